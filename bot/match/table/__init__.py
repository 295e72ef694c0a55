"""A match as values: what is loaded, what everybody may know of it, and the draft of a change."""
