/** The English words of the shelf of the same name. */
export const words = `
* cork-shuttlecock
name shuttlecock and bats
means ball, net, bat, cork, feather, grip
title A {one cork} Shuttlecock and Two Bats | Feathers in a {one cork}: A Game for Two | Home-Made Shuttlecock, Two Bats
about The heavy end always flies first, and the feathers slow it down: that is why a shuttlecock turns around in the air. | A {one cork}, a ring of feathers and two flat bats: badminton in the yard, and nothing breaks.
step holes {@13+? With a grown-up around, poke | A grown-up pokes} eight holes into the flat top of {the cork} with {the awl}, in a ring, {in 1/2} deep, all leaning a little outward.
step trim Cut eight feathers to the length of your hand with {the scissors}, and strip the fluff off the lowest {in 1/2} of each quill.
step feathers Dip each quill into {the fix} and push it into a hole, every feather bending outward, as in a cup.
step rim {@6-8? Together, tie | Tie} {the rim} loosely around the feathers, halfway up, once over and once under, until they hold each other in a ring as wide as a mug.
step dry Stand it on the feathers for half an hour, until the glue holds.
step draw Trace {a plate} on each of {the bats} with {the pen} and add a handle, four fingers wide and as long as your hand.
step cut {@6-8? Together, cut | Cut} both out with {the scissors}. A second layer, glued on with the ribs the other way, makes a stiffer bat.
step color Give each bat rings in {color a} and {color b} with {color=marker,paint-marker,permanent-marker? {the color} | {the color} and {the brush}}.
step grip Wind {the grip} around both handles, tightly, from the bottom up.
step play Throw it up, feathers on top, and hit the {one cork}. How often can two of you keep it in the air?
further Tie a string between two chairs as a net, and play to eleven.
safety {@13+? Rest the {one cork} on a board, never in your palm, while you make the holes. | The holes are a grown-up's: on a board, never in the palm.} Bats are swung with an arm's length of room on every side.
skills balancing weight and drag, cutting stiff card, aiming
waiting Half an hour for the glue.
alt A cork with a ring of white feathers between two round bats

* fleece-cuddle-mat
name cuddle mat
means bed, mat, rim, pillow, knot, edge
title A Cuddle Mat With a Knotted Rim | A No-Sew Bed for Somebody With Paws | Forty Knots Around Somebody Small
about Two soft layers, a fringe and a knot beside a knot: no needle, no glue, nothing that a pet should not chew. | The rim is for leaning on, the middle for sinking in, and it goes into the wash when it has to.
step measure Fold {the fleece} in half. Draw a square with {the ruler} and {the pen}: as long as your pet stretched out, and {in 8} more for the rim.
step cut {@6-8? Together, cut | Cut} the square out through both layers with {the scissors}, and keep them lying exactly on each other.
step corners Cut a square of {in 4} out of each corner. Otherwise the rim bunches up there.
step fringe {@6-8? Together, cut | Cut} slits all around through both layers, {in 4} deep and two fingers apart.
step knot Tie each upper strip to the one below it, with a double knot. Do three sides, and leave the fourth open.
step fill Push {the stuffing} in and spread it flat: no thicker than your hand, or small legs sink in.
step close Knot the fourth side as well. Tug at every knot, and tie again what gives way.
step rim Turn all the ends upward: the knots stand up as a soft rim, and the short tails lie inward.
step scent Sit on it yourself for one story. Then it smells of somebody it knows.
step pet Put it where it is quiet and dry, and wait until somebody steps on it alone.
further From the scraps, knot a rope as thick as a thumb: something to carry away.
safety No buttons, no beads and no glue on a bed for animals. For a pet that gnaws holes, take the stuffing out and use the layers alone; trim loose threads before they wind around a paw.
skills measuring a body, cutting two layers alike, double knots
alt A soft square mat with a rim of knots

* hammered-flower-cards
name flower card
means flower, print, card, hammer
title Cards With Hammered {many flowers} | Pounded Onto Paper: {many flowers} | Two Cards From One Meadow
about No paint: the color was in {the flowers} all along, and a few taps let it out onto the paper. | Tap, tap, peel: every petal has left its own shape behind, veins and all.
step pick Pick out thin {many flowers}, just picked and strong in color, and snip off thick stalks with {the scissors}: what is juicy and fat only splashes.
step test Lay one on a scrap of {the sheet}, cover it, and {hammer=rolling-pin? roll over it hard with {the hammer} | tap it with {the hammer}}. Clear? Then it may join in. Mush? Then it may not.
step fold Fold each sheet in half to a card, open it, and lay it flat, outside up.
step lay Arrange {the flowers} on the right half, face down, none touching, some looking out at the edge.
step cover Lay {the cover} straight on top, tape it down at the edges with {the tape}, and put everything on the {board}.
step pound {@6-8? Together, take | Take} {the hammer}: {hammer=rolling-pin? roll slowly, leaning on it, to and fro | short even taps, first around the edge of each, then inward}, until the color comes through {the cover}.
step peel Lift {the cover} at one corner and look. A pale spot? Put it back and work there once more. Then pick the crumbs off.
step dry Let the cards dry open for half an hour, and brush off what is left.
step lines Draw along a stem or a few veins with {the fine}, thin as a hair. Leave the rest to the plant.
step send Write inside with {the pen} whom it is for, and where these grew.
further Print a whole sheet of petals in rows: it wraps a small present.
safety {hammer=rolling-pin? Fingers stay off the cloth while it rolls. | Fingers stay flat beside the work and never under the {one hammer}; with eyes open and the board on the floor or a firm table.} Use only plants a grown-up knows, and wash hands after.
skills choosing plants, even taps, leaving space
waiting Half an hour to dry.
alt Two cards with printed pink and purple flowers

* melted-record-bowl
name record bowl
means record, bowl, note, dance, label
title The Record That Became a Bowl | A Bowl With Grooves | Side A, Side B, Snacks
about Five minutes in a low oven, and the record goes as limp as a pancake. Ten seconds later it is a bowl for good. | It will never play again, so give it something to do on the table.
step ask Take a record that nobody wants to hear again, and ask twice. Wipe it clean with {the towel}.
step stand Together, set {the mold}, one that can stand an oven, upside down on the {baking-tray} and lay the record on top, its hole over the middle.
step soften A grown-up opens the window, heats the {oven} to 200 °F (95 °C), no hotter, and slides the tray in. After five minutes the edge hangs down in waves.
step shape With oven gloves a grown-up lifts it out and presses the folds against {the mold}: ten seconds, then it keeps them.
step cool Let it cool where it stands for twenty minutes before you touch it.
step plan Look at the folds in the light. Where do they rise, and where is there room for a picture?
step rings Dot rings into the grooves with {color=acrylic-paint? {the brush} and {the color} | {the color}}: {color a} at the top, {color b} below. The grooves guide your hand.
step notes Between the rings draw notes, stars or a line of the song that it played. Let everything dry.
step plug {plug=sticker? Stick {the plug} over the hole. | Glue {the plug} over the hole.}
step use Fill it with what is wrapped: keys, picks, candy in paper. Food without a wrapper goes on a napkin.
further @9-12 Cover the label with a new one, and invent band and song.
further A second one, pressed deeper over a tall can, takes a flowerpot.
safety The oven is a grown-up's: low heat, open window, nobody bends over it, and a record that smokes comes out at once. It is a bowl for things, not for the dishwasher or a hot meal.
skills patience, following a groove, composing on a curve
waiting About twenty minutes to cool.
alt A black wavy bowl made of a record with colored dots and notes

* world-cut-into-a-book
name world in a book
means book, page, window, layer, frame, box, scene, light
title {v.title} | A Book to Look Into | {V} Between Two Covers
about On the shelf it is a book like any other. Open it, and {v.about} | A window cut into the pages, three layers of paper behind one another, and a story goes on living in its book.
step choose Take a book that nobody will read again, as thick as three fingers, and ask first. Open the cover and keep the first ten pages free.
step edges Hold the other pages tightly together and brush {the glue} on their three outer edges with {the brush}. Twice.
step press Close it, with the free pages folded away, lay heavy {books} on it and wait an hour: it is a block now.
step window With {the ruler} and {the pen}, draw a window on the block, {in 1} away from all edges.
step hollow {@13+? Together with a grown-up, cut | A grown-up cuts} along the lines with {the knife} on {the mat}, ten pages at a time, and lifts the pieces out, {in 1} deep. {@9-12? You pull out the loosened paper. | }
step wall Brush the inner walls and the floor with {the glue}, and close one free page over the rim to copy the window onto it.
step draw On {the paper}, draw three layers, each as wide as the window: {v.draw}.
step color Color them with {the color}, the back one pale, the front one dark: that makes it deep.
step layers Cut the layers out with {the scissors} and fold back a strip as wide as a finger at both sides.
step build Glue them in by the strips from back to front, a finger's width apart. {light? Set {the light} behind the last layer. | } Close the cover and open it again, slowly.
further Cut a small door into the cover, so that one can look in without opening it.
safety {@13+? Change hands and not direction: cut away from your fingers, lightly, many times, with a grown-up around. | Every cut into the block is a grown-up's.} {light? Only a light with a closed battery case goes in. | A book from the library is not for this.}
skills cutting in layers, drawing depth, patience
waiting An hour under the books.
alt An open book with a window in its pages and {v.alt} inside
say castle: name=castle; title=The Castle Inside the Book; about=a castle stands there, behind its hills.; draw=behind, pale hills and a moon, in the middle a castle with two towers, in front a hedge; alt=a paper castle
say woods: name=forest; title=The Forest Inside the Book; about=a fox looks out between the trunks.; draw=behind, the tops of trees, in the middle four trunks, in front grass with a fox; alt=a paper forest with a fox
say reef: name=reef; title=The Reef Inside the Book; about=two fish hang over a reef.; draw=behind, the pale deep, in the middle two fish on the stalks of weeds, in front sand with an anemone; alt=a paper reef with two fish
say planets: name=planet; title=The Planets Inside the Book; about=space begins on page eleven.; draw=behind, a night with stars, in the middle a planet with a ring, in front a rocket on its flame; alt=paper planets and a rocket
say city: name=night city; title=The City Inside the Book; about=a whole city has its lights on.; draw=behind, the moon, in the middle four towers, in front lit windows and one roof with somebody on it; alt=a paper city at night
`;
