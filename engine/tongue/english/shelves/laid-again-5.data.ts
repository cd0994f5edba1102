/** Crafts whose heart had lain on the table and stayed in the drawer: their words. */
export const words = `
* egg-cup-chick
name chick
means nest, egg
title Three Chicks in an Egg-Carton Nest | Egg-Carton Chicks | Peep, Peep, Peep: Three Chicks
about Every cup of {the carton} is a chick that has just hatched, and what is left of it is the nest. | Three cups, one color, three beaks: it sounds like peep, peep, peep on this table all day.
step cut A grown-up cuts three cups out of {the carton} with {the scissors} and trims their edges straight. The rest stays whole: it is the nest.
step paint {@2-3? Your child paints the cups {color a} on the outside with {the brush}: three little heads, turned over. | Turn the cups over and paint them {color a} on the outside with {the brush}.}
step dry Leave them on their edges for half an hour, until they do not feel cool any more.
step beak {@2-3? Fold {the beak} and cut three triangles at the fold, as long as a thumb: beaks that can open. | Together, fold {the beak} and cut three triangles at the fold, as long as your thumb: beaks that can open.}
step face {@2-3? You put {glue} on the fold of each beak; your child presses one on every chick and counts to ten. | Put {glue} on the fold of each beak, press one on every chick and count to ten.}
step draw {@2-3? Draw two eyes above each beak together, with {the pen}. | Draw two eyes above each beak with {the pen}.}
step eyes {eyes=sticker? {@2-3? Your child presses {the eyes} on over them. | Press {the eyes} on over them.} | Glue {the eyes} on over them. Which chick looks up?}
step fluff {fluff=feather? {@2-3? Your child presses one of {the fluff} onto a dot of {glue} on each head. | Glue one of {the fluff} on top of each head.} | {@2-3? Your child tears tufts of {the fluff} and presses one onto a dot of {glue} on each head. | Tear tufts of {the fluff} and glue one on top of each head.}}
step home Set the chicks into the nest, one to a hollow. {@2-3? Peep! Who is hungry? Your child feeds each with two fingers. | Shut the nest, knock, and open it: they have hatched!}
further Paint a paper egg in two halves and hide a chick between them.
safety {@2-3? Use a clean carton. A grown-up cuts it, | Use a clean carton. A grown-up cuts it, because the edges are stiff,} and whatever comes loose is glued on again before it goes into a mouth.
skills painting all around, placing a face, counting to three
waiting Half an hour for the paint to dry.
alt Three chicks made of egg cups, sitting in the rest of the carton

* tube-ladybug
name ladybug
means spot, line, wing
title A Ladybug as Tall as a Tube | Spot, Spot, Ladybug | Standing Ladybug From {a tube}
about Red all around, and then spots, as many as there is room for: that is the part nobody wants to stop. | One side, the other side, always the same: a ladybug likes her spots in pairs.
step coat {color=construction-paper? {@2-3? Wrap {the tube} in {colored color a} and {fix glue} the edge; your child holds it shut and counts to ten. | Wrap {the tube} in {colored color a}, {fix glue} the edge and hold it while you count to ten.} | {color=paint? {@2-3? Put two of your fingers into {the tube}, and your child paints it {color a} all around with {the brush}. | Put two fingers into {the tube} and paint it {color a} all around with {the brush}.} | {@2-3? Your child colors {the tube} {color a} all around with {the color}; you turn it. | Color {the tube} {color a} all around with {the color}.}}}
step dry {color=paint? Stand it up for half an hour, until no color comes off on a finger.}
step line {@2-3? Together, draw | Draw} a line across with {the pen}, a third of the way down, and a second one from its middle straight to the bottom: two wings.
step face {@2-3? Draw two eyes and a smile above them together. | Draw two eyes and a smile above them.}
step dots {@2-3? Your child peels off {the dots} and presses them on: spots on the left wing, spots on the right. | Press {the dots} on as spots: as many on the left wing as on the right.}
step feelers Together, cut {the feelers} in half with {the scissors}, fold over the tips so that nothing pricks, and {fix glue} them inside the top edge: two feelers, curled at the end.
step leaf {leaf=leaf? {@2-3? Your child sets the ladybug on {the leaf}. | Set the ladybug on {the leaf}.} | {@2-3? Your child tears a big leaf from {the leaf} and sets the ladybug on it. | Tear a big leaf from {the leaf} and set the ladybug on it.}}
step fly {@2-3? She wants to fly! Carry her around the room, land on a shoulder, and count her spots together. | Count her spots, hide her in the room, and see who finds her first.}
further Make a second one with two spots, and a third with none: spots are no birthdays, but they may be.
safety {@2-3? Stickers stay on the tube and out of mouths: choose big ones. | Feelers have folded tips, and nobody leans over them.}
skills coloring all around, pressing, counting in pairs
waiting {color=paint? Half an hour for the paint to dry. | }
alt A standing ladybug made of a tube, with spots on both wings

* plate-wheeled-lid
name {v}
means wheel, window, lid, box, plate
title {v.title} | {A V} With Windows Full of Faces | {V} on Two Big Wheels
about {v.about} Wheels below, squares for windows, and it can leave. | Glue is all that it takes: {the v} is built in one sitting, and painted by nobody.
say bus: name=bus; title=The Wheels on the Bus Go Round; about=Everybody gets on: grandma, the dog and the bear.; front=a big lamp in front and a small red one behind; smoke=behind, at the exhaust pipe; drive=Sing about the wheels that go round and round, and stop at every chair. Who gets off
say train: name=train; title=All Aboard: A Train With Big Wheels; about=Choo, choo: it leaves on time.; front=a big lamp in front and a small red one behind; smoke=over the roof, one puff behind the other; drive=Push it along the edge of the rug, through the tunnel under the table. Which station is next
step lay {body=cardboard? {@2-3? Lay a lid, or a piece of {the body} as long as two hands, in front of your child, long side below. | Lay a lid, or a piece of {the body} as long as two hands, in front of you, long side below.} | {@2-3? Lay the lid or the largest side of {the body} in front of your child, long side below. | Lay the lid or the largest side of {the body} in front of you, long side below.}}
step cut {@2-3? A grown-up cuts | Cut} the flat middles out of {the wheels} with {the scissors}: two wheels. From {the windows} come three squares as big as a palm, a long strip and two small circles.
step wheels {@2-3? Together, glue the wheels | Glue the wheels} on below, one in front and one behind, so that they reach over the edge.
step hubs {@2-3? Your child scribbles round and round on the wheels with {the pen}: they are turning already. | Color the wheels with {the pen}: a ring, a hub, and spokes if you like.}
step windows {@2-3? Your child glues the squares in a row: windows. | Glue the squares in a row: windows.} The strip goes below, from one end to the other.
step lamps {@2-3? Together, glue on the circles: {v.front}. | Glue on the circles: {v.front}.}
step faces {@2-3? Your child glues {the faces} into two of the windows: look who is coming along! | Glue {the faces} into two of the windows: look who is coming along!}
step people {@2-3? Draw a face into each empty window together. Who is it? | Draw a face into each empty window, and the driver in front.}
step smoke {@2-3? Your child tears {the smoke}, crumples three puffs and glues them on {v.smoke}. | Tear {the smoke}, crumple three puffs and glue them on {v.smoke}.}
step drive Lean it against the wall and push. {v.drive}?
further {@2-3? Build a second one next week and let the two meet. | Write where it is going on a sign above the front window.}
safety {@2-3? A grown-up does the cutting; thick board is cut before anybody sits down. | Thick board is for a grown-up's scissors.}
skills gluing in a row, squares and circles, telling who comes along
alt A {v} with three colored windows and two round wheels

* fork-fur-tube
name {v}
means fork, stroke, tuft
title {V} With Fur From a {one fork} | A Furry {V} on a Tube | Comb, Comb: {A V}
about A {one fork} paints what no brush can: a whole coat of fur, hair beside hair. | Dip, comb, dip, comb: stroke by stroke the tube grows wild.
say tiger: name=tiger; ears=two round ears; marks=a face, and stripes on the forehead and at the sides; roar=Hide it in the grass and creep closer. What does it say
say lion: name=lion; ears=two round ears; marks=a face, and short strokes all around it: the mane; roar=Shake the mane and roar, as loud as the house allows. Who is not afraid
say bear: name=bear; ears=two round ears; marks=a face with a big nose; roar=Growl, turn around once and lie down. How long does it sleep
say highland-cow: name=highland cow; ears=two long horns and two ears; marks=a face, almost hidden under the fringe; roar=Blow the fringe out of its eyes. Moo! What does it see
step spread {@2-3? Spread a puddle of {color a} paint on the {plate}, thin as jam on bread, and slip {the tube} over two of your fingers. | Spread a puddle of {color a} paint on the {plate}, thin as jam on bread, and put {the tube} over two fingers.}
step comb {@2-3? Hold {the tube} at the ends. Your child dips {the fork} and combs short strokes downward, all the way around. | Dip {the fork} and comb short strokes downward, row under row, all the way around.} The lines it leaves are the fur.
step feel Your child combs crosswise in one place: that is where it likes to be scratched.
step dry Stand it up for half an hour, until the fur does not shine any more.
step ears {@6-8? Cut {v.ears} from {the ears}. | {@4-5? Cut {v.ears} from {the ears} together. | A grown-up cuts {v.ears} from {the ears}.}}
step stick {@2-3? Together, {fix glue} the lower edges inside the rim | {fix glue} the lower edges inside the rim}, left and right, and hold while you count to ten.
step face {@2-3? Draw {v.marks}; your child helps with the pen. | Draw {v.marks}, with {the pen}.}
step eyes {eyes=sticker? {@2-3? Your child presses {the eyes} on. | Press {the eyes} on.} | {fix glue} {the eyes} on, over the drawn ones.}
step grass {@2-3? Your child tears {the grass} into strips as long as a hand | Tear {the grass} into strips as long as a hand}; {fix glue} them around the foot, so that they stand up like grass.
step roar {v.roar}?
further @2-3 Comb with your fingers next time: is that thicker fur, or thinner?
further Make a small one from half a tube, to trot behind.
safety {@2-3? A grown-up holds on to the other end while there is paint on the {one fork}; it goes into the sink and not into a mouth. | Strokes go away from you, and a {one fork} with paint on it never goes into a mouth.}
skills dipping, combing in one direction, looking at fur
waiting Half an hour for the paint to dry.
alt A standing {v} made of a tube, with combed fur and two ears

* sticker-post
name letters
means post, mail, line, sticker, box, letter, stamp
title Sticker Mail for Everybody | The Sticker Post Office Is Open | Three Letters Full of Stickers
about No glue, no paint, nothing to wipe up: stickers, three envelopes, and a mail carrier who is not very tall. | Peel, press, deliver: an hour goes by, and everybody in the house has mail.
step line {@2-3? Draw a long wavy line across the front of each of {the envelopes} with {the pen}. | Draw a wavy line, a zigzag and a spiral on {the envelopes} with {the pen}, one on each.}
step stick {@2-3? Bend up the edges of {the stickers}. Your child peels them off and presses them along the lines, one behind the other, like cars on a road. | Press {the stickers} along the lines, one behind the other, as close as cars at a red light.}
step stamp {@2-3? One more belongs in the upper corner of each: your child presses on the stamps. | One more belongs in the upper right corner of each: the stamp.}
step color {@2-3? Your child scribbles with {the color} wherever there is room. | Fill what is empty with {the color}.}
step inside {@2-3? What is in the letters? Your child folds {the inside}, any way it likes, and pushes one into each. | Draw or write something on each of {the inside}, fold it and push it into its envelope.}
step names {@2-3? Who gets them? Write the names that your child tells you: Mama, Bear, the neighbor. | {@4-5? Write a name on each together: who gets mail today? | Write a name and an address on each: who gets mail today?}}
step clip Close each with one of {the clip} and nothing else, so that it can be opened, answered and sent back.
step box {@6-8? Cut a slot into {the box} | {@4-5? Together, cut a slot into {the box} | A grown-up cuts a slot into {the box}}}, longer than the letters are wide: the mailbox.
step post {box? {@2-3? Your child posts the letters, one by one, opens the box, and carries them to everybody. Knock, knock, mail! | Post the letters, empty the box, and deliver them. Knock, knock, mail!} | {@2-3? Your child carries them around the house. Knock, knock, mail! | Deliver them all over the house. Knock, knock, mail!}}
further Slip one into a larger envelope with a real stamp on it, and send it to somebody far away.
safety {@2-3? Choose stickers bigger than a thumbnail, and keep their backing out of mouths. | Paper edges can cut: hold envelopes by their sides.}
skills peeling and pressing, following a line, thinking of others
alt {many envelopes} with stickers along a line and a stamp in the corner

* muddy-building-site
name building site
means mud, hill, road, digger, rock, wheel, sheet, earth
title Diggers in the Mud: A Building Site | A Muddy Building Site | Up the Hill, Through the Mud: A Building Site
about A box becomes a hill, brown paint becomes mud, and {the cars} have work to do until the washing time. | Drive in, get stuck, drive out again: every wheel leaves its track, and the tracks may stay.
step open {hill=cardboard? Trim {the hill} with {the scissors} to a long piece, two hands wide. | Cut {the hill} open with {the scissors}, until a long piece lies flat, two hands wide.} The plain side is up.
step fold Fold it across in the middle together and stand it up like a flat roof: a hill that is not too steep, with a road up and a road down.
step fix Cover the floor or the table, and fix both lower edges with {tape}, so that the hill does not slip.
step mud Spread {color a} paint on {the tray}, thin as jam on bread, and set it at the foot of the hill: the mud.
step rocks {@2-3? Your child tears {the rocks}, crumples the pieces and scatters them: rocks. | Tear {the rocks}, crumple the pieces and scatter them: rocks.}
step earth {@2-3? Your child heaps {the earth} at the foot of the hill | Heap {the earth} at the foot of the hill}: there is always something to move, and every wheel or shovel takes some along.
step dig {@2-3? Your child drives the first of {the cars} into the mud and turns it around, until all the wheels are full. | Drive the first of {the cars} into the mud and turn it around, until all the wheels are full.} Brrrm!
step drive {@2-3? Up the hill and down again, with tracks behind: your child fetches more mud whenever they grow pale. | Up the hill and down again, with tracks behind. Fetch more mud whenever they grow pale.}
step clear {rocks? {@2-3? There are rocks in the way! Your child pushes them aside, one after the other. | There are rocks in the way! Push them aside, one after the other.} | {@2-3? Where is the next job? Your child digs a road through the mud with one finger. | Where is the next job? Dig a road through the mud with one finger.}}
step wash After work comes the wash: a {bowl} of {water}, two fingers deep. Together, scrub {the cars}{scrub? with {the scrub} | } and rub them dry with the {towel}.
further Leave the hill to dry: tomorrow there is a road on it, with all its tracks, for clean wheels.
safety {@2-3? Cars are bigger than a small fist and have wheels that sit tight. Stay beside the water and pour it out at the end. | Stay beside the water and pour it out at the end.}
skills steering, filling wheels, telling what a crew does
alt A folded cardboard hill with brown tracks, a tray of mud and a yellow digger on top

* cut-out-dough-token
name dough token
means token, dot
title {V} in Dough | {A V} Cut, Drawn and Dried | Roll, Cut, Poke: {V}
about Roll it flat, press, lift: there lies a round as smooth as a plate, and it is waiting for {a v}. | Dough that dries as hard as a cookie keeps every line, {the v} as well as the small fingertips around it.
step dust {@2-3? Your child scatters {the flour} on the table, as thin as the first snow. | Scatter {the flour} on the table, as thin as the first snow.} Then nothing sticks.
step roll {pin? {@2-3? Your child rolls {the dough} flat with {the pin}, your hands over the small ones, | Roll {the dough} flat with {the pin},} | {@2-3? Your child pats {the dough} flat with both palms, | Pat {the dough} flat with both palms,}} as thick as a cookie. Thinner breaks, thicker never dries.
step cut {@2-3? Your child presses {the cutter} down until it touches the table, and lifts it. Peel the rest away. | Press {the cutter} down until it touches the table, turn it a little, and lift. Peel the rest away.} The largest one you have is best.
step draw {@2-3? With {the point}, a grown-up draws into it, as deep as a fingernail is thick: {v.shape}. | {@4-5? Together, draw into it with {the point}: {v.shape}. | Draw into it with {the point}: {v.shape}.}} {v.face? Then the face: {v.face}. | Then its mark: {v.mark}.}
step dots {@2-3? Your child pokes one fingertip after the other all around the edge. | Press a fingertip all around the edge, dent beside dent, like a frame.}
step hole {@6-8? Together, make a hole | A grown-up makes a hole} near the top with {the point}, as wide as a drinking straw, for {the loop}.
step dry {dough=salt-dough? Let it dry for two or three days in a warm place, and turn it over every evening, so that it stays flat. | Let it dry for two days, and turn it over now and then, so that it stays flat.}
step paint {@2-3? Your child paints it with {the paint}. | Paint {the v} with {the paint}, {color a} first.} The lines still show, and it dries in half an hour.
step loop {@6-8? Together, pull {the loop} through and knot it | A grown-up pulls {the loop} through and knots it}: now it can hang in the window or on a branch.
step show Stand it where everybody can see it. {@2-3? What does it say? Your child makes {the v} {v.does}. | Who guesses what it is? It can {v.does}.}
further Roll out what is left and cut more: a second one that shows {v.place}, and one to give away.
safety {@2-3? This dough is salty and no snack: a grown-up stays beside it. The point stays in big hands. | This dough is salty and no snack{@4-5? , and the point is used together. | .}}
skills rolling, cutting, drawing in something soft
waiting {dough=salt-dough? Two or three days to dry. | Two days to dry.}
alt A round of dough with {a v} drawn into it and dents along the edge

* wooden-spoon-friend
name spoon puppet
means face, hair, ear, bow, crown
title {V} Lives on a Spoon | {A V} From the Kitchen Drawer | Wooden-Spoon {V}
about The round end is a face, the handle is what a small fist holds. {v.about} | Between two soups a spoon may well be {a v}. {v.about}
say goldilocks: name=Goldilocks; about=Whose porridge is this?; face=round eyes, red cheeks and a curious mouth; hair=all along the top and down both sides, so that it hangs; top=a bow as wide as the face; where=on top of the hair; play=Knock at the door of a shoe: is anybody home? Which bed is too hard, and which is just right
say bear: name=bear; about=Somebody has eaten up all the porridge.; face=round eyes, a big nose and a gentle mouth; hair=over the forehead and under the chin, as fur; top=two round ears as big as a cookie; where=left and right at the top; play=Growl softly: who has been sitting in my chair? And who is that, asleep in my bed
say sheep: name=sheep; about=Baa: somebody has wool to give away.; face=gentle eyes, a small nose and a smile; hair=in a thick tuft on the forehead and under the chin, as wool; top=two long ears; where=left and right at the side; play=Graze all over the table and count the others. Baa, who is missing
say lion: name=lion; about=It has yawned, and now it has seen you.; face=round eyes, a big nose and whiskers; hair=all around the edge, standing out like rays, as a mane; top=two round ears as big as a cookie; where=left and right at the top; play=Roar so that the table trembles, and then purr. Who is not afraid of it
say princess: name=princess; about=She has slept a hundred years and is hungry.; face=long lashes, red cheeks and a small smile; hair=over the top and down both sides, so that it hangs; top=a crown with three points; where=on top of the hair; play=Give the first order of the day. Pancakes for everybody? Who is invited
step look {@2-3? Your child strokes {the spoon} all over, as a cat is stroked: is it smooth, with no splinters? | Feel {the spoon} all over together: is it smooth, with no splinters?}
step face {@2-3? On the rounded back, draw the face with {the pen} together: {v.face}. Your child does the cheeks. | On the rounded back, draw the face with {the pen}: {v.face}.}
step snip Together, cut {hair=felt,crepe-paper? {the hair} into strips | {the hair} into pieces} as long as a hand.
step hair {@2-3? With {the scissors}, cut {hair=felt,crepe-paper? {the hair} into strips | {the hair} into pieces} as long as a hand. }{fix=tape? Stick a loop of {fix}, sticky side out, on the round end wherever hair belongs: | Run {fix} around the edge of the round end:} lay the hair on, {v.hair}, and press it down.
step top {@2-3? From {the top}, cut {v.top}, and {fix fix} what you have cut {v.where}. | Together, cut {v.top} from {the top}, and {fix fix} what you have cut {v.where}.}
step cut {@2-3? Cut a piece from {the dress}, as long as the handle and twice as wide as your hand. | Together, cut a piece from {the dress}, as long as the handle and twice as wide as your hand.}
step dress {fix=tape? Put {fix} along its upper edge: | Put {fix} along its upper edge:} {@2-3? your child rolls it around the neck of the spoon and squeezes until it holds. | roll it around the neck of the spoon and squeeze until it holds.}
step play {v.play}?
further Make the others of the story as well: there is a spoon for each.
safety {@2-3? The hair is no longer than a hand; whoever plays with a spoon sits or stands still. | Puppets with handles act standing still, and nobody runs with one.}
skills drawing a face, pressing on hair, speaking for somebody
alt {A v} made of a wooden spoon with a drawn face and a cloth dress

* first-day-handprint
name handprint keepsake
means hand, print, palm, mirror, wave, day, sleeve
say first: name=handprint keepsake; title=My Hand on My First Day; about=On the first day the hand is this big. On the last one it will have grown, and here is the proof.; write=my first day; grow=Try again on the last day: who has grown?; again=Do it again on the last day, and write down what is different.
say last: name=handprint keepsake; title=My Hand on the Last Day; about=Everything is packed up, and one hand stays here: this is how big it was on the last day.; write=my last day, and of what; grow=Who had the smallest hand when the year began?; again=Write beneath it what this hand has learned in a year.
say today: name=handprint keepsake; title=My Hand as It Is Today; about=Hands grow when nobody looks. Today this one is exactly this big.; write=my hand today, and how old it is; grow=Try again on the next birthday: who has grown?; again=Do it again in a year, and lay the two side by side.
title {v.title} | {loop? A Handprint to Hang Up | A Handprint to Keep} | This Is How Big I Was: A Handprint
about {v.about} | One print, one date, one name: years from now this is what everybody wants to hold a hand against.
step write {@6-8? Along the top of {the card}, write: {v.write}. Your name and the date go along the bottom | Along the top of {the card}, write: {v.write}. The name and the date go along the bottom}, with {the pen}, before anything is wet.
step coat {@2-3? Spread {color a} paint thinly on the {plate}, and dab it onto your child's palm and fingers with {the brush}. It tickles! | Spread {color a} paint thinly on the {plate}, and dab it onto your palm and fingers with {the brush}. It tickles!}
step print {@2-3? Your child presses the hand onto the middle of {the card}, fingers wide; you hold the wrist. Count to three and lift it straight up. | Press the hand onto the middle of {the card}, fingers wide. Count to three and lift it straight up.}
step wash {@2-3? Your child {wipe? wipes the hand with {the wipe}, splashes it clean | splashes the hand clean} in the {water} and dries it on the {towel}. | {wipe? First wipe with {the wipe}, then into the {water} with it, and dry it on the {towel}. | Into the {water} with it at once, and dry it on the {towel}.}}
step dry Let the print dry for half an hour.
step photo {@2-3? Your child presses {the photo} on beside the print; {stick} holds it. | {fix stick} {the photo} on beside the print.}
step stars {@2-3? Your child presses {the stars} on all around. | Press {the stars} on all around.}
step cover {sleeve=plastic-sleeve? {@6-8? Together, slide it into {the sleeve}, trim that with {the scissors}, and close the edge. | A grown-up slides it into {the sleeve}, trims that with {the scissors}, and closes the edge.} A laminating pouch goes through the machine, with a grown-up. | {sleeve=contact-paper? {@6-8? Together, smooth | A grown-up smooths} {the sleeve} over it, from the middle outward, and {@6-8? trim | trims} the edge with {the scissors}. | {@6-8? Together, put it into {the sleeve}. | A grown-up puts it into {the sleeve}.}}} {sleeve=picture-frame? Now it may stay for years. | Now no small finger can rub the date away.}
step loop {punch=hole-punch? {@6-8? Together, punch a hole at the top, | A grown-up punches a hole at the top,} | {@6-8? Together, make a small hole at the top, | A grown-up makes a small hole at the top,}} {@6-8? pull {the loop} through and knot it. | pulls {the loop} through and knots it.} It hangs on a hook on the wall.
step grow Lay your hand on it. Today it fits. {@2-3? {v.grow} | {v.again}}
further Print the hand of somebody grown-up on the back, on the same day.
safety {@2-3? Washable paint only, and the water stands ready before the hand is colored. | Washable paint only.}{loop?  The loop is for the wall and never goes around a neck. |  It is kept flat, where no sun bleaches it.}
skills printing, holding still, knowing the date
waiting Half an hour for the print to dry.
alt A card with a handprint and a line of writing above and below{loop? , on a loop | }

* lollipop-sign-card
name card
means sign, lollipop, stop, disc, street, card, circle
title A Thank-You Card on a Stick | The Sign That Opens: A Farewell Card | Stop! Here Comes a Thank You
about A round sign on a stick, as on the street, only that it swings aside, and behind it are the people who say thank you. | Held up high, it says thanks from across the street. Whoever turns it finds the rest.
step draw Draw around the {bowl} twice on {the card} with {the pen}: two circles, alike.
step cut {@4-5? Together, cut | Cut} both out with {the scissors}.
step sign On one, draw a thick black edge and write in big letters what it should say from far away: THANK YOU, or STOP and a name. {@4-5? A grown-up may write it thinly first. | }
step rim {rim=sticker? Press {the rim} on along the edge. | Fix {the rim} along the edge, bit by bit.}
step inside {photo? {fix fix} {the photo} on the other circle, and write {@4-5? your names | your names and one sentence} around it. | On the other circle, draw yourselves, all in a row and waving, and write {@4-5? your names | your names and one sentence}.}
step stick {@4-5? Together, {fix fix} | {fix fix}} {the stick} to the back of the circle with the faces, so that most of it stands out below. {!fix=tape? Press until you have counted to thirty.}
step hole {@9-12? Lay the sign on the faces and make one hole | Together, lay the sign on the faces and make one hole} through both with {the punch}, a finger below the top edge.
step joint {joint=paper-fastener? Push {the joint} through both and spread its legs flat behind. | Lay {the joint} over the holes in front and a scrap of {one card} behind, and fix them with a dot of {fix} in the holes.} Not too tight: the sign has to swing.
step turn Swing the sign to the left: there you are. Swing it back: it is only a sign again.
step give {@4-5? Hand it over at the right moment, and say what it says. | Hold it up from the other side, as it is always done, and wait until somebody turns the sign.}
further Put a third circle between the two, with a drawing of the place where you always meet.
safety {@4-5? A grown-up presses where the hole is made, | The hole is made over a folded cloth,} and nobody runs with something on a stick.
skills cutting circles, lettering large, building a joint
alt A round sign on a stick that swings aside and shows faces behind it

* memory-stone
name memory stone
means name, stone, flower, picture, grave
title A Stone for {v.whom} | {v.again} | A Stone That Keeps a Name
about There are days when hands want something slow to do. A stone stays outdoors in every weather, and so does the name on it. | {v.about} It may be made with crying in between, or laughing: both belong to it.
say cat-remembered: name=cat; whom=a Cat We Loved; again=Here Is a Cat's Place; about=Every cat has a place it likes best, and this stone may lie there.; shape=the head of the cat, round, with two pointed ears; figure=the whole head in the colors it had; face=two eyes, a small nose and whiskers
say dog-remembered: name=dog; whom=a Dog We Loved; again=Here Is a Dog's Place; about=Every dog has a place it likes best, and this stone may lie there.; shape=the head of the dog, with ears as they were; figure=the whole head in the colors it had; face=two eyes, a big nose and a mouth
say rabbit-remembered: name=rabbit; whom=a Rabbit We Loved; again=Here Is a Rabbit's Place; about=Small animals leave a big gap, and this stone may lie where the grass tasted best.; shape=the head of the rabbit, with two long ears; figure=the whole head in the colors it had; face=two eyes, a nose and whiskers
say hamster-remembered: name=hamster; whom=a Hamster We Loved; again=Here Is a Small Friend's Place; about=Somebody who fits into a hand can leave a very big gap, and this stone may lie where it is quiet.; shape=the round head with small round ears and full cheeks; figure=the whole head in the colors it had, the cheeks lighter; face=two black eyes, a small nose and a mouth
say fish-remembered: name=fish; whom=a Fish We Loved; again=Here Is a Fish's Place; about=Whoever swam up to the glass every morning is missed every morning, and this stone may lie by the water or in the garden.; shape=the fish from the side, with a tail and a fin on its back; figure=the whole fish in the color it had; face=an eye, a mouth and the line behind the head
say bird-remembered: name=bird; whom=a Bird We Loved; again=Here Is a Bird's Place; about=It is quiet where somebody used to sing, and this stone may lie under a tree where others still do.; shape=the bird from the side, with a round head, a wing and a tail; figure=the whole bird in the colors it had; face=an eye and the beak
say heart-remembered: name=heart; whom=Somebody We Loved; again=A Heart on a Stone; about=Whoever is missing has a place, and this stone may lie there.; shape=one big heart; figure=the whole heart in one strong color; face=nothing
step wash Choose the flattest side of {the stone}, wash it in {water} and rub it dry with the {towel}.
step tell {@13+? Hold it for a while and think of one day that you want to keep. | Hold it, and tell each other one thing that only you know about whoever is missing.}
step ground Paint the flat side with a light color, {color c} if you have it, as far as the edge. It dries in a quarter of an hour.
step draw On it draw {v.shape}, thinly, with {the chalk}. {@4-5? A grown-up helps with the outline. | }
step figure Paint {v.figure}. Two thin coats look better than a thick one.
step face {!v=heart-remembered? When it is dry, add {v.face}, {pen? with {the pen}. | with the tip of {the brush}.}}
step name {@4-5? Below it a grown-up writes the name | {@6-8? Together, write the name below it | Write the name below it, and the years if you like}}, {pen? with {the pen}. | with the tip of {the brush}.}
step dots Set dots of {color b} all around the edge with the other end of {the brush}, one for each thing you liked best.
step dry Let it dry for an hour, where nobody touches it.
step place Carry it to its place. {flowers? Lay {the flowers} beside it. | Lay something from the garden beside it.} {light? {the light} shines there in the evening. | You can come back whenever you like.}
further Write down the story that somebody told, with the date, and keep it.
safety {@4-5? A heavy stone is carried by somebody big; | Carry it with both hands;} it lies on the ground, and never on an edge.
skills painting slowly, lettering, remembering together
waiting An hour for the paint to dry.
alt A painted stone with a {v}, a name and a border of dots

* moon-and-lantern-card
name Eid card
means lantern, moon, star, sky, window
title Eid Card With a Golden Lantern | Moon, Star and Lantern: An Eid Card | Eid Mubarak: A Card That Glows
about When the new moon has been seen, Eid begins: a crescent, stars and a lantern wish everybody a blessed feast. | {lace? Behind the lace of the lantern you can nearly see the light. | The lantern shines, the moon is thin as a fingernail, and whoever opens the card knows what day it is.}
step fold Fold {the card} in half like a book and stroke the crease flat.
step moon {@9-12,13+? Draw | Together, draw} around the {cup} on the back of {the gold} with {the pen}, move it over by two fingers and draw around it again. What lies outside the second circle is the crescent: cut it out.
step stars {@4-5? Together, punch | Punch} ten stars or dots from what is left of {the gold} with {the punch}, and save them.
step lace {@4-5? Together, cut | Cut} the middle out of {the lace}, as large as your palm, and glue it on the front, low and to the right: the window of the lantern.
step lantern {@9-12,13+? Cut | Together, cut} a dome, a foot and three thin strips from {the gold}, all a little wider than {lace? the lace | your palm}.
step build Glue on the dome above, the foot below, and the strips upright between them{lace? , over the lace | }: a lantern.
step sky Glue the crescent to the left, high up, and the stars around it.
step line Draw a line from the dome to the top edge: that is what the lantern hangs on.
step gems {gems=sticker,stick-on-gem? Press {the gems} on where it should shine even more. | Glue {the gems} on where it should shine even more.}
step write Write Eid Mubarak inside, and from whom it comes. {@4-5? A grown-up may write it thinly first. | }
further Make one for every door in the street, each with another lantern.
safety {@4-5? Curves are cut together. | Turn the paper and not the scissors where it curves.} Small shiny bits are swept up before little ones find them.
skills cutting a crescent, building from shapes, writing a greeting
alt A card with a golden lantern, a crescent and stars

* clay-beetle
name {v}
means shell, leg, feeler, line, ball, egg, dot, eye
title {A V} Made of Clay | The {V} That Fits in a Palm | Clay {V} {legs? With Legs That Bend | With Shining Eyes}
about An egg, a ball and two eyes that shine: under your thumbs a lump turns into {a v}. | {v.about} Made of clay it holds still, so you can look as long as you like.
say beetle: name=beetle; about=There are more kinds of beetles than of any other animal.; line=one line across, behind the head, and one straight down: two wing cases; coat=two stripes on each wing case; pairs=three on each side; count=six legs, three on each side, and two feelers
say ladybug: name=ladybug; about=A ladybug eats a hundred aphids a day.; line=one line across, behind the head, and one straight down: two wing cases; coat=six spots, three on each side; pairs=three on each side; count=six legs, three on each side, and two feelers
say bee: name=bee; about=A bee visits a thousand flowers before lunch.; line=one line across, behind the head, and one straight down: two wings, folded; coat=two dark stripes across; pairs=three on each side; count=six legs, three on each side, and two feelers
say spider: name=spider; about=A spider has eight legs and is no insect at all.; line=one line across, behind the head, and one straight down, very lightly; coat=two triangles, tip to tip; pairs=four on each side; count=eight legs, four on each side
step body Roll half of {the clay} into an egg as long as your thumb and press it flat below, so that it sits.
step head {@4-5? Together, roll | Roll} a ball half as big, wet both with a drop of {water} and press it on in front. Smooth the join with a finger.
step line Draw on the back with {the point}: {v.line}.
step texture Press {the texture} gently into the back, here and there: tiny dents, like a real shell.
step eyes Press {the eyes} into the head, left and right, until they sit half in the clay.
step snip {@9-12? Cut | A grown-up cuts} {the legs} into pieces as long as a finger with {the scissors}, {@9-12? and bend over both ends | and bends over both ends}, so that nothing pricks.
step legs {@4-5? Together, push | Push} them in: {v.count}. Give each a knee.
step roll {!legs? From what is left of {the clay}, roll short legs, half as thick as your finger, wet one end of each and press them on from below: {v.pairs}.}
step dry {clay=salt-dough? Let it dry for three days in a warm place. Turn it once. | Let it dry for a day, and turn it once.}
step paint Paint the body {color a} and the head {color b} with {the brush}. When it is dry, add {v.coat}.
step crawl Set it on a leaf. {@4-5? Where does it crawl to? | {@6-8? Look up what it eats, and lay that in front of it. | Write its Latin name on a small label.}}
further Make three of different sizes, and a box with a lid of clear film for the collection.
safety {@4-5? Beads are counted out and counted back, and none goes into a mouth or a nose. | Beads stay away from little brothers and sisters.} {legs? Ends are bent over before anything else is done with them. | Wash your hands after the clay.}
skills rolling, joining clay, looking closely
waiting {clay=salt-dough? Three days to dry, | A day to dry,} and half an hour for the paint.
alt A clay {v} with a line down its back and shining eyes
`;
