"""The parts of one running sandbox, held together so that every module can be handed all of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.sandbox.clock import Clock, Snowflakes
from bot.sandbox.commands import CommandBook
from bot.sandbox.faults import Faults
from bot.sandbox.feed import Feed
from bot.sandbox.files import FileStore
from bot.sandbox.gateway import Gateway
from bot.sandbox.payloads import Payloads
from bot.sandbox.pending import Pending
from bot.sandbox.rates import Rates
from bot.sandbox.request_log import RequestLog
from bot.sandbox.settings import Settings
from bot.sandbox.world import World


@dataclass(slots=True)
class Core:
    """State and services of one sandbox. `base_url` is known once the server listens."""

    settings: Settings
    clock: Clock = field(init=False)
    ids: Snowflakes = field(init=False)
    world: World = field(init=False)
    payloads: Payloads = field(init=False)
    ledger: RequestLog = field(init=False)
    feed: Feed = field(init=False)
    faults: Faults = field(init=False)
    rates: Rates = field(init=False)
    files: FileStore = field(init=False)
    commands: CommandBook = field(init=False)
    pending: Pending = field(init=False)
    gateway: Gateway = field(init=False)
    base_url: str = ""

    def __post_init__(self) -> None:
        settings = self.settings
        self.clock = Clock()
        self.ids = Snowflakes(self.clock)
        self.world = World(settings.world, self.clock, self.ids)
        self.payloads = Payloads(self.world, self.clock)
        self.ledger = RequestLog(settings.record_limit)
        self.feed = Feed()
        self.faults = Faults()
        self.rates = Rates(settings.rates, self.clock)
        self.files = FileStore(settings.file_budget)
        self.commands = CommandBook(self.clock, self.ids)
        self.pending = Pending(self.clock, self.ledger, settings)
        self.gateway = Gateway(self.world, self.payloads, self.clock, self.ledger, settings)

    def trouble(self, kind: str, detail: str, request: int | None = None) -> None:
        """Note an error at the clock's time."""
        self.ledger.trouble(self.clock.now(), kind, detail, request)
