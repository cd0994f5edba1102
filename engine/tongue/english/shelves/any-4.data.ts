/** The English words of the shelf of the same name. */
export const words = `
* pocket-pumpkin
name painted mini pumpkin
title A Little One Called {V} | The Smallest Pumpkin Is {a V} | {V} on a Little Pumpkin
about A pumpkin as small as an apple fits into a child's hand, and today its roundest side becomes {a v}. | No knife and no mush: paint, a small pumpkin, and {the v} moves onto the windowsill for weeks.
step mat Spread {the mat} over the table, wider than small elbows reach.
step wipe {@2-3? Your child rubs | Rub} {the pumpkin} dry and clean with {the cloth}, dents too. It squeaks when it is clean.
step spots Press {the spots} on the back and the sides{@2-3? . Your child may push each one flat with a thumb. | , and rub the edges down with a fingernail.}
step coat {@2-3? Your child paints | Paint} the back and the sides {color b}, all around, and leaves the roundest side free.
step peel When the paint no longer shines, peel {the spots} off again: bare round windows stay behind.
step patch {@2-3? Your child dabs | Paint} a round patch on the free side in white or in the palest color there is, as large as that side. Let it dry until it feels like paper.
step body {@2-3? With a small hand in a big one, paint {v.shape} on the patch in {color a}. Your child fills it in alone. | On the patch, paint {v.shape} in {color a}. Let it touch the edge of the patch, so that it can be seen across the room.}
step mark Wait until it is dry, then add with the tip of {the brush}: {v.face? {v.face} | {v.mark}}.
step eyes Glue {the eyes} on with a dot of {glue}: {v.face? right where the eyes belong | even {a v} may look back at people}.
step show Set it on the sill with its best side forward. {@2-3? Who says hello to it first? | What does it see from there?}
further Paint a second one that shows {v.part} from close up, and let the two stand side by side.
safety Carry a pumpkin from below and not by its stem. {eyes? Eyes and other small pieces stay away from little brothers and sisters.  | }Painted ones are not for eating.
skills painting on a curve, waiting for layers, brush control
waiting About forty-five minutes for the coats to dry.
alt A small pumpkin painted with {a v}

* toast-canvas
name painted toast
title {V} on Toast | Milk-Painted {V} | Good Morning, {V}
about Milk with a drop of color is a paint that may be eaten, and the toaster turns it into a picture: {a v} for breakfast. | A slice of bread is a canvas with a crust for a frame. Where the milk was, it stays soft and bright; all around it browns.
step mix Put two spoonfuls of {milk} into each of {the cups} and stir in {the tint}, another color each time: four drops for strong ones, one for pale ones.
step line Wash your hands. Lay {the bread} on {the plate} and paint in {color a}, large, with a clean brush: {v.shape}. Use a wet brush and a light hand: the milk should sink in, not stand in puddles.
step fill Fill the inside, {color a} first and then {color b}. Rinse {the brush} in between, and leave a thin dry line between two colors, so that they do not run.
step mark Add the small things with the tip: {v.face? {v.face} | {v.mark}}.
step toast {@9-12? Brown it in {the toaster} on the lowest setting with a grown-up nearby | A grown-up browns it in {the toaster} on the lowest setting}, twice if need be: done when the edges are light brown and the picture no longer shines. 
step eat Let it cool for a minute. Look at it from all sides, show it around, and then breakfast begins, the crust first.
further Paint the second slice with what belongs around it: {v.scene}.
safety Brushes for food are new or washed with dish soap, and never the ones from the paint box. The toaster is hot: {@9-12? unplug it before you reach for anything stuck. | it is the grown-up's.}
skills painting with a wet brush, mixing color, planning light and dark
alt A slice of toast with {a v} painted on it in bright milk colors

* pressed-crispies
name cereal treat
title Crispy {V} | {V} out of Cereal | {A V} That Crackles
about Warm marshmallow holds {cereal} together for exactly as long as it takes to press {a v} out of it with buttery hands. | Sculpture with a deadline: soft for ten minutes, firm for good, gone by evening.
step plan Wash your hands, rub a little {butter} on {the sheet}, and lay it out flat. Draw in the air how large your {v} will be: as large as a hand.
step melt {@6-8? A grown-up melts | Together, melt} a spoonful of {butter} with {the mallow} in {the pot} over low heat, stirring with {the spoon} until nothing has a shape any more. Then take it off the stove.
step tint Stir {the tint} into it, drop by drop, until it is {color a}. Then fold in {the cereal} until every piece shines.
step wait Wait ten minutes: you can begin when the back of a finger finds it warm and no longer hot.
step press Butter your hands and press the warm mass on {the sheet}, as thick as two fingers: {v.shape}. Squeeze firmly, for what is loose now crumbles later.
step edge Smooth the outline with the side of your hand, and press in deep lines where one part meets the next.
step trim Push {the trim} in while it still gives way: {v.face? as eyes, and wherever the {v} wants buttons, teeth or spots | along the edges and wherever it should sparkle}.
step mark Roll small bits of the mass, tint the last of it with the second color, and press them on: {v.face? {v.face} | {v.mark}}.
step set Let it stand for half an hour. It is ready when you can lift it by one edge.
further Press {v.part} a second time, larger, as the treat for whoever helped at the stove.
safety Melted marshmallow is hotter than it looks and sticks to skin: the pot belongs to {@6-8? the grown-up | a grown-up and you together}, and hands go in only when it is warm.
skills modeling against the clock, cooking together, working cleanly
waiting Ten minutes to cool, half an hour to set.
alt {A v} pressed out of colored cereal

* crayon-line-eggs
name dyed egg
means jar
title {V} on a Dyed Egg | Eggs With {a V} in Wax | The {V} Egg
about Wax keeps the dye away: draw {the v} in white crayon, where nobody sees it, and it comes up in the bath like a ghost. | Every line that you draw stays as pale as the shell, and all the rest turns bright. It works like batik, only on an egg.
step boil {@4-5,6-8? A grown-up hard-boils {the egg}. | With a grown-up, boil {the egg} for ten minutes.} Let them cool in cold water, and wipe each one with {the cloth} until it is dry and no longer slippery.
step draw Hold the egg in one hand and draw on it with {the crayon}, pressing firmly: {v.shape}. Then give it {v.face? {v.face} | {v.mark}}. Turn the egg and not your wrist. Thick lines show best.
step bands Stretch {the bands} around it, above and below the picture: they will leave pale rings.
step dots Press {the dots} on the back, and rub down each edge.
step dye @4-5 A grown-up pours {warm-water} into {the cups}, half full. Your child counts ten drops of {dye} into each, another color every time.
step dye Pour {warm-water} into {the cups}, half full, with a spoonful of {sour} and fifteen drops of {dye} in each, another color every time. The sour water opens the shell for the color.
step dip Lower the egg into the darkest color with {the spoon}, and count to a hundred. Lift it out: pale? Then once more.
step turn Let it drip and dry on {the cloth}, turning it once, until it leaves no color on a finger.
step bare {bands? Roll the bands off, {dots? peel the rest | and look} | {dots? Peel off what sticks to it, and look | Polish the egg with a drop of cooking oil, and look}}: bare shell stays where the color could not go.
step next Dip one end of the next egg into the first color and the other end into the second: where they meet, a third one is born.
further Draw {v.scene} on the other eggs, so that the whole bowl tells one story.
safety The stove is for {@4-5,6-8? the grown-up | careful hands and a grown-up in the kitchen}. Eggs that stay out of the refrigerator for more than two hours are for looking at and not for eating; wash hands after raw ones.
skills drawing on a curve, wax resist, mixing colors
waiting About twenty minutes to dry.
alt A dyed egg on which {a v} shows in pale wax lines

* glowing-carve
name carved pumpkin
means candle
title {V} in a Glowing Pumpkin | The {V} Lantern | {A V} for the Porch
about By day it is a pumpkin with holes; when the lamp goes out, {a v} hangs in the dark. | Not the grin that is on every porch: this pumpkin shows {a v}, and people will stop on the sidewalk.
step mat Cover the table with {the mat}: there will be seeds everywhere.
step lid {@13+? Together with a grown-up, cut | A grown-up cuts} a lid around the stem with {the kitchen-knife}, slanting inward so that it cannot fall in, as wide as a hand.
step scoop Scrape everything out with {the scoop} into {the bowl}: the strings first, then the seeds.
step thin Scrape the front wall on from inside until it is as thick as your thumb. Knock on it: where it sounds dull, it is still too thick.
step draw On {the plan}, with {the pen}, draw {v.shape}, as large as the front. Inside it, mark bridges: what lies within another shape needs a strip that holds it.
step prick Fasten the plan with {tape} and prick through the lines into the skin with {the pick}, a dot at every finger's width. Pull it off: the dots tell where to cut.
step cut {@13+? With a grown-up beside you, cut {the pumpkin} from dot to dot with {the kitchen-knife} | A grown-up cuts {the pumpkin} from dot to dot with {the kitchen-knife}}, small pieces first, largest last. Push each one out from inside. {@6-8? You say which one is next. | Turn the pumpkin so that the blade always points away from hands.}
step mark For the fine parts, scrape off only the skin with the edge of {the scoop}: {v.face? {v.face} | {v.mark}}. It glows darker there, like a shadow.
step light Set {the light} inside, put the lid on, and turn off the lamp. Where it is too dark, scrape a little more.
further Wash the seeds and toast them with salt: carving makes hungry.
safety The knife is {@13+? for a steady pair of hands with a grown-up beside them | for the grown-up alone}: small strokes, away from the other hand. Inside goes a lamp that stays cool and never a flame. Slimy hands slip, so wipe them first.
skills planning light and dark, transferring a drawing, scraping evenly
alt A pumpkin carved with a glowing {v}

* fringed-box-pinata
name pinata
title {V} Pinata | {A V} Full of Candy | {V}, Fringed From Top to Toe
about Two cardboard shapes, a wall between them, fringe on everything: the {v} hangs from a branch, and nobody can wait. | Store-bought ones look all alike. This one is {a v}, and you know what is inside.
step draw On {the box}, cut open flat, draw as large as an arm is long: {v.shape}. No part thinner than a hand, or it will fold.
step cut {@6-8? A grown-up cuts it out twice, | Cut it out twice,} and cuts long strips as wide as a hand from what is left. One shape gets a flap at the top, as large as a fist.
step wall Stand the strips along the edge of one shape and fasten them with short pieces of {fix}, inside and outside: a wall all around. Crease the card where the outline turns.
step rope Tie {the rope} around a leftover strip of {the box} and {fix fix} that inside, under the top edge, so that the end comes out above and the scrap carries the weight.
step fill Drop {the candy} in, not too much: a heavy one tears from its rope.
step close Lay the second shape on top and close the seam with {fix}, every finger's width. Leave a few weak spots below: there it should break.
step fringe Fold {the fringe} several times and cut it into strips as wide as four fingers. Fringe each one along one side, to the middle.
step rows Begin at the bottom. Stick one strip on with {the glue} so that the fringe hangs free, the next one above it overlaps, and so on: {color a} for most, {color b} where the parts are.
step mark Cut and glue on last, on top of the fringe: {v.face? {v.face} | {v.mark}}.
step play Hang it up from a branch, so that it can be pulled out of reach. One player with a blindfold, three tries each, everybody else behind a line.
further Hide one note among the sweets: whoever finds it thinks up the next pinata.
safety Whoever hits stands alone, and the others wait behind a line until the stick lies on the ground. {@6-8? The grown-up cuts the cardboard and hangs up the rope. | Cut cardboard away from the hand that holds it; a grown-up hangs up the rope.} No small hard candy for guests under four.
skills building a hollow form, fringing and layering, patience
waiting About an hour for the glue.
alt {A v} pinata covered in rows of fringe, hanging from a rope

* ring-with-a-wire-drawing
name wreath
title Wreath With {a V} in the Ring | {V} in a Ring of Flowers | A Wire {V} for the Door
about The ring gets its flowers, and in the empty middle hangs a drawing made of one wire: {a v}. | From the street it is a wreath. From the doormat it is {a v}, floating among flowers.
step draw Lay {the ring} on {the plan} and trace its inside. In that circle draw {v.shape}, so large that it touches the circle in three places, in one line if you can.
step bend Cut an arm's length of {the wire} with {the cutter} and bend it along the line, lying flat on the drawing. Where it meets itself, twist it around twice.
step inside Bend the detail from a second piece and hook it on: {v.face? {v.face} | {v.mark}}. Only the two or three lines that matter.
step hang Hold it in the ring. Fasten it in three places with short pieces of wire, wound tight, the ends bent into the twigs.
step bunch Put three or four stems of {the blooms} together, as long as your hand, and wind wire around them three times. Make five such bunches.
step wind Lay the first bunch on the ring and wind wire around both. The next one covers its stems. Stop after a little more than half: the bare part is what makes it look light.
step green Push {the green} in between, all pointing the same way.
step drop Where something still wobbles, set a drop of {glue} behind it{glue=glue-gun? {@9-12? . The glue gun is the grown-up's | . Let it cool before you touch it} | and let it dry lying down}.
step bow Tie {the bow} where the flowers end, with long tails.
step look Hang it up and walk away ten steps. Is the wire still to be read? If not, double its outline.
further Change the middle with the seasons: the ring stays, a new wire drawing moves in.
safety Wire ends scratch: bend every one back into the ring, keep your face away when you cut, and hold on to both pieces.
skills drawing with wire, binding bunches, leaving space
alt A twig wreath with flowers on one side and {a v} of wire in the middle

* sequin-by-sequin-ball
name sequin ball
title {V} in Sequins | The Sparkling {V} Ball | A Ball That Wears {a V}
about A plain white ball, a handful of sequins, and a long quiet afternoon: at the end {the v} flashes whenever the ball turns. | Each sequin lies over the last one like a scale, so that nothing white shows anywhere.
step draw Find the smoothest side of {the ball} and draw {v.shape} on it with {the pen}, as large as that side. Only outlines, and nothing narrower than two sequins.
step sort Sort {the sequins} by color into small heaps: {color a} for most of it, {color b} for the parts, one more for what is around it.
step first Set {glue} along the outline, a thumb's length at a time, and lay sequins in {color a} on it, each one half over the last.
step first @9-12,13+ Put {beads? a bead and then a sequin | a sequin} on a pin and push it into the line, slanting and all the way in. The next one overlaps it by half. Go around the whole outline.
step fill Fill the inside row by row, from the bottom up, so that each row covers the glue of the one below.
step fill @9-12,13+ Fill the inside in rows, from the bottom up: each row hides the pins of the one below.
step mark Keep the second color for what makes it unmistakable: {v.face? {v.face} | {v.mark}}. One sequin at a time, with a damp fingertip.
step mark @9-12,13+ Work in the second color what makes it unmistakable: {v.face? {v.face} | {v.mark}}. A single sequin in the right place says more than five.
step ground Cover the rest of the ball in the third color. Let one half dry before you turn it around.
step ground @9-12,13+ Cover the rest of the ball in the third color, in rings that begin at the figure. When no white is left, you are done.
step beads Set {the beads} in drops of glue around the picture, as a frame.
step beads @9-12,13+ Set {the beads} as a frame around the picture, one to a pin.
step loop Fold {the loop} in half and glue its ends to the top, under one last sequin. Hold it while you count to sixty.
step loop @9-12,13+ Fold {the loop} in half and fasten its ends to the top with three pins, pushed in from three sides. Pull once: it has to carry the ball.
step look Hang it in the sun and let it turn: on which wall does {the v} throw its sparks?
further Make a second ball with nothing on it but {v.part}, as large as it fits.
safety {@6-8? Sequins are small: count the ones on the floor, and keep the heap away from small brothers and sisters. | Pins stay in their box until you need them, and you count them at the end. Push with a coin when your fingertip hurts. The ball hangs where no small child or pet gets at it.}
skills working in rows, drawing on a ball, patience
waiting {@6-8? A few minutes for each side to dry. | }
alt A ball covered in sequins that show {a v}

* head-on-a-ball
name foam ball head
title {V} With a Round Head | A Ball Turns Into {a V} | {V} on a Stick
about A white foam ball has no idea what it will be. With two coats of paint and a scrap or two it is {a v}, and looks back. | On its stick it can be painted all around, play a part, and watch over a flowerpot.
step stick Push {the stick} into {the ball}, a third of the way in. {@6-8? A grown-up holds the ball, with fingers well away from where the stick is headed. | Turn the ball against it while you push, so that it goes in straight.} Pull it out, put {glue} in the hole and push it back in.
step coat Hold the stick and paint the whole ball {color a} with {the brush}, turning it as you go. The first coat looks blotchy, and that is as it should be.
step dry Stand it in {the mug} and let it dry for half an hour.
step second Paint the second coat, and dab it instead of brushing: foam looks like velvet then.
step cut From {the soft}, cut what belongs to the head: {v.head}. Leave a tab at each piece, to glue it on by.
step head {pins? Hold each piece where it belongs, glue it on, and hold it with a {one pins} until the glue has set. What has to stand out goes on one of its own, pushed in with glue. | Cut a small slit into the ball for each tab, put glue in it and push the tab in. What lies flat is just glued on.}
step pipe Cut {the pipe} with {the scissors} to the lengths you need and poke them in, with glue at the ends: whiskers, antennae, a crest, a collar, whatever suits {a v}. Curl what should be lively around a finger.
step face When everything is dry, paint the face with the tip of {the brush}: {v.face}. Begin with the eyes, halfway down the ball.
step base Stand {the stick} back in {the mug} and turn it: does it look good from behind, too?
further Make the second one that belongs with it, and let the two have a conversation.
safety {@6-8? The grown-up starts the hole. | Push a stick away from the palm that holds the ball.} Sticks point down when you walk with them, and a plant pick belongs in a pot where nobody bends over it.
skills painting all around, joining soft and hard, giving a look
waiting About an hour for two coats.
alt The round head of {a v} on a stick

* crest-on-a-shield
name shield
title The Shield of the {V} | {V} on Your Shield | Who Carries the {V}?
about On a real shield there was what its owner wanted to be known by, as large as it would go. Yours shows {a v}. | From across the yard people should know who is coming: the one with {the v}.
step shape On {the board}, draw a shield as long as from your chin to your knee: flat at the top, a point at the bottom. {@6-8,9-12? Fold it down the middle if you can, so that both sides come out alike. | }
step cut {@4-5,6-8? A grown-up cuts it out, and rounds off the point. | Cut it out and round off the point.}
step ground Paint it all over in {color b} with {the brush}, and let it dry until it feels like paper.
step crest In the middle, with {the pen}, draw {v.shape}. It should fill the shield from edge to edge: two hands wide at least.
step body Fill it in with {color a}. Leave a finger of space to the lines, and close it with the tip of the brush at the end.
step mark Add what makes it unmistakable, thick enough to be seen from far away: {v.face? {v.face} | {v.mark}}.
step rim {shine=duct-tape,washi-tape? Fold {the shine} over the edge all around, half in front and half behind, in pieces as long as a hand. | Cut {the shine} into strips and {fix fix} them over the edge all around, half in front and half behind.} Smooth it down with a spoon.
step grip Turn the shield over and fasten {the grip} with {the fix} in two places, so far apart that your arm goes through to the elbow. Put it on and wave: nothing should slip.
step sword Wind {the fix} around {the sword}, a hand above one end: below that is the handle. It is soft, and the shield will never lose to it.
step vow Stand up straight behind it and say what your shield stands for: {the v} that can {v.does}.
further Think up a motto of three words and letter it on a ribbon of paper below the {v}.
safety Soft blades only, and never at faces. {@4-5,6-8? Thick cardboard is cut by the grown-up. | Cut thick cardboard on a table, in several light cuts.}
skills drawing large, painting clean edges, inventing an emblem
waiting About forty-five minutes for the paint.
alt A cardboard shield with a silver rim and {a v} on it

* under-the-thumb-film
name flip book
title {V}: The Flip Book | Two Seconds of {V} | The {V} That Moves Under Your Thumb
about Thirty small drawings and one thumb: {the v} begins to {v.does}, and no screen has anything to do with it. | It is how animators still test an idea: draw it small, flip it, laugh, draw it better.
step plan {pad=index-card? Put {the pad} in a stack. | Keep thirty pages of {the pad} together, still bound.} Number them in a corner, from the back to the front. Decide on one thing that happens: {the v} will {v.does}.
step last Begin at the back. On the last page, draw what never moves, and little of it: the ground, and one thing from {v.place}. With the pages laid one over the other, you see each drawing through the next.
step keys On pages 1, 8, 15, 22 and 30, draw the five moments that matter, with simple lines: {v.shape}. Bigger means nearer, smaller means gone.
step between Fill the pages between, each a hair's breadth farther than the last. Small steps look slow and big ones fast, so put them close together at the start and at the end.
step mark Go over all pages with {the pen} and give each one the detail: {v.face? {v.face} | {v.mark}}. Keep the size the same, or it flickers.
step color Color one thing only, on every page: {v.part}. The eye will follow it.
step cover Design the first page as a poster, with the title, {a v} and your name as director.
step clip Hold the bound edge with {the clip}.
step flip Bend the stack back and let the pages run off your thumb. Where it jerks, put in one more drawing; where it drags, take one out.
step hold Add the secret of the studios: before anything moves, it goes the other way for two pages. That pause is what makes a drawing look alive.
further Photograph the pages one by one, and make a loop of them with a sound of your own.
safety Thirty drawings tire a hand and a pair of eyes: sit by a good light, and stretch after every ten.
skills breaking a movement down, drawing in series, timing
alt A pad with a small drawing of {a v} in motion on it

* clay-takes-a-step
name clay film
title {V}: The Clay Film | Twelve Frames of {V} | {V}, Directed by You
about Move it by the width of a fingernail, take a picture, move it again: a hundred times later {the v} can {v.does}. | The great clay films were made just like this, only with more lamps. You have {a v}, a set, and an afternoon.
step plan Tell the film in three sentences: who comes in, what goes wrong, how it ends. One actor, {a v}, is enough, and ten seconds are long.
step scene Bend one piece of {the set} into a floor and a back wall in one curve, without a crease. {paint=construction-paper? Tear {v.place} out of {the paint} and lay it on | Draw {v.place} on it with {the paint}}, pale, so that the actor stands out.
step bones Bend a skeleton from {the bones}, no taller than your finger, where legs, neck or arms should hold a pose.
step model Knead {the clay} until it is soft, and model {v.shape}, {color a} most of it, with a broad foot and its weight low. Nothing thinner than a finger: it would droop under the lamp.
step mark Press on the detail in a second color: {v.face? {v.face}. Make two spare mouths, one open, one shut | {v.mark}}.
step foot Fix it to the floor with a crumb of {the tack}, so that it stands still while you let go.
step stand {tack? Prop {the phone} upright against a pile of books and hold it there with {the tack} on both sides. | Prop {the phone} upright between two piles of books.} It looks straight at the face of the actor and never moves again. Any free stop-motion app will do.
step light Aim {the light} from one side, higher than the set, and close the curtains: daylight flickers as clouds go by.
step shoot Move {the clay} by a fingernail, hands out, click, and again: a step takes four pictures, a look takes two. Take a hundred.
step cut Play it at twelve pictures a second, throw out what wobbles, and make the noises with your own mouth.
further @13+ Let the whole figure melt into a ball and come up again as something else: it is what clay can do and no drawing can.
further Let the camera move as well, by a hair's breadth with every picture.
safety Weigh the phone down so that it cannot tip. {@9-12? Ask before you post a film, and leave faces and names out of it. | Leave names and addresses out of what you post.}
skills storytelling, animation, modeling for movement
alt A clay {v} on a small film set with a phone in front of it

* cam-and-follower-toy
name cam toy
title The {V} Machine | Turn the Handle: {V} | {V} With a Crank
about Turn the handle, and in its box a lopsided disc lifts a rod: above, {the v} rises, turns a little, and drops. | Nothing is hidden, so everybody looks inside first and understands only then why {the v} moves.
step frame Cut {the box} with {the scissors} so that it stands on its long side like an open stage, front and back open. {tape} a triangle into each corner: it must not lean.
step cams From {the cam}, cut one disc as large as a lid and a second one as large as a cookie. Glue two or three layers together for each, as thick as a finger.
step axle Poke a {one axle} through both side walls, at half height, and through one disc on the way. The hole in that disc is not in its middle but halfway to the rim: that is the whole secret. Fix it with {glue}.
step crank Outside, push a short scrap of {the cam} onto the end of the stick at a right angle, glue it, and put a snipped-off bit of stick in it as a handle.
step guide Make a hole in the top, right above the disc. Glue a piece of {the straw}, as long as a thumb, upright in it: it keeps the rod straight.
step rod Glue the second disc flat to one end of the second stick, let it set, and push the other end up through the guide, so that the flat disc rests on the lopsided one.
step draw On {the card}, in {color a} and {color b}, draw {v.shape}, as high as your hand, with its detail: {v.face? {v.face} | {v.mark}}.
step cut Cut it out and glue it to the top of the rod, {glue=glue-gun? {@9-12? with a grown-up at the glue gun | a drop of hot glue behind it} | with tape over the glue until it holds}.
step scene Draw {v.place} on what is left of {the card}, and stand it up behind, on the roof of the box.
step turn Turn the handle slowly. Does it stick? Widen the holes. Does it slip? A rubbed-on bit of soap helps the rod, and a rough edge helps the cam.
further Cut the cam as an egg, a snail or a square with rounded corners, and note what {the v} does with each.
safety {glue=glue-gun? {@9-12? The glue gun is held by a grown-up. | A glue gun burns: work on a mat, and let drops cool before you touch them.} | } Poke holes into a lump of clay or an eraser and not into your hand, and snip off the points of sticks.
skills building a mechanism, testing and adjusting, lining up parts
waiting Half an hour for the glue.
alt A box with a crank that lifts {a v} on a rod

* shaken-storm-jar
name snow globe
means lid
title {V} in a Small Storm | The {V} Globe | Shake Gently: {V} Inside
about Turn it over, turn it back, and it snows on {the v} for as long as you can hold your breath. | A world in a jar: {the v} stands still, and everything around it whirls.
step wash Wash {the jar} inside and out, and take off the label. It has to be so clean that you forget it.
step make {figure=polymer-clay? From {the figure}, model {v.shape}, in {color a} and {color b}, small enough to fit through the opening with a finger of room, on a thick round foot | On {the figure}, draw {v.shape}, low enough to stand in the jar, with a tab below. Color it with {the pen}, cut it out with {the scissors}, and bend the tab back}.
step mark {figure=polymer-clay? Press in | Draw} the detail: {v.face? {v.face} | {v.mark}}. Water makes everything larger, so fine lines are enough. {figure=polymer-clay? Then {@13+? bake it | a grown-up bakes it} as the package says, until it has cooled hard. | }
step lid {glue=duct-tape? Fix the foot to the inside of the lid with a ring of {glue}, pressed down hard | Glue the foot to the inside of the lid, in the middle, with {glue}, and let it set as long as the package says}. Give it a tug: it must hold.
step friend Set {the friend} beside it the same way, for company.
step water Fill the jar with {water} to a finger below the rim.
step thick Stir in {the thick}, gently, so that no bubbles come: it makes the water slow.
step storm Add {the glitter}, a pinch at a time. Less than you think: you want weather and not fog.
step close {glue=duct-tape? Screw the lid on over the sink, until nothing drips, and wind {glue} around the seam twice. | Run {glue} around the thread, screw the lid on over the sink until nothing drips, and let it set.}
step shake Turn it over, count to five, turn it back. How long does it take until {the v} can be seen again?
further Cut {v.scene} from something waterproof and stand it behind: the globe gets a far and a near.
safety {jar=glass-jar? Glass breaks: only grown-up hands carry it on tile, and it stays out of the cold. | A plastic jar survives a fall, so take one if you have the choice.} {@4-5? Keep small sparkling pieces out of mouths, and let a grown-up close it for good. | What sparkles stays away from eyes: wash your hands after it.}
skills building small, sealing watertight, judging amounts
waiting {glue=duct-tape? A few minutes. | A few hours for the glue to set.}
alt A jar full of whirling sparkle with {a v} standing in it

* pocket-of-tape
name tape wallet
title The {V} Wallet | A Wallet With {a V} on It | {V} in Your Pocket
about Nothing but tape, stuck to itself: no seams, no sewing, and rain runs off. On the outside {the v} keeps watch over the money. | It costs a quarter of a roll, lasts for two years, and nobody else will have one with {a v}.
step sheet With {the ruler}, measure strips of {the tape}, {in 8} long. Lay five of them side by side, sticky side up, each overlapping the last one by a fingernail.
step second Lay five more on top, sticky side down, from one edge to the other. Smooth each one from the middle outward, so that no bubble stays. Now you have a sheet that sticks nowhere.
step trim {@13+? With a grown-up in the room, trim | Trim} it with {the knife} along {the ruler} to {in 7.5} by {in 7}{mat? , on {the mat} | }. Corners at right angles make everything after this easy.
step fold Fold the long sides together, not quite even: the back stands a finger's width higher, so that bills are easy to find. Rub the fold down with {the ruler}.
step sides Close both short sides with a strip folded over the edge, half in front, half behind.
step slots Make three smaller sheets the same way, as wide as a playing card is long. Tape them inside as card pockets, stacked like roof tiles, along the bottom and both sides only.
step window Trim {the window} to the size of a playing card and tape it in on three sides: behind it goes the library card.
step plan On {the plan}, as large as a matchbox is long, draw {v.shape}. Then divide it into four or five areas without thin bits.
step figure Stick strips of tape on {mat? {the mat} | a plastic folder or a baking sheet}, lay the plan on it and{@13+? , with a grown-up in the room, | } cut the areas out with {the knife}. Peel them off and build {the v} on the front, largest first: {color a}, then {color b}, and last {v.face? {v.face} | {v.mark}}.
step close Stick {the close} to the two halves where they meet, and press for a minute.
further Give the back of the wallet {v.part}, as large as it goes, so that it is known from both sides.
safety {knife=craft-knife? A craft knife goes along a metal edge, away from the hand that holds, several light cuts instead of one deep one, and the blade goes in when you put it down. | Tape gums up blades: wipe the scissors with a drop of cooking oil, and cut away from your fingers.}
skills measuring, working without bubbles, cutting shapes
alt A tape wallet with {a v} of tape on the front

* chestnut-beings
name chestnut figure
title {V} out of Chestnuts | A Chestnut {V} | {V} From Under the Tree
about They lie under the tree by the hundred, shining as if polished: three of them and a few twigs make {a v}. | Every autumn the same wonder: brown, round, cool in the hand, and by evening it looks at you and is {a v}.
step lay Lay out {the body} and {the small} and choose: the largest for the belly, a round one for the head, the rest for feet, nose and ears.
step wipe Rub them dry until they shine. The pale spot makes a good face.
step stack {glue=modeling-clay,sticky-tack? Press a thumb of {the glue} between two chestnuts and push them together | Glue two chestnuts together with a thick drop of {glue}}, pale spot to pale spot. Lean them on something while you count to a hundred.
step head Set the head on top with {the glue}, and what belongs to it: {v.head}. Halves, caps and broken bits of {the small} do for that.
step legs Bring {the legs} to one length and {glue=modeling-clay,sticky-tack? stick | glue} them on: as many as {the v} needs. Two behind and two in front stand best, spread a little.
step coat {glue=modeling-clay,sticky-tack? Stick | Glue} {the coat} on where wings, a tail, a collar, a cape or hair should be.
step eyes {glue=modeling-clay,sticky-tack? Press on {the eyes} | Glue on {the eyes}}, close together: then it looks curious.
step face With {the pen}, draw the rest of the face: {v.face}. On a shiny shell a line needs a moment to dry.
step rest Let everything rest, lying on its side, until nothing wobbles.
step play Stand it up in its place: {v.place}, made from a leaf or two. Who comes to visit?
further Make the whole family, from the smallest chestnut to the largest.
safety Chestnuts of the horse chestnut tree are not for eating, and small ones stay away from small mouths. {@4-5? Nobody bores holes: {the glue} holds just as well. | Nothing is drilled here: a chestnut rolls away under every tool.}
skills choosing by shape, joining round things, inventing a figure
waiting {glue=glue? About an hour for the glue. | A few minutes.}
alt {A v} made of chestnuts with thin legs

* lashed-stick-outline
name stick figure frame
title {V}, Lashed From Sticks | {A V} as Large as a Window | {V} From the Woodpile
about Sticks and string, nothing else: sailors and scouts have built whole towers this way. Yours becomes {a v} that hangs on the wall. | Straight sticks for straight lines, crooked ones for curves: somewhere in the pile {a v} is lying already.
step sort Sort {the stick} by length and by bend. Snap off what sticks out, and rub loose bark away.
step lay On the floor, lay the outline of {the v}, as large as your arm is long: {v.shape}. Let the sticks cross at the corners, by a finger's width. {@4-5? Five or six sticks are enough for it. | Leave out what is small: that comes later.}
step lash Where two sticks cross, {@4-5? hold them while a grown-up winds | wind} {the cord} around both: three times one way, three times the other way. Then twice between the sticks, to pull it tight, a double knot, and snip with {the scissors}.
step all Go around like this, corner by corner. When you can lift it by one end and nothing folds, the frame is good.
step inside Lay shorter pieces inside for what lies within the outline, such as {v.part}, and fix them with {glue} where they touch.
step mark Break the thinnest twigs for the last detail and stick them on with {the glue}: {v.face? {v.face} | {v.mark}}.
step soft Tuck {the soft} into the corners and set it fast with a little {glue}.
step leaves Fix {the leaves} with {glue} wherever the {v} may have color, overlapping, all pointing one way.
step plume Push {the plume} under the windings of {the cord}, where they hold by themselves.
step hang Knot a length of {the cord}, as long as your arm, to the two highest corners. Hang it up and find out if it hangs straight; if not, move the knots.
further Lash a second one, half as large, and hang it below the first.
safety Sticks are carried with the point down, and eyes stay away from ends. {glue=glue-gun? {@13+? Hot glue burns, so let drops cool before you press. | The glue gun is the grown-up's.} | Only fallen wood is taken, never what still grows.}
skills lashing, laying an outline, using what is crooked
waiting Half an hour until everything holds.
alt {A v} of lashed sticks, hanging by a cord

* strung-on-a-fuzzy-wire
name threaded figure
title {V}, Thread by Thread | A Strung {V} for the Window | {V} on a Fuzzy Wire
about Over the tip, along the wire, click: when it is full it is bent, and suddenly it is {a v}. | A wire that is fuzzy holds on to everything, so nothing rolls away, and the line of {the v} grows piece by piece.
step sort Sort {the beads} by color into {the tray}: {color a} for most of it, {color b} for what stands out.
step stop Twist two of {the wire} end to end into one long one, and roll one end around the first piece, so that nothing falls off.
step thread Thread one after another, right up to the stop, until only a finger's width of wire is bare. One hand holds, one hand pushes.
step tip Wind {the fix} around one end of {the lace}: a stiff tip finds every hole.
step join Close it into a ring: twist both ends together and tuck the points in between the pieces.
step bend Now bend the ring, slowly, a corner here and a curve there: {v.shape}. Only the outline counts, seen from afar.
step mark From the last wire, bend what makes it unmistakable, with a few pieces on it, and hook it in: {v.face? {v.face} | {v.mark}}.
step hang Pull {the lace} through the top and knot it. Pull: the figure should hang straight.
step show Hang it where the sun comes in, and look for its shadow.
further Thread {the lace} full as well, in a pattern that goes on and on.
safety {@4-5? A grown-up sits at the table, and small pieces are counted before and after. | Small pieces are counted before and after.} Wire ends are bent in and tucked away, and a lace is never worn around the neck.
skills threading, sorting by color, bending a line
alt The outline of {a v}, threaded on fuzzy wire, hanging by a lace

* petals-in-a-dough-figure
name dough picture
title {V} in Petals and Dough | The Garden {V} | {A V} With Leaves for a Coat
about Soft dough takes everything that lies in the garden. Pressed in piece by piece, petals become the coat of {a v}. | Push, pat, look: what was picked on the way home turns into {a v}, and afterward everything may go back under the bush.
step sort {@2-3? Your child sorts {the petals} | Sort {the petals}} into {the tray}: soft with soft, green with green.
step knead {@2-3? Your child kneads | Knead} {the dough} until it is as soft as an earlobe.
step pat {@2-3? Together, pat it flat | Pat it flat}{board?  on {the board} | }, as thick as a finger, into a large simple shape: {v.shape}.
step line Pinch the edge all around, so that the outline stands up like a little wall and {the v} can be seen from every side.
step petals {@2-3? Your child presses {the petals} in with a flat finger, one at a time, wherever there is room. | Press {the petals} in with a flat finger, in rows or rings that follow the shape. Each one should lie half under the next.}
step sticks Lay {the sticks} around it as a frame, end over end, with a crumb of {the dough} under each corner: now it is a picture.
step shells Press {the shells} in halfway, where it should shine or be hard.
step mark {@2-3? With a small hand in a big one, | With a fingertip,} press in the last thing: {v.face? {v.face} | {v.mark}}.
step lift {@2-3? Your child lifts off one piece of {the petals}: look what it left behind! | Lift off one piece of {the petals}: it has left its print. How many can you read?}
further Take everything out, roll the dough up, and make {v.part} as large as the table allows.
safety Only what you know is picked, nothing with thorns, and no berries or mushrooms. {@2-3? Dough and finds stay out of mouths, and a grown-up sits at the table. | Dough with leaves in it is thrown away the same day.}
skills pressing, arranging a pattern, noticing textures
alt {A v} of dough covered in pressed petals

* snow-white-dough-tag
name white dough ornament
title {V}, as White as Porcelain | The Snow-White {V} | {A V} From the Kitchen Cupboard
about Three white things in a pot, five minutes, and out comes a dough that dries smooth, fine and white as china. You make {a v} of it. | It takes every line, even that of a fingernail, so {the v} comes out as fine as on a coin.
step stir {@2-3? Your child stirs | Stir} {the starch}, {the soda} and a cup of cold {water} in {the pot}, until no lump can be felt.
step cook {@9-12? With a grown-up, cook | A grown-up cooks} it over low heat, stirring all the time, for about five minutes: it is ready when it looks like mashed potatoes and comes away from {the pot}.
step knead When a hand can rest on it comfortably, {@2-3? your child kneads | knead} it, until it is smooth. Cover what waits with a damp cloth.
step roll Roll it out with {the pin}, as thick as two coins, on a dusting of {the starch}.
step outline {@2-3? Together, press | Press} the edge of {the cutter} straight down, again and again, along an outline as large as a hand: {v.shape}. Pull away what lies outside, and stroke the edge smooth with a wet fingertip.
step mark Press in the detail with the end of {the straw} and a fingernail, not quite through: {v.face? {v.face} | {v.mark}}.
step hole Push {the straw} through near the top, a finger's width from the edge, and twist it out again.
step dry Lay it on {the plate} and let it dry for a day, turned over whenever you pass, so that it stays flat.
step shine {@2-3,4-5? Dab | Rub} {the shine} into the lines or along the edge, and leave the rest white: that is what makes it look fine.
step loop {@4-5? A grown-up threads {the loop} through the hole and knots it. | Thread {the loop} through the hole and knot it.}
further Cut small round tags from the rest, press in initials, and tie them on presents.
safety Cooking is {@9-12? done with a grown-up at the stove | for the grown-up}, and the dough has to cool before hands go in. It tastes awful and is not for eating; hang finished ones where little ones and dogs do not reach.
skills kneading, cutting an outline, working finely
waiting A day, turned now and then.
alt A smooth white ornament in the shape of {a v} on a loop

* sticky-side-out-walk
name sticky nature figure
title A Walk With a Sticky {V} | {V}, Dressed by the Meadow | The {V} That Collects Flowers
about {The v} has a sticky belly: whatever you find on the way is pressed on and stays, without any glue. | Out it goes bare, home it comes in petals and leaves. A bracelet of the same kind goes along on the wrist.
step shape On {the card}, as wide as two hands, draw {v.shape}, with {the pen}. No narrow parts: petals want room.
step cut {@2-3,4-5? A grown-up cuts it out. | Cut it out.} {@2-3? Your child waves it: who is that? | }
step sticky Lay strips of {the tape} over it with the sticky side up, one beside the other, and hold them down along the edge with a few short pieces, sticky side down. Trim with {the scissors} what hangs over.
step band Make a bracelet from the rest: a strip around the wrist, sticky side out, as loose as a watch, its ends pressed together.
step walk {@2-3? Your child carries it outdoors | Go outdoors with it}{bag?  with {the bag} | } and looks for {the finds}: on the ground first, then two of a kind where many grow.
step press {@2-3? Your child presses each find on with a flat hand and counts to three. | Press each find on with a flat hand and count to three: {the finds} in the middle, {the green} toward the edge.} The bracelet gets some, too.
step fill {@2-3? Your child covers | Cover} the bare places with {the green}, until no more tape can be felt.
step shine Strew {the shine} over it at the very end: it sticks in every gap.
step mark {@2-3? Together, lay | Lay} the last small things as {v.face? its face: {v.face} | its sign: {v.mark}}. Petals are soft enough to tear to size.
step show {@2-3? Your child shows | Show} everybody where each thing was found. What will it look like tomorrow?
further Walk the same way in another season, with the same {v} on a new card.
safety Nothing with thorns, no berries, no mushrooms, and nothing out of other people's gardens. A bracelet sits loosely, with the sticky side away from skin; hands are washed afterward.
skills looking closely, pressing, sorting by color
alt {A v} of cardboard, covered in flowers and leaves

* felt-on-a-wooden-spoon
name spoon puppet
title {V} Spoon Puppet | A Wooden Spoon Plays {a V} | {V} Puppet on a Spoon
about A wooden spoon is a puppet already: a round head, a long neck, a handle to hold. All it still needs is to become {a v}. | Behind the edge of the table the show can start tonight, with {a v} in the leading part.
step draw {@2-3? A grown-up draws | Draw} on {the felt}, a little larger than the round end of the spoon: {v.shape}.
step cut {@2-3? A grown-up cuts it out. Your child strokes it with a finger: how soft is it? | Cut it out in one piece, and round off all that is pointed.}
step stick {@2-3? Your child smears | Smear} {glue} on the round back of {the spoon} and presses the felt on with a whole hand.
step press {@2-3? Your child holds it tight | Hold it tight} while everybody sings one song: then it sticks.
step parts From the rest of the felt, glue on what stands out, large and simple: {v.parts}.
step hair {v.face? Glue on {the hair} where hair, a mane or a beard belongs, and wind the rest around the neck of the spoon like a scarf. | Wind {the hair} around the handle in a tight band, from just below the figure downward, with glue at both ends.}
step eyes Glue on {the eyes}: {v.face? that makes it wake up | on a stage even {a v} may have eyes}.
step mark {@2-3? With a small hand in a big one, draw | Draw} the rest with {the pen}: {v.face? {v.face} | {v.mark}}.
step coat {@2-3? Together, lay | Lay} {the coat} around the handle and tie or glue it there, so that a hand can hide in it. {bow? Over that goes {the bow}, tied once. | }
step play {@2-3? Your child lets it pop up from under the table: hello! | Kneel behind the table, hold it up, and let it say one sentence that nobody expected.} Can it {v.does}?
further Make a second one that it can quarrel with, and make up with.
safety Nobody runs with a spoon, and puppets with handles perform sitting down. {eyes? Small eyes are counted, and kept from whoever still puts things into the mouth. | }
skills inventing a character, sticking soft to hard, telling a story
waiting About twenty minutes for the glue.
alt A wooden spoon that is a puppet of {a v}

* sock-headed-mount
name stick mount
title Ride the {V} | {V} on a Stick, Ready to Ride | A Hobbyhorse That Is {a V}
about Anybody can walk. You ride {a v}: a stuffed head, two reins, and as fast as your own legs. | One sock, one stick, and two reins: before supper {the v} has been around the block.
step stuff Push {the fill} into {the head} down to the toe, then more until it is as firm as an arm. The toe is the snout, the heel is the back of the head.
step stick Push {the stick} in as far as the heel, pack more around it, and close the cuff around it with {the tie}, wound tight ten times. Pull: it must not come off.
step cut {@4-5? A grown-up cuts | Cut} from {the felt} what belongs to this head: {v.head}, each piece twice as large as you think, with a tab at its foot.
step sew @4-5 Stick each piece on by its tab with {the glue}, and hold it while you count to thirty.
step sew Sew each piece on by its tab with {the needle} and {the thread}, ten small stitches, the last one twice. Ears and horns stand up when the tab is folded first.
step eyes @4-5 Glue on {the eyes}, and cut the rest of the face from {the felt}: {v.face}.
step eyes Sew on {the eyes}, far apart and a little to the front, and cut the rest of the face from {the felt}: {v.face}.
step mane Cut {the mane} into lengths as long as a hand and tie them in bundles, then fasten them along the back of the head, one close behind the other.
step rein Tie {the rein} around the snout with a knot on each side, and join the two ends at the length of your arms.
step wrap Wind what is left of {the rein} around {the stick} just below the head, where the hands go.
step ride Mount: one hand on the reins, one on the stick. Walk, trot, gallop, and then what only this one can: {v.does}.
further Set up three jumps of sticks on shoeboxes, and time each other with a stopwatch.
safety The end of the stick drags on the ground behind you and never points at anybody. Reins are only as long as your arms, and stay in the hands. {@4-5? Hot glue and scissors are the grown-up's. | Count the needle back into its case.}
skills stuffing firmly, sewing on, making a face
waiting {@4-5? About half an hour for the glue. | }
alt The stuffed head of {a v} on a stick, with reins

* felt-and-fur-headband
name headband
title {V} Headband | A Headband That Makes You {a V} | {V} on Your Head
about Put it on and look in the mirror: who is that? On a headband sits what tells everybody that you are {a v}. | From the shop they all look alike. Nobody has ever met this {v} before.
step draw On {the felt}, draw as high as your hand: {v.head? {v.head} | {v.shape}}. Draw everything with a tab below, twice as wide as the band.
step cut {@4-5? A grown-up cuts | Cut} every piece out twice, as front and back.
step wire Bend {the wire} along the inside of the outline of one piece, a finger from its edge, and glue it down: now it can be posed.
step close Glue front and back together, all but the tabs. Press along the edge and wait until it holds.
step fur {@4-5? A grown-up cuts | Cut} {the fur} {fur=faux-fur? from behind, through the backing only, so that no hair is lost, | to size,} into pieces a little smaller than the felt.
step inner Glue the soft pieces on: {v.head? on the ears, between the horns, wherever {a v} is soft | as a ring around the foot, like grass, snow or foam}.
step wrap {band=sewing-elastic,cardstock,old-t-shirt? Make a ring of {the band} that fits your head without pinching, and close it with {glue}. | Bend {the band} a little wider, so that it does not pinch with all that is coming.} {bow? Wind {the bow} around it from one end to the other, each turn half over the last. | }
step set Lay the tabs around the band, one forward, one back, and glue them down. Hold each one while you count to sixty, and try it on before you set the next.
step mark With {the pen}, add the last lines: {v.face? {v.mark}, as far as it can be seen on a head | {v.mark}}.
step wear Put it on, shake your head, hop. What sits still is done. Now {v.does}, as well as anybody can on two legs.
further Make the matching tail from the same felt, on a loop for the belt.
safety {glue=glue-gun? {@13+? Hot glue burns: let it cool for a moment before you press. | The glue gun is the grown-up's.} | Let the glue dry before it goes into hair.} {wire? Ends of wire are bent over and lie inside, where they prick nobody. | Whoever wears it should be able to pull it off in one move.}
skills cutting in pairs, stiffening, placing
waiting About twenty minutes for the glue.
alt A headband with {a v} on it in felt and fur

* gem-by-gem-case
name phone case
title {V} Phone Case | {V} in Gems on a Phone Case | A Case With {a V} in Swirls
about In Japan they call it decoden: cream from a tube, gems on top, until the phone looks like a dessert. Yours has {a v} in the middle. | A plain case, a heap of sparkle, one evening: nobody will take your phone for theirs again.
step clean Wipe {the case} with {the cloth} and a drop of dish soap, and dry it: what is greasy will not hold. {@6-8? Ask whose phone it is for. | }
step trace Trace {the case} on {the plan} with {the pen}, and the hole for the camera. Below it, draw {v.shape}, as wide as it will go.
step lay Try it out dry: lay {the gems} on the drawing, the largest in the middle of each area, small ones along the line. Take a picture of it, to look at later.
step gloves Put on {the gloves}: from here on it gets sticky.
step line Spread {the cream} on the case where the figure comes, as thick as a coin, a palm's width at a time: more would dry while you think.
step outline Set the outline first, one after another{pick? , with {the pick} | , with a damp fingertip}, in {color a}: each one touches the next.
step fill Fill the inside, the large ones first, and press each one until the glue rises around it like a collar.
step mark Last, in another color, what makes it {a v}: {v.face? {v.face} | {v.mark}}.
step swirl Squeeze or dab the rest of {the cream} around the rim in small peaks, like on a cake: turn, lift, next. The hole for the camera stays free.
step dry Lay it flat and do not touch it until tomorrow. It is dry when the peaks no longer give.
further Make a matching charm from the gems that are left, on a loop for the case.
safety Small pieces stay out of the reach of small children, and go back in their box at the end. {cream=waterproof-glue? Use this glue by an open window. | Glue dries before the phone goes back in.}
skills planning on a small area, setting in order, patience
waiting Overnight.
alt A phone case with {a v} set in gems and swirls of white around it

* crepe-bouquet-with-a-guest
name crepe paper bouquet
means spoon
title A Crepe Bouquet With {a V} | {V} Among Paper Flowers | Paper Flowers and {a V}
about Two big blooms that never wilt, and between them, on a stem of its own, {a v}. | A bouquet can say more than thanks. This one says that you know what somebody loves: {v.many}.
step bend Bend {wire=chopstick? the outline from a strip of rolled crepe around one end of {one wire} | one piece of {the wire} into an outline}, as large as your palm: {v.shape}. Twist the end into a long stem.
step skin Run a thin line of {glue} around the outline and lay {the crepe} in {color a} over it, pulled gently tight like the skin of a drum. Turn it over and cover the back as well.
step trim When it holds, trim the edge with {the scissors}, a straw's width outside the outline.
step mark Cut the detail from the second color and glue it on: {v.face? {v.face} | {v.mark}}.
step stem {stick? Lay a {one stick} against the stem and wrap | Wrap} {the wrap} around it from top to bottom, turning and pulling at the same time.
step petals From {the crepe} in {color b}, cut five petals for each flower, as long as a finger, with the fine wrinkles running upright. Fold the paper, and one cut makes five.
step cup Put both thumbs into the middle of each petal and stretch it sideways: it cups like a spoon. Curl the upper edge over a finger.
step bloom Roll a small strip of fringed crepe around the tip of a stem, then set the petals around it, each half over the last, and wind {the wrap} tightly around the bottom.
step leaves Cut long leaves from green crepe, and catch their ends under {the wrap} on the way down.
step vase Put everything into {the vase}, {the v} in the middle and higher than the flowers. Bend the stems apart: a bouquet needs air.
further Write a small tag for it: {v.fact}
safety {@6-8? A grown-up checks the ends of the stems. | Bend the ends of the stems over, so that nothing pricks.} Paper flowers do without water and without candles beside them.
skills stretching crepe, wrapping stems, arranging
waiting About twenty minutes for the glue.
alt A vase with two crepe paper flowers and {a v} on a stem between them

* coil-pot-with-a-relief
name coil pot
means string
title Coil Pot With {a V} | {V} on a Coil Pot | A Pot That Wears {a V}
about Ring upon ring, the way pots were made before there was a wheel: and on its belly, standing out from the wall, {a v}. | It takes no machine, only long rolls of clay and two hands. What makes it yours is {the v} that climbs around it.
step base Pat a ball of {the clay} flat{mat? on {the mat} | }, as thick as a finger and as wide as your palm: the floor of the pot.
step coils With flat hands, roll {the clay} from the middle outward into long rolls as thick as a finger. Make six, and cover those that wait.
step score Scratch the rim of the floor crosswise with {the fork} and wet it with {water}, until it is like cream. Clay holds only to what is rough and wet.
step lay Lay the first roll on the rim, pinch the ends together, and rub its inside down onto the floor with a thumb.
step rise Scratch, wet, lay on, rub: roll by roll. A little farther out and the belly grows, farther in and it closes toward the neck. Stop every five rings and let it firm up.
step smooth Stroke the inside smooth with {the rib}. Outside, smooth one side only, as large as your hand: that is where the picture goes. The rings may show everywhere else.
step draw On the smooth side, scratch lightly with {the fork}: {v.shape}.
step relief Make thin rolls and flat bits, scratch and wet both sides, and press them on along the line, until {the v} stands out by a finger's thickness. Then the detail: {v.face? {v.face} | {v.mark}}.
step sponge Wipe everything once with {the sponge}, almost dry, around the edges and along the rim.
step dry Let the pot dry slowly for three days, under a loose cloth on the first one. {clay=stoneware-clay? A school or a pottery studio may fire it for you. Unfired, it holds pencils and never water. | It holds pencils, feathers and dry things, and no water.}
further Make a lid with a knob in the shape of {v.part}.
safety Wipe up clay dust with a wet cloth and do not sweep it. {@6-8? Clay water goes into the garden and not down the sink. | Clay water settles in a bucket first; it clogs a sink.}
skills rolling evenly, joining clay, building a form upward
waiting Three days, slowly.
alt A coil-built clay pot with {a v} in relief on its belly

* pulp-pressed-picture
name handmade paper shape
title {V} out of Paper Pulp | Handmade Paper {V} | {a V}, Made of Yesterday's Paper
about Old paper turns to porridge, the porridge turns to paper again, and this time it has the shape of {a v}. | No sheet at all, but {a v} with torn soft edges and petals in it: it can be hung, sent, or, with seeds, planted.
step tear Tear {the pulp} into {the tub} in bits as small as a stamp, pour {warm-water} over it, twice as high, and let it soak for half an hour. Knead it now and then: how long does a letter stay readable?
step blend {@4-5,6-8? A grown-up whirls it in {the blender} | With a grown-up in the room, whirl it in {the blender}}, one part of it with two parts of water, until it looks like oatmeal. {@9-12,13+? Short bursts are enough; a few flakes of print may stay. | }
step tint Divide it, and stir {the tint} into one part: {color a} for the figure, and a little of {color b} for what stands out.
step drain Pour it through {the strainer}{frame? , tip it onto {the frame} | } and press out water with a flat hand, until it holds together like wet snow.
step press Spread one piece of {the felt} on the table. Press the pulp on it with your fingertips, as thick as a coin: {v.shape}. Pat from the middle outward, and close all holes.
step edge Push the edge straight with two fingers, and press in the second color or a deep line: {v.face? {v.face} | {v.mark}}.
step petals Lay {the petals} on and press them in, with a little pulp over their edges, so that they are caught.
step seeds Strew {the seeds} over it and pat them flat: in spring, it may go into the ground.
step sponge Lay the second piece of {the felt} on top and press with {the sponge}, wring it out, press again, until no more water comes. Peel the cloth off slowly.
step dry Let it dry for a day, under a book when it begins to curl.
further Press a plain sheet from what is left, and write on it where the paper came from.
safety {@4-5,6-8? The blender belongs to the grown-up. | A grown-up is in the room when the blender runs, with its lid held down.} Leftover pulp goes through a sieve and into the trash, never down the drain.
skills turning something old into something new, pressing evenly, shaping
waiting A day to dry.
alt {A v} of rough handmade paper with petals in it

* mountain-with-a-face
name volcano
means bottle, lid
title The {V} Volcano | A Volcano With {a V} in Its Side | {V} Mountain Erupts
about In the side of this mountain, as large as the mountain itself, there is {a v}. Nobody knows who made it, and then the ground begins to hiss. | First you are a sculptor, then a scientist: {the v} comes out of the rock, and the lava comes out of the top.
step stand Stand {the bottle}, open, in the middle of {the tray} and hold it there with a ring of {the clay} around its foot.
step coat Press {the clay} on in flat pieces, from the bottom up, until it is a mountain. The opening stays free, with a crater around it as wide as two fingers.
step draw On the front, scratch lightly with {the tip}, as high as the slope: {v.shape}.
step build Build it out with rolls and lumps of {the clay}, stroked smooth at the edge, until {the v} stands half out of the rock. Press in the detail with {the tip}: {v.face? {v.face} | {v.mark}}.
step paint {clay=modeling-clay? Dab | When the surface is dry, put} {the paint} on with {the brush}: dark rock, green at the foot, and {the v} in {color a}, so that it can be seen across the room.
step soda Put {the soda} into the opening, with a rolled-up paper as a funnel.
step soap Add {the soap}: it turns the gas into foam that creeps.
step red Drop {the red} in: what comes out will be lava.
step pour @4-5 Carry everything outdoors or to the sink. Together, pour half a cup of {vinegar} in from {the cup}, all at once, and step back.
step pour Carry everything outdoors or to the sink. Fill {the cup} with {the sour}, pour it into {the bottle} all at once, and step back.
step watch Watch where it runs: does it reach {the v}, or does the rock lead it around? Count how long it foams. Then rinse, refill, and try it with less.
further Change one thing only each time, more soda, warmer, no soap, and write down how high it foamed.
safety No face over the crater: it spits, and it stings in the eyes. The opening is never closed, not even with a thumb.
skills modeling in relief, measuring, watching a reaction
waiting {clay=modeling-clay,play-dough? None: it can erupt at once. | About two hours until the surface is dry.}
alt A volcano with {a v} in its side and red foam running down

* bounce-board
name pinball board
title {V} Pinball Board | The {V} Pinball Game | Pinball With {a V}
about A slanting board, a row of nails, rubber bands that fling everything back: and {the v} in the middle is worth a hundred. | Before there were screens, arcades were made of wood, nails and one good idea. Yours is {a v}.
step draw On {the board}, in the middle, draw with {the pen}: {v.shape}. It should fill half the width.
step body Paint it in {color a} and {color b}, and everything around it in the third color. Let it dry, then paint what makes it unmistakable: {v.face? {v.face} | {v.mark}}. Add numbers: a hundred on {the v}, ten and twenty beside it, a zero at the bottom.
step plan Mark a dot for every nail: two fingers apart along the outline of {the v}, and pairs at both sides. Gaps are as wide as {the marble} and a half.
step nails {@6-8? A grown-up starts each of {the nails} with {the hammer}, a finger deep and straight; with a grown-up's hand on the board, you finish some. | Drive {the nails} in with {the hammer}, a finger deep: hold each one with a clothespin or a strip of card and not with your fingers.} It is right when it no longer wobbles.
step walls Fix four of {the strips} along the edges as walls, with two nails in each. The fifth, a hand shorter, goes beside the right wall, down to the bottom, with a gap between them as wide as {the marble} and a half: that is the alley for the shot.
step bands Stretch {the bands} from nail to nail, wherever the ball should be flung back. Pluck them: the tighter, the higher the tone and the faster the bounce.
step shoot Stretch the last one across the bottom of the alley, between two nails: pull it back with a finger, let go. {strips=craft-stick? A stick behind it makes a fine plunger. | }
step caps {@6-8? A grown-up nails {the caps} down | Nail {the caps} down}, hollow side up, with {the hammer}, where a ball may come to rest, and paint a number beside each. {board=foam-board? Push the nail in with a thumb over card. | }
step slope Lay a book under the upper end and test it with {the marble}. Too fast? A thinner book. Stuck? Bend or move a nail.
step score Three shots each, and the numbers where the ball rests longest count. Who wakes {the v} first?
further Add a bell at the hardest place, or a tunnel out of half a cardboard tube.
safety {@6-8? Hammering is the grown-up's work, or done with a grown-up's hand on the nail side. | Eyes away from nails, and a board that lies flat on the floor while you hammer.} {marble=marble? Marbles are kept from little brothers and sisters. | } Let rubber bands go only toward the board.
skills planning a game, hammering straight, testing and changing
waiting About forty-five minutes for the paint.
alt A wooden pinball board with nails, rubber bands and {a v} painted in the middle

* plaster-strip-face
name plaster mask
title {V} Plaster Mask | A Plaster Mask of {a V} | {V}: A Mask That Sets Like Stone
about Wet strips over a bowl, bumps where the bones are: tomorrow you take {a v} off the form, as hard as a shell. | It is how the masks of Venice begin: layer upon layer, stroked smooth, and then the face gets a character.
step form Turn {the bowl} upside down{towel?  on {the towel} | } and rub a thin coat of {the oil} all over it: what is greasy lets go of plaster later. It should be as large as a face.
step bulk Crush and twist {the bulk} to make what stands out: {v.head}, then brows, cheeks and a muzzle. Lay it all on the form. Exaggerate: plaster softens everything.
step strips Cut {the bandage} into strips two fingers wide and as long as a hand, before anything gets wet.
step first Dip one strip at a time in {warm-water}, let it drip, lay it over form and bumps, and stroke it until the holes close. Go crosswise, and wrap whatever sticks out.
step second Lay on a second and a third layer, with the rim folded over double like a hem. Then polish it all with two wet fingers, until no threads show.
step free Let it harden for an hour, lift it off {the bowl} at the rim, and dry it until tomorrow with the hollow side up.
step holes {@9-12? A grown-up starts the holes for the eyes, and you trim | Make the holes for the eyes, and trim} the rim with {the scissors}. Hold it up: can you see what is beside you?
step paint Paint it {color a}, everywhere, with {the brush}, thin, into every corner. Let it dry before you judge it.
step mark Paint the face of {the v} on it: {v.face}. Then go over the high places with almost nothing on the brush, one shade lighter: suddenly there is light.
step crest Glue {the crest} where it grows, from the back to the front. {tie? Knot {the tie} through a hole on each side. | }
further Make its opposite, the same face in another temper, and hang both up.
safety Plaster goes on the form and never on a face: it warms up while it sets. Do not breathe its dust, and let the water settle before you pour it away: plaster stops up drains.
skills layering, exaggerating a face, painting light
waiting An hour to set, a day to dry.
alt A painted plaster mask of {a v}

* pinecone-that-feeds-birds
name bird feeder
title A Bird Feeder Called {V} | Pinecone {V} for the Birds | {V} Bird Feeder
about {The v} in the tree has a coat of seeds, and it does not mind at all when somebody pecks at it. | First you make {a v} out of a cone, then the birds eat it up: nobody has ever been so glad to see their work disappear.
step draw On {the card}, draw the head, as wide as the cone, with all that belongs to it: {v.head}. Add a tab below, as long as a finger.
step cut {@4-5? A grown-up cuts it out. | Cut it out with {the scissors}, without the thin ends: the first wind would take them.}
step face Draw {v.face} with {the pen}, in firm lines that can be seen from the window.
step tie Tie {the cord} around {the cone}, under the top row of scales, with a double knot. Lift it: it should hang straight.
step spread With {the spoon}, push {the paste} deep between the scales, from the bottom up. It is enough when you see no dark gaps.
step roll Pour {the seed} {tray? onto {the tray} | onto a big sheet of paper} and roll the cone in it, pressing gently, until nothing more sticks.
step head Push the tab between the top scales, so that the head looks out over the coat. A little more {paste} holds it.
step second Make a second cone without a head, as a tail, a nest or a child for {the v}, and tie it on a hand below.
step hang {@4-5,6-8? A grown-up hangs it | Hang it up together,} where no cat can jump: two steps from a bush, and where you see it from a window.
step watch Sit still and count: who comes first, how long does each one stay? Draw every kind of bird in a list.
further Hang up another with other seeds, and find out what each guest likes.
safety Mixes for birds can have nuts in them: a grown-up asks about allergies first. Hands are washed at the end, and the feeder is taken down when the seeds get wet.
skills tying, spreading into gaps, watching quietly
alt A pinecone full of seeds with the head of {a v}, hanging from a string
`;
