export const words = `
* squish-mix
name squish prints
title Color-Mixing Squish Prints | Squish and Mix Three New Colors | Three Squish Prints
about Two colors go in, a third one comes out, and small hands did it: the paper is folded over the paint, so the mixing happens under the palm. | Red, yellow and blue are enough for orange, green and purple. Nobody has to say so beforehand; the paper does when it opens.
step fold Fold each of the three sheets in half like a book, crease it well, and open it again. {@2-3? Tape of any kind is not needed: the fold keeps the sheet in place. | }
step drops Give your child the {spoon} and let two colors drip beside the fold: half a spoonful of red, half a spoonful of yellow, close together but not touching yet.
step close Close the sheet like a book and pat it once.
step squish Now squish. Press, stroke and push the paint about through the paper with flat hands, from the fold outward.
step open Open it slowly. There is the red, there is the yellow, and what is that in the middle?
step more {@2-3? Do it again with yellow and blue, and on the last sheet with red and blue. Ask each time before you open it: what will come out? | Drip yellow and blue on the second sheet, red and blue on the third. Say your guess aloud before you open each one.}
step dots Dip a {one dab} into each plain color and dab a row of dots beside the print it went into, like the ingredients of a recipe.
step dry Carry the prints flat to a windowsill and leave them for an hour.
step name Write under each print what it is made of: red and yellow make orange. Your child tells, you spell.
further @2-3 Squish all three colors together on a fourth sheet and find out what color mud is.
further @4-5 Try the same two colors with much of one and a dot of the other: how many oranges are there?
safety Roll up sleeves and use washable paint only; a wet cloth lies ready for hands that want to go elsewhere.
skills mixing colors, pressing with the whole hand, guessing before looking
waiting An hour to dry.
alt Three folded sheets with mirrored blots in orange, green and purple

* texture-plate
name texture plate
title Touch-and-Feel Texture Plate | A Texture Board for Fingers | Soft, Smooth, Bumpy: a Touch Plate
about Four fields, four ways to feel: soft, smooth, crinkly, bumpy. Eyes closed, a finger finds its way home. | {@2-3? Words such as soft and bumpy are learned with the fingertips. This gives them something to hold on to. | Fingers can see in the dark. Make a plate for them, then cover your eyes and name each field.}
step lines Draw a big cross on {the plate} with {pen}: four fields, one for each thing to feel.
step cut Cut a piece of {the bumpy} that fits into one field.
step soft Squeeze glue into the first field and press on {the soft}, until it is as full as a lamb.
step foil Stick loops of {hold} in the next field and lay {the smooth} on top. Stroke it flat with the whole hand: this one must be as smooth as ice.
step crinkle Crumple {the crinkly} into loose wads, squeeze glue into the third field and push them in. Leave them puffy; flat is for the neighbor.
step tickle Press {the soft-too} in beside it, so that one end tickles.
step bumpy Glue the piece of {the bumpy} into the last field, bumps up, and press for as long as it takes to count to ten.
step scent In the middle, smear a coin of glue and {scent=spice? sprinkle it with spice | press on a little of {the scent}}. That one is for the nose.
step sound Tie {the sound} to the edge of {the plate} with {the twist}, knotted close. That one is for the ears.
step play {@2-3? Hold a small hand and stroke field by field. Say the word each time: soft, smooth, crinkly, bumpy. Then ask: where is soft? | Close your eyes, let somebody turn the plate, and name each field by touch alone.}
further @2-3 Walk through the home with the plate and find something else for each field: the cat is soft, the door is smooth.
further @4-5 Make a second set as loose cards and play memory with eyes closed.
safety {@2-3? Pull at every field once the glue is dry: what comes off in your hand would come off in a small one too. | Nothing on the plate is for tasting, even where it smells of the kitchen: that sense takes the day off.}
skills words for touch, pressing and sticking, {@2-3? sorting | telling by touch alone}
waiting Half an hour for the thick glue to set.
alt A plate in four fields: fluffy, smooth, crinkled and ridged
left sandpaper: scratches young fingers, so it is kept for six and up

* touch-letters
name touch letters
title Three Touch Letters to Trace | Touch Letters: Write Them, Feel Them | ABC Letters to Feel
about A finger that has walked along a letter often enough can write it. These three have a road of {line} to walk on. | Letters for eyes that are shut: raised, rough or fuzzy, on cards as large as a hand. Start with the ones of your own name.
step cards Cut three cards as large as a grown-up's hand from {the card}.
step choose Choose three letters that you mix up or like best, one for each card. A short name works as well.
step guide Lay {the guide} on each card and draw around it, large and in the middle.
step draw {guide? Go over the lines in one thick stroke. | Draw one big letter on each card, as tall as the card allows, in one thick stroke.} {@4-5? A grown-up can dot it first. | Use the printed kind, as books do.}
step stuff {line=felt,craft-foam,burlap,fabric-scrap,sandpaper? Cut {the line} into strips as wide as a finger, some straight, some in curves. | Cut {the line} into pieces that are each as long as one stroke of a letter.}
step squeeze Squeeze a line of glue along the first letter, from where the pen would start to where it would stop.
step lay Lay {the line} into the glue, {line=felt,craft-foam,burlap,fabric-scrap,sandpaper? piece beside piece | without stretching it}, in the order in which the letter is written, and press. Then the next letter.
step dot Put one {one dot} at the start of each letter: here the finger gets on.
step dry Let the cards lie for an hour. Wet letters slide off their road.
step feel Close your eyes and follow the line from {dot? the dot | the top} to the end. Which letter is it? {@4-5? Say its sound, not its name. | Spell a word to somebody by handing over the cards.}
further @4-5 Lay thin paper over a card and rub it with the side of a crayon: the letter comes through.
further @6-8 Make the whole alphabet, one card an evening, and keep it in a box in order.
safety {line=sandpaper? Sandpaper blunts good scissors and scratches skin: an old pair, and light fingers. | {@4-5? Cut together, with the card held by the one who does not cut. | Cut toward the table's middle and put the scissors down between two pieces.}}
skills the shapes of letters, the order of strokes, feeling with eyes closed
waiting An hour to dry.
alt Three cards with the letters A, B and C in raised lines

* chef-hat
name chef's hat
title Puffy Chef's Hat | A Chef's Hat That Fits | Tall Hat for a Small Chef
about The taller the hat, the more important the cook: that is still how it goes in big kitchens. This one is paper, puffs up by itself, and fits exactly one head. | A strip, two sheets and a little patience with pleats make the hat that turns any corner into a restaurant.
step strip Cut two strips {in 3} wide from {the band} and tape them end to end into one long one. It should go around the chef's head and overlap by two fingers.
step color Color the long strip from end to end: stripes, dots, or what the chef likes best to eat. {pens=paint?  Let it dry before you go on.}
step trim Run {the trim} along one edge of the strip, and fold its ends to the back.
step crumple Crumple {the puff} into a ball, as small as it gets, and open it out again. Creased paper stands up in puffs, smooth paper falls over.
step pleat Tape the long edge of {the puff} to the inside of the strip, bit by bit, with a small fold between two pieces of {tape}. At the end all of it is taken up.
step badge Stick {the badge} on the front as the sign of the restaurant.
step ring Lay the strip around the head, {fix tape} the ends over each other, and close the paper at the back with one more piece.
step gather Gather the top edge in one hand like the neck of a sack, {fix tape} it tight and push the knot down inside.
step fluff Reach in from below and push out the puffs with your fist. Put it on: dinner is served.
step name Write the name of the chef or of the house on the band with {the pen}.
further @2-3 Serve a dinner of blocks and ask the guests what they would like.
further @4-5,6-8 Write a menu of three dishes and take orders with a pencil behind the ear.
safety The hat is for the floor, not for the stove: paper and hot plates never meet. {@2-3? A grown-up does the cutting. | Tape it off the head, so that no hair gets caught.}
skills {@2-3? crumpling | pleating}, {@2-3? coloring | measuring a head}, playing a role
alt A tall white chef's hat with a puffy top and a striped band

* box-camera
name play camera
title Instant Camera With Photos | A Camera That Hands Out Photos | Box Camera for Young Reporters
about Say cheese, push, pull: the photo comes out at the bottom, because somebody drew it before and slid it in. | {@2-3? Two-year-olds photograph what they love: the dog, the bus, Grandma's shoes. Now they have the camera for it. | A photographer decides what is worth a picture. The camera is a box; the looking is real.}
step slit {@2-3,4-5? Cut a slit low in the front of {the box}, as wide as a grown-up's palm, and a peephole of two fingers in the back. | Cut a slit low in the front of {the box}, {in 4} wide, and a peephole near the top that goes through from back to front.}
step cover {fix stick} {the cover} around {the box}, with help at the corners, and leave the slit open.
step lens {lens=cardboard-tube,coffee-sleeve? Cut {the lens} down to two fingers' width | Take {the lens}} and tape it to the middle of the front, with small pieces all around.
step flash Stick a square of {the flash} in the upper corner: the flash.
step shutter Stick {the shutter} on top, where a finger lands by itself.
step strap Tape both ends of {the strap} to one side, as a loop for the wrist.
step draw Draw the rest with {pens}: a small window to look through, a stripe, a brand with your own name.
step film Cut {the film} into four cards that slip through the slit without a push.
step photos Draw a photo on each card{@2-3? : scribbles are fine, a grown-up asks what is in it and writes it on the back. | : somebody in the family, an animal, a place, and one nobody expects.} Load them through the slit.
step click Look, press, say click, and pull out a photo for whoever held still.
further @2-3 Go for a walk with the camera and photograph five round things.
further @4-5,6-8 Hang the photos on a string as an exhibition, with prices.
safety A grown-up checks the edge of the slit for sharp corners before fingers go near. {@2-3? No strap: a loop around the neck is not for this age. | Leave it without a neck strap, since cameras get dropped and climbed with.}
skills {@2-3? pretending | planning a build}, {@2-3? scribbling with a purpose | drawing small}, {@2-3? posting and pulling | storytelling}
alt A box camera with a round lens and a drawn photo coming out below

* play-campfire
name play campfire
title Play Campfire With Paper Flames | Campfire for the Living Room | A Campfire for Rainy Days
about Pull the curtains, lie on the rug, tell a story: this campfire burns in the living room, weighs nothing, and is put away in one minute. | Crumpled stones, scribbled logs, flames that rustle. Camping is mostly sitting around something together, and now you can.
step logs {logs=newspaper,packing-paper,paper-bag? Roll {the logs} into four thick logs and close them with {tape}, then | Take {the logs} and} {pens=paint? dab | scribble} bark on {logs=chip-can? paper around them | them} with brown and black {pens}, as {pens=paint? thick | hard} as you like. {pens=paint?  They dry while you crumple.}
step stones Crumple {the stones} into six fat balls, bigger than a grown-up's fist, and squeeze them hard.
step ring Lay the stones in a circle on the floor. Nobody steps inside, that is the rule of every campfire.
step tent Lay one log flat in the middle and lean the others against each other over it. A few pieces of {tape} where they cross keep them standing.
step tear Tear {the flames} into big pointed strips, some red, some yellow. Ragged edges burn best.
step pinch Gather the strips at the bottom, yellow inside and red outside, and wind a piece of {tape} around the foot.
step fire Push the foot of the flames down between the logs and pull the tips apart, so that they flicker when you blow.
step marsh Fix one {one marsh} to the end of each {one sticks} with {a tape}, wound around twice. {@2-3? Turn the stick slowly until it is golden, in the game. | Marshmallows, to be toasted slowly.}
step sing Turn off the lamp, sit around the stones and sing one song. Then rustle the flames with one finger and listen how it crackles.
further @2-3 Feed the fire with more logs and count them as they go in.
further @4-5 Lay a flashlight under the flames so that they glow, and tell a story in which everybody adds one sentence.
safety {@2-3? Keep crumpled balls large: one that fits into a mouth is too small. | A pretend fire is the place to talk about the other kind: only grown-ups light it, and nobody runs near it.}
skills tearing, crumpling, {@2-3? building up and sitting still for a song | leaning things so that they stand}
alt A play campfire with crossed logs, paper flames and a ring of paper stones

* stage-wheel
name wheel
title {v=water-cycle? The Water Cycle on a Wheel | {v=bean-plant? From Seed to Flower on a Wheel | Four Seasons of One Tree}} | {v=water-cycle? Water-Cycle Wheel With an Arrow | {v=bean-plant? Plant Growth Wheel | Seasons Wheel of a Tree}}
about {v.idea} | Four pictures and one arrow: turn it, and you can tell the whole story without a book, and start it anywhere, because it never ends.
step quarter Fold {plate=paper-plate? {the plate} | a paper circle as large as {the plate}} in half twice and open it again: the creases {plate=paper-plate? divide it | show you where to divide {the plate}} into four fields. Go over them with {the pencil}.
step ground Cut four quarters from {the scene}, a finger smaller than the fields, and {fix stick} one into each. {v.ground}
step pictures Cut out the parts of the four pictures and {fix stick} them in, clockwise: {v.parts}. {@4-5? Torn shapes are welcome. | }
step details Draw with {pens} what paper is too coarse for: {v.lines}.
step fluff Pull {the fluff} apart and glue some of the fluff on, {v.fluff}.
step arrow Cut an arrow from {the arrow}, as long as from the middle to the edge.
step pin Push {the pencil} through the middle of {the plate} and through the end of the arrow, put {the pin} through both and bend its legs apart on the back, loosely, so that it turns.
step words Write the name of each stage along the edge: {v.words}. {@9-12? Add in small letters what drives each step on. | }
step tell Turn the arrow and tell: {v.tell}
further {@4-5? Let somebody spin the arrow and tell what came before and what comes next. | {v.further}}
safety {@4-5? The fastener is the grown-up's job: its legs are pointed. | Push the pencil through with the plate on an eraser or a lump of dough, never against the palm.}
skills the order of things, cutting and sticking in a circle, explaining
alt A round plate with four pictures of {v} and a red arrow that turns
say water-cycle: name=the water cycle; idea=The water in your glass has been a cloud, and a river, and perhaps a dinosaur's drink. The wheel shows how it gets around.; ground=Sky for all of them.; parts=sea with a sun above it, clouds, rain from a gray cloud, and a mountain with a river; lines=steam rising from the sea, drops, and waves; fluff=for the clouds; words=evaporation, condensation, precipitation, collection; tell=the sun warms the sea, vapor rises, gathers into clouds, falls as rain, and runs back.; further=Put a cup of water on a sunny windowsill, mark its level every day, and add to the wheel what you found out.
say bean-plant: name=a growing plant; idea=A seed does nothing for days, and then everything at once. Four pictures hold on to the moments that one always misses.; ground=Sky on top of all of them, and soil below.; parts=a seed in the soil, a sprout with a root, a stem with leaves, and a flower; lines=root hairs, veins on the leaves, a worm, the sun; fluff=as a cloud; words=seed, sprout, plant, flower; tell=the seed drinks, the root goes down, the stem goes up, it blooms and drops seeds of its own.; further=Press a real bean into damp soil in a cup and turn the arrow each time it reaches the next picture.
say tree-year: name=a tree through the year; idea=The same tree four times, and it never looks the same: pink, green, orange, bare. Turn the arrow to the one outside your window.; ground=Sky on top of all of them, and grass, leaves or snow below.; parts=the same trunk four times, with a crown of blossoms, of green, of orange, and none at all for winter; lines=petals, apples, falling leaves and snowflakes; fluff=as snow on the bare branches; words=spring, summer, fall, winter; tell=buds, shade, colors, rest, and again.; further=Choose one real tree on your way to school and look at it on the first of every month.

* visit-bag
name {v=vet? vet's bag | doctor's bag}
title {v=vet? The Vet's Visiting Bag | The Doctor's Visiting Bag} | {v=vet? Vet Bag With Tools | Doctor Bag With Tools}
about {v=vet? Somebody in every home has four legs and a stuffed paw that hurts. The vet comes with a bag, a thermometer, and time. | Bears get fevers, dolls break arms, and parents have a headache. Now there is a doctor in the house, with a bag.} | The listening tube in it works: put it on a chest, put your ear to it, and there is the heart.
step open Close {the box} all around and cut {box=shoebox,cardboard-box? off the lid | open one long, narrow side, so that it stands like a bag}.
step cover Cover it with {the cover}, as a present is wrapped, and fold the paper in at the top. {stick=tape? Tape the corners. | Glue it at the corners and hold for a moment.}
step handle Roll the rest of {the cover} into a firm strip, bend it to a handle and {fix tape} its ends inside the two long sides.
step sign From {the sign}, cut {v=vet? a circle, a pad and four toes | a circle and a cross}, and {fix stick} them to the front.
step scope Decorate {the tube} with stripes. That is the stethoscope: the first one ever was exactly that, a tube of paper.
step sticks Draw a scale and a red line on one of {the sticks}: the thermometer. The other one stays plain: it shows the letters of an eye test.
step bandage {bandage=masking-tape? Wind some of {the bandage} around a scrap of paper | Pack {the bandage}}, for scratches and worse.
step cards Make patient cards from leftover paper: name, what hurts, what helps. Draw it if writing takes too long, since the patients are waiting.
step visit Ask where it hurts. Put the tube on the chest, listen at the other end, and count the beats aloud.
further @4-5 Open a waiting room on the sofa, with numbers.
further @6-8 Count a heart for half a minute, before and after ten jumps, and write both numbers on a card.
safety Thermometer and pointer are used under an arm and in the air, never anywhere else. {@4-5? Cut the box together. | Cut the box with the flat side on the table.}
skills building from a box, playing a helper, {@4-5? taking turns | keeping records}
alt {v=vet? A teal bag with a paw | A black bag with a red cross} and tools looking out at the top

* petal-clock
name petal clock
title Petal Clock for Learning the Time | Flower Clock With Twelve Petals | The Clock With Hours for Petals
about Twelve petals, one for each hour, and two hands you can push: that is how time gets into fingers, and from there into the head. | {@4-5? First only the short hand moves: breakfast, nap, supper. The long one can wait. | Lift a petal, and the minutes are underneath: five, ten, quarter past.}
step marks Turn {the plate} upside down if it has a rim, and mark twelve places around the edge: top, bottom, left, right first, then two between each.
step petals Cut twelve petals from {the petals}, each as long as a finger, in {@4-5? two | three} colors.
step stick {@4-5? {fix stick} the foot of each petal to the edge of {the plate}, one on every mark. | {fix stick} only the foot of each petal to {the plate}, one on every mark, and fold the petal up along the edge like a flap.}
step numbers Write the hours on the petals: 12 at the top, 6 below, 3 to the right, 9 to the left, then the rest.
step minutes Under each flap, on the back of the petal, write the minutes: 5 under 1, 10 under 2, and so on up to 60.
step hands Cut a short, wide hand and a long, narrow one from {the hands}, each with a point.
step pin Push {the pencil} through the middle and the ends of both hands, put {the pin} through and open its legs on the back. The hands should turn and stay.
step face Draw a face below the middle, or whatever time looks like to you.
step middle Glue {the middle} on top of the pin.
step ask {@4-5? Set the short hand to the hour at which you get up, eat, and go to bed. | Take turns: one says a time, the other one sets it, and the flaps are only for checking.}
further @4-5 Set the clock each morning to the hour of something nice, and watch the real one get there.
further @6-8 Find out where the short hand really stands at half past: exactly between two petals.
safety {@4-5? Pushing the pencil through and opening the pin belongs to a grown-up. | Lay the plate on a folded cloth when you push the pencil through, and keep fingers from below.}
skills numbers to twelve, dividing a circle, {@4-5? the hours of the day | hours and minutes}
alt A flower-shaped clock with twelve numbered petals and two hands

* erupting-volcano
name volcano
title Erupting Papier-Mâché Volcano | The Volcano That Erupts Again | A Volcano for the Science Fair
about The mountain takes two evenings, the eruption ten seconds, and it can be repeated as long as there is {acid} in the house. | {soda} and {acid} meet in the crater, turn into gas, and push the lava over the rim. The mountain is yours to build: steep, wide, wooded, wicked.
step set Stand {the bottle} in the middle of {the base}, open end up, and {fix tape} it down all around. The mouth will be the crater.
step cone Crumple sheets of {skin} into a ring of wads around {the bottle}, wide below and narrow above, and {fix tape} them on until you see a mountain.
step paste Stir {paste=flour? one cup of flour with one cup of water | two parts of glue with one part of water} in a {bowl} until it runs like pancake batter.
step skin Tear the rest of {the skin} into strips, pull them through the paste, wipe off what drips, and lay them over the cone from crater to foot. Three layers, and the mouth stays open.
step dry Leave it overnight in a warm place. It is ready when it sounds hollow all around.
step paint Paint rock in two browns, red streaks below the crater and green at the foot. Go over the rock with an almost dry brush for light edges.
step land Plant {the trees} around the foot, each in a little heap of paste: a forest.{stones?  Press {the stones} in between. | }
step load Carry the volcano outdoors or onto a big {tray}. Put {the soda} into the crater{red? , with five drops of {red}}{foam?  and a squirt of {foam}, which makes the lava slow and thick}.
step erupt Pour in {the acid}, half a cup in one go, and step back. When it calms down, pour again.
step vary Find the best recipe: one, two, three spoons of {soda}, the same {acid} each time. Write down how high it climbs and how long it lasts.
further @6-8 Build a village of small boxes on the slope and find out which house the lava reaches first.
further @9-12 Cut a second, smaller cone in half as a cross-section and label crater, vent, chamber and layers.
safety Keep faces back from the crater: {acid} stings in the eyes. Nobody tastes lava, and hands are washed afterward{paste=flour? , also after the raw paste}.
skills papier-mâché, measuring, observing a reaction
waiting A night to dry before it is painted.
alt A brown paper volcano with red foam running down from its crater
left battery: a volcano makes its own power

* swab-hand
name hand skeleton
title X-Ray of My Hand | Hand Skeleton in {many swabs} | Twenty-Seven Bones of a Hand
about {many swabs} look like bones: straight in the middle, thick at both ends. On black paper they become the X-ray of your own hand. | {@4-5? Squeeze a finger and you feel them, hard and straight. Here you lay them out, one by one. | There are three bones in each finger, two in the thumb, and they all meet in a heap of pebbles at the wrist.}
step trace Lay a hand on {sheet=paper? black paper, or white paper painted black and dried | {colored sheet a}}, fingers spread, and draw around it with {the chalk}. Take the wrist along. {@4-5? A grown-up's hand leaves more room for bones. | Make it a bit larger than the hand: bones need room.}
step feel Squeeze your own fingers from tip to palm. Where does it bend? How many bones are between the bends?
step cut Cut {the swabs}: five long ones for the palm with both ends on, and shorter ones from half swabs. {@4-5? A grown-up cuts, the child counts. | Cut at a slant and cover the free end with a finger, since it flies.}
step palm Glue the five long bones into the palm, spread like a fan, one toward each finger.
step fingers Add the finger bones: three for each finger, two for the thumb, shorter toward the tip. Leave small gaps, because there it bends.
step wrist The cotton ends that are left over are the small bones of the wrist: set them in a heap, and two long bones below for the arm.
step label {plate=paper? Stick a small label, cut from {the plate}, | Stick {the plate}} in the corner and write on it: left or right, and whose.
step dry Let the sheet lie flat until the glue has gone clear.
step match Lay your own hand on it, finger on finger. Bend one and say which gap it used.
further @4-5 X-ray a teddy the same way: what might be in there?
further @6-8 Break one finger bone on purpose with a zigzag gap, and let somebody find the fracture.
safety Cut swabs have sharp tips, so stick the cut ends under the cotton of the next one, and keep swabs out of ears today and always.
skills counting, {@4-5? looking closely | anatomy}, {@4-5? gluing small things | measuring by eye}
fact A hand has twenty-seven bones. Both hands together have more than a quarter of all the bones you own.
waiting Half an hour for the glue.
alt A hand skeleton of {many swabs} on a black sheet, like an X-ray

* mummy-case
name mummy and case
title Mummy in a Golden Case | A Pharaoh's Mummy and Sarcophagus | Mummy With a Painted Sarcophagus
about The wrapping was only half of the work in ancient Egypt. The case had to carry a face and a name, so that the right soul found its way back in. | A little mummy in strips, a case in gold and blue, and a message in hieroglyphs that only you can read.
step shape {body=craft-stick? {the body} is what holds it up. {@6-8? A grown-up snips | Snip} it to a finger's width less than the inside of {the case}, and wind a bit of {the wrap} around one end for the head. | {body=doll,peg-doll,clothespin,toy-animal? Check that {the body} fits into {the case} with some room around it. | Shape {the body} into a figure that fits into {the case}: one roll, a head pinched in at the neck, feet that point up. No arms; they lie under the wrapping.}}
step strips {wrap=masking-tape? Cut or tear {wrap} into strips as wide as your finger and as long as your hand. | Cut {the wrap} into strips as wide as your finger.}
step wrap Wind the strips around the figure from the feet up, each half over the last, {wrap=masking-tape? sticky side in | with a dab of glue at each end}. Cross two of them on the chest. Leave a slit for the eyes.
step case Cut {the case} open so that one large side is free, and trim it to the shape of a case: narrow at the feet, wide at the shoulders, round at the head. {case=milk-carton? Put paper around the shiny outside, so that paint holds. | }
step lid Lay the case on {the lid}, draw around it a little larger, and cut that out.
step paint Paint the lid gold with {the gold} and {the brush}. {blue=acrylic-paint,paint? Paint | Color} the case blue with {the blue}, the inside too. Then leave both alone for an hour: blue on wet gold turns green.
step stripes {blue=acrylic-paint,paint? Paint | Draw} the face on the lid first, then with {the blue} the striped headcloth, the collar and the bands across the body.
step glyphs Draw a column of signs with {the pen}: an eye, a wave for water, a bird, a feather, the loop of life. Decide what each one means, and keep the key.
step gems Glue {the gems} onto the collar.
step rest Lay the mummy to rest, close the lid, and let a friend dig it out.
further @6-8 Make a cat for company: Egyptians wrapped those as well.
further @9-12 Write your name in real hieroglyphs, sound by sound, inside an oval ring, as a pharaoh did.
safety {@6-8? A grown-up starts the cuts in the box. | Cut cardboard in shallow bites with strong scissors.} Wind strips around figures only, never around people or pets.
skills wrapping evenly, painting patterns, writing in signs
waiting An hour between two coats.
alt A golden sarcophagus lid beside a case with a white wrapped mummy

* roman-mosaic
name fish mosaic
means tile, paper
title Roman Fish Mosaic | Fish Mosaic From a Roman Villa | Mosaic of a Striped Fish
about Romans walked on their pictures. Two thousand years later they still shine, because color that is a stone does not fade. | {@6-8? Small squares, one color beside the next, and from across the room they are a fish. | Mosaic layers have a rule: outline first, one row beside it all around, and only then the rest. That is what makes the fish swim.}
step draw Draw a fish on {the board}, as large as {@6-8? your hand | the board allows}: body, tail, two fins, an eye. Draw a frame of two rows along the edge.
step tint {tiles=eggshell? Wash {the tiles}, pull off the skin inside, and paint them | Where a color is missing, paint some of {the tiles}} in the colors of the plan.
step cut {tiles=eggshell? Press {the tiles} with your thumb until they break into pieces as large as a fingernail. Trim the odd long one. | {tiles=mosaic-tile? {glove? Put on {the glove}. | } Sort {the tiles} by color. What is larger than a thumbnail a grown-up breaks inside {a towel}, and rubs every sharp edge blunt. Cut a strip of paper into squares for places where none will fit. | {tiles=dried-bean? Sort {the tiles} by color, and cut a strip of paper into squares for places where none will fit. | Cut {the tiles} into strips and the strips into squares, {@6-8? as wide as a finger | {in 1/4} to each side}. Keep each color in its own heap.}}}
step eye Begin with the eye: one dark piece, light ones around it. A fish that looks at you is half done.
step outline Set the outline of the fish in the darkest color, piece by piece, a hair's width apart. Spread glue only as far as you get in five minutes.
step fill Fill the body from the outline inward, in rows that follow its curve, with stripes in {color b}. Cut corners off where a piece does not fit.
step sea Fill the sea around it: first one row that follows the fish all around, then straight rows, with short waves in blue.
step border Close with the frame: two rows, one dark, one in two colors by turns.
step dry Let it dry flat for two hours.
step shine {glue=waterproof-glue? Wipe every piece with a damp rag until no glue is left on its face. | Brush a coat of glue, thinned with a drop of water, over the whole. It dries clear, and the colors wake up.}
further @6-8 Look for a picture of a real Roman floor and count the colors: often there are only five.
further @9-12,13+ Leave out a corner on purpose and draw its lines only, as if the floor had been dug up that way.
safety {tiles=eggshell? Wash hands after handling the shells, and use ones that were rinsed hot by a grown-up. | {tiles=mosaic-tile? Tile edges are sharp, so they are sorted, not cut, and pushed with a pencil. | Sweep the squares together before they reach the floor: they are slippery underfoot.}}
skills laying a mosaic, {@6-8? sorting colors | planning lines and color}, patience
waiting Two hours before the shine.
alt A square mosaic of small tiles with a striped fish and a dark frame

* medusa-mask
name Medusa mask
title Medusa Mask With Ten Snakes | Papier-Mâché Medusa | The Gorgon's Head
about Look at her and turn to stone, said the Greeks, and then put her on shields, doors and cups to keep trouble away. She will do the same for your room. | {eyes? A bowl gives the face its curve, paper gives it skin, and the hair has eyes of its own. | }
step form Turn a {bowl} as large as a face upside down and lay two layers of {skin}, wet with plain water, over it. They keep the paste from sticking, so that the mask comes off later.
step features Crumple and roll small pieces of {skin} into brows, a long nose, cheeks and lips, and {fix tape} them in place. Exaggerate: two layers of paper soften everything.
step paste Stir {paste=flour? one cup of flour with one cup of water | two parts of glue with one part of water} until it is smooth.
step layers Tear {skin} into strips, pull them through the paste and lay them crosswise over face and features, four layers. Press into every corner with a fingertip.
step dry Let it dry for a day, lift it off the bowl, and let the inside dry for some hours more.
step eyes Trim the edge and cut two almond-shaped eye holes, {@9-12? with a grown-up to start them with the point | starting with the point of the scissors on a folded cloth}. Hold it up: can you see?
step snakes {snakes=yarn,rope? Braid or cut {snakes} into ten lengths as long as your hand, stiffen them in paste, and let them dry in curves over a bottle. | {snakes=paper-bag,packing-paper,newspaper? Twist strips of {snakes} into ten ropes as long as your hand, with a thicker end for the head. | {snakes=craft-wire? Cut {snakes} into ten lengths as long as your hand, bend them into waves, and curl both ends into loops. | {snakes=aluminum-foil? Twist ten ropes of foil | Take ten of {the snakes}} and bend them into waves, the head end doubled.}}} {fix tape} them around the brow and down the sides, first the back row, then the front, and cover the joints with pasted paper.
step paint Paint face and snakes, dark in the hollows first, then {color b} over the high places with a nearly dry brush: antique bronze. Scales are dots in {color c}, two sizes.
step eyelets Glue {the eyes} onto the snakes' heads where paper covers them, two each.
step show Hang her where nobody expects to be looked at.
further @9-12 Write the scene in which Perseus looks only at the mirror, and play it with the mask in hand.
further @13+ Give her the other face, the one from before the curse, on a second mask, and hang them as a pair.
safety {snakes=craft-wire? Cut wire with the end held down, away from eyes, and fold every end back into a loop. | Snakes stand out at eye level: leave their ends round and soft.} When worn, hold it by the rim; nothing is tied around the neck.
skills papier-mâché, modeling a face, painting patina
waiting A day to dry.
alt A bronze mask of Medusa with green snakes for hair

* wish-daruma
name daruma
title Daruma for One Big Wish | Wish Daruma That Never Falls Over | A Daruma With One Eye to Go
about In Japan you buy a daruma with blank eyes. You make a wish and paint the first eye; the second one has to wait until it comes true. | Push it over and it gets up. Seven times down, eight times up, says the proverb, and the weight in its belly knows how.
step weight {shell=egg-shaped-plastic-shell,ornament? Press {the weight} into the bottom of {the shell}, exactly in the middle{weight=pebble? , and hold it with crumpled paper packed tight above it}. | Leave {the shell} whole and press {the weight} against its bottom, exactly in the middle, as flat as it will go.}
step test {shell=egg-shaped-plastic-shell,ornament? Close it with {tape} all around | Wind {tape} once around the middle and under the weight} and push it over. It should rise at once. If it leans, shift the weight; if it lies there, add some.
step paste Stir {glue} with the same amount of water.
step skin Tear {the skin} into pieces no bigger than a stamp and brush them on with the thin glue, three layers. Small pieces follow the round, large ones fold. Keep the bottom smooth.
step dry Hang it in a paper ring or turn it every hour until it is dry.
step red Paint it red all over, two coats, with a shadow in a darker red on one side if you like.
step face Paint a light face with a wavy edge, two white circles for the eyes, a nose, a mouth.
step brows With {the pen}, draw brows like cranes and whiskers like turtles: both animals live long, and so should the wish. Leave the eyes empty.
step gold Draw gold lines down the belly, and a sign for what it is about: a flower, a star, a letter.
step wish Think of one wish that you can work for. Then fill in one eye{@6-8? , the one on your right | , the daruma's own left}. The other one stays white until you get there.
further @6-8 Make a small one for each member of the family and line them up by size.
further @9-12,13+ Write the wish on a slip before you close the shell, with the date: it stays inside until the second eye.
safety Thin glue and paint stay on the table's covered side; {shell=ping-pong-ball,ornament? a shell like this cracks when it is squeezed, so hold it in a cup while you work. | the weight stays well wrapped, so that nothing rolls out if it opens.}
skills balance, small papier-mâché, painting fine lines
waiting Eight hours to dry, best overnight.
fact The daruma is said to be a monk who sat and thought for nine years.
alt A round red daruma with a white face and one painted eye

* stamp-passport
name passport
title Passport With Your Own Stamps | A Passport for the World | World Traveler's Passport
about Choose your countries and cut a stamp for each: a torii gate, a tower, a palm. Every page is a border, and you are the officer. | Japan, Mexico, Kenya, Brazil or the kitchen: a passport of your own takes stamps from anywhere.
step fold Fold {the pages} in half and lay them into each other, the {color a} cover outside. Trim all the edges even.
step bind With {the punch}, make two holes through the fold, a finger from each end, and tie {the thread} through them on the outside{thread=rubber-band? , or slip the band over the fold}.
step crest Draw a crest on the cover with {the gold}: an animal that your country would choose, and a word.
step data On the first page, rule lines for first name, birthday, height, color of eyes, and a box for the picture.
step photo {photo=photo? Glue {the photo} into the box. | {fix glue} {the photo} into the box, or beside a self-portrait.}
step design Choose three countries and one picture for each that says it without words: a gate for Japan, a tower for France, a palm for Kenya. Draw each on {the stamps}, simple and mirror-wise.
step stamps {stamps=craft-foam? Cut out the shapes, and glue each on a bottle lid or a block of folded card as a handle. | {stamps=potato? A grown-up halves the potato and cuts away around the shapes. | Cut away what should stay white, a little deeper than a coin is thick{stamps=kitchen-sponge? , or cut the whole shape out}.}}
step print Press the stamp {ink=washable-ink-pad? onto the pad | into a thin film of {ink}} and print it onto a page, straight down and up again. Draw a ring or a box around it, as officers do.
step visit Under each stamp, note the date and three things about the country: what they say for hello, what they eat, what you would look at first.
step border Set up a border at the door. Stamp in, stamp out, and ask what the purpose of the trip is.
further @6-8 Ask the family where they come from or have been, and make the stamps for those places first.
further @9-12 Design a country of your own: its shape, its stamp, its stamp duty and its law number one.
safety {stamps=potato? The knife is the grown-up's. | {@6-8? Cut foam and rubber with the child's scissors, and a grown-up for the tight corners. | Cut toward the table and keep the holding fingers behind the blades.}} Leave the real address out: a lost passport travels far.
skills bookbinding, printmaking, geography
alt An open passport with a portrait and stamps of a tower, a gate and palms

* mirror-periscope
name periscope
title Mirror Periscope | Secret Agent's Periscope | See Around Corners: a Periscope
about Stay behind the sofa and look over it. Two mirrors at exactly the same slant carry the view down to your eye, as they did in submarines. | {@6-8? Nobody sees you, you see everybody. It works with light and nothing else. | The whole secret is forty-five degrees, twice. Measure well, and the picture stands upright and sharp.}
step size Stand {the case} upright. Near the top of one side, and near the bottom of the opposite side, draw a window {mirrors=old-CD? as wide as a CD allows, about {in 2} | a bit smaller than {the mirrors}}.
step windows Cut out both windows. One looks forward, one looks back at you.
step slant On the two other sides, draw a slanting line beside each window: it starts at the front, level with the window's upper edge, and runs down to the back, level with its lower edge. Both slant the same way. A folded square of paper gives you the angle: its diagonal is exactly right.
step slits Cut slits along the slanting lines, as long as {mirrors=old-CD? the disk is wide, so that it slides in from the side | a mirror}. {case=chip-can? Take your time on the curve. | }
step mirrors Slide {the mirrors} in, shiny sides facing each other, and {fix tape} them at the edges.
step test Look in at the bottom. You should see out at the top. If you see the ceiling or the floor, tip the upper mirror a little; if you see the inside wall, tip the lower one.
step cover Cover the box with {the cover} up to the windows, and close all gaps: stray light spoils the view.
step rim Cut a short ring from {the rim} and {fix tape} it around the upper window, as a hood against the sun.
step marks Stick {the marks} on as stripes, rank or secret number.
step spy Kneel behind the sofa and report what you see, in a whisper.
further @6-8 Hide ten things around a corner and let the other agent find them all by periscope.
further @9-12,13+ Draw the path of the light on paper with a ruler, and work out what would happen with only one mirror.
safety Never point it toward the sun, and look up from it before you walk. {@6-8? A grown-up cuts the slits. | Cut the slits with the box lying flat.} {mirrors=old-CD? A CD is never snapped or cut. | Use mirrors of plastic.}
skills angles, accurate cutting, testing and correcting
alt A tall black box with a round window in which a mirror shows an eye
left mirror: is glass and breaks: a plastic one does the same

* code-wheel
name code wheel
title Secret Code Wheel | Cipher Wheel for Two Spies | The Agent's Decoder Wheel
about Turn the inner ring by three, and HELLO becomes KHOOR. Julius Caesar wrote to his generals this way. | Two wheels, set the same way by two people far apart: nobody between them can read a word.
step disks Draw around a {bowl} and around a {mug} on {many disks}. Cut out both circles: the small circle should be about three fingers narrower than the big one.
step divide Find the middle by folding a paper copy twice. Divide each circle into 26 equal fields: {@6-8? a grown-up rules the lines with you, first four quarters, then six or seven fields in each. | just under fourteen degrees each, or first quarters, then six and seven fields by turns.}
step letters Write the alphabet around the edge of the big circle, one letter to a field, all with their feet to the middle.
step inner Write it around the edge of the small circle in another color, just as far apart.
step pin Lay the small circle on the big one, push {the pencil} through both middles, and put {the pin} through. It should turn without wobbling.
step arrow Stick {the pointer} on the inner wheel below the letter A.
step key Agree on a key: the letter of the outer wheel at which the inner A stands. Say it once, and never write it down.
step write Write a message: find each letter on the inner wheel and put down the one outside it. The other spy looks it up the other way around.
step crack Try to crack a message without the key: in long English texts, the most common sign is nearly always E. That is how codes died.
further @6-8 Hide the message in an old sock, a plant, or the butter dish, with an arrow only spies would notice.
further @9-12 Change the key with every word, in the order of a secret word's letters. That code held for three hundred years.
safety {@6-8? Two hands and a lump of clay below when the pencil goes through, with a grown-up. | Push the pencil through on a soft pad.} A good code hides surprises and clues, never something that somebody ought to know.
skills dividing a circle, patterns, writing in code
alt Two round wheels with the alphabet, one inside the other

* book-safe
name book safe
means box
title The Book With a Secret Inside | Secret Book Safe | Hollow Book, No Book Harmed
about From the shelf it is a dull old volume. Open it, and it is a box. The pages are only glued around the edge. | No book has to die for it: a flat box, page edges made of strips, and covers that are worn in the right places.
step tray {box=cereal-box,small-box,pizza-box,shoebox? Cut {the box} down to a shallow box, {in 1.5} deep, and as large as a book. | Turn {the box} into a shallow box. Cut a bottom {in 5} by {in 8} with walls {in 1.5} high on all sides, folded up and closed with {tape}.} Tape every corner from inside and outside.
step edges Cut {many pages} into strips as high as the wall and glue them around three outer walls, several layers, creased lengthwise. Lines ruled along them make it a stack of pages.
step lining Line the inside with more {many pages}, corners neat, because that is what people see when they find out.
step covers Cut two covers from {the cover}, {in 0.25} larger than the shallow box on three sides, and a spine as wide as it is deep.
step skin Lay the covers and the spine on {the skin} with a gap as wide as the board is thick between them, glue them down, and turn in the edges like an envelope.
step press Press it flat under heavy books for an hour.
step join Glue the shallow box onto the back cover, the bare wall against the spine. Close it and let it rest under one book.
step spine Letter a title on cover and spine with {the gold}, one that nobody ever takes off a shelf: The Drainage of Meadows, Volume Three.
step tie Glue {the tie} under the front cover's edge as a band to close it with.
step hide Put in what matters, and stand it between two dull neighbors.
further @9-12 Leave a folded map in it that leads to a second hiding place.
further @13+ Age the covers: rub the corners with sandpaper, dab on cold coffee, and crease the spine.
safety Cut thick board in several passes with strong scissors; {@9-12? a craft knife would be a grown-up's job. | if you use a craft knife, then along a metal ruler, on a mat, with a grown-up around.}
skills measuring, box making, covering boards
waiting An hour under weights.
alt An open book that is a box, with a key inside
left sponge: soaks up glue and secrets alike

* chibi-figure
name chibi figure
title Chibi Figure in Clay | Your Own Chibi Character | Chibi Anime Figurine
about Two heads high, eyes as large as fists: a chibi is a character boiled down to what you love about it. | {core=newspaper? Paper | Foil} inside, {bones} for bones, clay for the rest. Sculptors build films this way, and your desk is a fine stage.
step sketch Draw the figure life-size from the front: the head as high as the body and the legs together. Decide on hair, dress and one thing that everybody knows it by.
step core Crush {the core} into a ball as large as a walnut for the head and a short cone for the body. Push {bones=toothpick? toothpicks | pieces of {the bones}} through to join them, with ends left for arms and legs.
step head Cover the ball with a sheet of skin-colored clay as thick as a coin, close the seam and roll it smooth. Press in two shallow hollows for the eyes, below the middle: that is what makes it cute.
step body Cover the body in {color a}, wide at the hem, and set the head on it with a drop of glue.
step limbs Roll arms and legs that get thicker toward the end, push them onto the {bones=craft-wire? wires | ends}, and smooth the joints with {the tool}. Legs wide enough to stand, or a base to stand on.
step hair Lay on the hair in flat locks, the back first, then the sides, the fringe last. Draw strands with {the tool} from the root to the tip.
step set {clay=polymer-clay? Bake it as the package says, the figure propped up so that nothing bends, and let it cool inside. {@9-12? A grown-up runs the oven. | }}{clay=air-dry-clay? Let it dry for two days, away from heaters, turned now and then.}{clay=modeling-clay? Chill it in the refrigerator for an hour, so that it holds still while you add the last things.}
step paint Paint dress, collar and shoes in thin coats, two of each.
step eyes Now the eyes: white, a large oval in {color b}, a smaller dark one, and two dots of light, both in the same place. Lashes and mouth with {the pen}, last.
step prop Cut a tiny bow, cape or bag from {the prop} and glue it on.
further @9-12 Make its animal companion from what is left, with the same eyes.
further @13+ Sculpt a second face with another mood and make the fringe cover the joint, as figure makers do.
safety {clay=polymer-clay? {@9-12? The oven belongs to a grown-up; | Set the oven exactly, with a grown-up in the house;} open a window, and keep the tools out of the kitchen from then on. | Points of {bones=craft-wire? wire | the bones} end inside the clay: check with a fingertip before you hand it around.}
skills proportion, building a core, painting eyes
waiting {clay=polymer-clay? An hour to bake and cool. | {clay=air-dry-clay? Two days to dry. | An hour in the cold.}}
alt A clay chibi figure with pink pigtails and very large eyes

* anatomical-heart
name paper heart
title Anatomical Heart in Bloom | A True Heart, in Paper | Paper Heart With Real Vessels
about {flowers? Not the playing-card kind: this one has chambers, an aorta, and flowers where the vessels end. | } | As large as your fist and tilted to the left, the real heart is stranger and prettier than its symbol. Cut it in layers of paper and let it bloom.
step study Find a picture of a human heart in a biology book. Draw its outline on {the back}, {in 5} high, tilted a little: the rounded muscle below, the pipes above.
step trace Redraw each part separately on the back of {the paper}: muscle in {color a}, the veins and the lung artery in {color b}, the aorta in {color a}.
step vessels Cut out the vessels first and {fix glue} them down from back to front: the veins, the arch of the aorta with its three branches, then the lung artery that crosses in front.
step chambers Cut out the muscle as one piece, and a smaller {color b} piece for the right upper chamber. Lay them over the lower ends of the vessels, glue in the middle only, edges slightly raised.
step shade Add depth: a darker strip torn along the right edge, a light one, in {color c}, on the left. Torn edges look softer than cut ones.
step coronary Cut the coronary vessels as thin as a line, branching like a tree, and lay them across the muscle. A drop of glue at each fork is enough.
step bloom Cut flowers of five or six petals, curl them around {the pencil}, and set them at the open ends of the vessels with a few leaves between.
step flowers Tuck {the flowers} into the gaps, stems behind the vessels.
step label Draw thin lines to four parts and letter their names in small capitals, as old plates do.
step frame Set it into {the frame}, with the pane left out, so that the petals have room.
further @9-12 Put a slip with your own pulse, resting and after stairs, on the back.
further @13+ Change the plant: thistles for a stubborn heart, ivy for a loyal one, and give it to whom it fits.
safety Fine curves want small scissors, sharp ones, and a pause when the hand gets tired.
skills drawing from nature, layering paper, anatomy
alt A paper collage of an anatomical heart with flowers growing from its vessels

* camera-obscura
name camera obscura
title Camera Obscura in a Box | The Box That Sees Upside Down | Pinhole Viewer
about A dark box with one tiny hole: the street appears on its back wall, in color, moving, and upside down. Nothing inside but light. | Painters used it, your eye is one, and every camera still begins here.
step dark Line the inside of {the box} with {colored dark black}, all walls. Light that bounces around in there would wash out the picture.
step window Cut a large window into one end, with a rim {in 0.5} wide left around it.
step screen {fix tape} {the screen} across the window from inside, as tight as a drum. This is the cinema.
step opening In the middle of the opposite end, cut an opening as large as a coin.
step hole Lay {the foil} on a soft pad and prick one hole in its middle with the tip of {the point}: round, clean, no larger than a pinhead.
step front {fix tape} {the foil} over the opening, the hole in its center.
step seal Close the box and tape every seam and corner. Hold it up to a lamp: where light comes through, tape again.
step look Stand in a dark room with the hole toward the brightest window, shade the screen with a folded {blanket} on both sides, and wait until your eyes are used to it. There is the street, on its head.
further @6-8 Let somebody dance in front of it and tell from the screen which arm they raised.
safety Never aim the hole at the sun. Prick {the foil} on a pad, point down, and a grown-up holds the needle with you.
skills light and optics, precise building, patience of the eye
alt A box with a small hole at one end and an upside-down picture of a house on its screen

* carton-ship
name {v=viking? longship | pirate ship}
title {v=viking? Viking Longship | Pirate Ship With a Black Sail} | {v=viking? Longship With a Dragon's Head | A Pirate Ship From the Recycling}
about {shields? {v=viking? A dragon in front, a striped sail, shields along the side: sea kings crossed an ocean in ships like this, without a cabin and without a map. | A black sail on the horizon means trouble, or treasure. This ship is built from what was in the recycling, as every good pirate ship was.} | } | It stands on a shelf, sails across a rug, and has room for a crew of three.
step hull {hull=milk-carton? Rinse and dry {the hull} and cut away one long side | {hull=egg-carton,foam-tray? Take the lower half of {the hull} | Cut {the hull} open along one large side}}{hull=egg-carton,foam-tray? , trimmed to a long shape | }: that is the hull.
step skin Cover the outside with {the skin}, as brown or {color a} as you have it{hull=milk-carton? , and fold it over the rim | }. {v=pirate? Draw planks and a golden line below the rim. | Draw long planks with {the pens}.}
step ends {v=viking? Cut a dragon's head with a long neck and a curled tail from {the card} | Cut a raised stern and a pointed bow from {the card}}, and {fix tape} one to each end.
step sail Cut {the sail} to a square as wide as the ship is long, minus a hand. {v=viking? Color wide stripes in {color a} | Color it black all around a skull and two bones}, on both sides if you can bear it.
step mast Lay {the mast} down the middle of the back and {fix tape} it at the top and the bottom, so that the sail bulges in between.
step step Press {the clay} into the hull, a third of the way from the bow, and push the mast in upright.
step shields {v=viking? Glue {the shields} along both sides as shields, half over the rim. | Glue {the shields} along both sides as portholes, a finger below the rim.}
step rope Run {the rope} from the top of the mast to both ends and {fix tape} it inside.
step oars Cut six oars from {the card}, long and narrow with a blade, and hang them over the rim, three to a side.
step sea Spread a blue cloth on the floor and set sail. {@4-5? Where to, and what is in the hold? | Set a course by the sun: left of it in the morning is north.}
further @4-5 Draw the crew on card as tall as a thumb, with feet that bend back to stand on.
further @6-8,9-12 {v=viking? Write the ship's name in runes along the side. | Draw the map that goes with it, tear its edges, and stain it with cold tea.}
safety {@4-5,6-8? A grown-up opens the carton, since the first cut goes in with a point. | Start the cut with the carton lying on the table.} {hull=milk-carton? It floats a while in a basin, with a grown-up beside it. | A mast is level with eyes when you bend over it.}
skills building a hull, {v=viking? making a repeating pattern | lettering and drawing signs}, telling a story
alt A {v=viking? longship with a dragon's head, shields and a striped sail | pirate ship with a black sail and a skull}

* food-chain-cups
name food chain
title Food Chain in Four Cups | Ocean Food Chain to Stack | Who Eats Whom? Four Cups
about The shark eats the fish, the fish eats the shrimp, the shrimp eats the seaweed: turn the cups over, and each one really disappears inside the next. | A food chain is a nesting doll with teeth. Stack it forward, then lift it off again and see who comes out.
step heights Choose one cup as it is, and cut the open rim off the other three: a finger off the second, two off the third, three off the fourth. Turned over, they are four sizes.
step wrap Stand the cups upside down and {fix tape} a strip of {the skin} around each: {color d} for the biggest, then orange, pink, and green for the smallest. Trim level with the rim, so that they still slide over each other.
step fins Cut a fin for the shark and a fin for the fish from the rest and {fix tape} them flat on the side, where they can bend.
step shark Draw the faces: a huge mouth for the shark, a surprised fish, a shrimp with long feelers, and seaweed that smiles because it knows nothing.
step eyes Glue {the eyes} on shark and fish.
step teeth Cut a strip of {the teeth} into zigzags and glue it into the shark's mouth.
step order Set them in a row, smallest first, and tell the chain: the sun feeds the seaweed, the seaweed feeds the shrimp, and so on.
step eat Now eat: put the shrimp over the seaweed, the fish over the shrimp, the shark over all. Snap, gone.
further @4-5 Make a chain for the garden: leaf, caterpillar, bird, cat.
further @6-8 Take one cup away and talk about what happens to the others.
safety {@4-5? A grown-up cuts the cups, {cups=plastic-cup,yogurt-pot? whose edges are sharp, and tapes the rims. | the child holds nothing while the blades are open.} | Cut the rims in small steps and turn the cup, not the scissors.}
skills ordering by size, explaining a chain, cutting around a cup
alt Four cups in a row as a shark, a fish, a shrimp and seaweed
`;
