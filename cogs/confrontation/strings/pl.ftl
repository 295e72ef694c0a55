# Konfrontacja po polsku. Każdy identyfikator jest też w en.ftl, z tymi samymi zmiennymi.
#
# Nazwa wstawiana do zdania przynosi swoje formy: `$figure` to nazwa jak na etykiecie, `$figure-nom` mianownik w środku
# zdania, `$figure-start` na początku, dalej `-gen`, `-dat`, `-acc`, `-ins` i rodzaj `-gender` (m, f). Krainy mają
# `-to`, `-from` i `-in` razem z przyimkiem: „do Wrót Rohanu”, „z Gór Mglistych”, „we Wrotach Rohanu”.

game-name = Konfrontacja
about = Frodo ma się prześlizgnąć do Mordoru: dwie ukryte armie po dziewięć figur, a kto gdzie stoi, okazuje się dopiero w walce.
    .length = około 30 minut
    .weight = medium

## Strony

seat-light = Gracz światła
    .nom = gracz światła
    .start = Gracz światła
    .gen = gracza światła
    .acc = gracza światła
    .figures = światło
    .number = one
seat-dark = Gracz mroku
    .nom = gracz mroku
    .start = Gracz mroku
    .gen = gracza mroku
    .acc = gracza mroku
    .figures = mrok
    .number = one

## Figury

figure-frodo = Frodo
    .nom = Frodo
    .start = Frodo
    .gen = Froda
    .dat = Frodowi
    .acc = Froda
    .ins = Frodem
    .gender = m
figure-sam = Sam
    .nom = Sam
    .start = Sam
    .gen = Sama
    .dat = Samowi
    .acc = Sama
    .ins = Samem
    .gender = m
figure-pippin = Pippin
    .nom = Pippin
    .start = Pippin
    .gen = Pippina
    .dat = Pippinowi
    .acc = Pippina
    .ins = Pippinem
    .gender = m
figure-merry = Merry
    .nom = Merry
    .start = Merry
    .gen = Merry’ego
    .dat = Merry’emu
    .acc = Merry’ego
    .ins = Merrym
    .gender = m
figure-gandalf = Gandalf
    .nom = Gandalf
    .start = Gandalf
    .gen = Gandalfa
    .dat = Gandalfowi
    .acc = Gandalfa
    .ins = Gandalfem
    .gender = m
figure-aragorn = Aragorn
    .nom = Aragorn
    .start = Aragorn
    .gen = Aragorna
    .dat = Aragornowi
    .acc = Aragorna
    .ins = Aragornem
    .gender = m
figure-legolas = Legolas
    .nom = Legolas
    .start = Legolas
    .gen = Legolasa
    .dat = Legolasowi
    .acc = Legolasa
    .ins = Legolasem
    .gender = m
figure-gimli = Gimli
    .nom = Gimli
    .start = Gimli
    .gen = Gimlego
    .dat = Gimlemu
    .acc = Gimlego
    .ins = Gimlim
    .gender = m
figure-boromir = Boromir
    .nom = Boromir
    .start = Boromir
    .gen = Boromira
    .dat = Boromirowi
    .acc = Boromira
    .ins = Boromirem
    .gender = m
figure-balrog = Balrog
    .nom = Balrog
    .start = Balrog
    .gen = Balroga
    .dat = Balrogowi
    .acc = Balroga
    .ins = Balrogiem
    .gender = m
figure-shelob = Szeloba
    .nom = Szeloba
    .start = Szeloba
    .gen = Szeloby
    .dat = Szelobie
    .acc = Szelobę
    .ins = Szelobą
    .gender = f
figure-witch_king = Król-Czarnoksiężnik
    .nom = Król-Czarnoksiężnik
    .start = Król-Czarnoksiężnik
    .gen = Króla-Czarnoksiężnika
    .dat = Królowi-Czarnoksiężnikowi
    .acc = Króla-Czarnoksiężnika
    .ins = Królem-Czarnoksiężnikiem
    .gender = m
figure-flying_nazgul = Latający Nazgul
    .nom = Latający Nazgul
    .start = Latający Nazgul
    .gen = Latającego Nazgula
    .dat = Latającemu Nazgulowi
    .acc = Latającego Nazgula
    .ins = Latającym Nazgulem
    .gender = m
figure-black_rider = Czarny Jeździec
    .nom = Czarny Jeździec
    .start = Czarny Jeździec
    .gen = Czarnego Jeźdźca
    .dat = Czarnemu Jeźdźcowi
    .acc = Czarnego Jeźdźca
    .ins = Czarnym Jeźdźcem
    .gender = m
figure-saruman = Saruman
    .nom = Saruman
    .start = Saruman
    .gen = Sarumana
    .dat = Sarumanowi
    .acc = Sarumana
    .ins = Sarumanem
    .gender = m
figure-orcs = Ork
    .nom = ork
    .start = Ork
    .gen = orka
    .dat = orkowi
    .acc = orka
    .ins = orkiem
    .gender = m
figure-warg = Warg
    .nom = warg
    .start = Warg
    .gen = warga
    .dat = wargowi
    .acc = warga
    .ins = wargiem
    .gender = m
figure-cave_troll = Troll
    .nom = troll
    .start = Troll
    .gen = trolla
    .dat = trollowi
    .acc = trolla
    .ins = trollem
    .gender = m

## Krainy

region-shire = Shire
    .to = do Shire
    .from = z Shire
    .in = w Shire
region-arthedain = Arthedain
    .to = do Arthedainu
    .from = z Arthedainu
    .in = w Arthedainie
region-cardolan = Cardolan
    .to = do Cardolanu
    .from = z Cardolanu
    .in = w Cardolanie
region-rhudaur = Rhudaur
    .to = do Rhudauru
    .from = z Rhudauru
    .in = w Rhudaurze
region-eregion = Eregion
    .to = do Eregionu
    .from = z Eregionu
    .in = w Eregionie
region-enedwaith = Enedwaith
    .to = do Enedwaith
    .from = z Enedwaith
    .in = w Enedwaith
