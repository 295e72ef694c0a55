"""Profiles: the games somebody has played on a server and how well, and two people head to head."""
