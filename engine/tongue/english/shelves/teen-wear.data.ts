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
`;
