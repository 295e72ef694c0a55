"""Free seats of a server: who looks for them, who sits down from afar, and a role that is called."""
