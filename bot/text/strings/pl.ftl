# Słowa wspólne dla wszystkich pięter. Klucze są identyfikatorami; angielski i polski idą w parze.
refusal-game-over = Gra jest już zakończona.
# Wyliczenie; przed ostatnim członem nie ma przecinka.
list-joined = { $before } i { $last }
refusal-not-your-decision = To nie jest teraz twoja decyzja.
