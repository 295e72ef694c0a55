# Words shared by all floors. Keys are ids; English and Polish are kept together.
refusal-game-over = The game is over.
refusal-not-your-decision = It is not your decision now.

## Whoever reads, in place of the name of their seat

you = you
    .nom = you
    .start = You
    .gen = your
    .dat = you
    .acc = you
    .ins = you
    .loc = you
    .number = you

## What is wrong with a file that corrects a game's components

component-problem-file = { $what }
component-problem-component = **{ $component }**: { $what }
component-problem-field = **{ $component }**, { $field }: { $what }
component-wrong-signs = It contains half a character, written as \ud83d or the like: no text can contain that.
component-wrong-json = This isn’t valid JSON: I can’t read it from line { $line }, column { $column } on.
component-wrong-missing = It is missing.
component-wrong-one-of = Expected one of { $expected }, not “{ $given }”.
component-wrong-yes-no = Expected `true` or `false`, not “{ $given }”.
component-wrong-text = Expected a text in quotation marks, not “{ $given }”.
component-wrong-blank = Expected a text in which there is something to see.
component-wrong-too-long = Expected at most { $max_length } characters, not “{ $given }”.
component-wrong-pattern = Expected { $field ->
    [id] small letters, digits and underscores, beginning with a letter
   *[other] a text in one line that neither begins nor ends with a space and has no invisible signs
}, not “{ $given }”.
component-wrong-whole = Expected a whole number, not “{ $given }”.
component-wrong-at-least = Expected { $ge } or more, not { $given }.
component-wrong-at-most = Expected at most { $le }, not { $given }.
component-wrong-list = Expected a list in square brackets, not “{ $given }”.
component-wrong-shape = Expected entries such as in the file the game comes with, not “{ $given }”.
component-wrong-number = Expected { $wanted } together, found { $found }.
component-wrong-twice = These ids are given twice, or belong to something else: { $found }.

## Why the house would choose something: one sentence for each term of its judgement

why-win = you win soon more often, or lose soon less often.
why-wins = it wins the game for certain.
