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
feats-open = ⬜ { $feat } – { $about }
feats-foot = -# Only games between people, played to the end, count. The record decides, after the game.
feats-choose = Which game?
button-feats = Feats
button-profile = Profile
profile-curve = Rating in { $game }
profile-curve-told = Rating in { $game }: { $first } on { $since }, at best { $best } on { $day }, now { $last }
profile-choose = Which curve?
button-versus = Head to head
versus-choose = Against somebody else
versus-heading = ## 🆚 { $user } – { $other }
versus-as = { $game }, { $user } as { $seat }
versus-drawn = { $count } drawn
versus-foot = Together: { $score } · last on { $day }
versus-empty = These two haven’t finished a game together here yet.

command-profile = profile
    .description = How somebody plays here: games, ratings, feats, head to head with you
    .player = player
    .player-description = Whose profile (default: yours)

refused-profile-hidden = This profile is hidden: only its owner can see it.
refused-no-feats-here = This server doesn’t keep feats.
refused-self-versus = Choose two different people.
