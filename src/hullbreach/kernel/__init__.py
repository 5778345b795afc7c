"""How a game with secrets, dice and interrupts is played. It knows no game."""
