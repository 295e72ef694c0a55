"""The position of the day: what makes one (`puzzle`), where it is found (`finding`), and who chose what
(`puzzles`)."""
