export const words = `
* bound-ring-wreath
name wreath
title {finds=pinecone? Pinecone Wreath | {finds=flower? Flower Wreath | {finds=dried-orange-slice? Orange-Slice Wreath | A Wreath From Outdoors}}} for the Door | A Door Wreath, Bound by Hand | Wreath With an Empty Side
about Florists leave part of the ring bare: what is empty makes what is full look rich. One third of {the base} gets everything, the rest stays as it grew. | A wreath from a shop is glued. This one is bound, turn by turn, so next season you unwind it and start over with what lies outside then.
step base {base=cardboard,cardboard-box? Trace a dinner plate on {the base} with {the pen}, draw a second circle three fingers inside the first, and cut out the ring. | {base=embroidery-hoop? Close {the base} tightly and turn its screw to the top, where the hook will hide it. | Turn {the base} until its most beautiful side is at the bottom and break off what sticks out crookedly.}}
step plan Lay {the finds} out on the lower third of the ring, the largest a little off the middle, the smaller ones toward both ends. Take a photo of what you like; you will need it.
step start Cut {ft 3} of {the wire}, twist or knot one end tightly around the ring at the left edge of your third, and leave the rest hanging: it will do all the work.
step green Lay down a small fan of {the green}, wind {the wire} around its stems three times, and cover the stems with the next fan. Work from both ends toward the middle, so that all tips point outward.
step finds Bind {the finds} on, one after the other: {finds=pinecone? sink {the wire} between the lowest scales, once around, and pull it tight at the back. | {finds=dried-orange-slice? {the wire} through the flesh, close to the rind, and crosswise around the ring. | small bundles of two or three, three turns around the stems, each bundle over the stems of the last.}} They overlap like roof tiles.
step sticks Tie {the sticks} into bundles of three and bind them in at an angle, pointing away from the middle.
step cones Fill the gaps with {the cones}: one turn of {the wire} for each, the ends pulled tight at the back.
step hook Twist or knot what is left of {the wire} to a loop at the back, exactly opposite the heaviest place: hang the ring over a finger to find it.
step bow {bow=gift-bow? Press {the bow} on beside the densest place, not on top of the ring. | {bow=burlap,fabric-scrap? Cut {the bow} into a long strip, tie it | Tie {the bow}} around the bare part in a loose bow and cut the ends slanting.}
step look Hang it up and go back as far as the sidewalk. Whatever you cannot see from there may go.
further Unbind it in spring, keep the ring, and bind the next one with what blooms.
safety Wire ends are sharp: bend each one back on itself with the tip toward the ring. {finds=dried-orange-slice,flower,wheat-stalk? Hang it under a roof, dry and away from heaters and candles. | Needles and cones dry out: away from heaters and candles.}
skills binding with wire, composing, balancing
alt A wreath whose lower third is full and whose upper part shows the bare ring

* four-strand-plant-hanger
name plant hanger
title Macramé Plant Hanger | A Plant Hanger in Eight Strands | Knotted Plant Hanger, One Evening
about Eight strands, two kinds of knots, and the windowsill has room again. Whoever can tie a shoe can make this. | A pot that hangs in the light grows twice as happily as one behind the curtain, and the net that holds it is the first thing everybody learns in macramé.
step cut Cut four pieces of {the cord}, {ft 10} each, and one of {ft 2}. Keep the rest for the end.
step ring Pull all four long pieces through {the ring} to their middles{ring=craft-wire? , after you have twisted it to a double circle as wide as a walnut}: now eight strands hang down. Wind the short piece around all of them below the ring, ten turns, thread its end through the last turn and pull it tight. Hang the ring on a door handle.
step neck Take the two outermost strands and tie six square knots around the other six: left over the middle and under the right, right behind and up through the loop; then the same from the other side.
step split Divide the strands into four pairs. {ruler} in hand, tie each pair together {in 14} below the neck with one plain knot, all four at the same height. {bead? Push one of {the bead} onto each pair first, so that it sits on the knot.}
step net Now the net: one strand of a pair and one of its neighbor's, knotted together {in 4} lower. Go all around, the last with the first.
step gather Measure {in 4} below that row, take all eight strands in one hand and tie them with the rest of {the cord}, ten tight turns and a double knot.
step tassel Cut the ends straight, a hand's length below, and comb them open with your fingers.
step pot Open the net like a bag and set {the pot} in, with the bottom on the big knot. {plant? Put {the plant} in. | }
step hang Lift it by the ring and turn it once around: it must hang level before it is watered. Shift the knots of the longer pair until it does.
further Make a second net half as far below the first, and it carries two plants, one under the other.
safety The hook goes into wood or a stud, by a grown-up, and never over a bed: a pot with wet soil weighs more than it looks. Cords stay away from necks while you knot.
skills square knots, measuring, keeping a tension
alt A plant in a pot hanging in a net of knotted cords with a tassel below

* shore-picture
name shore picture
title {finds=sea-glass? A Picture in Sea Glass | {finds=seashell? A Picture in Shells | {one finds} Art From the Beach}} | A Beach Picture{frame=picture-frame,shadow-box? in a Frame | on {frame}} | A Sailboat and Gulls From the Beach
about A sailboat of two shards, a family of round ones, a gull drawn with one line: the beach does most of the work, and the empty paper around them does the rest. | Everybody brings {the finds} home from the beach, to lie in a bowl for years. Nine of them and an evening make the picture that hangs in the hall.
step open {frame=picture-frame,shadow-box? Open {the frame}, take out the back and lay the pane aside: thick finds need the room. Cut {the sheet} to the size of the back. | Cut {the sheet} to fit {the frame}.}
step lay Lay {the finds} on {the sheet} and try things out without glue: {finds=sea-glass? three-sided pieces are sails, long ones waves, round ones a sun. | {finds=seashell? fans are sails or wings, small ones a shoal. | round ones are people and birds, flat ones boats.}} Leave at least half of {the sheet} empty.
step photo Draw a fine pencil dot or two beside each piece and photograph the whole: this is your plan.
step bottom Brush a wavy strip of {glue} along the lower edge, sprinkle {the sand} over it, and tip off what does not stick.
step wood {fix glue} {wood} down as a hull, a horizon or the branch that somebody sits on: a line of glue along the flat side, then press it down while you count to sixty.
step dots Take the pieces away one by one and put a pea of {glue} in each one's place, a thicker one for heavy ones.
step set Set each piece back into its glue and do not slide it. Round ones need a bed of glue, not a drop. {shells? Fill in with {the shells} where something small is missing.}
step dry Leave it lying flat overnight. Stood up too early, everything slowly walks downhill.
step lines Draw with {the pen} what no pebble can be: a mast, legs, two gulls, a fishing line. Fewer lines than you think.
step frame {frame=picture-frame,shadow-box? Put the sheet into {the frame} without the pane and close the back. Write the beach and the year on it. | Glue the sheet onto {the frame}, corners first, and write the beach and the year on the back.}
further Make a second picture from the same beach with the same number of pieces, and let somebody guess which came first.
safety {finds=sea-glass? Use only pieces whose edges the sea has rounded: run a finger along each before it goes on the table. | Wash and dry the finds first, and leave at the beach what still has somebody living in it.} The pane of a frame comes out with two hands and goes where nobody steps on it.
skills composing, leaving things out, gluing heavy pieces
waiting A night for the glue to dry.
alt A framed picture of a sailboat and gulls made of pieces from the shore

* comic-page-sneakers
name comic sneakers
title {pages=magazine? Comic-Page Sneakers | Paper-Covered Sneakers} | Sneakers Covered in Comics | Old Sneakers, New Story
about {pages=magazine? Panels, explosions, one face across the toe: a pair of old sneakers becomes a stack of comics that walks. | {the pages}, glue and patience: a pair of old sneakers becomes something people ask about.} | Two layers of glue under the paper and two above make a skin that bends with the shoe. The picture is only as good as its edges.
step clean Take out the laces and scrub {the shoes} with a damp cloth. Let them dry: glue holds on no dust.
step sort Cut {the pages} apart: {pages=magazine? faces, sound words and single panels, the best no larger than a playing card, and a heap of plain-colored bits. | the best pieces no larger than a playing card, and a heap of plain bits.} Straight edges look like panels, curved ones like mistakes.
step stuff Stuff both shoes hard with {the stuff}, so that they keep their shape under your hands.
step thin Stir four spoons of {glue} with one spoon of {water} on {the plate}. Where the bottle is labeled for decoupage, leave the water out.
step first Begin at the heel. Brush glue on a spot as big as your palm, lay on a piece, brush over it from the middle outward until no bubble is left. Overlap each by a fingernail; the best pieces come last, on the outer sides and the toe.
step edges At the sole and around the eyelets, press the paper into the edge and cut it off with the tip of the scissors. Poke the eyelets free again while the glue is wet, and let it all dry overnight.
step sole Run {sole} around the edge of the sole, in one color that comes up in the pictures.
step line Trace the borders between the pieces with {the line}: thick lines, as between panels. Now it is one page.
step seal Brush on two thin coats of glue over everything, two hours apart. They keep out a splash; for rain these are the wrong shoes.
step lace Thread {lace? {the lace} | the laces} back in, loosely, and wear them indoors for an hour: where the paper cracks, add a dab of glue.
further One panel may be yours: draw it in the same size and hide it on the inner side.
safety Wear them only when they are dry and the soles are clean of glue: smooth paper is slippery on stairs.
skills cutting out, decoupage, planning a surface
waiting A night before the last coats, and two hours between them.
alt A sneaker covered with comic panels in red, yellow and blue

* phone-case-window
name phone case card
title {filling=pressed-flower,petal? {filling=pressed-flower,petal? Flowers | {filling=photo,sticker? A Picture | Leaves}} Behind Your Phone | {filling=photo? A Photo Behind Your Phone | Behind Clear Plastic}} | A New Look for a Clear Phone Case | Phone Case With a Picture Inside
about No resin, nothing that fumes: the picture lies on a card as thin as paper between phone and case. In fall it gets another one. | A clear case is a picture frame that you carry all day. {filling=pressed-flower,petal? Last summer fits into it. | What belongs in it?}
step trace Take the phone out. Lay {the case} on {the card} and trace it, and trace the window for the lens from inside.
step cut Cut the card a hair inside the line, round the corners, cut out the window for the lens, and try it in the case: it must lie flat without a push.
step lay Arrange {the filling} on it without glue{tweezers? , with {the tweezers}}. {filling=pressed-flower,petal,fern-frond,clover,leaf? Only what is thin as paper and quite dry; stems toward the bottom, the largest bloom off the middle. | Small things over large ones, and something that runs off the edge.}
step glue {filling=sticker,washi-tape? Stick it all down and press hard: what stands up will show through as a bump. | Put the thinnest dots of {glue} under each piece with a fingertip and press it down under a sheet of paper.}
step extra Add a few small ones of {the extra}, flat ones only.
step pen A date, a line of a song, a constellation: write with {the pen} where it is empty.
step dry Let it dry open for half an hour, then half an hour under a book: now nothing sticks and nothing curls.
step film Lay {the film} over the front without a bubble and trim it all around: it keeps {filling=pressed-flower,petal,leaf,fern-frond,clover? petals | corners} from crumbling.
step close Card in, picture outward, then the phone. Does the camera see nothing but the world? Otherwise make the hole larger.
further Make four cards in one afternoon and swap two of them with a friend.
safety Nothing thicker than a card goes between phone and case: it would press on the phone, and a phone that lies in a thick wrap gets warm.
skills fitting exactly, composing, handling thin things
waiting An hour, half of it under a book.
alt A clear phone case with {many filling} behind it

* stitched-route
name stitched route
title A Journey Stitched on a Map | Sewn on a Map: The Way From A to B | Stitched Map of a Journey
about A line of stitches runs over the map from one place to the other: the trip that was, or the distance that lies between two people. | Printed roads are the same for everybody. The stitched one is yours.
step choose {map=map? Cut the part you want out of {the map}, both places on it with two fingers of room around. | Draw the map yourself on {the map}: coast or rivers first, then roads, then both places. Trim it with {the scissors}, two fingers of room around them.}
step back {fix glue} {the map} onto {the back}, smoothing from the middle outward: paper alone would tear along the stitches.
step dots Draw the route lightly with {the pencil} and set a dot on it every {in 1/4}.
step prick Lay it on a folded towel and prick every dot with {prick? {the prick} | {the needle}}. Holes first, thread later: the needle then finds its way from behind as well.
step sew Knot {the thread} and come up at the first hole, down at the second, up at the third, to the end of the road.
step return Turn around and fill the gaps on the way back: now the line is whole on the front. Finish with a few stitches in the shape of a heart at the place that counts, and run the end under three stitches behind.
step stops {stops=button,bead,seed-bead,sequin? Sew {many stops} on where you stopped | Set {many stops} where you stopped}: the lake, the flat tire, the good ice cream.
step photo {fix glue} {photo} beside the route, cut no larger than a matchbox, slightly tilted.
step tape Hold the corners with {the tape}, as on the page of an album.
step frame With {the pencil} write names, dates and miles along the line, small, in the style of the map. {frame? Then put it into {the frame} and close the back. | Then trim the edge straight and pin it over your desk.}
further Leave holes for the roads you have not been on yet. They can be sewn when you have.
safety Prick away from the hand that holds the map, onto the towel, and count needles and pins when you are done.
skills backstitch, reading a map, pricking a line
alt A framed map with a stitched red route that ends in a heart

* sponged-nebula-shirt
name nebula {wear}
title {wear=old-t-shirt? A Galaxy T-Shirt | A Nebula on Dark Cloth} | {wear=old-t-shirt? Galaxy Shirt From a Sponge | Galaxy Cloth From a Sponge} | {wear=old-t-shirt? T-Shirt With a Sponged Nebula | A Sponged Galaxy}
about Black cloth is the sky already. Three colors, dabbed from dark to light, and {spatter? a flick of the brush | the tip of a brush}: no two come out alike, and nobody can draw it wrong. | A nebula is dust with light behind it. On {the wear} it is paint, dabbed so thin that the cloth shines through.
step board Push {the board} into {the wear} so that nothing goes through to the back, and pull the cloth smooth. It should be black, navy or at least dark.
step plan Pour three spots of paint onto {the plate}: dark blue, purple, something light. Decide where the brightest place will be; a slanting band from hip to shoulder looks better than a circle.
step blue Dip {the dab} in the blue, dab most of it off on {the plate}, and pat a cloud along the band, thin at its edges. Cloth should still show.
step purple Pat purple into it, over a third of the blue, while that is damp: they blend where they meet.
step light With a clean corner put the lightest color only into the middle, and a touch of white into that. Stop while you still like it.
step spatter Thin a little white with a few drops of {water}, dip {the spatter}, hold it over the cloth and pull a finger across: fine stars come from close by, large ones from farther away. Try it on paper first.
step stars Set ten single stars with {the fine}, and give three of them a cross of fine rays.
step glow Draw a constellation over it with {the glow}: points first, then hair-thin lines. Your own sign?
step dry Let it lie for four hours with the board inside. Wash it after three days at the earliest: inside out, cold.
step set {set=iron? Cover it with a cloth and iron for three minutes without steam, where the paint says so: with {the set} it becomes washable.}
further Print a planet's edge at the bottom: the rim of a bowl, dipped in paint, is the horizon.
safety Old clothes for the painter and newspaper below: {one paint} does not come out again. {set? A grown-up is near while the iron is hot.}
skills dabbing, blending, knowing when to stop
waiting Four hours to dry.
alt {wear=old-t-shirt? A dark T-shirt | Dark cloth} with a glowing nebula and white stars
left fabric-dye: would color all the cloth, and it is dark already

* leaf-cushion
name leaf cushion
title A Monstera Cushion | Leaf Cushion, Sewn by Hand | Monstera Leaf, Sewn and Stuffed
about As big as a dinner plate, soft, and with the slits that everybody knows: this leaf goes on any bed and needs no light at all. | The veins are sewn first, on one layer only. Then you fill it, and they pull the leaf into shape.
step pattern Fold {the pattern} and draw half a leaf along the fold, {in 9} tall and {in 4} wide: half a heart with a pointed tip. Draw the slits as long drops that run in from the edge. Cut it out and open it.
step cut Lay the pattern on {the felt}{pins? , pin it down with {the pins}} and cut two leaves without the slits, a finger wider than the paper all around. Mark the slits on one of them.
step vein On that leaf, sew the middle vein and four side veins on each half in a row of backstitches, with {the thread} doubled: one stitch forward, half a stitch back.
step pair Lay both leaves on each other, veins outward{pins? , and pin them all around}. {loop? Put {the loop}, folded, between them at the top.}
step sew Sew around the edge, a finger in from it, with stitches as long as a grain of rice. Leave a gap as wide as three fingers on one side.
step notch Sew twice around the outline of every slit through both layers and cut the slit open between the two rows. Leave {in 1} of leaf between their tips and the middle vein, so that the filling can pass.
step fill Push {the stuffing} in with the end of {the pen}, little by little: tips first, then the edge, the middle last. It should be soft, a leaf is no ball.
step close Sew the gap shut with the same stitch and hide the end inside.
step shape Stitch straight through the whole cushion twice along the middle vein and pull until two small dents appear.
further Double every measure and it is a cushion for the floor; halve it, leave out the filling, and it is a coaster.
safety Park the needle in {the felt} when you stop{pins? , and count the pins in and out | }: nobody should find one by sitting on it.
skills backstitch, working from a pattern, filling evenly
alt A green cushion in the shape of a monstera leaf with stitched veins

* taped-deck
name skateboard deck
title Painted Skateboard Deck | {color=paint-marker,permanent-marker? Deck Art With Tape and Markers | Deck Art With Tape and Paint} | A Skateboard in Slanting Bands
about Worn decks have the best shape in the world and the ugliest underside. Slanting bands of color, edges sharp from the tape, and it hangs on the wall or goes back to the park. | Tape does the straight lines, you do the rest. Three bands, one pattern in each, and nobody at the park has to ask whose board that is.
step wheels Unscrew the trucks from {the deck} with {the wheels}, put the screws into a cup, and mark which truck was in front.
step sand Go over the underside with {the sand}, always along the grain, until old pictures are dull and nothing shines. Wipe the dust off with a damp cloth and let it dry.
step axis Draw the long middle line of {the deck} with {the ruler} and {the pencil}. Then three slanting bands across it, each as wide as your hand, all at the same angle.
step tape Run {the tape} along the outside of every pencil line and rub its edges down hard with a fingernail: color creeps under every bubble.
step ground {color=acrylic-paint? Brush each band with {the color} in its own color, strokes away from the tape. Thin twice covers better than thick once: ten minutes in between. | Fill each band with {the color} in its own color, strokes away from the tape, and go over it again when the first layer is dry.}
step peel Pull {the tape} off slowly while the color is still a little damp, back over itself at a flat angle.
step pattern One pattern for each band, drawn first in pencil: dots that grow, waves, teeth. Draw over it with {color=paint-marker,permanent-marker? {the color} | a fine line of {the color}} in the color of a neighboring band.
step line Put your sign between the bolt holes with {the line}: initials, a star, the year you learned to drop in.
step dry Give it three hours, and a whole day before it is ridden or hung up. What scrapes off later is called character.
further Do the top edge as well: the layers of wood, seen from the side, take one stripe of color all around.
safety Sand with the window open and a cloth over your nose; the dust is fine. A deck with a crack hangs on the wall and is not ridden anymore.
skills masking, inventing patterns, working clean
waiting Three hours to dry.
alt The underside of a skateboard with slanting bands in yellow, teal and red

* sun-print-ferns
name sun print
title {finds=fern-frond? Ferns in Blue | {finds=feather? Feathers in Blue | {finds=lace,paper-doily? Lace in Blue | Shadows in Blue}}} | A Print Made by the Sun | Cyanotype From the Garden
about {finds} on blue paper, five minutes of sun, a bath: what was shadow stays white forever. This is how the first book with photographs was made, by Anna Atkins, in 1843. | The paper is its own camera. It needs no lens and no darkroom, only a bright day and somebody who can lay things beautifully.
step pick Pick {the finds} with a clear outline, and press thick ones flat under a book for a while: what lies close to the paper prints sharp, what stands up prints soft.
step board Indoors, away from the window, lay a sheet of {the sheet} on {the board}, blue side up. Work quickly from here on; daylight counts already.
step lay Lay {the finds} on it. One large shape that nearly touches the edge and much empty blue look better than many small ones.
step pane {pane=plastic-wrap,contact-paper? Pull {the pane} tight over everything, and around the back. | Lay {pane=acrylic-sheet? {the pane} | the pane of {the pane}} on top{@6-8? , together with a grown-up}: it presses everything flat.} {clips? Hold it with {the clips} at the edges.}
step sun Carry it into the full sun and look at the sheet: it turns from blue to nearly white. In summer that takes three to five minutes, under clouds twenty. Do not move it.
step rinse Back in the shade, take everything off and slide the sheet into {the tray} with {water}. Move it for two minutes: the picture flips, white becomes blue and blue becomes white.
step dry Lay it on a towel for an hour. The blue goes on getting deeper until tomorrow.
step press Has it curled? Then it goes under {the board} and a few books overnight. It looks best behind glass, and with the name of the plant and the day on the back.

further With the second sheet, take half of the things away after two minutes: what leaves early prints in pale blue.
safety {pane=picture-frame,shadow-box? The pane has sharp edges: carry it with two hands, flat, and only after tape has gone around it. | Nobody looks into the sun while the print waits.} Rinse your hands after the bath, and pour the water down the drain.
skills composing, watching a reaction, patience
waiting An hour to dry.
alt A blue sun print with a white fern

* pick-earrings
name pick jewelry
title {picks=guitar-pick? Guitar-Pick | Pick-Shaped} {hang=earring-hook? Earrings | {hang=key-ring? Key Ring | Pendant}} | {picks=guitar-pick? Old Picks, New Jewelry | Jewelry in the Shape of Picks} | {picks=guitar-pick? Jewelry From Guitar Picks | Plectrum-Shaped Jewelry}
about {picks=guitar-pick? A pick that has lost its point has played a few hundred songs. It is too good for the drawer. | Three rounded corners say music all by themselves, and plastic this thin weighs nothing on an ear.} | Stage jewelry that you make on the edge of the bed between two rehearsals.
step shape {picks=plastic-lid? Draw two picks on {the picks}, rounded triangles as long as the top of your thumb, and cut them out. | Take two of {the picks} that look good side by side.} Rub the edges with {the sand} until nothing catches.
step color Draw with {the color}: a flash, a note, the first letter of a band. Let it dry before you touch it.
step hole Find the middle of the wide edge, a grain of rice away from the rim. {punch=hole-punch? Punch the hole with {the punch} | Push {the punch} through , from above and turning it}, with the pick lying on a wooden board: a hole closer to the edge would tear out.
step wire Wind {the wire} three times around the pick from side to side, as strings run over a guitar, and hook the ends into each other at the back, pressed flat.
step bead Thread {bead} on above the pick{wire? , on the end of the wire | , before the hook goes on}.
step hang {hang=earring-hook? Open the loops of {the hang} sideways, never outward, hang the picks in and close them again. | {hang=key-ring? Turn one pick onto each of {the hang}, as you would a key. | Thread one of {the hang} through each hole and close or knot it at the length you like.}}
step second Hold both up: same height, same side to the front? Swap what looks the wrong way around.
step wear Shake your head once, hard. What is still there will survive a concert.
further One side in your colors and the other in a friend's: then each of you wears one of each.
safety Push the point down onto the board, never toward the hand that holds the pick. {hang=earring-hook? Hooks only for ears that are pierced and healed. | Long cords open at a pull, and come off for sports.}
skills making small holes, fitting jewelry parts, a steady line
alt A pair of earrings made of red picks with a flash on each

* corner-hen
name corner hen
title {cloth=denim? A Hen in Denim | Patchwork Hen} | {fill=pillow-stuffing? The Soft Corner Hen | The Hen That Holds Your Page} | Corner Hen From Two Squares
about A square bag that is sewn shut the wrong way around turns into a pyramid, and a pyramid with a comb is a hen. {fill=pillow-stuffing? It sits on the shelf. | It is heavy enough to hold a recipe book open.} | No pattern, no curves, five short seams. The last one runs crosswise, and suddenly it sits there and looks at you.
step cut Cut two squares of {in 6} from {the cloth}{second? , one of them from {the second}}. With {the ruler}, or it will be a crooked hen.
step comb Fold {the comb} and cut a comb with three bumps, a beak as big as a fingernail and a small drop for the wattle.
step pin Lay the squares on each other, good sides inside. Put the comb between them on one side, close to a corner, bumps inward, and the beak and the wattle right at that corner. {pins? Pin it. | }
step sew Sew three sides with {the thread}, a finger's breadth in, in small backstitches that catch comb and beak. The side across from the comb stays open.
step turn Snip the corners off, turn the bag and push the corners out with {the pencil}. A square pocket with a comb at the edge: do not worry.
step fill Fill it three quarters full with {the fill}{scent? and {the scent}}. More, and it cannot sit down.
step pyramid Hold the open edge so that its two seams meet in the middle: it now runs crosswise to the seam at the bottom. Fold it in, and sew it shut very closely, stitch beside stitch. That is the tail. {!eyes? With the same thread sew a small cross on each side of the head: the eyes.}
step eyes Sew {eyes} on left and right of the comb, both with the same thread, straight through the head, and pull a little.
step set Press it flat below and set it down. Hens are never quite straight.
further Squares half as big make chicks for the egg cups, filled with a spoon.
safety Count needles{pins? and pins} before and after. {!fill=pillow-stuffing? The filling must be dry, and a hen that was in the rain gets a new one.}
skills backstitch, turning corners, closing a seam
alt A patchwork hen like a pyramid with a red comb

* nut-bot-keyring
name nut robot
title A Robot of {hardware=metal-washer? Washers | Nuts} and {wire=craft-wire? Wire | Bent Metal} | Pocket Robot of {wire=craft-wire? Wire | Bent Metal} and {hardware=metal-washer? Washers | Nuts} | Robot for Your Keys
about Six-sided head, arms that bend, feet that clink: eight {hardware=metal-washer? washers | nuts} from the bottom of the toolbox and a piece of {wire}. | No glue and no solder. One {wire} runs from the loop on the head down to the feet and holds everything by twisting.
step sort Take eight pieces out of {the hardware}, by size: a large one for the head, three for the body, two middling ones for the feet, two small ones for the hands.
step fold {wire=paper-clip? Unbend three of {the wire} and hook them into one length. | Take {ft 3} of {the wire}.} Fold it over {the pencil} in the middle and twist twice: the loop for the ring. Two ends hang down.
step head Push both ends through the head from above and twist them twice below it, tightly, so that it cannot slip.
step eyes Slide {eyes} onto the ends inside the hole of the head before you twist: they look out of it.
step arms Slide a hand onto each end, two fingers from the head. Bend the end around it and wind it back along the arm to the shoulder. Twist both ends together once.
step body Push both ends through all three body pieces together and push these up to the arms.
step legs Spread the ends, slide on the feet, two fingers down, bend around them and wind back up to the body, as you did with the arms.
step plate Bind {the plate} on with one of the leftover ends, in the middle of the chest: {plate=keycap? which letter is his name? | his control panel.}
step ends Nip the ends off with {the pliers} and press them into the body. Run a finger over it: nothing may scratch.
step ring Hang the loop on {the ring}. Bend arms and legs into a pose.
further Two of them with hooked hands make a chain. How many until the key is too heavy?
safety {wire=craft-wire? Cut wire | Bend ends} with the short end pointing into your palm or under a cloth, because it flies. What is oily from the toolbox gets washed first.
skills twisting wire, sorting by size, finishing clean ends
alt A small robot of nuts and bent metal {ring? to hang up}

* ball-with-a-bite
name tennis ball holder
title Tennis-Ball Key Holder | Tennis Ball With an Appetite | The Tennis Ball That Holds Your Keys
about Squeeze its cheeks and the mouth opens: keys, a letter, the bus ticket, and it does not let go. One cut is all the work. | A dead tennis ball has one more talent. It holds on.
step draw With {the pencil}, draw a mouth a little wider than a third of the way around {the ball}, straight across between two of its white lines.
step cut Lay {the ball} in a bowl so that it cannot roll. {@9-12? A grown-up cuts along the line with {the knife}, slowly | With a grown-up beside you, cut along the line with {the knife}, slowly}, from one corner to the other and away from the hand that holds the ball.
step squeeze Press both cheeks: does it open as wide as three fingers? Otherwise lengthen the cut by a little on each side.
step eyes {fix glue} on {eyes}, close together and not quite at the same height. Hold them while you count to thirty.
step face Draw the rest with {the pen}: {eyes? eyebrows | two wide eyes, eyebrows}, nostrils, and color on the lips inside the cut. Eyebrows make the mood.
step hair {fix glue} a tuft of {the hair} on top.
step mount Hold it open, set {the screw} against the inside of the back and drive it with {the driver} through the ball into {board? {the board} | the wall, together with a grown-up}. It now sits for good.
step use Feed it a key ring. A cap, a letter, a pair of earbuds: what else fits?
further Hang three in a row, for each of the family one, and paint them as what they are like in the morning.
safety The blade goes back into its cap as soon as the mouth is cut. {screw? Before a screw goes into a wall, a grown-up makes sure that no cable runs there. | }
skills a controlled cut, drawing a character
alt A tennis ball with a face that holds things in its mouth

* jeans-leg-bag
name denim bag
title From Jeans Leg to {strap? Shoulder Bag | Bag} | Thrift Flip: Jeans to Bag | A Bag From One Jeans Leg
about A jeans leg is a tube with a perfect hem. Turn it upside down, close one end, and half of the bag was sewn in the factory. | Outgrown, torn at the knee, loved: below the knee there is a bag in every pair, and the thick side seam is its strap.
step cut Lay one leg of {the denim} flat and cut it off {in 10} above the hem, square, with {the ruler} and {the chalk}. The hem will be the opening at the top.
step patch Turn it so that the flat front is up and sew on {the patch} now, while you can still get inside: small stitches over the edge, all around.
step stitch {stitch=embroidery-floss? Stitch a few stars or initials with {the stitch}: crosses of two or three strokes are enough. | Draw a few stars or initials with {the stitch} and let them dry.}
step sew Turn the tube inside out, {pins? pin | smooth} the cut edge together, and sew it shut twice, a finger in from the edge. {machine? {the machine} does it in a minute, slowly over the thick side seams; {the needle} is for the rest. | Backstitch with {the needle} and double thread: this seam carries everything.}
step corners Pull each bottom corner into a triangle, seam upon seam, and sew across it {in 1 1/2} from the tip. Turn the bag out: it has a floor and stands.
step seam {strap? Cut {the strap} to the length that suits your shoulder, plus a hand. | Cut the long thick seam out of the rest of {the denim}, as wide as your thumb, as long as it goes: the strap is there.}
step fix Sew the ends of the strap inside, at both side seams, a square with a cross in it. Test it with three books.
step close {close=button? Sew {the close} on the middle of the front and, across from it, a loop of six threads that just slips over it. | {close=zipper? Sew {the close} in by hand along the inside of the hem, teeth upward, one side after the other. | Sew or press {the close} on inside the hem, both halves at the same height.}}
step charm Hang {the charm} on one end of the strap.
further Sew a back pocket of the same jeans inside: it holds the phone.
safety Denim is tough: push the needle with a coin or a thimble, and stick it into a scrap whenever you stop.
skills backstitch, boxing corners, judging a strap
alt A bag made from a jeans leg with a strap of seam and a heart on the front
left old-tie: has a bag of its own in it

* settling-jar
name settling jar
title Three Minutes of Calm in a Jar | A Calming {one glitter} Jar | {one glitter} Jar for Before the Exam
about Shaken up, it looks like a head the night before an exam. Then everything sinks, one speck after the other, and you breathe along. Made by you, timed by you: exactly three minutes. | It is no toy for little ones but a tool: something to look at that is slower than your thoughts.
step wash Wash {the jar} and its lid, take the label off under warm water and dry the rim.
step glue Pour {the glue} into {the jar}, add warm, not boiling, {water} to a thumb's width below the rim, and stir until no streak is left.
step color Add one drop of {the color}, no more: you want to see through it.
step glitter Tip in {the glitter} and stir. {glitter=glitter-glue? It needs a minute to come apart. | Fine grains stay up long, coarse ones fall fast; a mix of both looks best.}
step drift Add a few of {the drift}: they sink first and show where the bottom is.
step time Close it, shake, and look at the clock. Faster than three minutes? Another spoon of {the glue}. Still cloudy after five? Pour a little off and add {water}. Write down what you changed.
step close Dry rim and lid, screw it shut as hard as you can and seal it all around with {the seal}.
step label Write on {the label} with {the pen} what you want to read in a bad moment: your own words, no slogan. {label=washi-tape? Run it around the jar. | Tie or stick it to the jar.}
step use In for four counts, out for six, until you can see through it. Then the next page, or sleep.
further Make one with two minutes for the desk and one with five for the bed, and note how much glue each has.
safety {jar=glass-jar,glass-bottle? It is glass and heavy: shake it with two hands, sitting down. | Check the seal after a day, upside down over a plate.} When worries stay for weeks, a jar is not enough: talk to somebody you trust.
skills mixing and testing, measuring time, changing one thing at a time
alt A jar with teal water in which something bright slowly sinks
left balloon: would only hide what you want to see

* clip-light-photos
name photo lights
title {photos=photo? Photos Between the Lights | Pictures Between the Lights} | A Photo Garland With Lights | Light Garland for Nine Pictures
about Photos live in phones and nobody looks at them. Nine of them between small lights, and everybody who comes in stops there first. | Not glued, not nailed: they hang from {the clips} and change whenever something worth it happens.
step choose Choose nine of {the photos}: three with faces close up, three with a place, three that only you understand. Trim them to one size, or all to squares.
step edge Give each an edge of {the edge}, at the bottom only, in two colors that take turns.
step words Write a date or half a sentence on the back with {the words}. In ten years you will be glad.
step cord {cord? Lay {the cord} and {the lights} side by side and wind the lights loosely around it: the cord carries, the lights shine. | Unroll {the lights} and find the beginning and the switch.}
step hooks Fix it to the wall with {the hooks} in two or three arcs, one below the other, each sagging by a hand. The battery box or plug goes where you reach it from bed.
step hang Clip on the photos with {the clips}, not at the bulbs but between them: faces in the upper arc, at eye level.
step small Put {small} into the gaps that are left.
step on Darken the room and switch it on. Is one face in the dark? Move it two fingers.
further On the first of every month one picture goes and a new one comes; the old ones go into a box with the year on it.
safety No cord hangs over a bed or where a small child can reach it, nothing covers the bulbs, and the lights go off when you sleep.
skills choosing, making a rhythm, hanging level
alt Two arcs of small lights with photos clipped between them

* dice-tower
name dice tower
title A Dice Tower for Game Night | Castle Tower for Fair Rolls | Dice Tower With a Courtyard
about Dice go in at the top, tumble over three ramps, and roll out of the gate: no more arguing whether that counted. | From the outside a ruin full of history, on the inside three slanted boards. Every game master wants one.
step draw Draw four walls on {the board} with {the ruler}, {in 3 1/2} wide and {in 9} high, one with a gate of {in 2 1/2} at the bottom. Add three ramps, {in 3 1/2} by {in 3}, and a floor of {in 5} by {in 7}.
step cut Cut everything out along {the ruler}{knife=craft-knife? , with several light cuts of {the knife} on thick cardboard rather than a single hard one | with {the knife}}. Cut the gate out.
step ramps Glue the ramps between two walls, held with {the tape}: the highest slopes down to the back, the middle one to the front, the lowest to the gate. Each begins under the end of the last, with a gap as wide as two dice.
step close Glue on the back, then the front with its gate.
step roll Drop in {dice} ten times before you go on. Does one get stuck? Make that ramp steeper now.
step top Cut battlements from the rest and glue them around the rim. Glue the tower on one end of the floor, with a low edge around the rest of it: a courtyard for the dice.
step planks {planks=toothpick,wooden-skewer? Break | Cut} {the planks} to length and glue them left and right of the gate as beams.
step grit Stir {the grit} into dark paint and brush it on in patches: now it feels like a wall.
step stone Paint it dark all over. When that is dry, paint or dab stones in a lighter tone, row upon row, joints staggered, and wipe a nearly dry brush over the edges.
step felt Line the courtyard with {the felt}, so that dice land softly{moss? , and glue tufts of {the moss} to the foot of the wall}.
further Cut a slot for initiative cards into the rim, so that everybody sees whose turn it is.
safety {knife=craft-knife? The ruler lies between blade and hand, the blade is put away between cuts, and a grown-up is in the room. | Cut thick board in short bites, it closes scissors on fingers.}
skills measuring, building a box, dry brushing
waiting An hour between dark paint and light.
alt A gray castle tower with a gate from which dice roll into a courtyard

* month-in-a-notebook
name journal spread
title A Month on Two Pages | Bullet Journal: The Jar That Fills Up | {book=graph-paper? Month and Habits on Graph Paper | A Journal Spread You Will Keep Up}
about Left the month, right a jar: for each good thing one marble is colored in. On the thirtieth you see what kind of month it was. | Most trackers die on day six because they want too much. This one asks for two minutes and a pen, and it looks good half full as well.
step think Open {the book} at two empty facing pages. Choose three habits, not ten: one you do already, one for your head, one for your body.
step grid With {the pencil} and {the ruler}, draw a grid of seven columns and five rows on the left, each box as wide as your thumb, and number the days in the corners. Leave three fingers free above it.
step head Write the name of the month above it: thick strokes with {the color} wherever the pen moves down, thin ones wherever it moves up. Shade one side of each letter.
step ink Trace the lines with {the pen}, not quite to the corners: gaps look drawn and not printed. Rub the pencil out when the ink is dry.
step picture On the right, draw a large jar with a lid and as many circles inside as the month has days, packed like marbles{stencil? ; {the stencil} is the pattern for the big ones}. The lowest come first.
step rows Below the jar draw three lines, one for each habit, with a small box for every day along it.
step legend Decide on three colors: what do they mean? A key of three dots in the corner, or in March you will have forgotten.
step tape Run a strip of {the tape} along one edge of both pages; it pulls them together.
step stick Place {the sticks} where nothing will be written: corners, not the middle.
step shine Set a few points of light with {the shine}, on the jar and on one letter.
further At the end of the month write one sentence under the jar. Twelve of those are a diary.
safety A missed day stays white and needs no excuse: the page is there for you, not you for the page.
skills planning, lettering, drawing a grid
alt An open notebook with a month grid on the left and a jar of colored marbles on the right

* lace-cuff
name lace cuff
title {base=ribbon? Lace and Ribbon Cuff | Lace Cuff on {base}} | A Lace Cuff for Midnight | Victorian Lace Cuff
about Gathered {lace} under a band, a row of {beads? small lights | stitches}, and a fastening that nobody sees: it looks inherited from a great-aunt with secrets. | {!lace=paper-doily? Worn on the wrist, over a long sleeve, or as a band around a hat. | For one night at a ball, or around a hat.}
step measure Lay {the base} around your wrist, add two fingers for the overlap, and cut it with {the scissors}. Fold both ends under by a finger and press the folds with your nail.
step lace Cut two strips of {lace}, each twice as long as that by {the ruler}: one for above, one for below. {lace=paper-doily? The edge of a doily is enough, in quarter pieces laid side by side. | }
step gather Sew a row of long running stitches with {the needle} along the straight edge of each strip, push the strip together on {the thread} until it is as long as the band, and knot.
step sew Sew the gathered edges to the back of {the base}, so that a finger of lace looks out above and below. Small stitches, a grain of rice apart.
step beads Sew {beads} along the middle of the front, one stitch each way and a knot after every third. {beads=stick-on-gem? Glued ones get a stitch across them. | }
step chain Sew {chain} to the front in two shallow arcs, held at the ends and in the middle.
step drop Hang {drop} from the middle of the lower edge, on four loops of thread.
step close {close=ribbon? Sew a hand's length of {the close} to each end: it ties in a bow. | Sew {the close} to the ends, {close=snap-fastener,hook-and-loop-tape? one half above and one below, | one part to each end,} and try how tight it should be: a finger must fit underneath.}
step wear Put it on and move the wrist: nothing scratches, nothing gapes? Then it is done.
further The same on a longer band goes around the brim of a hat or the top of a boot.
safety For the wrist, not for the neck: what sits tight there can catch. Sew over the table, and the needle goes into a scrap when you stop.
skills gathering, sewing small, measuring for a fit
alt A black lace cuff on a purple band with a row of beads and a pendant

* stitched-photo
name stitched photo
title A Photo With Stitched Flowers | Flowers Stitched Into a Photo | Embroidered Photograph
about {photo=photo? The person in the picture stays as they were. Around them grows what you want to say: flowers, rays, a line from heart to heart. | An old picture gets something new to say, stitch by stitch.} | Thread over paper can be felt with a fingertip, and it takes time. Whoever gets it knows both.
step copy {photo=photo? Work on a copy, never on the only print: have it printed on heavy paper, as large as your hand or larger. | Cut away what should not be seen, and keep at least the size of your hand.}
step plan Decide what shines: a crown of flowers, rays around the head, the outline of the coat, a heart. Draw it very lightly with {the pencil}. Faces stay free.
step prick Lay {the photo} on a folded towel and prick the line with {prick? {the prick} | {the needle}}: a hole every {in 1/4}, closer in curves. Too close, and paper tears like a stamp.
step line Cut an arm's length of {the thread}, knot it, and sew the outline in backstitch with {the needle}: one hole forward, one back.
step fill Flowers: five long stitches out of one hole like rays, then five of another color between them. Leaves: two stitches side by side. Pull gently; paper does not forgive.
step beads Set {beads} into the middles of the flowers, with the same thread and one stitch each.
step back {fix glue} {the back} behind it: it hides the knots and leaves a border to write on.
step letter Write with {the pen} underneath or behind it what you would say on the phone. One sentence.
step stamp Put {stamp} into a corner, as if it had traveled.
step give {frame=picture-frame,shadow-box? Put it into {the frame}. | {frame=embroidery-hoop? Clamp it into {the frame} by its border. | {frame=envelope? Slip it into {the frame} with a stiff card so that it arrives flat. | Stand it where you see it first thing in the morning.}}}
further Ask somebody in the family who that is in the picture, and write down the answer on the back. In twenty years nobody will know it otherwise.
safety Prick onto the towel and away from the fingers that hold the photo; count needles when you stop.
skills backstitch on paper, restraint, composing
alt An old photograph with stitched flowers in bright thread around the head

* tossed-cap-top
name cap topper
title {cap=graduation-cap? Decorated Graduation Cap | Decorated Cap Top} | A Topper for the Big Day | Your Cap, Seen From the Last Row
about From the balcony all caps look the same. Grandparents will find this one: big letters, a rim of {blooms? flowers | shine}, and a line that only you could have written. | Nothing is glued to the cap itself, so it can go back to the school the next day.
step size {cap=graduation-cap? Measure the top of {the cap} with {the ruler}, tape two sheets together where one is too small, and cut a square of that size from {the sheet}, a hair smaller all around. | With {the ruler}, cut a square of {in 8} from {the cap} as the top of a cap, and one from {the sheet}, a hair smaller all around.} Snip a slit from the middle of one side to the center, for the button with the tassel.
step words Sketch the words with {the pencil}: two lines, no more than five words, letters as tall as three fingers. What is smaller nobody reads.
step photo {fix glue} {photo} down first, off the middle; letters may run over it.
step letters {letters=felt-sticker,sticker? Press {the letters} on, the middle letter of each line first, then outward to both sides. | Cut the letters from {the letters} and {fix glue} them down, the middle letter of each line first, then outward to both sides.}
step blooms {blooms=tissue-paper,old-book-page,paper-napkin? Roll strips of {the blooms} into small roses and glue them | Glue {the blooms}} along two edges, dense at one corner and thinning out.
step shine Set {the shine} along the free edges, a thumb apart, and a few among the letters.
step lights Tape {lights} along the rim from below, battery box where the cap sits on the head.
step dry Let it all dry for an hour, flat.
step mount {cap=graduation-cap? Stick it to {the cap} with rolls of {the hold} at the corners and in the middle, and pull the tassel through the slit. | Fix it to the cap top with rolls of {the hold}, and both to a band of card that fits your head.}
step throw Shake your head. Then the real test: throw it up once, low. Everything still there?
further Write on its underside the names of three people without whom you would not stand there.
safety Whoever throws caps looks up before they come down: corners are hard, and it lands flat only in films.
skills lettering at a distance, laying out, fastening without a trace
waiting An hour to dry.
alt A square cap top with gold letters and flowers along the edges

* necktie-pouch
name necktie pouch
title From Necktie to Pouch | The Pouch That Was a Tie | A Tie Folded Into a Pouch
about A tie brings its own point, its own lining and a pattern that somebody wore to work for years. Fold it once and the point is the flap. | Somebody's tie, too loved to be given away and too old to be worn: now it carries earbuds, coins or glasses.
step cut Measure {in 14} from the wide tip of {the tie} and cut it off there with {the scissors}, straight across. Pull out the stiff inner piece if it slips.
step hem Fold the cut end inside by a finger and sew it shut with {the thread}, small stitches right at the edge.
step fold Turn the good side down. Fold the hemmed end up until {in 5} are left above it: the pocket below, the point as a flap above. {pins? Pin the sides. | }
step sides Sew both sides of the pocket closely, through all layers, from the fold to the opening; four stitches one over the other at the top, where it is pulled.
step close Fold the flap down and sew {the close} on where the tip lies: {close=button? on the pocket, through its front only. | both halves exactly opposite each other.}
step loop {close=button? Make a loop at the tip: four threads that just slip over the button, wound closely with the rest of {the thread}. | Fix the tip with three stitches so that it lies flat over it, and smooth it with your thumb.}
step second Sew {second} on as an eye-catcher, on the flap or where a stain wants to be hidden.
step strap {strap=key-ring? Sew {the strap} into the fold at one side: it hangs on any bag. | Sew {the strap} on at both sides, just under the flap.}
step fill What fits: earbuds, a transit card, a folded ten, lip balm. Fill it and shake it upside down.
further The narrow end is left over: folded the same way, it holds a lighter thing, a ring or a guitar pick.
safety Ask first whose tie it was. The needle stays in {the tie} or in its case, never between your lips.
skills sewing through layers, making a loop, using a given shape
alt A small pouch from a striped tie with the pointed end as its flap
left zipper: is longer than the pouch is wide

* jar-of-small-spirits
name forest jar
title A Jar Full of Forest Spirits | Small Spirits in the Moss | Forest Spirits in a Jar
about White, round, with three dots for a face: they look at you from the moss and tilt their heads. A whole forest for them fits into {a jar}. | In films they sit in old trees. Yours sit on a desk, and they need a mist of water every other week.
step bodies Roll bodies from {the clay}, pear-shaped and as tall as a thumb, and heads as big as a cherry. Press each head on with a dab of water. No two alike: one looks up, one is asleep.
step faces Press in the face with {the point}: two eyes that are not quite level, a tiny mouth lower down. Less is stranger, and stranger is right.
step harden {clay=air-dry-clay? Let them dry for a day, turned once. | {clay=polymer-clay? A grown-up bakes them as the packet says and lets them cool. | Leave them in the fridge for an hour: they stay soft, so handle them by the feet.}}
step paint Add cheeks or a leaf on the head with {the paint}; the rest stays white.
step drain Wash {the jar}, dry it, and let {the stones} slide in from {a spoon}, two fingers high: water collects there and not at the roots.
step ground Two fingers of {the ground}, a little damp, come on top, higher at the back than in front. A hill makes a landscape.
step green Push {the green} in with {the point}, the tall ones behind, and press them down until they hold.
step wood Stand {wood} up in the ground as old trees and fallen trunks.
step spirits Set the spirits in: one in front, one half behind something, one so that it is found last.
step mist Wet everything with a few drops of {water} from your fingertips and stand it in the light, not in the sun. {jar=glass-jar,plastic-jar,glass-bottle? With the lid on it rains in there by itself. | }
further Move one of them every Sunday and wait for somebody to notice.
safety Wash your hands after {the ground}. Moss comes from your own garden or a shop: in woods and parks it is often protected.
skills modeling small, layering, composing a scene
waiting {clay=air-dry-clay? A day for the clay. | {clay=polymer-clay? Half an hour in the oven. | An hour in the fridge.}}
alt A jar with moss, stones and two small white spirits

* sashiko-cloth
name sashiko cloth
title Sashiko: The Pattern of Ten Crosses | White Sashiko Stitches on {cloth=denim? Denim | Cloth} | A Sashiko Square
about Farmers in Japan stitched worn cloth together with white thread until the mending was more beautiful than the cloth. One stitch, straight lines, and crosses appear by themselves. | It is called juji: ten crosses, like the sign for ten. You sew only rows, then only columns, and where they meet it turns into a pattern.
step cut Cut a square of {in 6} from {the cloth} along a thread{back? , and one of {the back}}. Dark cloth and light thread, or the other way around.
step grid Rule a grid on it with {the ruler} and {the chalk}: a line every {in 3/8} in both directions, the outermost {in 3/4} from the edge.
step start Take two arm's lengths of {the thread} and {the needle}. No knots: begin two stitches away, sew back to the start and go over them.
step rows Sew all rows: stitches as long as a grain of rice and gaps half as long, so that each stitch lies across a crossing of the grid and each gap between two. Load three or four on the needle before you pull.
step columns Now the columns, in the same rhythm: each stitch crosses one of the rows exactly in its middle.
step ten Go on to the last column. At the turns leave a small loop at the back, or it pulls together in the wash.
step flat {hoop? Stretch it in {the hoop} overnight, damp. | Pull it at all four corners, and lay a book on it overnight, damp.} The lines of {the chalk} go with the first wash.
step back Lay {the back} behind it and fold the edges of both inward.
step edge {!back? Fold the edges under by half a finger.} Sew all around, a hair from the folded edge, in the same stitch.
step use It is a coaster that goes under your tea, a pocket, or a patch on a knee: sewn on, it holds longer than the jeans.
further Leave out every second cross in every second row, and it is another pattern. Draw it on squared paper before you sew it.
safety Push the needle with the middle finger on a folded scrap of leather or cloth, away from the hand below.
skills running stitch in rhythm, ruling a grid, turning a corner
waiting A night to lie flat.
alt A navy square with white stitched crosses in rows

* page-heart-garland
name heart garland
title {pages=map? Hearts From an Old Map | {pages=sheet-music? Hearts From Sheet Music | {pages=magazine,newspaper? Hearts From Print | Hearts From a Book}}} | Paper Hearts That Open Like Pages | A Garland of Sewn Paper Hearts
about Three hearts, sewn through the middle and opened like a book: every one shows lines of {pages=map? roads | {pages=sheet-music? music | a story}} and a page of {color b}. | {pages=old-book-page? Take a book that has lost pages already, so that nothing good is harmed. The sentences inside read like secrets. | What was printed for everybody turns into something for one.}
step pattern Fold a scrap of {the bright}, draw half a heart at the fold with {the pencil}, {in 3} tall, cut it out and unfold it: your pattern.
step cut Trace and cut six hearts from {the pages} and three from {the bright}. Three sheets on each other can be cut at once, held tightly.
step words Write one word on each bright one with {the words}, where the fold will hide half of it.
step stack Make stacks of three: one {color b} between two printed ones, the prettiest lines outward, points exactly on points.
step sew Fold each stack down the middle to mark it, open it, and sew five stitches along the fold with {the needle} and {the thread}. Let it hang out a finger at the top.
step open Fold the layers away from each other like pages. {fix glue} two neighbors together at their outer edges: now it stands open to all sides.
step string Tie the hearts to a long piece of {the thread}, two hands apart, by their loose ends{beads? , and thread {beads} on between them}.
step bows Tie a bow of {the ribbon} at both ends of the garland.
step hang Hang it where air moves: at a window, or over the foot of the bed. They turn, and each time another line can be read.
further One heart by itself, with a longer thread, is a bookmark that hangs out of a real book.
safety The garland hangs flat along a wall, where no small child can reach the thread.
skills cutting alike, sewing paper, folding in the round
alt Three open paper hearts of printed pages on a thread

* cut-potato-onesie
name printed {cloth}
title {cloth=onesie? A Printed Onesie for the Baby | {stamp=potato? Potato Prints on Cloth | Stamped Cloth}} | {stamp=potato? Potato-Printed | Hand-Stamped} {cloth=onesie? Onesie | {cloth=old-t-shirt? T-Shirt | Cloth}} | {cloth=onesie? A Onesie From the Big One | Printed by the Big One}
about A herd of small round animals, printed by hand by the one who is older now. {cloth=onesie? The baby wears it for eight weeks, and then it hangs in a frame for eighteen years. | Nobody else has it, and it fits the occasion better than anything bought.} | Big sisters and brothers know things: for example, how to make six elephants out of {a stamp}.
step wash Wash {the cloth} without softener first, let it dry, and push {the board} inside so that nothing prints through.
step cut {@6-8? A grown-up halves {the stamp} with {the knife} and cuts | Together with a grown-up, halve {the stamp} with {the knife}. Draw with {the pencil} and cut} the edge of the flat side to a simple shape: an egg with two ears, a whale, a cloud. Nothing thin.
step blot Press the cut side on {paper-towel} until it leaves no wet mark: a wet stamp prints puddles.
step test Brush {the paint} onto the stamp, thin and even, and print on a corner of {the board} first: too blotchy means too much paint.
step first Print the first color: press straight down, count to three, lift straight up. Paint anew each time. Keep gaps between them for the others.
step second Wipe the stamp, or cut another shape, and print the second color into the gaps. One of them upside down.
step line Draw the rest with {the line} when the prints feel dry: an eye, a smile, legs.
step dry Let it dry for four hours with the board inside.
step set Lay a thin cloth over it and {@6-8? let a grown-up iron | iron} each print for a minute with {the set}, no steam. Then wash it once more before somebody wears it.
step give Write a note that goes with it: who printed it, for whom, and what you will show them first.
further Print a second one in your own size. Then there is a photo to be taken.
safety {stamp=potato,apple,carrot? The blade goes down onto the table, and the hand that holds lies behind it. | Cut away from the hand that holds.} For a baby only paint that is made for cloth, washed before it is worn, and nothing sewn or glued on that could come off.
skills cutting a stamp, printing evenly, planning a pattern
waiting Four hours to dry.
alt A white baby bodysuit with printed animals in teal and yellow

* back-of-a-jacket
name painted jacket
title {jacket=jacket? Your Jacket, From Behind | A Back Piece by Hand} | A Painted Back Piece | Stenciled Back for {a jacket}
about People see your back longer than your face. One large figure, painted through a stencil, lines drawn by hand, and the {one jacket} is yours beyond doubt. | Band, animal, sentence: whatever you stand behind may stand behind you. A tiger, a rose, a fist: whatever you can draw in one outline works.
step plan Draw your figure on {the sheet} with {the pencil}, as large as two hands: one outline, no thin bridges. A tiger's face, a rose, a fist, the name of your crew.
step stencil Cut the figure out with {the scissors} so that the sheet keeps a clean hole: start in the middle, with a snip in a fold. The piece that fell out you need later.
step lay Lay {the jacket} flat, back up, smooth the seams, and tape the stencil on with {the hold}, its whole edge pressed down.
step paint {paint=fabric-marker,paint-marker? Fill the hole with {the paint}, from the edge inward, in short strokes along the threads. | Pour {the paint} on a plate and dab it in with {the dab}, nearly dry, from the edge inward. Two thin layers, ten minutes apart: wet paint creeps under.}
step lift Lift the stencil straight up and let it dry for half an hour.
step shade Add the second and the third color: light from above, shadows below, a few strokes each. Lay the cut-out piece over what should stay clean.
step line Draw the contours with {the line}: thick outside, thin inside. This is where it starts to look printed.
step patches {patches=patch? Place {patches} around it and sew them on along the edge with {the needle} and {the thread}. | Cut badges from {the patches} and sew them on with {the needle} and {the thread}, in long, visible stitches.} {pins? {the pins} hold them until then. | }
step studs Press {the studs} on in a row along the yoke seam, two fingers apart.
step set Let it dry for four hours. {set? Then a grown-up stays near while you iron it from the inside with {the set}, three minutes, no steam. | } First wash after three days, inside out and cold.
further Leave the left sleeve empty. Each concert, trip or year adds one small sign there.
safety {pins? Pins point flat along the cloth, never inward. }Open a window while the color dries, and put newspaper below: color for cloth stays in everything.
skills stencil cutting, layering color, drawing contours
waiting Four hours to dry.
alt A denim jacket from behind with a painted tiger face

* wave-knot-hanging
name knotted waves
means comb
title {cord=cotton-cord? Macramé Waves on {rod} | Knotted Waves on {rod}} | Knotted Wall Hanging: The Tide Line | Wave Wall Hanging{shells=seashell? With Shells | }
about Two rows of one knot run up and down like water, and below them hangs what the sea left. The slanting half hitch looks difficult and is only patience. | A summer that hangs on the wall: {rod}, {cord}, {shells}, and an afternoon.
step cut Cut sixteen pieces of {the cord}, {ft 4} each. Measure one by {the ruler} and cut the others by it.
step mount Fold each in half, lay the loop behind {the rod}, pull both ends through and tighten. That makes thirty-two strands; spread them to three hands wide. A piece tied to both ends is the hanger.
step row Tie one row of square knots close below, each over four strands: left over and right under, right over and left under. Eight knots, and everything sits firmly.
step wave Now the wave. Take the outermost strand on the left as a guide and hold it slanting down. Wind each of the next seven strands around it twice, tight, in turn. Then point the guide upward for the next eight, and down again to the right edge.
step second Take the new outermost strand and knot a second wave two fingers under the first. {bead? Thread {bead} onto single strands in the valleys before you go on. | }
step shells Tie {the shells} in below: bind the strand around each crosswise, as around a parcel, and double-knot it. One in each valley.
step trim {comb? Comb the fringe with {the comb}. | Straighten the fringe with your fingers.} Cut it in a wave line of its own, deepest under {the shells}, with the longest two hands long.
step dip Stir {the dye} into a bowl of warm water, dip the ends in for a minute, squeeze them out over the bowl and let them hang there until dry: color climbs up like the tide.
step hang Hang it a hand away from the window, where light comes from the side: then the knots throw shadows.
further A third wave, knotted with a strand of another color as the guide, draws a colored line through it.
safety Tie the rod to a chair while you work, and keep long ends away from necks. {dye? Gloves or blue fingers: your choice. | }
skills half hitches, square knots, keeping a line
alt A hanging of cream cords with two knotted waves, shells and a teal fringe

* photocard-keeper
name card keeper
title {sleeve=card-sleeve? Deco Sleeve for a Favorite Card | A Clear Keeper for a Favorite Card} | Deco Card Holder for Your Favorite | A Card Holder, Decorated by a Fan
about The card stays untouched behind plastic, and everything around it is yours: {deco=sticker? stickers,} {trim? beads around the rim, | a name in bubble letters,}{shrink? and a charm with the lightstick color. | colors of the group.} | Fans call it deco, and they can talk about it for hours. Rule one: nothing ever touches the card itself.
step back Trace {the card} on {the back} and cut it out on the line: it keeps the card stiff and is what one sees from behind.
step sleeve {sleeve=contact-paper? Lay the card on the back and cover both with {the sleeve}, open at the top and the edges stuck to each other, not to the card. | Slip the card into {the sleeve} with the back behind it.}
step name Letter the name on {the back} with {the pen}, before it goes in: bubble letters, one color for the fill, one for the outline.
step deco Decorate the outside of {the sleeve} with {the deco}: the largest at two opposite corners, the smallest trailing off from them. The face stays free.
step trim {trim=stick-on-gem? Press {the trim} on around the rim, side by side. | Set {the trim} around the rim with dots of {the glue}, side by side.}
step shrink Draw a charm on {the shrink} with {the pen}, three times as large as it should be: a lightstick, an initial, a tiny animal. Punch a hole first, then cut it out, with rounded corners.
step bake Bake it in the {oven} as the packet says, on baking paper, for two or three minutes: it curls, lies down again, and is done. A grown-up takes it out.
step ring Punch a hole into the top edge of {the sleeve}, above the card, and hang it on {the ring}{shrink? together with the charm}.
step dry Leave it lying flat for an hour, until nothing moves anymore.
further Make a second with a plain back: visitors can sign it.
safety {shrink? The oven and the hot tray are a grown-up's job. }On the way to school it goes inside the bag: a favorite card is easily lost, and somebody would be very sad.
skills composing around a center, lettering, {shrink? working with shrink plastic | fine gluing}
waiting An hour to dry.
alt A decorated clear card holder with a portrait card, beads and a heart charm

* line-pet-hoop
name pet in a hoop
means phone
title {cloth=denim? Your Pet on Denim | Your Pet in Black Thread} | Embroidered Pet Portrait | A Pet in a Hoop
about One continuous line, two closed eyes, six whiskers: everybody who knows that cat recognizes it. A photo from your phone is all the drawing lesson you need. | Portraits of kings hung in gold. This one hangs in a wooden hoop, and the sitter was paid in treats.
step hoop Open {the hoop}, lay {the cloth} over the inner ring, press the outer one on and tighten it until it sounds like a drum. Leave the cloth uncut.
step draw Draw your animal with {the pen}: {photo? look at {the photo} and take only the outline | sit across from it and take only the outline}, ears, eyes, nose, tail. What could be left out? A paw hidden behind a leaf saves an hour. Dog, rabbit or horse goes the same way.
step thread Cut an arm's length of black from {the floss}{floss=embroidery-floss? and pull it apart into two threads of three strands}. Thread {the needle}, knot the end.
step outline Sew the outline in backstitch: come up one stitch ahead, go down where the last one ended. Stitches as long as a grain of rice, half that in curves.
step eyes Eyes and mouth are single small stitches, the nose six stitches side by side, whiskers one long one each. Stop and look after every one: this is the face.
step leaves Frame it at the bottom with two sprigs: the stem in backstitch, every leaf two stitches, every blossom five that meet in one hole.
step bead Sew {bead} on as the tag of the collar.
step paint Tint only a few spots with {the paint}, thin and beside the line rather than exactly inside it: an ear, a patch of fur.
step back Cut the cloth to two fingers around the hoop, sew a wide running stitch along its edge and pull it together at the back. {back? Cover it with a circle of {the back}. | } Hang it by its screw.
further Give it a date and stitch the name at the edge. In ten years you will be glad of both.
safety Park the needle at the edge of the cloth, not in the chair, and away from the animal: cats eat thread.
skills backstitch, drawing in one line, leaving things out
alt An embroidery hoop with a line drawing of a cat between two sprigs

* ironed-leaf-garland
name leaf garland
title {leaves=leaf? Leaves That Keep Their Color | {leaves=fern-frond? Ferns That Keep Their Green | Petals That Keep Their Color}} | Waxed-Leaf Garland | A Garland From One Walk
about Wax goes on {the leaves} as thin as breath and closes them off: they stay red and bendable until spring. Hung in a window they glow like church glass. | Twelve of the best from one walk, ten seconds under the iron each, and a thread. That is all it takes.
step press Choose {the leaves} that are dry, flat and perfect, and lay them in a heavy book for a day if they curl. Wet ones turn brown under the heat.
step lay Spread one of {the towel} on the table, folded in two, lay a sheet of {the wax} on it, four of {the leaves} with room between them, and a second sheet on top. The other towel goes over everything.
step iron {@9-12? A grown-up presses | With a grown-up beside you, press} {the iron} on, dry and medium hot, for ten seconds each time, then on the next spot. No sliding.
step cool Wait two minutes and peel the sheets apart. Shiny on both sides? Dull spots get five more seconds.
step cut Trim torn stems with {the scissors}, and keep a finger of each. Sort by size and color: dark to light is better than mixed.
step hole Pierce each one with {the needle}, near the stem and beside the thick rib, where it does not tear.
step thread Thread {the string} through, and knot it at each, a hand apart: from the tip of one to the stem of the next.
step bead Tie {the bead} in between, and one at the bottom, so that the threads hang straight.
step stick Tie the threads to {the stick}, three side by side at different heights.
step hang Hang it in a window with light behind it, not over a heater.
further One of them, ironed between two sheets and cut out with a border, is a bookmark.
safety The iron is hot long after it is off: it stands upright, its cord out of reach. The towel below stays dry.
skills pressing, ironing with patience, stringing evenly
alt Three strings of waxed leaves in orange, red and gold hanging from a stick
`;
