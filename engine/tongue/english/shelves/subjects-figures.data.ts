export const words = `
* plate-head
name plate face
title Paper-Plate {V} | {V} Face on a Stick | Hide Behind {the V}
about Held up in front of your own face, one paper plate makes you {a v}. | The plate already has the right roundness; {v.head} turn it into {a v}.
step paint @2-3 Lay {the plate} with its back up. Your child paints it {color a}, right over the bumpy rim, and it dries for half an hour.
step paint Turn {the plate} over and brush the back with {color a}, the bumpy rim too. Give it half an hour to dry before anything sticks to it.
step pieces From {the paper}, cut what sits on this head: {v.head}. {@2-3? Make the pieces as large as your child's hand. | Leave a tab at the end of anything that sticks out over the rim.}
step place @2-3 Your child presses the pieces on where you point. Crooked looks lively.
step place {stick=tape? Fasten | Glue} them in place. Hold the plate up at arm's length and move what looks wrong while you still can.
step face Draw the face with {the pen}: {v.face}. Draw big, so that it can be read from across a room.
step eyes Hold the plate up to your face and let a grown-up mark where your eyes are. Put it down, then cut two holes as big as a quarter together.
step handle Tape {the handle} to the other side of the plate, with a hand's length sticking out at the bottom.
step act Lift it and let {the v} {v.does}. Who can tell what you are from the way you move?
further Make a second plate for a friend of {the v}, and let the two talk.
safety Hold {the handle} below the chin and walk, never run, while the plate hides your eyes.
skills painting a large surface, placing a face, pretending
waiting Half an hour for the paint.
alt A paper-plate face of {a v} on a handle

* blue-plate
name blue-and-white plate
title Blue-and-White {V} Plate | Porcelain {V} | {V} in One Blue
about For four hundred years painters have put whole worlds on plates with a single blue. This one is paper and can be dropped. | One color, a wide border and {a v} in the middle: hung on a wall, it passes for china.
step rings Turn {the plate} so that its smooth side is up. With {the pen}, draw a faint ring where the rim begins and dots at twelve, three, six and nine o'clock.
step sketch Sketch {v.shape} inside the ring, with a finger's width of white all around.
step outline Go over the sketch with {the blue}, in lines that swell and thin out. {blue=acrylic-paint,paint? Use only the tip of {the brush}. | Work from the top down so that your hand does not smear it.}
step wash {blue=acrylic-paint,paint? Thin some {blue} with {the water} in {the cup} until it is as pale as the sky and shade one side of everything; where it should be darkest, go over it again. | Shade one side of everything with close parallel lines; where it should be darkest, cross them.}
step fill Fill {v.part} with solid blue, and leave the rest white with a few patterns: stripes, dots, little hooks.
step rim Paint a flower on the rim at each of the four dots, then one between every two. {@13+? Join them with a vine that touches every flower. | Eight flowers, all alike.}
step dots Fill the gaps between them with rows of three dots.
step dry Let it dry flat before you lean it on a shelf.
further Make a set of four with {v.scene} on the others, and hang them in a diamond.
safety A painted plate is for the wall: nothing to eat goes on it.
skills drawing with a brush, dividing a circle, working in one color
waiting About half an hour.
alt A paper plate painted in blue with {a v} and a flower border

* rocking-plate
name rocker
title Rocking {V} | {V} on a Rocking Plate | Tip-and-Tilt {V}
about One fold, and a paper plate starts to rock: push it once and {the v} goes on for a good while. | The round rim is a rocker that nobody had to measure.
step place @2-3 Your child covers {the plate} with {v.place}: big strokes of {paint}, any colors. {paint=paint? Let it dry. | More is better.}
step place One side of {the plate} becomes {v.place}: cover it with {the paint} up to the rim. {paint=paint?  It must be dry before you go on.}
step fold Fold the plate in half with the colors outside and press the crease flat. Set it on its rounded edge and open it a little: it stands, and it rocks.
step draw On {the card}, draw {v.shape}, as tall as your hand, with a flat strip below as a foot.
step color Color it in: {color a} first, then {color b}{@6-8? , and last the detail: {v.mark} | }.
step cut Cut {the v} out with one wide border, the foot strip too.
step seat {fix=tape? Tape | Glue} the foot strip to the front of the plate, so that {the v} stands just above the middle of the fold. Off to one side, the rocker hangs crooked.
step edge {fix fix} {the edge} along the fold{@2-3? together | }: grass, foam, or dust, whatever lies on the ground there.
step rock Tap one end. Count the rocks before it stops, then try to beat that number.
further Tape a second figure to the other side of the plate and find out whether two rock longer than one.
safety Only the small figure rides; the plate is too thin to sit or stand on. Watch fingers on the crease when it closes.
skills folding in half, balance, coloring
waiting About twenty minutes if you painted.
alt {A v} on a folded paper plate that rocks

* pop-up-cup
name pop-up cup
title Peekaboo {V} | {V} in a Cup | Now You See {the V}
about Up comes {the v}, down goes {the v}: a joke that never gets old, in one cup. | A stick, a slit and a cup to hide in. The laughing starts at the first pull.
step draw On {the card}, draw {v.shape}, small enough to disappear in {the cup}.
step color Color it in: {color a} and {color b}. {@6-8?  Add the detail last: {v.mark}.}
step cut Cut it out, not too close to the lines: a border keeps thin parts from bending.
step slit A grown-up pokes a slit in the bottom of {the cup} with {the tip}, just as wide as {the stick} is.
step hide Draw grass, waves, clouds or flames around the outside of {the cup}, whatever {a v} would hide behind.
step stick Lay the end of {the stick} on the back of the figure and tape it down with two strips. It should not wiggle.
step thread Push the stick down through the cup and out at the slit. Pull: gone. Push: there.
step peek Call the name, wait, wait a little longer, and push.
further Make a second figure for the same stick and change them when nobody looks.
safety A stick is for showing, not for running with: sit down to play, with its end away from faces.
skills timing, coloring small shapes, hiding and finding
alt {A v} that pops up out of a cup on a stick

* pinprick-shade
name pinprick shade
title Pinprick {V} Night Light | {V} in Points of Light | Starry {V} Shade
about By day it is a cup with a few hundred holes. In the dark {a v} of light stands on the wall. | Draw with a point instead of a pen: each hole is one star in a constellation called {V}.
step draft Cut nothing yet: on {the paper}, draw {v.shape} as a row of dots a fingernail apart. Keep it no taller than the side of {the cup}.
step wrap Wrap the drawing around {the cup} and tape it down along its edges with {the tape}.
step prick Hold the cup from inside with a folded cloth or a lump of crumpled paper behind the spot, and push {the pin} through every dot.
step fine Add the inside: {v.face? {v.face} | {v.mark}}. Use finer holes here, twice as close; big holes stay for the outline.
step open Cut a small notch in the rim with {the scissors}, so that air and a switch can get through.
step off Peel off the drawing and hold the cup against a window. Where is the line hard to read? Prick a second row.
step glow {light=string-light? Push one bulb of the switched-on {light} through a hole in the bottom, or set the cup over a few of them. | Switch on {the light}, set the cup upside down over it and turn off the lamp.}
further Prick {v.scene} around the back, with one row of holes for the ground that runs the whole way around.
safety {@9-12? The point goes away from the hand that holds the cup; a grown-up sits close by. | Push away from your other hand, and count the tools back into the box.} Only battery lights, never a flame: the cup is paper.
skills drawing in dots, steady pressing, planning with light
alt {A v} shining through pinholes in an upside-down cup

* egg-cup-heads
name finger heads
title Egg-Carton {V} Heads | {V} on a Fingertip | The Three-Headed {V} Show
about Every egg cup is a head that fits on a finger; with {v.head}, it can only be {a v}. | Cut one carton apart and you have {v.many} enough for a whole family.
step cut A grown-up cuts out three cups of {the carton} and trims the rims until they stand straight. {@6-8? You can smooth the corners with {the scissors}. | }
step paint Paint the cups outside: the first one {color a}, the others in any color you like.
step dry Set them over the tips of pencils or upside down on the table and wait until the paint no longer shines.
step bits Cut from {the paper}: {v.head}. Cut small, as the head is only as wide as two fingers.
step stick {fix=tape? Tape | Glue} the pieces to the first cup. Hold each while you count to ten.
step face Draw the face with {the pen}: {v.face}. Two friends on the other cups get faces of their own.
step top {fix fix} {the top} onto the two friends: a hat, hair, or ears.
step play Put them on your fingers, hide them under the edge of the table, and let {the v} come up first.
further Turn the rest of the carton upside down: every hump is a seat in the theater.
safety The scissors slip easily on a carton, so the cutting is a grown-up's; little heads stay on fingers and out of mouths.
skills painting round things, tiny details, speaking for someone else
waiting Half an hour for the paint.
alt An egg-carton head of {a v} between two others

* carton-lid-stage
name shadow box
title {V} in a Carton Lid | Egg-Carton Shadow Box: {V} | {V}, Three Layers Deep
about The lid of an egg carton has the walls of a little theater, and its cups are the posts that let {the v} float in front. | Depth is the trick here: a sky at the back, {the v} in the middle, something close in front.
step apart Cut {the carton} apart at the hinge. The lid is the box; keep the half with the cups for later.
step backdrop Paint the inside of the lid with {v.place}, lighter toward the top. A few large shapes are enough.
step figure On {the card}, draw {v.shape}, so that it fills the lid from top to bottom but for a finger's width.
step color Color it {color a} and {color b}; when dry, put in the details: {v.face? {v.face} | {v.mark}}.
step cut Cut {the v} out. From the rest of {the card}, cut a strip as long as the lid, wavy along its upper edge, and paint it {color b}, mixed dark.
step posts Cut three cups from the other half and trim them to the same height: these are the posts.
step float Glue one post behind the middle of {the v}, then onto the painted lid. It should float a thumb's width off the back.
step near Glue the strip along the lower rim, on posts that lift it to the front edge.
step ground Glue {the ground} along the bottom of the box, thicker toward the corners, until the posts are hidden.
step hang Prop it up where light falls in from one side; the shadow on the backdrop is part of the picture.
further Put a second layer of scenery on half-high posts between the backdrop and {the v}.
safety Cut the carton on the table in small bites, since it springs back when it gives way.
skills thinking in layers, cutting out, painting a backdrop
waiting An hour for paint and glue.
alt {A v} in a shadow box made of an egg-carton lid

* hello-stick-puppet
name stick puppet
title Hello, {V} | {V} on a Stick | Wave to {the V}
about Scribbled on by a small hand and held up high: {the v} is ready to say good morning. | {@2-3? A puppet that a two-year-old can hold, turn and make dance, because there is only one stick to think of. | One stick, one voice and the arm of a sofa: the shortest way to a puppet show.}
step outline Draw {a v} as large as a grown-up's hand on {the card}{card=cereal-box? , on its plain side}, with thick lines: {v.shape}.
step scribble {@2-3? Your child fills it with {colors=paint? bare fingers dipped in paint | {the colors}}. Dots, rings, back and forth: let the arm go. | Fill it with {the colors}: one color for large parts, another for {v.part}.}{colors=paint?  Let it dry before you go on.}
step cut {@2-3? A grown-up cuts it out | Cut it out together}, with a border as wide as a finger. {@2-3? Your child watches where the scissors go and says when they are around the corner. | The straight stretches are your child's own.}
step lay {v.face? Draw the face together: {v.face}. | Draw together what everyone knows it by: {v.mark}.}
step stick Turn it over, lay {the sticks} up the middle, and press two strips of {fix} across it. Leave a handle as long as a small hand is wide.
step bow Let {the v} come closer, turn around and hide behind a back.
step stage Sit behind the arm of a sofa: only {the v} may look over it. What does it sound like? How does it {v.does}?
further Sing a song your child knows and let {the v} come up whenever its turn is.
safety Play sitting down: a stick in the hand and running feet do not go together.
skills large scribbles, holding and turning, first pretend talk
alt {A v} on a stick, colored with scribbles

* slat-sign
name slat sign
title Slatted {V} Sign | {V} on Driftwood-Style Slats | Weathered {V}
about Nine sticks become a weathered board, the kind that hangs on beach cabins and over workbenches. | Painted across gaps, {the v} looks as if the board had been outside for years.
step ground Brush thin, streaky {paint=paint-marker? color | paint} over seven of {the sticks}, each in a slightly different pale tone, so that wood still shows. The other two stay bare.
step rails Lay the two bare sticks upright and parallel, nearly as far apart as a slat is long: these are the rails. Put a dot of {fix} at the top, at the bottom and at five places between.
step gaps Lay the seven slats across, the first and last at the ends of the rails, the others evenly between. Press, check that the gaps are equal, and let the glue set for an hour.
step sketch Leave it lying as it is, painted side up, the rails hidden behind. Sketch {v.shape} over all the slats, as if the gaps were not there.
step paint Paint it in flat areas, {color a} first, then {color b}, and lift the brush at every gap: paint that runs in between gives the trick away.
step line Add the details with the finest tip you have: {v.face? {v.face} | {v.mark}}.
step wear Once the paint is dry, rub {the sand} lightly over the picture, along the slats, mostly at the edges.
step hang Tie {the hanger} to the ends of the top slat.
further Letter a word below: a name, a place, the thing {the v} says.
safety Do the sanding outdoors or over a damp cloth, and do not breathe the dust.
skills building a panel, painting over gaps, aging a surface
waiting An hour for the glue, then half an hour for the paint.
alt {A v} painted on a hanging sign of wooden slats

* cloud-gazing
name cloud picture
title The Cloud That Looked Like {a V} | {V} in Cotton | {A V} in the Sky
about Lie in the grass long enough and one comes by that looks exactly like {a v}. | Pulled thin and laid on blue, a handful of fluff becomes the kind of cloud that people point at.
step wash {@2-3? Your child paints {the sky} blue from edge to edge. | Paint {the sky} blue, darker at the top and pale below, as the real one is.} It dries for half an hour.
step hang Glue the ends of {the hang} behind the top edge, because a sky hangs high.
step look @2-3,4-5 On {wash? the | blue} {sky}, draw {a v} with a light line: {v.shape}. Keep it as round and simple as a cloud is.
step look On {wash? the | blue} {sky}, draw {v.shape} in a thin line, only the round forms. Clouds have no corners and no thin legs.
step pull Pull {the cotton} apart with both hands until light comes through. {@2-3? That is your child's work, and it may take as long as it likes. | Keep a few thick lumps.}
step glue Spread {fix} inside the line, {@2-3,4-5? plenty of it | one part at a time}.
step press Lay the cotton on and pat it: the thick lumps in the middle, thin wisps toward the line. {@2-3? It may stick out over the edge. | Leave the shape easy to read.}
step edge Pull single wisps out over the edge with your fingertips, all toward the same side: that is the wind.
step shade Rub a little gray from {the shade} on a fingertip and dab it along the underside. The top stays white, and the cloud goes round.
step guess {v.face? Leave it flat for an hour, then hang it high and ask who comes in what they see. Do not tell. | After an hour, hold it over your head, lie down, and let somebody guess.}
further Look at real clouds for ten minutes, sketch the best one, and make that one next.
safety {@2-3? Loose cotton stays on the table: it is for pulling and patting, never for mouths. | Look at clouds with the sun behind you, never into it.}
skills pulling apart, soft edges, seeing one thing in another
waiting An hour until the glue holds.
alt A cotton cloud in the shape of {a v} on a blue sky

* one-line-bend
name bent-line figure
title Bent Pipe-Cleaner {V} | Fuzzy-Line {V} | {V}, Drawn in the Air
about A drawing that can be picked up: {the v} is all outline, with the wall showing through. | What a pencil does on paper, {the lines} do in the air.
step draw Draw {v.shape} on {the paper}, {@6-8? one and a half hands tall and without any lines inside | large, and in as few strokes as you can}. It is the pattern to bend on.
step tips Fold over a fingernail's width at both ends of each of {the lines}, so that no wire sticks out.
step bend Lay one {one lines} in {color a} on the pattern and follow it with your fingertips: press, bend, move on. Sharp corners want a pinch, curves a thumb.
step join When one runs out, hook the next into its end and twist the two around each other three times.
step inside Bend in {v.partcolor} what everybody knows it by, with as few bends as you can: {v.part}. {@6-8? A grown-up snips the ends to length; fold each new end over | Snip the ends to length, fold each new end over}, then twist the piece onto the outline at two places.
step space Now leave the flat: bend one part toward you and one away, until it casts a shadow that looks different from every side.
step stand Press the lowest bend into {the foot}, or twist the ends around it, so that the figure stands.
step show {foot? Turn {the lamp} on it and look at the wall behind. | Hold it between a white wall and {the lamp}: the shadow is a second drawing.}
further Try to bend a smaller one from a single piece, without joining anything.
safety A cut end is sharp wire: fold it over before anything else happens, and keep ends away from eyes.
skills following a line, joining wire, seeing outlines
alt {A v} bent from fuzzy wire

* pompom-pixels
name pom-pom pixel picture
title {poms=pom-pom? {V} in Eighty Pom-Poms | {V} in Eighty Felt Balls} | Soft-Pixel {V} | The Fuzziest {V} on the Wall
about One fluffy dot is one pixel: from the door it is {a v}, from close up a meadow. | A grid, a code of colors and patience, as in the earliest games, only soft.
step plan On {the grid}, mark off fourteen squares by fourteen. Draw {v.shape} on it in blocks: a square is full or empty, nothing in between.
step grid Draw the same squares on {the board}, each square as wide as one of {the poms}.
step sort Sort {the poms}: {color a} for most of it, {v.partcolor} for {v.part}, one more tone for the shady side. Out of a color? Change the plan, not the grid.
step edge Glue the outline first, one square at a time, with a pea of {fix} under each.
step rows Fill row by row from the top, so that your sleeve never crosses what is wet.
step detail Set the squares that matter last: {v.face? {v.face} | {v.mark}}, in as few as will do.
step dry Press the whole field gently with a book and leave it for two hours.
further Photograph it, look at the photo tiny, and move the two pixels that bother you.
safety Something this small and soft can be swallowed: sort in a lid, and keep little brothers and sisters out of the box.
skills planning on a grid, simplifying, working in rows
waiting Two hours under a book.
alt A pixel picture of {a v} made of {many poms}

* photo-stand-in
name photo stand-in
title Put Your Face in the {V} | {V} Photo Board | Smile, You Are {a V}
about At the fair you pay for a picture like this: everybody who looks through the hole becomes {a v}. | A panel of card, a hole and two hands to hold it, and the whole family lines up to be {a v}. | Grandmother, the neighbor, the dog: whoever puts a face behind it is {a v} for one photograph.
step open {@4-5,6-8,9-12? A grown-up cuts | Cut, with a grown-up beside you,} one big panel out of {the box} with a knife: at least {in 20} high and {in 14} wide. Tape over its edges, for hands will hold it there.
step draw On the plain side, so large that it touches the top and the bottom, draw {v.shape}. {@4-5? Leave out everything thinner than a hand. | A little too big is about right.}
step hole Mark an oval a thumb larger all around than a real face{v.face? , just where the face of {the v} would be |  in the middle of {the v}}. {@13+? Cut it out with the knife, away from the other hand and with a grown-up beside you, | A grown-up cuts it out with the knife} {@13+? and cover | and covers} the rim with {tape}.
step paint @4-5 Your child paints {the v} {color a}, with whole-arm strokes. A second color is for {v.part}.
step paint Paint the large areas first, each in one color. Keep the brightest for what should stand out: {v.part}{v.other?  and {v.other}}.
step scene {v.face? Fill the corners around {the v} with one pale color, and dab in what suggests {v.place}. | Give the rest of the panel a single flat color, and hint at {v.place} along the lower edge.}
step line {v.face? Go around everything once more with {the pen}, in a line as thick as a finger, so that it reads from across a room. | Draw the outline again with {the pen}, thick and dark: on a photograph, thin lines vanish.}
step dry {v.face? Lay it flat for an hour until no paint comes off on a fingertip, and look for hats meanwhile. | Give the paint an hour. Who will be first, and with which face?}
step pose {v.face? Hold it by both edges in front of you, face in the hole. Somebody works {the camera} and counts down; then change places. | Kneel behind a table, rest the board on it and look through, while somebody with {the camera} says what kind of face to make. Then change places.}
further {v.face? Take the same picture glad, tired and furious: which {v} is the best? | Take a picture of everybody in the house and hang them in a row.}
safety {@13+? The knife stays flat on a board under the panel, cuts away from hands, and is put away before the paint comes out. | The knife is a grown-up's, from the first cut to the last, and is put away before the paint comes out.}
skills painting large, planning for a photo, performing
waiting About an hour for the paint.
alt A painted panel of {a v} with a hole for a face

* big-piece-jigsaw
name jigsaw
title {V} in {@2-3? Two | {@4-5? Six | Twelve}} Pieces | Cereal-Box Jigsaw: {V} | Put {the V} Together
about First a picture, then a puzzle: {the v} falls apart and comes together as often as you like. | {@2-3? Two halves and one wavy cut: the first jigsaw of a lifetime can be {a v}. | The picture is yours, so you know every piece of {the v}, and still it takes a while.}
step draw Draw {v.shape} on {the paper}, so large that it reaches all four sides.
step color Color everything, the background as well: an empty corner is the hardest piece. {@6-8? Put {v.scene} around it. | Every part may have another color.}
step panel {@6-8? Cut one large panel out of {the box}, | A grown-up cuts one large panel out of {the box},} as big as the picture.
step paste Spread {fix} over the plain side, right to the edges, and smooth the picture onto it from the middle out.
step press Lay a clean sheet and a heavy book on it for half an hour, so that it dries without a wave.
step back Turn it over and draw {@2-3? one wavy line, so that there are two halves; a second one when your child knows the first puzzle by heart | {@4-5? two lines across and one down, gently curved: six pieces | three wavy lines across and two down: twelve pieces}}.
step cut {@2-3? A grown-up cuts | {@4-5? Cut together | Cut}} along the lines with {the scissors}, the long ones first. Turn the card and not the hand.
step build Mix the pieces and put {the v} together again. Which piece do you look for first?
step keep Mark the backs with one color and keep the pieces in {the keep}.
further Swap puzzles with somebody and build without having seen the picture.
safety Stiff card makes scissors jump: keep the other hand behind the blades.
skills coloring to the edge, cutting along a line, matching shapes
waiting Half an hour under a book.
alt A jigsaw of {a v} in large pieces

* three-sheet-relief
name layered relief
title {V} in Three Layers | Stacked-Card {V} | Carved-Look {V} Relief
about Nobody will guess what this was made of: three layers, real shadows, {a v} that steps out of the wall. | Depth from garbage: the same card three times, each time a little less of it.
step sheets Cut {the box} open and cut out four panels of the same size, the plain inside facing you.
step back Paint the first panel in one dark, even tone. It is the ground, and its edge becomes the frame.
step draw On the second, draw {v.shape}, simplified until there are only large forms.
step second Cut the outline out with two fingers to spare all around: that makes the lowest layer, a dark echo of the figure.
step third Cut {the v} itself from the third panel. From the fourth, cut what lies nearest to you: {v.parts}.
step paint Paint the lowest layer {color b}, mixed dark, {the v} in its own colors, {color a} above all, and the nearest parts a little lighter.
step spacers Fold leftover strips of card into flat double bars and glue three behind every layer.
step stack Glue the layers on each other from dark to light. Press only where there are spacers.
step fine Draw the finest lines with {the line}: {v.face? {v.face} | {v.mark}}.
further Stand a lamp beside it in the evening, move it around slowly, and hang the picture where the shadows are longest.
safety Cut tight corners from both sides instead of forcing the blades around, with your thumb out of the line.
skills simplifying forms, layering, light and shadow
waiting About an hour between paint and glue.
alt {A v} in a relief of layered card

* seek-and-shake-bottle
name seek-and-find bottle
title Where Is the {V}? | Shake and Seek {V} | {V}, Lost and Found
about Turn, shake, wait: somewhere in there is {a v}, and this time it shows only {v.part}. | A search that never ends the same way, for waiting rooms and back seats.
step draw On {the card}, draw {v.shape}, no bigger than will go through the neck of {the bottle} when it is rolled up.
step color Color it strongly on both sides: {color a} and {color b}. Then draw two small things to look for as well, from {v.place}.
step cover Cover the figures with {tape} front and back and cut them out with a rim of tape, so that they slide without getting soft.
step first Pour in {the fill} through {the funnel} until {the bottle} is a third full.
step hide Roll {the v} and the others up, push them through the neck and let them spring open.
step more Add more {fill}, but leave a hand's width of air. Without air nothing moves.
step close {@6-8? Screw the cap on together and wrap {tape} around it until it cannot be turned. | A grown-up screws the cap on and wraps {tape} around it until nobody can turn it.}
step seek Roll it slowly. Who sees {the v} first, who finds all three?
further Write a list of what is inside and tie it to the neck: strike out what you have seen.
safety The cap stays taped, because what is inside is small. If the bottle ever cracks, it goes.
skills looking closely, patience, pouring
alt A bottle in which {a v} hides

* bell-jar
name bell jar
title {V} under Glass, without Glass | Bell-Jar {V} | The Museum {V}
about Under a dome, even paper becomes a treasure; this dome held soda last week. | A display for a shelf: {the v}, its piece of ground, and air around both.
step dome {@9-12? A grown-up cuts | Cut together} the bottom off {the bottle} below its straightest part and trims the edge smooth; the upper half with the closed cap is the dome.
step base Set it on {the base}, trace around it with {the pen}, and mark the middle.
step draw On {the card}, draw {v.shape} twice as mirror images, a little lower than the dome, with a tab below.
step color {paint=marker,colored-pencil? Color | Paint} both in {color a} and {color b}; when dry, the details: {v.face? {v.face} | {v.mark}}.
step cut Cut both out and glue them back to back, all but the tabs.
step stand Bend the tabs apart and glue them to the middle of {the base}. Hold until {the v} stands by itself.
step floor Glue {the floor} around the foot, higher at the back, until no tab shows.
step lid Lower the dome over it. It should sit on the traced line without touching anything.
step knob Glue {a knob} on top of the cap, as a handle worthy of a museum.
further Write a label as museums do: the name, where it was found ({v.place}), and the year.
safety Cut plastic is sharp: run tape around the edge before anyone lifts the dome.
skills measuring for a fit, painting mirror images, display
alt {A v} standing under a clear dome

* snap-open-pin
name snapping picture
title Snap! Goes {the V} | Open-Up Clothespin {V} | {V} with a Secret
about Pinch the back and {the v} comes apart in the middle, with something in there that nobody expected. | One pin, one cut, one secret: the shortest theater in the world.
step coat {coat=washi-tape? Cover {the pin} with {the coat} along both jaws and trim it at the edges. | Cover both jaws of {the pin} with {the coat}, on all sides but the spring, and stand it up with its jaws in the air to dry.}
step draw On {the card}, draw {v.shape}, about as long as your hand and lying or standing across.
step color Color it {color a} and {color b}. {v.face? Give it a face: {v.face}. | Give it its mark: {v.mark}.}
step cut Cut it out with a narrow border.
step halves Draw a zigzag across the middle, from side to side, and cut along it. Now there is an upper and a lower half.
step secret On the leftover card, draw what comes to light when it opens: {@4-5? a heart or a star | a word, a tongue, a treasure or the end of a joke}. Cut it out, no taller than a thumb.
step top Glue the upper half to the upper jaw of {the pin}, so that the zigzag lies exactly at the mouth.
step match Glue the lower half to the lower jaw with the zigzag closed, then the secret behind the upper half, hanging down. Let it set for half an hour, pin closed: opened too early, both halves slip.
step eyes Glue {the eyes} {v.face? onto the upper half, right over the drawn ones | onto the upper half, so that it sees who is coming}.
step snap Pinch, let it see daylight, let go. Show it to somebody who has no idea.
further Make a second with the answer in it, and let the first one ask the question.
safety The spring pinches: keep lips, noses and ears of others out of its reach.
skills cutting on a line, lining up two halves, comic timing
waiting Half an hour for the glue.
alt {A v} on a clothespin that opens in the middle

* photo-line-pegs
name photo line
title {V} Photo Pegs | A Line of Tiny {V} Pegs | Pinned Up with {a V}
about Eight pegs, each with {a v} no longer than a fingertip, and every photo on the wall gets a friend. | Tiny painting is a discipline of its own: three strokes must be enough for {a v}.
step ground Paint {the pins} white or pale on the front, leaving the spring bare, and let them dry.
step reduce Draw {v.shape} again and again on {the paper}, smaller each time, until it fits a fingernail and can still be recognized. Pencil the best one onto each peg.
step hero Paint them with the smallest {brush}: {color a} for the body first, without any detail.
step story Let each differ from the last: one whole, one only {v.part}, one from behind, one running out of the edge.
step shine Give the edges one line of {the shine}.
step dry Let everything dry standing, clipped to the rim of a box.
step hang Stretch {the line} between two hooks or bookshelf ends, above head height, and tie it at both ends.
step clip Clip up {the pictures}, two pegs to each, with the pegs in the order in which they tell something.
further Give away a set of three with one picture already in it.
safety Hang the line where nobody walks or sleeps underneath, and untie it before the furniture moves.
skills miniature painting, simplifying, composing a wall
waiting About an hour for the paint.
alt Clothespins painted with {a v}, holding pictures on a line
* doorstep-stone
name painted stone
title {A V} by the Front Door | {V} on a Big Stone | The Garden {V}
about A stone as big as two fists has its own weight and its own will; {the v} only moves in. | It will lie by the door in sun and rain, and everybody who visits has to step around {the v}.
step scrub Wash {the stone} in {the water} with both hands until no more dirt comes off. Feel for the flattest side while you do.
step dry Rub it with {the towel} and leave it in the sun: paint slides off a damp stone.
step ground Cover the top with a layer of {paint} in a light color. Let it dry before you go on.
step figure {@4-5? Sketch {v.shape} together on the dry ground, then your child fills it with {color a}. | Sketch {v.shape}, turn the stone until it fits best, and fill it with {color a}.}
step dots Dip a fingertip into the paint and set a ring of dots around {the v}, one beside the other.
step last {v.face? Add {v.parts}, then the face: {v.face}. | Add its mark: {v.mark}.} The tip of the handle of {the brush} makes finer dots than its hairs.
step place When it is hard and dry, choose its place together: where does {the v} have the best view?
further Write the date on the underside, and paint a new stone beside it every year.
safety Choose a stone too big for a mouth, carry it low with both hands, and keep toes out from under.
skills washing, painting around a form, fingertip dots
waiting About an hour in all.
alt A large stone painted with {a v} and a ring of dots

* dotted-stone
name dotted stone
title {V} in Dots on Stone | Dot-by-Dot {V} | {V} with a Halo of Dots
about No line anywhere: {the v} is made of dots, and rings of dots run outward from it like ripples. | An hour in which there is nothing to think about but the next dot.
step ground Brush the top of {a stone} in one color that {the v} does not have and let it dry until it feels like chalk.
step draw Sketch {v.shape} thinly in the middle with {the pen}, no larger than half of the stone.
step outline Dip the {one tip} into {color a} and touch straight down, straight up. Dot the outline, with gaps as wide as a dot. Dip for each one: that keeps them equal.
step fill Fill the inside along the outline, row within row; change to {v.partcolor} for {v.part}.
step halo Follow the outline outside with a ring of {color b}, then one of a third color with larger dots, and so on to the edge. {@6-8? Three rings are plenty. | Let the dots grow from ring to ring.}
step top Once all is dry, set a small light dot on every large one, always on the same side.
step dry Leave it untouched for an hour, even though it looks dry sooner.
further Try a dot that you drag with the tip of the {one tip}: it becomes a drop, a petal, a flame.
safety Pointed tools are for the paint only: nobody reaches across a hand that is dotting.
skills even pressure, symmetry, patience
waiting An hour between and after.
alt A dark stone with {a v} in dots and rings around it

* talking-sock
name sock puppet
title The Talking {V} Sock | {V}, Straight from the Sock Drawer | Chatty Sock {V}
about Thumb below, fingers above, and an old sock starts to answer back. | Every single sock has been waiting for this: to become {a v} with opinions.
step hand Pull {the sock} over your hand with the heel on your knuckles. Push the toe in between thumb and fingers: that fold is the mouth.
step mouth Open and close it a few times, then mark with {the pen} where the eyes must sit: on the knuckles, higher than you expect.
step tongue Cut a tongue as long as your finger from {the bits} and round off one end.
step head Cut what belongs on this head: {v.head}. {@9-12? Leave a tab to fold under and it will stand up. | Larger is better; the audience sits far away.}
step glue Push one end of it deep into the fold, with {the fix} under it, and fix the other pieces on top. Slip {the sock} over a bottle or a tube so that front and back do not stick together.
step eyes Set {the eyes} on the marks. Looking a little inward, they seem to look at somebody.
step hair Add a tuft of {the hair} where it suits {the v}.
step wait Leave it until the pieces cannot be pushed around any more.
step talk Lift the thumb for every syllable, not for every word. Let {the v} tell what it likes about {v.place}.
further Give {the v} a cousin on the other hand who sees everything differently.
safety Cut with the sock off the hand{@9-12? . | , and let {the fix} dry before anybody slips in.}
skills fitting to a hand, moving a mouth, improvising
waiting About an hour for the glue.
alt A sock puppet of {a v} with its tongue out

* plush-from-a-sock
name sock plush
title Sock-Drawer {V} Plush | Odd-Sock {V} | Stitched {V} from a Lost Sock
about Heel, toe and cuff are already the right curves for a small round body; {the v} needs only two seams. | The one that lost its partner in the wash becomes {a v} to keep.
step plan Lay {the sock} flat. The toe will be the head, the part before the heel the body. Mark with {the pen} where the neck goes.
step bottom Cut the cuff off straight below the heel, leaving as much body as you want. Keep the cuff for arms, wings or a scarf.
step sew Turn it inside out and sew the cut edge shut with small backstitches, except for a gap of two fingers. Turn it right side out.
step stuff Push in {the fill} in small tufts, head first, until it is firm and springs back. Close the gap with tiny stitches.
step neck Wind {the thread} three times around the mark, pull it as tight as you like, knot it and hide the ends.
step head Cut from {the trim}: {v.head}. Cut each piece twice where it shows from both sides.
step attach Sew the pieces to the head along their lower edges, pinching them a little so that they are not flat.
step face Embroider the face: {v.face}. Start from the back of the head and come out where the eye goes, so that no knot shows.
further Sew a pocket onto the tummy from the cuff and hide a note in it.
safety {@9-12? A grown-up shows the first stitches. | Mind the point of the needle when the stuffing hides it.} Count needles before and after. For a baby, leave off everything that could be pulled loose.
skills backstitch, stuffing, embroidering a face
alt A plush {v} sewn from a sock

* dusk-disc
name dusk disc
title {V} against the Sunset | {V} at Dusk | Evening Window with {a V}
about At sundown everything turns to a dark shape in front of a burning sky, even {a v}. | The filter makes the sky by itself; only {the v} has to be cut.
step color @2-3 Lay {the disc} on {the plate}. Your child dabs yellow in the middle and red and orange around it, with {color}.
step color Lay {the disc} flat on {the plate}. {color=marker? Color | Dab} a yellow sun in the middle, then orange, then red, then a purple rim. {color=marker? Leave white gaps: the water will fill them. | Leave dry gaps: the color will crawl into them.}
step wet Let clear {water} drip on from {the brush}, starting in the middle, until the colors run together. {@2-3? Then watch, hands off. | Stop sooner than you want to.}
step dry Lift it by the rim onto a dry spot and wait until it feels like paper again.
step draw On the back of dark {dark}, draw {v.shape}, half as wide as the filter. Only the outline counts: the inside will be night.
step cut {@2-3? A grown-up cuts | Cut} {the v} out, and small windows in it where light should come through: {v.face? the eyes, for example | the mark, for example}.
step glue Spread {fix} on the back of {the v} and press it onto the middle of the sky.
step ground Cut a strip of hills, waves or roofs from the rest and glue it along the lower edge.
step hang Glue the ends of {the hang} to the back at the top, with a scrap of {dark} over them.
step window Hold it against a window in the afternoon, and again when it gets dark: when is the sky best?
further Make three skies, morning, noon and evening, and move {the v} from one to the next before you glue.
safety Color that runs also stains: sleeves up, and lay something under the plate.
skills letting colors run, cutting an outline, light and dark
waiting About 45 minutes for the filter.
alt A dark {v} in front of a sunset on a coffee filter

* button-canvas
name button picture
title {V} from the Button Box | Sixty-Button {V} | Buttoned-Up {V}
about Every button was once on somebody's coat; now they are all {a v}. | Overlapped and edge to edge, {the buttons} cast small round shadows all over {the v}. | A jar of odd buttons is a box of paints: {a v} needs about sixty of them.
step sort Tip out {the buttons} and make three heaps: near {color a}, light, and dark. Hardly one will be exactly right, and from a distance it makes no difference.
step draw On {the board}, as tall as your hand, draw {v.shape}. Whatever is thinner than a button stays a line: draw it thick and dark with {the pen}.
step line Glue {the line} along the thick parts and snip off the end: a border against which the buttons can lean.
step outline Lay the smallest just inside the line of the thick parts, edge to edge, before you glue a single one. Then lift each, put a dot of {fix} under it, and set it back.
step large Fill the middle with the largest, the light heap on one side and the dark heap on the other. Turn some face down: backs are quieter than fronts.
step gaps Drop small ones into the gaps, leaning on the rims of the large.
step stack {v.face? Make each eye from two: a small dark button glued on a large light one. | Glue a small dark button on a large light one where people should look first.}
step dry {v.face? Leave it flat for four hours: buttons are heavy, and glue gives way slowly. | Four hours flat on the table, and no peeking underneath.}
further Write on the back where the special ones came from: a school coat, a grandmother's cardigan. | Frame it with a row of shirt buttons, all white and all alike.
safety Work over a tray with a rim, and count what is left: a button on the floor is a danger for anyone who crawls.
skills sorting by tone, overlapping, composing
waiting Four hours, flat.
alt {A v} covered in buttons on {a board}

* spoon-headed-folk
name spoon puppet
title Spoon-Head {V} | {V} out of the Kitchen Drawer | Stirring Stories with {a V}
about The bowl of a spoon is a head with a neck ready-made; a scrap for a coat, and {the v} can go on stage. | Between soup and supper, one of the spoons becomes {a v}.
step choose Draw a head on {the paper}, wider than the spoon, with all that belongs on it: {v.head}.
step cut {@2-3? A grown-up cuts it out in one piece. Your child holds it up: who is that going to be? | Cut it out in one piece, without cutting anything off that sticks out.}
step face @2-3 Hold the pen together and draw the face: {v.face}. Your child does the eyes.
step face Draw the face with {the pen}: {v.face}. Then hold it at arm's length: can you still see which way it looks?
step head {@2-3? Hold the head to the rounded back of {the spoon} while your child presses it flat and sings the alphabet; a strip of {fix} goes above and one below. | Tape the head to the rounded back of {the spoon}, with one strip above and one below, and press while somebody sings the alphabet.}
step coat @2-3 Your child spreads {the coat} flat and strokes it smooth from the middle outward. A grown-up trims it to the length of the handle.
step coat Cut {the coat} to the length of the handle, narrow at the top and wide below. {coat=construction-paper,wrapping-paper?  Draw buttons, spots or stripes on it. | }
step wrap Gather it around the neck of {the spoon}, and wind tape around both until it holds.
step play Hide your hand in the coat. Turn the handle: now {the v} looks away, now it looks back.
further Do the same with a fork: what creature has hair that stands up like that?
safety {spoon=metal-spoon? Use a teaspoon with a blunt rim. | Look the spoon over for splinters and cracks first.} Puppets with handles perform sitting down.
skills placing a face, wrapping, playing a part
alt A spoon puppet of {a v} in a coat

* bough-mobile
name mobile
title {V} on a Bough | Drifting {V} Mobile | {V} in Balance
about It is never still: a door opens somewhere, and {the v} drifts around. | Hung from something that grew in the woods, {the v} and two shadows look for balance.
step clean Break off what sticks out of {the bough}, rub it smooth with a cloth and hold it in the middle on one finger: where it lies level is its center.
step draw On {the card}, draw {v.shape} once as large as your hand and twice half as large.
step color Color the large one on both sides: {color a}, {color b}, and the details. The small ones get one plain color each; they are its shadows.
step cut Cut all three out and find the point from which each hangs straight, by pinching it at the upper edge.
step hole Make a hole there with {the hole}, a finger's width below the edge.
step top Tie a piece of {the cord}, as long as your arm, to both ends of {the bough}, so that it makes a tent to hang by.
step middle Hang {the v} from the center on a cord as long as your hand.
step sides Hang the two small ones near the ends, one short and one long.
step bead Knot {the bead} into the cords, one above each figure: a little weight makes them turn more slowly.
step balance Let somebody hold it up. If one side sinks, slide its cord toward the middle, a thumb's width at a time.
further Hang a tiny fourth figure from one of the small ones: now everything has to be found anew.
safety Hang it high, out of reach of small children, whose fingers find every cord.
skills finding a center, tying, adjusting a balance
alt A mobile with {a v} hanging from a bough

* punched-can-lantern
name punched lantern
title Punched-Tin {V} Lantern | {V} in Points of Fire | Tin-Can {V} Light
about Pierced tin is what lanterns were made of before glass was cheap. The trick today is ice: it keeps the can from caving in. | A hundred nail holes, and on a summer evening {the v} burns on the garden table.
step freeze A grown-up checks the rim of {the can} for sharp edges and flattens them. Fill it with {the water} to a finger below the rim and freeze it overnight.
step draft Cut {the paper} to go once around the can. Draw {v.shape} in dots a pinkie's width apart, with a second row of dots around it.
step tape Wrap the paper around the frozen can, tight, the figure opposite the seam, and fasten paper on paper with {the tape}: on frost it does not stick.
step bed Roll up {the towel} and make a hollow in it for the can to lie in without rolling.
step outline Set {the nail} on a dot and hit it with {the hammer}: two short blows, until it breaks through into the ice. Work from the middle of {the v} outward.
step inside Punch the inside more finely: {v.face? {v.face} | {v.mark}}. Holes closer than two widths would tear into one.
step thaw Hold the can under warm {water} until the ice slides out. {@9-12? A grown-up dries | Dry} the inside with the towel around the hand.
step light Stand {the light} inside and wait for the dark.
further On the next can, punch {v.part} alone, very large.
safety A grown-up stays the whole time. Goggles or glasses on; the hand that holds the nail holds it halfway up. The holes are sharp inside: never reach in with bare fingers.
skills hammering, drawing in dots, working with metal
waiting Overnight in the freezer.
alt A tin can with {a v} of glowing holes

* can-alley
name can alley
title Knock Down the {V.many} | {V} Can Alley | Six in a Stack: {V} Toss
about Six in a stack, three throws each, and one of them is not like the others. | The carnival booth for the hallway; afterward the whole thing fits in a bag.
step check {cans=can,soda-can? Let a grown-up feel along every rim and tape over whatever is rough. | Choose six of {the cans} that are all the same size.}
step wrap Cut six strips of {the paper}, as wide as a {one cans} is tall and long enough to go around.
step draw {color=paint,acrylic-paint? Paint | Draw} {a v} in the middle of five strips: {v.shape}. Quick ones are fine, and each may look a little different. {color=paint,acrylic-paint?  Let them dry before they are bent.}
step odd On the sixth, {color=paint,acrylic-paint? paint | draw} {a v} that does something unexpected: it is worth five points, the others one.
step tape {tape=glue? Glue | Tape} a strip around each.
step ball {ball=sock? Roll {the ball} up and turn the cuff over the roll. | {ball=newspaper,aluminum-foil? Crumple {the ball} until it is as firm as an orange. | Try {the ball}: it should be soft enough to bounce off a lamp without a sound.}}
step stack Stack three, two and one with all faces forward. Turn the special one to where it is hardest to hit.
step throw Mark a line three big steps away. Three throws each, then count.
further Stack them in a row, in a ring, on a chair: who invents the hardest tower?
safety Throw only when nobody stands behind or beside the stack, and gather the ball together.
skills drawing in a series, aiming, counting points
alt A stack of six cans with {a v} on each

* stuffed-paper-giant
name stuffed giant
title {A V} as Fat as a Pillow | The Stuffed-Paper {V} | Giant {V} to Hug
about Two sheets, a seam and yesterday's news: {the v} gets as fat as a pillow. | Crumpling is the best part, and {the v} needs a lot of it.
step draw Double up {the big}: two sheets, one exactly on the other. Draw {v.shape}, as large as the sheet and without thin bits. Nothing may be narrower than a child's arm.
step cut {@2-3? A grown-up cuts | {@4-5? Cut together | Cut}} through both layers at once, so that front and back fit.
step paint {@2-3? Your child covers | Cover} the front with {color a} {paint}{@2-3? , in big strokes on the floor | , and give {v.part} its {v.partcolor}}. {paint=paint? Let it dry. | }
step detail {v.face? Draw the face as big as plates: {v.face}. | Draw what nobody should miss: {v.mark}.}
step seam Lay front on back and {fix=glue? glue the edges together | fasten the edges together with {fix}} all around, but for a gap as long as your arm.
step crumple Crumple {the stuffing} into loose balls, one page at a time. {@2-3? Both hands, and it may be loud. | Hard balls make bumps; loose ones make it round.}
step stuff Push the balls in through the gap, into the far corners first, until {the v} is as thick as a pillow.
step close Close the gap in the same way as the rest.
step carry Carry {the v} around the house in both arms, and find it a chair of its own.
further Stuff a small one from the scraps that were left over: now there are two of them.
safety {fix=stapler? A grown-up does the stapling and runs a finger over every staple. | Cut on the floor, kneeling beside the paper instead of on it.} It is for carrying and hugging, not for sleeping on.
skills crumpling, filling a form, working large
alt A big stuffed paper {v}

* newsprint-cutout
name newsprint picture
title Headline {V} | {V} in Black and White and Read All Over | Newsprint {V}
about Cut from printed columns, {the v} turns gray from a distance and chatters from close up. | Printed paper, one loud color and a line that does not quite fit: the recipe of a hundred posters.
step wash Wet {the ground} with clear {water} and let {color a} bloom in the middle, uneven and loose-edged. Let it dry flat.
step read Search {the print} for a page whose lines run the way you want: columns upright give height, slanted ones speed.
step draw On the back of the page, draw {v.shape} in mirror image, with corners instead of curves.
step cut Cut it out in long straight snips, and let small errors stand: they look sharper than neatness.
step glue Glue {the v} onto the color, not in its middle but so that color sticks out on one side like a shadow.
step pop Set one accent in pure {color b}, undiluted: {v.part}, or a bar along the foot.
step line Draw the outline once more with {the pen}, quickly, without following the edge exactly. Then the inside: {v.face? {v.face} | {v.mark}}.
step headline Cut single letters or a word from what is left over and glue them where the picture needs weight.
further Photograph it, turn the photo to black and white with high contrast, and compare which of the two you would hang.
safety Ask before you cut up a page: some old ones are somebody's treasure.
skills composing, collage, working with type
waiting Half an hour for the wash.
alt {A v} cut from printed paper on a patch of color
* cap-by-cap
name bottle-cap mural
title Cap by Cap: {V} | {V} in Bottle Caps | The Bottle-Cap {V}
about Fifty times screwed off, and not once thrown away: out of fifty caps comes {a v} for the wall of your room. | Round as coins and bright as paint straight from the tube; from six steps away they melt into {the v}.
step wash Wash {the caps} in {soapy-water} and let them dry upside down on a cloth.
step draw Draw {v.shape} on {the board}, about as large as a sheet of paper and in plain forms. Nothing should be narrower than one cap.
step sort Lay {the caps} out in the drawing without fixing them. Caps in {color a}, or in what comes nearest, go into the figure; the odd ones can go into the background.
step stack Nest small caps inside large ones where it should look rich: two colors, two rings.
step glue Take them up one at a time, put {fix} on the rim and press them back, outline first, then the inside. Rings should touch.
step rest Paint the board around the figure in one quiet color, right up to the rims.
step detail Paint single caps to show {v.face? the face: {v.face} | what matters: {v.mark}}.
step dry Leave it flat for at least four hours before you stand it up.
further Ask the neighbors for theirs and double the size: a mural is never finished.
safety Feel the rims of metal caps for sharp teeth, and keep the box of them closed when there are small children about.
skills planning without glue, working in circles, color by distance
waiting Four hours, flat.
alt A mural of {a v} made from bottle caps

* cork-dot-print
name dot print
title {stamp=eraser? Eraser-Dot {V} | Cork-Dot {V}} | {V} in Printed Points | {V}, Stamped Point by Point
about Step back and the points close up: that is how Seurat painted a whole park. | The end of a cork knows only one mark, and still it makes {a v}.
step draw Draw {v.shape} on {the sheet} so lightly that the prints will hide the line.
step plate Put each color on {the plate} in a thin puddle and keep one end of {the stamp} for each; a third color waits until an end is wiped clean. Then none of them turns to mud.
step edge Dip, dab once on the rim, and print along the line in {color b}, dot beside dot.
step fill @4-5 Fill the inside with {color a}. Press, count "one", lift.
step fill Fill the inside with {color a}: close together where it should be dark, wide apart where light falls.
step mix Print a second color into the gaps instead of mixing it: {color a} and its neighbor beside each other glow more than any paint from a tube.
step small Turn a pencil around and use its end for the smallest points: {v.face? {v.face} | {v.mark}}.
step ground Print the background in one pale color with {the stamp} wiped clean, and leave gaps here and there for the paper to shine through.
step dry Let it dry flat, and look at it from the far end of the room.
further Print the same figure once more with a fourth of the points. How few are enough?
safety {stamp=eraser? An eraser that has been in paint | Something as small as a cork} stays at the table and away from mouths.
skills printing evenly, light and dark with dots, patience
waiting Half an hour.
alt {A v} printed in round dots

* hidden-rubbing-plate
name rubbing
title {V} under the Paper | Rub-to-Find {V} | The {V} Rubbing Plate
about A blank sheet, a stick of color on its side, and line by line {the v} comes up from below. | One plate of card gives a hundred pictures, and no two alike.
step draw On {the plate}, draw {v.shape}, no larger than your hand with the fingers spread.
step cut Cut it out. {@4-5? A grown-up does the corners. | From the scraps, cut narrow strips and small shapes for the inside: {v.parts}.}
step layers {fix=tape? Fix | Glue} the figure on a second piece of card, and on top of it whatever should show as a line: {v.face? {v.face} | {v.mark}}. Each layer will show as an edge.
step cover Lay {a paper} over the plate and let somebody hold it with a flat hand. If it slips, the edges double.
step rub Take the paper off one {one wax}, lay it on its side and stroke from the middle outward, lightly. Press harder once you have found the edges.
step colors Go on in another color where {v.part} should be.
step move Shift the paper a thumb's width and rub again in a paler color: now {the v} has an echo, or is in a hurry.
step trade Trade plates with somebody and rub theirs into your picture.
further Find textures for the background around the house: a grater, a brick, the sole of a shoe.
safety Small scissors and stiff card need slow hands: turn the card, not the wrist.
skills cutting layers, stroking evenly, finding textures
alt A rubbing of {a v} with two echoes

* secret-wax-picture
name secret picture
title The Secret {V} | {V} in Invisible Wax | Appear, {V}!
about Nothing on the sheet at all, it seems, until the first wet stroke runs off {the v}. | Wax and water cannot stand each other: where one is, the other will not go.
step edge Tape the sheet to the table along all four edges: it stays flat, and a white frame is left when you peel.
step draw {@2-3? While your child looks away, draw | {@4-5? Draw together | Draw}} {v.shape} on {the sheet} with white {wax}, pressing hard and going over every line twice. Tilt the sheet to see the shine.
step more Hide more around it: dots, rain, waves{@6-8? , a word | }.
step mix Stir {the wash} with plenty of {the water} in {the cup}, dark enough that you cannot see the bottom.
step paint @2-3 Your child sweeps {the brush} across the whole sheet. Look who is there.
step paint Sweep {the brush} across the sheet from left to right without scrubbing. Stop when {the v} appears, then go on to the edges.
step rinse Swirl {the brush} clean in {the rinse} with clear {water} before it goes into the next color.
step second Drop a second color into it while it is wet.
step dry Let it dry flat.
step guess Make one for somebody else and hand it over blank, with a brush.
further Write a message in wax and push it under a door with instructions on how to read it.
safety {@2-3? Crayons are for paper and not for teeth; offer whole sticks, no stumps. | Hold the cup of color with one hand when the brush goes in: it tips easily.}
skills sweeping strokes, surprise, water and wax
waiting Half an hour.
alt A white {v} of wax in a wash of color

* puddle-shape
name puddle painting
title Puddle-Painted {V} | {V} in Two Drops of Color | {V} That Painted Itself
about Paint only with water first; then touch it with color and keep your hands off. | The color runs as far as the water does and not a hair farther: so {the v} has a sharp edge and a wild inside.
step draw Draw {v.shape} on {the sheet} in a hardly visible line, {@4-5? as large as a plate | without anything inside}.
step flood Paint the whole inside with clear {water} until it stands up like a puddle and shines. Go right to the line and never across.
step drop {color=food-coloring? In the cups, thin a drop or two with a little water: blue and green make teal, red and yellow orange, red and blue purple. | } Touch {color a} to the puddle at the top with the tip of {the brush}. Only touch. Watch it crawl.
step meet Touch {color b} in from the other side, and tilt the sheet once so that the two meet. {@9-12,13+? Leave one place without color: paper white is the brightest light you have. | }
step salt Sprinkle a few grains of {salt} on the wettest spot and let them make stars.
step dry Leave it flat, alone, until the shine is gone: an hour, sometimes more.
step line Draw in only what is needed with {the line}: {v.face? {v.face} | {v.mark}}.
further Do three on one sheet with less water each time, and choose the one that nobody could repeat.
safety Wipe up what runs off the sheet: wet floors are slippery, and {color=food-coloring,drawing-ink? the color stains | cats drink from cups}.
skills working wet on wet, letting go, stopping in time
waiting An hour or more, lying flat.
alt A watercolor of {a v} with colors run together

* band-board
name band board
title {V} on a Band Board | Stretch-and-Snap {V} | {one bands} {V}
about Every line is straight and under tension: {the v} has to become geometry. | A drawing board without pencil or eraser; one tug and the line lies somewhere else.
step stack {fix=tape? Tape | Glue} {the board} together in two layers, so that the pegs have something to hold in.
step grid Draw a grid of five by five dots, the distance of two fingers between them.
step pegs Poke a hole at every dot with {the tip} and push in one of {the pegs}, leaving as much as a fingernail outside. {pegs=paper-fastener? Spread the legs flat at the back. | Snap them to the same length, and leave the points in the board.}
step plan On {the paper}, draw the same grid and find {a v} in it: {v.shape}, only the outline, in straight lines from dot to dot.
step outline Stretch {the bands} from peg to peg along your plan. One band can turn several corners.
step fill Add {v.part}, as well as the grid allows, with a second color or with doubled bands.
step detail Cross the inside with one or two short bands, only where they help you to see {a v}.
step guess Take off one band. Can somebody put it back where it was?
further How few bands does {a v} need? Write down your record.
safety A band shot at a face hurts an eye: stretch toward the table, and throw away any that has cracks. Bands do not belong around wrists or necks.
skills geometry, planning on a grid, fine tension
alt {A v} of {many bands} on a board of pegs

* sticker-mosaic-poster
name sticker poster
title Hundred-Sticker {V} | {V} in Peel-and-Press Dots | Pop-Art {V}
about Left over from a dozen sheets, no two the same; together they are {a v} with the punch of a poster. | No glue, no mess, no drying: a mosaic that can hang tonight. | Smiling suns, stars, price dots: from across the room nobody sees what they were, only {the v}.
step draw Draw {v.shape} in the middle of {piece sheet}, in large plain forms, as tall as your hand with the fingers spread.
step sort Make two heaps of {the dots}, light and dark. What is printed on them does not count: squint, and it is easy.
step line Set the smallest along the outline, edge to edge.
step dark Fill one side of the inside with the dark heap and the other with the light one, overlapping a little. {@6-8? Run out? Leave gaps of one dot. | Where they meet, mix the two.}
step half Cut some in half: a straight edge makes a clean border where the figure has a corner.
step erase Draw on top with {the line}, thick and dark: {v.face? {v.face} | {v.mark}}.
step edge Frame the poster with {the edge}.
step far {v.face? Hang it up and walk away backward. At how many steps does it turn into {a v}? | Show it to somebody from the far end of the hall, then let them come closer.}
further Do the opposite next to it: cover everything except {the v}.
safety Backing paper is slippery underfoot: gather the strips as you go. Tiny stickers stay away from toddlers.
skills seeing tones, negative space, patience
alt A poster of {a v} filled with stickers

* flashlight-slides
name slide projector
title {V} on the Ceiling | {light=flashlight? Flashlight {V} Show | {V} Light Show} | Goodnight, {V}: A Slide Show
about Before there were screens, stories were painted on glass and thrown on the wall by a lamp. Yours fits in one hand. | Lights out: {the v} is as big as the wardrobe and swims across the ceiling.
step rings From {the ring}, cut three rings as wide as {the tube} outside, each with a round window in it.
step film Stretch a piece of {clear} over each ring and tape it down all around, tight as a drum. Trim what sticks out.
step draw On the first, draw {v.shape} in {the ink}, no wider than half of the window and with thick lines.
step ink Fill it solid but for the details: {v.face? {v.face} | {v.mark}}. Dark areas make shadow, gaps make light.
step more The other two tell what comes before and after: {v.place} without {the v}, and {v.part}, very large.
step tube {tube=chip-can? A grown-up takes the metal bottom off the can and covers the rim with tape. | Check that the ends of {the tube} are straight.} Tape the first slide to one end by a single hinge of {tape}.
step show Shine {the light} in from the other end onto a white wall in a dark room.
step sharp Move closer to the wall, then away: where is it sharpest? Change the slide and go on telling.
further Color the film around the figure with a second marker: then the scene has weather.
safety Never shine into eyes. {light=phone? The phone's lamp gets warm in a narrow tube: pause between stories. | Let the lamp rest between the stories, it gets warm.}
skills drawing small, light and shadow, telling in pictures
alt A tube that throws the shadow of {a v} on a wall

* tube-townsfolk
name tube figure
title {V} Lives in Tube Town | Stand-Up Tube {V} | Roly, Tall and Hollow: {A V}
about It stands by itself, it can look over a wall of blocks, and it knows {v.place}. | What was a roll yesterday is the newest neighbor on the carpet today: {a v}.
step color @2-3 Slip {the tube} over your child's hand and let the other hand {paint=paint? dab it {color a} with its fingers, all the way around. Stand it up to dry for twenty minutes before anything is stuck on. | color it {color a}, all the way around.}
step color {paint=paint? Dab {the tube} {color a} all around with your fingertips; a finger inside makes a good handle. Stand it up to dry for twenty minutes. | Color {the tube} {color a} all around; a finger inside makes a good handle.}
step top Press the rim in at the top from the front and the back, so that it folds down into a saddle with two points; or leave it round, whichever suits the head.
step pieces Cut from {the paper}: {v.head}. {@2-3? A grown-up cuts, large and plain. | Leave a small tab on each.}
step stick {fix=tape? Tape | Glue} the pieces on, {@2-3? wherever your child points | some from outside and some with the tab inside the rim}.
step face Draw the face in the upper half with {the pen}: {v.face}.
step eyes {fast=tape? Stick | Glue} {the eyes} on over the drawn ones, one a little higher than the other.
step coat Give the lower half a belt, spots or stripes in {color b}: clothes, fur or feathers, however {a v} would like it. {paint=paint?  Let that dry too. | }
step trim {trim=ribbon,yarn,crepe-paper? {fix fix} {the trim} around the middle as a belt or a scarf. | {trim=button,bottle-cap,pom-pom? {fix fix} {the trim} down the front, one below the other. | {fix fix} {the trim} on as a coat.}}
step walk Let it walk across the floor, past a chair leg and a shoe. Who lives next door?
further Cut the next tube in half: {a v} and a little one, from a single roll.
safety {@2-3? Check now and then that no paper bit has come loose enough to be chewed. | Scissors stay at the table, also when the figure is already on its way.}
skills coloring around a curve, placing a face, small world play
waiting {paint=paints? About twenty minutes for the paint.}
alt A standing tube figure of {a v}

* lid-off-diorama
name diorama
title {V} at Home | The {V} Diorama | A World in a Shoebox: {V}
about Stand the box on its long side and it has a sky, a ground and two wings, just as a stage does. {The v} moves in last. | For a school table or a bookshelf: a piece of the world with {a v} in it, to look at from the front.
step walls Lay {the box} on its long side, the opening toward you. Color the back as far away ({v.place}, small and pale), the bottom as near (strong and dark).
step floor {fix=tape? Press rolls of {fix}, sticky side out, on the bottom and {the ground} onto them | Spread {fix} on the bottom and press on {the ground}}{ground=sand,moss,grass,cotton-ball,crinkle-paper,pebble,leaf? , thicker at the sides than in the middle | , cut to fit with {the scissors}}.
step draw On {the card}, draw {v.shape}, half as tall as {the box}, with a strip below it as a foot. Color it {color a} and {color b}.
step cut Cut it out with its foot and fold the foot back.
step stand {fix=tape? Tape | Glue} the foot down a hand's width behind the front edge. Check with your eye at the height of the floor.
step around Make three things that belong around it from the rest of {the card}: one behind {the v}, one beside it, one cut off by the frame in front.
step hang Let a grown-up tie {the cord} to the top edge, and hang something light on it: a cloud, a bird, a star or a bubble.
step look Look in through a rolled-up hand: your eye believes it is there.
further Write a card for the front, as in a museum. It can say: {v.fact}
safety Build on the table, where the scissors have a fixed place beside the box.
skills near and far, making things stand, research
waiting Half an hour.
alt A shoebox diorama with {a v}

* behind-the-window
name striped window card
title {V} in Stripes | Striped-Window {V} Card | {V}, Cut Out and Filled with {many stripes}
about The opening has the shape of {a v}; what lies behind does the coloring. | Leftover lengths that are good for nothing else turn into the brightest card in the mail.
step fold Fold {the card} into three even parts, like a letter. The middle one gets the window; one of the others will hide the back.
step draw On the back of the middle part, draw {v.shape}, plain and without thin bits.
step window {@4-5? A grown-up pokes a hole in the middle and cuts | Fold lightly in the middle, snip a slot, open it again, and cut from there} out to the line and along it. Keep the inside for another card.
step wash Paint the front of the middle part in one pale color, up to the cut edges, and let it dry flat.
step sort {stripes=washi-tape? Choose an order for the rolls | Cut {the stripes} into pieces, two thumbs longer than the window is wide, and arrange them}: {color a}, {color b}, something light between.
step rows {stripes=washi-tape? Stick strips | Fix the pieces} across the window from behind, one below the other, edges touching, each a thumb longer than the opening on both sides.{stripes=washi-tape?  | {fix=tape?  Tape them at the ends. |  Glue only the ends.}}
step trim Snip off everything that sticks out over the sides of the middle part.
step back Fold the flap over the backs of the stripes and {fix=tape? tape | glue} it shut.
step deco {deco=sticker,stick-on-gem? Press | {fix fix}} {the deco} into one lower corner, close together, and leave the other one free.
step word Draw a fine line around the window with {the line}, and write something below.
further Glue the cut-out {v} on a second card with stripes around it: positive and negative.
safety {@4-5? Start the inside cut from the hole that a grown-up has made | Start every inside cut from a fold}, never by stabbing.
skills cutting a window, ordering stripes, working from behind
alt A card with a window of {a v} filled with stripes

* eyes-come-first
name eyes-first picture
title Eyes First, Then the {V} | {V} and Two Surprises | Who Is Looking? {A V}
about Usually eyes come last. Here they decide everything: how big {the v} gets, where it looks and who else turns up. | Let eyes fall on a sheet: some of them belong to {a v}, and nobody knows yet who owns the others.
step throw Drop {the eyes} onto {the sheet} from as high as your chin. Those that fall outside may try again.
step glue Push them together, near or far apart, for three faces, and glue each where it lies with a dot of {fix}. Wait until nothing slides anymore.
step first Around those in the middle, draw {a v}: {v.head}, and what else belongs to the face. Large eyes can make it look scared, close ones clever.
step others Turn the sheet around. Make somebody quite different out of each of the other two faces.
step color Color everything, {the v} in {color a} and {color b}.{wash?  {wash=watercolor-paint? Watercolor | Thin paint} is good for the wide places around them.}
step add Add what all three have just noticed: a bee, perhaps, that flies past.
step hair One of the others gets hair, a beard, or whiskers: glue on {the hair}.
step story {eyes=googly-eye? Shake the sheet gently: the eyes roll. | Turn the sheet to the light: the eyes flash.} What did they just see?
further Play it as a game: one glues, the other has to draw, and nobody may say no.
safety The eyes are small enough for noses and ears: count them, and put the rest away before you draw.
skills starting from chance, faces and feelings, inventing
alt A drawing of {a v} with {eyes=googly-eye? googly | round} eyes and two odd friends

* first-flight-feathers
name feather picture
title {V} in Real Feathers | Ready to Fly: {V} | {V} with Feathered Wings
about A wing is laid by hand here, feather by feather, one above the other, from the tip to the shoulder. | Blow on it softly and {the v} seems about to leave.
step draw Draw {v.shape} in the middle of {the sheet}, with room for wings on both sides.
step color Color the body {color a}, and leave the wings as an outline.
step sort Sort {the feathers} by length and by the side to which they curve: those that bend left are for the left wing.
step low Put a line of {fix} along the outer edge of each wing and lay the longest there, tips pointing out.
step rows Lay the next row on top, so that it covers the quills of the first, and so on to the shoulder. That is the order on every bird.
step short Snip the shortest down from the quill and use the fluff for the chest or the neck.
step face Draw the face last, when no feather is in the way: {v.face}.
step breath When the glue holds, blow on it from the side. Which feathers move first?
further Look up how many long feathers a real wing has, and count yours.
safety Use feathers from a pack: found ones can carry germs. Wash your hands when you are done.
skills layering, sorting by curve, looking closely
waiting About an hour for the glue.
alt {A v} whose wings are made of feathers
* pinecone-critter
name pinecone animal
title Pinecone {V} | {V} from the Forest Floor | {V} in a Pinecone Coat
about Scales make a coat that nobody has to draw; it wants only a head at one end to be {a v}. | Picked up on a walk, dry by evening, {a v} by supper.
step choose Turn {the cone} in your hand and find how it likes to sit without rolling. If it is closed, let it dry on a warm windowsill until the scales open.
step paint Dab {paint} onto the tips of the scales with a fingertip, and let it dry while you go on.
step draw On {the soft}, draw a head as wide as the cone: {v.head}, and everything in one piece.
step cut Cut it out. {@9-12? Cut a second, slightly larger one in another color and let its edge show all around. | }
step face Glue on {the eyes} and give it the rest of its face: {v.face}. Small scraps will do for what sticks out.
step head Put a thick drop of {fix} between the front scales and slide the head in. Lean it against something until the glue holds it up.
step body Cut what else belongs to it, {v.part}, and tuck it under the scales where it grows.
step coat Tuck bits of {the coat} between the scales, all around: a coat for the winter.
step legs Push {the legs} between the lower scales if it rocks: three points stand, four are safe.
step rest Leave it alone for an hour. It is not for petting yet.
further Build it a place between moss and bark in a flowerpot.
safety Scales have sharp tips: hold the cone at both ends. {eyes=googly-eye,bead,button? The eyes are small; count them. | Keep scissors on the table.}
skills finding a balance, cutting a face, tucking and gluing
waiting About an hour for the glue.
alt A pinecone with the head of {a v}

* straw-stripe-picture
name straw picture
title Straw-Striped {V} | {V} in Cut Straws | {V}, Straw by Straw
about Laid side by side, straws catch the light like reeds: turn the picture and {the v} changes its mood. | An old trick of marquetry, with straws: the direction does the drawing. | Upright, level, slanted: three directions are enough for {a v}, and no two areas shine at once.
step wash Paint {the sheet} in one color, darker or lighter than all the straws, and let it dry.
step draw Draw {v.shape} on {the sheet}, as large as your hand, in big plain forms.
step areas {v.face? Divide it into three areas and put an arrow into each: which way should the straws run? No neighbor gets the same. | Split it into three fields with a pencil line. One field gets level straws, one upright, one slanted: mark each with an arrow.}
step coat {v.face? Coat the first area with {fix}, as thick as butter. | Spread {fix} over one area only, so thick that a straw sinks in a little.}
step first Hold a {one straws} against it, mark where the lines cut it off, and cut it there, at a slant if need be. Press it in.
step next Cut the next one to fit beside it, touching, and so on until the area is full. Then comes the area next to it.
step press Lay a sheet and a book on top for an hour; without weight the ends curl up.
step hang Glue the ends of {the hang} to the back while the book is still at hand, and weigh them down as well.
step detail Draw around the whole figure with {the tip}, close along the straws: a dark line makes the edge crisp.{v.face?  Then draw the face on a scrap of {sheet}, cut it out and glue it on top: {v.face}. | }
further Do the background with straws, too, all of them level: that is the sky.
safety Short ends fly off when they are cut: hold them inside a bag or under your other hand.
skills measuring by eye, cutting at a slant, working with direction
waiting An hour under a book.
alt {A v} of cut straws laid side by side

* water-lens-bottle
name water lens
title {V} through a Water Lens | The {V} That Grew | Look Through: {V}
about Seen through a bottle of water, a thin little drawing turns into a wide, round {v}. | Water bends light. Your child need not know that to laugh at how fat {the v} gets.
step draw {@2-3? Draw | {@4-5? Draw together | Draw}} {v.shape} on {the card}, no taller than your longest finger, in thick lines.
step color Color it strongly, {color a} first; pale colors drown. {@6-8? Add the detail: {v.face? {v.face} | {v.mark}}. | }
step pour Pour {the water} into {the bottle}, {cup} by {cup}, right up to the neck. A big air bubble would spoil the lens.
step shine {shine=glitter? Drop in one pinch of {the shine}. | Drop in one drop of {the shine}, no more: the water must stay clear.}
step close {@6-8? Screw the cap on as hard as you can, together, and wind {tape} around it twice. | A grown-up screws the cap on hard and winds {tape} around it, twice.}
step cut Cut the drawing out as a small rectangle, with a border for the tape.
step stick Tape it to the back of {the bottle}, its picture side against the wall of the bottle, so that it looks in through the water.
step peek Look through the bottle from the front, then over the top at the drawing itself. Which one is wider?
step turn Pull the drawing off, hold it behind the bottle and move it slowly away from it. A hand's width or so behind, {the v} suddenly flips over to the other side.
further Hold the bottle in front of a book, a face, a finger: what else does it blow up?
safety A full bottle is heavy: it stands on the table and is turned there. Do not leave it in the sun, where a bottle of water can gather light to a hot spot.
skills pouring, looking closely, first optics
alt A drawing of {a v} seen large through a bottle of water
`;
