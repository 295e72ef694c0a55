# Działanie kart, efektów bitewnych, postaci i żetonów polowania, naszymi słowami, oraz pytania, które zadają.

## Postacie

text-gandalf_the_grey = Kapitan Zachodu: siła bojowa +1. Jako Przewodnik: po każdym wydarzeniu opłaconym wynikiem Wydarzenie możesz dobrać kartę z tej samej talii. Może aktywować każdy Naród. Na jego miejsce może wrócić Gandalf Biały.
text-strider = Kapitan Zachodu: siła bojowa +1. Jako Przewodnik: dowolny wynik kości może ukryć ujawnioną Drużynę. Może aktywować Północ. Jego miejsce może zająć Aragorn.
text-boromir = Kapitan Zachodu: siła bojowa +1. Póki jest w niezdobytym Mieście lub Twierdzy Gondoru, dowolny wynik kości może przesunąć Gondor o pole. Może aktywować Gondor.
text-legolas = Kapitan Zachodu: siła bojowa +1. Póki jest w niezdobytej Twierdzy Elfów, dowolny wynik kości może przesunąć Elfów o pole. Może aktywować Elfów.
text-gimli = Kapitan Zachodu: siła bojowa +1. Póki jest w niezdobytym Ereborze, dowolny wynik kości może przesunąć Krasnoludy o pole. Może aktywować Krasnoludy.
text-meriadoc = Jako Przewodnik: gdy polowanie zadaje obrażenia, może się odłączyć i zmniejszyć je o 1. Brać ich żywcem!: wyeliminowany w Drużynie, trafia na mapę, jakby się odłączył; nie na Torze Mordoru. Może aktywować każdy Naród.
text-peregrin = { text-meriadoc }
text-aragorn = Wchodzi dzięki Woli Zachodu w miejsce Obieżyświata w niezdobytym Minas Tirith, Dol Amroth lub Pelargirze i daje kość akcji. Kapitan Zachodu: siła bojowa +1. Może aktywować każdy Naród.
text-gandalf_the_white = Wchodzi dzięki Woli Zachodu, gdy w grze był już Sługa, a Gandalf Szary opuścił Drużynę: na jego miejsce, a gdy go nie ma, w Fangornie lub niezdobytej Twierdzy Elfów. Daje kość akcji. Cienistogrzywy: poziom 4, sam lub z jednym hobbitem. Biały Jeździec: może na całą bitwę zrezygnować ze zdolności przywódczych, aby Nazgule też ich nie miały. Może aktywować każdy Naród.
text-gollum = Przewodnik, gdy zabraknie Towarzyszy. Zwykłe żetony z liczbą nie ujawniają Drużyny. Gdy polowanie zadaje obrażenia i nie ujawnia Drużyny, można ją ujawnić, aby zmniejszyć je o 1.
text-ring_bearers = Frodo i Sam nigdy się nie odłączają, nie są Przewodnikiem ani stratą. Ich figurka wskazuje ostatnie znane położenie Drużyny. Przy zepsuciu 12 zwycięża Cień.
text-saruman = Wchodzi wynikiem Mobilizacja do niezdobytego Orthanku, gdy Isengard jest w stanie wojny, i daje kość akcji. Nie rusza się stamtąd. Póki Orthank jest Cienia i nie jest oblężony, Mobilizacja może dać jednostkę regularną w każdej Osadzie Isengardu albo zmienić w Orthanku dwie regularne w elitarne. Jednostki elitarne Isengardu są też Dowódcami.
text-witch_king = Wchodzi wynikiem Mobilizacja do Armii z jednostką Saurona, gdy Sauron i któryś Naród Wolnych Ludów są w stanie wojny; daje kość akcji i aktywuje wszystkie Narody Wolnych Ludów. Liczy się jako Nazgul. Czarownik: po pierwszej rundzie bitwy z twoją kartą bitwy możesz dobrać kartę z jej talii.
text-mouth_of_sauron = Wchodzi wynikiem Mobilizacja do niezdobytej Twierdzy Saurona, gdy Drużyna jest na Torze Mordoru lub wszystkie Narody Wolnych Ludów są w stanie wojny; daje kość akcji. Przechodzi najwyżej trzy regiony. Raz na turę wynik Mobilizacja może posłużyć jako Armia.

## Żetony polowania

