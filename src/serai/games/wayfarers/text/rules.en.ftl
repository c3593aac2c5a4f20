### Wayfarers of the South Tigris: rules reference (English)
### A message `chapter-…` opens a chapter, with its heading and perhaps a .text; the rules below it belong to it.
### One message per rule; the .title attribute is its short heading.

chapter-aim = The aim of the game
    .text =
        You leave Baghdad to describe the land, the waters and the sky. Around your Player Board a panorama grows: Land Cards to its left, Water Cards to its right, Space Cards above them, with Townsfolk and Inspiration Cards tucked underneath. (WF-CMP-07)
        Victory Points come from:
        - sets of the Tags City, Vista, Harbour and Open Water (WF-SCO-01, WF-SCO-02);
        - Space Cards, each as printed, and doubled by an Inspiration Card whose goal you meet (WF-SCO-03, WF-SCO-04);
        - the tiles of your Caravan (WF-SCO-07);
        - every Guild in which you have the most Influence (WF-SCO-08).
        The Journal is the clock of the game. As soon as one Player Marker enters its last column, everybody has one more turn, and the most Victory Points win. (WF-END-01)
        Alone you play against the AI, which follows a few cards of its own. (WF-AI-05)

chapter-turn = How a turn goes
    .text =
        On your turn you do exactly one of three things. (WF-TURN-01)
        - Place a Die: lay a Die on a free slot of your panorama and use the action there. The value of the Die names a column of your Caravan; that column must show what the slot asks for (Camel, Telescope, Ship or Pigeon). This is how most cards and tiles come to you. (WF-DIE-01, WF-DIE-03)
        - Place a Worker: put a Worker on a card of the Main Board and use the action printed beside the card. The Worker stays there for anybody to retrieve, or for whoever acquires the card. (WF-WRK-01, WF-WRK-07)
        - Rest: take back the Dice you placed and roll them. If at most 1 Die was left in your supply, you also use your Resting abilities. (WF-REST-01, WF-REST-03)
        One gain often sets off another: immediate effects, links between Water Cards, Vistas, Townsfolk. You resolve them in the order you like, and you may decline nearly all of them. (WF-TURN-03, WF-TURN-04)
        Where you see “Journal”, your Player Marker moves one space to the right if you have what the way asks for, and takes the reward there. (WF-JRN-01)
        A card may carry the Influence of an opponent. Taking it, placing a Worker on it or taking a Worker from it then costs you 1 Silver or 1 Provision, paid to that opponent. (WF-INF-05)
        As your turn ends the rows are filled up again. (WF-TURN-07)

chapter-turns = Turns and effects

WF-TURN-01 = Turns pass clockwise until the game ends. On yours you take exactly one main action: Place a Die, Place a Worker, or Rest.
    .title = Your turn
WF-TURN-02 = You may Place a Die if one of your supply fits a free slot, counting the changes of value and the rented Ship you are allowed. You may Place a Worker if its action would do something. Resting is always possible, even with no Die placed, and is your only choice when you can do neither of the others.
    .title = Possible main actions
WF-TURN-03 = Effects are resolved one by one, each in full. Effects with the same cause form a group, and you choose their order within it. These are groups: a Die slot with its Townsfolk Card; the parts of a Worker action; everything to the right of one arrow; all Resting abilities, icon by icon; all that an acquired card sets off (immediate effect, Connection Links, Vistas and the Townsfolk under them); all that a placed tile sets off (covered icons, Vistas and the Townsfolk under them); the rewards of a Journal space. Whatever a resolved effect sets off becomes a new group, to be finished before you return to the earlier one.
    .title = Order of effects
WF-TURN-04 = You may decline any of your effects, with these exceptions: gaining a new Die, taking the Green Worker on the Journal Track, keeping 1 card once you have drawn 3, rolling your placed Dice when you Rest, and paying for what you have chosen to do.
    .title = Optional and mandatory effects
WF-TURN-05 = Pay a cost in full before receiving what it buys, be it left of an arrow, printed on a card or asked for a tile. What stands right of an arrow never helps to pay the left of the same arrow. Those gains may help each other, though: the Silver of your starting City can pay the fee for the Land Card gained with it. Townsfolk abilities and any other effect resolved beforehand may also help.
    .title = Paying costs
WF-TURN-06 = Once a cost is paid you may still turn down some of the gains. If you cannot pay all of it, you receive nothing from the right of the arrow.
    .title = Partial gains
WF-TURN-07 = As your turn ends, every row is refilled, cards and Workers stop counting as acquired or placed this turn, and all three Guild abilities may be used again. The next player then begins.
    .title = End of your turn

chapter-panorama = Panorama, Tags and Assets

WF-CMP-06 = Your supply is what you have at hand: unplaced Dice showing their values, Workers, Influence, Silver and Provisions. Your reserve, near the Minarets, keeps the Dice you have yet to gain; 2 lie there at the start.
    .title = Supply and reserve
WF-CMP-07 = Your panorama grows around your Player Board. Land Cards extend it on the left and Water Cards on the right, always at the outer end. Space Cards stand above Land and Water Cards; Townsfolk Cards are tucked under Land and Water Cards, Inspiration Cards under Space Cards.
    .title = Your panorama
WF-CMP-08 = Four parts of your Player Board are cards in every respect: a Land Card (City), a Water Card (Harbour), a Space Card (Stars, 1 VP per pair of Townsfolk Card and Upgrade Tile) and a Townsfolk Card (Resting ability: Journal and 1 Silver). The centre, with its Observatory, its Library and 4 Die slots, is not a card.
    .title = Cards on your Player Board
WF-CMP-09 = You begin with one City, one Harbour, one Observatory, one Library and one Stars Tag. You also begin with 1 Land, 1 Water, 1 Space and 1 Townsfolk Card, and no Inspiration Card.
    .title = What you start with
