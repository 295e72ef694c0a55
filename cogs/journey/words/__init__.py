"""Everything Journey to Mordor says: observation to words, in English and Polish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine import Event, Options, Seat
from bot.text import LABEL, BaseGameText, Chapter, Forms, Item, Language, escape_markdown, join_fitting
from cogs.journey import events
from cogs.journey.components import (
    CIRCLES,
    COLOUR,
    GANDALF,
    NAZGUL,
    ORC,
    PLACES,
    PRINTED,
    RING,
    WHITE_TREE,
    Profile,
)
from cogs.journey.observation import JourneyObservation
from cogs.journey.state import Dice, JourneyOptions, Track
from cogs.journey.words.menus import Menus, Prompts, find_spot, foretell
from cogs.journey.words.phrases import PHRASES, SIGNS, STRINGS, Phrasebook, glossary

# The story of a game: one line for an event.


MINOR: frozenset[type[Event]] = frozenset(
    {events.DiceRolled, events.RollRepeated, events.DiceKept, events.RollingEnded}
)
"""What the picture shows, or what came of it says better."""


def tell(say: Phrasebook, event: Event, viewer: Seat | None) -> str | None:
    """The line for an event; None where it is not for this viewer."""
    if not event.known_to(viewer):
        return None
    line = say(f"event-{event.kind()}", **_values(say, event))
    if isinstance(event, events.TurnBegan) and event.place_rule:
        return f"{line} {say(f'rule-{event.place_rule}')}"
    return line


def winners(say: Phrasebook, seats: tuple[Seat, ...]) -> dict[str, Forms]:
    """The variable of an outcome: who has won; nothing where nobody has."""
    return {"winners": say.several(seats)} if seats else {}


def _values(say: Phrasebook, event: Event) -> Mapping[str, Any]:
    about = {"seat": say.name(event.seat)} if hasattr(event, "seat") else {}
    return about | _more(say, event)


def _more(say: Phrasebook, event: Event) -> dict[str, Any]:
    match event:
        case events.FirstPlayerChosen():
            return {"how": event.how}
        case events.TurnBegan():
            return {"round": event.round, "place": say.name(event.place)}
        case events.DiceRolled():
            return {"roll": event.roll, "dice": _list(say, event.dice), "repeated": yes(event.repeated)}
        case events.RollRepeated():
            return {"roll": event.roll}
        case events.DiceKept():
            return {"dice": _list(say, event.dice), "forced": yes(event.forced)}
        case events.RollingEnded():
            return {"tree": yes(event.tree), "rolls": event.rolls, "unused": len(event.unused)}
        case events.OrcsVoidedRings() | events.OrcsBeaten():
            return {"rings": event.rings, "orcs": event.orcs, "weapons": event.weapons}
        case events.GandalfWithoutEffect():
            return {"why": event.why}
        case events.SquaresHalved():
            numbers = say.translator.join([str(number) for number in event.squares])
            return {"count": len(event.squares), "squares": numbers}
        case events.NazgulStruck():
            return {"count": len(event.dice), "colours": say.several(event.dice), "left": event.left}
        case events.NazgulSpared():
            return {"count": len(event.dice), "colours": say.several(event.dice), "why": event.why}
        case events.CirclesCrossed():
            return {"count": event.count, "place": say.name(event.place), "surplus": event.surplus}
        case _:
            return _ending(say, event)


def _ending(say: Phrasebook, event: Event) -> dict[str, Any]:
    match event:
        case events.HobbitEliminated():
            return {"colour": say.name(event.colour), "at_mordor": yes(event.at_mordor)}
        case events.FinalRound():
            return {"waiting": say.several(event.waiting)}
        case events.TieBroken():
            return {"fields": ", ".join(f"{say.label(seat)} {left}" for seat, left in event.left)}
        case events.SeatResigned():
            return {"colour": say.name(event.colour), "dropped": yes(event.dropped)}
        case events.GameEnded():
            return {"how": say(event.reason, **winners(say, event.winners))}
        case _:
            return {}


def _list(say: Phrasebook, dice: events.Pairs) -> Forms:
    """Dice inside a sentence, after a colon: symbols as they are written there."""
    forms = say.dice(dice, signs=True)
    return {**forms, LABEL: forms["nom"]}


def yes(fact: bool) -> str:
    """A fact as catalogues choose by it."""
    return "yes" if fact else "no"


# Some numbers of a game that is over.


def tally(say: Phrasebook, told: Sequence[Event], seen: JourneyObservation) -> Iterator[str]:
    """Rounds, rolls, and how often the dice showed Nazgûl and Rings against what was to be expected."""
    rolls = [event for event in told if isinstance(event, events.DiceRolled)]
    faces = seen.options.printed.faces
    yield say("tally-rounds", count=seen.round)
    yield say("tally-rolls", count=len(rolls))
    for symbol in (RING, NAZGUL):
        dice = [die for roll in rolls for die in roll.dice]
        expected = sum(faces[colour].count(symbol) / len(faces[colour]) for colour, _ in dice)
        count = sum(face == symbol for _, face in dice)
        yield say(f"tally-{symbol}", count=count, expected=round(expected))


# What the dice and the sheets of a table show, in words, and what of it is certain.


def describe_printed(options: Options, language: Language) -> str:
    """Every die with its faces, and the squares: a line each, in Discord markdown."""
    assert isinstance(options, JourneyOptions)
    return "\n".join(_lines(PHRASES[language], options.printed, language))


def _lines(say: Phrasebook, printed: Profile, language: Language) -> Iterator[str]:
    if printed.name(language):
        yield f"### {escape_markdown(printed.name(language))}"
    yield from (f"- {line}" for line in tell_printed(say, printed))


def tell_printed(say: Phrasebook, printed: Profile) -> Iterator[str]:
    """A line for each die, and one for the squares."""
    unsure = f" {say('uncertain-mark')}"
    for colour, faces in printed.faces.items():
        line = say("printed-die", colour=say.label(colour), faces=_faces(say, faces))
        yield line if printed.faces_certain else line + unsure
    line = say("printed-squares", count=printed.nazgul_squares)
    yield line if printed.squares_certain else line + unsure


def _faces(say: Phrasebook, faces: tuple[str, ...]) -> str:
    parts = []
    for symbol, count in Counter(faces).items():
        name = say.label(symbol)
        parts.append(name if count == 1 else say("printed-times", symbol=name, count=count))
    return ", ".join(parts)


def list_doubts(say: Phrasebook, printed: Profile) -> Iterator[str]:
    """1.1, 1.2 What of the components nobody has read off the print."""
    if not printed.faces_certain:
        yield say("doubt-faces")
    if not printed.squares_certain:
        yield say("doubt-squares", squares=printed.nazgul_squares)


def fill_page(text: str, say: Phrasebook, printed: Profile) -> str:
    """A rules page with its places filled; a line that is left empty is left out."""
    places = {
        "{squares}": say("rules-squares", count=printed.nazgul_squares),
        "{certainty}": "\n".join(_say_what_is_certain(say, printed)),
    }
    for place, value in places.items():
        text = text.replace(place, value)
    return text.strip()


def _say_what_is_certain(say: Phrasebook, printed: Profile) -> Iterator[str]:
    """P13 What is not known of the print is called so; what a profile has corrected is told."""
    if printed is PRINTED:
        yield say("rules-uncertain")
        return
    yield say("rules-profile")
    yield from (f"- {line}" for line in tell_printed(say, printed))
    if not (printed.faces_certain and printed.squares_certain):
        yield say("rules-profile-uncertain", mark=say("uncertain-mark"))


# The position in words: the text twin of the pictures, and their alt texts.


def status(say: Phrasebook, seen: JourneyObservation) -> str:
    """Tell where the game stands, for everybody: two lines at most."""
    if seen.outcome is not None:
        points = ", ".join(f"{say.label(seat)} {count}" for seat, count in seen.outcome.scores)
        return say("status-over", how=outcome(say, seen), points=points)
    if seen.turn is None:
        return say("status-first")
    turn, place = say.name(seen.turn), say.name(_place(seen))
    first = say("status-turn", final=yes(seen.final_round), round=seen.round, seat=turn, place=place)
    second = [say("status-roll", roll=seen.roll)] if seen.roll else []
    if seen.place_rule:
        second.append(say(f"rule-{seen.place_rule}"))
    return "\n".join([first, " ".join(second)]).strip()


def _place(seen: JourneyObservation) -> str:
    """Return where the active player's turn began (3.2)."""
    if seen.place is not None:
        return seen.place
    assert seen.turn is not None
    return PLACES[seen.track(seen.turn).circles]


