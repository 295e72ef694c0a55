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
event-hunt-allocated = 👁️ { $dice ->
    [0] { $side-number ->
        [you] Nie odkładasz
       *[one] { $side-start } nie odkłada
    }
   *[other] { $side-number ->
        [you] Odkładasz
       *[one] { $side-start } odkłada
    }
} { $dice ->
    [0] żadnej kości
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
} na pole polowania.
event-action-dice-rolled = 🎲 { $side-number ->
    [you] Rzucasz
    [many] { $side-start } rzucają
   *[one] { $side-start } rzuca
}: { $dice }.
event-action-dice-rolled-eyes = 🎲 { $side-number ->
    [you] Rzucasz
    [many] { $side-start } rzucają
   *[one] { $side-start } rzuca
}: { $dice }; { $eyes ->
    [one] 1 Oko trafia
    [few] { $eyes } Oczy trafiają
   *[many] { $eyes } Oczu trafia
} na pole polowania.
event-action-dice-rolled-only-eyes = 🎲 { $side-number ->
    [you] Rzucasz
    [many] { $side-start } rzucają
   *[one] { $side-start } rzuca
}: { $eyes ->
    [one] 1 Oko, które trafia
    [few] { $eyes } Oczy, które trafiają
   *[many] { $eyes } Oczu, które trafiają
} na pole polowania.
event-action-dice-rolled-none = 🎲 { $side-number ->
    [you] Nie masz
    [many] { $side-start } nie mają
   *[one] { $side-start } nie ma
} już kości do rzutu.
event-die-used = { $side-number ->
    [you] Używasz
    [many] { $side-start } używają
   *[one] { $side-start } używa
} { $die-gen }, { $what }.
event-die-skipped = { $side-number ->
    [you] Odkładasz
    [many] { $side-start } odkładają
   *[one] { $side-start } odkłada
} { $die-acc } bez użycia.
event-side-passed = { $side-number ->
    [you] Pasujesz
    [many] { $side-start } pasują
   *[one] { $side-start } pasuje
}.
event-ring-used = 💎 { $side-number ->
    [you] Używasz
    [many] { $side-start } używają
   *[one] { $side-start } używa
} Pierścienia Elfów, aby zamienić { $die-acc } na { $face-acc }{ $box }.
event-ring-paid = 💎 { $side-number ->
    [you] Oddajesz
    [many] { $side-start } oddają
   *[one] { $side-start } oddaje
} Pierścień Elfów{ $why }.
event-die-turned = { $side-number ->
    [you] Zamieniasz
    [many] { $side-start } zamieniają
   *[one] { $side-start } zamienia
} { $die-acc } na { $face-acc }{ $box }{ $why }.
event-die-turned-lost = { $side-number ->
    [you] Tracisz
    [many] { $side-start } tracą
   *[one] { $side-start } traci
} { $die-acc }{ $why }.
event-side-resigned = 🏳️ { $side-number ->
    [you] Poddajesz
    [many] { $side-start } poddają
   *[one] { $side-start } poddaje
} grę.
event-game-ended = 🏁 { $how } Punkty zwycięstwa: { $left } { $free }, { $right } { $shadow }.

