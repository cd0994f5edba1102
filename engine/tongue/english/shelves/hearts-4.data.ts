/** Words for the shelf of the same name. */
export const words = `
* nail-string-heart
name nail picture
title {V} of Nails and {thread=yarn? Yarn | Thread} | String-Art {V} on Wood | Twenty-Four Nails, One {V}
about Nails draw the edge and thread fills it, crossing so often that {a v} comes out of nothing but straight lines. | First it is loud, then it is quiet: half an hour of hammering, an hour of winding.
step sand Rub the front and the edges of {the board} with {the sand} until nothing catches on a sock.
step stain {stain=acrylic-paint? Brush {the stain}, thinned with water, over the wood and wipe it off again. | Rub the wood with wet {stain}: it turns as brown as an old desk.} Let it dry.
step plan {v=moon? On {the plan}, draw a circle {in 6} high and a second one that covers its right third. Cut out the crescent that is left. | Fold {the plan} in half, draw half {v=fir? a fir | a heart} along the fold, {in 6} high, and cut it out: both sides are alike now.}
step dots Tape the {v} to the board and dot twenty-four places around it, {in 3/4} apart, with one in every corner.
step nails {@9-12? With a grown-up: hold | Hold} each of {the nail} with a clothespin, never with your fingers, tap until it stands, then drive it in with {the hammer}. {in 1/2} stays out, all alike.
step tear Tear the paper away over the nails.
step start Knot {the thread} to the lowest nail and run it once around the whole edge, with a loop around each nail.
step cross Now lead it across to the other side, around a nail, back to another one, never twice the same way. Keep it tight. Go on until the board shimmers through only in dots.
step second Take a second color, or the rest of the first, and fill what still looks empty.
step end Tie the end with three knots, push them under a crossing and cut the thread short.
further @9-12 Try the letters of a name, straight ones first.
further Leave the {v} empty and fill everything around it instead: thread as the background, wood as the picture.
safety {@9-12? A grown-up sits beside you while you hammer. | Hammer with a grown-up within call.} Wear glasses of some kind, put something soft under the board, and count the nails that are left.
skills hammering, working from the middle outward, keeping tension
alt {A v} of crossed threads between nails on a board
say heart: name=heart
say fir: name=fir tree
say moon: name=crescent moon

* pushpin-sky
name star board
title Constellations in Pushpins | A Pinboard of Stars | The Sky That Holds Notes
about {n pins} pins are {n pins} stars, and thread joins them the way people have joined them for thousands of years. The sky between them is free for your notes. | Use it to learn four constellations by heart, and then go out and look for them.
step ground Put newspaper down and paint the front of {the board} as dark as midnight. Let it dry for an hour.
step spatter Dip {the brush} into thin white paint and flick it with your thumb from a distance: far stars.
step plan Draw the star pictures on {the plan} as dots: the Big Dipper with seven stars, Cassiopeia, a W, with five, Orion with seven.
step mark Lay the plan on the board, press the pencil through every dot, and lift it off.
step pins Push one of {the pins} into each mark, straight down. {@9-12? Somebody big is near, and the box is shut again at once. | Shut the box again at once.}
step thread Knot {the thread} to the first star, wind it once around every neck on its way, and knot it to the last. Cut it off.
step names Write the names beside them with the {one ink}, small.
step stars Scatter {the stars} where there is still too much night.
step note Stick the first notes under the brightest stars.
further @9-12 Add the planet that can be seen tonight as a pin of another color, and move it every week.
further Pin the sky as it stands above your house on your birthday at ten in the evening.
safety Pins are pushed with the flat of the thumb into the board on a table, never on the knees. Count them before and after, for a lost one is found by a foot.
skills transferring a plan, reading the sky, exact pinning
waiting An hour for the paint.
alt A dark board with star pictures of pins and white threads

* pin-travel-map
name travel map
title Pinned Travel Map | Where We Have Been | A Map of Everybody's Roads
about A pin for every place, a thread for every road: the map shows at a glance how far a family has come. | Ask your grandparents where they began. Some of the longest threads are older than you.
step trim Cut {the map} to the part that holds all your places.
step glue Glue it onto {the board}, smoothing from the middle, and press it under books for an hour. {board=cardboard,pizza-box? Use two layers, so that pins hold. | }
step edge Frame it with {the edge}.
step list Collect ten places on a list: born there, lived there, been there, want to go.
step flags Wrap a bit of {the flags} around the neck of each of {the pins}, or glue it on, cut its end like a swallow's tail, and write a year on it.
step pin Find each place and push its pin in. {@9-12? Somebody who has been there points, you push. | The ones that are farthest apart first.}
step route Tie {the thread} to home and lead it from pin to pin in the order of a journey. Each journey gets a thread of its own, cut at its last stop.
step photo Pin {the photo} where there is sea.
step tell Let somebody choose a pin, and tell what happened there.
further @9-12 Lay a string along a road on the map and work out with the scale how far it was.
further Add a pin in another color for each place that you only know from a book.
safety Push pins with the board flat on the table, and keep the box shut: one pin on the floor is enough. Hang the map higher than small brothers and sisters reach.
skills reading a map, mounting, telling a family's story
waiting An hour under the books.
alt A map with red pins, small flags and threads between places
left magnet: has no hold on paper

* coaster-pinboard
name pinboard
title Pinboard Like a Flower | Seven Coasters on the Wall | A {coaster=coaster? Coaster | Cork} Pinboard
about Six rounds fit exactly around a seventh of the same size. It is always so, and it makes the best pinboard there is. | Cork holds a pin a thousand times and closes the hole again.
step lay {coaster=cork-sheet? Cut seven circles of the same size from {the coaster}, as big as a saucer would be for a doll, {in 4} across, and lay | Lay} six around one, each touching its neighbors. Which ones get color?
step tape Stick {the tape} across the ones to be painted, where the color is to end.
step paint Paint half a coaster, a ring, a segment, in two colors at most, and leave three of them bare. Pull the tape off while the paint is wet.
step trace When they are dry, lay the flower on {the back} and draw around it, {in 1/2} inside the edge.
step cut Cut the backing out along the line. Nobody will see it from the front.
step glue Glue the coasters onto it, the middle one first, and lay books on top for an hour.
step edge Glue {the edge} around the one in the middle.
step cord Tape {the cord} to the back, over as much card as possible: it carries the whole flower.
step pins {notes? Hang it up and pin {the notes} with {the pins}. | Hang it up, with {the pins} waiting on one petal.}
further @9-12 Three coasters in a row make a small one for the inside of a cupboard door.
further Paint each in the color of a weekday, with its tasks pinned to it.
safety Push pins in slantwise, so that no point comes out at the back, and hang it out of the reach of little ones.
skills tiling circles, masking, mounting
waiting Two hours, for paint and glue.
alt Seven round cork coasters as a flower, with painted segments and pins

* taped-coasters
name coasters
title Four Coasters, Sharp Lines | {base=coaster? Taped Coasters | Tape-and-Paint Coasters} | The Pattern Under the Tape
about Tape keeps the paint out, and when you pull it off, the line below is sharper than any hand could draw it. | Two colors and the bare {base=coaster? cork | wood}: more is not needed, and no two look alike.
step lines Run strips of {the tape} across each of {the base}: {@6-8? three or four, crossing each other. | all from one point, like rays, or in a grid.} Cut the ends off at the edge.
step press Rub every edge of the tape with a fingernail. Where it is loose, paint creeps under.
step first Put a little of each color on the plate and dab the first into some of the fields, from the tape inward, with hardly any paint on {the brush}.
step second Rinse {the brush} and fill other fields with the second color. Leave a few bare.
step peel Pull the tape off slowly, flat back over itself, while the paint is still damp.
step ink Set dots or fine lines in the bare places with the {one ink}.
step coat When all is dry, brush a thin coat of {the coat} over the top.
step dry Let it dry until it is clear, two hours or more.
step feet Cut {the feet} into small rounds and glue three under each coaster.
further @6-8 Cut the tape into zigzags first.
further Lay all four together in a square and let the lines run on from one to the next.
safety {@6-8? A grown-up pours the acrylic paint, for it | Wear something old: acrylic paint} does not come out of clothes. Coasters with this coat are for cold, dry glasses.
skills masking, dabbing, waiting for dry
waiting About three hours in all.
alt Four round coasters with sharp fields of teal and orange

* spiral-earrings
name spiral jewelry
title {hook=earring-hook? Spiral Earrings in Wire | Spiral Charms in Wire} | Two Spirals, Turned by Hand | Bronze Age Spirals
about People were rolling wire into spirals four thousand years ago, for the same reason as today: it is strong, it catches the light, and nobody has to solder. | The secret is a slow start. Whoever turns the first round well gets the rest for nothing.
step plan Draw a spiral with four rounds, {in 1} across, on {the plan}, and its mirror image beside it.
step cut With {the pliers}, take two pieces of {in 9} from {the wire}, and hold both ends while you do.
step eye Take the very end in the tip of {the pliers} and turn it into a small closed ring.
step spiral Lay the ring flat between the jaws and push the wire around it with your thumb, a little at a time, moving your grip after each quarter turn. A gap as thin as the wire stays open between the rounds.
step match Lay it on the drawing when it has four rounds. Then make the second one in the other direction, so that they look at each other.
step turn Bend the rest up at a right angle, shorten it to {in 3/4} and roll it into a ring at the top.
step bead Push {one bead} onto a short piece of the cut-off wire, roll its ends into rings and hang it below.
step smooth Press every cut end flat and stroke it with the towel: where it catches, press again.
step hook Open the loop of each of {the hook} sideways, hang the spiral in and close it.
further Make three in three sizes and hang them one below the other.
safety Wire jumps: wear glasses, cut downward, and keep a grown-up within call the first time. {hook=earring-hook? Only clean hooks go into ears. | }
skills working with pliers, mirroring, finishing ends
alt Two mirrored wire spirals with small beads below

* machine-tote
name tote bag
title First Tote on the Sewing Machine | {cloth=denim? Denim Tote, Machine-Sewn | Machine-Sewn Tote} | A Bag in Seven Seams
about Seven straight seams, and you have a bag that carries a week of library books. There is no better first thing to sew. | Straight lines are all a beginner needs. The machine does the rest, if you let it.
step cut Cut two pieces, {in 15} wide and {in 17} high, from {the cloth}, and two strips for handles, {in 4} by {in 22}.
step try Thread {the machine} and sew two lines on a scrap: slow, straight, back and forth at both ends. Now you know how it pulls.
step hem Fold the upper edge of each piece down {in 1/2}, then {in 1}, iron it, with a grown-up around, and sew close to the fold.
step trim Lay {the trim} across the front and sew along both of its edges.
step pocket Fold the edges of {the pocket} in, press them, pin it to the front and sew three sides, with a small triangle at both upper corners.
step sides Lay both pieces with their good sides together, pin or clip them, and sew down, across and up, {in 1/2} from the edge. Then once more, right beside it.
step corners At each lower corner lay side seam on bottom seam, so that a point comes out, and sew across it, {in 2} from the tip. Turn the bag.
step handles Fold each strip lengthwise to the middle from both sides, then in half, iron, and sew along both edges.
step attach Pin the ends of the handles inside, {in 4} from the side seams, and sew a square with a cross in it over each: that never tears.
step press Iron it with a grown-up around, and carry something heavy.
further Make the next one with a lining: it is the same bag twice, one inside the other.
safety Fingers stay left and right of the foot, never in front of it; take the foot off the pedal whenever your hands move things. Pull pins out before the needle reaches them. A grown-up shows you the machine the first time.
skills straight seams, pressing, reinforcing
alt A tote bag with a pocket and decorative stitching

* machine-paper-garland
name garland
title Paper Garland From the Sewing Machine | A Garland Without Glue | Circles on One Long Seam
about A sewing machine sews paper as well as cloth. One circle after another runs through, and a chain of thread joins them. | In ten minutes there are two yards of it, and nothing has to dry.
step trace Trace {the round} forty times on {the paper} with the pencil, close together.
step cut Cut out the circles, several layers at once.
step glint Cut a few small stars from {the glint} as well.
step sort Lay everything in the order in which it will hang: colors in a rhythm, or from light to dark.
step thread Thread {the machine} and set the longest stitch. Paper dulls its point, so put in an old one.
step start Sew a few stitches with nothing under the foot, for {in 8}: the two threads twist into a cord. That is the beginning.
step run Feed the first circle under the foot and sew straight through its middle. Sew on for a thumb's width of air, then feed in the next. Go on through half of them.
step strand End with {in 8} of air, cut off, and sew the second strand.
step fold Lay several circles on each other and sew them as one, if you want balls: fold the layers open afterward.
step hang Pin the ends up along a wall and let the middle sag a little, or use both strands for a curtain of circles.
further Sew photos between the circles, and it tells a year.
safety Fingers stay beside the foot and never before it, and long hair is tied back. A grown-up shows you the machine the first time.
skills feeding evenly, choosing a rhythm, machine sewing
alt Two strands of paper circles sewn together with white thread

* machine-hand-warmers
name hand warmers
title Hand Warmers for Two Pockets | {fill=rice? Rice-Filled | Grain-Filled} Hand Warmers | Warm Pockets, Machine-Sewn
about Half a minute in the microwave, and they are warm for as long as the way to school. Nothing in them but {many fill}. | The first thing that you sew on a machine should be small, square and useful. These are all three.
step cut With {the chalk}, draw four squares of {in 4} on {the cloth}, and cut them out.
step patch Cut a heart from {the patch} for each and sew it to the middle of two of the squares, close to its edge.
step pin Lay them in pairs, good sides together, and pin or clip the edges.
step seam Sew around each with {the machine}, {in 1/2} from the edge, and leave a gap of {in 1 1/2} in one side. Sew back and forth at both ends of the gap.
step corners Snip the corners off, close to the seam but not through it.
step turn Turn them right side out and push the corners out with a finger.
step fill Pour half of the {many fill} into each{scent? with a pinch of {the scent} | } through {the funnel}. They stay soft when a third is empty.
step close Fold the edges of the gap in and sew it shut, close to the fold.
step warm With a grown-up, warm them in the microwave beside {the mug} with {the water} in it for thirty seconds, feel, and add ten more if needed.
further Sew a long one for the neck of somebody who sits at a desk all day.
safety Never leave them alone in the microwave: dry grain can scorch. Only cloth and thread without metal or glitter goes in, and fingers stay clear of the needle of the machine.
skills sewing around a corner, turning, closing a gap
alt Two small square bags with hearts and stitched edges

* snap-pouch
name pouch
title Pouch With a Snap | {felt=denim? Denim | Little} Snap Pouch | Click: A Pouch for Small Things
about Folded like an envelope, sewn along two sides and closed with a click. It takes coins, earphones, a key or a secret. | Whoever can sew on a snap can close anything.
step plan Draw a strip {in 5} wide and {in 10} long on {the plan} and let its top end in a point like the flap of an envelope. Cut it out.
step cut Lay it on {the felt}, draw around it with {the pen} and cut.
step face Fold up the lower {in 4} for a moment and see where the front is. Unfold it again and sew {the face} on there{face=felt? , cut as eyes and a mouth | , for eyes}.
step snap Sew one half of {one snap} under the point of the flap: four stitches through each hole, and none of them comes out in front.
step second Rub the snap with {the pen}, close the flap on the folded pouch, and press: a dot shows where the other half goes. Sew it there.
step tag Fold {the tag} into a loop and catch it in the side, just below the flap.
step sides Fold up the front again and sew both sides with a stitch over the edge, {in 1/4} apart, on through the edge of the flap for looks.
step knot Sew the end three times in the same place, pull the thread through between the layers, and cut it off.
step click Fill it and listen.
further @9-12 Halve all sizes: now it fits one tooth, one coin, one ring.
further Line it with thin cloth in a color that only you know of.
safety The needle is pushed away from the holding hand and goes back into its case. Snaps are small: pick up what falls.
skills sewing on a snap, overcast stitch, cutting to a pattern
alt A small pouch with a pointed flap, a snap and a smiling face

* snap-on-monster
name monster
title Snap-On Monster | The Monster With a Spare Face | Four Snaps, Two Moods
about Eyes and mouth come off with a click: today it is angry, after lunch it is in love. | A present for somebody small whose fingers are learning to press and pull, and who is three at least.
step body Draw a monster as big as two hands on {the felt}, without a face, and cut it out twice, front and back.
step base Sew three snap halves onto the front: two for the eyes, one for the mouth. The fourth goes low on the belly, for a spare. Through each hole four times.
step parts Cut two eyes and two mouths, one glad and one cross, each of them twice: front and lining. Big round shapes are best for small hands.
step double Sew the linings on around the edge, with pupils and teeth on top.
step back Sew the other halves of the snaps to the backs, one to each part. Snaps of one size let every part fit every place.
step fur Sew {the fur} to the upper edge of the front, from behind.
step sew Lay front on back and sew around with small stitches. Leave {in 2} open.
step stuff Stuff it softly with {the stuff} and close the gap.
step swap Snap the face on; the mouth that has a day off waits on the belly. How does the monster feel? Change the mouth: and now?
further @9-12 Sew a pocket on its back for the parts that have a day off.
further Add more snaps, and the arms come off as well.
safety Snaps and parts are for children over three: tug at each of them before you give it away. Count your needles.
skills sewing on snaps, pairs and patterns, thinking of who gets it
alt A green monster with eyes and a mouth that snap on, and a second mouth on its belly

* sock-narwhal
name narwhal
title One-Sock Narwhal | Narwhal From a Single {sock=tube-sock? Tube Sock | Sock} | The Unicorn of the Sea, in Cotton
about The toe is the head, the cuff is the tail, and the eyes look at you as if it had been alive all along. | In the wild the horn is a tooth. Here it is a rolled triangle, and just as proud.
step place Lay {the sock} flat with the toe to the left. Dot the eyes, {in 2} from the toe and {in 1 1/2} apart, with {the pen}.
step eyes Snip the tiniest hole at each dot{@9-12? , with somebody beside you | }, push the stems of {the eyes} through from outside, and press the discs on from inside until they click. They do not come off again: look twice.
step stuff Stuff the foot with {the stuff}, softly, up to where the cuff begins. Push the heel round: it is the belly.
step waist Tie {the tie} tightly around the sock where the tail begins, twice around.
step tail Cut the cuff down the middle on both sides for two tail fins, and round their corners. Stuffing is not needed there.
step horn Cut a triangle from {the horn}, {in 4} long and {in 2} wide.
step roll Roll it into a thin cone, sew the seam with {the needle}, and sew it to the forehead all around.
step spiral Wind {the spiral} around the horn from bottom to top{spiral=metallic-pen? , as a drawn line | , and fasten both ends}.
step fins Cut two fins from {the fins}, as long as a thumb, and sew them on low, one at each side.
step cheeks {cheeks=felt? Sew a small round under each eye. | Dab a blush under each eye.}
further @9-12 Leave out the horn, and it is a beluga; add a spot, and it is an orca.
further Make a calf from a baby's sock.
safety Safety eyes are small until they are locked: tug at both before you sew on. For children over three only, and the needle goes back into its case.
skills placing a face, fixing safety eyes, sewing round parts
alt A light blue sock narwhal with a golden horn, dark eyes and fins

* worry-stone
name worry stone
title Worry Stones for Your Pocket | A Stone That Fits Your Thumb | The Stone to Hold On To
about A smooth stone with a hollow for your thumb: rub it when something is too much. It does not take the worry away, but it holds your hand. | Make two. One goes into your pocket, the other to somebody who needs it just as much.
step part Halve {the clay}: one lump for each stone. {@4-5? A grown-up breaks it in two. | }
step knead Knead it until it is soft. If it cracks, wet your fingers.
step oval Roll each lump into a ball, press it a little flat between your palms, and stroke it with a wet finger until nothing is rough.
step thumb Hold it as you will hold it later, and press your thumb in, slowly, and turn it. {@4-5? Does it fit? | The hollow should be just deep enough that the thumb rests in it by itself.}
step back Turn it over carefully and press {the texture} into the back of one of them, then lift it off: now your fingers have something to find.
step smooth Let the stones dry for a day, turned once. Then stroke them with a damp cloth wherever they are rough.
step paint Paint them. {@4-5? One color, thin: the color of a good day. | Let two colors run into each other, and wipe the paint off the high places of the pattern.}
step shine Touch the rim of the hollow with the {one shine}.
step coat Brush a thin coat of {the coat} over it and let it dry until it is clear: now it feels like a pebble from a river.
step pocket {@4-5? Think of something that is hard, and rub, slowly, as often as you like. | Rub it slowly, ten times around, and let your shoulders sink.} {pouch? When it has a day off, it rests in {the pouch}. | }
further @4-5,6-8 Give it a name that nobody else knows.
further @9-12,13+ Scratch one word into the back before it dries, in mirror writing or in a code.
safety It is small enough for a mouth: keep it from children under three. If a worry stays big, tell it to a grown-up as well; stones listen and cannot help.
skills smoothing clay, fitting to a hand, calming down
waiting A day to dry, and two hours for paint and coat.
alt Two painted clay stones, one with a hollow for the thumb, one with a pattern

* framed-flowers
name framed flowers
title Framed {many flower} | A Meadow Behind Glass | Summer, Kept in a Frame
about Flowers that were pressed last summer look as if they had just been picked, once they are laid out as they grew. | Botanists glue down one plant with its name. A bouquet is the same work with more courage.
step open Open the back of {the frame} with a grown-up near and lift out the glass. Lay it safely aside.
step trace Cut {the sheet} to the size of the backing with {the scissors}, drawing around it first.
step wash Brush a pale cloud of {the wash} in the middle and let it dry.
step press Check the plants: what is not as dry as paper goes into a heavy book for another week.
step lay Lay stems first, then leaves, then flowers, from large to small, {tweak? with {the tweak} | with the tip of a damp finger}. Let it grow from one point, and leave a third of the sheet empty.
step photo Take a photo or look from far away. Move what is too even: no meadow is.
step glue Lift one piece after the other, touch its back with the tiniest bit of glue on {the pick}, and put it back. Begin at the bottom.
step weigh Lay a clean sheet and a book on top for an hour.
step name Write where and when they were picked below, with the {one ink}. {@13+? Add their Latin names. | }
step frame {@9-12? A grown-up cleans the glass and lays it in; your sheet comes behind it, and the frame is closed. | Clean the glass, lay the sheet behind it and close the frame.}
further @9-12 Make one for each season with plants from the same path.
further Put a single flower between two panes in the middle of a frame: it seems to float.
safety The glass has sharp edges: {@9-12? a grown-up handles it | hold it by two edges}, and it never lies where somebody might lean. Pick nothing that is protected.
skills composing, gluing with little, handling fragile things
waiting An hour under a book.
alt {many flower} on pale paper in a brown frame

* gauze-clay-bowl
name clay bowl
title Clay Bowl With {gauze=gauze? a Linen Look | {gauze=burlap? a Burlap Look | a Net Look}} | The Bowl That Was Wrapped | Woven on the Outside
about Roll cloth into clay, pull it off, and every thread has left its line. Rub in color, and the pattern steps forward. | Potters call it texture. You only need {the gauze} and a bowl to lean on.
step roll Roll {the clay} out on {the film} with {the roller}, {in 1/4} thick and a little wider than the plate.
step lay Lay {the gauze} on it without a fold and roll over it once, firmly.
step peel Take one corner and peel it off, flat. {@6-8? Look at it from the side: can you see the threads? | Not crisp enough? Roll the clay smooth and try once more.}
step cut Lay the plate on top as a pattern and cut around it with {the knife}. Lift away the rest.
step edge Stroke the edge with a wet finger until it is round.
step drape Put {the film} over {the form}, turned upside down, and lay the clay over it, pattern outward. Press it down gently with flat hands, and let the rim fall in waves.
step dry Let it dry for a day. Lift it off when it holds by itself, turn it, and give the inside as long.
step paint Brush thin color over the outside, into all the lines.
step wipe Wipe it off again at once with a damp cloth: the color stays in the deep places only.
step rim Draw a thin line along the edge with {the rim}.
further @6-8 Press a letter or a leaf into the middle of the bowl.
further Make three, from three cloths, that fit into one another.
safety Air-dry clay is not for food and not for water: rings, keys and wrapped candy are welcome. Wipe clay dust up with something wet.
skills rolling evenly, draping, bringing out a texture
waiting About a day, turned once.
alt A pale clay bowl with the pattern of woven threads on its outside

* mummy-bowling
name bowling game
title Mummy Bowling | Six Mummies and a Ball | Knock Down the Mummies
about They stand in a row, wrapped from foot to head, and stare. One good roll, and the pyramid is empty. | Wrapping is half of the game: no two mummies turn out alike, and all of them want to fall.
step weight Put a handful of {many weight} into each of {the pin}, so that it does not fall over by itself{pin=cardboard-tube? , with tape over the lower end | {pin=plastic-cup? , with tape over the opening | , and screw it shut}}.
step strips {band=toilet-paper,paper-towel? Cut {the band} into strips as long as your arm. | Cut {the band} into strips two fingers wide and as long as your arm.} Crooked ones are better.
step start Tape the end of a strip to the bottom of one of {the pin}.
step wind Wind it up and around, crisscross, until nothing shows through. Leave a gap for the eyes near the top. Then the other five.
step loose Tape down the last end, and let one corner hang loose, as with somebody who has slept for three thousand years.
step eyes {eyes=googly-eye,sticker? {eyes=sticker? Press | Glue} two of {the eyes} into each gap. | Cut small circles from {the eyes}, dot them with the marker and glue two into each gap.} {@4-5? Which one looks at you? | }
step ball {ball=newspaper? Crumple {the ball} into a firm ball and wind a strip of tape around it. | {ball=sock? Roll {the ball} into a firm ball. | Try how {the ball} rolls: in a straight line?}}
step set Set them up in a triangle: one in front, two behind, three at the back.
step roll Roll from {@4-5? three big steps | five big steps} away. Two tries each; {score? write the fallen ones on {the score}. | count the fallen ones.}
further @4-5 Whisper the name of each mummy before you roll.
further Put a sticker under one of them: whoever knocks it down has to make the next ones rise again.
safety Balls are rolled and not thrown, and strips go around {the pin}, never around children. {weight?  What is filled stays closed.}
skills winding, rolling at a target, counting
alt Six wrapped mummies with round eyes and an orange ball

* thumbprint-cards
name thumbprint cards
title Thumbprint Cards | Animals From One Thumb | A Card With a Real Print
about A thumb is exactly as big as a chick, a bee or a ladybug, and nobody else on earth has yours. | {@2-3? Press, look, press again: in a year the same thumb will be bigger. | Print first, and then see what it wants to be.}
step fold {card=price-tag? Lay {the card} in front of you, holes to the top. | {@2-3? Fold each sheet in half for a card. | Fold each sheet in half, edge on edge, for a card.}}
step test {@2-3? Your child presses a thumb on {the pad}, then on a scrap. Just like ringing a bell. | Press a thumb on {the pad}, roll it a little from side to side, and try it on a scrap.} {pad=paint? Paint has to be as thin as a film, or the lines drown. | }
step prints {@2-3? Now on the cards: here one, there one. Not too close together. | Print the bodies on the cards: {@4-5? three or four, with room around them. | one thumb for a body, a fingertip for a head.}}
step wipe Clean the thumb with {the wipe} before the next color.
step more {@2-3? Another color, and more prints. | Print again in the second color, in the gaps.}
step legs {@2-3? When it is dry, draw legs, beaks or wings on your child's prints: is it a bee? Ask what it is. | When it is dry, draw what is missing with {the pen}: {@4-5? dots for eyes, a beak, legs, wings. | stripes and wings for a bee, dots for a ladybug, ears and a tail for a mouse.}}
step words {@2-3? Write the name and the date beside them, and let your child scribble a greeting. | Write who it is for. {@9-12? A line that fits: bee my friend, thumbody loves you. | }}
step ribbon {card=price-tag? Thread {the ribbon} through the hole and knot it. | Cut {the ribbon} and tie it around the fold with a bow.}
step post {envelope? Put it into {the envelope} and take it there yourself. | Take it there yourself: nothing is as nice as a card from a hand.}
further @2-3 Print the whole family, one thumb each, and see who is the biggest.
further Print a whole swarm in one color, and hide one that looks the other way.
safety {@2-3? Use washable ink, keep the pad closed between prints, and wipe fingers before they reach the mouth. | Washable ink only, and a wipe beside it: thumbs wander to faces and walls.}
skills printing with a finger, seeing figures in shapes, making somebody happy
waiting A few minutes to dry.
alt Two cards with thumbprints that have become a bee, a chick, a ladybug and a mouse
`;
