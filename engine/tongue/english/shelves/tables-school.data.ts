export const words = `
* stick-harmonica
name harmonica
title Harmonica From Two Sticks | Pocket Harmonica | The Buzzing Two-Stick Harmonica
about A stretched rubber band between two sticks buzzes when you blow, and that is all a harmonica is. Slide the two short pieces, and the tone climbs. | It fits a pocket, is made in twenty minutes, and plays at once: blow, and the band between the sticks begins to tremble.
step color Color both {many stick} on one side, each in its own pattern. {@9-12? Leave the ends plain: they disappear under the bands. | }
step trim {trim=washi-tape,electrical-tape? Put rings of {trim} around one of them, away from the ends. | {trim=sticker? Press {the trim} onto one of them, away from the ends. | {trim=paint? Dab dots of {trim} on one of them with a fingertip and let them dry for ten minutes. | Wind a bit of {trim} once around the middle of one of them and tuck the end under.}}}
step stretch Stretch the widest rubber band lengthwise around one stick, from end to end, so that it lies flat on both sides. It must not be twisted: a twisted band does not sing.
step bits {bits=toothpick? Snip two pieces from the middle of {the bits} | Cut two pieces from {the bits}}, as long as {@4-5? a grown-up's thumb is | your thumb is} wide{@9-12?  plus a little more}.
step under Slip one piece under the band near one end. Lay the second stick on top. Slip the other piece between the sticks near the other end, but above the band.
step bind Wind a rubber band tightly around each end, outside the short pieces. Look through from the side: there is a narrow gap, and the wide band runs through it from low to high.
step bell {line? Tie {the bell} with {the line} to the band at one end, to rattle along. | Thread {the bell} onto the band at one end before it is wound for the last time, to rattle along.}
step blow {@4-5? Put your lips around the middle and blow hard, straight through the gap: it buzzes. | Put your lips around the middle and blow hard, straight through the gap. No sound? Press the sticks a little closer, or bind the ends more tightly.}
step slide Push the short pieces closer together and blow again, then farther apart. {@4-5? Which one sounds like a mouse, and which one like a bear? | {@6-8? The shorter the piece that buzzes, the higher the tone: a guitar does the same. | Mark on the edge where each tone sits, and find three notes of a song you know.}}
further @4-5 March through the house: whoever has the harmonica leads the band.
further Build one with a thinner band, and play the two together.
safety Everybody blows into their own harmonica; bands that look brittle are thrown away, as they snap.
skills building with tension, blowing, hearing high and low
alt Two colored sticks bound with rubber bands, with straw bits and a band between them
left bottle-cap: blocks the gap where the air has to go through

* humming-bee
name humming bee
title Bee That Really Hums | Swing-Around Humming Bee | Bumblebee on a String
about Swing this bee around on its string, and it hums: wind makes the rubber band tremble, just as a bee's wings make the air tremble. The faster, the higher. | From a few feet away you would look for the nest: a card, a stick and one rubber band, and it hums like a swarm.
fact A honey bee beats its wings more than two hundred times a second; that beat is the note you hear.
step body Cut {the card} to the length of {the stick} and round off one long edge, so that it looks like a bee from the side, with a straight belly. Color both sides {color a}.
step stripes {stripes=paint? Paint three stripes across the body and let them dry for a quarter of an hour. | {stripes=electrical-tape,washi-tape? Stick three strips of {stripes} across the body, on both sides, and trim the ends. | {fix stick-on} three stripes of {stripes} across the body and trim the ends.}}
step wings Cut two wings as long as your middle finger from {the wings} and {stick-on=glue? glue | tape} their tips to the back, one on each side. Only the tips: they may flutter.
step face Draw {!stripes? three wide stripes, then} a smile and two feelers at one end. {@9-12? Give it the hairs and the pollen baskets of a real one. | }
step eyes {eyes=sticker? Press {the eyes} | {stick-on=glue? Glue {the eyes} | Fix {the eyes} with tiny loops of tape}} on the head, one on each side.
step mount Lay {the stick} along the belly, half of it under the edge, and {stick-on=glue? glue it on with plenty of glue. Press it under a book for half an hour. | tape it on along its whole length, on both sides.}
step tie Tie {the line} around the stick right in front of the head{@6-8? ; a grown-up pulls the double knot tight. Secure it | , with a double knot, and secure it} with {stick-on=glue? a drop of glue | a turn of tape}.
step ends Cut two pieces as long as a thumb from {the ends}, {ends=eraser? slit each one and push it onto | and fold each one around} an end of the stick, over the knot too: thick bumpers, twice as high as the stick.
step stretch Stretch {the band} lengthwise over both bumpers. It presses them on, and must run clear of the stick and the card between them. Pluck it: it should hum.
step fly {@6-8? Outdoors, with nobody within four big steps: hold the end of the string and swing the bee in a circle beside you, slowly first. Listen! | Outdoors, with nobody within four big steps: swing the bee in a circle beside you, slowly, then faster. What happens to the note?}
further @6-8 Let somebody shut their eyes and point to where the bee is.
further Build a second one with a thinner band: two notes make a swarm.
safety Swing it outdoors only, far from faces and windows, and check knot and bumpers before each flight.
skills cutting to measure, tying a firm knot, testing for sound
alt A striped paper bee on a stick with a stretched rubber band and a string
left bell: would drown the hum

* clucking-cup
name clucking hen
title Hen That Really Clucks | The Clucking Cup | Cluck-Cluck Cup Hen
about Pull a wet rag down the string in little jerks, and the cup clucks like a hen who has just laid an egg. Everybody turns around. | The string squeaks, the cup makes it loud, and what comes out is a hen. Nobody believes it before they have heard it.
step hole Turn {the cup} over and make a hole in the middle of the bottom with {the hole}, just wide enough for the string.
step thread Push one end of {the line} through the hole from outside. {anchor=craft-stick,toothpick? Tie the outside end to a bit of {the anchor}, shorter than the cup bottom is wide. | Tie the outside end to {the anchor}.} Pull the string from inside until the knot sits tight on the bottom: it hangs down inside the cup.
step parts Cut a comb with three bumps, a beak like a folded triangle and two drops for the throat from {the comb}.
step comb {stick=glue? Glue | Tape} the comb on top, over the knot, and the beak to the front with the drops below it. {@4-5? Now it is a hen. | The comb also keeps the knot from slipping.}
step eyes {eyes=sticker? Press {the eyes} on | {stick=glue? Glue {the eyes} on | Put {the eyes} on with loops of tape}} above the beak, one left, one right.
step face {eyes? Draw an eyebrow over each eye, or lashes | Draw two round eyes with a dot in each} and a few feathers on the chest.
step feathers {feathers=tissue-paper,crepe-paper? Tear {the feathers} into strips as long as a finger. | {feathers=cupcake-liner? Fold {the feathers} into fans.}} {stick=glue? Glue | Tape} half of them to each side as wings{feathers=feather,leaf? , tips pointing back}.
step feet {feet=craft-foam? Snip two feet from {the feet} | Bend {the feet} into two legs with three toes each, snipped to fit,} and {stick=glue? glue them inside the rim, so that they hang down. They need half an hour before the hen clucks. | tape them inside the rim, so that they hang down.}
step wet Wet {the grip} with {the water} and wring it out: damp squeaks, dripping does not.
step cluck Hold the cup in one hand. Pinch the string with the damp {grip} right under the cup, and pull down in short jerks: cluck, cluck, cluuuck! {@4-5? Who can lay an egg now? | {@6-8? Try a thicker string and a bigger cup. | Which cup sounds like a chick, and which one like a rooster? Sort them by size.}}
further @4-5 Make a cluster of chicks: smaller cups cluck higher.
further Play two clucks for yes and one for no, and let the hen answer questions.
safety The hole is a grown-up's job for the youngest; the string stays in the hand or on the shelf and is not hung around anything.
skills threading, tying, listening
alt A cup hen with a red comb, feathers at its sides and a string hanging out below
left cotton swab: not needed here: this hen speaks by string

* puff-volcano
name volcano
title Volcano With a Puff | Blow-It-Up Volcano | Eruption at One Breath
about No vinegar, no mess, and it erupts as often as you like: blow into the straw, and {lava=pom-pom? pom-poms | {lava=cotton-ball? flakes of hot cotton | {lava=feather? feathers of fire | scraps of fiery paper}}} burst out of the crater over the land of the dinosaurs.
step hole Make a hole in the side of {the cup}, close to the bottom, just wide enough for {the straw}{@4-5? . A grown-up starts it with the point of the scissors. | , with the point of the scissors.}
step fix Push the end of {the straw} in through the hole, until it reaches the middle. Tape around it until no air comes out there. Tape the cup to the middle of {the base}, opening up, the straw sticking out over the edge.
step mountain Crumple {the skin} into long sausages, lay them around the cup, wide below and narrow above, and tape them down. Smooth one sheet over everything as the slope, tear it open at the crater and tape the edge inside. The straw stays free.
step paint Paint the slopes {color a}{base=plastic-lid? . | {@4-5?  and the land around them green. | , darker in the folds, with streams of {color b} where the lava ran.}}
step dry Let the color dry for half an hour.
step land Glue {the land} around the foot of the mountain{@4-5? . |  in patches, with a bare strip where the lava flows.}
step trees {trees=pipe-cleaner? Twist {the trees} together at one end and spread them out above: palms. Fix | {trees=clothespin? Stand {the trees} up as trunks and fix | {trees=felt? Roll {the trees} into trunks with a snipped top and fix | Stand {the trees} up as trees and fix}}} their feet to the base with plenty of glue.
step lava {lava=tissue-paper,crepe-paper,paper-napkin? Tear {the lava} into bits as big as a fingernail, red, orange and yellow if you have them, and roll half of them into loose balls. | {lava=cotton-ball? Tear {the lava} into little flakes. | {lava=crinkle-paper? Tear {the lava} into short bits. | Pick out the lightest of {the lava}; tear what is torn easily, so that some of it is small.}}}
step beasts {beasts=sticker? Press {the beasts} onto the land: who lives here? | {beasts=play-dough,modeling-clay? Shape two dinosaurs from {the beasts}, as long as a finger, and stand them on the slope. | {beasts=cork? Stand {the beasts} up as dinosaurs, with drawn eyes, on the slope. | Set {the beasts} on the slope, within reach of the lava.}}}
step erupt Fill the crater with the {lava}, loosely, up to the rim. {@4-5? Take a deep breath, and blow. | {@6-8? Rumble first: small puffs. Then one big breath. | Measure how far the farthest piece flies, and change one thing: amount, size, or how tightly it lies.}}
further @4-5 Tell what each dinosaur does when the mountain begins to rumble.
further Put a paper collar with a narrower crater on top: does the lava fly higher or wider?
safety Only blow, and lift your head before you breathe in; faces stay beside the crater, not over it.
skills modeling with paper, sealing gaps, controlling breath
waiting {color? Half an hour for the paint to dry. | }
alt A brown paper volcano with bits of red and orange lava flying up and a straw at its foot
left glitter: would fly into eyes at the first eruption

* mache-bowl
name {v} bowl
means bottle cap
title {V} Bowl | Papier-Mache {V} Bowl | {V} Bowl From Old Paper
about Old paper and paste become a bowl as light as an eggshell and tough enough for everyday life. {v.point}
say watermelon: name=watermelon; point=Outside a melon's rind, inside the red flesh: it looks sliced open every time you take something out.; in=Paint the inside red, and leave a pale line below the rim; out=Paint the outside green, with darker stripes from the rim to the bottom; dots=seeds; where=inside, points toward the middle; shine=drops of juice; use=fruit
say moon: name=moon; point=Outside it is the full moon with its craters, inside a piece of night sky.; in=Paint the inside navy blue; out=Dab the outside light gray, and ring darker craters with the rim of a bottle cap or a fingertip; dots=craters; where=outside, in groups; shine=stars inside; use=treasures at bedtime
say ladybug: name=ladybug; point=Turned over, it is a ladybug that hides what lies beneath it, and turned up, it holds it.; in=Paint the inside black; out=Paint the outside red, with a black head on one side, a line down the back and three spots on each wing; dots=eyes and spots; where=on the back; shine=gleams in the eyes; use=what must not be found at once
say sunflower: name=sunflower; point=The rim is cut into petals, and the seeds sit where they belong, in the middle.; in=Paint the petals yellow and the bottom brown; out=Paint the outside yellow, with darker lines from petal to stalk; dots=seeds; where=in a spiral on the brown bottom; shine=drops of dew; use=letters and keys
say starfish: name=starfish; point=It is a tide pool: sand on the bottom, sea stars on the wall, and room for what you bring home from the beach.; in=Paint the inside the color of sand; out=Paint the outside light blue, with three orange sea stars; dots=finds; where=on the bottom; shine=glints of water; use=shells and stones
step mold Turn {the bowl} upside down and {film=cooking-oil? rub the outside well with {the film}, | cover it with {the film}, smoothed down and tucked inside the rim,} or the paper will never come off again.
step tear Tear {the paper} into strips, two fingers wide and as long as your hand. Torn edges lie flatter than cut ones. {paper=tissue-paper? Fold each strip double. | }
step mix {paste=flour? Whisk {the paste} with {the water} in another bowl until it is as thick as cream and has no lumps. | Stir {the paste} with half a cup of {the water} in another bowl.}
step layers Pull each strip through the paste, wipe it between two fingers and lay it over the mold. Cover everything four times, each layer across the last, and smooth it with wet hands.
step dry Let it dry for a day in a warm place, mold inside. When it sounds like cardboard, lift the bowl off with a twist{film=plastic-wrap,wax-paper?  and peel out {the film}}.
step rim {v=sunflower? Draw twelve petals around the rim, as deep as your thumb is long, and cut them out. | Draw an even line around the rim and cut along it. Paste one last strip over the edge, if you like it smooth.}
step inside {v.in}. Two thin coats hide the newsprint better than a thick one.
step outside When the inside is dry, turn it over. {v.out}.
step dots Glue {the dots} on as {v.dots}, {v.where}.
step shine {shine=metallic-paint? Dab {the shine} on with a fingertip | {shine=sequin? Press {the shine} into small dots of glue | Cut or tear {the shine} into specks and press them into small dots of glue}} as {v.shine}.
further Make a smaller one over a mug, and see whether the two nest.
safety {paste=flour? Raw flour paste is for the bowl only: wash hands after, and keep the finished bowl for dry things that are not eaten bare. | Keep the finished bowl for dry things that are not eaten bare, and wipe paste off the table before it sets.}
skills tearing, pasting in layers, painting inside and out
waiting A day for the paper to dry, and half an hour for each coat of paint.
alt {a v} bowl of papier-mache, painted inside and out
left cotton ball: would stay a lump under the strips

* curtain-theater
name puppet theater
title Theater With a Curtain That Opens | Puppet Stage in a Box | {V} on Stage
about The curtain slides, the scenery stands, and the actors come in from below: with a curtain, even a short story becomes a show. | A box has a stage in it already; it only needs an opening, a curtain that really closes, and {v.cast}.
say three-pigs: name=three little pigs; cast=two pigs and a wolf; place=a meadow with a brick house; first=Little pig, little pig, let me in.; third=the wolf
say knight-and-dragon: name=knight and dragon; cast=a knight and a dragon; place=a castle on a hill; first=Who has been toasting my supper?; third=somebody who needs rescuing
say circus: name=circus; cast=a lion and the ringmaster; place=a circus tent; first=Ladies and gentlemen, the bravest lion in town.; third=an acrobat
step opening Lay {the box} down with its widest side up. Draw a frame three fingers wide and cut out what is inside: the stage. Stand it up, and cut a slot as wide as the stage into the floor, for the puppets.
step paint Paint the frame and the outside {color a}, and the roof edge {color b}. {@4-5? Dry for half an hour while the actors are made. | }
step rod {curtain=sock? Cut open {the curtain} lengthwise for two curtains. | {curtain=felt,fabric-scrap,old-t-shirt,bandana? Cut {the curtain} into two curtains as tall as the opening. | Cut two curtains as tall as the opening from {the curtain}.}} Fold the top edges over {the rod} and tape the fold down without taping the rod. Fix the ends of the rod to the frame, left and right, above the opening: now they slide.
step edge {edge=sticker,pom-pom? Fix {the edge} | Fix {the edge} as a trim} around the frame with loops of tape, evenly.
step backdrop Draw {v.place} on a sheet as large as the back wall and tape it up inside. {@9-12? Make a second one for the second act, and tape it so that it flips. | }
step scene Glue {the scene} in front of it and on it: {scene=cotton-ball? clouds | {scene=metallic-paper? a moon and a pond | {scene=magazine? cut-out trees and windows | trees and bushes}}}, nothing higher than a hand.
step cast Draw and cut out {v.cast}, as tall as your palm, and one more actor of your own, if the story needs one.
step sticks Tape one of {the sticks} behind each of them, a hand's length sticking out below. That is what you hold, under the stage.
step show {light? Turn on {the light}. }Curtain closed, quiet please, curtain open. {@4-5? The first actor comes up and says, "{v.first}" And then? | {@6-8? "{v.first}" Play it once for yourselves and once for guests. | Write three short scenes with one surprise in each, and let somebody else pull the curtain.}}
further @4-5 Make tickets from paper strips and seat the cuddly animals in rows.
further Add a sound crew behind the box: steps, wind, thunder, applause.
safety @4-5 The stage is cut out by a grown-up, with the box standing firmly and small hands on the other side of the table.
safety Cut the slot in the floor before anything is painted, with the box on its back and one hand behind the scissors.
skills building, telling a story, speaking to an audience
alt A box theater with curtains drawn aside and stick puppets on the stage
left glitter: would stick to the curtain and the actors

* moon-slider
name moon picture
title Moon That Grows and Shrinks | Slide-the-Dark Moon | Full Moon, Sickle Moon, No Moon
about Two discs from two plates: one is the bright moon, the other the dark that slides over it. Pull, and the full moon shrinks to a sickle and then to nothing. | Every shape of the moon sits in one picture, waiting for somebody to pull the tab.
fact The Moon itself is always half in sunlight; what changes from night to night is how much of the bright half faces us.
step discs Trace {the bowl}, a small one, on each of {the plate} and cut both circles out: a moon and a dark cover of the same size.
step slits Cut a piece as wide as two and a half discs and as tall as two from {the sky}, and from the rest a band, two fingers wide and two hands longer than the piece. Two fingers above the lower edge, cut an upright slit near the left side and one near the right, a little taller than the band.
step paint Paint the sky, the band and one disc {color a}. {craters? The other disc stays white. | The other one stays white; thin a drop of the paint with water and dab pale craters on it with a fingertip.}
step craters Dip {the craters} into a drop of the paint thinned with water on {the saucer}, and {craters=bottle-cap,plastic-lid? press ring craters | dab craters} onto the white disc, large ones and small ones.
step dry Half an hour of patience, until sky and discs are dry.
step slide {stick=glue? Glue | Tape} the white disc onto the left half of the sky, above the line from slit to slit{stick=tape? , with loops of tape behind it}: the full moon. Thread the ends of the band into the slits from the front. {stick=glue? Glue | Tape} only the lower rim of the dark disc to the middle of the band: it stands up above it and slides over the moon.
step tab {stick=glue? Glue | Tape} {the tab} to the ends of the band as handles; they also keep it from slipping out.
step stars {stars=sticker? Press {the stars} | {stars=aluminum-foil,metallic-paper? Tear {the stars} into little stars and stick them | Stick {the stars}}} all over the dark sky, but not where the slide runs.
step clouds {clouds=tissue-paper? Tear clouds from {the clouds} | Pull {the clouds} thin} and stick them along the lower edge.
step phases {@4-5? Pull slowly. Where does the moon go? Stop at the shape that is outside tonight. | Pull slowly from full to sickle to none. Which shape comes nearest to the one outside tonight, and will it grow or shrink?}
further @4-5 Look at the sky before bed every evening for a week, and set the picture to what you saw.
further Write the dates of the next full moon and new moon on the back, and check whether they come true.
safety The slits are cut by a grown-up or together, on a board: pushing scissors into stiff card takes force.
skills cutting circles, building a slide, watching the sky
waiting Half an hour for the paint to dry.
alt A night sky with a round plate moon half covered by a black disc on a sliding band
left string: not needed: the slits guide the slide

* growing-checkers
name checkers game
title {V} Checkers | Checkers That Grow Up | {V.one} Today, {V.two} Tomorrow
about Checkers with a twist: every piece has two sides. As {v.a} it creeps forward; once it reaches the far side it is turned over and is {v.b}, which may go where it likes.
say caterpillars: name=caterpillar; one=caterpillar; two=butterfly; a=a caterpillar; b=a butterfly; young=caterpillar faces; grown=butterflies with wings spread
say little-fish: name=fish and shark; one=fish; two=shark; a=a little fish; b=a shark; young=little fish; grown=sharks with teeth
say chicks: name=chick and hen; one=chick; two=hen; a=a chick; b=a hen; young=chicks; grown=hens with red combs
say dragon-eggs: name=dragon egg; one=egg; two=dragon; a=a speckled egg; b=a dragon; young=speckled eggs; grown=dragons with open wings
say robots: name=robot; one=toy robot; two=giant robot; a=a toy robot; b=a giant robot; young=robots switched off; grown=robots with glowing eyes
say tadpoles: name=tadpole; one=tadpole; two=frog; a=a tadpole; b=a frog; young=tadpoles; grown=frogs ready to leap
step grid Measure a square as large as fits on {the board}, divide each side by six, and draw the lines: thirty-six squares. {@6-8? Two people and one long ruler make straight lines. | The diagonals show you whether it is truly square.}
step squares Dab every second square {color a} with {the stamp}, almost dry, working from the middle outward. A scrap of paper as an edge keeps the lines sharp.
step dry Leave it flat for half an hour; the pieces are made meanwhile.
step edge {squares=felt,ribbon,yarn? Cut {squares} into strips and {fix stick} them | Run {squares}} along all four edges, so that no piece slides off unnoticed.
step young Trace the inside of one {one men} twenty-four times on {the faces}. Draw twelve {v.young} and twelve {v.grown}, half of each in one team color and half in the other.
step cut Cut out all twenty-four circles just inside the line.
step glue {stick=glue? Glue | Tape, with a small loop behind each,} {v.a} on the outside of each of {the men} and {v.b} inside, in the same team color.
step gem Put one of {the gem} on a grown side of each team: the champion.
step pouch Let the pieces travel in {the pouch}, with the board underneath or rolled around it.
step play Six pieces each on the colored squares of the first two rows. Move slantwise, jump over what is in the way and take it. Who reaches the far side is turned over, and now moves backward too. {@9-12? Whoever can jump must. | }
further Invent one power for the grown ones, agree on it before the game, and see whether it is fair.
safety Caps have edges that scratch: run a fingernail around each one and put the sharp ones aside.
skills measuring, drawing small, planning ahead
waiting Half an hour for the board to dry.
alt A checkered board with cap pieces that have little faces, one of them turned over
left glitter: would make the pieces slide

* fraction-pizza
name pizza
means string
title Pizza in Eight Slices | Pizza for Order and Delivery | The Fraction Pizza
about Eight slices, each with something else on it, and orders that have to be read exactly: half with olives, a quarter without, please. Whoever bakes does math and does not mind. | {cheese? Strings of cheese, | A red sauce,} toppings that are cut, torn and counted, and a pizzeria that is open all afternoon.
step sauce {crust=paper-plate? Paint {the crust} {color a} up to a finger's width from the edge: the rim is the crust. | Draw a circle as large as a dinner platter on {the crust} and paint it {color a} up to a finger's width from the line.}
step dry Half an hour until the sauce is dry.
step slice {crust=paper-plate? Fold | Cut out the circle. Draw} {crust=paper-plate? {the crust} | lines that part it} in half, then in quarters, then in eighths, and cut along them: eight slices. {@6-8? Each one is one eighth; four of them are a half. | Count them: how many can each person in the house have?}
step cheese {cheese=yarn,string,felt? Snip {the cheese} into short threads | {cheese=cotton-ball,crinkle-paper? Pull {the cheese} apart into flakes | {cheese=tissue-paper,construction-paper? Tear {the cheese} into thin strips | Tear {the cheese} into short bits}}} and glue them over every slice.
step bumpy Glue {the bumpy} onto {@4-5? half of the slices: how many is that? | two quarters of the pizza, and leave the rest without.}
step slices {slices=felt,craft-foam? Cut {the slices} into eight rounds and glue one | {slices=sticker? Press one of {the slices} | Glue one of {the slices}}} on each slice: tomato, olive, or sausage?
step leaves {leaves=leaf? Glue one of {the leaves} on each slice | {leaves=pipe-cleaner,ribbon? Snip {the leaves} into curls and glue one on each slice | Cut {the leaves} into small greens and glue one on each slice}}: basil, or peppers for those who like them.
step orders The toppings need half an hour to dry. Meanwhile {@4-5? draw four orders on {the orders}: how many slices, and with what on top? | write four orders on {the orders}: three eighths to go, one half with olives, a quarter for a small guest, and one of your own.}
step box {boxes=pizza-box? Lay the pizza into {the boxes} and give it a new sign. | Flatten {the boxes}, fold a lid and a bottom from it as well as it goes, and lay the pizza in: the delivery box.}
step serve {@4-5? Take an order, count out the slices and ring at the door. Did the right ones arrive? | Take an order, lay it out in slices, and let the guest check it. Which two orders together make a whole pizza?}
further @4-5 Make a menu with pictures and prices.
further Cut a second pizza into six slices: is a third of it more or less than three eighths of this one?
safety It looks like food and is none: a grown-up keeps an eye on beans, pasta and buttons while they are on the table.
skills halving and quartering, gluing, taking orders
waiting Half an hour for the paint, and half an hour for the toppings.
alt A plate pizza cut into eight slices with cheese, toppings and leaves
left flour: no dough is needed for this one

* straw-soccer
name straw soccer field
title {field=cardboard? Straw Soccer at Home | Blow Soccer in a Box} | Straw Soccer Stadium | Soccer With Straws
about {field=cardboard? A sheet with a rim | A box} is a stadium, two straws are the players' lungs: blow the ball past the others into the goal. Hands stay behind the line, and nobody can foul. | {players? A few players stand in the way on the grass, so that a straight shot is rare: | It is soccer without legs:} aim, short puffs, and a long breath at the right moment.
step tray {field=cardboard? {the field} with a rim, such as a big lid, stays as it is. {@4-5? A grown-up cuts | Cut} a flat piece to {in 24} by {in 16}, and you fold up its edges, two fingers high, and {stick=glue? glue | tape} the corners. | {field=pizza-box? Cut the lid off {the field}: the bottom with its rim is the field. | {field=shoebox? {@4-5? A grown-up cuts | Cut} the sides of {the field} down to the height of a hand. | Cut {the field} down to its bottom with a rim as high as a hand.}}} The rim keeps the ball in play.
step grass {grass=marker,crayon? Color the bottom green with {the grass}, in stripes like a mown pitch. | {grass=paint? Paint the bottom green and let it dry for half an hour. | Cut {colored grass green} to size{grass=paper? , color it green | }, and {stick=glue? glue | tape} it to the bottom, as flat as it will go.}}
step lines {lines=yarn,string? Lay {the lines} as the halfway line, a ring in its middle and the goal areas, and {fix stick} it down here and there. | {lines=chalk? Draw the halfway line, the center circle and the goal areas with {the lines}. | Stick {the lines} down as the halfway line and the goal areas, with a cross of it as the center spot.}}
step goals {goals=net-bag? Cut a gap as wide as your hand into the middle of each short end of the rim. Cut two pieces from {the goals}, as large as your hand, and {stick=glue? glue | tape} them behind the gaps as nets, edge to edge with the rim. | {!goals? Cut a gap as wide as your hand into the middle of each short end of the rim: the goals. | Cut a gap as wide as a {one goals} into the middle of each short end of the rim. Outside of it lay {the goals} on their sides, mouths toward the field, and {stick=glue? glue | tape} them to the rim: the whole field stays free.}} {goals=milk-carton? The spout is pulled wide open for it.} {!lines? Draw the halfway line, a center spot and the goal areas. | }
step players Draw numbers and faces on {the players}: three for each team.
step place {players=clothespin? Stand them up by clipping a scrap of card as a foot, and {stick=glue? glue | tape} | {players=craft-stick? Fold a foot of scrap card for each, and {stick=glue? glue | tape} | {stick=glue? Glue | Tape}}} them to the field, wherever they disturb the most, with room for the ball in between.
step flags {flags=sticker? Press {the flags} on the goals | {flags=felt,paper-napkin,ribbon? Cut pennants from {the flags} and fix them | Fix {the flags}}} as the teams' colors.
step ball {ball=aluminum-foil? Roll a ball as big as a walnut from {the ball}, tight and round. | {ball=cotton-ball? Wind a bit of tape or thread around {the ball}, or roll it hard between the palms: a fluffy ball stops too soon. | Set {the ball} on the center spot.}}
step kick One straw each. {@4-5? Take turns first: a puff for you, a puff for me. | Kneel at the short ends, straws never lower than the rim. On three!}
step match {score? Lay out {the score}: one for each goal, and who has three has won. | {@6-8? Count the goals. | The first to score three goals has won.}} {@4-5? Change sides after each goal. | {@6-8? After three minutes, change sides. | Draw up a league table for everybody in the house.}}
further @4-5 Try it without a straw: what is different?
further {players? Move the players after every goal: the one who let it in may choose where. | Set two paper balls on the field as defenders, and move them after every goal.}
safety Everybody keeps their own straw, and puts it down at the first dizzy feeling; sharp short puffs beat long ones.
skills aiming with breath, measuring, playing fair
waiting {grass=paint? Half an hour for the paint to dry. | }
alt A green box soccer field with two goals, small players, a ball and two straws
left bell: would roll out of the game

* lid-monkey
name monkey
title Monkey That Hangs by Hand or Tail | Lid Monkey on a Vine | Swinging Lid Monkey
about Two lids are head and belly, and the arms bend around whatever they find: a vine, a chair, a finger, or the next monkey's tail.
step face Cut a face like a heart lying on an oval from {the face}, and a round belly. {eyes? Draw nostrils and a wide mouth. | Draw eyes, nostrils and a wide mouth.} Leave a finger's width of the lid showing all around.
step cover {stick=duct-tape? Fix | Tape} the face to the flat side of one lid and the belly to the other with small loops of tape.
step ears {ears=felt,craft-foam? Cut two round ears from {the ears} and tape | Tape} {ears=felt,craft-foam? them | {the ears}} behind the head, half of each looking out.
step eyes {eyes=sticker? Press {the eyes} | Put {the eyes} with loops of tape} on the face, close together: monkeys look straight ahead.
step limbs Turn both lids over and set them rim to rim. Lay one of {the limbs} across the joint and tape it down well inside both lids: head and belly hang together. Tape the others into the hollow of the belly: two arms, one doubled over as two legs, and the tail.
step hands Bend each end into a hook as wide as a finger, the point turned in. {@4-5? Roll the tail around your thumb. | Roll the tail around a finger, twice, so that it can carry the weight.}
step fur {fur=yarn,felt,faux-fur? Snip a tuft of {fur} | Pull off a tuft of {fur}} and tape it behind the top of the head.
step vine Stretch {the vine} between two chair backs, at the height of a child's chest, and tie it together.
step leaves {leaves=felt,construction-paper? Cut leaves from {the leaves} | {leaves=tissue-paper? Tear leaves from {the leaves} | Sort out the best of {the leaves}}} and tape them along the vine, tips up and down.
step swing {@4-5? Hang the monkey up by one hand, by two, by the tail. Push: does it hold on? | Hang it up by one hand, by two, by the tail, and find the bend that holds best. Then hook a second monkey into it: how long does the chain get?}
further @4-5 Sing about five little monkeys, with a doctor who picks up the one that fell.
further Make the family, each with other lids, and see who can carry whom.
safety {vine? The vine comes down when nobody plays: a line at chest height is not seen in time. | Fold every wire end over, so that no point is left to scratch.}
skills bending wire, joining two parts, balancing
alt A brown lid monkey hanging from a vine by its hooked arms
left paint: peels off smooth lids

* sock-hobby-horse
name hobby {v}
title Sock {V} to Ride | {V} on a Stick | Galloping Hobby {V}
about @9-12 Your height of jump, your course, your time: hobby-horse riders hold real tournaments, and the best horses have been sewn by those who ride them.
about A sock bent at the heel is already {a v}'s head: the toe is the nose. Stuffed, with a mane and ears, it gallops through the hall and stands in the corner at night.
say horse: name=horse; gait=trot
say unicorn: name=unicorn; gait=prance
say zebra: name=zebra; gait=gallop
step stuff {filling=newspaper,packing-paper? Crumple {the filling} into loose balls and push | Push} {filling=newspaper,packing-paper? them | {the filling}} into {the sock}, into the toe first, until nose and heel are firm.
step pole Push {the pole} up into the filling as far as the heel, together, and pack more around it until the head does not wobble. {pole=wooden-spoon? The bowl of the spoon goes in first. | {pole=stick? Smooth the lower end, and wrap a rag around it. | }}
step bind Gather the open end around {the pole} and wind {the binding} around it many times, as tightly as two people can{!binding=duct-tape? , and knot it}. Pull at the head: it must not come off.
step ears Cut two ears as long as a finger from {the ears}, fold each at the bottom and {stick=glue? glue them behind the heel | sew them on behind the heel with {the stick}}{v=unicorn? ; roll a long thin cone as the horn and set it between them | }. {stick=glue? {!@9-12? Hold them while you count to thirty. | Hold them while you count to thirty.} | }
step mane {mane=tissue-paper,crepe-paper? Cut {the mane} into strips as long as a hand, several layers at once. | Cut {the mane} into pieces as long as a hand, about thirty of them.}
step hair {stick=glue? Lay a thick line of glue from between the ears down the back of the neck and press the pieces in, one bunch after the other, half to the left and half to the right. Let it lie for an hour. | Lay a bunch of five across the back of the neck, sew over its middle three times with {the needle}, and set the next one close below it, from between the ears down to the pole.}
step face {eyes? {eyes=felt? Snip two eyes from {the eyes} and {stick=glue? glue | sew} them | {eyes=sticker? Press {the eyes} | {stick=glue? Glue | Sew} {the eyes}}} on, left and right, halfway between ear and nose. Draw nostrils, a mouth and lashes | Draw nostrils, a mouth, and eyes with lashes, left and right, halfway between ear and nose}{v=zebra? , and stripes from the mane downward | }.
step bridle {bridle=washi-tape? Run {the bridle} around the nose and behind the ears, as a bridle without reins. | Tie {the bridle} around the nose, close, and lead it behind the ears and back: a bridle without loose loops.} {bell? Knot {the bell} to it, to ring along. | }
step sparkle {sparkle=aluminum-foil,metallic-paper? Cut a star from {the sparkle} and {stick=glue? glue | sew} it | {sparkle=sticker,stick-on-gem? Press | {stick=glue? Glue | Sew}} {the sparkle}} on the forehead.
step ride {@4-5? Stick between the legs, one hand on the neck, and {v.gait}. Whoa! Who brings the post to the kitchen? | Set up three cushions to jump and a can to ride around, and take the time for the course.}
further @4-5 Build a stable from a box, with a bowl of paper hay.
further Make a rosette for every rider who finishes the course.
safety {@4-5? Ride on the floor and never on stairs, with the end of the stick low; a grown-up walks the course first. | Ride where the way is clear, the lower end of the stick close to the ground, and never on stairs.}
skills stuffing, binding tightly, moving
waiting {stick=glue? An hour for the mane to dry. | }
alt A sock {v} head with mane and ears on a stick
left rice: would make the head too heavy for its neck

* pocket-friend
name pocket friend
title Friend With a Pocket for Worries | Pocket Friend | Sock Friend Who Keeps Notes
about Some things are easier to write down than to say. Whatever goes into the pocket is kept until morning, or until a grown-up reads it together with you. | A small stuffed friend for the first day of school, the hospital or a night away: it has a pocket, and in it is a note from somebody who thinks of you.
step fill {sock=glove? Tuck all fingers of {the sock} inside but two, the ears. Fill | Fill} {the sock} with {many filling}{filling=rice,dried-lentil,oats? : it gets heavy and sits by itself. Leave a hand's width empty at the top. | , firmly, and leave a hand's width empty at the top.}
step tie Close the open end with {tie=rubber-band,hair-tie? one of {the tie} | a piece of {the tie}}, wound as tightly as it goes, and squeeze the upper third with the other one: head and belly. {!@4-5? Tuck the loose cuff in, or fold it down as a cap.}
step pocket Cut a pocket from {the pocket}, as wide as three fingers and a little taller.
step glue Put glue on three edges of the pocket, not on the top one, and press it to the belly. {@4-5? Hold it while you count to thirty. | Hold it for a minute, then let it lie for an hour.}
step sew Sew the pocket to the belly along three sides with {the thread}, small stitches close to the edge, knots inside.
step eyes {eyes=felt? Snip two eyes from {the eyes} and glue them on. | {eyes=sticker? Press {the eyes} on. | Glue {the eyes} on.}} Close together looks shy, wide apart looks brave.
step stitch {eyes=felt? Cut two eyes from {the eyes} and sew them on with small stitches along the edge. | Sew {the eyes} on, through the holes and back, four times each.}
step face Draw {eyes? a mouth and eyebrows: what kind of listener is this? | eyes, a mouth and eyebrows: what kind of listener is this?}
step hair {hair=felt,ribbon,yarn? Snip {the hair} into a tuft and tuck it | Tuck {the hair}} under the band on top{sock=glove? , between the ears | }.
step arms {arms=pipe-cleaner? Twist | Tie} {the arms} around the neck from behind, so that both ends hang down as arms{arms=pipe-cleaner? , and bend the tips over | }.
step note {@4-5? On {one note}, draw or dictate one thing that worries you, or one that you look forward to. | {@6-8? On {the note}, write one worry and one thing that helps. | On {one note}, write down what goes around in your head, and on another what you would tell a friend about it.}}
step keep {@4-5? Fold it small, put it into the pocket and say good night to it. In the morning you take it out together: is it still as big? | Fold it, put it in, and leave it there overnight. Tell somebody you trust which ones are still there after a week.}
further @4-5 Put a kiss on a paper into the pocket every morning before school.
further Make one for somebody who starts something new, with a first note from you.
safety A tied friend is for play and for the shelf beside the bed; a grown-up checks knots and eyes before it goes to sleep with anybody small.
skills filling and tying, finding words, taking care
waiting {!@9-12? An hour for the glue to hold.}
alt A small sock friend with a pocket on its belly and a note looking out
left balloon: bursts, and that is a fright of its own

* shake-snow-jar
name {v} in a shaker jar
title {V} in a Storm | Shake-It-Up {V} | {V} in a Snow Globe
about Shake once, and it {v.does} around {the v} until everything lies still again. The figure sits on the lid, which becomes the floor when the jar is turned over.
say snowman: name=snowman; does=snows; shape=a snowman of three balls with a carrot nose; flakes=snow
say shark-bay: name=shark; does=sparkles like a swarm of little fish; shape=a shark on a thick post, nose up; flakes=fish and bubbles
say starry-rocket: name=rocket; does=rains stars; shape=a rocket with three fins on a fat flame; flakes=stars
say dino-storm: name=dinosaur; does=rains comet dust; shape=a long-necked dinosaur with four thick legs; flakes=comet dust
step shape From {the clay} shape {v.shape}, no taller than half of {the jar} and narrower than its mouth. Press a flat cake of {one clay} inside the lid, leave the edge free, and set the figure on it. Turn the lid over and shake: it must hold.
step figure Press {the figure} in beside it or on top, deep enough that a shake does not tear it out.
step trees {trees=pipe-cleaner? Cut {the trees} into pieces as long as a thumb and push | {trees=plastic-straw? Snip {the trees} into reeds as long as a thumb and push | Push}} {trees=pipe-cleaner,plastic-straw? them | {the trees}} into the clay next to it.
step ground Press {the ground} into the clay all around.
step water Fill {the jar} with {the water}, almost to the brim, over the sink.
step flakes {flakes=aluminum-foil? Tear {the flakes} into specks as small as you can and drop them in | {flakes=eggshell? Crush {the flakes}, washed and dry, into specks and drop them in | Drop in {the flakes}, a teaspoon at most}}: {v.flakes}.
step slow Stir in {the slow} gently: everything falls more slowly now.
step close A grown-up screws the lid on over the sink, dries it, and winds {tape} around the seam, twice.
step band {band=washi-tape,electrical-tape? Run {the band} around the lid | {band=felt? Cut a strip of {band} and put it around the lid | Tie {the band} around the lid}}: a base like a bought one.
step shake Turn it over, shake, and watch until the last flake lies still. {@4-5? Count along: how far do you get? | Count the seconds: what makes it slower, more soap or less?}
further @4-5 Keep it by the bed: one shake, and quiet comes by itself.
further Make one of a place where you have been together, with a grain of its sand.
safety {jar=glass-jar? A glass jar is shaken with both hands and by a grown-up for the smallest; broken glass is nobody's toy. | A grown-up closes the jar and checks the seam after an hour, upside down on a towel.}
skills modeling, sealing, watching quietly
alt A jar standing on its lid with {a v} inside and flakes whirling
left air-dry clay: would go soft in the water

* thumb-held-shell-chime
name shell wind chime
title Shell Wind Chime Without Drilling | Beach Chime | Shells on Five Strings
about Every shell sits in a pinch of clay with a hole in it, so nothing has to be drilled, and the prints of the same shells run around the disc above. It sounds like a walk along the waterline.
step disc Roll half of {the clay} out with {the roller}, as thick as a finger, and cut a circle with {the plate}, a small one, as a guide. Smooth the edge with a wet finger.
step press Press the most beautiful of {the shells} into the disc, ribs down, and lift them out again: prints all around.
step mark Press {the mark} into the middle and peel it off: {mark=leaf,fern-frond? every vein stays. | its whole pattern stays.}
step holes Poke five holes along the edge with {the poke}, evenly, a finger from the rim, and three in the middle for hanging up.
step beans Roll the rest into ten balls, none bigger than a walnut. Press the hinge of a shell into each until it holds, roughened with a drop of {the water}, and poke a hole through the clay above it.
step dry Let everything dry for a day, turned once. A shell that comes loose is stuck again with a dab of wet clay.
step paint Rub a little paint into the prints and wipe it off at once: {paint=watercolor-paint? the wash | it} stays only in the hollows.
step thread Cut five pieces, each two hands long, from {the line}, and keep the rest. Tie a shell to the end of each string, one or two more above it{beads? , with {many beads} between as stops | , with a knot under each}. Neighbors must just touch when it swings.
step deck Tie {the sparkle} below the middle string, to catch the wind.
step hang Tie the strings into the five holes, pull the rest of the line through the three in the middle, and knot it above. Hang it and shift knots until the disc is level. {@6-8? Then wait for wind. | Which shells ring, and which only click?}
further Write the name of the beach and the year into the underside before it dries.
safety Broken shells cut: sort them out first, and wash the others in warm water before they come to the table.
skills rolling, making prints, balancing on strings
waiting A day for the clay to dry.
alt A clay disc with shell prints and five strings of shells below
left glue stick: would not hold a shell in the wind

* spoon-perch-feeder
name bird feeder
title Bird Feeder With Two Perches | Breakfast for Birds | A Feeder That Refills Itself
about {perch=wooden-spoon,plastic-spoon? The handle is the perch, the hollow is the plate: seed trickles into the spoon, and as soon as it is eaten, more follows. | Two perches through the house, a small window above each: birds land, pick, and fly, and the seed follows by itself.}
step holes Rinse {the house}, let it dry and take off the label. A grown-up pokes two holes across from each other, a hand above the bottom, and two more crosswise a little higher{perch=wooden-spoon,plastic-spoon? , one of each pair a little lower than the other | }.
step perch Push {the perch} through, one each way{perch=wooden-spoon,plastic-spoon? , the hollow of the spoon just outside the lower hole, open side up | , sticking out a hand on both sides}.
step slot {perch=wooden-spoon,plastic-spoon? Widen the hole above each spoon with a snip, until a few seeds trickle through and stop. | Cut a window as wide as a thumb a finger above each perch.} Poke {@4-5? three pinholes in the bottom, too, | a few small holes in the bottom, too,} for the rain to get out.
step bands {bands=ribbon,yarn,raffia? Wind {the bands} around the house above the holes and knot it. | Wrap {the bands} around the house, clear of the holes.} Calm colors are best: birds are careful.
step paint Paint leaves on the outside and let them dry for an hour. The inside stays bare.
step roof Tape {the roof} around the neck so that the edge sticks out over the perches: a roof that keeps the seed dry.
step tray Tape {the tray} under the bottom, hollow side up, for what falls down.
step line Tie {the line} around the neck with a double knot and leave a loop to hang it by{@4-5? ; test it together by pulling hard. | . Pull hard: it carries more than it looks.}
step fill {funnel=funnel? Set {the funnel} in the mouth | Roll {the funnel} into a funnel, set it in the mouth} and pour in {the seed}, up to the neck. Close it.
step watch Hang it where a cat cannot climb and a window lets you look, and wait: it takes a day or three. {@4-5? Who comes first? | {@6-8? Keep a list: who comes, when, and how long. | Count the visitors for ten minutes at the same hour every day, and make a graph of it.}}
further @4-5 Draw the first guest, with the right colors.
further Offer two kinds of seed side by side, and find out who likes which.
safety A grown-up does the poking: a bottle dents first and gives way suddenly. Wash hands after feeding, and clean the feeder every week.
skills building for others, pouring, observing
alt A bottle feeder with two spoons through it, seed inside and a roof on top
left dried bean: too hard for small beaks

* drawing-top
name spinning top
title Top That Draws While It Spins | Rainbow Drawing Top | Spin, and It Leaves Curls
about The axle is {a axle}: as the top spins, it draws its own dance on the paper, loops and curls that no hand can make. And the rainbow on top melts into one pale color.
fact White light holds all the colors of the rainbow; spun quickly, painted colors run back together in the eye.
step circle {disc=plastic-lid,old-CD? {the disc} is round already. Only an edge that is rough gets a snip, and the middle is marked with a dot. | {disc=paper-plate? Trace {the cup} in the flat middle of {the disc} and cut it out: | Trace {the cup} on {the disc} and cut it out:} a disc as wide as {@4-5? your hand. | your palm.} Mark the middle: fold a paper copy twice to find it.}
step colors {color=sticker? Press {the color} on in rays, color by color, from the middle outward, like slices of a pie. | {color=paint? Paint six slices like a pie, red to violet, and let them dry for half an hour. | {@4-5? Color slices like a pie, each in another color, as strongly as you can. | Divide it into seven slices like a pie and color them red, orange, yellow, green, blue, navy and violet.}}}
step center Make a hole in the middle with {the hole} and widen it little by little, until {the axle} just squeezes through{disc=plastic-lid,old-CD? ; a hole that is too wide is narrowed with tape | }.
step axle Push {the axle} through, tip down, until the disc sits {@4-5? a thumb's length above the tip. | {in 1} above the tip.} {collar? Hold it there with {the collar}, right under the disc, and a ring of {stick} above. | Hold it there with a ring of {stick}, above and below.}
step weight Tape {the weight} to the underside, opposite each other and close to the edge: it spins longer, and it stops wobbling.
step shine {shine=aluminum-foil,metallic-paper? Stick specks of {shine} | {shine=washi-tape? Put short bits of {shine} | Press {the shine} on}} near the edge: they turn into rings of light.
step pen {axle=marker? Take off the cap. | {axle=crayon? Rub the tip round on scrap paper. | Make sure that the tip is not too sharp.}} Set the top on {the sheet}, twirl it between {@4-5? both palms | thumb and finger} and let go.
step ring {ring=paper-straw? Bend straws into a ring, taped end in end, | Lay {ring} into a ring as wide as a plate} and tape it to the paper: an arena that the top cannot leave.
step spin {@4-5? Which curl is the longest? Follow it with a finger. | {@6-8? How many seconds does it spin? Move the disc a little lower: and now? | Change one thing at a time: height of the disc, weight, tip. Note the best of three each time.}}
step guess Look at the top while it is fast. Where did the colors go? {@4-5? Guess, then stop it: there they are. | Try two colors only, blue and yellow, red and green: what do they become?}
further @4-5 Let three tops in three colors dance on one big paper, and hang up the picture.
further Draw a spiral on a second disc: does it run in or out when it spins?
safety {@4-5? A grown-up makes the hole, with the disc on a board and not in the hand. | Make the hole with the disc lying on a board and not in the hand.}
skills finding the middle, balancing, observing colors
waiting {color=paint? Half an hour for the paint to dry. | }
alt A spinning top with rainbow slices on {a axle} axle that has drawn a spiral
left magnet: has no business in a toy

* day-and-night-box
name day-and-night box
title Day Here, Night There | A Box With Day and Night in It | While You Sleep, I Work
about Somebody in the family works while the others sleep, or lives where it is night when here it is day. Two rooms, one wall, and in the wall a slot: notes go through it, in both directions.
fact When it is noon where you are, it is midnight on the other side of the Earth.
step open Lay {the box} down open, long side below{box=cereal-box,tissue-box? , and cut away the front | }. Even out rough edges with a snip. The left half will be day, the right half night.
step paint Paint the left half {color a} inside and the right half {color b}, walls and floor. Let it dry for half an hour.
step wall Cut {the wall} to fit between day and night. Cut a slot as wide as a folded note in its middle, then {fix stick} it upright into the box.
step sky From {the people} cut a sun and a moon, as big as an egg. {turner? Fix them to {the turner}, sun at one end, moon at the other: turned around, they change places. | Fix the sun on the left and the moon on the right.}
step people Draw everybody who belongs here as high as a finger, twice each: awake and asleep. {@6-8? Give the one who works at night the right clothes: scrubs, uniform, apron. | Who wears a uniform, and who wears pajamas?} Cut them out with room around them.
step feet {feet=clothespin? Clip {the feet} to them, so that they stand. | Stand them up with {the feet} as feet, slit or pressed on.}
step clouds {clouds=tissue-paper? Crumple bits of {clouds} | Pull {the clouds} apart} and {fix stick} them to the day side as clouds{stars? ; {stars=aluminum-foil,metallic-paper? tear {the stars} into stars for the night | the night gets {the stars}} | }.
step beds {beds=small-box? Set {the beds} up as beds | Fold {the beds} into beds with a pillow}, one on each side.
step notes {@4-5? Draw a note: what did you do today? Fold it once. | Write a note: the best thing and the silliest thing of the day. Fold it once.}
step turn {@4-5? Set everybody where they are right now. When do they meet? Push the note through the slot. | Set everybody where they are right now, push the note through the slot, and look in the morning for the answer.}
further @4-5 Draw a clock under each half, with the hours at which one gets up and one goes to bed.
further Find three places on a map where it is night now, and add a postcard from each.
safety Wall and slot are cut on the table, before anything is glued; a grown-up takes over where the box is thick.
skills telling day from night, building a scene, writing notes
waiting Half an hour for the paint to dry.
alt A box with a blue day room and a dark night room, a sun, a moon, and a note in the wall between
left string light: belongs on a bigger box

* lidded-ocean-bottle
name ocean bottle
title Ocean in {a bottle} | Slow Waves in {a bottle} | A Sea That Never Spills
about Oil floats on water and will not mix with it, so the blue half rolls in slow, heavy waves under the clear half. Tip {the bottle}, and a whole sea comes to the beach. | Lay it down and rock it: the wave runs to one end, turns and comes back, slower than any water. The oil on top makes it so.
step floor Drop {the floor} into the dry bottle, over {the tray}: the sea floor. Whatever does not go through the neck stays out.
step water Set {the bottle} on {the tray}. With {the funnel}, fill it not quite half with water, add three drops of {the tint}, put a hand over the top and swirl. {@9-12? Stop while you can still read through it: the wave shows best in a light blue. | }
step shine Add {the shine}, a pinch and no more: it gathers where water and oil meet.
step swim Drop in {the swim}. What sinks lives on the sea floor; what floats rides the wave.
step oil Pour {the oil} through the funnel, slowly, until the bottle is full to a finger below the rim. Wait: drops of oil rise from everywhere, and a sharp line forms.
step float Push {the float} in as a boat. It comes to rest just where the sea has its surface.
step close Dry the rim and the cap with {the towel}. Screw it on as hard as you can, {@4-5,6-8? let a grown-up turn it once more, and | } wind {the tape} over the edge of the cap and the bottle below it, four times, pulled firm.
step rope Wind {the rope} around the cap, over the tape, and knot it like a sailor's.
step rock Lay it on its side over {the tray} and rock it gently. {@4-5,6-8? How many breaths does one wave take from end to end? | Shake it hard, put it down and time how long oil and water take to part. Then write storm, swell and calm on the tape.}
further @4-5 Rock it slowly while somebody tells of a ship in a storm, and let it get calm at the end.
further Make a second one with water alone, rock both, and explain to somebody why one is slower.
further @9-12 Try warm water from the tap instead of cold. Does the oil part faster?
safety A grown-up helps to pour the oil and wipes up drops at once: oil on a floor is as slippery as ice. It stays closed for good{bottle=glass-jar? , and glass is held with both hands | }.
skills pouring, seeing density, sealing
alt A bottle lying on its side with blue waves below, clear oil above and shells on the bottom
left salt: would only vanish in the water

* balloon-free-wind-car
name wind car
title Sail Car on {wheels=bottle-cap? Bottle-Cap | Four} Wheels | Wind Car | The Car That Needs Only Breath
about Four lids turn on two axles, and a paper sail does the rest. Fan it, blow, or put it in the wind: it runs by itself. | An axle that turns freely is the whole secret of a car. Once it rolls at a breath, every change of the sail can be seen in how far it goes.
step body Cut a strip, {in 3} wide and {in 7} long, from {the body} as the frame of the car. Draw a line down the middle of the top.
step bearings Cut {in 3} from the end of each of {the tubes}. Tape both pieces across the bottom, one near each end, exactly square to the middle line: a crooked axle drives in circles. Keep what is left.
step holes A grown-up lays {the wheels} on thick cardboard and makes a hole in the exact middle of each with {the hammer} and {the nail}, just wide enough for the axle to stick.
step wheels Push one of {the wheels} onto one of {the axles}, the axle through its bearing, and a wheel onto the other end. Cut the axle off a finger's width outside, points and all, and wind tape around the ends. Do the same at the back. {@9-12? Leave a gap as thick as a coin between wheel and car. | The wheels turn with the axle, and must not rub.}
step hubs Press a bit of {the hubs} against the outside of each wheel: it holds the wheel straight.
step mast Put what is left of both straws together side by side and tape them. Tape this mast upright to the front third of the car, with two strips to the sides as stays.
step sail Cut {the sail} to {in 6} by {in 7} and draw your sign on it. Tape its left edge to the mast, top and bottom, so that it bulges. Two strips of tape hold the free corners to the car.
step trim {trim=sticker? Press on {the trim} as numbers and lamps. | Run strips of {the trim} along both sides, with tape where they do not stick.} Light trim only: every gram costs speed.
step flag Tape {the flag} to the tip of the mast: it shows where the wind comes from.
step race Smooth floor, starting line, and a piece of card to fan with. {@6-8? How far does it go in three fans? Mark it with tape, and try to pass the mark. | Change one thing only, a taller sail, a wider one, a weight on the rear, and measure three runs each. Which change pays?}
further Hold a race in which everybody fans only their own car, and nobody may touch it.
further @9-12 Set the sail at an angle: can it run across the wind, as sailboats do?
safety A grown-up makes the holes; the cut ends of axles are wrapped in tape before the first run. Race on the floor or a path without cars.
skills building axles, fair testing, measuring
alt A flat car on cap wheels with a yellow paper sail and a small flag
left glue: would stop the axles if it ran into the straws

* glowing-leaf-jar
name leaf lantern
title {leaves=tissue-paper? Autumn Leaves | {leaves=pressed-flower? A Meadow | Real Leaves}} in the Light | {leaves=pressed-flower? A Jar Full of Summer | A Jar That Glows Like Fall} | {leaves=pressed-flower? Pressed-Flower Jar | Leaf Lantern}
about By day it is a jar with {leaves=pressed-flower? flowers | leaves}. With a light behind it every {leaves=pressed-flower? petal | leaf} turns to stained glass. | {skin? Thin paper lets the light through, and {leaves=pressed-flower? flowers hold | leaves hold} it back: glued over each other on a jar, they make | Glass lets the light through, and {leaves=pressed-flower? flowers hold | leaves hold} it back: together they make } an evening that can be carried from room to room.
step press {leaves=tissue-paper? {@4-5? Fold {the leaves} once and cut half a leaf along the fold together: opened, both sides match. | Fold {the leaves} once, and cut half a leaf along the fold: opened, both sides match.} Make seven, of different sizes. | {leaves=pressed-flower? Choose the flattest of {the leaves}, and lay them out on the table as they should grow around the jar: tall ones, low ones, gaps between. Snip off thick stalks. | Choose seven of {the leaves} that are flat and still bend. Snip off the stalks, so that nothing stands away from the glass.}}
step mix Stir two spoonfuls of {glue} with one of water on {the saucer}.
step skin Tear {the skin} into pieces as large as your palm. {skin=paper-napkin? Peel off the plain layers first. | Torn edges melt into each other.}
step glue Brush {glue} onto one side of {the jar}, lay the pieces on, overlapping a little, and brush over them. Go on around until the glass is covered up to the rim.
step leaves {leaves=pressed-flower? Brush glue onto {the jar}, on a place as wide as two fingers, {tweezers? lift a flower on with {the tweezers} | lift a flower on with a damp fingertip}, and brush over it from the middle outward, lightly. | Brush a leaf with glue on the back, press it onto {the jar} from the middle outward, and brush over it.} {@4-5? Where shall the next one fall? | Let some overlap, and leave gaps for the light.}
step dry Two hours on its rim, and it is clear and no longer sticky.
step gold {gold=glitter-glue? Trace the {leaves=pressed-flower? edges of the petals | veins of the leaves} with {the gold} and let them dry for another hour. | Draw the {leaves=pressed-flower? edges of the petals | veins of the leaves} with {the gold}, thin as hairs.}
step handle {handle=craft-wire? A grown-up winds {the handle} around the jar below the rim and bends a loop over the top. | {@4-5? A grown-up ties {the handle} | Tie {the handle}} around the jar below the rim, twice, and knot the ends on the other side for a loop to carry it.}
step charm {handle? Push {the charm} under the winding of the handle, in front. | Lay {the charm} around the foot of the jar.}
step light {light? {light=string-light? Coil {the light} into the jar, the battery pack last. | {light=glow-stick? Bend {the light} until it shines and stand it in. | Switch {the light} on and stand it in.}} Turn off the lamp, and look at the wall as well. | Stand it on a sill where the evening sun comes through, and look at the wall as well.}
further @4-5 Take a walk at dusk, and let the lantern say good night to the trees.
further Make one for each season: petals, green leaves, colored leaves, snowflakes.
safety Only a light without a flame goes in: paper and dry leaves burn. {jar=glass-jar? Glue over a thick towel, and let a grown-up carry the jar while it is wet. | The battery lid of the light stays screwed.}
skills layering, brushing glue, seeing light and dark
waiting Two hours for the glue to dry clear.
alt A glowing jar with {leaves=pressed-flower? flowers | orange and red leaves}{skin? on yellow paper | } and a carrying loop
left candle: a flame does not belong near paper and leaves

* thank-you-seed-pot
name seed pot
title Thank You for Helping Me Grow | A Thank-You That Grows | {pot=terracotta-pot? Flowerpot With a Thank-You Tag | Seed Pot With a Thank-You Tag}
about Today it is a smiling pot of soil with a tag; in a week or two, something green stands up in it and says thank you again. | What is sown here was tiny and has been looked after: that is just what the tag says to a teacher, a grandmother or anyone who helped.
step coat {coat=marker? Color bands and patterns around {the pot}. | {coat=washi-tape? Wind {the coat} around {the pot} in rings. | {@4-5? Paint the outside of {the pot}, rim last | Paint patterns around the outside of {the pot}}, and let it dry for half an hour.}}
step face Give the pot a face: two eyes and a wide smile{@9-12? , or letter the name of the one who gets it around the rim | }.
step gems Press {the gems} on around the face.
step soil Spoon {the soil} in, up to a finger below the rim, and press it gently with the back of {the spoon}.
step sow {seeds=dried-bean,pumpkin-seed? Press eight of {the seeds} into the soil, a thumb apart and as deep as a fingernail, and cover them. | Scatter {the seeds} over the soil, with room between them, and cover them with soil as thin as a blanket.}
step drink Stand the pot on {the saucer} and water it by the spoonful until the soil is dark all over, not until it swims.
step tag Cut {the tag} to the size of a playing card. {@4-5? Somebody writes: thank you for helping me grow. Your child signs. | Write: thank you for helping me grow. Add your name, and on the back what is in there and how much water it likes.}
step stake Tape the tag to the top of {the stakes} and push it into the soil at the rim.
step bow Tie {the bow} around the pot just below the rim{stakes? . | , and thread the tag on before the bow is made.}
step give {@4-5? Carry it with both hands, and say what the thank-you is for. | {@6-8? Give it away on the day it is sown, or keep it secret on the window sill until the first green shows. | Sow a second pot for yourself: a photo of yours tells how the other one should look by now.}}
further @4-5 Measure the sprout against a finger every Sunday.
further Write the day of sowing under the pot, and guess the day of the first leaf.
safety Nobody tastes soil or seeds; hands are washed when the pot is watered. Water is wiped up before the pot is carried.
skills sowing, writing a thank-you, caring
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A smiling flowerpot on a saucer with a sprout and a thank-you tag
left glitter: does not belong in soil
`;
