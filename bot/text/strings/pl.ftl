# Słowa wspólne dla wszystkich pięter. Klucze są identyfikatorami; angielski i polski idą w parze.
refusal-game-over = Gra jest już zakończona.
refusal-not-your-decision = To nie jest teraz twoja decyzja.

## Kto czyta, zamiast nazwy swojego miejsca

you = ty
    .nom = ty
    .start = Ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą
    .loc = tobie
    .number = you

## What is wrong with a file that corrects a game's components

component-problem-file = { $what }
component-problem-component = **{ $component }**: { $what }
component-problem-field = **{ $component }**, { $field }: { $what }
component-wrong-signs = Jest w nim połowa znaku, zapisana jako \ud83d albo podobnie: w żadnym tekście nie może jej być.
component-wrong-json = To nie jest JSON: nie da się go odczytać od wiersza { $line }, znaku { $column }.
component-wrong-missing = Tego brakuje.
component-wrong-one-of = Powinno tu być jedno z: { $expected }, a jest „{ $given }”.
component-wrong-yes-no = Powinno tu być `true` albo `false`, a jest „{ $given }”.
component-wrong-text = Powinien tu być tekst w cudzysłowie, a jest „{ $given }”.
component-wrong-blank = Powinien tu być tekst, w którym coś widać.
component-wrong-too-long = Zmieści się tu najwyżej { $max_length } znaków, a jest „{ $given }”.
component-wrong-pattern = { $field ->
    [id] Powinny tu być małe litery, cyfry i podkreślenia, z literą na początku
   *[other] Powinien tu być tekst w jednym wierszu, bez spacji na początku i na końcu i bez niewidocznych znaków
}, a jest „{ $given }”.
component-wrong-whole = Powinna tu być liczba całkowita, a jest „{ $given }”.
component-wrong-at-least = Powinno tu być co najmniej { $ge }, a jest { $given }.
component-wrong-at-most = Może tu być najwyżej { $le }, a jest { $given }.
component-wrong-list = Powinna tu być lista w nawiasach kwadratowych, a jest „{ $given }”.
component-wrong-shape = Powinny tu być wpisy takie jak w pliku dołączonym do gry, a jest „{ $given }”.
component-wrong-number = Razem powinno ich być { $wanted }, a jest { $found }.
component-wrong-twice = Te identyfikatory powtarzają się albo należą do czegoś innego: { $found }.

## Dlaczego gospoda coś by wybrała: po jednym zdaniu na każdy składnik jej oceny

why-win = częściej wkrótce wygrywasz albo rzadziej wkrótce przegrywasz.
why-wins = na pewno wygrywa grę.
