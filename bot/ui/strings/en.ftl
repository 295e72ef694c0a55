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
news-more = -# … and { $count } more before that: { button-more } → { button-log }
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
panel-stand-in = 🤖 { $player } is playing in your place and knows what your seat knows.
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
offer-awaited = -# Still to answer: { $seats }.
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
offer-stand-in = 🤖 **{ $seat }** asks the house to play for **{ $gone }** ({ $level }) until they are back. Do you agree?
offer-stand-in-open = 🤖 { $you ->
    [asker] You have asked the house to play for **{ $gone }** ({ $level }); not everyone has answered yet. If **{ $gone }** plays on, this lapses.
    [gone] **{ $seat }** has asked the house to play for you ({ $level }); not everyone has answered yet. If you play on, this lapses.
   *[nobody] **{ $seat }** has asked the house to play for **{ $gone }** ({ $level }); not everyone has answered yet. If **{ $gone }** plays on, this lapses.
}
offer-substitute = 👥 **{ $seat }** wants { $newcomer } to take over the seat of **{ $gone }** and see everything it sees. Do you agree? The game won’t count on any leaderboard then.
offer-substitute-open = 👥 { $you ->
    [asker] You have asked to hand the seat of **{ $gone }** to somebody else
    [gone] **{ $seat }** has asked to hand your seat to somebody else
   *[nobody] **{ $seat }** has asked to hand the seat of **{ $gone }** to somebody else
}{ $accepted ->
    [yes] , who has accepted
   *[no] : { $newcomer }
}; not everyone has answered yet. If **{ $gone }** plays on, this lapses.
offer-substitute-you = 👥 **{ $seat }** asks you to take over the seat of **{ $gone }**. You’ll see everything that seat sees and play on from there. Do you accept?
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
table-turn-voted = The vote is on: { $seats }.
table-turn-house = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
end-voted = 🏆 **Victory: { $names }**
end-winners = 🏆 { $count ->
    [one] **{ $names } has won.**
   *[other] **{ $names } have won.**
}
series-standing = 🧮 After game { $number } of { $series }: { $standing }
series-won = 🧮 { $names } wins the match: { $standing }
series-drawn = 🧮 The match is drawn: { $standing }
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
noted-taken-back = ↩️ { $seat } has taken back a move; everyone agreed.
noted-paused = ⏸️ Everyone has agreed to pause; { $seat } asked for it.
noted-resumed = ⏯️ { $seat } resumes the game: the clocks are running again.
noted-taken-out = 🚪 The server’s managers take { $about } out of the game.
noted-awarded = 🏁 The server’s managers close the table in favour of { $about }.
noted-claimed-win = ⌛ { $about } has run out of time, and { $seat } claims the win: it counts as if { $about } had resigned.
noted-claimed-out = ⌛ { $about } has run out of time: the others go on as if { $about } had resigned.
noted-claimed-house = ⌛ { $about } has run out of time: the house plays until { $about } is back.
noted-removed = 🚪 { $about } has been taken out of the game; everyone agreed.
noted-moved = 🧳 The server’s managers have moved the table to this channel.
noted-played-on = 🪴 The game is played on from here. It counts nowhere.
noted-rescued = 🩹 The person who runs this bot has put the game back to the last position that was sound.

## Lobby

lobby-heading = ## { $game }
    { $host } is opening a table.
