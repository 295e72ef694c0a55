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
panel-arrangement-kept = Kept. Next time you have this side, one press lays it out.
panel-undone = Taken back.
panel-undo-asked = I have asked the others whether you may take this back.
panel-undo-agreed = You agreed.
panel-undo-refused = You declined.
panel-offer-withdrawn = Withdrawn: the others no longer need to answer.
panel-remove-asked = I have asked the others whether this player is to be taken out of the game.
panel-stand-in-asked = I have asked the others whether the house may play on.
panel-hints-asked = I have asked the others whether there are to be hints.
panel-end-asked = I have asked the others whether the game is to end without a result.
panel-end-done = The game has ended without a result.
panel-draw-asked = I have offered the others a draw.
panel-draw-done = The game has ended in a draw.
panel-pause-asked = I have asked the others whether you pause.
panel-pause-done = The game pauses, and time stands.
panel-resumed = The game goes on, and time runs again.
panel-stand-in = 🪑 { $player } is playing in your place, and knows what your seat knows.
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
    An answer is awaited. If play goes on, this lapses.
offer-next = -# You can answer this as soon as you have answered the request above.
offer-undo-more = { $count ->
    [one] … and one more thing
   *[other] … and { $count } more things
}
offer-remove = 🚪 **{ $seat }** asks to take **{ $gone }** out of the game; the others would play on. Do you agree?
offer-remove-open = 🚪 { $you ->
    [asker] You have asked to take **{ $gone }** out of the game; an answer is awaited. If **{ $gone }** plays on, this lapses.
    [gone] **{ $seat }** has asked to take you out of the game; an answer is awaited. If you play on, this lapses.
   *[nobody] **{ $seat }** has asked to take **{ $gone }** out of the game; an answer is awaited. If **{ $gone }** plays on, this lapses.
}
offer-stand-in = 🪑 **{ $seat }** asks that the house play on for **{ $gone }** ({ $level }), until they are back. Do you agree?
offer-stand-in-open = 🪑 { $you ->
    [asker] You have asked that the house play on for **{ $gone }** ({ $level }); an answer is awaited. If **{ $gone }** plays on, this lapses.
    [gone] **{ $seat }** has asked that the house play on for you ({ $level }); an answer is awaited. If you play on, this lapses.
   *[nobody] **{ $seat }** has asked that the house play on for **{ $gone }** ({ $level }); an answer is awaited. If **{ $gone }** plays on, this lapses.
}
offer-substitute = 🔁 **{ $seat }** asks that { $newcomer } take over the seat of **{ $gone }**, with all it sees. Do you agree? The game then counts on no leaderboard.
offer-substitute-open = 🔁 { $you ->
    [asker] You have asked to hand the seat of **{ $gone }** to somebody else
    [gone] **{ $seat }** has asked to hand your seat to somebody else
   *[nobody] **{ $seat }** has asked to hand the seat of **{ $gone }** to somebody else
}{ $accepted ->
    [yes] , who has accepted
   *[no] : { $newcomer }
}; an answer is awaited. If **{ $gone }** plays on, this lapses.
offer-substitute-you = 🔁 **{ $seat }** asks whether you take over the seat of **{ $gone }**. You then see what that seat sees, and play on from there. Do you accept?
offer-hints = 💡 **{ $seat }** asks for hints of the house, for everybody at the table. Do you agree?
offer-hints-open = 💡 { $you ->
    [asker] You have
   *[nobody] **{ $seat }** has
} asked for hints of the house, for everybody at the table; an answer is awaited.
offer-end = 🛑 **{ $seat }** asks to end this game without a result: it counts for nobody. Do you agree?
offer-end-open = 🛑 { $you ->
    [asker] You have
   *[nobody] **{ $seat }** has
 } asked to end this game without a result; an answer is awaited. If play goes on, this lapses.
offer-draw = 🤝 **{ $seat }** offers a draw. Do you agree?
offer-draw-open = 🤝 { $you ->
    [asker] You have
   *[nobody] **{ $seat }** has
 } offered a draw; an answer is awaited. If play goes on, this lapses.
offer-pause = ⏸️ **{ $seat }** asks to pause: time would stand until somebody goes on. Do you agree?
offer-pause-open = ⏸️ { $you ->
    [asker] You have
   *[nobody] **{ $seat }** has
 } asked to pause; an answer is awaited. If play goes on, this lapses.

## Table message

