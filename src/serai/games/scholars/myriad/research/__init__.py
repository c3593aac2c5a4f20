"""What research faces are shown of the expansion: `sight` writes it."""
