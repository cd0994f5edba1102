/** The English words of the shelf of the same name. */
export const words = `
* lost-world-case
name museum case
means museum, case, rock, label, paper, egg, room, nest
title Room 1: The Lost World | A Museum With One Room | A Dinosaur Museum in a Box
about Museums have one room that everybody runs to. Yours has only that one. | You are the curator: you decide what it ate, where it slept, and what the sign says about it.
step beast {beast=air-dry-clay,polymer-clay,salt-dough,modeling-clay? Shape {the beast} into your animal, as long as your hand: body, tail and neck from one lump, legs thick enough to stand on. {beast=polymer-clay? A grown-up bakes it as the package says, and it cools in the oven. | } | Wash {the beast} and find out what it is called, what it ate and how large it was.} 
step coat {coat=spray-paint? Spray {the beast} outdoors and with a grown-up in thin passes with {the coat} | Paint {the beast} with {the coat} and {the brush}}: one color all over looks like bronze in a museum, two look alive. Let it dry.
step sky Cut {the sky} with {the scissors} to fit the back of {the case}, inside or behind it, and put it there with {a glue}: far hills, or the evening sky.
step volcano Build a mountain from {the volcano}, upside down or crumpled, and fix it at the back with {a glue}. {lava? Let {the lava} run out of its top. | }
step ground Pour {the ground} over the floor of {the case}, higher at the back.
step green Put {the green} to the left and the right, the tallest behind: whoever looks in should feel that they part the leaves.
step stand Stand it in {the case} where the light falls first, with one foot higher than the others, as if it were just passing. {rocks? Set {the rocks} around so that a path stays free. | } {nest? In front, in a hollow, lies its nest: {the nest}. | }
step fence Put {the screws} along the front edge as posts with {a glue}, all to the same height: visitors stay behind them.
step label Cut a sign from {the label} with {the scissors}, write with {the pen} the name, how long ago, what it ate and who found it, and fix it below with {a glue}.
step open Open the museum: one visitor at a time, and the curator answers three questions about each piece.
further Add a second animal that lived eighty million years later, and a sign that explains why the two never met.
safety Small stones and eggs stay away from little brothers and sisters. {green=potted-plant,air-plant,fresh-herb? Water what is alive, a little, once a week. | }
skills building a scene in depth, researching, writing a label
waiting {coat? An hour for the coat. | }
alt A case with an animal of the lost world standing in it and a label below

* parlor-behind-the-cover
name tiny room
means room, cover, story, chair, table, door, shelf, light, window
title Somebody Very Small Lives Here | The Parlor Behind the Cover | A Room for a Mouse With Taste
about Somebody as tall as a thumb has moved in and furnished it with what your family lost: that is where it all went. | In every tale there is a room like this one, and nobody says who swept it.
step who Decide who lives here: a retired queen, a mouse who writes, three sisters. Stand {the room} up so that you can look in, and clear out what is loose. {room=hardcover-book? It stays whole: it stands open on end, and its two covers are the walls. | } {stain? Dab the walls with {the stain} and a little water: they age by a hundred years. | }
step wall Cut {the wall} with {the scissors} and paper the walls with it and {a glue}, patterns upright.
step carpet Cut a carpet from {the carpet} with {the scissors}, rounded at the corners, and lay it with a dot of {a glue}.
step seats Turn {the seats} into chairs and chests with {a glue}: put a back on one, leave another as a stool. {bed? The widest gets {the bed} on top: that is the bed. | } {chest? {the chest} stands against the wall as a chest with a secret. | }
step table Set {the table} on a foot: now there is somewhere to eat. {shelf? Arrange {the shelf} along a wall, as plates, books and firewood. | }
step lamp {room=hardcover-book? Lead or stand {the lamp} along the upper edge of the walls and hold it with {a glue}, so that the table is lit. | Hang or fix {the lamp} under the ceiling with {a glue}, low enough that it lights the table.}
step picture Put up {the picture} in the middle of the wall with {a glue}: family portraits, and something to look into.
step details Draw with {the pen} what is still missing: a door with a knob, a window, a calendar with one day marked. {trim? {fix glue} {the trim} along the ceiling. | }
step move {tenant? Let {the tenant} move in. | Whoever lives here has just gone out.} Tell the story of the evening: who knocked, and what was for supper.
further Write the letter that lies under the door. The handwriting is very small.
safety {lamp=LED-tea-light,LED-candle,string-light,LED-light? Only lights with a closed battery case. | No candles, not even small ones.} Small furniture stays away from little brothers and sisters.
skills seeing one thing as another, papering a wall, inventing a person
waiting Half an hour for the furniture to hold.
alt A tiny furnished room with chairs, a door and a window

* tomb-of-a-small-king
name king's tomb
means king, tomb, box, chamber, wall, mark, name, coffin, treasure, jar, stone
title The Tomb That Nobody Robbed | Here Lies a Small King | Found: A Tomb in a Box
about Wrapped, named, and given everything for the journey: a king the length of your hand, lying where nobody has looked for three thousand years. | Everything in an Egyptian tomb was there for a reason. At the end you can explain yours.
step king {king=aluminum-foil,air-dry-clay,pipe-cleaner? Shape a figure as long as your hand from {the king}, | Take {the king} for the body,} arms crossed over the chest or close to the sides. Whoever it was, no hurt shows under the linen.
step wrap Cut {the wrap} into strips as wide as a thumb with {the scissors}. {wrap=plaster-bandage? Dip one strip at a time in the {water} and wind it on, from the feet upward, each turn half over the last, and smooth it with a wet finger. | Begin at the feet and wind upward, each turn half over the last, with a dot of {glue} wherever a strip ends.} Leave a gap for the eyes.{wrap=plaster-bandage?  Let it set for half an hour. | }
step coffin Cut a coffin from {shell? {the shell} | a spare side of {the tomb}} with {the scissors}: draw around the king with {the pen}, a finger wider, with broad shoulders. Cut a strip two fingers high as well, bend it around the edge of the shape and fix it with {glue}: now it has walls. Open and empty, {the tomb} is the burial chamber.
step gold {gold=metallic-paper,aluminum-foil,candy-wrapper? Cover the coffin with {the gold} and {glue} | {gold=metallic-pen? Color the coffin's edges with {the gold} | Paint the coffin and the edges of the chamber with {the gold} {brush? and {the brush} | } and let them dry}}. Gold never rusts: that is why kings wanted it.
step walls Trim {the paper} for the back wall with {the scissors}, crumple it, smooth it out again and fix it with {glue}. {mark? Write the king's name on it with {the mark} in signs of your own: an eye, a wave, a bird. | }
step blocks Stack {the blocks} as a pyramid with {glue}: a square below, and each layer smaller by one all around. Its sides face north, east, south and west.
step sand Spread {the sand} over the floor, thickest in the corners, with thin {glue} under it if the tomb must travel.
step goods Lay {the goods} around the place of the coffin: what the king will need.
step rest Lay the king into the coffin, on his back, head to the west, where the sun goes down. {jars? Beside it stand {the jars}, for lungs, liver, stomach and bowels. | }
step tour Lead somebody through: who he was, how he was wrapped, and who wound the linen. The heart stayed inside. Why?
further Find out which animal guards each of the four jars, and model one.
safety {blocks=sugar? Nobody eats the building stones any more. | Small grave goods stay away from little brothers and sisters.} The box is cut by somebody who sits at a table, away from the other hand.
skills wrapping evenly, building to a plan, explaining history
waiting {gold=metallic-paint,acrylic-paint,paint? About three quarters of an hour for the gold. | }
alt A box as a burial chamber with a wrapped mummy in a coffin

* roadside-stand
name roadside stand
means stand, shop, sign, straw, scale, board, color, price
title A Tiny Market Stand in a Box | The Stand at the End of the Lane | Honor System: Pay in the Jar
about Somebody has to build it, letter the sign, stock the counter and know the prices. Today that is all you. | A stand as small as a shoebox, with everything that one needs: a counter, a sign, and something to sell.
step counter Turn {the stand} so that its long side becomes the counter, open to the back. Decide what is sold here, from noodles to eggs: everything else follows.
step posts Fix {the posts} upright at the corners with {a glue}, all the same height, and let them hold before anything rests on them.
step roof Cut {the roof} with {the scissors}, a thumb wider than the stand on every side, scallop its front edge, and fix it on top with {a glue} {posts? , across the posts | as an awning over the counter}.
step crates Fix {the crates} on the counter with {a glue}, tipped a little toward the customer.
step wares {wares=air-dry-clay,polymer-clay,salt-dough? Shape what you sell from {the wares}, none larger than a pea: apples, eggs, dumplings, | {wares=wool-roving? Roll wisps of {the wares} between damp palms into firm balls, round as apples and long as loaves, | Sort {the wares} by kind,}} {crates? and heap each kind in a crate, a little higher than the rim | and heap each kind on the counter, with a finger of room between the heaps}{straw? , on a bed of {the straw} | }.
step twine Tie {the twine} between the front corners, cut it off with {the scissors}, and hang small flags or bundles on it.
step paint Letter {the sign} with {the color} {brush? and {the brush} | }: a name, one picture, three prices. What is written large sells first.
step hang Fix the sign to the front with {a glue}.
step scale Set up {the scale} as a balance or a cash box at one end.
step trade Open. {keeper? {the keeper} stands behind the counter. | } Somebody comes with beans for money: greet, weigh, count out the change, and write down what sold.
further Raise one price and lower another, and note what happens.
safety Small wares are for looking at and never for eating, and stay away from little brothers and sisters.
skills building to scale, lettering, reckoning with money
waiting Half an hour until everything holds.
alt A small market stand with a counter and a painted sign

* tin-of-the-sea
name sea in a tin
means sea, tin, sand, gold, shell, treasure, boat, water, wave, light, stone, glass
title The Sea, With a Lid On | A Beach in a Tin | As Much Sea as Fits in a Pocket
about What you carried home in a pocket gets its water back: a strip of beach, a strip of deep, and something that somebody lost there. | One look into it, and the vacation is not over.
step clean Rinse and dry {the finds}, and wipe {the tin} clean. {rough? Roughen the inside with {the rough}, so that the color stays. | } What smells of the sea today smells of something else next week.
step blue {brush? Paint the inside of {the tin} with {the blue} and {the brush}, | Cut {the blue} with {the scissors}, tear one edge into waves, and lay it inside {the tin} with {a glue},} dark above where it is deep, paler toward you. {glove? Wear {the glove}: blue stays on fingers. | }
step sand Spread {paste} along the lower edge as wide as two fingers, wavy on the upper side, and press {the sand} into it. Tip off the rest after a minute.
step plan Lay {the finds} out in front of you first: a large one low and to the side, small ones in threes, one alone. Look, push, look again.
step finds Fix {the finds} with {a glue}, one by one, some tipped as if a wave had left them. {gold? Between them lies {the gold}: from which ship? | }
step weed Pull or bend {the weed} into swaying shapes, and fix only the lower ends with {a glue}.
step hang {fish? Make a small fish of {the fish} and hang it | Hang the lightest find} from {the line} under the upper edge with {a glue}, cut short with {the scissors}: it swims when you breathe.
step boat Shape or choose {the boat} to ride on the horizon, and fix it there with {a glue}.
step dry Leave it lying flat for four hours, until nothing slides when you tilt it.
step show Stand it up where it gets a little sun{lit? , and put {the lit} where it should shine | }. Write on the back which beach, and when.
further Collect one find on every trip, and give each beach a tin of its own.
safety Finds from the beach come home empty: nobody lives in them any more. {tin=cookie-tin,can,metal-lid? Cut rims of tins are covered or turned in first. | }
skills arranging, working in layers, keeping a memory
waiting Four hours lying flat.
alt A tin with blue water, a strip of sand and shells

* glade-that-glows
name creepy glade
means mushroom, night, ground, cap, glow, forest, light, moss, veil
title A Glade of Glowing Mushrooms | They Came Up Overnight | Do Not Pick the Pale Ones
about They came up in one night, in a ring, and they were not there yesterday. By day a still life; by night it looks back. | Half botany, half bad dream: a glade of mushrooms that should have stayed underground.
step stems Roll five stems from half of {the clay}, some as thick as your thumb and some like your little finger, no two alike, each bent another way. {stems? Push one of {the stems} into each, for strength, with the lower end left sticking out. | }
step caps Shape five caps from the rest: a bell, a hat, a button, one with a torn edge. Press each onto its stem and smooth the joint with {the pick} and a wet fingertip.
step gills Turn them over and scratch fine gills from the stem to the edge with {the pick}. Poke a few holes: something has eaten there.
step dry {clay=polymer-clay? Bake them with a grown-up in the oven as the package says and let them cool. | {clay=modeling-clay? Put them in a cool place until they are firm. | Let them dry overnight, lying on their sides.}}
step coat Color the caps with {the coat} {brush? and {the brush} | }, darkest in the middle, then dot on pale spots that are not quite round. Let some color run down the stems.
step ground Lay out {the ground}. {moss? Fix {the moss} on it with {a glue}, in cushions, with bare places between. | Look for the places where something could come up.}
step plant Fix the mushrooms onto {the ground} with {a glue}, the tallest off center, two leaning together as if they whispered. {veil-two? Put {the veil-two} around one stem as the skirt that poisonous ones wear. | }
step veil Stretch and tear {the veil} thin, hang it from cap to cap and hold it at the edges with {a glue}.
step stones Set {the stones} around them with {a glue}.
step night {glow? Put on {the glow} under the caps, where light would come from, and turn the lamp off. | Turn the lamp off and light them from below.} {guest? {the guest} may peer out from behind a stem. | } Give the kind a name in Latin, and say what it does to whoever touches it.
further Write the page about it for a field guide: where it grows, how to know it, what never to do.
safety Real mushrooms stay where they grow. {glow=LED-tea-light,string-light,LED-light,LED-candle? Only lights with a closed battery case. | No candle near the dry things.}
skills modeling, texture, building an atmosphere
waiting {clay=polymer-clay? Cooling takes half an hour. | Overnight.}
alt A group of mushrooms with spotted caps on a piece of ground

* dungeon-from-scraps
name dungeon
means stone, dungeon, wall, floor, map, knife, door, tower, moss, treasure, room
title The Ruin Below the Old Mill | A Dungeon Room for Game Night | Roll for What Is Behind the Door
about By Friday the party stands in front of it. Only you know which door is a door. | Packing waste becomes masonry: cut, scratched, smeared with gray, and nobody at the table will believe what it was.
step map Draw the walls and rooms on {the stone} with {the pen}, one inch (2.5 cm) to a square: two rooms, one passage, one place to fall. Think of where the fight will be.
step cut Cut the floor and the walls from it with {the knife}{knife=craft-knife? , a grown-up beside you | }, low enough that hands reach in over them. Nibble the upper edges off, so that they look broken.
step bricks Draw the joints between the stones by pressing {the pen} in hard, row over row, never joint above joint. {texture? Roll or press {the texture} over it: now it is rough. | }
step build Stand the walls up along the lines with {a glue}. {towers? In one corner goes {the towers}, the tower, with gaps pressed or marked around its top. | }
step planks Trim {the planks} to length with {the scissors} and put them down with {a glue} as a door, a bridge and a broken floor.
step doors Set {the doors} in as gratings, shields and trapdoors with {a glue}.
step rubble Brush {paste} along the foot of the walls and scatter {the rubble} there. Tip off the rest.
step gray {gray=spray-paint? Spray everything dark outdoors and with a grown-up with {the gray}, from a distance, in thin coats; some foams melt, so try a scrap. | Paint everything nearly black with {the gray} and {the brush}. Once it is dry, wipe the brush almost clean and stroke pale gray over the edges only: every stone steps out.}
step moss Dab {the moss} into the damp corners with {a glue}.
step enter {treasure? Hide {the treasure} in the last room. | } {chain? Hang {the chain} across the passage as a trap. | } {torch? Put {the torch} where the passage bends, turn off the lamp, | Turn the lamp down} and set the first figure in the doorway. What do they hear?
further Build the next room with one side the same width, so that the two can be joined.
safety Long cuts with a knife go away from the hand that holds, with a grown-up beside you. {gray=spray-paint? Spray only outdoors and with a grown-up. | Small treasure stays away from little brothers and sisters.}
skills building to a scale, dry brushing, planning an adventure
waiting {gray=paint,acrylic-paint? An hour and a half for two coats of paint. | }
alt A ruined dungeon with gray stone walls and a floor of squares
`;
