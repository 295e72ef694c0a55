# Opowieść o przebiegu Wojny o Pierścień: jeden wiersz na wydarzenie. Które, rozstrzyga cogs/war/words/story.

# Co wspólne
story-quoted = „{ $name }”
story-because = { " " }({ $cause })
story-modifier = , każda kość { $bonus }
story-die-hit = **{ $pips }**
story-die-missed = { $pips }
story-to-hunt-box = , która trafia na pole polowania

# Na co idzie kość
story-use-draw-character = aby dobrać kartę
story-use-draw-strategy = aby dobrać kartę
story-use-recruit = aby rekrutować
story-use-advance-nation = aby przybliżyć Naród do wojny
story-use-move-armies = aby przemieścić Armie
story-use-move-led-army = aby przemieścić Armię z Przywódcą
story-use-move-fellowship = aby przemieścić Drużynę
story-use-hide-fellowship = aby ukryć Drużynę
story-use-separate = aby odłączyć Towarzyszy
story-use-move-companions = aby przemieścić Towarzyszy
story-use-attack = aby zaatakować
story-use-attack-led = aby zaatakować Armią z Przywódcą
story-use-aragorn = aby wprowadzić Aragorna
story-use-rouse-gondor = aby Boromir poruszył Gondor
story-use-rouse-dwarves = aby Gimli poruszył Krasnoludy
story-use-rouse-elves = aby Legolas poruszył Elfów
story-use-gandalf-the-white = aby wrócił Gandalf
story-use-slip-away = aby Obieżyświat ukrył Drużynę
story-use-discard-denethors-folly = aby usunąć kartę „Szaleństwo Denethora”
story-use-discard-denethors-folly-counsel = aby usunąć kartę „Szaleństwo Denethora”
story-use-discard-palantir = aby usunąć kartę „Palantír z Orthanku”
story-use-discard-palantir-ring = aby usunąć kartę „Palantír z Orthanku”
story-use-move-nazgul = aby przemieścić Nazgule i Sługi
story-use-mouth-of-sauron = aby wprowadzić Rzecznika Saurona
story-use-saruman = aby wprowadzić Sarumana
story-use-voice-recruits = aby Głos Sarumana zwołał wojsko
story-use-voice-upgrades = aby Głos Sarumana wzmocnił Orthank
story-use-witch-king = aby wprowadzić Czarnoksiężnika z Angmaru
story-use-end-a-power-too-great = aby usunąć kartę „Zbyt Wielka Potęga”
story-use-disband = aby rozwiązać oddziały
story-use-end-tom-bombadil = aby usunąć kartę „Moc Toma Bombadila”

# Dlaczego
story-cause-attack = atak wroga
story-cause-entry = wtargnięcie wroga
story-cause-declaration = deklaracja położenia Drużyny
story-cause-companion = przybycie Towarzysza
story-cause-capture = utrata Osady
story-cause-leaderless = bez Armii, której można przewodzić
story-cause-clash = cios w starciu
story-cause-army = wraz z całą Armią
story-cause-rest = odpoczynek w bezpiecznym miejscu
story-cause-idle = tura bezczynności w Mordorze
story-cause-stronghold = na szlaku leży Twierdza Cienia

