/** Words for the shelf of the same name. */
export const words = `
* bike-tube-feathers
name feathers
title Bike-Tube Feathers | {@9-12? Two Feathers for Two Bags | Feather Earrings From a Flat Tire} | Feathers That Were a Tire
about A flat inner tube is thin, black and soft like leather, and no cut in it ever frays. From a distance nobody guesses that this was a bicycle. | Rubber cuts like felt and hangs like leather. The fringe makes it a feather.
step wash Wash {the tube} inside and out with soap, for there is powder in it, and rub it dry with the towel.
step open Cut out a piece {in 6} long with {the scissors}, away from the valve, and cut it open lengthwise into a flat sheet.
step draw Draw two feathers on the inside with the {one chalk}, {in 4 1/2} long and {in 1 1/4} wide, with a pointed tip and a short stalk.
step cut Cut them out with long strokes, turning the rubber and not the scissors.
step fringe Cut slanted slits from the edge toward the middle, pointing down to the tip, and leave a strip as wide as a matchstick down the center. Take out a thin wedge here and there, as if the bird had flown a lot.
step line Draw the center line with the {one line}.
step hole Punch a hole in the stalk of each with {the punch}.
step bead Cut {the thread} in half and thread {one bead} onto the middle of each piece.
step ring Tie a feather to each of {the ring} with its thread: two knots, one on the other. {@13+? Both must hang at the same height: hold them side by side before you trim. | One for your bag and one for somebody else's.}
further @9-12 Leaves and fish are cut in the same way: what else has a backbone?
further Layer a small feather in a second rubber, gray or red, over the big one.
safety Cut thick rubber slowly and toward the tip of the scissors; fingers stay behind the cut. {@13+? Clean hooks with soap before they go into ears. | }
skills cutting a fine fringe, symmetry, simple jewelry
alt Two black feathers cut from rubber, with a golden line down the middle

* bike-tube-cuff
name cuff
title Laced Bike-Tube Cuff | The Cuff That Was a Tire | Rubber Cuff With {lace=ribbon? Ribbon | Lacing}
about Black rubber, two rows of holes and one bright lace crossing over it like a boot. | Leather look without an animal, from something that every bicycle shop gives away.
step wash Cut off the valve part of {the tube}, wash the rest inside and out with soap and dry it with the towel.
step cut Measure around your wrist, add {in 1}, and cut a strip so long and {in 1 1/2} wide. Draw the line first with the {one chalk}; rubber shows every wobble.
step dots On the inside, mark two rows of dots, each {in 1/4} from the edge, {in 3/4} apart, and leave the last inch at both ends free.
step punch Punch a hole at each dot with {the punch}.
step lace Lace {the lace} from hole to hole like a shoe, crossing on the outside. Knot both ends behind the first and the last hole.
step studs {studs=paper-fastener? Push one of {the studs} through each crossing, spread its legs flat behind it and cover them with a bit of rubber. | Press one of {the studs} onto the rubber between two crossings.}
step close {close=snap-fastener? Sew one half of the snap onto the top of one end and the other half under the other end, four stitches through each hole. | {close=button? Sew {the close} onto one end and snip a slit into the other, a hair shorter than the button. | Sew a piece of {the close} onto the top of one end and its partner under the other end.}}
step wear Close it: one finger should still fit under it.
further @9-12 Weave a second color back through the same holes.
further Cut it twice as wide at the top, and shape the edges into waves or teeth before you punch.
safety The needle goes hard through rubber: push it against the table edge or a cork, never against a fingertip. For wrists, not for necks.
skills measuring, punching in a row, lacing
alt A black rubber cuff laced crosswise with a red band and a round closure

* bike-tube-sleeve
name pencil sleeve
title Pencil Sleeve From a Bike Tube | A Tire for Your Pens | Waterproof Pencil Sleeve
about A tube is a case already: it only needs a bottom and a flap. Rain, spilled water and pencil dust do it no harm. | Bicycle couriers carry bags of this stuff, because it outlives everything.
step cut Cut a straight piece of {the tube}, {in 10} long, away from the valve. A wide one from a mountain bike holds the most.
step wash Turn it inside out, wash off the powder with soap, dry it with the towel and turn it back.
step flap Press it flat. At one end draw a rounded flap, {in 2} long, with the {one chalk}. Cut away the front layer there, and cut the back layer to the round shape.
step holes At the other end punch a row of holes through both layers with {the punch}, {in 1/4} from the edge and {in 1/2} apart.
step patch Sew {the patch} onto the front with a few stitches, one hand inside the tube. Do not catch the back.
step close {close=snap-fastener? Sew one half of the snap under the flap and the other on the front where it lands. | {close=button? Sew {the close} to the front and snip a slit for it into the flap. | {close=hair-tie? Knot {the close} through a hole in the flap: it goes around the sleeve twice. | Sew a piece of {the close} under the flap and its partner on the front where it lands.}}}
step bottom Lace the holes shut with the rest of {the thread}: over the edge all the way, then back, so that crosses come out. Knot it inside.
step sign Put a sign on it with the {one sign}: a star, your letter, the name of a road that you rode.
step fill Fill it with pens, points down, and close it.
further @9-12 A shorter piece makes a case for earphones or a key.
further Line it with a strip of felt and it takes glasses or a harmonica.
safety Rubber grips the needle: pull it with a scrap of rubber around it, and never push it with a bare fingertip.
skills measuring, lacing an edge, sewing on a closure
alt A black rubber pencil sleeve with a laced bottom and a flap

* pod-bells
name bells
means spoon
title Coffee-Pod Bells | Five Bells on a {bar=dowel? Bar | {bar=wooden-spoon? Spoon | Branch}} | The Breakfast Bells
about Every cup of coffee leaves a bell behind. It only needs its clapper. | A pod is shaped like a bell, light as a bell, and after breakfast it is for free.
step wash {@6-8? A grown-up pulls the lids off {the pod}, presses the rims flat with a spoon and rinses out the coffee. | Pull the lids off {the pod}, press the rims flat with the back of a spoon and rinse out the coffee.} Dry them with the towel.
step hole The machine has pricked a hole into the closed end. Set each pod over a folded towel and widen it with {the poke}, turning, until {the cord} fits.
step color Color the pods with {the color}: one stripe around each, or all over with dots.
step dry Leave them open side down until nothing comes off on your finger.
step knot Cut {the cord} into five pieces of {in 10} and keep the rest. Tie one of {the ring} to the end of each.
step thread Make a thick knot in each cord, as far above its {one ring} as a pod is high. Thread on a pod from its open side: it comes to rest on the knot, and the clapper just peeks out.
step bar Tie the five cords to {the bar}, some longer, some shorter, so that the pods touch when they swing. Tie the rest of the cord to both ends for hanging.
step bow Tie {the bow} in the middle.
step ring Hang it where the wind comes by, or in a doorway. {ring=bell? Which one rings the brightest? | Listen: does a full swing sound different from a small one?}
further @6-8 Hang three on one cord, one below the other, for a sleigh bell.
further Sort them by sound before you tie them: low on the left, high on the right.
safety The rim of a pod can be sharp: {@6-8? a grown-up presses it flat before children touch it | press it flat before you do anything else}. The cords stay short and out of the reach of babies.
skills knotting at the right height, decorating, listening
waiting Half an hour until the color is dry.
alt Five small colorful bells made of pods hanging from a stick

* pod-daffodils
name daffodils
title Coffee-Pod Daffodils | Three Daffodils That Never Wilt | Spring From a Coffee Machine
about The trumpet of a daffodil is as wide as a coffee pod and has the same wavy rim. Nobody can have planned that. | Six petals, a trumpet in the middle, a stem that bends: it is spring in February.
step wash {@6-8? A grown-up pulls off the lids, presses the rims of {the pod} flat and rinses them. | Pull the lids off {the pod}, press the rims flat with a spoon, and rinse.} Dry with the towel.
step paint {paint=acrylic-paint? Brush the pods orange or deep yellow, inside first, and set them down on their closed ends to dry for an hour. | Color the pods orange or deep yellow with {the paint}, inside and out.}
step hole Set a pod over a folded towel and push {the poke} through the middle of its closed end, turning it. The same for the others.
step petals Draw two three-petaled stars, as wide as your hand, for each flower on {the petals} and cut them out: six stars for three flowers. {!@6-8? Make each petal a little different. | }
step fold Pinch a crease into every petal, from the middle to the tip, and bend the tips forward.
step stem Lay two stars on each other so that six petals show, make a hole in the middle, and push one of {the stem} through from behind and into the pod. Curl {in 1/2} at its end inside, so that it cannot slip back.
step pollen Glue one of {the pollen} onto each curl.
step glue Put a ring of glue under the pod, push it down onto the petals and count to thirty.
step leaves Cut five long narrow leaves from {the leaves}.
step vase Put the flowers into {the vase}, leaves around them, and bend each head down a little: daffodils look at their feet.
further @6-8 Make one with white petals: poets' daffodils look like that.
further @9-12,13+ Shrink everything by half, and it is a pin, a bookmark or a bow for a present.
safety Rims of pods and ends of wire are sharp: {@6-8? a grown-up flattens the rims, and the ends are curled in | flatten the rims and curl in the ends} before anything else is done.
skills cutting petals, assembling in layers, observing a flower
waiting About an hour, for paint and glue.
alt Three yellow paper daffodils with orange trumpets in a jar

* pod-light-chain
name light chain
title Coffee-Pod Light Chain | Ten Little Lampshades | Starry Lights From Breakfast
about Each light gets a shade of its own with stars pricked into it, and the wall behind it fills with dots. | Lamps in the shops have holes like these too. Theirs are all alike.
step wash Pull the lids off {the pod}, press the rims flat with the back of a spoon, rinse and dry them with the towel.
step plan Dot a pattern on each with {the poke}: a star, a moon, rings, or falling snow.
step prick Stuff a pod with {the under} and, with somebody at hand, prick through at every dot with {the prick}, from outside. The filling holds the wall, so that it does not dent.
step cross Snip a small cross into the middle of the closed end, with the tips of {the scissors}, just wide enough for one light.
step paint Color the outside with {the paint}. Silver inside stays as it is: it throws the light around.
step dry Let them dry for an hour, and open holes that have closed.
step edge {edge=washi-tape? Stick {the edge} around the rims. | Glue {the edge} around the rims.}
step push Push one light through the cross of each pod from the closed end. The four corners hold the wire.
step hang Hang the chain along a shelf or a mirror, the box with the batteries where you can reach it, and darken the room.
further @9-12 Line a few with a scrap of colored tissue.
further Prick the letters of a word, one to a pod, and hang them in order.
safety Only lights that stay cool and run on batteries behind a screwed lid. {prick=needle? Needles | {prick=pushpin? Pushpins | Nails}} and rims are sharp: prick into the filling, never toward a finger, and count them at the end.
skills pricking a pattern, working in a series, lighting
waiting About an hour for the paint.
alt A chain of lights with small colored shades and dots of light

* pouch-pencil-case
name pencil case
title Pencil Case From Drink Pouches | The Case That Was a Juice | Silver Case, Bright Edges
about Drink pouches cannot be recycled in most towns, but they are tough, waterproof and shine on the inside. Two of them make a case with a flap. | It weighs less than an apple, and a leaking pen cannot harm it.
step wash Rinse {the pouch} with warm soapsuds, stand them upside down to drain and dry them with the towel.
step top Cut the top off the first one, straight across, below the hole for the straw. That is the case.
step flap Cut {in 3} off the second one's upper end, trim away the seams, and open it to a flat sheet as wide as the case: the flap.
step bind Bind every cut edge with {the tape}: half of it in front, half folded over to the back.
step join Lay the flap on the back of the case, edge over edge, and tape it along the whole width, inside and out.
step close {close=button? Cut a slit into the middle of the flap, and glue the button on where it lands. | Glue one half of {the close} under the flap and the other where it lands.} Let it set before you pull.
step trim Run {the trim} along the edge of the flap.
step sign {ink=sticker? Press {the ink} on and | Write or draw with {the ink} and} make it yours: paint like this shows even on silver.
step fill Fill it: six pens, an eraser, a sharpener. Does it still close?
further @6-8 Cut the second pouch into a luggage tag for your backpack.
further Make one for each kind of thing: bandages, seeds, earphones.
safety The corners of the cut foil are sharp until they are bound: {@6-8? cut together, and tape them | bind them} right away.
skills binding an edge, making a flap, reusing
waiting Half an hour until the glue holds.
alt A silver pencil case with red edges, a flap and a round closure

* pouch-tote
name tote bag
title Tote Bag From Twelve Pouches | A Bag Full of Empty Pouches | The Juice-Pouch Bag
about Twelve pouches that would have been trash become a bag that carries books, wet towels and groceries. Save them for a month, or ask the whole class. | It is a quilt, with tape for thread: six pieces in front, six behind.
step wash Rinse {the pouch} with warm soapsuds, drain them and dry them with the towel.
step trim Cut the tops off along one line, so that all twelve have the same height, and press them flat.
step row Lay three side by side, edge on edge, and tape the seams with {the tape}. Turn them over and tape the back as well. Make four such rows.
step panel Join two rows, one above the other, over the whole width, front and back. The other two become the second side. All prints look up.
step sides Lay both sides on each other, prints outward, and tape them together: bottom first, then left and right. Fold each strip evenly over the edge.
step hem Fold tape over the upper edge all around, twice: this is where it tears first.
step handles For each of two handles stick two strips of tape {in 22} long on each other and fold them in half lengthwise.
step fix Tape the ends of the handles to the inside, {in 2} deep, a hand's width apart. Cover each with a cross of tape.
step sign Write what the bag is for on {the tag} with the {one ink}, and tie or tape it to a handle.
step carry Put in two books, lift it, and look at the seams. What bulges gets another strip.
further @9-12 Cut the tape for the handles from two colors and twist them.
further Make a pocket from a thirteenth pouch, taped inside, for keys.
safety Cut foil has sharp corners: tape over them before you reach into the bag.
skills joining a grid, folding tape evenly, testing a seam
alt A silver tote bag of drink pouches joined with red tape

* pouch-pinwheel
name pinwheel
title Drink-Pouch Pinwheel | The Silver Pinwheel | A Pinwheel That Likes Rain
about Paper pinwheels last until the first shower. This one flashes in the sun, and rain runs off. | Inside every drink pouch there is a sheet of silver, and wind knows what to do with it.
step wash Rinse {the pouch} with dish soap and dry it with the towel.
step open Cut off the seams on all sides. {@6-8? You now have two sheets | The two sheets come apart}: one for the wheel, one as a spare.
step square Measure and cut a square, {in 4} on each side. Draw both diagonals on the printed side with {the pen}.
step slits Cut along each diagonal from its corner toward the middle, two thirds of the way.
step dots {dots=sticker? Stick {the dots} on | Draw dots with {the dots}} where the blades will turn around, two on each.
step holes Punch a hole in every second corner with {the punch} and make one in the very middle, by folding it there a little and snipping.
step bend Bend the four corners with holes to the middle, one on the other, and push {the joint} through all of them and out at the back. Do not crease the bends.
step mount Bend the legs of {the joint} around {the stick}, near its top, and wrap {the band} over them. Leave a little air between wheel and stick.
step tail Tie {the tail} below it.
step spin Hold it into the wind or run. If it sticks, widen the middle hole. {@9-12? How many turns does it make in ten seconds? Mark one blade and count. | Which way does it turn?}
further @6-8 Stick it into a flower pot: when it stands still, go and fly no kite.
further Make one with six blades from a circle and let both race.
safety The cut corners of a pouch are pointed: round them off with one snip, and walk, don't run, with a stick toward your face.
skills measuring a square, folding to a center, watching the wind
alt A silver pinwheel with red dots on a stick

* zip-tie-dragon
name dragon
title Zip-Tie Dragon | The Spiny Dragon From the Pool | {wings=felt? Felt-Winged | Winged} Dragon With Zip-Tie Spikes
about Eighteen zip ties, all with their tails up: no other spine looks as dangerous and takes half an hour. | A pool noodle is as long as a dragon is supposed to be, and soft where it touches you.
step length Cut {the noodle} to {ft 3} with {the scissors}, turning it as you cut.
step mouth Cut a slit {in 3} long into one end, level with the table: the mouth. Cut a thin wedge out of the lower jaw.
step spikes Lay eighteen of {the tie}, at least {in 11} long, around the body, {in 1 1/2} apart, with all the heads along the back. Pull them snug until the body waists a little.
step bend Bend the dragon like a snake and run {the tape} along the inside of each curve, pulled tight: that keeps it bent.
step snip Cut the tails of the ties with {the scissors}: long behind the head, shorter and shorter toward the tail. Cut them straight and not at a slant, for slanted ends scratch.
step wings Cut two wings from {the wings}, as long as your forearm, each with a tab at the root.
step fix Push the tabs under the fifth tie, left and right, and pull the last two ties tight over them.
step tongue Glue {the tongue} into the mouth, forked at its end{teeth? , and small triangles of {the teeth} along the jaws | }.
step eyes Glue {the eyes} to both sides of the head, and let them hold for half an hour.
step scales Draw scales between the ties with the {one scales}.
further @9-12 Make a small one from a piece as long as your hand, with the thinnest ties: a hatchling.
further Hang it over a bed on two loops, and let its shadow do the rest.
safety Zip ties never go around a finger, a wrist or a neck, not even in fun: they only close. Cut ends are sharp, so feel each one and round it off.
skills spacing evenly, planning from big to small, building a body
waiting Half an hour until the eyes hold.
alt A green dragon from a pool noodle with yellow spikes, red wings and an open mouth

* zip-tie-urchin
name sea urchin
title Zip-Tie Sea Urchin | Forty Spines on One Ring | The Urchin That Cannot Prick
about Forty zip ties on one small ring, each fanned out in another direction, and there it is: a sea urchin, a dandelion or a firework, as you like. | Nothing is glued here. It is the crowd that keeps every spine standing.
step sort Sort {the tie} by color and lay them all the same way around. They should be equally long.
step first Close ten of them around {the ring}, as tight as they go. Their tails stick out on all sides.
step all Add the other thirty, changing colors, and push them together when it gets tight. The last ones need patience.
step fan Hold the ring and bend the tails one by one to where there is room: up, down, to the front, to the back. Turn it, until it is round from everywhere.
step snip Cut the tails to one length, straight across, {in 4} from the middle. {@13+? Or cut every second one shorter, and it gets two depths. | }
step tips Glue one of {the tips} onto the end of as many spines as you have. It looks like dew.
step glow Dab {the glow} on the tips of the rest.
step eyes Glue {the eyes} in the middle of one side, close together.
step hang Tie {the hang} to the ring and hang it in front of a window.
further @9-12 With white ties it is a snowflake, with green ones a cactus in a pot.
further Build one around a light chain: the shadows on the wall are the real picture.
safety Ties go around the ring and nothing else: not around fingers, toes or necks. Cut straight, then feel the ends; what scratches is trimmed again.
skills sorting, working toward a sphere, patience
alt A purple and pink sea urchin made of zip ties, hanging from a thread

* zip-tie-crown
name crown
title Zip-Tie Crown | A Crown Like Sunrays | The Crown of Forty Rays
about On the catwalk such crowns are cut from brass. This one costs as much as a box of cereal, and looks like the sun coming up behind your head. | Long ray, short ray, short ray, long ray: the rhythm makes it a crown.
step measure Link four of {the tie} into a chain, end into head, and close it to a ring that sits on your head without pressing.
step rays Close the other ties around that ring, side by side, as tight as they go, {in 1/2} apart.
step turn Turn all of them until the heads are outside and the tails stand up like rays.
step cut Cut the tails: the longest over the forehead, then shorter toward both sides. Straight cuts, no slanted ones.
step tips Push one of {the gems} with a drop of glue over the end of each tall ray, and give the others a drop alone: no end may stay sharp.
step paint Paint the rays with {the paint}, in two thin coats, with drying in between.
step soft Fold a strip of {the soft} over the ring from inside and tape it: it hides the heads and is kind to your hair.
step clips Slip {the clips} onto the strip, left and right: they hold it in the hair.
step wear Put it on before a mirror and bend the rays until both sides match.
further @9-12 With white ties and beads it is a crown of ice.
further Leave the ring open at the back, tie it with ribbon, and it fits every actor in the play.
safety The ring is for the top of a head and stays loose; zip ties never close around a neck or a wrist. Cut ends get a cap of glue or a gem, each of them.
skills linking, working in a rhythm, finishing edges
waiting An hour until the glue holds.
alt A golden crown of long and short rays with small gems

* milk-the-cow
name cow
title Milk the Cow | A Box Cow With a Full Udder | The Cow for the Yard
about Squeeze from the top to the bottom, and it really runs: whoever has milked this cow knows how milk gets into the pail. | She stands still, she never kicks, and her udder is a {glove}.
step slot A grown-up turns {the box} upside down, cuts a high arch out of each side, so that it stands on four legs, and a hole as big as a fist into the top.
step spots {spots=paint? Paint big spots all over the body, right down to the legs. | Tear or cut big spots from {the spots} and glue them on: no cow has two alike.}
step face Draw a cow's face on {the face} with {the pen}: wide nose, two nostrils, eyes far apart, ears to the sides.
step head Tape it to the front end of the box.
step tail Fold {the tail} in half twice, knot it near the lower end for a tassel and tape it to the other end of the box.
step bell {bell=bell? Tape the bell below the chin. | Tape {the bell} below the chin as a bell.}
step teats A grown-up pricks one fine hole into each fingertip of {the glove} with the needle and puts the needle away.
step hang Push {the glove} through the hole from above, fold its cuff over the edge and clip it with {the pins}.
step fill {@4-5? Put {the pail} below. The grown-up pours half of the water in through the hole: look, the udder fills. | Put {the pail} below and pour half of the water in through the hole, together.} The rest is for later.
step milk Close thumb and finger around the top of a teat, then squeeze the other fingers one after the other, downward. {@6-8? How many squeezes until it is full? | Left, right, left, right.}
further @4-5 A drop of white paint in the water makes it look like milk. Nobody drinks it.
further Time it: who fills a cup first, with two hands or with one?
safety The needle is a grown-up's, and is put away before the game begins. Nobody drinks from the pail; the water goes on the flowers.
skills squeezing finger by finger, knowing where milk comes from, pretending
alt A spotted cow made of a box with a pink glove for an udder and a pail
left balloon: bursts as soon as it is squeezed

* glove-rooster
name rooster
title Rubber-Glove Rooster | The Rooster From the Sink | Five Fingers, One {tail? Fine | Proud} Rooster
about Thumb up for the head, four fingers for the tail: a glove has always been half a rooster. | It stands by the sink and crows when the dishes are done.
step fingers Push {the stuff} into {the glove}, a little at a time, right down into the fingertips. Then the thumb, then the palm, until the glove stands out firm.
step cuff Close the cuff with {the tie}, wound twice.
step stand Set the cuff into {the stand}, so that the thumb points to one side, and tape it all around.
step red Draw a comb with four bumps, a beak and a wattle on {the red} and cut them out. {@4-5? A grown-up holds the paper while you cut. | }
step comb Tape the comb to the top of the thumb, the beak in front, the wattle below.
step eyes {eyes=sticker? Press a sticker on each side of the thumb. | Dot one eye on each side of the thumb with the {one eyes}.}
step tail Tape {the tail} behind the fingers, fanned out.
step feet {feet=pipe-cleaner? Bend each of {the feet} into three toes | Cut three toes from each of {the feet}} and tape them under the front of the stand.
step crow How does a rooster crow? {@4-5? Cock-a-doodle-doo in English, kikeriki in German. | In French it says cocorico, in Spanish quiquiriqui. Who is right?}
further @4-5 Make a second one with a smaller comb: the hen.
further Paint eggs from paper for the hen beside him, and count how many she has.
safety A glove is stretchy but not for heads or mouths, and the {tie=ribbon? ribbon | band} stays on the cuff.
skills stuffing, seeing shapes anew, taping firmly
alt A yellow rubber glove as a rooster with a red comb, standing in a tube

* frozen-glove-hand
name ice hand
title The Hand of Ice | Frozen Glove Hand | A Hand From the Freezer
about Fill a glove with water, wait one night, and peel it off: a hand of ice, with every fold and fingertip. | {inside? Something is frozen inside it, and it will take an hour until it comes free. | It glitters, it drips, and nobody wants to shake it.}
step rinse Rinse {the glove} inside and out. A whole one is needed: fill it once and look for drips.
step inside Drop {the inside} into the fingers.
step tint {tint=watercolor-paint? Stir some {tint} into the water until it has a color. | Stir a few drops of {tint} into the water.} Pale is better: dark ice hides its fingers.
step fill Hold the cuff open and pour the water in with {the jug}, up to the wrist and not to the rim, since ice needs more room than water.
step tie Twist the cuff shut without air and close it with {the tie}, tightly.
step freeze {@6-8? A grown-up lays | Lay} {the glove} on {the tray}, fingers apart and up, and puts it level into the freezer overnight, for twelve hours.
step peel Run lukewarm water over it for half a minute, cut the cuff and then along the palm with {the scissors}, and peel the glove off. Fingers come last: pull them straight, or they break.
step stand Set the hand on {the tray}, with a folded towel under it.
step salt Sprinkle {the sparkle} over it and wait five minutes: salt eats grooves and veins into the ice.
step light Put {the light} behind it, in the dry, and darken the room.
further @6-8 Guess how long until the first finger falls, and set a clock.
further @9-12,13+ Fill one in three layers of color, freezing each before the next.
safety It is no ice for drinks: gloves are not made for food. Hold it with a cloth, for ice burns bare skin, and a grown-up keeps anything with a plug away from it.
skills filling without a leak, waiting, observing ice
waiting A night in the freezer.
alt A pale blue hand of ice standing on a tray
`;