table-heading-series = { $game } · game { $number } of { $series }
table-turn = { $count ->
    [0] Nobody has to choose just now.
    [one] { $names }, it is your turn.
   *[other] { $names }, it is your turn.
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
phase-broken = ⚠️ This match cannot go on from here: the rules have been corrected, or a part of its log is missing.
ended-agreed = Ended without a result, by agreement: it counts for nobody.
ended-draw = Ended in a draw, by agreement.
ended-silent = Closed without a result, for nothing had happened for a long time.
ended-deserted = Closed without a result: nobody it waited for is on the server any more.
ended-closed = Closed without a result by those who manage the server.
ended-operator = Closed without a result by whoever runs me.
table-paused = ⏸️ **Paused by agreement.** Time stands. Anybody who plays here may go on; a move that everybody can see goes on, too.
table-closing = 💤 Nothing has happened here for a long time. If nobody moves, this table closes without a result { $when }.
table-closing-deserted = 💤 Nobody this table waits for is on the server any more. It closes without a result { $when }, unless they come back.

## Notes about a table

noted-ended-agreed = 🏁 Ended without a result, by agreement; { $seat } asked for it.
noted-ended-draw = 🏁 Ended in a draw.
noted-ended-silent = 🏁 Closed without a result: nothing had happened for a long time.
noted-ended-deserted = 🏁 Closed without a result: nobody it waited for was on the server any more.
noted-ended-closed = 🏁 Closed without a result by those who manage the server.
noted-ended-operator = 🏁 Closed without a result by whoever runs me.
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
noted-offer-expired = ⌛ { $request } has ended: not everybody answered within three days.
noted-offer-went-on = 💨 { $request } has ended: play has gone on.
noted-offer-gone = 💨 { $request } has ended: there is nothing left to agree to.
noted-paused = ⏸️ All agree to pause; { $seat } asked for it.
noted-resumed = ▶️ { $seat } goes on: time runs again.
noted-taken-out = 🚪 Those who manage the server take { $about } out of the game.
noted-awarded = 🏁 Those who manage the server close the table in favour of { $about }.
noted-claimed-win = ⌛ { $about } has no time left, and { $seat } claims the win: it counts as if { $about } had resigned.
noted-claimed-out = ⌛ { $about } has no time left: the others go on as if { $about } had resigned.
noted-moved = 🧳 Those who manage the server have the table go on in this channel.
noted-rescued = 🛠️ Whoever runs me has put the game back to the last position that was sound.

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
lobby-rulings = Choose the rulings that apply
lobby-rulings-title = -# Rulings that apply
lobby-picture = { $game }: the table as it may look at the beginning.
lobby-as-printed = As printed
guests-heading = ## ✉️ Guests
    Choose up to { $most ->
        [one] 1 person
       *[other] { $most } people
    } to play with. Who is no longer chosen is sent away, and the seat is open to everybody.
guests-menu = Nobody in particular
guests-called = ✉️ { $names }, { $host } invites you to a table: { $game }, { $place }
house-rules-kept = Kept. Every lobby of this game on this server now offers these house rules.
presets-menu = Take over house rules …
preset-printed = As printed
preset-server = This server’s house rules
preset-last = Mine from last time
house-rules-heading = ## { $game }: house rules
house-rules-settled = -# The host of the table, { $host }, chooses them before play begins.
refused-again-none = I know of no finished game of yours on this server with them. Open a table with the game’s own command.
refused-again-closed = You may not see the channel that game was played in, so no new table can be opened there.
refused-again-not-over = This game is not over yet; another one can follow it then.
follow-turns = 👀 I tell you of each turn in { $game } ({ $place }), and of its end, by one private message: it is edited, and sent anew at most once an hour and at the end. In your quiet hours it waits.
follow-end = 👀 I tell you when { $game } ({ $place }) is over.
follow-nothing = 🔕 I tell you nothing of { $game } ({ $place }).
follow-dm-closed = ⚠️ I could not write to you lately. Allow private messages from this server, then switch the notices on in `/settings me`.
follow-choice-turns = each turn
follow-choice-end = the end alone
follow-choice-nothing = nothing any more
followed-heading = 👀 { $game } · { $place }
followed-turn = To choose: { $names }
panel-substitute-asked = I have asked the others, and whoever is to take over the seat.
substitute-declined = You have declined: the seat stays as it is.
refused-substitute-stranger = Only a member of this server can take over a seat; use the command there.
log-handed-on = 🔁 { $seat }: { $user } up to line { $line }
rematch-opened = The table for another game stands in { $place }; the others are invited.
lobby-any-seat = Any seat
lobby-join-seat-menu = Sit down: which seat would you like?
lobby-expected = You are invited to a table in this channel: { $place }
lobby-thread-offer = A game is already being played in this channel. Shall I open a thread for yours?
lobby-thread-name = { $game }: { $host }
lobby-thread-opened = Your table stands in { $thread }.
lobby-thread-forbidden = A game is already being played in this channel, and I cannot open a thread for yours: here I am not allowed to { $permissions }. Please start yours in another channel or in a thread.
lobby-thread-impossible = A game is already being played in this channel. Please start yours in another channel or in a thread.

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
    .about = Nobody’s time runs; a kind reminder after 2, 5 and 12 days
clock-turn = ⏳ { $name }: the time for this turn ends { $when }, then the reserve begins
clock-reserve = ⌛ { $name }: the reserve ends { $when }
clock-late = ⌛ { $name }: the time ran out { $when }
clock-away = 🌙 { $name }: away until { $when }, and their time stands still
clock-stands = ⏸️ { $name }: the time stands still
due-turn = ⏳ the time for this turn ends { $when }
due-reserve = ⌛ your reserve ends { $when }
due-late = ⌛ your time ran out { $when }
due-away = 🌙 your time stands still until { $when }
due-stands = ⏸️ the time stands still

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
clock-rules = **How time runs**
    A turn begins when you are asked, with its whole allowance. When that is used up, the reserve runs; what is used of it is gone, and a turn in time puts a little back. Where several choose at the same time, each has a clock of their own.
    What you do in secret changes no clock; what everybody sees begins the turn anew. The house’s players have no clock.
    Time stands still while I am down or Discord is. When somebody’s time is over, nothing happens by itself: the others may wait a day more, let the house play, or claim the end. A claim is carried out after 12 hours, unless it is answered.
    All who play may agree to pause, to end without a result or, where the game knows one, on a draw. A pause ends when anybody goes on, or makes a move that everybody can see. A request ends after three days if not everybody has answered.
    A table at which nothing happens closes without a result in the end, and says so a week before; a lobby closes without a word. A server sets after how long. A pause does not put that off.
overdue-others = ⌛ { $name } has no time left. What shall be done?
overdue-waiting = They have a day more.
overdue-claimed = Claimed. They have 12 hours to answer.
claim-house = ⌛ { $by } asks that the house plays for { $name } until they return. It begins { $when }, unless { $name } goes on.
claim-win = ⌛ { $by } claims the win, for { $name } has no time left. The game ends { $when }, unless { $name } goes on.
claim-out = ⌛ { $by } asks to go on without { $name }, who has no time left. That happens { $when }, unless { $name } goes on.
claim-house-you = ⌛ Your time is over, and { $by } asks that the house plays for you until you return. It begins { $when }, unless you go on.
claim-win-you = ⌛ Your time is over, and { $by } claims the win. The game ends { $when }, unless you go on.
claim-out-you = ⌛ Your time is over, and { $by } asks to go on without you. That happens { $when }, unless you go on.
claim-house-own = ⌛ You have asked that the house plays for { $name } until they return. It begins { $when }, unless { $name } goes on.
claim-win-own = ⌛ You claim the win, for { $name } has no time left. The game ends { $when }, unless { $name } goes on.
claim-out-own = ⌛ You have asked to go on without { $name }, who has no time left. That happens { $when }, unless { $name } goes on.
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
button-follow-end = Tell me the end
button-follow-nothing = Tell me nothing
button-rematch = Rematch
button-house-rules = House rules
button-no-hurry = No hurry
button-seat = Your seat
button-guests = Guests
button-keep-rules = Keep for this server
button-step = Step through
button-step-first = Start
button-step-back = Back
button-step-on = Next
button-step-last = End
button-clocks = Pace
button-overdue = Time is over
button-overdue-wait = Wait a day more
button-overdue-house = Let the house play
button-overdue-win = Claim the win
button-overdue-out = Go on without them
button-go-on = I go on
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
button-arrangement-keep = Keep this set-up
button-why = Why not …?
button-undo = Take back
button-undo-ask = Ask to take back

## More

more-heading = ### { $game }
pictures-heading = ### { $game } · { $picture }
pictures-choose = Pictures …
button-guesses = My guesses
button-guess-wipe = Wipe this note
guesses-heading = ### { $game } · My guesses
guesses-told = Noted for you alone: nobody else sees any of it, and nothing in the game changes. A note goes where its piece goes, until that is shown or can no longer be told from others.
guesses-none = There is no hidden piece now that could be told from the others.
guesses-line = - **{ $place }**: { $beliefs }
guesses-which = Which piece?
guesses-what = { $place }: your guess
resign-sure = **Resign this game?** This cannot be taken back.
resigned = You have resigned.
end-sure = **End this game without a result?** It counts for nobody, and cannot be taken back.
log-heading = ### { $game } · log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
rules-heading = ### { $game } · { $chapter }
rules-chapters = Chapters
rules-more-chapters = More chapters
rules-found = ### { $game } · rules about “{ $about }”
    { $count ->
        [0] Nothing is said about it in so many words. The chapters:
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
refused-thing-unknown = What does “{ $name }” mean? I know no such thing in { $game }.
what-rules = **What the rules say:**
menu-ends-game = { $count ->
    [0] Ends the game: nobody wins
    [one] Ends the game. Winner: { $winners }
   *[other] Ends the game. Winners: { $winners }
}
why-heading = ### { $game } · Why not?
why-nothing = Whatever one might think of here is on offer.
why-which = What would you like to do?
why-offered = This is on offer: nothing is in its way.
glossary-sign = Signs
rules-house = House rules
rules-house-line = - **{ $option }**: *{ $value }*. { $detail }
record-here = The record of the game: everything that happened, hidden things included.
replay-here = The game once more, as you saw it.
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

notice-turn = 🔔 It is your turn in { $game } ({ $place }).
notice-next = ⏭️ The turn before yours has begun in { $game } ({ $place }).
notice-claimed = ⌛ Your time is over in { $game }, and something is claimed ({ $place }).
notice-overdue = ⌛ Somebody’s time is over in { $game } ({ $place }).
notice-offer = 🔔 You are asked something in { $game } ({ $place }).
notice-over = 🏁 { $game } is over ({ $place }).
notice-handed = 🔁 The seat in { $game } ({ $place }) is yours now.
notice-handed-on = 🔁 Your seat in { $game } ({ $place }) is somebody else’s now. Thank you for having played.
notice-locked = ⚠️ The thread of your game of { $game } is locked, so I cannot show it there any more. Nothing is lost: play on here with /table seat, and ask whoever manages threads on the server to unlock it.
notice-lost = ⚠️ I can no longer write in the channel of your game of { $game }. Nothing is lost: play on here with /table seat, and ask the people who run the server to let me in again.
past = **{ $game }** ({ $place }): { $what }
past-moved = You have moved.
past-turn = This question is no longer open.
past-elsewhere = You are playing on in another message.
past-answered = You have answered the request.
past-request = The request is no longer open.
past-claim = The question of the time that ran out is settled.
past-seat = You no longer sit at this table.
past-follow = You no longer follow this table.
past-follow-end = You will hear of this table again when its game is over.

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
standings-foot = -# The bold number is the rating, ± how uncertain it still is; ? stands for provisional, and such ratings come last. Only games among people finished on this server count.
standings-foot-all = -# The bold number is a rating over all games: 1500 is the average of those who play the same games, ± how uncertain it still is; ? stands for provisional, and such ratings come last. Only games among people finished on this server count.
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
archive-no-choice = I know no such choice: take one of the lines in the menu.
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
archive-no-option = I know no such option. Choose one from the list that appears as you type.
archive-other-option = This option belongs to another game than the one you have chosen.
archive-no-month = I cannot read this month: write it like 2026-03.
archive-for-players = On this server only those who played a finished game may look at it.
share-by = 📣 { $user } shows a game
share-game = ### { $game }
    { $people }
    -# Played at { $place }
share-elsewhere = A game can be shared on the server where it was played.
share-hidden = This game was played in a channel that not everybody here may see.
share-while-playing = A game can be shared once it is over.
share-nothing-moves = Nothing moves in this game: share its picture instead.
share-form-picture = picture
share-form-gif = animation
share-form-record = record
open-heading = ## 🪑 Free seats
open-none = Nobody is looking for company just now: open a table, and it stands here.
open-board = -# This message is kept up to date.
open-line = **{ $game }** – { $people } { $free ->
        [one] looks for one more
       *[other] looks for { $free } more
    }{ $agreed } · { $place }
open-seated = You have a seat: { $place }
open-call = { $role } { $seat }
button-sit = Join: { $game }
call-no-role = This server has not chosen a role to call; its managers do that in `/server settings`.
call-no-seat = There is no free seat at this table.
call-lately = The role has been called lately; it is left alone for twelve hours.
call-role-gone = The role this server calls is no longer there; its managers choose another one in `/server settings`.
call-role-everyone = I do not call the whole server: its managers choose another role in `/server settings`.
call-role-silent = Nobody with the role { $role } would be notified. In *Server Settings → Roles*, switch on *Allow anyone to @mention this role*, or give me the permission *Mention @everyone, @here and All Roles*.
call-not-sent = I could not send the call just now; you can try again.
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
profile-empty = No game among people has been finished here yet.
profile-won-of = { $won } of { $played } won
profile-of = { $won } of { $played }
profile-streak = { $count } won in a row
profile-best = Longest row of wins: { $count }
profile-rival = Most games with { $user }: { $played }, ahead in { $before }
profile-longest = Longest game: { $game }, { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
profile-opening = { $game }, mostly begun with: { $opening } ({ $count } times)
profile-feats = Feats: { $count }, the latest “{ $feat }” ({ $game })
feats-heading = ## 🏅 { $user }
    -# { $game } · { $done } of { $count } feats
feats-done = ✅ **{ $feat }** – { $about }
    -# { $day }{ $count ->
        [one] {""}
       *[other] , { $count } times
    }
feats-open = ▫️ { $feat } – { $about }
feats-foot = -# What counts are games among people that were played to their end. It is decided from the record, after the game.
feats-choose = Another game
button-feats = Feats
button-profile = Profile
profile-curve = Rating in { $game }
profile-curve-told = Rating in { $game }: { $first } on { $since }, at best { $best } on { $day }, now { $last }
profile-choose = Which curve?
button-versus = We two
button-versus-rival = Head to head
versus-heading = ## ⚔️ { $user } – { $other }
versus-as = { $game }, { $user } as { $seat }
versus-drawn = { $count } drawn
versus-foot = Together: { $score } · last on { $day }
versus-empty = They have not finished a game with each other here yet.
settings-profile-line = Others may look at my profile: { $state }
settings-profile-menu = Who may look at your profile
seasons-none = none
seasons-year = a year
seasons-quarter = a quarter
rating = **{ $rating }** ±{ $deviation }
season-year = Season { $year }
season-quarter = Season { $year }, quarter { $quarter }
button-standings-active = Active only
button-standings-everybody = Everybody
button-standings-public = Show in the channel
person-unknown = Somebody
games-heading = ## 🍺 The Prancing Pony
    Sit down at a table in any channel:
games-line = **{ $game }** — `/{ $command }` · { $players }
games-also = ↳ `/{ $command }` · { $about }
games-solo = Nobody there? The house plays each of them with you at once, for example `/{ $command }`.
games-mine = ### Your tables
turns-heading = ## ⏳ { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
turns-none = No table waits for you just now. `/games` shows where you sit.
turns-more = -# { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
turn-mine = 🔔 **{ $game }** with { $names }: your turn ({ $since }) · { $place }
turn-theirs = { $game } with { $names }: waiting for { $choosing } ({ $since }) · { $place }
turn-other = { $game }: { $phase } · { $place }
games-none = You are not sitting at any table just now.
settings-me = ### Your settings
    Language: **{ $language }** · Notices on your turn: **{ $notices }** · Always ask me: **{ $asked }** · Profile for others: **{ $profile }**
settings-ahead = Told when the turn before mine begins: **{ $state }**
settings-ahead-line = The turn before mine: { $state }
settings-ahead-menu = Told when the turn before mine begins
settings-invitations-line = Others may invite me to their tables: { $state }
settings-invitations-menu = Whether others may invite you
blocked-heading = ### People you do not want to play with
    { $names }
    Nobody is invited to your tables or sits down at them against your wish, nor you at theirs, and nobody learns of it: to them seats are kept for others, or you cannot come just now. A game that has begun goes on. At most { $most } people.
blocked-nobody = nobody
blocked-menu = Whom you do not want to play with
button-blocked = Blocked people
button-quiet-off = No quiet hours
settings-time = Reminders: **{ $reminders }** · Quiet hours: **{ $quiet }**
settings-away = 🌙 Away until { $until }
settings-quiet-none = none
settings-quiet-hours = { $start }:00–{ $end }:00 ({ $city })
reminders-menu = Reminders that time passes
reminders-line = Reminders: { $reminders }
reminders-none = none
    .about = Nobody reminds you that time passes
reminders-few = few
    .about = Near the end of a turn’s time, and when the reserve begins
reminders-all = all
    .about = At half of a turn’s time, too; never more than three a day
away-until = 🌙 Away until { $until }. Your time stands at your tables, as far as their servers grant it; nobody reminds you. You are back before with `/away` and 0 days.
away-back = Good to have you back. Your time runs again.
settings-saved = Saved.
server-heading = ## 🗝️ Settings of this server
server-line = **{ $setting }**: { $now }
    -# { $about } Usually: { $usual }
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
    .about = Which language I speak at the tables; automatic follows the server’s own.
server-channels = Channels for games
    .about = Where tables may be opened, their threads included.
server-pace = Pace
    .about = The pace with which new tables begin; each may choose another in its lobby.
server-away_days = Away
    .about = How many days a year somebody may be away while their time stands.
server-most_tables = Tables per person
    .about = At how many tables somebody may sit at once; games that run go on.
server-table_days = Silent tables
    .about = After how many days without a move a table closes without a result. A week before, it says so.
server-lobby_days = Silent lobbies
    .about = After how many days a table that has not begun closes.
server-seasons = Seasons
    .about = How long a season of the leaderboard lasts; at its end standings begin anew.
server-feats = Feats
    .about = Whether what people once did in a game is told and kept in profiles.
server-archive = Finished games
    .about = Who may look at games that are over.
server-tournaments = Tournaments
    .about = Who may open tournaments.
server-keepers = Keepers of tables
    .about = A role that may manage tables, as those may who manage the server.
server-digest = Weekly digest
    .about = The channel that is told each Monday of the week before; nothing in a week without games.
server-daily = Position of the day
    .about = The channel that is asked one question a day, answered in private: from a game finished here, or, where there are too few, from one of the house against itself.
server-daily_hour = Its hour
    .about = When it is asked, and the day after answered.
server-called = Role to call
    .about = Who may be called to free seats, at most twice a day: `/tables call`. Whoever wants quiet does not take the role.
server-presets = House rules
    .about = Games whose options you keep for this server: agree on them in a lobby, then “keep for the server”.
server-components = Component files
    .about = Games that are played here with a component file of yours.
server-log-heading = ## 📜 What managers changed and did
server-log-empty = Nothing yet.
server-log-line = - { $at } { $user }: { $setting } – { $before } → **{ $after }**
button-server-log = Log
button-server-back = All settings
settings-not-allowed = This needs the permission to manage the server.
server-erase-sure = **Erase everything I know about this server?** All tables are erased, even where a game is running. So are finished games with their results and standings, tournaments, positions of the day and all settings. Nobody is told. My messages in the channels stay, but their buttons no longer work. What people have set for themselves stays. This cannot be taken back.
server-export = Here is everything that the members of this server can see of it: settings, tables, results, records.
server-erased = Done. I know nothing about this server any more. Whoever opens a table begins anew.

## Managers of a server

keeping-heading = ### 🛡️ { $game } in { $place }
    { $phase }
    -# What you do here is written in the log of the table and in the list of what managers did. It shows you nothing of the game.
keeping-out-menu = Take somebody out …
keeping-move-menu = Move the table to …
keeping-sure-close-now = { $kind ->
    [lobby] **Close this table before play begins?** { $game } in { $place }, with { $people }. After that, only a new table can be opened.
   *[table] **Close this table without a result?** { $game } in { $place }, with { $people }. The game counts for nobody. That cannot be taken back. To close it as somebody’s win there is `/manage close`.
}
keeping-sure-draw-now = **Close this table as a draw?** { $game } in { $place }, with { $people }. That cannot be taken back.
keeping-sure-won-now = **Close this table as a win of { $about }?** { $game } in { $place }, with { $people }. It counts as if all others had resigned. That cannot be taken back.
keeping-sure-out-now = { $kind ->
    [lobby] **Send { $about } away from this table?** { $game } in { $place }, with { $people }.
   *[table] **Take { $about } out of this game?** { $game } in { $place }, with { $people }. It counts as if { $about } had resigned. That cannot be taken back.
}
keeping-closed = Closed.
keeping-taken-out = Taken out, as if they had resigned.
keeping-moved = Moved.
keeping-forbidden = 🚫 { $user } can no longer open tables here. Those that are open go on.
keeping-allowed = { $user } can open tables here again.
act-closed = { $by } closed table { $match } without a result
act-draw = { $by } closed table { $match } as a draw
act-won = { $by } closed table { $match } as a win of { $about }
act-moved = { $by } moved table { $match }
act-taken-out = { $by } took { $about } out of table { $match }
act-forbidden = { $by } forbade { $about } to open tables
act-allowed = { $by } allowed { $about } to open tables again
refused-not-keeper = This is for those who manage the server, or have the role that `/server settings` names.
refused-no-table-there = No table or lobby is open in that channel.
settings-automatic = automatic
settings-every-channel = all
settings-on = on
settings-off = off
settings-language-menu = Language
settings-language-line = Language: { $language }
settings-notices-line = DM on your turn: { $state }
settings-notices-menu = Notices in a DM when it is your turn
settings-asked-line = Ask me even where there is one choice: { $state }
settings-asked-menu = What is done where there is one choice
settings-dm-closed = Your DMs are closed to me, so I call you in the channel instead.
language-en = English
language-pl = Polski
privacy-export = Everything I know about you.
privacy-erase-sure = **Erase everything I know about you?** Your settings and ratings go, running games are resigned, and finished games keep a nameless player. This cannot be taken back.
privacy-erased = Done. I know nothing about you any more.
privacy-kept = Nothing was erased.

## What is kept, and the terms

policy-operator = whoever runs it; no name is given here
policy-contact = Ask those who manage the server on which you met me: they know who brought me there.
policy-privacy-heading = ## 🔒 Privacy
    Who answers for this bot: { $operator }.
policy-privacy-people = ### What is kept of you
    - Your Discord number, at the tables you have opened, sat at, been invited to or follow
    - What you did at a table, move by move, with the time of each move
    - For each server: results, ratings, feats, tournaments, answers to positions of the day, and what you did as somebody who manages it
    - What you have set: language, notices, quiet hours, days away and people you do not want to play with
    - For your games: set-ups of your own, how far you have come in the lessons, and what you have marked on hidden pieces
policy-privacy-server = ### What is kept of a server
    Its number, its settings, house rules and component files, the channels and messages with tables, and who has changed what. Also the names of its tournaments and the reasons given in them.
policy-privacy-not = ### What is not kept
    Your messages: I cannot read them. I see commands given to me, presses of my buttons, and what is typed or uploaded for me. I ask Discord for your name when a picture or a record shows it, and do not write it into the database.
policy-privacy-why = ### Why
    So that a game can be played, carried on after weeks, and looked at later. Nothing is sold, and nothing is used for advertising or to train a model.
policy-privacy-where = ### Where, and who sees it
    In the database of whoever answers for this bot, in copies of it, and in the bot’s log. The log holds numbers and times, nothing that is hidden in a game and nothing you wrote. What a server plays is seen on that server; what is hidden in a game is seen only by the player it belongs to. Discord carries all messages under its own terms.
policy-privacy-long = ### How long
    - Your data: until you erase it with `/privacy erase`. Finished games then keep a player without a name.
    - A server’s data: until those who manage it erase it with `/server erase`, or until { $days ->
        [one] one day has
       *[other] { $days } days have
    } passed since I was sent away. Only days count on which I am running.
    - Messages still to be delivered, and which presses have been answered: a week
    - Copies of the database, where I make them: at most a year
policy-privacy-rights = ### What you can do
    `/privacy export` gives you a file with everything that is kept of you, `/privacy erase` erases it, `/settings me` changes it. You may also complain to the data protection authority where you live.
policy-privacy-contact = ### Whom to ask
    { $contact }
policy-terms-heading = ## 📜 Terms of use
    Who answers for this bot: { $operator }.
policy-terms-what = ### What this is
    An inn where board games are played on Discord, free of charge, made by fans. It is not affiliated with, endorsed or licensed by Middle-earth Enterprises, the Tolkien Estate, Discord, or any publisher of the games.
policy-terms-who = ### Who may use it
    Whoever may use Discord. Discord’s own terms and the rules of your server hold here too.
policy-terms-conduct = ### What we ask of you
    Play fairly and be kind. Do not play against yourself with several accounts for a rating. Do not flood the bot with requests, and do not try to find out what a game hides from you. Those who manage a server may close its tables, take people out of games and forbid them to open tables.
policy-terms-texts = ### What you write
    Names of tournaments, reasons and component files are shown to others on your server. You answer for them. They are cleaned of what could mislead or disturb; do not put into them what belongs to somebody else.
policy-terms-warranty = ### No promises
    Much is done so that no move is lost, but the bot is offered as it is: it may be down, make mistakes or close one day. As far as the law allows, nobody is liable for what comes of that. Take a copy of what you want to keep: `/privacy export`, `/table record`.
policy-terms-end = ### When it ends
    You may stop at any time, and a server may send the bot away at any time. Whoever runs it may shut out people or servers that break these terms. When the terms change, the new ones stand here.
policy-terms-contact = ### Whom to ask
    { $contact }
person-nobody = somebody who has left

## Welcome

welcome-heading = ## 🍺 The Prancing Pony
    An inn for board games of Middle-earth. Sit down with friends, move when you have time: I keep the board, the rules and every move.
welcome-which = **What would you like to play?**
welcome-commands = **The commands one needs**
welcome-start = - `{ $command }` · open a table and invite somebody, or play against the house at once: `{ $solo }`; each game has both
welcome-table-seat = your seat: your hand and your choices, seen by you alone
welcome-next = the tables that wait for you
welcome-rules = a rule by its number or a word
welcome-settings-me = your language, and whether I write to you on your turn
game-facts = -# { $players } · { $length } · { $weight }
game-weight-light = easy to learn
game-weight-medium = some rules to learn
game-weight-heavy = many rules to learn
game-begin = Open a table here by the button, or in any channel by `{ $command }`, with the people you invite. Nobody there? The house plays with you at once: `{ $solo }`.

## Component files

components-heading = ### { $game } · { $what }
components-source-proposed = **Your file fits.** Look at it: nothing has changed yet. Tables opened afterwards will play with it; those that are open stay as they are.
components-source-guild = Tables opened on this server play with the file of this server.
components-source-house = Tables opened on this server play with the file of whoever runs me.
components-source-printed = Tables opened on this server play with what the game comes with. To correct it, take the file away, change it and give it with { $command }.
components-source-outdated = The file of this server was made for an earlier version and fits no more, so tables opened here do without it. To put it right, take this file away, change it and give it with { $command }.
components-outdated = The file this server has given for { $game } was made for an earlier version and fits no more: this table plays without it. Whoever manages the server can give a new one with { $command }.
components-taken = ✅ Tables opened from now on play with your file. Those that were open stay as they are.
components-reset = ✅ Tables opened from now on play without a file of this server.
components-dropped = Nothing has changed.
components-here = What tables opened here play with, to be corrected and given back with { $command }.
components-wrong = **This file cannot be used. Nothing has changed.**
components-no-json = Give a JSON file: its name ends in “.json”.
upload-too-large = The file has { $size } kB; at most { $most } kB can be read.
refused-export-too-large = That is more than fits into a message. Whoever runs this bot can give it to you.
upload-unreadable = Discord does not hand me the file just now: give it once more.
upload-no-text = The file is not a text in UTF-8.
refused-one-at-a-time = I am still busy with what you asked for before; ask again when it is done.
refused-much-asked = Many people are asking for things that take long just now; please ask again in a few minutes.
button-components-words = In words
button-components-pictures = As pictures
button-components-file = Take the file away
button-components-drop = Cancel

## Refusals and errors

refused-otherwise = That is not possible just now.
refused-nearest = { $why } Nearest to it: { $actions }.
refused-for-instance = { $why } Possible now, for instance: { $actions }.
refused-permissions = I cannot keep a table in { $place }: there I am not allowed to { $permissions }. Somebody who manages the server can change that in the channel’s settings.
refused-thread-locked = { $place } is locked, so no table can stand there. Whoever manages threads here can unlock it.
thread-archived = This thread is archived, so I cannot show anything new in it; nothing is lost. Write a message in it, and it is awake again.
thread-locked = This thread is locked, so I cannot show anything new in it; nothing is lost. Play on by `/table seat`, or ask whoever manages threads here to unlock it.
permission-connect = join the voice channel, without which I do not see its chat (Connect)
permission-view_channel = see the channel (View Channel)
permission-embed_links = show my messages whole (Embed Links)
permission-attach_files = attach pictures (Attach Files)
permission-read_message_history = read what was written (Read Message History)
permission-send_messages = write (Send Messages)
permission-send_messages_in_threads = write in threads (Send Messages in Threads)
permission-create_public_threads = open threads (Create Public Threads)
refused-old-button = This button belongs to an older version of the bot. Open your seat anew with `/table seat`, or the table with `/table board`.
refused-city-missing = Say where you are, too: a city, or the hour it is there now.
refused-city-unknown = I know no time zone called { $name }: choose one of the cities offered, or say what hour it is where you are.
refused-offer-which = More than one request waits for your answer: choose at your seat, `/table seat`.
refused-sight-unknown = Discord does not answer just now, so I cannot tell what you may see here. Please try again in a moment.
refused-forged = I cannot make sense of this button. Open your seat anew with `/table seat`.
refused-replay-while-playing = The replay can be had when the game is over; `/table step` shows the game so far.
refused-record-forgotten = I no longer have that record at hand: give it once more with `/table import`.
refused-no-table-here = There is no table in this channel. `/games` shows what we have.
refused-ambiguous = That may mean more than one thing: { $names }. Please type a little more of it.
refused-which-match = Say which of your games you mean, with the option “{ $option }”.
refused-no-match = You are not playing at any table just now.
refused-guild-only = Tables stand on servers: use this command in a channel of one.
refused-self = You cannot play against yourself.
refused-bot = Bots do not sit down at tables.
error-unexpected = Something went wrong on my side, and I am sorry. Nothing I have confirmed is lost. If it happens again, tell the people who run me this reference: `{ $reference }`.

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
    .description = Why something is not offered at a table now
    .choice = choice
    .choice-description = What you would like to do; empty for everything
command-table-explain = explain
    .description = What a piece, a card, a region or a sign is
    .thing = thing
    .thing-description = Its name, or the beginning of it
command-table-undo = undo
    .description = Take back your last action, or ask for it
command-table-resign = resign
    .description = Give up this game
command-table-pace = pace
    .description = The pace of the table, what everybody has left, and how time runs
command-table-end = end
    .description = Ask the others to end the game without a result, or as a draw
    .result = result
    .result-description = How it is to end
command-table-pause = pause
    .description = Ask the others to pause, so that time stands; or go on
command-table-invite = invite
    .description = Invite somebody to your table before play begins
    .player = player
    .player-description = Whom you invite
command-table-again = again
    .description = Play once more: the same people, game and options, sides swapped
    .friend = friend
    .friend-description = With whom; without a game: your last one together
command-table-follow = follow
    .description = Be told of a table you do not play at: of each turn, or of its end
    .told = told
    .told-description = What you wish to be told
command-table-substitute = substitute
    .description = Ask the others to let another member take over a seat
    .newcomer = newcomer
    .newcomer-description = Who takes it over
    .player = player
    .player-description = Whose seat it is; yours where you name nobody
command-table-remove = remove
    .description = Ask the others to take somebody who has gone away out of the game
    .player = player
    .player-description = Who has gone away
command-table-house = house
    .description = Ask the others to let the house play for somebody who has gone away
    .player = player
    .player-description = Whom the house is to play for
command-table-review = review
    .description = Look back at a finished game with the house: chances, what mattered, your decisions
command-table-picture = picture
    .description = A picture of the table, bigger: the whole, or a part of it
    .picture = picture
    .picture-description = Which one
command-table-record = record
    .description = The record of a finished game
command-table-text = text
    .description = The whole board in words
command-table-log = log
    .description = What has happened so far
command-table-step = step
    .description = A game once more, step by step, as you saw it
command-table-share = share
    .description = Show a finished game to everybody in this channel
    .form = form
    .form-description = As a picture with how it ended, as an animation, or as a record
command-table-import = import
    .description = A record of yours, step by step
    .file = record
    .file-description = The file that the command record gave you
command-table-replay = replay
    .description = A finished game once more, as an animation
command-match-option = match
    .description = Which of your games, if you play several
match-finished = finished
command-games = games
    .description = The games of the house, how to start one, and your own tables
command-next = next
    .description = The tables that wait for you, the longest first
command-help = help
    .description = What this is, the games, and the commands one needs
command-archive = archive
    .description = The finished games of this server
    .player = player
    .player-description = Only games of this person
    .game = game
    .game-description = Only this game, or with this side taken by the player
    .result = result
    .result-description = How it ended for the player
    .month = month
    .month-description = Only of this month, such as 2026-03
    .steps = least_steps
    .steps-description = Only games of at least so many steps
    .agreed = option
    .agreed-description = Only games played with this variant, ruling or length
command-leaderboard = leaderboard
    .description = Who plays best on this server
    .game = game
    .game-description = Only this game, or one side of it
    .season = season
    .season-description = The present season, or the last one
    .season-now = this season
    .season-last = last season
    .active = active
    .active-description = Only people who have finished a game in the last 60 days
    .public = public
    .public-description = Show it to everybody in the channel
command-profile = profile
    .description = What somebody has played here and how well
command-profile-show = show
    .description = A profile: games, sides, the rating over time, favourite opponents
    .player = player
    .player-description = Whose; without it, your own
command-profile-feats = feats
    .description = Feats: what somebody has done in a game, and what there is to be done
    .player-description = Whose; nobody: yours
    .game = game
    .game-description = Of which game
command-profile-versus = versus
    .description = Two people head to head
    .player = player
    .player-description = Against whom
    .other = other
    .other-description = Who else; without it, you
command-settings = settings
    .description = Your language, your notices, your time, and whom you block
command-settings-me = me
    .description = Your language and whether I write to you on your turn
    .language = language
    .language-description = The language I speak with you
    .notices = notices
    .notices-description = Whether I send you a DM on your turn
    .asked = always_ask
    .asked-description = Ask me even where I have one choice and everybody can tell
    .profile = profile
    .profile-description = Whether others may look at my profile
    .invitations = invitations
    .invitations-description = Whether others may invite me to their tables
command-settings-quiet = quiet
    .description = Hours in which no notice arrives; without options you see what is set
    .city = city
    .city-description = A city whose clocks are yours
    .now = hour_now
    .now-description = Or the hour it is where you are
    .start = from
    .start-description = From which hour
    .end = to
    .end-description = Until which hour
command-away = away
    .description = Your time stands at your tables, and nobody reminds you
    .days = days
    .days-description = For how many days; 0: you are back
command-settings-block = block
    .description = People you do not want to play with; nobody learns of it
    .player = player
    .player-description = Whom to block; nobody: shows whom you have blocked
    .lift = lift
    .lift-description = Whom to block no longer
command-server = server
    .description = For those who manage the server: everything it has set
command-server-settings = settings
    .description = Every setting with what it is usually, and a menu to change it
    .language = language
    .language-description = The language of the tables
    .seasons = seasons
    .archive = archive
    .archive-description = Who may look at finished games
    .tournaments = tournaments
    .tournaments-description = Who may open tournaments
    .seasons-description = How long a season of the leaderboard lasts; at its end standings begin anew
command-server-log = log
    .description = What managers changed and did, the latest first
command-server-erase = erase
    .description = Erase everything of this server; you are asked before, and can take a copy
command-tables = tables
    .description = Free seats at the tables of this server
command-tables-open = open
    .description = Who looks for company: sit down by a button
    .board = board
    .board-description = For managers: post it here for everybody, as one message that is kept up to date
command-tables-call = call
    .description = Call the role this server has chosen to your table with a free seat
command-manage = manage
    .description = Tables of this server: close, move, take somebody out, forbid to open
command-manage-channel = channel
    .description = Where the table stands; without it, here
command-manage-close = close
    .description = Close a lobby, or a table with or without a result
    .winner = winner
    .winner-description = Whose win it is, as if all others had resigned
    .draw = draw
    .draw-description = As a draw, where the game knows one
command-manage-move = move
    .description = Have a table go on in another channel or thread
    .to = to
    .to-description = Where it is to stand
command-manage-remove = remove
    .description = Take somebody out of a game or a lobby
    .player = player
    .player-description = Whom
command-manage-forbid = forbid
    .description = Forbid somebody to open tables on this server
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
    .description = A JSON file with what is printed on yours; without one you see what is used now
command-rules = rules
    .description = The rules in short
    .chapter = chapter
    .chapter-description = Where to begin
command-look-up =
    .description = What the rules say about a number or a word
    .about = about
    .about-description = A rule’s number, such as 6.10, or a word
    .game = game
    .game-description = Whose rules, where no table stands here

## Looking back

review-heading = ### 🔎 { $game } · looking back
review-beginning = ⏳ The house has begun to look back at this game. That takes up to half a minute, longer while it plays elsewhere. Press *Refresh* to see how far it is.
review-progress = ⏳ The house is still looking: { $done } of { $count } decisions so far.
review-foot = -# Estimates of the house: the chances with all cards open, choices from what the seat knew then. Of each person up to 16 decisions are looked at, for half a second each.
review-chart = Chances of winning, turn by turn
review-chart-turns = turns 1 to { $last }
review-chart-steps = steps 0 to { $last }
review-alt = Chart of the chances of winning in 100, as the house judges them.
review-course = **{ $seat }**, chances in 100: { $start } at the start · { $quarter } after a quarter · { $half } halfway · { $late } after three quarters · { $end } at the end
review-moments = **What mattered**
review-moment = **{ $number }.** Step { $step } · { $seat } { $before } → { $after }
review-go = Moment { $number }
review-own = **Your decisions**: in { $same } of { $count } the house would have done the same.
review-differs = - Step { $step } – you chose *{ $played }*; the house: *{ $best }*.
review-differs-here = -# 💡 You chose *{ $played }*; the house: *{ $best }*.
review-cost = That would have given you { $chance } instead of { $played } in 100.
review-estimate = -# ⚖️ The house’s estimate: { $chances } in 100
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
    .about = Thinks for a few seconds and gives nothing away
lobby-computer = Let the house take a seat …
lobby-computer-leave = Send the house’s last player away
stand-in-at = { $user } (played by { $player })
button-come-back = Play on myself
button-stand-in = Let the house play for me
button-ask-hints = Hints for everybody
button-propose-end = End without a result
button-propose-draw = Draw
button-propose-pause = Pause
button-end-now = Yes, end it
button-resume = Go on
button-hint = Hint
hint-heading = 💡 **What the house would do in your place**
hint-line = - { $action } · wins about { $chance } in 100
hint-sure = - { $action } · without having to think
hint-foot = -# { $count ->
    [0] From what your seat knows.
    [one] An estimate from what your seat knows, after { $count } game played in thought.
   *[other] An estimate from what your seat knows, after { $count } games played in thought.
 }
standings-house = Against the house
standings-house-line = { $user } · { $game } · { $seat } against a { $level }: **{ $won }** of { $played } won
standings-house-foot = -# Games with a player of the house count here and nowhere else.
command-solo = solo
    .description = Plays against the house: from here to the first move
    .level = level
    .level-description = How strong the house plays; if you leave it out: regular
    .seat = seat
    .seat-description = Where you would like to sit

# Lessons.
learn-heading = ### 📖 { $game } · lessons
    { $done ->
        [0] { $count ->
            [one] { $count } lesson: a small position and one task, on the real rules.
           *[other] { $count } lessons: each a small position and one task, on the real rules.
        }
       *[other] Solved: { $done } of { $count }.
    }
learn-line = { $number }. { $title }
learn-choose = Choose a lesson
learn-first-game = -# After the lessons: a whole game against a newcomer of the house. Every new kind of decision is introduced the first time it comes.
lesson-heading = ### Lesson { $number } of { $count } · { $title }
    { $story } You play { $seat }.
    🎯 **{ $task }**
lesson-done = ✅ **Done!** { $said }
lesson-failed = **Not this time.** { $said }
lesson-hint = 💡 { $hint }
lesson-moved-on = That button belonged to an earlier moment. This is the lesson you are at.
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
tournament-format-round-robin = everybody meets everybody
tournament-format-knock-out = knock-out
tournament-format-groups = groups, then knock-out
tournament-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tournament-seats = { $count } at a table
tournament-both-sides = both sides played
tournament-entry-until = Enter until { $when } ({ $left }); then it begins by itself.
tournament-entry = It begins when { $host } says so.
tournament-role = For those with the role <@&{ $role }>.
tournament-entered = { $count ->
    [0] Nobody has entered yet.
    [one] { $count } has entered:
   *[other] { $count } have entered:
}
tournament-playing = Round { $round } is being played.
tournament-playing-final = The final is being played.
tournament-over = 🏁 { $winner } has won this tournament.
tournament-cancelled = This tournament was called off.
tournament-cancelled-few = This tournament did not begin: too few had entered.
tournament-standings = **Standings**
tournament-gone = (withdrawn)
tournament-more = … and { $count } more
tournament-round = Round { $round }
tournament-final = Final
tournament-bye = { $name } sits this round out and is given the points.
tournament-table = Table { $table }: { $who }
tournament-ruled = **Set by whoever runs the tournament**
tournament-ruling = { $game }: { $points } — { $reason }
tournament-game = Round { $round }, table { $table }, game { $game }: { $who }
tournament-tie-breaks = Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }, harder side { $harder }
tournament-points-short = Pts
tournament-buchholz-short = Bh
tournament-alt-row = { $place }. { $name }: { $points }
tournament-seat = { $name } ({ $seat })
tournament-thread = **{ $name }** · { $round } · table { $table } · { $people } · pace: { $pace }
tournament-thread-both = Two games are played here, the second with the sides changed.
tournament-thread-name = { $name } { $number } · { $round }.{ $table }
tournament-opened = The tournament is open: its message in this channel says how it stands, and is kept up to date.
tournament-entered-now = You have entered { $name }. When it begins you are called to your table.
tournament-entered-late = You have entered { $name } and play from the next round on.
tournament-left = You have withdrawn.
tournament-leave-sure = Do you really want to withdraw? Games of this tournament that you are playing now are given up.
tournament-begun = The first round has begun.
tournament-called-off = The tournament has been called off. Games that are being played can be finished.
tournament-result-set = The result is set, with your reason beside it.
tournament-not-allowed = On this server tournaments are opened by those who manage it; they can allow it to everybody with `/server settings`.
tournament-needs-channel = A tournament needs a text channel, for each of its games has a thread of its own.
tournament-no-game = There is no such game: choose one of those offered.
tournament-not-in = You are not in this tournament.
tournament-help-formats = ### How tournaments are played
    A **Swiss**: in each round you meet somebody new with about as many points (FIDE Dutch system). **Everybody meets everybody** once (Berger tables). **Knock-out**: who loses is out; the best left meets the last left. **Groups, then knock-out**: everybody meets everybody in groups of about four, the two best of each go on. At tables of three and four, those with as many points sit together.
