"""What a server has played, added up."""
