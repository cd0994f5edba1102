export const words = `
* nailed-line-picture
name string picture
title {V} of Nails and {thread=yarn? Yarn | Thread} | String-Art {V} on Wood | {A V} in Nothing but Straight Lines
about Nothing but straight lines, and {v.about}. The hammering takes half an hour and the winding is so calm that two people can talk over it. | Some thirty nails hold {a v} that no pencil could draw: {v.about}.
say star: name=star; draw=a star with five points, as big as a saucer, and a dot in its middle; where=one in each point, one in each dip, two between, and one in the very middle; fill=Lead it from the nail in the middle out to the edge and back to the middle, nail after nail, all the way around: thirty rays.; about=all its rays meet in one point
say leaf: name=leaf; draw=a maple leaf as big as your hand, with a line down its middle and a stem; where=one in every tip and every dip, the rest in between, and six down the middle line; fill=Lead it from the middle line out to the edge and back to the next nail of the middle line, slanting like the veins of a real leaf, first on the right and then on the left.; about=every vein is one tight thread
say fish: name=fish; draw=a fish as long as your hand, with a wide tail,; where=evenly along the whole outline, as many above as below; fill=Lead it straight down from the top edge to the bottom, around a nail, up again to the next one, from the mouth to the tail. Then go back slanting, so that the lines cross like scales.; about=the lines cross into scales
step sand Rub {the board} smooth along the grain with {the sand}, edges too, and wipe off the dust.
step ground {ground=tea-bag? Rub the wood with a wet {one ground} and let it dry: light nails stand out on brown. | Paint the front with {the ground}, one even coat, and let it dry for half an hour: a calm ground lets the thread shine.}
step plan Draw {v.draw} on {the plan}. Then mark the nail places with dots, about thirty in all: {v.where}.
step nails {@9-12? Together: tape | Tape} the drawing to {the board}. Hold each of {the nail} with a clothespin, tap it gently until it stands, then drive it in with {the hammer}. All stick out by the width of a finger; what wobbles goes deeper.
step tear Check every dot, then pull the paper off over the nails, in bits.
step outline Knot {the thread} to a nail at the bottom and go once around the edge, with one turn around every nail. Keep it as tight as a guitar string.
step fill {v.fill} Push the rows down when they climb.
step end Finish at a nail with three knots, cut the thread, and tuck the end under the crossing.
step hang Lean it against the wall, or lay it over two nails that a grown-up has put in. From two steps away, which line would you add?
further @9-12 Wind it a second time in another color, a turn higher on the same nails.
further Plan one of your own on {plan=graph-paper? the rest of the squared paper | squared paper}: whatever has a clear outline will work.
safety {@9-12? A grown-up sits beside the hammer. | Somebody else is at home while you hammer.} Wear glasses, lay an old folded cloth under the board, and count the nails into a dish before and after.
skills hammering straight, even tension, planning a pattern
alt {A v} of colored thread wound around nails on a board

* shore-canvas
name beach picture
title Where the Water Ends | A Beach on {a ground} | Shore With Real Sand
about Above the line it is paint, below it is a real beach: the sand scratches, the shells stand out{foam? , and the foam sits on the edge | }. It is the place for what you carried home in your pockets.
step line Draw a slanting, wavy line across the lower third of {the ground} with {the pen}: that is where the water ends.
step sea Paint the water from {the plate}: darkest {color a} at the top, and a little more {color b} mixed in with every strip toward the shore, until it is nearly white at the line. {!@6-8? Brush sideways, the way water lies. | }
step waves Take a nearly dry brush with {color b} and set short, curved strokes where light would fall on the waves. Let everything dry for half an hour.
step glue Lay {the newspaper} underneath. Pour {the glue} onto the bare part and spread it with the brush right up to the water, thick as yogurt.
step sand Sprinkle {the sand} over it until no glue looks through, and press it flat with your whole hand.
step tip Wait until you have counted to a hundred, lift {the ground} and tap it over the newspaper. What falls off fills the bald spots.
step foam Dip {foam=cotton-ball,cotton-pad? a bit of {the foam} | the edge of {the foam}} into {color b} and dab it along the seam of sea and sand: uneven, with gaps. Waves never end in a straight line.
step finds Try {the finds} in several places first: a group of three beats a row of ten. Then set each one into a fat drop of glue.
step dry Leave it flat for four hours, better overnight. Whatever stands upright too early, slides.
further @6-8 Write on the back where each shell was found.
further Paint the same shore at another hour: gray for a storm, pink and gold for the evening.
safety Rub no sand into your eyes: wash your hands before you touch your face, and take shells home only when nobody lives in them.
skills mixing a gradient, dry brushing, arranging
waiting Half an hour for the paint, and four hours for the glue.
alt A painted blue sea with a shore of real sand, foam and shells

* round-pin-dolls
name set of dolls
title A Princess, a Witch and a Knight | Three From a Fairy Tale | Pocket Dolls With a Story
about {doll=peg-doll? A round head on a straight body: half of the doll is there before you begin. | A {one doll} has nearly everything a doll needs, only the clothes are missing.} Three of them, each as long as a finger or a hand, are enough to play every old tale and to invent three new ones.
step faces Decide who comes: a princess in {color a}, a witch in {color b}, a knight in {color c}. Draw the faces on {the doll} with {the pen} before anything is in the way: two dots for eyes, a small mouth. {!@6-8? A raised eyebrow says more than a wide grin. | }
step arms Wind half of {one arms} once around the back of each neck for a pair of arms, and bend the tips into hands.
step dress Cut three pieces from {the cloth}: as wide as two turns around the body, and long enough to reach the table. For the knight cut a short tunic and two strips for trousers{cloth=felt,fabric-scrap? ; a straight cut frays least | }.
step wrap Put a line of glue across the shoulders and down the back, wrap the cloth around, gathered at the top, and hold it while you count to thirty. {doll=wooden-spoon,craft-stick? The handle stays free below the dress. | The dress may be wider than the legs: it helps the doll stand.}
step lace Glue {the lace} around the hem of the princess.
step hair Cut {the hair} into pieces: twelve long ones for the princess, six short, wild ones for the witch and four for the knight. Glue them on top of the head, a middle parting first, and braid what is long.
step crown Cut one crown with points and one narrow ring from {the crown}, close them with a dot of glue and set them on.
step hat Roll a quarter of a circle of {the hat}, as wide as your thumb is long, into a cone for the witch, glue the edge, and put it on a flat ring as a brim.
step jewel Set {the jewel} on the dress and the crown with a fingertip and very little glue.
step play When the glue is dry, after half an hour, let them meet: who wants something, and who has it?
further @6-8 Give them a house: a box on its side with a painted door.
further Tell the tale from the witch's side, and film it in ten pictures.
safety {arms? Sharp ends of wire are bent inward{@6-8? by a grown-up | }. | Scissors stay with whoever cuts, for cloth slips.} Dolls with little parts are for school children, not for a toddler.
skills working small, gathering cloth, telling a story
waiting Half an hour for the glue.
alt Three small dolls in fabric: a princess, a witch and a knight

* toy-fossil-slab
name fossil slab
title Tracks in the Mud | A Fossil Slab for the Shelf | {toy? Footprints of Last Tuesday | Old Stone}
about Something walked here, something else lay down to die, and the mud turned to stone. On a real slab researchers read who was heavy, who was in a hurry and who followed whom; on yours, others will have to find out.
step roll Knead {the clay} until it is soft and roll it with {the roller} on {the wax-paper} to a slab as thick as a finger and as big as two hands. Rub cracks away with a wet thumb.
step edge Tear off the outer edge, bit by bit: stone does not break in straight lines. Press the bits back on where you want a ledge.
step walk Walk one {one toy} across, left foot, right foot, pressing each one in down to the ankle. {@9-12? Let two tracks cross: one of them must be on top. | Let it stop once, and turn around.}
step body Lay the other one on its side, push it halfway in with the flat of your hand, and lift it straight out. {@9-12? Deepen the ribs and the jaw with the tip of {the knife}. | }
step shell Press {the shell} in beside the tracks and lift them out again: what else lived here?
step cracks With the edge of {the knife} scratch a few fine cracks from the rim inward, the way dried mud splits.
step grit Press a little of {the grit} into the edges and shake off the rest.
step dry Let it dry for a day, turn it over, and give it another day, so that it stays flat.
step wash Thin {the paint} with as much {water}, brush it over the whole slab and into every print, and wipe it off at once with a {towel}: it stays in the hollows, and the tracks come out.
step label Write a museum label on {the label}: what it is, how old, where found, and by whom.
further @6-8 Let somebody guess from the tracks what happened.
further Measure the distance from one print to the next on the same foot: a long step means that somebody was running.
safety Wash hands and toy when you are done; dry {one clay} dust is wiped up damp, not swept.
skills rolling an even slab, printing, reading traces
waiting A day on each side.
alt A stone slab with footprints, the print of a body and a shell

* dig-out-block
name dig block
title Dig It Out | A Block With Something Inside | Excavation on the Back Step
about Today you bury it, tomorrow it is seventy million years old. Plaster alone is too hard for a dig; with {one sand} in it, the block crumbles grain by grain, and the brush does the rest. Pour one for a friend and never say what is in it.
step mold {mold=milk-carton? Cut the top off {the mold} and rinse it. | Rinse {the mold} and rub a drop of cooking oil around inside, so that the block slides out.} It is the mold.
step mix A grown-up puts on a {mask}, pours one and a half cups of {water} into the {bucket}, sprinkles in two cups of {the plaster}, lets it soak for a minute and stirs in three cups of {the sand} with the {spoon}. It should fall off like thick oatmeal.
step first Fill the mold half full and press in {the find}, crooked, as things lie in the ground.
step rest Pour on until nothing looks out: the last layer hides it all. Tap the mold on the table for the air. From mixing to here you have ten minutes.
step dry Leave it overnight. A block that is still cool to the touch is still wet.
step peel Tear or slide off the mold and set the block outdoors on a {newspaper}.
step grid Tie {the grid} around it both ways, so that you see nine squares. Dig in one square at a time, as they do in the field.
step dig Scrape with the handle of the {spoon}{pick? and with {the pick} | } from the top down, a layer as thin as a coin. Never stab: what is in there has waited long enough.
step sweep Sweep the dust away with {the brush} after every few strokes. When a bit of color shows, work around it and free it last.
step notes Draw each find on {the notes} with its square and its depth.
further Bury the pieces of a broken cup instead, and let the next team put it back together.
safety Plaster is mixed by a grown-up with a mask and never by hand, for it gets hot as it sets; leftovers go into the trash, never down a drain. Glasses on while digging, and damp the dust.
skills patience, working in layers, recording finds
waiting One night until it is hard.
alt A sandy block with a half-dug toy{grid? , a tool and a grid of {one grid} | and a tool}

* leaf-hoop
name wreath
title Half a Hoop of Fall | {leaves=pine-branch,eucalyptus? Wreath on a Thin Ring | Leaf Hoop for the Door} | Ring With Leaves From the Walk
about A full wreath takes a sack of leaves; half a hoop takes a walk around the block, and the bare half is what makes it look so light. The leaves overlap like the shingles of a roof, and every stem hides under the next bunch.
step press Sort {the leaves} by color and lay them between the pages of an old {book} for an hour, so that they do not roll up. The best fifteen go on the wreath.
step wind {hoop=hanger? Bend {the hoop} into a circle first; the hook is the top. | {hoop=embroidery-hoop? Take the inner ring of {the hoop}, the one without a screw. | Turn {the hoop} so that a seam lies at the top.}} Knot {the bind} on and wind it around the upper half in wide turns: a bare ring looks unfinished, a wound one does not.
step bunch Lay out five bunches of three leaves: a large one behind, a bright one in front, one to the side, all stems together.
step bind Tie the first bunch on at the middle left with three firm turns, stems pointing down, and let {the bind} run on: it stays in one piece.
step shingle Lay the next bunch over those stems, three turns, and go on around the bottom to the middle right. {@6-8? One holds, one winds. | Turn the last one around, so that its stems hide under the one before.} Knot {the bind} at the back.
step nuts Glue {the nuts} over the last stems and wherever a knot shows. Hold each one while you count to thirty.
step bow Tie {the bow} around the lowest point and cut the hanging ends at a slant, so that they fray less.
step hang Tie a loop of {the bind} to the top. It hangs best on a plain door, out of the rain.
further @6-8 Make a tiny one from a curtain ring, for the dog's house or a doll's door.
further In winter, take the leaves off and bind on fir and bare twigs: the same ring serves all year.
safety Wash your hands after the walk, and leave what you do not know{bind=craft-wire? ; wire ends are bent to the back{@6-8? by a grown-up}}.
skills binding in layers, choosing colors, knotting
alt A thin ring, half of it covered with red and orange leaves and acorns

* winter-in-a-jar
name snow globe
title Snow Whenever You Want It | A Small Winter in a Jar | Shake the Woods
about Turn it once, and it snows for a whole minute on {scene=toy-tree? two trees that nobody has to water | a world that fits in your hand}. The trick is in the water: a few drops of something thick in it, and the flakes take their time.
step check Wash {the jar} and its lid and dry them well. Stand {the scene} in the lid: does the jar still go over it, and can you screw it shut? Choose smaller if not.
step hill Press {the hill} into the lid with {the hold} as a hill, so that the picture stands higher than the rim.
step scene Fix {the scene} in the lid with {hold=waterproof-glue? plenty of {the hold}; what is not waterproof lets go. | {the hold}, pressed around every foot: it does not mind water.}
step dry {hold=waterproof-glue? Let the glue get hard overnight, or as long as the tube says. | Wait a minute, then pull gently at everything: what moves now will swim later.}
step water Fill {the jar} with {water} almost to the brim; water that has stood for an hour makes fewer bubbles.
step slow Stir in {the slow}, {slow=glycerin? one teaspoon, two for a storm in slow motion. | one drop, no more, or it foams.}
step flakes Add {the flakes}. Less is more: you want to see the trees.
step try Put the lid on without tightening it, turn the jar over above a {towel} and look. Too few flakes? Too fast? Now is the time to change it, and to fill up with water until no bubble is left.
step seal {@6-8? A grown-up dries the thread, screws it shut as tightly as possible | Dry the thread, screw it shut as tightly as you can} and {@6-8? winds | wind} {the tape} around the seam. {!@6-8? Then let a grown-up try to open it. | }
step collar Hide the tape under {the collar}.
further @6-8 Put a tiny picture of yourself, wrapped in clear tape, among the trees.
further Make one for each season: green sequins for spring leaves, gold for fall.
safety {jar=glass-jar? A glass jar is put down softly and stays out of the hands of toddlers. | } Nobody drinks what is in it, and it does not stand in the sun: a ball of water can bundle light.
skills building small, sealing, adjusting a mixture
waiting {hold=waterproof-glue? One night for the glue. | }
alt A jar with two small trees on a white hill and falling flakes

* comic-covered-box
name comic-covered {base=wooden-letter,cardboard-letter? letter | {base=picture-frame? frame | {base=clipboard? clipboard | box}}}
title {base=wooden-letter,cardboard-letter? Your Letter in Comics | {base=picture-frame? A Frame Full of Action | Comic Strip on All Sides}} | Panels Under a Shiny Skin | {base=wooden-letter,cardboard-letter,picture-frame,clipboard,hardcover-book? Comic Cover-Up | The Hero Box}
about Every panel that you love, out of the torn issues that nobody reads anymore, and a coat of glue that makes it one hard, shiny skin. It looks like something from a shop for collectors.
step sand Rub {the base} lightly with {the sand} and wipe it: glue grips what is a little rough.
step edge {edge=washi-tape,electrical-tape? Run {the edge} along the edges and corners | Paint the edges, corners and the inside rim with {the edge}} in {color a}, so that no bare strip shows between the pictures. {!edge=washi-tape,electrical-tape? Let it dry. | }
step pick Cut whole panels and single heroes from {the comic}, thirty or so. Look for color, movement and big letters, and leave the white margins off. Your best issue stays whole: a copy does as well.
step lay Lay them out dry on {the base}, big ones first, a few aslant. Every piece lies over the edge of another one, and a face lies over nothing.
step thin Mix {the glue} with half as much {water} in a {saucer}.
step paste Brush a hand's width with glue, lay a piece on, brush over it from the middle outward until no bubble is left, and go on. {base=wooden-box,shoebox,small-box? Do the lid and the box apart, so that it still opens. | }
step wrap Fold what hangs over around the edges, with a snip at every corner, and brush it down.
step top When it is dry to the touch, brush on two thin coats over everything, half an hour apart. White streaks turn clear. Dry it on {wax-paper}.
step pow Draw a jagged burst with a word of your own on {the pow}, as big as your palm, cut it out and glue it on last.
step dry Give it three hours before you {base=wooden-box,shoebox,small-box? close the lid, | pick it up,} or it will stick for good.
further @6-8,9-12 Hide one panel that you drew yourself among the others. Who finds it?
further Use only two colors of panels and arrange them from dark to light, so that from across the room there is only one big sweep.
safety Ask before you cut: old comics can be worth a lot to somebody. Scissors are closed whenever you brush.
skills composing, pasting without bubbles, finishing edges
waiting Three hours for the last coat.
alt A box covered with colored comic panels and a jagged burst

* rainforest-floors
name rainforest box
title Four Floors of Rainforest | {box=pizza-box? A Rainforest in a Flat Box | Rainforest in a {box=shoebox? Shoebox | Box}} | Who Lives Upstairs?
about A rainforest is built like a house: it has a dark ground floor, a bushy floor above it, a roof of leaves where nearly everybody lives, and a few giants that look out on top. Here each animal gets its own floor, and the labels make it ready for school.
step paint Stand {the box} on {box=pizza-box? its hinge, opened | its side}. Paint the back inside with {the paint}: dark at the bottom, lighter above, sky on top, because only a little light reaches the ground. Let it dry for half an hour.
step trunks {!paint? {box=pizza-box? Stand {the box} on its hinge, opened. | Stand {the box} on its side, the open front toward you.}} {trunk=cardboard-tube? Cut {the trunk} lengthwise into narrow trunks with {the scissors} | Break or cut {the trunk} to length}: one nearly as high as the box, the others two thirds. Glue them upright to the back and tape each foot.
step floor Glue {the moss} on the ground for the forest floor{moss=leaf,fake-leaf? , torn small | }.
step river Crumple {the river}, smooth it again and tape it down as a river, the tape underneath.
step leaves Tear {the green} into pieces as big as a playing card, and pinch each one in its middle: leaves never lie flat.
step canopy Glue big, full bunches of {the green} across the upper third: that is the canopy. A few long single leaves stand below it: the understory.
step giants Let one trunk stick out above them and give it a crown of its own: an emergent giant.
step vine Hang {the vine} from crown to crown.
step animals Put {the animals} where they belong: eagle on top, monkeys, parrots and sloths in the canopy, frogs and snakes in the understory, jaguar and tapir on the ground. Missing somebody? Draw it and stand it up with a folded foot.
step labels Cut four small labels from {the label}, write emergent layer, canopy, understory and forest floor on them, and glue each one at its height.
further @6-8 Tell a story that goes from the top floor down to the river.
further @9-12 Find out how much of the light reaches each floor, and add it to the labels.
safety What comes from outdoors is picked up from the ground, not from living trees; wash your hands after handling them.
skills building in layers, sorting by habitat, labeling
waiting {paint? Half an hour for the paint and half an hour for the glue. | Half an hour for the glue.}
alt A box with a rainforest in four layers, animals on each and labels

* felt-rain-mobile
name rain cloud
title A Cloud That Rains {drops=button? Buttons | {drops=felt-ball,pom-pom? Little Balls | Beads}} | Felt Rain Cloud | {drops=bead,seed-bead,wooden-bead? Twenty-Five Drops of Rain | Rain on Five Threads}
about A soft white cloud, and out of its lower edge it rains on five threads. {line=fishing-line? The line cannot be seen, so the drops stand still in the air. | When somebody walks by, the rain swings.} It is a present for a new baby's room, hung high, or for somebody who likes bad weather.
step plan Draw a cloud on {the plan}, {in 8} wide, with five bumps on top and a nearly straight lower edge. Cut it out.
step cut Trace it twice onto {colored cloud a} and cut both out with {the scissors}.
step face Draw a dreamy face on one of the clouds with {the face}: two bows for closed eyes and a small mouth.
step lines Cut {the line} into five pieces: {in 8}, {in 12}, {in 16}, {in 12} and {in 8} long.
step beads {drops=felt-ball,pom-pom? Pull each piece through five of {the drops} with {the needle}, and tie a knot under each one. | Tie a drop to the end of a piece, thread on the next one, and hold it with a knot two fingers higher. Five drops to a piece.} Leave the upper {in 3} free.
step hang Sew the upper ends to the back cloud with {the needle}, inside, along the lower edge: two stitches and a knot each, the longest in the middle, all as far apart as two fingers.
step around Lay the other cloud on top, face up, and sew both together around the edge with {the sew} in small stitches{!@6-8? , a finger's width apart and all equally deep | }. The threads hang out between two stitches. Leave a gap of three fingers at the top.
step fill Pull {the fill} apart and push it in, bumps first, until the cloud is plump but not hard.
step close Sew the gap shut.
step loop Sew a loop of {the line} to the middle of the top. Does it tip? Move the loop a little to the light side.
further @6-8 Sew a small yellow sun that looks out behind it.
further Let it snow instead in winter: white drops, and a knot wherever one hangs.
safety It hangs over a dresser or at a window, never over a crib or bed, and out of a baby's reach: a drop that comes off can be swallowed. {@6-8? Needle and thread are used together. | The needle goes back into its cushion.}
skills making a pattern, knotting, sewing around
alt A white felt cloud with blue drops hanging from five threads

* leaded-butterfly
name window butterfly
title Stained-Glass Butterfly | A Butterfly Made of Light | Black Lines, Bright Panes
about In church windows, thin bars of lead hold the glass. Here the bars are black {frame=cardstock? card | paper}, the glass is {the panes}, and the morning sun switches it on. Folded once, both wings come out alike.
step fold Fold {piece frame} in half and press the fold flat with a fingernail. The fold is the body.
step draw Draw half a butterfly against the fold with {the pen}, as large as the sheet. Inside the wing draw eight panes like drops and petals, with bars at least {in 1/4} wide between them, and the same along the edge and the fold.
step outline Cut out the outline through both layers with {the scissors}.
step windows {blade? Cut out the panes with {the blade} on a thick layer of cardboard, short strokes, blade away from your hand. | To start a pane, bend the spot gently, snip into the bend, and cut from there to the line.} Work from the middle of the wing to the edge, as long as the paper still holds itself.
step second Unfold it, lay it on the second sheet, trace everything and cut it out in the same way. This one will hide the seams.
step panes Cut a piece of {the panes} for every window, a little larger all around. Sort the colors first: dark near the body, bright outside, the same left and right.
step glue Put a thin line of {stick} around one window, lay the piece on, smooth it, and go on to the next. Overlap two colors once: they make a third.
step close Glue the second butterfly on the back, edge on edge.
step body Fold {the body} in half, hook the bend over the top of the body and glue it down along the fold. Curl the two ends into feelers.
step hook Tie {the hook} to the head and hang it in a window that gets sun.
further @6-8,9-12 Look up the wings of a monarch or a morpho and take its true colors.
further Cut a whole row of leaves in the same way, and hang them so that their shadows move.
safety {blade? A grown-up is nearby while the blade is out; it is closed between two windows. | Snip toward the table, never toward your hand; a grown-up starts the smallest panes.}
skills cutting inner shapes, symmetry, gluing exactly
alt A black butterfly with colored paper panes like stained glass

* garden-scarecrow
name scarecrow
title A Scarecrow in Your Own Clothes | Somebody New in the Garden | {hat? The Guard With the Straw Hat | Two Poles and an Old Shirt}
about Clothes that nobody wears anymore, stuffed until they stand like a person: from the street even the mail carrier will look twice. Whether the crows believe it is another question.
step cross Lay one of {the pole} across the other, a third from the top, and tie them together crosswise with {the tie}, many turns, then cut it off: it is right when nothing wobbles. The long one is the spine, the short one the arms.
step shirt Push the arms of the cross through the sleeves of {the shirt} and the spine out at the collar. Tie the cuffs around the pole, and stuff sleeves and body from below with {the fill}{fill=newspaper,packing-paper? : big loose balls fill more than tight ones | }.
step legs Tie both ankles of {the legs} shut and stuff them to the waist, feet first.
step head Stuff {the head} until it is as big as a soccer ball, and tie it shut below the chin with {the tie}. Draw the face with {the pen}: triangles for eyes, a stitched mouth. From far away only what is large can be seen.
step hang Hold the stuffed legs against the spine, tuck the shirt into the waistband, and tie the waist firmly to the pole.
step top Push the head onto the top of the spine and tie it on a second time.
step dress {hat? Set {the hat} on and tie it down through the brim. }{hair? Tuck {the hair} under the edge as hair, so that it looks out on both sides. | }
step gloves Stuff {the gloves} and tie one over each end of the arms.
step patch Fasten {the patch} on the knees and elbows with {the pins}: real ones have worn out somewhere.
step plant A grown-up drives the pole two hands deep into the ground, or ties it to a fence. Give it a name on a sign.
further @6-8 Change its clothes with the weather.
further Move it every two days: crows learn quickly what never moves.
safety A long pole is carried by two, upright, and its tips stay away from eyes. No {fill=hay? hay | stuffing} near a grill or candles.
skills tying crosswise, stuffing, working outdoors
alt A stuffed scarecrow in a checked shirt and jeans on a pole

* tiny-bites
name set of charms
title Donut, Cookie, Strawberry | A Bakery as Big as a Thumb | Three Bites to Wear
about A donut smaller than a coin, with icing that drips. What makes such tiny food look real is never the shape but the surface: crumbs, a brown edge, a shine.
step knead Knead {the clay}, light colors first, until a rope of it bends without a crack. Wipe your fingers with {a wet-wipe} between colors: white shows everything.
step bases Shape three balls as big as a grape. Tan: press flat and push a hole through with {the poke}, a donut. Darker tan: press flat, a cookie. {color c}: pinch into a drop, a strawberry.
step crust Dab the sides of donut and cookie with {the texture} until they look baked{texture=toothbrush? : short, dry taps with the bristles | }.
step icing Press a thin disk of {color b} between your fingers, tear its edge into drips, lay it on the donut and open the hole again with {the poke}. Roll threads as thin as hair in three colors, cut them into sprinkles and press them in.
step chips Roll a thin brown snake, cut it into crumbs with {the knife} and press six into the cookie, two of them only halfway.
step seeds Press rows of tiny dents into the strawberry with {the poke}, put a yellow dot into each, and set a flat green star on top.
step blush Scrape dust from {the blush} in brown and brush it on the edges of donut and cookie, very little: that is the oven.
step eyes {eye=earring-hook? Press the small ring of one of {the eye} into the top of each, so that the hook stands free, | Make a small loop of {eye} for each, push its ends in as far as the loop,} and press the clay together around it.
step bake {@9-12? A grown-up bakes them | With a grown-up, bake them} on {the sheet} in the {oven} as hot and as long as the package says, never hotter, with a window open. Let them cool where they lie: they harden while they cool.
step gloss Brush {the gloss} on icing and berry only. The crust stays dull, so that only what is wet shines.
step ring Put one of {the ring} through each loop.
further @9-12 Make the same three again half as big: for a doll, or for ears.
further Plan a whole menu, with a tiny chalkboard for the prices.
safety Raw polymer clay stays away from food and from varnished tables, and what touched it never goes back to the kitchen. A grown-up minds the oven; charms this small are nothing for toddlers.
skills mixing colors, working tiny, texture
waiting About an hour for baking and cooling.
alt Three small clay charms: a donut with pink icing, a cookie and a strawberry

* aged-letter
name old letter
title A Letter From Another Century | Written With a Feather | {seal=construction-paper,felt? An Old Letter With a Seal | Sealed and Delivered by Owl}
about Strong tea makes three hundred years in an hour. With a feather for a pen and a red seal, even an invitation to a birthday becomes a document that nobody throws away.
step brew {@6-8? A grown-up pours | Pour} two cups of hot {water} over {tea=tea-bag? {the tea} | three spoons of {tea}} in a {baking-tray} and {@6-8? lets | let} it draw for ten minutes, until it is dark and only lukewarm.
step soak Crumple {the paper}, smooth it again, and lay it in for ten minutes. {tea=tea-bag? Press a wet bag on it here and there for darker spots. | Let a few grounds lie on it: they leave freckles.}
step dry Lift it out with both hands, let it drip, and dry it flat on a {towel}, two hours, or overnight under an open window.
step edges Tear a strip as narrow as a pencil off every edge, slowly, toward you. Dab the edges once more with strong tea.
step nib {@6-8? A grown-up cuts the tip of {the quill} | Cut the tip of {the quill} with {the scissors}, a grown-up beside you,} at a long slant, then a second, shorter one to a point as broad as a grain of rice, and {@6-8? snips | snip} a slit into it as long as an eyelash: the slit holds the ink.
step plan Draw lines with {the pen}, so lightly that only you see them, and write the letter on a scrap first. Who writes, to whom, and what happens when it is opened?
step write Dip the feather into {the ink} in a {saucer}{ink=acrylic-paint,paint? , thinned with water until it runs | }, wipe it on the rim, and write slowly, pulling strokes toward you. Dip again every few words. Blots are allowed; they are old.
step fold When it is dry, fold it in three and once more in three, and tuck one end into the other: for centuries a letter was its own envelope.
step ribbon Tie {the ribbon} around it.
step seal {seal=construction-paper,felt? Cut a round of red {seal} with a wavy edge, glue it over the flap{stamp? , and rub the print of {the stamp} through with a pencil | and draw your initial on it}. | Press a flat round of {the seal}, as big as a coin, over the flap with glue underneath{stamp? , and print {the stamp} into it | and scratch your initial into it}. Let it harden before anybody may open it.}
further @6-8 Send an answer a week later, from the wizard.
further Invent your own coat of arms, and use it on everything that you seal.
safety {@6-8? The hot tea and the cut of the quill are a grown-up's. | Let the tea cool until you can hold a finger in it, and cut the quill away from you.} Tea and ink stain: cover the table, roll up your sleeves.
skills aging paper, cutting a pen, writing with ink
waiting Two hours for the paper to dry.
alt A brown old letter with ink writing, a feather and a red seal

* photo-on-wood
name photo on wood
title A Photo That Moved Into Wood | {wood=wood-slice? Picture on a Slice of Tree | Picture on a Block}, No Frame Needed | Printed Into the Grain
about The ink lets go of the paper and stays in the wood, so that the grain shows through the faces. No two come out alike: a missing corner makes it look as if it had always been there. Hardly anything you can give takes so little and means so much.
step copy {@6-8,9-12? Together, copy | Copy} {the photo} at a copy shop or on any machine with toner, on plain paper, in the size of {the wood}, mirrored if there is writing in it. Neither a glossy print nor ink-jet ink will let go.
step sand Rub {the wood} with {the sand} along the grain until it feels like paper, and wipe it clean.
step trim Cut the copy {in 1/4} smaller than the wood all around with {the scissors}.
step coat Brush {the glue} onto the wood, thick enough to look white everywhere, out to where the picture ends.
step press Lay the copy on, printed side down, in one go. Stroke it flat with the edge of {the flat}, from the middle outward, until no bubble is left, and wipe off what oozes out.
step wait Leave it overnight. Every hour counts: what is damp will tear.
step rub Wet the paper with {water} and a {cloth}, wait a minute, and rub in circles with your fingertips: the paper rolls off in crumbs and the picture stays. Wet it again and go on until it is no longer cloudy when dry. Stop before the ink goes too.
step edge Paint the edge of the wood with {the edge}.
step seal When it is dry, brush one thin coat of {glue} over everything. It looks milky first and then clear; give it an hour.
step hang Tape {the hang} to the back as a hanger, both ends well inside the edge.
further @6-8,9-12 Put the date and a sentence on the back with a pen: in twenty years somebody will be glad.
further Make four small ones in the same size and set them up as a row: one person, four ages.
safety Copy old photos, never use the only print. Wood dust is wiped up damp, and a grown-up is around when wood is sawed.
skills transferring a print, patience, gentle rubbing
waiting One night for the glue and an hour for the last coat.
alt A block of wood with a faded photo of two people on it

* orange-garland
name garland
title {fruit=orange? Dried-Orange | {fruit=lemon? Dried-Lemon | Dried-Apple}} Garland | The Garland That Smells of Winter | Slices Against the Light
about {fruit=apple? Every slice of apple has a star in its middle, | Hung in a window, each slice glows like a small lamp,} and the whole room smells of it while they dry. No glitter, no plastic: in January it goes on the compost or out to the birds.
step slice A grown-up slices {the fruit} crosswise, {in 1/4} thick and all alike, about seven slices to a piece. Thin ones turn brown, thick ones stay sticky.
step pat Lay the slices on a {towel}, fold it over them, and press gently until no more juice comes.
step bake {@13+? With a grown-up around, lay | A grown-up lays} them on a {baking-tray}, without touching each other, and dries them in the {oven} at 200 °F (95 °C) for three to four hours, turned over every hour. They are done when they bend a little and no longer stick.
step cool Let them cool on the tray: they become stiffer.
step line Cut {the line} to the width of the window and half as much again, and fold a loop at each end.
step thread Thread it on {the needle} and take each slice with two stitches close to the top: in from the front, out again two fingers farther. That way it faces forward. {!@6-8? Lay them out in a row first, the most beautiful in the middle. | }
step spice Tie {the spice} between the slices, each with a knot of its own.
step green Tie small tufts of {the green} behind the knots, tips down.
step ends Hold it up: is it the same left and right? Slide the slices until it is, and make a knot beside the outer two, so that nothing travels.
step hang Hang it in a window or on a shelf with a grown-up, away from candles and heaters.
further @6-8 Dry the peel as well and cut stars from it before it is hard.
further Hang single slices on the tree, each with a loop and a sprig.
safety Knife and oven are a grown-up's{@13+? , or yours with one beside you | }. The slices are decoration and no snack, and they never hang above a flame.
skills threading evenly, arranging a rhythm, waiting
waiting Three to four hours in the oven.
alt A garland of dried orange slices, cinnamon and green sprigs

* hex-nut-menorah
name menorah
title {nuts=nuts-and-bolts? Menorah of Hex Nuts | {nuts=bottle-cap? Menorah of Bottle Caps | Menorah in a Row}} | Eight and the Helper | {base=wood-scrap,driftwood,wood-slice? Menorah on Driftwood-Gray Wood | A Menorah From the Toolbox}
about Eight lights in a straight line and one that stands higher, the shamash, which lights the others. {nuts=nuts-and-bolts? Steel nuts from the toolbox hold them | Small things from the drawer hold them}, and the candles are of paper, so that everybody may light them, even the smallest.
step sand Rub {the base} smooth with {the sand}, edges too.
step paint Paint {the base} {paint=metallic-paint? with {the paint}, | {color a} with {the paint},} two coats, and let it dry.
step mark Draw a line along the middle of {the base} with {the ruler} and mark eight places on it, {in 1} apart, with a wider gap in the very middle for the helper.
step nuts Fix {nuts=nuts-and-bolts? a nut from {the nuts} | one of {the nuts}} on each mark with {the hold}, all in one line: no light may stand higher than another.
step helper Stack the last three on each other in the gap, with {hold} in between. Now the shamash stands above the rest.
step candles Cut nine strips of {the candle}, {in 2} wide and {in 6} long. Roll each one around {the pen} as tightly as the hole asks for, fix the edge with {a stick}, and slip it off.
step flames Cut nine flames from {the flame}, each with a long point below{flame=tissue-paper,paper? , twisted | } to go into the candle.
step shine Set {the shine} along the front edge.
step dry Let {the base} lie overnight until all of it holds. Then stand a candle from {the candle} in each {nuts=bottle-cap? cap, in a bit of {hold}. | hole.}
step light On the first night put a flame into the helper and into the candle on the far right. Every evening there is one more, set from the right and lit from the left, the newest first.
further @6-8 Make a little box for the flames, with eight numbers on it.
further Find out what each branch of your family sings when the lights are lit, and write it down.
safety These candles are of paper and stay that way: real ones belong in a menorah that cannot burn, with a grown-up. Small nuts are put away from little children.
skills measuring, lining up, telling a custom
waiting One night until everything holds.
alt A wooden bar with nine nuts and paper candles, four of them with flames

* gem-pictures
name set of gem pictures
title Pictures Under {gems=glass-gem? Glass | a Shiny Stone} | Eight Tiny Windows | {back=sticky-tack? Locker Gems | {back=clothespin? Gem Clips | Gem Pins}}
about A drop of glass makes whatever lies under it larger and deeper, like a window into something. {back=sticky-tack? They hold on a locker door and come off without a trace. | They hold notes, photos and timetables where you see them.} Eight are made in half an hour.
step wash Wash {the gems} with dish soap and dry them with a {towel}. A fingerprint under the glass stays forever.
step hunt Slide a gem over {the pics} and watch what it does: an eye, a word, a bit of a pattern, your own tiny drawing. Choose eight.
step trace Hold the gem on the spot and draw around it with {the pen}.
step cut Cut just inside the line with {the scissors}, so that no paper looks out at the edge.
step glue Put one drop of {the glue} in the middle of the flat side, press the picture on, face down into the glue, and squeeze from the middle until no bubble is left. Lay it on {wax-paper}.
step wait Wait an hour: the white turns clear. Look at it from the front, and press down what lifts.
step board Glue a slightly smaller round of {the board} behind the paper: it keeps the picture dry and gives the back something to hold.
step back {back=sticky-tack? Press a pea of {the back} onto each back. | {back=clothespin? Glue each one to the upper arm of {the back}, near the tip. | {back=pushpin? Glue each one to the flat head of {the back}, point straight back, and let it dry standing in a bit of clay. | Glue each one to {the back} and let it lie for an hour.}}}
step tin Arrange them in {the tin} as a present.
further @6-8 Hide a letter of a name under each, and give it away in the wrong order.
further Make a set from one old map: eight places where you have been.
safety The gems are smooth and small, just what a toddler would put into the mouth: count them. {gems=glass-gem? One with a chip is thrown away. | }
skills choosing a detail, cutting round, gluing clear
waiting Two hours in all for the glue.
alt Five clear {many gems} with tiny pictures under them

* pull-string-acrobat
name jumping {v}
title Jumping {V} on a String | Pull, and the {V} Leaps | {V} With Four Joints
about One pull, and arms and legs fly up; let go, and everything falls back: {v.pic}. Children in France and Germany had such figures three hundred years ago, and how it works can be seen only from behind.
say gymnast: name=gymnast; pic=a perfect straddle jump, every time; wear=a leotard with a bold stripe, bare arms and a bun
say dancer: name=dancer; pic=a leap that never gets tired; wear=a bodice, a wide skirt, ballet shoes and a flower in the hair
say hero: name=hero; pic=ready for takeoff; wear=a mask, a belt and an emblem on the chest
step draw Draw five separate parts on {the board} with {the pencil}: head and body in one, as long as your hand, and two arms and two legs, each with an extra rounded end as wide as your thumb at the top.
step color Color everything with {the pens}: {v.wear}. A strong outline makes it readable from across the room.
step cut Cut out the parts with {the scissors}.
step trim Glue {the trim} on for the show.
step holes {@6-8? Together, make | Make} the holes with {the punch}: one in the body at each shoulder and hip, one in each limb in the middle of the rounded end. Then a second one near the edge of each rounded end, above the first: that is for the string.
step joints Lay the limbs behind the body, hole on hole, and fix each one {joint=button? with a short piece of string, tied through the hole and {one joint} in front | with one of {the joint}}, so loosely that it swings by itself.
step arms Turn it over, arms and legs hanging down. Cut a piece of {the pull} and tie it from the small hole of one arm to that of the other, straight across, without pulling the arms up. Do the same with the legs, and cut off the ends.
step pull Tie a long piece to the middle of the upper string, lead it down, tie it to the middle of the lower one, and let {in 6} hang below the feet.
step knob Thread {the knob} onto the end and knot it.
step play Hold the head and pull straight down. {@6-8? Does it jump? | If one arm lags behind, its string is longer: shorten it until all four move at once.}
further @6-8 Make a friend that jumps beside it.
further Lengthen the legs with a second joint at the knee, and watch what the motion turns into.
safety The pull string stays short and away from necks; {joint=paper-fastener? the legs of the fasteners are bent flat at the back. | small parts are kept from toddlers.}
skills joints, exact holes, mechanics
alt {A v} of paper with movable arms and legs and a pull string

* boxed-lanyard
name lanyard
title Box Stitch, From Camp to Backpack | {lace=plastic-lacing? Lanyard in the Box Stitch | Square Cord in the Box Stitch} | Four Strands, One Square
about Every summer camp has somebody who can do it and shows it to somebody else. Four strands fold over each other into a little square, again and again, and after ten rows your fingers do it on the bus, in line, in the dark.
step cut Measure with {the ruler} and cut two pieces of {the lace}, one in each color, both {ft 4} long.
step ring Fold each piece in half, push the folds through {the ring} together and pull the ends through: a knot that holds both. Fasten the ring to the table edge or to your sleeve with {the hold}.
step cross Spread the four ends into a plus sign: {color a} up and down, {color b} left and right.
step first Fold the upper {color a} end down and the lower one up, side by side: two bridges with a little arch each.
step second Take the right end of {color b}, lead it over the first bridge and under the second. The left one goes the other way: over the one it meets first and under the next.
step pull Pull all four ends evenly until a tight little checkerboard lies there: one box. Fold back the other way for the next, and go on until the square column is {in 2} long.
step beads Slip {the beads} over all four ends, and build a box right on top of them.
step twist Now the round one: lay every end not straight back but across to the corner beside it. The column turns like a screw. Another inch is enough.
step end Make the last box loosely, pass each end up through its own corner into the middle, pull tight, and cut the ends a finger's width long.
further @6-8,9-12 Teach it to somebody in ten minutes, without touching their strands.
further Try six strands, a wide flat column, on a luggage tag.
safety The ends are cut, never melted over a flame. It hangs on a bag or a zipper and not around a neck.
skills following a pattern, even tension, patience
alt A square lanyard in two colors{ring? on a ring}

* cat-teaser
name cat wand
title {lure=feather? Feather | {lure=faux-fur? Fur | Fringe}} on a String for the Cat | The Thing That Twitches | A Wand Only Cats Obey
about Cats hunt what is small, hides and moves in jerks. This one does all three, and the stick keeps your hands out of the reach of the claws. It wakes a cat that sleeps too much, and makes a friend of a shy one.
step sand Check {the wand} for splinters and sharp ends, and rub or cover what is rough.
step strips {lure=feather? Sort {the lure} by length: short fluffy ones in front, long ones behind. | Cut {the lure} into strips as wide as a finger and as long as your hand.}
step bundle Bundle {the lure}{strips? , with strips cut from {the strips} around them, | } and tie {the line} around them, four turns and a double knot{lure=feather? over the quills | in the middle, so that they stand out on all sides}. Cut the short end off with {the scissors}. Pull at each one: what comes out now would be swallowed later.
step bell Thread {the bell} onto the line right above the bundle and knot it there.
step fish Cut two fish as long as your thumb from {the fish}, sew or tie them together at the edge{stuff? with {the stuff} in between | }, and hang them right above the bundle.
step wand Tie the other end to the tip of {the wand} with three knots, and wind {the tape} over the knots until nothing slides.
step grip Wind {the grip} around the lower end as a grip.
step test Pull the line and the bundle once, as hard as a cat would. Everything holds? Then it is ready.
step play Drag it away from the cat, never toward it: prey runs off. Let it hide behind a chair leg, twitch once, and wait. After ten minutes the cat must win.
further @6-8 Watch and write down what your cat likes best: fast or slow, up or down, quiet or ringing.
further Make three ends that can be swapped with a loop and a knot, and test them like a scientist.
safety The wand is for playing together and is put away afterwards: cats swallow string, and that is dangerous for them. Feathers that loosen go into the trash.
skills knotting, testing, observing an animal
alt A stick with a cord, and a bundle of bright strips and a bell at its end

* tassel-bookmark
name pair of bookmarks
title Watercolor Bookmarks With {tassel=ribbon? a Ribbon | a Tassel} | {salt? Salt and Sky Between the Pages | A Bit of Sky Between the Pages} | Two Bookmarks, One to Keep
about Wet paper, three drops of color and no plan: the wash makes a sky that nobody could paint, and a few black lines turn it into a place. One for you, one for whoever lends you books.
step cut {strip=bookmark,paint-chip? Trim {the strip} to {in 2} by {in 6}: two of them. | Cut two strips of {in 2} by {in 6} from {the strip} {ruler? with {the ruler} and {the scissors}. | with {the scissors}.}}
step mask Tape the edges down all around with {the mask}: it keeps a white border, and the paper lies flat.
step wet Brush clean {water} over one strip until it shines without a puddle.
step wash Touch {the color} to the wet paper, first {color a}, then {color b}, then {color c}, and tilt it. The colors find each other by themselves; three are enough, a fourth makes mud.
step salt While it shines, drop a few grains of {the salt} on it: each one pulls the color away and leaves a star.
step dry Let it lie on a {towel} for half an hour until it no longer feels cool. {salt? Brush off the salt. | } {mask? Peel the tape off flat, away from the paint. | }
step draw Draw on it with {the pen}: grasses, birds on a wire, a skyline, and along it in your best letters the first line of a book. Dark lines at the foot, air on top.
step punch {@6-8? Together, punch | Punch} a hole with {the punch} in the middle of the top, a finger below the edge.
step tassel {tassel=ribbon? Cut two pieces of the ribbon as long as your forearm and fold each in half: ribbon needs no tassel, only ends cut at a slant. | For each tassel wind {the tassel} twenty times around three fingers. Slip it off, tie it together at one end with a new piece as long as your hand, wind another piece around it a little below, and cut the loops open.}
step hang {tassel=ribbon? Push the fold through the hole, pull both ends through the loop{bead? , thread {the bead} on | } and pull tight. | Push the long piece through the hole{bead? , with {the bead} on it, | } and knot it behind.}
further @6-8 Draw who lives in that landscape, so small that one needs a lens.
further Letter a sentence from the book on the back, and pass the mark on with it.
safety {@6-8? A grown-up helps with the punch. | Pens that do not wipe off stay on the table.} Whoever has a small brother keeps the tassels short.
skills wet-on-wet painting, line drawing, making a tassel
waiting Half an hour for the paint.
alt Two bookmarks with a colored wash, black drawings and tassels

* crane-strand
name strand of cranes
title Ten Cranes on a Thread | The First Ten of a Thousand | Cranes for a Wish
about In Japan, a thousand folded cranes stand for one great wish: for a friend who is ill, for peace, for luck. Nobody folds them alone. Ten on a thread are a strand, and a strand is a good beginning.
step square {paper=origami-paper? Check that {the paper} is square: fold corner to corner, the edges must meet. Ten sheets. | Cut ten squares of {in 6} from {the paper}, exactly: a crooked square makes a limping crane.}
step base Lay one square with its good side up and fold both diagonals. Turn it over, fold it in half both ways. Now push the sides in along the creases, until four corners lie on each other: a small square, open at the bottom.
step kite Fold the lower edges of the top layer to the middle line, like a kite upside down, and the top corner down over them. Crease well and open all three again.
step petal Lift the top layer by its lowest corner and open it like a beak, along the crease. The sides fall in: press it flat to a long diamond. Turn over and do the same behind.
step thin The diamond has two legs below. Fold the outer edges in to the middle line, in front and behind: both legs become thin.
step neck Fold each leg up between the layers as far as it goes: neck and tail. Bend the tip of one down into a head. Pull the wings apart gently, and the back rises.
step more Fold nine more. The third goes without looking, the seventh while talking.
step thread Thread {the needle} with {the line}, tie a big knot, and lead it through the hole under the belly and out at the top of the back. {bead? A bead between two cranes keeps them apart. | A knot under each one keeps them apart.}
step tail Tie {the bell} to the lower end, so that the strand hangs straight.
step hang Cut the thread with {the scissors}, a hand above the top crane, and hang it where air moves. Whoever it is for need not know the wish.
further @9-12 Fold one from a square as small as a stamp, with a toothpick for the last folds.
further Ask a class, a team or a street for the rest: ten strands make a hundred.
safety The needle is put away before the strand is hung; long threads stay out of little children's reach.
skills exact folding, following steps, patience
alt Four folded paper cranes above each other on a thread

* team-medals
name set of medals
title {disk=wood-slice,wooden-craft-shape? Wooden | Golden} Medals for the Team | Three Medals, and Not Only for Winning | A Medal for Each Player
about The loudest cheer, the best pass, the keeper who never gave up: a medal is worth something when it says exactly what for. These are thick enough to look real, and three are made in one go: more for a bigger team.
step trace {disk=cardboard? Draw around the {mug} with {the pencil} twice for each medal on {the disk}, and cut the rounds out with {the scissors}. Glue them together in pairs: thick ones look real. | Check that {the disk} are clean and smooth, and draw around the {mug} with {the pencil} where one is too large to cut.}
step raised Glue {raised=bottle-cap,button? one of {the raised} | a shape cut from {the raised}} to the middle of each{raised=bottle-cap? , open side down | }: whatever stands out will catch the light.
step rim Run a thick line of {the glue} around the edge, another in a ring inside, and let it set for half an hour: under the color it becomes a raised rim.
step gold Paint front and edge with {the gold}{!gold=metallic-paint? , mixed to the yellow-brown of old gold | }, two thin coats, the second one when the first is dry.
step dry Let them dry for an hour, face up.
step shine Add {the star} in the middle.
step write Write on the back with {the pen}: the name, the date, and what for.
step band Cut {the band} into pieces of {in 30}, one to a medal.
step join Lay both ends of a band on the back, side by side, and tape them down with two strips, crosswise. It must come off with one strong pull.
step give Hand them over like at the Olympics: name, reason, handshake, applause.
further @6-8 Build a podium from three boxes.
further Let every player draw lots for one other and write the reason on that medal.
safety What hangs around the neck is for the ceremony: it comes off before anybody runs or plays.
skills building a relief, painting evenly, writing for somebody
waiting About an hour and a half in all for glue and paint.
alt A golden medal with a star on a colored band

* scarab-amulet
name scarab
means cord
title Scarab of the Nile | An Amulet From Ancient Egypt | {cord? Scarab on a Cord | The Beetle With a Name Below}
about The Egyptians saw a beetle push its ball of dung across the sand and thought of the one who rolls the sun across the sky. They carried it in stone and in blue glaze, with a name or a wish on its flat belly, where only the owner could read it.
step body Knead {the clay} and shape a smooth egg as long as your thumb, on {wax-paper}. Press it down once: the belly is flat, the back a dome.
step hole Push {the straw} crosswise through the body just below the front edge, turn it, and pull it out, so that a cord can go through later.
step back Press a line across the back with {the poke}, a third from the front, and another from there down the middle: the wing cases. {!@6-8? Add a thin curve inside each, like the ribs of a leaf. | }
step head Wet the front with {water}, press on a small half moon for the head, and stroke the seam away from below. Press short notches into its edge with {the poke}: the digging teeth. Three little rolls on each side are the legs.
step gem Press {the gem} into the middle of the back, deep enough that {one clay} comes up around it.
step flip Turn it over and scratch a name into the belly in picture signs: an owl stands for M, a mouth for R, water for N, a reed leaf for I. Draw an oval around it, as around a king's.
step dry Dry it on its belly for a day, then a day on its back, out of the sun, or it cracks.
step blue Paint it {color a} all over, thin on the high places and thick in the hollows, as the old glaze was. Let it dry for half an hour.
step gold Set lines of {color b} in the grooves with the tip of {the brush}, and wipe a little over the edges with a finger: only a hint.
step cord Thread {the cord} through the hole{beads? , with {the beads} on both sides, | } and knot the ends: it hangs on a bag, above a desk, or in a museum case made from a box.
further @6-8 Press the belly into soft clay: it is also a seal.
further Write a label as a museum would: place, dynasty, what it was for, who found it.
safety An amulet on a cord is no toy for a toddler. Wash your hands before eating.
skills modeling a relief, scratching signs, two-tone painting
waiting A day on each side.
alt A blue scarab with gold lines and a stone on its back

* show-jumps
name set of jumps
title A Show-Jumping Course | {poles=craft-stick? Fences From Sticks | Striped Poles, Two Heights} | Clear Round on the Floor
about At a real show, the poles lie loosely in their cups, so that they fall and hurt nobody. These do the same, whether a model horse jumps or your own fingers: one touch, and you have four faults.
step stripe {paint=washi-tape,electrical-tape? Wrap bands of {the paint} around {the poles} | Paint stripes on {the poles} with {the paint}}, a finger wide, in {color a} and in {color c}, with white in between. {paint=paint,acrylic-paint? Let them dry for half an hour. | }
step stands {stands=cardboard-tube? Cut {the stands} to {in 4} with {the ruler}: two stands to a jump. | {stands=craft-stick? Cut {the stands} to {in 4} and glue two crosswise for each foot, with one upright on top: two stands to a jump. | Cut nothing: set {the stands} up in pairs, stacked with a drop of glue where one is too low: two stands to a jump.}}
step cups {stands=cardboard-tube? Snip two slots opposite each other into the top edge of each with {the scissors}, as deep as a pole is thick: the pole lies in them and falls out when it is touched. The same depth on all, or it rolls. | Mark two heights with {the pen} on each stand, and glue on a short bit cut from {poles=craft-stick? a stick | a pole} there as a rest. The same height on both, or the pole rolls.}
step color Color {the stands} to match{paint=paint,acrylic-paint? and let them dry | }.
step poles Lay a pole across each pair of stands, and one on the ground in front: it tells the horse where to take off. For a low jump, shorten one pair. {gate? Glue four of {the gate} side by side across two more: a gate below a pole. | }
step wall Cut a strip of {the wall} {in 3} high, fold feet to both ends, draw bricks on it, and lay a loose top row on it that may fall.
step hedge Glue {the hedge} along one pole with {glue} for a hedge.
step water Lay {the water} flat under a wide jump, its edge cut in waves: here the take-off must be early.
step course Set up the course on the floor{horse? for {the horse} | }: numbers from one to five, one turn to the left and one to the right, and between two jumps three strides, measured with the horse that will jump it.
step rosette Fold {the rosette} in a zigzag, pull it into a circle, cut off the rest, and glue the ends together in the middle: first prize.
further @6-8 Raise a jump after every clear round.
further @9-12 Draw the course as a plan with distances, time it, and let somebody else ride it from the plan.
safety {poles=wooden-skewer? The points come off the skewers before you paint. | Poles roll underfoot: clear the course away when you stop.}
skills measuring pairs, building for a purpose, planning a course
waiting {paint=paint,acrylic-paint? Half an hour for the paint. | }
alt A jump with striped poles between two stands, a wall and a rosette

* sleep-mask
name sleep mask
title Do Not Disturb: A Sleep Mask | {ears? Mask With Ears for a Long Night | A Mask for a Long Night} | Eyes Shut Until Noon
about Soft inside, smooth outside, with two closed eyes on it for the friends who look in the morning. It is sewn by hand in an hour, before the movie begins, and each guest can make one.
step pattern Draw the mask on {the plan} with {the pen}, {in 8} wide and {in 3 1/2} high, with a curve for the nose in the middle of the lower edge. Fold {the plan} in half while you cut, so that both sides are alike. Hold it up: does it cover your eyes?
step cut Cut the mask twice with {the scissors}: from {the outside} for the front, and from {the lining} for the side that touches your eyes.
step lashes Draw two sleeping eyes on the outside piece, a bow and four lashes each, and sew along the lines in backstitch with {the stitch}: forward under the cloth, back on top.
step ears Cut two ears from {the ears}, as high as your thumb.
step band {band=sewing-elastic,beading-elastic? Measure {the band} around the back of your head from temple to temple and take off {in 1}: it must hold without pressing. | {band=tights? Cut a strip {in 1} wide from {the band}, as long as from temple to temple around the back of your head.}} Sew its ends to the lining piece with {the needle} and {the sew}, ten stitches each.
step pin Lay both pieces on each other, good sides out{ears? , the ears between them | }, and hold them with {the pins}.
step around Sew around the edge with {the sew} in blanket stitch or small running stitches, close to the rim. Where the band sits, sew over it twice.
step trim Sew {the trim} along the edge.
step wear Put it on and turn to the window: is it dark? Where light comes in at the nose, add a little lining on the inside.
further @6-8,9-12 Embroider a sentence in place of the eyes: open after ten, or the name of the wearer.
further Sew a small pocket from the scraps with dried lavender in it, to lie beside the pillow.
safety The band goes around the head, never around the neck, and anyone under six sleeps without a mask. Needles are counted before the lights go out.
skills making a pattern, backstitch, sewing around a curve
alt A soft sleep mask with stitched closed eyes and a band

* skate-park
name skate park
means box
title A Skate Park for Two Fingers | Quarter Pipe, Box and Rail | Skate Park From a Box
about A curved ramp to drop in, a box to jump on, a rail to slide down, and a board made of {sticks=craft-stick? two sticks | sticks} that fits under two fingertips. The park grows whenever a box comes into the house.
step side Draw two sides for the ramp on {the ramp} with {the pen}: {in 4} high, {in 6} long, with a hollow curve between the two like a slice of a big circle. {@6-8? Together, cut | Cut} them out, and one strip {in 4} wide and {in 9} long for the surface.
step curve Roll the strip over the edge of the table a few times until it curves by itself. Tape it between the sides, along the curve, first in the middle and then at the ends: the quarter pipe.
step box Cut a strip {in 3} wide and {in 10} long, mark it at {in 3} and at {in 7} with {the ruler} and fold it there: up, flat, down. Tape the ends to a second strip: the box to jump on.
step rail For a rail, snip two short bits off one of {the sticks} and glue the rest of it across them as feet.
step deck {sticks=craft-stick? For the board lay two of {the sticks} side by side, cut to {in 4}, and glue a third one in pieces across the underside. | For the board cut the other three of {the sticks} to {in 4}, lay them side by side and glue two short bits across the underside.} Press it under a book for an hour.
step grip Cut {the grip} to its shape and glue it on top.
step trucks Cut or bend {the axle} to {in 1 1/2}, slip a wheel, one of {the wheels}, on each end and stop it with a {axle=craft-wire,paper-clip? bend | ring of tape}. Tape the axles across the underside, a thumb from each tip. They roll? Then the tape is loose enough.
step paint Paint the park with {the paint}: gray for the ground, an edge in {color b}, and a mural on the wall.
step tag Put {the tag} on the walls, as in every real park.
step ride Drop in from the top with two fingers and let it roll out. {@6-8? How far does it go? | Then learn in order: roll out, turn, slide the rail, ollie onto the box.}
further @6-8 Film a run in slow motion.
further Build a second quarter pipe opposite and find the height from which the board comes all the way back up.
safety {@6-8? A grown-up cuts thick cardboard. | Thick cardboard is cut away from the hand that holds it.} Axles and sticks end in a bend or a blunt tip, and wheels are kept from toddlers.
skills building a curve, measuring folds, testing
waiting An hour for the board.
alt A cardboard quarter pipe, a box with a rail and a small board on wheels
`;
