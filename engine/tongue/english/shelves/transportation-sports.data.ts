export const words = `
* box-car
name {v}
title Sit-In Cardboard {V} | Big-Box {V} | {V} to Sit In
about {v.about} | {v.other}
step open Tape the bottom of the box shut. Cut off the top flaps except the one at the front, and cut a deep dip into both long sides, low enough for your child to step over. Cut a window into the front flap, fold it up as the windshield, and tape over every rough edge.
step color Your child climbs in and out and {pens=paint? paints | colors} the sides: {v=car? doors, stripes and a star | a ladder, a hose and a star}, or scribbles all over. A box this size takes the whole arm. {pens=paint?  The paint needs an hour. | }
step wheels @2-3 Four plates become wheels: let your child {pens=paint? paint | color} the middle of each, round and round. The fifth is for steering.
step wheels {pens=paint? Paint | Color} the middle of four plates for the hubs, and give the fifth one a horn.
step mount {@2-3? Roll tape into sticky loops and put three behind each wheel. Your child presses two wheels onto each side, hard, with both hands. | Tape the four wheels onto the sides, two on the left and two on the right, so that they just touch the floor.}
step steer Cut the middle out of the fifth plate, so that a ring is left. Tape it inside the front at two places, sloping like a real one, where the driver's hands can hold it.
step lamps {@2-3? Press | Tape} {the lamps} onto the front, left and right, for headlights.
step drive {@2-3? Step in, hold tight, and off you go. Where is the first stop? | Take your seat. Somebody holds up a red or a green hand, and the driver stops and goes.}
further @2-3 Park it in front of a picture book and call it a drive-in.
further {v=car? Open a gas station with a cardboard tube as the hose, and fill up every toy in the room. | Set out stuffed animals that need to be rescued, one on each chair.}
safety A grown-up cuts the cardboard with nobody else close by, and the {v} drives on the floor only, never near stairs.
skills scribbling big, pressing and sticking, pretending
alt A cardboard {v} with paper-plate wheels and a windshield
left string: is a cord, and nothing long stays on a toy for this age
left bottle-cap: small enough to be swallowed at this age
say car: name=car; about=A big box is already half a car. It only needs wheels, a steering wheel and somebody who knows the way.; other=The driver fits in, the doors stay shut, and the engine sounds the way your child makes it sound.
say fire-truck: name=fire truck; about=Every street needs a fire truck, and this one has room for the whole crew of one.; other=A box, five plates and a loud voice make a fire station on the carpet.

* peel-off-road
name road map
means toy car
title Peel-Off Roads | A Painted Town With Roads | The Road Under the Paint
about Paint over everything, then pull: where the tape was, a clean road comes to light. That moment is worth the mess. | Sticking, dabbing, peeling: three things that small hands love, and a town at the end of it.
step stick Stick strips of {one tape} across {the base} for roads, two or three that meet. Keep the ends on the sheet, and fold one end of each strip under, so that little fingers find a handle later.
step rub {@2-3? Let your child rub along every road with a flat hand until it lies tight. | Rub along each road with your thumb. Where the tape stands up, paint creeps in.}
step pour Put a spoonful of each color on {the plate}, thick as yogurt; thin paint runs under the tape.
step dab {@2-3? Your child dabs {color a} paint over everything, roads and all, with {the dab}. | Dab {color a} paint over the whole sheet with {the dab}, straight across the tape, until no white shows.}
step pond Now a pond or two: dab {color b} into one corner.
step peel {@2-3? Find a folded end together and pull slowly: here comes the road. | While the paint is still damp, take the folded ends and pull slowly, flat over the sheet. Then let it dry.}
step lines Draw a dashed line down the middle of every road, as soon as the paint no longer comes off on a finger.
step drive Walk two fingers along the road. {@2-3? Beep! Who is coming the other way? | Who may go first where the roads meet?}
step car Drive {the car} from one edge of the town to the other.
further @2-3 Tape the sheet to the floor, and let wooden blocks be the houses.
further Paint a second sheet whose roads begin where these end, and put the two side by side.
safety @2-3 A grown-up tears the tape, and toy cars with small wheels stay away until three.
safety Cover the table and roll up sleeves; used tape goes straight into the bin, not under a shoe.
skills dabbing, peeling, following a line
waiting About an hour to dry.
alt A green painted sheet with white roads, dashed lines and a pond

* sponge-boat
name boat
title {hull=pool-noodle? Noodle | Sponge} Sailboat | A Sailboat That Drinks
about {hull=pool-noodle? A slice of pool noodle cannot sink, whatever the captain does to it.}{!hull=pool-noodle? It floats, it drips, it can be squeezed dry and sent out again: a sponge is the most patient boat there is.} | One sail, one mast, and the whole sink is an ocean.
step squeeze {hull=pool-noodle? {@2-3? Push the piece of noodle under water and let go: up it jumps. | Push the piece of noodle under water and let go. How high does it jump?} | {@2-3? Let your child dip {the hull} in a bowl of water and squeeze it, again and again, until it is soft. | Dip {the hull} in a bowl of water and squeeze it out well: a damp sponge floats level, a dry one tips.}}
step sail Cut a triangle from {colored sail b}, as tall as {@2-3? your hand | {the mast} is long}.
step draw {@2-3? Your child draws on the sail: dots, lines, a name in a secret script. | Draw a sign on the sail, so that everybody knows whose boat it is.}
step slits With the tip of the scissors, cut two short slits into the sail, one near the top and one near the bottom, and one slit into the middle of {the hull}.
step lace {@2-3? Push {the mast} in through one slit together and out through the other. | Weave {the mast} in through the lower slit and out through the upper one.}
step mast Push {the mast} into the slit in {the hull}{@2-3? . It goes in with a good, strong shove. | until it stands by itself.}
step wind Set the boat on the water in {the bowl} and blow. {@2-3? Which way does it go? | Blow from the side, from behind, from far away: where does the sail want the wind?}
further @2-3 Give it a passenger who can swim, such as a bath duck.
further Load it with one pebble after another: how many does it carry before the deck gets wet?
safety Stay within arm's reach: even a bowl of water is deep enough for a small child, so empty it as soon as the trip is over.
skills squeezing, threading, blowing with aim
alt A boat with a colored triangle of a sail on a stick

* posting-bus
name bus
title Bus With Six Passengers | All Aboard the Yellow Bus | The Bus That You Can Fill
about In through the slot, out through the end: filling a bus and emptying it again is a game that lasts all week at this age. | The passengers ride on sticks, so the people on the bus can go up and down, just as in the song.
step wrap Glue {colored cover a} all around the box as the bus, with the opening{box=tissue-box? of the tissue box} on top.
step slot Cut a long slot into the roof, as wide as a finger{box=tissue-box? , if the opening is not long enough yet}. Cut a door at the back end that opens, for getting the passengers out again.
step windows Cut six windows from {color c} paper or cloth, as big as a child's palm, and {@2-3? four wheels as big as your own palm | four wheels as big as your own palm, with small hubs} from {colored cover b}.
step stick {@2-3? Your child turns the windows over for you to spread glue, then presses them onto the side in a row. | Stick the windows on in a row, three on each side, the same height from the bottom.}
step wheels {@2-3? Press the wheels on below, two on each side. | Stick two wheels on each side, so that they just reach the floor.}
step riders {@2-3? Six sticks get clothes: your child colors the lower half of each one. | Color the lower half of the six sticks as clothes, every one in another color.}
step faces Give each passenger a face at the top end. {@2-3? Draw two eyes and ask: is this one laughing? | Who is it? A sister, a teacher, a dog?}
step post Let them get on, one after the other, {@2-3? through the slot, and rattle off. | and count them. At the next stop two get off: how many are left?}
further @2-3 Sing the song of the wheels on the bus, and let the passengers do what the verses say.
further Make tickets from scraps of paper, and nobody rides without one.
safety A grown-up cuts the slot and the door; the sticks are for sitting players, not for running with.
skills posting through a slot, pressing and sticking, counting to six
waiting {stick=glue? About half an hour to dry.}
alt A yellow bus with stick people looking out of its roof
left bottle-cap: are too small for this age; paper wheels do the job

* tube-train
name train
title Tube Train With Two Cars | {steam? Steam Train in Tubes | } | {freight? Freight Train With {one wheels} Wheels | }
about A locomotive and two open cars that really carry something, coupled so that they follow around corners. | {freight? Four tubes are a whole freight train, and what it hauls is up to you. | }
step cut Keep three of the tubes whole. From the fourth cut a piece as long as your finger for the cab, and a strip from the rest, rolled up thin for the smokestack. {@4-5? The grown-up cuts | Cut} a long opening into the top of two whole tubes: the freight cars.
step paint Paint the engine {color a}, the cars {color b} and {color c}, and the cab and the stack {color d}. {@4-5? Stand them on end to dry. | Two thin coats cover the printing better than a thick one. Stand them on end to dry.}
step holes Punch a hole into both ends of each car and into the back of the engine, each at the bottom, a finger's width from the rim.
step couple {cord=pipe-cleaner? Bend short pieces of {the cord} through the holes, | Knot short pieces of {the cord} through the holes,} from the engine to the first car and from car to car. Leave a gap as wide as a finger, so that the train can turn.
step cab Snip four short slits into the lower end of the cab and of the stack, and bend the flaps outward like feet. Stand the cab at the back of the engine and the stack at the front, and tape every foot down.
step wheels Roll {tape} into fat rings, sticky side out, one for each wheel, and press {the wheels} on with them, two on each side of the engine and of every car. {@6-8? Put their lower edges on one line, or the train limps. | Put them low, so that the tube hovers above the table.}
step steam Tape {the steam} to the stack, one tuft above the other, the biggest on top.
step freight Load the cars with {the freight}.
step run {@4-5? Pull the train around a chair leg. Does everything stay on? | Lay out a line with a station, a tunnel and a bridge of books, and write a timetable for it.}
further @4-5 Add a passenger car with faces in the windows.
further Build a caboose from one more tube, with a small roof that sticks out at both ends.
safety A grown-up punches the holes and starts the cuts: a round tube slips away from scissors.
skills cutting a round thing, gluing in line, coupling
waiting About half an hour for the paint.
alt A tube locomotive with steam pulling two open freight cars
left salt: too fine to ride in an open car

* carton-fire-engine
name fire engine
title {carton=milk-carton? Milk-Carton Fire Engine | Box Fire Engine} | Fire Engine With a Ladder
about The ladder reaches the third floor of a bookshelf, and the carton has just the right shape for the rest. | One fire engine, ready to go when the bell rings, made from what breakfast leaves behind.
step close {carton=milk-carton? Rinse {the carton} and let it dry. Flatten the spout and tape it down, so that it becomes a plain long box. | Tape the open end shut, so that {the carton} is stiff.} Lay it on its side.
step paint Stir two drops of {dish-soap} into the {color a} paint, so that it does not bead off the shiny side, and paint {the carton} all over. {@4-5? Let it dry. | Let it dry and paint it once more.}
step windows Cut a windshield and two windows for each side from {colored dark b}, and glue them on: the cab is at one end, the room for the hose at the other.
step wheels Glue {the wheels} to the sides, two and two. Lay the fire engine on its side until one pair holds before you turn it over.
step rungs {rungs=craft-stick? Lay two of {the rungs} side by side, a thumb's width apart, tape the other two across them at the ends, and wind more tape across between them, like steps. | Two of {the rungs} stay long. Cut the others into six short pieces of the same length, lay the long ones a thumb's width apart, and {fix tape} the short pieces across, like steps.}
step mount Tape the lower end of the ladder to the roof, so that it can be tilted up.
step reel Tape {the reel} to the roof at the back, standing or lying: the reel for the hose.
step water Tape {the water} to the back: it is the water that shoots out of the hose.
step alarm The bell rings: {@4-5? everybody on board, and off with a siren that nobody can miss. | from the station to the tallest shelf in less than thirty seconds, ladder up, hose out.}
further @4-5 Draw a number on the roof, as real fire engines have, so that the helicopter finds them.
further For wheels that turn, push two straws through the carton from side to side, and sticks through the straws, with a cap on every end.
safety A grown-up helps at the thick folds of the carton, where scissors jump.
skills painting a smooth surface, cutting equal lengths, building a ladder
waiting About an hour for paint and glue.
alt A red fire engine made from a carton, with a ladder on its roof
left candy: would melt on the road and draw ants

* clothespin-biplane
name biplane
title Clothespin Biplane | A Plane That Clips On | Three-Stick Biplane
about Three sticks and a clothespin, and it can land on curtains, books and the edge of a lampshade, because it still clips. | The plane from the earliest days of flying, small enough for a pocket.
step cut Cut one stick: {@4-5? a piece as long as a finger | a piece of {in 2}} for the tail, and a piece as long as a fingertip for the fin. Twist and snip at the same time, and hold both ends.
step color {color=paint,acrylic-paint? Paint | Color} the wings {color b} and the clothespin {color a}. {@6-8,9-12? Circles or stars on the upper wing make it an air force; stripes make it a stunt flyer.}
step lower Glue one long stick across the underside, {@4-5? near the mouth of the clothespin | just behind the mouth of the clothespin}. The mouth is the nose of the plane.
step upper Glue the other long stick across the top, right above the first. Look from the front: both must be level.
step tail Glue the tail across the far end on top, and the fin standing up behind it. {@4-5? Hold it while somebody counts to twenty. | Lean the fin against a book until it holds.}
step prop Put a drop of glue on the upper half of the nose and press on {the propeller} for a propeller. Glue between both halves would close the nose for good.
step signs Press {the signs} onto the upper wing, the same on both sides.
step dry Leave the plane on its back for an hour. Glue that is touched too early lets the wings slip.
step fly {@4-5? Clip it to your sleeve and take off. | Clip it onto a line across the room and send it from one end to the other.}
further @9-12 Build a squadron after real planes: a triplane with three wings, a monoplane with one.
further @4-5 Make a second plane in other colors: they can fly in a pair, clipped to the same curtain.
further Clip it to a map and move it along with a trip that somebody in the family takes.
safety {@9-12? Hold the stick at both ends when you cut: | The grown-up cuts the stick, with a hand around both ends:} wood pieces jump.
skills gluing at right angles, seeing what is level, waiting
waiting An hour to dry.
alt A small biplane from a clothespin with two long stick wings

* tray-glider
name glider
title {foam=foam-tray? Foam-Tray Glider | Foam Glider} | Slot-Together Glider | {foam=foam-tray? The Glider From a Foam Tray | The Glider From Foam}
about {@6-8? Three pieces, two slots and a weight on the nose: it sails across a room.}{@9-12,13+? A flat tray becomes a plane that can be tuned like a real one. Move the weight by a finger's width, and it flies another way.} | The pieces come apart flat, so it travels in a book bag and is ready to fly at recess.
step plan On {the plan}, draw a body {in 7} long and {in 1 1/4} high, with a fin at the back. Add a wing of {in 8} by {in 2} and a small tail of {in 3} by {in 1}. Cut them out with round corners: your patterns.
step trace Lay the patterns on the flat part of {the foam} and draw around them with {the pencil}, pressing only lightly.
step cut Cut the three pieces out in long, slow cuts. {@9-12,13+? Turn the foam, not the scissors, and the edges stay smooth.}
step slots Cut a slot of {in 2} for the wing along the middle of the body, a finger behind the nose, and one of {in 1} at the rear for the tail. Make them as wide as the foam is thick, by widening them with {the pencil}. {@9-12,13+? Tilt the front end of the wing slot up by a hair: that gives lift.}
step look Draw on windows, stripes and a number with {the color}.
step wings Slide the wing and the tail through their slots until both sides are equally long, and look from the front: everything must be level.
step bow Stroke the wing over a round {pencil} until it arches upward, then crack it slightly in the middle, lift both tips by {in 1}, and fix the crack with a strip of tape. The shallow V keeps it from rolling.
step nose Fix one of {the weight} to the nose with tape. Balance the glider on two fingertips under the wing: it should tip forward just a little. If it does not, add another.
step fly Hold it under the wing and push it forward level, as if you slid a drawer shut. Do not throw it. {weight=paper-clip? Slide | Move} the weight until it sails straight.
step tune Does it climb and drop? More weight. Does it dive? Less, or bend the rear edge of the tail up. Does it turn? Bend the fin against the turn. Change one thing at a time and note it.
further @6-8 Put a plate on the carpet as an island, and land on it from five steps away.
further @9-12 Measure ten flights, strike the best and the worst, and compare the average before and after a change.
further @13+ Build the same plane with a wing twice as long and half as deep, and find out why sailplanes look the way they do.
safety Fly where nobody stands in front, wash a used tray with hot water and soap first, and keep faces away from the launch.
skills working from a pattern, balance, testing one thing at a time
alt A white foam glider with long wings and colored stripes
fact A glider has no engine: its nose is heavy, so it falls forward, and the wing turns the fall into distance.

* band-racer
name racer
title Rubber-Band Racer | Drag Racer on a Rubber Band | Wind It Up: A Rubber-Band Car
about Pull it back, let go, and it is under the couch before you have stood up. Everything that drives it is one stretched band. | A car without a motor that still accelerates hard, built in an hour and tuned for as long as you like.
step chassis Cut {the board} to {in 9} by {in 3}, with the ribs running the long way if it has ribs. Shape the front to a nose, and cut a notch {in 1} deep and wide into the middle of the back.
step color Give it a racing stripe, a number and a sponsor in {the color}.
step bearings {frame? Tape one of {the frame} flat along each long edge: a body that bends would rub on the wheels. | } Cut one straw to the width of the car and tape it under the front. Cut two short pieces from the other one and tape them under the back, left and right of the notch, exactly in line.
step holes On scrap wood, {@9-12? a grown-up hammers {the nail} | hammer {the nail}} through the very center of every wheel. A center that is off by a hair makes the car hop.
step axles Cut {the axles} to {in 5}. Push them through the straws, put a wheel on each end with a ring of glue on both sides, and spin it before the glue sets: it must not wobble.
step tires Stretch a rubber band twice around each rear wheel as a tire. On a bare floor that is half of the speed.
step hook Wind a strip of tape around the rear axle in the notch until it is thick, and leave one end standing up like a fin. That is the hook.
step band Link the last two bands into a chain, knot one end through a hole at the nose, and bring the other back to the notch. {@9-12? Loop it over the fin, do not tie it. | Loop it over the fin without tying it: at the end of the run it must fall off, or it brakes.}
step run Turn the rear wheels backward to wind the band over the fin, ten turns at first. Set the car down, hold it, let go.
step tune Now engineer: one more band in the chain for range, a thicker one for the start, weight above the rear axle against spinning wheels. Time three runs over {ft 10} after every change.
further @6-8,9-12 Mark a finish line and build a second car: same parts, different number of turns.
further @13+ Swap in rear wheels twice as large, predict from their circumference how far ten turns carry it, and measure.
safety {@9-12? A grown-up makes the holes in the wheels. | Hold the wheel with pliers or clay when you punch it, never with your fingers.} A tight band snaps: keep eyes away while winding, and cut off pointed ends.
skills measuring, building true, cause and effect
waiting About an hour for the glue on the axles.
alt A flat racing car on four wheels with a rubber band stretched along it
left feather: too light to be of use on a car that needs grip

* paddle-boat
name paddle boat
title Rubber-Band Paddle Boat | {paddle=plastic-spoon? Paddle Boat With Spoon Blades | The Little Paddle Steamer} | Wind-Up Paddle Boat
about Wind the paddle backward, set the boat down, and it churns across the tub by itself. | Before there were propellers, ships pushed themselves along with paddles. Yours does it on a rubber band.
step hull {hull=wood-scrap? {@6-8? A grown-up saws | Cut or saw, with a grown-up beside you,} {the hull} to {in 7} by {in 4}; thin balsa can be cut with strong scissors. Shape one end to a point. | {hull=milk-carton? Cut the carton in half the long way, together, and keep the half with the pointed top: that is the bow. | Draw a boat of {in 7} by {in 4} with a pointed bow on {the hull}, and cut it out.}}
step sand Rub every edge with {the sand}, along it and not across, until it feels soft.
step color Mark a deck, portholes and a name with {the color}. Let it dry before it goes near water.
step arms Lay {the arms} along the two sides so that they stick out {in 3} behind the stern, and {fix tape} them on, twice around the hull. They must be parallel.
step blades {paddle=craft-stick? Cut {in 3} off each of {the paddle}. | Break or cut the handles off {the paddle} so that a stub of {in 1} stays on each of them.}
step paddle {paddle=craft-stick? Cross the two pieces like a plus sign and wrap the middle with tape in both directions. | Put the stubs on each other, hollow sides facing opposite ways, and wrap them with tape. It should look like a propeller with two blades.}
step band Stretch one band over the ends of the arms, and double it if it hangs. Slip the paddle between its two strands, right in the middle, and wind tape around the tips of the arms as a stop. The second band is the spare.
step flag Tape {a flag} on as a flag.
step launch Turn the paddle backward twenty times, hold it, put the boat on the water and let go. Does it go backward? Then wind it the other way.
step race Find the best number of turns: too few and it starves, too many and the band knots up. Test a paddle with other blades against this one.
further @6-8 Freight it with coins until the deck is wet: how heavy is too heavy?
further Build a second one on two narrow hulls, like a catamaran, and race them the length of a tub.
safety Sail only with a grown-up at the water, also in the bathtub. A band that slips off the arms stings, so keep your face away when winding.
skills building symmetrically, sealing and taping, testing
alt A boat with a pointed bow and a spoon paddle held by a rubber band
left pom-pom: would soak up water and pull the boat down
* transit-map
name transit map
title Your Life as a Subway Map | Transit Map of Your World | A Subway Map Nobody Else Has
about Four lines, one for each thing that runs through your life, and a transfer station wherever two of them meet. It looks like design, and it is your biography. | City maps lie beautifully: every line straight, every angle the same. Use their trick for a poster about your town, your year or your friends.
step list On {the plan}, write four themes as lines: family, a sport, music, school, the last summer. Under each put six stations in order. What stands in two lists is a transfer station.
step sketch Sketch the network. Only straight lines and corners of 45 degrees are allowed, and every transfer station sits where its lines cross. Two or three tries are normal.
step copy Draw the best version lightly onto {the sheet} with {the ruler}, {in 1} away from the edge all around. Stations on one line have equal distances.
step river Brush a pale band across with {the river}: every famous map has its river. Thin it with water, and let it dry before you go on.
step lines {lines=washi-tape,electrical-tape? Lay one color of {the lines} along each line. At a corner lay the new strip over the old one and cut both through with the tip of {the scissors}, halfway through the angle, so that they meet cleanly. | Draw every line in its own color with {the lines}, as wide as a pencil. Do the straight parts along the ruler first, then round the corners freehand. Trim the sheet with {the scissors} when it is dry.}
step stations Mark each station with a small ring in {the pen}, white inside, and transfer stations with a larger one that spans both lines.
step stops Put {stops=sticker? a sticker | one of the {many stops}} on the places that matter most.
step names Letter the names in small capitals, all level, always on the same side of the line. Add a key in a corner: color, name, where the line ends.
step frame Fit it into {the frame}.
further @9-12 Draw the map of your house as a network, from Kitchen Central to Bunk Bed North.
further @13+ Add lines that are still under construction, dashed, with the year when you want to open them.
safety Cut against the table with the scissors' tip pointing away from you, and keep permanent ink off the good furniture with paper below.
skills simplifying, exact angles, small lettering
alt A poster with four colored subway lines, round stations and a pale river
fact London's map of 1933 was the first to give up true distances, drawn by Harry Beck, who drew electrical circuits for a living.

* map-letter
name letter
title A Letter Made of Maps | Map-Covered Initial | Your Initial in Roads and Rivers
about Roads bend around the corners, a river runs down the side, and the town that matters sits exactly where you want it. | An old map is too beautiful for a drawer. Wrapped around your initial, it tells where you are from or where you are headed.
step letter {letter=cardboard? Draw a block letter, {in 8} high with strokes as wide as three fingers, on {the letter}. Cut out four of them, glue them in a stack, and press it flat until it holds. | Wipe the dust off {the letter}, and feel for bumps with your fingertips. What you feel now, you will see later.}
step place Hold the letter against {the map} at a window and slide it around. Which town should sit in the middle? Lay the letter face down on the back of that spot and trace around it with {the pencil}.
step cut Cut {in 3/4} outside your line. Snip the margin up to the line every {in 1}, and closer together on curves. In inner corners make one cut straight into the corner.
step glue Brush {the glue} thinly onto the front of the letter, lay it on the back of {the map} inside the line, turn it over, and push out the bubbles with the edge of {the ruler}, from the middle outward.
step fold Brush the sides with glue and press the tabs down one by one. Cover what still shows with strips as wide as the letter is thick.
step edge {edge=washi-tape? Run {the edge} around the sides. | Paint the sides, or only the edges, in {color b}, with hardly any paint on the brush.} It frames the map like a mat.
step stamps Scatter {the stamps} where you have been or mean to go.
step route Lay {the route} along a road from start to finish and glue it down every {in 1}: your route. A dot of paint, or a knot, marks both ends.
step seal Brush one last thin coat of the glue over everything, out to the edges. It goes on milky and dries clear, and the paper no longer lifts.
further @9-12 Do a second letter from the map of a place that exists only in a book.
further @13+ Cover the initial of a friend who is moving away with the map of the town that you share.
safety Check that nobody needs {the map} anymore. Work on old paper, because glue runs down the sides.
skills wrapping edges, placing a pattern, patience with glue
waiting About three hours to dry.
alt A large letter covered with a road map, standing on a table

* spoke-bike
name bicycle
title Stitched Bicycle | A Bike in Red Thread | Bicycle With Threaded Spokes
about The spokes are straight stitches, and where they pass each other a hub appears that nobody sewed. Framed, it looks as if it came from a shop for design. | Sewing through card is quicker than through cloth, and the holes decide everything beforehand.
step plan On {the plan}, draw around {the jar-lid} twice for wheels, their centers {in 4} apart. Mark sixteen dots on each circle: fold a paper circle in half four times, or go by the clock and halve. Then draw the frame: saddle, pedals, handlebars, two triangles between.
step back Trim {the map} to the size of the card and {fix tape} it on along the edges. You sew through both.
step prick {fix tape} the plan onto the card, lay both on {the towel}, and push {the needle} through every dot and every joint of the frame. Take the plan off, hold the card against the light, and look for what is missing.
step rims Split {the thread} and use three strands. Cut off an arm's length at a time. Sew around each wheel in backstitch: up through one hole, back down through the last.
step spokes Now the spokes, with two strands: from hole 1 to hole 7, behind the card to hole 8, across to 14, and on in the same way, six holes on in front and one hole on behind, until every hole has two threads.
step frame Sew the frame in {color a} with all six strands, one long stitch for every tube. Pull it taut, not so hard that the card bends.
step bars Handlebars, saddle and pedals get {color c}, in short stitches that follow the curve.
step chain Sew the chain in tiny running stitches from the pedals to the rear hub, and wrap the handlebars with thread in close turns, as racers do with tape.
step ends {fix tape} all the ends flat on the back. A knot would press through.
step hang Put the picture into {the frame}.
further @9-12 Draw a road under the wheels in pencil, with the profile of a hill that you have ridden up.
further @13+ Work a tandem or a fixed-gear bike from a photograph, and sew a second pair of wheels with another span: the hub grows.
safety The needle goes down into the towel and away from the hand that holds the card. Count needles at the end{@9-12? , with a grown-up in the house}.
skills planning, sewing on card, following a pattern
alt A bicycle sewn in thread on card, with crossing threads as spokes

* foil-plate
name plate
title Embossed Name Plate | License Plate in Foil | A Metal Plate With Your Name
about It looks stamped from steel, it is foil over cardboard, and it hangs on the door of whoever owns it. | Dark paint rubbed into the dents is the whole secret: suddenly the foil is fifty years old.
step plan Draw a sign of {in 12} by {in 6} on {the board}, as large as those on a car. Plan {@6-8? up to five letters, each as high as your hand is wide | up to six letters and numbers}, as fat as your thumb: thin ones vanish under the foil.
step cut Cut out the sign and round its corners. Draw the letters on the second piece and cut them out{@9-12,13+? ; for the holes in A, B or R cut straight in from the edge, the gap closes under the foil}.
step letters Lay the letters out and move them until the gaps look even. Glue them on, each in two layers if the board is thin.
step border Run a line of glue around the sign, a finger from the edge, and lay {the line} into it. Add {@6-8? a wave or a star of {one line} | waves, stars or your state's outline} where there is room.
step bolts Glue {the bolts} into the corners. Under the foil they become bolt heads.
step wrap Brush glue thinly over everything, crumple the foil very lightly, open it again, and lay it on, {in 1} larger than the sign all around. Fold the rest behind it and press it flat.
step rub Stroke from the middle outward with a fingertip, then rub around each letter and along {the line} with {the rub}. {@6-8? Slow and soft: foil tears at sharp corners. | Work in small circles, first wide, then close to the edge, until every shape stands out crisply. A tear can be patched: another scrap of foil, rubbed down.}
step punch Make it look made: press rows of dots for rivets with a blunt {pencil}, hatch the background, add a dent or two and the sticker of a year you like.
step dark Rub {color b} paint over the whole sign with {the wipe}, and wipe most of it off again at once. It stays in the creases.
step color Tint only the raised letters: hardly any {color a} paint on {the rub}, dragged flat across the tops.
step hang Tape {the hanger} across the back with several strips, {in 3} from the top.
further @6-8 Make one for the cat, the bike or the tree house.
further @9-12 Invent the plate of a country that does not exist, with its motto below the number.
further @13+ Do a series: the same plate clean, rusty and repainted, with sanded layers of brown and orange.
safety Torn foil has a sharp edge: smooth it down with {the rub}, not with a bare finger.
skills laying out letters, embossing, aging a surface
waiting About an hour before you rub the foil, and a few minutes for the paint.
alt A silver plate with raised letters and a border, dark in the dents

* bottle-bowling
name bowling alley
title Bottle Bowling | Six-Pin Bowling | A Bowling Alley in the Hallway
about Six bottles, one ball and a hallway: the crash is half of the pleasure, and setting them up again is the other half. | {@2-3? They fall over with a fine rattle and never break.}{@4-5,6-8? How heavy should a pin be? Too light and it tips from the draft, too heavy and it ignores the ball. You decide by the spoonful.}
step fill @2-3 Let your child help to pour: a finger's width of water goes into each bottle, enough to make it stand.
step fill Set {the funnel}{funnel=paper? , rolled to a cone,} into each bottle and pour in a good handful of {weight}. Fill them all to the same line.
step close {bands=sticker? Screw the caps on as tightly as you can | Screw the caps on tightly and wind a strip of {one bands} around each one, so that nobody opens it}.
step bands {@2-3? {bands=sticker? Loosen the edges of {the bands} a little. | Hang torn strips of {one bands} along the table edge.} Your child peels them off and {bands=sticker? presses them on | wraps them around} the bottles. | {bands=sticker? Press {many bands} onto each bottle, so that no two are alike: a ring, a face, a number of dots. | Wrap each bottle in rings of {one bands}, so that no two are alike: one ring, two rings, stripes.}}
step ball {ball=newspaper,packing-paper? Crumple a sheet as tightly as you can, wrap the next one around it, and go on until the ball is as big as a grapefruit. {bands=sticker? Press the last sheet flat and smooth. | Wind strips of {one bands} around it in all directions.} | Give the ball a few strips or dots of color, so that you can see it spin.}
step lane {bands=sticker? Stick a few on the floor as the line | Stick a strip on the floor as the line} behind which everybody throws, {@2-3? two of your child's steps | {@4-5? six steps | ten steps}} from the pins.
step numbers Write a number from one to six on the pins. Who knocks down exactly seven?
step bowl Set them up in a triangle, one in front, then two, then three. {@2-3? Now roll, push or carry the ball: everything counts. | Roll, do not throw. Two balls make a turn.}
further @2-3 Line the bottles up in the bath another day: the full ones sink, the empty ones swim.
further Keep a sheet with ten rounds, and invent a sign for all six at once.
safety @2-3 A grown-up closes the bottles, and looks after each game whether all the caps still hold.
safety Bowl along the floor and keep the lane clear of breakable things; a spill is swept up before the next roll.
skills aiming, counting, wrapping
alt Six bottles with colored rings set up in a triangle, and a ball
left paper-doily: would tear at the first strike

* ball-ramp-goal
name ball ramp
title Ball Ramp With a Goal | Roll It, Score It | The Ramp Into the Goal
about One box gives both: its side is the ramp, and what is left of it is the goal. Children at this age would do nothing else all afternoon. | Up the ramp, down the ramp, goal! And again, because that is how gravity is learned.
step cut Cut one long side off the box as the ramp. Lay the box down so that the open side faces you: that is the goal. Cover rough edges with tape.
step color Let your child color {the tubes} {color=paint? with paint | all around}, rolling them on along the table to reach the other side.
step rails {@2-3? Lay two tubes end to end along each edge of the ramp and tape them down; your child presses the tape flat with a whole hand. | Lay two tubes end to end along each long edge of the ramp, and stick them down with tape on both sides. These are the rails.}
step net Draw a net on the back wall of the goal, {@2-3? your child up and down, you across. | lines up and lines across.}
step prop Lean the top of the ramp against the seat of a chair and tape it there, so that it does not slip. Its lower end points into the goal.
step roll Put {the ball} at the top and let go. {@2-3? Where is it? In the goal! Your child fetches it and starts again. | Cheer at every goal, and move the box a little farther away after three.}
step test Try the ramp steep and flat. Which ball flies past the goal, and which one does not even reach it?
further @2-3 Roll other things down: a sock, a spoon, an orange. Which of them roll, and which only slide?
further Put a cardboard tube across the ramp as a bump, and watch what the ball does there.
safety A grown-up cuts the box, and the ball is bigger than your child's fist: nothing smaller goes down this ramp.
skills pressing and sticking, watching cause and effect, waiting for a turn
alt A cardboard ramp with colored rails that leads into a box goal
left old-key: too heavy to land beside small feet

* plate-ring-toss
name ring toss
title {v=tower? First Ring Toss | Paper-Plate Ring Toss} | {v=tower? Rings for the Tower | Ring Toss With Three Posts} | {v=tower? Ring Toss for Small Hands | Toss It Over the Post}
about {v=tower? Dropping a ring over a post from close up is hard enough at this age, and as satisfying as a bull's-eye. | Rings that fly flat and land softly: play it in the hall, on the lawn, or at a birthday with a line to throw from.}
step rings {@2-3? Cut the middle out of four of the plates, so that flat rings are left. The fifth is the base. | Fold a plate lightly, snip into its middle, and cut the middle out. Do the same with all four: flat rings as wide as two fingers.}
step color {@2-3? Your child colors the rings; the whole ring may be one color, or many. | Color each ring on both sides. {@6-8? Two players need two colors. | Bright ones are easier to find again.}}
step wind Wind {the wind} around the rings and {fix tape} the ends down: a heavier ring flies straighter.
step feet Snip into one end of {@2-3? the tube | every tube} six times, as deep as your thumb is wide, and bend the tabs out like a foot.
step stand {@2-3? Tape the tabs to the middle of the fifth plate, and press the base onto the floor with more tape, so that it does not walk. | Tape the tabs to {the base}: one post in front, two behind. Put strips across each tab, and tug: the post must not lean.}
step numbers Write what every post counts: five in front, ten behind on the left, twenty on the right.
step toss {@2-3? Your child hangs a ring over the post, and then lets it fall from a little higher, and from one step away. | Stand two big steps back. Hold the ring flat like a flying disk, flick your wrist, and let go.}
step rules Take a step back after each round that scores. Whoever is farthest away at the end has won.
further @2-3 Call out a color, and that ring goes next.
further Play it with your other hand, or with one eye shut, and see how much you have to learn anew.
safety @2-3 A grown-up cuts the plates, and a small player stands and does not sit near the post: tubes and faces do not go together.
safety Wait with fetching the rings until everybody has thrown.
skills aiming, hand and eye, taking turns
alt {v=tower? A cardboard tube on a plate with rings around it | Three cardboard posts on a board, with rings around them}

* cheer-poms
name pom-poms
title Cheering Pom-Poms | Two Pom-Poms for the Game | Rustling Cheer Poms
about {paper=newspaper? They rustle louder than any bought ones, and the only thing they cost is yesterday's news. | They rustle, they swish, and they turn everybody on the couch into a cheerleader.}
step stack {@2-3? Lay three sheets of {the paper} on each other, and let your child pat them smooth. Do it twice. | Lay three sheets of {the paper} exactly on each other, twice: one stack for each hand.}
step fringe Cut strips as wide as a finger into one long side{@6-8? , all the way to a margin as wide as your hand. Long thin strips swish best. | , and leave a margin as wide as a hand.}
step roll {@2-3? Roll the margin tightly around the end of a {one handle} together: you hold, your child turns. | Roll the margin tightly around the end of a {one handle}{@6-8? , as you would roll up a sleeping bag, without letting it slide. | , together, one holding and one turning.}}
step tape Wrap tape around and around the margin, until it cannot slip off the handle.
step fluff {@2-3? Now crumple, ruffle and shake: your child may be as wild as they like. | Crumple the strips in your fists, then pull them apart, strip by strip, until the pom-pom is round.}
step grip Wind {one tape} around the handle where the hand goes{@2-3? , and let your child press it down. | , like the grip of a racket.}
step cheer {@2-3? Up, down, shake, stop! Copy each other. | {@4-5? Up, down, cross, jump: invent a cheer with your own name in it. | Put together a cheer of eight counts: two high, two low, a turn and a jump. Teach it to somebody.}}
further @2-3 Dance with them: slow music, slow arms; quick music, quick arms.
further Make a pair in the colors of each team, and hand them out at the door before the game.
safety @2-3 A grown-up cuts the fringe; bits that come off are picked up, because they taste of nothing and go into mouths.
safety Colored paper bleeds when it gets wet, so keep the pom-poms out of rain and off light sleeves.
skills cutting a fringe, rolling tightly, rhythm
alt Two pom-poms of paper strips on handles

* ball-rolled-jersey
name jersey
title Rolled-Paint Team Jersey | A Jersey Painted by a Ball | Roll It, Wear Your Number
about The ball paints, your child only tilts the box. Out of the tangle of tracks comes the jersey of a team that exists since today. | No brush, no mistakes: the ball runs where the box sends it.
step lay Lay {paper=paper? a sheet | {the paper}} flat in the bottom of {the box}{@4-5? . Fold up the edges if it is too big | }.
step pour Put a spoonful of each color of paint on {the plate}.
step dip {@2-3? Your child rolls the ball in the first color with a flat hand. | Roll the ball in the first color until it is striped all around.}
step roll {@2-3? Into the box with it: now hold the box together and tip it, here and there. Listen to it rumble. | Put it into the box and tilt: far side, near side, corner to corner. Can you send it in a circle?}
step next Now the next color, and the third. {@2-3? Stop when it is beautiful. | Stop before all the colors have turned into one.}
step dry Lift out the sheet to dry, and wash the ball and hands. Dry them with the towel.
step cut Draw a big T-shirt on the dry painting with {the pencil}, and cut it out. Cut a number from {the number}: {@2-3? how old is the player? | which number does the player want to wear?}
step number {@2-3? Your child spreads glue over the number and presses it on the chest. | Glue the number onto the middle of the chest.}
further @2-3 Paint one for every member of the family, and hang them on a line across the room.
further Paint a whole team in the same two colors, and write each player's name above the number.
safety Use a ball bigger than your child's fist, and keep it out of mouths while it has paint on it.
skills tilting with both hands, mixing colors, recognizing a number
waiting About an hour to dry before cutting.
alt A paper jersey with rolled tracks of paint and a number

* mini-golf
name mini golf course
title Three-Hole Mini Golf | Mini Golf in the Living Room | A Golf Course From Boxes
about {@4-5? A tunnel, a bridge and three holes with flags: the course changes every time you play, because you build it.}{@6-8,9-12? A course is a machine for hard decisions: through the tunnel and short, or around it and safe? You design the holes, the others must play them.} | Build it in the hallway after lunch, and hold the open championship before dinner.
step club {head=kitchen-sponge? Cut a slot into the middle of {the head} with the tip of {the scissors}, push the end of {the shaft} in | Set {the head} across the end of {the shaft}}, and wrap it with tape in a cross, until it no longer wobbles.
step tunnel Turn {boxes=cereal-box,tissue-box? {the boxes} on its side | {the boxes} upside down} and cut two arches side by side into the front and into the back, twice as wide as the ball. {@4-5? So it has two ways through. | One goes through, the other may be a dead end that you close with a flap.}
step look Give the tunnel {the color}: bricks, teeth, a castle gate.
step bridge Cut one tube in half the long way: the two gutters are bridges. Tape the second one, whole, so that it slopes down from a book, and check that {the ball} fits through.
step cups Lay {the cups} on their sides as holes and tape them down, rim flat on the floor, so that the ball rolls in instead of hopping over.
step flags Cut three flags from {the flags}, number them, and tape each to one of {the poles}. Stand them behind the holes with tape.
step carpet Spread {the carpet} and pull it smooth: it is the green, and it slows the ball down.
step lay Arrange tunnel, bridge and holes. {@4-5? From every start you must be able to see the hole. | Hit off a wall at least once: leave a wide space where the ball bounces back.}
step play {@4-5? Push the ball softly, both hands on the club. How many strokes do you need? | Knees loose, both hands on the club, swing like a pendulum. Fewest strokes wins.}
step par Play each hole five times and take the middle result: that is its par. Write it on the flag, and mend the hole that nobody ever makes.
further @4-5 Open a golf club: write tickets, and let the whole family start from the kitchen.
further @6-8 Build a windmill from two crossed sticks that somebody must turn while the other putts.
further @9-12 Draw the course on squared paper with angles, and predict the bank shot that reaches hole three in one.
safety The club stays below the knee, and nobody stands behind somebody who swings.
skills building stable things, aiming, keeping score
alt A small golf course with a box tunnel, a tube bridge and cups with flags
left tissue-paper: would tear under the ball
* clay-medals
name medals
title Gold, Silver and Bronze | Real Medals to Win | {ribbon=ribbon? Clay Medals on Ribbons | Clay Medals to Wear}
about Heavy in the hand and cool around the neck: three medals that look as if somebody had run for them. | What is won can be invented: fastest sock finder, kindest brother, longest silence.
step roll Knead {the clay} soft and roll it out with {the roller} on {the parchment-paper}, {in 1/4} thick all over. Thinner medals crack.
step cut Cut out three circles with {!cutter=cookie-cutter? the rim of }{the cutter}. Smooth the edges with a damp finger.
step relief From the rest make three stars, wet their backs with a fingertip, and press them on. {@6-8? Scratch both surfaces first, so that nothing falls off later. | Press hard, so that they stay.}
step print Press {the print} in around the edge for a pattern.
step hole Push {the poke} through near the top and turn it: a clean hole, as far from the edge as it is wide. Without that distance it breaks out.
step dry Leave the medals for a day and a night on {the parchment-paper}, and turn them once{clay=play-dough,salt-dough? . This dough needs two days in a warm room | }.
step paint Paint one {color a}, one {color b} and one bronze, which is {color c} with a little {color a} stirred in. Do the backs when the fronts are dry.
step ribbon Cut three pieces of {the ribbon}, {in 36} each. Pull one through each hole and join its two ends with {one tape} only: when somebody pulls hard, it opens. That is how a medal must be.
step stage Build a podium from books, and hang the medals over heads {@4-5? with a bow and a handshake. | while somebody hums the anthem.}
further @4-5 Write on the back what each one was won for.
further Make a mold: press a button into fresh clay, let it dry, and press every new medal into that.
safety What hangs around a neck belongs to the ceremony, and comes off before anybody runs, climbs or sleeps.
skills rolling evenly, joining clay, painting in order
waiting A day and a night before painting, then an hour.
alt Three medals in gold, silver and bronze with stars, on colored bands

* shoebox-foosball
name table football
title {box=shoebox? Shoebox Foosball | Foosball in a Box} | Table Football in a Box | Clothespin Foosball
about Eight clothespins on four rods, and a ball that never stays still: this one gets played, and not only looked at. | Everybody who walks past wants a turn, so make the rods long enough for two pairs of hands.
step goals Take the lid off {the box}. Draw a goal {in 3} wide and {in 2 1/2} high in the middle of both short ends, and {@6-8? cut them out together. | cut them out.}
step pitch {pitch=paint? Paint the floor green with {the brush}, and let it dry for half an hour. | Cut {colored pitch c} to the size of the floor, {fix glue} it in, and smooth it from the middle outward. A bubble turns every ball.}
step lines Draw the halfway line, the circle and both penalty areas with {the pen}.
step holes Mark four holes in each long side: {in 2 3/4} above the floor, {in 2} from the ends, and evenly spaced. Check that the pairs are opposite each other. {@6-8? A grown-up starts each hole with the tip of the scissors, | Start each hole with {the pencil},} then turn the pencil in it until a rod spins freely.
step teams Color four of {the players} {color a} and four {color b}, and let them dry open{team=marker? for a moment | }.
step rods Push {the rods} through both sides, so that they stick out by a hand on either side. {rods=wooden-skewer? Cut off the points and wrap the ends in tape | Wrap the ends in tape}: those are the grips, and stops as well.
step players Clip the players on, heads up, two on each rod, with their legs just above the floor. {color a} has the first and the third rod, {color b} the second and the fourth.
step net Tape {the net} behind the goals.
step kick Roll {the ball} in over the halfway line. No spinning all the way around, and five goals win. {@6-8? A player that slips is clipped on again during play. | If the ball stops out of reach, blow.}
step rules Tune it: how long must the legs be for a clean shot? Move the players along the rods and work out who covers which lane. Then write the house rules on the lid.
further @6-8 Draw faces and numbers on the players, and give the keeper a cap.
further Cut a slot into the side wall, with numbers behind it on a strip of card, to keep the score.
safety @6-8 A grown-up makes the holes, and rods stay below eye height: play standing, with the box on a table.
safety Take turns spinning, keep faces back from the ends of the rods, and blunt every point.
skills measuring in pairs, building things that move, fair play
alt A shoebox soccer table seen from above with clothespin players on four rods
left tissue-paper: would tear under the first shot

* spoon-basketball
name basketball game
title Spoon-Shot Basketball | Tabletop Basketball | Launch It: Spoon Basketball
about The spoon bends, your thumb lets go, and the ball drops through the hoop, or behind the couch. | A lever, a spring and a basket: build it in half an hour, play it for a week.
step stack Lay six of {the sticks} on each other and wind a {one bands} tightly around each end. This block is the pivot.
step lever Lay the two remaining sticks on each other and band them together at one end only, a finger's width from the tip.
step wedge Open the loose end like a beak, slide the block in crosswise until it is near the banded end, and wind a band crosswise around block and sticks where they meet. {@4-5,6-8? One of you holds, the other winds. | It must not slide under load.}
step spoon Lay {the spoon} on the upper stick with its hollow up and its handle toward the banded end, and bind it with the last band and a strip of tape.
step hoop Cut the bottom out of {the hoop} and shorten it to {in 1 1/2}: a ring. Cut a backboard of {in 6} by {in 4} and a strong strip for the post from {the board}.
step board Draw the square on the backboard, tape the ring below it, and tape board and post together. Fold the lower end of the post to a foot and tape it to the table.
step net Tape {the net} inside the ring, so that it hangs {in 2} down.
step shoot {ball=aluminum-foil,paper? Crumple three balls as big as a walnut. | Get the three balls ready.} Put one in the spoon, press the spoon down, let go. {@4-5,6-8? Find the distance from which you hit most often. | Change only one thing at a time: the distance, how far you press, how far back the block sits.}
step league Shoot ten from each of three distances: one, two and three points. Note the results, and give the launcher one improvement for the second half.
further @4-5,6-8 Make a season of it: every member of the family is a team, and the table hangs on the fridge.
further Move the block from front to back and find where a small push still reaches the hoop: that is the law of the lever.
safety Soft balls only, never at faces, and nobody looks into the spoon while it is loaded.
skills binding tightly, levers, keeping score
alt A spoon launcher from craft sticks aiming at a small hoop with a backboard

* fingerboard
name fingerboard
title Fingerboard With {V} Deck | {V} Mini Skateboard | Pressed-Card Fingerboard: {V}
about Real decks are layers of wood, glued and pressed over a mold. This one is layers of card, and it is stiff enough for an ollie on the desk. | Five strips of card, one night in the press, and a graphic that nobody can buy: a deck as long as a hand that really rides.
step strips Cut five strips of {in 4 1/4} by {in 1 1/2} from {the card}, all in the same direction, and draw a line across each one {in 3/4} from both ends.
step glue {card=cereal-box? Scratch the shiny sides, so that the glue grips. }Spread {the glue} thinly, right to the edges, and lay strip on strip. Too much glue makes it slide, too little makes bubbles.
step bend Lay the wet stack along {the form}, so that its long edges curve up very slightly, and hold it there with {the bands}. Push a pencil under each end, at the line: nose and tail kick up.
step dry Leave it overnight. When you tap it and it clicks like wood, it is ready.
step deck Draw a deck of {in 4} by {in 1 1/4} with round ends on the pressed card, and cut it out with strong scissors, in small bites.
step edges {grip=sandpaper? Sand the edge with a scrap of {the grip} until the layers become one. | Rub the edge with the back of a spoon until the layers become one.} Rub a little glue into it with a fingertip, and let it dry: now it is sealed.
step art Now the underside: {v.art} Lay light colors first and outlines last.
step grip Cut {the grip} to the shape of the deck and glue it on top, rough or soft side up. Press it under a book, then trim the rim.
step trucks {axles=paper-clip? Straighten each of {the axles} | Cut {the axles} to {in 1 1/2}}, lay it across a block of three glued scraps of card, {in 3/4} long, and close the block with a fourth. Slide a wheel on each end and {axles=paper-clip? bend the tips over | stop it with a dot of glue outside}. Glue the blocks below the deck, just inside the lines.
step ride Let the glue set, then put one finger in the middle and one on the tail. Does it run straight? {@9-12? Then try an ollie: snap the tail down, slide the other finger forward, and lift. | Then the ollie: snap the tail down, slide the other finger forward, and lift. With a flick off the edge it turns over: a kickflip.}
further @9-12 Fold ramps, rails and stairs from the rest of the card, and open a park on the windowsill.
further @13+ Design a series of three decks with one idea, as a brand does, and mount them on a strip of wood.
safety @9-12 Card in five layers is hard to cut: hold the scissors low, cut away from the hand, and ask a grown-up when it will not go.
safety Cut away from the hand that holds the deck{paint=paint-marker,permanent-marker? ; {many paint} want an open window}.
skills laminating, designing a graphic, fine building
waiting A night in the press.
alt A small skateboard seen from below, with its painted deck, and from the side on two wheels
say flame: name=flame; art=three tongues of fire that begin at the nose, dark ground behind them, a lighter flame inside.
say wave: name=wave; art=a breaking wave that rolls from tail to nose, with lines for the swell and dots of spray.
say checker: name=checkerboard; art=squares drawn with a ruler, every second one filled in, and a badge in the middle that covers four of them.

* medal-rail
name medal display
title Medal Rail | A Rail for Your Medals | Hanging Medal Display
about In a drawer nobody sees them. On this rail every ribbon hangs free, and there is room for the ones that are still to come. | Two rails, two cords and a banner that says what it was all for.
step sand Rub {the rails} smooth with {the sand}, the ends above all: two of {in 16}, as thick as a finger.
step cords Cut {the cord} into three pieces: one of {ft 3} for hanging and two of {ft 4}. Fold each of the long ones in the middle.
step top Lay the fold of a long cord over one rail, {in 2} from the end, pull both strands through the loop, and tighten: a lark's head. Do the same at the other end. Tie the short cord to the ends of this upper rail.
step beads Thread {the beads} onto both strands, the same number on each side.
step low Tie the strands around the second rail, {in 8} below the first, with two half hitches. Hold it level on a table edge before you pull tight.
step banner Cut {colored banner a} {in 10} wide and {in 8} high, with a pointed or a forked lower edge.
step sign Sketch a name, a sport or a sign in pencil, large and simple, and {paint=paints? paint it | color it in}. {paint=acrylic-paint? Use little paint and a second coat: thick paint cracks on cloth. | Outline first, then fill.}
step drape Lay the top {in 2} of the banner over the upper rail from the front, and glue the flap to its own back. Put a book on it until it holds.
step level Hang it up and look. If one side hangs lower, loosen its knots and shift the rail by a hair.
step medals Fold each ribbon in the middle, push the loop behind the lower rail, and pull the medal through it. {medals} that hang like this never slip off.
further @9-12 Pin race numbers or a team photo behind the banner, so that they peek out.
further @13+ Hang a third rail below, for the season that has just begun, and leave it empty on purpose.
safety Medals are heavy together: what carries it goes into a wall or a beam with a grown-up's help, and not above a bed.
skills lark's heads and hitches, lettering on cloth, hanging level
waiting {paint=paints? Half an hour for the glue and the paint. | Half an hour for the glue.}
alt Two wooden rails on cords with a banner, and three medals on ribbons below

* felt-pennant
name pennant
title {felt=denim? Denim | {felt=felt? Felt | Big}} Team Pennant | Pennant in Your Colors | {@13+? Hand-Stitched Pennant | A Pennant for the Home Team}
about The long triangle of old ballparks, in your colors: for a club, a school, or a team with two players. | {@13+? Stitched instead of glued, it looks as if it had hung in a locker room since 1962.}{!@13+? Wave it in the stands, and hang it over the bed between games.}
step plan On {the plan}, taped together if it is too small, draw a triangle {in 8} high and {in 20} long. {@4-5,6-8? Fold it in the middle the long way and check together that both halves match{@4-5? , and cut it out}. | Fold it the long way to check that both halves match, and cut it out.}
step cut Lay the pattern on {colored felt a}, draw around it and cut. Then cut a band {in 2} wide and {in 8} long in {color b}.
step letters Draw your letters or a number on paper as fat blocks, tall at the wide end and smaller toward the tip. {@4-5,6-8? Three are plenty. | Five are the most that can be read.} Add one sign, such as a star or a ball.
step shapes Cut out the paper shapes, lay them on {colored felt c}, draw around them and cut. {@4-5,6-8? Turn {the felt} as you go. | For holes, fold the letter, snip the fold, and cut from there.}
step place Lay everything{letters? , with {the letters} as well, | } on the pennant before you glue. Squint: are the gaps even, and is there an edge of a finger's width all around?
step glue {@13+? Tack each shape with a dot of glue, and sew around it in blanket stitch or small straight stitches, in a thread of the color you want to be seen. | Put {the glue} on the back of each shape in thin lines, not quite out to the edge, and press it down under a book.}
step band Fold the band over the wide end with {the pole} inside, glue it along its edge, and wait until it holds.
step ties Knot {the ties} below the tip of the pole, with long loose ends.
step wave Up with it. {@4-5,6-8? What does your team shout when it wins? | A pennant is read from far away: hold it up at the end of the hall and see whether yours is.}
further @4-5,6-8 Make a small one for the handlebars of a bike.
further @9-12 Invent a league: eight teams, eight mascots, and a row of small pennants along a shelf.
further @13+ Age it: fray the edge a little, dab on cold tea, and add the year that your town last won.
safety A pole has two ends: hold it upright in a crowd, and{@13+? keep your needle in the cushion between stitches. | blunt or tape a pointed one.}
skills making a pattern, cutting letters, composing a surface
waiting About an hour under a book.
alt A long triangular pennant with a star and a number on a pole

* flip-book
name flip book
title Flip Book: {V} | {V} in Thirty Pages | The {V} That Moves
about Thirty small drawings, one thumb, and for two seconds somebody moves. {v.about} | Animation in its oldest form: no screen, no battery, and you own every frame.
step act Do it yourself in slow motion, or film somebody. Note what happens when: {v.beats}. {pad=index-card? Put thirty cards in a stack and tap one edge flush. | Count out thirty pages and number them in a corner.}
step last Begin at the back. On the last page draw what does not move: {v.scene}. Because you work from back to front, every page that you lay over it shows the old lines through.
step keys Draw five key pages first: 1, 8, 15, 22 and 30, one for each moment on your list. A stick figure with a head, a back and bent knees is enough.
step between Fill the pages between, each a little farther than the last. Small steps look slow, big steps look fast: put the drawings close together at the start and at the top of the flight.
step ink Trace the figures with {the pen}. Keep the head the same size throughout, or it flickers.
step color Color only one thing, {v.thing}, on all thirty pages. The eye follows it.
step clip Hold the pages together at the bound edge with {the clip}.
step flip Bend the stack back and let the pages run off your thumb. Where it jerks, slip in one more drawing; where it drags, take one out.
step squash Add the secret of the studios: squash and stretch. Flatten the body before the jump and lengthen it on the way up, and it gains weight.
further @9-12 Draw the same scene again with a blunder at the end: the comic version usually wins.
further @13+ Photograph the pages one by one and make a loop of them, then draw the sound it needs.
safety A thumb gets sore before the story is done: stretch your hand, and sit by a good light.
skills observing movement, drawing in series, timing
alt A pad of paper on which a small figure plays, with a bright color for what moves
say slam-dunk: name=slam dunk; about=Run, jump, and the ball goes through the hoop from above.; beats=two steps, the crouch, the jump, the highest point, the dunk; scene=the post, the board and the hoop; thing=the ball
say free-kick: name=free kick; about=Run up, kick, and the ball bends into the corner of the net.; beats=three steps, the standing leg, the kick, the flight, the net that shakes; scene=the goal and its net; thing=the shirt of the player
say kickflip: name=kickflip; about=Pop, flick, catch: the board turns once in the air.; beats=the crouch, the pop, the board on edge, the board upside down, the landing; scene=the ground as one straight line; thing=the board

* box-pinball
name pinball machine
title {box=pizza-box? Pizza-Box Pinball | Pinball in a Box} | Tabletop Pinball Machine | Pinball With Rubber-Band Bumpers
about Flippers that snap, bumpers that kick back, and a plunger that launches the ball: an arcade for the desk, and you decide what the points are. | Every machine plays in its own way. The fun of building one is to watch how the ball ruins your plan.
step paint Paint the floor of {the box} in {the color} first, with arrows and zones. Later there is no getting between the walls.
step walls Cut {the walls} into strips {in 1 1/2} high. Glue one as a launch lane along the right side, open at the top, two slanted ones as a funnel at the bottom, and bend two around the upper corners, so that the ball runs on and does not stop.
step holes Mark two pivots at the lower ends of the funnel. {flippers=craft-stick? Shorten {the flippers} to {in 3 1/2}. | Take {the flippers} apart, and use one half of each.} Push a hole through the floor of {the box} at each mark with {the pencil}, and one through each flipper, {in 1} from its outer end.
step flippers Fix each flipper to the floor with one of {the pivots}, loose enough to swing. The tips leave a gap a little wider than the ball: through it, the ball is lost.
step spring Hook a band from the middle of each flipper to the lower wall, so that it springs down. Knot a piece of {cord} to its short outer tail and lead it out through a hole in the lower wall: pull, and the tip kicks up.
step plunger Cut a hole into the lower end of the launch lane and push {the plunger} through. Band it to both sides of the lane, and wrap tape around it inside as a stop: pull, let go, and it shoots.
step bumpers Glue {the bumpers} down in the upper half, at least three balls apart.
step slings Stretch a band around three of them: a ball that hits it comes back faster than it went.
step tilt Put {two-books} under the upper end and launch {the ball}. Steeper is faster. Find the slope at which a game lasts about a minute.
step score Write what each thing counts. What is hardest to hit counts most. Three balls are one game.
further @9-12 Make a trap: a cup of card that holds the ball until the next one knocks it free.
further @13+ Give it a story, as real machines have: three targets in the right order light a lamp, or open a gate.
safety A {ball=marble? marble is small and rolls far: look for it at once when it jumps out | lost ball makes somebody slip: fetch it at once}, and keep eyes away from the plunger. A grown-up helps where the cardboard is thick.
skills building mechanisms, testing and changing, game design
waiting About an hour for the glue before the first game.
alt A pinball machine in a box with flippers, bumpers, a launch lane and a ball

* tennis-ball-gobbler
name gobbler
title Tennis-Ball Gobbler | Note-Eating Tennis Ball | The Ball That Bites
about Squeeze its cheeks and it opens its mouth. Let go, and it holds your note, your ticket or your key until somebody squeezes again. | An old ball that no longer bounces gets a new job: it watches over the desk.
step mark Find the side without a seam, and draw a line on it for the mouth, as long as your {@4-5,6-8? middle finger | thumb and index finger can span}, slightly curved upward at both ends.
step slit A grown-up cuts along the line with the {sharp-knife}, with the ball lying in the crook of a folded cloth, never in a hand. The rubber is tough: several light cuts are better than a deep one.
step knead Press both cheeks with thumb and finger: the mouth must open. If it is too stiff, ask for a cut that goes a little farther at each corner.
step eyes Glue {the eyes} on above the mouth, close together. Felt drinks glue, so give it a thick drop and time.
step mouth Draw lips along the cut with {the pens}, and teeth if you dare. {@9-12? A raised eyebrow makes more of a face than a second color. | Is it hungry, friendly or grumpy?}
step hat Cut a cap, ears or a tuft of hair from {the hat}, and glue it on.
step arms Bend a hand at one end of each of {the arms}. Push the other end into the side of the ball, through a hole that a grown-up pricks.
step foot {foot=cardboard-tube? Cut a ring as wide as a finger off {the foot}, and glue the ball onto it | Glue the ball onto {the foot}}, so that it cannot roll away. Let it stand for an hour.
step feed Squeeze, push a note in, let go. {@4-5,6-8? What else does it eat? | By the door it takes keys, on the desk it takes the pen that always disappears.}
further @4-5,6-8 Make a second one, and let the two send letters from room to room.
further Give a coach one with the team's signatures around the back, and a thank-you card between its teeth.
safety Cutting a ball is a grown-up's work from start to finish: it is round, tough and springy all at once.
skills planning a face, gluing on felt, testing a mechanism
waiting About an hour for the glue.
alt A tennis ball with big eyes, a wide open mouth and a cap

* braided-headband
name headband
title Five-Strand Headband | Braided Team Headband | A Headband From an Old Shirt
about {cloth=old-t-shirt? A worn-out shirt holds enough cloth for a headband for every player. | What nobody wears anymore keeps the hair out of your face for the whole season.} It stays put, and it looks bought. | Once your fingers know the five-strand braid, they will do it in the dark.
step cut Cut five strips {in 1 1/2} wide and {in 24} long from {the cloth}, {cloth=old-t-shirt,old-jersey? all around below the arms, where there is no seam to stop you | on the long side, or from corner to corner}, and keep a scrap of {in 3} by {in 4}.
step curl {cloth=bandana? Fold the raw edges of each strip to the middle and crease it with your fingernail. | Pull each strip hard, a hand's length at a time: the edges roll in, and the strip becomes a soft cord.}
step fix Lay the five ends side by side like a fan and fix them to the table with tape.
step start Take the strip on the far right: over its neighbor, under the next, and leave it in the middle. Now the one on the far left: over its neighbor, under the next. That is everything.
step braid Go on, right, left, right, left, and pull it snug and flat after each turn. Look now and then: every strip must run down at the same slant.
step size Lay the braid around your head, from behind one ear over the top to behind the other. It ends {in 3} short of meeting at the nape. Stop there, and wrap both ends in thread.
step sew {elastic=hair-tie? Push each end through {the elastic}, fold it back by {in 1} | Cut {in 4} of {the elastic}, lay one of its ends on each end of the braid}, and sew through all the layers, back and forth ten times. Pull as hard as you can: nothing may give.
step cuff Cut the scrap into two, roll one piece tightly around each joint, fold the raw edge in, and sew it down with small stitches.
step wear Put it on, shake your head, run up the stairs. {@9-12? If it slides, shorten the elastic by a thumb's width. | If it slides, sew a line of elastic thread along the inside, or shorten the band.}
further @9-12 Make two from two shirts and swap a strip each with your best friend.
further @13+ Work it with two team colors and white, so that a pattern of arrows appears, and make a set for the whole squad.
safety It is for the head only and comes off for sleeping. Stick the needle back into the cloth every time you put it down.
skills braiding five strands, sewing through layers, fitting
alt A braided headband in three colors with an elastic at the back

* motion-trail
name motion poster
title Motion Trail: The {V} | Five Steps of {a V} | {V} in Colored Shadows
about Photographers open the shutter long; you lay thin paper over thin paper. Where the figures overlap, new colors appear, and the picture seems to run. | One silhouette, cut again and again, and the eye adds the speed by itself.
step find Look through {the photo} for {v.pose}, seen from the side, {in 4} to {in 6} high. Arms and legs must stand clear of the body.
step trace Draw around the figure onto {the card}, as one simple shape without a face or laces, and cut it out: your stencil. {@13+? Cut a second and third pose too, as in a film. | Cut a second pose if you find one.}
step cut Trace the stencil four times onto {the tissue}, each time in another shade, and cut the figures out. {tissue=cellophane? Draw with the stencil underneath, because it shows through. | Hold two sheets together: thin paper cuts better in company.}
step path With {the pencil}, draw a faint curve across {the base}, {v.path}. Mark five points on it, closer together where the figure is slow.
step lay Lay the figures on the points, the palest first, each overlapping the last by a third. Stand back, squint, and shift them until it flows.
step glue Fix them one by one: {glue=glue-stick? rub a little glue on the back of each and stroke it flat | brush a thin coat of glue on the sheet, lay the figure in, and brush over it from the middle outward}. Wrinkles look like speed, bubbles do not.
step last Cut the last figure from {colored dark a}, crisp and dark, and glue it on at the front: here is the one who does it.
step ground Add the ground{v=hurdler? and a hurdle | and a line on the track} in narrow strips. Nothing else: empty space is room to run.
step frame Put it into {the frame}.
further @9-12 Do the same with a pet on the move.
further @13+ Have somebody film your own best move, and use five stills of yourself.
safety Small scissors and small arms ask for slow hands: turn the paper and not the blades{@9-12? , and ask before you cut up anybody's pictures}.
skills simplifying a figure, layering color, composing movement
waiting About an hour to dry.
alt {A v} in five overlapping paper figures, pale to dark
say hurdler: name=hurdler; pose=an athlete in a leap; path=up to a peak and down again, like a flat hill
say runner: name=runner; pose=a sprinter in full stride; path=level, with a slight rise toward the end
`;
