/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* picture Animals
newspaper Tear {it} into long strips and glue them low down: rustling grass.
magazine Tear leafy green bits from {it} and glue them around it: a jungle.
paper-bag Tear {it} along a wavy line and glue them low: brown hills.
cardboard Cut {it} into narrow bars and glue them around: a sturdy frame.
corrugated-paper Cut {it} into tall trunks and glue them on both sides.
fabric-scrap Cut {it} into rounded hills and glue them along the bottom.
button Glue {it} around it as round blossoms in the meadow.
string Glue {it} down in loops and bends: a trail across the land.
shoelace Glue {it} along the rim in gentle waves: a border with a swing.
cotton-ball Pull {it} flat and glue them up high: drifting clouds.
wrapping-paper Cut {it} into strips and glue them all around: a festive border.
old-greeting-card Cut flowers and leaves from {it} and glue them close to it.
old-book-page Tear {it} into hill shapes and glue them across the bottom.
felt Cut {it} into bushy shapes and glue them in the foreground.
map Tear {it} into patches and glue them below: lands it has explored.
pillow-stuffing Tease {it} thin and glue it on: morning mist over the trees.
cotton-pad Glue {it} in overlapping twos: plump clouds floating by.
toilet-paper Tear {it} into soft puffs and glue them up top: passing clouds.
tissue Crumple {it} lightly and glue them high: white summer clouds.
sheet-music Cut {it} into little birds and glue them singing around it.
photo Glue {it} in the corners: family portraits around the picture.
playing-card Glue {it} side by side along the rim: a jaunty frame.
ticket-stub Glue {it} into a corner: a souvenir of a day at the zoo.
puzzle-piece Glue {it} one beside another along the edge: a knobbly frame.
postage-stamp Glue {it} in the corners: greetings from the wild.
wallpaper Cut {it} into broad strips and glue them around as a border.
paint-chip Cut {it} into grass blades in many shades and glue them low.
candy-wrapper Twist {it} in the middle and glue them on: butterflies fluttering past.
tinsel Glue {it} across the bottom: a brook flashing in the sun.
gift-bow Glue {it} into two corners: a frame dressed for a party.
junk-mail Tear {it} into small pebbly scraps and glue them along a path.
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
pine-branch Glue {it} upright at the side: a whole evergreen from one sprig.
raffia Knot {it} into tufts and glue them low: savanna grass.
fern-frond Glue {it} so they arch in from the sides: a jungle thicket.
ivy Glue {it} winding along the border: a climbing green frame.
clover Glue {it} flat in a loose row: a lucky patch to rest in.
lavender Glue {it} upright in small sprays: a purple field.
corn-husk Cut {it} into slender blades and glue them up: dry tall grass.
wheat-stalk Glue {it} side by side: a golden field to peek out from.
reed Glue {it} upright in the corner: a riverbank to hide in.
hay Glue {it} down in a messy heap: a bed fit for napping.
colored-sand Shake {it} over glued waves: bands of a painted desert.
soil Rub {it} over a thin glued strip: real earth underfoot.
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
dried-chickpea Glue {it} in a tumbled heap: rocks at the foot of a cliff.
popcorn Glue {it} in puffy groups: clouds that almost burst with fluff.
coffee-filter Fold {it} into half circles and glue them on: soft, layered clouds.
cupcake-liner Press {it} flat and glue them on: big frilly flowers.
paper-napkin Tear {it} into wispy shapes and glue them at the top.
paper-doily Glue {it} at the top like a lacy moon over the trees.
cinnamon-stick Glue {it} upright along the side: fragrant tree trunks.
eggshell Press {it} crushed onto a glued strip: a pale, stony path.
oats Scatter {it} over a glued patch: a dry, sunlit plain.
coffee-bean Glue {it} nose to tail along the border: a beaded brown frame.
coffee-grounds Pat {it} onto a glued band: dark, crumbly forest soil.
spice Dust {it} over a thin glued strip: warm reddish earth.
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
pom-pom Glue {it} on the bushes: ripe berries to find.
googly-eye Glue {it} in pairs in the dark corners: who is peeping out?
craft-foam Cut {it} into big jungle leaves and glue them around.
craft-stick Glue {it} along the sides: a wooden frame with neat corners.
sticker Press {it} on all around: small surprises for sharp lookers.
glitter Sprinkle {it} on a few glued dots: stars over the sleeping forest.
glitter-glue Squeeze {it} into tiny dots: a night full of stars.
sequin Glue {it} here and there, low down: shining drops of dew.
bead Glue {it} in small bunches: berries on the branches.
confetti Glue {it} over the lower part: a meadow dotted with color.
crinkle-paper Glue {it} in a springy tangle low down: thick undergrowth.
paper-strip Glue {it} by one end and let the rest stand up: lively grass.
origami-paper Fold {it} into triangles and glue them along the rim like bunting.
glitter-paper Cut {it} into stars and glue them above it.
metallic-paper Cut {it} into a crescent and glue it high: a silver moon.
tracing-paper Tear {it} into long wisps and glue them on: fog between hills.
rice-paper Tear {it} with soft edges and glue it on: thin, veiled clouds.
sticky-note Snip {it} into leaves and press the sticky ends onto the picture.
old-calendar-picture Tear {it} and glue the finest piece behind as scenery.
fake-leaf Glue {it} around the border: leaves parted for a peek inside.
felt-sticker Press {it} on in small groups: soft flowers and leaves.
felt-ball Glue {it} among the grasses: round, woolly puffballs.
faux-fur Glue {it} along the bottom: shaggy grass to stroke.
wool-roving Pull {it} into wisps and glue them high: feathery clouds.
burlap Cut {it} into a strip, fray it and glue it low: steppe grass.
tulle Glue {it} across the top in a single layer: blue morning haze.
lace Glue {it} all around: a frame as fine as frost.
ric-rac Glue {it} straight across: a zigzag line of distant mountains.
stick-on-gem Press {it} on here and there: glistening raindrops after a shower.
mosaic-tile Glue {it} in a neat line around: a frame fit for a palace.
ribbon-rose Glue {it} low in the corners: roses growing wild.
patch Glue {it} in a corner like an explorer's badge.
broken-crayon Rub {it} sideways over the bottom: broad, earthy strokes.
loom-band Glue {it} in clusters: ringed flowers in bright colors.
foam-sheet-scrap Cut {it} into stones and tufts and glue them underfoot.
old-jewelry-piece Glue {it} in a corner: a treasure a magpie brought.
seed-bead Sprinkle {it} on glued dots: tiny berries and beetles.
adhesive-bandage Press {it} on crosswise: butterflies with tan wings.
bubble-wrap Cut {it} into a low strip and glue it on: a bubbling brook.
* picture Ocean
newspaper Tear {it} into wave shapes and glue them in rolling rows.
paper-bag Tear {it} with a soft edge and glue them along the bottom: the beach.
wrapping-paper Cut {it} into wavy bands and glue them across: a patterned sea.
corrugated-paper Cut {it} into wavy strips and glue them low: ridged waves to feel.
sandpaper Cut {it} into a low dune and glue it on: rough beach.
fabric-scrap Cut {it} into simple fish and glue them on, all swimming one way.
button Glue {it} in rising lines: bubbles on their way to the top.
bottle-cap Glue {it} near the bottom: barnacles on a rock.
string Glue {it} around in small loops: a fishing-net border.
rope Glue {it} along all four sides: a sailor's frame.
shoelace Glue {it} in wriggles near the bottom: eels between the rocks.
cotton-ball Pull {it} apart and glue the fluff up high: fair-weather clouds.
cotton-swab Glue {it} in branching bunches: delicate white coral.
cotton-pad Glue {it} low in a row: scallops resting on the bottom.
tissue Twist {it} into soft lines and glue them on: foamy crests.
toilet-paper Tear {it} into frayed strips and glue them on the waves: surf.
net-bag Cut {it} open and glue a piece in the corner: a fisherman's net.
map Tear {it} into waves and glue them on: seas with real names.
old-book-page Cut {it} into little fish and glue them on: a school of words.
sheet-music Cut {it} into waves and glue them on: a song of the sea.
candy-wrapper Twist {it} in the middle and glue them on: shiny striped fish.
tinsel Glue {it} by one end at the bottom: sea grass that sparkles.
paint-chip Cut {it} into waves and glue them from light to dark.
postage-stamp Glue {it} along one side: a postcard from the coast.
coin Glue {it} in a little heap low down: a sunken fortune.
old-CD Glue {it} high up where the sun stands, beaming in rainbow colors.
old-jewelry-piece Glue {it} half behind the waves: a mermaid's lost treasure.
old-key Glue {it} on the seabed: the lock it fits is still a secret.
guitar-pick Glue {it} in a loose swarm: flat fish darting away.
bread-tag Glue {it} along the seabed: small crabs on parade.
aluminum-foil Tear {it} into narrow strips and glue them on: glints on the waves.
stick Glue {it} crossing at the corners: a driftwood-style frame.
seashell Glue {it} all around: a frame collected on the beach.
feather Glue {it} in pairs up high: gulls gliding on the wind.
petal Glue {it} here and there: gaudy little reef fish.
leaf Glue {it} stem to the right, one after another: a school of fish.
grass Glue {it} upright in small tufts: dune grass by the shore.
moss Glue {it} to the lower edge: rocks all grown over.
sand Sprinkle {it} over a glued strip: the bottom of the sea.
colored-sand Sprinkle {it} over glued waves, one shade above the next.
fern-frond Glue {it} rising from the bottom: feathery sea plants.
raffia Glue {it} in swaying strands: seaweed reaching for the light.
corn-husk Cut {it} into long wavy bands and glue them on: kelp.
driftwood Glue {it} along the bottom edge: a find from the high-tide line.
sea-glass Glue {it} in rising curves: bubbles with a misty shine.
pebble Glue {it} close together at the bottom: a stony shore.
snail-shell Glue {it} on the seabed: sea snails out for a slow walk.
seed Glue {it} in tiny clusters: plankton drifting everywhere.
pumpkin-seed Glue {it} pointing the same way: a whole school of little fish.
bay-leaf Glue {it} in a loose line: slim fish on a journey.
eucalyptus Glue {it} upright: round-leaved plants of the reef.
ivy Glue {it} climbing from the bottom corner: a winding sea vine.
birdseed Shake {it} onto a glued band: a beach of many grains.
paper-plate Cut a half circle from {it} and glue it on the horizon: the setting sun.
paper-straw Cut {it} to different heights and glue them upright: tube coral.
plastic-straw Snip {it} into rings and glue them on end: round bubbles.
dry-pasta Glue {it} around the bottom: shells and sea worms.
spaghetti Break {it} and glue the bits slantwise: rays of sun into the deep.
rice Sprinkle {it} along glued wave tops: white spray.
dried-bean Glue {it} side by side at the bottom: rounded sea stones.
dried-lentil Shake {it} over a glued strip: an orange sandy floor.
dried-chickpea Glue {it} in a hollow near the bottom: eggs of a sea turtle.
popcorn Glue {it} in knobby branches: white coral on the reef.
salt Sprinkle {it} over glued curves: glittering sea spray.
coffee-filter Cut {it} in half and glue them on: domed jellyfish.
cupcake-liner Fold {it} in half and glue them on: jellyfish with pleats.
paper-towel Tear {it} into bumpy strips and glue them on: white caps.
paper-napkin Tear {it} along curves and glue them on: soft surf.
paper-doily Cut {it} in half and glue them on: fans of lacy coral.
kitchen-sponge Cut {it} into lumps and glue them low: living sea sponges.
eggshell Press {it} in crumbs onto a glued strip: a shell beach.
oats Pat {it} onto a glued band: a pale, flaky shore.
breakfast-cereal Glue {it} in lines going up: ring-shaped bubbles.
coffee-grounds Pat {it} on a glued hump: a dark, wet rock.
construction-paper Tear {it} into long waves and glue them like steps.
tissue-paper Tear {it} and glue the scraps overlapping: many shades of sea.
crepe-paper Twist {it} and glue it from the bottom up: waving kelp.
rubber-stamp Print {it} around the border like finds along a beach.
masking-tape Press {it} around the rim: a frame as straight as a ship's rail.
washi-tape Stick {it} across in bands: a sea in stripes.
yarn Glue {it} in looping lines: one wave chasing the next.
embroidery-floss Cut {it} into strands and glue them hanging: tentacles in the current.
ribbon Glue {it} in long curves across: a stream in the ocean.
pipe-cleaner Bend {it} into zigzags and glue them upright: seaweed.
pom-pom Glue {it} in bright clumps: coral in full color.
googly-eye Glue {it} among the plants: shy fish looking out.
felt Cut {it} into wavy stems and glue them at the bottom: kelp.
craft-foam Cut {it} into starfish and glue them on the seabed.
craft-stick Glue {it} around like the planks of a ship.
glitter-glue Squeeze {it} into rings: bubbles that gleam.
sequin Glue {it} in a wavering line upward: glimmering bubbles.
bead Glue {it} in a little heap on the bottom: a find of pearls.
seed-bead Sprinkle {it} over a few glued dots: fish eggs on a plant.
confetti Glue {it} in a swirling swarm: tiny reef fish turning together.
crinkle-paper Glue {it} in tufts at the bottom: springy sea grass.
paper-strip Curl {it} and glue them by one end: waves standing up.
origami-paper Fold {it} into sails and glue them on the horizon.
glitter-paper Cut {it} into scales and glue them on as darting fish.
rice-paper Tear {it} softly and glue it on: spray in the wind.
felt-sticker Press {it} on low: soft creatures of the reef.
felt-ball Glue {it} close together: round, woolly corals.
wool-roving Pull {it} thin and glue it on the waves: foam like fleece.
burlap Cut {it} into a hilly strip and glue it on: a sandy bank.
lace Glue {it} along the waterline: a hem of foam.
ric-rac Glue {it} in rows from side to side: neat little waves.
stick-on-gem Press {it} on in a rising trail: sparkling bubbles.
glass-gem Glue {it} at the bottom: drops of the sea turned to jewels.
mosaic-tile Glue {it} around in blue rows: a frame like a seaside pool.
broken-crayon Rub {it} broadside across: one wide, waxy wave.
loom-band Glue {it} rising in a column: colorful bubbles.
foam-sheet-scrap Cut {it} into shells and glue them along the bottom.
pressed-flower Glue {it} low down: sea anemones opening wide.
metal-washer Glue {it} in an upward line: silver rings of air.
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
button Glue {it} in the treetops: apples waiting to be picked.
bottle-cap Glue {it} along the bottom: pumpkins in the patch.
string Glue {it} in evenly spaced lines: seed rows in the soil.
rope Glue {it} around the whole picture: a rancher's frame.
clothespin Glue {it} upright side by side: a picket fence up front.
cotton-ball Glue {it} on the hill: sheep grazing in the distance.
cotton-swab Glue {it} upright at even spaces: white fence posts.
cotton-pad Glue {it} high above, half overlapping: a Sunday sky with clouds.
pillow-stuffing Pull {it} soft and glue it on: rain clouds the fields hope for.
tissue Scrunch {it} loosely and glue them up: billowing clouds.
map Cut {it} into field shapes and glue them together like a quilt.
old-calendar-picture Tear {it} along a skyline and glue them behind: real country scenery.
paint-chip Cut {it} into stripes and glue them on: rows of crops.
postage-stamp Glue {it} in each corner: a letter from the country.
price-tag Glue {it} near the bottom: the farm stand is open.
puzzle-piece Glue {it} together low down: fields that fit like neighbors.
wallpaper Cut {it} into hills and glue them on: slopes with flowers.
candy-wrapper Twist {it} in the middle and glue them on: butterflies over the meadow.
tinsel Glue {it} in a thin winding line: a creek in the sun.
junk-mail Tear {it} into uneven squares and glue them close: a stone wall.
leaf Glue {it} together at the side: the crown of an old oak.
stick Glue {it} crosswise along the bottom: a rail fence.
feather Glue {it} by the barnyard: a hen has been here.
flower Glue {it} upright in a border: the garden by the gate.
petal Glue {it} in drifts: orchard blossoms blowing by.
grass Glue {it} close together at the bottom: fresh pasture.
bark Glue {it} upright like the boards of an old shed.
sand Sprinkle {it} over a glued curve: the lane to the farmhouse.
seed Glue {it} in straight rows: sown on a spring morning.
moss Glue {it} in a wide band: the greenest meadow for miles.
pine-needle Glue {it} in tiny upright tufts: young shoots breaking through.
pine-branch Glue {it} at the side: the edge of the farmer's woodlot.
seed-pod Glue {it} in a row: beans ready for harvest.
corn-husk Cut {it} into long leaves and glue them upright: a cornfield.
reed Glue {it} standing at one corner: the rim of the pond.
raffia Glue {it} in little tied sheaves: harvest day.
soil Press {it} onto a glued strip: a real plowed field.
grass-seed Sprinkle {it} thinly on glued lines: sown in perfect rows.
fern-frond Glue {it} upright at the border: wild growth along the ditch.
clover Glue {it} spread flat: a meadow the bees love.
lavender Glue {it} in rows that meet far off: the scent of July.
hay Glue {it} in a rounded heap: a stack to jump into.
wheat-stalk Glue {it} upright along the whole bottom: grain before the harvest.
colored-sand Sprinkle {it} over glued stripes: crops in many colors.
pebble Glue {it} in a low line: a wall of fieldstones.
pressed-flower Glue {it} here and there: poppies and cornflowers in the grass.
pumpkin-seed Glue {it} in a bristling row like small ears of grain.
birdseed Sprinkle {it} on a glued spot: feed for the hens.
bay-leaf Glue {it} in lines: rows of leafy greens.
eucalyptus Glue {it} along both sides: a soft green farmhouse wreath.
acorn Glue {it} under the tree: a treat for the pigs.
wood-slice Glue {it} in a pile: logs stacked by the barn.
paper-plate Cut a half circle from {it} and glue it up: sunrise over the fields.
paper-straw Cut {it} into short posts and glue them upright: a striped fence.
dry-pasta Glue {it} slanting on both sides of a line: ears of wheat.
spaghetti Break {it} and glue the bits upright: a stubble field.
rice Glue {it} in slanting dots: a spring shower on the fields.
dried-bean Glue {it} in dotted rows: bean plants coming up.
dried-lentil Shake {it} over a glued band: warm red earth.
dried-chickpea Glue {it} in a pile: potatoes dug from the ground.
popcorn Glue {it} along the far hill: a flock on the pasture.
coffee-filter Fold {it} in half and glue them on: hills of cloud.
cupcake-liner Flatten {it} and glue one up high: a sun with pleated rays.
paper-napkin Glue {it} in squares: checkered meadows.
paper-doily Cut a low hedge from {it} and glue it on: cow parsley in bloom.
kitchen-sponge Cut {it} into blocks and glue them in a stack: straw bales.
cinnamon-stick Glue {it} in two long rails: the pasture fence.
eggshell Press {it} in crumbs on a glued curve: a pale gravel drive.
oats Scatter {it} over a glued field: ripe grain in the sun.
breakfast-cereal Glue {it} in two lines: wheel tracks of a wagon.
coffee-grounds Press {it} on a glued band: soil black and rich.
coffee-bean Glue {it} in furrows: clods turned by the plow.
spice Sprinkle {it} over a glued path: dusty country road.
aluminum-foil Tear {it} into an oval and glue it down: a duck pond.
wax-paper Tear {it} into a rounded patch and glue it low: a frozen pond.
onion-skin Glue {it} in flakes under the tree: autumn in the orchard.
construction-paper Tear {it} into hills and glue them in rows to the horizon.
tissue-paper Crumple {it} into small balls and glue them on: cabbages and apples.
crepe-paper Snip {it} into fringe and glue it in rows: standing corn.
cellophane Glue {it} in a winding strip: the brook behind the barn.
rubber-stamp Print {it} around the rim like a farm-fair poster.
masking-tape Tear {it} into rails and press them on: a ranch fence.
washi-tape Stick {it} in slanted stripes: fields on a hillside.
yarn Glue {it} in close green lines: one row of crops after another.
embroidery-floss Cut {it} short and glue it in bundles: sheaves of wheat.
ribbon Glue {it} in a soft curve: the road to town.
pipe-cleaner Bend {it} into stalks with leaves and glue them on: sunflowers.
pom-pom Glue {it} near the barn: a brood of fluffy chicks.
felt Cut {it} into a long hill and glue it low: soft pasture.
craft-foam Cut {it} into carrots and pumpkins and glue them in the garden.
craft-stick Glue {it} upright with one across: a farm fence.
sticker Press {it} on all over the meadow: little finds for sharp lookers.
glitter-glue Squeeze {it} along the bottom in tiny drops: dew at sunrise.
sequin Glue {it} in the garden: round flower heads shining.
bead Glue {it} on trees and bushes: cherries, plums and currants.
seed-bead Sprinkle {it} on a glued strip: a field of tiny blossoms.
confetti Glue {it} over the hillside: a meadow full of wildflowers.
crinkle-paper Glue {it} in a tangle: straw in front of the barn.
paper-strip Glue {it} in a row by the lower end: tall waving crops.
origami-paper Fold {it} into pinwheels and glue them up: windmills turning.
tracing-paper Tear {it} in bands and glue them on: fog above the valley.
metallic-paper Cut {it} into a weather vane and glue it on high.
graph-paper Cut {it} into fields and glue them on: every row ruled straight.
fake-leaf Glue {it} in rows: lettuces as big as hats.
felt-ball Glue {it} in the orchard: apples so ripe they glow.
wool-roving Roll {it} into tufts and glue them on: sheep in full fleece.
faux-fur Glue {it} along the bottom: grass thick enough to comb.
tulle Glue {it} over the top in one layer: a hazy summer sky.
ric-rac Glue {it} in a line: the tops of a distant wood.
stick-on-gem Press {it} on the trees: fruit with morning shine.
mosaic-tile Glue {it} low down: a paved yard in front of the barn.
ribbon-rose Glue {it} beside the gate: climbing roses.
broken-crayon Rub {it} sideways: wide furrows of brown earth.
coffee-sleeve Cut {it} open and glue them flat: a ribbed brown field.
gauze Stretch {it} and glue it on: thin veils of morning fog.
foam-sheet-scrap Cut {it} into tulip shapes and glue them along the fence.
sheet-music Cut {it} into birds and glue them on: larks over the fields.
old-book-page Tear {it} into strips and glue them in curves: furrows of print.
net-bag Cut a strip from {it} and glue it upright: chicken wire.
aida-cloth Cut {it} into a low strip and glue it on: a lattice fence.
toothpick Glue {it} upright in a row: stakes for tomato plants.
bread-tag Glue {it} along the garden rows: labels for every vegetable.
twist-tie Curl {it} and glue them upright: pea vines climbing.
rice-paper Tear {it} into soft rounds and glue them on: clouds at noon.
* picture Jungle
newspaper Tear {it} into long spikes and layer them as whispering jungle grass.
magazine Tear {it} where it shows green and paste a patchwork of leaves.
paper-bag Tear {it} into wide trunks that rise from the lower edge.
fabric-scrap Snip {it} into leaf shapes and tuck a few behind the main figure.
button Dot {it} in clusters as ripe fruit among the branches.
string Let {it} dangle from the upper edge in long loops as lianas.
shoelace Swing {it} from corner to corner as bold climbing vines.
cotton-ball Pull {it} into wisps for the steam above the treetops.
bubble-wrap Cut {it} into a puddle that gleams with fat raindrops.
packing-paper Crumple {it} into folds along the bottom for gnarled roots.
wrapping-paper Cut blossoms from {it} and let them burst out of the corners.
old-greeting-card Cut flowers and birds from {it} to hide in the foliage.
old-book-page Tear {it} into pale ferns that sprout along the lower edge.
envelope Snip leaves from {it} so the patterned inside shows.
foam-sheet-scrap Cut {it} into thick leaves for a puffy undergrowth.
sandpaper Cut a winding strip from {it}: the rough, sandy trail.
old-tie Cut a wavy length from {it} for a snake with stylish scales.
dryer-sheet Tear {it} thin and veil the treetops in fog.
electrical-tape Snip {it} short and stick down zebra and tiger stripes in hiding.
duct-tape Tear {it} into upright strips for a row of strong trunks.
bread-tag Pair {it} up as butterfly wings in the air.
twist-tie Curl {it} into spirals and fix them as climbing tendrils.
coffee-sleeve Cut {it} along the ridges into wrinkled tree trunks.
net-bag Cut {it} open and stretch a web of lianas across the top.
toilet-paper Tear off wisps of {it} as clouds caught in the crowns.
tissue Peel {it} into thin layers and lay them on as mist.
cotton-pad Fix {it} up high, round and hazy like the moon.
sheet-music Tear {it} into flying strips: the parrots' morning song.
puzzle-piece Cluster {it} into speckled blossoms with curly edges.
postage-stamp Set {it} in a line as a caravan of exotic sights.
wallpaper Cut {it} into big patterned leaves that lean in from below.
paint-chip Cut {it} into leaves that fade from dark to light.
candy-wrapper Pinch {it} in the middle and fix bright butterflies in flight.
tinsel Run {it} down one side as a glittering waterfall.
gift-bow Stick {it} in a corner in full tropical bloom.
leaf Overlap {it} from the bottom up until the undergrowth is dense.
stick Lay {it} along all four sides as a rustic jungle frame.
feather Fix {it} here and there: parrots flitting past.
flower Press {it} flat and let the background bloom.
petal Arrange {it} in circles as blossoms no one has named yet.
grass Set {it} upright in a thick fringe to hide sly paws.
bark Build a mighty trunk from {it} at one side.
seed Place {it} in rings as the hearts of wild flowers.
moss Press {it} down in cushions between the roots.
pine-needle Lay {it} in sprays like spiky palm leaves.
pine-branch Fix {it} to hang from the upper corners as dense foliage.
seed-pod Fix {it} high in the branches as strange dangling fruit.
corn-husk Tear {it} into ribbons and fan them out as palm fronds.
reed Set {it} side by side as a bamboo thicket.
raffia Let {it} hang in strands from the top like dry lianas.
soil Crumble {it} dry along the bottom as rich dark earth.
ivy Wind {it} all around so the picture peeks out of the jungle.
fern-frond Press {it} flat: a whole forest of tree ferns at once.
clover Press {it} leaf beside leaf for a lush little meadow.
bay-leaf Set {it} in pairs along imaginary branches.
eucalyptus Lay {it} down both sides as a curtain of round leaves.
pressed-flower Scatter {it} through the green like orchids in the shade.
colored-sand Trickle {it} in a bend for a glowing jungle river.
bamboo Lay {it} along the sides as an explorer's frame.
snail-shell Put {it} near the edge as quiet climbers.
pumpkin-seed Arrange {it} like petals around an empty middle.
paper-plate Cut wavy leaves from {it} so the fluted rim looks veined.
wax-paper Tear {it} into soft veils of rain behind the trees.
paper-straw Cut {it} into lengths and line up a striped bamboo grove.
dry-pasta Arrange {it} in stars as crisp tropical flowers.
spaghetti Break {it} and lay the pieces upright as dry tall grass.
rice Sprinkle {it} in a winding path to the lower corner.
dried-bean Pave a path along the bottom with {it}.
dried-lentil Cover a patch with {it} for warm red soil.
popcorn Cluster {it} on the branches as creamy blossoms.
coffee-filter Snip {it} into ruffled blossoms and layer two or three.
cupcake-liner Flatten {it} into frilled flowers and add them to every corner.
paper-towel Tear {it} into long tails for a rushing waterfall.
paper-napkin Tear {it} small, roll the bits, and make fluffy orchids.
toothpick Lay {it} crosswise as the slats of a rope bridge.
paper-doily Cut {it} apart and frame the corners with lacy leaves.
spice Dust {it} along the path so the jungle smells warm.
cinnamon-stick Set {it} upright as fragrant, rolled-bark trunks.
paper-umbrella Flatten {it} open as bright round treetops.
oats Sprinkle {it} as dry leaves fallen along the trail.
onion-skin Tear {it} into golden leaves that shine in the sun.
orange-peel Tear {it} small, dry, for flowers in glowing orange.
fresh-herb Press {it} flat as a small wilderness of leaves.
coffee-grounds Sprinkle {it} dry on the bottom for soft forest soil.
coffee-bean Set {it} in little bunches like ripe berries.
construction-paper Tear {it} into giant leaves that lean over the scene.
cardstock Cut {it} into leaf shapes and stand them around as a frame.
tissue-paper Crumple {it} into small balls for a riot of blossoms.
crepe-paper Twist {it} into ropes and swing them down as lianas.
cellophane Tear {it} into slanting shafts of jungle light.
masking-tape Tear {it} into uneven strips for pale, slender trunks.
yarn Loop {it} along the upper edge like tangled vines.
embroidery-floss Lay {it} in spirals as curling passionflower tendrils.
ribbon Snip {it} into lengths that hang down as bright creepers.
pipe-cleaner Coil {it} into fern tips and press them on.
pom-pom Hang clusters of {it} from the top as fuzzy fruit.
googly-eye Hide {it} in pairs in the dark foliage: who is watching?
felt Cut {it} into split leaves and let them overlap.
craft-foam Cut {it} into toucan-bright blossoms for the corners.
craft-stick Lay {it} along the sides as a sturdy raft-wood frame.
sticker Stick {it} in surprising spots so there is plenty to discover.
glitter Sprinkle {it} sparingly for dew in the morning sun.
glitter-glue Trace shimmering spiderwebs and vines with {it}.
sequin Scatter {it} as raindrops about to fall.
bead Cluster {it} as jewel-bright berries.
modeling-clay Press {it} into knobby roots across the bottom.
play-dough Press {it} on in thin, bulging tree trunks.
confetti Strew {it} among the branches like a burst of petals.
old-calendar-picture Cut sky and treetops from {it} for a faraway backdrop.
washi-tape Stick {it} around the rim as a patterned jungle border.
paper-strip Curl {it} and fix the upper ends so vines spring forward.
origami-paper Fold {it} and cut half a wing for patterned butterflies.
graph-paper Cut {it} into the steps of an overgrown temple.
tracing-paper Tear {it} into see-through layers of distant trees.
rice-paper Tear {it} into feathery clouds over the canopy.
crinkle-paper Press {it} on in tangles as wild undergrowth.
metallic-paper Cut {it} into beetles that gleam in the shadows.
glitter-paper Snip {it} into hummingbirds with shimmering wings.
corrugated-paper Cut {it} into trunks with deep grooves.
sticky-note Cut {it} into leaf points and leave the tips free to flutter.
paper-fan Fix {it} half open like grand palm leaves.
broken-crayon Rub {it} flat for flecks of sun all over.
burlap Fray {it} at the edge and lay down a dry, tangled floor.
aida-cloth Cut {it} into a woven rope bridge across the lower part.
tulle Cut {it} into a veil of rising mist.
lace Cut {it} apart into delicate fern leaves.
wool-roving Tease {it} into drifting vapor above the crowns.
felt-ball Group {it} as mangoes in the treetop.
faux-fur Cut {it} into shaggy tufts of grass.
cotton-cord Swing {it} in one big curve for monkeys to use.
leather-cord Lay {it} in twisting lines as roots over the ground.
stick-on-gem Press {it} here and there as heavy drops of dew.
fake-leaf Lay {it} all around so the figure looks out of a thicket.
felt-sticker Press {it} in unexpected places as soft, colorful surprises.
ribbon-rose Gather {it} in one corner as a rare orchid bush.
patch Place {it} in a corner, explorer-badge style.
mosaic-tile Lay {it} as the paving of a forgotten temple.
loom-band Set {it} in circles as glowing, ring-shaped blossoms.
plastic-lacing Let {it} curl down from above as glossy vines.
* picture Bugs
newspaper Tear {it} into tall blades of grass along the bottom.
magazine Tear {it} where the colors glow and paste petal by petal.
paper-bag Tear {it} into clods of brown garden earth.
bottle-cap Set {it} around as hard, shiny flower centers.
fabric-scrap Snip {it} into flowers that fill the meadow with patterns.
button Dot {it} about as blossoms with neat little holes.
string Lay {it} in spokes and rings: a web in the upper corner.
cotton-ball Puff {it} up as fair-weather clouds over the meadow.
cotton-swab Arrange {it} in stars as white dandelion clocks.
bubble-wrap Cut {it} into a comb of plump, shiny honey cells.
packing-paper Crumple {it} along the bottom as lumpy earth.
wrapping-paper Cut blossoms from {it} for a patterned flower bed.
old-book-page Tear {it} into leaves with a printed vein or two.
envelope Cut {it} into moth wings and let them flutter past.
foam-sheet-scrap Cut {it} into thick toadstools for the foreground.
packing-peanut Fix {it} up high as cocoons asleep for the winter.
sandpaper Cut {it} into a gritty garden path.
denim Cut {it} into a deep blue pond at the lower edge.
dryer-sheet Tear {it} into gauze-fine cobwebs for the corners.
electrical-tape Cut {it} narrow and stick down stems as straight as wires.
bread-tag Pair {it} up as wings of small passing insects.
twist-tie Curl {it} into spirals and fix them as tendrils.
net-bag Cut {it} into a piece of honeycomb for one corner.
tissue Pinch {it} in the middle as pale moths at dusk.
cotton-pad Dot {it} over the meadow as daisies without a stalk.
keycap Line {it} up as garden stones with letters to read.
map Tear {it} into fields as a bee sees them.
puzzle-piece Set {it} wing to wing as a cloud of butterflies.
postage-stamp Paste {it} in pairs as tiny framed wings.
wallpaper Cut {it} into oversized leaves that rise from below.
paint-chip Cut {it} into petals that shade from deep to pale.
candy-wrapper Pinch {it} in the middle as rustling butterflies.
gift-bow Stick {it} on in full bloom, petals wide.
toilet-paper Tear {it} into soft puffs of cloud.
gauze Stretch {it} thinly as a web across one corner.
leaf Lay {it} in a row as the trees of an insect forest.
stick Fix {it} across the lower part as mighty branches to walk on.
feather Set {it} upright among the plants as plume-soft grass.
flower Press {it} flat and plant it where wings can reach.
petal Arrange {it} as new flowers around a bare center.
grass Set {it} close together so the meadow towers overhead.
bark Fix {it} along one side as a rough trunk to climb.
sand Sprinkle {it} into a fine anthill.
seed Lay {it} in a line: ants on their way home.
moss Press {it} on as cushions of springy green.
pine-needle Lay {it} in a heap as the anthill of the forest.
seed-pod Hang {it} from the top, snug as a chrysalis.
corn-husk Tear {it} lengthwise into swaying straw-colored grass.
reed Set {it} upright as the dragonflies' shore.
raffia Lay {it} crisscross as dry meadow grass.
soil Crumble {it} on thinly as the earth below the plants.
ivy Trail {it} around the sides as a garden arbor.
fern-frond Press {it} flat as plants that look like trees.
clover Press {it} leaf by leaf into a lucky lawn.
lavender Lay {it} in a row: a purple field for bees.
bay-leaf Use {it} as large leaves for resting wings.
dried-orange-slice Fix {it} up high, glowing like the sun.
snail-shell Set {it} on the path as slow company.
wheat-stalk Fix {it} leaning as a field in the summer wind.
pebble Set {it} into the foreground as mighty boulders.
colored-sand Sprinkle {it} in dots as flower beds from above.
pressed-flower Set {it} blossom by blossom as a meadow in full color.
pumpkin-seed Arrange {it} in a ring: the petals of a big daisy.
birdseed Strew {it} over the ground as fine mixed gravel.
aluminum-foil Press {it} into tiny balls of shining dew.
wax-paper Cut {it} into see-through wings for a passing swarm.
paper-straw Cut {it} into stems of all heights.
dry-pasta Use {it} for a line of caterpillars and bow-winged visitors.
spaghetti Break {it} into thin stalks swaying along the bottom.
rice Lay {it} grain by grain as tiny eggs in a tidy row.
dried-bean Scatter {it} as plump beetles on the move.
dried-lentil Cover the bottom with {it} as crumbly soil.
popcorn Cluster {it} on twigs like cherry blossoms.
coffee-filter Cut {it} into layered blossoms as thin as silk.
cupcake-liner Flatten {it} into frilled poppies across the meadow.
paper-towel Tear {it} into lazy summer clouds.
paper-napkin Tear {it} into a picnic cloth for the ants.
toothpick Line {it} up as a tiny garden fence.
paper-doily Fix {it} in an upper corner as a lacy spider's web.
spice Dust {it} onto the blossoms as scented pollen.
oats Stick {it} in rings as petals of pale daisies.
onion-skin Tear {it} into transparent copper wings.
orange-peel Tear {it} small and dry as marigold petals.
eggshell Crush {it} and mosaic a garden path.
coffee-grounds Sprinkle {it} dry around as fresh mole-dug earth.
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
googly-eye Fix {it} in pairs low down: who peeps out there?
felt Cut {it} into toadstools and soft round leaves.
craft-foam Cut {it} into six-sided cells for a honeycomb.
craft-stick Set {it} upright as the pickets of a garden fence.
sticker Stick {it} around as guests at the garden party.
glitter Sprinkle {it} lightly over everything as morning dew.
glitter-glue Draw a web with {it} that shines as if wet.
sequin Scatter {it} low down as dewdrops at dawn.
modeling-clay Press {it} into worms and hillocks in the foreground.
confetti Scatter {it} over the green as a meadow in May.
washi-tape Stick {it} around the rim as a flowery garden border.
paper-strip Curl {it} and fix one end: springy blades of grass.
origami-paper Fold {it}, cut half a wing, and open patterned butterflies.
graph-paper Cut {it} into small kites over the meadow.
tracing-paper Cut {it} into filmy wings for a swarm of mayflies.
rice-paper Tear {it} into fluffy clouds.
crinkle-paper Press {it} on in a tangle as an uncut meadow.
metallic-paper Cut {it} into beetles with a gleaming back.
glitter-paper Cut {it} into fireflies for the evening air.
corrugated-paper Cut {it} into a plowed field with furrows.
sticky-note Cut {it} into petals, sticky ends toward the center.
broken-crayon Rub {it} flat across the bottom for a soft field.
burlap Cut {it} into a garden bed with frayed edges.
aida-cloth Cut {it} into a little picnic cloth with a fringe.
tulle Cut {it} into double wings and let them stand off the page.
lace Lay {it} around the rim like cobwebs in the morning.
ric-rac Run {it} along as a caterpillar's wavy path.
wool-roving Tease {it} into thin summer clouds.
felt-ball Fix {it} as round blossoms on imaginary stalks.
faux-fur Cut {it} into a strip of shaggy meadow.
cotton-cord Lay {it} in a bend as the trail of a snail.
stick-on-gem Press {it} around like drops of nectar.
fake-leaf Overlap {it} along the bottom as a leafy forest floor.
felt-sticker Press {it} on as soft flowers along the ground.
ribbon-rose Plant {it} along the lower edge as a rose bed.
beeswax-sheet Cut {it} into honeycombs and press them on by hand.
mosaic-tile Lay {it} as a winding garden path.
loom-band Overlap {it} in circles as ring-shaped flowers.
plastic-lacing Loop {it} like the dizzy flight of a bumblebee.
old-calendar-picture Cut a summer sky from {it} and set it behind the scene.
duct-tape Tear {it} into stalks and stick them up at a slant.
adhesive-bandage Stick {it} crosswise in pairs as soft-winged moths.
* picture Dinosaurs
newspaper Tear {it} into rugged rocks and glue a gray canyon below it.
magazine Tear {it} into giant leaves and paste a thicket along the bottom.
cardboard Cut {it} into volcano shapes and glue the peaks low behind it.
paper-bag Tear {it} into hills, crumple well, and glue down the wrinkled badlands.
bottle-cap Glue {it} in two rows like tracks of a mighty beast.
cork Glue {it} upright in stacks as trunks of stubby palms.
fabric-scrap Glue {it} in layers, one age of the earth above another.
button Glue {it} close together in a hollow, a nest of speckled eggs.
string Glue {it} from the top corners in loops, lianas of the jungle.
rope Glue {it} down one side as a mighty climbing vine.
cotton-ball Pull {it} into puffs and glue smoke above the volcano.
cotton-swab Glue {it} in the lower part as bones under the earth.
bubble-wrap Cut {it} into a blob and glue down a bubbling swamp.
packing-paper Crumple {it}, half flatten it, and glue on a rocky slope.
old-CD Glue {it} high in a corner, the gleaming sun of a young planet.
foam-sheet-scrap Cut {it} into pointed plates and glue a stegosaurus border around it.
pillow-stuffing Tease {it} into gray-white plumes and glue the ash cloud overhead.
sandpaper Cut {it} into dunes and glue down a desert rough as hide.
denim Cut {it} into waves and glue the shallow sea of swimming reptiles.
rubber-band Cut {it} open and glue stretchy creepers down the sides.
twist-tie Bend {it} into worms and glue the squirmers near the ground.
bread-tag Glue {it} in a toothed row around it like a jagged backbone.
clothespin Glue {it} along the bottom as the fence of the dinosaur park.
zipper Glue {it} along one side, a row of teeth to shiver at.
dryer-sheet Tear {it} and glue damp haze over the treetops.
duct-tape Tear {it} into chunks and stick a cliff of rough blocks together.
masking-tape Stick torn bits of {it} below it like a plain cracked by drought.
metal-washer Glue {it} in pairs across the mud, tracks of a two-legged runner.
net-bag Cut {it} and glue hanging mats of vines into the upper corners.
toilet-paper Tear {it} into drifts and paste the first snow of the Ice Age.
tissue Tear {it} into wisps and paste steam rising out of the swamp.
cotton-pad Glue {it} in a row like puffs shot from a crater.
map Tear {it} into continents and paste a world still drifting apart.
puzzle-piece Glue {it} with gaps between, mud flats baked by the sun.
paint-chip Glue {it} in stripes at the bottom, the layers of deep time.
wallpaper Tear {it} into patterned hills and paste the horizon in place.
tinsel Glue {it} streaming from one corner as the tail of a comet.
gauze Pull {it} apart and glue morning vapor over the jungle.
price-tag Glue {it} near the bottom as the museum label for its name.
leaf Glue {it} upright below it: every plant eater finds lunch here.
stick Glue {it} upright at the sides as trees stripped bare by long necks.
stone Glue {it} along the bottom as boulders from a landslide.
seashell Glue {it} low down, fossils of a sea long dried up.
feather Glue {it} drifting down, lost by an early bird.
flower Glue {it} into the green, the very first blooms ever.
petal Paste {it} along the shore as fallen magnolia blossoms.
acorn Glue {it} in a nest shape where the smallest eggs lie.
grass Glue {it} upright in front of it so that it lurks unseen.
bark Glue {it} up one side as the trunk of a giant tree.
sand Sprinkle {it} over wet glue and draw footprints with a fingertip.
seed Glue {it} in curved lines like the ribs of a buried skeleton.
moss Glue {it} in soft clumps over the damp forest floor.
pine-branch Glue {it} reaching in from the sides, food for the tallest.
wood-slice Glue {it} in a corner, a sun with as many rings as ages.
seed-pod Glue {it} below the trees like oversized prehistoric fruit.
corn-husk Tear {it} into pointed fronds and glue up a cluster of palms.
reed Glue {it} upright along the bank where duckbills drink.
raffia Glue {it} in a round tangle, a nest under constant guard.
soil Sprinkle {it} on sticky stripes for the earth where bones sleep.
ivy Glue {it} trailing from the top, a curtain of jungle.
fern-frond Glue {it} all around, leaves as old as the dinosaurs.
clover Glue {it} in low patches, greens for baby plant eaters.
lavender Glue {it} upright as tufted horsetails by the swamp.
wheat-stalk Glue {it} up both sides like tall grass around a hiding place.
snail-shell Glue {it} in the lower corners like coiled ammonites.
colored-sand Sprinkle {it} in sticky bands, the painted rocks of a canyon.
pressed-flower Glue {it} at the bottom like plant fossils in pale stone.
bamboo Glue {it} upright at the sides as stems of a marshy jungle.
pumpkin-seed Glue {it} in a curve as teeth that somebody lost.
birdseed Glue {it} thickly at the bottom, gravel of an old riverbed.
eucalyptus Glue {it} hanging in from above, fresh leaves for giants.
aluminum-foil Crumple {it} into a ball with a tail and glue up the comet.
wax-paper Wrinkle {it} and glue down a cold lake of the mammoth age.
paper-straw Cut {it} to pieces and glue a park fence along the bottom.
dry-pasta Glue {it} in the shape of ribs and spine, a skeleton underground.
spaghetti Break {it} and glue up the dry reeds of a drained swamp.
rice Glue {it} in pale streaks, salt crusts on a dry lake.
dried-bean Glue {it} in a huddle, eggs of many patterns.
dried-chickpea Glue {it} in a ring as a clutch of round eggs.
popcorn Glue {it} in a towering heap of smoke over the crater.
salt Sprinkle {it} over sticky streaks and see pale ash drift down.
oats Glue {it} down as flaky earth that cracks under each step.
coffee-filter Fold {it}, tear the rim, and glue up frilly tree ferns.
cupcake-liner Fold {it} into fans and glue the crowns of palms.
paper-plate Cut {it} in half and glue the huge sun rising behind it.
paper-napkin Tear {it} and twist a soft nest to glue in the corner.
cinnamon-stick Glue {it} upright as scaly trunks of prehistoric trees.
eggshell Glue {it} in jagged pieces next to it: welcome to the world!
breakfast-cereal Glue {it} on as the pebbly bank of a drinking hole.
toothpick Glue {it} in a grid below it to mark where scientists dig.
coffee-grounds Sprinkle {it} on a sticky strip as peat from a sunken forest.
coffee-bean Glue {it} down the mountain like dark cooled lava.
spice Sprinkle {it} over sticky slopes, the red dust of the badlands.
onion-skin Tear {it} and paste the fiery glow around the crater.
fresh-herb Glue {it} in sprigs as a grove of tiny trees.
construction-paper Tear {it} into jagged mountains and glue the nearest ones last.
paper Tear {it} into bone shapes and glue a find underground.
tissue-paper Tear {it} into hot colors and paste the volcano's mighty plume.
crepe-paper Twist {it} and glue lava streams down to the valley.
cellophane Wrinkle {it} and glue in a lagoon where fish reptiles dive.
broken-crayon Rub {it} broadly over the lower part for scaly, stony ground.
washi-tape Stick {it} all around like the frame of a museum panel.
yarn Glue {it} in swinging loops along the top, vines for tree dwellers.
ribbon Glue {it} in wide bends as the river the herd must cross.
pipe-cleaner Curl {it} and glue up young ferns about to unroll.
pom-pom Glue {it} in a row as bushes that tremble a little.
felt Cut {it} into broad leaves and glue a jungle low in front.
craft-foam Cut {it} into three-toed prints and glue the trail past it.
craft-stick Glue {it} crosswise along the bottom as the park gate.
googly-eye Glue {it} in pairs among the dark leaves: who is watching?
sticker Press {it} between the plants as small neighbors in the valley.
glitter Sprinkle {it} over a sticky streak, the comet's bright tail.
glitter-glue Squeeze {it} down the slope as lava that sparkles.
bead Glue {it} in a round nest, eggs as smooth as river stones.
confetti Glue {it} bursting out of the crater in a fountain.
play-dough Press {it} flat along the bottom and poke footprints into it.
modeling-clay Smear {it} with a thumb into bumpy prehistoric mud.
rubber-stamp Press {it} along the border like prints left in soft rock.
old-calendar-picture Tear {it} along the horizon and paste real skies above its valley.
origami-paper Fold {it} into wings and glue a flight of pterosaurs overhead.
paper-strip Curl {it} and glue fiddlehead ferns along the bottom.
tracing-paper Tear {it} and glue pale steam drifting over hot springs.
rice-paper Tear {it} and paste thin high clouds over the plain.
crinkle-paper Glue {it} in a swirl, a nest waiting for its eggs.
metallic-paper Cut {it} into a comet and glue it blazing across the top.
corrugated-paper Cut {it} into steep steps and glue a canyon wall behind it.
graph-paper Cut {it} into a strip and glue the excavation map below it.
index-card Glue {it} at the bottom and write its long, grand name.
burlap Cut {it} into a wide plain and glue down dusty earth.
tulle Bunch {it} and glue a rising column of steam.
ric-rac Glue {it} around it in zigzags like rows of sharp teeth.
wool-roving Pull {it} into dark wisps and glue a thundercloud over the herd.
felt-ball Glue {it} flying from the crater like glowing rocks.
faux-fur Cut {it} into hills and glue the shaggy tundra of mammoths.
fake-leaf Glue {it} thickly around it so that it looks out of the jungle.
felt-sticker Stick {it} between the rocks to bring the valley to life.
glass-gem Glue {it} in a pool at the foot of the hills.
mosaic-tile Glue {it} with cracks between like a dried-up swamp.
crystal Glue {it} in a cave corner where minerals grow.
leather-cord Glue {it} hanging in a few bends like roots and lianas.
`;
