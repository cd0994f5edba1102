/** The English words of the shelf of the same name. */
export const words = `
* lit-orion-canvas
name lit constellation
means light, wire
title Orion, Switched On | Seven Real Points of Light | The Hunter Over Your Bed
about By day {canvas=canvas? a painted night sky | a box with a painted night sky}. In the dark one switch, and Orion steps out in seven bulbs. | Two shoulders, three in the belt, two feet: the one constellation that everybody knows once it is lit.
step ground Paint the front of {the canvas}{canvas=picture-frame? , on the backing card without its glass,} all over in the darkest color of {the paint}, edges included{paint=spray-paint? , outdoors and with a grown-up, in thin short strokes | }. Let it dry for an hour.
step sponge Dab a slanting cloud of your other colors across it with {the sponge}, nearly dry, palest along the middle.
step flick Dip {the flick} into thin pale paint and flick it over the canvas with your thumb: star dust. Try it beside the canvas first.
step plan Look up Orion on a star chart and draw the seven main stars on {the plan} with {the pencil}, as far apart as your hand is long: shoulders above, three close together in a slanting row, feet below.
step prick Tape {the plan} on top and prick through every star with {the point} into the surface below. Take the sheet off: seven dots.
step widen Push {the widen} through each dot from the front and turn it until one bulb just fits.
step bulbs From behind, push one bulb of {the lights} through each hole, in the order of the wire, so that it looks out by a grain of rice.
step hide Tape every bulb down behind. Bulbs between the stars are covered with two layers of {the tape}, so that they stay dark. The battery case goes into a corner, switch outward.
step show Hang it up, darken the room, and press the switch. Whoever finds the belt first, wins.
further The left shoulder, Betelgeuse, really is orange: color its bulb with a dot of marker.
safety Battery lights that stay cool, never a lamp with a plug. The {point=pushpin? pin | point} goes down into a folded cloth with your other hand beside it, and the lights go off before you sleep.
skills reading a star chart, blending color, wiring behind a picture
waiting An hour for the paint.
alt A dark blue and purple sky with seven glowing points in the shape of Orion

* tissue-hide-journal
name dragon-hide book
title {book=wooden-box,small-box? A Box | A Book} That Looks Back | The Dragon-Eye {book=wooden-box,small-box? Chest | Journal} | Something in This {book=wooden-box,small-box? Box | Book} Is Awake
about Crumpled {hide}, glue and two colors become dragon hide, and out of it looks one eye. Nobody believes it was {one hide}. | Wrinkles are what usually goes wrong. Here they are the skin.
step eye Set {the eye} into a puddle of {the glue} on the front of {the book}, a little off the middle, flat side down. It is the lids that will hold it.{eye=button?  A button gets a black slit painted on at the end. | }
step lids Mix two spoonfuls of {glue} with one of {water} on {a plate}. Brush it over a strip of {the hide}, roll it into a rope as thick as a finger, and lay it around the eye as two lids, the upper one heavier.
step skin Crumple {the hide}, open it again, and glue it over the rest of the front with the mix, piece by piece, pushed into ridges that run away from the eye. The spine stays bare, or it would not open.
step scales Cut small triangles, twist them damp between two fingers, and press a row of brow scales above the eye.
step dry Stand it half open overnight, with scraps of plastic between cover and pages.
step dark {paint=spray-paint? Outdoors and with a grown-up, coat | Paint} all of the hide with the darker color of {the paint}, into every wrinkle, and keep the eye clean. Let it dry for an hour.
step dry-brush Wipe the brush nearly dry, take the lighter color, and stroke it over the ridges only. The deep lines stay dark.
step gold With {the gold}, touch the highest edges and the rims of the lids, less than you want to.
step write {book=wooden-box,small-box? Put in what nobody may take, and leave it where somebody will lift the lid. | Open it to the first page and write who caught the dragon, and where.}
further Stain the first ten pages with cold tea, or line the box with it on paper.
safety Keep the cover open while it dries, or it glues shut. {paint=spray-paint? Spray outdoors with a mask on. | Cover the table: this is a wet craft.}
skills papier-mâché texture, dry brushing, patience
waiting Overnight for the hide, an hour for paint.
alt A book with a wrinkled scaly cover and one golden eye

* denim-pin-banner
name pin banner
means pocket
title A Banner for {show? {show=patch? Patches | {show=button? Buttons | Pins}} | Pins} | The Collection Goes on the Wall | {cloth=denim? Denim Pin Banner | Collector's Banner}
about {cloth=denim? One leg of old jeans | One piece of sturdy cloth} on a rod holds a whole collection, and there is room below for the next ones. | Pins scattered over a desk get lost. On a banner they become a wall.
step size {cloth=denim? Open one leg along its plain seam and lay it flat. | Lay {the cloth} flat.} With {the chalk} and a ruler draw a rectangle {in 9} wide and {in 14} long. Mark the middle of the lower edge, and both sides {in 3} above it.
step cut Cut {the cloth} out with {the scissors}, and below from mark to mark, so that it ends in a point.
step sleeve Fold the top {in 2} to the back over {the rod}, slide it out again, and glue the edge down as a sleeve with {the glue}. Press it under a heavy book for an hour.
step seam Sew along the edge of the sleeve as well {seam=sewing-machine? on {the seam} | with {the seam} and {the needle}, in small backstitches}: pins are heavy.
step back Cut {the back} to the size of the banner below the sleeve and glue it behind, along its edges only: pins hold in two layers without sagging.
step rod Slide {the rod} through the sleeve.
step hang Cut {the cord}, tie it to both ends of the rod with a double knot, and hang the banner up.
step lay Lay {the show} out on the floor first, the heaviest near the top, with a thumb's width between them.
step pins Now put them on, from the middle outward. {show=patch,flag? Glue or stitch them at their edges. | Push each point through with your fingers out of the way, and close it behind.} Leave a gap: the best one is still to come.
further Chalk fields for trips, bands or years, and stitch their outlines with bright thread.
safety Points go through away from fingers, and every clasp is checked before the banner hangs. {glue=glue-gun? Hot glue burns through cloth: press with a stick. | Open a window while the glue sets.}
skills measuring, making a sleeve, arranging a collection
waiting An hour for the sleeve.
alt A pointed blue banner on a rod with five bright pins

* bead-bug-box
name bead bug
title Three Bugs of Wire and Beads | A Cabinet of {beads=letter-bead? Bead | Bead} Beetles | No Bug Was Harmed
about Two beetles and a dragonfly of wire and beads, pinned in a row and labeled as in a museum. | They shimmer like the real ones, and they never lived.
step cut Nip {the wire} into pieces as long as your forearm with {the pliers}, two for each bug, and bend the ends back once so that nothing pricks.
step body For a beetle fold one piece in half and slide a small bead from {the beads} over both ends up to the bend: the head. Then two large ones, pulled tight, with a twist after each. For a dragonfly take six in a row, the largest first.
step wings Shape the dragonfly's wings from the second piece: four loops as long as a finger joint, twisted around the body behind the first bead with {the pliers}.
step film Lay the loops on {the film} with a thin line of {a glue} on the wire. When it has dried, cut along the outside with {the scissors}: now the wings are skinned.
step legs For each beetle lay a second piece across the body, wind it once around between two beads, and bend three legs on each side: out, a knee, down.
step feelers The two ends at the head become feelers: curl them around the tip of {the pliers}.
step ground Cut {the ground} to the size of {the box} and glue it in. It should be pale: then the wire draws. {mat? Around the edge go four strips of {the mat}, as wide as your thumb, like a window. | }
step mount Push two of {the pins} crosswise over each body, as collectors do, never through the beads.
step names {ground=old-book-page,map? Cut three slips from the blank margin of {the ground}, write on them with {the names} and lay one below each: | Write a label below each with {the names}:} a Latin name that you make up, today's date, your street.
step show Hang it up at eye level and wait for somebody to lean in.
further Make the rarest one of all, with a bead that you have only once, and leave its label blank.
safety Look away when you cut wire and hold both ends, and bend every end back. Pins are counted at the end.
skills wire work, symmetry, mounting
alt Two beaded beetles and a dragonfly of wire in a box with labels

* indigo-rain-hoop
name dyed rain sky
title Rain Out of a Dyed Sky | The Storm in the Hoop | {color=indigo? Indigo | A} Sky, Silver Rain
about The dye makes the clouds by itself: wherever a band was tight, the sky stays light. Then it rains, stitch by stitch. | No two skies come out alike, and nobody can draw one better.
step gather Wash {the cloth} and lay it damp on the table. Pinch the upper two thirds into folds like a fan, as irregular as you like; the lower third stays smooth.
step bind Wind four of {the bands} tightly around the folds, two fingers apart. What is tied off stays pale: those are the clouds.
step dip Cover the place with newspaper{gloves? , put on {the gloves}}, and stir {the dye} in {the tub} as its package says. Hold the tied part in it for ten minutes, and let the smooth third hang over the rim, dry.
step open Rinse the tied part under cold water until it runs clear, then cut or slip off the bands and open it. {dye=fabric-dye? Indigo looks green at first and turns blue in the air. | It dries a little lighter.}
step dry Hang it up until it is dry, three to four hours, and smooth it flat with both hands while it is still a little damp.
step hoop Lay it over the inner ring of {the hoop}, clouds above, pale part below, press on the outer ring, and pull it tight like a drum.
step rain Thread {the needle} with {the thread}, doubled, and sew rain from the clouds downward: long slanting running stitches, six rows, all with the same slant.
step drops Sew one of {the beads} to the end of each row, and two more in between: drops that shine.
step trim Trim the cloth behind with {the scissors}, {in 1} from the ring, and fold it inward.
further Add one red umbrella, three stitches wide, at the very bottom.
safety Dye stains everything: old clothes, {gloves? gloves on | hands in plastic bags}, and vessels that never hold food again. Follow the package; powders are stirred in slowly, with a window open.
skills resist dyeing, stretching cloth, running stitch
waiting About four hours to dry.
alt A hoop with a blue dyed cloudy sky and silver stitched rain

* terrarium-with-a-beast
name terrarium
means rock, leaf
title {A v} in a Glass Jungle | The {V} That Lives on a Desk | A Jungle for {a v}
about Stones, soil and small plants that water themselves, and {v.about} in the middle of it. | Real leaves, real moss, and a beast that is baked or dried: a piece of the tropics that you can hold.
step shape Take {the clay} and {the knife}. {v.shape} It should be as long as your thumb.
step face {v.face}
step bake {clay=polymer-clay? Bake it on parchment, with a grown-up, at the heat and for the time on the package, and let it cool. | Let it dry for a day, turned once: then it is hard.}
step coat Color it with {the coat}, back darker than belly, and let it dry.
step drain Put {the stones} into {the jar}, a finger high: water that is too much collects there and not at the roots.
step char Spread {the char} over them, a thin layer: it keeps the water from smelling.
step soil Fill in {the soil} with a spoon, two fingers high, and press it lightly. A slope looks larger than a plain.
step plant Make holes with the handle of the spoon and set in {the plants}, the tallest at the back, roots covered and no leaf against the wall.
step moss Press {the moss} into the gaps, and lean something like a fallen trunk against the back.
step move Give it three spoonfuls of water, and put the beast where {v.where}. A bright place without sun; water again when the bottom is dry.
further Change the beast with the month: it is the only thing in there that does not grow.
safety Jar on a cloth so that it cannot slip, and hands washed after soil. {clay=polymer-clay? Clay is baked with a window open, never hotter than the package says. | Clay that only dries softens when it gets wet: set it on a stone.}
skills modeling small, layering a terrarium, caring for plants
waiting About an hour to bake and cool, a day for clay that dries.
alt A jar with stones, soil and plants, and a small clay {v}
say frog: name=tree frog; about=a frog with red eyes; shape=Roll a ball and press it into an egg for the body. Add two bumps for the eyes and four legs, folded, with three toes each.; face=Set a red dot on each bump with a black slit in it, and press a wide mouth with a fingernail.; where=it can watch the door
say sloth: name=sloth; about=a sloth that hangs around; shape=Roll a sausage for the body, hang four arms from it, hooked at the ends, and press on a flat round face.; face=Two dark slanting patches, an eye in each, a nose, and a smile that takes its time.; where=a stem or twig is strong enough to hang from
say dino: name=brachiosaurus; about=a dinosaur that does not know what year it is; shape=Roll an egg for the body and pull a long neck up and a tail out of it. Four legs like short pillars, so that it stands.; face=A small flat head, two dots for eyes, and spots along the back.; where=its head comes out above the leaves

* foam-hero-emblem
name hero plate
title A Chest Plate for a Hero of Your Own | Hero Armor of Foam | The Emblem Nobody Else Has
about Layer on layer of foam, a beveled edge, and an emblem for a hero who does not exist yet. From three steps away it is metal. | No logo from a movie: this one has your sign on it.
step hero On a corner of {the plan} draw an emblem with {the pen} that {@9-12? anybody | a child} could copy: one letter, one animal, one tool. Then write one sentence: what can this hero do?
step fit Fold {the plan}, hold it against your chest, and cut or tear it until one half fits from collarbone to lowest rib, arms free. Open it: both halves are alike. Hold {the straps} to it and mark where they will sit.
step cut Trace it onto {the foam}. {knife=craft-knife? With a grown-up in the room, cut it out with {the knife}, held upright, in long strokes{mat? , on {the mat}}. A fresh blade does not tear. | Cut it out with {the knife} in long strokes.} From what is left cut two breast panels, two side panels and the emblem.
step bevel Cut the upper edges of the panels off at a slant, half a finger wide: that is what looks like metal.
step sand Rub the cut edges with {the sand} in one direction until they are smooth.
step cement {cement=contact-cement? With the window open and a grown-up there, brush a thin coat of {the cement} on both sides, wait ten minutes until neither sticks to a finger, then press the panels on. It holds at once and forever, so aim first. | Glue the panels on with {the cement}, a line along the edges and a cross in the middle, and press while you count to sixty.}
step emblem Glue the emblem into the middle, on two layers, so that it stands out.
step base Bring on the main color of {the paint} in two thin coats{paint=spray-paint? , outdoors and with a grown-up | }, with half an hour between them. Foam drinks the first one.
step shine Lay {the edge} along the rims and panels, and paint emblem and edges in the second color. Pull it off while the paint is wet.
step straps {cement=contact-cement? With a grown-up, fix | Fix} {the straps} behind the four corners with {the cement} and a patch of foam over each end: over the shoulders, around the back. It has to slip off over your head with one hand.
further Two bracers and a belt buckle from the leftovers, with the same bevel and the same sign.
safety {cement=contact-cement? Contact cement only with an open window or outdoors, far from any flame, and with a grown-up around. | {cement=glue-gun? Hot glue burns: press with a stick. | Open a window while the glue sets.}} Foam is never heated indoors. Straps go around shoulders and back, never around a neck.
skills pattern making, beveling, designing an emblem
waiting About two hours for glue and paint.
alt A red foam chest plate with gold edges and a star emblem

* servo-waver
name waving robot
means wire, tape
title The Robot That Waves Back | One Servo, One Arm, Hello | Cardboard Robot With a Real Motor
about Three wires, eleven lines of code that somebody has already written for you, and an arm that goes up and down. The rest is {body=foam-board? foam board | cardboard} and character. | The first robot everybody builds{eyes? , but this one looks at you | }: one motor, one arm, and it says hello.
step code Open the example called Sweep in the editor on a computer. Connect the servo to {the board}{wires?  with {the wires}}: brown or black to ground, red to five volts, orange or yellow to pin 9. Load the program.
step zero Power it by the USB cable alone. Now {the servo} should turn there and back. Change the angles in the code to 40 and 120: that is a wave and not a windmill.
step body Cut and fold {the body} into a box for the trunk, {in 5} tall, and a smaller one for the head, with {the knife}{knife=craft-knife? , with a grown-up beside you | }. Leave the back open, and fix the head on with {the glue}.
step window Hold the servo against one side where the shoulder is, trace it with {the pencil} and cut the window a hair too small{knife=craft-knife? , with a grown-up beside you | }, so that it grips.
step seat Push the servo in from inside, shaft outward and toward the front, and fix its two ears with {the glue}. Nothing on the shaft itself.
step arm Fix one of {the arm} to the plastic horn of the servo, press the horn on, and cut or bend a hand for its end. The other arm is fixed to the other side and rests on the hip.
step face Fix on {the eyes}: close together is clever, far apart is friendly.
step trim Give it a chest panel and a mouth with {the trim}. One spot on it is red, and nobody says why.
step wire Set {the board} inside, flat on the bottom, with the plug of the cable at the open back. No wire may touch the arm.
step wave Plug it in where people pass. If it trembles, the arm is too heavy: shorten it.
further Add a button or a light sensor, and let it wave only when somebody comes.
safety It runs from a computer's USB port, never from the wall or from loose batteries. Unplug it before you move a wire. {glue=glue-gun? Hot glue stays off the shaft and off fingers. | Fingers off the arm while it moves.}
skills wiring a servo, changing code, building for a moving part
alt A cardboard robot with one arm on a servo, waving

* cutter-earring-set
name clay earring
title Two Pairs of Clay Earrings | Earrings From One Slab | {card? Earrings on a Card, Ready to Sell | Clay Earrings, Ready to Wear}
about One slab, one cutter, four hooks: {card? two pairs that hang on their own card as if they came from the shop | two pairs that nobody else has}. | Light as a leaf, in your colors, and each pair takes less clay than a walnut.
step mix Knead {the clay} until it is soft, each color by itself. For marble twist two ropes together, fold, twist once more, and stop while you still see stripes.
step roll Roll it out between two sheets of parchment with {the pin}, as thin as a coin, the same everywhere: two stacked cards on both sides keep it even.
step marble Press {the texture} into the surface, once, and lift it straight off.
step cut {cutter=craft-knife? Cut | Press out} four large shapes and four small ones, all as like as twins, with {the cutter}{cutter=craft-knife? , a grown-up beside you | , cutting straight down}, and lift the waste away instead of the shapes: so they stay true.
step hole Make a hole with {the needle} near the top of each small and each large shape, and one more at the bottom of each small one, a straw's width from the edge.
step bake {clay=polymer-clay? Bake them on the parchment as the package says, with a grown-up, under a second sheet so that nothing browns. Let them cool flat under a book. | Let them dry for a day between two sheets under a light book, so that they stay flat.}
step sand Rub the edges with {the sand} until no seam is left, and rinse off the dust.
step hang Open the rings of {the hooks} sideways with {the pliers}, never apart: small above, large below, joined by a ring, the hook on top. Close them until no light shows in the gap.
step card Cut {the card} as large as a playing card, poke two holes a thumb apart with {the needle}, and hang the pair on it.
step price Write the name of your brand on it with {the pen}, and below, small, the price: three times what the clay cost you, and something for the hours.
further Cut one more pair from the marbled rest: the only ones of their kind, and the first to go.
safety Clay is baked with a window open and never hotter than the package says, on a tray that is not used for food afterward. Small parts stay away from little children. Tell buyers what metal the hooks are.
skills even slabs, clean cutting, fitting jewelry
waiting About an hour to bake and cool, a day for clay that only dries.
alt A pair of two-part clay earrings on a card

* golf-ball-bugs
name golf-ball bug
means leaf, wire, golf ball
title Two {V}s Out of {ball=golf-ball? the Rough | {ball=stone? Stones | Two Balls}} | {ball=golf-ball? Hole in One: {A v} | {A v} for the Flowerpot} | {V}s for the Garden
about {ball=golf-ball? Lost balls | Two balls} and a little wire: now {a v} and its twin sit at the edge of a flowerpot and dare anybody to play on. | The dimples stay, the six legs are new.
step wash Wash two of {the ball} with dish soap and dry them well.
step base Set each on a cup so that it cannot roll, and cover it with the main color of {the paint}, {color a}{paint=spray-paint? , outdoors and with a grown-up | }, in two thin coats.
step dry Let them dry for an hour before anything is drawn on top.
step marks {v.marks}
step legs From {the wire} nip twelve legs as long as your middle finger with {the pliers}, six for each, bend a foot at one end and a knee in the middle.
step feelers Make two feelers for each from what is left, half as long, and curl the tips.
step wings Cut four wings from {the wings}, as long as a thumb, and round off every corner.
step eyes Glue {the eyes} onto the faces, close above the middle.
step join Glue the legs under the belly, three on each side, then feelers and wings on top, each held while you count to thirty. Wait an hour.
step set Stand them on the rim of a pot, facing the door. Whoever waters the plants meets them first.
further Make a whole team, each with a number, and keep score.
safety {paint=spray-paint? Spray outdoors, with a mask. | } Wire ends are bent back. {glue=glue-gun? Hot glue burns: press with a stick. | Open a window for strong glue.} Never cut a golf ball open: it is under tension inside.
skills preparing a surface, bending wire, painting a round form
waiting About two hours for paint and glue.
alt Two balls painted as {v}s with wire legs
say ladybug: name=ladybug; marks=Paint a black face, a line down the back, and five dots on each side of it.
say bee: name=bumblebee; marks=Paint two black bands around the back, and a dark tip at the tail.

* walnut-cradle
name {shell=walnut-shell? walnut | shell} cradle
means leaf
title {shell=walnut-shell? The Girl in the Walnut | The Smallest Bed in the World} | Thumbelina Is Asleep | A Bed, One Thumb Long
about {shell=walnut-shell? Half a walnut | A shell} is the bed, {one blanket} the blanket, and somebody no larger than a bean is asleep in it. | Andersen wrote it down in 1835: she slept in a nutshell. Here is the proof.
step clean Scrape {the shell} clean inside and wipe it out. It has to stand without rocking; if it rocks, put a drop of {the glue} below later.
step bed Pull {the pillow} apart, glue a thin layer into the bottom, and a plump piece at one end as a pillow, with {the tweezers}.
step head {sleeper=air-dry-clay,polymer-clay? Roll a head as large as a pea from {the sleeper}, let it harden as the package says, and glue it | Glue {the sleeper}} onto the pillow{sleeper=bead,wooden-bead? , its hole to the side | } as a head. A second, flatter lump of fluff below it is the body under the blanket.
step hair Cut {the hair} into short strands and glue them on from the parting downward.
step face Draw two closed eyes, a dot for the nose and a small mouth with {the face}. Asleep is easier than awake.
step blanket Cut {the blanket} to a rounded square as wide as the shell, fold over the upper edge, tuck it in all around, and fix it with two dots of {the glue}.
step bloom Glue {the bloom} to the outside or beneath, as something to float on.
step hang Glue both ends of {the hang} to the sides for a handle, or to hang it up. Let it dry for half an hour.
step tell Put it where nobody looks: on a sill, in a flowerpot, in a coat pocket. Tell nobody. Somebody will find it.
further Make a second one, with a mouse or a mole in it: then you have the whole tale.
safety {shell=walnut-shell,pistachio-shell,acorn? Nobody with a nut allergy works with shells. | Mind sharp edges of a shell.} It is tiny: keep it away from small children. {glue=glue-gun? Hot glue is pressed with a stick. | }
skills working very small, gluing with tweezers, telling a tale
waiting Half an hour for the glue.
alt A tiny sleeper under a blanket in half a shell

* spoon-petal-mirror
name spoon flower
title {mirror=plastic-mirror,old-CD? A Mirror With Forty Petals | {mirror=clock-kit? A Clock With Forty Petals | A Flower With Forty Petals}} | Nobody Sees the {spoons=plastic-spoon? Spoons | Cutlery} | {spoons=plastic-spoon? Spoons | Cutlery} in Bloom
about Forty {spoons=plastic-spoon? picnic spoons | pieces of picnic cutlery} and one board: from the door it is a dahlia. | The dollar-store version of a mirror that costs ninety.
step circle {board=vinyl-record,paper-plate,cake-board? Draw a ring on {the board} with {the pencil}, two fingers from its rim, and mark the middle. | Trace a plate on {the board} with {the pencil}, cut the circle out with {the scissors}, and mark the middle.}
step snap Wash {the spoons} if they were used. Wrap each in a towel and break the handle off with {the snips}, a finger's width below the head: the towel catches what flies.
step paint Color them with {the paint}: the darker color for half of them, the lighter one for the rest{paint=spray-paint?  , outdoors and with a grown-up | }. Let them dry for an hour.
step first Glue twenty around the rim with {the glue}, half of each standing out over the edge, side by side like the hours of a clock and then the gaps.
step second Glue twelve more in a second ring, further in, each over a gap of the first.
step third Glue the last eight in a third ring. It should look like a bloom that is just opening.
step mirror {mirror=clock-kit? Make a hole in the middle and push the shaft of {the mirror} through from behind. | Glue {the mirror} into the middle, over all the cut ends, and press while you count to sixty.}
step loop Glue {the loop} to the back near the rim, with a patch of board over its ends.
step hang Hang it where the light comes from the side: every petal throws a shadow.
further A second one, half as large, beside it. Flowers rarely come alone.
safety Plastic flies when it snaps: towel around it, glasses on. {glue=glue-gun? Hot glue burns: a grown-up is in the room. | Open a window for strong glue.}{paint=spray-paint?  Spray outdoors with a mask. | }
skills ring by ring composition, gluing, even spacing
waiting About two hours of drying.
alt A round flower of forty spoon bowls with a mirror in the middle

* coconut-hanger
name hanging shell
title {shell=coconut-shell? A Coconut | A Gourd} That Hangs and Grows | {shell=coconut-shell? Coconut | Gourd} Jungle at the Window | Four Knots and {shell=coconut-shell? Half a Coconut | a Gourd}
about {shell=coconut-shell? Half a shell | Half a gourd}, four cords and eight knots: a piece of jungle that swings a little when a door slams. | It was going into the trash. Now something lives in it.
step clean Rinse {the shell}, scrape out what is left inside, and dry it with a towel. It needs no hole: you will water it with a spoon.
step sand Rub the outside with {the sand} in circles, until the hair is off and it shines.
step face Draw a sleepy face on the front with {the face}. The plant will be its hair.
step cords Cut {the cord} into four pieces as long as your arms reach apart. Fold them in half{ring? over {the ring} | } and tie a large knot just below the fold: eight strands hang down.
step first Part them into four pairs and knot each pair, all at the same height, a forearm below the top.
step second Take one strand from each pair and one from its neighbor, and knot them a hand's width lower. All the way around: a net.
step under Set {the shell} into the net, gather all strands beneath it, tie them in one tight knot, and cut the ends as long as a finger.
step stones Put {the stones} into the bottom, a finger high.
step plant Set in {the plant} {soil? with {the soil} around it | }, with room to the rim for watering.
step hang Hang it from a hook, and turn it a quarter every week: everything leans to the light. Two spoonfuls of water when it feels dry.
further Hang a second one below the first, from the same knot.
safety A grown-up opens a whole coconut; the edge is rubbed smooth before small hands come near. It hangs from a hook in the wall or ceiling, not above a bed.
skills knotting a net, planting, measuring by eye
alt A half shell in a net of cords with a green plant in it

* cinnamon-light
name cinnamon light
means candle, glue
title {cinnamon=cinnamon-stick? Cinnamon | Twig} Light | {cinnamon=cinnamon-stick? A Light That Smells of December | A Light in a Ring of Sticks} | Fourteen Sticks Around a Flame
about {cinnamon=cinnamon-stick? The light does not burn, and still the room smells of cinnamon as soon as the sun or a heater warms the sticks. | A flame that does not burn in a fence of sticks, tied with a bow.} | Twenty minutes, one bow, and the table is set for the cold part of the year.
step sort Lay fourteen of {the cinnamon} side by side, and sort out the straight ones. They should be as tall as {the jar} or a little taller, all different.
step ring {glue=rubber-band? Put {the glue} around {the jar} and push | Glue} the straightest four upright onto {the jar}, opposite each other like the hours twelve, three, six and nine.
step gaps {glue=rubber-band? Push the others under the band between them | Glue the others between them}, close together, crooked ones beside crooked ones, until no wall is left to see.
step dry {glue=rubber-band? Stand it on the table and tap the sticks down, so that it does not wobble. | Let it stand for an hour.}
step bind Wrap {the bind} around the middle twice, tie it in a bow, and cut the ends at a slant with {the scissors}.
step trim Tuck {the trim} under the bow, the largest in the middle.
step star Set {the star} on the knot.
step light Put {the light} in and switch it on: the light comes out above, warm on the tips.
further Three of them, in three heights, on one wooden board.
safety Only a light with a battery and a closed case goes in, never a burning candle: the sticks are dry wood. {glue=glue-gun? Hot glue burns: press with another stick. | } Small pieces stay away from little ones.
skills even spacing, binding, composing
waiting An hour, if it is glued.
alt A light in a ring of brown sticks with a bow

* husk-dahlia
name husk flower
means cob
title A Dahlia of Corn Husks | Corn in Bloom | The Flower That Was Peeled Off
about Twenty husks, folded over a finger and glued in rings: a flower as large as a plate that lasts all winter. | Wet husks bend like ribbon, and dry ones keep whatever shape they had.
step soak Lay {the husk} in a bowl of warm water for ten minutes, until they bend without cracking.
step dye Put half of them into a second bowl with warm water and {the dye}, and leave them until you like the color, a shade darker than you want.
step cut Pat them dry with a towel and cut them into pieces as long as your hand and two fingers wide: about forty, with the grain running along.
step base {base=wreath,embroidery-hoop? Lay {the base} flat and mark | Cut {the base} to a circle as large as a saucer, if it is larger, and mark} twelve, three, six and nine with {the pencil}.
step petals Fold each piece over your finger, end to end, without a crease, and pinch the ends together like a loop. One side glued, it stays a petal.
step outer Glue sixteen petals around the edge with {the glue}, tips outward, first the four at the marks, then between them.
step inner Glue a second ring on top, ten petals, each over a gap, and a third of six shorter ones.
step middle Glue {the middle} into the center, or roll one strip up tight and glue that.
step dry Let it dry flat for half a day. The petals open a little by themselves.
step loop Tie {the loop} to the back for the door.
further The silk from the cob makes a beard or a tail: the next one could be a lion.
safety {glue=glue-gun? Wet husk gets hot under hot glue: press with a stick, and a grown-up stays near. | The glue may smell: open a window.} Husks that are stored damp turn moldy, so dry all of them.
skills working with damp plant fiber, ring composition, dyeing
waiting Half a day to dry.
alt A large flower of corn husks with an orange middle

* toy-car-photo-stand
name car photo stand
means toy, wire, paint
title The Car With a View | {photo=photo? Photo | Memory} on Wheels | Somebody Has Parked a {photo=photo? Photo | Picture} Here
about {color? A toy car in one single color is a sculpture | A toy car that has raced enough gets a new job}: it carries a picture from the trip above its roof, luggage and all. | The trip is over, the car still has the picture on its roof.
step wash Wash {the car} with dish soap and dry it, wheels too. Paint and glue hold on no grease.
step paint Color all of it with {the color}{color=spray-paint? , outdoors and with a grown-up | }, in two thin coats , leaving the wheels free to turn, with half an hour between them.
step coil {wire=binder-clip? Squeeze one handle out of {the wire}: the other one will hold the picture. | Nip {the wire} to length with {the pliers}, bend it to a stem as long as a finger, and wind its upper end around a pencil into a flat spiral of two turns.{wire=hanger?  A grown-up does the nipping. | }}
step fix Glue the lower end of {the wire} to the roof, bent flat like a foot, and hold it while you count to sixty.
step luggage Glue {the luggage} beside the stem, as if somebody had packed in a hurry.
step rope Tie {the rope} over it and under the car, twice.
step road Glue the wheels to {the road}, so that it never rolls off a shelf. Let it dry for an hour.
step photo {wire=binder-clip? Clamp {the photo} in its jaws. | Slide {the photo} between the turns of the spiral.} It should stand a little crooked: they have just arrived.
further Make one for each place that you have been, and park them in a row.
safety {color=spray-paint? Spray outdoors with a mask on. | } Bend wire ends back, and look away when you nip them. Ask whose car it is: there is no way back.
skills preparing a surface, coiling wire, balancing
waiting About an hour and a half for paint and glue.
alt A toy car with luggage and a wire on its roof that holds a picture

* family-tiles
name family crossword
means word
title {tiles=dried-bean? Family in Beans | Everybody in One Crossword} | The Family Crossword | Names That Hold Each Other
about Every name hangs on a letter of another one: that is how it is with families. {tiles=board-game-piece? The tiles come from a game that has lost its board. | It takes a quarter of an hour of puzzling, and then it fits.} | Twenty letters, one frame, and everybody looks for their own first.
step names Write the names of all who belong together on paper with a pencil, also nicknames and the dog.
step cross Take the longest name and lay it across. Now hang every other name onto a letter that both have. Turn them around until all are in, and copy the best one. {tiles=dried-bean? Each bean is one stroke: short names win. | Count the letters: what is missing may be a drawn tile.}
step ground Take {the frame}{frame=picture-frame,shadow-box?  apart, without its glass | }, cut {the ground} to its size with {the scissors}, and glue it on.
step lay Lay {the tiles} out as on your paper, starting with the long name in the middle, and line them up with {the ruler}.
step glue Glue them on with {the glue}, letter by letter, without moving the neighbors. A drop in the middle is enough.
step heart Glue {the heart} into the emptiest corner.
step year Write the year below with {the year}, small.
step give Let it lie flat for an hour, and give it to whoever is at the crossing of most names.
further Leave room at one edge: families grow.
safety Ask before you take letters from a game, and take them from one that is incomplete. Small parts stay away from small children.
skills planning a crossword, aligning, gluing cleanly
waiting An hour for the glue.
alt A framed crossword of letter tiles with a red heart

* locked-puzzle-pair
name puzzle pair
means puzzle, word
title Two Puzzle Pieces, One Fit | For Two Who Belong Together | {rings=key-ring? Two Key Rings That Lock | The Two Halves of a Friendship}
about Two pieces from the same puzzle, one for you and one for somebody. Nothing else in the whole world fits. | A thousand pieces, and only these two hold each other.
step find From an old puzzle take two of {the pieces} that lock tightly and are large enough to hold. Press them together and wipe them.
step hole Take them apart and make a hole in an upper corner of each with {the point}, down into a folded cloth, as far in as a grain of rice is long.
step paint {color=paint-marker,permanent-marker,gel-pen? Color them with {the color} | Paint them with {the color}}, front and rim, each in its own color, and leave the sides of knob and hollow bare, or they no longer fit. Let them dry.
step words Write half a word or half a date on each with {the words}: it can be read only when both are together.
step gems Put {the gems} on so that the pattern goes on from one piece to the other.
step shine Rub a thin film of {the shine} over both with a finger: it dries clear and keeps the color.
step ring Fix one of {the rings} to each through its hole.
step card Fold {the card} to a small sleeve and write on it where the second half is now.
step give Lock them once more, pull them apart, and give one away.
further Take three pieces for three friends. The one in the middle has two hollows.
safety The point goes down into the cloth, never toward the hand that holds the piece. The puzzle should be one that nobody will miss, and small pieces stay away from toddlers.
skills working small, matching a pattern, finishing
waiting An hour to dry.
alt Two painted puzzle pieces on rings that fit together

* noodle-saber
name noodle saber
means sword, tape
title A Saber Made of {noodle=pool-noodle? Foam | Foam} | {light? A Saber That Glows | Space Saber, Hilt and All} | The Weapon of a Peaceful Knight
about A pool noodle, a roll of {the wrap} and a hilt of its own: it hums only if you do it yourself. | It bends before anybody is hurt. That is the whole secret of a good duel.
step cut Mark {the noodle} with {the pen} as long as your leg and cut it off straight with {the knife}{knife=craft-knife? , with a grown-up beside you | }. The rest is somebody else's saber.
step core Push {the core} into the lower end, no deeper than the hilt will be: the blade itself has to stay soft.
step hilt Wrap the lowest two hands' widths of the noodle with {the wrap}, smooth, without a gap: that is the hilt. {wrap=aluminum-foil? Press the foil down with a round spoon. | Fold a piece over the bottom.}
step rings Put rings of {the grip} around it, two fingers apart, and one wide one where the blade begins.
step tip Trim the upper edge all around with {the knife}{knife=craft-knife? , with a grown-up beside you | }, so that the tip is rounded: nothing catches, and it looks like light.
step buttons Fix {the buttons} under the edge of a ring or with a twist of {the wrap}, in one row: on, off, color, and one that nobody may press.
step light Slide {the light} into the hollow of the blade from above, and close the tip with a plug cut from the rest of the foam.
step clip Fix {the clip} to the end with {the wrap}, so that it hangs from a belt.
step rules Agree on the rules: one step back before you begin, no heads, and whoever is touched on the arm fights on with the other one.
further Make a second one in the color of the other side. Then you need a story.
safety Never at heads or faces, and never with a hard core in the blade. {light=glow-stick? A glow stick that has cracked goes into the trash in a bag. | } Tape and blades are used on a table, away from legs.
skills measuring, wrapping smoothly, designing a hilt
alt A green foam saber with a silver hilt and rings

* glow-campfire
name indoor campfire
title A Campfire for the Living Room | The Fire That Burns Nobody | Campfire, Glow Included
about Logs of {logs=cardboard-tube? cardboard | {logs=stick? real wood | paper}}, flames of {one flame}, and a light underneath: everybody sits around it within a minute. | Ghost stories need a fire. This one may stand on the carpet.
step bark Draw bark and growth rings on {the logs} with {the bark}: long lines, knots, circles at the ends.
step logs {logs=paper-bag,packing-paper? Roll and crumple {the logs} into six logs as long as your forearm. | Take six of {the logs}, as long as your forearm.} Lean them together like a tent, tips crossed, around an upturned bowl, and fix the crossing with {the tape}.
step squares Cut {the flame} into twelve squares as wide as your two hands, some larger.
step flames Pinch each square in the middle, pull the corners up to points, and twist the foot. Put them together by threes, red outside, yellow inside, and bind the feet with {the tape}.
step light {light=glow-stick? Bend the tubes until they crack, shake them, | Switch {the light} on} and lay them under and over the bowl. {light=flashlight? Point the beam upward. | Spread them, so that nothing is dark.}
step set Stand the paper tongues on the bowl, between the logs, so that they glow from below.
step stones Lay {the stones} around it in a ring{stones=newspaper,paper-bag? , crumpled into balls | }.
step mallow Stick {the mallow} onto {the sticks}, for everybody who is waiting for a turn.
step night Lamps off. The oldest begins the story, everybody adds one sentence, and the last one has to end it.
further Record ten minutes of crackling: a sheet of candy wrapper next to the phone is enough.
safety {light=glow-stick? Glow sticks are bent, never cut or bitten, and a leaking one goes into the trash. | Only lights with a closed battery case that stay cool.} No candle anywhere near it. Sharp points are cut off if small children sit there too.
skills shaping paper, arranging light, storytelling
alt A campfire of tubes with paper flames glowing from inside

* foil-horns
name pair of horns
means wire, headband, glue
title Horns That Weigh Nothing | {foil=aluminum-foil? Horns of Kitchen Foil | Horns of Paper} | What Grows on a Quiet Faun
about {foil=aluminum-foil? Foil | Paper} inside, a skin outside, two colors on top: from two steps away they are horn, and you forget that you wear them. | Ram, dragon or goat is decided by the curl alone.
step cone Crumple {the foil} loosely, then squeeze and roll it on the table to two long cones as long as your hand, thick below and pointed above. Compare them: twins from the start.
step bones Push one of {the bones} up through each from below, with a tail as long as a finger hanging out.
step curl Bend both over your knee, a little at a time, the same way mirrored: a gentle bow for a goat, a full curl for a ram. Press dents out as you go.
step skin {skin=air-dry-clay? Press a skin as thin as a coin of {the skin} all around, and smooth it with a wet finger. | {skin=plaster-bandage? Wrap them in wet strips of {the skin}, two layers, and smooth it. | Wrap them in short pieces of {the skin}, crosswise, until nothing of what is inside shows.}}
step ridges Wind a thin roll of the same around each horn from root to tip, the turns closer toward the tip: rings of growth. Let it set, an hour or overnight.
step base {paint=spray-paint? Outdoors and with a grown-up, cover | Paint} all of it with the main color of {the paint}, and wipe it off the ridges with a towel while it is wet.
step shade Stroke the second color over tips and ridges with a nearly dry brush or fingertip: horn is paler where it rubs.
step fix Fix them to {the band} with {the glue}, three fingers apart, {bones? tails of the bones wound around it | with a wide collar of {foil} around it}, and hold them while you count to sixty.
step trim Hide the roots with {the trim}.
step wear Put it on, shake your head once, and bend what sits crooked. Look up slowly: that is the whole part.
further Add pointed ears from the same skin, or a chain from horn to horn.
safety {glue=glue-gun? Hot glue goes on the band while nobody wears it. | } {bones? Wire ends are wound in and never near the scalp. | The band sits loosely, and comes off before anybody runs.} {paint=spray-paint? Spray outdoors with a mask on. | Doors are lower with horns.}
skills sculpting, symmetry, dry brushing
waiting About two hours for skin and paint.
alt A headband with two curved ridged horns and leaves at their roots

* tie-pillow
name tie pillow
title A Pillow From His Ties | Five Ties, One Pillow | Something to Lean On
about Each tie was a day: a wedding, an office, a birthday. Side by side they make something to lean your head on. | Silk that hung in a closet comes back to the sofa, stripes and all.
step open Choose five of {the ties}, the ones you remember him in. Snip the long seam at the back open with {the scissors}, pull out the stiff lining, and unfold the silk.
step press With a grown-up near, press them with an iron on low, through a thin cloth, until the creases are gone.
step strips Cut a strip {in 14} long and {in 3 1/2} wide from the broad end of each. What has a stain or a label that you love may show it.
step join Lay them side by side until you like the order. Pin the first two with good sides together and sew the long edge with {the thread}, a finger from the rim{machine? , on {the machine} | , in small backstitches with {the needle}}. So on, until five are one square, and press the seams flat.
step back Cut a square of the same size from {the backing}.
step words {words=embroidery-floss? Stitch | Write} his words on it with {the words}, the sentence that he always said, small, where nobody sees it.
step sew Pin front and back with good sides together and sew all around, leaving a hand's width open in the middle of one side.
step fill Turn it right side out, push out the corners, and fill it with {the fill} until it gives back when you press. {fill=pillow? If the form is too large, trim and restitch it. | Corners first.}
step close Close the gap with small stitches by hand.
step button Sew {the button} through the middle, front to back, and pull it tight.
further The narrow ends are long enough for a bookmark or a cuff for everybody in the family.
safety Ask the family first, and keep the tie that somebody wants to keep whole. Needle and pins are counted at the end, and silk is pressed with a grown-up near.
skills working with silk, piecing, closing by hand
alt A square pillow of five patterned tie strips with a button

* boba-charm
name boba charm
means pearl, bubble, cup, straw, felt
title A Cup of Boba for Your Bag | Boba With a Face | Bubble Tea That Never Spills
about One cup, five pearls, one {straw? straw and a face | face} that knows exactly how cute it is. It hangs on a zipper and hugs back when you squeeze it. | The order is always right: you choose the flavor by the color of the felt.
step pattern Draw a cup on paper with a pencil, as long as your finger and wider above, and a lid like half an egg. Cut both out.
step cut Cut two cups and two lids from {the felt}, and one smaller piece for the tea, two thirds as tall as the cup.
step face With two strands of {the floss} and {the needle} sew two eyes and a small mouth on the tea piece, low and close together.
step cheeks Add two round cheeks with {the cheeks}, a little outside the eyes.
step tea Sew the tea piece onto the front cup with running stitches along its upper edge. The rest is caught by the seam later.
step pearls {pearls=pom-pom,felt-ball? Glue | Sew} five of {the pearls} onto the lower edge, three below and two above {pearls=pom-pom,felt-ball? with {the glue} | }.
step straw Cut {the straw} {in 2 1/2} long and lay it between the two lids so that half of it stands out.
step sew Lay front and back together, lid pieces over the upper edges, and sew all around in blanket stitch, through the straw's end too. Stop two fingers before you are back.
step stuff Fill it with {the stuffing}, a pea-sized bit at a time, until it is plump but not hard, and sew the gap shut.
step ring Sew {the ring} to the lid with six stitches through both layers.
further Matcha, taro, strawberry: a set of three for three friends, each with another face.
safety Small pearls and a small charm stay away from babies and pets. {glue=glue-gun? Hot glue soaks through felt: press with a stick. | The needle goes back into its cushion each time.}
skills blanket stitch, tiny faces, stuffing evenly
alt A felt cup of bubble tea with a face, dark pearls and a ring

* dungeon-floor-tiles
name dungeon tile
means board
title Dungeon Tiles for Tonight | A Dungeon in Pieces | The Floor That the Dragon Knows
about One inch is five feet: squares pressed into {the floor} become flagstones, and every night the dungeon is laid anew. | Three tiles make a room, nine a castle, and they all fit into a shoebox.
step peel {floor=foam-board? Soak one side of {the floor} under the tap for a minute and peel its paper off: the bare foam takes every mark. | Lay {the floor} flat, smooth side up.} Mark squares of {in 1} over it with {the ruler} and {the point}, without pressing.
step cut {knife=craft-knife? With a grown-up, part | Part} it into tiles with {the knife} along {the ruler}: three squares by three, and some two by six as halls. A fresh blade, three light strokes.
step cracks Press the lines in with {the point}, hard, and add cracks, one broken corner, and a rune that nobody can read yet.
step stone Roll {the stone} over it with your whole hand{stone=aluminum-foil? , crumpled to a ball | }: that is where flagstones get their skin.
step boards Cut {the boards} to length and glue them side by side on one tile: a floor that creaks. One of them is broken.
step grit Brush glue into one corner, sprinkle on {the grit}, and shake off the rest.
step dark Color all tiles with the darkest gray from {the paint}, into every joint. Let them dry for an hour.
step light Wipe a brush or a finger nearly dry and stroke a lighter gray across the tops. The lines stay dark by themselves.
step moss Glue crumbs of {the moss} where water would drip.
step play Lay them out one by one as the players walk, and never tell how many are left.
further Make a tile with a trapdoor: a square that lifts, and a black one beneath.
safety The knife goes along the ruler with your other hand on it, blade away from you, on something that may be scratched. {glue=glue-gun? Hot glue melts foam: a thin line is enough. | Dust of foam is wiped up damp.}
skills measuring a grid, texturing, dry brushing
waiting An hour for the paint.
alt Three gray dungeon tiles with flagstones, planks and moss

* monkey-fist
name monkey's fist
title A Monkey's Fist for Your Keys | The Knot That Sailors Threw | Nine Turns Around {a core}
about Sailors threw this knot across to the pier, with a line behind it. Yours holds keys, and one always finds it at the bottom of a bag. | Three turns, three turns, three turns: then {one core} is caught in the middle and never gets out.
step tip Wrap one end of {the cord} with {the tape}, tightly: so it slips through by itself.
step first Spread three fingers of one hand{pad? , or use a strip of {the pad} as wide as three fingers | }. Leave a tail as long as your hand, and wind the cord around them three times, side by side, from the wrist outward.
step second Slip the turns off and hold them. Wind three turns crosswise around the outside of the first three, in the middle.
step core {core=cork,bottle-cork? Cut a piece off {the core} that is as long as it is wide. Push it | Push {the core}} into the hollow between them. It should just fit; a smaller one gets wrapped in scraps first.
step third Wind the last three turns: through the first set, outside the second, at the top, and through again at the bottom. Count nine lines.
step tighten Now pull the slack along, turn by turn, from the first end to the last, and go around twice more. It takes patience, and here it gets beautiful.
step ring Lead both ends up side by side through {the ring}, and knot them back onto themselves with an overhand knot each.
step beads Slide {the beads} over both tails before the last knot.
step end Cut the ends short with {the scissors}, and wrap them with a last bit of {the tape}.
step use Hang it on keys, a zipper or a backpack. It is too good to hide.
further Make a second one around another core, and let a friend guess by weight what is inside.
safety It is a knot for keys and not for throwing or swinging at anybody. Cord ends are taped, never melted over a flame.
skills following a knot, tightening evenly, finishing cord
alt A round nine-turn knot of cord on a ring

* begleri-beads
name set of begleri
means hand
title Begleri: Two Weights, One Cord | The Fidget With Tricks | {weights=nuts-and-bolts? Six Nuts and a Cord | Six Weights and a Cord}
about Greek sailors swung them out of boredom, and today people film their tricks: two small weights on a cord that fits between your fingers. | It takes ten minutes to make and two weeks to look effortless.
step pick Sort {the weights}: three and three, as alike as twins, each with a hole that the cord just passes.
step coat Color the middle one of each side with {the coat}, wiped clean of oil first, and let it dry.
step cut Cut {the cord} to {in 16} and wrap both ends with {the tape}, so that it slips through a hole.
step first Tie a double knot {in 1 1/2} from one end, and slide three weights up to it, from the long side.
step size Lay the cord across your palm: from the first weight to the last it should be as wide as four fingers and a thumb. Three weights on the other end, and mark where the second knot belongs.
step second Tie the second double knot at the mark. The weights must not slip over it: pull hard.
step end Cut the tails to the width of a finger.
step band Wrap {the band} around the middle of the cord: you feel where you are without looking.
step learn First trick: hold one side between first and second finger, swing the other around the hand, and let it land one gap further. Over carpet.
further Make the cord half an inch shorter every week: smaller is faster.
safety They are swung at hip height, away from faces, screens and other people. With hard weights wear a sleeve at first, and small parts stay away from little children.
skills symmetry, tight knots, coordination
alt Two rows of three nuts on a short cord

* comic-half-face
name comic face
means bubble, net
title Half a Face Out of a Comic | One Side Real, One Side Printed | Straight From the Panel
about A line down the nose: on one side you, on the other a hero of ink and dots. In photos people look three times. | No mask, no costume: three colors, a steady hand, and half an hour at the mirror.
step test Dab a spot of {the paint} on the inside of your arm with a little water, and wait ten minutes. Nothing red? Then begin.
step half {band? Tie your hair back with {the band}. | Tie your hair back.} At {the mirror}, dab one half of the face pale with a damp sponge, from the middle of the nose outward, thin and even, not to the edge of the eye.
step dots Dip {dots=pencil? the blunt end of {the dots} | {the dots}} into red, dab off the first print on your hand, and print rows of dots on cheek and temple, as in cheap comics.
step lines With the finest tip you have, draw the black lines: down the middle of the face, along jaw and cheekbone, around one side of the nose. Thick to thin, in one stroke each.
step brow Fill in one angular eyebrow, outline half of the mouth and make it red.
step shine Two white lights: one on the lip, one on the nose. Then a blue tear, if the story is sad.
step gems Press {the gems} onto the cheekbone, well away from the eye.
step bubble Cut a speech bubble from {the speech}{pen? , write one word on it with {the pen} | } {stick? , and push {the stick} through two slits behind | }. It is the only thing you say tonight.
step photo Half turned, chin down, light from the side: a photo of each half, and one of both.
step off Afterward lukewarm water, mild soap and a soft towel, no rubbing.
further A whole group, each with the split at another angle, is a comic page.
safety Only paint that is made for faces, within its date, and never near the inside of the eye, on broken skin, or shared on one brush by two people. It comes off before bed.
skills drawing on a curved surface, ink lines, dot shading
alt A face with one half painted as a comic

* celery-rose-cloth
name celery rose
title Roses From a Stalk of Celery | Nobody Guesses the Stamp | {cloth=cloth-bag? The Bag | {cloth=cardstock,paper? The Card | The Cloth}} That Was in the Salad
about Cut a bunch of celery across, and it is a rose, petal by petal. {cloth=cardstock,paper? A dozen on paper | A dozen on cloth} costs one dinner's leftovers. | The best stamp in the kitchen is the part that nobody eats.
step cut With a grown-up, tie the bunch tightly with {the bind}, and cut it straight through {in 2} above the root with {the knife}. Dry the cut face on a towel for five minutes: water is what makes prints run.
step board Slide {the board} {cloth=cloth-bag,old-t-shirt,pillowcase? into | under} {the cloth} and smooth it flat.
step proof Spread {the paint} thinly on a plate with {the brush}, press the root end of {the celery} into it, and try it on scrap until every petal shows.
step roses Print three roses in the middle of {the cloth}, close but not touching, then more around them. Press straight down, count to five, lift straight up. New paint each time.
step leaves Print leaves between them with {the leaf}, in a second color{leaf=potato,eraser? , cut to a pointed oval | }.
step stems Draw thin stems with {the pen} so that they meet below, like a bunch.
step dry Let it dry flat for four hours.
step set {cloth=cardstock,paper? Fold it or frame it, and sign it in a corner. | Turn it inside out, and let a grown-up press it hot from the back, as the paint's label says: then it can be washed.}
further A romaine heart prints a wilder rose, an onion a moon, an okra a star.
safety The knife is used on a board, fingers curled. Celery that has met paint is compost, not dinner.
skills preparing a natural stamp, even printing, composing a bunch
waiting Four hours for the paint.
alt Three printed red roses with leaves and stems on cloth

* stenciled-record-clock
name record clock
title {marks=guitar-pick? The Record Clock With Twelve Picks | The Record That Keeps Time} | Thirty-Three Turns a Minute, Then Two a Day | A Clock From the Scratched One
about A record too scratched to play keeps time from now on{marks=guitar-pick? , with twelve picks for the hours | }, and a picture of your own in the grooves. | Its hole is already where every clock needs one.
step wash Wash {the record} with a drop of dish soap, rinse it and dry it. Paint does not hold on fingerprints.
step thirds Trace it on paper, cut or fold the circle in half, in quarters, each quarter in three: twelve folds. Lay it on and mark the hours at the rim with {the pencil}.
step design Draw an outline on {the stencil} that is hardly larger than your palm, a guitar, a note, a bird, and cut it out with {the knife}{knife=craft-knife? , with a grown-up beside you | }. Inner islands need a bridge.
step lay Lay it low on the record, beside the label, and hold it down all around. Everything that should stay black is covered with newspaper.
step paint {paint=spray-paint? Outdoors with a grown-up, on newspaper, spray {the paint} from straight above: three thin coats, a minute apart. | With nearly dry strokes of {the paint} fill the opening on newspaper, from the edge inward, two thin coats.}
step lift Lift {the stencil} while the paint is still soft, straight up. Dry it for an hour.
step marks Glue {the marks} on at your twelve marks with {the glue}, points toward the middle, twelve, three, six and nine first.
step works Push the shaft of {the works} through from behind. Too tight? A grown-up widens the hole with a round file or a drill bit turned by hand. Washer, nut, then the hour hand and the minute hand, both at twelve.
step set A grown-up puts the battery in, closes it, and you set the time with the wheel at the back.
step hang Hang it where it sees no sun: vinyl bends in the heat.
further The sleeve becomes a frame for the photo of whoever listened to it first.
safety {paint=spray-paint? Spray outdoors, with the wind behind you and a mask on. | } A knife is used along a line, away from the hand that holds. The battery is a grown-up's and stays behind its lid. Ask whose record it was.
skills dividing a circle, cutting a stencil, assembling clock works
waiting Two hours to dry.
alt A black record with a stenciled guitar, twelve marks and clock hands

* drawstring-dice-pouch
name drawstring pouch
means coin
title The Pouch That Opens Flat | One Circle, One Cord, No Seam | A Pouch for {dice? {dice=dice? Dice | Treasure} | Dice and Treasure}
about One circle, sixteen holes and a cord: pulled tight it is a pouch, opened it is a tray on the table. | No stitch in it. Thieves, wizards and merchants carried theirs on the belt.
step circle Lay a plate on the back of {the hide} and trace around it with {the pencil}. A dinner plate makes a large one, a dessert plate a small one.
step cut Cut it out with {the scissors}, in long strokes.
step mark Draw a sign on the good side with {the mark}, as large as a coin, a hand's width from the edge: guild, house or rune.
step dots Mark sixteen dots around the edge, a finger's width inside: first four like a clock, then halve the gaps, and halve them again.
step holes Make the holes with {the point}, onto a piece of wood or thick card, a little wider than the cord.
step lace Cut {the cord} in two. Lace one piece in and out all around from one side and let both ends meet there; then the other the same way from the opposite side.
step pull Pull both pairs of ends at once: it closes. Push the folds even with your thumbs.
step ends Knot each pair of ends together, with {the ends} on it.
step dice Put in {the dice} and hang it from a belt loop.
step flat At the table, pull it open and lay it flat: nothing rolls away.
further A lining of a second circle in another color, laced in with the same holes.
safety Push {the point} down into wood with the other hand beside it. The cord belongs on a belt and never around a neck.
skills dividing a circle, making holes, lacing
alt A brown drawstring pouch with a sign and beads on its cords

* laurel-crown
name laurel crown
title A Laurel Crown for a Winner | What Apollo Wore | {gold? Twenty-Four Leaves of Gold | Twenty-Four Leaves for a Head}
about Two rows of leaves that run toward each other over the forehead{gold? , gold on every one | }: whoever wears it stands straighter. | Poets, runners and emperors had one. Now you.
step leaves {leaves=cardstock,construction-paper,felt,craft-foam,metallic-paper? Cut twenty-four slim leaves as long as a thumb from {the leaves} with {the scissors}, and fold each lightly along the middle. | Sort out twenty-four of {the leaves} of like size, and trim the stems to a finger's width with {the scissors}.}
step gold Lay them on newspaper and coat both sides with {the gold}{gold=spray-paint? , outdoors and with a grown-up | }, thin, with an hour to dry. The backs matter too.
step measure {band=headband? Take {the band} as it is. | Lay {the band} loosely around your head, open at the forehead by the width of two fingers, and bend or knot its ends smooth.}
step first Begin at one end: lay two leaves on the band, tips toward the forehead, and bind their stems on with {the bind}, twice around.
step rows The next pair covers the stems of the first, and so on, twelve leaves up to the back of the head. Then begin again at the other end.
step middle At the back, where both rows meet, cover the last stems with one more leaf, bound on flat.
step berries Glue {the berries} into the forks, three on each side.
step tie Tie {the tie} to the back, in a bow whose ends hang down.
step wear Put it on low, over the brow. It is worn with a straight face.
further The same on a smaller ring is a frame for a photo of the one who won.
safety Sharp ends are bent in and bound over. {gold=spray-paint? Spray outdoors with a mask. | } {glue=glue-gun? Hot glue dries before it goes on a head. | } Take only leaves that you know.
skills binding, mirrored rows, gilding
waiting {gold? An hour for the gilding.}
alt A laurel crown of leaves with small red berries

* wrapper-chain
name wrapper chain
means link
title A Bracelet of {wrapper=candy-wrapper? Candy Wrappers | {wrapper=drink-pouch? Drink Pouches | Folded Paper}} | The Zigzag Chain | Twenty-Four Folds Around a Wrist
about Fold, fold, slip one into the other: {wrapper=candy-wrapper? what was in the bag last night | what was on its way to the trash} becomes a zigzag that holds without a drop of glue. | The record for such a chain is twenty miles. Yours has to go around a wrist.
step wash {wrapper=candy-wrapper,drink-pouch? Open {the wrapper} flat, wipe the inside with a damp towel, and dry it. | Sort {the wrapper} by color and smooth it flat.}
step cut Cut twenty-four rectangles {in 4} long and {in 2} wide with {the scissors}, all exactly alike: measure with {the ruler}.
step clear Lay a strip of {the clear} over the outside of each: then the bracelet lasts for months.
step fold Fold each one: in half lengthwise, and both long edges in to that crease, and shut. Then both short ends in to the middle, and shut: a small V with two legs, each with a slot.
step link Push the legs of a second V through the slots of the first, from below, until they sit snug: the first corner of the zigzag.
step grow Go on, always at right angles, left and right in turn, colors in a rhythm. Twenty-four go around most wrists.
step close For the last link open the short folds of one V, push it through the last slots and also around the first link, and fold its legs back in.
step clasp For a bracelet that opens, fix {the clasp} to both ends instead{thread? , sewn on with {the thread} | }.
step wear Slip it on. Longer, it is a belt, a bookmark or the strap of a tiny bag.
further Four chains sewn side by side, and a fifth as a bottom: that is a purse.
safety Metal-lined wrappers have thin edges: cut slowly and fold toward the middle. Wipe off every crumb if somebody around has a nut allergy.
skills exact folding, interlocking, planning a rhythm
alt A zigzag bracelet of folded wrappers in three colors

* snuffle-mat
name snuffle mat
means treat
title A Lawn for a Nose | The Mat That Makes a Dog Tired | Eighty Knots and a Happy Nose
about Eighty strips, knotted close: somewhere in there is a snack, and only a nose can find it. Ten minutes of sniffing tire a dog like an hour of walking. | Boredom chews shoes. This is better.
step strips Cut {the strips} into pieces {in 7} long and {in 1} wide with {the scissors}, along {the ruler}: about eighty. Snip the ends at a slant.
step grid {grid=cardboard,denim,burlap? Cut {the grid} to {in 10} by {in 14}, and make rows of holes with {the punch}, two fingers apart. | Cut {the grid} open and lay it flat, double, about {in 10} by {in 14}.}
step tie Push both ends of a strip up through two neighboring holes from below and tie them on top, one simple tight knot. Begin along the rim, all around.
step fill Go on row by row, until you no longer see the ground when you blow into it. Colors mixed, as in a meadow.
step flower Cut two rounds as large as your palm from {the flower}, cut petals into the edge, and knot each in by two slits in its middle: pockets for the best finds.
step pull Pull every strip once, hard. What comes loose is tied again: nothing may be swallowed.
step hide Hide small dry pieces of {the treats}, or what your animal gets anyway, between the strips: first on top, later deep.
step watch Say the word, and let the nose work. Stay beside it, and put the mat away afterward.
further A second one for the shelter: dogs that wait have the most time.
safety It is a game with you beside it, never left with an animal that eats cloth. No chocolate, raisins, onions or sweetener for dogs; wash it at low heat.
skills cutting many alike, tight knots, patience
alt A dense mat of knotted green and brown strips with two flowers

* fringed-highland-cow
name fringed cow
means cow, hair, comb
title The Cow With Bangs | A Highland Cow for the Wall | She Sees Nothing and Likes It
about A whole ball of {one hair}, two horns and a pink nose: she has more hair than anybody in this house. | Where the bangs end, you see whether she is in a good mood.
step head {head=embroidery-hoop,wooden-bead-ring? Take {the head} as the frame of the face, as large as your hand. | Take {the head} as large as your hand{head=wood-slice? ; a round one is right | , cut to an egg that is narrower below}.} What is too large is trimmed with {the scissors}.
step cut Cut {the hair} into pieces as long as your forearm: about sixty. Fold them in half, four at a time, to small bundles.
step horns Shape {the horns} as long as a finger, curved upward, and glue them behind the upper edge, pointing outward{horns=stick,driftwood? ; twigs with a bend are best | }.
step low Glue bundles along both cheeks and the upper rim, folds upward, ends hanging over the sides. The middle stays free.
step nose Cut an oval as wide as the face from {the nose}, {nostrils? draw two nostrils with {the nostrils} | cut two nostrils}, and glue it on below.
step eyes Glue {the eyes} just above the nose, far apart. You may hardly see them later.
step top Now the bangs: glue three thick layers of bundles on top of the head, the lowest first, hanging over the eyes, parted a little.
step comb Comb it with {the comb}, unravel the ends, and trim the tips to different lengths. Stop before it looks tidy.
step bow Put {the bow} behind one horn. Let everything dry for an hour.
step hang Tie {the hang} behind the horns.
further A calf beside her, half as large, with hair in another shade.
safety {glue=glue-gun? Hot glue soaks through yarn: press with a stick. | Glue takes an hour in thick yarn: let it lie.} Scissors cut bangs here and nowhere else.
skills layering fringe, composing a face, trimming
waiting An hour for the glue.
alt A shaggy cow with horns{bow=flower,ribbon-rose,pressed-flower? , a big nose and a flower | and a big nose}

* amber-soap
name amber soap
means amber
title Caught in Amber | {fossil=toy-animal? A Beast | A Find} in a Bar of Soap | Wash Until You Reach It
about Sixty-six million years old, or two hours: {fossil=toy-animal? a beast | a find} sits in golden soap, and whoever washes long enough sets it free. | Clear soap, a few drops of color, and patience while it sets. Every washing is a dig.
step cut {@9-12? With a grown-up, cut | Cut} {the base} into cubes as large as dice with {the knife} and put them into {the cup}.
step melt With a grown-up, set {the cup} in a bowl of very hot water and stir with {the stir} until all is liquid. Change the water when it cools: no drop of it may get in.
step tint Stir in {the tint} by drops or pinches: yellow first, then a hint of red and brown, until it is honey. Do not whip air into it.
step half Pour it into {the mold}, half full, and let a skin form: five minutes.
step set Wash and dry {the fossil}, wet it with a little melted soap, and lay it on the skin, face down. That is how it sinks in without bubbles.
step top Warm the rest again and pour it over slowly, until nothing stands out. A bubble is fine: real amber has them.
step wait Do not touch it for three hours, or one in the fridge.
step out Press it out of the mold. Rub its edges round with a wet thumb, and chip one side a little: a find is never perfect.
step wrap Wrap it in {the wrap}{tie? , tie it with {the tie} | } {label? , and add {the label} with place and age of the find{pen? , in ink that looks old | } | }.
further Make a mine: a large bar with four finds at four depths.
safety Melted soap is hot like soup: a grown-up pours, and nobody tastes. What sits inside is larger than a thumb, so that nobody small can swallow it once it is free.
skills melting gently, layering, tinting
waiting About three hours to set.
alt A golden block of clear soap with a small beast inside

* sweater-mug-sleeve
name mug sleeve
means cup, chocolate
title A Sweater for a Mug | {knit=sock,tube-sock? One Sock | One Sleeve} Keeps It Warm | Cozy, Buttoned On
about The lone {knit=sock,tube-sock? sock | piece of knitting} finally has something to do: it keeps the drink warm and fingers cool. | It comes off for the dishwasher. That is the difference from a bought one.
step measure Lay {the knit} around {the mug} and mark with {the ruler}: as high as {the mug} less two fingers, as long as once around{mug=ceramic-mug? , up to the handle on both sides | }, and a finger to spare. {mug=ceramic-mug? The opening sits at the handle. | }
step cut Cut it out with {the scissors}, one long strip, the knitted ribs upright, and the cuff as upper edge if it has one.
step edge Sew around the cut edges in blanket stitch with {the thread} and {the needle}: loops that catch each other, a thumb's nail apart. So it never unravels.
step patch Sew {the patch} on, a little off the middle: a heart, an initial, a snowflake.
step close Sew {the close} to one short edge{mug=ceramic-mug? , above and below the handle | }, and loops or the other half to the other edge.
step fit Put it on {the mug} and pull: it has to sit like a sock, without a wrinkle.
step fill Tuck {the sachet} into {the mug} for whoever gets it.
step tag {pen? Write on {the tag} with {the pen} for whom it is, and tie it | Tie {the tag}} to {mug=ceramic-mug? the handle | the sleeve} with {the thread}.
step warm Fill it, close it, hold it in both hands.
further One for each person in the house, from the same sweater: nobody mixes up mugs anymore.
safety Ask before you cut a sweater, also one with holes. The sleeve comes off before a microwave, and hot drinks are filled by big hands.
skills measuring on a round thing, blanket stitch, closures
alt A mug in a red knitted sleeve with a heart and two buttons

* door-hoop
name door hoop
title A Hoop for the Bedroom Door | Half-Court, Over the Door | Nothing but Net, Indoors
about A backboard, a ring that is really round, and a net that swishes: the homework break is ninety seconds long. | Made from what hangs in every closet, and the ball breaks nothing.
step board Draw a rectangle {in 16} wide and {in 11} high on {the board} with a pencil and {the ruler}, and cut it out with {the knife}{knife=craft-knife? , with a grown-up beside you | }. Round the corners.
step paint Mark the small square above the ring and a frame around the edge with {the color}{brush? , and let it dry | }.
step rim {rim=hanger,craft-wire? {@9-12? With a grown-up, bend | Bend} {the rim} around a pot into a ring as wide as your hand is long, with two ends of {in 4} left over, side by side. | Take {the rim}; it should be as wide as your hand is long or a little more.}
step slits {knife=craft-knife? With a grown-up, cut | Cut} two short slits {in 2} above the lower edge, a finger apart, {rim=hanger,craft-wire? push the ends through from the front, bend them apart | push strips of {the tape} through around the ring}, and fix them behind with three layers of {the tape}. The ring stands straight out.
step net {net=net-bag,tights? Cut the bottom off {the net} with {the snips}, and knot its upper edge to the ring in eight places with scraps. | Cut eight pieces of {the net} as long as your forearm with {the snips}, fold each in half, and loop them on around the ring, evenly.}
step shape {net=net-bag,tights? Cut it a hand's length below the ring and draw it in a little with a strip of itself. | Knot neighbor to neighbor two fingers below the ring, then one row more, and a third one, each a little tighter.} The ball has to slow down and still fall through.
step ball Make the ball from {the ball}, as large as an orange{ball=aluminum-foil,newspaper,sock? , crumpled or rolled tight | }. It should pass the ring with a finger's room.
step hang Fix {the hang} to the upper edge so that it holds on the door. Test it with a pull.
step rules Three lines on the floor: one, two and three points. First to eleven decides who takes out the trash.
further A scoreboard with two sliding clips beside the door.
safety Sharp ends are bent back and taped over by a grown-up. It carries light balls and nobody's hands: no hanging on the ring.
skills bending a ring, knotting a net, measuring
waiting An hour, if it is painted.
alt A small backboard with an orange ring, a net and a ball

* constellation-pins
name set of star pins
title Five Hairpins, One Constellation | A Constellation for Your Hair | Stars That Hold a Braid
about Worn side by side, five pins make a constellation; worn alone, each has a star or two. | Choose the sign of the one who will wear it. Nobody else has to know.
step chart Look up a constellation with about nine stars and lay it out with {the stars}, across five of {the pins} lying side by side a finger apart: the largest one for the brightest star.
step start Cut {the wire} into five pieces as long as your forearm with {the scissors}. Wind one around the upper, straight leg of a pin, close to the bend, four tight turns.
step first {stars=stick-on-gem,sequin? Wind on to where a star sits, set it on in the next turn, and wind twice beside it. | Wind on to where a star sits, slide one of {the stars} on, hold it on top of the pin, and wind twice beside it.} Go on to the next.
step cross Do the same with the other four. Lay them together after each one: does the constellation still run on?
step end End every winding with five tight turns, nip it off with {the pliers}, and press the tip flat against the pin.
step drop Put a tiny drop of {the glue} under each star and on both ends of the winding. Half an hour's rest.
step moon Cut a moon as small as a fingernail from {the moon} and glue it onto one pin.
step card Trim {the card} to the size of a playing card and slide the pins onto it in order.
step names Write the name of the constellation below with {the names}, in the smallest letters you can.
step wear Slide them in from above, legs crossed under the next one for hold: a night sky over one ear.
further Draw the whole sign in dots on the back of the card, with its true lines.
safety Tips lie on top, pressed flat, so that nothing scratches. Small parts stay away from little siblings.
skills winding, reading a star chart, working small
waiting Half an hour for the glue.
alt Five hairpins with small stars on them

* hologram-pyramid
name hologram pyramid
means glass
title A Hologram on Your Phone | The Ghost Above the Screen | Four Clear Sides and a Jellyfish in the Air
about Four clear walls and the phone you have anyway: a jellyfish, a planet or a robot floats in the middle of nothing. | An old theater trick, only smaller: what hovers there is four reflections that meet.
step pattern On {the graph} draw a shape like a funnel cut flat with {the ruler} and {the pen}: {in 2 1/2} wide above, {in 1/2} below, {in 1 3/4} high.
step trace Lay {the clear} over it{clear=plastic-bottle? , the straight middle of a bottle, cut open and pressed flat under a book | }, and trace it four times with {the pen}.
step cut {knife=craft-knife? With a grown-up, cut | Cut} all four out with {the knife} along the inside of the line, as exact as you can. Crooked sides make four ghosts instead of one.
step join Lay them edge to edge like a fan, join the slanting sides with {tape=glue-gun? a thin line of hot glue | narrow strips of {the tape}} from outside, fold it up, and close the last seam: a funnel with four flat sides.
step clean Wipe off all lines and fingerprints with a towel. From now on touch only the edges.
step stage {knife=craft-knife? With a grown-up, cut | Cut} a dark stage that is open in front from {the stage}, as high as your hand{coat? , and blacken it inside with {the coat} | }. Darkness is half of the trick.
step find On {the phone} search for a four-way hologram video, make the picture full screen and the screen as bright as it goes.
step show Lay the phone flat, stand the funnel upside down with its small opening in the middle of the screen, and turn the lamp off. Look in from the side, at the height of the table.
further Film yourself four times in front of black, put the four clips in a cross, and stand in it yourself.
safety Cut edges are sharp: round the corners with the blade. A bright screen is not for close eyes: look from an arm's length.
skills exact drawing, precise cutting, understanding reflection
alt A clear upside-down pyramid on a phone with a glowing jellyfish in it

* drum-practice-pad
name practice pad
means drum, skin
title A Drum That Wakes Nobody | Practice Pad for {skin=inner-tube? a Bike Tube and Two Hands | Two Hands} | The Quiet Drum
about The stick bounces as on a real head, and behind the wall nobody hears a thing. {skin=inner-tube? The secret is an old bike tube. | The secret is the soft layer on top.} | Ten minutes of rudiments a day: this is what they are done on.
step board Lay {the board} flat. Trace a circle on it around a plate with {the pencil}: the field.
step skin {skin=inner-tube? Cut {the skin} open lengthwise with {the scissors}, wash the powder off with dish soap, dry it, and cut pieces that fill the field side by side, without a gap. | Cut {the skin} to fill the field with {the scissors}, two layers if it is thin, and wipe it with a little dish soap on a cloth.}
step glue {glue=contact-cement? With the window open and a grown-up around, spread {the glue} thinly on both sides with a scrap of card, wait ten minutes, and lay the skin on from one edge to the other. | Spread {glue=glue-gun? hot glue | {the glue}} on the board in thin waves, to the very edge of the field, and lay the skin on from one side to the other.} Bubbles would buzz.
step press Press it under a heavy book for an hour.
step feet Glue {the feet} under the corners: it stays where it is and the table stays quiet.
step rim Run {the rim} around the edge, tight and even.
step logo Put the name of your band on the rim or the middle with {the logo}.
step sticks Take {the sticks}, hold them a third from the end, and let them bounce once, twice, four times.
step play Right, left, right, left, for one song. Then right, left, right, right, left, right, left, left. It is called a paradiddle.
further A second pad with a softer skin, and you have high and low.
safety {glue=contact-cement? Contact cement only by an open window, away from flames, with a grown-up around. | {glue=glue-gun? Hot glue burns: press with a stick. | Open a window for strong glue.}} Old rubber smells: let it air outdoors for a day first.
skills gluing flat without bubbles, cutting to shape, rhythm
waiting An hour under a book.
alt A round practice pad with a dark skin and two sticks

* rainbow-maker
name rainbow maker
title Rainbows at Half Past Three | Rainbow-Making Suncatcher | Five Drops for a Window
about Once a day the sun passes this window, and then spots of colored light walk slowly over the wall. The rest of the day it only hangs there and turns. | Weather for indoors: it needs sun, and you have the colors.
step plan Lay five of {the drops} in a row, the largest in the middle{beads? , and {the beads} above them in a rhythm that is the same left and right | }.
step wrap What has no hole gets a cage: wind {wire? {the wire} | a piece of {the line}} crosswise around it, twist or knot it above to a loop, and tuck the end in.
step bottom Cut {the line} into five pieces with {the scissors}: one as long as your forearm, two a bit shorter, two shorter still, and tie one drop to each with a triple knot.
step beads Slide {the beads} on above, each held by a knot beneath it, with a thumb's width of bare line between.
step top Tie the lines to {the top}, evenly, the longest in the middle: the drops make a V.
step sun Cut a sun as wide as two fingers from {the sun} with a slit to its middle, and push it over the top there.
step hanger Tie the rest of the line to both ends of the top for hanging.
step balance Hold it up and slide the knots until it is level.
step wait Hang it in a window that gets sun, a hand's width from the pane, and note the time when the first spot appears.
further Mark with chalk where the brightest one falls, once a month: you have built a calendar.
safety Hang it free in the window, never in front of paper or curtains: clear round glass can gather sunbeams to a hot point. Sharp edges stay out.
skills symmetry, wrapping, balancing
alt Five hanging drops under a stick

* tee-cat-tent
name shirt tent
means cat, house
title A {shirt=old-t-shirt? T-Shirt | Shirt} That Became a House | The Cat Moves In | No-Sew Tent for a Cat
about The neck is the door, the rest is the roof, and it smells of you: that is why it works. | Five minutes after it stands, it is occupied. Shelters are glad about every single one.
step base Cut {the base} to a square of {in 16} with {the knife}{knife=craft-knife? , with a grown-up beside you | }, two layers crosswise if it is thin.
step bows {bow=hanger,craft-wire? {@9-12? With a grown-up, nip | Nip} off the hook or the rest with {the pliers} and bend {the bow} to two equal arches, as wide as the square is from corner to corner. | Bend {the bow} to two equal arches, as wide as the square is from corner to corner.}
step cross Push the ends through the four corners, a finger's width, fold them flat beneath, and cover them with {the tape}, three layers. The crossing on top gets some too: a dome.
step name Write the name over the door with {the name}, just below the collar.
step dress Pull {the shirt} over the dome so that the neck opening is in the middle of one side.
step tight Turn it over, pull the hem and the sleeves tight to the back, fold them under, and fasten everything beneath with {the pins}{pins=pin? , points inside the base, tape over them | }. It should be tight.
step bed Lay {the bed} inside.
step toy Fix {the toy} above the door on a short strip of {the tape}, so that nobody can get caught in it.
step wait Put it where it is warm and where one can see the room. Do not call. Walk away.
further Make a second one for the shelter in your town, and ask what else they need.
safety All sharp ends are under tape, checked by a grown-up with a hand. No loops, no long strings, no loose pins where an animal chews.
skills bending a frame, tensioning cloth, working for somebody else
alt A dome tent of a shirt with a neck opening as its door
`;
