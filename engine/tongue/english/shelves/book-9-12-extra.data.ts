export const words = `
* rolled-paper-beads
name paper-bead bracelet
title {paper=map? Beads From an Old Map | {paper=sheet-music? A Bracelet of Music | Beads From the Paper Pile}} | Every Bead Was a Page | Rolled Beads on a Thread
about A long, thin triangle of paper, rolled up from its wide end, becomes a bead with a belly, and its rings are every color that was on the page. Nobody can say beforehand how one will look.
step mark Mark one long edge of {piece paper} every {in 1} and the opposite edge too, but shifted by half, with {the ruler} and {the pen}. Join the marks in a zigzag: long triangles.
step cut Cut out twenty triangles{paper=paper-strip? , or trim the strips to points | }. The longer they are, the fatter the bead.
step roll Lay the wide end around {the rod} and roll it up tightly, the point always in the middle. Put glue on the last third.
step more Slip it off and roll the next. {!@6-8? Roll five the same for a pattern, and the others as they come. | }
step shine Thin {the shine} with a few drops of water and brush two coats over the beads while they sit on {the rod}: they become hard and shiny.
step dry Let them dry for an hour on {wax-paper}, without touching each other.
step lay Lay them out in the order of the bracelet{spacer? , with some of {the spacer} between them | }, and measure around your wrist.
step thread Thread them on {the string}.
step charm Add {the charm} in the middle.
step knot {string=beading-elastic? Stretch it once, tie three knots, and pull one bead over them. | Tie the ends with two sliding knots, so that it goes over your hand.}
further @6-8 Roll one from a letter that somebody wrote to you.
further Make long, slim ones from straight strips and fat ones from wide triangles, and plan a necklace with both.
safety Beads roll away: work over a tray. {@6-8? A grown-up takes the points off sticks. | Points of sticks are kept to the table.}
skills measuring, rolling tightly, arranging
waiting An hour for the coat.
alt A bracelet of rolled colored paper beads with small beads between

* pinch-planter
name {v} planter
title {V} With Hair of Leaves | {V} Planter | {A V} That Wants Water
about Your thumb is the only tool that a pinch pot needs. With two ears and a face it is {a v}, and whatever grows out of its head is a new hairstyle every month.
say jaguar: name=jaguar; ears=two round ears; face=a wide muzzle, a nose pressed in as a triangle, and two deep eyes; coat=yellow all over, black rings on it that are never quite closed, a pale muzzle and pink in the ears
say sloth: name=sloth; ears=two long arms that hang onto the rim from outside; face=a flat round face with a broad nose and a sleepy smile; coat=brown with strokes like long hair, a pale face, and a dark stripe that slants away from each eye
say hedgehog: name=hedgehog; ears=two small round ears; face=a pointed little snout with a ball for a nose; coat=a pale face, everything else brown, with short light strokes for the spines
step ball Take a piece of {the clay} as big as an orange and roll it on {wax-paper} until there is no crack in it. Keep a piece like a walnut for the face.
step pinch Push your thumb into the middle, stop a finger above the bottom, and pinch the wall between thumb and fingers, turning all the time, until it is as thick as a finger everywhere. Tap it flat below.
step feet Roll two feet, roughen both sides where they meet the pot, {clay=polymer-clay? and press them on firmly | wet them with {water} and press them on}.
step face Put on {v.ears} in the same way, and {v.face}. Draw fine lines with {the poke}.
step holes Make three holes in the bottom with {the poke} as wide as a straw.
step dry {clay=polymer-clay? A grown-up bakes it as the package says. | Dry it slowly for two days, upside down on the second: what dries fast cracks.}
step paint Paint it: {v.coat}. Let it dry for an hour.
step gloss Brush {the gloss} over the outside when it is dry.
step liner Set {the liner} inside: {clay=polymer-clay? the clay | air-dry clay} does not like standing water.
step plant Fill in {the soil} with {the spoon} and set {the plant} in, roots down, pressed gently. Give it a spoonful of water a week, no more.
further @6-8 Make its child, as big as a walnut, for a toothpick plant.
further Shape one without looking, with your eyes closed, and see which animal it wants to be.
safety Wash your hands after planting and before you eat; {plant=potted-plant? some plants have spines or milky sap: take a harmless one. | collect only where it is allowed.}
skills pinching an even wall, joining clay, painting a coat
waiting {clay=polymer-clay? An hour for the paint. | Two days for the clay and an hour for the paint.}
alt {A v} planter of clay with green leaves growing out of it

* seed-bombs
name set of seed balls
title Throw a Meadow | {petals? Seed Balls With Petals | Twelve Seed Balls} | Flowers for a Place Where Nobody Gardens
about Soil, seed and {binder=air-dry-clay? clay | paper}, rolled into a ball that waits for rain. Nobody has to dig: throw it where bees find nothing, and come back in six weeks.
step prepare {binder=air-dry-clay? Break {the binder} into crumbs, a cupful, and soften them with a little {water} in a {bowl}. | Tear {the binder} into bits as small as a stamp, soak them in warm {water} in a {bowl} for twenty minutes, and squeeze them out to mush.}
step mix Knead in {the soil}: two handfuls of soil to one of mush.
step seed Sprinkle in {the seed}, two spoons, and fold it in. Native wild flowers are best: they feed the bees that live here.
step test Press a bit into a ball and drop it from a hand's height. It crumbles? A little {water}. It sticks to your fingers? A little more soil.
step roll Roll twelve balls as big as a walnut between your palms.
step petals Roll some of them in {the petals}.
step dry Let them dry on a {tray} for a day, in the shade: in the sun the seeds would wake up.
step pack Put a few into {the pack} as a present.
step tag Write on {the tag}: Throw me where I may grow. Rain does the rest. {tie? Tie it on with {the tie}. | }
step throw Ask whose ground it is, go there before rain with a grown-up, and throw.
further @6-8 Keep one on the windowsill on a wet towel and watch it open.
further Draw a map of your throws and check them every two weeks.
safety Seeds from packets can be treated: nobody tastes the mixture, and hands are washed with soap. Throw at the ground and only where it is allowed.
skills mixing to the right dampness, rolling, patience
waiting A day until they are dry.
alt {pack? A bag | A heap} full of brown seed balls with petals

* cd-hovercraft
name hovercraft
title It Does Not Roll, It Floats | {disk=old-CD? CD Hovercraft | Tabletop Hovercraft} | A Push, and It Never Stops
about Air flows out below, and the disk rides on it without touching the table: nothing rubs, so one push takes it from end to end. Ships that cross beaches and swamps work in the same way.
step hole Together, make four holes in the middle of {the valve} with {the poke}, as thin as the nail. {valve=plastic-bottle? Only the neck and cap of the bottle are used: a grown-up cuts them off. | }
step seal Put a thick ring of {the seal} around the hole in the middle of {the disk} and press {the valve} on, open side up, over the hole. No gap: air takes the easy way out.
step dry {seal=waterproof-glue,glue? Let it dry for half an hour. | Press once more all around: it is ready at once.}
step look Cut wings or a cabin from {the look}{color? , color them with {the color}, | } and tape them to the disk at the edge, the same weight left and right.
step blow Blow up {the air} together and twist its neck, so that nothing escapes.
step mount Pull the neck over {the valve} while it is still twisted. Four hands make it easy.
step float Set it on a smooth table, let the neck untwist, and give it a push with one finger.
step test Race it on tile, wood and carpet. Then change one thing: fewer holes, more holes, a bigger balloon. What lasts longer, what floats higher?
further Weigh it down with coins, one at a time: how many can it carry?
safety A balloon, whole or burst, is nothing for small children: every scrap goes into the trash. Eyes stay away from the air stream.
skills sealing airtight, balancing, experimenting
waiting {seal=waterproof-glue,glue? Half an hour for the glue. | }
alt A shiny disk with wings and a balloon standing on it

* salt-crystals
name crystals
title {mineral=sugar? Crystals on a Stick of Time | Crystals in Five Days} | {seed=eggshell? A Geode in an Eggshell | The Slowest Magic in the House} | Grown, Not Made
about Water can hold only so much {mineral}, and hot water holds more. As it cools and dries up, it has to let go, and what it lets go of builds itself into {mineral=sugar? slanting blocks | cubes}, one layer upon the other.
step shape {seed=pipe-cleaner? Bend and cut {the seed} into a star or a snowflake that fits the jar without touching it. | {seed=eggshell? Rinse half of {the seed}, cut its edge straight, and rub a little {mineral} inside. | Cut {the seed} so that it reaches nearly to the bottom of {the jar}, and rub it with a little damp {mineral}: the first crystals like company.}}
step hot {@13+? With a grown-up near, heat | A grown-up heats} the {water} until it steams and pours it into {the jar}, where {the mineral} is stirred in with {the spoon}, spoon by spoon.
step full Go on until nothing more will vanish and a little stays at the bottom: now it is full.
step tint Stir in {the tint}.
step first {seed=eggshell? Set the shell in upright with the spoon. | Dip the shape in, pull it out, and let it dry for an hour.} Whatever sits on it now are the seeds of the crystals.
step hang {seed=eggshell? Lay {the bar} across the jar and leave room for air. | Tie the shape to {the bar}{weight? , with {the weight} at its lower end, | } and hang it into the middle of the liquid: no wall, no bottom.}
step cover Lay a {coffee-filter} over it and put it where it is calm and warm. Nobody moves it for five days. That is the hard part.
step watch Draw every evening on {the lens} with {the pen} what you see.
step out Lift it out with two fingers and let it dry on paper. Leave the rest in {the jar}: the next ones will be larger.
further @6-8 Look at one through a glass of water: all corners are alike.
further Grow one jar in the refrigerator and one on a warm shelf. Which makes the larger crystals, which the more?
safety Hot water is poured by a grown-up. {mineral=sugar? It looks like candy, and stood open for days: nobody eats it. | Nobody tastes it, and salty fingers stay out of eyes.}
skills dissolving, waiting without touching, keeping a record
waiting Five days or more.
alt A jar with a cluster of clear crystals hanging from a stick

* jumping-frog
name jumping frog
title Frogs for a Long Jump | {card=index-card? From a Card to a Frog | Press and Let Go} | Three Frogs at the Start
about Two folds in its back are the spring: press it with one finger, let the finger slip off, and the frog leaps, sometimes even over itself. {card=index-card,playing-card,cardstock? Stiff card jumps farthest. | The stiffer the paper, the farther the jump.}
step size Cut {the card} to {in 3} by {in 5} with {the ruler} and {the scissors}, unless that is their size already. Three are wanted.
step cross Lay one upright. Fold the top right corner to the left edge and open it; fold the top left corner to the right edge and open it: a cross. Turn it over, fold straight across the middle of the cross, and open that too.
step tent Turn it back. Push the two sides in along the level fold and press the top down: a triangle like a tent lies on top. That is the head.
step front Fold both lower corners of the tent up to its tip, slanting outward a little: front legs.
step legs Fold both long sides of the body in to the middle line, under the legs. Fold the lower end up to where the front legs begin, and half of it back down again.
step spring Crease those two folds hard with a fingernail, then let them open a little: a zigzag. That is the spring.
step face Draw dots and a mouth with {the pen}.
step eyes Glue on {the eyes}.
step pads Cut lily pads from {the pad}, each as big as your palm, with a notch.
step jump Press on the end of its back, let your finger slide off, and measure from the start to the nose. Three jumps each, the best one counts.
further @6-8 Jump over a pencil, then over two.
further Fold one from a card half as big and one twice as big: who jumps farther for its length?
safety Jump on the floor or a big table, never at faces.
skills exact folding, understanding a spring, measuring
alt A folded green paper frog with spots on a lily pad

* paper-planes
name fleet of paper planes
title Three Planes, Three Records | {target? Landing on the Red Spot | Dart, Glider, Spinner} | Paper Airline With Three Models
about One flies far, one flies long, one spins straight down like a maple seed: three foldings from the same paper, and each of them wins in its own contest.
step half Fold {piece sheet} in half the long way and open it again: every good plane begins with its middle.
step dart The dart: fold both upper corners to the middle, fold the new slanting edges to the middle again, and once more. Fold it in half outward, and bend the wings down.
step glider The glider: fold the upper third down, fold both corners to the middle, fold the small tip up over them as a lock. Fold it in half with the lock outside, and bend broad wings down, a finger above the keel.
step flaps Cut two slits, a fingernail deep, into the back edge of each wing of the glider with {the scissors}. Flaps up: it climbs; one up, one down: it turns.
step third The spinner: cut a strip of {in 2} by {in 8}. Slit it down the middle halfway, fold the two blades one to the front and one to the back, and fold the lower part in thirds{weight? , held with {the weight} | }.
step nose Put {weight=paper-clip? one of {the weight} | a bit of {the weight}} on the nose of the first plane. If it dives, take it off; if it climbs and stalls, push it forward.
step color Give each one a name, a number and a flag with {the pen}.
step target Set up {the target} as landing places: near for one point, far for three.
step fly Fly three rounds: farthest with the first one, longest in the air with the glider, nearest to the spot with the spinner.
step log Write every flight down on {the log}, and change only one thing at a time.
further @6-8 Fly them from a stair landing with a grown-up and count the seconds.
further Look up the record for the longest paper flight, and pace out its distance on a field.
safety Nobody stands in front of a start; points are folded blunt, and eyes are no target.
skills exact folding, trimming a plane, keeping records
alt Three paper planes: a dart, a glider and a spinner, with a target

* loom-bracelet
name loom bracelet
title A Fishtail Loom-Band Bracelet | {loom=toothpick,chopstick,craft-stick,pencil? Fishtail on Two Sticks | Fishtail in Three Colors} | Forty-Five Bands, One Bracelet
about No hook needed: two {loom=toothpick,chopstick,craft-stick,pencil? sticks side by side | prongs} hold the bands, and one movement, again and again, makes a fishtail. After ten bands you can talk while you do it.
step sort Sort {the bands} into three heaps: fifteen in each color, and lay them in the order in which they follow.
step loom {loom=plastic-fork? Take {the loom} with the two middle prongs free. | {loom=craft-stick,pencil,toothpick,chopstick? Tape {the loom} side by side at the lower end with {hold}, so that their tips stand a finger apart. | Hold {the loom} so that two ends stand up a finger apart.}} A loom from the store does as well: take two neighboring pins.
step first Twist one band into a figure eight and put a loop over each tip. Only this first one is twisted.
step second Put the second and the third on top, untwisted, in the next colors.
step lift Lift the left loop of the lowest band over the tip and let it jump to the middle; then the right one. It now hangs around the others.
step go Put a new band on top and lift the lowest one over again, left and right. Always three bands on the tips. Pull the tail down from time to time.
step charm Thread {the charm} on a band before you put it on.
step measure Lay it around your wrist: when it reaches without stretching, it is long enough.
step close Lift the lowest bands over without adding new ones until one is left. Catch its two loops and the very first band in {the close}, bent shut.
step share {bag? Lay it in {the bag}, with a name on it{tie?  and a bow of {the tie} | }: that is a present for a friend, and you made it. | Make a second one in the same colors for whoever sits beside you.}
further @6-8 Use one color for every day of a trip.
further Work with four bands on the tips instead of three: it gets thicker and stiffer.
safety A bracelet never sits tight and comes off at night. Bands are for wrists and not for fingers, and they do not fly.
skills following a pattern, even work, patience
alt A fishtail bracelet of colored bands hanging from two sticks

* web-hoop
name hoop with a web
title A Web for Bad Dreams | Hoop, Web and Feathers | {bead? The Web With the Beads | Nine Loops and a Middle}
about The Ojibwe of North America hung such hoops above cradles, as a spider would: bad dreams are caught in the web and fade in the morning light. When you make one, you borrow an idea from them; tell it with its name.
step wrap {hoop=stick? Bend a thin green twig, cut fresh, into a ring as wide as your hand is long, and bind the ends: a dry stick would break. | Take {the hoop}, a ring as wide as a hand or more.} Put a drop of glue on it and wind {the wrap} around, turn beside turn, until nothing of the ring can be seen. Hold the end with {the hold} until it is dry.
step first Tie {the web} to the top. Lead it over the ring and back under itself, so that a loop lies around the ring. Eight such half knots, evenly spaced, all around.
step second Second round: hang each new half knot into the middle of a thread of the first one, not on the ring, and pull it tight: the threads bend to points.
step bead Thread on one of {the bead} now and then, between two knots. They are the good dreams.
step middle Go on round after round, always into the middle of the thread before, until a hole as big as a coin is left. Tie a double knot and cut the end off with {the scissors}.
step tails Cut three lengths from the rest of {the wrap}, as long as your lower arm.
step feather Tie {the feather} to their ends{feather=feather? , a drop of glue on each quill | }, and slide a bead over the knot if you have one.
step tie Tie them to the lower edge of the ring, the longest in the middle.
step hang Tie a loop to the top. It hangs in a window or on a wall, where the morning light comes in.
further @6-8 Tell it in the morning what it caught.
further Look up who the Ojibwe are and where they live today, and write two sentences on the back of its card.
safety It hangs out of reach of a crib or a small child's bed: cords and beads are no toys. Found feathers stay where they are; take bought ones.
skills winding evenly, half knots, symmetry
alt A wrapped hoop with a web of thread, beads and three hanging feathers

* memory-board
name memory board
title A Board That Needs No Pins | {fill? Photos Behind {many band} | } | {soft? Padded Memory Board | Memory Board for Your Wall}
about Tickets, {fill? photos | a picture}, the list for tomorrow: everything is pushed under the bands, and nothing gets a hole. It looks bought, costs a box, and is as large as your wall allows.
step cut Cut {the board} to {in 16} by {in 14} with {the ruler}; two layers, glued crosswise, do not warp.
step soft Lay {the soft} on it in an even layer, as thick as a finger.
step cloth Cut {the cloth} three fingers larger than the board all around, and press it smooth.
step pull Lay the cloth face down, the board on top. Pull one side over and tape it to the back, then the opposite one, tight as a drum, then the other two.
step corner Fold the corners like those of a present and tape them flat.
step bands Lay {the band} slanting across the front, a hand apart, all parallel. Pull each tight, cut it, and tape its ends on the back.
step cross Do the same in the other direction: diamonds. {!band=sewing-elastic? The second set goes over and under by turns, if you like it firmer. | }
step knots Glue {the knot} on each crossing, {knot=pushpin? or push them in straight down, | } and let everything dry for half an hour, lying flat.
step hook Tape {the hook} to the back, both ends well in from the edge, crosswise.
step fill Push in {the fill}, not too many: a board is alive when there is room for tomorrow.
further @6-8,9-12 Choose one place on it for something new every Sunday.
further Make one the size of your locker door.
safety {knot=pushpin? No points may come out at the back: press them against something hard and tape them over. | A grown-up puts the nail into the wall, not above a bed.} Thick board is cut together.
skills stretching cloth, measuring diagonals, neat corners
waiting Half an hour for the glue.
alt A cloth-covered board with crossed bands and photos behind them

* noon-sundial
name sundial
title Your Own Sun Clock | {marks=pebble,stone? A Clock of Stones and Shadow | A Clock With One Hand of Shadow} | What Time Is It, Sun?
about No battery and no gears: the earth turns, the shadow wanders, and whoever marks it on one day can read the time from it for weeks. Start on a morning that will stay sunny.
step middle Find the middle of {the face} with {the ruler} and mark it with {the pen}.
step color {color=acrylic-paint,paint? Paint | Draw} a sun around it with {the color}, so that the rim stays free for the hours.
step hand Poke a hole at the mark with {the poke} and fix {the hand} in it with {the hold}, leaning toward the edge that you call north, about halfway between upright and lying.
step place Set it on level ground, where the sun shines all day. Point the hand to the north with a {compass} and {ground? weigh the rim down with {the ground} | fix it, so that the wind does not turn it}: if it moves, the hours are wrong.
step mark At a full hour by the {clock}, draw a line along the shadow to the rim.
step hours Go out every hour and draw the next: write the hour beside each.
step stones Glue {the marks} to the rim on the lines in the evening.
step read Tomorrow, read the time from the shadow first and look at the {clock} second. How close were you?
step why {@6-8? When is the shadow shortest? | Watch which gaps are wide and which are narrow, and when the shadow is shortest. Is that twelve o'clock? Why not, where you live?}
further @6-8 Stand on one spot yourself and let somebody draw your shadow with chalk at three times of the day.
further Mark the tip of the shadow at noon once a week: it draws the seasons.
safety Nobody looks into the sun, not even for a moment: the shadow tells everything. Hats on, and shade in between.
skills marking exactly, patience, reading a scale
waiting A sunny day, with a mark every hour.
alt A round sundial with a slanting stick, hour lines and stones

* bottle-wind-spiral
name wind spiral
means tape
title A {bottle=plastic-bottle? Bottle | {bottle=milk-jug? Jug | {bottle=plastic-cup? Cup | Jar}}} in One Long Curl | It Turns With Every Breath of Wind | {tail? Spiral With a Tail | Spiral on the Porch}
about Cut in one single line from bottom to top, {a bottle} becomes a spring as long as your arm. It catches the slightest wind and turns so that the stripes seem to climb without end.
step wash Wash {the bottle}, take off its label and dry it well with a {towel}.
step draw Draw a line with {the pen} that winds around it from the bottom to the shoulder, always two fingers from the round before.
step start {@6-8? A grown-up cuts | Together, cut} off the bottom with {the scissors}: the first snip is the hardest.
step spiral Cut along the line in one go, turning the bottle and not the scissors. At the shoulder stop: the neck stays on as the top.
step paint {paint=acrylic-paint? Paint | Draw} stripes along the spiral with {the paint}, one color on each edge. {paint=acrylic-paint? Two thin coats, half an hour each. | }
step shine Stick {the shine} on where the light will hit it.
step swivel {@6-8? A grown-up makes | Together, make} a hole in the cap with {the poke}. Thread {the line} through {the swivel}, knot it below, and lead it through the cap from inside: it must turn freely on the knot.
step tie Screw the cap on, pull gently: the spiral drops open. Bend the curls a little outward.
step tail Tie {the tail} to the lowest end.
step hang A grown-up hangs it up outside, where it touches nothing.
further @6-8 Count its turns in a minute on three days and guess the wind.
further Cut one with a narrow band and one with a broad one. Which spins faster?
safety Cut plastic has sharp edges and corners: round them off with the scissors and run a strip of tape over the first edge. It hangs higher than heads.
skills cutting one long line, painting stripes, building a swivel
waiting {paint=acrylic-paint? An hour for the two coats. | }
alt A striped spiral cut from a bottle, hanging and turning

* chalk-menu-board
name menu board
title {hang? A Chalkboard to Hang in the Kitchen | A Chalkboard for the Kitchen} | Today's Menu | Chef's Board
about White chalk on black: what is for dinner, who cooks, and what it costs to complain. It can be wiped off and written anew every day, and it makes even noodles look like a restaurant.
step rough Rub the front of {the board} with {the sand} until it feels a little rough, and wipe off the dust with a {towel}: chalk needs something to bite on. {board=picture-frame? Take out the glass first, together with a grown-up; the back panel becomes the board. | }
step edge Tape the edges off with {the edge}, as wide as a finger, for a clean frame.
step dark Paint the front black with {the dark}, chalkboard paint if you have it, otherwise flat black: thin and even with {the brush}, all strokes lengthwise. An hour later paint a second coat, all strokes across.
step dry Let it dry for at least three hours. Paint that is only dry on top comes off with the first wipe.
step season {chalk=chalk-marker? Wipe it with a damp {towel} and dry it. | Rub the flat side of a piece of {the chalk} over the whole board and wipe it off with a dry {towel}. Without this, the first words would never quite go away.}
step frame Glue {the frame} along the edges.
step plan Letter the heading at the top with {the chalk}: thick strokes down, thin strokes up, a line with a curl below it.
step write Write three dishes on the left and three prices on the right, {@6-8? and draw what is for dessert. | one drawing in a corner, and leave the rest empty: a crowded board is read by nobody.}
step clip Glue {the clip} to the edge for the shopping list.
step hang Tie {the hang} to the back{herb? with {the herb} in the knot | }, and hang it where the cook can see it.
further @6-8 Take orders on little cards, like a waiter.
further Letter one week ahead and let everybody vote with a chalk stroke.
safety Sanding dust and chalk dust are wiped up damp and not blown away; the paint does not come out of clothes.
skills priming, lettering, laying out a page
waiting Four hours between the first coat and the chalk.
alt A black chalkboard with a lettered menu, prices and a wooden frame
`;