WF-CMP-10 = The primary Tags are City, Vista, Harbour and Open Water; the secondary Tags are Observatory and Library; the Space Tags are Stars, Planet, Sun, Moon and Comet. You find them on your Player Board, on Land, Water and Space Cards and on Special Upgrade Tiles, never on Townsfolk or Inspiration Cards. A Tag shown several times on a card counts that many times.
    .title = The Tags
WF-CMP-11 = A Tag counts from the moment you gain it, for Journal requirements, Inspiration goals and Scoring alike, even in the turn in which you acquired the card or tile.
    .title = New Tags count at once
WF-CMP-12 = The four Assets are Camel, Telescope, Ship and Pigeon. They let Dice enter the slots that ask for them.
    .title = The Assets

chapter-die = Place a Die

WF-DIE-01 =
    Place exactly 1 Die of your supply in an empty Die slot of your Player Board, or of a City or Harbour you acquired in an earlier turn. A slot holds 1 Die. The six starting slots are:
    City (Camel): 2 Provisions for a Land Card and 1 Silver.
    Centre (Telescope): a Space Card or a Space Upgrade Tile.
    Centre (Pigeon): Journal, or retrieve a Worker and place 1 Influence on any Guild.
    Centre (any Die): a Townsfolk Card or 2 Provisions.
    Centre (any Die): a Basic Upgrade Tile or 2 Silver.
    Harbour (Ship): 2 Provisions for a Water Card.
    .title = Placing a Die
WF-DIE-02 = A Die needs every Asset shown on its slot; an Asset shown twice is needed twice. If no Asset is shown, any Die fits.
    .title = Required Assets
WF-DIE-03 = Three sources provide Assets, and they add up: the Caravan column matching the value of the Die, the Townsfolk Card tucked under the card you are using (for that card only), and at most one Ship rented from the blue Guild.
    .title = Where Assets come from
WF-DIE-04 = A Die has every Asset, discount and Dice manipulation that your tiles show in the column of its value. Column 1 also has its printed Camel and column 6 its printed Telescope. A tile spanning two columns gives each column only the half lying in it.
    .title = Reading a Caravan column
WF-DIE-05 = Before placing a Die you may change its value step by step: by +1 if the column of its current value shows an increase, by −1 if it shows a decrease, and either way if it shows both. From each new value you may continue with that column’s icons, but a column moves the Die only 1 step, however many icons it has. A 6 never becomes a 1, nor a 1 a 6. The Die keeps its new value.
    .title = Dice manipulation
WF-DIE-06 = You may make only one such chain of changes per turn, and only with the Die you are about to place.
    .title = One chain per turn
WF-DIE-07 = Every Silver or Provision discount in the Die’s column saves you 1 of that resource, once for the action as a whole. You may spread the total over an arrow cost, the prices of Space Cards, Townsfolk Cards and tiles in Silver, and the Provision paid to draw 3; anything unused is lost and no cost drops below 0. Prices in Influence, fees to opponents and effects outside this slot’s action get no discount. With one Provision discount, a Water Card for 2 Provisions plus drawing 3 costs 2 in all.
    .title = Silver and Provision discounts
WF-DIE-08 = The Assets and discounts of a Die are settled when you place it. A tile gained later in the same turn does not alter them.
    .title = Assets fixed when placed
WF-DIE-09 = When the action of your Die acquires a Land or Water Card, you may draw 3 and keep 1 rather than take a faceup card. This takes 1 Pigeon that the Die has and the slot does not need, or 1 Provision. Decide before seeing any card; after that, the faceup cards are no longer available to this action. It is impossible with an empty Draw Pile.
    .title = Drawing with a Die
WF-DIE-10 = With the Die in place, you may use the actions of the slot and the ability of the Townsfolk Card tucked there, in any order. Neither depends on the other, and you may skip any or all of them.
    .title = Using the slot
WF-DIE-11 = A placed Die remains in its slot until you refresh it or Rest.
    .title = Dice stay placed

chapter-worker = Place a Worker

WF-WRK-01 = Place 1 Worker of your supply on a faceup card. A Green Worker goes on Townsfolk, Land, Water or Inspiration; a yellow one on Land or Inspiration; a blue one on Water or Inspiration; none ever on Space. A card takes at most one Worker of each allowed colour: 1 on Townsfolk, 2 on Land or Water, 3 on Inspiration.
    .title = Placing a Worker
WF-WRK-02 = After any fee, at least one part of the slot’s action must change something. For instance, increasing or decreasing a Die needs a Die in your supply; acquiring needs a card or tile you can pay for and place; the 3-Provision action needs 3 Provisions and a Draw Pile that is not empty; Journal needs an open ink splotch; a refresh needs a Die outside the reserve. Influence on a Guild fails only if all your 15 are already there.
    .title = The action must do something
WF-WRK-03 = Choose a Worker and a card, pay the fee if an opponent’s Influence lies on that card, then place the Worker. Resolve the parts of the slot’s action in any order. You may skip some, but not all of them.
    .title = Steps of a Worker action
WF-WRK-04 = Once placed, a Worker belongs to nobody: any player may retrieve it later.
    .title = Workers are shared
WF-WRK-05 = You can never take back, in the same turn, the Worker you have just placed. The card beneath it is therefore out of your reach for that turn.
    .title = Not the same Worker
WF-WRK-06 = A Worker action makes no use of your Caravan: no Assets and no discounts. You may draw 3 only where the slot says so.
    .title = Workers and the Caravan
WF-WRK-07 =
    The actions, from slot 1 to slot 4:
    Townsfolk: a Space Card for 1 Silver less; 1 Influence on each Guild; a free Basic Upgrade Tile; Journal and 1 Provision.
    Land: a Townsfolk Card and increase or decrease a Die by 1; 2 Silver and 1 yellow Influence; a Land Upgrade Tile; 3 Provisions to draw 3 Land Cards and keep 1.
    Water: refresh a Die and twice increase or decrease a Die by 1; 2 Provisions and 1 blue Influence; a Water Upgrade Tile; 3 Provisions to draw 3 Water Cards and keep 1.
    Inspiration: 2 Provisions; 1 Provision and 1 Influence on any Guild; 1 Silver and refresh a Die; 2 Silver.
    .title = The Worker actions

