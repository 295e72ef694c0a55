button-statistics = This server
button-statistics-table = As a table
statistics-heading = { $game } on this server
statistics-heading-all = Played on this server
statistics-none = Nothing to count yet: no game between people has been finished here, or only games of people who hide their profile.
statistics-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
statistics-about = { $count ->
    [one] { $count } game
   *[other] { $count } games
}; a typical one lasts { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} and { $length } (medians)
statistics-title = { $game }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
statistics-months = The latest months: { $months }
statistics-month = { $count } in { $month }
statistics-by-month = Games in the latest months
statistics-share = { $name }: **{ $share }%** won ({ $low } to { $high }%), { $played ->
    [one] { $played } game
   *[other] { $played } games
}
statistics-few = { $name }: { $played ->
    [one] { $played } game
   *[other] { $played } games
}, too few to say how often it wins
statistics-percent = { $share }%
statistics-drawn = { $low } to { $high }%, { $count ->
    [one] { $count } game
   *[other] { $count } games
}
statistics-drawn-few = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, too few for a share
statistics-openings = Openings that win most often
statistics-openings-few = No opening has been seen in { $least } games yet: too few to say.
statistics-cards = Cards that win most often
statistics-cards-few = No card has been played in { $least } games yet: too few to say.
statistics-longest = Longest games
statistics-long = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $length }: { $people }, { $day }
statistics-pairs = Most faithful opponents
statistics-pair = { $first } and { $second }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
statistics-foot-all = -# Only games between people finished on this server, and none of people who hide their profile.
statistics-foot = -# Only games between people finished on this server, and none of people who hide their profile. In brackets is where the share would most likely lie after very many games (Wilson’s interval, 95%); with fewer than { $least } games none is given.
statistics-table = Every figure of this server, one a line. The share is left out where there are too few games.
statistics-columns = what | game | side | name | games | won | share | from | to | value
statistics-cell-month = month
statistics-cell-sides = side
statistics-cell-openings = opening
statistics-cell-cards = card
statistics-cell-turns = turns (median)
statistics-cell-seconds = seconds (median)
statistics-cell-long = longest, in turns
statistics-cell-pair = opponents
