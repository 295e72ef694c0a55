# Lekcje: tytuł, opowieść, zadanie, wskazówka i to, co mówimy na końcu.
lesson-tunnel = Droga pod górami
    .story = Mrok zszedł w Góry Mgliste, a Gandalf czeka przed bramą Morii.
    .task = Dojdź jednym ruchem do Fangornu, bez walki.
    .hint = Światło ma dwie własne drogi: w dół Anduiny i przez kopalnie Morii z Eregionu. W Morii nikogo nie ma.
    .done = Kopalnie Morii prowadzą z Eregionu do Fangornu, obok wszystkich. Są groźne tylko wtedy, gdy w Morii stoi figura mroku: to może być Balrog.
    .failed = Zwykły ruch kończy się w górach. Z Eregionu kopalnie Morii prowadzą dalej, aż do Fangornu.
lesson-step-aside = Frodo schodzi z drogi
    .story = Balrog wychodzi z Morii i zastaje Froda w Eregionie, bez nikogo obok.
    .task = Utrzymaj Froda na planszy do swojego następnego ruchu.
    .hint = Siła 1 przeciw 5: nawet najlepsza karta nie daje pewności. Poza górami zaatakowany Frodo może odejść, zanim padną karty.
    .done = Zaatakowany Frodo może odejść w bok, do sąsiedniej krainy bez wrogów, w której jest miejsce. W górach nie może, więc nie daj się tam złapać.
    .failed = Frodo ma siłę 1, więc karty nie ocalą go przed Balrogiem. Niech odejdzie, zanim padną karty.
lesson-stand-in = Sam za Froda
    .story = Jeździec napada na Froda i Sama w Cardolanie, a Arthedain jest pełny, więc Frodo nie ma dokąd odejść.
    .task = Wygraj tę walkę: jeździec ginie, a Frodo i Sam przeżywają.
    .hint = Sam może walczyć za Froda i liczy się wtedy za 5. Czarny Jeździec ma 3, a mrok może dodać do 6: zagraj wysoką liczbę.
    .done = Sam walczy za Froda z siłą 5, dopóki stoją w tej samej krainie. Trzymaj ich razem.
    .failed = Frodo ma tylko siłę 1. Sam liczy się za 5, gdy za niego walczy, ale i wtedy karta musi być dość wysoka.
lesson-on-sight = Godzina Merry’ego
    .story = Król-Czarnoksiężnik pokonał właśnie Pippina i stoi w Enedwaith na oczach wszystkich.
    .task = Pokonaj Króla-Czarnoksiężnika bez zagrywania kart.
    .hint = Niektóre figury pokonują pewnego wroga, gdy tylko się zobaczą. Kto ma stare porachunki z Królem-Czarnoksiężnikiem?
    .done = Merry od razu pokonuje Króla-Czarnoksiężnika, Legolas Latającego Nazgula, Gimli orka. Pamiętaj więc, kto gdzie stoi.
    .failed = Gandalf jest silny, ale to kosztuje kartę i może się nie udać. Merry pokonuje Króla-Czarnoksiężnika od razu.
lesson-gandalf = Tylko tyle, ile trzeba
    .story = Gandalf walczy z Czarnym Jeźdźcem, a mrok musi pokazać kartę pierwszy: to 4.
    .task = Wygraj walkę jedną z kart 1, 2 lub 3.
    .hint = Jeździec ma 3 i dodaje 4, Gandalf ma 5. Przy równych sumach giną obie figury.
    .done = 5 i 3 to 8 przeciw 7: wystarczy, a wysokie karty zostają na walki, w których nic nie widać. Wygrana o jeden to wygrana.
    .failed = 3 i 4 to 7. Gandalf potrzebuje co najmniej 8, a karta wyższa od 3 jest stratą.
lesson-first-attack = Pierwszy atak orka
    .story = Gandalf pokonał Latającego Nazgula i stoi samotnie w Enedwaith; twój ork czeka w Morii.
    .task = Pokonaj Gandalfa w tym ruchu bez zagrywania kart.
    .hint = W pierwszej walce ruchu, w którym atakuje ork, siła się nie liczy.
    .done = Atakujący ork pokonuje pierwszą figurę, na którą trafi, choćby była najsilniejsza. Nie boją się go tylko Gimli, Boromir i figury, które zdążą odejść.
    .failed = Przeciw Gandalfowi najpierw ty pokazujesz kartę, więc zwykła walka jest przegrana. Pierwszy atak orka nie potrzebuje kart.
lesson-saruman = Głos Sarumana
    .story = Saruman spotyka w Eregionie Legolasa, 4 przeciw 3, a obie ręce są pełne kart.
    .task = Pokonaj Legolasa bez zagrywania kart.
    .hint = Saruman może w swojej walce nie dopuścić kart.
    .done = Bez kart decyduje sama siła: Saruman pokonuje każdego, kto ma mniej niż 4, i nic go to nie kosztuje.
    .failed = Z kartami Legolas ma szansę. Gdy Saruman jest silniejszy, nie dopuść kart.

# Pierwsza partia: co mówimy, gdy dany rodzaj decyzji pojawia się pierwszy raz.
introduction-setup = Rozstaw dziewięć figur: cztery u siebie i po jednej w krainach przed domem; tylko ty wiesz, która jest która. { $seat ->
    [dark] Silne figury stawiaj z przodu, gdzie światło musi przejść, a jedną szybką zostaw, by dopadła Froda.
   *[light] Frodo i inni słabi są najbezpieczniejsi w domu, silni z przodu.
}
introduction-move = Co turę przesuwasz dokładnie jedną figurę o jedną krainę naprzód i nie wolno pasować. Gdzie stoi wróg, wejście jest atakiem.
introduction-challenge = Stoi tam kilku wrogów, a ty wybierasz jednego, nie wiedząc, kto to. Figurę, którą odkryto i od tego czasu nie przestawiono, wciąż można rozpoznać.
introduction-early = Obie figury są odkryte, a niektóre teksty działają przed kartami. Możesz uciec, pomóc albo walczyć dalej: najpierw porównaj siły.
introduction-tunnel = Figura światła idzie przez kopalnie, a ty masz kogoś w Morii. Jeśli to Balrog, może ją pokonać; pytanie pada zawsze, by niczego nie zdradzić.
introduction-saruman = Saruman może w swojej walce nie dopuścić kart. Wtedy decyduje sama siła: dobre przeciw słabszym, złe przeciw silniejszym.
introduction-cards = Obie strony potajemnie wybierają kartę, a decyduje siła plus liczba; teksty działają najpierw. Odłożone karty leżą odkryte i wracają dopiero, gdy ręka jest pusta, więc wygrywaj jak najtaniej.
introduction-magic = Magia zamienia się w dowolną twoją odłożoną kartę, od razu. Weź tę, która akurat wystarczy.
introduction-retreat = Twoja figura uchodzi, a ty wybierasz dokąd. Sprawdź, kto mógłby ją tam zaatakować.
introduction-rearrange = Figury w jednej krainie można pomieszać, by przeciwnik stracił orientację. Nic to nie kosztuje.