tournament-help-rounds = **Rounds** begin by themselves when the last game of the one before is decided. Each table has a thread, and its players are called once. If the number is odd, somebody sits out and is given the points, nobody twice while it can be helped. To a Swiss one may come late, from the next round on. Whoever withdraws gives up the game being played; whoever does not move loses by the pace of the table (*Pace*). If a result is wrong, whoever runs the tournament corrects it with a reason that stays here.
tournament-help-points = **Points**: a win counts 1, a draw ½. At tables of three and four it is the share of the others you have left behind. Level in a knock-out, two play up to two games more; then the better placed goes on. All games count for ratings.
tournament-help-ties = **Level on points**, this decides, in order: *Buchholz*, the points of everybody you have met; *Sonneborn-Berger*, the points of those you have beaten and half of those you have drawn with; *head to head*, among those still level; *wins as the harder side*, the one that has won fewer games of this tournament; who was placed better at the start.
tournament-form-printed = Rules as printed
tournament-form-role = Entry for one role only
tournament-form = ## 🏆 A new tournament
    It is played in this channel. With `/tournament open` you can also give it a name.
tournament-form-rounds = as many rounds as find a winner
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
button-tournament-cancel = Call it off
button-tournament-back = Back
tournament-run-heading = ## 🛠️ Running { $name }
tournament-run-about = Choose a game to set its result. Whoever opened the tournament and those who manage the server can do this.
tournament-run-no-games = No game has been paired yet: as soon as there are some, you can set their results here.
tournament-run-choose = Which game’s result?
tournament-run-open = not decided yet
tournament-run-result = counts { $points }
tournament-run-won = { $name } has won
tournament-run-draw = A draw
tournament-run-who = Who has won?
tournament-run-why = Why?
tournament-run-reason = Why is it set? Everybody can read the reason. With `/tournament result` you can give it in your own words.
tournament-reason-absent = Somebody did not come.
tournament-reason-agreed = The players have agreed on it.
tournament-reason-broken = The game could not be played to its end.
tournament-reason-mistaken = The result was set wrongly before.
tournament-cancel-sure = Do you really want to call off { $name }? Nobody wins it then. Games that are being played can be finished.
tournament-ruled-here = { $people }: whoever runs the tournament has set the result of this game: { $points } — { $reason } You may play on; it then counts for your ratings, but no more for the tournament.
archive-tournament = tournament { $number }
tournament-openers-managers = those who manage the server
tournament-openers-members = all members
command-tournament = tournament
    .description = Tournaments of this server
