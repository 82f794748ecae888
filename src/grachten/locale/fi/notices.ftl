# Notices that the server sends to browsers and webhooks when it is a player's turn.

notice-turn = { $name }, nyt on sinun { -turn }si.
notice-players = Pelaajat: { $names }
