# Słowa na obrazach Pojedynku o Śródziemie: krótkie, żeby mogły być duże.
board-chapter = Rozdział { $number }
board-turn = Tura { $number }
board-over = Koniec gry
board-acts = na ruchu
board-more = +{ $count }
board-won = wygrywa
board-shared = Wspólne zwycięstwo
board-bank = w banku: { $count }
board-discarded = odrzucone
board-pile = Karty odrzucone
board-revealed = Żetony sojuszu
board-side-fellowship = Drużyna
board-side-sauron = Sauron
board-stack = ×{ $count }
