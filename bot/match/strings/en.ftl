# Why a request was turned down (bot/match/table/reasons.py). Each is one clear sentence for one person.
refused-unknown-match = I do not know this match.
refused-unknown-game = I do not know this game.
refused-broken = This match cannot be continued past action { $line }: the rules were corrected, or a part of its log is missing. The host or a player can close it.
refused-cancelled = This table was closed before the game began.
refused-over = { $next ->
    [0] This game is over.
   *[other] This game is over; the series goes on in the next one.
}
refused-not-begun = The game has not begun yet.
refused-already-begun = The game has already begun.
refused-storage = I cannot save anything just now, so nothing has changed; please try again in a while.
refused-unclear = My disk does not answer, and I cannot say yet whether this counts; please look again in a while.
refused-busy = Too much happened at once and nothing has changed; please try again.
refused-place-taken = A game is already being played in this channel.
refused-channel-not-allowed = Games are not allowed in this channel; ask the people who run this server where to play.
refused-full = All seats at this table are taken.
refused-invited-only = The free seats at this table are being kept for others.
refused-blocked-here = Somebody whom you have blocked sits at this table or is expected there.
refused-blocked-guest = You have blocked somebody you are inviting: lift that first: `/settings block`.
refused-guests-elsewhere = Not everybody you are inviting can come to this table just now.
refused-self-block = You cannot block yourself.
refused-too-many-blocked = More than { $most } people cannot be blocked.
refused-too-many-tables = On this server you may sit at so many tables at once: { $most }. Finish a game first, or leave a table that has not begun.
refused-seat-unknown = This game has no such seat.
refused-seat-taken = Somebody else has already asked for this seat.
refused-not-joined = You have not joined this table.
refused-not-host = Only the host of this table can do that.
refused-option-unknown = This game has no option called { $option }.
refused-option-invalid = { $value } is not possible for the option { $option }.
refused-player-count = The number of players does not fit: needed { $needed }, at the table { $joined }.
refused-not-seated = You do not play in this match.
refused-not-yours-to-see = You do not play at this table, so there is nothing hidden here for you. The table, the log and the board in words are yours to read.
refused-stale = This button is out of date: the game has moved on since it was shown.
refused-not-your-turn = It is not your turn to decide.
refused-lesson-gone = This lesson is not open any more: choose one with the command `learn`.
refused-hint-people = Hints are for games against the house alone, or where everybody at the table has agreed to them.
refused-hint-already = Everybody at this table may ask for hints already.
refused-illegal = The rules do not allow this (rule { $rule }).
refused-unreadable = I cannot read this as an action of the game.
refused-undo-nothing = There is nothing of yours to take back.
refused-undo-shown = The house grants every wish to take back, but not past what has been shown, drawn or rolled since.
refused-guess = Nothing can be noted of this piece now: it has been shown, or cannot be told from others.
refused-undo-impossible = This can no longer be taken back, because later choices build on it.
refused-undo-wall = This can no longer be taken back: since then somebody has left the game, or somebody else has taken over a seat.
refused-undo-due = This can no longer be taken back: the move met a deadline that has passed by now.
refused-offer-asked = You have already asked for this, and not everybody has answered yet. You can withdraw it at your seat.
refused-offer-not-asked = That is for those who still play to decide.
refused-undo-declined = The others have already declined to let you take this back.
refused-no-offer = Nobody is asking for anything at this table any more.
refused-offer-about-you = This request is about you: play on, and it lapses.
refused-remove-not-playing = Nobody of that name is playing at this table.
refused-remove-self = To leave the game yourself, resign.
refused-remove-declined = The others have already declined to take this player out of the game.
refused-remove-two = With two players left nobody can be taken out of the game. When their time is over you may claim the win or let the house play (`/table pace`). Until then: remind them there, ask to end without a result (`/table end`), resign, or turn to those who manage the server.
refused-own-offer = This is your own request; the others have to answer it.
refused-offer-declined = The others have just declined that.
refused-stand-in-none = Nobody plays for you at this table.
refused-stand-in-plays = The house is playing for you: take your seat again first.
refused-stand-in-already = The house plays this seat already.
refused-stand-in-alone = Nobody else at this table could agree to that: play on, or resign.
refused-stand-in-two = Of two people one alone cannot have the other’s seat played.
refused-not-late = This player still has time.
refused-late-self = This is about your own time: play on.
refused-late-too = That is for players who still play and have time themselves.
refused-claim-open = Something has been claimed at this table already; its answer is awaited.
refused-claim-impossible = That cannot be claimed with this number of players.
refused-claim-none = Nothing is claimed against you at this table any more.
refused-claim-answered = You have asked for more time in this turn already: play on, and the claim lapses.
refused-nudge-nobody = Nobody there has to choose just now.
refused-nudged = This player has been reminded today already.
refused-draw-unknown = The rules of this game know no draw. You may ask to end it without a result.
refused-draw-house = The house plays on: there is nobody to agree on a draw with.
refused-paused = The game pauses, and time stands. Go on first.
refused-paused-already = The game pauses already.
refused-not-paused = The game does not pause just now.
refused-forbidden = Those who manage this server have forbidden you to open tables here. You may still join those of others.
refused-other-server = That table stands on another server.
refused-keeper-plays = You play at this table yourself, so you cannot decide alone how it ends. Ask another manager, or the other players with `/table end`.
refused-move-here = The table stands there already.
refused-forbidden-already = That has been forbidden to this person already.
refused-not-forbidden = Nobody has forbidden this person to open tables here.
refused-review-while-playing = You can look back at a game when it is over.
refused-review-busy = The house is looking back at many games just now; please ask again in a few minutes.
refused-review-one = The house is still looking back at another game for you; ask for this one when that is done.
refused-daily-void = This question was not as clear as it should have been, so it is closed; answers to it do not count.
refused-daily-over = The time for this position is over; its answer has been told in this channel, or will be soon.
refused-components-gone = This file has been replaced meanwhile: give yours once more.
refused-components-outdated = The file by which this server plays can no longer be used: somebody who manages the server has to give a new one.
refused-record-while-playing = The record can be had when the game is over, because it shows everything that is hidden.

