/** The English words of the shelf of the same name. */
export const words = `
* window-of-petals
name petal bookmark
means window, book, leaf, flower, petal
title A Window of {petals=leaf,fern-frond,clover? Leaves | Petals} for Your Book | {petals=leaf,fern-frond,clover? Leaves Between Two Panes | Flowers Between Two Panes} | The Bookmark the Sun Shines Through
about Held against the light, every vein can be seen. Closed in the book, it keeps your page. | A frame, two clear strips and what grew outside: more it does not need, and it lasts for years.
step strip Cut a strip {in 2} wide and {in 6} long from {the frame} with {the scissors}, measured with {the ruler} and drawn with {the pencil}.
step window Draw a window in it with {the pencil}, a finger's width from every edge and a little more at the top. Fold the strip lightly, snip into the middle with {the scissors} and cut the window out from there.
step wash Color the frame with {the wash}, pale, so that the middle stays stronger.
step stick {film=plastic-sleeve? Cut two pieces from {the film} with {the scissors}, as large as the frame, and fix one behind it with {glue}. | Cut two pieces of {the film} with {the scissors}, a little smaller than the frame, and stick one behind it, sticky side to the front. What shows in the window is sticky now.}
step try Try it on the table first{tweezers? , with {the tweezers} | }: large ones below, small ones above, and air between them. Only what is dry and flat goes in.
step lay Lay {the petals} into the window one by one. {film=plastic-sleeve? A tiny dot under each keeps it there. | What touches stays: you have one try for each.}
step seal Lay the second piece over it and stroke from the middle outward, so that no bubble stays inside. Trim what stands over with {the scissors}.
step punch {punch? Punch a hole into the top with {the punch} | Snip a small hole into the top with {the scissors}}, in the middle of the wide edge.
step ribbon Fold {the ribbon} in half, push the fold through the hole, pull the ends through the loop, and cut them at a slant with {the scissors}.
step read Hold it against the window, then lay it into the book you are reading.
further Write on the back, very small, what grew where and when.
safety Pick only what you know and may pick. Pointed {tweezers? {tweezers} and scissors | scissors} lie down when you look away.
skills cutting a frame, composing, sealing without bubbles
alt A bookmark with a clear window full of dried plants and a loop

* guards-of-the-corn
name husk scarecrow
means corn, crow, straw, hat, husk
title Two Guards for the Corn | {husks=corn-husk? Scarecrows Made of Husks | Scarecrows Made of Straw} | The Crows Will Think Twice
about What wrapped the corn now guards it: two scarecrows, and one crow that isn't afraid of anybody. | Pioneer children had no other dolls. Yours wear patches, too.
step soak Soak {the husks} in warm water for a quarter of an hour and press them out: dry ones break, wet ones bend.
step arms Roll two of them lengthwise to a stick as long as your hand, tie it at both ends with {the twine}, and trim with {the scissors}. One for each.
step body Lay the arms across {the pins}, a thumb's width below the head, and tie them on with {the twine}, crosswise, three times.
step skirt Lay four of {the husks} around the waist, pointing up, tie them with {the twine}, fold them down over the knot and fringe them with {the scissors}.
step head Draw a face on each head with {the pen}: one grim, one asleep on the job.
step hat Twist a strip to a cord, coil it to a brim, set a rolled piece in the middle and fix it on the head with {glue}. {twine} around it as a band, cut off with {the scissors}.
step cloth Cut patches and a neckerchief from {the cloth} with {the scissors} and fix them on with {glue}, crooked, as patches are.
step buttons Fix {the buttons} down the front with {glue}, two on each.
step crow Cut a crow, no longer than your thumb, from {the crow} with {the scissors} and set it on an arm with {glue}.
step stand {post? Tie each to one of {the post} and | Lean them against a flowerpot or} push them into the soil beside something green. Who dares to come?
further Make a third one that is as tall as your arm, out of everything that is left.
safety {glue=glue-gun? Wet husks and hot glue do not go together: wait until they are dry, with a grown-up near. | Wipe up what drips from wet husks.} Small parts are not for toddlers.
skills tying crosswise, bending wet material, giving character
waiting A quarter of an hour for soaking.
alt Two small scarecrows of husks with hats, patches and a crow

* stars-on-pins
name star board
title Your Stars, on Nine Pins | {pins=nail? Orion in Nails and Thread | Orion in Pins and Thread} | A Constellation for Your Wall
about Nine bright points and a thread: that is how people have drawn in the sky for four thousand years. | Choose the sign of the month in which you were born. It stands in the sky half a year later at night.
means star, sand, sky
step sand Rub the edges of {the board} with {the sand} until no splinter catches.
step paint {paint=construction-paper,felt? Cover {the board} with {the paint}, dark as the night. | Paint {the board} dark with {the paint}{brush?  and {the brush}} and let it dry for three quarters of an hour.}
step plan Look up your constellation and draw it on {the plan} with {the pencil}: one dot for each star, at most nine, as large as the board.
step tape Fix the plan on {the board} with two bits of {tape}.
step pins {hammer? Hammer one of {the pins} through each dot with {the hammer} | Press one of {the pins} through each dot}, until it stands firmly and half of it looks out. The brightest star gets the last one, a little higher.
step tear Tear the plan off. What hangs on a pin comes off in small bits.
step thread Tie {the thread} to the first star, lead it from one to the next, once around each, and go back where lines part. Knot it and cut it off with {the scissors}.
step dots Add far, faint stars with {the dots}: {dots=toothbrush? a little thinned paint, flicked off with a thumb. | small dots, close together where the Milky Way would be.}
step lights Lead {the lights} around the edge and fix them behind with {tape}: they have to shine inward.
step name Write its name on the edge with {the pencil}, and the month in which you can see it.
further Find it outdoors and compare: which star is redder than all the others?
safety {pins=nail? Hold each nail with the teeth of a comb while you strike, on a firm table. | Press with a coin and not with a bare thumb.} Count the pins: nine go in, and none stays on the floor.
skills transferring a drawing, pinning, winding thread
waiting {paint=acrylic-paint,paint,spray-paint? Three quarters of an hour for the paint. | None.}
alt A dark board with a constellation of pins and thread

* pouch-that-bites
name biting pouch
means zipper, mouth, face
title The Pouch That Bites Pencils | A Zipper Is a Mouth | Feed It Pencils
about Every zipper is a grin already. Two eyes above it, and nobody else has this pencil case. | It eats pens, coins and secrets, and it opens only for you.
step cut Cut two pieces of {in 9} by {in 5} from {the cloth} with {the scissors}, measured with {the ruler} and drawn with {the chalk}.
step mouth In one of them mark a slit a third from the top, as long as the teeth of {the zip}, and cut it open with {the scissors}. A snip at each end makes a narrow window.
step pin Lay {the zip} behind the slit, pull to the front, and fasten it with {the hold}.
step zip Sew it in with {the needle} and {the thread}, all around, in small running stitches as close to the edge as you can, and take {the hold} out. Over the ends sew back and forth three times.
step teeth Cut a row of teeth from {the teeth} with {the scissors} and sew it above the mouth with {the needle} and {the thread}.
step eyes {eyes=button,felt,patch,fabric-scrap? Sew {the eyes} on high above the mouth with {the needle} and {the thread}. | Fix {the eyes} on high above the mouth with {glue} and press them for a minute.} Far apart looks kind, close together looks hungry.
step sides Open the zipper halfway, or you can't turn the pouch later. Lay the second piece on the face, right sides together, fasten it with {the hold}, and sew around three and then four sides in backstitch with {the needle} and {the thread}.
step corners Trim the four corners at a slant with {the scissors}, without touching the seam, and turn it through the mouth.
step pull Tie {the pull} to the slider: a tongue.
step feed Push the corners out with a fingertip and feed it: what does it like best?
further Sew in a second, smaller pocket behind the mouth before you close the sides: a stomach.
safety Count pins and needles before and after. {eyes=button? Sew the eyes six times through. | Small parts have to hold: pull once.}
skills sewing in a zipper, backstitch, turning
alt A green pouch with a zipper mouth, teeth and two large eyes

* hand-with-tendons
name robot hand
means hand, finger, arm
title A Hand With Tendons | Pull, and It Grabs | The Robot Hand That Shakes Hands
about In your forearm lie the muscles, and long strings lead from there to the fingers. This hand works just the same. | Pull a loop and a finger bends. {bands? Let go and it springs back. | Let go and straighten it: that is what muscles on the other side are for.}
step trace Lay your hand on {the palm}, fingers spread, and draw around it with {the pen}, half a finger wider, with a piece of wrist.
step cut Cut it out with {the scissors}.
step crease Mark where your own fingers bend, two lines on the thumb and three on each other finger, and fold sharply forward on every line.
step straws Cut {the straws} with {the scissors} into pieces that fit between the lines, and one longer piece for each finger across the palm. Fix them in a row with {fix}, each a little short of the lines: where a straw crosses a fold, nothing bends.
step cords Cut {the cords} into five pieces, as long as your forearm and hand, with {the scissors}. Fix one end over each fingertip with {fix} and thread the other through all the pieces, down to the wrist.
step loops Tie a loop into each end, wide enough for a finger. Test: one pull, and one finger bends at all its joints.
step bands Cut {the bands} open with {the scissors} and fix one along the back of each finger with {fix}, stretched a little: it pulls the finger straight again.
step armor Cover the wrist and the palm with {the armor}, but leave the ends of the cords free.
step bolts Put {the bolts} on the knuckles with {fix}.
step pull Pick something up: a sock, a spoon, a crumpled note. Then shake hands with somebody, gently.
further Wind a bit of something rubbery around each fingertip: what can it hold now that it could not before?
safety {fix=glue-gun? Hot glue only with a grown-up near, and fingers off until it is cool. | Stretched bands can snap: keep them away from faces.} Loops go over fingertips only, and never around a neck.
skills copying anatomy, building joints, adjusting
waiting {fix=glue-gun,glue? Ten minutes until it holds. | None.}
alt A robot hand with straws and strings on its fingers

* jungle-behind-jungle
name tunnel book
means book, animal, jungle
title The Jungle Behind the Jungle | {layers=paper-plate? Who Sits at the Far End? | Look Through Four Layers} | A Jungle That Folds Flat
about Leaf behind leaf, and at the very end something looks back at you. Pressed together it is as thin as a card. | Close up it is large, far away it is small: four layers are enough for a whole forest.
step cards Cut four pieces, {in 7} by {in 5}, from {the layers} with {the scissors}, measured with {the ruler} and marked with {the pencil}.
step back On the first draw what is farthest away with {the pens}: a waterfall, the sun, and in the middle an animal that looks at you.
step frames On the other three draw a frame one inch (2.5 cm) wide with {the ruler} and {the pencil}.
step plants Let leaves, vines and one animal grow from each frame toward the middle with {the pens}. Nothing may stand alone in the air. The front one gets the largest leaves in the strongest color.
step cut Cut out the middle of each with {the knife}, along the leaves. The front opening is the largest. {knife=craft-knife? A grown-up stays beside you, and thick cardboard lies below. | Poke into the middle first and cut outward from there.}
step sides Cut two pieces, {in 7} by {in 5}, from {the sides} with {the scissors}. Mark every inch with {the ruler} and {the pencil} and fold both as zigzags of seven strips.
step first Stand the zigzags up as walls and fix the back picture between their last strips with {glue}. Hold it while you count to ten.
step rest Fix the three frames to the fifth, third and first strips, from back to front, with {glue}. Always let one hold before the next.
step hang {small? Cut something small from {the small} with {the scissors}, a bird or a monkey, | Draw a small bird on what you cut out, cut it out with {the scissors},} and hang it on {the hang} between two layers: it sways when you breathe.
step look Pull it open, hold it in front of one eye and look in slowly.
further Cut a small window into the back and hold it against a lamp: evening in the jungle.
safety {knife=craft-knife? Cut away from your hand, in light strokes, with a ruler as a guide. | Scissors are turned with the paper and not with the wrist.} The blade is put away before you glue.
skills planning layers, cutting inner shapes, zigzag folding
waiting Ten minutes until it holds.
alt A paper tunnel with green leaves in layers and an animal at the end

* dice-that-tell
name story dice
means die, dice, story, side, cube
title Six Dice Tell a Story | Roll Me a Fairy Tale | Once Upon a Throw
about Thirty-six pictures: a witch, a bridge, a lost shoe. Whoever throws has to tell what happened. | No two stories are alike, and nobody has ever run out of one.
step list With {the pencil} list six of each on {the plan}: who, where, what it looked for, what went wrong, magic things, endings.
step clean {cubes=air-dry-clay? Roll six balls of {the cubes}, press them square on the table and let them dry for a day. | Wipe {the cubes} clean and dry. No splinters, no crumbs.}
step skin Cut {the skin} into thirty-six squares with {the scissors}, a hair smaller than a side, and put them on with {glue}: what shone through is gone.
step who Draw on the first two with {the pens}: a person or an animal on each side, simple enough to be read upside down.
step where Draw on the next two: places. A tower, a wood, a cave, a ship, a kitchen, a star.
step magic Draw on the last two: magic things and troubles. A key, a potion, a door that is locked, rain.
step dry Let them lie for twenty minutes, so that nothing smears.
step bag {cord? Put them into {the bag} and close it with {the cord}{scissors? , cut to length with {the scissors} | } | Put them into {the bag}}: it goes along on every trip.
step rules Write three rules on {the plan} with {the pencil}: all six must appear, the worst thing comes in the middle, and nobody interrupts.
step tell Throw. One begins with three sentences, the next goes on, until all six are used up.
further Make a seventh with nothing but endings: happy, strange, and one that begins again from the start.
safety {cubes=dice,wooden-bead? Small dice are not for toddlers. | Keep them away from toddlers who bite.} {pens=permanent-marker,paint-marker? Strong-smelling pens are used by an open window. | }
skills drawing signs, storytelling, inventing rules
waiting Twenty minutes until nothing smears.
alt Six dice with pictures on them beside a small bag

* letter-for-the-sea
name bottled letter
means letter, bottle, message, sea, sail
title A Letter for the Sea | Found on the Beach: One Bottle | Only to Be Opened on an Island
about It looks as if it had been at sea for a hundred years. You have written it this afternoon. | What stands in it? A map, an invitation, a cry for help from the top bunk.
step wash Wash {the bottle} with warm water, rub the label off, and let it drip until it is dry inside.
step brew {brew=onion-skin,tea-bag? Pour warm water on {the brew} in a deep plate and wait until it is brown. | Stir {the brew} with a little warm water in a plate.} Lay {the letter} in for two minutes and let it dry for half an hour: it has become old.
step edge Tear all four edges of {the letter} a little, and crumple and smooth it twice.
step write Write with {the pen}: date, place, and what it is about. A map needs a north arrow and one mistake.
step roll Roll it tightly from one side, thinner than the neck, and tie it with {the tie}, cut off with {the scissors}, with one long end.
step sand Pour {the sand} in through a paper funnel, as high as two fingers.
step finds Let {the finds} slide in and push them to their places with {the pencil}.
step in Push the roll in so that the long end of the tie stays outside: only so does anybody ever get it out again. {the pencil} helps.
step stopper Close it with {the stopper}{stopper=bottle-cork,cork? , pushed in halfway | , cut round with {the scissors} and tied over the opening}.
step send Leave it where it will be found: on a doorstep, in a bathtub, in a sandbox. Not in the real sea: there it would be trash.
further Answer your own letter a week later, in the handwriting of somebody else.
safety {bottle=glass-bottle,glass-jar? Glass is carried by a grown-up on stone floors, and is not thrown. | Lids are screwed on, not thrown.} Warm water from the tap is enough for the brew.
skills aging paper, lettering, patience with a narrow neck
waiting {brew? Half an hour for the letter. | Until the inside is dry.}
alt A bottle lying on its side with a rolled letter inside

* seeds-with-a-name
name seed packet
means seed, garden, packet
title Seeds With Your Name on Them | Open a Seed Company Tonight | Four Packets for Next Spring
about A handful of seeds costs nothing. In a packet with a picture, a name and a promise, it is worth a dollar. | Whoever buys one gets a summer, if they read the back.
step sort Clean {the seeds}, sort out what is broken, and divide them by kind into four heaps. They must be dry, or they turn moldy.
step fold {paper=envelope? Four of {the paper} are ready; trim them with {the scissors} if they are larger than your hand. | Cut four pieces, as large as your hand with fingers spread, from {the paper} with {the scissors}. Fold each in thirds lengthwise, fold up the lower edge by a finger, and fix both with {glue}: a packet, open at the top.}
step picture Draw on each with {the pens} what will come of it: the fruit or flower, large, and one leaf.
step words Write a name that makes curious, and on the back when, how deep and how far apart to sow, how often it gets thirsty, and who you are.
step fill Fill a teaspoon of {the seeds} into each and shake them down.
step close Fold the upper edge over and close it with one dot of {glue}: it must tear open.
step stamp Print or stick {the stamp} on the corner: the sign of your company.
step tie Tie {the tie} around{stick? , with one of {the stick} under it as a plant marker | }, and trim it with {the scissors}.
step tray Set them in {the tray}, one kind behind the other, with a price in front.
step sell Sell them, swap them or thank somebody with one. Keep one packet of each and sow it yourself, so that you know what you promise.
further Write down who bought which, and ask them in July for a photo.
safety Write on every packet what is inside, and that seeds are for sowing and not for eating. Wash hands afterward.
skills folding packets, lettering, looking up facts
alt Four paper seed packets with drawn plants in a tray

* lamp-full-of-water
name water lantern
means lamp, light, lantern, tent
title A {jug=milk-jug? Jug | {jug=plastic-bottle? Bottle | Jar}} of Light | The Lantern for Tents and Blackouts | A Gallon of Light for the Whole Tent
about One narrow beam makes a spot. Shine it into water, and the light goes everywhere. | When the power goes out, this fills a whole room in a minute, {tint? and in the morning it waters the plants | and in the morning you can drink a glass of water}.
step fill Fill {the jug} with water up to the neck.
step tint {tint=tissue-paper? Wrap {the tint} around it: warm colors look like a campfire. | Let {tint=food-coloring? three drops | a brushful} of {the tint} fall in: a little is plenty, and now nobody drinks it.}
step close Dry the outside with a towel and screw the lid on tightly. Turn it over once above the sink: nothing drips.
step shapes Draw trees, a tent or a wolf on {the shapes} with {the pencil}, cut them out with {the scissors}, and fix them around the foot with {tape}: their shadows go along the walls.
step strap {torch=flashlight,LED-light? {strap? Fasten {the torch} to the side with {the strap}, its light pointing into the water. | Stand {the jug} on top of {the torch}, or lean the light against it, pointing into the water.} | Set {the torch} close behind it{strap? , tied on with {the strap} | }, lit.}
step light Switch off all other lights. First without, then with the water: what can you read now, and where?
step distance Move the light higher, lower, to the back. At one place the whole vessel glows: mark it.
step story Set it in the middle and let everybody tell a story for as long as the light stays steady.
further Put in a few drops of milk: suddenly it glows twice as evenly. Why?
safety Water and light stay apart: the light stays outside, dry. Only lamps with batteries in a closed case, and nothing that gets hot.
skills observing light, cutting silhouettes, planning
alt A vessel of water lit from the side, with dark tree shapes around its foot

* box-that-cooks-by-sun
name sun oven
means oven, sun, box, marshmallow, glove
title The Box That Cooks by Sun | {food=marshmallow? S'mores Without a Fire | A Kitchen Without a Plug} | Dinner Is Set for Noon
about The flap throws the sun inside, the clear cover keeps the warmth in, and the dark bottom drinks it up. | On a clear day it gets as warm as a car with closed windows. That is enough to soften {food? {many food} | chocolate}.
step flap Draw a square on the lid of {the box} with {the ruler} and {the pencil}, a hand's width from the edges. {@6-8? A grown-up cuts | Cut} three of its sides with {the knife} and fold the flap up along the fourth.
step foil Cover the inside of the flap with {the foil}, shiny side out, smooth as a mirror, and fasten it with {tape}. What is left goes inside along the walls.
step film Stretch {the film} over the opening, on the inside, and fasten it all around with {tape}: no gap. Cut off the rest with {the knife}.
step warm Roll {the warm} and lay it along the inner walls: it keeps the warmth from running away.
step dark Lay {the dark} on the bottom, the darkest side up.
step deco Write its name and the record temperature on the front with {the deco}; the record stays blank for now.
step prop Prop the flap up with {the prop}, fastened at its foot with {tape}, so that it can be moved.
step food Lay {the food} on a piece of foil on the dark bottom, and close the lid.
step aim Carry it outdoors, around noon. Turn it until a bright patch falls through the cover, right on the middle.
step wait Look every ten minutes and turn it after the sun. With a grown-up and oven gloves, take out what is ready: hot foil burns.
further Put one piece on white and one on dark paper. Which is first?
safety Do not look into the flap: it blinds like the sun. The inside gets hot: hands off, and a cloth to open it. Nothing with meat or egg is cooked in it.
skills building a reflector, sealing, observing
waiting An hour in the sun.
alt A box with a shiny flap that throws sun through a clear cover

* bugs-for-your-hair
name hair bug
means bug, bee, ladybug, hair, pin
title Three Bugs for Your Hair | Landed on Your Head: a Bee | {pins=bobby-pin? Bobby Pins With Wings | Bugs to Wear}
about A bee, a ladybug and a dragonfly sit on a card, and on the first warm day they sit in your hair. | {pins} are forgotten in every drawer. With a bug on top nobody loses them.
step draw On a corner of {the card} draw three bodies with {the pencil}, no longer than your thumb: oval, round, long and thin. Cut them out with {the scissors}: patterns.
step bodies {bodies=felt,craft-foam,leather? Trace each one twice on {the bodies} with {the pencil} and cut them out with {the scissors}. | Choose from {the bodies} what fits each pattern, one large or three in a row; cut off loose threads with {the scissors}.}
step wings Cut four or two small wings for each bug from {the wings} with {the scissors} and fix them on with {glue}, in pairs, a little raised.
step feelers Cut six bits from {the feelers} with {the scissors}, as long as a fingernail, and fix two in front of each head with {glue}.
step dots Put on dots, stripes and eyes with {the dots}.
step pad {bodies=felt,craft-foam,leather? Lay the second body under the first: between them goes the pin. Put {glue} on both. | Put a thick drop of {glue} under each body.}
step pins Press one of {the pins} on, {pins=headband,hair-tie? where the bug should sit, | its flat side inward and its end free, so that it still opens,} and hold it while you count to sixty.
step dry Let them lie for half an hour before anybody tries one.
step card Cut nothing more: slide them onto {the card} and write their Latin names beside them, or invent some.
step wear One above the ear, two on the braid. What flies off was not dry.
further Make the caterpillar that goes with the butterfly: five in a row on one pin.
safety Small parts: not for toddlers, and not for sleeping. {glue=glue-gun? A grown-up does the hot glue: metal carries the heat. | }
skills cutting small shapes, gluing on metal, designing
waiting Half an hour for the glue.
alt Three hair bugs, a bee, a ladybug and a dragonfly, on a card

* ocean-on-a-pizza-box
name board game
means game, board, box, sea, ocean, island, question
title {board=pizza-box? A Game on a Pizza Box | The Game You Invented} | You Write the Rules | From the Beach to the Deep, in 36 Fields
about Everything that you know about the ocean becomes a question, and everything that can go wrong becomes a red field. | A game that you have made yourself you can change whenever you lose. That is cheating and also design.
step facts Cut {the cards} into twenty-four pieces with {the scissors}. Write a question on twelve with {the pens}, answer at the bottom: whale, tide, coral, trench.
step wild Write what happens on the other twelve: a current carries you two fields on, a net holds you for one turn.
step sea Cover {the board} with {the sea}{sea=paint? , spread with {the brush}, and let it dry | , cut to size with {the scissors} and fixed with {glue}}.
step path Draw a winding path with {the pens}, one start and one island as the goal. {the ruler} as a measure: each field as long as a thumb is wide, thirty-six in all.
step fields Color every fourth field: yellow means a question, red means a card of fate. Three red ones in a row are unfair, and exactly right before the goal.
step pieces Turn {the pieces} into players: a sign on each with {the pens}.
step dice {dice=dice,wooden-block? {dice=dice? One of {the dice} is enough: throw it ten times, and see whether it is fair. | Number the sides of {the dice} from one to six with {the pens}.} | {dice=paper-fastener,paper-clip? Draw a circle with six fields on a card and turn {the dice} on the tip of a pen: that is your spinner. | Write the numbers one to six on six slips with {the pens}, and draw instead of throwing.}}
step rules Write the rules on the inside of the lid or on the back: three sentences. What needs more is too complicated.
step test Lay {the board} on the table and play it once alone, with two pieces. Too long? Fewer fields. Too easy? One more red one.
step play Play with somebody who may not ask you anything: then you know what is missing in the rules.
further Write twelve new questions on another topic: the same board, another game.
safety Small pieces stay away from toddlers. Paper cuts happen on cards: round the corners.
skills writing questions, designing rules, testing
waiting {sea=paint? Half an hour for the paint. | None.}
alt A board game with a path through the sea to an island, with cards and pieces

* net-of-rattles
name net rattle
means gourd, net, rattle, shaker
title A Rattle That Wears a Net | The Shekere: Shake, Twist, Toss | Thirty-Six Voices in a Net
about In West Africa the beads hang outside, in a net. So one instrument can do three things: rattle, slap and hum. | In an ordinary shaker it sounds from inside. Here you see every bead that speaks.
step wash Wash and dry {the body}. {body=oatmeal-canister? Close the lid with tape. | What closes it stays on, or its hollow stays empty.}
step paint Put bands around it with {the paint}{brush?  and {the brush}} and let them dry.
step collar Tie a piece of {the cord} around the neck, cut off with {the scissors}: firm, but so that it turns.
step strands Cut twelve pieces from what is left with {the scissors}, each {in 22} by {the ruler}. Fold each in half and loop it onto the collar: twenty-four ends, evenly around.
step first Thread one of {the beads} on two neighboring ends, from different pairs, and knot both together right below it. Once around: twelve in a row.
step second The next row takes the ends from two neighboring knots, so that diamonds arise. Two more rows, and the net reaches over the belly.
step close Tie all ends together under the bottom with one long piece, loosely, so that the net can slip, and trim them with {the scissors}.
step grip Wrap {the grip} around the neck{fix? , fastened with {fix} | } and cut it off with {the scissors}: there your hand goes.
step play Shake it. Then twist it back and forth, then slap its bottom with the flat hand. Three sounds, one after the other, make a rhythm.
further Tie a second net with fewer and larger ones, and put it over the first body: which voice changes?
safety Count the beads: what breaks off is dangerous for toddlers. Long cords stay on the instrument and off necks.
skills knotting a net, counting, playing rhythms
waiting {paint=acrylic-paint,paint? Half an hour for the paint. | None.}
alt An orange rattle with a net of cord and beads

* apron-for-the-eggs
name egg apron
means egg, pocket, apron, chicken
title An Apron With a Nest for Each Egg | Six Pockets, Six Eggs, No Omelet | The Apron for the Henhouse
about Both hands stay free for the door, the feed and the hen that will not get up. | Pockets with a pleat hold an egg so that it touches no other one.
step fold {apron=apron? Lay {the apron} flat and cut off only what is loose, with {the scissors}. | Cut {the apron} to the width of your hips and the length of your forearm with {the scissors}; a sewn edge stays on top.}
step strip Cut two strips from {the pockets} with {the scissors}, measured with {the ruler} and marked with {the chalk}: {in 6} high, and half as long again as the apron is wide.
step hem Fold the upper edge of each strip over by a finger's width, twice, and sew it down with {the needle} and {the thread}.
step pleat Fold three pleats into each strip, so that it becomes as wide as the apron, and fasten them on it with {the hold}. An egg needs the room.
step sides Sew the sides and the bottom of each strip on, with doubled {thread} and small stitches, with {the needle}: the lower strip first.
step rows Sew two lines down through each strip, between the pleats, with {the needle} and {the thread}: six pockets.
step ties Cut {the ties} in two with {the scissors} and sew one half to each upper corner, five times through, with {the needle} and {the thread}.
step mark Put a sign on each pocket with {the mark}: the name of the hen that should fill it.
step test Put a rolled-up sock into each pocket and run once across the yard. Nothing falls out? Then you may.
step collect Collect from below to above, and sit down only afterward.
further Sew a seventh, flat pocket on top for a pencil and a list: who laid, and when?
safety Needles are counted at the end. {needle=sewing-machine? The machine runs with a grown-up near. | Thick cloth: push the needle with the side of a coin.} Wash hands after the henhouse.
skills pleating, strong seams, measuring on a body
alt A blue apron with six pleated pockets for eggs
`;
