/** The English words of the shelf of the same name. */
export const words = `
* hero-across-the-back
name hero on the back
means hero, back, comic, board, light, page, cloth, badge, shoulder
title Nobody Walks Behind You Unwatched | A Hero Painted Across the Back | Issue 1: Whoever Wears This
about From the front it is only something to wear. From behind comes somebody with a cape, in the same instant as you. | A hero that nobody has drawn before, in three colors, large enough to be read across a street.
step hero Invent the hero: one power, one weakness, one sign. {pages? Look through {the pages} for a pose that you believe, and copy only its outline | Stand in front of a mirror for the pose and draw its outline} with {the sketch} on a scrap of {the board}.
step flat Wash and dry {the cloth} first, if it is new, and slide {the board} inside or beneath it, pulled smooth, so that nothing bleeds through.
step draw Draw the figure with {the sketch} on {the cloth}, as tall as your forearm: head, chest, the line of the cape. Step back three times, rub out, move it.
step stencil Cut the sign out of {the stencil} with {the scissors}, so that its edges come out clean. What is left is used as a window.
step paint {brush? Paint {the cloth} inside the lines with {the color} and {the brush}, | Fill in the figure on {the cloth} with {the color},} large areas first, in thin layers, the darkest at the end. A black outline around everything makes it a comic.
step light Set the highlights with the palest of {the color}, all on the same side. {shine? Only the sign gets {the shine}. | }
step panel Cut {the panel} with {the scissors} into a shoulder piece, a mask or a bolt, and fix it with {a glue}.
step edge Lay {the edge} along a seam as a frame and fix it with {a glue}.
step badges Put {the badges} on the front like a team's medals, {pins? each held with one of {the pins} and a bit of {glue}. | each with {a glue}.} One is for the ally nobody knows.
step wear Let it lie flat for three hours, then walk past a shop window. Wash it by hand from now on, and seldom.
further Draw the villain on the sleeve of somebody whom you trust.
safety Color goes on the cloth while nobody wears it. Points of pins are closed and on the outside.
skills drawing large, painting on cloth, telling a story in one pose
waiting Three hours lying flat.
alt A piece of clothing with a flying hero painted large across its back

* front-row-outfit
name front-row outfit
means row, light, star, night, song, show, stage, fringe, color, outfit
title Sparkle for a Concert | Front Row, Even in the Last Row | Ready for the Encore
about From the stage everybody looks alike, except the one who sparkles when she jumps. | One thing you already own becomes the thing of this one night, and of every photo of it.
step clean Wipe {the wear} clean and dry where something should hold: dust lets go in the first song.
step words Write with {the pen} what only those understand who know the songs: a line along a seam, a number, a heart on the heel.
step lay Lay {the glitz} out dry first: along the seams, dense at one edge and thinning out like a firework. Take a photo of it.
step glitz Fix {the glitz} piece by piece with {a glue}, from the edge inward, pressing each while you count to ten. Nothing where it bends the most: there it would come off.
step fringe Cut {the fringe} with {the scissors} into strips as long as your hand and fix them in one tight row with {a glue}, so that they swing free below.
step stars Cut stars or moons out of {the stars} with {the scissors} and set them with {a glue} where it is still bare.
step bracelet {cord? Thread {the beads} onto {the cord}, pull the knot tight and hide it | Set {the beads} in a row where your wrist or ankle shows, held with a stitch}: letters spell a title, and one is there to be traded away.
step pins Fasten {the pins} where something should come off again before it is washed.
step dance Put it on and jump through one whole song. What falls off now is fixed once more. {light? Then add {the light} and try it in the dark. | }
step go Pack a small emergency kit: something to drink, a snack, a coin. And then: doors open.
further Afterward write the date, the city and the first song inside, where nobody looks.
safety Nothing sharp points to the skin, and nothing long hangs where somebody could step on it. Let every joint set for three hours before it is worn.
skills placing, gluing on cloth and rubber, making a thing your own
waiting Three hours before you wear it.
alt Something to wear to a concert, covered with small sparkling pieces

* softie-from-a-blanket
name softie
means paper, plan, face, body, side, nose
title {cloth=felt,faux-fur,fabric-scrap? {V}, Sewn by Hand | {V}, From Something Worn Out} | A Stitched {V} | The Softest {V} Around
about {cloth=felt,faux-fur,fabric-scrap? Two flat pieces, one seam, and it turns round in your hands. | It was in somebody's room for years, and it stays there: only the shape has changed.} | Sewn by hand, with stitches that may be seen, filled so that it sits.
say axolotl: name=axolotl; shape=a wide head, a long body and three feathery gills on each side; special=The gills stay unfilled and flop.
say fox: name=fox; shape=two tall ears, a narrow chin and a thick tail; special=The tip of the tail is light.
say bear: name=bear; shape=two round ears, a wide head and a round belly; special=The ears stay almost flat.
say dragon: name=dragon; shape=two small wings, a row of spikes and a long tail; special=The wings stay unfilled.
say dino: name=dinosaur; shape=a round back, four short legs, a long tail, and a row of plates like on a stegosaurus; special=The plates stay almost flat.
say whale: name=whale; shape=one long curve, a blunt head and a tail with two flukes; special=The flukes stay flat.
step plan Draw {the v} on {the plan} with {the pen}, as long as your forearm: {v.shape}. Add a thumb's width all around and cut it out with {the scissors}. Narrow parts become narrower when sewn: draw them fat.
step cut Fold {the cloth} with the good side inside, lay the pattern on it, trace it, and cut both layers with {the scissors}. {cloth=sock,mitten,glove,tights? A narrow piece is cut open flat first. | }
step trim Cut a belly, spots or inner ears from {the trim} with {the scissors}.
step pin Lay the two pieces on each other, good sides in. {trim? The trimming goes between them or onto the front. | Check that both face the same way.}
step sew Thread {the needle} with {the thread}, double, knotted, and sew around a finger's width from the edge in small backstitches. Leave a gap as wide as your hand below.
step turn Turn {the cloth} inside out through the gap and push out every tip with the blunt end of a pen. {v.special}
step fill Fill it with {the fill}, little by little, first into the narrow ends, and stop while it is still soft. {heavy? {bag? Tie {the heavy} into {the bag} | Knot {the heavy} into a scrap} and put it at the bottom: now it sits. | {bag? Crumple {the bag} in as well: it rustles. | }}
step close Fold the edges of the gap in and close it with {the needle} and small slanting stitches. Knot twice and hide the end inside.
step face {eyes? Sew or fix on {the eyes}, low and far apart: that looks young. | Sew two eyes with {the thread}, low and far apart.} {mouth? The mouth follows with {the mouth}, three stitches long. | }
step hug {collar? {@6-8? Put {the collar} on it for best. | Tie {the collar} on as a collar.} | Look at it for a while.} Now it gets a name, and somebody it belongs to.
further Sew a small pocket onto its back for a note to whoever cannot sleep.
safety For children under three leave out everything hard and small, and embroider the eyes. Count the needles before and after.
skills making a pattern, hand sewing, finishing neatly
alt A soft stuffed {v} sewn by hand

* float-on-a-key-ring
name float for his keys
means float, ring, key, fish, lure, line, rod, boat, water, card
title Keys That Do Not Sink | For Somebody Who Would Rather Be Fishing | A Float for the Keys of a Fisher
about Dropped off the dock, it swims. That alone makes it the best present for anybody with a boat. | It looks like something that a trout would bite, and it is in his pocket on every workday.
step hole Push or turn {the eye} lengthwise through the middle of {the float}, slowly, with a grown-up, onto a board and never toward your hand. {float=wooden-bead,spool? Here the hole is there already: only clean it. | }
step coat Paint the upper half of {the float} with {the coat} {brush? and {the brush} | }, then one thin pale band where it would float, and let it dry.
step thread Fold {the cord} in half, loop it through {the ring}, and lead both ends through the hole.
step beads Thread {the beads} on above and below, so that nothing slides.
step feather Put {the feather} around the lower end with a drop of {a glue}: the tail.
step wrap Wind {the wrap} around the lower end, turn beside turn, as lures are bound, and hold the last turn with {a glue}.
step scales Set {the scales} on the sides with {a glue}: they flash.
step knot Tie a fat knot at the lower end of {the cord}, pull it tight and trim it with {the scissors}. Tug: it has to hold a whole ring of keys.
step rod Cut {the rod} to the length of a hand with {the scissors} {card? , fix it onto {the card} with a line and a hook drawn on, and hang the float from it | and hang the float from its tip}: that is the wrapping.
step give Write with {the pen} under the float what it weighs in good wishes, and give it over breakfast.
further Test it in a bucket with real keys: how many until it goes under?
safety No real hooks, ever. Small pieces stay away from little brothers and sisters.
skills binding, making firm knots, thinking of one person
waiting Two hours until everything is firm.
alt A fishing float with a colorful tail on a ring

* staff-of-the-old-wood
name staff
means staff, wood, stone, wizard, light, magic, name, claw, root, eye
title It Chose You | Cut From the Oldest Tree | The Staff Knows the Way
about It is no sword and does not need to be one: whoever carries it is let through. | Every staff has three things: a stone that sees, a grip that knows your hand, and one sign that nobody else can read.
step wood Hold {the shaft} upright and find where your hand goes by itself. {shaft=cardboard-tube,pool-noodle,chopstick,wooden-spoon,ruler? Short ones make a scepter or a wand: that is no less powerful. | } Rub or trim off what is rough or loose with {the scissors}.
step bark Tear {the bark} into long strips and fix them lengthwise with {a glue}, in ridges and knots, like bark that has healed.
step coat {coat=spray-paint? Spray {the shaft} outdoors and with a grown-up with {the coat}, | Go over {the shaft} with {the coat} and {the brush}, dark first,} and wipe it off the ridges again with a rag while it is wet.
step stone {claw? Bend {the claw} into four roots that grow out of the top and close around {the stone}, and hold them with {a glue}. | Set {the stone} on the top, in a bed of {a glue}, and hold it still while you count to a hundred.} {light? Behind it sits {the light}. | }
step tip Hold it at the balance and shake it gently: what wobbles now is fixed again before the rest comes on.
step grip Wrap {the grip} around the place of your hand, cut with {the scissors}, turn beside turn, the ends tucked under and held with {a glue}.
step moss Let {the moss} grow below the stone, held with {a glue}, only on one side: that is north.
step gems Set {the gems} in a line down the shaft with {a glue}, one for each year of your age, if there are enough.
step feather Tie {the feather} below the stone, at different lengths: each is from a place where you were.
step bond {runes? Write its name along the shaft with {the runes} in letters of your own. | } Carry it once around the house at dusk, knock three times on the ground, and say aloud what it may never be used for.
further Write the page in the book of staffs: who carried it before you, and how it was lost.
safety A staff is leaned on and raised, never swung at anybody. {light? Only lights with a closed battery case. | } What sits on top is checked before it goes out into the crowd.
skills texture, wrapping, inventing a past for a thing
waiting {coat? An hour for the coat. | }
alt A wizard's staff with a stone held at its top

* mask-of-the-tall-grass
name papier-mache mask
means mask, paper, plate, grass, water, eye, ear, face, strip, jungle
title {V} in the Tall Grass | The {V} That Looks Through You | Face to Face With {a V}
about Put it on, and the room grows quiet: something has come out of the grass. | Newspapers did this, and a day of waiting.
say jaguar: name=jaguar; about=yellow eyes; ears=two round ears and a broad muzzle; paint=orange, pale around the mouth, with black rosettes that grow smaller toward the nose
say monkey: name=monkey; about=clever eyes; ears=two large round ears and a long upper lip; paint=brown, with a pale heart around eyes and mouth
say bird: name=bird; about=an eye on each side; ears=a long curved beak; paint=blue, with a yellow beak and bare red cheeks
step form Prepare {the form} as the shape of a face, a little larger than yours{form=balloon? , blown up and tied | }, and rub it with a drop of soap so that the mask lets go later.
step paste {paste? Stir {the paste} with as much water in a bowl until it runs like cream | Pour warm water into a bowl} and tear {the paper} into strips two fingers wide.
step layers Pull the strips through, wipe them off between two fingers and lay them over one half of {the form}, crosswise, four layers. Shape {v.ears} from wet rolls of the same and smooth them on.
step dry Let it dry for a day in an airy place. Only what sounds hollow is dry.
step tubes Fix {the tubes} on with {the tape} as cheekbones or a muzzle, and lay one more layer over the joints. This costs another night.
step cut Take the mask off and trim its edge with {the scissors}. Mark the eyes where yours are, and cut them out with a grown-up, as wide as a thumb.
step coat {coat=spray-paint? Spray it outdoors and with a grown-up with {the coat}: | Paint it with {the coat} and {the brush}:} {v.paint}. Let it dry for an hour.
step teeth Set {the teeth} along the mouth with {a glue}, points outward. {dots? {the dots} follow the brows like scars. | }
step mane Cut {the mane} with {the scissors} and fix it behind the edge with {a glue}, thick above, thinner at the chin. {feathers? In between stand {the feathers}. | }
step wear Make a hole on either side with the tip of {the scissors} and tie {the strap} through, from behind. {staff? Take {the staff} in your hand: whoever knocks with it may speak. | } Practice the walk first, then the sound.
further Film the shadow of it on a wall, with one lamp and no words.
safety {form=balloon? A balloon bursts when it is cut: a grown-up does that, and picks up all the bits. | A grown-up helps to cut the eyes.} Nobody runs or climbs stairs in a mask. {paste=flour? Dry it well: wet paste with flour in it grows mold. | }
skills layering wet paper, modeling a face, performing
waiting A day for the paper, an hour for the paint.
alt A large mask of {a v} with eye holes

* gear-of-a-sidekick
name hero gear
means hero, gear, power, belt, button, arm, sign, light, mission, dial, wrist, tool
title Gear for Whoever Comes Second | The Sidekick Has the Better Gadgets | Arm Guards and a Belt for a Hero
about Heroes have powers. Sidekicks have equipment, and it is better than anybody admits. | Two arm guards and a belt, fitted to exactly one person in the world.
step measure Lay your forearm on {the plate} and draw around it with {the pen}, a finger wider, from the wrist to below the elbow. Turn it over for the other arm.
step cut Cut out two guards with {the knife}, rounded at every corner, and one small square for the belt. Bend them over your knee until they stay curved.
step coat {coat=spray-paint? Spray all pieces outdoors and with a grown-up with {the coat} | Paint all pieces with {the coat} {brush? and {the brush} | }}, one dark coat, one light one dabbed over the edges. Let it dry for an hour.
step skin Cut bands from {the skin} with {the knife} and lay them around the upper and the lower edge{skin=duct-tape,electrical-tape? , pressed on firmly | with {a glue}}: armor always has a rim.
step buttons Set {the buttons} in rows with {a glue}. Give each a function and tell nobody which one does nothing.
step dial Fix {the dial} in the middle of one guard with {a glue}. {tubes? Lead {the tubes} from there to the edge and underneath. | }
step sign Cut your sign out of {the sign} with {the knife}, simple enough to be read in the dark, and fix it on the belt's square with {a glue}.
step lines Draw seams, rivets and one scratch from a real fight with {the lines}.
step strap {cuffs? Fasten {the cuffs} behind the guards with {a glue}, so that hands slip in and out, and {the strap} behind the square. | Fasten {the strap} behind the pieces with {a glue}, so that hands slip in and out.} {tool? Make a loop on the belt for {the tool}. | }
step mission Suit up, press nothing, and report for duty: who needs help in this house right now?
further Draw the manual: every button, its function, its side effect.
safety {coat=spray-paint? Spray only outdoors and with a grown-up. | } Curved cuts go slowly, away from the other hand. Nothing is strapped so tightly that fingers tingle.
skills measuring on the body, making armor, designing a sign
waiting {coat? An hour for the coat. | }
alt Two arm guards and a belt with a sign

* cluster-for-a-bag
name bag charm
means charm, bag, story, ring, cluster, key, knot
title Everything That Jingles on You | A Jingling Bag Charm | One of a Kind, and So Are You
about On the other side of the yard they will hear that it is you. Each piece on it is from somewhere. | What lay in drawers for years becomes the one thing that {@6-8? everybody in class | everybody at the lockers} asks about.
step story Choose from {the bits} those that tell something: found, won, given, lost by somebody else. Four are enough, and one of them may be ugly.
step hook Cut four pieces as long as your hand from {the line} with {the scissors}, fold each in half, pull the loop through {the hook} and the ends through the loop.
step tag Cut a small sign from {the tag} with {the scissors}, as large as a stamp{pens? , and letter or draw on it with {the pens} | }. {shine? A touch of {the shine} finishes it. | } {tag=shrink-plastic? Punch it first and shrink it as the package says, with a grown-up. | }
step hole Make holes with {the hole} in whatever has none, a finger's width from the edge, with a grown-up beside you.
step bits Tie one of {the bits} to each end that needs a weight: twice around, knotted twice, the end threaded back.
step beads Thread {the beads} on above{cords? , more of them on {the cords}, doubled, where one line is not enough | }: five of one color, one that breaks the row.
step tassel Cut {the tassel} with {the scissors} into strands, fold them over a loop, bind them below the fold, and hang it on the longest line.
step soft Tie {the soft} in as a small ball or roll: it keeps the hard ones from clattering too much.
step test Shake it hard over a table for half a minute. What opens now would be lost by noon.
step wear Hook it onto whatever you carry every day. If somebody falls in love with a piece of it, it is yours to give.
further Leave one line empty for whatever the next good day leaves behind.
safety Small pieces stay away from little brothers and sisters and from dogs. It hangs on a bag, and not around a neck.
skills knotting, composing small things, telling with objects
alt A ring with lines of beads and small found pieces, a charm for a bag
`;
