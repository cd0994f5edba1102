export const words = `
* bottle-whirl
name whirling bottle
title {bottle=glass-jar,plastic-jar? Twister in a Jar | Twister in One Bottle} | A Storm That Fits in Your Hands | Funnel Cloud, On Demand
about Swirl, stop, look: for ten seconds a funnel stands in the water, wide above and thin below, as it does under a storm cloud. | Dish soap is the trick. Its tiny bubbles are drawn into the middle and show you a funnel that clear water would hide.
step fill Fill {the bottle} with water up to three fingers below the rim. With less air on top no funnel has room to form.
step soap Add {soap}, one teaspoon and no more: too much and you only see foam.
step tint Let {tint} fall in, {tint=watercolor-paint? a brushful | two drops}. Pale shows more than dark.
step bits Sprinkle in {bits}. {bits=glitter? It is | They are} the dust and the roofs that a twister carries away.
step seal Dry the rim with a towel, screw the lid on as tightly as you can, and wind {seal} around it twice.
step town Cut a row of roofs and trees from {the town} with {the scissors}, no higher than two fingers, add windows with {the marker}, and fix it around the foot with bits of {seal}.
step whirl Turn the whole thing upside down, hold it by its neck, swing it in a quick small circle ten times, and stop dead. {bottle=plastic-bottle? The funnel hangs from the top. | The funnel stands in the middle.}
step look Which way does it spin? Try it the other way around. Then count how long one lives, and try for a longer one.
further Make a second one with oil on top of the water: what does the funnel carry down now?
safety {bottle=glass-jar? Swing glass over a towel and sitting down, never while walking. | Swing it over a sink or a towel the first time: that shows whether the lid is tight.} Wipe up drops at once, wet floors are slippery.
skills measuring, sealing, watching closely
alt A clear bottle of pale blue water with a white funnel in it, above a small black town

* nail-harp
name nail harp
title Eight-String Nail Harp | Harp From the Nail Box | A Board That Sings
about The slanting row makes the music: every string is a little longer than its neighbor, and every note a little lower. | Sixteen nails and eight {strings=fishing-line? lengths of line | bands} make a whole scale, and you can tune it.
step sand Rub the edges of {the board} with {the sand} until no splinter catches on your sleeve.
step paint Put a border of {paint} around the edge, as wide as a finger, and let it dry for half an hour.
step plan Draw a line across near the top with {the ruler} and mark eight dots on it, {in 1/2} apart. Draw a second line that falls at a slant: its left end {in 2} below the first, its right end {in 8} below. Mark eight dots there, one straight below each.
step nails {@9-12? With a grown-up, | On a firm table,} hammer one of {the nails} into every dot with {the hammer}, until a finger's width still stands out. Stick the nail between the teeth of a comb while you strike, and your fingers stay out of the way.
step strings {strings=fishing-line? Cut {the strings} into eight pieces, tie each to its upper nail with three knots, pull it tight and wind it four times around the lower one before you knot it. | Stretch one of {the strings} from each upper nail to the one below. Short distance: twist the band once or take it double. The long ones go on single.}
step tune Pluck from left to right. Is one not lower than its neighbor? {strings=fishing-line? Wind it once more for a higher note. | Stretch it once more around a nail for a higher note, or take a thinner band.}
step name Write the numbers one to eight under the lower nails with {the pencil}.
step play Find the first line of a song you know by ear and write it down in numbers. Then somebody else can play it.
further Set the board on an empty box and play again: the box is what a violin has its body for.
safety Safety glasses or eyes well back while the nails go in and the strings are stretched: a band that snaps flies far. {@9-12? A grown-up stays beside you for the hammering. | Work on scrap wood, so that no point goes into the table.}
skills measuring, hammering, tuning by ear
waiting {paint? Half an hour for the paint. | }
alt A board with eight strings between two rows of nails, one row level and one slanting

* ink-split-butterflies
name split-ink butterfly
title Butterflies From Split Ink | Three Butterflies and a Secret in the Ink | What Is in a Marker? Butterflies!
about Black ink is not black: water pulls it apart into blue, purple and pink, and the three butterflies wear what comes out. | Chemists call it chromatography. Here it paints wings, and no two pairs are alike.
step test Put one dot of each of {the pens} near the edge of a filter that you can spare and touch a drop of water to it. Dark pens, brown and black above all, split into the most colors: choose three.
step fold Flatten {the filters}, fold each in half and in half again: three cones.
step rings Draw a thick ring around each cone with one of {the pens}, two fingers above its tip. One pen for each cone, and the tip stays white.
step soak {spray? Hold the tips over a cup and wet them with water from {the spray} | Stand the tips in a cup with a finger of water}, only the tips, and watch for five minutes: the water climbs and takes the colors along, each at its own speed.
step dry Open them on a paper towel and let them dry for 45 minutes.
step pinch Gather each one in the middle, in folds like a fan, and slide it into the jaws of one of {the pins}. Pull the folds apart: wings.
step feelers Cut {the feelers} into six pieces as long as your finger and push two into each pin above the wings, rolled at the tips.
step eyes Glue two of {the eyes} on each head.
step perch Clip them on a curtain, a lampshade that stays cool, or the edge of a book, and tell which pen each of them came from.
further Write down for each pen which colors it holds, in the order in which they traveled. Then swap lists with a friend.
safety Washable pens only: permanent ink does not move in water. Water and ink stay on the paper towel, sleeves stay up.
skills observing, folding, drawing an even ring
waiting Three quarters of an hour for the filters.
alt Three butterflies of stained coffee filters in clothespins

* eggshell-farmhands
name egg farmhand
title Six Farmhands With Green Hair | The Egg-Carton Farm | Farmhands That Need a Haircut
about Breakfast leaves the pots behind, the carton is the barn, and within a week all six farmhands need a haircut. | An eggshell is a pot that feeds the plant: planted whole, it breaks down in the garden bed.
step wash Rinse {the shells} with warm water and pull off what is loose. Only the top third is missing, so that there is a face to draw on. Let them drip.
step face Draw a face on each shell with {the pens}, low down, where it bulges: freckles, a grin, somebody who has just got up. Hold it like an egg, which it nearly is.
step eyes Glue on {the eyes}, two to each, and count to thirty.
step kerchief Cut small triangles from {the kerchief} with {the scissors} and glue one under the chin of everybody who works outdoors.
step stand Set all six into the pockets of {the carton}, faces to the front.
step fill Fill in {the soil} with {the spoon} up to just below the edge: {soil=cotton-ball? pulled apart and fluffy. | loosely, do not press.}
step sow Sprinkle {the seeds} on top, close together, and {soil=cotton-ball? press them down lightly. | cover them with the thinnest layer of soil.}
step water Wet them by the spoonful, every day a little, on a bright windowsill. In a week comes the first haircut.
further Sow two kinds, cress and grass for instance, and keep a list: who was first, who grew the longest beard?
safety Wash hands after touching shells and seeds. Seeds from packets may be treated: nothing from this farm is eaten.
skills careful handling, sowing, observing growth
alt Six eggshells with faces and green hair in an egg carton

* taped-bag-tag
name bag tag
title Bag Tag of {tape=duct-tape? Duct Tape | Tape} | A Tag That Finds Your Bag | Team Colors for Your Bag
about Twelve black bags lie at the edge of the field. Yours wears your colors, and the card behind the window says whose it is. | Tape on tape makes a cloth that no rain, no locker and no conveyor belt destroys.
step card Cut {the card} to {in 3} by {in 2 1/2}. Write your team and your number on the front with {the pen}; your first name goes on the back, where not everybody reads it.
step cloth Lay three strips of {the tape}, {in 10} long, side by side, sticky side up, each overlapping the last by a finger's width. Cover them with three more, sticky side down: a sheet without any stickiness.
step window Cut a piece from {the window}, {in 3 1/2} by {in 3}. Lay it on one half of the sheet and tape it down on three sides with narrow strips. The side toward the middle stays open.
step back Fold the other half behind it and tape all around. Add two stripes in the second color, above and below.
step trim Round the corners with {the scissors} and trim every edge once, straight: that is what makes it look bought.
step strap Fold a strip of tape {in 8} long lengthwise into thirds. Push it through a slit that you cut in the top and tape its ends together into a loop.
step ring Hang {the ring} into the loop.
step slide Push the card in behind the window and shake the tag hard: it may not slip out. Then tie it to your bag.
further Tape a spare bandage or an emergency bill flat under the card: nobody looks there.
safety Tape sticks to blades: wipe the scissors now and then, and cut away from your fingers. No street address on the front.
skills measuring, making fabric from tape, clean edges
alt A red bag tag of tape with a card behind a clear window

* egg-spoon-maracas
name egg maraca
title Egg-and-Spoon Maracas | Two Eggs, Four Spoons, One Rhythm | Maracas With a High and a Low Voice
about Two spoons hold an egg as two hands would. With a little more in one than in the other you have a pair that answers itself. | {eggs} are loud enough for a whole band; the spoons are already the handle.
step fill Open {the eggs}. Put one spoonful of {the beans} into the first and three into the second, and close them.
step compare Shake each beside your ear. Few sound high and crisp, many sound low and soft. Change it until you hear two voices.
step seam Run a strip of {tape} around each seam and press it down, so that nothing opens in the middle of a song.
step clasp Lay each egg between the bowls of two of {the spoons}, so that they hold it like two hands.
step head Cut a long strip of {tape} with {the scissors} and wind it around bowls and egg, crosswise, twice in each direction.
step grip Press the two handles together and wind {tape} around them from the egg down to the end. No gap, or it pinches.
step deco Put bands around the grip with {the deco}, in a different order on each.
step play Low in the left hand, high in the right: left on one, right on two and three. {@9-12? Then try the clave: three strokes, a breath, two strokes. | Then play along with a song you like.}
further Fill a third pair with something from the pantry and let somebody guess by ear what it is.
safety What is inside stays inside: a shaker whose tape comes loose goes back to the workshop, away from toddlers.
skills comparing sounds, wrapping tightly, keeping time
alt A red and a yellow egg maraca with taped handles

* sailors-knot-board
name knot board
title {rod? Four | Three} Knots on a Board | A Sailor's Knot Board | The Board That Every Harbor Has
about {rod? Four | Three} knots keep nearly every boat in the world where it belongs. You learn each one, and then it stays on the wall. | A figure eight stops, a square knot joins, a bowline holds a loop that never slips. Sailors had to tie them in the dark.
step paint Give {the board} one coat of {paint} and let it dry for an hour.
step cut Wrap a bit of tape around {the rope} wherever you will cut, and cut through the tape with {the scissors}: then no end frays. You need {rod? five | four} pieces, {ft 1 1/2} each.
step eight Figure eight, the stopper: make a loop, pass the end once around behind the standing part, and put it through the loop from the front. It must look like an 8.
step square Square knot, which joins two pieces: right over left and under, then left over right and under. Both ends of a piece come out on the same side; otherwise it is a granny knot and slips.
step bowline Bowline, the loop that never tightens: make a small loop, bring the end up through it from below, around behind the standing part, and down through it again. Pull the standing part tight.
step hitch Clove hitch, for a mooring post: lay {the rope} around {the rod}, cross over itself, go around once more, and slip the end under that last cross. Pull both ends.
step lay Lay all of them on {the board} with room below each. Loosen them a little: a knot that is pulled tight shows nothing.
step glue {glue=glue-gun? Fix each one with two dots of hot glue underneath. | Glue each one down at two places and let it dry for an hour under a book.} Trim the ends to the same length.
step label Cut {rod? four | three} small labels from {the label}, write the names with {the pen}, and glue each one near its knot.
further Learn each of them behind your back. Then with one hand. Then somebody times you.
safety Knots are for things, never for necks, arms or people, not even in play. {glue=glue-gun? Hot glue burns: press with a stick, not with a finger. | }
skills tying knots, following a path in space, lettering
waiting An hour to dry.
alt A navy board with labeled sailor's knots of white rope

* tin-can-bass
name tin-can bass
title {can=can? Tin-Can | Upside-Down} Bass | The One-String Bass | A Whole Bass on One String
about One string, and yet every note: the more you pull the neck back, the tighter the string and the higher the tone. Jug bands played it on washtubs. | No frets and no tuning. Your arm finds the note, and your ear tells it when to stop.
step rim Run {tape} over the open rim of {the can}, so that nothing scratches, and turn it over: the bottom is the drum.
step look Cover the side with {the look}{look=acrylic-paint? . Let it dry for half an hour. | .} The bottom stays bare, because it has to swing.
step hole {@9-12? A grown-up helps: make | Make} one small hole in the very middle of the bottom with {the punch}{hammer? and a few blows of {the hammer} | }, on scrap wood.
step stop Tie {the stop} to one end of {the line} with three knots. It will be pulled hard.
step thread Thread the other end through the hole from inside, until the stop sits flat under the bottom.
step notch Wind {tape} around the lower end of {the neck} until it no longer slips, and stand it on the edge of the upturned bottom.
step tie Hold the neck leaning in toward the middle and tie the line to its upper end, tight, with three knots and a strip of {tape} over them. Leaning in, it should just be slack no more.
step pull Put a foot or an elbow on the can. Pluck with one hand and pull the neck back with the other: low, higher, high.
step play Find three notes that fit a song and mark the places with your eye, {pick? then play it through with {the pick}. | then play it through with your thumb.} One low, one high, over and over: that is a bass line.
further Play it on the table, on a cushion and on an empty box. Which one makes it loudest, and why?
safety Keep your face out of the line of the string while you pull: a knot that gives way lets it snap back. {can=can,cookie-tin? Sharp rims get two layers of tape. | }
skills tying firm knots, listening, keeping a beat
waiting {look=acrylic-paint? Half an hour for the paint. | }
alt An upturned can with a stick neck and a single string

* planet-bead-bracelet
name planet bracelet
title The Solar System on a {cord=beading-elastic? Wrist | String} | Nine Beads, in the Right Order | Planet Bracelet
about The Sun and eight planets sit around your wrist in their true order, and nobody notices until you tell them. | Streaks that you do not mix completely look like clouds on Jupiter. It is the one bead where sloppy is right.
step mix Knead {the clay} until it is soft, then twist two colors together for each planet and stop while the streaks still show: orange with cream for Jupiter, blue with green for Earth.
step sizes Roll nine balls: the Sun like a cherry, Jupiter and Saturn like a hazelnut, Uranus and Neptune like a chickpea, the other four like a small pea. Lay them on a plate.
step marks Press in the details: a red spot on Jupiter, a ring around Saturn from a thread of clay, craters on the smallest.
step holes Turn {the pick} slowly through the middle of each one, from both sides, so that no side bulges. {clay=air-dry-clay? Leave the holes large: clay shrinks as it dries. | }
step bake {clay=polymer-clay? {@6-8,9-12? A grown-up bakes them | Bake them with a grown-up around}, as hot and as long as the packet says, with a window open, and lets them cool for half an hour. | Let them dry on the plate for a day, and turn them over in the evening.}
step paint Dot on highlights and stars with {the paint}, very small, and let them dry.
step order Lay them in a row, from the Sun outward: the small gray one, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune.
step string Cut {the cord} to {in 12} with {the scissors} and thread the beads on in that order.
step spacers Put one of {the spacers} between each two, and one at the end.
step knot {cord=beading-elastic? Pull the elastic a little, tie it with three knots | Tie the ends with two sliding knots, each around the other strand}, and trim what stands out.
further Add a tenth bead, as small as a sesame seed, somewhere past Neptune, and argue about it.
safety Beads like these are swallowed by toddlers: keep them off the floor. {clay=polymer-clay? The oven is never hotter than the packet says, and tools for clay stay out of the kitchen. | } It comes off for sports and sleep.
skills marbling clay, scaling sizes, stringing
waiting An hour for baking and cooling; a day if the clay dries in air.
alt A bracelet of nine clay beads as the Sun and the planets

* stitched-star-cards
name star card
title Two Constellations in Thread | Cards From the Night Sky | The Big Dipper, Stitched
about The seven stars of the Big Dipper and the five of Cassiopeia stand opposite each other in the real sky. Here each gets a card and a thread. | Thread on dark card shines like nothing that comes from a pen.
step fold Cut {the sheet} in half across and fold each half: two cards. Dark ones are the best.
step dots Inside the front, in light {pencil}, mark seven dots for the Big Dipper on one: a box of four and a bent handle of three. On the other mark five in a wide W: Cassiopeia. Inside, everything is the wrong way around, so draw it as in a mirror.
step prick Lay the open card on a folded towel and push {the needle} straight down through each dot.
step dipper Thread {the needle} with as much {floss} as your arm is long and tape the end inside. Come up at the tip of the handle and go down at the next star, then back up and on, until the box is closed. Tape the end.
step queen Stitch the W the same way. Pull the thread until it lies straight, no tighter, or the card bends.
step stars Stick one of {the stars} over each of the twelve holes{stars=sticker,stick-on-gem? , the largest on the brightest | , with the tiniest dot of glue}.
step names Write the names below with {the pen}, and sprinkle smaller stars around them.
step inside Cover the stitches inside with another piece of {the sheet}, held by a little {glue} along its edge, and write who shall look up tonight.
further Find the line between both: from the two outer stars of the box, five times as far, stands Polaris.
safety Push the needle down into the towel, away from the hand that holds the card, and count the needles when you clear the table.
skills pricking a pattern, stitching on paper, reading a star map
alt Two dark cards with the Big Dipper and Cassiopeia stitched in white

* jar-of-fireflies
name firefly jar
title {jar=glass-jar? A Jar of Fireflies | Fireflies You May Keep} | Summer Night With a Lid On | Four Fireflies, No Net
about A real firefly lives two weeks and belongs in the grass. These four stay, and they glow whenever you want. | Every glowing tail is a light on a string; the wings weigh nothing, and the grass in front makes it night.
step wash Wash {the jar} and dry it well: drops on the inside would stay there for good.
step wings Fold {the wings} twice and cut a shape like a drop, as long as the top of your thumb: four at a time. Do it twice.
step bugs Switch {the light} off. Choose four bulbs that lie apart and tape two wings behind each one, tips up, with the narrowest strip of tape: the bulb is the tail and stays free.
step heads Wind a bit of {the tape} around the cord of lights above each of the four and color it black with {the pen}: head and body.
step meadow {meadow=moss,grass? Lay {the meadow} into the jar, tallest behind. | Cut {the meadow} into a strip as long as the way around the jar, snip its upper edge into blades of grass, tall and short, and tape it inside along the bottom.}
step place Let the string of lights down in loose loops, so that the four hang at different heights. The battery case stays at the top, under the lid or behind the rim.
step cord Tie {the cord} twice around the neck and knot a handle.
step night Turn off every lamp. Turn the jar until one sits right behind a blade of grass: that one looks alive.
further Real ones blink in a rhythm that belongs to their kind. Work the switch in one: long, short, short.
safety Only lights with a battery case that screws shut, and never a flame. {jar=glass-jar? The jar stands or hangs where nobody runs into it. | } Let real ones fly.
skills tiny cuts, hiding a wire, composing in depth
waiting None, if the jar is dry.
alt A jar with four glowing fireflies above dark grass

* two-week-weather-board
name weather board
title Two Weeks of Weather in {yarn=yarn? Yarn | Thread} | One Stripe for Every Day | The Weather, Wound
about Fourteen stripes, one a day, and each has the color of that day's heat. Anybody can read it, and nobody can argue with it. | Scientists draw the climate of a hundred years as stripes. Yours covers two weeks, and you were there.
step key Write the key on {the key} with {the pen}: five steps of temperature, each with one color, from the coldest to the warmest that is usual at your place this season. Ten degrees to a color is a good measure.
step cut {board=dowel,craft-stick? Mark {the board} with {the ruler}: a start, an end, and thirteen lines between them. | Cut {the board} to {in 4} by {in 8} with {the scissors}. Mark fourteen steps along one edge with {the ruler}, a little over {in 1/2} each.}
step look Look up the highest temperature of the last thirteen days on a phone and write the list under the key.
step start Tape the end of the first day's {yarn} to the back.
step wind Wind it around the front without gaps until it fills its step, then cut it, tape the end behind, and begin the next day's color right beside it. So thirteen stripes come.
step daily Today gets the fourteenth, in the evening, when you know. Two days of one color? Leave a single thread of another between them.
step weather Glue one of {the weather} to the end of a stripe for every day on which rain or snow fell.
step end Tape the key beside it, or behind it, and hang the board up.
step read Which stretch was warmest? Show it to somebody who was here in those days and ask what they remember.
further Begin the next board where this one ends. Twenty-six of them are a year.
safety Wind the thread around the board and not around a finger, and put what is left away from little children.
skills reading data, winding evenly, making a key
alt A board wound with fourteen stripes from blue to red, with a key

* flip-scoreboard
name scoreboard
title The Scoreboard That Flips | Two Teams, Twenty Cards | No More Arguing About the Score
about Once it stands at the edge of the field, nobody asks who is ahead. It folds flat and lives in the ball bag. | Ten cards on each side, four rings, and the score is a flip of the hand.
step digits Take ten of {the cards} for each team. Draw one number on each, 0 to 9, as tall as the card allows, with {the pen}. Build them from straight bars, as real boards do; {the ruler} helps.
step holes Punch two holes into the top of one card with {the punch}, a finger from each side. Use it as the pattern for all twenty, or they will hang crooked.
step stand Cut {the stand} to {in 12} by {in 16} with {the scissors} and fold it in the middle to a roof. Tape a strip across the inside, near the feet: it keeps them from sliding apart.
step through Hold the pattern card where each stack will hang and make its two holes in the roof, four in all, {in 1 1/2} below the fold.
step names Give each team its color with {the names} above its place, and write the name on it.
step hang Thread one of {the rings} through each hole with its stack of ten, 0 on top. {rings=string,ribbon? Tie them as loops, loose enough | They must be loose enough} that a card turns all the way over the fold.
step flip Flip from 0 to 9 on both sides. What catches gets a little more room.
step match Play the first match on it: up to nine points, and whoever keeps score may not play.
further Add a third stack between the two for the period, 1 to 4.
safety Punch on the table, not in the hand, and keep rings out of toddlers' mouths.
skills drawing numbers, aligning holes, building a stand
alt A folding scoreboard with two stacks of number cards showing 2 and 3

* feather-quill-pen
name quill
title A Quill That Never Needs Ink | Feather Pen for Spells and Letters | {charm? The Quill With a Charm | Quill for a Treasure Map}
about For a thousand years every letter was written with a feather. This one hides the inside of a {pen=gel-pen? gel pen | ballpoint pen}, so nothing blots. | It lies in the hand like nothing from a store, and whatever it writes looks older.
step wash Stroke {the feather} from the shaft outward with a damp finger, until all its barbs close up again like a zipper.
step strip Strip the soft barbs off the lowest third of the shaft, and trim its tip at a slant with {the scissors}.
step refill Unscrew {the pen} and pull out the refill: the thin tube with the point. Push the rest back together and keep it for the spring.
step join Lay the refill along the bare shaft, so that only a thumb's width of the point stands out. Bind both with three narrow strips of tape.
step wrap Put a thread of glue along the tape and wind {the wrap} over it, turn against turn, from the point up to the barbs. Tuck the end under the last turn.
step charm Tie {the charm} to the end of the wrapping, close to the barbs, so that it does not swing into your writing.
step dry Leave it for an hour. What twists in the fingers needs another thread of glue.
step rest Press a rest from {the rest}, as large as an egg, with a dent at a slant: there the quill stands between two sentences.
step write Hold it low, where the wrapping is. Sign your name as large as a king.
further Write one letter with it that you really send. Seal it with a fold and not with tape.
safety Feathers from a store are clean; what lies in the park stays there. The point of a quill goes nowhere near eyes, and walks around the house pointing down.
skills wrapping, binding thin things, lettering
waiting An hour for the glue.
alt A white feather bound to a pen point with gold thread

* rune-stones
name rune stones
title Twelve {stones=pebble,stone? Rune Stones | Runes} and a Pouch | Draw Three, Tell a Tale | {stones=pebble,stone? Stones | Signs} That Know a Story
about You draw three from the pouch without looking, and they are a beginning, a danger and an end. The story between them is yours. | Runes have no curves, because they were cut into wood. Yours are new, and only your table knows what they mean.
step pick {stones=air-dry-clay? Press twelve flat ovals from {the stones}, as big as a large coin, and let them dry overnight first. | Choose twelve of {the stones}, flat and all of a size, so that nobody can feel which is which. Wash and dry them.}
step signs Invent twelve signs in {pencil} on {the book}, of straight lines only, three or four to each: river, wolf, door, fire, friend, thief, storm, road, gift, sleep, tower, luck.
step paint Put one sign on each with {the paint}, as large as the face allows. {brush? Thin paint and the tip of {the brush} give sharp lines. | Slowly: a line that is pulled once looks carved.}
step dry Let them dry for 45 minutes before they touch each other.
step circle Draw around a plate on {the cloth} with {the pencil} and cut the circle out.
step slits Fold it in quarters and snip sixteen small slits around it, a finger from the edge, an even number, all as long as a fingernail.
step pouch Thread {the cord} in and out through the slits, put the runes in the middle and pull: the pouch closes by itself.
step meaning Write what each sign stands for, in one word, beside its drawing. This card stays with the pouch.
step draw Draw three without looking and lay them in a row: how it began, what went wrong, how it ended. Thirty seconds to think, then tell.
further Use them as a cipher: each sign is also a letter. Write your name, and see which letters you still need.
safety They are for stories, not for throwing. Little ones put such {stones=pebble,stone? stones | things} into their mouths, so count to twelve when you pack up.
skills inventing signs, a steady line, making a drawstring pouch
waiting {paint=acrylic-paint,metallic-paint? Three quarters of an hour for the paint. | }
alt Twelve stones with gold signs, a purple pouch and a card of meanings

* belt-flower-press
name flower press
title Flower Press With {strap=old-belt? a Belt | Straps} | The Press That Goes on Walks | Boards, Straps, Summer: A Flower Press
about Cardboard lets the damp out, paper drinks it, and {strap=old-belt? an old belt | a strap} pulls tighter than any book. In two weeks the summer is flat. | Presses from a store have four screws that you lose. This one you carry under your arm.
step cut Cut {the inner} into five sheets just as large as {the boards}; {in 6} by {in 8} is handy. Measure the first with {the ruler} and draw the others around it with {the pencil}.
step paper Cut {the paper} into eight sheets of the same size.
step look Decorate the outside of the upper board with {the look}, one flower and your name, and let it dry.
step stack Stack it: board, cardboard, two sheets of paper, cardboard, and so on, until the second board closes it. Four pairs of paper, five of cardboard.
step gather Pick after the dew has dried, no more than one in ten. Lay {the flowers} between two sheets, faces down, none touching another. Thick ones are taken apart.
step strap Fasten {the strap} around both ends and pull until nothing moves.
step change After two days change the damp paper for dry, without moving the flowers. Then pull tight again.
step open After two weeks look inside: done is what feels like paper and not cool. Lay it in a book with a name and a date.
further Press the same plant every month. One page shows a year.
safety Pick only what you know, never in parks or reserves, and wash hands afterward. A strap under tension snaps back: face aside when you open it.
skills measuring, layering, identifying plants
alt A wooden flower press with layers of cardboard and two brown straps

* acorn-cap-charms
name acorn charm
title Three Acorns, Dressed for the City | Acorn-Cap Pendants | An Acorn That Never Sprouts
about The caps are real and found under an oak; what sits in them is {balls=wool-roving,felt-ball? wool | color}, and it weighs nothing on a cord. | One to wear, one to hang on the bag, one to give away.
step bake Choose three perfect ones among {the caps}, with a bit of stem if possible, and leave them in the freezer overnight: then nothing hatches on your neck.
step felt {balls=wool-roving? Wind {the balls} into three loose balls, dip them into a bowl of warm water with a drop of dish soap, and roll them between your palms, softly first, then hard, for five minutes each. Rinse and let them dry. | Choose three of {the balls} that are a little wider than a cap: green, orange, red, or all of a color.}
step size Try each one in its cap. It should sit halfway in and look like a nut.
step cut Cut {the cord} into three pieces, {in 28} for a necklace or {in 8} for a bag, with {the scissors}.
step loop Fold each piece and glue the fold around the stem of a cap, or into a dab of glue on top where there is none. Let it set before you pull.
step glue Put a drop of glue as big as a pea into each cap and press the ball in. Hold it while you count to thirty.
step dry Let them hang for an hour, cap up.
step bead Thread one of {the bead} over both strands, down onto the cap: it hides the glue.
step tie Knot the ends. Around a neck, tie them so that a hard pull opens the knot.
further Sew a leaf of felt to one, and count how many people ask where you bought it.
safety Pick caps up from the ground in a place where that is allowed, and leave full acorns to the squirrels. Cords come off for sports and for sleep.
skills felting, gluing round things, knotting
waiting An hour for the glue.
alt Three acorn caps with green, orange and red balls hanging on cords

* balloon-leaf-bowl
name leaf bowl
title A Bowl Made of {leaves=petal? Petals | {leaves=pressed-flower? Flowers | Leaves}} | Thirty {leaves=petal? Petals | {leaves=pressed-flower? Flowers | Leaves}} and a Balloon | {leaves=leaf,fake-leaf? The Fall, to Put Things In | A Garden, to Put Things In}
about There is nothing in it but what fell from a tree and glue. Held up to a lamp, every vein shows. | The balloon gives the shape and leaves at the end. What stays is as thin as a leaf and stands by itself.
step press Lay {the leaves} between the pages of a heavy book for an hour: they must be flat and soft, not dry and brittle. Thirty are enough, the finest for the inside.
step blow Blow {the balloon} up as large as a melon, knot it, and stand it in a bowl, knot down. It holds still there while you work on the round end.
step mix Stir the glue with a spoonful of water, until it runs off the brush.
step skin Tear {the skin} into pieces as big as a hand and brush a layer of them onto the upper half with glue: a skin for the leaves to hold on to.
step first Brush glue onto the upper half and lay on the first leaves, pretty side down, tips toward the rim, overlapping by half. Brush over each one until it lies close.
step second Lay a second layer into the gaps, pretty side up, and brush two coats over everything. It is white now and will be clear.
step dry Let it dry for a day, until it no longer feels cool and nothing moves under a finger.
step pop Hold the knot, make a tiny cut beside it, and let the air out slowly: a bang would tear the bowl.
step trim Trim only what hangs, with {the scissors}. Tips that stand up make the rim.
step light Put {the light} in and turn off the lamp. Otherwise: acorns, keys, letters.
further Make one with petals in June and set the two inside each other.
safety Pieces of a balloon are dangerous for little children: collect them at once. The bowl is for dry things and for lights without a flame, not for food. Whoever reacts to latex takes a plastic bowl in wrap as the mold.
skills layering, working on a round shape, patience
waiting A day of drying.
alt A bowl made of overlapping orange, red and yellow leaves

* sweater-pumpkins
name sweater pumpkin
title {knit=old-sweater? Pumpkins From an Old Sweater | Two Soft Pumpkins} | The Pumpkins That Keep | {knit=old-sweater? A Sweater's Second Fall | Fall, Stuffed and Tied}
about A cable-knit sleeve is a pumpkin that only needs tying: the ribs are knitted in already. | Two of them on a windowsill, a large one and a small one, and they are still there in February.
step cut Cut a tube from {the knit}: {knit=old-sweater,tube-sock? a sleeve or a leg, {in 12} long, is a tube already. | a rectangle of {in 16} by {in 12}, and sew its short sides together.} A second one, {in 7} long, is for the small pumpkin.
step gather Thread {the needle} with {the twine} and run big stitches around one open end, a finger from the edge. Pull it shut and knot it. Turn it inside out: that is the bottom.
step fill Push in {the fluff}{fluff=plastic-bag? , crumpled one by one, | } until it is round and as firm as a ripe tomato.
step close Run the same stitches around the other end, pull, and leave a hole as wide as the stem.
step ribs Push a long piece of {twine} up through the middle from below, around the outside, and up again, pulling each turn a little. Six turns make six ribs. Knot it at the bottom.
step small Do the same with the second tube, with half as much filling and four turns.
step stem Put glue on the end of {the stem} and push one into each hole, deep, so that it stands.
step leaf Cut a leaf as long as your finger from {the leaf}, pinch its base and glue it beside the stem.
step set Set the large one behind and the small one in front. Three is a patch.
further Sew a label with the sweater's history under it: whose it was, and where they wore it.
safety Ask whose sweater it is before you cut it. The needle goes back into its cushion between two steps{glue=glue-gun? , and hot glue is pressed with a stick and not with a finger | }.
skills gathering stitches, stuffing, shaping with thread
alt An orange and a cream soft pumpkin with twig stems

* wool-dryer-balls
name dryer ball
title Three Wool Balls for the Dryer | {wool=yarn? Sixty Yards of Sheep | Sheep for the Laundry} | Felted by the Washing Machine
about Three balls of wool tumble along, keep the towels apart and save a quarter of the drying time. A sheep grew them, your washing machine does the work. | Wool that is washed too hot shrinks. Everybody fears that; here it is the plan.
step wool Read the label: it must be pure wool, and not "superwash". {wool=yarn? Try an end: rubbed hard between damp palms, it has to turn fuzzy. | Pull a wisp apart: it should be soft and a little greasy.}
step start Wind {the wool} around two fingers ten times, take it off, and wind across the middle: a bow.
step wind Go on winding in all directions, tight and round, up to the size of a tennis ball. Make three, {wool=yarn? {yd 20} each | a fist of wool each}.
step end Cut the end and push it under many strands with the closed {scissors}.
step leg Push all three into {the leg} with a knot of {tie} between each two, so that they do not grow together.
step wash {@6-8,9-12? A grown-up runs | With a grown-up's consent, run} them through the washing machine with a load of towels, as hot as it goes.
step dry Then everything into the dryer, hot as well.
step free Snip the knots and cut the {leg=tights? leg | sock} off: the strands no longer move, it is felt. If they still do, once more.
step second Wind a last layer over each in another color, in rings like a planet's, and send them through once more.
step gift Push a sprig of {the scent} under a strand, or stack the three in a basket: a present that works for years.
further Weigh a towel, dry one load with the balls and one without, and time both. Is the quarter true?
safety Washing machine and dryer are run by a grown-up or with one: nothing goes in with them that a label forbids. Felted balls are no toys for dogs that swallow wool.
skills winding a ball, felting, reading a label
waiting About four hours in two machines.
alt Three felted wool balls in cream and gray with green bands

* hero-utility-belt
name utility belt
title The Utility Belt | Three Pouches and a Badge | A Belt for Whoever Saves the Day
about Heroes without powers have a belt. Yours has three pouches, and what is in them solves every case in this house. | The boxes ride on the belt by themselves, so the order can be changed before every mission.
step size Put {the belt} around your hips{belt=old-belt? . It goes on over your clothes, and the end is tucked in, not cut. | , let it overlap by a hand, and cut off the rest with {the scissors}. Two strips of tape will close it in the back.}
step boxes Choose three of {the boxes}, none larger than your hand. Cut each one so that the top opens as a flap.
step cover Cover each box with {the tape}, strip beside strip, all in one color. Overlap by a little and rub every edge down.
step loops Tape a loop to the back of each: a strip as wide as the belt, with a second one laid against it sticky side to sticky side, fixed only above and below.
step buckle Cut an oval badge from {the badge} with {the scissors}, as large as your palm, and cover it with tape in both colors: dark rim, bright middle.
step sign Draw your sign on it with {the marker}: a bolt, a letter, an eye. Tape it to the front of the belt.
step dials Glue two of {the dials} on each pouch: on and off, near and far, visible and invisible.
step thread Thread the pouches onto the belt, one left, two right, and close it.
step gadget Load it: {the gadget}, {@9-12? and a card with your code for emergencies | and whatever your mission needs}.
step mission Ask somebody for a mission. You may use only what is in the belt, and you have ten minutes.
further Build a fourth pouch that nobody finds.
safety The belt goes around hips and never around a neck, and comes off on climbing frames. Nothing sharp and no coins go into the pouches.
skills covering with tape, designing a sign, planning
waiting Half an hour, if something is glued.
alt A black belt with three yellow pouches and a badge with a bolt

* comic-covered-letter
name comic letter
title {comics=magazine? An Initial Made of Comics | An Initial Made of Stories} | Your Letter, {comics=magazine? Panel by Panel | Page by Page} | The {comics=magazine? Comic | Story} Letter
about Everybody has posters. Only you have your first letter with {comics=magazine? twenty fights | a whole novel} on it. | The panels stay readable, so whoever stands in front of it long enough gets the story.
step letter {letter=wooden-letter,cardboard-letter? Check {the letter} for rough spots and rub them smooth with a bit of paper. Mark its back with {pencil}, so that you know where front is. | Draw your letter on {the letter} with {pencil}, {in 10} high and with bars three fingers wide, cut it out twice with {the scissors}, and glue both on each other.}
step edge Color the sides and the edge with {the edge}, black for a comic, and let it dry.
step choose Cut panels, faces and sound words from {the comics} with {the scissors}. Mix sizes: a few as large as a playing card, many small ones, and plain color for the gaps.
step lay Lay them out first. Good faces in the middle of the bars, loud words at the corners, the white edges under the next piece.
step glue Brush {glue} onto a spot as big as your palm, lay on a piece, and brush over it from the middle outward. Overlap each by a fingernail and let paper stand over the edges.
step trim When it is dry to the touch, trim the overhang with {the scissors}, close to the edge.
step coat Brush on two thin coats of glue. They go on like milk and dry clear.
step dry Let it stand for two hours, leaning, so that it sticks to nothing.
step burst Cut a jagged burst from {the burst}, {line? write your own sound word on it with {the line}, | put your own sound word on it, cut from a page,} and glue it on so that it sticks out over the edge.
further Make the letters of a whole team, each in the colors of one hero.
safety Ask before you cut a comic: some are worth more than the letter. Wet glue is wiped off the table at once.
skills composing a collage, decoupage, clean edges
waiting Two hours for the coats.
alt A letter E covered with {comics=magazine? comic panels | printed pages}{burst? , with a yellow burst}

* hex-nut-bracelet
name nut bracelet
title {nuts=metal-washer? Washer | Hex-Nut} Bracelet | Twelve {nuts=metal-washer? Washers | Nuts} in a Braid | From the Hardware Drawer, for the Wrist
about Twelve {nuts=metal-washer? washers | steel nuts} and a braid that everybody can do: it looks like something from a machine that somebody wears. | {nuts=metal-washer? Washers | Hex nuts} cost cents and never go out of style, because they were never in it.
step wash Wash twelve of {the nuts}, all of one size, with warm water and dish soap, and dry them in a towel: they come oiled.
step cut Cut {the cord} into three pieces, {ft 3} each, with {the scissors}.
step knot Lay all three together, fold the first {in 2} over and tie a knot that leaves a loop as wide as a fingertip. Tape the loop to the table.
step plain Braid {in 1}: right strand over the middle one, then left over the middle one.
step first Thread a nut onto the right strand, push it up to the braid, and cross that strand over the middle, holding the nut at the outer edge with your thumb. Then a nut onto the left strand, and cross. Right, left, right, left: six are on.
step second Go on with the other six. Pull each crossing tight before the next, so that the nuts lie edge to edge and not on each other.
step rest Braid another {in 1} without any.
step close {close? Knot {the close} onto the end: it goes through the loop. | Tie a thick double knot at the end: it goes through the loop.} Trim the strands to a finger's width.
step try Close it. It should turn freely and not slide over your hand; braid a little more or less next time.
further Brass and steel in turns make a second one. A third, {in 16} longer, is a choker that opens in front.
safety Small hardware is dangerous for toddlers: count twelve in and twelve out. It comes off at machines, on playgrounds and for sports.
skills braiding, even tension, adding beads
alt A navy braided bracelet with twelve steel nuts along its edges

* cord-snake-keyring
name cord snake
title Snake on a Key Ring | The Cobra Made of Cobra Knots | A Snake of {ft 8} of Cord
about The knot has been called cobra for a long time. With two eyes and a tongue it finally is one. | It bends like a snake, because a row of half knots does, and it holds {ft 8} of strong cord in case you need it.
step cut Cut {the cord} into a core of {ft 2} and a working piece of {ft 6}, measured with {the ruler}, with {the scissors}.
step core Fold the core through {the ring} and tape both ends to the table, {in 6} below: two straight strands. Lay the middle of the working piece behind them, right under the ring.
step left Left strand over the core, right strand over the left one, behind the core, and up through the loop at the left. Pull both.
step right Now the mirror image: right strand over the core, left strand over it, behind, and up through the loop at the right. Pull. A row begins whenever the bump changes sides.
step body Go on, left, right, left, right, for {in 5}, pushing every knot up. Two lefts in a row make it twist: undo one.
step head Make the last three knots loose and double, once over the other: the head is wider than the neck. Take the tape off.
step eyes Glue one of {the eyes} to each side of the head and count to sixty.
step tongue Cut a forked tongue from {the tongue}, as long as your thumb, and glue it in under the head.
step tail Push the ends back under three knots with a closed pair of scissors, a bit of tape around each tip, and trim what still looks out.
step bend Bend it into the letter S and hang it on a zipper. A snake at a door key bites nobody.
further Work with two colors, one for each side: it gets a back and a belly.
safety Cut ends are never melted over a flame here: glue stops them from fraying as well. Cords belong on bags, not around necks.
skills half knots, even tension, hiding ends
alt A green and yellow snake of knotted cord on a key ring

* teacup-bird-feeder
name teacup feeder
title Breakfast in a {cup? Teacup | Cup} | The Birds' Good China | Teacup Feeder on a Rope
about The cup that nobody drinks from any more gets guests after all, and they come before school. | A saucer catches what falls and is a place to sit. That is all a bird asks.
step wash Wash and dry {the cup} and {the saucer}: glue holds on nothing that is greasy.
step look Decorate the outside of the cup with {the look}, flowers or dots, and let it dry.
step plan Set the cup in the middle of the saucer. Tilted a little, it lets rain run out and seed be seen.
step glue Put a ring of {glue} under the cup, press it down, and lay something heavy in it.
step perch Glue {the perch} over the rim so that it sticks out by a hand: whoever is shy sits there first.
step dry Leave it alone for a day. This glue gets strong slowly.
step rope Cut {the rope} in two. Cross both pieces under the saucer, bring the four ends up around it and knot them together {in 12} above the cup. Then a loop on top.
step fill Fill in {the seed}, a handful at a time: wet seed spoils.
step hang With a grown-up, hang it in a tree where no cat can jump, and not in front of a large window. Wipe the cup out each week.
further Keep a list on the windowsill: who comes, when, and who chases whom away.
safety A cup with a crack is not used: it breaks in frost. Hang it outside of a path, and wash your hands after filling. {seed=oats? Only plain oats, | Only seed for birds,} nothing salted.
skills gluing ceramics, knotting a cradle, observing
waiting A day for the glue.
alt A teacup on a saucer, hung by ropes and filled with seed

* collar-bandana
name collar bandana
title A Bandana That Slides Onto the Collar | Best-Dressed Pet on the Street | Bandana With {paint? Paw Prints | a Tunnel}
about No knot to chew open: the collar runs through a tunnel along the top, and the bandana stays where it is. | One seam, one evening. The animal shelter takes them, too: a dog with a bandana finds a home sooner.
step measure Measure around your animal's neck, loosely, with {the ruler} and a strip of paper. The top edge is as long as that.
step cut {cloth=bandana? Fold {the cloth} corner to corner and cut | Draw a triangle on {the cloth} with {the chalk} and cut it out with {the scissors}:} the top edge as measured, two thirds of that deep, and {in 2} more above for the tunnel{cloth=bandana? , with {the scissors}, drawn first with {the chalk} | }.
step hem Fold both slanting edges over by a finger's width and sew them down with {the needle} and {the thread} in small running stitches.
step fold Fold the upper strip to the back, wide enough for the collar to slip through, and pin it with {the pins}.
step channel Sew along its lower edge, doubly, with the last stitch three times in place. The two ends stay open.
step paw {print? Cut nothing: dab {the paint} onto {the print} and press one big pad, then touch four toes above it with a fingertip. | Draw paws with {the paint}: one big pad and four toes above.} Three prints are enough.
step patch Sew {the patch} into the middle with small stitches around its edge.
step dry Let it dry for an hour. Wash it once before it is worn.
step slide Slide it onto the collar, put the collar on together, and watch: two fingers still fit between neck and collar.
further Sew a second one for yourself, with ties.
safety It rides on a collar that opens, and only while somebody is there. No buttons for animals that chew. {paint? What is printed has to be dry and washable before it touches fur. | }
skills measuring, running stitch, sewing a channel
waiting {paint=fabric-paint,acrylic-paint? An hour for the paint. | }
alt A red pet bandana with white paw prints and a tunnel for the collar

* toy-car-frame
name car frame
title {frame=picture-frame? The Frame With Traffic | A Frame With Traffic} | Six Cars Around a Picture | Rush Hour for Your Wall
about Six cars that nobody races any more drive around your favorite picture, bumper to bumper, for good. | The frame is the road. Scratched paint on the cars is welcome: it tells of many miles.
step wash Wipe six of {the cars} with a damp cloth and dry the bottoms well. Ask whose they are.
step frame {frame=picture-frame? A grown-up takes the pane out of {the frame} and lays it aside, wrapped in a cloth. | Cut a frame from {the frame} with {the scissors}: {in 9} square, with a window of {in 5}.}
step road {road=construction-paper? Cut {the road} into strips as wide as the frame and glue them on. | Color the frame with {the road}, black or gray, right around the edges.} It is asphalt now.
step dry Let it dry for half an hour.
step lines Add the broken middle line with {the lines}: a dash as long as your thumb, a gap as long, all the way around.
step park Park the cars on it first. All in one direction, with one that drives the wrong way?
step glue {@6-8? With a grown-up, glue | Glue} each one on by its wheels, a drop under every tire, and hold it while you count to sixty. Then an hour without touching.
step signs Cut two small signs from {the signs} with {the scissors} and glue them at the corners: stop, and the name of your street.
step photo Put {the photo} behind the window: you, your car of the future, a place you want to drive to.
further Glue one more car on the wall side, where only you know of it.
safety Glued cars are no toys for little ones: small wheels come off. {glue=glue-gun? The hot glue is for a grown-up or with one. | }Hang the frame on a strong nail, not above a bed.
skills planning a layout, painting lines, gluing firmly
waiting About an hour and a half.
alt A frame painted as a road with six toy cars driving around a picture

* tissue-hot-air-balloon
name hot-air balloon
title A Hot-Air Balloon for the Ceiling | Up, in Eight Stripes | The Paper Balloon With a Basket
about Three layers of paper on a balloon make a shell so light that four threads carry the basket. Eight stripes, and off it goes, as far as the ceiling. | The first passengers of such a balloon were a sheep, a duck and a rooster. Who flies in yours?
step blow Blow {the balloon} up to the size of a head, knot it, and stand it in a bowl, knot down.
step paste {paste=flour? Stir {the paste} with one and a half times as much water in a second bowl, until it looks like thin pancake batter. | Stir {the paste} with a third as much water in a second bowl.}
step layers Tear {the skin} into strips as wide as two fingers. Brush the upper side with paste, lay strips crosswise over the whole balloon, and leave a hole as wide as a mug around the knot. Then a second layer in the other direction.
step third Lay the third layer only after the second is no longer wet, and stroke all edges flat with the brush.
step dry Hang it up or turn it in its bowl for a day, until it sounds like a drum. Then snip the knot slowly and pull the balloon out.
step lines Draw eight lines from the top to the hole with {the pencil}: first four in quarters, then one between each two.
step paint {paint=tissue-paper,construction-paper? Tear {the paint} into pieces and paste them on, field by field, in three colors. | Paint the eight fields with {the paint} and {the brush} in three colors, no two alike side by side.}
step trim Paste {the rope} around the lower third, where all stripes become narrow.
step ropes Cut {the cord} into four pieces as long as your forearm and one for hanging. Tape four ends inside the hole, evenly, and the other four inside {the basket}, so that it hangs level a hand below.
step hang {riders? Set {the riders} in {the basket}. | Draw two passengers on a scrap and set them in {the basket}.} Fix the last piece of cord to the top, and hang it where air moves.
further Hang three of different sizes at different heights: near ones are large.
safety Scraps of a balloon are picked up at once: they are dangerous for little children. A grown-up does the hook in the ceiling. Whoever reacts to latex makes the shell over a ball of wrapped paper.
skills papier-mâché, dividing a round shape, balancing
waiting A day for the shell.
alt A striped paper hot-air balloon with a basket on four strings
`;
