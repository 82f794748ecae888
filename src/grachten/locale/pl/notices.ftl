# Notices that the server sends to browsers and webhooks when it is a player's turn.

notice-turn = { $name }, teraz twoja { -turn }.
notice-players = Gracze: { $names }
