# What the bot says on Discord. Keys are ids; English and Polish are kept together.

## Private panel

panel-heading = ### { $seat } · { $game }
panel-watching = Spectator
panel-waiting = { $count ->
    [0] Nothing to decide just now.
    [one] ⏳ { $names } is choosing. This panel will show it when your turn comes.
   *[other] ⏳ { $names } are choosing. This panel will show it when your turn comes.
}
panel-others = { $count ->
    [0] Nothing to decide just now.
    [one] ⏳ { $names } is choosing.
   *[other] ⏳ { $names } are choosing.
}
panel-crumbs = -# { $path }
panel-small-print = -# { $label }: { $detail }
news-only-choice = { $line } *(there was no other choice)*
news-repeated = { $line } ×{ $count }
panel-choose-titled = { $title } ({ $count })
panel-choose-several = { $title }: choose up to { $most }
panel-choose = Choose 1 of { $count }: { $first } … { $last }
panel-choose-range = { $start }–{ $end }: { $first } … { $last }
panel-moved-on = The game has moved on since this button was shown. This is how things stand now.
picture-older = { $count ->
    [one] -# 🖼️ The picture is older than these words. A new one follows as soon as it is drawn.
   *[other] -# 🖼️ The pictures are older than these words. New ones follow as soon as they are drawn.
}
panel-already = That has already been counted.
panel-arrangement-kept = Saved. Next time you play this side, one press lays it out.
panel-undone = Taken back.
panel-undo-asked = I’ve asked the others whether you may take this back.
panel-undo-agreed = You agreed.
panel-undo-refused = You declined.
panel-offer-withdrawn = Withdrawn: the others no longer need to answer.
panel-remove-asked = I’ve asked the others whether to take this player out of the game.
panel-stand-in-asked = I’ve asked the others whether the house may play on.
panel-hints-asked = I’ve asked the others whether to allow hints.
panel-end-asked = I’ve asked the others whether to end the game without a result.
panel-end-done = The game has ended without a result.
panel-draw-asked = I’ve offered the others a draw.
panel-draw-done = The game has ended in a draw.
panel-pause-asked = I’ve asked the others whether to pause.
panel-pause-done = The game is paused, and the clocks are stopped.
panel-resumed = The game goes on, and the clocks are running again.
panel-stand-in = 🪑 { $player } is playing in your place and knows what your seat knows.
panel-come-back = Welcome back: the seat is yours again.

offer-undo =
    ↩️ **{ $seat }** asks to take back { $told ->
        [no] a move.
       *[yes] this:{ $what }
    }
    Do you agree?
offer-undo-open =
    ↩️ { $you ->
        [asker] You have
       *[nobody] **{ $seat }** has
    } asked to take back { $told ->
        [no] a move.
       *[yes] this:{ $what }
    }
    The others haven’t all answered yet. If play goes on, this lapses.
offer-next = -# You can answer this as soon as you have answered the request above.
offer-undo-more = { $count ->
    [one] … and one more thing
   *[other] … and { $count } more things
}
offer-remove = 🚪 **{ $seat }** asks to take **{ $gone }** out of the game; the others would play on. Do you agree?
offer-remove-open = 🚪 { $you ->
    [asker] You have asked to take **{ $gone }** out of the game; not everyone has answered yet. If **{ $gone }** plays on, this lapses.
    [gone] **{ $seat }** has asked to take you out of the game; not everyone has answered yet. If you play on, this lapses.
   *[nobody] **{ $seat }** has asked to take **{ $gone }** out of the game; not everyone has answered yet. If **{ $gone }** plays on, this lapses.
}
offer-stand-in = 🪑 **{ $seat }** asks the house to play for **{ $gone }** ({ $level }) until they are back. Do you agree?
offer-stand-in-open = 🪑 { $you ->
    [asker] You have asked the house to play for **{ $gone }** ({ $level }); not everyone has answered yet. If **{ $gone }** plays on, this lapses.
    [gone] **{ $seat }** has asked the house to play for you ({ $level }); not everyone has answered yet. If you play on, this lapses.
   *[nobody] **{ $seat }** has asked the house to play for **{ $gone }** ({ $level }); not everyone has answered yet. If **{ $gone }** plays on, this lapses.
}
offer-substitute = 🔁 **{ $seat }** wants { $newcomer } to take over the seat of **{ $gone }** and see everything it sees. Do you agree? The game won’t count on any leaderboard then.
offer-substitute-open = 🔁 { $you ->
    [asker] You have asked to hand the seat of **{ $gone }** to somebody else
    [gone] **{ $seat }** has asked to hand your seat to somebody else
   *[nobody] **{ $seat }** has asked to hand the seat of **{ $gone }** to somebody else
}{ $accepted ->
    [yes] , who has accepted
   *[no] : { $newcomer }
}; not everyone has answered yet. If **{ $gone }** plays on, this lapses.
offer-substitute-you = 🔁 **{ $seat }** asks you to take over the seat of **{ $gone }**. You’ll see everything that seat sees and play on from there. Do you accept?
offer-hints = 💡 **{ $seat }** asks for hints from the house, for everyone at the table. Do you agree?
offer-hints-open = 💡 { $you ->
    [asker] You have
   *[nobody] **{ $seat }** has
} asked for hints from the house, for everyone at the table; not everyone has answered yet.
offer-end = 🛑 **{ $seat }** asks to end this game without a result: it counts for nobody. Do you agree?
offer-end-open = 🛑 { $you ->
    [asker] You have
   *[nobody] **{ $seat }** has
 } asked to end this game without a result; not everyone has answered yet. If play goes on, this lapses.
offer-draw = 🤝 **{ $seat }** offers a draw. Do you agree?
offer-draw-open = 🤝 { $you ->
    [asker] You have
   *[nobody] **{ $seat }** has
 } offered a draw; not everyone has answered yet. If play goes on, this lapses.
offer-pause = ⏸️ **{ $seat }** asks to pause: the clocks would stop until somebody resumes. Do you agree?
offer-pause-open = ⏸️ { $you ->
    [asker] You have
   *[nobody] **{ $seat }** has
 } asked to pause; not everyone has answered yet. If play goes on, this lapses.

## Table message

table-heading-series = { $game } · game { $number } of { $series }
table-turn = { $count ->
    [0] Nobody has to choose just now.
    [one] { $names }, it’s your turn.
   *[other] { $names }, it’s your turn.
}
table-turn-house = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
end-winners = 🏆 { $count ->
    [one] **{ $names } has won.**
   *[other] **{ $names } have won.**
}
series-standing = 🎯 After game { $number } of { $series }: { $standing }
series-won = 🎯 { $names } wins the match: { $standing }
series-drawn = 🎯 The match is drawn: { $standing }
end-day = Played on { $ended }
end-days = Played from { $began } to { $ended }
end-feat = { $user }: **{ $feat }** – { $about }
phase-lobby = waiting for players
phase-playing = being played
phase-over = finished
phase-cancelled = This table was closed before play began.
phase-broken = ⚠️ This game can’t go on from here: the rules have been corrected, or part of its log is missing.
ended-agreed = Ended without a result, by agreement: it counts for nobody.
ended-draw = Ended in a draw, by agreement.
ended-silent = Closed without a result after a long time without a move.
ended-deserted = Closed without a result: none of the players it was waiting for is on the server any more.
ended-closed = Closed without a result by the server’s managers.
ended-operator = Closed without a result by the person who runs this bot.
table-paused = ⏸️ **Paused by agreement.** The clocks are stopped. Any player may resume; making a move that everyone can see also resumes.
table-closing = 💤 Nothing has happened here for a long time. If nobody moves, this table closes without a result { $when }.
table-closing-deserted = 💤 None of the players this table is waiting for is on the server any more. It closes without a result { $when }, unless they come back.

## Notes about a table

