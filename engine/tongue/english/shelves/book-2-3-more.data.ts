export const words = `
* scoop-and-find
name {v.name}
means sand
title {v.title} | {v.title2} | Scoop, Pour, Find
about {v.about} Scooping, pouring and looking for things keep small hands busy longer than any toy. | {v.about} There is nothing to finish here: it is filled, emptied and found again.
say moon: name=moon tray; title=Moon Dust to Scoop; title2=A Landing on the Moon; about=A tray of dust, and the moon is right here on the floor.; hide=rocks and rockets; find=What did the astronauts leave behind?; draw=craters: a circle with a fingertip, and a dot in the middle
say dig: name=dinosaur dig; title=A Dinosaur Dig on a Tray; title2=Who Is Hiding in the Sand?; about=Somewhere in there lies a dinosaur, and it has waited for a very long time.; hide=dinosaurs; find=A tail, a leg, a head: who was it?; draw=footprints with three toes
say beach: name=beach on a tray; title=The Beach Comes Home; title2=A Beach on a Tray; about=No sea far and wide, but a beach can be had all the same.; hide=sea animals; find=What has the sea washed up?; draw=waves with four fingers at once
say field: name=field on a tray; title=A Field to Plow; title2=Little Farm on a Tray; about=Plow it, sow it, drive the animals across: this field belongs to your child.; hide=farm animals; find=Who got lost in the field? Take them home.; draw=furrows, straight and side by side
say site: name=building site; title=A Building Site Indoors; title2=Dig, Load, Dump; about=Something has to be dug, loaded and dumped, all day long.; hide=trucks and blocks; find=Which truck got stuck? Pull it out.; draw=a road right across the site
step spread Lay {a sheet} on the floor and set {the bed} in the middle, so that what spills can be poured back.
step pour Your child pours {the fill} in, from a small pot or with both hands, until the bottom is covered two fingers deep.
step feel First only hands: bury them, lift them, let it trickle.
step marks Your child presses {the marks} on around the outside.
step hide Hide {the hide} while your child looks the other way: {v.hide}, all bigger than a mouth.
step find {v.find}
step scoop Now with {the scoop}: scoop, carry, pour. Where does it make the most noise?
step pot Fill {the pot} and tip it out again, hollow by hollow.
step draw Stroke it smooth with a flat hand. Now a fingertip makes {v.draw}.
step end When it is enough, shake {the sheet} into {the bed} together and put a lid or a cloth on it for tomorrow.
further Add one new thing each day and let your child find out what it is.
safety {fill=rice,oats,breakfast-cereal,salt,flour? {the fill} is for pouring: a grown-up stays beside it and sees that none of it goes into a mouth. | {the fill} is for hands: a grown-up stays beside it and keeps it away from eyes and mouth.} Sweep up before anybody slips.
skills scooping, pouring, looking and finding
alt A tray filled with loose stuff, with something hidden peeping out and a line drawn by a finger

* egg-cup-critter
name {v}
title {v.title} | Egg-Cup {V} | {A V} From an Egg Carton
about One cup of an egg carton is already a back; {v.legs} make it {a v}. | {v.why} One cup, a little paint, {v.legs}: more it does not need.
say crab: name=crab; title=A Crab That Walks Sideways; legs=claws and legs of paper; why=A crab is mostly back and claws.; cut=two arms with a round claw each, as long as your finger, and four legs half as long; spot=dots along the edge; walk=Crabs walk sideways: to the left along the table, to the right, and pinch, pinch, a sleeve.
say ladybug: name=ladybug; title=A Ladybug That Sits on Your Hand; legs=six short legs; why=A ladybug is red, round and full of dots.; cut=six legs and two feelers, as long as your thumb; spot=a line down the middle and big dots on both sides; walk=Let it climb up an arm, up to the shoulder, and fly home.
say spider: name=spider; title=A Spider With Eight Long Legs; legs=eight bent legs; why=A spider is small, and its legs are long.; cut=eight strips as long as your finger and half as wide; spot=three dots on the back; walk=Up the spout it goes, along the arm. Down comes the rain, and it slides into the lap.
say turtle: name=turtle; title=A Turtle Under Its Shell; legs=a head and four feet; why=A turtle carries its house.; cut=a round head on a neck, as long as your finger, four round feet and a pointed tail; spot=patches all over the shell; walk=Slowly, slowly across the table. When somebody claps, it pulls in its head.
step cut Cut one cup off {the carton} for each {v} and trim the edge, so that it stands flat, round side up.
step paint {@2-3? Your child paints the cup {color a} all around, {brush? with {the brush} | with the fingers}. Put it over two of your own like a hat, so that it can be turned. | Paint the cup {color a} all around{brush?  with {the brush} |  with a fingertip}; over two fingers it is easy to turn.}
step legs From {the legs}, cut {v.cut}.
step bend {@2-3? Your child bends each of them once in the middle. | Bend each of them once in the middle, so that they stand up.}
step dry Let it dry for three quarters of an hour, until the carton no longer feels cool.
step spots {@2-3? Your child dips a fingertip into {colored color b} and prints | Print with a fingertip in {colored color b}:} {v.spot}.
step glue Turn the cup over. {@2-3? You put {glue=glue? glue | loops of tape} inside the rim; your child presses the pieces in, half on the left and half on the right. | Stick the pieces inside the rim, half on the left and half on the right.}
step face Draw {eyes? a mouth and two dots for the eyes | two eyes and a mouth} in front{@2-3?  together}.
step eyes {eyes=sticker? Press {the eyes} onto the dots. | Stick {the eyes} onto the dots.}
step walk {v.walk}
further Paint all the cups of the row in different colors: a whole family sets off.
safety The carton is cut by a grown-up, and a cup that has been chewed goes into the trash.
skills painting, bending, counting legs
waiting Three quarters of an hour for the paint to dry.
alt {A v} made of one painted egg-carton cup with paper legs

* floor-town
name town on the floor
title A Town of Tape | Roads All Over the Floor | Tape Roads, Stop and Go
about Roads run across the floor, around the table leg and back, and {the cars} know the way. | Ten minutes of {tape}, two days of driving: when it is over, the town comes off without a trace.
step road {board? Lay {the board} flat on the floor and stick two long lines of {the tape} across it, a hand apart: a road. Let one cross it, and lead it on over the floor. | Stick two long lines of {the tape} on the floor, a hand apart: a road. Let one cross it, and lead another around a chair.}
step rub {@2-3? Your child walks along the lines and rubs them down | Walk along the lines and rub them down} with a flat hand or a foot.
step stripe Tear short pieces for the middle of the road, with gaps{@2-3? ; your child presses each one down}.
step door Cut a door into one side of {the house}, wide enough for a car.
step color {@2-3? Your child scribbles on {the house} with {the pens}: windows, doors, walls. | Color {the house}: a garage, a school, a fire station.}
step park Where do they belong? {@2-3? Your child sets {the house} beside the tape. | Set {the house} along the tape, with a place to park in front.}
step tunnel {@2-3? Your child lays {the tunnel} between the two lines, and you tape it down: what goes in must come out. | Lay {the tunnel} between the two lines and tape it down.}
step signs {@2-3? Your child puts {the signs} on for stop and go. | Make signs of {the signs}: stop, slow, school.}
step people Somebody is waiting where the lines cross: put {the tree} there.
step drive {@2-3? Red: stop. Green: go! You call, your child drives {the cars}. | One calls the lights, red and green, and everybody drives {the cars} by them.}
further Try on which floor the cars run fastest: wood, rug or tiles?
safety The cars are too big for a mouth and have nothing loose; nobody walks through town in socks, and the tape comes off the floor in the evening.
skills driving along a line, stop and go, pretend play
alt Roads of tape on the floor with houses, a tunnel and two small cars

* tube-race-car
name race car
title Tube Race Car | The Fastest Tube in the House | {number? Race Car, Number One | }
about {number? A tube lying down is half a racing car already. A coat of color, four wheels, a number, and it is on the starting line. | } | A tube with wheels is fast just to look at, and small hands can color it all around.
step cut Cut a half-round flap into the top of one of {the tube}, in the middle, and bend it up: that is the seat with its back. {@2-3?  The other tube is for a second car.}
step color {@2-3? Push two of your fingers into one end; your child {brush? paints | colors} the tube {color a} all around. | Stick two fingers into one end and {brush? paint | color} the tube {color a} all around.}
step wheels @2-3 Cut four circles as wide as three fingers from {the wheel}.
step wheels @4-5 {wheel=bottle-cap,plastic-lid,button? Choose four of {the wheel} that are the same size. | Draw around a coin or a cap four times on {the wheel}; a grown-up helps to cut the circles out.}
step dry {brush? Stand it up to dry for half an hour. | Nothing has to dry: on to the wheels.}
step stripe {@2-3? A racing stripe in {color b} goes along both sides, straight or wavy. | Two racing stripes in {color b} go along both sides.}
step mount {@2-3? You put {glue=glue? a thick dab of glue | a loop of tape} behind each wheel; your child presses two onto each side and counts to ten. | Stick two wheels onto each side with {glue=glue? a thick dab of glue | a loop of tape} and hold them while you count to ten.} They do not turn; the car slides.
step number {@2-3? Your child presses {the number} on: a number, lights, whatever a racing car has. | Press {the number} on: start number, lights, a sponsor.}
step driver Set {the driver} into the seat.
step race {@2-3? Three, two, one, go! Push it along the hall, as far as it slides. Who cheers? | Tilt a board and let two cars slide. Which one wins, and what if the board is steeper?}
further Stick a line of tape on the floor for the finish and wave a napkin for the flag.
safety The flap is cut by a grown-up; {@2-3? wheels are wider than three fingers, so that none fits into a mouth. | a wheel that comes off is glued back before the next race.}
skills painting around a shape, pressing, racing
waiting {brush? Half an hour for the paint to dry. | Nothing has to dry but the glue.}
alt A race car made of a painted cardboard tube with four round wheels and a number

* noodle-steed
name {v}
title {v.title} | Pool-Noodle {V} | {A V} to Ride
about Soft, light and as long as a gallop: {a noodle}, bent at one end, is {a v} that bumps into nothing hard. | {v.why} It is tied in two minutes and ridden for weeks.
say unicorn: name=unicorn; title=Ride On, Unicorn; why=A unicorn that fits between two small knees.; cut=a horn as long as your hand, two pointed ears, and a strip for the mane as long as your forearm, snipped into a fringe; ears=the horn between the ears, on the forehead; face=two sleepy eyes and two nostrils; ride=Gallop to the rainbow at the other end of the room. What does it grant you there?
say horse: name=horse; title=Giddyap, Pony; why=A pony that needs no stable.; cut=two pointed ears and a strip for the mane as long as your forearm, snipped into a fringe; ears=the ears left and right on top of the head; face=two big eyes and two nostrils; ride=Walk, trot, gallop, whoa! Then it gets a carrot and a rub behind the ears.
say dragon: name=dragon; title=Ride On, Little Dragon; why=A dragon that lets itself be ridden.; cut=two horns, a flame for the mouth, and a strip as long as your forearm, snipped into points; ears=the horns on top and the flame at the mouth; face=two wide eyes and two nostrils; ride=Over the mountains of cushions it flies. Whom does it warm with its breath?
step fold Bend the top of {the noodle} down, as long as your forearm, and tie or wind {the tie} tightly around both parts below the bend. That is head and neck; tuck in the ends.
step cut From {the felt}, cut {v.cut}.
step mane {@2-3? You lay the fringe along the back of the neck; your child rubs the strips of {tape} down. | Tape the fringe along the back of the neck.}
step tuft {@2-3? Your child presses {the mane} onto a bit of tape on top of the head. | Tape {the mane} on top of the head.}
step ears {@2-3? Together, tape on | Tape on} {v.ears}.
step face Draw {v.face}{@2-3?  together}.
step eyes Press {the eyes} on over the eyes.
step name What is it called? {@2-3? Your child strokes it and tells you. | Whisper it into its ear.}
step ride {v.ride}
further Lay three cushions in a row for jumps.
safety Ride on a clear floor, one behind the other; the ends of what is tied are tucked in, and pieces bitten off the noodle go away at once.
skills riding, jumping, pretend play
alt {A v} made of a bent pool noodle with ears, a fringe for a mane and a face

* pinch-plate
name {v}
title {v.title} | Clothespin {V} | Pinch {a V}
about Ten clothespins on the rim, and {the v} has its {v.rays}. Off and on again: pinching makes small hands strong. | A round face and a box of clothespins: {the v} gets {v.rays} as many as there are hands to pinch.
say sun: name=sun; title=Clip the Rays on the Sun; rays=rays; face=two eyes and a wide smile; off=Off they come, one by one: the sun goes down. And in the morning?
say lion: name=lion; title=Clip the Mane on the Lion; rays=mane; face=two eyes, a nose like a triangle and a mouth; off=Off with the mane: now it is a lioness. Clip it on, and the lion roars.
say hedgehog: name=hedgehog; title=Clip the Prickles on the Hedgehog; rays=prickles; face=a pale face with two eyes and a round nose; off=It is safe, so the prickles come off. Somebody barks, and on they go again.
say turkey: name=turkey; title=Clip the Feathers on the Turkey; rays=feathers; face=two eyes, a beak and the red wattle beside it; off=For each feather, say one thing that was good today, and clip it on.
step color {@2-3? Your child {brush? paints | colors} the front of {the plate} {color a}, right out to the rim. | {brush? Paint | Color} the front of {the plate} {color a}, right out to the rim.}
step squeeze {@2-3? Meanwhile, practice: squeeze one of {the pins} with the whole hand. It opens like a beak. | Practice with one of {the pins}: squeeze, and it opens like a beak.}
step bits Cut two circles for cheeks from {the bits}, as wide as three fingers.
step dry {brush? Half an hour, and it is dry. | Brush the crumbs of color off.}
step face Draw {v.face}{@2-3?  together}.
step eyes {eyes=sticker? Press {the eyes} on over the eyes. | Stick {the eyes} on over the eyes.}
step stick Stick the cheeks on left and right.
step clip {@2-3? You hold it up; your child pinches {the pins} onto the rim, all the way around. The first ones go on with four hands. | Pinch {the pins} onto the rim, all the way around, with gaps that are all the same.}
step off {v.off}
further Put a sticker in one of three colors on each clothespin and sort them as they come off.
safety Check each clothespin: one with a loose spring goes back into the laundry basket, and none is clipped to skin.
skills pinching, counting, going around a circle
waiting {brush? Half an hour for the paint to dry. | Nothing has to dry.}
alt A round {color a} plate with {a v} face and clothespins clipped all around the rim

* cup-bowling
name bowling lane
title Cup Bowling in the Hall | Six Cups and a Ball | Roll, Crash, Build Again
about Building up is half of it, knocking down is the other half, and nothing that falls here can break. | {n cup} cups, {a ball} and a bit of floor: whoever is two years old can bowl a strike.
step color {@2-3? Your child scribbles on {the cup} with {the pens}, each in a color of its own. | Color {the cup}: stripes, faces, numbers from one to six.}
step look {@2-3? Your child presses {the look} on. | Press {the look} on.}
step lane Run two lines of {the lane} along the floor, as wide apart as your child is tall at the start and narrower toward the end{@2-3? ; your child rubs them down}.
step bumper Lay {the bumper} along the sides, so that the ball cannot run away.
step nest {@2-3? Your child stacks the cups into each other until it is one long tower, and takes them apart again. | Stack all the cups into each other and see how tall the tower gets.}
step start Choose the line to roll from{@2-3?  together}: the edge of the rug, or a seam in the floor.
step build {@2-3? Your child stands three cups in a row, upside down; two go on top of the gaps, and one on top of all. | Build a pyramid upside down: three, two, one.}
step roll {@2-3? Two steps back, {ball=sock? a rolled-up sock | the ball} in both hands, and roll! | Five steps back, and roll {ball=sock? the rolled-up sock | the ball}.}
step count How many are still standing? {@2-3? Count them together with a finger on each, and build again. | Three turns each: who has knocked over the most?}
further Close one eye, roll backward through the legs, or roll from sitting.
safety {ball=sock? Bowl on the floor, away from lamps; | The ball is bigger than a fist and soft;} nobody stands behind the cups.
skills building, rolling at a target, counting to six
alt A pyramid of six colored cups at the end of a taped lane, with a ball in front

* brush-the-teeth
name mouth
title Brush, Brush, All Around | A Smile That Needs Brushing | The Dirty Teeth Come Clean
about There is dirt on the teeth, and only brushing helps: up and down, around and around, until they are white. | A big mouth to practice on. Whoever has brushed these teeth knows how it is done on their own.
step cut Cut a big open mouth from one piece of {the mouth}, as wide as it goes, and ten teeth as big as two fingers from another one, white or yellow.
step teeth {@2-3? Rub {stick=glue? glue | glue stick} on; your child presses the teeth | Stick the teeth} on, one row above and one below.
step dirt {@2-3? Your child scribbles on the teeth with {the dirt}: that was jam, that was spaghetti. | Draw what was for dinner on the teeth with {the dirt}.}
step pour Put a spoonful of white {white=toothpaste? toothpaste | paint} on {the saucer}.
step brush {@2-3? Your child dips {the brush} in and brushes: in circles, up and down, in front and at the very back. | Brush with {the brush}: small circles, from the gum to the tip, and no tooth left out.} Where did the dirt go?
step rinse Lay the mouth flat for half an hour. The white dries over the dirt.
step shine Dab a little star of white beside the whitest tooth with a fingertip: pling!
step own {@2-3? Now off to the bathroom, with a real brush and no paint: first your child brushes, then you. | Now off to the bathroom, and do it the same way with your own brush.}
further Play dentist with a teddy: open wide, count the teeth, well done.
safety The painting brush is an old one and goes into the trash afterward; it is never mixed up with the one for the mouth.
skills brushing in circles, pressing, learning a habit
waiting Half an hour for the white to dry.
alt A big red paper mouth with white teeth covered in foam

* stick-star
name {v.name2}
title {v.title} | {v.title2} | Six Sticks, One Star
about {v.about} Six sticks and a bit of color: it hangs in the window tonight. | {v.about} Small hands do the coloring, and four hands put it together.
say six-points: name2=Star of David; title=Star of David From Six Sticks; title2=A Blue Star for Hanukkah; about=Two triangles on top of each other make the star with six points.; way=three of them to a triangle, with the ends on top of each other. Do the same with the other three. Then lay one triangle on the other, upside down; spot=corner; hang=Sing a Hanukkah song under it, and look where the light comes through.; alt=A blue star with six points made of craft sticks
say snowflake: name2=snowflake; title=A Snowflake of Sticks; title2=The Snowflake That Does Not Melt; about=Three sticks crossed in the middle are a snowflake, big enough for both hands.; way=three of them across each other in the middle, like a star. The other three, broken in half by you, go on as short twigs near the tips; spot=tip; hang=Hold it up high and let it float down slowly, turning all the way.; alt=A white snowflake made of crossed craft sticks
say yellow-star: name2=star; title=A Yellow Star of Sticks; title2=The Star Over the Window; about=Six sticks crossed in the middle shine in twelve directions.; way=all six across each other in the middle, like the spokes of a wheel; spot=tip; hang=Turn off the lamp and make a wish while your child holds it up.; alt=A yellow star made of crossed craft sticks
step color {tint=washi-tape? {@2-3? Hand over pieces of {the tint}; your child wraps them | Wrap {the tint}} around {the stick}. | {@2-3? Your child covers {the stick} with {colored tint a}, {brush? with {the brush}, | pressing hard,} one after another. | Color {the stick} with {colored tint a} on one side, one after another.}}
step dry {brush? Half an hour, and they are dry. | Lay them side by side and choose the most beautiful side of each.}
step build {@2-3? You put on the dots of {glue}, your child presses: | Glue} {v.way}.
step wait Leave it lying for an hour, until nothing moves when you touch it.
step shine {shine=sticker? {@2-3? Your child presses | Press} {the shine} on, one at each {v.spot}. | {shine=cotton-ball? {@2-3? Your child pulls | Pull} {the shine} apart and {@2-3? presses | press} a tuft into a dab of glue at each {v.spot}. | {@2-3? Your child squeezes | Squeeze} scraps of {the shine} into flat balls and {@2-3? presses | press} each into a dab of glue, one at each {v.spot}.}}
step loop {loop=tape,masking-tape? Fold {the loop} into a loop with a sticky end and press it onto the back at the top. | {loop=sticky? Tape | Tie} a loop of {the loop} to the top, no longer than a finger.}
step hang {v.hang}
further Make a second one in other colors, and let the two hang at different heights.
safety Sticks with splinters are sorted out first, and the loop is as short as a finger.
skills covering with color, pressing, seeing shapes
waiting About an hour for the glue{brush? , and half an hour for the paint before}.
alt {v.alt}

* plate-lantern
name lantern
title {v.title} | Round {one plate} Lantern | A Lantern With Long Tails
about {v.about} It needs no candle: the color shines all by itself. | A plate, five streamers and a loop, more it does not take. {v.about}
say red: title=Red Lantern for the New Year; about=Red lanterns bring luck when the new year comes.; sign=for luck; walk=Carry it through every room so that luck finds them all. Bow and wish each other a happy new year.
say moon: title=A Lantern Like the Moon; about=Round and yellow as the moon on the evening of the lanterns.; sign=for the moon; walk=Turn the lights down low and walk through the rooms with it, singing softly.
step color {@2-3? Your child {brush? paints | colors} the back of {the plate} {color a}, rim and all. | {brush? Paint | Color} the back of {the plate} {color a}, rim and all.}
step cut Cut two strips from {the cap}, as long as your hand and two fingers wide: the top and the foot of the lantern.
step strips {tails=ribbon? Lay out five pieces of {the tails}, each as long as a child's hand. | {@2-3? Your child tears {the tails} into strips; five of them, as long as a hand, are the tails. | Tear {the tails} into five strips as long as your hand.}}
step dry {brush? Half an hour for the paint to dry. | Turn it over once and look: is any white left?}
step gold {@2-3? Your child tears {the gold} into pieces as big as a palm and sticks them in the middle | Tear a square of {the gold} and stick it in the middle, one corner up}, {v.sign}.
step dots {@2-3? Your child presses {the dots} on all around. | Press {the dots} on all around.}
step cap {@2-3? You put {glue=tape? tape | glue} on the two strips; your child presses one on at the top and one at the bottom. | Stick one strip on at the top and one at the bottom.}
step tails Turn it over. {@2-3? Your child presses the tails on in a row behind the foot, | Stick the tails on in a row behind the foot,} {glue=tape? with tape | into glue}.
step hang Fold a piece of {the loop} into a loop with a sticky end and press it on behind the top.
step walk {v.walk}
further Color the front of the plate as well, in another color: then it is a different lantern from each side.
safety The loop is short and of tape; hung up or carried, the lantern stays away from every real candle.
skills coloring, tearing, pressing in a row
waiting {brush? Half an hour for the paint to dry. | Nothing has to dry but the glue.}
alt A round {color a} paper lantern with a square in the middle and streamers below

* sock-pup
name {v}
title {v.title} | The {V} in the Sock Drawer | A Talking Sock {V}
about An old sock gets {v.ears} and a tongue, and {a v} talks back. No needle is needed. | {v.why} The hand in the sock does the rest: open, shut, say hello.
say dog: name=dog; top=ears; title=Sock Puppy With Floppy Ears; ears=floppy ears; why=The lonely sock becomes a puppy.; cut=two long ears with round ends, as long as your finger; talk=Woof! What does it fetch, and who may scratch it behind the ears?
say rabbit: name=rabbit; top=ears; title=Sock Bunny With Long Ears; ears=long ears; why=The lonely sock becomes a bunny.; cut=two long pointed ears, as long as your hand; talk=Nibble, nibble. Feed it a pretend carrot and listen to it chew.
say frog: name=frog; top=bumps; title=Sock Frog With a Wide Mouth; ears=two round bumps for eyes; why=The lonely sock becomes a frog.; cut=two circles as wide as three fingers for the bumps above the eyes; talk=Croak! It catches a pretend fly with its long tongue. How many does it get?
say dragon: name=dragon; top=horns; title=Sock Dragon With Orange Horns; ears=horns; why=The lonely sock becomes a dragon.; cut=two horns as long as your finger and a third one for the middle; talk=It roars, but only a little. What does it guard, and who may come in?
step try {@2-3? Your child slips a hand into {the sock}: fingers up, thumb down. Push the toe in between, and there is the mouth. | Slip a hand into {the sock}: fingers up, thumb down. Push the toe in between, and there is the mouth.}
step cut From {the felt}, cut {v.cut}. Cut a tongue as long as your finger, too, two circles as big as a large cookie for the eyes, and a nose as big as your thumb.
step pull {@2-3? Your child pulls | Pull} {the tuft} into a soft tuft.
step tongue {@2-3? Put {glue} on the end of the tongue and press it deep into the mouth together. | Glue the tongue deep into the mouth.}
step ears {@2-3? Lay the sock flat. You put on the glue, your child presses the {v.top} down where they belong and counts to ten. | Lay the sock flat, glue on what you cut for the top of the head, and press while you count to ten.}
step face {@2-3? Now the eyes and the nose; you draw a dot in each eye with {the pen}. | Glue on eyes and nose, with a dot in each eye from {the pen}.}
step eyes Glue {the eyes} onto the circles.
step tuft Glue the tuft on top of the head.
step dry Pull the sock over an upside-down mug and let the glue dry for an hour.
step talk {v.talk}
further The second sock becomes a friend: have one of you be each.
safety Everything on it is of cloth and larger than a thumb; a piece that has come loose is glued on again before the next show.
skills pressing, opening and closing a hand, talking for two
waiting About an hour for the glue.
alt A sock puppet {v} with a red tongue and big round eyes

* sponge-splash
name splash ball
title Sponge Splash Balls | Water Bombs From Sponges | Dip, Squeeze, Splash
about Water balloons that never burst: these drink a whole cup, splash wherever they land, and can be thrown again at once. | Cut, tied, and into the water: soft enough for every throw, and nothing to pick up afterward.
step cut Cut each of {the sponge} lengthwise into four strips.
step sort {@2-3? Your child lays the strips on top of each other, | Lay the strips on top of each other,} six for each ball, with the colors mixed.
step tie Wind {the tie} around the middle of the pile, as tight as it goes, and knot it or wind it until nothing slips.
step fluff {@2-3? Your child pulls the strips apart in all directions, | Pull the strips apart in all directions,} until it is a round ball.
step fill Fill {the tub} with water, three fingers deep, and set it on the grass.
step dip {@2-3? Together, push a ball under the water until it is heavy, and squeeze it out over a foot. | Push a ball under until it is heavy. How much comes out when you squeeze?}
step throw Now throw: at the ground, at the wall, at your own tummy. Splat!
step ring Can it hit {the ring} from two steps away?
step dry Wring the balls out over the plants, dry everybody with {the towel}, and let the balls lie in the sun.
further Carry the water in the sponge from one cup to another: who gets the cup full?
safety A grown-up ties the balls and tests the knot, sits beside the water the whole time, and pours it out when the game is over.
skills squeezing, throwing, feeling heavy and light
alt A round splash ball of colored sponge strips tied in the middle

* mud-pie-bakery
name mud pie
title Mud-Pie Bakery | Fresh Mud Pie of the Day | {top? Mud Pie With {top} on Top | Pies From the Garden}
about Scoop, wet, stir: no recipe is easier, and no kitchen is harder to leave. | {top? Decorated with {top}, it looks almost too good not to be eaten. | Patted smooth and turned out of the pan, it stands like a real cake.} The cook wears old clothes.
step choose Fill {a bucket} with {the soil} from a clean bed where no animals go, and pick out stones and twigs.
step stir {@2-3? Your child pours in water, a little at a time, and stirs {spoon? with {the spoon} | with a hand}, | Pour in water, a little at a time, and stir {spoon? with {the spoon} | with a hand},} until it holds together when it is squeezed.
step fill {@2-3? Your child fills {the pan} to the top. | Fill {the pan} to the top.}
step pat Pat it smooth with flat, wet hands.
step top {@2-3? Your child decorates the pie with {the top}: pressed in, laid on, scattered. | Decorate the pie with {the top}, in rings from the outside in.}
step more Lay {the more} around the edge.
step candle Stand {the candle} in the middle: somebody has a birthday.
step serve {@2-3? Who is hungry? Carry it to the guests, pretend to blow, pretend to bite. Mmm! | Call out the menu and take orders: pretend bites only.}
step wash Rinse hands and feet with warm water and rub them dry with {the towel}.
further Make a soup from the leftover mud, with grass for noodles.
safety Mud pies are for pretend bites only; wash hands with soap afterward, and keep away from berries, seeds and thorny leaves.
skills stirring, filling and patting, pretend play
alt A mud pie with something standing in its middle
left stone: too small for a mouth that wants to taste

* clothespin-dabs
name {v}
title {v.title} | {A V} Full of Dabs | Dab, Dab, {V}
about {dab=kitchen-sponge? A bit of sponge | {a dab}} in a clothespin is a brush with a handle: no wet fingers, and every dab is a soft round {v.piece}. | {v.why} Pinch, dip, dab: the picture fills itself.
say duckling: name=duckling; title=Duckling in Soft Dabs; piece=bit of down; why=A duckling is nothing but soft round spots.; shape=a circle as wide as your hand is long, with a smaller one on top; where=inside the big circle; where2=inside the small circle; face=an eye, a beak and two feet; say=Quack! Where are the other four?
say sheep: name=sheep; title=Sheep in Soft Dabs; piece=curl; why=A sheep is nothing but soft round curls.; shape=a circle as wide as your hand is long, with four legs; where=inside the circle; where2=at the left edge, one on top of the other, for the head; face=two eyes; say=Baa! Does it have any wool?
say rain: name=rain cloud; title=Rain Cloud in Soft Dabs; piece=puff; why=A cloud is nothing but soft round puffs.; shape=a cloud as wide as two hands; where=inside the cloud; where2=below it, for the rain; face=two eyes and a mouth; say=Drum on the table with all your fingers: it is raining. Now softer. Now the sun is out.
say tree: name=tree; title=Tree in Soft Dabs; piece=leaf; why=A tree in fall is nothing but round spots.; shape=a trunk with two branches; where=all around the branches; where2=between the first dabs and on the ground; face=a line for the ground; say=Shake the picture: whoosh, a leaf falls. Catch it!
say caterpillar: name=caterpillar; title=Caterpillar in Soft Dabs; piece=body; why=A caterpillar is nothing but round spots in a row.; shape=a wavy line from one side to the other; where=along the line, one beside the other; where2=once more at one end, a little higher, for the head; face=two eyes, a mouth and two feelers; say=Munch, munch! What does it eat on Monday?
step line On {the sheet}, draw {v.shape}.
step clip {@2-3? Your child squeezes {the pin} open with you, and you put {the dab} in{dab=kitchen-sponge? , each a bit as big as a walnut}. | Clip {the dab}{dab=kitchen-sponge? , each a bit as big as a walnut,} into {the pin}.}
step pour Put a puddle of {color a} paint on {the saucer}, as wide as a cookie, and of a second color, if there is one, beside it.
step dab {@2-3? Your child dips and dabs | Dip and dab} {v.where}: straight down, straight up.
step more The next one goes {v.where2}.
step finger A fingertip may help where a gap is left, and dot the edge.
step dry Half an hour, and it is dry.
step face Draw {v.face}{@2-3?  together}.
step say {v.say}
further Try a leaf or a bit of cloth in the clothespin: which one makes the softest print?
safety The clothespins are checked for loose springs, and what is clipped in stays in: it does not go into mouths.
skills pinching, dipping and dabbing, filling a shape
waiting Half an hour for the paint to dry.
alt A picture of {a v} made of soft round dabs of paint

* pinecone-roll
name pinecone picture
title A Tree Painted by a Pinecone | Pinecone Painting: a Fir Tree | Roll, Pinecone, Roll
about A pinecone full of paint tumbles through a box, and each of its scales leaves a dot. Cut to a point, the sheet is a fir tree. | No two pinecones roll alike. Your child tilts the box, the cone hops, and it sounds like the woods.
step lay {tone? {@2-3? Your child scribbles | Color} {the sheet} green all over with {the tone}, or light paint would not show. Then it goes into {the box}. | {@2-3? Your child lays | Lay} {the sheet} in the bottom of {the box}. Dark paper shows light paint best.} Fold up what is too large.
step dip Spread two spoonfuls of {color a} paint on {the saucer}.
step wallow {@2-3? Your child rolls {the cone} in the paint with a flat hand, until every scale has some. | Roll {the cone} in the paint with a flat hand, until every scale has some.}
step roll {@2-3? Into the box with it! You hold one end, your child the other: tip, rumble, tip. | Put it into the box and tip it from corner to corner. It never rolls where it should.}
step dry Let the sheet dry for an hour.
step cut Cut a tall triangle from it: a fir tree.
step back {@2-3? Put {stick} on the back; your child presses the tree onto {the back}. | Stick the tree onto {the back}.}
step trunk {@2-3? Put {stick} on a scrap of {the trunk}; your child presses it on underneath: the trunk. | Stick a strip of {the trunk} underneath for a trunk.}
step stars {@2-3? Your child presses {the stars} on, the best one at the top. | Press {the stars} on, one of them at the very top.}
step smell Wash the pinecone under the tap and lay it on a warm place: does it open or close?
further Press the cone straight down instead of rolling it: what does it print now?
safety Take a cone as big as a child's fist, without sharp tips, and shake it out first: loose scales and seeds do not belong on the table.
skills rolling, tilting, listening
waiting About an hour for the paint to dry.
alt A fir tree cut from paper with white dots and lines printed by a pinecone

* tube-menagerie
name {v}
title {v.title} | Standing {V} From a Tube | {A V} on Round Feet
about {v.about} Painted with both hands and set on its feet, {a tube} looks back at whoever made it. | {v.about} One tube, one color: it stands by itself and can be played with tonight.
say elephant: name=elephant; fluff=inside the top edge: a plume, as at the circus; title=Elephant With Big Ears; about=Big ears, a long trunk, and it is an elephant.; cut=two round ears as wide as your palm; tape=around the bottom, edge to edge, like a blanket for the circus; place=one on the left and one on the right; marks=a trunk from the middle of the face down to the belly, with wrinkles; call=Lift one arm like a trunk and trumpet, softly, then so that everybody hears it.
say tiger: name=tiger; fluff=inside the top edge: a tuft of fur; title=Tiger in Orange and Black; about=Orange all over, with stripes wherever there is room.; cut=two round ears as big as two fingers; place=inside the top edge, left and right; marks=three stripes on the forehead and some around the sides; tape=around the belly like stripes, with gaps between them; call=Creep across the table, stop, and jump. What was it after?
say giraffe: name=giraffe; fluff=inside the top edge, between the horns: a mane; title=Giraffe With Brown Patches; about=Yellow with patches, and two little horns on top.; tape=around the bottom, edge to edge, like grass to stand in; cut=two pointed ears as long as your thumb and two short horns; place=inside the top edge, the ears outside and the horns between them; marks=patches, like stones in a wall; call=Stretch up on your toes: who can eat from the highest branch?
say cow: name=cow; fluff=inside the top edge, between the horns: a curl; title=Cow With Black Spots; about=White with black spots, and no two cows have the same.; tape=around the bottom, edge to edge, like a fence; cut=two drop-shaped ears as long as your finger and two short horns; place=inside the top edge, the ears pointing sideways; marks=three big spots, one of them on the face; call=Moo! What does it eat, and who gets the milk?
say chick: name=chick; fluff=to the left and the right side: wings; title=Chick From a Tube; about=Yellow all over, with a beak and two wide feet.; cut=a beak as big as a thumb and two wide feet; tape=around the bottom, edge to edge, like grass to stand in; place=the beak below the eyes, the feet under the bottom edge; marks=a round tummy; call=Peep, peep! Pick up crumbs with two fingers, as a chick does with its beak.
say pig: name=pig; fluff=inside the top edge, between the ears: a curl; title=Pig From a Tube; about=Pink all over, with a snout that goes first wherever it goes.; tape=around the bottom, edge to edge, like a puddle to stand in; cut=two pointed ears as long as your thumb and an oval snout as large as a plum; place=the ears inside the top edge, the snout in the middle of the face; marks=two nostrils on the snout and a few splashes of mud on the belly; call=Oink, oink! Where is the muddiest puddle, and who jumps in first?
say dinosaur: name=dinosaur; fluff=inside the top edge: a crest; title=Dinosaur From a Tube; about=Spikes all down its back, and a tail to swish.; cut=four triangles as long as your thumb for spikes and a pointed tail as long as your hand; tape=around the bottom, edge to edge, like grass to stand in; place=the spikes down one side, one under the other, the tail at the bottom; marks=a long round belly; call=Stomp, stomp, roar! How loud can a small dinosaur be?
say monster: name=monster; fluff=inside the top edge: the wildest hair there is; title=A Monster as Tall as a Tube; about=It has horns, it has teeth, and it would not hurt a fly.; cut=two horns as long as your thumb; tape=around the belly, edge to edge, like a belt; place=the horns inside the top edge, left and right; marks=a wide mouth with big teeth; call=Roar! Now whisper. What does your monster like for supper?
say frog: name=frog; fluff=inside the top edge: reeds from its pond; title=Frog With a Wide Smile; about=Green, with eyes that look over everything.; tape=around the bottom, edge to edge, like the water of a pond; cut=two circles as wide as two fingers for the bumps over the eyes, and two wide feet; place=the bumps inside the top edge, the feet under the bottom edge; marks=a round pale belly; call=Hop from stone to stone with it: every cushion is a stone.
step paint Put two of your fingers into {the tube}. Your child paints it {color a} all around, {brush? with {the brush} or | } with the whole hand.
step cut From {the ears}, cut {v.cut}.
step dry Stand it up for half an hour, until it is no longer cool.
step marks Draw {v.marks}, and let your child color it in.
step stripes {stripes=paper-strip,packing-paper,crepe-paper? Tear {the stripes} into four pieces as long as a hand and as wide as a finger. With {glue} behind, your child presses them on {v.tape}. | Tear {the stripes} off as long as a hand. Your child presses them on {v.tape}.}
step ears Now what was cut out. You put {glue=tape? tape | glue} on the edge of each piece; your child presses it on: {v.place}.
step fluff {fluff=tissue-paper,crepe-paper? Your child tears strips of {the fluff} as long as a hand and sticks them {v.fluff}. | Your child sticks {the fluff} {v.fluff}.}
step face Draw {eyes? two dots for the eyes and a mouth | two eyes and a mouth} together.
step eyes Your child presses {the eyes} onto the dots.
step call {v.call}
further Make a shorter one from half a tube: the baby that always trots along.
safety A grown-up cuts the ears; one that has been chewed is taken off and thrown away.
skills painting all around, pressing, sounds of animals
waiting Half an hour for the paint to dry.
alt A standing {v} made of a painted {one tube} with paper ears

* painted-plate-face
name {v}
title {v.title} | {one plate} {V} | Round-Faced {V}
about {v.about} A plate is a face already, and paint does the rest. | {v.about} Big brush, round plate: your child paints nearly all of it alone.
say panda: name=panda; title=Panda With Black Eye Patches; about=White with black ears and two patches: that can only be a panda.; paint=two big black patches where the eyes will be, as large as a fist, and leaves the rest white; cut=two round ears as wide as three fingers; place=behind the top edge; say=Sit back like a panda and munch a stick of bamboo, very slowly.
say penguin: name=penguin; title=Penguin With a White Tummy; about=Black back, white tummy, and always dressed up.; paint=the rim black all the way around and leaves the middle white; cut=two pointed wings as long as your hand; place=behind the left and right edge; say=Feet together and waddle. Who can do it with a pillow between the knees?
say frog: name=frog; title=Frog With Eyes on Top; about=Green all over, with eyes that sit on top.; paint=the whole front green, right out to the rim; cut=two circles as wide as three fingers for the bumps; place=behind the top edge; say=Puff, hop, splash! How far does your frog jump?
say cow: name=cow; title=Cow With a Spotted Face; about=White with black spots, wherever they land.; paint=two or three big spots and leaves the rest white; cut=two drop-shaped ears as long as your finger and two short horns; place=behind the top edge, the ears pointing sideways; say=Moo! Somebody milk it, please.
say pig: name=pig; title=Pig With a Round Nose; about=Pink all over and proud of its nose.; paint=the whole front pink, right out to the rim; cut=two triangles as long as your finger for the ears; place=behind the top edge, with the tips bent forward; say=Oink! Where is the best mud?
say elephant: name=elephant; title=Elephant With Floppy Ears; about=Gray all over, with ears like sails and a long trunk.; paint=the whole front gray, right out to the rim; cut=two round ears as wide as your hand and a trunk as long as your finger and twice as wide; place=behind the left and right edge, the trunk in the middle of the face; say=One arm is the trunk: lift it, swing it, and trumpet.
say bear: name=bear; title=Brown Bear With Round Ears; about=Brown all over, with a light muzzle and round ears.; paint=the whole front brown, right out to the rim; cut=two round ears as wide as three fingers; place=behind the top edge; say=Lumber through the room on all fours. Does it smell honey?
say mouse: name=mouse; title=Mouse With Enormous Ears; about=A small gray face between enormous ears.; paint=the whole front gray, right out to the rim; cut=two round ears as wide as your hand; place=behind the top edge; say=Tiptoe, tiptoe, stop! Is the cat awake?
say monkey: name=monkey; title=Monkey With Big Ears; about=Brown fur, big ears, and full of nonsense.; paint=the rim brown and a cap of fur over the top, and leaves a face free; cut=two round ears as wide as four fingers; place=behind the left and right edge; say=Do what the monkey does: scratch, jump, cover your eyes. Now the monkey copies you.
step paint On the front of {the plate}, your child paints {v.paint}{brush? , with {the brush} | , with bare fingers}.
step cut From {the ears}, cut {v.cut}.
step dry Let the paint dry for half an hour.
step ears You put {glue=tape? tape | glue} on the ends; your child presses them on {v.place}.
step snout {snout=cupcake-liner? Your child sticks {the snout} on, flattened, for a nose. | {snout=egg-carton? A cup of {the snout}, cut off by you, is the nose: your child presses it into a thick ring of glue. | Your child presses {the snout} on, bottom up, for a nose, into a thick ring of {glue=tape? tape loops | glue}.}}
step face Draw {eyes? a mouth and two dots for the eyes | two eyes and a mouth}{snout?  |  and a nose} together.
step eyes {eyes=sticker? Your child presses {the eyes} onto the dots. | Your child presses {the eyes} onto the dots, each on {glue=tape? a loop of tape | a bit of {glue}}.}
step finger One dot with a painted fingertip on each cheek, and it is done.
step say {v.say}
further Cut two eyeholes into a second plate: now there is somebody to talk to.
safety A grown-up cuts, and paint-covered hands are wiped before they go to a face.
skills painting a large shape, pressing, sounds and moves of animals
waiting Half an hour for the paint to dry.
alt {a plate} painted as the face of {a v}

* dough-habitat
name {v.name2}
title {v.title} | {v.title2} | A Small World in Dough
about {v.about} Dough is the ground, and everything that walks on it leaves a trace. | {v.about} Squash, roll, plant, and let the animals move in.
say reef: name2=sea of dough; title=A Sea Made of Dough; title2=Who Lives on the Sea Floor?; about=The sea has a floor, with hills and weeds and hiding places.; hill=a reef with a hole for hiding, poked with a thumb; snake=seaweed: they stand up along the edge; live=Who hides in the reef, and who swims around it?
say volcano: name2=dinosaur land; title=Volcano in Dinosaur Land; title2=A Home for Dinosaurs; about=A volcano smokes, and down below the dinosaurs stomp.; hill=a volcano with a hole on top, poked with a thumb; snake=lava: they run down the sides; live=The ground shakes: boom, boom, boom. Who is coming?
say pasture: name2=farm; title=A Farm on Green Dough; title2=Who Is in the Meadow?; about=A meadow, a fence and a muddy place are a farm.; hill=a haystack; snake=a fence: they go around the meadow; live=Everybody out in the morning, everybody home at night. Who is the last?
say jungle: name2=jungle; title=A Jungle Made of Dough; title2=Who Sneaks Through the Jungle?; about=A river, a hill and plenty of green: there is a rustle in it already.; hill=a hill to look out from; snake=a river: they wind from edge to edge; live=Somebody is thirsty and comes to drink. Who is watching?
say pole: name2=icy land; title=White Dough, Cold Feet; title2=A Home in the Snow; about=Everything is white here, and the animals like it.; hill=an iceberg with a slide, pressed with a thumb; snake=a wall against the wind; live=Slide down the iceberg on the tummy. Who dares?
step warm Your child squeezes and rolls {the dough} until it is warm.
step flat {pin? Roll half of it out on {the base} together with {the pin}, | Pat half of it flat on {the base} together,} as thick as a finger: the ground.
step hill From a lump as big as an egg, your child builds {v.hill}.
step snakes Roll two or three snakes under flat hands. They become {v.snake}.
step ground {ground=aluminum-foil? Lay {the ground} down, shining like ice or a lake, with its edges pressed into the dough. | {ground=sand? Sprinkle {the ground} over one corner. | Press {the ground} into the dough where it looks right.}}
step more Plant {the more}: what is pushed in upright stays.
step walk Now {the animal} walk across and leave their tracks: step, step, step.
step live {v.live}
step home Take the animals out, lift off what was planted, and shut the dough away airtight.
further Change one thing while your child looks away: what is different?
safety The animals are bigger than a mouth, and dough is for hands; what is planted in it has no sharp ends.
skills squeezing and rolling, planting upright, telling a story
alt A plate of dough with a hill, dough snakes and an animal walking across

* paper-cup-folk
name {v}
title {v.title} | {A V} in a Cup | Upside-Down {V}
about {v.about} Turned upside down, {a cup} stands firm and is easy to paint. | {v.about} Something small can hide underneath: who is home?
say frog: name=frog; title=Frog Prince From a Cup; about=A frog that might be a prince.; cut=two circles as wide as two fingers for the bumps over the eyes, and two wide feet; bend=the feet; place=the bumps at the top, the feet under the rim; hide=Hide a ball of paper under the frog: the princess has lost her golden ball. Ribbit, here it is!
say octopus: name=octopus; title=Octopus With Curly Arms; about=A round head with arms all around.; cut=eight strips as long as your finger and as wide as a thumb; bend=the strips, by rolling them up; place=all around inside the rim; hide=Hide something under it. The octopus will not give it back until it is tickled.
say mouse: name=mouse; title=Mouse With Round Ears; about=A small gray mouse with very good ears.; cut=two round ears as wide as three fingers and a tail as long as your finger; bend=the tail, by rolling it up; place=the ears at the top, the tail behind; hide=Hide a bit of paper cheese under it. Squeak! Who has found the cheese?
say bee: name=bee; title=Bee With Paper Wings; about=A fat bee with two wings.; cut=two wings as long as your hand and two feelers; bend=the wings, once in the middle; place=the wings at the back, the feelers on top; hide=Fly from flower to flower, and go home under the cup at night.
step paint Turn {the cup} upside down on your fingers. Your child paints it {color a} all around, {brush? with {the brush} | with both hands}.
step cut From {the extra}, cut {v.cut}.
step crumple Your child bends {v.bend}.
step dry Half an hour on the table, and the paint is dry.
step stick You put {glue=tape? tape | glue} on each piece; your child presses them on: {v.place}.
step face Draw {eyes? a mouth and two dots for the eyes | two eyes and a mouth} together{v=bee? , and stripes around the body}.
step eyes Your child presses {the eyes} onto the dots.
step crown Your child squeezes {the crown} into a ring with points and sets it on top: {v=frog? now it is a prince. | a crown for the queen of them all.}
step hide {v.hide}
further Build a wall of blocks for it to look over.
safety The cup is for playing and no longer for drinking: throw it away when it has been chewed.
skills painting all around, bending, hide and seek
waiting Half an hour for the paint to dry.
alt {A v} made of a painted upside-down {one cup}

* plate-shield
name shield
title {v.title} | Shield for a Brave Arm | Round Shield, Strong Arm
about {v.about} It stops pillows, soft balls and bad moods. | {shine? {v.about} Rings, a star and a grip: two brave hands have it ready before the snack. | }
say hero: title=Hero Shield With a Star; about=A hero needs something to hold up.; test=Stand firm! You throw a rolled-up sock, the hero catches it on the shield. Then somebody weaker is protected: the teddy.
say knight: title=Knight's Shield With a Star; about=A knight needs a shield with a sign of his own.; test=Kneel down, brave knight: what is your name? Then guard the castle gate, and let only friends in.
step rings Your child colors a ring around the edge of {the plate} in {color a}, round and round.
step middle A second ring in {color b} goes inside, and the very middle gets a big dot. Whoever goes over the line makes it wilder.
step tear Your child tears {the shine} into pieces as big as a palm.
step shine Press the pieces into {glue=tape? loops of tape | a patch of glue} in the middle, close together: that is the shining sign.
step sign Your child presses {the sign} on all around.
step grip Fold a strip of {the tape}, twice as long as your hand, lengthwise onto itself. Tape both its ends to the back, with room for a small arm to slip through.
step test {v.test}
further Make one for the teddy from a saucer-sized circle of paper.
safety The grip is loose, so that the arm slips out by itself; shields are for holding up, not for hitting.
skills coloring in rings, pressing, standing firm
waiting {color=paint? Half an hour for the paint to dry. | Nothing has to dry.}
alt A round shield with colored rings and a star in the middle

* tube-rain-stick
name rain stick
title Rain in a Tube | Rain Stick to Turn Over | Listen, It Is Raining
about Turn it over, and it rains; turn it back, and it rains again. The sound alone makes everybody quiet. | A snake of {coil} inside makes the difference: {fill} trickles around it, drop by drop.
step color {pens=sticker? Your child presses {the pens} on all over {the tube}. | Your child {brush? paints | scribbles on} {the tube} with {the pens}, from end to end.}
step coil Squeeze {the coil} into a long snake together and wind it like a spring, loose enough to slide into the tube.
step caps Cut two circles from {the cap}, twice as wide as the end of the tube, and snip them in from the edge all around.
step close Fold one circle over the end of the tube and tape it down on all sides, twice.
step in Your child lets the snake slide in.
step fill Pour in {fill}, four tablespoons of it. Close the second end like the first, and pull at both: nothing may come out.
step wrap Your child sticks rings of {the wrap} around.
step look Your child presses {the look} on.
step listen Turn it over slowly and listen with closed eyes. Is it drizzling? Now tip it fast: a downpour.
further Hum along: high while it rains, and silent when it stops.
safety A grown-up fills and closes it, and looks at both ends before each concert; an end that has been chewed open goes into the trash.
skills listening, turning slowly, hearing loud and soft
alt A colored cardboard tube closed at both ends: a rain stick

* folded-plate-shaker
name shaker
title Half-Moon Shaker | Shake It: One Plate, Folded | A Plate That Rattles
about Folded, filled and closed all around: a plate is the fastest shaker there is. | The half-moon fits two small hands, {tails? the tails fly, | } and the beat comes by itself.
step color {@2-3? Your child {brush? paints | scribbles on} the back of {the plate} with {the color}: the wilder it looks, the louder it sounds. | {brush? Paint | Color} the back of {the plate} with {the color}: stripes, dots, zigzags.}{brush?  Half an hour, and it is dry.}
step fold Fold it in half{@2-3?  together}, with the color outside.
step tails {@2-3? Your child sticks the ends of {the tails} along the inside of the curved edge with {seal}. | Stick the ends of {the tails} along the inside of the curved edge with {seal}.}
step fill {close=stapler? Staple the curved edge, a finger's width apart, and leave a gap as wide as a spoon. | Tape the curved edge shut and leave a gap as wide as a spoon.} Pour in {fill}, four tablespoons of it, and close the gap.
step seal Run {the seal} over the whole edge, {close=stapler? so that no staple can be touched and | so that} nothing falls out. Pull at it and shake it hard.
step look {@2-3? Your child presses {the look} on. | Press {the look} on.}
step shake {@2-3? Shake it high, shake it low, stop! Whoever moves once more is the next one to sing. | Shake on one, clap on two. Then change: who can keep it up for a whole song?}
further March through the house in a row, the loudest in front.
safety A grown-up fills it and closes it; it is checked at the edge each time, and thrown away with everything in it when it tears.
skills coloring, shaking to a beat, stopping
alt A folded plate in bright scribbles with streamers along its curved edge

* box-playhouse
name house
title {pens=paint? Painted | Scribbled} House in a Box | Our House, With a Door That Opens | Move In Today
about {curtain? A big box has walls already. A door, a window, curtains, and somebody can move in. | } | Before or after a move, or on any day at all: this house belongs to the one who colors it.
step cut Cut a door that opens and a window into {the box}, and stick {tape} over every rough edge. Leave the bottom open, so that it is easy to get out.
step inside {@2-3? First your child climbs in and {brush? paints | colors} the walls from inside{brush? , with {the brush}}: a picture, a lamp, a bed. | First {brush? paint | color} the inside{brush? , with {the brush}}: a picture, a lamp, a bed.}
step walls {@2-3? Then the outside gets its turn, all the way around: bricks, flowers, whatever comes. | Then the outside: bricks, a roof, flowers along the wall.}
step look {@2-3? Your child sticks {the look} on. | Stick {the look} on.}
step curtain {@2-3? Hold {the curtain} up to the window; your child rubs the tape down. | Tape {the curtain} to the inside of the window.} Now it can be shut.
step bell Stick {a bell} beside the door: ding-dong.
step name Together, write over the door who lives there{@2-3? , and let your child draw each of them as a dot or a line | and how many they are}.
step move {@2-3? Move in: what comes along? Your child carries in the teddy, a blanket and a snack, one after the other. You ring the bell. | Move in: choose the five things that a new house needs most, and invite the neighbors.}
further Tell of the old house and the new one: what is the same in both?
safety The cutting is done by a grown-up with nobody inside; the box stands on the floor with its door open, and nobody climbs on top.
skills scribbling large, pretend play, talking about home
waiting {pens=paint? An hour for the paint to dry. | Nothing has to dry.}
alt A big cardboard box as a house with an open door, a window with curtains and scribbled walls

* counting-plates
name counting plates
title One, Two, Three, Four, Five | Counting Plates to Touch | How Many on This One?
about Five plates, five numbers, and on each as many {many count} as the number says: counting with the hands comes before counting in the head. | A number is only a squiggle until something lies on it. Here it is {many count}.
step write On each of {the plate}, write one number as tall as a hand: 1, 2, 3, 4, 5.
step color {@2-3? Your child scribbles around the numbers, each in a color of its own. | Color the edge of each one in a color of its own.}
step dots Below each number, make as many dots as it says{@2-3? : you draw the circles, your child fills them | , and count aloud}.
step stick {@2-3? Your child presses | Press} one of {the more} onto each dot.
step count {count=clothespin? {@2-3? Now your child pinches one of {the count} onto the rim for every dot. | Now pinch one of {the count} onto the rim for every dot.} | {count=paint,washable-ink-pad? {@2-3? Now your child presses a finger into {the count} and makes one print for every dot. | Now press a finger into {the count} and make one print for every dot.} | {@2-3? Now your child puts one of {the count} on for every dot. | Now put one of {the count} on for every dot.}}} Touch each and say its number.
step mix {@2-3? Lay the plates in a row on the floor and hop from one to the next: one, two, three! | Mix the plates up and lay them in order again. Which one is missing when somebody hides it?}
step song Sing a counting song and touch the right one at each number.
further Set the table with them: one spoon, two cups, three napkins.
safety {count=clothespin? Clothespins with loose springs are sorted out first. | What is counted is counted back in afterward, so that nothing stays under the sofa.}
skills counting to five, touching one by one, matching
alt Three round plates with the numbers 1, 2 and 3 and as many dots

* plate-flower
name {v}
title {v.title} | {A V} as Big as a Plate | {V} That Never Wilts
about {v.about} The petals are torn, so that no two are alike, just as outside. | {v.about} A plate is the middle, paper the petals: it grows in one afternoon.
say sunflower: name=sunflower; title=Sunflower on a Plate; about=As tall as a child and as round as the sun.; grow=Crouch down small like a seed. Now the sun shines, and it rains: grow, grow, arms up, and turn your face to the light.
say poppy: name=poppy; title=Big Red Poppy; about=The reddest of all flowers.; grow=Crouch down small like a bud. Open one arm, then the other: the poppy is in bloom. Here comes the wind.
say daisy: name=daisy; title=White Daisy With a Yellow Eye; about=White petals around a yellow eye.; grow=Close your arms over your head: night, the daisy sleeps. Open them wide: good morning.
step paint With {the brush}, your child covers the middle of {the plate} with {colored color b}, as far as the rim.
step petals {petal=cupcake-liner? Your child folds {the petal} once each: petals. | Your child tears {colored petal a} into pieces as long as a hand: petals.}
step glue You put {glue} along the rim; your child presses the petals on all around, with the tips pointing outward. A second row goes into the gaps.
step dab With a fingertip, dot the middle all over while it is wet: seeds.
step middle Press {the middle} into fresh glue in the center.
step dry Leave it flat for half an hour.
step stem Run a thick line of {glue} along {the stem} and press it to the back, with the rest hanging down.
step grow {v.grow}
further Hang it as high as your child is tall, and measure again in a month.
safety {middle=oats,breakfast-cereal? What is scattered stays on the plate and out of mouths; | The paint stays out of mouths;} sweep up before the playing begins.
skills painting, tearing, growing tall
waiting Half an hour for paint and glue.
alt A big {v} made of {a plate} with torn paper petals

* roaring-bag
name angry bag
title The Bag That Roars | Red With Anger | Somebody Here Is Very Angry
about Anger wants to do something: rip paper, for example. In the end it sits in a bag with a big mouth, and the mouth can be shut. | The bag may roar, rage and stamp. Whoever has let it do so for a while finds that the anger has become smaller.
step face Lay {the bag} down with its folded bottom up: that is the head. {@2-3? Draw two slanting eyebrows and two eyes together: how does somebody look who is angry? | Draw two slanting eyebrows and two eyes. Look in a mirror first: how do you look when you are angry?}
step mouth Lift the flap. {@2-3? Your child scribbles a dark mouth | Color a dark mouth} underneath, as wide as it goes, with a row of teeth along its edge.
step rip Now the anger: {@2-3? your child rips {the paper} | rip {the paper}} to bits, as loud and as fast as it comes.
step stick {@2-3? Put {stick} on the bag below the mouth, a patch at a time; your child presses the red-hot scraps on, all over the front. | Press the red-hot scraps on with {stick}, all over the front.} Nothing goes across the fold.
step crumple {@2-3? Your child squeezes | Squeeze} the leftover scraps in both fists, as hard as both hands can.
step hair Stick the crumpled pieces along the top: that is how hair stands up with rage.
step eyes {eyes=sticker? Press {the eyes} on over the eyes. | Stick {the eyes} on over the eyes.}
step roar {@2-3? Your child's hand goes in, fingers in the flap: ROAR! What made it so angry? | Put a hand in, fingers in the flap: ROAR! What made it so angry? Tell it as loud as you like.}
step shut Then the mouth goes shut, slowly. Count to five together, shoulders down, and stroke the bag until it is quiet. What would it like now: a hug, or to be left alone?
further Hang the bag where it can be reached. Next time, ask: shall the bag roar for you?
safety {@2-3? A bag goes over a hand, never over a head; torn scraps stay out of mouths. | A bag goes over a hand, never over a head.} Paper may be ripped, people and books not.
skills ripping, naming a feeling, calming down
alt A paper-bag puppet with slanting eyebrows, torn red paper and a big mouth

* tape-strip-window
name window
title {finds=leaf? Window of Leaves and Tape | Tape Window for the Sun} | {finds=leaf? Leaves | Finds} in a Frame of Light | The See-Through Frame
about Tape across a frame is a window that is sticky on one side: whatever is pressed on stays, and the light comes through. | No glue and nothing to buy: {tape}, a frame and a pocketful of {finds}.
step cut Cut a window out of the middle of {the frame}, as large as a hand with its fingers spread.
step color {@2-3? Your child scribbles on the frame with {the pens}. | Color the frame with {the pens}.}
step strips Turn it over and stick strips of {the tape} across the window, edge to edge, until it is closed. Then turn it back: now the sticky side looks up.
step feel {@2-3? Your child pats the window with flat hands: it holds on to every finger. | Touch it with a fingertip: it holds on.}
step press {@2-3? Your child presses {the finds} on, | Press {the finds} on,} flat and not on top of each other, and leaves some gaps for the light.
step more {@2-3? Smaller things go in between: {the more}. | Fill the gaps with {the more}.}
step shut Stick more strips of {the tape} over everything from this side, so that nothing falls out and nothing sticks any longer.
step hang Tape the frame to a pane that gets sun, as high as your child's eyes. Which color shines the most?
further Make one that is all green, and look for it in every shade.
safety The frame is cut by a grown-up; {finds=tissue-paper? scraps and bits of tape | only leaves and petals that you know go on, and bits of tape} do not go into mouths.
skills patting, pressing, looking against the light
alt A cardboard frame with leaves and a flower held between strips of clear tape

* blot-monster
name monster
title A Monster Out of a Blot | Fold, Squeeze, Open: A Monster | The Friendliest Monster on Paper
about Nobody knows beforehand what it will look like, not even the one who makes it. One blot, one fold, and there it sits. | A spoonful of paint folded in half always has two arms, two ears, two of everything: a monster.
step fold Fold {the sheet} in half{@2-3?  together} and open it again.
step drop {@2-3? Your child lets | Let} two spoonfuls of {color a} paint drop from {a spoon} right onto the fold{@2-3? , while you hold the sheet}.
step squeeze {@2-3? Close it. Your child strokes and presses with flat hands, from the fold outward, | Close it and stroke with flat hands from the fold outward,} to all sides.
step open Open it slowly{@2-3?  together}. Which way up is it? Turn it until somebody looks back.
step dry Three quarters of an hour flat, for it is thick.
step cut From {the bits}, cut a wide mouth as long as your finger{!eyes? , three circles as wide as two fingers for the eyes} and four teeth as wide as a thumb.
step eyes {eyes=sticker? {@2-3? Your child presses | Press} {the eyes} on: two, three, as many as a monster needs. | {@2-3? Your child sticks | Stick} {the eyes} on: two, three, as many as a monster needs.}
step teeth {@2-3? The cut pieces come last: you put {stick=tape? tape | glue} on each, your child presses them down. | The cut pieces come last: stick on the {!eyes? eyes, the }mouth and the teeth.}
step arms Stick on {the arms} for arms{@2-3? : up, down, or one of each}.
step name What is it called, and what is it afraid of? {@2-3? Say hello to it with its own noise. | Introduce it to everybody with its own noise.}
further Open another with two colors in it, and see where they meet.
safety The paint stays on the spoon and the paper, and a wet cloth lies ready; a monster that is made at home does not bite.
skills pressing, guessing, giving a name
waiting Three quarters of an hour for the paint to dry.
alt A painted blot as a monster with three eyes and a toothy mouth
`;
