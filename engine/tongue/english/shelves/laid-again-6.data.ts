/** The English words of the shelf of the same name. */
export const words = `
* lid-menorah
name lid menorah
means menorah, tray, strip, helper, light, flame, row, cup, grain
title Nine Lids, Nine Lights: A Menorah | A Menorah From the Jam Shelf | {rice? A Glittering | A Bright} Menorah of Lids
about Eight lights in one straight row, and a ninth that stands higher: the shamash, which lights all the others. Every lid is a holder that was in the kitchen yesterday. | Nothing burns here and nothing drips, so even the smallest may add a light, one more each night.
step dye Share {the rice} out into two {bowl}s and {rice=rice,salt? stir a few drops of {the dye} into each, until every grain has its color. | stir a few drops of {the dye} into each.} Spread it on a {plate} for an hour.
step rim Lay {the lids} on the table like little trays, rims up. Cut nine strips from {the wrap}, as high as a rim, and tape one around the outside of each.
step brush Brush {the glue} thickly onto one strip, all around, with {the brush}.
step roll Roll the wet rim through {the rice} on the {plate}, like a wheel, until no gap is left. Brush and roll all nine, and let them lie for two hours.
step gems Press {the gems} onto the rims, two on each, opposite each other.
step row Set eight of them in a straight row, all at the same height, with a wide gap in the middle. In the gap stands a {cup} upside down, and on it the ninth lid: that is the helper.
step disc Lay {the disc} under the helper's {cup}, shiny side up: it doubles the light.
step flames Cut nine flames as long as a thumb from {the flames} with {the scissors}, the helper's a little taller. Each gets a foot to fold over.
step foot Fold one foot back and tape the helper's flame into its lid. The other eight wait for their evening.
step night On the first night a flame goes into the lid at the far right. Every evening there is one more, to the left of the last: fold its foot, fix it, and say who it is for.
step light Put one of {the lights} into each lid. On the first night switch on the helper, then the one at the far right. Every evening there is one more, to the left of the last, and the newest is lit first.
further Roll a tiny slip of paper for each night, with something to do together on it, and lay it under the lid.
safety @6-8 These flames are of paper and stay cold. A menorah for real candles is another one, and a grown-up lights it.
safety Only lights with a screwed battery case go into it, never a flame: paper and grains could burn. A menorah for real candles is another one, and a grown-up lights it.
skills lining up, rolling a rim evenly, keeping a custom
waiting {dye? An hour for the color and two for the glue. | Two hours for the glue.}
alt Eight lids in a row with little flames, and a ninth that stands higher

* stamped-zip-pouch
name stamped pouch
means bag, case, pouch, stamp, print, star, pencil, button
title {bag=cloth-bag? A Pouch That Is Not Boring Anymore | Cloth That Is Not Boring Anymore} | Star by Star: {bag=cloth-bag? A Stamped Pouch | Stamped Cloth} | {bag=cloth-bag? The Pouch Nobody Else Has | The Cloth Nobody Else Has}
about One small stamp of your own, pressed on again and again, two colors by turns: that is how a pattern comes about, and it lasts. | Plain {one bag} in the morning, yours by lunch: a stamp, three colors and your name along the edge.
step inside Push {the inside} into {the bag}, or lay it under the cloth, so that nothing goes through to the other side.
step carve {@6-8? A grown-up cuts | Together with a grown-up, cut} one end of {the stamp} to a star with {the knife}, as deep as a coin is thick.{stamp=potato?  Blot it dry. | }
step ink {pens=fabric-paint? Dab a thin coat of {color a} from {the pens} onto the stamp with {the brush}. | Color the stamp all over with {color a} from {the pens}. Be quick: it should still be wet when it prints.}
step row Press it straight down on {the bag}, count to five and lift it straight up. Color it anew for each print, and make a row with a thumb's width in between.
step more Wipe the stamp, take {color b}, and print a second row into the gaps below. Third row, first color again.
step name Write your name along the edge with {the pens}{brush?  and the tip of {the brush} | }, slowly, letter by letter, and give one print a face.
step dry Leave it flat for an hour, until nothing smears.
step buttons Sew {the buttons} on with {the needle} and {the thread}, four stitches each, the knots inside: beside the zipper, in a corner, in the middle of a star. Snip the ends with {the scissors}.
step iron {@13+? With a grown-up near, press | A grown-up presses} it from the back with {the set}, dry and hot, for two minutes, {inside? {the inside} out, | } and the colors stay through the wash.
step fill Put in what it is for, close it, and look at it from the other end of the room. Whose is it? Everybody can tell.
further Print the same stamp on a strip of cloth, and tie it on as a pull.
safety Every cut goes away from the hand that holds. {set? The iron is hot for a long time after it was used. | Wear something old: this color stays in cloth.}
skills cutting a stamp, printing in rows, planning a pattern
waiting An hour until the color is dry.
alt A zip pouch printed with rows of blue and orange stars

* bead-beast-on-a-ring
name bead {v}
means ring, leg, foot, wire, bead, head, tail, body, key
title A {V} for Your Keys | The {V} That Guards Your Bag | Small {V} on a Ring
about Seventeen beads, three fuzzy wires, and {v.pic}. It hangs on a bag and is afraid of nothing. | Fuzzy wire holds every bead where it is put, so there is not one knot to tie, and {v.pic}.
say dragon: name=dragon; pic=a dragon with two wings climbs out of your hands; sign=Bend the last wire into two big loops, like the wings of a bat, and twist its middle around the back, behind the front legs; does=spread the wings; alt=two wings
say unicorn: name=unicorn; pic=a unicorn as long as a finger shakes its mane; sign=Cut a piece as long as your little finger off the last wire, wind it tightly to a horn, and twist it around the brow. Curl the rest into a mane and hook it in along the neck; does=comb the mane with a fingernail; alt=a horn and a curly mane
say gecko: name=gecko; pic=a gecko holds on with all its toes; sign=Cut the last wire into four pieces, twist one around the end of each foot and roll the tips into little balls: sticky toes; does=bend its body left and right; alt=round toes
say stegosaurus: name=stegosaurus; pic=a stegosaurus carries its plates like a crown; sign=Fold the last wire into three sharp points, side by side like mountains, and twist both ends around the body, in front and behind: its plates; does=swing the tail; alt=three plates on its back
step hook Hook the tip of one wire through {ring=key-ring? {the ring} | a knotted loop of {the ring}} and twist it back around itself, three times.
step head Push two of {the beads} onto the wire, right up to the twist: the head and the neck.
step front Cut another wire in half with {the scissors}. Wind the middle of one half around the spine, just behind the neck, slide two beads onto each side, and bend the tips over into feet.
step body Push four beads along the spine, up against the legs. Two colors by turns look like stripes.
step back Wind the other half behind the last bead, slide two beads onto each side, and bend two more feet.
step tail Three beads for the tail, then curl what is left of the wire around a finger, its point tucked in.
step sign {v.sign}.
step bands Loop {the bands} twice around the body, between the beads: a collar, and stripes.
step eyes {eyes=googly-eye? Glue {the eyes} to the first bead with a tiny dot of {fix}. | Press {the eyes} onto the first bead, one on each side.}
step clip Stand it on its feet and {v.does}. Then hang it on the zipper of your bag.
further Make its young: one bead where this one has two.
safety Wire ends prick: each one is bent over and hidden in a bead. Small beads stay away from babies, brothers and sisters.
skills threading, twisting wire, seeing a body in parts
alt A small {v} of beads and fuzzy wire with {v.alt}, on a ring

* cap-picture-strip
name picture strip
means door, cap, picture, strip, page, circle, dot, glass, window
title Seven Small Pictures for the Inside of a Door | {caps=bottle-cap? A Strip of Bottle-Cap Pictures | A Strip of Pictures Under Glass} | What I Like, in Seven Circles: A Door Strip
about The inside of a door belongs to whoever opens it. Seven circles under a drop of clear glue shine there as if under glass. | Nobody else sees it, and so everything on it may be true: seven things that you like, each as big as a coin.
step wash Wash {the caps} and dry them well. They lie with the hollow side up.
step trace Look for seven small pictures in {the pages}: a face, a word, a color, a paw. Lay a cap over each and trace around it with {the pen}.
step cut Cut the circles out with {the scissors}, a hair inside the line, so that they lie flat in the hollow.
step stick Put a dot of {the clear} into each cap and press a picture down flat, out to its edge.
step dots Let {the dots} bite confetti out of the brightest scraps, and set them around the picture with the tip of a finger.
step pour Cover each picture with {the clear}, as thick as a coin. Push bubbles to the edge with {the pen}. It looks like milk now and dries clear.
step dry Leave the caps level on a {plate} until tomorrow.
step band Cut {the band} {band=duct-tape? twice as long as your forearm, fold it lengthwise, sticky side in, | as long as your forearm twice over} and cut the lower end to a swallow's tail with {the scissors}.
step mount Lay the caps along it, two fingers apart, look once more, and fix each one with {a hold}.
step hang Fix the upper end to the inside of the door with {the hang}. Open, close, open: there they are.
further When a favorite changes, glue the new picture on a new cap and hang it below the others.
safety {hold=glue-gun? Hot glue burns: press with a stick. | Wet glue is wiped off the table at once.} {caps=bottle-cap? Check the caps for bent, sharp rims. | } Small round things stay away from babies.
skills choosing, cutting circles, pouring evenly
waiting A night, until the glue is clear.
alt A strip with seven round little pictures in caps

* bottle-cap-bakery
name tiny bakery
means cap, pie, pizza, cake, cream, bakery, tart, tin, crust, lid, cherry
title {caps=bottle-cap? The Bottle-Cap Bakery | The Bakery in a Lid} | Pies the Size of a Coin | Tiny Pies, Pizzas and Cakes
about Every {one caps} is a pie dish. Two days later a whole bakery stands on one plate, and each tart has its crimped edge. | The smaller the cake, the sharper you have to look: with {one tip} you press a rim as fine as a baker's.
step knead {dough=flour? Stir {the dough} and half as much {salt} together in a {bowl}, add {water} by the spoonful, and knead for five minutes, until it is smooth and no longer sticks. | Knead {the dough} until it is smooth and warm.}
step line Press a ball as big as a marble into each of {the caps} and push it up the sides with a fingertip: the crust. It looks out a little over the rim.
step fill Fill two with a flat round for pie, two for pizza, two with a dome for cake.
step pie Pies: roll threads as thin as spaghetti and lay three across three. Press them down at the rim and crimp it all around with {the tip}.
step pizza Pizzas: press tiny disks on top, and mark four slices with {the tip}.
step cake Cakes: roll one thread to a snail for whipped cream, and set a ball on it as a cherry. The other gets three peaks, pulled up with {the tip}.
step dry Leave them in {the caps} on a {plate}. They need two days, and a third if they still feel cool.
step paint First paint all crusts the color of toast with {the brush}, darker at the edge, then red fruit, yellow cheese, white cream.
step bits {shine? Brush a little {shine} on and sprinkle {the bits} over the cakes. | Sprinkle {the bits} over the cakes while the paint is wet.}
step shop Open the shop: a price for each, and who would like a whole pizza in one bite? All bites are pretend.
further Bake what you had for dinner, one plate no larger than a coin.
safety {dough=flour? Raw flour is not eaten either: wash hands and table. | } Nothing here is food, and everything is small: keep it from babies and dogs.
skills shaping on a small scale, crimping, shading with paint
waiting Two days to dry.
alt Tiny pies, a pizza and cakes in round caps

* page-leaves-on-a-branch
name leaf branch
means leaf, leaves, branch, tree, page, book, vein, tip, spine, line
title {pages=old-book-page? A Book Turns Into a Tree | Paper Leaves on a Branch} | Seven Leaves {pages=old-book-page? From an Old Book | Full of Lines} | The Branch That Was {pages=old-book-page? a Story | Bare}
about Seven slanting folds give a leaf its veins, and {pages=old-book-page? every leaf can be read | no two leaves are alike}. On a bare branch they turn with every breath. | Bare branches are only waiting. This one gets leaves that fall in no storm.
step tint {tint=tea-bag? Dip {the tint} in {water} and brush it over a few pages, darker toward the edges, | {tint=colored-pencil? Shade a few pages with {the tint}, darker toward the edges, | Wash a few pages thinly with {the tint} and {brush}, darker toward the edges,}} and let them dry: leaves of three ages.
step fold Cut {the pages} into seven pieces of {in 4} by {in 6} with {the ruler} and {the scissors}. Fold each in half the long way{press?  and run {the press} along the fold | }.
step half Draw half a leaf along the fold of one with {the pen}, as wide as it goes, pointed at both ends. Cut it out, and use it as the pattern for the other six.
step pleat Leave the leaf folded. From the tip on, fold it to and fro in slanting pleats, each as wide as a pencil{press? . Run {the press} over every edge. | . Run a fingernail over every edge.}
step open Open the pleats, then the leaf: the folds have become its veins. Flatten it a little, not too much.
step hole Make a hole near the lower end of each leaf with {the hole}, on the middle line.
step thread Cut {the thread} into seven lengths with {the scissors}, from a hand to a forearm long, and knot one into each hole.
step hang Tie them to {the branch}: the long ones at the outside, the short ones near the middle, none touching its neighbor.
step stand {stand=terracotta-pot? Set the branch upright in {the stand} and fill in stones until it no longer sways. | Stand the branch in {the stand} with a handful of stones at the bottom.}
step look Set it where the sun comes by{stand? . | , or hang it by its middle.} What is written on the leaf that turns toward you?
further In spring cut five-petaled blossoms from the same {pages=old-book-page? book | paper} and hang them between the leaves.
safety {pages=old-book-page? Ask first whether the book may really go. | Scissors stay closed while you fold.} Ends of a branch are kept away from eyes.
skills folding evenly, cutting on a fold, balancing
alt A bare branch hung with pleated paper leaves

* flower-under-a-veil
name flower bookmark
means bookmark, book, flower, page, veil, place, card
title A Flower Under a Veil: A Bookmark | {flowers=fern-frond? A Fern | A Meadow} Between the Pages | The Bookmark From the Meadow
about {the veil} with glue turns as clear as fog in the sun, and the flowers lie safely under it for years. | In winter, somewhere around page ninety, June falls into your hand.
step cut Cut {the card} to {in 2} by {in 6} with {the ruler}, {the pen} and {the scissors}, and round off the corners.
step veil Cut {the veil} a thumb's width larger all around.
step lay Arrange {the flowers} on the card, the long one in the middle, a finger away from every edge. {grip? Move them with {the grip}: they break like glass. | Move them with the tip of a brush: they are as thin as breath.}
step dot Lift one after another, put a trace of {the glue} under it with {the brush}, and press it down.
step brush Brush {the glue} thinly over the whole card, right across the flowers, and lay {the veil} on at once, from the middle outward.
step smooth Stroke it flat with a dry fingertip until no bubble is left. Fold nothing over yet.
step press Let it dry for an hour, then lay it under a heavy {book} for another.
step trim Trim what stands over with {the scissors}, right along the card.
step ribbon Make a hole at the top with {the punch}, {ribbon=tassel? pull the loop of {the ribbon} through, and the tassel through the loop. | pull {the ribbon} through, and knot it.}
step read Lay it into the {book} that you are reading. Or write a name on the back, and give it away with one.
further Press one flower from each month of the year, and make a set of twelve.
safety {flowers=fern-frond,leaf,clover? Take only what grows in plenty. | Take only flowers that grow in plenty, and none that you do not know.} A bookmark is kept away from babies: what is pressed is not for mouths.
skills handling what is thin, composing, gluing without bubbles
waiting An hour to dry, and one under a book.
alt A bookmark with small flowers under thin paper

* pipe-chime
name pipe chime
means chime, pipe, voice, bar, key, striker, wind, mallet
title {pipes=metal-pipe? Five Pipes and the Wind: A Chime | A Bamboo Chime for the Wind} | The Chime That Plays Five Notes | {pipes=metal-pipe? A Pipe Chime on {one bar} | A Hollow-Voiced Chime}
about A short pipe sings high, a long one low: five lengths, one that strikes, and the wind does the rest. | There is a place on every pipe where it stands still while it sings. Tie it there, and it rings on and on.
step ring Hang each of {the pipes} over a finger on a bit of line and tap it. Put them in order, the lowest voice first. Two that are alike may stay: they hum together.
step smooth Rub the ends with {the sand}{@9-12? , together with a grown-up, | } until nothing is sharp or splintery.
step mark Measure each pipe with {the ruler} and mark a quarter of its length from the top with {the pen}: that is where it is tied.
step cut Cut {the line} into six lengths of {in 16} with {the scissors}, and keep the rest for hanging.
step tie Tie a length around each pipe on the mark with a double knot, and hold the knot with one turn of {the tape}. It should hang nearly straight.
step beads Thread two of {the beads} on each line, and hold them with a knot below.
step bar Tie the five lines to {the bar} in order, three fingers apart, all pipes with their upper ends at one height. Leave a gap for one more between the third and the fourth.
step striker Tie {the striker} to the last length and hang it in the gap, level with the middle of the pipes. {sail? Below it hangs {the sail}, which catches the wind. | It must reach a neighbor when it swings.}
step hanger Tie what is left of {the line} to both ends of {the bar}, and slide the knot until it hangs level.
step hang Hang it with a grown-up where wind comes by and nobody bumps a head. Wait. Listen.
further Tap the pipes with a pencil and find the notes on a keyboard: can you play the start of a song?
safety {pipes=metal-pipe? Cut pipe can be sharp inside as well: no finger goes in before it is rubbed smooth. | Bamboo splinters: rub the ends smooth first.} It hangs out of the reach of small children, and not under a bedroom window.
skills measuring a quarter, hearing pitch, knotting
alt Five pipes of different lengths under a bar, and a striker between them

* plaster-head-on-a-hanger
name plaster head
title {V} in Plaster for the Wall | {frame=hanger? The {V} That Came Out of the Wardrobe | The {V} That Looks Out of the Wall} | {frame=hanger? Plaster {V} on a Hanger | A Plaster {V} to Hang Up}
about Paper and tape make the bones, wet bandage the skin, and tomorrow {the v} is as hard as stone. {frame=hanger? The hook was there from the start. | It weighs hardly more than a mug.} | No pot of paste, no three layers to wait for: plaster bandage sets while you look at it.
step ball Crumple {the bulk} into one firm ball as big as a grapefruit and wind {the tape} around it. Add a smaller one in front where {the v} has its snout, beak or chin.
step frame {frame=hanger? Tape the ball to the middle of {the frame}, hook on top, from all sides and also between the bars, until nothing wobbles. | Tie {the frame} twice around the ball, with a loop at the back to hang it by, and wind {the tape} over it crosswise.} Hang it up once: does it hang straight?
step head Cut what sticks out from {the board} and tape it on with its edge bent over: {v.head? {v.head} | {v.part}}.
step brow Twist thin sausages of {the bulk} for brows, cheeks and lips, and tape them on. Exaggerate: plaster softens everything.
step strips Cut {the bandage} into strips two fingers wide and as long as a hand, before anything gets wet.
step first Dip one strip at a time into {warm-water} in a {bowl}, let it drip, lay it over the head, and stroke it until the holes close. Go crosswise, and wrap whatever sticks out.
step second Lay on a second layer in the other direction, also around the back. Polish it with two wet fingers until no threads show.
step dry Hang it up and let it dry until tomorrow. It should no longer feel cool.
step paint Paint it {color a} with {the brush}, thin, into every fold, and let it dry.
step face Now the face: {v.face}. Then go over the high places with almost nothing on the brush, one shade lighter.
further Write a small brass-colored sign for below it: name, place, and what it likes to eat.
safety Plaster goes on paper and never on skin: it warms up while it sets. Do not breathe its dust, and let the water settle before you pour it away: plaster stops up drains.
skills building a form, layering, painting light
waiting A day to dry.
alt A painted plaster head of {a v}, to hang up

* eyelet-photo-book
name photo book
means book, page, cover, leaf, picture, story, present, friend, album, tag, envelope
title A Book of Us: {photos=photo? A Photo Album | An Album} | Eight Pages That Nobody Else Could Make: An Album | {card=cardstock? Card | Paper} and Six Pictures: A Small Album
about Six pictures, and beside each the sentence that only the two of you understand. It takes an evening and is kept for thirty years. | A shop can sell an empty album. It cannot know what happened before the picture was taken.
step cut Cut {the card} to eight pages of {in 5} by {in 7} with {the ruler}, {the pencil} and {the scissors}. Two of them are the covers.
step punch Mark two dots on one page, {in 1/2} from the left edge and {in 3} apart, and make the holes with {the punch}. Use this page as the pattern for all the others.
step eyelet Set one of {the eyelet} into each hole of the front cover, as the pack says. No ribbon will ever tear it out.
step story Lay {the photos} out in the order of your story, one to a page. The best one comes last.
step mount {fix=tape,washi-tape? Fix {the photos} on with a small roll of {the fix} behind each, a little crooked: | Stick {the photos} on with {the fix}, a little crooked:} that looks alive.
step tape Tear or cut short strips of {the tape} and lay them over the corners, two colors by turns.
step write Beside each picture write with {the pen} what it does not show: who laughed, what came next, what you thought and did not say.
step pocket {fix=tape,washi-tape? Fix | Glue} {the pocket} inside the back cover with {the fix}, for a letter that is opened last.
step bind {band=key-ring? Open {the band} and thread it through both pairs of holes, one after the other. | Pull {the band} through both holes from behind, not too tight, so that the pages still turn, and tie a bow in front. Cut the ends at a slant.}
step give Write the name and the day on the cover, and leave the last page empty: it is for what comes next.
further Every year on that day, send one more page with two holes.
safety Ask whoever is in the pictures, and use copies of what there is only once.
skills punching to a pattern, telling a story, binding
alt A small album with two pictures and a bow at its spine

* citrus-printed-cloth
name printed cloth
means towel, slice, fruit, leaf, pip, row, juice, stamp, print, kitchen
title {fruit=lemon? Lemon Slices in Rows | {fruit=orange? Orange Slices in Rows | Apples in Rows}}: {cloth=old-towel? A Printed Tea Towel | A Printed Cloth} | {fruit=apple? An Orchard | {fruit=lemon? Half a Lemon | Half an Orange}} on {cloth=old-towel? a Kitchen Towel | Cloth} | {cloth=old-towel? A Towel Too Good to Dry With | Cloth From the Fruit Bowl}
about Cut across, {fruit=lemon? a lemon | {fruit=orange? an orange | an apple}} shows a pattern that nobody has to draw. Printed in rows it looks as if it came from a shop in Italy. | The stamp grew on a tree. All you do is let it dry, dab it and press.
step half {@13+? With a grown-up, cut | A grown-up cuts} {the fruit} straight across the middle with a {kitchen-knife}. If it is halved already, trim off a thin slice.
step drain Stand the halves on {paper-towel}, cut side down, for half an hour, and press out some juice: only a dry half prints its pattern.
step under Smooth {the cloth} out over {the under}, so that nothing comes through, and spread {color a} from {the ink} thinly on a {plate}.
step leaf {@6-8? A grown-up cuts | Together with a grown-up, cut} a small pointed leaf out of one end of {the leaf} with {the knife}.
step row Dab the color on the cut side with {the pad} and try it once on the edge of {the under}. Then print the first row on {the cloth}: press straight down with a flat hand, count to five, lift straight up. New color every time, three fingers in between.
step next Print the second row into the gaps of the first, and the third like the first.
step leaves Dab green on the leaf with {the pad} and set one at the shoulder of each fruit.
step pips Draw two or three pips into each slice with {the pen}.
step dry Let it dry flat overnight, {under? {the under} below | }.
step iron {@13+? With a grown-up near, iron | A grown-up irons} it from the back with the {iron} for three minutes, as the label of the color says: now it may be washed.
further Wrap a jar of something homemade in it, and the wrapping is the present.
safety Knife and iron are for a grown-up, or for you with one beside. Painted fruit is thrown away and not eaten; juice stings in cuts and eyes.
skills printing in rows, dabbing thinly, planning a pattern
waiting Half an hour for the fruit, a night for the cloth.
alt A cloth printed with rows of round yellow slices

* snap-leather-straps
name cable straps
means strap, cable, stud, snap, half, cap, hole, plug
title {strap=leather? Three Leather Straps That Snap Shut | Three Straps That Snap Shut} | Click: The Cable Mess Is Over | {strap=leather? Leather Cable Tidies | Cable Tidies} With a Snap
about A cable in loops, a strap around it, click. Three of them, and the drawer closes again. | What a shop sells for the price of a pizza is a strip, two holes and a snap.
step draw Draw three strips on the back of {the strap} with {the ruler} and {the pen}, each {in 1} wide and {in 5} long.
step cut {@9-12? Together with a grown-up, cut | Cut} them out with {the scissors} and round off the ends.
step fold Lay a strip around a rolled-up cable, one end over the other by a thumb's width, and mark the middle of the overlap through both ends with {the pen}.
step punch {@9-12? Together with a grown-up, punch | Punch} a hole on each mark with {the punch}, the smallest that the post of a snap goes through.
step set Push the cap of one of {the snap} through the first hole from the good side. On {the board}, with a grown-up beside you, set its socket on the post with two or three straight taps of {the hammer} on the tool that came with it.
step other Set the stud into the other hole in the same way, facing the socket. Try it: click. If it turns, one more tap.
step stitch {thread? Before you close it, sew along the middle with {the needle} and {the thread}, in long straight stitches, both knots at the back, and snip the ends with {the scissors}.}
step mark Give each its sign with {the mark}: phone, headphones, nobody touch this.
step wrap Coil the cable loosely, in loops as wide as your hand, lay the strap around, and snap it shut. Shake it.
further A longer one with two studs in a row fits a thin cable and a thick one.
safety The hammer falls on a firm board, eyes on the snap, fingers well away, and a grown-up is beside you. Thick {strap=leather,old-belt? leather | cloth} makes scissors slip: cut standing up, little by little.
skills measuring, punching, setting a snap
alt Three straps with a snap at each end

* keycap-link-robot
name keycap robot
means robot, arm, leg, head, body, chain, key, link, letter, foot, neck, hook, keyboard
title The Robot That Rattles: {hang=earring-hook? An Earring | A Charm} of Keycaps | Two Keys, Sixteen Rings: A Robot | {hang=earring-hook? Robot Earring | Robot Charm} With Chain-Mail Legs
about One key is the head, one the body, and every arm and leg is a chain of little rings. It walks when you do. | A keyboard that has died leaves a hundred parts of robots behind. Its joints are rings, as on a knight's mail.
step choose Pull two of {the keys} straight up off a keyboard that nobody uses any more, a small one for the head and one with your letter for the body, and lay them face down on a {plate}.
step legs Twist one of {the rings} open sideways with {the pliers}, hook in another, and twist it shut. Go on to a chain of four. You need two of these: the legs.
step arms Link two chains of three in the same way: the arms.
step neck The last two rings stay single: one is the neck, one the loop on top.
step lay Lay the neck ring half into the head and half into the body. The end of each chain lies in the hollow of the body, arms to the sides, legs below, and the loop on top of the head.
step glue Fill both hollows with {glue=glue-gun? hot glue | {the glue}} until every ring inside is held fast, and keep the links outside clean.
step dry Leave it on the {plate} for two hours. Then turn it over and shake it: everything should rattle.
step eyes {eyes=paint-marker,gel-pen? Draw two eyes on the head with {the eyes}, close together. | Put two of {the eyes} on the head, close together{glue? , with a dot of glue each | }.}
step hang {hang=earring-hook,key-ring,necklace-chain? Twist the top loop open with {the pliers}, hook in {the hang}, and twist it shut. | Knot {the hang} through the top loop.}
further Build the second one with another letter: together they are your initials.
safety Open rings sideways and look away when one springs. {glue=glue-gun? Hot glue burns: press with a stick. | Strong glue is used by an open window.} Keys come from a keyboard that is unplugged and has no battery, with its owner's consent.
skills opening and closing links, hiding joints, composing small
waiting Two hours for the glue.
alt A small robot of two keycaps with arms and legs of little rings

* lavender-light-in-a-cup
name {herb} light
means light, candle, cup, tea, night, tag, bow, grandma
title A Candle That Never Burns Down | {herb=lavender? The Lavender Light | A Light Among Petals} in a {one cup} | A Light for Her Bedside Table
about It glows like a candle, smells of {herb=lavender? lavender | summer}, and may stay on when she falls asleep over her book. | No wax and no flame: the light is cold, the scent is real, and the {one cup} has a second life.
step wash Wash {the cup} and dry it. A chip is no harm; a chipped side goes to the back.
step strip {herb=lavender? Rub the buds of {the herb} off their stems between two palms, over paper. Keep three whole stems. | Crumble most of {the herb} loosely over paper. Keep three of the prettiest whole.} Smell your hands.
step bed Fill {the bed} into {the cup} up to three fingers below the rim, and shake it level.
step light {@13+? Switch | With a grown-up, check that the battery case is screwed shut, and switch} {the light} on and set it in the middle, pressed in a little so that it stands.
step buds {herb=lavender? Pour the buds | Lay the crumbs} all around the light, until nothing of {the bed} can be seen, and leave the light free.
step sprig Tie {the bow} around {the cup} with what you kept in the knot, and cut the ends with {the scissors}.
step tag Cut a tag from {the tag} as large as a matchbox, and write with {the pen} who it is for and that it needs no match.
step give In the evening, stir it once with a finger before you switch it on: then it smells anew.
further Sew what is left over into a scrap of cloth: it goes under her pillow.
safety Only a light with a screwed battery case goes in, never a flame: dry {herb=lavender? buds | leaves} burn. Ask whether she likes strong scents.
skills layering, tying a bow, giving
alt A cup with a little light in purple buds, a bow and a tag

* dark-web-on-a-hoop
name dark web
means web, hoop, moon, key, spider, room, feather, spoke, wall, night
title Black Web, {keys=old-key? Old Keys | Long Shadows} | {keys=old-key? The Web That Caught the Keys | A Web for the Darkest Corner} | A Spider Web on a Hoop, and Nothing Pink
about Eight spokes and a spiral: it is how a spider does it, only that she never hung {keys=old-key? keys | treasure} in hers. | One color is enough when there is light behind it. It hangs before a pale wall and throws its shadow twice.
step wrap Fix the end of {the yarn} to {the hoop} with {the start} and wind it around, turn beside turn, until nothing of the ring can be seen.
step spokes Stretch {the yarn} straight across the middle, wind it once around the ring, and go on: four lines, eight spokes, like a clock cut in slices.
step middle Tie all the lines together where they cross, with a double knot.
step spiral Begin at the knot. Wind {the yarn} once around the first spoke, on to the next, once around, and so on, round after round, a finger apart. Pull gently: the web should be flat.
step end Knot the end to the ring and cut it off with {the scissors}.
step tails Knot five lengths to the lower rim, the longest in the middle, each as long as a hand or two.
step feathers Tie {the feathers} to the ends of the outer two and the middle one, a knot over the quill.
step keys Tie {the keys} to the two in between, so that they touch with every draft.
step chain Hang {the chain} from one side of the ring to the other, in two long arcs below the web.
step hang Tie a loop to the top and hang it where a lamp throws its shadow on the wall.
further Weave one more gap at the edge, as if something had just broken out.
safety It hangs out of reach of small children: cords and small parts are no toys. {keys=old-key? Old keys can carry traces of lead: wash your hands after handling them. | Scissors are put down between two cuts.}
skills winding evenly, keeping tension, composing in one color
alt A black web on a hoop with things hanging below

* thank-you-mug
name drawn {one mug}
means mug, plate, word, name, heart, star, flower, tea, coffee, ribbon, handle, drawing
title {mug=ceramic-mug? The Mug That Says Thank You | The Plate That Says Thank You} | {mug=ceramic-mug? A Mug Nobody Else Drinks From | A Plate Nobody Else Eats From} | Thank You, on {mug=ceramic-mug? a Mug | a Plate}
about Whoever gets it thinks of you at every breakfast: one big word, a few small drawings that only the two of you understand. | It costs one plain {one mug}, and there is none like it in any shop, because nobody else knows what to draw on it.
step wash Wash {the mug} with soap and {water}, and dry it with a {towel}. From now on hold it by the edge: fingerprints keep ink off.
step plan Draw it on {the plan} first with {the pencil}: one big word in the middle, a thank-you or a name. Around it come small things that remind you of each other: a book, a ball, a funny plant.
step word Write the word on {the mug} with {color a} from {the pens}, {mug=ceramic-mug? opposite the handle | along the rim}, in letters as tall as your thumb. Let it dry before your hand touches it.
step small Add three small drawings below it in another color. Simple ones are read best: a heart, a star, a flower.
step dots Run a row of dots around the foot. {mug=ceramic-mug? The rim stays bare, two fingers wide: lips touch it. | The middle stays bare: food lies on it.}
step wipe Roll a damp {one wipe} over whatever slipped, while it is fresh. Then let it stand for a day.
step bake {@13+? With a grown-up, set it | A grown-up sets it} into the cold {oven}, heats to 350 °F (175 °C), bakes it for 30 minutes, and lets it cool inside with the door closed.
step fill {mug=ceramic-mug? Crumple {the nest} loosely into it, tips up, like a flower. | Lay {the nest} on it, crumpled like a flower.}{sweet?  Hide {the sweet} in between. | }
step tag With {the scissors} cut {the tag} to the size of a matchbox, and write with {the pens} who it is from: every name that belongs there.
step bow Tie {the bow} around it{tag? with the tag in the knot | }, and cut the ends at a slant with {the scissors}.
further Draw the same small star on a second one and keep it: then there are two, in two kitchens.
safety What comes out of the oven looks cold and is not: it cools until morning. Color stays where no food and no lips touch it, and it is washed by hand.
skills planning, lettering on a curve, giving
waiting A day to dry before it is baked.
alt A white {one mug} with a blue word, a heart, a star and a flower

* drawn-in-fabric-pens
name drawn {cloth}
title {cloth=play-cape? {V} to Wear | {V} to Carry Around} | {V}, Drawn on Cloth | Your Own {V}, and It Stays in the Wash
about Ordinary pens wash out. These stay, and {the v} comes along wherever {cloth=cloth-bag? the bag | the cloth} goes. | One drawing, large and in strong lines: from across the street everybody knows whose {one cloth} that is.
step under {@4-5? Together, slide {the under} into {the cloth} or under it, pull the cloth smooth and hold it with {tape}. | Slide {the under} into {the cloth} or under it, pull the cloth smooth and hold it with {tape}.} A tight cloth is as good as paper.
step plan {@4-5? Try it once on {the plan} with {the pen}: {v.shape}. | Try it first on {the plan} with {the pen}, as large as your hand with fingers spread: {v.shape}.}
step line Draw the outline on {the cloth} with {the pens}, slowly: the tip needs time to soak in. {@4-5? It may wobble: that is how one sees that it is yours. | Begin in the middle, and leave a hand's width free at the edge.}
step fill Fill it with {color a} and {color b}, always in the same direction. Light colors first, dark ones beside them.
step mark Now what makes it unmistakable: {v.face? {v.face} | {v.mark}}.
step back Put a row of dots along the lower edge, and write your name in a corner.
step dry Let it lie flat for an hour with {the under} in place.
step iron {@13+? With a grown-up near, go | A grown-up goes} over it from the back with {the set}, hot and dry, for three minutes. Now it may be washed.
step use {cloth=play-cape? Put it on, fixed to the shoulders of the shirt and never tied at the throat. Who recognizes you? | Carry it out of the door. Who is the first to ask where one can buy that?}
further Draw {v.scene} on the other side, very small.
safety Caps back on after every color. {@4-5,6-8? Wear something old: these pens are made to stay. | These pens stay in any cloth, also in a sleeve.}
skills drawing large, filling evenly, planning
waiting An hour before it is ironed.
alt Cloth with {a v} drawn on it in strong colors

* running-stitch-cushion
name stitched cushion
means cushion, pillow, seam, edge, stitch, doorstop, fringe, shape
title {V} With a Running Stitch: A Cushion | A Cushion in the Shape of {a V} | {V} of {cloth=burlap? Sackcloth | Cloth} and Thick Thread
about Thick thread, long stitches that everybody may see, and a shape that fits under an arm. It frays a little at the edges, and that is its coat. | The seam is on the outside, so nothing has to be turned: what you sew is what you see.
step pattern Draw {the v} on {the pattern}, as large as the sheet: {v.shape}. Keep it plump; thin parts cannot be filled.
step trace Cut the pattern out with {the scissors}, lay it on {the cloth} and trace around it with {the pen}, two fingers wider all around. You need two.
step cut Cut both out with {the scissors}. Lay them together: they must match.
step face Sew the face onto the front one with {the needle} and {the thread}, in single long stitches: {v.face? {v.face} | {v.mark}}. Snip the ends at the back.
step eyes Sew on {the eyes}{line?  with {the line} | }, through the front layer only, four stitches each.
step lay Lay the front on the back, good sides outward, edge on edge.
step sew Sew along the edge with {the needle} and {the thread} in running stitch, a thumb's width inside, each stitch as long as a fingernail. Leave a gap as wide as a hand.
step fill Push {the fill} through the gap, first into the corners, in small tufts, until it stands up when you set it down.
step close Sew the gap shut in the same stitch, knot twice, and snip the end with {the scissors}. {cloth=burlap? Pull a few threads out of the edge: a fringe. | }
step sit Set it on a chair and press it in the middle. Does it look back at you?
further Fill the second one with dry sand in a bag, and it holds a door open.
safety Count the needles before and after. {eyes=button,bead? What is sewn on is tugged at once more before a small child gets it. | Needles hide in stuffing.}
skills running stitch, matching two shapes, filling evenly
alt A stuffed {v} with thick running stitches along its edge

* spattered-shadow-shirt
name spattered {wear}
means shirt, mask, shadow, spray, dust, star
title {V} Left Out of the Spatter | The Shadow of {a V} in a Cloud of Color | {V}, Spattered on {wear=old-t-shirt? a Shirt | Cloth}
about A thousand tiny dots fly, and where something lay, none of them landed: there stands {the v}. | Nobody has to paint it. You spatter around it, and what is left out is {the v}.
step draw Draw on {the mask} with {the pen}, as large as two hands: {v.shape}. Only the outline counts, so make it plain.
step cut {@6-8? Together, cut | Cut} it out in one piece with {the scissors}.
step inside Slide {the inside} into {the wear}, pull the cloth smooth, and lay it outdoors or on a table on top of {the cover}, wide around: dots fly far.
step lay Hold the figure on the middle of it with small rolls of {the hold} below, and press down every edge.
step thin Put a spoonful of each paint on a {plate} and thin it with a few drops of {water}, until it runs like cream.
step first Dip {the flick} in {color a}, hold it low over the edge of the figure, and pull a thumb across, toward you. Go around it until the edge is thick with dots.
step more Then {color b}, and at last a little white from farther away: big dots, like stars. Wipe the thumb in between.
step lift Wait for a quarter of an hour, then lift the figure straight up. Let the cloth lie for four hours.
step fine Add the few lines that it needs with {the fine}: {v.face? {v.face} | {v.mark}}.
step set {@13+? With a grown-up near, iron | A grown-up irons} it from the back with {the set} for three minutes, without steam, and it may be washed.
further Turn the figure around and spatter it once more on the back, half over the hem.
safety Wear something old, and spatter away from faces: paint does not come out of cloth, and it stings in eyes.
skills seeing an outline, spattering evenly, planning
waiting Four hours to dry.
alt Cloth with the outline of {a v} in a cloud of spattered dots

* lavender-sachet
name {herb} sachet
means bag, pillow, drawer, scent, seam, edge, bow, sachet
title {herb=lavender? A Lavender Bag | A Scented Bag} for Somebody's Drawer | Summer in a Small Bag: A Sachet | {herb=lavender? Lavender for Her Pillow | Scent for Her Pillow}: A Sachet
about A handful of {herb=lavender? buds | summer}, a scrap of cloth, one seam: every time she opens the drawer, she thinks of you. | Our great-grandmothers put such bags between their sheets. They keep moths away and good dreams near.
step cut Cut a piece of {in 5} by {in 10} from {the cloth} with {the ruler}, {the pen} and {the scissors}.
step rub {herb=lavender? Rub the buds of {the herb} off their stems | Crumble {the herb}} into a {bowl} and stir in {the fill}. Smell your hands.
step fold Fold the cloth in half, good side in, so that the two short edges meet at the top.
step side {@6-8? Together, sew | Sew} both sides with {the needle} and {the thread} in small even stitches, a finger's width from the edge, and knot at the end. The top stays open.
step turn Turn the bag right side out and push the corners square with {the pen}.
step trim Sew {the trim} on the front in a row, through one layer only, with what is left of {the thread}.
step fill Fill in what is in the bowl, up to two thirds, and shake it down.
step tie Gather the top, wind {the bow} around it twice, tie a bow, and cut the ends with {the scissors}.
step smell Press it once with your whole hand, and smell. Whenever the scent grows faint, that is all it needs.
further Sew two more and tie them up as a set of three: pillow, drawer, suitcase.
safety The needle goes back to its place after every seam. Ask first whether somebody cannot bear strong scents, and keep it out of a baby's bed.
skills sewing a straight seam, filling, tying a bow
alt A small bag tied with a bow
`;
