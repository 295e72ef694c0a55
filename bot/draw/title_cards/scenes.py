"""Scenes of title cards: words as they are written."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TitleScene:
    """A title card, in words as they are written. art: the name of what is painted (`art.py`)."""

    art: str
    title: str
    line: str
    names: str
