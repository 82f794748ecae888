# Colors of cards and routes.

-pink = pink
-blue = blue
-green = green
-black = black
-red = red
-orange = orange
-grey = gray
