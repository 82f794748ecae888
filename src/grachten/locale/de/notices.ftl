# Notices that the server sends to browsers and webhooks when it is a player's turn.

notice-turn = { $name }, du bist dran.
notice-players = Am Tisch: { $names }
