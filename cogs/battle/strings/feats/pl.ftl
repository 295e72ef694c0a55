# Wyczyny: nazwa i to, czego dokonano. Każdy identyfikator jest też w en.ftl.

feat-last-blow = Ostatni cios
    .about = Ostatni wróg pokonany i wygrana
feat-whole-row = Trzech za jednym zamachem
    .about = Trzej wrogowie pokonani jednym atakiem
feat-great-blow = Cios godny pieśni
    .about = Co najmniej piętnaście punktów zdobytych jednym atakiem
feat-helping-hands = Pomocne dłonie
    .about = Pożyczone symbole dwóch towarzyszy w jednym ataku
feat-doubled-twice = Podwójnie podwójny
    .about = Dwa symbole podwojone w jednym ataku
feat-large-party = W kupie siła
    .about = Atak co najmniej czterech towarzyszy
feat-nothing-wasted = Nic się nie zmarnowało
    .about = Co najmniej sześć symboli zużytych w jednym ataku, co do jednego
feat-friends-in-need = Przyjaciół poznaje się w biedzie
    .about = Cztery podarunki otrzymane w jednej partii
feat-weathered = Burze przetrwane
    .about = Wygrana bez strat mimo co najmniej dwóch kontrataków
feat-by-a-hair = O włos
    .about = Wygrana jednym punktem
feat-twice-as-many = Dwa razy tyle
    .about = Wygrana z dwukrotnością punktów następnej osoby

opening-companion = pierwszy towarzysz – { $companion }

# Karty wielkich chwil
moment-witch-king-falls = Koniec Czarnoksiężnika
    .line = Znalazła się silniejsza od niego drużyna.
moment-balrog-falls = Koniec Balroga
    .line = Ogień z głębin zgasł.
moment-shelob-falls = Koniec Szeloby
    .line = Jej sieci nie zamykają już przełęczy.
