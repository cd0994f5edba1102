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
step mix Put two spoonfuls of {milk} into each of {the cups} and stir in {color}, one color to a cup: four drops for strong ones, one for pale ones.
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
title Crispy {V} | {V} out of Cereal | A {V} That Crackles
about Warm marshmallow holds {cereal} together for exactly as long as it takes to press {a v} out of it with buttery hands. | Sculpture with a deadline: soft for ten minutes, firm for good, gone by evening.
step plan Wash your hands, rub a little {butter} on {the sheet}, and lay it out flat. Draw in the air how large your {v} will be: as large as a hand.
step melt {@6-8? A grown-up melts | Together, melt} a spoonful of {butter} with {the mallow} in {the pot} over low heat, stirring with {the spoon} until nothing has a shape any more. Then take it off the stove.
step tint Stir {color} into it, drop by drop, until it is {color a}. Then fold in {the cereal} until every piece shines.
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
step dip Lower the egg into the darkest dye with {the spoon}, and count to a hundred. Lift it out: pale? Then once more.
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
step lid {@13+? Together with a grown-up, cut | A grown-up cuts} a lid around the stem with {kitchen-knife}, slanting inward so that it cannot fall in, as wide as a hand.
step scoop Scrape everything out with {the scoop} into {the bowl}: the strings first, then the seeds.
step thin Scrape the front wall on from inside until it is as thick as your thumb. Knock on it: where it sounds dull, it is still too thick.
step draw On {the plan}, with {the pen}, draw {v.shape}, as large as the front. Inside it, mark bridges: what lies within another shape needs a strip that holds it.
step prick Fasten the plan with {tape} and prick through the lines into the skin with {the pick}, a dot at every finger's width. Pull it off: the dots tell where to cut.
step cut {@13+? With a grown-up beside you, cut {the pumpkin} from dot to dot with {kitchen-knife} | A grown-up cuts {the pumpkin} from dot to dot with {kitchen-knife}}, small pieces first, largest last. Push each one out from inside. {@6-8? You say which one is next. | Turn the pumpkin so that the blade always points away from hands.}
step mark For the fine parts, scrape off only the skin with the edge of {the scoop}: {v.face? {v.face} | {v.mark}}. It glows darker there, like a shadow.
step light Set {the light} inside, put the lid on, and turn off the lamp. Where it is too dark, scrape a little more.
further Wash the seeds and toast them with salt: carving makes hungry.
safety The knife is {@13+? for a steady pair of hands with a grown-up beside them | for the grown-up alone}: small strokes, away from the other hand. Inside goes a lamp that stays cool and never a flame. Slimy hands slip, so wipe them first.
skills planning light and dark, transferring a drawing, scraping evenly
alt A pumpkin carved with a glowing {v}

* fringed-box-pinata
name pinata
title {V} Pinata | A {V} Full of Candy | {V}, Fringed From Top to Toe
about Two cardboard shapes, a wall between them, fringe on everything: the {v} hangs from a branch, and nobody can wait. | Store-bought ones look all alike. This one is {a v}, and you know what is inside.
step draw On {the box}, cut open flat, draw as large as an arm is long: {v.shape}. No part thinner than a hand, or it will fold.
step cut {@6-8? A grown-up cuts it out twice, | Cut it out twice,} and cuts long strips as wide as a hand from what is left. One shape gets a flap at the top, as large as a fist.
step wall Stand the strips along the edge of one shape and fasten them with short pieces of {fix}, inside and outside: a wall all around. Crease the card where the outline turns.
step rope Tie {the rope} around a leftover strip of {the box} and {fix fix} that inside, under the top edge, so that the end comes out above and the scrap carries the weight.
step fill Drop {the candy} in, not too much: a heavy one tears from its rope.
step close Lay the second shape on top and close the seam with {fix}, every finger's width. Leave a few weak spots below: there it should break.
step fringe Fold {the fringe} several times and cut it into strips as wide as four fingers. Fringe each one along one side, to the middle.
step rows Begin at the bottom. Glue one strip on with {glue} so that the fringe hangs free, the next one above it overlaps, and so on: {color a} for most, {color b} where the parts are.
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
`;