lobby-joined = 🪑 { $user }
lobby-joined-seat = 🪑 { $user } would like **{ $seat }**
origin = -# 🪴 Played on from { $source } · { $cards } · counts nowhere
origin-match = step { $step } of a finished game
origin-record = step { $step } of an uploaded record
origin-lesson = a lesson
origin-day = a position of the day
origin-drawn = what was hidden is drawn again, from what { $seat } knew
origin-whole = everything lies as it lay
origin-ask = 🪴 What was hidden then is drawn again, unless everyone here wants it as it was.
origin-wanted = ✅ As it was, please: { $names }
origin-known = Has seen how everything lay: { $names }
button-origin-whole = As it was
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
differs-from-print = -# Differs from the print: { $what }
lobby-doubts = -# Some of the components are our own reconstruction: the rules say which.
doubts = -# Not certain, as the print was not at hand: { $what }
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
panel-substitute-asked = I’ve asked the others, and the person who would take over the seat.
substitute-declined = You have declined: the seat stays as it is.
refused-substitute-stranger = Only a member of this server can take over a seat; use the command there.
log-handed-on = 👥 { $seat }: { $user } up to line { $line }
rematch-opened = The table for the rematch is in { $place }; the others are invited.
lobby-any-seat = Any seat
lobby-join-seat-menu = Sit down: which seat would you like?
lobby-expected = You are invited to a table in this channel: { $place }
lobby-thread-offer = There is already a game in this channel. Shall I open a thread for yours?
lobby-thread-name = { $game }: { $host }
lobby-thread-opened = Your table is in { $thread }.
lobby-thread-forbidden = There is already a game in this channel, and I can’t open a thread for yours: I’m not allowed to { $permissions } here. Please start yours in another channel or in a thread.
solo-thread = Your table is in { $place }, seen by you alone.
solo-private = I can’t open a thread for you here, so your game goes on in [our private messages]({ $place }).
solo-closed = I can’t open a thread for you here, and I can’t write to you in private either. `/next` leads you back to this game.
solo-lives-here = ♟️ **{ $game }**: your game against the house is here. Nobody else sees it.
solo-one = A game of **{ $game }** against the house is going on in our private messages. There is one at a time: go on with it, or resign to begin another.
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
clock-reserve = ⏳ { $name }: the reserve ends { $when }
clock-late = ⌛ { $name }: the time ran out { $when }
clock-away = 🌙 { $name }: away until { $when }, clock stopped
clock-stands = ⏸️ { $name }: clock stopped
due-turn = ⏳ the time for this turn ends { $when }
due-reserve = ⏳ your reserve ends { $when }
due-late = ⌛ your time ran out { $when }
due-away = 🌙 your clock is stopped until { $when }
due-stands = ⏸️ your clock is stopped

clock-heading = ### { $game } · pace
clock-left = - { $name }: { $left } in reserve
time-used = ⏱️ Time used: { $times }
time-unknown = ⏱️ Time used: not known, for this game began before I kept it.
length-less = less than a minute
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
button-join = Join
button-join-seat = Seat: { $seat }
button-leave = Leave
button-log = Log
button-more = More
button-newer = Newer
button-next = Next
button-next-table = Next table: { $game }
button-open = Open a table here
button-older = Older
button-play-on = Play on
button-previous = Previous
button-refresh = Refresh
button-refuse = Decline
button-resign-now = Yes, resign
button-rules = Rules
button-house-rules = House rules
button-no-hurry = No hurry
button-seat = Your seat
button-keep-rules = Save for this server
button-overdue = Time is up
button-overdue-wait = Wait one more day
button-overdue-house = Let the house play
button-overdue-win = Claim the win
button-overdue-out = Go on without them
button-go-on = I’m still playing
button-nudge = Remind: { $seat }
button-text = Board in words
button-thread = Open a thread
button-to-seat = To your seat
button-what = What is this?
button-arrangement-lay = My set-up
button-arrangement-good = Lay out a good set-up
button-arrangement-keep = Save this set-up
button-why = Why not…?

## More

more-heading = ### { $game }
pictures-heading = ### { $game } · { $picture }
pictures-choose = Pictures…
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

## Notices

notice-turn = 🔔 It’s your turn in { $game } ({ $place }).
notice-next = 🔜 The turn before yours has begun in { $game } ({ $place }).
notice-claimed = ⌛ Your time is up in { $game } ({ $place }). { $claim ->
    [win] { $by } has claimed the win: the game ends { $when }, unless you play on.
    [house] { $by } has asked the house to play for you: it starts { $when }, unless you play on.
    [out] { $by } has asked to go on without you: that happens { $when }, unless you play on.
   *[none] Play on, or the others may claim the end.
}
notice-overdue = ⌛ Somebody’s time is up in { $game } ({ $place }).
notice-offer = 🔔 The others are asking you something in { $game } ({ $place }).
notice-over = 🏁 { $game } is over ({ $place }).
notice-handed = 👥 The seat in { $game } ({ $place }) is yours now.
notice-handed-on = 👥 Somebody else has your seat in { $game } ({ $place }) now. Thank you for playing.
notice-locked = ⚠️ The thread of your game of { $game } is locked, so I can’t show it there any more. Nothing is lost: play on here with `/seat`, and ask somebody who manages threads on the server to unlock it.
notice-lost = ⚠️ I can’t write in the channel of your game of { $game } any more. Nothing is lost: play on here with `/seat`, and ask the server’s managers to let me in again.
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

