"""Processes that do what takes long, such as painting and thinking: the event loop never waits for it."""

from bot.worker.process import InlineWorker, Worker, WorkerError, WorkerProcess

__all__ = ["InlineWorker", "Worker", "WorkerError", "WorkerProcess"]
