line-heading = ### 🪜 If … then … · { $game } · { $seat }
line-imagined = -# 💭 Imagined: none of this has happened. What you can’t see is made up; only what you are told is compared.
line-picture-alt = Imagined. { $alt }
line-step = **{ $number }.** If: { $told }
    → then: { $done }
line-if = **{ $number }.** If: { $told }
line-untold = nothing you are told of
line-others = If … ({ $seat })
line-then = … then you: { $prompt }
line-ends-reveal = **The line ends here**: something is shown now, and nobody knows beforehand what.
line-ends-hidden = **The line ends here**: whatever comes next shows something hidden or is left to chance.
line-ends-chance = **The line ends here**: chance decides what comes next.
line-ends-over = **The line ends here**: the game would be over.
line-ends-several = **The line ends here**: several players choose at the same time, and nobody knows who is first.
line-ends-full = **The line ends here**: it has as many answers as a line may have.
line-moved-on = The game has moved on since you began this line. It now starts from how things stand.
line-earlier = That button belonged to an earlier step. This is your line as it is now.
line-kept = The line is kept. I play it as long as exactly this happens.
line-differs = A line you kept has ended: something else has happened.
button-line = If … then …
button-line-keep = Keep this line
button-line-back = One step back
button-line-over = Start over

refused-line-own-turn = It’s your turn: choose first. You can plan your answers while others are to choose.
refused-line-full = You already keep { $most } lines at this table. Take one back first.
