# What is written in the pictures of Journey to Mordor. Short: it must be legible on a phone.

board-name-frodo = Frodo
board-name-sam = Sam
board-name-merry = Merry
board-name-pippin = Pippin

board-turn-frodo = Frodo’s turn
board-turn-sam = Sam’s turn
board-turn-merry = Merry’s turn
board-turn-pippin = Pippin’s turn

board-place-bag_end = Bag End
board-place-rivendell = Rivendell
board-place-moria = Moria
board-place-lothlorien = Lothlórien
board-place-rohan = Rohan
board-place-helms_deep = Helm’s Deep
board-place-gondor = Gondor
board-place-minas_tirith = Minas Tirith
board-place-shelobs_lair = Shelob’s Lair
board-place-mordor = Mordor

board-rule-rivendell = same symbols allowed
board-rule-moria = Gandalf does nothing
board-rule-lothlorien = weapons count twice
board-rule-rohan = repeat each roll once
board-rule-helms_deep = Orcs count twice
board-rule-gondor = Nazgûl spare the roller
board-rule-minas_tirith = all Nazgûl strike the roller
board-rule-shelobs_lair = one Ring less

board-symbol-ring = Ring
board-symbol-gandalf = Gandalf
board-symbol-weapon = Weapon
board-symbol-orc = Orc
board-symbol-nazgul = Nazgûl
board-symbol-white_tree = White Tree

board-status-won = winner
board-status-arrived = in Mordor
board-status-out = out
board-status-resigned = resigned
board-status-turn = to play

board-title = Journey to Mordor
board-round = Round { $number }
board-final = Last round
board-roll = Roll { $number }
board-over = The journey is over
board-nobody = Nobody wins
board-wins = Victory: { $names }
board-aside = Set aside
board-this-roll = This roll
board-ahead = If the turn ended now
board-left = { $count } left
board-struck = –{ $count }, { $left } left
board-struck-out = –{ $count }: out!
board-circles = { $count ->
    [one] 1 circle
   *[other] { $count } circles
}
board-no-circle = no circle
board-orcs = Orcs void the Rings
board-nobody-struck = no Nazgûl strikes
board-hits = strikes { $names }
board-hits-nobody = strikes nobody
board-differ = Keep one or more dice, all with different symbols
board-ends = The rolling ends with these
board-goes-on = { $count ->
    [one] 1 die is rolled again
   *[other] { $count } dice are rolled again
}
board-need-nazgul = A Nazgûl has to be among them
board-need-die = At least one die has to be taken
board-printed = Dice and Nazgûl track
board-die-yellow = yellow
board-die-red = red
board-die-blue = blue
board-die-green = green
board-die-black = black
board-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