chapter-rest = Rest

WF-REST-01 = Before anything else, count the Dice left in your supply. With 0 or 1 you will use your Resting abilities this turn; with 2 or more you will not.
    .title = Counting your Dice
WF-REST-02 = Take every Die off your panorama, roll it and add it to your supply; this is compulsory. Then you may reroll the Dice that were already in your supply: each once at most, decided one Die at a time with all results so far in view.
    .title = Rolling your Dice
WF-REST-03 = If you qualify, resolve your Resting abilities: those of your Townsfolk Cards and the printed one (Journal and 1 Silver). Each icon is optional, and you may mix the icons of several abilities in any order.
    .title = Resting abilities
WF-REST-04 = A Townsfolk Card acquired during this very turn does not give its Resting ability yet.
    .title = New Townsfolk do not Rest

chapter-gains = What effects give

WF-EFF-01 = Take the Silver or Provisions shown from the Main Supply, which never runs out.
    .title = Silver and Provisions
WF-EFF-02 = You may place 1 Influence from your supply on the depicted Guild. If no colour is given, the Guild is yours to choose.
    .title = Influence on a Guild
WF-EFF-03 = You may place 1 Influence from your supply on a faceup Card of any of the five rows, provided no Influence lies on it, yours included. Workers on the card are no obstacle. If there is no such card, nothing happens.
    .title = Influence on a Card
WF-EFF-04 = You may move 1 of your Influence from one Guild to another. You need at least one in a Guild.
    .title = Moving Influence
WF-EFF-05 = If your supply has no Influence when you may place one on a Guild or a Card, you may move one of yours from another Guild or Card to the new place instead. The Card it leaves is then without Influence. As long as you have Influence in your supply, you must use that.
    .title = When Influence runs out
WF-EFF-06 = You may take 1 Worker from any faceup card into your supply, after paying a fee if one is due. Workers you placed this turn and Green Workers still on the Journal Track cannot be taken. If none is left, nothing happens.
    .title = Retrieving a Worker
WF-EFF-07 = You may pick 1 of your Dice and roll it. A Die from a slot, even the one placed this turn, goes to your supply and its slot is free again; a Die of your supply is simply rerolled. Dice in the reserve cannot be picked.
    .title = Refreshing a Die
WF-EFF-08 = You may raise or lower 1 Die of your supply by 1, never above 6 nor below 1. If you have several such changes, spread them over your Dice as you like. Placed Dice cannot be changed.
    .title = Increasing or decreasing Dice
WF-EFF-09 = You must take 1 Die from your reserve, roll it and add it to your supply. Only columns 2 and 6 of the Journal Track give one, so there is always a Die to take.
    .title = A new Die
WF-EFF-10 = An Influence you spend from a Guild comes back to your supply.
    .title = Spending Influence

chapter-influence = Influence on Cards

WF-INF-01 = A card never holds more than 1 Influence.
    .title = One Influence per Card
WF-INF-02 = You interact with a card when you acquire it, place a Worker on it or retrieve a Worker from it. Placing Influence is no interaction, and a card that already has one cannot receive it.
    .title = Interacting with a Card
WF-INF-03 = Your own Influence never costs you a fee.
    .title = Your own Influence
WF-INF-04 = Influence stays with its card, also when the card slides, until somebody acquires that card. It then goes back to its owner’s supply.
    .title = How long Influence stays
WF-INF-05 = To interact with a card bearing an opponent’s Influence, first pay 1 Silver or 1 Provision to the opponent, as you prefer. If you cannot, you may not interact with that card. What the interaction itself brings cannot pay this fee. To acquire a card you need both the fee and the price.
    .title = Paying the opponent
WF-INF-06 = The fee is due even for a free card, and for an Inspiration Card you discard at once. A card drawn from a Draw Pile never costs a fee.
    .title = When the fee applies
WF-INF-07 = Each interaction has its own fee: two effects that take two Workers from the same influenced card cost two fees. When you acquire the card, a single fee covers all the Workers on it.
    .title = One fee per interaction

chapter-guilds = Guild abilities

WF-GLD-01 = To use a Guild’s ability, spend 1 of your Influence there. Each of the three abilities may be used once per turn, on your own turn only.
    .title = Using a Guild ability
WF-GLD-02 = After a Journal move and all its rewards, you may spend 1 black Influence, between any two effects until your turn ends, to Journal an additional time. Black Influence gained through those rewards or later may be used. The next ink splotch must be open once that Influence is gone: your last black Influence cannot pay for both. A Journal effect that did not move you does not allow this.
    .title = Guild of Science (Black)
WF-GLD-03 = While placing a Die, you may spend 1 blue Influence to give it one Ship for this placement. If a slot asks for two Ships, the other must come from your Caravan or a Townsfolk Card.
    .title = Guild of Exploration (Blue)
WF-GLD-04 = Spend 1 yellow Influence for two changes of 1 on Dice of your supply: both on one Die or one on each of two, up or down as you like, never past 1 or 6. You may leave out one of them, but need a Die in your supply. Use it on any turn: before your main action, before or after (never during) the Caravan chain of the Die you are placing, or after your main action.
    .title = Guild of Trade (Yellow)
WF-GLD-05 = Used after the Caravan chain, the yellow ability may change any Die still in your supply, also the one you are about to place.
    .title = Trade after the chain

chapter-journal = Journal

WF-JRN-01 = Move your Player Marker one space to the right, along an ink splotch whose requirement you meet. You may decline; if no way is open, nothing happens.
    .title = Moving your Player Marker
