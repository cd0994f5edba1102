export const words = `
* folded-ear-tube-pal
name {v}
title {V} With Folded Ears | Tube {V} | {V} From a Cardboard Tube
about Press in the top of a cardboard tube, front and back, and two ears stand up by themselves. | A tube, some color and a thumb that pushes in the right place: {a v} with ears that nobody had to glue.
say owl: name=owl; parts=two round eye rings, a small triangle as a beak, two wings like leaves and a pale belly; where=the rings side by side below the ears, the beak between them, a wing on each side; lines=small curves all over the belly: feathers; last=Set it where it sees the whole room. What does it hear at night?
say fox: name=fox; parts=two pale cheeks like drops that meet at the nose, and a pale belly; where=the cheeks with their points together, a finger below the ears; lines=a black nose where the cheeks meet, and whiskers; last=Hide it somewhere: a fox wants to be found by somebody clever.
say cat: name=cat; parts=two small triangles for the inside of the ears, a pale muzzle and a belly; where=the triangles on the ears, the muzzle below the eyes; lines=a nose, a mouth like a small w, six whiskers and stripes; last=Let it sit beside you while you read aloud.
say bat: name=bat; parts=two wings as long as your hand with three points each, and a belly; where=the wings on the back, so that they stand out left and right; lines=a smile with two small teeth; last=Fly it once around the room, wings first, and land upside down on your finger.
step press Stand {the tube} up. Press the top edge in at the front with a thumb, down to a curve, then press the back edge in over it. Two pointed ears stand up, left and right.
step paint Color the outside {color a} with {the coat}, into the folds as well. {coat=paint,acrylic-paint? Let it dry for half an hour. | }
step face From {colored face b}, cut {v.parts}.
step glue Glue on the belly and {v.where}.
step eyes {eyes=sticker? Press | Glue} {the eyes} on, side by side.
step nose Glue {the nose} {v=owl? onto the chest, like a button. | on as a nose.}
step belly Glue {the belly} onto the belly, from below upward, each over the edge of the last.
step draw With {the pen}, draw {!eyes? two eyes, }{v.lines}.
step perch {v.last}
further @4-5 Make a baby from half a tube.
further Make the whole family, each with its own coat, and a tree of tubes to live in.
safety Press the folds with thumbs: no blade is needed for the ears.
skills folding a curve, painting, placing a face
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt {A v} made of a cardboard tube with two folded ears
left string: nothing has to be tied here

* disc-saucer-alien
name flying saucer
title {disc=old-CD? Flying Saucer From an Old CD | Flying Saucer With a Pilot} | The Alien Under the Dome | Visitor From Far Away
about {disc=old-CD? An old disc shines like nothing on Earth, and the | A round disc, and the} {dome} on top has a window for whoever is driving. | {feelers? It has landed on your table. Its pilot has {eyes? more eyes than you would expect | feelers and a question}. | }
step window {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} a window as wide as two fingers into the side of {the dome}, from the rim upward. Through a clear one you see anyway: a small notch will do.
step alien {alien=construction-paper? Draw a small round alien with a mouth on {the alien}, with {the pen}, cut it out with a strip below and fold the strip back. | {alien=aluminum-foil? Roll {the alien} into a firm ball that fits under the dome, and draw a mouth on it with {the pen}. | {alien=cork? Draw a mouth on {the alien} with {the pen}. | Give {the alien} a haircut with {the scissors}: it must fit under the dome.}}}
step eyes {eyes=sticker? Press | {fix fix}} {the eyes} on: two or three, and not in a straight line.
step feelers Snip two pieces as long as a finger from {the feelers}, bend the tips, and {fix fix} them to the head.
step close {fix fix} the alien to the middle of {the disc}. Put {the dome} over it, open end down, window in front, and {fix fix} it to {the disc} all around.
step lights {lights=sticker? Press | {fix fix}} {the lights} around the edge, two colors in turn.
step legs Cut three pieces as long as your finger from {the legs} and {fix fix} them below as landing legs, all bent the same way.
step dry Half an hour without a touch, and everything holds.
step line Tie {the line} around the dome crosswise, so that it hangs level.
step fly Land on a book, on a chair, on somebody's shoulder. What does the pilot want to know about us?
further @4-5 Build it a planet from a crumpled sheet of foil.
further Write a dictionary of its language: ten words, and how one says breakfast.
safety {disc=old-CD? A disc with a crack goes into the trash: its edges are sharp. | Cut away from the hand that holds the cup.}
skills building upward, gluing in a ring, inventing a creature
waiting {fix=glue? Half an hour for the glue. | }
alt An alien under a clear dome on a shining flying saucer

* half-shell-turtle
name {v}
title {v=turtle? {shell=seashell? Turtles in a Seashell | Turtles in a Nutshell} | {v=mouse? {shell=seashell? Three Mice in Shells | Three Mice in Nutshells} | {shell=seashell? Seashell Beetles | Nutshell Beetles}}} | Three Small {v=turtle? Turtles | {v=mouse? Mice | Beetles}} | {V} Family on a Leaf
about {shell=seashell? A {one shell} | Half a {one shell}} is a back already; underneath it wants a head, feet and somewhere to go. | Three of them fit in one hand: a big one, a middle one, and the one that is always late.
say turtle: name=turtle; body=a round head, four flippers and a pointed tail; many=turtles; marks=lines across the shell like a honeycomb; race=Turtle race: set them on a book, tilt it a little, tap it, and see who reaches the edge first.
say mouse: name=mouse; body=a pointed head, two big round ears and a long thin tail; many=mice; marks=a nose at the tip of each; race=Hide the three of them in one room. Who finds the smallest?
say beetle: name=beetle; body=a round head with two feelers and six short legs; many=beetles; marks=a line down the back, and spots on both sides; race=Let them walk over a book and guess what they are looking for.
step paint {coat=marker,permanent-marker,paint-marker? Color the backs of {the shell} with {the coat}. | Paint the backs of {the shell} with {the coat}, and let them dry for half an hour.}
step trace Set each of {the shell}, open side down, on {the body} and draw around it. Add {v.body}, sticking out all around.
step cut Cut them out along the outer line{v=mouse? , ears and tail in one piece with the rest | }.
step glue Put glue on the rim of each {one shell} and press it on. Hold it while you count to thirty.
step eyes {eyes=sticker? Press | Glue} {the eyes} onto the heads.
step face With {the pen}, draw {!eyes? two eyes on each head, }{v.marks}.
step dry Let them stand for an hour.
step beach {beach=sand? Pour {the beach} out in a flat heap: a beach. | Lay out {the beach}: that is where they live.}
step race {v.race}
further @4-5 Make a nest for them, with tiny paper eggs.
further Glue a marble-sized ball of foil loosely under one of them: on a slope it runs by itself.
safety {shell=walnut-shell,pistachio-shell? Only empty shells, and none where somebody is allergic to nuts. | They are small: for the shelf, not for toddlers.}
skills tracing, cutting small shapes, gluing a rim
waiting {coat=paint,acrylic-paint? An hour and a half for paint and glue. | An hour for the glue.}
alt Three small {v.many} with half shells as their backs

* winding-stem-beanstalk
name beanstalk
title Jack and His Winding Beanstalk | The Beanstalk in {a pot} | Fee, Fi, Fo, Fum: a Beanstalk
about Overnight it grew out of {a pot} and up into a cloud. Jack is already on his way. | The whole tale stands on the table: a pot, a stalk to climb, and a cloud with somebody big behind it.
step twist {stalk=pipe-cleaner,craft-wire,paper-straw? {stalk=paper-straw? Push {the stalk} into one another to a long rod. | Twist four of {the stalk} together in pairs, end over end, until the stalk is as long as your forearm, and wind it once around a finger here and there for tendrils.} | {stalk=stick? Choose {the stalk}, as long as your forearm, and tie them together at the bottom. | Twist or braid {the stalk} to a rope as long as your forearm.}}
step leaves Cut ten leaves as long as your thumb from {the leaves}, folded double so that they come in pairs.
step fix {fix fix} them along the stalk, big ones below, small ones above.
step pot {stalk=yarn,crepe-paper,cotton-cord? Turn {the pot} over, {fix fix} the lower end to it, and the upper end to the edge of a shelf or a table. | {@4-5? A grown-up turns {the pot} over and pokes | {@6-8? Together, turn {the pot} over and poke | Turn {the pot} over and poke}} a small hole into its bottom with the tip of {the scissors}. Push the lower end through and {fix fix} it inside. It has to stand by itself.}
step fill {fill=dried-bean? Lay {the fill} around the foot: the magic ones. | Press {the fill} around the foot: the garden.}
step cloud Pull {the cloud} apart into a cloud and {fix fix} it to the top.
step gold Set {the gold} on the cloud: that is the egg the hen laid.
step jack {jack=craft-stick,clothespin,cork? Draw Jack on {the jack}: hair, coat, boots. | Draw Jack on {the jack}, as tall as your finger, with a hat, and cut him out.}
step line Tie {the line} to Jack, lead it once over the cloud and let the end hang down: pull, and he climbs.
step climb Tell the tale, with Jack climbing as you tell it. Who calls from up there, and what does Jack answer?
further @4-5 Draw the giant's boots, only the boots, and let them look out of the cloud.
further Change the tale: this time the giant is short of friends.
safety Ends of stems are tucked in, and what hangs stays as short as Jack's climb.
skills twisting, cutting pairs, telling a tale
alt A beanstalk winding from a pot to a cloud with Jack climbing on it

* paper-plane-squadron
name paper airplanes
title Three Paper Airplanes | Paper Plane Air Show | Which One Flies Farthest?
about One dart for speed, one glider for long quiet flights, one that loops: three sheets, and the hallway is an airport. | Everybody can fold one. Whoever makes three and changes only one thing at a time is an engineer.
step half {paper=map,newspaper,wrapping-paper? Fold and tear it into sheets as large as a page from a printer first. | } Fold one sheet of {paper} in half the long way, crease it with a fingernail and open it again. Fold the two upper corners to the middle line.
step nose For the dart, fold the slanted edges to the middle once more. For the glider, fold the point down by a hand's width first, then the new corners. The third one is yours to invent.
step wings Fold each in half, the middle line down. Fold one wing down a thumb's width above the bottom edge, turn it over, and fold the other to match. Both wings must be alike: that is what keeps a plane straight.
step tape Hold the middle together with a short strip of {the tape}, a third of the way back, so that the wings make a flat Y.
step color {color=sticker? Press {the color} on both wings in the same places: weight belongs in balance. | Give each a number and its colors with {the color}.}
step clip Slide one of {the clip} onto the belly of each, just behind the nose. Move it forward and back between flights.
step fly Throw each three times, level and gently, from the shoulder. Watch: does it dive, does it climb, does it turn?
step tune It dives: bend the back edges of the wings up a little. It climbs and drops: bend them down, or move the weight forward. It turns left: bend the right one up, just a hair.
step target {target=paper-plate? Cut the middle out of {the target} and lay the ring on the floor: landing there counts double. | {target=string? Lay {the target} out as a circle on the floor: landing there counts double. | Set {the target} four steps away: landing in it counts double.}}
step match Three rounds: farthest, longest in the air, and best landing. {ruler? Measure the farthest with {the ruler} and write it on the wing. | Measure the farthest in steps and write it on the wing.}
further @4-5 Fold a big one from newspaper: does it fly faster or slower?
further @13+ Fold the same plane from three kinds of paper, ten throws each, and let the averages decide.
further Keep a log: which bend changed what? The best plane of the week gets a name.
safety Nobody stands in front of the runway, and nobody aims at faces.
skills folding exactly, comparing, changing one thing at a time
alt Three folded paper airplanes in different colors
left glue: too heavy and too slow for a plane

* safari-twin-tubes
name binoculars
title Safari Binoculars | Explorer's Binoculars | Two Tubes for a Jungle Explorer
about Whoever looks through them sees only one thing at a time, and sees it much better. | Camouflaged in green and brown, with a strap: now the yard is a rain forest, and the cat is something wilder.
step coat {coat=paint,acrylic-paint? Paint {the tubes} in one color all around, then dab spots of a second one over it, as camouflage, with {the brush}. Half an hour to dry. | {coat=marker,crayon? Color {the tubes} with spots of two colors, edge to edge: camouflage. | {coat=duct-tape,washi-tape? Cut strips of {the coat} and wind them around {the tubes} from end to end. | {coat=tissue-paper? Tear {the coat} into scraps and glue them all around {the tubes}, one over the edge of the next. | Cut {the coat} to size and wrap {the tubes} in it; a line of glue holds the seam.}}}}
step lens Cut two pieces from {the lens}, a finger wider than the tubes, stretch them over one end of each and {fix tape} them down all around.
step join Lay the tubes side by side, as far apart as your eyes, and {fix tape} them together near both ends, around and around. Roll a strip of paper between them if your eyes are far apart.
step leaves {leaves=sticker? Press {the leaves} on. | {fix fix} {the leaves} on.} An animal should see a bush and not you.
step holes {@9-12? Punch | A grown-up punches} a hole into the outer side of each tube with {the punch}, a finger from the end that goes to the eyes.
step strap Tie the ends of {the strap} into the holes. It should be long enough to hang over your shoulder, not around your neck.
step book Fold {the book} into a small field book: a page for each animal, with a place for its name, the time and a drawing.
step watch Sit still for five minutes at a window or under a tree. What comes, when nobody moves? {@4-5? Count it on your fingers. | Count everything with legs.}
further @4-5 Hide six toy animals in the room first, and go on safari.
further Draw a map of your jungle with a cross for each animal you saw.
safety Look where you walk before you look through them, and never at the sun. The strap hangs over a shoulder and comes off for climbing.
skills painting, joining in pairs, watching quietly
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A pair of camouflaged tube binoculars with a strap

* box-bus-on-wheels
name {v}
title {V} From {a box} | {V} on Turning Wheels | All Aboard the {V}
about Four wheels, windows with people, and a name on the side: it leaves every morning at eight. | {v=bus? It stops at every chair in the house. | {v=fire-engine? It is always ready, and always shining. | It pulls out on time, with everybody aboard.}}
say bus: name=school bus; color=yellow; windows=six square windows and a door; people=the children of your class, each with a face; sign=a black line along the side, the words SCHOOL BUS and its number; play=Drive its route from chair to chair. Who gets on, and who always comes running?
say fire-engine: name=fire engine; color=red; windows=two windows for the crew and three shutters; people=the crew with helmets; sign=a white line along the side, the number of the station and a hose on its reel; play=The bell rings! Drive to the sofa, save the stuffed animals from the top, and drive home.
say train: name=train engine; color=blue; windows=five round windows and a big one in front; people=the driver in front and passengers behind; sign=a stripe along the side, a number and where it goes; play=Drive through the whole room, with three stations. What is called out at each?
step paint {box=milk-carton? Rinse {the box} and let it dry. | } {paint=paint,acrylic-paint? Paint {the box} {v.color} on all sides but the bottom, and let it dry for half an hour. | Cover {the box} with {the paint} on all sides but the bottom.}
step wheels {wheels=paper-plate,cardboard,cardstock? Draw around the {cup} on {the wheels}, four times, and cut the wheels out. Color them black, with a ring in the middle. | Choose four of {the wheels} of the same size, and draw a ring in the middle of each.}
step windows From {the windows}, cut {v.windows}.
step people {riders? Draw {v.people}, in the windows, and give them eyes of {the riders}. Then {fix fix} the windows onto both sides. | Draw {v.people}, in the windows. Then {fix fix} the windows onto both sides.}
step poke {@9-12? Together, poke | A grown-up pokes} a hole through the middle of each wheel and four into the sides of {the box} with {the poke}, a finger's width from the bottom edge and in pairs across from each other.
step mount {!pins? {fix fix} the wheels to both sides, so that they look out under the bottom edge, and lay the box on its roof for half an hour. | {pins=paper-fastener? Push {the pins} through wheel and box, and open the legs inside, loosely: the wheel has to turn. | {pins=paper-straw,wooden-skewer? Push {the pins} straight through from side to side, two as axles, {pins=wooden-skewer? {@9-12? snip | a grown-up snips} them off a finger outside, points and all, | cut them off a finger outside} and push the wheels on. {fix=tape? A turn of tape | A drop of glue} at the ends keeps them there. | Push {the pins} straight through from side to side as axles, and wind up the ends outside the wheels.}}}
step lights {lights=sticker? Press | {fix fix}} {the lights} on as lamps: two in front, two behind.
step ladder {fix fix} {the ladder} onto the roof, two long and two across: {v=fire-engine? the ladder | the luggage rack}.
step sign Draw {v.sign} with {the pen}.
step drive {v.play}
further @4-5 Build the stop: a craft stick with a sign.
further Cut the roof open on three sides as a lid, and seat real passengers.
safety {pins=paper-fastener? The legs of the fasteners are sharp: bend them flat inside the box. | {pins? A grown-up makes the holes. | A grown-up cuts what is thick.}}
skills painting, pairing wheels, playing a route
waiting {paint=paint,acrylic-paint? Half an hour for the paint. | }
alt {a v} made of a box with windows and four round wheels

* card-loom-meadow
name weaving
title Meadow on a Cardboard Loom | Woven Meadow and Sky | A Landscape, Row by Row
about Green rows are the meadow, blue rows are the sky, and between them lies a horizon that you decide. | A piece of {loom}, some notches, and {one yarn}: with this you can weave all winter.
step notch Cut {the loom} to {in 6} by {in 8}. Mark every half inch (1.5 cm) along both short sides with {the ruler} and snip a slit a finger's width deep at each mark, as many above as below.
step warp Tape the end of {yarn=yarn,string,cotton-cord? {the yarn} | a long thin strip of {the yarn}} to the back, lead it up through the first slit, down the front to the slit below, behind it to the next, and up again. Tape the other end down. The threads should hum, not bend the board.
step start {needle? Thread {the needle} with | Wrap a bit of tape around the end of} a new piece, as long as both your arms. At the bottom, go over one thread, under one, to the end. Back again: where you went over, go under now.
step land Weave the meadow in greens, a third of the height. Push every row down with your fingers. Lay the weft in a small arch before you push: then the sides do not pull in.
step sky Change to blues and whites for the sky. Turn back before the edge once in a while, and a hill or a cloud grows. New pieces begin beside the end of the old one.
step finds Weave {the finds} into the meadow, stems under every second thread.
step tuck Tuck all loose ends under three threads at the back.
step off Turn the board over, cut the threads across the middle of the back, and knot them two by two, close to the weaving, above and below.
step hang {rod? Tie the upper ends around {the rod} and | Tie the upper ends to a loop and} hang the meadow where you see it from your bed.
further @6-8 Make a tiny one as a rug for a doll's house.
further Weave the view from your window at three times of day, one below the other.
safety {needle? A blunt needle is enough here; it rests in a scrap of cloth between rounds. | Fingers are needle enough.}
skills weaving, keeping an edge straight, choosing colors
alt A woven landscape of green meadow and blue sky on a cardboard loom
left glue: knots hold it all

* felt-topping-pizza
name felt pizza
title {dough=felt? Felt Pizza to Order | Pizza to Order} | Pizza With Everything You Like | Open All Night: a Pizzeria
about Six slices, a sauce and a heap of toppings that come off again: every guest gets exactly what was ordered. | No oven, no waiting: {box? it comes in its own box, and it | it} never gets cold.
step crust Lay {the plate} on a tan or white sheet of {the dough} and draw around it with {the pen}. Cut the circle out: the crust.
step sauce Cut a wavy circle from red {dough}, two fingers smaller, and glue it onto the crust, right to its edge. Half an hour under a book, and it holds.
step slices {@4-5? A grown-up folds and cuts it: | Fold it} in half, mark thirds along the fold, and cut from the middle to the rim: six slices. 
step toppings From the other colors cut toppings to lay on: twelve rounds as wide as a coin for salami, mushrooms with a stalk, rings of pepper, and a handful of thin strips for cheese. They are not glued: tomorrow somebody wants it without.
step cheese Snip {the cheese} into pieces as long as a finger: cheese by the pinch.
step olives Put {the olives} into the smallest dish: olives.
step herbs Snip {the herbs} into small leaves: basil.
step box {box=paper-plate,cake-board? Write the name of your pizzeria around the edge of {the box}: it is served on that. | Write the name of your pizzeria on {the box}, with a picture and a telephone number: the delivery box.}
step serve Take the order: how many slices, and what goes on top? Build it, ring the bell, and hand over the bill.
further @4-5 Make a menu with pictures, so that guests who cannot read can order too.
further Work out the prices: one slice, half a pizza, and each extra topping. How much is the whole one?
safety Small toppings are for players who no longer put things into their mouths.
skills cutting circles, sharing out evenly, playing shop
waiting Half an hour for the glue.
alt A felt pizza in slices with loose toppings in a box
left paint: felt brings its own colors

* fringed-cone-tree
name Christmas tree
title Christmas Tree With Fringed Branches | A Tree for the Table | Cone Tree on {a trunk}
about Snip, snip, snip: strips of fringe become branches, row above row, and nobody has to sweep up needles. | It stands on the table from the first of December, and gets one more ball every day.
step cone With {the pen}, draw around a big {bowl} on {the green}. Cut the circle out, cut it in half, and roll one half into a cone. {fix fix} the seam.
step strips Cut the rest of {the green} into strips three fingers wide. Snip a fringe along one edge of each, a finger apart and two fingers deep.
step fringe Begin at the bottom: {fix fix} a strip around the cone, fringe down and a little over the edge. The next one lies two fingers higher, over the top of the last, and so on to the tip. Curl the fringe around a finger.
step trunk Set the cone on {the trunk} and {fix fix} it inside. It must stand straight.
step star Draw a star as wide as two fingers twice on {the star}, cut both out and {fix fix} them together over the tip.
step chain Wind {the chain} around from the tip down and {fix fix} the ends.
step balls {fix fix} {the balls} onto the branches, the big ones low down. Save a few: one for every day until Christmas.
step twinkle {twinkle=sticker? Press | {fix fix}} {the twinkle} between the branches.
step snow {snow=cotton-ball? Pull {the snow} into wisps and lay them on the branches. | {snow=salt? Dab glue on a few branches and sprinkle {the snow} over them. | Dot {the snow} along the tips.}}
step light Let it stand for half an hour. Then find it a place where everybody walks by.
further @4-5 Make a smaller one beside it, and a bear to live below.
further Make a forest in five greens and five sizes, with a path of salt between the trees.
safety Paper trees stay away from candles.
skills cutting fringe, working from below upward, decorating
waiting {fix=glue? Half an hour for the glue. | }
alt A green paper cone tree with fringed branches, balls and a star

* finger-deck-and-ramp
name finger skateboard
title Finger Skateboard With a Ramp | {deck=craft-stick? Two-Stick Skateboard | Pocket Skateboard} | Skate Park on the Desk
about Deck, trucks, wheels: everything a real board has, and it fits between two fingers. | Two fingers are the legs, the desk is the park, and the first trick is to stay on.
step shape {deck=craft-stick? Glue two of {the deck} on each other, | Cut two boards from {the deck}, as long as your middle finger and as wide as two fingers, with round ends; glue them on each other,} and while the glue is wet, lay a {pencil} under each end and a book on the middle: both ends bend up a little.
step paint {paint=paint,acrylic-paint? Paint the underside with your sign and let it dry for half an hour. | {paint=sticker? Press {the paint} on the underside as your sign. | Draw your sign on the underside with {the paint}.}}
step grip Cut {the grip} to the shape of the deck and glue it on top: now the fingers do not slip.
step trucks Cut two pieces from {the truck}, as long as the board is wide, and glue them across the underside, a finger's width from each end. They must lie exactly parallel.
step dry Leave it upside down for an hour.
step axles Push one {one axle} through each piece, and a wheel on both ends{wheels=bottle-cap? : a grown-up makes the holes in {the wheels} first | {wheels=button? , with a drop of glue in the middle | }}. Cut off what sticks out, with a blob of glue on the tip as a stop. The wheels must spin, or the axle in its sleeve.
step test Roll it down a tilted book. Does it run straight? If it curves, one truck sits crooked: peel it off and set it straight.
step ramp {ramp=shoebox,cardboard-box? Cut one long side out of {the ramp}, | Cut {the ramp} to a strip as wide as your hand,} pull it over the edge of the table until it curves, and tape it down at the floor and at the top: a quarter pipe.
step tricks Two fingers on, roll, stop, turn. Then up the ramp and back. {@6-8? Name the first trick that works three times in a row. | Film the first clean one in slow motion.}
further @6-8 Build a rail from a straw on two corks, and a curb from a book.
further Build a second ramp facing the first: how far up does the board get without a push?
safety {axle=toothpick,wooden-skewer? Points are snipped off, and the cut ends get a drop of glue. | Fold the ends of the axles in, so that nothing scratches.}
skills building small, lining up axles, practicing
waiting An hour for the glue{paint=paint,acrylic-paint? , and half an hour for the paint | }.
alt A small skateboard with wheels on a curved cardboard ramp

* slotted-disc-braid
name bracelet
title Friendship Bracelets on a Card Wheel | Seven Strands, Eight Slots | Round Braid for Two Best Friends
about Seven strands in eight slots: always the third one over into the empty place, and a round braid grows out of the hole. | {disc=braiding-disk? A wheel with slots | A wheel of {disc}} does the thinking, so two friends can braid and talk.
step disc {disc=braiding-disk? Look at {the disc}: a hole in the middle and slots around the edge. Mark eight of them with a dot, evenly spaced. | Draw around a {cup} on {the disc}, cut the circle out and push {the pen} through its middle: the hole should be as wide as a pea.}
step slots {!disc=braiding-disk? Draw lines through the middle like cutting a pie: halves, quarters, eighths. Snip a slot as long as your thumbnail into the edge at the end of every line: eight slots.}
step strands Cut seven strands as long as your arm from {the strands}: two or three colors look best.
step load Knot all seven together at one end, push the knot through the hole from above, and tape it below. Pull one strand into each slot. One slot stays empty.
step move Turn the empty slot toward you. Count three strands to the right of it, lift that strand out, and lay it into the empty slot.
step turn Now another slot is empty: turn it toward you, count three again, and lift again. Always the same, always in the same direction.
step go Go on until the braid is long enough for a wrist and two fingers more. Give the knot a gentle tug now and then, and comb out the ends below.
step beads Slide {the beads} onto the strand that you lift, and they come to sit on the braid.
step end Lift all the strands out, knot them close to the braid, {ring? tie {the ring} in at one end, | } and trim the tassels.
step wear Give it to your friend, with two fingers of room at the wrist, and wear the twin yourself. {@6-8? Whoever wears it can ask for one favor. | When it falls off by itself, the wish comes true.}
further @6-8 Make a third one for somebody new in class.
further Try four strands of one color side by side: stripes become spirals.
safety Bracelets sit loose on the wrist, and long strands stay away from necks.
skills counting to three, keeping an order, patience
alt A card wheel with colored strands and a round braid growing from its middle
left glue: knots are enough

* painted-ring-shield
name hero shield
title Hero Shield With a Silver Star | Ring Upon Ring: a Hero's Shield | Shield for a Hero in Training
about Rings around a star: everybody sees at once who has arrived. | It stops snowballs of paper, bad moods and wild pillows.
step rings Draw three rings on the back of {the plate} with {the pen}, one inside the other, each two fingers wide. {plate=cardboard,pizza-box,cake-board? Cut the shield out round first, as wide as your forearm is long. | }
step paint {paint=duct-tape? Lay strips of {the paint} around, ring by ring, in two colors in turn. | Color the rings in turn, red and white, and the middle blue, with {the paint}. Leave the white ones bare.}
step dry {paint=paint,acrylic-paint? Let it dry for three quarters of an hour. | Let it lie until nothing sticks to a finger.}
step star Draw a star as wide as your palm on {the star}{star=aluminum-foil? , folded double so that it does not tear, | } and cut it out.
step glue {fix fix} the star onto the middle and smooth it with a flat hand.
step studs {studs=sticker? Press | {fix fix}} {the studs} around the outer ring, as far apart as your fingers.
step strap {strap=cardstock? Cut two strips from {the strap} and tape | Cut {the strap} in two and tape} the ends to the other side: two loops side by side, one for the forearm and one for the hand, with room for a sleeve.
step vow Slip it on and say a vow: whom do you protect, and from what? Then practice with balls of paper.
further @4-5 Make a badge with the same rings for a brave teddy.
further Invent a sign of your own instead of the star, which says what your power is.
safety A shield stops things and is never thrown at anybody.
skills drawing rings, painting in turn, making loops that hold
waiting {paint=paint,acrylic-paint? Three quarters of an hour for the paint. | }
alt A round shield with red and white rings and a silver star

* doily-heart-valentine
name valentine
title {lace=paper-doily? Lace-Doily Valentine | Valentine With a Lace Edge} | A Heart That Jumps Out a Little | Valentine in Three Layers
about A heart on a heart on lace, and the top one stands away from the page as if it wanted out. | Nobody throws away a valentine that somebody cut, folded and wrote by hand.
step card Fold one sheet of {the red} in half like a book, and crease it with a fingernail.
step heart Fold the other one in half. Draw half a heart along the fold, as tall as your hand, cut it out and unfold it. Cut a second one as tall as your thumb from what is left.
step lace {lace=paper-doily,cupcake-liner,coffee-filter? Flatten {the lace} and {fix fix} it to the front, in the middle. | {lace=lace? {fix fix} {the lace} around the edge of the front. | Fold {the lace} twice, round off the open corner with {the scissors}, snip small holes along the folds, and open it: paper lace. {fix fix} it to the front.}}
step put {fix fix} the big heart onto {the lace}.
step spring Cut a strip as wide as a finger and as long as your hand from the rest of {the red}. Fold it to and fro like stairs, {fix fix} one end to the big heart and the small heart to the other end: it jumps out.
step trim {trim=sticker? Press | {fix fix}} {the trim} around it, in the corners first.
step arrow {arrow=pipe-cleaner? Bend {the arrow} into an arrow | {arrow=feather? Take {the arrow} as an arrow | Draw a point and feathers on {the arrow}}} and {fix fix} it slanting behind the small heart.
step bow Tie {the bow} around the fold with a bow outside.
step words Inside, write with {the pen} what you like about this person: one thing you saw, one thing you did together, one thing you wish. {@4-5? Or draw all three. | “I like how you laugh” is better than any rhyme.}
step give Sign it, or leave only one letter of your name and let the other one guess.
further @4-5 Make a tiny one for somebody who never gets any: the bus driver, the baker, the cat.
further Cut one heart for every classmate and write on each a thing that only fits this one.
safety Round shapes are cut by turning the paper and not the scissors.
skills cutting on a fold, folding a spring, finding good words
waiting {fix=glue? Twenty minutes for the glue. | }
alt A card with a lace circle, a heart and a smaller heart that stands out

* felt-eye-mask-of-a-hero
name hero mask
title {v=bolt? Mask With a Bolt of Lightning | {v=wings? Hero Mask With Wings | Mask of the Night Hero}} | {mask=felt? Felt Mask for a Hero | Mask for a Hero} | Nobody Knows Who You Are
about Two layers, two holes and a sign: put it on, and your own family has to ask who you are. | A hero needs a secret, and a secret needs a mask.
say bolt: name=bolt; shape=rounded like glasses, with a small point down between the eyes; sign=a bolt of lightning as long as your finger; where=between the eyes, pointing down; pose=Name your power: what can you do faster than anybody?
say wings: name=wings; shape=with both upper corners drawn out to points, like wings; sign=four feathers as long as your finger; where=two on each side, pointing outward; pose=Spread your arms and land softly. Whom did you come for?
say night: name=night; shape=with two pointed ears on top; sign=a small bat as wide as two fingers; where=on the forehead; pose=Move without a sound. Whom can you stand behind before they notice?
step draw Fold {the pattern} in half. From the fold, draw half a mask {in 4} wide and {in 3} high, {v.shape}, and a notch for the nose at the fold. Cut it out, unfold it and hold it to your face. Mark where your eyes are.
step cut Draw around the pattern on {the mask} twice, and cut out two masks just alike. {@4-5? A grown-up cuts the thick parts. | }
step eyes {@9-12? Together, fold | A grown-up folds} each mask at the eye marks and {@9-12? cut | cuts} eye holes as large as a walnut, through both layers, so that you see left and right.
step sign From what is left over, cut {v.sign}, and glue it {v.where} on the front layer.
step stitch {needle? With {the needle} and {the floss}, stitch once around the front layer, a finger from the edge, in and out, and knot the ends behind. | Glue {the floss} on in a line, a finger from the edge.}
step shine {shine=glitter-glue,fabric-paint,metallic-pen? Draw a thin line of {the shine} around both eyes. | {shine=sticker? Press | {fix fix}} {the shine} around the eyes and along the edge.}
step dry Let what is glued lie flat while you measure the band.
step band {band=craft-stick? Glue the layers on each other with the end of {the band} between them at one side: a mask to hold. | Measure {the band} around the back of the head, loosely. Glue the layers on each other with its ends between them at both sides, and {fix tape} over the ends as well.} Lay it flat for an hour before anything pulls at it.
step pose Look into the mirror. {v.pose}
further @4-5 Make wristbands from the leftovers.
further Write the hero's card: name, power, weakness, and the snack that helps.
safety The band is loose and goes around the head, never the neck; the holes are so large that you see the stairs.
skills making a pattern, cutting pairs, being somebody else
waiting An hour for the glue.
alt A hero mask with eye holes and a sign
left button: too heavy between the eyes

* crepe-crown-palm
name palm tree
title {leaves=crepe-paper? Palm Tree With a Crepe-Paper Crown | Palm Tree With Big Leaves} | Palm for a Desk Jungle | {trunk=cardboard-tube? From Paper Roll to Palm | A Palm of Paper}
about {nuts? A brown trunk with rings, six leaves that hang over, and nuts below them: one glance, and it is warm. | } | Three of them make a jungle. One of them makes an island.
step trunk {trunk=newspaper,packing-paper? Roll {the trunk} into a firm stick as thick as two thumbs and tape it from top to bottom. | {trunk=paper-bag? Twist {the trunk} into a firm trunk and wind tape around it. | Snip four slits as long as your thumb into one end of {the trunk} and bend the tabs outward.}}
step foot {trunk=newspaper,packing-paper,paper-bag? Snip the lower end open into tabs, spread them, and tape them to {the foot}. | Tape the tabs to {the foot}.} Push it from the side: it must not fall.
step bark {bark=packing-paper? Cut {the bark} into strips with a zigzag edge and glue them around the trunk, from below upward. | Color the trunk brown with {the bark}, and add darker rings, a finger apart.} {bark=paint,acrylic-paint? Let it dry for three quarters of an hour. | }
step leaves Cut six leaves as long as your hand from {the leaves}: pointed at both ends. Fold each down the middle, snip a slanted fringe into both edges, and open it again.
step crown Glue the lower ends into the top of the trunk, three first and three in the gaps. {leaves=felt,construction-paper? Bend each over the edge of the trunk. | Curl the tips around a finger, so that they hang over.}
step nuts {nuts=pom-pom,cork,felt-ball? Glue {the nuts} below the leaves: coconuts. | Crumple {the nuts} into three tight balls, tape them round and glue them below the leaves: coconuts.}
step sand Spread glue around the foot and press {the sand} into it.
step guest {guest=pipe-cleaner? Bend {the guest} into a monkey: a loop for the head, two arms, two legs and a long tail, and hang it in the leaves. | Set {the guest} below the tree, in the shade.}
step play Who lives up there, and who would like to have the coconuts?
further @4-5 Print a sea around it on blue paper with your hands.
further Build three of different heights, stretch a vine of yarn between them, and let something swing across.
safety {trunk=chip-can? The metal bottom of the can is sharp: a grown-up cuts it. | Cut tabs and fringe slowly, turning the trunk and not the scissors.}
skills rolling, cutting fringe, making a thing stand
waiting {bark=paint,acrylic-paint? Three quarters of an hour for the paint. | Half an hour for the glue.}
alt A palm tree with a ringed trunk, fringed leaves and coconuts
left googly-eye: this tree looks at nobody

* plate-parrot-in-feathers
name {v}
title {V} From a Folded Plate | Rocking {V} | {V} With Real Tail Feathers
about A plate folded in half rocks on its round edge, and a bird that rocks is nearly flying. | Half circle, beak and feathers: the loudest bird of the jungle is made in half an hour.
say macaw: name=macaw; color=red; beak=a curved beak as long as your finger, and a white patch for the cheek; line=Teach it one word, and say it together until everybody in the house can.
say toucan: name=toucan; color=black; beak=a beak as long as your hand, curved at the tip, and a white patch for the throat; line=Feed it paper berries. How many can the beak hold?
step fold Fold {the plate} in half with the underside out. The round edge is the belly: set it down and let it rock.
step paint {color=tissue-paper? Tear {the color} into scraps and glue them over both sides. | Color both sides {v.color} with {the color}.} {color=paint,acrylic-paint? Three quarters of an hour to dry, standing up like a tent. | }
step parts From {the parts}, cut {v.beak}, each of them twice. Draw a line along the beak with {the pen}, where it opens.
step beak Glue one of each to the front of each side, the two beaks tip on tip.
step eye {eye=sticker? Press | Glue} {the eye} onto the cheeks, one to a side.
step wings {plumes=feather? Glue three of {the plumes} to each side as a wing, and the longest ones between the halves at the back as a tail. | Cut {the plumes} into feathers as long as your hand, snip a fringe into their edges, and glue three to each side as a wing and the rest between the halves at the back as a tail.}
step perch {perch=cardboard-tube? Cut two notches into {the perch} and seat the bird in them. | Glue {the perch} between the halves below, so that it sticks out on both sides.}
step line Lead {the line} through a small slit in the paper at the top, and knot it to a loop.
step rock {v.line}
further @4-5 Make a second one, so that it has somebody to talk to.
further Look up where yours lives, and paint the right tree behind it.
safety Feathers are for the bird, and not for noses or mouths.
skills painting, cutting doubles, gluing in order
waiting {color=paint,acrylic-paint? Three quarters of an hour for the paint. | Half an hour for the glue.}
alt A bright {v} of a folded plate with feathers and a big beak

* clay-dragon-egg-of-scales
name dragon {v}
title {v=egg? Dragon Egg With Scales | The Eye of a Dragon} | {v=egg? Dragon Egg: Who Will Hatch? | A Dragon's Eye Sees You} | {nest? {v=egg? An Egg From a Dragon's Nest | A Dragon Opens One Eye} | }
about Scale over scale, pressed on one by one, and dark paint in every groove: it looks as if it had been found and not made. | {v=egg? Nobody knows how long a dragon needs to hatch. Keep it warm, just in case. | Half asleep, half awake, and wholly a dragon.}
say egg: name=egg; core=an egg as big as your fist; scales=from the thick end up to the tip; leave=
say eye: name=eye; core=a flat disk as wide as your palm and as thick as your thumb; scales=around the eye, from the outside in; leave=Roll two snakes as eyelids and lay them around it, pointed at both ends.
step core Crumple {the core} tightly into {v.core}: inside it keeps the clay thin, and thin clay does not crack.
step skin Roll two thirds of {the clay} out flat, no thicker than a finger, wrap it around the core and smooth the seams with a thumb.
step gem {v=egg? Press {the gem} into the side, as if something shone through a crack. | Press {the gem} into the middle, as the eyeball. {v.leave}}
step scales Roll the rest into balls as big as peas, pinch each flat to a drop, and press them on in rows, {v.scales}. Each row covers the upper edge of the one before, like tiles.
step mark With {the scaler}, press a line down the middle of every scale.
step smooth {clay=polymer-clay? Stroke over finger marks with a warm, dry finger, but not over the lines. | Dip a finger in {water} and stroke over cracks, but not over the lines.}
step dry {clay=polymer-clay? A grown-up bakes it as the package says and lets it cool. | Let it dry for two days, turning it every half day, away from the heater.}
step dark {gem? Paint all but {the gem} | Paint all of it} in the darkest color, into every groove, and wipe it off the scales at once with a finger.
step shine When that is dry, wipe the brush nearly dry, dip only its tip in the bright color and stroke across the scales: only the edges catch it.
step nest Lay it in a nest of {the nest}.
further @4-5,6-8 Write the label: where it was found, how warm it must be kept, and what to do when it knocks.
further Make the shell that is left over afterward: half an egg with a jagged edge, and empty.
safety {clay=polymer-clay? The oven is a grown-up's. | Clay dries best slowly: a heater cracks it.} Wash hands after the clay.
skills modeling in rows, dry brushing, patience
waiting {clay=polymer-clay? Half an hour in the oven, an hour to cool, and an hour for the paint. | Two days to dry, and an hour for the paint.}
alt A dragon {v} of clay covered in rows of scales

* stitched-bean-bags
name bean bags
title Three Bean Bags to Juggle | Juggling Bags for Beginners | Sewn, Filled and Thrown
about They land where they fall and never roll under the sofa: that is why jugglers start with bags and not with balls. | Three squares, one stitch, and a handful of {fill} in each: the first thing you sew is one to throw.
step square Cut six squares from {the cloth}, {in 4} on each side{cloth=sock? , or cut off the toes of three {many cloth}, a hand long, as bags that are nearly done | }.
step spots {spots=felt-sticker? Press {the spots} on. | Sew {the spots} onto three of the squares, one to each.}
step start Thread {the needle} with {the thread}, as long as your arm, and tie a knot at the end. Lay two squares on each other, pretty sides in, and begin near a corner.
step round Sew around three sides and a half, a finger's width from the edge, in and out with small stitches. Take every tenth stitch twice. Leave a gap of three fingers.
step fill Turn the bag right side out, poke out the corners, and pour in {the fill} through {the funnel}, two handfuls to a bag. It must not be full: a bag that gives is easy to catch.
step close Fold the edges of the gap in, sew it shut with double stitches, and knot the end twice.
step test Shake it over the table and squeeze it. Nothing may come out. Then make the other two.
step one One bag: throw it from hand to hand in an arc as high as your eyes, without looking at your hands. Two: throw the second when the first is at the top. Three: keep going.
step game Or put out three bowls, near, middle, far, for one, two and three points.
further @6-8 Draw tic-tac-toe on the sidewalk and throw for it.
further Learn the cascade in five minutes a day, and write down your record of catches.
safety Needles go back into the cloth that lies beside you, and are counted at the end; {fill} on the floor is slippery.
skills sewing a seam, filling evenly, throwing and catching
alt Three sewn bean bags in different colors

* stuffed-paper-feast
name {v}
title {v=burger? Paper Burger as Big as a Pillow | {v=donut? Stuffed Paper Donut | Ice Cream as Tall as Your Arm}} | {V} for a Giant | Stuffed Paper {V}
about Two pieces of paper, an edge that is shut, and a belly full of stuffing: {the v} is soft, huge, and never gets cold. | Pop art for the kitchen table: food so big that only a giant could finish it.
say burger: name=burger; shape=two bun halves as wide as two hands, and two flat rounds for the patty, in pairs; color=sesame seeds on top, brown for the patty; layers=lettuce with a wavy edge, cheese with four corners and slices of tomato; stack=Stack bun, patty, cheese, lettuce, tomato, bun. Who orders it, and with what?
say donut: name=donut; shape=a round as wide as two hands, with a hole as wide as a cup in the middle; color=a wavy icing, and the dough brown at the edge; layers=icing with a wavy edge, to lay on top; stack=Put it into a box, and open a shop.
say icecream: name=ice cream; shape=a cone as long as your arm from elbow to wrist, and a scoop as wide as two hands; color=a checkered cone, and drips below the scoop; layers=a second scoop of another kind; stack=Sell it from the window sill. What flavor does nobody know yet?
step draw Lay two sheets of {the shape} on each other and draw {v.shape}.
step cut Cut through both sheets at once: front and back come out alike.
step color Color the fronts with {the color}: {v.color}. {color=paint? Half an hour to dry. | }
step layers Cut {v.layers} from {the layers}.
step close Lay front and back together and {hold=stapler? staple | {hold=yarn? lace | {hold=glue? glue | tape}}} them together around the edge, leaving a gap as wide as your hand. {hold=stapler? {@9-12? Press every staple flat with a spoon. | A grown-up staples, and presses every staple flat.} | {hold=yarn? Make the holes a finger apart with the tip of the scissors, {@9-12? and lace {the hold} through. | a grown-up helps, and lace {the hold} through.} | }}
step stuff Tear or pull {the fill} apart and push {the fill} in, edges first, until it is plump all over. Too much, and it bursts.
step shut Close the gap in the same way.
step bits Glue {the bits} on top{v=donut? as sprinkles | {v=icecream? as sprinkles | as seeds}}.
step stack {v.stack}
further @4-5 Draw a menu with prices from one to five.
further Make all that goes with it, twice as big as real: fries, a cup, a napkin.
safety {hold=stapler? Look for staple ends that stick out before anybody hugs it. | It looks good enough to eat and is only paper.}
skills cutting doubles, closing an edge, stuffing
waiting {color=paint? Half an hour for the paint. | }
alt A giant stuffed paper {v}

* my-room-in-a-shoebox
name room
title {box=shoebox? My Room in a Shoebox | My Room in a Box} | The Room I Would Like to Have | A Room You Can Carry
about Before the movers come, you can move in: walls, window, bed, and where everything will stand. | A room to carry under one arm. What was in the old one that must be in the new one, too?
step plan Lay {the box} on its long side without a lid. Draw on the back wall with {the pen} where the window, the bed and the pictures will be.
step window {@9-12? Cut | {@6-8? Together, cut | A grown-up cuts}} out the window, and leave a cross in the middle if you can.
step walls {walls=paint,acrylic-paint? Paint the walls with {the walls} and let them dry for half an hour. | Cut {the walls} to the size of each wall, a little larger, and glue it in, smoothing from the middle outward.} {walls=magazine? Pages with one color look best. | }
step rug Cut a rug as wide as your palm from {the blanket} and glue it to the floor.
step bed {beds=small-box? Push {the beds} together as a bed with a headboard | Cut a bed with a headboard from {the beds}, as long as your finger,} and glue it into its corner. Add a pillow and a cover from {the blanket}.
step table Glue {the table} on top of each other, or side by side: a table and a stool.
step pictures {pictures=photo? Cut small pictures from copies of {the pictures} | Cut or choose small pictures from {the pictures}} and hang them on the walls with a dot of glue.
step plant Roll {the plant} into a tuft and set it on the table or the sill: a plant.
step folk Let {the folk} move in.
step live Show somebody around: this is where I sleep, this is where I read, and this is the best place to hide.
further @4-5 Build a second room and cut a door between them.
further Measure your real room in steps and build it true to scale, one finger for every step.
safety The window is the only hard cut: {@9-12? cut away from your other hand. | a grown-up is there for it.}
skills planning a room, cutting to size, telling what matters
waiting Half an hour for the glue.
alt A small room in a box with wallpaper, a window, a bed and a table

* party-cone-hats
name party hat
means elastic
title {cone=paper-plate? Hats From Paper Plates | Pointed Hats for Every Guest} | {top=pom-pom? Hat With a Pom-Pom | A Hat for the Birthday Table} | One Hat for Every Guest
about A cut to the middle, a twist, and it is a cone: hats for the whole party are done before the cake is. | Everybody looks better with a hat on, above all the uncles.
step cut {cone=paper-plate,party-hat? {cone=party-hat? Snip the old elastic off {the cone} and lay it flat on the table as far as it goes. | Cut {the cone} from the edge to the middle.} | With a {pencil}, draw a circle {in 9} wide on {the cone}, cut it out, and cut it from the edge to the middle.}
step color Decorate the outside with {the color} while it is flat: stripes run up to the point, dots run around. {color=paint? Half an hour to dry. | }
step shine {shine=sticker? Press | {fix fix}} {the shine} on.
step roll Slide one cut edge over the other until the cone fits your head like a lid, and tape it inside and outside.
step fringe {fringe=cotton-ball? {fix fix} {the fringe} around the rim, one beside the other. | Cut {the fringe} to go once around the rim{fringe=crepe-paper,tissue-paper? , snip one edge into a fringe, | } and {fix fix} it on.}
step top {top=tissue-paper,crepe-paper? Snip {the top} into strips, twist them together at one end, and {fix fix} the twist into the tip. | {top=yarn? Wind {the top} around three fingers, tie it in the middle and cut the loops: a tuft. {fix fix} it to the tip. | {fix fix} {the top} to the tip.}}
step holes {@9-12? Punch | A grown-up punches} a hole on each side of the rim with {the punch}.
step band {band=pipe-cleaner? Push {the band} through the holes and bend it into a clip for the hair on each side. | {band=ribbon,yarn,string? Cut {the band} in two and tie one half into each hole. It is tied with a bow that opens when it is pulled. | Tie the ends of {the band} into the holes: it lies loosely under the chin.}}
step wear Put it on and blow a fanfare. Then make one for every guest, with the name inside the rim.
further @4-5 Make a tiny one for the teddy who has been invited.
further Let every guest decorate one: the best idea wins the corner piece of the cake.
safety The band is loose and comes off before anybody climbs, jumps or sleeps.
skills rolling a cone, decorating, welcoming guests
waiting {color=paint? Half an hour for the paint. | }
alt A decorated pointed hat {top? with {a top} on its tip}

* apple-half-orchard
name apple prints
title {apple=apple? Apple Prints | {apple=potato? Potato-Print Apples | Printed Fruit}} | A Basket Full of Printed Apples | From the Fruit Bowl Onto Paper
about Cut in half, an apple is its own stamp, with the core already drawn in. | Six apples, two colors, one basket: harvest day on a sheet of paper.
step halve {apple=apple? A grown-up cuts one of {the apple} in half from stem to bottom, and the other one across: inside that one there is a star. | A grown-up cuts {the apple} in half lengthwise.}
step dry Pat the flat sides dry and let them stand for five minutes: wet fruit slides, dry fruit prints.
step coat Put a spoonful of {the paint} on {the saucer}, red on one side and green on the other. Brush it thinly onto the flat side with {the brush}.
step try Print it once on the edge of {the paper}. Too much paint makes a blot; brush it thinner.
step print Print the apples in rows, pressing with a flat hand and lifting straight up. New paint after every second print. {apple=apple? Which half shows the star? | }
step wait Let the prints dry flat for three quarters of an hour.
step core Draw the pips and the core into each with {the pen}{!stem? , and a stem on top | }.
step leaf {leaf=leaf? Glue | Cut leaves as long as a fingernail from {the leaf} and glue} one beside each stem.
step stem Break {the stem} to a thumb's width and glue one on top of each.
step basket Draw a basket around the lowest row with {the pen}, or a tree around all of them.
further @4-5 Count them: how many red, how many green, how many with a worm?
further Print a whole roll of paper for a book cover or a teacher's present.
safety The knife is a grown-up's. What has been painted is no snack: keep one apple on another table for eating.
skills printing, planning a pattern, looking inside things
waiting Three quarters of an hour for the paint.
alt A sheet with red and green apple prints and a basket
left glitter: does not stick to wet prints for long

* foil-over-string-space
name foil picture
title {v=rocket? Silver Rocket in Relief | {v=robot? Robot in Silver Relief | Dragon Eye in Silver Relief}} | Drawn With String, Covered With Foil | A Picture You Can Feel
about String below, foil on top, and a soft thumb: a drawing rises out of metal as if it had been hammered. | Close your eyes and read it with your fingertips. Then color it, and it shines.
say rocket: name=rocket; draw=a rocket in big simple lines, with fins and a window, a moon and three stars; tint=the rocket blue, the fins red, and fire below
say robot: name=robot; draw=a robot of boxes, with a head, a body, arms and an antenna; tint=the body in one color, the dials in three others
say dragon: name=dragon eye; draw=a large eye with a slit in the middle, and rows of scales around it; tint=the eye gold, the slit black and the scales green
step draw Draw {v.draw} on {the board}, with lines at least two fingers apart: small things disappear.
step cut Cut a second piece of {the board} into the big shapes you want to stand out most, and glue them onto the first.
step line Run a line of glue along your drawing, a part at a time, and lay {the line} into it, ends cut off where they meet.
step shapes Glue {the shapes} on where there are dials, stars or rivets.
step dry Twenty minutes, until nothing slides.
step cover Crumple {the foil} very gently and open it again, lay it over the picture, shiny side up, and fold the edges to the back. {fix tape} them down.
step rub Press the foil down beside every line: first with a fingertip, then with {the rub}, from the middle outward. It must hug the line. Slowly, or it tears.
step color Color it with {the color}: {v.tint}. Leave some of it silver.
step frame Glue it onto {the dark}, with a finger's width of frame all around.
step show Hold it slanting to the light. How does it change when the lamp moves?
further @6-8 Make a coin of your own country the same way, with your head on it.
further Rub dark paint over all of it and wipe it off at once: now it is old silver.
safety Cut foil has sharp edges: fold them to the back before you rub.
skills drawing simply, embossing, working slowly
waiting Twenty minutes for the glue.
alt A silver foil picture in relief with colored parts

* bubble-print-sea
name {v}
title {bubbles=bubble-wrap? Bubble-Print {V} | Printed {V}} | {V} in a Sea of Bubbles | Scales by the Hundred: a Printed {V}
about {bubbles=bubble-wrap? Bubble wrap is full of scales already | {bubbles} is full of scales already}: paint, press, lift, and a whole sheet of skin lies there. | One printed sheet for {the v}, one for the water, and the sea is full in half an hour.
say fish: name=fish; shape=one big fish as long as your hand with a wide tail, or three small ones; face=a mouth, a gill like a smile standing up, and fins
say octopus: name=octopus; shape=a head as big as your palm and eight arms, two fingers wide and all with a curl; face=a small mouth, and suckers along every arm
say turtle: name=sea turtle; shape=a shell as big as your palm, a head and four flippers; face=a mouth, and a pattern of six corners on the shell
step spread Lay {the bubbles} on {the newspaper}, {bubbles=bubble-wrap? bumps up, | the rough side up,} and brush {the paint} over it, thinly, in two colors that run into each other.
step print Press a sheet of {the paper} onto it, rub with both flat hands, and peel it off. Do it twice: the second print is often the finer one.
step dry Half an hour, until nothing sticks to a finger.
step ground Meanwhile spread blue on {the bubbles} and print the sea on {the ground}, lightly.
step cut {@4-5? Together, on | On} the back of the printed sheet, draw {v.shape} with {the pen}. Cut it out.
step stick Glue it onto the sea. The fins and tips may stand up a little.
step eye {eye=sticker? Press | Glue} {the eye} on.
step face Draw {!eye? an eye, }{v.face}.
step weed Tear or cut {the weed} into long wavy strips and glue their lower ends to the bottom edge, in front and behind.
step shells {shells=sand? Brush glue along the bottom and pour {the shells} over it. | {shells=sticker? Press | Glue} {the shells} along the bottom.}
further Print with three kinds of packing, and cut a different sea animal from each.
safety A big sheet of plastic is no toy: it stays on the table, and goes into the trash or a drawer afterward.
skills printing, cutting curves, composing a picture
waiting Half an hour for the prints.
alt A printed {v} with a skin of bubbles in a printed sea

* gem-point-crown
name crown
title {v=ice? Crown of Ice | {v=queen? Crown for a Queen | Crown for a King}} | {gems=stick-on-gem? Crown Full of Jewels | Crown to Rule the Kitchen} | Whoever Wears It, Rules
about A strip, a row of points and a jewel on each: put it on, and somebody asks what Your Majesty would like for supper. | Measured on your own head, it fits nobody else in the kingdom.
say king: name=king; points=five tall points, straight as spears, with deep gaps between; word=Make one law that is good for everybody.
say queen: name=queen; points=a tall point in the middle and rounded ones that get lower toward the sides; word=Open the ball with the first dance.
say ice: name=ice queen; points=points like icicles, long and short in turn, the longest in front; word=Make it snow with one wave of your hand, at least in the story.
step measure Lay {the band} around your head, with two fingers to spare, and glue two strips end to end if one is too short. With {the pen}, draw {v.points}, and leave three fingers plain along the lower edge.
step points Cut along the points, turning the band and not the scissors.
step lines Draw along the edges with {the lines}: borders, waves, dots.
step gems {gems=sticker,stick-on-gem? Press | Glue} {the gems} on: one to every point, the largest in front, the rest along the band.
step trim {trim=cotton-ball? Glue {the trim} along the lower edge, one beside the other: ermine. | Cut {the trim} to the length of the band and glue it along the lower edge.}
step dry Let it lie flat for twenty minutes.
step close Hold it around your head, mark where the ends meet, with two fingers of room, and take it off again. {hold=stapler? {@9-12? Staple | A grown-up staples} the ends at the mark, points outward. | {@4-5? A grown-up tapes | Tape} the ends at the mark, inside and outside.}
step wear {v.word}
further @4-5 Make one for the dog, the bear or the baker.
further Write your coat of arms: what animal, what color, what motto?
safety {hold=stapler? A grown-up staples and feels along the inside for points. | Tape, not hair: close it while it is on the table.} A crown comes off for running.
skills measuring a head, cutting points, setting jewels
waiting Twenty minutes for the glue.
alt A pointed crown with jewels
`;
