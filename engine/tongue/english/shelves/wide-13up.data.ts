/** The words for `engine/recipes/shelves/wide-13up.data.ts`. */
export const words = `
* tide-line-slices
name set of small beaches
title {base=wood-slice? Three Beaches on Wood Slices | Three Small Beaches in Paint and Sand} | Painted Beaches, Real Sand | A Shore From Above, Three Times
about Seen from a gull, every beach is the same four stripes: deep water, shallow water, a white line and sand. Here the sand is real. | Resin painters make these with a mask and a heat gun. Color and clear glue give the same wet shine, on the kitchen table.
step smooth Rub {the base} with {the smooth} until your palm glides over the top, and wipe off the dust with a damp {cloth}.
step line With {the pencil}, draw a wavy line slantwise across each of {the base}: sea on one side, beach on the other. Give every one a different share of each.
step deep {paint=pigment-powder? Stir a pinch of {the paint} into a spoonful of glue for each color: now it is paint. Brush | Brush} the dark blue along the rim that is farthest from the beach, thick and in curved strokes.
step shallow Mix in more and more white on the way to the line and blend the bands while they are wet: navy, teal, nearly white. Stop a finger short of the line.
step beach Brush {the glue} thickly over the beach side, up to the line. Strew {the sand} on it, press it down with a dry fingertip, wait for ten minutes, and tip off what is loose.
step foam With the tip of {the brush}, set a lacy line of pure white exactly where sea and sand meet, and a thinner, broken one a finger farther out: that is the wave that comes next.
step shells Set {the shells} on the sand in {the glue}, where a wave would have left them, in a line and not in the middle.
step wet When the paint is dry, brush two coats of {the glue} over the sea only. It goes on milky and dries clear: wet for good.
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
step press {press=leather-stamp? Hold one of {the press} upright on the damp side, over a firm base, and strike it once with {the beat}, one imprint beside the other: {v.draw}. | Draw with {the press}, bearing down as if you wanted to write through three sheets: {v.draw}. Go over each line twice.}
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
alt A leather bracer with {v.alt}, laced along one side
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
title Zipper Pouch From a Bike Tube | Black Rubber, Bright Zipper | A Pouch That Was a Bicycle Tube
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
step sew Thread {the needle} with {the thread}. In through the middle hole from outside, out at the top, over the back to the bottom, in, and out through the middle again. Knot both ends over the long stitch. {spine? Fold {the spine} over the back as a spine. | }
step label {fix glue} {the label} onto the front. {pen? Write with {the pen} what the book is for. | Leave it blank until you know what the book is for.}
further The other print becomes the cover of a second book: sign both and give one away.
safety Wipe the plate with a damp cloth before paint dries on it, and store it flat. The hand that holds the book stays beside the hole.
skills monoprinting, thinking in layers, sewing a booklet
waiting An hour for the prints.
alt A notebook with a printed cover, and a gel plate beside it

* lattice-lantern
name lattice lantern
title Lattice Lantern of Wood and Paper | {sheet=rice-paper? A Lantern Like a Hanok Window | A Lantern Like a Paper Window} | A Lantern Built Like a Window
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
title {bag=coffee-bag? Coffee-Bag Pouch With a Flap | Flap Bag From Juice Packs} | A Pouch Saved From the Trash | {bag=coffee-bag? A Pouch That Smells of the Shop | The Pouch That Held Juice Once}
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

* framed-screen-print
name screen print
means shirt
title {V} in Screen Print | {V}, Pulled Through a Screen | A Run of Ten: {V}
about Posters, band shirts, soup cans: the same frame, the same pull. The stencil decides where the color goes through, and today it is {a v}. | The first print is a test, the second is good, and after that you make one for everybody who asks.
step plan Lay {the stencil} under the screen and mark the open mesh. Inside, with a broad border all around, draw {v.shape} in flat shapes, or trace a drawing that you already have. {v.mark}: what lies inside a shape needs a bridge to the edge.
step cut Cut the shapes out with {the scissors}, starting from a hole in the middle of each. What you cut away will be printed.
step mask Fix the sheet to the underside of {the screen} with {the tape}, flat, and tape along all four sides of the frame on the inside, so that color stays on the mesh.
step board Push {the inside} into {the cloth}, or under it, and smooth it until there is no fold.
step test Put a spoonful of {the paint} along the top and pull it down with the {squeegee}, leaning it toward you, once, firmly, on {the inside}. Pale? Press harder. Blurred? Take less.
step pull Set the screen on {the cloth} and let nobody touch it. One pull, another in the same direction, and lift it straight up from one side like the cover of a book. Print the next one at once, while the color is wet.
step wash Peel off the stencil and rinse the screen under cold {water} at once: dry color closes it for good.
step set Two hours to dry. Then the color is set as its packet says{@13+? , most often with an iron from the back | , and that is a grown-up's job}.
further Number the prints in pencil, 1 of 10, and trade number 7 for somebody else's.
safety Wear what may get stained. Rinse with cold water and a soft brush, and keep fingers off the mesh: it tears.
skills cutting a stencil with bridges, pulling ink evenly, printing an edition
waiting Two hours for the print.
alt A print of {a v} beside a screen in its frame

* mehndi-box
name mehndi box
means flower, bracelet, leaf
title Mehndi Box for an Auntie | A Box in Henna Lines | A Gift Box With a Mandala
about Hands wear mehndi for two weeks. On a box it stays: a flower in the middle of the lid, vines to all corners, dots like lace. | {jewel? Whoever opens it finds something shining. | The pattern grows from the middle outward, as on a hand: flower, petals, vine, leaf, dot.}
step smooth Rub {the box} with {the smooth} along the grain until it feels like paper, and wipe it with a damp {cloth}.
step ground Brush {the ground} over the outside in two thin coats. It dries in half an hour between them.
step plan With {the pencil}, draw lightly around a small {plate} or a glass on the lid, and a cross through its middle: these lines keep the flower round.
step practice Try {the line} on {paper} first: a row of dots, a row of drops, a spiral. {line=henna-cone,fabric-paint? Squeeze gently and let the line fall a little above the surface. | Pull it toward you, slowly, and lift it at the end.}
step flower Begin in the middle of the lid of {the box}: a dot, eight petals, a ring, eight larger petals between the first ones, and a scalloped edge.
step vines From the edge lead a curved vine into each corner with {the line}, a leaf on either side, a curl at its end. Repeat one flower on the front.
step dots Fill what is empty with dots, large near the flower, small toward the edge. {gems? {fix glue} {the gems} into the middles of the flowers. | }
step lining Cut {the lining} to the size of the bottom and glue it in with {the glue}, smooth into the corners.
step jewel Thread {the beads} onto {the wire}, as many as go around a wrist. {wire=craft-wire? Bend one end into a hook and the other into an eye, tips pressed inward. | Knot it three times and hide the knot in a bead.} That is the first thing that lies in the box.
step give Let all of it dry for three hours, lying flat. {pouch? Wrap it with {the pouch}. | Write the name inside the lid.}
further Draw the same flower, smaller, on a card to go with it.
safety {line=henna-cone? Henna stains: a cloth on the table, and only natural brown henna, never black, if any of it goes on skin. | The line dries slowly: leave it flat and do not stack anything on it.}
skills drawing in circles, steady lines, filling a surface
waiting Three hours for the lines.
alt A box with a henna flower on its lid and vines to the corners

* thread-self-portrait
name self-portrait
means hair, heart, map, line, mirror
title Self-Portrait With a {thread=sewing-thread? Red Thread | Thread} | Who Is That? A Portrait in Layers | Stitched Into My Own Face
about A photograph shows what everybody sees. The thread shows the rest: where you come from, what holds you, what you would not say aloud. | One portrait, {veil? a second one a little beside it, | } and a line that is pulled right through. Every school of art asks who you are; this is an answer that can be touched.
step question Work on a print as large as two hands. With {the pencil}, write three answers to "Who is that?" on its back, and choose the one that nobody expects.
step page Tear or cut {the page} with {the scissors} to half the size of {the back} and glue it on, to one side: it will look out behind you.
step base Glue {the photo} onto {the back} with {the glue}, off the middle.
step prick Lay it on a folded {towel} and prick the outline of your head with {the needle}, a hole every {in 1/4}, and a small heart or knot where your answer sits.
step line Double {the thread}, knot it, and sew the outline in backstitch. Pull each stitch flat and no tighter: paper tears like a stamp.
step roots From the heart lead long loose stitches down and over the edge, and let the ends hang: roots, veins, roads, they may be all three. Cut them unevenly with {the scissors}.
step veil Lay {the veil} over half of the face, trace it once more{ink?  with {the ink}{brush?  and {the brush}}}, and fix it with {the glue} along one edge only, a finger beside the first: two of you, not quite the same.
step clear Write one sentence across {the clear} with {the ink}{brush?  and {the brush}}, and fix its upper edge over everything: it throws a shadow.
step mirror {mirror=plastic-mirror? Glue {the mirror} on beside the face, whole, | Cut {the mirror} into three slivers with {the scissors} and glue them on beside the face,} with {the glue}, so that whoever looks finds a piece of themselves.
step title Give it a title and write it small in pencil below, with the year. {frame? Put it into {the frame}. | Hang it by two clips.}
further Make the same portrait again in a year, with the same thread.
safety Prick onto the towel and away from the hand that holds; count the needles when you stop. {mirror=plastic-mirror? A mirror with a sharp edge is no part of this: only a plastic one. | }
skills composing in layers, backstitch on paper, deciding what to show
waiting Half an hour for the glue.
alt A portrait photo with a thread sewn around the head and long loose threads below

* potpourri-jar
name jar of scents
means candle, cinnamon, orange
title Jar of {slices=dried-orange-slice? Orange Slices | Orange Peel} for a Quiet Evening | A Simmer Pot in a Jar | A Jar Full of Calm Kitchen
about No flame, no smoke: open the lid, and the room changes. Poured into warm water it fills a whole house for an evening. | Slow hands, small pieces, nothing to hurry. Half of it is the making.
step clean Wash {the jar} and dry it with the {towel} until no drop is left inside: damp spoils everything.
step slices Stand {the slices} upright against the wall of {the jar}, side by side, so that they shine like windows.
step sticks Push {the sticks} in between them, on end.
step spice Let {the spice} trickle into the gaps, a little at a time. Tap the jar on the table, and listen.
step bloom Crumble half of {the bloom} between your fingers over the opening, smell, and lay the other half on top whole.
step green Tuck {the green} in at the sides, tips up.
step lid {jar=glass-bottle? Close the bottle and cut | Close the lid and cut} a circle out of {the cloth} with {the scissors}, two fingers wider than it, and lay it over.
step tie Cut {the tie} to length with {the scissors}, wind it twice around the jar just below the rim, and close it with a bow that comes undone with one pull.
step label Write on {the label} with {the pen}: what is in it, when it was made, and for whom. {label=sticker? Stick it on. | Hang it into the bow.}
step smell Close your eyes, open the lid, and count slowly to ten. What does it remind you of?
further Make three that smell of three seasons, and let others guess.
safety {@6-8? Warm water for it is poured by a grown-up. | A pot in which it simmers is never left alone.} Nothing in it is for eating anymore.
skills arranging in glass, mixing scents, slowing down
waiting Ten minutes for it to settle.
alt A jar with orange slices and a cloth lid tied with a bow

* storybook-hoop
name embroidery
means castle, flag, moon, sun, wave, cloud
title {v.title} | A Page of a Storybook in Thread | Hoop With {a v}
about {v.about} | Four stitches are enough: back, stem, satin and a knot. Everything else is patience.
step hoop Lay {the cloth} over the inner ring of {the hoop}, press the outer one down, and pull all around until it sounds like a drum.
step draw Draw it on with {the pen}, lightly and large: {v.draw}. The ring is the edge of the page.
step scrap Cut a round or a small shape from {the scrap} with {the scissors}, for the moon, the sun or a cloud, and hold it down with small stitches around its edge.
step outline Thread {the needle} with an arm's length of {floss=embroidery-floss? three strands of {the floss} | {the floss}}, knot it, and go along {v.out} in backstitch: stitches as long as a grain of rice, half that in curves.
step fill Fill {v.fill} in satin stitch, thread beside thread, always in the same direction.
step land Below it goes {v.land} in stem stitch, in two shades, with single stitches and knots as flowers or foam.
step gold Lay {the gold} in an arc over the scene and hold it down with a tiny stitch of {one floss} every {in 1/4}, instead of pulling it through: that is how kings' coats were made.
step beads Sew {the beads} along the arc and where something should shine, each with two stitches.
step back Cut the cloth to {in 1} around the hoop, gather it behind with a running stitch and knot. {fix glue} a circle of {the back} over it, your initials on it.
step hang Tie {the hang} to the screw.
further Stitch the next page of the story into a second hoop: what happens after?
safety The needle goes into the cloth whenever you stop, and the needles are counted before you get up.
skills backstitch, satin stitch, laying metal thread
alt An embroidery hoop with {a v} in colored thread
say castle: name=castle; title=Fairy-Tale Castle in a Hoop; about=Two towers, one lit window, a flag in the wind: the page just before somebody knocks.; draw=two towers with pointed roofs, a wall with a gate between them, hills in front, flags on top; out=towers, wall and gate; fill=the roofs, the flags and the windows; land=the hills
say dragon: name=dragon; title=A Dragon on Its Hoard; about=It has slept for a hundred years, one eye open. The hills below it are made of what it has collected.; draw=a dragon with a neck like a swan, a wing with three points, a tail with a tip, hills below; out=body and wing; fill=neck and body, the eye last; land=the hills of its hoard
say whale: name=whale; title=A Whale in Blue Thread; about=The sailors say it followed them for three nights. One eye, one line for a mouth, and a fountain.; draw=a whale with its tail up and a fountain on its back, waves below it; out=the whale from nose to tail; fill=its back in rows, leaving the belly bare, and the eye; land=three rows of waves
say fox: name=fox; title=A Fox at the Edge of the Wood; about=It has seen you long before you saw it. It will be gone when the last stitch is done.; draw=a sitting fox from the front, ears up, tail around its feet, a twig on each side; out=head, body and tail; fill=head and coat, leaving chest and cheeks for white; land=twigs and grass

* fruit-slice-coasters
name set of coasters
means mold, orange, lemon, kiwi, watermelon
title Four Fruit-Slice Coasters | {round=cork-sheet? Cork Cut Like a Fruit Salad | A Fruit Salad for the Table} | Orange, Melon, Lemon, Kiwi: Four Coasters
about Every fruit that is cut through is a wheel: a rind, a pale ring, and something that shines. Four rounds, and the glasses stand on summer. | Orange, watermelon, lemon, kiwi: which one always goes first says something about your family.
step trace Draw four circles on {the round} around {mold? a cup of {the mold} | a {cup}}, as wide as your palm, with {the pencil}.
step cut Cut them out with {the scissors}, turning the piece and not the hand. {round=coaster,wood-slice,cake-board? What is round already only needs its edge wiped. | Rub the edge smooth with a fingernail.}
step rind Color a rim as wide as a pencil on each: orange, green, yellow, brown. {paint=paint-marker? Go around twice. | Paint over the edge too, so that the side has the same color.}
step pith Inside it goes a thin ring of white, mixed with a drop of the rind's color. Let it dry for ten minutes.
step flesh Paint the middle. Orange and lemon get eight wedges with a thin pale line between them; the watermelon is all red; the kiwi is green with a pale star in the middle.
step pips {pips=permanent-marker? Draw pips with {the pips}: | {fix glue} {the pips} on as pips:} drops in the melon, a ring of dots in the kiwi.
step gold Run a line of {the gold} along the outermost edge.
step feet Cut {the feet} to the size of a thumbnail and glue one below each: nothing scratches the table.
step dry Three hours to dry. {paint=paint-marker? Then they may get wet. | Then brush a thin coat of {the glue} over each; it goes on milky and dries clear.}
step tie Stack them and tie {the tie} around them crosswise.
further Paint the back of each as a vegetable, for the other half of the year.
safety {@6-8? A grown-up cuts what is stiff. | Cut thick rounds in two passes, the other hand behind the blade.} They are for glasses, not for hot pots.
skills dividing a circle, mixing a color into white, painting edges
waiting Three hours for the paint.
alt Four round coasters painted as orange, watermelon, lemon and kiwi slices

* box-of-hookless-flies
name box of flies
means fly, flies, hook, water
title Box of Hand-Tied Flies for Someone Who Fishes | Six Flies and No Hook | A Box of Flies From the Riverbank
about Fly tiers copy what swims under a stone: a tail, a body, a collar. Yours have no hook, so they can live on a desk, and only their owner knows which one would have worked. | Every fly has a name. The best ones are named after somebody.
step stain Rub {stain=acrylic-paint? thinned {one stain} | {stain=tea-bag? strong tea | wet {the stain}}} over {the box} with {the brush} and wipe it off along its length: it looks as if it had been to the river for years.
step sign Draw a fish on the lid with {the sign} in one line, and the initials of the one who gets it.
step bed Cut {the bed} into strips or slices with {the scissors} and glue them in two rows across the bottom with {the glue}.
step shank Shorten {the shank} to {in 1 1/2} with {the scissors}{shank=toothpick,wooden-skewer? , without the tips}. Wrap {the thread} around one closely from end to end: now nothing slips on it.
step tail Lay the tip of a strand from {the feathers} on one end, so that it sticks out by a thumb's width, and bind it down with ten tight turns. That is the tail. Make six.
step body Tie in {the body} at the tail, wind it forward to the front third, turn beside turn, and bind it off. Give two flies the same color, the other four another.
step hackle Bind in the next feather at the front by its quill, wind it three times around, and bind it off: its barbs stand out like legs. Trim what points the wrong way with {the scissors}.
step head Build a small head from {the thread}, {head? push {one head} over it, | } and knot it three times, each knot on top of the last.
step names Cut {the card} to fit the lid, and write the name of each fly on it with {the pen}: the Early Riser, Grandpa's Excuse, the One That Got Away.
step give {bed? Push the flies into their bed in two rows | Lay the flies into {the box} in two rows}, close the lid of {the box} and tie nothing around it: it should open at once.
further Tie a seventh for your own desk.
safety These are flies for the eye: no hook is ever tied in. Wind away from the face: cut quills are stiff.
skills binding under tension, repeating a small form, naming
waiting {bed? Half an hour until the bed holds. | }
alt An open box with two rows of small feathered flies

* scrunched-galaxy-shirt
name galaxy {wear=old-t-shirt? shirt | cloth}
means star, spiral, galaxy
title {wear=old-t-shirt? Spiral Galaxy on a Dark Shirt | Spiral Galaxy on Dark Cloth} | Twist, Dab, Open: A Galaxy | {wear=old-t-shirt? The T-Shirt | The Cloth} With an Arm of the Milky Way
about Bleach takes color out and bites the cloth. Paint on a twisted bundle does it the other way around: light colors on the ridges, night in the folds. | One twist in the middle, and all arms of the galaxy turn the same way. You see it only when the last band is off.
step wet Wet {the wear} with {water} and wring it out until it only feels cool: damp cloth lets the color run a little. It should be black, navy or at least dark.
step twist Lay it flat, pinch it where the heart of the galaxy should be, and turn, always the same way, until it lies there like a bun. Push the folds even.
step bind Put {many bind} across the bun like the cuts of a cake, tight.
step mix {gloves? Put on {the gloves}. | } On a {plate}, thin each color of {the paint} with {water} until it drips slowly from a spoon: purple, pale blue, white.
step dab Dip {the dab} and dab the ridges only: purple on all of them, pale blue on the outer half, white in the very middle. Turn the bun over and do it again, with less.
step mist Fill a little white, thin as milk, into {the spray} and give it two breaths from an arm's length: far stars.
step open Wait for half an hour, take off the bands and open it slowly on {newspaper}. Do not wring.
step stars {board? Push {the board} in first, so that nothing goes through. | } Flick stars with {spatter? {the spatter} and a finger across its bristles | the wet end of {the dab}}: fine from close by, large from farther off.
step glow Draw your own sign with {the glow}, points first, then hair-thin lines between them.
step dry Four hours flat. Then the color is set as its packet says{@13+? , most often with an iron from the back | , and that is a grown-up's job}. Its first wash is alone, inside out and cold.
further Do a second one with two twists: galaxies that have met.
safety Cover the table, wear old clothes, and never mix in bleach from the bathroom: what this needs is paint.
skills folding, working with what happens, knowing when to stop
waiting Four hours to dry.
alt Dark cloth with a spiral galaxy in purple, blue and white

* cast-in-plaster-pendant
name pendant
means ammonite, fossil, cast
title {find=seashell,snail-shell? Cast of a Fossil Shell, on a Cord | {find=leaf,fern-frond? Fossil Leaf Cast in Plaster | Plaster Cast Pendant}} | A Pendant From the Museum's Back Room | Pressed, Poured, Hung: A Pendant
about Museums wear gloves and copy what is too old to be touched. A lump that takes any shape, some plaster, and the copy hangs wherever you like. | The real one goes back to its drawer. The cast may be dropped, painted and given away, because the mold makes the next one.
step mold Knead {the mold} until it is warm, flatten it to a cake twice as thick as {the find}, and press {the find} straight in, halfway and no deeper. {mold=mold-putty? Leave it in until it feels like an eraser. | }
step out Lift it out with a fingernail. Every rib should be there. If not, close it and press again{mold=mold-putty? : putty that has set is too late}. Push up a wall around it.
step mix Together and with a mask over the nose, sift the plaster into the {water} in an old {bowl}, until small islands stay dry on top, and stir slowly with a {spoon} for a minute.
step pour Fill the mold in a thin stream to the rim, and tap the table to bring up the bubbles.
step eye When it is as thick as yogurt, push {one eye} halfway into the upper edge, so that a loop stands out: {eye=craft-wire,paper-clip? bent to an eye before. | that is what it will hang from.}
step set Leave it for an hour. It grows warm and cool again: then it is hard.
step free Bend the mold away. {smooth? Rub the rim round with {the smooth}, over newspaper. | Rub the rim round on a rough stone.}
step color Brush {paint=tea-bag? strong tea | {paint=coffee-grounds? wet coffee | thin {one paint}}} into all grooves with {the brush} and wipe the high places with a damp {cloth}: a million years in a minute.
step bead Thread {the bead} on, one at each side.
step hang {eye? Lead {the hang} through the loop | Tie {the hang} around it crosswise, like a parcel,} and close it: it goes on a bag, on keys, or on a hook by the window.
further Cast three in three shades and glue them on a card with Latin names.
safety Plaster dust is not for lungs: mask on while it is dry. It gets hot as it sets, so no finger stays in it. Rests go in the trash and never down the drain.
skills making a mold, mixing plaster, coloring relief
waiting An hour to set, an hour for the color.
alt A small plaster cast with a spiral, hanging from a cord

* moon-drop-earrings
name pair of moon earrings
means moon
title Crescent-Moon Earrings in Wire | {gems=crystal? Moons With Stones Along the Edge | Moons With Beads Along the Edge} | One Waxing, One Waning
about Two crescents of wire, a row of small lights along the outer edge, {charm? a star in the opening. | air in the opening.} The left one waxes and the right one wanes. | No solder, no drill: the thin wire that carries the stones is also what holds everything.
step cut Cut two pieces of {the wire}, {in 5} each, for the moons, and two of {in 12} for winding, with the wire cutters. Hold both ends while you cut.
step bend Bend each short piece around a {jar-lid} to a curve, then its second half back along the inside, a little flatter: a crescent, open at the top.
step close Twist the two ends around each other twice and wind the longer one around a {pencil}: a small eye above the tip. Make the second one as a mirror image.
step gems Fasten a long piece at one tip with three turns. Thread on the first of {the gems}.
step wind Lay it on the outer edge, wind twice, thread the next one, wind twice, and so on down the curve, five on each moon. Press the end flat with {the pliers} on the inside.
step charm Hang {one charm} from the upper tip into the opening with a small ring of leftover wire, so that it swings freely.
step chain Cut {the chain} into pieces as long as a finger joint with the wire cutters, and hang one from the lowest point of each.
step hook Open the loop of {the hooks} sideways with {the pliers}, hang the moon in and close it. The good side looks forward on both.
step smooth Stroke over them with a cotton {cloth}: where it catches, press the tip down once more.
step card Poke two holes into {the card}, hang them in, and write the date of the next full moon on it.
further Make a third moon, full, as a pendant for a bag.
safety Wear glasses of any kind: cut ends of wire jump. Every tip is pressed flat before a moon goes near an ear.
skills bending symmetrically, wrapping with wire, opening rings
alt A pair of crescent-moon earrings of wire with small stones along the outer edge

* kiln-meadow-tray
name meadow tray
means plate, meadow, glaze
title Meadow Pressed Into Stoneware | A Tray With the Grass Still in It | Stoneware Tray, From Slab to Kiln
about Pressed in by the pin, burned out by the fire: what grew by the road for one summer stays for the next thousand. | The plants give every line. You choose where they stand, and leave the rest of the clay alone.
step knead Knead {the clay} on the table until no bubble hisses any more, and lay it on a {cloth}, so that it cannot stick.
step roll Roll it out with {the pin} to {in 3/8}, turning it after every stroke. Smooth the top with a damp fingertip.
step plants Lay {the plants} on it as they grow, stems toward you, some over the rim, and roll over everything once, firmly. Leave them in.
step lace Press {the lace} along one edge with {the pin}, a band as wide as two fingers, and peel it off.
step cut Lay a {plate} on top and cut around it with {the knife}, upright, in one go.
step rim Sink the slab into the {plate}, its edge bent up by a finger. Round the rim with {the sponge}, damp and not wet: sharp rims chip in the kiln.
step sign Pull the plants off by their stems with {the needle}, scratch your name and the year into the bottom, and let what is too fine to lift burn off.
step dry Let it dry for a week under a loose sheet of plastic, slowly, turned over once. Damp clay bursts in the fire.
step bisque Whoever runs the kiln at school or at the studio fires it the first time. It comes back pale, hard and thirsty.
step glaze Brush {the glaze} over the prints, and wipe the surface with a wet {sponge}: color stays in the veins. Then it is fired once more, with a clear glaze if it is to hold food.
further Make one for each month from the same path.
safety Clay is wiped up wet and never swept: its dust is bad to breathe. No oven at home replaces a kiln, and wet pieces never go in.
skills rolling a slab, composing with plants, glazing by wiping
waiting A week to dry, and two firings.
alt A round stoneware tray with grasses pressed into it

* map-bound-journal
name travel journal
means map, page, elastic
title Travel Journal Bound in a Road Map | A Journal in an Old Map's Coat | A Book for the Road, Sewn by Hand
about Nobody unfolds the road map anymore. Around a journal it is back in the car: the region that you love is on the front, and the pages are for what was not on it. | Sixteen sheets, one thread, one afternoon: it lies flat when it is open, as no bought one does.
step choose Cut two covers from {the cover} with {the scissors}, {in 5 3/4} by {in 8 1/2}, measured with {the ruler}. Look for the best place on {the map}, with a coast, a river or your own town, and cut two pieces around it, {in 1} larger on all sides.
step cover Spread {the glue} thinly over one cover, lay it on the back of the map, and rub it smooth from the middle. Cut the corners off slantwise, fold the edges over, and glue them down inside. The same with the other one.
step press Press both between sheets of {newspaper} under a heavy {book} for an hour, so that they stay flat.
step fold Fold {the pages} in half, four at a time into each other: four booklets. Crease each fold with the back of a fingernail.
step holes Mark four holes on the fold of the first booklet with {the ruler}: {in 1/2} from both ends and two evenly between. Push them through with {the awl}, onto folded {newspaper}, and use it as the measure for the other booklets and for the covers, {in 1/4} from their edge.
step sew Thread {the needle} with {the thread}. Lay the first booklet on the first cover. Begin inside at one end of the fold and sew in and out to the other end, each time through the cover's hole as well. Lay on the next booklet and sew back the same way, hooking the thread under the stitch below. Sew the second cover on together with the last booklet, and knot inside.
step spine Cut {the spine} to the height of the book with {the scissors} and fix it over the edge of both covers, so that the stitches stay visible.
step pocket Glue {the pocket} inside the back cover on three sides: for tickets, and the money for the last bus.
step route Draw or stitch a route across the front with {the route}, from here to where you want to go. {pin? Set {the pin} on its end. | }
step close Put {the close} around the back cover from top to bottom, knotted inside, and over the whole book: nothing falls out in the backpack.
further Cover a box for the postcards with the other half of the map.
safety The hole is made on the table with the hand beside it, and the needle rests in the paper when you stop.
skills bookbinding, covering a board, measuring
waiting An hour below the books.
alt A journal with a road map on its cover, a stitched route and a closing band
`;
