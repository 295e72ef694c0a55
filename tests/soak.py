"""`make soak` sets SOAK: the long checks then run at full length, of which `make test` takes a sample."""

from __future__ import annotations

import os

SOAK = bool(os.environ.get("SOAK"))
