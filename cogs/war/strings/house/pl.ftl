# Wojna o Pierścień po polsku: słowa domu. Każdy identyfikator jest też w en.ftl, z tymi samymi zmiennymi.
game-name = Wojna o Pierścień
