# Wyczyny: nazwa i to, czego dokonano. Każdy identyfikator jest też w en.ftl.

feat-races = Sześć ras, jeden sztandar
    .about = Wygrana dzięki wsparciu sześciu ras
feat-eagles = Orły nadlatują
    .about = Wygrana z sześcioma rasami, z orłem wśród nich
feat-secret-road = Sekretna droga
    .about = Wulkan osiągnięty przed trzecim rozdziałem
feat-nine-are-abroad = Dziewięciu wyruszyło
    .about = Pierścień schwytany przed trzecim rozdziałem
feat-conquest = Władca siedmiu regionów
    .about = Wygrana dzięki obecności we wszystkich siedmiu regionach
feat-bloodless = Bez kropli krwi
    .about = Wygrana w grze, w której nie padła żadna jednostka
feat-landmarks = Mistrz budowniczy
    .about = Zdobyte cztery płytki ważnych miejsc
feat-old-alliances = Dawne sojusze
    .about = Zatrzymane trzy żetony sojuszu
feat-one-leads-on = Jedno z drugiego
    .about = Cztery karty zagrane za darmo dzięki symbolom powiązania
feat-great-battle = Wielka bitwa
    .about = Pole utrzymane, gdy padły po cztery jednostki każdej ze stron
feat-three-turns = Trzy tury z rzędu
    .about = Trzy tury z rzędu
feat-six-regions = Prawie wszędzie
    .about = Wygrana po trzecim rozdziale z sześcioma regionami

opening-colour = pierwsza karta – { $colour }

# Karty wielkich chwil
moment-mount-doom = Góra Przeznaczenia
    .line = Frodo i Sam stoją u kresu drogi.
moment-ring-bearer = Powiernik pojmany
    .line = Nazgûle dogoniły Froda i Sama.
moment-six-races = Sześć ras
    .line = Stoją ramię w ramię i nikt ich nie rozdzieli.
