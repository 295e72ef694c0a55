"""The private panel of any game: the question, then its one picture; and the line that takes its place."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from discord import ui

from bot.engine import Action, Observation
from bot.match.bundle import GameBundle
from bot.match.match import Table, is_crowd
from bot.match.values import UserId
from bot.match.views import (
    CLAIM,
    FOLLOWS,
    LATE,
    OFFER,
    PLAYING,
    SEAT,
    STOOD_IN,
    TO_ANSWER,
    TURN,
    Arrangement,
    Turn,
    View,
    find_arrangement,
    find_introduced,
)
from bot.text import Aim, Language, Translator, aim_nowhere
from bot.ui.layout import (
    ACCENT,
    OVER,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    gallery,
    link,
    mention,
    option,
    rows,
    select,
    text,
)
from bot.ui.menus.level import IN_A_SELECT, Level, MenuIds, Trail, explanation, menu_parts
from bot.ui.menus.touch import foreseen_chains
from bot.ui.menus.tree import menu, ways_with_endings
from bot.ui.messages.actions import ASK_UNDO, UNDO
from bot.ui.messages.clocks import offer_next, overdue_parts
from bot.ui.messages.next_steps import First, find_next_step, next_step_parts
from bot.ui.messages.offers import offer_parts, pause_parts
from bot.ui.messages.ways import AGAIN, FINISHED, PANEL
from bot.ui.page import Attachment, ComponentId, Kind, Page
from bot.ui.presentation import Presentation, ending
from bot.ui.services import Services
from bot.ui.story import tell_since

KEEP, LAY = "keep", "lay"
"""What a button does with a set-up of one's own."""
SCALE = 0.75
"""Of the picture in a panel; *More* has them all, and bigger."""


async def compose_panel(
    services: Services,
    view: View,
    language: Language,
    user: UserId,
    trail: Trail = Trail(),
    note: str = "",
    onward: Turn | None = None,
    *,
    introduces: bool = False,
) -> Page:
    """The panel of the viewer, with their own set-ups; introduces: and in a first game with what is new."""
    presentation, settings = services.presentation, await services.matches.user_settings(user)
    arrangement, introduced = Arrangement(), None
    if view.observation.legal:
        arrangement = find_arrangement(presentation.bundle(view.table), view, settings)
    if introduces and settings.schooling.first_game == view.table.id:
        topics = presentation.bundle(view.table).words.list_topics(view.observation)
        introduced = await find_introduced(services.matches.settings, view, user, topics)
    is_over = view.table.phase == "over"
    first = await find_next_step(services, view, user) if introduces and is_over else None
    return panel_page(presentation, view, language, trail, note, onward, arrangement, introduced, first)


def panel_page(
    presentation: Presentation,
    view: View,
    language: Language,
    trail: Trail = Trail(),
    note: str = "",
    onward: Turn | None = None,
    arrangement: Arrangement = Arrangement(),
    introduced: str | None = None,
    first: First | None = None,
) -> Page:
    """The panel of the viewer, at a place in its menu.

    note: what has just come of a press. onward: another table that waits for the viewer, offered where there
    is nothing to decide at this one. arrangement: set-ups that may be kept or laid out. introduced: the kind
    of decision that is new to the viewer. first: of what the end is the first to the viewer.
    """
    key = view.table.key
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    level = menu_level(translator, bundle, view, language, trail)
    clocks, leading_on = view.table.clocks, list[Part]()
    is_late = clocks is not None and (clocks.claim or clocks.late(presentation.house_clock.moment()))
    if is_late and (level is None or is_claimed(view)):
        leading_on += overdue_parts(presentation, translator, view)
    leading_on += pause_parts(translator, view) if view.table.paused else []
    leading_on += [] if first is None else next_step_parts(translator, first)
    leading_on += [] if onward is None or level is not None else offer_next(presentation, onward, language)

    new = _introduce(translator, bundle, view, introduced, language)
    told = tell_since(translator, bundle, view, language)

    def build(attached: Sequence[Attachment]) -> Layout:
        between = [*_keep_arrangement(translator, view, arrangement), *leading_on]
        above = _lay_arrangement(translator, view, arrangement)
        return _layout(translator, bundle, view, language, level, [note, new], told, attached, above, between)

    return Page(
        key, build, (panel_picture(bundle, view, level),), presentation.picture_of(view, language, SCALE)
    )


