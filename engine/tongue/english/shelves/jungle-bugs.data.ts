export const words = `
* plate-tiger
name tiger
title Paper-Plate Tiger | A Tiger With Printed Stripes | Stripy Plate Tiger
about A scrap of card dipped on its edge prints a perfect tiger stripe, and every press makes the tiger a little wilder. | Big orange brushwork first, then the stamping: two jobs that two-handed artists of any size do well.
step coat {@2-3? Give your child the orange and {the brush}, and let the whole front of {the plate} turn orange, rim too. | Paint the front of {the plate} orange, right out to the rim.} Leave it to dry.
step edges From {the edge}, cut a strip {in 2} wide and as long as your hand. Fold it in half, so that it is stiff and easy to hold.
step puddle Pour a thin puddle of black paint onto a saucer. Too deep, and the stripes turn into blobs.
step stripes @2-3 Your child dips the long edge in black and presses it onto the rim, again and again: pat, lift, look. All stripes belong to the tiger, wherever they land.
step stripes Dip the long edge in black and press it onto the rim, pointing to the middle: three stripes on the forehead and four on each cheek.
step cut From {the card}, cut two round ears in orange, as big as {@2-3? a peach | a plum}, and a white muzzle like an 8 that lies on its side. Two small pink circles make the inner ears.
step ears {@2-3? Rub glue onto the pieces. Your child pushes the ears under the rim and presses the muzzle onto the lower half. | Glue the ears behind the rim and the muzzle onto the lower half of the face.}
step whiskers Cut each of {the whiskers} in two, and glue three halves to each cheek.
step nose Glue {the nose} to the middle of the muzzle, near the top.
step eyes Glue {the eyes} above the muzzle, as far apart as the two cheeks.
step face {@2-3? Draw the nose and the eyes where your child points. Whiskers come last, with a hiss. | Draw a wide mouth{!nose? , a nose}{!eyes? , two round eyes}{!whiskers? , and whiskers. Count them on both sides}.}
further @2-3 Creep through the room on soft paws, and roar only when you reach the door.
further Print a whole sheet of stripes in other colors, and cut a tail from it that hangs below the plate.
safety @2-3 Paint stays on the plate and off the fingers that go into mouths; wash hands before the tiger is stroked.
safety The card strip has stiff corners: print with it, and leave faces alone.
skills painting a large surface, printing, parts of a face
waiting Half an hour for the orange paint to dry.
fact No two tigers wear the same stripes, and even their skin is striped below the fur.
alt A round orange tiger face with black printed stripes and a white muzzle

* sock-boa
name snake
title Sock Boa | A Snake of Odd Socks | The Boa That Ate the Paper
about Three socks without partners swallow a heap of scrunched paper and turn into a boa as long as a child's arms reach. | Stuffing is the best part here: the boa is hungry, and small hands may feed it until it is full.
step fluff {fill=newspaper,packing-paper,tissue-paper? Tear sheets of {the fill} and scrunch them into balls as big as a fist. | Pull {the fill} apart into handfuls as big as a fist.} {@2-3? The louder, the better. | About five for each sock.}
step stuff {@2-3? Hold each sock open and let your child feed it, handful by handful, until it is as firm as a pillow. | Push the handfuls down to the toe and fill each sock until only the cuff is empty.}
step join {@2-3? Push | Together, push} the toe of the second sock into the cuff of the first, a finger deep, and wind {the tape} tightly around the cuff three times. Join the third sock in the same way.
step knot Tie a knot into the last cuff, close to the filling: the tip of the tail.
step tear Tear off strips of {the tape} as long as a hand and hang them from the edge of the table.
step bands {@2-3? Your child peels strip after strip and sticks stripes across the snake. | Wrap the strips around the body: one, two, three in a row make a pattern when the spaces repeat too.}
step cut From {the felt} cut a tongue with a fork at its tip, {in 2} long, and two round eyes as big as {@2-3? jar lids. | large coins.}
step face {@2-3? Put glue on the toe of the first sock. Your child presses the tongue and the eyes on; you add the dark dots. | Glue tongue and eyes to the toe of the first sock, and dot the eyes with {the pen}.}
step play {@2-3? Slither under the table and over a chair. Whose leg does the boa wind around? | Let the boa wind through the legs of a chair and come out with its head first.}
further @2-3 What did the boa have for breakfast? Hide a toy under it and feel for the lump.
further Measure the boa with your feet, and build it a nest from which it can watch the door.
safety @2-3 A grown-up joins the socks and checks that the knot is tight: the filling must stay inside. The snake lies across laps and never around anybody's neck.
safety The boa winds around legs and chairs, never around a neck.
skills filling, scrunching, peeling and sticking
alt A long stuffed snake made of three odd socks with stripes of tape
left button: would make eyes that come off and get swallowed
left googly-eye: come off cloth too easily for this age

* lift-leaf-jungle
name jungle
title Lift-the-Leaf Jungle | Who Hides in the Jungle? | Peekaboo Jungle
about Thumbs print the animals, torn leaves hide them, and then the game begins: lift a leaf and say hello. | A picture to play with for days, because every leaf opens like a small door.
step puddle Put {colored color b} and {colored color c} on a saucer, {color=washable-ink-pad? with the lids open, | each as thin as a smear of jam,} and lay {the base} flat.
step print {@2-3? Your child dips a thumb and presses it onto {the base}: five prints, far apart. Each one will be an animal. | Press your thumb into the color and print five animals on {the base}, far from each other, so that each one gets its own leaf.}
step wipe Wipe the thumbs on a damp towel and let the prints dry while you tear.
step tear {@2-3? Start a rip in {the leaves} and hand it over: torn pieces as big as a hand are leaves. | Tear {the leaves} into long leaves as big as your hand, and tear a few narrow ones.}
step faces {@2-3? With {the pen}, give every dry print two eyes, ears or a tail, while your child says who it is. | When the prints are dry, after ten minutes, give every one eyes, ears or a tail: a monkey, a frog, a tiger, a bird.}
step stems {@2-3? Put a dab of glue above each animal, where the leaf is hinged; your child presses the upper end of a leaf onto it. | Put glue only on the upper end of a leaf and press it on above an animal. The rest stays loose, or the door does not open.}
step more Glue the remaining leaves along the edges, until the jungle is thick.
step seek Shut all the leaves. {@2-3? Knock on one and ask who is at home. | Where was the frog? Take turns and remember.}
further @2-3 Make the sound of each animal before its leaf goes up.
further Print a second row of animals and ask somebody to find two of a kind with only two leaves.
safety @2-3 Thumbs are wiped right after printing, before they find the mouth.
safety Wash the color off before you touch the leaves, or the hidden animals leave traces.
skills printing with a thumb, tearing, remembering places
waiting About ten minutes for the prints, while the leaves are torn.
alt A jungle of torn paper leaves with thumb-print animals peeking out

* hand-parrot
name bird
title Handprint {V} | {A V} With Hands for Wings | {V} From Four Hands
about Four prints of one small hand are the feathers, so the bird is exactly as old as its maker. Write the date on the back. | Fingers already look like feathers when they are spread wide. The rest is a round body and a beak.
step brush Lay {piece paper} on the table for the background. Brush {color=paint? paint} over the palm and all fingers of one hand{@2-3? ; it tickles. | , not too thick, or the fingers run together.}
step tail {@2-3? Help the hand land below the middle of the sheet, fingers down, press it flat and lift it straight up. Do it again beside the first, in another color: that is the tail. | Press the hand below the middle of the sheet with the fingers pointing down, twice, side by side and in two colors: the tail.}
step wings {@2-3? Two more prints, one to the left and one to the right, with the fingers pointing away: wings. | Print one hand on each side of the middle, fingers slanting down and away: two wings. Leave a space as wide as a hand between them.}
step wash Wash the hands in warm water, dry them, and let the prints dry too.
step cut From {colored paper a}, cut an egg-shaped body as long as {@2-3? your own hand | your hand and a finger} and a round head. From {colored paper b}, cut {v.beak}{@4-5? , and from scraps a round patch for the eye}.
step body {@2-3? Your child rubs glue on the back of the body and presses it between the wings, where all palms meet. The head goes on top. | Glue the body over the place where the palms meet, and the head on top of it.}
step beak Glue the beak to the side of the head.
step eye {@2-3? Draw an eye, and a branch under the feet. | Draw a bright eye, a branch that runs across the sheet, and claws that hold on to it.}
further @2-3 Say a word in a parrot's voice and let your child say it back.
further Print the hands of the whole family as leaves around the bird, the largest at the bottom.
safety @2-3 Have the water and the towel ready before the first finger is painted, and hold the wet hand until it is clean.
safety Painted hands stay over the paper; a second person opens the tap.
skills printing with hands, left and right, gluing
waiting Half an hour for the prints to dry.
alt {a v} whose wings and tail are painted handprints
say macaw: name=macaw; beak=a beak like a comma
say toucan: name=toucan; beak=a beak as long as a banana

* plate-ladybug
name ladybug
title Paper-Plate Ladybug | Dotty Plate Ladybug | Ladybug With Printed Dots
about A round plate is a ladybug already; it only has to turn red and get its dots, and dots are what small stampers do best. | Red, dry, then black: waiting for the first color to dry is the one hard thing about this beetle.
step coat {@2-3? Your child paints the whole back of {the plate} red. No white may look out, not even on the rim. | Paint the back of {the plate} red all over, in round strokes, and let it dry.}
step stamp {stamp=sticker? Loosen an edge of every dot of {the stamp}, ready to be picked. | {stamp=potato,apple,carrot? Cut {the stamp} straight across, so that the cut side is flat and round, and dab it dry. | {stamp=kitchen-sponge? Cut a round piece as wide as a plum from {the stamp}. | Find the flattest side of {the stamp}: that one prints.}} {@2-3? It should fill a small fist.}}
step line With {the pen}, draw a line down the middle of the dry plate: here the wings would open.
step dots {stamp=sticker? {@2-3? Your child peels and presses the dots on, on both sides of the line. | Press three dots on each wing, so that the two sides look alike.} | {@2-3? Put black paint on a saucer. Your child dips the stamp and prints dots: press, lift, and once more. | Dip the stamp in black paint on a saucer and print three dots on each wing, so that the two sides look alike.}}
step cut From {colored card b}, cut a half circle as wide as a mug for the head{feelers?  and six legs | , six legs and two feelers}. Cut two round eyes {@2-3? as big as plums} from {the white}.
step legs Turn {the plate} over. {@2-3? Your child holds each leg on its spot while you add glue: three on every side. | Glue three legs to each side, bent a little, as beetles have them.} {!feelers? The feelers go behind the head.}
step head {@2-3? Rub glue on the flat edge of the head together, and let your child push it behind the rim at the top of the line. | Glue the flat edge of the head behind the rim, at the top of the line.}
step antennas Roll one end of each of {the feelers} around {the pen}, and glue the straight ends behind the head, pointing forward.
step sight Glue one of {the sight} onto each white eye.
step eyes Stick the white eyes onto the head{!sight?  and dot them with {the pen}}. {@2-3? Say good morning to the ladybug.}
further @2-3 Touch one dot after another and count them aloud, as far as your numbers go.
further Throw a die and print that many dots on a second plate, the same number on both wings. Which sum comes out?
safety @2-3 A grown-up cuts the stamp and everything else; what prints is not for tasting.
safety The stamp is cut by a grown-up; wash your hands before white paper comes near black paint.
skills painting, stamping, counting
waiting Half an hour for the red paint.
alt A red paper-plate ladybug with six black dots, six legs and two white eyes
left nuts-and-bolts: are small enough to choke on and stay in the toolbox
left pipe-cleaner: have wire ends, so paper feelers are better for small children

* hexagon-hive
name honeycomb
title Honeycomb Print With Bees | Six-Cornered Beehive | Bees Around Their Comb
about A tube pinched into six corners prints the pattern that bees have built for millions of years. | Press, lift, press: cell joins cell until the hive is full, and then the thumbs fly in as bees.
step corners Press {the tube} flat, open it again and pinch it all around into six corners, until its end looks like a bolt from the toolbox. Lay {the sheet} ready beside it.
step pour Put {colored color a} on a saucer and tilt it, so that it covers the bottom in a thin layer.
step comb {@2-3? Your child dips the six-cornered end and prints it onto the middle of the sheet, many times. Show how one cell can lean on another. | Dip the end of the tube and print a cell in the middle of the sheet. Set the next one wall to wall with it, and go on until ten cells make a comb.}
step bees {@2-3? Now the thumb dips in: five bees all around the comb, wherever there is room. | Print five bees around the comb with a thumb turned sideways.}
step wipe Wipe the thumb on a wet towel. The bees need about twenty minutes to dry.
step tear Tear {the wings} into bits as big as your thumb{@4-5? , two for each bee}.
step wings {@2-3? Dab glue above every bee and let your child press two wings onto it. | Glue two wings to the back of every bee.}
step stripes {@2-3? Add two stripes and an eye to every bee while your child buzzes. | Draw two stripes and an eye on every bee, and a dotted line for the loop that it has flown.}
further @2-3 Fly with a finger from bee to bee and buzz louder the nearer you come to the hive.
further Try a tube with four corners and one with three. Which cells leave no gaps, and which ones do?
safety @2-3 The dip is thumb-deep and no deeper: a saucer with little paint keeps sleeves and mouths clean.
safety Hold the tube at its dry end, and wipe the table before the paint sets.
skills printing, joining shapes, pressing with one finger
waiting Twenty minutes for the bees to dry.
fact Six-cornered cells take the least wax to hold the most honey.
alt A printed golden honeycomb of ten cells with five thumb-print bees around it
left rubber-band: too small for this age, and nothing has to be tied

* egg-caterpillar
name caterpillar
title Egg-Carton Caterpillar | Caterpillar on a Bitten Leaf | The Bumpy Caterpillar
about One row of an egg carton is a caterpillar that only needs color, and the holes it eats are torn by the child. | Five bumps full of color, and a leaf that gets smaller with every bite.
step cut {@6-8? Together, cut | Cut} a row of five cups from {the carton} and trim the edges, so that it stands flat with the bumps up.
step paint {@2-3? Let your child paint the bumps with {brush? {the brush} | both hands, dipping fingers in}: every bump and the valleys between. Hold the end of the row so that it stays put. | Paint the head {color red} and the other bumps {color green} and {color yellow} in turn. Reach into the valleys with the tip of the brush.}
step dry Let the paint dry. Egg carton is thirsty and takes about 45 minutes.
step leaf Cut a leaf as long as {@2-3? your forearm | the caterpillar and a hand more} from {colored leafpaper d}{!feeler? , and two thin strips as long as a finger from what is left | }.
step bites {@2-3? Your child tears bites out of the edge of the leaf: crunch, another one. | Tear bites out of the leaf, some at the edge, and a few holes in the middle after folding it a little.}
step feelers {!feeler? {@2-3? Curl the tip of each strip around a finger and glue both | Roll up the tip of each strip and glue both} behind the head as feelers. They need five minutes.}
step antennas Snip {the feeler} in two, prick two small holes into the top of the head with the tip of the scissors, push one piece into each, bend the ends inside and hold them there with a drop of glue. Curl the tips around a finger.
step nose Glue {the nose} to the front of the head.
step eyes {eyes=sticker? {@2-3? Your child presses | Press} | Glue} {the eyes} {eyes=sticker? onto | to} the front of the head, side by side: now the caterpillar can look for its leaf.
step face {@2-3? {eyes? Together draw a smile on a scrap of the leaf as big as a thumbnail, and glue it below the eyes. | Tear two scraps of the leaf as big as a thumbnail, draw a dot on each together, and glue them on the first bump: the eyes.} | Draw {eyes? the rest of the face | a face} on the first bump, and two feet under every other one.}
step munch Set the caterpillar on its leaf. {@2-3? Let it munch along the edge from bite to bite. | How many bites has it taken, and what does it eat tomorrow?}
further @2-3 Pretend to feed it from the kitchen: something red, something green. Name each food.
further Lay a paper napkin over the caterpillar overnight as a cocoon, and fold a butterfly to find there in the morning.
safety @2-3 Torn bits of leaf are swept up as they fall: what was bitten by the caterpillar ends up in small mouths too.
safety A grown-up cuts the carton, because it bends away from the blades; wash hands after handling a carton that held eggs.
skills painting all around, tearing, telling a story
waiting About 45 minutes for the paint.
alt A caterpillar made of five painted egg-carton bumps on a leaf with bites
left toothpick: too pointed beside small eyes

* blot-butterfly
name butterfly
title Squish-and-Open Butterfly | Blot Butterfly | A Butterfly That Paints Itself
about Blobs of paint, a fold, a rub, and the paper opens with a gasp: both wings match to the last dot. | Nobody knows beforehand how these wings will look, and that is why one butterfly is never enough.
step fold Fold {piece sheet} in half like a book, rub the fold and open it again.
step drops {@2-3? Your child drops blobs of paint from {the spoon} onto one side only, close to the fold and farther out. Small blobs spread wide. | Drop paint onto one side only with {the spoon}: five or six blobs no bigger than a grape, some near the fold, some near the edge.}
step rub {@2-3? Close the book. Your child rubs it with flat hands, from the fold outward. | Close the sheet and rub from the fold outward with a flat hand. You can feel the paint move.}
step open {@2-3? Open it together, slowly. What has appeared there? | Open it slowly. Whatever is on the left is now on the right as well.}
step dry Leave it to dry flat for about an hour.
step cut Fold it once more with the paint inside and cut half a butterfly along the fold: a big wing above, a smaller one below. {@4-5? Draw the line first and cut it together.}
step body {@2-3? Spread glue along the crease and let your child press {the body} onto it. | Glue {the body} along the crease, so that the wings can bend up on both sides.}
step feelers Glue two thin strips of {the strip} behind the top as feelers.
step face {@2-3? Draw a small face on top. | Draw a face at the top and stripes down the body.}
step flap Hold the butterfly by the lower end of its body and run: the wings flap by themselves.
further @2-3 Land the butterfly on a nose, a knee, a teddy, and name the place every time.
further Try a blot with only two colors of paint and watch which third one appears in the middle.
safety @2-3 Spoon-sized blobs are enough: with less paint on the sheet, less of it ends up in a mouth.
safety Cut the folded sheet together; two layers push the blades apart.
skills symmetry, rubbing with flat hands, mixing colors
waiting An hour for the wings to dry.
alt A butterfly with matching blots of color on both wings and a stick for a body

* peg-crocodile
name crocodile
title Snapping Clothespin Crocodile | Clothespin Croc | The Crocodile That Bites
about Pinch the tail end of the clothespin and the jaws open; let go and they snap. The spring does the growling. | A crocodile is mostly mouth, and a clothespin is nothing else: they belong together.
step draw On {the card}, draw a crocodile from the side without its lower jaw, as long as two hands: a flat snout, a bump for the head, a back no taller than {the pin} is high, and a long tail. Draw the lower jaw on its own, with a short neck.
step cut Cut out both pieces. {@4-5? The grown-up holds the card and turns it while you snip. | Add two short legs from the scraps and glue them behind the belly.}
step bumps Cut two cups from {the bumps} for the bulging eyes, and trim them low.
step paint Paint everything green{bumps? , the egg cups too,} and let it dry for half an hour. A second green, mixed with a drop of another color, makes good scales.
step teeth Cut two strips of {the white} as long as the jaw, snip triangles out of one long side, and glue them behind the edges of both jaws, so that only the points look out.
step pin Lay {the pin} on its side, the gripping end toward the snout. Glue the neck of the lower jaw to one arm and the crocodile to the other, mouth above mouth. No glue may run into the spring. Wait until it holds.
step eyes Glue the egg cups onto the top of the head.
step look Draw a nostril and a few scales{!eyes? , and two eyes with narrow black slits}.
step stare Glue {the eyes} {bumps? to the front of the cups | to the bump on the head}.
step snap Pinch the free ends: the crocodile yawns. {@4-5? Can it carry a paper fish across the table? | Try how many paper fish it can carry across the table in a minute.}
further Ask the crocodile questions and let the jaws answer: one snap for yes, two for no.
further @6-8 Build a relative with another mouth, a hippo or a pelican, and let the two of them talk.
safety Clothespins pinch: the crocodile bites paper, and no noses or lips.
skills drawing an outline, squeezing with the fingertips, gluing in the right place
waiting Half an hour for the paint, and as long for the glue.
alt A green crocodile with white teeth whose jaws open with a clothespin
left toothpick: too pointed for teeth at this age

* color-chameleon
name chameleon
title Color-Changing Chameleon | The Chameleon in the Window | Pull-Tab Chameleon
about Pull the strip, and the chameleon blushes from green to purple, because its skin is a window and the colors walk by behind it. | Calm, angry, in love: chameleons talk with their skin, and this one says whatever you color for it.
step draw On {the card}, draw a chameleon as long as your hand on a branch: an egg-shaped body, a head with a pointed helmet, four thin legs and a tail like a snail. Keep two fingers of space to all edges.
step window {@4-5? A grown-up cuts out only the body, along its line | Cut out only the body, together with a grown-up}: fold {the card} a little for the first snip, and stop where head, legs and tail begin.
step jungle Color the head, the legs, the curly tail and the jungle around them. The eye is a cone with a tiny pupil.
step eye Glue {the eye} on as the pupil: it looks where no one else does.
step bands On {the slide}, color bands from edge to edge, each two fingers wide: red, orange, yellow, green, blue, purple. {@6-8? Let neighbors run into each other, so that the change is soft. | Press hard; pale colors hardly show.}
step trim Cut {the slide} so that it is a little taller than the window and longer than {the card} is wide.
step rails Lay the strip on the back over the window. {@4-5? Together, stick | Stick} tape along its upper and lower edge, on {the card} only, with a narrow fold of paper under it, so that the strip can glide. If it jams, trim its edge.
step load Push the strip in from the side, colors toward the window, until the end looks out like a tab.
step play Pull slowly. {@4-5? Which color is your chameleon when it is happy, and which when it sulks? | Stop at a color and let somebody guess the mood.}
further @4-5 Look for a thing in the room in every color that passes by, and stop the strip there.
further Make a second strip with patterns: leaves, bricks, the wallpaper of your room. Where does the chameleon vanish?
safety The first snip into the middle is made by a grown-up: nobody pokes a hole toward the other hand.
skills coloring in bands, cutting from the inside, building a slide
fact A chameleon can look forward and backward at the same time, with one eye each.
alt A chameleon on a branch whose body is a window with rainbow colors behind it

* jointed-hangers
name animal
means tape
title Swinging {V} With Brads | Jointed {V} on a Branch | {V} That Hangs by Its Hands
about Four brads make four joints, and {the v} gets into positions that nobody could draw. | Hooked hands are the trick: {the v} hangs from a branch, a shelf, the edge of a lampshade, wherever you left it.
step draw On {the card}, draw the body of {the v}, an egg {in 4} long, and a head as wide as your palm: {v.head}. Draw the head so that it overlaps the body, in one piece.
step hooks Draw two arms and two legs, {in 5} long and as wide as two fingers, with a round shoulder at one end. {v.hands}.
step cut Cut out all the pieces. {card=cardboard? Go slowly in the hooks and snip in from both sides. | In the hooks, turn the card instead of the scissors.}
step color Color the front: {v.coat}.
step holes Mark a hole in each shoulder and hip and one at the round end of each arm and leg, a finger's width from the edge. Make the holes{punch=hole-punch? with {the punch}. | by turning the point of a pencil into it on a thick magazine.}
step pivots Lay arms and legs behind the body and push {the pivots} through both layers. Bend the legs of each brad apart, just loosely enough for the joint to move by itself.
step tail Tape {a tail} behind the back as {v=monkey? a tail and curl its end, so that it can hold on too. | a stubby tail: fold it double.}
step cord Tie {the cord} to both ends of {the branch}, so that it can hang on a hook or a door handle.
step hang Hang {the v} on {the branch} by its hands, by one hand, by a foot. If a joint keeps slipping, press its brad flatter.
further @6-8 Cut a banana, a cup and a suitcase from scraps, each with a slit, for the hooked hands to carry.
further @9-12 Photograph twenty positions, each a little different, and flick through them: it climbs.
further Make a whole family in three sizes and hang each one from the feet of the last.
safety The back of a brad is sharp: bend it flat, and cover the legs with a piece of tape.
skills making joints, cutting curves, planning a movement
alt {V} of card with jointed arms and legs, hanging from a branch
say monkey: name=monkey; head=two round ears and a face like a heart; hands=End one arm in a hook as deep as your thumb and the other in a round hand; coat=brown fur, and a pale face and belly
say sloth: name=sloth; head=round, with a flat smile; hands=End both arms in two long claws bent like hooks, as deep as your thumb; coat=shaggy strokes of tan, a pale face, and a dark stripe beside each eye

* clay-tree-frog
name tree frog
title Clay Tree Frog | Red-Eyed Frog on a Perch | A Tree Frog That Holds On
about Sticky toes, bulging red eyes, a thin green body: the frog on every rain forest poster sits on your shelf and does not croak at night. | All the character is in the eyes and the toes, so that is where this frog gets most of your time.
step body Set aside a third of {the clay}. Roll the rest into an egg as long as your thumb and pinch one end into a flat, wide head.
step legs From the clay you set aside, roll two thin legs as long as your finger for the front and two twice as long for the back. Roll eight balls as small as peas and two like blueberries.
step join Scratch the clay where the legs meet the body, wet both places, and press. Fold the hind legs like a Z beside the belly, and smooth the seams with {the stylus}.
step toes Press two small balls onto the end of each leg, side by side, and flatten them into round toe pads. {@9-12? Under each pad, scratch a fine grid: that is how the real ones stick.}
step eyes Press the two bigger balls onto the top of the head, far apart, so that they stick out. Draw a long, wide mouth with {the stylus}.
step sit Set the soft frog onto {the perch} and bend its legs around it until every toe touches. It keeps this pose for good.
step dry Let it dry on {the perch} for a day. Turn it now and then; thin legs dry first.
step coat Paint the frog green, two thin coats, and let each dry.
step details Paint the eyes red and give each a black slit, standing upright. The toes are orange, the sides blue with a yellow stripe. Use the tip of {the stylus} for dots.
step stay Fix the frog to its perch with glue under the belly.
further @6-8 Paint a second frog sky blue with black spots, the colors of one that warns everybody who thinks of eating it.
further @9-12 Look up a frog that really lives in the Amazon and paint its pattern exactly.
safety {clay=air-dry-clay? Damp clay on thin legs breaks easily: carry the frog together with its perch.}
skills modeling, joining clay, painting small details
waiting A day to dry, and an hour for the paint.
fact When it is startled, a red-eyed tree frog snaps its eyes open, and the sudden red makes a bird hesitate for a second.
alt A green clay tree frog with red eyes and orange toes on a perch

* filter-butterfly
name butterfly
title Clothespin Butterfly | Coffee-Filter Butterfly | A Butterfly Painted by Water
about The water does the painting: dots of color run into rings, and two plain filters turn into wings like stained glass. | Drip, wait, pleat, clip. No two of these butterflies ever get the same wings.
step color {@2-3? Flatten {the filter} on an old towel. Your child {color=marker? scribbles | dabs} all over them with {the color}: every line will run. | Flatten {the filter} on an old towel and {color=marker? draw rings, dots and stripes on them with {the color}. | dab rings and dots on them with {the color}.} Leave white in between: the colors need room to run.}
step drip {@2-3? {drip=spray-bottle? Your child squeezes {the drip}, filled with water, from an arm's length: three puffs for each filter. | Your child drops water onto {the filter} with {the drip}.} Now watch: the colors are walking. | {drip=spray-bottle? Spray water on {the filter}, two or three times with {the drip}, from an arm's length, | Drop water onto the middle of each filter with {the drip}, one drop after another,} and watch the color wander. Stop when it reaches the rim, or everything turns brown.}
step dry Let the filters dry for an hour. On a sunny windowsill it goes faster.
step pleat Fold each dry filter back and forth like a fan, in pleats as wide as a finger{@4-5? ; the grown-up starts the first one. | .}
step clip {@2-3? You pinch both fans in the middle, one above the other; your child presses {the pin} open with you and lets go: snap, they are wings. | Pinch both fans in the middle, lay them one above the other, and clip {the pin} over the pinched place from above.}
step fan {@2-3? Your child pulls the pleats apart on both sides, as wide as they go: the butterfly opens its wings. | Pull the pleats apart on both sides: the upper fan is the front wings, the lower one the hind wings.}
step feelers Fold {the feelers} in half, hook the bend into the mouth of {the pin} and curl both tips inward, {knobs? each through a {one knobs}, | } so that no wire end sticks out.
step eyes Glue {the eyes} on near the top.
step face {@2-3? Draw two eyes and a smile together on {the pin}, at the end that bites. | {eyes? Draw a smile below the eyes and stripes down {the pin}. | Draw two eyes and a smile on {the pin}, at the end that bites, and stripes below them.}}
step land {@2-3? You crumple | Crumple} {the bloom} into a big loose flower and {@2-3? tuck | tuck} its foot into the top of {the stem}. There {@2-3? your child lets the butterfly land | the butterfly lands}.
further @2-3 Fly it from flower to flower: the cushions are flowers.
further Clip the butterfly to a curtain, a plant or a present; it lands wherever there is an edge.
further @6-8 Test the black marker alone: which colors does the water find in it?
safety Wet color stains: roll up sleeves, and keep the towel under everything.
skills dripping, watching colors mix, folding a fan
waiting An hour for the filters to dry.
alt A butterfly with wings of two colorful coffee filters held by a clothespin

* cocoon-pop
name cocoon
title Butterfly Out of the Cocoon | Pop-Up Cocoon | From Caterpillar to Butterfly
about Push the caterpillar in from below, and a butterfly unfolds at the top: a whole life in one movement. | Children ask to see this trick again and again, and each time they tell the story of the change a little better.
step wrap {glue=tape? Fix the end of {the wrap} with tape and wind it | Smear glue on {the tube} and wind {the wrap}} around {glue=tape? {the tube} | it}, close together, from one end to the other{@4-5? , while the helper turns the tube}. This is the cocoon.
step cut Cut {the tube} down to {in 2 1/2}. From {the wings}, cut a rectangle {in 5} by {in 4}, and from {colored card c} a caterpillar {in 1 1/4} long{@4-5? , with round bumps. | , with four round bumps.}
step pleat Fold the rectangle back and forth like a fan, in pleats that run the long way, as wide as a finger, and pinch it in the middle.
step wings {glue=tape? Tape | Glue} the pinched middle onto the upper end of {the stick}, a thumb's width from the tip, and pull the two fans apart like wings. Let it hold before you go on.
step body With {the pen}, color the stick dark between the wings and draw a face{!feelers?  and two feelers}. {feelers?  Wind the middle of {the feelers} once around the tip and curl both ends: feelers.}
step larva Give the caterpillar {eyes? feelers | eyes, feelers} and stripes. {@6-8? Stripes in the colors of the wings are a hint at what it will be.}
step bottom {glue=tape? Tape | Glue} the caterpillar across the lower end of {the stick}, facing forward. It must be narrower than the tube.
step eyes Put {the eyes} onto the caterpillar's head.
step hide Fold the wings down along the stick and slide it into the cocoon from below, until only the caterpillar looks out at the bottom.
step pop Push slowly. The caterpillar disappears, the cocoon is quiet, and then the wings open. {@4-5? Blow on them to dry them, as the sun does. | Tell what happens on each day while you push.}
further @4-5 Curl up small, count to ten in your cocoon, and unfold your own wings.
further @6-8 Draw the four stages on a strip of paper, egg, caterpillar, chrysalis, butterfly, and glue it around the foot of the tube.
safety The stick goes up and down at arm's length: it pops out quickly, so no face hangs over the tube.
skills winding, folding a fan, telling a sequence
waiting About half an hour until the glue holds.
alt A yarn-wrapped tube with an orange butterfly coming out on top and a caterpillar below

* bug-hotel
name bug hotel
means stalk
title Bug Hotel | Hotel for Wild Bees | Little House for Useful Insects
about Solitary bees need no hive and make no fuss: a hollow stalk is a room, and each room is a nursery. | Whatever a tidy garden throws away is furniture here, and the guests pay by pollinating everything in reach.
step collect Gather the furniture outdoors and leave anything damp in the sun for a while. Hollow and dry things belong in the upper floor, rough and soft things below.
step open {house=milk-carton,plastic-bottle? A grown-up cuts one end off {the house} | Take the lid off {the house}, if it has one, and cut away any inner rim}: an open front, a closed back. Rinse it, dry it, and cover the cut edge with {the seal}.
step paint Paint the outside with {the coat}, brown and green rather than white, and let it dry for an hour. The inside stays bare.
step length Cut or break {the rooms} a finger shorter than {the house} is deep. Rain stays out that way. {rooms=bamboo,stick? Choose straight ones, and leave what is too hard to a grown-up. | Cut straight across, so that no fibers bend inward.}
step pack Lay {the house} on its side and pack {the rooms} in, open ends to the front, until nothing can be pulled out anymore. {rooms=cardboard-tube? Roll some of them tighter, because wild bees like their doors narrow. | {rooms=stick? The gaps between them are doors for ladybugs and earwigs. | Holes as thin as a drinking straw are the favorites.}}
step bed Wedge {the bedding} in below, as tightly as a suitcase on the last day of vacation.
step straw Stuff {the straw} into the last corner: lacewings and ladybugs sleep through the winter in it.
step roof Fix {the roof} on top so that it juts out over the front like the peak of a cap.
step rope Tie {the tie} around both ends for hanging, and test it with twice the weight.
step hang Fasten it at chest height where the morning sun comes in, tilted forward a little, and where it will not swing. Then leave the guests in peace.
further @6-8 Draw a guest book: every closed hole gets a tick and a date.
further @9-12 Note for a month which holes are walled up with mud and which with leaves, and find out who does what.
safety {house=can? A grown-up feels along the rim of the can before the tape goes on; hands are washed after collecting. | A grown-up does the cutting, and everybody washes hands after collecting.}
safety Wild bees in such hotels are calm, but nobody puts a finger into a hole.
skills collecting, packing tightly, watching nature
waiting {coat? An hour for the paint.}
alt A bug hotel with hollow stalks, sticks and {many bedding} behind a jutting roof

* stick-web
name web
title Spider Web on Three Sticks | Woven Stick Web | A Web With Its Spider
about Wind once around every stick and walk on to the next: after a few rounds, a web hangs in your hands. | Orb spiders start with spokes, too, and spin from the middle outward, so this web is built the way they do it.
step bind Cross two of {the sticks} in the middle and wind the end of {the yarn} around the crossing, first along one diagonal, then along the other, until they hold each other.
step star Lay the third stick across them and wind over and under all three, so that six arms stand out evenly like a snowflake. {@6-8? One of you holds, the other winds.}
step round Lead {the yarn} to the nearest arm, wind it once around, pull it straight and walk on to the next arm. Three rounds close together make the middle of the web.
step out Go on in wider rounds, always turning in the same direction, a finger's width farther out each time. Pull just hard enough that the lines stay straight; too tight bends the arms.
step knot Knot {the yarn} to the last arm and leave a loop as long as your hand for hanging.
step legs Cut {the legs} into {legs=embroidery-floss? eight pieces as long as your thumb. | four pieces as long as your finger and lay them side by side.}
step spider {legs=embroidery-floss? Glue the pieces under {the body}, four on each side. | Twist the four pieces once around each other in the middle, glue {the body} on top, and bend eight knees.}
step eyes Glue {the eyes} to the front.
step drop Hang the spider from one of the lower threads by a piece of {one yarn}, so that it can swing.
further @6-8 Catch a letter: fold a tiny envelope and let the spider hold it for somebody in the family.
further @9-12 Weave a second web with eight arms, and change the color in every round.
further Look for a real web after rain or fog, and count its spokes.
safety {legs=pipe-cleaner,craft-wire? Fold over the tip of each leg: cut wire scratches. | Sit apart while you wind: arms of {many sticks} reach farther than you think.}
skills winding with even tension, knotting, counting rounds
alt A web of white {one yarn} on three crossed sticks with a black spider hanging from it

* bug-tic-tac-toe
name game
title Ladybug and Bee Tic-Tac-Toe | Painted Bug Board Game | Ladybugs Against Bees
about Five ladybugs play against five bees, and the board {board=cloth-bag? is the bag that carries them home. | {board=felt,fabric-scrap? rolls up and slips into a pocket. | stays ready on the shelf.}} | A rainy-day game that you paint once and play for years: who gets three in a row?
step wash {stones=bottle-cap? Wash {the stones} with soap and dry them well. | Choose ten {many stones} of about the same size, wash off the sand and dry them: paint does not hold on dust.}
step coat Paint five of them red and five yellow. Lay them on scrap paper and paint only what looks up.
step second When the first coat is dry, paint a second one. Red needs it, yellow needs it even more.
step black With the tip of {the brush}, give every ladybug a black head and a line down its back, and every bee two black stripes.
step dots Dip the end of {the dotter} into the paint: four black dots for a ladybug, two white wings and two eyes for a bee.
step board On {the board}, rule two lines down and two lines across with {the lines}, three fingers apart: nine fields of the same size. {board=cloth-bag,fabric-scrap? Slip a thick magazine inside or underneath first, because the color goes through.}
step dry Let everything dry for an hour before the first game.
step rules Take turns placing one bug at a time. Three in a row win, straight or slanting. {@9-12? Harder: when all ten are down, nobody adds any; slide one bug at a time to a free field next to it. | Whoever lost begins the next game.}
step pack Roll or fold the board around the bugs and tie it up with {the tie}.
further @6-8 Paint a game for a friend with two other bugs, spiders against flies, say.
further @9-12 Draw a board of four by four on the back and play for four in a row.
further Find the first move after which you never lose.
safety {stones=bottle-cap? Caps are slippery when they lie on the floor: count ten back into the bag. | Stones are for the board and the bag; thrown ones hurt.}
skills painting in layers, dividing a square, planning ahead
waiting An hour for the paint, spread over the coats.
alt A board of nine fields with painted ladybugs and bees as playing pieces

* scratch-jungle
name jungle
means crayon
title Scratch-Art Jungle at Night | Eyes in the Dark Jungle | The Jungle Under the Black
about Below the black lies every color you own. A scratch lets one line of it out, and two lines are enough for a pair of eyes that watch you. | Here you draw with light and leave the dark alone, so the picture gets brighter the longer you work on it. | The word for it is sgraffito, scratched: potters, house painters and children with wax crayons all know it.
step color Color {the sheet} all over with patches of {the wax}, thick and bright, green and blue below, yellow and orange where the moon or the eyes will be. Press hard: white gaps stay black later.
step mix Stir a drop of {the soap} into a spoonful of black {black}. Without it, paint rolls off wax.
step coat Brush the black over the whole sheet, in one thin coat and another one across it.
step dry Leave it for an hour. It is ready when it looks dull and nothing comes off on your finger.
step plan Draw the picture on {the plan} in the meantime. {@6-8? Two eyes in the middle, big leaves around them, a moon. | Decide what to leave black: the animal is mostly night, with light only along its edges.}
step eyes Scratch the eyes first with {the scratcher}: two pointed ovals, scraped clean inside, with a black slit left in each.
step leaves Scratch the leaves: an outline, a middle rib, then many thin lines side by side. {@6-8? Grass needs only quick strokes from the bottom up. | Lines that lie close together look bright, lines with gaps look far away.}
step cat Scratch the line of the head and the shoulders only where moonlight would touch it, then the nose and the whiskers in single strokes.
step stars Scrape a round moon clean, and prick a few stars.
step frame Put the picture into {the frame}, behind its glass if it has any: the black rubs off.
further @6-8 Hide three more animals so well that only their eyes give them away.
further @9-12 Try different tools on a test strip, a fork, a comb, a coin, and note which leaf each one is good for.
further @13+ Look up Henri Rousseau, who painted jungles without ever leaving France, and scratch your own version of one of his cats.
safety {scratcher=toothpick,wooden-skewer,paper-clip,bobby-pin? Scratch toward the table, never toward the hand that holds the sheet, and keep {the scratcher} away from faces. | Blow the crumbs into the bin from time to time, away from eyes.}
skills drawing with light, planning contrasts, patience
waiting An hour for the black coat.
alt A black picture with glowing eyes, leaves and a moon scratched out in bright colors

* jar-rainforest
name rain forest
title Rain Forest in a Jar | A Jungle That Waters Itself | Pocket-Sized Rain Forest
about Close the lid, and it starts to rain: water rises from leaves and soil, runs down the wall and feeds the roots again. | Half an hour of gardening, and then a jungle on the windowsill that needs you only once a month.
step wash Wash {the jar} with warm water and let it dry. {jar=plastic-bottle? A grown-up cuts it open with {the blade} all around, a third from the top; later the top goes back on as the lid. | Keep its lid.}
step drain Pour in {many drain}, two fingers deep. Roots rot when they stand in water, and this layer is where it collects. {charcoal?  Sprinkle {the charcoal} over it, just enough to cover it: it keeps the water from smelling. | }
step soil Fill in damp soil with {the spoon}, {@6-8? three fingers deep | three fingers deep, higher at the back than at the front}. It should stick together when you squeeze it, without dripping.
step loosen {plants=grass-seed? Soak the seed in water for ten minutes. | {plants=moss,clover? Brush the old soil off {the plants} from below and choose the greenest pieces. | Take {the plants} out of the pot and choose what will not touch the lid. Loosen the roots with your fingertips.}}
step plant {plants=grass-seed? Sprinkle the seed over the soil and press it down lightly. | {plants=moss? Press the moss down firmly in humps and hollows: where there is air below it, it dries out. | Make a hollow with {the tool}, lower the roots of {the plants} in and press the soil around them.}}
step wood Lean {the wood} against the wall like a fallen tree.
step cover Tuck {the cover} around the stems and press it down until no soil looks out: it keeps the damp in.
step beasts {beasts=toy-animal? Set {the beasts} among the plants | Form a frog and a snail as big as grapes from {the beasts} and set them among the plants}, half hidden.
step rain Let it rain from {mister=spray-bottle? {the mister} | {mister=pipette? {the mister}, drop by drop | a few spoonfuls of water}}, until the soil is dark and the wall of the jar is wet. {mister=spray-bottle? Ten strokes are enough. | {mister=pipette? Twenty pipettes are enough. | Six spoonfuls are enough.}}
step close Close it and put it where it is bright but never in full sun. Mist on one wall in the morning is right; mist on all the walls means leaving the lid open for a day.
further @6-8 Draw a line where the mist ends every morning for a week. What does the weather change?
further @9-12 Keep a log for a month, and weigh the closed jar each Sunday: nothing goes in, so nothing should be lost.
further @13+ Plan one as a landscape with a path, a clearing and a fallen trunk, and give it away with a care card in your own lettering.
safety {jar=glass-jar,glass-bottle? Carry the jar with both hands and only when it is closed; wash hands after working with soil. | Wash hands after working with soil, and take only small patches of moss where picking is allowed.}
skills layering, planting, watching a cycle
fact A sealed garden that David Latimer planted in a big bottle in 1960 was watered once, in 1972, and went on growing for decades.
alt A jar with layers of {drain? {many drain} and} soil, and green growing on it

* jungle-lantern
name lantern
title Layered Jungle Lantern | Jungle at Dusk in a Jar | Shadow Lantern With a Monkey
about Three layers of paper stand between the light and the room: a burning sky, a pale green forest far away, and black leaves so close that you could touch them. | By day it is a jar with paper around it. At night the forest gets deep, because near things are dark and far things are pale.
step measure Measure how high the straight part of {the jar} is, and measure around it with a paper strip. Rule a rectangle of this size plus a finger's width of overlap on {the glow}.
step sky Cut it out, in {colored glow a} or with a band of {color b} along the bottom, wrap it around {the jar} and {fix hold} the overlap: the sky.
step far From {colored glow c}, cut a band half as high. Cut its upper edge into soft hills, treetops and single palm leaves. One layer of thin paper stays pale, and that makes it look far away.
step farstick Glue the green band around the lower half with as little glue as you can: wet spots shine through at night.
step sketch On {the dark}, draw the same length once more: a strip of ground below, a rim as wide as a finger above, and between them big leaves, hanging vines, a monkey, a toucan. Everything has to touch the ground, the rim or a vine.
step cut Cut out the gaps, {@9-12? starting each one by folding the paper a little for the first snip. | starting each with a fold and a snip. The finest slits, in feathers and between fingers, come last.} Black paper has no pencil lines at night, so draw on the back.
step near Wrap the black layer around and {fix hold} it at both rims only. Where it stands off a little, the shadows get softer.
step tie Wind {the tie} around the neck of the jar and knot it.
step light {light=flashlight? Stand {the light} inside, pointing up, | {light=glow-stick? Bend {the light} until it glows, drop it in, | {light=LED-candle,LED-tea-light? Switch {the light} on, lower it in, | Coil {the light} inside, its battery case at the bottom,}}} and darken the room.
further @9-12 Make the sleeves exchangeable: jungle, deep sea, a street at night.
further @13+ Set it near a white wall and take off the colored layers: the black one alone throws its shapes around the room.
safety Never put a real flame into a jar wrapped in paper; a small battery light stays cool.
safety {@13+? If you take a craft knife for the inner gaps, have a grown-up around and cut on thick cardboard, away from your hand. | Close the scissors between two cuts: their points are near your fingers in small gaps.}
skills cutting silhouettes, layering, measuring around
waiting Half an hour until the glue is dry.
alt A glowing jar lantern with a yellow sky, green treetops and black silhouettes of leaves, a monkey and a toucan

* macrame-vine
name leaf hanging
means comb
title Macramé Leaves on a Branch | Knotted Leaf Hanging | Five Combed Cord Leaves
about One knot, repeated along a spine, turns into a leaf the moment a comb goes through it. | Plants that need no water: knot them tonight, comb them, trim them, and the wall is a bit of jungle.
step cut For one leaf, cut a piece of {ft 1 1/2} for the spine and sixteen pieces of {in 6} for the sides. Measure the first one of each and cut the others by it.
step first Fold the spine in half and lay it down, loop up. Fold one short piece and slide it under the spine, loop to the left. Fold another and lay it over the spine the other way around, loop to the right. Put the ends of each piece through the loop of the other and pull: one knot, with ends on both sides.
step second Do the same below it, beginning on the right, and go on in turn until all sixteen are used: eight knots. Push them up tightly, so that no spine shows.
step five Make four more leaves. By the third you will not have to think anymore.
step comb Lay each leaf flat, hold the spine and pull {the comb} through the ends from the middle outward, until they are loose fringe on both sides.
step trim Trim the fringe to the outline of a leaf, short at the tip, widest near the middle. Cut little, comb again, cut again.
step stiffen Thin {the stiff} with a few drops from the tap, brush it thinly onto the back with your fingertips and let the leaves dry flat for half an hour. Now the fringe stays straight.
step hang {rod=curtain-ring? Knot the spines to {the rod}, one beside the other, at different heights, | Knot the spines to {the rod} a hand apart, the middle one lowest,} and tie a cord to it for hanging.
step beads Slide a bead onto each stem before you tie it, and push it down to the leaf.
further @9-12 A single small leaf on a loop is a zipper pull or a bookmark with a stem.
further @13+ Comb out a leaf and dip its edge in cold tea or thinned paint: the color climbs up the fringe by itself.
safety Long ends stay on the table and away from necks; comb away from your face, because fringe snaps back.
skills knotting, measuring once for many, trimming to a shape
waiting {stiff? Half an hour for the stiffened leaves.}
alt Five knotted cord leaves with combed fringe hanging from a branch

* leaf-denim
name painted denim
title Jungle-Leaf Painted Denim | Painted Jeans With Stitched Leaves | Custom Jeans, Jungle Edition
about A monstera climbs up the leg of an old pair of jeans: paint for the leaf, {floss? thread for its veins, | a second color for its shade,} and nobody else owns the same. | One stencil, dabbed again and again at other angles, looks like a whole plant. Even a worn-out knee gets covered on the way.
step slip Wash and dry {the denim} without softener, lay it flat, and slip {the card} between the layers, or under it, so that the paint stops there.
step leaf {stencil=stencil? Choose a leaf on {the stencil} and cover the openings beside it with {hold}; nothing has to be cut. | Draw a leaf as long as your palm on {the stencil}: a heart with deep slits from the edge toward the middle. Cut out the inside, slit by slit, and keep the frame in one piece.}
step plan Mark with light strokes where the plant grows, from the hem or out of a pocket: big leaves below, small ones above, each turned a little.
step tape Hold {the stencil} down with {hold}, on a scrap of denim for the first try.
step dab Put a spoonful of paint on a saucer, dab {the dab} into it, then off on paper until almost nothing comes. Now dab straight down through the opening, twice, thinly. Wet paint creeps under the edge; dry paint does not.
step lift Lift {the stencil} straight up, wipe its back, and set the next leaf. Let overlapping ones dry first.
step shade Add a few leaves in the second color, and dab a little of it along one side of each big leaf: that side lies in the shade.
step fix After four hours, cover the dry paint with a cloth and iron it from the back, hot and without steam, for three minutes. {@9-12? That is the grown-up's part. | Do it with a grown-up around.} From then on it can be washed, inside out and cool.
step sew With three strands of {the floss}, sew the veins in running stitch or backstitch: the middle rib first, then one vein into every lobe. {@9-12? A thimble or a coin helps to push the needle through the seams. | Stop short of the edge, and the leaf looks as if it curled.}
further @9-12 Cut a patch from the same denim, paint one leaf on it and sew it onto a backpack.
further @13+ Hide one animal among the leaves, in outline stitch only, where just the wearer can find it.
safety A needle jumps when it finally comes through denim: push away from your lap, keep the other hand beside the cloth and not behind it, and leave the iron to {@9-12? a grown-up. | the end, with a grown-up around.}
skills stenciling, placing a pattern, hand sewing
waiting Four hours for the paint before it is ironed.
alt Old jeans with green and white monstera leaves climbing up one leg
left paper-straw: have no place on denim

* paper-monstera
name paper plant
title Paper Monstera in a Pot | Houseplant Made of Paper | The Monstera That Never Wilts
about Heart-shaped leaves with slits all the way in: five of them on bent stems, and people will ask how often you water it. | A plant for a room without a window, for a desk without space, for a person without a green thumb.
step plan On {the sheet}, draw five hearts with long stems of air between them: two as long as your hand, one a little smaller, two half as long. Leave both halves a little different, as they are in real leaves.
step cut Cut out all the leaves. For a natural look cut them from two or three greens.
step slits Cut slits from the edge toward the middle, four on each side, slanting to the stem and widening to a drop at the inner end. Leave a finger's width along the middle rib. {@13+? Then snip two or three closed holes beside the rib: fold lightly and cut half an oval.}
step tint With {the tint}, draw the veins in a pale green, and make one edge of each leaf a little darker.
step veins Score the middle rib with the edge of {the ruler}, fold each leaf along it, and open it again. Then pull every lobe over the edge of the ruler, so that it arches down.
step stems {@13+? Cut {the stem} into five pieces {in 12} long. Fix one | Fix one {one stem}} along the back of each rib up to half the leaf, with {a join} pressed down well on both sides. {stem=pipe-cleaner? Fold the upper end over so that it cannot poke. | Leave the lower part free{pot? for {the pot}}.}
step skin Wrap the stems in {the skin}, in a slant from the leaf downward.
step pot {fill=air-dry-clay,modeling-clay? Press {the fill} into the bottom of {the pot}, three fingers deep. | {pot=terracotta-pot? Lay a scrap left from {the sheet} over the hole of {the pot} | Wipe {the pot} clean} and fill in {many fill} to a finger below the rim.}
step plant Push the stems in close together in the middle, the largest leaf at the back, the small ones low at the sides.
step bend Bend {stem=pipe-cleaner,craft-wire? stems and leaves | the leaves} until no two look in the same direction, and the tips hang a little.
further @9-12 Roll one leaf into a tight tube and stand it in the middle: that is how a new one begins.
further @13+ Paint both sides of watercolor paper in one wash from dark to light green before you cut, and each leaf has its own light.
safety {stem=craft-wire? Cut wire springs: hold both ends down, keep your eyes back, have a grown-up within call, and fold the tip over. | {stem=wooden-skewer? Snap off the points of the skewers before you start. | Bend down from the side when you set the stems, because their ends stand upright.}}
skills cutting free shapes, scoring and shaping paper, arranging
alt A potted monstera with five slit leaves of green paper

* quilled-bugs
name picture
title Quilled {V} | {V} in Rolled Paper | Paper-Coil {V}
about {v.lead}
step strips {strips=paper-strip? Sort the strips by color; for a small coil tear a strip in half. | Rule lines {in 1/4} apart on {the strips} and cut thirty-six strips as long as the sheet. The straighter they are, the rounder the coils.}
step draw On {the base}, sketch with light lines where everything sits: {v.plan}.
step frames {v.frames}
step setframes Put a thin line of glue on the lower edges and set these pieces down standing on edge. Hold each for ten seconds.
step coils Catch the tip of a strip with {the coiler} and roll it up without wobbling. Slide it off, let it spring open as far as you want, and close the end with a dot of glue. Tight coils stay dark, loose ones look light.
step pinch For wings, make large loose coils and pinch them at one end into long drops, {@9-12? two big and two smaller ones. | and press the middle of each to one side, so that the turns lie like veins.}
step body Glue the body in a row, touching each other: {v.body}.
step wings Add the wings with their points at the shoulders, tilted up a little, so that they throw a shadow.
step fill {v.fill}
step lines {v.lines}
further @9-12 Fold {the base} in half first, and the picture is a card that nobody throws away.
further @13+ Frame it without glass over a mat of dark paper, and hang it where light comes from the side.
safety {coiler=needle,toothpick,knitting-needle? {the coiler} is for holding, so turn the paper around it and not the point toward you. | Take glue from a scrap with a fingertip, and wash it off before it reaches your eyes.}
skills rolling evenly, composing a picture, gluing on edge
waiting Half an hour to dry, lying flat.
alt A quilled {v} of colored paper coils on a card
say bee: name=bee; lead=Paper coils and honeycomb were made for each other: the cells are folded, the honey is rolled, and the bee has turns enough to hum.; plan=a comb of eight six-sided cells on the left, a bee as long as your finger on the right; frames=For the honeycomb, fold eight strips of gold into six equal parts each and close them to hexagons with a dot of glue.; body=five coils, black and yellow in turn, the thickest in the middle; fill=Roll four coils in shades of honey and fit them into four of the cells. The empty ones wait for tomorrow.; lines=Fold thin snips of black for an eye, two feelers and three legs, and lay torn dots of gold as the trail of the flight.
say dragonfly: name=dragonfly; lead=Eight coils in a row, each smaller than the last, are the long tail of a dragonfly, and drops with open turns are its see-through wings.; plan=the straight line of the body in the middle, four wings across it, reeds at both sides; frames=For the reeds, run strips of green between thumb and fingernail until they curve, and pinch two of them into long leaves.; body=eight coils in teal and blue, from a large head down to a tail like a peppercorn; fill=Roll two brown coils tightly, press them oval and set them on the reeds as cattails.; lines=Add two tight black coils as eyes and two short snips as feelers, and lay dots of torn blue below as a pond.

* bug-hoop
name embroidery
title Embroidered {V} | {V} in a Hoop | Stitched {V} With Gold Thread
about {v.lead} | Every thread catches the light from another side, which is just what {v.skin} does.
step stretch Stretch {the cloth} in {the hoop}, pull it tight all around, like a drum, and tighten the screw. {cloth=old-t-shirt? Do not stretch it out of shape, for it will pull back. | Smooth out folds first: stitches only make them worse.}
step draw Draw {the v} as large as your palm, with the lightest line that you can still see: {v.shape}.
step tint {v=moth? Dab a moon behind one wing with {the tint}, thinly, | Dab a thin patch of {the tint} below the body as a shadow,} and let it dry.
step outline Cut {the floss} as long as your forearm and separate {floss=embroidery-floss? two strands | one strand}. Stitch the outline in backstitch, tiny in the curves. Metallic thread frays, so keep it short and pull it slowly.
step body {v.body}
step fill {v.fill}
step marks {v.marks}
step beads Sew on {the beads} as {v=moth? stars in the night around it | dew around it}, two stitches for each.
step back Cut the cloth {in 2} outside the hoop, run a gathering thread along the edge, pull it together on the back and knot it.
further @9-12 Stitch a second one on felt, cut it out close to the stitches, and it is a patch for a backpack.
further @13+ Make it a series of three in hoops of different sizes, each copied from a real species, with its Latin name in backstitch below.
safety Needles rest in the edge of the cloth or in a scrap of felt, never on the chair; stitch in good light, with a grown-up within call.
skills backstitch, satin stitch, planning light and dark
alt {V} embroidered in shining thread on cloth in a wooden hoop
say moth: name=moth; skin=a wing; lead=Pale green on dark cloth, long tails, four eyes that are none: the luna moth lives for one week, and this one stays.; shape=two wide wings, two hind wings that end in long tails, a plump body, feelers like feathers; body=Fill the body with short satin stitches in white, crosswise and close together, and stitch two feelers as rows of tiny V shapes.; fill=Fill the wings with long straight stitches that fan out from the shoulders: light green above, teal below. A stitch longer than a thumb is wide snags, so split long ones into two that overlap.; marks=Ring an eye spot on each wing in gold, in satin stitch, and set one white stitch in the middle as its glint.
say beetle: name=beetle; skin=a wing case; lead=Jewel beetles shimmer without any color of their own, and metallic thread does the same trick.; shape=an oval with a line down the middle, a collar shield, a small head with two pincers, six bent legs; body=Fill the head in black satin stitch, and sew pincers and legs in chain stitch or two rows of backstitch side by side.; fill=Fill each wing case with slanting satin stitches from the middle line outward, two greens in turn. Leave the line itself bare. The shield gets stitches straight across.; marks=Scatter French knots in gold over the wing cases, in pairs, the same on both sides.

* specimen-box
name insect collection
title Paper Insect Collection | Specimen Box of Paper Bugs | Four Insects for a Museum Case
about A museum drawer in which nothing ever lived: four insects in layered paper, raised above their labels so that they throw real shadows. | Natural history museums keep theirs in the dark. Yours may hang on the wall, and not one beetle had to die for it.
step line Cut {the lining} to fit the inside of {case=picture-frame? the frame, in front of its back, | {the case}} and glue it in, without bubbles, from the middle outward. {case=shadow-box? Lay its pane aside until the end. | }{case=picture-frame? Leave the pane out: the insects need room. | {case=pizza-box,shoebox? The lid alone is deep enough.}}
step grid Mark the centers of four equal fields with light crosses, so that all the insects sit in line.
step half {sheets=magazine,wrapping-paper,origami-paper? Glue thin sheets together in pairs first: single ones sag. }Fold a sheet, draw half a butterfly along the fold, {in 1 1/2} wide, and cut it out double. In the same way cut two pairs of long, slim wings for a dragonfly.
step bodies Cut a stag beetle with pincers, a ladybug, and slim bodies for butterfly and dragonfly, each {in 2 1/2} long, from folded paper: halves that match make them look real.
step layers Cut smaller shapes in other colors and glue them on: spots, a band along the wing, the gleam on a wing case. Three layers on each insect are better than one.
step legs Cut strips as thin as spaghetti and bend knees into them: six legs for each beetle, glued behind the body.
step shine Draw veins, rims and dots with {the shine}, all on the left first, then their mirror images.
step bend Score the bodies along the middle with the edge of {the ruler}, bend the wings up from there, and curve the wing cases over a pencil.
step mount Glue snippets of {the spacer} behind the bodies and press each insect onto its cross{tips? , with {the tips}}. Only the body is glued; the wings stay in the air. {hold? A pin through the middle of each, as in a museum, holds it until the glue is dry.}
step labels Cut four small labels, write the names in your neatest hand, and glue each one under its insect: Lucanus cervus for the stag beetle, Papilio for the butterfly, Aeshna for the dragonfly, Coccinella for the ladybug.
further @9-12 Add a fifth that nobody has discovered yet, and make up its Latin name and the place where you found it.
further @13+ Build the case only in whites, or only from pages of one old book, and let the shadows do the coloring.
safety Small scissors close between two cuts, and the paper turns instead of the hand; {@9-12? the grown-up is near when you cut the thinnest legs. | with a craft knife for the slits, work on thick cardboard with a grown-up around.}
skills symmetry, layering paper, composing a display
waiting Half an hour with the case lying flat.
alt A display case with a paper stag beetle, butterfly, ladybug and dragonfly above small labels

* moth-mobile
name mobile
title Moth Mobile | Paper Moths That Drift | Five Night Moths on a Branch
about Thin paper lets the light through like real wings, and one breath of air is enough for all five to turn. | Butterflies get all the attention. Moths have the better patterns, in every brown that there is.
step tea Steep {the tea} in a little warm water in {the saucer}, brush it over half of the sheets with your fingertips, and let them dry: no two stains are the same brown.
step half Fold {the sheet} into pieces as large as your palm. Along each fold, draw half a moth: a wide wing above, a round one below. Make five in different sizes.
step cut Cut along the lines through both layers, opposite the fold, and do not open them yet. {sheet=tracing-paper? Slippery layers shift, so hold them close to the blades. | Thin paper tears when scissors are only half shut, so use the middle of the blades.}
step marks Open the wings and draw on them with {the marks}: rings for eye spots, a wavy line along the edge, veins from the shoulder outward. What you draw on one side, repeat on the other.
step body Cut a body as long as the hind wing from {the body}, with two thin feelers, and {fix stick} it along the fold.
step bend Bend the wings up to the angle of an open book, and pull the tips over a pencil so that they curve down.
step point Balance each moth on a fingertip, find the spot on its body where it lies level, and {fix stick} the end of a piece of {the line} there. Cut the five pieces between {in 8} and {in 20}.
step hang {bar=embroidery-hoop? Knot the threads around {the bar} at even distances | Knot the threads along {the bar}}, the biggest moths not all on one side, and tie a longer piece to both ends for hanging.
step beads Slide a bead down each thread before you tie it; just above a moth, it keeps the thread straight.
step balance Hang the mobile up and slide the knots until {the bar} is level. A second knot on top of each one keeps it so.
further @9-12 Look at moths on a lit window at night, and draw the next pattern from the real thing.
further @13+ Build it in levels: two moths on a short stick, which then hangs from the long one as a single weight.
safety Hang it higher than small children reach: threads stay out of small hands.
skills drawing half of a whole, balancing, hanging fairly
waiting {tea? Half an hour until the stained paper is dry.}
alt Five pale paper moths with brown patterns hanging from a branch

* beetle-brooch
name brooch
title Jewel Beetle Brooch | Clay Scarab to Wear | Scarab Pin
about Egyptians wore scarabs for luck and set them in gold. Yours sits on a jacket, a bag or a curtain, and it took one evening. | Clay takes every scratch of a needle, so a thumb-sized beetle has room for a whole pattern.
step knead Knead {the clay} until it stops cracking at the edges{clay=polymer-clay? ; warm hands soften it. | , and wrap up what you do not need at once.} Keep the beetle {in 1 1/2} long: heavier ones drag on cloth.
step shell Form an egg {in 1} long and press it flat below. With {the blade}, press a line down the middle of the back, and one across it for the shield behind the head.
step head Press a ball as big as a pea to the front for the head, and pinch two small horns from it{clay=air-dry-clay? ; a drop of water helps it stick}.
step legs Roll six threads as thin as spaghetti. Lay three under each side, with a knee in each, and press the body down on them. Legs that touch the shell all along do not break off.
step texture Draw with {the stylus}: fine lines along the wing cases, dots on the shield, a rim all around. Go gently; deep grooves weaken it.
step gems Press dents for {the gems} into the shield, the largest in the middle, the same on both sides. Glue them in at the very end.
step harden {clay=polymer-clay? A grown-up bakes it as the packet says, and it cools for an hour. | Let a grown-up find it a dry, airy place for two days, and turn it once.}
step paint Paint the beetle {color a}, let it dry, then brush {color b} over the raised rim and the edges with an almost dry brush: the lines stay dark and look deep.
step rub Add glints and dots with {the mica}.
step back Cut an oval from {the felt}, a little smaller than the beetle. Glue {back=key-ring? the felt over the lower half of {the back}, with the ring above the head | {the back} to the underside, above the middle{felt? , and {the felt} over its bar}}, and leave it overnight.
further @9-12 Make three in a row, from small to large, in one color that grows deeper.
further @13+ Look up the heart scarab in the Egyptian collection of a museum online and cut its signs into the flat underside before it sets.
safety {clay=polymer-clay? The oven is a grown-up's: too hot, and the clay gives off bad fumes. | Clay dust from sanding is wiped up wet and not blown away.}
safety {back=pin-back? The pin is sharp: close it whenever nobody wears it, and keep it from small children.}
skills modeling small forms, texture, dry brushing
waiting {clay=polymer-clay? An hour in all until it is baked and cool, and another for the paint. | Two days to dry, and an hour for the paint.}
alt A teal clay beetle with golden lines on its wing cases

* bolt-bugs
name bugs
title Nuts-and-Bolts Bugs | Hardware Beetles | Insects From the Toolbox
about A bolt is a body, a nut is a ring of armor, and the wire legs are held by nothing but the screw itself: no glue anywhere. | Empty the jar of odd screws that every home has. What comes out of it has six legs and stands.
step sort Spread {the bolts} out on a cloth and match each bolt with the nuts that turn on it. Two bugs need two bolts and seven nuts.
step thread Choose a long bolt for each bug: its head is the head of the bug. Turn on three or four nuts, loosely, with gaps between them.
step cut Cut {the wire} into pieces as long as your hand: three for the legs of each bug and one for its feelers. What is left holds the wings.
step legs Lay the middle of a piece into a gap between two nuts and twist it once around the bolt, so that both ends stick out sideways. Three pieces make six legs.
step lock Screw the nuts together over the wire as hard as your fingers can. The legs no longer turn: that is the lock.
step wings {wings=old-key? Hang the keys by their holes on a short wire | Hang {the wings} on a short wire}, twist it around the bolt behind the head, and spread them upward.
step feelers Twist one more piece below the head. Wind its ends around {the pencil} for curls, and {@9-12? fold in the tips. | curl in the tips so that nothing scratches.}
step eyes Slide {the eyes} onto the feelers and push them down to the head, with a small bend above to stop them.
step stand Bend a knee up and a foot out on every leg. Push down from above: a bug that stands on six feet does not rock, and one that rocks has a leg too long.
step ground Set them on {the ground} and wedge their feet into its cracks.
further @9-12 Weigh them: which one is the heaviest insect in the house, and how many real ants would that be?
further @13+ Build an arachnid, with eight legs and two sections, by joining two bolts with one long nut or a wrap of wire.
safety {wire=craft-wire? Cut wire flies: hold both ends down and keep your eyes back, with a grown-up around. | Wire ends scratch: fold the last bit of each one over.}
safety Check old metal for sharp edges and rust, and wash your hands when you are done.
skills building without glue, bending, finding balance
alt Two insects made of bolts and nuts with bent legs{wings? , one with wings of {many wings}}

* butterfly-garland
name garland
title Origami Butterfly Garland | Seven Folded Butterflies | Butterflies on a Line
about Akira Yoshizawa, who folded tens of thousands of models, thought of this one as a friend. Twelve creases, and a flat square gets lifted wings. | {sheet=map? Butterflies from maps, with a whole river on one wing: each comes from somewhere. | {sheet=sheet-music,old-book-page? Old pages have the right weight for wings, and their print looks like a pattern that belongs there. | By the third you know the folds by heart, and by the seventh you can talk while your fingers work.}}
step square {sheet=origami-paper? Choose seven squares in colors that go together, and cut larger ones down to {in 6}. | Cut seven squares of {in 5} from {the sheet}, measured with {the ruler}: a square that is off by a little gives wings that are off by a lot.}
step base Begin with the plain side up. Fold a square along both diagonals and open it. Turn it over, fold it in half like a book, and open it.
step collapse Turn it back. The creases want to fall inward: push the two ends of the book fold together, until a triangle with two loose points on each side lies flat.
step flaps Hold the long edge up. Fold the two loose points of the upper layer down to the tip of the triangle, but crease only near the tip: soft folds round the wings.
step tip Turn it over. Fold the tip up past the long edge, so that it peeks over by a fingernail. Bend this small point over the edge to the back and hold it with {stick=tape? a bit of tape | a dot of glue}: the wings jump forward by themselves.
step body Fold the butterfly in half along its body, pinch a narrow ridge down the middle, and open the wings again.
step more Fold six more. {@9-12? Try one square half as large. | Take at least two sizes, and crease the smallest with the back of a spoon.}
step feelers Cut {the feelers} into seven pieces as long as your thumb, fold each to a V and fix it under the head.
step string {stick=tape? Tape | Glue} five butterflies to {the line}, a hand apart, under the ridge of the body, and let two hang below on shorter threads.
step beads Slide a bead onto the line between the butterflies before each one is fixed.
further @9-12 Fold one with a wish inside before the first crease, and give it away.
further @13+ Fold forty from one shade in six steps from dark to pale and fix them to a wall with tape as one swarm that crosses a corner.
safety Hang the line along a wall, above head height, where nobody runs into it.
skills folding exactly, following a sequence, arranging colors
alt Seven folded paper butterflies on a string, two of them hanging lower
`;
