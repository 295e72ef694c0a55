"""What the managers of a server do at its tables."""
