export const words = `
* creature-lino-print
name lino print
title {V}, Cut in Lino | A {cloth=cloth-bag? Tote | Print} With {a v} | {V} in One Color
about What you cut away stays light, what you leave takes the ink: {a v} in one color and in as many prints as you like. | Every print is a little different from the last, and the block lasts for a hundred of them.
step plan Trace {the block} onto {the plan} with {the pencil}. Inside the outline draw {a v}, large enough to nearly fill it, in shapes and not in thin lines.
step flip Lay the drawing face down on {the block} and rub it off with {the pencil}: it lies mirrored now, and the print will be the right way around again. Shade what is to stay.
step lines @9-12 A grown-up cuts along your shapes with {the cutter}, shallow, always away from the hand that holds the block. You say which line is next, and turn the block at curves.
step lines With a grown-up in the room, cut along the shapes with {the cutter}, shallow, pushing away from you. The other hand lies behind the blade, always. Turn the block at curves and not the wrist.
step clear @9-12 A grown-up cuts the unshaded parts away in rows. A few ridges may stay: they print as a texture, and that is how people see that it was cut by hand.
step clear Clear what is not shaded in rows, leaving a few ridges: they print as a texture, and that is how people see that it was cut by hand.
step proof Roll a spoonful of {the ink} on {the plate} with {the roller} until it {ink=printing-ink? hisses | is thin and even}, then over the block, thin. Print it on scrap paper, look{@9-12? , and mark with a pencil what should still go | , and cut what still bothers you}.
step board Push {the board} into {the cloth}, or under it, and smooth it flat.
step ink Ink the block again, twice crosswise, right to the edges of the picture.
step print Lay it face down where it belongs, and do not move it any more. Press with your full weight, or rub the back with {the spoon} from the middle outward. Lift one corner: pale? Lay it back and rub there.
step tags Ink it again for each of {the tags}, and print what fits: a whole figure, or a part of it. {tie? When they are dry, knot a piece of {the tie} through each. | }
step dry Let it dry for four hours. {cloth=cloth-bag,old-t-shirt,old-towel,bandana,pillowcase? {@9-12? Cloth goes into the wash only after a week. | Cloth is ironed from the back before its first wash, with a grown-up's consent.} | Sign it in pencil below, with the number of the print.}
further Print the same block in a second color, a little higher, half over the first print.
safety A lino cutter is sharp and slips: block on a mat that does not slide, blade away from you, the other hand behind it, and a cap on it when you stop. Warm the block in your hands, it cuts more easily.
skills mirroring a drawing, carving, printing evenly
waiting Four hours for the ink.
alt A print of {a v} in one color beside the carved block

* dino-bookends
name bookend
title {v=dino? Two Dinosaurs for Your Books | Two Animals for Your Books} | {gold=acrylic-paint? Painted | Golden} {v=dino? Dinosaur | Animal} Bookends | The Shelf {v=dino? of the Late Cretaceous | With Guards}
about Two toys from the bottom of the box, one block each and one single color: suddenly it is design. | One color for toy and block makes a statue of them. Nobody thinks of the sandbox any more.
say dino: pose=a tail to the wall and a snout to the books
step wash Wash {the toys} with dish soap and dry them, every fold: paint holds on no grease.
step sand Rub the toys and the edges of {the base} with {the sand} until the shine is gone.
step plan Stand one on each of {the base}: {v.pose}. Each block has to be heavy enough to stop a row of books; {base=can? fill the cans with pebbles or rice | try it with three books}.
step glue Glue the feet to the blocks with {the glue}, a big drop under each, and hold them while you count to sixty.
step set Let the glue harden for two hours. Whatever still wobbles now will fall off later.
step coat {gold=spray-paint? {@9-12? With a grown-up and outdoors | Outdoors}, on newspaper, spray all of it in {color a}: short strokes, an arm's length away, thin. | On newspaper, brush everything {color a}, toy and block alike, with {the brush}: thin, into every wrinkle.} Let it dry for an hour.
step second Turn them and give the other sides and the bellies the second coat, with an hour's drying on newspaper after it. Two thin coats never run.
step feet Cut {the feet} to the size of the bottoms with {the scissors} and glue them under: books push, and this holds.
step label Write a museum label on the front with {the label}: a name that you make up, and where it was found.
step books Put a row of books between the two. Which book does the left one look at?
further Spray one that is much too small in the same color and hide it between two books.
safety {gold=spray-paint? Spray outdoors, with the wind behind you and a mask on, and never near a flame. | Paint on a table that may get spots.} Ask the toys' owner first: there is no way back.
skills preparing a surface, even coats, balancing
waiting About four hours for glue and paint.
alt Two golden {v=dino? dinosaurs | animals} on blocks as bookends

* air-plant-rider
name plant rider
means wire
title The Rider Is a Plant | {plant=air-plant? Air Plant | Small Plant} on a {color=acrylic-paint? Painted | Golden} Beast | {plant=air-plant? Air Plant | Small Plant} in the Saddle
about This plant needs next to no soil, only a place to sit. A {color=acrylic-paint? painted | golden} toy takes it for a ride. | It lives from the air, drinks once a week, and otherwise rides.
step wash Wash {the toy} with dish soap and dry it well.
step sand Rub it dull with {the sand}: paint grips better.
step coat {color=spray-paint? {@9-12? With a grown-up and outdoors | Outdoors}, on newspaper, spray it {color a} in thin, short strokes. | On newspaper, brush it {color a} with {the brush}, thin, into every fold.} Turn it after half an hour for the belly and a second coat.
step dry Let it dry for two hours. What still smells is not dry.
step ground Glue its feet onto {the ground} with {the glue} and hold it while you count to sixty.
step saddle Glue {the saddle} on its back as a saddle, no larger than the plant's foot.
step plant {plant=air-plant? Lay {the plant} in a bowl of water for ten minutes, shake it, and let it dry upside down for an hour: water that stays inside rots it. | Take a small shoot of {the plant} with some roots, shake off the soil, and wrap the roots in damp moss or a scrap of cloth.}
step tie Cut {the bind} in two with {the scissors}. Lead each piece over the foot of the plant and under the belly, tie it on the far side and tuck in the ends{bind=craft-wire? , bent flat, so that nothing pricks | }. Snug, not tight.
step care A bright place without hot sun. Once a week untie it, let it drink, and set it back on.
further Make a caravan: three animals, three plants, one road across the bookshelf.
safety {color=spray-paint? Spray outdoors with the wind behind you, and wear a mask. | } Wash hands after the plant, and keep wire ends away from eyes while you bend them.
skills preparing plastic for paint, binding, caring for a plant
waiting Two hours for the paint.
alt A golden dinosaur with a small plant tied to its back

* monstera-ring-dish
name leaf dish
title Monstera Dish With a {gold=metallic-paper? Shining | Gold} Rim | A Leaf for Your Rings | The Leaf That Holds Everything Small
about The slits are what makes it a monstera and nothing else. In its hollow lie rings, earbuds, the key to the bike. | From a slab as thick as a pencil, over a bowl: no wheel, no kiln.
step plan Draw a heart as large as your hand on paper with pencil, cut it out with scissors, and mark three slits on each side that run from the edge toward the middle.
step roll Roll {the clay} out between two sheets of parchment with {the pin}, as thick as a pencil.
step cut Lay the pattern on top and cut around it with {the knife}, upright, without dragging.
step slits Cut the slits out as long drops, three to a side, and press a few small holes near the middle vein.
step veins Draw the veins with {the knife} held flat, only as deep as a thread: one down the middle, then out between the slits.
step smooth Stroke all edges with a wet finger, until nothing is sharp.
step shape Lay the leaf into {the bowl}, veins up, and press it down a little in the middle. {clay=polymer-clay? Bake it in an ovenproof one as the packet says, with a grown-up around, and let it cool. | Let it dry there for a day, and for another one upside down.}
step sand Sand the rim lightly with {the sand} and blow off the dust outdoors.
step green Paint it green with {the brush}, two thin coats, and go over the veins with a darker green. Half an hour's drying after each.
step gold {gold=metallic-paper? Tear {the gold} into narrow strips and rub them onto the rim with a trace of the last wet paint. | Run {the gold} along the rim and along every slit, in one go, with the edge of the brush or the pen.}
further Make three sizes that stack. The smallest one is a spoon rest or a ring for a single ring.
safety The dish is for jewelry, not for food, and does not go into the dishwasher. Dust from sanding stays out of noses: damp the paper a little.
skills rolling slabs, cutting clean shapes, painting a rim
waiting A day or two to dry, and an hour for paint.
alt A green dish in the shape of a monstera leaf with a gold rim

* wrapped-leather-journal
name journal
title {cover=leather? A Leather Journal | A Journal} With a Strap | The Book for Long Journeys | {strap=old-belt? Bound With a Belt | Bound, Wrapped, Tied}
about Five holes, one thread, and a cover that gets better with every scratch: books were bound this way before there were stores for them. | {strap=old-belt? An old belt | A strap} goes around it twice, and whoever opens it has to mean it.
step stain Steep {the stain} in a cup of warm water for ten minutes, and wipe it over ten sheets with a towel, thinly. Dry them flat for an hour: now they are a hundred years old.
step fold Fold ten sheets of paper in half, sheet by sheet, and stroke each fold with the edge of {the ruler}. Tuck them into each other: one booklet of forty pages.
step cut Mark {the cover} with {the ruler} and {the pencil}: a thumb higher than the pages, and wide enough to go around the booklet with a flap of three fingers. Cut it out with {the scissors}.
step holes Open the booklet, lay it on a board, and mark five dots along the fold: the middle, and two on each side, even. Push {the awl} through all sheets at each one.
step cover Lay the booklet where it belongs and poke the same five holes through the back of the cover.
step sew Thread {the needle} with {the thread}. From inside out through the middle, in again at the next hole, out at the last, back in; then the same on the other side, and tie both ends inside around the middle stitch.
step trim Trim pages that stand out, along {the ruler} or with long cuts.
step strap {strap=old-belt? Cut the buckle end so that the belt goes around the closed book twice, and fasten it as on a waist. | Tie the middle of {the strap} around the back, through the outer holes or under the thread, wrap it around twice and tuck in the end.}
step charm Tie {the charm} to the end of the strap.
step first Write on the first page whose it is, where it began, and what happens to whoever reads on.
further When it is full, sew in the next booklet beside the first: the cover has room for three.
safety The {awl=awl? awl | point} goes down into the board, with the other hand behind it. Ask before you cut a belt.
skills folding a signature, sewing a pamphlet, fitting a cover
waiting An hour, if the paper is stained.
alt A brown journal with a strap wound twice around it

* traced-leaf-hoop
name leaf embroidery
title Three Leaves in Thread | From the Path Into the Hoop | A Herbarium That You Stitch
about Three leaves from today's walk are traced and stitched before they wilt. The hoop keeps them for years. | One leaf as a line, one with veins, one filled: you see how different the same thing can look.
step arrange Lay three of {the leaf} on {the cloth}, stems meeting at the bottom, until you like the gaps as well.
step trace Trace around each one with {the pencil}, lightly, and draw the middle vein freehand. Keep the leaves beside you to look at.
step hoop Lay the cloth over the inner ring of {the hoop}, press the outer one down, pull all around, and tighten the screw: it should sound like a drum.
step thread Cut {the floss} as long as your arm. {floss=embroidery-floss? Split it in half: three strands sew finer than six. | Keep it short: it wears thin otherwise.} Thread {the needle} and knot the end.
step stem Sew stems and outlines in stem stitch: forward by a grain of rice, back up halfway beside the last stitch, always on the same side.
step veins Sew the veins of two leaves in single straight stitches of a lighter color, from the middle outward.
step fill Fill the third leaf with straight stitches side by side, from the middle vein to the edge, slanting like real veins.
step dots Scatter French knots around them: wind the thread twice around the needle, go down right beside where you came up.
step gather Cut the cloth {in 2} outside the hoop, sew a running stitch around its edge, pull it together at the back, and knot it.
step back Cover the back with a circle of {the back}, held with {the glue}, and write date and place on it.
further Stitch one leaf for each season into the same cloth. It takes a year.
safety Needle into the cloth whenever you stop, and count the needles before you get up. Take leaves that you know: some make skin itch.
skills stem stitch, satin stitch, drawing from nature
alt A hoop with three embroidered green leaves

* storm-in-a-frame
name framed storm
title {box=shadow-box? Storm in a Frame | Storm in a Box} | The Cloud That Glows From Inside | Twelve Drops and One Cloud
about By day a white cloud over twelve drops, at night a thunderstorm: the lights sit in the fluff, and nobody sees the wire. | Bad weather, framed. It is the only storm that you switch off.
step sky Stand {the box} up and take out what is in it. {sky=acrylic-paint? Paint the inside with {the sky}, darker above. | Cut {the sky} to the size of the back and glue it in.}
step cloud Pull {the fluff} apart until it is twice as large. Shape three heaps: a flat wide one, two round ones on top.
step lights Lay {the light}, switched off, in loops over the flat heap and pull fluff over every bulb, thin enough to shine through. The battery case stays outside.
step fix Dab {glue=glue-gun? hot glue | {the glue}} along the upper third of the back and press the cloud on, flat heap first. It may stand out over the edge a little.
step drops Cut {the line} into four pieces and tie three of {the drops} to each, spaced by two fingers.
step hang Tape the upper ends behind the cloud, side by side, so that each drop hangs free, none at the same height as its neighbor.
step ground Cut a strip of hills from {the ground} and glue it along the bottom. The first drop nearly touches it.
step wire Lead the wire down in a corner and tape it there and at the back. The switch has to stay within reach.
step dark Turn off the lamp and switch the storm on and off with a finger: lightning.
further Count the seconds between flash and a rumble that you make with a baking sheet: five seconds are a mile.
safety Only lights with a closed battery case that stay cool, never a bulb from a lamp: fluff burns. {glue=glue-gun? Press fluff into hot glue with a stick. | }
skills layering, hiding a light, composing a scene
waiting An hour for the glue.
alt A box frame with a glowing white cloud and twelve drops over hills

* punched-loop-picture
name punched picture
title {V} in a Thousand Loops | Punched by Hand: {a v} | The Soft {V}
about The needle only goes up and down. A thousand times later {a v} stands there that everybody wants to touch. | No knots, no stitches to learn: the loops hold each other, because there are so many of them.
say sheep: name=sheep; draw=a cloud for the body, an oval head at its left edge, two legs; edge=the outline of the wool; fill=the wool; detail=the head with two white eyes, the legs and a tuft on the forehead
say strawberry: name=strawberry; draw=a fat heart with a crown of leaves and a stalk; edge=the outline of the berry; fill=the berry; detail=leaves, stalk and eight single seeds
say monstera: name=monstera leaf; draw=half a heart and its mirror image, as large as the cloth allows, with a middle vein, and four slits in from the edge on each side; edge=the outline of the leaf and of every slit; fill=the leaf between the slits; detail=the veins in the lightest yarn
say sunset: name=sunset; draw=half a sun on a wavy line, two more waves below it, two bands of cloud on each side; edge=the rim of the sun; fill=the middle of the sun and the clouds; detail=the three waves, dark, bright, dark
say rainbow: name=rainbow; draw=three broad arches inside each other and a cloud at each foot; edge=the outer arch; fill=the two inner arches, one in yellow and one in blue; detail=both clouds
step hoop {hoop=picture-frame? Take everything out of {the hoop} but the frame, and stretch {the cloth} over it as tight as a drum, held all around at the back with {the staples}: {@9-12? together, fix | fix} the middle of each side first, then toward the corners. | Stretch {the cloth} over {the hoop} as tight as a drum, and tighten it again whenever it gives.} Loose cloth drops loops.
step draw Draw on it with {the pen}: {v.draw}. What you draw is the back. The loops come out on the other side, and mirrored.
step thread Thread {the yarn} through the handle of {the tool} and out of its eye, as its packet shows, with a tail as long as a thumb. It has to run freely: nothing may hold it.
step edge Push the needle in up to the handle, pull it out until its tip just leaves the cloth, slide on by a grain of rice, and push again. Do {v.edge} this way, slit of the needle facing forward.
step fill Fill {v.fill} in rows beside it, as close as corn on a cob.
step ground Work a few rows of the ground color below, or leave the cloth bare.
step detail Change colors by cutting it at the cloth. Then work {v.detail}.
step glue Turn it over: gaps get another row, and a loop that stands out is snipped level with {the scissors}. Then spread {glue=glue-gun? hot glue in thin lines | {the glue} thinly with a fingertip} over the back, where the flat stitches are, and let it dry: now no loop comes out any more.
step back Cut {the back} to size and glue it behind.
step pillow Take it off and cut the cloth {in 1} outside the loops with {the scissors}. Fold the rim under and sew it onto {the pillow} with {the needle} and a strand of {the yarn}, stitch beside stitch all around.
further Push less deep for one part and deeper for another: it becomes a relief.
safety Punch with the hoop on the table edge or a cushion and never toward the hand below: the point is sharp. It goes into its cap when you stop.
skills even loops, filling a shape, working from the back
alt A hoop with {a v} in punched loops

* pick-pocket-key-ring
name pick pocket
title The Pocket for Three Picks | Never Without a Pick | Pick Pocket
about Picks vanish in washing machines and sofas. Here three of them hang on your keys, where you look for everything anyway. | Two pieces and nine inches of seam, and it is the shape of what is inside.
step pattern Draw a pick on paper, three fingers wide, around one of {the picks} with a thumb's width to spare. Add a tongue at the top as long as your thumb: that is the back. The front has no tongue and ends a finger lower.
step cut Cut both patterns out, trace them onto {the skin} with {the pencil} and cut them out with {the scissors}.
step holes Lay the front on the back on a board and make holes through both along the curve with {the awl}, a grain of rice apart from the edge and from each other.
step sew Sew through the holes with {the needle} and {the thread}: in a running stitch to the end and back again through the same holes, so that no gap stays. Knot it between the layers.
step close Now {the close}. {close=hook-and-loop-tape? Sew one half inside the back and the other inside the front, at the opening. | {close=button? Sew the button to the front and a loop of thread to the tongue. | Press or sew one half to the front and the other inside the back, exactly above each other.}}
step ring Fold the tongue through {the ring} and sew its end down at the back with three stitches.
step mark Draw two notes or your initials on the front with {the mark}.
step picks Slide in {the picks}: one thin, one medium, one for whoever forgot theirs.
further Sew a second compartment behind for a spare string, rolled up small.
safety Whatever pricks goes down into the board and not toward the hand that holds. Picks are small: no pocket for a toddler's hands.
skills making a pattern, saddle stitch, setting a fastener
alt A brown pick-shaped pouch with two picks on a key ring

* windowsill-herb-jars
name herb jar
title Three Herbs on the Windowsill | {black=contact-paper? Herb Jars With Black Labels | Herb Jars With Chalkboard Labels} | Dinner Grows on the Sill
about Three {jars=glass-jar? jars | pots}, three names in chalk, and from now on somebody in this house cuts the basil and does not buy it. | The label is a small blackboard: when the parsley is eaten, you wipe it and write what comes next.
step wash Wash three of {the jars} and dry them with a towel. Grease keeps paint from holding.
step mask Mask a rectangle as large as a playing card on the front of each with {the mask}, and rub the edges down.
step black {black=contact-paper? Cut black rectangles from {the black} with {the scissors} and smooth them on inside the tape. | Fill the rectangles with {the black}, black, dabbed on with {the brush} in two thin coats, an hour apart.}
step peel Peel the tape off slowly, while the last coat is still a little soft. An hour more, and it can be written on.
step write Write the names with {the chalk}: basil, chives, mint, or what you have.
step stones Let {the stones} slide in from {the spoon}, three fingers high. {jars=glass-jar,ceramic-mug? A jar has no hole, so this is where spare water waits. | They keep the roots out of puddles.}
step soil Spoon in {the soil} up to two thirds.
step plant {herbs=seed? Sow a pinch of {the herbs} in each and cover it as thinly as sugar on a pancake. | Loosen the roots of {the herbs}, set one in each, and press soil around it with the back of the spoon.}
step water Give each a few spoonfuls of water: the bottom may be wet, the soil never a swamp. A south window, a quarter turn a day.
step twine Cut {the twine} in three and tie a bow below each rim.
further Cook one thing from each within a month, and write it on the label.
safety Wash hands after soil, and herbs before eating. {jars=glass-jar? Glass stands at the back of the sill, where no elbow and no cat sweeps it off.  | }Only plants that you know are for the kitchen.
skills masking, planting, lettering
waiting Two hours for the labels.
alt Three jars with herbs, soil and black labels with white names

* painted-family-recipe
name painted recipe
title The Recipe, Painted | {frame=picture-frame,shadow-box? A Family Recipe, Framed | A Family Recipe for the Wall} | Soup Number One, Illustrated
about One dish that only your family makes that way, with every ingredient painted. It hangs in the kitchen and is cooked from. | The amounts are letters, the ingredients are pictures, and the splash of sauce that lands on it one day only makes it better.
step choose Ask for a dish that nobody cooks from a book. Write it down in {pencil} on the back of {the sheet}: no more than eight ingredients, no more than five steps.
step layout Turn it over and divide the front with {the ruler}, lightly: the title above, two rows of four fields, the steps below.
step sketch Draw one ingredient into each field: outline only, as large as the field allows. An egg is an oval, garlic a drop with stripes.
step wash {paint=watercolor-paint,acrylic-paint? Paint each with {the paint} and {the brush}, plenty of water, one side darker than the other. Leave a white spot where light falls. | {paint=watercolor-pencil? Color each with {the paint}, darker on one side, and stroke over it with a wet {brush}. | Color each with {the paint}, light at first, then harder on one side.}}
step dry Let it dry flat for half an hour.
step ink Draw outlines over it with {the pen}, loosely. Color that runs past the line looks as if you could do this in your sleep.
step letter Letter the title as large as the pot, then the amounts under each picture and the steps below, in your own hand, not a printed one.
step rub Rub out what is left of the pencil with {the eraser}, when the ink is dry.
step page Fix {the page} in a corner: something of whoever cooked it first.
step frame {frame=picture-frame,shadow-box? Put it into {the frame}, straight, and close the back. | Back it with {the frame}, two fingers larger all around.}
further Photograph it and send it to everybody who has eaten it.
safety {frame=picture-frame,shadow-box? Glass goes in and out of the frame flat on a table. | Sit in good light, and stretch your hand after the lettering.} Away from the stove: steam makes paper wavy.
skills layout, loose watercolor, hand lettering
waiting {paint!=colored-pencil? Half an hour for the paint. | }
alt A framed sheet with a recipe lettered and painted in watercolor

* dipped-spoons
name painted spoon
title Three Spoons With Painted Handles | Color Where the Hand Goes | Spoons for a Kitchen That You Like
about Bowls of plain wood for the pot, handles in your colors for the hand. In a jar on the counter they are a bouquet. | The edge is everything: rubbed-down tape gives a line as in a store.
step sand Rub the handles of {the spoons} with {the sand}, along the grain, and wipe the dust off with a damp towel.
step mask Wind {the mask} around each handle halfway down, level all around, and rub its lower edge down with a fingernail. Above that line everything stays bare: that end goes into food.
step first Paint each handle from the tape to the end in one color with {the brush}, thin, brushed away from the tape. A second coat when the first is no longer wet.
step dry Stand them in {the jar}, bowls down, for an hour.
step second Set a second strip of {the mask} two fingers lower and paint the band between both strips in another color. Each spoon gets a different pair.
step peel Peel all tape off slowly, before the paint is quite hard. A ragged spot is scraped straight with a fingernail.
step shine Brush a thin coat of {the shine} over the painted part only. It dries clear.
step hang Let them stand for three hours, bowls down.
step gift Cut {the ribbon} with {the scissors} and tie all three together with a bow.
step tag Write what each one is for on {the tag}{pen? with {the pen} | }: soup, sauce, and the one that nobody may use.
further Mark one spoon with bands like a ruler: a band for each cup in your biggest pot.
safety Paint stays a hand's width away from whatever touches food, and the spoons are washed by hand, not soaked.
skills masking, even coats, choosing colors
waiting About four hours in all.
alt Three wooden spoons with painted handles, tied with twine

* beeswax-wraps
name beeswax wrap
title Wraps That Smell of Honey | Beeswax Wraps for Lunch | Cloth Instead of Plastic
about Cotton and beeswax make a sheet that folds around bread and cheese, warms in the hand, and holds. It lasts a year. | An iron and parchment are the whole workshop. It is the present that people really use.
step size Draw around a plate on {the cloth} with {the pencil} for one, and a square a hand wider for the other.
step cut Cut both out with {the scissors}{scissors=fabric-scissors? , with zigzag blades if you have them | }. Thin cotton, washed once, takes wax best.
step print Decorate one with {the press}, small, and let it dry for as long as its packet says.
step wax Tear or snip {the wax} into flakes no larger than a fingernail.
step bed Lay an old towel on the table, a sheet of {the paper} on it, and one piece of cloth on top.
step sprinkle Strew the flakes over it, sparsely, to the very edges: two spoonfuls are enough. Cover it with a second sheet.
step iron {@9-12? A grown-up irons | With a grown-up beside you, iron} over it at low heat from the middle outward with the iron, until the cloth is dark with wax everywhere.
step fill {@9-12? The grown-up lifts | Lift} the upper sheet at a corner. White spots get more flakes and another stroke of the iron, dry, low heat.
step air Peel the cloth off while it is warm, by two corners, and wave it for a minute: it sets in the air. Then the other one.
step fold Warm it in your hands and fold it around a bowl or a sandwich: it holds by itself. Half an hour airing, then it goes to work.
further Fold one into a pouch for seeds or crackers: three folds like an envelope.
safety Hot wax sticks to skin: the iron stays low, its steam is off, and fingers stay off the cloth until it is peeled. Wash wraps in cold water; they are for bread, cheese and fruit, not for raw meat.
skills measuring, working with heat together, reading a surface
waiting Half an hour of airing.
alt Two waxed cloths with printed flowers

* rope-wrapped-bottle
name rope bottle
title Bottle in Rope | {trim=seashell,sea-glass? The Bottle That Came Ashore | Rope, Stones and Glass} | A Vase With a Sailor's Coat
about Rope below, rope at the neck, and between both the glass shows what you brought home from the shore. | Turn beside turn, without a gap: it is the same work with which sailors covered their bottles, so that they did not break in a storm.
step wash Wash {the bottle} with warm water and dish soap, rub the label off and dry it with a towel.
step start Put a line of {glue=glue-gun? hot glue | {the glue}} around the bottom edge and lay the end of {the rope} into it. Hold it while you count to thirty.
step wind Wind turn beside turn, tight, upward, with a dot of {glue=glue-gun? hot glue | {the glue}} at every second turn, as high as your hand is wide.
step gap Cut the rope, glue its end down at the back, and leave a bare band four fingers high.
step neck Begin anew below the neck and wind up to the rim in the same way.
step fray Wrap tape around the rope where you will cut it, and cut through the tape: no end frays. Tuck it under the last turn.
step trim Glue five of {the trim} onto the bare band, the largest in the middle, one touching the rope as if it had been caught there.
step tie Tie {the tie} around the shoulder in a simple knot, ends hanging.
step dry Let it stand for two hours before anybody lifts it.
step stems Put in {the stems}: three is more than seven. Dry ones last all winter.
further Roll up a letter to yourself, dated in ten years, and cork it in instead of the flowers.
safety {bottle=glass-bottle,glass-jar? Glass is wound lying on a towel, so that it cannot roll off. | Sharp rims are taped first.} {glue=glue-gun? Hot glue under rope burns through: press with a stick. | }
skills winding evenly, hiding ends, arranging
waiting Two hours for the glue.
alt A bottle wrapped in rope at neck and foot, with shells between

* matchbox-tale
name tiny tale
title A Whole Tale in a Matchbox | The Smallest Library | Once Upon a Time, Two Inches Tall
about Pull the drawer, and a fairy tale unfolds: six scenes, none larger than a stamp. It fits every pocket and every letter. | To tell a tale in six pictures you have to know what it is about. That is the hard part, and the good one.
step choose Choose a tale and write six words in {pencil} on a scrap of {the strip}, one for each scene: who, where, the danger, the trick, the turn, the end.
step cut Measure the inside of {the box} with {the ruler}. Cut strips from {the strip} a hair lower than the box is wide, and six times as long as one page, two pieces if one is too short.
step fold Fold it back and forth like an accordion into six pages, every fold stroked with {the ruler}. Two pieces are joined with {the glue} at a fold.
step scenes Sketch one scene on each page in pencil. One thing to a page, large: a shoe says more than a ball.
step color Color them with {the pens}. Keep one color for one figure only: red is always the hood.
step pop Cut two trees and a figure from {the pop} with {the scissors}, a finger tall with a foot to fold, and glue them behind three of the pages, so that they rise when it is open.
step cover Cut {the cover} and wrap the outside of the box with it, then glue it down. Write the title on it in letters like ants.
step fix Glue the back of the last page into the drawer. The rest has to slide in and out.
step key Glue {the key} on the drawer as a handle.
step tell Hand it to somebody who does not know the tale and say nothing. Do they get it?
further Make one for a tale that does not end well, and one in which it does.
safety An empty box and no matches: a grown-up takes them out and keeps them. Small scissors are passed with the handle first.
skills telling a story in pictures, precise folding, drawing small
waiting Half an hour for the cover.
alt A tiny box with a folded strip of six pictures coming out of it

* talking-mirror
name talking mirror
title Mirror, Mirror | The Mirror That Answers | A Frame With a Face
about The face at the top sleeps until somebody asks. Eight leaves, four stones, and gold over black, as in every good castle. | What looks like an heirloom is a rope and eight leaves on a board. The dark paint in the grooves makes it old.
step board Draw an oval around {the mirror} on {the board}, three fingers larger all around, and cut it out.
step mirror Glue {the mirror} to the middle and cover its face with tape, so that it stays clean.
step rope Roll half of {the clay} into a thick rope, lay it around the mirror with damp fingers so that it just covers the edge, and press it flat to the rim.
step leaves Form eight leaves as long as a finger, press in veins with {the knife}, and set four on each side, tips up, with a little water beneath.
step face Form an egg, flatten it, and set it at the top: closed eyes, a long nose, a thin mouth. It should look bored.
step dry Let it dry flat for a day or two{clay=polymer-clay? : polymer clay is baked off the mirror, with a grown-up, and glued on afterward | }.
step dark Brush black into every groove with {the brush}, wipe it off the high places, and let it dry.
step shine Take gold, wipe the brush nearly dry, and stroke over all that stands up: nose, leaf tips, rim. Two rounds.
step gems Glue four of {the gems} between the leaves and count to sixty.
step words Pull off the tape and write the answer along the lower edge of the mirror in tiny letters with {the words}. Whoever wants to read it has to come close.
further Record the voice: thirty seconds that a phone plays when somebody asks.
safety A mirror of plastic, never a broken one of glass. It hangs on a strong hook and not above a bed: it is heavy.
skills modeling relief, dry brushing, composing an oval
waiting A day or two to dry.
alt An oval mirror in a gold frame with leaves, stones and a sleeping face

* hanger-wings
name fairy wing
title Wings From Two Hangers | {skin=tights? Wings That You Can Run In | Light Wings} | Four Wings, No Spell
about Two wire hangers and two pairs of tights make four wings that bend, spring back and let the light through. | They weigh less than a jacket, and they survive a door frame.
step bend {@6-8? A grown-up bends | With a grown-up, bend} each of {the frame} into a wing: pull the long side down and out until it has a large loop above and a smaller one below, and squeeze the hook flat.
step join Lay both side by side, hooks in the middle, and tape the middle with {the tape}, six turns, until nothing pokes or wobbles.
step pull Cut the legs off {the skin} with {the scissors}: four of them. Pull one over each loop, slowly, from the tip inward, until it sits without a crease.
step knot Knot each leg at the middle and trim what is left.
step middle Wind {the tape} over all four knots: one smooth bar that lies between the shoulder blades.
step veins Draw veins with {the veins}, from the middle to the tips, like those of a dragonfly. Slip a piece of card behind while you draw.
step gems Glue on {the gems}, twelve in all, three to a wing. Let it dry for an hour.
step strap Cut {the strap} in two. Tie each into a loop around the middle bar, wide enough for an arm to slip through.
step fly Put it on like a backpack. Lean forward and shake your shoulders: the wings follow half a second later.
further Bend the tips back a little, and they flutter when you walk.
safety Wire ends are squeezed flat and taped by a grown-up. Wings come off on playgrounds, on bikes and in cars, and straps go around shoulders, never around a neck.
skills bending wire together, stretching cloth, drawing veins
waiting An hour, if something is glued.
alt A pair of pale blue wings of tights on wire, with veins and dots

* keycap-robot-charm
name keycap robot
title A Robot of Two Keys | {hang=earring-hook? Key-Cap Robot on a Hook | Key-Cap Robot for Your Bag} | Escape From the Keyboard
about One key is the head, one the body, and springs of wire are the limbs. The letter on its chest says whose robot it is. | A keyboard that has died leaves a hundred parts of robots behind.
step choose Choose two of {the keys} and lay them on a plate: a small one for the head, best with a sign that looks like a face, one with your letter for the body. They pull straight up off an old keyboard that nobody uses any more.
step cut Nip {the wire} into three pieces with {the pliers}, two of {in 10} and one of {in 4}, ends pointing down.
step loop Fold the short piece over {the pencil} and twist it twice: a small loop for hanging.
step arms Wind each of the other two around {the pencil}, three turns at both ends, with a straight piece in the middle, and pull the turns out a little: one is a pair of arms, one a pair of legs.
step glue Lay both keys face down, edge to edge. Put {glue=glue-gun? hot glue | {the glue}} into their hollows and lay the wires in: the loop out of the top of the head and down into the body, arms to both sides, legs down.
step head Fill the hollows with {glue=glue-gun? hot glue | {the glue}} until every wire is covered, and hold head and body together while you count to sixty.
step dry Let it lie for two hours.
step eyes Put two eyes on the head with {the eyes}, close together and looking the same way.
step beads Slide one of {the beads} onto each hand and foot and bend the tip around it with {the pliers}, so that nothing pricks.
step ring Hang the loop on {the hang}. {hang=earring-hook? One robot on one ear is enough, and more daring than two. | Shake it: everything may swing, nothing may scrape.}
further Build the rest of your name, a robot for each letter, and let them hold hands.
safety Cut ends of wire fly: hold both while you cut, and look away. {glue=glue-gun? Hot glue burns, press with a stick. | } Keys come from a keyboard that is unplugged and has no battery, with its owner's consent.
skills winding springs, gluing hidden joints, finishing wire
waiting Two hours for the glue.
alt A small robot of two keycaps with wire arms and legs
`;