noted-ended-agreed = 🏁 Ended without a result, by agreement; { $seat } asked for it.
noted-ended-draw = 🏁 Ended in a draw.
noted-ended-silent = 🏁 Closed without a result after a long time without a move.
noted-ended-deserted = 🏁 Closed without a result: none of the players it was waiting for was on the server any more.
noted-ended-closed = 🏁 Closed without a result by the server’s managers.
noted-ended-operator = 🏁 Closed without a result by the person who runs this bot.
offer-undo-name = { $seat }’s request to take back a move
offer-remove-name = { $seat }’s request to take a player out
offer-stand-in-name = { $seat }’s request to let the house play
offer-substitute-name = { $seat }’s request to hand on a seat
offer-hints-name = { $seat }’s request for hints
offer-end-name = { $seat }’s request to end the game
offer-draw-name = { $seat }’s offer of a draw
offer-pause-name = { $seat }’s request to pause
noted-offer-declined = ✖️ { $request } was declined.
noted-offer-withdrawn = ↪️ { $request } has been withdrawn.
noted-offer-expired = ⌛ { $request } has ended: not everyone answered within three days.
noted-offer-went-on = 💨 { $request } has lapsed: play has gone on.
noted-offer-gone = 💨 { $request } has lapsed: there is nothing left to agree to.
noted-paused = ⏸️ Everyone has agreed to pause; { $seat } asked for it.
noted-resumed = ▶️ { $seat } resumes the game: the clocks are running again.
noted-taken-out = 🚪 The server’s managers take { $about } out of the game.
noted-awarded = 🏁 The server’s managers close the table in favour of { $about }.
noted-claimed-win = ⌛ { $about } has run out of time, and { $seat } claims the win: it counts as if { $about } had resigned.
noted-claimed-out = ⌛ { $about } has run out of time: the others go on as if { $about } had resigned.
noted-moved = 🧳 The server’s managers have moved the table to this channel.
noted-rescued = 🛠️ The person who runs this bot has put the game back to the last position that was sound.

## Lobby

lobby-heading = ## { $game }
    { $host } is opening a table.
lobby-joined = 🪑 { $user }
lobby-joined-seat = 🪑 { $user } would like **{ $seat }**
lobby-invited = ✉️ Invited: { $names }
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [one] { $most } player
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}
lobby-rulings = Choose the options you play with
lobby-rulings-title = -# Options you play with
lobby-picture = { $game }: what the table may look like at the start.
lobby-as-printed = As printed
guests-heading = ## ✉️ Guests
    Choose up to { $most ->
        [one] 1 person
       *[other] { $most } people
    } to play with. Anyone you unselect loses the seat, and it opens to everyone.
guests-menu = Nobody in particular
guests-called = ✉️ { $names }, { $host } invites you to a table: { $game }, { $place }
house-rules-kept = Saved. From now on every lobby of this game on this server offers these house rules.
presets-menu = Use house rules…
preset-printed = As printed
preset-server = This server’s house rules
preset-last = Mine from last time
house-rules-heading = ## { $game }: house rules
house-rules-settled = -# The host of the table, { $host }, chooses them before play begins.
refused-again-none = You two have no finished game on this server yet. Open a table with the game’s own command.
refused-again-closed = You can’t see the channel that game was played in, so no new table can be opened there.
refused-again-not-over = This game isn’t over yet; you can start another one when it is.
follow-turns = 👀 I’ll tell you about each turn in { $game } ({ $place }), and about its end, in one private message. I edit it, and send it again at most once an hour and at the end. During your quiet hours it waits.
follow-end = 👀 I’ll tell you when { $game } ({ $place }) is over.
follow-nothing = 🔕 I won’t tell you about { $game } ({ $place }).
follow-dm-closed = ⚠️ I couldn’t write to you lately. Allow private messages from this server, then switch the notices on in `/settings me`.
follow-choice-turns = each turn
follow-choice-end = only the end
follow-choice-nothing = nothing any more
followed-heading = 👀 { $game } · { $place }
followed-turn = To choose: { $names }
panel-substitute-asked = I’ve asked the others, and the person who would take over the seat.
substitute-declined = You have declined: the seat stays as it is.
refused-substitute-stranger = Only a member of this server can take over a seat; use the command there.
log-handed-on = 🔁 { $seat }: { $user } up to line { $line }
rematch-opened = The table for another game is in { $place }; the others are invited.
lobby-any-seat = Any seat
lobby-join-seat-menu = Sit down: which seat would you like?
lobby-expected = You are invited to a table in this channel: { $place }
lobby-thread-offer = There is already a game in this channel. Shall I open a thread for yours?
lobby-thread-name = { $game }: { $host }
lobby-thread-opened = Your table is in { $thread }.
lobby-thread-forbidden = There is already a game in this channel, and I can’t open a thread for yours: I’m not allowed to { $permissions } here. Please start yours in another channel or in a thread.
lobby-thread-impossible = There is already a game in this channel. Please start yours in another channel or in a thread.

## Pace and clocks

pace-menu = Pace
pace-line = Pace: { $pace }
pace-live = live, 5 minutes a turn
    .about = 20 minutes in reserve for the whole game
pace-today = today, an hour a turn
    .about = 3 hours in reserve for the whole game
pace-day = a day a turn
    .about = 3 days in reserve for the whole game
pace-days = three days a turn
    .about = 6 days in reserve for the whole game
pace-week = a week a turn
    .about = 2 weeks in reserve for the whole game
pace-none = no hurry
    .about = No clock; a friendly reminder after 2, 5 and 12 days
clock-turn = ⏳ { $name }: the time for this turn ends { $when }, then the reserve starts
clock-reserve = ⌛ { $name }: the reserve ends { $when }
clock-late = ⌛ { $name }: the time ran out { $when }
clock-away = 🌙 { $name }: away until { $when }, clock stopped
clock-stands = ⏸️ { $name }: clock stopped
due-turn = ⏳ the time for this turn ends { $when }
due-reserve = ⌛ your reserve ends { $when }
due-late = ⌛ your time ran out { $when }
due-away = 🌙 your clock is stopped until { $when }
due-stands = ⏸️ your clock is stopped

clock-heading = ### { $game } · pace
clock-left = - { $name }: { $left } in reserve
length-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
length-hour = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
length-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-rules = **How the clocks work**
    Your clock starts when it is your turn to choose. When the time for the turn runs out, your reserve runs; each turn in time gives a little of it back. If several players choose at once, each has their own clock.
    Secret choices change no clock; a move that everyone can see restarts the time for the turn. The house has no clock, and all clocks stop while I’m down or Discord is.
    When your time is up, nothing happens by itself. The others may wait one more day, let the house play, or claim the end. A claim takes effect after 12 hours, unless you answer it.
    If everyone agrees, you may pause, end without a result or, where the rules know one, draw. Any player may resume; so does a move that everyone can see. A request lapses after three days.
    A table without moves closes without a result, a week after a warning; a lobby closes without one. The server sets how long that takes; a pause doesn’t change it.
overdue-others = ⌛ { $name } has run out of time. What would you like to do?
overdue-waiting = They have one more day.
overdue-claimed = Claimed. They have 12 hours to answer.
claim-house = ⌛ { $name } has run out of time, and { $by } has asked the house to play for them. It starts { $when }, unless { $name } plays on.
claim-win = ⌛ { $name } has run out of time, and { $by } has claimed the win. The game ends { $when }, unless { $name } plays on.
claim-out = ⌛ { $name } has run out of time, and { $by } has asked to go on without them. That happens { $when }, unless { $name } plays on.
claim-house-you = ⌛ Your time is up, and { $by } has asked the house to play for you. It starts { $when }, unless you play on.
claim-win-you = ⌛ Your time is up, and { $by } has claimed the win. The game ends { $when }, unless you play on.
claim-out-you = ⌛ Your time is up, and { $by } has asked to go on without you. That happens { $when }, unless you play on.
claim-house-own = ⌛ { $name } has run out of time, and you have asked the house to play for them. It starts { $when }, unless { $name } plays on.
claim-win-own = ⌛ { $name } has run out of time, and you have claimed the win. The game ends { $when }, unless { $name } plays on.
claim-out-own = ⌛ { $name } has run out of time, and you have asked to go on without them. That happens { $when }, unless { $name } plays on.
claim-answered = Good to see you. You have 12 hours for this choice.
nudged = A reminder is on its way.

## Buttons

