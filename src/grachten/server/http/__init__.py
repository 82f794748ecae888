"""The HTTP interface: the application, its routes, and what protects them."""
