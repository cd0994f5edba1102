/** The English words of the shelf of the same name. */
export const words = `
* kneaded-dough-shop
name dough bakery
means dough, biscuit, bun, shop, crumb
title Biscuits and Buns of Homemade Dough | The Bakery That Never Runs Out: Homemade Play Dough | Stir, Knead, Bake for Fun: Play Dough Buns
about The best dough is made, not bought: it starts as a heap of flour, and five minutes later it is pink and soft. | First the dough, then the bakery: stirring and squashing is half of the fun.
step stir {@2-3? Your child stirs {the flour} and {the salt} together in a {bowl} with a {spoon}, all the way to the bottom. | Stir {the flour} and {the salt} together in a {bowl} with a {spoon}, all the way to the bottom.}
step pour A grown-up adds {the oil} and three quarters of the {water}, warm from the tap, a splash at a time, while the spoon goes around. When it clumps, it has had enough.
step knead {@2-3? Out onto the table: your child pushes it flat with both fists, folds it over, and pushes again, | Out onto the table: push it flat with both fists, fold it over, and push again,} thirty times. If it sticks, dust it with flour; if it crumbles, wet your hands.
step tint A grown-up makes two lumps, presses a hollow into each with a thumb, lets {tint=food-coloring? four drops of {color a} fall into one and of {color b} into the other | a teaspoon of {color a} run into one and of {color b} into the other}, and folds them shut.
step squash {@2-3? Where is the color? Your child squashes and rolls each lump until it comes out and has no more stripes. | Squash and roll each lump until the color comes out and has no more stripes.}
step roll {@2-3? Together, flatten | Flatten} the {color a} dough {pin? with {the pin} | with open hands}, as thick as a finger.
step press {@2-3? Your child presses {the cutter} down, wiggles it, and lifts: a biscuit. | Press {the cutter} down, wiggle it, and lift: a biscuit.} Make three and prick dots into one with a fingertip.
step buns {@2-3? Your child rolls the {color b} dough into three balls | Roll the {color b} dough into three balls} between the palms, pats them a little flat, and presses a cross on top with the side of a hand. 
step shop {tray? Lay everything out on {the tray}. | Lay everything out in rows.} The shop is open: who wants a bun, and what does it cost?
further @2-3 Press a leaf, a fork or a thumb into a biscuit: each one leaves its own pattern.
further Take orders: a customer names a shape and a topping, and you make it while they wait.
safety This dough is for play: it is far too salty to eat, for children and for pets. It keeps for two weeks in a closed tub in the refrigerator.
skills stirring, kneading, mixing color
alt Three shaped biscuits and three buns of colored dough

* two-feet-card
name {v} card
means card, print, name, bow, message
title {V} From Two Feet: A Card | A Footprint Card With {v.some} | Two Small Feet Make {v.some}: A Card
about Nobody else has these feet, and next year they will be bigger: that is why such a card is kept. | {v.about} A name, a date, and off it goes to somebody who misses them.
say butterfly: name=butterfly; some=a butterfly; about=Two feet become the wings.; left=toward the upper left, with the heel at the middle of the card; right=toward the upper right, heel beside heel: those are the wings; draw=a body between the heels, a head, and two feelers
say heart: name=heart; some=a heart; about=Two feet, heel on heel, become a heart.; left=toward the upper left, with the heel low in the middle of the card; right=toward the upper right, its heel half over the first one; draw=a line around both, in the shape of a heart
say tulips: name=tulips; some=two tulips; about=Two feet become two tulips, and the toes are the tips of the petals.; left=straight up, in the left half of the card and above the middle; right=the same way in the right half, as high as the first; draw=a green stem below each heel, with a leaf on either side
step ready Lay {the card} on the floor in front of a chair, and a towel{wipes? and {the wipes} | } next to it. Set a bowl of warm water within reach. {@2-3? Your child sits down, both feet bare. | Sit down, both feet bare.}
step paint {paint=washable-ink-pad? {@2-3? Together, press the pad | Press the pad} all over the sole and toes of the left foot. | {@2-3? Together, brush {color a} paint | Brush {color a} paint} thinly over the sole and toes of the left foot with {the brush}.} It tickles.
step left {@2-3? Your child sets the foot down with the toes pointing | Set the foot down with the toes pointing} {v.left}. Press, count to three, and lift the heel first.
step second {@2-3? Together, do the same with the right foot. | Do the same with the right foot.} 
step right {@2-3? Your child sets it down with the toes pointing | Set it down with the toes pointing} {v.right}.
step wash {wipes? Wipe both feet with {the wipes}, then rinse them in the bowl and dry them | Wash both feet in the bowl and dry them} well between the toes: nobody walks before that.
step dots {@2-3? Now a fingertip: your child dots {color b} around the print, | Dot {color b} around the print with a fingertip,} three dots close together here and there. Let it all dry for an hour.
step draw {@2-3? Together, draw {v.draw} with {the pen}. Write name and date below, and on the back what your child wants to say, word for word. | Draw {v.draw} with {the pen}. Write your name and the date below, and your message on the back.}
step bow {@2-3? A grown-up ties | {@4-5? Together, tie | Tie}} {the bow} around the left edge of the card, from top to bottom, and {@2-3? makes | make} a bow.
step send {@2-3? Your child drops it into the mailbox, or carries it over: from my feet to you! | Drop it into the mailbox, or carry it over. Who will put it on the wall?}
further Make a second one to keep, and lay next year's feet beside it.
safety A foot with paint on it slides: whoever prints stays seated until both feet are dry. {bow? The bow stays short, and comes off where a baby could reach it. | }
skills printing, naming left and right, greeting somebody
waiting About an hour to dry.
alt A card with {v.some} made of two footprints

* tube-sand-run
name sand run
means sand, run, tower, rain, slide, sieve, chair
title A Sand Run for the Sandpit | Down the Tubes: A Sand Run and Tower Molds | Pour It In Up Here: A Run for Sand
about Sand goes in at the top, whispers through two tubes, and comes out where somebody is waiting with a pot. | A sandpit needs a machine: this one pours, sieves, and builds towers.
step top {@2-3? A grown-up tapes | Together, tape} one of {the tubes} to the back of a garden {chair} in the sandpit with {the tape}, slanted like a slide, the high end to the left.
step low {@2-3? A grown-up tapes | Together, tape} the second one below it, slanted the other way: what falls out of the first must land in its upper end. Two turns of tape around tube and chair.
step funnel {@2-3? A grown-up tapes | Tape} {the funnel} into the upper end of the first tube with {the tape}, so that no gap is left.
step pour {@2-3? Your child fills one of {the pots} with dry {sand} and pours it in at the top. | Fill one of {the pots} with dry {sand} and pour it in at the top.} Listen: where is it now?
step catch {@2-3? Your child sets a second {one pots} | Set a second {one pots}} under the lower end and catches what comes. Is everything there?
step sieve {@2-3? A grown-up pokes | {@4-5? A grown-up pokes | Together, poke}} ten holes into the bottom of the third {one pots} with {the poker}{pots=paper-cup? . | , from the inside out, on a firm table.}
step rain {@2-3? Your child fills it and holds it up: | Fill it and hold it up:} it rains sand. {@6-8? Swing it to and fro: what trail does it leave on the ground? | Who stands under it?}
step tower {@2-3? Pack a {one pots} with damp {sand}; your child turns it over and pats it: | Pack a {one pots} with damp {sand}, turn it over, and pat it:} a tower. Make another one beside it.
step more {@2-3? Let a leaf slide down, then a pebble as big as your fist on the ground beside it: what rolls, what sticks? | Move the tubes steeper or flatter. When is the sand fastest, and when does it get stuck?}
further Send water down it at the end of the day: cardboard gives up, but it is a splendid flood.
safety Sand is poured low and never thrown, and nobody looks up into a tube while it runs. The holes are poked on a table, away from the other hand.
skills pouring, watching what slopes do, building
alt Two slanted tubes as a run for sand, with pots that catch, sieve and make towers

* one-press-moon
name moon picture
means moon, night, sky, crater, print, rocket
title A Moon From One Print | The Sponge Moon Is Up: A Night Sky | Full Moon, Printed: A Night Sky
about A sponge is full of holes, and so is the moon: one press, and all the craters are there. | Press once, and it is night, with a moon as round as a plate.
step round If it is not round, a grown-up trims {the sponge} with {the scissors}: as round as a saucer. Wet it and wring it out well.
step puddle A grown-up spreads {colored paint white} on a plate, as thin as a coin and as wide as the sponge.
step moon Your child presses the sponge into the paint, then onto {colored sheet black}, high up, with flat hands. Lift it straight up: the moon!
step crater Your child dabs four fingertips into the wet moon and turns them a little: craters. Wipe the hands on the towel.
step small With a fingertip, your child dots far small stars everywhere else.
step dry Let it dry for half an hour.
step rocket Together, draw a rocket below the moon with {the chalk}, with fire behind it.
step stars Your child presses {the stars} on, one by one: the near ones that shine.
step night Dim the lamp and look at it from the bed. Say good night to the moon.
further Print the moon four times on a long sheet, and cover more and more of it: it wanes.
safety Washable paint, sleeves up. Sponge is not for mouths: nobody bites the moon.
skills printing, dotting, looking closely
waiting Half an hour for the paint.
alt A round white moon with craters on a black sky with stars

* ribbon-wind-wand
name wind wand
means wind, wand, tail, dance, loop
title A Wand for the Wind | Where Does It Blow? A Ribbon Wind Wand | Ribbons on a Stick: A Wind Wand
about Nobody can see the wind. But a ribbon can, and it shows you at once where it comes from and how strong it is. | Hold it high and stand still: that is the weather. Run with it: that is you.
step ribbons {@4-5? Together, cut | Cut} four pieces from {the ribbons} with {the scissors}, as long as your arm.
step bind Lay their ends on the tip of {the stick} and wind {tape} around, three times and tight. Pull at each one: it must not slip.
step tails {@4-5? Together, cut | Cut} two long strips from {the tails} with {the scissors}, as wide as two fingers.
step hang Tape them on below the ribbons with {tape}. They are lighter, and move when the ribbons still hang.
step straws {@4-5? Together, cut | Cut} a piece as long as a thumb off each of {the beads} with {the scissors}.
step rattle Thread one onto each of two ribbons, down to the loose end, and fix it there with a bit of {tape}: now the wind clicks.
step grip Wind {tape} around the lower end for a grip, as high as your hand is wide.
step test Outdoors, hold it up and stand still. {@4-5? Which way do the ribbons point? The wind comes from the other side. | Hanging: calm. Lifted: a breeze. Straight out: a strong wind. Which is it today?}
step dance Now make your own weather: circles for a whirlwind, zigzags for a storm, and very slow waves for the calm after it.
further Stick it into the ground where you can see it from the window, and draw each morning how it stands.
safety Point the stick up and away from faces, keep three steps apart, and stay on grass. Ribbons are for waving, not for winding around anybody.
skills cutting, taping tightly, observing the wind
alt A stick with ribbons that blow out to one side

* spaghetti-worm-garden
name worm picture
means worm, garden, earth, trail, tunnel, picture
title Spaghetti Worms in the Earth | Wiggle, Wiggle: A Worm Picture | A Garden Full of Spaghetti Worms
about Cold, wet and wiggly: cooked spaghetti is the nearest thing to a worm that may be squeezed. | Worms live in the dark and leave trails: here you can see them all at home.
step tint A grown-up rinses {the worms} cold under the tap, fills it all into a {bowl}, and stirs in {tint=food-coloring? ten drops | two spoonfuls} of {color a}.
step drain After five minutes a grown-up pours the color off and lets the worms drip on an old {towel}.
step feel {@2-3? Your child dips both hands in: lifts, squeezes, lets them slide. How does a worm feel? | Dip both hands in: lift, squeeze, let them slide. How does a worm feel?}
step tray {tray? {@2-3? Your child lays {the sheet} into {the tray}: | Lay {the sheet} into {the tray}:} that is the earth, and the rim catches what escapes. | {@2-3? Your child crumples {the sheet} and smooths it out again: | Crumple {the sheet} and smooth it out again:} that is the earth.}
step trails {@2-3? Together, squeeze | Squeeze} winding trails of {the glue} onto it, from edge to edge: tunnels.
step worms {@2-3? Your child picks up one worm after the other and lays it | Pick up one worm after the other and lay it} into a tunnel, wiggling.
step curl {@2-3? Two worms are asleep: your child winds each around a fingertip and sets it down. | Two worms are asleep: wind each around a fingertip and set it down.}
step pat {@2-3? Your child pats everything | Pat everything} gently with a flat hand, until no end sticks up.
step dry A grown-up puts the sheet where it can lie flat until tomorrow. The worms get hard, and thinner.
step name {@2-3? Follow each tunnel with a finger: where does it lead? | Follow each tunnel with a finger. Which worm is the longest, and what is it called?}
further Look for real ones after the rain, and let them crawl over a wet hand and home again.
safety These worms have been colored and handled: they are not for eating. Nothing is left over from the bowl; wet noodles spoil overnight.
skills touching something slippery, following a line, counting
waiting Until tomorrow, lying flat.
alt Pink spaghetti worms winding over a brown sheet

* flip-and-stack-pancakes
name pancakes
means pan, pancake, syrup, butter, stack, stove
title Paper Pancakes to Flip | Flip It, Catch It, Stack It: Paper Pancakes | Pancakes From the Paper Pan
about These pancakes never burn, and whoever drops one flips it again. | A pan, three pancakes, and a plate to serve them on: breakfast is ready as often as you like.
step pan {@2-3? Your child scribbles the inside of one of {the pan} dark with {the color}: | Color the inside of one of {the pan} dark with {the color}:} that is the pan. The other one stays a plate.
step handle {@2-3? A grown-up cuts | {@4-5? Together, cut | Cut}} a strip from {the cakes} as wide as a hand, {@2-3? folds it three times | folded three times} lengthwise, and {@2-3? fixes it | fixed} under the rim with {a glue}: the handle.
step rounds {@2-3? A grown-up cuts | {@4-5? Together, cut | Cut}} three rounds from {the cakes} with {the scissors}, a little smaller than the middle of the pan.
step brown {@2-3? Your child rubs | Rub} {the color} around and over them, until they are golden brown.
step syrup {@2-3? Your child tears the scraps | Tear the scraps} into small pieces: a dark puddle is syrup, a light square is butter.
step stick {@2-3? Your child sticks | Stick} syrup and butter on one pancake with {a glue}. It goes on top of the stack later.
step flip Now a plain pancake goes into the pan. {turner? {@2-3? Your child slides {the turner} under it: and flip! | Slide {the turner} under it: and flip!} | {@2-3? Your child holds the handle and gives the pan a jerk: hop! | Hold the handle and give the pan a jerk: hop!}}
step again {@2-3? Does it fly? Try with both hands on the rim. | How many flips in a row before one lands on the floor?}
step serve {@2-3? Your child stacks all three on the plate, the one with syrup on top, and serves: who is hungry? | Stack all three on the plate, the one with syrup on top, and serve: who is hungry?}
further With two cooks, each has a pan: toss a pancake from one to the other.
safety {@2-3? A grown-up does the cutting. | Flip where nobody stands close.} The pan is for play: it never goes on a real stove.
skills scribbling, tearing, flipping
alt A paper pan with a pancake in the air, and a plate with a stack

* wool-coat-stick-folk
name stick folk
means folk, coat, hat, tree, forest, person, beard
title Stick Folk in Wound Coats | {many sticks} in Warm Coats: Forest Folk | The Folk That Live in the Forest: Wrapped Stick People
about Every stick is somebody: it only needs a coat. Round and round, until it is warm. | Wind, change the color, wind on: such a coat fits everybody, and the first cold night may come.
step find Lay three of {the sticks} side by side: a tall one, a middle one, a small one, thick as a finger. {sticks=craft-stick? Smooth their edges with a thumb. | Rub off the loose bark with your thumb.}
step start {@9-12? Knot | Together, knot} {the coats} to each of them, two fingers below the top. What is above stays bare: that is the face.
step wind Wind it around, turn close beside turn, downward, until the coat is long enough. The end of the knot disappears under it.
step change {@9-12? For a stripe, knot the next color on and wind on. At the end, slip it under the last turns and cut it off | Together, for a stripe, knot the next color on and wind on. At the end, slip it under the last turns and cut it off} with {the scissors}.
step face Draw two dots and a mouth on the bare wood with {the pen}: one that laughs, one that sleeps, one that has seen something.
step eyes Or give them {the eyes}: glue two on each.
step hair Glue a tuft of {the hair} on top of each head.
step hats Put a dab of {the glue} on each head and set one of {the hats} on{hats=chestnut,bottle-cap? , as a hat | , as a cap}. Hold it and count to thirty.
step trees Set up {the trees}: that is their forest.
step live {hats? Let the heads dry for half an hour. | } {@9-12? Stick them into the earth of a flowerpot: they keep watch. | Who lives with whom, and who comes to visit tonight?}
further Give each of them a name, and a bed of leaves in a box.
safety Take sticks from the ground, not from trees, and break off what is pointed. {hats=acorn,chestnut? Small caps stay away from toddlers. | }
skills winding closely, changing colors, telling a story
waiting {hats? Half an hour for the glue. | {hair? Half an hour for the glue. | {eyes? Half an hour for the glue. | }}}
alt Three sticks with faces, in wound coats with stripes

* pebble-bugs-on-paper-legs
name pebble bugs
means bug, leg, feeler, race, back, wing
title Pebble Bugs on Six Legs | {many stones} That Crawl: Bugs | Three Bugs With Backs of Stone
about A {one stones} is a bug that only lacks legs and eyes. Here are eighteen legs and six eyes. | Smooth, round and cool: bugs have the same back.
step wash Choose three smooth {many stones}, as big as a walnut or larger. Wash them in {water} and dry them well with {the towel}.
step line {@4-5? Your child shows where the back is, and a grown-up draws | Draw} a line down the middle of each with {pens=acrylic-paint? {the brush} in {color a} | {the pens}}, from behind the head to the end: there the wings meet.
step spots {@4-5? Now two spots on each wing: your child points, a grown-up sets them. | Now two spots on each wing, the same on the left as on the right.} {pens=acrylic-paint? Let them dry for half an hour. | Leave them for five minutes.}
step trace Lay each {one stones} on {the legs} and trace around it with {the pencil}. Draw three legs on either side, as wide as a finger.
step cut {@4-5? Together, cut | Cut} around the outside with {the scissors}, legs and middle in one piece.
step sit Dab {the glue} on the middle of the legs and press the {one stones} onto it. Bend the legs down a little.
step eyes {eyes=sticker? Press | Glue} two of {the eyes} on each head.
step feelers {@4-5? Together, cut | Cut} six strips as thin as a straw from the scraps and glue two under each head with {the glue}.
step race An hour later they crawl. {@4-5? Push yours from leaf to leaf: which one gets there first? | Move one for each throw of a die: which reaches the leaf first?}
further Give one eight legs instead, and leave the feelers off: what is it now?
safety Stones are never thrown, and small ones stay away from toddlers. {@4-5? The pens for stone are a grown-up's: their ink does not wash out. | }
skills counting legs, matching sides, gluing
waiting An hour for the glue.
alt Three pebble bugs with spots, eyes and six legs each

* shoebox-puppet-stage
name puppet stage
means stage, curtain, puppet, frog, princess, king, crown, tale, box
title A Stage in a {one stage}, and Three Who Play | Curtain Up: A Puppet Stage in a {one stage} | The Frog, the Princess and the King: A Puppet Stage
about A box, a curtain, and somebody on a stick: that is a theater, and it opens tonight. | Three puppets know a tale about a frog. What happens next is up to you.
step slot {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} one large side out of {the stage} with {the scissors}, and a slot as wide as two fingers along the bottom: through it the puppets come in from below.
step curtain Glue a strip of {the cloth} down each side of the opening and a narrow one across the top with {the glue}: the curtain.
step dresses {@4-5? Together, cut | Cut} a dress and a cloak from {the cloth} with {the scissors}: as long as a finger, narrow above, wide below.
step dress Spread {the glue} below the top of two of {the sticks} and press the clothes on, {in 2} from the upper end.
step faces {sticks=paper-straw? Glue a scrap as round as a coin on top of each, and draw | Draw} two eyes and a mouth above them with {the pen}: a princess who is cross, a king who means well.
step hair Glue {the hair} on: long for her, a beard for him.
step frog {@4-5? Together, cut | Cut} a frog as big as an egg from {the cloth}, with two bumps for eyes, glue it on the third stick, and draw its face with {the pen}.
step crowns {@4-5? Together, cut | Cut} three crowns from the last of {the cloth}, two large and one tiny, and glue them on. Guess who gets the tiny one.
step dry Leave the puppets lying flat for three quarters of an hour.
step show Set the stage on the edge of a table, kneel behind it, and bring them in from below. {@4-5? What has the princess lost, and who dives for it? | Tell the tale to the golden ball, and then your own ending.}
further Make tickets for the family, and change the curtain with the next tale.
safety {@4-5? The slot is cut by a grown-up. | Cut the box away from your other hand.} Sticks are held low, and never carried in the mouth.
skills cutting cloth, dressing a figure, playing a tale
waiting Three quarters of an hour for the glue.
alt A box as a stage with a curtain, a princess, a king and a frog on sticks

* scratch-dough-figure
name dough {v}
means dough, figure
title {V} of Homemade Dough | {V} From Flour and Fists | The Homemade-Dough {V}
about Dough that you knead yourself is the softest there is, and this one turns into {a v}. | First a heap of flour, then a warm lump, then color that comes out of nowhere, and then {a v}.
step stir {@2-3? Your child stirs {the flour} and {the salt} together in a {bowl} with a {spoon}. | Stir {the flour} and {the salt} together in a {bowl} with a {spoon}, all the way to the bottom.}
step pour A grown-up adds {the oil} and three quarters of the {water}, warm from the tap, a splash at a time, until the flour clumps.
step knead {@2-3? Out onto the table: your child pushes it flat with both fists and folds it over, | Out onto the table: push it flat with both fists and fold it over,} thirty times. If it sticks, dust it with flour.
step tint A grown-up takes off a third, presses a hollow into both lumps with a thumb, lets six drops of {color yellow} fall into the large one and three of {color blue} into the small one, and folds them shut.
step squash {@2-3? Your child squashes | Squash} and rolls each lump until the color comes out and has no more stripes.
step roll {@2-3? Together, flatten | Flatten} the large lump {pin? with {the pin} | with open hands}, as thick as a finger.
step shape {@2-3? Together, pinch and press it into shape, | Pinch and press it into shape,} as large as a hand: {v.shape}.
step details {@2-3? Your child rolls balls and snakes from the small lump and presses them on, wherever they belong | Roll balls and snakes from the small lump and press them on}: {v.face? {v.face} | {v.mark}}.
step cutter {@2-3? Your child presses {the cutter} | Press {the cutter}} into what is left: two more to play with.
step play {@2-3? Where does {the v} live? Build a place for it from the rest. | Build a place for {the v} from the rest. Then squash it all, and begin something new.}
further Keep it in a closed tub in the refrigerator: it stays soft for two weeks.
safety This dough is far too salty to eat, for children and for pets: wash hands, and keep the dog away.
skills stirring, kneading, shaping
alt {A v} shaped from colored dough

* who-is-under-the-paint
name squish bag
means bag, paint, card, picture
title {V} Under the Paint: A Squish Bag | Wipe the Paint Away: {A V} | Who Is Under There? A Squish Bag With {a v}
about Push the paint aside, and {a v} looks out. Pat it flat, and it is gone again. All hands stay clean. | Finger paint without a speck on the fingers: it is locked into a bag, and {a v} is hidden below.
step draw {@2-3? Together, draw | Together, draw} on {the card} with {the pen}, thick and large: {v.shape}, with {v.face? {v.face} | {v.mark}}.
step color {@2-3? Your child scribbles it full with {the pen}. | Color it with {the pen}.}
step fill A grown-up puts two heaped tablespoons of {color a} and one of {color b} into {the bag}, side by side.
step seal A grown-up strokes the air out, closes the bag, folds the opening over once, and tapes it shut.
step lay A grown-up lays {the card} on the table, the bag on top of it, and tapes down all four edges, so that nobody can lift it.
step squish {@2-3? Your child pats and pushes with flat hands | Pat and push with flat hands} until the paint covers everything.
step wipe {@2-3? Now one finger: your child wipes a window. Who is under there? | Now wipe windows with one finger: a bit here, a bit there. Who is under there?}
step hide {@2-3? Cover it up, say good night, and start again. | Cover it up again. Draw a place for {the v} to live with a fingertip.}
step end A grown-up peels it off at the end, and the bag goes into the trash, closed.
further Next time put another picture under the bag, and let somebody guess it.
safety The bag stays taped down flat for as long as anybody plays and never comes near a face; fingers only, nothing with a point.
skills pressing, wiping, guessing
alt A taped bag of paint over a picture of {a v}

* two-pompom-pals
name pom-pom {v}
means ball, body, head, tuft
title {V} From Two {many balls} | A Fluffy {V} for the Pocket | {V} With a Head Like a {one balls}
about {v.about} Two {many balls}, a scrap of {the felt}, and it looks back at you. | One ball for the belly and one for the head: {a v} needs no more to begin with.
say parrot: name=parrot; about=Parrots are mostly feathers, and so is this one, nearly.; felt=two wings like leaves as long as your finger, and a beak like a triangle; put=the wings at the sides and the beak in the middle of the face; stems=one into three pieces as long as a finger for the tail, and one in half for the feet; fix=the tail below and behind, spread out, and the feet in front of it, their ends bent to claws; play=Teach it a word, and let it say that word at the wrong moment.
say monkey: name=monkey; about=Monkeys hang, swing and hide.; felt=two ears as round as a fingertip and an oval for the muzzle, and draw a grin on it; put=the ears at the sides of the head and the muzzle in the middle of the face; stems=one in half for the arms and one in half for the legs, and leave the third long for the tail; fix=arms and legs at the belly, and the tail behind, curled at its end; play=Hook an arm over a drawer handle. Where does it hang next?
say bee: name=bee; about=Bees are as furry as any pet.; felt=two wings like leaves as long as your finger, and two black stripes as wide as a shoelace; put=the stripes around the belly and the wings at the back; stems=one in half for the feelers; fix=the feelers on the head, their tips rolled up; play=Fly it from cushion to cushion, and dance at home to tell where the flowers are.
say chick: name=chick; about=On its second day a chick is as dry and round as this.; felt=two small wings and a beak like a triangle; put=the wings at the sides and the beak in the middle of the face; stems=one in half for the legs; fix=the legs under the belly, each with three short toes bent from its end; play=Hide it in your hollow hands. Who says peep?
say mouse: name=mouse; about=A mouse fits everywhere, also behind a cushion.; felt=two ears as round as a coin and a nose like a dot; put=the ears on top of the head and the nose in the middle of the face; stems=one in half for the feet, and leave another long for the tail; fix=the feet below and the tail behind, in waves; play=Hide it in a shoe and leave one crumb as a clue.
say alien: name=alien; about=Nobody knows how many arms somebody from far away has.; felt=three spots of different sizes, and draw a mouth; put=the spots on the belly; stems=each in half: two feelers, two arms, two legs; fix=the feelers on the head, their tips rolled up, and arms and legs at the belly; play=What does it say first, and what has it come for?
say dino: name=dinosaur; about=Hatched this morning: a dinosaur is still soft on its first day.; felt=three spikes like triangles, one larger than the others; put=the spikes on top of the head; stems=one in half for the legs and one in half for the arms, and leave the third long for the tail; fix=the legs below, the arms at the belly, and the tail behind, in waves; play=Roar as quietly as somebody does who hatched this morning.
say hero: name=hero; about=Heroes come in all sizes, and the smallest are the ones that fit everywhere.; felt=a cape as long as your finger, a mask with room for two eyes, and a star; put=the mask across the face, the star on the belly, and the cape at the back; stems=one in half for the arms and one in half for the legs; fix=arms and legs at the belly, one fist in the air; play=Who calls for help from under the sofa?
say snowman: name=snowman; about=This one may come indoors.; felt=a scarf as long as your finger and a nose like a carrot; put=the scarf around the neck and the nose in the middle of the face; stems=one in half for the arms, and a piece as long as a finger for the earmuffs; fix=the arms at the belly, their tips bent to twigs, and the earmuffs over the head from ear to ear; play=Set it on the windowsill, where it can watch for its relatives.
step join Put {the glue} on a large {one balls} and press a smaller one onto it: belly and head. Hold them and count to sixty.
step draw {@4-5? Together, draw on {the felt} with {the pen}: | Draw on {the felt} with {the pen}:} {v.felt}.
step cut {@4-5? Together, cut | Cut} everything out with {the scissors}.
step felt Glue {v.put} with {the glue}.
step snip {@9-12? Cut | Together, cut} {the stems} with {the scissors}: {v.stems}. {@9-12? Bend | Bend} every sharp end over.
step stems {@4-5? Together, dip | Dip} the ends into {the glue} and push them between the threads: {v.fix}.
step eyes {eyes=sticker? Press | Glue} {the eyes} onto the head, close together.
step dry Leave it in peace for an hour, lying on its back.
step play {v.play}
further Make a smaller one, and let it ride on the big one's back.
safety The wire in the stems is sharp where it is cut: bend each end over. Small eyes and balls stay away from toddlers.
skills gluing what is round, cutting small shapes, giving a character
waiting An hour for the glue.
alt A fluffy {v} of two balls with two eyes

* poured-fossils
name {v.slab}
means fossil, rock, print, slab, mud, rim
title {v.title} | {v.other} | Out of the Mold: {v.many} of Plaster
about {v.about} | What you press into the clay comes out standing up, as hard as rock.
say rock: name=fossil rock; slab=plaster fossils; title=Fossils, Poured in Plaster; other=A Rock Full of Fossils; many=Fossils; about=Fossils come about just like this: something lies in the mud, leaves a hollow, and the hollow is filled with stone. It took a million years, and you need an evening.; more=Write a label: who was it, where did it live, and how old is it?; old=and the rock is old
say beach: name=beach slab; slab=plaster shore; title=A Piece of Beach, Poured in Plaster; other=Low Tide in Plaster; many=Shore Finds; about=When the tide goes out, the wet sand keeps what lay on it until the next wave. This wave is of plaster, and keeps it for good.; more=Write on the back where the finds come from, and who was along.; old=like wet sand
step slab Press {the clay} into a slab on the table, as thick as your thumb and as wide as a saucer, and smooth it with a damp finger.
step press Press {the finds} into it, one beside the other, {finds=fern-frond,leaf? the veins down, and rub over them with your thumb. | straight down and half deep.} Lift each one out again with a fingernail. Is every line there?
step fern Lay {a fern} between them, the veins down, roll a thumb over it, and peel it off.
step wall Together, cut a strip from {the wall} as wide as three fingers with {the scissors}, stand it around the slab like a fence, and close it with {the tape}. Push {the clay} against it all around: plaster finds each gap.
step mix A grown-up stirs {the plaster} into the {water} in an old {cup} with a {spoon}, outdoors or at an open window, until it is like thick cream.
step pour A grown-up pours it over the prints, a finger thick, and taps the table, so that the bubbles rise.
step wait Wait for an hour. It gets warm by itself, and cold again: only then is it stone.
step free Take off the fence, turn everything over, and peel {the clay} away.
step brush Brush the last of {the clay} out of the lines with {the brush} and a little {water}, like somebody on a dig. What stands up here was a hollow before.
step stain Dab thin {stain=tea-bag? tea | {stain=coffee-grounds? coffee | brown}} over it with {the brush}: the color runs into the low places, {v.old}.
further {v.more}
safety Plaster is a grown-up's, powder and cream: the dust is nothing to breathe, and it gets hot while it sets, so no hand goes in. Leftovers go into the trash, never down the drain.
skills pressing clearly, thinking in reverse, patience
waiting An hour to set, and an hour for the color.
alt A pale slab of plaster with prints standing up on it

* pot-sized-world
name {v} garden
means garden, door, fence, path, world, plant, pond
title {v.title} | {V} Garden in a {one pot} | A {one pot} Full of World: {A v} Garden
about {v.about} It is alive, and grows a little while you are asleep. | A whole landscape as wide as two hands, and you are the weather.
say fairy: name=fairy; title=A Fairy Garden With a Door; about=Where there is a door as high as a finger, somebody will move in.; sticks=side by side, tops level, and glue the fifth across them: a door; stand=Push the door a third of its height into the soil, against the tallest plant; path=to the door; live=Leave a crumb on the doorstep tonight.
say dino: name=dinosaur; title=A Dinosaur Garden With a Fence; about=Among plants as high as this, anybody is small, even a dinosaur.; sticks=side by side, a finger apart, and glue the fifth across them: a fence; stand=Push the fence into the soil, so that nobody wanders off; path=to a water hole; live=Who lives here, and who would like to get out?
say farm: name=farm; title=A Farm as Wide as Two Hands; about=A field, a fence, and something green to eat: animals need no more.; sticks=side by side, a finger apart, and glue the fifth across them: a fence; stand=Push the fence into the soil around the best patch; path=to the gate; live=Who gets up first here, and who has eaten the flowers?
step drain Pour half of {the stones} into {the pot}: there the water can run off.
step soil Fill {the pot} with {the soil} up to a thumb below the rim, and press it down gently.
step plant {@4-5? Together, dig | Dig} a hollow for {plants=potted-plant? each of {the plants}, tap it out of its pot, | {the plants},} set it in, and press the soil against it with both thumbs: the tall one at the back.
step sticks Lay four of {the sticks} {v.sticks}. Leave it for half an hour.
step paint {paint=marker? Color | Paint} it {color a} {brush? with {the brush} | }, and let it dry.
step stand {v.stand}.
step path {stones? Lay a path {v.path} from the rest of {the stones}. | Draw a path {v.path} into the soil with a finger.}
step moss Lay {the moss} on the bare places and press it down.
step folk Set {the folk} between the plants.
step live Give it {water}, a little at a time, and set it where it is bright. {v.live}
further Add one thing each week: a bench, a swing, a pond in a bottle cap.
safety Wash your hands after digging, and ask whether a plant may be touched: some have prickles or juice that stings.
skills planting, arranging a small world, watering
alt {A v} garden with plants in a pot

* noodle-line-picture
name noodle {v}
means line, noodle, picture
title {V} in Spaghetti Lines | A Wiggly {V}: A Noodle Picture | The Noodle {V}
about A noodle is a line that you can pick up: here it runs all the way around {a v}. | Cold, wet and wiggly to begin with, and tomorrow as hard as wood: {a v} drawn with noodles.
step tint A grown-up rinses {the noodles} cold under the tap, fills it all into a {bowl}, and stirs in {tint=food-coloring? ten drops | two spoonfuls} of {color red}.
step drain After five minutes a grown-up pours the color off and lets the noodles drip on an old {towel}.
step feel {@2-3? Your child dips both hands in: lifts, squeezes, lets them slide. | Dip both hands in: lift, squeeze, let them slide. Pull one out in one piece.}
step draw {tray? Lay {the sheet} into {the tray}: it catches what drips. | } {@2-3? A grown-up draws large on it with {the pen}: | {@4-5? Together, draw large on {the sheet} with {the pen}: | Draw large on {the sheet} with {the pen}:}} {v.shape}, and in it {v.face? {v.face} | {v.mark}}.
step trail {@6-8? Squeeze | Together, squeeze} {the glue} along every line.
step lay {@2-3? Your child lays noodle after noodle onto the glue, all along the lines. | Lay noodle after noodle onto the glue, bending them along the lines.} Short pieces do for what is small.
step curls {@2-3? Your child winds some around a fingertip and sets one into each corner. | Wind some around a fingertip and set one into each corner.}
step pat {@2-3? Your child pats | Pat} everything gently with a flat hand, until no end sticks up.
step dry A grown-up puts the sheet where it can lie flat until tomorrow.
step play {@2-3? Follow the lines with a finger: where does {the v} begin, and where does it end? | Close your eyes and find out with your fingertips alone what it is.}
further Next time use two bowls and two colors.
safety These noodles have been colored and handled: they are not for eating, and what is left over is thrown away.
skills touching something slippery, following a line
waiting Until tomorrow, lying flat.
alt {A v} drawn with colored noodles on a sheet

* stone-before-a-backdrop
name stone {v}
means stone, backdrop, picture, place, stage
title {A V} on a Stone, at Home | The Stone {V} and Its Place | {V} on a {one stones}, With a Backdrop
about A picture on a stone can be carried around, and this {name v} brings its own place along. | Round and smooth as it is, there is {a v} on every stone. One only has to draw it.
step wash Choose a smooth {one stones}, as big as an egg. Wash it in {water} and dry it well with {the towel}.
step outline {@4-5? Your child says where, and a grown-up draws | Draw} with {pens=acrylic-paint,paint? {the brush} in {color a}, as large as the stone allows: | {the pens} in {color a}, as large as the stone allows:} {v.shape}.
step fill {@4-5? Now the colors: your child points, a grown-up fills one field after the other. | Fill one field after the other, {color a} and {color b}.} Last of all come the details: {v.face? {v.face} | {v.mark}}.
step dry Let it dry for half an hour.
step eyes Glue {the eyes} on below {the v}, so that the stone looks on as well.
step fold {@4-5? Together, fold {the back} in half and open it again, | Fold {the back} in half and open it again,} so that it stands like a book: a backdrop.
step decor {decor=sticker? Press {the decor} on | Draw on it with {the decor}}: what does one see where {the v} lives?
step ground Lay {the ground} in front of it.
step play Set the stone before it. {@4-5? What happens first? | Tell three sentences: who is it, what is missing, and how does it end?}
further Paint a second stone for somebody who comes to visit.
safety Stones are never thrown, and small ones stay away from toddlers. {@4-5? The pens for stone are a grown-up's: their ink does not wash out. | }
skills drawing on what is round, filling fields, telling a story
waiting Half an hour for the color.
alt A stone with {a v} on it before a folded card

* hair-of-green-head
name cress {v}
means head, hair, face
title {V} With Green Hair | The {V} Whose Hair Must Be Watered | A {one shells} {V} That Grows Hair
about First {the v} is bald. On the third day there is fuzz, and in a week it needs a haircut. | Nobody is as patient as somebody who waits for hair. {The v} does it on the windowsill.
step wash {shells=eggshell? Rinse an emptied {one shells} in warm {water} and let it dry. A broken edge all around is just right. | Rinse {the shells} in {water} and dry it.}
step face Draw {the v} on it with {the pen}: {v.face}. {shells=eggshell? Hold the shell like a raw egg. | Hold it from inside.}
step stand {@4-5? Together, cut | Cut} {stand=egg-carton? a cup from {the stand} with {the scissors} | a ring as high as two fingers from {the stand} with {the scissors}} and set the head in: it must not roll.
step bed Fill {bed=soil? it with {the bed} nearly to the rim and water it | it with {the bed} nearly to the rim, and drip on {water}}: wet through, but no puddle.
step sow Sprinkle {the seeds} on top, close together, and press gently with a fingertip.
step water Set it on a bright windowsill and give it a spoonful of {water} every day.
step grow After three days it is green on top; in a week the hair is as long as a finger. {@4-5? What does {the v} look like with hair? | Measure it every second day, and write it down.}
further Give it a haircut when the hair is long: it grows once more, though thinner.
safety {shells=eggshell? Hands are washed after eggshells, and a grown-up picks up broken ones. | Hands are washed after sowing.}
skills drawing a face, sowing, watering a little every day
waiting About a week until the hair is long.
alt {A v} with green hair growing out of its head

* egg-in-a-bed
name egg with {a v}
means egg, bed, shell, nest
title {A V} on an Egg | The Egg With {the V}, in Its Bed | A Painted Egg: {V}
about An egg has no corners and no end, so {a v} can walk all the way around it. | It weighs no more than a breath, and lasts for years if nobody squeezes.
step ready {@4-5? Together, wipe | Wipe} the {egg} with a damp {towel}. Blown out it keeps for years; boiled hard it does for this week. Set it on a roll of the towel, so that it stays put.
step wash Paint the whole shell pale {color b} with {the brush} and plenty of {water}.
step dry Let it dry for a quarter of an hour.
step figure Now with less water and {color a}, on its round side: {v.shape}. Then, with a clean tip, {v.face? {v.face} | {v.mark}}.
step dots Set a ring of dots around the upper end, with {brush=cotton-swab? the tip of {the brush} | the very tip of {the brush}}: straight down, straight up.
step second Let it dry for another quarter of an hour. Hands off!
step bow {@9-12? Tie | Together, tie} {the bow} around {the dish} and make a bow.
step bed Pour {the bed} into {the dish} and press a hollow into the middle.
step set Set the egg into {the dish}, {bed? in the hollow, | on a twist of the towel,} {the v} to the front.
step show Set it in the middle of the table. {@4-5? Who finds out what is on it? | Turn it a little each day.}
further Paint one for each chair at the table, with what that person likes best.
safety {@4-5? A grown-up blows eggs out, and wipes up what breaks. | Hold it in the whole hand, never between two fingertips.} Wash your hands after working with eggs.
skills painting on what is round, dotting, holding gently
waiting Half an hour in all.
alt An egg with {a v} painted on it, in a dish

* resident-of-the-pot
name potted {v}
means pot, garden, plant, figure
title {A V} Among the Leaves | Somebody Lives in the {one pot}: {A V} | A {one pot} for {a V}
about Under a plant as high as this there is room for {a v}, and it even gets rained on now and then. | One plant, one pot, and somebody who lives there: {a v}.
step paint {paint=paint-marker? Draw | Paint} a row of {color white} dots around {the pot} {brush? with {the brush} | with {the paint}}. Let it dry for half an hour.
step soil Fill {the pot} two thirds full with {the soil}.
step plant {@4-5? Together, set | Set} {the plants} on it, to the left, and press {the soil} around it with both thumbs.
step draw {@4-5? Together, draw on {the card} with {the pen}, as large as a palm: | Draw on {the card} with {the pen}, as large as your palm:} {v.shape}, and in it {v.face? {v.face} | {v.mark}}.
step cut Color it with {the pen}, right up to the line. Then {@4-5? cut together | cut} around it with {the scissors} and leave a narrow edge.
step stick {fix glue} it to the upper end of {the stick}.
step stand Push the other end deep into the soil, to the right of the plant: {the v} just looks out over the rim.
step stones Lay {the stones} around its feet.
step moss Press {the moss} on where the soil is bare.
step water Give the plant {water}, a little at a time, and turn the pot a bit each day: plants lean toward the light.
further Change who lives there with the seasons.
safety Wash your hands after digging, and ask whether a plant may be touched: some have prickles or juice that stings.
skills planting, drawing and cutting, caring for a plant
waiting {paint? Half an hour for the dots. | }
alt A pot with a plant and {a v} on a stick

* lift-the-earth-worms
name worm picture
means worm, earth, ground, grass, flap, stone, strip, picture
title Lift the Earth: A Worm Picture | Who Wiggles Down There? A Worm Picture | Worms Under Flaps of Paper Earth
about Worms live where nobody can see them. Here the earth is of paper, and it may be lifted. | Above there is grass and sun, and below five worms are at work.
step tear {@2-3? One sheet of {the ground} stays whole. Start a rip in the other one; your child tears it into strips | One sheet of {the ground} stays whole. Tear the other one into strips} as wide as a hand: clods of earth.
step grass {@2-3? Your child makes | Make} the grass along the upper edge with {grass=paint? {the brush} in {color green} | {colored grass green}}: short strokes, straight up.
step roll {worms=yarn,string,shoelace? Pull {the worms} through your fingers and wiggle them on the table: how does a worm move? | {worms=pipe-cleaner? Bend {the worms} into waves. | {@2-3? Your child rolls and twists {the worms} between the palms, until they wiggle. | Roll and twist {the worms} between your palms, until they wiggle.}}}
step worms {@2-3? Together, dab {the glue} in wavy lines | Dab {the glue} in wavy lines} below the grass, far apart, and press a worm onto each.
step face {@2-3? Together, draw | Draw} two dots at one end of each with {the pen}, right on the paper: there is the front.
step finds Glue {the finds} in between: stones that the worms crawl around.
step flaps {@2-3? Together, glue | Glue} the clods on over two of the worms, each along its upper edge alone: below they stay loose.
step press {@2-3? Your child presses | Press} each upper edge with a flat hand and counts to ten.
step dry Let it dry lying flat for half an hour.
step dig {@2-3? Lift the earth: who is there? Hello, worm! | Lift the earth with one finger. Which worm is the longest, and where is it going?}
further After the rain look for real ones, and let them crawl over a wet hand and home again.
safety {@2-3? Short strips only, none around a neck, and glue stays out of mouths. | Strips are for gluing on, not for winding around anybody.}
skills tearing, gluing along a line, lifting flaps
waiting Half an hour for the glue.
alt A brown sheet with grass, wiggly worms, and flaps of paper earth
`;
