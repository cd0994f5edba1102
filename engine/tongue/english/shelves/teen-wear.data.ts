export const words = `
* knotted-bracelet
name friendship bracelet
title {V} Friendship Bracelet | Knotted {V} Friendship Bracelet
about Two half knots over the same thread, hundreds of times: that is the whole secret of a friendship bracelet, and the order of the colors turns it into {a v}. | {v.pic}, knotted thread by thread. Made for one particular wrist, and worn until it falls off.
step cut Cut two strands, each {in 36} long, of {color a}, of {color b} and of {color c}.
step top Even the six strands up, tie them into one overhand knot {in 3} from the end and stick the short tails to the table edge with {the hold}. A firmly held top makes even knots.
step lay Spread the strands out in this order, from left to right: {v.lay}.
step knot Practice the knot first. Lay the working strand over its neighbor like the number 4, bring its end under the neighbor and up through the gap, pull it up to the top, and do exactly the same again. Two of these make one finished knot.
step row {v.row}
step bead Slide {a bead} onto an outer strand wherever one belongs, and make the next knot close below it.
step turn Now try a twist of your own: in the middle third, reverse the direction of every knot. The pattern bends back like a mirror, and nobody will have the same one.
step braid When {in 6} are knotted, or as much as goes around the wrist with a finger's width to spare, tie an overhand knot. Braid both sets of tails for {in 3} and knot their ends.
step wear Tie the braids loosely with a double bow around your friend's wrist, so that it can come off again for sports.
further Write down your order of colors on graph paper, one box to a knot: now you can invent patterns and trade them with friends.
safety Cut the bracelet off if it ever feels tight, and tie it with a bow instead of a hard knot: threads shrink a little in water.
skills macramé knots, reading a pattern, patience
alt A bracelet of small knots that show {a v} pattern, with braided ends
say wave: name=ocean wave; pic=A navy and teal wave with white crests; lay=navy, navy, teal, teal, white, white; row=Take the left strand and knot it over each of the five others, one after the other, until it hangs on the right. Do that with five strands in a row. Then turn around: take the right strand and knot it leftward for five rows. The slanted stripes swing back, and a wave rolls along.
say rainbow: name=rainbow; pic=Slanting stripes of red, yellow and blue; lay=red, red, yellow, yellow, blue, blue; row=Take the left strand and knot it over each of the five others until it hangs on the far right. Start again with the new left strand, row after row. The stripes slant the same way all along.
say bee: name=honeybee; pic=Black and yellow stripes like a bee that has just landed; lay=black, yellow, gold, gold, yellow, black; row=Take the left strand and knot it over each of the five others until it hangs on the far right. Begin again with whatever strand is now on the left. Each strand makes one slanted stripe, and black follows on gold as on a bee.
say fern: name=fern; pic=Green arrows that grow out of each other like the leaflets of a fern; lay=dark green, green, light green, light green, green, dark green; row=Knot the left outer strand over two neighbors to the middle, then the right outer strand over two neighbors to the middle, with the 4 turned around. Knot the two together where they meet. Every pair makes one leaf of the fern.
say team: name=team color; pic=Arrowheads in the colors of your team; lay=blue, white, gold, gold, white, blue; row=Knot the left outer strand over two neighbors to the middle, then the right outer strand over two neighbors to the middle, with the 4 turned around. Knot the two together where they meet. Row by row, arrows point forward. Your team plays in other colors? Trade them in.
say hero: name=superhero; pic=A zigzag bolt in red, blue and yellow; lay=red, red, blue, blue, yellow, yellow; row=Knot the left strand over each of the five others until it hangs on the right, for five rows. Turn around and knot the right strand leftward for five rows. Corner by corner, the stripes become a lightning bolt.
say maple: name=maple leaf; pic=All the reds and golds of one maple tree; lay=red, red, orange, orange, gold, gold; row=Take the left strand and knot it over each of the five others until it hangs on the far right, then take the new left strand. Because equal colors lie side by side, the stripes come out broad and glowing.
left glitter-glue: would make the threads stiff and scratchy

* kumihimo-disk
name kumihimo bracelet
title {V} Kumihimo Bracelet | Kumihimo Cord: {V}
about Samurai armor was laced with cords from Japan's braiding stands. A cardboard disk with eight slits does the same job in your lap, and the spiral grows by itself. | Seven strands, eight slits and one rule that never changes: out of the middle of the disk comes a round cord, {v.pic}.
step disk Draw around the mug on {the disk} and cut the circle out.
step slits Mark eight points evenly around the edge, like the cuts of a pizza, and cut a slit {in 1/2} deep at each. Bore a hole as wide as the pencil through the middle.
step strands Cut seven strands, each {in 24} long: {v.count}. Knot them together at one end and push the knot down through the hole, so that it hangs below the disk.
step load Hook one strand into each slit and leave one slit empty. {v.order} Hold the disk so that the empty slit is at the top.
step move Starting at the empty slit, count to the third strand clockwise. Lift it out, carry it across and hook it into the empty slit. Turn the disk until the new empty slit is at the top.
step repeat That was everything: count three, carry, turn. Give the tail a small tug now and then. After ten moves a round cord peeps out below; stop when {in 6} hang there.
step off Lift all strands out at once, hold them tight and tie them in an overhand knot. Trim the tails to {in 3}.
step bead Push {a bead} over the tails, one to each side, and knot below.
step wear Lay the cord around the wrist with a finger underneath and tie the tails in a bow.
further Lay your next seven strands in another order of colors and compare: stripes, rings and dots all come from the same move.
safety Saw no holes with the scissors: the pencil bores the hole while {the disk} lies on a rolled-up towel, and the fingers stay beside it, never below.
skills braiding, counting, keeping a rhythm
alt A round braided bracelet around a cardboard disk with eight slits
say candy-cane: name=candy cane; pic=striped like a candy cane; count=three red ones, three white ones and a single green one; order=Take red and white in turn, and let green have the last slit.
say galaxy: name=galaxy; pic=dark as the night sky with a trail of stars; count=three navy ones, three purple ones and a single white one; order=Take navy and purple in turn, and let white have the last slit. It comes out as a trail of stars.
say coral-snake: name=coral snake; pic=ringed like a coral snake; count=three red ones, two black ones and two yellow ones; order=Put the three red strands side by side, then yellow, black, black, yellow.
say dragon-tail: name=dragon tail; pic=with a line of gold along its green scales; count=three dark green ones, three teal ones and a single gold one; order=Take dark green and teal in turn, and let gold have the last slit.
say golden-braid: name=Rapunzel; pic=as golden as the braid that hung from the tower; count=three gold ones, three yellow ones and a single purple one; order=Take gold and yellow in turn, and let purple have the last slit. It winds through the gold like a ribbon.
say robot-cable: name=robot cable; pic=like a data cable with two colored wires; count=five black ones, a single teal one and a single orange one; order=Put teal and orange across from each other, with black everywhere else.

* paracord-bracelet
name paracord bracelet
title {V} Paracord Bracelet | Cobra-Weave Bracelet: {V}
about {cord=paracord? Ten feet of strong cord sit on the wrist of every hiker who wears one. | The weave that hikers use for paracord works with {the cord} too.} Two cords, one knot, and {v.pic}. | The cobra weave is a square knot that never ends: one color keeps to the middle, the other to the edges, and together they are {v.pic}.
step measure Cut {cord=paracord? {the cord} | {the cord}} into two pieces: {ft 6} of {color a} and {ft 4} of {color b}. {cord=paracord? Wrap the ends in a bit of {the hold} so that they do not fray. | Wrap every end in a bit of {the hold}.}
step loop Fold the {color b} cord in half. Tape the fold to the table: this is the loop for the fastener, just big enough for {the stop}. The two legs are the core and stay straight.
step join Lay the middle of the {color a} cord under the two legs, {in 1/2} below the loop.
step left Lay the left cord over the core, and the right cord over the left one. Bring the right cord behind the core and up through the bend on the left. Pull both ends.
step right Now begin on the other side: the right cord goes over the core, the left cord over it, behind the core and up through the bend on the right. Pull. Left and right together make one square knot.
step fill Keep changing sides. {v.see} Push the knots together, and stop when the weave is as long as your wrist is around, with a finger's width to spare.
step king Want it chunkier? Turn around and weave a second layer of the same knots over the first, back toward the loop.
step stop Thread the two core ends through {the stop} and tie a firm knot behind it.
step ends Tie the weaving ends into one last knot on the back, rub a drop of glue into it and cut the ends short when it is dry.
step test Close it and pull: the loop must hold when you shake your arm, and slip off when something tugs hard. If it does not slip off, make the loop wider.
further Weave a shorter piece around a key ring, and the same knot becomes a zipper pull for your backpack.
safety This is for wrists, with a fastener that pulls open. Ends are glued and cut, never melted over a flame. | The fastener must pull open by itself, and cord ends are sealed with glue: no flame comes near them.
skills square knots, measuring, even tension
waiting An hour for the glue on the last knot.
alt A chunky woven cord bracelet with a loop and a button
say team: name=team color; pic=your team's colors around the wrist; see=The middle runs in one color of your team, the bumps at the edge in the other.
say cobra: name=cobra; pic=the patterned back of a snake; see=The bars lie across like the scales on a cobra's belly.
say highway: name=highway; pic=a road with a yellow center line; see=Yellow runs down the middle like the line on a road, and black keeps to the shoulders.
say hero: name=superhero; pic=a gadget that would suit any utility belt; see=Red bars cross the middle, blue holds the edges.
say robot: name=robot; pic=the jointed arm of a robot; see=Silver bars follow each other like the joints of a robot's arm.
say ranch: name=ranch; pic=a small horse halter for your own wrist; see=Brown and tan cross like the cords of a rope halter.
left pasta: has no strength for a wristband

* cord-keychain
name keychain
title Macramé {V} Keychain | {V} Keychain in Macramé | Combed-Out {V} Keychain
about Short cords knotted along a spine and combed until they fluff: scissors then find the {v} inside. | The trick of this keychain is the comb. It turns a ladder of plain knots into a soft {v}.
step cut Cut one {colored cord a} piece {in 16} long for the spine and sixteen pieces {in 6} long for the sides.
step spine Fold the long piece in half, push the fold through {the ring} and pull the ends through the fold. Fix the ring to a board with {the hold}.
step bead Slide {a bead} over both ends of the spine, up to the ring.
step pair Take two short pieces and fold them. Lay one fold under the spine from the left, the other one on top from the right. Put the ends of each piece through the fold of the other and pull both sides: the spine is caught in the middle.
step pack Push the knot up against {bead? the bead | the ring} and add the next pair below it, once from the left, once from the right, until all eight pairs sit close. Knot the spine below the last one.
step comb Untwist the side ends and comb them from the tips inward. Hold the knots with your other hand, so that they do not slip. When single fibers show right up to the knots, it is ready.
step trim {v.trim} Cut less than you think at first: it can only get smaller.
step stiff Mix the glue with a few drops from the tap, dab it onto the back with a finger and let the piece dry flat: it keeps the edge from drooping.
step clip Put your keys on, or hang it on the zipper of a bag.
further Try the same ladder in two colors, the dark one on the lower half: after the combing, one color fades into the other.
safety Combing pulls: one hand holds the knots down. Keep scissors pointing away from the fingers that hold the fringe.
skills lark's head knots, combing, trimming to a shape
alt A keychain of knotted and combed cord, cut to the shape of {a v}
say palm: name=palm leaf; trim=Cut the outline of a palm leaf, wide in the upper half and pointed below, then snip a V between every two pairs, so that single fingers fan out.
say feather: name=owl feather; trim=Cut a long slim feather with a round tip, and snip one slanted notch into each side: feathers of real owls always have a few gaps.
say fish: name=angelfish; trim=Cut the upper two thirds as an oval body, pinched in below, and leave the last two pairs wide for a forked tail.
say fir: name=fir tree; trim=Cut a triangle with its point at the ring and snip three steps into each side, so that the branches lie in layers.
say dragon-wing: name=dragon wing; trim=Leave the top pairs at full length, cut a straight upper edge and then bold points below, each as far in as a fingertip, like the skin between the bones of a wing.
say wheat: name=ear of wheat; trim=Cut every pair on its own to a slim grain that points upward and outward, and leave a few single threads long as bristles.

* stitched-pocket
name stitched {v}
title Embroidered {V} Pocket | {V} in Stitches | Hand-Embroidered {V}
about {cloth=denim? Jeans with a hole or a plain pocket are the best cloth that a first embroidery can have: firm and forgiving. | A plain piece of {one cloth} gets a picture that survives every wash.} {v.pic} needs only three stitches. | {v.pic}, drawn with a needle instead of a pencil. It takes an afternoon and a podcast, and it lasts for years.
step draw Draw {the v} on {the plan}, as big as your palm. {v.draw} The cloth stays clean: you will stitch through the drawing and tear it away.
step pin Lay {the plan} where the picture will sit and hold it down with a few big stitches. On a pocket, keep your other hand inside it, so that you never sew it shut.
step hoop Stretch the spot in {the hoop} until it sounds like a drum.
step outline Thread the needle with three of the six threads, {in 18} long, and knot the end. {v.stitch}
step fill {v.fill}
step shine Sew on {the shine}, one by one, wherever a point of light belongs.
step tear Tear {the plan} away, first around the lines, then in between. Tweezers or a damp finger get the last bits.
step back Run every end through a few stitches on the back and cut it short. Long threads would catch on a button.
step wear Steam or press it from the back with the cloth turned over, once a grown-up has checked the heat, and wear it.
further Add your initials in backstitch on the inside, where only you know that they are there.
safety Park the needle in {the cloth} whenever you put it down, count needles at the end, and never hold one between your lips.
skills backstitch, satin stitch, French knots
alt A pocket embroidered with {a v}
say monstera: name=monstera leaf; pic=A monstera leaf with its famous holes; draw=Start with a heart, then cut drop-shaped windows into both sides.; stitch=Backstitch the outline in dark green: one stitch forward, and the next one back to where the last one ended.; fill=Fill each lobe with long satin stitches in green that lie side by side, from the rib to the edge, and leave the windows bare.
say moth: name=luna moth; pic=A luna moth with long tails and four eyes on its wings; draw=Draw one half, fold the sheet and trace the other, so that both wings agree.; stitch=Outline the wings in light green backstitch: one stitch forward, and the next one back to where the last one ended.; fill=Fill the upper wings with satin stitches that run toward the body, the lower ones in gold. Four purple circles of tiny stitches are the eyes.
say constellation: name=constellation; pic=The stars under which you were born; draw=Look up your star sign, or any constellation you can find in the sky, and copy its dots and lines.; stitch=Join the stars with light blue running stitches, so fine that they only hint at the line.; fill=Every star is a cross of four gold or white stitches through one point. Give the brightest ones longer arms, and sprinkle French knots between them: wind the thread twice around the needle before it goes back in.
say whale: name=whale; pic=A blue whale no bigger than a hand; draw=One long curve for the back, one for the belly, and a forked tail.; stitch=Outline the whale in light blue backstitch: one stitch forward, and the next one back to where the last one ended.; fill=Fill the back with satin stitches. Lay long white lines on the belly for the grooves, one French knot for the eye, and two teal sprays above.
say sheep: name=sheep; pic=A sheep with a coat that can be felt with a fingertip; draw=A cloud for the body, a bean for the head, four sticks for legs.; stitch=Outline the head and the legs in black backstitch and fill the head with satin stitches.; fill=Pack the body with white French knots: wind the thread twice around the needle and go back in beside where you came out. The closer they sit, the woollier the coat. A few green stitches are grass.
say raincloud: name=rain cloud; pic=A small cloud that rains all day without getting anybody wet; draw=Three bumps, a flat bottom, and four drops below.; stitch=Outline the cloud in white backstitch: one stitch forward, and the next one back to where the last one ended.; fill=Fill the drops with light blue satin stitches, and lay loose white running stitches in rows across the cloud.
say wildflowers: name=wildflower meadow; pic=Three flowers that look picked on the way home; draw=Three stems of different heights, a round bloom on each.; stitch=Stitch the stems in green backstitch and give each a leaf of two long stitches.; fill=Every petal is one loop held down by a tiny stitch at its tip: that is called a lazy daisy. Fill the centers with yellow French knots.

* felt-emblem
name felt emblem
title {V} Felt Patch | Layered {V} Emblem | {V} Patch in Felt
about A patch says who you are before you open your mouth. This one shows {v.pic}, built from layers of felt and held by stitches that may be seen. | Felt does not fray, so every shape can stay as crisp as it was cut. Four layers, one blanket stitch around the edge, and {v.pic} is ready for the backpack.
step plan Draw around the mug on {the plan}: the emblem has to fit inside this circle. {v.draw}
step cut Cut the drawing apart and use its pieces as patterns. Cut two {color d} circles from {the felt}, one for the front and one for the back, and the other shapes in {v.colors}.
step layers Lay everything on the front circle, the biggest shape first, and look at it from across the room. Whatever you cannot read from there is too small.
step sew Sew the shapes on from the bottom layer up, with small straight stitches from the edge inward, using two of the six threads.
step detail {v.stitch}
step shine Sew {the shine} on as {v.shine}, through the front circle only.
step back Lay the second circle behind the first and join them with blanket stitch: poke from back to front, catch the loop before you pull it tight, and move on by the width of the needle's eye. All knots stay hidden inside.
step ring {ring=pin-back? Sew {the ring} to the back with six stitches through each hole. | Sew {the ring} to the {ring=key-ring? top edge with a loop of thread wound over ten times | back with a strip of felt across it}.}
step wear Pin, clip or stitch it where it will be seen.
further Make the same emblem in three sizes: keyring, backpack, and one as big as your back for a jacket.
safety Count your needles before and after, and push thick layers onto the needle with a thimble or a coin, not with a bare fingertip.
skills cutting templates, appliqué, blanket stitch
alt A round felt patch that shows {a v}
say hero: name=superhero; pic=a shield with a lightning bolt; draw=Draw a shield, a smaller shield inside it and a bolt across. The sign of your own hero may look quite different: three shapes at most.; colors=blue, red and yellow; stitch=Go around the bolt in backstitch, one tone darker, so that it seems to leap out.; shine=sparks around the shield
say robot: name=robot; pic=a robot with two wide-awake eyes; draw=Draw a rounded square for the head, one wide strip for the eyes, two ears and an antenna.; colors=teal, yellow and red; stitch=Stitch three upright lines for the teeth, and a French knot for the bolt in each corner: wind the thread twice around the needle before it goes back in.; shine=rivets along the rim
say rex-skull: name=T. rex skull; pic=the skull of a tyrannosaur, jaws open; draw=Draw the skull from the side: a long upper jaw, the lower jaw a little open, and teeth of different lengths.; colors=cream and brown; stitch=Backstitch the eye socket and the two openings in front of it: they made the huge head light enough to carry.; shine=bits of rock around the find
say rocket: name=rocket; pic=a rocket on its way up; draw=Draw a long drop with the point up, a porthole, two fins and one flame.; colors=white, red and light blue; stitch=Backstitch the seams of the hull and a ring around the porthole. Single crossed stitches in the dark become stars.; shine=stars
say castle: name=castle; pic=a castle with two towers; draw=Draw two towers with pointed roofs, a wall with battlements and an arched gate.; colors=gray, purple and brown; stitch=Scatter short stitches over the wall like single bricks. Three of them together look like more masonry than thirty.; shine=lights in the windows
say soccer: name=soccer; pic=the ball that never lies still; draw=Draw a circle, a five-cornered patch in its middle and five half patches at the rim.; colors=white and black; stitch=Join the corners of the patches with straight backstitch seams.; shine=dewdrops on the grass
say tractor: name=tractor; pic=a tractor with one big and one small wheel; draw=Draw a boxy hood, a cab with a wide window and two wheels, the rear one twice as big.; colors=red, light blue and yellow; stitch=Short stitches all around the wheels make the tread, and one long one the exhaust pipe.; shine=grain in the field
say record: name=vinyl record; pic=a record with its shiny grooves; draw=Draw two circles inside each other, with a dot in the middle: record, label, hole.; colors=black and red; stitch=Stitch three rings of gray backstitch for the grooves. Leave a gap in each at the same place: that is where the light falls.; shine=stage lights

* woven-badge
name woven badge
title Woven {V} Badge | {V} on a Circle Loom | Needle-Woven {V}
about A circle of {one card} is loom and backing in one: what you weave stays on it, and {the v} needs no frame. | Over, under, around: {v.pic} grows from the middle out, and a small circle is finished in one evening.
step circle Draw around the mug on {the card} and cut out two circles. Thin card may be doubled with glue.
step notch Cut 17 notches around one circle, {in 1/4} deep and as evenly as you can. An odd number matters: only then does over become under in the next round.
step warp Knot the end of {v.warp} yarn on the back, bring it up through a notch, straight across the middle to the notch opposite, behind to the next one, and on until every notch is filled. All threads cross in the center.
step start Thread the needle with {ft 3} of {v.first} yarn. Go over one thread, under the next, around the center. After two rounds, pull gently until the middle closes.
step rings {v.rings} Push each round against the last with the needle's tip. New yarn is knotted to the old one on the back.
step detail Cut from {the felt}: {v.cut}. Cut a circle for the lining as well, a little smaller than the badge.
step fix {v.fix}
step back Sew {the back} to the second circle of {card} with a dozen stitches.
step lining Glue the two circles together, back to back, and press until they hold. The felt lining covers the stitches.
further Weave three badges with the same yarn in different orders, and hang them on a stick as a series.
safety Hold the card flat on the table while cutting notches, with the fingers behind the blades, and leave the needle parked in the card when you stop.
skills weaving, even tension, working in the round
alt A round badge woven of yarn that looks like {a v}
say planet: name=ringed planet; pic=a striped planet with its ring; warp=orange; first=gold; rings=Change color every few rounds, gold, cream and orange, narrow and broad, like the cloud bands of a gas giant, until the card is covered.; cut=one long oval ring in brown, as wide as the badge and half as high, with its inside cut out; fix=Slip the ring over the badge at a slant and sew it down where it passes in front. Behind the planet it needs no stitch.
say record: name=vinyl record; pic=a record with a red label; warp=black; first=red; rings=Weave red for the label until it is as wide as a coin, then black to the edge. Two shiny threads taken along every fourth round are the grooves.; cut=a circle as small as a pea; fix=Sew the small circle on the middle of the label, with one stitch for the hole.
say shield: name=hero shield; pic=a round shield with a star; warp=red; first=blue; rings=Weave blue as wide as a bottle cap, then red, white and red to the edge, all about equally broad.; cut=a star with five points that fits the blue center; fix=Sew the star to the middle with one stitch at each point and one in each notch.
say sun: name=sun; pic=a sun with twelve rays; warp=yellow; first=orange; rings=Begin in orange, go on in yellow and end with gold: the sun glows from inside.; cut=twelve triangles as long as a thumbnail for the rays; fix=Lay the rays around the back, points outward, and sew each to the outermost round of yarn.
say wheel: name=bike wheel; pic=a wheel with every spoke in sight; warp=silver; first=gray; rings=Weave four rounds of gray as the hub. Leave a gap as wide as two fingers, so that the bare threads show as spokes, and weave black at the edge as the tire.; cut=a circle for the hub, as big as a button; fix=Sew the hub over the middle with one black knot as its axle.
say donut: name=donut; pic=a frosted donut nobody can finish; warp=tan; first=pink; rings=Weave pink for the frosting, with one or two rounds that wobble, and tan for the outermost rounds of dough.; cut=a circle as big as a coin for the hole; fix=Sew the hole to the middle and scatter single straight stitches in all your leftover colors: sprinkles.
say ladybug: name=ladybug; pic=a ladybug as big as your palm; warp=red; first=red; rings=Weave red all the way to the edge. One color is quick, so make the rounds especially close.; cut=a half circle for the head and six round spots in black; fix=Sew the head to the upper edge, a black line of chain stitches down the middle and three spots on each wing.

* clay-charm
name {v} charm
title Polymer-Clay {V} Charm | {V} Pendant in Clay | Clay {V} Charm
about {v.pic} Polymer clay keeps every mark you press into it, and after half an hour in the oven it can dangle from a bag for years. | Small, exact and made to be looked at twice: {a v} of polymer clay, for a key ring, a zipper or an ear.
step knead Knead each color of {the clay} in your hands until it bends without cracking. Light colors first: they pick up every trace of the dark ones.
step base {v.base} Work on {the sheet}, so that nothing has to be lifted later.
step second {v.second}
step marks {v.marks}
step hole Poke a hole through the thickest part near the top, at least the height of a grain of rice from the edge, and turn the tool in it until it is clean.
step bake A grown-up heats the oven to what the clay's packet says, usually about 275 °F (135 °C), slides {the sheet} in and airs the kitchen. Half an hour is usual for a charm as thick as a finger. It must not turn brown.
step cool Let it cool on the sheet without touching: warm clay is still soft. A good piece bends a little at a thin edge and springs back.
step shade Rub a little {gloss} over the cold charm with {the brush} and wipe it off again at once. It stays in the lines and makes them deeper.
step ring {ring=earring-hook? Open the loop of the hook sideways, slip the charm on and close it. Make its twin for the other ear. | {ring=key-ring,paper-clip? Open {the ring} with a fingernail and turn it through the hole. | Thread {the ring} through the hole and knot it into a loop.}}
further Photograph the charm on black paper beside a coin. Collectors show sizes like this, and so do good online shops.
safety Baking is oven work with a grown-up in the kitchen: never hotter than the packet says, window open. Clay tools and surfaces do not go back to food.
skills modeling, working small, following a packet's instructions
waiting Half an hour in the oven and half an hour to cool.
alt A clay charm in the shape of {a v} on a ring
say ammonite: name=ammonite; pic=An ammonite swam before there were dinosaurs, and its spiral still tells collectors its name.; base=Roll tan clay into a snake as long as your hand, thin at one end, and coil it up from the thin end. Press lightly, so that the rounds stick but still show.; second=Cut a strip of brown clay as thin as paper, lay it over the outer round and roll your finger across until both are one. A small ball of cream closes the center.; marks=Press ribs across the coil with the side of the tool, close together in the middle and wider apart toward the opening.
say mushroom: name=mushroom; pic=One red toadstool, and every bag looks like a fairy tale.; base=Shape a cream stem as long as a thumb joint and a red ball, pressed hollow with your thumb, for the cap. Set the cap on and smooth the seam from below.; second=Cut thin slices from a roll of white clay, no two the same size, and press them onto the cap, some right at the rim.; marks=Scratch fine lines under the cap from the rim to the stem: the gills.
say storm-cloud: name=storm cloud; pic=A cloud in a bad mood, with a bolt and four drops.; base=Press six white balls of different sizes together on the sheet and smooth the middle, but leave the bumps at the edge.; second=Cut a zigzag bolt from a thin yellow sheet and four drops in light blue, and press their upper ends firmly under the cloud.; marks=Press small half circles into the cloud with the end of a paper clip, always along the bumps.
say dragon-egg: name=dragon egg; pic=An egg covered in scales, cracked at the top: something is coming.; base=Roll a purple egg as long as two thumb joints and flatten its back a little, so that it hangs well.; second=Cut thin slices from a teal roll and lay them on from the bottom up, each row overlapping the one before, like roof tiles.; marks=Leave the tip bare, draw a jagged crack into it and press a thin gold thread of clay along the crack.
say bee: name=bee; pic=A bee with round wings that never stings.; base=Roll a yellow egg shape for the body and a black ball for the head, and press them together.; second=Roll three black threads, lay them across the body as stripes and trim the ends with the knife. Flatten four white drops for the wings and tuck them in behind.; marks=Draw veins into the wings with a light hand, and prick the body all over: it looks furry.
say chibi-cat: name=chibi cat; pic=A head as big as all the rest, as in anime: that is what chibi means.; base=Roll a gray ball as big as a large marble, flatten it a little and pinch two pointed ears out of it.; second=Add flat black ovals for the eyes, set low and wide apart, a tiny white dot on each, and two pink triangles in the ears.; marks=Press the mouth like a sideways 3, draw whiskers, and flatten two crumbs of pink for the cheeks.
say moon: name=crescent moon; pic=A crescent with craters and one sleepy eye.; base=Roll a silver snake as thick as a finger, thin at both ends, and bend it into a crescent. Flatten it with your palm.; second=Cut a small star from a gold sheet and press it into the inner curve, where it touches at two points.; marks=Press craters with the round ends of different tools, large ones first, and draw a closed eye.

* pixel-charm
name pixel charm
title Pixel-Bead {V} | 8-Bit {V} Charm | Fuse-Bead {V} Keychain
about Old video games had sixteen pixels for a hero, and they were enough. {v.pic}, one bead to a pixel, hangs from your bag. | On a pegboard you are the graphics card: {v.pic} in {v.size} of beads.
step plan Copy the figure onto {the plan}, one {plan=graph-paper? box | small square} to a bead. {v.draw} Only one half is needed if both sides are alike.
step start Find the middle of the pegboard and set the middle column first. From there, both sides come out even.
step place Fill in the outline, then the inside, row by row from your drawing. {v.place}
step check Count the rows once more and look for pegs without a bead: every bead has to touch another one on a full side, or it will fall off.
step iron A grown-up lays {the paper} over the beads and irons in slow circles on medium, without steam, for about twenty seconds, until the holes shrink evenly. Pressing hard shifts the beads.
step flip When the paper has cooled, peel it off, lift the figure out, turn it over and let the grown-up do the other side the same way.
step press Put the warm figure between two sheets under a heavy book for ten minutes. It comes out flat.
step ring Push {the ring} through a bead hole at the top edge that is still open{ring=key-ring? | and close it}.
further Film it: shift two versions of your figure, legs apart and legs together, frame by frame, and the sprite walks.
safety The iron stays in a grown-up's hand, or under a grown-up's eye for teenagers, and the beads are left alone until the paper has cooled.
skills reading a grid, counting, color planning
waiting Ten minutes under a book.
alt A pixel figure of fused beads that shows {a v}
say alien: name=alien; pic=An invader from the first space games; size=eight rows; draw=Two feelers, two eyes, and arms that hang down at the sides.; place=Leave the eyes black: they make it look straight at you.
say robot: name=robot; pic=A robot with an orange chest panel; size=eleven rows; draw=An antenna, a head with two square eyes, a chest panel and claws.; place=Give it silver claws and feet.
say dragon: name=dragon; pic=A dragon in profile, wing up and belly glowing; size=eleven rows; draw=Snout to the right, one wing behind, the tail down to the left.; place=The wing is purple, the belly yellow, and a single black bead is the eye.
say t-rex: name=T. rex; pic=The running dinosaur that everybody knows from lost connections; size=thirteen rows; draw=A big head, two tiny arms, a long tail.; place=The arm is two beads long, not more. That is correct.
say race-car: name=race car; pic=A car seen from the side, one yellow headlight on; size=eight rows; draw=A low hood, two windows, two wheels.; place=Put one white bead into each black wheel, or it will not seem to roll.
say ladybug: name=ladybug; pic=A ladybug with a line down its back; size=eleven rows; draw=Feelers, a black head, a black middle line and spots on both sides.; place=Place the spots on one side and count them over to the other.
say crown: name=crown; pic=A crown with two red jewels; size=eight rows; draw=Three points, a band below, jewels in between.; place=The jewels take two beads, and the band below is blue velvet.
say frog: name=tree frog; pic=A frog with eyes on top of its head; size=ten rows; draw=Two eye bumps, a very wide mouth, feet turned out.; place=Build the eyes from three white beads and a black one that looks inward.
say power-mushroom: name=power mushroom; pic=The mushroom that makes players grow; size=eleven rows; draw=A wide cap with three white patches, a small face below.; place=Two black columns of two beads are the eyes.

* shrink-pin
name {v} pin
title Shrink-Plastic {V} Pin | {V} Pin Badge | Tiny {V} Pin
about Drawn as big as a saucer, baked to the size of a bottle cap: every line gets finer on the way, and {v.pic} becomes a pin you can trade. | Shrink plastic forgives shaky hands, because the oven makes a drawing three times smaller and sharper. This one shows {v.pic}.
step sand Rub the plastic with {the sand}, first up and down, then across, until it is dull all over. Colors hold better on a rough side.
step outline Draw {v.draw} on the plastic, about {in 4} across, in black lines. Mistakes wipe off with a damp finger while they are fresh.
step color Color it in {v.colors}, more lightly than you want it: colors get much darker as they shrink.
step cut Cut it out as a circle around the drawing, with a finger's width to spare. No sharp corners: in the oven they turn into points.
step holes Punch one hole at the left edge and one at the right, a good finger's width from the rim. They will shrink to the size of buttonholes.
step bake A grown-up lays it on {the sheet} and bakes it at the heat on the packet. It curls up like a chip, uncurls again and lies flat: that is the moment to take it out. Press it with a cold flat pan lid for ten seconds.
step felt Cut a circle of {the felt}, a little larger than the cold plastic: the colored rim frames the picture.
step sew Sew the plastic to {the felt} like a button, up through one hole and over the edge, six times on each side.
step back Sew {the back} on behind and hide the knots under it.
further Agree on one subject with friends and make five of the same pin each: then everybody trades until all have a full set.
safety A grown-up handles the oven, and nobody touches the plastic before it has cooled: it keeps its heat longer than it looks.
skills line drawing, thinking in scale, sewing on
alt A round pin that shows {a v}
say guitar: name=electric guitar; pic=a guitar with strings as thin as hair; draw=a guitar, slightly tilted, with six strings and the pegs that hold them; colors=red and cream
say roller-skate: name=roller skate; pic=a high skate with fat wheels; draw=a roller skate from the side, with laces and two wheels in view; colors=purple with orange wheels
say camper-van: name=camper van; pic=a van ready for the coast; draw=a camper van with a two-colored body, three windows and a surfboard if you like; colors=teal and white
say octopus: name=octopus; pic=an octopus that waves with eight arms; draw=a round head, two big eyes and eight arms, each curled its own way; colors=orange and pink
say astronaut: name=astronaut; pic=an astronaut with stars in the visor; draw=helmet and shoulders, with a wide dark visor that reflects a few stars; colors=white, navy and light blue
say hero-mask: name=hero mask; pic=a mask that gives nothing away; draw=a mask with pointed ears and narrow eyes, and a star below; colors=blue and yellow
say frog-prince: name=frog prince; pic=a frog still waiting with his crown on; draw=a frog's face with bulging eyes, a wide smile and a crown; colors=green and yellow
`;
