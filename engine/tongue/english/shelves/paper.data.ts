export const words = `
* torn-picture
name {v}
title Torn-Paper {V} | {A V} Without Scissors | {V} in a Hundred Scraps
about {@2-3? Ripping paper is what two-year-olds do best, so here it is the whole job: every scrap lands on the {v}. | Torn edges are soft and a little furry, and no two scraps are alike. That is why {a v} made of them looks alive.} | {@2-3? A picture that starts with a good loud rip and ends as {a v}. | Fingers can do what scissors cannot: {bits=magazine,wrapping-paper,wallpaper? an edge with a white rim, as if it were drawn in chalk | an edge that wanders where it likes}.}
step outline {@2-3? Draw {the v} on {the base} for your child, as large as the sheet allows: {v.big}. | Draw the big shapes lightly on {the base}, almost to the edge: {v.big}.}
step strips @2-3 {bits=magazine,junk-mail,wallpaper? Tear single pages out of {the bits} first. | } Start many small rips along the edge, then let your child pull each one through. Scraps as big as a cracker are right.
step strips @4-5 Tear strips as wide as a thumb from {the bits}, then tear the strips into squares. One heap for each color: {color a}, {color b} and {color c}.
step strips @6-8 Tear strips from {the bits}{bits=magazine,wrapping-paper,wallpaper? : pull toward yourself for a white rim, and away from yourself for none}. Then tear them into scraps and sort out {color a}, {color b} and {color c}.
step wash {@2-3? Your child paints {the base} first, in one pale color and with the whole arm. It dries while you tear. | Paint {the base} in one thin, pale color before anything else, so that no white shines through between the scraps. It dries while you tear.}
step frame Glue {the frame} along the four edges, end to end: a frame.
step hang Turn it over and glue both ends of {the hang} to the top edge, a hand apart, with a scrap of paper pressed over each.
step big @2-3 Rub {stick=glue? a little glue | the glue stick} inside the outline, one hand's width at a time. Your child presses scraps on until no {one base} looks through.
step big @4-5 {stick=glue? Spread a thin coat of glue | Rub the glue stick} over one shape and lay the scraps on like tiles, from the outline inward.
step big @6-8 Glue the outer row first, close along the line. Fill the middle in rows, each scrap half over the one before.
step small @2-3 Now the parts that make it {a v}: {v.small}. You tear, your child points where, and you stick together.
step small Tear the small parts to shape, slowly, with both thumbs close together: {v.small}.
step shade Pick the darkest scraps that are left and lay a row of them along the lower edge: it makes the shape look round.
step last {@2-3? Draw with your child: {v.last}. | Draw what is too fine to tear: {v.last}. {bits=tissue-paper,crepe-paper?  Go lightly, so that nothing rips.}}
step play {v.game}
further {@2-3? Keep a box for leftover scraps: next week they are snow, or food for a toy cow. | {v.more}}
safety {@2-3? Scraps go on the paper: sit beside your child, and keep pieces larger than a mouthful. | Paper edges can cut when they are pulled fast, so nobody tears against the clock; scraps on the floor are slippery under socks.}
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
say jersey: name=team jersey; big=a square body and two short sleeves; small=a collar and a stripe at the hem; last=the number of your age, and the name of the player; game=Wear it in front of your chest and take a bow to the crowd.; more=Tear a ball to go with it, and a goal with a net of strips.
say umbrella: name=umbrella in the rain; big=half a circle as wide as the sheet; small=a thin tip on top, and a wavy edge of another color along the bottom; last=a handle with a hook, and drops on every side; game=Tap the table with all fingers: drizzle, rain, downpour, and stop.; more=Tear two boots and a puddle to go under it.
say dragon: name=dragon; big=a round body with a long tail, a neck, and one wing that stands up; small=two horns and spots along the body; last=an eye, and fire in front of the mouth; game=Let the fire out in one long, slow puff, until the very last spark.; more=Tear a heap of yellow gold for it to guard.
say castle: name=castle; big=two tall towers and a wall between them; small=a pointed roof on each tower; last=a gate, and windows to look out of; game=Knock on the gate and tell who lives there, and who may come in.; more=Tear a moat of blue strips around it.
say hero: name=superhero; big=a cape as wide as the sheet, a red body, and two arms that reach up; small=dark hair, a mask, a belt, and boots; last=a smile and a sign on the chest; game=Fly the picture through the room and land wherever somebody needs help.; more=Tear a row of gray houses along the bottom for the hero to fly over.

* dot-picture
name {v}
means string, ribbon
title {dots=sticker? Sticker-Dot {V} | {V} in Dots} | {A V} Made of Dots | {V}, Dot by Dot
about {@2-3? Peel, stick, press: the same small move, again and again, and in the end there is {a v}. | Close up it is only dots. From across the room it is {a v}.} | {@2-3? Nothing spills and nothing dries, so this works on a train as well as at the table. | A row is a line, many rows are a color: that is how printers make pictures.}
step lines {@2-3? Draw {the v} on {the base} with a thick line, {base=paper-plate? from rim to rim | as large as the sheet}: {v.lines}. | Draw {the v} together on {the base} with {the pen}, about as long as a grown-up's hand{dots=sticky-note?  twice over}: {v.lines}. Go over the line a second time, boldly.}
step wash {@2-3? Your child paints {the base} with a single pale color, as far as the arm reaches. Half an hour later it is dry. | Paint {the base} in one light color that none of the dots have, and let it dry for half an hour.}
step hang Tape the ends of {the hang} behind the top edge, a hand apart: the picture can hang on a doorknob.
step open {@2-3? {dots=sticky-note? Bend each pad of {many dots} once, so that the notes lift at one edge and small fingers can catch them. | Pull the waste paper around the {many dots} away, so that only they stay on their sheet. Bend the sheet: they lift at one edge and small fingers can catch them.} | Choose two colors of {many dots}, and decide what each is for. One idea: {v.idea}.}
step edge @2-3 Let your child stick the first few on the line itself: it is a road for {many dots}.
step edge @4-5 Start on the line and set {dots=sticky-note? one note | one dot} beside the other, all the way around, until the ends meet.
step fill {@2-3? Now the middle. Anywhere is right, on top of each other too. | Fill the inside around what is drawn, row after row, with gaps no wider than a dot.}
step face {@2-3? Draw the rest together before the dots come, while your child tells you where: {v.face}. | Draw what dots cannot do, while the sheet is still bare: {v.face}.}
step count Count one row with your finger, then guess how many there are in all.
step rest Put the leftover {many dots} on a {plate}, out of reach, before the next game begins.
step game {v.game}
further {@2-3? Stick a dot on the nose of everybody who walks past. | {v.more}}
safety {@2-3? {dots=sticky-note? Paper | A sticker} in the mouth is hard to get out: sit beside your child and count what goes on the sheet. | Dots stay on the paper: pull one off skin or hair slowly, with a wet finger.}
skills peeling, pressing, {@2-3? hand and eye together | making a pattern}
waiting {wash? Half an hour for the paint. | }
alt {A v} filled with round {many dots} in two colors
left glitter: loose grains keep the dots from sticking
say stego: name=stegosaurus; lines=a long low back with four tall points standing on it, two legs, and a pointed tail; face=an eye and a mouth; idea=one color for the body, the other for the points; game=Count the points on the back, and stamp around the table once for every one.; more=Make dotted footprints behind it, three toes each.
say planet: name=planet with a ring; lines=one large circle; face=a slanted ring around the middle; idea=rows across the planet like bands of cloud; game=Turn the picture slowly: a planet is never still.; more=Dot a path of small moons around it.
say whale: name=whale; lines=a back like a hill, a belly like a boat, and a tail with two tips; face=an eye, a smile, and a spout on the top; idea=dark dots on the back and light ones on the belly; game=Sing a low, long whale song and let somebody answer from the next room.; more=Add a row of waves, one dotted arch beside the other.
say snake: name=snake; lines=a wide band that winds like the letter S, with a round head; face=an eye and a red forked tongue; idea=two of one color, two of the other, and so on to the tip of the tail; game=Trace the snake with a finger from tongue to tail and hiss all the way.; more=Draw a tree and let a second snake hang from it.
say balloon: name=hot-air balloon; lines=a huge balloon, narrow at the bottom; face=a basket on two ropes; idea=stripes from top to bottom; game=Blow under the sheet and let it rise, higher with every breath.; more=Draw who rides in the basket, and what they see below.
say robot: name=robot; lines=a box for the body, a smaller box for the head, two arms, two feet; face=eyes, a mouth, and an antenna; idea=every dot is a button: rows like on a machine; game=Press a button and say what it does: jump, sleep, sneeze.; more=Number some buttons, and invent what happens at number five.
say ladybug: name=ladybug; lines=a large round back with a small head; face=a line down the middle of the back, and two feelers; idea=black spots in two matching halves, and red everywhere else; game=Crawl on all sixes, which is hard with only four limbs.; more=Make a small one on a leaf with exactly two spots.
say guitar: name=guitar; lines=a shape like the number 8 with a long neck; face=a round hole, and strings from top to bottom; idea=one row of dots all around the edge first, then inward; game=Strum the picture and sing the loudest song you know.; more=Give it a strap, dotted in a pattern of your own.
say medal: name=winner's medal; lines=a big circle under two wide ribbons; face=a star in the middle; idea=ring inside ring, from the rim to the middle; game=Hold it up on your chest and give a speech of three words.; more=Make one for somebody who tried hard today.
say raincloud: name=rain cloud; lines=one puffy cloud; face=two eyes, a smile, and long drops of rain; idea=light dots at the top, darker ones where the rain is; game=Sprinkle with ten fingers on the table, then shout: sun.; more=Dot a puddle, and a duck that is happy about it.
say monster: name=friendly monster; lines=one lumpy shape with two ears; face=two big eyes and a mouth with teeth; idea=fur of one color and warts of the other; game=Give it a name that nobody else has, and its favorite food.; more=Draw its baby, with three eyes.
say crown: name=royal crown; lines=a band with three tall points; face=a jewel on every point; idea=gold for the crown and red for the jewels; game=Hold it over each head in turn: what is the first law of this king or queen?; more=Dot a scepter and a throne beside it.
say emblem: name=hero badge; lines=a shield with a smaller shield inside; face=a star, or the first letter of your name; idea=one color for the rim, the other for the field; game=Hold it on your chest and say what your power is.; more=Make a badge for the smallest person in the family.

* printed-giant
name {v}
title Giant Printed {V} | {A V} for the Door | {V} Covered in Prints
about {@2-3? First the shape, then the paint: however the prints land, it will be {a v}. | One thing from the drawer, pressed a hundred times, gives {the v} a coat that nobody could draw.} | Two sheets big, just right for the door of a room: {a v} with {v.prints}.
step join Lay {sheet=packing-paper? two pieces as long as your arm | the two sheets} side by side, long edges touching, and run {tape} down the whole seam. This is the back.
step draw {@2-3? Draw the outline of {the v} on the front, as large as it will go: {v.cut}. | Turn it over and draw {the v} right up to the edges, with nothing so thin that it would tear: {v.cut}.}
step cut {@2-3? Cut it out, and cut a square from what is left over for trying. | Cut along the line in long snips, turning the paper and not the scissors. Keep the leftovers for trying.}
step pour Choose two colors of paint, {color b} and {color c} for instance. Spread a spoonful of each on a {plate}, side by side, as thin as butter on bread.
step try {@2-3? Press {the stamp} into the paint and onto the leftover square, and lift it. Again, until the mark is clear. | Print {the stamp} three times on a leftover piece: the first mark is too wet, the third shows the best edge.}
step print {@2-3? Now all over {the v}: press, lift, press, lift. Those are {v.prints}. | Print {v.prints}, starting at one end and working toward the other.}
step second {more? {@2-3? Dip {the more} into the second color and print in the gaps. Which mark is from which? | Dip {the more} into the second color and fill the gaps: two things, two marks.} | {@2-3? Turn {the stamp} a little, dip it into the second color, and print in the gaps. | Turn {the stamp}, or use only its edge, and fill the gaps with the second color.}}
step dry Leave it flat for three quarters of an hour, until the last print no longer shines.
step detail {@2-3? Draw together what belongs to it: {v.detail}. | Draw the rest with {the pen}: {v.detail}.}{v=rocket,crab,parrot,train,butterfly,drum,umbrella,dragon?  What sticks out goes on a leftover piece that {@2-3? a grown-up cuts out | you cut out}, taped on from behind.}
step game {v.game}{hang?  Afterward tape the ends of {the hang} behind the top edge and hang it on a door.}
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
say butterfly: name=butterfly; cut=four wings, the same on the left and on the right, and one body as thick as an arm; prints=the same spots on the left and on the right; detail=feelers with curled tips and large rings on the wings; game=Flap it from chair to chair and rest on each for one breath.; more=Print a flower for it, with petals as large as its wings.
say drum: name=drum; cut=a wide shape, a little narrower at the bottom; prints=a pattern that repeats all around; detail=a white skin on top, a zigzag cord, and two sticks; game=Clap the pattern that you printed: big print, big clap.; more=Print a cymbal, gold on gold.
say jersey: name=team jersey; cut=a shirt with two short sleeves; prints=the pattern of your team; detail=a collar and a large number; game=Lean it against the door: this is the locker room, and the coach may give a speech.; more=Make one for every toy on the team, with numbers in order.
say umbrella: name=umbrella; cut=half a circle with a wavy lower edge; prints=raindrops that bounce off; detail=a handle with a hook, and drops all around; game=Make rain with your fingers and stand under the umbrella together.; more=Print boots in a row, two and two and two.
say dragon: name=dragon; cut=a long tail, a round belly, a neck, and one pointed wing; prints=scales, from the tail to the neck; detail=an eye, horns, and a flame; game=Fly it over the sofa mountains and look for treasure.; more=Print the eggs of this dragon, spotted like their mother.
say gingerhouse: name=gingerbread house; cut=a square for the house and a wide roof; prints=cookies and swirls on every wall; detail=a door, two windows, and icing along the roof; game=Tell the story as far as the witch, and decide how it ends at your house.; more=Print a path of pebbles that leads home.
say hero: name=superhero; cut=a body with arms raised and a cape that spreads behind; prints=a pattern of power on cape and suit; detail=a face with a mask, a star on the chest, and a belt; game=Strike the same pose as your hero and hold it for ten seconds.; more=Print the shadow of a city for the hero to guard.

* lacing-card
name {v}
title {V} Lacing Card | Lace-Up {V} | {A V} to Sew Without a Needle
about In and out, in and out, and {the v} gets a seam all around its edge. | Sewing begins here, with holes as big as peas and a lace that cannot prick. The card can be laced again tomorrow.
step draw Draw {the v} on {the card}, as long as your hand and forearm together, without thin parts that would bend: {v.draw}.
step cut {@4-5? Cut it out together: a grown-up takes the corners and the stiff parts, your child the straight stretches. | Cut it out together along the line, and round off every sharp corner.}
step face Color it in and give it what it needs: {v.face}. {@4-5? Leave a rim as wide as a thumb all around. | Leave the rim plain, so that the holes stand out.}
step punch {@4-5? A grown-up punches holes along the rim, | Punch holes along the rim,} {in 0.5} from the edge and {in 1} apart. {@6-8? Make their number even: then the seam closes. | Your child counts them.}
step tip Wrap one end of {the lace} tightly in {tape}, longer than your thumb is wide, so that it pokes through a hole by itself.
step start Knot the other end through the first hole{@4-5? , with the knot on the back | . A double knot will not slip through}.
step lace {@4-5? Push the tip down through one hole and up through the next. Pull after every stitch until the slack is gone. | Lace down, up, down, up. Pull each stitch flat, but not so tight that the card bends.}
step back Turn around at the end and come back through the same holes: now every gap is filled, and the line has no holes in it.
step end Fix the end on the back with {tape}{@4-5? , and peel it off again when you want to start over | , or tie a bow if you can}.
step game {v.game}
further {@4-5? Lace with two colors, one from the left and one from the right, until they meet. | {v.more}}
safety The lace belongs in the card and never around a neck; {@4-5? a grown-up does the punching and puts card and lace away together after the game. | keep fingertips out of the punch, and put card and lace away together.}
skills threading, {@4-5? pushing and pulling | running stitch}, counting holes
alt A cardboard {v} with holes along the edge and a lace sewn through them
say longneck: name=long-necked dinosaur; draw=a body like a hill, a long neck, and a thick tail; face=spots, an eye, and a small smile; game=Walk it across the table and let it nibble at every green thing.; more=Punch a second row of holes along the back and lace that one in another color.
say rocket: name=rocket; draw=a tall pointed body with two fins; face=a round window and flames; game=Lace up to the tip, count down, and let the rocket take off from the floor.; more=Make a round moon with holes like craters to land on.
say fish: name=fish; draw=a fat oval with a wide tail; face=an eye, a mouth, and stripes; game=Pull the fish through the room by the end of its lace: it has been caught, so let it go again.; more=Lace zigzags across the body for scales.
say ladybug: name=ladybug; draw=a round back and a small head; face=a line down the middle, and the same spots on both sides; game=Roll a number with your fingers, show it, and hop that many times.; more=Punch holes along the middle line and lace it shut like a pair of wings.
say bus: name=bus; draw=a long box with a short nose and two wheels; face=windows, and a face in each; game=Drive the lace around the card like a road, and stop at every corner.; more=Write the number of your own bus line over the windshield.
say guitar: name=guitar; draw=a body like the number 8 and a long neck; face=a round hole and a bridge; game=Leave the last bit of lace long at the top, and pluck it while you sing.; more=Punch three holes above and three below, and lace the strings.
say jersey: name=team jersey; draw=a shirt with two short sleeves; face=a collar, stripes, and a number; game=Hold it in front of your chest, and let somebody announce you like in a stadium.; more=Lace the name of the team into the back, in big straight letters.
say raincloud: name=rain cloud; draw=one large puffy cloud; face=eyes and a smile, with drops below; game=Swing it gently on its lace and say what the rain says: plip, plop.; more=Knot short pieces of lace into the lowest holes: now it really rains.
say unicorn: name=unicorn; draw=a head with a long neck and one horn; face=a mane, a calm eye, and a nostril; game=Gallop around the table with it and stop for every flower.; more=Punch holes down the neck and knot a mane of lace into them.
say crown: name=crown; draw=a band with three tall points; face=a jewel on each point and three on the band; game=Crown the toys one by one. Who gets a whole kingdom?; more=Make it longer, lace the two ends together, and somebody small can wear it.
say emblem: name=hero shield; draw=a wide shape, straight at the top and pointed at the bottom; face=a smaller shield inside and a star; game=Hold it up and stop every soft ball or rolled sock that comes flying.; more=Lace a zigzag of lightning across the star.
say lion: name=lion; draw=a round face in a mane with rounded tufts; face=ears, eyes, a nose, and whiskers; game=Roar once softly and once so that the curtains move.; more=Knot a loop of lace into every hole: the mane gets thick.
say robot: name=robot; draw=a square body, a head, two arms, and two feet; face=eyes, a slot for a mouth, and a panel with buttons; game=Follow the lace with a finger from the first hole to the last, and switch the robot on.; more=Lace from button to button instead of around the edge, like wires.

* lit-window
name {v}
title {V} for the Window | Shining {V} | Stained-Glass {V}
about {@2-3? Sticky film does the gluing, so small hands only have to pat, and the sun does the rest. | On the table it looks dull. On the window the light walks through {the v} and colors the floor.} | Black paper around, colored {bits=tissue-paper? tissue | bits} inside, and light from behind: {the v} shines like glass, without any.
step hole {@2-3? Draw a big {v} on {the frame} and cut it out from the inside, so that a frame is left: {v.hole}. | Draw {the v} on {the frame}, {in 1} from the edge. {@4-5? A grown-up cuts | Poke the scissors into the middle together, and cut} out the inside: {v.hole}. The frame stays whole.}
step stick Lay the frame on the sticky side and stroke it flat from the middle outward. Now there is a window with a floor that holds everything.
step table Peel one of the two sheets of {film} and tape its corners to the table, sticky side up, so that nothing curls or slides.
step tear @2-3 Hand your child {the bits} one sheet at a time: pull, rip, hear it. Pieces as big as a hand are just right.
step tear @4-5 Snip strips from {the bits}, then snip the strips into squares and corners. Choose: {v.fill}.
step tear @6-8 Cut {the bits} into pieces with straight edges and sort them by color. Plan: {v.fill}.
step fill {@2-3? Drop a piece on the window and pat it flat. On and on, until no sticky place is left. | Press the pieces on, each a little over its neighbor: where two overlap, a third color appears.}
step close Lay the second sheet of {film} over everything, sticky side down, starting at one edge and smoothing with the flat of the hand. Trim what sticks out.
step face {@2-3? Tear a few black bits from the leftover middle of the frame, for {v=sun? two eyes and a smile | an eye or a stripe}, and let your child press them on top. | Cut thin lines and dots from the black that fell out of the frame, and press them on top of the colors: an eye, a stripe, a seam.}
step hang Tape it to the window at all four corners, where {@2-3? your child can touch it | the sun comes in}.
step see {v.see}
further {@2-3? Save the smallest pieces in an envelope: the next window will be all confetti. | {v.more}}
safety {@2-3? Film backing is slippery and scissors are pointed: both go up on a shelf before your child sits down. | Points of scissors start the hole on the table, never in the hand; the window stays shut while you hang the picture.}
skills {@2-3? tearing | cutting}, {@2-3? patting | planning colors}, seeing through
alt A black frame with {a v} of shining colored pieces in it
left rice: lets no light through
say longneck: name=long-necked dinosaur; hole=a round body with a long neck, a thick tail, and two wide legs; fill=greens, with a few spots of yellow; see=Say good morning to it, and look through its belly at the world outside.; more=Make a row of hills to stick below it.
say rocket: name=rocket; hole=a tall pointed body and two fins; fill=red and orange, with blue where the window is; see=Wait for the dark, shine a lamp from outside, and it glows on its way to the moon.; more=Poke stars into the black paper around it with a pencil.
say whale: name=whale; hole=a long back, a round belly, and a tail with two tips; fill=every blue and green that you have; see=Move slowly past it and watch the light swim through.; more=Give it a fountain of the lightest pieces.
say parrot: name=parrot; hole=a round head, a long body, and a tail below the branch; fill=red on the head, yellow in the middle, blue on the tail; see=Greet it loudly and answer for it with a croaky voice.; more=Fill big leaves the same way and stick them around the bird.
say boat: name=sailboat; hole=a wide hull and two sails with a bar of black between them; fill=one color for the hull and one for each sail; see=Blow at the window and see whether the wind is right for sailing.; more=Stick strips of blue along the bottom for waves.
say robot: name=robot; hole=a square body, a square head, arms, and feet, with bars of black between them; fill=squares and strips only, like plates of metal; see=When the sun comes through, the robot is charged: what can it do now?; more=Stick circles on top for buttons.
say butterfly: name=butterfly; hole=four wings, with a black body left standing in the middle; fill=the same colors left and right; see=Look for its colored shadow on the floor, and sit in it.; more=Make a second one and let them meet.
say guitar: name=guitar; hole=a body like the number 8; fill=red at the edge, orange farther in, yellow in the middle; see=Play along on your own belly while the sun shines on it.; more=Make a microphone to hang beside it.
say ball: name=beach ball; hole=one large circle; fill=wedges of color that meet in the middle; see=Throw a pretend ball at it, and catch the one that comes back.; more=Fill a whole team of small circles.
say sun: name=sun; hole=a circle with twelve fat rays growing out of it, all one hole; fill=the yellow pieces in the middle, the orange ones in the rays; see=Find out at what time of day the real sun shines right through this one.; more=Make a cloud of white pieces that can be stuck half in front of it.
say unicorn: name=unicorn; hole=a head with a long neck and one horn; fill=the softest colors for the head, the strongest for the horn; see=Whisper a wish to it when the light comes through.; more=Fill a rainbow for it to stand on.
say castle: name=castle; hole=two towers with pointed roofs, and a wall with a gate; fill=stones of pink, roofs of purple, and gold where somebody is at home; see=Tell who lights the golden windows in the evening.; more=Add a dragon on the next pane.
say emblem: name=hero shield; hole=a shape that is straight at the top and pointed at the bottom; fill=blue at the rim, red inside, and a patch of yellow in the middle; see=When it shines, a hero is needed: run to the window and ask what for.; more=Cut a star from black paper and press it on the middle.

* bag-puppet
name {v} puppet
title {V} from a Paper Bag | Paper-Bag {V} | {V} Puppet with a Talking Flap
about {@2-3? The bag speaks for whoever is inside: even a shy child tells {a v} what to say. | The bottom of a paper bag is already a mouth. You only have to find out who is talking, and here it is {a v}.} | {@2-3? Pat, pat, and the bag turns into {a v} that fits a small hand. | Five fingers in the fold, and {the v} opens its mouth.}
step lay Lay the bag flat with the folded bottom facing you and its open end toward your belly. The folded flap is the head, everything below it is the body.
step tear {sheet=felt,craft-foam? Let your child choose scraps of {the sheet}, as big as a hand: they will be the coat. | Let your child rip patches of {the sheet}, as big as a hand: they will be the coat.}
step cut {@2-3? Cut the large shapes for your child from {the sheet}: {v.face}. {!v=astronaut?  For the edge: {v.top}. | } | Cut the shapes from {the sheet}, as large as the flap allows: {v.face}. For below: {v.body}{v=lion?  and a tail with a tuft}.{!v=astronaut? {v=singer? {!trim?  For the edge: {v.top}.} |  For the edge: {v.top}.}}}
step face {@2-3? {v=lion? Your child presses the mane on the flap first, and the face into the middle of it. | Your child presses them on the flap, wherever a face feels right.} | {v=lion? Glue the mane on the flap first, but not along the mouth edge, and the face on top of it. | Glue the face on the flap only:} {v=lion? The flap | it} must lift without catching on the body. Nothing goes across the crease.}
step body {@2-3? Your child sticks the patches on below the flap until the front is full. Nothing goes across the crease, or the mouth stays shut. | Glue the body below the flap, pushed up under its edge: {v.body}.}
step top {v=astronaut? Stick the leftover color on the back, because every helmet needs one. | {v=lion? {@2-3? Let your child stick one last patch on the back, for a tail. | Glue the tail on the back of the bag, so that its tuft looks out at the side.} | {v=singer? {!trim? {@2-3? Hold the bag while your child glues on the rest: {v.top}. | Glue on what looks out at the edge: {v.top}.}} | {@2-3? Hold the bag while your child glues on the rest: {v.top}. | Glue on what looks out at the edge: {v.top}.}}}}
step eyes {@2-3? {eyes=cupcake-liner? Your child presses {the eyes}, flattened, with {stick} onto | Your child peels off {the eyes} and presses them onto} the flap, side by side: now it can see. | Glue {the eyes} right onto the eyes on the flap, and hold each while you count to ten.}
step trim Cut {the trim} into pieces and glue them on {v.trim}.
step pen {@2-3? Draw together what is small: dots, lines, lashes. | Draw the small things with {the pen}, with dark lines that can be seen from across the room.}
step mouth Lift the flap and color the inside of the mouth, or hide something there.
step talk {stick=glue? Give the glue ten minutes. }{@2-3? Put your own hand in first, and let it say: {v.talk} Then it is your child's turn. | Slip a hand in, four fingers in the flap and the thumb below, and speak for it. Its first line: {v.talk}}
further {@2-3? Let the puppet ask for things at breakfast: it always says please. | {v.more}}
safety {@2-3? Bags of paper only, and over hands, never over heads; scissors are the grown-up's. | The puppet goes over a hand and never over a face; {@4-5? cut together, with round tips. | scissors lie closed while you glue.}}
skills {@2-3? sticking | cutting}, {@2-3? pretending | speaking for a puppet}, telling stories
alt A paper-bag puppet: {a v} with its face on the flap
left rice: would fill the bag, where a hand belongs
say dog: name=dog; top=two long ears, one at each side, to hang down; face=a light muzzle, a big dark nose, two eyes and a patch around one of them; body=a pale belly, a tail, and a red tongue that looks out from under the flap; talk=Woof! Who has seen my bone?; more=Cut a bone of paper and hide it: the dog sniffs it out all over the room.; trim=at the top of the head, for a tuft that never lies flat
say lion: name=lion; top=a ring of orange strips, curled over a finger, all around the face; face=a round yellow face with eyes, a nose, and whiskers; body=a pale belly; talk=Who dares to wake me from my nap?; more=Give the lion a mouse of paper to be friends with, as in the fable.; trim=between the strips, for a thicker mane
say pig: name=pig; top=two ears with folded tips; face=a round pink face and a snout as wide as three fingers; body=a round belly and a curly tail; talk=Who has left the gate open?; more=Cut a puddle from brown paper and let the pig roll in it.; trim=at the top of the head, like a tuft of bristles
say monkey: name=monkey; top=two round ears, one at each side; face=a brown head with a light face, shaped like two circles above and an oval below; body=a light belly, a long tail, and a banana; talk=Whatever you do, I do it too. Scratch your head.; more=Make four more from small bags: then five little monkeys jump on the bed.; trim=at the top of the head, for a tuft of hair
say robot: name=robot; top=an antenna with a red tip; face=a gray plate with two round eyes and a slot for a mouth; body=a red panel with dials and a row of buttons; talk=Beep. Please state your wish in three words. Beep.; more=Stick a card with a number into its belt: that is its model.; trim=behind the head, so that they stand up like loose wires
say bee: name=bee; top=two feelers with round tips, and a wing at each side; face=a yellow face with large eyes; body=stripes of yellow and black; talk=Bzzz. Has anybody seen a flower around here?; more=Make a paper flower for every room and let the bee visit them all.; trim=under the edge of the flap, for a furry collar
say t-rex: name=T. rex; top=a row of points along the head; face=a green head with eyes high up, nostrils, and a row of teeth along the flap; body=a pale belly and two very short arms; talk=I would clap, but my arms are too short.; more=Make an egg with a face for the dinosaur to look after.; trim=along the top of the head, for a crest of down
say shark: name=shark; top=a fin on the head and one at each side; face=two small eyes and a wide mouth with a row of teeth at the edge of the flap; body=a white belly and the lower row of teeth under the flap; talk=I only want to know what time dinner is.; more=Cut small paper fish and let the shark eat them through the flap.; trim=below the flap, like seaweed caught between the teeth
say astronaut: name=astronaut; top=nothing more; face=a round helmet with a light blue visor and a face inside; body=a chest pack with buttons, a badge, and a hose; talk=Houston, I have found a sock on the moon.; more=Line a small box with crumpled paper: that is the moon to walk on.; trim=from the chest pack around to the back, for air hoses
say dragon: name=dragon; top=two horns and a wing at each side; face=eyes and two wide nostrils at the edge of the flap; body=a belly with bands, and a flame that hides under the flap; talk=I am not angry. I have hiccups.; more=Make a knight who is afraid of small dogs, but not of dragons.; trim=under the edge of the flap, so that fire comes out of the mouth
say frog: name=frog prince; top=two bulging eyes and a small gold crown between them; face=a green face with pink cheeks and a very wide mouth; body=a pale belly, and a red tongue under the flap; talk=Your ball is at the bottom of the well. What do I get for it?; more=Wrap a scrap of paper in yellow: the golden ball is part of the play.; trim=along the lower edge, like reeds by the well
say cloud: name=weather cloud; top=a bit of yellow sun that looks out at one corner; face=a puffy white cloud with eyes and a smile; body=a blue sky full of drops; talk=Tomorrow: pancakes, with a chance of syrup.; more=Write the forecast for every day of the week and let the cloud read it.; trim=under the edge of the flap, for rain
say pilot: name=pilot; top=a leather cap; face=a tan face with goggles and a smile; body=a brown jacket with a scarf and a pin with wings; talk=Good morning, this is your captain. Please hold on to your toast.; more=Fold a paper airplane that fits the hand of the pilot.; trim=across the chest, for a scarf that flies in the wind
say hero: name=superhero; top=a cape that hangs behind both sides; face=a face with hair and a mask across the eyes; body=a suit with a star and a belt; talk=Somebody has lost a shoe. I am on my way.; more=Invent the villain who only steals left socks, and make a bag for it.; trim=around the waist, for a belt with long ends
say owl: name=owl; top=two pointed tufts for ears and a wing at each side; face=two big round eyes and a beak between them; body=a pale belly with rows of round feathers, and two feet; talk=Whoo, whoo. Who is still awake?; more=Make an owlet from a smaller bag and let the two call to each other after dark.; trim=across the chest, for more feathers
say singer: name=rock star; top=a lot of wild hair; face=a face with an open mouth and a star painted around one eye; body=a glittering shirt, a hand, and a microphone; talk=Hello, living room! Are you ready?; more=Make the rest of the band, and let the flap sing to a real song.; trim=around the top of the head, where hair can never be wild enough
say goalie: name=goalkeeper; top=two large gloves, one at each side; face=a face with a sweatband around the hair; body=a shirt with a collar and a big number; talk=Nothing gets past me except spaghetti.; more=Crumple a paper ball and shoot it at the goalkeeper from the other side of the table.; trim=across the chest, for the stripes of the team

* dress-up-band
name {v} headband
title {V} Headband | Dress Up: {V} | Headband for {a V}
about {@2-3? Costumes itch and masks hide the view. A band of paper sits lightly, and your child is {a v} at once. | A strip around the head and the right shapes on top: nobody will ask who you are.} | {@2-3? Stick, close, look in the mirror: there stands {a v}. | You can see, breathe, and eat cake in it, which is more than can be said of most costumes.}
step strip Cut {the band} as wide as {@2-3? three fingers of yours | your hand without the thumb}, and join two pieces if one does not go around the head.
step scribble Lay the strip on the table and let your child {pen=paint? dab paint on it with bare fingers | scribble on it with {the pen}} from one end to the other. {pen=paint?  Let it dry before you go on.}
step color {@4-5? {pen=paint? Paint | Color} the strip with broad strokes. | {pen=paint? Paint | Color} the strip, and leave a hand's width plain at both ends for the overlap.}{pen=paint?  It dries while you cut the rest.}
step parts {@2-3? Cut out beforehand, from {the sheet}: {v.what}. | Cut from {the sheet}: {v.what}. {sheet=craft-foam? Draw around the first of a pair for the second | Fold the paper before cutting}, and pairs come out alike.}
step lay {@2-3? Let your child lay everything on the strip first: {v.where}. | Lay everything out before anything sticks: {v.where}.}
step stick {stick=glue? Spread glue | Rub the glue stick} on the lower ends, two fingers deep, and press them to the strip. {!sheet=craft-foam? {@2-3? Pinch a crease down the middle of each tall part: then it stands. | A strip of folded paper glued up the back of a tall part keeps it from nodding.}}
step detail {@2-3? Now the small pieces in front. Your child pats each one until it holds. | Add the pieces that lie flat on the front.}{stick=glue?  Then leave it flat for ten minutes: wet glue slides.}
step gems {gems=sticker,stick-on-gem? Press | Glue} {the gems} along the lower edge of the band{gems=feather? , all leaning the same way | , one thumb apart}.
step close {@2-3? Fit the band loosely around your child's head, take it off, and tape the overlap on both sides. | Fit it around the head, take it off, and tape the overlap outside and inside, so that no edge scratches.}
step plume {plume=feather? Tape the quills of {the plume} | Cut {the plume} as long as your forearm, and tape one end of each piece} inside the band at the back, so that they fly when you run.
step act {v.act}
further {@2-3? Make the band once more for a teddy bear: it takes half the length. | {v.more}}
safety {@2-3? The band goes around the forehead only and slips off with one pull; a grown-up rounds off pointed corners. | Pointed parts stand up and away from the face; take the band off for running and climbing.}
skills {@2-3? sticking | cutting pairs}, {@2-3? dressing up | measuring a head}, pretending
alt A paper headband for {a v}
left rice: too heavy and too loose for a strip of paper
say lion: name=lion; what=twelve long strips for the mane, two round ears, and five dots as claws; where=the strips all around like rays, the ears in front of them, the claws along the band; act=Shake the mane, stretch your front paws, and yawn as wide as a lion can.; more=Make a second band with two small ears only: that is the cub.
say feelers: name=bug; what=two long strips, their ends rolled into curls, and five big dots; where=the feelers in front, a hand apart, the dots along the band; act=Follow a line of crumbs that nobody else can see, feelers first.; more=Greet another bug the way ants do: touch feelers and pass on the news.
say stego: name=stegosaurus; what=five plates shaped like leaves, the tallest as long as your hand; where=in a row from front to back over the head on a second strip, or side by side on the band; act=Lower your head, show the plates, and nobody will dare to come closer.; more=Pin a tail of paper spikes to the back of the sweater.
say robot: name=robot; what=two stiff antennas with round tips, a strip folded into a zigzag, and three square lights; where=the antennas at the sides, the zigzag in the middle, the lights in front; act=Receive a message: bend one antenna, beep, and say it in a flat voice.; more=Draw a switch behind one ear, and let only one person know what it does.
say planets: name=space traveler; what=three round planets, one of them with a ring, on three stiff strips, and a handful of stars; where=the planets standing up in front, the stars along the band; act=Turn around yourself slowly, as planets do, and then in a big circle around a lamp.; more=Add a moon on a strip of its own that bobs when you walk.
say shark: name=shark; what=one tall fin as long as your hand, two small ones, two round eyes, and a strip with a zigzag edge; where=the tall fin in the middle, the small ones at the sides, the teeth along the lower edge, the eyes above them; act=Swim around the sofa with only the fin to be seen above it.; more=Make a small striped fish band for whoever swims along with the shark.
say rain: name=rain cloud; what=one puffy cloud with a face, as wide as two hands, and a few drops as long as a finger; where=the cloud standing in front, the drops hanging below it; act=Walk from room to room and announce the weather in each.; more=Cut a rainbow for the back, so that it comes after the rain.
say dragon: name=dragon; what=two curved horns with stripes, a pointed scale, and two eyes; where=a horn at each side, the scale in the middle, the eyes below it; act=Stand on your treasure, which is a cushion, and let nobody take it.; more=Glue red and yellow strips to a tube: that is fire to blow.
say wolf: name=big bad wolf; what=two tall pointed ears, two pink triangles to go inside, eyes, and a nose; where=the ears a hand apart, the eyes and the nose on the band; act=Knock at a door and say it softly: little pig, let me in.; more=Make pink ears with folded tips for three pigs, and play the whole story.
say wings: name=speed hero; what=two wings with three feathers each, and one bolt of lightning; where=a wing at each side, pointing up and back, the bolt in front; act=Run on the spot as fast as you can, then freeze like a statue of yourself.; more=Make bands for the ankles with the same wings, but smaller.
say laurel: name=champion; what=eight leaves as long as a finger, and one gold circle; where=the leaves in pairs, all pointing to the middle, where the circle goes; act=Step on a cushion, wave with both hands, and hum your own anthem.; more=Give a wreath for something that is not a race: the best tidier, the bravest taster.
say notes: name=music maker; what=two notes joined by a beam and one with a flag, as tall as your hand, and three thin strips; where=the strips along the band like lines for music, the notes standing on them; act=Sing one note for as long as your breath lasts, and conduct yourself.; more=Glue a short tune on the lines that somebody can really play.
say siren: name=rescue driver; what=two half circles for the lights, a bar to hold them, and six stripes; where=the lights on top in the middle, the stripes slanted along the band; act=Sing the siren, high and low, and everybody must drive to the side.; more=Make one band for each service, and let somebody call for the right one.

* ride-in-box
name {v}
title {V} to Climb Into | Cardboard-Box {V} | A Box Becomes {a V}
about {@2-3? A box that fits a whole child is the best toy in the house, even before it is {a v}. | The bigger the box, the longer the game: this one is {a v} for an afternoon at least.} | {@6-8? Cut away the floor and it walks with you: {a v} with legs. | Painted on the floor, driven through every room: {a v} with space for one, and a bear.}
step open {@6-8? A box that goes around you with a hand to spare is right. A grown-up cuts the top flaps and the floor off {the box} with a {knife}, leaves a rim as wide as a hand all around, and keeps the flaps. | Take {a box} in which your child can sit with bent knees. A grown-up cuts off the top flaps with a {knife} and keeps them. The front may be a hand lower, for getting in.}
step edge Cover all cut edges with {the tape}, so that they do not scratch{@2-3? . Feel along them with your own arm | }.
step paint {@2-3? Old shirt on, and your child paints the outside in {color a}, wherever the arm reaches. A cupful is enough for most boxes. | Paint the outside {color a}, big flat strokes first and the corners last. Have a cupful ready.}
step dry Let it dry for an hour{@2-3? , out of reach | , and plan the rest meanwhile}.
step parts {@2-3? Cut out the big shapes, each at least two hands wide: {v.side}. | Cut out what {the v} needs, large enough to be seen from across the street: {v.side}.}
step side {@2-3? You spread the glue, your child presses the pieces on wherever there is room. | Glue them on, the same on the left and on the right, and hold each one while you count to twenty.}
step top {@6-8? With a grown-up, cut from the flaps | A grown-up cuts from the flaps} what has to be stiff, each part as long as a forearm: {v.top}. {@6-8? Cover | The grown-up covers} them with what is left of {the parts} or of the paint, and {@6-8? tape | tapes} each one on from inside with two long strips.
step knobs {knobs=egg-carton? Tear four cups from {the knobs} and glue them | Glue {the knobs}} inside, along the front edge: every ride needs something to press and turn.
step scribble {@2-3? Your child climbs in and scribbles on the walls inside with {the scribble}: in here that is allowed. | Climb in and draw on the walls inside with {the scribble} whatever the driver needs: buttons, a map, a window.}
step straps A grown-up pokes two holes in front and two behind; knot {the strap} through them for the shoulders, so long that the box hangs at the hips.
step go {v.go}
further {@2-3? Put the box back on the floor in the evening: it is a good place to look at books. | {v.more}}
safety {@6-8? Straps lie over the shoulders and never around the neck, they come off in one move, and nobody runs stairs in a box. | The knife is the grown-up's. Ride on the floor only, away from stairs, and nobody sits in a box on a table or a sofa.}
skills {@2-3? painting with the whole arm | building big}, {@2-3? climbing in and out | planning both sides}, pretending
waiting About an hour to dry.
alt A cardboard box turned into {a v}
left rice: not strong enough for a ride
say fire-engine: name=fire engine; side=wheels, and a ladder along each side; top=a blue light on the rim, and a gray hose that hangs out at the back; go=Somebody calls: the cushion is burning. Sirens on, and off you go.; more=Cut flames from paper, stick them low on a door, and put them out.
say rocket: name=spaceship; side=three round windows on each side, and a stripe; top=a pointed nose with a window, fins at the corners, and flames under the bottom; go=Fasten the belt, count from ten to zero, and describe what you see of the Earth.; more=Lay cushions like steps for the first walk on the moon.
say submarine: name=submarine; side=three portholes on each side, with a row of rivets below; top=a tower with a bent periscope, and a propeller at the back; go=Dive: the light goes out, everybody whispers, and something large glides by.; more=Hang paper fish on the wall, and find them through the porthole.
say dinosaur: name=dinosaur; side=round spots, and a short leg at each corner; top=a long neck with a head in front, three spikes along the rim, and a tail behind; go=Hold on to the rim and ride: slowly through the swamp, quickly past the T. rex.; more=Pick leaves of green paper and feed it after every ride.
say dragon: name=dragon; side=two rows of pointed scales on each side; top=a neck with a horned head, two wings, and a tail behind; go=Flap with your elbows, and circle over the castle without touching a tower.; more=Draw a map of the countries that lie under your flight.
say jeep: name=safari jeep; side=fat wheels, and brown patches to hide between the trees; top=a windshield with two posts and a bar across, and two headlights in front; go=Hide soft animals in the room first. Drive slowly, whisper, and say whom you meet.; more=Roll two short tubes into binoculars.
say robot: name=robot to drive; side=a panel with lights, a dial with a hand, and a row of screws; top=a head with two eyes and an antenna, and an arm at each side; go=The driver sits inside and pushes the buttons, whoever is outside calls what the robot does.; more=Draw a card with ten buttons, and take it along as a remote control.
say ladybug: name=ladybug; side=four large black spots on each side; top=a black head with feelers, two pale wings, and short legs; go=Open your wings, hum until the whole box trembles, and name the leaf you land on.; more=Stick on as many spots as the rider is years old.
say race-car: name=race car; side=big wheels, a number in a white circle, and a stripe; top=a steering wheel, a flat nose in front, and a wing behind; go=Wave a cloth for the start, drive three laps around the table, and after two laps make a pit stop: pretend to change the wheels.; more=Make a flag of black and white squares for the finish.
say balloon: name=hot-air balloon; side=stripes up and across like a woven basket; top=a wide striped balloon that stands up behind on two strips, and a cloud at each side; go=Blow to make it rise. Say what the weather is like up here, and what looks like an ant.; more=Hang crumpled paper over the rim for sandbags: throw one out and you rise.
say carriage: name=pumpkin carriage; side=ribs like on a pumpkin, and golden wheels with spokes; top=an arched back with a window, a stalk, and a leaf; go=Drive to the ball, dance one dance, and be home when the clock has struck twelve.; more=Leave one shoe behind, and let somebody find out whose it is.
say hero-mobile: name=hero-mobile; side=wheels, a line of speed, and a round badge with a star; top=a slanted windshield in front, and two tall fins behind; go=The signal calls: drive to the teddy bear in the tree, save it, and never tell anybody who you are.; more=Build a secret garage under a table.
say band-wagon: name=band wagon; side=a border of gold scallops, music notes, and wheels like flowers; top=a drum with two sticks, and a golden horn; go=Drum on the rim with flat hands, sing a march, and wave to the crowd.; more=Make a hat for every musician, and play three songs with pauses for applause.
`;
