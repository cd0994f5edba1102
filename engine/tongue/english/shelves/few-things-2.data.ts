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
about Two soft layers, a fringe and a knot beside a knot: no needle, no glue, nothing that a pet should not chew. | The rim is for leaning on, the middle for lying on, and it goes into the wash when it has to.
step measure Fold {the fleece} in half. Draw a square with {the ruler} and {the pen}: as long as your pet stretched out, and {in 8} more for the rim.
step cut {@6-8? Together, cut | Cut} the square out through both layers with {the scissors}, and keep them lying exactly on each other.
step corners Cut a square of {in 4} out of each corner. Otherwise the rim bunches up there.
step fringe {@6-8? Together, cut | Cut} slits all around through both layers, {in 4} deep and two fingers apart.
step knot Tie each upper strip to the one below it, with a double knot. {stuffing? Do three sides, and leave the fourth open. | Go all the way around, and tug at every knot.}
step fill Push {the stuffing} in and spread it flat: no thicker than your hand, or small legs sink in.
step close Knot the fourth side as well. Tug at every knot, and tie again what gives way.
step rim Turn all the ends upward: the knots stand up as a soft rim, and the short tails lie inward.
step scent Sit on it yourself for one story. Then it smells of somebody it knows.
step pet Put it where it is quiet and dry, and wait until somebody steps on it alone.
further From the scraps, knot a rope as thick as a thumb: something to carry away.
safety No buttons, no beads and no glue on a bed for animals. {stuffing? For a pet that gnaws holes, take the filling out and use the layers alone; trim | Trim} loose threads before they wind around a paw.
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
step hollow {@13+? Together with a grown-up, cut | A grown-up cuts} along the lines with {the knife} on {the mat}, ten pages at a time, and lifts the pieces out, {in 1 1/2} deep. {@9-12? You pull out the loosened paper. | }
step wall Brush the inner walls and the floor with {the glue}, and cut a window of the same size into one of the free pages: glued over the rim, it hides every crooked edge.
step draw On {the paper}, draw three layers, each as wide as the window: {v.draw}.
step color Color them with {the color}, the back one pale, the front one dark: that makes it deep.
step layers Cut the layers out with {the scissors} and fold back a strip as wide as a finger at both sides.
step build Glue them in by the strips from back to front, the thickness of a pencil apart, the last one a little below the rim. Close the cover and open it again, slowly. {light=LED-tea-light? In the dark, set {the light} before the open book: the layers throw their shadows on each other. | {light? In the dark, lay {the light} around the window. | }}
further Cut a small door into the cover, so that one can look in without opening it.
safety {@13+? Change hands and not direction: cut away from your fingers, lightly, many times, with a grown-up around. | Every cut into the block is a grown-up's.} {light? Only a light with a closed battery case is used. | A book from the library is not for this.}
skills cutting in layers, drawing depth, patience
waiting An hour under the books.
alt An open book with a window in its pages and {v.alt} inside
say castle: name=castle; title=The Castle Inside the Book; about=a castle stands there, behind its hills.; draw=behind, pale hills and a moon, in the middle a castle with two towers, in front a hedge; alt=a paper castle
say woods: name=forest; title=The Forest Inside the Book; about=a fox looks out between the trunks.; draw=behind, the tops of trees, in the middle four trunks, in front grass with a fox; alt=a paper forest with a fox
say reef: name=reef; title=The Reef Inside the Book; about=two fish hang over a reef.; draw=behind, the pale deep, in the middle two fish on the stalks of weeds, in front sand with an anemone; alt=a paper reef with two fish
say planets: name=planet; title=The Planets Inside the Book; about=space begins on page eleven.; draw=behind, a night with stars, in the middle a planet with a ring, in front a rocket on its flame; alt=paper planets and a rocket
say city: name=night city; title=The City Inside the Book; about=a whole city has its lights on.; draw=behind, the moon, in the middle four towers, in front lit windows and one roof with somebody on it; alt=a paper city at night
* crane-mobile-on-a-branch
name crane mobile
means crane, wing, neck, branch, mobile, word, wish
title Seven Cranes Under a {one branch} | A Mobile of Cranes and Good Words | Seven Wishes on Threads
about In every crane a word is folded that nobody sees: well done, at last, we knew it. It turns above the table and says it all day. | In Japan cranes stand for luck that lasts. Seven of them, hung at seven heights, fly without anybody helping.
step word {paper=origami-paper? Take seven squares of {the paper}, | Cut seven squares of {in 6} from {the paper} with {the scissors},} and write one good word inside each with {the pen}: what you wish, and what was hard. Fold it in.
step base Lay one square with its good side up and fold both diagonals. Turn it over, fold it in half both ways. Push the sides in along the creases, until four corners lie on each other: a small square, open at the bottom.
step kite Fold the lower edges of the top layer to the middle line, and the top corner down over them. Crease well and open all three again.
step petal Lift the top layer by its lowest corner and open it like a beak, along the crease. Press it flat to a long diamond. Turn over and do the same behind.
step thin The diamond has two legs below. Fold their outer edges in to the middle line, in front and behind: both legs become thin.
step neck Fold each leg up between the layers as far as it goes: neck and tail. Bend the tip of one down into a head. Pull the wings apart gently, and the back rises.
step more Fold six more. The third goes without looking.
step thread With {the needle}, lead {the line} through the hole below the belly and out at the top of each back, a fat knot underneath{bead? and one of {the bead} above | }. Cut five threads of different lengths with {the scissors}: two of them carry two cranes.
step tie Tie the five threads to {the branch}, a hand apart, the long ones not side by side, and push them to and fro until it hangs level.
step hang Tie a last thread to both ends of {the branch}, and hang it where air moves.
further Hang an eighth place free, for the next good news.
safety The needle is put away before anything is hung; the threads stay out of little children's reach, and never over a bed.
skills exact folding, balancing, choosing words
alt Seven paper cranes on threads below a branch

* stamp-covered-box
name stamp box
means box, stamp, number, lid, letter, corner, cover
title A {one box} Under Forty Stamps | Forty Stamps and a Number: A {one box} | From All Over the World: A Stamp {one box}
about Every stamp has made a journey. Now they all arrive in one place, edge over edge, and the number on top says what for. | Whoever loves stamps will read this {one box} for hours: countries, kings, birds, and in the middle a birthday.
step soak Stamps that still stick to their envelopes float in a {bowl} of {water} for ten minutes: then they slide off. Dry them face down on {the towel}. Rare ones are asked about first.
step sand Rub {the box} dull with {the sand} and wipe it.
step sort Sort {the stamps} by color, dark to light, and keep the best ten for the top.
step stick Brush {the glue} on {the box}, a place as large as your palm, with {the brush}, lay the stamps on, each over the edge of its neighbor, and brush over them. Go on around all sides.
step edges Fold stamps over the edges like over a corner. {box=picture-frame,hardcover-book? Leave no bare strip at the rim. | The gap where it opens stays free: cut nothing shut.}
step number On {the card}, draw the number of the birthday, or the initials, in fat figures as tall as two fingers, with {the pen}.
step cut Cut it out with {the scissors}, turning the paper and not your hand.
step top Glue it on in the middle of the top with {the glue}, between the ten best.
step seal Brush one thin coat over everything, let it dry for an hour, and brush on a second. It looks like milk and dries clear.
step lining {box=picture-frame,hardcover-book? Cut {the lining} to fit the back and glue it on. | Cut {the lining} to fit the floor inside and glue it in.}
further Write the story of one stamp on a note and lay it inside: where it came from, and who licked it.
safety Ask before you glue: what has been collected for years may be worth more than it looks. Scissors are closed while the brush works.
skills sorting by color, pasting edge over edge, cutting figures
waiting Two hours for two coats.
alt A box covered with colorful stamps and the number 80 on its lid

* map-covered-suitcase
name map suitcase
means suitcase, map, route, lid, lock, handle, stamp, corner, journey
title The Suitcase That Wears Its Journeys | A Suitcase in Old Maps | All Roads Lead Around This Suitcase
about Rivers run over the edge, roads end at the lock: a plain case becomes the one that everybody recognizes on the belt. | It holds what you bring home, and shows where that was.
step clean Wipe {the case} with a damp {towel} and let it dry.{sand?  Rub the smooth places dull with {the sand}. | }
step mask Cover locks, hinges and the gap where it opens with {the tape}, so that it still opens tomorrow.
step choose Look for the places that matter, and cut {the map} into pieces as large as a postcard with {the scissors}, each with something to find on it. Ask first whether anybody still needs it.
step lay Lay them out dry, lid and bottom apart: the best in the middle, coasts and names the right way up.
step glue Brush {the glue} on the case and on the back of a piece with {the brush}, lay it on from one edge and stroke the bubbles out. The next one overlaps it by a finger.
step corners Snip the paper at the corners, fold one flap under the other, and press until it holds.
step route When it is dry to the touch, mark the way with {the route}: dots for the journey, a cross for the best place.
step stamps Glue {the stamps} on like labels of old hotels, a little crooked.
step seal Brush a thin coat of {the glue} over everything, three times, an hour apart and crosswise. Corners get a fourth.
step open Take the tape off before the last coat is hard, open it once, and let it stand open for the night.
further Draw the next journey with pencil only, until it has been made.
safety Open the window while the coats dry. Nobody climbs into a case, and no lid is closed over anybody.
skills composing, pasting without bubbles, neat corners
waiting Three hours for the coats, and a night to harden.
alt A suitcase covered with old maps, a dotted route and labels

* cork-pot-jungle
name cork pot
means jungle, pot, tiger, monkey, parrot, plant, cork
title A Jungle in Three {many corks} | Tiger, Monkey, Parrot: Three Pots From {many corks} | The Smallest Jungle on the Windowsill
about A {one corks} is bark, light and dry: plants that live on little like it there. On it a tiger, a monkey and a parrot look out. | Three pots, each no larger than a thumb, and out of every head grows something green.
step hollow {@13+? Together with a grown-up, stand | A grown-up stands} {the corks} upright in a folded {towel} and {@13+? cut | cuts} a hollow into the top of each with {the knife}, as deep as a thimble, turning it slowly: crumb by crumb.
step smooth Scrape the walls smooth with {the poker}. They stay as thick as a coin all around.
step base Paint one {one corks} orange, one brown and one green with {the brush} and {the paint}. Two thin coats cover better than a thick one.
step faces With the tip of {the poker}, or the finest point you have, paint a tiger with stripes, a monkey with a pale face and a parrot with a yellow beak.
step dry Let them dry for half an hour.
step part {plants=potted-plant? Break off three small side shoots of {the plants}, as long as a finger joint, with a bit of stalk. | Pull {the plants} apart into three tufts as large as a hazelnut.}
step soil Fill a pinch of {the soil} into each hollow and press it down with {the poker}.
step plant Make a hole with {the poker}, set one piece into each, and press until it stands.
step moss Tuck {the moss} around the stalks, like fur.
step water Give each half a {spoon} of {water}. Then again in a week: {many corks} have no drain, and wet feet rot.
further Make a row of twelve, and let the jungle run along the whole windowsill.
safety {@13+? The towel holds, the knife turns slowly, and a grown-up is beside you. | The knife is a grown-up's from the first cut to the last.} Wash hands after soil and leaves: some sap stings in the eyes.
skills painting small, planting, watering little
waiting Half an hour for the paint.
alt Three corks painted as a tiger, a monkey and a parrot with small plants on top

* denim-dog-quilt
name dog quilt
means quilt, square, row, pocket, seam, edge, knot, dog, bed
title A Denim Quilt for Four Paws | Twelve Squares of Denim and a Soft Back | The Quilt That Dogs May Lie On
about Denim laughs at claws, the back is soft, and every knee and pocket comes from somebody the dog knows. | Twelve squares, five long seams, one back: an afternoon at the machine, and years on the floor.
step measure Measure the dog lying curled up. For a middling one, cut a pattern of {in 9} square from {the pattern} with {the ruler}: twelve of them make a quilt of {in 24} by {in 32}. A large dog gets twenty.
step cut Trace it on {the denim} with {the chalk} and cut out twelve squares with {the scissors}. Leave thick seams out. One may have its pocket.
step lay Lay them out, three by four, light beside dark, until no two neighbors are alike.
step rows Lay the first two with their good sides together, hold them with {the pins} and sew {in 1/2} from the edge on {the machine}, with a strong needle in it. Go on until you have three rows of four. Press the seams open with your thumbnail.
step join Sew the rows to each other, seam on seam, so that the corners meet.
step back Lay the top on {the back} and cut that to the same size with {the scissors}.
step around Good sides together, {the pins} all around, sew {in 1/2} from the edge and leave a gap as wide as two hands.
step turn Turn it through the gap, push the corners out, fold the gap in, and sew once around, close to the edge: that closes it and lies flat.
step ties At six crossings, go down and up again through both layers with {the needle} and {the floss}, knot it three times and cut it short.
step dog Lay it where he always lies, and say nothing. He knows.
further The second pocket is for a treat: sew it onto the back, open on top.
safety Fingers stay left and right of the foot, never in front of it, and pins come out before the needle gets there. Count the pins at the end: a paw finds the one that is missing.
skills piecing, sewing corners that meet, closing a quilt
alt A quilt of twelve blue denim squares with a pocket and red knots

* knotted-leaves-of-the-year
name leaf hanging
means leaf, year, spring, summer, autumn, winter, bud, twig, branch, spine
title The Year in Four Knotted Leaves | Spring, Summer, Autumn, Winter, Knotted | Four Leaves on {a rod}
about One knot, four shapes: a bud, a broad leaf, a jagged one, and what is left in winter. The scissors make the seasons. | The same cord, the same knot, four times. Only the last cut says what time of year it is.
step cut From {the cord}, cut four spines {in 20} long and fifty pieces {in 7} long, with {the scissors} and {the ruler}.
step spine Fold each spine in half, lay its loop over {the rod} and pull the ends through. Space them a hand apart and tape {the rod} to the table.
step bead Thread two of {the beads} onto each spine and push them up.
step knot Fold two short pieces. Slide one under a spine, its loop to the left; lay the other over the spine, its loop to the right. Push the ends of each through the loop of the other, pull tight and push up. Next pair from the other side.
step rest Spring gets five pairs, summer ten, autumn eight. For winter, tie three single pieces around the spine, a thumb apart.
step comb Untwist the ends and pull {the comb} through them from the tips inward, holding the spine with your other hand. Winter stays as it is.
step trim Cut the shapes: spring narrow and pointed as a bud, summer broad as your palm, autumn with teeth along both sides, like an oak. Take less than you want, and look again.
step winter Cut the winter twig's side pieces short and slantwise: bare branches.
step dye Dab the lower tips with {dye=tea-bag,onion-skin? a strong cold brew of {the dye} and {water} | a little of {the dye}, thinned with {water}}: pale for spring, darker toward autumn. Let them dry hanging.
step hang Tie a piece of {cord} to both ends of {the rod} and hang it level.
further Turn the rod each quarter of the year, so that the leaf of the season hangs in front of the window.
safety Opened cord gives off lint: shake it out of the window. Scissors are closed while you untwist; the hanging stays above the reach of small children.
skills one knot with even tension, trimming a shape, composing a row
alt Four knotted leaves on a branch, a bud, a broad one, a jagged one and a bare twig

* crocheted-squeeze-ball
name squeeze ball
means ball, breath, round, stripe, stuffing, cap
title A Crocheted Ball for Nervous Hands | Squeeze, Let Go: A Crocheted Ball | One Stitch, Thirteen Rounds, One Calm Ball
about It fits into a pocket and into a fist. Nobody sees it, nobody hears it, and it takes every squeeze without complaint. | Counting stitches calms already. What comes off the hook at the end calms during the exam.
step ring Make a slip knot in {the yarn}, chain 2 with {the hook}. Into the first chain work 6 single crochets: hook in, pull {the yarn} through, catch it again and pull it through both loops. From now on go around like a snail.
step grow Round 2: two stitches into each stitch (12). Clip {the mark} into the first stitch of each round, and move it up every time.
step wide Round 3: one, then two in the next, all around (18). Round 4: one, one, two (24). Round 5: one, one, one, two (30).
step sides Rounds 6 to 10: one stitch into each (30). The edge bends down by itself like a cap.
step shrink Now lose stitches: pull a loop through each of the next two and {the yarn} through all three. Round 11: every fourth and fifth together (24). Round 12: every third and fourth (18).
step stuff Push {the stuff} in, more than you think, until it is as firm as a ripe peach and comes back when you press it.
step last Round 13: every second and third together (12). A last pinch of {the stuff}, then all in pairs (6).
step close Cut {the yarn} with {the scissors}, a forearm long. With {the needle}, go through the last six stitches, pull them shut, and lead the end through the ball a few times.
step stripe Lead {the second} around the middle with {the needle}, over one stitch and under one, twice: a stripe that your thumb finds in the dark.
step breathe Squeeze and count to four, let go and count to four, and do it all four times. Are your hands still shaking?
further Make a second one for whoever sits next to you.
safety Needle and hook go back into their case. It is washed by hand, and it is nothing for babies or dogs, who pull threads.
skills single crochet, counting, even tension
alt A round crocheted ball{second? with two stripes | }
* hydraulic-lifting-arm
name {v}
means arm, neck, head, hook, jaw, post, base, claw, hand, crane, lever, cup, load
title The {V} That Lifts by Water | A Hydraulic {V} in {card=foam-board? Foam Board | Cardboard} | Push Here, Lift There: A Hydraulic {V}
about Push one plunger down, and an arm's length away the other one rises: water cannot be squeezed, so it does the work. Excavators lift in just this way. | No motor, no battery: your thumb is the pump, the water is the muscle.
step fill Push {the hose} onto the first of {the press}, plunger in. Draw up {water} from the {bowl} until tube and barrel are full, with no bubbles. Push the other, plunger in, onto the free end: press one, and the other comes out.
step cut With {the ruler} and {the pen}, draw on {the card} and cut out: a base {in 8} square, two posts {in 2} by {in 9}, and two strips {in 2} by {in 12}.
step posts Fold the lowest {in 1} of both posts outward and glue them on the base with {the fix}, upright, {in 1} apart, near the back edge.
step arm Glue the two strips on each other: that is the arm, and double it does not bend.
step axle {@9-12? Together, push | Push} {the axle} through one post at {in 6}, through the arm {in 3} from its end, and through the other post. Trim the points with {the scissors}. The arm must swing by itself.
step stand Lower the arm in front until it is level. Glue one of {the press} upright on the base, its plunger just below the arm, and bind the head of the plunger loosely to the arm with {the tie}.
step claw From the rest, cut {v.end} as long as your hand and glue it to the front end of the arm.
step look Give it {v.look} with {the look}.
step drive Take the other of {the press} in your hand, an arm's length away. Push: the arm rises. Pull: it comes down.
step play {load? Give {the load} a handle and hang it on {v.tip}. | Hang your key on {v.tip}.} What is the heaviest thing it lifts?
further @9-12 Use a thinner one in your hand than below the arm: what becomes easier, and what longer?
further Build a second circuit of two, colored with a drop of ink, that turns or tilts the front end.
safety {fix=glue-gun? Hot glue is used with a grown-up beside it.  | }Only new plastic ones without any point, from a craft or kitchen drawer, never found ones. Water is for the tube: keep plugs and screens off the table.
skills building a lever, sealing a circuit, testing loads
alt A cardboard {v} on a post, lifted by a plunger with a water tube
say robot: name=robot arm; end=a claw; look=bolts, stripes and a number; tip=the claw
say crane: name=crane; end=a hook on a short neck; look=struts, stripes and a number; tip=the hook
say longneck: name=long-necked dinosaur; end=a head with an open mouth; look=an eye, spots and a row of scales; tip=the lower jaw

* jersey-into-bag
name jersey bag
means bag, strap, number, seam, corner, sleeve, pocket, team
title A Gym Bag That Was Once a {one jersey} | The Number Stays in the Team: A Bag | From the Pitch to the Bag
about It has grown too small, but the number is still yours. With a straight bottom and two straps it carries shoes, ball and towel. | Four seams and two straps: the {one jersey} goes to every practice again.
step flat Turn {the jersey} inside out, smooth it flat, and mark a rectangle with {the ruler} and {the chalk}: from below the armpits to the hem, as wide as the body, the number in the middle.
step cut Cut along it with {the scissors} through front and back. The hem becomes the top of the bag.
step pocket Fold in the edges of {the pocket} and sew it on inside, on three sides, with {the machine}.
step top Fold the hem down once more by {in 1} and sew it all around with {the machine} and {the thread}, in a small zigzag: stretchy cloth needs it.
step sides Good sides together, hold the sides and the bottom with {the pins}, and sew, {in 1/2} from the edge. Then once more right beside it: shoes are heavy.
step corners At both lower corners lay side seam on bottom seam, so that a point comes out, and sew across it, {in 2} from the tip. Turn the bag: now it stands.
step strap Cut {the strap} into two pieces, {in 26} each, with {the scissors}. {strap=webbing? Fold the cut ends in twice. | {strap=denim,old-tie? Fold them lengthwise to the middle and sew them shut. | Knot the ends.}}
step sew Hold both ends of a strap inside the top with {the pins}, {in 4} from the sides, and sew a square with a cross in it. The other strap goes on the back.
step close {close=button? Sew on {the close} in the middle of the top, and a loop of thread opposite. | Fix {the close} in the middle of the top, one half on each side.}
step load Put in both shoes and a full bottle, and swing it. What creaks gets another seam.
further The sleeves become two pouches for wet things: one seam and one cord each.
safety Fingers stay left and right of the foot, and pins come out before it reaches them. Foot off the pedal whenever your hands move the cloth; a grown-up is around for the first seam.
skills sewing stretchy cloth, boxing a corner, reinforcing
alt A sports bag with a number and two straps

* scored-serving-board
name serving board
means board, line, herb, tomato, grain, pattern
title A Serving Board With a Scored Sprig | Sanded, Scored, Oiled: A Board for the Table | The Plank That Came to Supper
about Half an hour of sanding, one sprig pressed into the grain, and oil that makes all of it glow: nobody believes it was a plank. | Bread and cheese taste better on something you made. This one gets more beautiful with every oiling.
step sand Rub {the wood} with {the sand}, along the grain and never across, the coarse one first, until your palm finds nothing.
step edges Round off corners and edges in the same way. Wood that was painted or treated stays out of the kitchen: only plain wood will do.
step wet Wipe it with a damp {towel}: the fibers stand up. Let it dry, and sand once more, lightly.
step draw On {the plan}, draw a sprig of herbs and half a tomato, or whatever your family cooks, in single lines no closer than a straw.
step trace Tape it on with {the tape}, near one end where nobody cuts, and go over the lines with {the pen}, hard: they stay in the wood as dents.
step score {@9-12? Together, go | Go} along every dent with {the point}, pressing, several light strokes instead of one deep one{point=awl? , always away from the other hand | }.
step dust Rub a little of {the dust} into the lines with {a cloth} and wipe off what lies beside them: now the drawing is dark.
step again Go over everything once with the finest of {the sand}, and blow off the powder.
step oil Pour a spoonful of {the oil} on {a cloth} and rub it in along the grain, back, edges and all. After an hour, wipe off what the wood did not drink. Do it again tomorrow.
step loop Knot {the loop} {loop=leather-cord? around | around} the handle or the narrow end, to hang it up by.
further Press the names of everybody at the table along the edge.
safety Sand outdoors or with the window open, and away from your face. {point=awl? The point moves away from fingers, on a table, never on a knee. | The other hand stays behind the point.} It is for bread, cheese and fruit, washed by hand, and not for raw meat.
skills sanding along the grain, drawing in line, finishing with oil
waiting An hour for the oil, and the same again tomorrow.
alt A wooden serving board with a scored sprig and half a tomato

* toothbrush-motor-bot
name {v}
means robot, body, leg, switch, brush, hat, line, circle
title The {V} That Was a Toothbrush | A Toothbrush Learns to Draw | Three Legs and a Buzz: A Drawing {V}
about Inside {a motor} a small motor shakes all day. Give it three pens for legs, and the shaking turns into loops and stars. | It cleaned teeth, then it lay in a drawer. Now it makes art, and nobody can tell it what.
step check Switch {the motor} on. Does it buzz? If not, a grown-up changes the cells and closes the case.
step body {body=pool-noodle? Cut {in 6} off {the body} with {the scissors}: | {body=plastic-cup? Turn {the body} over and cut a hole into its bottom with {the scissors}, as wide as the handle: | Cut {in 6} off {the body} with {the scissors}:}} that is the trunk.
step motor Push {the motor} in from above, brush end first, until only the switch looks out. Wind {tape} around the handle until it sits tight: what is loose rattles and does not walk.
step legs Tape {the pens} to the outside as three legs, tips down, caps on, all reaching two fingers below the edge.
step level Stand it up. Does it lean? Move a leg, and spread all three a little.
step eyes Stick {the eyes} on in front{eyes=paper? with {tape} | }. With one of {the pens}, draw {v.mark} on the trunk.
step arms Tape {the arms} on, one at each side, bent upward.
step hat Tape {the hat} on top, well to one side: weight off the middle makes wider loops.
step run Spread {the sheet} on the floor, take the caps off, switch it on and let go.
step tune Change one thing at a time: a shorter leg, legs wider apart, the front one thicker. Which one draws circles, and which one runs away?
further @9-12 Fence the sheet in with books and let two of them draw at once.
further Note for every setting what it draws. From the third page on you can order a pattern.
safety Only cells in their closed case, never a charger or a plug, and hair stays away from the shaking end. Shoes off: what draws on the sheet also draws on the floor.
skills balancing, changing one thing at a time, observing
alt A little {v} with a toothbrush inside, standing on three pens over loops on paper
say robot: name=robot; mark=a mouth, bolts and a row of buttons
say alien: name=alien; mark=a wide mouth, and two feelers that reach up over the rim
say bug: name=beetle; mark=a mouth, four dark spots, and two feelers that reach up over the rim
say jellyfish: name=jellyfish; mark=a mouth, pale dots along the rim and two long wavy arms that run down over the edge
say racer: name=racer; mark=a mouth, a stripe all around and a start number in a circle

* wave-on-wood-coasters
name wave coaster
means wave, sea, foam, beach, lace, water, coast, shore
title Four Coasters With the Tide Coming In | Waves on {many blanks}: Four Coasters | A Coast for Every Cup
about Dark out at sea, pale at the beach, and between them a line of white that is pulled out to lace: the sea seems to move. | It looks like poured resin and is color in glue: no gloves and no fumes.
step mix On {a plate}, stir {sea=pigment-powder? a pinch of {the sea} into three spoons of {the glue} | a little of {the sea} into three spoons of {the glue}} with {the stick}: one deep blue, one paler.
step deep Brush the deep blue over the upper half of {the blanks} with {the brush}, in strokes that run across like swell.
step shallow While it is wet, lay the paler one below it and let the two run into each other. A third at the bottom stays free.
step beach Brush the free third with {the glue}, sprinkle {the beach} on it, and tip off the rest.
step foam Draw a line of white with {the foam} along the edge of the sea, uneven, with a bay here and there.
step pull At once, pull it out toward the sea with {the fine}, again and again, in short strokes. Wipe the tip on {paper-towel} every time.
step lace Farther out, set two thinner lines and a few dots of white, and pull them too.
step dry Let them dry flat for an hour. The milk of the glue turns clear, and the sea gets deep.
step seal Brush a coat of {the glue} over everything, and after an hour a second, crosswise.
step feet Cut a round for each from {the feet} with {the scissors} and glue it underneath.
further Paint one of them at night: black water, and the moon as a broken line.
safety {sea=pigment-powder? Pigment is dust: spoon it low over the plate, and do not blow. | Color stays in clothes: put something old on.} Cold cups only, and wipe wet rings soon.
skills blending wet into wet, pulling lace, sealing
waiting Two hours for color and coats.
alt Four round coasters with blue waves and white foam

* pennant-of-the-pack
name pennant
means flag, badge, edge, cloth, sleeve, figure, tip
title The Pennant of the {V} | {V} on the Flag: A Pennant on a Pole | A Pointed Pennant With {a v}
about Whoever marches behind {a v} does not get lost, not at camp and not in the woods. Seen from afar, it must be clear at once who comes there. | A triangle, one figure, one sharp edge: that is all a good flag needs.
step draw On {the plan}, {in 4} tall, draw {v.shape}. Thick and plain: thin things cannot be seen from afar.
step flag With {the ruler} and {the pen}, draw on {the cloth} a triangle {in 9} high and {in 12} long, and from the rest a strip {in 3} wide and {in 9} long. Cut both out with {the shears}.
step figure Cut the drawing out, lay it on {the figure} and cut around it. Cut its parts from a second color.
step place Lay it near the wide end, two fingers away from the edge, and glue it down with {the fix}, from the middle outward.
step mark From scraps, cut {v.face? the face: {v.face} | its mark: {v.mark}}, and glue it on.
step edge Glue {the edge} along both long sides, so that it can be seen from both.
step sleeve Lay the strip around {the pole}, near the top, and glue both of its ends to the back of the short side: a sleeve that holds.
step tails Knot {the tails} above it, with long loose ends.
step dry Let it lie flat for an hour before the wind gets it.
step raise Take turns carrying it, and invent the call that goes with it.
further Cut a small badge of the same figure for everybody.
safety {fix=glue-gun? Hot glue is a grown-up's. | Cut at the table, away from the hand that holds the cloth.} The pole is carried upright, in both hands, and nobody runs with it.
skills a plain outline, cutting cloth, composing for the distance
waiting An hour for the glue.
alt A pointed pennant on a pole with {a v}
* laced-dice-tray
name dice tray
means tray, border, sign, corner, dice, wall, knot
title A Leather Tray for the Dice | Stamped, Dyed, Laced: A Dice Tray | Roll Here: A Leather Dice Tray
about Pull the four laces, and a flat piece of leather stands up as a tray. Untie them, and it rolls up and goes along in the bag. | No die ever rolls under the sofa again, and around the edge runs your own border, struck blow by blow.
step cut Draw a square of {in 9} on the rough side of {the hide} with {the pen} and a {ruler}, and cut along the line with {the scissors} in long strokes. Round the corners off a little.
step line Draw a second square with {the pen}, {in 1 1/2} inside the edge: there the walls will bend.
step damp Wipe the smooth side with a wet {sponge} until it is evenly dark, and wait until the color begins to come back.
step try Lay a scrap on the {board}. {stamp=rubber-stamp? One of metal or hard wood is held upright and struck once with {the beat}; a rubber one is dabbed with color and pressed by hand. Which are yours? | Hold {one stamp} upright on it and strike once with {the beat}, straight from above.} Too faint? Harder, not twice.
step border Print a border all along the edge, one imprint right beside the other, corners first, on the {board} and with the same blow every time.
step sign Leave a gap in the middle of one side and set the sign of your group there: a star, a rune, a number from one to twenty.
step dye Rub {the dye} over it with {the cloth} in circles, thinly, and wipe it off the high places at once. Let it dry for an hour.
step holes {@9-12? Together, make | Make} two holes at every corner with {the punch}, each {in 1} from the tip along one edge.
step lace Cut {the lace} into four with {the scissors}. Lead one through the two holes of each corner, pull until the walls stand up, and tie a bow.
further From what is left, cut a round as wide as a mug and lace its rim: a pouch that belongs to the tray.
safety Fingers low on the shaft, eyes on its head, and a firm base on the floor or a heavy table. {dye? Gloves on for the dye, and the window open. | A mallet of wood or rawhide is quieter than iron.}
skills striking evenly, planning a border, lacing corners
waiting {dye? An hour for the color. | }
alt A leather tray with a stamped border, a star and laced corners
* record-bowl-with-a-picture
name record bowl
means record, bowl, picture, groove, rim
title A Record Bowl With {a V} | {V} at the Bottom of a Record | Side B: {A V} in a Bowl
about Five minutes of warmth, and a record becomes a bowl with a wavy rim. At the bottom, where the label was, sits {a v}. | It will never play again. So it gets {a v}, and something to hold.
step clean Take a record that nobody wants to hear again, ask twice, and wipe it with {the towel}.
step stand Together, set {the mold}, one that can stand an oven, upside down on the {baking-tray}, and lay the record on top, its hole over the middle.
step soften A grown-up opens the window, heats the {oven} to 200 °F (95 °C), no hotter, and slides the tray in. After five minutes the edge hangs down in waves.
step shape With oven gloves a grown-up lifts it out and presses the folds against {the mold}: ten seconds, then it keeps them.
step cool Let it cool where it stands for twenty minutes before you touch it.
step plan On {the plan}, as large as the flat bottom, draw {v.shape}, and cut it out with {the scissors} as a pattern.
step figure Lay it into the bowl, trace it, and fill it with {color=acrylic-paint? {the brush} and {the color} | {the color}}: {color a} first, then {color b}. On black, a second coat makes it shine.
step mark Add {v.face? the face: {v.face} | {v.mark}}, in the lightest color that you have.
step dots Let a ring of dots run along the grooves: your hand only has to follow them.
step dry Let it dry for half an hour. It holds keys, pencils, and candy in its paper.
further A second record, pressed over a tall can, becomes a pot with the same picture.
safety The oven is a grown-up's: low heat, open window, nobody bends over it, and a record that smokes comes out at once. Food touches it only in a wrapper.
skills painting on a dark ground, following a groove, patience
waiting Twenty minutes to cool, and half an hour for the color.
alt A black wavy bowl, seen from above, with {a v} painted inside

* coasters-in-ink
name coaster
means line, ring, coaster, color, wood
title {V} in Ink: A Pair of Coasters | Two Coasters and {A V} | {V} on Wood, Under Glass-Clear Glue
about The grain of the wood is a sky or a sea already. A wash of color, a line of ink, and {the v} has a place under every cup. | Color thin as tea, one dark line around it, and a coat that makes both shine.
step sand Rub {the blanks} smooth with {the sand}, along the grain, and wipe them.
step plan On {the plan}, draw around one of {the blanks} with {the pen}, and inside the line, a finger's width from its rim: {v.shape}.
step trace Rub the back of the drawing gray with {the pen}, lay it on the wood and go over the lines: they are on it now, pale. For the second, only {v.part}.
step tint On {a plate}, stir {tint=pigment-powder? a pinch of {the tint} into a spoonful of {the glue} for each color, with {the brush}. | a little of {the tint} into a spoonful of {the glue} for each color, with {the brush}.} It should be thin enough to let the grain through.
step ground Brush the palest color over the wood around the drawing. Let it dry for a quarter of an hour.
step figure Fill {the v} with {color a}, and its parts with {color b}.
step line With {the ink}, draw the outline, {v.face? the face: {v.face} | its mark: {v.mark}}, and a thin ring along the rim.
step dry Let it dry for half an hour: ink that is wet runs under the brush.
step seal Brush on a coat of {the glue}, and an hour later a second one, crosswise. It looks like milk and dries clear.
step feet Cut a round for each from {the feet} with {the scissors} and glue it underneath.
further Two more with {v.scene} make a set of four.
safety {tint=pigment-powder? Pigment is dust: spoon it low over the plate, and do not blow. | Color stays in clothes: put something old on.} Cold cups only, and wet rings are wiped off soon.
skills transferring a drawing, thin color, a steady line
waiting Two hours for ink and coats.
alt Two wooden coasters, the large one with {a v} in color and ink

* raised-by-water
name water lift
means figure, scene, box, plunger, water, line
title The {V} That Rises on Water | Push, and Up Comes {a V} | {A V} on a Water Lift
about It hides behind the edge. You push an arm's length away, the water pushes back, and slowly {a v} comes up. | Water cannot be squeezed: what goes in here has to come out there, and there stands {a v}.
step fill Push {the hose} onto the first of {the press}, plunger in. Draw up {water} from the {bowl} until tube and barrel are full, with no bubbles. Push the other, plunger in, onto the free end: press one, and the other comes out.
step draw On {the card}, as tall as your hand, draw {v.shape}, with a strip as wide as two fingers below it.
step color Color it in {color a} and {color b}{brush? with {the brush} and {the color} | with {the color}}, and add {v.face? the face: {v.face} | {v.mark}}.
step cut Cut it out in one piece with the strip, with {the scissors}.
step box {box=cardboard? Cut a strip {in 5} high from {the box}, score it three times and {fix fix} it to a box without a lid. | Cut {the box} down to {in 5} with {the scissors}, open on top.} Cut a hole as wide as {the hose} into one side, low down.
step stand Lead the tube out through the hole. {fix fix} one of {the press} upright to the inner wall in front, its plunger up, just below the edge.
step mount {fix fix} the strip of {the v} to the head of the plunger, so that it stands straight. Plunger in: it hides. Plunger out: it rises.
step scene Cut hills, waves or a wall from {the scene} with {the scissors}, and {fix fix} them to the front: {v.place} begins here.
step push Push the other plunger. Does it catch anywhere? Trim the edge, or bend the strip.
step play Tell the story, and let {the v} come up at the right word. Nobody must see your hand.
further Use a thinner one in your hand: it has to move farther, and it pushes more easily.
safety Only new plastic ones without any point, from a craft or kitchen drawer, never found ones. {fix=glue-gun? Hot glue is used with a grown-up beside you. | Water stays away from plugs and screens.}
skills sealing a circuit, lining up a lift, telling with movement
alt {A v} rising from a box, moved by a plunger with a water tube

* branch-mobile-of-paper
name paper mobile
means star, branch, mobile, thread, shape, bead
title {V.many} Under a {one branch}: A Mobile | Three {V.many} in the Wind of a Door | A Mobile With {V.many}
about Three of them hang at three heights, and whoever opens the door sets them in motion. | Everything is cut twice and glued with the thread in between: so it looks the same from both sides.
step pattern On {the pattern}, as large as your palm and without thin parts, draw {v.shape}.
step cut {@6-8? Together, cut | Cut} the pattern out with {the scissors}, fold {the paper} in half, sheet by sheet, trace it and cut through both layers, until you have three pairs.
step face With {the pen}, draw on the outside {v.face? the face: {v.face} | {v.mark}}, mirrored on each second piece.
step rest From the rest, cut four pairs of small stars.
step pair {@6-8? Together, cut | Cut} {the line} into three threads as long as your arm. Lay each between a pair and glue them together with {the glue}, edge on edge.
step small Glue the small pairs onto the threads in the same way, a hand above and below.
step bead Tie {the bead} to the lower ends: then the threads hang straight.
step branch Tie the three threads to {the branch}, a hand apart, at different heights.
step level Hold it up by the middle. Does it dip? Push the heavy thread inward until it lies level.
step hang {@13+? Tie | A grown-up ties} a thread to both ends and hangs it up where air moves, high above any head.
further Hang in a fourth thread with {v.scene}.
safety Threads are for hanging, never around a neck, and a mobile hangs where no baby can reach it.
skills cutting pairs, mirroring, balancing
waiting Half an hour for the glue.
alt Three paper {v.many} and small stars on threads below a branch

* bottle-with-a-clay-guest
name bottle charm
means cork, stopper, bottle, guest, lid, note
title A Tiny {V} on a Bottle | {V}, Keeper of the Smallest Bottle | What the {V} Guards: A Bottle Charm
about In the bottle lies a treasure, and on its stopper sits {a v} that lets nobody near. | No larger than a thumb, and still it has a keeper: {a v} of clay.
step knead Knead {the clay} until it is soft as gum: a ball as large as a grape in {color a}, and smaller ones in {color b} and a third color.
step size Hold it beside {the bottle}: what sits on top may be as high as the bottle is wide, or it tips over.
step body Shape {v.shape}, with a flat bottom as wide as the stopper.
step details Press on {v.face? the face: {v.face} | {v.mark}}, and draw fine lines with {the tip}.
step bake Lay it on {the tray}, without the bottle. {@9-12? A grown-up bakes it | With a grown-up around, bake it} in the {oven} as the package says.
step cool Let it cool for half an hour: hot clay is still soft.
step fill Fill {the bottle} to two thirds with {the fill}, in layers.
step note Write a wish on {the note} with {the pen}, cut it narrow with {the scissors}, roll it up and push it in.
step sit Close the bottle and glue {the v} onto the stopper with {the glue}. It holds when you have counted to two hundred.
step cord Tie {the cord} around the neck and cut off the ends with {the scissors}.
further Make a row of them: each guards something else from {v.place}.
safety {@9-12? The oven is a grown-up's, and the glass stays out of it. | Oven gloves, an open window, and the glass stays out of it.} Small bottles are thin: set the stopper in straight, with the bottle in a cloth.
skills shaping small, proportions, filling in layers
waiting Three quarters of an hour to bake and cool.
alt A small bottle full of color with {a v} of clay on its stopper
* picture-pieced-from-stamps
name stamp picture
means stamp, lid, cover, box, border, piece
title {V} Pieced From Stamps | {A V} That Has Traveled the World | Thirty Stamps Become {a V}
about Every stamp has crossed a border. Thirty of them, edge over edge, turn into {a v}, and from close up each has its own story. | From across the room it is {a v}; from close up it is kings, birds and postmarks.
step sand Rub {the box} dull with {the sand} and wipe it.
step sort Sort {the stamps} by color: one heap with a lot of {color a}, one with {color b}, one for all the rest. Ask first whether a rare one is among them.
step draw On {the plan}, smaller than the top by two fingers all around, draw {v.shape}.
step paste Brush {the glue} on the drawing with {the brush} and lay stamps on, edge over edge: {color a} where most of it is, {color b} for {v.part}. They may stick out over the line.
step press Let it dry for half an hour under a book.
step cut Turn it over. From behind you see the line: cut it out with {the scissors}, in one piece.
step figure Glue it in the middle of the top of {the box} with {the glue}, and press it down from the middle.
step border Glue a row of stamps along two edges as a border, the same way up.
step line With {the line}, draw {v.face? the face: {v.face} | {v.mark}}, thin.
step seal Brush a thin coat of {the glue} over everything, and a second an hour later. It looks like milk and dries clear.
further Note on the back from how many countries it comes. Who has been in one of them?
safety Stamps off old letters are soaked, never licked. Scissors are closed while the brush works.
skills sorting by color, piecing, cutting an outline
waiting Two hours for glue and coats.
alt {A v} pieced from postage stamps, with a border of stamps
`;
