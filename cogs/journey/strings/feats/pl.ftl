# Wyczyny: nazwa i to, czego dokonano. Każdy identyfikator jest też w en.ftl.

feat-untouched = Poza zasięgiem cienia
    .about = Wygrana bez ani jednego zakreślonego pola szlaku Nazgula
feat-at-the-brink = Na krawędzi
    .about = Wygrana, gdy zostało jedno pole szlaku Nazgula
feat-great-leap = Siedmiomilowa droga
    .about = Co najmniej cztery okrągłe pola zakreślone w jednej turze
feat-five-rings = Same Pierścienie
    .about = Pięć Pierścieni odłożonych w jednej turze
feat-white-tree = Drzewo zakwitło
    .about = Tura zakończona Białym Drzewem i co najmniej trzema Pierścieniami
feat-orc-slayer = Pogromca orków
    .about = Pierścienie obronione przed co najmniej trzema orkami
feat-through-the-lair = Przez kryjówkę
    .about = Pierścień stracony w Kryjówce Szeloby, a Mordor osiągnięty w tej samej turze
feat-wizards-help = Czarodziej się nie spóźnia
    .about = Gandalf przepołowił w jednej partii co najmniej pięć kwadratowych pól
feat-riders-loose = Jeźdźcy ruszyli
    .about = Co najmniej trzy Nazgule nasłane w jednej turze na innego hobbita
feat-last-of-the-company = Ostatni z drużyny
    .about = Mordor osiągnięty, gdy Nazgule złapały wszystkich innych
feat-swift-road = Bez drugiego śniadania
    .about = Mordor osiągnięty i wygrana w ciągu pięciu rund

opening-kept = z pierwszego rzutu { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
}

# Karty wielkich chwil
moment-ring-bearer = Nikt nie dotarł
    .line = Nazgule schwytały wszystkich.
moment-last-circle = Ostatni krąg
    .line = Pierwszy hobbit jest w Mordorze.
