# Texts of the review of a game, which tells luck from play.

review = Review
review-open = Review the game
review-close = Close the review

## While the review is made

review-queued = The review is waiting for its turn.
review-running = Going through the game, move by move.
review-lost = The server isn’t responding. The review continues once the connection is back.
review-leave = You can leave this page. The review continues, and you’ll find it here later.
review-failed = There’s no review of this game.
review-retry = Try again

## The graph and its marks

review-graph = Chance of winning
review-at = Step { $ply } of { $last }: { $chances }
review-share = { $name } { $chance }
review-mark-of = { $mark ->
    [inaccuracy] { $name }: inaccuracy, { $amount }
    [mistake] { $name }: mistake, { $amount }
    [blunder] { $name }: blunder, { $amount }
    [resigned] { $name }: resigned, { $amount }
   *[luck] { $name }: luck, { $amount }
}
review-mark-back = Previous mark
review-mark-forward = Next mark
review-marks = { $count ->
    [0] No marks
    [one] One mark
   *[other] { $count } marks
}
review-table = The graph as a table
review-what = What happened

## A step

review-step = This step
review-step-number = Step { $ply }
review-played = Played: { $move } ({ $chance })
review-better = Better: { $move } ({ $chance })
review-keep = keep { $contracts }
review-resign = resign
review-sound = { $name } finds a good move.
review-luck = Luck: { $chances }
review-quiet = Nothing to choose here, and no luck involved.
review-eyes-quiet = { $name } has nothing to choose here, and sees no luck.

## Luck and play

review-accounts = Luck or skill?
review-short = Luck { $luck }, moves { $play }
review-start = Chance at the start
review-term-luck = Luck
review-term-own = Own moves
review-term-others = Others’ mistakes
review-term-remainder = What nobody could know
review-accuracy = On average, { $name } keeps { $accuracy } of the chance of winning at each choice.
review-help = What do these words mean?
review-help-start = Chance at the start: the same for everyone, unless the first { -player } was chosen or the game continues an earlier one.
review-help-luck = Luck: how much better or worse the { -card(number: "plural") } and { -contract-card(number: "plural") } that came up were than the average of everything that could have come up.
review-help-own = Own moves: what the { -player } lost by missing better moves.
review-help-others = Others’ mistakes: what the other { -player(number: "plural") } gave away.
review-help-remainder = What nobody could know: how hidden { -card(number: "plural") } made moves turn out better or worse.
review-moments = The moments that decided the game
review-draw-luckiest = Luckiest draw
review-draw-unluckiest = Unluckiest draw
review-lot = The draw for who goes first
review-new = New in the { -market }: { $cards }.
review-eyes = This is what { $name } could know at each step. Luck that { $name } couldn’t see isn’t shown.
review-evaluator = Judged by evaluator { $version } ({ $hash }).
review-playouts = No trained evaluator fits this { -board }, so the review is based on quick simulated games. That’s less accurate.

## Sharing

review-link = Link to the review
review-picture = Picture of the result

## Playing on

review-play-on = Play on from here
review-play-on-help = You take a seat after step { $ply }, and bots take the others. Everything that’s hidden from your seat is dealt anew.
review-play-on-seat = Your seat
