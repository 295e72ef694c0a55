"""The control interface, JSON over HTTP under /sandbox (docs/sandbox.md), and its client for tests."""