command-tournament-open = open
    .description = Open a tournament in this channel
    .name = name
    .name-description = What it is called
    .game = game
    .game-description = What is played
    .format = format
    .format-description = Who meets whom; a Swiss if you say nothing
    .rounds = rounds
    .rounds-description = Rounds of a Swiss; as many as find a winner if you say nothing
    .both_sides = both_sides
    .both_sides-description = Play each pairing twice, with the sides changed
    .pace = pace
    .pace-description = How fast the tables play; three days a turn if you say nothing
    .seats = seats
    .seats-description = People at a table; three and four in a Swiss only
    .rules = rules
    .rules-description = The rules as printed, or this server’s house rules
    .hours = hours
    .hours-description = Hours in which people may enter, after which it begins; 48 if you say nothing
    .role = role
    .role-description = Only those with this role may enter
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
    .description = Call the tournament here off
command-tournament-result = result
    .description = Set the result of a game, with a reason that stays to be read
    .game = game
    .game-description = Which game: round, table and game
    .reason = reason
    .reason-description = Why; everybody can read it
    .winner = winner
    .winner-description = Who has won it; nobody if you say nothing: a draw

## The position of the day

daily-heading = ## 🧭 Position of the day, { $day }
    { $game }, from a game that was played here.
daily-heading-own = ## 🧭 Position of the day, { $day }
    { $game }, from a game that the house played against itself.
