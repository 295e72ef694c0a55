"""The parts of one running sandbox, held together so that every module can be handed all of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.sandbox.feed import Feed
from bot.sandbox.gateway import Gateway
from bot.sandbox.limits.commands import ENTRY_POINT
from bot.sandbox.request_log import RequestLog
from bot.sandbox.rest.faults import Faults
from bot.sandbox.rest.rate_limits import RateLimiter
from bot.sandbox.settings import GalleryEdits, SandboxSettings, Threads, Uploads
from bot.sandbox.world import Clock, Payloads, Snowflakes, World
from bot.sandbox.world.activities import Activities
from bot.sandbox.world.commands import CommandRegistry
from bot.sandbox.world.emojis import EmojiRegistry
from bot.sandbox.world.files import FileStore
from bot.sandbox.world.interactions import PendingInteractions


@dataclass(slots=True)
class Core:
    """State and services of one sandbox. `base_url` is known once the server listens."""

    settings: SandboxSettings
    clock: Clock = field(init=False)
    ids: Snowflakes = field(init=False)
    world: World = field(init=False)
    payloads: Payloads = field(init=False)
    request_log: RequestLog = field(init=False)
    feed: Feed = field(init=False)
    faults: Faults = field(init=False)
    rates: RateLimiter = field(init=False)
    files: FileStore = field(init=False)
    commands: CommandRegistry = field(init=False)
    emojis: EmojiRegistry = field(init=False)
    activities: Activities = field(init=False)
    pending: PendingInteractions = field(init=False)
    gateway: Gateway = field(init=False)
    gallery_edits: GalleryEdits = field(init=False)
    uploads: Uploads = field(init=False)
    threads: Threads = field(init=False)
    base_url: str = ""

    def __post_init__(self) -> None:
        settings = self.settings
        self.gallery_edits = settings.gallery_edits
        self.uploads, self.threads = settings.uploads, settings.threads
        self.clock = Clock()
        self.ids = Snowflakes(self.clock)
        self.world = World(settings.world, self.clock, self.ids)
        self.payloads = Payloads(self.world, self.clock)
        self.request_log = RequestLog(settings.record_limit)
        self.feed = Feed()
        self.faults = Faults()
        self.rates = RateLimiter(settings.rates, self.clock)
        self.files = FileStore(settings.file_budget)
        self.commands = CommandRegistry(self.clock, self.ids)
        if settings.activity_url is not None:
            # Discord makes it as soon as the portal has an Activity.
            self.commands.put(None, {"type": ENTRY_POINT, "name": "launch", "handler": 2})
        self.emojis = EmojiRegistry()
        self.activities = Activities(self.clock, self.ids)
        self.pending = PendingInteractions(self.clock, self.request_log, settings)
        self.gateway = Gateway(self.world, self.payloads, self.clock, self.request_log, settings)

    def record_problem(self, kind: str, detail: str, request: int | None = None) -> None:
        """Note an error at the clock's time."""
        self.request_log.record_problem(self.clock.now(), kind, detail, request)