def outcome(say: Phrasebook, seen: JourneyObservation) -> str:
    """Tell how the game ended."""
    assert seen.outcome is not None, "asked only after the end"
    return say(seen.outcome.reason, **winners(say, seen.outcome.winners))


class Description:
    """Everything there is to know, said in one language."""

    def __init__(self, say: Phrasebook, seen: JourneyObservation) -> None:
        self.say = say
        self.seen = seen

    def whole(self) -> str:
        """All of it, as Discord markdown: status, dice, sheets, what the turn before did."""
        return "\n".join([status(self.say, self.seen), *self._dice(), *self._sheets(), *self._notes()])

    def alt(self, view: str) -> str:
        """The alt text of a picture, the most important first; what does not fit is left out at the end."""
        return join_fitting(self._sentences(view))

    def _sentences(self, view: str) -> Iterator[str]:
        if view == "faces":
            return (_sentence(line) for line in tell_printed(self.say, self.seen.options.printed))
        return self._alt_dice() if view == "dice" else self._alt_table()

    # The parts of the whole

    def _dice(self) -> Iterator[str]:
        seen = self.seen
        if seen.outcome is not None or not (seen.rolled or seen.aside):
            return
        yield f"### {self.say('describe-dice')}"
        yield from self._roll()
        if seen.chosen and seen.complete:
            yield (
                self.say("describe-ends") if seen.ends else self.say("describe-goes-on", left=len(seen.left))
            )
        if seen.repeated:
            yield self.say("describe-repeated")
        if seen.may_repeat:
            yield self.say("describe-may-repeat")
        if seen.forecast is not None:
            yield self._forecast()

    def _roll(self) -> Iterator[str]:
        seen = self.seen
        aside = [
            self.say("describe-aside-die", die=self._die(die.colour, die.symbol), roll=roll)
            for die, roll in zip(seen.aside, seen.aside_rolls, strict=True)
        ]
        yield self.say("describe-aside", dice=", ".join(aside) or self.say("describe-none"))
        if seen.rolled:
            yield self.say("describe-rolled", roll=seen.roll, dice=self._list(seen.rolled))
            taken = tuple(die for die in seen.rolled if die.colour in seen.chosen)
            yield self.say("describe-chosen", dice=self._list(taken) or self.say("describe-none"))

    def _list(self, dice: Dice) -> str:
        return ", ".join(self._die(die.colour, die.symbol) for die in dice)

    def _die(self, colour: str, symbol: str) -> str:
        return self.say("describe-die", colour=self.say.name(colour), symbol=self.say.name(symbol))

    def _forecast(self) -> str:
        assert self.seen.forecast is not None
        return self.say("ahead", effects=foretell(self.say, self.seen.forecast, self.seen.viewer))

    def _sheets(self) -> Iterator[str]:
        yield f"### {self.say('describe-sheets')}"
        for track in self.seen.tracks:
            line = self.say(
                "describe-sheet",
                seat=self.say.to(None).name(track.seat),
                colour=self.say.name(COLOUR[track.seat]),
                place=self.say.name(PLACES[track.circles]),
                circles=track.circles,
                all=CIRCLES,
            )
            yield f"{line} – {self._status(track)}" if track.status != "playing" else line
            yield f"- {self._squares(track)}"

    def _status(self, track: Track) -> str:
        return self.say(f"describe-status-{track.status}")

    def _squares(self, track: Track) -> str:
        crossed = sum(square.crossed for square in track.squares)
        halved = [str(number) for number, square in enumerate(track.squares, start=1) if square.parts > 1]
        numbers = self.say.translator.join(halved) if halved else "none"
        return self.say("describe-track", crossed=crossed, left=track.left, halved=numbers)

    def _notes(self) -> Iterator[str]:
        seen = self.seen
        if seen.neutral and seen.outcome is None:
            yield self.say("describe-neutral", colours=self.say.several(seen.neutral))
        if seen.still_to_play and seen.outcome is None:
            yield self.say("describe-waiting", seats=self.say.several(seen.still_to_play))
        if seen.first is not None:
            yield self.say("describe-first", seat=self.say.name(seen.first))
        if seen.last is not None:
            effects = foretell(self.say, seen.last, seen.viewer)
            yield self.say("describe-last", seat=self.say.name(seen.last.seat), effects=effects)

    # Alt texts

    def _alt_table(self) -> Iterator[str]:
        seats = self.say.to(None).several([track.seat for track in self.seen.tracks])
        yield self.say("alt-table", seats=seats)
        yield status(self.say, self.seen).replace("\n", " ")
        for track in self.seen.tracks:
            yield self._alt_sheet(track)
        if self.seen.outcome is None and self.seen.rolled:
            yield from (_sentence(line) for line in self._roll())
            if self.seen.forecast is not None:
                yield self._forecast()

    def _alt_dice(self) -> Iterator[str]:
        assert self.seen.turn is not None, "the dice are shown to the active player only"
        yield self.say("alt-dice", seat=self.say.name(self.seen.turn))
        yield status(self.say, self.seen).replace("\n", " ")
        yield from (_sentence(line) for line in self._roll())
        if self.seen.forecast is not None:
            yield self._forecast()

    def _alt_sheet(self, track: Track) -> str:
        seat = self.say.to(None).name(track.seat)
        if not track.in_game:
            return self.say("alt-sheet-gone", seat=seat, status=self._status(track))
        place = self.say.name(PLACES[track.circles])
        return self.say(
            "alt-sheet", seat=seat, place=place, circles=track.circles, all=CIRCLES, left=track.left
        )


