"""Several nodes on one database: who owns which table, and how they notify each other."""
