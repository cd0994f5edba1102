export const words = `
* pirate-outfit
name pirate hat and spyglass
title Pirate Hat and Spyglass | Ahoy! A Captain's Outfit | Everything a Pirate Needs
about A hat so that everybody knows who is captain, and a spyglass so that the captain sees them first. Neither of them takes longer than a story.
step hat Lay two sheets of {the hat} on each other and draw the front of a pirate hat as wide as the sheet: straight below, a hill above. Cut both out at once.
step close Tape the two halves together at one side. Lay them around the head, mark where they meet, and tape the other side there: snug, and loose enough to come off by itself.
step skull From {the skull} cut a skull as big as a fist and two bones as long as a finger, and {fix stick} them on the front. {@4-5? A heart or an anchor will do for a friendly crew. | Two dark eyes, a nose and a row of teeth make it grin.}
step wrap Wrap {the glass} in {the hat}, {fix stick} it along the seam, and cut off what sticks out.
step rings {ring=washi-tape,electrical-tape,duct-tape? Lay | {fix stick}} a strip of {the ring} around each end, and one around the middle: brass rings.
step window Tape {the window} over one end, smooth and tight, as the lens.
step hook {@4-5? A grown-up cuts a hook as long as a hand from {the hook}, with a straight stem and a round tip, and covers it with {tape}{ring=aluminum-foil? or {the ring} | }. | Cut a hook as long as a hand from {the hook}, with a straight stem and a round tip, and cover it with {tape}{ring=aluminum-foil? or {the ring} | }.} The fist holds the stem inside the sleeve.
step badge Cut {the patch} to a feather and {fix stick} it onto the hat.
step map Tear the edges of {the map} all around, crumple it and smooth it again: now it is two hundred years old. Draw an island, a dotted line and a cross.
step ahoy {sash? Tie {the sash} around the waist.  | }Stand at the bow, spyglass up: what is on the horizon, and who sails over there?
further Draw a map of the room with a dotted line and a cross, and hide something where the cross is.
safety {@4-5? Nobody runs with a spyglass at the eye, and the hook stays round at its tip: a grown-up cuts it. | Nobody runs with a spyglass at the eye, and the hook is round at its tip.}
skills cutting two at once, measuring a head, playing a part
alt A black pirate hat with a skull, and a spyglass with golden rings

* family-photo-line
name picture line
title My Family on a Line | Pegs for Our Pictures | A Line of People I Love
about Painted clothespins on a line, and in every one of them somebody who belongs to the family. Pictures can be changed whenever someone new is born, visits, or learns to ride a bike.
step color Give each {one peg} another look with {the color}: stripes, dots, one color all over. {the plate} catches what drips. {color=paint? Half an hour and they are dry. | }
step trim {trim=sticker,felt-sticker,stick-on-gem? Press | {fix stick}} one of {the trim} on the front of each.
step draw Meanwhile draw on {the paper} whoever has no photo yet: the new baby, the dog, yourself.
step frame A grown-up cuts {the paper} into pieces a thumb's width larger than {the photo} and sticks each {one photo} onto one: copies, never the only print.
step line A grown-up ties {the line} up between two hooks or chair backs, above the heads of small children.
step clip Pinch the {many peg} open and clip up one picture after another{!line? , on the edge of a shelf | }.
step tell Tell one thing about everybody: what can they do best?
further Leave one peg empty for the next picture, and think about who it might be.
safety {@4-5? The line hangs high, tied by a grown-up, and never in a bed. | The line hangs high, and nobody ducks under it running.}
skills decorating small things, pinching, talking about family
waiting Half an hour where there is paint.
alt Photos and a drawing on a line with colored clothespins

* plastic-egg-friends
name egg {v}
title An Egg Turned {V} | {V} From a Plastic Egg | Crack Open {a V}
about A plastic egg has the right belly already. {v=bunny? It only wants two ears and a place to sit. | It only wants a beak, two wings and somebody to chirp for it.}
say bunny: name=bunny; cut=two long ears and two round feet for each egg; fluff=a tail at the back; wire=whiskers; says=Hop
say chick: name=chick; cut=two wings, a beak and two pointed feet for each egg; fluff=down on the belly; wire=a tuft on top; says=Cheep
step fill Put {the treat} in: now the egg has a secret.
step snap Snap each {one egg} shut and wipe it: glue holds best on what is dry and clean.
step stand A grown-up cuts {the foot} into two low rings that an egg can sit in.
step cut From {the paper} cut {v.cut}: {v=bunny? ears as long as a finger, feet | wings and feet} as long as a thumb.
step ears {fix stick} {v=bunny? the ears at the pointed end, standing up, | a wing to each side} and the feet below. Press while you count to thirty: plastic is slow to hold.
step eyes {eyes=sticker? Press {the eyes} on, | {fix stick} {the eyes} on,} two to an egg.
step face {fix stick} on {!eyes? two paper dots for eyes and } {v=bunny? a tiny paper nose. | the beak, folded once so that it opens.}
step fluff {fluff=yarn? Wind {the fluff} into a small ball | Pull {the fluff} into a tuft} and {fix stick} it on as {v.fluff}.
step wire Cut {the wire} into short pieces and {fix stick} them on as {v.wire}.
step home {v.says}! After an hour the glue holds. {foot? Set them on their stands | Set them into a nest of torn paper}, and hide them for somebody to find.
further Make a nest from a bowl and torn paper, and put in one egg that has not hatched.
safety {@4-5? A grown-up checks that no half is cracked, and small things inside stay out of reach of little brothers and sisters. | Check that no half is cracked, and keep what is inside from the little ones.}
skills gluing on a curve, cutting pairs, playing hide and seek
waiting An hour for the glue.
alt Two {v}s made of plastic eggs

* party-cone-hat
name party hat
title A Hat for the Birthday Table | Party Hat With a Pom | The Pointed Party Hat
about The person whose day it is should be seen from afar. A cone does that, and the higher it is, the older one feels.
step circle {@4-5? A grown-up draws | Draw} a half circle on {the paper}, as large as the sheet allows, with the long edge of the sheet as its straight side.
step cut {@4-5? A grown-up cuts it out | Cut it out}: that is one hat.
step color Decorate it while it is still flat: zigzags, stripes, a cake, your favorite animal.
step dots {dots=sticker,stick-on-gem,washi-tape? Press {the dots} on all over, | {dots=construction-paper? Tear {the dots} into confetti and {fix stick} it on, | {fix stick} {the dots} on all over,}} but leave the straight edge free: it disappears inside.
step number Cut the new age from {the number}, as high as a hand is wide, and {fix stick} it in the middle.
step cone {@4-5? A grown-up rolls it into a cone around the head, takes it off, and tapes it shut, inside and outside. | Roll it into a cone around your head, take it off, and tape it shut, inside and outside.}
step frill {frill=cupcake-liner? Fold {the frill} in half and {fix stick} them around the lower edge. | {fix stick} {the frill} around the lower edge, in little folds.}
step pom {pom=yarn,tinsel,crepe-paper,tissue-paper? Bunch {the pom} up and | Put plenty of glue on the tip and} {pom=yarn,tinsel,crepe-paper,tissue-paper? {fix stick} it onto the tip. | press {the pom} on.}
step wear Hats on! It stays up as long as nobody bows.
further Make one for every guest with a name on it: then everybody knows where to sit.
safety {@4-5? Nothing goes under the chin; a grown-up tapes over every edge that scratches. | Nothing goes under the chin: the hat sits by itself.}
skills decorating, rolling a cone, counting years
alt A pointed party hat with dots, a frill and a pom on top

* name-in-kitchen-things
name name sign
title My Name in {many cover} | The Name You Can Feel | A Sign With My Letters
about A name made of {cover} can be read with the fingers, eyes shut. It takes as long as the name is long, and every letter is learned on the way.
step coat {@2-3? Your child paints {the base} all over. | Paint {the base} all over, right to the edges.} Half an hour to dry.
step write {@2-3? Write your child's first letter on {the base} as large as it fits. | {@4-5? A grown-up writes your name on {the base} in letters as high as your hand, or only the first one, if it is a long name. | Write your name on {the base} in letters as high as your hand, or only the first one, if it is long.}}
step glue {@2-3? Run a fat line of glue along the letter together. | Run a fat line of glue along one letter at a time. The next one waits until this one is full.}
step press {@2-3? Your child presses {the cover} into the glue, handful by handful, over {the tray}. | Press {the cover} into the glue, close together, along the line. {the tray} catches what rolls away.}
step second Fill the corners and the edge with {the second}.
step dry Let it lie flat for two hours, until the glue is clear.
step hang {fix stick} the ends of {the hang} to the back, and let that dry as well.
step read {@2-3? What is it called? Go along the letter with a finger, and say its sound. | Shut your eyes and go along each letter with a finger. Whose name could you make next?}
further @2-3 Look for the same letter on a cereal box.
further Lay out a second word without glue first: mama, dog, love.
safety @2-3 A grown-up sits there the whole time and gives out only what is too large to swallow or soft.
safety Small things are counted into a bowl and away from noses and ears; a grown-up hangs the sign up.
skills knowing letters, following a line, placing small things
waiting Two hours lying flat.
alt A sign with letters laid in little things

* cereal-rainbow
name rainbow
title A Rainbow, Ring by Ring | Sorted Into a Rainbow | {cloud? Cloud, Rainbow, Cloud | A Rainbow in Six Lanes}
about First comes sorting, then comes the bow: six colors in six lanes, from red down to purple{cloud? , and a cloud at each end | }.
step half {plate=paper-plate? Cut {the plate} in half together: one half is the rainbow. | Cut a half circle as wide as two hands from {the plate}.}
step arcs {@2-3? Draw six arcs for your child, one in each color of {the pens}. | Draw six arcs with {the pens}, a finger's width apart: red outside, then orange, yellow, green, blue, and purple inside.}
step sort {@2-3? Sort {the bits} together: which is red, which is green? | Sort {the bits} into six heaps by color.} {bits=tissue-paper,construction-paper,paper-strip,crepe-paper? Tear or crumple them small. | } A color is missing? The drawn arc can stay bare.
step glue {@2-3? Run glue along one arc; your child presses on what has its color. | Run a line of glue along one arc and press on what has its color, close together. Then the next.}
step cloud {fix stick} {the cloud} to both ends, pulled a little apart.
step hang {fix stick} {the hang} to the back as a short loop.
step count {@2-3? Name the colors from top to bottom, and hop once for each. | Let it lie for an hour. Which color needed the most?}
further @2-3 Look for something of each color in the room.
further Weather report: when does a real one come, and where does the sun have to stand?
safety @2-3 Whatever is glued is not eaten any more; a grown-up sits beside the bowl.
safety {bits=breakfast-cereal,candy? What has touched glue is not eaten: put a handful aside for the mouth before you start. | Nothing on the table goes into a mouth, and a grown-up sits beside the bowl.}
skills sorting by color, following a curve, counting
waiting An hour for the glue.
alt A half-round rainbow in six colors with soft clouds

* lace-heart-card
name heart card
title A Heart on Lace | Lace and Love: A Card | The Card With a Heart in Lace
about {lace=paper-doily? A doily | {a lace}} under a heart makes it look like something from Great-Grandmother's drawer, and takes half a minute.
step card Fold a sheet of {the paper} in half: a card that stands.
step lace {@2-3? Rub glue in the middle of the front; your child lays {the lace} on and pats it flat. | {lace=coffee-filter,cupcake-liner? Flatten {the lace} and {fix stick} it | {fix stick} {the lace}} onto the front, with a little glue in the middle only, so that the edge stays frilly.}
step heart {@2-3? Fold a second sheet and cut half a heart at the fold: opened, it is a whole one. | {@4-5? Fold a piece of the second sheet, draw half a heart at the fold, and cut along it together. Open it: both halves are alike. | Fold the second sheet, draw half a heart at the fold, and cut. A smaller one can come out of its middle.}}
step mount {@2-3? Your child presses it onto the lace. | {fix stick} the heart onto the lace.}
step ribbon Lay {the ribbon} along the lower edge and {fix stick} it down, or tie it into a flat bow.
step stickers {stickers=sticker,felt-sticker,stick-on-gem? Press {the stickers} into the corners. | {fix stick} {the stickers} into the corners.}
step words {@2-3? Write inside who loves whom; your child adds a drawing. | {@4-5? Inside, write I love you and the name, with help for the letters, and draw the two of you. | Inside, finish one sentence: I like you because.}}
step give {@2-3? Carry it over together, and wait for the hug. | Where shall it be found: on a chair, under a pillow, in a shoe?}
further @2-3 Make one for everybody at the table.
further Put a paper pocket inside, with a coupon for something that you two do together.
safety @2-3 The cutting is done by a grown-up{stickers? , and what is stuck on goes on the paper, not into mouths}.
safety Cut with the fold in your hand: the heart then turns out whole, and fingers stay behind the blades.
skills folding and cutting a heart, gluing, writing a few words
waiting A quarter of an hour for the glue.
alt A card with a red heart on white lace
left scissors: everything here can be torn as well

* slit-paper-lantern
name paper lantern
title Red-and-Gold Paper Lantern | A Lantern From One Sheet | The Lantern With a Shining Heart
about One sheet, a fold and a row of cuts: pushed together, it swells into a lantern, and through the slits you see it shine. In a row at the window, several of them turn an evening into a feast.
step core Cut {the shine} two fingers narrower than {the paper}, roll it into a tube as wide as a fist, and {fix glue} it shut: the glow inside.
step fold Fold {the paper} in half the long way. Draw a line two fingers from the open edge: nobody cuts past it.
step slit {@4-5? Together cut | Cut} from the fold up to that line, again and again, a finger's width apart. {@4-5? One holds the paper, the other works the scissors. | }
step open Unfold it, roll it around the core with the slits running up and down, and {fix glue} first the upper, then the lower edge to the core. It is longer than the core: push the edges toward each other, so that the middle bulges.
step bands Cut two narrow strips from what is left of {the shine} and {fix glue} one around the top, one around the bottom.
step spots {spots=sequin? Set {the spots} onto the bands with {a glue}. | Press {the spots} onto the bands.}
step tassel {tassel=tissue-paper,crepe-paper? Cut {the tassel} into narrow strips as long as a hand | Cut {the tassel} as long as a hand} and {fix tape} them inside the lower edge.
step handle {@4-5? Together, cut | Cut} a strip of {the paper} for a handle and {fix tape} both ends inside the top{stick? , around {the stick} to carry it by | }.
step carry Carry it once around the table, all in a row, with everybody who has one. What do you wish for in the new year?
further Write a wish on a slip of paper and drop it inside.
safety No flame goes into a paper lantern, only looks.
skills cutting to a line, rolling, folding
alt A red paper lantern with slits and golden bands

* breeze-pinwheel
name pinwheel
title A Pinwheel for a Windy Day | Catch the Breeze | The Pinwheel That Really Turns
about Four corners bent to the middle catch whatever wind there is, and if there is none, you can run.
step square {@4-5? A grown-up cuts {the paper} into a square as wide as a hand is long, measured with {the ruler}. | Cut {the paper} into a square of {in 6}, measured with {the ruler}.}
step color Color both sides with {the pens}, each side in another way: both will be seen.
step dots Press {the dots} on, where the corners are not.
step lines {@4-5? A grown-up draws | Draw} a cross from corner to corner, and makes a dot on each line, a thumb's width from the middle.
step cut Cut along the four lines from the corner to the dot, and stop there. {@4-5? Cut it together: stopping is the hard part. | }
step corners Bend every second tip to the middle, without a crease, and hold all four down with a finger.
step pin {@4-5? A grown-up pushes | With a grown-up, push} {the pin} through the four tips and the middle{hub? , with {the hub} in front | }, and into the end of {the handle}. {pin=pipe-cleaner? Knot the front into a ball and wind the end around {the handle} several times; leave it slack. | The point behind is covered with {tape}.} Wiggle it until it turns freely.
step blow Blow at it from the side, or hold it out and run. Which way does it turn?
further Stand it in a flower pot outside, and look at it every morning: is it a windy day?
safety {@4-5? The pin belongs to a grown-up alone, who covers its point and checks it before every game. | The point is covered behind the handle, and a grown-up checks it.}
skills cutting to a stop, bending, watching wind
alt A pinwheel with four colored wings on a handle

* scoop-upon-scoop
name ice cream
title Three Scoops, Please | A Tower of Ice Cream | The Biggest Cone in the Shop
about A triangle, three circles, and then the part that matters: what goes on top. No cone in any shop has that much on it.
step grid {@2-3? Draw a crisscross on a piece of {the cone} together: that is the waffle. | Draw a crisscross on one sheet of {the cone}: that is the waffle. Another sheet stays whole, to glue it all on.}
step cut {@2-3? Cut a triangle as long as a hand from it, and three circles as big as a fist from the rest, in other colors if there are any. | {@4-5? Together cut | Cut} a triangle as long as a hand from it, and three circles as big as a fist from the rest, in other colors if there are any.} Wavy circles look most like ice cream.
step stack {@2-3? Put glue on the backs; your child lays the triangle low down, point down, and the scoops above it. | {fix stick} the triangle on low down, point down, and the scoops above, each a little over the one below.}
step top {top=tissue-paper,cupcake-liner? Crumple {the top} into balls. | {top=cotton-ball? Pull {the top} fluffy. | }} {@2-3? Put glue on the scoops; your child presses {the top} on. | Put blobs of glue on the scoops and set {the top} on, close together.}
step sprinkles {sprinkles=sticker? Press {the sprinkles} on | Sprinkle or {fix stick} {the sprinkles} on} where there is room.
step cherry {fix stick} {the cherry} on at the very top{cherry=felt? , cut round | }.
step melt {@2-3? Draw drips together: it is hot today. | Draw drips that run down, for it is hot today.}
step shop {@2-3? Which flavor is which? Pretend to lick, and say mmm. | Open the shop: what is each flavor called, and what does one scoop cost?}
further @2-3 Stack real cups into a tower of scoops.
further Make a menu with five flavors that nobody has ever tasted.
safety @2-3 Paper ice cream is licked in the air only; a grown-up cuts.
safety {@4-5? Cut together, and turn the paper: circles come round that way. | Turn the paper and not the scissors: circles come round that way.}
skills shapes, gluing in layers, playing shop
waiting Half an hour for the glue.
alt An ice cream cone with three scoops and soft toppings

* farm-bag-puppet
name {v} puppet
title {A V} That Talks: Bag Puppet | The Paper-Bag {V} | {V} From the Barn
about The bottom of a bag is a mouth already: it only has to be given ears and something to say. {v=horse? This one says neigh. | {v=cow? This one says moo. | This one says oink.}}
say horse: name=horse; ears=two pointed ears; snout=a long muzzle with two nostrils; says=Neigh; wants=an apple
say cow: name=cow; ears=two ears like leaves and two short horns; snout=a broad pink muzzle with two nostrils; says=Moo; wants=fresh grass
say pig: name=pig; ears=two triangles; snout=an oval snout with two holes; says=Oink; wants=a puddle
step flap Lay {the bag} down with its folded bottom up: that flap is the head. Color it {color a}, and the mouth under the flap red.
step cut From {the paper} cut {v.ears}, each as long as a finger, and {v.snout}, as wide as the flap.
step ears {fix stick} the ears behind the top corners of the flap{v=pig? and fold their tips forward | }.
step snout {fix stick} the snout to the lower half of the flap, even with its edge, so that the mouth opens under it.
step mane {mane=crepe-paper,paper-strip? Tear {the mane} into strips | Cut {the mane} into pieces as long as a finger} and {fix stick} them {v=horse? between the ears and down one side. | between the ears as a tuft.}
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on}, above the snout.
step face Draw {!eyes? two eyes, }the nostrils and {v=cow? big {color b} patches on the body. | {v=horse? a bridle. | muddy spots.}}
step legs {fix stick} {the legs} behind the lower edge, so that they stick out like legs.
step talk {v.says}! Slip a hand in, fingers in the flap, and ask for {v.wants}. Who lives next door in the barn?
further Make another animal, and let the two of them argue about who sleeps in the hay.
safety {@4-5? Ears and snout are cut together; the bag is a glove and never goes over a head. | The bag is a glove and never goes over a head.}
skills coloring, putting a face together, speaking in another voice
alt A paper-bag {v} puppet with ears and a snout

* straw-axle-car
name rolling car
title A Car That Really Rolls | Down the Ramp: A Box Car | Four Wheels, Two Straws, Go
about Stuck-on wheels stay where they are. These sit on an axle that turns inside a straw, just as in a real car, and roll all the way down the hall.
step coat {color=paint? Paint {the body} all over and let it dry for twenty minutes. | {color=construction-paper? Tear {the color} into pieces and tape them on {the body}: stripes, flames, a number. | Decorate {the body} with {the color}: stripes, flames, a number.}}
step straws Cut two pieces off {the straw} as wide as {the body}, and tape them across underneath, one near the front, one near the back. Straight across, or the car will only drive in circles.
step holes {@4-5? A grown-up pokes | With a grown-up, poke} a hole into the exact middle of each {one wheels}, with {the hole}, on a piece of scrap wood.
step axles {@4-5? A grown-up pushes {the axle} through the straws, a {one wheels} onto each end, and snips off the points. | Push {the axle} through the straws and a {one wheels} onto each end; a grown-up snips off the points.} {grip? A lump of {the grip} outside each wheel holds it on. | A turn of {tape} outside each wheel holds it on.} Leave a gap as wide as a coin, so that nothing rubs.
step seat {@4-5? A grown-up cuts | Cut} an opening into the top for the driver.
step driver Set {the driver} in, on a loop of {tape}.
step lamps {lamps=sticker,stick-on-gem? Press {the lamps} on | Put {the lamps} on with loops of {tape}}: headlights.
step race Lean a board or a book against a box: a ramp. Let go without pushing. How far does it roll?
further Raise the ramp by one book each time, and mark with tape how far it gets.
safety {@4-5? Holes and points are for a grown-up alone, who snips the axles blunt before the car is handed over. | A grown-up makes the holes and snips the axles blunt.}
skills measuring, building an axle, testing
waiting {color=paints? Twenty minutes for the paint.}
alt A little car on four wheels that turn
`;