# 4-6 Tury, kości, Pierścienie
event-turn-began = 🌅 Zaczyna się **tura { $turn }**.
event-hunt-allocated = { $dice ->
    [0] 👁️ Cień nie odkłada żadnej kości na pole polowania.
    [one] 👁️ Cień odkłada 1 kość na pole polowania.
    [few] 👁️ Cień odkłada { $dice } kości na pole polowania.
   *[many] 👁️ Cień odkłada { $dice } kości na pole polowania.
}
event-action-dice-rolled = 🎲 { $side-start } { $side-number ->
    [many] rzucają
   *[one] rzuca
}: { $dice }.
event-action-dice-rolled-eyes = 🎲 { $side-start } { $side-number ->
    [many] rzucają
   *[one] rzuca
}: { $dice }; { $eyes ->
    [one] 1 Oko trafia
    [few] { $eyes } Oczy trafiają
   *[many] { $eyes } Oczu trafia
} na pole polowania.
event-action-dice-rolled-only-eyes = 🎲 { $side-start } { $side-number ->
    [many] rzucają
   *[one] rzuca
}: { $eyes ->
    [one] 1 Oko, które trafia
    [few] { $eyes } Oczy, które trafiają
   *[many] { $eyes } Oczu, które trafiają
} na pole polowania.
event-action-dice-rolled-none = 🎲 { $side-start } nie { $side-number ->
    [many] mają
   *[one] ma
} już kości do rzutu.
event-die-used = 🎲 { $side-start } { $side-number ->
    [many] używają
   *[one] używa
} { $die-gen }, { $what }.
event-die-skipped = { $side-start } { $side-number ->
    [many] odkładają
   *[one] odkłada
} { $die-acc } bez użycia.
event-side-passed = { $side-start } { $side-number ->
    [many] pasują
   *[one] pasuje
}.
event-ring-used = 💍 { $side-start } { $side-number ->
    [many] używają
   *[one] używa
} Pierścienia Elfów, aby zamienić { $die-acc } na { $face-acc }{ $box }.
event-ring-paid = 💍 { $side-start } { $side-number ->
    [many] oddają
   *[one] oddaje
} Pierścień Elfów{ $why }.
event-die-turned = { $side-start } { $side-number ->
    [many] zamieniają
   *[one] zamienia
} { $die-acc } na { $face-acc }{ $box }{ $why }.
event-die-turned-lost = { $side-start } { $side-number ->
    [many] tracą
   *[one] traci
} { $die-acc }{ $why }.
event-side-resigned = 🏳️ { $side-start } { $side-number ->
    [many] poddają
   *[one] poddaje
} grę.
event-game-ended = 🏁 { $how } Punkty zwycięstwa: Wolne Ludy { $free }, Cień { $shadow }.

# 7 Karty wydarzeń
event-cards-drawn = { $side-start } { $side-number ->
    [many] dobierają
   *[one] dobiera
} { $number ->
    [one] kartę
    [few] { $number } karty
   *[many] { $number } kart
} { $deck ->
    [character] Postaci
   *[strategy] Strategii
}.
event-card-drawn = 🃏 Dobierasz kartę { $card }.
event-cards-buried = { $side-start } { $side-number ->
    [many] odrzucają
   *[one] odrzuca
} zakrytą { $number ->
    [one] kartę
    [few] { $number } karty
   *[many] { $number } kart
} { $deck ->
    [character] Postaci
   *[strategy] Strategii
}.
event-card-buried = 🃏 Odrzucasz zakrytą kartę { $card }.
event-event-played = 🃏 { $side-start } { $side-number ->
    [many] zagrywają
   *[one] zagrywa
} kartę { $card }, używając { $die-gen }{ $table ->
    [yes] ; karta zostaje na stole
   *[no] { "" }
}.
event-event-played-free = 🃏 { $side-start } { $side-number ->
    [many] zagrywają
   *[one] zagrywa
} kartę { $card } bez użycia kości{ $table ->
    [yes] ; karta zostaje na stole
   *[no] { "" }
}.
event-with-text = { $line } *{ $text }.*
event-card-left-table = { $why ->
    [used] 🃏 Karta { $card } zostaje wykorzystana i schodzi ze stołu.
    [paid] 🃏 Karta { $card } traci moc i schodzi ze stołu.
    [removed] 🃏 Karta { $card } zostaje strącona ze stołu.
   *[ended] 🃏 Karta { $card } przestaje działać i schodzi ze stołu.
}
event-card-revealed = 🃏 { $side-start } { $side-number ->
    [many] pokazują i odrzucają
   *[one] pokazuje i odrzuca
} kartę { $card }{ $why }.
event-effect-without = Część karty { $card } pozostaje bez efektu.

# 9 Polityka
event-nation-activated = 📯 { $nation-start } – Naród od teraz aktywny{ $why }.
event-nation-advanced = 📯 { $nation-start } – do wojny { $steps ->
    [one] pozostaje 1 krok
    [few] pozostają { $steps } kroki
   *[many] pozostaje { $steps } kroków
}{ $why }.
event-nation-advanced-war = 📯 { $nation-start } { $nation-number ->
    [many] przystępują
   *[one] przystępuje
} do wojny{ $why }.

