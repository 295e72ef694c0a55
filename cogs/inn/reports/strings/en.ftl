action-report = Something is wrong here
report-field = What is wrong?
report-about = Read by the person who runs this bot and, once the game is over, by its players.
report-kept = ### 🐞 Sealed and passed on (no. { $number })
    The person who runs this bot can now read your sentence and the game up to this point. Nobody else can until the game is over. The game goes on; the answer will come to you in a private message.
report-kept-over = ### 🐞 Passed on (no. { $number })
    The person who runs this bot and the players of this game can now read your sentence. The answer will come to you in a private message.
report-known = **Something has been reported at this point of the game before.** The answer:
report-before = Something has been reported at this point of the game before. There is no answer for everyone yet.
report-heading = ### 🐞 { $game }: report no. { $number }, { $at }
report-waits = **No answer yet.**
report-answered = **The answer:**
report-sealed = -# { $count ->
    [one] Rule
   *[other] Rules
} { $rules } · ruleset { $ruleset } · build { $build } · written in: { $language }
report-sealed-over = -# After the end · ruleset { $ruleset } · build { $build } · written in: { $language }
report-answer = ### 🐞 { $game }: you have an answer
    You reported at { $place }:
report-answer-here = 🐞 What you reported about this game of { $game } has been answered. You can read it in *More*, *Something is wrong here*.
report-record-here = The record of the game up to this report, hidden things included.
button-report-write = Report something else
button-report-again = Still wrong
button-report-record = Record up to there
button-report-earlier = Earlier
button-report-later = Later
