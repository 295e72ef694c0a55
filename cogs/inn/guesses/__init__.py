"""One's own notes on hidden pieces of others."""
