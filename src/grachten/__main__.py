"""`python -m grachten` is the command `grachten`."""

from grachten.cli.main import main

main()
