/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* world Animals
cardboard-tube Stand {it} close together: thick tree trunks to peek between.
cardboard Lay {it} flat underneath: a sunny clearing with room to roam.
newspaper Tear {it} into thin strips and heap them up: a rustling bed.
paper-bag Crumple {it} a little and line the lumps up behind it: craggy hills.
plastic-lid Set {it} around with the rims facing up: shallow drinking pools.
bottle-cap Turn {it} hollow side up: tiny bowls for a pretend supper.
cork Lay {it} down here and there along the trail: little fallen logs.
sock Roll {it} into soft rings: round nests just right for a nap.
fabric-scrap Overlap {it} edge upon edge: a patchwork meadow under the open sky.
old-t-shirt Bunch {it} up underneath: rolling hills with valleys to hide in.
string Lay {it} in a long winding line: a trail that leads home.
rope Lay {it} in a wide circle around it: the edge of a peaceful paddock.
shoelace Let {it} wriggle across the ground: friendly little grass snakes.
clothespin Stand {it} side by side like pickets: a little wooden fence.
cotton-ball Pull {it} apart and tuck the fluff underneath: a downy bed.
packing-paper Scrunch {it} well, then half smooth it out again: rough, rocky ground.
old-towel Spread {it} out and ruffle the loops: deep, shaggy grass.
pillow-stuffing Pull {it} loose and lay it around in drifts: fresh snow.
spool Set {it} upright in the clearing: tree stumps to rest on.
soft-ball Roll {it} up close: a favorite toy for chasing and pouncing.
glow-stick Lay {it} about when dusk comes: giant glowworms lighting the path.
old-sweater Nestle {it} into a thick ring around it: a woolly burrow.
mitten Prop {it} open nearby: warm holes for small visitors to slip into.
scarf Lay {it} in long curves: a river winding through the wild.
bandana Spread {it} out smooth: a bright field to trot across.
cloth-napkin Pinch {it} up into peaks: a mountain range far beyond.
denim Push {it} into soft ripples: a deep blue lake to wade in.
pillowcase Smooth {it} over the table: a wide, quiet plain.
blanket Bunch {it} into humps: hills to climb and hollows to sleep in.
masking-tape Press {it} to the table in a long curve: a beaten path.
duplo-brick Stack {it} into a low wall with a gap: a zoo yard with a gate.
toy-brick Build {it} up in uneven steps: a rock with a lookout on top.
toy-animal Set {it} down nearby: neighbors dropping in for a visit.
toy-tree Plant {it} in a loose ring: a shady grove.
toy-car Park {it} at a polite distance: safari cars full of watchers.
stuffed-animal Seat {it} in a half circle behind it: the big cousins keeping watch.
doll Stand {it} close by: keepers on their friendly morning round.
wooden-block Pile {it} into ledges: a cliff for climbing and resting.
tennis-ball Leave {it} lying close by: fuzzy toys waiting for playtime.
pool-noodle Lay {it} across the ground: huge fallen trunks to jump over.
toilet-paper Unroll {it} in a gentle bend: a snowy track ready for footprints.
map Unfold {it} underneath: the whole wide world to wander.
board-game-piece Stand {it} along the front: visitors having a day at the zoo.
hardcover-book Stack {it} like stairs behind it: a steep ridge with ledges.
coaster Lay {it} here and there: flat stones warmed by the sun.
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
wood-scrap Stack {it} askew: a timber shelter against wind and rain.
corn-husk Shred {it} with the fingers and fluff them up: dry, golden bedding.
raffia Tousle {it} into tufts all around: tall savanna grass.
clover Spread {it} around in clumps: a lucky meadow for munching.
gourd Roll {it} into place: odd, bumpy boulders to slip behind.
snail-shell Set {it} down along the edge: slow little neighbors out for a stroll.
sea-glass Arrange {it} close together: a pool that shimmers in the shade.
hay Fluff {it} up into a hollow: a warm place to curl up.
kinetic-sand Pat {it} into mounds and press in a hollow: a freshly dug burrow.
potted-plant Set {it} close behind it: mighty jungle trees with real leaves.
air-plant Set {it} on the ground at one side: a spiky desert bush.
pumpkin Set {it} behind it as great round hills.
mini-pumpkin Gather {it} in a corner: a harvest feast for the whole herd.
corn-cob Stack {it} crisscross: logs piled at the edge of the wood.
pumpkin-seed Lay {it} out in pairs: pale footprints going off into the distance.
birdseed Heap {it} neatly in front: a pretend breakfast buffet.
bay-leaf Tile {it} one over the other: a leafy mat to doze on.
log Roll {it} into place behind it: ancient giants of the forest, fallen long ago.
paper-plate Turn {it} upside down: round hills, each with a view.
paper-bowl Set {it} rim down as smooth domes: lairs and little hills.
egg-carton Turn {it} bumps up: rows of steep, pointed mountains.
aluminum-foil Crinkle {it}, then smooth it flat: a watering hole in the moonlight.
wax-paper Tear {it} into a rounded shape: a pond frozen over.
rice Spread {it} in a shallow layer: a light dusting of frost.
dried-lentil Spread {it} in a thin band: a gravel path between the trees.
dried-chickpea Pile {it} up in a pyramid: a hoard for hungry days.
popcorn Scatter {it} lightly: puffs of late snow on the meadow.
breakfast-cereal Heap {it} up beside it: its own make-believe dinner.
cupcake-liner Set {it} out with the frills up: bowls for every guest.
paper-napkin Open {it} out and lay them corner over corner: a soft winter field.
kitchen-sponge Set {it} on edge in a line: hedges around the enclosure.
paper-doily Lay {it} underneath: lacy frost on a winter morning.
cinnamon-stick Stack {it} into a tidy little woodpile.
coffee-bean Drop {it} one by one: dark pebbles marking a secret track.
construction-paper Fold {it} down the middle and stand it up behind: a sky to roam under.
tissue-paper Crumple {it} into loose balls: round bushes to hide behind.
cellophane Scrunch {it} lightly and lay it in a bend: a gleaming stream.
yarn Wind {it} into a round, soft ring: a nest with high sides.
ribbon Let {it} run in waves past it: a stream with room for fish.
pipe-cleaner Bend {it} into curly stems with a foot: plants from the jungle.
pom-pom Gather {it} into clusters: berries ripe on the forest floor.
felt Spread {it} underneath: an even, velvety lawn.
craft-foam Lay {it} piece by piece: islands for hopping across.
air-dry-clay Roll {it} into rounded lumps: rocks of every size.
play-dough Flatten {it} and press in fingertips: a muddy bank with tracks.
salt-dough Shape {it} with the fingers into small bowls for pretend food.
modeling-clay Pinch {it} into tiny toadstools for the forest edge.
crinkle-paper Fluff {it} up high: a nest that crackles at every turn.
fake-leaf Strew {it} under and around it: a grove that stays green.
faux-fur Lay {it} down with the pile up: the coziest cave floor.
wool-roving Pull {it} into wisps and coil them: a nest of softest fleece.
felt-ball Roll {it} playfully around: toys for a young litter.
burlap Spread {it} out and fray the edge: dry, dusty grassland.
glass-gem Gather {it} into a round patch: the pool where everyone meets.
mosaic-tile Lay {it} in a zigzag: a garden path to stroll along.
paper-umbrella Open {it} and set them down: striped shade on a hot day.
embroidery-hoop Lay {it} flat as the round rim of a little pond.
terracotta-pot Tip {it} on their sides: cool clay burrows.
peg-doll Stand {it} in a small group: rangers counting footprints.
ribbon-rose Set {it} along the edge: a wild rose hedge in flower.
cork-sheet Lay {it} flat underneath: warm brown earth, springy to the touch.
beeswax-sheet Roll {it} up small: hollow logs smelling of honey.
foam-ball Roll {it} together: oversized snowballs for a winter frolic.
* world Ocean
cardboard-tube Stand {it} up in a cluster: tall chimneys of a coral reef.
paper-bag Crumple {it} into lumps: rocks worn round by the tide.
plastic-bottle Lay {it} down empty: drifting bottles that may hold a message.
bottle-cap Turn {it} rim down: barnacles and limpets clinging to a rock.
cork Set {it} bobbing here and there: buoys that mark the way.
fabric-scrap Overlap {it} like waves: a patchwork sea.
old-t-shirt Spread {it} and push up ripples: a gently rolling sea.
button Scatter {it} around: sand dollars washed ashore.
rope Coil {it} neatly beside it, as sailors do on deck.
shoelace Wriggle {it} along the bottom: slender eels on their way.
packing-paper Scrunch {it} and pull it half smooth: a sandy bottom with ridges.
packing-peanut Strew {it} along the edge: flecks of foam left by a wave.
pillow-stuffing Pull {it} long and lay it in lines: foaming wave crests.
coin Scatter {it} in a heap: gold from a sunken ship.
old-jewelry-piece Half hide {it} on the bottom: pirate treasure lost long ago.
glow-stick Lay {it} around in the dark: glowing creatures of the deep.
scarf Lay {it} in long, loose folds: a current that pulls gently.
bandana Push {it} into little peaks: choppy waves on a windy day.
cloth-napkin Fold {it} into wavy rows: breakers rolling in.
denim Spread {it} in ripples: the dark blue of the deep.
pillowcase Smooth {it} and pull up a few creases: a calm bay.
blanket Bunch {it} into swells: a sea with high waves.
curtain-ring Lay {it} around: life rings ready for a rescue.
duplo-brick Stack {it} into slender towers: lighthouses along the coast.
toy-brick Pile {it} unevenly: a colorful reef with nooks.
wooden-block Set {it} in a row into the sea: a pier to moor at.
ping-pong-ball Let {it} lie loosely about: floats from a fishing net.
pool-noodle Bend {it} around it: a ring of rolling surf.
net-bag Spread {it} open beside it: a fishing net drying in the sun.
toilet-paper Tear {it} into ragged bands: white surf running up the beach.
tissue Crumple {it} softly in a line: foam riding on a wave.
map Spread {it} under it: a sea chart full of coasts and islands.
candy-wrapper Twist {it} in the middle: a school of shiny fish.
tinsel Bunch {it} and let it stand up loosely: glittering sea grass.
gift-bow Set {it} on the bottom: sea anemones with open arms.
gauze Pull {it} into loose waves: thin foam running back to sea.
coaster Lay {it} around as little islands to visit.
stick Lay {it} crisscross on the shore: branches the tide brought in.
pinecone Lay {it} on their sides: prickly sea urchins in a row.
stone Pile {it} up beside it: a cliff where gulls might nest.
seashell Scatter {it} just where the last wave would leave them.
feather Let {it} lie on the shore: left behind by passing gulls.
petal Strew {it} here and there: tiny bright fish darting about.
bark Lay {it} curved side down: an old boat pulled ashore.
sand Spread {it} underneath and comb it with fingers: the rippled seabed.
driftwood Lay {it} where the waves would have carried it.
wood-scrap Scatter {it} on the bottom: planks of a sunken ship.
raffia Fan {it} out from one knot: seaweed moving with the tide.
ivy Trail {it} over the ground: long strands of sea vines.
snail-shell Set {it} down here and there: homes for little hermit crabs.
sea-glass Scatter {it} over the bottom: frosted jewels polished by the waves.
pebble Spread {it} close together: a beach that crunches underfoot.
kinetic-sand Pat {it} flat and press in waves: a beach at low tide.
air-plant Set {it} on the bottom: an anemone with waving arms.
coconut-shell Turn {it} upside down: islands and turtle backs in the waves.
pumpkin-seed Lay {it} all pointing one way: a school of slim fish.
bay-leaf Lay {it} in a swarm: flat fish gliding past.
paper-bowl Turn {it} upside down: rocks just showing above the tide.
egg-carton Turn {it} bumps up behind it: a reef full of peaks and hollows.
aluminum-foil Crinkle {it} and spread it out: the sea on a silver evening.
dry-pasta Sprinkle {it} along the edge: shells left by the tide.
rice Spread {it} in thin curved lines: fine foam on the shore.
dried-bean Scatter {it} on the bottom: smooth stones between the waves.
dried-lentil Spread {it} flat: tiny pebbles of a warm shore.
dried-chickpea Gather {it} in a nest on the beach: turtle eggs.
popcorn Pile {it} in knobbly groups: bleached white coral.
coffee-filter Pinch {it} in the middle and ruffle the rim: drifting jellyfish.
cupcake-liner Turn {it} upside down: jellyfish with frilly skirts.
paper-towel Pleat {it} into folds: rows of even waves.
paper-napkin Tear {it} into soft scraps along the shore: bubbles and foam.
kitchen-sponge Set {it} down on the bottom: sponges growing in the reef.
paper-doily Lay {it} at the edge: lacy foam of a spent wave.
paper-umbrella Open {it} and set them on the shore: parasols for beach day.
breakfast-cereal Sprinkle {it} around: fish food drifting slowly down.
construction-paper Fold {it} and stand it up behind: sky over a calm horizon.
tissue-paper Crumple {it} and half open it again: waves light as air.
yarn Lay {it} in loop after loop: little waves coming in.
ribbon Lay {it} down in curves: a warm current through the sea.
pipe-cleaner Curl {it} around a finger and stand the curls up as seaweed.
pom-pom Set {it} in bright clusters: coral knobs of a living reef.
felt Spread {it} with a wavy edge pushed up: a soft lagoon.
craft-foam Snip {it} into small fish that swim in a school around it.
craft-stick Lay {it} side by side: the boards of a jetty.
bead Pour {it} gently into a heap: pearls and jewels from a treasure chest.
air-dry-clay Pinch {it} into starfish to rest on the bottom.
salt-dough Press {it} into shell shapes for the shore.
modeling-clay Shape {it} into little crabs that scuttle sideways.
confetti Scatter {it} around: the tiniest fish of the reef.
crinkle-paper Pull {it} up into springy tufts: a bed of sea grass.
felt-ball Set {it} close together: round corals soft to the touch.
burlap Spread {it} and wrinkle it: coarse sand after a storm.
ric-rac Lay {it} row behind row: choppy little wavelets.
crystal Set {it} on the bottom: a sparkling undersea grotto.
mosaic-tile Lay {it} loosely together: the floor of a sunken palace.
stick-on-gem Scatter {it} over the bottom: rubies from a lost galleon.
peg-doll Stand {it} at the edge: sailors back from a long voyage.
terracotta-pot Lay {it} on their sides: sunken jars where an octopus might live.
charm Drop {it} here and there on the bottom: small finds for divers.
necklace-chain Curl {it} on the bottom: an anchor chain sunk deep.
metallic-paper Pleat {it} and pull it apart: sea swell glinting at noon.
bread-tag Lay {it} about: tiny crabs with little claws.
guitar-pick Lay {it} tip forward in a swarm: quick, flat fish.
spool Stack {it} one on another: lighthouses with a narrow waist.
* world Farm
cardboard-tube Stand {it} side by side: silos full to the top.
cardboard Lay {it} flat underneath: the swept yard in front of the barn.
small-box Stack {it} neatly: crates ready for market day.
newspaper Roll {it} up tight: round bales waiting in the field.
paper-bag Stand {it} open with the tops rolled down: sacks of feed.
plastic-lid Set {it} rim up in the yard: watering bowls for thirsty hens.
bottle-cap Turn {it} hollow side up: feed dishes for the chicks.
cork Stand {it} up along the edge: posts around the pasture.
fabric-scrap Lay {it} side by side: fields seen from the top of a hill.
old-t-shirt Spread {it} and push up gentle folds: rolling pasture.
button Set {it} in rows: pumpkins ripening in the patch.
string Stretch {it} in straight lines: furrows all the same distance apart.
shoelace Lay {it} in a square around it: the border of a paddock.
clothespin Stand {it} one beside another: a fence for the pigs.
cotton-ball Set {it} out on the pasture: a flock of little sheep.
packing-paper Scrunch {it} and half smooth it: a freshly plowed field.
egg-shaped-plastic-shell Nestle {it} together: big eggs the hens laid this morning.
old-towel Spread {it} and pinch up rows: a field of young green.
pillow-stuffing Pull {it} into soft heaps: wool fresh from the shearing.
spool Lay {it} on their sides: bales rolled up for winter.
pizza-box Open {it} upright: farmyard below and big sky behind.
old-sweater Spread {it} out in folds: a hillside thick with wool.
scarf Lay {it} in gentle bends: the lane that leads to the farm.
bandana Spread {it} flat: a picnic blanket at the edge of the field.
old-belt Lay {it} out in a curve: the farm road, smooth and brown.
denim Spread {it} in little ripples: the duck pond behind the barn.
pillowcase Smooth {it} underneath: one wide open field.
blanket Bunch {it} up in waves: hills and valleys for grazing.
masking-tape Press {it} in straight lines to the table: rows for planting.
washi-tape Stick {it} to the table in stripes: strips of different crops.
berry-basket Set {it} at the edge of the field: harvest crates to fill.
cup-carrier Set {it} down with the hollows up: nest boxes for hens.
basket Set {it} beside it: room for apples and eggs.
duplo-brick Stack {it} into low walls: a pen with a gate.
toy-brick Build {it} into a little trough and a wall beside it.
toy-animal Set {it} in the pasture: the whole farm family, out to graze.
toy-tree Plant {it} in straight rows: an orchard on a slope.
toy-car Park {it} along the lane: customers for the farm stand.
stuffed-animal Seat {it} along the back: friends watching from the hill.
doll Set {it} in the yard: farmers with plenty to do.
wooden-block Line {it} up end to end: a wall around the vegetable garden.
map Spread {it} underneath: country roads between the fields.
paint-chip Lay {it} edge to edge: fields of barley, corn and clover.
board-game-piece Stand {it} in a line: helpers on their way to the harvest.
leaf Scatter {it} under and around it: an autumn orchard floor.
stick Lay {it} crisscross one upon another: a split-rail fence.
pinecone Stand {it} in a line: a windbreak along the field.
stone Pile {it} one on another: an old fieldstone wall.
petal Scatter {it} about: apple blossom on a spring day.
chestnut Gather {it} in a pile: brown potatoes dug from the field.
grass Lay {it} in a thick carpet: pasture ready for grazing.
sand Spread {it} and drag fingers through: raked paths in the yard.
seed Lay {it} along straight lines: the field is sown.
moss Lay {it} piece by piece: a soft meadow for lambs.
wood-slice Set {it} in the yard: chopping blocks and milking stools.
wood-scrap Stack {it} beside it: firewood under the eaves.
raffia Tie {it} into small bundles: sheaves standing in the field.
grass-seed Sprinkle {it} in thin lines: a field just planted.
clover Spread {it} in fat clumps: the cows' favorite meadow.
gourd Pile {it} by the gate: the pride of the harvest.
hay Heap {it} up high: a haystack to play hide-and-seek around.
pebble Lay {it} in a winding line: the path to the well.
kinetic-sand Pat {it} flat and press in rows: beds for vegetables.
potted-plant Set {it} behind it: great shade trees over the yard.
pumpkin Set {it} beside it: the giants that take first prize.
mini-pumpkin Line {it} up in rows: a pumpkin patch in October.
corn-cob Stack {it} by the barn: corn for the long winter.
coconut-shell Set {it} open side up: round troughs for the goats.
pumpkin-seed Pile {it} up small: seed saved for next spring.
birdseed Sprinkle {it} about the yard: breakfast for the hens.
log Roll {it} beside it: trunks hauled home from the woods.
paper-plate Turn {it} upside down: round hills for the sheep.
paper-cup Stand {it} in the yard: milk pails, empty and ready.
paper-bowl Set {it} on the ground: big feeding bowls for the herd.
aluminum-foil Press {it} flat in a round shape: a pond in the morning sun.
paper-straw Lay {it} in a zigzag of rails: the fence of a horse pasture.
rice Pour {it} gently into a cone: grain piled in the barn.
dried-bean Set {it} one by one in a row: beans just planted.
dried-lentil Spread {it} in a wide band: a gravel farm road.
dried-chickpea Heap {it} small: new potatoes fresh from the ground.
popcorn Dot {it} over the pasture: far-off sheep on a hill.
breakfast-cereal Heap {it} in front: feed for hungry animals at dusk.
oats Heap {it} up: what every good horse dreams of.
cupcake-liner Set {it} out in the yard: nests for broody hens.
paper-napkin Unfold {it} corner to corner: checkered fields and meadows.
kitchen-sponge Stack {it} on edge: square bales ready for the loft.
foil-pan Set {it} into the yard: a tin trough for drinking.
paper-doily Lay {it} down: the last patches of snow in March.
cinnamon-stick Lay {it} on one another: a little log fence.
eggshell Set {it} in the corner: this morning a chick hatched.
coffee-bean Strew {it} in rows: rich clods of plowed earth.
construction-paper Fold {it} and stand it up behind: sky above the fields.
tissue-paper Crumple {it} into little balls: cabbages in tidy lines.
crepe-paper Pleat {it} and lay it down: furrow after furrow.
cellophane Lay {it} in a bend, lightly creased: the creek past the barn.
yarn Lay {it} in straight lines: seedlings coming up in rows.
ribbon Let {it} wind across the pasture: a clear little brook.
pipe-cleaner Twist {it} into stems with leaves: corn higher than a hat.
felt Lay {it} smooth underneath: a pasture fresh with rain.
craft-foam Lay {it} piece beside piece: a quilt of fields.
craft-stick Push {it} one over another: gates and rails of a corral.
bead Gather {it} in small piles: tomatoes, plums and cherries.
bell Lay {it} on the pasture: cowbells heard from far away.
air-dry-clay Roll {it} into pumpkins and press in the grooves.
play-dough Shape {it} into carrots and cabbages for the garden.
modeling-clay Flatten {it} and press in fingertips: a mud bath for pigs.
corrugated-paper Lay {it} ridges up: a plowed field, perfectly straight.
crinkle-paper Fluff {it} into a mound: a stack of fresh straw.
fake-leaf Lay {it} in lines: lettuce ready to be picked.
wool-roving Pull {it} into soft balls: sheep before shearing day.
felt-ball Set {it} out in the patch: cabbages as round as can be.
burlap Spread {it} underneath: a stubble field after harvest.
glass-gem Group {it} in a circle: a pond for geese.
cork-sheet Lay {it} down: brown earth ready for sowing.
beeswax-sheet Roll {it} into small barrels: beehives by the orchard.
mosaic-tile Lay {it} out in front: a paved farmyard.
terracotta-pot Set {it} by the fence: planters for the kitchen garden.
peg-doll Stand {it} around: the farm family on a busy day.
dowel Lay {it} across as long rails around the pasture.
* world Jungle
cardboard-tube Stand {it} upright nearby: bare jungle timber reaching for the light.
cardboard-box Turn {it} on its side behind the clearing as a deep, shady den.
shoebox Stand {it} on its long side: a dark cave to slip home to.
cereal-box Stand {it} upright at the rear as a sheer cliff over the treetops.
newspaper Crumple {it} into lumps and pile them up as a rocky lookout.
paper-bag Twist {it} into a rough brown trunk and fan out the torn top.
plastic-tub Set {it} down as the watering hole where all the animals meet.
bottle-cap Lay {it} one behind the other as stepping stones over a stream.
cork Stand {it} here and there as chopped stumps for a short rest.
fabric-scrap Overlap {it} in patches: a jungle floor of sun and shade.
old-t-shirt Ruffle {it} into soft hills and hollows to prowl through.
button Scatter {it} between the trees as round toadstool caps.
rope Loop {it} over the ground like thick lianas fallen from above.
cotton-ball Nestle {it} low in the background: mist rising after the rain.
bubble-wrap Lay {it} out as a glinting puddle, bumpy with falling raindrops.
packing-paper Crumple {it} lightly and half open the folds into rugged brown hills.
wrapping-paper Pleat {it} into a zigzag screen: a bright curtain of strange blossoms.
foam-sheet-scrap Strew {it} about as flat rocks, warm and good for lazing.
old-towel Bunch {it} into shaggy hillocks that hide a quiet hunter.
pillow-stuffing Pull {it} thin and let the wisps drift in as morning fog.
spool Arrange {it} in a ring as stumps for the animals' meeting.
coin Heap {it} in a corner as the lost temple's treasure.
dice Tumble {it} into a pile: square stones from a fallen temple.
marble Gather {it} in a hollow as giant dewdrops.
flashlight Lay {it} behind, shining up, as the low sun between the trunks.
old-jewelry-piece Half hide {it} in the undergrowth as treasure still to be discovered.
string-light Trail {it} through the background like fireflies waking at dusk.
LED-candle Set {it} beside it as the friendly lamp of a night camp.
glow-stick Lay {it} in the shadows as glowing fungi for a night hike.
scarf Wind {it} across the table as a broad, slow river.
bandana Spread {it} out as a blooming clearing in the deep forest.
blanket Bunch {it} up into a mountain range beyond the jungle.
old-tie Curl {it} along the ground as a handsomely patterned boa.
denim Lay {it} in a crooked strip: the deep blue river to cross.
twist-tie Bend {it} into curls and tuck them in as new fern shoots.
berry-basket Turn {it} upside down as a hut with airy lattice walls.
coffee-sleeve Set {it} down as the round wall of a jungle hut.
cookie-tin Turn {it} over as a raised rock for the king of the clearing.
basket Tip {it} on its side as a woven shelter against the rain.
bucket Lay {it} on its side as the entrance to a huge cave.
duplo-brick Stack {it} into a stepped temple tower among the trees.
toy-brick Build {it} into a crumbling wall from some forgotten city.
toy-tree Stand {it} close together until the jungle grows thick.
wooden-block Pile {it} into broad temple steps that lead up to the treetops.
foam-tray Lay {it} underneath as a raft drifting down the jungle river.
map Spread {it} underneath as the explorers' chart of the wild.
wallpaper Bend {it} into a curve that stands: a wall of rank foliage.
paint-chip Fold {it} at the center and set the butterflies down to rest.
candy-wrapper Pinch {it} in the middle so bright butterflies spread their wings.
straw-hat Set {it} down as a round hut with a thatched roof.
stick Lean {it} together in threes as bare trees for climbing.
pinecone Stand {it} on end as scaly palm trunks along the path.
stone Stack {it} into a small rocky throne at the clearing's edge.
seashell Set {it} hollow side up as tiny bowls that catch the rain.
feather Strew {it} lightly about: a parrot has just flown over.
flower Lay {it} among the roots as orchids fallen from the branches.
petal Scatter {it} loosely over the path as a carpet of fallen blossoms.
acorn Pile {it} up as the nuts some monkey has hoarded.
chestnut Roll {it} under the trees as fat ripe fruit.
grass Bunch {it} into thick tufts where a striped back can hide.
bark Lay {it} rough side up as the root-crossed forest floor.
sand Smooth {it} into a riverbank and press in paw prints with two fingers.
seed Sprinkle {it} in a thin trail: someone small has been snacking here.
moss Spread {it} thick and springy so every step falls silent.
pine-needle Strew {it} densely as the soft brown litter between the roots.
wreath Lay {it} flat: a ring of jungle around a secret clearing.
driftwood Lay {it} crosswise as a toppled giant to balance over.
wood-slice Lay {it} underneath: a stage of thousand-year-old wood.
wood-scrap Line {it} up edge to edge as a plank bridge.
seed-pod Lay {it} about as strange fruit dropped from the crowns.
clover Spread {it} leaf by leaf into a fresh green glade.
snail-shell Set {it} on the path as slow travelers through the forest.
sea-glass Lay {it} side by side into a green, glimmering stream.
hay Fluff {it} up into a bed for an afternoon nap.
kinetic-sand Press {it} into muddy banks and stamp tracks with your fingertips.
potted-plant Move {it} close behind as the mightiest tree of the rainforest.
air-plant Set {it} on high ground, spiky and full of pretend nectar.
bay-leaf Scatter {it} in layers as the rustling carpet under the trees.
log Lay {it} across the rear as a fallen giant to patrol.
egg-carton Turn {it} over as a chain of steep little hills.
aluminum-foil Crinkle {it} into a long strip: a stream flashing in the sun.
dried-lentil Trickle {it} into a winding path of red earth.
dried-chickpea Heap {it} at the roots as golden figs from above.
cupcake-liner Spread {it} open on the ground as ruffled jungle flowers.
bowl Turn {it} upside down as a hill for the best lookout.
breakfast-cereal Scatter {it} as fallen fruit for a hungry troop of monkeys.
chopstick Lay {it} side by side as a log raft on the river.
coffee-bean Trickle {it} into a footpath between the trees.
cinnamon-stick Lay {it} across the path as fragrant fallen timber.
construction-paper Tear {it} into large leaf shapes and lay a thick leafy floor.
cardstock Fold {it} into a standing screen: the dark wall of the forest.
tissue-paper Crumple {it} into loose bushes and set them all around.
masking-tape Stick {it} to the table in curves as an old explorers' trail.
pipe-cleaner Curl {it} around a finger and stand the tendrils up like ferns.
pom-pom Scatter {it} in the green as fuzzy fruit and puffball flowers.
felt Lay {it} flat as a soft glade for rolling around.
craft-stick Lay {it} side by side as a swaying footbridge.
bead Sprinkle {it} under the bushes as brilliant berries.
play-dough Pat {it} into muddy ground and press in your own animal tracks.
modeling-clay Press {it} into toadstools and bumpy roots for the forest floor.
origami-paper Pleat {it} like a fan and pinch the middle: butterflies at rest.
crinkle-paper Fluff {it} into dense undergrowth up to the belly.
metallic-paper Tear {it} lengthwise into a gleaming jungle stream.
corrugated-paper Curve {it} so it stands: a palisade around the camp.
peg-doll Stand {it} at the edge of the trees as whispering explorers.
wooden-bead Roll {it} beneath the palms as nuts ready for gathering.
cork-sheet Lay {it} underneath as sun-baked, springy earth.
burlap Spread {it} with fuzzy edges as dry savanna at the forest rim.
tulle Drape {it} in a loose cloud: the haze of a warm rain.
felt-ball Lay {it} by the roots as ripe mangoes and papayas.
faux-fur Spread {it} as deep soft grass for stalking unseen.
leather-cord Trail {it} over the ground as dark, winding roots.
glass-gem Lay {it} closely in a curve as a sparkling brook.
mosaic-tile Lay {it} in a square as the floor of a sunken temple.
ribbon-rose Nestle {it} in the green as orchids in full bloom.
fake-leaf Layer {it} thick and wide as a lush jungle floor.
foil-pan Lay {it} underneath as a bright lagoon with a raised shore.
foil-tray Set {it} in front as a silver watering place.
kitchen-sponge Stand {it} on edge as a clipped thicket with plenty of holes.
* world Bugs
cardboard-box Turn {it} on its side as the garden shed where small things live.
shoebox Stand {it} on edge: a dim, cozy burrow under the roots.
newspaper Crumple {it} into clods of earth to clamber over.
bottle-cap Turn {it} upside down as dishes for a sip of dew.
fabric-scrap Overlap {it} like flower beds in a patchwork garden.
old-t-shirt Ruffle {it} gently into a rolling meadow.
button Scatter {it} wide as round blossoms for a landing.
string Lay {it} in a spiral with spokes: a spider's web on the ground.
rope Snake {it} across as a root that takes a whole day to cross.
clothespin Stand {it} side by side as a garden fence for tiny feet.
cotton-ball Set {it} down as dandelion clocks ready for a breeze.
bubble-wrap Lay {it} nearby as honeycomb with plump, shining cells.
packing-paper Crumple {it} and half smooth it: bumpy garden soil.
wrapping-paper Pleat {it} so it stands behind as a blooming hedge.
packing-peanut Nestle {it} under cover as a clutch of pale cocoons.
foam-sheet-scrap Overlap {it} as garden slabs warmed by the sun.
old-towel Spread {it} loop side up as a freshly mown lawn.
spool Set {it} out as cafe tables for a bugs' tea party.
coin Lay {it} in a line as shiny stepping stones across the beds.
dice Strew {it} about as sugar-white blocks some ants are hauling.
marble Nestle {it} in the green as enormous dewdrops.
flashlight Point {it} across the ground: the low golden evening sun.
LED-candle Set {it} close by as the garden lamp every moth loves.
glow-stick Bend {it} along the path as a trail of glowworms.
scarf Wind {it} over the table as a garden path seen from below.
bandana Spread {it} out as a picnic cloth full of tempting crumbs.
cloth-napkin Lay {it} flat as the picnic spot where ants always turn up.
denim Lay {it} down as a rough stretch of newly dug garden bed.
blanket Bunch {it} into gentle hills for a long crawl.
metal-lid Set {it} rim up as a shallow bug bath.
cookie-tin Turn {it} over as a stage for the evening cricket concert.
basket Tip {it} over as the picnic basket the ants are raiding.
metal-washer Lay {it} along the beds as silver stepping rings.
duplo-brick Stack {it} into a bug hotel with plenty of gaps.
toy-brick Build {it} into a low garden wall for sunbathing.
wooden-block Stack {it} with gaps between as a hotel for beetles.
foam-tray Lay {it} beneath as a neat garden terrace.
tissue Pinch {it} in the middle and spread pale moth wings.
cotton-pad Strew {it} in the green as daisies opened wide.
paint-chip Fold {it} in half and set the butterflies out to sun themselves.
candy-wrapper Twist {it} in the middle: visiting butterflies in party colors.
coaster Lay {it} underneath as warm, flat garden paving.
leaf Overlap {it} as a cool green roof and floor for tiny feet.
stone Place {it} close by: the best spot to warm up in the sun.
flower Strew {it} around as landing places full of nectar.
petal Scatter {it} into a fragrant carpet beneath tired legs.
acorn Set {it} about as round barrels for the winter store.
chestnut Roll {it} close as boulders with a polished shine.
sand Smooth {it} flat and trace fine six-legged tracks with a fingertip.
seed Lay {it} in a marching line as the ants' harvest.
moss Spread {it} as cushions softer than any sofa.
pine-needle Heap {it} into a busy anthill.
wreath Lay {it} flat as a round garden with a lawn in the middle.
driftwood Lay {it} down as a climbing tree full of holes.
wood-slice Lay {it} underneath: old wood with sunny rings.
wood-scrap Lean {it} together as a beetles' wooden lodge.
raffia Fluff {it} into tangled dry grass for rustling through.
clover Spread {it} all around, for good luck and sweet nectar.
snail-shell Set {it} along the path as neighbors with houses on their backs.
sea-glass Strew {it} around as puddles left by the rain.
pebble Line {it} up on both sides of a garden path.
kinetic-sand Press {it} into a mound and poke anthill doors all over.
potted-plant Set {it} close by as the giant tree of the garden.
air-plant Set {it} close by, wild and curly, for a thicket.
bamboo Stack {it} ends forward as a bug hotel with round rooms.
mini-pumpkin Place {it} nearby: a huge harvest for a small garden.
bay-leaf Lay {it} about as dry leaves that rustle at every step.
log Lay {it} behind: home to half the bugs of the garden.
egg-carton Lay {it} open as a nursery with a room for each bug.
aluminum-foil Press {it} into a shallow dip as a twinkling puddle.
wax-paper Crinkle {it} flat as honeycomb-colored floor in a hive.
rice Lay {it} grain by grain in a line: the ants' eggs on the move.
dried-bean Scatter {it} as pebbles to weave between.
dried-lentil Trickle {it} into a fine gravel path through the garden.
popcorn Scatter {it} as puffs of blossom blown off a tree.
cupcake-liner Set {it} out as frilly flowers with room to land.
paper-napkin Lay {it} open for a picnic full of crumbs.
kitchen-sponge Lay {it} underneath as a springy cushion of turf.
paper-doily Lay {it} down as a web finer than any other.
bowl Turn {it} over as a great round hill.
breakfast-cereal Lay {it} in a line as treats on their way to the nest.
coffee-bean Scatter {it} as little brown beetles at rest.
construction-paper Tear {it} into big leaves with bug-bitten holes.
cardstock Bend {it} in a zigzag: the garden wall with sunny corners.
tissue-paper Gather {it} from the middle into loose poppies.
crepe-paper Roll {it} up loosely as a row of roses to visit.
masking-tape Stick {it} to the table in a wheel with rings as a web.
yarn Wind {it} in a spiral as the web next door.
embroidery-floss Trail {it} in fine loops as a silk thread to follow.
ribbon Ripple {it} through the meadow as a small brook.
pipe-cleaner Bend {it} into loops on stems: fuzzy flowers to land on.
pom-pom Scatter {it} as clover heads, soft and round.
felt Lay {it} flat as a lawn for a game of tag.
bead Sprinkle {it} in the green as dew and berries.
bell Place {it} down as bluebells that really ring.
play-dough Pat {it} flat and poke winding bug tunnels with a fingertip.
modeling-clay Pinch {it} into toadstools and pebbles for the forest floor.
paper-strip Curl {it} and stand the coils up as young ferns.
origami-paper Pleat {it} and pinch the center: a flock of butterflies.
crinkle-paper Fluff {it} up as a meadow deep enough for hide-and-seek.
corrugated-paper Roll {it} up, open tubes forward, as a bug hotel.
peg-doll Stand {it} close by as garden children on a bug hunt.
cork-sheet Lay {it} underneath as crumbly bark to explore.
burlap Spread {it} as a freshly raked garden bed.
lace Stretch {it} flat as a cobweb sparkling in the morning.
wool-roving Roll {it} loosely into cocoons and tuck them in.
felt-ball Scatter {it} as toadstool caps and round buds.
faux-fur Spread {it} as a meadow no one has mown.
embroidery-hoop Lay {it} flat as the rim of a garden pond.
crystal Set {it} around as frozen dew that catches the light.
glass-gem Lay {it} on the green as dewdrops after a cool night.
mosaic-tile Lay {it} in a curve as a garden path with colored slabs.
ribbon-rose Nestle {it} in a row as a rose bed in bloom.
fake-leaf Layer {it} loosely as leaves with hollows underneath.
wooden-bead Roll {it} along as balls for a dung beetle's race.
beeswax-sheet Lay {it} underneath as real honeycomb for busy feet.
* world Dinosaurs
cardboard-tube Stand {it} around it like bare trunks of giant prehistoric trees.
cardboard-box Turn {it} open side forward behind it as a cave for stormy nights.
cardboard Fold {it} in zigzags and stand a range of volcanoes on the horizon.
shoebox Lay {it} on its long side behind it, a valley that time forgot.
newspaper Crumple {it} into boulders and hills for it to stomp over.
paper-bag Crumple {it}, open the top, and set a rugged volcano behind it.
bottle-cap Lay {it} in two rows as the giant footprints leading up to it.
cork Stand {it} here and there like stumps gnawed by big plant eaters.
fabric-scrap Spread {it} around it as swamps, meadows, and dry riverbeds.
old-t-shirt Rumple {it} under it into the hills of a lost continent.
button Nest {it} in a small round heap like a clutch of spotted eggs.
string Lay {it} in a grid beside it to mark the fossil dig.
clothespin Line up {it} like the backbone of a skeleton just dug up.
cotton-swab Lay {it} like small white bones at the dig site.
bubble-wrap Spread {it} beside it as a bubbling hot swamp.
packing-paper Scrunch {it} into a steep cliff where pterosaurs could nest.
egg-shaped-plastic-shell Nestle {it} open beside it: who hatched this morning?
packing-peanut Strew {it} around it as pale rocks spat out by a volcano.
old-towel Bunch {it} up below it like sandy ridges of the badlands.
spool Place {it} around it like chunks of petrified trunk.
marble Settle {it} in a hollow beside it, eggs that gleam at sunrise.
flashlight Shine {it} from behind and watch its shadow grow to life size.
tissue-box Turn {it} slot forward behind it, a den for a shy raptor.
pizza-box Open {it} upright behind it: lid for sky, base for swamp.
string-light Wind {it} behind it like lava glowing down the slope.
glow-stick Lay {it} in front of it as a bright trickle of lava.
old-sweater Mound {it} under it, fuzzy moss hills of the Cretaceous.
scarf Unroll {it} past it as a broad, slow Jurassic river.
cloth-napkin Spread {it} under it as a dry plain where herds wander.
bandana Rumple {it} beside it, the camp blanket of a fossil hunter.
old-belt Stand {it} on edge behind it, the fence around the raptor pen.
denim Lay {it} in ripples beside it, the ancient sea of long-necked swimmers.
picture-frame Stand {it} behind it as a museum diorama's big window.
masking-tape Stick {it} on the table as a jeep track through dinosaur park.
metal-lid Set {it} down before it as a tar pit, best avoided.
twist-tie Bend {it} into wriggling worms that little raptors chase.
basket Set it in {it}, the biggest nest in the whole valley.
cup-carrier Turn {it} over beside it, four craters in volcano country.
coffee-sleeve Stand {it} narrow end up behind it, a little smoking crater.
oatmeal-canister Stand {it} beside it as the lookout tower of the park.
cookie-tin Turn {it} over under it as a flat-topped mesa.
bucket Turn {it} over behind it, a volcano that is only dozing.
wooden-box Set {it} open beside it, the fossil hunter's crate.
duplo-brick Build {it} into a strong gate for the dinosaur park.
toy-brick Stack {it} into a watchtower from which rangers count the herd.
toy-animal Set {it} around it: visitors from another age drop by.
toy-tree Place {it} close together so that long necks find green tops.
toy-car Park {it} at a safe distance, researchers on safari.
wooden-block Stack {it} into cliffs with ledges behind it.
cotton-pad Lay {it} in a line for huge round tracks in the mud.
map Spread {it} beside it to plan the great fossil expedition.
puzzle-piece Scatter {it} like continents that have drifted apart.
board-game-piece Stand {it} in a group, tourists amazed at its size.
straw-hat Leave {it} beside it: a fossil hunter fled in a hurry.
hardcover-book Stand {it} half open behind it like steep canyon walls.
coaster Slide {it} under it as the pedestal in the museum hall.
tweezers Lay {it} by the dig, the researcher's finest tool.
shadow-box Stand {it} behind it, a showcase from the dinosaur museum.
toothbrush Lay {it} at the dig for dusting off ancient bones.
leaf Pile {it} up before it, a green lunch for a plant eater.
stick Lean {it} crisscross beside it like trees knocked over by giants.
pinecone Stand {it} around it, conifers just as old as dinosaurs.
stone Pile {it} up around it into cliffs and hiding places.
seashell Lay {it} around it like fossils from an ancient sea.
feather Lay {it} beside it: some dinosaurs wore plumage too.
petal Scatter {it} around it, fallen from a magnolia of long ago.
chestnut Gather {it} beside it as shiny eggs, well guarded.
grass Strew {it} around it for a savanna where herds hide.
bark Lay {it} around it as rough ground in an ancient forest.
sand Spread {it} under it and press in tracks with a fingertip.
seed Sprinkle {it} around it, gravel crunching under heavy claws.
moss Tuck {it} around it as the damp green floor of the swamp.
pine-needle Heap {it} into a nest mound that keeps eggs warm.
wreath Lay {it} around it as a wild thicket with a clearing.
driftwood Lay {it} nearby, a weathered trunk that fell millions of years ago.
wood-slice Place it on {it} as the museum stand of a rare find.
wood-scrap Set {it} on edge behind it as a palisade for the park.
seed-pod Lay {it} around it, fruit that dropped from giant trees.
raffia Fluff {it} into a round nest, ready for the next clutch.
clover Bunch {it} in front of it as a juicy morsel for grazers.
snail-shell Scatter {it} around it like ammonites washed ashore.
sea-glass Lay {it} around it as minerals sparkling in the canyon.
hay Form {it} into a wide nest with a dip for the young.
pebble Set {it} in a ring around it like the rim of a nest.
kinetic-sand Press {it} flat and let it stamp its footprints in.
potted-plant Move {it} behind it, a jungle giant with leaves within reach.
air-plant Set {it} nearby like a spiky prehistoric bush.
pressed-flower Lay {it} beside it like plant prints from ancient stone.
bay-leaf Stack {it} up as a leafy meal for hungry long necks.
log Lay {it} behind it, a fallen trunk to leap across.
egg-carton Open {it} beside it as the hatchery of the dinosaur park.
paper-straw Lay {it} in crossed rows as the fence of the enclosure.
dry-pasta Lay {it} out like a skeleton waiting for its museum.
rice Scatter {it} around it as pale gravel of a dry riverbed.
dried-bean Nest {it} beside it as speckled eggs in many sizes.
dried-chickpea Gather {it} into a round clutch and let it stand guard.
kitchen-sponge Lay {it} beside it, a spongy bog under heavy feet.
plastic-spoon Lay {it} beside the dig as the fossil hunter's small shovel.
cinnamon-stick Strew {it} around it like petrified logs.
eggshell Lay {it} cracked beside it: the baby is out!
bowl Turn {it} over behind it as an old volcano, round and asleep.
breakfast-cereal Scatter {it} around it like the gravel of a raptor trail.
coffee-bean Scatter {it} as dark stones flung from the crater.
marshmallow Nest {it} together, soft white eggs of a gentle giant.
pretzel Line up {it} like old bones along the excavation trench.
cake-board Put it on {it} as the turning stand of the dinosaur hall.
terracotta-pot Turn {it} over behind it: a clay volcano, hole and all.
paper Crumple {it} tightly and roll white boulders into place.
tissue-paper Bunch {it} up behind it like glowing smoke over a crater.
cellophane Crinkle {it} beside it, a warm lagoon full of reflections.
ribbon Ripple {it} through the valley as a cool drinking stream.
pipe-cleaner Curl {it} around a finger into fiddleheads and stand a fern grove.
pom-pom Set {it} around it as low bushes for hide and seek.
felt Lay {it} under it as the grassless green of its world.
bead Tuck {it} in a hollow beside it, eggs no bigger than berries.
wooden-bead Heap {it} beside it as a clutch of smooth brown eggs.
play-dough Press {it} flat under it and stamp footprints to follow.
modeling-clay Roll {it} into eggs and lay the clutch in its shadow.
air-dry-clay Press {it} into flat slabs and leave fossil prints of a fingertip.
salt-dough Shape {it} into knobby bones and lay the dig site out.
crinkle-paper Swirl {it} into a nest and leave a dent in the middle.
metallic-paper Lay {it} before it as a lake under a blazing sun.
cork-sheet Slide {it} under it as parched ground in a rainless year.
paper-strip Curl {it} and plant springy horsetails around it.
felt-ball Snuggle {it} at its side like eggs with a woolly coat.
tulle Bunch {it} up behind it as steam from hot springs.
burlap Spread {it} under it as dusty badlands full of bones.
leather Lay {it} beside it like wrinkled mud, baked by the sun.
paper-fan Open {it} behind it as the rising sun of a young earth.
party-hat Stand {it} behind it, the steepest volcano around.
glass-gem Lay {it} in a winding row, a stream through the valley.
crystal Set {it} around it like minerals sparkling in a lava cave.
mosaic-tile Lay {it} with gaps around it as mud cracked by the heat.
`;
