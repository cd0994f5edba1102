export const words = `
* carton-pigs
name egg-carton pigs
title Three Egg-Carton Pigs | {tails? Pigs With Curly Tails | } | Little Pigs From an Egg Carton
about An egg cup turned over is as round as a piglet. It wants two ears, a snout and something curly behind. | Three cups, one pot of pink, and the sty is full before lunch.
step cut {@4-5? A grown-up cuts | Together cut} three cups from {the carton} and {@4-5? trims | trim} the rims until they stand. From the lid come three coins for the snouts and six small triangles for the ears.
step paint Paint cups, coins and triangles {color a}, outside and along the edges.
step dry Let everything dry for half an hour, until nothing sticks to a finger.
step ears Glue a coin to the front of each cup and two triangles above it, with the points flopping forward.
step eyes {eyes=sticker? Press | Glue} two of {the eyes} on between ears and snout.
step face Draw two nostrils on each snout{!eyes? , two eyes above it | } and a grin as wide as you like.
step hole A grown-up pricks a small hole into the back of each pig with {the poke}.
step curl Cut {the tails} in three. {tails=pipe-cleaner,twist-tie? Wind each piece around {the poke}, pull it off, and there is the curl. | Roll each piece tightly around {the poke}, hold it for a moment, and it stays a little curled.} Push one end into each hole{tails=ribbon,yarn? with a drop of glue | , and bend it over inside}.
step mud Cut a puddle with a wavy rim from {the mud}: that is where they want to be.
step play Line them up from the cleanest to the muddiest. What is each of them called, and which one squeals?
further Paint the last cups of the carton gray, with long teeth: here comes the wolf.
safety A grown-up cuts the carton and pricks the holes; it gives way all at once.
skills painting all around, gluing small pieces, counting pairs
waiting Half an hour for the paint.
alt Three pink egg-carton pigs with snouts, ears and curly tails

* sponge-moon-night
name moon picture
title Sponge-Printed Moon | Moon and Planets From a Sponge | A Full Moon at Bedtime
about A sponge is full of holes, and so is the moon: one press, and there it hangs with all its craters. | Black paper is the best night there is. The moon comes up when you lift the sponge.
step cut Is {the sponge} round? Then it is ready. If not, a grown-up draws around {the cup} on it and cuts the circle out; a corner that falls off makes the small planets.
step pour Spread a little {color a} on {the plate}, thin enough that the sponge does not drip.
step moon Dip the flat side and press it once onto {colored paper b}: count to three and lift it straight up. That is the moon.
step planets Press the edge and the corners of the sponge here and there: planets, near and far.
step dents While it is wet, dab a few spots on the moon a second time with a fingertip: craters.
step dry Half an hour, and it is dry.
step rings Draw a ring around one planet with {the lines}, pressing hard, and an edge around the moon. White shows best.
step stars Fill the dark with dots and stars, small ones far away, big ones near.
step shine {shine=glitter-glue? Trace the rim of the moon with {the shine}. | {shine=sticker,stick-on-gem? Press {the shine} between them: the brightest stars. | {stick? {fix stick} | Stick} {the shine} on in bits: the brightest stars.}}
step tell Who lives up there, and what do they see when they look at you?
further Print one moon round, one as a half and one as a thin slice, side by side.
safety The sponge is cut by a grown-up and only for paint from now on.
skills printing, pressing hard with a crayon, talking about the sky
waiting Half an hour for the paint.
alt A yellow sponge-printed moon with craters, planets and stars on black paper

* paper-shape-vehicle
name {v}
title {A V} Made of Shapes | Cut-Paper {V} | {V} From Squares and Circles
about Squares, rectangles, circles: whoever can cut those can build {a v}, and nobody has to know how to draw one. | {v=train? Three cars and an engine, cut out piece by piece and glued in a row. The longer the paper, the longer the train. | A box in front, a box behind, round wheels below. What it carries is up to you.}
say train: name=train; plan=one tall rectangle for the engine, one small one for its cabin, two long ones for the cars, six coins for wheels and a thin strip for the chimney; lay=Engine in front, cars behind, each with two wheels, and a gap as wide as a finger in between; road=rails with a tie under every wheel, and a hook from car to car; riders=a face in every window, and the engineer in the cabin; drive=Push it with one finger along the edge of the table. Where does it stop, and who gets off?
say truck: name=truck; plan=one tall rectangle for the cab, one long one for the bed, a small one for the window and three coins for wheels, as large as a bottle cap; lay=Cab in front, bed behind, wheels below, the window on top of the cab; road=a road with a dashed line; riders=the driver in the window, and a load in the bed: logs, sand or watermelons; drive=Drive it to the other end of the table, beeping when it backs up. What is it bringing?
step plan Together draw the shapes on {the colors}, each in another color: {v.plan}.
step cut Cut them out. Straight lines first, circles last: turn the paper, not the scissors.
step lay Lay everything on {the back} before any glue comes near. {v.lay}.
step glue Lift one piece after the other, {fix stick} its back right to the edges and press it on.
step roll {wheels=sticker? Press | Glue} {the wheels} onto the middle of the wheels.
step road With {the pens}, draw {v.road}.
step riders Draw {v.riders}.
step smoke {smoke=tissue-paper? Crumple bits of {the smoke} | Pull {the smoke} into tufts} and {fix stick} them on behind the {v=train? chimney | exhaust}: smoke in the wind.
step drive {v.drive}
further Make one more out of nothing but triangles. Does it roll?
safety Cut sitting down, one at a time; scissors go back to the middle of the table in between.
skills cutting lines and circles, naming shapes, building from parts
alt {a v} built from cut paper shapes

* hung-twig-finds
name twig mobile
title Twig Mobile With Forest Finds | What the Woods Hung Up | Feathers on the Wind
about Everything on it was lying on the ground this morning. Now it flies, and the wind plays with it. | A mobile is a scale that cannot make up its mind. Push one thing a little, and everything moves.
step cross {@9-12? Lay | {@6-8? Together lay | A grown-up lays}} {the twig} crosswise and {@4-5? winds | wind} a piece of {the line}, as long as an arm, around the middle until nothing wobbles, then {@4-5? knots it and leaves | knot it and leave} the long end on top for hanging.
step wrap {wrap=washi-tape? Wind {the wrap} around the middle | Wind {the wrap} around the middle and as far out as it goes, and tape the end down}: that hides the knot.
step cut Cut the rest of {the line} into pieces as long as a forearm.
step finds Tape {finds=leaf,fake-leaf? the stem | the end} of each of {the finds} to one piece, with the string under the tape.
step more {more=bead,wooden-bead,button,bell? Thread {the more} onto other pieces and secure each with a bit of tape below. | Tape {the more} to other pieces, by the stalk or the thin end, once around.}
step hang {@9-12? Tie | {@6-8? Together tie | A grown-up ties}} the strings to the twigs, long ones in the middle and short ones outside.
step balance Hold it up by the long end. Where it leans, push a string inward{@4-5? with one finger | } until it hangs level.
step blow Hang it by a window and blow. What turns first, and what hardly moves?
further Add one find from every walk, and see how long the twigs can carry them.
safety {@4-5? A grown-up ties the knots and hangs it high; nobody puts finds from the ground in a mouth. | It hangs high, where nobody runs into it; wash your hands after collecting.}
skills winding, taping, balancing
alt Two crossed twigs with feathers and acorns hanging from strings

* swab-season-trees
name season trees
title One Tree, Four Seasons | Four Trees in Dots | A Tree for Every Season
about One sheet, four trees, and only the dots change: a whole year fits on it. | A tree never moves and never looks the same. Four dabs of color tell what month it is.
step fold Fold {the paper} in half and in half again, and open it: four fields for four seasons.
step trunks Draw the same tree in each field with {the pen}: a trunk, four branches and some twigs. Brown is best.
step pour Set out three blobs of paint{plate? on {the plate} | } as large as a coin, {color a}, {color b} and {color c}, with one of {the dabber} to each.
step spring First field: dot the twigs {color a}, close together. Blossoms.
step summer Second field: {color b}, dot beside dot, until hardly a twig is to be seen.
step fall Third field: {color c} on the twigs, and more of it on the ground. It is raining leaves.
step winter Fourth field: no dots at all. Give this tree more bare twigs with {the pen}, as fine as you can.
step dry Half an hour, until it is dry.
step tell Point and tell: in which of these months is your birthday? Which tree stands outside now?
further Draw what happens under each tree: a nest, a picnic, a pile to jump in, a sled.
safety Swabs are for dots only, never for ears, and each stays in its own color.
skills dabbing, repeating a drawing, knowing the seasons
waiting Half an hour for the paint.
alt Four trees in one picture, with pink, green and orange dots and one of them bare

* cup-goal-box
name goal box
title Three Goals in a Box | Cup Goals: A Shooting Game | Tabletop Goals With One Ball
about Three goals, three numbers, one ball that does what it wants: here a small player can beat a big one. | One push, and the ball runs. Into the three? Into the one? Past everything?
step open {@4-5? A grown-up cuts the front side off {the box} | Cut the front side off {the box}}, so that three walls are left and the ball can run in.
step grass Tape {the grass} to the bottom of the box: the pitch.
step lines Draw a middle line and a circle on the bottom of the box.
step cups Lay {the cups} on their sides against the back wall, openings toward you, and tape each to the bottom of the box so that it does not roll.
step numbers Draw a big 1, 2 and 3 on the wall, one above each.
step flags {flags=sticker,washi-tape? Press {the flags} along the top of the walls | Tape {the flags} along the top of the walls}: for the fans.
step mark Draw a line across the bottom, at the open side: from here everybody shoots.
step shoot {bat? Push {the ball} with {the bat} | Flick {the ball} with one finger} toward the goals. What goes in counts as much as the number says.
step count Three shots each, then the next player. Who scores six first?
further Move the line back by the length of a shoe: still a goal?
safety {@4-5? The box is cut by a grown-up. | Cut away from the hand that holds.} The ball stays on the table or the floor, and with the players who are big enough not to taste it.
skills drawing numbers, aiming, adding up
alt An open box with three numbered cups as goals and a small white ball

* clay-liner-cupcakes
name clay cupcakes
title {clay=salt-dough? Salt Dough Cupcakes for a Play Bakery | Clay Cupcakes for a Play Bakery} | Cupcakes That Never Go Stale | Painted Cupcakes in Paper Cups
about In a few days they are as hard as real ones left out for a week, and that is when the baker paints the frosting. | {clay=salt-dough? Dough | Clay} below, a swirl on top, paint for frosting{sprinkles? , and {sprinkles} while it is wet | }: the bakery opens soon.
step balls Roll three balls of {the clay}, as big as {clay=salt-dough? a walnut | an egg}, and keep the rest wrapped. {pin? Roll one fist more out flat with {the pin} and press out cookies with the rim of a cup: they dry and are painted with the cakes. | }
step fill Press one into each of {the liner} until it {clay=salt-dough? covers the bottom, no thicker than your finger: thick dough never dries inside | fills the pleats and is flat on top}.
step snake Roll the rest into three snakes, as thick as {clay=salt-dough? a little finger | a finger} and as long as your forearm.
step swirl Wet the top of each cake with a fingertip and wind a snake onto it, from the rim to the middle, each round smaller and higher.
step marks Press small notches into the frosting with {the knife}: that looks piped.
step candle Push a piece of {the candle} into one of them while it is soft. Somebody has a birthday.
step dry {clay=salt-dough? Leave them on {the plate} in a warm place for three days, until they sound hard when you knock. After a day peel off the paper, so that the bottom dries too, and put it back on at the end. | Leave them on {the plate} for two days, until they are dry and light.}
step paint Now paint the frosting {color a}, and a second kind {color b}. Leave the paper clean.
step sprinkles {sprinkles=glitter-glue? Dot {the sprinkles} on like sugar pearls. | Drop {the sprinkles} onto the wet paint and press them lightly: they dry in.}
step shop Half an hour later the bakery opens. What does a cupcake cost today?
further Make a sign with the names of all flavors, even those that nobody has tasted.
safety They look good enough to eat, and they are not: tell little brothers and sisters, and wash your hands.
skills rolling, winding, painting a round thing
waiting {clay=salt-dough? Three days until the dough is dry. | Two days until the clay is dry.}
alt Three painted cupcakes in paper liners with swirls of frosting

* red-carton-barn
name red barn
title A Red Barn From {a carton} | The Barn With Straw Inside | Red Paper Barn
about {carton=milk-carton? A milk carton has a barn's roof already. | Any carton can be a barn.} It needs a red coat, white crosses on the doors{hay? , and inside it smells as it did on the farm | }. | A little barn to keep what was seen on the farm: who stood where, what was in the rack, and who was the loudest.
step door A grown-up cuts a doorway into the front of {the carton}{carton=milk-carton? , rinsed and dry | }, as high as a hand.
step coat Lay {colored coat a} around the walls, press along the edges with a finger, and cut it to fit.
step dress {fix stick} it on all around, roof as well, and rub it flat with the whole hand.
step doors {@4-5? A grown-up opens | Open} the paper over the doorway with one cut down the middle and one along the top, and folds both halves outward: two doors.
step strips {white=masking-tape,washi-tape? Cut eight strips of {the white}, as long as a finger. | {white=paper-strip? Cut {the white} as long as the doors are from corner to corner. | Cut {the white} into eight strips as narrow as a finger.}}
step cross {white=masking-tape,washi-tape? Press | {fix stick}} two of them crosswise on each door, and the rest along the roof.
step window Draw a window under the roof. Who looks out?
step hay Stuff {the hay} inside, thickly: that is where everybody sleeps.
step home {herd? Bring {the herd} in, one by one, with the right voices. | Let two fingers walk in, and say who it is: moo, baa or oink?} Then shut the doors.
further Add a fence of paper strips, and a sign with the name of the farm.
safety A grown-up cuts the carton, which slips; straw is for the barn and not for mouths.
skills wrapping a box, gluing edge to edge, retelling a visit
alt A red barn made from a carton with white crosses on its open doors and straw inside

* stick-book-friend
name bookmark
title {v=worm? A Bookworm to Keep the Page | A Monster That Keeps the Page} | Craft-Stick Bookmark | {v=worm? Bookworm on a Stick | The Page Monster}
about {v=worm? It has read as far as page twelve and waits there until you are back. | It bites the page so that nobody loses the place, and it has never torn a single one.} {tuft=pom-pom,felt-ball? Its head looks out at the top of the book. | }
say worm: name=bookworm
say monster: name=monster
step color Color {the stick} with {the pens}, on both sides; the upper end stays free for the head.
step stripes {stripes=sticker? Press {the stripes} on below the middle. | {stripes=ribbon? Glue {the stripes} around it in bands below the middle. | Wind {the stripes} around it in bands below the middle, and snip off what sticks out.}}
step tuft {tuft=felt,construction-paper? Cut {v=worm? three coins | one round head as large as a bottle cap and two small ears} from {the tuft} and glue | Glue} {tuft=felt,construction-paper? them | {v=worm? {the tuft} | {the tuft}}} on at the top, {v=worm? one behind the other, like a crawling worm. | the biggest in the middle, like a head with ears.} Press while you count to twenty.
step eyes {eyes=paper,construction-paper? Draw two eyes with big dots on {the eyes}, cut them out and glue them on. | {eyes=sticker? Press | Glue} {the eyes} onto the head.}
step face Right below the head, draw {v=worm? a smile and a collar | a mouth with one tooth}.
step arms Cut {the arms} into two short pieces, bend them and glue them on behind: {v=worm? feelers | arms}.
step dry Leave it for half an hour, until nothing slides.
step name Write a name or THANK YOU on it below the bands; a grown-up shows the letters.
step give Try it in a book: does the head look out? Then it is ready to be given away.
further Make one for every book that somebody at home is reading.
safety {tuft=pom-pom,felt-ball,button? Small parts stay with readers older than three. | Glue only as much as a pea: too much takes the night to dry.}
skills drawing small, gluing exactly, writing a name
waiting Half an hour for the glue.
alt A craft-stick bookmark with a little {v} on top

* tissue-rim-frame
name photo frame
title A Ruffled Frame for a Photo | {one tissue} Photo Frame | Somebody Special in the Middle
about Small balls of tissue, close together, make a rim as soft as a pillow, and in the middle is the one it is all about. | A frame from a plate, made one ball at a time. Whoever is in it can be seen from the door.
step middle Lay {the photo} in the middle of {the plate} and draw around it with {the pens}: up to this line comes the rim.
step tear Tear {colored tissue a} into pieces as large as your palm.
step ball Crumple each piece loosely into a ball. It takes about thirty, so everybody may help.
step rim Spread glue on a bit of the rim, press the balls on close together, and go on until you are all around.
step photo {fix stick} the photo inside the line: a copy, if it is the only one.
step name Write the name below it; a grown-up writes it down first, if you like to copy.
step hearts {hearts=sticker,stick-on-gem,felt-sticker? Press {the hearts} on | {fix stick} {the hearts} on} between the balls.
step holes A grown-up makes two holes at the top with {the punch}, and together you knot {the hang} through them.
step show Show it to the one in the picture, even if the answer is only a yawn.
further Make one with your own photo, and let them hang side by side.
safety A grown-up punches the holes and hangs it where no baby can reach the {hang? {one hang} | balls}.
skills tearing, crumpling, filling a rim
waiting Half an hour for the glue.
alt A photo in a round frame with a rim of crumpled blue tissue

* plate-animal-mask
name {v} mask
title {V} Mask From a {one plate} | Today I Am {a V} | {one plate} {V} Mask
about {v=fox? Two pointed ears, white cheeks and a nose that smells everything first. Whoever wears it walks without a sound. | {v=cat? Two ears, stripes on the forehead, a nose like a button: behind it one may stretch and yawn at any time. | Two round ears and a big soft snout. Behind it one is allowed to growl, and to be hungry always.}}
say fox: name=fox; shape=two pointed ears above, and the sides slanting down to a narrow chin; color=orange; patches=two white cheeks like big drops, two small white triangles for the ears and a black coin for the nose; put=the cheeks left and right, so that they meet at the chin, and the nose on the very tip; mouth=a thin smile; be=Sneak around the table on soft feet. Who hears you?
say cat: name=cat; shape=two pointed ears on a round head; color=gray, or whatever your cat is; patches=two pink triangles for the ears, a small pink one for the nose and three dark stripes for the forehead; put=the nose below the eyes, the stripes above; mouth=a mouth like the letter W; be=Stretch, lick a paw, and jump from cushion to cushion.
say bear: name=bear; shape=two round ears on a round head; color=brown; patches=two light coins for the ears, a light oval as large as a palm for the snout and a dark coin for the nose; put=the snout low in the middle with the nose on it; mouth=a line down from the nose and a smile; be=Stand tall, scratch your back on the door and ask for honey.
step eyes A grown-up holds {the plate} up to the face, marks both eyes and cuts two holes as large as a walnut.
step shape {@4-5? A grown-up trims | Together trim} the rim: {v.shape}.
step color Color the whole face {v.color}; if {the plate} has that color already, do only the rim.
step cut Together cut from {the patches}: {v.patches}. {patches=paper? Color them first where the paper is white. | }
step patches {fix stick} them on: {v.put}.
step nose Glue {the nose} onto the nose, so that it sticks out.
step face Draw {v.mouth}.
step whiskers Cut {the whiskers} to the length of a hand and {fix stick} two to each side of the nose.
step band {band=craft-stick,paper-straw? A grown-up fixes {the band} behind one side as a handle to hold. | A grown-up makes a hole at each side with {the punch} and knots {the band} through, just long enough to sit without pulling.}
step be {v.be}
further Make the {v}'s breakfast out of paper as well.
safety A grown-up cuts the eyes and fits the band; nobody climbs stairs or runs behind a mask.
skills cutting together, matching left and right, playing a part
waiting {color=paint? Half an hour for the paint. | }
alt A {one plate} {v} mask with ears and a nose

* link-by-link-chain
name paper chain
title {v=welcome? A Welcome-Home Paper Chain | {v=countdown? Countdown Chain: One Link a Day | A Paper Chain for the Party}} | {v=countdown? How Many Links Until Then? | Link by Link: A Paper Chain}
about {v=welcome? It goes across the door, and whoever comes home has to walk under it. Every link says how long you have waited. | {v=countdown? Days are long, links are short: every evening one of them comes off, and everybody sees how near it is. | Loop, press, next one: soon it is longer than the child who made it, and it needs a doorway to itself.}}
say welcome: name=paper chain
say countdown: name=countdown chain
say party: name=paper chain
step cut {strips=paper-strip? Sort the {many strips} by color and cut them all to the length of your forearm. | Cut {the strips} into fourteen strips, two fingers wide and as long as your forearm.}
step draw Draw on the strips{v=welcome? : hearts, a house, what you want to tell first | {v=countdown? : the number of each day, a grown-up helps with the hard ones | : dots, zigzags, balloons}}.
step signs {v=countdown? Put one of {the signs} on each seventh strip: a week is over. | Put one of {the signs} on each strip.}
step first Bend the first strip into a ring, drawing outside, and {fix hold} the ends together. Hold it until you have counted to ten.
step links Put the next strip through the ring and close it the same way, and so on, another color each time.
step end {end=paper-cup,paper-plate,cardboard? Draw {v=countdown? what you are waiting for | a big smile} on {the end} and {fix hold} it to the last link. | {fix hold} {the end} to the last link, so that it hangs down.}
step hang {v=countdown? A grown-up hangs it where you can reach the lowest link. | {v=welcome? A grown-up puts it over the door. | A grown-up puts it across the room, high up.}}
step count {v=countdown? Every evening take off the lowest link. How many are left? | {v=welcome? Hide behind the door and listen: whose steps are these? | Count the links. Is it longer than you?}}
further {v=countdown? Write something nice to do on the inside of every link. | Measure it against everybody at home: who is just as long?}
safety The chain hangs high, away from beds and necks; one pair of hands cuts at a time.
skills cutting strips, joining rings, counting
alt A paper chain of bright rings

* bucket-pond-fishing
name fishing game
title A Fishing Game for Dry Land | Hook a Paper Fish | Gone Fishing
about Every fish has a ring on its nose, and every rod has a hook. The rest is patience, which fishers have and fish do not. | Nobody gets wet, every fish goes back, and the big one that got away is told about at supper.
step draw Draw four fish on {the fish}, each as long as your hand, and color them: stripes, spots, one golden and one old boot, if you like.
step eyes {eyes=sticker? Press | Glue} {the eyes} on, one for each.
step cut Together cut them out, with a wide margin: nobody has to follow every fin.
step rings From what is left, cut four strips as wide as a thumb. Bend each into a ring as large as a walnut and tape it to a fish's nose, standing up.
step line {@4-5? A grown-up ties | Together tie} {the line} to the tip of {the rod}{rod=cardboard-tube? through a hole near the end | } and wind a bit of tape over the knot.
step hook A grown-up bends {the hook} open into a wide hook{hook=pipe-cleaner,twist-tie? with the end folded back | } and ties it to the other end.
step pond {pond=bucket,plastic-tub? Lay the fish in {the pond}, dry, with the rings up: that is the pond. | Lay the fish in {the pond} with the rings up: that is the pond.}
step weed Lay {the weed} in between: something to hide under.
step catch {!pond? Spread the fish on the rug with the rings up. | } Hold the rod still, let the hook come to rest, and lift. Caught!
step count Count what you have, tell how hard it was, and let them all swim again.
further Write a number on the back of each fish: who has the most when the pond is empty?
safety The line stays as short as an arm, and a grown-up puts the rod away after the game; hooks point into the pond and never at a face.
skills coloring, cutting out, a steady hand
left magnet: too dangerous if swallowed, so a hook does the catching
alt A rod with a hook over a bucket of paper fish with rings on their noses

* dyed-noodle-necklace
name noodle necklace
title {dye? A Necklace of Dyed Noodles | A Necklace of Noodles} | Noodle{beads? -and-Bead} Necklace | Jewels From the Pantry
about {dye? Shake, and white noodles come out red; shake again, and they are blue. By the afternoon they are jewels. | Every noodle with a hole in it wants to be a bead.} | A string, a hole, a string, a hole: fingers learn it, and the necklace is the proof.
step drip For each color, a grown-up puts a handful of {the noodles} into {a bag}, adds {acid? a spoonful of {acid} and five drops | a spoonful} of {the dye}. Only noodles with a wide hole will do.
step shake Together {bag=plastic-bag? roll and knead the noodles from outside, while a grown-up's hand holds the bag at the top, | stir the noodles around and around} until every noodle has its color.
step dry A grown-up tips them onto the {paper-towel}. They dry for an hour; turn them once.
step cord {cord=shoelace? Tie | {cord=beading-elastic? Cut it long enough to slip over the head with room to spare, and tie | Cut it long enough to slip over the head with room to spare, wind tape around one end so that it is stiff, and tie}} a noodle to {cord=shoelace,beading-elastic? one | the other} end of {the cord}: nothing slides off now.
step straws Cut {the straws} into pieces as long as a fingertip.
step sort Lay out what comes after what: noodle, {beads? bead | {straws? straw | another color}}, noodle.
step thread Thread the noodles on{straws? , with pieces of straw in between | }, one hand holding still, the other pulling.
step beads Thread {the beads} in between, wherever the pattern wants one.
step tie A grown-up takes off the stopper and knots both ends together.
step give Put it on, or put it into your friend's hand and say who made it.
further Make a short one for the wrist, with the name in it if you have letters.
safety {bag=plastic-bag? The bag goes away as soon as the noodles are out. | } It is worn while somebody is near, and comes off for climbing, running and sleeping; small parts stay away from smaller children.
skills dyeing, threading, keeping to a pattern
waiting {dye? An hour for the noodles. | }
alt A necklace of red, blue and yellow noodles with round beads

* face-swap-pumpkin
name jack-o'-lantern
title A Jack-o'-Lantern With Faces to Swap | {one plate} Jack-o'-Lantern | The Pumpkin That Changes Its Mood
about A round orange plate, black eyes, a grin with two teeth: nobody has to carve. And when the grin gets boring, there is another face. | Triangles for the eyes, and it is October. Circles, and it is astonished.
step color Color {the plate} orange to the very rim, unless it is orange already, and draw the ribs from top to bottom.
step draw Fold {colored faces b} in half. Together draw on it: a triangle and a circle for eyes, a small nose, a wide grin with teeth and a round mouth.
step cut Cut them out of both layers, so that there are two of each eye.
step try Lay them on {the plate} and try: grinning, sad, surprised. Which one is scary, which one silly?
step glue {fix stick} the face on that you like best.
step spare Put a loop of {tape} behind the others: they go over the face when the pumpkin is in another mood.
step stem {stem=pipe-cleaner? Bend the lower half of {the stem} double for the stem, wind the rest around a finger into a curl, and tape it behind the top. | {stem=craft-stick,stick? Tape {the stem} behind the top as a stem, as long as a finger. | Tear a stem as long as a finger from {the stem} and tape it behind the top.}}
step leaf {leaf=leaf? {fix stick} {the leaf} on beside the stem. | Tear a leaf from {the leaf} and {fix stick} it on beside the stem.}
step mood How does it feel today? Show it with your own face.
further Hang it on the door and change its face every day until Halloween.
safety Two layers are thick: a grown-up holds them while you snip together.
skills cutting shapes, arranging a face, naming feelings
alt An orange plate jack-o'-lantern with black eyes, a grin and a curly green stem

* tissue-glow-jar
name glow jar
title A Night Light From {a jar} | The Jar That Glows | {one skin} Night Light
about By day it is a window in many colors, and when the light goes on inside, the whole corner of the room is warm. | {eyes? Two eyes and a smile look after the dark, so that nobody else has to stay awake. | The dark is only where the light is not. This one can be carried to wherever it is needed.}
step tear Tear {the skin} into pieces as large as a matchbox, in several colors.
step thin Stir two spoonfuls of {the glue} with one of {the water} on {the saucer}.
step hold A grown-up stands {the jar} on a folded cloth and keeps a hand on it the whole time.
step brush @4-5 Together spread glue on the outside with {the brush}, lay a piece of {skin} on, and brush over it. Piece beside piece, with overlapping edges.
step brush Spread glue on the outside of {the jar} with {the brush}, lay a piece of {skin} on, and brush over it. Piece beside piece, with overlapping edges.
step second Go on all around, up to the rim, and brush once more over everything. It looks milky now and dries clear.
step dry Let it stand upside down for two hours, until nothing sticks.
step eyes {eyes=googly-eye,sticker? {eyes=sticker? Press | Glue} {the eyes} on: now it is a friendly monster. | Cut two round eyes and a smile from {the eyes}{eyes=construction-paper,cardstock? , draw dots into the eyes | } and glue them on: now it is a friendly monster.}
step rim {rim=washi-tape? Wind {the rim} around the rim and snip it off. | {@4-5? A grown-up ties | Tie} {the rim} around the rim with a bow and cuts the ends short.}
step light {light=flashlight? A grown-up switches {the light} on and lays it right behind, so that it shines through. | {light=glow-stick? A grown-up snaps {the light} and hangs it inside. | A grown-up checks that the battery case is screwed shut, switches {the light} on and sets it inside.}} A flame never goes in.
step dark Turn off the lamp. What do you see on the wall?
further Make a second one in other colors for the hallway.
safety {jar=glass-jar? A grown-up carries the glass and stays while you brush; it stands low and firmly. | It stands firmly, where nobody knocks it over.} No candles: paper burns.
skills tearing, brushing, covering a round thing
waiting Two hours.
alt A jar covered in bright tissue pieces, glowing from inside

* feely-caterpillar
name touch caterpillar
title A Caterpillar for Fingers | Touch-and-Feel Caterpillar | Soft, Rough, Smooth: A Caterpillar to Feel
about Every ring of this caterpillar feels like something else. With closed eyes, fingers know exactly where they are. | Eyes closed, one finger out: is this the belly or the tail?
step rings {@4-5? A grown-up draws around the {cup} on {the rings} and cuts | Draw around the {cup} on {the rings} and cut} out six circles, one of them for the head.
step head Color the head and give it a smile{!eyes? and two eyes | }.
step cut {@4-5? A grown-up cuts | Cut} a circle of the same size from {the smooth}{rough=sandpaper,bubble-wrap,corrugated-paper,burlap? , and one from {the rough} | }. Nothing may stand over the edge.
step soft Spread glue on the first ring and press {the soft} on: soft.
step rough Spread glue on the next and {rough=rice,dried-lentil,sand? pour {the rough} on; tip off what does not stick | press {the rough} on}: rough.
step smooth Put loops of {hold} on the third, lay {the smooth} on and stroke it flat with one finger: smooth.
step more {bumpy=bubble-wrap? Glue a piece of {the bumpy}, bumps up, | Glue {the bumpy}} onto another: bumpy.
step tickle Glue {the tickle} onto one more by the end, so that it tickles.
step row Lay all rings in a wavy row, head in front, each a little over the one before, and glue them together{eyes? ; {the eyes} go onto the head | }{feelers? , {the feelers} behind it | }.
step guess When the glue has dried for an hour: eyes closed! Which ring is this, and what else feels like it?
further Go through the home and find one more thing for every ring.
safety A grown-up cuts what is stiff or scratchy; nothing on it is for tasting.
skills words for touch, gluing, guessing with closed eyes
waiting An hour for the glue.
alt A caterpillar of rings, each covered with something that feels different

* potato-stamp-mail
name stamped card
title A Potato-Stamped Thank-You Card | Stamped Mail With Hearts | {potato=potato? Potato-Print | Stamped} Card in an Envelope to Match
about {potato=potato? Half a potato can say thank you forty times in a row, and each time it means it. | One small stamp, and card and envelope belong together.} | Whoever brings the mail every day hardly ever gets any. This is for somebody like that.
step carve {potato=potato,apple,carrot,lemon? A grown-up cuts {the potato} in two with a {knife}, leaves a heart standing on one half and a star on the other, as high as a fingernail, and dries them with a {paper-towel}. | {potato=kitchen-sponge? {@9-12? Cut | A grown-up cuts} a heart and a star from {the potato}, each as large as a bottle cap. | Take {the potato} as it is: three round prints make a flower.}}
step fold Fold {the card} in half, small enough for {the envelope}.
step spread Spread a thin layer of {color a} and one of {color b} on {the plate}.
step front Dip {potato=cork? a cork | a stamp}, press it onto the front of the card, count to three and lift. Row by row, or all over.
step mail Stamp {the envelope} as well, only along the lower edge: the address needs room.
step dry Half an hour, until nothing smears.
step inside Draw on the inside what you say thank you for, and put your name below, as well as you can.
step address Together write for whom it is on the front of the envelope.
step stamps Press {the stamps} into the corner as postage, and one over the flap.
step give Put the card in and hand it over yourself: that needs no stamp at all.
further Stamp a whole sheet as wrapping paper while the paint is still wet.
safety The knife stays in a grown-up's hand and goes away before the paint comes out.
skills printing in rows, saying thank you, writing a name
waiting Half an hour for the paint.
alt A card with rows of red and blue printed hearts and an envelope to match

* sun-of-mexico
name sun
title A Sun From Mexico | The Sun With a Face | Fiesta Sun
about In Mexico the sun often has a face, with red cheeks and a look as if it knew everybody. It hangs on walls of clay and tin, and here on a plate. | Every ring has another pattern and every ray another color: nothing on it is allowed to be shy.
step face Draw a big face in the middle of {the plate} with {the color}: eyes, a nose, a mouth, round cheeks. Color the rest of the middle yellow{color=paint? , and let it dry for half an hour | }.
step rings Fill the rim with patterns in the brightest colors: dots, zigzags, waves.
step dark Together cut two eyebrows from {the dark} and {fix stick} them on: now it has a look.
step rays Cut big triangles from {the rays}, in three colors, as long as a hand. Eight of them are a full sun.
step glue {fix stick} them behind the rim, all around.
step gems {gems=sticker,stick-on-gem? Press | {fix stick}} {the gems} into the patterns.
step hang {@4-5? A grown-up tapes | Tape} {the hang} behind the top as a loop.
step shine Hang it across from the window. Does it look friendly, proud or sleepy?
further Make a moon for the other wall, with colors of the night.
safety Cut sitting down; thin layers slip, so a grown-up holds them.
skills drawing a face, inventing patterns, gluing all around
waiting {color=paint? Half an hour for the paint. | }
alt A sun with a smiling face, bright patterns and rays in many colors

* nodding-plate-longneck
name dinosaur
title A Longneck That Nods | {one plate} Dinosaur With a Moving Neck | Yes, Yes, Says the Dinosaur
about Half a circle is a back, the rest is neck and tail, and two joints make it nod and wag. | Ask it something: it can say yes, and it can say maybe, which is hard for an animal of thirty tons.
step draw Together draw a line across the middle of one of {the plate}: one half is the back, with two legs added below. On the second one, draw a long neck with a head, and a tail, as wide as three fingers.
step cut {@4-5? A grown-up cuts | Together cut} everything out.
step color {color=paint? With {the brush}, paint | Color} body, neck and tail {color a}, with spots in {color b}. {color=paint? It dries in half an hour. | }
step spikes Cut triangles from {the spikes} and glue them behind the back.
step pin {pin=paper-fastener? A grown-up pokes holes through neck and body, and through tail and body, pushes {the pin} in and opens the legs behind, loosely. | A grown-up pokes holes through neck and body, and through tail and body, pulls a bit of {the pin} through each and knots it loosely on both sides.}
step eye {eye=sticker? Press | Glue} {the eye} on.
step face Draw {!eye? an eye and }a mouth that has just swallowed a tree.
step leaf Glue {the leaf} to its mouth: lunch.
step nod Ask it three questions and move the neck for the answer.
further Make a small one that answers the opposite.
safety A grown-up pokes the holes and bends sharp ends flat.
skills coloring, putting parts together, moving a joint
waiting {color=paint? Half an hour for the paint. | }
alt A round-backed dinosaur with a long neck on a joint

* twisted-bag-tree
name paper tree
title A Tree From {a bag} | The Twisted Tree | {leaves=petal? Blossom | Fall} Tree That Stands
about A bag, some twisting, and there is a trunk with bark like a real one. Leaves come last, as they do in spring. | It begins as a bag and stands as a tree: nobody has to hold it, and no wind can take its leaves.
step slit {@4-5? A grown-up cuts | Cut} {bag=paper-bag? {the bag} from the open edge down to the middle, into eight strips that hang together at the bottom. | a piece as long as an arm from {the bag}, {@4-5? rolls | roll} it into a wide tube and {@4-5? cuts | cut} the upper half into eight strips.}
step open Open it and stand it up.
step weight Put {the weight} in the bottom: roots, so that it does not fall over.
step trunk Squeeze the lower half together and twist it tightly, as if you wrung out a cloth: the trunk.
step twigs Twist two strips together for each branch, outward, and let the ends of some go their own way: twigs.
step leaves {leaves=leaf,petal,fake-leaf? Sort {the leaves}: small ones for the tips, big ones for the middle. | Tear {the leaves} into pieces as large as a coin and crumple each a little.}
step glue Put a drop of glue on every twig and press them on, until the branches are full.
step ground Lay the rest around the trunk: somebody has to rake.
step guests {guests=sticker? Press | Glue} {the guests} into the branches: who lives here?
step tell Which season is it? Turn the tree and tell what it looks like three months later.
further Write on every leaf what was good this week.
safety {weight? What weighs it down stays inside and out of mouths. | It stands best with its back to a wall.}
skills twisting, tearing, gluing on the tips
waiting Half an hour for the glue.
alt A tree twisted from brown paper with orange, red and yellow leaves

* felt-tooth-pocket
name tooth pillow
title A Pillow for the First Tooth | Tooth Fairy Pillow With a Pocket | Where the Tooth Sleeps Tonight
about A tooth as large as a hand, soft, with a pocket just big enough for a real one. The tooth fairy finds it in the dark. | Nobody has to sew, and nobody has to look under the pillow: it {hang? hangs at the bed | lies beside it} and waits.
step cut {@4-5? A grown-up draws | Together draw} a tooth {pattern? on {the pattern} | on {the cloth}}, as large as a grown-up's hand, two bumps above, two roots below. {pattern? {@4-5? They cut | Cut} it out as a pattern. }Through both layers of {the cloth}, {@4-5? they cut | cut} the tooth and its twin at once, and from what is left a pocket as wide as three fingers.
step hang Fold {the hang} into a loop and glue the ends between the layers, at the top.
step edge Squeeze a line of glue along the edge of one tooth, all but a hole as wide as a hand at the side, lay the other on and press. Leave it under a book for an hour.
step fill Push {the soft} in through the hole, first into the roots, then into the middle, until it is as plump as a roll.
step close Glue the hole shut and hold it while you sing a whole song.
step pocket Glue the pocket on below the middle along three sides; the top stays open.
step eyes Glue {the eyes} on above it.
step face Draw {!eyes? two eyes and }a smile with a gap.
step gems Glue {the gems} around the pocket.
step night Put the tooth in, whisper good night, and see what is in the pocket tomorrow.
further Draw a letter to the tooth fairy, small enough for the pocket.
safety A grown-up cuts the cloth and checks in the evening that nothing small comes off.
skills gluing an edge, stuffing, keeping something small
waiting An hour for the glue.
alt A soft white felt tooth with a smile and a little pocket

* shining-flower-stakes
name garden flower
title {disc=old-CD? A Flower That Shines in the Garden | A Flower That Never Needs Water} | Flowers on Sticks | {petals=cupcake-liner? Cupcake-Liner | Paper} Flower for the Flowerpot
about {disc=old-CD? In the middle of the bed something flashes: that is the only flower here that nobody has to water. | It opens on the day it is planted and stays open until somebody needs the stick.} | Ruffled petals{middle? , a bright middle, and |  and} a stem that goes straight into the pot.
step stem {green=paint? Paint {the stem} green and let it dry meanwhile. | Color {the stem} green.}
step petals {petals=cupcake-liner? Flatten {the petals} a little and pinch each in the middle, so that the rim stands up. | Pinch each of {the petals} in the middle and twist it once, so that it stands up like a petal.}
step glue Glue them onto {the disc}, one beside the other, and press each in the middle.
step middle {middle=sticker,stick-on-gem? Press | Glue} {the middle} into the center.
step leaf Together cut two leaves, as long as a finger, from {the leaf}.
step join Turn it over and tape {the stem} to the back, with a strip across and one along: a hand's length hangs below.
step leaves Tape the leaves to the stem, one left, one right.
step dry Lay it flat for an hour, until the glue has set.
step plant Push it into a flowerpot. Which real flower does it look like?
further Make one in each color of your family and plant a whole row.
safety It goes indoors when it rains, and small middles stay away from smaller children.
skills pinching, gluing, putting a flower together
waiting An hour for the glue.
alt A big flower with ruffled petals and buttons on a green stick
`;
