export const words = `
* firefly-with-a-glow
name firefly
title A Firefly for a Dark Room | Glow, Firefly, Glow | The Bug That Brings Its Own Lamp
about By day it is a bug on the shelf. At bedtime a light goes underneath, and the belly shines as a real firefly's does. | A clear belly, soft paper and a small lamp: everything a firefly needs for a summer night.
step tear Tear {the glow} into pieces as big as a cracker.
step mix In the saucer, stir two spoons of {the glue} with one spoon of water.
step cover Turn {the body} upside down. Brush on some glue, lay on a piece, and brush over it again, until the sides are covered.
step dry Let it dry for two hours. It turns clear.
step head From {colored dark b}, cut a head as wide as a small cookie and two long wings. {the pen} is for the lines.
step join Glue the head to the front, at the top, and a wing on each side. Press while you count to thirty.
step eyes {eyes=sticker? Press | Glue} {the eyes} onto the head. A cut-out smile looks good as well.
step feelers Bend {the feelers} into a V and tape it behind the head.
step light A grown-up switches {the light} on and sets it underneath.
step night Lamp off! How many times does your firefly blink? Real ones blink to say: here I am.
further Make two more in other colors, and let them answer each other by switching on and off.
safety The battery door is screwed shut or taped over, and only a grown-up opens it: a small battery that is swallowed is an emergency. No real candle goes under paper.
skills tearing, brushing over, cutting wings
waiting Two hours for the glue.
alt A yellow glowing firefly with black wings and feelers

* rocking-stegosaurus
name stegosaurus
title The Dinosaur That Rocks | Rock-Along Stegosaurus | Tap Its Tail: A Dinosaur on the Swing
about Fold, hide two weights, tap: it rocks back and forth and never falls over. Why? | Nobody sees what is hidden inside. That is the trick.
step coat Color the bottom of {the plate} all over with {the coat}{brush?  and {the brush} | }.
step dry {coat=paint,acrylic-paint? Let it dry for half an hour. | Add a few spots, light or dark, wherever you like.}
step fold Fold it in half, colored side out. Run a fist along the fold.
step weight A grown-up opens it a little and fixes one of {the weight} with {the tape} inside each half, close to the middle of the round edge, covered completely.
step cut Draw five triangles, a head and a tail with spikes on {the spikes} with {the pen}. Cut them out.
step spikes {fix tape} the feet of the triangles just below the fold, on one side, so that the points stand up along the back.
step head Tape the head to one end and the tail to the other, inside the fold.
step eyes {eyes=sticker? Press one of {the eyes} onto each side of the head. | Stick one of {the eyes} onto each side of the head, with a small loop of {tape}.}
step rock Spread the halves until it stands, and tap the tail. How long does it rock?
further Move the weights toward the tail. What does it do now?
safety The weights are taped in all around, and this dinosaur stays away from brothers and sisters who put things in their mouths.
skills folding, cutting triangles, finding out about balance
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A half-round dinosaur with five plates on its back

* cellophane-porthole
name porthole
means sea
title A Porthole Under the Sea | Look Out of the Submarine | Who Looks In at the Window?
about Two plates and a clear pane: behind it the sea begins. Everything that lives there can be seen and none of it gets wet. | The water is already blue, and the fish never swim away.
step hole Cut the middle out of one of {the plates}, so that a rim as wide as three fingers is left.
step sea Color the inside of the other one with {the pens}{brush?  and {the brush} | }: sand, deep shadows, small fish far away.
step swimmers Cut three fish as long as a finger from {the swimmers} and glue them on.
step weed Cut {the weed} to finger length and fasten it at the bottom with {weed=tissue-paper,crepe-paper? {the tape} | {the glue}}: seaweed.
step pane Trim {the pane} a little larger than the hole and {fix tape} it behind the rim.
step join Lay the rim over the sea, hollow sides facing, and {fix tape} both together all around.
step finds Glue {the finds} around the rim, with plenty underneath.
step shine {shine=glitter-glue? Draw bubbles on the rim with {the shine} | {shine=sticker,stick-on-gem? Press {the shine} on between them | Glue {the shine} on between them}}.
step dive Dive! Tell which fish comes by, and what it has seen.
further Lay it on a window: what happens to the sea?
safety Clear film never goes over a face. Let the rim lie flat for half an hour, until nothing slides.
skills cutting out a circle, drawing a scene, joining edges
waiting Half an hour for the glue.
alt A round porthole with fish behind a clear pane

* foil-and-jewel-crown
name crown
title A Crown With Seven Jewels | The Crown Jewels, Brand New | Whoever Wears It Is King or Queen
about Out of a box from the kitchen comes a crown, and every jewel on it has a story. | It shines from across the room. Bow, please.
step strip Draw a zigzag with tall points on {the card} with {the pen}, and cut a band as high as a hand. {fix tape} a second piece on if it does not reach around the head.
step shine {shine=metallic-paint? Paint the band with {the shine} and {the brush}, points and all. | Glue {the shine} over the band, fold the edge to the back and smooth it with a fist.}
step touch Go along the bottom with {the touch}{brush?  and {the brush} | }: a golden edge.
step gems {gems=stick-on-gem? Press | Glue} {the gems} on: the best one in front, the others on both sides.
step fluff Roll {the fluff} into a soft roll or pull it into tufts, and glue it along the lower edge: ermine, as kings have it.
step dry Let it lie for an hour. Decide what the best jewel can do.
step close Fit it to the head, two fingers loose, and fasten the back with {fit? {the fit}{punch? , threaded through a hole from {the punch} at each end, and {the tape} over the knot |  and {the tape}} | {the tape}{punch? , through two holes from {the punch} | }}.
step reign Sit on your throne, and say the first law of your kingdom.
further Make a scepter to go with it from a spoon and what is left.
safety Small jewels stay away from smaller brothers and sisters. Whatever closes it stays behind the head, never under the chin.
skills cutting points, covering with shine, placing jewels
waiting An hour for the glue.
alt A shining crown with seven jewels

* footprint-valley
name dinosaur valley
title Valley of the Dinosaur Footprints | Stomp, Stomp: Tracks in the Mud | A Dinosaur Walked Here Yesterday
about Stomp the dinosaur across the soft ground, and a hundred million years later somebody will find out where it was going. | The tracks stay when the dinosaur has gone. Then the playing begins.
step dust Scatter {the dust} thinly on the table and on your hands: a desert, and nothing sticks to it.
step pat {pin? Roll {the clay} out with {the pin} | Pat {the clay} out}{ground? , on {the ground}, | } into a flat land as big as two hands and as thick as a {clay=salt-dough,air-dry-clay? cookie. Thin land dries without cracks. | finger, with a hill at one side.}
step grit A dry riverbed runs along one side: lay {the grit} there and pat it down.
step walk Walk {the dino} across with short, hard stomps. Where did it run, and where did it stop?
step lie Lay {the dino} down on its side, press, and lift it out: it has slept here.
step tool Scratch cracks, claws and ripples with {the tool}.
step trees Push {the trees} in at the edge as a forest: the holes will hold them.
step pond {pond=aluminum-foil,tissue-paper? Press a piece of {the pond} into a hollow | Dab {the pond} into a hollow}: a pond to drink from{brush? , with {the brush} | }.
step dry {clay=play-dough,kinetic-sand,modeling-clay? It is ready at once, and can be rolled flat for another day. | {clay=salt-dough? Let it dry for three days in a warm place, and turn it over once it is firm enough to lift. | Let it dry overnight, and turn the edge up now and then.}}
step tell Let {the dino} come back and tell: who was here before, and what was it running from?
further Add a second set of tracks, much larger.
safety Rinse the toy after the walk. Ground like this is salty and no snack, and what is loose stays out of mouths.
skills pressing, reading tracks, inventing a story
waiting {clay=salt-dough? Three days, until the ground is hard. | {clay=air-dry-clay? Overnight, until the ground is hard. | }}
alt A flat land with dinosaur tracks, a pond and small trees

* monkey-on-a-vine
name monkey
title The Monkey on the Vine | From Palm to Palm | Swing, Little Monkey!
about Two palm trees and a vine between them: the monkey hooks on by its tail and slides from one to the other. | Tip it left, tip it right. The monkey never touches the ground.
step coat Color {the tubes} all around with {the coat}{brush?  and {the brush} | }: two trunks.
step dry {coat=paint,acrylic-paint? Stand them up for half an hour until they are dry. | Stand them up. Which way does the wind blow?}
step leaves Cut ten long leaves from {the leaves}, with fringes along the sides.
step top {fix glue} five leaves into the top of each trunk, so that they hang over all around.
step vine Tie one end of {the vine} around each trunk, under the leaves, and hold it with {the tape}. Trim the ends: as long as your arm is enough.
step monkey Draw a monkey as tall as a finger on {the monkey} with {the pen}, with a tail that ends in a hook. Cut it out.
step face Draw its face and its belly.
step fruit {fruit=sticker? Press | {fix glue}} {the fruit} on under the leaves: bananas, coconuts, what a monkey likes.
step base {fix tape} the trunks onto {the base}, so far apart that the vine hangs in a bow.
step swing Hook the monkey on by its tail, lift one tree, and down it goes. How far does it get?
further Make a second monkey: do they pass each other?
safety The vine stays between its two trees and is never put around a neck.
skills fringing leaves, tying, playing with a slope
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A monkey hanging by its tail from a vine between two palm trees

* acorn-people-picture
name acorn people
title The Little People of the Oak | Acorn People in Their Best Clothes | A Family Portrait From the Woods
about Heads with caps, legs of twigs, and clothes that grew by themselves: a family from the woods has its picture taken. | Everything on it lay on the ground this morning.
step frame Break {the twigs} and glue four of them around the edge of {the board}, crossing at the corners: a frame.
step lay Lay three people before you glue: {the heads} as heads{heads=acorn? , caps up | }, a twig for each body, short ones for arms and legs.
step bodies Glue them down, with a drop as big as a pea under each head, and count to thirty.
step clothes Glue {the clothes} on as skirts, wings and coats.
step faces Draw eyes and mouths on the heads with {the pen}.
step dry Let it lie flat for two hours.
step line Glue or knot {the line} to the two upper corners of the frame, to hang it by.
step names What are they called, and who is the youngest? Tell where they sleep in winter.
further Add what they take for a pet.
safety Finds from outdoors stay out of mouths, and small round ones away from little brothers and sisters.
skills breaking and fitting, gluing, seeing people in things
waiting Two hours for the glue.
alt Three little people with acorn heads in a frame of twigs

* plank-barn-with-hay
name barn
title A Barn With Hay in the Loft | Plank by Plank: A Barn | Evening in the Barn
about Plank beside plank, as a real barn is built, and inside it smells of hay, because it is hay. | The door is open, the sheep come home.
step door A grown-up cuts a doorway as wide as two fingers and as high as a finger into the front of {the box}.
step coat Color {the planks} with {the coat}{brush?  and {the brush} | }. Leave four of them plain.
step dry {coat=paint,acrylic-paint? Let them dry for an hour. | Lay them in a row: long ones for the sides, short ones for over the door.}
step wall {fix glue} the colored ones side by side on the front, left and right of the door.
step roof Fold {the roof} down the middle and {fix glue} it over the top with the fold up, hanging over on both sides.
step bars {fix glue} the plain ones on as two crosses: barn doors.
step hay Push {the hay} in through the door, until it looks out.
step sheep {sheep=pom-pom,cotton-ball? To both of {the sheep} {fix glue} | Pull {the sheep} into two small clouds, and {fix glue}} a dark head and four legs to each, from a scrap of {the roof}; {the pen} makes them dark.
step feed Everybody comes home for hay{animals? : {the animals} too | }. Who is missing? Call!
further Build a fence and count the sheep through the gate in the evening.
safety Whatever comes from a meadow makes some noses sneeze: then take paper strips. Chips of wood are brushed off before playing.
skills gluing side by side, folding a roof, pretend play
waiting {coat=paint,acrylic-paint? An hour for the paint. | }
alt A red barn of planks with hay in the door and two sheep

* taco-stand-with-orders
name taco stand
title Taco Stand, Now Open | Order Up! Three Tacos to Go | The Cook Reads the Card
about Customers choose a card, the cook looks at the dots and fills the shell to match. Nothing burns, everybody is served. | Shells that open and shut, three bowls of filling, and orders that even the smallest cook can read.
step coat Dab {colored coat a} over {the shells}{dab? , with {the dab} | , with your fingers}, and let it dry for half an hour.
step fold {shells=paper-plate? Fold {the shells} in half: | Cut or tear {the shells} into circles as big as a plate and fold them in half:} three shells.
step lettuce Tear {the lettuce} into strips and scrunch them: lettuce.
step tomato Cut {the tomato} into small squares: tomato.
step meat {meat=pom-pom,dried-bean? Lay {the meat} ready: | Cut {the meat} into finger-long pieces, with {the scissors}:} beans and meat.
step bowls Put every filling {bowls? into its own one of {the bowls} | on its own heap}.
step cards Draw one, two or three dots on each of {the cards} with {the pens}: green is lettuce, red is tomato, brown is meat.
step serve Customers hand in a card. The cook reads it, fills a taco to match and calls: order up! Was it right?
further Add a fourth filling, and give it a dot of its own.
safety It is all pretend and stays out of mouths; what is small is kept from smaller guests.
skills tearing and cutting, reading signs, pretend play
waiting {coat? Half an hour for the paint. | }
alt Three filled tacos with order cards

* stick-and-catch-mitts
name catching mitts
title Catch It on the Fuzz | The Mitts That Never Drop a Ball | Two Mitts and a Ball With Hooks
about Whoever cannot catch yet can catch with these: the ball has hooks and the mitt has fuzz. | It sticks with a soft crackle, and you pull it off and throw it back.
step cut Cut two circles from {the fuzz}, as big as {the plates}{plates=cardboard? , and two of the same from {the plates} with {the scissors} | }. {plates=cardboard? As wide as two hands is good. | Trim what stands out.}
step glue Spread {glue} over the {plates=paper-bowl? inside | front} of {the plates} and press the fuzzy circles on with flat hands.
step strap {fix glue} a loop of {the strap} to each back, so wide that your child's hand slips in and out. Snip off what is left.
step marks {marks=sticker,washi-tape? Stick {the marks} on | Draw a sign with {the marks}} in the middle of each: that is where to aim.
step dry Let them lie under something heavy for two hours.
step ball Cut the scratchy half of {the hooks} into eight pieces as long as a thumb and stick them all over {ball=newspaper? a ball crumpled from {the ball} | {ball=sock? {the ball}, rolled up tight | {the ball}}}.
step near Stand two steps apart and throw softly. Does it stick? Pull and throw back.
step far One step back after every catch. How far apart can you still do it?
further Hang one mitt on the wall and throw from three lines.
safety Throw at mitts and not at faces. The scratchy pieces stay away from hair and knitted things.
skills gluing flat, throwing softly, catching
waiting Two hours for the glue.
alt Two round fuzzy mitts and a ball with hook pieces

* fishing-net-for-the-tub
name fishing net
means pond
title A Net to Catch Fish in the Tub | Go Fishing, in the Tub | The Net, the Fish and the Big Splash
about A net from the kitchen is a real fishing net. It only needs a rim, a handle and something to catch. | Scoop, drip, count: five fish in one go is the record.
step ring A grown-up cuts a ring as wide as two fingers from the top of {the rim}{rim=plastic-lid? , which leaves the edge without its middle | }.
step net Pull {the net} over the ring, fold its edge outward around it, and tape it down all around with {the tape}. Snip off what is left.
step bottom Knot the lower end of the net, or bind it shut with {the tape}: no fish gets out here.
step handle Tape {the handle} to the ring, twice around.
step fish Draw five fish as long as a finger on {the fish} with {the pen}, and cut them out: they float.
step marks {marks=sticker? Press one of {the marks} on each | Give each one an eye and a number with {the marks}}.
step water Fill {sea? {the sea} | the sink} with water as deep as a hand and let them swim.
step catch Scoop! How many in one go? Now only the one that is called.
further Blow waves over the water: is it harder now?
safety A grown-up sits beside whenever there is water, and tips it out right after. The cut rim is covered all around with tape.
skills wrapping a rim, cutting fish, scooping with aim
alt A fishing net with a handle and five bright fish

* doily-ball-gown
name ball gown
means clip
title Dressed for the Ball | A Gown of Lace, by Midnight | The Princess on a Stick
about She has nothing to wear, and the ball begins at eight. Luckily the gown lies ready: it only has to be folded. | Twirl the stick, and the skirt flies.
step girl Draw somebody who goes to the ball on {the sheet} with {the pens}, as tall as a hand: face, crown, arms. Leave room below the waist.
step cut Cut around it.
step gown Fold {the gown} into a fan or a quarter: one small for the top, one wide for the skirt.
step wear Glue the skirt on at the waist and the small one over the chest, points up. Press while you count to twenty.
step hair Cut {the hair} to finger length and glue it on as braids or curls.
step sash Glue {the sash} around the waist, and snip off the ends.
step gems {gems=sticker,stick-on-gem? Press | Glue} {the gems} onto the gown.
step stick {stick=clothespin? Clip {the stick} on behind with a bit of {the tape}: it stands and can be held. | {fix tape} {the stick} behind it, most of it looking out below.}
step dance Give the glue half an hour. Then the music begins: twirl, bow, twirl. Who asks for a dance, and what happens at midnight?
further Make a partner in a coat, and a pumpkin for the way home.
safety The stick is held by its end and stays down when running to the ball.{gems?  What glitters on the gown is too small for little guests.}
skills drawing a person, folding a fan, dressing up
waiting Half an hour for the glue.
alt A princess with a white lace gown on a stick

* mud-splash-monster-truck
name monster truck
title A Monster Truck With Giant Wheels | Mud, Wheels, Roar | The Truck That Jumps
about Wheels as high as the truck itself: that is all it takes to be a monster. The mud comes by itself. | It climbs over everything. Today: books. Tomorrow: the couch.
step coat {coat=construction-paper,duct-tape? Cover {the box} with {the coat}, with {glue} where it lifts. | Color {the box} with {the coat}{brush?  and {the brush} | }, all sides but the bottom.}
step cabin {fix glue} {the cabin} on top, a little behind the middle: the cab.
step dry {coat=paint,acrylic-paint? Let it dry for an hour. | Give it a name that makes others afraid.}
step wheels {wheels=spool,cork? {fix glue} {the wheels} on, two to each side, round end out | {fix glue} {the wheels} on, two to each side}, so low that the box hangs in the air. Hold each while you count to thirty.
step lamps {lamps=sticker,stick-on-gem? Press | {fix glue}} {the lamps} on: two in front, two behind.
step face Draw teeth, flames and a number on the sides with {the pen}.
step mud Dab {the mud} along the sides with a wet finger: a good truck is a dirty one.
step flag {fix glue} a flag from {the flag} to the back.
step jump Lean {the ramp} on something, give a push, and count how many toys it clears.
further Build a second one and hold a rally, with mud paths drawn on the floor.
safety It goes down the ramp and not through the air at somebody. Small lamps stay away from little brothers and sisters.
skills gluing wheels evenly, inventing a face, trying out a ramp
waiting {coat=paint,acrylic-paint? An hour for the paint. | }
alt A monster truck with four giant wheels and teeth

* shiny-wrapper-fish
name shining fish
title The Fish With Shining Scales | A Fish Out of Glitter and Crinkle | No Two Scales Alike
about What others throw away shines best. Overlapping, row by row, as on a roof, it becomes a fish. | Turn it in the light: every scale winks.
step body Draw a fish as long as two hands on {the body} with {the pen}, and cut it out. {body=paper-plate,cake-board? A slice from the edge makes the mouth, and {fix tape} that slice to the other end as a tail. | Give it a wide tail.}
step coat Color head and tail with {the coat}{brush?  and {the brush} | }.
step smooth {scales=sequin,old-CD? Lay {the scales} ready: they need no cutting but a trim where one is sharp, by a grown-up. | Smooth {the scales} with a fingernail and cut them into eight round scales or more, as wide as a bottle cap.}
step scales Begin at the tail: glue one row, then the next, half over the first, until you come to the head.
step eyes {eyes=sticker? Press one of {the eyes} on. | Glue {a eyes} on.}
step face Draw {!eyes? an eye, }a mouth and fins.
step weed Glue {the weed} on below: it swims through seaweed.
step line Tape {the line} to the back and hang it where the sun comes in.
step swim Who would get one of its scales, if it gave one away?
further Start a shoal: the next one is smaller and swims behind.
safety What was around food is washed and dried first, and sharp edges are cut off by a grown-up.
skills cutting round pieces, gluing in rows, placing an eye
waiting Half an hour for the glue.
alt A fish with bright scales of shining paper

* button-up-snake
name button snake
means snake
title The Snake You Can Button | Over and Through: A Button Snake | Button On, Button Off
about Buttoning a coat is hard. Buttoning a snake is fun, and suddenly fingers know how it is done. | Piece by piece it grows: how long is your snake today?
step head A grown-up sews one of {the buttons} flat and tightly to one end of {the ribbon} with {the needle} and {thread}: the head.
step tail A grown-up sews the other one to the other end, on a short stalk of thread, so that it can tip through a slit.
step cut {@4-5? Together, draw | Draw} eight shapes as big as a cookie on {the felt}, circles and squares in all colors, with {the pen}. Cut them out.
step slit Cut a slit into the middle of each, just as long as the button is wide.
step eyes {eyes=sticker? Stick {the eyes} on one square for a face. | Draw a face on one square with {the eyes}.}
step button Tip the loose button on edge and push it through the slit of the first piece. Pull it through from behind: buttoned!
step fill Go on until the snake is full, the face last of all.
step off Unbutton it all again. How fast can you do it today, and tomorrow?
further Button by a pattern: round, square, round, square.
safety A grown-up does the sewing, puts the needle back in its case, and pulls hard at both buttons before it is played with. What it is sewn to stays shorter than an arm.
skills buttoning, making a pattern, patience
alt A snake of colored pieces with a button at each end

* carton-penguin-row
name penguins
title Four Penguins on the Ice | Penguins From an Egg Carton | Waddle, Waddle, Slide
about A cup below, a cup on top: that is just the shape of a penguin. Four of them keep each other warm. | They waddle in a row, and then one slips, and all of them slide.
step cut {@4-5? Together, cut | Cut} eight cups out of {the carton} and trim the rims straight.
step pairs Glue two cups together, rim to rim, four times: round all over. Hold and count to thirty.
step coat {brush? Paint | Color} the back and the head of each black with {the coat}{brush?  and {the brush}, and the belly white | . The belly stays as it is}.
step dry Let them dry for forty minutes.
step bits Cut four beaks like small triangles and eight feet from {the bits}.
step stick Glue a beak and two feet onto each.
step eyes {eyes=sticker? Press | Glue} two of {the eyes} onto each.
step scarf Cut {the scarf} to finger length and wrap one around each neck, with a dot of glue.
step ice {ice=aluminum-foil,wax-paper? Spread {the ice} out, a little crumpled: ice. | Set them on {the ice}: ice and snow.} Who stands in the middle, where it is warm?
further Make an egg from a scrap: penguin fathers carry it on their feet.
safety A carton is clean and dry before it is used. Small eyes stay away from little brothers and sisters.
skills fitting two halves, painting, gluing small parts
waiting Forty minutes to dry.
alt Four black and white egg-carton penguins with orange beaks

* drive-on-the-map
name map drive
means pawn
title Drive Right Across the Map | Road Trip on the Living-Room Floor | Where Shall We Go Today?
about A real map with real roads, and now the cars that belong on it. Where is home, and how far is it to the sea? | Plan a trip, build what stands along the way, and drive.
step spread Spread {the map} out. Find a blue line for a river and a thick line for a big road.
step glue {@4-5? Together, stick | Stick} it flat onto {the ground} with {glue}, and trim what stands out.
step road {pens=masking-tape,washi-tape? Mark your trip on the map with strips of {the pens} | Draw your trip over the lines of the map with {the pens}}, from a start to a goal.
step houses Set {the houses} along it{firm? , with a dab of {firm} | }: home, a store, a school, Grandma's.
step trees Add {the trees}: a wood, a park.
step flags Mark every stop with one of {the flags}.
step trip Drive {the cars} from stop to stop. What do you see out of the window, and who gets in?
step game Roll {the dice}: so many finger-widths forward. Who is there first?
step guess Close your eyes and put a finger down: we have landed here. How do we get home?
further Mark where your family and friends live.
safety Small cars and trees stay away from brothers and sisters who put things in their mouths.
skills reading a map, planning a way, telling about a trip
alt A map with roads, houses, trees and two cars

* little-restaurant
name restaurant
means menu, kitchen
title Table for Two, Please | The Cook Is You | Open Today: A Very Small Restaurant
about The guests sit down, the cook asks, and five minutes later there is everything: burgers, pizza, and cake to finish. | A menu with pictures is one that everybody can read, even the bear.
step dishes Decide what there is today: three dishes, one for each of {the plates}. Sort {the food} by color: what could be red, what yellow?
step bread Trim {the bread} to two rolls or crusts.
step food {food=play-dough? Shape {the food} into what goes on top, and snip the edges to look crisp: | Cut from {the food} what goes on top, as big as a cookie:} cheese, tomato, a fried egg, a patty.
step salad Tear {the salad} up and scrunch it: lettuce.
step menus Draw the three dishes on {the menus} with {the pens}, one picture below the other.
step price Write a price beside each: one, two or three dots.
step table Set the table{cloth? , with {the cloth} on it | }{drink?  and {the drink} at every place | }.
step cook Slip {the apron} on: the cook is in.
step serve What would you like? The guests point, the cook builds it on a plate{bell? , and {the bell} rings: ready | and calls: ready}! Who pays with how many buttons?
further Swap: now the guest cooks, and something new is on the menu.
safety All of it is pretend and stays out of mouths. What the cook wears is slipped on and never tied around a neck.
skills cutting shapes, drawing a menu, waiting on guests
alt A menu with pictures and three plates of play food
`;
