"""Processes that do what takes long, such as painting and thinking: the event loop never waits for it.

Python lets one thread at a time work, so a picture painted beside the loop would make every answer wait. A
process starts with the first request, at a lower priority, and ends with the bot, however that ends. One that
has died or does not answer in time (`process.Patience`) is replaced and asked once more; after that a
`WorkerError` is raised.
"""

from bot.worker.process import BARELY_STANDS_BACK, InlineWorker, Worker, WorkerError, WorkerProcess

__all__ = ["BARELY_STANDS_BACK", "InlineWorker", "Worker", "WorkerError", "WorkerProcess"]
