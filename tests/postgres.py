"""A real PostgreSQL server in a folder of its own, on loopback, for tests."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

START = 60
"""Seconds a server has for its start on a busy machine."""
USER = "pony"
END = 'cat; "$0" -D "$1"/data -w -m immediate stop; rm -rf "$1"'
"""What is done when nobody needs a server any more: `pg_ctl` and its folder are the words to it."""


def find_programs() -> Path | None:
    """Where the newest server of this machine has its programs: Debian keeps them off the path."""
    paths = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("pg_ctl")
    return paths[-1].parent if paths else Path(on_path).parent if on_path else None


class Server:
    """One server. Root may not run it, so root hands it to another user of this machine."""

    def __init__(self, programs: Path, place: Path, *, durable: bool = False) -> None:
        self.place = place
        self.programs = programs
        self._fsync = "on" if durable else "off"
        self._names = count(1)
        self._house = ""
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            names = {account.pw_name for account in pwd.getpwall()}
            user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(place, user.pw_uid, user.pw_gid)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]

    def make(self) -> None:
        """Lays out its folder."""
        self._run("initdb", "-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def follow(self, primary: Server) -> None:
        """Becomes a copy of another server and follows it; that one waits with every commit for it."""
        self._run("pg_basebackup", "-d", primary.address("postgres"), "-D", "data", "-R", "-c", "fast", "-N")
        self.start()
        primary.query("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'")
        primary.query("postgres", "SELECT pg_reload_conf()")

    def promote(self) -> None:
        """Takes the place of the server it has followed."""
        self._run("pg_ctl", "-D", "data", "-w", "promote")

    def start(self) -> None:
        """Starts it and waits until it answers."""
        # What it writes to the system's cache outlives its crashes: it need not wait for the disk.
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.place} -c fsync={self._fsync}"
        self._run("pg_ctl", "-D", "data", "-w", "-t", str(START), "-l", "log", "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stops it: immediate is as if it had crashed."""
        self._run("pg_ctl", "-D", "data", "-w", "-m", mode, "stop")

    def watch(self) -> subprocess.Popen[bytes]:
        """Starts a process that, at the end of its input, stops the server and removes its folder.

        Nobody but us has the other end of that, so it comes when we close it or have ended, however that was.
        """
        # In a session of its own, where what is meant for ours, such as Ctrl-C, does not reach it.
        return subprocess.Popen(
            ["sh", "-c", END, self.programs / "pg_ctl", self.place],
            cwd="/", stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True, **self._as,
        )  # fmt: skip

    @property
    def pid(self) -> int:
        """The process id of a server that runs."""
        return int((self.place / "data" / "postmaster.pid").read_text().split()[0])

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The address of a new empty database."""
        name = f"pony{next(self._names)}"
        self.query("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    def new_house(self) -> str:
        """The address of a database as a first start makes it: made once, and copied for whoever asks.

        That an empty one comes up to date is proven in `store`.
        """
        if not self._house:
            address = self.new_database()
            asyncio.run(_start_on(address))
            self._house = address
        return self.copy_database(self._house)

    def copy_database(self, address: str) -> str:
        """The address of a copy of a database nobody is connected to."""
        name = f"pony{next(self._names)}"
        self.query("postgres", f"CREATE DATABASE {name} TEMPLATE {address.rpartition('/')[2]}")
        return self.address(name)

    def query(self, database: str, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What a query finds, behind the back of every store. database: name or address."""
        import psycopg

        address = database if "//" in database else self.address(database)
        with psycopg.connect(address, autocommit=True) as connection:
            cursor = connection.execute(query, values or None)
            return cursor.fetchall() if cursor.description else []

    def _run(self, program: str, *arguments: str) -> None:
        # What the server inherits stays open as long as it runs, so it is given no pipe.
        with (self.place / "said").open("w+b") as said:
            ended = subprocess.run(
                [self.programs / program, *arguments],
                cwd=self.place, stdin=subprocess.DEVNULL, stdout=said, stderr=said,
                env={**os.environ, "LC_ALL": "C"}, check=False, **self._as,
            )  # fmt: skip
            said.seek(0)
            assert ended.returncode == 0, said.read().decode()


async def _start_on(address: str) -> None:
    from bot.store.postgres import PostgresStore

    await (await PostgresStore.open(address)).close()


def read_server(address: str, query: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
    """What a query finds that is written as for SQLite."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        return connection.execute(query.replace("%", "%%").replace("?", "%s"), values).fetchall()


@contextmanager
def run_server(*, durable: bool = False) -> Iterator[Server]:
    """A server as long as the block runs; without one, or its driver, the test is skipped, in CI it fails.

    durable: it waits for the disk, as a server does that nobody tests.
    """
    programs = find_programs()
    missing = "a PostgreSQL server" if programs is None else "psycopg"
    if programs is None or importlib.util.find_spec("psycopg") is None:
        if os.environ.get("CI"):
            pytest.fail(f"{missing} is not installed")
        pytest.skip(f"{missing} is not installed")
    with make_server(programs, durable=durable) as server:
        server.make()
        server.start()
        yield server


@contextmanager
def make_server(programs: Path, *, durable: bool = False) -> Iterator[Server]:
    """A server with an empty folder. Both go when the block ends, or this process, were it by SIGKILL."""
    place = Path(tempfile.mkdtemp(prefix="pony-postgres-"))
    place.chmod(0o755)
    server = Server(programs, place, durable=durable)
    with server.watch():
        yield server