button-agree = Agree
button-withdraw = Withdraw
button-back = Back
button-begin = Begin
button-cancel = Close
button-cancel-erase = Keep everything
button-erase = Erase my data
button-server-erase = Erase the server’s data
button-server-export = Take a copy first
button-policy-privacy = Privacy
button-policy-terms = Terms of use
button-join = Join
button-join-seat = Seat: { $seat }
button-leave = Leave
button-log = Log
button-more = More
button-newer = Newer
button-next = Next
button-next-table = Next table: { $game }
button-open = Open a table here
button-all-games = All games
button-older = Older
button-play-on = Play on
button-previous = Previous
button-record = Record
button-refresh = Refresh
button-refuse = Decline
button-replay = Replay
button-resign = Resign
button-resign-now = Yes, resign
button-rules = Rules
button-follow = Follow
button-follow-turns = Tell me each turn
button-follow-end = Only the end
button-follow-nothing = Tell me nothing
button-rematch = Rematch
button-house-rules = House rules
button-no-hurry = No hurry
button-seat = Your seat
button-guests = Guests
button-keep-rules = Save for this server
button-step = Step through
button-step-first = Start
button-step-back = Back
button-step-on = Next
button-step-last = End
button-clocks = Pace
button-overdue = Time is up
button-overdue-wait = Wait one more day
button-overdue-house = Let the house play
button-overdue-win = Claim the win
button-overdue-out = Go on without them
button-go-on = I’m still playing
button-nudge = Remind: { $seat }
button-keeping = Manage
button-keeping-close = Close this table
button-keeping-close-now = Without a result
button-keeping-close-lobby = Close the table
button-keeping-draw-now = As a draw
button-keeping-won-now = Close as a win
button-keeping-out-now = Take out
button-text = Board in words
button-thread = Open a thread
button-to-seat = To your seat
button-what = What is this?
button-arrangement-lay = My set-up
button-arrangement-keep = Save this set-up
button-why = Why not…?
button-undo = Take back
button-undo-ask = Ask to take back

## More

more-heading = ### { $game }
pictures-heading = ### { $game } · { $picture }
pictures-choose = Pictures…
button-guesses = My guesses
button-guess-wipe = Wipe this note
guesses-heading = ### { $game } · My guesses
guesses-told = Only you see these notes, and nothing in the game changes. A note follows its piece until that piece is shown or can no longer be told from others.
guesses-none = There is no hidden piece now that you could tell from the others.
guesses-line = - **{ $place }**: { $beliefs }
guesses-which = Which piece?
guesses-what = { $place }: your guess
resign-sure = **Resign this game?** You can’t take this back.
resigned = You have resigned.
end-sure = **End this game without a result?** It counts for nobody, and you can’t take it back.
log-heading = ### { $game } · log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
rules-heading = ### { $game } · { $chapter }
rules-chapters = Chapters
rules-more-chapters = More chapters
rules-found = ### { $game } · rules about “{ $about }”
    { $count ->
        [0] The rules don’t mention it in those words. The chapters:
        [one] One place.
       *[other] { $count } places.
    }
rules-places = Places
rules-places-count = { $count ->
    [0] nothing about it
    [one] { $count } place
   *[other] { $count } places
}
rules-which-game = There is no table here. In which game’s rules shall I look up “{ $about }”?
rules-which-game-menu = Which game?
what-heading = ### { $game } · { $topic }
what-things = Everything else by name
refused-thing-unknown = I don’t know anything called “{ $name }” in { $game }.
what-rules = **What the rules say:**
menu-ends-game = { $count ->
    [0] Ends the game: nobody wins
    [one] Ends the game. Winner: { $winners }
   *[other] Ends the game. Winners: { $winners }
}
why-heading = ### { $game } · Why not?
why-nothing = Every move you could want here is allowed.
why-which = What would you like to do?
why-offered = You may do this now: nothing prevents it.
glossary-sign = Signs
rules-house = House rules
rules-house-line = - **{ $option }**: *{ $value }*. { $detail }
record-here = The record of the game: everything that happened, hidden things included.
replay-here = The game again, as you saw it.
replay-empty = There is nothing to show yet.

## Stepping through a game

step-heading = ### { $game } · step { $number } of { $last } · { $seat }
step-turns = Go to a turn
step-turn = Turn { $number }
step-earlier = Earlier turns
step-later = Later turns
step-eyes = Whose eyes?
step-eyes-of = As seen by: { $seat }

## Notices

notice-turn = 🔔 It’s your turn in { $game } ({ $place }).
notice-next = ⏭️ The turn before yours has begun in { $game } ({ $place }).
notice-claimed = ⌛ Your time is up in { $game } ({ $place }). { $claim ->
    [win] { $by } has claimed the win: the game ends { $when }, unless you play on.
    [house] { $by } has asked the house to play for you: it starts { $when }, unless you play on.
    [out] { $by } has asked to go on without you: that happens { $when }, unless you play on.
   *[none] Play on, or the others may claim the end.
}
notice-overdue = ⌛ Somebody’s time is up in { $game } ({ $place }).
notice-offer = 🔔 The others are asking you something in { $game } ({ $place }).
notice-over = 🏁 { $game } is over ({ $place }).
notice-handed = 🔁 The seat in { $game } ({ $place }) is yours now.
notice-handed-on = 🔁 Somebody else has your seat in { $game } ({ $place }) now. Thank you for playing.
notice-locked = ⚠️ The thread of your game of { $game } is locked, so I can’t show it there any more. Nothing is lost: play on here with `/table seat`, and ask somebody who manages threads on the server to unlock it.
notice-lost = ⚠️ I can’t write in the channel of your game of { $game } any more. Nothing is lost: play on here with `/table seat`, and ask the server’s managers to let me in again.
past = **{ $game }** ({ $place }): { $what }
past-moved = You have moved.
past-turn = This question is no longer open.
past-elsewhere = You are playing on in another message.
past-answered = You have answered the request.
past-request = The request is no longer open.
past-claim = The claim about the time has been settled.
past-seat = You no longer sit at this table.
past-follow = You no longer follow this table.
past-follow-end = You’ll hear about this table again when its game is over.

## Standings, games, settings, privacy

standings-heading = ## 🏆 { $game }
standings-all = All games
standings-choose = Which game?
standings-empty = No game has been finished on this server yet.
standings-choose-season = Which season?
standings-side = { $game }: { $seat }
standings-counts = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won ->
    [one] { $won } won
   *[other] { $won } won
}
standings-active = active in the last 60 days
standings-page = page { $page } of { $pages }
standings-foot = -# The bold number is the rating, ± how uncertain it still is; ? means provisional, and such ratings come last. Only games between people finished on this server count.
standings-foot-all = -# The bold number is a rating over all games: 1500 is the average of those who play the same games, ± how uncertain it still is; ? means provisional, and such ratings come last. Only games between people finished on this server count.
archive-heading = ## 📚 Finished games
archive-empty = No finished game fits.
archive-won = won
archive-lost = lost
archive-drawn = drawn
archive-length = at least { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
archive-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
archive-open = Open a game
archive-no-choice = That isn’t one of the choices: take one of the lines in the menu.
narrow-heading = ## 🔎 Narrow down
narrow-found = { $count ->
    [0] No finished game fits.
    [one] One game fits.
   *[other] { $count } games fit.
}
narrow-found-more = More than { $count } games fit.
narrow-player = Any player
narrow-any-result = Any result
narrow-result = Result: { $result }
narrow-any-month = Any month
narrow-any-length = Any length
narrow-length = At least { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
narrow-agreed = Any options
narrow-agreed-part = Any options ({ $number } of { $menus })
button-narrow = Narrow down…
button-narrowed = Show the games
button-any-player = Any player
button-clear = Clear
archive-game = ### 📚 { $game }
    { $people }
    { $place }
archive-no-option = There is no such option. Choose one from the list that appears as you type.
archive-other-option = This option belongs to a different game from the one you have chosen.
archive-no-month = I can’t read this month: write it like 2026-03.
archive-for-players = On this server only those who played a finished game may look at it.
share-by = 📣 { $user } shows a game
share-game = ### { $game }
    { $people }
    -# Played at { $place }
share-elsewhere = A game can be shared on the server where it was played.
share-hidden = This game was played in a channel that not everyone here can see.
share-while-playing = A game can be shared once it is over.
share-nothing-moves = Nothing moves in this game: share its picture instead.
share-form-picture = picture
share-form-gif = animation
share-form-record = record
open-heading = ## 🪑 Free seats
open-none = Nobody is looking for players just now. Open a table, and it appears here.
open-board = -# This message is kept up to date.
open-line = **{ $game }** – { $people } { $count ->
        [one] is
       *[other] are
    } looking for { $free ->
        [one] one more
       *[other] { $free } more
    }{ $agreed } · { $place }
open-seated = You have a seat: { $place }
open-call = { $role } { $seat }
button-sit = Join: { $game }
call-no-role = This server has not chosen a role to call; its managers can do that in `/server settings`.
call-no-seat = There is no free seat at this table.
call-lately = The role was called not long ago; you can call it again twelve hours after that.
call-role-gone = The role this server calls no longer exists; its managers can choose another one in `/server settings`.
call-role-everyone = I don’t call the whole server: its managers can choose another role in `/server settings`.
call-role-silent = Nobody with the role { $role } would be notified. In *Server Settings → Roles*, switch on *Allow anyone to @mention this role*, or give me the permission *Mention @everyone, @here and All Roles*.
call-not-sent = I couldn’t send the call just now; please try again.
call-done = The role has been called.
digest-heading = ## 📰 The week at the inn
    -# { $start } – { $end }
digest-games = ### { $count ->
        [one] One game finished
       *[other] { $count } games finished
    }
digest-game = { $game }: { $people }
digest-best = 🎬 **{ $game }**, { $people } · { $place }
    { $told }
digest-more = … and { $count } more
digest-upsets = ### Upsets
digest-upset = { $winner } beat { $loser }, rated { $points } points higher ({ $game })
digest-feats = ### Feats
digest-climbs = ### On the way up
digest-climb = { $user }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $game }
digest-solvers = ### Positions of the day
digest-solver = { $user } solved { $count } of { $positions }
digest-open = ### Free seats
archive-readers-members = all members
archive-readers-players = those who played them
profile-heading = ## 👤 { $user }
profile-empty = No game between people has been finished here yet.
profile-won-of = { $won } of { $played } won
profile-of = { $won } of { $played }
profile-streak = { $count } won in a row
profile-best = Longest winning streak: { $count }
profile-rival = Most games with { $user }: { $played }, ahead in { $before }
profile-longest = Longest game: { $game }, { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
profile-opening = { $game }, most common start: { $opening } ({ $count } times)
profile-feats = Feats: { $count }, the latest “{ $feat }” ({ $game })
feats-heading = ## 🏅 { $user }
    -# { $game } · { $done } of { $count } feats
feats-done = ✅ **{ $feat }** – { $about }
    -# { $day }{ $count ->
        [one] {""}
       *[other] , { $count } times
    }
