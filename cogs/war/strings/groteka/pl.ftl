# Mod GroTeki: pytania i menu, bitwa słowami, karty bitwy, opcje. Każdy identyfikator jest też w en.ftl, z tymi samymi
# zmiennymi. Wartości to bitność/obronność; jednostka ma znak, A u atakującego, O u obrońcy.

## Jednostki, wartości, starcia

melee-handle = { $side ->
    [a] A{ $number }
   *[d] O{ $number }
}
melee-unit = { $mark } · { $role ->
    [elite] elitarna
   *[regular] regularna
} { $nation-gen }
melee-values = regularne { $regular }, elitarne { $elite }
melee-cause-town = Wioska
melee-cause-city = Miasto
melee-cause-fortification = Fortyfikacja
melee-cause-besieged-stronghold = Twierdza
melee-cause-flanking = flankowanie
melee-cause-commanders = Przywódcy
melee-clash = { $units } → { $target } ({ $needed })
melee-sum = { $attack } + kość przeciw { $defence }: { $needed }
melee-strike = { $units } → { $target }: { $attack } + { $die } przeciw { $defence }, { $success ->
    [yes] udany
   *[no] nieudany
}
melee-failed = { $units } → { $target }: { $attack } + { $die } przeciw { $defence }
melee-more = { $list } i jeszcze { $count }
melee-clashes = { $count ->
    [one] 1 starcie
    [few] { $count } starcia
   *[many] { $count } starć
}

## Pytania

