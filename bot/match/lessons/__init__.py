"""Lessons: a small position, one task, and the real rules to try it on.

What a lesson is stands in `lesson`, how it is played in `play`, who has done what in `progress`, who is at
which of them in `school`. There is no match row: what has been done in a lesson stands in its player's
settings, so an upgrade of the others' play changes nothing in it.
"""
