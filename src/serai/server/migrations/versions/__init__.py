"""One module a step; each says which it follows."""