prompt-melee-odds = Bitność/obronność – atakujący: { $attacker }; obrońca: { $defender }.
prompt-melee-clashes = Starcia z potrzebnym wynikiem na kości: { $clashes }.
prompt-melee-left = { $count ->
    [0] Więcej jednostek nie może atakować.
    [one] Może atakować jeszcze 1 jednostka.
    [few] Mogą atakować jeszcze { $count } jednostki.
   *[many] Może atakować jeszcze { $count } jednostek.
}
prompt-by-effect = „{ $effect }”: { $what }
prompt-bind-attacker = Runda { $round } { $region-in }: zwiąż walką swoje jednostki z jednostkami wroga, z każdą jedną lub kilka
prompt-bind-defender = Runda { $round } { $region-in }: przydziel do ataku jednostki, których nikt nie związał walką, albo niech czekają
prompt-bind-set = Runda { $round } { $region-in }: wszystkie cele są wybrane, potwierdź
prompt-quarry = wskaż jednostki, które uderzą, albo żadnej; cel: { $figure } (obronność { $defence })
prompt-extra-strikes = { $role ->
    [elite] { $count ->
        [one] 1 jednostka elitarna atakuje dodatkowo: kogo?
        [few] { $count } jednostki elitarne atakują dodatkowo: kogo?
       *[many] { $count } jednostek elitarnych atakuje dodatkowo: kogo?
    }
   *[any] { $count ->
        [one] 1 jednostka atakuje dodatkowo: kogo?
        [few] { $count } jednostki atakują dodatkowo: kogo?
       *[many] { $count } jednostek atakuje dodatkowo: kogo?
    }
}
prompt-drop = { $most ->
    [one] W tej rundzie może atakować tylko 1 twoja jednostka: cofnij { $over }
    [few] W tej rundzie mogą atakować tylko { $most } twoje jednostki: cofnij { $over }
   *[many] W tej rundzie może atakować tylko { $most } twoich jednostek: cofnij { $over }
}
prompt-counter = Kontratak: dla każdej zaatakowanej jednostki wybierz jednego z wrogów, z którymi jest związana walką, albo żadnego
prompt-counter-set = Wszystkie kontrataki są wybrane, potwierdź
prompt-captain = { $hero-start }, Kapitan Zachodu, pozwala ci przerzucić { $count ->
    [one] nieudaną kość: przerzucasz?
    [few] { $count } nieudane kości: przerzucasz?
   *[many] { $count } nieudanych kości: przerzucasz?
}
prompt-failed = Nieudane: { $strikes }.
prompt-turn = { $count ->
    [one] wybierz nieudany atak, który zmieni się w udany
    [few] wybierz nieudany atak, który zmieni się w udany, najwyżej { $count }
   *[many] wybierz nieudany atak, który zmieni się w udany, najwyżej { $count }
}
prompt-commanders = Runda { $round } { $region-in }: wybierz w tajemnicy swoich Przywódców, { $count ->
    [one] najwyżej jeszcze jednego
    [few] najwyżej { $count }
   *[many] najwyżej { $count }
}
prompt-commanders-so-far = Już dowodzą: { $figures }.
prompt-split = { $count ->
    [one] Twoja przewaga w zdolnościach przywódczych to 1 punkt: bitność czy obronność?
    [few] Twoja przewaga w zdolnościach przywódczych to { $count } punkty: podziel je między bitność i obronność wszystkich swoich jednostek
   *[many] Twoja przewaga w zdolnościach przywódczych to { $count } punktów: podziel je między bitność i obronność wszystkich swoich jednostek
}
prompt-replace = Poległ Przywódca ({ $figure }): kto go zastąpi?
prompt-disband = Rozwiązujesz oddziały: które jednostki i ile?
prompt-disband-more = Rozwiązujesz kolejne oddziały czy na tym koniec?
prompt-disband-later = Rekrutować je można znów od następnej tury.
prompt-sacrifice = Runda { $round } szturmu { $region-in } dobiegła końca: poświęcasz jednostkę, aby szturmować dalej, czy przerywasz?
prompt-flank-advance = Bitwa { $region-in } dobiegła końca: czy wkracza też druga Armia { $origin-from }?
prompt-break = { $count ->
    [one] wybierz jednostkę wroga, która zostaje rozbita
    [few] wybierz jednostkę wroga, która zostaje rozbita, w sumie { $count }
   *[many] wybierz jednostkę wroga, która zostaje rozbita, w sumie { $count }
}
prompt-break-optional = { $count ->
    [one] wybierz jednostkę wroga, która zostaje rozbita razem z tamtą, albo żadnej
    [few] wybierz jednostkę wroga, która zostaje rozbita razem z tamtą, najwyżej { $count }, albo żadnej
   *[many] wybierz jednostkę wroga, która zostaje rozbita razem z tamtą, najwyżej { $count }, albo żadnej
}
prompt-break-card = { $count ->
    [one] 1 trafienie w Armię { $region-in }: którą jednostkę rozbija?
    [few] { $count } trafienia w Armię { $region-in }: którą jednostkę rozbija pierwsze?
   *[many] { $count } trafień w Armię { $region-in }: którą jednostkę rozbija pierwsze?
}
prompt-raise = { $count ->
    [one] wybierz rozbitą jednostkę, która wstaje
    [few] wybierz rozbitą jednostkę, która wstaje, w sumie { $count }
   *[many] wybierz rozbitą jednostkę, która wstaje, w sumie { $count }
}
prompt-strike-at = wybierz Przywódcę wroga, w którego mogą uderzyć twoje jednostki, albo nikogo
prompt-strike-at-anew = Wtedy wszystkie cele wybiera się od nowa.
prompt-second-attack = Wynik Armii daje ci drugą bitwę: która Armia kogo atakuje?
prompt-flank = Atakujesz { $region-acc }: czy dołącza druga Armia?
prompt-flank-stakes = Obie walczą jak jedna, w sumie najwyżej { $most } jednostek, { $bonus ->
    [0] tutaj bez premii
   *[other] każda z premią +{ $bonus } do bitności
}; zużywa to drugą bitwę tego wyniku.
prompt-flank-force = Kto { $origin-from } dołącza do ataku na { $region-acc }? { $may ->
    [leave] Zostaw kogoś
    [go] Potwierdź
   *[both] Zostaw kogoś albo potwierdź
}
prompt-ring = Wydajesz Pierścień Elfów, aby podnieść jedną ze swoich rozbitych jednostek?
prompt-ring-struck = { $cause } powala twojego Przywódcę: { $figure }. Wydajesz Pierścień Elfów, aby go ocalić?
prompt-ring-stakes = { $seat ->
    [shadow] Znika on wtedy z gry
   *[free_peoples] Przechodzi on wtedy do Cienia
}; masz ich { $count }.
prompt-reserves = Zwracasz poległych do posiłków? Jedną jednostkę elitarną albo dwie figurki: jednostki regularne lub Dowódców
prompt-reserves-second = Zwracasz drugą figurkę, jednostkę regularną lub Dowódcę?
prompt-given = Dotąd poświęcone: { $units }.
prompt-only-card = To jedyna karta na całą bitwę.
pick-silenced-groteka = { $figure }
    .detail = w tej bitwie bez zdolności przywódczych i specjalnych
