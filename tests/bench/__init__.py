"""Ratios to floors taken in the same run (`make bench`). Nothing here is asserted in tests."""
