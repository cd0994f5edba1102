export const words = `
* yarn-mane-tube-lion
name lion
title Lion With a Shaggy Mane | Tube Lion, King of the Table | The Lion That Needs No Comb
about A tube is the body, and the mane is the best part: the wilder it stands, the more of a lion it is. | A king has to stand by himself. This one does, and he has hair like nobody else.
step coat {coat=construction-paper? {@2-3? {@2-3,4-5? Together roll | Roll} | Roll} {the tube} up in {colored coat a} and glue the edge down. | {@2-3? Your child paints | Paint} {the tube} {color a} all around, with two fingers inside to hold it.}
step dry {@2-3? Your child stands it up and sings it a lullaby: half an hour until it is dry. | Stand it up for half an hour, until nothing sticks to a fingertip.}
step cut {@2-3? A grown-up draws and cuts | {@2-3,4-5? Together draw | Draw} and cut} a round head with two small ears from {card=packing-paper,paper-bag,cereal-box? {the card} | {colored card c}}, as large as an orange. {the pen} is for the line.
step snip {@2-3? A grown-up cuts | {@2-3,4-5? Together cut | Cut}} {the mane} into {mane=felt,tissue-paper,crepe-paper? strips | pieces} as long as a finger: forty is a good mane.
step mane {@2-3? {@2-3,4-5? Together put | Put} | Put} glue all around the edge on the back of the head, and press the {mane=felt,tissue-paper,crepe-paper? strips | pieces} into it, close together and sticking out like rays. A second round makes it wild.
step join {@2-3? You put plenty of glue on the back of the mane; your child presses the head against the tube, high up. Count to thirty. | Put plenty of glue on the back of the mane and press the head against the upper half of the tube. Count to thirty.}
step face {@2-3? A grown-up draws | Draw} {!eyes? two eyes, }a nose like a triangle, a mouth and whiskers.
step eyes {eyes=sticker? {@2-3? Your child presses | Press} | Glue} {the eyes} on, close together.
step legs {@2-3? A grown-up draws | Draw} two paws below with {the pen}, and {@2-3? glues | glue} one more piece of mane on behind, as the tail.
step roar {@2-3? Growl softly, then loudly, then roar: who comes running? | Roar, shake the mane, and tell who has to bow down. Real lions sleep twenty hours a day: what does this one dream of?}
further @2-3 Stroke the mane: is it softer than your own hair?
further Make a lioness without a mane, and two cubs from half a tube.
safety The mane is cut away from the face, and no long thread stays lying around.
skills painting all around, gluing close together, pretend play
waiting Half an hour for {coat=construction-paper? the glue | the paint}.
alt A cardboard tube lion with a shaggy mane

* filter-fall-leaves
name fall leaves
title Fall Leaves on a Branch | {filters=coffee-filter? Coffee-Filter | Soft Paper} Leaves | The Branch That Never Goes Bare
about Red runs into yellow and yellow into orange: water colors these leaves, just as the cold nights do outside. | Every drop spreads out and takes the color along. No two leaves come out alike.
step color {brush? Brush | Draw} broad stripes and patches of red, orange and yellow onto {the filters} with {the pens}. Leave some white between them.
step wet Lay them on the plate. {spray? Spray water over them with {the spray} from afar, twice or three times, | Sprinkle water over them from your fingertips,} and watch: the colors run into each other.
step dry Let them dry for half an hour.
step fold {@2-3,4-5? Together fold | Fold} each of {the filters} in half.
step cut {@2-3,4-5? Together draw | Draw} half a leaf along the fold with {the pen}: a round belly, a pointed tip. Cut along it and open it up: both sides are the same.
step branch {branch=stick? Lay {the branch} down with its twigs to the right. | {branch=packing-paper,paper-bag? Twist {the branch} into a long rope and tear smaller twigs from the rest | Tear a long branch with twigs out of {branch=cardboard? the cardboard | {colored branch brown}}}.}{sky?  {fix fix} it across {the sky}. | }
step stick {fix=tape? Tape | Glue} the leaves on by their stems, some close together, one at the very tip, and one just about to fall.
step line {@2-3,4-5? Together tie | Tie} {the line} to both ends of the branch.
step fall Hang it up. Blow: which one would fall first?
further Put a real leaf beside them and find its colors.
safety Ink runs through wet paper: cover the table and roll up the sleeves. Cut along the fold together.
skills watching colors mix, cutting on a fold, gluing by the stem
waiting Half an hour until the leaves are dry.
alt A brown branch with fall leaves in red, orange and yellow

* spotted-bag-puppet
name {v}
title {V} Puppet From a Paper Bag | The Bag That Is {a V} | {V} on My Hand
about The flap of the bag is a mouth already: it only has to become {a v}. | {v.about}
say leopard: name=leopard; about=Spots hide it in the grass, until it opens its mouth.; ears=two round ears; put=the ears behind the upper corners; face=a triangle for a nose and a mouth like a W; play=Creep, crouch, and pounce on a sofa cushion
say tiger: name=tiger; about=No other cat has stripes, and no other cat growls like this one.; ears=two round ears; put=the ears behind the upper corners; face=a triangle for a nose and a mouth like a W; play=Growl, show your teeth, and then purr
say frog: name=frog; about=It sits still as a leaf, and then the tongue shoots out.; ears=two circles as large as a bottle cap for the eyes to sit on, and a tongue as long as a finger; put=the circles to the upper edge, half above it, and the tongue inside the flap; face=two nostrils and a very wide mouth; play=Croak, and snap at every fly that passes
say elephant: name=elephant; about=Ears to flap, a trunk to greet with: it is shy until you talk to it.; ears=two ears as large as a hand, and a trunk as long as a hand; put=the ears behind the edges, left and right, and the trunk onto the middle of the flap; face=a smile on each side of the trunk; play=Trumpet, and shake hands with the trunk
step coat Lay {the bag} flat with the flap up. {@2-3? Your child paints | Paint} the front and the flap {color a} with {the brush}; lift the flap to paint below it as well.
step dry Let it dry for half an hour. Prop the flap up a little, so that it does not stick.
step marks {v=leopard? With a fingertip, dab spots of {color b} all over the front. | {v=tiger? Paint stripes of {color b} in from both sides, each pointed like a long tooth. | {v=frog? Paint a big round belly in {color b} below the flap, and a few dots on the forehead. | With a fingertip, dab two {color b} cheeks, and toes below.}}}
step cut {@2-3? A grown-up cuts | {@2-3,4-5? Together cut | Cut}} from {the card}: {v.ears}.
step stick {@2-3? Your child glues | Glue} {v.put}.
step eyes {eyes=sticker? {@2-3? Your child presses | Press} | Glue} {the eyes} on.
step face {@2-3? A grown-up draws | Draw} {!eyes? two eyes, }{v.face} with {the pen}.
step whiskers {v=leopard,tiger? {@2-3,4-5? Together cut | Cut} {the whiskers} into pieces as long as a finger and glue them beside the nose. | {v=frog? {@2-3,4-5? Together cut | Cut} a bit of {the whiskers} as long as a finger and glue it on above the belly: a fly sits at its end. | {@2-3,4-5? Together cut | Cut} {the whiskers} into pieces as long as a finger and glue them to the forehead as hair.}}
step show {@2-3? Your child slides a hand in: open, shut. | Slide your hand in with the fingers in the flap: open, shut.} {v.play}!
further Make a second animal and let the two meet at the water.
safety Puppets talk; they do not bite noses. Snips around the ears are made together.
skills painting a whole side, making a face, speaking for somebody else
waiting Half an hour for the paint.
alt A paper bag puppet that is {a v}

* pull-along-box-car
name car
title A Car With Wheels That Turn | Pull-Along Box Car | Down the Hall on Four Wheels
about Most box cars only look as if they could drive. The wheels of this one turn, because {a pins} holds each by its middle. | Tie a string to it and it follows you everywhere, like a dog with four wheels.
step coat {coat=paint,acrylic-paint? Paint {the box} {color a} on all sides but the bottom, with {the brush}. | Cover {the box} with {coat=construction-paper? {colored coat a} | {the coat}} and {fix fix} the edges down.}
step dry Let it dry for half an hour.
step wheels {@2-3,4-5? Together draw | Draw} around the cup four times on {the wheels}, with {the pen}, and cut out four wheels.
step hubs Draw a dark tire around each rim and spokes in the middle, and a dot exactly where they meet.
step holes A grown-up pokes a hole through each dot with the tip of {the scissors}, and two into each long side of the box, a thumb above the bottom.
step pins {@4-5? A grown-up pushes | {@2-3,4-5? Together push | Push}} {pins=pipe-cleaner? a pipe cleaner through each wheel and into the box, and {@4-5? twists | twist} a knob on both ends. | one of {the pins} through each wheel into the box and {pins=nuts-and-bolts? {@4-5? turns | turn} the nut on inside. | {@4-5? bends | bend} its legs apart inside.}} Not too tight: spin every wheel once.
step lamps {lamps=sticker? Press | Glue} {the lamps} on: two lights in front, two behind.
step doors Draw windows, a door and a number on both sides.
step string Poke a hole into the front, push {the string} through and tie a thick knot inside. The other end gets a loop as wide as a hand.
step drive {driver? Set {the driver} in and pull: | Pull it through the rooms:} around the table, over the rug, into the garage under the sofa.
further Load it: how much can it carry before a wheel goes on strike?
safety The string is for pulling along the floor, never around a neck or a wrist. The holes are a grown-up's work, with the box on the table.
skills drawing around a shape, seeing how a wheel turns, careful pulling
waiting {coat=paint,acrylic-paint? Half an hour for the paint. | }
alt A red box car with four turning wheels and a string to pull

* box-mouth-monster
name monster
title The {box=tissue-box? Tissue-Box | Box} Monster With Teeth | Feed Me, Says the Monster | A Monster With Room for Everything
about A hole in a box is a mouth that waits for teeth. It eats socks, crumpled paper and anything that lies around on the floor. | It looks dangerous, and it loves to be fed.
step coat {coat=paint,acrylic-paint? {@2-3? Your child paints | Paint} {the box} {color a} on all sides but the bottom, with {the brush}. | {@2-3? {@2-3,4-5? Together cover | Cover} | Cover} {the box} with {coat=construction-paper,tissue-paper? {colored coat a}, and glue it down | {the coat}}; the hole stays open.}
step dry Let it dry for half an hour.
step teeth {@2-3? A grown-up cuts | {@2-3,4-5? Together cut | Cut}} six triangles as long as a thumb from {the teeth}. {!box=tissue-box? Then cut a mouth as wide as a hand into the front of the box.}
step bite {@2-3? {@2-3,4-5? Together glue | Glue} | Glue} four of them inside the upper edge of the mouth, points down, and two below, points up.
step feet {@2-3? A grown-up draws and cuts | {@2-3,4-5? Together draw | Draw} and cut} two feet with three toes each from {colored card b}, as large as a hand.
step stand Glue the feet under the front edge, so that the toes look out.
step eyes {eyes=sticker? {@2-3? Your child presses | Press} | {@2-3? Your child glues | Glue}} {the eyes} on above the mouth: three, of course.
step hair {@2-3? {@2-3,4-5? Together glue | Glue} | Glue} {the hair} to the top: it stands on end.
step face {@2-3? A grown-up draws | Draw} {!eyes? three eyes and } two angry eyebrows, with {the pen}.
step eat {@2-3? Crumple a piece of paper: your child feeds the monster. Munch! | It is hungry: crumple old paper into balls and throw from three steps away. Burp! Who has to clean its teeth?}
further @2-3 Feed it all the socks of one color.
further Write a menu: what does it eat on Monday, and what never?
safety {@2-3? The monster eats big things only: what fits into a mouth stays off the table. | Hands go in one at a time, and the points of the teeth are snipped blunt.}
skills covering a box, gluing in a row, throwing at a target
waiting Half an hour for {coat=paint,acrylic-paint? the paint | the glue}.
alt A box monster with big teeth, three eyes and wild hair

* pot-farmyard
name {v}
title {A V} From {a pot} | {V} for the Windowsill Farm | {A V} That Stands by Itself
about Turned over, {a pot} is a round body that stands by itself. {v.about} | Soft paper on the outside, a face in front: the farm has one animal more.
say pig: name=pig; about=A snout in front, two ears on top: that is a pig.; parts=an oval snout as large as a bottle cap, and two pointed ears; put=the snout in the middle and the ears at the top, tips bent forward; draw=Draw two nostrils on the snout; play=Oink! Where is the mud?; tail=around a finger into a curl
say cow: name=cow; about=Two patches, and everybody knows who gives the milk.; parts=a broad pink muzzle, two long ears and two patches; put=the patches first, then the muzzle low in front and the ears left and right; draw=Draw two nostrils and a mouth on the muzzle; play=Moo! Who brings the hay?; tail=straight, with a tuft at its end
say sheep: name=sheep; about=The face is dark, and all the rest is wool.; parts=a face like an egg and two ears like drops; put=the face in front, and the ears to its upper edge; draw=Draw a smile on the face with a light line, or cut a small one out; play=Baa! Count it, and then count it once more.; tail=up into a small knot
say hen: name=hen; about=She lays an egg a day and tells everybody about it.; parts=a pointed beak, two feet, two round wings and a comb with three points; put=the beak in the middle, the feet under the rim, a wing on each side and the comb on top; draw=Draw scallops on the breast for feathers; play=Cluck, cluck! How many eggs did she lay today?; tail=upward like a plume
say chick: name=chick; about=It has just hatched, and already it is hungry.; parts=a pointed beak, two feet and two small wings; put=the beak in the middle, the feet under the rim and a wing on each side; draw=Draw short lines on the wings for feathers; play=Peep! Pick up corn that nobody else can see.; tail=into a small curl
step wrap {skin=cotton-ball? Pull {the skin} apart, put glue all around {the pot} and press the tufts on. | {@2-3,4-5? Together trim | Trim} {the skin} so that it is two fingers wider than {the pot} is tall. Turn the opening down, put glue all around, wrap it and fold what stands out over the top.}
step cut {@2-3,4-5? Together draw | Draw} and cut from {the card}: {v.parts}. {the pen} is for the lines.
step ears Glue on {v.put}.
step eyes {eyes=sticker? Press | Glue} {the eyes} on, close together.
step face {v.draw}{!eyes? , and two eyes above}.
step touch {v=hen? Dot {color white} specks onto the wings with {the touch}. | Rub a little {color pink} onto the cheeks with {the touch}.}
step tail {@2-3,4-5? Together bend | Bend} {the tail} {v.tail} and {fix fix} it on behind.
step dry Let it stand for half an hour, until nothing slides.
step barn {v.play}
further Make the others as well: pig, cow, sheep and chick fit on one windowsill.
safety Glue holds only on what has been rinsed and dried; the parts are cut together.
skills wrapping a round thing, placing a face, animal voices
waiting Half an hour for the glue.
alt {a v} made of a turned-over cup

* tube-drop-target
name drop game
title Down the Tubes | The Zigzag Drop Game | Which Cup Will It Land In?
about In at the top, right, left, right, and out at the bottom: nobody knows exactly which cup catches it. | {back? It stands where you lean it | A wall and some tape}, tubes on a slant: a game that can be built differently every day.
step color Color {the tubes} with {the pens}{brush?  and {the brush} | }: stripes, rings, numbers.
step slant {tubes=pool-noodle? A grown-up cuts {the tubes} into pieces as long as an arm and halves them lengthwise. | {@2-3,4-5? Together snip | Snip} a curve out of one end of each of {the tubes}, so that it fits over the next.}
step board Lean {the back} against a wall as a board, so that it stands steeply.
step hang Hold {!back? the first tube against a door at the height of your head | the first tube to the top of the board}, slanting down to the right, and stick it on with two strips of {tape}. The next begins below its end and slants to the left, and so on.
step test Let one of {the balls} roll. Where it gets stuck, make it steeper.
step cups Tape {the cups} side by side below the last tube, rims touching.
step points Write 1, 3 and 5 on {the signs} with {the pens}, and stick one in front of each of {the cups}.
step play Everybody drops all six, with eyes shut for the last one. Who has most points?
further Turn one tube around and change the road: now guess before you let go.
safety The balls are picked up right after the game: they are too small for little brothers and sisters. Nobody climbs on a chair for the top tube.
skills building on a slant, testing and mending, counting points
alt Three colored tubes zigzag down to three cups with numbers

* foil-flat-rocket
name foil rocket
title Silver Rocket, Ready for Takeoff | Rocket in a Coat of Foil | Ten, Nine, Eight: Foil Rocket
about {a foil} and {a card} make a rocket that shines like a real one, and the night behind it makes it shine twice. | The wrinkles in the silver catch the light, wherever the picture hangs.
step draw {@2-3,4-5? Together draw | Draw} a rocket on {the card}, as long as your forearm: a pointed nose, a body and two fins. {the pen} may press hard.
step cut {@2-3,4-5? Together cut | Cut} it out in one piece.
step wrap Lay it on {the foil} and fold the edges around it to the back, a bit at a time, like a present. Stroke the silver smooth and press lines into it with a fingernail: plates and rivets.
step flames {flames=chalk? Draw long tongues of fire in the middle of {night=packing-paper,paper? {the night} | {colored night c}} with {the flames}, in two colors, and smudge them a little. | Tear long tongues of fire out of {the flames}, in two colors.}
step land {flames=chalk? {fix=tape,masking-tape? Tape | Glue} the rocket above the flames, on | {fix=tape,masking-tape? Tape | Glue} the flames under the rocket, and then the rocket to the middle of} {night=packing-paper,paper? {the night} | {colored night c}}{tape=glue? . Press for a while: foil holds best with a lot of glue. | , with loops of {tape} behind it.}
step window {tape=glue? Glue | Tape} {the window} on as the porthole.
step moon {moon=chalk? Draw a round moon beside it with {the moon} and smudge it. | {moon=cotton-pad? Stick {the moon} | Tear a round moon out of {the moon} and stick it} up in the corner.}
step stars {stars=glitter-glue? Dot {the stars} all around. | {stars=sticker? Press {the stars} on all around. | Scatter {the stars} all around, with a dot of glue for each.}} Three in a row could be a constellation.
step lights A grown-up lays {the lights} around the picture on the shelf: the launch pad.
step go Ten, nine, eight … liftoff! {lights? Switch the lights on at zero. | Carry it along the room and land it at the window.} What is the first thing that you see up there?
further Write its name on the side, and the names of all who fly along.
safety Torn foil has sharp edges: a grown-up tears it off, and the edges are folded over first.
skills wrapping flat things, pressing lines, counting backward
alt A silver foil rocket with flames on a dark night sky with stars

* stuffed-dino-tail
name dinosaur tail
title A Dinosaur Tail to Wear | Swish! My Own Dinosaur Tail | The Tail With Seven Spikes
about Whoever wears it walks differently at once: slowly, heavily, and careful around vases. | Stuffed and spiked and tied around the waist, it swings with every step.
step stuff {tail=packing-paper,scarf? Roll {the tail} into a long cone and {fix fix} the edge down. | {tail=old-t-shirt,old-jersey? {@4-5? {@2-3,4-5? Together cut | Cut} | Cut} a sleeve off {the tail}, as close to the shoulder as you can. | {tail=tights? Cut one leg off {the tail}. | Shake {the tail} out.}}} Push {the fill} in, a little at a time: thin at the tip, thick as your arm at the top.
step shut {@4-5? A grown-up twists | Twist} the open end and {@4-5? winds | wind} {the tie} around it, very tight.
step draw Draw seven triangles on {the spikes} with {the pen}: the largest as tall as a hand, then smaller and smaller. A strip below each is for gluing.
step cut {@4-5? {@2-3,4-5? Together cut | Cut} | Cut} them out and fold the strips over.
step spikes {fix fix} them down the back in a row, large ones at the top, the smallest near the tip. Hold each until it stays.
step spots {spots=felt,fabric-scrap? Cut round spots from {the spots} and {fix fix} them on | {spots=sticker? Press {the spots} on | Draw or dab round spots with {the spots}}}, left and right.
step dry Leave it on its side for an hour, so that nothing slides.
step belt {@4-5? A grown-up ties | Tie} {the belt} around the thick end, with both ends long enough to go around your waist.
step wear Tie it on with a bow that opens by itself when somebody pulls. Stomp, swish, and roar.
further Make feet from two tissue boxes, and leave tracks.
safety The tail is tied around the waist with a bow, never around the neck, and comes off before climbing, stairs and slides.
skills stuffing evenly, cutting from large to small, pretend play
waiting {fix=glue? An hour for the glue. | }
alt A long stuffed dinosaur tail with spikes and a belt

* giant-bean-jar
name magic bean
title Jack's Magic Beans | A Bean Wakes Up | A Beanstalk on the Windowsill
about {jar=glass-jar? Behind the glass | Behind the clear wall} one can see what otherwise happens in the dark: first a root, then a neck, then two leaves. | In the story it takes one night to reach the clouds. Real magic takes a week.
step soak Cover {the beans} with water overnight: they drink until they are fat.
step pack Push {the wet} into {the jar}, so that it is {jar=plastic-bag? full along the bottom. | full and presses against the wall.}
step beans Slide the beans between the wall and the white, so that they can be seen from outside, a finger apart.
step drink Pour in water by the spoonful, until everything is wet and nothing swims.
step tag Write the day{tag=craft-stick,index-card?  on {the tag} and put it in | on {the tag} and stick it on}.
step castle {castle=sticker? {@2-3,4-5? Together cut | Cut} out a cloud from a scrap of paper and press {the castle} on as the giant's windows. | {@2-3,4-5? Together cut | Cut} a castle on a cloud from {the castle}, as large as a hand, and draw a door and a window with {the pen}.}
step giant {fix fix} the castle to the upper end of {the pole}: that is where the giant lives.
step window {@4-5? {@2-3,4-5? Together set | Set} | Set} it on a bright windowsill, out of the hot sun{jar=plastic-bag? , held to the pane with {tape} | }.
step watch Look every morning, and add a spoonful of water when it gets dry. After three or four days a white root comes; after a week, something green.
step climb {pole? When the stem is as long as a finger, put {the pole} in beside it: now it can climb{castle?  up to the giant}. | When it has leaves, plant it in earth, and tell it the story of Jack.}
further Lay one jar on its side for a day: which way does the stem grow now?
safety Dry beans are hard on teeth and bad for the stomach: they are for sowing. Count them where small children live.
skills waiting and looking, watering with measure, writing down a day
waiting About a week until something green shows.
fact Roots always find the way down, also when the bean lies on its head.
alt A jar with sprouting beans and a green stem that climbs toward a castle

* hero-gadget-belt
name gadget belt
title A Hero's Gadget Belt | Everything a Hero Needs | Belt With a Gadget for Every Danger
about A rope, a radio, a light that finds lost kittens: a hero carries it all around the waist. | The gadgets come from the recycling box, and only you know what they can do.
step measure {belt=old-belt? {@2-3,4-5? Together try | Try} {the belt} on and cut off what hangs down. | {@2-3,4-5? Together cut | Cut} {belt=felt,fabric-scrap,construction-paper,packing-paper,cardstock? a strip from {the belt} as wide as a hand | a piece of {the belt}}, long enough to go around you, and a hand more. Strips can be joined.}
step badge {@2-3,4-5? Together draw | Draw} a circle as large as a cookie on {the badge} with {the pen} and cut it out.
step shine {gadgets=egg-carton? {@2-3,4-5? Together tear | Tear} {the gadgets} into single cups first. | } {shine=paint? Paint {the gadgets} in {color c}, with {the brush}. | Wrap {the gadgets} in {the shine} and press it smooth.}
step buttons {buttons=sticker,stick-on-gem? Press | {fix fix}} {the buttons} on: the red one is only for emergencies.
step mount {fix fix} the badge to the middle of the belt and the gadgets left and right of it. Leave room at both ends.
step cord {@2-3,4-5? Together tie | Tie} {the cord} around one of them as the rescue rope, rolled up tight.
step sign Draw your sign on the badge: a bolt, a star, or the first letter of your name.
step close {@2-3,4-5? Together put | Put} it on over your clothes and fasten it behind with {the close}: it has to open with one pull.
step save Somebody calls for help! Which gadget do you use, and what does it do?
further Write a manual: what each button does, and what never to press.
safety The belt sits loosely and opens with one pull; the rescue rope is short and for toys only.
skills measuring on yourself, mounting in a row, inventing
waiting {fix=glue? Half an hour for the glue. | }
alt A wide belt with silver gadgets and a badge with a bolt

* liner-umbrellas
name umbrellas
title Three Umbrellas in the Rain | {liners=cupcake-liner? Cupcake-Liner | Ruffled} Umbrellas | Who Is Under the Umbrella?
about Folded in half, {a liners} has ribs like a real umbrella. All it needs is a handle and bad weather. | It rains cats and dogs, and somebody stays dry.
step fold Fold {the liners} in half, ruffled side out: the folds are the ribs.
step stick Glue the halves to {the sky}, round side up, at different heights. Only the upper edge gets glue: so they stand out a little.
step handles {@2-3,4-5? Together cut | Cut} {the handles} as long as a finger{handles=craft-stick? , | and bend one end into a hook,} one for each umbrella.
step hooks Glue them below the umbrellas, with the upper end just under the paper.
step cloud Pull {the cloud} apart and glue the tufts along the upper edge: rain clouds.
step rain {rain=paint? Dip a fingertip in and dab | Draw} rain all around, slanting, with {the rain}. Under the umbrellas it stays dry.
step drops {drops=sticker? Press {the drops} on | Glue {the drops} on}: the fattest drops of all.
step puddle Tear a puddle from {the puddle} and lay it at the bottom; a dab of glue holds it.
step who Draw who stands under each umbrella, with {the pen}: a child, a dog, two ants.
step boots Who gets wet feet? Drum the rain on the table with your fingertips, softly, then hard, then softly again.
further Look out at the next rain: which colors do the umbrellas have?
safety Small drops stay away from smaller children; a pointed end of a handle lies flat and is glued down.
skills folding in half, gluing at an edge, drawing people
waiting Twenty minutes for the glue.
alt Three colored paper umbrellas in the rain, with somebody under one

* jingle-stick
name jingle stick
title {bells=bell? Jingle-Bell | Jingle} Stick | A Stick That Jingles | One Stick, Six {bells=bell? Bells | Jingles}
about It sounds with every step, so a march comes all by itself. | Shake it, tap it, stop it: one stick is half an orchestra.
step smooth {stick=stick,bamboo? Break off what is pointed and rub the bark with your palm. | Choose a side of {the stick} that lies well in your hand.}
step coat Color it in rings with {the coat}{brush?  and {the brush} | }, as far as your fist does not reach. Let it dry.
step thread Thread two of {the bells} onto each {one wire} and bend or knot them into place, a little apart.
step bind {@4-5? {@2-3,4-5? Together wind | Wind} | Wind} each of the three tightly around the upper half of {the stick}, a hand apart at most, and twist the ends together.
step safe Cover every end with {fix}, all around: nothing may scratch or slide.
step wrap {@4-5? {@2-3,4-5? Together wind | Wind} | Wind} {the wrap} around the grip, turn beside turn, cut off the rest, and {wrap=washi-tape,duct-tape? press the end down | tuck the end in and knot it}.
step streamers Tape {the streamers} to the lower end.
step play March in a circle: one shake with every step. Then tap it into your palm, then tremble with it. Who can keep it completely silent while walking?
further Add a second player: one shakes the beat, the other the song.
safety Walk with it, never run; pull at every jingle before the march begins, and pick up what comes loose.
skills threading, winding tightly, keeping a beat
alt A stick with shining bells and streamers

* coiled-snail
name snail
title The Snail With a Rolled-Up House | Round and Round: A Snail | Slow, Slower, Snail
about Roll it up, let it go a little, and there is the house, with a door in the middle. | It carries everything it owns and is never late, because it never hurries.
step cut {@2-3,4-5? Together draw | Draw} a snail's body on {the card}, as long as your hand: a flat foot, a neck that stands up, a round head. Cut it out.
step strips {coil=paper-strip,yarn,pipe-cleaner,rope? {@2-3,4-5? Together trim | Trim} {the coil} to the length of your arm. | {@2-3,4-5? Together cut | Cut} {the coil} into long strips as wide as a finger.}
step roll Roll the first one up tightly from one end{coil=pipe-cleaner? . | ; the next one begins where it ends.}
step let {coil=yarn,rope? Lay the roll down and hold it with a lot of glue between the rounds. | Let it spring open a little, until it is as large as a cookie, and glue down the end.} Then glue it to the back of the snail, and count to thirty with a hand on it.
step feelers Cut two pieces of {the feelers}, as long as a thumb, and glue them behind the head.
step eyes {eyes=sticker? Press | Glue} {the eyes} on.
step face Draw {!eyes? two eyes and }a smile.
step ground Glue {the ground} below: snails like it green and damp.
step slime {slime=aluminum-foil? Lay a thin strip of {the slime} behind it | Draw a line with {the slime} behind it}: that is where it came from.
step crawl Crawl across the table together: the last one wins. Where does it live, and who comes to visit?
further Make two more: their houses turn the other way.
safety Look at real snails and put them back where they sat; then wash your hands.
skills rolling tightly, gluing upright things, patience
waiting Half an hour for the glue.
alt A paper snail with a rolled-up shell and two feelers

* folded-plate-taco
name taco
title A Taco With Everything | Taco, Hold the Spice | Taco Day
about Fold, fill, serve: the kitchen stays clean, and everybody gets what they like. | It is as big as a face, and the lettuce looks out on both sides.
step fold {shell=paper-plate? Fold {the shell} in half, but not quite flat: | Tear or bend {the shell} into a circle as wide as two hands and fold it in half, but not quite flat:} it has to stay open like a shell.
step coat {@2-3? Your child colors | Color} the outside yellow and brown with {the coat}{brush?  and {the brush} | }, with a few dark spots from the pan.
step meat {meat=yarn? Pull {the meat} apart into short bits: | {@2-3? Your child tears | Tear} {the meat} into small pieces and {@2-3? crumples | crumple} them:} that is the filling.
step fill {@2-3? Your child sticks | Stick} it into the fold with {fix}, close together.
step leaf {@2-3? Your child tears | Tear} {the salad} into ragged pieces, green for lettuce and red for tomato.
step cheese {cheese=pom-pom? Scatter {the cheese} over the filling as cheese. | {@2-3,4-5? Together cut | Cut} {the cheese} into thin bits as long as a match: cheese.}
step tomato Lay {the tomato} in as tomatoes and olives.
step close Stick everything down with {fix}, so that the lettuce looks out at the top.
step serve {@2-3? Crunch! Who is hungry? Feed the bear first. | Take orders, shout them into the kitchen, and serve: mild, medium or dragon?}
further @2-3 Crunch loudly, crunch quietly: who hears it?
further Write a menu with three kinds of taco, and a price for each.
safety Everything on this plate is paper and stays out of mouths{tomato? ; the small toppings are not for little brothers and sisters | }.
skills tearing, layering, pretend play
alt A folded taco with lettuce, tomato and cheese looking out

* stick-scarecrow
name scarecrow
title A Scarecrow on Sticks | Scarecrow With Straw Hands | The Crow Is Not Afraid
about He stands in the flower pot and guards the herbs. The crows think he is very funny. | Patches, straw and a crooked hat: he can do no harm, and everybody knows it.
step cross {sticks=paper-straw? Lay two of {the sticks} side by side as the pole | Glue two of {the sticks} into one long pole, their ends overlapping by two fingers}, with one across at a third of the height for the arms. Glue them, and press while you count to thirty.
step dress {@2-3,4-5? Together cut | Cut} a shirt that is as wide as the arms, and pants as long as a finger, from {the clothes}. Keep a scrap for the hat.
step wear Glue the shirt over the arms, and the pants below, so that the pole looks out at the bottom.
step face {@2-3,4-5? Together draw | Draw} around a bottle cap, or larger, on {the face}, with {the pen}, and cut the head out.
step straw Cut {the straw} into pieces as long as a finger and glue bunches behind the wrists, the legs and the head.
step hat Glue the head onto the top of the pole, and a hat from the scrap onto the head: a strip for the brim, a square with a bent tip.
step buttons {buttons=sticker? Press | Glue} {the buttons} down the front of the shirt.
step smile Draw two eyes, a nose like a triangle, and a mouth with stitches across.
step crow {crow=feather? Snip {the crow} shorter and glue it | Cut a small crow out of {the crow} and glue it} onto one arm. So much for being scared.
step guard Let it stand in a pot of earth or lean at the window. What does the crow tell him in the evening?
further Make him a friend with a dress, and a garden between them.
safety Sticks are carried with the end down, and cut straw is swept up, because it pokes.
skills gluing a cross, dressing a figure, cutting fringes
waiting Half an hour for the glue.
alt A small scarecrow on sticks with straw hands, a hat and a crow

* folded-trunk-elephant
name elephant
title Elephant With a Springy Trunk | The Elephant That Says Hello | Plate Elephant With Big Ears
about One plate is the head, the other gives two huge ears, and the trunk bounces whenever somebody walks past. | {trunk=sock? A sock | Folded back and forth, a strip} is the best trunk there is: it can greet, drink and trumpet.
step ears {@2-3,4-5? Together cut | Cut} one of {the plates} in half: two ears. The other one stays whole.
step coat {coat=tissue-paper? Brush a little glue onto all the pieces and cover them with torn {color a} {coat}. | Color all the pieces {color a} with {the coat}{brush?  and {the brush} | }, right out to the rim.}
step dry Let them lie until they no longer feel cool: about half an hour.
step inner {@2-3,4-5? Together cut | Cut} or tear two pieces from {colored inner b}, a little smaller than the ears, and glue them on.
step join Glue the ears behind the whole plate, straight edges inward, one on each side.
step trunk {trunk=sock? {@2-3,4-5? Together roll | Roll} the open end of {the trunk} in twice, so that it does not fray. | {trunk=paper-plate,cardstock? {@2-3,4-5? Together tear | Tear} {the trunk} into strips as wide as three fingers | {@2-3,4-5? Together tear | Tear} a long strip as wide as three fingers from {the trunk}} and fold it back and forth like a fan: every fold as wide as a thumb.} Glue one end to the middle of the face and count to thirty.
step eyes {eyes=sticker? Press | Glue} {the eyes} on, left and right of the trunk.
step face Draw {!eyes? two eyes, }eyebrows and a smile beside the trunk.
step water Glue {the water} into the end of the trunk: it has just had a shower.
step toot Hold it in front of your face and trumpet. How does an elephant say good morning?
further Make a baby from a saucer-sized plate and hook the trunks together.
safety The plates are cut together; nothing is tied around a head: the elephant is held in the hand.
skills halving a circle, folding back and forth, gluing behind
waiting Half an hour for the {coat=crayon,oil-pastel? glue | paint}.
alt A gray plate elephant with big ears and a folded trunk

* doorway-tape-web
name web
title A Web Across the Door | The Sticky Web Game | Caught in the Web!
about Tape with its sticky side toward you is a spider's web, and whatever flies against it stays there. | Half an hour of building, and then everybody wants a turn.
step frame A grown-up clears a doorway and sticks the first strip of {tape} across, from frame to frame, at the height of the child's eyes. The sticky side looks at the room.
step star Cut and stick three more strips through its middle, straight up and slanting, each with the sticky side to the room: a star as wide as the door. Stick their ends to the frame with a short piece.
step ring Together run short strips from ray to ray in a ring, first a small one and then a large one. Press every crossing.
step sticky Touch it with a fingertip. Does it pull? Where it hangs slack, add a strip.
step balls {balls=newspaper,tissue-paper,magazine,packing-paper? Tear {the balls} up and crumple the pieces into balls as large as a grape, eight of them: flies. | Roll {the balls} between your palms, so that they are fluffy all around: eight flies.}
step spider {spider=pipe-cleaner? Twist {the spider} together in the middle and bend eight legs out. Trim the tips with {the scissors}. | {@2-3,4-5? Together cut | Cut} a spider with eight legs from {the spider}, with {the scissors}.} Stick it into the middle of the web with a loop of {tape}.
step eyes Stick {the eyes} onto {spider? the spider | the middle of the web}.
step signs Write 1, 3 and 5 on {the signs} and hang them on: the middle counts most.
step throw Stand three steps away and throw: whatever sticks, counts. Who catches most flies out of eight?
step down At the end of the day a grown-up takes the web down, slowly, so that no paint comes along.
further Make the web finer with more rings: do smaller flies stick too?
safety Nobody walks through the door while the web hangs there, and strips do not go around anybody. It comes down before night.
skills planning with strips, crumpling, aiming
alt A web of tape across a door with paper balls stuck in it

* comet-tail-ball
name comet ball
title Comet With a Long Tail | A Ball That Flies Like a Comet | Throw the Comet
about The tail slows it down just enough to be caught, and it whooshes like something from the sky. | Toss it up in the yard: for a moment a comet passes over the house.
step fill Push {the fill} into the toe of {the sock}, until it is as large as a fist: soft, round and not too hard.
step tail {@2-3,4-5? Together cut | Cut} {the tail} into six strips as long as your arm.
step lay Lay them across {the sock}, just above the ball, all in the middle.
step tie Together twist {the sock} above the ball and wind {the tie} around it and around the strips, so tight that nothing slips. {tie=rubber-band,hair-tie? Once more, crosswise. | Knot it twice.}
step pull Pull at every strip. Trim what is longer than your arm.
step stars {stars=felt? {@4-5? {@2-3,4-5? Together cut | Cut} | Cut} stars out of {the stars}, and tuck them under the tie. | {stars=sticker? Press {the stars} onto the ball. | Draw stars onto the ball with {the stars}.}}
step hoop Set up {the hoop} five steps away.
step throw Swing it by its tail, let go, and watch it fly. {hoop? Who hits {the hoop}? Three points from far away, one from near. | Who catches it by the tail?}
further Throw it when the sun is low, and watch its shadow.
safety Throw it outdoors or down a long hall, over heads and away from lamps; the tail is held in the hand and never goes around a neck.
skills filling and tying, throwing, catching
alt A round ball with a long tail of colored strips

* carton-cup-flowers
name flowers
title Flowers From an Egg Carton | A Bunch That Needs No Water | Five Flowers in a Row
about Every cup of the carton is a flower that has not opened yet. | Snip, bend, color: at the end there is a whole bunch for somebody.
step cups A grown-up cuts {the carton} apart into five single cups.
step petals {@2-3,4-5? Together snip | Snip} down from the rim of each, four or five times, and round off the corners: petals. Bend them outward, one by one.
step coat Color them inside and out in {the coat}{brush?  with {the brush} | }: the inside darker than the tips.
step dry Let them dry for forty minutes.
step hole A grown-up pokes a small hole through the middle of each with {the pencil}.
step stems {stems=pipe-cleaner? Push one of {the stems} through each from below and roll its tip into a knot. | Push one of {the stems} into each hole from below; a drop of glue holds it.}
step hearts Glue {the hearts} into the middles.
step leaves {@2-3,4-5? Together cut | Cut} long leaves from {the leaves} and glue them on halfway up.
step vase Set them into {the vase}{band? , with {the band} tied around it | }.
step give Sniff: what might they smell of? Decide who finds them on the breakfast table.
further Make the next ones with pointed petals: what flower is that?
safety Washed cartons only; the carton is cut and poked by a grown-up, and stems are carried with the flowers up.
skills snipping to a line, bending, painting inside and out
waiting {coat=paint,acrylic-paint,watercolor-paint? Forty minutes for the paint. | }
alt A bunch of painted egg-carton flowers on green stems

* egg-carton-robot
name robot
title Egg-Carton Robot | A Robot With Bumps for Buttons | Robot From the Fridge Door
about The bumps are there already: every one of them is a button, and every button does something. | Yesterday it carried eggs. Today it carries out orders.
step cut {@4-5? A grown-up cuts | Together cut} the lid off {the carton} and keep{@4-5? s | } the bumpy half: that is the body, bumps in front. {!head? Two cups from the lid side make the head. | }
step coat {coat=aluminum-foil,metallic-paper,duct-tape? Cover it with {the coat}, and press it softly over every bump. | Paint it all over with {the coat} and {the brush}, into the valleys too.}
step dry Let it dry for half an hour.
step head Glue {the head} to the top as the head.
step eyes {eyes=sticker? Press | Glue} {the eyes} on at the very top.
step knobs {knobs=sticker,stick-on-gem? Press | Glue} {the knobs} onto the bumps: five buttons, five powers.
step arms {@4-5? A grown-up pokes | Poke} a hole into each side with the tip of {the scissors} and {@4-5? pushes | push} {the arms} in. Bend a claw at each end.
step feet Glue {the feet} below, far enough apart for it to stand.
step face Draw {!eyes? two eyes and }a mouth with teeth like a grille, on paper or right on the robot, with {the pen}.
step start Press a button and do what it says: go, turn, dance, sleep. What does the last one do?
further Write the manual with a picture for each button.
safety Clean cartons only, and washed hands afterward. Knobs are small: they stay away from little brothers and sisters.
skills covering a bumpy thing, gluing in place, making up rules
waiting Half an hour for the {coat=aluminum-foil,metallic-paper,duct-tape? glue | paint}.
alt A silver egg-carton robot with knobs on its bumps
`;
