"""`/table`: what is done at a table."""
