# Notices that the server sends to browsers and webhooks when it is a player's turn.

notice-turn = { $name }, it’s your { -turn }.
notice-players = Players: { $names }
