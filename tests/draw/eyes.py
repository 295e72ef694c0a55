"""Colours as colour-blind eyes see them."""

from __future__ import annotations

from typing import Literal

from bot.draw.kit.palette import Rgb

Sight = Literal["protan", "deutan", "tritan"]

_SIGHT: dict[Sight, tuple[tuple[float, float, float], ...]] = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def simulate(colour: Rgb, sight: Sight) -> Rgb:
    """A colour as a colour-blind eye sees it (Machado, Oliveira and Fernandes 2009, severity 1)."""

    def linear(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    def gamma(part: float) -> int:
        part = min(1.0, max(0.0, part))
        return round(255 * (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))

    values = [linear(value) for value in colour]
    red, green, blue = (gamma(sum(k * v for k, v in zip(row, values, strict=True))) for row in _SIGHT[sight])
    return red, green, blue
