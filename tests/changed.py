"""`python -m tests.changed`: the test folders of what was changed since main, for `make quick`.

A changed file is tested by the deepest folder of `tests` that mirrors its own: `bot/ui/menus/level.py` by
`tests/ui/menus`, or `tests/ui` where there is none.
"""

from __future__ import annotations

import subprocess
from pathlib import Path, PurePosixPath

TESTS = Path(__file__).parent
ALWAYS = TESTS / "architecture"
BASES = ("origin/main", "main")


def find_folder(changed: str) -> Path | None:
    """The test folder of a changed file, by its path from the root; None where it has none."""
    root, *parts = PurePosixPath(changed).parts
    if root not in ("bot", "cogs", "tests") or not changed.endswith(
        (".py", ".json", ".ftl", ".sql", ".ambr")
    ):
        return None
    for length in range(len(parts) - 1, 0, -1):
        folder = TESTS.joinpath(*parts[:length])
        if folder.is_dir() and any(folder.rglob("test_*.py")):
            return folder
    return None


def list_changed() -> list[str]:
    """Paths from the root that differ from where this branch left main, committed or not."""
    base = next((branch for branch in BASES if _git("rev-parse", "--verify", "--quiet", branch)), "HEAD")
    fork = _git("merge-base", "HEAD", base)[0]
    return [
        *_git("diff", "--name-only", "--no-renames", fork),
        *_git("ls-files", "--others", "--exclude-standard"),
    ]


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=TESTS.parent, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


if __name__ == "__main__":
    folders = {folder for path in list_changed() if (folder := find_folder(path)) is not None}
    whole = {changed_folder for changed_folder in folders if not folders & set(changed_folder.parents)}
    print(*sorted(str(test_folder.relative_to(TESTS.parent)) for test_folder in whole | {ALWAYS}))
