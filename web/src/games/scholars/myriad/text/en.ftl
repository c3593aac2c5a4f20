# What only the page of Scholars with Body of Books says.

seal-wild1 = I
seal-wild2 = II
language-wild1 = Polyglot I
language-wild2 = Polyglot II
kind-of-page = Page
kind-of-upgraded_card = Upgraded Action Card
kind-of-row_tile = Row Bonus Tile
kind-of-book_space = Place on a Book
kind-of-black_translate = Black Translate
page-books = Books
page-book = Book { $n }
page-pages = Pages
page-xp = XP (experience)
page-price = costs { $n } XP
page-printed-cost = Printed price: it is alone on its Book
page-upgrades = Upgraded Action Cards
page-xp-on = with { $n } XP
page-gone = back in the box
page-deck = { $n ->
    [one] { $n } Page to come
   *[other] { $n } Pages to come
}
page-marker-below = A Research Marker of the opponent lies below
page-xp-waits = 1 XP for the first on this level
page-row = row { $n }
page-free = free
page-tuck-free = The next card here costs nothing
page-tuck-cost = The next card here costs { $n } times 1 Silver or 1 white Die
page-pages-aside = Pages to tuck
