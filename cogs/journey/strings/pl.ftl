# Wyprawa do Mordoru po polsku. Każdy identyfikator jest też w en.ftl, z tymi samymi zmiennymi.
#
# Nazwa wstawiana do zdania przynosi swoje formy: `$seat` to nazwa jak na etykiecie, `$seat-gen`, `-dat`, `-acc` przypadki;
# miejsca mają `-to`, `-from` i `-in` razem z przyimkiem; `$dice-acc` wylicza kostki w bierniku. Kolory: `$colour` to
# kostka („Żółta”), `-nom`, `-acc` i `-loc` to kostka w zdaniu („żółta”, „żółtą”, „żółtej”).

game-name = Wyprawa do Mordoru
about = Wyścig z kostkami drogą do Mordoru: jak daleko zaryzykujesz, zanim Nazgule dogonią twojego hobbita?
    .length = od 15 do 20 minut
    .weight = light

## Hobbici

seat-frodo = Frodo
    .gen = Froda
    .dat = Frodowi
    .acc = Froda
    .nom = Frodo
    .start = Frodo
    .number = one
seat-sam = Sam
    .gen = Sama
    .dat = Samowi
    .acc = Sama
    .nom = Sam
    .start = Sam
    .number = one
seat-merry = Merry
    .gen = Merry’ego
    .dat = Merry’emu
    .acc = Merry’ego
    .nom = Merry
    .start = Merry
    .number = one
seat-pippin = Pippin
    .gen = Pippina
    .dat = Pippinowi
    .acc = Pippina
    .nom = Pippin
    .start = Pippin
    .number = one

## Miejsca

place-bag_end = Bag End
    .to = do Bag End
    .from = z Bag End
    .in = w Bag End
place-rivendell = Rivendell
    .to = do Rivendell
    .from = z Rivendell
    .in = w Rivendell
place-moria = Moria
    .to = do Morii
    .from = z Morii
    .in = w Morii
place-lothlorien = Lothlórien
    .to = do Lothlórien
    .from = z Lothlórien
    .in = w Lothlórien
place-rohan = Rohan
    .to = do Rohanu
    .from = z Rohanu
    .in = w Rohanie
place-helms_deep = Helmowy Jar
    .to = do Helmowego Jaru
    .from = z Helmowego Jaru
    .in = w Helmowym Jarze
place-gondor = Gondor
    .to = do Gondoru
    .from = z Gondoru
    .in = w Gondorze
place-minas_tirith = Minas Tirith
    .to = do Minas Tirith
    .from = z Minas Tirith
    .in = w Minas Tirith
place-shelobs_lair = Kryjówka Szeloby
    .to = do Kryjówki Szeloby
    .from = z Kryjówki Szeloby
    .in = w Kryjówce Szeloby
place-mordor = Mordor
    .to = do Mordoru
    .from = z Mordoru
    .in = w Mordorze

## Symbole i kolory

symbol-ring = Pierścień
    .nom = Pierścień
    .gen = Pierścienia
    .acc = Pierścień
symbol-gandalf = Gandalf
    .nom = Gandalf
    .gen = Gandalfa
    .acc = Gandalfa
symbol-weapon = Broń
    .nom = broń
    .gen = broni
    .acc = broń
symbol-orc = Ork
    .nom = ork
    .gen = orka
    .acc = orka
symbol-nazgul = Nazgul
    .nom = Nazgul
    .gen = Nazgula
    .acc = Nazgula
symbol-white_tree = Białe Drzewo
    .nom = Białe Drzewo
    .gen = Białego Drzewa
    .acc = Białe Drzewo
# Więcej niż jeden z nich w wykazie kostek.
several-ring = { $count ->
    [few] { $count } Pierścienie
   *[many] { $count } Pierścieni
}
several-gandalf = { $count } Gandalfów
several-weapon = { $count ->
    [few] { $count } bronie
   *[many] { $count } broni
}
several-orc = { $count } orków
several-white_tree = { $count ->
    [few] { $count } Białe Drzewa
   *[many] { $count } Białych Drzew
}

