"""The Ents Awake: Entmoot: dice against an Army in Orthanc, the fall of Saruman, another card (7.7)."""

from __future__ import annotations

from cogs.war.rules.cards.vocabulary_ents import ents

CARD = ents("fp_char_21")
