# Bitwa o Śródziemie po polsku. Każdy identyfikator jest też w en.ftl, z tymi samymi zmiennymi.
#
# Nazwa wstawiana do zdania przynosi swoje formy: `$card` to nazwa jak na karcie, `$card-nom` mianownik w środku zdania,
# `$card-start` na początku, dalej `-gen`, `-dat`, `-acc`, `-ins` i liczba `-number` (wargi: many).

game-name = Bitwa o Śródziemie
about = Zbieraj drużyny towarzyszy i pokonuj wrogów z Mordoru przed innymi, a co trzecia karta Mordoru odpowiada kontratakiem.
    .length = około 30 minut
    .weight = medium

## Miejsca przy stole

seat-north = Północ
    .nom = Północ
    .start = Północ
    .gen = Północy
    .dat = Północy
    .acc = Północ
    .ins = Północą
    .number = one
seat-east = Wschód
    .nom = Wschód
    .start = Wschód
    .gen = Wschodu
    .dat = Wschodowi
    .acc = Wschód
    .ins = Wschodem
    .number = one
seat-south = Południe
    .nom = Południe
    .start = Południe
    .gen = Południa
    .dat = Południu
    .acc = Południe
    .ins = Południem
    .number = one
seat-west = Zachód
    .nom = Zachód
    .start = Zachód
    .gen = Zachodu
    .dat = Zachodowi
    .acc = Zachód
    .ins = Zachodem
    .number = one

## Towarzysze

companion-frodo = Frodo
    .nom = Frodo
    .start = Frodo
    .gen = Froda
    .dat = Frodowi
    .acc = Froda
    .ins = Frodem
companion-sam = Sam
    .nom = Sam
    .start = Sam
    .gen = Sama
    .dat = Samowi
    .acc = Sama
    .ins = Samem
companion-merry = Merry
    .nom = Merry
    .start = Merry
    .gen = Merry’ego
    .dat = Merry’emu
    .acc = Merry’ego
    .ins = Merrym
companion-pippin = Pippin
    .nom = Pippin
    .start = Pippin
    .gen = Pippina
    .dat = Pippinowi
    .acc = Pippina
    .ins = Pippinem
companion-gandalf = Gandalf
    .nom = Gandalf
    .start = Gandalf
    .gen = Gandalfa
    .dat = Gandalfowi
    .acc = Gandalfa
    .ins = Gandalfem
companion-aragorn = Aragorn
    .nom = Aragorn
    .start = Aragorn
    .gen = Aragorna
    .dat = Aragornowi
    .acc = Aragorna
    .ins = Aragornem
companion-legolas = Legolas
    .nom = Legolas
    .start = Legolas
    .gen = Legolasa
    .dat = Legolasowi
    .acc = Legolasa
    .ins = Legolasem
companion-gimli = Gimli
    .nom = Gimli
    .start = Gimli
    .gen = Gimlego
    .dat = Gimlemu
    .acc = Gimlego
    .ins = Gimlim
companion-tom_bombadil = Tom Bombadil
    .nom = Tom Bombadil
    .start = Tom Bombadil
    .gen = Toma Bombadila
    .dat = Tomowi Bombadilowi
    .acc = Toma Bombadila
    .ins = Tomem Bombadilem
companion-angbor = Angbor
    .nom = Angbor
    .start = Angbor
    .gen = Angbora
    .dat = Angborowi
    .acc = Angbora
    .ins = Angborem
companion-theoden = Theoden
    .nom = Theoden
    .start = Theoden
    .gen = Theodena
    .dat = Theodenowi
    .acc = Theodena
    .ins = Theodenem
companion-eomer = Eomer
    .nom = Eomer
    .start = Eomer
    .gen = Eomera
    .dat = Eomerowi
    .acc = Eomera
    .ins = Eomerem
companion-faramir = Faramir
    .nom = Faramir
    .start = Faramir
    .gen = Faramira
    .dat = Faramirowi
    .acc = Faramira
    .ins = Faramirem
companion-boromir = Boromir
    .nom = Boromir
    .start = Boromir
    .gen = Boromira
    .dat = Boromirowi
    .acc = Boromira
    .ins = Boromirem
companion-glorfindel = Glorfindel
    .nom = Glorfindel
    .start = Glorfindel
    .gen = Glorfindela
    .dat = Glorfindelowi
    .acc = Glorfindela
    .ins = Glorfindelem
companion-treebeard = Drzewiec
    .nom = Drzewiec
    .start = Drzewiec
    .gen = Drzewca
    .dat = Drzewcowi
    .acc = Drzewca
    .ins = Drzewcem
companion-elrond = Elrond
    .nom = Elrond
    .start = Elrond
    .gen = Elronda
    .dat = Elrondowi
    .acc = Elronda
    .ins = Elrondem
companion-galadriel = Galadriela
    .nom = Galadriela
    .start = Galadriela
    .gen = Galadrieli
    .dat = Galadrieli
    .acc = Galadrielę
    .ins = Galadrielą
companion-celeborn = Celeborn
    .nom = Celeborn
    .start = Celeborn
    .gen = Celeborna
    .dat = Celebornowi
    .acc = Celeborna
    .ins = Celebornem
companion-arwen = Arwena
    .nom = Arwena
    .start = Arwena
    .gen = Arweny
    .dat = Arwenie
    .acc = Arwenę
    .ins = Arweną
companion-haldir = Haldir
    .nom = Haldir
    .start = Haldir
    .gen = Haldira
    .dat = Haldirowi
    .acc = Haldira
    .ins = Haldirem
companion-elladan = Elladan
    .nom = Elladan
    .start = Elladan
    .gen = Elladana
    .dat = Elladanowi
    .acc = Elladana
    .ins = Elladanem
companion-elrohir = Elrohir
    .nom = Elrohir
    .start = Elrohir
    .gen = Elrohira
    .dat = Elrohirowi
    .acc = Elrohira
    .ins = Elrohirem
companion-eowyn = Eowina
    .nom = Eowina
    .start = Eowina
    .gen = Eowiny
    .dat = Eowinie
    .acc = Eowinę
    .ins = Eowiną