colour-yellow = Żółta
    .nom = żółta
    .acc = żółtą
    .loc = żółtej
colour-red = Czerwona
    .nom = czerwona
    .acc = czerwoną
    .loc = czerwonej
colour-blue = Niebieska
    .nom = niebieska
    .acc = niebieską
    .loc = niebieskiej
colour-green = Zielona
    .nom = zielona
    .acc = zieloną
    .loc = zielonej
colour-black = Czarna
    .nom = czarna
    .acc = czarną
    .loc = czarnej

nazgul-yellow = żółty Nazgul
    .nom = żółty Nazgul
    .acc = żółtego Nazgula
nazgul-red = czerwony Nazgul
    .nom = czerwony Nazgul
    .acc = czerwonego Nazgula
nazgul-blue = niebieski Nazgul
    .nom = niebieski Nazgul
    .acc = niebieskiego Nazgula
nazgul-green = zielony Nazgul
    .nom = zielony Nazgul
    .acc = zielonego Nazgula
nazgul-black = czarny Nazgul
    .nom = czarny Nazgul
    .acc = czarnego Nazgula

## Działanie miejsc (8) dla aktywnego gracza

rule-same_symbols_allowed = Można odłożyć razem kostki z tym samym symbolem (8).
rule-gandalf_void = Gandalf się nie liczy (8).
rule-weapon_double = Każda broń liczy się podwójnie (8).
rule-reroll_each_roll_once = Każdy rzut można powtórzyć jeden raz (8).
rule-orc_double = Każdy ork liczy się podwójnie (8).
rule-nazgul_spares_active = Nazgul nie ma wpływu na aktywnego gracza (8).
rule-nazgul_all_active = Wszystkie Nazgule, niezależnie od koloru, mają wpływ na aktywnego gracza (8).
rule-ring_minus_one = Jeden Pierścień przepada (8).

## Opowieść, zdarzenie po zdarzeniu

