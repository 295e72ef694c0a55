"""Answers kept ahead of time: offered where a question comes up, listed, and taken back."""
