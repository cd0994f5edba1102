/** The English words of the shelf of the same name. */
export const words = `
* leaf-rubbing
name leaf rubbing
title Leaf Rubbings {@4-5,6-8? on a Tree | by Hand} | {@2-3? Leaves That Come Through the Paper | A Tree of Rubbed Leaves} | Every Vein of a Leaf
about Lay paper over a leaf, stroke it with the side of one {one wax}, and the leaf comes up out of nothing, every vein of it. | Nobody has to draw a leaf here: it draws itself as soon as wax passes over it.
step choose {@2-3? Let your child pick five of {the leaf} that are soft and whole, and turn each onto its face: the thick veins look up. | Choose five of {the leaf}, soft ones with thick veins, and turn them over: the back has the bumps, so it looks up.}
step lay {@2-3? Arrange them on the table with a hand's width between them, lay {a sheet} on top and tape down its four corners, so that nothing slides. | Lay two of them under {a sheet}, not touching, and tape two corners of the paper to the table. What slides gets blurred.}
step peel Take the wrapper off {the wax}, if there is one. The whole long side does the work, not the tip.
step rub @2-3 Your child rubs the side of one {one wax} over the bumps, with a flat hand on the paper. There is the stem, and there the tip!
step rub Hold one {one wax} lying flat and stroke across the bump, always in the same direction, until edge and veins are sharp. Press a little harder at the rim.
step shift @2-3 Change color for the next leaf, and scribble a second color over the first where you like.
step shift Move the leaves to the next sheets for more, each in another color. {@6-8? Let green at the stem turn into red at the tip. | Make five or more, in the colors of the season outside.}
step trunk On an empty sheet draw a trunk as wide as two fingers, with branches that reach toward all sides.
step cut Cut around the rubbed leaves, a little outside the line.
step tree Glue them along the branches, the largest first. One may lie on the ground.
step match {@2-3? Free the paper, and lay each real leaf beside its picture. Which one belongs where? | Whose leaf was it? Lay the real ones beside their pictures, and find out the name of the tree.}
further @2-3 Try the same with a coin-sized patch of a basket, a mat or a shoe sole.
further @4-5 Make one tree for every season, in the colors that belong to it.
further Collect a page for every tree in your street, with its name and the day.
safety @2-3 {the wax} are for paper, not for the mouth: short stumps are kept by the grown-up.
safety @4-5,6-8 Leaves from a busy road are dusty: wipe them first, and wash hands at the end.
skills pressing evenly, looking closely, naming trees
left wax-paper: has wax on it already, and crayon slides off
alt Rubbed leaves in red, orange and yellow on white paper

* tube-pig
name pig
title Pig From a Tube | Pink Tube Pig | A Pig With a Curly Tail, Standing Up
about A tube, a pink coat and a snout with two holes: nothing else is needed to say oink. | {curl? It stands on its own two feet, fits over a hand, and its tail really curls. | }
step cut {@2-3? A grown-up cuts | {@4-5? Cut together | Cut}} from {colored pink a}: a piece as high as {the tube} and long enough to go around it, a circle as large as a bottle cap{hooves? {curl? , and two triangles | , two triangles, and a strip for the tail} | {curl? , two triangles, and two ovals as long as a thumb with a tab at one end | , two triangles, two ovals as long as a thumb with a tab at one end, and a strip for the tail}}. {pink=paper? White paper is colored pink first. | }
step spread Spread {the stick} over the back of the large piece, right to the edges. {stick=tape? A strip of tape along both ends does the same. | }
step wrap {@2-3? Your child lays {the tube} at one end and rolls it up, then strokes the pink all around with both hands. | Lay {the tube} at one end, roll it up tightly, and stroke the seam shut.}
step snout {@2-3? Draw two big dots on the circle: that is the snout. | Draw two long nostrils on the circle: that is the snout.}
step press {@2-3? Rub {the stick} on the back of snout and ears. Your child presses them on: snout in the middle, ears at the top. | Stick the snout to the middle and the triangles to the upper rim. Bend the tips of the ears forward: pigs have floppy ones.}
step feet {!hooves? Fold the tabs of the two ovals up and {fix stick} them inside the lower rim, side by side: the feet look out in front.}
step hooves {fix stick} {the hooves} to the lower rim, side by side in front: two small feet.
step curl Wind {the curl} tightly around a {one pen}, slide it off, and {fix stick} one end inside the upper rim at the back: a curly tail.
step eyes {eyes? Stick {the eyes} above the snout, close together, and draw a smile below. | {@2-3? Hold the tube together while your child dots two eyes above the snout. | Dot two eyes above the snout and draw a smile below it.}}
step tail {!curl? Roll the strip tightly around one {one pen}, count to ten, pull it off, and stick the curl to the back.}
step oink {@2-3? Put it over two fingers and let it answer: what does the pig say? | Where does the pig live? Make it a puddle of brown paper and a neighbor.}
further @2-3 A short piece of tube makes a piglet.
further Three pigs and a wolf from a gray tube, and you can play the whole tale.
safety @2-3 Nothing small is on this pig, and it should stay so: eyes are drawn.
safety {@6-8? The tube stays whole; only paper is cut. | The grown-up keeps the scissors; the tube is cut by nobody.}
skills rolling, placing a face, animal sounds
alt A standing pink pig made from a cardboard tube

* tissue-box-drum
name drum
title {box=tissue-box? Tissue-Box Drum | Box Drum} | A Drum for Two Hands | Boom Goes the Box
about Turned upside down, {a box} has a wide flat skin on top and air inside: two hands make it boom. | The louder it looks, the better it sounds, so first comes a great deal of scribbling.
step scribble {@2-3? Lay out {the wrap} and let your child {pens=paint? paint | scribble} all over{!pens=paint?  with {the pens}}: long lines, round ones, dots as quick as rain. | Draw stripes, zigzags and dots over all of {the wrap} with {the pens}: what does loud look like, and what soft?}{pens=paint?  Let it dry for half an hour.}
step turn {box=tissue-box? Take out what is left in the box and turn it over: the opening goes down, the whole bottom becomes the skin of the drum. | Close the box and turn it over: the whole bottom becomes the skin of the drum.}
step sides Wrap the scribbled paper around the four sides together, cut off what stands over, and tape it. Leave the opening free: that is where the sound comes out.
step rim Lay one piece on top, fold its edges down and tape them all around. Pull it smooth, for a wrinkle buzzes.
step stickers Now {the stickers}: {@2-3? your child sets them all around, wherever there is room. | set them all around in a pattern, or one for every beat of a song.}
step hands {@2-3? Both hands flat: boom, boom. Then only the fingertips: rain. | Beat the middle with a flat hand, the edge with two fingers. They sound different: which is higher?}
step sticks Try {the sticks} too, one in each hand, held loosely.
step echo {@2-3? You beat twice, your child answers. Then the other way around. | Beat a short pattern; the other one plays it back. Make it one beat longer every time.}
further @2-3 Put a few crackling scraps of paper inside, and it rustles along.
further Build a second one from a smaller box and stand them side by side: high and low.
safety Drumsticks stay at the drum: nobody walks around with one in the mouth.
skills scribbling freely, keeping a beat, listening
alt A box drum with scribbled sides and two sticks to drum with

* tissue-flowers
name flowers
title Tissue Flowers in a Jar | Five Flowers That Open by Hand | Pom-Pom Flowers on Green Stems
about Six thin layers, folded like a fan and tied in the middle, open into a flower as full as a peony. | Folding takes a minute. Opening them, layer by layer, takes patience, and that is what makes them look real.
step cut Cut {the tissue} into squares of {in 5}: six for each flower, thirty in all. {tissue=paper-napkin? A napkin unfolds into enough for one flower; pull its layers apart. | Stack the sheets and cut several at once.}
step fold Lay six squares on top of each other and fold the pile like a fan, back and forth, each fold as wide as a finger.
step tie Bend the last {in 1} of one {one stem} over the middle of the fan like a hook and twist it around itself, tight enough to make a waist. Do the same with the other four.
step round Snip both ends of each fan: round for soft petals, {@6-8? pointed for wild ones. | pointed for a dahlia, with a fringe for a carnation.}
step open Spread both sides like a bow tie. Then pull up one layer after the other toward the middle, first from the left, then from the right. Pinch each at its foot: tissue tears where you tug at the tip.
step leaf Bend the stems gently, each a little differently. {@9-12? Shorten two of them by {in 2}, so that the bunch has a high middle and low edges. | Nothing in a garden stands straight.}
step jar Stand them in {the jar}, the largest in the middle, the others leaning out over the rim.
step bow Tie {the bow} around {the jar}, just under the rim, with a bow in front.
step tag Write on {the tag} who they are for, and hang or lean it in front.
further @6-8 Dab two drops of a scent that she likes on a cotton ball and hide it in the jar.
further Use two colors in one flower, the darker one inside.
safety The cut ends of pipe cleaners are pointed: fold each back on itself with a grown-up watching.
skills fan folding, patience, arranging
alt Five full paper flowers in a jar with a bow

* bead-dragonfly
name dragonfly
title {pin=pin-back? Beaded Dragonfly Brooch | {wire=craft-wire? Dragonfly of Wire and Beads | Pipe-Cleaner Dragonfly With Beads}} | {pin=pin-back? A Dragonfly for a Lapel | A Dragonfly for the Window} | Four Wings, Strung
about Body and wings are strung on {wire=craft-wire? wire that you can hardly see | soft stems that stay as you bend them}, and the light goes through every bead. | Two loops make a pair of wings, twice over: once you have made one dragonfly, the next takes half the time.
step tail {wire=craft-wire? Cut the wire into one piece of {in 10} and two of {in 8}. | Take three of {the wire}.} Slide one bead to the middle of {wire=craft-wire? the longest | the first} and fold both halves down, so that it sits in the bend: the tip of the tail.
step body Thread ten beads over both strands together and push each up against the last. {wire=craft-wire? Start with the smallest. | If a hole is too narrow for two, save that bead for a wing.}
step loops {wire=craft-wire? {@13+? Fill each of the other two with small beads, an even number, and leave {in 1} free at both ends. | Thread twenty-four beads onto each of the other two and push them to its middle.} | Thread twenty-four beads onto each of the other two and leave {in 1} free at both ends.} Twist the ends of each together into a ring.
step eight Pinch the ring in the middle, where the twist is, and turn it once into a figure eight with as many beads on the left as on the right. Cut or tuck in the sharp ends.
step join Lay both eights across the body, one below the other, between its two strands, and twist the strands once over them.
step neck Slide one more bead over both strands, down onto the twist. It locks the wings in place.
step eyes Give each strand a bead of its own for an eye, side by side, and fold the strand back over it once. Shorten what is left to {in 1}.
step bend Roll the two ends outward into feelers, with no point sticking out. Now bend the wings: the upper pair a little forward, the lower a little back.
step hang Tie {the line} behind the head and hang the dragonfly where the sun comes by.
step pin @13+ {pin=pin-back? Bind {the pin} across under the body, with the last bit of wire through its holes: now it is a brooch. | Hang {the pin} into the loop behind the head: now it can be carried.}{felt?  Glue a strip of {the felt} over the wires below with {the fix}: nothing scratches, and in a quarter of an hour it is firm. | }
further @9-12 Wind one around a plant stick and let it sit above the leaves.
further @13+ Make one with half as many beads, flat and light, as a brooch or a hair clip.
further Look at a photo of a real one: which color sits where?
safety {wire=craft-wire? Cut wire jumps: hold both ends while you cut, point it downward, and protect your eyes. | The cut ends are pointed: fold each one back.}
skills threading, symmetry, bending wire
alt A dragonfly with a beaded body and four beaded wings
left cork: would be heavier than the whole insect

* rice-rangoli
name rangoli
title Rice Rangoli With a Foil Lamp | A Rangoli on a Plate | Colored Rice Around a Little Light
about At Diwali rangolis lie at the doors to welcome guests, and lamps stand beside them. This one has both, on a plate that can be carried to the door. | Petal by petal the plate fills with color, from the middle to the rim, and a little lamp of foil takes the center.
step dye {rice=rice? Is {the rice} colored already? Good. If not, put a third of a cup into {the bag} with a few drops of one color, close it and shake until every grain has some. Do it three times, once for each color, and spread it out to dry for half an hour. | Sort {the rice} by color. What has none gets it from {the dye}: shake it in {the bag}, a third of a cup at a time, and let it dry.}
step rings Draw a circle in the middle of {the plate}, as large as a cup, then eight petals around it, and around those a ring of dots.
step first Run {the glue} around inside every second petal and spread it with a finger to the line. Only as much as you can fill at once.
step sprinkle Sprinkle the first color over it with {the spoon}, lay a sheet of paper on top and pat. Tip off onto the sheet what did not stick.
step rest Go on with the second color in the other petals, and the third in the dots. {@6-8? Keep left and right alike: a rangoli is the same from every door. | The middle stays empty for the lamp.}
step dry Leave {the plate} flat until the glue is clear and hard.
step lamp Fold {the foil} twice, press it around two fingertips into a small bowl, and pinch one side into a spout. That is a diya.
step flame Tear a flame from {the flame}, as long as a thumb, and stand it in the spout with a dab of {the glue}. Set the lamp in the center.
step glow Put {the light} next to it and darken the room: the foil flickers.
further @4-5 Say the colors aloud while you go around: pink, yellow, pink, yellow.
further Make a second ring of eight leaves between the petals.
safety No real flame on this plate: paper, rice and foil stand close together. A light has its battery behind a screwed lid.
skills sprinkling, working in a ring, a festival of light
waiting About two hours until the rice holds.
alt A round rangoli of colored rice with a small foil lamp in the middle
left candle: a flame has no place beside paper

* cereal-box-robot
name robot
title {box=cereal-box? Cereal-Box Robot | Box Robot} With Moving Arms | Foil Robot | A Robot That Waves
about {the box} in a coat of foil, two tube arms that turn: this one can salute, wave and hold out a tray. | The arms turn and stay where you put them, and that makes it a robot instead of a box with a face.
step foil Cut a piece of {the foil} that goes all around {the box}, wrap it like a present, shiny side out, and tape the edges at the back. Leave the top open for now: your hand has to get in.
step arms Wrap both of {the arms} the same way and push the ends of the foil inside.
step flat Squeeze {in 2} of one end of each arm flat, between your palms. That is the shoulder.
step holes Make a hole through the middle of each flat end with the point of {the poke}, and one in each narrow side of the box, {in 3} below the top. Press into a lump of dough or an eraser, not into your hand.
step joint Push one of {the joint} through arm and box from outside, reach in through the top and {joint=paper-fastener? open its legs flat. | screw on the nut.} Not too tight: the arm has to turn. Then tape the top shut.
step head With {the pen}, draw a line across the box just above the shoulders: what is above it is the head. Give it a mouth like a grille.
step eyes {eyes=sticker? Press | {fix glue}} {the eyes} on above the mouth.
step dials Arrange {the dials} on the chest as knobs and gauges. {glue=glue? Glue them on, and let the robot lie flat on its back until they hold. | Put a rolled-up piece of tape under each, sticky side out, and press.}
step antenna Bend {the antenna} into a zigzag and tape it to the back of the head.
step wave Write down what it can do, as commands: left arm up, both arms forward. {@6-8? One gives the orders, the other is the motor. | Build it a program of six commands, and let somebody else run it.}
further @6-8 Draw an arrow and numbers around one dial and decide what each number switches on.
further Give it legs: two more tubes under the box, each with four short cuts bent outward as feet.
safety The holes are a job for four hands: the point goes away from the fingers and into something soft.
skills wrapping, making a joint, giving instructions
waiting {glue=glue? About half an hour for the dials. | None: it can wave at once.}
alt A foil robot made of {a box} with two tube arms{dials? and {one dials} dials}

* skewer-planets
name solar system model
title Eight Planets in Front of the Night | Solar System on {rod=wooden-skewer? Skewers | Sticks} | A Solar System to Take to School
about All eight in the right order, each on its own stick in front of a black sky, with a name under every one: it stands on a desk by itself. | It can be carried to class in one piece, and every planet can be taken off and passed around.
step sort Line up {the ball} by size and write a letter on each where the stick will go in: J and S on the largest, U and N on the next, then E and V, then M twice on the smallest. Alike in size? The color tells them apart. Then push one of {the rod} into each, turning it, halfway through.
step paint Paint: Mercury gray, Venus pale yellow, Earth blue and green, Mars red, Jupiter with bands of orange and cream, Saturn yellow, Uranus light blue, Neptune dark blue. Hold them by the sticks, and let them dry for an hour standing in mugs.
step ring Cut a ring for Saturn from {the label}, with a hole a little smaller than the ball, and press it on at a slant. {!@6-8? Uranus has rings too, thin ones, standing almost upright. | }
step board {fix glue} {the board} to the long back side of {the base}, so that it stands up behind it. Black is best: paint it if it is not. {board=cardstock,construction-paper? A strip of card behind it keeps it straight. | }
step sun Paint the edge of the sun on the left side of the board, bigger than any planet: whole, beside these planets, it would reach the ceiling.
step stars Dot stars between the places of the planets with {the stars}.
step stand Make eight holes in a row in the top of {the base}, from left to right, the largest gaps around Jupiter and Saturn. Stand the planets in them in order, from the gray one next to the sun to the dark blue one at the far end. Push some deeper, so that none hides another.
step moons @13+ Hang two moons of leftover foam crumbs in front of the board on {the line}, fixed behind its upper edge.
step labels Write the eight names on small pieces of {the label} and stick each in front of its planet. {!@6-8? Below, add one number: how long a year lasts there. | }
further @6-8 Learn the order with a sentence of your own: eight words that begin with M, V, E, M, J, S, U, N.
further Write on the back what is true to scale here and what is not: no model gets both the sizes and the distances right.
safety {rod=wooden-skewer? Skewers are pointed: a grown-up snips off the tips that are not in a ball, and helps with the holes. | A grown-up helps with the holes, and points them away from hands.}
skills ordering, painting spheres, explaining a model
waiting About an hour and a half for paint and glue.
alt Eight painted planets on sticks in front of a black board with the edge of the sun
`;
