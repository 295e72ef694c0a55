"""Docstrings say what a thing is or does: few begin with a clause (Who, What, Whether, How …)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.architecture.sources import ROOT, list_files
from tests.figures import PRODUCT, count_noun_clauses

MOST_SHARE = 0.03


def test_few_docstrings_of_a_folder_begin_with_a_clause() -> None:
    counts = {folder: count_noun_clauses(paths) for folder, paths in _group_files().items()}

    offenders = [
        f"{folder}: {clauses} of {docstrings}"
        for folder, (clauses, docstrings) in counts.items()
        if clauses > MOST_SHARE * docstrings
    ]

    assert not offenders, "\n".join(offenders)


def _group_files() -> Mapping[str, Sequence[Path]]:
    """Group the files of the product by their folder; those above all folders are one group."""
    grouped = defaultdict(list)
    for path in list_files(*PRODUCT):
        top, *folders, _ = path.relative_to(ROOT).parts
        grouped["/".join([top, *folders[:1]])].append(path)
    return grouped
