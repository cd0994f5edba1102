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
step ears From {the ears}, cut {v.parts} with {the scissors}. Open the two layers and lay the pieces on the good side of one of them: {v.where}. Close the other layer over them, like a sandwich.
step sew {@6-8? Together, sew | Sew} along the round edge with {the needle} and {the thread}, a finger's width from it, small stitches close together and through every piece in between. The straight edge stays open. Turn it right side out: there they are, and they stand up.
step hem {@6-8? Together, fold | Fold} the straight edge in by the width of a finger and sew it all around in long stitches.
step face {@6-8? With a grown-up, fix | Fix} {the eyes} to the front, two fingers above the hem.
step mouth {@6-8? Together, stitch | Stitch} {v.smile} below the eyes with {the needle} and a dark piece of {the thread}.
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
title {V.title} | {v.t2} | A Wreath That Lasts: {v.name}
about {v.about} | Leaves of felt curl like real ones with a drop of glue at the stalk, and they do not crumble by next month.
say autumn: name=Autumn Felt; title=An Autumn Wreath of Felt Leaves; t2=The Fall That Stays on the Door; about=Orange, red, yellow, brown: the best week of October hangs on the door, and nobody has to rake it up.; leaf=leaves as long as your finger, pointed at both ends, some with a snipped edge; color=in orange, red, yellow and brown; lay=all slanting the same way, no two of one color side by side
say winter: name=Winter Felt; title=A Winter Wreath of Felt; t2=Green When Nothing Else Is; about=Two greens and a few berries: it is what is left of the wood in December, and it never sheds a needle.; leaf=leaves as long as your finger, with three points on each side like holly; color=in two kinds of green; lay=all slanting the same way, a dark one after a light one
say spring: name=Spring Felt; title=A Spring Wreath of Felt Blossoms; t2=The First Blossoms on the Door; about=While the garden is still thinking about it, the door is already in bloom.; leaf=leaves as long as your finger, and flowers with five round petals as wide as two fingers; color=in light green, the flowers in pink and white; lay=the leaves all slanting the same way, the flowers on top in the gaps
say summer: name=Summer Felt; title=A Jungle Wreath of Felt Leaves; t2=Big Leaves, Bright Greens: A Summer Wreath; about=Leaves as in the rainforest, in every green you have and one yellow, around a plain ring.; leaf=broad leaves as long as your hand is wide, some with deep slits in from the edge; color=in green, teal and yellow; lay=the largest ones first, all slanting the same way
step ring {ring=hanger? {@6-8? A grown-up bends | Bend} {the ring} to a circle and closes it. | {ring=cardboard,paper-plate? {@6-8? Together, cut | Cut} {the ring} with {the scissors} to a hoop as wide as three fingers. | Lay {the ring} in front of you and decide where its top is.}}
step pattern Draw it once on {the pattern} with {the pen} and cut it out with {the scissors}: {v.leaf}.
step cut Trace it on {the felt} with {the pen} and cut out twenty{@6-8? or as many as you like | }, {v.color}.
step pinch {glue=glue-gun? {@6-8? A grown-up sets | {@9-12? Together, set | Set}} a drop of {the glue} on the stalk end of each leaf, | {@6-8? Set | Set} a drop of {the glue} on the stalk end of each leaf,} fold that end in half and pinch it{glue=glue? under a clothespin | } until it holds. Now it curls.
step lay Lay them around {the ring} without fixing anything: {v.lay}.
step glue {glue=glue-gun? {@6-8? A grown-up fixes them | {@9-12? Together, fix them | Fix them}} one after the other with {the glue}, | Fix them one after the other with {the glue},} each over the stalk of the last, until the ring is full.
step twigs Thread {the beads} onto {the wire}, three and three, and twist it below each of them: twigs of berries.
step wire {wire? {@6-8? Together, wind | Wind} the twigs around the ring, so that the berries lie in the gaps. | Set {the beads} into the gaps in threes, each with a drop of {the glue}.}
step bow Tie {the bow} around the ring at the bottom, with long ends.
step hang Hang it up and step back as far as you can. One gap always shows only from there.
further Make one for every season and change them when the clock is changed.
safety {glue=glue-gun? Hot glue is a grown-up's until you have done it a few times together: it burns. | White glue holds only when it was left alone.} {wire? Ends of wire are bent back into the ring. | Keep the points of the scissors down.}
skills cutting many alike, arranging around a ring, building in layers
waiting {glue=glue? An hour until it may hang. | }
alt A round wreath of felt leaves{bow? with a bow | }
`;