region-high_pass = Wysoka Przełęcz
    .to = na Wysoką Przełęcz
    .from = z Wysokiej Przełęczy
    .in = na Wysokiej Przełęczy
region-misty_mountains = Góry Mgliste
    .to = do Gór Mglistych
    .from = z Gór Mglistych
    .in = w Górach Mglistych
region-moria = Moria
    .to = do Morii
    .from = z Morii
    .in = w Morii
region-gap_of_rohan = Wrota Rohanu
    .to = do Wrót Rohanu
    .from = z Wrót Rohanu
    .in = we Wrotach Rohanu
region-mirkwood = Mroczna Puszcza
    .to = do Mrocznej Puszczy
    .from = z Mrocznej Puszczy
    .in = w Mrocznej Puszczy
region-fangorn = Fangorn
    .to = do Fangornu
    .from = z Fangornu
    .in = w Fangornie
region-rohan = Rohan
    .to = do Rohanu
    .from = z Rohanu
    .in = w Rohanie
region-dagorlad = Dagorlad
    .to = na Dagorlad
    .from = z Dagorladu
    .in = na Dagorladzie
region-gondor = Gondor
    .to = do Gondoru
    .from = z Gondoru
    .in = w Gondorze
region-mordor = Mordor
    .to = do Mordoru
    .from = z Mordoru
    .in = w Mordorze

## Karty: `.text` mówi drobnym drukiem w menu, co karta robi

card-l1 = Siła 1
    .nom = Siła 1
    .start = Siła 1
    .acc = Siłę 1
card-l2 = Siła 2
    .nom = Siła 2
    .start = Siła 2
    .acc = Siłę 2
card-l3 = Siła 3
    .nom = Siła 3
    .start = Siła 3
    .acc = Siłę 3
card-l4 = Siła 4
    .nom = Siła 4
    .start = Siła 4
    .acc = Siłę 4
card-l5 = Siła 5
    .nom = Siła 5
    .start = Siła 5
    .acc = Siłę 5
card-l_magic = Magia
    .nom = Magia
    .start = Magia
    .acc = Magię
    .text = Staje się od razu jedną z twoich odłożonych kart; bez nich nic nie daje
card-l_sacrifice = Poświęcenie
    .nom = Poświęcenie
    .start = Poświęcenie
    .acc = Poświęcenie
    .text = Obie figury są pokonane, chyba że mrok uszedł dzięki Ucieczce
card-l_cloak = Płaszcz Elfów
    .nom = Płaszcz Elfów
    .start = Płaszcz Elfów
    .acc = Płaszcz Elfów
    .text = Liczba na karcie mroku się nie liczy; bez efektu przeciw karcie z tekstem
card-l_retreat = Odwrót
    .nom = Odwrót
    .start = Odwrót
    .acc = Odwrót
    .text = Twoja figura cofa się do krainy z tyłu: bez wrogów i z wolnym miejscem
card-d1 = Siła 1
    .nom = Siła 1
    .start = Siła 1
    .acc = Siłę 1
card-d2 = Siła 2
    .nom = Siła 2
    .start = Siła 2
    .acc = Siłę 2
card-d3 = Siła 3
    .nom = Siła 3
    .start = Siła 3
    .acc = Siłę 3
card-d4 = Siła 4
    .nom = Siła 4
    .start = Siła 4
    .acc = Siłę 4
card-d5 = Siła 5
    .nom = Siła 5
    .start = Siła 5
    .acc = Siłę 5
card-d6 = Siła 6
    .nom = Siła 6
    .start = Siła 6
    .acc = Siłę 6
card-d_magic = Magia
    .nom = Magia
    .start = Magia
    .acc = Magię
    .text = Staje się od razu jedną z twoich odłożonych kart; bez nich nic nie daje
card-d_eye = Oko Saurona
    .nom = Oko Saurona
    .start = Oko Saurona
    .acc = Oko Saurona
    .text = Tekst jasnej karty nie działa; bez efektu przeciw liczbie
card-d_retreat = Ucieczka
    .nom = Ucieczka
    .start = Ucieczka
    .acc = Ucieczkę
    .text = Twoja figura uchodzi w bok: bez wrogów, z wolnym miejscem, nie w górach

## Karty specjalne

special-s_shadowfax = Cienistogrzywy
    .nom = Cienistogrzywy
    .start = Cienistogrzywy
    .acc = Cienistogrzywego
    .text = Najpierw jedna figura robi krok naprzód, tam gdzie nie ma wroga; potem idzie dalej
special-s_gandalf_white = Gandalf Biały
    .nom = Gandalf Biały
    .start = Gandalf Biały
    .acc = Gandalfa Białego
    .text = Zamiast ruchu: pokonany Gandalf wraca na mapę w Fangornie
special-s_palantir = Palantír
    .nom = Palantír
    .start = Palantír
    .acc = Palantír
    .text = Obejrzyj jasne figury w jednej krainie, byle nie w Shire; potem wykonaj ruch
special-s_ringwraith = Upiór Pierścienia
    .nom = Upiór Pierścienia
    .start = Upiór Pierścienia
    .acc = Upiora Pierścienia
    .text = Zamiast ruchu: jedna z twoich figur wraca do Mordoru

## Opowieść, zdarzenie po zdarzeniu