WF-JRN-02 = Most ink splotches only ask you to own something: you need at least the number shown, and you spend nothing. Tags on your Player Board and your printed Townsfolk Card count, and “any Upgrade Tile” includes Special ones.
    .title = Ownership requirements
WF-JRN-03 = Some ink splotches make you spend Influence from the Guilds shown, exactly as many as shown. Without them the way is closed.
    .title = Spending Influence to pass
WF-JRN-04 = Read a requirement on the faceup side of the section its ink splotch belongs to: section 1 for the ways out of columns 0 to 2, section 2 for columns 3 to 8, section 3 for column 9. Both ways out of the first space are free.
    .title = Which requirement applies
WF-JRN-05 = On arrival, resolve everything on the space at once: take the Green Worker if there is one, then resolve the Journal Tile or the printed reward, its parts in any order. Journal Tiles stay where they are, for everyone who arrives later.
    .title = Arriving on a space
WF-JRN-06 = A space may hold any number of Player Markers. Only the 5 final spaces, in column 10, hold one each; you cannot enter an occupied one.
    .title = Sharing spaces
WF-JRN-07 = Columns 1, 3, 5, 7 and 9: the Journal Tile. Columns 2 and 6: an Inspiration Card and a new Die. Columns 4 and 8: a Special Upgrade Tile. Final spaces, from top to bottom: the first gives 2 black, the third 2 yellow and the fifth 2 blue Influence, each with a Special Upgrade Tile or an Inspiration Card; the second and the fourth give 2 Influence on any Guilds.
    .title = Rewards of the track
WF-JRN-08 = Whoever first enters one of the two spaces beside a Green Worker must add it to their supply at once.
    .title = Taking a Green Worker
WF-JRN-09 = Entering column 10 brings on the end of the game. Nobody moves beyond it.
    .title = The final spaces

chapter-acquire = Acquiring cards

WF-ACQ-01 = As a rule you take a faceup card of the row concerned. A slot emptied during a turn stays empty until that turn ends.
    .title = Taking a faceup card
WF-ACQ-02 = Choose a card that has a legal place in your panorama. Pay the fee if there is one, keeping enough for the price, then pay the price. Take the Workers on the card, return its Influence to the owner and add the card to your panorama. Its immediate effect, its Connection Links and the Vistas it sets off then follow at once, in any order.
    .title = Steps of acquiring
WF-ACQ-03 = Land and Water Cards have no price of their own; you pay only what the action asks.
    .title = Price of Land and Water
WF-ACQ-04 = A Space Card costs 3 Silver in slot 1, 4 in slots 2 and 3, and 5 in slot 4.
    .title = Price of a Space Card
WF-ACQ-05 = Where a discount is shown with a Space Card, it costs 1 Silver less, never below 0. In a Die action this adds to the Silver discounts of your Caravan.
    .title = Cheaper Space Cards
WF-ACQ-06 = A Townsfolk Card costs the Silver printed on it, from 0 to 3. If you acquire it for free you skip that price, but not the fee for an opponent’s Influence.
    .title = Price of a Townsfolk Card
WF-ACQ-07 = Inspiration Cards have no price.
    .title = Inspiration Cards are free
WF-ACQ-08 = You cannot acquire a card that holds a Worker you placed this turn.
    .title = Cards under your new Worker
WF-ACQ-09 = Draw the top 3 cards, or all that are left if fewer. Keep exactly 1, acquired in the normal way, and put the others under the Draw Pile in the order you like. With an empty Draw Pile this effect is not available.
    .title = Draw 3 and keep 1
WF-ACQ-10 = Rows are refilled only when the turn ends. Cards first slide toward slot 1 to close the gaps, keeping their order: Townsfolk and Land to the right, Space and Water to the left, Inspiration downward. New cards then fill the free slots, lowest number first. Workers and Influence travel with their cards.
    .title = Refilling the rows
WF-ACQ-11 = When a Draw Pile is empty, slots that can no longer be filled stay empty; nothing is reshuffled.
    .title = Empty Draw Pile
WF-ACQ-12 = In the turn you acquire a card, only its immediate effect and its Connection Links work. A new Vista does not react, a new Townsfolk Card gives no Asset and no ability (at a Rest neither), and a new Die slot is still closed.
    .title = New cards wait a turn

chapter-kinds = The five kinds of cards

WF-LND-01 = Add a Land Card at the far left of your panorama. A City brings a Die slot, a Vista a lasting benefit. An immediate effect, if shown, is gained once.
    .title = Land Cards
WF-LND-02 = A Vista reacts when you acquire a Land, Water or Space Card or a Special Upgrade Tile with a Tag it names, or, if it names Townsfolk, when you acquire a Townsfolk Card. You may then use its effect and the ability of the Townsfolk Card under it, in either order. It does not matter how you came by the card.
    .title = When a Vista reacts
WF-LND-03 = A card or tile sets off each of your Vistas once at most, however many of its Tags match. A Comet Card with 3 Comets, or a City with both an Observatory and a Library, counts as one occasion. Several Vistas may react to the same card.
    .title = Once per Vista
WF-LND-04 = The Tags printed on a Townsfolk Card only say where it may be tucked. They set off no Vista.
    .title = Tags on Townsfolk Cards
WF-WAT-01 = Add a Water Card at the far right of your panorama. A Harbour brings a Die slot; an Open Water gives the effect at its foot once.
    .title = Water Cards
WF-WAT-02 = The four bars are, from top to bottom: Influence on a Guild, Silver, Provision, Influence on a Card. Where the left edge of your new card has a lightning bolt and the card just to its left shows an effect on the same bar, you gain that effect. Your first Water Card connects to the printed Harbour: 1 yellow Influence, 1 Silver, 1 Provision and 1 Influence on a Card.
    .title = Connection Links