# 8, 10 Figurki na mapie
event-figures-recruited = { $side-start } { $side-number ->
    [many] rekrutują
   *[one] rekrutuje
} { $figures } { $region-in }.
event-units-trimmed = { $side-start } { $side-number ->
    [many] odsyłają
   *[one] odsyła
} { $figures } { $region-from } do posiłków: stoi ich tam zbyt wiele.
event-units-replaced = { $side-start } { $side-number ->
    [many] zastępują
   *[one] zastępuje
} { $region-in } { $figures } { $by }.
event-figures-removed = 💀 { $side-start } { $side-number ->
    [many] tracą
   *[one] traci
} { $figures } { $region-in }{ $why }.
event-army-moved = { $side-start } { $side-number ->
    [many] przemieszczają
   *[one] przemieszcza
} { $figures } { $origin-from } { $region-to }{ $why }.
event-army-moved-advance = { $side-start } { $side-number ->
    [many] wkraczają
   *[one] wkracza
} { $origin-from } { $region-to }: { $figures }.
event-army-moved-retreat = { $side-start } { $side-number ->
    [many] wycofują się
   *[one] wycofuje się
} { $origin-from } { $region-to }: { $figures }.
event-characters-moved = { $side-start } { $side-number ->
    [many] wysyłają
   *[one] wysyła
} { $figures } { $origin-from } { $region-to }.
event-character-entered = ✨ { $character-start } { $character-number ->
    [many] wchodzą
   *[one] wchodzi
} do gry { $region-in }.
event-character-entered-instead = ✨ { $character-start } { $character-number ->
    [many] zajmują
   *[one] zajmuje
} { $region-in } miejsce { $instead-gen }.
event-settlement-captured = 🏰 { $side-start } { $side-number ->
    [many] zdobywają
   *[one] zdobywa
} { $region-acc }{ $points ->
    [0] { "" }
    [one] : 1 punkt zwycięstwa
    [few] : { $points } punkty zwycięstwa
   *[many] : { $points } punktów zwycięstwa
}.
event-settlement-captured-back = 🏰 { $side-start } { $side-number ->
    [many] odzyskują
   *[one] odzyskuje
} { $region-acc }{ $points ->
    [0] { "" }
    [one] : wróg traci 1 punkt zwycięstwa
    [few] : wróg traci { $points } punkty zwycięstwa
   *[many] : wróg traci { $points } punktów zwycięstwa
}.
event-siege-began = 🏰 { $side-start } { $side-number ->
    [many] zaczynają
   *[one] zaczyna
} oblężenie { $region-gen }.
event-siege-ended = 🏰 Koniec oblężenia { $region-gen }.

