export const words = `
* board-and-batten-barn
name barn
title Red Barn With Real Boards | {body=milk-carton? Milk-Carton | Model} Barn, Board by Board | A Barn for {flock? the Whole Flock | the Whole Farm}
about American barns are red because farmers painted them with rust and milk. Yours has boards, white doors and a loft, {hay=hay? and whoever looks in smells hay | and room under the roof}.
step doors Wash or wipe {the body}. Draw a double door with {the pencil}, as tall as two fingers are long, and a small loft window above; cut both with {the scissors} so that they open. A grown-up helps with the first cut.
step paint Paint {the boards} red with {the brush}, one side and the edges, and let them dry for half an hour.
step boards Cut {the boards} to the height of the walls with {the scissors}, {boards=cardboard,corrugated-paper? in strips as wide as a finger, | rounded ends and all,} and glue them on upright, edge to edge, leaving doors and window free.
step white Paint the doors with a white frame and a white cross, and a frame around the loft, with the tip of {the brush}.
step roof Cut {the roof} a finger larger than the top on all sides with {the scissors}, fold it along the ridge and glue it on.
step dry Let everything dry for half an hour.
step hay {hay=paper-straw? Snip {the hay} into thin strips with {the scissors} | Cut {the hay} short with {the scissors}} and heap it in the loft and before the door.
step flock {flock=toy-animal? Bring {the flock} home. {legs? Stand {the legs} up as posts to tie them to. | } | Make animals: {flock=cotton-ball? pull {the flock} into sheep, | turn {the flock} into sheep and hens,} {legs? with {the legs} as legs, | }held with dots of {glue}.}
step fence Glue {the fence} together as a fence, two rails across the posts.
step play Open the doors, let everybody out, and close them when it thunders.
further @6-8 Build a silo from a tube beside it.
further Paint a barn quilt for the gable: a square of triangles, known from far away.
safety A grown-up helps where carton is thick; cut sticks with both ends held.
skills measuring boards, painting trim, building a model
waiting An hour for paint and glue.
alt A red barn with white crossed doors, a brown roof and a white sheep

* egg-cup-reef
name coral reef
title Egg-Carton Coral Reef | A Reef of Twelve Cups | Corals That Never Bleach
about Snipped and bent open, every cup of the carton is another animal: corals look like flowers, and each is a whole city.
step sea Paint {the ground} with {the brush} in three blues, dark below and light above, with a lot of {water}. Let it dry.
step snip Cut {the cups} apart with {the scissors}; keep the tall cones between them.
step kinds Snip each cup differently: fringe one all around and bend it open, cut another into eight petals, the next into a wavy rim, and the cones into branches. The lid gives two fish.
step color Paint them inside and out from the {plate} with {the brush}: the tips lighter than the middle, since corals glow at the ends.
step dry Let them dry for half an hour.
step print Dip {the sponge} into paint on the {plate} and print soft corals in the background.
step glue Glue the cups on with {glue}, large ones below, some half over each other, the fish above them.
step stems {stems=cotton-swab,dry-pasta? Glue {the stems} between them in bundles. | Cut {the stems} with {the scissors} and glue them between as seaweed and sea fans.}
step beads Glue {the beads} into the middles and on the tips.
step sand Spread glue along the lower edge and strew {the sand} on.
further @6-8 Hide an octopus in the color of its stone.
further Leave one corner white, as a bleached reef, and write on the back what makes it so.
safety Carton is washed hands' work: no raw egg on it, and wash up afterward.
skills cutting forms from a form, shading, composing a relief
waiting An hour for paint and glue.
alt A reef of cut and painted egg-carton cups in pink, orange and purple with two fish

* felt-donut-shop
name felt donuts
title A Donut Shop in Felt | Three Donuts, No Calories | Felt Donuts With {toppings=pom-pom? Pompom Sprinkles | Sprinkles}
about No needle, no oven: a ring of card, a cushion of fluff, a felt coat, and icing that runs but never drips.
step rings With {the pen}, draw three circles around a {mug} on {the ring} and a small one in each middle around a {spool}. Cut the rings out with {the scissors}; fold them a little to start the hole.
step dough Lay a ring on {the felt} and cut around it a finger wider, twice for each donut, with a small cross cut in the middle.
step icing Cut one icing for each from other colors: as wide as the ring, with a wavy outer edge and a hole.
step pad Glue {the filling} all around the ring, in a thick roll, higher than your finger.
step cover Lay one felt on top and one below. Glue the edges together around the outside, then fold the corners of the cross through the hole and glue them down.
step glaze Glue the icing on top.
step top Glue on {the toppings}: strewn, in stripes or as a pattern on each.
step dry Let them dry for half an hour.
step sign Write names and prices on {the sign} with {the pen}.
step open Set them out{box? in {the box} | } and open the shop.
further @6-8 Make a donut nobody would dare to eat.
further Bake a dozen, and let the holes become little balls with eyes.
safety {toppings=bead,button,sequin? Small toppings come off sooner or later: not for children under three. | They look real: small children should know that they are felt.}
skills cutting rings, covering a form, inventing flavors
waiting Half an hour for the glue.
alt Three felt donuts with pink, brown and white icing and colorful toppings

* first-satellite
name satellite
title A Satellite With Solar Wings | Sputnik and Its Children | Signals From a Silver Ball
about The first one was a silver ball with four long rods that did nothing but beep, and the whole world listened. Yours has solar wings as well.
step holes {@6-8? A grown-up makes a hole | Together, make a hole} on the left and on the right of {the ball} and four close together on the other side, all with {the poke}.
step skin {skin=aluminum-foil,duct-tape? Cover {the ball} with {the skin}, pressed smooth, and find the holes again. | {skin=spray-paint? A grown-up sprays {the ball} with {the skin} outdoors, and lets it dry for an hour. | Paint {the ball} silver with {the skin} and {the brush}, and let it dry for an hour.}}
step rods {rods=pipe-cleaner,craft-wire? Cut {the rods} with {the scissors}; | Trim {the rods} with {the scissors}, points off;} push one straight through the ball as the axle of the wings, and the others, as long as your hand, into the four holes, slanting backward. A bit of {tape} holds what is loose.
step wings {wings=playing-card? Choose two of {the wings}, trim them with {the scissors} | Measure two wings of {in 3} by {in 4} on {the wings} with {the ruler} and {the pencil}, cut them out with {the scissors}} {wings=playing-card? and rule a grid on them with {the ruler} and {the pencil}. | and rule a grid of cells on them.}
step cells Cut small squares from {the cells} with {the scissors} and stick them into the grid, cell by cell.
step mount Tape the wings to the axle, left and right, flat and level, with {tape}.
step dish Glue {the dish} on as an antenna.
step glow Tape {the glow} where it shows least: a light that crosses the sky.
step line Tie {the line} to the axle, left and right, and hang the satellite where it can turn.
step orbit Carry it around a lamp: the wings must always see the sun. How does yours manage that?
further @6-8,9-12 Write the message that it sends home, in Morse code.
further Find out when the space station passes over your house tonight, and go outside.
safety A grown-up helps with the holes, and points are cut off and turned away from eyes. {glow=LED-tea-light? The lid over the battery stays screwed shut. | }
skills building symmetrically, working in a grid, balancing
waiting {skin=metallic-paint,acrylic-paint,spray-paint? An hour for the paint. | }
alt A silver ball with four rods and two blue solar wings

* tea-bag-invitation
name tea-bag card
title {tea=tea-bag? Invitation in a Tea Bag | An Invitation to Tea} | {tea=tea-bag? Tea-Bag | Tea-Party} Cards for Four Guests | A Card That Smells of Tea
about It looks like a tea bag, it smells like a tea bag, and it says when the water boils. Whoever gets one comes.
step wash {wash=marker? Color | Paint} the lower part of {the card} like tea that has just been poured: {wash=marker? stripes that grow paler toward the top, with {the wash}. | {the wash} with much {water} and {the brush}, paler toward the top. Let it dry for half an hour.}
step bag Cut four strips from {the card} with {the scissors}, {in 3} by {in 8}, measured with {the ruler}.
step fold Fold each in half upward, and glue the two long sides: an open pouch. Snip both upper corners slantwise, like a real bag.
step fill {tea=tea-bag? Slip one of {the tea} into each. | Put a pinch of {the tea} into each: it will smell when the letter is opened.}
step lace Cut a strip of {the lace} with {the scissors} and glue it along the top edge as a little tablecloth.
step write Write on the front with {the pen}: what, when, where, and who brings the cake.
step tag Cut four tags from what is left with {the scissors}, as big as a stamp, and tie each to a hand's length of {the string}. The guest's name goes on it.
step close Lay the end of {the string} into the opening, fold the top over once and {staple? close it with {the staple}. | glue it shut.}
step send Send it{pouch? in {the pouch} | }, or hang it at the guest's place.
further @6-8 Write a riddle on the back that is answered at the table.
further Make a thank-you one for afterward, with a different tea.
safety Only tea that everybody may drink; what is loose is for smelling. {staple? Staples point away from fingers. | }
skills exact folding, painting a gradient, writing an invitation
waiting {wash=watercolor-paint,watercolor-pencil? Half an hour for the paint. | }
alt Two tea cards with lace, writing and tags on strings
`;
