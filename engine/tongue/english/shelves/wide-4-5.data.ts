export const words = `
* face-pot-with-green-hair
name face pot
means paper, hair, window
title A Pot Head With Green Hair | Grandpa's Silly Face Grows Hair | The Present That Needs a Haircut
about On the day it is given it is bald. A few days later it has a green crew cut, and whoever got it has to call a barber. | A face, a little water and seeds: a present that goes on growing after it has been unwrapped.
step wipe Wipe {the pot} clean and dry, inside and out: color does not hold on dust.
step cheeks {color=paint,acrylic-paint? Paint | Draw} two round cheeks below the middle with {the color}{brush?  and {the brush} | }, each as big as a large coin.
step face {color=paint,acrylic-paint? Let the cheeks dry, then paint | Now draw} the rest: two eyes, a nose, a mouth from ear to ear. Does it look like the one who gets it? {color=paint,acrylic-paint? Glasses and a beard go on last. | Add glasses or a beard.}
step dry {color=paint,acrylic-paint? Let it dry for an hour, until nothing comes off on a fingertip. | Let it dry for ten minutes, until nothing comes off on a fingertip.}
step eyes {eyes=sticker? Press {the eyes} onto the two eyes | {fix glue} {the eyes} onto the two eyes} and hold them while you count to twenty.
step bed {bed=soil? Fill in {the bed} up to a finger below the rim and | Pull {the bed} apart, lay it in up to a finger below the rim and} trickle on water until it is damp all through but nothing swims.
step sow Scatter {the seeds} on top, close together: a thick head of hair. Pat them down with flat fingers.
step bow Tie {the bow} on under the chin, as a collar or a bow.
step grow Stand it on a saucer in a bright window and give it two spoons of water every day. {seeds=grass-seed? Within a week the first hair is there. | Within a week the first green tips are there.}
step give Give it away, and say what it needs: light, a drink a day, and soon a haircut from somebody tall.
further @4-5 Measure the hair every morning with a finger: up to which line does it reach?
further Make a whole family of them, each with another haircut.
safety Wash hands after the seeds, and nobody tastes them. {pot=terracotta-pot,ceramic-mug? A grown-up lifts the pot when it is full: it breaks. | } {color=acrylic-paint,paint-marker,permanent-marker? Its color does not wash out of clothes: wear an old shirt. | }
skills painting a face, sowing, looking after something
waiting {color=paint,acrylic-paint? An hour for the paint, and a few days until the hair grows. | A few days until the hair grows.}
alt A pot with a smiling face, red cheeks and green sprouts for hair

* stone-pets-in-a-twig-den
name stone pets
means home
title A Fox, an Owl and a Frog of {stones} | Three Small Pets and Their Den | Who Lives Under the Twigs?
about They never need feeding, never run away, and move in the moment their house is ready. | A fox asleep, an owl awake and a frog that always smiles: three stones and a heap of twigs become a forest.
step wash Choose three of {the stones}, smooth, dry and none smaller than an egg: a wide one, a tall one, a round one. Wash them in water and dry them with a towel.
step coat {color=paint-marker? Color | Paint} the wide one {color a}, the tall one {color b} and the round one {color c} with {the color}{brush?  and {the brush} | }, down to where they touch the table.
step dry {color=paint-marker? Wait five minutes before the next color. | Let them dry for half an hour.} Meanwhile give each one a name.
step faces {color=paint-marker? Draw | Paint} what makes them animals: two pointed ears and a pale snout for the fox, large round eyes and a beak for the owl, a very wide mouth for the frog.
step eyes {eyes=sticker? Press two of {the eyes} onto each face. | Glue two of {the eyes} onto each face.}
step den {base? On {the base}, lean | Lean} {the sticks} against each other like a tent with an open front, half on each side. The tips cross at the top.
step fix A grown-up puts {a glue} wherever two tips meet and holds them until the tent stands by itself.
step moss Spread {the moss} as a soft bed, and a little as a roof.
step finds Arrange {the finds} around it as bushes, bowls and seats.
step live Let the three come home. Who knocks first, and who is already asleep?
further @4-5 Hide the three in the yard and let somebody look for them.
further Paint a whole family of one kind, from the largest to the smallest.
safety {glue=glue-gun? Hot glue is a grown-up's job from start to finish. | Nothing painted goes into a pond or a mouth.} The stones are heavy enough to hurt a toe: they are set down, not thrown. {color=paint-marker,acrylic-paint? The color does not wash out of clothes: wear an old shirt. | }
skills painting round things, building, telling a story
waiting {color=paint,acrylic-paint? Half an hour twice for the paint. | }
alt A fox, an owl and a frog with painted faces

* cup-robot-with-real-bolts
name robot
means nose, antenna
title A Shining Robot Made of Cups | The Robot That You Screw Together | Beep: Two Cups, One Robot
about Under the shining skin sit two cups from the kitchen, and what holds its shoulders {bolts=nuts-and-bolts? is really screwed in | looks like the work of a real mechanic}. | Wrap, stack, fasten, switch on. What does it say first?
step wrap Cover each of {the cups} with {the skin}, tuck the edge into the opening and smooth it with the ball of your hand until it shines. {tape} holds it inside.
step stack Set the two together, one upright and one on top of it upside down or the other way round, and run {tape} around where they meet: a body and a head.
step holes A grown-up pokes four holes into the body with {the poke}: one on each side for an arm, two below them.
step bolts {bolts=nuts-and-bolts? Screw a bolt and its nut together beside every hole, and fix them there with loops of {tape}: twist, twist, until the nut stops. | {bolts=paper-fastener? Push one of {the bolts} in beside every hole and spread its legs behind. | Fix one of {the bolts} beside every hole with a loop of {tape}.}}
step arms Push the end of {a arms} into each side hole{arms=pipe-cleaner,twist-tie? , bend it over inside | }, and secure it with {tape}. {arms=pipe-cleaner,twist-tie? Curl the other ends into grippers. | One arm points up, one points down.}
step legs {fix tape} {the legs} underneath, far enough apart that it stands.
step eyes Fix {the eyes} to the head with small loops of {tape}.
step dials Put {the dials} on the belly in rows: the control panel. Which one is for dancing?
step springs Wind {the springs} around a finger and {fix tape} them to the head: antennas that wobble.
step start Press a button on its belly and be its voice: hello, human, what shall I carry?
further @4-5 Press the buttons in an order, and let somebody else press them in the same order.
further Draw its plan: what is inside, and what does each button do?
safety {bolts=nuts-and-bolts,button,coin,metal-washer,keycap,old-key,paper-fastener,bottle-cap? Small parts are counted out and counted back, and stay away from little brothers and sisters. | A grown-up pokes the holes.} Edges of foil are folded in.
skills wrapping, screwing and fastening, naming parts
alt A shiny robot made of two cups with bolts, arms and a row of dials

* digger-with-a-swinging-arm
name digger
means coin, button, pocket, sand, teeth, black
title A Digger With a Swinging Arm | Dig, Swing, Dump: A Flat Digger | The Little Yellow Excavator
about The arm has an elbow that bends and a shoulder that swings, so it digs as the big ones do. | Flat as a picture, and still it works: push the scoop down, swing the arm up, dump.
step draw Draw four pieces on {the card} with {the pen} and cut them out together: a body with a cab as long as two hands, two arm pieces as long as a hand and two fingers wide, and a scoop like half a cookie.
step paint {color=construction-paper? Tear {the color} into pieces and {fix glue} them over all four pieces. | {color=paint,acrylic-paint? Paint | Color} all four pieces {color a} with {the color}{brush?  and {the brush} | }.}
step dry {color=paint,acrylic-paint? Let them dry for half an hour. | Lay them out as a digger: which end of the arm goes where?}
step tracks {tracks=cardboard-tube? Slit {the tracks}, flatten it and {fix glue} it | Cut {the tracks} into a long oval and {fix glue} it} along the lower edge: the crawler tracks.
step wheels {wheels=sticker? Press {the wheels} on in a row: | {fix glue} {the wheels} on in a row:} the wheels inside the tracks.
step window Draw a large window and a driver in the cab.
step holes Make a hole with {the punch} at both ends of the arm pieces, one in the body above the tracks and one in the scoop. {punch=pencil? A grown-up pushes it through, over a folded cloth. | One squeeze for each.}
step arm Join body, arm, arm and scoop in this order with {the joint} {joint=paper-fastener? through the holes, and spread the legs flat behind | {joint=nuts-and-bolts? through the holes, and turn the nuts on behind, not too tight | through the holes, twisted tight behind}}. {joint=nuts-and-bolts,paper-fastener? The scoop gets {a glue} and no joint. | The scoop gets {a glue} as well.} Does every joint turn?
step scoop Fold the teeth of the scoop a little forward, so that something stays in it.
step dig {load? Heap {the load} on the tray and | Heap up crumpled paper and} dig: down, push, up, swing, dump. Beep, beep, beep when it backs up!
further @4-5 Bury something in the heap for somebody to dig up.
further Make a second arm with a hook or a hammer, and change it over.
safety Small parts are counted out and counted back. {load=kinetic-sand,sand,soil? The heap stays on its tray, away from eyes and mouths. | What is dug is not eaten any more.} Thick board is cut by a grown-up.
skills cutting simple shapes, joining, seeing how a machine moves
waiting {color=paint,acrylic-paint? Half an hour for the paint. | }
alt A flat yellow digger with tracks, a window and a jointed arm with a scoop

* nine-tube-menorah
name menorah
means candle, light, candlelight
title A Menorah With Nine Paper Flames | Eight Lights and One That Helps | The Menorah Without a Match
about Every evening a flame more goes into its place, and nobody has to blow anything out. | Eight stand in a row and are all the same. The ninth stands higher, because it lights the others.
step base Cut a strip from {the base}, long enough for nine of {the tubes} side by side and as wide as your hand, and one small piece more.
step coat {color=construction-paper,washi-tape,aluminum-foil? Wrap {the color} around every {one tubes}{glue?  and hold it with {glue} | }. | {color=paint,acrylic-paint? Paint | Color} {the tubes} {color a} all around with {the color}{brush?  and {the brush} | }, standing on newspaper.}
step dry {color=paint,acrylic-paint? Let them dry for half an hour. | Stand them in a row and count them in both directions.}
step shine {shine=sticker,stick-on-gem? Press one of {the shine} onto each. | {shine=glitter-glue,metallic-pen? Draw a ring or a star on each with {the shine}. | Put {the shine} on each with {a glue}.}}
step row Fix eight of them upright on the long strip with {glue}: four on the left, four on the right, with a gap as wide as one in the middle. They do not move any more when you tap the strip.
step helper Roll or fold the small piece into a block, {fix glue} it into the gap, and set the ninth on top: the shamash, higher than all others.
step trim Run {the doily} along the front edge with {glue}.
step flames {flames=felt,construction-paper? Pull or tear nine flames as long as a finger from {colored flames b}. | Tear nine pieces as big as your palm from {colored flames b} and twist each at one end: a flame.}
step light On the first evening, put a flame into the shamash and one into the place at the far right. Every evening one more, from right to left.
further @4-5 Sing while the flame goes in, and count the flames that are still waiting.
further Write a small wish for somebody on every flame before it goes in.
safety It is a menorah for paper flames only: no real candle comes near it. A grown-up cuts thick board.
skills counting to nine, setting out in a row, telling evenings apart
waiting {color=paint,acrylic-paint? Half an hour for the paint and as long for the glue. | Half an hour for the glue.}
alt A menorah with nine lights in a row and the middle one higher

* kitchen-drum-set
name drum set
means drum, rest, band
title A Drum Set From the Kitchen | One, Two, Three, Bang: Your Own Drums | The Loudest Corner of the Kitchen
about Three drums with three voices, and the mallets are wound by hand: soft ones for the quiet songs. | What was dinner yesterday is a band today.
step rims {@4-5? A grown-up runs a finger around the rims of {the drums} and covers | Together, feel around the rims of {the drums} and cover} what is sharp with two rounds of {tape}. {drums=can? Cans that are left with a ragged edge stay out of the band. | }
step dress {dress=sticker? Press {the dress} all around: the drums get their stripes and stars. | Cut {the dress} so that it reaches around and fasten it with {tape}: every drum gets its own colors.}
step grain Put {the grain} into the smallest one, no more than covers the bottom, and close it with strips of {tape} laid over the opening like a star, then all the gaps: that one rattles.
step row Stand the three side by side, bottoms up, the closed one as it is, and bind them together with a long round of {tape}: nothing runs away while you play.
step strap {strap=rubber-band? Stretch {the strap} around all three as well. | Tie {the strap} around all three as well, with the bow at the back.}
step knobs {knobs=rubber-band,loom-band,hair-tie? Wind {the knobs} around the tip of each of {the sticks}, one over the other, | Wind {the knobs} around the tip of each of {the sticks}, layer over layer,} until there is a soft ball as thick as a thumb. Pull: does it sit tight?
step sounds Tap each drum in the middle and at the edge, with the soft end and with the other one. Which is the deepest?
step beat Play a steady beat with one hand, like walking. Then add the other hand, like running. Somebody sings.
further @4-5 Play loud and quiet: a flat hand up in the air means stop.
further Write the beat down with large and small dots, and let somebody else play it.
safety The sticks are for the drums: nobody walks or runs with one in the hand or the mouth. {grain? The rattling drum stays closed, and a grown-up looks after the tape. | } A song, then a rest for the ears.
skills keeping a beat, listening for high and low, winding tightly
alt Three decorated drums in a row and two mallets with soft ends
left balloon: stays in the drawer: pieces of it choke small children

* paw-print-keepsake
name keepsake
means paw, print, hand, place
title A Paw Print to Keep | For the One We Miss | Good Night, Dear Friend
about Somebody is missing at the door, and the day feels too quiet. While hands are busy, it is easier to talk about it. | It hangs where the leash used to hang, and says: you belonged to us.
step tell Sit close together and tell one thing that made you laugh about the one you miss. Crying is allowed.
step ball Roll {the clay} into a ball and press it flat with your palm, as thick as a finger and as large as your hand.
step pad Press the ball of your thumb into the middle of it, and then four fingertips in a bow above: a paw print, made by your own hand.
step stamp Press {the stamp} in beside it, straight down and straight up.
step hole Make a hole near the upper edge with {the hole}, a finger away from the rim: turn it, pull it out.
step dry {clay=polymer-clay? A grown-up bakes it as the package says and lets it cool. | Let it dry on a rack for a day and turn it over in between.}
step color {color=paint-marker? Color the paw print and a line along the rim with {the color}. | Paint the paw print and a line along the rim with {the color} and {the brush}.}
step photo Cut {the photo} to the size of the free place below and {fix glue} it on.
step tie Tie {the ribbon} through the hole with a knot that holds.
step hang Choose together where it hangs. Say good night to it as long as you want to.
further Make a book of small pictures: what it liked to eat, where it slept, what it was afraid of.
safety What it hangs from goes on a hook and never around a neck. A child may stop at any step and go on another day.
skills shaping, printing, finding words for being sad
waiting {clay=polymer-clay? Baking and cooling take about an hour. | One day to dry.}
alt A round keepsake with a paw print, hanging from a loop

* golden-crescent-and-stars
name golden crescent
means moon, star, light, point
title A Golden Crescent With Hanging Stars | The New Moon Is Here | A Crescent for the Window
about When the thin new moon is seen, the waiting is over. This one is golden and stays up all month. | It turns slowly on its string, and its stars turn with it.
step draw Draw a crescent on {the moon} with {the pen}, as tall as two hands and three fingers wide in the middle{moon=paper-plate? : the rim of the plate is its outer edge | }. Cut it out; keep what is left.
step wrap {gold=metallic-paint? Paint both sides with {the gold} and {the brush} and let it dry for half an hour. | {gold=aluminum-foil,candy-wrapper? Wrap {the gold} around it, smooth it from the middle outward with the ball of your hand, and hold the edges behind with {tape}. | {gold=metallic-paper? Cover it with {the gold} and hold the edges behind with {tape}. | Tear {the gold} into pieces and stick them on with {glue} until nothing else is to be seen.}}}
step stars Draw three stars as large as a cookie on what is left and cut them out. Crooked ones twinkle more.
step color {color=paint? Paint | {color=acrylic-paint? Paint | Color}} the stars on both sides with {the color}{brush?  and {the brush} | }.
step punch Make holes along the outer curve with {the punch}, a thumb apart: light falls through. What drops out can be glued onto the stars.
step trim {trim=sticker,stick-on-gem,washi-tape? Press {the trim} along the inner curve. | {trim=glitter-glue? Draw dots along the inner curve with {the trim}. | Glue {the trim} along the inner curve.}}
step pearls Thread {the pearls} onto a piece of {the line}, with a knot under each.
step hang Cut {the line} into four pieces. Fasten a star to each of three with {tape} and hang one from the upper point, one from the inner curve and one from the lower point. The fourth goes to the back, high up, as a loop.
step look Hang it up and look for the real one outside. Which way does its thin bow open?
further Make a star more every evening, until there is a sky full of them.
safety A grown-up cuts thick board and hangs it up high: strings are not for necks.
skills cutting a curve, wrapping smoothly, hanging in balance
waiting {gold=metallic-paint? Half an hour for the paint. | {gold=tissue-paper,glitter-paper,felt,wrapping-paper? Half an hour for the glue. | }}
alt A golden crescent moon with three stars hanging from strings
`;