def near_pictures(
    bundle: GameBundle, view: View, language: Language, shown: Sequence[str]
) -> list[ui.Button[Any]]:
    """The ways to pictures that are one press away, but for those that are shown: the main one at least."""
    whole = bundle.board.views(view.observation)[:1] if hides_the_whole(bundle, view.observation) else ()
    return [
        button(
            ComponentId(Kind.PICTURE, view.table.id, 0, name), bundle.words.view(name, language), emoji="🖼️"
        )
        for name in (*whole, *bundle.board.near(view.observation))
        if name not in shown
    ]


def galleries(translator: Translator, attached: Sequence[Attachment]) -> list[Part]:
    """The pictures of a message, and where they are older than its words, a line that says so."""
    parts: list[Part] = [gallery(attachment.url, attachment.alt) for attachment in attached]
    old = sum(attachment.old for attachment in attached)
    return [*parts, text(translator("picture-older", count=old))] if old else parts


def picture_menu(
    translator: Translator,
    bundle: GameBundle,
    view: View,
    language: Language,
    shown: str = "",
    target: ComponentId | None = None,
) -> Part:
    """A menu of all pictures on offer. shown: the one that is open; target: shows one."""
    names = bundle.board.views(view.observation)[:IN_A_SELECT]
    lines = [option(name, bundle.words.view(name, language), chosen=name == shown) for name in names]
    return select(target or ComponentId(Kind.PICTURE, view.table.id), translator("pictures-choose"), lines)


def hides_the_whole(bundle: GameBundle, observation: Observation) -> bool:
    """Check whether messages show parts and not the main picture: then the way to it is one press."""
    return bundle.board.views(observation)[0] not in bundle.board.shown(observation)


def _lay_arrangement(translator: Translator, view: View, arrangement: Arrangement) -> list[Part]:
    """To lay out a set-up at once, before all menus by which it could be done piece by piece."""
    if not arrangement.kept:
        return []
    lay = ComponentId(Kind.ARRANGE, view.table.id, view.stamp, LAY)
    if arrangement.is_own:
        return rows([button(lay, translator("button-arrangement-lay"), emoji="📥")])
    return rows([button(lay, translator("button-arrangement-good"), "primary", "📥")])


def _keep_arrangement(translator: Translator, view: View, arrangement: Arrangement) -> list[Part]:
    """To keep the set-up that stands."""
    if not arrangement.standing:
        return []
    keep = ComponentId(Kind.ARRANGE, view.table.id, view.stamp, KEEP)
    return rows([button(keep, translator("button-arrangement-keep"), emoji="💾")])


def panel_picture(bundle: GameBundle, view: View, level: Level | None = None) -> str:
    """The one picture of a panel: what the question needs as far as it is still open; without a question,
    what stands first. level: where the viewer is in the menu."""
    if not is_asked(view):
        return bundle.board.shown_after(view.observation, view.news)[0]
    if level is None:
        return bundle.board.needed(view.observation)
    return bundle.board.needed_for(view.observation, still_open(view.observation, level))


def still_open(observation: Observation, level: Level) -> tuple[Action, ...]:
    """The legal actions that a level of the menu still leads to."""
    reached = frozenset(level.reached)
    return tuple(action for action in observation.legal if str(action) in reached)


def is_asked(view: View) -> bool:
    """Check whether the viewer has something to decide."""
    if view.seat is None or stand_in_of(view) is not None:
        return False
    return bool(view.observation.legal) and view.table.phase == "playing"


def is_claimed(view: View) -> bool:
    """Check whether something is claimed against the viewer."""
    clocks = view.table.clocks
    return clocks is not None and clocks.claim is not None and clocks.claim.of == view.seat


def stand_in_of(view: View) -> UserId | None:
    """Find who of the house plays for the viewer."""
    playing = view.seat is not None and view.table.phase == "playing"
    return view.table.stand_in_at(view.seat) if playing and view.seat is not None else None


