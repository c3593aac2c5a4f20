### The guide of Body of Books: what is new, in two turns (English)

guide-myriad-draft = You know Scholars; here is what Body of Books adds. You begin as ever with a pair. This one brings 4 Silver, just what the new Room 11 costs.
guide-myriad-slot = The seventh Research Track is Medicine. Only a black action studies it, so let us Research.
guide-myriad-card = The Medicine Card is new as well: when you Rest, it brings what your level of Medicine gives.
guide-myriad-die = Everybody owns a black Die from the start. Black beats every other colour: with it the action is black.
guide-myriad-one-die = It needs no help: a black 6 is enough for one step.
guide-myriad-research = Now the main action: press the heading of the slot, or its line in the list.
guide-myriad-medicine = For 1 Gold you climb one step on Medicine. The first step brings 1 XP, and XP buy Pages.
guide-myriad-recruit-slot = Back to work. There are now eleven Rooms to fill, so Recruit.
guide-myriad-recruit-card = Any card will do for this.
guide-myriad-recruit-die = A 6 reaches all but the polyglots. A black Die would add up to 3 to a Recruit action.
guide-myriad-recruit-one = One Die is enough.
guide-myriad-recruit = The main action again.
guide-myriad-employ = Syriac and Arabic: a useful last link, and worth 3 points.
guide-myriad-room = Room 11 stands at the right end. It costs 4 Silver and lets you publish a Page.
guide-myriad-page = Three Books lie open, with two Pages each; the price in XP stands in the corner. You have exactly 2. Red Pages act whenever you Work on their slot; this golden one has its say after the last turn.
guide-myriad-tuck = Pages and retired Translators are tucked under your brown slots. Side by side they form rows: a full row of four brings a bonus, such as an upgraded card, and makes the next ones cheaper. Here it is free.
guide-end = A black Translate publishes Pages, too, and a black Travel past the Neutral Marker brings XP. From here on you play on your own. A press on anything explains it.
