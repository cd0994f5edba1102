/** The English words of the shelf of the same name. */
export const words = `
* wool-coated-soap
name soap in a wool coat
title A Soap in a Wool Coat | The Soap With a Fleece | Soap, Sponge and Sheep in One
about The wool shrinks around the soap until it fits like a skin. Then you wash with it: soap and washcloth in one animal. | Loose wool, warm water and ten minutes of rubbing: shepherds did it long before anybody could knit.
step corners Wet {the soap} and rub its corners round with your thumbs, or they come through the wool later.
step wrap Pull {the wool} apart into thin wisps, as long as your hand. Lay them around the soap side by side until nothing shows.
step cross Lay a second layer crosswise over the first, and a third the first way again. Thin places show now, so hold it up to the light and patch them.
step sleeve Slip it into {the sleeve}, pull it tight and knot the end: nothing slides while the wool is loose.
step wet Dip it into warm water and stroke it, without pressing, until it foams and lies flat.
step rub Now rub, harder and harder, for ten minutes: between your palms{roll? , and then rolled in {the roll} | }. {sleeve? After five minutes take off {the sleeve}. | } It is done when you pinch the wool and the whole skin lifts.
step rinse Rinse it in cold water, press it in a towel, and let it dry until tomorrow.
step ears Cut two ears from {the ears} with {the scissors}, as long as your thumbnail, and sew each to the wool with {the needle}, three stitches.
step face Stitch two eyes and a nose with {the face} and {the needle}, only through the wool, and cut the ends short with {the scissors}. Nothing is glued on: it goes into the bath.
step use Wash your hands with it. The soap gets smaller, and the coat shrinks with it.
further When the soap is used up, cut a slit into the coat: it is a purse for coins.
safety Warm water is enough, hot is not needed. Rinse your hands and keep foam out of your eyes.
skills wet felting, patience, layering
waiting A night to dry.
alt A woolly soap with two ears and a face

* tug-toys-with-tags
name tug toy
means rope
title Tug Toys for the Shelter Dogs | Two Tug Toys From One Shirt | Pull for a Good Cause
about One old shirt makes two strong toys without a stitch, and a tag says who gets the money. | A dog pulls at one end, somebody at the other. Twelve strips hold both.
step loops Cut away everything above the sleeves of {the shirts}, and the hem, with {the scissors}. Cut the rest across into six rings, {in 2} wide by {the ruler}.
step strips Cut every ring open at both sides: twelve strips, six for each toy.
step curl Pull each strip long between your hands until its edges roll in and it is a cord.
step knot Lay six strips together and tie them in one knot, a hand's width from the end. Pull at each strip once more.
step braid Shut the knot in a drawer, take the strips in pairs and braid them as tightly as you can: right over the middle, left over the middle.
step close A hand's width before the end tie the second knot, pull it tight with all your weight, and trim the tails to one length. Then the second toy.
step tags Cut {the tags} into pieces as long as your finger. Write the price on each with {the pen}, what the money is for, and one rule: only play together with your dog, and throw it away when it frays.
step hang {punch? Punch a hole into each tag with {the punch} | Poke a hole into each tag with the tip of {the scissors}} and tie it to its toy with {string? {the string} | a thin strip of the shirt}.
step stand Lay the toys out by size, tags to the front, with a jar for the money. A sold-out sign can be painted beforehand.
further Bring along a photo of the shelter and a list of what it needs: many people give more than they pay.
safety {@6-8,9-12? The first cut through doubled cloth is hard: let somebody hold it taut. | Cut away from your fingers.} A toy with loose ends goes into the trash before a dog swallows them.
skills cutting evenly, braiding, planning a sale
alt Two braided tug toys with tags

* saucer-on-a-line
name flying saucer
title A Saucer That Lands on the Table | Two Discs, One Dome: a UFO | The UFO Comes Down Tonight
about Two old discs are a hull that nobody has to paint: every lamp in the room flies along in it. | Let go at the upper end, and it sails down its line, crew and all.
step sides Wipe {the discs} clean. The printed sides go inside, the mirrors out.
step hull {fix=glue-gun? With a grown-up, put a ring of hot glue on one disc | Lay rolled bits of {fix}, sticky sides out, on one disc} and press the other on it, edges even.
step crew Stick {the crew} around the hole on top with {fix}. Room for the pilot is in the middle.
step dome Set {the dome}, mouth down, over {crew? the crew | the hole} and fix it all around with {fix}.
step lights Put {the lights} around the edge of the hull, evenly, like the numbers of a clock.
step runner {runner=plastic-straw,paper-straw? Cut {the runner} to the length of your hand with {the scissors} | {runner=cardboard-tube? Cut a ring as long as your finger from {the runner} with {the scissors} | Cut a strip from {the runner} with {the scissors}, roll it to a tube thinner than your finger}} and fix it across the top of the dome with {fix}, right over the middle.
step string Thread {the line} through. Tie one end to a window handle, the other to a chair leg across the room, and pull until it is taut.
step fly Push it to the top and let go. Too slow: raise the upper end. Too wild: lower it.
further Draw a landing field under the end of the line, with rings that count. Whoever stops it with a chair that is pushed closer lands it best.
safety {fix=glue-gun? The glue gun stays in grown-up hands: a disc slips easily. | A cracked disc has edges: it goes into the trash.} A taut line across a room is taken down after the flight, so that nobody runs into it.
skills balancing, joining smooth things, adjusting a slope
waiting {fix=glue-gun? Ten minutes for the glue. | }
alt A shining saucer of two discs with a clear dome, hanging on a line

* dip-of-a-star
name gravity well
means star, bowl
title The Dip a Star Makes | Why Planets Go Around | Six in Orbit
about Nothing pulls the {marbles=marble? marbles | small ones}: they roll along the dip that the star has made. That is how Einstein explained why the earth goes around the sun. | A taut cloth, one heavy thing and a handful of small ones are the whole solar system.
step open Cut {the skin} open along one side with {the scissors}, so that it lies as one layer.
step stretch Lay it over {the rim} and fasten it with {the hold} all around, while somebody pulls from the other side. It has to be as tight as a drum.
step hoop Lay {the hoop} on the middle of the cloth: until the star is there, that is the goal. Who can roll something so slowly that it stops inside? Then take it off.
step rings Draw three rings and a cross of lines on the cloth with {the rings}: where the lines bend later, space is bent.
step flat Roll one of {the marbles} across while nothing lies there. It goes straight.
step star Lay {the star} in the middle. The cloth sinks: that is the dip.
step orbit Flick {the marbles} along the rim, sideways and never at the star. They go around, three times or four, faster the nearer they come. Try two at once in opposite directions.
step race Whose goes around most often? Count aloud. Then swap the star for something lighter and count again.
further Put a second heavy thing beside the first: that is a double star. Can you send a {marbles=marble? marble | small one} around both in a figure eight?
safety {marbles=ping-pong-ball? Balls on the floor trip people: | Small things roll far and are dangerous for toddlers:} count them back into the box at the end.
skills stretching evenly, observing, explaining
alt A vessel covered with dark cloth, a heavy ball in its middle and small ones going around it

* lure-in-the-dark
name anglerfish
means jug, bulb
title The Fish With the Lamp | Something Glows in the Deep | An Anglerfish for the Dark
about A thousand yards down there is no light but the one that an anglerfish carries in front of its teeth. | Switch off the lamp in your room and wait: first you see the lure, then the teeth.
step mouth Lay {the body} on its side. {@6-8? A grown-up cuts | Cut} a mouth into one end with {the scissors}, wide as your hand and with corners that point down.
step coat {coat=acrylic-paint,paint? Paint {the body} dark all over with {the coat} and {the brush} and let it dry for half an hour. | Cover {the body} with {the coat}, as dark as you have it, with no gaps around the mouth.} Light is only to come from the lamp.
step teeth Cut long, crooked teeth from {the teeth} with {the scissors} and fix them inside the lips with {fix}: upper and lower ones in each other's gaps.
step fins Cut a tail and two small fins from what is left and fix them on.
step eyes Put {the eyes} high on the head, close together. They are small: where it lives there is little to see.
step rod {rod=pipe-cleaner,craft-wire,twist-tie? Bend a hook into one end of {the rod}. | Bend the tip of {the rod} over a little.} Poke a hole into the top, above the mouth, with the tip of {the scissors}, push the other end in as deep as a finger, and fix it inside with {fix}.
step light {light=glow-stick? Bend {the light} until it clicks and shake it. | Switch on {the light}.} Hang it on the hook with {fix}, a hand's width before the teeth{light=string-light? ; the rest of the lights goes into the belly | }.
step dark Switch off every other light. Count how long it takes until you can see the teeth.
further Write its card: how deep it lives, what it eats, and why the lamp is always in front.
safety {light=glow-stick? A glow stick is never bitten or cut open. | The case with the batteries stays closed and screwed.} {@6-8? The first cut into a round wall is a grown-up's. | Cut the round wall slowly, and away from your hand.}
skills cutting shapes, designing a face, fastening
waiting {coat=acrylic-paint,paint? Half an hour for the paint. | }
alt A dark anglerfish with white teeth and a light hanging in front of it

* squeeze-packet-diver
name packet diver
means straw
title The Diver That Obeys | Squeeze and It Sinks | A Submarine From a Ketchup Packet
about Squeeze the bottle, and the diver goes down. Let go, and up it comes. Nobody sees how, unless you explain it. | Inside every packet is a bubble of air. Squeezed, it takes less room, and then the diver is heavier than the water around it.
step test Drop {the packet} into a bowl of water. One that floats, only just, is right; one that sinks stays in the kitchen.
step weight {weight=paper-clip,bobby-pin,binder-clip,twist-tie? Clip or twist {the weight} onto its lower edge, one after the other, | Press {the weight} onto its lower edge, a bit as big as a pea at a time,} and try each time. It should hang upright with just a corner above the water.
step look {look=permanent-marker,paint-marker? Dry it and draw a face on it with {the look}. | Dry it and stick fins of {the look} on it, cut as small as a fingernail.}
step floor Let {the floor} slide into {the bottle}: the bottom of the sea.
step fill Fill {the bottle} with water, right to the brim.
step sea Add {sea=food-coloring? one drop of {the sea} | a brushful of {the sea}}, no more, or nobody sees the diver.
step in Fold the packet lengthwise, push it in, weight first, top up the water and screw the lid on tightly.
step dive Press the sides with both hands: down. Let go: up. {bottle=plastic-jar? A jar has stiff walls: press with both thumbs. | }
step hover Can you make it stop in the middle? Do it once while you say a magic word, and once while you explain it.
further Put two in, one with a little more weight. Which one dives first, and why?
safety Wipe up water at once. {@6-8? A packet that bursts is only a mess: wash hands and take another. | The packet stays shut: what is inside has to stay inside.}
skills testing, balancing, explaining an experiment
alt A bottle of water with a small packet diver in the middle

* braid-lift-tower
name braid lift
means window
title The Braid That Is a Lift | Rapunzel, Pull Me Up | A Tower With Nine Feet of Hair
about Turn the crank, and the braid winds up inside. Whatever sits in the basket comes along. | Rapunzel need not have hurt her head: with a crank at the window the prince would have come up by himself.
step window Draw a pointed window a hand's width below the top of {the tower} with {the pencil} and cut it out with {the scissors}, large enough for two fingers.
step stones Add stones with {the stones}, in rows, every row moved by half a stone.
step axle Poke two holes just above the window, left and right, with the tip of {the scissors}, and push {the crank} through both. It must turn easily and stick out by a finger on each side.
step braid Cut {the hair} into three equal pieces, knot them together, shut the knot in a drawer, and braid. Knot the end.
step wind Reach in from above, knot one end of the braid around the middle of {the crank} and fasten the knot with {fix}. Hang the other end out of the window.
step load Cut a handle as long as your hand from what is left of the hair, {load=egg-carton? cut one cup from {the load}, fix the handle to it | fix it to {the load}} with {fix}, and tie the braid to it.
step roof Cut a half circle from {the roof} with {the scissors}, twice as wide as the tower, roll it to a cone, fasten it with {fix} and set it on top.
step rider {rider? Put {the rider} in | Put a paper prince in, or a letter,} and turn the crank. What falls out on the way up was too heavy or too careless.
further Put a spool-sized roll of tape on the crank, so that it is thicker: now it lifts faster and is harder to turn.
safety {@6-8? A grown-up starts the cuts in a round wall. | Start a cut in a round wall with a small hole, away from your hand.} Long braids are for the tower, never for a neck.
skills braiding, building a winch, cutting
alt A gray tower with a yellow braid and a basket that it lifts

* mirror-that-answers
name answering mirror
means mirror, window
title Mirror, Mirror, Answer Me | The Mirror That Always Knows | A Mirror With an Opinion
about Ask it something and pull: an answer comes into the window, and it is never the one you wanted. | The queen had only one question. Yours has eight answers.
step shape Draw a mirror with a curly edge on {the frame} with {the pencil}, as long as your forearm, and cut it out with {the scissors}.
step window Below the middle cut a window, {in 3} wide and {in 1} high. A grown-up starts the cut.
step coat {coat=metallic-paint,acrylic-paint,paint? Paint the frame with {the coat} and {the brush}, edges too, and let it dry for an hour. | Color the frame with {the coat}, darker along the edge.}
step mirror {mirror=aluminum-foil,metallic-paper? Cut a circle from {the mirror} with {the scissors}, shiny side up, stroke it smooth, and fix it | Fix {the mirror}} above the window with {glue}.
step gems Press {the gems} around it with {glue}, the largest on top, one by one.
step strip Cut {the strip} into strips {in 2} wide with {the scissors} and join them end to end with {glue} to a band of {in 14}.
step rails Fix two more narrow strips across the back, left and right of the window, at their ends only: the band slides through under them.
step answers Push the band in. Write the first answer with {the pen} where the window is, pull it on by one window, write the next: yes, never, ask your mother, only on Tuesdays. Eight in all.
step ask Let somebody ask aloud, count to three, and pull. No answer twice in a row.
further Make a second band with eight kind sentences, for a friend who has had a bad day.
safety {mirror=plastic-mirror,old-CD? The mirror must have no cracked edge. | Foil has sharp corners: fold them under.} {glue=glue-gun? The hot glue is for a grown-up or with one. | The cutting of the window begins from a small hole, on a firm board.}
skills building a slider, cutting curves, writing
waiting {coat=metallic-paint,acrylic-paint,paint? An hour for the paint. | }
alt A golden mirror with gems and a window in which an answer stands

* tong-jaws
name pair of jaws
title {v=crocodile? A Crocodile That Snaps | A T. Rex That Snaps} | {v=crocodile? Jaws of the Swamp | Jaws on a Handle} | Feeding Time: the Tongs Bite
about The spring in the tongs opens the mouth by itself. You only have to bite. | {v=crocodile? A crocodile's jaws close with a bang and open with hardly any strength. | Nobody knows how loud it snapped. Yours is as loud as the tongs.}
say t-rex: name=T. rex
say crocodile: name=crocodile
step draw Draw two jaws on {the skin} with {the pen}, as long as the tongs' front half: {v=crocodile? both long and flat, the upper one with bumps for the eyes. | the upper one high, with the whole head, the lower one narrow.} Each one twice.
step cut Cut all four out with {the scissors}.
step teeth Cut strips of pointed teeth from {the teeth} with {the scissors} and fix them along the inner edges with {fix}, pointing into the mouth.
step top Lay one arm of {the tongs} between the two upper halves and join them around it with {fix}, in front and at the back.
step low Join the two lower halves around the other arm the same way. Squeeze: the teeth must meet.
step eyes Set {the eyes} high on the head, one on each side, with {fix}.
step face Draw nostrils, scales and a wrinkle beside the mouth with {the pen}.
step snap Hunt: rolled-up socks from the floor into a basket, one bite each, one minute. Who has more?
further Cut small prey out of scraps, with points on it: the smallest counts most.
safety Ask before you take the tongs, and wash them before they go back to the kitchen. It snaps at socks, never at fingers, ears or pets.
skills cutting two matching halves, joining around a handle, aiming
alt A green head with white teeth built around a pair of kitchen tongs

* herd-of-bookends
name pair of bookends
title The Herd That Holds the Books | Bookends With a Stampede | A Herd for Your Shelf
about Toys that nobody plays with any more push from both sides, and no book falls over again. | {coat? In one color all over, even a dollar-store {one toys} looks like a sculpture. | Four animals lean against your books as if they meant it.}
means toy, animal, sculpture
step wash Wash {the toys}, rub them dry with a towel, and ask whose they were.
step pose Try it first: on each of {the blocks} one animal stands with its forehead against the books. The other two climb.
step weigh {fill? Fill {the blocks} with {the fill} until they cannot be pushed with one finger, and close them well. | Push each of {the blocks} with one finger: what slides away is too light. Choose heavier ones, or set them against the side of the shelf.}
step base {coat=spray-paint? Outdoors, with a grown-up, spray {the toys} and {the blocks} with {the coat} from two hands away, thinly, | Paint {the blocks} and {the toys} with {the coat}{brush?  and {the brush}, into every fold,}} and let it dry for an hour.
step second Where the old color looks through, give a second thin coat of {the coat}.
step glue {@6-8? A grown-up puts {glue} under every foot. Press | Put {glue} under every foot, press} each animal on its block, and count to sixty.
step wait Lay the blocks so that nothing slides, and leave them alone for four hours.
step pad Trace the bottoms on {the pad} with {the pen}, cut them out with {the scissors} and glue them under: no scratches.
step stand Put your favorite books between them. Heavy ones stand outside, near the animals.
further Add a small one that looks out between two books, glued to nothing.
safety {coat=spray-paint? Spray outdoors only, with the wind behind you and a mask.  | }{glue=glue-gun? Hot glue burns: press with a craft stick and not with a finger. | Glue is wiped off skin at once.}
skills composing, gluing firmly, planning weight
waiting Four hours and more.
alt Two blocks with toy animals that hold books between them

* eight-bag-snowflake
name bag snowflake
title A Snowflake as Wide as a Door | Eight Bags, One Snowflake | The Giant From Lunch Bags
about Eight bags glued on top of each other, a few cuts, and you pull open a flake as wide as both arms. | The bags are folded already. That is half the work.
step lay Lay one of {the bags} flat, bottom toward you. Put {glue} on it as an upside-down T: one line along the bottom, one up the middle to the open end.
step stack Press the next bag exactly on it, the same way around, and go on like that with all eight. Wait ten minutes.
step plan With {the pencil} draw a point at the open end, and triangles or half circles along both sides. A finger's width along the middle stays whole, and the bottom too.
step cut {@6-8? A grown-up cuts through all eight: | Cut through all eight,} slowly, with {the scissors}, holding the stack tight. {@6-8? You say where. | Too thick? Take two bags at a time and copy the lines.}
step open Put glue on the top bag as before, take the outer bags by their points, and pull them around in a circle until they meet. Press for a minute.
step sparkle Put dots of {the sparkle} on the points and let it dry flat.
step hang {punch? Punch a hole into one point with {the punch}, | Make a small hole in one point with {the scissors},} thread {the cord} through and hang it in a window.
step next Look through: every snip became a ring of eight. Which snip made which hole?
further Make a second one with only round cuts. Both in one window look like a snowstorm.
safety Eight layers are hard work: keep the other hand behind the blades and cut in small bites.
skills gluing accurately, cutting thick layers, symmetry
waiting Ten minutes for the glue.
alt A large snowflake of eight cut paper bags

* pinned-pumpkin
name pinned pumpkin
means spider, web
title A Web on a Pumpkin | The Pumpkin in Seventeen Pins | No Knife, No Candle: a Pumpkin Web
about Nothing is carved, so it lasts until Thanksgiving. The web is only thread around pins. | A spider works in just this order: first the spokes, then the rounds.
step paint Paint {the pumpkin} with {the paint} and {the brush} and let it dry for half an hour. Dark under light thread shows best, or light under dark.
step draw Draw a circle as wide as your hand on {the pumpkin} with {the pen}: a dot in its middle, eight dots around it like the hours of a clock, and eight more halfway.
step pins {@6-8? A grown-up presses | Press} one of {the pins} into each dot{hammer? , with light taps of {the hammer},} until half of it stands out.
step spokes Knot {the thread} to the middle pin. Lead it straight out over the halfway pin to the outer one, once around, and back to the middle. Eight times.
step rounds Then go around the outer pins, one turn on each, pulled tight. Lead it in and do the same on the halfway pins.
step end Tie the end to a pin with two knots and trim it with {the scissors}.
step spider Glue {the spider} between two threads with {glue}: somebody has to live there.
step show Put it on the porch where light comes from the side: then the threads shine.
further Pin your house number the same way, one pin at every corner of every digit.
safety {pins=nail? Hold a nail with the teeth of a comb while you strike. | A pin that will not go in is pressed with a coin, not with a bare thumb.} Count the pins back at the end: seventeen.
skills dividing a circle, pressing pins, winding evenly
waiting {paint? Half an hour for the paint. | }
alt A pumpkin with a spider web of white thread wound around pins

* change-of-sign-armband
name armband with signs
title One Armband, Three Heroes | The Sign That Changes | Which Hero Are You Today?
about {grip} holds the sign, so one rip turns lightning into invisibility. Your opponent never knows. | One band, three signs, and each one has its own power and its own weak point.
means lightning, sign
step band Wrap {the cloth} around your upper arm, over a sleeve, with two fingers beneath. Mark that length and a hand's width more with {the pen}, {in 3} wide, and cut it out with {the scissors}.
step close Fix {in 2} of the soft half of {the grip} across one end with {fix}, and as much of the rough half on the back of the other end: so it closes{needle? . With {the needle} go around each piece twice | }.
step front Put it on and feel where the front is. Fix {in 2} of the soft half there.
step draw In other colors draw three signs with {the pen}, as large as your palm: a star, a flash, a heart, an eye, a letter. Bold shapes can be read from afar.
step signs Cut them out with {the scissors}, each twice if the cloth is thin, and put a smaller shape in another color on top.
step back Fix a piece of the rough half, {in 1}, behind each sign with {fix}.
step dry Leave everything flat until the last one holds.
step play Write down for each sign what it can do, and against which of the others it loses. Then hide your arm, count to three, and show.
further Swap one sign with a friend. Now you have a sidekick.
safety {fix=glue-gun? A grown-up stays with the hot glue: thin cloth lets it through. | {fix=sewing-thread? The needle goes back into its case before the game. | Glue under the grip has to dry before it is pulled.}} The band sits on an arm, never on a neck.
skills measuring on a body, designing signs, inventing rules
waiting {fix=sewing-thread? None. | Twenty minutes until everything holds.}
alt An armband with three exchangeable hero signs

* necktie-snake
name tie snake
means snake, tie
title A Tie That Became a Snake | The Python From the Closet | Nobody Wears It, So It Slithers
about A tie is a snake that nobody has stuffed yet: the pattern is its skin, and the wide end its head. | Whose tie was it? The snake keeps the name.
step open Look at the back of {the tie}. Snip the stitch that holds the loop, and no other, with {the scissors}: the lining makes a tunnel from end to end.
step tail Thread {the needle} with {the thread} and sew the narrow end shut: ten small stitches, and one knot.
step weight Let {the weight} run in first, so that the tail lies still.
step stuff Push {the stuffing} in, a bit as big as an egg at a time, with {the stick}. Fill the tail firmly, the middle loosely, so that it bends, and the head firmly again.
step tongue Cut a thin strip as long as a finger from {the tongue} with {the scissors} and split its end.
step close Put the tongue into the point of the head and sew the opening shut along the edge, right through the tongue.
step eyes {eyes=button,bead? Sew {the eyes} on with {the needle} and {the thread}, one on each side, twice through. | Fix {the eyes} on with {glue}, one on each side, and press for a minute.}
step wind Lay it in curves along a drafty door, around a chair or around a bedpost. A snake that lies straight is hungry.
further Sew three more stitches under the chin and pull: now it lifts its head.
safety Ask before you cut a tie. The needle goes back into its case. {eyes=bead? Beads are dangerous for toddlers: sew them firmly or stitch the eyes instead. | It lies on the floor and on shoulders, and never knotted around a neck.}
skills hand sewing, stuffing, reading how something was made
alt A stuffed snake made of a striped tie, with a red tongue

* rope-bridge-valley
name rope bridge
title The Bridge of Fourteen Planks | A Rope Bridge Over the Jungle | Who Dares to Cross?
about Two ropes, fourteen planks and a deep valley: real bridges in the rainforest are built like this, and they sway too. | First you build it, then you find out how many can cross at once.
means plank, valley, jungle
step side Stand {the box} on its long side, open to the front. {box=pizza-box,basket,cereal-box? Where something is in front of the valley, cut it away with {the scissors}. | Lid off: it is not needed.}
step planks {planks=chopstick,wooden-skewer,stick,bamboo? Break or cut {the planks} into fourteen pieces, no longer than your finger. Points come off. | {planks=craft-stick? Cut {the planks} with {the scissors} to the length of your finger: fourteen planks. | Count out fourteen of {the planks}, and snip off points and splinters with {the scissors}.}}
step first Cut two pieces of {the ropes}, as long as both your arms. Fold the first in the middle and loop the fold around the end of a plank. Do the same with the second at the plank's other end.
step deck Cross the two strands of each rope, lay the next plank between them, cross them again, and so on: each plank is held by a twist on both sides. A knot after the last.
step holes Poke two holes in each side wall with {the hole}, a plank's length apart and halfway up.
step hang Thread the ends through the holes and knot them outside. It should sag by two fingers. Tie a third rope across behind it, higher up: a handrail.
step ground Fix {the moss} onto the ground with {glue}, more of it at both banks, so that the valley stays deep.
step trees Cut leaves, some as long as a hand, from {the green} with {the scissors}, and hang them from the top edge with {glue}, closely, so that it is dim below.
step vine Hang a last piece of rope from the middle of the upper edge as a vine{toys? : one of {the toys} swings on it | }.
step test {toys? Now let them cross, one, two, three. At which one does it tip? | Lay on coins, one after the other. At which one does it tip?} Tighten what is loose and try again.
further Build a second one with only two ropes and no handrail. Which one would you cross?
safety {@6-8? A grown-up cuts sticks and pokes the holes. | Wood splinters: cut it away from your eyes.} {glue=glue-gun? Hot glue is for a grown-up or with one. | Knots are cut, not bitten.}
skills knotting, testing a load, building a landscape
alt A jungle in a box with a rope bridge of small planks
`;
