"""Settings of users and servers, read once and kept."""