archive-for-players = On this server only those who played a finished game may look at it.
share-by = 📢 { $user } shows a game
share-game = ### { $game }
    { $people }
    -# Played at { $place }
share-elsewhere = A game can be shared on the server where it was played.
share-hidden = This game was played in a channel that not everyone here can see.
share-while-playing = A game can be shared once it is over.
share-nothing-moves = Nothing moves in this game: share its picture instead.
open-seated = You have a seat: { $place }
call-role-gone = The role this server calls no longer exists; its managers can choose another one in `/server settings`.
call-role-everyone = I don’t call the whole server: its managers can choose another role in `/server settings`.
call-role-silent = Nobody with the role { $role } would be notified. In *Server Settings → Roles*, switch on *Allow anyone to @mention this role*, or give me the permission *Mention @everyone, @here and All Roles*.
rating = **{ $rating }** ±{ $deviation }
turns-heading = ## ⏳ { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
turns-none = No table is waiting for you just now.
turns-more = -# { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
turn-mine = 🔔 **{ $game }** with { $names }: your turn ({ $since }) · { $place }
turn-theirs = { $game } with { $names }: waiting for { $choosing } ({ $since }) · { $place }
turn-other = { $game }: { $phase } · { $place }
settings-saved = Saved.
settings-not-allowed = You need the permission to manage the server for this.
server-erased = Done. I know nothing about this server any more. The next table starts from scratch.

## Managers of a server

refused-not-keeper = This is for the server’s managers, or those with the role set in `/server settings`.
settings-automatic = automatic
settings-on = yes
settings-off = no
language-en = English
language-pl = Polski
privacy-kept = Nothing was erased.

## What is kept, and the terms

policy-operator = the person who runs it; no name is given here
policy-contact = Ask the managers of the server where you met me: they know who brought me there.
policy-privacy-heading = ## 🔏 Privacy
    Responsible for this bot: { $operator }.
policy-privacy-people = ### What is kept about you
    - Your Discord number, at the tables you have opened, sat at, been invited to or follow
    - What you did at a table, with the time of each move
    - For each server: results, ratings, feats, tournaments, guesses, answers to positions of the day, and what you did as a manager
    - What you have set: language, notices, quiet hours, days away and people you don’t want to play with
    - For your games: set-ups, progress in lessons, beliefs about hidden pieces, notes, answers ahead of time, moves tried out, reports
    - Games against the house in private messages, seen by you alone
policy-privacy-server = ### What is kept about a server
    Its number, its settings, house rules and component files, the channels and messages with tables, and who has changed what. Also the names of its tournaments and the reasons given in them.
policy-privacy-not = ### What is not kept
    Your messages: I can’t read them. I see commands given to me, presses of my buttons, and what you type or upload for me. I ask Discord for your name when a picture or a record shows it, and don’t write it into the database.
policy-privacy-why = ### Why
    So that you can play a game, carry it on after weeks, and look at it later. Nothing is sold, and nothing is used for advertising or to train a model.
policy-privacy-where = ### Where, and who sees it
    In the database of the person responsible for this bot, in copies of it, and in the bot’s log. The log holds numbers and times, nothing that is hidden in a game and nothing you wrote. Games played on a server can be seen on that server. What is hidden in a game is seen only by the player it belongs to. What you report as wrong is read by the person responsible, with the record of the game up to then. After the game its players can read it too. Discord carries all messages under its own terms.