event-first-player-chosen = { $how ->
    [random] Los zdecydował:
    [agreed] Zgodnie z umową
   *[next] Hobbita, który miał zacząć, nie ma przy stole:
} { $seat-number ->
    [you] zaczynasz.
   *[other] zaczyna { $seat }.
}
event-turn-began = Runda { $round }: { $seat-number ->
    [you] wyruszasz
   *[other] { $seat } wyrusza
} { $place-from }.
event-dice-rolled = 🎲 { $seat-number ->
    [you] { $repeated ->
        [yes] Twój powtórzony rzut { $roll }: { $dice }.
       *[no] Twój rzut { $roll }: { $dice }.
    }
   *[other] { $repeated ->
        [yes] { $seat }, powtórzony rzut { $roll }: { $dice }.
       *[no] { $seat }, rzut { $roll }: { $dice }.
    }
}
event-roll-repeated = { $seat-number ->
    [you] Korzystasz
   *[other] { $seat } korzysta
} z gościny Rohanu: rzut { $roll } zostanie powtórzony.
event-dice-kept = { $seat-number ->
    [you] { $forced ->
        [yes] Musisz odłożyć: { $dice-acc }.
       *[no] Odkładasz: { $dice-acc }.
    }
   *[other] { $forced ->
        [yes] { $seat } musi odłożyć: { $dice-acc }.
       *[no] { $seat } odkłada: { $dice-acc }.
    }
}
event-rolling-ended = { $tree ->
    [yes] 🌳 Białe Drzewo daje { $seat-number ->
        [you] ci
       *[other] { $seat-dat }
    } wytchnienie{ $unused ->
        [0] .
        [one] : jedna kostka się nie liczy.
        [few] : { $unused } kostki się nie liczą.
       *[many] : { $unused } kostek się nie liczy.
    }
   *[no] { $rolls ->
        [one] { $seat-number ->
            [you] Odkładasz
           *[other] { $seat } odkłada
        } wszystkie pięć kostek już po jednym rzucie.
        [few] { $seat-number ->
            [you] Masz
           *[other] { $seat } ma
        } odłożone wszystkie pięć kostek po { $rolls } rzutach.
       *[many] { $seat-number ->
            [you] Masz
           *[other] { $seat } ma
        } odłożone wszystkie pięć kostek po { $rolls } rzutach.
    }
}
event-orcs-voided-rings = 👿 Orkowie zagradzają drogę, { $orcs } przeciw { $weapons }: { $rings ->
    [one] { $seat-number ->
        [you] twój Pierścień
       *[other] Pierścień { $seat-gen }
    } się nie liczy.
    [few] { $seat-number ->
        [you] twoje Pierścienie
       *[other] Pierścienie { $seat-gen }
    } się nie liczą.
   *[many] { $seat-number ->
        [you] twoje Pierścienie
       *[other] Pierścienie { $seat-gen }
    } się nie liczą.
}
event-orcs-beaten = ⚔️ { $seat-number ->
    [you] Pokonujesz
   *[other] { $seat } pokonuje
} orków, { $weapons } przeciw { $orcs }: { $rings ->
    [one] Pierścień się liczy.
    [few] Pierścienie się liczą.
   *[many] Pierścienie się liczą.
}
event-gandalf-without-effect = { $why ->
    [place] Gandalf walczy z Balrogiem: { $seat-number ->
        [you] nie możesz
       *[other] { $seat } nie może
    } w Morii przepołowić pola.
   *[no_square] Gandalf przybywa, ale { $seat-number ->
        [you] nie masz
       *[other] { $seat } nie ma
    } już pola do przepołowienia.
}
event-squares-halved = 🧙‍♂️ Gandalf daje { $seat-number ->
    [you] ci
   *[other] { $seat-dat }
} czas: { $count ->
    [one] kwadratowe pole { $squares } jest przepołowione.
    [few] kwadratowe pola { $squares } są przepołowione.
   *[many] kwadratowe pola { $squares } są przepołowione.
}
event-nazgul-struck = { $count ->
    [one] Nazgul na kostce { $colours-loc } dopada { $seat-number ->
        [you] cię
       *[other] { $seat-acc }
    }: zakreślone 1 pole, niezakreślone: { $left }.
    [few] Nazgule na kostkach { $colours-loc } dopadają { $seat-number ->
        [you] cię
       *[other] { $seat-acc }
    }: zakreślone { $count } pola, niezakreślone: { $left }.
   *[many] Nazgule na kostkach { $colours-loc } dopadają { $seat-number ->
        [you] cię
       *[other] { $seat-acc }
    }: zakreślone { $count } pól, niezakreślone: { $left }.
}
event-nazgul-spared = { $why ->
    [place] { $seat-number ->
        [you] Gondor cię osłania:
       *[other] Gondor osłania { $seat-acc }:
    } { $count ->
        [one] Nazgul na kostce { $colours-loc } się nie liczy.
        [few] Nazgule na kostkach { $colours-loc } się nie liczą.
       *[many] Nazgule na kostkach { $colours-loc } się nie liczą.
    }
   *[arrived] { $seat-number ->
        [you] Jesteś
       *[other] { $seat } jest
    } już u celu: { $count ->
        [one] Nazgul na kostce { $colours-loc } przybywa za późno.
        [few] Nazgule na kostkach { $colours-loc } przybywają za późno.
       *[many] Nazgule na kostkach { $colours-loc } przybywają za późno.
    }
}
event-ring-lost = 🕷️ Szeloba zabiera { $seat-number ->
    [you] ci
   *[other] { $seat-dat }
} jeden Pierścień.
event-circles-crossed = 💍 { $seat-number ->
    [you] Zakreślasz
   *[other] { $seat } zakreśla
} { $count ->
    [one] 1 okrągłe pole
    [few] { $count } okrągłe pola
   *[many] { $count } okrągłych pól
} i { $seat-number ->
    [you] docierasz
   *[other] dociera
} { $place-to }{ $surplus ->
    [0] .
    [one] ; jeden Pierścień przepada.
    [few] ; { $surplus } Pierścienie przepadają.
   *[many] ; { $surplus } Pierścieni przepada.
}
event-hobbit-eliminated = 💀 { $at_mordor ->
    [yes] Nazgul dociera do Mordoru i Pierścienia nie udaje się zniszczyć:
   *[no] { $seat-number ->
        [you] Nazgul cię dopada:
       *[other] Nazgul dopadł { $seat-acc }:
    }
} { $seat-number ->
    [you] odpadasz
   *[other] { $seat } odpada
} z gry. Kostka { $colour-nom } jest teraz neutralna.
event-hobbit-arrived = 🌋 { $seat-number ->
    [you] Docierasz
   *[other] { $seat } dociera
} do Góry Przeznaczenia!
event-final-round = { $seat-number ->
    [you] Jesteś
   *[other] { $seat } jest
} u celu. To ostatnia runda{ $waiting-number ->
    [you] : masz jeszcze swoją turę.
    [one] : swoją turę ma jeszcze { $waiting }.
   *[other] . Swoje tury mają jeszcze: { $waiting }.
}
event-journey-goes-on = Nie ma już nikogo, kto dotarł do celu: wyprawa trwa dalej.
event-tie-broken = 🧮 Niezakreślone pola: { $fields }.
event-seat-resigned = { $seat-number ->
    [you] Poddajesz się
   *[other] { $seat } się poddaje
}{ $dropped ->
    [yes] , a rozpoczęta tura przepada.
   *[no] .
} Kostka { $colour-nom } jest teraz neutralna.
event-game-ended = 🏁 { $how }

