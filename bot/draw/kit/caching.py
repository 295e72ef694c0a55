"""Painted layers that are kept: each game keeps a bounded number of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec

from PIL import Image

P = ParamSpec("P")


def cache_layer(most: int) -> Callable[[Callable[P, Image.Image]], Callable[P, Image.Image]]:
    """Keeps at most so many of the layers a function paints, and gives a copy to paint on at each call."""

    def decorate(paint: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
        kept = lru_cache(maxsize=most)(paint)

        @wraps(paint)
        def copy(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
            return kept(*args, **kwargs).copy()  # type: ignore[arg-type]

        return copy

    return decorate
