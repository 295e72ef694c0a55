"""The games of The Confrontation that are kept as golden records."""

from __future__ import annotations

from tests.playthroughs.make import Wanted

WANTED = (
    Wanted("frodo_reaches_mordor", lambda end, _: end.reason == "outcome-frodo-in-mordor"),
    Wanted("frodo_falls", lambda end, _: end.reason == "outcome-frodo-defeated"),
    Wanted("three_in_the_shire", lambda end, _: end.reason == "outcome-three-in-shire"),
    Wanted("no_move_left", lambda end, _: end.reason == "outcome-no-move"),
    Wanted("light_resigns", lambda end, _: end.winners == ("dark",), resigns=40),
    Wanted(
        "special_cards_by_hand",
        lambda _, kinds: (
            {"shadowfax-ridden", "gandalf-returned", "palantir-used", "figure-recalled"} <= kinds
            and {"figures-rearranged", "tunnel-entered", "magic-exchanged"} <= kinds
        ),
        '{"light_specials":"both","dark_specials":"both","rearrange":"by_hand","pick_revealed":true}',
    ),
)