ask-words_of_power_companion-groteka = wybierz Towarzysza, który w tej bitwie nie ma zdolności przywódczych ani specjalnych

## Menu

choice-from-flank = { $region-from }
choice-copies = jedna z { $count } takich samych
choice-unit-broken = rozbita
choice-unit-attacks = atakuje: { $target }
choice-unit-attacked = atakują ją: { $units }
choice-needs = { $unit } · { $needed }
choice-unit-on = { $unit } → { $target } · { $needed }
choice-spread = Rozdziel równo pozostałe jednostki
    .detail = od najsilniejszych, każdą przeciw wrogowi, którego atakuje najmniej jednostek
choice-spread-first = Rozdziel równo wszystkie jednostki
    .detail = od najsilniejszych, każdą przeciw wrogowi, którego atakuje najmniej jednostek
choice-spread-extra = Atakuj wszystkimi, którymi można
    .detail = każdą przeciw wrogowi, którego atakuje najmniej jednostek
choice-spread-counter = Kontratak wszystkimi jednostkami
    .detail = każda przeciw wrogowi, na którego wystarczy najniższy wynik kości
choice-bound = { $count ->
    [0] Nikt nie atakuje
    [one] Gotowe: 1 starcie
    [few] Gotowe: { $count } starcia
   *[many] Gotowe: { $count } starć
}
choice-bound-extra = { $count ->
    [0] Bez dodatkowego ataku
    [one] Rzuć: 1 atak
    [few] Rzuć: { $count } ataki
   *[many] Rzuć: { $count } ataków
}
choice-bound-quarry = Gotowe: pora na inne cele
choice-countered = { $count ->
    [0] Bez kontrataku
    [one] Gotowe: 1 starcie
    [few] Gotowe: { $count } starcia
   *[many] Gotowe: { $count } starć
}
choice-stop-bind = Przerwij atak
    .detail = nikt nie zostaje związany walką
choice-stop-sacrifice = Przerwij szturm
    .detail = oblężenie trwa
choice-captain = Przerzuć
    .detail = wszystkie kości nieudanych ataków; liczą się nowe wyniki
choice-no-captain = Nie przerzucaj
    .detail = wyniki zostają
choice-commanders = { $figures } ({ $points })
choice-commanders-none = Nikt
    .detail = w tej rundzie bez kolejnych Przywódców
choice-commanders-points = { $points ->
    [one] 1 punkt zdolności przywódczych
    [few] { $points } punkty zdolności przywódczych
   *[many] { $points } punktów zdolności przywódczych
}
choice-split = { $attack ->
    [0] Obronność +{ $defence }
   *[other] { $defence ->
        [0] Bitność +{ $attack }
       *[other] Bitność +{ $attack }, obronność +{ $defence }
    }
}
choice-split-values = twoje jednostki: { $values }
choice-no-replacement = Nikt
    .detail = miejsce pozostaje w tej bitwie puste
choice-disband = Rozwiąż: { $figures }
choice-disband-some = Rozwiąż część z { $figures }
choice-disbanded = Wystarczy
    .detail = nikogo więcej nie rozwiązujesz
choice-sacrifice = Poświęć: { $unit }
    .detail = zaczyna się kolejna runda
