"""Lessons: private and alone, played on the real rules."""