# Why a record cannot be read (RecordError).
record-too-long = The record is longer than { $line } lines.
record-too-slow = The record takes too long to be played through.
record-header-missing = The header line { $text } is missing.
record-line-unreadable = Line { $line } cannot be read: { $text }
record-foreign = The record belongs to another game or to newer rules: { $text }
record-options-unreadable = The options cannot be read: { $text }
record-line-illegal = Line { $line } is not allowed by the rules: { $text }
record-game-unknown = I do not know the game { $text }.

# Asked on the command line
refused-rescue-sound = This match can go on as it is: there is nothing to go back from.
refused-rescue-not-by-log = This match was written by a newer version of the bot, or its options can no longer be read: no earlier action would help. Upgrade the bot, or restore a backup.

# Following
refused-follow-player = You sit at this table yourself: I tell you of your turns.
refused-follow-over = There is nothing to follow any more: this table is closed.

# Substitutes
refused-substitute-seated = Whoever is to take over a seat must not sit at this table yet.
refused-substitute-asked = This person is already being asked to take over another seat here.
refused-substitute-two = In a game for two, everybody hands on their own seat. If the other one’s time is over, /table pace says what you can do.

# Profiles
refused-profile-hidden = This profile is hidden: whoever it belongs to keeps it to themselves.
refused-no-feats-here = This server does not keep feats.
refused-self-versus = Choose two different people.

# Tournaments
refused-tournament-unknown = I do not know this tournament.
refused-tournament-none = There is no tournament here.
refused-tournament-here = A tournament already goes on in this channel: { $name }.
refused-text-blank = There is nothing to see in this text: please write some letters or digits.
refused-tournament-seats = This game is not played by { $seats } at a table.
refused-tournament-format = Tables of three and four are for Swiss tournaments with one game to a round.
refused-tournament-over = This tournament is over.
refused-tournament-begun = This tournament has already begun.
refused-tournament-closed = Nobody can enter any more: the pairings are settled.
refused-tournament-entered = You have already entered.
refused-tournament-not-entered = You are not in this tournament.
refused-tournament-role = This tournament is for those with the role <@&{ $role }>.
refused-tournament-full = This tournament is full: { $count } have entered.
refused-tournament-few = It takes at least two to begin; so far there are { $count }.
refused-tournament-manager = Only whoever opened this tournament, or manages the server, can do that.
refused-tournament-game = There is no such game in this tournament.
refused-tournament-own = You play in this game yourself, so you may only give the win to the other player. Any other result is for somebody else who manages the server.
refused-tournament-winner = That person does not play in this game.
refused-tournament-bracket = The next round follows from this result and has begun, so it stands.
