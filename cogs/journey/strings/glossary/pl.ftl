# Czym jest wszystko, co ma nazwę, i co znaczą znaki na obrazkach.

glossary-seat = Hobbici
glossary-place = Miejsca
glossary-symbol = Symbole
glossary-colour = Kolory

explain-seat = Hobbit. Kostka: { $colour-nom }; jej Nazgule trafiają w tego hobbita (2.2, 5.4).
explain-place-start = Stąd wszyscy wyruszają; nie zakreśla się za to okrągłego pola (2.1).
explain-place = Okrągłe pole { $number } z { $count }; zakreśla się je za jeden Pierścień (5.5).
explain-place-rule = { $place } W wariancie zaawansowanym: { $rule }
explain-symbol-ring = Zakreśla jedno okrągłe pole, jeśli odłożonych orków nie jest więcej niż broni (5.2, 5.5).
explain-symbol-gandalf = Przepoławia pierwsze pole twojego szlaku Nazgula, które nie jest ani przepołowione, ani zakreślone (5.3).
explain-symbol-weapon = Pokonuje jednego orka (5.2).
explain-symbol-orc = Gdy orków jest więcej niż broni, żaden Pierścień się nie liczy (5.2).
explain-symbol-nazgul = Kosztuje kogoś jedno pole szlaku Nazgula; kogo – mówi kolor kostki. Z rzutu, w którym są Nazgule, trzeba wziąć jednego (4.3, 5.4).
explain-symbol-white_tree = Tylko na czarnej kostce: po tym rzucie już nie rzucasz (4.6).
explain-colour = Kostka hobbita: { $seat }. Jeśli nie ma go w grze, kolor jest neutralny, a jego Nazgule trafiają w aktywnego gracza (2.2, 2.3).
explain-colour-black = Kostka, która nie należy do nikogo; jej Nazgule trafiają w aktywnego gracza, a Białe Drzewo jest tylko na niej (2.3, 4.6).

sign-figure = Żeton hobbita na drodze
    .text = osiągnięte miejsce; zakreślone okrągłe pola są za nim
sign-next = Okrągłe pole ze złotą obwódką
    .text = następne miejsce
sign-squares = Rząd kwadratów
    .text = szlak Nazgula: kto zakreśli ostatnie pole, odpada (6.1)
sign-halved = Kwadrat z dwóch połówek
    .text = przepołowił go Gandalf: dwa pola zamiast jednego (5.3)
sign-crossed = Ciemny krzyżyk
    .text = zakreślone; czerwone padło właśnie teraz
sign-left = Liczba za kwadratami
    .text = ile pól nie jest jeszcze zakreślonych
sign-gain = Pierścień z plusem, Nazgul z minusem
    .text = co przyniosła ostatnia tura
sign-mark = Mały znak na kostce
    .text = jej kolor: ⭐ żółty, 🔺 czerwony, 🔷 niebieski, 🟩 zielony, ⚫ czarny
sign-chosen = ✅ na kostce
    .text = wybrana; liczy się, gdy ją odłożysz
sign-lock = 🔒 na kostce
    .text = odłożona albo obowiązkowa: już się nią nie rzuca (4.4)
sign-ahead = „Gdyby tura się teraz skończyła”
    .text = co zrobiłyby kostki odłożone i wybrane
