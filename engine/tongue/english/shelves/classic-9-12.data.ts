export const words = `
* balloon-jet-car
name balloon car
title Balloon-Powered {body=plastic-bottle? Bottle Car | Race Car} | Balloon Car: Jet Drive for Four {many wheels} | A Car That Runs on Your Breath
about Air rushes out of the back, so the car shoots forward: that is all a jet or a rocket does. Yours needs no motor, only a deep breath.
step bearings {body=cardboard? Cut {the body} to a strip of {in 4} by {in 8}: light cars win.  | {body=wood-scrap? Take a thin light piece of {the body}, {in 4} by {in 8} at the most: a thick one is too heavy for breath.  | }}Cut two of {the tubes} so that they are as wide as {the body} and tape them across its underside, one near each end and parallel to each other. The axles will turn in them.
step holes {wheels=toy-wheel,spool? Check that the axles fit the holes in {the wheels}; wind a bit of tape around their ends if they are loose. | Lay {the wheels} on a scrap of wood. One of you holds, the other drives {the nail} through the middle of each with {the hammer}: a hole off the middle makes a car that limps.}
step wheels Slide {the axles} through the straws and push a wheel on each end, a finger's breadth from the body. Trim off the points with {the scissors}.
step roll Give it a push. The {one body} should roll straight for a yard; if it curves, set the straws parallel. If it sticks, the wheels sit too close.
step look Give it a number, stripes and a name with {the look}{brush? and {the brush} | }.
step jet Blow {the balloon} up once and let the air out, so that it is soft. Push the last straw two fingers deep into its neck and wind {tape} tightly around both, until the joint is tight.
step mount Tape the straw along the top of {the body}, so that its open end sticks out behind by a finger and the balloon can swell above the front.
step race Blow {the balloon} up through the straw, pinch the straw shut, set the car on a smooth floor and let go.
step tune Measure three runs. Then change one thing at a time and measure again: a shorter straw, a straw that points exactly backward, less weight in {the body}.
further @9-12 Race against a friend, with the same balloon and a body of your own shape.
further Draw distance against the number of breaths in a diagram. Is twice the air twice the way?
safety {wheels=bottle-cap,plastic-lid,metal-lid? Nail and hammer are used together with a grown-up, on a firm base and with fingers well below the head. | The points of the axles are cut off before the first run.} Pieces of a burst balloon go into the trash at once.
skills building axles that run true, sealing a joint, measuring
alt A car with a jet made of a balloon on a straw, on four round wheels

* ocean-in-a-jar
name ocean in a jar
title An Ocean in a Jar | Beach in a Jar With Swimming Fish | {fish=air-dry-clay,polymer-clay,salt-dough? {one fish} Fish Under the Lid | A Little Sea With a Lid On}
about The sea floor lies still, and above it fish swim on threads that nobody sees. No water, no food, no cleaning, and the beach stays at home all winter.
step wash Wash {the jar} and its lid, take off the label and dry it well inside with {the towel}: a wet spot fogs the view.
step fish {fish=air-dry-clay,polymer-clay,salt-dough? Shape three fish from {the fish}, each as long as your thumb and as flat as a cookie. Press in eyes and scales, and push {the poke} through the back from side to side for the line. | Cut three fish from {the fish}, each as long as your thumb, draw their eyes and make a hole in each back with {the poke}.}
step dry {fish=polymer-clay? A grown-up bakes them as the package says; let them cool. | {fish=air-dry-clay,salt-dough? Let the fish dry until tomorrow and turn them once. | {fish=shrink-plastic? A grown-up shrinks them in the oven as the package says. | Press the fish flat under a book for a moment.}}}
step paint Paint your fish with {the paint} and {the brush}: a bright body first, then stripes when it is dry.
step blue Drip {the blue} onto half of {the ground} on {the plate}, rub it through with the handle of {the brush} and let it dry: now there is shallow water and deep water.
step ground Pour {the ground} into {the jar}, higher at the back than in front, like a real shore.
step shells Push {the shells} into it, large ones first, with their best sides outward. {reef? Plant {the reef} beside them as seaweed. | }
step sea Cut {the sea} as tall as the jar and tape it around the back half from outside: blue behind everything.
step hang Cut {the line} into three lengths, tie a fish to each, hold them to the jar and tape the upper ends inside the lid with {tape}, so that the fish hang at three heights and touch neither each other nor the sand.
step close Lower the fish in, screw on the lid and turn {the jar} slowly: the shoal swims.
further @6-8 Write on a label what lies inside and from which beach it is.
further Add one thing that should not be in the sea, as small as it is true, and let your guests find it.
safety {jar=glass-jar? Glass breaks: carry it with two hands and keep it on a shelf. | The lid stays on when smaller children are near.} Shells that were picked up are boiled or washed first.
skills modeling small things, building a scene in layers, patience
waiting {fish=air-dry-clay,salt-dough? A night for the fish. | {paint? Half an hour for the paint. | }}
alt A jar with a sea floor and three fish hanging from the lid

* shoebox-planetarium
name planetarium
title {box=shoebox? Shoebox Planetarium | Planetarium in a Box} | Constellations in a Box | A Night Sky You Can Switch On
about {sky=aluminum-foil? Foil | Dark paper}, a needle's point and a lamp: in a dark room the Big Dipper stands in front of you, as sharp as in the mountains. Every sheet is another part of the sky.
step window Draw a window on one end of {the box}, two fingers from every edge, and cut it out. A grown-up helps with the first cut.
step dark {dark=construction-paper,duct-tape? Line {the box} inside with {the dark}, so that no light bounces around. | {dark=spray-paint? A grown-up sprays {the box} black inside, outdoors, and lets it dry. | Paint {the box} black inside, and outside too if you like, with {the brush}. Let it dry for three quarters of an hour.}}
step plan Cut {the sky} a finger larger than the window, one sheet for each constellation. Mark the stars on the back, as a mirror image, with {the pencil}: seven for the Big Dipper, seven for Orion, a wide W of five for Cassiopeia.
step prick Lay a sheet on a folded {towel} and prick every star with {the prick}.
step sizes Widen the brightest stars with a turn of {the prick}, and strew a few tiny ones between them: a real sky is never empty.
step mount Fix the first sheet over the window with {tape}, tight, and let no light out at its edges.
step hole In the opposite end, together, cut a hole as big as the head of {the light} and push it in. Wrap tape around if light leaks.
step stars Dot a sky of your own on the outside with {the stars}.
step show Switch off the lamp in the room, switch on {the light} and look at the window from the other end of the bed. Then point it at a white wall from an arm's length: there they are once more, large and soft.
step book Draw each constellation on {the book} with its name and the month in which it stands in the evening sky.
further Invent a constellation of your own, with a legend that explains how it came into the sky.
safety Push pins and needles away from fingers, and count them afterward. Nobody shines {the light} into eyes.
skills reading a star map, working in mirror image, careful pricking
waiting {dark=paint,acrylic-paint? Three quarters of an hour for the paint. | }
alt A dark box with a window in which the pricked stars of the Big Dipper shine

* fossil-dig-tray
name dinosaur dig
title Dinosaur Dig {tray=shoebox,pizza-box,small-box,cardboard? in a Box Lid | in a Tray} | {one clay} Skeleton in {the sand} | Dig Up Your Own Dinosaur
about Bone by bone you make a skeleton, stain it as old as the hills, and bury it. Then somebody with a brush and a lot of patience finds it again.
step draw On {the paper}, draw the skeleton from the side with {the pencil}, as long as your hand and a half: skull, backbone, ribs, legs, tail. It is the plan for the museum.
step skull Shape the skull from a ball of {the clay} as big as a walnut: flatten it, pull out a snout, and press eye socket and teeth with {the pick}.
step bones Roll the backbone and tail as one thick snake, divide it into short pieces with {the pick}, then roll thin snakes for ribs and legs. Give every leg bone a knob at both ends.
step marks Scratch cracks and joints into the bones with {the pick}, and lay all of them on your plan to see what is missing.
step dry {clay=polymer-clay? A grown-up bakes the bones as the package says. | Let the bones dry until tomorrow, flat, and turn them once.}
step stain {stain=tea-bag,coffee-grounds? Dab strong, cold {the stain} over the bones with {the brush} and wipe | Brush thinned brown {stain} into every crack with {the brush} and wipe} it off again with {the towel}: what stays in the scratches makes them old.
step tray {tray=cardboard? Bend up the edges of {the tray} two fingers high, unless it is a lid with a rim already, tape the corners, and fill in | Fill} {tray=cardboard? {the sand} | {the tray} with {the sand}}, two fingers deep.
step lay Lay the skeleton in as it died, one bone a little apart{rocks? , put {the rocks} around it | }, and sprinkle {one sand} over all until only the tip of a rib can be seen.
step grid Tape {the grid} over {the sand} in a cross, so that there are squares to search one after the other.
step dig Dig: loosen with {the pick}, sweep with {the brush}, square by square. {label? Name your find on {the label}, with place and date. | Give your find a name with your own in it.}
further @6-8 Bury something that does not belong there, and see whether the team notices.
further Work out from the bones how long the animal was if your tray is drawn to a scale of one to fifty.
safety Brush away from faces: {one sand} does not belong in eyes. {pick=toothpick,wooden-skewer? Points face down. | }
skills modeling, knowing a skeleton, patient digging
waiting {!clay=polymer-clay? A night for the bones.}
alt A shallow tray of {one sand} with a dinosaur skeleton of {one clay} half uncovered

* stick-paddle-boat
name paddle boat
title {one band} Paddle Boat | {sail? Paddle Boat With a Sail | A Boat That Paddles Itself} | Stick Boat With a Paddle Wheel
about Wind the paddle backward, let go, and the boat churns across the tub on its own. What drives it is nothing but a twisted {one band}.
step deck Lay five of {the sticks} side by side and {fix fix} two more across them, a finger from each end: that is the deck.
step arms Under the deck, {fix fix} one stick along the left edge and one along the right, so that they stick out behind by half their length: two arms with a gap between them.
step floats {floats=kitchen-sponge,foam-tray,pool-noodle? Cut {the floats} into four pieces as thick as a thumb and {fix fix} | {fix fix} {the floats}} under the deck, near its four corners. {floats=bottle-cap? Open sides face up against the wood, sealed all around. | }
step paddle Cut the last stick in half with {the scissors}, and cut a slit into the middle of each half. Push them into each other at the slits: a cross with four blades, narrow enough for the gap.
step dry Let everything set for an hour, or the water will take it apart.
step mast {fix fix} {the mast} upright on the deck, with a stick's stub on each side.
step sail Cut {the sail} into a triangle as tall as your hand and {fix fix} its long edge to {the mast}.
step look Draw planks, portholes and a name on {the sticks} with {the look}.
step band Stretch {the band} from one arm to the other and set the paddle into the middle of it, one strand on each side. It must turn without touching the deck.
step launch Wind the paddle twenty times toward the deck, hold it, set the boat on {water} and let go. It runs backward? Wind it the other way.
further @6-8 Count how many turns carry it across the tub.
further Compare: ten turns or twenty, one band or two. Which goes farther, which goes faster?
safety {fix=glue-gun? A grown-up uses the hot glue. | } A grown-up stays beside every tub, pond and puddle. Wet sticks are slippery, and bands are not for flicking.
skills building a frame, storing energy, testing and improving
waiting An hour until it may get wet.
alt A raft of craft sticks with floats, a sail and a paddle wheel in {a band}

* pressed-flower-suncatcher
name flower suncatcher
title {one flowers} Suncatcher | Flowers in the Window | {flowers=leaf,fern-frond? Leaves | A Meadow} Between Two Clear Sheets
about Held against the light, {flowers=leaf,fern-frond,clover? a leaf | a petal} shows every vein. Between two clear sheets it stays like that, long after the meadow has been mown.
step frame {frame=embroidery-hoop? Open the hoop: its two rings will hold the film between them. | Draw a ring or a square as large as your hand twice on {the frame} and cut both out, with a rim as wide as a thumb.}
step dry {flowers=pressed-flower? Lift {the flowers} out of the {book} with two fingers; they are as thin as paper. | Press {the flowers} flat between two sheets in a heavy {book} for a few minutes; what is fresh and juicy is left out, since it would turn brown.}
step film {film=contact-paper? Cut {the film} into two pieces, larger than the frame. Peel one and tape it to the table at its corners, sticky side up. | Cut {the film} into two clear pieces, larger than the frame, and tape one flat to the table.}
step lay Hold the frame above it to know your space, then {film=contact-paper? set {the flowers} down face first, one by one: they cannot be moved again | stick {the flowers} down with a dot of glue each}. Large ones first, stems crossing, air between them.
step glints {glints=sequin,confetti? Scatter {many glints} | Cut {the glints} small and scatter them} where it is empty.
step cover Lay the second sheet on from one edge, slowly, and rub it flat with a folded {towel} from the middle outward, so that no bubbles stay.
step trim {frame=embroidery-hoop? Put the film into the hoop, tighten it and cut off what sticks out. | Glue the sheet between the two frames with {glue} and cut off what sticks out.}
step hang Make a loop of {the hanger} and tape it to the back at the top.
step window Hang it in a window where the sun comes in, and look at its shadow on the floor.
further @6-8 Make one for each month, and hang them in a row.
further Write the names of the plants on the back, and the day and place of your walk. Botanists do no more.
safety {film=contact-paper? Cut the sticky film on the table, not in the air. | Cut the film on the table, not in the air.} Only plants that a grown-up knows, and none that are protected.
skills laying out a picture, handling fragile things, cutting a frame
alt A round window hanging with {many flowers} between clear sheets

* four-seasons-dot-tree
name four-seasons tree
title Four-Seasons Tree in Dots | One Tree, Four Seasons | {dots=cotton-swab? Cotton-Swab Trees Through the Year | A Year in Dots}
about The same bare tree four times. Then only the dots change, and it is April, July, October and January: no other line is needed.
step fold Fold {the sheet} in half both ways and open it: four fields, one for each season. {sheet=canvas,cardboard,paper-plate? Stiff ones are divided with a pencil line instead. | }
step trunks With {the trunk}, draw the same bare tree in each field: a trunk, three branches, a few twigs. Try to make them alike as twins.
step plate Put a spot of each color of {paint} on a {plate}, a tip of its own beside each, and a damp {towel} for your fingers.
step spring Spring: dab pink and white dots around the twigs with {the dots}, loose, so that branches show between them. One dip makes three dots, each paler than the last: use them all.
step summer Summer: green, close together, two shades over each other, until hardly a branch can be seen.
step fall Fall: orange, red and yellow, thinner toward the top, and some of the dots on their way down.
step winter Winter: white and light blue along the upper side of the branches, and snow in the air{sheet=paper,watercolor-paper,canvas,paper-plate? , on a sky that you have dabbed blue first and let dry | }.
step ground Dab the ground in rows: flowers, grass, fallen leaves, snow.
step dry Let it dry for half an hour, lying flat.
step frame Frame the four fields with {the frame}.
further @6-8 Put the same bird into every picture, doing something else each time.
further Look at it from across the room: the dots melt into color. Try one tree in nothing but the three primary colors, and let the eye do the mixing.
safety Dabs of paint stay on paper: old clothes on. {dots=toothpick? Points face down. | }
skills dabbing evenly, mixing colors by eye, seeing the seasons
waiting Half an hour for the paint.
alt A sheet with four trees in dots: in blossom, green, orange and snowy

* tin-can-lantern
name tin lantern
title Tin-Can {V} Lantern | Punched-Tin Lantern With {a V} | Lantern From a Can, With a Handle
about Before there was glass for everybody, lanterns were made of pierced tin. The trick is ice: a can full of it keeps its shape while you hammer. | By day a can with holes, by night {a v} made of points of light that swings on its handle.
say star: name=star; tip=a star with long rays
say pumpkin: name=pumpkin; tip=a round pumpkin with two eyes and a grin
say tree: name=tree; tip=a fir tree with a short trunk
say moon: name=moon; tip=a crescent with one small star beside it
step freeze A grown-up checks the rim of {the can} and presses sharp edges flat. Fill it with {water} to a finger below the rim and let it freeze overnight.
step plan Cut {the plan} so that it goes around {the can}. Draw {v.tip} with {the pen}, and put a dot every pinkie's width along the lines.
step tape Dry the can with {the towel}, wrap the paper around it and tape paper on paper. Lay it in a hollow of the towel, so that it cannot roll.
step punch Set {the nail} on a dot and hit it with {the hammer}, twice: it breaks through into the ice. One dot after the other, from the middle outward; back into the freezer if the ice gets soft.
step rim Punch one hole on the left and one on the right, a finger below the rim, for the handle.
step thaw A grown-up lets the ice melt under warm {water}, pulls off the paper and dries the can inside with the towel around the hand.
step paint {brush? Paint {the can} with {the paint} and {the brush}, thinly, so that the holes stay open, and let it dry for half an hour. | A grown-up sprays {the can} with {the paint} outdoors and lets it dry for half an hour.}
step handle Lead {the handle} through one hole from outside, {beads? thread on {the beads}, | bend it to a bow,} lead it in through the other hole and {handle=string? knot both ends inside. | twist both ends up inside, the tips turned in.}
step light Stand {the light} inside, switch off the lamp and turn the lantern slowly.
further @9-12 Punch a whole sky into a second can: dots anywhere, close together and far apart.
further Make a row of five with one letter each, for the name of your street or the night of the party.
safety A grown-up stays for the hammering. Glasses or goggles on, fingers halfway down the nail, and nobody reaches into the can: the holes are sharp inside.
skills hammering exactly, drawing in dots, bending a handle
waiting Overnight in the freezer{paint? , and half an hour for the paint}.
alt A tin can lantern with {a v} of glowing holes and a handle

* band-strung-guitar
name box guitar
title {box=wooden-box? Cigar-Box Guitar | {box=cookie-tin? Tin-Box Guitar | Box Guitar}} With Five Strings | The Blues Box | A Guitar From a Box and {strings=rubber-band? Rubber Bands | Bands}
about The first blues players had no money for guitars. A cigar box, a stick, some wire: that was enough to make people dance. Yours has rubber bands for strings, and it is tuned by stretching.
step open {box=tissue-box? Pull the plastic film out of the {one box}: the hole stays on top. | Open {the box} and take the lid off or fold it underneath: the strings will run over the hollow.} Knock on it; that is the sound it will give.
step look Decorate {the box} with {the look}: flames, stars, the name of the band. {look=acrylic-paint? Use {the brush}, and let the paint dry. | }
step neck {neck=craft-stick? A paint stirrer is long enough; of smaller ones tape three end to end. | } Lay {the neck} along the underside, so that two thirds of it stick out at one end, and fix it with several bands of {tape}. It must not wobble.
step marks With {the pen}, draw frets across {the neck} for show: the first after {in 1}, every next one a little closer.
step strings Stretch {the strings} around {the box}, side by side, across the shorter way if they do not reach: thick ones on the left, thin ones on the right.
step bridges Push {many bridges} under the strings, one near each end, crosswise, so that the strings float above the opening and do not buzz.
step pegs Glue {the pegs} to the end of the neck, as tuning pegs. They turn nothing and look like everything.
step strap Tie {the strap} loosely to both ends, for the show only.
step tune Pluck. Pull a band tighter over the edge of the box: the tone climbs. Move a bridge: shorter strings sing higher. Tune them from low to high.
step play Strum with a thumb, press one down behind the bridge to bend the tone, and invent a song with three notes.
further @6-8 Find out which band gives the lowest tone, and why.
further Tune the five to the first five notes of a scale, with a tuner on a phone, and play a tune by ear.
safety Stretch bands away from faces, and take off any that is cracked. {strap? The strap comes off after playing. | }
skills tuning by ear, building a bridge, decorating
alt A box guitar with colored bands as strings, two bridges and a neck with frets

* paper-jungle-peek
name paper jungle
title {V} in the Paper Jungle | Who Peeks Out? {a V} in the Leaves | Layered Jungle With {a V}
about A painter named Henri Rousseau never saw a jungle; he looked at houseplants and made the leaves enormous. You do it with paper, leaf before leaf before leaf, and in the middle two eyes.
say tiger: name=tiger; look=two round ears, a cream muzzle and black stripes that point to the middle; coat=orange
say parrot: name=parrot; look=white patches around the eyes and a hooked yellow beak; coat=red
say gorilla: name=gorilla; look=a heavy brow, a wide gray face and two nostrils; coat=black
step layers Sort {the sheets}: one in {color b} as the background, one in {v.coat} for the {v}, and the rest for three kinds of leaves.
step face Cut the head of the {v} from it, as large as your palm, and from other colors what belongs to it: {v.look}.
step draw Glue the parts on later; first draw the eyes with {the pens}, large, with a white spot in each: they must shine out of the dark.
step big Cut six big leaves, as long as your hand, in two greens: a pointed oval, folded in half, so that both sides match. Snip slits from the edge nearly to the fold: a monstera.
step fern Cut long strips for ferns, fold them lengthwise and snip the open side slantwise, close together, all the way down.
step crease Open the leaves and pinch the fold along their backs, so that they bulge instead of lying flat. Pull the tips over {the pencil} to curl them.
step deep Glue three dark leaves to the background with {the stick}, then the head in the middle.
step front Glue the light leaves over it from the edges inward, by their stems only, until half of the face is hidden. {lift? Set the last ones on bits of {the lift}: they throw real shadows. | }
step frame Glue everything to {the back} as a frame.
step look Hang it up and step back: the eyes should be the first thing that anybody sees.
further @6-8 Hide a second animal so well that nobody finds it.
further Find out which animals and plants share one real forest, and let only those into the picture.
safety Leave the scissors on the table while you walk around to look.
skills cutting symmetric shapes, building up layers, composition
alt A paper jungle of big cut leaves with {a v} looking out between them

* plate-wind-vane
name wind vane
title Wind Vane on a Compass Plate | Where Does the Wind Come From? | Pencil-and-Straw Wind Vane
about An arrow on a pin, a pencil and a plate with the four winds: that is a weather instrument, and it tells as much as the big one on the church tower.
step cut From {the arrow}, cut a triangle two fingers wide for the tip and a tail twice as large. The wind pushes the large tail away, so that the tip points to where it comes from.
step slit Snip a slit as long as a thumbnail into each end of {the straw} with {the scissors}, both in the same direction.
step mount Slide tip and tail into the slits and fix both with a bit of {tape}.
step middle Balance the arrow on a finger. Where it lies level is the point for the pin; it is not the middle of the straw.
step pin {@6-8? A grown-up pushes | Together, push} {the pin} through the straw at that point{bead? , through {the bead} | } and straight down into the eraser of {the post}. Turn the straw around the pin until it spins freely at a breath.
step plate Write N, E, S and W on the rim of {the plate} with {the pen}, clockwise, like twelve, three, six and nine on a clock, and a line between each two.
step foot Press {the foot} to the middle of the {one plate} as a mound and set {the post} upright in it, {foot=air-dry-clay? pressed tight on all sides. | with {the foot} pushed up around it.}
step spin Blow from one side, then from another: the arrow turns to face you each time.
step north Take it outdoors, away from walls, and turn the {one plate} until N points to the north of the compass on the {phone}. Write down wind and weather three times a day for a week.
further Find out from your notes which wind brings the rain where you live.
safety A grown-up is there for the pin, and it goes straight down into the eraser: its point must not come out anywhere.
skills balancing, reading a compass, keeping records
alt An arrow with a big tail on a pencil, above a plate with the letters of the compass

* stitched-aida-bookmark
name cross-stitch bookmark
title Cross-Stitch Bookmark With {a V} | Stitched {V} Bookmark | {a V} to Keep Your Page
about Two slanted stitches make a cross, and some fifty crosses make {a v}. On this cloth every hole is in its place, so you only have to count.
say apple: name=apple
say heart: name=heart
say flower: name=flower
step cut Cut {the cloth} to {in 2 1/2} by {in 7}, along the rows of holes.
step plan On {the plan}, draw {the v} with {the pencil}, one cross in each square, nine squares wide. Below it plan the initials.
step hoop Stretch the cloth in {the hoop}.
step middle Fold the cloth in half twice to find its middle. Thread {the needle} with three strands of {the floss}, as long as your arm, and come up there. Leave a tail behind and sew over it, so that no knot is needed.
step row Stitch {the v} row by row: all slants from lower left to upper right on the way there, and all the other slants on the way back. Change the floss where your plan changes color.
step name Stitch the initials, and three words if there is room.
step fringe Pull out the crosswise threads at the lower edge, one by one, until a fringe as long as a fingernail is left.
step back Cut {the back} a little larger than the cloth, lay it behind and sew both together with a running stitch all around, two holes from the edge.
step tassel Pull a bundle of {the floss} through the upper edge as a tassel, knot it{tassel? , slip {the tassel} over the knot | } and trim the ends straight.
step give Lay it into a book, at the best page, with the tassel outside.
further Stitch a border of single crosses in the color of the cover of the book that it is for.
safety Park the needle in the cloth whenever you put it down, and count your needles at the end.
skills counted cross stitch, reading a chart, even stitches
alt A cream bookmark with a cross-stitched {v}, initials, a fringe and a tassel

* framed-hanging-fish
name framed fish
title The Catch of the Day, Framed | Three Fish on a Line for {name? Somebody Who Fishes | an Angler} | Hanging Fish in a Frame
about Whoever loves fishing always tells of the big ones. Here hang three, on real line, in a frame without glass, and none of them got away.
step frame {frame=shoebox,pizza-box? Take the {one frame} as a deep frame, lying on its side, open to the front. | {frame=embroidery-hoop? Screw the hoop shut: it is the frame. | A grown-up takes the pane and the back out of {the frame} and puts the pane away.}}
step draw Draw three fish on {the wood} with {the pencil}, each as long as a finger, with a fork in the tail and one fin on top. {wood=craft-stick? Glue three sticks side by side for each. | }
step cut {wood=wood-scrap,driftwood,bark? A grown-up helps to saw or break the pieces to size; break bark and thin balsa over an edge and trim thin pieces with {the cutter}. | Cut the fish out with {the cutter}, in shallow bites.}
step sand Rub the edges smooth with {the sand}, with the grain.
step paint Paint the fish on both sides with {the paint}{brush? and {the brush} | }: first the bodies, then, when they are dry, spots, stripes and gills: one trout, one perch, one that nobody has ever seen. Let them dry for an hour.
step water Cut waves from {the water} and glue them across the lower third of {the frame}, from behind.
step rod Cut {the line} into three lengths, tape one end to the back of each fish and the other behind the upper edge of {the frame}, at three depths. They must turn freely.
step boat Glue {the boat} on top of the waves as boats.
step name Write the day, the lake and "caught by" on {the name} with {the pen}, and hang it from the line beside the largest.
step give Stand it where there is a draft: the fish begin to swim.
further @6-8 Add one old boot at the end of a line.
further Weigh your words: write the fish story that belongs to it, in six sentences, on the back.
safety {frame=picture-frame? Only a grown-up touches the pane. | } Line is thin: cut it short, and leave none lying about. No real hooks.
skills shaping wood, painting patterns, hanging in balance
waiting An hour for the paint.
alt A frame with waves in which three painted fish hang on lines

* pharaoh-mask
name pharaoh mask
title A Pharaoh's Golden Mask | Papier-Mâché Mask of Tutankhamun | Gold and Blue: a Mask for a Pharaoh
about Tutankhamun's mask lay in the dark for more than three thousand years and still shone. It is made of gold; yours is made of paper and paste, and from three steps back nobody will know.
step mold {mold=balloon? Blow {the mold} up as large as a head, tie it and set it on the {bowl}, so that it cannot roll. | Turn {the mold} upside down; wet it, so that nothing sticks.} Mark the front half with a line of {tape}: only that gets covered.
step paste {paste=flour? Stir {the paste} with the same amount of {water} in {the bowl} until no lump is left; it should run like thin cream. | Thin {the paste} with half as much {water} in {the bowl}.}
step layers Tear {the strips} as wide as two fingers, pull them through the paste, strip off what is too much, and cover the front half: three layers, each crosswise to the last.
step nose Squeeze soaked strips into a nose and two brows, press them on and smooth one more layer over all.
step dry Let it dry for two days, in moving air. It is done when it sounds hollow.
step off {mold=balloon? Snip the balloon open at the knot, let it come away, | Lift the shell off} and trim the edge to a face with {the scissors}.
step cloth Cut the headcloth from {the cloth}: as wide as your shoulders, round at the top, with two broad flaps down to the chest. Draw it first with {the pencil}. Set the shell into the middle of it and fix it from behind with {tape}.
step gold Paint everything gold with {the gold} and {the brush}: two thin coats, an hour apart. {gold=paint,acrylic-paint? Yellow with a little brown and white does it too. | }
step stripes Draw blue stripes across the headcloth with {the band} and outline both eyes in black, with long tails to the sides.
step trim {beard? Tape {the beard} below the chin as the false beard, and press | Press} {the gems}, each with a dab of {paste=flour? thick paste | glue}, along the collar and above the forehead, where the snake and the vulture sat.
further Write your name in hieroglyphs, sound by sound, in an oval on the back.
safety {mold=balloon? Scraps of the balloon go into the trash at once. | } The mask is for a wall or a display: it has no holes to see through. {paste=flour? Raw flour stays out of mouths; wash your hands. | Wash the paste off your hands.}
skills layering papier-mâché, symmetry, painting a pattern
waiting Two days for the paper, and an hour between the coats.
alt A golden pharaoh mask with blue stripes, dark-lined eyes and a blue beard

* gutter-carton-boat
name carton boat
title {hull=milk-carton? Milk-Carton | Puddle} Boat for a Rainy Day | The Gutter Regatta | A Boat for the Biggest Puddle
about When it rains, others stay indoors. You wait at the puddle with a ship that is waterproof from keel to sail, since its {hull=milk-carton? carton held milk for weeks | hull was made to hold drinks}.
step clean Rinse {the hull}, let it drip and dry it with {the towel}: tape holds only on dry walls.
step cut {hull=foam-tray? Draw a pointed bow on one end of {the hull} with {the pen}, and cut off the corners with {the scissors}. | Draw a line around {the hull} lengthwise with {the pen} and cut along it: one half is the boat, the pointed end is the bow. {hull=plastic-bottle,milk-jug? A grown-up makes the first cut. | }}
step seal Run {tape} along every cut edge and over all openings, and press it down hard with a thumbnail.
step mast Tape one of {the mast} upright to the middle of the floor, with tape from four sides, and the other across it as a yard.
step sail Cut {the sail} to a triangle, as tall as the mast and half as wide.
step hoist Fold its edges around mast and yard and tape them tight: rain will not soften it.
step seats Tape {the seats} across from side to side as benches: they keep the hull stiff.
step look Give it a name, portholes and a number with {the look}.
step load Lay {the ballast} flat along the middle of the floor, until the boat no longer tips when you blow at the sail. {crew? Set {the crew} in the stern. | }
step launch Rain jackets on, with a grown-up: {line? tie {the line} to the bow and launch | launch} it in a puddle, or along a curb where no cars drive. Who sails farther?
further @6-8 Build a harbor of stones, and load cargo until the boat nearly sinks.
further Measure the speed of the gutter: ten steps, one boat, one clock.
safety A grown-up is with you at any water. Only puddles and gutters away from traffic, never a drain, a flooded street or a stream after heavy rain; indoors at the first thunder.
skills sealing seams, balancing a hull, testing
alt A red carton boat with a white sail, portholes and a line at its bow

* origami-bell-garland
name star garland
means origami paper
title Folded-Star Garland {bells=bell? With Bells | on a Thread} | Origami Stars on a Thread | Eight Kites Make a Star
about One fold, repeated eight times and laid in a circle, becomes a star. {bells=bell? Under each of them hangs a bell, so the garland tells when somebody opens the door. | Four of them on a thread make a window festive.}
step square Cut {the paper} with {the scissors} into squares of {in 3}: thirty-two, eight for each of four stars.{paper=origami-paper?  A sheet of origami paper gives four. | }
step kite Fold a square on the diagonal and open it. Fold two neighboring edges to that crease: a kite.
step more Fold seven more, all of one size. {press? Run {the press} along every crease: | Sharpen every crease with a fingernail:} in the star all points will lie side by side.
step join Lay one kite with its long tip outward. Spread glue on it and lay the next over it, so that its edge lies on the crease of the first and the short tips meet in the middle. Go on around; the last one slides under the first. Make four stars.
step shine Put a dot of {the shine} into the middle of each.
step cut Cut four short lengths of {the thread}, as long as your hand, and keep the rest for the garland.
step string Thread {the needle} and pull a short length through the tip of each star. {bells? Hang one of {the bells} from the opposite tip with a stitch and a knot. | }
step space Tie the four to the long thread, a hand and a half apart, and knot each one so that it cannot slide.
step hang Tie a loop into both ends and hang it across a window, with a grown-up, where the light comes through the folds.
further @6-8 Fold one from smaller squares and put it on a card.
further Use sixteen kites for one star, in two colors by turns.
safety Park the needle in a scrap of paper when you put it down, and hang the garland higher than small children reach.
skills exact folding, working in a circle, threading
alt A thread with four folded stars{bells=bell? , with bells below}{bells=bead,wooden-bead,letter-bead? , with beads below}

* can-and-tube-desk-set
name desk set
title {pots=can? Cans and Tubes for a Tidy Desk | Desk Organizer From Found Pots} | Everything in Reach: a Desk Organizer | {cover=washi-tape? Washi-Tape | Made-to-Measure} Desk Set
about Several heights beside each other, one base under all: pens, brushes and scissors each get a place that fits. What has a place is found again.
step plan Gather what lies about on the desk and sort it by length. Stand {the pots}{tubes? and {the tubes} | } on {the base}, tall ones behind, until everything fits.
step base {base=cardboard,wood-scrap? Mark a base of {in 10} by {in 5} on {the base} with {the ruler} and {the pen}, and {base=wood-scrap? look for a piece of that size, or cut a second layer from card with {the scissors}. | cut it out twice with {the scissors}: two layers glued together stay flat.} | Cut {the base} down to an open box as high as two fingers with {the scissors}, measured all around with {the ruler} and {the pen}.}
step tubes Cut {the tubes} to two heights, for pencils and for erasers. Close them below with a circle of card or leave them open on the base.
step cover {pots=can? Press down any sharp edge of the rims first. | } Cut {the cover} to the height of each pot and {cover=washi-tape? wind it around, row under row, | glue it around with {glue},} with the seam at the back.
step strips Run {the strips} around the rims: one band on each, all at the same height, ties the set together.
step stick Set everything on the base with three rings of {stick}, sticky side out, under each, the tallest at the back. Press hard.
step tray Tape {the tray} in front for clips and pins.
step dry Leave it for an hour, with a book against the back so that nothing leans.
step tag Write on {the tag} what goes where, and stick one to each with {stick}.
step sort Fill it. What does not fit anywhere probably does not belong on this desk.
further @6-8 Sharpen every pencil before it moves in.
further Build a second story: a shelf of card across the tall ones.
safety {pots=can? Cans have sharp rims: a grown-up presses them flat or tapes them over. | {pots=glass-jar? Jars of glass stand at the back, where no elbow goes. | Strong card is cut in several shallow strokes.}}
skills measuring, covering neatly, keeping order
waiting An hour for the glue.
alt A desk organizer of covered pots and tubes at several heights on one base

* catnip-fleece-mouse
name cat mouse
title {fill=catnip? Catnip Mouse | Cloth Mouse} With a Knotted Tail | A Mouse for the Cat | Hand-Sewn {fill=catnip? Catnip Toy | Cat Toy}: a Mouse
about Two drops of cloth, a tail of {tail} and a filling that {fill=catnip? makes nearly every cat roll on its back | rustles}. It takes an evening, and the test comes at once.
step pattern Draw a drop on {paper} with {the pen}, as long as your hand, pointed at the nose and flat below, and cut it out with {the scissors}.
step cut Trace it twice on {the cloth} and cut both out, a pinkie's width outside the line.
step ears Cut two round ears, as big as a coin, from what is left.
step tail Cut {the tail} as long as your hand and tie two knots in its end. Longer could wind around a paw.
step sew Lay the drops on each other, good sides in, the tail between them. With {the needle} and doubled {thread}, backstitch along the line and over the tail three times, and leave a gap of two fingers at the flat side.
step turn Turn it right side out through the gap and push the nose out with the end of {the pen}.
step fill Fill it firmly with {the fill}{stuff? , packed in {the stuff} | }. {bell? Push {the bell} into the very middle, where no tooth finds it. | }
step close Sew the gap shut with small stitches, sew the ears on by their lower edges, and stitch eyes, a nose and whiskers. No buttons, no beads: a cat bites everything off.
step house Cut a door into {the house}, as wide as the mouse, and hide it there.
step test Pull once at the ears and the tail: they must hold. Then throw it.
further @6-8 Write down for a week whether the cat prefers morning or evening.
further Sew six more for the animal shelter, and ask first what they need.
safety Needles are counted before and after. A toy with a loose thread or a torn seam goes into the trash: cats swallow threads.
skills backstitch, turning a seam, sewing for somebody else
alt A cloth mouse with round ears, stitched whiskers and a knotted tail

* twine-cat-scratcher
name scratching post
title Scratching Post Wound With {rope} | A Scratching Post for the Cat | Better Than the Sofa: a Cat Scratcher
about Cats scratch to stretch, to sharpen and to sign their name. Give them a post that is rougher than the sofa, and they sign there.
step foot Cut {the foot} into six squares of {in 12} with {the scissors}, measured with {the ruler} and {the pencil}.
step block Glue the squares on top of each other, each turned a quarter: a foot that is heavy and does not warp. Weigh it down with books.
step core {core=cardboard-tube? Push one tube into another, or fill it with rolled card, until it cannot be squeezed; close the ends with {tape}. | {core=cardboard? Roll {the core} up tightly, as thick as a wrist and as long as your arm, and close it with {tape}. | Wind a band of {tape} around each end of {the core}, so that glue holds on it.}}
step stand Trace the post on the middle, cut through the upper four layers with {the scissors}, and glue the post into the hole. Hold it upright while you count to a hundred.
step start Spread {glue} around the bottom of the post, a hand high, and press the end of {the rope} into it.
step wind Wind {the rope} around, turn tight beside turn, pulling hard, with new {glue} every hand's breadth. No gap: claws find it. A short rope covers only the middle, which is where cats scratch most.
step end Cut {the rope} at the top, tuck the end under the last three turns and knot it.
step rug Cut {the rug} to a ring and glue it around the foot.
step lure Hang {the lure} from the top on a length as short as a finger, knotted three times.
step dry Let it dry for two hours. {herb? Rub {the herb} into the rope before the cat sees it. | Scratch at it yourself when the cat watches; that is an invitation.}
further Measure your cat stretched out: the next post should be a hand taller.
safety A grown-up helps with the thick cuts. Check the rope every week: what hangs loose is cut off, because cats swallow it, and a wobbly post is glued anew.
skills laminating cardboard, winding under tension, building to carry weight
waiting Two hours for the glue.
alt A scratching post wound with twine on a square foot, with a pompom hanging from its top

* clay-chess-set
name clay chess set
title Chess Set in Clay | Two Armies of Clay, One Board | Chess for {board=wood-scrap,foam-board? the Living Room | the Club}: Thirty-Two Clay Figures
about A chess figure has to be known at one glance from across the board: that is all the art. How your queen looks, nobody has decided yet.
step portion Roll {the clay} into a snake and divide it with {the rule}: sixteen pieces of {in 1} for the pawns, twelve half as large again for rooks, knights and bishops, four twice as large for kings and queens.
step pawns Pawns: a cone as high as the top joint of your thumb with a ball pressed on. Sixteen, all alike, each tapped flat at the bottom.
step towers Rooks: short towers with a notched rim, cut with {the poke}. Bishops: tall drops with one slanted cut.
step horses Knights: bend a thick roll into a neck and a head, pinch the ears, scratch mane and nostrils with {the poke}. Roughen and wet every joint with a drop of {water}, or it falls off when it dries.
step royals Queens with a ring of points, kings with a cross, both taller than all others. Rub fingerprints away with a wet finger.
step dry {clay=polymer-clay? A grown-up bakes them as the package says. | Let them dry for a day and turn them after half of it: thick ones need longer.}
step paint Paint sixteen white and sixteen black with {the colors} and {the brush}, the foot last. Wait an hour between two coats.
step board Draw a square of {in 16} on {the board} with {the rule} and {the pencil}, divide it into eight by eight squares of {in 2}, and trim the edge with {the scissors}, with a border as wide as a finger.
step tape Tape off every second row with {tape}, and paint its black squares one by one along the tape with {the brush}. Dry, peel, and do the rows between: the right corner nearest to each player stays white.
step set {felt? Glue a circle of {the felt} under each figure, so that they glide. | } {gloss? Brush the dry figures with thinned {gloss}. | } Set them up, queen on her own color, and let the younger one begin with white.
further Replace one army by another people: cats, robots, your teachers.
safety Thirty-two small figures are kept away from toddlers; the set lives in a closed box.
skills modeling in series, designing signs, measuring a grid
waiting {clay=polymer-clay? Two hours for the paint. | A day for the clay, and two hours for the paint.}
alt A chessboard with clay figures in white and black: a rook, a king, a queen, a knight and pawns

* felt-softie-stitched
name {felt=felt? felt | stitched} {v}
title Hand-Sewn {felt=felt? Felt | }{V} | Stitched {V}{eyes=button? With Button Eyes | to Hug} | {A V} in Blanket Stitch
about Two halves, one stitch all around, and a handful of stuffing: the oldest way to make an animal. The stitch stays visible; that is its beauty.
say koala: name=koala; ears=large and round, with a white patch in the middle; face=a long black nose, an upright oval
say elephant: name=elephant; ears=as large as its whole head, with a pink patch inside; face=a trunk, a strip that grows narrower and curls at the end
say bear: name=bear; ears=small and half round, with a light patch inside; face=a light oval muzzle with a dark nose
say rabbit: name=rabbit; ears=long ovals, with a pink stripe inside; face=a small pink nose
step plan On {the plan}, draw the {v} from the front with {the pencil}, as tall as your hand and a half: round head, body, short arms and legs without thin places. Its ears are {v.ears}. Cut the pattern out.
step cut Pin or hold the pattern on {the felt} and cut two bodies and four ears, in one color, and the small parts in the second: {v.face}; and a round belly.
step ears Sew the patches to two of the ears with {the needle}, then each ear to its back, all around but the lower edge.
step face Sew the belly and the face to the front half with small stitches. {eyes? Sew on {the eyes}, three times through each. | Stitch the eyes in dark {the thread}: many small stitches on one spot.}
step pin Lay the halves on each other, wrong sides in, the ears between them, and hold everything with {the pins}.
step edge Blanket stitch all around with two strands of {the thread}: in from the front, up through the loop, pull, a pinkie's width on. Leave a gap as wide as three fingers at one side.
step fill Fill it with small tufts of {stuffing}, arms and legs first, pushed in with the end of {the pencil}. Firm, but not so firm that the seam gapes.
step close Go on with the same stitch until the gap is closed, knot, and lose the end inside.
step bow Tie {the bow} around the neck, in a double knot, trimmed short.
step keep Give it a name and a birthday: today.
further @9-12 Draw the next one after a photograph of a real pet.
further Shape the head with two hidden stitches from eye to eye, pulled a little: it begins to look at you.
safety {eyes? For a child under three, stitch the eyes instead of sewing on something small. | Stitched eyes cannot come off, so it suits a baby too when the bow is left away.} Needles live in a cushion, and pins are counted.
skills blanket stitch, drawing a pattern, sewing around curves
alt A stitched felt {v} sitting, with a visible seam all around

* legionary-shield-and-helmet
name legionary's shield and helmet
title Roman Shield and Helmet | Gear for a Legionary | A Shield for the Tortoise of Rome
about A legionary's shield was as tall as a ten-year-old and curved like a roof tile. When forty of them closed theirs on all sides, it was called the tortoise, and nothing came through.
step shield Draw a rectangle as tall as from your chin to your knees and half as wide on {the board} with {the ruler} and {the pencil}. Cut it out with {the scissors} and round the corners.
step bend Roll the board lengthwise over the edge of a table, along its ribs, until it keeps a curve like a roof tile.
step red {red=paint,acrylic-paint? Paint the outside red with {the red} and {the brush} and let it dry for an hour. | Cover the outside with {red} in red{red=duct-tape? , row beside row. | , glued flat.}}
step wings {metal=metallic-paint? Paint a border, a bolt of lightning up the middle and a pair of wings at either side with {the metal} and {the brush}, drawn first with {the pencil} and cut as a stencil with {the scissors}. | Cut a border, a bolt of lightning and two pairs of wings from {the metal} with {the scissors}, the same left and right, and glue them on.}
step boss {metal=metallic-paint? Paint {the boss} with {the metal} | Cover {the boss} with {the metal}} and glue it to the middle, bulging outward: behind it sat the hand.
step grip Cut a strip of the rest as long as your forearm, bend it into a handle and tape both ends across the back, at the middle, several times over.
step band For the helmet, cut a strip as wide as a hand and as long as your head is round, a second one to go over the top, and two cheek flaps. Cover them with {metal=metallic-paint? paint | {the metal}}, and tape all of it together to fit.
step crest Cut {the crest} into {crest=feather? pieces of one length | a band as long as from forehead to neck, and fringe it a hand deep}, and fix it upright along the top with glue and {tape}.
step rivets Glue {the rivets} around the border of the shield.
step march March in step: left, left. Then build a tortoise from two shields, one in front and one above.
further @6-8 Give your cohort a name and a number.
further Find out what the sign of the Twelfth Legion was, and what your own would be.
safety A grown-up helps with thick cardboard. Shields are for walls and marches, not for running into people.
skills cutting large shapes, symmetry, building to fit
waiting {red=paint,acrylic-paint? An hour for the paint. | }
alt A red curved shield with golden wings and a round boss, and a silver helmet with a red crest

* taped-team-shirt
name team shirt
title {shirt=old-t-shirt,old-jersey? Team Shirt | Team Print} With a Number, Taped and Dabbed | Your Number on {a shirt} | Tape, Dab, Peel: a Team {shirt=old-t-shirt,old-jersey? Shirt | Piece}
about Tape keeps the number white while color goes everywhere around it. Then you peel, and the edges are as sharp as from a shop.
step board Wash {the shirt} without softener, dry it, and slide a piece of {cardboard} inside, so that nothing soaks through.
step lines Mark the middle and two level lines lightly with {the pencil} and {the ruler}: numbers that slant are seen from the last row.
step tape {tape=contact-paper,freezer-paper? Cut your number from {the tape}, as tall as your hand, and press it on. | Lay the number in strips of {the tape}, as tall as your hand, trimmed with {the scissors} so that the corners meet.} Straight lines only: turn round digits into corners.
step press Rub every edge down hard with a folded {towel}. Where it lifts, color creeps.
step dab Spread the paint on a {plate}, pick up a little with {the dab}, and dab straight down, from the tape outward, until a field as large as a plate is covered. Thin twice is better than thick once.
step second Dab the second color into one side while the first is damp, so that they run into each other.
step wait Let it dry overnight, lying flat.
step peel Peel the tape slowly, low over the cloth: there stands your number.
step name Letter your name or the team's above it with {the marker}.
step set Take the cardboard out. {paint=fabric-paint? A grown-up sets the color with an iron as the bottle says, | Wait three days,} then wash it inside out.
further Tape one for the whole team, everybody's number in the same place, and everybody's colors their own.
safety Fabric color stays: cover the table, and wear something that may get spots. {paint=fabric-paint? Only a grown-up irons. | }
skills laying out figures, sharp edges with tape, dabbing
waiting Overnight for the paint.
alt A white shirt with a dabbed field of color in which a number has stayed white

* bug-watching-jar
name bug-watching jar
title Bug-Watching Jar | An Hour With a Beetle | Guest House for {band? One Bug | a Bug}
about Whoever wants to know insects needs a jar, air and an hour of quiet. Then the guest goes home to exactly the leaf where you found it.
step wash Wash {the jar} with {water}, without soap, and let it dry. {jar=milk-jug,plastic-bottle? A grown-up cuts off the neck, so that a hand fits in. | The lid stays off for good: no air comes through it.}
step veil Cut {the veil} to a piece that hangs two fingers over the rim all around.
step bed Lay {the bed} in: something to climb, something to hide under, and the very leaves that your guest was sitting on.
step drink Wet {the drink} with {water} and lay it on the bottom. A dish of water would drown small ones.
step label Mark the jar with {the label}: day, hour, place.
step find With a grown-up, look under leaves and along stems. {brush? Sweep the guest in with {the brush}, | Let it walk in over a leaf,} one at a time, never two. Leave alone what stings, what is hairy, and what nobody knows.
step close Lay {the veil} over the opening at once and fix it with {the band}: air comes in, nobody goes out.
step watch Sit in the shade with {the book}. How does it use its feelers? In which order does it set its legs? Draw it with {the pencil}, from above and from the side, with the number of legs and wings.
step free After one hour, carry it back to the place where it was, take off the cloth, lay the jar down, and wait until it walks out by itself.
further @6-8 Find out its name from your drawing.
further Make the same page once a month at the same bush, and compare who lives there.
safety Never in the sun, never longer than an hour, and nobody with a sting. Wash your hands afterward. {jar=glass-jar? A jar of glass is carried with two hands. | }
skills observing, drawing from life, being careful with the living
alt A jar with a twig and leaves under a cloth lid{book=notebook? , with an open notebook beside it}

* pixel-face-boxes
name pixel box
title Pixel-Face Boxes for a Game Party | {V} Treat Box in Pixels | Block-Face {V} Boxes
about In a world of blocks everything is a cube, so a {one box} is half of the work already. Squares do the rest: no curve, no slanted line.
say green: name=green monster; look=two square eyes, and a mouth that goes down in steps at both sides; skin=green
say pig: name=pig; look=eyes half white and half black, and a broad snout with two dark squares; skin=pink
say robot: name=stone robot; look=one long brow, two red eyes and a big square nose; skin=gray
step trim {box=wooden-block? Check that {the box} are clean; trim rough edges of paper with {the scissors} later. | {box=small-box? Wipe {the box} and cut off or tuck in the lids: cubes, open at the top. | Wash or wipe {the box} and cut them down to cubes, open at the top.}}
step plan On {the grid}, draw the face in eight by eight squares: {v.look}.
step wrap Cut {the skin} in {v.skin} to the height of the box, long enough to go around, fold it sharply at the corners and glue it on.
step squares From {the pixels}, in colors other than the box itself, with black among them or blackened with a marker, cut squares an eighth as wide as the box. Cut them in rows: measure strips with {the ruler} and {the pencil}, cut them off, then cut across.
step shades Glue a few squares in lighter and darker shades on the front and sides: that makes it look like a game.
step face Lay the face without glue first: {v.look}. Then glue square beside square, edge to edge.
step second Make the second one with another expression: one square higher or lower is enough.
step handle Glue {the handle} inside, left and right, as a handle.
step fill Fill the boxes with {the treats} and put one at every place.
further @6-8 Build a whole row and knock it down with a ball.
further Design the back of the head, too, and a body from a second box, in the same grid.
safety {treats=candy? Candy is for after the game, not for small brothers and sisters. | {treats=marble? Marbles stay out of reach of little ones. | Scissors lie closed when nobody cuts.}}
skills working on a grid, cutting equal squares, turning a face into signs
alt A box with a square pixel face

* string-winch-truck
name winch truck
title Truck With a Crane That Works | Tow Truck With a String Winch | Winch Truck From a Box
about Turn the crank, and the hook comes up: a winch turns a weak pull into a strong one. The builders of cathedrals had nothing better.
step cab Cut {the box} with {the scissors} so that one end stays high as the cab and the rest becomes a flat bed as high as three fingers. Draw the line first with {the pencil}, and a window.
step paint {paint=construction-paper? Cover it with {the paint}. | {paint=spray-paint? A grown-up sprays it outdoors with {the paint}. | Paint it with {the paint} and {the brush}.}} Let it dry for half an hour.
step holes Poke holes for two axles through both sides with {the pencil}, at the same height, and two for the winch high up behind the cab.
step axles Push two of {the rods} through as axles. They must turn without rubbing.
step wheels {wheels=cardboard? Cut four circles, as wide as your palm, from {the wheels}, | Make a hole in the middle of each of {the wheels}, together with a grown-up,} push them on the ends and fix each with a ring of {glue}. {wheels=spool,toy-wheel? {wheels=spool? Spools | Toy wheels} have their holes already. | }
step boom Tape {the boom} together at the top as a narrow A, set its feet at the sides of the bed and tape it slanting backward over the end of the truck.
step winch Push the last of {the rods} through the holes behind the cab. Bend a crank from a scrap of card around one end and tape it tight.
step line Tape the end of {the line} to the winch, lead it up over the top of the boom, and tie {the hook}, bent open, to its other end.
step lights Glue {the lights} on, front and back.
step lift Turn the crank and lift a key, a spoon, a toy car. How much can it hold before the truck tips?
further @6-8 Load stones into the bed as a counterweight, and try again.
further Hang a second loop on the hook and lead the line back up: the load gets half as heavy and twice as slow.
safety Holes are poked away from the other hand, with a grown-up. {rods=wooden-skewer? Points are cut off. | } Nothing heavier than a cup is lifted.
skills building axles, using a winch, keeping balance
waiting Half an hour for the paint, half an hour for the wheels.
alt A yellow truck with a slanted boom, a hook on a line and a crank
`;
