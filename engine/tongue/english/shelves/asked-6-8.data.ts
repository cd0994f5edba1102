/** The English words of the shelf of the same name. */
export const words = `
* water-cycle-in-a-bag
name water cycle
title It Rains in a Bag on the Window | The Water Cycle, Taped to the Pane | Up, Cloud, Down: Weather in a Bag
about A little blue water, a bag that closes, and a sunny window: by the afternoon drops hang on top and run back down. That is how rain works, only larger. | The sun lifts the water, the cold pane turns it back to drops, and the drops come home. Draw the land behind it, and you see the whole way.
step land Draw a land on the lower half of {the sheet} with {the pens}: the sea at the very bottom, hills, a river that runs down.
step sky On the upper half draw the sun on one side and a cloud on the other. Leave room between for arrows.
step mix Stir three drops of {the color} into a quarter of a {cup} of {water}: now one can see where the water goes.
step pour A grown-up pours it into {the bag} and holds the bag upright.
step press A grown-up presses most of the air out and runs a thumb along the seal twice.
step hang With a grown-up, tape {the sheet} to a sunny window first, picture toward the room, and the bag over it: the water covers the sea that you drew. A strip of {tape} across each corner carries it.
step watch Look after one, two and four hours. {@4-5,6-8? Where do drops hang, and where do they run? | Which part fogs first, and why there? Is the water on top blue as well?}
step write Now draw the arrows on the edge of {the sheet} and {@4-5? say the long words: evaporation goes up, condensation makes the cloud, precipitation comes down. | write beside them: evaporation goes up, condensation makes the cloud, precipitation comes down.}
further Hang a second bag on a window in the shade and compare.
safety Bags are only for the grown-up's hands and the window, never over a face; whoever is done pours the water on a plant.
skills mixing, watching patiently, naming what happens
waiting Four hours in the sun.
alt A clear bag with blue water taped over a drawing of hills, sun and cloud

* fraction-wheels
name fraction wheels
title One Whole, Two Halves, Eight Eighths | Fractions You Can Hold | The Wheels That Make Fractions Easy
about Two quarters lie exactly on one half: nobody has to believe it any more, since it lies there in red and blue. | Four circles of the same size, cut into one, two, four and eight. What is bigger, three eighths or one half? Lay it down.
step trace {plates=paper-plate,cake-board? Take {the plates}: all the same size. | Trace a {plate} four times on {the plates} and cut the circles out with {the scissors}.}
step color Color each in another color, right to the edge{pens=paint? , with {the brush}, and let them dry | }.
step lines Leave the {color a} one whole. With {the ruler} and a dark pen, draw one line through the middle of the {color b} one, a cross on the {color c} one, and two crosses on the {color d} one: fold it first, and the creases show where.
step names Write on every piece what it is: 1, 1/2, 1/4, 1/8.
step cut Cut along the lines with {the scissors}. The whole one stays whole: it is the table for all the others.
step pin {pin? Push {the pin} | } through the middle of the whole one and one half: turned around, the half shows any part of it that is hidden.
step play One player lays a fraction on the whole one, the other covers it with smaller pieces. {@6-8? How many eighths is a half? | How many ways are there to make three quarters?}
step bag Keep all the pieces in {the bag}, with the number of them written on it.
further Cut one more circle into thirds and sixths, and find out which pieces never fit together.
safety Cut toward the middle sitting down, and turn the circle instead of your wrist.
skills dividing a circle, comparing parts, inventing sums
alt Four circles, one whole and three cut into halves, quarters and eighths

* collection-box
name collection box
title The Smallest Museum in Town | A Box for What the Pockets Bring Home | My Collection, With Labels
about In the pocket it is a stone. In a compartment of its own, with a name and a date, it is a museum piece. | Six places, six labels, and the question what is rare: so collectors begin.
step wash Wash {the finds} in {water}, {finds=feather? dipping them only | rubbing off the soil}, and let them dry on a cloth.
step cover {color=paint,acrylic-paint? Paint {the box} {color a} with {the brush}, inside too, and let it dry for forty-five minutes. | {color=marker,sticker? Decorate the outside of {the box} with {the color}. | {@4-5? Together, cut | Cut} {the color} to fit and {fix stick} it around {the box}.}}
step walls {box=egg-carton,muffin-tin? Cut {the walls} into low fences and {fix stick} them where a cup should be halved. | Cut {the walls} into strips as high as the box, and {fix stick} them in so that there are six compartments.}
step beds Lay one of {the beds} in each compartment.
step sort Sort {the finds}: by color, by size, by place? Try two ways, then lay the best one in.
step labels {@4-5? Tell what each thing is and where it lay; a grown-up writes it on {the labels}. | Write on each of {the labels} what it is, where you found it, and when. What you don't know gets a question mark.}
step stick {labels=sticker,masking-tape,sticky-note? Stick | {fix stick}} each label below its find.
step open Open the museum: {@4-5? tell somebody about your favorite. | lead somebody through, and let them guess which find is the oldest.}
further Leave one compartment empty for what you will find tomorrow.
safety {@4-5? Small finds are for the table only, and not for mouths; a grown-up checks shells and stones for sharp edges. | Check edges with a fingertip first, and leave nests, eggs and live animals where they are.}
skills sorting, labeling, explaining
waiting {color=paint,acrylic-paint? Forty-five minutes for the paint. | }
alt A box with six compartments, a find and a label in each

* piano-key-card
name piano card
title A Card That Is a Piano | Five Black Keys and a Thank-You | Open the Lid: a Piano Card
about Seven white keys, five black ones, two and three: anybody who plays sees at once that you have counted. | For the one who sits beside you on the bench, or for anybody who hums all day.
step fold Fold {the sheet} in half along its length, so that the card is long and low. The fold is on top, like the lid.
step lines On the front, draw six lines from top to bottom with {the ruler} and {the pen}, all the same distance apart: seven white keys.
step strips {keys=marker? Mark with {the pen} where the black keys go: two thirds as long as the white ones and half as wide. Cut one from scrap as a pattern. | Cut five pieces from {the keys}, dark ones, two thirds as long as the white keys and half as wide.}
step lay {keys=marker? Color the five black keys with {the keys}, | {keys=duct-tape,electrical-tape,washi-tape? Stick the black keys on, | {fix stick} the black keys on,}} each over a line: lines one and two, then skip one, then four, five and six.
step music Cut a strip from {the music} and {fix stick} it along the lower edge.
step words Write inside {@6-8? what you have learned, and your thanks. | which piece you liked best, what was hard, and thanks for the patience.}
step bow {fix stick} {the bow} around the left side.
step give Put it on the music stand before the lesson begins, and say nothing.
further Number the keys in the order of a tune: whoever plays it knows the message.
safety Cut narrow strips from the edge inward, with the point of the scissors away from you.
skills measuring, counting keys, writing thanks
alt A long white card with piano keys, five of them black

* earth-in-layers
name model of the earth
title Down to the Core: the Earth, Cut Open | A Planet Like an Onion | What Is Under Our Feet
about Nobody has ever dug to the middle of the earth. From {dough} you make it in half an hour, from the inside out, and then you look in. | Four layers, each of another color, and on top the thin skin on which everything lives.
step core Roll a ball as big as a marble from {color e} {dough} on {a mat}: the inner core, hard and hot.
step outer Pat {color d} {dough} flat, wrap it around the ball, and roll it round again: the outer core, liquid metal.
step mantle Next comes a thick coat of {color c}: the mantle, by far the largest part. The ball is now as big as a tangerine.
step crust A thin layer of brown follows, and over it {color a} for the sea, as thin as you can roll it.
step land Press thin scraps of {color b} on as continents{@9-12? , with a map beside you | }.
step cut {@4-5,6-8? With a grown-up, press | Press} {the cutter} straight down through the middle in one go, without sawing{cutter=string? , pulled tight between both hands | }. Then open the halves: nothing smears if it goes through only once.
step labels Tear four small labels from {the labels} and write on them with {the pen}: inner core, outer core, mantle, crust.
step flags {flags=sticky-note? Stick them beside the layers. | Put them up with {the flags} beside the layers.}
further Work out how thick the crust would be on an apple: as thin as its peel.
safety {flags=toothpick? Toothpicks are pushed in with the fingers beside, not behind the point. | Cut away from the hand that holds the ball.}
skills building from the inside out, even layers, explaining a model
alt Half a globe showing four colored layers with small labels

* secret-signs-tablet
name {v} tablet
title {V.head} | My Name in {V.script} | A Message to Touch, in {V.script}
about {v.fact} Now it is your name, pressed into {clay}. | What is pressed in lasts longer than what is written on paper. {v.fact}
say cartouche: name=cartouche; head=A Cartouche With My Name; script=Hieroglyphs; fact=In Egypt only a king's name stood inside an oval, so that nothing could harm it.; shape=an oval as long as a hand; rim=Pinch a thin rope all around the edge: the ring that guards the name.; how=top to bottom: an eye, a wave, a bird, a foot; signs=hieroglyphs
say cuneiform: name=cuneiform; head=A Letter Like in Babylon; script=Wedges; fact=Five thousand years ago people wrote bills, letters and jokes with the corner of a reed.; shape=a tablet that fits in a palm, as thick as a finger; rim=Round the edges, as if it had been carried about for years.; how=left to right: each sign a small group of wedges; signs=wedge signs
say runestone: name=runestone; head=A Runestone Nobody Can Read; script=Runes; fact=Vikings cut runes into stone: straight lines only, since curves do not follow a chisel.; shape=a slab, pointed above like a standing stone; rim=Rough up the edge with your fingertips, like broken rock.; how=around the edge like a snake, or in rows: straight lines only; signs=runes
say greek: name=Greek; head=A Temple Wall With My Name; script=Greek Letters; fact=Alpha and beta, the first two letters of the Greeks, gave the alphabet its name.; shape=a block with a gable on top, like the front of a temple; rim=Smooth the edges straight against a box, and press a line below the gable.; how=left to right, without gaps between the words; signs=Greek letters
step plan Look up the signs in a book and write your name on {the sheet} with {the pen} in {v.signs}. For a sound that is missing, invent one and write it down.
step roll Roll {the clay} out on {a mat} with {the roll}, as thick as a finger is wide, and shape {v.shape}.
step edge {v.rim}
step write Press the signs in with {the tool}, {v.how}. Press, do not scratch: then the lines stay clean.
step hole Make two holes near the top with {the tool}, wide enough for {cord? {the cord} | a cord}.
step dry {clay=modeling-clay,play-dough? Leave it on a shelf until tomorrow; it stays a little soft, so lay it flat. | {clay=polymer-clay? A grown-up bakes it as the package says; it has to cool overnight. | Let it dry until tomorrow and turn it once.}}
step color Rub thin {the color} over it with {the brush} and wipe it off the top with a finger: it stays in the signs.
step cord Pull {the cord} through both holes and knot the ends.
step read Give it to somebody together with your list of signs. How long do they need to read it?
further Write a second one with a message, break it in two, and hide the halves.
safety {clay=polymer-clay? The oven is a grown-up's work. | Crumbs and dust are wiped up wet, not blown away.}
skills planning a text, pressing signs, reading a script
waiting Until the next day.
alt A tablet with pressed-in {v.signs}

* finger-hockey-box
name hockey box
means lid
title Hockey in a Box | First to Five Goals | The Rink That Fits on a Lap
about Two sticks, {a puck} and a box that holds the ice: it goes along on the train, and the loser wants revenge at once. | A game for two that is built in half an hour and played for months.
step trim {@6-8? With a grown-up, cut | Cut} {box=pizza-box? the lid off {the box}, | {box=baking-tray? a strip of paper to lie in {the box} as ice, | {the box} down to walls as high as two fingers,}} with {the scissors}.
step goals {box=baking-tray? Mark a goal in the middle of each short side: two bits of paper, cut with {the scissors}, will do. | Cut a goal into the middle of each short side: three times as wide as {the puck}.}
step lines With {the ruler} and {the pens}, draw the middle line, a circle in the center and a line before each goal.
step tape Run {the tape} along the upper edges of the long sides, so that nothing frays.
step nets {fix stick} {the nets} behind the goals as nets.
step sticks Mark {the sticks} in two colors, one for each team.
step rules Lay {the puck} in the circle and try: nudge it with the flat side, never lift it. {@6-8? Whoever lets in a goal begins. | Agree on fouls before, not after.}
step match Play to five. Then change sides: every rink leans a little.
further Draw a table for a tournament with everybody in the house.
safety {@6-8? Thick walls are cut with a grown-up. | Cut thick card from the corner, away from the hand that holds it.} Sticks stay below the rim, and the puck does not fly.
skills building true to measure, aiming, playing by rules
alt A flat box as a hockey rink with two goals, two sticks and a puck

* picture-dominoes
name dominoes
title Dominoes of Our Own | Fifteen Tiles, One Long Line | Dominoes, {tiles=stone,pebble? in Stone | Handmade}
about Put equal to equal, and a line grows across the table, around the fruit bowl and home again. | The game is older than any of us. This set is the only one in the world with your dots.
step tiles {tiles=cardboard,cereal-box,cardstock,craft-foam? {@4-5? Together, cut | Cut} fifteen tiles from {the tiles} with {the scissors}, as long as a finger and half as wide. | Lay {the tiles} out: they should be about the same size.}
step middle Draw a line across the middle of each tile{pens=sticker? with a row of the smallest stickers | }.
step plan Every number from none to four meets every other once: 0 and 0, 0 and 1, and so on up to 4 and 4. That makes fifteen. {@4-5? A grown-up lays out slips to help. | Check it off.}
step dots {pens=sticker? Stick the dots on, one by one. | {pens=paint,acrylic-paint? Dip {the swab} into {the pens} and press the dots on, round and large. | Draw the dots, round and large.}} {@4-5? Count aloud. | Give each number its own color: the eye finds it sooner.}
step dry {pens=paint,acrylic-paint? Let them dry for half an hour. | Turn all of them face down and mix them.}
step deal Each takes {@4-5? four | five} tiles; the rest stays face down.
step lay Put one tile in the middle. Take turns: equal to equal. Whoever cannot, takes one from the rest. Who has none left first has won.
step bag Keep them in {the bag}, fifteen of them: count.
further Make a set with pictures in the place of dots: leaf, star, fish, moon.
safety {tiles=stone,pebble? Stones are laid, never thrown. | Feel rough edges first, and smooth them on the pavement.}
skills ordering numbers, even dots, playing by turns
waiting {pens=paint,acrylic-paint? Half an hour for the paint. | }
alt Domino tiles with red and blue dots, laid in a line

* feelings-meter
name feelings meter
title How Hot Is It Inside? A Feelings Meter | From Stormy to Calm, With One {one clip} | The Meter That Says It for Me
about When one is angry, words are hard to find. Moving {a clip} up or down works always. | Five colors from stormy to calm, and beside each an idea of what helps.
step strip {strip=craft-stick? Take {the strip}, the widest you have. | {@4-5? Together, cut | Cut} a strip from {the strip} as long as a forearm and as wide as three fingers with {the scissors}.}
step fields Color five fields one above the other: {color e} at the bottom, then {color d}, {color c}, {color b}, and {color a} on top{pens=paint? . Paint them with {the brush} and let them dry | }.
step faces Draw a face in each: {@4-5? happy at the bottom, angry on top, and three in between. | calm, content, restless, cross, furious. Use words that your family uses.}
step edge {edge=washi-tape? Stick {the edge} along both sides. | Put {the edge} at the end of your own best field.}
step ideas {@4-5? Tell a grown-up what helps you when it is {color a}, and they write it on {the cards}: | Write on {the cards} what helps in each field:} stamp your feet, breathe out five times, be alone, be hugged.
step clip {clip=hair-tie,rubber-band? Slip {the clip} over the strip, so that it can be pushed up and down. | Put {the clip} on the edge: it is the pointer.}
step ask Where are you now? {@4-5? And your teddy? | Ask everybody in the house, and do not discuss it, only look.} Move it again when something has changed.
further Keep a diary for a week: which field in the morning, which in the evening?
safety No field is wrong or bad, and nobody is laughed at for theirs.
skills naming feelings, ordering, finding what helps
alt A strip with five colored fields and faces from angry to happy, and a pointer at its edge

* box-of-sunshine
name box of sunshine
title A Box of Sunshine to Send | Open When It Rains Inside | Five Warm Things in a Yellow Box
about Somebody is sad, sick or far away. A box comes, and everything in it is yellow. | One sun on the lid, five notes inside: it cannot mend everything, but it warms.
step coat Tear or fold {the yellow} to size and {fix stick} it around {the box}, smoothing from the middle.
step sun {@4-5? A grown-up cuts | {@6-8? Together, cut | Cut}} a circle and ten triangles from two of {the slips} with {the scissors}: sun and rays.
step lid {fix stick} the rays in a ring on the lid, points outward, and the circle over them.
step face Give the sun a face with {the pens}.
step notes {@4-5? Tell a grown-up what you like about this person, one thing for each slip, and draw beside it. | Write a note on each of the other {slips=paper? sheets | slips}: something you remember, something you like about them, a joke, a promise.}
step fill Shake {the fill} loose and line the box with it.
step treats Lay {the treats} in between.
step send Put the notes on top, close the box, and write on it: {@4-5? a big heart and the name. | open on a gray day.}
further Make a second box in another color: blue for somebody who needs rest.
safety Ask first what the person may eat and smell; nothing that is soft, wet or breaks goes by mail.
skills covering a box, finding words, thinking of somebody
alt A yellow open box with a smiling sun on its lid and small notes inside

* cocoa-in-a-jar
name cocoa jar
title Hot Chocolate in a Jar | Just Add Milk: a Cocoa Jar | A Warm Evening to Give Away
about A jar with layers, a bow, and a tag that says how: a present that is used up and not dusted. | Three spoons from this jar in hot milk, and the evening is saved.
step wash Wash {the jar} and your hands with warm {water}, and dry both well: one drop, and the powder clumps.
step mix Stir half a cup of {the cocoa} and a quarter of a cup of {the sugar} in a {bowl} with a {spoon}, until no lump is left.
step fill Fill the mix into {the jar} with the {spoon}, tap it flat, and lay the rest of {the sugar} on top as a white layer.
step top Fill up with {the top} to just below the rim, and close the lid.
step carve {@13+? With a grown-up, halve | A grown-up halves} {the stamp} with a {kitchen-knife} and {@13+? cut | cuts} one half to a star. Blot it dry.
step cloth Cut a circle a thumb's width wider than the lid from {the cloth} with {the scissors}, and lay it over the lid.
step stamp Press the star onto {the print} and then onto {cloth? the circle, again and again, and once onto | the back of} {the tag}.
step tag Cut {the tag} to the size of a matchbox and write: three heaped spoons in a cup of hot milk, stir, sit down. Below it stands what is in it.
step bow Tie {the bow} around the lid with the tag on it.
step give Write the date below the jar: it keeps for three months. Then leave it where it will be found, or ring and hand it over.
further Make a second one with a pinch of cinnamon, and write on its tag what is different.
safety Ask first what they cannot eat. Hot milk is poured by {@4-5,6-8? a grown-up | a grown-up or with one beside}.
skills measuring, layering, writing directions
alt A jar with brown and white layers, a cloth lid and a tag on a bow

* page-jar-lantern
name page lantern
title A Lantern Made of {V.a} | {V.short} That Glows | An Evening Light for {V.who}
about {v.pic}. With a light inside, every line shows. | One jar, two pages, one evening: and it looks bought, until somebody reads it.
say music: a=The Notes; short=A Melody; who=Somebody Who Plays; pic=The notes of a whole song wrap around a jar; cut=a note with its flag
say book: a=Book Pages; short=A Story; who=Somebody Who Reads; pic=A page nobody will read any more wraps around a jar; cut=an open book
say map: a=Maps; short=A Place; who=Somebody Far From Home; pic=The streets of one place wrap around a jar; cut=the pin that says here
step strip Cut {the page} as high as the straight part of {the jar} and long enough to go around, with the width of a finger over.
step thin Stir two spoonfuls of {the stick} with one of {water} in the lid of {the jar} with {the brush}.
step wrap Brush the jar with it, a hand's width at a time, lay the page on, and stroke every bubble out to the edge. The ends overlap.
step top Brush a thin coat over everything, top to bottom. It looks milky and dries clear.
step cut Cut {v.cut} from {the cut} with {the scissors}, and {fix stick} it on: it will stand dark before the light.
step dry Let it dry for an hour and a half.
step bow Tie {the bow} around the rim.
step light A grown-up puts {the light} in. Lights out!
further Write a name or a date on the page before you wrap it: only the light shows it.
safety A light with a battery only, never a real flame: paper sits on the glass.
skills gluing without bubbles, cutting a silhouette, wrapping
waiting An hour and a half to dry.
alt A jar wrapped in a printed page, glowing, with a bow

* stick-eiffel-tower
name Eiffel Tower
title The Eiffel Tower on a Desk | Paris From Two Dozen Sticks | A Tower of Triangles
about Why does it not fall over? Four legs lean on each other, and every gap is crossed: triangles cannot be bent. | The real one took two years, two months and five days. This one takes an afternoon.
step legs Lay a tall narrow A from {the sticks}: three on each side, end over end, wide apart at the bottom, together at the top. {fix stick} every overlap.
step cross {fix stick} three {many sticks} across, long, middle, short, shortening them with {the scissors}, and glue two more crosswise into the lowest field.
step second Lay a second A just the same, on the first one, so that both are alike. Let both lie for an hour.
step join {@6-8? One holds, one glues: lean | Lean} the two against each other so that the tips touch and the feet stand in a square, and {fix stick} them at the top. Hold for two minutes.
step top {fix stick} one last {one sticks} upright on the tip.
step base {fix stick} the four feet onto {the base}.
step color Paint it {color a} with {the brush}, or only the front.
step flag Cut a flag as big as a stamp from {the flag}{pen? , color it blue, white and red with {the pen}, | } and {fix stick} it to the tip.
step light Wind {the light} around from bottom to top.
step show Press a finger on the top: it holds. {@6-8? Which part would you leave out, and what happens then? | How much can it carry? Lay coins on the first floor, one at a time.}
further Build the neighbors: a bridge over the Seine, or a street with a bakery.
safety {stick=glue-gun? The hot glue gun is worked with a grown-up beside you, on low heat. | Ends that were cut are sharp: rub them on the pavement or turn them inward.}
skills building with triangles, gluing joints, patience
waiting An hour for the joints.
alt A tower of sticks in the shape of the Eiffel Tower on a base

* my-town-map
name town map
title My Town, Seen by a Bird | The Map of Where I Live | Everything Between Home and School
about On this map, what matters to you is large: the tree to climb, the bakery, the house with the dog. | Every map begins with one cross: here am I. From there the streets run out.
step center Spread {the sheet} flat and draw your home as a small square in the middle with {the pens}.
step walk {@4-5,6-8? Walk once around the block with a grown-up, and remember: what comes after what, left or right? | Walk the way to school, count the turns, and note what stands at each corner.}
step roads Draw the streets as if you flew over them: the one before your door first, then those that cross it. A river or a railroad gets its own color.
step tape {roads=string,yarn? Lay {the roads} along the big streets and {fix stick} them on. | Stick {the roads} along the big streets.}
step houses {fix stick} {the houses} where people live, learn and shop. Give each a sign.
step trees {fix stick} {the trees} where it is green.
step legend Draw an arrow to the north in one corner, and beside it a box with your signs: what means school, what means store?
step cars Park {the cars} on the map.
step ride Describe a way without pointing: left at the bakery, then straight. Who finds it with a finger?
further Hide something in the room or the yard, and mark the place on a map of its own.
safety Walk the streets with somebody who knows them; the map for strangers' eyes carries no family name.
skills seeing from above, signs and legend, describing a way
alt A map with streets, five houses, trees and a north arrow

* trading-card-box
name card box
title A Vault for My Best Cards | Three Rooms for a Card Collection | No More Bent Corners: a Card Box
about In a heap nobody finds anything, and corners bend. In this box every team, every type or every color has a room and a tab. | Collectors know: what is sorted can be traded faster.
step measure Stand a card in {the box} and mark with {the pen} and {the ruler} how high and wide it is: the rooms must be a finger wider.
step cover {cover=marker? Draw your own emblem on the outside of {the box} with {the cover}. | {cover=paint? Paint the outside with {the brush} and let it dry for half an hour. | {cover=washi-tape,duct-tape? Cover the outside with strips of {the cover}, edge to edge. | Cut or tear {the cover} to size and {fix stick} it around the outside.}}}
step walls {@6-8? With a grown-up, cut | Cut} two walls from {the walls} with {the scissors}, as deep as the box and as high as a card, measured with {the ruler}.
step rooms {fix stick} them in: three rooms.
step bed {fix stick} {the bed} to the bottom, cut to size: corners land softly.
step tabs Cut {the tabs} a thumb higher than a card, and write on the part that stands out what comes behind it: best, to trade, double.
step clasp {fix stick} {the clasp} to the front so that the lid stays shut.
step sort Sort your cards in. Which is your best, and which would you give for it?
further Write a list of what is still missing and keep it in the lid.
safety {@6-8? The walls are cut with a grown-up. | Cut thick card from the edge, away from your fingers.}
skills measuring, dividing a box, sorting
waiting {cover=paint? Half an hour for the paint. | }
alt A box with three compartments, tabs and a star on the front

* newspaper-couture
name newspaper dress
title Tomorrow's Fashion From Yesterday's Paper | The {paper=newspaper? Newspaper | Paper} Collection | Haute Couture, Read Already
about Designers pleat, wrap and drape. {paper} does all three, costs nothing, and rustles on the runway. | One is the model, one the designer, and after an hour you change.
step belt Fold one sheet of {the paper} lengthwise until it is as wide as three fingers. Add a second one with {the tape}: a belt that fits around the waist over the clothes.
step pleats Fold six sheets like a fan, with pleats as wide as a thumb.
step skirt Tape them to the belt at their upper edges, side by side, and let the pleats spring open below. {@4-5,6-8? Somebody holds, somebody tapes. | Leave the back open, so that one can step out.}
step top Fold two sheets to wide bands and lay them over the shoulders, crossed in front and behind. Tape them to the belt, never around the body.
step rose Roll a long strip loosely, pinch it at the bottom and wind {the tape} around: a rose for the waist.
step gems Stick {the gems} along the top with loops of tape: jewels.
step trim {@4-5,6-8? Cut | Cut} {the trim} into fringes with {the scissors} and tape them along the hem.
step cup Build a hat on {the cup}, with a brim of paper, taped together.
step show Put on music, walk to the end of the hall, stop, turn, look bored. What is the collection called?
further Choose a theme for the next round: rain, kings, the year 3000.
safety Nothing is taped around the neck, over the face or onto skin; everybody can step out alone.
skills pleating, draping on a person, working in a team
alt A dress of newspaper with a pleated skirt, a belt and a paper rose

* sign-on-a-stick
name sign
title Say It So That All Can Read It | A Sign on a Stick | Four Words, Held High
about From the back row nobody reads a whole sentence. Four words, thick letters, one picture: that is a sign. | For a march, a match, an election or somebody at the station: first think, then paint.
step words {@4-5? Say what you want to tell everybody; a grown-up writes it with {the pencil} in four words at the most. | Write three short sayings on the back with {the pencil}. Which one is clear from ten steps away? Four words are enough.}
step shape {@4-5? A grown-up cuts | {@6-8? With a grown-up, cut | Cut}} {the board} to size with {the scissors}, as wide as your arm is long, with round corners.
step lines Divide the board with {the pencil}: two thirds for words, one third for a picture. {ruler? Draw lines for the letters with {the ruler}, so that they are all as tall as a hand. | The letters should be as tall as a hand.}
step color {color=paint,acrylic-paint? Paint the letters with {the brush}, dark and as thick as a finger. | Fill the letters in with {the color}, dark and as thick as a finger.} {@4-5? They are dotted first, and you go over them. | Capitals are read soonest.}
step picture In the last third goes one thing that everybody knows: a heart, an earth, a ball, a number.
step letters Make the most important word stand out with {the letters}.
step dry {color=paint,acrylic-paint? Let it dry flat for forty-five minutes. | Lean it against a wall and look at it from the other end of the room.}
step edge Tape {the edge} along the lower rim, so that it flutters.
step stick Lay {the stick} on the back, up to the middle of the board, and tape it down crosswise with {the tape}, at three places. {stick=cardboard-tube? Press it flat first. | }
step test Hold it up and walk ten steps away from somebody. {@4-5? Can they tell what it means? | Can they read it aloud? If not, the letters want to be thicker.}
further Paint the back as well: those behind you read, too.
safety The sign is held high and upright and never swung; tape covers the end of the stick.
skills choosing words, lettering, planning a sheet
waiting {color=paint,acrylic-paint? Forty-five minutes for the paint. | }
alt A yellow sign with thick dark writing and a red dot with a heart, on a stick
`;
