"""Commands that have other names now: for one version, whoever knows an old name finds the thing by it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot import all_bundles
from bot.match.bundle import GameBundle
from bot.text import Language, Translator


@dataclass(frozen=True, slots=True)
class Former:
    """A command that is gone: its words in either language, and the command that does the same now.

    given: an option of that command with its value, such as `action:undo`.
    """

    en: str
    pl: str
    now: str
    given: str = ""

    def tell_old(self, language: Language) -> str:
        """Write the old command as it was typed."""
        return f"/{(self.pl if language == 'pl' else self.en).replace('/', ' ')}"

    def tell(self, translator: Translator, games: Mapping[str, GameBundle]) -> str:
        """Write the new command as it is typed now."""
        path = self.now.split("/")
        words = [_name(translator, games, path[: end + 1]) for end in range(len(path))]
        option, _, value = self.given.partition(":")
        if option:
            asked = translator(f"command-{self.now}.{option}")
            words.append(f"{asked}:{translator(f'{FAMILIES[option]}-{value}')}")
        return f"`/{' '.join(words)}`"


FAMILIES: Final = {"action": "action", "at": "look"}
"""Of the messages that name the values of an option."""


def _name(translator: Translator, games: Mapping[str, GameBundle], path: Sequence[str]) -> str:
    """Name a command, or one below a group, by what is called after it in the catalogue."""
    for bundle in games.values():
        if path[0] == bundle.game.facts.command:
            return bundle.command(translator.language) if len(path) == 1 else translator(f"command-{path[1]}")
    message = f"command-{'-'.join(path)}"
    return translator(message) if translator.has(message) else path[-1]


FORMER: Final = (
    Former("table/seat", "stół/miejsce", "seat"),
    Former("table/act", "stół/akcja", "act"),
    Former("table/why", "stół/dlaczego", "why"),
    Former("table/board", "stół/plansza", "look", "at:table"),
    Former("table/text", "stół/słowami", "look", "at:words"),
    Former("table/picture", "stół/obraz", "look", "at:picture"),
    Former("table/explain", "stół/wyjaśnij", "look", "at:explain"),
    Former("table/log", "stół/przebieg", "look", "at:log"),
    Former("table/undo", "stół/cofnij", "table", "action:undo"),
    Former("table/resign", "stół/poddaj", "table", "action:resign"),
    Former("table/pace", "stół/tempo", "table", "action:pace"),
    Former("table/end", "stół/zakończ", "table", "action:end"),
    Former("table/pause", "stół/przerwa", "table", "action:pause"),
    Former("table/invite", "stół/zaproś", "table", "action:invite"),
    Former("table/again", "stół/ponownie", "table", "action:rematch"),
    Former("table/substitute", "stół/zastępca", "table", "action:substitute"),
    Former("table/remove", "stół/usuń", "table", "action:remove"),
    Former("table/house", "stół/gospoda", "table", "action:house"),
    Former("table/record", "stół/zapis", "table", "action:record"),
    Former("table/replay", "stół/powtórka", "table", "action:replay"),
    Former("table/share", "stół/pokaż", "table", "action:share"),
    Former("table/follow", "stół/śledź", "table", "action:follow"),
    Former("table/review", "stół/omów", "table", "action:review"),
    Former("table/step", "stół/krok", "table", "action:step"),
    Former("table/import", "stół/wczytaj", "archive"),
    Former("tables/open", "stoły/wolne", "next"),
    Former("tables/call", "stoły/wezwij", "table", "action:call"),
    Former("games", "gry", "next"),
    Former("away", "nieobecność", "settings"),
    Former("settings/me", "ustawienia/moje", "settings"),
    Former("settings/quiet", "ustawienia/cisza", "settings"),
    Former("settings/block", "ustawienia/blokada", "settings"),
    Former("profile/show", "profil/pokaż", "profile"),
    Former("profile/feats", "profil/wyczyny", "profile"),
    Former("profile/versus", "profil/kontra", "profile"),
    Former("privacy/show", "prywatność/pokaż", "privacy"),
    Former("privacy/export", "prywatność/pobierz", "privacy"),
    Former("privacy/erase", "prywatność/usuń", "privacy"),
    Former("tournament/open", "turniej/otwórz", "tournament"),
    Former("tournament/show", "turniej/pokaż", "tournament"),
    Former("tournament/enter", "turniej/dołącz", "tournament"),
    Former("tournament/withdraw", "turniej/wycofaj", "tournament"),
    Former("tournament/begin", "turniej/rozpocznij", "tournament"),
    Former("tournament/games", "turniej/partie", "tournament"),
    Former("tournament/cancel", "turniej/odwołaj", "tournament"),
    Former("tournament/result", "turniej/wynik", "tournament"),
    Former("server/log", "serwer/dziennik", "server/tables"),
    Former("server/erase", "serwer/usuń", "server/settings"),
    Former("manage/close", "zarządzaj/zamknij", "server/tables"),
    Former("manage/move", "zarządzaj/przenieś", "server/tables"),
    Former("manage/remove", "zarządzaj/usuń", "server/tables"),
    Former("manage/forbid", "zarządzaj/zabroń", "server/tables"),
    Former("manage/allow", "zarządzaj/pozwól", "server/tables"),
    Former("manage/log", "zarządzaj/dziennik", "server/tables"),
    Former("war/battle", "wojna/bitwa", "war/start"),
    Former("battle/cards", "bitwa/karty", "battle/start"),
    Former("journey/profile", "wyprawa/profil", "journey/start"),
)
"""Every command that has gone, with the one that does the same now."""


@cache
def list_former() -> tuple[Former, ...]:
    """List them all, with what each game had."""
    of_games = (
        Former(f"{bundle.game.facts.command}/rules", f"{bundle.command('pl')}/zasady", "rules")
        for bundle in all_bundles().values()
    )
    return (*FORMER, *of_games)


def find_former(path: str) -> Former | None:
    """Find a command that is gone, by its English words with blanks between them."""
    wanted = path.replace(" ", "/")
    return next((former for former in list_former() if former.en == wanted), None)


def find_by_former_name(typed: str, language: Language) -> list[Former]:
    """Find the commands whose old names, in one's language or in English, have every word typed."""
    words = typed.casefold().strip().removeprefix("/").split()
    if not words:
        return []
    return [former for former in list_former() if any(_has(name, words) for name in _names(former, language))]


def find_former_action(typed: str) -> str | None:
    """Find the key of the action of a table that was called so, in either language."""
    for former in list_former():
        option, _, value = former.given.partition(":")
        if option == "action" and typed in (former.en.rpartition("/")[2], former.pl.rpartition("/")[2]):
            return value
    return None


def _names(former: Former, language: Language) -> Iterator[str]:
    yield former.en
    if language == "pl":
        yield former.pl


def _has(name: str, words: Sequence[str]) -> bool:
    return all(word in name.casefold() for word in words)
