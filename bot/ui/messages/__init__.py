"""The pages of messages: table, panel, lobby, log, lists. They are laid out here, and sent by others."""