WF-SPC-01 = Every Space Card stands above one of your Land or Water Cards, one per card. No more fit above your Player Board: the Caravan takes up the room above the City and the centre, and the printed Stars stand above the Harbour. You can therefore acquire only as many Space Cards as you have acquired Land and Water Cards; without a free place you cannot acquire one. The exact place has no effect, so the nearest to your Player Board is used.
    .title = Room for Space Cards
WF-SPC-02 = An immediate effect shown on a Space Card is gained once, after you add the card to your panorama.
    .title = Immediate effect of Space Cards
WF-INS-01 = Tuck a new Inspiration Card under one of your Space Cards that has none; the printed Stars qualify. Or discard it, which is always allowed: it goes facedown under its Draw Pile and, without placing a Worker, you resolve the Worker action of the slot it came from. From bottom to top these are 2 Provisions; 1 Provision and 1 Influence on any Guild; 1 Silver and refresh a Die; 2 Silver.
    .title = Tucking or discarding Inspiration
WF-INS-02 = Whether you tuck or discard the card, you first acquire it: pay any fee, take its Workers and return its Influence.
    .title = Acquired before discarding
WF-INS-03 = A tucked Inspiration Card stays where it is for the rest of the game.
    .title = Inspiration stays put
WF-FLK-01 = Tuck a Townsfolk Card under one of your Land or Water Cards that has no Townsfolk yet and shows at least one of the Tags it lists. The printed City and Harbour qualify; the centre of your Player Board does not. Without such a place you cannot acquire the card.
    .title = Tucking a Townsfolk Card
WF-FLK-02 = A Townsfolk Card helps only the card above it. Its Assets serve a Die placed there. Its ability works when you place a Die there, when that Vista reacts, or, for Resting abilities (always under an Open Water), when you Rest with at most 1 Die in your supply.
    .title = What Townsfolk do
WF-FLK-03 = You may use the Townsfolk ability before or after that of the card above it.
    .title = Before or after the card

chapter-caravan = Upgrade Tiles and Caravan

WF-UPG-01 = A Basic tile costs 2 Silver. The others cost 3 Silver or 2 Influence of their colour: yellow for Land, blue for Water, black for Space. Pay it all in one way or the other. Special tiles have no cost.
    .title = Price of Upgrade Tiles
WF-UPG-02 = Choose any design of the right type still on the Main Board, as long as you can place it legally at once. If no tile is left or none fits, the effect gives nothing.
    .title = Choosing an Upgrade Tile
WF-UPG-03 = The Caravan has 6 columns and 3 rows, less the upper corners, where the Camel (column 1) and the Telescope (column 6) are printed: 16 cells. Basic and Special tiles fill 1 cell, Land and Water tiles 2 side by side, Space tiles 2 one above the other. A tile keeps its upright direction, stays inside the Caravan and never covers another tile.
    .title = Placing an Upgrade Tile
WF-UPG-04 = You choose which face of a Land or Water Upgrade Tile lies up when you place it.
    .title = Choosing the face
WF-UPG-05 = A placed tile can be neither moved nor removed.
    .title = Tiles are permanent
WF-UPG-06 = Each printed icon that a tile covers gives its effect once, at once. Resolve them in any order, together with the Vistas that the Tags of a Special tile set off.
    .title = Covering icons
WF-UPG-07 = VP printed on tiles matter only at the end of the game. The Tags of Special tiles work in every way like Tags on cards.
    .title = VP and Tags on tiles

chapter-end = End of the game and Scoring

WF-END-01 = The first Player Marker to enter column 10 brings on the end. That turn is completed; then everyone, in turn order, takes one final turn, the player who brought on the end being the last. Scoring follows.
    .title = Final turns
WF-END-02 = Players who reach column 10 afterwards change nothing: the number of final turns stays the same.
    .title = Later arrivals
WF-SCO-01 = For each primary Tag (City, Vista, Harbour, Open Water), count how many you have. Up to 1 gives 0 VP, 2 give 2, 3 give 3, 4 give 5, 5 give 8, 6 give 12, and 7 or more give 16.
    .title = Common sets
WF-SCO-02 = Each set of one City, one Vista, one Harbour and one Open Water gives 5 VP: 5 times the number of the primary Tag you have least of. The same Tags also score in common sets.
    .title = Unique sets
WF-SCO-03 = Each Space Card scores as printed on it. The printed Stars give 1 VP per pair of Townsfolk Card and Upgrade Tile: the smaller of the two numbers, with your printed Townsfolk Card counted and tiles of every type.
    .title = Space Cards
WF-SCO-04 = If you meet the goal of an Inspiration Card at the end of the game, the Space Card above it scores double; if not, nothing changes. Everything you own then counts, including Silver and Provisions in your supply.
    .title = Inspiration goals
WF-SCO-05 = If you have more Comet Tags than each opponent, your Comet Cards are worth 4 VP each; otherwise their printed 1 to 3. A tie for the most helps nobody. In Solo Play the AI’s Comet Track counts as its Comet Tags.
    .title = Most Comets
WF-SCO-06 = The Sun and the Moon give 3 VP each, or 7 VP each if you have both. A Planet Card gives 1 VP plus 1 VP for each of your Planet Tags, its own included.
    .title = Sun, Moon and Planets
WF-SCO-07 = Add up the VP printed on all your Upgrade Tiles.
    .title = VP of the Caravan
WF-SCO-08 = Whoever has the most Influence in a Guild scores 3 VP for it. A tie gives nothing to anyone, and neither does an empty Guild.
    .title = Guild Majorities
WF-SCO-09 = The most VP wins. Ties are broken by the most Influence in the black Guild, then in the yellow, then in the blue; if still level, the victory is shared.
    .title = Winning and ties
WF-SCO-10 = Silver, Provisions, Workers, Dice and Influence on Cards are worth no VP at the end.
    .title = Leftovers score nothing

chapter-solo = Solo Play: the AI and its turn

