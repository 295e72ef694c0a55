# Czym jest wszystko, co ma nazwę, i co znaczą znaki na obrazkach.

glossary-seat = Hobbici
glossary-place = Miejsca
glossary-symbol = Symbole
glossary-colour = Kolory

explain-seat = Hobbit. Kość: { $colour-nom }; jej Nazgule uderzają w tego hobbita (2.2, 5.4).
explain-place-start = Stąd wszyscy wyruszają; nie skreśla się za to okręgu (2.1).
explain-place = Okrąg { $number } z { $count }; skreśla się go za jeden Pierścień (5.5).
explain-place-rule = { $place } Na stronie z zasadami miejsc: { $rule }
explain-symbol-ring = Skreśla jeden okrąg, jeśli odłożonych orków nie jest więcej niż broni (5.2, 5.5).
explain-symbol-gandalf = Dzieli na pół pierwsze pole twojego toru Nazguli, które nie jest ani podzielone, ani skreślone (5.3).
explain-symbol-weapon = Pokonuje jednego orka (5.2).
explain-symbol-orc = Gdy orków jest więcej niż broni, żaden Pierścień się nie liczy (5.2).
explain-symbol-nazgul = Kosztuje kogoś jedno pole toru Nazguli; kogo – mówi kolor kości. Z rzutu, w którym są Nazgule, trzeba wziąć jednego (4.3, 5.4).
explain-symbol-white_tree = Tylko na czarnej kości: po tym rzucie już nie rzucasz (4.6).
explain-colour = Kość hobbita: { $seat }. Jeśli nie ma go w grze, kolor jest neutralny, a jego Nazgule uderzają w aktywnego gracza (2.2, 2.3).
explain-colour-black = Kość, która nie należy do nikogo; jej Nazgule uderzają w aktywnego gracza, a Białe Drzewo jest tylko na niej (2.3, 4.6).

sign-figure = Żeton hobbita na drodze
    .text = osiągnięte miejsce; skreślone okręgi są za nim
sign-next = Okrąg ze złotą obwódką
    .text = następne miejsce
sign-squares = Rząd kwadratów
    .text = tor Nazguli: kto skreśli ostatnie pole, odpada (6.1)
sign-halved = Kwadrat z dwóch połówek
    .text = podzielił go Gandalf: dwa pola zamiast jednego (5.3)
sign-crossed = Ciemny krzyżyk
    .text = skreślone; czerwone padło właśnie teraz
sign-left = Liczba za kwadratami
    .text = ile pól nie jest jeszcze skreślonych
sign-gain = Pierścień z plusem, Nazgul z minusem
    .text = co przyniosła ostatnia tura
sign-mark = Mały znak na kości
    .text = jej kolor: ⭐ żółty, 🔺 czerwony, 🔷 niebieski, 🟩 zielony, ⚫ czarny
sign-chosen = ✅ na kości
    .text = wybrana; liczy się, gdy ją zatrzymasz
sign-lock = 🔒 na kości
    .text = odłożona albo obowiązkowa: już się nią nie rzuca (4.4)
sign-uncertain = (?)
    .text = odtworzone: nie mieliśmy w ręku druku (1.1, 1.2)
sign-ahead = „Gdyby tura skończyła się teraz”
    .text = co zrobiłyby kości odłożone i wybrane
