/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* picture Animals
newspaper Tear {it} into long strips and glue them low down: rustling grass.
magazine Tear leafy green bits from {it} and glue them around it: a jungle.
cardboard Cut {it} into narrow bars and glue them around: a sturdy frame.
corrugated-paper Cut {it} into tall trunks and glue them on both sides.
fabric-scrap Cut {it} into rounded hills and glue them along the bottom.
button Glue {it} around it as round blossoms in the meadow.
string Glue {it} down in loops and bends: a trail across the land.
cotton-ball Pull {it} flat and glue them up high: drifting clouds.
wrapping-paper Cut {it} into strips and glue them all around: a festive border.
old-greeting-card Cut flowers and leaves from {it} and glue them close to it.
old-book-page Tear {it} into hill shapes and glue them across the bottom.
felt Cut {it} into bushy shapes and glue them in the foreground.
map Tear {it} into patches and glue them below: lands it has explored.
cotton-pad Glue {it} in overlapping twos: plump clouds floating by.
toilet-paper Tear {it} into soft puffs and glue them up top: passing clouds.
tissue Crumple {it} lightly and glue them high: white summer clouds.
sheet-music Cut {it} into little birds and glue them singing around it.
puzzle-piece Glue {it} one beside another along the edge: a knobbly frame.
postage-stamp Glue {it} in the corners: greetings from the wild.
wallpaper Cut {it} into broad strips and glue them around as a border.
paint-chip Cut {it} into grass blades in many shades and glue them low.
candy-wrapper Twist {it} in the middle and glue them on: butterflies fluttering past.
tinsel Glue {it} across the bottom: a brook flashing in the sun.
leaf Glue {it} tip to stem all around: a frame from the forest.
stick Glue {it} along the four sides: a rustic twig frame.
feather Glue {it} high up at a slant: traces of a bird flying over.
flower Glue {it} in a row at the bottom: a blooming meadow.
petal Glue {it} loosely about: blossoms blown by the wind.
grass Glue {it} upright along the bottom: a thicket to stalk through.
bark Glue {it} upright at one side: the trunk of a great tree.
sand Sprinkle {it} over a glued strip at the bottom: warm desert ground.
seed Glue {it} in curving lines: tiny footprints crossing the land.
moss Glue {it} down in cushions: the soft floor of the woods.
pine-needle Glue {it} in spiky tufts: grass stiff with morning dew.
raffia Knot {it} into tufts and glue them low: savanna grass.
ivy Glue {it} winding along the border: a climbing green frame.
clover Glue {it} flat in a loose row: a lucky patch to rest in.
lavender Glue {it} upright in small sprays: a purple field.
corn-husk Cut {it} into slender blades and glue them up: dry tall grass.
wheat-stalk Glue {it} side by side: a golden field to peek out from.
reed Glue {it} upright in the corner: a riverbank to hide in.
colored-sand Shake {it} over glued waves: bands of a painted desert.
pressed-flower Glue {it} on all around with a light touch: delicate blossoms.
pumpkin-seed Glue {it} in rings like petals: pale daisies in the grass.
birdseed Sprinkle {it} on a glued band: a speckled gravel path.
bay-leaf Glue {it} in pairs around the border: a laurel frame.
eucalyptus Glue {it} along two sides: silvery leaves leaning in.
snail-shell Glue {it} near the bottom: slow travelers in the grass.
paper-plate Cut a big round sun from {it} and glue it on high.
paper-straw Cut {it} to length and glue them along the sides: a striped frame.
dry-pasta Glue {it} end to end around the rim: a frame full of texture.
spaghetti Break {it} short and glue the bits upright: straw-colored grass.
rice Glue {it} in scattered specks: a gentle fall of snow.
dried-lentil Spread {it} on a glued strip: a sandy trail through the wild.
popcorn Glue {it} in puffy groups: clouds that almost burst with fluff.
coffee-filter Fold {it} into half circles and glue them on: soft, layered clouds.
cupcake-liner Press {it} flat and glue them on: big frilly flowers.
eggshell Press {it} crushed onto a glued strip: a pale, stony path.
oats Scatter {it} over a glued patch: a dry, sunlit plain.
coffee-bean Glue {it} nose to tail along the border: a beaded brown frame.
onion-skin Glue {it} in rustling layers: autumn leaves on the ground.
kitchen-sponge Cut {it} into little bumps and glue them on: springy bushes.
construction-paper Tear {it} into wavy hills and glue them one behind another.
tissue-paper Scrunch {it} into tiny balls and glue them close: leafy bushes.
crepe-paper Crinkle {it} and glue it in ruffles across the bottom: tall grass.
cellophane Glue {it} across the bottom in folds: a clear stream.
rubber-stamp Print {it} again and again along the rim: a patterned border.
masking-tape Press {it} straight along all four sides: a crisp frame.
washi-tape Stick {it} around the rim: a cheerful patterned frame.
yarn Glue {it} twice around the border: a soft, woolly frame.
embroidery-floss Cut {it} short and glue the strands in tufts: silky grass.
ribbon Glue {it} in a wavy line: a river running through.
pipe-cleaner Bend {it} into squiggly stems and glue them on: jungle plants.
googly-eye Glue {it} in pairs in the dark corners: who is peeping out?
craft-foam Cut {it} into big jungle leaves and glue them around.
craft-stick Glue {it} along the sides: a wooden frame with neat corners.
sticker Press {it} on all around: small surprises for sharp lookers.
sequin Glue {it} here and there, low down: shining drops of dew.
confetti Glue {it} over the lower part: a meadow dotted with color.
crinkle-paper Glue {it} in a springy tangle low down: thick undergrowth.
paper-strip Glue {it} by one end and let the rest stand up: lively grass.
origami-paper Fold {it} into triangles and glue them along the rim like bunting.
glitter-paper Cut {it} into stars and glue them above it.
metallic-paper Cut {it} into a crescent and glue it high: a silver moon.
rice-paper Tear {it} with soft edges and glue it on: thin, veiled clouds.
fake-leaf Glue {it} around the border: leaves parted for a peek inside.
felt-sticker Press {it} on in small groups: soft flowers and leaves.
wool-roving Pull {it} into wisps and glue them high: feathery clouds.
burlap Cut {it} into a strip, fray it and glue it low: steppe grass.
lace Glue {it} all around: a frame as fine as frost.
stick-on-gem Press {it} on here and there: glistening raindrops after a shower.
ribbon-rose Glue {it} low in the corners: roses growing wild.
broken-crayon Rub {it} sideways over the bottom: broad, earthy strokes.
foam-sheet-scrap Cut {it} into stones and tufts and glue them underfoot.
seed-bead Sprinkle {it} on glued dots: tiny berries and beetles.
bubble-wrap Cut {it} into a low strip and glue it on: a bubbling brook.
* picture Ocean
newspaper Tear {it} into wave shapes and glue them in rolling rows.
wrapping-paper Cut {it} into wavy bands and glue them across: a patterned sea.
corrugated-paper Cut {it} into wavy strips and glue them low: ridged waves to feel.
sandpaper Cut {it} into a low dune and glue it on: rough beach.
fabric-scrap Cut {it} into simple fish and glue them on, all swimming one way.
button Glue {it} in rising lines: bubbles on their way to the top.
string Glue {it} around in small loops: a fishing-net border.
rope Glue {it} along all four sides: a sailor's frame.
cotton-swab Glue {it} in branching bunches: delicate white coral.
cotton-pad Glue {it} low in a row: scallops resting on the bottom.
tissue Twist {it} into soft lines and glue them on: foamy crests.
net-bag Cut {it} open and glue a piece in the corner: a fisherman's net.
map Tear {it} into waves and glue them on: seas with real names.
old-book-page Cut {it} into little fish and glue them on: a school of words.
sheet-music Cut {it} into waves and glue them on: a song of the sea.
candy-wrapper Twist {it} in the middle and glue them on: shiny striped fish.
tinsel Glue {it} by one end at the bottom: sea grass that sparkles.
paint-chip Cut {it} into waves and glue them from light to dark.
postage-stamp Glue {it} along one side: a postcard from the coast.
guitar-pick Glue {it} in a loose swarm: flat fish darting away.
aluminum-foil Tear {it} into narrow strips and glue them on: glints on the waves.
stick Glue {it} crossing at the corners: a driftwood-style frame.
seashell Glue {it} all around: a frame collected on the beach.
petal Glue {it} here and there: gaudy little reef fish.
leaf Glue {it} stem to the right, one after another: a school of fish.
sand Sprinkle {it} over a glued strip: the bottom of the sea.
colored-sand Sprinkle {it} over glued waves, one shade above the next.
fern-frond Glue {it} rising from the bottom: feathery sea plants.
raffia Glue {it} in swaying strands: seaweed reaching for the light.
corn-husk Cut {it} into long wavy bands and glue them on: kelp.
snail-shell Glue {it} on the seabed: sea snails out for a slow walk.
seed Glue {it} in tiny clusters: plankton drifting everywhere.
pumpkin-seed Glue {it} pointing the same way: a whole school of little fish.
bay-leaf Glue {it} in a loose line: slim fish on a journey.
birdseed Shake {it} onto a glued band: a beach of many grains.
paper-straw Cut {it} to different heights and glue them upright: tube coral.
plastic-straw Snip {it} into rings and glue them on end: round bubbles.
spaghetti Break {it} and glue the bits slantwise: rays of sun into the deep.
dried-bean Glue {it} side by side at the bottom: rounded sea stones.
dried-lentil Shake {it} over a glued strip: an orange sandy floor.
dried-chickpea Glue {it} in a hollow near the bottom: eggs of a sea turtle.
popcorn Glue {it} in knobby branches: white coral on the reef.
salt Sprinkle {it} over glued curves: glittering sea spray.
coffee-filter Cut {it} in half and glue them on: domed jellyfish.
cupcake-liner Fold {it} in half and glue them on: jellyfish with pleats.
paper-napkin Tear {it} along curves and glue them on: soft surf.
paper-doily Cut {it} in half and glue them on: fans of lacy coral.
kitchen-sponge Cut {it} into lumps and glue them low: living sea sponges.
eggshell Press {it} in crumbs onto a glued strip: a shell beach.
construction-paper Tear {it} into long waves and glue them like steps.
tissue-paper Tear {it} and glue the scraps overlapping: many shades of sea.
crepe-paper Twist {it} and glue it from the bottom up: waving kelp.
rubber-stamp Print {it} around the border like finds along a beach.
masking-tape Press {it} around the rim: a frame as straight as a ship's rail.
yarn Glue {it} in looping lines: one wave chasing the next.
ribbon Glue {it} in long curves across: a stream in the ocean.
pipe-cleaner Bend {it} into zigzags and glue them upright: seaweed.
pom-pom Glue {it} in bright clumps: coral in full color.
felt Cut {it} into wavy stems and glue them at the bottom: kelp.
craft-foam Cut {it} into starfish and glue them on the seabed.
craft-stick Glue {it} around like the planks of a ship.
glitter-glue Squeeze {it} into rings: bubbles that gleam.
sequin Glue {it} in a wavering line upward: glimmering bubbles.
bead Glue {it} in a little heap on the bottom: a find of pearls.
confetti Glue {it} in a swirling swarm: tiny reef fish turning together.
crinkle-paper Glue {it} in tufts at the bottom: springy sea grass.
paper-strip Curl {it} and glue them by one end: waves standing up.
felt-sticker Press {it} on low: soft creatures of the reef.
felt-ball Glue {it} close together: round, woolly corals.
burlap Cut {it} into a hilly strip and glue it on: a sandy bank.
ric-rac Glue {it} in rows from side to side: neat little waves.
stick-on-gem Press {it} on in a rising trail: sparkling bubbles.
broken-crayon Rub {it} broadside across: one wide, waxy wave.
loom-band Glue {it} rising in a column: colorful bubbles.
foam-sheet-scrap Cut {it} into shells and glue them along the bottom.
pressed-flower Glue {it} low down: sea anemones opening wide.
charm Glue {it} on the seabed: small trinkets from a wreck.
packing-paper Tear {it} into humps and glue them low: brown sea rocks.
* picture Farm
newspaper Cut {it} into straight strips and glue them side by side: furrows.
magazine Tear reds and greens from {it} and glue them on: a vegetable garden.
paper-bag Tear {it} into bands and glue them low: plowed brown fields.
cardboard Cut {it} into rails and posts and glue them up: a fence.
corrugated-paper Glue {it} along the bottom: a field with neat furrows.
wrapping-paper Cut {it} into rectangles and glue them on: fields of every pattern.
fabric-scrap Glue {it} edge to edge: a patchwork of fields on a hill.
denim Cut {it} into a rounded shape and glue it low: the duck pond.
burlap Cut {it} into a strip and glue it on: a field after harvest.
bottle-cap Glue {it} along the bottom: pumpkins in the patch.
string Glue {it} in evenly spaced lines: seed rows in the soil.
rope Glue {it} around the whole picture: a rancher's frame.
cotton-ball Glue {it} on the hill: sheep grazing in the distance.
cotton-swab Glue {it} upright at even spaces: white fence posts.
cotton-pad Glue {it} high above, half overlapping: a Sunday sky with clouds.
pillow-stuffing Pull {it} soft and glue it on: rain clouds the fields hope for.
tissue Scrunch {it} loosely and glue them up: billowing clouds.
map Cut {it} into field shapes and glue them together like a quilt.
paint-chip Cut {it} into stripes and glue them on: rows of crops.
postage-stamp Glue {it} in each corner: a letter from the country.
wallpaper Cut {it} into hills and glue them on: slopes with flowers.
candy-wrapper Twist {it} in the middle and glue them on: butterflies over the meadow.
tinsel Glue {it} in a thin winding line: a creek in the sun.
junk-mail Tear {it} into uneven squares and glue them close: a stone wall.
stick Glue {it} crosswise along the bottom: a rail fence.
petal Glue {it} in drifts: orchard blossoms blowing by.
grass Glue {it} close together at the bottom: fresh pasture.
sand Sprinkle {it} over a glued curve: the lane to the farmhouse.
seed Glue {it} in straight rows: sown on a spring morning.
moss Glue {it} in a wide band: the greenest meadow for miles.
pine-needle Glue {it} in tiny upright tufts: young shoots breaking through.
corn-husk Cut {it} into long leaves and glue them upright: a cornfield.
raffia Glue {it} in little tied sheaves: harvest day.
soil Press {it} onto a glued strip: a real plowed field.
grass-seed Sprinkle {it} thinly on glued lines: sown in perfect rows.
clover Glue {it} spread flat: a meadow the bees love.
hay Glue {it} in a rounded heap: a stack to jump into.
wheat-stalk Glue {it} upright along the whole bottom: grain before the harvest.
colored-sand Sprinkle {it} over glued stripes: crops in many colors.
pressed-flower Glue {it} here and there: poppies and cornflowers in the grass.
birdseed Sprinkle {it} on a glued spot: feed for the hens.
bay-leaf Glue {it} in lines: rows of leafy greens.
paper-plate Cut a half circle from {it} and glue it up: sunrise over the fields.
paper-straw Cut {it} into short posts and glue them upright: a striped fence.
dry-pasta Glue {it} slanting on both sides of a line: ears of wheat.
spaghetti Break {it} and glue the bits upright: a stubble field.
rice Glue {it} in slanting dots: a spring shower on the fields.
dried-bean Glue {it} in dotted rows: bean plants coming up.
dried-lentil Shake {it} over a glued band: warm red earth.
dried-chickpea Glue {it} in a pile: potatoes dug from the ground.
cupcake-liner Flatten {it} and glue one up high: a sun with pleated rays.
kitchen-sponge Cut {it} into blocks and glue them in a stack: straw bales.
oats Scatter {it} over a glued field: ripe grain in the sun.
aluminum-foil Tear {it} into an oval and glue it down: a duck pond.
construction-paper Tear {it} into hills and glue them in rows to the horizon.
tissue-paper Crumple {it} into small balls and glue them on: cabbages and apples.
crepe-paper Snip {it} into fringe and glue it in rows: standing corn.
rubber-stamp Print {it} around the rim like a farm-fair poster.
masking-tape Tear {it} into rails and press them on: a ranch fence.
washi-tape Stick {it} in slanted stripes: fields on a hillside.
embroidery-floss Cut {it} short and glue it in bundles: sheaves of wheat.
ribbon Glue {it} in a soft curve: the road to town.
felt Cut {it} into a long hill and glue it low: soft pasture.
craft-foam Cut {it} into carrots and pumpkins and glue them in the garden.
craft-stick Glue {it} upright with one across: a farm fence.
sticker Press {it} on all over the meadow: little finds for sharp lookers.
glitter-glue Squeeze {it} along the bottom in tiny drops: dew at sunrise.
seed-bead Sprinkle {it} on a glued strip: a field of tiny blossoms.
confetti Glue {it} over the hillside: a meadow full of wildflowers.
paper-strip Glue {it} in a row by the lower end: tall waving crops.
graph-paper Cut {it} into fields and glue them on: every row ruled straight.
fake-leaf Glue {it} in rows: lettuces as big as hats.
wool-roving Roll {it} into tufts and glue them on: sheep in full fleece.
sheet-music Cut {it} into birds and glue them on: larks over the fields.
old-book-page Tear {it} into strips and glue them in curves: furrows of print.
net-bag Cut a strip from {it} and glue it upright: chicken wire.
twist-tie Curl {it} and glue them upright: pea vines climbing.
rice-paper Tear {it} into soft rounds and glue them on: clouds at noon.
* picture Jungle
newspaper Tear {it} into long spikes and layer them as whispering jungle grass.
magazine Tear {it} where it shows green and paste a patchwork of leaves.
paper-bag Tear {it} into wide trunks that rise from the lower edge.
string Let {it} dangle from the upper edge in long loops as lianas.
shoelace Swing {it} from corner to corner as bold climbing vines.
packing-paper Crumple {it} into folds along the bottom for gnarled roots.
wrapping-paper Cut blossoms from {it} and let them burst out of the corners.
old-greeting-card Cut flowers and birds from {it} to hide in the foliage.
old-book-page Tear {it} into pale ferns that sprout along the lower edge.
foam-sheet-scrap Cut {it} into thick leaves for a puffy undergrowth.
sandpaper Cut a winding strip from {it}: the rough, sandy trail.
twist-tie Curl {it} into spirals and fix them as climbing tendrils.
coffee-sleeve Cut {it} along the ridges into wrinkled tree trunks.
net-bag Cut {it} open and stretch a web of lianas across the top.
wallpaper Cut {it} into big patterned leaves that lean in from below.
paint-chip Cut {it} into leaves that fade from dark to light.
candy-wrapper Pinch {it} in the middle and fix bright butterflies in flight.
tinsel Run {it} down one side as a glittering waterfall.
gift-bow Stick {it} in a corner in full tropical bloom.
leaf Overlap {it} from the bottom up until the undergrowth is dense.
stick Lay {it} along all four sides as a rustic jungle frame.
feather Fix {it} here and there: parrots flitting past.
petal Arrange {it} in circles as blossoms no one has named yet.
grass Set {it} upright in a thick fringe to hide sly paws.
bark Build a mighty trunk from {it} at one side.
pine-needle Lay {it} in sprays like spiky palm leaves.
corn-husk Tear {it} into ribbons and fan them out as palm fronds.
reed Set {it} side by side as a bamboo thicket.
raffia Let {it} hang in strands from the top like dry lianas.
ivy Wind {it} all around so the picture peeks out of the jungle.
fern-frond Press {it} flat: a whole forest of tree ferns at once.
clover Press {it} leaf beside leaf for a lush little meadow.
eucalyptus Lay {it} down both sides as a curtain of round leaves.
pressed-flower Scatter {it} through the green like orchids in the shade.
colored-sand Trickle {it} in a bend for a glowing jungle river.
bamboo Lay {it} along the sides as an explorer's frame.
pumpkin-seed Arrange {it} like petals around an empty middle.
paper-plate Cut wavy leaves from {it} so the fluted rim looks veined.
paper-straw Cut {it} into lengths and line up a striped bamboo grove.
dry-pasta Arrange {it} in stars as crisp tropical flowers.
spaghetti Break {it} and lay the pieces upright as dry tall grass.
dried-bean Pave a path along the bottom with {it}.
dried-lentil Cover a patch with {it} for warm red soil.
coffee-filter Snip {it} into ruffled blossoms and layer two or three.
cupcake-liner Flatten {it} into frilled flowers and add them to every corner.
paper-towel Tear {it} into long tails for a rushing waterfall.
paper-doily Cut {it} apart and frame the corners with lacy leaves.
onion-skin Tear {it} into golden leaves that shine in the sun.
construction-paper Tear {it} into giant leaves that lean over the scene.
cardstock Cut {it} into leaf shapes and stand them around as a frame.
tissue-paper Crumple {it} into small balls for a riot of blossoms.
crepe-paper Twist {it} into ropes and swing them down as lianas.
masking-tape Tear {it} into uneven strips for pale, slender trunks.
yarn Loop {it} along the upper edge like tangled vines.
embroidery-floss Lay {it} in spirals as curling passionflower tendrils.
ribbon Snip {it} into lengths that hang down as bright creepers.
pipe-cleaner Coil {it} into fern tips and press them on.
googly-eye Hide {it} in pairs in the dark foliage: who is watching?
felt Cut {it} into split leaves and let them overlap.
craft-foam Cut {it} into toucan-bright blossoms for the corners.
craft-stick Lay {it} along the sides as a sturdy raft-wood frame.
glitter Sprinkle {it} sparingly for dew in the morning sun.
bead Cluster {it} as jewel-bright berries.
washi-tape Stick {it} around the rim as a patterned jungle border.
paper-strip Curl {it} and fix the upper ends so vines spring forward.
origami-paper Fold {it} and cut half a wing for patterned butterflies.
rice-paper Tear {it} into feathery clouds over the canopy.
crinkle-paper Press {it} on in tangles as wild undergrowth.
metallic-paper Cut {it} into beetles that gleam in the shadows.
corrugated-paper Cut {it} into trunks with deep grooves.
paper-fan Fix {it} half open like grand palm leaves.
cotton-cord Swing {it} in one big curve for monkeys to use.
leather-cord Lay {it} in twisting lines as roots over the ground.
stick-on-gem Press {it} here and there as heavy drops of dew.
fake-leaf Lay {it} all around so the figure looks out of a thicket.
felt-sticker Press {it} in unexpected places as soft, colorful surprises.
ribbon-rose Gather {it} in one corner as a rare orchid bush.
plastic-lacing Let {it} curl down from above as glossy vines.
* picture Bugs
newspaper Tear {it} into tall blades of grass along the bottom.
paper-bag Tear {it} into clods of brown garden earth.
fabric-scrap Snip {it} into flowers that fill the meadow with patterns.
button Dot {it} about as blossoms with neat little holes.
string Lay {it} in spokes and rings: a web in the upper corner.
cotton-ball Puff {it} up as fair-weather clouds over the meadow.
cotton-swab Arrange {it} in stars as white dandelion clocks.
packing-paper Crumple {it} along the bottom as lumpy earth.
wrapping-paper Cut blossoms from {it} for a patterned flower bed.
old-book-page Tear {it} into leaves with a printed vein or two.
envelope Cut {it} into moth wings and let them flutter past.
foam-sheet-scrap Cut {it} into thick toadstools for the foreground.
sandpaper Cut {it} into a gritty garden path.
denim Cut {it} into a deep blue pond at the lower edge.
twist-tie Curl {it} into spirals and fix them as tendrils.
net-bag Cut {it} into a piece of honeycomb for one corner.
tissue Pinch {it} in the middle as pale moths at dusk.
cotton-pad Dot {it} over the meadow as daisies without a stalk.
wallpaper Cut {it} into oversized leaves that rise from below.
paint-chip Cut {it} into petals that shade from deep to pale.
candy-wrapper Pinch {it} in the middle as rustling butterflies.
gift-bow Stick {it} on in full bloom, petals wide.
toilet-paper Tear {it} into soft puffs of cloud.
gauze Stretch {it} thinly as a web across one corner.
leaf Lay {it} in a row as the trees of an insect forest.
stick Fix {it} across the lower part as mighty branches to walk on.
feather Set {it} upright among the plants as plume-soft grass.
petal Arrange {it} as new flowers around a bare center.
grass Set {it} close together so the meadow towers overhead.
bark Fix {it} along one side as a rough trunk to climb.
sand Sprinkle {it} into a fine anthill.
seed Lay {it} in a line: ants on their way home.
moss Press {it} on as cushions of springy green.
pine-needle Lay {it} in a heap as the anthill of the forest.
corn-husk Tear {it} lengthwise into swaying straw-colored grass.
reed Set {it} upright as the dragonflies' shore.
raffia Lay {it} crisscross as dry meadow grass.
ivy Trail {it} around the sides as a garden arbor.
fern-frond Press {it} flat as plants that look like trees.
clover Press {it} leaf by leaf into a lucky lawn.
lavender Lay {it} in a row: a purple field for bees.
bay-leaf Use {it} as large leaves for resting wings.
dried-orange-slice Fix {it} up high, glowing like the sun.
wheat-stalk Fix {it} leaning as a field in the summer wind.
pressed-flower Set {it} blossom by blossom as a meadow in full color.
pumpkin-seed Arrange {it} in a ring: the petals of a big daisy.
birdseed Strew {it} over the ground as fine mixed gravel.
paper-straw Cut {it} into stems of all heights.
spaghetti Break {it} into thin stalks swaying along the bottom.
dried-bean Scatter {it} as plump beetles on the move.
dried-lentil Cover the bottom with {it} as crumbly soil.
coffee-filter Cut {it} into layered blossoms as thin as silk.
cupcake-liner Flatten {it} into frilled poppies across the meadow.
paper-towel Tear {it} into lazy summer clouds.
paper-doily Fix {it} in an upper corner as a lacy spider's web.
oats Stick {it} in rings as petals of pale daisies.
coffee-bean Fix {it} in a row as beetles on parade.
construction-paper Tear {it} into grass of every green.
cardstock Cut {it} into a ring of big leaves as a frame.
tissue-paper Crumple {it} into pea-sized balls for blossoms.
crepe-paper Roll {it} into little roses along the bottom.
cellophane Cut {it} into dragonfly wings that let the light through.
masking-tape Tear {it} into thin strips and stick down a giant web.
yarn Lay {it} in a loopy line to show the flight so far.
embroidery-floss Lay {it} in a fine spiral as a spider's web.
ribbon Cut {it} into stems and leaves for tall flowers.
pipe-cleaner Bend {it} into stalks with a loop for a bloom.
pom-pom Fix {it} around as fuzzy clover heads.
felt Cut {it} into toadstools and soft round leaves.
craft-foam Cut {it} into six-sided cells for a honeycomb.
craft-stick Set {it} upright as the pickets of a garden fence.
sticker Stick {it} around as guests at the garden party.
glitter-glue Draw a web with {it} that shines as if wet.
confetti Scatter {it} over the green as a meadow in May.
washi-tape Stick {it} around the rim as a flowery garden border.
paper-strip Curl {it} and fix one end: springy blades of grass.
origami-paper Fold {it}, cut half a wing, and open patterned butterflies.
rice-paper Tear {it} into fluffy clouds.
crinkle-paper Press {it} on in a tangle as an uncut meadow.
metallic-paper Cut {it} into beetles with a gleaming back.
glitter-paper Cut {it} into fireflies for the evening air.
lace Lay {it} around the rim like cobwebs in the morning.
ric-rac Run {it} along as a caterpillar's wavy path.
wool-roving Tease {it} into thin summer clouds.
fake-leaf Overlap {it} along the bottom as a leafy forest floor.
felt-sticker Press {it} on as soft flowers along the ground.
ribbon-rose Plant {it} along the lower edge as a rose bed.
beeswax-sheet Cut {it} into honeycombs and press them on by hand.
plastic-lacing Loop {it} like the dizzy flight of a bumblebee.
* picture Dinosaurs
newspaper Tear {it} into rugged rocks and glue a gray canyon below it.
magazine Tear {it} into giant leaves and paste a thicket along the bottom.
cardboard Cut {it} into volcano shapes and glue the peaks low behind it.
paper-bag Tear {it} into hills, crumple well, and glue down the wrinkled badlands.
button Glue {it} close together in a hollow, a nest of speckled eggs.
string Glue {it} from the top corners in loops, lianas of the jungle.
rope Glue {it} down one side as a mighty climbing vine.
cotton-swab Glue {it} in the lower part as bones under the earth.
bubble-wrap Cut {it} into a blob and glue down a bubbling swamp.
packing-paper Crumple {it}, half flatten it, and glue on a rocky slope.
foam-sheet-scrap Cut {it} into pointed plates and glue a stegosaurus border around it.
pillow-stuffing Tease {it} into gray-white plumes and glue the ash cloud overhead.
sandpaper Cut {it} into dunes and glue down a desert rough as hide.
denim Cut {it} into waves and glue the shallow sea of swimming reptiles.
masking-tape Stick torn bits of {it} below it like a plain cracked by drought.
net-bag Cut {it} and glue hanging mats of vines into the upper corners.
tissue Tear {it} into wisps and paste steam rising out of the swamp.
map Tear {it} into continents and paste a world still drifting apart.
puzzle-piece Glue {it} with gaps between, mud flats baked by the sun.
paint-chip Glue {it} in stripes at the bottom, the layers of deep time.
wallpaper Tear {it} into patterned hills and paste the horizon in place.
tinsel Glue {it} streaming from one corner as the tail of a comet.
price-tag Glue {it} near the bottom as the museum label for its name.
leaf Glue {it} upright below it: every plant eater finds lunch here.
stick Glue {it} upright at the sides as trees stripped bare by long necks.
seashell Glue {it} low down, fossils of a sea long dried up.
feather Glue {it} drifting down, lost by an early bird.
grass Glue {it} upright in front of it so that it lurks unseen.
bark Glue {it} up one side as the trunk of a giant tree.
sand Sprinkle {it} over wet glue and draw footprints with a fingertip.
seed Glue {it} in curved lines like the ribs of a buried skeleton.
moss Glue {it} in soft clumps over the damp forest floor.
corn-husk Tear {it} into pointed fronds and glue up a cluster of palms.
reed Glue {it} upright along the bank where duckbills drink.
raffia Glue {it} in a round tangle, a nest under constant guard.
ivy Glue {it} trailing from the top, a curtain of jungle.
fern-frond Glue {it} all around, leaves as old as the dinosaurs.
clover Glue {it} in low patches, greens for baby plant eaters.
wheat-stalk Glue {it} up both sides like tall grass around a hiding place.
snail-shell Glue {it} in the lower corners like coiled ammonites.
colored-sand Sprinkle {it} in sticky bands, the painted rocks of a canyon.
pressed-flower Glue {it} at the bottom like plant fossils in pale stone.
pumpkin-seed Glue {it} in a curve as teeth that somebody lost.
birdseed Glue {it} thickly at the bottom, gravel of an old riverbed.
eucalyptus Glue {it} hanging in from above, fresh leaves for giants.
paper-straw Cut {it} to pieces and glue a park fence along the bottom.
dry-pasta Glue {it} in the shape of ribs and spine, a skeleton underground.
spaghetti Break {it} and glue up the dry reeds of a drained swamp.
dried-bean Glue {it} in a huddle, eggs of many patterns.
dried-chickpea Glue {it} in a ring as a clutch of round eggs.
cupcake-liner Fold {it} into fans and glue the crowns of palms.
paper-plate Cut {it} in half and glue the huge sun rising behind it.
eggshell Glue {it} in jagged pieces next to it: welcome to the world!
construction-paper Tear {it} into jagged mountains and glue the nearest ones last.
paper Tear {it} into bone shapes and glue a find underground.
cellophane Wrinkle {it} and glue in a lagoon where fish reptiles dive.
broken-crayon Rub {it} broadly over the lower part for scaly, stony ground.
washi-tape Stick {it} all around like the frame of a museum panel.
yarn Glue {it} in swinging loops along the top, vines for tree dwellers.
ribbon Glue {it} in wide bends as the river the herd must cross.
pipe-cleaner Curl {it} and glue up young ferns about to unroll.
pom-pom Glue {it} in a row as bushes that tremble a little.
felt Cut {it} into broad leaves and glue a jungle low in front.
craft-foam Cut {it} into three-toed prints and glue the trail past it.
sticker Press {it} between the plants as small neighbors in the valley.
glitter Sprinkle {it} over a sticky streak, the comet's bright tail.
bead Glue {it} in a round nest, eggs as smooth as river stones.
rubber-stamp Press {it} along the border like prints left in soft rock.
origami-paper Fold {it} into wings and glue a flight of pterosaurs overhead.
paper-strip Curl {it} and glue fiddlehead ferns along the bottom.
rice-paper Tear {it} and paste thin high clouds over the plain.
crinkle-paper Glue {it} in a swirl, a nest waiting for its eggs.
metallic-paper Cut {it} into a comet and glue it blazing across the top.
corrugated-paper Cut {it} into steep steps and glue a canyon wall behind it.
index-card Glue {it} at the bottom and write its long, grand name.
burlap Cut {it} into a wide plain and glue down dusty earth.
ric-rac Glue {it} around it in zigzags like rows of sharp teeth.
fake-leaf Glue {it} thickly around it so that it looks out of the jungle.
leather-cord Glue {it} hanging in a few bends like roots and lianas.
`;
