export const words = `
* plate-stegosaurus
name stegosaurus
title Paper-Plate Stegosaurus | Stegosaurus on Four Legs | Spotted Plate Dinosaur
about @2-3 One plate, cut in half, stands up like a little tent, and a row of spikes along the top makes it the dinosaur that everybody knows.
about @4-5 The clothespins are not stuck on for looks: they are what holds the two halves of this dinosaur together. | Open a clothespin, let it bite the rim, and again: after eight bites, one plate cut in two has become a stegosaurus that stands.
step cut Cut {the plate} in half. Lay the halves on each other and cut a low doorway out of the straight edge, {in 3} wide: the corners that stay are the legs.
step paint Lay both halves down with the bulging side up. {@2-3? Your child paints them {color a}, right out to the rim. | Paint both {color a}, right out to the rim, and let them dry.}
step spots {@2-3? Now a fingertip dips into {color b}: dab, dab, dab, a dinosaur full of spots. | When the paint is dry, dot spots all over the back with {the pen}.}
step head From {colored card a}, {@2-3? cut | draw and cut} a head on a thick neck, as long as your hand, and a pointed tail just as long.
step fins Cut seven triangles from {the fins}, as big as a tortilla chip. Your child sticks them side by side along the curved rim of one half, on its hollow side.
step join Spread {the glue} on that rim, lay head and tail at its two ends, and press the other half on top, hollow side in. Hold it while you count to twenty.
step pins Put the halves together, hollow sides in, with the head at one end and the tail at the other. Clip {n pins} {pins} along the curve. The outer two hold head and tail, a thumb's width above the ends, so that the legs can open.
step face {eye? Draw a mouth on both sides of the head. | Draw an eye and a mouth on both sides of the head.}
step eye {eye=sticker? Stick | Glue} one {one eye} on each side, a finger above the mouth.
step stomp Set it on its feet and stomp it across the table: where does it find leaves to eat?
further @2-3 Make soft thunder with your feet together: how does a heavy dinosaur walk, and how a tiny one?
further Take the clothespins off and count them on again from the tail. How many fit on before they touch?
safety @2-3 A grown-up cuts, and paint-covered fingers are wiped before they travel to eyes or mouth.
safety Clothespins pinch: show how to press them at the very end, and never on fingers or noses.
skills painting, {@2-3? dabbing | clipping}, counting
alt A green spotted dinosaur made of half a paper plate, with a row of spikes on its back
left old-key: too heavy for paper feet

* hatching-egg
name dinosaur egg
title Hatching Dinosaur Egg | Who Is in the Egg? | Baby Dinosaur, Peekaboo
about Peekaboo with a shell: the door swings open, a long neck comes up, and everybody at the table is surprised again. | Tearing, sticking and a puppet that hides. The egg is a plate and its crack is a zigzag.
step crack Draw a zigzag across one plate, a little above the middle, and cut along it. The lower piece is the shell, the upper one its lid.
step tear {@2-3? Let your child tear {the spots} into bits as big as a big coin. | Tear {the spots} into bits of all sizes.} Nothing has to be round.
step stick {@2-3? Dab glue over both pieces; your child presses the spots on. | Spread glue over shell and lid and press the spots on, big ones first.}
step pocket Run glue along the curved rim of the shell only, and press it onto the whole plate. The zigzag edge stays open like a pocket.
step lid Lay the lid above the shell so that the zigzags meet, and fix it at one side with {a tape}. Now it opens like a door.
step baby {@2-3? Draw and cut | Draw and cut out} a dinosaur's head on a long neck from {the baby}, no wider than your palm.
step face {@2-3? Draw the eye while your child says whether it should smile. | Draw {!eye? an eye, }a nostril and a smile.}
step eye Glue {the eye} on, high up on the head.
step handle Tape the neck to {the stick}, so that half of it sticks out at the bottom.
step hatch Hide the baby in the pocket, stick down behind the shell. Knock, knock: {@2-3? who comes out? | open the lid and let it hatch slowly, first one eye.}
further @2-3 Tuck the egg into a nest of blankets, and sit on it as quietly as a dinosaur mother.
further Draw a second baby, one with horns or wings, and let somebody guess who hatches this time.
safety @2-3 Grown-up hands do the cutting; torn bits that get wet in a mouth come straight out again.
safety The stick stays in the shell while anybody walks about.
skills tearing, spreading glue, taking turns
alt A spotted egg with a zigzag crack and a green baby dinosaur that looks out
fact Some long-necked dinosaurs, as heavy as a truck, hatched from eggs no bigger than a grapefruit.

* dino-trail
name trail
title Stomping Dinosaur Trail | Dinosaur Footprints Down the Hall | Giant Tracks
about Left, right, left, right: a sponge foot in each hand, and a dinosaur has walked through the room. | Big paper, big feet, big noise. The path is long enough to walk along when it is dry.
step feet Draw a foot with three long toes on each {one sponge} and cut it out. Leave it as thick as it is: that is the handle.
step road Roll {the road} out on the floor and tape down its ends, so that it does not run away with the paint.
step pour Pour a thin puddle of each color onto a plate, one puddle for each foot.
step stamp {@2-3? Your child presses one foot into {color a} and stamps it | Press one foot into {color a} and stamp it} along the left side, toes always forward.
step other The other foot goes into {color b} and walks on the right, {@2-3? step by step. | each print in the gap between two on the left.}
step tail A dinosaur drags its tail: {@2-3? a finger, dipped in paint, pulls | dip a finger in paint and pull} a wavy line down the middle.
step dry Wash your hands and the sponges while the trail dries, half an hour.
step walker Set {the walker} at the end of the trail: it is the one who made it.
step follow Walk along the dry tracks, foot by foot. {@2-3? Are your feet bigger or smaller? | How far is one step of a giant? Measure it in your own.}
further @2-3 Lead the trail around a corner, and put a soft toy at its end to be found.
further Make the steps far apart for a running dinosaur and close together for one that creeps up on something.
safety @2-3 Wet paint on paper is slippery: nobody walks on the trail before it is dry.
safety A grown-up cuts the sponges; the long sheet lies where nobody has to run across.
skills stamping, moving in a rhythm, left and right
waiting Half an hour to dry.
alt A long sheet of paper with three-toed dinosaur footprints in two colors

* pressed-fossils
name fossil
title {@2-3? Dinosaur Prints in Dough | Fossils Pressed in {one dough}} | {@2-3? Stomp, Lift, Look | A Tray of Your Own Fossils} | {@2-3? Press, Peel, Surprise | Prints From Long Ago}
about @2-3 Press something in, lift it out, and look what it left behind: the first fossils are made of dough.
about A fossil is a print that nobody wiped away. These are made in an afternoon instead of a hundred million years. | Feet, shells and leaves leave their picture in soft {one dough}, as they once did in mud.
step knead {@2-3? Let your child squash and roll {the dough} until it is warm and soft. | Knead {the dough} until it is soft, and make three balls as big as a plum.}
step flat @2-3 {pin? Your child pats it flat and rolls over it with {the pin}, your hands over the small ones, until it is as thick as a cookie. | Now it is patted flat with both palms, as thick as a cookie.}
step flat @4-5 {pin? Roll each ball out with {the pin} | Pat each ball flat with your palm}, as thick as your finger. Thin spots would crack. {rim? Press {the rim} down on it like a cutter, and you have a round stone. | }
step flat @6-8 Roll each ball out with {the roller}, {in 1/2} thick all over. Uneven edges look like real rock.
step press {@2-3? Your child stomps {a finds} across the dough or presses it in, as hard as both hands can. | Press {a finds} straight down{shell? into the first slab}, firmly and without wiggling, and lift it straight up. {!shell? {!frond? Each slab gets a print of another side.}}}
step shell Push {a shell} into the next slab, its ribbed side down.
step frond Lay {a frond} on the last slab, veins down, and rub over it with a fingertip before you peel it off.
step lift Peel it off together, slowly. There it is!
step cutter Your child pushes {the cutter} down around a print: one round fossil, and another one beside it.
step tray {dough=salt-dough? Lay the fossils on {the tray} and let them dry for three days. Turn them over every evening: then they are hard enough to keep. | Lay the fossils on {the tray}: the dough stays soft, and tomorrow it can all begin again.}
step guess Make prints with your eyes shut, one after the other, and find out which thing made which.
step dry {dough=salt-dough? Let the fossils dry for three days, and turn them over every evening: then they are hard as stone. | {dough=air-dry-clay? Let the fossils dry for a day, and turn them over once. | This dough stays soft: leave the fossils in the air overnight, and keep them where nothing presses on them.}}
step stain {dough=play-dough,modeling-clay? Brush {stain=tea-bag? strong tea | thin paint} lightly over the slabs | Brush {stain=tea-bag? strong tea | thin brown paint} over the slabs}, then wipe it off with {the wipe}: it stays in the hollows, and the prints stand out.
step label {wipe? Wipe the crumbs off with {the wipe}, lay | Blow the crumbs off, lay} the fossils in a row and tell who lived where, and how each one came into the rock.
further @2-3 Hide a print under a cloth: feel it with your fingers first, and look afterward.
further @4-5 Make a museum on the windowsill, with tickets for the family.
further Press several steps of one foot across a long slab: is the animal walking or running?
safety @2-3 Things for pressing are bigger than a fist; dough is for hands, not for the mouth.
safety Wash your hands after handling things from outdoors, and use no shells with sharp edges.
skills kneading, pressing, observing
waiting {!@2-3? {dough=salt-dough? Three days to dry. | {dough=air-dry-clay? A day to dry. | A night in the air.}}}
alt Three flat slabs with prints pressed into them
left ribbon: leaves no print worth keeping

* triceratops-crown
name crown
title Triceratops Crown | Three Horns on Your Head | Crown for a Triceratops
about @2-3 A frill that your child has covered from edge to edge, three horns, and a small dinosaur looks out from below.
about Triceratops wore its crown all its life. Yours needs a strip, half a circle and three horns. | Count the horns and you know the name: tri-cera-tops, three-horned face.
step frill Draw around a plate on {colored sheet a}, cut out half of the circle, and scallop its round edge: that is the frill.
step color {@2-3? Your child {color=paint? dabs | draws} spots and stripes all over it. | {color=paint? Dab | Draw} a row of spots along the scallops, one in each.}
step scales {@2-3? Now {the scales}: one dab of glue, one press, one more. | Glue {the scales} in a curved row inside the spots.}
step band From {colored sheet b}, cut two strips as wide as {@2-3? your | a grown-up's} hand, and join them to a band that goes around the head.
step horns @2-3,4-5 Cut two horns from {the horn}, as long as your hand, and a short one, all as wide as two fingers at the bottom.
step horns @6-8 Cut two quarter circles from {the horn}, as wide as your hand is long, and a small one. Roll each into a slim cone, glue its edge, and flatten the bottom {in 1/2} as a tab.
step attach {@2-3? Put three dabs of glue on the band; your child presses the horns onto them | Glue the horns to the front of the band}, the long ones left and right, the short one lower in the middle.
step eyes {@2-3? Your child draws an eye under each long horn: a dot is plenty. | {!sight? Draw an eye under each long horn.}}
step sight Glue one of {the sight} under each long horn.
step fit Lay the band around the head, mark where it meets, and {fix tape} it to a ring that slips on and off with ease.
step join {tape=stapler? Staple | Tape} the straight edge of the frill to the back half of the ring, so that it stands up behind the head. {tape=stapler? Cover the staples with a scrap.}
step roar Put it on and lower your head. {@2-3? How does a dinosaur say hello? | Which way does the herd go? The ones with the longest horns walk outside.}
further @2-3 Make a second crown for the grown-up: a herd is at least two.
further Draw the frill of a dinosaur that nobody has found yet, with holes, spikes or a heart in it, and give it a name.
safety @2-3 All cutting is for the grown-up, and horns stay soft paper: no sticks inside.
safety The band slips on and off by itself: no elastic, no string under the chin.
skills sticking, {@6-8? rolling cones | drawing}, counting to three
alt A paper crown with a scalloped frill behind and three horns in front

* box-dino-feet
name {v} feet
title {V} Feet to Stomp In | Giant {V} Feet | Box Boots for {a V}
about Put one foot in, put the other in, and the whole floor knows who is coming. | Two boxes, two holes, six claws: the part of a costume that makes everybody else jump.
step hole Tape any lid shut. {boxes=tissue-box? Make the opening of {the boxes} | Draw and cut an opening in the top of {the boxes},} long enough for a shoe{boxes=tissue-box? by cutting it longer}, and keep a rim of {in 1} all around.
step wrap Spread glue on {skin=paper-bag? {the skin}, cut open and laid flat, | {colored skin a}} and wrap both boxes, one sheet to each long side, then the ends and the top from the rest.
step tabs Snip the paper over each opening from the middle to the rim, like a star, fold the tabs inside and tape them down.
step scales Cut {scales=magazine? the {color c} pages you can find | {colored scales c}} into strips with a scalloped edge and glue them across the front, the lowest strip first, so that each one covers the top of the last.
step claws On {the claws}, draw six claws as long as your finger and as wide as three, round at one end and pointed at the other, and cut them out.
step toes Glue three claws to the lower front of each box, pointed end forward.
step fit Step in with your shoes on. If your foot swims, stuff crumpled paper around it.
step walk Lift your knees high and set each foot down flat. {v=monster? A monster has time. | Who is as slow as a giant, and as loud?}
further @4-5 Lay big paper leaves on the floor and cross the swamp from leaf to leaf.
further Add a tail: a chain of paper rings, tucked into the back of a belt.
safety Box feet are for flat floors: no stairs, no running, and no climbing in them.
skills measuring on your own foot, wrapping a box, cutting curves
alt Two boxes as big {v} feet with claws and a hole to step in
say dinosaur: name=dinosaur
say monster: name=monster

* swab-skeleton
name skeleton
title {bones=cotton-swab? Cotton-Swab Dinosaur | {bones=dry-pasta? Pasta Dinosaur Bones | A Dinosaur in Straw Bones}} | Dinosaur Bones on Black | Skeleton for a Paper Museum
about White on black, bone by bone: it looks as if somebody had photographed the insides of a giant. | Long pieces for legs, short ones for the tail, a bow of ribs. Whoever builds a skeleton finds out how an animal is held up.
step spine Draw one long wavy line across {colored ground a}: up for the neck, over the back, down for the tail. All bones will hang on it.
step skull Cut a skull as long as your finger from {the skull}, and draw an eye hole and a line of teeth.
step sort {bones=dry-pasta? Sort {the bones} by size; long straight pieces make legs, cut where they are too long; the smallest make the tail. | Cut {the bones} into long, middle and short pieces, a few of each.}
step lay Lay the whole dinosaur on the sheet before any glue comes: spine, ribs, then a long bone for each leg.
step head Glue the skull to the end of the neck, looking forward.
step back Lift the bones of the spine one at a time, run a line of glue below each one and put it back, tip to tip.
step ribs Glue the ribs below the back, side by side, longest in the middle.
step legs Glue on the four legs, and short pieces for toes if any are left. {@6-8? Bend the knees of the hind legs forward and the ankles back: then it walks.}
step more Glue {the more} where small bones belong: along the tail, in the feet, as claws and as plates on the back.
step sand Spread glue along the lower edge and sprinkle {the sand} on it. Tip off what does not stick.
further @4-5 Find your own knee, your ribs and your spine: which of them has the dinosaur, too?
further Invent a species: how many necks, how many tails? Write its Latin name below, ending in -saurus.
safety {bones=dry-pasta? Pasta with glue on it is nothing to nibble: put a few pieces aside to snack on, if anybody must. | A grown-up cuts the sticks: short pieces jump when they are snipped, so hold both ends.}
skills planning a shape, sorting by length, parts of a body
waiting About an hour to dry, lying flat.
alt The white skeleton of a long-necked dinosaur on black paper

* dig-egg
name dinosaur egg
title Dig-It-Up Dinosaur Egg | Stone Egg With a Secret | A Fossil Egg to Crack
about Mix it today, dig on the weekend: the egg gets as hard as a sandstone, and whoever wants the dinosaur has to work like a paleontologist. | Nobody sees from outside what sits in this egg. That makes it a good thing to give away.
step mix Stir {the grit}, {the flour} and {the salt} together in the bowl with {the spoon} until it all has one color.
step knead Add the water little by little, then knead with both hands. Right is a dough that holds together when you squeeze it and does not stick: a little more flour if it does.
step wrap Take {a toy}, no longer than your hand is wide, and press dough around it on all sides, a thumb thick.
step egg Roll it between your palms until it is shaped like an egg and no foot sticks out. Wet fingers close the cracks.
step dry Let it dry on a plate for two days, and turn it morning and evening.
step dig Dig with {the pick}: scrape first, then tap along a crack. Paleontologists take an hour for a toe.
step brush Sweep the crumbs away with {the brush} whenever something shows, and clean the dinosaur at the end.
step museum Name your find, and lay it out with the pieces of its egg.
further @4-5 Make three small eggs, and let each digger keep what is inside.
further Keep a dig diary: draw the egg after every ten minutes and write down which bone came first.
safety Dig over a tray or outdoors and blow no dust around. The dough is salty and full of grit: it is not for tasting.
skills kneading, patience, careful digging
waiting Two days to dry.
alt A toy dinosaur that comes out of a broken sandy egg, with a brush beside it

* jointed-longneck
name dinosaur
means tape
title Long-Neck With Eight Joints | Jointed Dinosaur Skeleton | A Dinosaur That Can Bow
about Eight fasteners are eight joints, so this neck can graze, look over its shoulder and reach the treetops. | Bones drawn on the outside, hinges where they should be: part puppet, part lesson in anatomy.
step body On {the card}, draw a body like a big bean, {in 5} long, and a small head with a flat snout.
step links Draw the links as fingers with round ends: two for the neck and three for the tail, {in 3} long, each tail link thinner than the last. Add four legs, {in 4} long.
step cut Cut out all eleven pieces. {card=cereal-box? The plain side will be the outside. | Stack two legs and cut them in one go, so that they match.}
step bones Draw the bones on each piece with {the ink}: a chain of blocks along neck and tail, curved ribs, two long bones in a leg.
step holes Punch a hole in the middle of every round end, not too close to the edge, and holes for neck, tail and legs in the body.
step legs Put one leg in front of the body and one behind it, push one {one pivots} through all three and bend its wings apart. The same for the hind legs.
step chain Link neck and tail to the body, piece by piece, and the head last. Press the fasteners only so far that each joint stays where you put it.
step rods Tape one {one rods} to the back of the body and one to the back of the head: now it is a puppet for the edge of a table.
step pose Let it graze, sniff and look back. {@6-8? Which joint does the most work? | Photograph three poses that tell a story.}
further @6-8 Build a tree so high that only this dinosaur can reach its leaves.
further Study a real skeleton online and redraw the hips: they hold the whole weight, and it shows.
safety {@6-8? The wings of the fasteners are pointed: a grown-up starts the holes, and a bit of tape over each back keeps fingers whole. | Start the holes over a folded cloth with no hand below, and cover the open fasteners with tape on the back.}
skills building joints, drawing bones, adjusting
alt A cream cardboard dinosaur with drawn bones and eight joints in neck, tail and legs
left sticker: hides the bones that make the skeleton

* plywood-trex
name T. rex
title Plywood T. Rex Skeleton | Slot-Together Wooden T. Rex | Wooden Dinosaur Skeleton
about One flat spine, two legs and five ribs that push together without a nail. It comes apart flat and stands on a shelf for years. | Everything depends on the slots: as wide as the wood is thick, and not a hair more.
step plan On {the plan}, draw a side view {in 9} long in one piece: skull, spine and tail. Then, each by itself, two legs, a straight hip bar {in 2} long, one pair of arms and five arches of ribs, from large to small.
step mock Cut the paper parts out, slot them into one another and see whether the body balances above the feet. Now is the time to change something.
step transfer {transfer? Lay {the transfer} on the wood, dark side down, the plan on top, and trace every line. | Cut the plan apart, hold each part down on the wood and draw tightly around it with {the pencil}.} Let the grain run along the tail and down the legs, or they snap.
step spine Clamp the wood to the table. {@9-12? Together, saw | Saw} along the outside of the line with the coping saw, blade upright, and turn the wood, not the saw. Start with the spine, the longest piece.
step ribs Saw the legs, the hip bar, the arms and the ribs in the same way. Small inside curves get one straight cut first, so that the waste falls out.
step slots Measure the thickness of the wood and saw the slots just inside the lines, {in 1/2} deep: five in the spine for the ribs, one for the arms and one for the hip bar; then one in each end of the bar and one in the top of each leg.
step sand Wrap {the sanding} around a stick of wood and smooth every edge, with the grain. Widen the slots with it until the parts go in with a firm push.
step stain {stain=acrylic-paint,watercolor-paint? Thin {the stain} with water and brush it on. | Brew {the stain} strong, let it cool and brush it on.} Wipe it off again and let it dry: edges and grain turn the brown of old bone.
step build Push ribs, arms and hip bar crosswise into the spine from below, and hang a leg on each end of the bar.
step stand Set it on a flat surface. If it tips forward, sand a little off under the heels; then put a drop of glue into every slot, or leave them dry and take it apart again.
further @13+ Draw a species of your own from a museum photo and cut it as a gift, with a drawing of how the parts go.
further Trace the parts once more before you build, and keep the plan: the second dinosaur takes half the time.
safety {@9-12? A grown-up stands beside the saw: wood clamped, both hands behind the blade, eyes protected. | Clamp the wood, keep both hands behind the blade, wear glasses and a dust mask, and have a grown-up around.}
skills sawing curves, fitting slots, finding balance
waiting {stain? An hour for the color to dry.}
alt A wooden skeleton of a T. rex built from flat pieces
left marker: its ink creeps along the grain of bare wood

* plaster-fossil
name fossil
title {@13+? Cast an Ammonite | Plaster Fossil Cast} | Fossil Cast in Plaster | A Rock From the Jurassic Shelf
about Press, pour, wait, peel: museums copy their fossils in the same way, so that they can be touched. | A soft bed remembers every line, and plaster copies what it remembers.
step bed {wall=milk-carton? Cut one long side out of {the wall} and press {the bed} into what is left, | Cut {the wall} down to {in 3} if it is higher, and press {the bed} into its bottom,} {in 1/2} thick, right to the walls and smooth on top.
step press Press {a finds} into it, straight down, and lift it out with a fingernail. {finds=fern-frond,leaf? Roll over it with something round first, until the veins have sunk in. | The print should have no tear and no steep overhang, or the plaster gets stuck.}
step carve Or carve your own beside it with {the poker}: an ammonite is a spiral, pressed in backward, with ribs that get wider toward the mouth. What is deep now will stand high.
step mix {@9-12? Together, put on masks and sift | Put on a mask and sift} the plaster into the water in an old bucket, until small islands stay dry on top. Stir slowly, without bubbles, for one minute.
step pour Pour at once, in a thin stream at one side, {in 1} high. Tap the wall to bring up the bubbles.
step set Leave it for an hour. It grows warm, then cool again; only when it is cool has it set.
step free Tear or bend {the wall} away, peel off {the bed} and clean the lines under water with {the brush}.
step chip Break the rim into an uneven edge with a spoon, bit by bit, so that the slab looks like a rock from a cliff.
step stain Brush thin {stain=coffee-grounds? coffee | {stain=tea-bag? tea | brown color}} over it and wipe the high parts clean with a damp finger: the dark stays in the hollows, as in real stone.
further @13+ Cast a series in three shades and mount it in a box, with a label for each age of the earth.
further Press three different finds in one slab and let somebody else work out which one lay on top.
safety {@9-12? Plaster dust is nothing to breathe and setting plaster gets hot: a grown-up pours, and nobody ever puts a hand into it. | Wear a mask while the powder is dry, and never put fingers in setting plaster: it gets hot enough to burn.} Leftovers go in the trash, not down the drain.
skills making a mold, mixing plaster, patience
waiting An hour to set, and an hour for the color.
alt A white slab of plaster with a raised spiral ammonite

* fossil-pendant
name pendant
title {V} Pendant | Fossil to Wear: {V} | {clay=polymer-clay? Polymer-Clay {V} | Clay {V} on a Cord}
about {v=trilobite? Trilobites crawled over the sea floor long before the first dinosaur, and they still look good on a leather cord. | An ammonite is a spiral with ribs, and both come from one tapering snake of clay.} | Marbled like stone, darkened in its grooves: from an arm's length nobody will believe that you made it.
step marble {clay=polymer-clay? Twist two colors of {the clay} together, fold, and twist again until it has veins like stone. Stop early: one turn too many and it is plain gray. | Knead a piece of {the clay} as big as a walnut until it no longer cracks when you bend it.}
step snake {v=trilobite? Roll it to a drop as long as your thumb, blunt in front and pointed behind, and press it to {in 1/4}. | Roll a snake as long as your hand that runs from as thick as a finger to as thin as a noodle.}
step form {v=trilobite? Press a half-moon across the front as the head, and run two long grooves from there to the tail: three lobes, hence the name. | Coil it up flat, the thin end in the middle, each turn snug against the last, and press lightly so that the turns stick together.}
step ribs {v=trilobite? Mark a dozen ribs across all three lobes with {the tool}, curved backward, and set two small balls as eyes on the head. | Press ribs across the outer turn with the side of {the tool}, close together, each one bent slightly forward like a spoke. The inner turns get finer ones.}
step hole Set a small drop of clay on the upper edge, press it well into the rim, and push a hole through it, wider than {the cord}.
step bake {clay=polymer-clay? {@9-12? A grown-up bakes it exactly as the packet says | Bake it together, exactly as the packet says}. It hardens only as it cools, so nobody lifts it before. | Dry it slowly over a night, and turn it once. No heat: this clay would crack.}
step patina Brush dark paint into all grooves, wait a minute and wipe the surface with {the wipe}. A trace of {patina=metallic-paint? metal | a light color} on the ridges brings them out.
step cord Fold {the cord} in half, push the loop through the hole and pull both ends through the loop. Knot them so that it slips over your head with room to spare.
step beads Slide {a beads} onto the cord, one at each side, before you tie the last knot.
further @13+ Roll a thumbnail of honey-colored clay around a paper insect, cut it open when it is baked, and sand it: your own amber.
further Make a small one for the zipper of a pencil case, and bury another one in a flower pot for somebody to find.
safety {clay=polymer-clay? The oven is a grown-up's job and stays at the number on the packet: burned clay gives off bad fumes, so open the window. | Push the hole through on the table, away from your hand.} Take the cord off for sports and sleep.
skills modeling small forms, texture, finishing with color
waiting {clay=polymer-clay? An hour to bake and cool, and an hour for the color. | A night to dry.}
alt A fossil pendant in the shape of {a v} on a brown cord
say ammonite: name=ammonite
say trilobite: name=trilobite
left glitter: real stone has none
left cloth-bag: far too big for a craft the size of a thumb

* glue-amber
name amber
title Insect in Amber | Amber With a Mosquito | A Drop of Ancient Amber
about Amber was tree sap once, and whoever landed on it is still there. This one is made of glue that dries as clear as honey. | Held against a window it glows, and a mosquito from the age of dinosaurs spreads its wings.
step bug With {the pen}, draw a mosquito on {the wings}, no longer than your thumb: a thin body, six long legs, two wings.
step cut Cut around it, leaving a narrow rim, so that the legs do not have to be cut one by one.
step tint Stir {the tint} into {the glue}: two drops of yellow and one of red. It looks like milk with honey now, and will dry darker and clear.
step pour Pour half of it into {the mold} and tip it to and fro until the bottom is covered, no thicker than two coins.
step lay Lay the mosquito on it, drawing up, and press it under with {the stir} until no air sits below.
step bits Drop in {bits=feather? a wisp of {the bits} | a crumb of {the bits}}: real amber is full of such finds.
step bury Pour the rest over it, slowly, and prick every bubble.
step dry Leave it flat and open for four days. As long as a spot is milky, it is still wet inside; a thick pour never gets clear.
step peel Bend {the mold} and peel the amber off. Cut the edge into the uneven outline of a pebble.
step hang Make a hole near the edge, pull {the line} through, knot it and hang it in a window.
further @9-12 Look up what has really been found in amber: a feather, a lizard, a spider with its web. Draw the rarest one for the next drop.
further Make three pieces in three shades, from lemon to dark honey, and hang them at different heights.
safety Food coloring stains: {@6-8? a grown-up counts the drops, and sleeves stay rolled up. | work over old paper with sleeves rolled up.}
skills drawing small, pouring, patience
waiting Four days to dry.
alt A honey-colored drop of amber with a mosquito inside, on a cord

* dino-planter
name planter
title Long-Neck Planter | Dinosaur With a Garden on Its Back | Brachiosaurus Plant Pot
about Leaves sprout from its back, the neck leans over the desk, and homework looks less extinct. | A pot on the inside, a dinosaur on the outside: the clay never touches the water.
step core Crumple {the core} into a neck with a head, {in 6} long and as thick as a thumb, and wrap it tightly with {tape}.
step slab Knead {the clay} and, with {the roller}, roll two thirds of it into a slab {in 1/4} thick.
step wrap Wrap the slab around {the pot}, slice off what is too much with {the tool}, and smear the seam shut with a wet finger. Pull a tail out of the back.
step neck Push the neck against the front, cover it with clay down to the shoulders and blend the joint with water until you no longer see it. Prop it up while you go on.
step legs Press four stubby legs under the belly, score both surfaces with {the tool} before they meet, and check that it stands level.
step skin Press scales into the back with {the stamp}, row above row, each one in the gap below. Scratch three toes into every foot.
step dry Let it dry for two days, upside down on the second. Fill cracks with a paste of clay and water.
step paint Paint it {color a}, the scales and toes {color b}, and a face that looks as if it knows something.
step shine Mix {the shine} with a little water and brush on two thin coats: it seals the clay against splashes.
step plant {bed? Set {the plant} into the pot with damp {bed} around its roots. | Set {the plant} into the pot, in the small pot that it came in.} Water it sparingly, and pour off what collects.
further @13+ Model the next one as a portrait of a friend's pet, and plant it with cuttings of your own.
further Use it for pens instead of plants: then the neck can carry headphones.
safety {pot=can? A grown-up presses the rim of the can flat before anybody reaches in. | A heavy neck pulls the pot over: weigh down the back with a little more clay before it dries.}
skills modeling over a core, joining clay, surface texture
waiting Two days to dry before painting.
alt A teal clay dinosaur with a long neck and green leaves that grow out of its back
left toy-animal: can live under the leaves later, but is no part of the pot

* stitched-dino
name {v}
title Stitched {V} | Hand-Sewn {V} | {V} to Keep on the Bed
about A dinosaur with its seams on the outside: the stitches are part of the drawing, so they may be seen. | Two sides, one belly full of stuffing and a back that nobody can mistake. It is the kind of thing that people keep for their own children.
step plan On {the plan}, draw {the v} from the side, {in 8} long: {v.shape}. Make neck, legs and tail wider than they look right, because stuffing makes them thinner.
step cut Trace the pattern twice on {colored felt a}, once facing each way, and cut it out. Cut {v.back} from {colored felt b} and spots from {colored felt c}.
step marks Sew the spots onto both sides, each with a cross or a ring of small stitches.
step edge Lay the sides together. Between them, along the back, tuck {v.tuck}, base {in 1/2} deep, and tack them with long stitches.
step around With {floss=embroidery-floss? two strands of {the floss} | {the floss}}, sew around the whole animal in blanket stitch, {in 1/4} from stitch to stitch. Go through all layers at the back, and leave {in 2} open at the belly.
step fill Push in {the fill} in pinches with a fingertip: tail and feet first, firmly, then neck, then body.
step close Close the belly in the same stitch, and run the thread through the body before you snip it off.
step eyes Sew {the eyes} on, both at once, through the head and back: a slight pull gives it a look.
step face Stitch {eyes? a mouth and a nostril | eyes, a mouth and a nostril} with dark {one floss}.
further @13+ Draw your own pattern for a species that nobody sells as a toy, and give it to somebody small, with drawn-on eyes stitched instead of buttons.
further Sew a baby at half the size from the scraps, and an egg to put it in.
safety Count your needles when you begin and when you stop, keep a grown-up within call, and give no button eyes to a child under three.
skills making a pattern, blanket stitch, stuffing evenly
alt A sewn {v} with visible stitches and colored spots
say stegosaurus: name=stegosaurus; shape=a high arched back, a low head and short legs; back=seven rounded triangles; tuck=the triangles with the largest in the middle
say brontosaurus: name=brontosaurus; shape=a small head on a long neck, a heavy body, a tapering tail; back=a strip with a zigzag edge; tuck=the strip

* power-cuffs
name cuff
title Superhero Power Cuffs | Cuffs of Strength | {@6-8? Laced Hero Bracers | Wrist Cuffs for a Hero}
about @2-3 Slip them on, arms up, and a small person is suddenly very strong. Everything on them was colored and stuck by that person alone.
about The oldest trick of all heroes: cross your wrists, and nothing gets through. | A cardboard tube is just as wide as a wrist. One slit, and it is armor.
step slit A long tube is cut across first: a cuff is as long as a small hand. Cut each tube open from end to end{@2-3? and round off the corners. | , and round off the four corners, so that nothing scratches.}
step color {@2-3? Slip the tubes over two bottles or your own fingers, so that your child can {color=paint? paint | color} all around. | {color=aluminum-foil? Wrap each cuff in {the color}, shiny side out, fold the edges to the inside and smooth them down with a thumb. | {color=duct-tape? Cover the outside with strips of {the color}, edge to edge, and fold the ends to the inside. | {color=paint,metallic-paint? Paint | Color} the outside {color a}, out to the edges. {color=paint,metallic-paint? Let it dry for half an hour. | }}}}
step bands {@2-3? Tear or cut {the bands} into short strips together, and press them around the ends as stripes. | Run a stripe of {the bands} around each end, and fold the tips to the inside.}
step bolt Cut two zigzag bolts as long as a finger from {the bolt}{badge? , and two round badges, a little larger, from {the badge}. | .}
step tear Start a rip in {colored bolt b} and hand it over: your child tears it into scraps as big as a stamp.
step glue @2-3 A dab of glue on each scrap, and your child sticks patches of power all over the cuffs.
step glue {badge? Glue a bolt on each badge and the badge | Glue a bolt} on the middle of each cuff, opposite the slit. It should be plain to see from across the room: light on dark, or dark on light.
step knobs Glue {the knobs} in a row, three on each cuff: switches for your powers.
step stars {@2-3? Now your child sticks {the stars} wherever power is needed. | Set {the stars} around the bolt.}
step holes Punch five holes along each side of the slit, {in 1/2} from the edge and straight across from one another.
step lace Thread half of {the lace} through each cuff like a shoe, from the hand upward, and leave it so loose that the cuff slips on.
step fit {@2-3? Slip a cuff over each sleeve and try them out: who can lift the biggest pillow? | Slip them over your wrists. Too wide? Let the edges overlap. Too tight? Widen the slit a finger more.}
further @2-3 Play rescue: carry every soft toy from the floor to the safety of the sofa.
further Make a pair for a friend with the same badge. Now you are a team.
safety @2-3 The tubes are cut by a grown-up{stars? , and {many stars} stay on cardboard and out of mouths}.
safety Cuffs must slip off by themselves: never tape or tie them shut around a wrist.
skills coloring all around, {@6-8? lacing | sticking}, {@2-3? dressing up | matching a pair}
waiting {color=paint? A quarter of an hour for the paint.}
alt {@2-3? A pair of wrist cuffs with patches of colored paper | A pair of wrist cuffs with {bands? bands and | } a lightning bolt on each}
left paper-clip: scratches wrists, and is small enough to swallow
left rice: would only run out at both ends

* plate-mask
name mask
title Paper-Plate Hero Mask | Mask of a Superhero | Secret Hero Mask
about @2-3 Held up by a handle, it comes and goes as quickly as peekaboo, and nothing presses on a small head.
about Half a plate already curves around a face. What you put on it decides who you are. | Nobody knows who is behind it, and that is the power.
step half Cut {the plate} in half, and cut a bow out of the straight edge for the nose. Round the outer corners off.
step eyes Hold it up to the face, mark the eyes with {the pencil}, and cut two holes as wide as an egg.
step color {@2-3? Your child {color=paint? paints | colors} the whole front: one color, or all of them. | {color=paint? Paint | Color} the front {color a}, and draw a wide ring in {color b} around each eye.}
step bolts Cut a lightning bolt, or the first letter of your hero's name, from {the bolt}.
step stick Glue it between the eyes.
step stars {@2-3? Stick {the stars} on, one by one. | Set {the stars} along the upper edge, the same on both sides.}
step fringe Tape {fringe=feather? {many fringe} | strips of {the fringe}} to the back at both upper corners, {@2-3? your child says how many. | three on each side, fanned out.}
step handle Tape {the handle} to the back, below one eye or in the middle, with half of it as a grip.
step band With {the hole}, a grown-up makes a small hole at each side, {in 1/2} from the edge, ties {the band} from one to the other and fits it: firm enough to hold, loose enough to pull off.
step peek {@2-3? Look in the mirror: who is there? Hold it up for each other. | Look in the mirror and find the pose that goes with it. What is the name of this hero?}
further @2-3 Give the mask to a big teddy bear, and let it save the day.
further @4-5 Invent a signal that calls your hero, a whistle or three claps, and answer it from the next room.
further Design the mask of the villain, too, and use other shapes: what makes a face look kind, and what makes it look mean?
safety @2-3 Walk with the mask down, look through it only while standing, and keep the end of the handle blunt.
safety Eye holes must be so large that you see the floor: take the mask off for climbing and running.
skills coloring, sticking, {@2-3? pretending | inventing a character}
alt A red hero mask with yellow rings around the eyes and a lightning bolt
left rice: too small to stay on a mask

* hero-city
name city
title Skyscraper City for Heroes | Big City, Small Hero | A City That Needs Saving
about Build it, fly over it, knock it down and save everybody. It takes a minute to stand again. | Every box is a tower, every scrap of paper a window, and behind each window somebody waits to be rescued.
step close Tape every box shut, so that it stands firmly.
step wrap Wrap each box in {colored cover a}, with glue on its back, and leave the floor of the tower open. Corners need no care: they are pressed flat.
step tear {@2-3? Your child tears {panes=sticky-note? sticky notes | {colored panes b}} into pieces as big as a cracker. | Fold {panes=sticky-note? sticky notes | {colored panes b}} and tear along the folds, until you have two dozen small windows.}
step panes {@2-3? Dab glue on the walls; your child presses the windows on, light after light. | Glue the windows on in rows, from the ground up.} A red scrap at the bottom of each tower is the door.
step hero Draw a flying hero as long as your hand on {the hero}, one fist ahead, the cape behind, and cut it out with a wide rim.
step color {@2-3? Let your child color the cape, and everything else. | Color the hero on both sides.}
step stick Tape the hero to the top of {the stick}.
step moon {moon=aluminum-foil? Squeeze {the moon} into a ball | Roll or fold {the moon} up} and set it on the highest roof as the moon.
step build {@2-3? Set the towers up side by side, with streets for fingers to walk in. | Line the towers up as a skyline, tall ones behind, with streets wide enough for a toy car.}
step fly Fly from roof to roof. {@2-3? Who calls for help? | Who needs help, on which floor?}
further @2-3 Let it get dark: curtains closed, flashlight on, and the hero's shadow flies over the walls.
further Add a bridge from a strip of cardboard: how wide can the river get before it sags?
safety @2-3 A grown-up cuts the hero; stick figures are for standing and kneeling players, not for running ones.
safety Towers of empty boxes may fall on anybody; full or glass packs have no place in this city.
skills tearing, gluing, building, pretending
alt A row of dark paper skyscrapers with yellow windows and a flying hero on a stick

* pet-cape
name cape
title Cape for a Super Teddy | Super Pet Cape | The Bear That Can Fly
about Somebody soft has been waiting for years to be a superhero. All that is missing is the cape. | A cape for a toy is small enough to finish before lunch, and has the badge of whoever wears it.
step measure {@2-3? Lay {the cloth} around the shoulders of {the pet} together. Does it reach the tail? | Hold {the cloth} to the back of {the pet}: it should reach from the neck to the feet and a bit wider than both arms.}
step cut Cut the cape like a slice of pie with the tip cut off, and leave a tab as long as a finger at each upper corner.
step badge From {the badge}, cut a star or the pet's first letter, and a few dots.
step pattern {@2-3? Your child scribbles power onto the star and the dots. | Draw a pattern, or a ring of dots, on the badge.}
step stick {@2-3? A dab of glue, and your child presses star and dots onto the cape. | Glue the badge to the middle of the cape, and dots around it. Press while you count to thirty.}
step dots {@2-3? Peel {the dots} halfway off; your child pulls them free and sticks them around the star. | Stick {the dots} along the hem.}
step mask Cut two eye holes in a strip of {the mask} as wide as the pet's face, and long enough to meet behind the head.
step close Fix the tabs {@4-5? and the ends of the mask} on each other with {the close}, so that they open again with one pull.
step dress {@2-3? Now {the pet} gets dressed, by the one who knows it best. | Dress {the pet} and check that the cape hangs straight.}
step fly {@2-3? Up, around and down: a first flight in both hands. | What is its power? Every hero has just one. Take off from the sofa.}
further @2-3 Somebody is stuck on a high shelf. Fly there and save them.
further Make a note for its collar with its secret name, and hide it where only you look.
safety @2-3 The cape is for the toy and is never tied around a child's neck.
safety A cape with tabs this small fits toys only; for a person, nothing is ever closed around the neck.
skills measuring by holding, gluing on cloth, pretending
alt A teddy bear that flies in a red cape with a yellow star

* hero-shield
name shield
title Embossed Hero Shield | Shield of Shining Metal | Shield With a Raised Sign
about Foil rubbed over string and card turns into beaten metal: rings and sign stand out as if a smith had hammered them. | Light enough for a small arm, shiny enough to be seen from across the park.
step disk Draw around a plate on {the disk}, the largest you have, and cut the circle out.
step star Cut a lightning bolt, as long as your hand, from what is left over. {disk=cardboard? Peel thick cardboard apart: one layer is plenty.}
step raise Glue the bolt onto the middle of the disk.
step cord {@4-5? Draw two rings of glue around the bolt together and lay {the cord} into them. | Draw two rings of glue around the bolt and lay {the cord} into them, end against end.} Let the glue grip for ten minutes.
step foil Lay {the foil} over it, shiny side up, fold the edges around to the back and tape them down. Two sheets may overlap in the middle.
step rub Rub gently from the middle outward: first with a finger, then with {the rub} along every edge, until bolt and rings stand out. Too hard, and it tears.
step ink Color the fields between the rings with {the ink}: {color a} and {color b} in turn. Bolt and rings stay bare metal.
step stars Set {the stars} around the outer ring.
step rivets Press {the rivets} onto the outer ring with small loops of {tape}: rivets hold a shield together.
step grip {grip=old-belt? Tape {the grip} | Cut {the grip} in two and tape the halves} across the back as {grip=old-belt? a grip | two loops}, one for the hand and one for the arm, with room for a sleeve.
step stand Hold it before you, knees bent. {@4-5? Nothing gets past. | Light from a window, seen in it, can be sent across the room.}
further @4-5 Crumple paper balls, and let somebody throw them: who can catch them all on the shield?
further Cut a smaller disk and try animals, letters or waves: anything flat and thick enough can be rubbed through.
safety The edge of foil is sharp like paper: fold it under everywhere before little hands take the shield. It stops paper balls, nothing harder.
skills making a relief, rubbing, symmetry
alt A round shield of foil with raised rings and a lightning bolt in the middle
left kitchen-sponge: too soft to rub a clean edge

* hero-cape
name cape
title Hero Cape With Your Own Sign | {cloth=pillowcase? Pillowcase Hero Cape | Cape for a Superhero} | The Cape That Clips On
about It is held by two clips at the shoulders and by nothing at the neck, so it can be a real, wide, flying cape. | The sign is yours: a bolt, a paw, a spoon. Cut as a stencil, it can be printed once more on everything else that you own.
step size {cloth=pillowcase? Lay {the cloth} flat, open end down. Nothing needs cutting: the two upper corners sit on the shoulders. | Cut a piece from {the cloth} as wide as both shoulders at the top, wider below, and as long as from shoulder to knee.}
step emblem Draw your sign on {the stencil}, as big as your hand, with no thin parts: inside a circle, it looks official.
step window Cut the sign out, in one piece if you can. The hole is what you need. {@4-5? Cut a slit from the edge to get in, and tape it shut afterward. | Poke through the middle first and cut outward to the line.}
step fix Push newspaper {cloth=pillowcase? into {the cloth} | under {the cloth}}, lay the stencil in the middle of the back and tape it down on all sides.
step pour A grown-up pours a flat puddle of {the paint} onto a plate.
step dab @4-5 Dab {the sponge} into it, then straight down onto the hole, up and down like a woodpecker. Rubbing would push paint under the edge.
step dab @6-8 Dip {the sponge} into {the paint} on a plate, dab off most of it, and go straight up and down, from the rim of the hole inward. Two thin coats are sharper than a thick one.
step peel Lift the stencil straight up while the paint is wet.
step dry Let it dry for two hours. {paint=fabric-paint? Then iron it as the bottle says, a grown-up's job, so that it can be washed. | It is a cape for dry days: the wash would take the paint out again.}
step foam Cut stars from {the foam} and glue them along the hem.
step wear Clip the upper corners to the shoulders of a shirt with {the clips}. Spread your arms: whoever steps on it only pulls it off.
further @4-5 Draw the same sign on a paper badge for your helper.
further Print the sign small on a cloth for your pet's toy basket, or on a flag for headquarters.
safety Never tie or pin a cape around the neck: the clips hold it at the shoulders and let go when it catches. No capes on climbing frames.
skills cutting a stencil, printing on cloth, designing a sign
waiting Two hours to dry.
alt A red cape with a lightning bolt in a circle, held by clips at the shoulders
left egg-carton: has no part in a cape

* peg-heroes
name hero
title {pegs=peg-doll? Peg-Doll Superheroes | Three Tiny Superheroes} | A Team of Peg Heroes | {cape=felt? Small Heroes With Felt Capes | Small Heroes With Capes}
about No two are alike: one is strong, one is fast, and one can talk to plants. The capes are cut from scraps and the rest is color. | Colored from the feet up, they are done in an evening, and they fit into every pocket.
step plan Draw three light lines around {the pegs}: where the boots end, where the belt sits, where the mask goes.
step suits {paint=acrylic-paint,paint? Paint | Color} the suits with {the paint}, one color for each hero: {color a}, {color b}, {color d}. Leave the faces bare.
step trunks When they are dry to the touch, {paint=acrylic-paint,paint? paint | color} belt, boots and shorts in a second color.
step dry {paint=acrylic-paint,paint? Stand them on a lid for half an hour. Paint that is still tacky takes every fingerprint. | Stand them on a lid for five minutes. Ink that is still wet takes every fingerprint.}
step masks {brush? Paint a band across each face, no wider than the tip of {the brush}. | Draw a band across each face with {the paint}, no wider than a grain of rice is long.}
step faces Draw eyes on the masks and a mouth with {the fine}. Two dots and a short line are enough on a face this small.
step cape Cut {colored cape b} into capes: as high as the body, narrow at the neck and three times as wide at the hem. {cape=old-tie,denim,fabric-scrap? A thin line of glue along the edge stops the fraying.}
step glue Put glue around the back of the neck, lay the cape on and hold it with {hold=masking-tape? a strip of {hold} | one of {the hold}} until it sticks. {belt? Glue a piece of {the belt} around the middle as a belt. | }
step hair Glue short pieces of {the hair} on top as hair.
step sign Draw a sign on each chest: a bolt, a star, a leaf.
further @6-8 Paint a villain who only needs a friend, and act the story out.
further Paint your family as a team: what is the superpower of each one? They make good place cards.
safety {pegs=cork,bottle-cork,spool? Small figures are no toys for children under three. | Let the color dry well and keep the figures away from little brothers and sisters who still put things in their mouths.}
skills fine painting, cutting small shapes, inventing characters
waiting {paint=acrylic-paint,paint? About an hour, in all, between the coats. | A few minutes for the ink and the glue.}
alt Three small painted heroes with masks and capes
left foil-pan: too big for heroes of this size

* comic-mask
name mask
title {comics? Comic-Panel Hero Mask | Duct-Tape Hero Mask} | {comics? Mask Made of Comics | Mask in Hard Tape Armor} | Mask for a Secret Identity
about {comics? Every scrap was chosen: a shout over the eyes, dots on the cheeks, a hand that points at the nose. | Sharp folds and a skin of tape: a mask that survives a whole convention.} | It is shaped by darts, as a tailor does it, so it stands away from the face and still fits.
step measure Measure from temple to temple and from eye to eye with a strip of {plan}, and draw half a mask on a folded sheet, its fold at the nose. {shades? Old {shades} help: trace one half for the size, then draw the hero's shape around it.}
step pattern Cut the folded sheet out, eye and all, and try it on in front of the mirror. Change it now, not later.
step card Trace the pattern on {the card} and cut the mask out. Make the eye holes a little larger than they look right.
step darts Cut a slit of {in 1} into the upper edge at each temple and at the nose, overlap the two sides by {in 1/4} and tape them: the mask bends around your face.
step skin Cover {comics? the back | the back and the front} with strips of {the tape}, each overlapping the last by a third, and trim them along the edge.
step comics Cut or tear panels from {the comics}: shouts, dots, eyes, bricks. Glue them on overlapping, edges brushed down, then brush a thin coat over all.
step rims Cut narrow strips of {the tape} and fold them around the eye holes and the outer edge. On curves, short pieces lie flatter than a long one.
step dry {comics? Let it dry | Leave it} over a rounded bowl or a ball, for an hour, so that it keeps its curve.
step band Punch a hole at each side through card and tape, and tie {the band} through: firm enough to hold, and loose enough to pull off.
step fit Look down, look left, look right: if you do not see your feet, the eyes must grow.
further @13+ Add a brow ridge or horns of rolled tape, and photograph the mask in the light of one lamp: that is your cover.
further Cover a pair of cuffs in the same pages, and the costume is complete.
safety {@9-12? Eye holes are cut flat on the table, points of the scissors away from the hand. | A craft knife helps in the eye holes: on a mat, cutting away from your hand, with a grown-up around.} Masks are not for bikes or stairs.
skills making a pattern, shaping with darts, decoupage
waiting {comics? An hour to dry. | An hour to take its curve.}
alt An angular hero mask covered in bright panels, with dark rims around the eyes
left cotton-ball: too soft for armor

* emblem-patch
name patch
title {felt=felt? Felt Hero Emblem | Hero Emblem to Sew On} | Your Own Superhero Patch | Crest for a Secret Team
about Good emblems work from across the street: one shape, three colors, no small print. Then it is stitched to last. | Every team needs a sign. Yours will be on a jacket by the weekend.
step sketch Draw a shield {in 4} high on {the plan} and try signs in it: a bolt, an eye, a wave, an initial. Five bad ideas first; the sixth is usually it.
step test Hold the sketch at arm's length and close one eye nearly shut. What can no longer be read is left out.
step pattern Cut the shield out. For the inner field, draw a second line {in 1/2} inside; for the sign, trace and cut it from another piece.
step cut Cut the shield from {colored felt a}, the field from {colored felt b} and the sign from {colored felt c}. Small scissors, and turn the cloth in the curves.
step stack Lay the field on the shield and the sign on the field. Sew them down, layer by layer, with stitches no longer than a grain of rice.
step outline Outline the sign in backstitch with a light thread, right beside its edge.
step beads Sew {the beads} into the field, two stitches for each, where stars could be.
step back {back=pin-back? Sew {the back} to the upper third of the back, so that the patch does not tip forward. | {back=hook-and-loop-tape? Sew the hooked side of {the back} to the back; its soft side goes on the jacket. | Sew a piece of {the back} behind it: a clean back for a patch that is sewn on.}}
step edge Go around the rim in blanket stitch, {in 1/4} from stitch to stitch. At each corner, make three stitches in one hole.
further @13+ Redraw the emblem as a one-color stencil and print it on a shirt: a sign is good if it survives that.
further Make one for each member of the team, with the same shield and a different sign.
safety {@9-12? Push the needle away from you and park it in a scrap of cloth; a grown-up does anything with an iron. | Thick layers take force: push the needle through against the table, with a grown-up around if you iron.}
skills designing a sign, sewing layers, blanket stitch
alt A shield-shaped patch with a yellow lightning bolt and stitched edges
left bubble-wrap: too slippery for a stitched patch
left old-greeting-card: the first wash would end it

* comic-zine
name comic
title {v=hero? Superhero | Eight-Page} Comic {v=hero? in Eight Pages | Zine} | {v=hero? My Own Superhero Mini Comic | My Own Mini Comic} | {v=hero? A Hero's Comic From One Sheet | A Comic From One Sheet}
about {v=hero? A new superhero needs a power, a weakness and eight pages. | } One sheet, three folds, one cut: a comic book of eight pages, and anybody with a copier can print a hundred. | First the story, then the panels, then the words, and only then the ink: that is how comics are built that people read to the end.
step fold Fold {piece sheet} in half the long way and open it. Then fold it in half the short way twice and open it again: eight boxes.
step slit Fold it in half the short way once. From the fold, cut along the middle crease, exactly one box deep.
step book Fold it the long way, push both ends together until the slit opens to a diamond, and close it around: front, six pages, back.
step story On the other sheets, plan the story in {@6-8? four small pictures | four sentences}: who, what goes wrong, {@6-8? who helps | what it costs}, how it ends.
step panels @6-8 Divide the pages into panels with {the pencil} and {the ruler}: two on a quiet page, one on a loud one. What must surprise goes after a turn of the page.
step panels Rule the panels with {the pencil} and {the ruler}, {in 1/4} apart: three on a quiet page, one on a loud one. What must surprise goes after a turn of the page.
step pencil Sketch lightly. Change the distance from panel to panel: far, near, very near. Give your hero one shape that is easy to repeat.
step letters Write the words first with {the ink}, then draw balloons around them. Balloons are read from the upper left on.
step ink Ink the figures: thick lines outside, thin ones inside. When it is dry, erase the pencil.
step cuttings Cut skies, faces or headlines from {the cuttings} and glue them behind the figures as backgrounds.
step color Limit yourself to three colors and use {color a} only where the eye is supposed to go.{staple?  Longer story? Fold a second book, lay it inside the first and fix both in the fold with {the staple}. | }
further @13+ Copy it ten times, fold a stack, and swap it at school for somebody else's zine.
further Leave the last panel empty and let each reader draw the end.
safety Scissors and rulers only; the rest of the risk is in the story. {ink=drawing-ink? Drawing ink does not wash out, so cover the table. | Pens can bleed through: put scrap paper below.}
skills storytelling, page design, inking
alt An open small comic book with drawn panels
fact Superhero comics got their bright flat colors because cheap printing had only four inks.

* skyline-light
name skyline
title Layered City Skyline Light | Night City in a Box | Guardian Over the City
about Four layers of paper and one small light make miles of depth: the far towers are pale, the near ones dark, and somebody keeps watch on a roof. | In daylight it is a box. In the dark it is a city.
step frame Cut a window into the {frame=shoebox,cardboard-box? bottom | front} of {the frame}, leaving {in 1} all around. The box stands on its side, and lights go in from behind.
step sky Tape {the glow} behind the window, smooth as a drum: the sky, and what spreads the light. {glow=wax-paper,tracing-paper,parchment-paper? A paper circle taped behind it becomes a dark moon.}
step plan Draw three skylines as wide as the window on {the sheets}: the back one highest and simple, the front one lowest and full of detail. Antennas, ladders and chimneys make it a city.
step far Cut the back skyline from the lightest, {colored sheets c}.
step near Cut the middle one from {colored sheets b}, lower, with gaps where the back one has its towers. Windows are cut by folding the paper lightly and snipping a half.
step front Cut the front one from {colored sheets a}, with a guardian on the highest roof: cape, legs apart, and nothing thinner than a matchstick.
step spacers Cut strips of {the spacers} {in 1/2} wide, and glue two or three on each other.
step layer Glue strips along the sides and the bottom of each skyline and stack them in front of the sky: far, near, front. The gaps between them are the depth.
step light Set {the light} inside, behind the sky{light=string-light? , wound around a piece of card and taped down | , a hand's width back}. Keep a flap at the back open to switch it.
step dark Turn off the lamps. Where it is too bright, put another layer of paper before the light.
further @13+ Cut the fronts with a craft knife on a mat and try rain: a sheet of thin slanted slits before the sky.
further Build your own street from a photo, and put the watcher on your own roof.
safety {@9-12? Only battery lights with a closed case go in, and a grown-up cuts thick board. | Use battery lights in a closed case, never a flame; if you take a craft knife, cut on a mat, away from your hand, with a grown-up around.}
skills layered paper cutting, working with depth and light, composition
alt A box with layered paper skyscrapers before a glowing moon and a hero on a roof

* hero-signal
name signal
title Hero Signal for the Wall | Call the Hero With Light | Signal Light With Your Sign
about One switch, and your sign stands on the bedroom wall, as big as a door if you walk back far enough. | Light goes straight ahead and stops at paper. What is cut out gets through.
step ring Stand {the tube} on {the screen}, draw around it, and add a rim of {in 1/2} with a pencil.
step emblem Draw a sign in the inner circle: a star, a bolt, a wing. Keep it simple, and {in 1/4} away from the edge.
step cut Cut along the outer rim and snip it into tabs up to the inner circle. For the sign, fold the circle lightly, cut half of it at the fold, and open it.
step film Tape {the film} behind the hole: now the signal has a color.
step bottom {tube=cardboard-tube,coffee-sleeve? Cut {the tube} straight at both ends; about {in 4} is a good length. | Cut the bottom out of {the tube}, so that the light can go in there.}
step cap Set the screen on one end, fold the tabs down around it and tape them fast. No light may leak at the side.
step wrap Wrap {the tube} in {the wrap} and cut off what is too much.
step beam Hold {the light} into the open end, in the middle, and switch it on{light=phone? with its lamp turned up}.
step focus Darken the room and aim at a wall. Close up it is small and sharp, far away large and soft: find the best place and mark it on the floor.
further @6-8 Agree on a code: one flash for come, two for danger, three for pancakes.
further Make screens for a whole team and swap them on the same tube. Which shapes stay readable from across the room, and why?
safety Shine at walls and never into eyes, neither people's nor pets'.
skills cutting a silhouette, testing, light and shadow
alt A tube on {a light} that throws a bright circle with a dark sign

* zipline-hero
name hero
title Zip-Line Superhero | Hero on a Flying Line | Down the Rope to the Rescue
about From the top of the shelf to the leg of the table in two seconds, cape out behind. Then back to the top, and again. | A straw on a line hardly rubs at all, so even paper flies.
step hero On {the card}, draw a hero who lies in the air, {in 6} long: one arm ahead, legs behind, looking forward.
step suit Color {@4-5? the suit | suit, mask and boots}{color=marker,crayon,colored-pencil? }, and put a sign on the chest.
step cut Cut the hero out, and leave the arms thick, so that they do not bend on landing.
step cape Cut a cape from {the cape}, as long as the hero, and tape its upper edge to the back of the neck.
step rail Cut a piece of {the straw} as long as your finger.
step hang Tape two strips of card from the back of the hero up to the piece of {one straw}: one at the shoulders, one at the hips. {the straw} lies straight above the body.
step line Thread {the line} through {the straw}.
step tie Tie one end high, to a door handle or a shelf, and the other low, to the leg of a heavy chair, and pull the line tight. The landing place is clear.
step weight Fix {weight=sticker? a few stickers | {the weight}} under the belly: the hero stays upright and flies faster.
step fly Pull the hero up, count down, let go. {@4-5? Who is being rescued at the bottom? | Change one thing at a time: steeper line, more weight, smaller cape. What makes it faster?}
further @4-5 Put a paper cup at the end as a landing tower and try to land in it.
further Time ten flights, change the slope, time ten more, and draw the result as bars.
safety The line hangs where nobody runs, and never at the height of a neck: a grown-up ties it, stays near, and takes it down right after the game.
skills drawing a pose, testing, slope and speed
alt A flying paper hero with a red cape, hung from a straw on a line

* foil-hero
name figure
title Foil Action Figure | Hero of Crumpled Foil | A Silver Hero Takes Off
about Three cuts in a sheet of foil, and it has a head, two arms and two legs. Squeeze, bend, pose: sculptors plan their statues the same way. | It weighs nothing, holds every pose and can be a runner, a flyer or somebody who lands on one knee.
step slits Lay out a sheet of {the foil}, {in 12} by {in 16}. Cut two slits of {in 5} down from a short edge, at one third and two thirds, and one slit of {in 7} up from the middle of the opposite edge.
step body Crush the middle part gently together from both sides: that is the chest. Do it loosely at first, since squeezed foil does not open again.
step head Roll the middle flap down into a ball for the head, and pinch a neck below it.
step arms Roll the outer flaps into arms and make a fist at each end.
step legs Roll the two lower flaps into legs and turn up the last bit as feet. Wrap half of the second sheet around chest and thighs where you want muscles.
step suit Cut {the suit} into narrow strips and wind them around as belt, boots, cuffs and a sign.
step cape Cut a cape from {the cape}: narrow at the top, wide below, as long as from neck to heel.
step wear Wrap its upper edge around the shoulders and fix it with {the suit}.
step face Draw eyes and a mouth with {the ink}, on a spot that you have rubbed smooth.
step pose Bend hips, knees and elbows until the pose has a direction. Tape the feet to {the base}, heels down.
further @6-8 Make two heroes that hold hands above their heads: how wide must they stand so that neither falls?
further Photograph ten poses one after the other and flip through them: your figure runs.
safety Cut foil has sharp edges: roll them inward first, and press with the pads of your fingers.
skills seeing body proportions, modeling, balance
alt A silver foil figure with a red cape, one fist in the air

* pow-print
name print
title POW! Dot Print | Comic Burst in Three Layers | A Shout on Paper
about Old comics were printed in dots. Bubble wrap prints the same dots, a page at a time, and on top of them goes the loudest word you know. | It shouts without a sound, from any bedroom door.
step ink Lay {the wrap} flat, bubbles up, put red paint on a plate and roll or brush a thin coat over the bubbles. Too thick, and the dots run together.
step dots Press a sheet of {colored sheet d} onto it, rub the back with a flat hand, and lift it off by a corner.
step second When it is dry, print half of it again in {color c}, the dots shifted by half a bubble: your eye mixes the two.
step comics Cut panels from {the comics} and glue them across the corners.
step dry Let the print dry for half an hour while you cut.
step burst On {colored sheet c}, draw a burst as wide as the page, a dozen long and short points with no two alike, and cut it out.
step inner Draw a smaller burst on {colored sheet a} and cut it out, too.
step letters Choose a word that is a noise: POW, ZAP, SPLAT. Draw its letters fat on {colored sheet d}, as if they were pillows, and cut them out. {@6-8? Their holes may be drawn. | Fold a letter lightly to cut the hole.}
step glue Glue the layers: big burst, small burst, letters. Let the letters dance, up and down, and touch one another.
step outline Go around every letter and add short speed lines with {the outline}, as thick as it gets.
further @6-8 What noise does a kiss make, a wet sock, a falling pancake? Make a row of the quiet ones.
further Photograph somebody's face of surprise, trace it against a window in three colors of paper, and set it on the dots.
safety Pop the bubbles only after the printing, and keep the sheet away from little ones: wrap and faces do not go together.
skills printing, layering, drawing letters
waiting Half an hour for the print to dry.
alt A print with red dots, a yellow burst and the word POW in fat letters

* stop-motion
name film set
title {v=hero? Superhero Stop-Motion Set | Dinosaur Stop-Motion Studio} | {V} Film Studio in a Box | Ten Seconds of {V} Film
about Twelve pictures make one second. Nothing here moves by itself, and still {the v} will walk across the stage. | A box, a lump of {one figure} and the phone that everybody has: film studios began with less.
step story Write the film in one sentence: {the v} wants something, something is in the way, and it ends with a surprise. Ten seconds are long.
step stage Cut the front and the top out of {the stage}, so that light comes in and the camera sees a floor and a back wall.
step backdrop Glue {the backdrop} to the back wall: {v.scene}. Big shapes, few details, and nothing in the color of your actor.
step figure Bend a skeleton from {the bones} and press {the figure} around it: {v.figure}. Wide feet, or it falls in every second picture.
step ground Spread {the ground} over the floor, but leave a path where the actor walks.
step camera Lean {the camera} in a mug or tape it to a box, exactly as high as the actor's eyes, and never touch its stand again. Any free stop-motion app will do.
step lamp Set {the lamp} at one side, higher than the head, and close the curtains: daylight flickers as clouds go by.
step test Take twelve pictures of somebody who only turns the head, and play them. Now you know how small a step must be.
step shoot Move, hands out, click. A walk takes four pictures for each step: foot up, forward, down, body after it. Add a blink now and then.
step cut Play it at twelve pictures a second, throw out what wobbles, and record the noises with your own mouth.
further @13+ Shoot one second in which {the figure} itself changes: {v=hero? a mask that flows across a face. | an egg that becomes a dinosaur.}
further Let the camera move, a hair's breadth with each picture: slide it along a ruler.
safety The stand must not tip with the phone on it: weigh it down. {@9-12? Ask before you post a film, and leave faces and names out. | Leave names and addresses out of what you post.}
skills storytelling, animation, patience
alt A box as a film stage with {a v} of {one figure} and a phone in front
say dinosaur: name=dinosaur; scene=a volcano, hills, a sky; figure=a heavy tail, two strong legs, a head that can turn
say hero: name=superhero; scene=a night sky, rows of towers, lit windows; figure=legs apart, fists, a cape as thin as a coin
`;
