"""The pages of a profile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from discord import ui

from bot.draw.standings import CurvePoint, ProfileRow, ProfileScene
from bot.match.archive import Deed
from bot.match.bundle import GameBundle
from bot.match.values import UserId
from bot.text import Language, Translator
from bot.ui.layout import (
    QUIET,
    Layout,
    Part,
    button,
    frame,
    gallery,
    mention,
    option,
    rows,
    select,
    text,
    user_select,
)
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.table import name_feat
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest, plain
from bot.ui.presentation import PEOPLE, Presentation
from cogs.inn.profiles.service import Profile, ProfileLine, Versus
from cogs.inn.standings.pages import PUBLIC, write_rating

PROFILE: Final = "profile"
"""The picture of a person."""
MOST_OPENINGS: Final = 4


def profile_page(
    presentation: Presentation,
    profile: Profile,
    names: Mapping[UserId, str],
    language: Language,
    *,
    reader: UserId | None,
    said: str = "",
) -> Page:
    """Somebody's profile. names: what people are called in the picture. reader: None: everybody.

    said: how reliably they play, which is not in the picture.
    """
    translator = presentation.translator(language)
    called = {user: names.get(user, translator("person-unknown")) for user in people_of(profile)}
    pinged = {user: mention(translator, user) for user in called}
    told = list(tell_profile(presentation, profile, pinged, language))

    def request(view: str) -> PictureRequest:
        scene = _draw_profile(presentation, profile, called, language)
        alt = [scene.title, *tell_profile(presentation, profile, called, language)]
        return presentation.request_people(
            view, scene, lambda: "\n".join(alt).replace("**", "").replace("-# ", "")
        )

    def build(attached: Sequence[Attachment]) -> Layout:
        parts: list[Part] = [text(translator("profile-heading", user=mention(translator, profile.user)))]
        parts += [gallery(attachment.url, attachment.alt) for attachment in attached]
        parts.append(text("\n".join([*told, *([said] if said else [])])))
        parts += _choose_curve(presentation, translator, profile, language)
        return frame([*parts, *rows(_buttons(translator, profile, reader))], QUIET)

    return Page(PEOPLE, build, (PROFILE,) if profile.played else (), request)


def people_of(profile: Profile) -> tuple[UserId, ...]:
    """Those whose names a profile's picture shows."""
    return (profile.user, *([profile.rival.user] if profile.rival is not None else []))


def tell_profile(
    presentation: Presentation, profile: Profile, called: Mapping[UserId, str], language: Language
) -> Iterator[str]:
    """The whole profile in words, a line each."""
    translator = presentation.translator(language)
    if not profile.played:
        yield translator("profile-empty")
        return
    yield _about(translator, profile)
    for line in profile.lines:
        counts = translator("profile-won-of", won=line.won, played=line.played)
        name = _name_line(presentation, line, language)
        start = "-# ↳ " if line.side else "- "
        yield f"{start}{name}: {' · '.join(filter(None, (_rating(translator, line), counts)))}"
    if len(profile.curve) > 1 and profile.shown is not None:
        first, last = profile.curve[0], profile.curve[-1]
        highest = max(profile.curve, key=lambda point: point.rating)
        yield translator(
            "profile-curve-told",
            game=presentation.name(profile.shown, language),
            since=translator.day(first.at),
            first=str(first.rating),
            best=str(highest.rating),
            day=translator.day(highest.at),
            last=str(last.rating),
        )
    yield from _facts(presentation, profile, called, language)


def _about(translator: Translator, profile: Profile) -> str:
    phrases = [translator("standings-counts", played=profile.played, won=profile.won)]
    if profile.streak > 1:
        phrases.append(translator("profile-streak", count=profile.streak))
    return " · ".join(phrases)


def _facts(
    presentation: Presentation, profile: Profile, called: Mapping[UserId, str], language: Language
) -> Iterator[str]:
    translator = presentation.translator(language)
    if profile.rival is not None:
        rival = profile.rival
        yield translator("profile-rival", user=called[rival.user], played=rival.played, before=rival.ahead)
    if profile.best > 1:
        yield translator("profile-best", count=profile.best)
    if profile.longest is not None:
        game = presentation.name(profile.longest.game, language)
        yield translator("profile-longest", game=game, count=profile.longest.entries)
    for opening in profile.openings[:MOST_OPENINGS]:
        bundle = presentation.games[opening.game]
        if bundle.begun is not None:
            words = bundle.words
            yield translator(
                "profile-opening",
                game=words.seat(opening.seat, language) if bundle.game.facts.sided else words.name(language),
                opening=bundle.begun.say(words.translator(language), opening.opening),
                count=opening.times,
            )
    yield from tell_deeds(presentation, profile.deeds, language)


def _name_line(presentation: Presentation, line: ProfileLine, language: Language) -> str:
    bundle = presentation.games[line.game]
    return bundle.words.seat(line.side, language) if line.side else bundle.words.name(language)


def _rating(translator: Translator, line: ProfileLine) -> str:
    if line.rating is None:
        return ""
    rating = write_rating(line.rating)
    return translator("rating", rating=rating, deviation=str(line.rating.deviation))