## Stan gry

status-first = Los rozstrzyga, kto zaczyna.
status-turn = { $final ->
    [yes] Runda { $round }, ostatnia: { $seat-number ->
        [you] twoja tura
       *[other] tura { $seat-gen }
    }, { $place-in }.
   *[no] Runda { $round }: { $seat-number ->
        [you] twoja tura
       *[other] tura { $seat-gen }
    }, { $place-in }.
}
status-roll = Rzut { $roll }.
tally-rounds = Rundy: { $count }
tally-rolls = Rzuty: { $count }
tally-ring = Wyrzucone Pierścienie: { $count } (oczekiwane: { $expected })
tally-nazgul = Wyrzucone Nazgule: { $count } (oczekiwane: { $expected })
status-over = { $how } Punkty: { $points }.

## O co pytamy

prompt-nothing = Odłóż co najmniej jedną kostkę z tego rzutu, każdą z innym symbolem (4.2).
prompt-nothing-equal = Odłóż co najmniej jedną kostkę z tego rzutu; w Rivendell symbole mogą być takie same (8).
prompt-more = Możesz dołożyć kolejne kostki, zwrócić któreś z wybranych albo odłożyć to, co wybrane (4.2).
prompt-forced = Możesz dołożyć kolejne kostki albo odłożyć to, co wybrane (4.2).
prompt-nazgul-needed = { $count ->
    [one] Musi być wśród nich Nazgul (4.3).
    [few] Musi być wśród nich dokładnie jeden Nazgul; wybierz, który (4.3).
   *[many] Musi być wśród nich dokładnie jeden Nazgul; wybierz, który (4.3).
}
prompt-nazgul-needed-equal = Musi być wśród nich co najmniej jeden Nazgul (4.3).
prompt-nazgul-taken = Wśród wybranych jest już { $dice-nom }, bo jednego Nazgula odłożyć trzeba (4.3).
prompt-tree = Białe Drzewo zakończyłoby twoje rzuty (4.6).
prompt-again = Możesz raz powtórzyć cały rzut (8).