def is_hinted(view: View) -> bool:
    """Check whether the house tells the viewer what it would do: alone against it, or where all agreed."""
    return view.alone or view.table.hints


def menu_level(
    translator: Translator,
    bundle: GameBundle,
    view: View,
    language: Language,
    trail: Trail,
    aim: Aim = aim_nowhere,
) -> Level | None:
    """The level of the viewer's menu at a place in it; None where nothing is asked.

    aim: where it is touched, from `GameText.aims`; then with what can be done at once by touching it.
    """
    if not is_asked(view):
        return None
    path, chains = ways_with_endings(translator, bundle, view.observation, language)
    if aim is not aim_nowhere:
        chains = [*chains, *foreseen_chains(bundle, view.observation, language)]
    return menu(view.observation.legal, path, trail, chains, aim)


def _layout(
    translator: Translator,
    bundle: GameBundle,
    view: View,
    language: Language,
    level: Level | None,
    notes: Sequence[str],
    told: str,
    attached: Sequence[Attachment],
    above: Sequence[Part],
    between: Sequence[Part],
) -> Layout:
    words, observation = bundle.words, view.observation
    seat = words.seat(view.seat, language) if view.seat else translator("panel-watching")
    parts: list[Part] = [text(translator("panel-heading", seat=seat, game=words.name(language)))]
    parts += [text(f"> {note}") for note in notes if note]
    accent = ACCENT
    if observation.outcome is not None or view.table.phase != "playing":
        accent = OVER
        over = observation.outcome is not None or view.table.phase == "over"
        how = ending(translator, bundle, view, language) if over else translator(f"phase-{view.table.phase}")
        parts += [text(how), *rows(offer_first(translator, view.table))]
    elif level is not None:
        parts.append(text(explanation(translator, words.prompt(observation, language), level)))
        parts += above
        parts += menu_parts(translator, MenuIds(view.table.id, view.stamp), level)
    else:
        accent = QUIET
        parts += _played_for(translator, view)
        parts.append(text(_waiting(translator, view)))
    parts += [*between, *_offers(translator, bundle, view, language, level)]
    parts += galleries(translator, attached)
    seats = tell_seats(translator, bundle, view.table, language)
    if view.alone and not view.table.place.is_private:
        # Whoever is alone with the house has this wherever they began, and the table in a thread of its own.
        seats = f"{seats} · <#{view.table.place.channel}>"
    parts.append(text("\n".join([*filter(None, [told]), f"-# {seats}"])))
    near = near_pictures(bundle, view, language, (panel_picture(bundle, view, level),))
    near += PANEL.list_ways(translator, bundle, view)
    parts += _foot(translator, view, near, is_taught=bool(notes[-1]))
    return frame(parts, accent)


def _offers(
    translator: Translator, bundle: GameBundle, view: View, language: Language, level: Level | None
) -> list[Part]:
    """Lay out what is asked at the table, if anything; beside a menu one request at a time is answered."""
    asked = view.table.offers
    most = len(asked) if level is None else 1
    return offer_parts(translator, bundle, view, language, most=most) if asked else []


def tell_seats(translator: Translator, bundle: GameBundle, table: Table, language: Language) -> str:
    """Tell who sits where, and the points of the series so far; sides that vote first, all at once."""
    points = dict(table.totals) if table.series > 1 else {}
    voted = [f"**{bundle.words.seat(seat, language)}**" for seat, user in table.seats if is_crowd(user)]
    told = [translator("seats-voted", seats=translator.join(voted))] if voted else []
    for seat, user in table.seats:
        if user is not None and not is_crowd(user):
            stand_in = table.stand_in_at(seat)
            who = mention(translator, user)
            if stand_in is not None:
                who = translator("stand-in-at", user=who, player=mention(translator, stand_in))
            name = f"**{bundle.words.seat(seat, language)}** {who}"
            told.append(f"{name} · {points[user]}" if user in points else name)
    return " — ".join(told)


def _introduce(
    translator: Translator, bundle: GameBundle, view: View, introduced: str | None, language: Language
) -> str:
    """Tell a seat what is said the first time a kind of decision comes."""
    say, message = bundle.words.translator(language), f"introduction-{introduced}"
    if introduced is None or not say.has(message):
        return ""
    return translator("introduction", text=say(message, seat=view.seat or ""))


