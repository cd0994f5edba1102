/** The words of the classics for teenagers. */
export const words = `
* wire-boned-animal
name {v} sculpture
title Wire and Papier-Mâché {V} | Papier-Mâché {V} on a Wire Skeleton | {V} With Bones of Wire
about Sculptors begin with the skeleton. {wire=hanger? A coat hanger | A length of wire} gives {v.pic}, and yesterday's paper does the rest. | {v.pic}. Inside is nothing but wire and crumpled paper, and outside it is as hard as wood.
step bones {wire=hanger? With a grown-up, untwist {the wire} with {the pliers} and straighten it. | Take {ft 6} of {the wire}, doubled and twisted with {the pliers}.} Bend {v.bones} in one line and press the ends into small loops, so that nothing stabs.
step feet {v.feet} Stand it up: if it falls over now, it falls over later. Bend until it stands.
step flesh Crumple {the paper} into firm balls and sausages and bind them onto the wire with {the tape}, thick at the belly, thin at the neck, until {v.form}. Pull the tape tight: soft paper dents later.
step skin {paste=flour? Stir a cup of {the paste} with one and a half cups of {water} in a {bowl} until it runs like pancake batter. | Stir {the paste} with half as much {water} in a {bowl}.} Tear {the paper} into strips as wide as two fingers. Pull each through the paste, wipe it off between your fingers and lay it crosswise over body, neck and {v.thin}.
step second Smooth everything with a wet finger and add a second layer in the other direction. At joints and ears use narrow strips.
step dry Let it dry for a day in a warm place, turned now and then. It is ready when it sounds hollow and is no longer cool to the touch.
step claws {claws=polymer-clay? Shape {v.claws} from {the claws}. With a grown-up, bake them by themselves as the package says, let them cool, and stick each one on with a strip of paper, drawn through the paste. | Shape {v.claws} from {the claws} and stick each one on with a strip of paper, drawn through the paste. They dry in another few hours.}
step ground Paint all of it {color a} with {the brush}, two thin coats.
step marks {v.marks}
step stand {base? Stand it on {the base} where it balances, hold each foot down with two strips of paper and paste, and paint them like the ground. Look | Put it on a shelf and look} at it from the side: one last bend in the {v.bend} decides what mood it is in.
further Give it company half as big: wire from a bread tie, paper from a single page.
safety Wire springs when it is bent or cut: hold both ends, and wear glasses. {paste=flour? Raw flour paste is not for tasting, and wheat is in it. | Wash the bowl before the paste hardens.}
skills building an armature, modeling with paper, painting markings
waiting A day to dry.
alt A papier-mâché {v} on wire legs
say heron: name=heron; pic=a heron on long legs, as thin as they should be; bones=two long legs, a body as round as an egg and a neck in two curves; feet=Spread three long toes from each leg and bend one of them backward.; form=you see a slim body and a wedge of a tail; thin=the head, but not the bare legs; claws=a long beak and two round eyes; marks=Paint gray wings and a gray back, a black plume behind the eye and black spots down the front of the neck. The beak is gold, the legs stay wire.; bend=neck
say zebra: name=zebra; pic=a zebra with a strong neck and four legs; bones=a long back, a neck that rises at a slant, a head and four legs; feet=Fold a little foot under each leg.; form=you see a round belly, a strong neck and a long face; thin=legs; claws=four hooves and two round eyes; marks=Now the stripes in black: across the body they stand upright, on the legs they lie flat, and no two sides are alike. Add a dark nose, a mane that stands up and an eye.; bend=neck
say longneck: name=brachiosaurus; pic=a brachiosaurus with a neck longer than all the rest; bones=a long tail, a back, a neck that goes steeply up and four legs; feet=Fold a little foot under each leg, and let the tail touch the ground.; form=you see a heavy belly, a thin neck and a small head; thin=legs; claws=a row of toenails for each foot and two round eyes; marks=Paint a cream belly and dark green spots along the back, large ones on the shoulders and small ones up the neck. One eye on each side.; bend=neck

* wire-caged-glass-mobile
name sea-glass mobile
title {glass=sea-glass? Sea-Glass | Glass} {wood=driftwood? and Driftwood Mobile | Mobile on a Branch} | {wood=driftwood? Driftwood Mobile With {glass=sea-glass? Sea Glass | Glass Drops} | A Mobile of Light and Wire} | {glass=sea-glass? What the Waves Polished | Seven Drops of Light}
about No drill and no glue: each piece of glass sits in a cage of thin wire and turns in the window. {wood=driftwood? The wood has been in the sea as well. | The branch is as crooked as it likes.} | Seven pieces, seven wires, seven lines. In the morning the wall behind it is full of colored spots.
step sort Lay {the glass} out in a row on a light sheet or the windowsill, the largest in the middle, until the colors please you. A piece with a sharp edge stays out.
step snip {@9-12? With a grown-up, cut | Cut} seven pieces of {in 12} from {the wire} with {the pliers}, ends pointing down, and your hand around them.
step cage Lay a piece on the middle of its wire, wind the ends around it crosswise, turn it and wind again: three or four lines on each side hold it. Twist both ends together on top.
step eye Bend the twisted ends into a small loop and press the tips flat against it. Shake it: nothing may slip. Tighten a loose line by a little zigzag kink.
step lines Cut seven lengths of {the line} with {the scissors}, from {in 8} to {in 18}.
step beads Thread two of {the beads} onto each line and knot below them, where you like them.
step tie Tie one line to each wire loop with a double knot.
step shells Tie {the shells} below three of the pieces, through their holes or around their waist.
step wood Tie the other ends along {the wood}, a thumb's length apart, short ones outside and the longest in the middle, or rising like a wave.
step balance Tie what is left of {the line}, doubled, to both ends of the wood. Hang it from one finger. Slide the lines toward the side that rises until the wood is level; then into a window.
further Write with a fine pen on the wood where each piece was found, and in which year.
safety Cut wire flies: hold both ends and look away from it, or wear glasses. Hang it where nobody walks into it and no toddler reaches the lines.
skills wrapping in wire, knotting, balancing
alt A mobile of wire-wrapped glass pieces hanging on lines from a piece of wood

* lit-book-scene
name book sculpture
title {v=castle? Castle | Fairy-Tale Forest} in an Old Book | {v=castle? The Castle Inside a Book | Book Sculpture: The Dark Wood} | The Book That Glows From Within
about A book that nobody reads anymore becomes the stage for the story that was in it: {v.pic}, in black paper, with a light behind. | Open the cover and look in: {v.pic}. The pages are the theater.
step block Stir a little {glue} with as much {water} and brush it around the outer edges of the closed pages with {the brush}, cover and first ten pages left free. Let it dry for an hour: the pages are one block now.
step mark Open the cover and the free pages. Draw a window on the block with {the ruler}, {in 1} from every edge.
step carve With a grown-up beside you, cut along {the ruler} with {the knife}, a few pages at a time and never by force. Lift the cut pages out and go on until the window is {light=string-light? {in 1} | {in 1 1/2}} deep. {mat? {the mat} goes under the pages for the last layer. | }
step clean Brush the inner walls of the window with the glue mix, and the bottom as well, and let it dry for two hours. Fine crumbs of paper go into the trash.
step far Draw {v.far} on {the sheet}, as wide as the window and a finger more for a tab below, and cut the whole row out in one piece with {the scissors}.
step near For the front row draw {v.near}, and cut it in one piece as well. Small holes come first, the outline last.
step set Fold the tabs and brush {glue} onto them. The back row stands a finger behind the front row, and that one close to the edge of the window.
step stars Scatter stars on the back wall with {the stars}: many small ones and three large.
step light {light=string-light? Lay {the light} around the row behind, the battery box behind the book. | Lay {the light} on its back behind both rows, shining toward the back wall, so that nobody sees it directly.}
step stand Stand the book half open in a dark room and switch it on. The free pages in front are the curtain.
further Keep the cut pages: leaves, birds and smoke cut from print belong to the same story.
safety The knife cuts away from the hand that holds the book, in many light strokes, and its blade is pushed in whenever you look up. Ask whose book it is before you cut it, and use only battery lights.
skills cutting with a knife, layering silhouettes, lighting a scene
waiting Three hours of drying in all.
alt An old book with a carved window: {v.alt}, lit from behind
say woods: pic=a girl in red, a wolf and trees as thin as pencils; far=five thin trees with bare branches; near=two thick trees at the sides, a wolf, a hill to stand on and a small figure with a pointed hood; alt=black trees, a wolf and a girl in red
say castle: pic=a castle with lit windows behind dark firs; far=a castle with three towers; near=a hill with a gate and firs at both sides, and tiny windows; alt=a gray castle behind black firs

* flowers-between-panes
name floating flower frame
title {many flowers} Between Glass | {edge=copper-tape? Copper-Edged Flower Window | Floating Flower Frame} | {flowers=fern-frond? A Fern in the Window | A Meadow Between Two Panes}
about Between two panes the flowers seem to float, and the wall behind shows through. {edge=copper-tape? A line of copper holds it all together. | A line of tape holds it all together.} | What was pressed in June hangs in the window in January. No paper, no mat: only glass, air and petals.
step take {panes=picture-frame? With a grown-up, take the panes out of {the panes}: two of one size. | Lay {the panes} on a {towel}: they must be of one size.} Hold them by the edges only.
step rim Together with a grown-up, run a strip of {the edge} around the rim of each pane first, half of it on either side: from now on no edge can cut.
step clean Wipe both panes with a damp {towel} and a drop of {water}, and dry them without streaks. Fingerprints on the inside stay forever.
step lay Arrange {the flowers} on one pane, stems down, tall ones in the middle, a thumb away from the rim. Leave gaps: the empty places are part of the picture.
step more Tuck in {the more} behind, where the bouquet looks thin.
step dots Fix each stem with a dot of {the dot} as small as a pinhead{dab? , set with {the dab} | , set with the tip of a stem}. It dries clear in ten minutes.
step close With two people, lower the second pane onto it, edge on edge. Nothing may slip from now on.
step edge {hang=necklace-chain? Lay the ends of {the hang} over the two upper corners. | Lay {the hang} over the top so that its ends run down both sides.} Run {the edge} around all four sides over it, pull it tight, fold it over and rub it down with a fingernail.
step look Hang it in a window with a grown-up, out of the noon sun: petals fade slowly in any light, and fast in that one.
further Press a few of each kind now, and let the second frame be for another season.
safety Glass edges cut: lift panes with both hands, never pull on a pane that sticks, and leave a chipped one out. Hang it on a firm hook, not above a bed.
skills composing, working clean, edging with tape
alt {many flowers} between two panes with a shining edge, hung in a window

* threaded-spice-garland
name garland
title Dried-Orange{sticks?  and Cinnamon} Garland | {leaves? Garland of Oranges and Leaves | Garland of Orange Slices} | {sticks? A Garland That Smells of Winter | Little Suns on a String}
about Orange slices glow against the light, {sticks? cinnamon smells of baking, | the peel still smells a little,} and nothing on it is plastic. After the holidays it goes on the compost. | Slice, {leaves? leaf, | knot,} {beads? bead: | gap:} the order is a rhythm, and your fingers know it after the third time.
step line Cut {the line} to {ft 6} with {the scissors} and tie a loop at one end.
step order Lay out everything that goes on it once along the table edge: {leaves? leaf, | }{beads? bead, | } slice, {beads? bead, | }{leaves? leaf, | } then {sticks? a stick | a gap}. The finest slice goes in the middle.
step sort Look through {the slices}: whole ones on the string, broken ones into a dish that scents the room.
step thread Thread {the needle} with the other end. Push it through each slice near the rind, from the front, and back out two fingers farther, so that the slice shows its face. {@6-8? A grown-up starts the holes. | }
step leaves Push {the needle} through {the leaves}, two at a time, beside each slice. {leaves=bay-leaf? Bay leaves crack when they are folded: go through the middle rib. | Go through the thick end, where they hold.}
step beads Slide one of {the beads} on at either side of every slice. {@6-8? Two colors can take turns. | They keep the leaves from sliding.}
step sticks Tie each of {the sticks} in with a simple knot around its middle, so that it hangs across.
step cones Tie {the cones} below with a short piece of its own.
step fix Hold it up: is it even left and right? Slide until it is. Then make a knot beside both outer pieces and a loop at the other end.
step hang Hang it in a window or on a shelf{@6-8,9-12?  with a grown-up}, away from candles and heaters.
further Single slices with a bead and a loop are ornaments for a tree, or for a present.
safety Dried rind is tough: push the needle down onto a cork or an eraser, never toward the hand that holds the slice. It is for looking at and not for eating.
skills threading evenly, arranging a rhythm, knotting
alt A garland of dried orange slices{sticks?  with cinnamon sticks}{leaves?  and leaves}

* carved-stamp-wrap
name printed wrapping paper
title Carved-Stamp Wrapping Paper: {V} | {block=eraser? Eraser-Stamp | Block-Print} Gift Wrap With {a V} | Hand-Printed Paper, One {V} at a Time
about {v.pic}, carved {block=eraser? into an eraser | into a soft block} and printed fifty times: no shop has this paper, and the stamp prints next year as well. | The first print tells you what the stamp wants to be. The fiftieth is wrapped around a present.
step plan Draw {v.draw} on one of {the block} with {the pencil}. Whatever you draw will print mirrored.
step outline With a grown-up beside you, cut along the line with {the cutter}, the tip pointing away from you and at a slant outward, so that the stamp is wider at its foot. {mat? {the mat} lies below it. | A thick magazine lies below it.} Turn {the block}, never the hand. Then take away everything around the shape in small chips, as deep as a coin.
step second Cut something small from the other block in the same way: a dot, a star, a drop. It fills the gaps.
step proof {ink=washable-ink-pad? Press the stamp onto {the ink} | Dab {the ink} onto the stamp with {the dab}} and print on a scrap of the paper. What prints that should not? Trim it with the cutter.
step roll Roll {the sheet} out and trim it to the size of the present with {the scissors}. Weigh the corners down.
step rows Print the {v} in rows, each row shifted by half a step. Ink it anew for every print, press straight down, count to three, lift straight up.
step dots Fill the gaps with the small stamp.
step tags Print one {v} on each of {the tags} as well, and cut the corners off at a slant.
step dry Let it dry for half an hour before it is folded or rolled up.
step tie Wrap the present and tie it with {the tie}.
further Print the same stamp with two colors of ink, one on each half.
safety Both hands stay behind the blade, and the block lies on the table and not in your palm. {block=lino-block? A block is softer when it has lain on a heater for a minute. | A small eraser is held with a clip or a clothespin and not with fingertips.}
skills carving, printing a repeat, planning in mirror image
waiting Half an hour to dry.
alt A sheet of wrapping paper printed with {v.alt}
say fir: name=fir; pic=A fir as large as a thumb; draw=three triangles on top of each other and a short trunk; alt=rows of little firs
say leaf: name=leaf; pic=A leaf with its middle vein; draw=a pointed leaf with one long vein; alt=rows of leaves
say fish: name=fish; pic=A fish with a forked tail; draw=a pointed oval with a forked tail and one round eye; alt=rows of fish

* papered-desk-set
name desk organizer
title {cans=can? Tin-Can | Round} and {box=cereal-box? Cereal-Box | Box} Desk Organizer | {wrap=wallpaper? Wallpaper | Paper}-Covered Desk Set | A Desk Set From the Recycling
about Pens in the cans, notebooks in the boxes, and the same {one wrap} over everything: suddenly it is a set and no longer the recycling. | A messy desk needs three places: one for what stands, one for what lies, one for what is small.
step rims {cans=can? A grown-up runs a spoon around the inside of each rim and presses every sharp spot flat. | Wipe {the cans} clean and take the labels off.} {@9-12? Then wash and dry them. | Wash and dry them.}
step coat Put down {newspaper} and paint rims and insides of {the cans} with {the coat}, two thin coats with {the brush}, and let them dry.
step line Stand {the box} upright. With {the ruler}, draw a slanting line across both broad sides, from high at the back to half as high in front, and join the ends on the narrow sides.
step cut {@9-12? With help, cut | Cut} along the lines with {the scissors}: a file for notebooks. Cut the second box to the height of a hand, for paper and cards.
step measure Lay a can on {the wrap} and roll it once: that is the length. Add a finger, mark the height and draw the strip with {the ruler} and {the pencil}.
step wrap Cut the strips out. Roll a can up in its strip, tight and straight, and glue the end down where it overlaps: {the glue} holds paper on paper better than on metal. Hold it for a minute.
step cover Cut {the wrap} larger than each box by a thumb's width. Brush the box with {the glue}, lay the sheet on, snip the corners at a slant and fold the edges inside.
step trim Run {the trim} around the cans where the paper meets the rim.
step label Letter {the label} with what belongs inside and glue them on.
step set Push the boxes together with a line of {the glue} between them, and hold them for a minute. The cans stay loose: they can travel. Let everything dry for an hour, and sort the whole desk into it. What does not fit anywhere may be what you do not need.
further A third box cut as low as a thumb makes a drawer for clips and chargers.
safety {cans=can? Rims of cans that were opened with a smooth opener are safe; a jagged one stays out. | Scissors cut toward the table and not toward the hand that holds the box.} Spray paint stays in the shed: brush-on paint does the same without the fumes.
skills measuring, cutting straight, covering with paper
waiting An hour to dry.
alt A desk organizer of paper-covered cans and boxes with pens and pencils

* hoop-photo-drop
name photo hanging
title {hoop=embroidery-hoop? Embroidery-Hoop | Ring} Photo Hanging | {clips=clothespin? Clip-On Photo Wall Hanging | Photo Wall Hanging} | {green? Hoop With Photos and Green | Photos on Knotted Cords}
about A ring, a few cords, {clips=clothespin? small clothespins | clips}: {photo=photo? photos | pictures} come and go, and not one of them needs a hole or glue. | Six cords fall from a ring, and on them hangs who matters. New pictures go in front, old ones move up.
step cut Cut six cords of {yd 1 1/4} from {the cord} with {the scissors}. What is left is for hanging.
step mount {hoop=embroidery-hoop? Take the inner ring out of {the hoop}: you need only one. | Lay {the hoop} flat.} Fold a cord in half, lay the loop behind the lower edge, pull both ends through it and tighten. Six times, side by side in three pairs.
step knot Tie two square knots into every pair: the outer left cord over the middle and under the right, the right one behind and out through the loop; then the same from the other side.
step beads Push one of {the beads} up each pair and knot below it.
step ends Comb the ends out with your fingers and cut them on a slant or to a point.
step green Lay {the green} along one side of the ring, tips outward, each over the stem of the one before, and bind it on with {wire? {the wire} | a thin piece of {the cord}}.
step lights Wind {the lights} loosely around the ring, the battery box hidden behind the green.
step loop Knot the last piece of {the cord} to the top of the ring as a loop.
step hoop Hang it on a nail or a hook at the height of your eyes before you go on: a hanging that is full on the table is crooked on the wall.
step photos Clip {the photo} to the cords with {the clips}, in zigzag, a hand's width apart, and some at the edge of the next one.
further On the back of each picture note the day and one sentence that was said.
safety {green=eucalyptus? Eucalyptus smells strong and is not for pets: hang it where a cat cannot chew it. | Hang it on the wall beside the bed and not above it.} Long cords stay out of reach of small children.
skills square knots, binding, composing
alt A ring with knotted cords and clipped-on pictures{green?  and green leaves on one side}

* feathered-raven-mask
name raven mask
title Raven Mask{plumes?  With Real Feathers} | {lines? Black and Gold Raven Mask | Raven Mask With a Folded Beak} | Raven for a Masquerade
about A folded beak, a fan of feathers, {lines? a few lines of gold | two dark eyes}: whoever comes in like this says "nevermore" all evening. | It is made in an hour and looks like Venice. The beak is one sheet with a fold down the middle.
step pattern Fold {paper} and draw half a mask along the fold: as wide as your face from nose to temple, with a dip above the nose. Cut it out, hold it up and mark where your eyes are.
step cut Trace it onto {the board} with {the pencil} and cut it out with {the scissors}. Cut a long triangle as well, a hand long and {in 3 1/2} wide on top, with a tab along the top edge.
step eyes {@9-12? With a grown-up, cut | Cut} the eyes out as almonds, {in 1 1/2} wide: fold the spot lightly and begin with a snip. Too large is better than too small.
step beak Fold the triangle down its middle, press the fold sharp, and fold the tab back: that is the beak. Glue its tab over the dip of the mask{glue=glue-gun? with {glue} | with {glue}, held by your fingers for two minutes}.
step paint Paint everything {color a} with {the brush}, back as well, so that nothing pale shows beside the eyes.
step dry Let it dry for half an hour.
step lines Draw fine lines with {the lines}: around the eyes, over the brow in a swing, along the beak, and a small spiral on the forehead.
step plumes {glue=glue-gun? With a grown-up near, glue | Glue} {the plumes} to the back of the upper edge: the longest in the middle, one beside the other, then a second row of short ones in front that covers the quills.
step gems Set {the gems} along the brow.
step band {punch=pencil? Press a hole through each side with {the punch}, into an eraser | Make a hole in each side with {the punch}}, a finger from the edge. Knot {the band} to both, as long as from hole to hole around the back of your head.
further Bend two feathers down beside the eyes: now it is an owl. White ones make a swan.
safety Cut the eyes with the mask flat on the table, never on a face. {glue=glue-gun? Hot glue burns for ten seconds: press feathers on with a craft stick. | Glue needs its time: no party before the feathers hold.} On stairs and streets the mask goes up onto your forehead.
skills making a pattern, scoring and folding, layering feathers
waiting Half an hour to dry.
alt A black raven mask with golden lines, a folded beak and a fan of feathers

* jeans-pocket-wall
name pocket organizer
means bar
title Jeans-Pocket Wall Organizer | Hanging Organizer From Old Jeans | The Wall of Pockets
about Three pairs of worn jeans have six good back pockets, and pockets are what a room is short of: for chargers, mail, scissors, headphones. | Jeans wear out at the knee and never at the pocket. Sewn onto a panel of their own legs they hold everything that lies around.
step pockets Cut the back pockets out of {the jeans} with {the scissors}, with the layer behind them, so that each is a closed pocket already.
step panel Cut the legs open along the inner seam and lay them flat. With {the ruler} and {the chalk} mark two strips of {in 10} by {in 26}, and cut them out.
step join Lay both strips on each other, good sides inside, and sew one long side, {in 1/2} from the edge, with {the sew} and {the thread}. {sew=needle? Backstitch holds best. | A needle for jeans goes through thick seams without skipping.} Press the seam open with your hands.
step hem Fold the two long sides and the lower edge over twice, as wide as a finger{pins? , pin them | }, and sew them down.
step plan Lay the pockets on the panel in two rows, the deep ones below, a hand's width free on top. Put in what they will hold: is there room? {pins? Fix the pockets with {the pins}. | }
step sew Sew each pocket onto the panel along its old stitches: down one side, across the foot, up the other. At the upper corners go back and forth three times; that is where it tears.
step tunnel Fold the top edge to the back, as wide as a hand, and sew it down {in 3} below the fold: a tunnel.
step patch Put {the patch} on a pocket or two.
step bar Push {the bar} through the tunnel. It should stick out by a thumb at both sides.
step rope Knot {the hang} to both ends of the bar and hang it on two hooks, or one strong one.
further The waistband with its button makes a loop for umbrellas, or a strap for a rolled blanket.
safety {sew=needle? Push a needle through thick seams with a thimble or a coin, and count pins and needles at the end. | Thick seams break needles: turn the wheel by hand where four layers meet, and keep fingers away from the foot.} Pull out every pin before it goes on the wall.
skills cutting up clothes, sewing thick cloth, planning a layout
alt A denim wall organizer with four pockets hanging up

* deck-hook-rail
name coat rack
title Skateboard Coat Rack | Hooks on a Retired Deck | The Deck That Holds Jackets
about A cracked deck does not go back to the park. It goes on the wall with its art outward, and holds jackets, helmets and headphones. | Seven layers of maple can carry more than a coat. Sanded, drawn on, four hooks: that is all it takes.
step strip With a grown-up near, take off trucks and wheels with {the driver} and keep the screws in a cup. The eight holes stay: they are part of it.
step sand Rub the underside and all edges with {the sand}, along the grain, until splinters and old wax are gone. Go over a crack twice. Wipe off the dust with a damp {cloth}.
step plan Draw a line along the whole deck with {the ruler}, a hand above the lower edge: below it come the hooks. Sketch the picture above it with {the pencil}, from end to end.
step paint {color=acrylic-paint? Paint it with {the color} and {the brush}, large areas first, outlines when they are dry. | Fill the large areas with {the color}, then draw the outlines and the small patterns.} Some bare wood may show.
step sticks Set {the stick} where two colors meet, and rub them down hard.
step dry Let it dry for three hours.
step places Measure the length, divide it by five and mark four places on the line. With a grown-up, press a screw point into each mark, so that the screws will not slip. The outer marks stay away from the crack.
step hooks With a grown-up, hold each of {the hooks} on its mark and turn {the screws} in with {the driver}, until nothing wobbles.
step mount A grown-up fixes the deck to the wall with two long screws through the old truck holes, one at each end, into wood or wall plugs.
step use Hang the heaviest jacket on it and wait for an hour. Nothing moved? Then the helmet too.
further The wheels left over become feet for a box, or knobs for a drawer.
safety Old decks splinter: sand first, touch later, and wear a cloth over your nose. A drill is a grown-up's tool; turning screws in by hand is yours.
skills sanding, designing along a line, fixing screws
waiting Three hours to dry.
alt A painted skateboard deck on a wall with four hooks below

* framed-dice-tray
name dice tray
title Dice Tray From a {one frame} | {lining=felt? Felt-Lined | Soft-Lined} Dice Tray | A Tray Where Every Roll Counts
about A roll that falls off the table does not count, and starts an argument. {frame=picture-frame? A picture frame | A frame} with {lining} inside ends both: the dice stay in, and nobody hears them. | For game night, and between game nights for keys, rings and whatever was in the pockets.
step open {frame=picture-frame? With a grown-up, take the back and the glass out of {the frame}. The glass is put away safely, it is not needed. | Empty {the frame} and wipe it clean.}
step gold {gold=metallic-paint,acrylic-paint? Brush {the gold} onto the rim with {the brush}, more in the corners than on the flats. | Draw a line of {the gold} along the rim and signs in the corners.} It dries while you go on.
step floor Lay the back of the frame on {the floor}, trace it with {the pencil} and cut it out a hair smaller: the floor.
step lining Cut {the lining} a finger larger than the floor on all sides. Spread {the glue} thinly, lay it on from one side to the other, fold the edges around and glue them down behind.
step press Lay it face down under a heavy {book} for half an hour.
step corners Cut four triangles from {the skin} and glue one around each corner of the frame, like the corners of an old book.
step lace Punch two holes through each triangle before the glue grips, and lace {the cord} through in a cross, knotted behind.
step studs Set {the studs} along the rim and glue them fast.
step close Push the floor into the frame from behind, lining up. Check with {the ruler} that the rim stands at least {in 1/2} above it, then run {the glue} along the seam behind and let it set for half an hour.
step roll Roll three times. A twenty? It brings luck. A one? It has to be broken in.
further From the rest of {the lining} and a cord make a bag for the dice: a circle as large as a plate, with holes all around.
safety {frame=picture-frame? A grown-up takes the glass out, wraps it in newspaper and puts it away. | Dice are small: little brothers and sisters get large ones.} {glue=glue-gun? Hot glue is spread with a craft stick and never with a finger. | Glue with the window open.}
skills lining, working with corners, finishing a frame
waiting About an hour for the glue.
alt A framed tray lined with green, with corners in another color and golden rim

* tin-pocket-album
name pocket album
title {tin=cookie-tin? Accordion Album in a Tin | Accordion Album in a Box} | {tin=cookie-tin? A Friendship in a Mint Tin | A Friendship in a Small Box} | The Album for a Pocket
about Lift the lid, pull, and one picture after another comes out: everything the two of you were, in something that fits into a jacket. | Those who move away take few things along. This one weighs nothing, and there is room for pictures that have not been taken yet.
step measure Open {the tin} and measure the inside with {the ruler}. Take off as much as a coin is thick on each side: that is a page. Draw strips of that height along {the strip} with {the pencil}.
step cut Cut out three strips with {the scissors}, and round their corners as the tin does.
step fold Fold each strip in zigzag, every fold one page from the last. Run the back of {the ruler} over the folds: thin folds fit, fat ones do not.
step join Join the strips to one with {the stick}, end page on end page. Put it in and close the lid: does it fit?
step photos {photo=photo? Cut {the photo} apart, or smaller, | Cut {the photo} smaller} so that each leaves a rim on its page. Thin paper makes a slim album, so cut copies and keep the prints.
step glue {stick=tape? Fix each picture with {the stick} on its back | Stick the pictures on with {the stick}}, on the front of every second page first: the oldest in front.
step write Write beside each with {the pen}: the day, the place, and one sentence that only you two understand.
step deco Set {the deco} into the empty corners, flat ones only.
step ribbon {fix stick} {the ribbon} under the album's last page: who pulls at it, pulls out everything.
step tin {fix stick} the last page to the floor of the tin. {cover? Cover the lid with {the cover}, cut to its shape, | On the lid goes a small piece of the same paper} and close it.
further Leave the last three pages empty and write on them: to be continued.
safety Tins have edges: fold paper on the table, not on the rim. Pictures of others go in only when they may.
skills measuring, folding exactly, telling a story in order
alt A small open tin with a zigzag strip of pictures coming out of it

* wound-rope-scratcher
name scratching post
title {rope=rope? Rope-Wound | Cord-Wound} Cat Scratching Post | A Scratching Post From Boxes and Rope | The Post That Saves the Sofa
about Cats scratch to stretch and to leave word that they were here. Give them something better than the sofa: upright, rough, and as steady as a tree. | Boxes for the foot, {core=cardboard-tube? tubes | {core}} for the trunk, and sixteen yards of {rope} wound as tightly as you can.
step core {core=cardboard-tube? Push two of {the core} into each other or side by side, and fill them with rolled cardboard until they are hard. | Set {the core} one on the other and glue them together.} A knee high is good; taller needs a wider foot.
step disks Draw six squares of {in 16} on {the board} with {the ruler}, and a small one of {in 8} for the top.
step cut With a grown-up, cut them out with {the knife}, slowly, along {the ruler}, on a pile of scrap cardboard.
step base Glue the six squares on each other, the waves of the cardboard turned by a quarter each time. Stand on it until it holds: that is the weight that keeps the post upright.
step slot Cut a hole the width of the post into the two upper layers, together with the grown-up, set the post in and glue it all around. Glue the small square on top.
step start {glue=glue-gun? With a grown-up beside you, glue | Glue} the end of {the rope} to the foot of the post and hold it until it is fast.
step wind Wind it upward, each turn pressed against the last, with a line of glue every third turn. Pull hard: a loose turn catches claws. Glue the end under the last turn.
step cushion Cut a square from {the cloth} for the foot and glue its edges down: a place to lie in wait.
step tassel Cut three strips as long as your forearm from {the cloth} and braid them. Knot {the bell} into the end, and fix the braid under the top square{string? with {the string} | }.
step test Let the glue dry for half an hour, then rub catnip on it, or scratch it yourself while the cat watches. Nothing works better.
further The left-over cardboard cut in strips as wide as a hand and rolled up tightly is a second scratcher, to lie on.
safety The knife cuts away from you and from the hand that holds the cardboard. {bell? Look at the bell and the braid each week: what gets loose comes off before it is swallowed. | Look at the winding each week, and glue what gets loose.}
skills building for weight, winding tightly, knowing an animal
waiting Half an hour for the glue.
alt A scratching post wound with rope on a cardboard foot

* illuminated-charter
name illuminated scroll
title Illuminated Medieval Scroll | {tea? Tea-Stained | Hand-Lettered} Scroll With a Golden Initial | {seal? A Charter With a Seal | A Page From the Monastery}
about In a monastery one page took a week: lines, letters, then the great initial in gold, so that it lit up in candlelight. That is why it is called illuminated. | An oath, a deed, a recipe, a pardon for homework: written like this, everybody believes it.
step brew Let {the tea} draw in {water}, hot from the kettle, until it is nearly black, and let it cool. {@9-12? A grown-up pours the hot water. | Pour with a grown-up around.}
step stain Lay {the sheet} on the {baking-tray} and brush the tea over it unevenly{tea=tea-bag? , then leave a wet bag lying on it for a spot | }. Crumple one corner, tear the edges a little.
step dry Let it dry flat for two hours, on a rack or a cloth. It gets paler as it dries.
step lines Rule pale lines with {the ruler} and {the pencil}, as far apart as your thumb is wide. Leave a square four lines high at the upper left, and a wide margin.
step initial Draw the first letter of the text in the square, with thick stems and thin joins. Let a vine grow out of it and down the margin, leaves left and right. A beast may hide in it.
step gold Fill the ground behind the letter and the vine with {the gold}{brush? in a thin even coat | }: gold came first, the monks said, for it does not forgive.
step color Color letter, leaves and beast with {the color}, {color c} and {color d}, and set tiny white or bare dots along the edges.
step write Write the text with {the ink} on the lines, tall narrow letters, all strokes down, with a pause for every word.
step seal {seal=air-dry-clay? Press a coin of {the seal} onto {ribbon? the ends of {the ribbon} | the foot of the page} and a sign into it. | Color {the seal} red with {color? {the color} | ink}, let it dry and glue it to {ribbon? the crossed ends of {the ribbon} | the foot of the page}: in the Middle Ages a seal said what a name says today.}
step roll Roll it from the foot up and tie it, or hang it flat with two clips.
further Learn four letters of a real hand, uncial or blackletter, from a picture of an old page.
safety {tea? Hot tea is poured by somebody tall, and cools before anybody paints with it. | Ink stains: sleeves up, and a sheet below.} No flame comes near: candle wax seals are a grown-up's business.
skills hand lettering, designing an initial, aging paper
waiting {tea? Two hours for the paper to dry. | }
alt A brown scroll with a golden initial, lines of writing and a red seal

* cut-open-cell-ball
name cell model
title 3D Animal-Cell Model | Animal Cell, Cut Open | A Cell With a Window
about A cell is no flat drawing: it is round, and full. A quarter is cut out of the ball, and everything inside can be pointed at. | Eight flags, eight parts, and each has its task. Whoever built it can explain it without notes.
step mark Draw a line around the middle of {the ball} with {the pen}, and another over the top, so that a quarter is marked.
step cut A grown-up cuts along the lines with {the knife} to the middle, sawing gently, and lifts the quarter out.{knife=plastic-knife,metal-spoon?  Crumbs and bumps do not matter: paint covers them. | }
step skin Paint the outside {color a} with {the brush}: the membrane that decides who comes in.
step inside Paint the two cut faces {color b}: the cytoplasm, the jelly. Let everything dry for an hour.
step core Shape a nucleus as large as a walnut from {the clay}, with a darker ball pressed into it, and push it onto the middle of the cut. It keeps the plans.
step power Shape three beans with a wavy line on top: mitochondria, the power stations. Two small balls are lysosomes, which clean up.
step folds Roll thin snakes and lay them in folds beside the nucleus: the endoplasmic reticulum. A small pile of flat ones is the Golgi body, the packing room.
step beads Press {the beads} onto the folds and between them: ribosomes, which build.
step flags Cut {the paper} into eight strips, write a name on each with {the pen} and fold it around one of {the flags} with {glue} inside.
step place Stick each flag in front of its part and check it against your book. Then cover the names and say them.
further From the quarter that is left over make a corner of a plant: a wall, a large vacuole, green chloroplasts.
safety Only a grown-up cuts, on a board, with the ball held from above. Foam crumbs go into the trash before they blow about, and {flags? {many flags} lose | what is pointed loses} one tip.
skills modeling to a plan, labeling, explaining
waiting An hour for the paint.
alt A round cell model with a quarter cut out, soft parts inside and small flags

* broken-china-pot
name mosaic pot
means glove
title Broken-Plate Mosaic Flower Pot | China Mosaic Pot for the Garden | The Plates Go On as a Pot
about Chipped plates with a pattern are too good for the trash. In Barcelona whole benches and roofs are covered like this. | From near it is a puzzle of a hundred pieces, and from the garden path it is a pot that nobody else has.
step pot Wash {the pot} with {water} and let it dry: glue does not hold on dust.
step pieces A grown-up alone wraps one plate at a time in {the cloth} and breaks it{hammer? with {the hammer} | outside on stone}, in goggles and thick gloves, sorts out every splinter and rubs the sharpest edges off on stone. Pieces as large as a thumbnail are right.
step lines Draw a line below the rim with {the pencil}, and the large shapes of the pattern: waves, a flower, rings. Sort the pieces by color and edge{gloves? , in {the gloves} | , with gloves on}.
step rim Butter each piece with {the glue}, as thick as a coin, and set it on the rim first, straight edges up, a gap like a pencil line between all of them.
step field Go on below, first along your lines, then the ground between, from the bottom up so that nothing slides. Hold large ones with a strip of tape.
step more Set {the more} where the pattern needs a point: the middle of a flower, the crest of a wave.
step gap Let it dry for a whole day. {gap=acrylic-paint? Then dab {the gap} into the gaps. | Then rub {the gap}, softened with water, into the gaps with a fingertip of {the cloth} until they are level.}
step wipe After ten minutes wipe the pieces clean with a damp corner of {the cloth}, until they shine and the gaps stay full. Another day, and it may hold earth.
step plant Set {the plant} into it.
further Put the prettiest piece, a bird or a signature, where it can be read.
safety Only the grown-up breaks plates, far from everybody else, and sweeps afterwards. Sharp corners point into the glue and never outward. Work with the window open.
skills setting a mosaic, planning a pattern, patience
waiting A day for the glue, and a day for the gaps.
alt A flower pot covered with a mosaic of blue, white and yellow pieces

* nailed-constellation
name constellation board
title Constellation String Art on Wood | A Constellation in Nails and Thread | Your Star Sign, Nailed Down
about A nail for each star, a thread for each line that people have drawn between them for four thousand years. The black board does the rest. | Take the sign under which you were born, or the one that stood over the tent last summer.
step sand Rub the front and the edges of {the board} with {the sand} until nothing catches.
step ground {ground=canvas? Lay the {one ground} on {the board}, so that the wood lies close behind the cloth: the nails will hold both. Black is the night itself; a white one is painted first. | Paint {the board} {color a} with {the brush}, thinly, along the grain. Let it dry for an hour.}
step spatter {spatter=toothbrush? Dip {the spatter} into a little pale, watery paint and flick it over the board with a finger: | Tap a brush with {the spatter}, thinned, over the board:} the small stars that have no name.
step plan Find a real star map and copy your constellation onto {the plan} with {the pen}, large: a dot for every star, ten of them, pale lines between.
step tape Fix {the plan} on the board with {the tape}. Not in the middle: leave some night beside it.
step nails {@9-12? With a grown-up, hold | Hold} each of {the nail} with a {clothespin}, never with your fingers, tap it in at a dot with {the hammer}, and stop when {in 1/2} stays out. The brightest stars may stand a little higher.
step tear Tear the paper away over the heads, small pieces with {pen=pencil? the tip of the pencil | a nail}.
step thread Knot {the thread} to the first star and lead it along the lines: once around every nail, tight, and on to the next.
step second Go the same way back, so that every line is double. Tie it off at the start with three knots and cut it short with {the scissors}.
step names Write the name of the brightest star beside it with {the names}, very small.
further Add the moon on the day you were born: somebody in a library, or on the internet, knows its shape.
safety {@9-12? A grown-up sits beside you while you hammer. | Hammer with a grown-up within call, the board on something soft.} Wear glasses of some kind, and count the nails that are left.
skills reading a star map, hammering, keeping tension
waiting {!ground=canvas? An hour for the paint. | }
alt A black board with a constellation of nails and silver thread

* felt-cactus-pot
name felt cactus
means bean
title Felt Cactus in a Pot | {pins? A Cactus for Pins | A Cactus That Needs No Water} | Hand-Sewn Cactus{pot=terracotta-pot?  in a Clay Pot}
about It needs no light and no water, and {pins? wherever it stands a needle gets lost no more. | it looks best where every real plant has given up.} Four halves, one seam, and it stands. | Whoever forgets to water gets this one: sewn in an afternoon, green for years.
step plan Draw half a cactus on folded {paper}, {in 5} high and as wide as your pot is inside, round on top and straight below. Cut it out and open it.
step cut Pin the shape to {the felt} or hold it, trace it with {the pen} and cut it four times. For the arm cut a bean twice, as long as your thumb and half.
step halves Lay two shapes on each other and sew them together down the middle line, from the top to the foot, with {the thread}. Do the same with the other two.
step join Lay both pairs on each other and sew all around in small stitches, close to the edge, the foot left open: opened up, it has four ribs.
step fill Push {the fill} in with the end of {the pen}, rib by rib, until it is firm. Sew the foot shut in big stitches.
step arm Sew the two beans together, stuff them through the last gap, and sew the arm on at half height, all around.
step spines Stitch small crosses with {the spines} all over, every second one shifted: the spines.
step bloom Sew {the bloom} on top.
step pot Put {the stones} into {the pot}, two thirds full, set the cactus in and press the rest in around it until it stands straight.
step pins Stick {the pins} into the head.
further Three in three sizes share one long pot: one tall, one round, one with two arms.
safety Count needles{pins? and pins} when you stop: what is lost in felt is found by a foot.
skills making a pattern, whipstitch, shaping with stuffing
alt A green felt cactus with white spines in a pot

* arm-looped-scarf
name scarf
title Arm-Knit Scarf | A Scarf Without Needles | Knitted on Two Arms
about Your arms are the needles. Loop over hand, loop over hand, and in under an hour a scarf as thick as a wrist hangs from your elbow. | No needles, no pattern, no counting beyond eight. The thicker the yarn, the sooner it is done.
step strand Find the ends of {the yarn} and take {yarn=wool-roving? one strand | two or three strands together if it is thin}: the strand should be as thick as a finger.
step slip Leave a tail of {ft 6}. Then tie a slip knot: a loop in which you pull a second loop. Put it on your right wrist and tighten it, not too much.
step cast Cast on eight: lay the tail over your left thumb, go with the right hand through the loop on the thumb, grip the working yarn, pull it through and up onto the wrist. Eight loops sit on your right arm now.
step row Lay the working yarn in your right fist. Pull the first loop over the fist, off the arm: in the fist is a new loop. Turn it and put it on the left wrist. Go on until all eight have moved.
step back Now the other way around, from left to right. Pull each loop snug on the wrist: loose arms make holes. Twenty to twenty-five rows make a scarf.
step pause Need your hands? Slip all loops onto the back of a {chair}, in their order, and later back onto the arm.
step off Bind off: knit two loops onto the free hand, lift the first over the second and off, knit one more, lift again, until one loop is left. Cut the yarn and pull it through.
step ends Weave all ends back through three stitches with your fingers, then cut them short with {the scissors}.
step join Lay both ends together and lace them with a piece of yarn: now it is a loop without an end, wound twice around. Or leave it long.
step label Sew {the label} on near the seam{tie? with {the tie} | with the finest strand}.
further Four loops make a headband in a quarter of an hour.
safety While your arms are in it, somebody else opens the door: free your hands in time. A long scarf is tucked in on bikes and escalators.
skills casting on, knitting, binding off
alt A thick knitted loop scarf with a small label

* storm-in-a-jar
name storm in a jar
means box
title A Storm in a Jar | Thundercloud Night-Light in a Jar | {drops? Rain, Lightning and a Jar | The Cloud Under the Lid}
about Switch it on, and it flashes in the cloud; {drops? the rain hangs in the air and never lands. | below, the land waits.} Weather that stays where you put it. | A jar, a handful of fluff, one light: somebody's mood on a shelf, and a lamp for the night as well.
step jar Wash {the jar} and dry it until no haze is left.
step ground Fill {the ground} into the bottom as the land, higher on one side.
step house Set {the house} on it{house=cardstock? , folded to a tiny house, | } with a dot from {the stick}.
step cloud On a {plate}, pull {the cloud} apart and shape a cloud that fits through the mouth of the jar: it may swell up inside.
step tint {tint=charcoal,chalk? Rub {the tint} off on paper and stroke | Dab a little of {the tint}, thinned, onto} the underside of the cloud: rain clouds are gray below. {tint=watercolor-paint,food-coloring? Let it dry. | }
step drops Knot {the drops} onto pieces cut from {the line} with {the scissors}, two or three on each, at different heights, and tie each piece to the fluff.
step light {light=string-light? Wind {the light} through the cloud, evenly, the battery box outside under the lid. | Nest {the light}, its lid screwed tight, in the middle of the cloud.}
step hang Fix the cloud to the inside of the lid with {the stick}, or let it hang from its wire, so that it fills the upper third.
step bolt Cut a bolt of lightning from {the bolt} and stick it below the cloud, pointing down.
step close Close the lid without squeezing a wire, turn the room light off and switch the storm on.
further Make a row: fog, snow, sun after rain. On the lid goes the day that looked like this.
safety Only battery lights, and never a flame: fluff burns. Switch it off before you sleep.
skills building in layers, working through a narrow opening, setting a mood
waiting Half an hour until tint and glue are dry.
alt A jar with a lit cloud, a bolt of lightning and drops above a small land

* frame-for-earrings
name jewelry frame
title Jewelry Frame With {net=lace? Lace | a Net} and Hooks | {one frame} Jewelry Organizer | An Old Frame That Sorts Earrings
about Earrings hang in the {one net}, chains hang below, and nothing is in a knot in a drawer anymore. It is a picture that changes with what you wear. | One frame from the attic, one piece of {one net}: the most useful thing on the wall.
step open {frame=picture-frame? With a grown-up, take the back and the pane out of {the frame}. The pane is wrapped up and put away. | Empty {the frame}.} Wipe the frame with a damp {cloth}.
step paint Paint {the frame} with {the color} and {the brush}, one thin coat and a second one.
step dry Let it dry for an hour.
step cut Cut {the net} as large as the back of the frame plus a finger on every side.
step stretch Glue it to the back with {the glue}, first the middle of each side, opposite sides in turn, then the corners. Pull it as tight as a drum, and cut off what sticks out.
step dots Mark the places for the hooks along the lower edge with {the pen}, evenly.
step hooks {hooks=cup-hook? Push a hole with the tip of the first hook, then turn {the hooks} in by hand until they stand straight. | {hooks=paper-clip? Bend {the hooks} open to hooks with two arms, and hang them along the lower edge of the net. | Press {the hooks} firmly in at the marks{hooks=pushpin? , slanting upward | , with their screws}.}}
step trim Glue {the trim} into the corners.
step hang Tie {the hang} to the upper corners, or set the frame on a dresser, leaning on the wall.
step fill Hang everything up, sorted by color or by how often it is worn. One corner stays free.
further A strip of felt rolled up tightly and glued along the top holds rings.
safety {frame=picture-frame? A grown-up takes the pane out: old glass breaks. | Push hooks in on the table, never in your lap.} {glue=glue-gun? Press cloth into hot glue with a craft stick. | Let the glue set before anything hangs on it.}
skills stretching cloth, dividing evenly, finishing a frame
waiting About an hour to dry.
alt A frame with a net full of earrings and hooks with chains below

* lavender-bath-salts
name bath salts
title {herb=lavender? Lavender Bath Salts | {herb=petal? Flower-Petal Bath Salts | {herb=orange-peel? Orange Bath Salts | Herbal Bath Salts}}} | Bath Salts in a Jar | {herb=lavender? A Jar of Calm | A Jar for a Long Bath}
about It is mixed in half an hour, it keeps for a year, and it gives away twenty quiet minutes. | A handful in warm water, the door closed, the phone outside. Two jars: one to give away, one for after the exam.
step jar Wash {the jar} and dry them well: one wet spot makes salt clump.
step herb Rub or cut {the herb} small with {the scissors}. {herb=petal,orange-peel,fresh-herb,eucalyptus? It must be quite dry: two days on paper in a warm place. | Take the stems out.}
step mix Stir {the salt} and {the herb} together in a {bowl} with a {spoon}.
step soda Stir in {the soda}: it makes the bath soft.
step oil Work {the oil} in drop by drop, until it looks like damp sand.
step color Take a third out, stir in one drop of {the color} until it is even, and let it dry on a plate of paper.
step fill Spoon it into {the jar}, in layers if you have two tones, and knock the jar on your palm so that it settles.
step cover Cut a circle from {the cover}, three fingers wider than the lid.
step tie Tie {the tie} around the neck{cover? over the cover | }, in a bow.
step label Write with {the pen} on {the label}: what is in it, the date, and "two handfuls for a bath". One for each jar, hung on {the tie}.
further A small cloth bag {tie? tied with {the tie}} holds one portion, and no leaves float in the tub.
safety Not for eating, not in eyes, and not on skin that is sore: write on the label what is in it, for people with allergies. {oil? Oil makes a tub slippery: step out with care. | A mild scent is enough.}
skills mixing, layering, packing a present
alt A jar of bath salts in layers with a cloth cover{tie? , {a tie}} and a label

* clockwork-beetle-pin
name beetle {pin=pin-back? brooch | charm}
title {parts=charm? Clockwork | {parts=old-jewelry-piece? Jeweled | Steampunk}} Beetle {pin=pin-back? Brooch | Charm} | A Beetle From Spare Parts | Steampunk Scarab
about What once ticked or clasped becomes armor: small metal parts, laid like wing cases on a body of {one back}. | Every museum has a drawer of beetles. This species is yours: it was found in a box of odds and ends.
step shape Draw a beetle on {the stiff}, as long as your thumb: an egg with a small round head. Cut it out.
step back Glue it onto {the back} with {the glue} and cut {the back} out along its edge. Trace it once more and cut a second one: it will close the underside.
step legs Cut three pieces of {the wire}, {in 4} each, with {the pliers} and lay them across the underside. Bend knees and feet, three on each side, and roll every tip into a tiny loop.
step lay Lay {the parts} out on the body before anything sticks: two large ones as wing cases, a straight line between them, small ones toward the tip. Take a picture.
step wings Glue them on from the tip forward, each one a little over the last, like tiles on a roof.
step feelers Bend one more piece of {the wire} into a V with curled tips{beads?  and thread a bead onto each | } and glue it under the head with a dot of {the glue}.
step beads Glue two of {the beads} on as eyes and the others where a gap shows.
step rub Touch the raised edges with {the rub} on a fingertip, hardly any.
step close Put {the glue} on the underside, over legs and feelers, and press the second piece of {the back} on. Weigh it down for an hour.
step pin {pin=pin-back? Glue {the pin} to the middle of the underside, a little toward the head, so that it does not tip forward. | Fix {the pin} to the underside with a strip of leftover cloth and glue.}
further Pin three different ones into a frame, with Latin names that you make up.
safety Work with the window open, and let the glue set without touching it. Old watches are opened by a grown-up: their batteries must not lie about.
skills composing small parts, bending wire, finishing jewelry
waiting An hour for the glue.
alt A beetle of small metal parts with wire legs and bead eyes

* floss-tassel-earrings
name tassel earrings
title Tassel Earrings | {floss=embroidery-floss? Embroidery-Floss | Thread} Tassel Earrings | Two Tassels, Two Ears
about One skein, a piece of card, ten turns of the wrist: and something swings when you laugh. | They weigh next to nothing, match whatever you wear, and cost less than the bus there.
step card Cut {the card} as high as the tassel is to be, {in 2 1/2} by {in 2}, with a notch in the lower edge.
step wind Wind {the floss} around it sixty times, side by side, not too tight. {floss=yarn,raffia? Twenty turns are enough. | Count aloud.}
step top Thread {the needle} with a piece of {in 8}, push it under all the turns at the top and tie it tightly with two knots. The ends stay long.
step cut Cut the turns open along the lower edge with {the scissors}, and slide the card out.
step neck With the second color wind a neck, {in 1/2} below the top, twelve tight turns, and pull the end under them with the needle.
step trim Comb it with your fingers, roll it up in paper and cut the ends off straight through both.
step bead Thread {the bead} onto the long ends with {the needle}.
step ring Tie {the ring} on above with the long ends.
step hook Open the loop of one hook sideways, hang the tassel in and close it again. Knot the long ends around it twice, and hide them in the tassel.
step second Make the second one with the same count and hold both against {the ruler}: alike to a hair?
further Ten small ones on a cord make a garland, one large one a bookmark.
safety Hooks only for ears that are pierced and healed. Take them off for sports and for sleep.
skills winding evenly, knotting, working in pairs
alt Two tassel earrings with colored necks and beads

* knotted-key-fob
name key fob
title Macramé Key Fob | Knotted Key Ring{bead?  With a Bead} | A Key Ring in Two Knots
about Two knots, forty minutes: whoever has made this one can make a plant hanger. And your keys are never at the bottom of the bag again. | The square knot is the mother of all macramé. Here it is small enough to learn on the bus.
step cut Cut two pieces of {the cord}, {ft 5} each, and two of {ft 3}, along {the ruler} with {the scissors}.
step mount Fold each piece in half, lay the loop behind {the ring}, pull the ends through and tighten: long ones outside, short ones in the middle. Eight strands hang down.
step fix Fix the ring to the table with {the tape}, so that both hands are free.
step square Take the two outer strands from each side. Lay the left ones over the middle and under the right ones; bring the right ones behind the middle and up through the loop on the left. Pull.
step more Now the same, beginning on the right: that is one square knot. Repeat both halves five times. If you forget to change sides, it turns into a spiral, and that is pretty too.
step bead Push {the bead} over the middle strands and lead the outer ones around.
step lower Tie three more square knots below.
step second Wind {the second} ten times around all the strands, tightly, and pull its end under the turns.
step fringe Cut the ends off at a slant, a hand below, and comb them open.
step use Hang a key on it and pull hard once. Nothing gives? Then it may go along.
further A version twice as long with a clasp goes around a wrist, or hangs a water bottle from a backpack.
safety It hangs on bags and keys and not around a neck. Short ends are cut away from the knot and not toward it.
skills lark's head, square knot, wrapping
alt A knotted key fob with a bead and a fringe on a ring

* patterned-doodle-tile
name doodle tile
title Zen Doodle Tile | {sheet=stone? A Stone | A Square} of Quiet Patterns | Four Patterns, One Pen
about Nothing has to be drawn here, only repeated: line beside line, ring in ring. After ten minutes the shoulders are down. | There is no eraser in this craft, and no mistake: what went wrong is done twice more, and is a pattern.
step dots {sheet=wood-slice,stone? Set four pale dots near the edge of {the sheet} with {the pencil}. | {ring? Trace {the ring} on {the sheet}, | Choose a piece of {the sheet} about as large as your palm,} and set four pale dots near its edge with {the pencil}.} Join them to a loose frame.
step path Inside draw one line that wanders, loops and crosses itself. It divides the space into four or five fields.
step first Now {the pen}. First field: lines side by side that follow the edge, each copying the last one's mistakes.
step second Second field: rings in rings, large and small, until they touch. Fill the gaps with dots.
step third Third field: a net of slanting lines, and every second mesh gets a dot.
step fourth Fourth field: stems that grow from one side, with drops to the left and right. No two people draw this one alike.
step shade With {the shade}, lay a soft shadow along one side of that line and smudge it with a fingertip: the fields lift off.
step color Tint two or three spots with {the color}, no more.
step mount {mount=construction-paper? Glue it onto {the mount} with a rim of a finger. | Put it into {the mount}.}
step sign Sign it small at the edge. Turn it around: which way is up is decided last.
further Draw one a day for a week, each with one new pattern from outside: a fence, a fern, a drain cover.
safety Rest your hand after each field and shake it out. Permanent ink goes through thin paper: something lies below.
skills repeating a pattern, steady lines, letting go
alt A square tile with four fields of black line patterns

* rag-strip-garland
name rag garland
title Farmhouse Rag Garland | No-Sew Rag Garland | {cloth=denim? Jeans Strips on a String | Scraps on a String}
about No needle and no measuring to speak of: strips knotted side by side until the line is full. The more the edges fray, the better. | Each strip was something once: a shirt, a sheet, a tablecloth. Together they are a garland for the porch, the mantel or the party.
step line {@6-8? A grown-up cuts {the line} to the length you want, {ft 6} for a window, and ties | Cut {the line} to the length you want, {ft 6} for a window, and tie} a loop at both ends.
step cut {@6-8? Together, cut | Cut} {the cloth} into strips, {in 1 1/2} wide and {in 12} long, with {the ruler} and {the scissors}. Cotton can be snipped and torn: the tear runs straight by itself. Lay the colors out in an order, or close your eyes and take what comes.
step second Cut {the second} into strips of the same length, narrower ones.
step tie Fold a strip in half, lay the loop behind the line, pull both ends through it and tighten. That is a lark's head; the plain double knot does it too.
step push Push each new strip up against the last one. Full is beautiful.
step mix Knot in a strip of {the second} after every fourth.
step trim Tie {the trim} in here and there.
step even Hold it up and trim the ends: all level, or longest in the middle.
step lights Wind {the lights} loosely along the line, behind the strips.
step hang {pegs? Fix it with {the pegs} | Hang it by its loops} on a shelf, a fence or a curtain rod, {@6-8? with a grown-up, | } out of reach of very small children.
further Twelve strips on an embroidery hoop make a wreath for the door.
safety {@6-8? Cloth is tough: strong scissors are shared with a grown-up. | Cut on a table and not on your lap.} A garland is never a necklace or a rope to play with.
skills cutting strips, knotting, arranging colors
alt A garland of cloth strips knotted on a line

* red-packet-lantern
name red lantern
title {packets=envelope? Red-Envelope Lantern | Red Paper Lantern for Luck} | {packets=envelope? Hongbao Lantern | Lantern for the Lunar New Year} | A Lantern of Six {packets=envelope? Envelopes | Red Papers}
about Red keeps trouble away, gold calls luck in: {packets=envelope? six envelopes, like those that carry the New Year's money, | six folded papers} stand in a ring and become a lantern. | For fifteen days the New Year is celebrated, and on the last one the lanterns come out. This one folds flat until then.
step packets {packets=envelope? Take six of {the packets} and tuck the flaps in. | Cut six pieces from {the packets}, {in 3 1/2} by {in 6 1/2}.} Red is best; {@6-8? color others red. | gold or pink will do.}
step draw Fold each in half the long way, open it again, and draw a sign in the middle of both halves with {the gold}: a blossom, a fish, a coin with a square hole, or the character for luck, copied with care.
step fold Close the fold, the signs outside, and press it sharp. Then fold the two upper corners and the two lower ones in toward the fold, so that both ends get pointed.
step pair {fix stick} the back half of one to the front half of the next, edge on edge, and go on until all six are a fan.
step ring Open the fan around until the first half meets the last, and {fix stick} them together: the lantern stands.
step gold Trace all edges once more with {the gold}.
step line Cut {the line} to {ft 2} with {the scissors}, knot it and pull it up through the middle, the knot below, and make a loop above.
step tassel {tassel=tassel? Tie {the tassel} to the knot below with what is left of {the line}, and trim the ends with {the scissors}. | Wind {the tassel} thirty times around four fingers, tie it at one end, cut the other end open with {the scissors}, and hang it below.}
step bead Thread {the bead} onto the line, just below the lantern.
step hang Hang it in a doorway or a window {@6-8? with a grown-up | }, two or more in a row.
further A riddle on a slip hangs below each lantern at the festival: whoever solves it may keep it.
safety No flame and no bulb go inside: paper burns. Lines hang out of reach of small children.
skills folding exactly, symmetry, making a tassel
alt A red and gold paper lantern on a line

* deck-of-reasons
name card book
title A Card Book of Reasons | Fifty-Two Reasons in a Deck of Cards | The Deck That Says It
about A deck of cards, two holes, and on every card one reason: the laugh, the pancakes, that day in the rain. Twenty-seven cards have fifty-two sides and two covers. | It fits into a pocket and takes an evening. Nobody who got one has ever thrown it away.
step list Write the reasons down on a piece of {the paper} first, with {the pen}. Ten come at once, the next forty are the good ones: small, exact, only true of this person.
step punch Take twenty-seven of {the cards} and punch two holes into the left edge of each with {the punch}, the first card as the pattern for all: {in 1/2} from the edge, above and below.
step labels Cut {the paper} into labels, a finger smaller than a card on all sides. {@9-12? Round the corners. | Round the corners a little.}
step cover On the first card goes the title: "52 reasons", and the name.
step stick Stick a label on both sides of every card with {the stick}, on the two covers only inside: fifty-two.
step write Write one reason on each, in your best hand, numbers in the corner. Short is strong.
step photo Cut {the photo} smaller and stick one in after every eighth card.
step deco Set {the deco} into corners that are empty.
step bind {ring=key-ring? Open {the ring} and lead them through both rows of holes. | Pull {the ring} through both rows of holes and tie loosely, so that the pages turn.}
step give Leave the outside of the last card empty: there will be another reason.
further Make one in a year's time, and lay both side by side.
safety Ask whether the deck is still played with. Photos of others go in when they may.
skills choosing words, lettering, simple binding
alt A book of playing cards on rings with labels and hearts

* lace-print-light-bowl
name candle holder
title {lace=lace,paper-doily,tulle? Lace-Print | {lace=fern-frond,leaf? Leaf-Print | Textured}} {one clay} Candle Holder | {lace=lace? Lace | A Pattern} in {one clay} With a Light Behind | {one clay} Light for a Windowsill
about Press {lace=lace? lace | something with a pattern} into a slab, take it away, and every thread stays in {the clay}. Rolled up, with a light inside, it glows through its holes. | It looks like a shop's, and it is a strip and a circle.
step roll Knead {the clay} and roll it out on {wax-paper} with {the roller}, {in 1/4} thick all over.
step print Lay {the lace} on it, wrong side down, and roll over it once, firmly, from one end to the other. No second time.
step peel Lift {the lace} off slowly at one corner and look: too pale? Knead it and begin again.
step strip With a grown-up near, cut a strip with {the cutter}: as long as {the form} is around plus a finger, and {in 3} high. From the rest cut a circle for the floor.
step holes Cut small holes along the strip with {the holes}: there the light comes out.
step wrap Wrap {the form} in paper and lay the strip around it, pattern outside. Stand both on the circle.
step seam Scratch both ends, wet them with {water} and press them together. Do the same all around the floor, and smooth the seam with a wet finger.
step dry Pull {the form} out after an hour, so that it cannot crack as it shrinks, and let {the clay} dry for a day, turned over in the evening.{clay=polymer-clay?  Polymer clay is baked instead, as the packet says, by a grown-up. | }
step color Paint it thinly with {the color} and wipe it off again with a damp finger: the color stays in the pattern only.
step light Set {the light} inside. {band? Tie {the band} around its waist. | }
further From what is left make a dish for rings: lay a printed circle into a bowl until it is dry.
safety Only a battery light goes into it: dried {one clay} and paper patterns are nothing for a flame. {cutter=craft-knife? The blade cuts down onto the table and away from the other hand. | A dull knife cuts {one clay} well enough.}
skills rolling a slab, printing texture, joining clay
waiting A day to dry.
alt A pale light with a lace pattern and a glow from inside

* filter-peony-stem
name coffee-filter peony
title Coffee-Filter Peony | Flowers From Coffee Filters | A Peony That Does Not Fade
about Wet, dyed and dried, a coffee filter is softer than any paper and looks like a petal. Eight of them make a flower as large as a fist. | The color runs by itself, and no two come out alike. One stem is a present, five are a bouquet.
step wet Flatten {the filters} on a {plate}, three at a time. {color=marker? Draw rings on them with {the color} and drip {water} on the middle: the color runs outward. | Touch them with {the color}, wet and strong at the rim and pale inside, and let {water} carry it.}
step dry Let them dry on a {towel} for an hour, spread out.
step fold Fold each in half three times, to a slice like a piece of pie.
step petals Cut the wide end round or with a dent, a bit differently each time. Leave two filters small: cut a finger off their rims.
step heart Snip the rim of one small filter into a fringe, as deep as a thumb is wide: the heart of the flower.
step core Roll the fringe around the tip of {the stem}{stem=craft-wire? , bent to a loop so that nothing slips, | } and fix it with {the wrap}.
step build Open the next filter, poke the stem through its middle, push it up and pinch it below the heart; one turn of {the wrap} holds it. Go on, small ones first, each turned a little from the last.
step stem Wind {the wrap} from the flower down the whole stem, at a slant, pulled tight.
step leaves Cut two leaves from {the leaves} and wind them in a hand below the flower.
step open Now open it: pull the layers apart from the inside out and crumple the rims a little. {vase? Put it into {the vase} without water. | It needs no water.}
further Wet the rim of the finished flower once more with a second color: it gets a border.
safety {stem=craft-wire,pipe-cleaner? Wire ends are bent over before the stem is wrapped.} Colors stain: newspaper below, sleeves up.
skills dyeing, layering petals, wrapping a stem
waiting An hour to dry.
alt A pink coffee-filter peony on a green stem

* tulle-flower-hoop
name flower hoop
title {one flowers} Hoop on {tulle=tulle? Tulle | a Net} | A Meadow in an Embroidery Hoop | Flowers That Float in a Hoop
about {tulle=tulle? Tulle is so fine | The net is so fine} that the flowers seem to hang in the air, and the wall or the sky is the background. | No frame, no glass: a hoop, a breath of cloth, and what was picked in spring.
step open Loosen the screw of {the hoop} and lay the inner ring on the table.
step stretch Lay {the tulle} over it, press the outer ring on and pull all around until it is tight, then close the screw.
step trim Cut {the tulle} off close to the ring at the back with {the scissors}.
step lay Lay {the flowers} out on {paper} first, the hoop's size drawn around them: stems together below, blossoms apart, air in between.
step dots Put {paper} under the hoop. Dot {the glue} behind each piece, hardly any, and set it on the net{tweezers? with {the tweezers} | } from the bottom up. Press lightly for a moment.
step second Lay a second blossom or petal over a stem here and there: two layers look like a meadow, one like a page.
step stems Sew long thin stems with {the floss} where the real ones were too short, in running stitches{needle? with {the needle} | }.
step beads Dot {the beads} between them, one by one, like pollen.
step dry After ten minutes lift it off the paper, so that nothing sticks, and let it dry for an hour.
step hang Tie {the hang} to the screw.
further In autumn take the flowers off and fill it with leaves: the hoop stays.
safety Hang it out of the noon sun, which bleaches petals. {needle? Park the needle in the cloth when you stop. | Only pick what grows in plenty, and where you may.}
skills stretching cloth, composing, working with fragile things
waiting An hour to dry.
alt An embroidery hoop with {many flowers} on a fine net

* foam-armor-bracer
name bracer
title {foam=craft-foam? Foam | {foam=leather? Leather | Scale}} Armor Bracer | Dragon-Scale Bracer for Cosplay | A Guard for the Forearm
about From two steps away it is forged, from one it is {one foam}. Scale over scale, dark paint, then gold only on the edges. | Whoever has made one can make the other, and whoever has two has begun a suit of armor.
step pattern Wrap {paper} around your forearm over a sleeve, draw the line of wrist and elbow with {the pencil}, take it off and leave a gap of two fingers where the laces will be. Cut it out.
step base Trace it onto {the foam} and cut out the base.
step scales Cut four large scales, rounded above and pointed below, each a little smaller than the one before, and two straps for the edges.
step carve With a grown-up, cut lightly with {the knife} along the middle of each scale, half through: bent, the line opens like engraving.{mat?  {the mat} lies below. | }
step holes Punch six holes into each long side of the base with {the punch}, a finger from the edge.
step glue Glue the scales on with {the glue}, from the hand upward, each one over the last like tiles. The straps go along the top and bottom.
step dark Paint all of it {color b} with {the brush}, every gap, and let it dry for an hour. A second coat.
step gold Wipe the brush nearly dry and stroke {color a} over the edges only: light where a sword would have worn it bare.
step gems Glue {the gems} into the middle of the scales.
step lace Lace {the lace} through the holes like a shoe, tight enough to hold and loose enough to slip out of.
further A smaller row of scales on a strip over the back of the hand makes it a gauntlet.
safety {glue=glue-gun? Hot glue goes through thin foam: press with a stick and not with a finger. | Open a window while the glue sets.} Nothing on it is hard or sharp: armor for plays, not for fights.
skills making a pattern, layering, dry brushing
waiting An hour and a half for paint and glue.
alt A scaled bracer with golden edges, gems and laces

* mirror-clay-diyas
name diyas
title Clay Diyas{mirrors=plastic-mirror?  With Mirror Work | } for Diwali | Two Diyas for the Row | {mirrors=plastic-mirror? Diyas That Throw Sparks | Diyas in Three Colors}
about Diwali means a row of lights. {mirrors=plastic-mirror? In Kutch, in the west of India, walls are covered with clay and small mirrors so that one lamp lights a whole room; | Each lamp is a thumb's work;} here are two for your row. | Ball, thumb, pinch: so lamps have been made for five thousand years. Then come the ropes, the dots and the gold.
step balls Knead {the clay} and divide it into two balls as large as an egg.
step bowls Press a thumb into each and turn it, until the wall is as thick as your little finger. {light=LED-tea-light,LED-candle? Try one of the lights in it: it must sit loosely, for clay shrinks. | }
step lip Pinch one side forward to a pointed lip, and smooth cracks with a wet finger and {water}. Press the bottom flat.
step mirrors Press {the mirrors} into the wall, flat side out, a finger apart, and push a little clay over each edge, so that nothing falls out.
step ropes Roll threads as thin as a noodle, wet them and lay them in lines and drops around the wall. Print them with {the poker}.
step dry Let everything dry on a {plate} for a day, turned over once. {clay=polymer-clay? Polymer clay is baked by a grown-up instead. | }
step paint Paint fields and ropes in three colors with {the brush}, {color a}, {color b} and {color c}, and leave the mirrors bare.
step dots Set rows of dots with {the gold}, the large ones first.
step light Put {the light} in, lids screwed shut.
step row Set them with other lamps in a row by the door or on the sill at dusk, for Lakshmi and for every guest.
further Lay a rangoli of colored rice around them, in the same pattern.
safety These lamps are for battery lights: dried clay and paint can crack or smoke with oil and a flame. {mirrors=plastic-mirror? Use plastic mirrors, which have no sharp edge. | Small shiny parts stay away from toddlers.}
skills pinching a bowl, inlaying, painting a pattern
waiting A day to dry.
alt Two bright clay diyas with patterns and lights

* white-ink-star-map
name star map
title Star Map in White Ink on Black | The Sky of One Night, Drawn by Hand | White-Pen Constellation Map
about A black sheet, one pale pen, and the sky as it stood on a certain night: a birthday, a first meeting, last summer's camp. | The dots come first and take five minutes. The lines turn them into animals, as people have done for four thousand years.
step circle Trace {the ring} on {the sheet} with {the pencil}, pressed lightly, and leave room below for words: that is the horizon.
step cross Draw a pale cross through it with {the ruler}. North, south, east, west: now everything has a place.
step stars Look up the sky of your night in a star app or a book. Set the bright stars of five constellations with {the ink}: dots for the small ones, tiny crosses for the brightest.
step lines Join the stars of each constellation with thin lines along {the ruler}. They stop a hair before each star.
step milky Sprinkle a band of the finest dots across: the Milky Way. Close together in the middle, thin at the rims.
step ring Go over the circle with {the ink}, draw a second one inside it, and mark every hour between them.
step names Write the names small beside the constellations, and place and date below, in capital letters with wide gaps.
step moon Cut a moon as large as a coin from {the moon} and stick it on where it stood that night.
step second Set a few stars with {the second} outside the circle.
step frame Put it into {the frame}.
further Draw the southern sky to go with it: other animals, and a ship.
safety Gel ink stays wet for a minute: work from the top down, and rest your hand on a clean scrap.
skills reading a star map, fine lines, lettering
alt A black sheet with a white circle of constellations

* crepe-rose-stem
name crepe-paper rose
title Crepe-Paper Rose on a Stem | A Rose of Crepe Paper | Twelve Petals, One Rose
about Crepe paper stretches one way, and that is its secret: a thumb pressed into it makes a petal that is really round. | {vase? Twelve hearts of paper, cupped and curled, and it stands in a vase until next year. | }
step hearts Fine lines run across {the crepe}: petals are cut with the lines upright, so that they stretch sideways. Cut twelve petals with {the scissors}, shaped like hearts with a flat foot: four of {in 2}, four of {in 2 1/2}, four of {in 3}. Cut a strip of {in 2} by {in 6} as well.
step bud {stem=craft-wire? Bend the tip of {the stem} to a small loop. | Take {the stem}.} Roll the strip tightly around it and hold the foot with a dot of {glue}: the bud.
step cup Hold each petal with both thumbs in the middle and pull gently apart: it cups like a spoon.
step inner Glue the four small petals around the bud by their feet, each over the edge of the last, hollow side in.
step curl Roll the upper edges of the others back over {the pencil}, left and right of the dent.
step outer Glue on the middle petals, then the large ones, always in the gap between two. Stop when it looks like a rose and not like a cabbage.
step leaf Cut two leaves from {the leaf} with a vein folded in.
step stem Wind {the wrap} from the flower down the stem at a slant, pulled tight{leaf? , and take the leaves in on the way | }.
step tint Stroke a breath of {the tint} along the edges.
step vase Pull it open a little with your fingers and {vase? put it into {the vase}. | give it a place.}
further Without the dent in the petals it becomes a tulip, with a fringe in the middle a poppy.
safety {glue=glue-gun? Hot glue is set on the paper's foot and pressed with a stick. | Paper soaks: use little glue and wait.} {stem=craft-wire,pipe-cleaner? Bend wire ends over before the stem is wrapped.}
skills reading the grain, cupping and curling, building in layers
alt A red crepe-paper rose on a green stem

* pom-pom-ring-wreath
name pom-pom wreath
means pom pom
means box
title Pom-Pom Wreath | A Wreath of Yarn Pom-Poms | The Softest Wreath on the Door
about Nine pom-poms, three colors, one ring. It takes two films to wind them, and then the door looks as if it wore a scarf. | Pom-poms are the best use for yarn that is too little for a hat.
step ring {ring=embroidery-hoop? Take the inner ring out of {the ring}: it is enough. | {ring=cardboard? Cut a ring as large as a plate and two fingers wide from {the ring}. | {ring=hanger? Bend {the ring} round. | Lay {the ring} ready.}}}
step disks Trace a {cup} twice on {the card} with {the pencil}, draw a coin in the middle and cut both rings out, with a slit to the middle in the same place.
step wind Lay both rings on each other and wind {the yarn} around them, all around and over again, until the hole is nearly full.
step cut Push the scissors between the two rings and cut the yarn along the edge. Hold the middle.
step tie Pull a piece of yarn between the rings, around the middle, and tie it as hard as you can, two knots. The ends stay long: they are for the wreath. Pull the rings out and cut the pom-pom round, turning it like an apple.
step on Make nine, in the colors you like, and tie them to the ring side by side with their long ends, knots behind.
step more Tie {the more} into the gaps.
step leaves Tuck {the leaves} in between, tips outward.
step lights Wind {the lights} through the wreath, the battery box behind{bow? , and tie {the bow} at the top | }.
step hang Tie a loop of yarn to the top.
further Pom-poms in browns and an orange beak: a wreath of owls.
safety {ring=hanger? A hook points: turn it to the wall. | Scissors cut away from the hand that holds the yarn.} Fluff goes into the trash before somebody small finds it.
skills winding, cutting to a ball, binding
alt A ring covered with cream, pink and gray pom-poms

* pharaoh-face-mask
name pharaoh mask
title Mask of a Pharaoh | Golden Pharaoh Mask From Cardboard | A Mask for Ancient Egypt
about Tutankhamun's mask weighs as much as a child and is of pure gold. This one weighs as much as a sandwich, and looks the same from the third row. | Gold, lapis blue, a snake on the forehead: every line on it means something, and can be explained in class.
step plan Draw the headcloth on {the board} with {the pencil} and {the ruler}: {in 16} high, round above, two broad flaps that hang down at the sides of the face. Beside it an oval of {in 9}, a narrow beard, and a small snake.
step cut {@9-12? With help, cut | Cut} the headcloth, the beard and the snake out with {the scissors}.
step face Cut out the oval. Snip into it {in 2} deep from the chin, overlap the edges a little and glue them: now the face is curved.
step nose Fold a small triangle down its middle and glue it on as a nose.
step relief {relief=plaster-bandage? Lay two wet layers of {the relief} on the cardboard, smoothed around its nose, and let them dry. It never goes onto skin. | Glue {the relief} down in lines: eyebrows, lips, the edge of the cloth.}
step gold {gold=aluminum-foil,metallic-paper? Cover everything with {the gold}, smoothed with a thumb and glued behind. | Paint everything with {the gold} and {the brush}, two coats, half an hour apart.}
step stripes Lay stripes across the cloth in blue with {the blue}, as wide as a finger, fanned out on top and level on the flaps. The beard gets them too.{blue=construction-paper?  Cut them from paper and glue them. | }
step eyes Draw the eyes with {the pen}: long almonds, a thick line around them that runs on toward the temples, and the brows above. A calm mouth.{band?  With help, cut a slit in each eye to see through. | }
step gems Glue {the gems} along the brow.
step join Glue the face onto the cloth, the beard under the chin, the snake on the forehead, and {band? fix {the band} behind | lean it in a stand of folded cardboard}.
further Write the name in hieroglyphs inside an oval, as kings did.
safety Thick cardboard is cut in several light strokes. {relief=plaster-bandage? Plaster goes into the trash and not down the drain. | The paint dries before the pen comes.}
skills reading a model, building relief, painting stripes
waiting An hour to dry.
alt A golden pharaoh mask with blue stripes, painted eyes and a beard

* slotted-stag-head
name stag head
title Slotted Cardboard Stag Head | A Stag From Four Sheets of Cardboard | Cardboard Deer for the Wall
about One profile, four ribs, two antlers: slots hold them together, and a delivery box turns into a stag. No animal was harmed but a parcel. | Architects build like this. The outline of the head stands upright, slices cross it, and your eye fills in the rest.
step plan Draw three patterns on {the plan} with {the pencil} and {the ruler}: the head from the side with neck and nose, {in 12} long; half an antler with three points; four ribs, from {in 7} to {in 4} wide, like flat ovals.
step trace Cut the patterns out with {the scissors}, lay them on {the board} and trace them: the head twice, the antler twice, each rib once, and an oval for the back.
step side With a grown-up beside you, cut the heads out with {the knife}{mat? on {the mat} | , on a pile of scrap cardboard}, in several light strokes. Glue both on each other: the profile has to be strong.
step ribs Cut out the ribs, together as well, and mark the middle of each.
step antlers Cut out the antlers. Small points are easier with {the scissors}.
step slots Cut a slot into the middle of each rib, half its height, exactly as wide as the doubled cardboard, and matching slots into the profile. One more across the forehead takes the antlers.
step try Push everything together without glue. Too tight? Widen by a hair. Too loose? A strip of paper helps.
step paint Paint it with {the coat} and {the brush}, antlers in another tone, or leave the cardboard bare.
step join Put a line of {the glue} into each slot and close it for good.
step back Glue the neck into a slot in the oval back{hang? , with {the hang} through it as a loop | }, and let it set for half an hour.
further Ears and antlers make the animal: round ears and short horns are a giraffe, broad antlers a moose.
safety The blade cuts away from the hand that holds the cardboard, and is pushed in whenever you put it down. Antlers hang above head height.
skills working from a pattern, cutting slots to fit, thinking in slices
waiting Half an hour for the glue.
alt A stag head of slotted cardboard with antlers on a wall

* stenciled-pouch
name stenciled bag
title {bag=cloth-bag? Stenciled Canvas Bag | {bag=apron? Stenciled Apron | Stenciled Cloth}} | A Pattern Through a Stencil | {bag=cloth-bag? The Bag Nobody Else Has | Sponge and Stencil}
about A plain {one bag} and a stencil, and after half an hour it can only be yours. The trick is a sponge that is nearly dry. | One shape, printed again and again, a different color each time: that is a pattern, and nobody had to be able to draw.
step inside Push {the inside} into {the bag}, or lay it below, smooth and flat: paint goes through.
step try Lay {the stencil} on it in three places, without paint. One in the middle and half of one over the edge looks bolder than a row.
step fix Tape {the stencil} down with {the tape}, so that it cannot slip.
step paint Put a spoonful of each {paint} on a {plate}. It should be as thick as yogurt.
step dab Pick up a little with {the dab}, dab most of it off on the plate, and dab straight down through {the stencil}, from the edge to the middle. Two thin layers, never one thick.
step lift Lift {the stencil} straight up and wipe its back clean before it goes down again.
step next Go on with the next color, beside the first or half over it when that is dry.
step dry Let it dry flat for four hours, {the inside} still in place. {line? Then trace a few edges with {the line}, or sign it in a corner. | }
step heat {@9-12? A grown-up irons it | With a grown-up near, iron it} from the back with the {iron} for three minutes, as the paint's label says, and it may be washed.
step pull Tie {the pull} to the zipper or the handle{scissors? and cut the ends at a slant with {the scissors} | }.
further Turn the stencil over: its mirror image beside it makes a pattern that looks bought.
safety The iron is hot for a long time after it was used, and stands where no cord hangs down. Paint washes out of sleeves only while it is wet.
skills dabbing evenly, planning a pattern, registering colors
waiting Four hours before ironing.
alt A canvas bag with a stenciled pattern in teal and orange

* mushroom-house-in-a-lid
name mushroom house
title Mushroom House in a Fairy Garden | A House Under a Red Cap | {base=plastic-lid? Fairy Garden in a Lid | A Fairy Garden on a Hand}
about A mushroom of {one clay} with a door, {green} all around, and a world that fits {base=plastic-lid? into a lid | onto a palm}. Who lives there decides itself while you build. | The door is as high as a thumbnail. Whoever wants to go in has to be very polite, or very small.
step stem Knead {the clay} and shape half of it into a stem as thick as two thumbs, broad below so that it stands.
step cap Shape the other half into a cap, hollow below. Scratch both where they meet, wet them with {water} and press the cap on.
step door Press a door, its planks, a handle and a round window in with {the poker}.
step base Spread glue on {the base} and press {the green} on, a free place left in the middle.
step dry {clay=modeling-clay? Modeling clay stays soft, so it needs no waiting: stroke it smooth, and go on with a thin coat of paint. | Let the house dry for twelve hours, lying on its side for the second half.}
step paint Paint the cap {color a} with {the brush}, the stem pale, the door {color c}, and when it is dry dot the cap white.
step set Glue the house into the free place.
step twigs Build a fence, a bench or a ladder from {the twigs} and glue it in.
step hats Set {the hats} beside it as smaller mushrooms or as pots.
step path Glue {the path} down from the door to the edge{light? , and set {the light} behind the house | }.
further @6-8 Write a letter to whoever lives there, as small as a stamp.
further Three lids, three houses, a bridge between them: a village.
safety {glue=glue-gun? Hot glue is pressed with a stick and never with a finger. | Small parts stay away from toddlers.} Wash hands after moss and {one clay}, and take moss only where there is plenty.
skills modeling, building small, composing a scene
waiting {!clay=modeling-clay? Twelve hours to dry.}
alt A small mushroom house with a red cap among green
`;