companion-erkenbrand = Erkenbrand
    .nom = Erkenbrand
    .start = Erkenbrand
    .gen = Erkenbranda
    .dat = Erkenbrandowi
    .acc = Erkenbranda
    .ins = Erkenbrandem
companion-imrahil = Imrahil
    .nom = Imrahil
    .start = Imrahil
    .gen = Imrahila
    .dat = Imrahilowi
    .acc = Imrahila
    .ins = Imrahilem
companion-beregond = Beregond
    .nom = Beregond
    .start = Beregond
    .gen = Beregonda
    .dat = Beregondowi
    .acc = Beregonda
    .ins = Beregondem
companion-halbarad = Halbarad
    .nom = Halbarad
    .start = Halbarad
    .gen = Halbarada
    .dat = Halbaradowi
    .acc = Halbarada
    .ins = Halbaradem
companion-gloin = Gloin
    .nom = Gloin
    .start = Gloin
    .gen = Gloina
    .dat = Gloinowi
    .acc = Gloina
    .ins = Gloinem
companion-gwaihir = Gwaihir
    .nom = Gwaihir
    .start = Gwaihir
    .gen = Gwaihira
    .dat = Gwaihirowi
    .acc = Gwaihira
    .ins = Gwaihirem
companion-ghan_buri_ghan = Ghan-buri-Ghan
    .nom = Ghan-buri-Ghan
    .start = Ghan-buri-Ghan
    .gen = Ghan-buri-Ghana
    .dat = Ghan-buri-Ghanowi
    .acc = Ghan-buri-Ghana
    .ins = Ghan-buri-Ghanem

## Zamiast imion, gdy cechy nie ma nikt albo ma ją pół talii

power-holder = taki towarzysz
    .nom = taki towarzysz
    .start = Taki towarzysz
    .gen = takiego towarzysza
    .dat = takiemu towarzyszowi
    .acc = takiego towarzysza
    .ins = takim towarzyszem
    .number = one

## Wrogowie

enemy-orc_patrol = Patrol Orków
    .nom = patrol orków
    .start = Patrol orków
    .gen = patrolu orków
    .dat = patrolowi orków
    .acc = patrol orków
    .ins = patrolem orków
    .number = one
enemy-moria_goblins = Gobliny z Morii
    .nom = gobliny z Morii
    .start = Gobliny z Morii
    .gen = goblinów z Morii
    .dat = goblinom z Morii
    .acc = gobliny z Morii
    .ins = goblinami z Morii
    .number = many
enemy-wargs = Wargi
    .nom = wargi
    .start = Wargi
    .gen = wargów
    .dat = wargom
    .acc = wargi
    .ins = wargami
    .number = many
enemy-crebain = Crebainy
    .nom = crebainy
    .start = Crebainy
    .gen = crebainów
    .dat = crebainom
    .acc = crebainy
    .ins = crebainami
    .number = many
enemy-dunlendings = Dunlendingowie
    .nom = Dunlendingowie
    .start = Dunlendingowie
    .gen = Dunlendingów
    .dat = Dunlendingom
    .acc = Dunlendingów
    .ins = Dunlendingami
    .number = many
enemy-haradrim = Haradrim
    .nom = Haradrim
    .start = Haradrim
    .gen = Haradrima
    .dat = Haradrimowi
    .acc = Haradrima
    .ins = Haradrimem
    .number = one
enemy-easterlings = Easterlingowie
    .nom = Easterlingowie
    .start = Easterlingowie
    .gen = Easterlingów
    .dat = Easterlingom
    .acc = Easterlingów
    .ins = Easterlingami
    .number = many
enemy-corsairs = Korsarze z Umbaru
    .nom = korsarze z Umbaru
    .start = Korsarze z Umbaru
    .gen = korsarzy z Umbaru
    .dat = korsarzom z Umbaru
    .acc = korsarzy z Umbaru
    .ins = korsarzami z Umbaru
    .number = many
enemy-uruk_hai = Uruk-hai
    .nom = Uruk-hai
    .start = Uruk-hai
    .gen = Uruk-hai
    .dat = Uruk-hai
    .acc = Uruk-hai
    .ins = Uruk-hai
    .number = many
enemy-wolf_riders = Wilczy Jeźdźcy
    .nom = wilczy jeźdźcy
    .start = Wilczy jeźdźcy
    .gen = wilczych jeźdźców
    .dat = wilczym jeźdźcom
    .acc = wilczych jeźdźców
    .ins = wilczymi jeźdźcami
    .number = many
enemy-grishnakh = Grisznak
    .nom = Grisznak
    .start = Grisznak
    .gen = Grisznaka
    .dat = Grisznakowi
    .acc = Grisznaka
    .ins = Grisznakiem
    .number = one
enemy-troll = Troll
    .nom = troll
    .start = Troll
    .gen = trolla
    .dat = trollowi
    .acc = trolla
    .ins = trollem
    .number = one
enemy-mumak = Olifant
    .nom = olifant
    .start = Olifant
    .gen = olifanta
    .dat = olifantowi
    .acc = olifanta
    .ins = olifantem
    .number = one
enemy-ugluk = Ugluk
    .nom = Ugluk
    .start = Ugluk
    .gen = Ugluka
    .dat = Uglukowi
    .acc = Ugluka
    .ins = Uglukiem
    .number = one
enemy-shagrat = Szagrat
    .nom = Szagrat
    .start = Szagrat
    .gen = Szagrata
    .dat = Szagratowi
    .acc = Szagrata
    .ins = Szagratem
    .number = one
enemy-gothmog = Gothmog
    .nom = Gothmog
    .start = Gothmog
    .gen = Gothmoga
    .dat = Gothmogowi
    .acc = Gothmoga
    .ins = Gothmogiem
    .number = one
enemy-barrow_wight = Upiór Kurhanów
    .nom = Upiór Kurhanów
    .start = Upiór Kurhanów
    .gen = Upiora Kurhanów
    .dat = Upiorowi Kurhanów
    .acc = Upiora Kurhanów
    .ins = Upiorem Kurhanów
    .number = one
