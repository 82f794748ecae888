# Notices that the server sends to browsers and webhooks when it is a player's turn.

notice-turn = { $name }, det er din tur.
notice-players = Spillere: { $names }
