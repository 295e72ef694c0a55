action-step = Step through
button-step-first = Start
button-step-back = Back
button-step-on = Next
button-step-last = End

step-heading = ### { $game } · step { $number } of { $last } · { $seat }
step-turns = Go to a turn
step-turn = Turn { $number }
step-earlier = Earlier turns
step-later = Later turns
step-eyes = Whose eyes?
step-eyes-of = As seen by: { $seat }

refused-record-forgotten = I don’t have that record at hand any more; please upload it again: `/archive`, then *Import a game*.

button-import = Import a game
import-file = Record
import-about = The file you got with “Record” at a table. You step through it, and nobody else sees it.

review-heading = ### 🔬 { $game } · looking back
review-beginning = ⏳ The house has started to look back at this game. It takes up to half a minute, longer while it plays elsewhere. Press *Refresh* to see how far it is.
review-progress = ⏳ The house is still looking: { $done } of { $count } decisions so far.
review-foot = -# Estimates by the house: the chances with all cards open, the choices from what the seat knew then. It looks at up to 16 decisions of each person, for half a second each.
review-chart = Chances of winning, turn by turn
review-chart-turns = turns 1 to { $last }
review-chart-steps = steps 0 to { $last }
review-alt = Chart of the chances of winning in per cent, as the house judges them.
review-course = **{ $seat }**, chances: { $start }% at the start · { $quarter }% after a quarter · { $half }% halfway · { $late }% after three quarters · { $end }% at the end
review-moments = **What mattered**
review-moment = **{ $number }.** Step { $step } · { $seat } { $before }% → { $after }%
review-go = Moment { $number }
review-own = **Your decisions**: in { $same } of { $count } the house would have done the same.
review-differs = - Step { $step } – you chose *{ $played }*; the house: *{ $best }*.
review-differs-here = -# 💡 You chose *{ $played }*; the house: *{ $best }*.
review-cost = That would have given you { $chance }% instead of { $played }%.
review-why = Its advantage: { $reason }
review-estimate = -# ⚖️ The house’s estimate: { $chances }
review-same = -# 💡 The house would have done the same.
action-review = Look back
