export const words = `
* flap-wheel-car
name car
title Race Car With Flap Wheels | Box Car in Full Color | Climb-In Race Car
about The flaps that are in the way become the wheels, {pens} color the car, and {tape} holds it together. Nothing has to dry, so the race can start today. | A big box is a car as soon as somebody sits in it; wheels, stripes and a number make it a fast one.
step open Cut the four flaps off {the box} and keep them all: they are the wheels. Turn the box so that your child can sit in it, and fold {tape} over any rough edge.
step wheels From the flaps, cut four circles as wide as two hands side by side for the wheels, and one as wide as your hand is long for steering.
step color {@2-3? Let your child climb in and scribble on the walls from the inside. Afterwards the outside gets its turn. | Sit inside and color the dashboard: round dials, a radio, a map. Then color both sides of the car from the outside.}
step hubs Lay the circles on the floor. {@2-3? Your child colors each one, round and round from the middle. | Color a dark tire around the rim of the four big ones and a bright hub in the middle.}
step mount Hold two wheels against each side of the car so that they touch the floor. {@2-3? You hold, and your child | One of you holds, the other} rubs strips of {tape} down across them.
step steer {fix tape} the smallest circle to the inside of the front wall, with the strips crossed in the middle. Press hard: it will be pulled.
step stripe {@2-3? Tear off long strips of {tape} and hand them over one by one. Your child sticks racing stripes along the car, as straight or as crooked as they come. | Run a stripe of {tape} along each side, and make the number of the car from short pieces.}
step lamps Stick {the lamps} on with loops of {tape}: two white lights in front, two red ones behind.
step drive {@2-3? Ready, steady, go! Your child steers left and right. After two laps comes a pit stop: pretend to fill the tank and change the wheels. | Drive a lap through the room with your voice for an engine. After three laps comes a pit stop for fuel and new wheels.}
further @2-3 Stand a second box behind the first for a passenger with four paws.
further Draw a road map with five stops and let the driver find the way from one to the next.
safety The flaps are cut by a grown-up, away from small hands; the car stays on the floor, never on stairs or on a table.
skills scribbling, sticking, pretend play
alt A big cardboard box as a race car with a stripe, a number and four cardboard wheels

* good-night-tube
name tube child
title Good Night, Tube Child | A Small Friend to Tuck In | Wide Awake, Fast Asleep
about One side of the tube is awake, the other is asleep: turn it over, pull up the blanket, and the small friend shows how going to bed is done. | Somebody smaller has to go to sleep too. {stars? Each evening that goes well earns one star for the blanket. | Your child tucks the little one in first and then knows how it goes.}
step awake {@2-3? Draw a face near the top of {the tube}: two open eyes and a nose. Your child adds a mouth and hair. | Draw a face near the top of {the tube}, with two wide open eyes, a mouth and hair.}
step pajamas Below the face, color the pajamas all the way around: stripes, dots, or whatever is worn in your house.
step asleep Turn the tube over. {@2-3? Draw two curved lines for closed eyes; your child gives it a mouth. | Here the same face is asleep: two curved lines for the eyes, a small round mouth, hair that sticks up.}
step pillow {pillow=cotton-ball,pillow-stuffing? Pull {the pillow} apart and pat it | Fold {the pillow} and pat it} into a flat pillow.
step smooth {blanket=aluminum-foil? Lay {the blanket} on the table, as long as a forearm, and stroke it smooth. A few wrinkles make it look quilted. | Lay {the blanket} on the table and stroke every wrinkle out.}
step bed Set {the bed} ready as a bed{pillow?  and put the pillow at one end}.
step tuck {@2-3? Lay the tube child on one half of {the blanket}. Your child folds the other half over it, up to the chin, and you tuck in the bottom. | Lay the tube child on one half of {the blanket}, fold the other half over it up to the chin, and turn the bottom under, so that no foot gets cold.}
step stars {@2-3? Put one of {the stars} on the blanket now. Another one goes on each morning after a quiet night. | Put one of {the stars} on the blanket for tonight, and another one each morning after a quiet night. A full blanket means a week.}
step night {@2-3? Show how it goes: awake, a yawn, turn over, asleep. Your child tucks it in and whispers good night. | At bedtime, tell it three things that were good today. Then turn it over to the sleeping side and tuck it in.}
further @2-3 Draw the same faces on a second tube: a brother, a sister, or you.
further Make a tiny book of one folded page and read it to the tube child first.
safety @2-3 The tube child sleeps on the nightstand, not in the bed; check in the evening that nothing has come loose.
safety The little bed stays beside the big one: what crackles and comes loose does not belong under a child's blanket.
skills drawing a face, talking about bedtime, pretend play
alt A cardboard tube with a sleeping face, tucked into a blanket
left glue: would only make the blanket stiff
left glue-stick: not needed: the blanket has to open every evening

* foil-rocket
name rocket
means button
title Silver {stars? Star | Moon} Rocket | Shiny Foil Rocket | A Rocket in Real Silver
about Foil wraps around a tube almost by itself, stays where it is pressed, and shines like a real spaceship. | Some rockets are bare, shining steel. This one gleams like them, and its skin came from the kitchen.
step wrap {@2-3? Lay {the tube} on one edge of {the foil}. Roll it up together, and push the ends of the foil into the tube. | Fold the edges of {the foil} over once, so that nothing scratches. Lay {the tube} on one of them and roll it up tightly. Tuck the ends of the foil into the tube: that is enough to hold it.}
step rub Stroke the foil with your fingertips, up and down, until it lies smooth and shines.
step shapes From {the paper} cut a circle {in 5} across, as wide as a CD, three triangles as tall as a finger, and a circle as wide as a coin for the window.
step nose Cut the big circle in half. Roll one half into a pointed cone that just fits over the tube, and tape the seam. Set it on top and tape it down at two places.
step fins Stand the rocket up and tape the three triangles around the foot, one edge along the foil and the bottom flat on the table. {@2-3? Stick the window on high up with a loop of tape; your child presses it down. | Stick the window on high up with a loop of tape behind it.}
step stars {@2-3? Your child presses {the stars} onto the silver, as high and as low as a hand can reach. | Press {the stars} onto the silver. Three in a row could be the name of a mission that only you know.}
step dials Set {the dials} under the window with small loops of tape: the buttons for takeoff.
step flame Tape {the flame} inside the foot of the tube, so that the ends hang out like fire.
step launch {@2-3? Count together: three, two, one, liftoff! Your child flies the rocket to the moon and lands it on its fins. | Count backward from ten, lift off, circle the lamp and land on all three fins.}
further @2-3 Fly to the sofa, to the window and to the fridge: which planet is the coldest?
further Crumple three balls of foil, small, middle and large, as moons to land on.
safety @2-3 The paper is cut by a grown-up; torn foil has sharp corners, so fold the edge over once before it is rolled.
safety The edge of cut foil can scratch: a grown-up tears off the sheet and watches the folding.
skills rolling, pressing, counting backward
alt A silver foil rocket with a pointed nose, three fins and a round window

* paper-mane-lion
name lion
title Lion With a Paper Mane | Fringed Tube Lion | Lion in Two Colors of Paper
about Two strips of paper, snipped and curled, stand up around the face like a real mane. | Snip, curl, glue: the mane is made of nothing but cuts, and it gets wilder with each one.
step wrap Wrap {the tube} in {color a} paper together: {stick=glue? glue | rub glue stick} along one edge, roll, press and count to ten.
step clothe Cut a piece of {color a} paper as tall as {the tube}, {stick=glue? spread glue | rub glue stick} along both ends, roll it around and hold it until it stays.
step cut {@2-3? From | Cut} {color b} paper{@2-3?  cut} two strips {in 2} wide and {in 10} long, and snip them into a fringe along one side. From {color a} paper {@2-3? cut a circle as wide as a mug | cut a circle as wide as a mug, and two ears}.
step curl {@2-3? Show how the fringe curls when it is rolled around a finger. Your child curls and crumples the rest. | Roll the fringe around a finger, a few strips at a time, and let it spring open.}
step mane {stick=glue? Spread glue | Rub glue stick} along the uncut edge of the strips. Wind one around the top of the tube, and the second right below it, with the fringe sticking out.
step face {@2-3? Draw two eyes and a nose on the circle; your child gives it whiskers and a mouth. | Draw a lion's face on the circle: {!eyes? two eyes, }a wide nose, a mouth in two curves and whiskers.}
step head {stick=glue? Put glue | Rub glue stick} on the back of the {@2-3? circle. Your child presses it | face and press it, with the ears behind,} into the middle of the mane.
step eyes Glue {the eyes} onto the face, side by side, above the nose: a hungry lion looks straight ahead.
step tail Cut {the tail} as long as your hand. {stick=glue? Glue it low on the back with a paper tuft folded around its end. | Catch one end between two bits of paper and stick them low on the back; a fringed bit of paper around the other end is the tuft.}
step paws Color the paws at the foot of the tube, each with three toes{@6-8? , and a pale belly between them}.
step roar {@2-3? Lions roar, lions yawn, lions sleep. Which one does yours do? | Stand him on a pile of books, king of all he sees, and roar as loud as you like.}
further @2-3 Make a lioness without a mane: only ears, eyes and a tail.
further A short tube without a mane becomes the cub. How many cubs fit between the paws?
safety @2-3 Fringe and circle are cut by a grown-up beforehand, and the snips of paper are swept up before the play begins.
safety Snip the fringe with the strip flat on the table's edge, not in the air toward the fingers that hold it.
skills snipping, curling, gluing
alt A standing tube lion with a curled paper mane, a face and paws

* curly-cup-pig
name pig
title {tail? Cup Pig With a Curly Tail | Pig Made of Two Cups} | Pink Cup Piglet | The Pig With a Round Snout
about One cup is the pig, and the bottom of another is the roundest snout in the barnyard. {tail?  The tail curls all by itself.}
step cut Cut the bottom off one of {the cup}, a finger's width above the rim it stands on: that is the snout. From its wall cut two pointed ears{!tail?  and a thin strip for the tail}. The other cup stays whole.
step paint {@2-3? Turn the whole cup upside down. Your child paints it {color a}, then the snout and the ears. | Turn the whole cup upside down and paint it {color a}, then the outside of the snout and both sides of the ears{!tail?  and the tail}.}
step dry Let everything dry for half an hour, until no color comes off on a fingertip.
step ears {stick=glue? Put a thick dot of glue | Rub plenty of glue stick} on the straight edge of each ear and press them to the cup near the top, one left, one right. Bend the tips forward. {!tail?  Curl the strip tightly around a finger and stick it on behind.}
step snout {stick=glue? Run glue | Rub glue stick} around the open rim of the snout and {@2-3? let your child press it | press it} onto the front, flat side out. Count to twenty.
step eyes Set {the eyes} above the snout with {stick}.
step face {@2-3? Draw {!eyes? two eyes, }two dots on the snout and a smile together. | Draw two nostrils on the snout, a smile below it, {!eyes? two eyes above it, }and a line for each foot.}
step tail Wind {the tail} around a finger so that it curls. A grown-up pokes a small hole into the back with the tip of {the scissors}; push one end through and bend it over inside.
step play {@2-3? The pig snuffles across the floor: oink! What does it find under the table? | Set the pig into a pen of spoons and feed it everything that begins with P.}
further @2-3 Turn a third cup over a small toy: in which sty does the piglet hide?
further Make two more pigs, and build them a house of paper, a house of sticks and a house of blocks.
safety @2-3 Cutting is grown-up work here: a paper cup is stiff and springs away under the scissors.
safety A grown-up starts the cut into the cup{tail?  and bends the wire end over inside, where no finger meets it}.
skills painting, sticking, making animal sounds
waiting Half an hour for the paint to dry.
alt A pink pig made of an upside-down paper cup with a round snout and pointed ears

* sprayed-flowers
name flowers
title Flowers Painted by Rain | Spray-and-Bloom Bouquet | Running-Color Flowers
about {color} colors run as soon as they get wet: draw, spray, and watch hard stripes turn into soft petals. | You draw the beginning, and the water paints the rest. No two of these flowers come out alike.
step flat Spread {the towel} out and press {the filter} flat on it, side by side.
step color {@4-5? Draw thick rings and stripes on them with {the color}: one color near the rim, another further in. Leave some white. | Draw thick rings, rays and dots on them with {the color}. Keep two or three colors to a flower, and leave a third of it white: the colors need room to run.}
step spray Fill {the spray} with water and spray each filter three or four times, from a forearm away. Stop and watch the colors creep into each other.
step dry Leave the filters on the towel for an hour, until they are dry and a little stiff. {@4-5? Near a sunny window it goes faster. | Pull them gently off before they stick.}
step stack Fold each filter in half, and in half again.
step twist {@4-5? Pinch the point together. Wind one end of {one stem} three times around the pinched part: the rest is the stem. | Pinch the point, wind the end of {one stem} around it three times and squeeze. Three flowers, three stems.}
step fluff Pull the folds apart, one by one, until the flower is round and full.
step vase Stand the flowers in {the vase}. They need no water.
step ribbon Tie {the ribbon} around the stems with a bow.
further Try a flower with one color only, black or brown for example: which colors does the water find in it?
further @4-5 Spray one flower once and one flower ten times. Which one do you like better?
safety Wet color stains hands and sleeves: roll them up, and keep the spray on the paper and away from faces.
safety @4-5 A grown-up bends over the sharp end of each wire stem before the bouquet is handed on.
skills watching colors mix, folding, twisting
waiting An hour for the filters to dry.
alt A bouquet of round paper flowers in colors that run into each other
left cork: too heavy for such a light bouquet

* tissue-wing-clip
name {v}
title Clothespin {V} | {V} With Tissue Wings | Clip-On {V}
about Pleated paper opens into wings, and the clothespin holds on to curtains, plants and pages. | Light comes through {v=dragonfly? its four long wings | its wide wings}, and the clip lets it land wherever there is an edge.
step stripes Color stripes across {the pin} with {the pens}. That is the body.
step cut {v=dragonfly? From {the wings} cut two strips as long as two hands and three fingers wide{@4-5? ; the paper holds still when somebody keeps it flat}. | From {the wings} cut two pieces, one in each color, as large as your hand with the fingers spread{@4-5? ; somebody keeps the paper flat for you}.} Round off the corners.
step pleat Lay the pieces on top of each other{v=dragonfly?  like a cross} and gather the middle into small pleats between finger and thumb.
step clip Hold the pleats tight, open {the pin}, and slide the gathered middle deep into its mouth.
step fan Pull the layers apart and fluff them: {v=dragonfly? two long wings on each side. | small wings below, big wings above.}
step feelers Fold {the feelers} in half, hook the bend into the mouth of the clothespin and curl both tips inward.
step eyes Glue {the eyes} on near the mouth of the clothespin and hold them until they stay.
step glitter Put {the glitter} on the wings with tiny dots of glue, the same on both sides.
step face {eyes? Draw a smile below the eyes. | Draw two eyes and a smile near the mouth of the clothespin.}
step land {@4-5? Let it land on a curtain, on a plant, on somebody's sleeve. | Clip it where air moves, at a window or above a lamp that is off, and see the wings tremble.}
further @4-5 Make one for each person in the family, in the favorite color of each.
further Look up the colors of a real one that lives near you, and make its twin.
safety The wire ends of feelers are curled in, so that none pokes out; the clip is for curtains and never for fingers or ears.
safety @4-5 A grown-up opens a stiff clothespin while the wings go in.
skills pleating, symmetry, looking at insects
alt {a v} with {one wings} wings held by a striped clothespin

* one-hundred-board
name hundred
means box
title One Hundred, Counted Out | The Number 100 in a Hundred Pieces | Ten Tens Make a Hundred
about Big numbers are hard to imagine until they lie in front of you. This 100 is made of exactly one hundred {things}, ten to a color. | Ten heaps of ten: count them, color a place for each heap, and see what a hundred looks like.
step heaps Count {the things} into ten heaps of ten. Count every heap a second time: it is easy to skip one.
step digits {@4-5? On {the board}, a grown-up draws a 1 and two zeros with a pencil, as tall as your hand is long and three fingers thick; you go over | Draw a 1 and two zeros with a pencil, as tall as {the board} allows and three fingers thick. Go over} the lines with {one pens}.
step tens {@4-5? Together, divide | Divide} the 1 into two halves and each zero into four quarters: ten boxes. Color them in turn, so that no two neighbors have the same color.
step glue Spread glue on one box and press one heap of ten into it, then the next. When all the heaps are gone, all the boxes are full.
step check Count together by tens, with a finger on each box: ten, twenty, thirty, all the way to one hundred.
step label Write on {the label} what you counted, and glue it under the number.
step cord Lay both ends of {the cord} on the back as a loop, and glue a {label? strip of paper | scrap of the same board} over them.
step dry Leave the board flat for an hour. Held up too early, some of it slides off.
further @4-5 Collect a hundred of something that is free: steps, claps, leaves.
further Guess first, then measure: how long is a row of all hundred, and would it reach across the room?
safety @4-5 Small pieces stay on the table and away from smaller brothers and sisters; count them back at the end, too.
safety Sweep the floor afterward: what rolls off the table is just what a baby finds first.
skills counting by tens, number shapes, patience
waiting About an hour for the glue to dry.
alt A board with the number 100 made of a hundred small pieces in ten colors
left sock: would be one thing, and this board is about a hundred

* two-plate-sea
name sea
title A Sea With Fish From a Second Plate | Two-Plate Sea | Fish Swim in a Plate
about One plate is the water, the other is the fish: nothing else has to swim in this sea. {foam?  White waves break along its shore.} | {brush=kitchen-sponge? A wet sponge | Every stroke of {the brush}} leaves streaks of light and dark, just like real water.
step shoal {@2-3? From one of {the plate}, cut three fish as long as your finger: an oval, and a triangle for the tail. | Draw three fish as long as a finger on one of {the plate}, {@4-5? an oval with a triangle for the tail, | in three different shapes,} and cut them out.}
step water Pour some paint into {the saucer}. {@2-3? Your child wipes {the brush} over the other plate, this way and that, until it is {color a} all over. | Wipe {the brush} over the other plate in waves from side to side until it is {color a}. Streaks may stay: they are the current.}
step dry Put the sea aside for half an hour; it has to be dry before the fish go in.
step scales {@2-3? Your child scribbles the fish full of color, on one side. You add an eye. | Color the fish with {the pen}, stripes and scales and all, and give each one an eye.}
step foam {foam=tissue-paper,tissue? Tear and crumple {the foam} | Pull {the foam} into fluffy bits}, {stick=glue? dab glue | rub glue stick} along the upper rim, and press it on: foam on the waves.
step swim {stick=glue? Put glue | Rub glue stick} on the backs of the fish. {@2-3? Your child presses each one into the water. | Press them into the water: one high, one low, one just leaving.}
step shells Glue {the shells} along the lower rim. That is the bottom of the sea.
step bubbles Draw bubbles that rise from each mouth{@6-8? , small below and larger above}.
step tell {@2-3? Where does each fish sleep? Point, and say good night to it. | Tell what the three are swimming toward. Who gets there first?}
further @2-3 Hang it where the bathtub is, and greet the fish before each bath.
further Cut a fin from what is left of the plate, and stick it in as if somebody big were passing below.
safety @2-3 The fish are cut by a grown-up beforehand{foam? ; tufts of {the foam} go onto the plate and not into mouths}.
safety Hold the plate flat on the table while you cut into its rim, which is stiff and springs back.
skills painting waves, sticking, telling a story
waiting Half an hour for the paint to dry.
alt A blue plate with three fish, white foam along the top and bubbles

* foil-crater-moon
name moon
title Moon With Foil Craters | Full Moon on a {one plate} | Shiny Crater Moon
about Torn foil, pressed on in rings, catches the lamp just as the rims of real craters catch the sun. | The moon is full of holes, big and small. On this one they shine.
step paint {@2-3? Your child dabs {the plate} {color a} all over with {the brush}. | Dab the bumpy side of {the plate} {color a} with {the brush}, more thickly in some places than in others: the moon is not smooth.}
step dry Let it dry for half an hour. Look out of the window meanwhile: is the real one up?
step tear {@2-3? Start the tears in {the foil}; your child pulls them through. Six pieces will do, from as big as a palm to as big as a cookie. | Tear {the foil} into eight pieces, from as big as your palm to as big as a bottle cap.}
step crush Press a fingertip into the middle of each piece and push up its rim, so that it turns into a shallow crater.
step press {stick=tape? Put a loop of tape behind each piece | {stick=glue? Put a dab of glue on the moon for each piece | Rub glue stick on the moon for each piece}} and {@2-3? let your child press it down with a flat hand. | press it down. Big craters may have small ones at their side.}
step stars Press {the stars} into the gaps{@6-8? : here is where astronauts have landed}.
step cord {stick=tape? Tape | Glue} the ends of {the cord} behind the upper edge as a loop{stick=glue,glue-stick? , under scraps of foil}.
step shine {@2-3? Turn the light low and shine a lamp on it: which crater glitters most? | Turn the big light off and shine a lamp on it from the side, and watch which craters light up.}
further @2-3 Walk two fingers over the moon like astronauts, hop by hop.
further Cover part of it with a second plate, a little more each night: that is how the moon wanes.
safety @2-3 Foil pieces stay bigger than a palm or flat under your hand: whatever is small is pressed on at once.
safety Torn foil has sharp points; fold them under before you press.
skills tearing, pressing, looking at the sky
waiting Half an hour for the paint to dry.
alt A yellow plate moon with shiny foil craters

* ruffle-cup-cakes
name cupcakes
title Cupcakes for a Play Bakery | {one dough} Cupcakes With a Swirl | Three Cupcakes to Order
about A ball in a paper cup, a roll wound up on top, a cherry: in five minutes the first one is ready for a customer. | These never burn and never run out{sprinkles? , and the topping stays where it is put}.
step roll {@2-3? Roll a ball as big as an egg out of {the dough} together, one for each of {the liner}. | Roll three balls as big as an egg out of {the dough}.}
step drop {@2-3? Your child drops each ball into one of {the liner} and pats it flat. | Press each ball into one of {the liner} until it fills the ruffles.}
step cream Roll a snake of another color under flat hands, {@2-3? you on one end and your child on the other | as thick as a finger and as long as your forearm}.
step swirl {@2-3? Your child lays a piece of the snake on each cake and presses it on. Round and round, if it likes. | Wind a piece of the snake onto each cake from the rim inward, each round a little smaller: frosting.}
step marks {@2-3? Let your child press lines into the frosting with {the knife}. | Press small notches into the frosting all around with {the knife}.}
step sprinkles Press {the sprinkles} lightly into the frosting, so that they stick.
step cherry Roll a red ball as big as a {@2-3? walnut | grape} for each cake and set it on top.
step candle {@2-3? Your child stands {a candle} in one of the cakes, whole and upright: a candle. Sing, clap, and pretend to put it out. | Stand a piece of {the candle} in one of them: somebody has a birthday.}
step tray Line the cakes up on {the tray}.
step shop {@2-3? Who would like one? Buy a cake, say thank you, and pretend to take a bite. | Agree on prices, open the bakery, and take the first order. All bites are pretend.}
further @2-3 Count the cakes: one for you, one for me, and whose is the third?
further Invent a flavor of the week, and paint it on a sign for the counter.
safety @2-3 It looks good enough to eat, and it is not: stay close, and hold the cakes for the pretend bites.
safety Play food looks real; tell little brothers and sisters that it is not for eating.
skills rolling balls and ropes, winding, playing shop
alt Three cupcakes in paper liners with swirls of frosting and cherries

* hand-in-hand-card
name handprint card
say baby: title=Welcome, Little One; about=This is how small its big sister or brother was when the baby came; inside=a picture of everything the baby will be shown first; write=Welcome, and the name of the baby; give=Take it to the crib and read it aloud. How small is the hand of the baby beside the prints?
say love: title=My Hand in Yours; about=Whoever gets it can lay a hand on the prints at any time; inside=a picture of something that the two of you do together; write=what you want to say, happy birthday, thank you or I love you; give=Bring the card to the person it is for. Hold your hands against the prints: whose is whose?
say birthday: title=Happy Birthday, Hand in Hand; about=Two hands wish a happy birthday; inside=a cake, with as many candles as there is room for; write=Happy birthday; give=Hand it over with a song, and ask which of the two hands is whose.
title {v.title} | Big Hand, Little Hand | Hand-in-Hand Card | A Card With Two Hands
about {v.about}: a big hand and a small one, side by side, as they are today. | {v.about}. Two prints say more than a whole page of writing, and they keep for a lifetime.
step fold {@2-3? Bend {the card} in half like a book; your child strokes the crease flat with a fist. | Fold {the card} in half like a book and stroke the crease flat.}
step big Spread {color b} paint thinly on {the saucer}, and a second color on another spot, if there is one. {@2-3? First your own hand: coat the palm {color b} with {the brush}, press it on the front of the card and lift it straight up. | First the big hand, a grown-up's or an older sister's: coat it {color b} with {the brush}, press it onto the front, lift it straight up.}
step wash Wash and dry both hands at once{cloth? , with {the cloth} for the first wipe}. Have warm water ready beside the table.
step little {@2-3? Now the small hand, in the second color or the same: your child presses it close to the big one, you hold the wrist loosely. Count to three, lift, and wash. | Now your own hand, in the second color or the same, so close that it nearly touches the big one. Wash again.}
step heart Print a heart with two slanting fingertips above the hands.
step dry Let the card dry for half an hour, open.
step stars {@2-3? Your child presses {the stars} on wherever there is room. | Press {the stars} on in a wide ring around the hands.}
step inside {@2-3? Open the card: your child scribbles inside with {the pen}, {v.inside}. | Draw inside: {v.inside}.}
step name Below the hands, write: {v.write}{@2-3? , the names, the day and the age | , both names and the date}.
step ribbon Lay {the ribbon} along the upper edge and fold its ends to the inside.
step give {v.give}
further @2-3 Keep a second print for yourself, and lay a new hand on it in a year.
further Leave room on the back: on each birthday, the small hand is traced again.
safety @2-3 Painted fingers go into a wet cloth and not into the mouth.
safety Take washable paint, and have the towel ready before the first hand is colored.
skills printing, knowing hands apart, giving
waiting Half an hour for the prints to dry.
alt A card with the print of a big hand beside the print of a small one

* ribbon-rain-cloud
name rain cloud
title Cloud Full of Rain | Soft Cloud, Long Rain | The Cloud Over the Bed
about Soft on top, long and swinging below: blow at it, and it pours. | Rain is blue and falls in strips here, and nobody gets wet.
step cut {plate=paper-plate? Cut a wavy edge along one side of {the plate}, so that it looks like a cloud. | Draw a cloud as wide as two hands on {the plate}{plate=paper,construction-paper? , folded double so that it is stiffer, | } and cut it out.} Cut {the rain} into seven pieces as long as {@2-3? a hand | a forearm}.
step fluff {stick=glue? Dab glue | Rub glue stick} all over the cloud. {@2-3? Your child pulls {the fluff} apart and pats it on. | Pull {the fluff} wide and pat the fluff on, with a gap in the middle for the face.}
step face {@2-3? Draw a small face in the middle together. | Draw {!eyes? two eyes and }a mouth in the gap. Is the cloud cross or pleased?}
step eyes Set {the eyes} above the mouth with {stick}.
step rain Turn the cloud over. {@2-3? Help your child press the ends of the strips onto {stick=glue? a line of glue | a line of glue stick} along the lower edge. | {stick=glue? Lay a line of glue | Rub a thick line of glue stick} along the lower edge and press the ends of {the rain} into it, side by side.}
step cord {punch? Make a hole in the upper edge with {the punch} and tie {the cord} into it as a loop. | Stick the ends of {the cord} behind the upper edge under a scrap of what was cut off.}
step dry Leave it lying face down for half an hour before it hangs.
step blow {@2-3? Hold it up and blow: a drizzle. Blow hard: a storm! | Blow softly for a drizzle and hard for a storm, and tell the weather of tomorrow.}
further @2-3 Drum with your fingers on the table, first softly, then fast: that is how the rain sounds.
further Add strips in the seven colors on one side: there the sun shines into the rain.
safety @2-3 Strips no longer than a hand; {fluff=cotton-ball? the cotton | the stuffing} goes onto the cloud and not into the mouth.
safety Hang it out of reach of babies, for the strips are long.
skills pulling, gluing, blowing
waiting Half an hour for the glue to dry.
alt A fluffy cloud with a face and blue strips of rain hanging from it

* bowl-jellyfish
name jellyfish
title Jellyfish With Dancing Arms | Jellyfish From a Bowl | Jellyfish Adrift
about A round bell on top and long arms below: walk with it, and it swims. | A jellyfish has no bones and no brain, and it is all the more graceful for that. This one dances as soon as the air moves.
step paint Paint the outside of {the bell} and let it dry for half an hour, while you cut the arms.
step arms {arms=tissue-paper,crepe-paper,wrapping-paper,tulle? Cut {the arms} into eight strips two fingers wide and as long as {@2-3? a hand | your arm}. | Cut {the arms} into eight pieces as long as {@2-3? a hand | your arm}.} {@2-3? Keep them in a row for your child. | Some may be wavy.} {more? Cut a few thinner ones from {the more}. | }
step skin Tear {the skin} into pieces as big as a palm and {stick=tape? tape | glue} them onto the outside of {the bell}, one over the edge of the other.
step fix Turn {the bell} over. {@2-3? {stick=tape? Hold a piece of tape ready for each; | Rub or dab {stick} inside the rim;} your child presses {arms=yarn,raffia? the pieces | the strips} on, all around. | {punch? With {the punch}, make eight holes around the rim. {arms=yarn,raffia? Tie a piece | Tie a strip} into each{more? , and {stick=tape? tape | glue} {the more} to the inside | , and put a bit of {stick} on every knot, so that none slips}. | {stick=tape? Tape | Glue} {arms=yarn,raffia? the pieces | the strips} inside the rim, one beside the other, all around.}}
step face {@2-3? Draw a face on the front together. | Draw {!eyes? two eyes and }a smile on the front.}
step eyes {eyes=sticker? Press {the eyes} on above the smile. | Set {the eyes} above the smile with {stick}.}
step cord {@4-5? A grown-up pokes a hole into the top with the tip of {the scissors}. | Poke a hole into the top with the tip of {the scissors}, together with a grown-up.} Push the ends of {the cord} through and tie them into a thick knot inside.
step float {@2-3? Up and down it goes through the room, as slowly as you can. Who can wobble like it? | Let it bob up and down: up with a jerk, down slowly. That is how a real one swims.}
further @2-3 Dance like a jellyfish with a scarf in each hand until the music stops.
further Make three in different sizes and let them drift at different heights.
safety @2-3 The arms stay as short as a hand, and the jellyfish is put away with you, not taken to bed.
safety Hang it where nobody can reach the arms from a crib.
waiting {paint? Half an hour for the paint. | }
skills sticking, moving slowly, knowing sea creatures
alt A jellyfish with a round bell, a smile and long dancing arms
`;
