# Wyczyny: nazwa i to, czego dokonano. Każdy identyfikator jest też w en.ftl.

feat-hidden-road = Ukryta droga
    .about = Pierścień zniszczony, a Drużyna ani razu nie została ujawniona
feat-light-burden = Lekkie brzemię
    .about = Pierścień zniszczony przy zepsuciu 4 lub mniejszym
feat-last-step = Ostatni krok
    .about = Pierścień zniszczony przy zepsuciu 11
feat-nobody-lost = Wyruszyło dziewięciu
    .about = Pierścień zniszczony, a w Drużynie nie poległ żaden Towarzysz
feat-gollum-leads = Przewodnik
    .about = Pierścień zniszczony z Gollumem jako Przewodnikiem
feat-king-returns = Powrót króla
    .about = Wolne Ludy zwyciężyły z Aragornem-królem i Gandalfem Białym
feat-black-gate = Czarna Brama się otwiera
    .about = Wolne Ludy zdobyły twierdze Cienia
feat-stronghold-holds = Mur wytrzymał
    .about = Oblężona Twierdza przetrwała cztery rundy jednego ataku
feat-all-servants = Wszyscy słudzy
    .about = Cień zwyciężył z Sarumanem, Czarnoksiężnikiem i Rzecznikiem Saurona
feat-white-city = Upadek Białego Miasta
    .about = Cień zdobył Minas Tirith
feat-swift-war = Szybki jak cień
    .about = Cień podbił Zachód w ciągu ośmiu tur
feat-never-saw-mordor = Daleko od Mordoru
    .about = Powiernicy ulegli, zanim dotarli do Mordoru
feat-from-all-sides = Ze wszystkich stron
    .about = Mod: wygrane starcie co najmniej trzech jednostek z flankującą armią
feat-ring-saves = Ocalony przez Pierścień
    .about = Mod: Pierścień Elfów ocalił dowódcę, a gra została wygrana

opening-use = pierwsza kość – { $use }

# Karty wielkich chwil
moment-mount-doom = Góra Przeznaczenia
    .line = Pierścień jest w ogniu i Cień mija.
moment-ring-bearer = Pierścień zwyciężył
    .line = Brzemię było zbyt ciężkie: Powiernicy ulegli.
moment-stronghold = Upadła Twierdza
    .line = Powiewa nad nią sztandar wroga: { $about }.
moment-revealed = Drużyna ujawniona
    .line = Teraz Oko wie, gdzie jest Pierścień.
moment-witch-king = Czarnoksiężnik rusza
    .line = Władca Nazguli wyrusza na wojnę.
