# Wojna o Pierścień po polsku: pojedyncza bitwa. Każdy identyfikator jest też w en.ftl, z tymi samymi zmiennymi.
# Pytanie nie ma własnej kropki: `prompt-with-rule` dodaje zasadę i kropkę.

option-scenario = Co rozgrywacie
    .detail = Całą Wojnę o Pierścień albo jedną jej bitwę: miejsce, dwie Armie, karty (S1)
option-scenario-whole = Wojna
    .detail = Cała gra (S1)
option-scenario-battle = Pojedyncza bitwa
    .detail = Wybierzcie miejsce, dwie Armie i karty, a potem stoczcie bitwę (S1)
about-battle = Jedna bitwa z całej wojny: miejsce, dwie Armie i kilka kart bitewnych; wygrywa strona, która przetrwa.
    .length = od 10 do 20 minut
    .weight = medium

## Gotowe bitwy

famous-helms_deep = Bitwa o Rogaty Gród
famous-fords_of_isen = Bitwa o Brody na Isenie
famous-osgiliath = Upadek Osgiliath
famous-gondor_besieged = Oblężenie Gondoru
famous-pelennor_fields = Pola Pelennoru
famous-black_gate = Bitwa pod Czarną Bramą
famous-dol_guldur = Wypad z Dol Guldur
famous-moria = Krasnoludy pod Morią

## Pytania

prompt-battle-place = Wybierz bitwę: gotową albo miejsce, rodzaj bitwy i atakującego
prompt-battle-place-may = Armie można potem zmienić.
prompt-battle-origin = Bitwa { $region-in }: wybierz, skąd przychodzą atakujący
prompt-battle-army = Twoja Armia { $region-in }: zbierz ją i zatwierdź
prompt-battle-army-now = Liczba jednostek: { $units }, wolne miejsca: { $room }. { $figures }.
prompt-battle-flank = Wybierz, gdzie stoi druga Armia, która może flankować, albo zrezygnuj z niej
prompt-battle-hand = Wybierz, skąd weźmiesz karty na tę bitwę
prompt-battle-hand-may = Druga strona widzi tylko ich rewersy.
prompt-battle-cards = Wybierz karty, najwyżej { $most }, i zatwierdź
prompt-battle-cards-now = Na razie masz ich { $count }.
prompt-battle-ready = { $attack }. Powiedz, kiedy możecie zaczynać
prompt-battle-ready-stakes = Atakujący: { $attackers }. Obrońcy: { $defenders }.

## Wybory

choice-battle-ready-made = { $manner }: { $attacker-number ->
    [many] atakują
   *[one] atakuje
} { $attacker }
choice-battle-manner = { $manner ->
    [field] Bitwa w polu: { $attacker-number ->
        [many] atakują
       *[one] atakuje
    } { $attacker }
    [siege] Szturm: Twierdzę { $attacker-number ->
        [many] szturmują
       *[one] szturmuje
    } { $attacker }
    [sortie] Wypad: z Twierdzy { $attacker-number ->
        [many] wypadają
       *[one] wypada
    } { $attacker }
   *[relief] Odsiecz: załodze { $attacker-number ->
        [many] pomagają
       *[one] pomaga
    } { $attacker }
}
choice-battle-group-companions = Towarzysze
choice-battle-group-minions = Nazgule i Słudzy
choice-battle-now = teraz: { $figures }
choice-battle-none-yet = na razie nikt
choice-battle-figure = { $figure } (teraz { $count })
choice-battle-add = Dodaj: { $figure }
choice-battle-remove = Odeślij: { $figure }
choice-battle-army-done = Armia jest gotowa
choice-battle-no-flank = Bez drugiej Armii
choice-battle-pick = Wybierz karty samodzielnie
    .detail = najwyżej sześć, z obu talii
choice-battle-draw = { $count ->
    [0] Bez kart
    [one] Dobierz losowo 1 kartę
    [few] Dobierz losowo { $count } karty
   *[many] Dobierz losowo { $count } kart
}
choice-battle-cards-done = To są moje karty
choice-battle-begin = Możemy zaczynać

## Rodzaje bitew

battle-manner = { $manner ->
    [field] w polu
    [siege] szturm
    [sortie] wypad
   *[relief] odsiecz
}

## Stan gry

skirmish-title = Pojedyncza bitwa
skirmish-rules = { $rules ->
    [groteka] zasady GroTeki
   *[base] zasady podstawowe
}
skirmish-setting-up = Trwa wybór miejsca
skirmish-armies = { $attack } – trwa wybór Armii i kart
skirmish-units = Jednostki: Wolne Ludy { $free }, Cień { $shadow }
skirmish-lost = Utracone figurki: Wolne Ludy { $free }, Cień { $shadow }
skirmish-attack = { $manner ->
    [field] { $side-number ->
        [you] Atakujesz
        [many] { $side-start } atakują
       *[one] { $side-start } atakuje
    } { $region-acc } { $origin-from }
    [siege] { $side-number ->
        [you] Szturmujesz
        [many] { $side-start } szturmują
       *[one] { $side-start } szturmuje
    } Twierdzę { $region-in }
    [sortie] { $side-number ->
        [you] Robisz
        [many] { $side-start } robią
       *[one] { $side-start } robi
    } wypad z Twierdzy { $region-in }
   *[relief] { $side-number ->
        [you] Idziesz
        [many] { $side-start } idą
       *[one] { $side-start } idzie
    } { $origin-from } z odsieczą Twierdzy { $region-in }
}

## Opowieść

event-ground-chosen = ⚔️ { $attack }.
event-ground-chosen-famous = ⚔️ **{ $famous }** – { $attack }.
event-army-drawn-up = 🚩 { $side-number ->
    [you] Wystawiasz
    [many] { $side-start } wystawiają
   *[one] { $side-start } wystawia
} { $figures } { $region-in }.
event-hand-taken-none = { $side-number ->
    [you] Nie bierzesz
    [many] { $side-start } nie biorą
   *[one] { $side-start } nie bierze
} kart.
event-hand-taken = 🃏 { $side-number ->
    [you] Masz
    [many] { $side-start } mają
   *[one] { $side-start } ma
} wybrane karty: Postaci { $character }, Strategii { $strategy }.
event-card-taken = 🃏 { $side-number ->
    [you] Bierzesz
    [many] { $side-start } biorą
   *[one] { $side-start } bierze
} kartę { $card }.
event-skirmish-ended = 🏁 { $how } Pozostali: { $left } – { $free }; { $right } – { $shadow }.
event-skirmish-nobody-left = nikt

## Jak się kończy

outcome-battle-won = { $winner-number ->
    [you] Wygrywasz
    [many] { $winner-start } wygrywają
   *[one] { $winner-start } wygrywa
} bitwę.
outcome-battle-nobody = Na placu boju nie został nikt: bitwy nie wygrywa nikt.
