export const words = `
* cap-chess-board
name chess set
means checkers, badge, tower, square, king, horse, ring, crown
title {men=bottle-cap? Bottle-Cap Chess Set and Board | {one men} Chess on a Board of Your Own} | Chess Made of {n men} {many men} | Our Own Chess Board
about Thirty-two {many men}, two armies, and a board that you measured yourself: by the time it is dry, you know which piece stands where. | Whoever has made a king with their own hands takes better care of him.
step cut Measure a square of {in 12} on {the board} with {the ruler} and {the pen}, and cut it out together with {the scissors}.
step grid Draw a line {in 1} inside every edge. Between these lines make a mark every {in 1 1/4} on all four sides, and join them across with {the ruler}: eight rows of eight. Count them before you go on.
step squares {coat=acrylic-paint,paint,paint-marker? Paint every second square dark with {the coat}{brush?  and {the brush} | }, | {coat=marker,permanent-marker? Color every second square dark with {the coat}, | {coat=construction-paper,felt? Cut thirty-two dark squares from {the coat} with {the scissors} and {fix glue} one on every second field, | Press squares of dark {coat} on every second field,}}} beginning in the left corner nearest to you. It is right when no two dark squares share a side.
step team {coat=acrylic-paint,paint,paint-marker? Paint sixteen of {the men} light and sixteen dark. | {coat=marker,permanent-marker? Mark sixteen of {the men} dark on top. The other sixteen stay as they are. | Stick a scrap of the dark {coat} on sixteen of {the men} and a light one on the other sixteen.}} From across the table you must see at once whose they are.
step signs {signs=sticker,felt-sticker? Take {the signs} | Cut sixteen round badges from {the signs}}, eight for each army, smaller than the top of a piece. On each eight draw with {the pen}: two towers, two horse heads, two pointed hats, one crown with three points for the queen and one crown with a cross for the king.
step stick Fix one badge on top of eight {many men} in each army{glue=glue? , and spread a thin coat of {glue} over it, which dries clear | }. The other eight of each are pawns and need none. {rim? Last, {fix glue} {the rim} around the board as a frame. | }
step dry Leave everything lying for an hour, until nothing sticks to a finger.
step set Set up: towers in the corners, beside them horses, then hats. The queen stands on a square of her own color, her king beside her, and the pawns in front of them.
step play Begin with a war of pawns: only pawns move, and whoever first brings one to the other side has won. Tomorrow the towers join in.
step bag Keep all thirty-two together in {the bag}.
further Write on the back of the board how each piece moves, with a small drawing.
safety Thirty-two small pieces are counted after the game and stay away from little brothers and sisters. {board=cardboard,pizza-box,cardboard-box,wood-scrap? A grown-up helps where the board is hard to cut. | }
skills measuring a grid, drawing signs, thinking ahead
waiting About an hour before the first game.
alt A checkered board with sixteen dark and sixteen light round pieces

* pocket-pot-of-gold
name pot of gold
means rainbow, coin, grass, gold, cloud, leaf, heart, clover
title {pot=felt? A Felt Pot | A Black Pot} Full of Gold | Pot of Gold With {clover? a Lucky Shamrock | Room for a Wish} | What the Leprechaun Hid
about The pot is a real pocket: gold spills over its rim, and a wish or a chocolate coin fits inside. | A leprechaun hides his pot at the end of the rainbow. This one hangs where everybody can find it.
step draw Draw a round pot on {the pot} with {the pen}: as wide as {@4-5? a grown-up's hand | two of your hands}, fat in the belly, with two short feet, and a separate strip for its rim.
step cut Cut out the pot and the rim with {the scissors}{@4-5? , you along the curves and your child along the strip | }.
step pocket Run {glue} along the sides and the bottom of the pot, not along the top, and press it onto the lower half of {the board}. Glue the strip along its upper edge. It is right when your fingers fit inside from above.
step bow {bow=marker,crayon,colored-pencil,oil-pastel? Draw a rainbow with {the bow} that comes down right into the pot. | Lay {the bow} side by side in a curve that comes down right into the pot, and glue each band down before the next.}
step clover {fork? Wind {the clover} thirty times around the tines of {the fork}. Push a short piece through between the middle tines, knot it tightly around the middle, pull the bundle off and cut its loops open: a little pompon. Make three, one for each leaf. | {clover=yarn,embroidery-floss,string,raffia? Wind {the clover} twenty times around two fingers, slip it off, tie it around the middle and snip the loops open: a little pompon. Make three, one for each leaf. | {clover=felt,construction-paper,tissue-paper? Cut three hearts, as big as a thumb, from {the clover}: the leaves. | {clover=pipe-cleaner? Bend each of {the clover} into a heart: three leaves. | Trim {the clover} to three hearts, as big as a thumb.}}}} Glue the three leaves point to point beside the pot, and give them a stem: a shamrock for luck.
step gold {gold=metallic-paper,glitter-paper,candy-wrapper? Cut or tear coins as big as a thumbnail from {the gold} and glue them | {gold=stick-on-gem? Press {the gold} on | Glue {the gold} on}} in a heap above the rim, the lower ones half hidden behind it, close together and over each other. Two or three have rolled down outside.
step cloud Pull {the cloud} apart a little, and glue a cloud {bow? where the rainbow begins | into the upper corner}.
step grass Glue {the grass} along the lower edge: the pot stands in a meadow.
step dry Let it lie flat for three quarters of an hour, until no coin slides.
step fill Write a wish on a slip of paper, fold it small and put it into the pot. {@4-5? Who may guess it? | Look at it again in a year.}
further Leave the pot by the door on the evening of March 16, and see what a leprechaun puts in.
safety Small gold is for the picture and never for the mouth, and stays away from toddlers. {fork? Tines point away from faces. | }
skills cutting curves, gluing in layers, making a pocket
waiting Three quarters of an hour for the glue.
alt A black pot on a sheet with a heap of gold above its rim

* rice-heavy-halloween
name sock {v}
means face, cap, cheek, leaf, stem
title {V} in a Sock, Filled With {fill=rice? Rice | {fill}} | A Friendly Sock {V} | The {V} That Sits Anywhere
about One single sock, {fill=pillow-stuffing,cotton-ball? something soft | something heavy} inside, a few bands, and somebody sits on the windowsill who {v.does}. | No needle and no pattern: every lost sock in the house can come back as {a v}.
say ghost: name=ghost; does=has never frightened anybody; fillto=from the toe up, until it is as tall as your hand and a half; shape=Put a band loosely around it, a third of the way down from the knot: now there is a head and a body; cuff=Roll the cuff down over the knot like a knit cap; pieces=a round mouth, two pink or orange cheeks and two short arms; stick=the mouth in the middle of the head, the cheeks beside it and the arms at the sides; eyes=onto the head, above the mouth; sits=Boo? No: hello. Who finds it when it hides on a shelf; curl=in the fold of the cap
say pumpkin: name=pumpkin; does=keeps until next fall; fillto=until the toe is round and as wide as your hand, and press it a little flat; shape=Stretch three more bands over it from top to bottom, crossing under the belly, like the lines between slices: now it has ribs; cuff=Cut the cuff to the length of a thumb: that is the stem; pieces=two leaves and a smiling mouth; stick=the leaves beside the stem and the mouth on the front; eyes=onto the front, above the mouth; sits=Give it a place with others. How many are a patch; curl=around the stem as a tendril
step fill Stand {the sock} in {a cup}, with the cuff turned down over the rim. Pour or push {the fill} in, {v.fillto}. It should still give a little when you press it.
step top Twist the sock shut above the filling and close it with one of {the tie}, wound as often as it goes{tie=string,yarn,cotton-cord? and knotted twice | }. Turn it over: nothing may trickle out.
step shape {v.shape}.
step cuff {v.cuff}. {@4-5? A grown-up cuts what is too long. | Cut off what is too long with {the scissors}.}
step cut Draw {v.pieces} on {the felt} with {the pen} and cut them out.
step face Glue {v.stick} with {stick}, and hold each while you count to twenty.
step eyes {eyes=sticker? Press {the eyes} | Glue {the eyes}} {v.eyes}: far apart looks surprised, close together looks friendly.
step curl Wind {the curl} around a finger, slip it off and fasten it {v.curl}.
step bow Tie {the bow} around it in a bow.
step sit Let it sit for three quarters of an hour, until nothing slides. {v.sits}?
further Make a row of three sizes: a baby sock, a child's sock and a grown-up's.
safety A sock that leaks goes out of the game until it is tied again, for small grains are nothing for toddlers. Bands go around socks, never around wrists or necks.
skills filling, tying tightly, making a face
waiting Three quarters of an hour for the glue.
alt A round sock figure with eyes: {a v}

* small-box-train
name train
means wheel, car, engine, boiler, coal, rail, ticket, smoke, freight, chimney
title {cars=small-box? Little Box | Box} Train With {wheels=button? Button | Round} Wheels | The {n cars}-Car Express | All Aboard the Box Train
about An engine, two cars and wheels out of {many wheels}: this train leaves on time, because you write the timetable. | A box is a car already. It only needs wheels, a hook and somewhere to go.
step open {cars=wooden-block? Choose the engine and two cars, and wipe them clean. | Turn {the cars} so that one stands up tall, for the engine, and the others lie open side up, for freight. {@4-5? A grown-up cuts open what is closed. | Cut open what is closed with {the scissors}.}}
step coat Color the engine {color a}, and each car another color, with {the coat}{brush?  and {the brush} | }.{coat=paint,acrylic-paint,metallic-paint?  Let them dry for half an hour. | }
step paper Cut strips from {the paper} as long as the cars and {fix glue} them along the sides: names of towns, numbers, windows.
step boiler Glue {the boiler} onto the engine, up front, as the chimney. {smoke? Pull {the smoke} into a cloud and glue it on top. | }
step stack Glue {the stack} upright on a car: the rails that hold its freight.
step wheels {wheels=cardboard,craft-foam? Cut twelve circles, as large as a coin, from {the wheels} with {the scissors}. | } Glue two wheels to each side of every car{wheels=cork? , by their flat ends, | ,} all at the same height, so that they touch the table together. Do one side, let it hold for ten minutes, then turn the train over. Three quarters of an hour later no wheel slips any more.
step couple Cut {the couple} in two and glue the ends under the floors, from one car to the next. Leave a finger's width between them, so that the train goes around corners.
step freight Load the open cars with {the freight}, and read out what goes where. {driver? {the driver} drives. | }
step station {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} an archway into each end of {the station} with {the scissors}, as tall as the chimney, and turn it upside down: a station hall that the train drives through.
step drive {rails? Lay {the rails} as a track, with a bend and a station. | } Pull at the front: departure! What are the three stations called, and when does it get there?
further Add a car for every new box. {@9-12? Build a switch yard where a pushed car finds its own track. | }
safety Wheels this small come off in mouths: the train stays away from toddlers. 
skills building in order, gluing level, telling the time
waiting Three quarters of an hour for the glue.
alt A train of three boxes on round wheels

* felted-meadow-friends
name felted {v}
means meadow, egg, wool, leg, face
title A Wet-Felted {V} | {V} Made of Wool, Soap and Water | The {V} You Rub Out of a Cloud
about Warm water, a little soap and your hands: in half an hour a cloud of wool turns into {a v} that never comes apart again. | Wool has tiny scales. In warm suds they hook into each other, and what was fluff holds together.
say sheep: name=sheep; core=as big as an egg, in the main color; head=a second, smaller ball, as big as a walnut, in another color; set=the head against one end of the body, a little high; feed=Let it graze. How many make a flock
say chick: name=chick; core=as big as an egg; head=a second ball, as big as a walnut, in the same color, with a pinch of orange rubbed on as a beak; set=the head on top of the body, a little forward; feed=Let it look for grains. Who calls it
say hedgehog: name=hedgehog; core=as big as an egg, with the last wisps laid on loosely; head=a small cone with a pointed nose, in a lighter color; set=the wide end of the head against the front of the body; feed=Let it look for a heap of leaves. Where does it sleep in winter
step ball Pull {the wool} apart into thin wisps as long as your hand, and make two heaps: a big one and a small one. Roll the first wisp up tightly. Wind on one wisp after another, each across the last, until you have a ball {v.core}. It will shrink by a third.
step suds Together, fill {a bowl} with water as warm as a bath and stir in {the soap} until it feels slippery.
step rub Dip the ball in, lift it out and roll it between your palms with no pressure at all, as if it were an egg without a shell. Count to a hundred: a skin forms. Now roll harder and harder{wrap? , over {the wrap}, whose bumps help | }, and dip it in again whenever it dries. It takes about ten minutes, and it is done when you can pinch the skin and no hairs lift off.
step head Make {v.head}, in the same way.
step dry Squeeze out the suds, rinse both in cold water and press them in {the towel}. Push them into shape once more, and leave them in a warm place overnight.
step join Put a big dot of {fix} on and press {v.set}. Hold it while you count to sixty.
step eyes {eyes=sticker? Press | Glue} {the eyes} on with a small dot of {fix}.
step legs Bend or choose {the legs} of the same length, and glue them underneath together{legs=pipe-cleaner? , with their ends turned in | }.
step meadow Cut a meadow with a wavy edge from {the felt}{felt=moss? , or pull one from it | }.
step graze {bell? {the bell} goes around its neck. | } {v.feed}?
further Roll three tiny balls from the wool that is left: something for it to play with.
safety Suds sting in the eyes, and a wet floor is slippery: keep {the towel} near. Wool makes some people itch.
skills wet felting, being patient, shaping by hand
waiting A night to dry, and half an hour for the glue.
alt {V} of felted wool

* beaded-jungle-vine
name jungle vine
means vine, branch, leaf, flower, bird, parrot, stick, snake, guest
title {beads=wooden-bead,bead? Beaded Jungle Vines | Jungle Vines} on {rod=stick? Two Sticks | a Branch} | A Piece of Jungle for Your Wall | Vines to Hang in a Doorway
about Four vines hang from a branch, with leaves, knots and something that climbs: whoever walks past has to push through the jungle. | In the rain forest everything climbs up everything else. On your wall it may do the same.
step cut Cut {the vine} into four vines as long as {@4-5? your child's arm | your arm} and one shorter piece for hanging. {vine=yarn,string,embroidery-floss,raffia? Twist two or three strands together for each vine: it looks older. | They need not be the same length.}
step hang Tie the four vines to one of {the rod}, a hand's width apart, and the short piece to both of its ends as a loop. Hang it on a chair: now both hands are free.
step branch Tie the other one of {the rod} slantwise between two vines, halfway down: a branch to sit on.
step leaves {leaves=fake-leaf,leaf,fern-frond? Sort {the leaves} by size and trim long stalks with {the scissors}. | Cut twelve leaves as long as your finger from {the leaves}, pointed at both ends. {pen? Draw a vein down the middle of each with {the pen}. | }}
step beads Thread {the beads} onto the vines, with a knot below each that is to stay up. Two close together, then none for a while: so it grows.
step tie {fix=glue? Lay the vines flat and glue the leaves on, | Fix the leaves on with {fix}, stalk up,} left and right by turns, the big ones at the top.
step tendril Wind {the tendril} around a finger, slip the curls off and hook them around the vines: tendrils, and one of them may be a snake.
step bloom Pinch {the bloom} to the shape of a flower and {fix fix} one on wherever the green is too green.
step plume {fix fix} {the plume} in pairs between the leaves, with the tips up: a parrot is hiding there, and only its tail shows.
step up {@4-5? A grown-up hangs | Together with a grown-up, hang} it flat on a wall or a door, out of reach of the smallest. {guest? {the guest} sits on the branch. | } Which sounds come out of it at night?
further Add one vine for every new thing that you learn about the rain forest, with a tag on it.
safety A vine hangs on the wall and is never for a neck, and a grown-up puts it where no toddler can pull at it. {beads? Beads are counted when you are done. | }
skills tying knots, threading, arranging
alt Four green vines with leaves and beads hanging from a stick

* band-bounce-board
name {v} board
means ball, goal, field, wall, kicker, table
title {V} on a Board of Bands | It Bounces Back: {V} With Bands | {V} for the Table
about Stretched bands kick the ball back, faster than it came. Where they stand is up to you: that is the whole secret of the game. | It takes a board, some posts and every band in the drawer, and then it takes the whole evening.
say soccer: name=soccer; draw=a middle line with a circle, and a gap as wide as four fingers in the upper edge for the goal; rule=Through the gap at the top is a goal. Five shots each, then change; markson=three places: a corner, the penalty spot and the middle
say pinball: name=pinball; draw=three zones, and a gap as wide as four fingers in the upper edge for the jackpot; rule=A zone counts ten, the gap at the top a hundred. Three balls each; markson=the zones: ten, twenty, fifty
step sand Rub the edges and the top of {the board} with {the rough}, always along the grain, until nothing catches on a sock.
step paint Color the top of {the board} with {the coat}{brush?  and {the brush} | }{coat=paint,acrylic-paint? , and let it dry for an hour | }.
step plan Draw with {the pen}: {v.draw}. Along the other edges mark a dot for a post every {in 2}, measured with {the ruler}. Inside mark four pairs of dots, as far apart as your finger is long.
step posts {posts=nail? {@6-8? A grown-up hammers a nail into every dot with {the hammer} while you keep count and check the line | Hammer a nail into every dot with {the hammer}, with a grown-up beside you}: it must not wobble, and half of it still stands out. | {@6-8? A grown-up pushes | With a grown-up beside you, push} one of {the posts} into every dot, leaning a little outward, with half a finger's width left above the board.}
step walls Stretch {the bands} from post to post along the edges, two on top of each other where you can: these are the walls. The goal stays open.
step kick Stretch one band across every pair of posts inside. Roll {ball? {the ball} | something} against each: it should spring back, and there has to be a way through between them.
step marks {marks=paint-marker,chalk-marker? Write with {the marks} on | Stick {the marks} on} {v.markson}.
step tilt Put {a book} under the end with the goal, so that the ball rolls back to you. One book is easy, three are hard.
step test Shoot {the ball} from below with a flick of one finger. Where does it get stuck? Move that band to another post.
step play {player? Shoot with {the player} as a bat. | Shoot with one finger.} {v.rule}.
further Take all the bands off and let somebody else set up the field.
safety {posts=nail? Only a grown-up's fingers hold a nail while the hammer falls. | Points always face the board.} A band never flies at anybody, and the ball goes into a box afterward, away from toddlers.
skills planning a path, measuring, trying and changing
waiting {coat=paint,acrylic-paint? An hour for the paint. | }
alt A board with posts, stretched bands and a ball

* mache-round-animal
name {v}
means belly, face, foot, egg, tail, ear, snout, skin, cup
title Papier-Mache {V} | A Round {V} Made of {core=newspaper? Old Newspapers | Old Paper} | The {V} Under Three Layers
about Under the paint there is nothing but yesterday's paper and paste, and it is as hard as wood: {a v} that can sit on a shelf for years. | First it is a wad, then a mummy, and on the third day it looks at you.
say pig: name=pig; parts=one round end for the snout, four for the feet and two pointed ears; on=the snout in front, the feet below and the ears on top; paint=all over, and the snout a little darker. With the tip of the brush come two nostrils and a smile; says=What is the first thing that it would like to roll in
say owl: name=owl; parts=two pointed ears and two round ends for the feet; on=the ears on top and the feet below; paint=with two large pale rings for the eyes and a pale belly. Dab rows of small curves on the belly for feathers, and paint a beak between the rings; says=Who is asleep while it is awake
say penguin: name=penguin; parts=two round ends for the feet and one small cone for the beak; on=the feet below and the beak in the middle of the face; paint=on the back, and the belly and face white. When that is dry, paint the feet and the beak orange, and a wing on each side; says=How does it keep its egg warm
step ball Crumple two thirds of {the core}, sheet over sheet, into one firm wad, as big as your head, and wind {tape} around it from all sides until it keeps its shape.
step cups Cut from {the cups}: {v.parts}.{cups=paper-cup,foam-cup?  The ends are the bottoms. | {cups=cardboard,cereal-box,cardboard-tube?  For an end, roll a strip into a ring. | }}
step attach Tape on {v.on}, with two strips crossing on each. Set it down: if it rolls, press its belly flat.
step paste Stir {paste=flour? the cup of flour with a cup of water | two parts of glue with one part of water} in {a bowl} until it is as smooth as pancake batter.
step skin Tear the rest of {the core} into strips two fingers wide. Pull each through the paste, wipe it off between two fingers and lay it on, each across the last, over the parts too. Three layers, and no print may show through a gap.
step top Tear {the top} into patches for the last layer and smooth them down with a wet finger: now it will take the paint well.
step dry Leave it for a night and a day in a warm place, and turn it over once. It is dry when it no longer feels cold.
step paint Paint it {color a} {v.paint}.
step eyes {eyes=sticker? Press | Fix} {the eyes} on with a little loop of {tape}. {tail? Add {the tail} behind, curled or cut short. | }
step home Find it a place and a name. {v.says}?
further Before the last layer, leave a slot in the back and an opening with a stopper below: a bank for coins.
safety Paste is not for eating, and hands are washed after it. What dries slowly may turn moldy: warm and airy is best.
skills papier-mache, building a form, painting in steps
waiting A night and a day to dry, and an hour for the paint.
alt A round papier-mache {v}
left balloon: pops easily, and its scraps are dangerous for little ones; crumpled paper holds as well

* stretched-wing-dragonfly
name {v}
means wing, wire, loop, head, tail, frame, body
title {V} With {veil=tights? Nylon | See-Through} Wings | {A V} With Veined Wings | {V} on a {body=clothespin? Clothespin | Stick}
about Its wings are {veil} on thin loops, so that light comes through them as it does in summer by the water. | Four loops, one skin over each, and a body with beads: {a v} that looks as if it might start up any moment.
say dragonfly: name=dragonfly; shape=long and narrow, two a little longer than the others; spots=a small dark spot near each tip, as real ones have; fly=A dragonfly can fly backward. Can yours, in your hand
say butterfly: name=butterfly; shape=two large and round for above, two smaller for below; spots=an eye on each wing, left exactly like right; fly=Which flower does it land on first
step color Color {the body} with {the color}{brush?  and {the brush} | }{color=acrylic-paint,paint,metallic-paint? , and let it dry for half an hour | }.
step loops {@6-8? A grown-up bends | Bend} {the loops} into four closed loops, about {in 4} long: {v.shape}. The ends are twisted together below each into a short stalk.
step nip A grown-up turns every end in with {the pliers} and squeezes it flat: nothing may prick.
step veil Cut {the veil} into four pieces, larger than the loops. {veil=tights,net-bag? Pull one over each loop like a sock, until it is as tight as a drum, | Lay one around each loop, fold it over the edge and gather it below,} and wind {the tie} around the stalk five times and knot it. Together it is easy: one stretches, the other one ties. Snip off what is left below.
step spots Dab on with {the color}: {v.spots}.
step wings Lay the four stalks crosswise on {the body}, near the front, and wind {tie} over and under, crosswise, until nothing wobbles. A dot of {fix} goes on the knot.
step beads {beads=sequin,button? Glue {the beads} in a row along the body: | Thread {the beads} onto a piece of {tie} as long as your hand, knot both ends and glue the row along the body:} that is the tail in rings.
step eyes {eyes=sticker? Press | Glue} {the eyes} on at the front, large and close together.
step dry Leave it lying for three quarters of an hour.
step fly {body=clothespin? Clip it to a curtain or to a plant. | Stand it in a flowerpot.} {v.fly}?
further Make a smaller one that follows it.
safety {loops=craft-wire? A grown-up bends the wire and looks over every end. | The ends of the loops are folded in.} Small beads stay away from toddlers.
skills stretching, tying tightly, making left like right
waiting Three quarters of an hour for the glue.
alt {V} with four see-through wings

* clay-tooth-snapper
name {v}
means jaw, tooth, mouth, skin, head, clay, nose, snout
title Snapping {V} With Clay Teeth | {A V} on a Clothespin | Snap! {A V} That Bites
about Pinch the back, and its mouth opens wide. Let go, and whatever it caught stays caught: a note, a sock, a cookie bag. | The jaws are a clothespin. Everything else, teeth above all, is made by your fingers.
say trex: name=T. rex; upper=a tall head with a blunt nose and a ridge over the eyes; low=thinner than the upper one; teeth=long and pointed; paint=with darker stripes over the back of the head; ask=What does it get for breakfast
say crocodile: name=crocodile; upper=a long flat snout with two nostrils at the tip and two bumps for the eyes; low=just as long and very flat; teeth=short and many; paint=and paler below; ask=Who cleans its teeth
say shark: name=shark; upper=a pointed nose with a fin standing up behind it; low=shorter than the upper one; teeth=small and three-cornered, in two rows; paint=above and white below; ask=Which fish swims along with it
step sand Rub {the jaw} with {the rough} on all sides: clay holds better on rough wood.
step lower Roll a sausage from {the clay}, as thick as your finger. Press it along the lower arm of {the jaw}, from the tip to the spring and around the edges: the lower jaw, {v.low}. The spring and the two ends for pinching stay free.
step upper Take twice as much for the upper arm and shape it: {v.upper}. Close the joint to the wood with a fingertip and a little {water}.
step teeth Open the mouth a finger wide with a wad of paper, so that the halves do not stick. Shape the teeth, {v.teeth}, no larger than a grain of rice, and set them along both edges with a dab of water. Above and below they stand in each other's gaps.
step skin Press scales, nostrils and wrinkles into it with {the poke}.
step spikes Push {the spikes} in along the top, one behind the other, while it is soft.
step dry {clay=modeling-clay? Put it in a cool place until it is firm: it always stays a little soft. | Leave it for a night, with the mouth open. Turn it once.}
step paint Color it {color a} {v.paint}, with {the coat}{brush?  and {the brush} | }. The teeth stay white.
step eyes Glue {the eyes} on with {fix}, or press them in.
step snap Pinch the back and let it bite something soft. {v.ask}?
further Make it a nest or a reef to lie in wait in.
safety A clothespin pinches: it bites paper and socks, never a finger or a nose. {coat=acrylic-paint? Acrylic paint stays in clothes. | }
skills modeling on a frame, fine work, painting in layers
waiting {clay=modeling-clay? Half an hour to get firm. | A night until it is hard.}
alt A snapping {v} with clay teeth on a clothespin

* stacked-block-figure
name block {v}
means square, cube, world, leg, stick, tool, box
title Block {V} Made of Cubes | {A V} out of the Game, on Your Table | {V} in Squares
about In a world of blocks everything has corners. Four {many blocks}, thirty squares, and somebody steps out of the screen. | You decide who it is, square by square. There is not one round line in it.
say green: name=monster; main=green; look=two black square eyes and a mouth that goes down in steps at both sides; world=Build it a hill and a hole in the ground
say pig: name=pig; main=pink; look=eyes half white and half black, and a broad snout with two dark squares; world=Build it a fence and a field of carrots
say robot: name=robot; main=gray; look=one long brow, two red eyes and a big square nose; world=Whom does it guard
step plan Draw a square of eight by eight boxes on {the grid} and plan the face in it: {v.look}.
step cubes {blocks=wooden-block? Choose the four of {the blocks} that stand straightest. The biggest is the head. | {blocks=foam-sheet-scrap? Trim {the blocks} to four blocks. The biggest is the head. | Close {the blocks} on all sides with a strip of paper and {glue}. The biggest is the head, one the body, and two are the legs.}}
step skin {skin=paint,acrylic-paint? Paint all sides {color a} with {the skin} and {the brush}, and let them dry for half an hour. | Cut {the skin} to strips as wide as the blocks, wind them around tightly, crease the corners and {fix glue} them on. A square closes each top.}
step squares With {the ruler} and {the pencil}, draw rows of squares on {the pixels}, an eighth as wide as the head, in black, in light and in dark. Cut the rows apart, then the squares: about thirty.
step shade {fix glue} single lighter and darker squares on all blocks, a few on each side: that makes it look like the game.
step face Lay the face out first: {v.look}. Then {fix glue} square beside square, edge to edge.
step pens Draw fine lines on the body with {the pens}: a belt, buttons, patches, all with corners.
step stack Stack the legs side by side, the body and the head with {glue}, one after the other, and hold each while you count to sixty. Look from the side: is it straight?
step tool {fix glue} a few squares to one end of {the tool}: a pickax, or a torch, to lean beside it.
step world {ground? Stand it on {the ground}. | Stand it on the table.} {v.world}.
further Build a whole village at the same scale: one square is one step.
safety Scissors lie closed when nobody cuts. Small squares stay away from toddlers.
skills working on a grid, cutting equal squares, building straight
waiting Half an hour for the glue.
alt A figure of four blocks with a square pixel face

* plaster-cone-volcano
name volcano
means mountain, rock, lava, forest, snow, ash, crater
title Plaster Volcano That Erupts | A Volcano With {trees? a Forest | Rocks} and Real Lava | The Mountain by the Kitchen Sink
about A mountain as hard as stone by tomorrow, with a crater that can erupt as often as there is {acid} in the house. | {soda} and {acid} turn into gas and push the lava over the rim. The mountain around it is yours to plan.
step set Stand {the bottle} in the middle of {the base} and {fix tape} it down all around, open end up.
step cone Crumple {the core} into wads and {fix tape} them around {the bottle}, wide below and narrow above, up to a finger below the rim.
step plaster {@6-8? A grown-up | With gloves on,} {@6-8? stirs | stir} {plaster=plaster? {plaster} into {water} outdoors or at an open window until it is like thick yogurt, and {@6-8? spreads | spread} it over the cone with an {old-spoon} while you say where it is steep | short strips of {plaster} through {water} and {@6-8? lays | lay} them over the cone, three layers thick, with an {old-spoon} to smooth them}. Wet plaster gets warm: {@6-8? your hands stay off | bare hands stay off}. The crater stays open.
step dry Leave it for a night. It is dry when it no longer feels cold.
step paint Paint rock in two browns with {the paint} and {the brush}, red streaks below the crater and green at the foot. An almost dry brush over the edges makes them light.
step trees Plant {the trees} around the foot, each in a blob of paint or a bit of tape: the forest.
step land Lay {the stones} where the lava has come down before. {beasts? {the beasts} look up at the top. | }
step load Carry it outdoors or into the sink. Put {the soda} into the crater{red? , with five drops of {red}}{foam?  and a squirt of {foam}, which makes the lava slow and thick}.
step erupt Pour in half of {the acid} in one go and step back. When it calms down, pour in the rest.
step note Try one, two and three spoons of {soda} with the same amount of {acid}, and write down how far the lava comes.
further Draw what is inside: chamber, chimney, crater, layers of ash and lava.
safety Plaster dust is not for noses and wet plaster not for hands{@6-8? : that part is a grown-up's | }. What is left goes into the trash, never down a drain. Faces stay back from the crater: {acid} stings in the eyes.
skills building a form, painting rock, measuring
waiting A night to dry.
alt A brown volcano with red lava on a base with trees

* carved-eraser-card
name stamped card
means stamp, card, letter, print, stroke, mail, sponge, postage
title A Card Printed With {block=eraser? an Eraser | a Stamp of Your Own} | Stamped by Hand: A Thank-You | The Stamp That Only You Have
about Whoever brings the mail every day hardly ever gets any. This card changes that, and nobody can buy its stamp. | One small block, cut once, prints a whole border, and next week another card.
step card Fold {the card} in the middle, edge on edge, and rub the fold sharp with a fingernail{card=envelope? , flap inside | }.
step draw Draw a simple sign on {the block} with {the pen}, as large as it fits: a heart, a leaf, a bird, a letter in mirror writing. Thick shapes print best.
step press Go over the lines again and press hard, until they are grooves: what is pressed in will stay white.
step carve A grown-up trims away what lies outside the sign with {the blade}, as deep as a coin is thick, always away from fingers. It is right when only the sign touches the table.
step try {ink=washable-ink-pad? Press it on {the ink} | {ink=marker? Color it with {the ink} | Spread a thin film of {the ink} on it{pad?  with {the pad} | }}} and print once on scrap paper. Too pale in one place? Press harder there, or cut the high spot next to it.
step print Print a border around the front with {the ink}, stamp beside stamp: press straight down, count to three and lift straight up. Every print needs fresh color.
step stamps {stamps=sticker,washi-tape? Stick {the stamps} | {fix glue} {the stamps}} into a corner, a little slanted, like real mail.
step ribbon {fix glue} {the ribbon} across the fold or tie it around the card in a bow.
step write Write inside what you are thankful for. One true sentence is enough: something that only this person does.
step send {cover? Print the sign once more on {the cover}, put the card in and hand it over, or leave it where it will be found. | Hand it over, or leave it where it will be found.}
further Print a row of it around a sheet of paper: now there is stationery to match.
safety Only a grown-up cuts, on a board. Ink comes off the table at once, and off hands with soap.
skills designing a sign, printing, saying thank you
waiting A quarter of an hour for the print.
alt A folded card with a printed border of hearts

* ringed-world-mobile
name planet mobile
means ring, world, planet, moon, stripe, star, hook, crater
title Planets on {bar=hanger? a Hanger | a Bar}{ring=old-CD? , One With a Ring of Light | } | Four Worlds That Turn | {ring? A Mobile With a Ringed Planet | A Mobile of Four Planets}
about Four planets that nobody has landed on yet, turning above your desk whenever a door opens. | Real ones or your own: each gets a color, weather and a name.
step plan {worlds=aluminum-foil,air-dry-clay,cotton-ball? Shape {the worlds} into four firm balls of different sizes. | Lay out {the worlds}, from small to large.} Decide who is who: a rocky one, a blue one, a red one, and a striped giant{ring?  with a ring | }.
step hold {hold=wooden-skewer? {@4-5,6-8? A grown-up breaks {the hold} into pieces as long as a finger, throws the points away, and pushes | Break {the hold} into pieces as long as a finger, throw the points away, and push} one deep into each ball: | {@4-5,6-8? A grown-up pushes | Push} one of {the hold} into each ball:} it is the handle while you paint, and the line is tied to it later.
step base {paint=glow-paint? Brush every ball all over with {the paint} and {the brush}, thickly: by day it is pale, and at night it is what you see. | Color every ball all over with {the paint}{brush?  and {the brush} | }: orange, blue, tan and red, or what you have.} Stand them on cups while they dry.
step stripes When they no longer stick, {paint=glow-paint? give them a second coat, and leave bands, land and craters out: these stay dimmer in the dark, and every world has its own. | add what makes them worlds: bands around the giant, land on the blue one, craters on the small one.}
step speckle {speckle=sand,salt? Sprinkle {the speckle} on a wet spot: a rough desert. | Dab or flick tiny dots of color on with {the speckle}: dust and far storms.}
step ring {ring=old-CD? Set the striped one into the hole of {the ring} and {fix fix} it there from behind | Lay {the ring} around the striped one as a ring and {fix fix} it in two places}, at a slant: Saturn is tilted as well.
step stars {stars=sticker? Press {the stars} | {fix fix} {the stars}} onto {the bar}, and a few onto the lines later.
step dry Let everything dry for an hour.
step hang {@4-5,6-8? A grown-up ties | Tie} a piece of {line} to every planet, each of another length, and to {the bar}, with a drop of {fix} on the knots; you say who hangs where. {bar=hanger? It hangs by its hook. | It hangs by two more lengths of {line}, knotted above the middle.}
step turn Slide them along until the bar is level. {paint=glow-paint? Hold a lamp to them for a minute and switch it off: there they are. | Blow: who turns first, and who last?}
further @4-5 Tell who lives on each of them, and what they have for breakfast.
further Write a page about one of them: how long is a day, and what is the weather like?
safety It hangs high above a desk, not over a bed, and a grown-up puts up the hook. {ring=old-CD? A disc that has cracked goes into the trash: its edges are sharp. | }
skills painting in layers, balancing, inventing a world
waiting An hour for the paint.
alt Four painted planets, one with a ring, hanging from a bar

* bound-twig-house
name twig house
means house, hut, door, roof, garden, bed, wall, leaf, path, stone, mud, tent, pole
title A House of Twigs {roof=bark? and Bark | {roof=moss? and Moss | in the Woods}} | Small House, Nobody Home Yet | Somebody Small Could Move In
about Everything in it grew, fell down and was found: {the walls}, something for the roof, and a few knots. | It is built like the oldest huts in the world. Only smaller, and for somebody who comes when nobody looks.
step place Look for a level place by a tree or a pot.{ground?  Or build on {the ground}, so that the house can move.}
step frame Break or snip {the walls} with {the scissors} to the length of your hand and a half. {@4-5? Together, tie | Tie} three of them near one end with {the bind}, three turns and a knot, and spread the legs: a tent that stands alone.
step lean Lean the others all around it, close together, and leave a gap for the door. Wind {bind} once more around the top.
step mortar {mortar=soil,sand? Stir {the mortar} with a little {water} to thick mud | Knead {the mortar} with wet fingers} and press it into the gaps around the foot: now no wind goes through.
step roof Lay {the roof} on from below upward, so that every row covers the one below. Rain would run off.
step green Tuck {the green} in wherever light shines through, and around the foot.
step things Furnish it: {the things} are a table, a stool, a lamp and a bath. What is which?
step shells Set {the shells} inside: beds and bathtubs for people who are as big as a thumb.
step path Lay {the path} in two rows from the door: a path. {bloom? Plant {the bloom} beside it. | }
step guest {guest? {the guest} comes home. | Leave one crumb at the door tonight.} Knock, and say who is there.
further Look after three days: what has the weather taken, and who was inside?
safety Take what lies on the ground, and leave what lives. Wash your hands afterward. {walls=wooden-skewer? Points are cut off first. | Ends of twigs stay away from eyes.}
skills binding, building, looking for things
waiting {mortar? An hour or two for the mortar. | }
alt A small tent of twigs with a green roof and a path

* parrot-on-a-swing
name parrot
means wing, tail, leaf, vine, beak, swing, branch, feather
title A Parrot With {plumes=feather? Real | Bright} Feathers on a Swing | Parrot on a Vine | Somebody Colorful Has Flown In
about Its tail is as long as the rest of it, and it rocks on a vine in the middle of your room. | Red, blue, yellow: in the rain forest that is how one finds one's friends.
step cut Draw a parrot from the side on {the body} with {the pen}, as long as {@4-5? a grown-up's hand | your hand and a half}: a round head, a belly, no tail yet. Cut it out with {the scissors}{@4-5?  together | }.
step coat Color it {color a}, with a pale ring for the eye and a dark hooked beak, with {the coat}{brush?  and {the brush} | }. {coat=paint,acrylic-paint? It dries for half an hour. | }
step tail {plumes=feather? Sort {the plumes}. The longest four | Cut {the plumes} into feathers as long as your hand, pointed at one end. The longest four} go on as a tail: {fix} on the back, tips down, side by side.
step wing Glue the others onto the wing, beginning at the bottom, every row half over the one before. The shoulder comes last.
step face Draw what is missing with {the pen}: a line in the beak, an eye that looks back at you, small dots on the cheek.
step eyes {eyes=sticker? Press | Glue} {the eyes} on in the middle of the ring.
step perch {fix tape} {the perch} across the back at the feet, so that as much sticks out on the left as on the right.
step line Tie {the line} to both ends of {the perch}{knobs? , push or {fix tape} {the knobs} onto the ends so that nothing slips off, | } and knot the two halves together above the head.
step leaves {leaves=fake-leaf,leaf,fern-frond? Trim {the leaves} with {the scissors} | Cut leaves as long as your finger from {the leaves}} and glue them along the line: a vine.
step swing {@4-5? A grown-up hangs it up high. | Hang it up where there is a draft.} What was the first word that it learned?
further Make a second one in other colors. Parrots never live alone.
safety It hangs high, and the line is never for a neck. Feathers come from a pack: found ones can carry germs.
skills layering, cutting curves, balancing
waiting Three quarters of an hour for the glue.
alt A bright parrot with a long tail on a swing with leaves

* spoon-paddle-bottle-boat
name paddle boat
means wheel, paddle, ship, blade, deck, captain, sail, arm
title {hull=plastic-bottle? Bottle | Paddle} Boat With {blades=plastic-spoon? Spoon Paddles | a Paddle Wheel} | Wind It Up, Let It Go: A Paddle Boat | A Steamboat Without Steam
about Two blades, one twisted band, and the boat churns across the water on its own. | What you wind in comes out again as splashing: that is an engine.
step arms Close {the hull} tightly. Lay one of {the arms} along each side, so that they stick out at the back by a hand's length, and {fix tape} each down in two places, wound all the way around. Both must stick out equally far.
step floats {fix tape} {the floats} along the sides, two left and two right, at the height of the water: now it cannot roll over.
step blades {blades=plastic-spoon,plastic-knife? {@6-8? A grown-up snips | Together, snip} the handles of {the blades} off, a finger's length below the bowls. | {@6-8? A grown-up cuts | Together, cut} two flat pieces, as long as a finger and as wide as two, from {the blades}, and snip a slit to the middle of each.}
step wheel {blades=plastic-spoon,plastic-knife? Lay the two across each other | Push the two slits into one another} and {fix tape} them into a cross. It is right when it fits between the arms and turns without touching.
step band Stretch {the band} over both arms, a finger's width from their ends. Notches, or a turn of {tape}, keep it from slipping.
step mount Push the cross between the two strands of the band, in the middle, and wind {tape} once around strands and cross.
step look {look=sticker,electrical-tape? Stick {the look} on {the hull} | Draw on {the hull} with {the look}}: portholes, a stripe, a name.
step crew {fix tape} {the crew} on top as the captain{sail? , and {the sail} behind as a flag | }.
step launch Wind the cross backward twenty times, hold it, set the boat on {water} and let go. It goes the wrong way? Then wind the other way.
step test Try ten, twenty and thirty turns, and measure in tiles or hands how far it comes.
further Add a second band and race against the first try.
safety A grown-up stays beside every bath, pond and pool. Bands snap: wind with your face to the side, and never shoot them. Cut edges are covered with tape.
skills building an engine, testing, measuring
alt A boat with a paddle wheel between two arms at the back

* tap-the-table-bots
name bristle bots
means robot, leg, arm, lane, bristle, brush, finish, track, eye, face, coil, antenna
title Toothbrush Bots That Skitter | Bristle Bots: Drum, and They Run | Robots Driven by Drumming
about No battery and no motor: you drum on the floor of the arena, and a thousand bristles turn every knock into a step. | Engineers test robots with motors that shake. Your fingers do that better, and nobody has to charge them.
step snip {@4-5,6-8? A grown-up cuts | Together, cut} the heads off {the brush} with {the cutter}, which takes strong hands, close to the bristles: each head is the body of a robot. Press all bristles a little to one side, for that is the way it will run.
step shell Cover the back of each with {the shell}, held by a strip of {tape}: armor.
step legs Wind {the legs} around a finger into coils or bend them to arms, and wind two around each body. They balance it: as much on the left as on the right.
step eyes {eyes=sticker? Press | Tape} {the eyes} on at the front, where the bristles lean.
step gears Tape {the gears} on the back. Light ones: what is too heavy does not run.
step flag {fix tape} {the flag} on as its flag, with a number on it.
step arena Turn {the arena} so that it lies flat and sounds like a drum, and draw a start and a finish with {the pen}.
step lane {lane=craft-stick,paper-straw? Lay {the lane} | Stick {the lane}} down as two lanes, a little wider than a robot.
step drum Set one on the start and drum with your fingertips close behind it. Does it turn in circles? Bend the arms, or press the bristles again.
step race Two robots, two drummers. Who is first at the finish? Nobody may touch a robot, only the ground.
further Try other floors: a baking sheet, a table, a drum.
safety Use clean brushes that nobody needs any more. {gears? Small parts stay away from toddlers. | Sharp ends are folded in.}
skills building light, testing and adjusting, fair play
alt Two small robots on bristles, with eyes and coiled arms, in an arena

* slide-it-feelings-column
name feelings column
means face, mark, zone, ring, band, hand, hair, head, card, top, mood
title How High Is the Anger? A Column to Slide On | A {column=plastic-bottle? Bottle | Column} That Knows How You Feel | Feelings From Bottom to Top
about When it boils inside, words are far away. Then one hand pushes a mark up or down, and everybody knows. | Five faces, one above the other, and one mark that slides: that is enough to say what is going on.
step fill Pour {the weight} into {the column}{pour?  through {the pour} | } and close it tightly: now it stands firm, even when somebody bangs it down.
step zones Cut {the zones} into five bands with {the scissors} and {fix tape} them around {the column}, from calm at the bottom to hot at the top.
step faces With {the pens}, draw five faces {pens=acrylic-paint? using {brush} | one above the other}: asleep, content, hm, cross, and about to burst. Look into a mirror for the last two.
step hair {hair=yarn,ribbon,raffia,crepe-paper? Cut {the hair} into pieces as long as your hand and tie or {fix tape} them to the top | Cut {the hair} as long as your hand and {fix tape} it to the top}: hair that stands on end.
step eyes {eyes=sticker? Press | {fix tape}} {the eyes} on right at the top.
step slider {slider=clothespin,paper-clip? Clip {the slider} to the edge of {the column} as the mark | Put {the slider} around {the column} as the mark}. It has to slide easily and stay where it is put.
step try Where was it at breakfast? Where was it when something was unfair? Push it there and tell about it.
step help {cards? On {the cards}, write or draw | Beside each face, write or draw} what helps at that height: {@4-5? a hug, a blanket, stamping outside. | count to ten, push the wall, go outside, be alone, be hugged.}
step use Give it a place that everybody passes. Grown-ups have to push it, too.
further Put a small dot wherever it was each evening for a week, and look at them together.
safety It is for showing and not for throwing. {weight? What trickles out is swept up at once. | }
skills naming feelings, drawing faces, finding what helps
alt A column with five faces from calm to angry and a ring that slides
left balloon: bursts, and its scraps are dangerous
`;