event-figure-placed = { $side-number ->
    [you] Stawiasz
   *[other] { $side-start } stawia
} { $figure-acc } { $region-in }.
event-figures-swapped = { $side-number ->
    [you] Zamieniasz
   *[other] { $side-start } zamienia
} miejscami { $figure-acc } i { $other-acc }.
event-side-ready = { $side-number ->
    [you] Twoje figury stoją na miejscach.
   *[other] { $side-start } jest gotowy.
}
event-play-begins = Obie strony stoją w gotowości. { $side-number ->
    [you] Pierwszy ruch należy do ciebie.
   *[other] Pierwszy rusza { $side-nom }.
}
event-figure-moved = { $way ->
    [river] { $side-number ->
        [you] Przesuwasz
       *[other] { $side-start } przesuwa
    } figurę w dół Anduiny { $origin-from } { $region-to }{ $position ->
        [0] .
       *[other] {" "}({ $stood-acc }).
    }
    [tunnel] { $side-number ->
        [you] Przeprowadzasz
       *[other] { $side-start } przeprowadza
    } figurę przez kopalnie { $origin-from } { $region-to }{ $position ->
        [0] .
       *[other] {" "}({ $stood-acc }).
    }
    [special] { $side-number ->
        [you] Atakujesz
       *[other] { $side-start } atakuje
    } ruchem specjalnym: figura rusza { $origin-from } { $region-to }{ $position ->
        [0] .
       *[other] {" "}({ $stood }).
    }
   *[step] { $side-number ->
        [you] Przesuwasz
       *[other] { $side-start } przesuwa
    } figurę { $origin-from } { $region-to }{ $position ->
        [0] .
       *[other] {" "}({ $stood-acc }).
    }
}
event-own-figure-moved = { $side-number ->
    [you] Przesuwasz
   *[other] { $side-start } przesuwa
} { $figure-acc } { $region-to }.
event-figures-rearranged = { $side-number ->
    [you] Przestawiasz
   *[other] { $side-start } przestawia
} swoje figury { $region-in }.
event-tunnel-entered = { $side-number ->
    [you] Posyłasz
   *[other] { $side-start } posyła
} figurę przez kopalnie. { $dark-number ->
    [you] W Morii stoi twoja figura, więc decyzja należy do ciebie.
   *[other] W Morii stoi ciemna figura, więc decyduje gracz mroku.
}
event-balrog-struck = 🔥 W kopalniach { $figure-dat } zastępuje drogę Balrog!
event-battle-joined = ⚔️ Walka { $region-in }: { $striker-nom } atakuje { $target-acc }.
event-sam-stood-in = { $in_vain ->
    [yes] Sam zastępuje Froda w starciu z orkiem.
   *[no] Sam staje do walki zamiast Froda, z siłą 5.
}
event-frodo-shown = { $in_vain ->
    [yes] U boku Sama zostaje odkryty Frodo, ale przy pierwszym ataku orka nic to nie daje.
   *[no] U boku Sama zostaje odkryty Frodo: Sam ma siłę 5.
}
event-figure-fled = { $figure-start } wycofuje się { $region-to } przed wyłożeniem kart.
event-cards-forbidden = Saruman nie dopuszcza kart: rozstrzyga sama siła figur.
event-card-chosen = { $side-number ->
    [you] Wybierasz
   *[other] { $side-start } wybrał
} kartę.
event-card-shown = { $side-number ->
    [you] Wykładasz
   *[other] { $side-start } wykłada
} { $card-acc }.
event-magic-exchanged = { $side-number ->
    [you] Wymieniasz
   *[other] { $side-start } wymienia
} Magię na { $card-acc }.
event-card-without-effect = { $why ->
    [eye] { $card-start } nie działa: tę kartę dostrzegło Oko Saurona.
    [blocked] { $card-start } nic nie daje: nie ma dokąd odejść.
    [troll] { $card-start } nic nie znaczy: troll walczy bez karty.
    [empty] { $card-start } nic nie daje: { $side-number ->
        [you] nie masz
       *[other] { $side-nom } nie ma
    } odłożonych kart.
    [kept] { $side-number ->
        [you] Nie wymieniasz
       *[other] { $side-start } nie wymienia
    } karty { $card }: nic nie daje.
    [escaped] { $card-start } nie działa: { $dark-number ->
        [you] zagrywasz Ucieczkę.
       *[other] gracz mroku zagrał Ucieczkę.
    }
   *[text] { $card-start } nie ma tu zastosowania.
}
event-figure-retreated = { $figure-start } wycofuje się { $region-to }.
event-totals-compared = 🧮 { $left-number ->
    [you] Ty
   *[other] Światło
} { $light_figure } + { $light_card } = { $light } : { $dark } = { $dark_figure } + { $dark_card } { $right-number ->
    [you] ty
   *[other] Mrok
}
event-figure-defeated = 💀 { $why ->
    [text] { $figure-start } zostaje od razu { $figure-gender ->
        [f] pokonana
       *[m] pokonany
    } { $region-in }{ $by ->
        [none] .
       *[other] {" "}przez { $by-acc }.
    }
    [orcs] Pierwszym atakiem ork od razu pokonuje { $figure-acc } { $region-in }.
    [sacrifice] { $figure-start } pada { $region-in } wskutek Poświęcenia.
    [tunnel] { $figure-start } zostaje { $figure-gender ->
        [f] pokonana
       *[m] pokonany
    } w kopalniach Morii.
    [shelob] W Gondorze nie ma miejsca dla Szeloby: zostaje pokonana.
   *[strength] { $figure-start } zostaje { $figure-gender ->
        [f] pokonana
       *[m] pokonany
    } { $region-in }.
}
event-shelob-returned = Szeloba wraca do Gondoru.
event-hands-refilled = Wszystkie dziewięć kart zostało wykorzystanych: obie strony biorą je z powrotem.
event-shadowfax-ridden = { $side-number ->
    [you] Zagrywasz
   *[other] { $side-start } zagrywa
} kartę Cienistogrzywy: jedna figura idzie { $origin-from } { $region-to }{ $position ->
    [0] .
   *[other] {" "}({ $stood }).
}
event-gandalf-returned = { $side-number ->
    [you] Zagrywasz
   *[other] { $side-start } zagrywa
} kartę Gandalf Biały: Gandalf znów stoi w Fangornie.
event-palantir-used = { $side-number ->
    [you] Spoglądasz w Palantír i widzisz
   *[other] { $side-start } spogląda w Palantír i widzi
}, kto stoi { $region-in }.
event-figures-seen = { $side-number ->
    [you] Palantír pokazuje ci { $region-in } { $figures-acc }.
   *[other] { $side-start } widzi w Palantírze { $region-in } { $figures-acc }.
}
event-figure-recalled = { $side-number ->
    [you] Zagrywasz
   *[other] { $side-start } zagrywa
} kartę Upiór Pierścienia: jedna figura wraca { $origin-from } do Mordoru{ $position ->
    [0] .
   *[other] {" "}({ $stood }).
}
event-turn-began = Tura { $turn }: { $side-number ->
    [you] twój ruch.
   *[other] ruch ma { $side-nom }.
}
event-side-resigned = { $side-number ->
    [you] Poddajesz się.
   *[other] { $side-start } poddaje się.
}
event-game-ended = 🏁 { $how } Punkty: { $left-number ->
    [you] ty
   *[other] światło
} { $light }, { $right-number ->
    [you] ty
   *[other] mrok
} { $dark }.