feats-open = ▫️ { $feat } – { $about }
feats-foot = -# Only games between people, played to the end, count. The record decides, after the game.
feats-choose = Another game
button-feats = Feats
button-profile = Profile
profile-curve = Rating in { $game }
profile-curve-told = Rating in { $game }: { $first } on { $since }, at best { $best } on { $day }, now { $last }
profile-choose = Which curve?
button-versus = Our games
button-versus-rival = Head to head
versus-heading = ## ⚔️ { $user } – { $other }
versus-as = { $game }, { $user } as { $seat }
versus-drawn = { $count } drawn
versus-foot = Together: { $score } · last on { $day }
versus-empty = These two haven’t finished a game together here yet.
settings-profile-line = Others may look at my profile: { $state }
settings-profile-menu = Who may look at your profile
seasons-none = none
seasons-year = a year
seasons-quarter = a quarter
rating = **{ $rating }** ±{ $deviation }
season-year = Season { $year }
season-quarter = Season { $year }, quarter { $quarter }
button-standings-active = Active only
button-standings-everybody = Everyone
button-standings-public = Show in the channel
person-unknown = Somebody
games-heading = ## 🍺 The Prancing Pony
    Sit down at a table in any channel:
games-line = **{ $game }** – `/{ $command }` · { $players }
games-also = ↳ `/{ $command }` · { $about }
games-solo = Nobody around? You can play any of them against the house at once, for example `/{ $command }`.
games-mine = ### Your tables
turns-heading = ## ⏳ { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
turns-none = No table is waiting for you just now. `/games` shows where you sit.
turns-more = -# { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
turn-mine = 🔔 **{ $game }** with { $names }: your turn ({ $since }) · { $place }
turn-theirs = { $game } with { $names }: waiting for { $choosing } ({ $since }) · { $place }
turn-other = { $game }: { $phase } · { $place }
games-none = You aren’t sitting at any table just now.
settings-me = ### Your settings
    Language: **{ $language }** · Notices on your turn: **{ $notices }** · Always ask me: **{ $asked }** · Others may see my profile: **{ $profile }**
settings-ahead = Tell me when the turn before mine begins: **{ $state }**
settings-ahead-line = Tell me of the turn before mine: { $state }
settings-ahead-menu = A notice when the turn before yours begins
settings-invitations-line = Others may invite me to their tables: { $state }
settings-invitations-menu = Whether others may invite you
blocked-heading = ### People you don’t want to play with
    { $names }
    You and they can’t invite or join each other. They aren’t told: they see the seat as reserved, or you as unavailable. A game that has begun goes on. At most { $most } people.
blocked-nobody = nobody
blocked-menu = People you don’t want to play with
button-blocked = Blocked people
button-quiet-off = No quiet hours
settings-time = Reminders: **{ $reminders }** · Quiet hours: **{ $quiet }**
settings-away = 🌙 Away until { $until }
settings-quiet-none = none
settings-quiet-hours = { $start }:00–{ $end }:00 ({ $city })
reminders-menu = Reminders while your clock runs
reminders-line = Reminders: { $reminders }
reminders-none = none
    .about = I don’t remind you that your clock is running
reminders-few = few
    .about = Near the end of the time for a turn, and when the reserve starts
reminders-all = all
    .about = Also at half the time for a turn; never more than three a day
away-until = 🌙 Away until { $until }. Your clocks are stopped where the server allows it, and nobody reminds you. Back early? Use `/away` with 0 days.
away-back = Welcome back. Your clocks are running again.
settings-saved = Saved.
server-heading = ## 🗝️ Server settings
server-line = **{ $setting }**: { $now }
    -# { $about } Default: { $usual }
server-line-usual = **{ $setting }**: { $now }
    -# { $about }
server-choose = Change a setting
server-none = none
server-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
server-hour = { $hour }:00 UTC
server-tables = { $count ->
    [0] any number
    [one] { $count } table
   *[other] { $count } tables
}
server-language = Language
    .about = The language I speak at the tables; “automatic” means the server’s own.
server-channels = Channels for games
    .about = Where tables may be opened, their threads included.
server-pace = Pace
    .about = The pace new tables start with; you can choose another one in each lobby.
server-away_days = Away
    .about = How many days a year a player may be away with their clocks stopped.
server-most_tables = Tables per person
    .about = How many tables one person may sit at; games already running go on.
server-table_days = Idle tables
    .about = After this many days without a move a table closes without a result. It says so a week before.
server-lobby_days = Idle lobbies
    .about = After this many days a table that has not begun closes.
server-seasons = Seasons
    .about = How long a season of the leaderboard lasts; at its end the standings are reset.
server-feats = Feats
    .about = Announce feats at the end of a game and show them in profiles.
server-archive = Finished games
    .about = Who may look at finished games.
server-tournaments = Tournaments
    .about = Who may open tournaments.
server-keepers = Table keepers
    .about = A role that may manage tables, just like the server’s managers.
server-digest = Weekly digest
    .about = Posts a summary there every Monday, unless no game was played.
server-daily = Position of the day
    .about = Posts a puzzle there every day, answered in private. It comes from a game finished here or, if there are too few, from one the house played against itself.
server-daily_hour = Time of the position
    .about = When the position is posted; the answer follows a day later.
server-called = Role to call
    .about = Who may be called to free seats, at most twice a day: `/tables call`. Players who don’t want to be pinged simply don’t take the role.
server-presets = House rules
    .about = Games with options saved for this server: agree on them in a lobby, then press **Save for this server**.
server-components = Component files
    .about = Games played here with a component file of yours.
server-log-heading = ## 📜 What managers changed and did
server-log-empty = Nothing yet.
server-log-line = - { $at } { $user }: { $setting } – { $before } → **{ $after }**
button-server-log = Log
button-server-back = All settings
settings-not-allowed = You need the permission to manage the server for this.
server-erase-sure = **Erase everything I know about this server?** All tables are erased, even those where a game is running. So are finished games with their results and standings, tournaments, positions of the day and all settings. Nobody is told. My messages in the channels stay, but their buttons stop working. People’s own settings stay. You can’t take this back.
server-export = Here is everything that the members of this server can see of it: settings, tables, results, records.
server-erased = Done. I know nothing about this server any more. The next table starts from scratch.

