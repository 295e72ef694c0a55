# What the bot says on Discord. Keys are ids; English and Polish are kept together.

## Private panel

panel-heading = ### { $seat } · { $game }
panel-watching = Spectator
panel-waiting = { $count ->
    [0] Nothing to decide just now.
    [one] ⏳ { $names } is choosing. This panel will show it when your turn comes.
   *[other] ⏳ { $names } are choosing. This panel will show it when your turn comes.
}
panel-crumbs = -# { $path }
panel-small-print = -# { $label }: { $detail }
news-only-choice = { $line } *(the only choice)*
news-repeated = { $line } ×{ $count }
panel-choose-titled = { $title } ({ $count })
panel-choose-several = { $title }: choose up to { $most }
panel-choose = Choose 1 of { $count }: { $first } … { $last }
panel-choose-range = { $start }–{ $end }: { $first } … { $last }
panel-moved-on = The game has moved on since this button was shown. This is how things stand now.
panel-already = That has already been counted.
panel-undone = Taken back.
panel-undo-asked = I have asked the others whether you may take this back.
panel-undo-agreed = You agreed.
panel-undo-refused = You declined.
panel-remove-asked = I have asked the others whether this player is to be taken out of the game.
panel-stand-in-asked = I have asked the others whether the house may play on.
panel-hints-asked = I have asked the others whether there are to be hints.
panel-stand-in = 🪑 { $player } is playing in your place, and knows what your seat knows.
panel-come-back = Welcome back: the seat is yours again.

offer-undo = ↩️ **{ $seat }** asks to take back a move. Do you agree?
offer-undo-open = ↩️ **{ $seat }** has asked to take back a move; an answer is awaited.
offer-remove = 🚪 **{ $seat }** asks to take **{ $gone }** out of the game; the others would play on. Do you agree?
offer-remove-open = 🚪 **{ $seat }** has asked to take **{ $gone }** out of the game; an answer is awaited. If **{ $gone }** plays on, this lapses.
offer-stand-in = 🪑 **{ $seat }** asks that the house play on for **{ $gone }** ({ $level }), until they are back. Do you agree?
offer-stand-in-open = 🪑 **{ $seat }** has asked that the house play on for **{ $gone }** ({ $level }); an answer is awaited. If **{ $gone }** plays on, this lapses.
offer-hints = 💡 **{ $seat }** asks for hints of the house, for everybody at the table. Do you agree?
offer-hints-open = 💡 **{ $seat }** has asked for hints of the house, for everybody at the table; an answer is awaited.

## Table message

table-heading-series = { $game } · game { $number } of { $series }
table-turn = { $count ->
    [0] Nobody has to choose just now.
    [one] { $names }, it is your turn.
   *[other] { $names }, it is your turn.
}
end-winners = 🏆 { $count ->
    [one] **{ $names } has won.**
   *[other] **{ $names } have won.**
}
end-days = Played from { $began } to { $ended }
phase-lobby = waiting for players
phase-playing = being played
phase-over = finished
phase-cancelled = This table was closed before play began.
phase-broken = ⚠️ This match cannot go on from here: the rules have been corrected, or a part of its log is missing.

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
rematch-opened = The table for another game stands in { $place }; the others are invited.
lobby-any-seat = Any seat
lobby-join-seat-menu = Sit down: which seat would you like?
lobby-thread-offer = A game is already being played in this channel. Shall I open a thread for yours?
lobby-thread-name = { $game }: { $host }
lobby-thread-opened = Your table stands in { $thread }.
lobby-thread-forbidden = A game is already being played in this channel, and to open a thread for yours I may not: { $permissions }. Please start yours in another channel or in a thread.
lobby-thread-impossible = A game is already being played in this channel. Please start yours in another channel or in a thread.

## Buttons

button-agree = Agree
button-back = Back
button-begin = Begin
button-cancel = Close
button-cancel-erase = Keep everything
button-erase = Erase my data
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
button-rematch = Rematch
button-house-rules = House rules
button-seat = Your seat
button-guests = Guests
button-keep-rules = Keep for this server
button-step = Step through
button-text = Board in words
button-thread = Open a thread
button-to-seat = To your seat
button-what = What is this?
button-why = Why not …?
button-undo = Take back
button-undo-ask = Ask to take back

## More

more-heading = ### { $game }
pictures-heading = ### { $game } · { $picture }
pictures-choose = Pictures …
resign-sure = **Resign this game?** This cannot be taken back.
resigned = You have resigned.
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
notice-offer = 🔔 You are asked something in { $game } ({ $place }).
notice-over = 🏁 { $game } is over ({ $place }).
notice-lost = ⚠️ I can no longer write in the channel of your game of { $game }. Nothing is lost: play on here with /table seat, and ask the people who run the server to let me in again.

## Standings, games, settings, privacy