## Stan gry

status-waiting = Czekamy na { $seats-acc }.
status-setup = Obie strony w tajemnicy ustawiają figury.
status-turn = Tura { $number }: { $side-number ->
    [you] twój ruch.
   *[other] ruch ma { $side-nom }.
}
tally-turns = Tury: { $count }
tally-battles = Walki: { $count }
tally-fallen = Pokonani: światło { $light }, mrok { $dark }
tally-highest = Najwyższa suma w walce: { $total }
status-over = { $how } Punkty: { $left-number ->
    [you] ty
   *[other] światło
} { $light }, { $right-number ->
    [you] ty
   *[other] mrok
} { $dark }.
status-tunnel = { $light-number ->
    [you] Twoja
   *[other] Jasna
} figura jest w kopalniach Morii; { $dark-number ->
    [you] od ciebie zależy
   *[other] gracz mroku decyduje
}, czy przejdzie.
status-challenge = Walka { $region-in }: przeciwnik nie został jeszcze wskazany.
status-battle = Walka { $region-in }: { $striker-nom } atakuje { $target-acc }.

## O co pytamy

prompt-place = Ustaw figury w tajemnicy: cztery { $home-in } i po jednej w pięciu krainach przed nim (3.1). { $left ->
    [one] Została jeszcze jedna figura.
    [few] Zostały jeszcze { $left } figury. Wybierz, kto stanie w każdej krainie.
   *[many] Zostało jeszcze { $left } figur. Wybierz, kto stanie w każdej krainie.
}
prompt-ready = Wszystkie twoje figury są na miejscach. { $swaps ->
    [0] Zamian już nie ma: naciśnij Gotowe, by zacząć (3.2).
    [one] Możesz jeszcze raz zamienić dwie figury albo nacisnąć Gotowe (3.2).
    [few] Możesz zamienić dwie figury, najwyżej { $swaps } razy, albo nacisnąć Gotowe (3.2).
   *[many] Możesz zamienić dwie figury, najwyżej { $swaps } razy, albo nacisnąć Gotowe (3.2).
}
prompt-move = Twoja kolej: wybierz figurę, a potem krainę, do której się przesunie (5.1). Wejście do krainy zajętej przez wroga to walka.
prompt-riding = { $figure-start } pojechał na Cienistogrzywym i musi ruszyć dalej (11.2). Wybierz krainę.
prompt-ridden = Cienistogrzywy zaniósł jedną z twoich figur { $region-to }. Teraz zwykły ruch wykonuje dowolna z nich (11.2).
prompt-only-special = Nie możesz przesunąć żadnej figury. Teraz ratuje cię tylko karta specjalna (11, A17).
prompt-special = Możesz też użyć karty specjalnej, przed ruchem lub zamiast niego (11).
prompt-rearrange = Możesz też przestawić swoje figury w jednej krainie (4.3).
prompt-keep = Przeciwnik zaraz wyzwie jedną z twoich figur { $region-in }. Przestaw je albo zostaw tak, jak stoją (4.3).
prompt-ambush = Jasna figura idzie przez kopalnie pod twoim Balrogiem. Odsłoń go, a zostanie pokonana bez walki; albo ją przepuść (5.7).
prompt-let-pass = Jasna figura idzie przez kopalnie, ale twoja figura w Morii to nie Balrog: przejdzie. Pytamy mimo to, żeby gracz światła niczego się nie domyślił (5.7).
prompt-challenge = { $count ->
    [one] Wyzwij do walki jedynego wroga { $region-in } (6.1).
    [few] Wybierz, którego z { $count } wrogów { $region-in } wyzywasz do walki (6.1).
   *[many] Wybierz, którego z { $count } wrogów { $region-in } wyzywasz do walki (6.1).
}
prompt-early-flee = { $target-start } atakuje Froda { $region-in }. Przed wyłożeniem kart Frodo może uciec w bok (6.4).
prompt-early-guard = { $target-start } atakuje Froda { $region-in }. Nie ma dokąd uciec, ale stoi z nim Sam, który może walczyć zamiast niego (6.4).
prompt-early-both = { $target-start } atakuje Froda { $region-in }. Przed wyłożeniem kart Frodo może uciec w bok albo Sam może walczyć zamiast niego (6.4).
prompt-early-sam = { $target-start } atakuje Sama { $region-in }. Odkryj stojącego obok Froda, a Sam będzie miał siłę 5 zamiast 2 (6.4).
prompt-early-pippin = Pippin zaatakował { $target-acc } { $region-in }. Przed wyłożeniem kart może wycofać się do krainy z tyłu (6.4).
prompt-early-sam-orcs = { $target-start } atakuje Sama { $region-in }. Możesz odkryć stojącego obok Froda, ale nic to nie da (6.4).
prompt-early-orcs = Pierwszy atak orka pokonuje każdego, kogo napotka przed wyłożeniem kart (6.6).
prompt-early-nothing-orcs = Nie ma tu nic do wyboru: pierwszy atak orka pokonuje { $figure-acc } (6.6). Pytamy mimo to, żeby przeciwnik niczego się nie domyślił (6.4).
prompt-early-nothing = Nie ma tu nic do wyboru: walka toczy się dalej. Pytamy mimo to, żeby przeciwnik niczego się nie domyślił (6.4).
prompt-saruman = Saruman może nie dopuścić kart. Rozstrzygnie wtedy sama siła: Saruman { $dark }, { $enemy-nom } { $light } (6.7).
prompt-cards = Walka { $region-in }: wybierz kartę (6.8). { $own-start } ma siłę { $strength }, a { $enemy-nom } { $against }; obie karty wykłada się jednocześnie.
prompt-cards-first = Walka { $region-in }: przeciw Gandalfowi najpierw odkrywasz swoją kartę, dopiero potem wybiera gracz światła (6.8). Wybierz kartę; { $own-nom } ma siłę { $strength }.
prompt-cards-second = Walka { $region-in }: gracz mroku wyłożył { $card-acc }. Wybierz kartę; { $own-nom } ma siłę { $strength }, a { $enemy-nom } { $against } (6.8).
prompt-cards-against-troll = Cokolwiek zagra gracz mroku, karta trolla nic nie znaczy (6.8).
prompt-cards-troll = Walka { $region-in }: troll też musi zagrać kartę, ale nie będzie ona miała znaczenia (6.8). Wybierz tę, której najmniej szkoda.
prompt-magic-optional = Możesz też jej nie wymieniać: wtedy nic nie daje (A14).
prompt-magic = Twoja Magia staje się teraz jedną z twoich odłożonych kart i to ona liczy się jako zagrana (6.9). Wybierz którą.
prompt-retreat = Dzięki twojej karcie { $figure-nom } może opuścić walkę { $region-in } (6.10). Wybierz dokąd.
prompt-retreat-optional = Dzięki twojej karcie { $figure-nom } może opuścić walkę { $region-in } albo zostać, a wtedy karta przepada (6.10).