WF-AI-01 = Set up as for 2 players. Choose or draw the AI Board you will face: Space AI, Upgrade AI, Townsfolk AI or Journal AI. You receive a random Player Board from the other three.
    .title = Solo setup
WF-AI-02 = The AI has no Dice, Silver or Provisions. Its markers start on the top left space of the Resource Track (space 0), on 0 of the Comet Track and on the first space of the Journal Track; it has 1 Yellow Worker, 1 Blue Worker, and 1 Influence each in the yellow and the blue Guild. You always go first, with 3 Silver, 2 Provisions and 1 blue Influence; the AI goes second.
    .title = How the AI starts
WF-AI-03 = The AI never runs out of Influence.
    .title = Unlimited AI Influence
WF-AI-04 = Shuffle the 6 Scheme Cards, 3 blue and 3 red, into a facedown Draw Pile.
    .title = Scheme Cards
WF-AI-05 = If 3 faceup Scheme Cards share a colour when its turn begins, the AI Rests; otherwise it reveals a Scheme Card. A Rest thus comes after 3 to 5 cards.
    .title = Reveal or Rest
WF-AI-06 = The new Scheme Card goes to the right of the faceup ones and at once counts for the sum value, the colour majority and the Special Upgrade Tile priority. First, the resource marker moves clockwise by the card’s Silver Value. Passing from space 4 to space 5 earns the AI a bonus: Space AI 1 Comet, Upgrade AI 1 yellow Influence, Townsfolk AI a Townsfolk Card, Journal AI 1 black Influence. Then it does the First Action if that is now possible, or else the Second Action, never both.
    .title = Revealing a Scheme Card
WF-AI-07 = A First Action that spends Influence is possible if the AI has that Influence in the Guild and the row in question has a card. One that places a Worker is possible if the AI has a named Worker and a card where it may go. Influence once spent is not returned when you refuse cards.
    .title = Is the First Action possible?
WF-AI-08 = Rows are refilled when the AI’s turn ends. Until then, slots from which it took cards stay empty.
    .title = Refilling after the AI
WF-AI-09 = If the latest Scheme Card shows a Comet, the AI first moves 1 step up the Comet Track. Next, by board: Space AI a Space Card, Upgrade AI an Upgrade Tile, Townsfolk AI a Townsfolk Card, Journal AI 1 Influence on a Card. Then it Journals. Last, all 6 Scheme Cards are shuffled into a new Draw Pile.
    .title = The AI Rests
WF-AI-10 = When its Focus comes up, the Space AI acquires a Space Card, the Upgrade AI an Upgrade Tile, the Townsfolk AI a Townsfolk Card, and the Journal AI Journals.
    .title = The AI’s Focus

chapter-solo-choices = Solo Play: how the AI chooses

WF-AI-11 = The AI pays no costs but those on Scheme Cards. It disregards Journal requirements, the conditions for tucking and placing, and all icons on the cards and tiles it acquires. The VP of its tiles do count.
    .title = What the AI ignores
WF-AI-12 = The AI resolves all other icons as you would, with some exchanged. Each Silver or Provision moves its resource marker 1 step, with the bonus from space 4 to 5; a new Die becomes an Upgrade Tile (Basic, Land, Water or Space); a refresh becomes retrieving a Worker; increasing or decreasing a Die becomes 1 Influence on a Card.
    .title = Exchanged icons
WF-AI-13 = The AI resolves the icons of a space from left to right and leaves none out. It skips only what it cannot do.
    .title = Left to right
WF-AI-14 = The Comet Track runs from 0 to 10; Comets beyond 10 are lost. Comets on Space Cards and tiles never move the AI’s marker.
    .title = The AI’s Comets
WF-AI-15 = The AI never uses the abilities of the yellow and blue Guilds. It spends black Influence on an ability only for its additional Journal step.
    .title = The AI and Guild abilities
WF-AI-16 = The resource marker sets the colour: black on spaces 0 to 2 (top row), blue on 3 and 4 (right middle, bottom right), yellow on 5 and 6 (bottom middle, bottom left), green on 7 (left middle). If that colour is of no use, the AI tries the next one clockwise: black, blue, yellow, green, then black again. Black means Space, blue Water, yellow Land, and green Townsfolk Cards or Basic tiles.
    .title = Colour priority
WF-AI-17 = Add the Silver Values of the 2 latest faceup Scheme Cards (of the only one if there is one, 0 if none). Slots are tried in this order: sum 0 or 1: 1, 2, 3, 4; sum 2: 2, 3, 4, 1; sum 3: 3, 2, 1, 4; sum 4: 4, 3, 2, 1, where 1 is nearest the centre. With three piles of tiles: sum 0 or 1: 1, 2, 3; sum 2: 2, 3, 1; sum 3 or 4: 3, 2, 1. The AI takes the first that is possible.
    .title = Sum value
WF-AI-18 = Space (black), Water (blue) and Land (yellow) tiles form 3 piles each and use the order for three piles. Basic (green) tiles form 4 piles and use the same order as cards.
    .title = Three or four piles
WF-AI-19 = For Inspiration Cards the AI looks at the row of its resource marker rather than the sum value. Top row (spaces 0 to 2): second card from the top; middle row (3 and 7): third; bottom row (4 to 6): lowest. If that one is not possible it goes on downward, and from the lowest back to the highest.
    .title = Choosing Inspiration Cards
WF-AI-20 = The AI tries the colours named on the Scheme Card, green first, passing over one it cannot place. Green goes on Townsfolk, yellow on Land, blue on Water, in the slot that comes first by sum value among cards without a Worker of that colour. It also skips a slot where no icon would do anything for it. Then it resolves the action of the slot.
    .title = The AI places a Worker
