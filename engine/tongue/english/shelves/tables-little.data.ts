export const words = `
* cut-mouth-fish
name fish
title Plate Fish With a Big Mouth | Fish Whose Mouth Is Its Tail | One-Snip Plate Fish
about One slice comes out of the plate and leaves a wide-open mouth; turned around and stuck on behind, that same slice is exactly the right tail. {bumps?  Bubble wrap prints the rows of scales.}{scales=aluminum-foil,metallic-paper?  A few shiny scales catch the light when it turns.}
step mouth {@2-3? Cut a slice out of {the plate}, like a slice of pizza that reaches to the middle. Show your child the open mouth, and keep the slice: it is the tail. | Cut one slice out of {the plate}, about as wide at the rim as your hand and pointed in the middle, like a slice of pizza. The gap is the mouth. Keep the slice: it is the tail.}
step paint {@2-3? Let your child paint the fish and its tail {color a}, right out to the rim, patting or stroking with {the brush}. | Paint the bumpy side of the fish and one side of the slice {color a}, right out to the rim.}
step print Spread a thin coat of {color b} paint on {the saucer}, press {the bumps} into it bumps down, and print the body behind the head: every bubble is a scale. {@6-8? Shift each row by half a bubble, as real scales lie. | Lift it straight up, and print again next to it.}
step dots Dip a fingertip into the {color b} paint and dab spots on the body: one dip, one scale.
step dry Lay both pieces flat for half an hour, until they are no longer cool to the touch.
step tail Put {stick} on the tip of the slice and lay it behind the plate, across from the gap, so that the wide end fans out. Press and count to ten.
step scales {scales=sticker? Press {the scales} onto the body in rows, from the tail toward the head. | {scales=cupcake-liner? Flatten {the scales}, fold them in half{@6-8?  or snip them in two} and stick them on in rows from the tail toward the head, round edge backward. | {@2-3? Tear pieces of {the scales} as big as a cracker together. Rub {stick} on the body, and your child pats them on wherever the fish shall shine. | Tear {the scales} into pieces as big as a thumb, and stick them on in rows from the tail toward the head, each row over the edge of the one behind it.}}}
step stream {stick=glue? Glue | Stick} three strips of {stream}, as long as your hand, behind the tail: they trail in the current.
step eye {stick=glue? Set {the eye} on a dab of glue, halfway between the mouth and the back. | {eye=button,bottle-cap,googly-eye? Rub plenty of glue stick on the spot and press {the eye} on, halfway between the mouth and the back.}}
step face {eye? Draw a curved gill behind the eye and fine lines on the tail. | {@2-3? Draw an eye above the mouth together: a circle, and a dot looking at what it is about to eat. | Draw an eye above the mouth, a curved gill behind it and fine lines on the tail.}}
step prey Cut a fish as long as your thumb from {the prey}, draw its eye, and lay it in the gap between the jaws. Does it get away, or is it swallowed by the next bigger plate?
step play {@2-3? Hold the fish by its back and let it snap up a sock, a spoon, a finger. | Hold the fish by its back and swim it along the floor: it swallows everything that fits into its mouth.}
further @2-3 Ask before each bite whether the fish wants something big or something small.
further @4-5 Make a smaller fish from a smaller plate: it fits right into the big one's mouth.
further Measure the slices of three fish: a wider slice makes a greedier mouth, and always its own bigger tail.
safety @2-3 The one cut is for a grown-up; a paint-covered finger goes into a wet cloth before it goes anywhere else.
safety Hold the plate with the curved side up for the cut, fingers behind the scissors; the rim is stiff and gives way with a jerk.
skills seeing shapes, painting, sticking in rows
waiting Half an hour for the paint to dry.
alt A round plate fish with a wedge-shaped open mouth and a tail made of the same wedge
left pom-pom: would drop off a fish that is meant to be swum around

* plate-wheel
name steering wheel
title Plate Steering Wheel | {horn? Steering Wheel With a Horn | } | Driver's Seat on a Plate
about Two windows cut from a plate leave a real steering wheel{horn? , with room for a horn | }{knobs? , switches}{key?  and a key that turns}. Any chair becomes a bus, a race car or a truck. | {horn=bubble-wrap? The horn in the middle really pops when it is pressed, and the | The} wheel is light enough to go along on every walk: the driver decides where the kitchen chairs are going today.
step windows {@2-3,4-5? Draw a bar as wide as your hand across the middle of {the plate} and a stem from it down to the rim. Cut out what is left above the bar and on both sides of the stem; the rim stays whole. | Draw a bar four fingers wide across the middle of {the plate} and a stem from it down to the rim. Pinch the plate to snip into each window, then cut it out along the line. The rim stays whole.}
step paint {@2-3? Your child paints the wheel {color a}; the table under it may get its share, so put down something old. | Paint the front of the wheel {color a}, spokes and rim.}
step dry Hang the wheel over a bottle or lay it flat for half an hour.
step grip {grip=washi-tape,duct-tape,electrical-tape? Wrap {the grip} around the rim on the left and on the right, where the hands go. | Wind {the grip} around the rim on the left and on the right, where the hands go, and tape down both ends.}
step horn {horn=bubble-wrap? Fold {the horn} into a small square, two layers thick, and tape its four edges down in the middle: a horn that pops. | {horn=aluminum-foil? Crumple {the horn} into a flat, shiny pad as big as a cookie and tape it to the middle: this is the horn. | {horn=felt? Fold {the horn} into a thick pad and tape it to the middle: this is the horn. | Put a loop of tape, sticky side out, behind {the horn} and press it onto the middle: this is the horn.}}}
step knobs {knobs=sticker? Press {the knobs} on along the bar. {@2-3? What does each one do? Lights, wipers, music? | One for the lights, one for the wipers, one for the music.} | Stick {the knobs} on a row of tape loops along the bar: lights, wipers, music, door.}
step key Cut a slit as wide as {the key} at the lower right of the rim, push the key through, and the engine can be started. A grown-up's strip of tape on the cut keeps it from tearing.
step column {column=cardboard-tube? Snip four tabs into one end of {the column}, fold them out and tape them behind the horn. | Tape {the column} behind the horn, open end on the wheel.} Held between the knees, it keeps the wheel up and lets it turn.
step dials {@2-3? On a piece that was cut out, draw a speed dial with a pointer; your child scribbles on another one: that is the map. Press both onto loops of tape on the bar and the stem. | On the pieces that were cut out, draw a speed dial with a pointer and arrows for left and right. Stick them to the bar and the stem with loops of tape.}
step drive {@2-3? Sit behind each other on two cushions. Call left, right, beep and stop; your child steers. | {@4-5? Somebody holds up something red, then something green: the driver brakes, waits and starts again. | Give directions from a drawn street plan: second left, straight on, stop at the bakery. Does the driver arrive?}}
further @2-3 Sing about the bus, and let the wheel go round with the verse.
further @4-5 Draw tickets and let every cuddly animal in the house board the bus.
further Draw a road with ten bends on a long paper and steer along it while somebody pulls it past you.
safety @2-3,4-5 The windows are cut out by a grown-up before the painting starts: a bent plate springs back at the scissors.
safety Pinch, snip, then cut toward the open window and never toward the hand that holds the rim.
skills pretend play, left and right, following directions
waiting Half an hour for the paint to dry.
alt A black steering wheel of a plate with a red horn{knobs?  and knobs}
left glitter: would end up on every hand that drives

* rim-mane-lion
name lion mask
title Lion With a Rim for a Mane | Peekaboo Plate Lion | {mane? Lion Mask With Bendy Mane | }
about The ribbed rim of a plate is a mane that only has to be let out: snip it all around, bend every other strip, and it bristles. The two circles from the eyeholes are just right for the ears.
step holes {@2-3,4-5? Trace around something as wide as an egg to draw two circles in the middle of {the plate}, two fingers apart. Pinch the plate to start each hole and cut out both circles in one piece: the holes are for peeking, the circles are the ears. | Draw two circles as wide as an egg in the middle of {the plate}, two fingers apart. Pinch, snip and cut both out in one piece: the holes are for peeking, the circles are the ears.}
step paint {@2-3? Your child dabs {color b} paint all around the rim; then rinse the brush, and the middle and both circles become {color a}. | Paint the ribbed rim {color b}, all the way around. Rinse the brush, and paint the middle and both circles {color a}.}
step dry Wait half an hour, until the paint is dry to a fingertip.
step fringe {@2-3? Snip into the rim all around, a finger's width apart, just as deep as the ribs go. | Snip into the rim all around, a finger's width apart. Stop where the ribs end, or the mane comes off the face. Bend one strip forward and leave the next, all around: the mane stands out in two rows.}
step bend Show how one strip bends toward you; your child bends the others, this way and that.
step ears {stick=glue? Glue | Tape} the circles behind the rim at the top, so that half of each looks out{@2-3? ; your child presses until they hold}.
step tuck {mane=leaf,crinkle-paper? {stick=glue? Dot glue along the back of the rim; | Put a ring of tape behind the rim;} your child presses {the mane} on, sticking out between the strips. | Tear {the mane} into strips together. {stick=glue? Dot glue along the back of the rim; | Put a ring of tape behind the rim;} your child presses the strips on, ends sticking out.}
step tufts {mane=tissue-paper,crepe-paper? Tear {the mane} into strips as long as a finger and | {mane=yarn,raffia,ribbon,pipe-cleaner? Cut {the mane} into pieces as long as a finger and | Take {the mane} and}} {stick=glue? stick them behind the rim with dots of glue, | tape them behind the rim,} tips sticking out between the strips.
step face {@2-3? Draw a triangle nose and a mouth together; your child adds dots for the whiskers to grow from. | Draw a triangle nose, a line down from it, two curves for the mouth, and dots for the whiskers.}
step nose {stick=glue? Set {the nose} on a dab of glue in the middle | Press {the nose} onto a loop of tape in the middle}, right over the drawn nose.
step snout {nose=egg-carton? Snip one cup from {the nose} and {stick=glue? glue | tape} it over the drawn nose, hollow side down. | {nose=felt,craft-foam? Put a triangle of {nose} over the drawn nose with {stick}. | {stick=glue? Set {the nose} on a dab of glue in the middle, right over the drawn nose. | Press {the nose} onto a loop of tape in the middle, right over the drawn nose.}}}
step whiskers {whiskers=paper-straw,pipe-cleaner,string,raffia? Cut {the whiskers} into six pieces as long as a finger | Break {the whiskers} into six short pieces} and {stick=glue? glue | tape} three to each cheek, ends toward the nose.
step handle {stick=glue? Glue | Tape} {the handle} behind the lower rim, so that a hand's length sticks out to hold on to.
further @2-3 Hide behind the lion and peek: where is your child, and who is roaring?
further @4-5 Be the lion who sleeps until somebody tickles his mane.
further Snip a second plate rim into thinner strips, tuck it behind the first and compare the manes.
safety @2-3 Eyeholes and fringe are cut by a grown-up beforehand; the mask is held in front of the face by somebody who sits.
safety Pinch the plate to start an eyehole, so that the first snip is made at a fold and not by stabbing.
skills snipping, bending, painting two areas
waiting Half an hour for the paint to dry.
alt A lion's face with round eyeholes, round ears and an orange fringed mane
left stapler: leaves sharp ends next to eyes
left googly-eye: not needed: your own eyes look out of this lion

* carton-jaws
name {v} jaws
title Snapping {V} | Egg-Carton {V} That Bites | {V} With Bumpy Jaws
about An egg carton has it all: long jaws, bumps on top, and the last two of them are already {the v}'s eyes. Give it a hinge at the back and it snaps.
say crocodile: name=crocodile; coat=water weed; eats=river fish; says=Lie still, still, still, and snap
say wolf: name=wolf; coat=shaggy fur; eats=grandmother's cake; says=Knock, knock, who is there
say tyrannosaurus: name=tyrannosaurus; coat=a feathery crest; eats=dinosaur drumsticks; says=Stomp, sniff, and snap
say shark: name=shark; coat=a fin; eats=little fish; says=Circle, circle, and snap
say dragon: name=dragon; coat=a flickering crest; eats=hot coals; says=Smoke first, then snap
step apart Open {the carton} and cut the lid off along the fold. The half with the cups is turned over: bumps up, it is the upper jaw. The lid is the lower one.
step hinge Put the two halves together and tape them across one short end, inside and outside: now the mouth opens at the other end. {@6-8? Open and close it ten times, and add tape where it gives. | Open and close it a few times to see that the tape holds.}
step paint {@2-3? Your child paints the jaws {color a}, bumps and all, pressing the brush well into the valleys. | Paint the outside {color a}. Push the brush down between the bumps, or they stay gray.}
step dry Prop the mouth open with a spoon and let it dry for an hour.
step teeth Cut two strips of {teeth} as long as the jaws, and cut big teeth into one edge of each.
step bite {glue=glue-stick? Rub glue stick | Spread glue} along the inside of both rims; your child presses the strips of teeth in, points out, and holds them while you count to ten. {v=wolf?  Two pointed ears cut from the rest go on behind the last bumps.}
step bites Cut two strips of {teeth} as long as the jaws, with a zigzag along one edge{v=shark? , the teeth close together}. {glue=glue-stick? Rub glue stick | Spread glue} along the inside of both rims and press the strips in, points facing each other. {v=wolf?  Two pointed ears cut from the rest go on behind the last bumps.}
step tongue {glue=glue-stick? Rub glue on | Put glue on} one end of {the tongue} and press it in at the very back, so that the rest lolls out over the teeth.
step eyes {eyes=sticker? Press {the eyes} onto | Glue {the eyes} to} the last two bumps, right by the hinge{eyes=cotton-ball? : white eyes to draw on}. {@6-8? Looking forward, as hunters' eyes do. | }
step face {!eyes? Draw an eye on each of the last two bumps. }Draw nostrils on the first two bumps{@2-3? together. | {@4-5? and wrinkles behind them. | , and lines around the mouth where the skin folds.}}
step coat {coat=tissue-paper? Tear {the coat} into pieces as long as a finger | {coat=felt,craft-foam,yarn,pipe-cleaner? Snip {the coat} into pieces as long as a finger | Take {the coat}}} and glue them behind the eyes as {v.coat}.
step snap {@2-3? Fingers on top, thumb below: snap! Feed it big crumpled balls of paper, and say thank you for it. | {@4-5? Fingers on top, thumb below. {v.says}! Which toy is the next bite? | Fingers on top, thumb below. Draw what it eats, {v.eats}, on scraps of paper, and see who gets them past its teeth.}}
further @2-3 Brush its teeth with a dry toothbrush before bed.
further @4-5 Count the teeth together, lose one and let it wobble on a bit of tape.
further Look up how many teeth the real one has, or is said to have, and whether they grow again.
safety @2-3,4-5 The carton is cut by a grown-up; use a clean one with no egg left in it, and wash hands after.
safety A grown-up helps where the carton is thick at the fold: cut in short snips, the other hand behind the scissors.
skills painting, cutting a zigzag, working a puppet
waiting One hour for the paint to dry.
alt Open jaws of an egg carton with bumps on top, white teeth and eyes on the last two bumps
left string: not needed: the mouth is worked by the hand

* tipping-truck
name {v}
title {V} That Tips Its Load | Rolling {V} With a Tipping Bed | {V} on Four Wheels
about {wheels=bottle-cap? Bottle caps are wheels that only lack an axle | Lids are wheels that only lack an axle}, and half {a tray} is a bed that tips: the {v} is loaded at one end of the rug, driven to the other, and unloaded with one finger.
say dump-truck: name=dump truck; cargo=gravel; place=the sandbox
say farm-truck: name=farm truck; cargo=potatoes; place=the barn
say moon-rover: name=moon rover; cargo=moon rocks; place=the space base
step cut {body=milk-carton? Take a half-gallon (2-liter) carton, wide enough for the bed, and lay it on its side, opening taped shut. | {body=shoebox? Tape the lid onto {the body}; the axles must be longer than it is wide. | Lay {the body} down, open flaps taped shut.}} The front third stays closed: that is the cab. From the rest cut off the top and the rear wall, and lower the two sides to half their height. Tape a piece of the cut-off top behind the cab as its back wall.
step paint {body=milk-carton? Stir a drop of dish soap into the paint, or it beads up on the shiny carton. | } Paint the {v} and {the tray}, which becomes its bed, {color a}, the sides first and the roof last{body=cereal-box? ; on glossy print the second thin coat is the one that covers | }. They dry for half an hour, wheels not yet on.
step straws Cut {the straws} to the width of the {v} and tape them across underneath, one near the front, one near the back, both straight: the axles turn in them.
step wheels A grown-up lays {the wheels} on a {cutting-board} and makes a hole in the middle of each with {hammer} and {nail}. {axle=pipe-cleaner? The grown-up pushes a {one axle} through each straw, threads a wheel onto each end and bends the tips into a knot. | Then an axle goes through each straw and a wheel onto each end; the grown-up cuts off what is pointed and winds tape around the tips.} The wheels must not rub against the sides.
step hinge Cut {the tray} in half lengthwise{tray=paper-cup? , right through the bottom | , and to the length of the open part}. {body=shoebox,cereal-box? Tape both halves together side by side: this is the bed. | One half is the bed.} {tray=cardboard-tube? Close one end with tape: it goes toward the cab. | The closed end goes toward the cab.} Lay it behind the cab and tape its lower back edge to the floor at the open rear of the {v} with one wide strip, so that it can swing up.
step lever Tape {the lever} crosswise under the front end of the bed, so that it sticks out at the side: push it up and the bed tips.
step details Draw {v=moon-rover? round windows, a hatch and a flag on the side. | windows, doors and a bumper; a number plate with your own initials goes on the back.}
step lights Tape {the lights} to the front as headlights.
step outfit Tape a strip of {shell} along the sides, shiny side out{mast? , and {a mast} behind the cab as an antenna | }.
step haul {load? Fill the bed with {the load}, drive to {v.place} and tip: {v.cargo}, delivered. | Load what lies around, push it to the other end of the rug, and tip.} {@6-8? How many trips does a bowlful take? | }
further @4-5 Build a ramp from a book: what rolls farther, the full {v} or the empty one?
further Change the place of the hinge: where does the bed tip most easily, at the very back or a little before it?
safety {load=dried-bean,pebble,dry-pasta,acorn,cork,pom-pom,popcorn? Count the load back into its bowl after the game, and keep it from smaller brothers and sisters. | A grown-up makes the holes and fits the axles: both need a point, and a point can slip.}
skills building axles, testing, loading and tipping
waiting Half an hour for the paint to dry.
alt {a v} on cap wheels with its bed tipped up and the load sliding out
left glue: would hold the axles fast

* window-astronaut
name astronaut
title Astronaut Behind a Visor | Who Is in the Space Helmet? | Lift the Visor, Astronaut
about The visor is a mirror from outside, as on a real space helmet. Fold it up, and there is the astronaut: a face that looks very much like yours. | Two plates are enough for helmet, visor and shoulders, and the visor opens, so that everybody can guess first who flies along.
fact Real space visors are coated with a very thin layer of gold that keeps out the glare of the Sun.
step cut Cut one of {the plate} in half. One half is the shoulders. Cut the ribbed rim off the other half: what remains is the visor.
step wrap {@2-3? Lay the visor on {the shine}; your child folds the edges over it and strokes it smooth. | Wrap the visor in {the shine}, fold the edges to the back and stroke it smooth with a sleeve.}
step face {@2-3? Your child makes the face on the other plate: two dots, a mouth, a scribble of hair. | {@4-5? Look in a mirror, and draw your own face in the middle of the other plate: what color are your eyes? | Look in a mirror, and draw your own face in the middle of the other plate, as large as the flat part. Leave the ribbed rim white: it is the helmet.}}
step hair Tear {the hair} into bits together; your child pats them on along the top of the face, where you put {stick}.
step strands {hair=yarn,felt,raffia? Snip {the hair} into short pieces and | {hair=crinkle-paper? Pluck {the hair} apart and | Tear {the hair} into bits and}} {fix stick} them on along the top of the face.
step hinge Lay the visor over the face, straight edge down, and tape it at the top, on the curved edge only. It must fold up like a lid. {!@2-3?  Tape the half plate behind the helmet, straight edge down: the shoulders, on which the astronaut stands.}
step suit Tape the half plate behind the helmet, straight edge down, while your child holds the astronaut: these are the shoulders.
step collar {@2-3? Squeeze what is left of {the shine} into a long sausage together; your child presses it along the neck, and tape holds the ends. | {shine=metallic-paper? Fold a strip of {the shine} twice | Roll a strip of {the shine} into a rope}, lay it along the neck as a metal collar and tape down the ends.}
step switches {switches=sticker? Press {the switches} on | {switches=washi-tape? Tear short pieces of {switches} and press them on | Press {the switches} onto loops of tape}} over the chest. {@2-3? Which one is the radio? | Which one switches on the radio, and which one the jets?}
step hose {hose=plastic-straw,paper-straw? Bend {the hose} | Curve {the hose}} from the helmet to the back and tape down the ends: air for the walk outside.
step patch Cut a patch as big as a stamp from {the patch} and {fix stick} it to the chest: the sign of the mission.
step launch {@2-3? Visor down: who is it? Visor up: there you are! | {@4-5? Visor down, count back from five, lift off. Visor up: what do you see first? | Visor down for the sun, up for the dark side. Tell mission control what you see out there, in three sentences.}}
further @2-3 Put a photo of somebody from the family behind the visor, and let your child guess.
further Make a whole crew, and give each helmet the flag of another country.
safety @2-3 Cutting and taping the hinge are for a grown-up, and what is torn off the foil goes into the bin and not into a mouth.
safety {shine=aluminum-foil? Fold the edges of the foil under: a torn edge scratches like paper does. | The rim of the plate is tough to cut: turn the plate and not the scissors.}
skills drawing a face, folding edges, guessing
alt An astronaut with a plate helmet, a shiny visor folded up and a drawn face inside
left paper-fastener: not needed: tape makes a hinge that lies flat

* cotton-cupcakes
name cupcakes
title Cupcakes for a Pretend Bakery | {candle? Frosted Cupcakes With a Candle | } | A Plate of Fluffy Cupcakes
about {frosting=cotton-ball,pillow-stuffing? White fluff is frosting that never melts | Crumpled paper is frosting that never melts}{candle? , and the flame on the candle is loose, so that it really can be blown out. And lit, and blown out again. | . Nobody has to wait until they are cool.}
step cases {case=paper-cup? Cut the upper half off {the case}, all around; the lower halves are the cases. | {@2-3? Open {the case} and set them out; if one is limp, set a second one inside, and trim a rim that stands too high. | Open {the case}. If one is limp, set a second one inside; trim rims that stand too high.}}
step decorate {@2-3? Your child draws on the cases: scribbles, dots, whatever a cupcake wears. | Draw stripes, dots or hearts around the cases.}
step fluff {frosting=cotton-ball? Pull {the frosting} a little apart | {frosting=pillow-stuffing? Pull out tufts of {frosting} | Crumple {the frosting} into loose balls}}, {stick=glue? put a dab of glue | rub some glue stick} into each case and press the frosting in until it stands up over the rim in a swirl.
step flavor {color=paint? Pour a little {color} onto {the plate} and dip | Wet a little {color} on {the plate} and dip} a fingertip: dab it on the frosting, {@2-3? pink for one, yellow for the next. | one flavor for each cupcake. Strawberry? Lemon?}
step sprinkle {sprinkle=tissue-paper,construction-paper? Tear {the sprinkle} into {@2-3? pieces as big as a large coin | tiny bits} and | Take {the sprinkle} and} {stick=glue? set them on the frosting with dots of glue. | stick them onto the frosting with plenty of glue stick.}
step candle Push {the candle} through the frosting of one cupcake, down to the bottom of the case. Your child lets go slowly. Does it stand?
step wick {candle=pipe-cleaner? Cut {the candle} to the length of a hand, curl one end and push it | {candle=paper-straw,plastic-straw? Cut {the candle} to the length of a finger and push it | Push {the candle}}} through the frosting of one cupcake, down to the bottom of the case. If it leans, pack more frosting around it.
step flame {@2-3? Tear a flame as long as a thumb from {the flame} together. | Tear a flame as long as a thumb from {the flame} and twist its lower end.} {candle=paper-straw,plastic-straw? Drop it loosely into the open end of the straw. | Set it loosely on {candle? {the candle} | the highest frosting}.}
step flag {flag=ribbon? Write the flavor on a bit of {flag} and tuck it in. | {flag=washi-tape? Fold a bit of {flag} around a thin roll of paper for a flag, write the price on it and stand it in one cupcake. | Stand {a flag} with a paper flag in one cupcake and write the price on it.}}
step serve {@2-3? Serve them on {the plate}, sing, and blow: whoosh, the flame flies off. Once more! | {@4-5? Serve them on {the plate}, sing, and blow: the flame flies off. Whose turn is the next wish? | Open a bakery: {the plate} in the window, a price for each cupcake, and a birthday order with one cupcake for every guest. Who blows the flame farthest?}}
further @2-3 Count the cupcakes onto plates for the teddies, one for each.
further @4-5 Write a menu with a picture for each flavor, and take orders.
further Work out prices in coins, and give change from a bowl of buttons or paper money.
safety @2-3 They look good enough to eat: show your child a real one afterward, and stay close so that cotton and paper stay on the plate.
safety Say once, and mean it: these cupcakes are for shops and parties, not for mouths.
skills pulling and pressing, pretend play, counting
alt Three fluffy cupcakes with sprinkles and a candle with a paper flame
left candle: a real flame has no place in cotton and paper

* ball-swallowing-robot
name robot
title Robot That Swallows Balls | Robot With a Rolling Belly | Feed-Me Robot
about A cup on its head is the funnel, a tube inside is the stomach: drop a ball in at the top, hear it rumble, and it rolls out of the belly. Nobody drops in only one.
step suit {suit=aluminum-foil? Wrap {the box} in {the suit} like a present and tape the seams, top and bottom too; wrinkles are welcome. | Wrap {the box} in {the suit} like a present and tape the seams, top and bottom too.}
step holes Stand {the box} up. Trace the end of {the chute} once on the top, near the back, and once low on the belly, two fingers above the floor, and cut both circles out a little too large.
step chute Push {the chute} in from above, so that it slants through the box and just looks out at the belly. If it is too short, tape a rolled-up sheet of scrap paper to it. Tape it at both ends, and test: a ball of foil or paper must roll out by itself.
step hat Cut a hole as wide as the tube into the bottom of {the hat}, set it over the upper hole, opening up, and tape it on: hat and funnel in one.
step eyes Press {the eyes} onto loops of tape above the middle, wide open, as if it had seen the next ball.
step dials Press {the dials} onto loops of tape in a row across the chest. {@4-5? What does the red one do? | One for speed, one for sound, one for each language that it speaks.}
step arms {arms=craft-stick? Tape {the arms} to the sides, | {arms=ribbon? Wind {the arms} around a finger so that it curls, and tape it to the sides, | Bend {the arms} twice and tape them to the sides,}} one up, one down.
step labels Draw rivets in the corners and a grid for the voice. {@6-8? Write the robot's name and its favorite food on the chest. | Add a gauge that shows how hungry it is.}
step dish Push {the dish} under the belly, rim against the box: what comes out must land somewhere.
step feed {balls? Drop in {the balls}, one after the other, and listen. | Squeeze scraps of paper or foil into balls as big as a thumb, drop them in, and listen.} {@4-5? Which one rumbles loudest? | Time it: how long from hat to dish, and does a heavier ball win?}
further @4-5 Feed it only one color, or only two at a time, and let somebody guess what comes out.
further Crumple a little foil into the tube, or line it with a ribbed scrap of cardboard: how does the rumble change?
safety A grown-up cuts the holes: a box gives way suddenly, and nobody's hand is inside it then.
skills wrapping, building a slide, testing and correcting
alt A silver robot with a cup on its head, cap dials, and balls in a dish under its belly
left marble: too heavy and too fast for the dish, and no ball for small children

* four-season-tree
name four-season tree
title Tree for All Four Seasons | Turn-Around Season Tree | Two Plates, Four Seasons
about Two plates have four sides, just enough for spring, summer, fall and winter. Slip one into the trunk, turn it around, swap it for the other: a year goes by in a minute.
step warm Pour pink and orange paint onto {the saucer}. {@2-3? Your child pats one plate full of pink with {the dab} and the other one full of orange: | Dab one plate pink and the other one orange with {the dab}, lifting it straight up each time:} spring and fall.
step first Let {the plate} dry for half an hour, then turn them over.
step cold Now the backs. Dab green onto the back of the spring plate: summer. Dab light blue onto the back of the fall plate: winter. Wash {the dab} in between.
step second Give them another half hour.
step trunk Cut two slits into the top of {the trunk}, across from each other and as deep as a thumb is long. {@2-3? Draw bark on it together with {the pen}. | Draw bark on it, and a hole for an owl.} A plate must slide in and stand.
step blossom {blossom=flower,petal? Stick {the blossom} | {blossom=tissue-paper,crepe-paper? Crumple bits of {blossom} into {@2-3? balls as big as an egg | little balls} and stick them | {blossom=cupcake-liner? Flatten {the blossom} and stick them | Stick {the blossom}}}} onto the pink side with dabs of glue: spring.
step fruit {fruit=sticker? Press {the fruit} onto the green side | Glue {the fruit} to the green side}: apples, ready for picking.
step leaves {leaves=felt,fabric-scrap,ribbon,yarn? Snip {the leaves} into bits as long as a fingertip and glue them to the orange side, some of them still in the air. | {leaves=leaf? Glue {the leaves} to the orange side, as they fall. | Glue {the leaves} to the orange side: everything is falling.}}
step snow {snow=paper-doily,packing-peanut,cotton-pad? Glue {the snow} | Pull {the snow} apart and glue the tufts} to the light blue side: it has snowed overnight.
step turn {@2-3? Slip in a plate and ask: what is outside today? Turn it, swap it, and ask again. | {@4-5? Slip in the season that is outside now. Which one comes next? Whose birthday is in it? | Slip in today's season and tell what happens to the tree until the next one: sap, leaves, seeds, rest.}}
further @2-3 Take the tree along to the window and look for a real one that looks the same.
further Draw yourself on a strip of card, four times, dressed for each season, and stand the right one under the tree.
safety @2-3 The slits are for a grown-up; nothing smaller than a cotton ball comes onto this tree.
safety A grown-up starts the slits while the tube is pressed flat: squeezed between two fingers it does not slip.
skills dabbing, sorting the seasons, telling what comes next
waiting Twice half an hour for the paint{stick? , plus the glue}.
alt A tube tree with a green plate crown full of apples, and a second plate with orange leaves beside it
left glitter glue: would take a day to dry

* ramp-garage
name garage
title Garage With a Ramp and a Chute | Parking Deck for Small Cars | Up the Ramp, Down the Chute
about Cars drive up a ramp to the roof, park between the lines, and come down through a tube in the blink of an eye. {wash?  In the doorway hangs a car wash that really brushes.} Everything in the house that has wheels will want to come.
step cut {box=shoebox? Turn {the box} upside down, without its lid. | {box=cereal-box? Tape {the box} shut and lay it on its broad side. | Close {the box} and set it down flat.}} Cut a doorway as wide as a hand into the front. Trace {the tube} near the other end of the roof, and again low on the front, and cut both circles out a little large. For a car that is wider than the tube, slit the tube open lengthwise.
step ramp Cut {the ramp} into a strip as wide as {@2-3? your child's hand is long | your hand is long}. Fold over one end and tape it to the edge of the roof; the other end rests on the floor. {@2-3? Your child strokes the tape flat. | If it sags, stand something under the middle.}
step chute Push {the tube} down through the hole in the roof, so that it slants toward the hole in front, and tape it at the top. {@2-3? Roll a ball of paper through to try it. | Try it with something that rolls, and change the slant until it comes out by itself.}
step lines {@2-3? Your child presses strips of {lines} onto the roof: the space between two strips is a parking place. | Stick strips of {lines} on the roof as parking spaces, one car wide, and a center line on the ramp.}
step draw {@2-3? Draw doors and windows: your child scribbles who lives behind them. | Draw windows, arrows and a sign with the price for parking. {!lines?  Mark the parking spaces on the roof, one car wide.}}
step wash Snip {the wash} into a fringe as long as the doorway is high, and tape it inside the top of the doorway: the car wash.
step strips Cut {the wash} into strips as long as the doorway is high, and tape them inside the top of the doorway, side by side: the car wash.
step signs {signs=sticker? Press {the signs} on | Put {the signs} on with loops of tape} as {@2-3? lamps and numbers: one car, one spot. | signs: stop, slow, one way, {@4-5? and a number for every parking space. | exit, and a number for every parking space.}}
step pump Tape {the pump} beside the garage{cable?  and {the cable} to its side, as long as an arm: cars can be charged here | , with a drawn plug: cars can be charged here}.
step cars Line up {the cars} at the foot of the ramp. {@2-3? Which one goes first? | Give each one a driver's name.}
step drive {@2-3? Up, up, up, stop, and down the tube! Where does it come out? | {@4-5? Up the ramp, park backward, down the chute. Which car rolls the farthest out of it? | Steepen the chute with a book and measure: how much farther does a car roll?}}
further @2-3 Sort by color: red ones on the roof, blue ones in the garage.
further @4-5 Open a repair shop in the garage, and write the bills.
further Build a second story from another box, and find a way up to it.
safety @2-3,4-5 Holes are cut by a grown-up, with the box empty and little hands elsewhere; use cars too big for a mouth.
safety Cut the holes before anybody's hand is in the box, and push the scissors away from you.
skills building slopes, parking, pretend play
alt A box garage with a ramp to the roof, a tube chute and a doorway
left glitter: would get into every axle

* plate-tambourine
name tambourine
title Two-Plate Tambourine | Shake-and-Tap Tambourine | Tambourine for a Kitchen Band
about Two plates mouth to mouth make a drum that rattles: tap it, shake it, roll it along the arm. {@2-3? What rattles inside is big, and it is taped in for good. | What is inside decides the sound, so the filling is tested before it is closed.}
step coat {paint=paint,watercolor-paint? {@2-3? Your child paints the backs of {the plate}: dots, circles, both at once. | Paint a pattern that runs in a circle on the backs of {the plate}.} | {@2-3? Your child draws all over the backs of {the plate}, round and round. | Draw a pattern that runs in a circle on the backs of {the plate}.}}
step dry {paint=paint,watercolor-paint? After half an hour the paint is dry. Turn | Turn} {the plate} over, so that the plain insides look up.
step stream Tear {the stream} into strips together, as long as your child's forearm. Lay them around the lower edge of one plate, on the inside, and tape down their ends.
step strips Cut {the stream} into strips as long as a forearm, lay them around the lower edge of one plate, on the inside, and tape down their ends.
step fill {@2-3? Your child lays {the rattle} into one plate and tips it to and fro: clack, clack. | Put {the rattle} into one plate, hold the other one on top and shake. Too dull? Take some out. {@6-8? Half as much is often louder. | }}
step handle Lay {the handle} over the rim, a hand's length sticking out, and tape it to the inside.
step close Lay the second plate on top, rim on rim, and close the whole edge with {tape}{@2-3? , twice around. Pull at it: nothing may come out. | , pressing it over the rim. Twice around, so that nothing gets out.}
step dots {dots=washi-tape? Tear {dots} into bits and press them | Press {the dots}} on around the rim{@6-8? , two in each quarter, like the hours of a clock. | .}
step play {@2-3? Shake it high, shake it low, tap your knee, and stop. Again! | {@4-5? Tap with the flat hand, then shake. Can you do both in turn, for a whole song? | Hold it in one hand, strike it with the other one, and shake on every fourth beat: one, two, three, shake.}}
step parade {@2-3? March behind each other through every room. | {@4-5? One plays, the others do what it says: shaking is running, silence is standing like a stone. | Make up a rhythm of eight beats, write it as dots and dashes, and let somebody else play it from the paper.}}
further @2-3 Put on a slow song, then a quick one, and let the tambourine find out.
further Make one with another filling, and guess with eyes closed which one is played.
safety @2-3 Only big things go inside, and the grown-up tapes the edge twice and pulls at it each time before it is played.
safety Check the taped edge before each concert; what rattles inside belongs inside.
skills keeping a beat, listening, closing a seam
waiting {paint=paint,watercolor-paint? Half an hour for the paint to dry. | }
alt A round plate tambourine with painted patterns{stream?  and streamers}
left glass jar: breaks

* blow-up-submarine
name submarine
title Submarine That Dives and Rises | Blow, and It Surfaces | Bottle Submarine on Command
about Let the bottle fill, and it sinks; blow into the straw, and it comes up again. Air pushes the water out, exactly as in a real submarine.
fact A real submarine has tanks between two walls: full of sea water it dives, full of air it rises.
step holes A grown-up pokes three holes, as wide as a straw, in a row along one side of {the bottle}: that side is the bottom. {hole=needle? Start each hole with the needle and widen it. | Turn the point of the scissors until each hole is round.}
step ballast Tape {the ballast} along the row of holes, left and right of it and not over it, with {skin} all the way around: now the holes always point down.
step pipe Push one of {the pipe} into the end of the other, slit a little, and tape the joint. Lead it a finger deep into the neck of {the bottle}, bend it upward and {seal? close the opening around it with {the seal}. | wind tape around it until no air gets by.}{pipe=paper-straw?  Paper goes soft after a while: keep a spare.}
step skin Wind stripes of {skin} around the hull, and leave gaps: you want to see the water rise.
step tower {tower=cork? Tape {the tower} upright | Cut {the tower} down to half its height and tape it upside down} onto the top, opposite the holes{scope? , and stand {scope=aluminum-foil? a rolled strip of foil | {a scope}} in it as a periscope}.
step ports {ports=sticker,stick-on-gem? Press {the ports} on | Tape {the ports} on} in a row as portholes. {@6-8? Who looks out of which? | }
step fins {fins=craft-foam,foam-tray? Cut two fins from {the fins} and tape them | Tape {the fins} as fins} to the stern, one above, one below.
step dive Lay it into {the sink} full of water, holes down, and hold the end of the straw up. Bubbles! It fills, tilts and goes down. {@4-5? Does it lie on the bottom? If it floats, add weight. | If it floats, tape on more weight; if it lies on its side, move the weight.}
step rise Now blow: the water is pushed out below, and up it comes. {@4-5? Dive, count to five, rise. | Can you stop it halfway, neither sinking nor rising? That is what captains train.}
further @4-5 Sink something that floats on a string, and let the submarine find it.
further Write down how many breaths it takes with one stone less, and two.
safety A grown-up pokes the holes and stays at the water; one mouth to one straw, and blow, never suck.
skills balancing weight, sealing, testing sinking and floating
alt A bottle submarine with tape stripes, portholes, stones below and a straw leading up
left cardboard tube: would go soft in the water

* flag-mailbox
name mailbox
title Mailbox With a Flag | You've Got Mail | Mailbox for the Hallway
about Flag up: somebody has written. Flag down: it has been read. With one box in the hallway, the family writes to each other, and the mail carrier is whoever asks first.
step slot {box=shoebox,cardboard-box? Stand {the box} on a short side, lid toward you, and | {box=oatmeal-canister? Stand {the box} up with its lid on and | Stand {the box} up, closed, and}} cut a slot as wide as a hand and as high as a thumb near the top. {box=tissue-box,milk-carton,cereal-box? Cut a flap in the back, where the mail is taken out. | The mail is taken out through the lid.}
step paint {@2-3? Your child paints the mailbox {color a}, front first, with big strokes. | Paint the mailbox {color a}, and two coats where print shows through.}
step dry Let it dry for half an hour. Letters can be written meanwhile.
step flag {flag=cardstock? Cut a strip as long as a hand from {the flag}. | } {flag=cardstock? Cut a flag | Cut a flag} as big as a playing card from {the red} and tape it to one end of the {flag=cardstock? strip | {one flag}}.
step pivot {pivot=paper-fastener? Push {the pivot} through the lower end of the flag and the side of the box, and bend it open inside: the flag turns. | Tape the lower end of the flag to the side of the box with one wide strip, so that it can be {@2-3? folded up and down. | turned up and down.}}
step trim {trim=bottle-cap,button? Put {the trim} on as a doorknob with a loop of tape. | Tape a band of {trim} around the box, under the slot.}
step write {@2-3? Your child draws a letter to somebody, and tells you what it says: write that underneath. | {@4-5? Draw a letter for everybody in the house, and write the name outside. Whose name begins like yours? | Write a letter to everybody in the house, with one question in it that wants an answer. Fold it in three.}}
step stamps {stamps=washi-tape? Tear off bits of {stamps} and press them on | Press {the stamps} on} as stamps: {@2-3? one on every letter, anywhere. | one on every letter, top right.}
step bag {@2-3? Hang {the bag} over an arm: that is for the mail. | Write MAIL on {the bag}, or tape a sign to it: now it is the mail carrier's.}
step post {@2-3? Post them one by one, flag up, and then open the box: who got mail? | {@4-5? Post them, put the flag up, ring, and deliver at the door of every room. | Post them, put the flag up, and agree on two collections a day. Answers go back the same way.}}
further @2-3 Post a picture to grandparents in the real mailbox on the next walk.
further Find out how far a real letter to your best friend travels, and send one.
safety @2-3,4-5 Slot and flap are cut by a grown-up; tape the inside of the slot where the edge is rough.
safety Cut the slot before painting, with the box lying down; a second person holds it.
skills writing, folding, delivering
waiting Half an hour for the paint to dry.
alt A blue mailbox with a red flag up and a letter in its slot
left glitter glue: never dries in time for the mail

* hook-a-duck
name hook-a-duck game
title Hook-a-Duck Pond | Fair Game With Three Ducks | Fish the Ducks From the Pond
about Three ducks swim in a bowl, each with a loop on its back and a secret number underneath. Hook one, turn it over, count. Nobody stops after one turn.
step number {float=plastic-lid? Write a number on the underside of each of {the float}: 1, 2 and 5. | Cut three rounds as wide as your palm from {the float}, and write a number on the underside of each: 1, 2 and 5.} {float=plastic-lid? They float with the rim up. }
step loop Cut three pieces as long as a hand from {the loop}, and one more for the hook. Bend each into a loop with two feet, and {float=kitchen-sponge,craft-foam,foam-tray? push the feet into the edge of a float and twist them underneath. | {glue=tape? tape | glue} the feet to the top of a float, near the edge.} The loop stands up.
step ducks {body=cork? Glue one of {the body} lying down and one standing up | Glue two of {the body}, one large or fluffy and one smaller,} onto each float: body and head, touching.
step beaks Snip three beaks from {the beak}, folded like little tents, and glue one to each head.
step eyes {eyes=sticker? Press on an eye | Glue on an eye} left and right of each beak.
step tail {tail=tissue-paper? Twist {the tail} into little tufts and glue one | Glue one of {the tail}} behind each duck, pointing up.
step dry Everything that is glued dries for an hour before it goes swimming.
step rod Tie {the line} to the end of {the rod}, and bend what is left of {the loop} into a hook at the other end of the line{@4-5? , closed so far that no point sticks out. | , its point turned in.}
step pond Fill {the bowl} with {the water}, a hand deep, and set the ducks on it. {reeds? Stand or float {the reeds} along the edge. }They should not tip; move the loop if they do.
step hook {@4-5? Fish without touching with the other hand. Turn the duck over: how many is that? Two ducks each, and who has more? | Three ducks in thirty seconds. Add up the numbers; next round, swim them by blowing.}
further @4-5 Sing five little ducks, and fish one out with each verse.
further Change the numbers so that two ducks together always make ten, and hook the right pair.
safety A grown-up stays at the bowl as long as there is water in it, and empties it right after; the rod points at the pond.
skills aiming, adding, building what floats
waiting An hour for the glue to dry.
alt Three yellow ducks on floats with loops on their backs and a rod with a hook above
left aluminum foil: not needed: lids float well enough

* pollen-bee
name bee
title Bee That Carries Pollen | Fuzzy-Bellied Bee | Busy Bee and Three Flowers
about Its belly is fuzzy for a reason: dip it into one flower, fly to the next, and there is a yellow spot. That is how a meadow makes apples. | {@2-3? A bee for flying, dabbing and buzzing: the | The} cotton belly picks up yellow pollen and leaves it wherever the bee lands.
step paint {@2-3? Your child paints {the tube} {color a}, all around. Two fingers inside hold it still. | Paint {the tube} {color a}, all around. Two fingers inside make a good handle.}
step bloom {flowers=construction-paper? Cut three big flowers with round petals from {the flowers}, | {flowers=paper-plate? Cut petals into the rims of {the flowers}, | Flatten {the flowers} and snip petals into the edges,}} {@2-3? each as big as your child's two hands. | the deeper the cuts, the more petals.} Lay them out around the room{@2-3? , on the floor | }.
step dry Stand the tube up to dry for half an hour.
step stripes Dip a finger into {color b} paint and draw it around the bee: your child makes three stripes{!eyes?  and two eyes}.
step bands {stripes=yarn,ribbon,pipe-cleaner? Wind {the stripes} around the body in three stripes and tuck in the ends. | Wrap three stripes of {stripes} around the body.}
step rings Draw {!stripes? three thick stripes around the body, and} a smile near one end{!eyes?  and two eyes above it}.
step wings {wings=coffee-filter,paper-doily? Pinch {the wings} in the middle and twist it once, | Fold {the wings} like a fan, pinch it in the middle,} and {fix stick} the middle to the back: {wings=bubble-wrap? see-through wings with all their little panes. | a wing on either side.}
step feelers {feelers=paper-straw? Snip {the feelers} in two | Bend {the feelers} into a V, curl the tips} and {fix stick} it inside the front end: two feelers.
step fuzz {fuzz=pillow-stuffing? Pull tufts from {the fuzz} and {fix stick} three | {fix stick} {the fuzz}} under the belly in a row. {@2-3? Your child presses while you count to ten. | They do the work later, so press them on well.}
step eyes {eyes=sticker? Press {the eyes} on | {fix stick} {the eyes} on} in front, looking ahead.
step pollen Pour a small puddle of yellow paint on {the saucer} and set it in the middle of the first flower. {@2-3? Dip the belly, buzz to the next flower, and dab: pollen! | {@4-5? Dip, fly, dab: where the bee was, pollen stays. Can you visit all three with one dip? | Dip, fly, dab. How many flowers does one dip reach, and which one gets the least?}}
further @2-3 Watch a real flower for as long as a song lasts: who comes?
further @4-5 Draw what each flower turns into: an apple, a strawberry, a pumpkin.
further Give each flower its own color of pollen, and see after ten flights who was where.
safety @2-3 A thin puddle of paint is enough, and a wet cloth lies ready: the bee lands on flowers, not on sofas.
safety Keep to a puddle no bigger than a coin, so that the belly dabs and does not drip.
skills painting, printing, understanding pollination
waiting Half an hour for the paint to dry.
alt A striped tube bee with {wings=wax-paper,bubble-wrap,cellophane? see-through wings and | } a fluffy belly above flowers with yellow dabs
left honey: belongs in the tea

* parachute-hero
name parachute hero
title Hero With a Parachute | Superhero Drop | Slow-Landing Hero
about Tossed high, the hero opens a parachute and sails down, feet first. Whether the landing is gentle depends on four strings of the same length.
step emblem {canopy=coffee-filter,cupcake-liner,paper-napkin,paper-towel,bandana? Spread out {the canopy} | {canopy=fabric-scrap? Cut a square, {in 14} on each side, from {the canopy}; the thinner the cloth, the better it opens. Spread it out | Cut a square, {in 14} on each side, from {the canopy}, spread it out}} and draw a sign in the middle that can be seen from far below: {@4-5? a star, a flash, a first letter. | a star, a flash, initials in a shield.}{canopy=paper-napkin?  Peel off the extra layers, one is enough.}
step hero Draw a mask, a mouth and a suit on {the hero}.
step suit {suit=aluminum-foil? Press a strip of {suit} around the waist as a belt. | {suit=pipe-cleaner? Wind {the suit} around as two arms, flexed. | Wind {the suit} around the waist as a belt.}}
step cape Cut a cape from {the cape}, narrow above and wide below, no longer than the hero, and tape it on behind the neck.
step badge {emblem=sticker,stick-on-gem? Press {the emblem} on | Tape {the emblem} on} in front, right in the middle.
step lines Cut {the lines} into four pieces as long as a forearm, all the same. {canopy=coffee-filter,cupcake-liner? Tape them to the rim at equal steps, like 12, 3, 6 and 9 on a clock. | Tape one to each corner of the canopy{canopy=fabric-scrap,bandana? , or knot it on | }.}
step knot Hold all four ends together, let the canopy hang, and even them out. {canopy=bandana? A cloth this large wants a heavier hero: wrap the waist in three more turns of tape. | } Knot them and {hero=clothespin? pinch the knot in the clothespin. | tape the knot firmly to the hero's back, below the neck.}
step fold Hold the canopy by its top and drop it from as high as you reach. {@4-5? Does it open? | Does it open, swing, or drop like a stone? A small snip in the middle of the canopy stops the swinging.}
step target {target=chalk? Draw a ring with {the target} on the ground | Lay {the target} on the floor} as the landing place. Three drops each: who lands closest?
step better Fold it loosely, throw it up with both hands, and watch. Catch the hero before the feet touch the ground.
step change Time three drops and take the middle one. Then change one thing only, the size of the canopy, the length of the lines or the weight, and time again.
further @4-5 Let a cuddly animal wait on an island of pillows to be rescued.
further Build one that carries an egg-sized stone of crumpled foil as gently as the hero.
safety Drop from standing height or toss from the ground; nobody climbs on anything for a higher start, and the strings stay off necks.
skills measuring equal lengths, tying, fair testing
alt A small caped hero hanging from a red parachute with a star
left paint: would make the parachute too heavy

* trip-trap-bridge
name bridge
title Bridge for Three Billy Goats | Trip-Trap Bridge With a Troll | Who Is Tripping Over My Bridge?
about {goats=clothespin? Clothespin goats on a bridge of sticks make the very sound of the story: trip, trap, trip, trap. Underneath, somebody is listening. | A bridge of sticks, three goats of three sizes, and a troll who fits underneath: the story tells itself.}
step strips Cut two strips from {the strip}, as long as {@4-5? your forearm | the river is wide plus two hands}: the beams.
step deck Lay the beams side by side, a thumb apart. Glue {the planks} across their middle, one beside the next, with gaps as thin as a coin, so that it rattles. It dries for three quarters of an hour.
step goats {goats=clothespin? Stand {the goats} on their legs. | Stand {the goats} up.} Draw two eyes, a nose and a beard on each: {@4-5? one looks small and quick, one middling, one big and cross. | the small one, the middle one, and the one whom nobody argues with.}
step wool {wool=yarn,tissue-paper? Wind or crumple bits of {wool} and glue them | Glue tufts of {wool}} around the bodies: little on the smallest, most on the biggest.
step horns {horns=felt,construction-paper? Snip curved horns from {the horns} and | Cut {the horns} into short, longer and long pieces, bend them and} glue them on: horns grow with the goat.
step troll {troll=sock? Stuff {the troll} with scraps until it stands, knot it, and draw | {troll=paper-bag? Crumple {the troll} into a lump that stands, and draw | Stand {the troll} up{troll=paper-cup? , upside down, | } and draw}} a troll on it: a big nose, crooked teeth, hairy toes. Color what is left {color c}.
step hair Glue {the hair} on top, as wild as you like{eyes? , and {the eyes} below it, not quite level}.
step river {river=aluminum-foil? Crumple {the river} and smooth it again: a glittering river. Spread it | {river=bubble-wrap? Spread {the river}, bubbles up, | Spread {the river}}} where the bridge will stand.
step span Set {banks? {the banks} | a pile of books} left and right of the river, {@4-5? as far apart as one hand is long, | as far apart as the deck allows,} and lay the bridge across. {rail? Tie {the rail} from bank to bank on both sides as a handrail. }{@6-8? Does it hold three goats at once? Press with a finger and add a plank where it sags. | Put a goat in the middle: does it hold?}
step play {@4-5? Troll below, goats above. Trip, trap: "Who is that on my bridge?" What does the smallest one say? | Play it with three voices, and one more ending in which the troll gets what he really wants.}
further @4-5 Let the troll cross the bridge himself, and the goats sit underneath.
further Test which bridge is stronger: flat, arched, or with a post in the middle.
safety {goats=clothespin? Two small hands find out what clothespins do: pinch wood, not fingers, and a grown-up shows how. | A grown-up keeps the small goats away from toddlers, and cuts what is stiff.}
skills building a span, telling a story in voices, comparing sizes
waiting Three quarters of an hour until the deck holds.
alt A stick bridge between two boxes with three goats on it and a green troll below
left marble: would roll off every bridge

* twelve-treasure-chest
name treasure chest
title Treasure Chest With Twelve Secrets | Egg-Carton Treasure Chest | {jewels? Chest of Gold and Jewels | }
about An egg carton is a chest by nature: it opens with a creak, it shuts with a click, and inside are twelve little chambers, one for each treasure. {@2-3? Opening and closing is half the joy. | Filled, it can be hidden; found, it has to be counted.}
step paint {@2-3? Your child paints the outside of {the carton} {color a}, on top and all around. | Paint the closed carton {color a} on the outside, lid and sides.}
step dry It dries for an hour, open by a finger, so that it does not stick.
step straps {straps=construction-paper? Stick two strips of {straps} on the lid and two below on the front, | Tear off strips of {straps} for your child to press on, two on the lid and two below on the front,} like the iron straps of an old chest.
step irons Cut {the straps} into {straps=construction-paper,felt? four strips, two fingers wide, and stick | four pieces and put} two on the lid and two below on the front, in line, like the iron straps of an old chest.
step boards {@2-3? Draw lines along the lid together, plank by plank; your child adds dots for nails. | Draw planks, nails and a keyhole. {@6-8? A crest on the lid says whose it was. | }}
step coins {gold=aluminum-foil? {@2-3? Tear {the gold} into pieces as big as a hand. Your child squeezes each into a lump, and you step on it: a gold piece, as big as a cookie. | Tear {the gold} into pieces as big as your palm, roll each into a ball and press it flat under your thumb: coins, a dozen of them.} | {@2-3? Tear {the gold} into pieces as big as a hand; your child crumples them into nuggets, fist-sized ones. | Crumple {the gold} into nuggets as big as a thumb, six of them, and keep some smooth for coins.}}
step soft Line some of the chambers with bits of {soft}: what is precious lies soft.
step jewels {@2-3? {jewels=sticker? Your child presses {the jewels} into the chambers, one after the other. | Tear {the jewels} into big pieces; your child squashes each into a jewel and lays it in a chamber.} | {@4-5? Sort {the jewels} into the chambers by color or by kind. What is the rarest? | Sort {the jewels} into the chambers, and make a list of what is worth most.}}
step lock {lock=clothespin? Clip {the lock} over the edge of the closed chest and draw a keyhole on it. | {lock=pipe-cleaner? Push {the lock} through lid and front, and twist it together: a lock. | {lock=rubber-band? Stretch {the lock} around the closed chest as a lock. | Push {the lock} through the front edge as a knob.}}}
step map {map=tea-bag? Draw on scrap paper where the chest will lie, and dab it brown with the damp {one map}. | Draw on {the map} where the chest will lie: ten paces, a tree, a cross. Crumple it and smooth it out again, until it looks old.}
step hide {@2-3? Hide the chest behind a cushion, and go on a treasure hunt together. Open it: all still there? | {@4-5? Hide it, and call hot and cold until it is found. Count the gold before you trust anybody. | Hide it, tear the map in four, and give each finder one piece.}}
further @2-3 Let your child choose one treasure a day to show to everybody.
further Put a small promise on paper into each chamber and give the chest away: twelve days, twelve treasures.
safety @2-3 Nothing smaller than a cookie goes into this chest, and the egg carton has to be clean; the grown-up counts the treasure back in.
safety Use a clean carton, and close the chest on small parts when smaller children come in.
skills sorting, counting, painting
waiting One hour for the paint to dry.
alt An open egg-carton treasure chest full of gold coins and jewels
left coin: real money gets lost in a chest that is hidden

* carton-armor-dinosaur
name ankylosaurus
title Dinosaur in Egg-Carton Armor | {club? Ankylosaurus With a Club | } | Bumpy Ankylosaurus
about Turn an egg carton over and you have the back of an ankylosaurus: row after row of armor. It needs legs{club? , a low head, and a club that swings |  and a low head}.
fact The tail club of a big ankylosaurus was heavy enough to break a bone.
step cut Cut the lid off {the carton}: the half with the cups, bumps up, is the back. Cut {the legs} in half across: four legs. Cut a tail as long as a hand and a head as big as a palm from {the card}.
step join Tape the legs under the four corners, the head inside the front edge, the tail inside the back. {@2-3? It should stand by itself. | {@6-8? Shorten a leg that is too long until nothing wobbles. | Push down gently: does it stand?}}
step paint {@2-3? Your child paints the whole dinosaur {color a}, pushing the brush into the valleys. | Paint the whole dinosaur {color a}. Push the brush down between the bumps.}
step dry Let it dry for an hour, standing.
step knobs {@2-3? Dip a finger into {color b} paint and touch every bump: how many are there? | Dab {color b} paint on top of every bump with a fingertip: bony knobs.}
step club {club=aluminum-foil? Crumple {the club} into a lump {@2-3? as big as a fist | as big as an egg} and tape it | {club=sock? Roll {the club} up, tuck in the end and tape it | Tape {the club}}} to the end of the tail{@2-3? , with a strip all the way around | }: the club.
step spikes {spikes=craft-foam,felt,pipe-cleaner? Snip {the spikes} into triangles or short points and glue them | Glue {the spikes}} along both sides, points out.
step scales {scales=tissue-paper? Tear {the scales} into pieces {@2-3? as big as a cracker | as big as a thumbnail} and glue them | {scales=sticker,washi-tape? Press bits of {scales} | Glue {the scales}}} onto the flanks between the bumps.
step face {eyes? {eyes=sticker? Press {the eyes} on | Glue {the eyes} on} low at the sides of the head. Draw a beak and a nostril. | Draw an eye on each side of the head, a beak and a nostril.} {@2-3? Your child tells you whether it is friendly. | It eats plants, so no fangs.}
step swing {@2-3? Stomp, stomp, and swing the tail: what falls over? | {@4-5? Stand paper rolls behind it and swing the tail: how many fall? | A tyrannosaurus comes. Show in slow motion what the club is for, and where the armor has no plates.}}
further @2-3 Pick some grass and let it have supper.
further Look up which other dinosaurs wore armor, and what was different about their tails.
safety @2-3,4-5 A grown-up cuts the carton and the tubes; use a clean carton, and wash hands after.
safety Cut the tubes pressed flat, and the carton in short snips: both give way suddenly.
skills building a body that stands, painting, naming parts
waiting One hour for the paint to dry.
alt A green egg-carton ankylosaurus with orange knobs and a tail club
left string: not needed: legs and tail are taped

* blue-plate-sea
name plate sea
title A Sea on a Plate | {fish? {fish=sticker? Sticker Fish in a Plate Sea | {swim=sticker? Sticker Fish in a Plate Sea | Fish in a Plate Sea}} | } | Little Plate Ocean
about The rim of a plate is the shore and everything inside is water: painted blue first, then {foam? topped with foam and | } filled with fish, so that your own piece of sea hangs on the wall. | Long strokes from side to side already look like waves. Once the blue is dry, the fish move in one after another{foam? , under white crests at the top}.
step paint {@2-3? Your child paints {the plate} {color a} with {the brush}, from side to side: every stroke is a wave. The paint waits in {the saucer}. White gaps may stay: they look like foam. | Pour the paint into {the saucer} and paint {the plate} {color a} in wavy strokes from side to side{@6-8? , with more water in the paint at the top and less at the bottom: the sea gets darker as it gets deeper}.}
step dry Let the plate lie for half an hour, until nothing comes off on a fingertip.
step fish Draw three fish as long as a finger on {the more}, an oval with a triangle for the tail, and cut them out. Each gets an eye.
step ready {swim=sticker,felt-sticker? Pick out fish if your {swim} have any; round ones do as well, with a fin and an eye drawn on. Lift the edge of each a little, so that small fingers can peel it. | Draw three fish as long as a grown-up's finger on {the swim}, an oval with a triangle as the tail, each with an eye, and cut them out.}
step foam {foam=aluminum-foil? Crumple strips of {the foam} a little and stick them along the upper edge: the sea glitters in the sun. | {foam=bubble-wrap? Stick a strip of {the foam} along the upper edge: bubbles where the waves break. | Pull {the foam} wide and airy, rub {stick} along the upper edge, and pat the tufts on: white foam where the waves break.}}
step floor {floor=sand,salt? Spread {stick} along the bottom, sprinkle {the floor} over it and tap off what is loose. | {floor=sandpaper,paper-bag? Tear a strip of {the floor} and stick it along the bottom: the sea floor. | Set {the floor} on dabs of {stick} along the bottom: the sea floor.}}
step weed {weed=tissue-paper,crepe-paper? Tear {the weed} into narrow strips | {weed=crinkle-paper,raffia? Take a few strands of {the weed} | {@2-3? A grown-up cuts {the weed} into strips | Cut {the weed} into strips}}} as long as a finger and stick only the lower ends to the bottom: seaweed sways.
step swim {swim=sticker,felt-sticker? Your child peels and presses {the swim} into the water, one after another. Which follows which? | Rub {stick} on the backs; your child pats the fish in, all over the sea.}
step school {@4-5? Stick the three fish in: one high, one low, one on its way. | Stick the three fish in so that they overlap, the largest in front and lowest.}
step stick {fish=sticker,felt-sticker? Press {the fish} into the water. The smallest ones swim in a group, all in one direction. | Let {the fish} visit: by hand they go from wave to wave.}
step bubbles {@2-3? Draw bubbles together, from every mouth up to the top. | Draw bubbles rising from the mouths, smaller below and larger above{@6-8? , as real ones grow on their way up}.}
further @2-3 Touch one fish after another and say good night to it.
further @4-5 Hang the sea where the bath can see it, and add a visitor every week.
further Cut a slit along a wave and push a fish on a strip of paper through it: now one swims.
safety @2-3 {swim=sticker,felt-sticker? A sticker | {foam=cotton-ball,pillow-stuffing,cotton-pad,tissue? A tuft | A torn scrap}} in the mouth is hard to get out: hand over one at a time and count what goes on the plate.
safety Cover the table, and glue the fish on only when the paint is dry: on wet paint they slide off.
skills painting waves, sticking, telling about the sea
waiting Half an hour for the paint to dry.
alt A blue plate with painted waves, white foam at the top, fish and seaweed
left bead: would roll to the bottom and stay there

* fringe-fur-tube
name {v}
title {V} With Printed Fur | {v.title} | {A V} From a Fringed Tube
about Snipped at one end and spread like a flower, {a tube} prints a ring of short lines. Many of these on top of each other are {v.fur}, and one color is enough.
say bear: name=bear; title=Fuzzy Tube-Print Bear; fur=thick fur; shape=a large circle with two half circles on top as ears; where=all over the circle and the ears; face=a nose like an egg, a mouth and two eyes; call=growl from far away, and then from very near; job=In fall it eats: draw ten things that a bear finds before winter.
say owl: name=owl; title=Fluffy Tube-Print Owl; fur=fluffy feathers; shape=an egg as large as two hands, with two points on top; where=all over the egg, except for two round spots at the top; face=two big round eyes and a beak between them; call=hoot, and somebody in the next room hoots back; job=It wakes when you sleep: draw what it sees from its branch.
say hedgehog: name=hedgehog; title=Prickly Tube-Print Hedgehog; fur=spines; shape=a hill as wide as two hands, with a pointed snout at one side; where=all over the hill, but not on the snout; face=one eye, a round nose and a small smile; call=snuffle, and roll up when somebody claps; job=It sleeps all winter: draw the heap of leaves around it.
say lion: name=lion; title=Lion With a Printed Mane; fur=a mane; shape=a circle as large as a child's hand; where=all around the circle, ring by ring; face=two eyes, a nose like a triangle and a mouth; call=roar as softly as you can, then as loud as you like; job=Print a lioness too: she has no mane.
step fringe Cut slits into one end of {the tube}, all around, as deep as a thumb and a finger's width apart. Press the end flat onto the table, so that the strips spread like petals.
step line With {the pen} draw {v.shape} on {the sheet}, thinly: it only shows where the {v} will be.
step dip Spread a spoonful of {color a} paint on {the saucer}, as thin as jam on bread. A puddle would make blots instead of lines.
step print {@2-3? Your child holds the tube like a candle, presses it into the paint and onto the sheet, {v.where}: press, lift, press, lift. | Press the fringe into the paint, then onto the sheet, {v.where}. {@4-5? Turn the tube a little each time. | Work from the outside in, and overlap by half: the rows lie like real fur.}}
step rub Your child scribbles grass along the bottom of the sheet, where it is still white.
step dry Half an hour flat, and the paint is dry.
step face Now the face: draw {v.face}{@2-3?  together}.
step eyes {eyes=sticker? Press {the eyes} right onto the eyes you drew. | {stick=glue-stick? Rub plenty of glue on the back of {the eyes} and press them right onto the eyes you drew. | Glue {the eyes} right onto the eyes you drew.}}
step trim {trim=yarn,felt,tissue-paper? {@2-3? Tear {the trim} | Cut {the trim}} into short pieces; stick them below as grass{v=lion?  of the savanna}. | {trim=cotton-ball,feather? Stick {the trim} below the {v} as a soft place to sleep. | Stick {the trim} below the {v}, where it lives.}}
step play {@2-3? Hold the picture up and {v.call}. | {@4-5? Count three and {v.call}. | {v.job}}}
further @2-3 Print what paint is left on the back of the sheet: rings, suns, flowers, whatever they are.
further @4-5 Cut another tube into wider strips and see what kind of animal it prints.
further Try a fork beside the fringe: which lines are softer?
safety @2-3 The slits are cut by a grown-up before the paint comes out; keep a wet cloth beside the plate for hands.
safety Flatten the tube a little for the cuts, and keep the fingers of the other hand behind the scissors.
skills printing, pressing and lifting, looking at fur
waiting Half an hour for the paint to dry.
alt {A v} whose coat is printed in rings of short brown lines

* red-dot-meadow
name ladybug meadow
title Ladybugs From {bubbles=bubble-wrap? Bubbles and Thumbs | Thumbs} | Thumbprint Ladybugs in the Grass | A Meadow With Ladybugs
about One red print and a black marker make a ladybug: a head, a line, some dots. {@2-3? Small hands print a whole meadow of them in minutes. | After the third they climb up the stalks in every direction.}
step grass {@2-3? Draw long stalks on {the sheet} together with {the green}, from the bottom to the top: roads for ladybugs. | Draw tall stalks with {the green}, from the lower edge of {the sheet} nearly to the top, some crossing each other.}
step blades {blades=leaf,grass? Stick {the blades} between the stalks with {stick}. | {blades=tissue-paper,crepe-paper,crinkle-paper? Tear {the blades} into narrow strips and stick them between the stalks with {stick}. | {@2-3? A grown-up cuts | Cut} {the blades} into narrow strips; stick them between the stalks.}}
step spread {paint=washable-ink-pad? Open {the paint} and try one print on a scrap. | Spread a spoonful of {color a} paint on {the saucer}, as thin as jam on bread.}
step bodies {@2-3? Your child presses a thumb or two fingers into the red and onto the stalks. Every print is the back of a ladybug. Wipe the hand on {the towel} before it goes on. | Press a thumb into the red and onto the stalks, {@4-5? one bug after another, some going up, some going down. | two prints side by side and slanted like a heart for wings that open, one print for wings that are shut.} Wipe your hand on {the towel}.}
step more {bubbles=bubble-wrap? Press the bubbles of a small piece of {the bubbles} into the red and onto the sheet: a swarm of ladybugs far away. | Dip one end of {the bubbles} into the red and print more ladybugs in between, of another size.}
step dry Half an hour, then the marker no longer drags the red along.
step dots {@2-3? Draw a black head and a line down every back; your child taps on the dots. | Draw a half-round head at one end of each print, two feelers, a line down the back, and dots on both sides{@6-8? , as many left as right}.}
step eyes Stick {the eyes} on the heads of the nearest bugs.
step blooms {blooms=sticker? Press {the blooms} on where stalks end. | {blooms=cotton-ball? Pull {the blooms} fluffy and stick them on top of the stalks: dandelions. | Stick {the blooms} on top of the stalks with {stick}: a meadow in bloom.}}
step count {@2-3? Let a finger crawl up a stalk, bug by bug, and fly off with a hum. | {@4-5? Which ladybug has most dots? Which two have the same number? | Hide one bug without dots in the meadow. How long does somebody take to find it?}}
further @2-3 Print one ladybug each evening until there is no more grass to sit on.
further @4-5 Roll two dice: that many dots go on the left and on the right wing.
further Look up how many dots the ladybugs have that live near you, and print those.
safety @2-3 Red fingers go from the plate to the sheet to the wet cloth, and not past the mouth; the marker is capped as soon as the last dot is on.
safety Put an old shirt on: red is the color that is seen longest.
skills printing with fingers, counting dots, symmetry
waiting Half an hour for the prints to dry.
alt Red printed ladybugs with black heads and dots on green stalks

* goodnight-sock
name sleepy sock
title Goodnight, Sock | {sock=mitten? The Mitten | {sock=glove? The Glove | The Sock}} That Goes to Bed First | A Sleepy Friend With a Bed
about Somebody in this house is even more tired: a friend on the hand who yawns, brushes its teeth, and is tucked in by your child. | {@2-3? Your child puts somebody to bed for once, with {blanket? a blanket, | }a song and the light turned low. | It has a bed of its own and does everything first that bedtime asks for, so that going along is easy.}
step cut From {the face} cut two half circles {@2-3? {in 2} wide | as large as a large coin}, for eyes that are closed, and an oval for the mouth. Draw lashes on the eyes.
step eyes Slip a hand in to find the front of {the sock}, then lay it flat. {glue=glue? {@2-3? Put glue on the pieces; your child presses on two eyes and a mouth. | Glue on the eyes and the mouth} and leave them for an hour, with a scrap of paper inside so that nothing sticks together. | {@2-3? Tape loops go behind the pieces; your child presses on two eyes and a mouth. | Press on two eyes and a mouth with loops of tape.}}
step hair {hair=yarn,ribbon? Cut {the hair} as long as a finger and | Take {the hair} and} {fix glue} it on above the eyes, ruffled as at bedtime.
step bed {bed=envelope,paper-bag? Cut {the bed} down to a sleeping bag that reaches to the chin. | {bed=berry-basket? Take {the bed} as the bed, just as it is. | Cut the top off {the bed}, and lower one long side: it is the bed.}}
step stars {stars=sticker,felt-sticker? Press {the stars} | Crumple {the stars} into flat moons and stars and {fix glue} them} onto the bed.
step pillow {pillow=kitchen-sponge? Put {the pillow} in at the top as a pillow. | {pillow=bubble-wrap? Fold {the pillow} into a pillow and tuck it in at the top. | Fluff {the pillow} up and pat it flat at the top: a pillow.}}
step wake {@2-3? Put it on your hand and let it yawn, so wide that your child yawns too. Wash its face, comb it, give it a kiss. | Slip it on. It washes its face with one fist, says good night to everybody in turn, asks for one more story, and yawns.}
step sleep {@2-3? Your child lays it into bed{blanket? , pulls up {the blanket} | } and whispers good night. | Lay it in{blanket? , pull up {the blanket} | } and tell it the best thing of the day. {@6-8? What does it dream? Write it on a slip, and put that under the bed. | Then it is your turn.}}
further @2-3 Sing the same song every night: by the third night the sock knows it.
further @4-5 Draw the four things it does before bed on four pieces of paper and lay them in order.
further Make a night map for it: what stands where when the light is out?
safety @2-3 The bed with the sock stands on a shelf overnight, out of reach: loose pieces and covers do not go into a child's bed.
safety Try the seams of the face with a tug before it is played with; what is loose gets more {glue}.
skills bedtime routine, caring, pretend play
waiting {glue=glue? About an hour for the glue to dry. | }
alt A sock with sleeping eyes lying in a box bed under a blanket
left balloon-stick: would poke through the bed
`;