## Menu

menu-muster = Ustaw resztę losowo
    .detail = Los zapełni wolne miejsca; potem możesz jeszcze zamieniać figury
menu-ready = Gotowe
    .detail = Kończy twoje ustawianie
menu-exchange-with = Zamień z { $figure-ins }
menu-rearrange = Przestaw figury
    .detail = Przetasuj swoje figury w jednej krainie, by nikt ich nie śledził
menu-keep = Zostaw, jak stoją
    .detail = Twoje figury zachowują kolejność
menu-rearrange-here = Przestaw figury { $region-in }
    .detail = Przetasuj swoje figury w tej krainie
menu-ambush = Odsłoń Balroga
    .detail = Figura idąca przez kopalnie zostaje pokonana, kimkolwiek jest
menu-let-pass = Przepuść
    .detail = Figura idzie dalej do Fangornu
menu-flee = Uciekaj { $region-to }
    .detail = Walka się kończy i nikt nie jest pokonany
menu-stand-in = Sam walczy za Froda
    .detail = Odkrywa Sama, który walczy z siłą 5
menu-stand-in-orcs = Sam zastępuje Froda
    .detail = Odkrywa Sama, który pada zamiast Froda (A6)
menu-show-frodo = Odkryj Froda
    .detail = Sam ma siłę 5 zamiast 2
menu-show-frodo-orcs = Odkryj Froda
    .detail = Nic nie zmienia: Sam i tak pada, a przeciwnik widzi Froda
menu-fight = Walcz
    .detail = Nikt nie odchodzi; walka toczy się dalej
menu-fight-orcs = Staw czoło orkowi
    .detail = Sam pada od razu przed wyłożeniem kart (6.6)
menu-fight-orcs-frodo = Staw czoło orkowi
    .detail = Frodo pada od razu, bez kart: zwycięża gracz mroku (6.6)
menu-forbid-cards = Bez kart
    .detail = Saruman { $dark }, { $enemy-nom } { $light }: { $result ->
        [wins] pada { $enemy-nom }
        [falls] pada Saruman
       *[both] padają obie figury
    }
menu-allow-cards = Z kartami
    .detail = Walka toczy się jak zwykle
menu-keep-magic = Nie wymieniaj Magii
    .detail = Karta zostaje Magią i nic nie daje (A14)
menu-retreat = Wycofaj się { $region-to }
    .detail = Twoja figura opuszcza walkę
menu-stay = Zostań
    .detail = Twoja karta nic nie daje
menu-strength = Siła { $strength }. { $text }
menu-strength-place = Siła { $strength }, { $region-in }
menu-strength-sam-place = Siła 2 (z Frodem 5), { $region-in }
menu-place-home = Zajęte miejsca: { $taken } z 4
menu-place-one = Na początku stoi tu jedna figura
menu-empty = Nikogo tam nie ma
menu-join = { $count ->
    [one] Stoi tam jedna twoja figura
    [few] Stoją tam { $count } twoje figury
   *[many] Stoi tam { $count } twoich figur
}
menu-attack = Atak: { $count ->
    [one] jeden wróg
    [few] { $count } wrogów
   *[many] { $count } wrogów
}
menu-attack-known = Atak: { $figures }
menu-way-tunnel = Przez kopalnie Morii
menu-way-river = W dół Anduiny
menu-way-special = Ruchem specjalnym
menu-wins = Natychmiastowe zwycięstwo
menu-sum = { $figure-start } { $strength } + { $value } = { $total }
menu-sum-known = { $figure-start } { $strength } + { $value } = { $total }, przeciwnik { $against }: { $result ->
    [wins] pada { $enemy-nom }
    [falls] pada { $figure-nom }
   *[both] padają obie figury
}
menu-escaped = Walka się kończy: mrok uchodzi dzięki Ucieczce
menu-surely = Tak: { $what }
menu-void-eye = Nie działa: gracz mroku wyłożył Oko Saurona
menu-magic-empty = Tu nic nie daje: nie masz jeszcze odłożonych kart
menu-retreat-blocked = Tu nic nie daje: nie ma dokąd odejść
menu-cloak-troll = Tu nic nie daje: karta trolla i tak nic nie znaczy
menu-cloak-text = Tu nic nie daje: gracz mroku wyłożył kartę z tekstem
menu-sacrifice-escaped = Zawodzi: mrok uchodzi dzięki Ucieczce
menu-sacrifice-retreat = Zawodzi: gracz mroku zagrał Ucieczkę (A13)
menu-blank = U trolla nic nie znaczy
menu-palantir-region = { $count ->
    [one] Jedna jasna figura
    [few] { $count } jasne figury
   *[many] { $count } jasnych figur
}
menu-position = Figura { $position }

