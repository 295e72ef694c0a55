"""Figures for Prometheus, counted where things happen and offered on loopback when a port is set.

docs/operating.md says what each is for; docs/operating/ has a dashboard and alert rules made of them.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram, start_http_server

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)
SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 120.0)
"""Bounds of histograms, in seconds."""

INTERACTIONS: Final = Counter(
    "pony_interactions",
    "Presses and commands: answered, refused with a reason, or failed",
    ["kind", "outcome"],
)
ANSWER: Final = Histogram(
    "pony_answer_seconds", "From the arrival of a press or command to its answer", buckets=QUICK
)
DELIVERY: Final = Histogram(
    "pony_delivery_seconds",
    "From a commit until what it tells is there, pictures included",
    ["kind"],
    buckets=SLOW,
)
COMMIT: Final = Histogram("pony_commit_seconds", "A change, until it is on disk", buckets=QUICK)
FAILED_COMMITS: Final = Counter(
    "pony_failed_commits", "Changes the database did not take, by error", ["error"]
)
PAINTING: Final = Histogram("pony_painting_seconds", "Painting and encoding one picture", buckets=SLOW)
FAILED_PICTURES: Final = Counter("pony_failed_pictures", "Pictures that could not be painted")
REFUSED_PICTURES: Final = Counter("pony_refused_picture_edits", "New pictures refused in edits of messages")
THINKING: Final = Histogram("pony_thinking_seconds", "Thoughts of computer players", buckets=SLOW)
REQUESTS: Final = Counter("pony_discord_requests", "Requests to Discord by status", ["method", "status"])
REFUSALS: Final = Counter(
    "pony_discord_refusals",
    "Requests Discord refused, by the code of its answer, or by the status where it says none",
    ["code"],
)
GIVEN_UP: Final = Counter(
    "pony_notices_given_up",
    "What somebody was to be told and will not be, by kind and reason",
    ["kind", "why"],
)
TROUBLE: Final = Counter(
    "pony_discord_trouble",
    "Refusals that concern the whole bot: its token, or that it is quarantined",
    ["why"],
)
RATE_LIMITS: Final = Counter(
    "pony_discord_rate_limits",
    "Rate limits met: the bot's own of a route (user), one shared with others, the global one, or cloudflare",
    ["scope"],
)
WORKERS: Final = Gauge("pony_worker_processes", "Processes that paint or think", ["work"])
WORKER_RESTARTS: Final = Counter(
    "pony_worker_restarts", "Such processes that died or did not answer, and were replaced", ["work"]
)
OUTBOX: Final = Gauge("pony_outbox_items", "Items that wait to be told")
OUTBOX_AGE: Final = Gauge("pony_outbox_oldest_seconds", "How long the oldest of them has waited")
TABLES: Final = Gauge("pony_open_tables", "Matches being played, by game", ["game"])
LATE: Final = Gauge("pony_late_deadlines", "Deadlines that are due and not yet dealt with")
SHARD_LATENCY: Final = Gauge("pony_shard_latency_seconds", "Between a heartbeat and its echo", ["shard"])
SHARD_UP: Final = Gauge("pony_shard_up", "1 while the connection of a shard is open", ["shard"])
SERVERS: Final = Gauge("pony_servers", "Servers the bot is in")
COMPACTED: Final = Counter("pony_compacted_matches", "Finished matches whose log was packed")
TIDIED: Final = Gauge("pony_tidied_timestamp_seconds", "When the database was last tidied to the end")
DATABASE_BYTES: Final = Gauge("pony_database_bytes", "What the database takes on disk")


def serve(port: int) -> None:
    """Offer the figures on loopback. Raises OSError where the port is taken."""
    start_http_server(port, "127.0.0.1")
