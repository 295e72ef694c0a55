button-all-games = All games

welcome-heading = ## 🍺 The Prancing Pony
    An inn for board games of Middle-earth. Sit down with friends, move when you have time: I keep the board, the rules and every move.
welcome-which = **What would you like to play?**
welcome-commands = **The commands you need**
welcome-start = - `{ $command }` · open a table and invite somebody, or play against the house at once: `{ $solo }`; each game has both
welcome-seat = your seat: your hand and your choices, seen by you alone
welcome-next = the tables waiting for you
welcome-rules = a rule by its number or a word
welcome-settings = your language, and whether I write to you on your turn
game-begin = Press the button to open a table, or use `{ $command }` in any channel, with the people you invite. Nobody around? Play against the house at once: `{ $solo }`.

command-games = games
    .description = The games of the house, how to start one, and your own tables
command-next = next
    .description = The tables waiting for you, longest wait first
command-help = help
    .description = What this is, the games, and the commands you need
