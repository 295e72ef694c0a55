"""`python -m bot.sandbox`."""

from __future__ import annotations

import socket

import pytest

from bot.sandbox.__main__ import main


def test_a_taken_port_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr("sys.argv", ["sandbox", "--port", str(port)])

        with pytest.raises(SystemExit, match=f"^port {port} is already in use: give another"):
            main()