enemy-balrog = Balrog
    .nom = Balrog
    .start = Balrog
    .gen = Balroga
    .dat = Balrogowi
    .acc = Balroga
    .ins = Balrogiem
    .number = one
enemy-witch_king = Czarnoksiężnik
    .nom = Czarnoksiężnik
    .start = Czarnoksiężnik
    .gen = Czarnoksiężnika
    .dat = Czarnoksiężnikowi
    .acc = Czarnoksiężnika
    .ins = Czarnoksiężnikiem
    .number = one
enemy-shelob = Szeloba
    .nom = Szeloba
    .start = Szeloba
    .gen = Szeloby
    .dat = Szelobie
    .acc = Szelobę
    .ins = Szelobą
    .number = one
enemy-saruman = Saruman
    .nom = Saruman
    .start = Saruman
    .gen = Sarumana
    .dat = Sarumanowi
    .acc = Sarumana
    .ins = Sarumanem
    .number = one

## Symbole: `symbol-` to barwa i znak, `icon-` sam znak, jak na liście

symbol-red = czerwony miecz
symbol-orange = pomarańczowy topór
symbol-yellow = żółta tarcza
symbol-green = zielony łuk
symbol-blue = niebieska włócznia
symbol-purple = fioletowa pięść
symbol-joker = joker, czyli gwiazda
icon-red = miecz
icon-orange = topór
icon-yellow = tarcza
icon-green = łuk
icon-blue = włócznia
icon-purple = pięść
icon-joker = joker
icon-times = { $icon } ×{ $count }

## Karty Mordoru: polecenie w skrócie i w całości

mordor-mordor_party = „Jedna z drużyny”
    .nom = „jedna z drużyny”
    .start = „Jedna z drużyny”
mordor-mordor_hand = „Jedna z ręki”
    .nom = „jedna z ręki”
    .start = „Jedna z ręki”
mordor-mordor_enemy = „Jeden zdobyty wróg”
    .nom = „jeden zdobyty wróg”
    .start = „Jeden zdobyty wróg”
order-discard_from_party = każdy gracz musi odrzucić jedną kartę z drużyny
order-discard_from_hand = każdy gracz musi odrzucić jedną kartę z ręki
order-discard_won_enemy = każdy gracz musi odrzucić jedną zdobytą kartę wroga

## Cechy specjalne, drobnym drukiem w menu

power-draw-idle = Po wyłożeniu pozwala dobrać kartę, ale nie ma już czego dobierać
power-extra_play-idle = Pozwala wyłożyć jeszcze jednego towarzysza, ale innego nie masz
power-borrow = W ataku pożycza kartę innego gracza; potem trafia do niego jako 1 punkt
power-exchange = Zabiera towarzysza innemu graczowi; potem trafia do niego jako 2 punkty
power-immune = Tej karty nie można przejąć ani odrzucić w kontrataku
power-survives_attack = Po ataku rozpoczyna twoją nową drużynę
power-move = Przed atakiem może przejść do innej twojej drużyny
power-extra_play = Po wyłożeniu pozwala wyłożyć jeszcze jednego towarzysza
power-draw = Po wyłożeniu pozwala dobrać kartę, jeśli masz ich mniej niż pięć
power-draw-after = Po ataku pozwala dobrać kartę, jeśli masz ich mniej niż pięć
power-double = W ataku symbol innego towarzysza z drużyny liczy się podwójnie
power-joker_big_enemy = Dodatkowy joker przeciw wrogowi, który ma co najmniej { $least } symbole
power-joker_captain = Dodatkowy joker przeciw kapitanowi

## Opowieść, zdarzenie po zdarzeniu