def _draw_profile(
    presentation: Presentation, profile: Profile, called: Mapping[UserId, str], language: Language
) -> ProfileScene:
    translator = presentation.translator(language)
    points = profile.curve
    began = points[0].at if points else None
    span = (points[-1].at - points[0].at).total_seconds() if points else 0.0

    def place(number: int) -> float:
        if not span or began is None:
            return number / max(1, len(points) - 1)
        return (points[number].at - began).total_seconds() / span

    game = presentation.name(profile.shown, language) if profile.shown is not None else ""
    return ProfileScene(
        called[profile.user],
        _about(translator, profile),
        translator("profile-curve", game=game),
        tuple(CurvePoint(place(n), point.rating, point.deviation) for n, point in enumerate(points)),
        translator.day(points[0].at) if points else "",
        translator.day(points[-1].at) if points else "",
        tuple(
            ProfileRow(
                _name_line(presentation, line, language),
                _rating(translator, line).replace("**", ""),
                translator("profile-of", won=line.won, played=line.played),
                line.played,
                line.won,
                bool(line.side),
            )
            for line in profile.lines
        ),
        tuple(_facts(presentation, profile, called, language)),
    )


def _choose_curve(
    presentation: Presentation, translator: Translator, profile: Profile, language: Language
) -> list[Part]:
    played = [line.game for line in profile.lines if not line.side]
    if len(played) < 2:
        return []
    lines = [
        option(
            f"{profile.user}.{game}",
            translator("profile-curve", game=presentation.name(game, language)),
            chosen=game == profile.shown,
        )
        for game in played[:IN_A_SELECT]
    ]
    return [select(ComponentId(Kind.PROFILE, payload="curve"), translator("profile-choose"), lines)]


def _buttons(translator: Translator, profile: Profile, reader: UserId | None) -> list[ui.Button[Any]]:
    buttons = []
    if reader is not None and reader != profile.user:
        target = ComponentId(Kind.VERSUS, payload=f"{profile.user}")
        buttons.append(button(target, translator("button-versus"), emoji="🆚"))
    elif reader is not None and profile.rival is not None:
        target = ComponentId(Kind.VERSUS, payload=f"{profile.rival.user}")
        buttons.append(button(target, translator("button-versus"), emoji="🆚"))
    if profile.keeps_feats:
        first = profile.deeds[0].game if profile.deeds else ""
        feats = ComponentId(Kind.FEATS, payload=f"{profile.user}.{first}")
        buttons.append(button(feats, translator("button-feats"), emoji="🏅"))
    if reader is not None:
        buttons.append(_show_to_all(translator, Kind.PROFILE, f"{profile.user}.{profile.shown or ''}"))
    return buttons


def versus_page(
    presentation: Presentation, versus: Versus, language: Language, *, public: bool = False
) -> Page:
    """Two people head to head, in words. public: for everybody to see."""
    translator = presentation.translator(language)
    user, other = mention(translator, versus.user), mention(translator, versus.other)
    told = []
    for line in versus.lines:
        words = presentation.games[line.game].words
        name = words.name(language)
        if line.side:
            seat = words.seat(line.side, language)
            name = translator("versus-as", game=name, seat=seat, user=user)
        drawn = line.played - line.before - line.behind
        score = f"**{line.before} : {line.behind}**" + (
            f" ({translator('versus-drawn', count=drawn)})" if drawn else ""
        )
        told.append(f"- {name} — {score}")
    before = sum(line.before for line in versus.lines)
    behind = sum(line.behind for line in versus.lines)
    total = f"**{before} : {behind}**"
    heading = translator("versus-heading", user=user, other=other)
    if versus.last is not None:
        foot = translator("versus-foot", score=total, day=translator.day(versus.last))
    else:
        foot = translator("versus-empty")
    pair = f"{versus.user}.{versus.other}"

    def build() -> Layout:
        parts: list[Part] = [text(paragraph) for paragraph in (heading, "\n".join(told), foot) if paragraph]
        if not public:
            with_whom = ComponentId(Kind.VERSUS, payload=f"{versus.user}")
            parts.append(user_select(with_whom, translator("versus-choose"), (versus.other,), 1))
            back = button(
                ComponentId(Kind.PROFILE, payload=f"{versus.other}."),
                translator("button-profile"),
                emoji="👤",
            )
            parts += rows([back, _show_to_all(translator, Kind.VERSUS, pair)])
        return frame(parts, QUIET)

    return plain(build)


def _show_to_all(translator: Translator, kind: Kind, what: str) -> ui.Button[Any]:
    target = ComponentId(kind, payload=f"{what}.{PUBLIC}")
    return button(target, translator("button-standings-public"), emoji="📢")


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
    presentation: Presentation,
    user: UserId,
    deeds: Sequence[Deed],
    game: str,
    language: Language,
    *,
    public: bool = False,
) -> Page:
    """All feats of a game, and which of them somebody has done. public: for everybody to see."""
    translator, bundle = presentation.translator(language), presentation.games[game]
    done = {deed.feat: deed for deed in deeds if deed.game == game}
    lines = [_feat_line(translator, bundle, feat.key, done.get(feat.key), language) for feat in bundle.feats]

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
        parts.append(_choose_game_of_feats(presentation, translator, user, game, language))
        to_all = [] if public else [_show_to_all(translator, Kind.FEATS, f"{user}.{game}")]
        return frame([*parts, *rows([back, *to_all])], QUIET)

    return plain(build)


def _feat_line(
    translator: Translator, bundle: GameBundle, feat: str, deed: Deed | None, language: Language
) -> str:
    told = name_feat(bundle, feat, language)
    if deed is None:
        return translator("feats-open", **told)
    return translator("feats-done", **told, day=translator.day(deed.first), count=deed.times)


def _choose_game_of_feats(
    presentation: Presentation, translator: Translator, user: UserId, game: str, language: Language
) -> Part:
    lines = [
        option(f"{user}.{key}", bundle.words.name(language), chosen=key == game)
        for key, bundle in presentation.games.items()
        if bundle.feats
    ]
    return select(ComponentId(Kind.FEATS, payload="game"), translator("feats-choose"), lines[:IN_A_SELECT])