# Która z kilku figur ruszyła.
stood-1 = pierwsza z lewej
    .acc = pierwszą z lewej
stood-2 = druga z lewej
    .acc = drugą z lewej
stood-3 = trzecia z lewej
    .acc = trzecią z lewej
stood-4 = czwarta z lewej
    .acc = czwartą z lewej

position-1-of-1 = stojąca samotnie
position-1-of-2 = z lewej
position-2-of-2 = z prawej
position-1-of-3 = z lewej
position-2-of-3 = w środku
position-3-of-3 = z prawej
position-1-of-4 = pierwsza z lewej
position-2-of-4 = druga z lewej
position-3-of-4 = trzecia z lewej
position-4-of-4 = czwarta z lewej
menu-guessed = Twój domysł: { $beliefs }

## Własne domysły

guess-place = { $region }, { $position }
guess-strength = Siła { $strength }
guess-strong = silna
guess-weak = słaba

## Położenie w słowach

describe-map = Mapa
describe-row = Rząd { $row }
describe-region = **{ $region }** – { $content }
describe-empty = pusto
describe-side = { $side-figures }: { $figures }
describe-figure = { $figure } { $strength }
describe-shown = { $figure } { $strength } (odkryta figura)
describe-looked = { $figure } { $strength } (widać w Palantírze)
describe-noted = { $figure } { $strength } (zakryta, już widziana)
describe-guessed = { $count ->
    [one] 1 zakryta figura
    [few] { $count } zakryte figury
   *[many] { $count } zakrytych figur
} (twój domysł: { $beliefs })
describe-hidden = { $count ->
    [one] 1 zakryta figura
    [few] { $count } zakryte figury
   *[many] { $count } zakrytych figur
}
describe-ready = Gotowi: { $seats-nom }
describe-unplaced = Twoje figury do ustawienia: { $figures }
describe-battle = Walka { $region-in }
describe-battle-attacker = { $side-number ->
    [you] Atakujesz.
   *[other] Atakuje { $side-nom }.
}
describe-battle-waits = Żadna figura nie została jeszcze odkryta.
describe-battle-figures = Światło: { $light } { $light_strength }, mrok: { $dark } { $dark_strength }.
describe-battle-card = { $side-number ->
    [you] Wykładasz { $card-acc }.
   *[other] { $side-start } wyłożył { $card-acc }.
}
describe-battle-chosen = { $side-number ->
    [you] Twoja karta leży zakryta.
   *[other] { $side-start } położył zakrytą kartę.
}
describe-battle-own = Twoja zakryta karta: { $card }.
describe-passage = { $side-number ->
    [you] Twój ostatni ruch:
   *[other] Ostatni ruch: { $side-nom },
} { $origin-from } { $region-to }
describe-looked-at = Widoczne w Palantírze do końca tury: { $region }
describe-tunnel = W kopalniach: { $figure }
describe-riding = { $figure-start } jedzie na Cienistogrzywym i musi ruszyć dalej
describe-cards = Karty
describe-hand = { $side }, w ręku: { $cards }
describe-used = { $side }, odłożone: { $cards }
describe-defeated-head = Pokonani
describe-defeated = { $side }: { $figures }
describe-specials = Karty specjalne
describe-special-left = { $side }: { $cards }
describe-none = brak

view-table = Stół
view-hand = Twoja ręka
view-figures = Twoje figury
view-wide = Stół, szeroko
alt-table = Konfrontacja, mapa: { $light ->
    [one] 1 jasna figura
    [few] { $light } jasne figury
   *[many] { $light } jasnych figur
} i { $dark ->
    [one] 1 ciemna figura
    [few] { $dark } ciemne figury
   *[many] { $dark } ciemnych figur
}, { $near ->
    [dark] Shire u góry, Mordor na dole
   *[light] Mordor u góry, Shire na dole
}.
alt-hand = Twoja ręka, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}: { $cards }.
alt-figures = Twoje figury i to, co każda z nich potrafi.
alt-region = { $region } – { $content }
alt-defeated = Pokonani: { $figures }.

## Dlaczego czegoś nie wolno

