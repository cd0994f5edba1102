/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* world Animals
newspaper Tear {it} into thin strips and heap them up: a rustling bed.
bottle-cap Turn {it} hollow side up: tiny bowls for a pretend supper.
fabric-scrap Overlap {it} edge upon edge: a patchwork meadow under the open sky.
clothespin Stand {it} side by side like pickets: a little wooden fence.
cotton-ball Pull {it} apart and tuck the fluff underneath: a downy bed.
old-towel Spread {it} out and ruffle the loops: deep, shaggy grass.
pillow-stuffing Pull {it} loose and lay it around in drifts: fresh snow.
soft-ball Roll {it} up close: a favorite toy for chasing and pouncing.
old-sweater Nestle {it} into a thick ring around it: a woolly burrow.
denim Push {it} into soft ripples: a deep blue lake to wade in.
duplo-brick Stack {it} into a low wall with a gap: a zoo yard with a gate.
toy-brick Build {it} up in uneven steps: a rock with a lookout on top.
toy-animal Set {it} down nearby: neighbors dropping in for a visit.
toy-tree Plant {it} in a loose ring: a shady grove.
toy-car Park {it} at a polite distance: safari cars full of watchers.
stuffed-animal Seat {it} in a half circle behind it: the big cousins keeping watch.
doll Stand {it} close by: keepers on their friendly morning round.
wooden-block Pile {it} into ledges: a cliff for climbing and resting.
tennis-ball Leave {it} lying close by: fuzzy toys waiting for playtime.
toilet-paper Unroll {it} in a gentle bend: a snowy track ready for footprints.
board-game-piece Stand {it} along the front: visitors having a day at the zoo.
leaf Scatter {it} thickly all around: a forest floor that rustles.
stick Lean {it} together at the top: a hut of branches to shelter in.
pinecone Stand {it} upright in groups: a forest of little firs.
stone Pile {it} up beside it: a rocky lookout with a crevice.
feather Tuck {it} into a soft circle: the lining of a nest.
flower Lay {it} in small bunches: a meadow in full bloom.
petal Sprinkle {it} loosely about: a blossom carpet after a breeze.
acorn Heap {it} in a secret corner: a winter treasure well hidden.
chestnut Set {it} about like smooth brown boulders along the way.
grass Spread {it} in a thick layer: a green bed to roll in.
sand Spread {it} thin and draw tracks with a fingertip: a sunny desert.
seed Sprinkle {it} in a tiny pile: supper found on the forest floor.
moss Lay {it} down in cushions: a springy woodland carpet.
pine-needle Strew {it} all around: the fragrant floor of an evergreen wood.
driftwood Lay {it} crosswise nearby: an old trunk for balancing.
wood-slice Set {it} around in twos and threes: stumps in a sunny clearing.
corn-husk Shred {it} with the fingers and fluff them up: dry, golden bedding.
raffia Tousle {it} into tufts all around: tall savanna grass.
clover Spread {it} around in clumps: a lucky meadow for munching.
snail-shell Set {it} down along the edge: slow little neighbors out for a stroll.
sea-glass Arrange {it} close together: a pool that shimmers in the shade.
hay Fluff {it} up into a hollow: a warm place to curl up.
potted-plant Set {it} close behind it: mighty jungle trees with real leaves.
birdseed Heap {it} neatly in front: a pretend breakfast buffet.
aluminum-foil Crinkle {it}, then smooth it flat: a watering hole in the moonlight.
wax-paper Tear {it} into a rounded shape: a pond frozen over.
rice Spread {it} in a shallow layer: a light dusting of frost.
popcorn Scatter {it} lightly: puffs of late snow on the meadow.
breakfast-cereal Heap {it} up beside it: its own make-believe dinner.
cupcake-liner Set {it} out with the frills up: bowls for every guest.
paper-napkin Open {it} out and lay them corner over corner: a soft winter field.
paper-doily Lay {it} underneath: lacy frost on a winter morning.
cinnamon-stick Stack {it} into a tidy little woodpile.
cellophane Scrunch {it} lightly and lay it in a bend: a gleaming stream.
yarn Wind {it} into a round, soft ring: a nest with high sides.
ribbon Let {it} run in waves past it: a stream with room for fish.
pipe-cleaner Bend {it} into curly stems with a foot: plants from the jungle.
pom-pom Gather {it} into clusters: berries ripe on the forest floor.
felt Spread {it} underneath: an even, velvety lawn.
craft-foam Lay {it} piece by piece: islands for hopping across.
modeling-clay Pinch {it} into tiny toadstools for the forest edge.
crinkle-paper Fluff {it} up high: a nest that crackles at every turn.
fake-leaf Strew {it} under and around it: a grove that stays green.
faux-fur Lay {it} down with the pile up: the coziest cave floor.
wool-roving Pull {it} into wisps and coil them: a nest of softest fleece.
felt-ball Roll {it} playfully around: toys for a young litter.
burlap Spread {it} out and fray the edge: dry, dusty grassland.
glass-gem Gather {it} into a round patch: the pool where everyone meets.
paper-umbrella Open {it} and set them down: striped shade on a hot day.
embroidery-hoop Lay {it} flat as the round rim of a little pond.
peg-doll Stand {it} in a small group: rangers counting footprints.
ribbon-rose Set {it} along the edge: a wild rose hedge in flower.
foam-ball Roll {it} together: oversized snowballs for a winter frolic.
* world Ocean
cardboard-tube Stand {it} up in a cluster: tall chimneys of a coral reef.
cork Set {it} bobbing here and there: buoys that mark the way.
fabric-scrap Overlap {it} like waves: a patchwork sea.
rope Coil {it} neatly beside it, as sailors do on deck.
pillow-stuffing Pull {it} long and lay it in lines: foaming wave crests.
coin Scatter {it} in a heap: gold from a sunken ship.
old-jewelry-piece Half hide {it} on the bottom: pirate treasure lost long ago.
glow-stick Lay {it} around in the dark: glowing creatures of the deep.
bandana Push {it} into little peaks: choppy waves on a windy day.
denim Spread {it} in ripples: the dark blue of the deep.
blanket Bunch {it} into swells: a sea with high waves.
duplo-brick Stack {it} into slender towers: lighthouses along the coast.
toy-brick Pile {it} unevenly: a colorful reef with nooks.
wooden-block Set {it} in a row into the sea: a pier to moor at.
ping-pong-ball Let {it} lie loosely about: floats from a fishing net.
net-bag Spread {it} open beside it: a fishing net drying in the sun.
toilet-paper Tear {it} into ragged bands: white surf running up the beach.
map Spread {it} under it: a sea chart full of coasts and islands.
candy-wrapper Twist {it} in the middle: a school of shiny fish.
tinsel Bunch {it} and let it stand up loosely: glittering sea grass.
gift-bow Set {it} on the bottom: sea anemones with open arms.
coaster Lay {it} around as little islands to visit.
stick Lay {it} crisscross on the shore: branches the tide brought in.
stone Pile {it} up beside it: a cliff where gulls might nest.
seashell Scatter {it} just where the last wave would leave them.
feather Let {it} lie on the shore: left behind by passing gulls.
bark Lay {it} curved side down: an old boat pulled ashore.
sand Spread {it} underneath and comb it with fingers: the rippled seabed.
driftwood Lay {it} where the waves would have carried it.
raffia Fan {it} out from one knot: seaweed moving with the tide.
snail-shell Set {it} down here and there: homes for little hermit crabs.
sea-glass Scatter {it} over the bottom: frosted jewels polished by the waves.
pebble Spread {it} close together: a beach that crunches underfoot.
pumpkin-seed Lay {it} all pointing one way: a school of slim fish.
egg-carton Turn {it} bumps up behind it: a reef full of peaks and hollows.
dry-pasta Sprinkle {it} along the edge: shells left by the tide.
dried-bean Scatter {it} on the bottom: smooth stones between the waves.
dried-chickpea Gather {it} in a nest on the beach: turtle eggs.
coffee-filter Pinch {it} in the middle and ruffle the rim: drifting jellyfish.
cupcake-liner Turn {it} upside down: jellyfish with frilly skirts.
kitchen-sponge Set {it} down on the bottom: sponges growing in the reef.
paper-doily Lay {it} at the edge: lacy foam of a spent wave.
tissue-paper Crumple {it} and half open it again: waves light as air.
ribbon Lay {it} down in curves: a warm current through the sea.
pipe-cleaner Curl {it} around a finger and stand the curls up as seaweed.
pom-pom Set {it} in bright clusters: coral knobs of a living reef.
craft-foam Snip {it} into small fish that swim in a school around it.
craft-stick Lay {it} side by side: the boards of a jetty.
bead Pour {it} gently into a heap: pearls and jewels from a treasure chest.
air-dry-clay Pinch {it} into starfish to rest on the bottom.
modeling-clay Shape {it} into little crabs that scuttle sideways.
crinkle-paper Pull {it} up into springy tufts: a bed of sea grass.
crystal Set {it} on the bottom: a sparkling undersea grotto.
mosaic-tile Lay {it} loosely together: the floor of a sunken palace.
stick-on-gem Scatter {it} over the bottom: rubies from a lost galleon.
peg-doll Stand {it} at the edge: sailors back from a long voyage.
terracotta-pot Lay {it} on their sides: sunken jars where an octopus might live.
bread-tag Lay {it} about: tiny crabs with little claws.
guitar-pick Lay {it} tip forward in a swarm: quick, flat fish.
spool Stack {it} one on another: lighthouses with a narrow waist.
* world Farm
newspaper Roll {it} up tight: round bales waiting in the field.
plastic-lid Set {it} rim up in the yard: watering bowls for thirsty hens.
bottle-cap Turn {it} hollow side up: feed dishes for the chicks.
button Set {it} in rows: pumpkins ripening in the patch.
clothespin Stand {it} one beside another: a fence for the pigs.
cotton-ball Set {it} out on the pasture: a flock of little sheep.
packing-paper Scrunch {it} and half smooth it: a freshly plowed field.
spool Lay {it} on their sides: bales rolled up for winter.
masking-tape Press {it} in straight lines to the table: rows for planting.
duplo-brick Stack {it} into low walls: a pen with a gate.
toy-brick Build {it} into a little trough and a wall beside it.
toy-animal Set {it} in the pasture: the whole farm family, out to graze.
toy-tree Plant {it} in straight rows: an orchard on a slope.
toy-car Park {it} along the lane: customers for the farm stand.
leaf Scatter {it} under and around it: an autumn orchard floor.
stick Lay {it} crisscross one upon another: a split-rail fence.
stone Pile {it} one on another: an old fieldstone wall.
chestnut Gather {it} in a pile: brown potatoes dug from the field.
grass Lay {it} in a thick carpet: pasture ready for grazing.
seed Lay {it} along straight lines: the field is sown.
moss Lay {it} piece by piece: a soft meadow for lambs.
wood-slice Set {it} in the yard: chopping blocks and milking stools.
wood-scrap Stack {it} beside it: firewood under the eaves.
raffia Tie {it} into small bundles: sheaves standing in the field.
clover Spread {it} in fat clumps: the cows' favorite meadow.
gourd Pile {it} by the gate: the pride of the harvest.
hay Heap {it} up high: a haystack to play hide-and-seek around.
pebble Lay {it} in a winding line: the path to the well.
pumpkin Set {it} beside it: the giants that take first prize.
mini-pumpkin Line {it} up in rows: a pumpkin patch in October.
corn-cob Stack {it} by the barn: corn for the long winter.
birdseed Sprinkle {it} about the yard: breakfast for the hens.
aluminum-foil Press {it} flat in a round shape: a pond in the morning sun.
paper-straw Lay {it} in a zigzag of rails: the fence of a horse pasture.
dried-chickpea Heap {it} small: new potatoes fresh from the ground.
kitchen-sponge Stack {it} on edge: square bales ready for the loft.
foil-pan Set {it} into the yard: a tin trough for drinking.
eggshell Set {it} in the corner: this morning a chick hatched.
tissue-paper Crumple {it} into little balls: cabbages in tidy lines.
crepe-paper Pleat {it} and lay it down: furrow after furrow.
yarn Lay {it} in straight lines: seedlings coming up in rows.
pipe-cleaner Twist {it} into stems with leaves: corn higher than a hat.
felt Lay {it} smooth underneath: a pasture fresh with rain.
craft-stick Push {it} one over another: gates and rails of a corral.
bead Gather {it} in small piles: tomatoes, plums and cherries.
play-dough Shape {it} into carrots and cabbages for the garden.
modeling-clay Flatten {it} and press in fingertips: a mud bath for pigs.
corrugated-paper Lay {it} ridges up: a plowed field, perfectly straight.
crinkle-paper Fluff {it} into a mound: a stack of fresh straw.
fake-leaf Lay {it} in lines: lettuce ready to be picked.
felt-ball Set {it} out in the patch: cabbages as round as can be.
peg-doll Stand {it} around: the farm family on a busy day.
* world Jungle
cardboard-tube Stand {it} upright nearby: bare jungle timber reaching for the light.
cardboard-box Turn {it} on its side behind the clearing as a deep, shady den.
shoebox Stand {it} on its long side: a dark cave to slip home to.
newspaper Crumple {it} into lumps and pile them up as a rocky lookout.
paper-bag Twist {it} into a rough brown trunk and fan out the torn top.
plastic-tub Set {it} down as the watering hole where all the animals meet.
bottle-cap Lay {it} one behind the other as stepping stones over a stream.
fabric-scrap Overlap {it} in patches: a jungle floor of sun and shade.
cotton-ball Nestle {it} low in the background: mist rising after the rain.
bubble-wrap Lay {it} out as a glinting puddle, bumpy with falling raindrops.
packing-paper Crumple {it} lightly and half open the folds into rugged brown hills.
foam-sheet-scrap Strew {it} about as flat rocks, warm and good for lazing.
old-towel Bunch {it} into shaggy hillocks that hide a quiet hunter.
coin Heap {it} in a corner as the lost temple's treasure.
marble Gather {it} in a hollow as giant dewdrops.
scarf Wind {it} across the table as a broad, slow river.
denim Lay {it} in a crooked strip: the deep blue river to cross.
twist-tie Bend {it} into curls and tuck them in as new fern shoots.
berry-basket Turn {it} upside down as a hut with airy lattice walls.
cookie-tin Turn {it} over as a raised rock for the king of the clearing.
basket Tip {it} on its side as a woven shelter against the rain.
toy-tree Stand {it} close together until the jungle grows thick.
paint-chip Fold {it} at the center and set the butterflies down to rest.
candy-wrapper Pinch {it} in the middle so bright butterflies spread their wings.
straw-hat Set {it} down as a round hut with a thatched roof.
stone Stack {it} into a small rocky throne at the clearing's edge.
feather Strew {it} lightly about: a parrot has just flown over.
flower Lay {it} among the roots as orchids fallen from the branches.
petal Scatter {it} loosely over the path as a carpet of fallen blossoms.
acorn Pile {it} up as the nuts some monkey has hoarded.
chestnut Roll {it} under the trees as fat ripe fruit.
grass Bunch {it} into thick tufts where a striped back can hide.
sand Smooth {it} into a riverbank and press in paw prints with two fingers.
moss Spread {it} thick and springy so every step falls silent.
pine-needle Strew {it} densely as the soft brown litter between the roots.
driftwood Lay {it} crosswise as a toppled giant to balance over.
seed-pod Lay {it} about as strange fruit dropped from the crowns.
clover Spread {it} leaf by leaf into a fresh green glade.
snail-shell Set {it} on the path as slow travelers through the forest.
sea-glass Lay {it} side by side into a green, glimmering stream.
hay Fluff {it} up into a bed for an afternoon nap.
kinetic-sand Press {it} into muddy banks and stamp tracks with your fingertips.
potted-plant Move {it} close behind as the mightiest tree of the rainforest.
air-plant Set {it} on high ground, spiky and full of pretend nectar.
bay-leaf Scatter {it} in layers as the rustling carpet under the trees.
aluminum-foil Crinkle {it} into a long strip: a stream flashing in the sun.
dried-chickpea Heap {it} at the roots as golden figs from above.
cupcake-liner Spread {it} open on the ground as ruffled jungle flowers.
breakfast-cereal Scatter {it} as fallen fruit for a hungry troop of monkeys.
construction-paper Tear {it} into large leaf shapes and lay a thick leafy floor.
tissue-paper Crumple {it} into loose bushes and set them all around.
pipe-cleaner Curl {it} around a finger and stand the tendrils up like ferns.
pom-pom Scatter {it} in the green as fuzzy fruit and puffball flowers.
felt Lay {it} flat as a soft glade for rolling around.
bead Sprinkle {it} under the bushes as brilliant berries.
play-dough Pat {it} into muddy ground and press in your own animal tracks.
crinkle-paper Fluff {it} into dense undergrowth up to the belly.
metallic-paper Tear {it} lengthwise into a gleaming jungle stream.
peg-doll Stand {it} at the edge of the trees as whispering explorers.
wooden-bead Roll {it} beneath the palms as nuts ready for gathering.
burlap Spread {it} with fuzzy edges as dry savanna at the forest rim.
felt-ball Lay {it} by the roots as ripe mangoes and papayas.
faux-fur Spread {it} as deep soft grass for stalking unseen.
glass-gem Lay {it} closely in a curve as a sparkling brook.
ribbon-rose Nestle {it} in the green as orchids in full bloom.
fake-leaf Layer {it} thick and wide as a lush jungle floor.
foil-pan Lay {it} underneath as a bright lagoon with a raised shore.
foil-tray Set {it} in front as a silver watering place.
* world Bugs
button Scatter {it} wide as round blossoms for a landing.
bubble-wrap Lay {it} nearby as honeycomb with plump, shining cells.
marble Nestle {it} in the green as enormous dewdrops.
glow-stick Bend {it} along the path as a trail of glowworms.
metal-washer Lay {it} along the beds as silver stepping rings.
cotton-pad Strew {it} in the green as daisies opened wide.
paint-chip Fold {it} in half and set the butterflies out to sun themselves.
candy-wrapper Twist {it} in the middle: visiting butterflies in party colors.
leaf Overlap {it} as a cool green roof and floor for tiny feet.
stone Place {it} close by: the best spot to warm up in the sun.
flower Strew {it} around as landing places full of nectar.
petal Scatter {it} into a fragrant carpet beneath tired legs.
acorn Set {it} about as round barrels for the winter store.
moss Spread {it} as cushions softer than any sofa.
wood-slice Lay {it} underneath: old wood with sunny rings.
clover Spread {it} all around, for good luck and sweet nectar.
snail-shell Set {it} along the path as neighbors with houses on their backs.
sea-glass Strew {it} around as puddles left by the rain.
pebble Line {it} up on both sides of a garden path.
potted-plant Set {it} close by as the giant tree of the garden.
air-plant Set {it} close by, wild and curly, for a thicket.
aluminum-foil Press {it} into a shallow dip as a twinkling puddle.
wax-paper Crinkle {it} flat as honeycomb-colored floor in a hive.
dried-lentil Trickle {it} into a fine gravel path through the garden.
cupcake-liner Set {it} out as frilly flowers with room to land.
paper-doily Lay {it} down as a web finer than any other.
construction-paper Tear {it} into big leaves with bug-bitten holes.
tissue-paper Gather {it} from the middle into loose poppies.
crepe-paper Roll {it} up loosely as a row of roses to visit.
pipe-cleaner Bend {it} into loops on stems: fuzzy flowers to land on.
pom-pom Scatter {it} as clover heads, soft and round.
felt Lay {it} flat as a lawn for a game of tag.
bead Sprinkle {it} in the green as dew and berries.
bell Place {it} down as bluebells that really ring.
modeling-clay Pinch {it} into toadstools and pebbles for the forest floor.
paper-strip Curl {it} and stand the coils up as young ferns.
origami-paper Pleat {it} and pinch the center: a flock of butterflies.
crinkle-paper Fluff {it} up as a meadow deep enough for hide-and-seek.
lace Stretch {it} flat as a cobweb sparkling in the morning.
wool-roving Roll {it} loosely into cocoons and tuck them in.
felt-ball Scatter {it} as toadstool caps and round buds.
glass-gem Lay {it} on the green as dewdrops after a cool night.
fake-leaf Layer {it} loosely as leaves with hollows underneath.
beeswax-sheet Lay {it} underneath as real honeycomb for busy feet.
* world Dinosaurs
paper-bag Crumple {it}, open the top, and set a rugged volcano behind it.
picture-frame Stand {it} behind it as a museum diorama's big window.
wooden-box Set {it} open beside it, the fossil hunter's crate.
toy-animal Set {it} around it: visitors from another age drop by.
toy-tree Place {it} close together so that long necks find green tops.
toy-car Park {it} at a safe distance, researchers on safari.
wooden-block Stack {it} into cliffs with ledges behind it.
map Spread {it} beside it to plan the great fossil expedition.
board-game-piece Stand {it} in a group, tourists amazed at its size.
straw-hat Leave {it} beside it: a fossil hunter fled in a hurry.
coaster Slide {it} under it as the pedestal in the museum hall.
tweezers Lay {it} by the dig, the researcher's finest tool.
toothbrush Lay {it} at the dig for dusting off ancient bones.
leaf Pile {it} up before it, a green lunch for a plant eater.
stick Lean {it} crisscross beside it like trees knocked over by giants.
pinecone Stand {it} around it, conifers just as old as dinosaurs.
stone Pile {it} up around it into cliffs and hiding places.
seashell Lay {it} around it like fossils from an ancient sea.
chestnut Gather {it} beside it as shiny eggs, well guarded.
grass Strew {it} around it for a savanna where herds hide.
bark Lay {it} around it as rough ground in an ancient forest.
sand Spread {it} under it and press in tracks with a fingertip.
moss Tuck {it} around it as the damp green floor of the swamp.
driftwood Lay {it} nearby, a weathered trunk that fell millions of years ago.
wood-slice Place it on {it} as the museum stand of a rare find.
raffia Fluff {it} into a round nest, ready for the next clutch.
clover Bunch {it} in front of it as a juicy morsel for grazers.
snail-shell Scatter {it} around it like ammonites washed ashore.
hay Form {it} into a wide nest with a dip for the young.
pebble Set {it} in a ring around it like the rim of a nest.
kinetic-sand Press {it} flat and let it stamp its footprints in.
potted-plant Move {it} behind it, a jungle giant with leaves within reach.
bay-leaf Stack {it} up as a leafy meal for hungry long necks.
dry-pasta Lay {it} out like a skeleton waiting for its museum.
plastic-spoon Lay {it} beside the dig as the fossil hunter's small shovel.
coffee-bean Scatter {it} as dark stones flung from the crater.
cake-board Put it on {it} as the turning stand of the dinosaur hall.
ribbon Ripple {it} through the valley as a cool drinking stream.
pipe-cleaner Curl {it} around a finger into fiddleheads and stand a fern grove.
pom-pom Set {it} around it as low bushes for hide and seek.
modeling-clay Roll {it} into eggs and lay the clutch in its shadow.
crinkle-paper Swirl {it} into a nest and leave a dent in the middle.
metallic-paper Lay {it} before it as a lake under a blazing sun.
paper-strip Curl {it} and plant springy horsetails around it.
felt-ball Snuggle {it} at its side like eggs with a woolly coat.
burlap Spread {it} under it as dusty badlands full of bones.
`;
