export const words = `
* balloon-jet-car
name balloon car
title Balloon-Powered {body=plastic-bottle? Bottle Car | Race Car} | Balloon Car: Jet Drive for Four {many wheels} | A Car That Runs on Your Breath
about Air rushes out of the back, so the car shoots forward: that is all a jet or a rocket does. Yours needs no motor, only a deep breath.
step bearings Cut two of {the tubes} so that they are as wide as {the body} and tape them across its underside, one near each end and parallel to each other. The axles will turn in them.
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
title An Ocean in a Jar | Beach in a Jar With Swimming Fish | {fish=air-dry-clay,polymer-clay,salt-dough? Clay Fish Under the Lid | A Little Sea With a Lid On}
about Sand and shells lie on the bottom, and above them fish swim on threads that nobody sees. No water, no food, no cleaning, and the beach stays at home all winter.
step wash Wash {the jar} and its lid, take off the label and dry it well inside with {the towel}: sand clings to every wet spot.
step fish {fish=air-dry-clay,polymer-clay,salt-dough? Shape three fish from {the fish}, each as long as your thumb and as flat as a cookie. Press in eyes and scales, and push {the poke} through the back from side to side for the line. | Cut three fish from {the fish}, each as long as your thumb, draw their eyes and make a hole in each back with {the poke}.}
step dry {fish=polymer-clay? A grown-up bakes them as the package says; let them cool. | {fish=air-dry-clay,salt-dough? Let the fish dry until tomorrow and turn them once. | {fish=shrink-plastic? A grown-up shrinks them in the oven as the package says. | Press the fish flat under a book for a moment.}}}
step paint Paint {the fish} with {the paint} and {the brush}: a bright body first, then stripes when it is dry.
step blue Drip {the blue} onto half of {the ground} on {the plate}, rub it through with the handle of {the brush} and let it dry: now there is shallow water and deep water.
step ground Pour {the ground} into {the jar}, higher at the back than in front, like a real shore.
step shells Push {the shells} into it, large ones first, with their best sides toward the glass.{reef? Plant {the reef} beside them as seaweed. | }
step sea Cut {the sea} as tall as the jar and tape it around the back half from outside: blue behind everything.
step hang Cut {the line} into three lengths, tie a fish to each, hold them to the jar and tape the upper ends inside the lid with {tape}, so that the fish hang at three heights and touch neither each other nor the sand.
step close Lower the fish in, screw on the lid and turn {the jar} slowly: the shoal swims.
further @6-8 Write on a label what lies inside and from which beach it is.
further Add one thing that should not be in the sea, as small as it is true, and let your guests find it.
safety {jar=glass-jar? Glass breaks: carry it with two hands and keep it on a shelf. | The lid stays on when smaller children are near.} Shells that were picked up are boiled or washed first.
skills modeling small things, building a scene in layers, patience
waiting {fish=air-dry-clay,salt-dough? A night for the fish. | {paint? Half an hour for the paint. | }}
alt A jar with sand and shells at the bottom and three fish hanging from the lid

* shoebox-planetarium
name planetarium
title {box=shoebox? Shoebox Planetarium | Planetarium in a Box} | Constellations in a Box | A Night Sky You Can Switch On
about {sky=aluminum-foil? Foil | Dark paper}, a needle's point and a lamp: in a dark room the Big Dipper stands in front of you, as sharp as in the mountains. Every sheet is another part of the sky.
step window Draw a window on one end of {the box}, two fingers from every edge, and cut it out. A grown-up helps with the first cut.
step dark {dark=construction-paper,duct-tape? Line {the box} inside with {the dark}, so that no light bounces around. | {dark=spray-paint? A grown-up sprays {the box} black inside, outdoors, and lets it dry. | Paint {the box} black inside, and outside too if you like, with {the brush}. Let it dry for three quarters of an hour.}}
step plan Cut {the sky} a finger larger than the window, one sheet for each constellation. Mark the stars on the back, as a mirror image, with {the pencil}: seven for the Big Dipper, seven for Orion, a wide W of five for Cassiopeia.
step prick Lay a sheet on a folded {towel} and prick every star with {the prick}.
step sizes Widen the brightest stars with a turn of {the prick}, and strew a few tiny ones between them: a real sky is never empty.
step mount Tape the first sheet over the window with {tape}, tight, and let no light out at its edges.
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
title Dinosaur Dig {tray=shoebox,pizza-box,small-box,cardboard? in a Box Lid | in a Tray} | Clay Skeleton in the Sand | Dig Up Your Own Dinosaur
about Bone by bone you make a skeleton, stain it as old as the hills, and bury it. Then somebody with a brush and a lot of patience finds it again.
step draw On {the paper}, draw the skeleton from the side with {the pencil}, as long as your hand and a half: skull, backbone, ribs, legs, tail. It is the plan for the museum.
step skull Shape the skull from a ball of {the clay} as big as a walnut: flatten it, pull out a snout, and press eye socket and teeth with {the pick}.
step bones Roll the backbone and tail as one thick snake, divide it into short pieces with {the pick}, then roll thin snakes for ribs and legs. Give every leg bone a knob at both ends.
step marks Scratch cracks and joints into the bones with {the pick}, and lay all of them on your plan to see what is missing.
step dry {clay=polymer-clay? A grown-up bakes the bones as the package says. | Let the bones dry until tomorrow, flat, and turn them once.}
step stain {stain=tea-bag,coffee-grounds? Dab strong, cold {the stain} over the bones with {the brush} and wipe | Brush thin brown {the stain} into every crack with {the brush} and wipe} it off again with {the towel}: what stays in the scratches makes them old.
step tray {tray=cardboard? Bend up the edges of {the tray} two fingers high, unless it is a lid with a rim already, tape the corners, and fill in | Fill} {tray=cardboard? {the sand} | {the tray} with {the sand}}, two fingers deep.
step lay Lay the skeleton in as it died, one bone a little apart{rocks? , put {the rocks} around it | }, and sprinkle sand over all until only the tip of a rib can be seen.
step grid Tape {the grid} over the sand in a cross, so that there are squares to search one after the other.
step dig Dig: loosen with {the pick}, sweep with {the brush}, square by square. {label? Name your find on {the label}, with place and date. | Give your find a name with your own in it.}
further @6-8 Bury something that does not belong there, and see whether the team notices.
further Work out from the bones how long the animal was if your tray is drawn to a scale of one to fifty.
safety Brush away from faces: sand does not belong in eyes. {pick=toothpick,wooden-skewer? Points face down. | }
skills modeling, knowing a skeleton, patient digging
waiting {clay=polymer-clay? | A night for the bones.}
alt A shallow tray of sand with a clay dinosaur skeleton half uncovered

* stick-paddle-boat
name paddle boat
title Rubber-Band Paddle Boat | {sail? Paddle Boat With a Sail | A Boat That Paddles Itself} | Stick Boat With a Paddle Wheel
about Wind the paddle backward, let go, and the boat churns across the tub on its own. What drives it is nothing but a twisted rubber band.
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
safety {fix=glue-gun? A grown-up uses the hot glue. | }A grown-up stays beside every tub, pond and puddle. Wet sticks are slippery, and bands are not for flicking.
skills building a frame, storing energy, testing and improving
waiting An hour until it may get wet.
alt A raft of craft sticks with floats, a sail and a paddle wheel in a rubber band

* pressed-flower-suncatcher
name flower suncatcher
title Pressed-Flower Suncatcher | Flowers in the Window | {flowers=leaf,fern-frond? Leaves | A Meadow} Between Two Clear Sheets
about Held against the light, a pressed flower shows every vein. Between two clear sheets it stays like that, long after the meadow has been mown.
step frame {frame=embroidery-hoop? Open the hoop: its two rings will hold the film between them. | Draw a ring or a square as large as your hand twice on {the frame} and cut both out, with a rim as wide as a thumb.}
step dry {flowers=pressed-flower? Lift {the flowers} out of the {book} with two fingers; they are as thin as paper. | Press {the flowers} flat between two sheets in a heavy {book} for a few minutes; what is fresh and juicy is left out, since it would turn brown.}
step film {film=contact-paper? Cut {the film} into two pieces, larger than the frame. Peel one and tape it to the table at its corners, sticky side up. | Cut {the film} into two clear pieces, larger than the frame, and tape one flat to the table.}
step lay Hold the frame above it to know your space, then {film=contact-paper? set {the flowers} down face first, one by one: they cannot be moved again | stick {the flowers} down with a dot of glue each}. Large ones first, stems crossing, air between them.
step glints Cut {the glints} small and scatter them where it is empty.
step cover Lay the second sheet on from one edge, slowly, and rub it flat with a folded {towel} from the middle outward, so that no bubbles stay.
step trim {frame=embroidery-hoop? Put the film into the hoop, tighten it and cut off what sticks out. | Glue the sheet between the two frames with {glue} and cut off what sticks out.}
step hang Make a loop of {the hanger} and tape it to the back at the top.
step window Hang it in a window where the sun comes in, and look at its shadow on the floor.
further @6-8 Make one for each month, and hang them in a row.
further Write the names of the plants on the back, and the day and place of your walk. Botanists do no more.
safety {film=contact-paper? Cut the sticky film on the table, not in the air. | Cut the film on the table, not in the air.} Only plants that a grown-up knows, and none that are protected.
skills laying out a picture, handling fragile things, cutting a frame
alt A round window hanging with pressed flowers and leaves between clear sheets

* four-seasons-dot-tree
name four-seasons tree
title Four-Seasons Tree in Dots | One Tree, Four Seasons | {dots=cotton-swab? Cotton-Swab Trees Through the Year | A Year in Dots}
about The same bare tree four times. Then only the dots change, and it is April, July, October and January: no other line is needed.
step fold Fold {the sheet} in half both ways and open it: four fields, one for each season.{sheet=canvas,cardboard,paper-plate? Stiff ones are divided with a pencil line instead. | }
step trunks With {the trunk}, draw the same bare tree in each field: a trunk, three branches, a few twigs. Try to make them alike as twins.
step plate Put a spot of each of {the paint} on a {plate}, a separate end of {many dots} beside each, and a damp {towel} for your fingers.
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
about The first blues players had no money for guitars. A cigar box, a stick, some wire: that was enough to make people dance. Yours has bands for strings, and it is tuned by stretching.
step open {box=tissue-box? The {one box} is open already: the hole stays on top. | Open {the box} and take the lid off or fold it underneath: the strings will run over the hollow.} Knock on it; that is the sound it will give.
step look Decorate {the box} with {the look}: flames, stars, the name of the band.{look=acrylic-paint? Use {the brush}, and let the paint dry. | }
step neck Lay {the neck} along the underside, so that two thirds of it stick out at one end, and fix it with several bands of {tape}. It must not wobble.
step marks With {the pen}, mark the frets across {the neck}: the first after {in 1}, every next one a little closer.
step strings Stretch {the strings} around {the box}, lengthwise, side by side: thick ones on the left, thin ones on the right.
step bridges Push {many bridges} under the strings, one near each end, crosswise, so that the strings float above the opening and do not buzz.
step pegs Glue {the pegs} to the end of the neck, as tuning pegs. They turn nothing and look like everything.
step strap Tie {the strap} loosely to both ends, for the show only.
step tune Pluck. Pull a band tighter over the edge of the box: the tone climbs. Move a bridge: shorter strings sing higher. Tune them from low to high.
step play Strum with a thumb, press one down behind the bridge to bend the tone, and invent a song with three notes.
further @6-8 Find out which band gives the lowest tone, and why.
further Tune the five to the first five notes of a scale, with a tuner on a phone, and play a tune by ear.
safety Stretch bands away from faces, and take off any that is cracked.{strap? The strap comes off after playing. | }
skills tuning by ear, building a bridge, decorating
alt A box guitar with colored bands as strings, two bridges and a neck with frets

* paper-jungle-peek
name paper jungle
title {V} in the Paper Jungle | Who Peeks Out? {a V} in the Leaves | Layered Jungle With {a V}
about A painter named Henri Rousseau never saw a jungle; he looked at houseplants and made the leaves enormous. You do it with paper, leaf before leaf before leaf, and in the middle two eyes.
say tiger: name=tiger; look=two round ears, a cream muzzle and black stripes that point to the middle; coat=orange
say parrot: name=parrot; look=white patches around the eyes and a hooked yellow beak; coat=red
say gorilla: name=gorilla; look=a heavy brow, a wide gray face and two nostrils; coat=black
step layers Choose one of {the sheets} in {color b} as the background, the others for three kinds of leaves, and one in {v.coat} for the {v}.
step face Cut the head of the {v} from it, as large as your palm, and from other colors what belongs to it: {v.look}.
step draw Glue the parts on later; first draw the eyes with {the pens}, large, with a white spot in each: they must shine out of the dark.
step big Cut six big leaves, as long as your hand, in two greens: a pointed oval, folded in half, so that both sides match. Snip slits from the edge nearly to the fold: a monstera.
step fern Cut long strips for ferns, fold them lengthwise and snip the open side slantwise, close together, all the way down.
step crease Open the leaves and pinch the fold along their backs, so that they bulge instead of lying flat. Pull the tips over {the pencil} to curl them.
step deep Glue three dark leaves to the background with {the stick}, then the head in the middle.
step front Glue the light leaves over it from the edges inward, by their stems only, until half of the face is hidden.{lift? Set the last ones on bits of {the lift}: they throw real shadows. | }
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
step pin Together, push {the pin} through the straw at that point{bead? , through {the bead} | } and straight down into the eraser of {the post}. Turn the straw around the pin until it spins freely at a breath.
step plate Write N, E, S and W on the rim of {the plate} with {the pen}, clockwise, like twelve, three, six and nine on a clock, and a line between each two.
step foot Press {the foot} to the middle of the {one plate} as a mound and set {the post} upright in it, {foot=air-dry-clay? pressed tight on all sides. | with the clay pushed up around it.}
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
step draw Draw three fish on {the wood} with {the pencil}, each as long as a finger, with a fork in the tail and one fin on top.{wood=craft-stick? Glue three sticks side by side for each. | }
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
safety {frame=picture-frame? Only a grown-up touches the pane. | }Line is thin: cut it short, and leave none lying about. No real hooks.
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
safety {mold=balloon? Scraps of the balloon go into the trash at once. | }The mask is for a wall or a display: it has no holes to see through. {paste=flour? Raw flour stays out of mouths; wash your hands. | Wash the paste off your hands.}
skills layering papier-mâché, symmetry, painting a pattern
waiting Two days for the paper, and an hour between the coats.
alt A golden pharaoh mask with blue stripes, dark-lined eyes and a blue beard

* gutter-carton-boat
name carton boat
title {hull=milk-carton? Milk-Carton | Puddle} Boat for a Rainy Day | The Gutter Regatta | A Boat for the Biggest Puddle
about When it rains, others stay indoors. You wait at the puddle with a ship that is waterproof from keel to sail, since its {hull=milk-carton? carton held milk for weeks | hull was made to hold drinks}.
step clean Rinse {the hull}, let it drip and dry it with {the towel}: tape holds only on dry walls.
step cut {hull=foam-tray? Cut the corners of {the hull} to a pointed bow with {the scissors}. | Draw a line around {the hull} lengthwise with {the pen} and cut along it: one half is the boat, the pointed end is the bow. {hull=plastic-bottle,milk-jug? A grown-up makes the first cut. | }}
step seal Run {tape} along every cut edge and over all openings, and press it down hard with a thumbnail.
step mast Tape one of {the mast} upright to the middle of the floor, with tape from four sides, and the other across it as a yard.
step sail Cut {the sail} to a triangle, as tall as the mast and half as wide.
step hoist Fold its edges around mast and yard and tape them tight: rain will not soften it.
step seats Tape {the seats} across from side to side as benches: they keep the hull stiff.
step look Give it a name, portholes and a number with {the look}.
step load Lay {the ballast} flat along the middle of the floor, until the boat no longer tips when you blow at the sail.{crew? Set {the crew} in the stern. | }
step launch Rain jackets on, with a grown-up: {line? tie {the line} to the bow and launch | launch} it in a puddle, or along a curb where no cars drive. Who sails farther?
further @6-8 Build a harbor of stones, and load cargo until the boat nearly sinks.
further Measure the speed of the gutter: ten steps, one boat, one clock.
safety A grown-up is with you at any water. Only puddles and gutters away from traffic, never a drain, a flooded street or a stream after heavy rain; indoors at the first thunder.
skills sealing seams, balancing a hull, testing
alt A red carton boat with a white sail, portholes and a line at its bow

* origami-bell-garland
name star garland
title Folded-Star Garland {bells=bell? With Bells | on a Thread} | Origami Stars on a Thread | Eight Kites Make a Star
about One fold, repeated eight times and laid in a circle, becomes a star. {bells=bell? Under each of them hangs a bell, so the garland tells when somebody opens the door. | Four of them on a thread make a window festive.}
step square Cut {the paper} with {the scissors} into squares of {in 3}: thirty-two, eight for each of four stars. A sheet of origami paper gives four.
step kite Fold a square on the diagonal and open it. Fold two neighboring edges to that crease: a kite.
step more Fold seven more, all of one size. Sharpen every crease with a fingernail: in the star all points will lie side by side.
step join Lay one kite with its long tip outward. Spread glue on it and lay the next over it, so that its edge lies on the crease of the first and the short tips meet in the middle. Go on around; the last one slides under the first. Make four stars.
step shine Put a dot of {the shine} into the middle of each.
step cut Cut four short lengths of {the thread}, as long as your hand, and keep the rest for the garland.
step string Thread {the needle} and pull a short length through the tip of each star.{bells? Hang one of {the bells} from the opposite tip with a stitch and a knot. | }
step space Tie the four to the long thread, a hand and a half apart, and knot each one so that it cannot slide.
step hang Tie a loop into both ends and hang it across a window, with a grown-up, where the light comes through the folds.
further @6-8 Fold one from smaller squares and put it on a card.
further Use sixteen kites for one star, in two colors by turns.
safety Park the needle in a scrap of paper when you put it down, and hang the garland higher than small children reach.
skills exact folding, working in a circle, threading
alt A thread with four folded stars, red and white by turns, with bells below
`;