refusal-with-rule = { $why } (Zasada { $rule })
refusal-not-now = Ten wybór nie dotyczy tego, co się teraz rozstrzyga.
refusal-unknown = W tej grze nie ma niczego o nazwie „{ $name }”.
refusal-bad-chance = To nie jest kolejność tych figur.
refusal-not-your-figure = { $figure-start } nie walczy po twojej stronie.
refusal-figure-defeated = Na mapie nie ma już { $figure-gen }.
refusal-already-placed = { $figure-start } ma już swoje miejsce.
refusal-not-a-starting-region = Twoje figury nie zaczynają gry { $region-in }.
refusal-starting-region-full = Na początku gry nie ma już { $region-in } miejsca dla kolejnej figury.
refusal-all-placed = Wszystkie twoje figury mają już swoje miejsca.
refusal-not-all-placed = Nie wszystkie twoje figury mają już swoje miejsca.
refusal-same-region = { $figure-start } i { $other-nom } stoją w tej samej krainie, więc zamiana nic nie zmieni.
refusal-no-swaps-left = Nie masz już więcej zamian.
refusal-already-ready = Twoje ustawianie jest już zakończone.
refusal-rearranged-automatically = Twoje figury są przestawiane samoczynnie, ilekroć ma to znaczenie.
refusal-nothing-to-rearrange = Nie masz czego przestawić { $region-in }.
refusal-looked-at = Palantír patrzy na twoje figury { $region-in }: do końca tury nie wolno ich przestawiać.
refusal-region-full = Nie ma już { $region-in } miejsca dla twojej figury.
refusal-not-adjacent = { $figure-start } nie może się stąd dostać { $region-to }.
refusal-no-enemy = { $figure-start } może wejść { $region-to } tylko po to, by zaatakować, a nie ma tam wroga.
refusal-flight = Latający Nazgul może polecieć tylko tam, gdzie stoi dokładnie jedna jasna figura.
refusal-ride = Czarny Jeździec nie ma { $region-to } otwartej drogi, na której końcu mógłby zaatakować.
refusal-no-balrog = Twoja figura w Morii to nie Balrog.
refusal-no-such-position = Na miejscu { $position } nie stoi żaden wróg.
refusal-no-retreat-there = { $figure-start } nie może wycofać się { $region-to }.
refusal-no-retreat = Z tej walki nie można się wycofać.
refusal-no-sam = Sam nie może tu walczyć zamiast Froda.
refusal-no-frodo = Frodo nie może tu wesprzeć Sama.
refusal-not-in-hand = Nie masz w ręku tej karty: { $card }.
refusal-not-used = Tej karty nie ma wśród twoich odłożonych: { $card }.
refusal-retreat-compulsory = Wycofanie się kartą jest obowiązkowe, jeśli jest możliwe.
refusal-magic-compulsory = Magię trzeba wymienić, jeśli masz odłożoną kartę.
refusal-no-special = Nie masz tej karty specjalnej: { $card }.
refusal-rider-goes-on = Ten ruch wykonuje { $figure-nom }: to tę figurę poniósł Cienistogrzywy.
refusal-shadowfax-enemies = Cienistogrzywy nie zaniesie nikogo { $region-to }: stoi tam wróg.
refusal-shadowfax-no-further-move = { $figure-start } nie mógłby ruszyć stamtąd dalej, więc Cienistogrzywy nie zaniesie go { $region-to }.
refusal-gandalf-not-defeated = Gandalf nie został pokonany.
refusal-fangorn-occupied = W Fangornie nie może być ciemnych figur i musi być miejsce dla Gandalfa.
refusal-palantir-shire = Palantír nie sięga wzrokiem do Shire.
refusal-palantir-empty = Nie ma żadnej jasnej figury { $region-in }.
refusal-mordor-full = W Mordorze stoją już cztery ciemne figury.
refusal-mordor-occupied = W Mordorze stoi jasna figura.
refusal-already-in-mordor = { $figure-start } już stoi w Mordorze.

## Jak się skończyło

outcome-frodo-in-mordor = Frodo dotarł do Mordoru: { $winner-number ->
    [you] zwyciężasz!
   *[other] zwycięża { $winner-nom }!
}
outcome-frodo-defeated = Frodo został pokonany: { $winner-number ->
    [you] zwyciężasz!
   *[other] zwycięża { $winner-nom }!
}
outcome-three-in-shire = Trzy { $winner-number ->
    [you] twoje figury stoją w Shire: zwyciężasz!
   *[other] ciemne figury stoją w Shire: zwycięża { $winner-nom }!
}
outcome-no-move = { $loser-number ->
    [you] Nie możesz
   *[other] { $loser-start } nie może
} przesunąć żadnej figury: { $winner-number ->
    [you] zwyciężasz!
   *[other] zwycięża { $winner-nom }!
}
outcome-resigned = { $loser-number ->
    [you] Poddajesz się
   *[other] { $loser-start } poddał się
}: { $winner-number ->
    [you] zwyciężasz!
   *[other] zwycięża { $winner-nom }!
}
outcome-turn-limit = Gra trwa zbyt długo: nikt nie zwycięża.

## Co można uzgodnić przed grą

option-series = Partie
    .detail = Jedna partia albo kilka, z zamianą stron (zasada 10)
option-series-1 = Jedna partia
    .detail = Rozstrzyga jedna partia
option-series-2 = Dwie partie, z zamianą stron
    .detail = Każdy raz prowadzi światło; wygrywa wyższa suma punktów (10.3)
option-series-4 = Cztery partie, z zamianą stron
    .detail = Każdy dwa razy prowadzi światło; wygrywa wyższa suma punktów (10.3)
option-light_specials = Karty specjalne światła
    .detail = Każdej można użyć raz; służą też wyrównaniu szans (zasada 11, A19)
option-light_specials-none = Światło: bez kart specjalnych
    .detail = Gra podstawowa
option-light_specials-both = Światło: obie karty specjalne
    .detail = Cienistogrzywy i Gandalf Biały (11.2, 11.3)
option-light_specials-shadowfax = Światło: Cienistogrzywy
    .detail = Przed ruchem jedna figura robi krok naprzód (11.2)
option-light_specials-gandalf_white = Światło: Gandalf Biały
    .detail = Pokonany Gandalf może wrócić w Fangornie (11.3)
option-dark_specials = Karty specjalne mroku
    .detail = Każdej można użyć raz; służą też wyrównaniu szans (zasada 11, A19)
option-dark_specials-none = Mrok: bez kart specjalnych
    .detail = Gra podstawowa
option-dark_specials-both = Mrok: obie karty specjalne
    .detail = Palantír i Upiór Pierścienia (11.4, 11.5)
option-dark_specials-palantir = Mrok: Palantír
    .detail = Pozwala obejrzeć jasne figury w jednej krainie (11.4)
option-dark_specials-ringwraith = Mrok: Upiór Pierścienia
    .detail = Jedna ciemna figura wraca do Mordoru (11.5)
option-rearrange = Przestawianie figur
    .detail = Czy figury w krainie przestawiają się same, czy robi się to ręcznie (4.3)
option-rearrange-automatic = Figury przestawiają się same
    .detail = Ilekroć mogłoby to coś ukryć; nikt nie musi o tym pamiętać (12.3)
option-rearrange-by_hand = Figury przestawia się samemu
    .detail = Każda strona mówi, kiedy tasuje swoje figury w krainie (4.3)
