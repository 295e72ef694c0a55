"""Polish that was wrong once: what a message must say, and what it must not say again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from cogs import bundles
from cogs.war.model.turn_events import HuntAllocated

COGS = Path(__file__).parents[2] / "cogs"


class Wording(NamedTuple):
    """A message: what it must and must not contain. why: the fault."""

    page: str
    id: str
    must: str
    must_not: str
    why: str


COMBAT, MOD = "war/strings/combat/pl.ftl", "war/strings/groteka/pl.ftl"
BATTLE, JOURNEY = "battle/strings/pl.ftl", "journey/strings/pl.ftl"
WORDINGS = (
    Wording(
        "confrontation/strings/pl.ftl",
        "option-retreat_upstream-true",
        "pod prąd",
        "w obie strony",
        "along a river there are no two sides to step to",
    ),
    Wording(COMBAT, "text-groteka-cruel_as_death", "dowodzi do 4 innych", "dowodzą", "a number governs"),
    Wording(COMBAT, "text-groteka-onslaught", "poświęca do 4 jednostek", "z do 4", "two prepositions"),
    Wording(
        COMBAT, "text-groteka-relentless_assault", "poświęca do 2 jednostek", "z do 2", "two prepositions"
    ),
    Wording(COMBAT, "text-groteka-heroic_death", "śmierć Dowódcy", "ginie Dowódca i wstaje", "no sentence"),
    Wording(COMBAT, "text-groteka-great_host", "dwa razy liczniejszy", "Armia dwa razy większa", "number"),
    Wording(COMBAT, "text-groteka-sudden_strike", "zdolności przywódczych", "dowodzenie", "the wrong term"),
    Wording(MOD, "choice-spread-counter", "Kontratak wszystkimi jednostkami", "Kontratakuj", "with whom?"),
    Wording(BATTLE, "power-joker_big_enemy", "Dodatkowy joker", "Joker więcej", "not Polish word order"),
    Wording(BATTLE, "power-joker_captain", "Dodatkowy joker", "Joker więcej", "not Polish word order"),
    Wording(BATTLE, "describe-hand", "W ręku", "Na ręce", "the rulebook holds cards w ręku"),
    Wording(BATTLE, "describe-piles", "W ręku", "Na ręce", "the rulebook holds cards w ręku"),
    Wording(JOURNEY, "several-orc", "orków", "orki", "Orcs are people: two of them are dwóch orków"),
    Wording(JOURNEY, "view-dice", "Kostki", "Kości", "kości are bones, too"),
    Wording(JOURNEY, "prompt-more", "dołożyć", "Dobierz", "dice are not drawn"),
    Wording(JOURNEY, "prompt-forced", "dołożyć", "Dobierz", "dice are not drawn"),
    Wording(JOURNEY, "prompt-nazgul-taken", "bo jednego Nazgula odłożyć trzeba", "to obowiązek", "stilted"),
    Wording("duel/strings/pl.ftl", "describe-track", "zostało im", "dzieli ich", "twelve of what?"),
    Wording(
        COMBAT, "text-groteka-dread_and_despair", "zdolności przywódczych", "dowodzenia", "the wrong term"
    ),
    Wording("war/strings/story/pl.ftl", "event-units-trimmed", "zbyt wiele", "zbyt wielu", "no men"),
    Wording("war/strings/glossary/pl.ftl", "sign-roll", "przerzut", "Dowódców", "the Shadow has none"),
    Wording("../bot/match/strings/pl.ftl", "refused-undo-shown", "Gospoda zgadza", "Gospodarze", "hosts"),
    Wording("../bot/cli/strings/pl.ftl", "cli-port-moved", "gospoda", "karczma", "the house has one name"),
    Wording(
        "../bot/ui/strings/pl.ftl", "permission-send_messages_in_threads", "w wątkach)", "we w", "sounds ill"
    ),
    Wording("duel/strings/pl.ftl", "menu-surely", "nie dać cofnąć", "za zgodą", "untrue against the house"),
    Wording(
        "confrontation/strings/rules-pl.md",
        "",
        "dziewięciu członków",
        "dziewięcioro członków",
        "a collective numeral for men",
    ),
)


def wording(page: str, message: str) -> str:
    """What stands in a catalogue under an id, variants and attributes included; a whole page without one."""
    text = (COGS / page).read_text("utf-8")
    if not message:
        return text
    _, separator, rest = f"\n{text}".partition(f"\n{message} =")
    assert separator, f"{page} has no {message}"
    lines = rest.splitlines()
    more = next((n for n, line in enumerate(lines[1:], 1) if line[:1] not in (" ", "}")), len(lines))
    return "\n".join(lines[:more])


@pytest.mark.parametrize("case", WORDINGS, ids=lambda case: case.id or case.page)
def test_what_was_wrong_polish_once_stays_mended(case: Wording) -> None:
    said = wording(case.page, case.id)

    assert case.must in said, case.why
    assert case.must_not not in said, case.why


def test_equal_symbols_are_counted_and_not_joined_by_and() -> None:
    say = bundles()["battle"].words.phrases["pl"]

    assert say.symbols(["green", "green"]) == "🏹 zielony łuk ×2"


GLOSSARIES = {
    "journey": ("kość", "kości ", "skreśl", "krąg ", "okręg", "tor ", "toru ", "pół ", "zatrzymasz"),
    "battle": ("w ręce", "uderza", "moc", "kolor ", "rozkaz"),
    "duel": ("Nazgule", "poparci", "zakryta inną"),
    "confrontation": ("na ręce",),
}
"""Words of a game's glossary and pages that are not those of its rulebook."""


@pytest.mark.parametrize("game", GLOSSARIES)
def test_a_glossary_uses_the_words_of_the_rulebook(game: str) -> None:
    text = (COGS / game / "strings" / "glossary" / "pl.ftl").read_text("utf-8")

    assert [word for word in GLOSSARIES[game] if word in text] == []


@pytest.mark.parametrize(("game", "foreign"), [("duel", "azgul"), ("journey", "azgûl"), ("war", "azgûl")])
def test_a_game_spells_the_nazgul_in_one_way(game: str, foreign: str) -> None:
    """Each as the rulebook of that game does."""
    pages = sorted((COGS / game / "strings").rglob("pl.ftl"))
    assert pages
    for page in pages:
        words = re.sub(r"\{[^}]*\}|^[\w-]+ =|\.[\w-]+ =", "", page.read_text("utf-8"), flags=re.MULTILINE)
        assert not re.findall(rf"[Nn]{foreign}", words), page


@pytest.mark.parametrize("game", ["battle", "confrontation"])
def test_cards_are_held_w_reku_in_every_sentence(game: str) -> None:
    for page in sorted((COGS / game / "strings").rglob("*pl.*")):
        assert "na ręce" not in page.read_text("utf-8"), page


@pytest.mark.parametrize(("reader", "said"), [("shadow", "Nie odkładasz"), (None, "Cień nie odkłada")])
def test_a_sentence_about_no_die_denies_its_verb(reader: str | None, said: str) -> None:
    words = bundles()["war"].words

    assert words.tell(HuntAllocated(dice=0), reader, "pl") == f"👁️ {said} żadnej kości na pole polowania."
    assert " nie " not in f"{words.tell(HuntAllocated(dice=2), reader, 'pl')}".lower()