event-enemy-revealed = { $enemy-start } { $enemy-number ->
    [many] pojawiają
   *[one] pojawia
} się na pozycji { $position }.
event-hand-dealt = { $seat-number ->
    [you] Dostajesz
   *[other] { $seat } dostaje
} { $cards ->
    [one] jednego towarzysza
    [few] { $cards } karty towarzyszy
   *[many] { $cards } kart towarzyszy
}.
event-card-dealt = { $seat-number ->
    [you] Dostajesz
   *[other] { $seat } dostaje
} kartę: { $card-nom } ({ $symbols }).
event-play-begins = { $seat-number ->
    [you] Rozpoczynasz grę.
   *[other] Grę rozpoczyna { $seat }.
}
event-turn-began = Tura { $turn }: { $seat-number ->
    [you] twój ruch.
   *[other] { $seat } na ruchu.
}
event-companion-placed = { $new ->
    [yes] { $seat-number ->
        [you] Wykładasz { $card-acc } ({ $symbols }) i tworzysz
       *[other] { $seat } wykłada { $card-acc } ({ $symbols }) i tworzy
    } drużynę { $party }.
   *[no] { $seat-number ->
        [you] Dokładasz
       *[other] { $seat } dokłada
    } { $card-acc } ({ $symbols }) do drużyny { $party }.
}
event-companion-placed-by = Dzięki { $by-dat } { $new ->
    [yes] { $seat-number ->
        [you] wykładasz też { $card-acc } ({ $symbols }) i tworzysz
       *[other] { $seat } wykłada też { $card-acc } ({ $symbols }) i tworzy
    } drużynę { $party }.
   *[no] { $seat-number ->
        [you] dokładasz
       *[other] { $seat } dokłada
    } też { $card-acc } ({ $symbols }) do drużyny { $party }.
}
event-draw-began = { $seat-number ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} ze stosu Pierścienia.
event-draw-began-by = Dzięki { $by-dat } { $seat-number ->
    [you] dobierasz
   *[other] { $seat } dobiera
} ze stosu Pierścienia.
event-companion-drawn = { $seat-number ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} towarzysza.
event-card-drawn = { $seat-number ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} kartę: { $card-nom } ({ $symbols }).
event-nothing-drawn = Nie ma już kart do dobrania: { $seat-number ->
    [you] zostajesz z tym, co masz.
   *[other] { $seat } zostaje z tym, co ma.
}
event-ring-deck-shuffled = Odrzucone karty Pierścienia zostają potasowane: nowy stos ma { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
event-mordor-drawn = 🌋 { $seat-number ->
    [you] Odkrywasz
   *[other] { $seat } odkrywa
} kartę Mordoru: { $card-nom }. { $lying ->
    [one] Leży jedna karta Mordoru.
    [few] Leżą { $lying } karty Mordoru.
   *[many] Leży { $lying } kart Mordoru.
}
event-counterattack-began = 💢 Kontratak! Działa najstarsza karta: { $order }.
event-discard-chosen = { $seat-number ->
    [you] Dokonujesz
   *[other] { $seat } dokonuje
} wyboru.
event-companion-lost = { $seat-number ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
} { $card-acc } { $source ->
    [party] z drużyny { $party }.
   *[hand] z ręki.
}
event-won-enemy-lost = { $seat-number ->
    [you] Oddajesz
   *[other] { $seat } oddaje
} zdobytą kartę: { $enemy-nom }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} mniej.
event-nothing-lost = { $seat-number ->
    [you] Nie masz
   *[other] { $seat } nie ma
} { $order ->
    [discard_from_party] w drużynach towarzysza do odrzucenia.
    [discard_from_hand] w ręku karty do odrzucenia.
   *[discard_won_enemy] zdobytego wroga do odrzucenia.
}
event-mordor-discarded = Karty Mordoru trafiają na stos odrzuconych kart Pierścienia.
event-mordor-discarded-removed = Karty Mordoru schodzą ze stołu; ta, która zadziałała, wypada z gry.
event-enemy-withdrew = { $enemy-start } { $enemy-number ->
    [many] schodzą
   *[one] schodzi
} z pozycji 3 na stos odrzuconych: nikt nie dostaje punktów.
event-companion-taken = Dzięki { $by-dat } { $card-nom } przechodzi od { $other-gen } do { $seat-gen }, do drużyny { $party }.
event-gift-given = { $card-start } trafia do { $seat-gen }, obrazkiem do dołu: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} na koniec gry.
event-companion-moved = { $seat-number ->
    [you] Twój towarzysz { $card-nom }
   *[other] { $seat }: { $card-nom }
} przechodzi z drużyny { $origin } do drużyny { $party }.
event-attack-made = ⚔️ { $seat-number ->
    [you] Atakujesz
   *[other] { $seat } atakuje
} { $enemies-acc }. Drużyna { $party }: { $cards }.
event-attack-made-nobody = ⚔️ { $seat-number ->
    [you] Wysyłasz drużynę { $party } i nikogo nie pokonujesz
   *[other] { $seat } wysyła drużynę { $party } i nikogo nie pokonuje
}: { $cards }.
event-attack-borrowed = { $hobbit-start } pożycza od { $owner-gen } symbole { $card-gen }.
event-attack-doubled = { $doubler-start } podwaja symbol na karcie { $card-gen }: { $symbol }.
event-attack-bonus = { $count ->
    [one] Dodatkowy joker: { $cards }.
    [few] Dodatkowe jokery, po jednym: { $cards }.
   *[many] Dodatkowe jokery, po jednym: { $cards }.
}
event-attack-jokers = { $count ->
    [one] Joker zastępuje symbol: { $symbols }.
    [few] Jokery zastępują symbole: { $symbols }.
   *[many] Jokery zastępują symbole: { $symbols }.
}
event-attack-unused = Przepada: { $symbols }.
event-enemies-beaten = { $seat-number ->
    [you] Zdobywasz
   *[other] { $seat } zdobywa
} { $enemies-acc }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-companion-stayed = { $card-start } zostaje i rozpoczyna drużynę { $party }.
event-party-discarded = Na stos odrzuconych kart Pierścienia: { $cards }.
event-last-round = Nie ma już odkrytych wrogów: kończymy rundę, potem liczymy punkty.
event-seat-resigned = { $seat-number ->
    [you] Poddajesz się.
   *[other] { $seat } poddaje się.
}
event-seat-resigned-cards = { $seat-number ->
    [you] Poddajesz
   *[other] { $seat } poddaje
} się. Na stos odrzuconych kart Pierścienia: { $cards }.
event-game-ended = 🏁 { $how } { $scores }.

## Jak stoi gra

tally-turns = Tury: { $count }
tally-attacks = Wygrane ataki: { $count }
tally-best = Najlepszy atak: { $points } ({ $seat })
tally-counterattacks = Kontrataki: { $count }
status-setup = Trwa rozdawanie kart.
status-turn = Tura { $turn }: { $seat-number ->
    [you] twój ruch.
   *[other] { $seat } na ruchu.
}
status-row = Wrogowie: { $enemies }.
status-row-empty = Nie ma odkrytych wrogów.
status-order-none = Pod wrogami nie leży jeszcze żadna karta Mordoru.
status-order-next = Zadziała: { $order } ({ $lying } z { $trigger }).
status-attack = { $seat-number ->
    [you] Szykujesz
   *[other] { $seat } szykuje
} atak drużyny { $party }.
status-attack-on = { $seat-number ->
    [you] Szykujesz
   *[other] { $seat } szykuje
} atak drużyny { $party }, cel: { $enemies }.
status-counterattack = 💢 Kontratak: { $order }.
status-waiting = { $count ->
    [one] { $seats-number ->
        [you] Czekamy na twój wybór.
       *[other] Czekamy, wybiera { $seats-nom }.
    }
    [few] Jeszcze wybierają: { $seats-nom }.
   *[many] Jeszcze wybierają: { $seats-nom }.
}
status-score = { $seat-start } { $points } ({ $enemies ->
    [one] 1 wróg
    [few] { $enemies } wrogów
   *[many] { $enemies } wrogów
})

## O co pytamy

