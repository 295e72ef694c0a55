action-touch = Open the board
button-touch-mine = Where my board is open
button-touch-link = Open the board
button-touch-close = Close
button-touch-close-all = Close everywhere
touch-link = Here you touch the board itself, in your browser. This link is for you alone and works once, until { $until }.
touch-mine = { $count ->
    [0] Your board is open in no browser.
    [one] Your board is open in one browser:
   *[other] Your board is open in { $count } browsers:
  }
touch-mine-line = Opened { $opened }, until { $until } at the latest
touch-closed = The page of the board is switched off on this bot. Everything can be played here in Discord.
touch-page-title = The Prancing Pony
touch-page-open = Open the board
touch-page-open-about = Your board stays open in this browser for 12 hours. In `/settings` you can close it sooner.
touch-page-no-script = The board needs JavaScript. Everything can be played in Discord, too.
touch-page-board = The board
touch-page-choices = What you can choose
touch-page-log = Log
touch-page-close = Close
touch-page-zoom-in = Closer
touch-page-zoom-out = Further away
touch-page-zoom-whole = The whole board
touch-page-confirm = Confirm
touch-page-lost = The connection is lost. I’m trying again …
touch-page-back-again = One step back
touch-page-theme = Light or dark
touch-page-in-discord = Discord
touch-page-several = What do you want to do here?
touch-page-small = Too small to touch here
touch-page-cancel = Never mind
touch-page-way = So far:
touch-page-touch-here = Touch what is lit on the board.
touch-page-along = Rest on others on the way to take them along.
touch-page-hold = Hold it here for:
touch-page-let-go = Let go for:
touch-page-drag-here = Touch what is lit on the board, or drag it where it should go.
