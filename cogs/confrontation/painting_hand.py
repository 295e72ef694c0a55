"""The picture of a player's own hand: the cards to be read, and where the figures are."""

from __future__ import annotations

from PIL import Image

from bot.draw.canvas import greyed, stamp_at
from bot.draw.palette import THEMES
from bot.draw.type import Face, fit, write
from cogs.confrontation.painting_pieces import figure_token, full_card
from cogs.confrontation.painting_scene import HandScene, card_number, cards_of, name_of, speech

WIDTH, HEIGHT = 1400, 1120


def paint_hand(scene: HandScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    colours = THEMES[theme]
    says = speech(scene.language)
    image = Image.new("RGB", (round(WIDTH * scale), round(HEIGHT * scale)), colours.paper)

    def px(value: float) -> int:
        return max(1, round(value * scale))

    numbers = [card for card in cards_of(scene.side) if card_number(card)]
    texts = [*(card for card in cards_of(scene.side) if not card_number(card)), *scene.specials]
    for row, y, height in ((numbers, 160, 240), (texts, 470, 340)):
        room = (WIDTH - 60) / len(row)
        for index, name in enumerate(row):
            w = min(room - 16, 330)
            sprite = full_card(name, scene.language, colours, px(w), px(height))
            if name in scene.used:
                sprite = greyed(sprite, colours.paper, 0.5)
            stamp_at(image, sprite, (30 + room * (index + 0.5)) * scale, y * scale)
    for index, (figure, place) in enumerate(scene.places):
        x, y = 60 + index % 5 * 268, 745 + index // 5 * 190
        stamp_at(
            image, figure_token(figure, scene.language, colours, px(100)), (x + 20) * scale, (y + 60) * scale
        )
        text = says(f"board-place-{place}") if place in ("fallen", "tray") else name_of(place, scene.language)
        size = fit(text, Face.TEXT, px(32), 150 * scale)
        write(image, ((x + 80) * scale, (y + 60) * scale), text, Face.TEXT, size, colours.ink, "left")
    return image