prompt-turn-both = Twoja kolej: wyłóż towarzysza z ręki, a potem, jeśli chcesz, zaatakuj – albo zamiast tego dobierz kartę ze stosu Pierścienia (3.1).
prompt-turn-place = Masz w ręku pięć kart, więc musisz wyłożyć towarzysza; potem możesz zaatakować (3.2).
prompt-turn-take = Nie masz kart w ręku, więc musisz dobrać kartę ze stosu Pierścienia (3.2).
prompt-turn-pass = Nie masz kart w ręku i nie ma już czego dobierać: tura przechodzi dalej (7.5).
prompt-extra = { $card-start } jest już w drużynie: możesz od razu wyłożyć jeszcze jednego towarzysza, do dowolnej swojej drużyny lub nowej (12.10).
prompt-angbor = Dzięki { $card-dat } możesz od razu dobrać kartę, razem z kartami Mordoru, które się trafią; możesz też zrezygnować (12.11).
prompt-window-attack = Możesz teraz wysłać do ataku jedną drużynę; musi pokonać wszystkich wybranych wrogów, a jej karty przepadają (5.1).
prompt-window-none = Żadna z twoich drużyn nie pokona teraz wroga (5.2).
prompt-window-over = Żadna z twoich drużyn nie pokona teraz wroga (5.2): zakończ turę (4.5).
prompt-window-gandalf = { $card-start } może sprowadzić towarzysza innego gracza; potem trafia do tamtego gracza jako 2 punkty (12.3).
prompt-window-tom = { $cards-start } { $cards-number ->
    [many] mogą
   *[one] może
} przejść do innej drużyny (12.7).
prompt-window-end = Możesz też zakończyć turę (4.5).
prompt-attack-enemies = Atakuje drużyna { $party }: wybierz wszystkich wrogów, których ma pokonać. Niewykorzystane symbole przepadają (5.2, 5.8).
prompt-attack-borrow = Drużynie { $party } brakuje jeszcze: { $symbols }. Wybierz kartę innego gracza, z której hobbit pożyczy symbole; potem trafi do tego gracza jako 1 punkt (12.2).
prompt-attack-confirm = Drużyna { $party } pokona { $enemies-acc }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Potwierdź atak; jej karty przepadną (5.9).
prompt-attack-nobody = Drużyna { $party } nikogo nie pokona, a jej karty przepadną. Potwierdź atak (5.9).
prompt-counter-party = Kontratak: wybierz towarzysza z jednej ze swoich drużyn i odrzuć go (8.6). Wszyscy wybierają jednocześnie, a karty pokażemy, gdy wybiorą wszyscy.
prompt-counter-hand = Kontratak: wybierz towarzysza z ręki i odrzuć go (8.6). Wszyscy wybierają jednocześnie, a karty pokażemy, gdy wybiorą wszyscy.
prompt-counter-enemy = Kontratak: wybierz zdobytą kartę wroga i odrzuć ją (8.6). Wszyscy wybierają jednocześnie, a karty pokażemy, gdy wybiorą wszyscy.
prompt-counter-keep = Kontratak nie może ci niczego zabrać z ręki: nie dosięga { $cards-gen }. Pytamy mimo to, żeby nikt nie dowiedział się o tym wcześniej (8.7).

## Menu

menu-place = Wyłóż towarzysza
    .detail = Do jednej ze swoich drużyn albo nowej; potem możesz zaatakować
menu-take = Dobierz kartę
    .detail = Towarzysz do ręki; karty Mordoru po drodze trafiają na stół
menu-pass = Pas
    .detail = Stos Pierścienia i stos odrzuconych kart Pierścienia są puste
menu-angbor = Dobierz dzięki { $card-dat }
    .detail = Towarzysz do ręki; karty Mordoru po drodze trafiają na stół
menu-decline-extra = Bez drugiego towarzysza
    .detail = Graj dalej bez wykładania drugiej karty
menu-decline-angbor = Bez dobierania
    .detail = Graj dalej bez dobierania
menu-party = Drużyna { $party }
menu-party-new = Nowa drużyna
    .detail = Ten towarzysz rozpoczyna drużynę { $party }
menu-attack = Zaatakuj
    .detail = Jedną ze swoich drużyn; wrogów wybierzesz za chwilę
