# Words shared by all floors. Keys are ids; English and Polish are kept together.
refusal-game-over = The game is over.
refusal-not-your-decision = It is not your decision now.