text-eye_reveal = Oko: obrażenia równe sukcesom rzutu polowania, bez rzutu żadne, a na Torze Mordoru równe liczbie kości na polu polowania. Ujawnia Drużynę.
text-std_0_reveal = Bez obrażeń. Ujawnia Drużynę.
text-std_1 = Obrażenia 1.
text-std_1_reveal = Obrażenia 1. Ujawnia Drużynę.
text-std_2 = Obrażenia 2.
text-std_2_reveal = Obrażenia 2. Ujawnia Drużynę.
text-std_3 = Obrażenia 3.
text-fp_elven_cloaks = Bez obrażeń.
text-fp_elven_rope = Bez obrażeń.
text-fp_phial_of_galadriel = Bez obrażeń, a zepsucie −2.
text-fp_smeagol_helps_nice_master = Bez obrażeń, a zepsucie −1.
text-sh_shelobs_lair = O obrażeniach decyduje rzut kością. Stop: Drużyna nie posuwa się na Torze Mordoru.
text-sh_the_ring_is_mine = Oko: obrażenia równe liczbie kości na polu polowania. Ujawnia Drużynę. Stop: nie posuwa się ona na Torze Mordoru.
text-sh_on_on_they_went = Obrażenia 3. Stop: Drużyna nie posuwa się na Torze Mordoru.
text-sh_give_it_to_uss = Obrażenia 1. Ujawnia Drużynę. Stop: nie posuwa się ona na Torze Mordoru.

## Wszystkie teksty w jednym miejscu

text-line = **{ $name }**: { $text }
text-chapter-cards_free_peoples = Karty Wolnych Ludów, część { $number } z { $of }
text-chapter-cards_shadow = Karty Cienia, część { $number } z { $of }
text-chapter-combat_free_peoples = Efekty bitewne i żetony Wolnych Ludów{ $of ->
    [1] {""}
   *[other] , część { $number } z { $of }
}
text-chapter-combat_shadow = Efekty bitewne i żetony Cienia{ $of ->
    [1] {""}
   *[other] , część { $number } z { $of }
}
text-chapter-people = Postacie{ $of ->
    [1] {""}
   *[other] , część { $number } z { $of }
}

## Pytania

ask-by = { $source }: { $what }
ask-by-card = „{ $source }”: { $what }
ask-tile = Żeton polowania „{ $tile }”
ask-march_on = Armia jest { $region-in }. Wybierz region, do którego idzie dalej{ $stop ->
    [yes] , albo ją zatrzymaj
   *[no] ; tu zostać nie może
}. { $count ->
    [one] Został jeden region
    [few] Zostały { $count } regiony
   *[many] Zostało { $count } regionów
}
ask-show_and_discard = aby ją usunąć, wybierz z ręki { $wanted ->
    [army] kartę Armii
   *[character] kartę Postaci
}, którą pokażesz i odrzucisz
ask-play_another = możesz zagrać z ręki jeszcze jedną kartę Postaci, bez kości
ask-separate_or_move = wybierz, czy Towarzysze opuszczają Drużynę, czy rusza się grupa na mapie{ $level ->
    [0] {""}
   *[other] , jakby miała poziom { $level }
}{ $extra ->
    [0] {""}
    [one] , o region dalej niż zwykle
    [few] , o { $extra } regiony dalej niż zwykle
   *[many] , o { $extra } regionów dalej niż zwykle
}
ask-muster_where = wybierz region, do którego wchodzą posiłki: { $figures }{ $count ->
    [one] {""}
    [few] ; do wybrania są { $count } regiony
   *[many] ; do wybrania jest { $count } regionów
}
ask-muster_where-units = wybierz region dla dwóch jednostek, regularnych lub elitarnych, i Nazgula Saurona
ask-move_or_attack = { $needs ->
    [witch_king] Armia z Czarnoksiężnikiem może się ruszyć albo zaatakować
   *[nazgul] wykonaj do { $moves } ruchów Armiami z Nazgulem albo zaatakuj jedną z nich, albo zrezygnuj
}
ask-march_to_gathering = Armia jest { $region-in }. Wybierz region, do którego idzie dalej{ $stop ->
    [yes] , albo zatrzymaj ją przy tamtejszej Armii
   *[no] ; musi skończyć przy innej Armii
}. { $count ->
    [one] Został jeden region
    [few] Zostały { $count } regiony
   *[many] Zostało { $count } regionów
}
ask-gandalf_draws = jako Przewodnik pozwala ci dobrać kartę z { $deck-gen }
ask-white_rider = może zrezygnować ze swoich zdolności przywódczych, aby przez całą bitwę nie miał ich żaden Nazgul
ask-sorcerer_draws = zdolność Czarownik pozwala ci dobrać kartę z { $deck-gen }
ask-enter_play = wybierz region, w którym wchodzi do gry
ask-use_guide_ability = obrażenia z polowania: { $damage }. { $guide ->
    [gollum] Ujawnić Drużynę, aby zmniejszyć je o 1?
   *[other] { $mordor ->
        [yes] Ma opuścić Drużynę, co na Torze Mordoru go eliminuje, aby zmniejszyć je o 1?
       *[no] Ma opuścić Drużynę, aby zmniejszyć je o 1?
    }
}
ask-answer_tile = { $open ->
    [yes] o obrażeniach zdecyduje kość
   *[no] obrażenia { $damage }
}. Odrzucić w odpowiedzi kartę ze stołu?

