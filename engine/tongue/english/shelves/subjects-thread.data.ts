export const words = `
* fuse-bead-coaster
name coaster
title {V} Fuse-Bead Coaster | Pixel {V} for the Desk | {V} Made of Beads
about Square by square, {the v} becomes a picture of pixels, and the heat of an iron turns it into a coaster. | An old computer game had no more dots than this. It is enough for {a v}, and enough for a cold drink.
step plan Count the pegs of the pegboard and mark off as many squares on {the grid}. Color squares in until you see it: {v.shape}. Curves turn into little stairs.
step outline Set the outline on the board in one dark color, one bead on each peg, and count each row on the plan.
step fill Fill the inside row by row. Plan the pattern in now, because nothing can be added later: {v.mark}.
step ground Fill the ground in one calm color, out to a square. Only a coaster without gaps holds together.
step heat Lay {the cover} over the beads. {@6-8,9-12? A grown-up irons | Iron} in slow circles at medium heat, without pressing, until every bead shows a small closed ring. Turn the piece over with a fresh cover and do the other side.
step flat Slide it under a heavy book while it is still warm, and leave it for fifteen minutes. It cools flat.
step back Cut a square of {the back} a little smaller than the coaster and glue it underneath with glue: no scratches on the table.
further @6-8 Make a small one of the same kind with a loop of thread as a tag for your school bag.
further Plan a set of four in which {the v} moves: {v.does}, frame by frame.
safety Beads and iron do not go together in small hands: {@6-8,9-12? a grown-up irons, and | the iron stands on its heel between two rounds, a grown-up is around, and} the melted piece stays hot for minutes. Open a window.
skills pixel planning, counting, patience
waiting Fifteen minutes to cool.
alt A square fuse-bead coaster with {a v}

* cross-stitch-patch
name patch
title Cross-Stitch {V} Patch | {V} in Small Crosses | A Patch With the {V}
about Two slanted stitches make a cross, and a hundred or two of them make {a v}. It goes on a backpack, over a hole in the jeans, or into a frame. | Cross-stitch is drawing with squares. Whoever can count can do it, and the hands find their own rhythm.
step plan Draw it on {the grid}, about {@6-8? 12 | 20} squares high, one square for each cross: {v.shape}. Keep the parts few and large.
step cut Cut {the cloth} to a square {hoop? that reaches two fingers past {the hoop} on all sides. | of {in 5}.}
step stretch Clamp {the cloth} in {the hoop}, tight as a drum.
step first Find the middle of plan and cloth and begin there. Come up, cross to the upper right, go down; then from the lower right to the upper left. {cloth=burlap,canvas? Count the threads, so that all crosses are alike. | A grid of dots, {in 1/8} apart, keeps the crosses alike.}
step fill Stitch row by row, where several crosses lie side by side first all strokes one way and then all strokes back. Every cross has the same stroke on top: that is what makes it look even.
step line Go around the finished crosses with a dark thread in short straight stitches, and add the detail that tells what it is: {v.mark}.
step fringe {cloth=burlap,canvas,denim? Pull out the outer threads on all four sides for a fringe | Trim the edges straight with the scissors}, one finger wide.
further @6-8 Sew a big button beside it, and the patch closes a bag.
further Sew the patch over a worn knee, with small stitches all around.
safety The needle rests in a scrap of cloth when the hands rest, never on the sofa. {@6-8? Stitch sitting down, with elbows free. | Count it at the end.}
skills counting, even stitches, reading a plan
alt {a v} in cross-stitch on a square of cloth

* pillowcase-dream
name pillow cover
title Sleep on the {V} | The {V} Dream Pillow | {V} Dreams on a Pillow
about Tonight {the v} is there when the lights go out: drawn by hand, washed a hundred times, and still the best of all pillows. | For camp, a sleepover, or the first night in a new room: {a v} from home to lay your head on.
step stretch Push {the inside} into {the cloth} so that nothing bleeds through, and clamp the fabric smooth at the edges with {the hold}.
step lines Sketch with light {chalk} strokes, larger than your hand: {v.shape}. {@4-5? A few lines are enough. | Keep away from the seams, where pens skip.}
step edge Draw over the lines with {the pen}. Hold the fabric tight with two fingers beside the tip, or it wanders along.
step fill Color it in, always in the same direction, and add {v.mark}.
step around Around it belongs what {the v} might dream of: {v.place}, moon and stars, or your own name.
step dry Let it dry for half an hour.
step set {@13+? Iron the back | A grown-up irons the back} of the drawing without steam, as the package says. After that it can go into the wash.
further @4-5 Draw a small one on the other side for the second half of the night.
further Let friends sign around the edge on the last evening of camp.
safety The iron belongs to {@13+? whoever has done it before, and a grown-up is around | a grown-up, with the child on the other side of the room}. Caps go back on the pens, because dry ones cannot be saved.
skills large drawing, steady lines, planning a space
waiting Half an hour to dry before ironing.
alt A pillow cover with {a v} drawn on it

* drawn-on-shoes
name shoes
title One-of-a-Kind {V} Shoes | {V} on {many shoe} | Walk With the {V}
about Custom sneakers cost a fortune in shops. Yours cost an afternoon, and nobody else has {the v} on their feet. | Canvas takes ink like paper does. A plan first, then a steady hand, and old shoes are new.
step stuff Take out the laces and stuff {the shoe} firmly with {the stuffing}. Cover the rubber edge with {tape}: ink on rubber stays there.
step plan Draw around the side of the shoe on {the plan} and try it out there: {v.shape}. Plan it mirrored for the second shoe, so that the two look at each other.
step sketch Copy it to the outer sides with a light pencil, starting at the heel, where the canvas is flat.
step main Fill the big areas with {the pen} first and let them dry before you set the dark lines. Then what makes it clear from across the street: {v.mark}.
step toe Carry one detail on to the toe: dots, stripes, or something small from {v.place}.
step dry Leave the shoes for an hour, and the first rain alone for a day. Pull off the tape.
step lace Thread in {the lace} in a color from the picture.
further Write something worth knowing on the inside of the tongue, for you alone: {v.fact}
safety Work at an open window with permanent colors, and keep them off sleeves, tables and skin.
skills planning on a curved surface, clean edges, color
waiting An hour to dry.
alt A shoe with {a v} drawn on its side

* five-in-a-glove
name glove puppet
title Five in a Glove: {V} | {V} Times Five | The {V} Finger Family
about Every finger has a face. Close the hand, and they are gone; open it, and all five are back. | Five little ones and a rhyme: counting down to none is learned on the hand.
step choose Turn {the glove} right side out and pull it over {the tube}, so that the front and back do not stick together.
step cut Cut five circles from {the felt}, as large as a coin, and the parts for five small heads: {v.face}. Cut the second to the fifth after the first one; they may differ a little, as brothers and sisters do.
step glue {glue=tape? Put a small roll of tape, sticky side out, behind each piece: the circles go on the fingertips first, then the parts on top, the biggest first. | Glue the circles to the fingertips, then the parts on top, the biggest first. Press each while you count to twenty.}
step snouts {fix glue} one of {the snouts} on the very tip of each finger, above the face: a tuft of fur, a bonnet or a hat.
step eyes Give each of the five two of {the eyes}, with {glue=tape? a bit of tape | a drop of glue}. Which one looks up, which one down?
step dry {glue=tape? Press every piece once more while you count to five. | Leave the glove on its stand for half an hour.}
step draw Dot on what is too small to cut with {the pen}: {eyes? noses, | pupils, noses,} smiles.
step bow Tie {the thread} around the cuff with a flat bow and trim the ends short with the scissors.
step rhyme Put it on and count: five little {v.many}, then one goes away and folds down. How many are left? Go on to none, and call them all back.
further @4-5 Give every finger its own voice, from the thumb's deep one to the little finger's squeak.
further @6-8 Make up your own rhyme for five {v.many}, with a reason for each one to leave.
safety Pull at each small piece before the glove goes to a younger child, who may chew on it.
skills counting down, small gluing, telling a rhyme
waiting {glue=glue? Half an hour to dry. | }
alt A glove with a small face of {a v} on each finger

* hoop-screen-print
name screen print
title {V} Screen Print From a Hoop | Print Your Own {V} Shirt | {V}: A Limited Edition
about Band shirts are printed through a mesh. {mesh=tights? An old pair of tights | {mesh=tulle? A piece of tulle | A thin see-through scrap}} and an embroidery hoop do the same, and the screen lasts for a dozen prints. | Glue closes the mesh wherever no color should go. What stays open is {the v}, again and again.
step stretch Cut a flat piece of {the mesh} larger than {the hoop}{mesh=fabric-scrap? , as sheer as a curtain, | } and clamp it in, tight and without {mesh=tights? ladders | folds}. The finer the mesh, the finer the print.
step plan Draw a bold shape on {the plan} that fits the hoop with a broad border: {v.shape}. Leave gaps for the details: {v.mark}. Every gap will stay unprinted.
step block Lay the hoop on the plan, mesh side down, trace the lines, and lift it. Now brush glue over everything that should stay blank, up to the hoop. Hold it to the light: no pinholes.
step dry Let the glue dry for an hour, propped up so that the mesh touches nothing.
step lay Spread {the cloth} over {the inside}, so that the color cannot soak through, and smooth it.
step pull Set the hoop down, mesh against {the cloth}. Put a spoonful of {the paint} at the top and pull it down over the opening with {the scraper}, once, firmly. Hold the hoop still with the other hand.
step lift Lift the hoop straight up. Print again at once, before color dries in the mesh.
step wash Rinse the mesh with cold water as soon as you are done. Let the print dry for an hour, then follow the package if it goes into the wash.
further Print a second layer in another color a little to one side, like a poster that slipped.
safety Wear what may get stained, and cover the table. School glue softens in water: rinse quickly, do not soak.
skills screen printing, thinking in open and closed areas, editions
waiting An hour for the screen, an hour for the print.
alt A print of {a v} with a hoop used as a screen

* key-ring-fob
name key fob
title {V} {one ring} | A Soft {V} for Your Keys | Keys That Hang on the {V}
about Keys hide at the bottom of every bag. {a v} as large as a thumb is found by touch. | Small enough for one evening, strong enough for every day: two layers, one seam, one ring.
step plan Draw it on paper, about {in 2.5} high: {v.shape}. Thick parts only; thin ones would tear in a pocket.
step cut Cut the plan out, draw around it on {the felt} twice, once mirrored, and cut both pieces.
step details Sew the details onto the front piece before anything else: {v.mark}. {v.face? A few stitches are enough for the face: {v.face}. | }
step loop Pull {the strap} through the ring, fold it, and lay the ends between the two pieces at the top.
step edge Sew the layers together all around with small even stitches close to the edge, twice through the strap. Leave a gap as wide as a finger.
step fill Push {the filling} in through the gap with the back of a pen, a little at a time, into the corners first.
step close Close the gap with the same stitches, knot the thread, and lose its end between the layers.
further @6-8 Hang it on a zipper as a pull for cold fingers.
further Stitch a second {v} on the back in another color, so that either side can hang in front.
safety Sew at a table, with the needle in a scrap of cloth whenever it rests{@6-8? , and a grown-up beside you for the strap, which is thick}. A fob is not a toy for babies.
skills sewing around an edge, small patterns, finishing neatly
alt A sewn {v} on {a ring}

* swap-the-parts
name swap board
title Swap the Parts: {V} | Build the {V} and Mix It Up | The {V} Swap Board
about Rip, press, rip: that is the sound of this board. {the v} loses its parts and gets new ones, as silly as you like. | Parts that come off and go on again keep hands busy on long drives, and nothing rolls under the seat.
step board {fix glue} a sheet of {the felt} smoothly over {the board}.
step body Draw on another piece and cut out: {v.shape}. Glue it to the middle of the board.
step parts Cut the parts that can be swapped, each at least as large as a cracker: {v.part}, and two or three others that do not belong to {a v} at all.
step hooks Cut {the grip} into short pieces. Stick the rough side to the places on the board where parts will sit.
step loops Stick the soft side to the back of the parts, one for each, and press as long as it takes to count to thirty.
step play Put {the v} together: {v.part} {v.partwhere}. Does everything hold when you shake the board?
step mix Now close your eyes and swap two parts. Who is this, and what does it eat, or who drives it?
further @4-5 Make a night and a day: a felt moon and a felt sun to swap above it.
further @6-8 Make a second {v} on the back of the board, and trade parts between the two.
safety Small scraps of tape go straight into the bin, and the parts stay larger than a toddler's mouth.
skills pressing and peeling, naming parts, inventing
alt A felt board with {a v} and loose parts beside it

* wound-line-painting
name yarn painting
title {V} Painted With Yarn | Yarn-Line {V} | {V} in Lines of Yarn
about In Mexico, Wixárika artists press yarn into wax, line beside line, until the board is full. In a small square, and with glue, it works at a kitchen table. | No brush, no paint: every line of {the v} is a piece of {one yarn} that you lay and push into place.
step draw {@4-5? Draw together on {the board}, no more than {in 5} wide and with as few lines as you can: {v.shape}. | Mark a square of {@6-8? {in 5} | {in 6}} on {the board}: a line of yarn is thin, and small pictures get finished. Draw in it {v.shape}, and write the colors into the fields.}
step edge Spread glue along the outline, as wide as a finger and as long as a hand. Lay {the yarn} on it and press. Go on around until the ends meet.
step inside Spread glue inside, and lay the next line close against the first, with {the push} to help in the corners. Follow the outline inward{@4-5? . Where it gets hard, curl it into a snail | like the rings of a tree}.
step cut Cut the yarn only where a color ends, and tuck the end under its neighbor.
step mark Lay the details in a color that stands out: {v.mark}.
step ground Fill the ground with wavy lines in one other color, from the corners of the square toward {the v}.
step dry Let it dry flat for an hour.
further @4-5 Close your eyes and follow {the v} with one finger from end to end.
further Add {v.scene} before you fill the ground.
safety Short lengths only: yarn is cut off the ball at {ft 2} so that nobody gets tangled, and the rest stays in the basket.
skills following a line, patience, choosing colors
waiting An hour to dry.
alt {a v} made of lines of yarn on a board

* ric-rac-rose
name rose
title A Rose From Zigzag Trim | Ric-Rac Rose | The Rolled-Up Rose
about Wavy trim looks like nothing much, until two lengths are hooked into each other and rolled: then the waves turn into petals. | It is one of those tricks that nobody guesses. {back=bookmark? It blooms on a bookmark. | It blooms in the hair, on a bag or on a coat.}
step twist Fold {the trim} in the middle and hook the two halves into each other, wave into wave, like the teeth of a zipper, all the way along.
step roll Roll the double band up from the fold, tight for three turns and looser after that. Keep the lower edge flat on the table.
step sew Sew through the lower edge from side to side, a stitch through all layers and back, then the same crosswise. {@6-8? It takes strength, so do it together. | Pull tight: this is what holds the rose.}
step open Bend the upper waves outward with your thumbs, the outer row most. Leave the middle closed.
step leaf Cut two pointed leaves from {the leaf}.
step join Sew the leaves to the underside, {back=bobby-pin,pin-back? then sew {the back} across them with a few stitches | then sew on {the back} in two places}.
step dry Dab glue over the stitches underneath and leave it for an hour, face down on something soft.
further @6-8 Make three small ones from half the length for a bunch.
further Mix two colors: one half of each, hooked together, gives a rose with two-colored petals.
safety The needle has to go through many layers: push it with a coin or a thimble, not with the fingertip. {back=pin-back? The pin is sharp and for those over nine. | }
skills interlocking, rolling, sewing through layers
waiting An hour for the glue.
alt A rose rolled from wavy trim with two leaves

* crochet-chain-coaster
name coaster
title First-Crochet Spiral Coaster | One Long Chain, One Coaster | The Coiled Chain
about If you can do one stitch, you can make this: a chain, three steps long, coiled up like a sleeping snake. | Nobody's first crochet is even, and a coil does not mind. By the end of the chain your hands know how.
step loop Make a slip knot in {the yarn}, a hand's width from the end, and put it on {the hook}.
step chain Catch the yarn with the hook and pull it through the loop: one chain stitch. Go on until the chain is about {ft 9} long. Loose is better than tight.
step end Cut the yarn, leaving {in 24}, and pull the end through the last loop.
step coil Lay the start flat and coil the chain around it, the V of the stitches facing up. The middle has to lie flat, so do not pull.
step sew Thread the needle with a length of yarn and catch each round to the one before, every finger's width, on the underside. Press it flat with your palm after each round.
step edge Sew over the outer edge in the second color, one slanted stitch beside the other.
step bead Sew on {the bead} at the end, as a handle or just for looks.
further @9-12 Make a smaller one in the same way for a tiny cup or a flower pot.
further Go on coiling to the size of a plate, and it holds a hot pot.
safety A hook is blunt but pokes: it lies in a cup when you get up, and not on a chair.
skills chain stitch, even tension, coiling
alt A round coaster coiled from a crocheted chain

* blanket-den
name den
title Den of the {V} | A Blanket Den for the {V} | Here Lives the {V}
about Two chairs, {a blanket}, and a sign at the door: whoever crawls in comes out as {a v}. | Rainy days are made for dens. This one has an owner, whose picture hangs outside.
step draw Draw the owner on {the sheet}, as large as it allows: {v.shape}. Add the face: {v.face? {v.face} | two eyes and a smile}.
step color {@2-3? Your child colors the owner with {the color}, while the builders fetch chairs. | Color it with {the color}, strong enough to be seen from across the room.}
step roof Set the chairs back to back, as far apart as a child can stretch both arms, and lay {the blanket} over them. Both sides reach the floor.
step floor Carry in the {cushion} and make the den soft. {@2-3? Your child decides where it lies. | Test it lying down: do your feet stick out?}
step sign Fix the picture over the door with {hold}, at the height of small eyes.
step play Crawl in. Inside, everybody moves like {a v}: {v.does}. Who knocks at the door, friend or hunger?
further @2-3 Take a book about animals in and read it by the light that comes through.
further Write opening hours and a password below the picture.
safety The den stays open on one side, nothing heavy lies on the chairs, and nobody climbs on the roof: {the blanket} has to come down at a tug.
skills building, coloring, pretend play
alt A den made of a blanket with a picture of {a v} at the door

* cut-away-tee
name shirt
title Cut-Away {V} Tee | {V} in Two Layers | The {V} Under the Shirt
about Reverse appliqué starts with two layers and takes one away: snip the top open, and {the v} is there in another cloth. | Thrift shops are full of plain shirts. This one gets a window, and {the v} looks out of it.
step plan Draw {v.shape}, about {in 6} high, on {the plan}, without thin parts, and cut it out.
step trace Lay it on the chest of {the top} and draw around it with {the pen}. Check in a mirror that it sits high enough.
step under Turn the shirt inside out and fix {the under} behind the drawing with {hold}, its good side against the shirt and a hand's width larger.
step sew Sew along the line from the outside with small running stitches through both layers. Slide the other hand inside, so that the back of the shirt is never caught.
step snip Pinch the top layer alone, snip into it, and cut it away a finger's breadth inside the stitches.
step detail Stitch the details onto the lower cloth: {v.mark}.
step trim Turn the shirt over, take off the tape and trim the spare cloth, a finger's width outside the stitches.
further Let the raw edges roll up in the wash; it suits the style. Then cut a second, tiny {v} near the hem.
safety Cut with the hand flat between the layers, and nobody wears the shirt while it is sewn. The needle waits in a scrap of cloth{@9-12? , and a grown-up helps to start the cut}.
skills running stitch, cutting one layer of two, placing a motif
alt A shirt with {a v} in a second cloth showing through

* glue-batik-flag
name banner
means coloring
title {V} Batik Without Wax | The {V} Banner | {V} Drawn in Glue
about Batik masters in Indonesia draw with hot wax. School glue does it cold: wherever it dries, no color gets in. | When the glue washes out, {the v} stands there in clear white lines, and it looks like magic even to the one who made it.
step draw Spread {the cloth} over {the inside} and sketch in large: {v.shape}.
step lines Trace every line with a thick even trail of glue straight from the bottle, the details too: {v.mark}. A gap in the line lets color leak.
step dry Leave it flat until the glue is clear and hard, at least three hours.
step cups Thin each color in one of {the cups} with a little water, until it runs like cream.
step color Brush the colors thinly into the fields of {the v}, right up to the glue lines.
step ground Thin another color with a little water and wash it over the ground in loose strokes.
step set Let it dry completely{dye=fabric-dye,fabric-paint? , and set the color as the package says | }.
step wash Soak the cloth in {the tub} with warm water until the glue turns slippery, rub it off with your fingers, and hang the banner up wet.
further Dot glue over the ground before you color it: raindrops, stars, or a border of triangles.
safety Gloves and old clothes for the coloring, and newspaper below. {dye=fabric-dye? A grown-up stirs the powder into water, away from faces. | The water goes down the sink, not into a cup.}
skills resist technique, line, color fields
waiting At least three hours for the glue, an hour for the color.
alt A cloth banner with {a v} outlined in white

* morning-mug
name mug
title {V} Mug | A Mug With the {V} | {V} for Breakfast
about A plain mug becomes somebody's favorite, and {the v} is there every morning. | Ink, a day of patience and a hot oven: that is how a drawing lasts on a mug.
step wash Wash {the mug} with soap and dry it. From now on hold it by the handle, because fingerprints keep ink off.
step plan Try the size out on {the plan}, no higher than half the mug: {v.shape}.
step lines Draw the outline on {the mug} with {the pen}, starting in the middle opposite the handle.
step fill Fill the areas and let each dry before a neighbor touches it. Then add {v.mark}.
step inside Add a line and dots around the outside, two fingers below the rim. Above that, where lips touch, the mug stays bare.
step fix Roll a damp {one swab} over whatever slipped, as long as it is fresh.
step dry Let the mug stand for a day.
step bake {@13+? Set it | A grown-up sets it} into the cold oven, heats to 350 °F (175 °C), bakes it for 30 minutes, and lets it cool inside with the door closed.
step towel Now something to match: spread {the cloth} flat. {stencil? Lay {the stencil} along one edge, hold it flat, | Fold {the plan} once, tear half a simple shape out of the fold, and lay the sheet with the hole along one edge, hold it flat,} and dab {the print} on with {the sponge}, hardly any at a time. Three in a row are enough; lift straight up.
step band {cloth? Fold {the cloth}, when it is dry, and stand it in the mug. | {nest? Crumple {the nest} loosely and stand it in the mug like a flower. | Put a tea bag or a sweet inside.}} {tag? Write a wish on {the tag} and tie | Tie} {the band} around the handle with a bow.
further Hide a line at the bottom, on the outside, for whoever washes up: {v.fact}
safety A hot mug looks like a cold one: it cools in the oven until morning. {@13+? A grown-up is around when the oven is on. | The oven belongs to the grown-up.} Color stays on the outside, and the mug is washed by hand.
skills drawing on a curve, planning, patience
waiting A day to dry before it is baked.
alt A white mug with {a v} drawn on it

* matching-earrings
name earrings
title {V} Earrings | Earrings With the {V} | {V} Left, {V} Right
about Light as a leaf and not to be found in any shop: {a v} for each ear, looking at each other. | Two pieces as long as a thumb, two hooks, and a pair that friends will ask about.
step plan Draw on {the plan}, no higher than {in 1.5}: {v.shape}. Fill in thin places; they would curl.
step cut Cut the pattern out, draw around it on {the body}, flip it, draw again, and cut both.
step paint {color=paints? Paint | Color} both sides, small areas first: {v.mark}.
step hole Push the needle through the top of each, a little below the edge, where the piece hangs straight.
step bead Thread half of the beads onto each piece of {the thread}.
step hook Pull {the thread} through the hole and the loop of the hook twice and secure the ends at the back. The fronts have to face outward.
step wear Hold them up side by side: same height, same swing? Shorten one loop if they differ.
further Make a card to give them on: fold it, prick two holes, and write what the pair is called.
safety Hooks go only into ears that are pierced and healed, and come out for sports and sleep. Keep them away from small children, who put them into their mouths.
skills mirrored shapes, tiny painting, jewelry findings
alt A pair of earrings in the shape of {a v}

* jacketed-can
name pencil pot
title {V} Pencil Pot | A Jacket for a Pot | The {V} on the Desk
about {a can} is the best pencil pot there is, as soon as it wears something. This jacket comes off for the wash. | Nothing is glued: the jacket is sewn, pulled on like a sleeve, and changed whenever you are tired of {the v}.
step edge {can=can? Wash {the can} and run your tape twice over the rim, half outside and half inside, so that nothing can scratch. | Wipe {the can} clean and run your tape once over the rim, half outside and half inside, so that pens do not fray it.}
step measure Wrap {the plan} around it, mark height and width, and cut a piece of {the felt} by it, just as long as it goes around.
step figure Draw with {the pen} on another color, a little lower than the jacket, and cut out: {v.shape}.
step sew Sew it to the middle of the strip with small stitches around the edge, and then add {v.mark}.
step border Sew a row of long even stitches along the upper and the lower edge in a color that stands out.
step close Lay the strip around {the can}, edge to edge, and lace the seam closed, zigzag, pulling it tight. Tuck in the end.
step fill Stand your longest brushes in. Does it tip? A few stones at the bottom keep it down.
further Sew a pocket on the back for an eraser.
safety {can=can? The bare rim of a can cuts: the tape goes on first, and nobody reaches in before. | Keep the needle off the tabletop.} The needle waits in {the felt}.
skills measuring around, appliqué, lacing a seam
alt A pencil pot in a sewn jacket with {a v}

* glowing-glass-jar
name lantern
title {V} in Glowing Glass | The {V} Jar Lamp | {V} for the Windowsill
about Colored glue dries as clear as church glass. By day {the v} is on a jar; after dark it lights up. | Old windows are black lines with light between. A jar, a marker and glue do the same for your shelf.
step plan Draw with thick lines on {the plan}, as high as the straight part of {the jar}: {v.shape}. Every field has to be closed.
step inside Slide it into {the jar}, drawing outward, and hold it with {tape}.
step lines Lay the jar on a rolled-up towel, trace the lines on the outside with {the pen}, and add {v.mark}. Take the paper out.
step mix Stir a little of each color of {the ink} into a spoonful of glue, one in each small lid.
step fill Drop the mixture into the fields with {the brush} and push it up to the lines. Do one side, let it set for half an hour, then turn the jar.
step dry Let it stand for three hours, until no field is milky.
step light Put {the light} in and turn off the lamp. Touch up where bare light comes through.
further Cover the back of the jar too: {v.scene}.
safety Only a light without a flame goes in. {jar=glass-jar? Work sitting down, with the jar on the towel: glass rolls. | Work on the towel, so that the jar cannot roll.} Color does not come off sleeves.
skills line and field, color mixing, light
waiting Half an hour between the sides, three hours at the end.
alt A jar that glows with {a v} in colors on it

* zipper-bloom
name flower
title The Zipper Flower | A Flower With Metal Edges | Zip, Coil, Bloom
about Jackets wear out before their zippers do. Coiled up, the teeth become the golden edge of every petal. | Half flower, half machine part, and hard to believe until you see it from close by.
step part Open {the zipper} and cut off the slider end, so that you have two long bands with teeth.
step coil Roll {in 6} of one band up tightly, teeth upward, for the center, and sew through the cloth edge from side to side.
step loops Fold the rest into seven loops as long as your thumb, teeth outward, and sew the foot of each to the center before you fold the next.
step base Cut a circle with two pointed leaves at its sides from {the base}, smaller than the flower and larger than its center.
step join Sew {the back} to the underside of {the base} with a few firm stitches.
step dry Lay the flower on the other side and catch its cloth edges to {the base} with small stitches, once around.
further Make a bud from the second band for a bag or a hatband.
safety Cut ends of metal teeth are scratchy: fold them under and sew them in. The needle needs a coin or a thimble behind it, because zipper cloth is dense.
skills coiling, sewing firmly, giving old parts new work
alt A flower with seven petals made of zipper loops

* belt-cord-keepers
name cord keepers
title {strap=old-belt? Cord Keepers From a Belt | Three Cord Keepers} | Three Straps, No Tangles | The Cable Tamer
about Chargers, headphones, game controllers: each of them gets its own strap, and the drawer stays calm. | {strap=old-belt? A worn belt still has inches of good material in it. Here they end a quarrel about whose cable that is. | A few inches of leather end a quarrel about whose cable that is.}
step cut Cut three pieces of {in 6} from the good part of {the strap} and round off the corners.
step letters With {the color}, mark each with a sign of its own in the middle: a star, a heart, a letter.
step holes Mark two dots with {the pencil} a thumb's width from one end, and push the needle through both, with the strap on something soft.
step sew Sew {one button} over the holes with doubled thread, and wind the thread around below it, so that it stands up a little.
step slit Draw a line just as long as the button is wide near the other end, fold the strap there, and snip into the fold. Try it, and lengthen it by a hair if needed.
step wrap Coil a cable, wrap the strap around, and button it. Does it stay when you shake it?
further Cut a longer one for a rolled-up sketchbook or a bundle of pencils.
safety Thick straps make scissors slip: cut standing up, little by little{@9-12? , and a grown-up does the first cut}. Nothing is ever tied around a neck or a wrist with it.
skills cutting thick material, sewing on a button, measuring
alt Three straps with buttons for cables
`;
