"""The page one touches: the board served by the bot itself, for who has set PUBLIC_URL.

It is loaded nowhere else, and knows Discord's library as little as a browser does. Who one is, what one may
see and what a press does is asked of a `House`, which answers by what the panel would show.
"""

from bot.web.house import House
from bot.web.server import BoardServer

__all__ = ["BoardServer", "House"]
