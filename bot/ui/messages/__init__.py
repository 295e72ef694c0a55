"""What messages show: table, panel, lobby, log, lists. Pages are laid out here, and sent by others."""
