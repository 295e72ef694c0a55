"""Lessons of War of the Ring: positions by records, tasks judged by what happened."""

from __future__ import annotations

from pathlib import Path

from bot.match.bundle import load_lessons
from cogs.war.lessons.tasks import TASKS

LESSONS = load_lessons(Path(__file__).parent, TASKS)