def _sentence(line: str) -> str:
    return line if line.endswith(".") else f"{line}."


PROFILE = "profile"
"""The option that is a profile."""
INTRODUCED = (NAZGUL, ORC, WHITE_TREE, GANDALF)
"""Symbols that a first game explains, the most pressing first."""


class JourneyText(BaseGameText[JourneyObservation, Phrasebook]):
    """The texts of the game: `GameText[JourneyObservation]`. printed: what the dice and sheets show."""

    def __init__(self, printed: Profile = PRINTED) -> None:
        super().__init__(
            PHRASES,
            STRINGS,
            status=status,
            outcome=outcome,
            tell=tell,
            prompts=Prompts,
            menus=Menus,
            aim=find_spot,
            chains=lambda say, seen: Menus(say, seen).chains(),
            description=Description,
            glossary=glossary,
            signs=SIGNS,
            tally=tally,
            minor=MINOR,
        )
        self._printed = printed

    def of(self, options: Options) -> JourneyText:
        """The texts of a table that plays with these options: its rules say what its dice show."""
        assert isinstance(options, JourneyOptions)
        return self if options.printed == self._printed else JourneyText(options.printed)

    def chapters(self, language: Language) -> tuple[Chapter, ...]:
        """The summary, with what the dice and sheets of the table show in it."""
        say = self.phrases[language]
        return tuple(
            replace(chapter, body=fill_page(chapter.body, say, self._printed))
            for chapter in super().chapters(language)
        )

    def doubts(self, language: Language) -> Sequence[str]:
        """What of the dice and sheets of the table is a reconstruction."""
        return tuple(list_doubts(self.phrases[language], self._printed))

    def list_topics(self, observation: JourneyObservation) -> Sequence[str]:
        """List the kind of the decision, the last round, and each symbol of the roll."""
        kinds = super().list_topics(observation)
        if not kinds:
            return ()
        shown = {die.symbol for die in observation.rolled}
        final = ["final"] if observation.final_round else []
        return (*kinds, *final, *(symbol for symbol in INTRODUCED if symbol in shown))

    def option(self, name: str, value: str | None, language: Language) -> Item:
        """An option, or one of its values; a profile has a name instead, if any."""
        if name != PROFILE:
            return super().option(name, value, language)
        item, called = super().option(name, None, language), escape_markdown(self._printed.name(language))
        if not called:
            return item
        return replace(item, label=self.phrases[language]("option-profile-called", name=called))


WORDS = JourneyText()
