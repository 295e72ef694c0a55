"""From the spawning of the process to the first interaction answered, against a bare discord.py bot."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from random import Random

from cogs import game
from tests.bench.arena import aims, noop_process, pony_process, private_message, tables, until_identified
from tests.bench.matches import KEY, Onlooker, prepare
from tests.bench.plan import Plan
from tests.bench.process import BotProcess, import_seconds
from tests.bench.ratio import Figure, Pair, against_floor
from tests.bench.stage import Stage, settings
from tests.bench.volley import Aim, answers

GAMES = "from pathlib import Path; import cogs; cogs.bundles()"
PARSED = (
    "; from fluent.syntax import FluentParser; parser = FluentParser(with_spans=False)"
    "; files = Path(cogs.__file__).parents[1].glob('[bc]o*/**/*.ftl')"
    "; kept = [parser.parse(each.read_text()) for each in files]"
)
"""What a fresh interpreter runs, and what it would run besides."""
BUTTON_ROW = ({"type": 1, "components": [{"type": 2, "style": 1, "label": "move", "custom_id": "-"}]},)


def measure(plan: Plan) -> list[Figure]:
    """Start, imports, and what it saves that messages are parsed when they are first said."""
    return [asyncio.run(_start(plan)), _imports(plan), _games(plan)]


async def _start(plan: Plan) -> Figure:
    rng = Random(2)
    pairs = []
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        place = Path(name)
        async with Stage(settings(1, 1)) as ours, Stage(settings(1, 1), defers=True) as floor:
            await prepare(place / "fresh.db", tables(ours, 1))
            for number in range(plan.starts + 1):
                taken = {}
                for which in rng.sample(["ours", "floor"], 2):
                    run = place / f"{which}{number}"
                    if which == "ours":
                        taken[which] = await _pony(ours, place / "fresh.db", run)
                    else:
                        taken[which] = await _noop(floor, run)
                if number:
                    pairs.append(Pair(taken["ours"], taken["floor"]))
    note = (
        "wall time from spawning the process to having read the answer to a press, sent as soon as the "
        "gateway has said READY: a move in a match under way / a bare bot that answers with nothing"
    )
    gain = "After an upgrade or a crash a table waits for a moment, not for the games to be loaded."
    return against_floor("start", pairs, 3.0, note, gain)


async def _pony(stage: Stage, fresh: Path, place: Path) -> float:
    database = _copy(fresh, place)
    onlooker = Onlooker(database, game(KEY))
    aim = aims(stage, await onlooker.choices(1), BUTTON_ROW)[0]
    onlooker.close()
    return await _first_answer(stage, pony_process(stage, place, database), aim)


def _copy(fresh: Path, place: Path) -> Path:
    place.mkdir()
    return Path(shutil.copy(fresh, place / "pony.db"))


async def _noop(stage: Stage, place: Path) -> float:
    world = stage.core.world
    who, where = world.people[0], next(iter(world.channels.values()))
    message = private_message(stage, who, where, BUTTON_ROW)
    return await _first_answer(stage, noop_process(stage, place), Aim(who, where, message, "-"))


async def _first_answer(stage: Stage, bot: BotProcess, aim: Aim) -> float:
    stage.core.gateway.ready.clear()
    await bot.start()
    try:
        await until_identified(stage, bot)
        pressed = stage.press(aim.who, aim.where, aim.message, aim.custom_id)
        await answers([pressed])
        return pressed.written + pressed.answered.result() - bot.born
    finally:
        await bot.stop()


def _imports(plan: Plan) -> Figure:
    pairs = []
    for _ in range(plan.starts):
        ours = import_seconds("import bot.client, cogs.confrontation.bundle")
        pairs.append(Pair(ours, import_seconds("import discord")))
    note = "CPU time of a fresh interpreter that imports the bot and one game / that imports discord"
    return against_floor("imports", pairs, None, note)


def _games(plan: Plan) -> Figure:
    pairs = [Pair(import_seconds(GAMES), import_seconds(GAMES + PARSED)) for _ in range(plan.starts)]
    note = (
        "CPU time of a fresh interpreter that loads all games / that parses all their messages as well, "
        "as it would if none was left until it is said"
    )
    gain = "After an upgrade or a crash a table waits less: a bot, and each process that paints, starts so."
    return against_floor("all games loaded", pairs, None, note, gain)
