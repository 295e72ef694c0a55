"""The command line: join a Discord and serve, open one on this machine, tell a record."""
