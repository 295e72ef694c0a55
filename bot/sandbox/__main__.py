"""`python -m bot.sandbox`: run the sandbox until interrupted."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import signal
import sys
from pathlib import Path

from bot.sandbox.server import Sandbox
from bot.sandbox.settings import SandboxSettings


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8770, help="port on 127.0.0.1; 0 lets the system choose")
    parser.add_argument("--settings", type=Path, help="a JSON file with the fields of SandboxSettings")
    return parser.parse_args()


async def serve(port: int, settings: SandboxSettings) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(sign, stopped.set)
    async with Sandbox(settings, port=port) as sandbox:
        sys.stdout.write(f"page: {sandbox.url}/\napi: {sandbox.api_url}\ngateway: {sandbox.gateway_url}\n")
        sys.stdout.flush()
        await stopped.wait()


def main() -> None:
    """Read the arguments and serve."""
    arguments = parse_arguments()
    settings = SandboxSettings()
    if arguments.settings is not None:
        settings = SandboxSettings.model_validate_json(arguments.settings.read_text("utf-8"))
    try:
        asyncio.run(serve(arguments.port, settings))
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        sys.exit(f"port {arguments.port} is already in use: give another one with --port")


if __name__ == "__main__":
    main()
