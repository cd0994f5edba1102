/** The English words of the shelf of the same name. */
export const words = `
* five-badges-of-beads
name bead badges
means badge, heart, star, flower, fish, smile, bead, board, row, hole, bag, party
title Five Badges From One Board: Melted Beads | Small, Smaller, Bead Badge | Bead Badges for Everybody Who Comes
about Nobody needs a whole board for one picture: five badges fit on it, and they all melt at the same time. Twice, and there is one for every guest. | A heart, a star, a flower, a fish and a smile: small enough that everybody can carry one home.
step sort Sort {the beads} by color{sort?  into {the sort} | }, and take out a few dark ones for the eyes.
step first Set a heart on {the board}, seven beads wide: two bumps above, one bead fewer in each row below, down to a single one.
step more Leave three rows of pegs free, and set the next: a star, a round flower with a yellow middle, a fish with a forked tail, a yellow round that smiles. Each fits on eight by eight pegs.
step check Look at each from the side. Every bead touches its neighbor, and at the top one stands at the very edge: its hole carries the badge later.
step melt {@6-8,9-12? A grown-up lays | With a grown-up in the room, lay} {the cover} over the beads and {@6-8,9-12? moves | move} {the iron} over it in slow circles, until the holes are half closed. {@6-8,9-12? When they are cool, the other side has its turn. | When they are cool, turn them over and do the other side.}
step flat Lay a {heavy-book} on them while they are warm and wait a quarter of an hour: flat badges do not snap.
step back {back=pin? Only pins that close will do: lead one through the open bead at the top of each badge, and shut it. | Open {one back} for each badge, lead it through the open bead at the top, and close it again.}
step loop @6-8 Cut {the loop} into five pieces with {the scissors}. Lead each through the open bead at the top of a badge and knot it: now it hangs from a bag or a zipper.
step bag Put one badge into each of {the bag}, a different one each time.
step give Lay them out for choosing. Who takes the fish? Ten guests want a second board.
further Invent the badge of your own club, and make as many as it has members.
safety {@13+? Iron on a table that can take the heat, with a grown-up around. | The iron is a grown-up's, and nobody touches the beads before they are cool.} Sweep the floor at the end: little siblings find every bead.
skills counting pegs, planning small, working in a series
waiting A quarter of an hour to cool.
alt Five small badges of melted beads: a heart, a star, a flower, a fish and a smile

* two-rounds-one-ball
name felt ball
means ball, round, circle, line, patch, seam, edge, gap, stitch
title Two Rounds, One {V} | A {V} for Indoors, Sewn From Felt | Soft {V}: Throw It Anywhere
about It does not break a window, nor a vase, nor a nose: {a v} of felt, stuffed until it is round. | Two circles of felt, one seam around, and the softest {v} of the season.
step trace Turn {the mug} over and trace it twice with {the pen} on the {color a} felt.
step cut Cut out both circles with {the scissors}, just inside the line.{@6-8?  A grown-up holds the felt tight. | }
step marks From the {color b} felt, cut {v.cut}.
step sew Thread {the needle} with {the thread}, knot the end, and sew them onto one circle: {v.sew}.
step pin Lay both circles together, the pattern outside{pins? , and fix them with {the pins} | }.{loop?  Fold {the loop} in half and push its ends between them at the top. | }
step edge Sew around the edge with {the needle}, over and over, a lentil's width in, the stitches just as far apart. Stop when a gap of three fingers is left.
step fill Pull {the stuffing} apart and push it in, first to the rim, then into the middle, until it is plump.
step close Sew the gap shut in the same stitch, make two stitches in one place, and cut the thread.
step ring Open {the ring} and hang it into the loop.
step throw {ring? Hang it on the bag that goes to practice. | {v.throw}}
further Sew the ball of another sport, and juggle the two.
safety The needle is parked in the felt during breaks and counted at the end. {@6-8? A grown-up sits beside you while you sew. | }
skills cutting a circle, sewing around an edge, stuffing evenly
alt A stuffed {v} of felt with a stitched edge
say soccer: name=soccer ball; cut=six pentagons, five-sided patches, each as large as a big coin; sew=one in the middle with a stitch at each corner, the others around it, cut off at the edge, and long dark stitches from corner to corner; throw=Two books are the goal. Who scores lying down?
say basketball: name=basketball; cut=four strips as narrow as a shoelace; sew=one across, one from top to bottom, and one bent to each side, with a stitch at every finger's width; throw=The laundry basket is the hoop. Three steps back count double.
say baseball: name=baseball; cut=two strips as narrow as a shoelace and eight short bits; sew=the strips bent like two brackets, and four bits across each, as its famous stitches; throw=Who catches it ten times with the other hand?
say tennis: name=tennis ball; cut=two strips as narrow as a shoelace; sew=each in a wavy curve from rim to rim, back to back, a stitch at every finger's width; throw=The flat hand is the racket. How long does it stay in the air?

* leaves-behind-leaves
name leaf picture
means leaf, stencil, hole, layer, leaves, eye, edge, sheet, picture, frame, stem, tip
title Leaves Behind Leaves | {V.t} | Three Layers of Leaves on {canvas=cloth-bag? a Bag | {a canvas}}
about A hole in a piece of {one sheet} and a sponge: dab, move on, dab again, and leaves grow behind leaves, {v.about}. | Stencils overlap, and suddenly it is deep enough to get lost in.
step edge Tape {the edge} around the rim of {the canvas} and press it down: it becomes a clean, bright frame.
step draw On {the sheet}, draw three leaves with {the pen}, a broad one, a long one and a small one: {v.draw}.
step cut {@6-8? Together, poke | Poke} a hole into the middle of each leaf with the tip of {the scissors}, and cut it out from there. The sheet with the hole is your stencil.
step pale Pour a spot of each color on the {plate}. Hold the broad leaf on {the canvas}, pick up a little {color a} with {the sponge}, and dab from the rim of the hole inward. Six times, all over.
step dry Let it dry for half an hour. Wipe the stencil in the meantime.
step mid With {color b} and the long leaf, dab five between and over the first ones, in other directions.
step front The small leaf comes last, in {color c}: four in front, some running off the edge. Hardly any paint on {the sponge}, and the rim stays sharp.
step spots With a fingertip and {color d}, set {v.spots}.
step vein Draw one thin vein along each leaf in front with {the line}.
step peel Peel {the edge} off slowly, while the last paint is still soft.
further Cut one more stencil, {v.more}, and let it hide between the layers.
safety {@6-8? Scissors with a point need a grown-up's hand for the first hole. | Poke the first hole on something soft, away from the other hand.}
skills cutting a stencil, dabbing, layering
waiting Half an hour between the layers.
alt A picture of leaves in three layers and colors
say jungle: name=jungle; t=Deep in the Jungle: A Leaf Picture; about=until somebody could hide in there; draw=monstera with deep notches, palm and fern; spots=two dots close together in a dark gap: somebody looks out; more=a parrot or a frog
say meadow: name=garden; t=Deep in the Green: A Leaf Picture; about=as in a garden that nobody weeds; draw=one like burdock, one like a willow's, one like a fern; spots=two dots close together in a dark gap: somebody looks out; more=a beetle or a bird
say fall: name=fall leaf; t=A Heap of Fall Leaves; about=as under the big tree in October; draw=oak, willow and birch; spots=two dots close together between the leaves: a hedgehog is awake; more=an acorn

* money-on-the-line
name money gift
means bill, money, bow, line, frame, box, back, word, laundry
title Money on the Line: A Gift | Freshly Washed Money: A Gift in a {one frame} | Five Bills Hung Out to Dry
about Money in an envelope is forgotten by evening. Folded into bows and hung out like laundry, it is looked at first, and spent later. | Nothing is glued to the bills: whoever gets them takes down the pegs, one wish after the other.
step open Open {the frame}, take out what is in it, and wipe it clean.{frame=picture-frame?  The pane stays out this time. | }
step back Trace the back of {the frame} on {the sheet} with {the pen} and cut it out with {the scissors}.
step lay Fix it to the back with {a hold}, smoothing from the middle to the corners.
step trim Run {the trim} along the edges as a border.
step word Write along the lower edge with {the word} what the money is for: the road, the new room, the first pizza there.
step line Cut {the line} two fingers longer than {the frame} is wide, and fix its ends left and right, {in 1} below the upper edge, with {a hold}. It may sag a little.
step bows Fold five bills one by one, to and fro like an accordion, each fold as narrow as a finger. Pinch the middle, and spread both ends: a bow.
step pegs Hang each bow on the line with one of {the pegs}, across its middle, all at the same distance.
step gift Stand it where it is found. Who counts first and who reads first?
further Hang a little sock or shirt of paper among the bills.
safety The bills stay whole: no glue, no tape and no holes in them. {frame=picture-frame,shadow-box? Put the glass aside, wrapped in a cloth. | }
skills measuring, folding evenly, arranging on a line
alt A box frame with five green bows of money pegged to a line

* two-rings-of-wire
name wire rings
means ring, band, snail, bead, finger, friend, turn, round
title Two Rings, One Wire | A Ring for You, the Same for Me: Wire Rings | Matching Rings From a Piece of Wire
about Cut from one wire, wound around the same form, worn on two hands: they belong together, wherever the two of you are. | No solder and no stone that falls out: the wire holds itself, and the bead sits in it like an egg in a nest.
step size Find a place on {a form} that is a little thicker than the finger that will wear the ring. Wire springs in, and a tight ring is no present.
step cut {@9-12? Together, nip | Nip} two pieces of {in 15} from {the wire} with {the cutter}, both ends held.
step bead Push one of {the beads} to the middle of the first wire.
step wind Hold the bead against {the form} with your thumb, lead both ends around the back, and pull them tight to the front again, one above the bead, one below.
step cross Lead them around the back once more, side by side: that makes a band of two rounds.
step snail In front, lead both ends around the bead like the shell of a snail, three turns, flat on the band, each close to the last.
step ends Slide it off. Wind each end three times around the band, left and right of the snail, pull tight, and {@9-12? nip off the rest together | nip off the rest} with {the cutter}.
step smooth Press the tips into the band and stroke it with the {towel} all around: where it catches, press again.
step second Make the second one on the same place of {the form}, with as many turns, so that they match.
step give Try both on. Who gets which one?
further Twist the first round before you wind it, and the band looks like rope.
safety Cut ends of wire jump: hold both, cut downward, and look away. A ring that gets tight comes off at once, and none is worn at sports or at night.
skills winding wire, making two alike, finishing ends
alt Two matching wire rings, each with a bead in a spiral of wire
`;