# 7 Karty wydarzeń
event-cards-drawn = { $side-number ->
    [you] Dobierasz
    [many] { $side-start } dobierają
   *[one] { $side-start } dobiera
} { $number ->
    [one] kartę
    [few] { $number } karty
   *[many] { $number } kart
} { $deck ->
    [character] Postaci
   *[strategy] Strategii
}.
event-card-drawn = 🃏 { $side-number ->
    [you] Dobierasz
    [many] { $side-start } dobierają
   *[one] { $side-start } dobiera
} kartę { $card }.
event-cards-buried = { $side-number ->
    [you] Odrzucasz
    [many] { $side-start } odrzucają
   *[one] { $side-start } odrzuca
} { $number ->
    [one] zakrytą kartę
    [few] { $number } zakryte karty
   *[many] { $number } zakrytych kart
} { $deck ->
    [character] Postaci
   *[strategy] Strategii
}.
event-card-buried = 🃏 { $side-number ->
    [you] Odrzucasz
    [many] { $side-start } odrzucają
   *[one] { $side-start } odrzuca
} zakrytą kartę { $card }.
event-event-played = 🃏 { $side-number ->
    [you] Zagrywasz
    [many] { $side-start } zagrywają
   *[one] { $side-start } zagrywa
} kartę { $card }, używając { $die-gen }{ $table ->
    [yes] ; karta zostaje na stole
   *[no] { "" }
}.
event-event-played-free = 🃏 { $side-number ->
    [you] Zagrywasz
    [many] { $side-start } zagrywają
   *[one] { $side-start } zagrywa
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
event-card-revealed = 🃏 { $side-number ->
    [you] Pokazujesz i odrzucasz
    [many] { $side-start } pokazują i odrzucają
   *[one] { $side-start } pokazuje i odrzuca
} kartę { $card }{ $why }.
event-effect-without = Część karty { $card } pozostaje bez efektu.

# 9 Polityka
event-nation-activated = { $nation-start } – Naród od teraz aktywny{ $why }.
event-nation-advanced = { $nation-start } – do wojny { $steps ->
    [one] pozostaje 1 krok
    [few] pozostają { $steps } kroki
   *[many] pozostaje { $steps } kroków
}{ $why }.
event-nation-advanced-war = { $nation-start } { $nation-number ->
    [many] przystępują
   *[one] przystępuje
} do wojny{ $why }.

# 8, 10 Figurki na mapie
event-figures-recruited = { $side-number ->
    [you] Rekrutujesz
    [many] { $side-start } rekrutują
   *[one] { $side-start } rekrutuje
} { $figures } { $region-in }.
event-units-trimmed = { $side-number ->
    [you] Odsyłasz
    [many] { $side-start } odsyłają
   *[one] { $side-start } odsyła
} { $figures } { $region-from } do posiłków: stoi ich tam zbyt wiele.
event-units-replaced = { $side-number ->
    [you] Zastępujesz
    [many] { $side-start } zastępują
   *[one] { $side-start } zastępuje
} { $region-in } { $figures } { $by }.
event-figures-removed = 💀 { $side-number ->
    [you] Tracisz
    [many] { $side-start } tracą
   *[one] { $side-start } traci
} { $figures } { $region-in }{ $why }.
event-army-moved = { $side-number ->
    [you] Przemieszczasz
    [many] { $side-start } przemieszczają
   *[one] { $side-start } przemieszcza
} { $figures } { $origin-from } { $region-to }{ $why }.
event-army-moved-advance = { $side-number ->
    [you] Wkraczasz
    [many] { $side-start } wkraczają
   *[one] { $side-start } wkracza
} { $origin-from } { $region-to }: { $figures }.
event-army-moved-retreat = { $side-number ->
    [you] Wycofujesz się
    [many] { $side-start } wycofują się
   *[one] { $side-start } wycofuje się
} { $origin-from } { $region-to }: { $figures }.
event-characters-moved = { $side-number ->
    [you] Wysyłasz
    [many] { $side-start } wysyłają
   *[one] { $side-start } wysyła
} { $figures } { $origin-from } { $region-to }.
event-character-entered = 🎺 { $character-start } { $character-number ->
    [many] wchodzą
   *[one] wchodzi
} do gry { $region-in }.
event-character-entered-instead = 🎺 { $character-start } { $character-number ->
    [many] zajmują
   *[one] zajmuje
} { $region-in } miejsce { $instead-gen }.
event-settlement-captured = 🏰 { $side-number ->
    [you] Zdobywasz
    [many] { $side-start } zdobywają
   *[one] { $side-start } zdobywa
} { $region-acc }{ $points ->
    [0] { "" }
    [one] : 1 punkt zwycięstwa
    [few] : { $points } punkty zwycięstwa
   *[many] : { $points } punktów zwycięstwa
}.
event-settlement-captured-back = 🏰 { $side-number ->
    [you] Odzyskujesz
    [many] { $side-start } odzyskują
   *[one] { $side-start } odzyskuje
} { $region-acc }{ $points ->
    [0] { "" }
    [one] : wróg traci 1 punkt zwycięstwa
    [few] : wróg traci { $points } punkty zwycięstwa
   *[many] : wróg traci { $points } punktów zwycięstwa
}.
event-siege-began = 🧱 { $side-number ->
    [you] Zaczynasz
    [many] { $side-start } zaczynają
   *[one] { $side-start } zaczyna
} oblężenie { $region-gen }.
event-siege-ended = 🧱 Koniec oblężenia { $region-gen }.

# 11 Bitwy
event-attack-declared-field = ⚔️ { $side-number ->
    [you] Atakujesz
    [many] { $side-start } atakują
   *[one] { $side-start } atakuje
} { $region-acc } { $origin-from }: { $attackers } kontra { $defenders }.
event-attack-declared-siege = ⚔️ { $side-number ->
    [you] Szturmujesz
    [many] { $side-start } szturmują
   *[one] { $side-start } szturmuje
} Twierdzę { $region-in }: { $attackers } kontra { $defenders }.
event-attack-declared-sortie = ⚔️ { $side-number ->
    [you] Robisz
    [many] { $side-start } robią
   *[one] { $side-start } robi
} wypad z Twierdzy { $region-in }: { $attackers } kontra { $defenders }.
event-round-began = **Runda { $round }**
event-withdrew-into-stronghold = 🏰 { $side-number ->
    [you] Wycofujesz
    [many] { $side-start } wycofują
   *[one] { $side-start } wycofuje
} się do Twierdzy { $region-in }.
event-combat-card-shown = 🃏 { $side-number ->
    [you] Wykładasz
    [many] { $side-start } wykładają
   *[one] { $side-start } wykłada
} kartę { $card } – { $effect }: { $text }.
event-combat-card-cancelled = 🃏 { $side-number ->
    [you] Twoja karta bitwy { $card }
   *[other] Karta bitwy { $card } ({ $side })
} zostaje anulowana.
event-combat-effect-applied = { $effect }: { $done }.
event-leadership-forfeited = { $cause }: { $side-number ->
    [you] rezygnujesz
    [many] { $side-nom } rezygnują
   *[one] { $side-nom } rezygnuje
} ze zdolności przywódczych { $figures }.
event-combat-rolled = 🎲 { $side-number ->
    [you] Ty
   *[other] { $side }
}: { $dice } – { $hits ->
    [0] bez trafień
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
} ({ $target }+{ $modifier })
event-leader-rerolled = 🎲 { $side-number ->
    [you] Twój przerzut
   *[other] { $side }, przerzut
}: { $dice } – { $hits ->
    [0] bez trafień
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
} ({ $target }+{ $modifier })
event-extra-attack-rolled = 🎲 { $side-number ->
    [you] Ty
   *[other] { $side }
}, { $effect }: { $dice } – { $hits ->
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
event-hits-taken = 💀 { $side-number ->
    [you] Tracisz
    [many] { $side-start } tracą
   *[one] { $side-start } traci
} { $lost } { $region-in }.
event-hits-taken-reduced = 💀 { $side-number ->
    [you] Zamieniasz
    [many] { $side-start } zamieniają
   *[one] { $side-start } zamienia
} { $region-in } { $reduced } na { $count ->
    [one] regularną
    [few] regularne
   *[many] regularne
}.
event-hits-taken-both = 💀 { $side-number ->
    [you] Tracisz
    [many] { $side-start } tracą
   *[one] { $side-start } traci
} { $region-in } { $lost } i { $side-number ->
    [you] zamieniasz
    [many] zamieniają
   *[one] zamienia
} { $reduced } na { $count ->
    [one] regularną
    [few] regularne
   *[many] regularne
}.
event-elite-reduced = { $side-number ->
    [you] Zamieniasz
    [many] { $side-start } zamieniają
   *[one] { $side-start } zamienia
} { $elite } na regularną, aby walczyć kolejną rundę.
event-elite-given-up = 💀 { $side-number ->
    [you] Tracisz
    [many] { $side-start } tracą
   *[one] { $side-start } traci
} { $elite }, aby walczyć kolejną rundę: nie ma jednostki regularnej na zamianę.
event-battle-ended = { $how ->
    [ceased] ⚔️ Koniec bitwy { $region-in }: atak zostaje przerwany.
    [wiped_out] ⚔️ Koniec bitwy { $region-in }: jedna z Armii zostaje rozbita.
    [both] ⚔️ Koniec bitwy { $region-in }: obie Armie zostają rozbite.
   *[escaped] ⚔️ Koniec bitwy { $region-in }: obrońcy uchodzą.
}

# 12-14 Drużyna, Towarzysze, zepsucie, Mordor
event-companions-separated = 🧑‍🤝‍🧑 { $companions-start } { $companions-number ->
    [many] opuszczają Drużynę i przybywają
   *[one] opuszcza Drużynę i przybywa
} { $region-to }{ $why }.
event-companions-separated-alive = 🧑‍🤝‍🧑 Brać ich żywcem! { $companions-start } { $companions-number ->
    [many] przybywają
   *[one] przybywa
} { $region-to }.
event-companions-separated-guide = 🧑‍🤝‍🧑 { $companions-start } { $companions-number ->
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
event-commanders-shown = 🎖️ { $side-number ->
    [you] Wskazujesz
    [many] { $side-start } wskazują
   *[one] { $side-start } wskazuje
} Przywódców: { $figures }.
event-commanders-shown-none = 🎖️ { $side-number ->
    [you] Nie wskazujesz
    [many] { $side-start } nie wskazują
   *[one] { $side-start } nie wskazuje
} Przywódców.
event-leadership-netted = 🎖️ Zdolności przywódcze: { $left } { $free }, { $right } { $shadow }. Przewagę { $surplus } { $side-number ->
    [you] zachowujesz ty
    [many] zachowują { $side-nom }
   *[one] zachowuje { $side-nom }
}.
event-leadership-netted-even = 🎖️ Zdolności przywódcze: { $left } { $free }, { $right } { $shadow }. Nikt nie ma przewagi.
event-leadership-split = 🎖️ { $side-number ->
    [you] Dodajesz
    [many] { $side-start } dodają
   *[one] { $side-start } dodaje
} { $attack ->
    [0] { $defence } do obronności
   *[other] { $defence ->
        [0] { $attack } do bitności
       *[other] { $attack } do bitności i { $defence } do obronności
    }
}.
event-commander-replaced = 🎖️ { $side-number ->
    [you] Wskazujesz
    [many] { $side-start } wskazują
   *[one] { $side-start } wskazuje
} { $figure } w miejsce { $fallen }.
event-targets-chosen-anew = { $effect }: cele wyznacza się od nowa, a { $side-number ->
    [you] ty możesz
    [many] { $side-nom } mogą
   *[one] { $side-nom } może
} zaatakować także Przywódcę: { $figure }.
event-clash-fought = 🎲 { $side-number ->
    [you] Ty
   *[other] { $side }
}, potrzeba { $needed }: { $figures } ({ $units }) kontra { $prey } ({ $target }): { $attack } + { $die } przeciw { $defence } – { $result ->
    [broken] rozbita
   *[none] bez skutku
}{ $why }
event-clash-fought-commander = 🎲 { $side-number ->
    [you] Ty
   *[other] { $side }
}, potrzeba { $needed }: { $figures } ({ $units }) kontra { $prey }: { $attack } + { $die } przeciw { $defence } – { $result ->
    [struck] powalony
   *[none] bez skutku
}{ $why }
event-strike-turned = Nieudany atak na { $prey } zmienia się w udany{ $why }.
event-unit-broken = Rozbita: { $figure }{ $why }.
event-unit-raised = Znów stoi: { $figure }{ $why }.
event-commander-saved = 💎 { $side-number ->
    [you] Ratujesz
    [many] { $side-start } ratują
   *[one] { $side-start } ratuje
} { $figure } Pierścieniem Elfów.
event-unit-sacrificed = 💀 { $side-number ->
    [you] Poświęcasz
    [many] { $side-start } poświęcają
   *[one] { $side-start } poświęca
} { $figure }, aby szturmować dalej.
event-units-disbanded = { $side-number ->
    [you] Rozwiązujesz
    [many] { $side-start } rozwiązują
   *[one] { $side-start } rozwiązuje
} { $figures } { $region-in }.
event-figures-returned = { $side-number ->
    [you] Przywracasz
    [many] { $side-start } przywracają
   *[one] { $side-start } przywraca
} { $figures } do posiłków.
