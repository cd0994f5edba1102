/** The English words of the shelf of the same name. */
export const words = `
* spattered-galaxy
name galaxy
title Spattered Galaxy With Shining Planets | {spatter=toothbrush? The Toothbrush Galaxy | A Galaxy From a Brush} | Ten Thousand Stars and Three Planets
about Nobody can paint a thousand stars one by one. {spatter=toothbrush? A toothbrush and a thumb | A full brush and a tap of the finger} do it in ten seconds, and no two skies come out alike. | Stars that fell where they liked, and planets that catch the lamp.
step cover Spread {newspaper} far around and push up your sleeves. In {the saucer}, thin a spoonful of white {stars} with three drops of water, until it is like cream.
step glow Before the stars, rub a broad band of {the glow} slantwise across {the night} and smear it with a fingertip: the Milky Way.
step spatter {spatter=toothbrush? Dip {the spatter}, shake it off over the paper, hold it a hand above {the night} and pull your thumb across the bristles toward you: the spray flies away from you. | Load {the spatter}, hold it a hand above {the night} and tap the handle hard with a finger of the other hand.} More stars along one slanting band, fewer at the corners.
step big With the blunt end of {the tip}, dot five large stars. One may get four thin rays.
step dry Leave it flat for half an hour, until no star smears under a fingertip.
step discs Meanwhile draw three circles of different sizes on {the disc} and cut them out: as wide as a fist, an egg and a coin.
step wrap Lay each on the back of {the shine}, fold the edge over all around{shine=foil-pan? , cut to a finger's width first, | } and rub the front smooth: planets.
step press Press craters, rings or stripes into them with {the tip}, gently, so that nothing tears. They shine where the light catches an edge.
step bright Press {the bright} on where the sky is still empty.
step line Join five of your stars with thin lines of {the line}: a constellation that has no name yet. Write the name beside it.
step stick {fix stick} the planets into the empty corners of the sky, the largest in front, one half hidden behind another if you like.
further @6-8 Make a second sky with a comet: lay a strip of paper on it, spatter, lift the strip, and put a foil head on the dark trail.
further Look up the constellations of this month and spatter a map of them, with the large stars where they belong.
safety Paint flies: eyes stay behind the hand with the brush, and nobody sits opposite.
skills spattering, pressing foil, composing a picture
waiting Half an hour for the stars.
alt A dark sky with white spattered stars {shine? and three shining planets}

* enchanted-jar
name enchanted jar
title The Enchanted {jar=glass-jar? Glass | Jar} | A Spell in a Jar | {figure? Somebody Lives in {the glitter} | Slow Sparkle, Strong Magic}
about Turn it over, and a storm of gold falls so slowly that you can make three wishes before it ends. | {figure? Who stands in the middle has been there for a hundred years. Only when the sparks fly can you see the eyes move. | A spell needs a vessel, something that shines and something that makes it slow.}
step try Wash {the jar}, soak off the label and dry the rim well. {figure?  Try whether {a figure} fits through the neck and stands upright with room above.}
step warm Pour warm {water} into {the jar} until it is two thirds full. {@6-8? Together: one holds, one pours. | Warm, not hot{jar=glass-jar? : glass does not like surprises. | , or the jar bends.}}
step thick Stir in {the thick}{thick=glue? , clear if you have it, until no threads are left. The more of it, the slower the magic | , slowly, so that it does not foam}.
step dye Add {the dye}, one drop at a time: pale {color a}, or the sparks are lost in it.
step glitter Stir in half of {the glitter}. Wait and watch: is there enough going on? Then the rest.
step figure Lower it in, feet first. Air that hides in it comes up as bubbles for a while.
step test Fill up with {water} to a finger below the rim, screw the lid on and turn it over. Too fast? More {thick=glue? glue | soap}. Too slow? More water.
step seal A grown-up dries rim and lid, {seal=glue-gun? runs hot glue around the inside of the lid, screws it tight | screws the lid tight and winds {seal} around it three times}, and lets it stand for two hours.
step collar {collar=washi-tape? Stick | Tie} {the collar} around the rim, just below the lid.
step turn Turn it over slowly and set it down. {@6-8? Say your spell now, before the last spark lands. | Whisper the spell: it works only while the sparks are falling.}
further @6-8 Make a small one that falls fast, and let both race.
further Find out which sparks fall first, the large or the small ones, and why the water must be thick for it.
safety The lid stays shut for good: a grown-up seals it. {jar=glass-jar? Glass is turned, not shaken, over a table with a towel on it, and swept up by a grown-up if it breaks. | What leaks goes into the trash.} Hands are washed before they rub eyes.
skills measuring, testing and adjusting, patience
waiting Two hours before it may stand on its head.
alt A jar of purple water with golden sparks and a closed lid

* graph-pixel-picture
name pixel picture
means box
title A Pixel Picture, Square by Square | Sixteen by Sixteen | Pixel Art Without a Screen
about Every game began like this: somebody with squared paper and four colors decided, square by square, what a creature looks like. | Nothing here is drawn. Squares are filled, and from across the room a face looks back.
step frame {ruler=index-card? With {the pencil} and the edge of {the ruler} | With {the pencil} and {the ruler}}, frame a square of {@6-8? sixteen by sixteen | {@9-12? twenty-four by twenty-four | thirty-two by thirty-two}} boxes on {the grid}. If the boxes are tiny, four of them count as one.
step dot Put a faint pencil dot into every box that belongs to the shape: {@6-8? a head of eight by eight to begin with, and eyes two boxes wide. | a head half as wide as the frame, then eyes, mouth, something on top.} Count from the middle to both sides: so it becomes even.
step outline Fill the outline and the eyes with the darkest of {the pens}. A round edge is a staircase: {@6-8? one box over, one down. | three over, one down, one over, one down, one over, three down.}
step fill Fill the large areas next, in short strokes that stay inside the box, {pens=marker? one pass only, so that nothing bleeds. | pressing evenly.}
step shade Choose one side for the light. There the boxes stay paler, on the other side every third one is pressed darker: {@6-8? that is how blocks look bumpy. | two tones of one color are enough for stone, grass or scales.}
step check Prop it up across the room and squint. What cannot be told from there needs a stronger color or fewer boxes.
step cut Cut it out along the frame.
step mount Rub glue on the back and set it on {the back}, with a margin as wide as a finger.
step code {@6-8? Read one row aloud to somebody with squared paper: two green, four black, and so on. Does the same face come out? | Write the picture as a code, row by row, such as 3G 2B 3G, and send it to a friend. What comes back?}
further @6-8 Draw the same creature asleep, with as few changed boxes as possible.
further Draw three frames of one movement, stack them, and flip: that is animation with three pictures.
safety Rest your eyes now and then: look out of the window until the farthest thing is sharp.
skills planning on a grid, symmetry, shading
alt A green block face with dark square eyes on squared paper

* block-head
name block head
means box
title {box=tissue-box? Block Head From a Tissue Box | A Head Made of Blocks} | A Creature With Corners | {squares=sticky-note? The Block Head in Notes | Block Head With a Pixel Face}
about Round heads are easy. This one has six sides, a skin of squares and a face that was planned box by box. | It sits on the shelf and guards what is inside: {box=tissue-box? tissues, or secrets. | secrets, mostly.}
step plan Draw a square as wide as the front of {the box} on {the face}{face=graph-paper? , along the printed lines, | } and divide it into {@4-5? four by four boxes with {the ruler}. Your child says which boxes are eyes and which the mouth. | eight by eight boxes with {the ruler}. Dot in the face: eyes two boxes wide, a nose, a mouth that goes down at both sides.}
step color Color the boxes of the face with {the pens}, the darkest last. The others get three tones of one color, mixed at random.
step squares {squares=sticky-note? Cut about ten of {the squares} into quarters; the rest stay whole. | Cut {the squares} into about {@4-5? twenty squares of {in 2} | forty squares of {in 1.5}}, all alike: draw lines with {the ruler} first and cut several layers at once.}
step cover Glue them on the sides and the top, edge to edge, light beside dark, row by row from below. {squares=sticky-note? Their sticky edge alone lets go after a day: add glue. | What stands over at the edge is folded around it.}{box=tissue-box?  Leave the opening free, if it is to go on giving tissues.}
step face Cut the face out along its outer line.
step glue Glue it on the front and rub from the middle to the corners.
step shade Darken single squares along the lower edges with {pens=marker? a marker | {one pens}}, as if light came from above.
step name {@4-5,6-8? Give it a name, a favorite block and one thing that it is afraid of. | Write its card: name, strength, weakness, where it spawns.}
further @4-5,6-8 A second box below is the body, four small ones are legs.
further Cut a flap in the back and the head is a bank for coins, or a stand for pencils.
safety @4-5 Cutting so many squares is work for two: one draws the lines, one cuts, both count.
safety @6-8 Long rows of squares are cut with the whole blade, sitting down.
safety Blades closed between two cuts: so many squares mean many small snips.
skills planning on a grid, measuring, covering a box
alt A block head with green squares and a dark pixel face

* coffee-dough-fossils
name fossils
title {grit=coffee-grounds? Coffee-Dough Fossils | Fossils in Salt Dough} | Somebody Walked Here | A Slab of Footprints
about {grit? {grit=coffee-grounds? Coffee grounds | {grit}} in the dough look like stone that has lain in the earth for a long time: dark, rough, full of grains. | Flour, salt and water turn as hard as stone, and whatever stepped into them stays.} | Press, lift, wait three days, and what was a kitchen dough is a find for a museum.
step dry Mix {grit? {the flour}, {the salt} and {the grit} in the {bowl}, until all of it is one color. | {the flour} and {the salt} in the {bowl}.} {grit=coffee-grounds? Used grounds should be cold and squeezed out. | }
step wet Add {water} by the spoonful and knead. It is right when it holds together like cookie dough and no longer sticks; wetter cracks later. You may not need all of it.
step pat {pin? Roll it out with {the pin} | Pat it out with flat hands}, no thicker than your little finger, and break it into three slabs. Thicker ones never dry through.
step press Press {press=toy-animal? a dinosaur or another of {the press} | {the press}} in, straight down, and lift straight up: {press=toy-animal? feet one after the other for a trail, a whole side for a skeleton, a tail for a mystery. | as deep as half the slab, so that every rib shows.}
step edge Break the edges into rough corners with your fingers, and scratch a crack or two: nobody finds a slab with a neat rim.
step rest Lay them on {the dry} and turn them over every evening. Three to five days in a warm room, until they sound hard when tapped.
step rub Rub a pinch of {grit} into the hollows with a fingertip and dust off the rest: the prints turn dark.
step stain {stain=tea-bag? Dab the dry slabs with {the stain}, wet and cold, and | Thin {the stain} with water, brown if you have it, brush it over the dry slabs with {the brush}, and at once} wipe it off again: it stays in the prints and in the cracks.
step bury Cover the slabs with {the bury} in a tub and let somebody dig with a spoon and a brush.
step card Write the label on {the card} with {pen? {the pen} | a pen}: what it is, how old, who found it, where.
further @6-8 Lay a trail across several slabs: who was running, who was walking, and who came later?
further Make the cast as well: press soft clay into a finished print, and you have the foot itself.
safety Raw flour is not eaten, also not to try: wash hands and table at the end. A grown-up may dry thin slabs in the oven instead, at 250 degrees Fahrenheit (120 °C), for two hours.
skills kneading, pressing, waiting
waiting Three to five days to dry.
alt Dark stone slabs with a dinosaur print, a shell and a fern

* peering-lanterns
name peering lanterns
title Eyes in the Dark | {light=LED-tea-light,LED-candle? Lanterns That Look Back | Glowing Eyes From Tubes} | Somebody Is Behind the Sofa
about By day three dark tubes stand on the shelf. When the lamp goes out, somebody looks at you. | Cut two shapes, put {light=glow-stick? a glow stick | a light} behind them, and a corner of the room is no longer empty.
step wrap Cut {the dark} to the height of {the tube} and roll it around, a finger's width over itself. {fix hold} the edge down. Three tubes, three coats.
step flat Press each tube flat, with the seam at the back, so that both sides of the face lie exactly on each other.
step eyes Draw half an eye against the fold and cut it out{@6-8? , small snips, with a grown-up's hand on the tube | through both layers}: unfolded it is one eye. For two, fold the front again a thumb's width beside the middle and cut there. {@6-8? Slits look sleepy, circles look surprised. | Slits, drops, crescents: each is another temper. A mouth is cut on the same fold, lower down.}
step round Squeeze the tubes round again, the other way across, until they stand.
step blade A grown-up cuts what scissors cannot reach, such as bars and small windows, with {the blade}, on a board, the tube pressed flat.
step ears Cut ears, horns or wings from what is left of {the dark} and {fix hold} them on at the top edge.
step web Wind {the web} once or twice around one of them and knot it at the back: it has been standing there for a while.
step light {light=glow-stick? Bend {the light} until they crack, shake them and drop one into each of two tubes. | {light=flashlight? Stand {the light} upright and put a tube over it. | Switch on {the light} and put a tube over each.}} Turn off the lamp.
step second Crack {the second} too and slip one into the last tube: {@9-12? green eyes beside yellow ones. | its eyes are another color.}
step hide Set them where nobody expects a face: behind a curtain, on the stairs, between the shoes.
further @6-8 Give each one a noise, and let somebody guess who made it.
further Cut a whole street: houses with lit windows, and one with something in it.
safety {light=glow-stick? Glow sticks are bent and never cut or bitten; what leaks is washed off at once. | Only cool lights go in, with the lid of the battery case screwed shut by a grown-up. Never a flame.}
skills cutting on a fold, seeing in light and dark, staging
alt Three dark tubes with glowing eyes in yellow, orange and green

* pressed-flower-card
name flower card
title A Card That Keeps Its Flowers | {flowers=pressed-flower? Pressed Flowers on a Watercolor Sky | A Garden for Somebody in Bed} | Flowers That Need No Water
about Flowers in a vase last a week. These last as long as somebody wants to keep them, and they fit into an envelope. | Color runs by itself on wet paper, and it does so kindly: no two skies alike, and none of them wrong.
step fold Fold {the card} in half, edge on edge, and rub the fold with a fingernail. {card=index-card? A small card is quite enough for three flowers. | }
step wet Brush clean {water} over the front, as far as you want the color to run, until it shines.
step bloom Touch in {the wash}, {color a} first, then {color b} beside it, with the tip of {the brush}, and let them run into each other. Leave white at the edge. {wash=watercolor-pencil? Stroke the pencils onto the wet paper and go over them with the brush. | }
step dry Half an hour flat on the table, or it curls. {@6-8? Fan it, but do not rub. | Under a book, once it no longer shines, it lies flat for good.}
step lay Lay {the flowers} out before anything is glued: the largest below the middle, buds at the top, a leaf at each side. {flowers=petal,leaf,fern-frond? Fresh ones must be pressed between paper under books for two days first. | Lift them with the tip of the brush; fingers break them.}
step stick Dab three tiny dots of glue on the back of each with {the dab}, set it in its place and press with a scrap of paper on top.
step stems Draw stems that meet at one point, thin and a little curved, and a few grasses.
step bow Glue a small bow of {the bow} where the stems meet.
step seal {seal=contact-paper? Smooth {the seal} over the front, from one edge to the other, so that nothing breaks off in the mail. | Lay {the seal} over the flowers and press out the air, so that nothing breaks off in the mail.}
step write Write inside what you would say at the bedside: {@6-8? what you miss, and what you will do together when it is over. | one thing you remember, one thing you look forward to. "Get well soon" may stand small at the bottom.}
further @6-8 Make a bookmark from the leftover flowers, for the books that sick people read.
further Write the names of the flowers on the back, and where they grew.
safety Flowers and leaves come from the garden or the meadow, with a grown-up who knows which ones are poisonous; hands are washed afterward.
skills painting wet on wet, arranging, writing to somebody
waiting Half an hour for the color.
alt A card with {many flowers} on a soft watercolor ground

* shell-mobile
name shell mobile
title {wood=driftwood? Driftwood and Shells | A Mobile of Shells} | What the Sea Left Behind | Five Strands of Sea
about Everything on it was found: the wood by the waves, the {shells=seashell? shells | glass} by you. {beads? Between them hang beads like drops. | } | No hole has to be drilled: {shells=seashell? a shell | a piece} that is bound crosswise, like a parcel, hangs for years.
step sort Wash the sand off {the shells}, dry them on {the towel}, and lay out five strands: the middle one the longest, heavy pieces at the bottom.
step cut Cut {the line} into five pieces of {in 30} and keep the rest for the hanger.
step wind Bind each piece like a parcel: {line=fishing-line? the line | the thread} once lengthwise, cross it at the back, once across, and knot it twice at the hinge. {shells=seashell? Where a shell has a hole already, go through it instead. | }
step beads Above each shell, thread on two or three of {the beads} and knot under them.
step next Leave a hand's width of {line=fishing-line? line | thread}, bind in the next shell, and go on: three for the middle strand, two for its neighbors, one for the outer ones.
step dab Lay the strands flat. {@9-12? A grown-up sets a drop of {dab} | Set a drop of {dab}{dab=glue-gun? , fingers away from the nozzle,  | }} on every knot at the back, so that nothing slips out. {dab=glue? Half an hour until it holds. | One minute until it is cold.}
step wood Tie the strands to {the wood} with a double knot, two fingers apart: the middle one at its full length, the others higher and higher toward both ends.
step feather Tie {the feather} in at the ends, where the wind gets at them first.
step loop Tie the rest of {the line} to both ends of the wood. It is the hanger: lift it at the middle.
step balance Hang it on a hook and slide the knots until the wood hangs level. Then trim the ends.
further @9-12 Hang the strands close enough to touch, and it sings in the wind.
further Write where and when each piece was found on a small tag at the back.
safety @9-12 Only empty shells come along, and none with sharp broken edges. What is left of {the line} goes straight into the bin.
safety Take empty shells only. {dab=glue-gun? Hot glue sticks to skin: work with a grown-up around, on a board, and let drops cool where they fall. | The mobile hangs where nobody runs into it.}
skills binding, knotting, balancing
waiting {dab=glue? Half an hour for the knots. | }
alt A mobile with five strands of shells and beads
`;
