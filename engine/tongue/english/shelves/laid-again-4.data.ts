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
step sour Stir half of {the sour} into the second, and watch it turn pink. {more? Does {the more} make the same pink? Try a spoonful in it as well. | }
step sweet Stir a pinch of {the sweet} into the third: blue. One pinch more, and it goes toward green.
step soak Dip {the filters} into the purple until no white is left, press them out a little and lay them on a {towel}.
step drops With {the drops}, let pink drops and blue drops fall on the wet wings, the same on the left as on the right. They bloom where they land.
step dry Let them dry for an hour and a half, flat and out of the sun, which fades cabbage color.
step pinch {body=clothespin? Gather each in the middle and clip {one body} over it as the body: the clip looks down, the wings spread. | Gather each in the middle and wind {one body} around it as the body, with two ends as feelers.}
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
step sticks {fix tape} {one sticks} upright behind each, so that a hand's length sticks out below.
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
safety Take sticks from the ground, and leave what grows. Lines are cut short and never go around a neck, and the fire ring stays cold.
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
step cool {@6-8? A grown-up lets | Let} the syrup cool for ten minutes, {@6-8? pours | pour} it into {the jars}, washed and warm. {color? Stir five drops of {the color} into each. | }
step hang {clips=clothespin? Clip {one clips} around each stick and lay it across the rim, | Tape each stick across the rim,} so that it hangs in the middle, a thumb's width above the bottom, and touches nothing.
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
`;