## Managers of a server

keeping-heading = ### 🛡️ { $game } in { $place }
    { $phase }
    -# What you do here is written in the table’s log and in the list of what managers did. You see nothing hidden in the game.
keeping-out-menu = Take somebody out…
keeping-move-menu = Move the table to…
keeping-sure-close-now = { $kind ->
    [lobby] **Close this table before play begins?** { $game } in { $place }, with { $people }. After that, you can only open a new table.
   *[table] **Close this table without a result?** { $game } in { $place }, with { $people }. The game counts for nobody. You can’t take this back. To close it as somebody’s win, use `/manage close`.
}
keeping-sure-draw-now = **Close this table as a draw?** { $game } in { $place }, with { $people }. You can’t take this back.
keeping-sure-won-now = **Close this table as a win for { $about }?** { $game } in { $place }, with { $people }. It counts as if all others had resigned. You can’t take this back.
keeping-sure-out-now = { $kind ->
    [lobby] **Remove { $about } from this table?** { $game } in { $place }, with { $people }.
   *[table] **Take { $about } out of this game?** { $game } in { $place }, with { $people }. It counts as if { $about } had resigned. You can’t take this back.
}
keeping-closed = Closed.
keeping-taken-out = Taken out, as if they had resigned.
keeping-moved = Moved.
keeping-forbidden = 🚫 { $user } can no longer open tables here. Open tables go on.
keeping-allowed = { $user } can open tables here again.
act-closed = { $by } closed table { $match } without a result
act-draw = { $by } closed table { $match } as a draw
act-won = { $by } closed table { $match } as a win for { $about }
act-moved = { $by } moved table { $match }
act-taken-out = { $by } took { $about } out of table { $match }
act-forbidden = { $by } stopped { $about } from opening tables
act-allowed = { $by } allowed { $about } to open tables again
refused-not-keeper = This is for the server’s managers, or those with the role set in `/server settings`.
refused-no-table-there = No table or lobby is open in that channel.
settings-automatic = automatic
settings-every-channel = all
settings-on = yes
settings-off = no
settings-language-menu = Language
settings-language-line = Language: { $language }
settings-notices-line = DM on your turn: { $state }
settings-notices-menu = Notices in a DM when it is your turn
settings-asked-line = Ask me even when there is only one choice: { $state }
settings-asked-menu = What happens when there is only one choice
settings-dm-closed = I can’t send you private messages, so I’ll call you in the channel instead.
language-en = English
language-pl = Polski
privacy-export = Everything I know about you.
privacy-erase-sure = **Erase everything I know about you?** Your settings and ratings go, your running games are resigned, and finished games keep a nameless player. You can’t take this back.
privacy-erased = Done. I know nothing about you any more.
privacy-kept = Nothing was erased.

## What is kept, and the terms

policy-operator = the person who runs it; no name is given here
policy-contact = Ask the managers of the server where you met me: they know who brought me there.
policy-privacy-heading = ## 🔒 Privacy
    Responsible for this bot: { $operator }.
policy-privacy-people = ### What is kept about you
    - Your Discord number, at the tables you have opened, sat at, been invited to or follow
    - What you did at a table, move by move, with the time of each move
    - For each server: results, ratings, feats, tournaments, answers to positions of the day, and what you did as one of its managers
    - What you have set: language, notices, quiet hours, days away and people you don’t want to play with
    - For your games: set-ups of your own, how far you have come in the lessons, and what you have noted about hidden pieces
policy-privacy-server = ### What is kept about a server
    Its number, its settings, house rules and component files, the channels and messages with tables, and who has changed what. Also the names of its tournaments and the reasons given in them.
policy-privacy-not = ### What is not kept
    Your messages: I can’t read them. I see commands given to me, presses of my buttons, and what you type or upload for me. I ask Discord for your name when a picture or a record shows it, and don’t write it into the database.
policy-privacy-why = ### Why
    So that you can play a game, carry it on after weeks, and look at it later. Nothing is sold, and nothing is used for advertising or to train a model.
policy-privacy-where = ### Where, and who sees it
    In the database of the person responsible for this bot, in copies of it, and in the bot’s log. The log holds numbers and times, nothing that is hidden in a game and nothing you wrote. Games played on a server can be seen on that server; what is hidden in a game is seen only by the player it belongs to. Discord carries all messages under its own terms.
policy-privacy-long = ### How long
    - Your data: until you erase it with `/privacy erase`. Finished games then keep a player without a name.
    - A server’s data: until its managers erase it with `/server erase`, or until { $days ->
        [one] one day has
       *[other] { $days } days have
    } passed since I was removed from it. Only days on which I’m running count.
    - Messages still to be delivered, and which presses have been answered: a week
    - Copies of the database, where I make them: at most a year
policy-privacy-rights = ### What you can do
    `/privacy export` gives you a file with everything that is kept about you, `/privacy erase` erases it, `/settings me` changes it. You may also complain to the data protection authority where you live.
policy-privacy-contact = ### Whom to ask
    { $contact }
policy-terms-heading = ## 📜 Terms of use
    Responsible for this bot: { $operator }.
policy-terms-what = ### What this is
    An inn where board games are played on Discord, free of charge, made by fans. It is not affiliated with, endorsed or licensed by Middle-earth Enterprises, the Tolkien Estate, Discord, or any publisher of the games.
policy-terms-who = ### Who may use it
    Anyone who may use Discord. Discord’s own terms and the rules of your server apply here too.
policy-terms-conduct = ### What we ask of you
    Play fairly and be kind. Don’t play against yourself with several accounts for a rating. Don’t flood the bot with requests, and don’t try to find out what a game hides from you. The managers of a server may close its tables, take people out of games and stop them from opening tables.
policy-terms-texts = ### What you write
    Others on your server can see names of tournaments, reasons and component files. You are responsible for them. The bot removes what could mislead or disturb; don’t put in what belongs to somebody else.
policy-terms-warranty = ### No promises
    We do a lot so that no move is lost, but the bot is offered as it is: it may be down, make mistakes or close one day. As far as the law allows, nobody is liable for the consequences. Keep a copy of what matters to you: `/privacy export`, `/table record`.
policy-terms-end = ### When it ends
    You may stop at any time, and a server may remove the bot at any time. The person who runs it may exclude people or servers that break these terms. When the terms change, you’ll find the new ones here.
policy-terms-contact = ### Whom to ask
    { $contact }
person-nobody = somebody who has left

## Welcome

welcome-heading = ## 🍺 The Prancing Pony
    An inn for board games of Middle-earth. Sit down with friends, move when you have time: I keep the board, the rules and every move.
welcome-which = **What would you like to play?**
welcome-commands = **The commands you need**
welcome-start = - `{ $command }` · open a table and invite somebody, or play against the house at once: `{ $solo }`; each game has both
welcome-table-seat = your seat: your hand and your choices, seen by you alone
welcome-next = the tables waiting for you
welcome-rules = a rule by its number or a word
welcome-settings-me = your language, and whether I write to you on your turn
game-facts = -# { $players } · { $length } · { $weight }
game-weight-light = easy to learn
game-weight-medium = some rules to learn
game-weight-heavy = many rules to learn
game-begin = Press the button to open a table, or use `{ $command }` in any channel, with the people you invite. Nobody around? Play against the house at once: `{ $solo }`.

## Component files

components-heading = ### { $game } · { $what }
components-source-proposed = **Your file fits.** Look at it: nothing has changed yet. Tables opened afterwards will play with it; those that are open stay as they are.
components-source-guild = Tables opened on this server play with the file of this server.
components-source-house = Tables opened on this server play with the file of the person who runs this bot.
components-source-printed = Tables opened on this server play with what comes with the game. To correct it, download the file, change it and upload it with { $command }.
components-source-outdated = This server’s file was made for an earlier version and no longer fits, so tables opened here play without it. To put it right, download the file, change it and upload it with { $command }.
components-outdated = This server’s file for { $game } was made for an earlier version and no longer fits: this table plays without it. A server manager can upload a new one with { $command }.
components-taken = ✅ Tables opened from now on play with your file. Tables already open stay as they are.
components-reset = ✅ Tables opened from now on play without a file of this server.
components-dropped = Nothing has changed.
components-here = What tables opened here play with. Correct it and upload it with { $command }.
components-wrong = **This file can’t be used. Nothing has changed.**
components-no-json = Please upload a JSON file: its name ends in “.json”.
upload-too-large = The file has { $size } kB; I can read at most { $most } kB.
refused-export-too-large = That is more than fits into a message. The person who runs this bot can give it to you.
upload-unreadable = Discord won’t hand me the file just now; please upload it again.
upload-no-text = The file isn’t text in UTF-8.
refused-one-at-a-time = I’m still busy with your last request; please ask again when it’s done.
refused-much-asked = Many people are asking for slow things just now; please ask again in a few minutes.
button-components-words = In words
button-components-pictures = As pictures
button-components-file = Download the file
button-components-drop = Cancel

