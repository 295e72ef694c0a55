action-ahead = Ahead of time
button-ahead-ended = Ahead of time: something ended
ahead-heading = ### { $game } · Ahead of time
ahead-told =
    The question before you now stays yours. From the next one like it on, what you keep here answers for you, as if you had pressed it. The answer comes a few seconds after you are asked.
    -# Nobody sees what you keep. From how quickly the answer comes others may guess that you had kept some answer, but not which one.
ahead-none = There is nothing to answer ahead of time just now. When a question comes up that comes again, such as a Combat card, this page offers its answers.
ahead-waits = Nothing is asked of you just now. You can plan answers to the next moves of others. Answers to questions that come again, such as a Combat card, are offered here when one comes up.
ahead-drop = Take one back
ahead-which = Which answer?
ahead-keep-fight = For this battle
ahead-keep-turn = For this turn
ahead-keep-game = For the whole game
ahead-until-fight = for this battle
ahead-until-turn = for this turn
ahead-until-game = for the whole game
ahead-standing = **What stands**
ahead-line = { $answer } · { $until }
ahead-line-ended = ~~{ $answer }~~ { $why }
ahead-ended-rules = no longer stands: the rules of this game were corrected since you kept it.
ahead-ended-differs = no longer stands: it came otherwise than you expected.
ahead-kept = Kept. From the next such question on, this answers for you.
ahead-dropped = Taken back. You answer this yourself again.
button-ahead-drop = Take back
button-ahead-understood = Understood
line-step = { $number ->
    [0] If
   *[other] **{ $number }.** If
}: { $told }
    → Then: { $done }
line-untold = nothing you are told of
