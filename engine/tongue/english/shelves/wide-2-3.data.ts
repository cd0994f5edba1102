export const words = `
* rain-dyed-diya
name diya
means light, bowl
title A Diya With a Rain-Dyed Flame | Lamp for the Festival of Lights | Glow, Little Diya
about First {many pens} make the color, then water makes it run: all by itself it becomes a flame that no draft can blow out. | A scribble, a little rain, and the flame of this lamp glows in three colors.
step color Lay {the filter} flat on {a towel}. {@2-3? Your child scribbles | Scribble} all over both with {the pens}: {color c}, {color a}, a little {color b}.
step rain {mist=spray-bottle? Fill {the mist} with a little water. {@2-3? Your child sprays it on | Spray it on} | {@2-3? Your child dips {the mist} into water and dabs | Dip {the mist} into water and dab}} until the colors run into each other, and {@2-3? stops | stop} before there is a lake.
step dry Let both dry for an hour. Nothing has to be done, but it is worth looking: the colors are still on their way.
step half {lamp=paper-plate,cake-board,paper-bowl? Cut {the lamp} in half: one half, round side down, is the body of the lamp. | From {the lamp}, cut half a circle as wide as two hands. Round side down, it is the body of the lamp.}
step pattern {@2-3? Your child decorates | Decorate} the lamp with {the pens}: lines along the rim, dots, rings.
step gems {gems=aluminum-foil? {@2-3? Your child tears | Tear} {the gems} into bits and {@2-3? presses | press} them on with {fix}. | {gems=glitter-glue? Dot {the gems} along the rim. | {@2-3? Your child presses | Press} {the gems} on, along the rim and wherever it should sparkle.}}
step pinch Lay one dry piece on the other, pinch both together at the bottom and twist once. Pull the top to a point: that is the flame.
step flame {@2-3? You hold the flame behind the middle of the straight edge; your child presses it down with {fix}. | {fix fix} the flame behind the middle of the straight edge.}
step glow Stand it against the window, where the light comes through. Who comes to look? Wish each of them a bright year.
further Make one for every window, and count the lights from outside.
safety Paper and fire never meet: this lamp shines without a candle, and real lamps burn where a child cannot reach.
skills scribbling, {mist=spray-bottle? spraying | dabbing}, watching colors run
waiting An hour for the wet paper.
alt A lamp bowl with a bright pattern and a flame in yellow, orange and pink
left LED-tea-light: has a battery inside, and at this age a paper flame is safer
left LED-candle: has a battery inside, and at this age a paper flame is safer

* pigs-in-a-paper-puddle
name pigs
means sheet
title Pigs in a Paper Puddle | Squish, Squash: Three Happy Pigs | Pigs Love Mud
about One press is a belly, one fingertip is a head. Then comes the best part: into the mud with all of them. | Nobody says "Don't get dirty" to a pig. Tear the mud, print the pigs, and let them roll.
step halve {stamp=potato,apple,lemon,carrot? A grown-up cuts {the stamp} in half with the knife, or takes the halves that lie there, and pats the cut side dry. | {stamp=sponge-brush,cork? A grown-up lays {the stamp} ready, and the knife stays in the drawer. | A grown-up cuts {the stamp} to the size of an egg with the knife.}} {color a} paint goes on {a plate}, spread thinly and as wide as {the stamp}.
step tear {@2-3? Your child tears | Tear} {the mud} into pieces as big as a palm and {@2-3? crumples | crumple} half of them a little: this is the mud.
step bellies {@2-3? Your child presses | Press} {the stamp} into the {color a} and onto {the sheet}: push, lift, look. Three fat bellies, with room beside each one.
step heads {@2-3? Your child dips | Dip} a thumb into the {color a} and {@2-3? makes | make} a round head at one end of each belly.
step puddle Dab more paint below the pigs with a fingertip. {@2-3? Your child lays | Lay} the torn mud on while it is wet and {@2-3? presses | press} it down over feet and bellies: the paint holds it.
step splash {@2-3? Your child sprinkles | Sprinkle} {the splash} on what is still wet: splashes.
step grass {@2-3? Your child presses | Press} {the grass} along the edge of the puddle, into the last wet paint.
step dry Let it all dry for half an hour. Where a piece of mud comes loose, one more dab of paint goes under it.
step faces Draw two ears, two eyes, a snout and a curly tail on every pig{@2-3? : a grown-up draws, and your child says where | }.
step oink Oink! Roll on the floor like a pig. Then wash your feet, your belly, your nose: at least in play.
further Print a whole farmyard: what is yellow and says peep?
safety The knife is for a grown-up and is put away before the printing starts; what was in paint is not for eating.
skills tearing, pressing and lifting, telling a story
waiting Half an hour for the paint.
alt Three printed pink pigs in a puddle of torn brown paper

* shape-catching-wall
name shape wall
means square
title The Wall That Catches Shapes | Stick, Peel, Stick: A Shape Wall | Every Shape Finds Its Home
about It is sticky from edge to edge, and whatever touches it stays. Circles to circles, red to red, or all of it just where it pleases. | No glue, no waiting: what is in the wrong place comes off again and goes somewhere else.
step cut If they are not cut yet, cut circles, squares and triangles from {the shapes}, as wide as your child's palm, about four of each and in different colors.
step hang A grown-up cuts {the film} to the size of a window pane, {board? peels off the backing paper and tapes the film to {the board}, sticky side out | peels off the backing paper and tapes the film to a wall or a door, sticky side out}, with {the tape} along all four edges, as high as your child's chest.
step roads With strips of {the tape}, lay a triangle, a square and a circle on the film, each as big as a plate. The circle grows from many short bits. These are the homes.
step sort {@2-3? Your child tips | Tip} out the shapes {basket? beside {the basket} and {@2-3? puts | put} them in by color | on the floor and {@2-3? sorts | sort} them into heaps}: which one is round, which one is pointed?
step stick {@2-3? Your child presses | Press} every shape into the home that has its form. Pat it: does it stay?
step colors Peel them all off and play again: now everything red lives together, everything blue, everything yellow.
step soft {@2-3? Your child presses | Press} {the soft} on as well: what sticks well, and what falls off?
step peel Close your eyes. Somebody takes one away: which one is missing?
further Leave the wall up for a week and put something new beside it every day: a leaf, a ticket, a ribbon end.
safety Every shape is wider than a mouth, and a grown-up rolls up the backing paper right away: it is slippery on the floor.
skills sorting by shape, sorting by color, pressing and peeling
alt A sticky wall with the outlines of a circle, a square and a triangle and bright shapes in them
left button: too small for this age

* purring-plate-cat
name cat
means yarn
title A Cat That Looks Like Ours | Purr: A Plate Cat | Meow, Says the Plate
about Two pointed ears, a soft nose, and whiskers that tickle. In the right color it is the very cat you know. | This cat lets itself be stroked for as long as you like and never walks off in the middle.
step coat {coat=paint,acrylic-paint? {@2-3? Your child paints | Paint} the back of {the plate} {color a} with {the brush}, over the rim and all. Half an hour and it is dry. | {@2-3? Your child colors | Color} the back of {the plate} {color a} with {the coat}, over the rim and all.}
step cut From {the ears}, {@2-3? a grown-up cuts | cut} two big triangles for the ears and one little one for the nose.
step ears {@2-3? A grown-up puts on the {fix}; your child presses the ears | {fix fix} the ears} to the top rim, tips up, and the nose into the middle, tip down.
step fluff {@2-3? Your child pulls | Pull} {the fluff} into two soft tufts and {@2-3? presses | press} them on left and right with {fix}: fat cheeks.
step eyes {eyes=sticker? {@2-3? Your child presses {the eyes} on | Press {the eyes} on} | {fix fix} {the eyes} on} above the nose, side by side.
step whiskers Cut {the whiskers} as long as a finger and {fix fix} them on beside the nose, half to the left and half to the right.
step bow {bow=paper-napkin,cupcake-liner,fabric-scrap? Pinch {the bow} in the middle and {fix fix} it | {fix fix} {the bow}} to the lower rim, under the chin.
step face Draw {!eyes? two eyes with narrow pupils, | } a mouth under the nose and a few stripes on the forehead with {the pen}. {@2-3? Your child adds all the freckles. | }
step ball Give the cat {the ball}, and push it to and fro with one paw.
step purr {@2-3? Your child strokes | Stroke} it from the ears down and {@2-3? purrs | purr}. What does it want: milk, a lap, the mouse behind the sofa?
further Tape a long paper tail to it, and let it look out from behind a door.
safety A grown-up cuts the ears, and whiskers that come loose are thrown away before somebody tastes them.
skills painting a round surface, placing a face, being gentle
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A plate cat with pointed ears, a small nose and a friendly face
left pipe-cleaner: has sharp ends at this age
left pom-pom: too small for this age

* fork-printed-lantern
name lantern
means light
title Lantern With {fork=plastic-fork? Fork-Print Stars | Printed Stars} | A Lantern for the Festival | Lantern, Lantern, Come Along
about {fork=plastic-fork? A fork is good for more than noodles: every press leaves a burst of lines like a little firework. | Every press leaves a print like a little firework.} Rolled up, the sheet becomes a lantern with long tails. | It hangs in the window, and it comes along when the street is full of lights.
step pour A grown-up spreads {the coat} thinly on {a plate}.
step print {@2-3? Your child presses {the fork} into {the coat} and onto | Press {the fork} into {the coat} and onto} {colored sheet a}, again and again, turning it a little each time: fireworks everywhere.
step dry Let it dry for half an hour. Gong, gong: practice the drum for the parade on a cushion.
step dots {dots=washi-tape? {@2-3? Your child sticks bits of {the dots} on | Tear off bits of {the dots} and stick them on} | {@2-3? Your child presses {the dots} on | Press {the dots} on}} where there is still room.
step strips {strips=paper-strip? Lay six strips side by side, {@2-3? and a grown-up cuts | and cut} off what is longer than a forearm. | {@2-3? A grown-up cuts | Together cut} {the strips} as wide as two fingers and as long as a forearm.} One is the handle, the others are tails.
step roll Roll the sheet to a tube, printed side out, the edges over each other by two fingers, and fix it with {stick}. {inside? Slip {the inside} in: that is its light.}
step tails {@2-3? Put {stick} on the ends; your child presses the tails | {fix stick} the tails} inside the lower edge, all around.
step handle {fix stick} both ends of the last strip inside the upper edge, across from each other: now it can be carried.
step walk Walk through every room with it, one behind the other, and wish everybody you meet good luck.
further Print a second sheet and cut it into cards to wish somebody well.
safety A lantern of paper never meets a flame; it hangs high enough that nobody pulls it down.
skills printing, placing, walking in a parade
waiting Half an hour for the paint.
alt A round paper lantern with bright prints, a handle and long tails

* five-plate-caterpillar
name caterpillar
title {plates=paper-plate? A Caterpillar Five Plates Long | A Long and Hungry Caterpillar} | Munch, Munch: A Caterpillar That Eats | The Caterpillar That Is Still Hungry
about One head, four bellies, and always hungry. It creeps across the floor and eats whatever your child holds out to it. | Count with it: one leaf, two leaves, three leaves. And then? It is still hungry.
step green {coat=paint,acrylic-paint,watercolor-paint? {@2-3? Your child paints | Paint} four of {the plates} {color a} with {the brush}, as wild as a meadow. | {@2-3? Your child colors | Color} four of {the plates} {color a}, as wild as a meadow.}
step red {coat=paint,acrylic-paint,watercolor-paint? {@2-3? Your child paints | Paint} the fifth one {color b}: the head. All five dry for half an hour. | {@2-3? Your child colors | Color} the fifth one {color b}: the head.}
step bites {leaf=leaf? Pick out {the leaf} and {@2-3? snip | snip} a bite from the edge of each with {the scissors}. | {@2-3? A grown-up cuts | Together cut} three leaves as big as a hand from {the leaf}, each with a bite out of its edge.}
step holes Punch holes into the leaves with {the punch}: here it has been eating.
step row {@2-3? Your child lays | Lay} the five in a row on the floor, the edge of one under the next, the head in front. Up and down, like a hill and a valley.
step join A grown-up {fix=stapler? staples | {fix=glue,glue-stick? glues | tapes}} them together where they overlap, from behind{fix=stapler? , and covers the points with tape | }.
step feelers {feelers=pipe-cleaner? Curl the ends of {the feelers} inward and fix | Fix} {the feelers} behind the top of the head.
step face Draw {!eyes? two big eyes, | } a small nose and a mouth on the head with {the pen}{@2-3? , and let your child add feet under every belly | . Draw feet under every belly}.
step eyes {eyes=sticker? {@2-3? Your child presses {the eyes} on. | Press {the eyes} on.} | Fix {the eyes} on.}
step feed {@2-3? Your child holds | Hold} a leaf to its mouth: munch, munch! One, two, three. What would it like now?
further Wrap it in a towel for a night: in the morning somebody with wings flies out.
safety {punch? The little paper dots from the punch are swept up right away. | } A grown-up does the cutting, and the leaves are for paper mouths only.
skills painting, counting to five, acting out a story
waiting {coat=paint,acrylic-paint,watercolor-paint? Half an hour for the paint. | }
alt A long green caterpillar with a red head and three leaves with bites in them

* felt-topped-pizza
name pizza
title Pizza to Order, With Everything | One Pizza, Please! | The Pizza That Is Never Eaten Up
about Nothing is glued, and so this pizza can be made again and again: with extra cheese, without green things, with all of it at once. | The cook asks, the guest chooses, and in one minute it is on the table.
step sauce Draw a wavy circle as wide as {crust=paper-plate,cake-board? {the crust} without its rim | a hand with spread fingers} on {colored toppings a} and cut it out: the sauce.
step bits From the other colors, cut cheese rounds as big as a cookie, long leaves, and strips as long as a finger: peppers, pineapple, whatever your family likes. Nothing is smaller than a thumb.
step rim {@2-3? Your child colors | Color} the rim of {the crust} with {the rim}: nice and brown.
step sort {@2-3? Your child sorts | Sort} the toppings into heaps, one color each. That is the kitchen.
step cheese {@2-3? Your child tears {the cheese} into shreds as long as a finger | {cheese=yarn,raffia? Cut {the cheese} into shreds as long as a finger | Cut or tear {the cheese} into shreds as long as a finger}}: grated cheese.
step spread {@2-3? Your child lays | Lay} the sauce on {the crust} and {@2-3? strokes | stroke} it smooth.
step top What would you like on it? {tongs? Pick up the toppings with {the tongs}, one at a time, and let go over the pizza. | {@2-3? Your child lays the toppings on, one at a time. | Lay the toppings on, one at a time.}}
step melt {@2-3? Your child lets | Let} {the cheese} snow over it.
step table Spread {the cloth}: the table is set.
step serve Push it under a chair, count to ten, ding! {box? Deliver it in {the box}. | Carry it to the table with both hands.} {guests? Who is hungrier, {the guests} or you? | Who gets the first slice?} Then clear it off for the next order.
further Draw a menu with three pictures: the guest points, the cook lays it on.
safety A grown-up cuts, and every topping is bigger than a mouth: this pizza is for looking and serving.
skills picking up and letting go, sorting by color, playing restaurant
alt A round pizza with red sauce, yellow rounds, green leaves and strips
left glue-stick: nothing is glued here, so that it can be topped again

* tissue-tree-on-the-window
name {v}
means ground, window
title {v.title} | A Window Tree That Catches the Light | The Stickiest Tree in the House
about {v.about} No glue and no waiting: the whole pane is sticky, and so your child does it alone. | Pat a piece on, and it stays. When the sun comes round, the tree begins to glow. {v.about}
say fall: name=fall tree; title=Fall Tree on the Window; about=All the colors of fall, one torn piece at a time.; bits=leaves; down=some of them have fallen already: they go down along the bottom; look=Blow as hard as the wind. Which leaf falls first?
say spring: name=blossom tree; title=A Tree Full of Blossoms; about=First comes a bare branch, and then, overnight, all of it is in bloom.; bits=blossoms; down=some petals have blown off already: they go down along the bottom; look=Buzz up to it like a bee, from one blossom to the next.
say snowy: name=snowy tree; title=A Tree in the Snow; about=It snows on every branch, and nobody gets cold hands.; bits=snow; down=on the ground it lies deepest: a whole row of it goes along the bottom; look=Who lives in there all winter long? Knock on the trunk.
step hang A grown-up cuts {the film} in half, peels off one backing and tapes that half to a window or a wall with {the tape}, sticky side toward you, as high as your child's chest. The other half is for later.
step tear {leaves=leaf? {@2-3? Your child sorts | Sort} {the leaves} by color, and {@2-3? pulls | pull} off the stems. | {leaves=cotton-ball? {@2-3? Your child pulls | Pull} {the leaves} into flat little tufts. | {@2-3? Your child tears | Tear} {the leaves} into pieces as big as a cookie. Pieces that are cut already are ready.}}
step strips {trunk=paper-strip? Pick out six strips for the wood and cut three of them in half with {the scissors}. | From {the trunk}, cut three strips as long as a forearm and as wide as two fingers, and six short ones.}
step trunk Press the long strips on together, side by side, from the lower edge to the middle: that is the trunk.
step branches {@2-3? Your child sticks | Stick} the short ones on at the top, pointing every which way: the branches.
step leaves {@2-3? Your child pats | Pat} the {v.bits} on, {color a}, {color b} and {color c} as far as the colors go, all around the branches. And {v.down}.
step ground {@2-3? Your child presses | Press} {the ground} on around the foot of the tree.
step guest {@2-3? Your child presses | Press} {the guest} on: somebody is at home in this tree.
step seal A grown-up lays the other half of {the film} over all of it, sticky side in, and strokes it smooth: now it lasts for the season.
step look {v.look}
further Take a walk: which tree out there looks like yours?
safety The pane is taped low, so that nobody climbs for it, and the slippery backing goes away at once.
skills tearing, pressing on, seeing the seasons change
alt A tree with brown branches and pieces in bright colors on a sticky window

* duckling-and-bath-duck
name duck
means tub, foam, sponge, feather, bowl
title Quack! A Duck With {wings=feather? Feather | Soft} Wings | One Little Duck Went Out to Play | A Duck That Loves Its Bath
about {wings=feather? Real feathers for wings | Soft wings}, an orange bill, and a belly as round as a pillow. Wherever it swims, somebody says quack. | It swims on the rug, on the bed and under the table, {wings=feather? and its feathers never get wet | and it never gets wet}.
step cut On {the body}, a grown-up draws a duck as long as a hand: a round belly, a round head, a pointed tail, all in one. Cut it out{body=craft-foam,foam-sheet-scrap? , and a second, smaller one as well | }.
step bill From {the bill}, cut a rounded bill as long as a thumb.
step fluff {wings=feather? {@2-3? Your child strokes | Stroke} {the wings} smooth: which one is the softest? | {wings=cotton-ball,cotton-pad,faux-fur? {@2-3? Your child pulls | Pull} {the wings} into soft tufts. | {@2-3? Your child crumples | Crumple} {the wings} a little, so that they stick out like plumes.}}
step bill-on {@2-3? Put {fix} on the bill; your child presses it on | {fix fix} the bill on} in front of the head.
step wings {@2-3? Spread {fix} on the belly; your child presses {the wings} into it | {fix fix} {the wings} onto the belly}, all pointing to the tail.{fix=glue?  Half an hour, and they hold. | }
step eyes {eyes=sticker? {@2-3? Your child presses {the eyes} on | Press {the eyes} on} | {fix fix} {the eyes} on}: now it can see where it swims.
step face Draw {!eyes? the eye and | } a smile with {the pen}{@2-3? , and your child adds a few dots | }.
step handle {fix fix} {the handle} behind the belly, long end down, to hold on to.
step pond Spread {the pond}: here it is wet, and deep enough for ducks.
step swim Splish, splash: {@2-3? your child lets it | let it} dive, shake its wings and quack. {body=craft-foam,foam-sheet-scrap? The plain one is the duckling that always swims behind. | Who swims behind it?}
further Make four more and sing: five little ducks went out one day.
safety A grown-up cuts, and counts what is soft: a plume that comes off is thrown away before it is tasted.
skills pressing on, stroking and feeling, singing
waiting {fix=glue? Half an hour for the glue. | }
alt A yellow duck with soft wings and an orange bill
left googly-eye: too small for this age

* laced-paper-football
name football
means paper, ball, field
title A Football With White Laces | Touchdown! A Paper Football | Crumple, Wrap, Throw: A Football
about It is as light as a crumpled page, so it may be thrown in the living room, and it hurts nobody. | Brown, pointed at both ends, with white laces across: everybody sees at once what game is on.
step crumple {stuffing=pillow-stuffing,crinkle-paper? {@2-3? Your child squeezes | Squeeze} {the stuffing} into a ball as big as a melon. | {@2-3? Your child crumples | Crumple} {the stuffing} into one ball as big as a melon, as tight as {@2-3? two arms can | you can}.}
step wrap {ball=paper-bag,pillowcase? Push the crumpled ball into {the ball} together, all the way down. | Lay the crumpled ball on {the ball} and roll it up together, like candy in a wrapper.}
step twist Twist both ends, one to the left and one to the right, and push them in a little: two points, a fat belly.
step tape A grown-up {tape=glue? glues | tapes} the seam and both points down with {the tape}.
step laces {laces=paint,acrylic-paint? {@2-3? Your child paints | Paint} the laces with {the brush} in white: one long line on top | {laces=sticker? {@2-3? Your child presses {the laces} on | Press {the laces} on}: a long row on top for the laces | Tear off bits of {the laces} together and stick the laces on: one long line on top}}, and four short ones across.
step stripes A stripe all around comes near each end: you turn the ball{@2-3? , and your child follows | }.
step dry {laces=paint,acrylic-paint? Let it dry for half an hour. Warm up: run on the spot, touch your toes. | Warm up: run on the spot, touch your toes.}
step field Spread {the field}: the end zone.
step goal {goal=cardboard-box,bucket,basket,cloth-bag? Set {the goal} up at the other end of the room | Lean {the goal} against a chair at the other end of the room and fix it with {the tape}}: that is what to hit.
step throw Hut, hut, go: throw it, run after it, fall down on it. Touchdown! What is your dance?
further Draw a number as big as a plate and wear it on the back.
safety Throw it where nothing can be knocked over, and never at a face; paper in the mouth comes out again before the next play.
skills crumpling, throwing, running and stopping
waiting {laces=paint,acrylic-paint? Half an hour for the paint. | }
alt A brown paper football with white laces and stripes
left balloon: bursts into pieces that choke small children

* box-truck-with-a-load
name {v}
means card, sign, block, bed
title {v.title} | {A V} With Big Wheels | Beep, Beep: {A V}
about {v.about} A box, four wheels and one color: it can be driven tonight. | The box does the work, your child does the noise. {v.about}
say dump-truck: name=dump truck; title=Dump Truck for a Big Load; about=It carries what is heavy and tips it out where it is wanted.; tower=behind the cab: the exhaust pipe; signs=along the sides, like warning lights; cargo=rocks and bricks; drive=Reverse: beep, beep, beep. Tip it all out. What comes next
say ice-cream-truck: name=ice cream truck; title=Here Comes the Ice Cream Truck; about=Everybody runs when the bell rings: one scoop, or two?; tower=on the roof: the biggest ice cream cup in town; signs=all over the sides, like sprinkles; cargo=ice cream in every flavor; drive=Ring the bell and stop at every chair. What would you like today
say mail-truck: name=mail truck; title=Mail Truck, Full to the Top; about=It brings something to everybody in the house.; tower=on the roof: the horn; signs=all over the sides, like stamps; cargo=mail for the whole street; drive=Stop at every door, knock, and hand something out. Who gets the biggest one
say train: name=train; title=All Aboard the Box Train; about=It puffs past the sofa and stops wherever somebody waits.; tower=in front: the chimney; signs=along the sides, like the windows of a long train; cargo=white steam and heavy freight; drive=Choo, choo, through the tunnel under the table. Next stop, where
step open {box=egg-carton? Cut the upper half off {the box}: its cups are for the load. | Cut a wide opening into the top of {the box}, from the middle to the back: the front stays closed and is the driver's place.}
step coat {coat=paint,acrylic-paint? {@2-3? Your child paints | Paint} the whole outside {color a} with {the brush}. Half an hour, and it is dry. | {coat=sticker? {@2-3? Your child sticks | Stick} {the coat} all over the outside. | {@2-3? Your child colors | Color} the whole outside {color a} with {the coat}.}}
step round {wheels=plastic-lid,cupcake-liner,cotton-pad? {the wheels} are round already. | Cut four wheels as wide as a fist from {the wheels}. Whatever is round already stays as it is.} Cut a window as big as a palm from {the window}.
step wheels {fix fix} behind: {@2-3? your child presses | press} two wheels on each side, low, so that they touch the floor.
step window {@2-3? Your child presses | Press} the window on in front with {fix}. Who is driving?
step tower {fix fix} {the tower} {v.tower}.
step signs {signs=paper-strip? {fix fix} {the signs} on {v.signs}. | {@2-3? Your child presses {the signs} on | Press {the signs} on} {v.signs}.}
step lamps Draw headlights, a door and a handle with {the pen}.
step load {load=newspaper,tissue-paper,crinkle-paper? {@2-3? Your child crumples | Crumple} {the load} into lumps and {@2-3? fills | fill} them in. | {@2-3? Your child fills | Fill} {the load} in.} Today that is {v.cargo}.{driver?  {the driver} may ride in front. | }
step drive {v.drive}?
further Draw a road with crossings on a big sheet, or lay one from tape.
safety A grown-up cuts the box and the wheels, and whatever is loaded is too big for a mouth or stays outdoors.
skills painting a big surface, placing in pairs, loading and unloading
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt {A v} from a box with four round wheels and a window

* soft-winged-tube-bird
name {v}
means egg, shell, nest
title {V} With Soft Wings | {v.title} | {A V} From One Tube
about {v.about} One tube is the body, and the wings are as soft as they look. | {v.about} It stands by itself and goes wherever a small hand takes it.
say owl: name=owl; cut=two circles as wide as a big coin to set the eyes on, a beak as long as a thumb tip and two little feet; place=the circles side by side, the beak below them and the feet under the lower rim; title=Hoot, Hoot: An Owl; about=Owls sleep by day and see everything by night.; call=Hoo, hoo! Turn your head as far as you can, and then fly without a sound
say penguin: name=penguin; cut=an oval as big as a palm for the white belly, a beak as long as a thumb tip and two wide feet; place=the belly in the middle, the beak above it and the feet under the lower rim; title=Waddle Along, Penguin; about=Penguins cannot fly, and they do not mind at all.; call=Waddle with your arms close to your sides, then slide down an iceberg of pillows
say rooster: name=rooster; cut=a comb with three bumps, a beak as long as a thumb tip and two little feet; place=the comb on top, the beak in the middle and the feet under the lower rim; title=Cock-a-Doodle-Doo; about=Before anybody else is up, somebody on the farm is already shouting.; call=Cock-a-doodle-doo! Wake everybody in the house, one after the other
say parrot: name=parrot; cut=a big hooked beak as long as a thumb and three tail strips as long as a finger; place=the beak in the middle and the tail under the lower rim, behind; title=A Parrot That Talks; about=Parrots say back whatever one says to them.; call=One says something, and the parrot says it back: hello, hello
step coat {coat=paint,acrylic-paint? {@2-3? Your child paints | Paint} {the tube} {color a} all around with {the brush}, two fingers inside to hold it. Half an hour, and it is dry. | {@2-3? Your child colors | Color} {the tube} {color a} all around with {the coat}.}
step cut From {the face}, {@2-3? a grown-up cuts | together cut} {v.cut}.
step top {v=owl? Press the upper rim in from the front and from behind, so that the two sides stay up: pointed ears. | Press the upper rim in a little from the front and from behind: a head has no hole in it.}
step soften {wings=feather? {@2-3? Your child strokes | Stroke} {the wings}: which one is softest, which one is longest? | {wings=leaf? {@2-3? Your child lays | Lay} {the wings} side by side: which two look alike? | {wings=felt? {@2-3? A grown-up cuts | Together, cut} {the wings} into four drops as long as a hand. | {@2-3? Your child folds or tears | Fold or tear} {the wings} in half, and half again: four soft wings.}}}
step wings {@2-3? Put {fix} on the sides; your child presses the wings on | {fix fix} the wings to the sides}, two left and two right, tips down.
step beak {@2-3? Your child presses | Press} it all on with {fix}: {v.place}.
step eyes {eyes=sticker? {@2-3? Your child presses {the eyes} on | Press {the eyes} on} | {fix fix} {the eyes} on}, {v=owl? one on each circle. | side by side above the beak.}
step dots Draw {!eyes? two eyes and | } rows of little hooks on the belly with {the pen}: feathers upon feathers.
step nest Settle it in {the nest}. Does it fit?
step fly {v.call}.{perch?  {the perch} is a good place to land. | }
further Make a small one from half a tube: who hatched there?
safety A grown-up does the cutting; what is soft and comes off goes into the trash and not into a mouth.
skills painting all around, pressing on in pairs, calling like an animal
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt {A v} made from a tube with soft wings

* sponged-plate-fruit
name {v}
means plate
title {V} as Big as a Plate | {v.title} | The Biggest {V} on the Stand
about {v.about} Dab, dab, dab, until it is ripe all over. | A plate is as round as {a v}, and every dab makes it riper. {v.about}
say apple: name=apple; title=An Apple a Day; about=The reddest one always hangs a little too high.; dots=around the middle, like the shine on its skin; leaf=two leaves; end=Bite into the air: crunch! Is it sweet or sour
say tomato: name=tomato; title=Tomato From the Garden; about=First it was green, and then one morning it was not.; dots=where the sun has kissed it; leaf=two leaves; end=Squeeze it, softly: is it ripe? How many do we need for the soup
say pumpkin: name=pumpkin; title=Pumpkin From the Patch; about=In spring it was a seed, and now nobody can lift it.; dots=over its belly, wherever it likes; leaf=two leaves; end=Roll it home from the patch. Oof, how heavy is it
step pour Spread {the coat} thinly on {a dish}{dabber=kitchen-sponge,bubble-wrap? , and lay out a piece of {the dabber} as big as an egg | , and lay {the dabber} beside it}.
step dab {@2-3? Your child dips {the dabber} into the {color a} and dabs | Dip {the dabber} into the {color a} and dab} all over the back of {the plate}, rim and all. It dries for half an hour.
step seeds {seeds=cotton-swab? {@2-3? Your child dips {the seeds} into the last of the paint and dots | Dip {the seeds} into the last of the paint and dot} {v.dots}. | {@2-3? Your child presses {the seeds} on | Press {the seeds} on}, {v.dots}.}
step cut {leaf=leaf? Pick out two good ones of {the leaf}. | {@2-3? A grown-up cuts | Together cut} {v.leaf} as long as a finger from {the leaf}.} {stem=craft-stick,paper-straw,stick? {the stem} is the stem, cut or left long. | {@2-3? A grown-up cuts | Together cut} a stem as long as a thumb from {the stem}.}
step stem {fix fix} the stem behind the top rim.
step leaf {@2-3? Your child presses | Press} {v.leaf} on beside the stem with {fix}.
step worm {worm=sock? Let a corner of {the worm} look out from behind the rim | Let {the worm} look out from behind the rim, rolled up like a worm}, and fix it with {fix}: somebody was here first.
step face Draw a face on it with {the pen}, if it wants one: this one is friendly.
step shop {v.end}?{basket?  Then it goes into {the basket}. | }
further Make a whole stand of them and sell them: what does a big one cost?
safety What is painted is not for eating; a real one tastes better, washed and cut small by a grown-up.
skills dabbing, filling a whole surface, naming what grows
waiting Half an hour for the paint.
alt A big round {v} on a plate with a stem, leaves and a face

* bubble-stomp-painting
name stomp painting
means feet, page, ground, boot, rain
title {v.title} | Stomp, Stomp: A Painting for Two Feet | Painting With Bubbles Underfoot
about {v.about} Feet wrapped in bubbles paint a whole road of round dots, and popping is allowed. | No brush and no sitting still: this picture is walked. {v.about}
say puddles: title=Splash! A Picture Full of Puddles; about=Every step is a puddle, and nobody minds who gets wet.; walk=Splash from puddle to puddle, first with small steps, then with a big one; lines=rain above them, and somebody with an umbrella; end=Jump over every puddle, and into the biggest one with both feet.
say dinosaurs: title=Where the Dinosaurs Stomped; about=Who left these tracks? They look bumpy, like the skin of a dinosaur.; walk=Stomp as slow and heavy as the biggest of all, then as quick as the small ones; lines=three claws at the front of every track; end=Roar, follow the tracks and find out where they lead.
say monsters: title=The Tracks of a Friendly Monster; about=Big, bumpy and in two colors: nobody has feet like these.; walk=Stomp like a giant, tiptoe like a monster that wants to surprise somebody; lines=toes, claws and a hair or two at every track; end=Fee, fi, fo, fum: follow the tracks. Is the monster at home?
say elephants: title=The Elephants Came This Way; about=Elephants walk in a row, and every track is as round as a plate.; walk=Walk with slow, heavy, swinging steps, one arm for a trunk; lines=four toenails at every track; end=Walk the road once more in a row, holding on to the tail in front.
step road A grown-up {sheet=packing-paper,bed-sheet,wrapping-paper? lays {the sheet} on the floor | lays {the sheet} side by side on the floor}, as long as three big steps, and fixes the corners with {the tape}. {sheet=cardboard-box? Boxes are opened flat first. | }
step wrap A grown-up wraps {the wrap} around each foot{boots? , over {the boots} | }, bubbles outside, and tapes it to itself above the ankle, loosely. {color a} goes on {the tray}, thin as butter, and {color b} beside it.
step dip Hold both hands: one foot steps into the {color a}, and out onto the long sheet. It is slippery, so nobody lets go.
step stomp {v.walk}. Hand in hand, from one end to the other.
step second The other foot now, in {color b}, on the way back.
step wash Sit down, unwrap, and throw {the wrap} away at once. Wash what has found its way in, with water from {a bowl}, and dry with {the towel}.
step shine {shine=aluminum-foil,metallic-paper? {@2-3? Your child tears | Tear} {the shine} into bits and {@2-3? presses | press} them into the wet paint: that glitters. | {@2-3? Your child presses | Press} {the shine} on, where the road is dry.}
step draw When it has dried for an hour, draw {v.lines}.
step play {v.end}
further Cut the best tracks out and lay them through the hall, up to the bath.
safety Wet plastic is slippery: a grown-up holds both hands the whole time, on bare floor and not on tiles. Bubble wrap never comes near a face and goes into the trash right after.
skills keeping balance, moving in different ways, looking at tracks
waiting An hour for the paint.
alt A long sheet with bumpy footprints in two colors

* cotton-tail-puppet
name {v}
means cotton, tail, meadow, black sheep
title {A V} to Stroke | {V} With a Soft Coat | Hop Along, Soft {V}
about {v.about} It is soft wherever a small hand wants to stroke it. | Pull, press, pat: tuft by tuft the {v} gets its coat. {v.about}
say bunny: name=bunny; about=Everything about a bunny is soft, and the tail most of all.; ears=two long ears; ends=behind, where it belongs: the tail; hop=Hop, hop, stop! Wiggle your nose, and nibble a carrot
say lamb: name=lamb; about=When it is new, a lamb is all legs and wool.; ears=two drooping ears; ends=behind, where it belongs: a short, wiggly tail; hop=Baa! Skip across the meadow, and find your mother
say polar-bear: name=polar bear; about=It never gets cold, for it sleeps in the thickest coat of all.; ears=two small round ears; ends=behind, where it belongs: a stump of a tail; hop=Creep over the ice on all fours, and slide the last bit
step cut On {the body}, {@2-3? a grown-up draws and cuts out | together draw and cut out} a round belly as big as two palms, a round head as big as one, and {v.ears}. {fix stick} ears and head to the belly.
step pull {fluff=cotton-pad,tissue,faux-fur? {@2-3? Your child pulls | Pull} {the fluff} into pieces as big as a plum. | {@2-3? Your child pulls | Pull} {the fluff} apart into airy tufts.} One round one is kept for the tail.
step coat {@2-3? Spread {stick} on the belly; your child presses the tufts on | Spread {stick} on the belly and press the tufts on}, close together, until no bare spot is left.
step tail The round one goes on {v.ends}.
step cheeks {@2-3? Your child dips | Dip} a fingertip into {the cheeks} and {@2-3? dabs | dab} two round cheeks.
step eyes {eyes=sticker? {@2-3? Your child presses {the eyes} on. | Press {the eyes} on.} | {fix stick} {the eyes} on.}
step face Draw {!eyes? two eyes, | } a nose and a mouth with {the pen}.
step handle {fix stick} {the handle} behind it, long end down: now it can be led about.
step meadow Spread {the meadow}: this is where it lives.
step hop {v.hop}.
further Give it a friend, a big one or a tiny one, and let the two meet.
safety Tufts stay bigger than a mouth, and what comes off is thrown away. A grown-up cuts.
skills pulling apart, pressing on, moving a puppet
waiting {stick=glue? Half an hour for the glue. | }
alt A soft white {v} with a fluffy coat and tail
left pom-pom: too small for this age

* bed-with-a-pea
name bed
means ball, cover, foil, bed
title A Bed for a Princess, and a Pea | Who Slept So Badly? | Four Covers and One Pea
about One cover, two covers, three covers, four, and still the princess feels it. Try it: where does the pea lie? | Only a real princess feels a pea through so many covers. Is your bear one?
step deco {@2-3? Your child colors | Color} the outside of {the box} with {the deco}: it stands in a castle.
step jewels {@2-3? Your child presses {the jewels} on | Press {the jewels} on}, all along the edge.
step posts {fix fix} {the posts} into the four corners, standing up: a royal bed has posts.
step cut Cut {covers=sock? the cuffs off {the covers} and lay them out flat: | {the covers} to four covers as long as the box:} they are the bedding. Every one is a different color, if there are enough.
step pea {pea=play-dough? {@2-3? Your child rolls | Roll} {the pea} into a ball as big as an egg: | {pea=felt-ball? {@2-3? Your child rolls {the pea} across the table: | Roll {the pea} across the table:} | {@2-3? Your child tears off some of {the pea} and squeezes it | Tear off some of {the pea} and squeeze it} into a ball as big as an egg:}} so big, and yet somebody will have to find it.
step hide Lay the ball on the bottom of the box, and everybody else closes their eyes.
step stack {@2-3? Your child lays | Lay} the covers on top, one after the other, and {@2-3? counts | count}: one, two, three, four.
step pillow {@2-3? Your child puts | Put} {the pillow} at one end: the pillow.
step sleep Lay {sleeper? {the sleeper} | a tired toy} down on top. Good night! And in the morning: how did you sleep?
step hunt Take off one cover after the other. Can you feel it now? And now? There it is!
further Hide two things the next night, a soft one and a hard one: which of them wakes the princess?
safety The pea is as big as an egg on purpose. It is a bed for toys, and nobody else is tucked into it.
skills stacking, counting to four, feeling what is hidden
alt A bed in a box with four colorful covers, and a pea underneath

* stamped-fir-tree
name fir tree
means snow, star, line, card
title A Fir Tree, Stamp by Stamp | O Christmas Tree, How Round Are Your Branches | The Tree That Small Hands Stamped
about Three rows, four rows, five rows: it grows with every stamp, and then comes the best part: dressing it up. | It needs no stand and no water, and it fits behind every door of the house.
step line On {the sheet}, {@2-3? a grown-up draws | draw} a large triangle with {the pencil}, thin as a thread. {color a} paint goes on {a plate}, spread thinly.
step stamp {@2-3? Your child dips {the stamp} into the {color a} and presses it on | Dip {the stamp} into the {color a} and press it on} inside the triangle: dip, press, lift. The bottom row first.
step more Row after row, up to the tip, until the triangle is full. Over the line is fine: twigs grow where they like.
step dry Let it dry for half an hour. Stand like a fir tree meanwhile, arms down and out.
step trunk {@2-3? Your child glues | Glue} a piece of {the trunk} as long as a thumb under it: the trunk.
step balls {balls=sticker,felt-sticker? {@2-3? Your child presses {the balls} on | Press {the balls} on}: | {balls=washi-tape? {@2-3? Your child presses bits of {the balls} on | Press bits of {the balls} on}: | {@2-3? Your child tears {the balls}, squeezes the bits and glues them on: | Tear {the balls}, squeeze the bits and glue them on:}}} that is how a tree gets dressed up.
step snow {snow=salt? Spread glue along the bottom; {@2-3? your child sprinkles | sprinkle} {the snow} on it. | {snow=cotton-swab? {@2-3? Your child breaks | Break} nothing and {@2-3? glues | glue} {the snow} on crosswise, like big flakes. | {@2-3? Your child glues | Glue} {the snow} along the bottom, pulled or torn into bits.}} It has snowed.
step top Cut a star from {the top} and glue it to the tip.
step frame Run {the frame} along the upper and the lower edge: now it can be hung up.
step sing Hold hands, dance around it, and sing the song about the tree.
further Fold a second sheet and stamp a small tree on it: a card for somebody far away.
safety What was in the paint is not for mouths, and small bits are counted onto the tree. A grown-up does the cutting.
skills printing in rows, filling a shape, decorating
waiting Half an hour for the paint.
alt A green stamped fir tree with colorful balls in the snow

* hand-maned-unicorn
name unicorn
means paper, cup, cone
title A Unicorn With a Mane of Hands | My Hands, Its Mane: A Unicorn | Gallop, Little Unicorn
about Every print of a small hand is a lock of its mane, and no two locks fly the same way. | Other unicorns have hair. This one is made of waves hello.
step hand Brush {the coat} onto your child's palm with {the brush}: {color a}, or two colors side by side. It tickles.
step print {@2-3? Your child presses | Press} the hand onto the left edge of {the plate}, fingers pointing outward. Lift it straight up: the first lock of the mane. Two more prints go below and above it, as far as the forehead.
step wash Wash hands with a wet {towel} while the prints dry for half an hour.
step horn {horn=aluminum-foil? Squeeze and roll a horn as long as a hand from {the horn}, and cut two pieces for ears, shaped like leaves. | Cut a pointed horn as long as a hand and two ears shaped like leaves from {the horn}.}
step place {@2-3? Put {fix} on; your child presses the horn | {fix fix} the horn} to the middle of the top rim, and one ear to each side of it.
step strands A grown-up cuts {the strands} as long as a finger and helps to {fix fix} them on between the prints: long, shining hair.
step scraps Your child crumples some of {the scraps} to a bunch and presses it on with {fix}: a flower in its hair.
step gems {gems=glitter-glue? Dot {the gems} along the horn. | {@2-3? Your child presses {the gems} on | Press {the gems} on}, along the horn and in the mane.}
step face Draw two sleeping eyes with lashes, two nostrils and a smile with {the pen}.
step gallop Gallop it around the table, over the sofa, and home. What does it wish for?
further Print the same hand once more on paper, with the date: next year it will be bigger.
safety Painted hands stay away from eyes and mouths until they are washed. A grown-up cuts, and everything that hangs is no longer than a finger.
skills printing a hand, pressing on, galloping
waiting Half an hour for the paint.
alt A white unicorn face with a mane of colorful handprints and a golden horn
left party-hat: its elastic is too long for this age

* home-for-toy-animals
name {v}
means animal, hay, bed, floor, tree, lid
title {v.title} | Room for Everybody: {A V} | {A V} From a Box
about {v.about} Everybody gets a place, a bed and something to eat. | The animals have been lying in a heap long enough. {v.about}
say stable: name=stable; title=A Stable for the Animals; about=At night they all come in, one after the other, and the door is shut.; tree=beside the door, as a fence; night=It is getting dark. Who comes home first, and what does everybody say before they sleep
say den: name=den; title=A Den in the Jungle; about=Whoever is wild all day needs a quiet place at night.; tree=all around it: that is the jungle; night=Shh! Who is sleeping in there, and who is still out hunting
say cave: name=dinosaur cave; title=A Cave for Dinosaurs; about=When the rain comes down and the earth rumbles, every dinosaur wants to be inside.; tree=in front of it: the forest, tall enough to eat from; night=Rumble, rumble! Everybody into the cave. Is there room for the biggest one
say pet-house: name=pet house; title=A House for a Good Pet; about=Somebody small is moving in and needs a place of their own.; tree=beside it: the garden; night=It has been a long day. Who needs a walk, who needs a pat, and who is asleep already
step door A grown-up lays {the box} on its side or stands it upside down, draws a door as high as the biggest animal with {the pen}, and cuts it open along three edges so that it swings. The lid or a spare flap, folded once, is laid on top: the roof.
step color {coat=sticker? {@2-3? Your child sticks | Stick} {the coat} all over the outside. | {@2-3? Your child colors | Color} the outside {color a}{coat=paint?  with {the brush}. Half an hour, and it is dry. |  with {the coat}, the roof as well.}}
step tear {floor=tissue-paper,newspaper,packing-paper,paper-bag,crepe-paper? {@2-3? Your child tears | Tear} {the floor} into strips and handfuls. | {floor=soil,sand? {@2-3? Your child looks | Look} through {the floor} and {@2-3? picks | pick} out what does not belong. | {@2-3? Your child pulls | Pull} {the floor} apart and shakes it out, if it needs it.}}
step floor {@2-3? Your child spreads | Spread} it inside and in front of the door, as deep as a thumb is thick: soft feet, warm bellies.
step tree {@2-3? Your child sets | Set} {the tree} up {v.tree}.
step bed Fold {the bed} to a bed and lay it into a corner.
step trough Set {the trough} beside the door{feed? , and {@2-3? your child fills | fill} {the feed} in | }: dinner is served.
step in {@2-3? Your child leads | Lead} {the beasts} in, one after the other. Which one sleeps where?
step night {v.night}?
further Build a second house for the neighbors, and a road between the two.
safety What lies on the floor is for toys to eat: a grown-up stays near while mouths are curious. The cutting is done before the play begins.
skills sorting, setting up, telling a story
alt {a v} made from a box with a soft floor and its guests

* plate-hoop-and-paper-ball
name basketball hoop
means ball, basket, board
title Slam Dunk: A Hoop in the Living Room | Two Points! A Hoop and Three Balls | Up, Throw, In!
about It hangs as high as the smallest player can reach, and so everybody scores. | Three balls, one ring: crumple, aim, throw, run, and again.
step cut {hoop=basket,bucket,cardboard-box? The ring of {the hoop} is there already: nothing has to be cut but what is loose. | A grown-up cuts a hole as wide as a hand with spread fingers out of {the hoop}. The rim that is left is the ring.}
step coat {coat=paint,acrylic-paint? {@2-3? Your child paints | Paint} the rim {color a} with {the brush}. Half an hour, and it is dry. | {coat=sticker? {@2-3? Your child sticks | Stick} {the coat} all around the rim. | {@2-3? Your child colors | Color} the rim {color a} with {the coat}.}}
step net A grown-up cuts {the net} into pieces as long as a hand and tapes them side by side under the ring with {the tape}: the net.
step fringe Tear {the fringe} as long as a hand and tape the pieces side by side under the ring together: the net.
step ball {ball=sock? {@2-3? Your child rolls | Roll} {the ball} up, one at a time, as tight as they go. | {ball=soft-ball? {@2-3? Your child squeezes | Squeeze} {the ball}: they are ready. | {@2-3? Your child crumples | Crumple} {the ball} to three balls as big as an orange.}}
step wrap A strip of {tape} goes around each ball, twice, so that it holds together.
step hang A grown-up fixes {hoop=basket,bucket,cardboard-box? {the hoop} on a chair | the ring flat to the edge of a table or a shelf, so that it sticks out}, as high as your child's chin, with {the tape}{board? , and {the board} behind it | }.
step line Lay a line of {the line} on the floor, one big step away: from here.
step throw {@2-3? Your child throws | Throw}: up and in! One step back after every hit.
step cheer Count the hits out loud, do a dance after each one, and let somebody else throw.
further Hang it lower and throw with closed eyes: somebody says "left" or "right".
safety Only what is soft is thrown, and nobody hangs on the ring. A grown-up takes the net off when the game is over.
skills crumpling, throwing at a goal, counting
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A round ring with a net and three balls
`;
