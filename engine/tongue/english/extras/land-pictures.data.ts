/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* picture Animals
newspaper Tear {it} into long strips and glue them low down: rustling grass.
button Glue {it} around it as round blossoms in the meadow.
cotton-ball Pull {it} flat and glue them up high: drifting clouds.
wrapping-paper Cut {it} into strips and glue them all around: a festive border.
map Tear {it} into patches and glue them below: lands it has explored.
postage-stamp Glue {it} in the corners: greetings from the wild.
candy-wrapper Twist {it} in the middle and glue them on: butterflies fluttering past.
leaf Glue {it} tip to stem all around: a frame from the forest.
stick Glue {it} along the four sides: a rustic twig frame.
flower Glue {it} in a row at the bottom: a blooming meadow.
grass Glue {it} upright along the bottom: a thicket to stalk through.
raffia Knot {it} into tufts and glue them low: savanna grass.
corn-husk Cut {it} into slender blades and glue them up: dry tall grass.
paper-plate Cut a big round sun from {it} and glue it on high.
paper-straw Cut {it} to length and glue them along the sides: a striped frame.
rice Glue {it} in scattered specks: a gentle fall of snow.
cupcake-liner Press {it} flat and glue them on: big frilly flowers.
construction-paper Tear {it} into wavy hills and glue them one behind another.
tissue-paper Scrunch {it} into tiny balls and glue them close: leafy bushes.
crepe-paper Crinkle {it} and glue it in ruffles across the bottom: tall grass.
masking-tape Press {it} straight along all four sides: a crisp frame.
washi-tape Stick {it} around the rim: a cheerful patterned frame.
yarn Glue {it} twice around the border: a soft, woolly frame.
pipe-cleaner Bend {it} into squiggly stems and glue them on: jungle plants.
craft-foam Cut {it} into big jungle leaves and glue them around.
craft-stick Glue {it} along the sides: a wooden frame with neat corners.
sticker Press {it} on all around: small surprises for sharp lookers.
crinkle-paper Glue {it} in a springy tangle low down: thick undergrowth.
paper-strip Glue {it} by one end and let the rest stand up: lively grass.
origami-paper Fold {it} into triangles and glue them along the rim like bunting.
glitter-paper Cut {it} into stars and glue them above it.
metallic-paper Cut {it} into a crescent and glue it high: a silver moon.
rice-paper Tear {it} with soft edges and glue it on: thin, veiled clouds.
fake-leaf Glue {it} around the border: leaves parted for a peek inside.
wool-roving Pull {it} into wisps and glue them high: feathery clouds.
burlap Cut {it} into a strip, fray it and glue it low: steppe grass.
lace Glue {it} all around: a frame as fine as frost.
* picture Ocean
button Glue {it} in rising lines: bubbles on their way to the top.
string Glue {it} around in small loops: a fishing-net border.
rope Glue {it} along all four sides: a sailor's frame.
cotton-swab Glue {it} in branching bunches: delicate white coral.
tissue Twist {it} into soft lines and glue them on: foamy crests.
net-bag Cut {it} open and glue a piece in the corner: a fisherman's net.
aluminum-foil Tear {it} into narrow strips and glue them on: glints on the waves.
stick Glue {it} crossing at the corners: a driftwood-style frame.
seashell Glue {it} all around: a frame collected on the beach.
sand Sprinkle {it} over a glued strip: the bottom of the sea.
fern-frond Glue {it} rising from the bottom: feathery sea plants.
raffia Glue {it} in swaying strands: seaweed reaching for the light.
snail-shell Glue {it} on the seabed: sea snails out for a slow walk.
dried-bean Glue {it} side by side at the bottom: rounded sea stones.
popcorn Glue {it} in knobby branches: white coral on the reef.
salt Sprinkle {it} over glued curves: glittering sea spray.
coffee-filter Cut {it} in half and glue them on: domed jellyfish.
cupcake-liner Fold {it} in half and glue them on: jellyfish with pleats.
paper-doily Cut {it} in half and glue them on: fans of lacy coral.
crepe-paper Twist {it} and glue it from the bottom up: waving kelp.
pipe-cleaner Bend {it} into zigzags and glue them upright: seaweed.
pom-pom Glue {it} in bright clumps: coral in full color.
felt Cut {it} into wavy stems and glue them at the bottom: kelp.
craft-foam Cut {it} into starfish and glue them on the seabed.
glitter-glue Squeeze {it} into rings: bubbles that gleam.
sequin Glue {it} in a wavering line upward: glimmering bubbles.
bead Glue {it} in a little heap on the bottom: a find of pearls.
crinkle-paper Glue {it} in tufts at the bottom: springy sea grass.
felt-sticker Press {it} on low: soft creatures of the reef.
ric-rac Glue {it} in rows from side to side: neat little waves.
stick-on-gem Press {it} on in a rising trail: sparkling bubbles.
packing-paper Tear {it} into humps and glue them low: brown sea rocks.
* picture Farm
cardboard Cut {it} into rails and posts and glue them up: a fence.
bottle-cap Glue {it} along the bottom: pumpkins in the patch.
cotton-swab Glue {it} upright at even spaces: white fence posts.
cotton-pad Glue {it} high above, half overlapping: a Sunday sky with clouds.
pillow-stuffing Pull {it} soft and glue it on: rain clouds the fields hope for.
tissue Scrunch {it} loosely and glue them up: billowing clouds.
candy-wrapper Twist {it} in the middle and glue them on: butterflies over the meadow.
stick Glue {it} crosswise along the bottom: a rail fence.
petal Glue {it} in drifts: orchard blossoms blowing by.
grass Glue {it} close together at the bottom: fresh pasture.
corn-husk Cut {it} into long leaves and glue them upright: a cornfield.
raffia Glue {it} in little tied sheaves: harvest day.
hay Glue {it} in a rounded heap: a stack to jump into.
wheat-stalk Glue {it} upright along the whole bottom: grain before the harvest.
pressed-flower Glue {it} here and there: poppies and cornflowers in the grass.
birdseed Sprinkle {it} on a glued spot: feed for the hens.
paper-plate Cut a half circle from {it} and glue it up: sunrise over the fields.
cupcake-liner Flatten {it} and glue one up high: a sun with pleated rays.
masking-tape Tear {it} into rails and press them on: a ranch fence.
craft-stick Glue {it} upright with one across: a farm fence.
net-bag Cut a strip from {it} and glue it upright: chicken wire.
* picture Jungle
magazine Tear {it} where it shows green and paste a patchwork of leaves.
string Let {it} dangle from the upper edge in long loops as lianas.
twist-tie Curl {it} into spirals and fix them as climbing tendrils.
wallpaper Cut {it} into big patterned leaves that lean in from below.
paint-chip Cut {it} into leaves that fade from dark to light.
candy-wrapper Pinch {it} in the middle and fix bright butterflies in flight.
gift-bow Stick {it} in a corner in full tropical bloom.
leaf Overlap {it} from the bottom up until the undergrowth is dense.
feather Fix {it} here and there: parrots flitting past.
petal Arrange {it} in circles as blossoms no one has named yet.
grass Set {it} upright in a thick fringe to hide sly paws.
corn-husk Tear {it} into ribbons and fan them out as palm fronds.
raffia Let {it} hang in strands from the top like dry lianas.
ivy Wind {it} all around so the picture peeks out of the jungle.
clover Press {it} leaf beside leaf for a lush little meadow.
pressed-flower Scatter {it} through the green like orchids in the shade.
coffee-filter Snip {it} into ruffled blossoms and layer two or three.
cupcake-liner Flatten {it} into frilled flowers and add them to every corner.
construction-paper Tear {it} into giant leaves that lean over the scene.
tissue-paper Crumple {it} into small balls for a riot of blossoms.
crepe-paper Twist {it} into ropes and swing them down as lianas.
yarn Loop {it} along the upper edge like tangled vines.
embroidery-floss Lay {it} in spirals as curling passionflower tendrils.
ribbon Snip {it} into lengths that hang down as bright creepers.
googly-eye Hide {it} in pairs in the dark foliage: who is watching?
felt Cut {it} into split leaves and let them overlap.
craft-foam Cut {it} into toucan-bright blossoms for the corners.
bead Cluster {it} as jewel-bright berries.
washi-tape Stick {it} around the rim as a patterned jungle border.
paper-strip Curl {it} and fix the upper ends so vines spring forward.
origami-paper Fold {it} and cut half a wing for patterned butterflies.
crinkle-paper Press {it} on in tangles as wild undergrowth.
metallic-paper Cut {it} into beetles that gleam in the shadows.
stick-on-gem Press {it} here and there as heavy drops of dew.
fake-leaf Lay {it} all around so the figure looks out of a thicket.
ribbon-rose Gather {it} in one corner as a rare orchid bush.
plastic-lacing Let {it} curl down from above as glossy vines.
* picture Bugs
newspaper Tear {it} into tall blades of grass along the bottom.
fabric-scrap Snip {it} into flowers that fill the meadow with patterns.
button Dot {it} about as blossoms with neat little holes.
string Lay {it} in spokes and rings: a web in the upper corner.
cotton-ball Puff {it} up as fair-weather clouds over the meadow.
wrapping-paper Cut blossoms from {it} for a patterned flower bed.
envelope Cut {it} into moth wings and let them flutter past.
tissue Pinch {it} in the middle as pale moths at dusk.
candy-wrapper Pinch {it} in the middle as rustling butterflies.
leaf Lay {it} in a row as the trees of an insect forest.
grass Set {it} close together so the meadow towers overhead.
moss Press {it} on as cushions of springy green.
clover Press {it} leaf by leaf into a lucky lawn.
lavender Lay {it} in a row: a purple field for bees.
dried-orange-slice Fix {it} up high, glowing like the sun.
pressed-flower Set {it} blossom by blossom as a meadow in full color.
coffee-filter Cut {it} into layered blossoms as thin as silk.
cupcake-liner Flatten {it} into frilled poppies across the meadow.
paper-doily Fix {it} in an upper corner as a lacy spider's web.
construction-paper Tear {it} into grass of every green.
tissue-paper Crumple {it} into pea-sized balls for blossoms.
yarn Lay {it} in a loopy line to show the flight so far.
pipe-cleaner Bend {it} into stalks with a loop for a bloom.
pom-pom Fix {it} around as fuzzy clover heads.
felt Cut {it} into toadstools and soft round leaves.
sticker Stick {it} around as guests at the garden party.
washi-tape Stick {it} around the rim as a flowery garden border.
paper-strip Curl {it} and fix one end: springy blades of grass.
origami-paper Fold {it}, cut half a wing, and open patterned butterflies.
crinkle-paper Press {it} on in a tangle as an uncut meadow.
glitter-paper Cut {it} into fireflies for the evening air.
wool-roving Tease {it} into thin summer clouds.
fake-leaf Overlap {it} along the bottom as a leafy forest floor.
felt-sticker Press {it} on as soft flowers along the ground.
* picture Dinosaurs
magazine Tear {it} into giant leaves and paste a thicket along the bottom.
button Glue {it} close together in a hollow, a nest of speckled eggs.
pillow-stuffing Tease {it} into gray-white plumes and glue the ash cloud overhead.
price-tag Glue {it} near the bottom as the museum label for its name.
leaf Glue {it} upright below it: every plant eater finds lunch here.
seashell Glue {it} low down, fossils of a sea long dried up.
grass Glue {it} upright in front of it so that it lurks unseen.
moss Glue {it} in soft clumps over the damp forest floor.
corn-husk Tear {it} into pointed fronds and glue up a cluster of palms.
fern-frond Glue {it} all around, leaves as old as the dinosaurs.
snail-shell Glue {it} in the lower corners like coiled ammonites.
pressed-flower Glue {it} at the bottom like plant fossils in pale stone.
pumpkin-seed Glue {it} in a curve as teeth that somebody lost.
dried-bean Glue {it} in a huddle, eggs of many patterns.
dried-chickpea Glue {it} in a ring as a clutch of round eggs.
cupcake-liner Fold {it} into fans and glue the crowns of palms.
washi-tape Stick {it} all around like the frame of a museum panel.
yarn Glue {it} in swinging loops along the top, vines for tree dwellers.
pipe-cleaner Curl {it} and glue up young ferns about to unroll.
pom-pom Glue {it} in a row as bushes that tremble a little.
craft-foam Cut {it} into three-toed prints and glue the trail past it.
sticker Press {it} between the plants as small neighbors in the valley.
bead Glue {it} in a round nest, eggs as smooth as river stones.
rubber-stamp Press {it} along the border like prints left in soft rock.
origami-paper Fold {it} into wings and glue a flight of pterosaurs overhead.
paper-strip Curl {it} and glue fiddlehead ferns along the bottom.
crinkle-paper Glue {it} in a swirl, a nest waiting for its eggs.
metallic-paper Cut {it} into a comet and glue it blazing across the top.
index-card Glue {it} at the bottom and write its long, grand name.
`;
