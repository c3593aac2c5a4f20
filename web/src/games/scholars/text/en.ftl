# What only the page of Scholars says.

seal-arabic = Ar
seal-chinese = Zh
seal-sanskrit = Sa
seal-greek = Gr
seal-hebrew = He
seal-persian = Pe
seal-syriac = Sy
field-mathematics = Ma
field-physics = Py
field-chemistry = Ch
field-philosophy = Ph
field-biology = Bi
field-astronomy = As
field-medicine = Me
letter-white = W
letter-red = R
letter-blue = B
letter-yellow = Y
letter-purple = P
letter-orange = O
letter-green = G
letter-black = N

page-automa = opponent
page-turn = turn { $n }
page-last-turns = { $n ->
    [0] the turns are over
    [one] last turn
   *[other] { $n } more turns
}
page-piles = Translators
page-draft = Choose a pair
page-caliph = Caliph
page-map = Map
page-house = House of Wisdom
page-tracks = Research
page-rooms = Rooms
page-desk = Desk
page-hand = Hand
page-scrolls = Scrolls
page-retired = Retired Translators
page-aside = About to retire
page-bag = Bag
page-dice-sum = Dice Sum
page-plans = Scheme Cards
page-markers = { $n ->
    [one] { $n } Research Marker
   *[other] { $n } Research Markers
}
page-track-position = space { $n } of its track
page-die = { $colour } Die, { $n }
page-cards-left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-free-space = Free space
page-no-scroll = No Scroll here
page-neutral = Neutral Marker
page-next-level = next
page-level = level { $n }
page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-room-holds = { $owner }, { $n } of { $most } Gold
page-room-empty = empty
page-scrolls-to-come = { $n ->
    [one] { $n } card to come
   *[other] { $n } cards to come
}
page-draw = Dice drawn
