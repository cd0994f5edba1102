/** The English words of the shelf of the same name. */
export const words = `
* night-city-of-bags
name night city
title A Hero Above the Rooftops | The City Needs Somebody Tonight | Four Towers, One Hero, One Line
about Four towers with lit windows, and above them a line from one end of the street to the other. Who comes flying? | Every hero needs a city to look after. This one folds up and fits in a drawer.
step draw Lay {the bags} flat and draw doors, signs and roof edges on them with {the pens}{brush? , with {the brush} | }.
step windows Cut {the windows} into small squares and stick them on in rows{windows=sticker,sticky-note,masking-tape,washi-tape?  | {fix tape=glue-stick? , with {tape} | , with {tape}}}: some lit, some dark. Who is still awake?
step stuff {stuff? Crumple {the stuff}, stuff each bag to half its height, fold the top over twice and close it with {tape}: now the towers stand. | Close the towers above with {tape} and stand them up.}
step streets Set them up in two rows with a {@4-5? long way | street} between{lights? , and {the lights} behind | }.
step hero {hero=cardstock,construction-paper,paper? Draw a hero as long as a finger on {the hero}, color it with {the pens} and cut it out. | Make {the hero} a hero with {the pens}: a mask, a belt, a sign on the chest.}
step cape Fix {the cape} at the shoulders with {tape}, so that it flutters.
step hook {hook=plastic-straw,paper-straw? Fix a piece of {the hook}, as long as a thumb, on the back with {tape}. | Bend {the hook} to a loop and fix it on the back with {tape}.}
step zip With a grown-up, thread the loop onto {the zip} and tie it from a chair back to a lower one, across the city.
step fly Let go above: who needs help, and where does the hero land? Build a tower for the villain too.
further @4-5 Build a house for a pet that has to be saved, and fly there first.
further Write tomorrow's newspaper with the headline.
safety The line is stretched lower than a child's chest, only while somebody plays, and is wound up after.
skills planning a street, fixing a glider, telling a rescue
alt Four towers with lit windows and a caped hero on a line above

* jungle-in-a-flowerpot
name pot jungle
title The Jungle on the Windowsill | Somebody Lives Under Those Leaves | A Jungle With a Swing in It
about {plant=potted-plant? A plant is only a plant until somebody sits in it. | A few leaves are a jungle, if whoever looks is small enough.} Then it has a swing, a path, a pool and a roar. | Real leaves, a real vine, and whoever lives there will be watered too.
step look {pot? Set {the plant} in {the pot} so that the leaves hang over, and put your eye level with the rim. | Put your eye level with the rim of {the plant}.} Where is the cave, where the lookout, where the clearing?
step path Lay {the path} in a winding line from rim to rim.
step pool Press {the pool} into the ground at its end: where everybody drinks.
step leaves Cut big leaves from {the leaves} and tuck them in where it is too bright.
step vine {@4-5? With a grown-up, tie | Tie} {the vine} loosely from one strong stem to another: a vine. Only as tight as a leaf can carry.
step swing Tie {the swing} below it with what is left over: the seat of a swing.
step animals {animals=play-dough,modeling-clay? Shape three animals from {the animals}, as long as a thumb, and set them | Set {the animals}} where they belong: one drinks, one hides, one swings.
step sign Write the name of the jungle on {the sign} and stick it in at the edge.
step journey A traveler comes through with two fingers. What does everybody do? Drip a little on the leaves, and then it has rained.
further Turn the pot a little every day. Which way does the jungle grow?
safety Ask which plant it may be: some houseplants are poisonous to chew, and nobody tastes a leaf. Wash hands after the soil.
skills arranging a small world, tying gently, caring for a plant
alt Leaves in a pot with a vine, a swing, a path and three animals

* napkin-bunny
name napkin {v}
title {A V} Out of a Square of Cloth | Fold, Roll, Tie, {V} | The {V} That Was a Napkin
about {v.about} It sits on a plate, on a shoulder, or on a bored hand in a waiting room. | One square, one knot, two ears: it can be undone again, and the {v} is gone.
say bunny: name=bunny; about=Grandmothers can do this in the time that a grace takes: fold, roll, tie, and a bunny looks at you.; ears=Pull the two ends up and apart: long ears. A twist below makes them stand.; play=Let it peep over the edge of the table and ask for a carrot
say mouse: name=mouse; about=Children in church learned this from their grandparents: fold, roll, tie, and a mouse sits in the hand.; ears=Spread the two ends wide with a finger and tuck the tips in: round ears.; play=Lay it in your hand, stroke it with the other, and let it jump with a flick of the fingers
step flat Spread {the cloth} out flat and fold it corner to corner: a triangle with its long side toward you.
step roll Roll it up tightly from the long side to the tip: a long sausage.
step bend Bend the sausage in the middle, so that both ends lie beside each other.
step tie Wind {the band} around it two thirds of the way up: the thick part below is the head and body, the two ends above are the ears.
step ears {v.ears}
step face {face=marker,fabric-marker? Draw two eyes and a nose with {the face}, on the lightest spot. | {glue? Fix {the face} on as eyes, with a dot of {glue} each. | Press {the face} on as eyes.}}
step tail Put {the tail} on behind with {glue}.
step bow Tie {the bow} over the band.
step egg {v=mouse? Set {the egg} beside the mouse: that is where it lives. | Set {the egg} before its belly, where the cloth opens.}
step hop {v.play}.
further Fold one for every seat, each with another face, and write a name on a slip between the ears.
safety What is tied is tied around the {v}, not for necks or fingers.
skills folding diagonally, rolling tightly, tying
alt {a v} folded and tied from cloth, with ears and a face

* dragon-on-a-hoard
name dragon
title Who Touches My Gold | The Dragon Sleeps With One Eye Open | A Small Dragon With a Large Treasure
about All the single earrings, odd buttons and lost beads of the house belong to somebody after all. | It lies on its hoard, curled up, one eye open. Whoever needs a ring must ask.
step hill Roll two thirds of {the dough} to a ball, press it on {the floor} and push a hollow into the top with your fist: a hill with a nest.
step body Roll the rest to a snake as long as your forearm, thick in front, thin behind, and lay it around the hollow in a curl.
step head Pinch the thick end to a head, bend it up, and pull out two horns.
step scales Press scales all over it with {the tool}, row behind row, and two slits for the nose.
step wings {wings=felt,craft-foam,construction-paper? Take two wing shapes of {the wings}, each as long as a finger, and push | Push} {the wings} into its back, one on each side.
step gold Fill the hollow with {the gold}, and press some of it into the slope.
step dry {dough=modeling-clay,play-dough? Leave it uncovered until tomorrow; it stays a little soft. | Let it dry for some hours, better until tomorrow.}
step color Color it with {the color}{brush? , laying {the brush} flat so that only the tips of the scales shine | , the tips of the scales first}.
step rocks Set {the rocks} around the hill: the mouth of the cave.
step guard Give it a name and a rule: who may take something, and what must be left for it?
further @4-5 Tell what happens when a mouse comes by and wants one piece of it.
further Write the tale of the one who tried.
safety The small treasure stays away from little brothers and sisters. Ask before old jewelry moves in.
skills rolling, texture, building a scene
waiting {dough=modeling-clay,play-dough?  | Some hours until it is dry.}
alt A scaly dragon curled around a heap of treasure

* toolbox-bugs
name metal bugs
title Bugs From the Toolbox | Three Bugs That Never Fly Away | What Crawls Around in the Garage
about A nut has a hole, a leg can go through it, and already it is a beetle. No glue, no drying, no stings. | Every workshop has a jar of odd pieces. They have been waiting to crawl.
step sort Lay out {the body}: one for each bug. Which becomes an ant, which a beetle, which a spider?
step legs Cut {the legs} into pieces as long as your finger: three for each bug.
step through Push three through the hole of each, side by side, and twist them once below, so that they sit tight: three legs on either side.
step bend Bend each leg up, out and down, with a foot at the end. Press all of them on the table until nothing wobbles.
step feelers Twist one more piece, half as long, around the front, and curl its ends.
step wings Fix {the wings} on the back with a bit of {tape}, slanting outward.
step shell Cover the hole with {the shell} and a loop of {tape}.
step eyes Fix {the eyes} on in front with a bit of {tape}.
step home Set them on {the home}: who sits on top, and who hides below?
step race Give each a name, how many legs it has, and what it eats. Is it an insect? Count.
further Build one as big as your hand, with three pieces in a row for head, chest and belly.
safety Cut ends are bent over so that nothing pricks, and a grown-up looks for rust. Small parts stay away from little brothers and sisters.
skills twisting, counting legs, balancing
alt Three bugs made of metal nuts with bent legs, wings and eyes

* villain-tower-catapult
name villain tower
title Ready, Aim, Save the City | Six Villains, Five Shots | The Tower of Villains Must Fall
about They have built a tower and laugh. You have a catapult, five soft shots and a plan. | The one below on the left is the boss: hit him, and all the others fall by themselves.
step faces Draw a villain on each of {the cups} with {the pens}: a grin, a mask, one with a mustache. The opening is below.
step roller Cross {the spoon} over {the sticks} a third of the way from one end, and fix the crossing with {the bands}, wound crosswise: a catapult.
step hero Put {the sign} on the long end: this is the hero's own.
step trial Lay one of {the ammo} on the long end and hit the short end with a fist. Higher, farther? Move the crossing.
step tower Build the tower: three below, two above, one on top{cards? , with {the cards} as floors between them | }.
step line {glue=glue,glue-stick? Lay a ruler on the floor as the line | Mark a line of {glue} on the floor}, three big steps away.
step fire Five shots: who knocks all six down? Every villain on the floor is one point, the boss three.
step score Write the points of each round on {the score}.
further Let the villains hide behind a wall of books. Who gets them with an arc?
safety Only soft things fly, only at the tower, and nobody stands behind it. {bands=rubber-band,loom-band? A band with a crack goes into the trash. | }
skills aiming, testing a lever, adding up
alt A tower of six villains and a catapult with soft shots

* sliding-trombone
name trombone
title A Trombone That Really Slides | Long Is Low, Short Is High | Slide It, Buzz It, March
about A trombone has no keys: whoever pulls it longer plays lower. Yours works the same way, and the buzz comes from your lips. | First in every parade, because it needs room in front.
step coat {coat=aluminum-foil,metallic-paper,washi-tape? Wrap half of {the tube} in {the coat} and smooth it: the half that you hold. | Paint half of {the tube} {color a} with {the coat} and {the brush}, and let it dry: the half that you hold.}
step slide Roll {the slide} loosely around the other half, longer than {the tube} by a hand, cut off what is too wide, and close the seam with {tape}.
step glide Push it back and forth. It must glide without falling off: if it jams, roll it once more, a little wider.
step bell {bell=cardstock,construction-paper? Roll {the bell} to a cone as wide as your hand, close it with {tape}, | {bell=paper-cup,plastic-cup? Cut the bottom out of {the bell}, | {bell=party-hat? Snip the tip off {the bell}, | Take {the bell},}}} and fix it to the front end of the slide with {tape}: the bell.
step lips Press your lips together and buzz into the tube, like a bee: that is how a real one is blown. Humming works as well.
step tune Pull while you buzz: does the tone climb or sink? Find three places for three tones, mark them, and play a tune.
further Start a band: who drums, who rattles, who conducts?
safety Everybody blows a tube of their own, and walks only when it is not at the mouth.
skills rolling a tube, buzzing, hearing high and low
alt A trombone made of two tubes that slide, with a wide bell

* as-long-as-a-t-rex
name dinosaur line
title How Long Is a T. Rex, Really | Forty Feet of Dinosaur | It Does Not Fit in Our House
about From its nose to the tip of its tail: 40 feet (12.2 m). You can read that. Or you can stand at the other end and wave. | A museum shows it behind a rope. You lay it across the yard.
step guess How long is it? Set one of {the marks} where you think the tail ends. Everybody else does so too.
step measure With {the ruler}, measure {the line} out: 40 feet (12.2 m) for the T. rex, fold after fold, and cut it there.
step signs Write on {the marks} with {the pens}: nose 0, end of the head 5 feet (1.5 m), hips 18 feet (5.5 m), tip of the tail 40 feet (12.2 m).
step tie Fix each to {the line} at its place.
step tooth Draw a tooth, 8 inches (20 cm) long, on {the tooth} and cut it out: that is what it had in its mouth, sixty times.
step roll Wind everything on {the spool}: your dinosaur fits into a pocket.
step lay Walk out to {@4-5? the yard or the park | the yard, the park or the sidewalk}, hold the nose, and let somebody run with the tail.
step draw Draw or lay the outline along it with {the chalk}: the head as long as a grown-up is tall.
step lie Lie down beside it, head to foot: how many of you is it long? Who guessed best?
further @4-5 Walk along it with tiny steps and with giant ones, and count both.
further Measure a compsognathus: 3 feet (90 cm). And the blue whale: twice the T. rex and more.
safety {@4-5? A grown-up comes along, to the yard or the park. | A sidewalk is for this only where no cars cross, and a grown-up comes along.} The line lies on the ground and is wound up after.
skills measuring, comparing, guessing
alt A long line with labels beside the outline of a dinosaur

* wrapper-fish-bowl
name fish bowl
title The Sweetest Fish in the Sea | A Shoal That Shines | Five Fish That Nobody Has to Feed
about {wrappers=candy-wrapper? A twisted wrapper is a fish already: a body, a tail, and it shines. | Fold, twist, tie, and it is a fish: a body, a tail, and it shines.} | They hang in the water, turn when somebody breathes, and never need their water changed.
step fold {wrappers=candy-wrapper,cupcake-liner? Fold each of {the wrappers} | Cut five squares as wide as a hand from {the wrappers}, and fold each} into pleats as wide as a finger and fluff it up in the middle.
step tie {ties=twist-tie,pipe-cleaner? Twist one of {the ties} | {ties=rubber-band? Wind one of {the ties} | Tie a piece of {the ties}}} around it, a third from one end: a body in front, a tail fin behind. Spread the tail.
step eyes Put two of {the eyes} on each.
step face Draw a mouth and scales with {the pen}{eyes?  | , and two eyes}.
step weed Cut {the weed} into strips and fix them inside {the bowl} with {tape}, their ends at the ground.
step floor Pour {the floor} in as the sea floor.
step bubbles Stick bits of {the bubbles} to the wall with {tape}: bubbles.
step hang Cut {the line} into five pieces, tie one around each fish, and fix the other ends inside the rim of {the bowl} with {tape}, high and low.
step swim Blow over it gently. Which one leads the shoal?
further @4-5 Give every fish a name, and say good night to all of them.
further Write what each one tasted of on a label below.
safety {wrappers=candy-wrapper? Wipe the wrappers clean first, so that no ants move in. | Small parts stay away from little brothers and sisters.}
skills pleating, tying, hanging at different heights
alt Five shiny fish hanging in a clear bowl with weeds

* keys-with-wings
name winged keys
title The Keys That Fly at Night | Only One of Them Opens the Door | Five Keys With Wings
about Somewhere there is a door for each of them. Until it is found, they fly around the room. | They turn with every breath of air, and in the evening their shadows have wings.
step shine Draw fine lines and dots on {the keys} with {the shine}, and let them dry.
step wings {wings=feather,leaf? Choose ten of {the wings}, two alike for each key. | Cut ten wings as long as a finger from {the wings}, two alike for each key, with the edge snipped like feathers.}
step pair Lay two of {the wings} with their ends over each other, and wrap the middle once with one of {the body}.
step fix Hold the pair behind the head of a key and wind the rest of {the body} around both, crosswise. Do the same with all five.
step spread Bend the wings up and out: one soars, one dives, one has just landed.
step lines Cut {the line} into five pieces of different length and tie one through the hole of each key.
step hang Tie the other ends to {the bar}, a hand apart, and slide them until it hangs level.
step note Write on {the note} what one of them opens, fold it and hide it.
step right Only one key is the right one: whoever wants to know which may ask three questions.
further Draw the door that belongs to it and hang it on the wall below.
safety A grown-up hangs it high, not above a bed, and asks once more whether the keys are really not needed.
skills making pairs, winding, balancing a mobile
alt Five keys with wings hanging from a stick

* tap-dance-soles
name tap soles
title Tap Shoes in Half an Hour | Your Feet Are the Drum | Click, Clack, Heel and Toe
about Tap dancers have metal under heel and toe. You have {taps}, and the kitchen floor. | Shuffle, ball, change: whoever comes to watch hears you first.
step trace Stand on {the soles} in your shoes and draw around both with {the pens}.
step cut Together, cut both out, a little smaller than the line.
step color Color the upper sides: left and right, so that you never mix them up.
step taps Turn them over. Fix two of {the taps} below the toes and two below the heel of each with {strong}, flat and firm, nothing under the middle.
step sound Knock with them in your hands first. Too dull? Move the taps nearer to the edge.
step bands Make a hole on each side with {the punch}, in front and behind, pull {the bands} through and tie or loop them, so that they hold over the shoe.
step trim Put {the trim} on the bands where a bow would be.
step walk Put them on sitting down. Heel, toe, heel, toe: now both feet.
step dance Now on your feet, one hand on the table: stamp, brush, stamp. Invent eight beats, and teach them to somebody.
further Play a song, and tap only when nobody sings.
safety Dance on one spot, on a floor without rugs, never on stairs or outdoors: the soles are slippery. Small taps stay away from little brothers and sisters.
skills tracing, keeping a beat, inventing a step
alt Two shoe soles with four taps each and a band across

* harvest-cart
name harvest cart
title The Cart Comes Home From the Field | Fresh From the Field, on Four Wheels | Load It High, Pull It Home
about {bed=berry-basket? A berry basket has carried a harvest once already. Give it wheels. | It rolls, it carries, and it is full to the rim.} | Carrots, tomatoes, one pumpkin too big for it: it all goes to market.
step wheels {wheels=cardboard,cereal-box? {@4-5? A grown-up cuts | Cut} four circles as wide as three fingers from {the wheels}. | Lay out {the wheels}: two pairs of the same size.}
step holes {wheels=old-CD,spool? Take {the axles}: each wheel has its hole already, and a bit of {tape} around the axle makes it fit. | A grown-up makes a hole in the middle of each wheel, so tight that {the axles} just go through.}
step axles Fix {the axles} across below {the bed} with {tape}, so loosely that they still turn, push a wheel on each end, and wind {tape} around the tips as stoppers.
step pull Tie {the pull} to the front.
step hay Line it with {the hay}.
step crop {crop=pom-pom? Sort {the crop} by color: tomatoes, apples, peas. | {crop=felt,crepe-paper,tissue-paper? Crumple or roll {the crop} into carrots, cabbages and a pumpkin, with green twisted on. | Shape carrots, tomatoes, a cabbage and a pumpkin from {the crop}, each with something green on top.}}
step load Load it: the heavy ones below. How much goes on before it tips?
step sign Write FRESH TODAY on {the sign} and fix it to the side with {tape}.
step animal Tie {the animal} in front: somebody has to pull.
step sell Drive to market. What does a carrot cost, and who buys the pumpkin?
further Add a second cart behind for what did not fit.
safety {@4-5? A grown-up pokes holes and snips sharp points off the axles. | Sharp ends of axles are snipped off by a grown-up.} The pull string stays away from necks.
skills building an axle, shaping, loading
alt A green cart on wheels full of vegetables

* hayloft-pulley
name barn with a pulley
title Up With the Bale | The Barn With a Real Pulley | Pull Down, and It Goes Up
about One pulls down, and the bale goes up: farmers have lifted their harvest like this for two thousand years, and nobody has found anything simpler. | A wheel, a rope, a hook: it is called a simple machine, and it carries the winter's food.
step barn {color=construction-paper? Cut {the color} to fit and cover {the box} with it, using {glue}. | Color {the box} with {the color}{brush?  and {the brush} | }:} red for the walls, white for the edges. {color=paint,acrylic-paint? Let it dry. | } It stands upright.
step doors A grown-up cuts a large door below that opens, and a square hatch above it.
step floor Fix a flat strip left over from the cutting inside with {tape}, just below the hatch: the loft.
step axle A grown-up pokes {the axle} through the box below the roof, so that it sticks out over the hatch side by a finger. Push {the wheel} on: it must turn. A bit of {tape} on the tip keeps it there.
step rope Lay {the rope} over the wheel, so that both ends hang down.
step hook Bend {the hook} open and tie it to one end.
step bale {load=small-box,cork,yogurt-pot,bottle-cap? Tie or hang {the load} to the rope. | Cut {the load} to a bale as big as two fingers, bind it once around, and hang it to the rope.}
step animals Set {the animals} at the door, looking up.
step haul Pull the other end: up it goes, in through the hatch. How many bales until winter?
further @4-5 Send other things up: a toy, a letter, a snack for the farmer.
further Fix a second wheel to the bale and lead the rope around both. Is it lighter now?
safety Holes and doors are a grown-up's to cut, and the rope stays away from necks.
skills building a pulley, threading, testing a load
alt A red barn with a wheel, a rope and a bale on the hook

* snack-vending-machine
name vending machine
title The Machine Is Open for Business | Coin In, Snack Out | A Vending Machine for the Living Room
about One coin into the slot, a pull on the slide, and something falls with a thud. It even works without electricity. | Movie night, Grandma's visit, a rainy Sunday: whoever owns the machine never goes hungry.
step cover Cut {the cover} to fit and fix it around {the box} with {tape}, all but the back, which opens.
step windows A grown-up cuts a window as tall as {the shafts} into the front, and an opening as wide as a fist at the bottom.
step shafts {shafts=cardstock,cereal-box? Bend {the shafts} into two pipes, a little wider than one snack, and | Slit {the shafts} open along the front so that one can look in, or leave them closed, and} fix them upright behind the window with {tape}. Leave a hand's width free below.
step slides A grown-up cuts a slit into the front, right below each of {the shafts}. Push {the slides} in from outside, so that each closes one from below.
step pane Fix {the pane} right behind the window with {tape}.
step slot A grown-up cuts a slot for the money, and you draw what one has to press beside it.
step names Write the names and the prices on {the box} with {the pens}{brush? , the big letters with {the brush} | }.
step fill Open the back and fill {the snacks} in from above, one upon the other.
step sell Hand out {the money}, one each. A coin goes in, you pull the slide for a blink and push it back: one falls, and on a lucky day two.
further Bend a ramp inside, so that everything rolls to the front by itself.
safety Slits and windows are a grown-up's to cut. Small snacks and coins stay away from little brothers and sisters.
skills measuring, building a mechanism, setting prices
alt A vending machine with a window, two rows of snacks and a coin slot

* swooping-pterosaur
name pterosaur
title A Pterosaur Swoops Through the Room | Wings Wider Than the Table | It Flew Over the Dinosaurs
about It was no dinosaur and no bird, and it was the first animal with bones that ever flew. Now it flies from the bookcase to the bed. | Its wings were of skin, held by one long finger. Yours are held by {bone=paper-straw,plastic-straw? a straw | a stick}.
step draw Fold {the wing} in half the long way. Draw half a pterosaur along the fold with {the pens}: one wing as long as the sheet, half a body, a pointed tail, and the head with its beak in front and its crest behind.
step cut Cut it out through both layers and open it.
step color Color it with {the pens}: eyes, stripes, a bright crest, claws on the wings.
step bone Lay one of {the bone} across, below the front edge of the wings, and fix it with {tape}: the long finger.
step runner {bone=paper-straw,plastic-straw? Cut a piece as long as your thumb from the other one and fix it along the back with {tape}: the line runs through it. | Roll a strip of scrap as wide as a thumb around the other one, cut it off, and fix this little tube along the back with {tape}: the line runs through it.}
step fish Fold {the fish} to a small fish and fix it in the beak with {tape}.
step weight Fix {the weight} below the body and let it hang from a finger: it should look a little downward. Move the weight until it does.
step line With a grown-up, thread {the line} through, and tie it from high to low across the room.
step swoop Let it go above. Tilt it, move the weight, bend the wing tips: when does it fly fastest?
further @4-5 Set up a nest at the lower end, and let it come home to its eggs.
further Measure a real one: up to 33 feet (10.1 m) from tip to tip. How many children is that, arms out?
safety The line is stretched above everybody's heads at one end, only while it flies, and comes down after.
skills cutting symmetrically, balancing, testing a flight
alt A pterosaur with wide wings, a crest and a fish, on a line

* pumpkin-coach
name coach
title Cinderella's Coach Is Waiting | Until Midnight It Is a Coach | Bibbidi, Bobbidi, Wheels
about {body=mini-pumpkin,gourd? This one really was a pumpkin yesterday. | Until midnight it is a coach, and nobody may ask what it was before.} | Four wheels, four curls, two windows, and somebody small with whiskers to pull it.
step seat Cut a base from {the seat}, as long as your hand and as wide as three fingers.
step body Fix {the body} in the middle of it with {glue}{body=foam-ball,paper-lantern,ornament,egg-shaped-plastic-shell,plastic-cup,yogurt-pot? ; where it rolls, a ring of scrap card below holds it | }. Count to a hundred.
step wheels {wheels=cardboard? Cut four circles with spokes, as wide as three fingers, from {the wheels} and fix them | Fix {the wheels}} to the sides of the base with {glue}, two and two, at the same height.
step curls Wind one end of each of {the curls} around {the pen} and pull it out: a curl like a snail.
step fix {curls=ribbon,ivy? Tie {the curls} on top and let them hang down the sides. | Push or wind the straight ends around the body, two above, two beside the wheels.}
step windows Cut a door and two windows from {the windows} and fix them on{windows=sticker?  | , with {glue}}. Draw the bars and a crest with {the pen}.
step gems Set {the gems} along the edges with {glue}.
step dry Leave it alone for an hour: it is not midnight yet.
step mice {lead? Tie {the mice} to the front with {the lead}. | Set {the mice} in front, one behind the other.}
step ball Off to the ball. Who sits inside, and what happens when the clock strikes?
further Make one shoe, as small as a fingernail, and lose it on the stairs.
safety {body=mini-pumpkin,gourd,orange? What grows goes to the compost when it gets soft. | Small parts stay away from little brothers and sisters.}
skills placing wheels, curling, retelling a tale
waiting An hour for the glue.
alt An orange coach with golden wheels, curls and a blue window

* bow-maned-lion
name lion
title The Lion Wears a Bow | A Mane in One Move | The Best-Dressed Lion in the Jungle
about {mane=gift-bow? Somebody got a present, and the bow was left over. It is exactly the size of a mane. | What shines and bristles all around is a mane.} | Stick it on, and whoever was a tube is king.
step cover Cut {the cover} to fit and fix it around {the body} with {glue}.
step face Cut a circle as wide as three fingers from {the face}, with two round ears.
step draw Draw a nose, a mouth and whiskers with {the pens}.
step eyes Fix {the eyes} on with {glue}, close together.
step mane Fix {the mane} to the upper front of {the body} with {glue}, and press until it holds.
step head Stick the face in the middle of the mane, so that it bristles all around.
step tail Fix {the tail} on behind with {glue}, with a tuft at its end.
step paws Fix {the paws} below in front with {glue}.
step roar Roar once. Who else lives in this jungle?
further Set it on a birthday present: then the bow has come home.
safety Small parts stay on the table and away from little brothers and sisters.
skills cutting round, placing in layers, inventing a voice
alt A lion with a bow for a mane, round ears and a tail

* sponge-cloud-that-rains
name rain cloud
title A Cloud That Really Rains | How Much Rain Fits in a Cloud | Drip, Drip: Now It Rains
about A cloud drinks and drinks, and nothing happens, until one drop is too many. Which one will it be? | Guess how many drops it holds, and count. Rain is nothing else.
step cut {cloud=cotton-ball? Pull {the cloud} apart and wind it into one thick tuft; trim nothing but loose ends with {the scissors}, snip, snip: a cloud. | {@4-5? A grown-up cuts | Cut} a cloud with three bumps from {the cloud}, as large as your palm.}
step face {cloud=cotton-ball? Dot two eyes on it with {the pen}. | Draw a sleepy face on the front with {the pen}.}
step land Lay {the land} into {the pot}: a meadow that has been waiting for rain.
step hang {@4-5? A grown-up ties | Tie} {the cord} around both ends of the cloud and hangs it from {the rod}, which lies across two stacks of books, right over {the pot}.
step blue Stir {the blue} into a little {water}.
step drip Take up {water} with {the drops} and let it fall on the top of the cloud, one drop after the other.
step count Count. After how many does the first one fall out below? Guess first, then try again with a wrung-out cloud.
step rain When it is full, touch it with one finger: what happens? Let it rain until the meadow is wet.
further Hang a large and a small cloud side by side. Does twice as much fit into the one that is twice as big?
safety Only as much as fits into the pot, on a table that may get wet, and wipe the floor when you are done.
skills guessing and counting, dripping slowly, explaining rain
alt A white cloud with a face hanging over a pot of meadow, with falling drops

* clip-thumb-piano
name thumb piano
title Two Thumbs and Five Tones | A Piano for Your Thumbs | Twang: It Plays
about In Africa people have played tunes on tongues like these for three thousand years, with nothing but their thumbs. | Long tongues hum, short ones ring. Slide them, and you have tuned an instrument.
step color Decorate {the box} with {the pens}{brush?  and {the brush} | }: zigzags, suns, your name.
step bridge Lay the two bridges, {the bridge}, across it, a thumb's width apart.
step lay Lay {the tongues} over both, side by side with a gap, so that more than half of each sticks out toward you.
step clamp With a grown-up, press one more stick across them, between the bridges, and hold it down left and right, at the edges of {the box}, with {the clamp}.
step slide Push the free end of one down with your thumb and let it snap: does it ring? If it only clacks, move {the clamp} nearer.
step order Pull one far out and push one far in. Which is lower? Set them in order: long in the middle, shorter to the sides.
step names Mark each with a color of its own, with {the pens}.
step play Invent a tune of seven tones and play it with both thumbs. Can somebody else play it after you?
further Set the foot of it on a door or a big carton. Why is it louder?
safety Pluck with the soft side of the thumb, with the face not right above. The clips pinch: a grown-up opens them.
skills clamping, hearing high and low, tuning
alt A box with five wooden tongues held by a bar

* pencil-climbing-bugs
name pencil bugs
title Bugs That Help With Homework | Somebody Is Climbing Your Pencil | Three Bugs, Three Pencils
about They hold on with all their legs, they wiggle when you write, and they know the answer but do not tell. | One stays with you, two are for friends: the smallest present in the class.
step wind Wind {the body} around the upper end of {the pencil}, turn beside turn, as long as your thumb: a body. A short end stays free.
step legs Slide it off carefully, press it together a little, and push it back on: it has to hold by itself.
step feelers Cut {the feelers} as long as two fingers, fold them once around the top turn, and curl both ends.
step wings Cut wings from {the wings} for the ones that fly, and tuck their middle under a turn.
step heads Fix one of {the heads} to the front of each with {glue}.
step eyes Fix two of {the eyes} on each head with {glue}.
step crawl Push the bug up and down: it crawls. {heads? Let the glue dry first, about as long as a snack takes. | }
step give Try it out: does it wiggle? Which bug goes to whom? Tell them its name and what it likes to eat.
further Count the legs of a real one, and give yours just as many.
safety Sharpened ends point down. Small parts stay away from little brothers and sisters.
skills winding, fixing small parts, giving
alt Three pencils with a wound bug, feelers and eyes on each

* fruit-to-cut-again
name fruit to cut
title Slice It, Stick It, Slice It Again | The Apple You Can Cut a Hundred Times | Zip, in Two Halves
about It makes the right sound: rrrip. Then the halves go together again, and the next customer wants an apple too. | A kitchen for somebody small, made by somebody who is already big.
step draw Draw four fruits as large as your palm on {the fruit} with {the pen}: apple, orange, pear, strawberry{fruit=felt,craft-foam,cardboard,cereal-box? ; two of each, so that they get thick | }.
step cut {@4-5? A grown-up cuts | Cut} them out.
step color {skin=felt,construction-paper? Cut the peel from {the skin} and stick it on with {glue}. | Color them all around with {the skin}{brush?  and {the brush} | }.}
step halves {@4-5? A grown-up cuts | Cut} each through the middle, from top to bottom.
step seeds Draw the inside with {the pen}: seeds, segments, a core.
step hooks {fruit=felt,craft-foam,cardboard,cereal-box? Lay both layers of each half on each other with {glue} between them. | } Stick the rough half of {the hooks} to one cut side and the soft half to the other, so that they meet.
step leaves Cut leaves and stems from {the leaves} and fix them on with {glue}.
step dry Let everything lie for an hour.
step slice Set up shop{board? , with {the board} as a cutting board | }. {knife? Cut with {the knife}, | Cut with the edge of your hand,} serve, and stick it together for the next one.
further Add a loaf of bread in five slices.
safety Play knives have no edge, and what was played with goes into no real mouth.
skills cutting in halves, matching, serving
waiting An hour for the glue.
alt Two fruits in halves that stick together, on a board with a stick for a knife

* trophy-from-the-recycling
name trophy
title And the Winner Is | The Cup for the Best of Them All | A Trophy Nobody Else Has
about Not for first place: for the best pancakes, for never giving up, for the loudest cheer. Somebody has earned it. | Two cups from the recycling, a little gold, a name: nobody will ever throw this one away.
step stack Set one of {the cup} upside down and the other upright on it, bottom to bottom, and fix them with {glue}.
step foot Fix {the foot} below with {glue}: now it stands like a rock.
step handles Bend {the handles} to two ears and fix them left and right with {glue}.
step gold {brush? Paint everything gold with {the gold} and {the brush}, twice where it shows through. | Wrap everything in {the gold}, from the foot up, and smooth it with your thumbs.}
step dry {glue=glue? Let it stand for three quarters of an hour. | Press all the joints once more.}
step plaque Write on {the plaque} what it is for, the name and the date, and fix it to the foot with {glue}.
step stars Fix {the stars} on with {glue}.
step ball Set {the ball} in the top.
step ribbon Tie {the ribbon} around the narrow middle.
step speech Hum the anthem, hand it over, and give a speech of three sentences: what did they do, how, and why does it count?
further Start a winner's list inside the cup: next year it moves on.
safety {cup=plastic-bottle? A grown-up cuts a bottle down to its lower half first. | It is for the shelf and for lifting high, not for drinking.}
skills stacking, covering smoothly, praising somebody
waiting {glue=glue? Three quarters of an hour for the glue. | }
alt A golden cup with two handles, a star and a plaque on its foot

* blow-the-sheep-home
name sheep game
title Blow the Sheep Home | Six Sheep and No Dog in Sight | All of Them Through the Gate
about It is getting dark, six sheep are still out, and the gate is only three fingers wide. You have a straw and a lot of breath. | Whoever blows too hard sends them over the hill.
step heads Cut six small ovals from {the heads} and draw a face on each with {the pen}.
step faces Fix one to each of {the sheep} with a dot of {glue}.
step field {field=construction-paper,felt? Lay {the field} on the table: the meadow. | Lay {the field} flat: the meadow. Color the grass in with {the pen} if you like.}
step fence Fix {the fence} along three sides of a corner as large as two hands with {glue}: the pen.
step gate Leave a gap as wide as three fingers in the fourth side: the gate.
step dry {glue=glue? Let it stand for twenty minutes. | Push every post once: does it hold?}
step scatter Scatter {the sheep} over the meadow. {dog? Set {the dog} in the way: it only sleeps. | }
step blow One breath, one sheep: blow through {the straw} from behind and drive them in. {bell? Ring {the bell} when all are home. | Who has all six home first?}
further Two shepherds, two straws of different colors: one blows in, one blows out.
safety Everybody has a straw of their own and takes a break at the first dizzy feeling. Small sheep stay away from little brothers and sisters.
skills blowing gently, aiming, taking turns
waiting {glue=glue? Twenty minutes for the glue. | }
alt Six white sheep on a meadow, a fenced corner and a dog

* fairy-light-jar
name fairy jar
title Somebody With Wings Moved In | The Jar That Glows by Itself | A Fairy Behind the Glass
about By day it is a pale jar with moss in it. By night the light comes on, and behind the wall stands somebody with wings. | Nobody has caught her. She came by herself, because there was moss and a light.
step fairy Draw a fairy as tall as your finger on {the fairy} with {the pen}: a round head, two pairs of wings, a dress, a wand. Cut her out, all in one piece: only her shadow will be seen.
step tear Tear {the skin} into pieces as large as a playing card.
step skin Brush {glue} on the outside of {the jar}, lay the pieces on, overlapping, and press the fairy on in the middle. One more layer goes over her. Leave the bottom and the rim free.
step glitter Brush a last thin coat of {glue} over it and scatter {the glitter} on while it is wet.
step dry Let it dry upside down for an hour, until it feels like parchment.
step moss Lay {the moss} inside, and push some up the wall.
step twigs Stand {the twigs} in it, leaning outward like trees.
step light {light=string-light? Wind {the light} loosely in, with the battery case at the rim, where one can reach it. | Set {the light} in the middle, switched on.}
step watch Turn off the lamp. Does she move when you walk past? Tell how she got in.
further Make a second shadow for the other side, so that she has company.
safety {jar=glass-jar? The jar is carried with two hands, and a grown-up looks for chips in the rim. | Only cool lights belong in it, never a flame.} {light=string-light,LED-tea-light? A grown-up checks that the battery case is screwed shut. | }
skills cutting a silhouette, overlapping, lighting a scene
waiting An hour for the glue.
alt A glowing jar with the shadow of a fairy, moss and twigs

* chest-and-its-key
name chest
title The Chest That Keeps a Promise | One Key, One Bow, One Secret | Only This Key May Open It
about In every tale there is a box that nobody may open, and a key that somebody keeps anyway. Now there is one in your room. | It is not locked at all. A knot and a key are stronger than a lock: they are a promise.
step coat {coat=aluminum-foil,metallic-paper,wrapping-paper? Cover {the box} with {the coat}, lid and bottom by themselves, and fix the edges with {glue}. | Paint {the box} {color a} with {the coat} and {the brush}, lid and bottom by themselves.}
step dry Leave it open for an hour{coat=metallic-paint,acrylic-paint,paint? , until the paint is dry | , until nothing slides anymore}.
step straps Draw iron straps, rivets and a keyhole on it with {the pen}.
step jewels Stick {the jewels} along the straps with {glue}.
step lining Lay {the lining} inside, so that what lies in it lies softly.
step scroll Write your promise or your secret on {the scroll}, in your most beautiful hand: who may open it, and when.
step roll Roll it up, cut a short piece off {the ribbon}, and tie it around with a bow.
step key Thread {the key} onto the rest of {the ribbon} and knot it.
step bind Close the chest, wind {the ribbon} around it like around a present, and tie the key into the bow on top.
step ask Give the chest to one, and the riddle of where the key belongs to another. What happens when they meet?
further Write down the tale of how it was found, and begin with: Once upon a time.
safety Ask whether the key is really not needed. Small jewels stay away from little brothers and sisters, and what ties the chest goes around no neck.
skills painting a box, careful writing, tying a bow
waiting An hour until it is dry.
alt A golden chest with straps, jewels, a keyhole and a key hanging from it

* saturn-on-a-disc
name Saturn
title Saturn Wears a Real Shiny Ring | The Planet With a Disc Around It | Saturn on the Shelf
about Saturn's ring is made of ice and dust and shines only because the Sun does. {disc=old-CD? Your ring shines in all colors of the rainbow. | Yours has grooves, just like the real one.} | A ball and a disc: the sixth planet lands on your shelf.
step bands Draw cloud bands around {the ball} with {the pens}{brush?  and {the brush} | }, from pole to pole: gold, orange, white. Turn it while you draw, a little at a time.
step ring Draw rings of dots and fine lines around the disc, with one gap: astronomers have a name for it, the Cassini Division.
step set Press {the ball} on the hole in the middle of {the disc}. A thick ring of {tape} below, or all around the edge where they meet, holds it.
step stand {stand=aluminum-foil,newspaper? Crumple {the stand} to a firm foot with a hollow on top. | Take {the stand} upside down as a foot.}
step tilt Set Saturn on it, tilted like a hat, and hold it with {tape}: the real one is tilted too.
step moons Fix {the moons} near the edge with {tape}: Titan is the biggest.
step sky Put {the stars} on {the sky} and lean it behind: the night.
step tell Shine a lamp on it from the side. Where does the ring's shadow fall? Tell three things you know about it.
further Add up: how many of your hands wide would the ring be if the ball were as big as a beach ball?
safety Hold the disc by its edge, and put one with a crack away. Small moons stay away from little brothers and sisters.
skills drawing around a ball, balancing, knowing a planet
waiting {pens=acrylic-paint? Half an hour for the paint. | }
alt A striped ball in a shiny disc as Saturn, tilted on its foot

* drum-kit-of-tins
name drum kit
title The Loudest Corner of the House | A Drum Kit From the Kitchen | Boom, Tick, Crash
about {tins=cookie-tin? A cookie tin upside down has a dozen tones: another one in the middle, at the rim, on the side. | Everything hollow has a tone of its own.} Find three that go together, and you have a kit. | Soft heads make the sticks sound like a real drummer's.
step test Turn {the tins} and {the more} upside down and knock on each with a knuckle: which is the lowest, which the highest?
step heads Wind {the bands} around the tip of {the sticks}, layer over layer, as thick as a marble: mallets. {bands=yarn? Knot the end twice. | }
step coat Decorate the sides of {the more} with {the coat}{brush?  and {the brush}, and let them dry | }: stars, flames, the name of the band.
step pad Lay {the pad} under the deepest one: now it booms and does not wander.
step bells Tie {the bells} to the thick ends of {the sticks}{cord?  with {the cord} | }: two each. They ring along.
step cymbal Set {the cymbal} to the right, half over the edge of a box, so that it rings freely.
step set Lowest in the middle, higher ones left and right: so a drummer sits.
step beat Right hand tick, tick, tick, tick. Left hand boom on one, crack on three. Slow first.
step song Put on a song and play along. When does the big one come?
further Fill one with a handful of rice: now you have a snare.
safety {tins=can? A grown-up feels along the rim and covers what is sharp. | Loud is fun for ears only in small doses: stop when somebody asks.} {bands=rubber-band,loom-band? Bands with a crack go into the trash. | }
skills hearing high and low, winding, keeping a beat
alt Three drums, a cymbal and two sticks with soft heads

* noodle-slice-crocodile
name crocodile
title Snap, Swish, Crocodile | It Bends in Seven Places | The Crocodile From the Pool
about Slices that hang together by {picks} can bend to the left and to the right: so it swings its tail, like a real one. | It floats in a tub, it lurks under the sofa, and its teeth are only half as bad as they look.
step slices A grown-up cuts six slices off {the noodle}, each a little thinner than the one before, the first as thick as three fingers.
step jaws The rest, as long as a hand, is the head: a grown-up slits it from the front to the middle, so that it opens.
step join Push two of {the picks} half into one slice and press the next one on: head, six slices, thinner and thinner. Leave a small gap, so that it can bend.
step legs Cut four short legs from a leftover slice, and fix each below with one of {the picks}.
step teeth Cut a zigzag strip for each jaw from {the teeth} and fix it inside with {tape}.
step eyes Fix {the eyes} on top of the head with {tape}.
step spikes Cut a triangle for every slice from {the spikes}, snip a slit in the foam with the point of {the scissors}, and push it in.
step cord Tie {the cord} around the neck slice, behind the jaws: now it can be led.
step prowl Pull it slowly in curves{rider? , with {the rider} on its back: {@4-5? it only wanted a lift | it only wanted across the river} | }. Who dares to count its teeth?
further {@4-5? Let a grown-up cut | Cut} a second noodle into thirty slices. How long does the tail get?
safety A grown-up cuts the foam and snips off every point that looks out. It is no swimming aid.
skills joining with pins, sorting by size, building something that bends
alt A crocodile of foam slices with open jaws, teeth and spikes

* climber-on-two-strings
name climber
title {V.head} | Left, Right, Left, and Up | Pull, and {V.who} Climbs
about Pull one end, then the other, and {v.who} climbs to the top. Let go, and down it goes. | Children have played with climbers like this for two hundred years. The trick is hidden on the back.
say jack: name=climber; head=Jack Climbs the Beanstalk; who=Jack; as=Jack with both arms up; top=a castle on a cloud; end=What does he bring down from the giant?
say spider: name=climber; head=The Spider Up the Waterspout; who=the spider; as=a spider with eight legs; top=a roof with a gutter; end=When does the rain come?
say monkey: name=climber; head=The Monkey Climbs for Coconuts; who=the monkey; as=a monkey with both arms up; top=a palm full of coconuts; end=How many does it bring down?
say astronaut: name=climber; head=The Astronaut Takes the Space Elevator; who=the astronaut; as=an astronaut with both arms up; top=a station among the stars; end=What is the first word from up there?
step draw Draw {v.as} on {the card} with {the pens}, as tall as your hand, and color it.
step cut Cut it out, without thin parts.
step straws Cut two pieces off {the straws}, as long as a finger, and fix them on the back with {tape} like the sides of the letter A: close together above, apart below.
step thread Fold {the line} in the middle. Push one end down through each piece, from above, and pull until there is a loop on top.
step beads Tie one of {the beads} to each end: handles that do not slip through.
step top On what is left of the card, draw {v.top} as wide as your hand, and cut it out.
step leaves Stick {the leaves} around it with {tape}.
step hang A grown-up lays the loop over a door handle and fixes the picture right above it with {tape}.
step climb A handle in each hand, arms apart, pull left, right, left, right: up it goes. {v.end} Hold the strings together and loose, and it slides home. If it sticks, put a little weight on its feet with {tape}.
further Make a second climber and race: does the heavier one climb faster?
safety Take the loop off the handle when you stop playing, and keep it away from necks.
skills building a pull toy, threading, even pulling
alt {V.who} on two crossing lines below {v.top}

* clay-planets-on-skewers
name solar system
title Eight Planets, One Box | The Solar System, Ready for School | From Mercury to Neptune in a Box
about Here they stand in a row, each with its color and its place, and on the cards is what nobody else in class knows yet. | Open box, dark sky, eight balls: anybody who looks in sees at once who is large and who is near.
step open Cut the flaps and one side off {the box}, and set it down with the open side to the front: a stage with a floor, a back and two walls.
step dark {dark=construction-paper? Line the inside with {the dark}, stuck down with {glue}. | Make the inside black with {the dark}{brush?  and {the brush}, and let it dry | }: space.} {dark=paint,acrylic-paint? Spatter or dot a few stars in white. | }
step stars Scatter {the stars} over the sky.
step sun Shape half of a ball as big as your fist from yellow {clay}: the Sun. It goes to the left wall, since a whole one would never fit.
step small Roll the four small ones: Mercury gray, as big as a pea; Venus pale and Earth blue with green, as big as a marble; Mars red, in between.
step big Roll the four large ones: Jupiter with orange stripes, as big as a walnut; Saturn a little smaller, with a flat ring; Uranus pale blue and Neptune dark blue, as big as a grape.
step rods Push each on the end of one of {the rods}, and the Sun too.
step holes A grown-up pokes nine holes into the floor of the box, in a line from left to right. Set the planets in, in order, high and low.
step labels Cut {the labels} into eight name cards, write the name and one fact on each, and stick them in front with {glue}.
step report Give your report: which is hottest, which spins fastest, where would you go? Point, do not touch.
further Measure it on the schoolyard: if the Sun stands at the door, where is Neptune?
safety Points of the rods look down, into the box, and a grown-up pokes the holes.
skills comparing sizes, keeping an order, writing facts
waiting {dark=paint,acrylic-paint? Three quarters of an hour for the paint. | }
alt A dark box with the Sun at its edge and eight planets on sticks with labels
`;