## Co by z tego wynikło

ahead = Gdyby tura się teraz skończyła: { $effects }.
ahead-nothing = nic by się nie stało
ahead-circles = { $count ->
    [one] 1 okrągłe pole, { $place-to }
    [few] { $count } okrągłe pola, { $place-to }
   *[many] { $count } okrągłych pól, { $place-to }
}
ahead-void = { $rings ->
    [one] Pierścień się nie liczy, orkowie { $orcs } przeciw broni { $weapons }
    [few] Pierścienie się nie liczą, orkowie { $orcs } przeciw broni { $weapons }
   *[many] Pierścienie się nie liczą, orkowie { $orcs } przeciw broni { $weapons }
}
ahead-lost = Szeloba zabiera jedyny Pierścień
ahead-halved = { $count ->
    [one] 1 pole przepołowione
    [few] { $count } pola przepołowione
   *[many] { $count } pól przepołowionych
}
ahead-orcs = Pierścienie się nie liczą, orkowie { $orcs } przeciw broni { $weapons }
ahead-struck = { $who ->
    [you] zakreślasz
   *[other] { $seat } zakreśla
} { $count ->
    [one] 1 pole Nazgula
    [few] { $count } pola Nazgula
   *[many] { $count } pól Nazgula
} (zostaje { $left })
ahead-out = { $who ->
    [you] zakreślasz ostatnie pole Nazgula i odpadasz z gry
   *[other] { $seat } zakreśla ostatnie pole Nazgula i odpada z gry
}

## Menu

menu-dice = Odłóż te kostki
menu-dice-nazgul = Wybierz kostki, wśród nich Nazgula
menu-dice-more = Odłóż też te kostki
menu-take-also = Odłóż też: { $die }
menu-take = { $colour }: { $symbol }
menu-take-nazgul = { $colour }: Nazgul · trafia w { $seats-acc }
menu-take-nazgul-you = { $colour }: Nazgul · trafia w ciebie
menu-take-nazgul-nobody = { $colour }: Nazgul · w nikogo nie trafia
menu-put = Zwróć { $colour-acc }: { $symbol }
menu-keep = Odłóż { $count } i rzuć jeszcze { $left }
    .detail = Odłożonymi kostkami nie można już więcej rzucać (4.4)
menu-keep-end = Odłóż i zakończ: { $effects }
    .detail = Koniec rzutów; symbole zaczynają działać
menu-keep-end-short = Odłóż i zakończ rzuty
menu-circles = { $count ->
    [0] bez postępu
    [one] 1 pole
    [few] { $count } pola
   *[many] { $count } pól
}
menu-struck = { $who ->
    [you] ty
   *[other] { $seat }
} –{ $count }
menu-out = { $who ->
    [you] odpadasz
   *[other] { $seat } odpada
}
menu-again = Powtórz rzut
    .detail = Raz jeszcze wszystkie kostki tego rzutu; liczy się drugi wynik (8)

detail-ring = Jedno okrągłe pole, o ile orków nie jest więcej niż broni (5.2, 5.5)
detail-gandalf = Przepoławia pole na twoim szlaku Nazgula, zanim coś zakreślisz (5.3)
detail-gandalf-none = Nic nie daje: nie ma już pola do przepołowienia (B16)
detail-gandalf-void = W Morii się nie liczy (8)
detail-weapon = Pokonuje jednego orka (5.2)
detail-weapon-double = W Lothlórien pokonuje dwóch orków (8)
detail-orc = Gdy orków jest więcej niż broni, Pierścienie się nie liczą (5.2)
detail-orc-double = W Helmowym Jarze liczy się podwójnie (8)
detail-white_tree = Kończy twoje rzuty; nieodłożone kostki się nie liczą (4.6)
detail-nazgul = Pole na szlaku Nazgula zakreśla { $seats } (5.4)
detail-nazgul-you = Zakreślasz pole Nazgula (5.4)
detail-nazgul-several = Pole na szlaku Nazgula zakreślają { $seats } (5.4)
detail-nazgul-nobody = Nikt nie zakreśla pola, ale jednego Nazgula trzeba odłożyć (4.3)