WF-AI-46 =
    What the AI does at each slot, from slot 1 to slot 4:
    Townsfolk: a Space Card; 1 black, 1 yellow and 1 blue Influence; a Basic Upgrade Tile; Journal, then resource marker 1 step.
    Land: a Townsfolk Card, then 1 Influence on a Card; resource marker 2 steps, then 1 yellow Influence; a Land Upgrade Tile; the top card of the Land Draw Pile.
    Water: retrieve a Worker, then twice 1 Influence on a Card; resource marker 2 steps, then 1 blue Influence; a Water Upgrade Tile; the top card of the Water Draw Pile.
    .title = Worker actions of the AI
WF-AI-21 = Where you would pay 3 Provisions to draw 3 Land or Water Cards, the AI just takes the top card of that Draw Pile. The rest of the pile is untouched; if it is empty, the AI gets nothing.
    .title = The AI and drawing
WF-AI-22 = In the turn it places a Worker, the AI can neither retrieve that Worker nor acquire the card under it.
    .title = The AI’s fresh Worker
WF-AI-23 = The AI retrieves a Green Worker if it can. If not, colour priority chooses between blue and yellow: yellow first if the marker is on yellow, blue first otherwise. Among several of that colour, the slot first by sum value decides, and if that is level, the row first by colour priority; Inspiration, counted from the lowest slot, comes last.
    .title = The AI retrieves a Worker
WF-AI-24 = On the Journal Track the AI takes Green Workers just as a player does.
    .title = Green Workers for the AI
WF-AI-25 = With two ways open, the AI takes the higher path if most faceup Scheme Cards are blue, the lower path if most are red; if level, the latest card decides. With one way, it takes that one. The way whose target is nearer the top is the higher path: from the top of columns 2 and 6 that is the outer splotch that skips a column; from the bottom of these columns, the outer splotch is the lower path.
    .title = The AI’s path
WF-AI-26 = The AI never enters the middle one of its three final spaces. From the upper space of column 9, blue leads to the first final space from the top and red to the third; from the lower one, blue leads to the third and red to the fifth. If you are already there, it takes the other of the two.
    .title = The AI’s final space
WF-AI-27 = The AI receives the rewards of the spaces it reaches. In the last column it always takes the Special Upgrade Tile, never the Inspiration Card.
    .title = Journal rewards for the AI
WF-AI-28 = Before the AI Journals, compare columns: a second step will cost it 1 black Influence if it is behind you, 2 if level, 3 if ahead. If, after the first step and its rewards, it has that much in the black Guild, it spends it, moves once more and receives those rewards as well. There is no second step if the first one reached column 10.
    .title = The AI’s second step
WF-AI-29 = A second step never leads to a third, and the AI Journals at most once in a turn, that second step aside.
    .title = No third step
WF-AI-30 = The AI keeps its cards in four piles: Townsfolk, Land and Water, Space, Inspiration. It takes the Workers on a card it acquires, and any Influence there goes back to its owner. It needs no room for Space Cards.
    .title = The AI acquires cards
WF-AI-31 = In the row concerned, the AI takes the first filled slot by sum value, leaving out a card on which it placed a Worker this turn; for Inspiration Cards it uses their own order. If there is no card it gets nothing, and it never turns to another row.
    .title = Which card it takes
WF-AI-32 = If the type is open, colour priority picks Basic, Land, Water or Space; within it, the AI takes the first pile by sum value that still has tiles. Colours without tiles are passed over, and if nothing is left it gets nothing. If the type is named and sold out, it gets nothing either.
    .title = The AI’s Upgrade Tiles
WF-AI-33 = The latest Scheme Card points to a Special Upgrade Tile. If that tile is gone, the AI takes the next one clockwise: slots 1 to 5 are the bottom row from right to left, slots 6 to 10 the top row from left to right, then slot 1 again. If none is left, it gets nothing.
    .title = The AI’s Special Tiles
WF-AI-34 = The AI’s Caravan has 7 columns and 3 rows and is filled along one winding path: bottom row to the right, middle row to the left, top row to the right. A tile of 1 cell takes the next cell, a tile of 2 cells the next two, turned as needed, also around a corner. Every icon covered is resolved at once, in the order of the path.
    .title = The AI’s Caravan
WF-AI-35 = A tile for which there is no room left lies beside the AI Board: it covers no icon, but its VP count. A tile of 1 cell may still take the last free cell later.
    .title = When the Caravan is full
WF-AI-36 = Colour priority gives the row and the sum value the slot, among cards without any Influence. If a row is empty or fully influenced, the next colour is tried. The AI never influences Inspiration Cards, and if every other card is taken it does nothing.
    .title = The AI influences a Card
WF-AI-37 = When the AI may choose a Guild, it takes the one in its priority colour; green stands for black here.
    .title = The AI chooses a Guild

chapter-solo-you = Solo Play: you and the AI

WF-AI-38 = To interact with a card bearing the AI’s Influence, pay 1 Silver or 1 Provision to the Main Supply; the AI’s resource marker then moves 1 step. If that takes it from space 4 to 5, the bonus is resolved after your turn but before the rows are refilled, even if the AI has no turn left.
    .title = Cards influenced by the AI
WF-AI-39 = When the AI wants to acquire, place a Worker on, or retrieve a Worker from a card with your Influence, you choose. Either allow it and take 1 Silver or 1 Provision from the Main Supply, or pay 1 Silver or 1 Provision to the Main Supply so that it goes on to its next choice. You may pay again for further cards of yours.
    .title = Cards you influence
WF-AI-40 = You cannot refuse the last card left in that row, nor the last Worker it could retrieve. With your Influence on all 4 Land Cards, you may refuse three times at most; the AI then takes its fourth choice and you receive 1 Silver or 1 Provision for it.
    .title = The last choice
WF-AI-41 = Refusing a card also protects every Worker on it. It lasts only for the effect being resolved. When the AI retrieves a Worker, its next choice may be any other Worker it could take, in its usual order.
    .title = How far a refusal goes
WF-AI-42 = The end comes as in other games. If the AI brings it on, you take one more turn and then the AI its last; if you do, the AI takes its last turn and then you yours.
    .title = End of a solo game
