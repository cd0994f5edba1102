export const words = `
* breathing-bottle-lung
name lung model
title A Lung That Breathes | {bottle=plastic-bottle? Bottle Lung | Lung in a Cup}: How You Breathe | Breath in a Bottle
about Nobody pumps air into you. You make room inside, and the air comes by itself: pull at the skin below, and the balloon in the {one bottle} takes a breath.
step bottom Draw a line around the middle of {the bottle} with {the pen} and cut along it with {the scissors}, together with a grown-up. {bottle=plastic-cup? The rim of the cup stays; cut off only a ring, and make a hole in its bottom as wide as the straw. | The upper half, with the neck, is your chest.}
step edge Run a band of {tape} around the cut edge, so that nothing tears.
step lung Push {the pipe} two fingers deep into the mouth of one balloon and wind one of {the band} tightly around both. Blow once: it must not leak.
step neck Lead the free end of {the pipe} from inside out through the {bottle=plastic-cup? hole | neck}, until the balloon hangs in the middle, and close the {bottle=plastic-cup? hole | neck} all around the straw with {the seal}.
step skin Cut the neck off the second balloon and open the rest to a wide skin.
step floor Stretch the skin over the open bottom like a drum, put {the band} around it and tape it to the wall with {tape}: this is the diaphragm, the muscle under your ribs.
step breathe Pull the skin down: the lung fills. Push it up: it empties. It does nothing? Then air leaks in at the {bottle=plastic-cup? hole | neck}; press {the seal} tighter.
step body Draw an upper body on {the body} with {the pen}, as large as your model, cut it out with {the scissors} and set it behind.
step threads Tape {the threads} beside the lung, red and blue: blood that brings oxygen away, and blood that comes for more.
step tell Explain it to somebody with one hand on your own belly. What moves first, the belly or the air?
further @9-12 Count your breaths in a minute, sitting, and again after twenty jumps.
further Build it with two balloons on a forked straw, one lung left and one right.
safety A grown-up helps with the cut plastic. Scraps of balloon go into the trash at once, out of reach of small children and pets. It is a model and not a toy to breathe through.
skills sealing joints, building a model, explaining how it works
alt A bottle chest with a red balloon lung on a straw and a blue skin stretched below

* balloon-string-rocket
name balloon rocket
title Balloon Rocket on a String | Two Rockets, One Start | From Chair to Chair at Full Thrust
about Air shoots out of the back, the rocket shoots ahead: real ones do nothing else, with fire instead of breath. On a string it flies straight, so you can measure.
step hull From {the hull}, cut two flat rockets as long as your hand, each with a nose and fins, with {the scissors}; draw them with {the pencil} first, so that both are alike.
step look Decorate them with {the look}: numbers, flames, a flag.
step straw Tape a {one straw} to each hull lengthwise: it is the guide on the line.
step line Tie {the line} to a {chair}, thread the straws on, and tie the other end to a second chair, as far away as the room allows. Pull it tight and level.
step blow Blow up a balloon, not to the very end, and {pump? clip its neck shut with {the pump} | hold its neck shut}. Do it the same way each time: five breaths.
step mount Tape it under the hull, neck backward, while somebody holds it.
step start Count down from ten and let go.
step more Which one flies farther: five breaths or ten, round or long, fins or none? Change one thing and fly three times.
step log Write down every flight on {the log} with {the pencil}.
further Stretch the line steeply upward: how many breaths lift a paper clip to the top?
safety Nobody stands in front of a start, and the line comes down after the game, so that no one runs into it. A burst balloon goes into the trash at once.
skills fair testing, measuring, building alike
alt A red balloon with a paper nose and fins flying along a string

* cup-maracas
name maracas
title Cup Maracas | Shake It: a Pair of Maracas | {beans=rice? Soft Shakers | Loud Shakers} for the Band
about Two {many cups}, mouth to mouth, a handful of {beans}, a handle: a maraca is as simple as that. A pair of them sounds good when both have their own voice.
step fill Put a small handful of {the beans} into one of {the cups} and half as much into another. Less rings; too much only thuds.
step test Hold an empty one over each and shake. Change the amount until one is higher than the other: players hold the lower one in the left hand.
step close Set two of {the cups} mouth to mouth, with the filling inside, and run {tape} around the seam twice, without a gap.
step handle {handle=wooden-skewer? Bundle five of {the handle} with tape, snip off their points with {the scissors}, | Lay {the handle} along the cups across the seam, half of it sticking out below,} and tape it on with long strips, cut with {the scissors}, over the head and around the grip, until nothing wobbles.
step paint {paint=paint,acrylic-paint? Paint the heads with {the paint} and {the brush}: a ground color first, then bands, zigzags and dots. Let them dry for half an hour. | Decorate the heads with {the paint}, trimmed with {the scissors}: bands, zigzags, dots.}
step tassel Tie {the tassel} around the handles, right under the heads.
step ring Thread {the ring} on the ends and knot them: they answer with a softer rattle.
step play Shake short and crisp, from the wrist: both on one, left and right on two and three. Then play along with a song.
further @6-8 Make a third one with another filling and let somebody guess what is inside.
further Learn the clave, three and two: the whole of salsa stands on it.
safety Small fillings stay inside: check the tape before every concert, and keep what is left from toddlers.
skills comparing sounds, sealing, keeping a rhythm
waiting {paint=paint,acrylic-paint? Half an hour for the paint. | }
alt Two painted maracas of cups with zigzags, handles and tassels

* jar-lid-pumpkin
name jar-lid pumpkin
title {rings=metal-lid? Jar-Lid | Ring} Pumpkin | Farmhouse Pumpkin From {rings=metal-lid,plastic-lid? Lids | Rings} | A Pumpkin That Lasts Until Spring
about A dozen {rings=metal-lid,plastic-lid? lids | rings} on a cord, pulled together and fanned out: suddenly it is a pumpkin. Farm kitchens in America have made them for a hundred years.
step holes {rings=metal-lid,plastic-lid? Screw bands without a middle are ready as they are. In flat lids, a grown-up helps to drive {the nail} through, a finger from the rim, with {the hammer}, on a scrap of wood. | Wipe {the rings} clean and sort them by size.}
step paint {paint=spray-paint? A grown-up sprays {the rings} outdoors with {the paint}. | Paint {the rings} with {the paint} and {the brush}, a bit unevenly, so that it looks old.} Let them dry for half an hour.
step thread Thread {the rings} on {the lace}, all facing the same way.
step tie Pull the ends together in a ring, as tight as you can, and tie a double knot. Leave them long.
step fan Turn the rings around the knot like the pages of a book, until they stand evenly all around.
step cloth Cut {the cloth} into strips with {the scissors}, wind them through some of the rings and tuck in the ends.
step stem Push {the stem} into the gap in the middle. {stem=cork? It sits by itself. | If it wobbles, wind the ends of the cord around it.}
step leaf Cut two leaves from {the leaf} with {the scissors} and tie them on with the ends of {the lace}.
step curl Wind {the curl} around a finger, pull it off and tuck it beside the stem as a tendril.
step tag Tie {the tag} on with the year or a name, as a place card.
further @9-12 Make a small one from bottle caps.
further Set three sizes on a board with leaves and nuts for the table.
safety {rings=metal-lid? Rims of lids can be sharp: check them with a grown-up before threading. | A grown-up looks over the rims before threading.}
skills threading, tying tight, arranging evenly
waiting {paint? Half an hour for the paint. | }
alt A round pumpkin of orange rings with a brown stem, leaves and a bow

* hamster-playground
name hamster playground
title A Playground for a Hamster | Tunnels, Ladder, Lookout: a Hamster Course | The Hamster's Cardboard Castle
about Hamsters want to dig, climb, hide and chew, all in one night. Everything here may be gnawed: no tape, no paint, nothing sticky that a small animal must not swallow.
step plan Set out {the tubes} and {the box} first without fixing anything: one house, one tunnel, one dead end where a treat can lie. Pull off all tape, labels and glued paper.
step doors Draw two round doors on {the box} with {the pencil}, wide enough for full cheeks, and cut them out with {the scissors}, with a small window above.
step holes Cut two slits, as long as your thumb, into one end of each of {the tubes} with {the scissors}. For a big hamster with full cheeks, slit a tube open from end to end: a lane without a roof, where nobody gets stuck.
step paste {paste=flour? Stir {the paste} with a spoonful of {water} in a {cup}: a paste that may be nibbled. | A paste of flour and water may be nibbled. Any other glue must be marked as safe for children. Thin {the paste} with a drop of {water} in a {cup}, and use as little as possible.}
step tunnels Squeeze the slit ends a little narrower and push each into the next tube, or through a door of the box, so that they hold without anything else. Where a tube begins, the other side needs an exit: no animal likes to walk backward.
step ladder Fix rungs from {the sticks} across two of them with {the paste}, {in 1} apart, measured with {the ruler}.
step dry Let everything dry for two hours before anyone small moves in.
step bed {bed=hay,crinkle-paper? Pull {the bed} apart | Tear {the bed} into strips} and heap them in the house. {hide? Set {the hide} beside it as a second hiding place. | }
step treat Hide {the treat} in the tunnels, a few crumbs in each.
step visit In the evening, when it wakes by itself, set the animal in front of the door, with a grown-up, and sit still. It decides where it goes.
further @6-8 Draw a map of its favorite way.
further Change one tunnel each night and time how long it needs to find the treat.
safety A grown-up is there when the animal comes out. Chewed, wet or frayed pieces go into the paper bin, and the ladder is no higher than a hand.
skills planning a course, building without tape, thinking of another being
waiting Two hours for the paste.
alt A cardboard house with round doors, tubes as tunnels and a small ladder

* burlap-jungle-stitchery
name stitched jungle
title A Jungle in Yarn and {one cloth} | Stitched Jungle to Hang on a Wall | Leaf by Leaf: Stitched Jungle
about The holes in coarse cloth are so wide that a needle finds them by itself. Long stitches become leaves in a minute, and forty leaves are a jungle.
step draw Draw stems and big leaves on {the cloth} with {the chalk}: three stems from below, every leaf a different one. Leave a hand's width free at the top.
step hoop Stretch the part that you are working on in {the hoop}.
step stems Thread {the needle} with {the yarn} as long as your arm. Stitch the stems in brown with a backstitch: forward two holes, back one.
step leaves Fill the pointed leaves with long stitches, side by side, from the middle to the edge, first one half, then the other, in two greens.
step split Stitch one big leaf as a monstera: leave a slit free between every three stitches.
step fill Add grass and ferns along the lower edge: single straight stitches, fanned out.
step fruit Sew on {the fruit} as fruits and blossoms.
step frog Cut a frog or a bird from {the frog} with {the scissors} and sew it on where it is hard to find.
step fringe Pull out the lowest threads one by one for a fringe, and trim with {the scissors} what hangs out at the sides. {cloth=felt,old-towel? On dense cloth, snip the fringe instead. | }
step hang Fold the upper edge over {the stick}, sew it down with long stitches, and tie yarn to both ends.
further @6-8 Count how many different leaves you have invented.
further Look up three real plants of one jungle and stitch their leaves so that a botanist would know them.
safety A blunt needle is enough for coarse cloth; park it in the edge whenever you put it down.
skills backstitch and satin stitch, drawing from plants, composing
alt A wall hanging with stitched leaves, fruits and a small frog on a stick

* old-key-talisman
name talisman
title Talisman With an Old {key=old-key? Key | Find} | {V.title} | The {V} Talisman
about Nobody remembers which door {key=old-key? this key | this piece} belonged to. So you decide: give it a sign, a cord and a story, and it opens something again.
say dragon: name=dragon; title=Key to the Dragon's Hoard; sign=a flame in three strokes
say forest: name=forest; title=Key to the Hidden Forest; sign=a tree in three strokes
say night: name=night; title=Key to the Tower of Night; sign=a crescent with a stroke through it
step cut Cut a drop as long as your finger from {the hide} with {the scissors}, and round its corners.
step rune Draw your sign on it with {the rune}: {v.sign}, or the first letter of a name nobody else knows.
step hole Make a hole in its tip and one in its lower end with {the punch}{punch=nail? , on a scrap of wood | }.
step wrap Wind {the wire} around the shaft, turn beside turn, with one bead caught in the middle if you like, and press both ends flat.
step hang Loop a short piece of {the cord} through the lower hole and knot {the key} to it, so that it hangs below the drop.
step bead Fold the rest of {the cord} in half, pull the loop through the upper hole and the ends through the loop. Thread on {the bead}, left and right alike, with a knot after each group.
step feather Tie {the feather} into the knots beside the drop.
step knot {ring? Knot both ends to {the ring}, to clip it to a bag, | Knot both ends so that it hangs at a bag or over a hook,} and trim them with {the scissors}.
step story Tell somebody, in five sentences, which door it opens and what it costs to go through.
further @6-8,9-12 Make one for each friend in the story, with a sign that fits the others.
further Invent an alphabet of twelve signs and use one of them on everything you make.
safety It is made to hang at a bag or on a wall. Worn for a costume, it comes off before anybody runs or climbs.
skills knotting, symmetry, inventing signs
alt {a key} hanging below a brown drop with a golden sign, beads and feathers

* egg-drop-capsule
name egg capsule
title The Egg-Drop Capsule | One Egg, One Fall, No Crack | Landing Capsule for an Egg
about Engineers who send rovers to Mars have the same problem as you: something fragile, a hard ground, and only one try.
step wrap {@6-8? A grown-up puts | Put} {the egg} into {the bag} and close it: whatever happens stays inside. Wash your hands.
step plan With {the pencil}, sketch three ideas on scrap paper: what slows the fall, what takes the blow, what keeps the egg in the middle.
step bed Bed it in {the soft}, the same thickness on all sides, the pointed end down.
step frame {frame=plastic-cup,milk-carton,cardboard-box? Choose one of {the frame} that is two fingers wider than the egg all around, and cut windows with {the scissors} where you want it lighter; mark them with the {ruler}. Tape shut with {tape}. | Build a cage around it from {the frame}: two squares and four posts, joined with {tape} at the corners, cut to one length with {the scissors} and the {ruler}.}
step hang Fix the egg in the middle with {tape}, so that it touches no wall when you shake gently.
step legs Tape what is left of {the frame} below as legs that may bend or break: every bend takes away some of the blow.
step chute Cut a square as wide as your arm is long from {the chute}, {lines? knot {the lines} to its corners and to the capsule | fix its corners to the capsule with {tape}}.
step low First try from the height of your knee, then of your shoulder. Listen, look, mend.
step drop A grown-up drops it from the top of a stepladder or a landing, onto free ground, when nobody stands below. Open {bag? {the bag} | it}: whole?
step log Write height, result and what you change next on {the log} with {the pencil}.
further @6-8 Race against the family: the lightest capsule that works wins.
further Set limits: ten straws, one yard of tape, twenty minutes. Limits make better engineers.
safety Only grown-ups drop from a height, and nobody stands below. Raw egg: wash hands and wipe the ground afterward.
skills designing, testing and mending, thinking about forces
alt A cage of straws with an egg bedded in cotton under a parachute

* tube-and-stick-knitter
name knitting tube
title French Knitting on a {tube=cardboard-tube? Cardboard Tube | Spool} | Tube Knitter With {n pegs} Pegs | A Cord That Grows Out of a {one tube}
about Four pegs, one movement: lift the lower loop over the upper one. After ten rounds your fingers know it, and a cord comes out below that never has to end.
step pegs {tube=spool? Fix {the pegs} around the hole of {the tube} with {tape}, | Tape {the pegs} around the outside of {the tube} with {tape},} evenly, so that they stand up a thumb's width above the rim. {pegs=nail? A grown-up helps to set them straight. | }
step look Cover the {one tube} with {the look}, so that it feels good in the hand.
step start Drop the end of {the yarn} down through the {one tube} and let it hang out below by a hand.
step cast Wind {the yarn} once around each peg, inside to outside, always turning the same way: like writing a small e around every one.
step round Lay {the yarn} across the outside of the first peg, above its loop. Lift the loop over it with {the hook} and let it jump to the inside. Then the next peg.
step go Go around and around, and pull gently at the end below after every round. After ten rounds a cord looks out.
step color Change the color when you like: cut {the yarn} with {the scissors}, knot the new one to it and hide the knot inside.
step end As long as your arm? Cut {the yarn}, thread {the needle}, lead it through all four loops, lift them off and pull tight.
step bell Tie {the bell} to the ends.
step use Make a bracelet, a shoelace, a handle for a bag, or coil it and stitch it into a round mat.
further @6-8 Measure it every evening and mark the days.
further Try it with eight pegs on a wide tube: that makes a hat for a doll, or wrist warmers.
safety {hook=toothpick,wooden-skewer? Work with the blunt end of {the hook}. | The hook lifts away from your face.} A long cord is never hung around a neck.
skills knitting in the round, even tension, patience
alt A tube with four pegs, yarn around them and a knitted cord coming out below

* cotton-cloud-mobile
name cloud mobile
title A Cotton Cloud With Hanging Rain | Rain Cloud Mobile{bolt? With Lightning | } | {@9-12? Cumulus for the Ceiling | A Cloud for Your Ceiling}
about Cotton looks so much like a cloud that nobody needs an explanation. Below it hang drops that turn when a door opens: the only rain that stays in the room.
step cut Draw a cloud with five humps on {the plate} with {the pencil}, as wide as two hands, and cut it out with {the scissors}.
step drops {drops=paint,acrylic-paint? Cut ten drops as long as a finger from the rest of {the plate}, paint them in two blues with {the drops} and {the brush}, both sides, | Cut ten pairs of drops as long as a finger from {the drops}, in two blues, with {the scissors},} and lay them in five rows.
step shine Dot them with {the shine}.
step lines Cut {the line} into five lengths between one and two hands long, and a sixth one for hanging.
step hang {drops=paint,acrylic-paint? Tape two drops to each line | Close two pairs of drops over each line with {tape}} and tape the upper ends behind the lower edge of the cloud, the longest in the middle.
step fluff Pull {the fluff} apart until it is airy. Spread {glue} on the cloud and press it on in tufts, thick at the humps and thin below.
step back Turn it over and cover the back as well: in the air it has no wrong side.
step bolt Cut a bolt with three corners from {the bolt} with {the scissors} and tape it between the rain.
step dry Let it lie for an hour.
step up Tie the sixth line to the middle of the cloud, where it hangs level, and let a grown-up hang it high.
further @6-8 Make a small white cloud for good weather, and change them every morning.
further Make four clouds after the four great kinds, from cirrus to cumulonimbus, and hang them at their true order of height.
safety Lines hang out of reach of small children, and never over a crib.
skills cutting pairs, gluing soft things, balancing
waiting An hour for the glue.
alt A fluffy cotton cloud with hanging raindrops and a bolt of lightning

* clay-cottage-jar-light
name fairy cottage
title Fairy Cottage on a {one jar}, Lit From Inside | Clay Cottage With Glowing Windows | Somebody Is Home: a Clay Fairy House
about {jar=can? A can gives the walls its strength | Under the clay hides {a jar}}, and inside it burns a light that is never hot. In the evening somebody seems to live there.
step plan Stand {the jar} upside down on {paper}, trace it, and sketch front door, windows and roof beside it.
step skin Roll {the clay} out as thick as your little finger, wet {the jar} with a little {water}, and press the clay around it, except for its opening, which stays free below. Close the seam with a wet finger.
step door Flatten a leftover piece into a door, scratch planks into it with {the poke} and press it on, with a crumb as the doorknob.
step windows {jar=can? Press two windows into the clay with {the poke}: painted yellow, they will shine by themselves. | Scratch two windows through the clay with {the poke}, lift the pieces out so that the {one jar} shows, and press a thin roll around each as a frame.}
step roof Shape a pointed roof, wider than the house, scratch shingles into it row by row with {the poke}, and set it on top with water.
step sticks Press {the wood} in as beams, a chimney and a bench while everything is soft.
step dry {clay=polymer-clay? A grown-up bakes it as the package says, and lets it cool inside the oven. | Let it dry until tomorrow, away from the heater: slow drying keeps it from cracking. Fill small cracks with wet clay.}
step paint Paint walls, roof and door with {the paint} and {the brush}, thinly, and wipe some of it off again where the house should look old. Let it dry for an hour.
step moss Glue {the moss} to the roof's edge and around the foot with {glue}{stones? , and {the stones} as a path to the door | }.
step light Switch {the light} on and put it into the {one jar} from below.
further @6-8 Write a letter to whoever lives there, as small as a stamp.
further Build a second house of another age and profession: who bakes, who forges, who reads the stars?
safety {jar=glass-jar? Glass under clay is heavy: carry it with two hands. | Lift it with two hands.} Only lights with a closed battery lid, never a flame.
skills modeling over a form, texture, painting old walls
waiting {clay=polymer-clay? An hour for the paint. | A night for the clay, and an hour for the paint.}
alt A clay cottage with a red roof, a brown door and two glowing windows

* oil-and-water-lamp
name lava lamp
means juice
title Lava Lamp From the Kitchen | Lava Lamp Without a Plug | Drops That Rise and Fall
about Water sinks in oil, gas rises in water: each drop rides up on its bubbles, lets them go, and comes down again. A lava lamp that you can explain.
step label Mark {the bottle} with {the label}: name of the lamp, date, name of the scientist.
step soda Set {the bottle} on a {tray} and spread {the fizz} over its bottom, level.
step oil Pour {the oil} in slowly along the side, up to four fingers below the rim, so that the powder stays where it is.
step mix {acid=lemon? Press out {the acid} and stir the juice | Stir {the acid}} with {the color} in a {cup}, until it is darker than you would like.
step drop With {the dropper}, let it fall into {the oil} drop by drop. It sinks, touches the powder, fizzes, and takes off.
step sparkle Strew in {the sparkle}: it dances on the border between the two.
step light Hold or stand {the light} behind or under the glass and put out the lamp in the room.
step log Count how long one drop needs for its trip, and write it down on {the log} with {the pen}. What does a spoonful do?
step clean When it has calmed down, a spoonful of {acid=vinegar? vinegar | the sour juice} wakes it again. At the end, wipe it out with the {towel} and throw the oil into the trash in a closed bag, not down the drain.
further @6-8 Try two colors from two sides.
further Find out with salt, syrup and ice which things sink in oil, which float, and what that says about their weight.
safety Nothing is closed while it fizzes: gas needs a way out. Keep splashes away from eyes, and wash your hands afterward.
skills pouring in layers, observing, explaining what happens
alt A jar of yellow oil in which blue drops rise and fall

* box-skee-ball
name skee-ball game
title Skee-Ball From a Box | Cardboard Arcade: Skee-Ball | Roll, Jump, Score
about A ramp, a jump, five holes: the ball must be neither too fast nor too slow. Carnivals have lived on that for a hundred years.
step ramp Cut a ramp from {the box} with {the scissors}, as long as your arm and {in 12} wide, measured with {the ruler} and {the pencil}.
step jump Score a line a hand's width from the upper end and bend it up: that is the jump. Prop the end up with a folded strip, held with {tape}, as high as three fingers.
step target Take what is left of {the box}, or the second one, as the target: as wide as the ramp and as tall as your forearm. Draw five holes on it with {the pencil} and cut them out with {the scissors}: a large one below, two in the middle, two small ones in the upper corners.
step cups Fix {the cups} with {tape} at the back of the target, one at each hole, so that every ball is caught. {cups=cardboard-tube? Close them at the back. | } Set the target slanting behind the jump.
step rails Tape {the rail} along both edges of the ramp.
step sign Write the points beside the holes with {sign=marker? {the sign} | numbers from {the sign}}: 10 for the large one, 20, 30, and 50 in the corners. {brush? Use {the brush}. | } A name in big letters goes on top.
step lights Tape {the lights} around the edge.
step net Tape {the net} behind as a catcher for wild shots.
step test Roll {the ball} from a hand's height at the lower end. Flies over? Make the jump flatter. Never gets there? Steeper.
step open Nine balls a round, everybody the same start line. {tickets? Pay the winners with {the tickets}. | } Who breaks the house record signs on the side.
further @6-8 Run it as a stall at a party, with a cashier and a loudspeaker.
further Work out the best strategy: always the sure 10, or sometimes the 50? Count hits in fifty rolls.
safety {ball=marble,golf-ball? Small, hard balls stay out of reach of little ones and are rolled, never thrown. | Balls are rolled, never thrown.} {cups=can? Rims of cans are taped over first. | Thick cardboard is cut together with a grown-up.}
skills measuring slopes, testing and adjusting, fair rules
alt A cardboard ramp leading to a target with five holes, points and a ball

* teacup-garden
name teacup garden
title {cup=ceramic-mug? Garden in a Cup | Garden in a {one cup}} | The Smallest Garden in the House | A Whole Garden, as Big as a Breakfast
about {cup=ceramic-mug? A cup with a chip or without its saucer | A small pot} becomes a place: a tree,{sand?  a path, | } a bit of meadow. It wants a spoonful of water a week and a kind look now and then.
step drain Cover the bottom of {the cup} with {the stones}, two fingers deep: {cup=can? holes are missing, | no hole is there,} and roots must not stand in water.
step soil With {the spoon}, fill {the cup} with {the soil} to a thumb below the rim.
step plant {plant=potted-plant? Lift {the plant} out of its pot, shake off some soil, | {plant=grass-seed? Strew {the plant} thickly on one side and press it down, | {plant=moss? Tear off a cushion of {the plant}, | Loosen the roots of {the plant},}}} make a hollow at the back with {the spoon} and set it in: this is {plant=moss? the meadow | the tree}.
step press Press fresh soil around it with the back of {the spoon}, so that it stands by itself.
step moss Lay {the moss} as a lawn, green side up, and press it down.
step path Trickle {the sand} from {the spoon} as a path from the front to the back.
step house Set {the house} at the end of the path.
step fence Push {the fence} in as a fence.
step water Give two spoonfuls of {water}, no more. Soil that feels damp a knuckle deep wants none.
step tag Write on {the tag} with {the pen}: much light, one spoonful of water on Sundays.
further @6-8 Move somebody in: who is small enough?
further Build the same place for another season in a second cup, and swap them in December.
safety {cup=ceramic-mug,glass-jar? It is heavy and can break: carry it with both hands. | {cup=can? The rim of a can is pressed flat by a grown-up first. | Carry it with both hands.}} Wash your hands after soil.
skills planting, building a miniature, caring for something
alt A light-blue teacup with a little garden: a plant, a house, moss and a path

* blown-ink-blossoms
name blossom tree
title Blown-Ink Cherry Tree | A Tree Made of Breath | Blossoms on Blown Branches
about No brush can draw a branch as crooked as breath does. Blow, turn the paper, blow again: the ink looks for its own way, and there is your tree.
step wash Paint {the sheet} with much water and a little {the wash}, darker at the top, and let it dry. {the brush} may leave streaks: that is the sky.
step puddle Lay {the sheet} on {newspaper}. {ink=drawing-ink? Drop | Thin {the ink}, in a dark color, with {water} until it runs like milk, and drop} a puddle as big as a coin near the lower edge with {the spoon}.
step trunk Hold {the straw} flat and close behind the puddle and push it up the sheet with one long breath: the trunk.
step twigs Blow from the side, in short puffs, and the trunk forks. Chase each drop until it is gone; add a drop where a branch is missing. Rest when you get dizzy.
step dry Let it dry for three quarters of an hour.
step blossom {blossom=paint,acrylic-paint? Mix three pinks from {the blossom}, from nearly white to strong. | {blossom=tissue-paper,paper-napkin,crepe-paper? Tear {the blossom} into scraps as big as a thumbnail and crumple each around a fingertip. | {blossom=cotton-ball? Pull {the blossom} into tufts as big as peas. | Sort out the best of {the blossom}.}}}
step stick {blossom=paint,acrylic-paint? Dab the blossoms on with a fingertip, five dabs in a ring, | {fix glue} the blossoms on with tiny dots of {glue},} in clusters where twigs end, and leave the trunk bare.
step fall Put a few single petals in the air and on the ground: a wind is blowing.
step seal Draw a small red square with your initials in a lower corner with {the seal}, as painters in Japan and China sign.
step scroll Roll the upper and lower edge around {the scroll} and fix them: a scroll.
further @6-8 Blow a second tree, and make it autumn.
further Write a haiku beside it: five syllables, seven, five.
safety Blow gently, lift your head to breathe in, and rest after every five breaths.
skills guiding ink with breath, composing, patience
waiting Three quarters of an hour for the ink.
alt A black blown-ink branch with pink blossoms on a scroll and a red seal

* black-figure-vase
name Greek vase
title Greek Vase With {a V} | {V} on a Vase: Black and Orange | A Picture From Ancient Greece
about The potters of Athens painted with a slip that turned black in the kiln, and scratched every line through it with a needle. You scratch too, with {a scratch}.
say owl: name=owl; pic=Athena's owl, seen from the front, with large eyes; fine=rings around the eyes and small drops for feathers
say horse: name=horse; pic=a horse from the side, with a long neck and thin legs; fine=the mane, hair by hair, the eye and the harness
say wave: name=dolphin; pic=a dolphin leaping over a row of curling waves; fine=the eye, the fins and a spiral in every wave
step plan On {the plan}, draw a tall vase with {the pencil}, with a foot and a narrow neck, and on its belly {v.pic}, all as one shape without lines inside.
step vase {ground=air-dry-clay? Roll {the ground} out as thick as a pencil with {the roll} and cut out the vase with {the knife}, as tall as your hand. Let it stiffen for half an hour. | {ground=terracotta-pot? Wipe {the ground} clean: it has the right color already, and the picture goes around its belly. | Draw the vase as large as it fits on {the ground} with {the pencil} and cut it out with {the scissors}.}}
step orange {ground=terracotta-pot? Paint the pot thinly in orange with {the brush}, the inside not. | Paint it orange with {the brush},} like fired clay. Let it dry for three quarters of an hour: what is damp tears when you scratch.
step black Paint the belly, the rim and the foot black with {the brush}, not too thickly, and leave orange bands between. {soap? A drop of {the soap} in the black makes it easier to scratch. | } Let it dry only until it no longer shines.
step bands Scratch a border into the black of the neck and the foot with {the scratch}: zigzags, keys or waves, all of one size.
step figure Scratch out the figure from your {plan} on the belly: outline first, then rub away the black inside, row by row, until it stands there in orange.
step lines Now the fine lines, thin as hair: {v.fine}. Wipe the crumbs off with {the towel}.
step handles Fix {the handles} on the left and right as handles{ground=air-dry-clay? , pressed on with a wet finger | }.
step gloss Brush it with {the gloss}, thinned with a little water on {the brush}, for a shine like in a museum.
step tell Stand it up and tell the story that belongs to it, as the Greeks did when they poured wine and water.
further @6-8 Scratch your own name into the foot, as the potters did.
further Turn it around: a red-figure vase has an orange ground left out of the black. Which one is harder?
safety {scratch=nail,wooden-skewer,toothpick? Scratch away from the hand that holds the vase. | Scratch away from yourself.}
skills scratching fine lines, drawing a silhouette, making borders
waiting {ground=air-dry-clay? Two hours for clay and paint. | An hour and a half for the two coats.}
alt A black and orange Greek vase with {a v} on its belly, borders and two handles

* thumbtack-dragon-egg
name dragon egg
means box, paper
title Thumbtack Dragon Egg | Dragon Egg in Two Hundred Scales | An Egg That No Hen Has Laid
about Two hundred thumbtacks, each half over the last, and a foam egg wears armor. Painted once and brushed with gold, it is heavy in the hand and looks a thousand years old.
step shape Roll {the core} on {newspaper}, pressing one side a little, until it is more egg than ball. A foam egg is ready as it is.
step lines Draw rings around it with {the pen}, as far apart as the head of a tack is wide less a third, from the blunt end to the tip.
step first Push {many tacks} straight in along the lowest ring, head beside head, with a thimble, a coin or the table's edge under your thumb when it gets sore. A grown-up stays close by.
step rows Go on ring by ring. Each head covers the gap between two below it and a third of their height, like tiles on a roof.
step count Close the tip with a single one. Stroke the egg from the blunt end to the tip: it feels smooth. Count what is left in the box; no tack may lie on the floor.
step paint Stand the egg in a {cup} and paint it {color a} with {the brush}, also between the scales, in two thin coats. Let it dry for an hour.
step edge Pick up a little of the second color with a nearly dry brush and stroke it over the edges only.
step gems Press {the gems} on where three scales meet.
step nest Form a nest of {the nest}{stand? on {the stand} | }.
step lay Lay the egg in, write the date of its finding on a slip of paper, and wait.
further Make one for each season of a dragon year, and invent what hatches.
safety Tacks are sharp: push them away from the other hand, keep them in a closed box, and count them before and after with a grown-up. Small children and pets stay away while you work.
skills working in rows, dry brushing, patience
waiting An hour for the paint.
alt A teal dragon egg of round scales with golden edges in a nest
`;