choice-flank = { $region } · { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
choice-no-flank = Tylko ta Armia
    .detail = drugą bitwę tego wyniku można stoczyć później
choice-no-second = Bez drugiej bitwy
    .detail = akcja się kończy
choice-go-flank = Dołączają: { $figures }
choice-raise = Podnieś: { $unit }
choice-save = Ocal: { $figure }
    .detail = Pierścieniem Elfów
choice-no-ring = Bez Pierścienia Elfów
    .detail = straty zostają
choice-reserve = { $count ->
    [one] 1 poza grą
    [few] { $count } poza grą
   *[many] { $count } poza grą
}
choice-no-reserves = { $taken ->
    [0] Nikogo
   *[other] Nikogo więcej
}
    .detail = pozostali są nadal poza grą
choice-turned = Przeciw: { $unit }
choice-no-turn = Żadnego więcej
    .detail = wyniki zostają
choice-enough-broken = Już żadnej
    .detail = nikt więcej nie zostaje rozbity
choice-not-raised = Nikt więcej
    .detail = pozostałe są nadal rozbite
choice-struck-at = { $figure } · obronność { $defence }
choice-nobody-struck = Nikt
    .detail = cele zostają, jakie były
choice-nobody-gives = Nikt
    .detail = karta nie działa
choice-give-up = Poświęć: { $unit }
choice-enough-given = { $count ->
    [0] Żadnej
    [one] Wystarczy: 1 jednostka
    [few] Wystarczy: { $count } jednostki
   *[many] Wystarczy: { $count } jednostek
}
choice-to-disband = Rozwiąż oddziały
    .detail = rekrutować je można znów od następnej tury

## Pozycja

state-melee-values = bitność/obronność: { $values }
state-melee-led = Przywódcy: { $figures }
state-melee-secret = Przywódcy wybrani w tajemnicy
state-melee-unled = Przywódcy nie dają modyfikatorów
state-melee-limit = { $count ->
    [one] może atakować 1 jednostka ({ $cause })
    [few] mogą atakować { $count } jednostki ({ $cause })
   *[many] może atakować { $count } jednostek ({ $cause })
}
state-melee-flank = druga Armia { $region-from }: { $figures }
state-melee-units = jednostki: { $units }
state-melee-unit = { $mark } { $kind }
state-melee-unit-to = { $mark } { $kind } → { $target }
state-melee-unit-broken = { $unit } (rozbita)
state-melee-kind = { $role ->
    [elite] E
   *[regular] R
}
state-melee-side = { $side } – { $parts }
state-melee-clashes = Starcia do rozegrania: { $clashes }
state-melee-rolled = Rozegrane w tej rundzie: { $strikes }

## Opowieść

story-melee-again = { " " }(przerzut: { $hero-nom })

## Co robią karty bitwy według moda
#
# Strony są nazwane, aby menu i opowieść mogły mówić to samo; linia zaczyna się małą literą i nie ma kropki.

text-groteka-derived = { $mark } Tego efektu autorzy moda nie opisali: wynika z ich zasad ogólnych (G52).

## Opcje

option-rules = Zasady
    .detail = Gra podstawowa albo mod GroTeki z własnymi bitwami (G1)
option-rules-base = Gra podstawowa
    .detail = Wojna o Pierścień tak, jak ją wydano (G1)
option-rules-groteka = Mod GroTeki
    .detail = Jednostki mają bitność i obronność; starcia, flankowanie; do wygranej 11 i 10 punktów (G1)
option-mod_sturdy_regulars = Mod: obronność regularnych
    .detail = Czy wynosi 5 zamiast 4 (A2)
option-mod_sturdy_regulars-true = Mod: regularne mają obronność 5
    .detail = O jeden więcej, niż wydrukowano (A2)
option-mod_sturdy_regulars-false = Mod: regularne mają obronność 4
    .detail = Tak, jak wydrukowano (A2)
option-mod_split_once = Mod: podział zdolności
    .detail = Czy przewagę dzieli się raz na bitwę, czy co rundę od nowa (A4)
option-mod_split_once-true = Mod: przewagę dzieli się raz na bitwę
    .detail = Podział zostaje, póki nie zmienią się sumy (A4)
option-mod_split_once-false = Mod: przewagę dzieli się co rundę
    .detail = Bitność i obronność wybiera się od nowa (A4)
option-mod_witch_king = Mod: cios w Czarnoksiężnika
    .detail = Czy dla „Szczęśliwego Ciosu” jest Sługą, czy Nazgulem (A24)
option-mod_witch_king-minion = Mod: Czarnoksiężnik jako Sługa
    .detail = Ma wtedy obronność 8 (A24)
option-mod_witch_king-nazgul = Mod: Czarnoksiężnik jako Nazgul
    .detail = Ma wtedy obronność 5 (A24)
option-mod_scouts = Mod: kto zagrywa Zwiadowców
    .detail = Czy może to zrobić także atakujący (A26)
option-mod_scouts-both = Mod: Zwiadowcy także dla atakujących
    .detail = Wycofują się do regionu obok bitwy (A26)
option-mod_scouts-defender = Mod: Zwiadowcy tylko dla obrońców
    .detail = Tak, jak mówi karta gry podstawowej (A26)
option-mod_walls = Mod: mury Miast
    .detail = Kiedy Miasto i Fortyfikacja pomagają obrońcom (A53)
option-mod_walls-every_round = Mod: mury pomagają w każdej rundzie
    .detail = Miasta i Fortyfikacje, bitność +1 i obronność +1 (A53)
option-mod_walls-first_round = Mod: mury pomagają w pierwszej rundzie
    .detail = Miasta i Fortyfikacje, jak w zasadach podstawowych (A53)
