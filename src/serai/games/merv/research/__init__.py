"""What research faces are shown: `sight` writes it, `layout.json` sizes the named arrays of views."""
