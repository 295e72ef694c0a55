# Czym jest wszystko, co ma nazwę, i co znaczą znaki na obrazkach. `ability-` najwyżej 87 znaków.

glossary-figure = Figury
glossary-card = Karty
glossary-special = Karty specjalne
glossary-region = Krainy

ability-frodo = Zaatakowany może uciec w bok, ale nie w górach. Jeśli padnie, zwycięża mrok
ability-sam = Gdy w jego krainie stoi Frodo, może walczyć za niego lub z jego pomocą z siłą 5
ability-pippin = Atakując, może po odkryciu obu figur wycofać się do krainy z tyłu
ability-merry = Od razu pokonuje Króla-Czarnoksiężnika
ability-gandalf = Gracz mroku wykłada kartę pierwszy
ability-aragorn = Może atakować w każdym kierunku, ale w górach nie w bok
ability-legolas = Od razu pokonuje Latającego Nazgula
ability-gimli = Od razu i bez szwanku pokonuje orka
ability-boromir = Pada razem z każdym, z kim walczy
ability-balrog = Stojąc w Morii, może bez walki pokonać figurę idącą przez kopalnie
ability-shelob = Po zwycięstwie poza Gondorem wraca tam od razu, a gdy brak miejsca, pada
ability-witch_king = Może zaatakować krainę obok, ale nie w górach. Pokonuje go Merry
ability-flying_nazgul = Może zaatakować samotną jasną figurę gdziekolwiek na mapie. Pokonuje go Legolas
ability-black_rider = By zaatakować, może jechać naprzód do pierwszej krainy z jasną figurą
ability-saruman = W swojej walce może nie dopuścić kart: rozstrzyga sama siła
ability-orcs = Atakując, pokonuje pierwszą figurę napotkaną w danym ruchu. Pokonuje go Gimli
ability-warg = W jego walkach teksty jasnych figur nie działają
ability-cave_troll = Musi zagrać kartę, ale nic ona nie znaczy

explain-figure = { $side }, siła { $strength }. { $text }.
explain-card-number = { $side }: dodaje { $value } do siły figury.
explain-card-text = { $side }: { $text }.
explain-region = Rząd { $row }. { $room ->
    [one] Jest w nim miejsce na jedną figurę
    [few] Jest w nim miejsce na { $room } figury
   *[many] Jest w nim miejsce na { $room } figur
} każdej strony. { $light ->
    [none] Dla światła to już koniec drogi.
   *[some] Następne dla światła: { $light }.
} { $dark ->
    [none] Dla mroku to już koniec drogi.
   *[some] Następne dla mroku: { $dark }.
}
explain-region-mountains = W górach nikt nie idzie ani nie uchodzi w bok.
explain-region-ways = Rzeką lub przez kopalnie, tylko światło: { $regions }.

sign-hidden = Stojąca figura z samym godłem
    .text = wróg: widać, gdzie stoi, ale nie, kim jest (1.2)
sign-noted = Zakryta figura z nazwą i liczbą
    .text = przeciwnik, który był już odkryty i od tego czasu nie został przestawiony; nikt inny nie widzi tej notatki (4.3)
sign-guessed = Zakryta figura z nazwą i znakiem zapytania
    .text = przeciwnik, o którym masz zapisany domysł (*Więcej*, *Moje domysły*). Idzie on za figurą, póki się jej nie odkryje lub nie pomiesza z innymi, i nikt inny go nie widzi (4.3)
sign-strength = Liczba w kółku na figurze
    .text = jej siła
sign-room = Romby nad nazwą krainy
    .text = ile figur jednej strony się w niej mieści (2.6)
sign-arrow = Strzałka między krainami
    .text = ostatni ruch
sign-river = Białe groty na rzece
    .text = droga w dół Anduiny, tylko dla światła (2.7)
sign-tunnel = Bramy i groty między nimi
    .text = przejście przez Morię, tylko dla światła (2.8)
sign-cards = Małe karty obok nazwy strony
    .text = co może jeszcze zagrać; odłożone są blade, póki wszystkie dziewięć nie wróci (6.15)
sign-acts = Wstążka przy nazwie strony
    .text = kto teraz wybiera; duża figura przy numerze tury mówi, czyja to tura
sign-place = Słowa obok figury w ręce
    .text = gdzie stoi
sign-used = Blada karta w ręce
    .text = odłożona; wróci, gdy zagrane będą wszystkie (6.15)
