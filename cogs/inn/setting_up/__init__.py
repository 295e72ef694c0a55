"""Setting up a server: five questions with answers already chosen, for who manages it."""
