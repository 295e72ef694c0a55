# Words shared by all floors. Keys are ids; English and Polish are kept together.
refusal-game-over = The game is over.
# A list, in British English without a comma before the last.
list-joined = { $before } and { $last }
refusal-not-your-decision = It is not your decision now.