## Położenie w słowach

describe-dice = Kostki
describe-aside = Odłożone: { $dice }
describe-aside-die = { $die } w rzucie { $roll }
describe-rolled = Rzut { $roll }: { $dice }
describe-chosen = Z tego do odłożenia: { $dice }
describe-die = { $symbol-nom } na { $colour-loc }
describe-none = nic
describe-ends = Odłożenie tych kostek kończy rzuty.
describe-goes-on = Po odłożeniu tych kostek do ponownego rzutu { $left ->
    [one] zostaje jedna.
    [few] zostają { $left }.
   *[many] zostaje { $left }.
}
describe-repeated = Ten rzut został już powtórzony.
describe-may-repeat = Ten rzut można powtórzyć jeden raz.
describe-sheets = Plansze
describe-sheet = **{ $seat }** (kostka { $colour-nom }), { $place-in }: okrągłe pola { $circles } z { $all }
describe-track = Szlak Nazgula: { $crossed ->
    [one] 1 pole zakreślone
    [few] { $crossed } pola zakreślone
   *[many] { $crossed } pól zakreślonych
}, niezakreślone: { $left }; { $halved ->
    [none] nic nie jest przepołowione
   *[other] przepołowione kwadraty: { $halved }
}
describe-status-arrived = u celu, w Mordorze
describe-status-out = poza grą
describe-status-resigned = poddanie gry
describe-neutral = Kostki neutralne: { $colours-nom }; ich Nazgule trafiają w aktywnego gracza, tak jak czarny
describe-waiting = W tej rundzie zagrają jeszcze: { $seats }
describe-first = { $seat-number ->
    [you] Gra zaczęła się od ciebie.
   *[other] Grę zaczął { $seat }.
}
describe-last = { $seat-number ->
    [you] Twoja poprzednia tura:
   *[other] Poprzednia tura, { $seat }:
} { $effects }.

# Czego nikt nie odczytał z druku.
uncertain-mark = (?)
doubt-faces = ścianki kostek
doubt-squares = liczba kwadratowych pól ({ $squares })

view-dice = Kostki
view-table = Plansze wszystkich
view-wide = Plansze wszystkich, szeroko
alt-table = Wyprawa do Mordoru, karty: { $seats }.
alt-dice = { $seat-number ->
    [you] Kostki w twojej turze, w powiększeniu.
   *[other] Kostki w turze { $seat-gen }, w powiększeniu.
}
alt-sheet = { $seat }, { $place-in }: okrągłe pola { $circles } z { $all }, { $left ->
    [one] zostało 1 pole na szlaku Nazgula
    [few] zostały { $left } pola na szlaku Nazgula
   *[many] zostało { $left } pól na szlaku Nazgula
}.
alt-sheet-gone = { $seat }: { $status }.

## Dlaczego czegoś nie wolno

