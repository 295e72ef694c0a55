# Słowa wspólne dla wszystkich pięter. Klucze są identyfikatorami; angielski i polski idą w parze.
refusal-game-over = Gra jest już zakończona.
refusal-not-your-decision = To nie jest teraz twoja decyzja.