## Wybory

pick-separate = Opuszczają Drużynę
    .detail = wybierzesz kto, a potem dokąd
pick-move-companions = Rusza się grupa na mapie
    .detail = wybierzesz kto, a potem dokąd
pick-move = Ruch
    .detail = { $needs ->
        [witch_king] o jeden region, z Czarnoksiężnikiem
       *[nazgul] ruchy o jeden region, najwyżej { $moves }, każdy z Nazgulem
    }
pick-attack = Atak
    .detail = { $needs ->
        [witch_king] Armią z Czarnoksiężnikiem
       *[nazgul] jedną Armią z Nazgulem
    }
pick-card = Usuń: { $card }
    .detail = karta Postaci na stole
pick-hits = { $count ->
    [0] Bez trafień
    [one] 1 trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}
    .detail = { $effect ->
        [onslaught] { $count ->
            [0] bez dodatkowego ataku
            [one] dodatkowy atak jedną kością, trafia na 4 lub więcej
            [few] dodatkowy atak { $count } kośćmi, trafiają na 4 lub więcej
           *[many] dodatkowy atak { $count } kośćmi, trafiają na 4 lub więcej
        }
       *[other] { $count ->
            [0] bez premii do rzutu bitwy
           *[other] +{ $count } do wszystkich kości twojego rzutu bitwy
        }
    }
pick-victim = { $figure }
    .detail = ginie
pick-stop = Zatrzymaj się { $region-in }
    .detail = Armia nie idzie dalej
pick-draw = Dobierz kartę
    .detail = z { $deck-gen }; { $left ->
        [one] została jedna karta
        [few] zostały { $left } karty
       *[many] zostało { $left } kart
    }
pick-ride = Odbierz Nazgulom zdolności przywódcze
    .detail = na całą bitwę; sam rezygnuje ze swoich
pick-guide-reveal = Ujawnij Drużynę
    .detail = obrażenia { $damage } zmaleją do { $left }
pick-guide-leave = { $hero } odchodzi
    .detail = obrażenia { $damage } zmaleją do { $left }{ $mordor ->
        [yes] ; na Torze Mordoru ginie
       *[no] {""}
    }
pick-crebain = Wyślij crebainy
    .detail = +1 do wszystkich kości rzutu i przerzutu; karta zostaje odrzucona
pick-staff = Podnieś laskę
    .detail = nie dobiera się żetonu; karta zostaje odrzucona
pick-balrog = Zbudź Balroga
    .detail = dobiera się żeton polowania; karta zostaje odrzucona
pick-another-tile = { $card }
    .detail = dobiera się inny żeton i to on się liczy; karta zostaje odrzucona
pick-less-damage = { $card }
    .detail = obrażenia { $damage } zmaleją do { $left }; karta zostaje odrzucona
pick-none = Rezygnuję
    .detail = karta nic więcej nie robi
pick-enough = Wystarczy
    .detail = reszta pozostaje bez zmian
pick-no-card = Żadna
    .detail = karty zostają na ręce
pick-nobody = Nikt
    .detail = { $spends ->
        [yes] trafienie liczy się zwyczajnie
       *[no] nikt nie ginie od tej karty
    }
pick-no-draw = Nie dobieraj
    .detail = ręka się nie zmienia
pick-lead = Zachowaj zdolności przywódcze
    .detail = Nazgule zachowują swoje
pick-keep-guide = Zostaw
    .detail = obrażenia pozostają { $damage }
pick-keep-card = Zachowaj kartę
    .detail = zostaje na stole
pick-keep-cards = Bez odpowiedzi
    .detail = żeton działa tak, jak jest
