export const words = `
* torn-picture
name {v}
title Torn-Paper {V} | {A V} Without Scissors | {V} in a Hundred Scraps
about {@2-3? Ripping paper is what two-year-olds do best, so here it is the whole job: every scrap lands on the {v}. | Torn edges are soft and a little furry, and no two scraps are alike. That is why {a v} made of them looks alive.} | {@2-3? A picture that starts with a good loud rip and ends as {a v}. | Fingers can do what scissors cannot: an edge with a white rim, as if it were drawn in chalk.}
step outline {@2-3? Draw {the v} on {the base} for your child, as large as the sheet allows: {v.big}. | Draw the big shapes lightly on {the base}, almost to the edge: {v.big}.}
step strips @2-3 Start many small rips along the edge of {the bits}, then let your child pull each one through. Scraps as big as a cracker are right.
step strips @4-5 Tear strips as wide as a thumb from {the bits}, then tear the strips into squares. One heap for each color.
step strips @6-8 Tear strips from {the bits}. Pull toward yourself for a white rim and away from yourself for none, then tear them into scraps and sort them by color.
step big @2-3 Rub {stick=glue? a little glue | the glue stick} inside the outline, one hand's width at a time. Your child presses scraps on until the ground is hidden.
step big @4-5 {stick=glue? Spread a thin coat of glue | Rub the glue stick} over one shape and lay the scraps on like tiles, from the outline inward.
step big @6-8 Glue the outer row first, with its straight edges along the line. Fill the middle in rows, each scrap half over the one before.
step small @2-3 Now the parts that make it {a v}: {v.small}. You tear, your child points where, and you stick together.
step small Tear the small parts to shape, slowly, with both thumbs close together: {v.small}.
step shade Turn the scraps over or pick a darker page, and lay a row of them along the lower edge: it makes the shape look round.
step last {@2-3? Draw with your child: {v.last}. | Draw what is too fine to tear: {v.last}.}
step play {v.game}
further {@2-3? Keep a box for leftover scraps: next week they are snow, or food for a toy cow. | {v.more}}
safety {@2-3? Scraps go on the paper: sit beside your child, and keep pieces larger than a mouthful. | Paper edges can cut when they are pulled fast: tear slowly, with the thumbs close together.}
skills tearing, sticking, {@2-3? naming the parts | filling a shape}
alt A picture of {a v} made of torn scraps of paper
left rice: too heavy for {stick} on paper
say longneck: name=long-necked dinosaur; big=a hill for the body, a neck like a swan, four short legs, and a tail; small=round yellow spots down its side; last=an eye and a small smile; game=Stretch up like a long neck and pretend to eat the leaves off the lampshade.; more=Tear a tree with leaves that only this neck can reach.
say rocket: name=rocket; big=a tall body with a pointed nose and two fins at the bottom; small=a gold ring for the window, and flames under the tail; last=a face in the window; game=Count down from five and lift the picture off the table as high as you can reach.; more=Tear a moon for it to land on, with craters of gray.
say fish: name=fish; big=an egg-shaped body and a tail with two points; small=blue stripes across the body and a fin in the middle; last=a round eye and a mouth; game=Let it swim around the kitchen, and stop for every bubble you say: pop.; more=Tear thin green strips for seaweed and let the fish hide behind them.
say lion: name=lion; big=a wide ring for the mane and a round face inside it; small=two ears, and a few long scraps that stick out of the mane; last=eyes, a nose, and whiskers; game=Hold it in front of your face and roar, first like a big lion, then like a cub.; more=Tear tall grass along the bottom so that only the face looks out.
say bus: name=bus; big=a long box with a short nose in front; small=blue windows, a black stripe, and two wheels; last=a headlight and somebody in each window; game=Sing the wheels on the bus, and point to what the song sings about.; more=Tear a road from gray paper and park the bus on it.
say robot: name=robot; big=a large square body, a smaller square head, two arms, and two feet; small=a red panel with buttons and two round eyes; last=an antenna on the head and a mouth like a slot; game=Walk like a robot: stiff knees, stiff elbows, and a beep at every corner.; more=Tear a tiny robot helper from the leftover scraps.
say snail: name=snail; big=a long flat body and a large round shell on its back; small=a spiral of darker scraps, from the middle of the shell outward; last=two feelers with eyes on top; game=Creep across the floor as slowly as you can: the last one wins.; more=Stick a shiny trail of foil or light paper behind it.
say drum: name=drum; big=a wide red side, a little narrower at the bottom; small=a white oval on top for the skin and a gold zigzag around the side; last=two sticks, crossed on the skin; game=Drum on the table with two fingers while somebody else hums a march.; more=Tear big and small dots that bounce off the skin: loud beats and soft ones.
say jersey: name=team jersey; big=a square body and two short sleeves; small=a collar, a stripe at the hem, and the number of your age; last=the name of the player; game=Wear it in front of your chest and take a bow to the crowd.; more=Tear a ball to go with it, and a goal with a net of strips.
say umbrella: name=umbrella in the rain; big=half a circle as wide as the sheet; small=two curved ribs in another color; last=a handle with a hook, and drops on every side; game=Tap the table with all fingers: drizzle, rain, downpour, and stop.; more=Tear two boots and a puddle to go under it.
say dragon: name=dragon; big=a round body with a long tail, a neck, and one wing that stands up; small=two horns and spots along the body; last=an eye, and fire in front of the mouth; game=Breathe in through the nose and let the fire out slowly, until the very end.; more=Tear a heap of yellow gold for it to guard.
say castle: name=castle; big=two tall towers and a wall between them; small=a pointed roof on each tower; last=a gate, and windows to look out of; game=Knock on the gate and tell who lives there, and who may come in.; more=Tear a moat of blue strips around it.
say hero: name=superhero; big=a cape as wide as the sheet, a red body, and two arms that reach up; small=a mask, a belt, and boots; last=a smile and a sign on the chest; game=Fly the picture through the room and land wherever somebody needs help.; more=Tear a row of gray houses along the bottom for the hero to fly over.

* dot-picture
name {v}
title Sticker-Dot {V} | {A V} Made of Dots | {V}, Dot by Dot
about {@2-3? Peel, stick, press: the same small move, again and again, and in the end {a v} looks back at you. | Close up it is only dots. From across the room it is {a v}.} | {@2-3? Nothing spills and nothing dries, so this works on a train as well as at the table. | A row is a line, many rows are a color: that is how printers make pictures.}
step lines {@2-3? Draw {the v} with a thick line, as large as the sheet: {v.lines}. | Draw {the v} together with {the pen}, first with light lines, then bold ones: {v.lines}.}
step open {@2-3? Pull the paper around {the dots} away, so that only the dots stay on their sheet. Bend the sheet: the dots lift at one edge and small fingers can catch them. | Choose two colors of {the dots}, and decide what each is for. One idea: {v.idea}.}
step edge @2-3 Let your child stick the first few on the line itself: it is a road for dots.
step edge @4-5 Start on the line and set {dots=sticky-note? one note | one dot} beside the other, all the way around, until the ends meet.
step fill {@2-3? Now the middle. Anywhere is right, on top of each other too. | Fill the inside, row after row, with gaps no wider than a dot.}
step face {@2-3? Draw the rest together while your child tells you where: {v.face}. | Draw what dots cannot do: {v.face}.}
step count Count one row with your finger, then guess how many there are in all.
step rest Put the sheet of leftover dots on a {plate}, out of reach, before the next game begins.
step game {v.game}
further {@2-3? Stick a dot on the nose of everybody who walks past. | {v.more}}
safety {@2-3? A sticker in the mouth is hard to get out: sit beside your child and count what goes on the sheet. | Dots stay on the paper: pull one off skin or hair slowly, with a wet finger.}
skills peeling, pressing, {@2-3? hand and eye together | making a pattern}
alt {A v} filled with round stickers in two colors
left glitter: loose grains keep the dots from sticking
say stego: name=stegosaurus; lines=a long low back with four plates standing on it, two legs, and a pointed tail; face=an eye and a mouth; idea=one color for the body, the other for the plates; game=Count the plates, and stamp around the table once for every plate.; more=Make dotted footprints behind it, three toes each.
say planet: name=planet with a ring; lines=one large circle, drawn around a small plate; face=a slanted ring around the middle; idea=rows across the planet like bands of cloud; game=Turn the picture slowly: a planet is never still.; more=Dot a path of small moons around it.
say whale: name=whale; lines=a back like a hill, a belly like a boat, and a tail with two tips; face=an eye, a smile, and water that spouts from the top; idea=dark dots on the back and light ones on the belly; game=Sing a low, long whale song and let somebody answer from the next room.; more=Add a row of waves, one dotted arch beside the other.
say snake: name=snake; lines=a wide band that winds like the letter S, with a round head; face=an eye and a red forked tongue; idea=two of one color, two of the other, and so on to the tip of the tail; game=Trace the snake with a finger from tongue to tail and hiss all the way.; more=Draw a tree and let a second snake hang from it.
say balloon: name=hot-air balloon; lines=a huge balloon, narrow at the bottom; face=a basket on two ropes; idea=stripes from top to bottom; game=Blow under the sheet and let it rise, higher with every breath.; more=Draw who rides in the basket, and what they see below.
say robot: name=robot; lines=a box for the body, a smaller box for the head, two arms, two feet; face=eyes, a mouth, and an antenna; idea=every dot is a button: rows like on a machine; game=Press a button and say what it does: jump, sleep, sneeze.; more=Number some buttons, and invent what happens at number five.
say ladybug: name=ladybug; lines=a large round back with a small head; face=a line down the middle of the back, and two feelers; idea=black spots in two matching halves, and red everywhere else; game=Crawl on all sixes, which is hard with only four limbs.; more=Make a small one on a leaf with exactly two spots.
say guitar: name=guitar; lines=a shape like the number 8 with a long neck; face=a round hole, and strings from top to bottom; idea=one row of dots all around the edge first, then inward; game=Strum the picture and sing the loudest song you know.; more=Give it a strap, dotted in a pattern of your own.
say medal: name=winner's medal; lines=a big circle under two wide ribbons; face=a star in the middle; idea=ring inside ring, from the rim to the middle; game=Hold it up on your chest and give a speech of three words.; more=Make one for somebody who tried hard today.
say raincloud: name=rain cloud; lines=one puffy cloud, as wide as the sheet; face=two eyes, a smile, and long drops of rain; idea=light dots at the top, darker ones where the rain is; game=Sprinkle with ten fingers on the table, then shout: sun.; more=Dot a puddle, and a duck that is happy about it.
say monster: name=friendly monster; lines=one lumpy shape with two ears; face=two big eyes and a mouth with teeth; idea=fur of one color and warts of the other; game=Give it a name that nobody else has, and its favorite food.; more=Draw its baby, with three eyes.
say crown: name=royal crown; lines=a band with three tall points; face=a jewel on every point; idea=gold for the crown and red for the jewels; game=Hold it over each head in turn: what is the first law of this king or queen?; more=Dot a scepter and a throne beside it.
say emblem: name=hero badge; lines=a shield with a smaller shield inside; face=a star, or the first letter of your name; idea=one color for the rim, the other for the field; game=Hold it on your chest and say what your power is.; more=Make a badge for the smallest person in the family.

* printed-giant
name {v}
title Giant Printed {V} | {A V} as Big as a Table | {V} Covered in Prints
about {@2-3? First the shape, then the paint: however the prints land, it will be {a v}. | One thing from the drawer, pressed a hundred times, gives {the v} a coat that nobody could draw.} | Too big for the fridge, just right for the door of a room: {a v} with {v.prints}.
step draw {@2-3? Draw the outline of {the v} on {the sheet}, as large as it will go: {v.cut}. | Draw {the v} right up to the edges of {the sheet}, with thick arms and legs that will not tear: {v.cut}.}
step cut {@2-3? Cut it out, and cut a square from what is left over for trying. | Cut along the line in long snips, turning the paper and not the scissors. Keep the leftovers for trying.}
step pour Spread a spoonful of {color b} paint on a {plate}, as thin as butter on bread{@6-8? , and a spoonful of a second color beside it | }.
step try {@2-3? Press {the stamp} into the paint and onto the leftover square, and lift it. Again, until the mark is clear. | Print {the stamp} three times on a leftover piece: the first mark is too wet, the third shows the best edge.}
step print {@2-3? Now all over {the v}: press, lift, press, lift. Those are {v.prints}. | Print {v.prints}, starting at one end and working toward the other.}
step second {@2-3? Turn {the stamp} to another side and print in the gaps. | Turn {the stamp}, or use only its edge, and fill the gaps in white or in a color of your own.}
step dry Leave it flat for three quarters of an hour, until the last print no longer shines.
step detail {@2-3? Add together what belongs to it: {v.detail}. | Draw the rest with {the pen}: {v.detail}.}
step game {v.game}
further {@2-3? Print what is left of the paint on a strip of paper: next week it is ribbon for a present. | {v.more}}
safety {@2-3? Paint goes on paper and not into mouths: roll up sleeves, keep a wet cloth ready, and wipe hands before the next thing is touched. | Wash {the stamp} and the table before the paint dries, and keep painted things apart from toys that go into mouths.}
skills pressing and lifting, {@2-3? covering a shape | cutting a large outline}, seeing patterns
waiting Three quarters of an hour to dry.
alt A large paper {v} covered with round prints
left rice: would stick to the wet prints and spoil them
say trex: name=T. rex; cut=a huge head, a fat tail, two strong legs, and very small arms; prints=scales; detail=an eye, a row of teeth, and the little arms; game=Stomp to the door with your elbows pressed to your sides, and growl through it.; more=Print three-toed tracks on a strip of paper that leads up to it.
say rocket: name=rocket; cut=a tall pointed body with two fins; prints=rivets and small windows; detail=one big window, a stripe, and flames; game=Crouch, count down from ten, and jump with the rocket in your hands.; more=Print stars around it on a dark sheet.
say crab: name=crab; cut=a wide oval body and two claws; prints=bumps of its shell; detail=six legs, two eyes on stalks, and a smile; game=Walk sideways around the table and pinch the air.; more=Print shells and pebbles on a strip of sand.
say parrot: name=parrot; cut=a round head, a long body, and a tail; prints=feathers; detail=a wing, a curved beak, and a branch to sit on; game=One says a silly sentence, the other repeats it like a parrot.; more=Print big leaves for a forest behind it.
say train: name=steam engine; cut=a long boiler and a tall cab; prints=rivets, row by row; detail=a chimney with steam, a window, and three wheels; game=Push it along the edge of the table and whistle before each corner.; more=Print a wagon for everyone in the family.
say robot: name=robot; cut=a square body, a square head, two arms, and two feet; prints=screws and buttons; detail=round eyes, a mouth, and a panel with lights; game=Give it orders of one word, and be the robot that obeys.; more=Print a robot dog that goes with it.
say butterfly: name=butterfly; cut=four wings from a folded sheet, so that both sides match, and one thin body; prints=the same spots on the left and on the right; detail=feelers with curled tips and large rings on the wings; game=Flap it from chair to chair and rest on each for one breath.; more=Print a flower for it, with petals as large as its wings.
say drum: name=drum; cut=a wide shape, a little narrower at the bottom; prints=a pattern that repeats all around; detail=a white skin on top, a zigzag cord, and two sticks; game=Clap the pattern that you printed: big print, big clap.; more=Print a cymbal, gold on gold.
say jersey: name=team jersey; cut=a shirt with two short sleeves; prints=the pattern of your team; detail=a collar and a large number; game=Lean it against the door: this is the locker room, and the coach may give a speech.; more=Make one for every toy on the team, with numbers in order.
say umbrella: name=umbrella; cut=half a circle with a wavy lower edge; prints=raindrops that bounce off; detail=a handle with a hook, and drops all around; game=Make rain with your fingers and stand under the umbrella together.; more=Print boots in a row, two and two and two.
say dragon: name=dragon; cut=a long tail, a round belly, a neck, and one pointed wing; prints=scales, from the tail to the neck; detail=an eye, horns, and a flame; game=Fly it over the sofa mountains and look for treasure.; more=Print the eggs of this dragon, spotted like their mother.
say gingerhouse: name=gingerbread house; cut=a square for the house and a wide roof; prints=cookies and candy on every wall; detail=a door, two windows, and icing along the roof; game=Tell the story as far as the witch, and decide how it ends at your house.; more=Print a path of pebbles that leads home.
say hero: name=superhero; cut=a body with arms raised and a cape that spreads behind; prints=a pattern of power on cape and suit; detail=a face with a mask, a star on the chest, and a belt; game=Strike the same pose as your hero and hold it for ten seconds.; more=Print the shadow of a city for the hero to guard.
`;
