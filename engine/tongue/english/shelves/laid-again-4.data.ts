/** The English words of the shelf of the same name. */
export const words = `
* cabbage-butterflies
name cabbage butterfly
means butterfly, wing, body, jar, leaf, drop
title Butterflies That Change Color | Red-Cabbage Butterflies | Purple, Pink, Blue: Butterflies From a Cabbage
about A leaf from the kitchen knows what is sour and what is not: it says so in pink and in blue. Drop by drop you let the wings tell it. | Two paper butterflies, one pot of cabbage water, and every drop is an experiment.
step tear Tear {the cabbage} into pieces as small as stamps, into a {pot}.
step steep A grown-up pours two cups of boiling {water} over it. Wait fifteen minutes: the water turns deep purple, the leaves pale.
step share {@6-8? Together, pour | Pour} the cooled water without the leaves into {many jars}, two fingers high in each. The first stays as it is.
step sour {sour=lemon? Squeeze {the sour} into the second | Stir {the sour} into the second}, and watch it turn pink. {more? Does {the more} make the same pink? Try a spoonful in it as well. | }
step sweet Stir a pinch of {the sweet} into the third: blue. One pinch more, and it goes toward green.
step soak Dip {the filters} into the purple until no white is left, press them out a little and lay them on a {towel}.
step drops With {the drops}, let pink drops and blue drops fall on the wet wings, the same on the left as on the right. They bloom where they land.
step dry Let them dry for an hour and a half, flat and out of the sun, which fades cabbage color.
step pinch {body=clothespin? Gather each in the middle and clip one {one body} over it as the body: the clip looks down, the wings spread. | Gather each in the middle and wind one {one body} around it as the body, with two ends as feelers.}
step test Keep the rest of the purple and test what is in the kitchen: a drop of milk, of tea, of soapy water. Guess first, then drip.
further {@6-8? Draw a row of dots in the order of their colors, from the sourest to the soapiest. | Make a chart from the sourest to the soapiest, and write in what each thing did.}
safety Boiling water is a grown-up's. Nothing from the jars is tasted, and drops stay out of eyes. The juice stains: an apron helps.
skills observing, comparing, dripping exactly
waiting An hour and a half for the wings.
alt Two purple paper butterflies with pink and blue spots

* sticks-in-the-light
name shadow puppets
means puppet, castle, dragon, shadow, stick, light, wall, window, eye, tail, crown, sheet
title {light=flashlight? A Castle, a Dragon and a Flashlight | A Castle, a Dragon and a Light} | Shadow Puppets for a Fairy Tale | The Dragon on the Bedroom Wall
about Three shapes, three sticks, one light: whoever holds it decides how tall a dragon is. | No stage and no curtain, only a wall and the dark. Fairy tales were told like this long before there were screens.
step tale Choose a tale with a place, a danger and somebody small. {tale? Look through {the tale} for outlines that you can copy. | } A castle, a dragon and a princess do for a hundred stories.
step stiff Glue {the dark} onto {the stiff}, so that nothing flops.
step draw {@4-5? Together, draw | Draw} the three with {the pencil} on {the dark}, from the side and as large as your hand: only the outline will be seen. Tails, wings and crowns make a shadow easy to read.
step cut {@4-5? A grown-up cuts | Cut} them out with {the scissors}. Keep thin places as wide as a finger.
step window {@4-5,6-8? A grown-up cuts | Together, cut} two windows into the castle and an eye into the dragon: fold each lightly through its middle, snip, and open it again.
step pane Tape a scrap of {the pane} behind the windows: they glow in color.
step sticks {fix tape} one {one sticks} upright behind each, so that a hand's length sticks out below.
step wall Make the room dark and lay {the light} on a table or a pile of books, as far as two steps from an empty {wall}.
step show Kneel beside the beam and hold the puppets into it. Close to the wall they are small and sharp; close to the light they are huge. Now the tale begins.
further @4-5 Let your own hand play along: two fingers are a rabbit.
further Cut one puppet in two and hold each half by its own stick: it can bow, nod or fall over.
safety {sticks=wooden-skewer? A grown-up cuts the points off {the sticks}. | Sticks are held low, away from faces.} Nobody looks straight into the light.
skills drawing outlines, cutting, telling a tale
alt A castle, a dragon and a princess as black puppets on sticks

* offcut-robot
name scrap robot
means robot, body, head, arm, foot, eye, block, wire, cap, screw, bolt, nut, hand, button
title A Robot From the Bottom of the Toolbox | The Scrap-Wood Robot | Two Blocks, a Handful of Metal: A Robot
about No instructions came with it, only leftovers: {bits=nuts-and-bolts? nuts become buttons, a bolt an antenna, | washers become buttons and dials,} and suddenly somebody looks at you. | It stands on its own, it is heavy in the hand, and there is no second one like it.
step choose Lay out the larger of {the body} as the body and the smaller as the head, and try {the bits} on them before anything is glued: ears, buttons, an antenna. Turn things over; the back is often better.
step sand Rub edges and corners with {the sand}, always along the grain, until nothing catches a fingertip.
step coat Paint one panel on the body with {the coat}, and let it dry while you go on sorting.
step join {@6-8? Together, put | Put} {glue} on the whole underside of the head, press it on the body and hold it while you count to a hundred.
step feet Glue {the feet} under the body, at its corners. Does it stand without rocking?
step eyes Glue {the eyes} on the head, close together or far apart: try both first, they make two different characters.
step bits @6-8 Press a pea of {the tack} behind each of {the bits} and push it on with your thumb, the large ones first. White glue alone does not hold on metal.
step bits Glue on {the bits}, the large ones first, with the robot lying on its back, so that nothing slides.
step arms {arms=craft-stick? Glue {the arms} to the sides, one up, one down. | {arms=string? Glue {the arms} to the sides, with a knot for each hand. | Bend each of {the arms} into an arm with a loop for the hand, and glue it to the side. A loop at the glued end holds better than a straight one.}}
step face Draw mouth, pupils and dials with {the pen}.
step dry Let it lie for four hours, until {the glue} has set. Then stand it up and give it a number and a duty.
further Build a drawer or a hook into it: a robot that holds keys has a job.
safety {glue=glue-gun? Hot glue burns, so metal is pressed on with a stick. | {glue=waterproof-glue? Strong glue: window open, gloves or care, and no fingers near eyes. | Wipe glue off fingers before you rub an eye.}} Ends of metal are turned away, and small parts kept from little brothers and sisters.
skills choosing, gluing in order, seeing a face in things
waiting Four hours, lying down.
alt A standing robot of two pieces of wood with round eyes, metal buttons and bent arms

* twig-camp-tent
name model tent
means tent, camp, pole, ridge, peg, fire, stick, knot, cloth, bed, ring, door
title A Tent No Taller Than Your Knee | Lashed, Not Glued: A Camp in Miniature | The Smallest Campsite in the Garden
about Two pairs of sticks, one ridge and the lashing that holds real shelters: whoever can tie this small can tie it big. | Not a nail and not a drop of glue. It is held by knots alone, and it stands in the wind.
step sort Find five straight {sticks} as long as your forearm: two pairs, and one for the ridge. Snap a thin one into four pegs as long as a finger.
step lash {@6-8? Together, cross | Cross} two of them near the top and wind {the line} around both, eight times, then three times between them, as tight as you can. Knot it and cut it off with {the scissors}.
step second Lash the second pair in the same way, at the same height.
step ridge Lay the fifth stick into both forks and bind it down with a crosswise turn at each end. Spread the legs: it stands.
step sheet Cut a piece of {the sheet} twice as long as a leg and as wide as the ridge is long, and hang it over.
step pull {@6-8? Together, gather | Gather} each corner over a small stone or a knot of grass, tie {the line} around it so that nothing slips, and lead it to a peg pushed slantwise into the ground. Tighten all four by turns.
step bed Spread {the bed} inside, soft and dry, as real campers do.
step fire Lay {the stones} in a ring in front, with a stack of thin twigs inside. It is never lit.
step camp Blow at it, shake the ground: does it hold? {guest? Then {the guest} may move in. | Then somebody small may move in.}
further {@6-8? Tie a line between two twigs and hang up leaf-sized laundry. | Learn one more knot and change a lashing for it: which holds longer?}
safety Take sticks from the ground, and leave what grows. Lines are cut short and never go around a neck; {stones? the fire ring stays cold. | no fire is lit near it.}
skills lashing, knotting, pitching a tent
alt A small tent of lashed sticks and cloth, held by lines and pegs

* sunflower-race
name growing race
means race, seed, leaf, stick, pot, mark, line, name, plant, stalk, flower
title The Tallest Wins: A Growing Race | Ready, Sow, Grow: A Race in Pots | A Race for the Tallest, With a Measuring Stick
about Every racer has a name, a number and a stick to prove it. The rest is sun, water and not giving up. | The start takes an afternoon, the race a whole summer. Sunflowers are the champions, beans are good for a surprise.
step paint Paint {the pot} with {the coat}: a flower, a flame, a start number. It is your colors in the race.
step dry {coat=acrylic-paint,paint? Let it dry for an hour. | Let it dry for a minute.} Meanwhile choose the sunniest windowsill.
step soil {pot=yogurt-pot,milk-carton,paper-cup? A grown-up pokes two holes into the bottom. | } Spoon {the soil} in with {the spoon}, up to two fingers below the rim.
step sow Press three hollows with your finger, as deep as the nail, drop one of {the seeds} into each and close them. When they are up, the strongest stays and the others move to the garden.
step water Stand the pot on a {saucer} and water it until the soil is dark, not until it swims.
step name {@4-5? A grown-up writes the racer's name on one of {the marks}; | Write the racer's name on one of {the marks};} you add a start number and the date. Stick it in at the rim.
step scale {@4-5? A grown-up marks | Mark} the second of {the marks} with {the pen}, a line for every {in 1/2}, measured with {tape? {the tape} | a ruler}, and push{@4-5? es | } it in beside the seeds, zero at the soil.
step post Push {the post} in at the back: later the stalk is tied to it, loosely.
step rules Agree on the rules with the others: all sow on the same day, all measure on Sunday, and the loser waters for the winner.
further {@4-5? Draw a line for the height on a strip of paper every Sunday. | Enter every Sunday's height in a chart, and guess the next one before you measure.}
safety Nobody tastes seeds or soil: seeds from a packet may be treated. Hands are washed at the end.
skills sowing, measuring, keeping at it
waiting {coat=acrylic-paint,paint? An hour for the paint; a week or two until the start. | A week or two until the start.}
alt A pot with painted flowers, a young plant, a name stick and a measuring stick

* moon-rabbit-lantern
name moon lantern
means lantern, moon, rabbit, window, wall, box, handle, stick, stand, foot, lid
title A Lantern for the Mid-Autumn Moon | The Rabbit in the Moon: A Lantern | Four Moons on a Stick
about On the night of the fullest moon everybody goes out with a lantern, and whoever looks up sees a rabbit there. Yours sits in all four windows. | Round like the moon and like the mooncakes: four bright windows, and in each one a rabbit with long ears.
step rule With {the ruler} and {the pencil}, rule a strip of {the card} into four walls, each {in 3} wide and {in 4} high, with a narrow tab at one end. Fold every line sharply and open it again.
step moons Draw a circle as wide as four fingers in each wall. Fold the wall lightly to start the cut, and cut the moon out with {the scissors}.
step rabbit From the circles that fell out, cut four sitting rabbits, no higher than your thumb is long: a round back, a round head, two long ears.
step panes Glue a piece of {the panes} behind each window, stretched flat.
step stick Glue one rabbit to the lower edge of each moon, from the front, so that only its feet touch the card.
step box Fold the strip into a square and glue the tab inside. Hold it until it stops springing open. From the rest, glue in a floor with four small flaps.
step handle Cut a strip two fingers wide and as long as your forearm, and glue its ends inside two opposite walls: the handle.
step tassel {tassel=yarn,embroidery-floss? Wind {the tassel} around three fingers, bind it, cut it open below and glue it under the floor. | Glue {the tassel} under the floor, in the middle, so that it swings.}
step light {@6-8? A grown-up switches on {the light}, sets it on the floor and hangs the handle over {the stick}, a hand from the end. | Switch on {the light}, set it on the floor and hang the handle over {the stick}, a hand from the end.}
step walk When it is dark, walk in a line, the smallest in front, and look for the real rabbit.
further Cut another picture for the next lantern: the tree of cassia beside which the rabbit pounds its herbs.
safety Only a light with a battery goes into paper, never a flame. The point of a stick is cut off or taped, and it is carried pointing down.
skills scoring and folding, cutting silhouettes, gluing a box
fact The rabbit in the moon is known in China, Vietnam, Korea and Japan: look for two long ears at the full moon.
alt A red paper lantern with a round yellow window, a rabbit and a tassel, hanging from a stick

* rock-candy-sticks
name rock candy
means candy, crystal, stick, jar, sugar
title Rock Candy on a Stick | A Week of Growing Sugar | The Slowest Candy in the World
about Hot water takes in more sugar than cold water can hold. In a week it gives it back, as crystals with corners that nobody cut. | You need a grown-up for ten minutes and patience for seven days. Then you can eat the experiment.
step seed Dip {the sticks} in {water} and roll the lower half in a spoonful of {the sugar} on a {plate}: each grain is a place where a crystal can begin.
step dry Let them dry until the sugar is stuck hard. Wet ones would lose it again.
step boil {@6-8? A grown-up heats a cup of {water} in a {pot} and stirs in {sugar}, cup by cup, until three cups have vanished and it is clear. | With a grown-up at the stove, heat a cup of {water} in a {pot} and stir in {sugar}, cup by cup, until three cups have vanished and it is clear.} Then off the heat at once.
step cool {@6-8? A grown-up lets | Let} the syrup cool for ten minutes and {@6-8? pours | pour} it into {the jars}, washed and warm. {color? Stir five drops of {the color} into each. | }
step hang {clips=clothespin? Clip one {one clips} around each stick and lay it across the rim, | Tape each stick across the rim,} so that it hangs in the middle, a thumb's width above the bottom, and touches nothing.
step cover Lay {the cover} loosely over the jars against dust: water must be able to leave.
step watch Leave them where nobody bumps into them, and look every day without touching. A crust on top? Break a hole into it with a clean spoon.
step lift After a week break the crust, lift the sticks out and let them drip and dry for an hour.
step eat Look at one closely: every side is flat, every corner the same. Then share the rock candy for dessert.
further Hang one jar in the warm and one in the cool. Which grows faster, which larger?
safety Sugar syrup is hotter than boiling water and sticks to skin: pot and pouring belong to a grown-up. {sticks=wooden-skewer? The points of {the sticks} are cut off first. | } It is candy, so teeth are brushed after it.
skills dissolving, waiting, observing
waiting A week.
alt Two jars with syrup in which crystals grow on sticks

* beeswax-cutouts
name beeswax ornament
means wax, shape, cutter, sheet, figure, loop, window, breath, hand
title {V} of Beeswax | A Honey-Scented {V} for the Window | {V}, Cut From a Sheet of Wax
about No flame and no pot: warm hands are enough. Beeswax gets soft as a cookie, sticks to itself, and smells of summer. | The bees built the pattern, you cut out {the v}. Against the window it glows like honey.
step warm Hold {the wax} between your hands until it bends without cracking. In a cold room a minute on a sunny sill helps.
step draw {@4-5? Together, scratch | Scratch} the outline into the wax with {the point}, as large as your hand: {v.shape}. {cutter? Where {the cutter} fits a part of it, press it instead. | }
step cut {@4-5? A grown-up cuts | Cut} it out with {the scissors}, in plain curves. {cutter? What {the cutter} pressed just falls out. | } Keep every scrap.
step double Cut a second one and press both together, the pattern outside: two layers do not break. Warm hands are all it takes.
step detail Roll scraps between your fingers and press them on: {v.face? {v.face} | {v.mark}}. Lines are scratched in with {the point}.
step loop {@4-5? A grown-up lays | Lay} the ends of {the hang} between the layers at the top, {@4-5? pinches them in and trims | pinch them in and trim} them with {the scissors}.
step window Hang it where the light comes through, but not where the noon sun does: there it droops.
further Cut stars and small shapes from the scraps and press them onto a jar, for a lantern with a battery light.
safety Wax is no candy, even if it smells like it. It stays away from stoves, heaters and flames.
skills warming and shaping, cutting plain outlines, layering
alt {A v} cut from honey-yellow beeswax, hanging from a loop

* petals-at-the-ear
name pressed-flower jewelry
means press, flower, petal, earring, drop, disc, disk, rim, stem, hook, ring, pin
title {hooks=earring-hook,earring-post? Earrings From | Pendants From} a Pressed Meadow | Two Flowers to Wear | A Meadow as Large as a Coin
about {the flowers}, a coat as clear as glass, and what faded in a week lasts for years. | No resin and no mask: thin coats of glue seal a flower just as well, if you have the patience for three.
step choose {press? Open {the press} and choose | Choose} from {the flowers} pairs of the same size, flat, papery and without a brown edge. One damp one would go moldy under the coat.
step cut {ground=wood-slice? Take two thin slices from {the ground}, no wider than a coin, and rub them smooth on paper. | {ground=wood-strip? Take two pieces of {the ground} as long as a thumb, and rub the edges smooth. | Cut four equal ovals from {the ground} with {the scissors}, no longer than your thumb, and glue them together in pairs.}}
step hole {hooks=earring-post? Mark the middle of the back of each. | {hole? With {the hole}, make a hole near the top of each, a grain of rice from the edge, onto a thick pad. | Make a hole near the top of each.}}
step glue Brush a thin coat of {the coat} on the front with {the brush}. Lay the flowers on {tongs? with {the tongs} | with a damp fingertip}, stems first, and press every petal down.
step coat When it no longer feels cool, brush a second coat over everything, edges too, and then a third. Work over a {plate}. It goes on white and dries clear.
step dry Let them dry for four hours, lying on the rim of the plate, so that the backs get air.
step rim Draw once around the edge with {the rim}: it looks like a setting.
step hooks {hooks=earring-post? Glue {the hooks} to the backs with a drop of {the coat} and let them sit overnight. | {hooks=leather-cord? Thread {the hooks} through the holes and knot it. | Bend the loop of each of {the hooks} open sideways, hang it in and close it again.}}
step wear Hold them to the light. Keep them out of the rain and the shower, as one does with paper.
further Make a third one, smaller, for a gift tag that comes with them.
safety {hooks=earring-hook,earring-post? Only for ears that are pierced and healed; | Nothing is worn while climbing or sleeping;} the hole is made onto a pad, fingers beside the point and not below. Pick only what you know and what may be picked.
skills handling what is thin, sealing in coats, making a pair
waiting Four hours for three coats.
alt Two oval pieces with pressed purple flowers, hanging side by side

* four-seasons-hoop
name four-seasons hoop
means season, tree, hoop, branch, leaf, snow, stitch, thread, line, ground, knot, flower, quarter, blossom
title One Tree, Four Seasons | A Year in a Hoop | The Embroidered Year
about The same tree four times: in blossom, in leaf, in flames, in snow. Four stitches tell it, and each quarter uses one. | A hoop is round like a year. Begin with the season you are in.
step hoop Stretch {the cloth} in {the hoop} until it sounds like a drum, the weave straight.
step quarter With {the pen}, draw a cross that divides it into four, and in each quarter the same bare tree, as high as your thumb: a trunk and three branches.
step trunks Thread {the needle} with an arm's length of {the floss}, three strands of it where it can be split. Sew the cross and all four trunks in backstitch: one step forward, half a step back.
step spring Top left is spring: pink blossoms, each of five tiny loops held at their tips. That is the lazy daisy stitch.
step summer Top right is summer: fill the crown with short green stitches in all directions, close together, until no cloth shows.
step fall Bottom right is fall: French knots in orange and red, wound twice around {the needle}, on the branches and on the ground below.
step winter Bottom left is winter: stars of three crossing stitches in pale blue, and one line of snow on the ground.
step beads Sew {the beads} on where something should shine: dew, fruit, frost.
step back {pen=fabric-marker? Dab lines that still show with a damp fingertip: a washable pen gives way. | Rub or dust off lines that still show.} Trim the cloth behind to two fingers, and gather it with a running stitch.
step hang Hang it by its screw, and turn the season that has come to the top.
further Stitch your birthday as one small star into the quarter where it belongs.
safety Needles are counted before and after, and park in a scrap of cloth. {@9-12? A grown-up is within call for knots that will not come undone. | Good light saves eyes and thread.}
skills backstitch, lazy daisy, French knots, composing
alt A hoop with four embroidered trees in blossom, in leaf, in fall and in snow

* spice-cup-light
name spiced cup light
means cup, saucer, light, candle, stick, slice, rim, flame, handle, tea, salt
title A Light in {a cup}, With Orange and Cinnamon | {cup=ceramic-mug? The Teacup That Smells of Winter | The Light That Smells of Winter} | Cinnamon, Orange and a Little Light
about A candle that is none: a small electric light stands in a nest of spice and needs no match. | Warm air rises, and after ten minutes everybody asks what is baking. Nothing is.
step wipe Wipe {the cup} inside and out, and {spice=cinnamon-stick? choose from {the spice} what stands a finger higher than its rim; break what is too long. | choose the best of {the spice}.}
step fill Spoon {the fill} into it with {the spoon}, up to two fingers below the rim: this holds everything upright.
step light Press {the light} into the middle, so that its top stands at the height of the rim. Try the switch first.
step spice Push {the spice} in upright along the wall, close together, like a fence around the light. {cup=ceramic-mug? Leave the side with the handle for last. | }
step orange Lean {the orange} against them, the largest at the front, so that light can shine through.
step green Tuck {the green} into the gaps, low, away from the light.
step bow Tie {the bow} around the outside and trim its ends with {the scissors}.
step glow Set it on the table when it gets dark, and switch off the lamp. Who smells the orange first?
further Dry your own slices: thin, on a rack, in a warm and airy place for a week.
safety Only a light with a battery belongs in here, never a flame: spice and dry fruit burn. It is for looking and smelling and not for drinking.
skills arranging, balancing heights, making light warm
alt A cup with cinnamon sticks and orange slices around a small light

* sewn-flag-bunting
name bunting
means flag, line, fabric, bunting, edge, side, tape, shirt, hand, rope
title Bunting Made of {cloth=old-t-shirt? Old Shirts | Good Old Cloth} | Flags for the Den, Sewn to Stay | A Line of Flags Out of the Closet
about Paper flags last for one rain. These last for years, and everybody recognizes the stripes of an old favorite. | One straight seam from end to end: there is no better first project on cloth.
step pattern On {the pattern}, draw a triangle {in 6} wide at the top and {in 8} long, with {the ruler} and {the pen}, and cut it out. All flags come from this one.
step lay Lay it on {the cloth}, flat and without seams below, and trace around it ten times: the second upside down beside the first, so that no cloth is wasted.
step cut Cut the flags out with {the shears}{shears=fabric-scissors? . | , in long cuts.} {cloth=old-t-shirt,pillowcase? Through two layers at once you get them in pairs. | }
step letters Write a letter on each with {the letters}, as tall as your finger: the name of the den, the team or the house.
step trim Sew {the trim} onto the tips with {the needle} and {thread}, a knot on the back.
step order Lay the flags out in a row, no two alike side by side, a thumb's width apart, and leave a forearm of {the edge} free at both ends.
step pin {edge=ric-rac,ribbon? Fold {the edge} over the top of each flag | Fold the top of each flag over {the edge}}, and hold it with one big stitch per flag. Long pins would do as well, heads outward.
step sew {machine=sewing-machine? {@9-12? Together with a grown-up, sew | Sew} along the whole line with {the machine}, slowly, one straight seam. Lift the foot only at the very end. | Sew along the whole line with {the machine} and doubled {thread}, in short running stitches, with one back stitch at the edge of every flag.}
step hang With somebody to hold the other end, tie it up between two branches, posts or hooks, higher than any head.
further Make a second line with flags half as large, for a bicycle or a cake.
safety {machine=sewing-machine? Fingers stay two widths away from the foot, and a grown-up is there for the first meter. | Needles are counted before and after.} A line of flags is never tied where somebody runs or rides.
skills measuring with a pattern, cutting cloth, sewing one long seam
alt A line of four cloth triangles with letters on a bound edge

* metal-pipe-chime
name pipe chime
means chime, pipe, tube, note, line, hole, hook, wood, sail, knot, top
title Wind Chime of Five Pipes | Five Pipes, Five Notes: A Chime | What the Plumber Left: A Wind Chime
about Short pipes sing high, long ones low, and each one rings for seconds when nothing touches it. {hooks? They hang from hooks, so that you can change their places. | The trick is where they hang.} | Metal that was meant for water turns out to have a voice.
step saw {@9-12? A grown-up saws | Together, saw} {the pipes} into five lengths, marked with {the ruler} and {the pen}: {in 12}, {in 10}, {in 8 1/2}, {in 7}, {in 6}. Offcuts of different lengths are fine as they are.
step edges Rub both ends of each pipe with {the sand} until no edge scratches a fingertip, and then its sides, until they shine.
step drill A grown-up drills a hole through both walls of each, a fifth of its length from one end: hung there it rings longest.
step listen Pull a piece of {the line} through one and let it hang. Tap it. Then hold it in your fist and tap again: what touches it, silences it.
step top Mark five places on {the top} with {the pen}, two fingers apart, and one in the middle for the clapper. {top=embroidery-hoop,stick,driftwood? A double turn of line holds on it. | A grown-up drills them.}
step hooks Screw {the hooks} into the marks from below, by hand, until no thread is seen.
step hang Cut {in 14} of {line} for each pipe with {the scissors}, thread it through both holes and tie it to its {hooks? hook | place}, so that all the upper ends hang at one height.
step clapper Tie {the clapper} to a longer line in the middle: it should hit all five at half their height.
step sail Tie {the sail} a hand's width below, so that even a little wind moves it.
step play Hang it from a strong branch or hook, where a grown-up has tried it. Play it with a finger first, then leave it to the wind.
further Pluck out a tune: which three pipes sound like the start of a song you know?
safety Saw and drill are a grown-up's tools, and cut metal is sharp until it is rubbed. It hangs where nobody bumps a head, and no line hangs in reach of little ones.
skills measuring lengths, listening to pitch, hanging in balance
alt A wind chime of five metal pipes from long to short below a piece of wood

* cutter-clay-earrings
name clay earrings
means earring, pair, cutter, hook, hole, loop, back
title {V} Earrings in Clay | A Pair of {V.many} to Wear | {V} for Both Ears
about Pressed flat, cut out, inlaid and baked: a pair of {V.many} as light as two coins. | Shops ask a lot for such a pair. Yours comes out of two lumps of clay, and making them equal is the only hard part.
step knead Knead {color a} and {color b} from {the clay} separately until they bend without cracking, the light one first.
step roll Press a walnut of the palest color flat on {the sheet} with the bottom of the mug, as thick as two coins.
step cut {cutter? Press out two equal bases with {the cutter}, no taller than your thumb, | Draw {the point} through the clay around two equal ovals, no taller than your thumb,} and peel away what is outside. Smooth the edges with a fingertip.
step marks Now the picture, from flat bits no thicker than paper: {v.shape}, in {color a} and {color b}, pressed onto both. Scratch in with {the point} {v.face? {v.face} | {v.mark}}.
step hole {hooks=earring-post? Smooth the backs with a fingertip: the posts go there later. | Make a hole near the top of each with {the point}, a grain of rice from the edge, and turn it until it is clean.}
step bake {@9-12? A grown-up bakes | With a grown-up, bake} them on {the sheet} as the packet says, mostly half an hour at 275 °F (135 °C), with a window open, and lets them cool without touching.
step sand Rub the edges smooth with {the sand}, damp, so that no dust flies.
step wash Rub {the wash} into every line with a fingertip and wipe it off at once with the towel: it stays in the lines and makes them look old.
step hooks {hooks=earring-post? Glue one {one hooks} to each back with {the hold} and leave them overnight. | Bend the loop of each of {the hooks} sideways, hang it in and close it.}
step wear Try them on in front of a mirror. Do they look at each other or away?
further Make a third one as a pendant: now it is a set.
safety The oven is a grown-up's, and burned clay gives off bad fumes: never hotter than the packet says. Only for ears that are pierced and healed, and off for sports and sleep.
skills cutting a matching pair, adding fine detail, baking to a rule
waiting An hour to bake and cool.
alt A pair of clay earrings with {a v} on each

* inner-tube-wallet
name wallet
means wallet, rubber, fold, band, hole, lace, pocket, edge, strip, flap, map, road, tube
title A Wallet From a Flat Tire | Black Rubber, {map? Old Map: | Bright Lace:} A Travel Wallet | Punctured, Washed, Laced: A Wallet
about A punctured tube keeps out rain better than leather and never frays. {map? Inside lies a piece of the map, as if the journey had left its lining. | All it needs is two straight cuts and a row of holes.} | Not a stitch: it is laced, and the strip you cut off becomes its band.
step wash Cut the valve out of {the tube}, slit it open and wash it with the soap. Dry it with the towel: the white powder has to go.
step cut With {the ruler} and {the pen}, mark a piece {in 4 1/2} wide and {in 10} long, and cut it out with {the scissors}. A narrow tube gives two halves to lace together.
step map Choose a place on {the map} that means something, and cut it to {in 4} by {in 7}.
step seal Brush {the seal} thinly over both sides of it with {the brush}, one after the other. When it is dry after an hour, it bends like cloth.
step fold Fold the rubber so that a third is left over as a flap{map? , with the map inside, its best side showing above the edge | }. Hold it flat under a book for a moment.
step punch Punch a row of holes along both sides and the bottom, through all layers, a finger's width apart, with {the punch}, on a board.
step lace Lace {the lace} through the holes like a shoe, over and under, knot it at both ends on the inside and trim it with {the scissors}.
step snap {snap=snap-fastener? Press {the snap} into the flap and the front, as its packet shows. | Stick a piece of {the snap} under the flap and one on the front.}
step band Cut a ring as wide as a finger from the rest of the tube: it goes around the wallet and holds everything.
step stripe Draw a dashed stripe along the front with {the stripe}, as cars know it.
further Cut a second, smaller piece and lace it on the back: a pocket for coins.
safety Punch on a board, fingers beside the point and not below. Rubber gives suddenly: small cuts, and the blade away from you. {@9-12? A grown-up holds the other end. | } 
skills measuring, punching in line, lacing
waiting {map? An hour for the lining. | }
alt A black rubber wallet with a laced edge and a rubber band

* moth-sheet-and-black-page
name moth study
means moth, wing, sheet, light, page, line, feeler, night, body, pattern, spot, dust, scale
title {sheet? The White Sheet and the Black Page: A Moth Night | Moths on a Black Page} | Painted by Night: {sheet? A Moth Evening | A Moth Study} | Who Comes to the Light? A Moth Study
about {sheet? First the sheet and the lamp, and who comes to them; then the brush. On black paper even a brown moth glows. | On black paper even a brown moth glows: you paint the light that falls on it and leave the night as it is.} | Moths look plain until somebody looks closely. Fur, feathers, eyes on the wings: it is all there.
step line {@13+? Fix {the line} to a fence or a branch at the height of your head and hang {the sheet} over it, smooth, down to the grass. | A grown-up fixes {the line} to a fence or a branch and hangs {the sheet} over it, smooth, down to the grass.}
step light When it is dark, set {the lamp} behind or before {the sheet}{line? , low, | } so that the whole cloth shines. Sit down, and wait without talking.
step watch {sheet? Choose one that sits still, look for two minutes and touch nothing. | Choose a moth from a book, a photo or the window pane, and look at it for two minutes.} How long are the feelers? What repeats on both wings?
step body On a black page of {the page}, draw the body with {the pencil}, as long as your finger, and four wings from it, twice as wide as long. White paper is painted black first and left to dry.
step wings {paint=chalk? Rub in | Paint} the wings with {the paint}, the front pair lighter than the back one. {paint=chalk? Smudge from the body outward. | Thin it little: on black it must cover.}
step pattern Add bands and eye spots, left and right by turns, so that both sides stay alike.
step dust Dip the tip of {the feather} into the palest color and stroke it over the edges: that is how scales look.
step dry Let it rest for half an hour, until nothing smears.
step gold With {the fine}, trace the veins, the rings of the body, and the stars around it. Less is more.
step note Write below where and when, how warm it was{sheet? , and who sat beside you | }. A study without a date is only a picture.
further Paint one for each month: other moths fly in May than in August.
safety {sheet? Nobody looks straight into the lamp, and it is switched off at the end, so that the moths find home. The line hangs where nobody runs. | Moths are looked at and not caught.} 
skills looking for two minutes, painting light on dark, keeping a record
waiting Half an hour.
alt A pale moth with eye spots and gold lines on a black page

* wax-pen-eggs
name wax-resist eggs
means egg, pen, line, star, wax, dot, bath, pot, tip, pattern, shell, bowl
title Pysanky: Written in Wax | Eggs Written With a Wax Pen | Three Eggs, Three Baths, One Pen
about In Ukraine and Poland eggs are not painted but written: the wax pen draws what stays light, the bath does the rest. | White, yellow, red, black: each bath is darker than the last, and the wax remembers them all.
step boil A grown-up boils {the egg} in a {pot} of {water} for ten minutes. Let them cool, and wipe them with a drop of {vinegar}, so that the color takes.
step lines Draw guide lines with {the pencil}, thin as a hair: one around the middle, one from tip to tip, and a star where they cross. Pencil is never rubbed out on an egg; the wax goes over it.
step melt A grown-up floats a {bowl} with pieces of {the wax} on a {pot} of hot {water}, off the stove, until they have melted, and pours in fresh hot water when the wax turns cloudy.
step white @9-12 A grown-up dips {the pen} into the wax and writes what stays white, just where you drew and as you say: stars for luck, waves for water, dots for tears of joy. You say when to turn the egg.
step white With a grown-up beside you, dip the tip of {the pen}, count to five, and draw what stays white: stars for luck, waves for water, dots for tears of joy. Turn the egg and not the pen, and dip again after every line.
step dye Fill three mugs with warm {water}, a spoon of {the vinegar} and twenty drops of {the color} in each: a light one, a middle one, a dark one.
step yellow Lower each egg into the light bath with {the lift}, for five minutes, and pat it dry on a {towel}.
step second @9-12 Draw with the pencil what stays light: wheat, nets, what your family has always drawn. A grown-up goes over it with {the pen}.
step second Draw with {the pen} what stays light: wheat, nets, a second row of dots. What your family has always drawn comes here.
step dark Now the middle bath, more wax if you like, and the dark one, ten minutes each. Let them dry on the {towel}, turned once.
step wipe {@9-12? A grown-up holds | With a grown-up, hold} each egg in a hot wet {towel} for a minute and {@9-12? wipes | wipe}: the wax comes off, and all the colors are there at once.
step table Lay them in a bowl and tell which sign means what. Each is given to somebody, with a wish.
further Ask the oldest in the family which signs they remember, and write one egg for them.
safety The wax melts over hot water that a grown-up handles, and never over a flame. The tip of the pen is hot for a moment: it lies on its side when it rests. Eggs that stood in a warm room for two hours are for looking at.
skills dividing a curve, planning colors from light to dark, a steady hand
waiting About an hour and a half, baths and drying together.
alt Three eggs in red and black with white and yellow patterns

* footprint-earrings
name fossil earrings
means earring, slab, stone, footprint, toe, print, hole, crack, track, pair, post, hook, back
title Dinosaur Tracks to Wear | Two Footprints, a Hundred Million Years Later | Fossil-Track Earrings
about Something with three toes walked through mud, and the mud became stone. Yours takes an afternoon. | The most common fossil of all is not a bone but a footprint. Here is a left one and a right one.
step marble Twist two colors of {the clay} together, fold, and twist again until it is veined like stone. Stop before it turns plain.
step flat Press it flat on {the sheet} with the bottom of the mug, as thick as two coins.
step cut {cutter? Press out two equal slabs with {the cutter}, no taller than your thumb, | Draw {the point} through the clay around two equal slabs, no taller than your thumb,} and peel away what is outside. Nibble at the rims with a fingernail: stone breaks unevenly.
step toes Press a footprint into each with the side of {the point}: one heel, three toes with a claw at the end, in the one turned a little left, in the other a little right.
step cracks Scratch two fine cracks from the rim inward with {the point}.
step hole {hooks=earring-post? Smooth the backs with a fingertip: the posts go there later. | Make a hole near the top of each with {the point}, a grain of rice from the rim.}
step bake {@9-12? A grown-up bakes | With a grown-up, bake} them on {the sheet} exactly as the packet says, with a window open, and let them cool without touching.
step wash Rub {the wash} into the prints with a fingertip, dark in the toes, and wipe the surface at once with the towel.
step hooks {hooks=earring-post? Glue one {one hooks} to each back with {the hold} and leave them overnight. | Bend {hooks=key-ring? {the hooks} open | the loop of each of {the hooks} sideways}, hang it in and close it.}
step wear Wear them so that the toes point forward: then you are following it.
further Measure the print and guess the animal: the hips of such a dinosaur stood about four feet of its own above the ground.
safety The oven stays at the number on the packet: burned clay gives off bad fumes. {hooks=key-ring? Small things are kept from little ones. | Only for ears that are pierced and healed, and off for sports and sleep.}
skills texture, making a pair, finishing with color
waiting An hour to bake and cool, half an hour for the color.
alt A pair of stone-like clay earrings with three-toed footprints

* wall-shadow-of
name shadow puppet
means shadow, puppet, light, eye, window, wall, stick, sheet, hand
title {V} on the Wall: A Shadow Play | The Shadow of {a v} | {V} as Tall as the Door
about One outline, one stick and one light: close to the lamp {the v} grows until it fills the room. | Nobody sees how you drew it, only what it is. The dark does the rest.
step draw {@4-5? Together, draw | Draw} {a v} with {the pencil} on {the dark}, from the side and as large as your hand: {v.shape}. Only the edge will be seen, so make it clear.
step cut {@4-5? A grown-up cuts | Cut} it out with {the scissors}. Nothing thinner than a finger, or it bends.
step lit {@4-5,6-8? A grown-up folds it lightly and snips out | Fold it lightly and snip out} openings where light should come through: {v.face? {v.face} | {v.mark}}. Leave a finger of paper between two.
step second {@4-5? A grown-up cuts | Cut} somebody small from the rest, as high as your thumb: who meets {the v}?
step sticks {fix tape} one {one sticks} upright behind each, so that a hand's length sticks out below.
step wall Darken the room and lay {the light} on a pile of books, two steps from an empty {wall}.
step show Hold {the v} into the light, near the wall first, then nearer to the lamp. It {v.does}. And what does the small one say?
further Cut it in two and hold each half by its own stick: now it can move while it talks.
safety {sticks=wooden-skewer? A grown-up cuts the points off {the sticks}. | Sticks are held low, away from faces.} Nobody looks straight into the light.
skills drawing an outline, cutting it out, telling a story
alt {A v} as a black puppet on a stick in the light, with somebody small beside it

* figure-flag-line
name bunting
means flag, line, cloth, figure, top, edge, middle
title Bunting With {a v} | {V} on a Line of Flags | Flags for Whoever Loves {V.many}
about Two plain flags and one with {a v}, and then again from the start: it can grow as long as the room. | Cloth flags rustle instead of tearing, and next year they hang there again.
step pattern On {the pattern}, draw a triangle {in 6} wide and {in 8} long with {the ruler} and {the pen}, and cut it out: one pattern for all flags.
step flags Trace it on {the cloth} with {the pen} and cut out three flags, or as many times three as you like, with {the shears}.
step draw On {the figures}, as large as your palm, draw {v.shape}, and beside it the small parts in other colors.
step cut Cut everything out with {the shears}, turning the cloth and not your hand.
step glue Lay {the v} on the middle flag, first without glue. Then glue it down with {the fix} from the middle outward, and on top {v.face? the face: {v.face} | its mark: {v.mark}}.
step trim Glue {the trim} onto the plain flags, the same left and right.
step line Put a line of {fix} along the top of each flag and press {the line} into it, a thumb's width between the flags and a forearm free at both ends.
step dry Let everything lie flat for an hour.
step hang With somebody at the other end, hang it up between two hooks, higher than any head.
further Make the next three with another figure from {v.place}.
safety Cut at the table. {fix=glue-gun? Hot glue is a grown-up's. | } The line hangs where nobody can run or climb into it.
skills cutting cloth, composing, measuring with a pattern
waiting An hour for the glue.
alt A line of three cloth flags, with {a v} on the middle one

* crystal-grown-figure
name crystals
means crystal, figure, frame, jar, water, thread, corner
title {V} Grown Over With Crystals | A Crystal {V} Overnight | {V}, Frozen in Salt
about You bend {a v}, the water does the rest: in the morning every hair of it carries a small bright corner. | Hot water takes in more salt than cold water can hold. It gives it back on the first thing it finds, and that is {the v}.
step bend Bend the outline of {a v} from {the frame}, small enough to hang in {the jar} without touching it: {v.shape}. Twist ends together and snip off what is too long with {the scissors}.
step hang Tie {the thread} to its top and to the middle of {the stick}, so that it will hang two fingers above the bottom.
step heat {@6-8? A grown-up pours | With a grown-up near, pour} two cups of hot {water} into {the jar}, and you stir in {the salt}, spoon by spoon, until a little stays at the bottom and will not vanish.
step tint Add five drops of {the tint}.
step lower Hang {the v} in, lay {the stick} across the rim, and set it where nobody bumps into it.
step watch Leave it for a day and only watch{notes? , and draw {notes=notebook? in | on} {the notes} with {the pen} what has changed | }. What happens if you shake it? Do not, yet.
step lift After a day lift it out, let it drip, and lay it on a folded towel to dry.
step glow {glow=glow-paint? Dab {the glow} on the tips with {the brush}: in the dark they go on shining. | Dab {the glow} on the tips, thinly.}
step show Hang it in a window that stays dry, and hold it only by its thread: corners break.
further Grow a second one in the fridge with the same water. Which has the larger corners, and why?
safety The hot water is a grown-up's business, and a jar is warmed with tap water first, or it cracks. Nothing from it is tasted, and salty fingers stay out of eyes.
skills bending an outline, dissolving, waiting without touching
waiting A day in the jar.
alt {A v} bent from fuzzy wire and covered with white crystals in a jar
`;