option-pick_revealed = Wolno wskazać odkrytą figurę
    .detail = Napastnik może wyzwać figurę odkrytą we wcześniejszej walce (A4)
option-pick_revealed-true = Odkryte figury można wskazać
    .detail = Napastnik może wyzwać figurę odkrytą we wcześniejszej walce tego ruchu (A4)
option-pick_revealed-false = Ocalałe figury od razu się zakrywa
    .detail = Po każdej walce; napastnik nie wie, która jest która (A4)
option-retreat_upstream = Odejście w bok pod prąd
    .detail = Frodo i ciemne figury mogą wycofać się w górę Anduiny (A8, A9)
option-retreat_upstream-true = Odejście w bok także pod prąd
    .detail = Frodo i ciemne figury mogą się wycofać także w górę Anduiny (A8, A9)
option-retreat_upstream-false = Bez odchodzenia pod prąd
    .detail = Wzdłuż Anduiny wycofać się w bok można tylko z prądem (A8, A9)
option-card_retreat_optional = Wycofanie kartą dobrowolne
    .detail = Możliwego Odwrotu lub Ucieczki nie trzeba wykonać (A11)
option-card_retreat_optional-true = Odwrót i Ucieczka dobrowolne
    .detail = Właściciel może zostać, a karta wtedy przepada (A11)
option-card_retreat_optional-false = Odwrót i Ucieczka obowiązkowe
    .detail = Właściciel wybiera tylko, dokąd (A11)
option-magic_optional = Wymiana Magii dobrowolna
    .detail = Magii nie trzeba wymieniać na odłożoną kartę (A14)
option-magic_optional-true = Wymiana Magii dobrowolna
    .detail = Właściciel może jej nie wymieniać, a wtedy nic ona nie daje (A14)
option-magic_optional-false = Wymiana Magii obowiązkowa
    .detail = Kto ma odłożoną kartę, musi Magię wymienić (A14)
option-sacrifice_needs_escape = Liczy się udana Ucieczka
    .detail = Poświęcenie zawodzi tylko wtedy, gdy mrok naprawdę ujdzie (A13)
option-sacrifice_needs_escape-true = Poświęcenie zawodzi tylko po udanej Ucieczce
    .detail = Jeśli ciemna figura nie ma dokąd ujść, pokonane są obie (A13)
option-sacrifice_needs_escape-false = Każda Ucieczka unieważnia Poświęcenie
    .detail = Także taka, która donikąd nie prowadzi (A13)
option-shadowfax_same_figure = Po kroku rusza ta sama figura
    .detail = Figura niesiona przez Cienistogrzywego musi też wykonać ruch (A16)
option-shadowfax_same_figure-true = Cienistogrzywy: rusza ta sama figura
    .detail = Figura, która zrobiła krok naprzód, musi też wykonać ruch (A16)
option-shadowfax_same_figure-false = Cienistogrzywy: rusza dowolna figura
    .detail = Po kroku zwykły ruch wykonuje dowolna jasna figura (A16)
option-special_saves_from_stalemate = Karty specjalne ratują stronę
    .detail = Gandalf Biały i Upiór pomagają stronie, która nie ma ruchu (A17)
option-special_saves_from_stalemate-true = Karty specjalne ratują przed porażką
    .detail = Gandalf Biały i Upiór Pierścienia pomagają też, gdy nie ma ruchu (A17)
option-special_saves_from_stalemate-false = Brak ruchu to porażka
    .detail = Kto nie może się ruszyć, przegrywa, bez względu na karty (A17)

## Polecenie

command = konfrontacja
    .description = Konfrontacja: światło przeciw mrokowi, gra dla dwóch osób

## Dlaczego gospoda coś by wybrała: po jednym zdaniu na każdy składnik jej oceny

why-lost = { $seat ->
    [dark] gracz światła traci więcej figur albo bardziej przydatne.
   *[light] tracisz mniej figur albo mniej przydatne.
}
why-struck = { $seat ->
    [dark] tracisz mniej figur albo mniej przydatne.
   *[light] gracz mroku traci więcej figur albo bardziej przydatne.
}
why-cards = { $seat ->
    [dark] graczowi światła zostają gorsze karty na następne walki.
   *[light] zostają ci lepsze karty na następne walki.
}
why-enemy-cards = { $seat ->
    [dark] zostają ci lepsze karty na następne walki.
   *[light] graczowi mroku zostają gorsze karty na następne walki.
}
why-road = { $seat ->
    [dark] Frodo ma gorsze miejsce na drodze do Mordoru.
   *[light] Frodo ma lepsze miejsce na drodze do Mordoru.
}
why-refuge = { $seat ->
    [dark] Frodo rzadziej ma obok krainę, do której może zejść z drogi.
   *[light] Frodo częściej ma obok krainę, do której może zejść z drogi.
}
why-reach = { $seat ->
    [dark] więcej twoich figur może dojść do Froda, gdziekolwiek stoi.
   *[light] mniej figur gracza mroku może dojść do Froda.
}
why-shield = { $seat ->
    [dark] przed Frodem jest więcej twoich figur albo zostaje im więcej ruchów.
   *[light] przed Frodem jest mniej figur gracza mroku albo zostaje im mniej ruchów.
}
why-shire = { $seat ->
    [dark] więcej twoich figur wchodzi do Shire.
   *[light] mniej figur gracza mroku wchodzi do Shire.
}

# Odpowiedzi zostawione z góry
ahead-highest-card = Zawsze karta o największej sile
ahead-lowest-card = Zawsze karta o najmniejszej sile
ahead-fight-on = Nigdy nie uciekać ani nie zamieniać się przed kartami
ahead-ambush = Odkrywać Balroga w kopalniach Morii, gdy tylko się da
ahead-let-pass = Przepuszczać wszystkich przez kopalnie Morii
ahead-forbid-cards = Saruman zawsze zakazuje kart
ahead-allow-cards = Saruman zawsze pozwala na karty