refusal-with-rule = { $why } (Zasada { $rule })
refusal-not-your-turn = Teraz jest tura { $seat-gen }.
refusal-not-playing = W tej grze nie masz już więcej tur.
refusal-not-now = To nie należy do obecnej decyzji.
refusal-unknown = Nie ma kostki „{ $name }”.
refusal-bad-chance = Na tych kostkach nie może tak wypaść.
refusal-already-resigned = Ta partia jest już przez ciebie poddana.
refusal-already-aside = Kostka { $colour-nom } jest już odłożona i nie można nią więcej rzucać.
refusal-already-chosen = Kostka { $colour-nom } jest już wśród odkładanych.
refusal-not-chosen = Kostki { $colour-loc } nie ma wśród odkładanych.
refusal-same-symbol = Wśród odkładanych jest już { $symbol-nom }: każda kostka odłożona z jednego rzutu musi mieć inny symbol.
refusal-one-nazgul = Z jednego rzutu odkłada się dokładnie jednego Nazgula: najpierw zwróć tamtego.
refusal-nazgul-compulsory = Wypadł Nazgul: jednego trzeba odłożyć.
refusal-only-nazgul = To jedyny Nazgul w tym rzucie i trzeba go odłożyć.
refusal-only-die = To jedyna kostka w tym rzucie i trzeba ją odłożyć.
refusal-nothing-chosen = Trzeba odłożyć co najmniej jedną kostkę.
refusal-too-many-puts = W tej turze było już dość cofania: zatwierdź kostki, które odkładasz.
refusal-no-repeat-here = Rzut można powtórzyć tylko w Rohanie.
refusal-repeated-already = Ten rzut został już raz powtórzony.

## Jak się skończyło

outcome-arrived = { $winners-number ->
    [you] Niszczysz Pierścień w Górze Przeznaczenia i wygrywasz!
   *[other] { $winners } niszczy Pierścień w Górze Przeznaczenia i wygrywa!
}
outcome-tie-break = Do Mordoru dotarło kilku hobbitów: najwięcej niezakreślonych pól { $winners-number ->
    [you] masz ty i wygrywasz!
   *[other] ma { $winners } i wygrywa!
}
outcome-shared = Kilku hobbitów dociera do Mordoru z równą liczbą niezakreślonych pól. Wygrywają wspólnie: { $winners }!
outcome-all-out = Wszyscy odpadli z gry: triumfują siły zła i nikt nie wygrywa.
outcome-first-arrival = { $winners-number ->
    [you] Do Mordoru pierwszy dociera twój hobbit: wygrywasz!
   *[other] { $winners } jako pierwszy dociera do Mordoru i wygrywa!
}
outcome-last-one = { $winners-number ->
    [you] W grze zostajesz już tylko ty: wygrywasz!
   *[other] { $winners } zostaje jako ostatni w grze i wygrywa!
}
outcome-resigned = Pozostali odpadli albo się poddali: { $winners-number ->
    [you] wygrywasz!
   *[other] wygrywa { $winners }!
}
outcome-all-gone = Ostatni hobbit się poddał: nikt nie wygrywa.
outcome-round-limit = Wyprawa trwała zbyt długo: nikt nie wygrywa.

## Co można uzgodnić przed grą

option-side = Wariant
    .detail = Czy miejsca na karcie mają specjalne działanie (2.1)
option-side-basic = Wariant podstawowy
    .detail = Miejsca nie mają działania; dobry na pierwszą wyprawę
option-side-advanced = Wariant zaawansowany
    .detail = Miejsce, w którym zaczyna się tura, zmienia zasady (8)
option-ending = Zakończenie gry
    .detail = Czy rundę gra się do końca, gdy ktoś dotrze do celu (7.2, 7.4)
option-ending-equal_turns = Równa liczba tur
    .detail = Rundę gra się do końca; spośród kilku wygrywa ten z największą liczbą pól (7.3)
option-ending-first_arrival = Wygrywa pierwszy u celu
    .detail = Kto dotrze do Mordoru albo zostanie jako ostatni, wygrywa od razu (7.4)
option-first = Pierwszy gracz
    .detail = Kto rozgrywa pierwszą turę (B1)
option-first-random = Pierwszy gracz losowo
    .detail = Rozstrzyga los
option-first-frodo = Zaczyna Frodo
    .detail = Gdy nie ma Froda, następny według wskazówek zegara
option-first-sam = Zaczyna Sam
    .detail = Gdy nie ma Sama, następny według wskazówek zegara
option-first-merry = Zaczyna Merry
    .detail = Gdy nie ma Merry’ego, następny według wskazówek zegara
