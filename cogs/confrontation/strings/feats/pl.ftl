# Wyczyny: nazwa i to, czego dokonano. Każdy identyfikator jest też w en.ftl.

feat-unseen = Niewidzialny
    .about = Frodo dotarł do Mordoru, a nikt go ani razu nie zobaczył
feat-together = Nikt nie został w tyle
    .about = Frodo dotarł do Mordoru, a poległy najwyżej dwie jasne figury
feat-alone = Samotnie do końca drogi
    .about = Frodo dotarł do Mordoru, choć poległo co najmniej siedem jasnych figur
feat-share-the-load = Poniosę ciebie
    .about = Sam walczył zamiast Froda i zwyciężył gracz światła
feat-no-man = Żaden mąż
    .about = Merry pokonał Króla-Czarnoksiężnika
feat-horn-of-gondor = Róg Gondoru
    .about = Boromir zabrał ze sobą Balroga albo Króla-Czarnoksiężnika
feat-cannot-pass = Nie przejdziesz
    .about = Gandalf pokonał Balroga
feat-three-in-the-shire = Porządki w Shire
    .about = Trzy ciemne figury stanęły w Shire
feat-deep-places = Bębny w głębinach
    .about = Balrog dosięgnął figury idącej przez kopalnie
feat-her-lair = Uczta Szeloby
    .about = Szeloba pokonała Froda
feat-short-hunt = Krótkie łowy
    .about = Frodo poległ w pierwszych dwunastu turach

opening-at = { $figure } { $region }

# Karty wielkich chwil
moment-mount-doom = Frodo w Mordorze
    .line = Droga kończy się tam, gdzie powstał Pierścień.
moment-ring-bearer = Powiernik pojmany
    .line = Frodo padł, a Oko ma to, czego szukało.
moment-balrog-strikes = Z głębin
    .line = W kopalniach Morii czekał Balrog.
moment-witch-king-falls = Koniec Czarnoksiężnika
    .line = Sądził, że nikt mu nie przeszkodzi.
moment-balrog-falls = Koniec Balroga
    .line = Ogień z głębin zgasł.
moment-shelob-falls = Koniec Szeloby
    .line = Jej sieci nie zamykają już przełęczy.
