"""The settings of people, and the data kept of them."""
