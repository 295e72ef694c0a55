"""Every lesson of every game can be solved and can be failed, and says what it needs in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from bot.engine import Decisions
from bot.match.bundle import GameBundle, Lesson
from bot.match.play import find_foregone
from bot.match.settings import OpenLesson, Schooling
from bot.text import LANGUAGES, Language, find_passages, read_passages
from bot.ui.menus.level import Trail
from cogs import bundles
from cogs.inn.lessons.pages import lesson_page, lessons_page
from cogs.inn.lessons.service import LessonPosition, choose, resume
from tests.ui.test_limits import presentation, problems

PARTS = ("story", "task", "hint", "done", "failed")
LONGEST = {"story": 240, "task": 100, "hint": 300, "done": 300, "failed": 300}
LONGEST_TITLE = 60
FEWEST = 6

ALL = [(bundle, lesson) for bundle in bundles().values() for lesson in bundle.lessons]
TAUGHT = [bundle for bundle in bundles().values() if bundle.lessons]
every_game = pytest.mark.parametrize("bundle", TAUGHT, ids=lambda title: str(title.key))
every_lesson = pytest.mark.parametrize(
    ("bundle", "lesson"), ALL, ids=[f"{bundle.key}-{lesson.key}" for bundle, lesson in ALL]
)


def follow(bundle: GameBundle, lesson: Lesson, texts: Sequence[str]) -> LessonPosition:
    """The lesson after these choices, each of which must be legal when its time comes."""
    position = resume(bundle.game, lesson, ())
    for text in texts:
        assert position.solved is None, f"decided before {text}"
        legal = {str(action) for action in position.observation.legal}
        assert text in legal, sorted(legal)
        position = choose(bundle.game, position, [text])
    return position


def positions(bundle: GameBundle, lesson: Lesson) -> Iterable[LessonPosition]:
    """The first position and those at the ends: of a solution and of a failure."""
    ways = ((), lesson.line.solution, lesson.line.failing[0])
    return (follow(bundle, lesson, texts) for texts in ways)


@every_game
def test_every_game_has_lessons_with_names_of_their_own(bundle: GameBundle) -> None:
    keys = [lesson.key for lesson in bundle.lessons]

    assert len(keys) >= FEWEST
    assert len(set(keys)) == len(keys)


@every_lesson
def test_a_lesson_begins_with_a_choice_of_its_seat(bundle: GameBundle, lesson: Lesson) -> None:
    position = resume(bundle.game, lesson, ())
    pending = bundle.game.pending(position.state)

    assert isinstance(pending, Decisions)
    assert len(position.observation.legal) > 1
    assert find_foregone(bundle.game, position.state) is None
    assert lesson.task(position.course) is None


@every_lesson
def test_a_lesson_is_solved_by_its_solution(bundle: GameBundle, lesson: Lesson) -> None:
    assert follow(bundle, lesson, lesson.line.solution).solved is True


@every_lesson
def test_a_lesson_is_failed_by_what_newcomers_do(bundle: GameBundle, lesson: Lesson) -> None:
    for texts in lesson.line.failing:
        assert follow(bundle, lesson, texts).solved is False, texts


@every_lesson
def test_a_lesson_stands_as_it_stood_when_it_is_resumed(bundle: GameBundle, lesson: Lesson) -> None:
    after = follow(bundle, lesson, lesson.line.solution)

    again = resume(bundle.game, lesson, after.log)

    assert again.course == after.course
    assert again.solved is True


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_what_it_needs_and_its_rule_is_found(
    bundle: GameBundle, lesson: Lesson, language: Language
) -> None:
    words = bundle.of(bundle.game.options.model_validate_json(lesson.record.options)).words
    say = words.translator(language)

    assert 0 < len(say(f"lesson-{lesson.key}")) <= LONGEST_TITLE
    for part in PARTS:
        assert 0 < len(say(f"lesson-{lesson.key}.{part}")) <= LONGEST[part], part
    passages = find_passages(read_passages(words.rules(language)), lesson.line.rule)
    assert any(lesson.line.rule in passage.rules for passage in passages)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_fits_a_message_when_it_begins_and_when_it_ends(
    bundle: GameBundle, lesson: Lesson, language: Language
) -> None:
    schooling = Schooling(open=OpenLesson(game=bundle.key, key=lesson.key), stamp=10**6)
    for position in positions(bundle, lesson):
        page = lesson_page(presentation(bundle), schooling, position, language, Trail(), "n" * 300)
        assert problems(page) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_lessons_fits_a_message(bundle: GameBundle, language: Language) -> None:
    solved = Schooling(done={bundle.key: tuple(lesson.key for lesson in bundle.lessons)})

    for schooling in (Schooling(), solved):
        assert problems(lessons_page(presentation(bundle), bundle.key, schooling, language)) == []
