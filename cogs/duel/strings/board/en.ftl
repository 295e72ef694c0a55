# Words in the pictures of Duel for Middle-earth: short, so that they can be large.
board-chapter = Chapter { $number }
board-turn = Turn { $number }
board-over = The end
board-acts = to act
board-more = +{ $count }
board-won = wins
board-shared = Shared victory
board-bank = bank: { $count }
board-discarded = discarded
board-pile = Discard pile
board-revealed = Alliance tokens
board-side-fellowship = Fellowship
board-side-sauron = Sauron
board-stack = ×{ $count }
