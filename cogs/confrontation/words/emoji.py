"""Emoji that help to find a figure or a card in a menu. They say nothing that the label does not say."""

from __future__ import annotations

from collections.abc import Mapping

_KEYCAP = "{}\ufe0f\u20e3"

FACES: Mapping[str, str] = {
    "frodo": "💍",
    "sam": "🥔",
    "pippin": "🍎",
    "merry": "🗡️",
    "gandalf": "🧙",
    "aragorn": "👑",
    "legolas": "🏹",
    "gimli": "🪓",
    "boromir": "📯",
    "balrog": "🔥",
    "shelob": "🕷️",
    "witch_king": "💀",
    "flying_nazgul": "🦇",
    "black_rider": "🐎",
    "saruman": "🔮",
    "orcs": "👹",
    "warg": "🐺",
    "cave_troll": "🧌",
    "l_magic": "✨",
    "l_sacrifice": "🕯️",
    "l_cloak": "🍃",
    "l_retreat": "🥾",
    "d_magic": "✨",
    "d_eye": "👁️",
    "d_retreat": "↔️",
    **{f"l{number}": _KEYCAP.format(number) for number in range(1, 6)},
    **{f"d{number}": _KEYCAP.format(number) for number in range(1, 7)},
}
