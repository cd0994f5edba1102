export const words = `
* plate-head
name plate face
title Paper-Plate {V} | {V} Face on a Stick | Hide Behind {the V}
about Held up in front of your own face, one paper plate makes you {a v}. | The plate already has the right roundness; {v.head} turn it into {a v}.
step paint @2-3 Lay {the plate} with its back up. Your child paints it {color a}, right over the bumpy rim, and it dries for half an hour.
step paint Turn {the plate} over and brush the back with {color a}, the bumpy rim too. Give it half an hour to dry before anything sticks to it.
step pieces From {the paper}, cut what sits on this head: {v.head}. {@2-3? Make the pieces as large as your child's hand. | Leave a tab at the end of anything that sticks out over the rim.}
step place @2-3 Your child presses the pieces on where you point. Crooked looks lively.
step place {fix=glue? Glue | Fasten} them in place with {fix}. Hold the plate up at arm's length and move what looks wrong while you still can.
step face Draw the face with {the pen}: {v.face}. Draw big, so that it can be read from across a room.
step eyes Hold the plate up to your face and let a grown-up mark where your eyes are. Put it down, then cut two holes as big as a quarter together.
step handle {fix=glue? Glue | Tape} {the handle} to the other side of the plate, with a hand's length sticking out at the bottom.
step act Lift it, and {v.does}. Who can tell what you are from the way you move?
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
step wash {blue=acrylic-paint,paint? Thin some {blue} with {the water} until it is as pale as the sky and shade one side of everything; where it should be darkest, go over it again. | Shade one side of everything with close parallel lines; where it should be darkest, cross them.}
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
step place Turn {the plate} into {v.place}: color all of one side with {the paint}.{paint=paint?  It must be dry before you go on.}
step fold Fold the plate in half with the colors outside and press the crease flat. Set it on its rounded edge and open it a little: it stands, and it rocks.
step draw On {the card}, draw {v.shape}, as tall as your hand, with a flat strip below as a foot.
step color Color it on both sides of every line: {color a} first, then {color b}{@6-8? , and last the detail: {v.mark} | }.
step cut Cut {the v} out with one wide border, the foot strip too.
step seat {fix=tape? Tape | Glue} the foot strip to the front of the plate, so that {the v} stands just above the middle of the fold. Off to one side, the rocker hangs crooked.
step rock Tap one end. Count the rocks before it stops, then try to beat that number.
further Tape a second figure to the other side of the plate and find out whether two rock longer than one.
safety Only the small figure rides; the plate is too thin to sit or stand on. Watch fingers on the crease when it closes.
skills folding in half, balance, coloring
waiting About twenty minutes if you painted.
alt {A v} on a folded paper plate that rocks

* pop-up-cup
name pop-up cup
title Peekaboo {V} | {V} in a Cup | Now You See {the V}
about Up comes {the v}, down goes {the v}: a joke that never gets old, in one cup. | A stick, a slit and a cup to hide in. The laughing starts before the glue is dry.
step draw On {the card}, draw {v.shape}, small enough to disappear in {the cup}.
step color Color it in: {color a} and {color b}.{@6-8?  Add the detail last: {v.mark}.}
step cut Cut it out, not too close to the lines: a border keeps thin parts from bending.
step slit A grown-up pokes a slit in the bottom of {the cup} with {the tip}, just as wide as {the stick} is.
step hide Draw grass, waves, clouds or flames around the outside of {the cup}, whatever {a v} would hide behind.
step stick Lay the end of {the stick} on the back of the figure and {fix=tape? tape it down with two strips | glue it down}. It should not wiggle.
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
step backdrop Paint the inside of the lid with {v.place}, lighter toward the top. Leave the details for the front.
step figure On {the card}, draw {v.shape}, so that it fills the lid from top to bottom but for a finger's width.
step color Color it {color a} and {color b}; when dry, put in the details: {v.face? {v.face} | {v.mark}}.
step cut Cut {the v} out. From the rest of {the card}, cut a strip of {v.scene} as long as the lid.
step posts Cut three cups from the other half and trim them to the same height: these are the posts.
step float Glue one post behind the middle of {the v}, then onto the painted lid. It should float a thumb's width off the back.
step near Glue the strip along the lower rim, on posts that lift it to the front edge.
step hang Prop it up where light falls in from one side; the shadow on the backdrop is part of the picture.
further Put a second layer of scenery on half-high posts between the backdrop and {the v}.
safety Cut the carton on the table in small bites, since it springs back when it gives way.
skills thinking in layers, cutting out, painting a backdrop
waiting An hour for paint and glue.
alt {A v} in a shadow box made of an egg-carton lid

* stick-scramble
name stick puzzle
title Scrambled {V} | {V} on Eight Sticks | Mixed-Up {V} Puzzle
about Shuffle eight sticks and {the v} falls to pieces; put them in order and it is whole again. | A puzzle that fits in a pocket, with the answer on the back.
step row Lay {the sticks} side by side like a fence, ends level, and push them together with both hands.
step tape Stick two strips of {tape} across the back. Turn the fence over: that is your canvas.
step draw Draw {v.shape} so that it touches every stick, from the first to the last. {@9-12? The fewer plain sticks there are, the fairer the puzzle. | }
step color Color it strongly with {the colors}: {color a}, {color b} and a color for the background.
step mark {v.face? Add the face across at least two sticks: {v.face}. | Add across at least two sticks: {v.mark}.}
step number When everything is dry, peel the tape off and write the numbers 1 to 8 on the backs.
step mix Shuffle, lay them out, and slide them around until {the v} is back. Numbers are for checking only.
step keep Keep the set together {rest=paper-bag? in {the rest} | with {the rest}}, all numbers facing the same way.
further Draw {v.scene} on the backs: then it is two puzzles, and the sticks do not say which side belongs together.
safety Run a finger along each stick first and leave out any that splinter.
skills seeing parts of a whole, putting in order, drawing large
alt {A v} drawn across eight craft sticks

* hello-stick-puppet
name stick puppet
title Hello, {V} | {V} on a Stick | Wave to {the V}
about Scribbled on by a small hand and held up high: {the v} is ready to say good morning. | A puppet that a two-year-old can hold, turn and make dance, because there is only one stick to think of.
step outline Draw {a v} as large as a grown-up's hand on {the card}, with thick lines: {v.shape}.
step scribble Your child fills it with {the colors}. Dots, rings, back and forth: let the arm go.
step cut Cut it out together with a border as wide as a finger. {@2-3? Your child watches where the scissors go and says when you are around the corner. | Your child cuts the straight stretches.}
step lay {v.face? Draw the face together: {v.face}. | Add together what everyone knows it by: {v.mark}.}
step stick Turn it over, lay {the sticks} up the middle, and press {fix} across it. Leave a handle as long as a hand.
step bow Let {the v} say hello, nod, turn around and hide behind a back.
step stage Sit behind the arm of a sofa: only {the v} may look over it. Can it {v.does}?
further Sing a song your child knows and let {the v} come up whenever its turn is.
safety Play sitting down: a stick in the hand and running feet do not go together.
skills large scribbles, holding and turning, first pretend talk
alt {A v} on a stick, colored with scribbles

* slat-sign
name slat sign
title Slatted {V} Sign | {V} on Driftwood-Style Slats | Weathered {V}
about Fourteen sticks become a weathered board, the kind that hangs on beach cabins and over workbenches. | Painted across gaps, {the v} looks as if the board had been outside for years.
step ground Brush thin, streaky {paint=paint-marker? color | paint} over ten of {the sticks}, each in a slightly different pale tone, so that wood still shows. The other four stay bare.
step rails Lay two bare sticks upright, a hand's width apart. Glue the next two over their lower ends, overlapping by half, so that you get two long rails.
step gaps Glue the ten slats across the rails with {fix}, a matchstick's gap between them. Let the glue set for an hour.
step sketch Turn it over. Sketch {v.shape} over all the slats, as if the gaps were not there.
step paint Paint it in flat areas, {color a} first, then {color b}, and lift the brush at every gap: paint that runs in between gives the trick away.
step line Add the details with the finest tip you have: {v.face? {v.face} | {v.mark}}.
step wear Rub {the sand} lightly over the dry picture, along the slats, mostly at the edges.
step hang Tie {the hanger} to the ends of the top slat.
further Letter a word below: a name, a place, the thing {the v} says.
safety Do the sanding outdoors or over a damp cloth, and do not breathe the dust.
skills building a panel, painting over gaps, aging a surface
waiting An hour for the glue, then half an hour for the paint.
alt {A v} painted on a hanging sign of wooden slats

* cloud-gazing
name cloud picture
title The Cloud That Looked Like {a V} | {V} Cloud | A {V} in the Sky
about Lie in the grass long enough and one comes by that looks exactly like {a v}. | Pulled thin and laid on blue, {the cotton} turns into the kind of cloud that people point at.
step look @2-3,4-5 On a blue {sky}, draw {a v} with a light line: {v.shape}. Keep it as round and simple as a cloud is.
step look On a blue {sky}, draw {v.shape} in a thin line. Round off every corner: clouds have none.
step pull Pull {the cotton} apart with both hands until you can see light through it. {@2-3? That is your child's work, and it may take as long as it likes. | Keep a few thick lumps.}
step glue Spread {fix} inside the line, {@2-3,4-5? plenty of it | one part at a time}.
step press Lay the cotton on and pat it: the thick lumps in the middle, thin wisps toward the line. {@2-3? It may stick out over the edge. | Leave the shape easy to read.}
step edge Pull single wisps out over the edge with your fingertips, all toward the same side: that is the wind.
step shade Rub a little gray from {the shade} on a fingertip and dab it along the underside. The top stays white, and the cloud goes round.
step guess Hang it high and ask who comes in what they see. {@13+? Everyone may say something else. | Do not tell.}
further Look at real clouds for ten minutes, sketch the best one, and make that one next.
safety {@2-3? Loose cotton stays on the table: it is for pulling and patting, never for mouths. | Look at clouds with the sun behind you, never into it.}
skills pulling apart, soft edges, seeing one thing in another
waiting An hour until the glue holds.
alt A cotton cloud in the shape of {a v} on a blue sky
`;
