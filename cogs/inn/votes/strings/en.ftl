## Vote games

action-votes = Sides and votes
button-vote-open = Vote game
vote-lobby = Everyone votes for their side. It counts on no leaderboard.
vote-side = 🗳️ **{ $seat }**: { $count ->
        [0] nobody yet
       *[other] { $people }
    }
vote-side-house = **{ $seat }**: { $player }
vote-more-people = { $count ->
        [one] 1 more
       *[other] { $count } more
    }
button-vote-join = Join { $seat }
vote-assign = Who plays which side
vote-for-crowd = { $seat }: people vote
vote-for-house = { $seat }: the house ({ $level })
vote-for-nobody = { $seat }: nobody
vote-sides = ### Sides of { $game }
vote-joined = You’re on a side now. Your vote counts from here on.
vote-left = You’ve left your side. Your vote no longer counts.
vote-thread = { $seat } · { $game }
vote-heading = ### A decision for { $seat } · { $place }
vote-closed = Decided. { $voted } of { $members } voted.
button-vote = Vote
button-vote-leave = Leave the side
vote-count = { $voted } of { $members } have voted.
vote-due = The vote closes { $due }, or when everyone has voted.
vote-put-off = Nobody voted in time, so the vote goes on.
vote-waiting = Your side has decided. The others choose now.
vote-own = You’ve voted for: { $choice }
vote-choose = Vote for a choice
vote-votes = { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
vote-none = Nobody has proposed anything yet.
button-vote-propose = Propose something
button-vote-another = Something else
button-vote-go-on = Go on proposing
vote-draft = You propose: { $line }
vote-draft-more = -# You can vote for this now, or first say what comes next.
button-vote-confirm = Vote for this
button-vote-afresh = Start over
button-vote-choices = Back to the vote
vote-cast = Your vote counts. You can change it until the vote closes.

refused-side-none = You aren’t on a side of this game. Join one first.
refused-side-unknown = Nobody votes for that seat here.
refused-side-seen = You’ve seen the cards of another side of this game, so you can’t play on this one.
refused-side-empty = Each side needs at least one person before the game can begin.
refused-choice-gone = Nobody votes for that any more. Look at the choices again.
refused-vote-closed = This vote has just closed.

# The threads of sides

vote-lobby-threads = Each side talks in a private thread of its own. Anyone who manages threads on this server can read it.
vote-thread-opened = ### { $seat } · { $game }
    This thread is for your side alone; the table is in { $place }. Talk here, and vote whenever your side has a decision. Anyone who manages threads on this server can read along, so cards are shown only to you, when you press *Vote*.
vote-thread-anew = ### { $seat } · { $game }
    The thread your side had is gone, so here is a new one; the table is in { $place }. Nothing is lost: no vote, and no move.
vote-thread-over = 🏁 The game is over: { $place }. This thread is being archived.
vote-thread-forbidden = I can’t open a thread for { $seat }: I’m not allowed to { $permissions } in { $place }. Nothing is lost: vote with *Your seat* at the table until a server manager has changed that.
vote-thread-crowded = I can’t open a thread for { $seat }: this server has as many open threads as Discord allows. Nothing is lost: vote with *Your seat* at the table until one is archived.
vote-thread-locked = The thread of { $seat } is locked. Nothing is lost: vote with *Your seat* at the table until somebody who manages threads has unlocked it.
refused-side-place = Sides need private threads, and here there can’t be any. Open the table in an ordinary text channel.
refused-side-permissions = I can’t open private threads for the sides: I’m not allowed to { $permissions } in { $place }. A server manager can change that in the channel’s settings.

# Who voted for what

action-votes-told = Who voted for what
vote-told = ### Who voted for what
    -# { $game } · { $place }
vote-told-nothing = Nobody voted in this game.
vote-told-decision = **{ $number }. { $seat }**
vote-told-done = ✅ **{ $choice }** ({ $count }): { $people }
vote-told-choice = { $choice } ({ $count }): { $people }
vote-told-others = -# … and { $count ->
        [one] one more choice
       *[other] { $count } more choices
    }