standings-heading = ## 🏆 { $game }
standings-all = All games
standings-choose = Which game?
standings-empty = No game has been finished on this server yet.
standings-choose-season = Which season?
standings-side = { $game }: { $seat }
standings-line = { $place } { $user } — { $rating } · { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won ->
    [one] { $won } won
   *[other] { $won } won
}
standings-active = active in the last 60 days
standings-page = page { $page } of { $pages }
standings-foot = -# The bold number is the rating, ± how uncertain it still is; ? stands for provisional, and such ratings come last. Only games among people finished on this server count.
standings-foot-all = -# The bold number says how far somebody is above the average of the games they play, ± how uncertain that still is; ? stands for provisional, and such come last. Only games among people finished on this server count.
rating = **{ $rating }** ±{ $deviation }
rating-provisional = **{ $rating }?** ±{ $deviation }
season-year = Season { $year }
season-quarter = Season { $year }, quarter { $quarter }
button-standings-active = Active only
button-standings-everybody = Everybody
games-heading = ## 🍺 The Prancing Pony
    Sit down at a table in any channel:
games-line = **{ $game }** — `/{ $command }` · { $players }
games-also = ↳ `/{ $command }` · { $about }
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
    Language: **{ $language }** · Notices on your turn: **{ $notices }** · Always ask me: **{ $asked }**
settings-saved = Saved.
settings-server = ### Settings of this server
    Language: **{ $language }** · Channels for games: { $channels }
settings-not-allowed = This needs the permission to manage the server.
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
settings-channels-menu = Channels for games (none: all)
settings-dm-closed = Your DMs are closed to me, so I call you in the channel instead.
language-en = English
language-pl = Polski
privacy-export = Everything I know about you.
privacy-erase-sure = **Erase everything I know about you?** Your settings and ratings go, running games are resigned, and finished games keep a nameless player. This cannot be taken back.
privacy-erased = Done. I know nothing about you any more.
privacy-kept = Nothing was erased.
person-nobody = somebody who has left

## Welcome

welcome-heading = ## 🍺 The Prancing Pony
    An inn for board games of Middle-earth. Sit down with friends, move when you have time: I keep the board, the rules and every move.
welcome-which = **What would you like to play?**
welcome-commands = **The commands one needs**
welcome-start = - `{ $command }` · open a table and invite somebody; each game has such a command
welcome-games = what we play here, and where you sit
welcome-table-seat = your seat: your hand and your choices, seen by you alone
welcome-next = the tables that wait for you
welcome-rules = a rule by its number or a word
welcome-settings-me = your language, and whether I write to you on your turn
game-facts = -# { $players } · { $length } · { $weight }
game-weight-light = easy to learn
game-weight-medium = some rules to learn
game-weight-heavy = many rules to learn
game-begin = Open a table here by the button, or in any channel by `{ $command }`, with the people you invite.

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
upload-unreadable = Discord does not hand me the file just now: give it once more.
upload-no-text = The file is not a text in UTF-8.
button-components-words = In words
button-components-pictures = As pictures
button-components-file = Take the file away
button-components-drop = Cancel

## Refusals and errors

refused-otherwise = That is not possible just now.
refused-nearest = { $why } Nearest to it: { $actions }.
refused-for-instance = { $why } Possible now, for instance: { $actions }.
refused-permissions = I cannot keep a table in { $place }: there I am not allowed to { $permissions }. Somebody who manages the server can change that in the channel’s settings.
permission-view_channel = see the channel (View Channel)
permission-embed_links = show my messages whole (Embed Links)
permission-attach_files = attach pictures (Attach Files)
permission-read_message_history = read what was written (Read Message History)
permission-send_messages = write (Send Messages)
permission-send_messages_in_threads = write in threads (Send Messages in Threads)
permission-create_public_threads = open threads (Create Public Threads)
refused-old-button = This button belongs to an older version of the bot. Open your seat anew with `/table seat`, or the table with `/table board`.
refused-forged = I cannot make sense of this button. Open your seat anew with `/table seat`.
refused-record-forgotten = I no longer have that record at hand: give it once more with `/table import`.
refused-no-table-here = There is no table in this channel. `/games` shows what we have.
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
command-table-invite = invite
    .description = Invite somebody to your table before play begins
    .player = player
    .player-description = Whom you invite
command-table-remove = remove
    .description = Ask the others to take somebody who has gone away out of the game
    .player = player
    .player-description = Who has gone away
command-table-house = house
    .description = Ask the others to let the house play for somebody who has gone away
    .player = player
    .player-description = Whom the house is to play for
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
command-settings = settings
    .description = Your language and notices, and those of the server
command-settings-me = me
    .description = Your language and whether I write to you on your turn
    .language = language
    .language-description = The language I speak with you
    .notices = notices
    .notices-description = Whether I send you a DM on your turn
    .asked = always_ask
    .asked-description = Ask me even where I have one choice and everybody can tell
command-settings-server = server
    .description = The language and the channels of this server
    .language = language
    .language-description = The language of the tables
command-privacy = privacy
    .description = What I know about you, and how to get rid of it
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

## The house’s own players

computer-11 = Tansy, kitchen maid ({ $level })
computer-12 = Hob, stable lad ({ $level })
computer-13 = Nell, goose girl ({ $level })
computer-21 = Marl, carter ({ $level })
computer-22 = Brenna, brewer ({ $level })
computer-23 = Odger, cook ({ $level })
computer-31 = Old Wren, storyteller ({ $level })
computer-32 = Corbin, night watchman ({ $level })
computer-33 = Maude, mother of the inn ({ $level })
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
