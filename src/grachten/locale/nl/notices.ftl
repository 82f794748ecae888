# Notices that the server sends to browsers and webhooks when it is a player's turn.

notice-turn = { $name }, jij bent aan de { -turn }.
notice-players = Spelers: { $names }