policy-privacy-long = ### How long
    - Your data: until you erase it with `/privacy`. Finished games then keep a player without a name.
    - A server’s data: until its managers erase it in `/server settings`, or until { $days ->
        [one] one day has
       *[other] { $days } days have
    } passed since I was removed from it. Only days on which I’m running count.
    - Messages still to be delivered, and which presses have been answered: a week
    - The browsers in which your board is open: 12 hours
    - Copies of the database, where I make them: at most a year
policy-privacy-rights = ### What you can do
    `/privacy` gives you a file with everything that is kept about you, and erases it; `/settings` changes it. You may also complain to the data protection authority where you live.
policy-privacy-contact = ### Whom to ask
    { $contact }
policy-terms-heading = ## 🧾 Terms of use
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
    We do a lot so that no move is lost, but the bot is offered as it is. It may be down, make mistakes or close one day. As far as the law allows, nobody is liable for the consequences. Keep a copy of what matters to you: `/privacy`, `/table action:Record`.
policy-terms-end = ### When it ends
    You may stop at any time, and a server may remove the bot at any time. The person who runs it may exclude people or servers that break these terms. When the terms change, you’ll find the new ones here.
policy-terms-contact = ### Whom to ask
    { $contact }
person-nobody = somebody who has left
crowd = the voters
seats-voted = { $seats } 🗳️ by vote

## Welcome

game-facts = -# { $players } · { $length } · { $weight }
game-weight-light = easy to learn
game-weight-medium = some rules to learn
game-weight-heavy = many rules to learn

## Component files

components-heading = ### { $game } · { $what }
components-source-proposed = **Your file fits.** Look at it: nothing has changed yet. Tables opened afterwards will play with it; those that are open stay as they are.
components-source-guild = Tables opened on this server play with the file of this server.
components-source-house = Tables opened on this server play with the file of the person who runs this bot.
components-source-printed = Tables opened on this server play with what comes with the game. To correct it, download the file, change it and upload it here.
components-source-outdated = This server’s file was made for an earlier version and no longer fits, so tables opened here play without it. To put it right, download the file, change it and upload it here.
components-outdated = This server’s file for { $game } was made for an earlier version and no longer fits: this table plays without it. A server manager can upload a new one: *House rules*, then *Component file*.
components-taken = ✅ Tables opened from now on play with your file. Tables already open stay as they are.
components-reset = ✅ Tables opened from now on play without a file of this server.
components-dropped = Nothing has changed.
components-here = What tables opened here play with. Correct it, then press *Upload a file*.
components-file = Your file
components-file-about = A JSON file of at most 64 kB. It is checked first, and nothing changes before you agree.
components-wrong = **This file can’t be used. Nothing has changed.**
components-no-json = Please upload a JSON file: its name ends in “.json”.
upload-too-large = The file has { $size } kB; I can read at most { $most } kB.
upload-unreadable = Discord won’t hand me the file just now; please upload it again.
upload-no-text = The file isn’t text in UTF-8.
refused-one-at-a-time = I’m still busy with your last request; please ask again when it’s done.
refused-much-asked = Many people are asking for slow things just now; please ask again in a few minutes.
button-components = Component file
button-components-upload = Upload a file
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
thread-locked = This thread is locked, so I can’t show anything new in it. Nothing is lost: play on with `/seat`, or ask somebody who manages threads here to unlock it.
permission-connect = join the voice channel and see its chat (Connect)
permission-view_channel = see the channel (View Channel)
permission-embed_links = show my whole messages (Embed Links)
permission-attach_files = attach pictures (Attach Files)
permission-read_message_history = read older messages (Read Message History)
permission-send_messages = write (Send Messages)
permission-send_messages_in_threads = write in threads (Send Messages in Threads)
permission-create_private_threads = open private threads (Create Private Threads)
permission-create_public_threads = open threads (Create Public Threads)
refused-old-button = This button belongs to an older version of the bot. Open your seat again with `/seat`, or the table with `/look`.
refused-offer-which = More than one request is waiting for your answer: choose at your seat, `/seat`.
refused-sight-unknown = Discord isn’t answering just now, so I can’t tell what you may see here. Please try again in a moment.
form-too-late = Opening the form took too long. Please press again.
refused-forged = I can’t make sense of this button. Open your seat again with `/seat`.
refused-only-in-discord = That is done in Discord, at the table itself.
activity-over = The time for this board is over. Please close it and open it again at your seat.
touch-link-over = This link has been used already, or its two minutes are over. Press *Open the board* at your seat for a new one.
touch-not-open = Your board is not open in this browser. Press *Open the board* at your seat in Discord for a new link.
touch-too-fast = That was very fast. Please wait a moment.
touch-nothing-here = There is nothing here any more. Please reload the page.
refused-replay-while-playing = You can watch the replay when the game is over; `/table action:Step through` shows the game so far.
refused-no-table-here = There is no table in this channel. `/play` opens one.
refused-ambiguous = That could mean more than one thing: { $names }. Please type a little more of it.
refused-which-match = Say which of your games you mean, with the option “{ $option }”.
refused-no-match = You aren’t playing at any table just now.
refused-self = You can’t play against yourself.
refused-bot = Bots can’t sit down at a table.
error-unexpected = Sorry, something went wrong on my side. Nothing I have confirmed is lost. If it happens again, give the people who run me this reference: `{ $reference }`.

