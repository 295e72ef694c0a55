"""Feats: what somebody has done, and what there is to be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.match.archive import Deed
from bot.match.bundle import GameBundle
from bot.match.values import UserId
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.layout import QUIET, Layout, Part, button, frame, mention, option, rows, select, text
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation


def name_feat(bundle: GameBundle, feat: str, language: Language) -> dict[str, str]:
    """A feat's title, and what was done."""
    translator = bundle.words.translator(language)
    return {"feat": translator(f"feat-{feat}"), "about": translator(f"feat-{feat}.about")}


def tell_deeds(presentation: Presentation, deeds: Sequence[Deed], language: Language) -> Iterator[str]:
    """Tell how many feats somebody has done, and the latest of them; nothing where there are none."""
    if deeds:
        latest = deeds[0]
        yield presentation.translator(language)(
            "profile-feats",
            count=len(deeds),
            game=presentation.name(latest.game, language),
            feat=name_feat(presentation.games[latest.game], latest.feat, language)["feat"],
        )


def feats_page(
    presentation: Presentation, user: UserId, deeds: Sequence[Deed], game: str, language: Language
) -> Page:
    """All feats of a game, and which of them somebody has done."""
    translator, bundle = presentation.translator(language), presentation.games[game]
    done = {each.feat: each for each in deeds if each.game == game}
    lines = [_line(translator, bundle, feat.key, done.get(feat.key), language) for feat in bundle.feats]

    def build() -> Layout:
        heading = translator(
            "feats-heading",
            user=mention(translator, user),
            game=bundle.words.name(language),
            done=len(done),
            count=len(bundle.feats),
        )
        back = button(ComponentId(Kind.PROFILE, payload=f"{user}."), translator("button-profile"), emoji="👤")
        foot = text(translator("feats-foot"))
        parts: list[Part] = [text(heading), text("\n".join(lines)), foot]
        return frame(
            [*parts, _choose_game(presentation, translator, user, game, language), *rows([back])], QUIET
        )

    return plain(build)


def _line(
    translator: Translator, bundle: GameBundle, feat: str, deed: Deed | None, language: Language
) -> str:
    told = name_feat(bundle, feat, language)
    if deed is None:
        return translator("feats-open", **told)
    return translator("feats-done", **told, day=translator.day(deed.first), count=deed.times)


def _choose_game(
    presentation: Presentation, translator: Translator, user: UserId, game: str, language: Language
) -> Part:
    lines = [
        option(f"{user}.{key}", bundle.words.name(language), chosen=key == game)
        for key, bundle in presentation.games.items()
        if bundle.feats
    ]
    return select(ComponentId(Kind.FEATS, payload="game"), translator("feats-choose"), lines[:IN_A_SELECT])
