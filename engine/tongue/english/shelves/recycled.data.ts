export const words = `
* clip-whirlybird
name whirlybird
title {one clip} Whirlybird | Spinning Paper Helicopter | Whirlybird with Two Blades
about Let go of it from the top of the stairs, and it comes down turning like a maple seed. Three cuts and {a clip} are all there is to it. | It cannot fall straight: air pushes both blades, each in its own direction, and so the whole thing must turn.
step strip Cut a strip from {the sheet}, {in 2} wide and {in 8} long.
step lines Mark three things: a line down the middle of the upper half, and below it a short cut from each side, a third of the way in.
step cuts Cut the middle line from the top, and the two short cuts from the sides.
step stripes Color bold stripes on both upper flaps with {the pen}: later you see them as rings.
step fold Fold the lower sides to the middle, one over the other, to a narrow stem. Bend one upper flap to the front and one to the back.
step clip Push {the clip} onto the end of the stem. Without that weight it would only flutter.
step drop Stand on a step, hold it up by the stem, and let go. Which way does it turn?
step tune Change one thing at a time, a second clip, shorter blades, blades bent the other way, and write down how long each flight takes.
further {@6-8? Put a cup on the floor and try to land in it from as high as you can reach. | Build one of newspaper as long as your arm, and one of tissue as long as a finger. Which of the two is slower, and why?}
safety Drop it from a stair or from where you stand: climbing on chairs is for a grown-up only, and the loose clips go back in their box.
skills measuring, folding, comparing flights
alt A paper helicopter with two striped blades and a clip at the end of its stem
left bead: would pull to one side

* mitten-mouth
name mitten monster
title {mitten=mitten? Mitten | {mitten=glove? Glove | Sock}} Monster | The Lost One Comes Back as a Monster | Monster for One Hand
about One {mitten} of a pair always gets lost. The one that is left has waited for this all winter. | {mitten=mitten? A thumb makes a good ear, and the rest is a face | There is a face in it already}: a mouth, two eyes that wobble, and something to complain about.
step stuff Slide {a card}, cut to the shape of a hand, inside {the mitten}: it stays flat, and no glue comes through.
step cut Cut a mouth as wide as three fingers from {the felt}, a tongue, and two pointed teeth.
step mouth Glue the mouth on in the middle, then tongue and teeth on top. Press until the edges hold.
step eyes Give each of {the eyes} a dot of glue as big as a pea, and set them above the mouth, {@4-5? close together for shy, far apart for silly | one a little higher than the other}.
step hair Glue {hair=feather? feathers | short pieces of {hair}} along the top so that they stand up.
step dry Leave it flat for an hour with the card inside. Then pull the card out slowly.
step talk {@4-5? Slip it on and let it ask everybody the same thing: have you seen my brother? | Slip it on and find its voice. It may only speak in questions.}
further {@4-5? Hide it in a coat pocket, and let it look out on the way to school. | Write a poster for it: one lost, answers to the name of, likes warm hands.}
safety Loose eyes are small enough to swallow: a grown-up tugs at each one before the play begins, and keeps the puppet away from babies.
skills cutting felt, placing a face, speaking in a voice
waiting About an hour to dry.
alt A knitted monster puppet with two eyes and a wide mouth with teeth
left rice: would fill it where the hand goes

* dice-draw
name {v} game
title Roll {a V} | Dice and Draw: {V} | {V} by Chance
about Nobody plans this {v}: the dice do. That is why it comes out funnier than anything that you would draw on purpose. | Every number is a part, and whoever has a whole {v} first shouts stop.
step rules Write the numbers 1 to 6 down the side of the first sheet, {@4-5? with as many dots beside each, | one below the other,} and what each one stands for: {v.rules}.
step marks Put one of {the marks} beside each number and tick it off there.
step first Everybody rolls {the dice} once in the {bowl}, and the highest number begins. The bowl keeps it off the floor.
step draw Roll, and draw the part that your number says. The body comes first: {@4-5? nobody may start without a 6 | without a 6 you pass on}.
step again Pass it on. A number that you have already means one more of that part, even if it looks strange.
step color When all parts are there, color it in. {v.color}
step name Give it a name with as many letters as your last roll.
further {v.further}
safety Small cubes go into mouths quickly: count them into the box with a grown-up at the end, above all if a baby lives in the house.
skills counting, taking turns, drawing
alt A sheet with the drawing of {a v} and a list of numbers beside a die
left glue: everything here is drawn
say monster: name=monster; rules=1 eye, 2 ear, 3 arm, 4 tooth, 5 horn, 6 body; color=Fur, spots, or slime, as its mother would like it.; further=Fold the sheet in three and let each player draw one third without seeing the rest.
say bug: name=bug; rules=1 leg, 2 spot, 3 feeler, 4 eye, 5 head, 6 body; color=Real insects have six legs. Yours may have more.; further=Draw the leaf that it has eaten, with exactly as many holes as it has legs.
say robot: name=robot; rules=1 button, 2 eye, 3 arm, 4 leg, 5 antenna, 6 body; color=Every button gets its own color, and somebody has to say what it does.; further=Write a program for it: six numbers in a row, and everybody acts them out.
say dinosaur: name=dinosaur; rules=1 leg, 2 plate on the back, 3 tail spike, 4 spot, 5 head, 6 body; color=Nobody knows what color they were, so nobody can tell you that you are wrong.; further=Invent its Latin name: your own name with saurus at the end.

* spool-crawler
name spool crawler
title Spool Crawler | Wind-Up Spool | Crawler with a Rubber Motor
about Wind it, set it down, let go: it crawls across the table with a slow, stubborn purr. Great-grandparents had the same one. | No battery, no spring from a shop: the motor is {a band} that wants to unwind.
step paint {paint=acrylic-paint? Paint | Draw} rings around {the spool}{paint=acrylic-paint?  and let them dry for ten minutes}.
step thread Push {the band} through the hole of {the spool} with the end of {the lever}, so that a loop looks out at both ends.
step stop Put {the stop} through one loop, make sure that it is shorter than the rim is wide, and hold it flat with {tape}: this end must not turn.
step washer On the other side, pull the loop through {the washer}. Rub it with a little {soap}, because here it has to slide.
step lever Put {the lever} through this loop so that one end is long and drags behind on the table.
step wind Hold the spool and turn the lever around twenty or thirty times, until the rubber feels tight.
step run Set it on a cloth or a rough table and let go. If it spins on the spot, wind it less.
step grip Stretch a second {one band} around each rim for tires, and measure how steep a book it can climb.
further {@6-8? Lay out a track of books and pencils: which obstacle can it climb, and which is too high? | Change one thing at a time, the length of the lever, the turns, {washer? {the washer},} and keep a table of how far it gets.}
safety A wound band whips around when it slips: hold the spool low over the table, away from faces, and a grown-up helps with the first winding.
skills threading, winding, finding out why
alt A thread spool on its side with {washer? {a washer} and} a long stick as a lever
left glue: everything here has to turn

* key-chime
name key chime
title {keys=bell? Bell Chime | {keys=old-key? Chime of Old Keys | Washer Chime}} | Chime for the Porch | Five Voices in the Wind
about {keys=old-key? Nobody knows what these keys once opened. Now they open their mouths whenever the wind comes by. | Five pieces of metal, five lengths to hang from, and the wind does the playing.} | Hang it outside and you will hear a storm before you see it.
step wash Wash {the keys} with {soap} and {water}, dry them well, and then wash your hands, too.
step paint Paint only the upper part with {the paint}: bare metal rings better. Half an hour to dry, then the other side.
step cut Cut {the line} into five lengths, {in 10}, {in 11}, {in 12}, {in 11} and {in 10} long, and one of {ft 2} to hang it by. An inch more or less, no more: only neighbors that meet can ring.
step tie Tie one of {the keys} to the end of each length with a double knot{line=fishing-line? , pulled tight with wet fingers: it is slippery | }.
step beads Thread two of {the beads} on each length, and hold each with a knot underneath.
step bar Tie all five to {the stick}, two fingers apart, the longest in the middle. They must touch when they swing, or there is no sound.
step hanger Tie the last length to both ends of {the stick} and lift it by its middle: slide the knot until it hangs level.
step hang Hang it with a grown-up where wind comes by and nobody bumps a head.
further {@6-8? Listen with your eyes closed: which one has the highest voice, the smallest or the largest? | {@9-12? Sort the pieces by pitch before you tie them, and the chime plays a scale when you run a finger along it. | Tap each piece, note its pitch, and choose five that make a chord.}}
safety {keys=old-key? Old keys can carry traces of lead: wash | Wash} hands after every touch, keep them out of mouths, and hang the chime out of the reach of small children.
skills knotting, measuring, listening
waiting {paint=paints? Half an hour for the paint.}
alt Five keys on strings under a stick, with beads above them
left rice: makes no sound in the open

* bread-tag-shoal
name shoal picture
title A Shoal of Bread Tags | Eight Little Bread-Tag Fish | Bread Tags Go Swimming
about Look at a bread tag from the side: the notch is a mouth, and it is wide open. All it needs is an eye and the sea. | Plastic that would otherwise float in the real ocean swims in a painted one.
step water Brush {the card} with {color a} in long waves, lighter at the top, darker below.
step dry Let it dry for an hour. Meanwhile wash the crumbs off {the tags}.
step place Lay the eight tags out with all notches toward one side. One may swim the other way: it is the one that people look at.
step glue Put a drop of {glue} under each tag and press it for as long as you can hold your breath.
step tails Draw a tail behind each fish with {the pen}, and a fin where there is room.
step eyes Glue one of {the eyes} on each, close to the mouth.
step weed Fix {the weed} along both sides, so that the shoal has something to hide behind.
step show Stand it up and count the mouths: what do you think they are all singing?
further {@6-8? Collect tags for a month, sorted by color, and make a shark out of the white ones. | Collect them for a month and build one large fish out of all the small ones.}
safety Tags are as small as a coin: keep them and the eyes away from children who still put things into their mouths.
skills arranging, gluing plastic, seeing a fish in a thing
waiting About an hour for the paint.
alt Eight fish made of bread tags swim in a painted sea
left rice: sinks out of sight in this sea

* net-scales
name {v}
title {V} with Net-Printed Scales | Onion-Net {V} | {A V} in Scales
about The net that held the onions leaves a perfect pattern of scales, and nobody can draw five hundred of them by hand. | Dab, lift, and there is a skin. Then you only have to find the {v} in it.
step cut Cut {the net} open along its side and snip the metal or plastic clip off.
step stretch Stretch it over {colored sheet a} and tape all four edges to the table: the tighter it is, the sharper the scales.
step pour Spread {color b} thinly on a {plate}.
step dab Tap {the dab} on the plate, then straight down on the net, all over. Tapping leaves lines, wiping smears them.
step shift Move the net half a scale to the side and print again with the other color: the scales get a shadow.
step lift Lift the net off in one go and rinse it before the paint dries.
step dry Leave the sheet for three quarters of an hour.
step shape Draw {the v} on it, as large as the scales reach, and cut it out: {v.cut}.
step face Add {v.face}.
step show {v.show}
further {v.further}
safety Clips of metal go into the trash before the net is handed to a child, and a net is never pulled over a head{@4-5? : a grown-up cuts it open first | }.
skills printing, stretching, cutting a shape
waiting Three quarters of an hour to dry.
alt {A v} of paper covered with printed scales
left rice: falls through the net
say fish: name=fish; cut=a fat oval with a wide tail; face=a round eye, a mouth, and fins with lines; show=Hang it where the light comes from the side and let it glitter like a real one.; further=Make a small one, a middle one, and a large one, each about to swallow the next.
say dragon: name=dragon; cut=a long tail, a round belly, a neck, and a wing; face=an eye, horns, and a flame; show=Set it over the door: that is where dragons keep watch.; further=Make eggs with the same scales and hide them for somebody to find.
say dinosaur: name=dinosaur; cut=a large head, a thick tail, and two strong legs; face=an eye, a row of teeth, and a very short arm; show=Set it among the house plants: that is its jungle.; further=Print a whole sheet of skin in other colors, and cut small ones from it for a herd.

* ice-paints
name ice paints
title Paints Made of Ice | Melting Paints | Ice on a Stick
about Freeze color in the evening, paint with it in the heat of the next day: it slides, it melts, and it runs together where it likes. | The brush is the paint, and it gets smaller while you watch.
step tint Fill three hollows of {the tray} with {water} and stir a few drops of {tint} into each, so that no two are alike.
step film Stretch {the film} over {the tray}: it holds the sticks upright.
step sticks Stand one of {the sticks} in each hollow{film? , through a small slit | , leaning on the rim}.
step freeze Put {the tray} in the freezer, level, until the next morning, or for four hours at least.
step out Dip the bottom of {the tray} in warm water for a moment and pull the ice out by its sticks.
step glide Lay {the sheet} outside on the ground and glide over it: the first lines are pale, and stronger once the ice begins to melt.
step meet Let two colors run into each other. Which third one do you get?
step salt Sprinkle {the salt} on the wettest places and wait: it drinks the color and leaves stars.
step dry Leave the picture in the sun until it is dry and flat.
further {@4-5? Try it in the shade and in the sun. Where does the paint live longer? | Weigh the question: which freezes first, clear water or salted water? Try both in the same tray.}
safety It looks like a treat and is none: a grown-up hands it out, nobody licks it, and old clothes are on, because color stays.
skills mixing colors, observing, painting
waiting A night in the freezer.
alt Three colored blocks of ice on sticks over a painting with runny lines
left rice: would freeze to the picture

* deck-notebook
name pocket notebook
title Notebook from Two Playing Cards | Notebook of the Lost Card | A Pocket Book Without a Staple
about A deck with one card missing is useless for games and full of covers for books. | Two holes, {a band}, and a little stick: the binding takes a minute, and you can change the pages whenever you like.
step pages Draw around a card on {the pages} and cut out twenty leaves{@6-8? , four at a time at most | , a hair smaller than the card on three sides}.
step stack Knock the leaves even on the table and lay one card on top and one below.
step holes Punch two holes into the left edge of the front card, {in 1} from top and bottom. Use it as a pattern for the pages, a few at a time, and for the back.
step band Push one end of {the band} up through the upper hole, and slip {the stick} through that loop. Lead it down the back, up through the lower hole, and over the other end of the stick.
step crease Score the front card along the stick with a fingernail and bend it back and forth: now it opens flat.
step label Stick {the label} on the cover and write whose book this is.
step open Write the first line right away: a new book is only frightening while it is empty.
further {@6-8? Make one for each card of your name and give them away in a row. | {@9-12? Use a king for the book of plans, a joker for the book of bad jokes. | Bind one with pages of four kinds, grid, kraft, old map, and plain, for a journey.}}
safety The band is under tension: hold the stick while you lead it through, and let a grown-up help if the punch goes hard through the stack.
skills cutting to a pattern, punching in line, binding
alt A small notebook with a playing card as its cover and a stick along its spine
left glue: this binding comes apart on purpose

* puzzle-frame
name picture frame
title {pieces=puzzle-piece? Frame of Lost Puzzle Pieces | Frame of Small Finds} | {pieces=puzzle-piece? Puzzle-Piece Frame | Frame Full of Pieces} | The Picture in the Middle
about {pieces=puzzle-piece? One piece is missing, and the whole puzzle is good for nothing. Except for this. | What is left of old games makes a frame that nobody else has.} | From far away it looks like mosaic, from close by like a heap: both are right.
step frame Draw a square of {in 6} on {the card} and a square of {in 4} inside it, cut the middle out, and keep the second sheet of card for the back.
step paint Paint all of {the pieces} in three colors, on one side, on an old page.
step dry Let them dry for half an hour.
step lay Lay them around the frame first without glue, turned every way, until no card shows.
step glue Glue the bottom layer down piece by piece, with a drop under each.
step second Add the rest on top across the gaps, and leave the frame flat for an hour.
step word Put {the word} along the lower edge: {word=letter-bead? a name in four letters | a short word that belongs to the picture}.
step photo Glue {the photo} to the back, face in, and the second card behind it.
step show Lean it against the wall, where the person in it will find it.
further {@6-8? Hide one piece in a different color, and ask everybody who comes to find it. | Make the same frame in one color only: then it is the shadows that draw.}
safety The pieces are small: count them back into the bag, and a grown-up starts the cut in the middle of the stiff card.
skills measuring, painting, arranging without gaps
waiting Half an hour for the paint, an hour for the glue.
alt A square frame covered with colored pieces around a portrait
left rice: would look like crumbs between the pieces

* chalk-town
name chalk town
title A Town for {n cars} Cars | Chalk Roads | Town on the Driveway
about On the ground a road can be as long as you like, and when it rains the town moves away by itself. | {@4-5? Every street leads back home, so nobody gets lost. | First comes the road, then all the reasons to drive.}
step ring Draw a road as wide as two of {the cars}, in one big loop, with {the chalk} held flat.
step lines Add a broken white line down the middle{@6-8? , and a crossing where people walk}.
step places Draw where the roads go: a pond, a park, your house, a place for ice cream.
step boxes Set {the boxes} around the loop as houses{@6-8? , and number them like a real street}.
step signs {@4-5? Draw a stop line and a red circle for a traffic light together: say when it is green. | Draw a stop sign, one way, and no parking, and decide what it costs to break a rule.}
step drive Drive from home to the park without leaving the road. Who comes from the right goes first.
step wash Wash the town away with {water}{wet?  and {the wet}} when the day is over, or leave it to the rain.
further {@4-5? Tell a story about a car that brings somebody something, and draw the road as you tell it. | Draw a map of the town on paper, so that somebody else can drive the same way.}
safety The town lies on a driveway or a sidewalk with no real cars in reach: a grown-up looks for the place and stays outside.
skills drawing large, taking turns, reading signs
alt A chalk road in a loop with two toy cars, a pond, and a house
left glue: nothing has to hold here

* jug-scoops
name catching scoops
title {jug=milk-jug? Milk-Jug Scoops | Bottle Scoops} | Scoop and Catch | Two Scoops and a Ball
about A jug with its floor cut away is a scoop with a handle, and two of them are a game for a whole afternoon. | Throwing is easy. Catching with a scoop is what you will still be practicing at dinner.
step wash Rinse both of {the jug} several times with {water}, until nothing smells or foams, and keep the caps on.
step line Draw a line with {the pen} around each: below the handle it runs deep, on the other side it leaves a wide lip.
step cut {@6-8? A grown-up cuts | Cut together} along the line and rounds the corners.
step rim Fold {the grip} over every cut edge, half inside and half outside.
step grip Wrap the handle, turn by turn, for a grip that does not slip.
step deco Put {the deco} on the sides, one team each.
step ball {ball=sock? Roll the sock into a tight ball and wrap it crosswise with tape | {ball=newspaper? Crumple the newspaper into a ball as big as an orange and wrap it with tape | Wrap a strip of tape around the ball so that both scoops can see it}}.
step game Stand three steps apart and toss. After every catch each of you takes one step back.
step score Play to eleven: a point for a miss of the other side, none for a throw that could not be reached.
further {@6-8? Try it with the other hand, then sitting down, then with the wrong end of the scoop. | Hang a hoop or a bucket between you: now it is a shot, not only a catch.}
safety Only what is soft is thrown, and never at faces; the cut edge is sharp until the tape is on, so {@6-8? nobody touches it before the grown-up says so. | wrap it before anybody plays.}
skills catching, wrapping, keeping count
alt Two scoops made of jugs and a ball in the air between them
left rice: too small to be caught

* bag-kite
name sled kite
title Plastic-Bag Sled Kite | A Kite in One Hour | Kite from a Shopping Bag
about A sled kite has no cross, only two sticks side by side, and the wind itself opens it. It folds up to the size of a newspaper. | A shopping bag already weighs nothing and lets no air through: it was a kite all along.
step sail Cut {the bag} open along the sides and lay it flat. Cut a six-sided sail: {in 12} wide at top and bottom, {in 24} wide at its widest, a third of the way down, and {in 18} long.
step sticks Tape {the sticks} from top to bottom, {in 12} apart, over their whole length. They should end where the sail ends.
step vent Cut a triangle as wide as a hand out of the middle near the lower edge: it keeps the kite from rocking.
step picture Draw with {the pen}, thick and simple. It will be small up there.
step corners Cover both side corners with {tape}, two layers on each side, and poke a hole through them.
step bridle Cut {ft 6} of {the line} and tie its ends to the two corners. Find its middle exactly and tie a small loop there.
step tails Tape {the tails} to the foot of the sticks, as long as the kite or longer, both alike.
step reel Wind the rest of {the line} around {the reel} and tie its end to the loop.
step fly Stand with your back to the wind, let somebody hold the kite at twenty steps, pull, and let line out only while it climbs.
further {@9-12? Change one thing per flight, longer tails, a larger vent, and write down which wind wants what. | Build three, one small, one middle, one large, and fly them on one line.}
safety Fly on an open field, never near power lines, roads, or in a thunderstorm, and wear gloves in strong wind: a running line burns. The bag stays away from faces and from small children.
skills measuring, knotting, reading the wind
alt A kite with two sticks, {pen? a sun on its sail, }and two long tails
left glue: does not hold on this plastic

* rubbed-money
name play money
title Money You May Make Yourself | Rubbed Coins and a Wallet | Coins for a Shop
about Every coin is already a printing plate. Put paper on it, rub, and the face comes up out of nowhere. | Two envelopes make a wallet, and a pencil makes the change to go into it.
step hold Lay {the coins} on something hard with a hand's width between them, {the sheet} on top, and hold it down beside the first one with two fingers.
step rub Rub with the side of {pen=pencil? a soft pencil | the {pen}}, lightly, in one direction, until every line shows. Do both sides of each coin.
step cut Cut the circles out, glue heads and tails together, and press them flat.
step seal Close both envelopes and glue one on the other, back to back.
step fold Fold the pair across the middle and rub the fold sharp.
step pockets Cut off the two short ends{@6-8? together | , a hair each}: now there are four pockets.
step stamp Fix {the stamp} where a clasp would be.
step bills Draw bills for the larger sums, with a face that you think belongs on money.
step shop Open a shop on the table: write prices, pay, and give back what is too much.
further {@6-8? Ask at home for coins of other countries and rub those. What do other people put on their money? | Invent the money of your own country: its name, its numbers, and what one of it buys.}
safety Coins have been in many hands: wash yours afterwards, and keep them out of reach of whoever still puts things into the mouth.
skills rubbing, folding, making change
alt A wallet made of an envelope with a bill and three rubbed coins
left glitter: would hide the fine lines

* umbrella-jellyfish
name jellyfish
title Umbrella Jellyfish | A Jellyfish to Walk Under | Jellyfish with Long Arms
about Open it, lift it, and walk: everything that hangs from the rim begins to drift. There is no costume that swims better. | An old umbrella is a bell with ribs. The arms are the part that you choose.
step open Open {the umbrella} and lay it upside down on the floor like a bowl{@6-8? : a grown-up checks the ribs and tapes over every sharp tip | , and tape over every sharp tip of its ribs}.
step cut Cut {the arms} into strips {@6-8? as long as your leg | between {ft 2} and {ft 3} long}, some narrow, some wide.
step long Tape them along the inside of the rim, one between two ribs and one at each rib, and keep the side where you will look out free.
step curl {arms=ribbon? Pull some of them | Twist some of them} between two fingers, so that they {arms=ribbon? hang in curls | do not all hang alike}.
step frill Gather {the frill} in small folds and tape it around the edge.
step eyes Draw a pupil on each of {the eyes} and tape them to the outside with a smile below.
step lights Tie {the lights} to the ribs inside, well away from the arms.
step swim Walk slowly and pump it, half shut, open, half shut, open: that is how jellyfish swim.
further {@6-8? Hum low notes while it rises and high ones while it sinks. | {@9-12? Build a small one on a bowl for a friend, and let the two drift around each other. | Hang it from a hook in the ceiling as a lamp without heat, and photograph it from below.}}
safety Carry it where there is room and no wind, with the tips above all heads: {@6-8? a grown-up opens and closes it | nobody runs with it}, and the arms are no ropes to play with.
skills taping, cutting long strips, moving slowly
alt An open umbrella with eyes and long waving strips hanging from its rim
left rice: would fall off with the first step

* celery-roses
name rose picture
title Roses from a Celery Heart | Celery-Stamp Bouquet | A Bouquet of Printed Roses
about Cut the bottom off a bunch of celery and turn it over: there is a rose in it, with all its petals. | The part that goes into the compost prints the best flowers in the kitchen.
step cut A grown-up cuts the bunch of {celery} straight across, {in 3} above its root. The stalks are for eating, the root end is the stamp.
step band Hold the stamp together with {the band} around the outside, and pat the cut side dry.
step pour {paint=washable-ink-pad? Open {the paint} in {color a} and lay it on a {plate} beside {the sheet}. Dab a thin spot dark with {the dab}. | Spread {color a} paint on a {plate} with {the dab}, no thicker than a coin{@6-8? , and {color b} on the other half | }.}
step print {@2-3? Press the stamp into {the paint} and onto the upper half of {the sheet}: push, count to two, lift. | Print three roses in {color a} in the upper half of {the sheet}, pressing with the flat of both hands.}
step second {@2-3? Once more in {color b}: as many roses as your child wants. | Wipe the stamp and print two more in {color b} in the gaps.}
step dry Leave it lying for three quarters of an hour.
step stems {@2-3? Draw the stems together, from every rose down to one point. | Draw a stem from every rose to the same point at the bottom, and add leaves.}
step bow {@2-3? Tie a small bow from {the bow}, no longer than a finger, and fix it with {band} where the stems meet. | Fix {the bow} with {band} where the stems meet.}
step give Write on the back whom it is for, and carry it there.
further {@2-3? Print one rose on a paper bag: now the bag is a present by itself. | Try what else hides a flower: half an onion, a pear cut across, a head of lettuce.}
safety {@2-3? Painted celery is no food: put the clean stalks away first, and keep a wet cloth ready. | The knife is the grown-up's, and a stamp that has been in color is no food anymore.}
skills pressing, {@2-3? lifting | placing}, composing a picture
waiting Three quarters of an hour to dry.
alt A bouquet of five printed roses with green stems
left rice: would stick in the wet paint

* basket-weave
name basket
means shoelace
title Woven Berry Basket | Basket with Colored Rows | A Basket to Carry Something Home
about The berries are eaten, and the basket is full of holes in rows: it has been a loom the whole time. | Over one bar, under the next. By the third row your hands know it by themselves.
step cut Cut {the strands} into pieces that go once around {the basket} and a hand's width more.
step tip Wrap one end of each in {tape}, stiff as the tip of a shoelace.
step weave Start at a corner, under the top rim: over a bar, under a bar, all the way around.
step next Begin the next row the other way, under where the last one went over{@4-5? . Push each row up to its neighbor | , and change the color when you like}.
step ends Tie the two ends of every row together inside and snip them short.
step handle Hook {the handle} into the rim on both sides and twist each end back on itself, with no point sticking out.
step bow Fasten {the bow} where the handle begins.
step nest Line it with {the nest}.
step give Fill it with what you find: flowers, eggs, letters, or all the small cars from under the sofa.
further {@4-5? Hang it on the door of somebody who does not expect it, ring, and hide. | Weave a pattern with two over, two under, and find out what happens at the corners.}
safety The tips of wire are bent over by a grown-up, and long strands stay on the table and away from necks.
skills weaving, patterns, tying
alt A berry basket woven with colored strands, with a handle and a nest inside
left rice: falls out between the bars

* toothpick-dome
name dome
title Geodesic Dome | A Dome of {picks=toothpick? Toothpicks | Spaghetti} | Dome Built Only of Triangles
about A square wobbles, a triangle cannot. Build with nothing but triangles, and {the picks} carry more than you would think. | The lightest roof in the world is a ball of triangles, and you can put one on the table this afternoon.
step circle Lay five of {picks=spaghetti? the pieces of spaghetti, all broken to {in 2.5}, | the toothpicks} on {the base} as a ring with five equal sides, and mark its corners with {the pencil}.
step balls Roll eleven balls from {the joints}, as big as a hazelnut.
step ring Set a ball on each of the five corners and join neighbors with a stick.
step first Put up a triangle on every side: two sticks from two neighbors, leaning outward a little, to one ball above. That makes five balls in the air.
step second Join those five balls with a stick each: now every gap between the triangles is a triangle, too.
step top Lead one stick from each of them to the last ball, which floats in the middle as the roof.
step test Press on the top with one finger. Does a joint turn? Then a side is missing somewhere: find the square and close it.
step dry Leave it for an hour, so that the joints grip, and press any that is loose once more.
step skin Glue {the skin} over some of the triangles, cut a little larger than they are.
step light Stand {the glow} inside.
further {@9-12? Lay one book after the other on it and write down the last weight that it carried. | Build the same height from squares with the same number of sticks and load both, or split every side in two for a larger dome of eighty triangles.}
safety {picks=toothpick? Toothpicks are sharp at both ends: push them in with the fingertips at the side and never against your palm, and sweep the floor for lost ones. | Broken spaghetti flies: snap it low over the table and sweep up what is left.}
skills building in triangles, measuring, testing loads
waiting About an hour until the joints are firm.
alt A dome of sticks and white joints, made of triangles, some of them filled with color
left rice: has nothing to hold here

* stage-shades
name stage sunglasses
title Sunglasses for a Rock Star | Stage Shades | Shades with a Rim of {many gems}
about Every great singer hides behind a pair. These are so loud that you hardly need a guitar. | Old sunglasses with one scratch are of no use to anybody but a star.
step wash Wipe {the glasses} with a damp {towel} and dry them: glue does not hold on grease.
step plan Lay {the gems} out on the table first, in the shape of the frame, {@4-5? big ones outside | the same on both sides}.
step glue Put a line of {glue} along one rim, no wider than the frame, and set {the gems} into it. Then the other rim. Keep the lenses clean.
step line Run {the line} over the bridge, where both sides meet.
step feather Glue {the feather} to the outer corners, pointing up and away from the face.
step dry Rest them on their folded arms for three quarters of an hour.
step stage Stand on a rug, take a wooden spoon for a microphone, and greet your audience without a smile.
further {@4-5? Have somebody take a photo as if you had just stepped out of a car. | {@6-8? Make a pair for the whole band and find a pose that goes with all of them. | Design the cover of your first record around the photo.}}
safety Nothing is glued to the lenses or the inside, and they stay off for running and stairs; {@4-5? a grown-up checks that no small part is loose. | loose parts are glued again before the next show.}
skills gluing along a line, matching two sides, performing
waiting Three quarters of an hour to dry.
alt Sunglasses with a colorful rim and a feather at each corner
left rice: falls off with the first nod
`;