## Refusals and errors

refused-otherwise = That is not possible just now.
refused-nearest = { $why } Nearest to it: { $actions }.
refused-for-instance = { $why } Possible now, for instance: { $actions }.
refused-permissions = I can’t run a table in { $place }: I’m not allowed to { $permissions } there. A server manager can change that in the channel’s settings.
refused-thread-locked = { $place } is locked, so it can’t hold a table. Somebody who manages threads here can unlock it.
thread-archived = This thread is archived, so I can’t show anything new in it. Nothing is lost: write a message here, and the thread is active again.
thread-locked = This thread is locked, so I can’t show anything new in it. Nothing is lost: play on with `/table seat`, or ask somebody who manages threads here to unlock it.
permission-connect = join the voice channel and see its chat (Connect)
permission-view_channel = see the channel (View Channel)
permission-embed_links = show my whole messages (Embed Links)
permission-attach_files = attach pictures (Attach Files)
permission-read_message_history = read older messages (Read Message History)
permission-send_messages = write (Send Messages)
permission-send_messages_in_threads = write in threads (Send Messages in Threads)
permission-create_public_threads = open threads (Create Public Threads)
refused-old-button = This button belongs to an older version of the bot. Open your seat again with `/table seat`, or the table with `/table board`.
refused-city-missing = Please also say where you are: a city, or what time it is there now.
refused-city-unknown = I don’t know a time zone called { $name }: choose one of the cities in the list, or say what time it is where you are.
refused-offer-which = More than one request is waiting for your answer: choose at your seat, `/table seat`.
refused-sight-unknown = Discord isn’t answering just now, so I can’t tell what you may see here. Please try again in a moment.
refused-forged = I can’t make sense of this button. Open your seat again with `/table seat`.
refused-replay-while-playing = You can watch the replay when the game is over; `/table step` shows the game so far.
refused-record-forgotten = I don’t have that record at hand any more; please upload it again with `/table import`.
refused-no-table-here = There is no table in this channel. `/games` shows what we have.
refused-ambiguous = That could mean more than one thing: { $names }. Please type a little more of it.
refused-which-match = Say which of your games you mean, with the option “{ $option }”.
refused-no-match = You aren’t playing at any table just now.
refused-guild-only = Tables are opened on servers: use this command in a server’s channel.
refused-self = You can’t play against yourself.
refused-bot = Bots can’t sit down at a table.
error-unexpected = Sorry, something went wrong on my side. Nothing I have confirmed is lost. If it happens again, give the people who run me this reference: `{ $reference }`.

## Commands: names are what people type, so lower case and without spaces

command-table = table
    .description = The table in this channel, and your seat at it
command-table-board = board
    .description = Show the table message again
command-table-seat = seat
    .description = Open your private seat: your hand and your choices
    .answer = answer
    .answer-description = Answer what the others ask of you, or withdraw what you have asked
answer-agree = Agree
answer-decline = Decline
answer-withdraw = Withdraw my request
command-table-act = act
    .description = Take an action by its name
    .action = action
    .action-description = What to do; several actions one after another with “;” between them
command-table-why = why
    .description = Why you can’t do something at the table now
    .choice = choice
    .choice-description = What you would like to do; leave empty for everything
command-table-explain = explain
    .description = What a piece, a card, a region or a sign is
    .thing = thing
    .thing-description = Its name, or the beginning of it
command-table-undo = undo
    .description = Take back your last action, or ask for it
command-table-resign = resign
    .description = Resign this game
command-table-pace = pace
    .description = The pace of the table, the time everyone has left, and how the clocks work
command-table-end = end
    .description = Ask the others to end the game without a result, or as a draw
    .result = result
    .result-description = How it ends
command-table-pause = pause
    .description = Ask the others to pause, which stops the clocks; or resume
command-table-invite = invite
    .description = Invite somebody to your table before play begins
    .player = player
    .player-description = Whom you invite
command-table-again = again
    .description = Play again: same people, game and options, sides swapped
    .friend = friend
    .friend-description = Play your last game together again with this person
command-table-follow = follow
    .description = Follow a table you don’t play at: each turn, or only its end
    .told = told
    .told-description = What I should tell you
command-table-substitute = substitute
    .description = Ask the others to let another member take over a seat
    .newcomer = newcomer
    .newcomer-description = Who takes it over
    .player = player
    .player-description = Whose seat (default: yours)
command-table-remove = remove
    .description = Ask the others to take somebody who has gone away out of the game
    .player = player
    .player-description = Who has gone away
command-table-house = house
    .description = Ask the others to let the house play for somebody who has gone away
    .player = player
    .player-description = Whom the house should play for
command-table-review = review
    .description = Review a finished game with the house: chances, key moments, your decisions
command-table-picture = picture
    .description = A larger picture of the table, or of a part of it
    .picture = picture
    .picture-description = Which one
command-table-record = record
    .description = The record of a finished game
command-table-text = text
    .description = The whole board in words
command-table-log = log
    .description = What has happened so far
command-table-step = step
    .description = A game again, step by step, as you saw it
command-table-share = share
    .description = Show a finished game to everyone in this channel
    .form = form
    .form-description = As a picture with how it ended, as an animation, or as a record
command-table-import = import
    .description = Step through a record of your own
    .file = record
    .file-description = The file you got from `/table record`
command-table-replay = replay
    .description = A finished game again, as an animation
command-match-option = match
    .description = Which of your games, if you play several
match-finished = finished
command-games = games
    .description = The games of the house, how to start one, and your own tables
command-next = next
    .description = The tables waiting for you, longest wait first
command-help = help
    .description = What this is, the games, and the commands you need
command-archive = archive
    .description = The finished games of this server
    .player = player
    .player-description = Only games of this person
    .game = game
    .game-description = Only this game, or with this side taken by the player
    .result = result
    .result-description = How it ended for the player
    .month = month
    .month-description = Only games from this month, such as 2026-03
    .steps = least_steps
    .steps-description = Only games with at least this many steps
    .agreed = option
    .agreed-description = Only games played with this option
command-leaderboard = leaderboard
    .description = Who plays best on this server
    .game = game
    .game-description = Only this game, or one side of it
    .season = season
    .season-description = This season, or the last one
    .season-now = this season
    .season-last = last season
    .active = active
    .active-description = Only people who have finished a game in the last 60 days
    .public = public
    .public-description = Show it to everyone in the channel
command-profile = profile
    .description = What somebody has played here and how well
command-profile-show = show
    .description = A profile: games, sides, the rating over time, favourite opponents
    .player = player
    .player-description = Whose profile (default: yours)
command-profile-feats = feats
    .description = Feats: what somebody has done in a game, and what there is still to do
    .player-description = Whose feats (default: yours)
    .game = game
    .game-description = For which game
command-profile-versus = versus
    .description = Two people head to head
    .player = player
    .player-description = Against whom
    .other = other
    .other-description = The other person (default: you)
command-settings = settings
    .description = Your language, notices, quiet hours, and the people you block
command-settings-me = me
    .description = Your language and whether I write to you on your turn
    .language = language
    .language-description = The language I speak with you
    .notices = notices
    .notices-description = Whether I send you a DM on your turn
    .asked = always_ask
    .asked-description = Ask me even when I have only one choice and everyone can tell
    .profile = profile
    .profile-description = Whether others may look at my profile
    .invitations = invitations
    .invitations-description = Whether others may invite me to their tables
command-settings-quiet = quiet
    .description = Hours without notices; run it without options to see what is set
    .city = city
    .city-description = A city in your time zone
    .now = hour_now
    .now-description = Or what time it is where you are
    .start = from
    .start-description = From which hour
    .end = to
    .end-description = Until which hour
command-away = away
    .description = Stop your clocks for some days, without reminders
    .days = days
    .days-description = For how many days; 0 when you are back
