"""Lessons of Duel for Middle-earth: positions by records, tasks judged by what happened."""

from __future__ import annotations

from pathlib import Path

from bot.match.bundle import load_lessons
from cogs.duel.lessons.tasks import TASKS

LESSONS = load_lessons(Path(__file__).parent, TASKS)
