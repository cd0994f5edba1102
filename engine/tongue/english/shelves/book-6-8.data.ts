export const words = `
* snapping-peg-animal
name {v}
title {V} With a Bite | Snapping {V} | Clothespin {V} That Snaps
about Squeeze the clothespin behind its head and the mouth flies open. It bites paper, holds notes and talks back. | A spring, a jaw and {v.bite}: the whole animal is one mouth.
say dog: name=dog; bite=a bone to catch; shape=a long snout, a hanging ear and a piece of the neck; bites=four small teeth above and three below; nose=a big nose at the tip; glint=the tags on its collar; food=a paper bone; last=Ask your dog something. It answers with its jaws.
say alligator: name=alligator; bite=seven teeth to show; shape=a long flat snout, a bump on top for the eye, and a piece of the neck; bites=a row of teeth above and another below; nose=a nostril at the tip; glint=scales that glitter in the sun; food=a paper fish; last=Let it lie in wait under a leaf of paper. Who dares to reach past it?
say shark: name=shark; bite=a fin to fear; shape=a pointed nose and a fin on its back; bites=a row of pointed teeth above and another below; nose=three gill lines behind the mouth; glint=wet skin in the light; food=a paper fish; last=Swim it slowly along the edge of the table, then snap.
say duck: name=duck; bite=plenty to say; shape=a round head with half of a bill, and the other half of the bill with a piece of the breast; bites=a fringe of tiny points along the bill, with which it sieves the pond; nose=a nostril on the bill; glint=feathers wet from the pond; food=a paper worm; last=Quack with every snap, and teach it two more words.
say dragon: name=dragon; bite=a flame behind the teeth; shape=two horns, a snout with a bump at the tip, and a piece of the neck; bites=a row of teeth above and another below; nose=a nostril at the tip; glint=scales as hard as coins; food=a paper flame, behind the teeth; last=Let it guard a coin. Whoever wants it has to be quicker.
step draw With {the pen}, draw the head of {the v} from the side on {the card}, as long as {the pin}: {v.shape}. Then draw the mouth as a line straight through, from front to back.
step color Color both sides of the mouth with {the color}. {color=paint? Give the paint half an hour to dry.}
step cut Cut out the head, then along the line of the mouth: now you have an upper and a lower half.
step teeth From {the teeth}, snip {v.bites}, and glue them behind the edges of the mouth, so that they peek out.
step face Draw {v.nose}{!eye? , and an eye near the back | }.
step eye Glue {the eye} on, well back on the upper half.
step top Lay {the pin} on its side. Put glue along the upper arm of its mouth end, where it bites, and press the upper half on, so that the mouth line lies on the gap.
step low Glue the lower half to the lower arm, edge to edge with the upper one{tongue? , with a piece of {the tongue} as long as your thumb under it as a tongue}. No drop may run across the gap. Leave it lying closed for half an hour.
step shine Snip three small diamonds from {the shine} and glue them on above and below: {v.glint}.
step snap Squeeze the long ends: it opens. Feed it {v.food}. {v.last}
further @4-5 Hide a small paper heart inside, and let it be seen only when the mouth opens.
further Stand it on a shelf edge with a note between its teeth, or make a second one and let the two of them argue.
safety The spring pinches: noses, lips and ears stay out of the mouth.
skills cutting along a line, lining up two halves, acting a part
waiting Half an hour for the glue.
alt {A v} on a clothespin that opens its mouth
left paper-fastener: a spring does the moving here

* hung-box-aquarium
name {v}
title {v=sea? {box=shoebox? Shoebox | Box} Aquarium | Outer Space in a Box} | {v=sea? Fish That Float in a Box | Planets That Float in a Box} | {v=sea? The Sea in {a box} | The Sky in {a box}}
about {v=sea? Fish that need no feeding: breathe on them and they turn and swim. | Planets on threads hang in the dark as if nothing held them.} | {v=sea? A box on its side is a tank: blue walls, a floor, and fish that hang at every depth. | A box on its side is the night sky: dark walls, a rocket, and worlds that turn when you breathe on them.}
say sea: name=aquarium; wall=blue, darker toward the bottom; things=two big fish and a small one, each about as long as your finger, in three different shapes; eyes=eyes, fins and scales; plants=seaweed; part=fish
say sky: name=night sky; wall=as dark as night, with a few pale dots for far stars; things=two round planets, one of them with a ring, and a rocket, each about as long as your finger; eyes=craters, stripes and windows; plants=trails of light; part=pieces
step paint Lay {the box} on its side without the lid. Color the inside {v.wall}, with {the paint}. {paint=paint,acrylic-paint? It dries while you make what hangs in it.}
step draw Draw {v.things} on {the cards}. Add {v.eyes}: they will be seen from both sides, so draw on both.
step cut Cut them out. The paper left over gives two more small ones.
step eyes {eyes=sticker? Press {the eyes} | {fix stick} {the eyes}} on{v=sea? , one to each side of a head | as lights}.
step sand Spread glue over the floor of the box, pour {the sand} on, tilt it to and fro, and tip out what is loose.
step shells Glue {the shells} onto the floor, two together and one alone.
step weed {weed=moss? Glue tufts of {the weed} into the corners. | Cut {the weed} into strips of different lengths. Glue one end of each to the floor or the back wall: {v.plants}.}
step strings Cut {the line} into pieces as long as your hand. {fix tape} one end of each to the back of a paper {v=sea? fish | piece}, a little in front of the middle, so that it hangs level.
step hang Hold each thread against the ceiling of the box: one low, one high, one in the middle, some near the front and some far back. {fix tape} it there on the inside{@4-5? , with a grown-up holding the box still | }, and snip off what is too long.
step look Look in at the height of the floor, and blow gently. {v=sea? Which fish turns first? | Which planet turns first?}
further @4-5 Cut a slit in the roof and let one {v=sea? fish | rocket} in on a longer thread, up and down.
further {v=sea? Choose a real reef and make the fish that live there, with a label for each. | Hang the planets in their real order, the sun glued to the left wall.}
safety {line=fishing-line? Nylon line cuts fingers when it is pulled: cut it and never tear it. | Threads are cut as long as a hand and stay inside the box.} Build on the table, with a fixed place for the scissors.
skills painting a background, hanging things level, building in depth
waiting {sand? Half an hour for the glue on the floor. | {paint=paint,acrylic-paint? Half an hour for the paint. | }}
alt {v=sea? Paper fish on threads in a blue box | Planets and a rocket on threads in a dark box}

* wooden-spoon-royals
name spoon {v}
title Wooden-Spoon {V} | {V} From the Kitchen Drawer | {A V} on a Spoon
about The round end of the spoon is a face, the handle is what you hold, and under the cloth nobody sees your hand. | Once upon a time there was {a v} who had come out of a kitchen drawer.
say king: name=king; face=thick eyebrows, a friendly mouth and a beard; hair=a beard around the chin and a little hair at the sides; hat=a crown with three tall points; wear=The crown goes; dress=cloak; line=Announce dinner in your most royal voice.
say queen: name=queen; face=curved eyebrows, long lashes and a proud mouth; hair=long hair, parted in the middle; hat=a small crown with four points; wear=The crown goes; dress=gown; line=Give the first order of the day. Who dares to say no?
say witch: name=witch; face=slanted eyebrows, a long nose and a crooked mouth; hair=wild hair that sticks out on both sides; hat=a tall pointed hat, and a strip as its brim; wear=Hat first, brim over it: both go; dress=cape; line=Say a spell that rhymes. What has it turned the next spoon into?
say fairy: name=fairy; face=big eyes, freckles and a small smile; hair=short curls all around; hat=two wings as long as your hand, in one piece; wear=The wings go; dress=dress; line=Grant one wish to everybody in the room.
step face Draw the face on the rounded back of {the spoon} with {the pen}: {v.face}. Thin lines first; a face is easily made darker and never lighter.
step hair Cut {the hair} into pieces as long as a finger. Put glue around the edge of the face and press them on: {v.hair}. {@4-5? Count to thirty with a hand on it. | Hold it while you count to thirty.}
step hat Cut {v.hat} from {the hat}. {v.wear} onto the {v=fairy? back of the handle, just below the head | forehead}.
step jewels Glue {the jewels} {v=fairy? onto the wings. | where they can be seen from the last seat in the audience.}
step wait Lay the spoon on its back for half an hour, until nothing slides.
step dress Cut a piece from {the dress} as long as the handle and twice as wide as your hand. Round off the corners below: that is the {v.dress}.
step tie Gather it around the neck of the spoon and wind {the belt} around it twice{belt=rubber-band? . | {belt=pipe-cleaner? , and twist the ends together. | , tight, with a double knot.}} Pull at the hem: it must not slip.
step play Hide your hand under the cloth and turn the handle between finger and thumb. {v.line}
further @4-5 Turn a table on its side: that is the stage. Who comes in next?
further Make the other people of your favorite tale, and play it for the family with the lights turned low.
safety Look the spoon over for splinters. Puppets on handles act standing still, and nobody runs with one.
skills drawing a face, tying, telling a story
waiting Half an hour for the glue.
alt A wooden-spoon {v} with hair and a cloth {v.dress}
left pipe-cleaner: a spoon that acts needs no arms

* crossed-stick-snowflake
name snowflake
title Six-Pointed Stick Snowflake | Snowflake for the Window | Three Sticks, Six Points
about Every snowflake has six arms, and three sticks crossed in the middle have six as well. | {trim} on every arm, the same each time: that is how real snowflakes do it.
step paint Paint {the arms} white with {the paint}{paint=marker? , or leave one in pale blue | , one side and the edges}.
step dry Let them dry for half an hour.
step cross Glue two of them together in the middle, like a cross that somebody has squeezed. Glue the third across, upright, so that all six gaps are the same size.
step wait Lay a heavy book on the middle for half an hour. Lifted too soon, the arms turn.
step trim {trim=glitter-glue? Draw rings, dots and small Vs on each arm with {the trim}, | {trim=yarn? Cut {the trim} into short pieces and glue them across the arms as small Vs, | {trim=cotton-ball? Pull {the trim} apart and glue a tuft to the middle and to each tip, | {trim=felt? Cut seven dots from {the trim} and glue one to the middle and one to each arm, | Glue one of {the trim} to the middle and others along the arms,}}}} always the same on all six.
step shine {shine=glitter-glue? Dot {the shine} along the arms between them. | {shine=sequin? Glue {the shine} between them, one by one. | Brush thin lines of glue along the arms, sprinkle {the shine} over them and tap off what does not stick.}} Let all of it dry for half an hour, lying flat.
step loop Cut {the loop}, put it around one arm close to the middle, and knot it to a loop above the tip.
step hang {@4-5? A grown-up hangs it in a window. | {@6-8? Hang it in a window together. | Hang it in a window.}} Are all six arms really alike? Nobody has ever seen two real snowflakes that were.
further @4-5 Make a tiny one for the door handle from the shortest sticks you find.
further Make a second one, hang it a hand lower, and let both turn in the moving air.
safety A grown-up hangs it up; nobody climbs onto the windowsill.
skills measuring by eye, repeating a pattern, waiting for glue
waiting {paint=paints? An hour in all for paint and glue. | Half an hour for the glue.}
alt A snowflake of three crossed sticks with decorated arms

* two-triangle-star
name star
title Star of David for the Window | Two Triangles, One Star | Star of Six Sticks
about Two triangles, one pointing up and one down: together they are the Star of David. | It hangs in the window while the candles of the festival stand below it.
step color {sticks=pretzel,pipe-cleaner? {sticks=pretzel? Choose six straight {many sticks} of the same length. | Straighten {the sticks}: all six have to be of the same length.} | {color=washi-tape? Stick {the color} along all six of {the sticks} and press down the edges. | {color=yarn? Wind {the color} around each of {the sticks}, with a dot of glue at both ends. | {color=glitter-glue? Draw lines of {the color} on {the sticks}, and let them dry for an hour. | Color {the sticks} blue on one side with {the color}{color=paint,acrylic-paint,metallic-paint? , and let them dry for half an hour | }.}}}}
step triangles Lay three into a triangle so that the tips overlap, and put a drop of glue on each corner. Lay the other three in just the same way: the second triangle must be as large as the first.
step wait Leave both lying for half an hour, until the corners no longer move.
step star Turn one triangle upside down and lay it on the other, so that six small points stick out, all of the same size. Put a drop of glue wherever they cross, and wait another half hour.
step trim Glue {the trim} onto the six points, one to each.
step loop Tie {the loop} around one point, just below its tip, with a double knot.
step light Hang it in a window. On the first evening, everybody in the family names one thing that gives them light.
further @4-5 Make a small one from cotton swabs, and hang it in the middle of the big one.
further Weave the triangles: before you glue, slip one over, under and over the other, and the star holds almost without glue.
safety It hangs in the window, well away from burning candles.
skills matching lengths, turning a shape, gluing neatly
waiting An hour for the glue{color=paint,acrylic-paint,metallic-paint? , and half an hour for the paint before it | }.
alt A six-pointed star of two triangles on a loop

* banded-cork-raft
name raft
title Raft of Three Corks | Cork Raft With a Sail | Unsinkable Cork Raft
about Corks cannot sink. Bind three together, give them a sail, and one breath sends them across the water. | Three corks, two {bands=string,yarn? lengths of {bands} | {many bands}} and a scrap for a sail: a quarter of an hour, and it floats.
step lay Lay {the corks} side by side. {bands=string,yarn? Wind {the bands} around all three near each end, five times, as tight as you can, and knot it. | Put one of {the bands} around all three near each end, doubled until it is tight.}
step tie Push against the middle one. If it slides out, {bands=string,yarn? wind once more around. | wind the bands once more.}
step sail Cut a sail from {the sail}, as tall as your finger: a triangle, or a square if it is to go slowly and straight.
step sign Draw your sign on the sail with {the pen}.
step mast {mast=paper-straw,plastic-straw,craft-stick? Cut {the mast} to the length of your middle finger. {@4-5,6-8? Together, make | Make} two small holes in the sail, one near the top and one near the bottom, and push the mast in through one and out through the other. | {@4-5,6-8? Together, prick | Prick} the sail twice with {the mast}, near the top and near the bottom, in from the front and out again: the sail now bulges.}
step stand {mast=paper-straw,plastic-straw,craft-stick? Wedge the lower end between two corks, as deep as it goes. | Push the lower end into the middle cork. {@4-5,6-8? A grown-up starts the hole. | Start the hole with the tip of the scissors.}} It should stand by itself.
step flag Fold {the flag} around the top of the mast and snip it to a point: a flag that shows the wind.
step crew Set {the crew} aboard. On which spot does the raft float level?
step float {@4-5,6-8? With a grown-up beside you, set it on {water} in a big {bowl} and blow | Set it on {water} in a big {bowl} and blow} at the sail, first from behind and then from the side. What is different?
further @4-5 Build an island from a stone, and bring it a load of pasta.
further Build a second raft with another sail, and race them from one side to the other.
safety A grown-up stays within reach as long as there is water in the bowl.
skills binding, balancing, trying out
alt A raft of three corks with a mast and a sail
left paint: would flake off in the water

* rolling-tube-racer
name racer
title {body=cardboard-tube? Tube Race Car | {body=plastic-bottle? Bottle Race Car | Homemade Race Car}} | Race Car That Really Rolls | Fast Car on Four {many wheels}
about The wheels are not glued on: they turn with their axles, inside two bits of straw. One push, and it crosses the kitchen. | A body, four wheels and a driver who is not afraid of curves.
step paint {paint=paint,acrylic-paint,metallic-paint? Paint {the body} in one color, with a stripe in a second one from front to back, and let it dry for half an hour. | {paint=aluminum-foil? Tear {the paint} so that it goes once around {the body}, and tape it down underneath. | Run stripes of {the paint} from the front over the top to the back.}}
step seat {@4-5,6-8? Together, pinch the middle of {the body} and snip | Pinch the middle of {the body} and snip} a flap as wide as two fingers on three sides; bend it up at the back, as a headrest for the driver.
step holes {wheels=toy-wheel,spool,button? Check that {the axle} fits the holes of {the wheels}: tight is right. A strip of tape around the ends makes thin ones thicker. | {wheels=cardboard? Draw four circles as wide as an egg on {the wheels} and cut them out. A grown-up | A grown-up} makes a hole exactly in the middle of each, with the tip of the scissors and a lump of {modeling-clay} below.}
step pipes Cut two pieces from {the pipe}, a little longer than {the body} is wide. Turn it over and tape one across the front and one across the back, straight as rails: crooked axles make a car that drives in circles.
step axles Push one {one axle} through each piece of straw. {axle=wooden-skewer,dowel,balloon-stick? {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} both off so that a finger's width sticks out left and right, and snip off the points. | It sticks out left and right.}
step wheels Push the wheels on, hollow side in, but not quite up to the straw: leave room as thin as a coin. A wheel that slips gets a turn of tape around the axle first.
step driver {driver=cork,pom-pom? Draw a face and goggles on {the driver} and tape it into the seat, in front of the headrest. | Draw the driver on {the driver}, as tall as your thumb, with helmet and goggles. Cut it out and tape it to the inside of the seat, looking out.}
step number {number=sticker? Press {the number} on | Cut two circles from {the number}, write a number on them and tape them on}, left and right. Every racer has one.
step test Roll it. Does it pull to one side? Straighten the straws. Does a wheel rub? Pull it out a little.
step race Tape a start and a finish on the floor, as far apart as the room allows. One push each, three races.
further @4-5 Build a pit lane from blocks, where the wheels are checked.
further Prop up a board on books and let it start by itself. From which height does it go farthest?
safety A grown-up makes the holes in the wheels; axle ends are cut blunt.
skills building axles, testing, mending
waiting {paint=paint,acrylic-paint,metallic-paint? Half an hour for the paint. | }
alt A race car with a driver, a number and four wheels
left glue: would stick the axles fast

* four-sail-pinwheel
name pinwheel
title Pinwheel on a {stick=pencil? Pencil | Stick} | Four Sails in the Wind | Pinwheel for a Windy Day
about Four cuts and four folded corners, and a square of paper catches every breeze. | It shows you a wind too soft to feel: hold it out of the window and watch.
step square Cut {the sheet} to a square of {in 6} on each side{sheet=origami-paper? , or take it as it comes | }.
step color Color both sides with {the color}, each in its own pattern: when it turns, the two mix.
step fold Fold it from corner to corner, open it, and fold it along the other two corners. The folds cross in the middle.
step cut Cut along each fold from the corner toward the middle, and stop a thumb's width before it. Now each corner has two points.
step bend Bend every second point to the middle without creasing it, four in all, and hold them there with a finger. {stick=pencil? {@9-12? Push the {pushpin} through all five layers, and wiggle it to widen the hole. | A grown-up pushes the {pushpin} through all five layers, and wiggles it to widen the hole.} | {@4-5? A grown-up pokes | {@6-8? Together, poke | Poke}} a hole through all five layers with {the pencil}.}
step pin {stick=pencil? {@9-12? Slide {bead=cardboard,cardstock? a scrap of {bead} as wide as a pea | {bead=paper-straw? a slice of {bead} | {a bead}}} onto the {pushpin} behind the paper, and press the point into the side of the eraser. | A grown-up slides {bead=cardboard,cardstock? a scrap of {bead} as wide as a pea | {bead=paper-straw? a slice of {bead} | {a bead}}} onto the {pushpin} behind the paper, and presses the point into the side of the eraser, so that no tip looks out.} | Push {the pivot} through from the front, put {bead=cardboard,cardstock? a scrap of {bead} as wide as a pea | {bead=paper-straw? a slice of {bead} | {a bead}}} on it behind the paper, and {pivot=paper-fastener? bend its legs tightly around the top of {the stick} | wind its end tightly around the top of {the stick}}{stick=paper-straw,plastic-straw? , with a pinch of the straw to keep it from slipping down | }.}
step turn Blow from the side. If it sticks, widen the hole and leave more room between paper and stick. That little piece behind it is the whole secret.
step blow Run with it, hold it into the wind, set it in a flowerpot. When does it turn the other way around?
further @4-5 Go to three places outdoors. Where does it turn fastest?
further Make one half as wide and one twice as wide. Which of them wakes up first in a light wind?
safety {stick=pencil? The point must sit deep in the eraser: a grown-up tugs at it before the wind does. | The ends at the back are bent flat against the stick, where nobody can scratch a finger.}
skills folding a square, cutting along folds, finding why it sticks
alt A paper pinwheel with four sails on a stick

* painted-stone-bugs
name {v}
means paper
title {v=ladybug? Ladybugs of {stones} | {v=bee? Bees of {stones} | Shining {stones} Beetles}} | Three {v=ladybug? Ladybugs | {v=bee? Bees | Beetles}} for the Garden | {stones=stone,pebble? Bugs That Were {many stones} | Bugs That Rain Can Wash}
about Turned the right way, a {one stones} already has the back of {a v}. Two coats of paint, and it only lacks legs. | They sit on the windowsill, beside the flowerpot or at the edge of the path, and nobody ever has to feed them.
say ladybug: name=ladybug; coat=red; second=Red needs a second coat to shine; head=a black half circle at one end for the head and a black line from there down the back; marks=black dots, as many on the left as on the right; many=ladybugs
say bee: name=bee; coat=yellow; second=Yellow needs a second coat, or the gray shows through; head=a black half circle at one end for the head; marks=three black stripes across the back, and two pale wings where they begin; many=bees
say beetle: name=beetle; coat=green; second=The second coat may be a little bluer on one side, as if the light fell on it; head=a dark half circle at one end for the head and a line from there down the back; marks=rows of dots along the line, small and close together; many=beetles
step wash Choose three of {the stones} with a smooth round back, as big as an egg or smaller. Scrub them in {water} and dry them with {the towel}: paint does not hold on dust.
step coat Lay them on {the newspaper}. {paint=paint-marker? Color | Paint} their backs {v.coat}, down to where they touch the paper. {paint=paint-marker? Ten minutes, and it is dry. | They need half an hour to dry.}
step second {v.second}. {paint=paint-marker? Ten minutes more. | Another half hour: meanwhile look up how the real ones are marked.}
step head {paint=paint-marker? Draw | Paint} {v.head}.
step dots {paint=paint-marker? Set | Dip the end of {the dots} in the paint and set} {v.marks}. {paint=paint,acrylic-paint,metallic-paint? Dab straight down and lift straight up. | }
step eyes {eyes=sticker? Press | Glue} two of {the eyes} onto each head.
step feelers Cut {the feelers} into pairs as long as a fingernail and glue them behind the head, pointing forward.
step name Write the name of each one and the date on its belly with {the pen}.
step home Lay {the leaf} out as their meadow.
step hide Hide the three {v.many} where others pass: on a step, under a leaf, beside a door. Who finds them first?
further @4-5 Paint an egg, a larva and a grown {v} on three more, and lay them in the right order.
further Paint ten, five each of two kinds, and play tic-tac-toe on lines of chalk.
safety {stones=stone,pebble? What is hard is never thrown, and nothing that is painted goes into a pond. | Look the edges over: a broken shell is sharp.}
skills painting in layers, symmetry, patience
waiting {paint=paint,acrylic-paint,metallic-paint? An hour for two coats of paint. | }
alt Three painted {v.many} sitting on a leaf

* stem-and-bead-dragonfly
name dragonfly
title Dragonfly With Wire Wings | Beaded Dragonfly | Dragonfly for the Window
about Bead by bead the tail grows, and two bent loops are wings that hover by themselves. | It has huge eyes, four wings and a long tail of beads, and holds on wherever you clip or hang it.
step fold Fold one of the {many stems} in the middle over two beads, side by side, and twist it once below them: those are the eyes.
step body Lay both halves together and push on one bead after the other, two colors in turn, about ten. Thin tails look best: the largest bead comes first.
step end {@4-5? Together, fold | Fold} the ends back over the last bead and tuck them in, so that nothing pokes and nothing slips off.
step wings Bend each of the other two {many stems} into a long loop and twist its ends together in the middle. Press the loop flat against the twist: a lying eight, two wings. The upper pair may be the longer one.
step tie {@4-5,6-8? Together, lay | Lay} the wings across the body just behind the eyes and {@4-5,6-8? turn | turn} the body once around them, between the first and the second bead, as tight as you can.
step veil Lay the wings on {the veil}, run a thin line of glue along them and press. When it is dry, after half an hour, cut off what sticks out.
step clip Glue the body lengthwise onto {the clip}, eyes above the end that bites. Now it can land on a leaf or a curtain. It needs half an hour to hold.
step line Tie {the line} behind the eyes.
step fly A dragonfly can stand still in the air, fly backward and turn on the spot. Can yours, in your hand?
further @4-5 Make a second one in your favorite color, and let them chase each other around a pot.
further Count how many beads the next one needs for a pattern that reads the same from both ends.
safety The ends of the stems are pointed: each is folded back on itself.
skills threading, bending, making pairs
waiting {veil? Half an hour for the glue. | {clip? Half an hour for the glue. | }}
alt A dragonfly with a body of beads and four looped wings
left googly-eye: two beads see better here

* yarn-coat-sheep
name sheep
title Sheep in a Yarn Coat | {legs=clothespin? Sheep on Clothespin Legs | A Sheep to Wrap Up Warm} | Wound and Woolly Sheep
about Wind and wind until only yarn can be seen: that is all a sheep needs for winter. | {legs=clothespin? Its legs are two clothespins, and so it stands on any table. | It stands on two sticks and looks at you.}
step draw Draw a cloud as long as your hand on {the body}, and beside it a head like an egg with two ears, as long as your thumb.
step cut Cut both out{@6-8? , turning {the body} and not the scissors | }.
step paint {paint=paint,acrylic-paint? Paint | Color} the head and {the legs} black with {the paint}.
step head {paint=marker,permanent-marker? Glue the head to one end of the cloud, looking sideways, and hold it while you count to sixty. | {paint? Let them dry for half an hour. Then glue | Glue} the head to one end of the cloud, looking sideways, and hold it while you count to sixty.}
step start Glue the end of {the coat} to the back of the cloud, and wait a moment until it holds.
step wind Wind it around the cloud, to and fro and slantwise, not too tight, until {the body} is hidden. Leave the lower edge thin: the legs clip on there. Glue the end down at the back.
step ears Cut two ears from {the ears} and glue them to the head, hanging down.
step eyes {eyes=sticker? Press | Glue} {the eyes} on{eyes=button? , one above the other | }.
step legs {legs=clothespin? Clip {the legs} onto the belly from below, one in front and one behind. If it tips, move the front one toward the head. | Glue {the legs} to the back of the belly, side by side, and leave the sheep lying on its face until they hold, about half an hour.}
step graze Take it to pasture, on anything green. How many more does the flock need?
further @4-5 Make one black sheep, with a white face.
further Spin the story of shearing day: the coat comes off in one long thread, and a new one grows.
safety Yarn is wound around the sheep and never around fingers or necks.
skills winding, clipping, gluing
waiting {paint=paint,acrylic-paint? Half an hour for the paint. | }
alt A sheep wound with yarn that stands on {one legs} legs
left cotton-ball: yarn makes the coat here

* ball-on-a-string-cup
name game
title Catch the Ball in {a cup} | Ball-and-Cup Game | Swing, Toss, Catch
about One swing up, and the ball should land in {the cup}. It looks easy, and that is why nobody can stop. | Children have played this with wood, bone and clay all over the world; {a cup} and some string will do.
step trim {trim=paint? Paint rings around {the cup} and let them dry for half an hour. | {trim=construction-paper? Cut stripes and stars from {the trim} and tape them onto {the cup}. | Decorate {the cup} with {the trim}.}}
step color Draw your colors and your name on {the cup} with {the color}.
step handle {handle=cardboard-tube? Snip four slits as long as your thumb into one end of {the handle}, bend the tabs outward, and tape them to the bottom of {the cup}. | Tape {the handle} to the side of {the cup}, with two strips, so that a hand's width sticks out below.} Pull: it must not wobble.
step hole {@4-5? A grown-up pokes | {@6-8? Together, poke | Poke}} a small hole into the side of {the cup}, a finger below the rim, with the tip of {the scissors}.
step tie Cut {the line} as long as your arm, push one end through the hole from outside, and tie a thick double knot inside.
step ball {ball=aluminum-foil? Lay the other end on a piece of {the ball} as long as your forearm, crumple it around the knot you tied, and press it into a ball as big as a plum. | {ball=paper? Crumple {the ball} tightly around the other end and wrap the ball in tape, all around, until it is as big as a plum. | {ball=wooden-bead? Thread {the ball} onto the other end and knot it twice. | Tie the other end around {the ball} and hold it there with two strips of tape, crosswise.}}} Swing it: it has to stay on.
step test Let the ball hang. It should reach a hand's width below {the cup}. Too long is hard, too short is boring: tie it again until it is right.
step play Swing the ball up in front of you and catch it in {the cup}. Ten tries each: who catches most? Then with the other hand.
further @4-5 Sit down and roll the ball in first, until the hand knows the way.
further Make it harder: a narrower cup, a longer string, one eye shut, or catch, toss and catch again.
safety Play with two arms' length between players, and away from faces and lamps.
skills tying knots, aiming, keeping at it
waiting {trim=paint? Half an hour for the paint. | }
alt A decorated cup with a handle and a ball on a string flying up

* sponge-cake-stand-in
name slice of cake
title Slice of Sponge Cake | A Cake Nobody Can Finish | Cake From the Kitchen Sponge
about Sponge cake of sponge: two layers, a filling, icing on top and {berry=pom-pom,felt-ball,cotton-ball? a soft berry | something sweet} to finish. It never goes stale. | The bakery opens as soon as the glue is dry, and nobody has to wait for an oven.
step shape {@4-5? A grown-up draws a wedge on one of {the sponge}, as long as it will go and three fingers wide at the back, cuts it out, and cuts the second one to match. | Draw a wedge on one of {the sponge}, as long as it will go and three fingers wide at the back. Cut it out, lay it on the other one and cut that to match.}
step pattern Lay one wedge on {the icing}, draw around it twice with {the pen}, and give one of the two a wavy edge at the back and at the sides: icing that drips.
step cut Cut out both pieces.
step filling Spread glue on the lower sponge, right to the edges, lay the plain piece on, and glue the second sponge on top of it.
step top Glue the icing on, and let the drips hang down over the sides.
step cream Glue {the cream} along the back or around the edge in small waves, like cream from a piping bag.
step berry {berry=felt? Cut three berries from {the berry} and glue them | Glue {the berry}} onto the widest part{berry=cotton-ball? , as dabs of cream | }.
step sprinkles {sprinkles=sticker? Press {the sprinkles} onto the icing. | Dot glue on the icing and scatter {the sprinkles} over it.}
step dry Let it stand for an hour. Sponge drinks glue, and takes longer than paper.
step serve {plate? Serve it on {the plate}. | Serve it.} What is it called, what does it cost, and would the lady like cream with that?
further @4-5 Make a menu with pictures: one cake, one drink, one ice cream.
further Bake a whole round of it: six wedges, six flavors, and a birthday candle of rolled paper in the middle.
safety It looks good enough to bite: it is not for mouths, and stays out of reach of toddlers.
skills drawing around a shape, layering, playing shop
waiting An hour for the glue.
alt A slice of pretend cake in two layers with icing and berries on top

* fruit-slice-fan
name fan
title {v=watermelon? Watermelon Fan | {v=orange? Orange-Slice Fan | Kiwi Fan}} | {V} From {a plate} | A Slice of {V} for Hot Days
about Half a plate is a slice of {v}, and a handle turns it into a breeze for a hot day. | It looks juicy, it cools your face, and it never drips.
say watermelon: name=watermelon; rind=a green band, two fingers wide, along the round edge; flesh=everything inside it red, with a thin white line left between; marks=black seeds like drops, all pointing to the middle of the straight edge; pips=as more seeds
say orange: name=orange; rind=an orange band, a finger wide, along the round edge; flesh=everything inside it a paler orange, mixed with white, with a thin white line left between; marks=lines from the middle of the straight edge outward, like rays: those are the segments; pips=as pips, one to a segment
say kiwi: name=kiwi; rind=a brown band, a finger wide, along the round edge; flesh=everything inside it light green, and paler toward the middle of the straight edge; marks=a pale core in the middle, and small black seeds in a half ring around it; pips=among the seeds
step half Cut {the plate} in half, and lay both halves down with the underside up: two slices, front and back.
step rind {paint=tissue-paper,construction-paper? Tear {the paint} into bits and glue them onto both slices: {v.rind}, and {v.flesh}. | Paint both slices: {v.rind}, then {v.flesh}.}
step dry {paint=tissue-paper,construction-paper? Let the glue dry for half an hour. | Three quarters of an hour, and it no longer shines.}
step lines Draw on both sides with {the pen}: {v.marks}.
step seeds {seeds=sticker? Press | {fix=tape? Tape | Glue}} {the seeds} on {v.pips}.
step handle Turn one slice over and {fix fix} {the handle} upright onto its middle, so that a hand's width sticks out below the straight edge.
step close {fix=tape? Lay the other slice on top, painted side up, and tape the edges together. | Spread glue around it, lay the other slice on top, painted side up, edge on edge, and press them under a book for ten minutes.}
step fan Fan yourself, and then somebody who is hotter than you.
further @4-5 Play fruit stand: how much is a slice, and who gets the first one?
further Make all three fruits, and hang them in a row for a summer party.
safety The edge of the plate is stiff: fan at arm's length from other faces.
skills painting bands, symmetry, gluing
waiting {paint=tissue-paper,construction-paper? Half an hour for the glue. | Three quarters of an hour for the paint.}
alt A fan like half a slice of {v} on a handle

* peg-ballerina
name ballerina
title Ballerina in a {tutu=cupcake-liner? Cupcake-Liner | {tutu=tulle,lace? Real | Paper}} Tutu | {body=clothespin? Clothespin Ballerina | Little Ballerina} | Five Minutes Before the Show
about Two legs, a bun and a tutu that stands out all around: she has rehearsed for weeks and would like to show you something. | {tutu=cupcake-liner? A cupcake liner is | {tutu} is} a tutu already; it only needs somebody to dance in it.
step face Draw a face on {body=craft-stick? one end | the round end} of {the body}: two eyes, a small mouth, pink cheeks. {body=clothespin? A pin with a spring works as well: the long ends are the legs. | }
step bodice {bodice=washi-tape? Wind {the bodice} around the body, from the arms down to the waist, and around the tips of the feet. | Color the body from the arms down to the waist with {the bodice}, and the tips of the feet as well: dancing shoes.}{bodice=paint?  Half an hour to dry. | }
step tutu {tutu=cupcake-liner,coffee-filter,paper-doily? Fold two of {the tutu} in half and in half again, and snip off the tip: the hole should be as wide as the waist. Open them. | {tutu=tulle,lace,crepe-paper? Cut {the tutu} into a strip as wide as three fingers and as long as your arm, and gather it along one edge. | Cut two circles as wide as your palm from {the tutu}, fold them in four and snip off the tip.}}
step dress {tutu=tulle,lace,crepe-paper? Wind it around the waist over a line of glue, as closely gathered as you can. | Cut each open from the edge to the hole, lay them around the waist, one over the other, and glue the cut edges over each other at the back.} Fluff it out.
step arms {arms=cardstock? Cut two curved arms from {the arms} and glue them to the back. | Wind the middle of {the arms} once around the body below the head, and {arms=yarn? knot it; the ends are her arms. | bend both arms up into a circle. Fold the tips in, so that they form small hands.}}
step hair Glue {the hair} over the head, side by side, and wind the last piece into a bun on top.
step sash Tie {the sash} around the waist, with the bow behind.
step jewels Glue {the jewels} onto the tutu.
step dry Lay her down on her back for half an hour.
step dance Put on music. She knows five positions with her arms: find them, and dance them together with her.
further @4-5 Build a stage from a box lid, with a curtain that opens.
further Make a whole corps de ballet in one color, and one soloist in another.
safety {arms=pipe-cleaner,twist-tie? The wire of the arms is pointed: both tips are folded in. | She is small and for the shelf: not for babies in the house.}
skills folding and snipping, gathering, posing
waiting Half an hour for the glue.
alt A small ballerina with a tutu and arms raised in a circle

* eggshell-hair-garden
name {v} garden
title {shells=eggshell? Eggshell {V} With Green Hair | Two {V} With Green Hair} | Hair That Grows by Itself | The Slowest Hairdresser in Town
about First they are bald. On the third day there is fuzz, and in a week they need a haircut. | {shells=eggshell? An empty egg | {a shells}}, a wad of {bed=cotton-ball? cotton | {bed}}, a spoonful of seeds: the window does the rest.
say heads: name=heads; face=one glad, one amazed; play=a fringe for one, a crew cut for the other
say farmers: name=farmers; face=two farmers with red cheeks, one who laughs and one who looks at the sky; play=the field on their heads is ready for the harvest
say trolls: name=trolls; face=one with a crooked grin, one with a single tooth; play=trolls like it wild, but they want to see
say aliens: name=aliens; face=one with a mouth from ear to ear, one with a mouth like a button; play=a landing place in the middle of each
step wash {shells=eggshell? Rinse {the shells} in warm {water} with a drop of soap and let them dry. A broken edge all around is just right. | {shells=egg-carton? Cut out two cups of {the shells} with {the scissors}; a few drops of {water} take off the dust. | Rinse {the shells} in {water}.}} 
step face Draw a face on each with {the pen}: {v.face}. Hold {shells=eggshell? the shell like a raw egg | it from inside}.
step eyes {eyes=sticker? Press {the eyes} on. | Set {the eyes} on with {tape}.}
step stand {stand=egg-carton? Cut two cups from {the stand} | {stand=cardboard-tube? Cut two rings two fingers high from {the stand} | Cut two strips two fingers wide from {the stand}, close them to rings with {tape}}} and set the heads in. They must not roll. Draw a collar or a tie on each with {the pen}.
step bed Fill the heads {bed=soil? nearly to the rim with {the bed} and water it | with {the bed} nearly to the rim, and drip on {water}}: wet through, but no puddle.
step sow Sprinkle the {seeds} on top, close together, and press it on gently. It is not covered.
step care Set them on a bright windowsill and give each a spoonful of water every day. Green shows after three days; in a week the hair is as long as a finger. Then it is time for {the scissors}: {v.play}.
further @4-5 Keep a diary in pictures: one drawing of the hair every second day.
further Put one of them into a dark cupboard for the first four days. What color is its hair, and why does it lean to the window afterward?
safety {shells=eggshell? Hands are washed after eggshells and before supper; broken shells have sharp edges, and a grown-up picks them up. | Hands are washed after sowing.}
skills sowing, watering a little every day, looking closely
waiting About a week until the hair is long.
alt Two egg heads with drawn faces and long green hair

* fan-body-dragon
name dragon
title Dragon for the New Year Parade | Dancing Dragon on Two {many sticks} | Dragon With a Folded Body
about Push the sticks together and it ducks, pull them apart and it leaps: a folded strip of paper has the whole dance in it. | At the New Year, dragons dance through the streets to bring luck and rain. This one needs only one dancer.
step strips Cut four strips from {the body}, three fingers wide and as long as the paper. {fix=tape? Tape | Glue} two end to end, with a finger's width of overlap, and the other two as well.
step fold {fix fix} one end of the first long strip crosswise onto one end of the second, like a corner. Fold one strip over the other, again and again, always at right angles, until nothing is left. {fix fix} the last two layers together. Pull it: it springs back.
step head Draw a dragon's head from the side on {the trim}, as tall as your hand is wide, with horns and open jaws, and a flame-shaped tail as long as your finger. Cut both out.
step face Draw nostrils, teeth{!eyes? , a big round eye | } and scales on both sides with {the pen}.
step eyes {eyes=sticker? Press | {fix fix}} {the eyes} on, one to each side.
step scales {scales=glitter-glue? Dot {the scales} along the folds. | {fix fix} {the scales} along the body, one to a fold.}
step ends {fix fix} the head to one end of the folded body and the tail to the other.
step flames Cut {the flames} into thin strips and {fix fix} them behind the jaws as a beard, and a few to the tip of the tail.
step sticks {fix fix} one of {the sticks} behind the head, the other behind the last fold, both pointing down. Give them half an hour to hold.
step dance Lift and lower the sticks in turn: the dragon flows. Then chase the pearl: somebody goes ahead with a ball, and the dragon never quite gets it.
further @4-5 Bang two lids together for the music, and let it dance from door to door.
further Make the body four times as long with six sticks, and learn to carry it together.
safety Whoever dances with sticks holds them low and in front, where the eyes can see the tips.
skills folding in turn, drawing from the side, moving a puppet
waiting Half an hour for the glue.
alt A red paper dragon with a folded body on two sticks

* felt-sleep-mask
name sleep mask
title {v=cat? Sleepy-Cat Mask | {v=unicorn? Dreaming-Unicorn Mask | Sleep Mask With Long Lashes}} | Do-Not-Wake-Me Mask | Lights Out: a Mask for Sleeping
about Whoever wears it looks asleep at once, and soon is. One for you, and one for whoever sleeps over. | Two soft layers keep out the hall light, and the closed eyes tell everybody to tiptoe.
say lashes: name=lashes; part=two closed eyes: a bow each, as wide as two fingers, with three lashes hanging from it; more=Cut them from a dark leftover, or draw them
say cat: name=cat; part=two closed eyes, a bow each with three short lashes, and two pointed ears as tall as your thumb; more=The ears go between the layers at the top
say unicorn: name=unicorn; part=two closed eyes, a bow each with three lashes, and a slim horn as long as your finger; more=The horn goes between the layers, in the middle at the top
step pattern Fold {the paper} in half. From the fold, draw half a mask: {in 4} to the side and {in 3} high, with a notch like half an egg at the bottom of the fold, for the nose. Cut it out, unfold it and hold it to your face.
step cut Draw around the pattern on {the cloth} twice, and cut out two masks just alike.
step face From what is left over, cut {v.part}. {v.more}. Glue the eyes onto the front layer.
step stitch {needle? With {the needle} and {the floss}, stitch once around the front layer, a finger from the edge, in and out, and knot both ends on the inside. | Glue {the floss} onto the front layer in a line, a finger from the edge.}
step measure {band=hair-tie? Cut {the band} open, two if one is short, and | Measure} {band=hair-tie? measure | {the band}} around the back of the head, from temple to temple, just so that it lies there: it must not press. Add a thumb's width at both ends.
step glue Lay the layers on each other, plain sides in, with glue all along the edge and the ends of {the band} between them at the sides. Clamp the sides with {the pin}.
step dry Leave it flat for an hour. Cloth drinks glue: pull on it too early, and it lets go.
step bow Tie {the bow} into a bow and glue it on, {v=unicorn? beside the horn | at the side}.
step wear Good night. First one to peek makes breakfast.
further @6-8 Make a tiny one for the teddy who also sleeps over.
further Slip a pinch of dried lavender between the layers before you close the last side.
safety The band sits loosely around the head, never around the neck; the mask comes off before anybody gets up and walks.
skills making a pattern, cutting cloth, gluing an edge
waiting An hour for the glue.
alt A soft sleep mask with closed eyes and a band

* hoop-sky-mobile
name mobile
title {hoop=embroidery-hoop? Clouds and Stars on a Hoop | Clouds and Stars for the Baby} | Mobile for a Brand-New Person | A Piece of Sky for a Small Room
about A baby looks up most of the day. This is something worth looking at: clouds, stars and a moon that turn in the slightest breeze. | Made by the big {hoop=embroidery-hoop? one, around a hoop | one}, for the little one who does not know yet what a star is.
step draw Draw a cloud, a star and a crescent on {the pattern}, each about as wide as your palm, and cut them out.
step cut Draw around them on {the figures}: four clouds, four stars and two crescents, and cut them out. They come in pairs, one for the front and one for the back.
step lines Cut {the line} into five pieces as long as your forearm.
step pair {needle? Lay a pair on each other, the end of a thread between them, and sew around the edge with {the needle}{stuff? ; push in {the stuff} before you close the last finger's width | }. Five figures hang on five threads. | Spread glue on one of each pair, {stuff? a flat tuft of {the stuff} in the middle, | } lay the end of a thread down its middle, and press its twin on top. Five figures hang on five threads.}
step dry {needle? Knot every seam, and pull at each thread: it must not come out. | Leave them lying for an hour.}
step tie Tie the threads to {the hoop}, as far apart from each other as you can, at different heights: the figures should pass each other without touching.
step top {@4-5,6-8? Together, tie | Tie} {the top} to {hoop=stick,driftwood,hanger? both ends | two opposite places} of {the hoop} and once more in the middle, so that it hangs level.
step balance Hold it up. Where it dips, shift a thread a little to the other side, then fix each knot with a drop of glue.
step hang A grown-up hangs it from the ceiling, far enough to the side and so high that a baby can see it and never reach it.
further @4-5,6-8 Write the baby's name on the back of the moon, and the day it was born.
further Film how it turns, and find out what moves it: the window, the door, or somebody who walks by.
safety A mobile is to look at: a grown-up hangs it out of reach, and never above the crib itself. Nothing small is tied to it.
skills cutting pairs, hanging in balance, making a gift
waiting {!needle? An hour for the glue. | }
alt A hoop with clouds, stars and a moon hanging from it
left button: too small to hang near a baby

* wound-wool-can
name pencil holder
title {v=apple? Apple Pencil Pot for the Teacher | {v=flower? Flower Pot for Pencils | Pencil Pot With a Tie}} | Pencil Pot in a {coat=yarn? Yarn | {coat=string? String | Warm}} Coat | Round and Round, and It Holds Pencils
about Once around, and once around again: the coat grows by itself, and in the end nobody guesses what is below. | {v=apple? An apple for the teacher that lasts the whole school year. | {v=flower? For a desk, a kitchen table or a windowsill that somebody loves. | Dressed for the office, and with room for eight pencils.}}
say apple: name=apple; badge=an apple as wide as your palm, with a stalk and a leaf; where=in the middle of the front; line=Thank you for a whole year of patience
say flower: name=flower; badge=a flower as wide as your palm with a round middle in another color; where=in the middle of the front; line=For you, because you remember everything
say tie: name=tie; badge=a tie as long as your hand, narrow above and pointed below, with slanted stripes; where=just below the rim, hanging down; line=For the best-dressed desk in the house
step wash {can=can? A grown-up checks the rim of {the can} and covers anything sharp. Soak off the label and dry it with {the towel}. | Soak off the label of {the can} and dry it well with {the towel}.}
step start {coat=washi-tape? Stick the end of {the coat} to the back of {the can}, just at the bottom. | {fix=tape? Run a strip of tape up the back of {the can}, double-sided if you have it, and tape the end of {the coat} down at the bottom. | Draw a line of glue up the back of {the can} and press the end of {the coat} into it at the bottom. Wait until it holds.}}
step wind {coat=washi-tape? Run it around, row above row, each touching the last. | {coat=fabric-scrap? Tear {the coat} into long strips as wide as a finger, and wind them | Wind {the coat}} around, row above row, each touching the last{fix=glue? , with a little glue on the back every few rows | }. Change the color whenever you like.} Push the rows together with a fingernail: no gap may show.
step end At the rim, {coat=washi-tape? cut it off at the back. | cut it off at the back and {fix fix} the end down flat. Hold it while you count to sixty.}
step badge Cut {v.badge} from {the badge} and {coat=washi-tape? press it on with a loop of the tape, | {fix=tape? tape | glue} it on} {v.where}.
step dots {dots=sticker? Press | {coat=washi-tape? Set | {fix fix}}} {the dots} around it.
step dry Let it stand for half an hour.
step tag Write on {the tag} with {the pen}: “{v.line}.” Tuck it between two rows.
step give {pencils? Sharpen {the pencils}, put them in, and give it away. | Give it away: pencils move in by themselves.}
further @4-5 Count the rows together. How many more did it take than you thought?
further Wind a lower and a higher one in the same colors, for clips and for scissors, and tie the three together.
safety {can=can? The open rim of a can is often sharp: a grown-up feels it first. | {can=glass-jar? A glass stays on the table while it is wound, and a grown-up carries it. | Wind around the pot and never around fingers.}}
skills winding evenly, gluing, choosing colors
waiting {fix=glue? Half an hour for the glue.}
alt A pencil holder wound all around{badge? , with {a v} in front | }

* tube-log-campfire
name campfire
title Campfire for the Living Room | Campfire That Never Burns Out | {logs=cardboard-tube? Five Logs and a Paper Fire | A Fire of Sticks and Paper}
about Five logs, a handful of paper flames, {ring? a ring around it, | } and suddenly everybody sits in a circle and tells stories. | You can camp in the rain, in winter, and beside the sofa: this fire is always lit and never hot.
step bark {skin=construction-paper,packing-paper? Tear {the skin} to size, roll {the logs} in it, one by one, and hold the seam with glue. | {skin? Color {the logs} brown all around with {the skin}{skin=paint,acrylic-paint? , on old paper, and let them dry for half an hour | }.}}
step rings {pen? Draw bark on {the logs} with {the pen}: long wavy lines, and a knothole here and there.}
step flames Cut {flames=felt? {the flames} into | {the flames} into} pointed flames, from as long as a finger to as long as a hand: red the tallest, orange the next, yellow the smallest.
step stack Lay two of {the logs} side by side on {the floor}, two crosswise on top and the last one across the middle. A spot of glue wherever they touch keeps the pile from rolling.
step plant Twist the flames together at the bottom, small ones in front of tall ones. Dip the twist in glue and push it down between the logs, so that the tips stand up.
step ring {ring=packing-paper,newspaper? Crumple {the ring} into eight stones and lay them around the fire. | Lay {the ring} around the fire, close together, as every good camp does.}
step light {@9-12? Switch on {the light}, with its lid screwed shut, and push it in below the flames, together with a grown-up. | A grown-up switches on {the light}, checks its lid and pushes it in below the flames.}
step sweet Push {the sweet} onto {the stick}, or hold it with a dot of glue: marshmallows for the story hour.
step sit Turn off the lamp and sit around it. Whoever holds a stick tells a story; the next one goes on with it.
further @4-5 Build a tent from a blanket over two chairs, and camp beside it.
further Write ten first sentences on slips of paper for the campfire: whoever draws one has to tell the rest.
safety Only a play fire: no match and no real candle comes near paper flames. {light? The lamp is a grown-up's, in and out, and is put away afterward. | }
skills painting, stacking, telling a story
waiting {skin=paints? Half an hour for the paint and the glue. | Half an hour for the glue.}
alt A pile of paper logs with paper flames and a ring of stones

* noodle-pony
name {v}
title Pool-Noodle {V} to Ride | {V} From the Swimming Pool | Gallop, {V}!
about A pool noodle, bent at the top: there is the head, there is the neck, and the rest is for riding. | It is as tall as you are, weighs nothing, and a whole stable of them fits behind the door.
say pony: name=pony; deco=two pointed ears as long as your finger; more=; end=nostrils, a mouth and a white star between the eyes
say unicorn: name=unicorn; deco=two pointed ears as long as your finger, and a long thin triangle; more=Roll the triangle into a horn and glue it in front of them.; end=nostrils, a mouth and long lashes
step bend {@4-5? A grown-up folds the top of {the noodle} over, as much as a forearm is long, and holds it down | Fold the top of {the noodle} over, as much as your forearm is long, and hold it down} against the rest: a head with its nose pointing down.
step bind Wind {the binding} around both layers, a hand above the nose, ten times and as tightly as two people can{binding=duct-tape? . | , and knot it.} Shake it: the head must not spring up.
step ears Cut {v.deco} from {the ears}. Fold each ear at the bottom and glue both on top of the bend. {v.more} Hold them while you count to sixty.
step strands Cut {the mane} into pieces as long as your hand, about thirty of them{mane=crepe-paper,tulle? , several layers at once | }.
step mane Run a thick line of glue from between the ears down the neck and press the pieces in, bunch by bunch, half to the left and half to the right. Let it lie for an hour.
step eyes {eyes=felt? Cut two eyes from {the eyes} and glue them on | {eyes=sticker? Press {the eyes} on | Glue {the eyes} on}}, left and right, below the ears.
step face Draw {!eyes? two eyes, }{v.end} with {the ink}, pressing lightly: foam dents.
step bridle {bridle=washi-tape,duct-tape? Run {the bridle} around the nose and behind the ears: a bridle without loose loops. | Tie {the bridle} around the nose, close, lead it behind the ears and knot it there: a bridle without loose loops.} {bells? Tie {the bells} to it, to ring along. | }
step ride {@4-5? Trot, trot, stop! Who is the fastest rider around the table? | Lay out a course of three cushions to jump and two chairs to ride around. Every fallen cushion costs three seconds.}
further @4-5 Cut apples and carrots from paper and feed it after the ride.
further Invite a second rider, give both ponies a name and a number, and hold a tournament with ribbons.
safety Ride where the way is clear, with the long end trailing on the ground; never on stairs.
skills bending and binding, gluing a mane, moving
waiting An hour for the mane.
alt {A v} of a bent pool noodle with a mane and ears
left toothpick: too pointed for something to ride

* carton-bird-diner
name bird feeder
title {house=milk-carton? Milk-Carton Bird Diner | Window Bird Diner} | A Restaurant for Birds | Breakfast With the Birds
about {roof? A window to fly in, a perch to sit on and a roof against the rain: in two days the first guests have found it. | } | Yesterday it held {house=milk-carton,milk-jug? milk | breakfast}. From tomorrow it feeds the whole neighborhood.
step window Rinse {the house}, dry it and close it. Draw a window as large as your palm on {house=milk-carton,milk-jug? two opposite sides | one side}, three fingers above the bottom. {@4-5,6-8? A grown-up cuts it out. | Together, cut it out.}
step paint {paint=duct-tape,washi-tape? Cover the outside with stripes of {the paint}: they keep the rain off. | Paint the outside in calm colors, green and brown, with something small in red, and let it dry for an hour. {house=milk-carton? A drop of dish soap in the paint makes it hold on the smooth carton. | }} The inside stays bare.
step roof Glue {the roof} side by side onto the top, so that {roof=leaf,moss,pine-branch? every row covers the end of the one below | they stick out over the windows}.
step perch {@4-5,6-8? A grown-up pokes | Together, poke} a hole below {house=milk-carton,milk-jug? each window | the window} with the tip of {the scissors}, and a few tiny ones in the bottom for the rain. Push {the perch} through, so that it sticks out by a hand.
step line {house=milk-carton? Poke a hole through the folded top, | Poke two holes near the top, across from each other,} pull {the line} through and tie it into a loop with a double knot. Pull hard at it.
step fill Pour {the seed} in through a window, up to the sill.
step hang {@9-12? Together, hang | A grown-up hangs} it from a branch where no cat can jump, and where you can see it from indoors.
step watch Wait for two days, then sit at the window before breakfast. {@4-5? Who comes: a big one or a small one? | Draw every guest with its colors and find out its name.}
further @4-5 Put out a dish of water beside it, too.
further Keep a list for a week: who comes when, and who sends whom away?
safety {@9-12? The tip of the scissors slips on smooth carton: cut away from your hand. | Windows and holes are a grown-up's work.} Wash hands after filling, and clean the feeder every week.
skills building for others, painting, watching quietly
waiting {paint=acrylic-paint,paint? An hour for the paint. | {roof? An hour for the glue. | }}
alt A painted feeder with a window, a perch and a roof, hanging from a line
left bread: fills birds without feeding them

* wound-magic-wand
name wand
title {v=wizard? Wizard's Wand With a Wound Grip | {v=fairy? {tails? Fairy Wand With Streamers | Fairy Wand} | {v=ice? Ice Queen Wand | Unicorn Wand}}} | {core=chopstick? The Chopstick That Can Do Magic | The Stick That Can Do Magic} | A Wand of Your Own
about Every wand chooses its owner, but first somebody has to wind the grip. | {tails? {v=wizard? Bound turn by turn and worn by many hands: it looks as old as magic itself. | Swish it, and the tails write loops in the air.} | }
say wizard: name=wizard; shape=a lightning bolt as long as your thumb; spell=Make up a spell that ends in -us, and try what it moves.
say fairy: name=fairy; shape=a star as wide as your palm; spell=Grant a wish to the first person you meet.
say ice: name=ice; shape=a snowflake with six points, as wide as your palm; spell=Lift it, and everybody freezes on the spot. Who moves first?
say unicorn: name=unicorn; shape=a heart or a star as wide as your palm; spell=Gallop once around the room and leave sparkles behind.
step paint {paint=paint-marker,permanent-marker? Draw rings and spirals on {the core} with {the paint}. | Paint {the core} {color a}, first one half, then the other, so that there is always an end to hold.}
step wait Lean it against something until it is dry, {paint=paint-marker,permanent-marker? ten minutes. | half an hour.}
step start {wrap=washi-tape? Stick the end of {the wrap} onto {the core} | Glue the end of {the wrap} onto {the core}}, a finger from the thick end, and hold it until it stays.
step wind Wind {the wrap} around, turn beside turn, until the grip is as long as your hand is wide. {@4-5? One of you turns the wand, the other holds {the wrap} tight. | Turn the wand and not the thread: the turns get more even.} Wind back over it where you want it thicker.
step end Cut {the wrap} off {wrap=washi-tape? and press the end down. | and glue the end under the last turn.}
step beads {core=chopstick? Slide {the beads} on from the thin end over a drop of glue, or glue them | Glue {the beads}} in a row just above the grip.
step top Draw {v.shape} twice on {the top}, cut both out and glue them together with the tip of the wand between them.
step gem {gem=sticker? Press | Glue} {the gem} on where the light catches them.
step tails {tails=feather? Tie {the tails} on | Cut {the tails} into pieces as long as your forearm and tie them on} just above the grip, with the knot behind.
step spell Let it dry for half an hour before the first spell. {v.spell}
further @4-5 Make a bed for it from a small box, for wands must sleep.
further Write a page of spells that go with it: what does each do, and what goes wrong when somebody says it backward?
safety A wand points at the ceiling and at hats, never at a face. {core=chopstick,stick,bamboo,dowel,driftwood? The tip has to be blunt: rub it round on the sidewalk first. | }
skills winding evenly, gluing, making up magic
waiting {paint=paints? An hour in all for paint and glue. | Half an hour for the glue.}
alt A wand with a wound grip{beads? , {beads=button? buttons | beads}}{top? {beads? and | ,} a {v=wizard? bolt | {v=ice? snowflake | star}} at its tip}

* foil-suit-robot
name robot
title Robot in a {suit=aluminum-foil? Foil | Shining} Suit | {body=cardboard-tube? Tube Robot With Springy Arms | Small Robot With Springy Arms} | The Robot on the Breakfast Table
about {a body} puts on {suit=aluminum-foil? foil | a shining suit}, gets arms that boing and four dials that do what you say. | One dial for dancing, one for whispering, one for breakfast. The last one nobody may touch.
step suit {suit=duct-tape? Cover {the body} with strips of {the suit}, edge to edge, and fold the ends to the inside. | Tear off a piece of {the suit} that goes once around {the body} and a finger's width over. Roll {the body} in it, shiny side out, {fix=tape? tape down the seam | run a line of glue along the seam}, and fold the edges to the inside.}
step press {suit=aluminum-foil? With the cap of {the pen}, press lines and rivets into the foil, softly, or it tears: | Draw lines and rivets with {the pen}:} a line below the face, and a door in the belly.
step holes {@4-5? A grown-up pokes | {@6-8? Together, poke | Poke}} a hole on each side with the tip of {the scissors}, a little below the face.
step arms {arms=pipe-cleaner,craft-wire,twist-tie? Wind {the arms} around a finger to make springs, push one end of each into a hole, bend it over on the inside, and fork the other end into a claw. | Push {the arms} through the holes, one from each side, as far as they will hold.}
step eyes {eyes=sticker? Press | {fix fix}} {the eyes} onto the face.
step mouth Draw a mouth full of bars on {the mouth}, {!eyes? and two square eyes, } cut it out and {fix fix} it on.
step dials {dials=sticker? Press | {fix fix}} {the dials} onto the chest. What does each of them do? Agree on it before you turn one.
step feet {feet=egg-carton? Cut two cups from {the feet} and {fix fix} them | {fix fix} {the feet}} under the rim as feet. It has to stand by itself.
step dry {fix=tape? Press every piece once more with a thumb. | Lay it on its back for half an hour.}
step play Press a dial, and move the way it says, until somebody presses another one. {@4-5? Who was the best robot? | {@6-8? Program a friend: forward two, turn, clap, stop. | Write it a program of ten lines that gets it from the table to the refrigerator.}}
further @4-5 Build it a smaller sister from half a tube.
further Build a whole team with different suits, and give each one a job in the house.
safety {arms=pipe-cleaner,craft-wire,twist-tie? The ends of the arms are bent over, so that they cannot scratch. | Small dials stay away from toddlers.}
skills wrapping, making springs, giving a thing a character
waiting {fix=glue? Half an hour for the glue. | }
alt A shining robot with springy arms, dials and round eyes
`;