command-settings-block = block
    .description = People you don’t want to play with; they aren’t told
    .player = player
    .player-description = Whom to block; leave empty to see the list
    .lift = lift
    .lift-description = Whom to unblock
command-server = server
    .description = For the server’s managers: all its settings
command-server-settings = settings
    .description = Every setting with its default, and a menu to change it
    .language = language
    .language-description = The language of the tables
    .seasons = seasons
    .archive = archive
    .archive-description = Who may look at finished games
    .tournaments = tournaments
    .tournaments-description = Who may open tournaments
    .seasons-description = How long a season of the leaderboard lasts; at its end the standings are reset
command-server-log = log
    .description = What managers changed and did, the latest first
command-server-erase = erase
    .description = Erase everything about this server; I ask first, and you can take a copy
command-tables = tables
    .description = Free seats at the tables of this server
command-tables-open = open
    .description = Tables looking for players: press a button to join
    .board = board
    .board-description = For managers: post it here for everyone, as one message that is kept up to date
command-tables-call = call
    .description = Call the role this server has chosen to your table with a free seat
command-manage = manage
    .description = This server’s tables: close, move, take a player out, stop somebody opening them
command-manage-channel = channel
    .description = Where the table is (default: here)
command-manage-close = close
    .description = Close a lobby, or a table with or without a result
    .winner = winner
    .winner-description = Whose win it is, as if all others had resigned
    .draw = draw
    .draw-description = As a draw, where the game knows one
command-manage-move = move
    .description = Move a table to another channel or thread
    .to = to
    .to-description = Where it goes on
command-manage-remove = remove
    .description = Take somebody out of a game or a lobby
    .player = player
    .player-description = Whom
command-manage-forbid = forbid
    .description = Stop somebody from opening tables on this server
    .player = player
    .player-description = Whom
command-manage-allow = allow
    .description = Allow somebody to open tables again
    .player = player
    .player-description = Whom
command-manage-log = log
    .description = What managers changed and did, the latest first
command-privacy = privacy
    .description = What I know about you, and how to get rid of it
command-privacy-show = show
    .description = What is kept, why, how long, and whom to ask; the terms of use
command-privacy-export = export
    .description = Everything I know about you, as a file
command-privacy-erase = erase
    .description = Make me forget you
command-start = start
    .description = Open a table
    .opponent = opponent
    .second = second
    .third = third
    .opponent-description = Whom you invite
    .second-description = A second guest
    .third-description = A third guest
    .seat = seat
    .seat-description = The seat you would like
command-component-file = file
    .description = A JSON file with what is printed on yours; leave empty to see what is used now
command-rules = rules
    .description = The rules in brief
    .chapter = chapter
    .chapter-description = Where to begin
command-look-up =
    .description = What the rules say about a number or a word
    .about = about
    .about-description = A rule’s number, such as 6.10, or a word
    .game = game
    .game-description = Which game’s rules, if there is no table here

## Looking back

review-heading = ### 🔎 { $game } · looking back
review-beginning = ⏳ The house has started to look back at this game. It takes up to half a minute, longer while it plays elsewhere. Press *Refresh* to see how far it is.
review-progress = ⏳ The house is still looking: { $done } of { $count } decisions so far.
review-foot = -# Estimates by the house: the chances with all cards open, the choices from what the seat knew then. It looks at up to 16 decisions of each person, for half a second each.
review-chart = Chances of winning, turn by turn
review-chart-turns = turns 1 to { $last }
review-chart-steps = steps 0 to { $last }
review-alt = Chart of the chances of winning in per cent, as the house judges them.
review-course = **{ $seat }**, chances: { $start }% at the start · { $quarter }% after a quarter · { $half }% halfway · { $late }% after three quarters · { $end }% at the end
review-moments = **What mattered**
review-moment = **{ $number }.** Step { $step } · { $seat } { $before }% → { $after }%
review-go = Moment { $number }
review-own = **Your decisions**: in { $same } of { $count } the house would have done the same.
review-differs = - Step { $step } – you chose *{ $played }*; the house: *{ $best }*.
review-differs-here = -# 💡 You chose *{ $played }*; the house: *{ $best }*.
review-cost = That would have given you { $chance }% instead of { $played }%.
review-estimate = -# ⚖️ The house’s estimate: { $chances }
review-same = -# 💡 The house would have done the same.
button-review = Look back

## The house’s own players

computer-11 = Tansy, kitchen maid ({ $level })
    .short = Tansy
computer-12 = Hob, stable lad ({ $level })
    .short = Hob
computer-13 = Nell, goose girl ({ $level })
    .short = Nell
computer-21 = Marl, carter ({ $level })
    .short = Marl
computer-22 = Brenna, brewer ({ $level })
    .short = Brenna
computer-23 = Odger, cook ({ $level })
    .short = Odger
computer-31 = Old Wren, storyteller ({ $level })
    .short = Old Wren
computer-32 = Corbin, night watchman ({ $level })
    .short = Corbin
computer-33 = Maude, mother of the inn ({ $level })
    .short = Maude
level-newcomer = newcomer
    .about = Plays sensibly and makes a newcomer’s mistakes
level-regular = regular
    .about = Knows the game; answers in a second
level-master = master
    .about = Thinks for a few seconds and makes few mistakes
lobby-computer = Let the house take a seat…
lobby-computer-leave = Remove the house’s last player
stand-in-at = { $user } (played by { $player })
button-come-back = Take my seat back
button-stand-in = Let the house play for me
button-ask-hints = Hints for everyone
button-propose-end = End without a result
button-propose-draw = Draw
button-propose-pause = Pause
button-end-now = Yes, end it
button-resume = Resume
button-hint = Hint
hint-heading = 💡 **What the house would do in your place**
hint-line = - { $action } · wins about { $chance }% of the time
hint-sure = - { $action } · without having to think
hint-foot = -# { $count ->
    [0] From what your seat knows.
    [one] An estimate from what your seat knows, after { $count } simulated game.
   *[other] An estimate from what your seat knows, after { $count } simulated games.
 }
standings-house = Against the house
standings-house-line = { $user } · { $game } · { $seat } against a { $level }: **{ $won }** of { $played } won
standings-house-foot = -# Games with a player of the house count here and nowhere else.
command-solo = solo
    .description = Play against the house, straight to the first move
    .level = level
    .level-description = How well the house plays (default: regular)
    .seat = seat
    .seat-description = Where you would like to sit

# Lessons.
learn-heading = ### 📖 { $game } · lessons
    { $done ->
        [0] { $count ->
            [one] { $count } lesson: a small position and one task, with the full rules.
           *[other] { $count } lessons: each a small position and one task, with the full rules.
        }
       *[other] Solved: { $done } of { $count }.
    }
learn-line = { $number }. { $title }
learn-choose = Choose a lesson
learn-first-game = -# After the lessons: a whole game against a newcomer of the house. I explain each new kind of decision the first time it comes.
lesson-heading = ### Lesson { $number } of { $count } · { $title }
    { $story } You play { $seat-nom }.
    🎯 **{ $task }**
lesson-done = ✅ **Done!** { $said }
lesson-failed = **Not this time.** { $said }
lesson-hint = 💡 { $hint }
lesson-moved-on = That button belonged to an earlier step. This is where you are in the lesson.
introduction = 🎓 { $text }
button-enough-explained = Enough explained
button-learn = Lessons
button-first-game = First game
button-begin-lesson = { $done ->
    [0] Begin
   *[other] Go on
}
button-next-lesson = Next lesson
button-again = Again
button-lesson-rule = Rule { $rule }
button-lessons = All lessons
command-learn = learn
    .description = Lessons: small positions with one task each, private and at your own pace