menu-beat = { $enemies } · { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
    .detail = Trzeba { $needs } · drużyna ma { $has }
menu-beat-loan = Trzeba { $needs } · tylko z pożyczoną kartą
menu-beat-nobody = Nikogo nie pokonuj
    .detail = Karty drużyny i tak przepadają
menu-last-ends = Pokonuje ostatnich wrogów i kończy grę · { $detail }
menu-last-round = Pokonuje ostatnich wrogów: ostatnia runda · { $detail }
menu-confirm = Do ataku!
    .detail = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; odchodzą: { $cards }
menu-borrow = { $hobbit-start } pożycza
    .detail = Potem trafia do właściciela karty jako 1 punkt
menu-owner = { $seat }: karta tego gracza
    .detail = Symbole w zasięgu: { $has }
menu-gandalf = Użyj { $card-gen }
    .detail = Weź towarzysza innego gracza; { $card-nom } trafia do niego, 2 punkty
menu-tom = Przenieś { $card-acc }
    .detail = Do innej twojej drużyny
menu-end = Zakończ turę
    .detail = Bez ataku
menu-keep = Nic do odrzucenia
    .detail = Nie masz karty, którą mógłby zabrać kontratak
menu-won = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; trzeba { $symbols }
menu-card-here = { $seat }, drużyna { $party }

## Położenie w słowach

describe-row = Wrogowie
describe-enemy = { $position }. **{ $enemy }** – { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, trzeba: { $symbols }
describe-enemy-captain = { $position }. **{ $enemy }** – kapitan, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, trzeba: { $symbols }
describe-enemy-none = { $position }. pusto
describe-track = Mordor
describe-order = { $position }. { $order }
describe-order-next = { $position }. { $order } – zadziała jako następna
describe-order-none = Pod wrogami nie leży żadna karta Mordoru
describe-decks = Stos wrogów { $enemies }, stos Pierścienia { $ring }
describe-discards = Odrzucone karty Pierścienia: { $ring }. Odrzuceni wrogowie: { $enemies }
describe-removed = Poza grą: { $cards }
describe-player = { $seat }
describe-player-turn = { $seat } – na ruchu
describe-player-gone = { $seat } – poza grą
describe-piles = W ręku { $hand }, zdobyci wrogowie { $won }, podarowane karty { $gifts }
describe-points = Punkty: { $points }
describe-hand = W ręku: { $cards }
describe-hand-own = Twoje karty: { $cards }
describe-won = Zdobyci: { $cards }
describe-gifts = Podarowane: { $cards }
describe-party = Drużyna { $party }: { $cards }
describe-no-party = Bez drużyny
describe-attack = Atak
describe-attack-who = Drużyna { $party }, { $seat } – { $enemies }
describe-attack-whom = wrogowie jeszcze nie wybrani
describe-attack-pool = Ma: { $has }. Trzeba: { $needs }
describe-attack-missing = Brakuje: { $missing }
describe-attack-borrowed = { $hobbit-start } pożycza symbole { $card-gen } ({ $owner })
describe-choice = Twój wybór: { $card }
describe-choice-none = Nie masz nic do odrzucenia
describe-legend = Symbole: { $symbols }
describe-none = brak
describe-card = { $card } ({ $symbols })

view-table = Stół
view-hand = Twoja ręka
view-wide = Cały stół, szeroko
view-companions = Wszyscy towarzysze
view-enemies = Wszyscy wrogowie
alt-table = Bitwa o Śródziemie.
alt-enemies = Wrogowie: { $enemies }.
alt-enemy = { $enemy } ({ $points }: { $symbols })
alt-track = Karty Mordoru od lewej: { $orders }.
alt-player = { $seat } – { $parties }; w ręku { $hand }, zdobyci { $won }.
alt-party = { $party }: { $cards }
alt-companions = Wszyscy towarzysze: { $cards }.
alt-all-enemies = Wszyscy wrogowie: { $cards }.
alt-hand = Twoje karty: { $cards }.
alt-hand-empty = Nie masz kart w ręku.
alt-won = Zdobyte punkty: { $points }.

## Dlaczego czegoś nie wolno

refusal-with-rule = { $why } (Zasada { $rule })
refusal-not-now = Ten wybór nie dotyczy tego, co się teraz rozstrzyga.
refusal-unknown = W tej grze nie ma niczego o nazwie „{ $name }”.
refusal-bad-chance = Ta karta nie może się teraz pojawić.
refusal-not-in-hand = Nie masz w ręku tej karty: { $card }.
refusal-no-such-party = Nie masz drużyny { $party }.
refusal-hand-full = Masz w ręku pięć kart, a więcej mieć nie wolno: nie możesz dobierać.
refusal-nothing-to-draw = Stos Pierścienia i stos odrzuconych kart Pierścienia są puste.
refusal-no-gandalf = W twoich drużynach nie ma towarzysza, który mógłby przejąć cudzego.
refusal-gandalf-not-placed = { $card-start } działa tylko w turze swojego wyłożenia.
refusal-not-anothers = Ta karta nie leży w drużynie innego gracza: { $card }.
refusal-immune = Tej karty nie można przejąć ani odrzucić w kontrataku: { $card }.
refusal-not-in-your-parties = Tej karty nie ma w twoich drużynach: { $card }.
refusal-cannot-move = { $card-start } nie ma cechy, która pozwala zmienić drużynę.
refusal-moved-already = { $card-start } w tej turze już zmienił drużynę.
refusal-already-there = { $card-start } już jest w drużynie { $party }.
refusal-no-enemies = Nie ma odkrytych wrogów.
refusal-party-too-weak = Drużyna { $party } nie pokona żadnego z odkrytych wrogów.
refusal-not-in-row = Ta karta nie leży wśród odkrytych wrogów: { $enemy }.
refusal-row-order = Wymień każdego wroga raz, w dowolnej kolejności.
refusal-enemies-too-strong = Drużyna { $party } nie ma wszystkich symboli potrzebnych na tych wrogów naraz.
refusal-nobody-to-beat = Atak musi pokonać przynajmniej jednego wroga.
refusal-no-borrower = To nie jest hobbit z atakującej drużyny: { $card }.
refusal-borrower-used = { $card-start } już pożyczył kartę.
refusal-borrowed-already = W tym ataku ta karta jest już pożyczona: { $card }.
refusal-borrowing-idle = Pożyczenie tej karty nic nie da w tym ataku: { $card }.
refusal-already-chosen = Twój wybór już zapadł.
refusal-not-won = Tej karty nie ma wśród twoich zdobytych wrogów: { $card }.
refusal-another-card = Masz kartę, którą możesz odrzucić.

## Jak się skończyło

outcome-last-enemy-beaten = Ostatni wróg pokonany{ $count ->
    [one] : { $winners-number ->
        [you] zwyciężasz!
       *[other] zwycięża { $winners-nom }!
    }
    [few] . Wspólne zwycięstwo: { $winners-nom }!
   *[many] . Wspólne zwycięstwo: { $winners-nom }!
}
outcome-last-enemy-withdrew = Ostatni wróg zszedł ze stołu{ $count ->
    [one] : { $winners-number ->
        [you] zwyciężasz!
       *[other] zwycięża { $winners-nom }!
    }
    [few] . Wspólne zwycięstwo: { $winners-nom }!
   *[many] . Wspólne zwycięstwo: { $winners-nom }!
}
outcome-round-finished = Ostatnia runda dobiegła końca{ $count ->
    [one] : { $winners-number ->
        [you] zwyciężasz!
       *[other] zwycięża { $winners-nom }!
    }
    [few] . Wspólne zwycięstwo: { $winners-nom }!
   *[many] . Wspólne zwycięstwo: { $winners-nom }!
}
outcome-nothing-to-draw = Nikt nie może już dobrać karty{ $count ->
    [one] : { $winners-number ->
        [you] zwyciężasz!
       *[other] zwycięża { $winners-nom }!
    }
    [few] . Wspólne zwycięstwo: { $winners-nom }!
   *[many] . Wspólne zwycięstwo: { $winners-nom }!
}
outcome-standstill = Zbyt długo nie ubył żaden wróg{ $count ->
    [one] : { $winners-number ->
        [you] zwyciężasz!
       *[other] zwycięża { $winners-nom }!
    }
    [few] . Wspólne zwycięstwo: { $winners-nom }!
   *[many] . Wspólne zwycięstwo: { $winners-nom }!
}
outcome-resigned = Partia kończy się poddaniem{ $count ->
    [one] : { $winners-number ->
        [you] zwyciężasz!
       *[other] zwycięża { $winners-nom }!
    }
    [few] . Wspólne zwycięstwo: { $winners-nom }!
   *[many] . Wspólne zwycięstwo: { $winners-nom }!
}

## Co można uzgodnić przed grą

option-first = Kto rozpoczyna
    .detail = Los albo wskazane miejsce; jeśli jest wolne, następne po nim (2.4)
option-first-random = Rozpoczynającego wskazuje los
    .detail = O tym, kto rozpoczyna, rozstrzyga los (2.4)
option-first-north = Rozpoczyna Północ
    .detail = Albo następne zajęte miejsce zgodnie z ruchem wskazówek zegara (2.4)
option-first-east = Rozpoczyna Wschód
    .detail = Albo następne zajęte miejsce zgodnie z ruchem wskazówek zegara (2.4)
option-first-south = Rozpoczyna Południe
    .detail = Albo następne zajęte miejsce zgodnie z ruchem wskazówek zegara (2.4)
option-first-west = Rozpoczyna Zachód
    .detail = Albo następne zajęte miejsce zgodnie z ruchem wskazówek zegara (2.4)
option-show_won = Jawne zdobycze
    .detail = Zdobyte karty i punkty widzą wszyscy albo tylko ich właściciel (9.2)
option-show_won-true = Punkty są jawne
    .detail = Zdobyte karty i punkty widzą wszyscy (9.2)
option-show_won-false = Punkty są tajne
    .detail = Zdobyte karty leżą obrazkiem do dołu aż do końca gry (9.2)
option-double_jokers = Podwajanie jokera
    .detail = Przez { $double-acc } (12.4, A1)
option-double_jokers-true = Jokera można podwoić
    .detail = Podwojony joker liczy się jak dwa (12.4, A1)
option-double_jokers-false = Jokera nie można podwoić
    .detail = Podwójnie liczą się tylko kolorowe symbole (12.4, A1)
option-double_same_colour = Podwajanie własnej barwy
    .detail = Podwojony symbol może mieć barwę karty, która podwaja (A1)
option-double_same_colour-true = Własną barwę wolno podwoić
    .detail = Oczywiście na karcie innego towarzysza (12.4, A1)
option-double_same_colour-false = Podwaja się tylko inne barwy
    .detail = Nigdy barwy karty, która podwaja (12.4, A1)
option-double_once = Jeden symbol podwaja się raz
    .detail = Dwie karty muszą podwajać różne symbole (A1)
option-double_once-true = Symbol podwaja się najwyżej raz
    .detail = Dwie karty muszą podwajać różne symbole (12.4, A1)
option-double_once-false = Symbol można podwoić wiele razy
    .detail = Dwie karty mogą podwajać ten sam symbol (12.4, A1)
option-big_enemy = Duzi wrogowie { $joker_big_enemy-gen }
    .detail = Ile symboli musi mieć wróg, by dać mu jokera (A2)
option-big_enemy-3 = { $joker_big_enemy-start }: co najmniej trzy symbole
    .detail = Jokera daje wróg z trzema lub czterema symbolami (12.8, A2)
option-big_enemy-2 = { $joker_big_enemy-start }: co najmniej dwa symbole
    .detail = Jokera daje już wróg z dwoma symbolami (12.8, A2)
option-bonus_anywhere = Dodatkowe jokery dowolnie
    .detail = Przeciw każdemu wrogowi ataku, nie tylko temu, który je dał (A3)
option-bonus_anywhere-true = Dodatkowe jokery na dowolnego wroga
    .detail = Z tego samego ataku (12.8, 12.9, A3)
option-bonus_anywhere-false = Dodatkowe jokery są przypisane
    .detail = Tylko przeciw wrogowi, który je dał (12.8, 12.9, A3)
option-angbor = Kiedy { $draw-number ->
    [many] dobierają
   *[one] dobiera
} { $draw-nom }
    .detail = Po wyłożeniu albo po ataku z udziałem tej karty (A4)
option-angbor-placed = { $draw-start } { $draw-number ->
    [many] dobierają
   *[one] dobiera
} po wyłożeniu
    .detail = Od razu, jeszcze przed atakiem (12.11, A4)
option-angbor-attacked = { $draw-start } { $draw-number ->
    [many] dobierają
   *[one] dobiera
} po ataku
    .detail = Po ataku z udziałem tej karty (12.11, A4)
option-gandalf = Kiedy { $exchange-number ->
    [many] działają
   *[one] działa
} { $exchange-nom }
    .detail = W dowolnej twojej turze albo tylko po wyłożeniu (A5)
option-gandalf-any_turn = { $exchange-start } { $exchange-number ->
    [many] działają
   *[one] działa
} w dowolnej turze
    .detail = W każdej, w której wykładasz kartę (12.3, A5)
option-gandalf-when_placed = { $exchange-start } { $exchange-number ->
    [many] działają
   *[one] działa
} po wyłożeniu
    .detail = Tylko w turze wyłożenia (12.3, A5)
option-tom = Jak często { $move-number ->
    [many] chodzą
   *[one] chodzi
} { $move-nom }
    .detail = Raz w turze albo dowolnie wiele razy (A6)
option-tom-once = { $move-start } { $move-number ->
    [many] przechodzą
   *[one] przechodzi
} raz w turze
    .detail = Jedna zmiana drużyny przed atakiem (12.7, A6)
option-tom-often = { $move-start } { $move-number ->
    [many] przechodzą
   *[one] przechodzi
} dowolnie często
    .detail = Dowolnie wiele zmian przed atakiem (12.7, A6)
option-gimli_safe_in_hand = Ochrona { $immune-gen } w ręku
    .detail = Także przed poleceniem odrzucenia karty z ręki (A7)
option-gimli_safe_in_hand-true = Kontratak nie zabierze { $immune-gen } nawet z ręki
    .detail = Ani z drużyny, ani z ręki (12.5, A7)
option-gimli_safe_in_hand-false = Kontratak może zabrać { $immune-acc } z ręki
    .detail = Chroniona jest tylko karta w drużynie (12.5, A7)
option-mordor_returns = Karta kontrataku wraca
    .detail = Zostaje wtasowana razem z innymi albo wypada z gry (A8)
option-mordor_returns-true = Wszystkie karty Mordoru wracają
    .detail = Tasuje się je razem z odrzuconymi kartami Pierścienia (8.3, A8)
option-mordor_returns-false = Karta kontrataku wypada z gry
    .detail = Każdy kontratak usuwa z gry jedną kartę Mordoru (8.3, A8)
option-ends = Kiedy gra się kończy
    .detail = Od razu, gdy nie ma odkrytych wrogów, albo po rundzie (A9)
option-ends-at_once = Gra kończy się od razu
    .detail = Gdy tylko nie ma już odkrytych wrogów (11.1, A9)
option-ends-after_round = Rundę gra się do końca
    .detail = Wszyscy mają tyle samo tur (11.1, A9)
option-empty_attack = Atak bez pokonanych
    .detail = Drużynę można wysłać tylko po to, by ją odrzucić (A10)
option-empty_attack-true = Atak może nikogo nie pokonać
    .detail = Karty drużyny i tak przepadają (5.2, A10)
option-empty_attack-false = Każdy atak kogoś pokonuje
    .detail = Przynajmniej jednego wroga (5.2, A10)
option-hobbit_counts = Pożyczający hobbit się liczy
    .detail = Liczy się też własny symbol hobbita, który pożycza (A11)
option-hobbit_counts-true = Symbol pożyczającego hobbita się liczy
    .detail = Jego własny i te, które pożycza (12.2, A11)
option-hobbit_counts-false = Pożyczka zastępuje symbol hobbita
    .detail = Jego własny symbol wtedy się nie liczy (12.2, A11)
option-refill = Jak uzupełnia się rząd
    .detail = Które wolne miejsce zajmuje pierwszy odkryty wróg (A12)
option-refill-from_right = Rząd uzupełnia się od prawej
    .detail = Pierwszy odkryty wróg zajmuje skrajne prawe miejsce (6.2, A12)
option-refill-from_left = Rząd uzupełnia się od lewej
    .detail = Pierwszy odkryty wróg zajmuje skrajne lewe miejsce (6.2, A12)

option-cards = Własne karty
    .detail = Przy stole gra się kartami z pliku, który podał serwer albo operator

## Co strony zasad mówią o kartach

rules-example = Przykład
rules-captain = { $name } (kapitan)
rules-joker = { $name } (joker)
rules-known = Zasady, cechy specjalne i liczby kart pochodzą z gry drukowanej.
rules-known-file = Przy tym stole gra się kartami z własnego pliku.
rules-guessed-symbols = Symbole na { $count ->
    [one] jednej karcie
    [few] { $count } kartach
   *[many] { $count } kartach
} odtworzyliśmy sami, tak by zgadzały się ze wszystkimi znanymi zasadami.
rules-guessed-points = Odtworzone są też punkty { $count ->
    [one] jednego wroga
    [few] { $count } wrogów
   *[many] { $count } wrogów
}.
rules-guessed-captains = Odtworzone jest też to, { $count ->
    [one] czy jeden z wrogów jest kapitanem
    [few] którzy z { $count } wrogów są kapitanami
   *[many] którzy z { $count } wrogów są kapitanami
}.
rules-guessed-names = Odtworzyliśmy też { $count ->
    [one] jedną nazwę
    [few] { $count } nazwy
   *[many] { $count } nazw
}: taka karta ma tutaj znak **≈**.
rules-guessed-orders = Odtworzony jest także podział kart Mordoru: { $division }.
rules-division = { $count } × { $order }
doubtful-name = { $name }≈
doubt-names = { $count ->
    [one] nazwa jednej karty
    [few] nazwy { $count } kart
   *[many] nazwy { $count } kart
}
doubt-symbols = { $count ->
    [one] symbole na jednej karcie
    [few] symbole na { $count } kartach
   *[many] symbole na { $count } kartach
}
doubt-points = { $count ->
    [one] punkty jednego wroga
    [few] punkty { $count } wrogów
   *[many] punkty { $count } wrogów
}
doubt-captains = { $count ->
    [one] to, czy jeden z wrogów jest kapitanem
    [few] to, którzy z { $count } wrogów są kapitanami
   *[many] to, którzy z { $count } wrogów są kapitanami
}
doubt-orders = to, ile kart Mordoru ma które polecenie
rules-correct = Kto zna drukowane karty, może to poprawić plikiem kart.

## Wszystkie karty słowami

sheet-companion = **{ $card }**: { $symbols }
sheet-companion-power = **{ $card }**: { $symbols } – { $power }
sheet-enemy = **{ $card }**: { $symbols } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sheet-captain = **{ $card }**: { $symbols } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, kapitan
sheet-mordor = Karty Mordoru

## Co jest nie tak w pliku kart

component-wrong-companion-symbols = Powinny tu być jedna lub dwie barwy albo jeden joker.
component-wrong-enemy-symbols = Powinno tu być od jednej do czterech barw.

## Polecenie

command = bitwa
    .description = Bitwa o Śródziemie: drużyny przeciw wrogom z Mordoru, dla dwóch do czterech osób
components-title = karty
components-use = Użyj tych kart
components-back = Wróć do zwykłych kart

## Dlaczego gospoda coś by wybrała: po jednym zdaniu na każdy składnik jej oceny

why-won = w porównaniu z innymi graczami masz więcej punktów za pokonanych wrogów.
why-gifts = w porównaniu z innymi graczami masz więcej punktów za podarowane karty.
why-hand = w porównaniu z innymi graczami masz lepsze karty w ręku.
why-table = w porównaniu z innymi graczami masz na stole lepszych towarzyszy.
why-promise = w porównaniu z innymi graczami twoim drużynom jest bliżej do pokonania wroga z rzędu.
why-turn = twoja następna tura jest bliżej.

# Odpowiedzi zostawione z góry
ahead-draw = Dobierać kartę zamiast wykładać, dopóki wolno
ahead-end = Kończyć turę od razu, bez ataku
ahead-no-extra = Rezygnować z kart, które towarzysze dają ponad turę
ahead-give-up-least = Kontratak: oddawać to, co najmniej warte
