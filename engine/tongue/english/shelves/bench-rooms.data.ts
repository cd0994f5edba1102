/** The English words of the shelf of the same name. */
export const words = `
* message-branch
name hanging memory wall
means wall, light, string, photo, ring, room
title A Wall That Can Be Changed Any Day | Four Strings and Everybody You Like | A Hanging Photo Display on Four Strings
about Nothing on it is fixed for good: a face moves up, a ticket comes along, and on bad days there is a note that only you can see. | One rod, four lines, and {@6-8? one wall of your room | any wall in any rented room} belongs to you.
step hang Cut a piece of {the cords} a little longer than {the rod} with {the scissors}, tie it to both ends and hang the rod between two chairs: that is how you work without it rolling away.
step drop Cut four lines as long as your arm from the rest with {the scissors}, tie them on a hand apart, and let the ends differ in length.
step cloth Tear or cut {the cloth} with {the scissors} into strips two fingers wide and knot them close together onto both ends of {the rod}. They cover the wall's worst spot.
step cork Cut {the cork} with {the scissors} to the size of a hand, round off the corners and fix it with {a glue} low on two of the lines: a place for pins and notes.
step beads Thread {the beads} onto the lower ends, as weights, with a knot under each: now the lines hang straight.
step chips Write on {the chips} with {the pen} in your neatest hand: one in-joke, one address, one line that gets you up in the morning. Knot or slip them onto the lines.
step shows Put {the shows} up along the lines, {clips? each held with one of {the clips}, | each through two small slits or a folded edge,} the most important at the height of your eyes. Leave gaps: somebody else is still to come.
step green Tie {the green} to both ends of the rod and where two lines look bare.
step last Step back to the door. Does it hang level? Move one thing to the other side until it does. {light? Wind {the light} along the rod, the switch within reach of the bed. | }
step send Roll it up around the rod from below: like this it travels. Hang it up first of all, before the boxes are open.
further Each month one thing comes down, gets a date on its back, and goes into an envelope.
safety It hangs on a firm hook, not over a head that sleeps. {light? The lights run on batteries and are off at night. | } Ask before you use the only copy of a photo.
skills composing, knotting, choosing what matters
alt A rod with four strings on which small pictures hang

* door-of-strings
name string curtain
means door, bead, color, top, end, curtain, line, shine
title A Bead Curtain for Your Doorway | The Door That Is Not a Door | Seven Strings for a Doorway
about It rattles when somebody comes, it throws spots of color on the floor, and from inside nobody can quite see you. | A curtain for a doorway, a window or a corner, made of a hundred small things that nobody missed.
step cut Cut {the strands} with {the scissors} into seven lines, each from the top of the doorway to your waist, and a hand longer.
step sort Sort {the bits} into seven heaps with the same of each kind. A pattern of five that repeats looks planned; a heap without a plan looks like a heap.
step color Color a part of them with {the color} and leave the others as they are: two colors, no more.
step roll Cut {the long} with {the scissors} into pieces as long as a finger{long=magazine,map,junk-mail,wrapping-paper,sheet-music,old-book-page? , roll each up tightly around a thin stick and tuck the end in | }. These make the curtain grow quickly.
step first Knot the end of a line around its first piece, use {the needle} to lead it through the others, and knot again after every fifth: then they cannot all slide down. {soft? Between them go {the soft}, one every hand or so. | }
step shine Tie in {the shine} at the height of your eyes, where the window's light meets them.
step ends Tie one of {the ends} to the foot of each line as a weight: so they fall back into place behind you.
step rod Tie the lines to {the rod}, a hand's width apart, the longest outside and the shortest in the middle, like an arch.
step top Wind {the top} along the rod to hide the knots.
step through Rest the rod on two firm hooks over the doorway. Walk through with your eyes closed and listen.
further Give every visitor one bead to add on the day of the first visit.
safety The lines hang apart and are never knotted into loops. Keep a curtain like this away from small children and cats, and from a stove or heater.
skills making a pattern, threading, measuring
alt A rod from which seven lines with many small colored pieces hang

* rail-for-the-team
name team rail
means board, team, hook, name, medal, gear, season, line
title A Medal Hanger for Your Sport | Your Own Corner of the Locker Room | The Season on One Board
about Medals in a drawer are only metal. On a board, in one row, with the cloth that you wore, they are a season. | Made of what the sport has left behind: gear that is dead, and everything that is not.
step plan {sand? Rub {the board} with {the sand} until no edge catches your sleeve. | Wipe {the board} clean.} Hold it against the wall, decide what will hang here, and mark the places for four hooks with {the pen}, a hand apart.
step coat {coat=spray-paint? Spray the team's colors on {the board} outdoors and with a grown-up, in thin passes of {the coat}, | Paint {the board} in the team's colors with {the coat} and {the brush}} and let it dry for an hour. One straight stripe is enough of a design.
step gear Cut the best piece out of {the gear} with {the scissors}: the number, the stripes, the worn spot. Stretch it around one end of {the board} and hold it behind with {a glue}.
step stitch Thread {the needle} with {the stitch} and sew large plain stitches along its edges, as jerseys have them.
step hooks With a grown-up fix {the hooks} at the marks{hooks=wood-screw,nail,coat-hook,cup-hook? , in small holes made first, slanting upward | , tied or wedged so that nothing turns}. Pull on each as hard as your arm weighs.
step name Cut letters or numbers out of {the letters} with {the scissors}: your number, a short word. Lay them out before you fix them with {a glue}. {caps? Beside them go {the caps}, one for each game that counted. | }
step proof Set {the proof} along the other edge with {a glue}, trimmed: who was there.
step cord Tie {the cord} to both ends with knots that tighten under a pull, and hang the board where two nails in the wall hold it.
step place Hold it level against the wall with a grown-up, in the reach of your arms and not above anybody's pillow.
step rule Hang up what you have earned, the oldest on the left. Leave the last hook free, on purpose.
further On the back goes the list of everybody who drove you to practice.
safety {hooks=wood-screw,nail,coat-hook,cup-hook? A grown-up makes the holes and checks that no point comes through. | Hang only light things on it.} It is fixed where nobody's head passes below.
skills measuring, fixing so that it holds, telling a season
waiting {coat? An hour for the coat. | }
alt A board in team colors with room for medals and a stripe across it

* jars-for-the-long-table
name centerpiece
means table, glass, light, vase, tag, jar, name, pearl
title A Table That Nobody Wants to Leave | Three for the Head Table | Centerpieces for a Party Table: Three {many jar}
about One alone is a vase. Three in a row, all of one family, and it is a celebration. | Everybody at that table will take photos, and these are in every one of them.
step wash Wash {the jar} with warm water, rub off labels and dry them. Three go on a long table, the tallest in the middle; where there are many small tables, make the same one once for each.
step coat {coat=spray-paint? Spray {the jar} outdoors and with a grown-up in thin passes of {the coat}, upside down on a stick, | Paint {the jar} from the foot halfway up with {the coat} and {the brush}, thinner toward the top,} and let it dry for an hour and a half.
step skirt Trim {the skirt} with {the scissors} to bands that go around, in the same width, and hold the seam behind with a line of {a glue}.
step bow Cut {the bow} in three with {the scissors}, tie each around a neck with the knot in front, and trim the ends slantwise.
step pearls Set {the pearls} along the upper edge of the band with {a glue}, the same distance from one to the next. Count, so that all three match.
step fill {fill=foam-sheet-scrap? Push pieces of {the fill} into each, snug below the neck, so that the stems stay where you put them: | Fill each two fingers high with {the fill}:} what is light would tip over in the middle of a toast.
step bloom Trim the ends of {the bloom} with {the scissors} {bloom=tissue-paper,crepe-paper,coffee-filter,paper-napkin? , gathered into round blossoms on twisted stems, | {bloom=fabric-scrap? , rolled up into roses and tied below, | }} and put three into each: one high, one to each side. Low enough that people see each other.
step tag Write on {the tag} the name or the date with {the pen} and hang one from each bow, turned to the guests.
step row Turn each until its best side looks at the guests, and nudge it: it should not tip.
step table {foot? Put {the foot} under them, | Stand them in a row down the table,} a forearm apart. {glow? Lay {the glow} between them and turn the lamps low. | } Sit down on every chair once: whom can you not see?
further Ask the guest of honor to give one away to whoever came from farthest.
safety {jar=glass-jar,glass-bottle? Glass with a crack or a chip is left out. | } {coat=spray-paint? Spray only outdoors and with a grown-up. | } Only lights with batteries among paper and cloth, never a flame.
skills working in threes, tying bows, dressing a table
waiting {coat? An hour and a half for the coat. | }
alt Three vessels in a row, filled for the table

* wreath-of-one-walk
name wreath
means ring, walk, door, light, leaf, bow, star, card
title A Whole Walk on One Door | What the Season Left Lying | A Wreath From One Walk
about Everything on it was on the ground, in a drawer or on a plate. Now it goes around, and the year with it. | The trick of people who make wreaths for a living: everything slants the same way.
step ring {ring=hanger,craft-wire,ivy,hay? Bend {the ring} to a circle as wide as two hands and twist or fold the ends in. | {ring=cardboard,paper-plate? Cut {the ring} with {the scissors} to a hoop three fingers wide. | Wipe {the ring} clean and check that it is round: it carries everything.}} Decide where its top is.
step wrap Wind {the wrap} around it, each turn half over the last, and hold both ends with {a glue}: a coat to which things stick better.
step lay Lay {the finds} around the ring without fixing anything, all slanting the same way like hands of clocks. Large ones first, at five, seven and twelve.
step bind Hold small bunches against the ring and wind {the bind} twice around each, without ever cutting it: the next bunch covers the stems of the last.
step finds {bind? Fix what does not let itself be tied with {a glue}, | Fix {the finds} one by one with {a glue}, the last over the first,} and lift the ring: what falls off was not held.
step second Fill the gaps with {the second}, held with {a glue}, in threes.
step cards Cut {the cards} with {the scissors} into leaves or stars and tuck them under the edges with {a glue}: somebody's handwriting may show.
step bow Tie {the bow} below, or a little off to one side, with long ends. {bird? Above it sits {the bird}. | }
step hang {third? Tuck {the third} into the very smallest gaps. | } Hang it on the door, step back as far as the path goes and look. One thing is always missing: now you know what. {light? {the light} goes on last, for the evening. | }
further Write on a label behind it which walk, and who was along. Next year you lay the new one beside it.
safety Leave berries and plants that you do not know where they grow. Sharp ends are bent back into the ring, and dry plants stay away from flames.
skills arranging in a circle, binding, seeing what is missing
waiting Twenty minutes until it holds.
alt A wreath of finds from nature on a ring

* october-in-a-tin
name season tin
means paper, season, tin, summer, winter, october, year, lid, color, treasure
title Open in Case of Gray Weather | A Scented Keepsake Tin | The Best Week of the Year, in a Tin
about Lift the lid in the worst week of the year: it smells and looks and crackles like the best one. | A present that does not cost anything, and could not be bought.
step press Choose the twelve best of {the season} and lay the flat ones between two sheets in a heavy book while you work. What is damp would turn gray.
step rub Lay one of the flattest under {the paper} and rub {the color} over it until the veins come out, again and again, all over the sheet.
step line Trim {the paper} with {the scissors} for the bottom and the walls, and line the inside with it and {paste}.
step lid Fix the most beautiful of {the season} on top of {the tin} with {a glue}, overlapping like roof tiles, and press each down until it lies flat. The others go inside.
step pouch Put what is left onto {the pouch} {scent? together with some of {the scent} | }, gather it to a bundle and tie it, trimmed with {the scissors}.
step scent Spread {the scent} over the bottom. It should be more than you think: smell is what people keep longest.
step pack Lay the rest in, heavy things below, the most fragile on top. {treats? In the middle go {the treats}. | } A slip comes with it: write with {the pen} where you were and what the air was like.
step ribbon Tie {the ribbon} once around{seal? , with {the seal} on the knot | } .
step give Put it away, or give it away, with one rule: not before the first really gray day.
further Begin the tin of the next season the day this one is closed.
safety What goes in is dry, known and picked where picking is allowed. {tin=can? Cut rims are pressed flat or covered first. | } No candle is burned in it.
skills pressing, composing a surface, writing a memory down
waiting Two hours until the lid holds.
alt A round tin with a lid, decorated and filled with finds of a season

* wall-of-one-band
name music board
means music, record, song, band, concert, playlist, star, note, line, stage, board, dial
title A Music Board for Your Favorite Song | The Best Side of the Whole Year | First Row, Forever
about Not the band's best song: yours. The board shows where you were when it began to be. | Everything on it has been heard, held or stood in line for.
step song Choose one song, concert or piece, and gather {the music} for it. Wipe {the base} clean and turn it until you see what is up.
step coat {sand? Roughen the surface with {the sand}, so that color holds. | } {coat=spray-paint? Spray outdoors and with a grown-up with {the coat}, through a ring cut from scrap, | Put on {the coat} {brush? with {the brush} | } as rings and waves,} the way loud sounds spread from a center. Let it dry.
step tear Cut {the music} with {the scissors} where that does no harm: along a staff, around a face, never through a date. What cannot be cut stays whole.
step lay Lay everything on {the base}, the largest off center, two things over the edge. Put on the song and push until it ends.
step music Fix {the music} with {a glue}, from the back layer to the front. {more? Between them go {the more}: what else happened that year. | } {third? The last gap is for {the third}. | }
step wheels Set {the clock} as knobs and dials along one edge with {a glue}: volume, treble, and one that nobody may explain.
step shine Put {the shine} where stage lights would be, with {a glue}. {words? Spell one word of the song with {the words}. | }
step line Write with {the pen} along a curve the one line that you always sing, and the date on which you first heard it.
step hang Tie or fix {the hang} to the back, so that it carries the weight without tipping forward.
step play Hang it, turn the song up, and show it to whoever was there with you.
further Leave room for the next ticket, and write the seat number into the gap.
safety What is hard and brittle is not broken or cut: splinters are sharp. Ask before you use the only copy of anything.
skills collage, layering, saying what music means
waiting {coat? An hour for the coat. | }
alt A dark board with golden rings like a record, covered with pieces of music

* storm-over-the-desk
name storm cloud
means storm, cloud, rain, rainbow, light, lightning, thunder, weather, drop
title Heavy Weather Over the Desk | A Hanging Storm Cloud | It Only Rains in Here
about Meteorologists call it a cumulonimbus: flat below, towering above, with a temper. Yours hangs over the desk. | By day a cloud, by evening a storm: a room needs weather of its own.
step frame Tie one piece of {the fall} to {the frame} in two places, so that it hangs level, and cut it long enough for the ceiling with {the scissors}. Everything else is built onto it while it hangs from a chair.
step light Fasten {the light} inside or below {the frame}, the switch outside: that is the storm's heart.
step cloud Pull {the cloud} apart, or crumple it, into pieces as large as a fist and fix them with {a glue} from below upward, thick on top, flat underneath, until nothing of the frame shows.
step dark Darken the underside with {the dark} {brush? and {the brush}, nearly dry | }: storms are dark where the rain comes from.
step rain Tie the rest of {the fall}, cut to different lengths with {the scissors}, along the lower side. {drops? Fasten {the drops} to them, a hand apart, none at the same height as its neighbor. | Knot the ends.}
step bolt Cut a bolt with three corners out of {the bolt} with {the scissors}, as long as your forearm, and fix it in the middle with {a glue}.
step bow On one side the sun already shines through: fix {the bow} there in a row with {a glue}, red outside.
step hang Hang it up with a grown-up, where nobody bumps into it, and look from below: is it level?
step storm {sound? Keep {the sound} at hand for thunder. | } {below? Set {the below} where it rains: somebody has been caught in it. | } Lights off. Flash, count the seconds, thunder: how many miles away is it?
further Hang up the weather of tomorrow each evening: take the bolt off when the forecast is fine.
safety {light? Only lights with a closed battery case, off while you sleep. | } It hangs from a firm hook in the ceiling, away from heaters and out of reach of small children.
skills shaping in layers, hanging level, observing weather
waiting {dark=acrylic-paint,drawing-ink,watercolor-paint,paint,spray-paint? An hour until the dark side has dried. | }
alt A hanging cloud with lines of rain below it

* jungle-behind-the-frame
name framed jungle
means jungle, frame, leaf, branch, flower, light, night, edge, beast
title Somebody Is Looking Back | A Jungle in a Frame | The Wall With a Jungle In It
about The jungle grows out of the frame, and somewhere in it is somebody who saw you first. | Five layers deep: trunks, leaves, an animal, more leaves, and eyes.
step coat {coat=spray-paint? Spray {the frame} outdoors and with a grown-up with {the coat} | Paint {the frame}, the inside darker than the edge, with {the coat} {brush? and {the brush} | }} and let it dry: deep in the forest it is almost black.
step cut {leaves=cardstock,paper-bag,packing-paper,paper-plate? {coat=acrylic-paint,paint,watercolor-paint? Paint {the leaves} in two or three greens and let everything dry. | } | } Draw leaves with {the pen} on {the leaves}, as long as your hand: split ones, pointed ones, hearts. Cut {@6-8? fifteen | thirty} with {the scissors}. Nobody counts, and nobody sees which was the first.
step trunks Fix {the trunks} upright inside with {a glue}, not evenly: forests are not fences.
step back {leaves=felt,fabric-scrap,old-t-shirt,denim? Pinch each leaf together at its stem, so that it stands out, and fix | Fold each leaf once along its middle, so that it stands out, and fix} the darkest ones around the edge of {the frame} with {a glue}, tips to the center. {ground? Along the bottom goes {the ground}. | } {river? Between the leaves below winds {the river}, crumpled and smoothed out halfway: a river that glitters. | }
step beast {beast=polymer-clay,air-dry-clay,felt,sock,cork? Make somebody from {the beast}, as large as a fist, with four legs and a tail, draw in its face with {the pen}, | Take {the beast} for the one who lives here} and hide it two thirds behind {trunks? a trunk | a large leaf}. What one cannot see, one looks for.
step vines Hang {the vines} from one side to the other, sagging, two in front and one behind, {vines=craft-wire,pipe-cleaner? and hook both ends of each over the edge of {the frame}, the tips bent flat behind it. | and fix both ends of each to the inside of {the frame} with {a glue}.}
step bird Make a bird from {the bird}, with a beak and a long tail, and fix it high up with {a glue}.
step eyes {eyes? Put {the eyes} in pairs into the darkest gaps. | Cut three pairs of narrow eyes from pale scraps, draw a slit in each with {the pen}, and fix them in the darkest gaps.} {bloom? Open {the bloom} where some light falls. | }
step front Fix the last leaves in front with {a glue}, some far over the edge: now the jungle comes into the room. {light? Lead {the light} behind them. | }
step look Hang or stand it at eye height. Give a friend ten seconds, then ask how many animals were in it.
further Each month hide one more animal, and tell nobody.
safety {light? Only lights with a closed battery case. | } Heavy frames hang from two hooks.
skills cutting leaves, building depth, hiding and showing
waiting {coat? About three quarters of an hour for the coat. | }
alt A frame full of large green leaves, a jungle growing out of it

* yard-sale-bells
name wind chime
means pipe, wind, sound, chime, note, line, music, sail, bell
title The Wind's Own Orchestra | Everything That Ever Clinked | A Wind Chime From Odds and Ends
about Knock on things before you throw them away: some of them have a note. Seven of those, and the wind does the rest. | It plays when weather is coming. You will hear it before you see it.
step listen Hold {the sounds} {second? and {the second} | } one by one by the edge, between two fingertips, and tap them. Keep those that ring. Sort them from high to low.
step clean Rub {sounds=PVC-pipe? the pipes, cut ends too, | {the sounds}} clean with {the sand} until nothing catches: dirt swallows the tone.
step coat {coat=spray-paint? Spray {the top} outdoors and with a grown-up with {the coat} | Paint {the top} with {the coat} {brush? and {the brush} | }: dots, bands, rings}. Only the carrier: whatever should ring stays bare.
step lines Cut {the line} with {the scissors} into eight pieces as long as your arm. One is for hanging it up, one for the middle.
step holes {hole? With a grown-up make a hole with {the hole} in those of {the sounds} that have none, near the edge. Where no hole can be made, the line goes around twice, with a knot on each side. | {sounds=PVC-pipe,bamboo? Lead a line right through each of the pieces and knot it above into a loop as wide as your hand, or let a grown-up drill a hole near one end. | Lead a line through each of {the sounds} and knot it above into a small loop.}}
step beads Thread {the beads} onto seven of the lines, a few on each, a knot under them: they keep the lines from tangling.
step hang Tie {the sounds} {second? and {the second}, in turns, | } to the lines, and the lines to {the top}, so close together that neighbors touch when they swing. Low notes go outside.
step strike Tie {the striker} to the middle line at the height of their lower third. {sail? A hand below it hangs {the sail}: the wind pulls there. | }
step tape Wrap the knots on top with {the tape}, so that rain does not loosen them.
step wind Hang it where wind passes and no bedroom window is near. Close your eyes: which of them is the first?
further Move two of them and listen for a day. A chime is never finished, only tuned.
safety A grown-up helps with the holes, on a board, and every sharp rim is filed, folded or taped. It hangs higher than anybody's head.
skills listening, balancing weights, tying firm knots
waiting {coat? Half an hour for the coat. | }
alt A carrier from which things that ring hang on lines, {striker? with a striker in the middle | close enough to touch}
`;