daily-question = You are **{ $seat }**. { $prompt }
daily-choose = What do you do? { $count } choices
daily-foot = -# Choose for yourself alone; until the answer is told, { $until }, you may choose anew. In your own language: `/position`.
daily-closed = -# The time to choose is over; the answer has been told in this channel.
daily-void = -# This question was not as clear as it should have been, so it is closed; answers to it do not count.
daily-answered = 🧭 You choose *{ $choice }*. The answer is told here { $until }; until then you may choose anew.
daily-streak = { $count ->
    [one] You have solved the position before.
   *[other] You have solved { $count } positions in a row.
}
daily-none = There is no position to be solved here just now.
daily-result-heading = ## 🏁 The position of { $day }: { $game }
daily-result = The house chooses **{ $best }**, which wins { $chance } times in 100 by its estimate.
daily-played = In the game *{ $played }* was played: { $place }
daily-played-best = That was played in the game, too: { $place }
daily-played-own = In the game the house, with less time to think, played *{ $played }*.
daily-played-best-own = The house played that in the game, too.
daily-chosen = ### { $count ->
        [0] Nobody has chosen
        [one] One person has chosen
       *[other] { $count } people have chosen
    }
daily-choice = { $choice }: { $count } ({ $share } %)
daily-chance = by the house’s estimate { $chance } in 100
daily-solver = { $user }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } in a row)
    }
daily-solvers = Solved by { $people }.
command-position = position
    .description = The position of the day, for you alone
