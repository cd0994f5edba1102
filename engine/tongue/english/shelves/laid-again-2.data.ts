/** The English words of the shelf of the same name. */
export const words = `
* two-ring-pompom
name giant pompom
means ring, ball, berry
title {v.title} | {v.t2} | Two Rings, One {v.name}
about {v.about} | Whoever winds longest gets the fattest pompom: round and round, until the hole in the rings is gone.
say team: name=Team Pompom; title=A Giant Pompom in Team Colors; t2=The Supporter's Pompom; about=It waves at every goal, hangs in the window on match days, and everybody knows at once whom you cheer for.; plan=all the colors of your team side by side, a handful of turns of each; out=The colors turn up all over, like a crowd in the stands.; use=Swing it at the next match. Two of them make a pair for cheering.
say planet: name=Planet; title=A Planet Made of Wool; t2=Giant Pompom Planet; about=A planet is only very much of something wound around a middle. This one is soft, and it hangs over your bed.; plan=one color all around, then a band of the second, then the first again; out=The bands lie around the ball like clouds on Jupiter.; use=Hang it up and turn it: one turn is one day up there.
say snowball: name=Snowball; title=A Snowball That Stays; t2=Giant Snowball Pompom; about=It does not melt, it is not cold, and it can be thrown indoors.; plan=white, with a thin thread of light blue running along; out=The light blue glints in it like frost.; use=Hang it in the window. If you make six, there can be a snowball fight.
say berry: name=Berry; title=A Berry as Big as Your Head; t2=Giant Pompom Berry; about=Nobody has ever picked a berry like this one: red, round and soft enough for a pillow.; plan=red, with a few turns of pink in it, and ten turns of green at one place; out=The green tuft is where the stalk was.; use=Hang it up at the green end. Two on one stalk are cherries.
step rings {@6-8? Together, trace {a mug} twice on {the rings} with {the pen}, draw a circle as wide as two fingers in both, and cut the rings out with {the scissors}, with a slit from the edge to the hole. | Trace {a mug} twice on {the rings} with {the pen}, draw a circle as wide as two fingers in both, and cut the rings out with {the scissors}, with a slit from the edge to the hole.} Cardboard rings that are ready only need the slit.
step wind Lay the two rings on each other, slit on slit. Wind {the yarn} around both: {v.plan}. The slit lets it slip in. Go on, layer on layer, until the hole in the middle is almost full.
step cut Push {the scissors} between the two rings at the outer edge and cut all the way around. {@13+? Keep a thumb on the middle. | One holds the middle together, the other cuts.}
step tie Pull a piece of {the yarn}, as long as your arm, between the two rings, all around, and knot it twice, as tight as it goes. {@6-8? One holds a finger on the knot. | }
step off Slip off the rings and shake the ball out. {v.out}
step trim Roll it in your hands and trim with {the scissors} whatever sticks out, turning it after each snip. The two long ends stay.
step hang Knot the two long ends around the middle of {the hang}, and tie a bow over the knot.
step beads Thread {the beads} onto the ends, two and two, and knot the ends below them.
step use {v.use}
further Make small ones too, on rings as wide as an egg, and tie them along a ribbon for a garland.
safety Cut away from the hand that holds. Long yarn stays off necks, and the pompom hangs where no small child can reach it.
skills winding evenly, cutting around a ring, tying tight
alt A big fluffy pompom {hang? hanging on a bow | with its two rings beside it}

* fleece-hat-for-a-bear
name hat
means hat, head, bear, ear, gill, frill, crest
title {V.title} | {v.t2} | A Hat for Somebody Small: {v.name}
about {v.about} | A bear holds still while you measure, and never says that it scratches. That makes him the best customer for a first hat.
say axolotl: name=Axolotl; title=An Axolotl Hat for Teddy; t2=Teddy Goes as an Axolotl; about=Six frilly gills and a smile from ear to ear: under this hat every bear breathes water.; parts=six gills, three for each side: long teardrops as long as a finger, with a frayed or snipped tip; where=three on the left and three on the right side seam, tips pointing inward to the middle; smile=a wide, flat smile
say cat: name=Cat; title=A Cat Hat for Teddy; t2=Teddy Goes as a Cat; about=Two pointed ears, and a bear turns into a cat who would rather be left alone.; parts=four triangles as tall as a thumb, two for each ear, with smaller ones for the inside; where=one ear on each side of the round top edge, tips pointing inward to the middle; smile=a small nose and a mouth like a flat W
say bunny: name=Bunny; title=A Bunny Hat for Teddy; t2=Teddy Goes as a Bunny; about=With ears that are longer than its head, every bear hears what is said in the kitchen.; parts=two ears as long as a hand and as wide as two fingers, with narrow strips for the inside; where=both side by side on the round top edge, tips pointing inward to the middle; smile=a nose like a small triangle and a short mouth
say dinosaur: name=Dinosaur; title=A Dinosaur Hat for Teddy; t2=Teddy Goes as a Dinosaur; about=A row of spikes over the head, and a bear becomes very old and very dangerous.; parts=three triangles as tall as a thumb, the largest for the middle; where=in a row along the round top edge, tips pointing inward to the middle; smile=a wide mouth with one tooth
step measure Lay {the tape-measure} around your bear's head, above the eyes, and mark where it meets. Halve that length and add two fingers: this is how wide the hat has to be.
step pattern {@6-8? Together, draw | Draw} a shape like a slice of bread on {the paper} with {the pen}: flat below, round on top, as wide as you measured and as tall as from the eyes to over the top of the head. Cut it out.
step cut Fold {the fleece} in half, good side in, and lay the paper on it{pins? , held with {the pins} | }. {@6-8? Together, cut | Cut} around it with {the scissors} through both layers.
step ears Cut these from {the ears} with {the scissors}: {v.parts}. Open the two layers and lay the pieces on the good side of one of them: {v.where}. Close the other layer over them, like a sandwich.
step sew {@6-8? Together, sew | Sew} along the round edge with {the needle} and {the thread}, a finger's width from it, small stitches close together and through every piece in between. The straight edge stays open. Turn it right side out: there they are, and they stand up.
step hem {@6-8? Together, fold | Fold} the straight edge in by the width of a finger and sew it all around in long stitches.
step face {@6-8? With a grown-up, fix | Fix} {the eyes} to the front, two fingers above the hem.
step mouth {@6-8? Together, stitch | Stitch} {v.smile} {eyes? below the eyes | and two round eyes above it, in front,} with {the needle} and a dark piece of {the thread}.
step strap {@13+? Cut | Together, cut} {the strap} in half with {the scissors} and sew one piece inside each side. It is tied under the chin, for wild weather.
step try Put it on your bear. Can he see? Does he want to look in the mirror?
further Measure the next one: somebody else on the shelf has noticed.
safety {@6-8? Needle and thread are worked together, and the needle is counted when you are done. | Sew away from the hand that holds.} {eyes? Eyes that come off can be swallowed: pull at each, and keep this hat from babies. | It is a hat for toys and not for babies.}
skills measuring a round head, sewing inside out, cutting two layers alike
alt A soft hat for a toy bear with {v.name} ears, two eyes and a smile

* slab-cut-clay-pendant
name clay pendant
means bead, pendant, cord, slab, point
title {V} to Wear: A Clay Pendant | A {V} on a Cord, With Clay Beads | {V}, Rolled, Cut and Baked
about Colored clay needs no paint: {a v} is put together from its colors, baked, and worn with beads that were rolled from what was left. | Rolled thin like cookie dough, cut out, baked hard: {the v} comes along from now on.
step knead Knead {the clay}, the lightest color first, until it is soft and does not crack. Wash your hands before the next color.
step roll Roll the main color out with {the roll}, as thick as two coins{texture? , press {the texture} onto it once and lift it off. | .}
step draw Scratch it in with the tip of {the point}, as tall as your thumb: {v.shape}. Nothing may be thinner than your little finger's nail.
step cut Cut it out with {the knife} and smooth the edge with a fingertip.
step parts From thin bits of the other colors, shape {v.part}, {v.partwhere}, and press on what you made. Then {v.face? {v.face} | {v.mark}}.
step beads Roll what is left into four beads as big as peas, with stripes or spots of a second color, and push {the point} through each, turning it.
step hole {pin? Push {the pin} into the top edge, so that only its loop looks out. | Push {the point} through the top, a finger's width from the edge, and turn it: the cord has to fit.}
step bake {@13+? With a grown-up near, bake everything | A grown-up bakes everything} on {the tray} in {the oven}, as hot and as long as the package says and never hotter, with a window open. It hardens while it cools.
step string Pull {the cord} through the {pin? loop | hole}, and thread two clay beads on each side{beads? , with {the beads} in between | }.
step wear Knot it so that it goes over your head, or tie it with a bow.
further Make {v.scene} as small flat beads and string them in between.
safety Clay that is not baked yet stays away from food, and its tools stay out of the kitchen. {@13+? The tray is hot for a long time. | Only a grown-up works at the oven.} Nobody sleeps or climbs with a cord around the neck.
skills rolling evenly, building from colors, making holes that last
waiting About an hour to bake and cool.
alt A clay pendant in the shape of {a v} on a cord with clay beads

* felt-lucky-lantern
name lucky lantern
means lantern, sign, coin, loop, luck
title A Felt Lantern for Good Luck | Red Felt, Golden Cord: A Lucky Lantern | Little Lantern for the New Year
about It needs no candle: red calls luck in, gold shows it the way. | A lantern that cannot tear or burn, and comes out again every year.
step pattern {@6-8? Together, fold | Fold} {the pattern} in half, draw half a fat lantern at the fold with {the pen}, as tall as your hand, and cut it out with {the scissors}. Whoever has a pattern already, a dragon or a fish, takes that.
step cut {@6-8? Together, trace | Trace} it twice on {the felt} with {the pen} and cut both out with {the scissors}.
step caps Cut four strips from {the felt}, as wide as a finger and as long as the lantern is wide at its ends. Cut a sign from what is left of {the pattern}: a coin with a square hole for plenty, a fish for more than enough, a dragon for strength.
step ribs Lay two curved lines of {the cord} on the front from top to bottom, like the ribs of a lantern, and hold them with a thin line of {the glue}. Cut them off at the edge.
step close Fold the rest of {the cord} in half. Its loop looks out a hand's width at the top, and its two ends hang out at the bottom. {glue=glue-gun? With a grown-up at the glue, put | Put} {the glue} on the edge of the second piece, the cord in the middle, and press the front on top. Leave a gap as wide as two fingers.
step stuff Push {the stuffing} in through the gap, only a little, and glue it shut.
step fix Glue the strips over the upper and lower end, in front and behind, and the sign in the middle. Press for a slow count of thirty.
step beads Thread {the beads} onto the cord above and below, with a knot that holds them.
step tassel {tassel=tassel? {@13+? Knot | Together, knot} {the tassel} to the ends at the bottom. | {@13+? Wind | Together, wind} {the tassel} around four fingers twenty times, tie it to the ends at the bottom, cut it open below with {the scissors}, and bind it once around its neck.}
step hang Hang it at the door or the window. When it turns, somebody has just wished you well.
further Make eight: eight is the luckiest number of all.
safety {glue=glue-gun? Hot glue is a grown-up's. | Glue stays on the felt, and hands are washed after it.} It hangs where no small child can pull at the cord.
skills cutting two alike, working with cord, tying on
waiting Half an hour for the glue.
alt A red felt lantern with a golden sign, hanging on a cord

* button-bunch-card
name button flower card
means card, flower, bunch, button, stem, leaf, vase, bouquet, hole
title A Bunch of Buttons: A Card | Flowers That Never Wilt: A Button Card | {many buttons} in Bloom on a Card
about Real thread for the stems and real buttons for the flowers: whoever gets this card cannot help touching it. | A bunch of flowers that needs no water, for somebody who should get well, or be thanked, or just know that you thought of them.
step fold Fold {the card} in half, unless it is folded already, and lay it before you, the fold on the left.
step plan Lay {the buttons} on the upper half of the front, none in line with another: a bunch is round above. With {the pen}, set a dot where each button lies, and one dot low in the middle where all stems meet.
step holes Open the card{@6-8? , lay it on a folded {towel}, and together push | , lay it on a folded {towel}, and push} {the needle} through every dot.
step stems {@6-8? Together, thread | Thread} {the needle} with {the thread} and knot the end. Come up through the lowest hole and go down through the first dot above, and so on until every dot has its stem. Pull softly: paper tears.
step petals Cut a round scrap or a star from {the petals} with {the scissors} for each button, a finger wider than it is.
step buttons {@6-8? Together, sew | Sew} each button on at the upper end of its stem{petals? , with a scrap below it | }: up through one hole, down through the other, three times.
step knot {glue=tape? Stick {the glue} over the knots on the inside, | Cover the knots on the inside with a little {glue}, and} then they hold and do not scratch.
step vase Cut a vase from {the cloth} with {the scissors}, as wide as three fingers, and {fix glue} it over the place where the stems meet.
step patch Cut a small heart from the rest of {the cloth} and {fix glue} it to the vase: that one is for whatever hurts.
step write Write on the front and inside with {the pen}{@6-8? : whom it is for, one good wish, your name. | : one good wish, and one thing that you will do together soon.}
further Sew a single button on a strip of card: that is the bookmark that goes with it.
safety {@6-8? The needle is worked together, on the table, and goes back into its cushion. | The needle goes into the towel, never toward fingers.} Buttons stay out of small mouths.
skills planning a bunch, stitching on paper, sewing on a button
waiting {glue=glue,glue-gun? Ten minutes for the glue. | }
alt A card with a bunch of button flowers on stems of thread{cloth? in a vase of cloth | }

* felt-leaf-wreath
name felt wreath
means leaf, wreath, flower, ring, door, holly, pattern
title {V.title} | {v.t2} | {v.name} of Felt
about {v.about} | Leaves of felt curl like real ones with a drop of glue at the stalk, and they do not crumble by next month.
say autumn: name=Autumn Wreath; title=An Autumn Wreath of Felt Leaves; t2=The Fall That Stays on the Door; about=Orange, red, yellow, brown: the best week of October hangs on the door, and nobody has to rake it up.; leaf=leaves as long as your finger, pointed at both ends, some with a snipped edge; color=in orange, red, yellow and brown; lay=all slanting the same way, no two of one color side by side
say winter: name=Winter Wreath; title=A Winter Wreath of Felt; t2=Green When Nothing Else Is; about=Two greens and a few berries: it is what is left of the wood in December, and it never sheds a needle.; leaf=leaves as long as your finger, with three points on each side like holly; color=in two kinds of green; lay=all slanting the same way, a dark one after a light one
say spring: name=Spring Wreath; title=A Spring Wreath of Felt Blossoms; t2=The First Blossoms on the Door; about=While the garden is still thinking about it, the door is already in bloom.; leaf=leaves as long as your finger, and flowers with five round petals as wide as two fingers; color=in light green, the flowers in pink and white; lay=the leaves all slanting the same way, the flowers on top in the gaps
say summer: name=Summer Wreath; title=A Jungle Wreath of Felt Leaves; t2=Big Leaves, Bright Greens: A Summer Wreath; about=Leaves as in the rainforest, in every green you have and one yellow, around a plain ring.; leaf=broad leaves as long as your hand is wide, some with deep slits in from the edge; color=in green, teal and yellow; lay=the largest ones first, all slanting the same way
step ring {ring=hanger? {@6-8? A grown-up bends | Bend} {the ring} to a circle and closes it. | {ring=cardboard,paper-plate? {@6-8? Together, cut | Cut} {the ring} with {the scissors} to a hoop as wide as three fingers. | Lay {the ring} in front of you and decide where its top is.}}
step pattern On {the pattern}, draw {v.leaf}. Cut out one of each with {the scissors}.
step cut Trace them on {the felt} with {the pen} and cut out twenty{@6-8? or as many as you like | }, {v.color}.
step pinch Set a drop of {the glue} on the stalk end of each leaf, fold that end in half and pinch it until it holds. Now it curls.
step lay Lay them around {the ring} without fixing anything: {v.lay}.
step glue {wire? Wind {the wire} around the ring and each stalk end, one turn for each, without ever cutting it, and the next one covers the turn of the last. A drop of {the glue} helps where one slips. | Fix them one after the other with {the glue}, each over the stalk of the last, until the ring is full.}
step twigs Thread {the beads} onto the rest of {the wire}, three and three, and twist it below each of them: twigs of berries.
step wire {wire? {@6-8? Together, wind | Wind} the twigs around the ring, so that the berries lie in the gaps. | Set {the beads} into the gaps in threes, each with a drop of {the glue}.}
step bow Tie {the bow} around the ring at the bottom, with long ends.
step hang Hang it up and step back as far as you can. One gap always shows only from there.
further Make one for every season and change them when the clock is changed.
safety {glue=glue-gun? Hot glue burns: let drops cool before you touch them. | White glue holds only when it was left alone.} {wire? Ends of wire are bent back into the ring. | Keep the points of the scissors down.}
skills cutting many alike, arranging around a ring, building in layers
waiting {glue=glue? An hour until it may hang. | }
alt A round wreath of felt leaves{bow? with a bow | }

* plastic-canvas-tag
name stitched bag tag
means tag, bag, square, hole, plan, grid, loop, canvas
title {V} on a Bag Tag | A Stitched {V} for Your Bag | {V}, Stitch by Stitch: A Bag Tag
about Plastic canvas has its holes already, in straight rows: whoever can count can stitch {a v} that hangs on a bag for years. | Nobody else has a bag with this one on it: {a v}, in yarn.
step plan Draw it on {the plan} with {the pen}, one square for each stitch, {@6-8? sixteen squares wide at most | twenty squares wide at most}: {v.shape}. Keep the parts few and large.
step cut {@6-8? Together, cut | Cut} a piece from {the canvas} with {the scissors}, two holes larger than your plan all around. Trim the little points off, so that nothing catches.
step first {@6-8? Together, thread | Thread} {the needle} with an arm's length of {color a} {yarn}. Leave a tail behind and stitch over it: it needs no knot. Come up through one hole, go down through the next one slantwise, to the upper right.
step fill Stitch row by row, as your plan says: {color a} first, then {color b} for {v.part}. All stitches slant the same way. At the end {v.face? {v.face} | {v.mark}}.
step ground Fill everything around it with the color that is left, up to the last row but one.
step edge {back? {@6-8? Together, cut | Cut} {the back} to the same size, lay it behind, and sew | {@6-8? Together, sew | Sew}} around the edge in {color b}: through each outer hole once, through the corners three times.
step tassel {@6-8? Together, pull | Pull} four short pieces of {the yarn} through the hole in the middle of the lower edge, fold them down, bind them once around, and trim them with {the scissors}.
step extra Tie {the tassel} on beside it with an end of yarn.
step ring {ring=key-ring? {@6-8? Together, turn | Turn} {the ring} through the middle hole of the upper edge. | {@6-8? Together, pull | Pull} {the ring} through the middle hole of the upper edge and knot it to a loop.} Now it goes onto the bag.
further Stitch your first letter on a second piece, and sew the two together back to back.
safety {@6-8? A needle with a blunt tip is the right one for plastic canvas; it stays on the table between two stitches. | A blunt needle is enough for canvas.} Cut edges are sharp until the yarn covers them.
skills counting, reading a plan, even stitches
alt A square tag with {a v} stitched in yarn, on a {ring=key-ring? ring | loop}

* cotton-cloud-with-cord-rain
name rain cloud hanging
means cloud, rain, drop, knot, row, fringe, storm
title A Soft Cloud and Its Rain: A Wall Hanging | Rain Cloud With Knotted Rain | A Cloud That Rains Cords: A Wall Hanging
about The cloud is as soft as clouds look, and its rain is knotted: it falls all day, and nothing gets wet. | Seven cords, seven knots and a heap of white: that is a whole rainy afternoon, and a good way to spend one.
step cut {@6-8? Together, cut | Cut} seven pieces of {the cord} with {the scissors}, each as long as your arm from finger to shoulder.
step knot {@6-8? Together, fold | Fold} each in half, lay the loop over {the stick} from behind, and pull both ends through it: a lark's head. Spread all seven over a width of {in 8}, a thumb apart.
step row Tie the two ends of each cord into one knot, {@6-8? a hand below {the stick}. | a hand below {the stick}: the second, fourth and sixth a little deeper, so that they zigzag.}
step drops {drops=felt-ball? {@6-8? Together, use {the needle} to lead | With {the needle}, lead} one strand of each cord through one of {the drops} and push it up | {@6-8? Together, thread | Thread} one of {the drops} onto each cord, push it up} to where the rain should end, and tie a knot below it.
step comb Open the twisted ends below the last knots with {comb? {the comb} | your fingers}, until they are soft, and trim them slantwise with {the scissors}.
step shape {@6-8? Together, draw | Draw} a cloud on {the back} with {the pen} and cut it out with {the scissors}, {in 10} wide and {in 5} tall: a little wider than the rain.
step frame {@13+? Wind | Together, wind} the ends of {the wire} around {the stick} and bend the rest up to an arch as high as the cloud: it will stand before the arch and not sag.
step cloud Spread {the glue} on the front, pull {the cloud} apart into puffs, and press them on, small ones at the edge, fat ones in the middle.
step join {@13+? Glue | Together, glue} the cloud over {the stick}, so that it hides the knots at the top. Press and count to sixty.
step hang {@13+? Tie | Together, tie} the rest of {the cord} to both ends of {the stick}, and hang it where the window is near.
further Put one yellow cord in among the others, for lightning, or seven colors, for what comes after.
safety {glue=glue-gun? Hot glue is a grown-up's. | Glue goes on with a fingertip, and then hands are washed.} It hangs high and never over a bed: cords are nothing for small children.
skills knotting a lark's head, knotting in rows, composing
waiting {glue=glue? An hour until the cloud holds. | }
alt A white cotton cloud on a stick with knotted cords as rain

* sweater-bed-for-a-pet
name pet bed
means bed, ring, arm, sleeve, tube, chest
title A Pet Bed From {a sweater} | The Bed That Smells of You | {one sweater} Turned Pet Bed
about It is soft, it is warm, and it smells of somebody whom a new pet will soon love best. No bed from a shop has that. | Two sleeves become one round wall, the body a floor, and somebody small turns around three times in it and sleeps.
step smooth Lay {the sweater} flat on the floor, front up, and stretch the sleeves out to the sides.
step line Sew straight across the chest from armpit to armpit with {the needle} and doubled {thread}, through front and back, in stitches as long as a grain of rice.{pins?  First fix the line with {the pins}, and count them before and after. | }
step neck Sew the neck opening shut the same way. Cut the thread with {the scissors}, close to the knot.
step sleeves Push {the stuffing} into both sleeves from the wrist, until they stand like sausages that still bend.
step chest Push more in through the sleeve, into the chest between the neck and your line: sleeves and chest are one long tube.
step close Push one cuff into the other, in front of the lower hem, and sew them together all around. The tube is now a ring.
step wrap Sew the ring to the edge of the body, a stitch every finger's width, all the way around: first the left side, then the right, then the hem.
step middle Push {the cushion} into the body from below, or fold it flat inside the ring.
step buttons Sew {the buttons} on outside, flat and tight, where nobody chews. For a pet that chews, leave them off.
step pet Set it in a quiet corner, and wait. Do not put anybody in: they go by themselves.
further Knot a left-over strip of the sweater into a small mouse, and hide it under the rim.
safety Pins and needle are counted before anybody tries the bed. Sew loose threads in: pets swallow string.
skills sewing a strong seam, stuffing evenly, patience with animals
alt A round bed of knitted sleeves with a soft cushion in it

* band-powered-wooden-car
name wooden racer
means car, racer, race, wheel, axle, ladder, frame
title A Wooden Racer That Winds Up | Wind Up the Wood: A Band-Powered Car | The Dragster From the Scrap Box
about Four wheels, two axles and one stretched band: the whole engine fits in a pocket, and it starts faster than you can run. | Real cars began like this, with wood and somebody who wanted to be first.
step cut {@9-12? A grown-up saws {the wood} with the {saw}: | With a grown-up near, saw {the wood} with the {saw}:} two strips {in 9} long, two {in 2 1/2} long, and {the axles} to {in 4}. Mark it first, with {the ruler} and {the pen}.
step sand Rub all ends and edges smooth with {the sand}.
step frame Lay the long strips side by side, {in 1 1/2} apart, and {fix glue} the short ones across: one at the front, one in the middle. The back stays open.
step paint Paint stripes and a starting number in {the paint}{brush?  with {the brush} | }.
step eyes {eyes=cup-hook? {@9-12? Together, screw | Screw} {the eyes} into the underside | {fix glue} short pieces of {the eyes} under the frame}, two near the front and two near the back, each pair exactly in line. Measure with {the ruler}: a crooked axle drives in circles.
step axles {@9-12? Together, push | Push} {the axles} through {the eyes}, and {fix glue} {the wheels} onto the ends.
step roll Push it across the floor. Does it run straight for {ft 6}? Then it is good. Does it rub? Then move the wheel out by a hair.
step catch Wind a bit of one band around the middle of the back axle and knot it, with an end standing up: that is the catch.
step band Knot {the band} to each other, loop one end around the front of the frame, and hook the other over the catch. Do not tie it: at the end of the run it has to let go.
step run Turn the back wheels backward, ten turns at first, set it down, let go.
further Double the turns and measure again: does it run twice as far?
safety {@9-12? The saw is a grown-up's. | Clamp the wood, and saw away from your hand.} A tight band is never pulled toward a face, and axles are cut off without points.
skills measuring twice, building true, storing energy
waiting An hour for the glue.
alt A wooden car seen from above with four wheels and a band along the middle

* bakery-for-the-dolls
name dollhouse bakery
means bakery, bread, loaf, bun, cake, tart, counter, shelf, tray, shop, crust, roll, doll
title A Bakery for the {@6-8? Dolls | Dollhouse} | Fresh Bread, as Big as a Thumbnail: A Tiny Bakery | The Smallest Bakery in Town
about Loaves as big as a thumb, tarts as big as a coin: in this bakery everything is sold out at once, because the customers are so small. | What makes bread look like bread is never the shape but the crust, and there is a trick for that.
step loaves From {the clay}, roll a thumb-long sausage for the white loaf and balls as big as peas for buns. Press slits into them with {the poke}.
step cakes Press a flat round for a tart, bend a thin rope to a pretzel or a donut, and set two thin layers on each other for a cake.
step crust Tap everything with {the crust}: short, dry taps, until the skin looks baked.
step dry Let it dry for a day, and turn it once.
step brown {brown=oil-pastel? Rub {the brown} off on a fingertip and stroke it over the high places: | {brown=chalk? Rub {the brown} to dust on a scrap and dab it on with {the brush}: | {brown=colored-pencil,marker? Stroke {the brown} over the high places, lightly: | Dab {the brown} over the high places with an almost dry {brush}:}}} a light brown over everything, a dark one only on top. So it looks fresh from the fire. Pink is for icing.
step box {@6-8? Together, cut | Cut} a counter from {the counter} with {the scissors}: as wide as two hands, as high as your doll's waist, with a back wall for the shelf.
step sticks {@6-8? Fix {the sticks} side by side on the front with {a glue}, like planks. | Cut {the sticks} to length with {the scissors} and {fix glue} them side by side on the front, like planks.} One across the back wall is the shelf.
step trays Fill {the trays} with what goes together: buns, tarts, donuts.
step cloth Cut a tablecloth as wide as two fingers from {the cloth} with {the scissors}, and lay it over the edge.
step open Set out the bread, write the prices on scraps of paper, and open. Who is first in line?
further Bake one birthday cake, with a candle made of a crumb.
safety It looks good enough to eat, and it is not: tell everybody, and keep the small pieces away from babies and pets. {@6-8? Cut together. | Scissors point away.}
skills working tiny, making a surface look real, playing shop
waiting A day to dry.
alt A small counter of planks with tiny loaves, buns and cakes on it

* gears-in-a-tray
name clockwork robot pendant
means robot, pendant, tray, gear, wheel, head, arm, necklace, watch
title The Clockwork Robot: A Pendant | A Robot of Gears on a {one cord} | Steam and Gears: A Robot to Wear
about The parts turned for years without being seen. Now they are a robot, and everybody looks. | One large wheel for the body, one for the head: suddenly a heap of small metal looks back at you.
step back Trace the inside of {the tray} on {the back} with {the pen} and cut it out with {the scissors}, a hair smaller.
step paper Stick it in with {the glue}, smooth it to the edge, and let it hold for ten minutes.
step lay Try it without glue: a large piece of {the gears} low for the body, a smaller one above for the head, little ones at the feet. Move them until it looks at you.
step big {@9-12? Together, put | Put} a drop of {the glue} under the largest one and set it down with {the grip}, then the feet.
step face Set the head on, so that it touches the body, and a small wheel on top as a crown.
step eyes Dip {the eyes} into {the glue} and set them on the head: two is usual, one is stranger.
step arms {@9-12? Together, bend | Bend} {the wire} into two arms and an antenna, press every tip flat, and push them under the body with {the glue}.
step dry Let it lie flat until tomorrow. What moves then gets another drop.
step link {@9-12? Together, open | Open} {the link} sideways, never outward, hang it into the eye of {the tray}, and close it.
step cord Pull {the cord} through, measure it over your head, knot it and cut it off with {the scissors}.
further Make a bug of gears for a friend: the smallest wheels are the head, two long ones the wings.
safety Glue at an open window and keep it off your skin{glue=glue-gun? : hot glue burns | }. Old watches are opened by a grown-up: their batteries must not lie about.
skills composing small parts, gluing with drops, finishing jewelry
waiting A night for the glue.
alt A round pendant with a robot of gears in it, on a cord

* shore-in-a-tray
name shore pendant
means shore, beach, sea, wave, foam, tray, pendant, necklace, layer
title The Shore in a Pendant | A Beach as Big as a Coin: A Pendant | Wave, Foam, Sand: A Necklace
about Below the sand, above it the sea, and between the two the white line that never stays: a beach that fits around your neck. | Clear glue dries like water. Poured in thin layers it turns into a bit of sea that you can carry.
step under Stick {the under} below {the tray} if there is no back, smooth and tight, and cut it off at the edge with {the scissors}. Now nothing runs out.
step beach Cover the lower third of each of {the tray} with a thin layer of {the glue} and press {the shore} into it. Tip off what is loose.
step blue {gloves? Put on {the gloves} and stir | Stir} a tip of {the blue} into a spoonful of {the glue} in the {cup}. It should look like weak tea, only blue: it gets darker as it dries.
step sea Drip it into the upper part with {the grip}, no higher than a coin is thick, and pull it to the sand.
step wave Where both meet, pull the tip of {the grip} along in small waves, and strew a thin line of the palest grains behind it: foam.
step shells Set {the shells} on the sand, the smallest ones, with {the grip}.
step dry Lay it level and leave it for a day. {glue=glue? It is white at first and clears slowly, from the edge inward. | It clears and levels by itself.}
step again Add one more thin layer of {the glue} over everything, and wait once more. Thick layers stay cloudy, thin ones shine.
step link {@9-12? Together, open | Open} {the link} sideways, hang it into the eye of {the tray}, and close it.
step cord Pull {the cord} through, measure it over your head, knot it and cut it off with {the scissors}.
further Pour the second one at night: navy instead of blue, and one grain of white for the moon.
safety Glue does here what resin does elsewhere, and without fumes. Keep the pendant dry, for glue gets soft in water. Take only empty shells.
skills pouring in layers, composing tiny, waiting
waiting A day for each layer.
alt A round pendant with blue sea, a pale wave and a beach in it, on a cord

* beaded-pin
name beaded {v.name}
means brooch, pin, bead, moon, fish, strawberry, leaf, star, row, scale, seed, back
title {V.title} | {v.t2} | Bead by Bead: {v.the}
about {v.about} | Two beads forward, one stitch back: that is the whole secret of bead embroidery, and it holds for a hundred years.
say beetle: name=beetle; the=A Beetle Pin; title=A Beetle in a Shining Coat of Beads; t2=Beaded Beetle for a Collar; about=Beetles wear beads anyway, or so it looks. This one sits on a collar and stays.; draw=an egg as long as your thumb for the body, a small round head in front, a line down the middle, and six short legs; first=both wing cases, from the line outward, row beside row; second=the head, the line down the middle and the legs
say fish: name=fish; the=A Fish Pin; title=A Fish in Scales of Beads; t2=Beaded Fish for a Collar; about=Each bead is a scale, and when you move, the fish does too.; draw=a lemon as long as your thumb for the body, and a tail like a triangle; first=the body and the tail, row beside row; second=two stripes across it, and a light bead with a dark one on top for the eye
say strawberry: name=strawberry; the=A Strawberry Pin; title=A Strawberry of Beads; t2=Beaded Strawberry for a Collar; about=The only strawberry that is ripe all year: red, round, and full of tiny seeds.; draw=a fat heart without a dent, as long as your thumb, with a crown of leaves on top; first=the berry, row beside row, with one yellow bead every now and then; second=the leaves and a short stalk
say moon: name=moon; the=A Moon Pin; title=A Crescent Moon of Beads; t2=Beaded Moon for a Collar; about=It waxes row by row and never wanes again.; draw=a crescent as long as your thumb, with its tips close together, and two small stars in its arms; first=the crescent, row beside row along the curve; second=both stars and a few single beads around them
step draw Draw it on the first piece of {the felt} with {the pen}: {v.draw}. Leave a finger's width free all around. Dark cloth takes a light line.
step stretch Stretch the piece in {the hoop}, as tight as it goes.
step line Knot a long piece of {the thread}, bring {the needle} up on the line, thread two beads, lay them along it, go down behind the second and come up between the two, and through the second once more. Like this all around the outline.
step first With {color a} beads, fill {v.first}: always close to the last row, two beads at a time.
step second Now, with {color b} beads, {v.second}.
step shine Sew {the shine} into the gaps: it catches the light.
step cut Cut it out with {the scissors}, a straw's width from the outermost beads, and never through a thread.
step back Cut {the stiff} with {the scissors}, a little smaller, and glue it behind with {the glue}.
step pin {pin=key-ring? Sew {the pin} to the upper edge of the second piece of {the felt} with ten stitches. | Sew {the pin} to the second piece of {the felt}, a little above the middle, with ten stitches.}
step edge Glue both pieces together, cut the second to the shape of the first, and sew around the edge with {the needle} and {the thread}, over and over, a stitch beside each bead.
further Make its little sister for a friend: the same drawing, half as long.
safety Pour the beads onto a cloth, only a few at a time. {@9-12? Count needle and pin when you are done, and let a grown-up help where it is tough. | Count needle and pin when you are done.}
skills bead embroidery, filling a shape, backing a brooch
waiting An hour for the glue.
alt A {v.name} in small beads, with a dark rim

* sashiko-on-denim
name sashiko patch
means patch, wave, rain, cross, line, grid, row, square, hole
title {v.title} | {v.t2} | Mended So That Everybody Sees It: {v.the}
about {v.about} | Sashiko means little stabs. Farmers in Japan made thin clothes thick with it, patch over patch, for a hundred winters.
say waves: the=Stitched Waves; title=Waves on Denim: A Sashiko Patch; t2=The Patch With the Sea on It; about=Half rings inside each other, row over row: the pattern is called the blue sea wave, and it has been stitched for a thousand years.; grid=half circles as wide as your thumb is long, in rows, each row moved by half, and a smaller one inside each; first=the large arcs, row by row, from one side to the other without turning; second=the small arcs inside them
say crosses: the=Stitched Crosses; title=Crosses on Denim: A Sashiko Patch; t2=The Patch of Many Crosses; about=First only rows, then only columns, and where they meet there are suddenly crosses everywhere.; grid=lines in both directions, the width of your little finger apart; first=all rows, so that each stitch crosses a line and each gap lies between two; second=all columns, so that each stitch meets the middle of another
say rain: the=Stitched Rain; title=Rain on Denim: A Sashiko Patch; t2=The Patch in the Rain; about=Slanting lines, one solid and one broken: that is how a woodcut shows rain, and how a needle does it too.; grid=slanting lines, a thumb's width apart, all the same way; first=every second line, stitch beside stitch; second=the lines between them, with gaps twice as long
step place Lay out {the cloth} and decide where it goes: over a thin place, on an elbow, on the back where everybody sees it.
step cut Cut {the patch} with {the scissors} to a square that is two fingers larger than the place on all sides.
step fold Fold the edges under by a finger, press them flat with your thumbnail, and lay the patch on{pins? , held with {the pins} | }.
step tack Sew it on loosely along the edge with {the needle} and {the thread}, in stitches as long as a finger. They come out again later.
step grid Rule the pattern onto it with {the chalk} and {the ruler}: {v.grid}.
step first Begin without a knot: leave a tail inside and sew over it. Sew {v.first}. Stitches as long as a grain of rice, gaps half as long{hoop? , the cloth in {the hoop} | }. Load three or four on the needle{thimble? , push with {the thimble} | }, then pull and smooth.
step second Now {v.second}. At every turn leave a small loop behind, or it pulls together in the wash.
step edge Sew once all around, close to the folded edge, in the same stitch.
step finish Pull out the loose stitches and cut off the tails inside with {the scissors}.
step wear Rinse out the lines with cold {water}, and wear it. The more often it is washed, the softer it gets.
further Mend something that belongs to somebody else, and do not tell until they find it.
safety Push the needle with something hard on the finger, away from the hand below: denim is tough.
skills even stitches, ruling a pattern, mending
alt A dark patch on denim, stitched with {v.the} in white thread

* book-that-is-a-box
name storybook box
means book, box, story, page, lock, title, cover, spine, block, lining, lid
title The Book That Is a Box | Once Upon a Box: A Storybook to Hide Things In | A Fairy Tale With a Lid
about On the shelf it is a book like any other. Only you know that it opens at a place where no page is. | The story is on the outside. What is inside nobody has written yet.
step story Choose a story and write its title on {the words} with {the pen}, in letters like in an old book. Leave a hand's width of paper free below it, and lay it aside.
step tear Tear {the pages} into pieces as large as your palm. Torn edges disappear, cut ones are always seen. Keep the best picture whole.
step edges {ink=washable-ink-pad? Dab {the sponge} on {the ink} | Take up a trace of {the ink} with {the sponge}} and stroke it over the edges of every piece: now they are a hundred years old.
step stick Spread {the glue} on lid and sides of {the box} with {the brush}, a hand's breadth at a time, lay on the pieces, a little over each other, and smooth them from the middle outward. The gap where the box opens stays free.
step block Draw fine lines with {the pen} on the rest of {the words}, close as pages, and cut it with {the scissors} into strips for three sides.
step title Glue the title to the front and the strips around the three open sides. The fourth side is the spine.
step seal Brush one thin coat of {the glue} over everything. It looks like milk and dries clear. Let it dry for an hour, and do it once more.
step ribbon Glue {the ribbon} along the spine, top and bottom, as bands.
step lock Glue {the lock} to the front edge: a keyhole, or a key that fits no other book.
step lining Cut {the lining} to fit with {the scissors} and glue it in.
further Write the first sentence of a story that nobody knows, and lay it inside.
safety Open the lid while it dries, every half hour, or it will never open again.
skills tearing and layering, lettering, making new things look old
waiting Four hours for two coats.
alt A box that looks like an old storybook with a title and a lock

* strung-pearl-necklace
name necklace
means necklace, bracelet, strand, pearl, knot, loop, clasp, string, bead, end
title A Strand of Your Own | Strung Like in a Jeweler's Window: A Necklace | One Evening, One Strand: A Necklace
about From a shop it costs more than the dress. Strung by yourself it costs an evening, and it fits to the finger's width. | The art is not in the beads but in the two ends. Here they hold.
step measure Lay {the line} around your neck as the necklace should lie, add a hand on each side, and cut it with {the scissors}.{line=craft-wire?  The thinnest and softest is the right one: what stays bent is too stiff. | }
step lay Lay {the pearls} out in a row {tray? on {the tray} | on a cloth}, the largest in the middle, and let them get smaller to both sides.
step first {ends=jewelry-finding? Thread one crimp and half of the clasp onto the end, take the end back through the crimp, leave a loop as small as a lentil, and squeeze the crimp flat with {the pliers}. | {@9-12? Together, knot | Knot} one half of {the ends} to the end, three times, and pull each knot tight with {the pliers}.}
step string Thread {the pearls} in their order, over the short tail as well for the first three.
step between Set {the between} between them: one after each of the first five on both sides, or wherever your eye wants to rest.
step check Hold it against your neck, before a mirror. Too long? Take off the same number at both ends.
step last {ends=jewelry-finding? Now the other end: crimp, clasp, back through the crimp and the last three. Pull until no thread shows, but the strand still bends, and squeeze it flat. | Knot on the other half the same way, with a hair of room, so that the strand bends.}
step trim Cut off what sticks out with {the scissors}, close to the last one.
step ribbon Tie {the ribbon} in a bow behind the clasp, with long ends that fall down your back.
step wear Close it, open it, close it again. Then put it on.
further The same in short, with {in 7} of beads, is the bracelet.
safety Squeeze crimps away from your face, and pick up what rolls off: beads are nothing for toddlers. {@9-12? A grown-up checks both ends with a pull. | Pull at both ends before you wear it out.}
skills measuring, sorting by size, closing with a clasp
alt A strand of light beads in a ring with a clasp{ribbon? and a bow | }

* stitched-pocket-wallet
name stitched wallet
means wallet, flap, pocket, pouch, fly, trout, leaf, anchor, letter, initial, strap
title {v.title} | {v.t2} | Stitched to Last: A {v.name}
about {v.about} | Two needles on one thread, and a seam that holds even when it is cut somewhere. Saddlers have done it that way for centuries.
say trout: name=Fly Wallet; title=A Fly Wallet for Somebody Who Fishes; t2=The Trout on the Pocket: A Fishing Wallet; about=For flies, for lures without hooks, for the fishing license: a pocket that comes along to the river.; draw=a trout as long as your finger: a slim body, a tail with two tips; line=the back of the trout and around its tail
say leaf: name=Leaf Wallet; title=A Wallet With a Leaf; t2=The Leaf on the Pocket; about=For a map, a few coins and a pencil: it goes along wherever somebody walks.; draw=a leaf as long as your finger, pointed at both ends; line=along its middle vein
say anchor: name=Anchor Wallet; title=A Wallet With an Anchor; t2=The Anchor on the Pocket; about=Some people are only quite happy on the water. This is for whatever they carry on land.; draw=an anchor as long as your finger: a ring, a bar across, two curved arms; line=along its stem
say initial: name=Initial Wallet; title=A Wallet With an Initial; t2=One Letter, One Pocket: A Wallet; about=No two people in a house wear the same letter in the same handwriting.; draw=the first letter of the name, as tall as your finger, in thick strokes; line=along every stroke
step plan On {the plan}, draw two rectangles with {the ruler} and {the pen}: {in 4} by {in 6 1/2} for back and flap, {in 4} by {in 3} for the front. Cut them out with {the scissors} and round off two corners of the flap.
step cut Trace both on {the hide} with {the pen} and cut them out with {the scissors}, in long cuts.
step sign On a scrap of {the hide}, draw {v.draw}.
step cut-sign Cut it out with {the scissors}. Thin places break: better plump than fine.
step holes Clamp front on back with {the hold}. {@9-12? Together, make | Make} holes along both sides and the bottom with {the punch}, a straw's width from the edge and {in 1/4} apart, through both layers. The sign gets a row of holes too.
step sew-sign Unclamp the front and sew the sign onto it: {v.line}.
step sides Clamp again. Put one of {the needle} on each end of {the thread}; push one through the first hole from the front and the other through the same hole from behind, and pull both. Hole by hole like this around three sides. At the end go back through two holes and cut the thread off.
step snap {snap=hook-and-loop-tape? Fix {the snap} under the flap and where it meets the front. | {@9-12? Together, set | Set} {the snap} into the flap and where it meets the front, as the packet says, or sew it on.} Close the flap first and mark the place.
step inside Cut {the inside} with {the scissors} as large as the pocket and push it in: it takes whatever is stuck into it.
step give Put in {the gift}, so that it is not given empty.
further Rub the edges with a damp cloth and a smooth stick until they shine like those of old saddles.
safety {hide=leather? Leather is tough: the | The} punch goes down onto a scrap of wood, never toward a hand. {@9-12? A grown-up holds the other end. | Clamp it, and both hands are free.}{v=trout?  Real hooks stay out until the owner puts them in. | }
skills saddle stitch, making a pattern, setting a snap
alt A stitched pocket with a flap, a snap and a sign on the front

* sketchbook-that-lies-flat
name sketchbook
means book, sketchbook, page, spine, cover, board, stack, chain, hole, pocket, sheet, fold
title A Sketchbook That Lies Flat | Sewn, Not Glued: A Book With an Open Spine | The Book That Stays Open: A Sketchbook
about Books from a shop snap shut on your hand. This one has its spine sewn in the open, so that it lies flat at every page. | The stitch is almost two thousand years old: the first books in Egypt were sewn like that.
step fold Fold each sheet of {the paper} once across{fold? , and sharpen the fold with {the fold} | }. Put four into each other: that is one section. {@9-12? Make four sections. | Make four sections, or six of thinner paper.}
step cover Cut both pieces of {the board} a finger larger than a section with {the scissors}. Lay each on {the cover}, glue it down with {the glue}{brush?  and {the brush} | }, and turn the edges over, corners first.
step ends Glue {the ends} over the inside, so that no edge shows.
step press Press both between pieces of scrap paper under a heavy {book} for two hours.
step marks Mark four points along one fold with {the pen} and {the ruler}, the outer two {in 3/4} from the ends, and the same on all sections and, a finger's width from the edge, on both covers.
step holes {@9-12? Together, push | Push} {awl? {the awl} | {the needle}} through every mark from the inside of the fold, and through both covers, on something soft that may get holes.
step first Begin with the lower cover and one section on it. Bring {the needle} with {the thread} out of the first hole, around through the hole of the cover, back into the section, and along inside to the next hole. Like this to the end.
step second Lay the next section on top, go in, along and out. Below it, slip {the needle} behind the stitch that joins the two before, and go back in at the same hole.
step chain Do this for all sections: at each hole there grows a chain, like a plait. Pull in the direction of the fold, never away from it: paper tears.
step last Sew the upper cover on with the last section, as you did the first one, and knot inside the fold. Draw or glue a label on the front.
further Sew one with paper in three colors, for three subjects, and a ribbon between them.
safety No hand is under the fold when a hole is made. {@9-12? The pointed tool is worked together. | Push away from yourself.}
skills folding to the edge, covering boards, sewing a chain stitch
waiting Two hours under books.
alt A book standing with its sewn spine in the open

* tiny-picture-pendant
name picture pendant
means pendant, picture, tray, dome, glass, rim, medallion
title {V} Behind a Clear Drop: A Pendant | A Pendant With {a v} in It | The Smallest Picture of {a V}
about A drop of clear glue dries to a window, and behind it sits {a v}, as small as a coin and yours alone. | It looks as if somebody had set {the v} into glass. It is paper, patience and glue.
step trace Press {the tray} onto {the card}, trace around the inside with {the pens}, and stay a hair inside the line.
step draw Draw in it, as large as it allows: {v.shape}. Fine lines, few of them.
step color Color it {color a} and {color b}, then {v.face? {v.face} | {v.mark}}. What is too pale now is lost under the glue.
step cut {@6-8? Together, cut | Cut} the circle out with {the scissors} and try it: it should lie flat without bending.
step under Stick {the tape} tightly below {the tray} if there is no back, so that nothing runs out.
step lay Spread a thin layer of {the clear} in {the tray}, lay the picture in, and press every bubble out to the rim.
step shine Lay in a little of {the shine} with {the grip}, around the figure and never on it.
step pour Pour {the clear} on, drop by drop from the middle, no higher than the rim. Prick bubbles with {the grip}. It lies level until tomorrow.
step link {@13+? Open | Together, open} {the link} sideways, hang it into the eye of {the tray}, and close it.
step cord {@6-8? Together, pull | Pull} {the cord} through and knot it, long enough to go over the head, and cut it with {the scissors}.
further Make a second one with {v.scene}: worn together they tell more.
safety Glue does here what resin does elsewhere, and without fumes. Nobody sleeps or climbs with a cord around the neck. Keep it dry: water makes the window cloudy.
skills drawing tiny, gluing without bubbles, waiting
waiting A night until it is clear.
alt A round pendant with a tiny picture of {a v} on a cord

* meadow-in-a-tray
name flower pendant
means pendant, meadow, tray, rim, flower, picture, stalk
title A Meadow as Big as a Coin | Summer on a {one cord}: A Pendant | The Meadow You Can Wear
about One week in June, pressed flat and laid under a drop that dries like glass: so it stays until next June, and the one after. | What grew along the way hangs around your neck, as fresh as on the day when you picked it.
step back Trace the inside of {the tray} on {the back} with {the pen} and cut it out with {the scissors}, a hair smaller.
step glue Spread a thin layer of {the clear} in {the tray} and press the paper in. Let it hold for ten minutes.
step choose Choose three or four of {the flowers} that are smaller than the tray, and shorten stalks with {the scissors}. Try them on dry: they grow from below, and one is always taller.
step set Touch the back of each to {the clear} and set it down with {the grip}. Press with a fingertip, not longer than a breath.
step shine Strew a little of {the shine} into the gaps with {the grip}, like pollen.
step first Cover everything with a thin layer of {the clear}, from the middle to the rim. Nothing may stick out.
step wait Let it lie level until tomorrow.
step second Add a second layer, as high as the rim, and wait once more. Two thin layers are clear, one thick one is fog.
step link {@9-12? Together, open | Open} {the link} sideways, hang it into the eye of {the tray}, and close it.
step cord Pull {the cord} through, measure it over your head, knot it and cut it off with {the scissors}.
further Make one for each season: catkins, poppies, a leaf as red as fire, a fern.
safety Glue does here what resin does elsewhere, and without fumes. Keep the pendant dry, and pick only what is not protected and what you know.
skills composing tiny, handling what is thin, waiting
waiting A night for each layer.
alt A round pendant with a tiny meadow in it, on a cord
`;
