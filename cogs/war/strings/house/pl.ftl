# Wojna o Pierścień po polsku: słowa domu. Każdy identyfikator jest też w en.ftl, z tymi samymi zmiennymi.

game-name = Wojna o Pierścień
about = Cała wojna na jednej wielkiej mapie: armie i oblężenia, wydarzenia i Drużyna w drodze na Górę Przeznaczenia.
    .length = około 3 godzin
    .weight = heavy
command = wojna
    .description = Wojna o Pierścień: Wolne Ludy przeciw Cieniowi, dla dwóch osób

## Opcje

option-series = Partie
    .detail = Jedna partia albo mecz (W109)
option-series-1 = Jedna partia
    .detail = Rozstrzyga jedna partia (W109)
option-series-2 = Dwie partie, z zamianą stron
    .detail = Każdy gra raz każdą stroną; mecz wygrywa, kto wygra więcej partii (W109)
option-series-4 = Cztery partie, z zamianą stron
    .detail = Każdy gra dwa razy każdą stroną; mecz wygrywa, kto wygra więcej partii (W109)
option-discards = Kiedy zmniejsza się rękę
    .detail = Po dobieraniu w fazie 1: raz czy po każdej karcie (4.1, W3)
option-discards-after_both = Ręka zmniejszana po obu kartach
    .detail = Zostaje sześć kart, gdy dobrano już obie (4.1, W3)
option-discards-after_each = Ręka zmniejszana po każdej karcie
    .detail = Zostaje sześć kart po każdym dobraniu (4.1, W3)
option-declare_in_mordor = Deklaracja w Mordorze
    .detail = Gorgoroth, Nurn i Barad-dûr (12.8, W24)
option-declare_in_mordor-true = Drużynę można zadeklarować w Mordorze
    .detail = Także w Gorgoroth, Nurnie i Barad-dûrze (12.8, W24)
option-declare_in_mordor-false = Drużyny nie deklaruje się w Mordorze
    .detail = Ani w Gorgoroth, ani w Nurnie, ani w Barad-dûrze (12.8, W24)
option-army_cards = Czym jest karta Armii
    .detail = Dla kart „Zbyt Wielka Potęga” i „Moc Toma Bombadila” (W25)
option-army_cards-symbol = Karta Armii to karta z symbolem Armii
    .detail = A karta Postaci to karta z symbolem Postaci (W25)
option-army_cards-deck = Karta Armii to każda karta Strategii
    .detail = A karta Postaci to każda karta z tamtej talii (W25)
option-lure_is_casualty = Pokusa Pierścienia a strata
    .detail = Czy działa na nią karta „Zmożeni Smutkiem i Trudem” (W26)
option-lure_is_casualty-true = „Pokusa Pierścienia” to strata w polowaniu
    .detail = „Zmożeni Smutkiem i Trudem” działa po niej (W26)
option-lure_is_casualty-false = „Pokusa Pierścienia” to nie strata
    .detail = „Zmożeni Smutkiem i Trudem” po niej nie działa (W26)
option-saved_is_casualty = Ocalony hobbit a strata
    .detail = Czy działa na to karta „Zmożeni Smutkiem i Trudem” (W27)
option-saved_is_casualty-true = Ocalony hobbit to strata w polowaniu
    .detail = „Zmożeni Smutkiem i Trudem” działa też po „Brać ich żywcem!” (W27)
option-saved_is_casualty-false = Ocalony hobbit to nie strata
    .detail = „Zmożeni Smutkiem i Trudem” nie działa po „Brać ich żywcem!” (W27)
option-strider_as_aragorn = Obieżyświat jak Aragorn
    .detail = Czy dzięki niemu dowolna kość kończy szaleństwo Denethora (W28)
option-strider_as_aragorn-true = Obieżyświat doradza Denethorowi
    .detail = Gdy jest w Minas Tirith, kartę usuwa dowolna kość (W28)
option-strider_as_aragorn-false = Obieżyświat nie doradza Denethorowi
    .detail = Dowolna kość wystarcza tylko przy Gandalfie i Aragornie (W28)
option-rohan_by_cards = Rohan i Gadzi Język
    .detail = Czy karty wydarzeń mogą go wtedy aktywować (W29)
option-rohan_by_cards-true = Karty aktywują Rohan mimo Gadziego Języka
    .detail = Karty wydarzeń mogą go aktywować (W29)
option-rohan_by_cards-false = Karty nie aktywują wtedy Rohanu
    .detail = Karty wydarzeń nie mogą go aktywować (W29)
option-split_witch_king = Zdolności Czarnoksiężnika
    .detail = Czy może poświęcić tylko jeden z dwóch punktów (W30)
