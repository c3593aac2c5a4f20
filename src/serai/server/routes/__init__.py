"""The calls of the API (`me`, `games`, `tables`, `play`), the `feed`, and the `page`."""
