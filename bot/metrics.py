"""Numbers for Prometheus, on loopback, when a port is set."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)


class Metrics:
    """What is counted: presses and commands, by kind, with the time each answer took."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._presses = Counter(
            "pony_presses_total", "Presses and commands", ["kind"], registry=self.registry
        )
        self._seconds = Histogram(
            "pony_answer_seconds",
            "Time until a press was dealt with",
            buckets=BUCKETS,
            registry=self.registry,
        )

        self._refused_pictures = Counter(
            "pony_refused_picture_edits_total",
            "New pictures refused in edits of messages",
            registry=self.registry,
        )

    def count_press(self, kind: str, seconds: float) -> None:
        """Counts one press."""
        self._presses.labels(kind).inc()
        self._seconds.observe(seconds)

    def count_refused_picture(self) -> None:
        """Counts one new picture that Discord has not taken in an edit."""
        self._refused_pictures.inc()

    def serve(self, port: int) -> None:
        """Offers the numbers on loopback. Raises OSError where the port is taken."""
        start_http_server(port, "127.0.0.1", registry=self.registry)