option-split_witch_king-true = Czarnoksiężnik może poświęcić jeden punkt
    .detail = Tylko jeden z dwóch punktów zdolności przywódczych (W30)
option-split_witch_king-false = Czarnoksiężnik poświęca oba punkty
    .detail = Jego zdolności przywódczych nie można podzielić (W30)

## Odmowy

refusal-with-rule = { $why } (Zasada { $rule })
refusal-not-now = Ten wybór nie dotyczy tego, co się teraz rozstrzyga.
refusal-not-among = Tego nie ma wśród możliwości.
refusal-unknown = W tej grze nie ma niczego o nazwie „{ $name }”.
refusal-bad-chance = Los nie może dać takiego wyniku.
refusal-no-such-die = Nie masz niewykorzystanej kości z takim wynikiem: { $die }.
refusal-die-does-not = { $die-start } na to nie pozwala: { $what }.
refusal-use-impossible = Tego nie można teraz zrobić: { $what }.
refusal-may-not-pass = Możesz spasować tylko wtedy, gdy masz mniej niewykorzystanych kości niż przeciwnik.
refusal-ring-used = W tej turze Pierścień Elfów jest już użyty.
refusal-no-ring = Nie masz Pierścienia Elfów.
refusal-ring-face = Pierścień Elfów nie może zmienić wyniku { $die } na { $face }.
refusal-hunt-allocation = Na pole polowania możesz odłożyć od { $least } do { $most } kości.
refusal-not-in-hand = Nie masz tej karty na ręce: „{ $card }”.
refusal-card-condition = Warunek z tej karty nie jest spełniony: „{ $card }”.
refusal-deck-empty = Ta talia jest pusta.
refusal-no-reinforcements = W twoich posiłkach nie ma już takiej figurki: { $figure }.
refusal-not-at-war = { $nation-start } { $nation-number ->
    [many] nie są
   *[one] nie jest
} w stanie wojny.
refusal-no-recruiting-there = Nie można rekrutować { $region-in }: { $figure-nom }.
refusal-pair-elsewhere = Pierwsza figurka trafiła { $region-to }; druga musi trafić do innej Osady.
refusal-passive = Pasywny Naród nie może wejść w stan wojny, zanim nie zostanie aktywowany: { $nation }.
refusal-at-war-already = { $nation-start } już { $nation-number ->
    [many] są
   *[one] jest
} w stanie wojny.
refusal-closed-by-card = Nie pozwala na to karta na stole: { $region }.
refusal-not-adjacent = Te regiony nie sąsiadują ze sobą: { $origin } i { $region }.
refusal-no-army = Nie masz { $region-in } Armii, która może to zrobić.
refusal-enemy-army = { $region-start }: stoi tu Armia przeciwnika, trzeba ją zaatakować.
refusal-no-enemy = Nie ma Armii przeciwnika do zaatakowania { $region-in }.
refusal-no-leader = Do tej kości potrzeba Przywódcy, a nie ma żadnego { $region-in }.
refusal-borders = Narody, które nie są w stanie wojny, nie mogą przekroczyć tej granicy: { $region }.
refusal-stacking = Nie można mieć { $region-in } więcej niż dziesięciu jednostek.
refusal-moved-already = Do tego regionu właśnie weszła Armia i nie może iść dalej: { $region }.
refusal-besieged = Armia { $region-in } jest oblężona i może tylko zrobić wypad.
refusal-force-needs-unit = Musi ruszyć co najmniej jedna jednostka.
refusal-force-needs-leader = Z tą kością musi ruszyć co najmniej jeden Przywódca.
refusal-leader-alone = Dowódca nie może zostać bez jednostki.
refusal-combat-condition = Warunek tej karty bitwy nie jest spełniony: „{ $card }”.
refusal-no-retreat-there = Armia nie może się wycofać { $region-to }.
refusal-no-such-unit = W tej bitwie nie ma już takiej jednostki: { $unit }.
refusal-unit-bound = Ta jednostka jest już związana walką: { $unit }.
refusal-nobody-bound = Trzeba związać walką co najmniej jedną jednostkę.
refusal-enough-attack = { $most ->
    [one] W tej serii starć może atakować najwyżej 1 jednostka.
    [few] W tej serii starć mogą atakować najwyżej { $most } jednostki.
   *[many] W tej serii starć może atakować najwyżej { $most } jednostek.
}
refusal-commanders = To nie mogą być twoi Przywódcy: wybierz najwyżej dwóch z biorących udział w bitwie.
refusal-no-rest-there = Drużyna nie może zatrzymać się { $region-in }.
refusal-path-astray = Drużyna nie może iść { $region-to }: to za daleko albo nie ma tam gdzie się zatrzymać.
refusal-out-of-reach = Ta grupa nie może dotrzeć { $region-to }.