# 11 Bitwy
event-attack-declared-field = ⚔️ { $side-start } { $side-number ->
    [many] atakują
   *[one] atakuje
} { $region-acc } { $origin-from }: { $attackers } kontra { $defenders }.
event-attack-declared-siege = ⚔️ { $side-start } { $side-number ->
    [many] szturmują
   *[one] szturmuje
} Twierdzę { $region-in }: { $attackers } kontra { $defenders }.
event-attack-declared-sortie = ⚔️ { $side-start } { $side-number ->
    [many] robią
   *[one] robi
} wypad z Twierdzy { $region-in }: { $attackers } kontra { $defenders }.
event-round-began = **Runda { $round }**
event-withdrew-into-stronghold = 🏰 { $side-start } { $side-number ->
    [many] wycofują
   *[one] wycofuje
} się do Twierdzy { $region-in }.
event-combat-card-shown = 🃏 { $side-start } { $side-number ->
    [many] wykładają
   *[one] wykłada
} kartę { $card } – { $effect }: { $text }.
event-combat-card-cancelled = 🃏 Karta bitwy { $card } ({ $side }) zostaje anulowana.
event-combat-effect-applied = { $effect }: { $done }.
event-leadership-forfeited = { $cause }: { $side-nom } { $side-number ->
    [many] rezygnują
   *[one] rezygnuje
} ze zdolności przywódczych { $figures }.
event-combat-rolled = 🎲 { $side }: { $dice } – { $hits ->
    [0] bez trafień
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
} ({ $target }+{ $modifier })
event-leader-rerolled = 🎲 { $side }, przerzut: { $dice } – { $hits ->
    [0] bez trafień
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
} ({ $target }+{ $modifier })
event-extra-attack-rolled = 🎲 { $side }, { $effect }: { $dice } – { $hits ->
    [0] bez trafień
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
} ({ $target }+)
event-dice-rolled = 🎲 { $cause }: { $dice } – { $hits ->
    [0] bez powodzenia
    [one] 1 sukces
    [few] { $hits } sukcesy
   *[many] { $hits } sukcesów
} ({ $target }+)
event-dice-rolled-pips = 🎲 { $cause }: { $dice } – { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
event-hits-taken = 💀 { $side-start } { $side-number ->
    [many] tracą
   *[one] traci
} { $lost } { $region-in }.
event-hits-taken-reduced = 💀 { $side-start } { $side-number ->
    [many] zamieniają
   *[one] zamienia
} { $region-in } { $reduced } na { $count ->
    [one] regularną
    [few] regularne
   *[many] regularne
}.
event-hits-taken-both = 💀 { $side-start } { $side-number ->
    [many] tracą
   *[one] traci
} { $region-in } { $lost } i { $side-number ->
    [many] zamieniają
   *[one] zamienia
} { $reduced } na { $count ->
    [one] regularną
    [few] regularne
   *[many] regularne
}.
event-elite-reduced = { $side-start } { $side-number ->
    [many] zamieniają
   *[one] zamienia
} { $elite } na regularną, aby walczyć kolejną rundę.
event-battle-ended = { $how ->
    [ceased] ⚔️ Koniec bitwy { $region-in }: atak zostaje przerwany.
    [wiped_out] ⚔️ Koniec bitwy { $region-in }: jedna z Armii zostaje rozbita.
    [both] ⚔️ Koniec bitwy { $region-in }: obie Armie zostają rozbite.
   *[escaped] ⚔️ Koniec bitwy { $region-in }: obrońcy uchodzą.
}

# 12-14 Drużyna, Towarzysze, zepsucie, Mordor
event-companions-separated = 👣 { $companions-start } { $companions-number ->
    [many] opuszczają Drużynę i przybywają
   *[one] opuszcza Drużynę i przybywa
} { $region-to }{ $why }.
event-companions-separated-alive = 👣 Brać ich żywcem! { $companions-start } { $companions-number ->
    [many] przybywają
   *[one] przybywa
} { $region-to }.
event-companions-separated-guide = 👣 { $companions-start } { $companions-number ->
    [many] opuszczają
   *[one] opuszcza
} Drużynę { $region-in }.
event-casualty-taken = { $way ->
    [guide] 💀 Drużyna poświęca swojego Przewodnika ({ $companion-nom }):
   *[random] 💀 Los pada na { $companion-acc }:
} { $absorbed ->
    [0] obrażenia bez zmian
   *[other] obrażenia −{ $absorbed }
}.
event-companion-lost = 💀 Drużyna traci { $companion-acc }{ $why }.
event-companion-lost-mordor = 💀 { $companion-start } { $companion-number ->
    [many] opuszczają Drużynę w Mordorze i giną
   *[one] opuszcza Drużynę w Mordorze i ginie
}.
event-guide-changed = 👣 Drużynę { $guide-number ->
    [many] prowadzą
   *[one] prowadzi
} teraz { $guide-nom }.
event-fellowship-moved = 👣 Postęp Drużyny: { $progress }.
event-fellowship-declared = 📍 Drużyna deklaruje swoje położenie { $region-in } ({ $path }).
event-fellowship-declared-here = 📍 Drużyna deklaruje swoje położenie { $region-in }, tam gdzie stała.
event-fellowship-revealed = 📍 Drużyna zostaje ujawniona { $region-in } ({ $path }).
event-fellowship-revealed-here = 📍 Drużyna zostaje ujawniona { $region-in }, tam gdzie stała.
event-fellowship-revealed-mordor = 📍 Drużyna zostaje ujawniona w Mordorze.
event-fellowship-hidden = 🌫️ Drużyna znów się ukrywa.
event-fellowship-shifted = 📍 Drużyna zostaje zepchnięta { $origin-from } { $region-to }{ $why }.
event-corruption-changed = 💍 Zepsucie { $by }: teraz { $corruption }{ $why }.
event-mordor-entered = 🌋 Drużyna wkracza do Mordoru.
event-mordor-advanced = 🌋 Drużyna wspina się na pole { $step } z { $steps } Toru Mordoru.
event-mordor-advanced-doom = 🌋 Drużyna dociera do Szczelin Zagłady.

# 13 Polowanie
event-hunt-rolled = 👁️ Polowanie: { $dice } – { $successes ->
    [0] bez sukcesu
    [one] 1 sukces
    [few] { $successes } sukcesy
   *[many] { $successes } sukcesów
} (6+{ $modifier })
event-hunt-rolled-again = 👁️ Polowanie, przerzut: { $dice } – { $successes ->
    [0] bez sukcesu
    [one] 1 sukces
    [few] { $successes } sukcesy
   *[many] { $successes } sukcesów
} (6+{ $modifier })
event-tile-drawn = 👁️ Żeton polowania: { $tile }{ $why }.
event-hunt-pool-refilled = { $tiles ->
    [one] 👁️ Pula polowania jest pusta: wraca do niej 1 dobrany żeton.
    [few] 👁️ Pula polowania jest pusta: wracają do niej { $tiles } dobrane żetony.
   *[many] 👁️ Pula polowania jest pusta: wraca do niej { $tiles } dobranych żetonów.
}
event-tile-discarded = 👁️ Żeton { $tile } pozostaje bez efektu{ $why }.
event-tile-returned = 👁️ Żeton { $tile } wraca do puli polowania{ $why }.
event-tile-removed = 👁️ Żeton { $tile } zostaje usunięty z gry{ $why }.
event-tile-added = { $waiting ->
    [yes] 👁️ W Mordorze na Drużynę czeka nowy żeton polowania: { $tile }.
   *[no] 👁️ Do puli polowania dochodzi nowy żeton: { $tile }.
}
event-hunt-damage-set = 👁️ Obrażenia polowania: teraz { $damage }{ $why }.
event-hunt-damage-set-die = 👁️ Kość pokazuje { $damage }: tyle wynoszą obrażenia polowania.

# Mod GroTeki
story-cause-ring = Pierścień Elfów
event-flank-joined = ⚔️ Do ataku na { $region-acc } dołącza { $origin-from } druga Armia: { $figures }.
event-commanders-shown = 🎖️ { $side-start } { $side-number ->
    [many] wskazują
   *[one] wskazuje
} Przywódców: { $figures }.
event-commanders-shown-none = 🎖️ { $side-start } nie { $side-number ->
    [many] wskazują
   *[one] wskazuje
} Przywódców.
event-leadership-netted = 🎖️ Zdolności przywódcze: Wolne Ludy { $free }, Cień { $shadow }. Przewagę { $surplus } { $side-number ->
    [many] zachowują
   *[one] zachowuje
} { $side-nom }.
event-leadership-netted-even = 🎖️ Zdolności przywódcze: Wolne Ludy { $free }, Cień { $shadow }. Nikt nie ma przewagi.
event-leadership-split = 🎖️ { $side-start } { $side-number ->
    [many] dodają
   *[one] dodaje
} { $attack ->
    [0] { $defence } do obronności
   *[other] { $defence ->
        [0] { $attack } do bitności
       *[other] { $attack } do bitności i { $defence } do obronności
    }
}.
event-commander-replaced = 🎖️ { $side-start } { $side-number ->
    [many] wskazują
   *[one] wskazuje
} { $figure } w miejsce { $fallen }.
event-targets-chosen-anew = { $effect }: cele wyznacza się od nowa, a { $side-nom } { $side-number ->
    [many] mogą
   *[one] może
} zaatakować także Przywódcę: { $figure }.
event-clash-fought = 🎲 { $side }, potrzeba { $needed }: { $figures } ({ $units }) kontra { $prey } ({ $target }): { $attack } + { $die } przeciw { $defence } – { $result ->
    [broken] rozbita
   *[none] bez skutku
}{ $why }
event-clash-fought-commander = 🎲 { $side }, potrzeba { $needed }: { $figures } ({ $units }) kontra { $prey }: { $attack } + { $die } przeciw { $defence } – { $result ->
    [struck] powalony
   *[none] bez skutku
}{ $why }
event-strike-turned = Nieudany atak na { $prey } zmienia się w udany{ $why }.
event-unit-broken = Rozbita: { $figure }{ $why }.
event-unit-raised = Znów stoi: { $figure }{ $why }.
event-commander-saved = 💍 { $side-start } { $side-number ->
    [many] ratują
   *[one] ratuje
} { $figure } Pierścieniem Elfów.
event-unit-sacrificed = 💀 { $side-start } { $side-number ->
    [many] poświęcają
   *[one] poświęca
} { $figure }, aby szturmować dalej.
event-units-disbanded = { $side-start } { $side-number ->
    [many] rozwiązują
   *[one] rozwiązuje
} { $figures } { $region-in }.
event-figures-returned = { $side-start } { $side-number ->
    [many] przywracają
   *[one] przywraca
} { $figures } do posiłków.
