action-activity = Open in Discord
activity-closed = The board inside Discord is switched off on this bot. Everything can be played by the buttons here.
activity-not-opened = Discord didn’t open the board here. Please try again, or press *Open the board* to touch it in your browser.
activity-stranger = Discord doesn’t confirm who you are. Please try again.
activity-misset = The board inside Discord isn’t set up properly on this bot. Press *Open the board* at your seat to touch it in your browser.
activity-unknown = Discord isn’t answering just now. Please try again in a moment.
activity-gone = Discord says that this board is no longer open for you. Please close it and open it again at your seat.
activity-no-table = There is no game here for you to see. Sit down at a table first, then open the board at your seat.
activity-table = { $count ->
    [0] { $game }
   *[other] { $game } · { $people }
  }
activity-page-wait = Just a moment …
activity-page-outside = This page opens inside Discord: press *Open in Discord* at your seat.
activity-page-stranger = Without your consent I can’t see who you are, so I don’t know which seat is yours.
activity-page-again = Try again
activity-page-which = Which table would you like?
