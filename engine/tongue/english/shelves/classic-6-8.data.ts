export const words = `
* leaf-suncatcher-hoop
name leaf suncatcher
title {leaves=leaf? Leaf | {leaves=pressed-flower,petal? Petal | Green}} Suncatcher in a Hoop | Stained Glass From {leaves=leaf? the Maple Tree | the Meadow} | {leaves=leaf? Fall Leaves | A Walk} in the Window
about Between two clear sheets {leaves} stay as bright as on the day you found them, and the sun shines right through. | Real stained glass needs lead and fire. This one needs a walk and half an hour.
step flat Lay {the leaves} between the pages of an old {book} for an hour, unless they are pressed already: what is flat and dry stays bright.
step film Cut two squares from {the film}, a hand's width larger than {the frame} on every side.
step ring {frame=embroidery-hoop? Loosen the screw of {the frame} and take the two rings apart. Lay the inner one aside. | {frame=wooden-bead-ring? Wipe {the frame} dry: nothing sticks to dust. | {@4-5,6-8? Together, cut | Cut} the middle out of {the frame}, so that a ring as wide as two fingers stays.}} Peel the backing off one square and lay it on the table, sticky side up.
step lay Press {the leaves} onto the sticky side, inside the place where the ring will sit. Big ones first; leave gaps for the light, and a finger's width free at the edge.
step blooms Lay {the blooms} between them, face down: on the other side they look out.
step bits Cut small scraps from {the bits} and press them into the gaps, like panes.
step seal Peel the second square. Together, hold it by its corners, let the middle touch first and lower the edges slowly. Rub from the middle outward, along every stem.
step trim {frame=embroidery-hoop? Lay it over the inner ring, push the outer ring down over both, pull the edges tight like a drum and close the screw. Cut off what sticks out. | Cut the sheet round, as large as the ring, and press it onto one side of the ring with a strip of what is left all around, half on the ring and half on the sheet.}
step hang Tie {the hang} to the top{frame=embroidery-hoop? , through the screw | }, with a loop as long as your hand.
step look Hang it where the sun comes in. Which leaf shows the most veins?
further @4-5,6-8 Make a second one in another season and hang both side by side.
further Cut a deer or a fox from dark paper and seal it in among the leaves: a forest with somebody in it.
safety Leave plants that you do not know where they are, and wash your hands after the walk. A grown-up hangs it up.
skills sorting by color, sealing without bubbles, seeing light
alt A round hoop with orange, red and gold leaves in clear film

* clothespin-cotton-sheep
name sheep
means wool
title {wool=cotton-ball? Cotton-Ball | Woolly} Sheep on Clothespin Legs | Clothespin Sheep | Baa! A Sheep That Stands
about Two clothespins are four legs, and a heap of {many wool} is its coat: it stands on the table, looks at you and wants to be patted. | The softest animal on the farm takes one sheet, two pins and a lot of fluff.
step legs {legcolor=paint,acrylic-paint? Paint | Color} {the legs} black with {the legcolor}{legcolor=paint,acrylic-paint? , and let them dry for half an hour | }. They may also stay as they are.
step draw Fold {colored card b} in half. On it draw with {the pen} a cloud as long as your hand, and beside it an egg with two ears for the head, as long as your thumb.
step cut Cut through both layers: two clouds and two heads. One head is spare, for a lamb.
step head Glue the clouds onto each other, so that the body is stiff. Glue the head to one end, looking at you.
step wool {wool=cotton-ball? Pull {the wool} apart a little | {wool=cotton-pad? Pull {the wool} into thin halves and crumple them | Pull {the wool} into small tufts}}. Spread glue over the cloud and press them on, close together, from the edge to the middle. Leave a finger's width free along the belly, and save one tuft for the tail.
step eyes {eyes=sticker? Press | Glue} {the eyes} onto the head.
step bow Tie {the bow} loosely around the neck.
step dry Let it lie for half an hour, or the wool comes off in your hand.
step stand Clip {the legs} onto the belly from below, one in front and one behind, a little apart. If it tips over, move the front one toward the head.
step graze Draw it a mouth and let it graze on something green. How many more does the flock need?
further @4-5 Sing to it: baa, baa, black sheep. Does it have any wool?
further Make the black sheep of the flock as well: black wool, white face.
safety Clothespins pinch: fingers stay at the long ends. Small eyes are for big children only.
skills pulling, gluing side by side, finding balance
waiting Half an hour for the glue.
alt A cotton sheep with a black head standing on two clothespins

* glued-felt-donuts
name felt donuts
title {dough=felt? Felt | Fabric} Donuts Without a Stitch | Two {dough=felt? Felt | Fabric} Donuts With Icing | The Donut Shop Is Open
about Two rings, a soft filling and a layer of icing that drips: a dozen of them is a bakery, and none of it goes stale. | Round, puffy and iced to the edge: a donut that nobody can eat up, so it can be sold every day.
step draw Draw around the {cup} four times on {the dough} with {the pen}, and draw a circle as large as a coin in the middle of each: that makes two donuts.
step cut Cut out all four circles. Fold each in half, snip into the middle, and cut the small circle out.
step inner Run a thin line of glue around the hole of one ring and lay a second ring on it. Press while you count to sixty. Do the same with the other pair.
step fill When the holes hold, after a quarter of an hour, roll {the fill} into a sausage and push it between the two layers, all the way around. {fill=cotton-pad? Pull the pads apart first. | Soft is enough: too much bursts the edge.}
step close Run glue around the outer edge, as long as your thumb at a time, and pinch it shut while you count to sixty{clips? , then hold it with {the clips} | } before you go on.
step icing On {the icing}, draw a ring as large as the donut with a wavy edge, for each. Cut them out.
step ice Spread glue on the backs and lay the icing on the donuts.
step sprinkles {sprinkles=yarn? Snip {the sprinkles} into crumbs and glue | Glue} {sprinkles=yarn? them | {the sprinkles}} onto the icing, close together or in a ring: sprinkles.
step dry Let them lie for an hour before the first customer comes.
step shop Lay the donuts out{tray? on {the tray} |  in a row}. What do they cost, and which is today's special?
further @4-5,6-8 Make a menu with a picture and a price for each kind.
further Add a jelly donut with no hole and a red spot, or a dozen in a box with a window.
safety They are made for playing shop and not for mouths: small sprinkles stay away from toddlers.
skills cutting rings, gluing in order, playing shop
waiting An hour for the glue.
alt Two soft donuts with pink and white icing and colorful sprinkles

* tin-can-robot
name robot
title {body=can? Tin-Can Robot | Robot From {a body}} | {gears=nuts-and-bolts? Nuts-and-Bolts Robot | Robot With Buttons to Push} | The Robot From the Recycling Bin
about A clean {one body}, two eyes and a chest full of {many gears}: somebody has been waiting in the kitchen to be built. | Lay the parts out like an engineer before anything is stuck, and the robot already looks at you.
step rim {body=can? A grown-up feels along the rim and winds {the tape} around the edge, so that nothing cuts. Turn the can over: the closed end is the top. | Turn {the body} so that the closed end is on top, and put a ring of {tape} around the open edge: that is its belt.}
step panel Tear a panel as large as your palm from {the shine} and tape it to the belly: the control panel.
step plan Lay {the body} down on its back and lay {the gears} out on it: dials on the belly, ears at the sides, one tall piece on the head. Move them until you like it. Then lay them beside it in the same order.
step stick A grown-up fixes {the gears} with {the strong}, one after the other, then {a eyes} high up as eyes, and you say where. {strong=waterproof-glue,glue-gun? Heavy ones are held while you count to sixty. | Small loops of it go behind each piece.}
step coil {arms=pipe-cleaner,twist-tie,craft-wire? Wind {the arms} around a finger and pull it out: springs. {snip? With {the snip}, snip off what is too long. Bend the ends into small closed rings: hands that do not poke. | Bend a hook at each end for a hand.} | {arms=craft-stick? Choose which end of {the arms} is the hand. | Bend {the arms} in the middle: elbows.}}
step arms Tape one arm to each side, high up, with one strip of {tape} each.
step feet A grown-up fixes {the feet} to the bottom as shoes.
step face Draw a mouth of bars with {the pen}, and its number on the back.
step dry {strong=waterproof-glue,glue-gun? Leave it lying for an hour. What does not lie still falls off. | Press every piece once more.}
step start Stand it up and give it its first order. What is its job in your house?
further @4-5,6-8 Build it a dog from a smaller one.
further Write its manual: five things that it can do, and one that it must never do.
safety {body=can? Only a clean can without sharp points, and a grown-up looks it over first. | A grown-up does the gluing.} Small parts stay away from little brothers and sisters.
skills sorting parts, planning before gluing, bending
waiting {strong=waterproof-glue,glue-gun? An hour for the glue. | }
alt A robot of a silver can with dials, eyes and springy arms
left magnet: is dangerous when swallowed, so the parts are stuck on for good

* pencil-wind-vane
name wind vane
title Wind Vane on a Pencil | Where Does the Wind Come From? | {stand=plastic-cup,paper-cup,foam-cup? A Wind Vane on a Cup | Arrow in the Wind}
about An arrow with a big tail turns its point into the wind, always. Weather stations all over the world work like this one. | The wind pushes the tail away, and so the arrow has to point to where the wind comes from.
step draw On {the card} draw with {the pen} a triangle as long as your thumb for the point, and a tail twice as large. Color both.
step cut Cut both out. The tail must be bigger: it does the work.
step slits Together, cut a slit as long as a fingernail into each end of {the straw}, both slits in one line.
step arrow Slide the point into one end and the tail into the other. Hold them with {tape}, so that they stand upright like a fish's fins.
step balance Lay the straw across your finger and find the place where it lies level. It is nearer to the tail than you think. Mark it with {the pen}.
step pin A grown-up pushes the {pushpin} through the mark and into the eraser of {the post}, not all the way: the straw has to turn freely.
step foot A grown-up makes a hole in the bottom of {the stand} with the tip of {the scissors}. Press {the foot} onto the table, turn {the stand} over it, and push the pencil through the hole, deep into the lump, straight up.
step letters Write N, E, S and W around {the stand} with {the pen}, in this order as a clock goes.
step spin Blow from one side. It should turn at a breath and stop with its point toward you. If it drags, wiggle the pin until the hole is wider.
step wind Carry it outdoors, turn the N to the north, and wait for the wind. Where the point looks, that is where it comes from.
further @6-8 Ask three people from where they think the wind blows, and then look.
further Write down the direction every morning for a week. Which wind brings the rain?
safety The pin must sit firmly in the eraser, with no tip looking out; a grown-up puts it in and takes it out. Bend over it from the side and not from above.
skills balancing, reading directions, keeping a record
alt An arrow on a straw that turns on a pencil above a cup with letters

* bottle-rocket-ship
name rocket ship
title {body=plastic-bottle? Plastic-Bottle | Big-Bottle} Rocket Ship | Rocket With Flames and Fins | Three, Two, One: A Rocket
about A bottle has the shape of a rocket already: it only wants fins to stand on and fire to fly. | It stands on three fins with flames underneath, and the cap is the capsule where the astronauts sit.
step skin {skin=paint,acrylic-paint? Paint {the body} with {the skin} and let it dry for half an hour. | {skin=duct-tape? Stick strips of {the skin} around {the body}, from the bottom to the neck. | Lay {the body} on {the skin}, roll it up, press it into the shape and tape the edge at the back. Twist what sticks out above the cap to a point.}} The neck is the tip of the rocket.
step stripes Wind a ring of {the stripes} around the top and the bottom.
step draw On {the fins}, draw three fins like sails, as long as your hand, all alike: cut one first and draw around it.
step cut {@4-5? A grown-up cuts them out | {@6-8? Together, cut them out | Cut them out}}, each with a tab a finger wide along the straight side. Fold the tabs over.
step fins {hot=glue-gun? A grown-up runs {the hot} along the tabs and presses the fins on, | {@9-12? Tape | A grown-up holds and tapes} the fins on by their tabs, on both sides,} at equal distances and a thumb's length lower than the bottom: the rocket stands on them.
step flames Cut {the flames} into strips as long as your hand, pointed at one end.
step fire Tape the strips inside the fins, all around the bottom, points down: fire in every color.
step windows {windows=sticker? Press | Stick} {the windows} on in a row {windows=sticker? : | with small loops of tape:} portholes.
step badge Press {the badge} on: stars, a flag, a number.
step launch Count down from ten. At zero it lifts off in your hand. Where does it land?
further @4-5 Draw a face for every porthole.
further Cut a launch tower from a box, as high as the rocket, with a bridge for the crew.
safety {hot=glue-gun? Hot glue is for the grown-up alone, and the fins are cold before anybody touches them. | Fly it in the hand, and never throw it at anybody.}
skills covering a round thing, making three alike, building so that it stands
waiting {skin=paint,acrylic-paint? Half an hour for the paint. | }
alt A silver bottle rocket with three fins and red, orange and yellow flames

* tube-koi-streamer
name koi
title Two Koi That Swim in the Wind | Paper-Tube Koi Fish | Koinobori From Two Tubes
about In Japan, carp of cloth fly from poles on Children's Day, because a carp swims up a waterfall and never gives up. | Two tubes, many scales and long tails: a breath of wind, and they swim.
step scales Cut {the scales} into half circles as wide as two fingers, about thirty. {scales=cupcake-liner? Fold each liner before you cut. | Fold the sheet three times and cut through all layers: that is faster.}
step base Wrap what is left of one sheet around each of {the tube}, cut to size, and stick it down.
step rows Begin at the tail end. Stick on a row of scales, round side toward the tail, then the next row half over the first, on one fish and then on the other. Leave a thumb's width free at the other end.
step head Cut a white or pale strip and stick it around the free end: the head. Draw two big eyes on each with {the pen}, and a round mouth is there already.
step eyes {eyes=sticker? Press | Glue} {the eyes} on, one to each side of a head.
step tails Cut {the tails} into six strips, {tails=origami-paper? as long as the sheet | as long as your forearm}, and stick three inside the tail end of each fish.
step holes {@4-5? A grown-up pokes | {@6-8? Together, poke | Poke}} two holes near the mouth of each, across from each other, with the tip of {the cutter}.
step line Cut {the line} into two. Thread each through the holes of one fish and knot the ends, so that it hangs by its mouth.
step pole Tie both to {the pole}, one above the other, as in Japan.
step fly Run with them, or hang them at an open window. Which one swims better?
further @4-5 Make a small one for the youngest in the family.
further Make one for everybody at home, in the order in which they hang in Japan: father, mother, children.
safety Strings stay short and away from necks; sticks point at the sky.
skills cutting many alike, laying scales, running with the wind
waiting {fix=glue? Half an hour for the glue. | }
alt Two tube fish with paper scales and streaming tails on a pole

* zip-mouth-worry-monster
name worry monster
title {mouth=zipper? Worry Monster With a Zipper Mouth | Worry Monster With a Mouth That Shuts} | The Monster That Eats Worries | Zip! And the Worry Is Gone
about Write down what keeps you awake, feed it to the monster and close its mouth. It has a strong stomach, and it never tells. | It sits beside the pillow with its mouth shut, and what is in there cannot bother anybody until morning.
step draw On {the cloth} draw with {the pen} a monster like an egg with two horns, a little taller than your hand is long, twice. It needs a big face and short legs.
step cut Cut out both. {cloth=felt? Lay them on each other and trim until they match. | Cut it as smoothly as you can: edges that fray look wild, and a monster may.}
step slit On one of them, draw a line for the mouth, as long as {the mouth}, fold the cloth across it and snip it open. Together, cut along the line.
step mouth {mouth=zipper? Lay {the mouth} behind the slit, closed, teeth in the gap. Sew all around it with {the thread} and {the needle}, in small running stitches. Knot both ends of the row twice. | Cut the mouth wide enough for a finger. Sew half of {the mouth} to the inside of each edge with {the thread} and {the needle}, so that they meet.}
step pocket Lay a scrap of {the cloth}, as large as your palm, behind the mouth and sew it on along all four sides: that is the stomach, or worries get lost in {the fill}.
step eyes {eyes=button? Sew {the eyes} on | Cut two eyes of different sizes from {the eyes} and sew them on} above the mouth, one higher than the other.
step around Lay front and back together, {tuft? {the tuft} between them at the top, and sew | and sew} around the edge with stitches as long as a grain of rice. Leave a gap as wide as three fingers at the bottom.
step fill Push {the fill} in through the gap, horns and feet first, behind the pocket and not into it. Sew the gap shut.
step marks Draw spots and cheeks with {the marks}.
step feed Write a worry on a slip of {paper} with {the pen}, fold it small and feed it to the monster. In the morning, look together at what is left of it.
further @6-8 Give it a name, and tell it one good thing as well before the light goes out.
further Sew a small one for a friend who has a test, with one kind word already in its mouth.
safety The needle stays in the pincushion when it is not in the cloth, and a grown-up sits beside it. Button eyes are sewn on firmly and are not for little ones.
skills sewing a running stitch, stuffing, talking about worries
alt A round monster with two horns, odd eyes and a mouth that closes

* wrapped-tube-mummy
name mummy
title {tube=cardboard-tube? Toilet-Roll Mummy | Mummy From {a tube}} | A Mummy in Its Wrappings | Who Looks Out of the Bandages?
about Kings in old Egypt were wrapped in strips from head to foot. This one left two eyes free. | Strip over strip, crosswise and never neat: then it looks three thousand years old.
step strips Cut {the wrap} into six strips, as wide as two fingers and as long as they will go.
step arms Glue {the arms} across the front, one over the other: the crossed arms of a king. {arms=pipe-cleaner,paper-straw? Cut them short first. | They may stick out a little.}
step start Glue the end of the first strip to the top of {the tube} at the back.
step wrap Wind it around, slantwise, sometimes up and sometimes down. Glue each new strip where the last one ended. Leave a gap as wide as a finger for the eyes, and glue down the very end.
step eyes {eyes=sticker? Press {the eyes} into the gap. | {eyes=googly-eye? Glue {the eyes} into the gap, one a little higher. | Cut two eyes from {the eyes}, draw a dot in each with {the pen}, and glue them into the gap.}} Draw some black around them with {the pen}: so the pharaohs did.
step gold {gold=metallic-paper? Cut a wide collar from {the gold} and glue it on under the face. | Paint a wide collar under the face with {the gold}, and a band at the feet.}
step gems {gems=stick-on-gem? Press | Glue} {the gems} onto the wrappings in a row.
step dry Let it stand for half an hour.
step tomb Hide it in a dark tomb of books. Who finds the mummy first, and what does it say when it wakes?
further @4-5 Make a cat for it: the Egyptians wrapped cats as well.
further Write its name in signs of your own on a paper scroll, and lay the key beside it.
safety Strips go around tubes and never around people or pets.
skills wrapping, gluing ends, telling a story
waiting Half an hour for the glue.
alt A tube wrapped in white strips with two eyes and crossed arms

* catnip-sock
name cat toy
title {herb? Catnip Sock | Old-Sock Cat Toy} | The Sock That Cats Wrestle | A Toy for {bell? a Cat Who Likes Bells | the Cat}
about Cats hold it with their front paws and kick with the back ones. One old sock and a knot: nothing from a shop gets more love. | {herb? Half of all cats go wild about catnip, the others like the sock. | It rustles, it tumbles, it can be dragged away under a bed.}
step wash Choose {a sock} without holes, freshly washed{herb? , one that does not smell of perfume | }.
step fill {fill=fabric-scrap,old-t-shirt,felt,sock? Cut {fill=sock? another old sock | {the fill}} into strips and push them | {fill=newspaper,packing-paper? Crumple {the fill}, which rustles, and push it | Push {the fill}}} down into the foot, firm but still soft to bite.
step bell Push {the bell} deep into the middle of the filling, where no tooth comes to it.
step herb Spoon {the herb} in, on top of the filling.
step knot Cut {the tie} in two. Wind one half around the sock above the filling, five times, pull tight and knot it three times. Cut the ends short.
step tail Lay {the tail} into the open end, wind the other half of {the tie} around it, and knot it tightly: a tail.
step face Draw two eyes and gills with {the pen}: now it is a fish.
step wand Tie what is left of {the tie} to {the wand} and to the sock, as long as your arm.
step tug Pull at every knot as hard as a cat would. What comes loose is tied again or left away.
step play Lay it down in front of the cat, and keep still. Who moves first? When the game is over, put it away.
further @4-5,6-8 Hide it in a paper bag: cats like to find things.
further Make three for the animal shelter, and pin a note to each with the name of its maker.
safety Anything with string or feathers is for playing together: it goes into a drawer afterward, because cats swallow such things. Throw the toy away when it tears.
skills stuffing, tying knots that hold, knowing an animal
alt A stuffed sock with a tied tail and the face of a fish
left googly-eye: a cat would chew it off

* cut-dough-keepsakes
name dough keepsakes
title {dough=salt-dough? Salt-Dough | Clay} Hearts and Stars on a Line | A {dough=salt-dough? Salt-Dough | Clay} Garland With a Name | {dough=salt-dough? Salt-Dough | Clay} Keepsakes to Hang
about Cut, pressed with a name and hung on a line: something that is still there when the baby goes to school. | One letter on each, or one wish: whoever reads along the line knows whom it is for.
step roll Roll {the dough} out with {the pin}, as thick as your little finger, on a smooth table. Thinner ones break.
step cut Press out seven shapes with {the cutter}, close together. Lift them with a flat hand and smooth the edges with a wet finger.
step press Press {the press} lightly into some of them for a pattern, and lift it straight up.
step name Scratch one letter or a small picture into each with the end of {the poker}: the name of somebody, in big strokes.
step holes Poke a hole through the top of each with {the poker}, a finger's width from the edge: dough shrinks.
step dry Lay them on a {rack} and turn them over every evening. They need two days in a warm room.
step paint {paint=marker,paint-marker? Color them with {the paint}. | Paint them with {the paint}, thinly, and leave some of the pale ground. Half an hour to dry.}
step thread Thread {the ribbon} through the holes{beads? , | and tie a knot at each,} so that all of them look to the front. Cut the ends even.
step beads Thread {the beads} on between them, and tie a knot on either side.
step hang Together, hang it on a wall, so high that no small hand comes to it. Read the letters out loud.
further @4-5 Make one more with your own letter: big sisters and brothers belong there too.
further Add a new one each birthday, with the number on its back.
safety {dough=salt-dough? Salt dough is far too salty to eat. | Clay is for hands and not for mouths.} A garland hangs out of a baby's reach, and never in a crib.
skills rolling evenly, pressing letters, making a gift
waiting Two days to dry.
alt A line with a heart, a star and a heart of dough, painted and marked with letters

* pop-up-hat-rabbit
name pop-up rabbit
title The Rabbit in the Hat | Pop-Up Rabbit for a Magic Show | Abracadabra: A Rabbit!
about A tap with the wand, a magic word, and up it comes. Only you know how, and nobody looks under the hat. | Every magician has a rabbit. Yours sits on a stick and never misses its cue.
step hole {hat=cardboard-tube? Leave {the hat} open at both ends: the rabbit comes from below. | {@4-5? A grown-up pokes | {@6-8? Together, poke | Poke}} a hole into the middle of the closed end of {the hat} with the tip of {the scissors}, just wide enough for {the stick}. The open end is where the rabbit comes out.}
step cover {cover=paint,acrylic-paint? Paint {the hat} black with {the cover}, and let it dry for half an hour. | Cut {colored cover a} to the height of {the hat}, wrap it around and {fix fix} it at the back.}
step brim Draw around the open end on {the brim}, then a second circle three fingers wider. {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} both, so that a ring is left, slide it over {the hat} up to the open end, and {fix fix} it on from below.
step band {band=washi-tape,duct-tape? Stick | Lay} {the band} around the hat, close to the brim{band=ribbon,tissue-paper? , and {fix fix} it at the back | }.
step rabbit On {the rabbit} draw with {the pen} a rabbit with long ears, narrow enough to slide into the hat and a little shorter than the hat is deep.
step cut Cut it out. Do not forget the space between the ears.
step face Color the insides of the ears and the nose pink with {the pink}, and give it {eyes? whiskers. | two eyes and whiskers.}
step fluff Glue {the fluff} on as cheeks{eyes? , and {the eyes} above them | }.
step stick {fix fix} the rabbit to one end of {the stick}. Put the other end into the hat, down through the hole, until nothing of the ears can be seen.
step show Hold the hat with one hand and the stick with the other. Say the word, tap the brim, and push. What else could come out of the hat?
further @4-5 Let it look out with one ear first, and go down again.
further Invent a whole show: a dove on a second stick, a scarf without an end, and a poster with the time.
safety The stick is pushed slowly and away from faces, and an audience sits two steps back.
skills cutting a ring, building something that moves, performing
waiting {cover=paint,acrylic-paint? Half an hour for the paint. | }
alt A black top hat with a white rabbit popping out of it

* felt-board-travel-tin
name travel game
title Travel Game in {a tin} | Two Games for a Long Drive | {board=felt? Felt | Soft} Board in a Tin
about {board=felt? Felt holds on felt, | Soft holds on soft,} even on a bumpy road: nothing slides off, and everything fits back into {the tin}. | Play three in a row on it, or build a face that changes its mood. It lasts from here to the sea.
step line Draw around {the tin} on {the board} with {the pen} and cut it out a finger smaller. It has to fit inside the lid.
step stick {fix fix} {the board} into the lid, from the middle to the edge, and smooth it down.
step grid Cut {the lines} to four strips and {fix fix} them on as two lines down and two across: nine fields.
step men Cut three stars and three moons from {the men}, in two colors, each as large as a field.
step dots {fix fix} one of {the dots} onto each.
step faces From what is left of {the board}, cut a round head as large as your palm, and with it four eyes, three mouths, two noses, hair and a hat. They stay loose, so that they can change.
step cards Cut {the cards} into four small cards and draw a face on each with {the pen}: glad, sleepy, surprised. Draw one and build it on the board.
step dry {fix=glue? Leave the lid open for half an hour. | Press everything once more.}
step strap Tie {the strap} around the tin, so that it stays shut in the bag.
step go On the way: three in a row wins. Play five rounds, then build the silliest face of the trip.
further @6-8 Cut a road, a car and a house, and tell where you are going.
further Cut twelve more men and draw a checkerboard on the bottom of the tin.
safety Small pieces go back into the tin after each game and stay away from little ones; the strap is for the tin and not for necks.
skills measuring to fit, cutting pairs, playing by rules
waiting {fix=glue? Half an hour for the glue. | }
alt An open tin with a soft game board, stars and moons

* paper-clip-fishing
name fishing game
title Fishing Game With a {hook=paper-clip? Paper-Clip Hook | Bent Hook} | Gone Fishing on the Carpet | Five Fish and One Hook
about {pond? A rod, a line, a hook and a pond full of fish: whoever has a calm hand catches the big one. No magnet needed. | } | Every fish has a ring on its nose and points on its belly. Let us see who brings home supper.
step draw Draw five fish with {the pen} on {the fish}, as long as your hand: long ones, round ones, one with teeth, one old boot.
step cut Cut them out with a wide nose, where the ring will sit.
step scales Draw scales and fins on both sides, and points on the bellies: small fish are worth more, for they are harder to catch. Who has a birthday? One fish bears that number.
step eyes {eyes=sticker? Press | {fix fix}} one of {the eyes} onto each.
step loops {hook=paper-clip? Push one of {the hook} onto the nose of each fish, {fix fix} it down, and bend the outer loop straight up: that is what the hook catches. | Bend five of {the hook} into rings as wide as a thumb, and {fix fix} one to the nose of each fish, so that it stands up.}
step hook Together, bend the last one of {the hook} open into a wide hook{hook=paper-clip? . A grown-up turns the tip in, so that it is round | }.
step line Tie {the line} to the tip of {the rod}, with a strip of {fix} over the knot, and the hook to the other end. It should be as long as your arm.
step grip Wind {the grip} around the lower end for a grip.
step cast Spread the fish out {pond? in {the pond} | on the floor}, rings up. Take turns, two minutes each, and add up the points. Who has the calmest hand?
further @4-5,6-8 Close one eye, or fish with the other hand.
further Make a second rod and fish against each other, each for a color.
safety Hooks and rods stay low and away from faces: sitting down is fishing, and running is not. Small clips are picked up from the floor.
skills cutting shapes, bending, a calm hand
alt A stick rod with a line and hook above a pond of five paper fish
left magnet: a hook does its work

* zigzag-mail-book
name mail book
title Zigzag Photo Book to Mail | A Folded Book for Somebody Far Away | Six Pages That Travel by Mail
about It goes off as flat as a letter, and when it is pulled open the whole story stands on the table. | What we did, what we laughed about, what I wanted to tell you: six pages, folded small.
step strip Cut {the strip} into two strips{post? as high as {the post} will take, less a finger | as high as your hand is wide}, as long as the sheet.
step fold Fold each in the middle, then each half back to the fold: a zigzag of four pages.
step join Stick the last page of one onto the first page of the other, so that the zigzag goes on: now there are seven, and the first is the cover.
step photo {photo=photo? Choose three {many photo} and stick | Choose three of {the photo} and stick} one on every second page. {photo=photo? Ask whether they may be cut. | Leave room for words.}
step stub Stick {the stub} on the page of the day it comes from.
step border {border=washi-tape,sticker? Run {the border} | Cut {the border} into thin strips and stick them} along the edges of the pages.
step write Write on the pages between with {the pen}: where it was, what nobody else knows, and one question that wants an answer.
step hole On the cover draw a heart and the name. On the last page write: your turn, with an empty frame.
step send Fold it shut{post? and slip it into {the post}. Write the address with a grown-up, and walk to the mailbox together. | and carry it to the mailbox together, in an envelope with the address.}
further @4-5,6-8 Ask for one picture back, and make the next page from it.
further Send the same book to and fro: each adds four pages, until it does not fit into an envelope.
safety Ask before you cut a photo, and use copies of the dear ones. Addresses are written with a grown-up.
skills folding exactly, choosing pictures, writing to somebody
alt A zigzag book with photos, a ticket and lines of writing beside an envelope

* canister-planetarium
name planetarium
title {can=oatmeal-canister? Oatmeal-Box | {can=chip-can? Chip-Can | Cup}} Planetarium | Constellations Over the Bed | The Night Sky in {a can}
about A few holes in the right places, a light behind them, and Orion stands on the ceiling. | Look up: that is the sky of tonight, and you made it from {a can}.
step coat {coat=paint,acrylic-paint? Paint {the can} dark outside with {the coat} and let it dry for half an hour. | Cut {the coat} to size, wrap it around {the can} and tape the seam.} The closed end stays bare.
step stars {stars=sticker? Press {the stars} on | Draw stars with {the stars}}, some close together and some alone.
step chart Stand {the can} on {the chart} and draw around it with {the pen}. Inside, mark a constellation with dots: seven for the Big Dipper, five in a wide W for Cassiopeia.
step cut Cut the circle out, turn it over, and tape it onto the closed end: seen from inside, the pattern is the right way around.
step holes {@4-5,6-8? A grown-up lays the can on a folded {towel} and pushes the {pushpin} through every dot. | Together, lay the can on a folded {towel} and push the {pushpin} through every dot.}
step more {@4-5,6-8? A grown-up widens the brightest stars a little | Widen the brightest stars a little} by wiggling the pin. Small holes are far stars.
step peel Pull the paper circle off and hold the can against the window: is every star there?
step shine Wait for the dark. Put {the lamp} into the open end and point the other at the ceiling. Closer makes the stars sharp, farther makes them large.
step tell Tell the story of the constellation. Who put it there?
further @4-5,6-8 Make up one of your own and give it a name.
further Go out on a clear night and find the same pattern in the real sky.
safety Pins are counted before and after. A lamp is never pointed into eyes.
skills marking points, reading a star map, working with light
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A dark canister with holes from which a beam throws stars upward

* drawbridge-box-castle
name castle
title Castle With a Drawbridge | {box=shoebox? Shoebox | Cardboard} Castle With Four Towers | Pull Up the Bridge! A Castle
about Two strings through two holes, and the gate comes down for friends and goes up for dragons. | {a box}, four towers and a bridge that moves: who lives in it is up to you.
step teeth Cut the lid or the flaps off {the box}. Draw square teeth along the upper edge with {the pen}, as wide as your thumb. {@4-5,6-8? A grown-up cuts out every second one. | Together, cut out every second one.}
step gate Draw an arched gate in the front, as tall as your hand is long. {@4-5,6-8? A grown-up cuts | Together, cut} along its sides and top only, and bend it down: the bridge.
step coat {coat=paint,acrylic-paint? Paint the walls {color a} with {the coat}, and let them dry for half an hour. | Cut {the coat} to size and {fix fix} it to the walls.}
step stones Draw stones here and there with {the pen}, and two narrow windows. A few are enough: the eye does the rest.
step towers {towers=construction-paper,cardstock? Roll four sheets of {the towers} into tubes and {fix fix} the seams. | {towers=paper-cup? Set {the towers} at the corners, upside down. | Choose {the towers} a little taller than the wall.}} {towers=paper-cup? {fix fix} them down inside. | Snip two slits in each as long as your finger, push them over the corners and {fix fix} them.}
step flags Cut four pennants from {the flags} and {fix fix} each to the end of one of {the poles}.
step raise {fix fix} the poles inside the towers, so that the pennants fly above.
step chain {@4-5,6-8? A grown-up pokes | Together, poke} a hole above each upper corner of the gate and one in each corner of the bridge with the tip of {the scissors}. Cut {the chain} in two and run each half from the bridge through the wall, with a knot in front. Tie both together inside.
step shine Cut a crest from {the shine} and {fix fix} it over the gate.
step siege Pull the strings: up. Let go: down. {knights? Who of {the knights} keeps watch tonight? | Who keeps watch tonight?}
further @4-5,6-8 Draw the king, the cook and the cat, and give them feet of folded paper.
further Build a winch: wind the strings around a pencil that turns in two holes.
safety Box edges are cut by two, slowly and away from the hand that holds. {poles=toothpick,wooden-skewer? Points are snipped off. | }
skills measuring, cutting slits, building a moving part
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A gray castle with teeth, two towers, flags and a lowered drawbridge

* autumn-walk-mobile
name fall mobile
title {finds=leaf,fake-leaf? Leaf | Woodland} Mobile From a Walk | Fall on Five Strings | {finds=leaf? Falling Leaves That Never Land | What the Woods Let Fall}
about Everything on it was lying on the ground this morning. Now it turns in the window, and every draft is wind again. | A branch, five strings and two full pockets: fall, hung up to look at.
step press {finds=leaf,fake-leaf,feather? Lay {the finds} between the pages of an old {book} for an hour, so that they hang flat, and sort them by color. | Sort {the finds} by size. Wipe off the earth.} Leave aside what crumbles.
step wrap Knot {the wrap} to the middle of {the stick} and wind it around, turn beside turn, as wide as your hand. Tie off and cut the end.
step strands Cut six pieces from {the line}, each as long as your arm.
step bind Tie {the finds} to five of them by their stems or around the middle, a hand's width apart, with a double knot: the heaviest lowest.
step more Tie one of {the more} to the end of each, as a weight.
step beads Thread {the beads} on between them, and knot the string below each.
step stick Tie the five strings to the stick, the longest in the middle.
step top Tie the sixth to both ends of the stick, as a tent to hang by.
step balance Hold it up. If one side sinks, push its string toward the middle until the stick is level.
step hang {@4-5? A grown-up hangs it | {@6-8? Together, hang it | Hang it}} in a window. Which piece turns first when somebody opens the door?
further @4-5 Go out again and bring one more thing for each string.
further Make one for each season from the same stick: what hangs on it in spring?
safety Take only what has fallen, leave what you do not know, and wash your hands. It hangs high, and small nuts stay away from toddlers.
skills sorting, tying knots, finding the balance
alt A branch with five strings of finds from the woods

* swirling-potion
name potion
title Magic Potion in {a bottle} | A Potion That Swirls | {cloud? Cloud Potion | Swirling Potion} With a Label
about Shake it, and it wakes up. What it does stands on the label, in small print, and nobody should skip that. | Every wizard starts with one bottle. Yours knows exactly one spell.
step clean Take the label off {the bottle} in warm {water}, rinse it and let it dry.
step cloud Pull {the cloud} apart and push it in with a clean {stick}, until the lower half is filled loosely: a cloud.
step brew Fill {the bottle} with {water} up to three quarters and add {the tint}, drop by drop. {cloud? With two colors, one drop here and one there, the cloud turns into a galaxy. | Stop while you can still see through it.}
step secret Drop in {the secret}: everything in it is a power.
step glints Sprinkle in {the glints}.
step slow Stir in {the slow}: now everything sinks slowly.
step seal {@4-5,6-8? A grown-up screws it shut and winds | Screw it shut and wind} {the seal} around the lid, twice. Turn it over above the sink: not a drop.
step label Tear or cut {the label} to a strip, write on it with {the pen} what the potion does and how many drops are safe, and {fix fix} it around {the bottle}.
step cord Wind {the cord} around the top, and tie {charm? {the charm} | a bow} into it.
step spell Shake, say the words, and watch until it is quiet again. What has changed?
further @4-5,6-8 Draw the face of somebody before and after.
further Make three that belong together, and write the page of the spell book on which they stand.
safety A potion is for looking and never for drinking: write that on it too. {bottle=glass-jar,glass-bottle? Glass is held with both hands. | It stays closed for good.}
skills mixing colors, observing, inventing a text
alt A round bottle with a purple potion, a label and a golden cord
`;
