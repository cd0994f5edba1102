export const words = `
* clip-whirlybird
name whirlybird
title Paper-Clip Whirlybird | Spinning Paper Helicopter | Whirlybird with Two Blades
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
step paint Paint rings around {the spool} and let them dry for ten minutes.
step thread Push {the band} through the hole of {the spool} with a bent bit of wire or a straw, so that a loop looks out at both ends.
step stop Put {the stop} through one loop, make sure that it is shorter than the rim is wide, and hold it flat with {tape}: this end must not turn.
step washer On the other side, pull the loop through {the washer}. Rub it with a little {soap}, because here it has to slide.
step lever Put {the lever} through this loop so that one end is long and drags behind on the table.
step wind Hold the spool and turn the lever around twenty or thirty times, until the rubber feels tight.
step run Set it on a cloth or a rough table and let go. If it spins on the spot, wind it less.
step grip Stretch a second rubber band around each rim for tires, and measure how steep a book it can climb.
further {@6-8? Lay out a track of books and pencils: which obstacle can it climb, and which is too high? | Change one thing at a time, the length of the lever, the turns, the washer, and keep a table of how far it gets.}
safety A wound band whips around when it slips: hold the spool low over the table, away from faces, and a grown-up helps with the first winding.
skills threading, winding, finding out why
alt A thread spool on its side with a washer and a long stick as a lever
left glue: everything here has to turn

* key-chime
name key chime
title {keys=bell? Bell Chime | {keys=old-key? Chime of Old Keys | Washer Chime}} | Chime for the Porch | Five Voices in the Wind
about {keys=old-key? Nobody knows what these keys once opened. Now they open their mouths whenever the wind comes by. | Five pieces of metal, five lengths to hang from, and the wind does the playing.} | Hang it outside and you will hear a storm before you see it.
step wash Wash {the keys} with dish soap, dry them well, and wash your hands.
step paint Paint only the upper part with {the paint}: bare metal rings better. Half an hour to dry, then the other side.
step cut Cut {the line} into five lengths, {in 10}, {in 14}, {in 18}, {in 14} and {in 10} long, and one of {ft 2} to hang it by.
step tie Tie one of {the keys} to the end of each length with a double knot.
step beads Thread two of {the beads} on each length, and hold each with a knot underneath.
step bar Tie all five to {the stick}, two fingers apart, the longest in the middle. They must touch when they swing, or there is no sound.
step hanger Tie the last length to both ends of {the stick} and lift it by its middle: slide the knot until it hangs level.
step hang Hang it with a grown-up where wind comes by and nobody bumps a head.
further {@6-8? Listen with your eyes closed: which one has the highest voice, the smallest or the largest? | {@9-12? Sort the pieces by pitch before you tie them, and the chime plays a scale when you run a finger along it. | Tap each piece, note its pitch, and choose five that make a chord.}}
safety Old keys can carry traces of lead: wash hands after every touch, keep them out of mouths, and hang the chime out of the reach of small children.
skills knotting, measuring, listening
waiting Half an hour for the paint.
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
say snake: name=snake; cut=one long band that winds like a river, with a wide head; face=eyes and a forked tongue; show=Wind it around the leg of a chair.; further=Cut a second sheet into a spiral, and the snake hangs down and turns.

* ice-paints
name ice paints
title Paints Made of Ice | Melting Paints | Ice on a Stick
about Freeze color in the evening, paint with it in the heat of the next day: it slides, it melts, and it runs together where it likes. | The brush is the paint, and it gets smaller while you watch.
step tint Fill six hollows of {the tray} with {water} and stir a few drops of {tint} into each: two of one color, two of the next.
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
title Notebook from Two Playing Cards | Ace of Hearts Notebook | A Pocket Book Without a Staple
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
`;
