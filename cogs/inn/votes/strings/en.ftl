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
vote-heading = ### { $seat } decides · { $place }
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
button-vote-another = Something else
button-vote-go-on = Go on proposing
vote-draft = You propose: { $line }
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