WF-AI-43 = The AI scores 1 VP per Townsfolk Card, 2 per Land or Water Card, 3 per Space Card, 4 per Inspiration Card, the VP printed on its tiles, and 3 VP for each Guild where it has more Influence than you. Comets, Tags and sets bring it nothing.
    .title = The AI’s score
WF-AI-44 = For your Comet Cards, you have the most if your Comet Tags exceed the number on the AI’s Comet Track.
    .title = Comets against the AI
WF-AI-45 = You win if you have more VP than the AI. A tie is broken as usual: most black, then yellow, then blue Influence in the Guilds, otherwise shared victory.
    .title = Winning against the AI

chapter-limits = Limits and variants

WF-LIM-01 = You have 15 Influence and no more. Silver and Provisions are unlimited. Tiles, cards, Workers and Dice are limited to what is in the game; once gone, they are not replaced.
    .title = Component limits
WF-LIM-02 = You may own any number of cards, Silver, Provisions and Workers.
    .title = No holding limits
WF-LIM-03 = Nobody acts during another player’s turn; opponents can only receive a fee or get an Influence back. In Solo Play alone, you decide during the AI’s turn whether to refuse it a card with your Influence.
    .title = No interruptions
WF-VAR-01 = Games differ only by the sides of the Main Board (8 combinations), the Player Boards, the tiles and the decks. There are no other variants.
    .title = Variety between games

chapter-setup = Setup

WF-SET-01 = Join the three Main Board Sections. Each may show either side, whatever the other two show and however many play; unless you choose, the sides are random.
    .title = Building the Main Board
WF-SET-02 = Each of the five decks is shuffled into a facedown Draw Pile. Four cards of each are turned faceup, filling slots 1 to 4 in that order.
    .title = Card rows
WF-SET-03 = The 10 Journal Tiles are shuffled and laid faceup, one on each of the two spaces of columns 1, 3, 5, 7 and 9 of the Journal Track.
    .title = Placing the Journal Tiles
WF-SET-04 = One Green Worker waits between the two spaces of each of columns 1, 3, 5 and 7 of the Journal Track.
    .title = Green Workers on the track
WF-SET-05 = All 10 Special Upgrade Tiles are in play. Of each Basic, Land, Water and Space design there are as many copies as players, and 2 in Solo Play; the others stay in the box.
    .title = Available Upgrade Tiles
WF-SET-06 = Each player receives a random Player Board, 15 Influence, 1 Yellow Worker, 1 Blue Worker, 5 Dice (2 in the reserve, 3 rolled into the supply) and a Player Marker on the first space of the Journal Track. The four Caravans hide the same bonuses in different places: 2 Silver, 3 Provisions, one Influence move between Guilds, one Influence on a Card and one Die refresh. With fewer than 4 players, spare Workers return to the box, but all 4 green ones are always used.
    .title = Player setup
WF-SET-07 = The first player is drawn at random and play goes clockwise. First: 3 Silver, 2 Provisions, 1 Influence in the blue Guild. Second: 3 Silver, 2 Provisions; third: 4 Silver, 2 Provisions; fourth: 4 Silver, 3 Provisions; each of these has 1 Influence in the blue and 1 in the yellow Guild. These Influence are part of your 15.
    .title = Starting resources

chapter-box = The box and the Main Board

WF-CMP-01 = There are 36 Townsfolk Cards (green), 36 Space Cards (black), 36 Land Cards (yellow), 36 Water Cards (blue), 16 Inspiration Cards (white) and, for Solo Play only, 6 Scheme Cards. Add 10 Journal Tiles and 62 Upgrade Tiles: 4 copies of each of 4 Basic (green), 3 Land (yellow), 3 Water (blue) and 3 Space (black) designs, plus 10 unique Special ones (pink). Each player colour has 5 Dice, 15 Influence and 1 Player Marker; everybody shares 12 Workers (4 green, 4 yellow, 4 blue), 48 Silver and 48 Provisions. The Main Board has 3 double-sided sections, and each of the 4 Player Boards carries an AI Board on its back.
    .title = What is in the game
WF-CMP-02 = The three sections of the Main Board lie side by side. Five rows of 4 faceup cards surround them, each with its facedown Draw Pile: Townsfolk top left, Space top right, Land bottom left, Water bottom right, Inspiration in a column on the right edge. A Worker action is printed at every Townsfolk, Land, Water and Inspiration slot; every Space slot shows a price of 3, 4, 4 or 5 Silver instead.
    .title = The Main Board
WF-CMP-03 = Slots are numbered 1 to 4. Cards slide toward slot 1 and new ones enter at slot 4, beside the Draw Pile. Slot 1 is the rightmost for Townsfolk and Land, the leftmost for Space and Water, and the lowest for Inspiration.
    .title = Numbering the slots
WF-CMP-04 = The Journal Track has 28 spaces in columns 0 to 10, with 1, 2, 3, 2, 3, 2, 3, 2, 3, 2 and 5 spaces. Ink splotches join them; each belongs to one Main Board Section, whose faceup side gives its requirement. From the top and the bottom space of columns 2 and 6, an extra splotch along the outer edge leads straight to the top or bottom space two columns further on.
    .title = The Journal Track
WF-CMP-05 = Each of the three Minarets stands for a Guild: the Guild of Science (Black), the Guild of Trade (Yellow) and the Guild of Exploration (Blue). A Guild has room for any number of Influence.
    .title = The three Guilds
WF-CMP-13 = The order of every Draw Pile, Scheme Cards included, is secret. When you draw 3 cards, only you see them; the one you keep becomes public, and only you know what you put back and in which order. Everything else is open: sizes of Draw Piles, discarded Inspiration Cards, Dice, Silver, Provisions, Influence, Workers and panoramas. Luck lies only in shuffling and rolling.
    .title = Open and hidden information