# Tournaments
tournament-heading = ## 🏆 { $name }
tournament-format-swiss = Swiss
tournament-format-round-robin = round robin
tournament-format-knock-out = knock-out
tournament-format-groups = groups, then knock-out
tournament-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tournament-seats = { $count } at a table
tournament-both-sides = both sides played
tournament-entry-until = Enter until { $when } ({ $left }); then it begins by itself.
tournament-entry = It begins when { $host } starts it.
tournament-role = For those with the role <@&{ $role }>.
tournament-entered = { $count ->
    [0] Nobody has entered yet.
    [one] { $count } player has entered:
   *[other] { $count } players have entered:
}
tournament-playing = Round { $round } is being played.
tournament-playing-final = The final is being played.
tournament-over = 🏁 { $winner } has won this tournament.
tournament-cancelled = This tournament was cancelled.
tournament-cancelled-few = This tournament did not begin: too few players had entered.
tournament-standings = **Standings**
tournament-gone = (withdrawn)
tournament-more = … and { $count } more
tournament-round = Round { $round }
tournament-final = Final
tournament-bye = { $name } sits this round out and gets the points.
tournament-table = Table { $table }: { $who }
tournament-ruled = **Set by the organiser**
tournament-ruling = { $game }: { $points } – { $reason }
tournament-game = Round { $round }, table { $table }, game { $game }: { $who }
tournament-tie-breaks = Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }, harder side { $harder }
tournament-points-short = Pts
tournament-buchholz-short = Bh
tournament-alt-row = { $place }. { $name }: { $points }
tournament-seat = { $name } ({ $seat })
tournament-thread = **{ $name }** · { $round } · table { $table } · { $people } · pace: { $pace }
tournament-thread-both = You play two games here, the second with sides swapped.
tournament-thread-name = { $name } { $number } · { $round }.{ $table }
tournament-opened = The tournament is open. Its message in this channel shows how it stands and is kept up to date.
tournament-entered-now = You have entered { $name }. When it begins, I’ll call you to your table.
tournament-entered-late = You have entered { $name } and play from the next round on.
tournament-left = You have withdrawn.
tournament-leave-sure = Do you really want to withdraw? You resign the games of this tournament that you are playing now.
tournament-begun = The first round has begun.
tournament-called-off = The tournament has been cancelled. Games in progress can be finished.
tournament-result-set = The result is set, with your reason beside it.
tournament-not-allowed = On this server only its managers open tournaments; they can allow it to everyone with `/server settings`.
tournament-needs-channel = A tournament needs a text channel, because each of its games has its own thread.
tournament-no-game = There is no such game: choose one from the list.
tournament-not-in = You are not in this tournament.
tournament-help-formats = ### How tournaments are played
    In a **Swiss**, each round pairs you with a new opponent who has about as many points (FIDE Dutch system). In a **round robin**, you meet everyone once (Berger tables). In a **knock-out**, losers are eliminated; the highest seed left meets the lowest. In **groups, then knock-out**, you play a round robin in a group of about four, and the best two go on. At tables of three and four, players with about as many points sit together.
tournament-help-rounds = **Rounds** start by themselves when the last game of the round before is decided. Each table has a thread, and I call its players once. If the number is odd, one player sits out and gets the points; nobody does so twice if that can be avoided. You can join a Swiss late, from the next round on. If you withdraw, you resign the game you are playing; if you don’t move, you lose by the table’s pace (*Pace*). If a result is wrong, the organiser corrects it, and everyone can read the reason.
tournament-help-points = **Points**: a win counts 1, a draw ½. At tables of three and four you score the share of opponents you finished ahead of. A tied knock-out match is extended by up to two games; then the higher seed goes on. All games count for ratings.
tournament-help-ties = **If players are tied on points**, this decides, in order: *Buchholz*, the points of everyone you have met; *Sonneborn-Berger*, the points of those you have beaten and half of those you have drawn with; *head to head*, among those still tied; *wins with the harder side*, the one that has won fewer games of this tournament; the higher seed.
tournament-form-printed = Rules as printed
tournament-form-role = Entry for one role only
tournament-form = ## 🏆 A new tournament
    It is played in this channel. With `/tournament open` you can also give it a name.
tournament-form-rounds = as many rounds as it takes to find a winner
tournament-form-hours = entry open for { $length }
tournament-form-name = { $game }, { $day }
button-tournament-form = Open a tournament
button-tournament-open = Open it
button-tournament-enter = Enter
button-tournament-leave = Withdraw
button-tournament-leave-now = Withdraw
button-tournament-begin = Begin now
button-tournament-games = Games
button-tournament-help = How it works
button-tournament-run = For the organiser
button-tournament-cancel = Cancel it
button-tournament-back = Back
tournament-run-heading = ## 🛠️ Running { $name }
tournament-run-about = Choose a game to set its result. Only the organiser and the server’s managers can do this.
tournament-run-no-games = No games have been paired yet; as soon as there are some, you can set their results here.
tournament-run-choose = Which game’s result?
tournament-run-open = not decided yet
tournament-run-result = counts { $points }
tournament-run-won = { $name } has won
tournament-run-draw = A draw
tournament-run-who = Who has won?
tournament-run-why = Why?
tournament-run-reason = Why are you setting it? Everyone can read the reason. With `/tournament result` you can give it in your own words.
tournament-reason-absent = A player didn’t come.
tournament-reason-agreed = The players have agreed on it.
tournament-reason-broken = The game couldn’t be played to its end.
tournament-reason-mistaken = The result was set wrongly before.
tournament-cancel-sure = Do you really want to cancel { $name }? Nobody wins it then. Games in progress can be finished.
tournament-ruled-here = { $people }: the organiser has set the result of this game: { $points } – { $reason } You may play on; it then counts for your ratings, but no longer for the tournament.
archive-tournament = tournament { $number }
tournament-openers-managers = the server’s managers
tournament-openers-members = all members
command-tournament = tournament
    .description = Tournaments of this server
command-tournament-open = open
    .description = Open a tournament in this channel
    .name = name
    .name-description = The tournament’s name
    .game = game
    .game-description = Which game is played
    .format = format
    .format-description = Who meets whom (default: Swiss)
    .rounds = rounds
    .rounds-description = Rounds of a Swiss (default: as many as it takes to find a winner)
    .both_sides = both_sides
    .both_sides-description = Play each pairing twice, with sides swapped
    .pace = pace
    .pace-description = How fast the tables play (default: three days a turn)
    .seats = seats
    .seats-description = Players at a table; three and four only in a Swiss
    .rules = rules
    .rules-description = The rules as printed, or this server’s house rules
    .hours = hours
    .hours-description = Hours in which people may enter, after which it begins (default: 48)
    .role = role
    .role-description = Only people with this role may enter
command-tournament-show = show
    .description = How the tournament here stands
command-tournament-enter = enter
    .description = Enter the tournament here
command-tournament-leave = withdraw
    .description = Withdraw from the tournament here
command-tournament-begin = begin
    .description = Begin the tournament here now
command-tournament-games = games
    .description = The finished games of the tournament here
command-tournament-cancel = cancel
    .description = Cancel the tournament here
command-tournament-result = result
    .description = Set the result of a game, with a reason that everyone can read
    .game = game
    .game-description = Which game: round, table and game
    .reason = reason
    .reason-description = Why; everyone can read it
    .winner = winner
    .winner-description = Who won; leave empty for a draw

## The position of the day

daily-heading = ## 🧭 Position of the day, { $day }
    { $game }, from a game played here.
daily-heading-own = ## 🧭 Position of the day, { $day }
    { $game }, from a game that the house played against itself.
daily-question = Your seat: **{ $seat }**. { $prompt }
daily-choose = What do you do? { $count } choices
daily-foot = -# Only you see your choice. Until the answer comes, { $until }, you may change it. In your own language: `/position`.
daily-closed = -# Time is up: the answer is in this channel.
daily-void = -# This question wasn’t as clear as it should have been, so it is closed; answers to it don’t count.
daily-answered = 🧭 You choose *{ $choice }*. The answer comes here { $until }; until then you may change yours.
daily-streak = { $count ->
    [one] You also solved the previous position.
   *[other] You have solved { $count } positions in a row.
}
daily-none = There is no position to solve here just now.
daily-result-heading = ## 🏁 The position of { $day }: { $game }
daily-result = The house chooses **{ $best }**; by its estimate that wins { $chance }% of the time.
daily-played = In the game, *{ $played }* was played: { $place }
daily-played-best = The game went the same way: { $place }
daily-played-own = In the game the house, with less time to think, played *{ $played }*.
daily-played-best-own = The house played that in the game, too.
daily-chosen = ### { $count ->
        [0] Nobody has chosen
        [one] One person has chosen
       *[other] { $count } people have chosen
    }
daily-choice = { $choice }: { $count } ({ $share }%)
daily-chance = { $chance }% by the house’s estimate
daily-solver = { $user }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } in a row)
    }
daily-solvers = Solved by { $people }.
command-position = position
    .description = The position of the day, for you alone
