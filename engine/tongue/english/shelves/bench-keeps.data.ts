/** The English words of the shelf of the same name. */
export const words = `
* tea-washed-lines
name calm page
means page, paper, line, tea, brown, book, cup, towel, leaf, edge, water
title An Hour With No Right Answer | One Line at a Time | A Stained Page of Calm Doodles
about First a stain that does what it wants, then lines that do what you want. Somewhere in between the head goes quiet. | There is nothing to get right and nobody who grades it. The hand repeats, the breath gets slower.
step steep Put {the stain} into half a cup of warm water and wait until the color no longer gets darker. Count slowly to a hundred meanwhile.
step wet Lay {the page} on a towel and spread the color over half of it with {the brush}. Tip it once and watch where it goes. Leave some of it bare.
step wash While it is damp, touch one corner with {the wash} and {the brush}, very thin, and let the two find each other.
step salt Scatter {the salt} on the wettest place or press it down there, and do not look for ten minutes: it draws stars by itself.
step dry Let it dry for half an hour. Do nothing meanwhile, on purpose.
step first Divide the page with {the pens} by five long slow lines that follow the edges of the stain. Take your time over each.
step fields Fill one field after another, each with one small thing repeated: rings, scales, waves, dots, bricks. No eraser. A slip becomes the beginning of the next pattern.
step leaf Lay {the leaf} where the page is too full and fix it with {a glue}: a place for the eye to rest.
step back Fix the page onto {the back} with {a glue}. {edge? Along the top runs {the edge}. | }
step breathe {shine? Set only seven points with {the shine}, wherever you like. | Turn it around: which way up is it?} On the back write the hour, and one word for how it feels now. Stop before it is full.
further Keep the last field for the evening before the exam.
safety Warm water is enough, nothing has to boil. A stain like this stays in cloth: roll up your sleeves.
skills repeating patterns, letting go, slowing down
waiting Forty minutes, and they are part of it.
alt A stained page filled with calm repeated patterns of lines

* rider-at-the-gate
name horse board
means horse, board, name, shoe, gate, saddle, ribbon, rider, bridle, photo, mane
title One Horse, and Only That One | The Board by the Stable Door | A Name Board for Your Horse
about Every horse has a board at its door with its name on it. This one hangs at yours. | What is left of a season, the bits of tack, the twine, the ribbons, belongs beside the one who won them.
step sketch Draw the head of your horse from the side on {the board} with {the pen}, as large as your hand, from the ears to the cheek. Look at a real photo: the eye sits higher than one thinks.
step coat {coat=spray-paint? Spray {the board} outdoors and with a grown-up, in two thin coats of {the coat} | Paint {the board} around the head with {the coat} and {the brush}: the pasture below, the sky above}, and let it dry for an hour.
step head {tack=rope,ribbon,leather-cord,paracord? Lay {the tack} along the drawn line, cut to length with {the scissors}, and bend it closely around ears, nose and cheek. | Trace the head onto {the tack} with {the pen} and cut it out with {the scissors}, with narrow bands for the bridle from what is left.}
step mount Fix it onto {the board} with {a glue}, piece by piece, pressed down until it stays: head first, then noseband, cheek strap, reins.
step mane Cut {the mane} into pieces as long as a finger with {the scissors} and fix them along the neck with {a glue}, all falling to the same side, and braid one strand, as for a show.
step shoe Set {the shoe} beside it with {a glue}, bent or laid open end up, so that the luck stays in.
step studs Put {the studs} at the bit and the corners with {a glue}. {photo? Between them go {the photo}: the two of you. | }
step hooks Fix {the hooks} along the lower edge with a grown-up: for a halter, for keys, for the ribbons that are still to come.
step hang Tie {the twine} firmly to both sides, twice around, so that it carries the board.
step name {ribbons? Fold a rosette of {the ribbons} and hang it beside the head. | } Write the name at the foot with {the pen}, and small beneath it the thing that only this horse does. Hang it where you pull off your boots.
further Each ride adds one short line on the back: date, weather, who was braver.
safety Tack that a horse still wears is never cut. {hooks=nail,wood-screw,cup-hook,coat-hook? A grown-up makes the holes for the hooks. | } {coat=spray-paint? Spray only outdoors and with a grown-up. | }
skills drawing from life, working with tack, telling of a friend
waiting {coat? An hour for the coat. | }
alt A board with a horse's head in a bridle

* guardian-with-a-gem
name guardian
means guardian, stone, tooth, claw, eye, gem, horn, wing, dragon, body
title It Guards What You Love Most | A Little Guardian With a Gem | Woken by One Gem
about Every hoard has one: small, patient, and in a bad mood since the year 900. | Its eyes are what you found. Whatever it sits beside will not be taken.
step core Knead {the clay} until it is soft. {core? Press two thirds of it around {the core}, which makes it heavy inside, and | Roll two thirds of it to an egg and} pull out a tail and a chest.
step head Roll a ball as large as a walnut for the head, pull out a snout, and join it to the neck with {the tools}, smoothing the seam until none is left.
step gem Press the largest of {the gem} deep into the chest or the brow and draw the rim up around its edge with {the tools}: what only lies on top falls off. Two small ones are the eyes.
step limbs Shape four paws with claws and set them on. {horns? Push {the horns} in along head and back. | Roll two horns from the rest and set them on.}
step scales {scales? Press {the scales} in, overlapping, from the tail upward. | Press scales in row by row with the rounded end of {the tools}.} It takes a while. It took the mountain longer.
step wings Make a pair of wings from {the wings} and push the ends in deep behind the shoulders, or fix them there with {a glue}.
step dry {clay=polymer-clay? A grown-up bakes it in the oven as the package says, and lets it cool inside. | {clay=aluminum-foil? Press every seam once more, hard, until it holds by itself. | {clay=modeling-clay? Put it where it is cool until it is firm. | Let it dry for two days, turned once.}}}
step coat Go over it with {the coat} {brush? and {the brush} | }, then wipe the raised places free: the deep ones stay dark.
step throne Set it on {the throne} with {a glue}, turned so that it looks at the door.
step guard {hoard? Pile {the hoard} between its feet. | Set it beside what must never be lost.} {light? Put {the light} behind it for the night. | } Tell it, quietly, what it is guarding.
further Write down the one riddle that it asks, and who has answered it so far.
safety Sharp points face backward. Small gems stay away from little brothers and sisters. {clay=polymer-clay? A grown-up handles the oven. | }
skills modeling, setting stones, texture
waiting {clay=polymer-clay? Three quarters of an hour for baking and cooling. | {clay=aluminum-foil? No waiting. | Two days for drying.}}
alt A small horned creature with gem eyes and a gem in its chest

* wire-beast-in-wool
name wool animal
means wire, coat, wool, body, leg, ear, tail, sweater, neck, animal, head, strand, stand
title {A V} in a Hand-Me-Down | The {V} Who Is Always Cold | Drawn in Wire, Dressed in Wool
about Draw it with one line in the air, wind its coat around it, and dress it in what shrank in the wash. | Everybody has one thing that got too small. It fits somebody.
say cat: name=cat; shape=a round head with two points, a long back and a tail that ends in a question; place=on the warmest board
say fox: name=fox; shape=a pointed nose, two tall ears and a tail as thick as the body; place=at the edge of the shelf, half hidden
say sheep: name=sheep; shape=a round body, a long face and short straight legs; place=facing away from all the others
step outline Bend {the wire} with {the pliers} into the outline of {a v}, as long as your hand: {v.shape}. Make it twice, and join the two along the back. Every end becomes a small loop.
step legs {legs? Halve {the legs} and bind them on as legs with a short end of wire | Bend four legs from the rest and twist them on}. Stand it up and bend until it stands by itself.
step fill Crumple {the fill} and stuff it between the two outlines until there is a belly.
step wind {coat=yarn,string,embroidery-floss,raffia,cotton-cord? Tie {the coat} on at the neck and wind it around the body, crosswise, close and not too tight | Tear or cut {the coat} into narrow strips and wind them around the body, crosswise, close together}, until no wire shows.
step neat Wind ears, legs and tail last, thinner. Tuck the end under three turns, pull it through and trim it with {the scissors}.
step sweater Cut a piece from {the sweater} with {the scissors}, with a finished edge at the neck, and holes for the legs. {thread? Thread {the needle} with {the thread} and close it along the belly. | Pull it on like a tube.}
step face Set {the eyes} low on the face with {a glue}.
step scarf {hook? Crochet or knit a scarf from {the scarf} with {the hook}, one row of chain is enough, | Cut or braid {the scarf} to a scarf} and tie it on.
step stand Fix its feet onto {the stand} with {a glue} and hold it until they stay.
step place {bell? Hang {the bell} around its neck. | } It stands {v.place}. Turn its head a little: now it has noticed you.
further Knit, knot or cut a second thing for it to wear when the season changes.
safety Ends of wire are bent into loops, so that nothing pricks. Eyes stay away from children under three.
skills bending a line, winding, cutting clothes to fit
alt {A v} of wire wound with wool, wearing a sweater

* city-that-calls
name hero city
means city, hero, street, signal, light, tower, night, comic, line, page, board
title Tonight the City Calls | Four Towers and One Hero | A Superhero City From Boxes
about Every hero needs a city that is worth the trouble. Yours is made of pages in which other heroes already won. | Boxes by day. Then the lamp goes out, a sign appears on the wall, and somebody on the tallest tower has seen it.
step line Line up {the towers} until you have a skyline: one tall, one wide, one that leans a little, a gap for an alley. Decide which is the villain's.
step coat Paint {the towers} with {the coat} and {the brush}, dark below and paler at the top, as cities are at night, and let them dry.
step skin Cut {the skin} with {the scissors} into panels as high as each tower and cover the fronts with {a glue}. Where there are pictures or words, let them run around the corner.
step windows Set {the windows} in rows, in small pieces, and leave more of them dark than lit: one light in the eleventh row, far left, means something.
step roofs Top the towers with {the roofs} as tanks and vents, held with {a glue}. {masts? Antennas of {the masts} go beside them. | }
step sign Draw doors, a clock, a shop's name and a fire escape with {the pen}. Put a made-up name on a corner.
step street Fix the towers {street? to {the street} or with it beside them | side by side, on a strip cut from what is left,} with {a glue}, the tallest behind.
step lines Stretch {the lines} from tower to tower and hold the ends with {a glue}: cables, laundry, or something that somebody left behind on a chase.
step hero Make the hero out of {the hero}, no taller than three windows. {cape? Tie on a cape of {the cape}. | }
step call {signal? Put {the signal} behind the towers, cut a sign from a scrap and let its shadow fall on the wall. | Shine a lamp from behind and let the skyline fall on the wall.} Tell what has happened, and who comes.
further Take thirty photos, moving the hero a little each time: that is a film.
safety {signal? Only lights with a closed battery case. | } {towers=can,chip-can? Cut rims are pressed flat or covered first. | } Small pieces stay away from little brothers and sisters.
skills composing a skyline, collage, telling a story
waiting {coat? About three quarters of an hour for the coat. | }
alt A night skyline of four towers made from boxes

* cabinet-of-odd-bugs
name bug cabinet
means bug, beetle, insect, wing, leg, eye, shell, cabinet, case, label, museum, glass, paper, pin, ground
title Four Bugs Unknown to Science | The Impossible Insect Collection | Nobody Has Named Them Yet
about Nobody caught them and nobody could: they came out of a drawer, and each has a Latin name by evening. | An insect has six legs, three parts and as many ideas as you have buttons.
step sort Lay out {the bodies} and choose four that are already bugs, if you look at them long enough: one slim, one fat, one that shines, one that nobody believes.
step coat {coat=spray-paint? Spray some of them outdoors and with a grown-up, with {the coat}: | Color some of them with {the coat} {brush? and {the brush} | }:} a bright one is poisonous, a dull one is hiding. Let it dry.
step legs Cut {the legs} with {the scissors} into pieces as long as your middle finger. Lay three across the underside of each bug, fix them in the middle with {a glue}, and when that holds bend every end down and out: three pieces are six legs.
step wings Cut wings out of {the wings} with {the scissors}, in pairs, folded once so that both are alike, and fix them behind the head with {a glue}, half open.
step shell Fix {the shell} over the back with {a glue}, like the cases that beetles lift before they fly.
step eyes Set {the eyes} with {a glue}: on the sides for prey, in front for hunters.
step ground Trim {the ground} to fit {the case} with {the scissors} and line it with {a glue}.
step mount Arrange the four in {the case} with the same distance to all sides and fix them {pins? with {the pins} and {a glue} | with {a glue}}. Collections are strict: heads up, wings level.
step label Cut four small labels from {the labels} with {the scissors}, write with {the pen} name, place, date and finder, and fix them below with {a glue}. The Latin name says what it is made of.
step tour Show a visitor around. Which one glows, which one bites, and which one may be extinct since this morning?
further Draw the life of one of them: egg, larva, pupa, and what it does on its only day.
safety {legs=craft-wire? Ends of the wire are bent over. | } {pins? Points end inside the backing and never stick out. | } {coat=spray-paint? Spray only outdoors and with a grown-up. | } Small parts stay away from little brothers and sisters.
skills seeing forms, symmetry, naming and labeling
waiting An hour until all legs hold.
alt A case with four imaginary bugs in two rows, each with a label

* drawer-of-one-mile
name nature drawer
means drawer, walk, label, nature, mile, earth, number, paper, find
title One Mile, Nine Finds | The Museum of This Morning | A Nature Collection in a Box
about Naturalists carried drawers like this one home on ships. Yours needs one mile and a pocket. | Nothing in it cost anything, and every piece has a number and a story.
step sort Lay {the finds} out on the floor and sort them three times: by color, by hardness, by what they were for. Keep the order that surprised you.
step walls Cut {the walls} with {the scissors} to fit and set them into {the tray} as partitions with {a glue}: large rooms, small rooms, one for the best.
step lining Trim {the lining} with {the scissors} and lay it on the floor of {the tray} with {a glue}, so that nothing rolls.
step plan Lay the finds into {the tray}, one kind to a room, the darkest in the corners. {second? Give {the second} a room of their own. | } {third? The last room belongs to {the third}. | }
step fix Fix with {a glue} only what would roll or break. What one can take out, one looks at longer.
step jars What is small and loose goes into {the jars}, filled to the brim and closed, or heaped up.
step binds Bundle what is thin with {the binds}, three turns and a flat knot.
step labels Cut labels from {the labels} with {the scissors}, write with {the pen} a number, what it is, and where it lay, and fix them to the rooms with {a glue}. If you do not know what it is, write that: so do museums.
step rub Rub {the rub} over a label that lies on bark or a leaf: that is the cover of the catalog.
step tour {lens? Lay {the lens} beside it for visitors. | Leave one room empty.} Ask the first visitor which piece they would have walked past.
further Walk the same mile in three months and lay a second drawer beside the first.
safety Nests, eggs and what is alive stay outside. What is unknown is not tasted, and everybody washes hands afterward. {second=eggshell? Wash the shell warm first. | }
skills sorting, labeling, looking closely
waiting An hour until it all holds.
alt A tray with compartments full of finds from nature and small labels

* shore-on-a-branch
name shore mobile
means shore, branch, glass, shell, net, light, wind, line, knot, hole, wire
title The Tide Line, Hung Up | What the Water Brought Back | A Beach-Find Mobile on a Branch
about The water took twenty years to make each of these smooth. You only tie the knots. | In the morning the sun comes through, and there are small seas on the wall.
step rinse Rinse {the branch} and {the finds} and let them dry. {sand? Rub the places where your hand gets caught with {the sand}. | }
step coat Paint a few rings around {the branch} with {the coat} {brush? and {the brush} | }, like the marks on harbor poles. Leave most of it bare.
step cut Cut {the line} with {the scissors} into twelve pieces as long as your arm, two for each find, and one as long as both arms for hanging.
step net Net each of {the finds}: lay two lines crosswise beneath it, lead the four ends up, knot neighbors together halfway, and tie all four on top. What has a hole is just threaded.
step wire Wind {the wire} twice around the largest find, lengthwise and across, {wire=fishing-line? knot | twist} the ends to a loop and cut off the rest with {the cutter}.
step beads Thread {the beads} on above the knots, {beads=seashell? those that have a hole, | } as stops.
step hang Tie the lines to {the branch}, the heaviest near the middle, the others by turns to the left and the right, no two at the same height. Tie the long line to both ends. {second? Last comes {the second}, at the very bottom. | }
step veil Hang {the veil} at one end like a net that dries. {moss? Tuck {the moss} into the forks. | }
step balance Hang the branch from one finger by its line. If it dips, move a knot, not the find.
step listen Hang it in a window that has morning sun. Wait for the first breath of air.
further Find out what each piece of glass was, by its color. Blue ones are the rarest.
safety Only glass with smooth edges comes along. It hangs from a firm hook, not over a bed. {wire=guitar-string,craft-wire,necklace-chain,paper-clip,twist-tie,jumper-wire? Ends of wire are bent into loops. | }
skills knotting, balancing, choosing
alt A branch from which finds of the shore hang on lines

* tale-behind-the-pane
name lit tale
means tale, pane, window, wolf, castle, moon, light, tree, paper, glass, box, page, layer, frame
title Once Upon a Time, Switched On | Three Layers of a Dark Forest | A Fairy-Tale Light Box in Three Layers
about By day black paper. Then the light goes on behind it, and there is a path, and somebody on it. | You choose the one moment of the tale in which everything could still go wrong.
step tale Choose the moment: the wolf before the door, the last stroke of midnight. Draw it on {the sheet} with {the pen} in three layers: dark frame of trees, the figures, the far hill with a lit window. Everything must touch the edge or its neighbor.
step cut Cut out all three with {the knife}, the large shapes first. What you cut away is light: think of windows as holes. {frame=shoebox,cardboard-box,tissue-box,pizza-box,small-box? Cut a window into the bottom of {the frame} too, for the light. | }
step fine The tiny holes, stars and windows, come with {the fine}, cut or pricked on a firm board with a grown-up beside you.
step coat Paint {the frame} with {the coat} {brush? and {the brush} | }, darkest at the corners, and let it dry.
step glow Fix {the glow} {frame=wooden-box? inside {the frame}, two fingers before its bottom, on folded strips at both sides, | across the back of {the frame}} with {a glue}, smooth: it turns many lights into one sky. {moon? Behind it goes {the moon}, as a moon. | }
step layers Set the layers in from the back to the front with {a glue}, {spacer? with pieces of {the spacer} between them | with folded strips between them}, a finger apart: the gaps make the night deep.
step veil Hang {the veil} between two layers with {a glue}: fog.
step twigs Fix {the twigs} at the sides with {a glue}, as real trees before the drawn ones. {tiny? On the ground lie {the tiny}: somebody has been here. | }
step light {frame=wooden-box? Stand {the frame} up like a small stage and put {the light} in behind the glowing sheet, spread out, with the switch outside. | Put {the light} behind it, spread out, with the switch outside.}
step tell Turn off the lamp, switch on {the frame}, and tell the tale up to this moment. Then ask: and now?
further Make a second front layer for the same light, from the same tale an hour later.
safety Only lights with a closed battery case, never a flame, and off when you leave the room. {fine=craft-knife? The blade stays in a grown-up's sight and goes back into its cap. | }
skills thinking in layers, cutting, telling a story
alt A lit frame with layers of dark trees, a castle and a moonlit sky

* kit-for-a-hard-day
name hard-day kit
means tin, kit, day, note, name, lid, paper, page, mirror, light, cap
title Open Only on a Bad Day | Six Notes for When It Counts | A Comfort Kit for a Hard Day
about For somebody who will need it: inside is what you would say and do if you were there. | It waits in {@6-8? a backpack, a box | a locker, a bag} or a drawer until the one day. Then it is worth more than anything you could buy.
step who Think of one person, or of yourself in a month. Lay out {the notes}. On the first write with {the pen} three sentences that begin with: I know that you.
step coat Trim {the coat} with {the scissors} and cover {the tin} with it{coat=duct-tape,washi-tape? , strip beside strip | and {a glue}}. The lid stays plain, for the words.
step notes Write on the others, one to each: when you cannot sleep, when somebody was mean, when you have to go up in front, when you miss me, when it went well after all.
step mirror Fix {the mirror} inside the lid with {a glue}: who looks in sees somebody who can do this.
step pack Fold the notes small and lay them into {the tin}. {treat? On top go {the treat}, for the first bad minute. | Leave the best of them on top.}
step calm Add {the calm} to hold on to: press while you count to four, let go while you count to six. {doing? For restless fingers there is {the doing}. | }
step light Tuck {the light} into a corner, for when it gets dark in there.
step close Wrap {the close} around it and close it{luck? , with {the luck} on the knot | }. Not too easily: opening it should take a decision.
step title Letter the lid with {the pen}: what it is for, and that it may be opened more than once.
step give Give it without a word, or leave it where it will be found.
further Promise to refill it, and put a date on the promise.
safety {treat=candy,cookie,popcorn,marshmallow,tea-bag,cocoa? Ask about allergies before you pack something to eat. | Nothing inside is sharp, so that it may go along to school.}
skills writing for one person, wrapping, thinking ahead
waiting Half an hour until the cover holds.
alt A decorated tin with small notes, a kit for a hard day
`;
