"""What users and servers have set."""
