export const words = `
* knotted-bracelet
name friendship bracelet
title {V} Friendship Bracelet | Knotted {V} Friendship Bracelet
about Two half knots over the same thread, hundreds of times: that is the whole secret of a friendship bracelet. {v.pic}? The order of the colors does that. | {v.pic}, knotted thread by thread. Made for one particular wrist, and worn until it falls off.
step cut Cut two strands, each {in 48} long, of {color a}, of {color b} and of {color c}.
step top Even the six strands up, tie them into one overhand knot {in 8} from the end and stick the tails to the table edge with {the hold}. A firmly held top makes even knots.
step lay Spread the strands out in this order, from left to right: {v.lay}.
step knot Practice the knot first. Lay the working strand over its neighbor like the number 4, bring its end under the neighbor and up through the gap, pull it up to the top, and do exactly the same again. Two of these make one finished knot.
step row {v.row}
step end Stop when {in 6} are knotted, or as much as goes around the wrist with a finger's width to spare, and tie all six strands into an overhand knot.
step bead Slide {a bead} onto single strands of the tails, close to the knots, and tie a small knot below each.
step turn Now try a twist of your own: in the middle third, reverse the direction of every knot. The pattern bends back like a mirror, and nobody will have the same one.
step braid Braid both sets of tails for {in 6} and knot their ends.
step wear Tie the braids loosely with a double bow around your friend's wrist, so that it can come off again for sports.
further Write down your order of colors on graph paper, one box to a knot: now you can invent patterns and trade them with friends.
safety Cut the bracelet off if it ever feels tight, and tie it with a bow instead of a hard knot: threads shrink a little in water.
skills macramé knots, reading a pattern, patience
alt A bracelet of small knots that show {a v} pattern, with braided ends
say wave: name=ocean wave; pic=A navy and teal wave with white crests; lay=navy, navy, teal, teal, white, white; row=Take the left strand and knot it over each of the five others, one after the other, until it hangs on the right. Do that with five strands in a row. Then turn around: take the right strand and knot it leftward for five rows, with the 4 turned around. The slanted stripes swing back, and a wave rolls along.
say rainbow: name=rainbow; pic=Slanting stripes of red, yellow and blue; lay=red, red, yellow, yellow, blue, blue; row=Take the left strand and knot it over each of the five others until it hangs on the far right. Start again with the new left strand, row after row. The stripes slant the same way all along.
say bee: name=honeybee; pic=Black and yellow stripes like a bee that has just landed; lay=black, yellow, gold, gold, yellow, black; row=Take the left strand and knot it over each of the five others until it hangs on the far right. Begin again with whatever strand is now on the left. Each strand makes one slanted stripe, and black follows on gold as on a bee.
say fern: name=fern; pic=Green arrows that grow out of each other like the leaflets of a fern; lay=dark green, green, light green, light green, green, dark green; row=Knot the left outer strand over two neighbors to the middle, then the right outer strand over two neighbors to the middle, with the 4 turned around. Knot the two together where they meet. Every pair makes one leaf of the fern.
say team: name=team color; pic=Arrowheads in the colors of your team; lay=blue, white, gold, gold, white, blue; row=Knot the left outer strand over two neighbors to the middle, then the right outer strand over two neighbors to the middle, with the 4 turned around. Knot the two together where they meet. Row by row, arrows point forward. Your team plays in other colors? Trade them in.
say hero: name=superhero; pic=A zigzag bolt in red, blue and yellow; lay=red, red, blue, blue, yellow, yellow; row=Knot the left strand over each of the five others until it hangs on the right, for five rows. Turn around and knot the right strand leftward for five rows, with the 4 turned around. Corner by corner, the stripes become a lightning bolt.
say maple: name=maple leaf; pic=All the reds and golds of one maple tree; lay=red, red, orange, orange, gold, gold; row=Take the left strand and knot it over each of the five others until it hangs on the far right, then take the new left strand. Because equal colors lie side by side, the stripes come out broad and glowing.
left glitter-glue: would make the threads stiff and scratchy

* kumihimo-disk
name kumihimo bracelet
title {V} Kumihimo Bracelet | Kumihimo Cord: {V}
about Samurai armor was laced with cords from Japan's braiding stands. A disk with eight slits does the same job in your lap, and the spiral grows by itself. | Seven strands, eight slits and one rule that never changes: out of the middle of the disk comes a round cord, {v.pic}.
step disk Draw around the mug on {the disk} and cut the circle out.
step slits Mark eight points evenly around the edge, like the cuts of a pizza, and cut a slit {in 1/2} deep at each. Bore a hole as wide as the pencil through the middle.
step strands Cut seven strands, each {in 30} long: {v.count}. Knot them together {in 7} from one end and push the tails and the knot down through the hole, so that it hangs below the disk.
step load Hook one strand into each slit and leave one slit empty. {v.order} Hold the disk so that the empty slit is at the top.
step move Starting at the empty slit, count to the third strand clockwise. Lift it out, carry it across and hook it into the empty slit. Turn the disk until the new empty slit is at the top.
step repeat That was everything: count three, carry, turn. Give the tail a small tug now and then. After ten moves a round cord peeps out below; stop when {in 6} hang there.
step off Lift all strands out at once, hold them tight and tie them in an overhand knot. Trim all the tails to {in 7}: a bow needs that much.
step bead Thread {a bead} onto one strand of each tail and knot all strands together below it.
step wear Lay the cord around the wrist with a finger underneath and tie the tails in a bow.
further Lay your next seven strands in another order of colors and compare: stripes, rings and dots all come from the same move.
safety The pencil bores the hole, not the scissors: {the disk} lies on a rolled-up towel, and the fingers stay beside it, never below.
skills braiding, counting, keeping a rhythm
alt A round braided bracelet around a disk with eight slits
say candy-cane: name=candy cane; pic=striped like a candy cane; count=three red ones, three white ones and a single green one; order=Take red and white in turn, and let green have the last slit.
say galaxy: name=galaxy; pic=dark as the night sky with a trail of stars; count=three navy ones, three purple ones and a single white one; order=Take navy and purple in turn, and let white have the last slit. It comes out as a trail of stars.
say coral-snake: name=coral snake; pic=ringed like a coral snake; count=three red ones, two black ones and two yellow ones; order=Put the three red strands side by side, then yellow, black, black, yellow.
say dragon-tail: name=dragon tail; pic=with a line of gold along its green scales; count=three dark green ones, three teal ones and a single gold one; order=Take dark green and teal in turn, and let gold have the last slit.
say golden-braid: name=Rapunzel; pic=as golden as the braid that hung from the tower; count=three gold ones, three yellow ones and a single purple one; order=Take gold and yellow in turn, and let purple have the last slit. It winds through the gold like a ribbon.
say robot-cable: name=robot cable; pic=like a data cable with two colored wires; count=five black ones, a single teal one and a single orange one; order=Put teal and orange across from each other, with black everywhere else.

* paracord-bracelet
name paracord bracelet
title {V} {cord=paracord? Paracord | Square-Knot} Bracelet | {cord=paracord? Paracord | Cobra-Weave} Bracelet: {V}
about {cord=paracord? Four yards of strong cord sit on the wrist of every hiker who wears one. | The weave that hikers use for paracord works with {the cord} too.} Two colors, one knot, and {v.pic}. | The cobra weave is a square knot that never ends: one color keeps to the middle, the other to the edges, and together they are {v.pic}.
step measure Cut three pieces of {the cord}: {ft 3} of {color b} for the core, {ft 5} of {color a} and {ft 5} of {color b} for the weave. Wrap a bit of {the hold} around each end, so that none frays.
step loop Fold the core in half. Tape the fold to the table: this is {stop=buckle? the loop that goes through one half of {the stop} | the loop for the fastener, just big enough for {the stop}}. The two legs stay straight from now on.
step join Tie the two long pieces together at one end with a firm knot. Lay it behind the legs, {in 1/2} below the loop, with {color a} on the left and {color b} on the right.
step left Lay {color a} across the front of the core. Lay {color b} over it, lead it behind the core and up through the bend on the left. Pull both ends.
step right Now from the other side: {color a}, which has come out on the right, goes across the front again, {color b} over it, behind the core and up through the bend on the right. Pull. Both halves together are one square knot.
step fill Keep changing sides. {v.see} Push the knots together, and stop when the weave is as long as your wrist is around, with a finger's width to spare.
step stop {stop=buckle? Thread the core ends through the other half of {the stop}, check the length on your wrist, and tie a firm knot. | Thread the two core ends through {the stop} and tie a firm knot behind it.}
step ends Tie the weaving ends into one last knot on the back{glue? , rub a drop of {the glue} into it and cut the ends short when it is dry | , tuck the ends under three knots of the weave with the tip of {the scissors}, and cut them short}.
step ring Clip {the ring} around the core at one end: now it also hangs on a backpack.
step test Close it and pull: {stop=buckle? it must click, and come off with one press. | the loop must hold when you shake your arm, and slip off when something tugs hard. If it does not slip off, make the loop wider.}
further Weave a shorter piece around a key ring, and the same knot becomes a zipper pull for your backpack.
safety This is for wrists, with a fastener that opens. Ends are {glue? glued | tucked in} and cut, never melted over a flame.
skills square knots, measuring, even tension
waiting {glue? An hour for the last knot. | }
alt A chunky woven cord bracelet with {stop=buckle? a buckle | a loop and a fastener}
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
title Embroidered {V}{cloth=denim?  on Denim} | {V} Embroidery | Hand-Embroidered {V}
about {cloth=denim? Jeans with a hole or a plain pocket are the best cloth that a first embroidery can have: firm and forgiving. | Even a plain {one cloth} can carry a picture that survives every wash.} {v.pic}: three kinds of stitches are enough. | {v.pic}, drawn with a needle instead of a pencil. It takes an afternoon and a podcast, and it lasts for years.
step draw Draw {the v} on {the plan}, as big as your palm. {v.draw} The cloth stays clean: you will stitch through the drawing and tear it away.
step pin Lay {the plan} where the picture will sit and hold it down with a few big stitches. On a pocket, keep your other hand inside it, so that you never sew it shut.
step hoop Stretch the spot in {the hoop} until it sounds like a drum.
step outline Thread the needle with three of the six threads, {in 18} long, and knot the end. {v.stitch}
step fill {v.fill}
step shine Sew on {the shine}, one by one, wherever a point of light belongs.
step tear Tear {the plan} away, first around the lines, then in between. Tweezers or a damp finger get the last bits.
step back Run every end through a few stitches on the back and cut it short. Long threads would catch on a button.
step wear Hang it in the bathroom while somebody showers: the creases fall out by themselves. Then wear it.
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
step layers Lay everything on the front circle, the biggest shape first. Nothing may be smaller than your thumbnail, or the needle has no room.
step sew Sew the shapes on from the bottom layer up, with small straight stitches from the edge inward, using two of the six threads.
step detail {v.stitch}
step shine Sew {the shine} on as {v.shine}, through the front circle only, and a finger's width in from the rim.
step back Lay the second circle behind the first and join them with blanket stitch: poke from back to front, catch the loop before you pull it tight, and move on by {in 1/4}. {puff? Push in {the puff} before the last gap closes, so that the emblem swells a little. }All knots stay hidden inside.
step ring {ring=pin-back? Sew {the ring} to the back with six stitches through each hole. | Sew {the ring} to the {ring=key-ring? top edge with a loop of thread wound over ten times | back with a strip of felt across it}.}
step wear Pin, clip or stitch it where it will be seen.
further Make the same emblem in three sizes: keyring, backpack, and one as big as your back for a jacket.
safety Count your needles before and after, and push thick layers onto the needle with a thimble or a coin, not with a bare fingertip.
skills cutting templates, appliqué, blanket stitch
alt A round felt patch that shows {a v}
say hero: name=superhero; pic=a shield with a lightning bolt; draw=Draw a shield, a smaller shield inside it and a bolt across. The sign of your own hero may look quite different: three shapes at most.; colors=blue, red and yellow; stitch=Go around the bolt in backstitch, one tone darker, so that it seems to leap out.; shine=sparks around the shield
say robot: name=robot; pic=a robot with two wide-awake eyes; draw=Draw a rounded square for the head, one wide strip with two round eyes on it, two ears and an antenna.; colors=teal, yellow and red; stitch=Stitch three upright lines for the teeth, and a French knot for the bolt in each corner: wind the thread twice around the needle before it goes back in.; shine=rivets around the head
say rex-skull: name=T. rex skull; pic=the skull of a tyrannosaur with open jaws; draw=Draw the skull from the side: a long upper jaw, the lower jaw a little open, and the teeth of each as one zigzag strip that is sewn on behind the jaw.; colors=cream and brown; stitch=Backstitch the eye socket and the two openings in front of it: they made the huge head light enough to carry.; shine=bits of rock around the find
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
step notch Cut 17 notches around one circle, {in 1/4} deep and as evenly as you can. An odd number matters: only so does over become under in the next round.
step warp Knot the end of {v.warp} yarn on the back, bring it up through a notch, across the middle to the notch most nearly opposite, behind to the next one, and on. From the last notch the thread goes only to the center, where you tie it around all the others.
step start Thread the needle with {ft 3} of {v.first} yarn. Go over one thread, under the next, around the center. After two rounds, pull gently until the middle closes.
step rings {v.rings} Push each round against the last with the needle's tip. New yarn is knotted to the old one on the back.
step detail Cut from {the felt}: {v.cut}.
step fix {v.fix}
step back Sew {the back} to the second circle of {card} with a dozen stitches.
step lining Glue the two circles together, so that all knots and stitches disappear between them, and press until they hold.
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
means key ring
title Polymer-Clay {V} Charm | {V} Pendant in Clay | Clay {V} Charm
about {v.pic} Polymer clay keeps every mark you press into it, and after half an hour in the oven it can dangle from a bag for years. | Small, exact and made to be looked at twice: {a v} of polymer clay, for a key ring, a zipper or an ear.
step knead Knead each color of {the clay} in your hands until it bends without cracking. Light colors first: the dark ones rub off on them.
step base {v.base} Work on {the sheet}, so that nothing has to be lifted later.
step second Take {the blade} for what has to be cut. {v.second}
step marks {v.marks}
step hole Poke a hole through the thickest part near the top, at least the height of a grain of rice from the edge, and turn {the poke} in it until it is clean.
step bake A grown-up heats the oven to what the clay's packet says, usually about 275 °F (135 °C), slides {the sheet} in and airs the kitchen. Half an hour is usual for a charm as thick as a finger. It must not turn brown.
step cool Let it cool on the sheet without touching: warm clay is still soft. A good piece bends a little at a thin edge and springs back.
step gem Press {the gem} into the soft clay, so deep that a rim of clay holds it on all sides.
step shade Rub a little {gloss} over the cold charm with {the brush} and wipe it off again at once. It stays in the lines and makes them deeper.
step ring {ring=key-ring,paper-clip? Open {the ring} with a fingernail and turn it through the hole. | Thread {the ring} through the hole and knot it into a loop.}
further Photograph the charm on black paper beside a coin. Collectors show sizes like this, and so do good online shops.
safety Baking is oven work with a grown-up in the kitchen: never hotter than the packet says, window open. Clay tools and surfaces do not go back to food.
skills modeling, working small, following a packet's instructions
waiting Half an hour in the oven and half an hour to cool.
alt A clay charm in the shape of {a v} on a ring
say ammonite: name=ammonite; pic=An ammonite swam before there were dinosaurs, and its spiral still tells collectors its name.; base=Roll tan clay into a snake as long as your hand, thin at one end, and coil it up from the thin end. Press lightly, so that the rounds stick but still show.; second=Cut a strip of brown clay as thin as paper, lay it over the outer round and roll your finger across until both are one. A small ball of cream closes the center.; marks=Press ribs across the coil with the side of the tool, close together in the middle and wider apart toward the opening.
say mushroom: name=mushroom; pic=One red toadstool, and every bag looks like a fairy tale.; base=Shape a cream stem as long as a thumb joint and a red ball, pressed hollow with your thumb, for the cap. Set the cap on and smooth the seam from below.; second=Cut thin slices from a roll of white clay, no two the same size, and press them onto the cap, some right at the rim.; marks=Scratch fine lines under the cap from the rim to the stem: the gills.
say storm-cloud: name=storm cloud; pic=A cloud in a bad mood, with a bolt and four drops.; base=Press six white balls of different sizes together on the sheet and smooth the middle, but leave the bumps at the edge.; second=Cut a zigzag bolt from a thin yellow sheet and four drops in light blue, and press their upper ends firmly under the cloud.; marks=Press small half circles into the cloud with the end of a stick, always along the bumps.
say dragon-egg: name=dragon egg; pic=An egg covered in scales, cracked at the top: something is coming.; base=Roll a purple egg as long as two thumb joints and flatten its back a little, so that it hangs well.; second=Cut thin slices from a teal roll and lay them on from the bottom up, each row overlapping the one before, like roof tiles.; marks=Leave the tip bare, draw a jagged crack into it and press a thin gold thread of clay along the crack.
say bee: name=bee; pic=A bee with round wings that never stings.; base=Roll a yellow egg shape for the body and a black ball for the head, and press them together.; second=Roll three black threads, lay them across the body as stripes and trim the ends. Flatten four white drops for the wings and tuck them in behind.; marks=Scratch veins into the wings with a light hand, and prick the body all over: it looks furry.
say chibi-cat: name=chibi cat; pic=A head as big as all the rest, as in anime: that is what chibi means.; base=Roll a gray ball as big as a large marble, flatten it a little and pinch two pointed ears out of it.; second=Add flat black ovals for the eyes, set low and wide apart, a tiny white dot on each, and two pink triangles in the ears.; marks=Press the mouth like a sideways 3, scratch whiskers, and flatten two crumbs of pink for the cheeks.
say moon: name=crescent moon; pic=A crescent with craters and one sleepy eye.; base=Roll a silver snake as thick as a finger, thin at both ends, and bend it into a crescent. Flatten it with your palm.; second=Cut a small star from a gold sheet and press it into the inner curve, where it touches at two points.; marks=Press craters with the round ends of different tools, large ones first, and draw a closed eye.

* pixel-charm
name pixel charm
title Pixel-Bead {V} | 8-Bit {V} Charm | Fuse-Bead {V} Keychain
about Old video games drew their heroes sixteen pixels high, and that was enough. {v.pic}, one bead to a pixel, hangs from your bag. | On a pegboard you are the graphics card. {v.pic} takes {v.size} of beads.
step plan Copy the figure onto {the plan}, one {plan=graph-paper? box | small square} to a bead. {v.draw} Only one half is needed if both sides are alike.
step start Find the middle of the pegboard and set the middle column first. From there, both sides come out even.
step place Fill in the outline, then the inside, row by row from your drawing. {v.place}
step check Choose one bead in the top row for {the ring}, and mark it on your plan. Count the rows once more and look for pegs without a bead: every bead has to touch another one on a full side, or it will fall off.
step iron A grown-up lays {the paper} over the beads and moves the iron over it in slow circles, medium hot and without steam, for about twenty seconds, until the holes shrink evenly. Pressing hard shifts the beads.
step flip When the paper has cooled, peel it off, lift the figure out, turn it over and let the grown-up do the other side the same way, only more briefly around the bead you marked: its hole has to stay open.
step press Right after the second side, lay a heavy book on the paper and leave it there for ten minutes. It comes out flat.
step ring Push {the ring} through the open hole at the top edge.
further Film it: shift two versions of your figure, legs apart and legs together, frame by frame, and the sprite walks.
safety The iron stays in a grown-up's hand, or under a grown-up's eye for teenagers, and the beads are left alone until the paper has cooled.
skills reading a grid, counting, color planning
waiting Ten minutes under a book.
alt A pixel figure of fused beads that shows {a v}
say alien: name=alien; pic=An invader from the first space games; size=eight rows; draw=Two feelers, two eyes, and arms that hang down at the sides.; place=The body is light green. Leave the eyes black: they make it look straight at you.
say robot: name=robot; pic=A robot with an orange grin; size=eleven rows; draw=An antenna, a head with two wide eyes, a straight mouth, and claws.; place=Build head and body in teal. Give it silver claws and feet, and one orange button on the chest.
say dragon: name=dragon; pic=A dragon in profile, wing up and belly glowing; size=eleven rows; draw=Snout to the right, one wing behind, the tail down to the left.; place=The dragon is green, the wing purple, the belly yellow, a single black bead the eye and a yellow one the spark in front of the mouth.
say t-rex: name=T. rex; pic=The running dinosaur that everybody knows from lost connections; size=thirteen rows; draw=A big head, two tiny arms, a long tail.; place=Everything but the black eye is green. The arm is two beads long, not more. That is correct.
say race-car: name=race car; pic=A car seen from the side, one yellow headlight on; size=eight rows; draw=A low hood, two windows, two wheels.; place=The body is red, the windows light blue. Put one white bead into each black wheel, or it will not seem to roll.
say ladybug: name=ladybug; pic=A ladybug with a line down its back; size=eleven rows; draw=Feelers, a black head, a black middle line and spots on both sides.; place=The back is red. Place the spots on one side and count them over to the other.
say crown: name=crown; pic=A crown with three jewels; size=eight rows; draw=Three points, a band below, jewels in between.; place=The crown itself is yellow. Two red beads and a blue one are the jewels, and the lowest row is red velvet.
say frog: name=tree frog; pic=A frog with eyes on top of its head; size=ten rows; draw=Two eye bumps, a very wide mouth, feet turned out.; place=The frog is green. Build the eyes from three white beads and a black one that looks inward.
say power-mushroom: name=power mushroom; pic=The mushroom that makes players grow; size=eleven rows; draw=A wide cap with three white patches, a small face below.; place=The cap is red, the face cream. Two black columns of two beads are the eyes.

* shrink-pin
name {v} pin
title Shrink-Plastic {V} Pin | {V} Pin Badge | Tiny {V} Pin
about Drawn as big as a saucer, baked to the size of a bottle cap: every line gets finer on the way, and {v.pic} becomes a pin you can trade. | Shrink plastic forgives shaky hands, because the oven makes a drawing three times smaller and sharper. This one shows {v.pic}.
step sand Rub the plastic with {the sand}, first up and down, then across, until it is dull all over. Colors hold better on a rough side.
step outline On the plastic, in a circle about {in 4} across, draw {v.draw}, all in black lines. Mistakes wipe off with a damp finger while they are fresh.
step color Color it in {v.colors}, more lightly than you want it: colors get much darker as they shrink.
step cut Cut it out as a circle around the drawing, with a finger's width to spare. No sharp corners: they would shrink into points.
step holes Punch one hole at the left edge and one at the right, a good finger's width from the rim. They will shrink to the size of buttonholes.
step bake A grown-up lays {the shrink} on {the sheet} and bakes it as the packet says. It curls up like a chip, uncurls again and lies flat: that is the moment to take it out. Press it with a cold flat pan lid for ten seconds.
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
say moth: name=moth; pic=a moth with eyes on its wings; draw=a moth with two pairs of wings, a furry body, combed feelers and a ring on every wing; colors=cream and brown, with gold rings
say frog-prince: name=frog prince; pic=a frog still waiting with his crown on; draw=a frog's face with bulging eyes, a wide smile and a crown; colors=green and yellow

* jersey-pillow
name {v} pillow
title {V} Pillow From an Old {shirt=old-jersey? Jersey | Shirt} | {V} Cushion, Upcycled | Outgrown-Shirt {V} Pillow
about The {one shirt} is too small to wear and too dear to give away. As {a v} pillow it moves onto the bed and stays. | {v.pic}, cut from a well-worn {one shirt} and stuffed firm: soft cloth that has been washed a hundred times makes the best pillows.
step plan Draw {v.shape} on {the plan}, add {in 1/2} all around for the seam, and cut it out along the outer line. As a pillow it will look narrower than on paper.
step cut Turn the shirt inside out, lay it flat with front and back together, and put the pattern on it. {v.place} {pins? Fix it with {the pins} | Hold it down with a few books} and cut through both layers.
step pen Open the front layer, slide the pattern's leftovers under it and draw {v.draw} with {the pen}. Stretch the cloth a little with your free hand, or the lines will wobble.
step detail {v=team,band-tee? Cut a star from {the detail} and sew it on with tiny straight stitches{v=band-tee? beside the neck of the guitar | where a captain would wear a badge}. | Cut a label from {the detail}, stitch the year of the shirt on it in big stitches and sew it to the back.}
step sew Lay the good sides together{pins? and clip the edges with {the pins} | , edge on edge}. {needle=sewing-machine? Sew around with {the needle}, {in 1/2} from the edge, with a stretch or narrow zigzag stitch. | With doubled thread, sew around in backstitch, {in 1/2} from the edge, stitches as long as a grain of rice.} Leave a gap as wide as your hand.
step curve {v=team,band-tee? Cut the four corners of the seam allowance off at a slant, almost to the stitches: only then do they turn out sharp. | Snip the seam allowance at every inner curve, almost to the stitches, and cut corners off at a slant: only then does the shape turn out smoothly.}
step turn Turn it right side out through the gap and push out the corners with the blunt end of {a pencil}.
step fill Pull {the fill} apart and stuff the pillow, points and corners first, then the middle, until the pillow springs back.
step close Fold both edges of the gap inward and close it with small slanting stitches.
further The sleeves are left over: each makes a neck roll for the couch or a pouch for lavender.
safety Old shirts hide pins and tags: check before you cut. During breaks the needle is parked in the cloth; at the end needles are counted.
skills making a pattern, backstitch, turning and stuffing
alt A pillow in the shape of {a v}, sewn from an old shirt
say team: name=team jersey; pic=A pillow with the number on its chest; shape=a square that frames the number or crest; place=Lift it against a window: the number shows through, and belongs exactly in the middle.; draw=the outlines of number and stripes where they have faded
say band-tee: name=band tee; pic=The poster of the first concert, as a pillow; shape=a square around the print; place=Lift it against a window: the print shows through, and belongs exactly in the middle.; draw=a guitar, a bolt, or the date of the concert around the print
say moon: name=crescent moon; pic=A moon to lean on; shape=a crescent as long as your arm from elbow to fingertips, with rounded tips; place=Place it so that no seam of the shirt runs across.; draw=craters and one closed eye
say cloud: name=cloud; pic=A cloud that nobody can blow away; shape=a cloud with three bumps above and a straight lower edge; place=White shirts may keep their pocket: it can hold a note.; draw=two closed eyes, a small mouth and round cheeks
say longneck: name=long-necked dinosaur; pic=A sauropod that is all neck and belly; shape=a dinosaur from the side with a neck at least as wide as your fist and two broad legs; place=Lay the tail along the hem, where the cloth is longest.; draw=an eye, a smile and spots along the back
say whale: name=whale; pic=A whale for the deep end of the bed; shape=a whale as long as your forearm, with a tail as wide as your hand; place=Lay the belly along the hem of the shirt.; draw=an eye, the line of the mouth and the grooves of the belly

* fringe-tote
name {v} bag
title No-Sew {V} Bag | {shirt=old-t-shirt? {V} T-Shirt Tote | {V} Tote} | Fringe Tote: {V}
about {shirt=old-jersey? A jersey | A T-shirt} has been a bag all along: the sleeves are the handles, and a knotted fringe closes the bottom. Here {v.fringe}. | Scissors, knots and a bit of paint, not a single stitch: {v.fringe}.
step sleeves Lay {the shirt} flat and cut both sleeves off just inside the seam. The straps that stay at the shoulders are the handles, so leave them four fingers wide.
step neck Cut the neck opening deeper, in one wide curve from strap to strap.
step turn Slide {the card} inside, so that nothing soaks through to the back.
step draw Find the line where the fringe will begin, a hand's width above the hem, and mark it with {the pencil}{pencil=pencil? ; what cannot be seen on dark cloth is scratched in with the edge of {the ruler} | }. Above it, draw {v.draw}
step paint Color it in with {the tint} and {the brush}: {v.paint} {tint=fabric-marker,permanent-marker? Stretch the cloth with your free hand while you draw. | Thin coats stay soft; thick ones crack when the bag is folded. Dark cloth takes a second thin one.}
step dry Leave {the card} inside until the color is dry to the touch, then pull it out.
step fringe Cut both layers of the hem into strips, {in 3/4} wide and up to the line. Cut the folded sides open as well.
step knot Tie each front strip to the back strip behind it with a double knot. Then tie one end of every pair to its neighbor: that closes the holes between the knots. {bead?  Push one of {the bead} onto every other strip, and hold it with a knot.}
step stripes {v.last}
step load Put in four books and lift. If something peeps through, tie that gap once more.
further The cut-off sleeves are small bags already: knot one end, thread a strip through the hem, and you have a pouch for the big bag.
safety Cloth scissors are sharper than paper ones: cut away from the hand that holds the shirt. Paint stays on clothes, so wear an old shirt and cover the table with paper.
skills cutting cloth, painting on fabric, knotting
waiting Two hours for the paint; after three days it can be washed.
alt A soft bag with {a v} above a knotted fringe
say jellyfish: name=jellyfish; fringe=the fringe becomes the tentacles of a jellyfish; draw=a wide bell with a wavy lower edge that ends right at the line.; paint=pink for the bell, light blue dots on top, and two black eyes if it should smile.; last=Below the line, paint broad stripes of pink and light blue down to the hem: they will be the tentacles.
say rain-cloud: name=rain cloud; fringe=the fringe is the rain that falls from a painted cloud; draw=a cloud of three bumps whose flat bottom lies on the line.; paint=two coats of white, or the color of the shirt will shine through.; last=Below the line, paint blue stripes down toward the hem. No two need to be equally long: rain is like that.
say lion: name=lion; fringe=the fringe is the lower half of a lion's mane; draw=a lion's head with the mane all around, its chin a hand above the line.; paint=brown for the mane in short strokes outward, tan for the face, black for nose and eyes.; last=Paint the cloth below the chin brown down to the hem, so that the mane runs on to the very tips.
say comet: name=comet; fringe=the fringe is the glowing tail of a comet; draw=a big ball with rays all around it, right above the line, and a few stars beside it.; paint=yellow inside, orange around it, and white dots for the stars.; last=Below the line, paint orange and yellow stripes in turn down to the hem, on the front, and let the color fade out.
say gym: name=gym; fringe=the fringe closes a bag that holds shoes, towel and bottle; draw=a dumbbell, a ball or the badge of your team between two straight lines.; paint=white lines first, then the sign in black.; last=Write your number at the side, below the line, so that nobody takes the wrong bag.
say carrot: name=carrot; fringe=three carrots hang head down, and the fringe is their greens; draw=three carrots side by side, points up, their thick ends on the line.; paint=orange, with a few darker lines across each root.; last=Paint the cloth below the carrots green down to the hem. It becomes the leaves of a bunch from the farmers market.

* shibori-cloth
name shibori {one cloth}
means t shirt
title Shibori {V} | {V} Shibori-Dyed {cloth=old-t-shirt? T-Shirt | Cloth} | Tie-Dye the Japanese Way: {V}
about {v.pic} {dye=onion-skin? The dye comes out of the kitchen: onion skins need nothing but hot water. | Shibori is Japan's older sister of tie-dye: every fold has a name.}
step wash Wash {the cloth} in warm soapy water and leave it wet. New cloth carries a finish that keeps color out.
step brew {dye=fabric-dye? A grown-up stirs {the dye} into a pot of hot water as the packet says, with gloves on. | A grown-up covers {the dye} ({dye=onion-skin? four handfuls | {dye=tea-bag? ten bags | two cups}} for a T-shirt) with water in a big pot and simmers it for half an hour, until it is as dark as cola. Then it goes through {the strainer} and back into the pot.}
step fold {v.fold}
step bind {v.bind} The tighter it is, the whiter the lines.
step dip Lower the bundle into the hot dye, a grown-up holding the spoon, push it under and let it simmer very gently for half an hour{dye=fabric-dye? or as long as the packet says}. It must be darker than you want it: wet cloth lies.
step cool Now the stove is off: leave everything in the pot until it is cold. The longer, the deeper.
step rinse Put gloves on, lift the bundle out and rinse it under the tap, still tied, until the water runs nearly clear.
step open Snip {the bind}, careful not to nick the cloth, and open fold after fold. This is the moment you did it for.
step dry Hang it in the shade to dry, and wash it alone the first two times.
further Tie a second cloth the same way with half as many folds and dye both in one pot: together they show what each fold did.
safety Hot dye is a grown-up's job from stove to sink; teenagers stir beside one. The pot and the spoon are kept for dyeing from then on{dye=fabric-dye? , and nobody breathes in the dry powder}.
skills folding, binding, dyeing with plants
waiting Half an hour to simmer, three hours to cool.
alt A dyed cloth with {a v} pattern in white
say spider-web: name=spider web; pic=Kumo means spider: the pleats of this pattern open into webs, each with a center of its own.; fold=Pinch the wet cloth at one point and pull it up into a cone. Lay the cone in fine even pleats, like a closed umbrella. Make four or five of these.; bind=Wind thread or a band around each cone from the bottom to the tip and back, crossing on the way.
say storm: name=storm; pic=Arashi means storm: slanting streaks of white, like rain in the wind.; fold=Roll the wet cloth up slantwise, from one corner to the opposite one, until it is a long thin rope.; bind=Wind thread or bands around the rope in slanting rounds, push it together into tight wrinkles as you go, and tie its two ends into a ring.
say spiral-galaxy: name=spiral galaxy; pic=One twist in the middle, and a galaxy with glowing arms turns out of the cloth.; fold=Lay the wet cloth flat, pinch the center and twist, always the same way, until all of it lies in a flat round bun.; bind=Lay four bands across the bun like the cuts of a cake.
say ocean-waves: name=ocean wave; pic=Row after row of waves, from one fold made thirty times.; fold=Fold the wet cloth like a fan, back and forth, each fold as wide as a finger. Let the folds lie a little crooked: straight ones look like stripes, wavy ones like the sea.; bind=Set a band around the strip every three fingers.
say midsummer-sun: name=midsummer sun; pic=Rings of light around a white heart, as if the sun had been laid on the cloth.; fold=Pinch the center of the wet cloth and lift it up. Smooth the rest down into a long roll.; bind=Set a band around the tip, and another one every two fingers below it: each becomes a ring.
say tree-rings: name=tree ring; pic=The Japanese call this kind of pattern wood grain: it looks like the cut face of a tree.; fold=Pinch the wet cloth a little off center and lift it into a roll. Bend the roll slightly, as no tree grows perfectly round.; bind=Bind it with thread from the tip down at uneven distances, close together for the dry years and wide apart for the wet ones.

* block-print-tote
name {v} print
title {V} Block-Print {cloth=cloth-bag? Tote | Cloth} | Hand-Printed {V} {cloth=cloth-bag? Tote Bag | Fabric} | {V} Print on {cloth=bandana? a Bandana | Cloth}
about Cut once, print as often as you like: {v.pic} repeats across {the cloth}, and no two prints are quite the same. | A block of {one block} and a pair of scissors print as cleanly as carved wood. Here it is {v.pic}, on {a cloth} that can stand the wash.
step plan Draw {the v} on {the plan}, about as big as your palm, as a solid black shape. {v.draw} The print will face the other way.
step cut Trace the shape onto {the block}, cut it out and press the fine lines in deeply with the pencil. {v.line}
step mount Glue it onto {a mount} cut a little larger, so that your fingers stay clean and the pressure is even.
step slip A grown-up irons {the cloth} smooth. Slide {the card} inside or under it.
step ink Pour a spoonful of {paint} on the plate and spread it with {the pad} until it is thin and sticky. Coat the block evenly. Wet shiny paint is too much.
step test Print on scrap paper first: press, count to ten, peel off. Gaps want more paint, filled lines want less.
step print Print {the v} on the cloth and coat the block again for every print. {v.row}
step dry Let it dry overnight, with the card still in.
step fix A grown-up irons it from the back for three minutes, hot and dry: after that it can be washed.
further Cut a second block with the details only, dots, veins or stripes, and print it in another color right on top of the first.
safety Ironing is for a grown-up, or for a teenager beside one. Paint that gets into clothes stays there: cover the table and roll up your sleeves.
skills designing in black and white, cutting a block, printing a repeat
waiting Overnight to dry before it is ironed.
alt {a cloth} printed with {a v} pattern
say fern: name=fern; pic=a fern; draw=One bent stem, and leaflets that grow smaller toward the tip.; line=Leave a hair's breadth between the leaflets.; row=Turn the block a little each time and let dark and light green fronds cross at the stems.
say hen: name=hen; pic=a hen; draw=A plump body, a tail of three feathers, comb and beak.; line=One curved line for the wing and a dot for the eye are enough.; row=Set three hens in a triangle, as if they were all after the same grain.
say bicycle: name=bicycle; pic=a bicycle; draw=Two wheels as rings, a frame of straight lines, saddle and handlebars. Keep every line as thick as a pencil.; line=Clear the inside of the wheels first, while the block is still firm around them.; row=Let one bicycle follow the other in a slanting line, as in a race.
say cassette: name=cassette; pic=an old music cassette; draw=A rounded box, a label, two reels with teeth and the small trapezoid below.; line=The label stays bare: there is room for a title in fabric marker.; row=Stack two or three like a mixtape collection, each in another color.
say beetle: name=beetle; pic=a beetle; draw=Fold the paper, draw half a beetle with three legs and cut: both halves agree.; line=One line down the middle parts the wing cases. Spots and stripes may differ from beetle to beetle.; row=Print a row as in an insect collection, and turn a single one upside down.
say fox: name=fox; pic=a fox; draw=Start with a triangle, add two big ears, and keep the cheeks and the inside of the ears white.; line=The eyes are two short slanting cuts.; row=One big print in the middle, or a row of small ones that look left and right.
say snowflake: name=snowflake; pic=a snowflake; draw=Draw one arm with two branches and turn it six times around the middle.; line=Make the branches no thinner than a grain of rice is wide.; row=Begin at the top with many and leave more and more room toward the bottom, as when snow has only just begun.

* print-scrunchie
name {v} scrunchie
title {V} Scrunchie | Hand-Printed {V} Scrunchie | {V} Scrunchie From {cloth=bandana? a Bandana | Cloth}
about Your own pattern first, then the sewing: a scrunchie with {v.pic}, which no store has. | One strip of {one cloth}, one ring of elastic and twenty minutes of small stitches. With {v.pic}, it is yours alone.
step cut Cut a strip of {the cloth} {in 18} long and {in 4} wide, straight along the weave.
step print Lay it on {the under} and cover the good side with your pattern, using {the tint}: {v.draw} Leave the long edges bare for the seam.
step dry Let the color dry for an hour; it must not come off on a dry finger.
step fold Fold the strip in half the long way with the pattern inside, and fold one short end back by the width of a finger.
step sew Sew the long edges together in backstitch, {in 1/4} from the edge, so that a tube forms. Small stitches: they get pulled a lot.
step turn Clip {pin? {the pin} | something slim and blunt} to one end, feed it through the tube and pull the cloth right side out behind it.
step elastic {elastic=hair-tie? Cut {the elastic} open once and thread it through the tube | Cut {in 8} of {the elastic} and thread it through the tube}, holding on to both ends. The cloth gathers by itself.
step close Overlap the ends of the elastic by the width of a finger and sew them together with ten stitches across. Tug: this spot has to hold.
step hide Push the raw end of the tube into the folded one and close the ring with small slanting stitches.
step wear Wind it twice around a ponytail or wear it on the wrist.
further Make a long scarf tail from the leftover cloth, knot it around the scrunchie and let both ends hang.
safety Test the elastic around your wrist: it may hug, but it must leave no mark. Pins and needles are counted before the scrunchie is worn.
skills repeating a pattern, backstitch, making a tube
waiting An hour for the color.
alt A gathered fabric scrunchie with {a v} pattern
say leopard: name=leopard; pic=a leopard's coat; draw=broken rings of black, never quite closed, some with a brown dot inside. Vary the sizes.
say cow: name=cow; pic=the patchwork of a dairy cow; draw=big black islands with soft edges, no two alike, and plenty of white in between.
say strawberry: name=strawberry; pic=a row of ripe strawberries; draw=red rounded triangles as big as a fingertip, tilted this way and that, with green stars on top and pale dots for seeds.
say cloud: name=cloud; pic=a sky full of fair-weather clouds; draw=white clouds of three dabs with a flat bottom, floating at different heights.
say cherry-blossom: name=cherry blossom; pic=the petals of one week in April; draw=five white dabs around a red dot make a blossom. Let single petals fall in between.
say night-sky: name=night sky; pic=a clear night; draw=five-pointed stars in gold, and tiny dots of white as dense as in the Milky Way. Navy or black cloth makes them glow.
say team: name=team color; pic=your team's stripes; draw=straight stripes across the strip, two colors in turn, as broad as a finger. A ruler keeps the edges sharp.

* bead-phone-charm
name {v} phone charm
title {V} Phone Charm | Beaded {V} Charm | {V} Beads for Phone and Bag
about {v.pic} Half an hour of threading, and your phone can never again be mistaken for somebody else's. | A strand of beads is a small sentence. This one says: {v.says}.
step sort Sort the beads by color on the plate, where none can roll away. You need {v.count}.
step cord Cut {in 20} of {the cord}. {cord=fishing-line,beading-elastic? Put a flag of tape on one end, {in 4} from the tip. | Put tape on one end, {in 4} from the tip, and stiffen the other end with a drop of glue, so that it goes through the beads by itself.}
step begin {v.begin}
step pattern {v.pattern}
step letters Thread {the letter} on a second piece of {cord}, {in 6} long, with a knot below the last one: a nickname or a secret, which will hang inside the loop.
step loop Lay the strand in a loop and slide the beads together until no cord shows between them. Do not add or take any off: the order is the whole point.
step knot Take off the tape, hold all ends together and tie them to {the ring} with two double knots, tight against the beads, so that no cord shows.
step glue Touch the knot with a drop of glue, wait until it is clear, and only then cut the ends short.
step hang Hook it to the case or a zipper. Pull once: better now than on the bus.
further Use the same order of beads for a bracelet on elastic, and it matches the charm.
safety Beads roll under tables: pick up every one before a younger brother or sister finds it. The strand is for phones, bags and keys, not for necks.
skills following a pattern, threading, finishing a knot
waiting Half an hour for the glue on the knot.
alt A looped strand of beads that shows {a v} pattern
say solar-system: name=solar system; pic=Eight planets in their right order, with the dark between them.; says=I know where I am; count=eight bigger beads in gray, cream, blue, red, orange, gold, light blue and blue, and about twenty small navy ones; begin=Thread three navy beads: the edge of the dark, next to the sun.; pattern=Now the planets, with navy between them: gray for the planet Mercury, cream for Venus, blue for Earth, red for Mars, two navy beads for the asteroids, big orange Jupiter, gold Saturn, light blue Uranus, blue Neptune. Three navy beads close the system.
say deep-sea: name=deep sea; pic=From the dark bottom of the sea up to the foam, bead by bead.; says=take me to the water; count=navy, teal, light blue and white beads, about ten of each; begin=Thread five navy beads: the deep.; pattern=Let one color run into the next: a single teal bead among the navy ones, then two, then teal alone. Do the same from teal to light blue and from light blue to white. A bigger white bead at the turn is the moon above the sea.
say strawberry: name=strawberry; pic=Six strawberries on one string, and none will ever be eaten.; says=summer, please; count=six big red beads, six white ones and twelve small green ones; begin=Thread one green bead, one red one and one more green one: a strawberry between its leaves.; pattern=Add a white bead for the blossom. Then the next strawberry, green, red, green, and the next blossom, until six of each hang on the strand.
say daisy-chain: name=daisy chain; pic=A daisy chain that does not wilt by evening.; says=it is spring somewhere; count=forty-eight white beads, eight yellow ones and about twenty light green ones; begin=Thread two green beads. Now the first daisy: six white beads, then back through the first of them, so that they form a ring.; pattern=Thread one yellow bead, lay it into the middle of the ring and go through the fourth white bead, across from the start. Pull, and the daisy closes. Two green beads, and the next daisy follows, eight in all.
say binary-code: name=binary code; pic=It looks like black and white. To a computer, it reads B and M.; says=whoever can read me may keep me; count=beads in black and white, eight for each letter, and three teal ones as breaks; begin=Thread one teal bead. In binary code, black stands for 0 and white for 1.; pattern=Look up the codes of your initials. B is 01000010: black, white, four black, white, black. M is 01001101. Put a teal bead between the letters, or nobody can tell where one ends, and the third at the end.
say octave: name=piano octave; pic=Two octaves of piano keys, in the true order of black and white.; says=middle C is where I start; count=fourteen bigger white beads, ten small black ones and three red ones; begin=Thread one red bead, then a white one: C.; pattern=Go up the keyboard: black, white, black, white, another white one right beside it, and then black, white, black, white, black, white. The white neighbors, E and F, are what makes it a piano. Red, the same again, and the last red bead closes the row.
say team: name=team color; pic=The colors of your team, game after game.; says=you know who I cheer for; count=twelve beads in one team color, fourteen white ones and six bigger ones in the other team color; begin=Thread two beads in the main color, then one white bead.; pattern=Add one big bead and another white one: that is one group. Make three groups alike. Two more white beads make the middle. Then do the second half backward, like a mirror.
say unicorn: name=unicorn; pic=Pink, purple and light blue, and one star that grants no wishes but tries.; says=believe what you like; count=pink, purple and light blue beads, eight of each, eight bigger white ones and one big yellow bead or star; begin=Thread one pink, one purple and one light blue bead, then a big white one.; pattern=Do that four times in all, then put the yellow bead on as the tip of the horn. Come back down in reverse: white, light blue, purple, pink.

* wire-wrapped-stone
name wire-wrapped {one stone}
title Wire-Wrapped {stone=sea-glass? Sea Glass | {stone=seashell? Shell | Stone}}: {V} | {V} Pendant in Wire | {V} Charm, Wire-Wrapped
about No drill, no glue: wire alone holds the {one stone}, and its path becomes {v.pic}. | Jewelers call this a cage setting. Around {a stone} it turns into {v.pic}, light enough for a zipper and strong enough for keys.
step wash Wash {the stone} and rub it dry with the towel. Turn it until you know its best side: that one will face front.
step cut Cut two pieces of {the wire} with the wire cutters, {in 18} and {in 8} long. Hold both ends while you cut, so that none flies off.
step frame {v.frame}
step cage {v.cage}
step beads Thread {bead} onto the free wire {v.beads}, and wind on so that they cannot slide.
step tighten Take hold of a wire on the back with the pliers and give it a small twist, like a Z. Do this in two or three places. Each Z shortens the wire until nothing rattles.
step bail {v=dragon-claw? Pull the folded tops apart a little, push a {pencil} through and twist below it: these two bends are the eye by which the claw hangs. | Bring the ends together at the top and wind one of them three times around a {pencil}. Slip it off: this coil is the eye by which it hangs. Wind the rest twice around its base.}
step ends Cut the ends short with the wire cutters and press every tip flat with the pliers. Stroke it with a cotton cloth: nothing may catch.
step hang {ring=earring-hook? Open the loop of the hook sideways, hang the piece in and close it. | Put {the ring} through the eye and hang it from a bag, a zipper or your keys.}
further Hang three pieces on one chain for a window, where the sun comes through in the morning.
safety Wire springs: wear glasses of any kind, and point the ends away from faces. Everything sharp is pressed flat before it is worn, and this piece is for keys, bags and zippers rather than for necks.
skills bending wire, working with pliers, setting a stone
alt A {one stone} held by wire in the shape of {a v}
say wave: name=wave; pic=a wave that runs across it; frame=Bend the long wire around the edge of the stone once, loosely, and twist it twice at the top.; cage=Lead the short wire from one side to the other across the front, twice, in long waves. Roll its end into a small spiral, like the curl of a breaker, and press it down.; beads=at the bottom edge
say dragon-claw: name=dragon claw; pic=four claws that do not let go; frame=Fold both wires in half and twist them together at the folds for the length of a fingertip. Four legs hang down.; cage=Spread the legs like toes, set the stone under them and bend each over the edge. Hammer nothing: curl every tip inward with the pliers instead, until it looks like a claw. Join the two back legs below.; beads=where the legs meet
say moon: name=crescent moon; pic=a crescent that carries it; frame=Shape the long wire into a crescent a little taller than the stone: once around the outside, back along the inside, ends crossed at the tip.; cage=Set the stone into the inner curve. Wind the short wire from the crescent over the stone and back, five times, always tightly at the same spots, and end in a small star or curl.; beads=at the lower tip
say tree: name=tree of life; pic=a tree with roots that hold it; frame=Bend the long wire into a ring two fingers wider than the stone, twice around, and twist the ends shut at the top. Cut the short wire into four pieces.; cage=Fasten the four pieces below at the ring. Twist them together around the stone as a trunk with roots, then part them into eight branches and wind each around the upper ring.; beads=along the branches, as leaves
say raindrop: name=raindrop; pic=a drop on its way down; frame=Bend the long wire around the stone in the shape of a drop, pointed at the top, round below.; cage=Fasten the short wire at one side and lead it across the front to the other, round the frame and back, four times at growing distances: like rings on a puddle.; beads=at the bottom, where the drop would fall
say magic-mirror: name=magic mirror; pic=a mirror from a queen's bedroom, crown and all; frame=Bend the long wire around the stone and twist it once at the top. Zigzag both ends into a crown with three points and twist them again.; cage=Wind the short wire once around the back to hold the stone, and roll four small spirals from what is left: two at the sides, two below.; beads=at the bottom, as a jewel

* painted-sneakers
name {v} sneakers
title Hand-Painted {V} Sneakers | Custom {V} Sneakers | {V} Shoes
about Old shoes are the cheapest canvas there is, and they walk around as their own exhibition: {v.pic}. | {v.pic}, on both feet. Thin coats bend with the shoe and last through the season.
step clean Take the laces out of {the sneaker}, and scrub the shoes with warm soapy water. Paint does not hold on dust. Let them dry.
step mask Cover the rubber soles and the eyelets with {the tape}, pressing its edge down with a fingernail, and stuff the shoes firmly with {the stuff}.
step sketch Sketch lightly in pencil. {v.sketch} The second shoe is a mirror of the first: inside stays inside.
step base {v.base} {paint=fabric-marker,paint-marker? Work in small fields and let each one dry before its neighbor. | The paint waits on {the plate}. Two thin coats are better than a thick one that cracks at the toes.}
step detail {v.detail}
step line Draw the last contours with {the liner}, once the paint below is dry.
step dry Peel the tape off slowly while the paint is still a little soft, and let the shoes dry overnight.
step heel Paint your initial or a tiny sign of your own on both heels, and touch up what ran under the tape.
step lace Lace up again, with {the lace} in the second color if you have the choice.
further Paint a pair of plain laces to go with them: lay them flat, dot them, turn them over and dot again.
safety Paint with the window open, on covered floor, and on shoes that belong to you: ask before you start on a pair that still fits.
skills painting on fabric, mirror images, masking
waiting Overnight for the paint.
alt A shoe painted with {a v} design
say galaxy: name=galaxy; pic=a nebula from heel to toe with stars that stay out all day; sketch=Only a slanted band needs a line: the Milky Way.; base=Paint everything navy. While it is damp, dab purple and pink into the band with a fingertip in an old sock and blur the edges.; detail=Dip the brush into thinned white and flick it with a finger for small stars, then set a few bigger ones with four points by hand.
say hot-rod: name=hot rod; pic=tongues of fire that start at the heel, as on old race cars; sketch=Draw long pointed licks that all lean toward the toes and grow out of each other.; base=Paint the shoe red and leave the licks white.; detail=Fill the licks with yellow at the heel and orange toward the tips, and let both mix where they meet.
say comic: name=comic book; pic=a burst, a bolt and rows of printing dots, straight out of a comic; sketch=Draw a jagged burst on the outside of the shoe, with a bolt across it.; base=Paint the ground yellow and the burst red, with white inside.; detail=Paint the bolt blue. Then add dots in even rows with the blunt end of a pencil, big at the toes, tiny at the heel, as in printed comics.
say piano: name=piano; pic=a keyboard that runs around both soles; sketch=Draw a band as wide as two fingers above the sole and divide it into white keys.; base=Paint everything above the band black and the band white.; detail=Add the black keys, always two, then three, with a gap, all around. One red note on the ankle finishes it.
say watermelon: name=watermelon; pic=summer for two feet; sketch=Draw three lines around the shoe just above the sole: rind, light rind, flesh.; base=Paint the flesh red, then a narrow white line, light green, and green at the very bottom.; detail=Set black seeds as drops that all point at the laces, more toward the toes.
say bones: name=dinosaur skeleton; pic=a skeleton that walks when you walk; sketch=Skull at the ankle, spine along the side, ribs below, the tail running out toward the toes.; base=Paint the shoe black and let it dry completely.; detail=Paint the bones in cream, each as a short stroke with a thicker end. Leave a thin black gap between them, or they melt into a worm.
say meadow: name=meadow; pic=a flower meadow that grows up from the soles; sketch=A wavy line low around the shoe is the top of the grass.; base=Paint the sky light blue and the grass light green, with short strokes upward.; detail=Draw thin stems, then press the end of the brush five times around each for the petals. One ladybug per shoe is enough.
say team: name=team color; pic=your team's stripes at a speed of their own; sketch=Draw two slanted bands down the side, and a star at the ankle.; base=Paint the ground in the main color of your team and leave the bands white.; detail=Paint the narrow band and the star in the second color. Tape gives both bands a sharp edge.

* coil-brooch
name {v} brooch
title Crocheted {V} Brooch | Coiled-Yarn {V} Brooch | {V} Pin From One Long Chain
about The very first thing everybody learns in crochet is the chain. Coiled up and sewn down, it is already {a v}. | {hook? One hook | Ten fingers}, one stitch, {in 60} of chain: {v.pic}.
step loop Make a slip knot at the end of the yarn, big enough for {hook? {the hook} | your thumb and a finger}.
step chain {hook? Yarn over the hook, pull it through the loop: that is one chain stitch. | Reach through the loop, grab the yarn and pull a new loop through: that is one chain stitch, with fingers instead of a hook.} Make a chain of about {in 60}, even and not too tight, then pull the end through the last loop.
step base Cut {v.ground} from {the felt}.
step coil {v.coil}
step sew Sew the coil to {the felt} from below: come up between two rounds, catch a strand, go down again. Your stitches vanish in the yarn.
step parts {v.parts}
step bead Sew on {the bead} as {v.bead}.
step back Cut a second piece of {one felt} of the same shape, sew {the back} to it and join both pieces along the edge.
step wear Pin it where cloth is firm: a denim jacket, a beret, a bag.
further Work the chain with two thinner yarns together: the colors twist around each other all by themselves.
safety The needle is parked in {the felt} during breaks. Close the pin before the brooch is passed on, and do not give it to a child under three.
skills chain stitch, coiling, hidden stitches
alt A brooch of coiled yarn in the shape of {a v}
say snail: name=snail; pic=a snail that carries its house on your collar; ground=a green circle and a tan body with two feelers; coil=Roll the chain up tightly like a cinnamon roll, as big as a bottle cap or bigger, and hold it with two stitches.; parts=Sew the body on first and set the shell on its back, a little tilted. Draw the smile with one curved stitch.; bead=the eyes at the tips of the feelers
say rose: name=rose; pic=a rose that keeps all its petals, whatever the beast does; ground=a pink circle, and two leaves in green; coil=Roll the first third tightly for the bud. Let the other rounds lie looser, each a little higher than the last, and fold the edge down here and there: petals.; parts=Tuck the leaves under the coil, stem a finger long between them, and stitch a vein down the middle of each.; bead=drops of dew
say nautilus: name=nautilus; pic=a nautilus with its perfect spiral; ground=a navy circle and a small head with three arms in orange; coil=Roll the chain up, and let every round be looser than the one before: the spiral opens like a trumpet.; parts=Sew the head into the opening of the shell, with the arms hanging down, and add short orange stitches across the outer round as stripes.; bead=an eye and the glint beside it
say lollipop: name=lollipop; pic=a swirl that never gets smaller; ground=a white disk with a stick below it, both in one piece, and a small red bow; coil=Coil two chains of different colors side by side, starting both in the middle: they take turns, as on a fairground lollipop.; parts=Wind yarn around the stick and sew the bow on where candy and stick meet.; bead=two sparkles on the bow
say sheep: name=sheep; pic=a sheep with curls that you can count; ground=a light green circle for the meadow, and a head with two ears and three legs in black; coil=Cut the chain into six pieces and roll each into its own small curl. Set them close together as a coat.; parts=Tuck the legs under the curls, sew the head on at the side and give it two white stitches as eyes.; bead=flowers in the grass
say fiddlehead: name=fiddlehead fern; pic=a young fern just before it unrolls; ground=a brown circle and two small leaves in light green; coil=Roll up two thirds of the chain tightly. The rest stays straight and hangs down in a soft curve: the stem.; parts=Sew the leaves to the stem and set short stitches along its outside: the fine hairs of a young fern.; bead=drops of rain

* zipper-mouth-pouch
name {v} pouch
title {V} Zipper Pouch | Zip-Mouth {V} | {V} Pencil Pouch
about The zipper is the mouth, and pens, chargers and pocket money disappear in it. {v.pic}. | Whoever has sewn one zipper is not afraid of any other. This one sits between the jaws of {a v}.
step cut Measure {the zip}. From {the cloth}, cut two pieces as long as the zipper: one {in 3 1/2} high for the forehead, one {in 8} high for the chin and the back. Straight edges make a straight mouth.
step first Lay the zipper face down on the good side of the forehead, along its lower edge{pins? , and clip it there with {the pins}}. Sew along the tape in small backstitches, {in 1/4} from the teeth.
step second Do the same with the other side of the tape and the long piece. Fold both pieces back: the zipper now lies between them and opens freely. Try it before you go on.
step face Cut the face from {the felt}: {v.cut}.
step faceon {v.sew} Chin parts stay within two fingers of the zipper: the rest of the long piece becomes the back.
step sides Open the zipper halfway, or you can never turn the pouch. Fold the long piece up until its edge meets the top of the forehead, good sides together, with whatever belongs in the top seam lying between, points inward. Sew the top and both sides, {in 1/2} from the edge.
step corners Cut the corners off at a slant, close to the stitches but not into them.
step turn Turn it right side out through the zipper and push the corners out with the blunt end of {a pencil}.
step pull Tie {the pull} to the slider{v=robot? like a loose wire | as a tongue}.
further Make a tiny one from a short zipper and a scrap: just right for earphones, and it could be the big one's child.
safety Close the zipper slowly past threads, sew with a thimble where four layers meet, and keep the needle parked in the cloth when you rest.
skills setting in a zipper, backstitch, appliqué
alt A pouch that looks like {a v}, with a zipper for a mouth
say shark: name=shark; pic=A great white grins from your backpack; cut=two rows of white teeth as long as the zipper, a gray fin, two eyes; sew=Sew the upper teeth along the upper edge of the zipper, points down, and the lower ones along the other edge, points up. The eyes sit far out to the sides, and the fin is caught in the top seam.
say t-rex: name=T. rex; pic=A tyrannosaur guards your pens; cut=white teeth of different lengths, two yellow eyes with narrow pupils, three orange spikes and two small nostrils; sew=Sew the teeth along the zipper, long and short ones mixed, as in a real jaw. Eyes high up, nostrils right above the teeth, and the spikes go into the top seam.
say robot: name=robot; pic=A robot with a slot for everything; cut=two square eyes with round lenses, two ears, an antenna and a grid for the lower jaw; sew=Sew the eyes on as straight as if a machine had done it. The grid goes below the zipper in rows of black stitches, and four French knots in the corners are bolts.
say frog: name=frog; pic=A frog with the widest mouth in the pond; cut=two round eye bumps, white and black circles for the eyes, two pink cheeks and a long tongue; sew=Sew the eyes to the bumps and let the bumps stand up over the top seam. The cheeks go beside the zipper, and the tongue hangs from its lower edge.
say dragon: name=dragon; pic=A dragon watches over its hoard, which is yours; cut=two horns, a crest, golden eyes with slit pupils, a row of fangs and two rows of scales; sew=Sew the fangs to the upper edge of the zipper and the scales below in overlapping rows, the lowest first. The horns are caught in the top seam.
say big-bad-wolf: name=big bad wolf; pic=What a big mouth you have, somebody will say; cut=two pointed ears, yellow eyes, a black nose, a row of teeth with two long fangs, and a red tongue; sew=Sew the nose in the middle above the zipper and the teeth below it, fangs at the sides. The eyes slant toward the nose, the ears go into the top seam, and the tongue hangs out.

* lino-bandana
name {v} bandana
title {V} Lino-Print Bandana | Linocut {V} {cloth=bandana? Bandana | Cloth} | {V} in Lino
about Whatever you carve away stays bare, whatever you leave will print: {a v} in one color, five times on {one cloth}, and a pattern that belongs to nobody else. | Linocut thinks in black and white, which suits {v.pic}. One block, two colors, and {a cloth} to wear, to hang or to give to the dog.
step plan Draw {the v} on {the plan}, no bigger than {the block}, as solid dark shapes with white lines in them. {v.draw}
step trace Go over the back of the drawing with soft pencil, lay it face up on {the block} and trace it firmly. What you see now prints the other way around.
step carve With a grown-up around, carve away everything that is to stay white, first the thin lines, then the background. {v.line} Push the cutter away from you in shallow strokes and turn {the block} instead of the tool.
step proof Spread {paint} thinly on the plate, coat the block with {the pad} and make a proof on paper. With the grown-up still around, carve deeper wherever a spot prints that should not.
step iron Iron {the cloth} smooth, a grown-up beside you, and lay it on {the card}, flat and without a fold.
step center Find the middle by folding the cloth twice. Coat the block in {color a}, set it down there, press with both palms while you count to ten, and lift it straight up.
step corners Wash the block, change to {color b} and print one in each corner. {v.turn}
step dots Dip the corner of {the dot} into {color a} and print a row of dots along each side.
step dry Leave it flat until no print shines any more, overnight if you can wait.
step fix Iron it from the back for three minutes with a grown-up nearby, hot and dry. From then on it can be washed.
further Trade prints: everybody in a group carves a block of the same size, and each of you goes home with a cloth that carries all of them.
safety Lino cutters are sharp gouges. The hand that holds the block stays behind the tool, never in front of it, the block lies on a damp cloth so that it cannot slide, and a grown-up is around.
skills linocut, thinking in negatives, printing a repeat
waiting Four hours at least before it is ironed.
alt A bandana printed with {a v} in the middle and in each corner
left craft-foam: is cut with scissors and would only be in the way here
say octopus: name=octopus; pic=an octopus, all curves and suckers; draw=A round head, two eyes, eight arms that curl to both sides.; line=Leave the eyes standing as white rings with a dark middle.; turn=Turn it so that all heads point to the corners and the arms reach for the middle.
say robot: name=robot; pic=a robot, all edges and bolts; draw=A square head, a wide strip for the eyes, a mouth like a grid.; line=Straight parallel cuts suit a robot: turn the block a quarter, not the wrist.; turn=Turn it so that every antenna points to its corner.
say longneck: name=long-necked dinosaur; pic=a sauropod with one line from head to tail; draw=One long curve from the nose to the tip of the tail, two broad legs, spots on the flank.; line=Lift the spots out with a single turn of the cutter each.; turn=All four walk in the same direction, as a herd would.
say castle: name=castle; pic=a castle with its towers against the sky; draw=Two towers with pointed roofs, battlements, an arched gate.; line=Clear the gate and the windows, and leave the walls solid.; turn=Keep all the towers upright, so that it reads from one side like a flag.
say rocket: name=rocket; pic=a rocket of the old school; draw=A drop with its point up, fins, a porthole and a flame.; line=Clear the porthole and leave all the rest solid: a rocket is a silhouette.; turn=Turn it so that every rocket leaves through its own corner.
say hero: name=superhero; pic=an emblem that is read in a second; draw=A shield with a smaller one inside and a bolt across it.; line=Clear only the inner shield around the bolt: edge and bolt stay standing.; turn=Set all four upright, each as far from the edge as it is wide.
`;
