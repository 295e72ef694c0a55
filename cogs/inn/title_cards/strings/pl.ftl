# Karty ludzi: co należy do gry, stoi w jej własnych napisach.

card-first-win = Pierwsza wygrana
    .line = { $name } – pierwsza wygrana na tym serwerze: { $game }!