def _played_for(translator: Translator, view: View) -> list[Part]:
    """Lay out who of the house plays for the viewer, and the way back."""
    player = stand_in_of(view)
    if player is None:
        return []
    back = button(ComponentId(Kind.COME_BACK, view.table.id), translator("button-come-back"), "success", "🪑")
    told = translator("panel-stand-in", player=mention(translator, player))
    return [text(told), *rows([back])]


def _waiting(translator: Translator, view: View) -> str:
    """Tell who else must choose."""
    seats = [decision.seat for decision in view.observation.waiting if decision.seat != view.seat]
    users = [view.table.player_at(seat) for seat in seats]
    names = translator.join([mention(translator, user) for user in users if user])
    # Whose part in the game is over waits for no turn.
    told = "panel-others" if view.gave_up else "panel-waiting"
    return translator(told, names=names, count=len(seats))


def _foot(
    translator: Translator, view: View, near: Sequence[ui.Button[Any]], *, is_taught: bool
) -> list[Part]:
    match, stamp = view.table.id, view.stamp
    buttons = [*near]
    for action, can in ((UNDO, "free"), (ASK_UNDO, "by-consent")):
        if view.can_undo == can:
            buttons.append(action.button(translator, match, stamp))
    if is_asked(view) and is_hinted(view):
        buttons.append(button(ComponentId(Kind.HINT, match, stamp), translator("button-hint"), emoji="💡"))
    if is_taught:
        enough = ComponentId(Kind.FIRST_GAME, match, stamp)
        buttons.append(button(enough, translator("button-enough-explained"), emoji="🎓"))
    others = (
        (Kind.REFRESH, "refresh", "🔄"),
        (Kind.WHAT, "what", "❓"),
        (Kind.MORE, "more", "⚙️"),
    )
    buttons += [
        button(ComponentId(kind, match, stamp), translator(f"button-{name}"), emoji=emoji)
        for kind, name, emoji in others
    ]
    return rows(buttons)


def offer_first(translator: Translator, table: Table) -> list[ui.Button[Any]]:
    """Offer what most want after a game: to play once more, to look back; the rest is under *More*."""
    if table.phase != "over":
        return []
    actions = [action for place in (AGAIN, FINISHED) for action in place.list_offered(table)]
    return [action.button(translator, table.id) for action in actions]


# One line in the place of a private message whose question, request or game is over.


def past_layout(presentation: Presentation, view: View, language: Language, what: str) -> Layout:
    """The line, with the game and its place."""
    translator = presentation.translator(language)
    game = presentation.name(view.table.key, language)
    return frame([text(translator("past", game=game, place=link(view.table), what=what))], QUIET)


def tell_past(
    presentation: Presentation,
    view: View,
    language: Language,
    gone: Collection[str],
    holds: Collection[str],
    *,
    moved: bool,
) -> str:
    """Tell what has become of what a message spoke of. gone: what is no longer so; holds: what is.

    moved: whether the reader has acted since.
    """
    translator, table = presentation.translator(language), view.table
    if PLAYING not in holds:
        over = table.phase == "over"
        bundle = presentation.bundle(table)
        return ending(translator, bundle, view, language) if over else translator(f"phase-{table.phase}")
    if any(fact.startswith(SEAT) for fact in gone):
        return translator("past-seat")
    if any(fact.startswith(FOLLOWS) for fact in gone):
        wish = next((fact for fact in holds if fact.startswith(FOLLOWS)), None)
        return translator("past-follow" if wish is None else "past-follow-end")
    player = stand_in_of(view)
    if STOOD_IN in holds and player is not None:
        return translator("panel-stand-in", player=mention(translator, player))
    if any(fact.startswith(TURN) for fact in gone):
        return translator("past-moved" if moved else "past-turn")
    requests = [fact.removesuffix(TO_ANSWER) for fact in gone if fact.startswith(OFFER)]
    if requests:
        return translator("past-answered" if set(requests) <= set(holds) else "past-request")
    if any(fact.startswith((CLAIM, LATE)) for fact in gone):
        return translator("past-claim")
    return translator("past-turn")