option-first-pippin = Zaczyna Pippin
    .detail = Gdy nie ma Pippina, następny według wskazówek zegara
option-arrived_immune = Bezpieczny Mordor
    .detail = Kto dotarł do celu, temu Nazgul już nie grozi (B7)
option-arrived_immune-true = Kto dotarł, jest bezpieczny
    .detail = Nazgule nie działają na hobbita w Mordorze (B7)
option-arrived_immune-false = Nazgul sięga też do celu
    .detail = Do końca rundy można jeszcze odpaść z gry (B7)
option-nazgul_strikes_both = Nazgul działa na obu
    .detail = Nazgul w kolorze przeciwnika działa też na aktywnego gracza (B14)
option-nazgul_strikes_both-true = Nazgul na obu graczy
    .detail = Kolor przeciwnika kosztuje pole i ciebie, i jego (B14)
option-nazgul_strikes_both-false = Nazgul tylko na właściciela
    .detail = Kolor przeciwnika kosztuje pole tylko jego (B14)

## Co jest na kostkach i kartach

view-faces = Ścianki kostek
printed-die = { $colour }: { $faces }
printed-times = { $symbol } ×{ $count }
printed-squares = Szlak Nazgula: { $count ->
    [one] { $count } kwadratowe pole
    [few] { $count } kwadratowe pola
   *[many] { $count } kwadratowych pól
}
rules-squares = { $count ->
    [1] jedno kwadratowe pole,
    [2] dwa kwadratowe pola, ostatnie
    [3] trzy kwadratowe pola, ostatnie
    [4] cztery kwadratowe pola, ostatnie
    [5] pięć kwadratowych pól, ostatnie
    [6] sześć kwadratowych pól, ostatnie
    [7] siedem kwadratowych pól, ostatnie
   *[other] { $count } kwadratowych pól, ostatnie
}
rules-uncertain = **Nie całkiem pewne**: dwóch rzeczy nie udało się odczytać z druku. Odtworzone są liczba kwadratowych pól, siedem, i ścianki kostek. Na kolorowej jest każdy symbol raz, a ork dwa razy, na czarnej każdy z sześciu raz (1.1, 1.2). Kto ma tę grę, może to poprawić profilem.
rules-profile = **Przy tym stole gra się według profilu**, który podał serwer albo operator (1.1, 1.2):
rules-profile-uncertain = To, co ma znak { $mark }, jest odtworzone, nie odczytane z druku.
component-wrong-faces = Powinno tu być { $wanted } ścianek, a jest { $found }.
component-wrong-tree = Białe Drzewo (`white_tree`) powinno być na czarnej kostce i na żadnej innej.
component-wrong-dice = Powinno tu być pięć kostek, każda z tych raz: { $wanted }.
component-wrong-lacking = Tych symboli nie ma na żadnej kostce: { $symbols }.
option-profile = Własne kostki i karta
    .detail = Przy stole gra się według profilu, który podał serwer albo operator
option-profile-called = Profil: { $name }

## Polecenie

command = wyprawa
    .description = Wyprawa do Mordoru: wyścig z kostkami dla dwóch do czterech hobbitów
components-title = kostki i karta
components-use = Użyj tego profilu
components-back = Wróć do zwykłych kostek

## Dlaczego gospoda coś by wybrała: po jednym zdaniu na każdy składnik jej oceny

why-circles = w porównaniu z innymi graczami jesteś dalej na drodze.
why-fields = w porównaniu z innymi graczami zostaje ci więcej pól Nazgula.
why-squares = w porównaniu z innymi graczami zostaje ci więcej kwadratowych pól, które Gandalf może jeszcze przepołowić.
why-place = w porównaniu z innymi graczami trafiasz w lepsze miejsce.
why-turn = twoja następna tura jest bliżej.
why-last-round = masz lepsze szanse w ostatniej rundzie.
