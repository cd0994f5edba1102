/** Words for the shelf of the same name. */
export const words = `
* flip-flop-stamps
name stamps
title Stamps From a Flip-Flop | Beach-Shoe Block Prints | Three Stamps From One Sole
about The sole of a flip-flop is thick, soft and smooth: stamp makers buy just such foam. One lost summer shoe gives a whole set. | The print looks a little worn, like the shoe, and that makes it beautiful.
step wash Wash {the sole} with soap and dry it. Pull the straps out.
step draw Draw three simple shapes as large as a matchbox on it with {the pen}: a star, a heart, a leaf.
step cut {@6-8? A grown-up cuts | Cut} them out with {the scissors}, straight down, turning the foam and not the blade.
step press Press lines and dots into the smooth side with the tip of {the pen}, firmly: they will stay white.
step handle Glue one of {the handle} to the back of each, and let it hold.
step ink Spread a little of {the paint} on the plate, dab it onto a stamp with {the dab}, thinly, right to the edge.
step try Press it on {the sheet} with a flat hand, lean on it, and lift straight up. Too pale? Too wet? Try again on the edge.
step repeat Print the first shape in rows, with even gaps, then the second in another color into the gaps.
step dry Let it dry for an hour.
step line Add fine dots or veins with the {one line}.
further @6-8 Print your own wrapping paper for the next birthday.
further Cut a shape that fits into itself, like a scale, and cover a whole sheet without gaps.
safety Foam is thick: {@6-8? the cutting is a grown-up's. | cut it in two rounds, with the fingers behind the blades.}
skills cutting foam, inking evenly, repeating a pattern
waiting An hour to dry.
alt A sheet printed with teal stars and pink hearts, and two foam stamps

* matchstick-hedgehog
name hedgehog
title Hedgehog With Forty Spines | {one body} Hedgehog With {spine=craft-matchstick? Matchsticks | Toothpicks} | The Prickly Ball With a Nose
about A ball, a nose, and then spine after spine: counting to forty has never been so prickly. | All spines look backward, as on a real one, so it can be petted from front to back.
step roll Roll {the body} into a ball on the plate and press it a little flat below.
step nose Pull one side out into a pointed nose, gently, and stroke it smooth.
step hair Draw short lines into the face with {the dent}, and two ears.
step row Push the first row of spines in behind the ears, slanting back, as deep as a fingernail. {@4-5? Count: one, two, three. | }
step more Push in the next row into the gaps of the first, and so on to the tail. {@4-5? How many are there now? | Forty is a good number; real ones have five thousand.}
step eyes Press {the eyes} in: two for looking, one for sniffing.
step paint Paint the tips of the spines with {the paint}.
step dry {body=air-dry-clay? Let it dry overnight, so that the spines hold. | Let it stand in the cool until it is firm.}
step home Make it a bed of {the leaves}{ground? on {the ground} | }.
further @4-5 Make a baby with ten spines.
further With long spines it is a porcupine, with flat leaves a dinosaur.
safety {spine=toothpick? Toothpicks are pointed at both ends: push them by the sides, and the hedgehog stands where nobody sits. | Only sticks made for crafts, without heads.} Keep the small pieces from children under three.
skills pushing in at a slant, counting, shaping a body
waiting {body=air-dry-clay? Overnight, about twelve hours. | An hour until it is firm.}
alt A hedgehog of {one body} with many spines, a dark nose and leaves

* mitten-monster
name monster
title Lost-Mitten Monster | {body=sock? Sock | {body=glove? Glove | Mitten}} Monster With Real Eyes | The Single Mitten Finds a Job
about One of the pair is always lost. The other one has a mouth, an arm and a belly already, and only waits for eyes. | It keeps secrets, coins and, if it must, a cold hand.
step plan Lay {the body} flat, opening down, and dot eyes and mouth with {the pen}. One eye higher than the other looks more awake.
step eyes Snip a tiny hole at each dot for the eyes{@9-12? , with somebody beside you | }, push the stems of {the eyes} through from outside, and press the discs on from inside until they click.
step cut Cut a mouth, a few teeth and two feet with toes from {the felt}.
step mouth Sew the mouth on with {the needle}, one hand inside, and the teeth on top of it.
step horns {horns=pipe-cleaner? Curl {the horns} and push their ends in at the top, twisted inside. | Cut two horns from {the horns} and sew them on at the top.}
step stuff Stuff it with {the stuff}: the thumb first, then the belly.
step shut Turn the edge in and sew the opening shut.
step hair Sew {the hair} on between the horns, wild.
step feet Sew the feet on below, so that they stick out in front.
further @9-12 Leave the back of the belly open, with a snap, and it has a pocket.
further Make a whole choir from single socks and gloves.
safety Tug at both eyes before you stuff it: a disc that is not quite down comes off. For children over three; the needle goes back into its case.
skills fixing safety eyes, sewing by hand, seeing a character
alt A blue mitten monster with unequal eyes, teeth and orange horns

* scribble-bot
name scribble bot
means wire
title Scribble Bot | The Robot That Draws by Itself | Three Legs, One Wobble, Much Ink
about Its legs are markers, its motor limps, and so it staggers over the paper and leaves circles, loops and stars that nobody has planned. | Every scribble bot has a handwriting. Change a leg, and it changes.
step legs {cup=pool-noodle? Stand a piece of {the cup} as long as your hand on its end and tape | Turn {the cup} over and tape} {the pens} to its side as three legs, tips down, caps on, all reaching equally far below the rim.
step weight {weight=clothespin? Clip {the weight} to | Push {the weight} onto} the shaft of the small motor well off its middle, so that one side hangs over: that is the limp.
step motor Tape the motor to the top of {the cup} with the shaft sticking out over the edge, so that the weight turns freely.
step pack Tape {the pack} beside it, lid screwed shut, switch off.
step wires Twist each wire of the pack together with one of the motor, and wrap each joint in its own piece of tape.
step eyes Stick {the eyes} on the front.
step arms {arms=craft-wire? Bend {the arms} into two arms with a loop at each end and tape them on, | Cut {the arms} to length and tape them on,} left and right, for balance or for show.
step brush Tape {the brush} upright behind, bristles at the top: hair, and a mast that shows the wobble.
step run Lay {the sheet} on the floor, take off the caps, set the robot down and switch on.
step tune It only hums? {weight=clothespin? Clip | Push} {the weight} farther out. It falls over? Spread the legs. {@9-12? What happens with one short leg? | Change one thing at a time, and keep the drawings as a record.}
further @9-12 Fence in the paper with books, and let two bots draw together.
further Find a setting that draws a flower, and write down why it does.
safety Two AA cells in a closed case and nothing else; hair and fingers stay away from the spinning weight. Switch it off if anything gets warm.
skills wiring a motor, balancing, testing one change at a time
fact A motor from a broken battery toy does just as well.
alt A {cup=pool-noodle? foam | cup} robot on three marker legs with a motor on top and loops on the paper below

* sand-pop-shop
name ice-pop shop
title {sand=kinetic-sand? Sand-Pop | Ice-Pop} Shop | Pops That Never Melt | Strawberry, Lemon, Sky: The Pop Shop
about Pressed into a mold, stood on a stick, sprinkled on top: ice pops for a whole afternoon, and not one of them drips. | The best thing about a shop is the sign. The second best is deciding what a cloud costs.
step fill Press {the sand} into four hollows of {the mold} with {the press}, a little at a time, as firmly as you can.
step stick Push one of {the stick} into each, halfway.
step out Turn the mold over on {the tray} and tap it, or push from below. One breaks? Press it again.
step top Press {the topping} into the tips.
step menu Draw the kinds that you have on {the sign}. What are they called?
step price Write a number beside each: what does it cost?
step open Line the pops up, put up the sign, and ring a bell that only you can hear.
step sell {@4-5? Who is hungry? Ask: which one would you like? | Take orders, serve, and give change.}{money? {the money} will do as money. | }
further @4-5 Make a pop in two colors, half and half.
further Write an order book, and count in the evening what sold best.
safety They look good enough to eat and are not: nobody licks, and hands are washed after the shop closes.
skills pressing firmly, sorting, buying and selling
alt Four ice pops on sticks before a menu with prices

* peanut-tube-feeder
name bird feeder
title Peanut-Butter {tube=pinecone? Pinecones | {tube=rice-cake? Rings | Tubes}} for Birds | Breakfast for the Birds | A Feeder in Half an Hour
about Spread it, roll it, hang it up, and sit still behind the window: within a few days somebody will come. | Birds need fat when it is cold, and seeds stick to it by themselves.
step line {@4-5? A grown-up cuts {the line} in two and fastens one piece to each of {the tube} as a loop for hanging, | Cut {the line} in two and fasten one piece to each of {the tube} as a loop for hanging,} {tube=pinecone? around the top. | {tube=rice-cake? through a hole near the edge. | through the hollow.}}
step seeds Pour the {many seeds} onto the plate.
step spread Spread {the butter} on {the tube} with {the spread}, all the way around. The kind without salt is best. {@4-5? It may go on thick. | Right into every gap.}
step roll Roll them in {the seeds}, around and around.
step press Press more seeds on wherever it is still bare.
step perch Push {the perch} through near the bottom, if it can be done: a seat for guests.
step wash Wash your hands with soap.
step hang {@4-5? A grown-up hangs them | Hang them} in a branch, out of the reach of cats, where you can see them from inside.
step watch Who comes first? {chart? Keep count on {the chart}: a line for every visitor. | Count on your fingers.}
further @4-5 Put a bowl of water below.
further Look up who your guests are, and what they like best.
safety Peanuts: not for a home or a class where somebody is allergic, and nobody licks the spoon that the birds eat from. Take the feeder down when it is empty.
skills spreading, rolling, watching quietly
alt Two hanging feeders covered with seeds, with perches
`;
