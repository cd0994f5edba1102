export const words = `
* pin-dab-spots
name {v}
means plate
title Dab-a-Spot {V} | {A V} With All Its Spots | Spot by Spot: {A V}
about A soft tip held by a clothespin makes a brush that a small fist can steer. Every dab leaves one round spot. | {v.about}
say giraffe: name=giraffe; about=It is taller than your child, and bald until the spots come.; body=Draw one tall giraffe over both: four long legs, a very long neck, a small head; where=Up the neck and down the legs; play=Stand your child beside it: up to which spot do you reach
say cow: name=cow; about=No two cows in the world have the same patches.; body=Draw one big cow over both: a long box for the body, a round head, four legs and an udder; where=Over the back and round the tail; play=Moo together, and pretend to milk
say dalmatian: name=dalmatian; about=Dalmatian puppies are born without a single spot. Yours gets them today.; body=Draw one big dog over both: a long body, a round head with hanging ears, four legs and a tail; where=Over the back, down the legs, one on the ear; play=Bark three times, and give the dog a name
step body Lay the two sheets of {the sheet} end to end and {fix tape} them together. {v.body}. Cut it out.
step face {@2-3? A grown-up draws | Draw} the face with {the pen}.
step load {@2-3? A grown-up clips | Clip} one of {the tips} into the mouth of each of {the pins}{tips=kitchen-sponge,felt,tissue-paper,bubble-wrap? , as a piece no bigger than a walnut,} and spread {the coat} thinly on {the dish}.
step dab {@2-3? Your child dips | Dip} and {@2-3? dabs | dab}: dip, dab, lift. {v.where}, wherever one is missing.
step more When a tip is soggy, {@2-3? your child takes | take} the next one. A light dab makes a small spot, a long push a big one.
step dry Let the spots dry for an hour.
step wall Hang it low on a wall, feet on the floor. {v.play}.
further Mark your child's height beside it, and look again at the next birthday.
safety The soft tips stay in their clips and are collected when the painting is over, because loose ones end up in mouths.
skills pinching and dabbing, filling a shape, measuring up
waiting An hour for the spots to dry.
alt {a v} full of dabbed spots beside three clothespin brushes

* sticky-window-sky
name window sky
title A Sky That Sticks to the Window | Sticky Window Weather | Today's Weather, Torn and Patted On
about The window is the easel and the sticky film is the glue: tear it, pat it on, and daylight shines through the rain. | No brush, no pot, nothing to wash. Only clouds that can be moved until they are right.
step hang A grown-up peels one sheet of {the film} and tapes it to the window with {the tape}, at the height of your child's chest, sticky side toward the room. {the scissors} trim what is too long.
step tear {@2-3? Your child tears | Tear} {the rain} into rain: long rips for a downpour, short ones for drizzle.
step flash {@2-3? A grown-up folds | Fold} {the flash} lengthwise, so that no edge is sharp, and {@2-3? bends | bend} it into a zigzag: lightning.
step sun {@2-3? A grown-up cuts | Cut together} a circle as big as a mug from {the sun}.
step clouds {@2-3? Your child pulls | Pull} {the clouds} apart until they are thin as fog, and {@2-3? pats | pat} them on at the top.
step rain Press the rain on below, drop by drop.
step shine Where is the sun? {@2-3? Your child finds | Find} it a place and {@2-3? presses | press} it on.
step bolt Press the lightning on, out of the darkest cloud.
step seal Leave it open for a few days, and change the weather every morning. Then smooth the second sheet over it, sticky side in.
further Look out each morning: does your sky match the real one?
safety A grown-up works on the window from the floor and not from a chair, and picks up fluff that falls before it is tasted.
skills tearing, pressing on, looking at the weather
alt A sticky window picture with fluffy clouds and torn rain

* peekaboo-mud-pig
name mud pig
title Peekaboo Pig in the Mud | The Pig That Pops Up | Where Did the Pig Go?
about Lumpy mud to stir and spread, and a pig that pops up out of it. The mess is over soon, the game goes on and on. | Push from below and there it is. Pull, and nobody would guess.
step slot A grown-up cuts {the puddle} flat, as big as a sheet of paper, and cuts a slot as long as a hand and as wide as a thumb across the middle.
step pig {@2-3? A grown-up cuts | Cut together} a circle as wide as an orange, two ears and an oval snout from {colored pig a}.
step snout {@2-3? Your child presses | Press} the ears and the snout onto dabs of {glue}.
step face {@2-3? A grown-up draws | Draw} two eyes, two nostrils and a grin with {the pen}.
step handle Tape {the stick} behind the pig as a handle, most of it looking out below.
step stir {@2-3? Your child stirs | Stir} {the mud} with two spoons of {color b} {coat} and two of {the glue} in the bowl. Listen to it squelch.
step spread Spread the mud over {the puddle} with the spoon or bare hands. A grown-up keeps the slot clear.
step dry Let it dry for four hours, or overnight.
step pop Hold the mud between two piles of books, or over the edge of a table. {@2-3? Your child pushes | Push} the pig up from below: oink! And down again.
further Make a duck and a cow on sticks too. Who is coming up? Guess from the noise.
safety The mud looks like breakfast and is none: it has paint and glue in it. Wash hands before the game.
skills stirring, spreading, hide and seek
waiting Four hours, or overnight, for the mud.
alt A pink pig looking out of a puddle of brown mud

* peg-spine-stegosaurus
name stegosaurus
title Pinch-a-Spike Stegosaurus | A Dinosaur With Clips Down Its Back | Five Spikes for Stegosaurus
about Strong little fingers make this dinosaur: pinch, and another spike is on. Off again, and on again, as often as you like. | Without its spikes it is only a lump on four legs. Who gives it back its armor?
step fold Fold {the body} in half, {body=paper-plate? rim to rim. | long side to long side.} The fold is going to be the back.
step cut {@2-3? A grown-up draws | Together, draw} half a dinosaur along the fold with {the pen}: a bump for the back, a small head, a tail and two legs. Cut both layers at once, but never along the fold. It stands like a tent.
step dots {dots=sticker? {@2-3? Your child presses | Press} {the dots} on | {dots=paint? {@2-3? Your child dabs | Dab} {the dots} on with {stamp? {the stamp} | a fingertip} | {@2-3? Your child draws | Draw} spots on with {the dots}}}: both sides, from neck to tail.
step face {@2-3? A grown-up draws | Draw} an eye and a mouth on each side of the head.
step eyes {fix fix} one of {the eyes} on each side.
step clip {@2-3? Your child pinches | Pinch} {the spikes} open and {@2-3? clips | clip} them to the fold, one after the other, from the head to the tail.
step stomp {dots=paint? When the spots are dry, stomp | Stomp} across the table. Uh-oh, it has lost its spikes: who can put them back before you count to twenty?
further Give each clip a color, and call out which one comes next.
safety Clips pinch: show first how to squeeze them, and keep them off noses and ears.
skills pinching, counting to five, dotting
alt A spotted dinosaur with five clothespins as spikes along its back

* crepe-top-palm
name palm tree
title A Palm Tree for Small Animals | Tube Palm With Ruffled Leaves | Who Lives Under the Palm Tree?
about A tube is a trunk already, and soft strips of {leaves} hang over just as palm leaves do. | Blow, and a storm comes up over the jungle.
step coat {@2-3? Your child colors | Color} {the tube} all around with {the coat}{brush?  and {the brush} | }, with two fingers inside to hold it.
step dry {coat=paint,acrylic-paint? Let it dry for half an hour, standing up. | Stand it up and turn it: is there a spot that was forgotten?}
step strips {@2-3? A grown-up tears or cuts | Together, tear or cut} {the leaves} into six strips, as long as two hands and as wide as three fingers.
step snip {@2-3? A grown-up snips | Together, snip} into the upper rim of the tube six times, as deep as a fingernail.
step top {fix fix} the middle of each strip inside the rim, one after the other, so that both halves hang over the edge: twelve leaves.
step nuts {nuts=sticker? Press {many nuts} on under the leaves | {fix fix} {the nuts} on under the leaves}: coconuts.
step wind Blow from the side: first a breeze, then a storm. Which leaf flies highest?
step animals Set {the animals} into the shade. Who is sleepy, and who keeps watch?
further Make three, and there is a jungle.
safety {@2-3? Nothing small and round hangs on this palm, because coconuts get tasted. | The coconuts stay away from smaller brothers and sisters.}
skills painting all around, tearing strips, pretend play
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A tube palm tree with long ruffled leaves

* plate-wheel-box-car
name box car
title A Car to Sit In | My Own Car, With Four Round Wheels | Box Car, Ready to Drive
about A big box and four plates: in an hour your child sits at the wheel and drives you to the store. | It needs no gas and parks in the living room. Honk!
step cut A grown-up cuts the top flaps off {the box} with the knife, and a low door into one side, bent open like a real one.
step color {coat=sticker? {@2-3? Your child sticks | Stick} {the coat} all over the outside. | {roller? {@2-3? Your child rolls | Roll} {the roller} through {the coat} and all over the outside. | {@2-3? Your child colors | Color} the outside with {the coat}{brush?  and {the brush} | }.}} It need not be neat, only far-reaching.
step tires {@2-3? Your child scribbles | Scribble} a dark tire around the rim of {the wheels} with {the pen}, and a dot in the middle.
step dry {coat=paint,acrylic-paint? Let it dry for half an hour, and decide where the first trip goes. | Decide where the first trip goes.}
step on {fix fix} the wheels to the sides, two and two, so that they touch the floor. {fix=glue? Hold each while you count to thirty. | Stick the loops behind the middle and near the top.}
step lamps {fix fix} {the lamps} to the front: headlights.
step door {@2-3? A grown-up draws | Draw} a door handle and a license plate with your child's first letter.
step drive Climb in. Buckle up, start the motor, and tell where we are going.
further Lay a road of strips through the hall, with a stop where everybody waits.
safety The knife is for the grown-up and goes away before the child comes. The car stands on the floor, far from stairs.
skills rolling on color, putting together, pretend play
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A big open box car with four round wheels and a door

* guess-the-print
name guessing game
title Who Left This Print? | Press, Lift, Guess | Prints From a Walk
about Everything from outdoors leaves a different print: bumps, lines, one deep hole. Afterward nobody knows at once which came from what. | Something soft remembers whoever has lain on it. A game for detectives of two and up.
step look Lay out {the cones}, {the leaves}{twigs? , {the twigs} | }{rocks?  and {the rocks} | }. Feel them: what is prickly, what is smooth?
step pat {@2-3? Your child pats | Pat} {the dough} into four flat cakes as thick as a finger{mat? , on {the mat} | }.
step roll Roll {the cones} over the first cake, slowly and with weight: rows of little dents.
step leaf Lay {the leaves} on the second cake with the veins down, press with the flat hand, and peel off.
step twig Press {the twigs} into the third cake, once lying and once standing on end.
step rock Push {the rocks} into the fourth cake and lift out again: a small hollow.
step hide Hide everything that made a print under the towel.
step guess Look at one print. Which was it? {@2-3? Your child feels | Feel} under the towel and {@2-3? pulls | pull} it out. Does it fit?
further Print something from the kitchen: a fork, a button, a toe. Who guesses it?
safety What is kneaded here is salty and no snack, and finds from outdoors stay out of mouths. Bring nothing smaller than a walnut.
skills pressing, comparing, feeling without looking
alt Four soft cakes with the prints of things from outdoors

* red-cup-ladybugs
name ladybugs
title Three Ladybugs From One Carton | Ladybugs With Spots to Count | A Little Family of Ladybugs
about One bump of the carton is one ladybug. They are just as big as a thumb, and one sits on it at once. | Cut, color, dot: three times, and there is a family.
step cups {@2-3? A grown-up cuts | Together, cut} three single cups out of {the carton} and {@2-3? trims | trim} the rims, so that they stand upside down.
step coat {@2-3? Your child colors | Color} the outside of all three with {the coat}{brush?  and {the brush} | }.
step dry {coat=paint,acrylic-paint? Let them dry for half an hour. | Put them side by side: who is the biggest?}
step feelers {@2-3? A grown-up cuts | Together, cut} {the feelers} into pieces as long as a finger, {@2-3? pokes | poke} two holes into the front of each cup with {the scissors}, and {@2-3? threads | thread} one piece through both.
step spots {pen=sticker? Press dots on | Draw a line down the back of each with {the pen}, and dots on both sides}: {@2-3? your child decides how many. | one, two and three on each half.}
step eyes {eyes=sticker? Press | Glue} two of {the eyes} onto the front of each.
step leaf {leaf=leaf? Put a big leaf down | Tear a big leaf shape from {the leaf}}: the ladybugs live there.
step fly Set one on a fingertip, sing to it, and let it fly away home.
further Make six more in other colors, and play memory with what hides under them.
safety {@2-3? What is glued on is pulled at first by a grown-up: whatever comes off goes in the bin. | Small eyes stay away from smaller brothers and sisters.}
skills coloring a round thing, making dots, counting
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt Three spotted egg-carton ladybugs in a row

* tube-snout-pig
name pig
title A Pig With a Snout That Sticks Out | Oink! The Plate Pig | The Pig You Can Hold by Its Nose
about A slice of {tube} is just the snout that a flat pig needs. Now it can sniff. | The snout comes right out of the picture, and everybody wants to touch it.
step snout {@2-3? A grown-up cuts | Together, cut} a ring as wide as two fingers from {the tube}.
step coat {@2-3? Your child colors | Color} {the plate} and the ring with {the coat}{dabber? , dabbing with {the dabber} | {brush?  and {the brush} | }}, right out to the rim.
step dry {coat=paint,acrylic-paint,tissue-paper? Let both dry for half an hour. | Hold it up: is it a pig yet? No, it cannot smell anything.}
step ears {@2-3? A grown-up cuts | Together, cut} two triangles as long as a finger from {the ears}: pig ears.
step stick Run {glue} around one edge of the ring and press it into the middle of {the plate}. Glue the ears to the top, tips bent forward. Count to twenty.
step face Draw two eyes above the ring and, inside it, two nostrils.
step mud {@2-3? Your child puts | Put} {the mud} on the cheeks: it has been rolling in the mud.
step oink Oink! Hold it by the snout and say good morning in Pig.
further Make three, and a wolf who huffs and puffs.
safety The ring is stuck on, not tied on: the pig is held in front of a face and never over it.
skills coloring, gluing an edge, animal voices
waiting {coat=paint,acrylic-paint,tissue-paper? Half an hour to dry. | }
alt A round pig with a tube for a snout

* mitten-line
name mitten line
means clip
title Mittens on the Line | Find the Other Mitten | A Clothesline Full of Pairs
about Six mittens have come out of the wash and nobody knows which two belong together. Only the marks tell. | Pinch, hang, match: that is a whole morning for busy fingers.
step cut Lay two layers of {the sheet} on each other, draw a mitten as big as a hand with {the pen}, and cut it out: a pair. {@2-3? A grown-up cuts | Together, cut} three pairs.
step marks {marks=sticker? {@2-3? Your child presses | Press} {the marks} on | {marks=washi-tape? {@2-3? Your child sticks | Stick} strips of {the marks} on | {marks=cotton-ball? {@2-3? Your child glues | Glue} {the marks} on as cuffs and dots | {@2-3? Your child colors | Color} them with {the marks}}}}: the two of a pair get the same, and every pair is different.
step line A grown-up stretches {the line} from chair to chair, as high as your child's chest.
step mix Shuffle the mittens in a heap on the floor.
step clip {@2-3? Your child clips | Clip} one mitten to the line with one of {the clips}, {@2-3? looks | look} for its other half and {@2-3? hangs | hang} it beside.
step hunt Three little kittens have lost their mittens: hide one of each pair in the room. Who finds them?
further Hang socks from the real wash beside them, and match these too.
safety The line hangs only while somebody is there, and comes down after the game: nobody runs toward it.
skills pinching, matching, hiding and finding
alt Six paper mittens on a line with clothespins

* sticker-window-castle
name castle
means ball
title A Castle With Sticker Windows | Three Towers for a {tubes=cardboard-tube? Paper | Small} Queen | Castle, Once Upon a Time
about Every window of this castle goes on with one press of a thumb. Behind which one is somebody awake? | Three tubes, three pointed roofs, and a king and a queen who move in the same day.
step color {@2-3? Your child colors | Color} {the tubes} with {the coat}{brush?  and {the brush} | }, all around and up and down.
step windows {@2-3? Your child presses | Press} {the windows} on {windows=washi-tape,sticky-note? , torn into small squares, | } as windows: low ones, high ones, and one for the watchman.
step roofs {@2-3? A grown-up cuts | Together, cut} three half circles from {the roofs}, as wide as a tower is long.
step cones Roll each half circle into a pointed hat, {fix fix} it shut, and set it on a tower.
step join {fix fix} the three towers side by side, the tallest one in the middle if there is one.
step folk {@2-3? A grown-up cuts | Together, cut} two little people from what is left of {the roofs}, as tall as a finger, with a strip bent backward so that they stand. Draw faces and crowns on with {the coat}.
step flags {fix fix} {the flags} to the tips of the roofs.
step tell Once upon a time: who lives here, who knocks, and what does the queen say?
further Add a wall with a gate from a box, and whatever has to be kept out.
safety {@2-3? Whatever sticks is counted onto the towers, and what is left over goes back on its sheet. | The roof tips are rolled blunt.}
skills coloring all around, pressing on, telling a story
alt A castle of three tube towers with pointed roofs and stickers as windows

* wash-the-muddy-dog
name muddy dog
means dirt
title Bath Time for a Muddy Dog | The Dog That Loves Mud | Scrub, Scrub: A Dog to Wash
about He has rolled in the puddle again. Scrub him, and underneath he is as good as new, ready for the next puddle. | The picture lies under a smooth skin, so the mud comes off every time.
step draw {@2-3? A grown-up draws | Draw together} a big dog on {the sheet}, from edge to edge, with {the pens}.
step color {@2-3? Your child colors | Color} the dog, and {@2-3? draws | draw} grass, a ball, a bone.
step cover {cover=plastic-sleeve? A grown-up slides the picture in and tapes the open side shut. | {cover=contact-paper? A grown-up smooths {the cover} over the picture and folds the edges to the back, with {the tape} along them. | A grown-up lays {the cover} over the picture and tapes it down along all four edges, so that nothing runs under.}}
step mud {@2-3? Your child smears | Smear} {the mud} over it with flat hands, until the dog can hardly be seen.
step bath Fill the bowl with warm water. {brush? {@2-3? Your child scrubs | Scrub} with {the brush} | {@2-3? Your child scrubs | Scrub} with wet hands}, first the nose, then the back, then behind the ears.
step rub Rub him dry with the towel. There you are again!
step again Oh no, he has seen another puddle.
further Draw the whole family on new sheets: who else likes mud?
safety The bowl is filled no deeper than a hand, stays beside a grown-up, and is emptied right after.
skills smearing and scrubbing, coloring, pretend play
alt A drawn dog with brown mud splashes on a smooth cover

* cup-carrier-bus
name bus
title A Bus With a Seat for Everyone | The Wheels on This Bus | All Aboard: A Small Bus
about The hollows are seats already. Everybody climbs in, and out again at the next stop. | Four riders, four wheels, and a song that never ends.
step coat {coat=sticker? {@2-3? Your child sticks | Stick} {the coat} all around {the carrier}. | {coat=construction-paper? Together wrap {the carrier} in strips of {the coat} and {fix fix} them down. | {@2-3? Your child colors | Color} {the carrier} all around with {the coat}{brush?  and {the brush} | }.}}
step dry {coat=paint,acrylic-paint? Let it dry for half an hour. | Push it once across the table: which end is the front?}
step wheels {@2-3? A grown-up draws | Together, draw} four circles as wide as a small cookie on {the wheels} with {the pen}, and {@2-3? cuts | cut} them out.
step on {fix fix} two wheels to each side, low enough to touch the table.
step faces {riders=toy-animal,stuffed-animal? Give each of {the riders} a name: | Draw a face on each of {the riders} with {the pen}:} the sleepy one, the one with the hat, the driver.
step pull Poke a hole into the front with {the scissors} and tie {the pull} in, with a thick knot inside.
step board {@2-3? Your child seats | Seat} everybody. Does each one fit?
step sing The wheels on the bus go round and round. Stop! Who gets off here?
further Build three stops from blocks: home, the park, Grandma's.
safety The bus drives on the floor or the table. Whatever is for pulling is held in the hand, with a grown-up near, and is put away after.
skills decorating, placing one in each seat, singing with movements
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A small bus with four riders and round wheels

* oat-cookie-tray
name cookie tray
means baking, sheet, sprinkle
title Cookies for the Toy Oven | A Tray of Crumbly Cookies | Cookies by the Half Dozen
about They look like the real ones and crackle when you touch them. The baker works without an oven and never burns a thing. | Glue, sprinkle, shake: six cookies lie in a row and wait for guests.
step rounds Draw around the cup six times on {the rounds} with {the pen}. {@2-3? A grown-up cuts | Together, cut} the cookies out.
step tray {paper? Lay {the paper} on {the tray}: baking paper. | Put {the tray} ready: that is where they go.}
step glue {@2-3? Your child brushes | Brush} {glue} all over one side of every cookie.
step crumbs {@2-3? Your child sprinkles | Sprinkle} {the crumbs} on over the bowl, {@2-3? pats | pat} them flat and {@2-3? shakes | shake} off what is loose.
step chips {chips=sticker? Press {many chips} on | Push {the chips} into the wet glue, with a drop more for each}: chocolate chips.
step dry Let them dry for two hours, while the baker sets the table.
step bake Lay them on {the tray} in rows, push it under a chair and count to ten. Ding! Who gets the first one?
further Make a price list with dots: one dot, two dots. Who buys how many?
safety They are for toys and for pretending: glue is in them. The tray goes in a toy oven only, never in a real one.
skills brushing, sprinkling, counting to six
waiting Two hours for the glue.
alt Six crumbly play cookies on a tray

* tongs-crocodile
name crocodile
title Snap! A Crocodile From the Kitchen | The Crocodile With a Real Bite | Feed the Hungry Crocodile
about Squeeze, and it snaps. {the tongs} from the kitchen drawer turn into jaws for a day. | It is as hungry as can be, and only you can steer its mouth.
step skin {@2-3? A grown-up draws | Together, draw} two long jaws on {the skin} with {the pen}, as long as {the tongs} and as wide as three fingers, and {@2-3? cuts | cut} them out.
step teeth {@2-3? A grown-up cuts | Together, cut} a zigzag strip from {the teeth} for each jaw, to {fix tape} behind the edge: upper teeth down, lower teeth up.
step scales {@2-3? Your child draws | Draw} scales on both: dots, hooks or just scribbles.
step wear {fix tape} one jaw along the outside of each arm of {the tongs}, front and back, so that they still open.
step eyes {fix tape} {the eyes} on the top jaw, far behind.
step swamp {food=newspaper? Crumple {the food} into eight balls and throw them | Scatter {the food}} on the floor: the swamp.
step snap {@2-3? Your child snaps | Snap} up a bite and {@2-3? drops | drop} it into {bowl? {the bowl} | the other hand}. How many until it is full?
further Play by color: today it eats only what is white.
safety Tongs are for food and not for fingers, ears or the cat. {@2-3? The food is bigger than a mouth. | After the game the small bites are counted back into their bag.}
skills squeezing, aiming, counting
alt A crocodile with tongs in its jaws and eight bites of food

* cotton-round-polar-bear
name polar bear
title A Soft Polar Bear | The Bear That Likes It Cold | Polar Bear, Very Soft
about A soft round thing from the bathroom is just what a polar bear's face looks like, and it is as soft as his fur. | He is white on white and hard to see out there. On your sheet everybody finds him.
step cut {@2-3? A grown-up cuts | Together, cut} one of {the rounds} in half: two ears. One more gets trimmed a little smaller: the muzzle.
step ice {@2-3? Your child tears | Tear} {the ice} into floes and {@2-3? glues | glue} them along the bottom of {the sheet}.
step head Spread {firm} on the middle of {the sheet}: press the ears on, a whole one of {the rounds} over them, and the muzzle on top.
step face Draw a big black nose on the muzzle, a mouth, and two eyes above it.
step eyes Glue {the eyes} over the drawn ones.
step flakes {flakes=paint? {@2-3? Your child dabs | Dab} snow all around with a fingertip in {the flakes}. | {flakes=sticker? {@2-3? Your child presses | Press} {the flakes} on all around: snow. | {@2-3? Your child glues | Glue} {the flakes} on all around: snow.}}
step dry Let it lie for half an hour, and stroke him after that.
step tell What is he looking for on the ice? Growl it, very softly.
further Use the fourth one for a cub that stands beside him.
safety Fluff gets pulled off and tasted: a grown-up picks up the loose bits as you go.
skills gluing in layers, stroking and feeling, telling
waiting Half an hour for the glue.
alt A soft white polar bear face in the snow

* friend-in-a-wagon
name wagon
title A Wagon for a Best Friend | Parade Wagon for a Small Passenger | Hop In: A Wagon to Pull
about Somebody with short legs has been wanting to come along all day. Now there is a wagon. | Pull it to the kitchen, to the garden, to bed. The passenger never complains.
step trim {trim=sticker? {@2-3? Your child sticks | Stick} {the trim} all over the outside of {the box}. | {trim=washi-tape,wrapping-paper,crepe-paper? {@2-3? Your child sticks | Stick} pieces of {the trim} all over the outside of {the box}, with a grown-up to {fix fix} where it lifts. | {@2-3? Your child colors | Color} the outside of {the box} with {the trim}{brush?  and {the brush} | }.}}
step wheels {wheels=plastic-lid? {@2-3? A grown-up draws | Draw} spokes on {the wheels} with {the pen}; nothing has to be cut but a rough edge. | Draw four circles as wide as a big cookie on {the wheels} with {the pen}; {@2-3? a grown-up cuts | together, cut} them out.}
step on {fix fix} two wheels to each side. They do not turn: the wagon glides.
step pull A grown-up pokes a hole into the front with {the scissors} and ties {the pull} in, as long as your child's arm and no longer.
step seat {@2-3? Your child tucks | Tuck} {the seat} in: soft, please.
step flag {@2-3? Your child holds, and a grown-up helps to {fix fix} | {fix fix}} {the flag} to the back.
step ride Sit {the rider} down and pull off. Slowly around the corner! Where does the trip go?
further Make a parade: one wagon for each toy that wants to come.
safety The pull cord is no longer than an arm, is held in the hand and never looped around a neck, and is put away after the walk.
skills decorating, steering, taking care of somebody
alt A wagon from a box with a bear in it and a cord to pull

* hidden-road-car-wash
name hidden road
means tire
title The Road That Was Hidden | Drive, Peel, Wash | Tire Tracks and a Secret Road
about Paint the town with wheels, zoom right across the tape, and then peel: a clean road has been under there all along. | And because the cars are a mess by then, the car wash opens.
step lay A grown-up lays {the paper} on the floor as one big sheet and fixes the corners with {the tape}.
step road {@2-3? A grown-up lays | Together, lay} strips of {the tape} side by side, as wide as a hand, curving or with a crossing: a road. Press each strip on a sleeve first, so that it comes off again without tearing.
step puddle A grown-up spreads {the coat} thinly on {the tray}, two puddles side by side.
step drive {@2-3? Your child rolls | Roll} a car through a puddle and drives all over the sheet, right across the tape. Another car: fat tracks or skinny ones?
step peel While it is still damp, pull the tape off slowly, together. There is the road!
step signs Set {the signs} beside it: stop, go, a tree.
step wash Fill the bowl with warm water{suds?  and a little {suds} | }. {scrub? Scrub the cars with {the scrub} | Scrub the cars with bare hands}, wheels too.
step park Park them on the towel. When the road is dry, drive home on it.
further Draw your house and the park along the road.
safety The bowl is no deeper than a hand, a grown-up sits beside it, and it is emptied right after. Cars are too big for mouths, or they stay in the box.
skills rolling and steering, peeling slowly, washing up
alt A white road through colorful tire tracks, with toy cars

* tape-trap-rescue
name rescue mission
means tape
title Tape Trap Rescue | Hero Wanted: Everybody Is Stuck | Who Frees the Animals?
about Help! Somebody has trapped them all with tape. Only a hero with quick fingers can get them loose. | Peeling is hard work and exactly what small fingers like best.
step cut {@2-3? A grown-up cuts | Together, cut} a shield as big as your palm from {the badge}.
step badge {sign=sticker? {@2-3? Your child presses | Press} {many sign} on | {@2-3? Your child draws | Draw} a sign on with {the sign}}: a star, a paw, a scribble. It is the hero's badge.
step cape A grown-up tucks {the cape} into the back of the collar: it falls off by itself when somebody pulls.
step trap {@2-3? A grown-up sets | Together, set} {the stuck} on {the ground} and tapes each one down crosswise with {the tape}. Bend a corner of every strip over, so that fingers find a beginning.
step call Stick the badge to the shirt with a loop of {tape}. The call comes in: everybody is stuck!
step free {@2-3? Your child peels | Peel} strip after strip. Who is free first, and what does it say?
step bed Put the rescued ones to rest in {the bed}.
step again Now trap them again yourself, and let somebody else be the hero.
further Hide them all over the room next time, one under a chair, one behind the door.
safety The cape is only tucked in and never tied. Peeled tape goes in the bin, so that it ends up on no tongue.
skills peeling, finding a beginning, helping
alt Small toys stuck to a tray with tape, and a hero's badge

* stick-on-robots
name sticky robots
means sheet
title Robots That Stick and Come Off Again | Build a Robot on the Wall | The Robot Wall
about A wall that holds whatever is put on it: a shining body, a square head, three arms if you like. And tomorrow it is another robot. | No glue, no waiting: the sticky side does it all.
step hang A grown-up peels {the wall} and tapes both sheets to a door or a window, side by side, sticky side out, at the height of your child's chest. {the scissors} take off what is too much.
step cut {@2-3? A grown-up cuts | Together, cut} squares, circles and strips from {the shapes}, as big as a palm.
step metal {metal=old-CD,foil-tray? {@2-3? Your child looks | Look} for the shiniest pieces among {the metal}: bodies for robots. | {@2-3? Your child tears | Tear} {the metal} into pieces as big as a hand: robot metal.}
step body {@2-3? Your child presses | Press} the metal on in the middle of the wall: two bodies.
step head On top goes a head, and below go feet. What can it see with?
step arms Press {the arms} on, stretched, bent or waving.
step knobs Add {the knobs}: every knob does something. What?
step start Press a knob and do what the robot does. Then take off its head and build another.
further Leave it up for a week, with a basket of parts below it.
safety {@2-3? Nothing on this wall fits into a mouth; what falls is picked up at once. | Small knobs are taken down when little brothers and sisters come by.}
skills building a figure, pressing on, changing one's mind
alt A sticky sheet with two shining robots

* dragon-egg-in-a-nest
name dragon egg
title A Dragon's Egg in Its Nest | Shh, Something Is Hatching | Found: One Egg With Scales
about It lay behind the sofa this morning. It is warm, it has scales, and sometimes, at night, it moves. | Nobody knows what is inside. Whoever keeps it warm finds out.
step egg {egg=aluminum-foil,newspaper? {@2-3? Your child crumples | Crumple} {the egg} into an egg as big as two fists and presses it firm. | {@2-3? Your child holds | Hold} {the egg} to the ear: is something moving in there?}
step tear {scales=leaf? {@2-3? Your child chooses | Choose} small leaves: scales. | {@2-3? Your child tears | Tear} {the scales} into pieces as big as a thumb: scales.}
step glue Brush {glue} over half of the egg together.
step scales {@2-3? Your child presses | Press} the scales on, from the bottom up, one over the other. Then the other half.
step shine {shine=sticker,stick-on-gem? Press {the shine} on | Add {the shine} with a dot of glue each} between the scales.
step dry Let it dry for an hour. Turn it once, gently.
step nest {nest=paper-bag,newspaper,packing-paper? Tear {the nest} into strips, | Pull {the nest} apart,} and make a nest with a hollow{bowl? , in {the bowl} | }. Lay the egg in.
step hatch Keep it warm, sing to it, listen. What will it be called when it comes out?
further Cut a small dragon from a scrap and let it lie in the nest one morning.
safety Scales are glued flat and looked over now and then: what has come loose goes in the bin and not into a mouth.
skills crumpling, gluing like roof tiles, waiting
waiting An hour for the glue.
alt An egg with colored scales in a nest

* three-bowls-of-porridge
name porridge game
title Three Bowls, Three Bears | Too Hot, Too Cold, Just Right | Goldilocks Was Here
about A big bowl, a middle one, a small one: whoever tells the story may stir, pour and taste, at least in play. | Somebody has been eating the porridge. Who was it?
step trim {trim=sticker? {@2-3? Your child presses {many trim} | Press {many trim}} on | {trim=washi-tape? {@2-3? Your child sticks {the trim} | Stick {the trim}} on | {@2-3? Your child decorates | Decorate} with {the trim}{brush?  and {the brush} | }}} {the bowls}: one for Papa, one for Mama, and one for Baby Bear.
step bears {@2-3? A grown-up draws | Together, draw} three bears on {the bears}, one as tall as a hand, one a little smaller, and one as tall as two thumbs. Cut them out with a wide strip left at the feet.
step faces Draw a face on each with {the pen}: which of them growls lowest?
step stand {bears=cardboard,cardstock,cereal-box,paper-plate? Fold the strips at the feet backward, so that the bears stand. | {bowls=cupcake-liner,plastic-lid? Lay each bear down flat behind its bowl: soft bears like to lie. | Slide the strip at the feet of each bear under one of {the bowls} and lean the bear against the outside: so it stands and looks over the table.}}
step cook {@2-3? Your child stirs in | Stir in} {the pot}{spoons?  with a {one spoons} | }: the porridge bubbles, and it is still much too hot.
step pour {@2-3? Your child pours | Pour} {the oats} into the bowls: much, less, very little.
step steam Lay {the steam} over the hottest one: steam.
step bed Lay out {the bed} as three beds in a row. Which one is too hard?
step tuck Spread {the blanket} out as a bed in which all three have room.
step tell Tell it: {guest? {the guest} comes in and tastes | Goldilocks, your finger, comes in and tastes}{spoons? , with a {one spoons} | }. Too hot, too cold, ah. And who comes home?
further Find three chairs: what in the room is big, what is middling, what is small?
safety The porridge is for bears and toys{oats? ; what is raw and dry is not eaten, and is swept up after | }.
skills big and small, pouring, telling a story
alt Three bears behind three bowls of different size

* hungry-dog-box
name hungry dog
title The Dog That Is Always Hungry | Feed Me, Woof! | Six Bones for a Hungry Dog
about He sits up, his ears hang down, his mouth is open: he has not had anything to eat for five minutes. | Toss, swallow, and again. He never gets enough, and neither does your child.
step mouth A grown-up cuts a mouth as wide as a hand and as high as three fingers into the front of {the box}.
step coat {coat=paint? {@2-3? Your child paints | Paint} the box all around with {the coat} and {the brush}, | {@2-3? Your child sticks | Stick} torn pieces of {the coat} all over the front with {fix},} the mouth stays free.
step ears {@2-3? A grown-up cuts | Together, cut} two long ears from {the ears}, as long as a hand.
step stick {fix fix} them to the upper corners, so that they hang down.
step face {@2-3? A grown-up draws | Draw} a nose above the mouth of {the box}, two eyes and a tongue with {the pen}.
step eyes {eyes=sticker? Press | {fix fix}} {the eyes} on over the drawn ones.
step bones {@2-3? A grown-up draws | Together, draw} six bones, each as long as two fingers in a row, on {the bones} and {@2-3? cuts | cut} them out.
step spots {@2-3? Your child draws | Draw} on every bone what it tastes of: one dot for cheese, two for meat.
step feed Stand one step away and toss. Woof! How many does he catch? What is his name?
further Feed him with the other hand, then with eyes shut.
safety The real dog eats from its own bowl: paper bones are not for real dogs, and nobody reaches into a real dog's mouth.
skills coloring, tossing, taking care of somebody
alt A box dog with hanging ears, an open mouth and six bones

* marching-pan-drum
name marching drum
means pan
title The Pan That Marches | Boom, Boom: A Pan Drum | Kitchen Band, One, Two, Three
about Boom in the middle, ting at the rim, a soft end for elephants: the kitchen has the best band of all. | Loud, soft, and suddenly quiet. Whoever can do that is the conductor.
step try Your child taps {the pan} with {the beater}: on the bottom, at the rim, inside. Which is loudest?
step deco Your child {deco=crayon? colors some scraps with {the deco}, and together you tape them | {deco=tissue-paper,crepe-paper? tears {the deco} up, and together you tape it | sticks {many deco}}} all over the outside.
step ring A grown-up folds {the line} into a loop that fits a small hand and no more, and fixes both ends firmly to the rim of the pan with {the tape}: a handle.
step head Wrap {the head} around the end of {the beater} and wind {the tape} over it, so that none of it looks out.
step soft Your child tries again: boom, boom. How does an elephant walk, and how does a mouse?
step march March through all the rooms. Stop! And on.
further Play one beat, and let your child give it back like an echo.
safety The handle is for a hand and too short for a head. Beaters point down while marching.
skills beating time, loud and soft, listening
alt A pan drum with a handle and a soft beater
`;
