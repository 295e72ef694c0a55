"""What Discord's SDK is made of: `python -m tests.web.bundle "MIT;BSD"` checks the licences of it all."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "bot" / "web" / "activity"


def list_parts() -> Mapping[str, str]:
    """The licences of all that is bundled, by package; what only helps to bundle is left out."""
    packages = json.loads((FOLDER / "package-lock.json").read_text("utf-8"))["packages"]
    return {
        path.removeprefix("node_modules/"): package.get("license", "")
        for path, package in packages.items()
        if path and not package.get("dev") and not package.get("optional") and "@types/" not in path
    }


def list_refused(allowed: Iterable[str]) -> list[str]:
    """The parts under other licences than these."""
    known = tuple(allowed)
    return [
        f"{name}: {licence or 'no licence'}"
        for name, licence in list_parts().items()
        if not any(known_licence in licence for known_licence in known)
    ]


if __name__ == "__main__":
    for name, licence in list_parts().items():
        print(f"{name}: {licence}")
    sys.exit("\n".join(list_refused(sys.argv[1].split(";"))) or 0)