## Commands: names are what people type, so lower case and without spaces

answer-agree = Agree
answer-decline = Decline
answer-withdraw = Withdraw my request
command-match-option = match
    .description = Which of your games, if you play several
match-finished = finished
command-start = start
    .description = Open a table of { $game } here, for you and the people you invite
    .opponent = opponent
    .second = second
    .third = third
    .opponent-description = Whom you invite
    .second-description = A second guest
    .third-description = A third guest
    .seat = seat
    .seat-description = The seat you would like
command-rules = rules
    .description = Read a game’s rules, or find what they say about a number or a word
    .search = search
    .search-description = A rule’s number, such as 6.10, or a word
    .game = game
    .game-description = Which game’s rules, if there is no table here

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
button-end-now = Yes, end it
button-hint = Hint
hint-heading = 💡 **What the house would do in your place**
hint-line = - { $action } · chance of winning about { $chance }%
hint-why = -# Better than the next choice: { $reason }
hint-sure = - { $action } · without having to think
hint-foot = -# { $count ->
    [0] From what your seat knows.
   *[other] Estimates from what your seat knows, on average over { $count } simulated games.
 }
hint-reckoned = -# { $count ->
    [1] How your turn ends then is known; how good that is, the house estimates.
   *[other] Worked out over every way your turn may end ({ $count }); how good each end is, the house estimates.
 }
command-solo = solo
    .description = Play { $game } against the house, straight to your first move
    .level = level
    .level-description = How well the house plays (default: regular)
    .seat = seat
    .seat-description = Where you would like to sit

next-step-game = **What next?** Play the house, or bring a friend to a table.
next-step-win = **Your first win!** In this game the house plays better against you from now on. Play it again, or a friend?
introduction = 🎓 { $text }
button-enough-explained = Enough explained

## Actions at a table: on buttons, and for who types

action-undo-ask = Ask to take back
action-undo = Take back
action-hints = Hints for everyone
action-end = End without a result
action-draw = Draw
action-pause = Pause
action-resume = Resume
action-resign = Resign
action-pace = Pace
action-record = Record
action-replay = Replay
action-rematch = Rematch
action-invite = Invite
action-remove = Remove a player
action-substitute = Substitute
action-house = Let the house play
action-share = Share

more-lobby = Its message: { $place }
share-which = Show this game to everyone in this channel: in which form?
person-menu = Who?
person-house = Whom should the house play for, until they are back? The others at the table are asked.
    -# How well it plays:
person-remove = Who has gone away and should leave the game? The others at the table are asked.
person-substitute = Who should take over the seat? They and the others at the table are asked.
refused-nobody-there = Nobody at this table comes into question.
command-moved = `{ $old }` has a new name: { $now }. Discord may show the old one for an hour.
command-changed = This command has changed, and Discord still shows you how it was. Type it again in a minute, or look at `/help`.
refused-no-table-shown = That message shows no table of mine. Try it on a message with a table or its end.
