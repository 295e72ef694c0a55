# War of the Ring
