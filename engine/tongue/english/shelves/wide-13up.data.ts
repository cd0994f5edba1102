/** The words for `engine/recipes/shelves/wide-13up.data.ts`. */
export const words = `
* tide-line-slices
name set of small beaches
title {base=wood-slice? Three Beaches on Wood Slices | Three Small Beaches in Paint and Sand} | Where the Tide Turned Back | A Shore From Above, Three Times
about Seen from a gull, every beach is the same four stripes: deep water, shallow water, a white line and sand. Here the sand is real. | Resin painters make these with a mask and a heat gun. Color and clear glue give the same wet shine, on the kitchen table.
step smooth Rub {the base} with {the smooth} until your palm glides over the top, and wipe off the dust with a damp {cloth}.
step line With {the pencil}, draw a wavy line slantwise across each of {the base}: water on one side, beach on the other. Give every one another share of sea.
step deep {paint=pigment-powder? Stir a pinch of {the paint} into a spoonful of glue for each color: now it is paint. Brush | Brush} the dark blue along the rim that is farthest from the beach, thick and in curved strokes.
step shallow Mix in more and more white on the way to the line and blend the bands while they are wet: navy, teal, nearly white. Stop a finger short of the line.
step beach Brush {the glue} thickly over the beach side, up to the line. Strew {the sand} on it, press it down with a dry fingertip, wait for ten minutes, and tip off what is loose.
step foam With the tip of {the brush}, set a lacy line of pure white exactly where water and sand meet, and a thinner, broken one a finger farther out: that is the wave that comes next.
step shells Set {the shells} on the sand in {the glue}, where a wave would have left them, in a line and not in the middle.
step wet When the paint is dry, brush two coats of {the glue} over the water only. It goes on milky and dries clear: wet for good.
step loop Glue the ends of {the loop} behind each one, long enough to hang them below one another.
step look Arrange them so that the waves run on from one to the next. Two hours, and they can go on a shelf{loop?  or on the wall | }.
further Paint the same beach at night: navy, silver foam, and dark sand.
safety {paint=pigment-powder? A powder is stirred in slowly, so that nobody breathes it. | Sand goes into a tray, not on the floor, and never into eyes.} Rinse the brush before the glue sets in it.
skills blending wet in wet, working in layers, looking from above
waiting Two hours until the last coat is clear.
alt Three round pieces with painted waves, white foam and a sandy beach

* leather-bracer
name bracer
means leaf, scales, dragon, paper
title {v.title} | Leather Bracer, Laced at the Wrist | What Archers Wear on the Arm
about {v.about} | Leather that is damp remembers every line: what you press into it today is there for good.
step pattern Wrap {paper} around your forearm and mark where the edges would leave a gap of two fingers. Cut it out, wider at the elbow. Lay it on {the hide} and draw around it with {the chalk}.
step cut Cut {the hide} along the line with {the scissors} in long strokes, and round off all four corners.
step damp Wipe the good side with a wet {sponge} until it has darkened evenly. It has to feel cool, not dripping.
step press {press=rubber-stamp? Set {the press} down and lean on it with your whole weight, one beside the other, a border first and then the middle: {v.draw}. | Draw with {the press}, bearing down as if you wanted to write through three sheets: {v.draw}. Go over each line twice.}
step dye {dye=permanent-marker? Color the raised fields with {the dye}, always in the same direction. | Rub on {the dye} with a scrap of {cloth}, in circles, thin, and darker toward the edge.} The pressed lines stay visible. Let it dry for an hour.
step rim Run a line of {the rim} along the top and the bottom edge, and touch the highest places with it.
step studs Set {the studs} into the corners and the middle of the border: {studs=paper-fastener,snap-fastener? a small hole with {the punch}, push through, close behind. | press each one on hard.}
step stitch Sew a border along top and bottom with {the needle} and {the stitch}, doubled, in long even stitches. Prick the holes first.
step holes With somebody to hold it flat, make six holes along each side with {the punch}, a finger from the edge and all at the same distance.
step lace {lace=sewing-thread? Braid nine strands of {the lace} to a cord first. | } Lace {the lace} crosswise like a boot, from the elbow down, and tie it at the wrist. Loose enough for a finger, tight enough for an archer.
further Make the partner for the other arm with its pattern mirrored.
safety Press and punch on a board, the other hand behind the point and never before it. {dye=fabric-dye? Gloves on for the dye: it colors fingers for a week. | The lacing stays on the arm, and never goes around a neck.}
skills making a pattern for a body, pressing leather, lacing
waiting {dye? An hour for the color. | }
alt A leather bracer with {v.alt}, laced on both sides
say elf-leaf: name=elf bracer; title=Elf Bracer in Pressed Leather; about=A leaf runs along the arm, veins and all. The people of the woods wear it on the left, where the bowstring would sting.; draw=one long leaf with its middle vein, and four smaller ones that leave it to both sides; alt=a long pressed leaf
say dragon-scale: name=dragon bracer; title=Dragon-Scale Bracer in Leather; about=Row over row of scales, like roof tiles, from the elbow to the wrist. No claw gets under them.; draw=rows of half circles, each row set over the gaps of the one before; alt=rows of pressed scales
say runes: name=rune bracer; title=Leather Bracer With Runes; about=Straight strokes, because they were once cut into wood: a name in runes, and only those who can read them know whose.; draw=your name in runes, one below the other, with a line above and below; alt=pressed runes

* tin-mirror-frame
name {mirror=photo? photo frame | mirror}
means mirror, sun, tin
title {mirror=photo? Photo | Mirror} in a Mexican Tin Sun | Hojalata: {mirror=photo? A Photo | A Mirror} With Rays | A Sun of Embossed Metal
about In Oaxaca, tinsmiths push suns, hearts and birds out of thin metal and set a mirror in the middle. They call it hojalata. | The metal is soft as butter on a folded towel. Whoever looks into it wears a crown of rays.
step plan Lay {the mirror} in the middle of {the plan} and draw around it with {the tip}. Around it draw a sun: sixteen pointed rays, a ring of dots, a small heart at the top.
step cut Cut {the tin} to the outline of the drawing with {the scissors}, slowly and together. Round off every point a little: cut metal is as sharp as paper, and stiffer.
step trace Lay {the tin} on {the pad}, the drawing on top, and go over every line with {the tip}. Lift a corner now and then: the line should show, not tear.
step push Turn it over and rub the inside of each ray and the heart with the blunt end of {the tip} in small circles, until they stand up on the other side.
step dots Turn it back and press a ring of dots around the middle, close together, then three veins into every ray.
step color Color single rays and the heart with {the color}, thin, so that the metal shines through. {color=acrylic-paint? Wipe half of it off again with a cloth. | }
step mount Cut or trim {the board} a little smaller than the sun and fix the sun on it with {the fix}. {nails? Tap {the nails} in around the middle with {the hammer}, one in every second gap. | }
step mirror Fix {the mirror} in the middle with {the fix} and press for a slow count of thirty.
step gem Set {the gem} on the heart and on the tips of four rays with {the fix}.
step hang Fix the ends of {the hang} behind the top. It hangs where a lamp or the morning sun can find it.
further Push a bird, a hand and a heart out of what is left: milagros, one for each wish.
safety Cut edges are the only danger here: hold the sheet by its middle, round the points, and rub the rim flat with a spoon. {nails? Short taps, and the other hand holds the board and not the nail. | }
skills embossing from both sides, symmetry, framing
waiting An hour until everything holds.
alt A metal sun with embossed rays around a round {mirror=photo? photo | mirror}

* snap-corner-tray
name snap-up tray
means dice, mouse
title Snap-Up {hide=leather? Leather | {hide=felt? Felt | Soft}} Dice Tray | A Tray That Travels Flat | Four Snaps, and the Table Has a Rim
about Open, it is a flat square in your bag. Close four snaps, and it is a tray from which no die escapes, and no roll has to be argued about. | For game night; on all other days for keys, rings and change.
step square Draw a square of {in 10} on {the hide} with {the ruler} and {the chalk}, and cut it out with {the scissors}.
step core Cut a square of {in 6 1/2} from {the core} and glue it into the middle of the back with {the glue}, the same rim on all sides.
step lining Cut {the lining} to {in 9 1/2}, spread {the glue} thinly over the core and the rim, and smooth it on from the middle outward. Let it hold for half an hour.
step edge Sew around the edge with {the needle} and doubled {thread}, a finger's width from it, in long even stitches: they hold the layers and look like a saddle.
step sign Draw the sign of your guild in the middle with {the sign}{brush?  and {the brush} | }: a star, an eye, the number nobody wants to roll.
step marks Pinch a corner as if you closed a book, so that both its edges meet and the sides stand up. Mark with {the chalk} where they touch, {in 1 1/4} from the tip, inside left and inside right. The same at all four.
step snaps Fix one half of a snap on each left mark and its partner on each right one, so that they look at each other: {hide=leather? punched in as the packet says, or sewn, | sewn} with four stitches through every hole.
step token From {the clay}, model a figure for whoever's turn it is, no larger than a grape: a flame, a skull, a mouse with a sword. {shine? Rub {the shine} over its high places with a fingertip. | } {clay=polymer-clay? A grown-up bakes it as the packet says. | It dries until tomorrow.}
step corners Click all four corners together. The sides should stand by themselves.
step roll {dice? Throw in {the dice} from a hand's height | Roll from a hand's height}: does everything stay in? Then open it, roll it up, and take it along.
further Make a small one of {in 6} for earrings and one large one for the whole party's dice.
safety {glue=glue-gun? Hot glue is spread with a craft stick and never with a finger. | Sew away from the hand that holds.} Snaps and dice are small: pick up what rolls off.
skills measuring a square, sewing on snaps, lining
waiting An hour for the glue{clay=polymer-clay? , and what the packet says for the clay | {clay=air-dry-clay? , and a day for the clay | }}.
alt A flat square tray with snaps at its corners, a stitched rim and a star in the middle

* tube-zip-pouch
name zipper pouch
title Zipper Pouch From a Bike Tube | Black Rubber, Bright Zipper | The Tube That Got a Second Life
about A punctured tube has done thousands of miles and still does not let a drop of rain through. Bags like this one are sold for a lot of money. | It never frays, so no edge needs a hem: cut, punch, sew.
step wash Cut the valve out of {the tube}, wash the rest inside and out with soap and dry it with the towel: the white powder has to go.
step open Cut {the tube} open along its inner curve with {the scissors} and press it flat. Mark two pieces, each {in 1} longer than {the zip} and {in 4} high, with {the ruler} and {the chalk}, and cut them out. Join strips side by side with a seam where the tube is narrow.
step stripe Draw a stripe along the lower edge of one piece with {the stripe}: it is the front.
step holes Rubber does not forgive a wrong stitch, so the holes come first: along the top of both pieces and down their sides, {in 1/4} from the edge and {in 1/4} apart, with {the punch} or its tip. Somebody holds the rubber down.
step zip Lay one side of {the zip} under the top edge of the front and sew it on with {the needle} and doubled {thread}, through the holes in backstitch. Then the other side to the back.
step patch Cut {the patch} to a wheel or a badge and sew it onto the front with a ring of straight stitches.
step strap Cut a strip of rubber as long as your hand, fold it to a loop and catch it in the side. {snap? Close it with {the snap}: so it buttons around a handlebar. | }
step sides Open the zipper halfway, lay both pieces together, good sides out, and sew through the holes down one side, along the bottom and up the other, twice at the corners.
step chain Hang {the chain} into the pull of the zipper: gloves can find it.
step pack Pull it open and shut ten times. Then in go a patch kit and a key, or pens.
further Sew the second half of the tube into a flat wallet with the same row of holes.
safety The needle goes through the holes and never needs force. Punch on a board, fingers beside the point and not below.
skills working with rubber, backstitch through holes, setting in a zipper
alt A black rubber pouch with a zipper, a round patch and a loop

* gel-print-journal
name journal
means plate, page
title Journal With {plants=stencil? Stenciled | {plants=lace? Lace-Printed | {plants=feather? Feather-Printed | Leaf-Printed}}} Covers | Gel-Printed Journal, Sewn by Hand | A Book That Begins With a Print
about One plate of gel, three colors, whatever has a good outline: each pull is the only one of its kind, and the best becomes the cover of your next notebook. | The first print shows the shape as a gap. The second, the ghost, shows every vein.
step roll Put drops of {the paint} in two colors on {the plate} and roll them out with {the roller}, crosswise, until the layer is thinner than a coat of varnish and hisses.
step lay Lay {the plants} on the wet color, veins down, and press each one once with a fingertip. Leave gaps.
step first Lay the first sheet of {the cover} on it, rub all over with a flat hand and pull it off by two corners: pale shapes on a colored ground.
step ghost Lift {the plants} off with a fingernail. Now press the second sheet on what is left and rub harder: this print has all the fine lines. One of the two will be the cover.
step mask Roll a second color onto {the plate}, very thin, put {the mask} on top, and print one corner of the better sheet once more: a layer of pattern, no more than a third.
step dry Let both dry on {newspaper} for an hour. They will curl, and straighten again below a book.
step fold Fold {the pages} in half one by one and put them into each other; fold the print around them, its picture outside, and trim what sticks out with {the scissors}.
step holes Open the book in the middle, lay it on folded {newspaper} and push three holes through the fold with {the awl}: one in the middle, two a thumb's length from the ends.
step sew Thread {the needle} with {the thread}. In through the middle hole from outside, out at the top, over the back to the bottom, in, and out through the middle again. Knot both ends over the long stitch.
step label {fix glue} {the label} onto the front{spine?  and run {the spine} along the back | }. {pen? Write with {the pen} what the book is for. | Leave it blank until you know what the book is for.}
further The other print becomes the cover of a second book: sign both and give one away.
safety Wipe the plate with a damp cloth before paint dries on it, and store it flat. The hand that holds the book stays beside the hole.
skills monoprinting, thinking in layers, sewing a booklet
waiting An hour for the prints.
alt A notebook with a printed cover, and a gel plate beside it

* lattice-lantern
name lattice lantern
title Lattice Lantern of Wood and Paper | {sheet=rice-paper? A Lantern Like a Hanok Window | A Lantern Like a Paper Window} | A Window for the Night
about In a Korean hanok the windows are paper, held by a lattice of thin wood, and in the evening the whole house glows. This lantern is one window, four times. | Straight cuts, right angles, a little glue: the light does all the rest.
step plan On {paper}, draw a tall rectangle of {in 4} by {in 8} with {the ruler} and {the pencil}, and in it the lattice: three lines down and, above and below, two across. The middle stays empty, as on real doors. It lies below everything that you glue.
step cut {bars=wooden-skewer,dowel,bamboo,chopstick? Cut | Score and cut} {the bars} to length with {the cutters}, somebody holding the other end: four long, four short and seven for the lattice per side. Use the first of each length as the measure.
step stain Rub {stain=tea-bag? strong tea from {the stain} | {stain=coffee-grounds? wet {the stain} | thinned {one stain}}} over {the bars} with {the brush}, along the grain, and wipe it off: the wood looks a hundred years old. Let it dry.
step frames Lay the outer bars on the plan and glue them at the corners with {the glue}, four frames in a row. Move them after a minute, so that they do not stick to the {paper}.
step lattice Glue in the lattice, the long bars first, the short ones across. Press each crossing for a breath.
step paper Cut {the sheet} to the size of the frames. Run a thin line of {the glue} along the back of every bar, lay it on from one side, and smooth it outward with a dry {brush}. It tightens as it dries.
step leaf Glue {the leaf} on the inside of one pane with a brushed dot of {the glue}, low, as if it grew there. It shows only when the light is on.
step box Cut {the floor} to the width of a frame squared. Glue two frames upright on it, lean the third and fourth between them, and glue the edges. The top stays open.
step corners Set {the corners} around the upper corners like brass fittings. {tassel? Hang {the tassel} on one of them. | }
step light Put {the light} in, turn the room dark, and look at the wall: the lattice is there again, four times as large.
further Build a second one half as high, and let them stand like two houses on a slope.
safety Only a battery light goes into wood and paper, never a flame. Cut pieces jump: hold both ends, and let a grown-up cut what is too hard.
skills measuring, right angles, working with paper and light
waiting An hour and a half for {stain? color and glue | the glue}.
alt A glowing lantern with a wooden lattice over pale paper

* coffee-bag-pouch
name pouch
title {bag=coffee-bag? Coffee-Bag Pouch With a Flap | Flap Bag From Juice Packs} | From the Trash Can to Your Backpack | {bag=coffee-bag? It Still Smells of the Shop | It Held Juice Once}
about {bag=coffee-bag? A coffee shop throws away a hundred foil bags a week. They are tough, waterproof, printed, and nobody recycles them. Two make a pouch. | Nobody recycles drink pouches, but they are tough, waterproof and shine on the inside. Two make a pouch.} | Bound edges make the difference between trash and a bag that people ask about.
step wash Wash {the bag} inside and out with soap and dry them with the towel. Flatten them.
step open Trim both to the same width with {the ruler} and {the scissors}. One keeps its bottom seam and is the body, {in 6} high. The other one is cut open: its best side, {in 5} high, is the flap.
step dye Wet {the grounds} with a little warm water in a {bowl}, lay {the bind} in for ten minutes and rinse: it comes out the color of a latte.
step base Lay a strip of {the base}, {in 3} high, around the lower part of the body and sew it on with {the stitcher} and {the thread} along its upper edge.
step flap Lay the flap against the back of the body, {in 1} overlapping, and fold it over to the front. {pins? Hold it with {the pins}: pins would leave holes. | Crease the fold with a thumbnail.}
step sides Sew the flap on along the overlap with {the stitcher}, twice, then both sides of the body {stitcher=sewing-machine? with a long stitch: short ones cut foil like a stamp. | in backstitch, the stitches as long as a grain of rice: shorter ones cut foil like a stamp.}
step bind Fold {the bind} over the raw edges, around both sides and the flap, and sew it through all layers. At the corners fold it like a parcel.
step close {close=snap-fastener? Fix one half of {the close} under the flap, rub it with chalk, close the flap, and set the other half where the mark is. | {close=button? Sew {the close} onto the front and cut a slit a hair shorter into the flap, bound with stitches all around. | {close=zipper? Sew {the close} inside the opening, one side to the front, one to the back; the flap covers it. | Sew one half of {the close} under the flap and the other where it lands.}}}
step tag Cut {the tag} to a small label{pen? , letter it with {the pen} | }, and catch it in the side with three stitches.
step fill Fill it with what you carry every day and close it with one hand.
further Sew four cut-open bags to one sheet: it becomes a lunch bag.
safety Cut foil has sharp corners until it is bound: round them off at once. {stitcher=sewing-machine? Slow speed, fingers two inches from the needle. | Push the needle away from the other hand.}
skills sewing what does not stretch, binding an edge, planning around a print
alt A pouch from a printed foil bag with a bound flap and a closure
`;
