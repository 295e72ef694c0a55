# Czym jest wszystko, co ma nazwę, i co znaczą znaki na obrazkach.

glossary-companion = Towarzysze
glossary-enemy = Wrogowie
glossary-mordor = Karty Mordoru
glossary-symbol = Symbole

explain-companion = Towarzysz: { $symbols }. { $power }.
explain-companion-plain = Towarzysz: { $symbols }. Bez cechy specjalnej.
explain-doubtful = Nazwę odtworzyliśmy sami.
explain-enemy = { $captain ->
    [yes] Kapitan
   *[no] Wróg
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Do pokonania: { $symbols }.
explain-mordor = Karta Mordoru. Gdy działa, { $order } (8.6).
explain-symbol = Drużyna potrzebuje ich tylu, ile pokazują atakowani wrogowie (5.4).
explain-symbol-joker = Zastępuje dowolną barwę (5.6).

sign-points = Złote kółko na wrogu
    .text = punkty dla tego, kto go pokona (1.4)
sign-captain = Czaszka w koronie
    .text = kapitan (1.4)
sign-symbols = Rząd symboli na karcie
    .text = na wrogu to, czego trzeba, na towarzyszu to, co wnosi
sign-decks = Dwa stosy z liczbą
    .text = wrogowie i karty Pierścienia, które są jeszcze zakryte
sign-track = Trzy pola pod wrogami
    .text = karty Mordoru; przy trzeciej działa najstarsza (8.3)
sign-next = Wstążka na karcie Mordoru
    .text = polecenie, które dałby kontratak
sign-lit = Karta Mordoru w blasku
    .text = polecenie, które dałby kontratak
sign-acts = Proporczyk przed nazwą miejsca
    .text = teraz wybiera ten gracz
sign-own-won = Czerwona karta z liczbą obok twoich punktów
    .text = zdobyci przez ciebie wrogowie
sign-letter = Litera na drużynie
    .text = jej nazwa: drużyna A, B, C
sign-power = Małe okrągłe kółko przed imieniem towarzysza
    .text = cecha specjalna; znajdziesz ją po imieniu
sign-hand = Karta Pierścienia z liczbą przy nazwie gracza
    .text = karty w ręku
sign-won = Czerwona karta z liczbą przy nazwie gracza
    .text = zdobyci wrogowie, zakryci
sign-gift = Kapelusz z liczbą przy nazwie gracza
    .text = podarowani towarzysze, warci na koniec punkty (11.3)
