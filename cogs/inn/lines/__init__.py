"""Lines: if the other side does this, I do that, up to five times, imagined beforehand."""
