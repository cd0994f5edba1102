/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* world Fairy Tales
cardboard-tube Stand {it} around it like the thick trunks of an enchanted forest.
cardboard-box Turn {it} open side forward behind it and play the tale on this stage.
cardboard Fold {it} in zigzags and stand the folds behind it as faraway mountains.
shoebox Tip {it} open side forward behind it: a snug little throne room.
cereal-box Stand {it} upright beside it to be the castle's tall gatehouse.
milk-carton Place {it} a little way off, like a village cottage with a pointed roof.
newspaper Crumple {it} into soft humps around it, the hills beyond the last kingdom.
paper-bag Twist {it} in the middle for a gnarled old tree and spread the top wide.
bottle-cap Set out {it} as tiny plates for a supper among dwarfs.
cork Stand {it} in a ring beside it, stools for the little forest folk.
fabric-scrap Lay {it} end to end toward it and roll out a patchwork royal carpet.
old-t-shirt Bunch {it} up underneath so that it looks out over rolling hills.
button Drop {it} one by one along the table like Hansel's trail home.
string Wind {it} across the table as a thin brook that babbles past.
rope Lay {it} in a wide ring around it to mark the bank of the moat.
clothespin Stand {it} in a straight row beside it like palace guards on duty.
cotton-ball Scatter {it} nearby, a flock of lost sheep waiting for Bo Peep.
bubble-wrap Press {it} flat around it for the bumpy cobbles of a castle yard.
wrapping-paper Stand {it} in wide pleats behind it, as festive as palace walls.
old-greeting-card Open {it} upright behind it as a painted scene from the tale.
old-book-page Pleat {it} and stand the pleats behind it, a whispering wood of words.
egg-shaped-plastic-shell Nestle {it} near it: the golden goose has been here.
packing-peanut Let {it} tumble softly around it, the snow from Mother Holle's pillows.
old-towel Ripple {it} beneath it into meadows where shepherds wander.
pillow-stuffing Pull {it} thin and tuck the wisps around it, morning mist in the valley.
spool Stack {it} beside it to raise a small round watchtower.
coin Heap {it} up beside it, the riches of a very old king.
marble Gather {it} in a gleaming pile, jewels from a giant's purse.
flashlight Shine {it} from one side and watch its shadow grow into a giant.
old-jewelry-piece Spill {it} out in front of it like a dragon's sparkling hoard.
tissue-box Set {it} on end behind it as a broad castle keep.
pizza-box Prop {it} open behind it: the lid is sky, the bottom a courtyard.
string-light Loop {it} loosely behind it, fireflies in the midnight wood.
LED-candle Set {it} beside it as the lantern that guides guests to the ball.
glow-stick Lay {it} along the way and let the fairy path shimmer at dusk.
old-sweater Mound {it} up under it for a hill as cozy as a bear's cave.
scarf Unroll {it} toward it, the long soft carpet that leads to a throne.
cloth-napkin Spread {it} smoothly before it: the wishing table has set itself.
old-belt Stand {it} on edge in a curve behind it like an outer castle wall.
denim Smooth {it} around it, deep blue like a moat at night.
blanket Heap {it} into peaks and valleys under it, seven mountains to cross.
curtain-ring Lay out {it} beside it like crowns for princes to try on.
picture-frame Stand {it} upright behind it as a wide palace window.
duct-tape Stick {it} along the table as the broad road for the royal coach.
masking-tape Press {it} onto the table in a bendy path through the deep woods.
metal-lid Slide {it} under it: a shining floor for the midnight dance.
twist-tie Bend {it} into rings and tiny crowns, gifts left for the bride.
berry-basket Set {it} beside it, Red Riding Hood's basket put down to pick blossoms.
oatmeal-canister Place {it} next to it, a stout tower where the cook lives.
chip-can Stand {it} upright beside it, slim and high like Rapunzel's tower.
cookie-tin Turn {it} over beneath it to make a round royal stage.
wooden-box Open {it} at its side as the bride's old carved dowry chest.
duplo-brick Build {it} up around it into a sturdy wall with a gateway.
toy-brick Stack {it} beside it into the third little pig's strong house.
toy-animal Gather {it} around it: the forest friends have come to listen.
toy-tree Set {it} close together behind it for a wood full of secrets.
wooden-block Pile {it} at both sides of it like gate towers.
toilet-paper Roll out {it} in front of it as the Snow Queen's icy road.
tissue Scrunch {it} into loose white roses and lay the roses around it.
map Spread {it} below it to show every road in the realm.
sheet-music Fold {it} upright behind it, a ballroom wall where music lives.
playing-card Bend {it} slightly and stand the row beside it as the Queen's guards.
puzzle-piece Lay {it} in a loose trail as a paved way with many gaps.
board-game-piece Stand {it} around it, townsfolk who came out to cheer.
hardcover-book Stand {it} half open behind it, as though it just stepped out of the story.
folder Open {it} like a corner behind it for a room in the palace.
candy-wrapper Twist {it} into shiny sweets like those on the witch's house.
rubber-boot Stand {it} close by: surely Puss in Boots is not far.
shadow-box Stand {it} behind it and let the scene play in a deep window.
leaf Scatter {it} around it as the rustling floor of the deep wood.
stick Lean {it} together in a cone beside it, the second little pig's twig house.
pinecone Stand {it} around it, dark fir trees at the edge of the realm.
stone Pile up {it} beside it into the ruins of a giant's wall.
seashell Lay {it} around it, gifts the little mermaid left on shore.
feather Drop {it} here and there as if wild swans had just flown off.
flower Strew {it} in front of it for Red Riding Hood to gather.
petal Sprinkle {it} before it like the way to a royal wedding.
acorn Arrange {it} at its side, caps and cups for the elves.
chestnut Line up {it} like round footmen along the palace drive.
grass Strew {it} around it as the meadow where the goats graze.
sand Spread {it} all around it for the courtyard where knights practice.
moss Press {it} gently around it, a soft bed in the fairy glen.
pine-needle Sprinkle {it} about it to lay the hushed floor of the forest.
wreath Lay {it} flat around it, an evergreen hedge keeping a secret.
driftwood Place {it} behind it like a fallen tree nobody can cross.
wood-slice Set it upon {it}, a stump in the clearing where tales begin.
wood-scrap Stack {it} beside it as the woodcutter's little hut.
raffia Heap {it} near it, straw that Rumpelstiltskin will spin to gold.
ivy Trail {it} up and around it as if it had slept a hundred years.
clover Tuck {it} around it for luck and look for a leprechaun.
lavender Lay {it} in rows beside it as the good fairy's purple garden.
gourd Place {it} next to it, halfway to becoming a carriage.
snail-shell Set {it} along the path, houses for the smallest of folk.
sea-glass Scatter {it} beside it, treasure from the mermaid's garden.
hay Fluff {it} up at its side: the first little pig starts building.
pebble Lay {it} in a long line to shine the way home by moonlight.
kinetic-sand Squeeze {it} into little turrets around it and raise a castle town.
potted-plant Move {it} behind it: the beanstalk has grown overnight.
air-plant Set {it} at its foot like a curly bush in the witch's garden.
pressed-flower Lay {it} around it as a dainty carpet for the fairies.
pumpkin Place {it} behind it, the great coach before the clock strikes.
mini-pumpkin Park {it} next to it as the coach, midnight being long past.
bay-leaf Lay {it} in a circle around it, a laurel garland for heroes.
log Roll {it} behind it, the bench where the three bears rest.
egg-carton Turn {it} over behind it and gaze at a whole range of peaks.
aluminum-foil Smooth {it} out beside it, the lake where swans glide.
paper-straw Lay {it} side by side along the lane for a striped garden fence.
rice Sprinkle {it} all around it, a fresh snowfall for the Snow Queen.
dried-bean Place {it} beside it: for such magic, Jack traded a cow.
dried-lentil Scatter {it} before it for the doves to help Cinderella sort.
popcorn Scatter {it} as white blossoms fallen in the royal orchard.
cupcake-liner Turn {it} over around it as ruffled toadstools in a fairy ring.
paper-napkin Unfold {it} in front of it, the picnic cloth of three bears.
paper-doily Lay {it} under it as a lacy rug in the queen's chamber.
cinnamon-stick Stack {it} up like logs the woodcutter brought home.
bottle-cork Place {it} around a clearing as stumps left by the woodcutter.
bowl Turn {it} over behind it as the hill where trolls live.
candy Set {it} around it like bright cobbles outside the gingerbread house.
marshmallow Set {it} around it as soft white boulders in candy country.
pretzel Line up {it} into a curly fence around the witch's garden.
coffee-bean Lay {it} close together for a dark cobbled lane.
foil-pan Place {it} under it, a silvery moat on every side.
cake-board Set it upon {it} and turn it slowly like a music box.
paper Tear {it} into a long winding strip, the white road to the castle.
tissue-paper Scrunch {it} into puffs and plant a rose garden all around it.
crepe-paper Ripple {it} past it like the river at the edge of the realm.
cellophane Crinkle {it} before it, the clear spring that grants a wish.
yarn Uncoil {it} beside it, a golden braid let down from the tower.
ribbon Curl {it} toward it as a silky carpet for the bride.
pipe-cleaner Curl {it} around a finger and let beanstalk tendrils climb beside it.
pom-pom Set {it} all around it as bright bushes in the queen's park.
felt Lay {it} under it, the smooth lawn of the summer palace.
craft-stick Lay {it} side by side before it as planks of a drawbridge.
bead Trail {it} behind it like pearls from a broken necklace.
bell Place {it} at its side to ring in midnight at the ball.
play-dough Roll {it} into toadstools and set the toadstools in a ring around it.
modeling-clay Shape {it} into tiny loaves and pots for the bears' kitchen.
air-dry-clay Form {it} into round rocks where a talking frog can sit.
salt-dough Pinch {it} into little loaves, gifts from the village baker.
confetti Sprinkle {it} over the ground: the whole kingdom celebrates a wedding.
crinkle-paper Fluff {it} around it like a nest where golden eggs are laid.
metallic-paper Lay {it} before it and let the enchanted lake shine.
origami-paper Fold {it} into tiny tents for the tournament field.
paper-strip Curl {it} around a finger: springy vines for a spellbound garden.
wooden-bead Lay {it} along the lane like round lamps on a festival night.
felt-ball Set {it} around it, woolly toadstool caps in every color.
faux-fur Lay {it} under it, the shaggy rug from the beast's hall.
tulle Bunch {it} up behind it like the mist of a fairy glade.
lace Lay {it} along the front as frost the Snow Queen left.
paper-crown Stand {it} around it as a golden wall with battlements.
flag Stand {it} beside it to greet knights riding home.
ribbon-rose Set {it} about it, roses from the beast's own garden.
fake-leaf Scatter {it} about it for a path where footsteps rustle.
glass-gem Lay {it} in a curve before it, drops of an enchanted stream.
crystal Place {it} around it, the dwarfs' finds from deep in the mine.
stick-on-gem Scatter {it} like jewels tumbling from a treasure chest.
mosaic-tile Lay {it} piece by piece into a palace floor in front of it.
necklace-chain Let {it} trickle down beside it, spun overnight from straw to gold.
terracotta-pot Turn {it} over beside it, a clay cottage for a gnome.
corrugated-paper Lay {it} ridges up beside it, plowed fields around the village.
cork-sheet Slide {it} under it for the warm brown earth of the clearing.
* world Fantasy
cardboard-tube Stand {it} around it like pillars of a temple nobody remembers.
cardboard-box Lay {it} open side forward behind it: a cave deep enough for legends.
cardboard Bend {it} in zigzags and stand jagged peaks on the horizon.
shoebox Tip {it} toward it from behind as the lair where treasures are kept.
cereal-box Stand {it} beside it as a watchtower on the border of the realm.
milk-carton Stand {it} close by, the crooked hut of a village wizard.
newspaper Scrunch {it} into bumpy crags under it, wild land for climbers.
bottle-cap Spread {it} out as the battle shields of very small heroes.
cork Stand {it} in a circle, seats for the council of gnomes.
old-t-shirt Crumple {it} up beneath it into soft hills on another world.
button Heap {it} by its side: this hoard has been gathered for centuries.
rope Coil {it} beside it like a sea serpent taking a nap.
string Lay {it} in a big spiral around it, the path into the labyrinth.
packing-paper Crumple {it} and prop up a cliff full of caves behind it.
old-book-page Roll up {it} tightly, scrolls from the wizard's library.
old-greeting-card Open {it} on edge beside it as a tent at the elves' camp.
envelope Lay {it} before it: the owl has brought a letter.
egg-shaped-plastic-shell Tuck {it} close to it: something inside may hatch tonight.
old-towel Wrinkle {it} below it into dunes that shift by moonlight.
glove Lay {it} nearby as if a giant had dropped it here.
spool Pile up {it} beside it, columns from a lost city.
coin Heap {it} into a glittering bed where a dragon would love to sleep.
dice Set {it} down beside it, rune cubes that tell the next adventure.
marble Place {it} around it, planets caught in a wizard's garden.
flashlight Shine {it} from below and raise huge wings of shadow behind it.
tissue-box Turn {it} sideways behind it, a cave with a narrow entrance.
pizza-box Open {it} upright behind it so that a new world unfolds.
LED-candle Place {it} beside it to light the wizard's study.
scarf Lay {it} in wide bends around it, a river that flows uphill.
bandana Smooth {it} out under it as a magic carpet ready for takeoff.
cloth-napkin Pinch {it} up in the middle and pitch a pointed elf tent.
old-tie Curve {it} around it like the patterned tail of a dragon.
old-belt Curl {it} around it as the world serpent holding its own tail.
denim Fold {it} in waves before it, the bay where krakens wait.
blanket Pile {it} into mountains under it, with passes for brave travelers.
curtain-ring Scatter {it} about: which ring rules the whole realm?
zipper Lay {it} open before it, a crack into the world below.
picture-frame Stand {it} behind it as a doorway between two worlds.
duct-tape Stick {it} in a big ring around it, a circle of protection.
masking-tape Press {it} onto the table in a maze that leads to it.
electrical-tape Stick {it} on the table in mysterious runes before it.
bread-tag Scatter {it} like dragon scales shed in spring.
twist-tie Twist {it} into wriggly little snakes for Medusa's garden.
basket Set it into {it}, a nest built by something with wings.
oatmeal-canister Stand {it} beside it as the round keep of a mage.
chip-can Stand {it} beside it, the tallest tower in all the land.
cookie-tin Turn {it} over under it as the ring where champions meet.
wooden-box Open {it} beside it and find the wizard's traveling trunk.
old-key Lay {it} before it: somewhere a door to another world is locked.
nuts-and-bolts Strew {it} around it, parts from the gnome inventors' workshop.
metal-washer Stack {it} into piles of coins minted by dwarfs.
duplo-brick Build {it} into a mighty gate through which it can pass.
toy-brick Stack {it} into a ruined tower where it keeps watch.
toy-animal Gather {it} around it like the beasts of an enchanted grove.
toy-tree Place {it} around it as a forest that wanders at night.
wooden-block Set {it} up in a ring like an ancient circle of stones.
cotton-pad Lay {it} in a row before it, cloud steps to the sky castle.
map Unfold {it} under it: every land here is still unexplored.
keycap Scatter {it} before it, tablets carved with unknown letters.
sheet-music Roll up {it} beside it, songs of the last bard.
playing-card Fan {it} out in front of it like a fortune teller's spread.
puzzle-piece Lay {it} loosely around it as islands in a broken world.
board-game-piece Stand {it} around it: the company of heroes is complete.
paint-chip Lay {it} side by side before it as the rainbow bridge.
candy-wrapper Crumple {it} into shiny gems for its secret hoard.
vinyl-record Slide {it} under it, the dark whirlpool at the sea's end.
hardcover-book Stand {it} half open behind it, the spell book it escaped from.
shadow-box Stand {it} behind it as a window into the elf king's hall.
leaf Scatter {it} around it on the forest floor where fairies walk.
pinecone Set {it} around it as trees with armored bark.
stone Arrange {it} in a ring around it, a circle of old power.
seashell Lay {it} around it as homes in the mermaids' village.
feather Lay {it} near it: a griffin preened its wings here.
petal Scatter {it} around it, boats and blankets for fairies.
acorn Place {it} beside it, mugs and helmets for the pixies.
chestnut Heap {it} up like polished eggs of wood dragons.
grass Strew {it} around it as the pasture of unicorns.
sand Spread {it} under it and draw magic signs with one finger.
seed Sprinkle {it} in a spiral from which a wonder may grow.
moss Lay {it} around it as the carpet of the elf queen.
pine-needle Strew {it} thickly around it, the floor of a thousand-year wood.
driftwood Lay {it} behind it like the bones of a great sea dragon.
wood-slice Set it on {it}, the throne grown by the forest itself.
wood-scrap Pile {it} up beside it into a tumbledown goblin hut.
seed-pod Tuck {it} around it like cocoons with sleeping pixies.
corn-husk Tear {it} into strips and bunch up a nest for a young griffin.
raffia Tousle {it} around it into a nest for something that breathes smoke.
clover Spread {it} under it, a lucky meadow for unicorns.
snail-shell Set {it} around it, spiral cottages in gnome town.
hay Plump {it} up under it, the stable bed of a winged horse.
pebble Stack {it} into tiny cairns that guide elves over the pass.
kinetic-sand Squeeze {it} into a mountain behind it and poke in a cave.
potted-plant Place {it} behind it, the great tree that holds up the sky.
air-plant Lay {it} near it like a creature with many green tentacles.
pressed-flower Lay {it} around it, a ring where fairies dance tonight.
pumpkin Place {it} behind it, a glowing hill in the harvest realm.
log Lay {it} behind it, a fallen giant of the ancient forest.
egg-carton Open {it} beside it as a hatchery for dragon eggs.
aluminum-foil Crumple {it} into sharp silver peaks and line up the Ice Mountains.
wax-paper Wrinkle {it} flat before it, a lake under everlasting ice.
dry-pasta Scatter {it} around it, shells and coils from a magical beach.
rice Sprinkle {it} around it until the land lies under elfin snow.
dried-bean Lay {it} before it like speckled eggs of tiny drakes.
popcorn Scatter {it} around it, puffs of cloud that fell to earth.
coffee-filter Pinch {it} in the middle and set gauzy moths around it.
cupcake-liner Turn {it} over around it, a troop of spotted toadstools.
paper-doily Lay {it} under it as a spell circle drawn by fairies.
cinnamon-stick Lay {it} nearby like the scrolls of a spice wizard.
eggshell Lay {it} at its feet: the baby dragon has just hatched.
bowl Turn {it} over behind it, the dome over a city of gnomes.
chopstick Lay {it} before it, wands left over from the last lesson.
candy Scatter {it} like gems from the mines of the sugar dwarfs.
marshmallow Set {it} around it, soft rocks in the land of dreams.
ceramic-mug Set {it} near it as the cauldron of a good witch.
construction-paper Fold {it} into sharp peaks and stand the dragon mountains up.
tissue-paper Crumple {it} around it like the glowing rim of a lava lake.
crepe-paper Let {it} ripple out before it like a breath of dragon heat.
cellophane Crinkle {it} around it, the crystal lagoon of the mermaids.
pipe-cleaner Spiral {it} around a finger and grow strange curly trees.
pom-pom Scatter {it} around it, fuzzy sprites that mean no harm.
felt Spread {it} under it, the velvety grass of a dream meadow.
sequin Scatter {it} about like scales lost by a mermaid.
bead Spill {it} before it, loot from a sunken elfin ship.
bell Set {it} beside it to call the fairies home at dusk.
play-dough Roll {it} into speckled eggs and bed the eggs beside it.
modeling-clay Pinch {it} into odd little mushrooms and dot the ground around it.
air-dry-clay Press {it} flat and leave the footprints of unknown beasts.
crinkle-paper Fluff {it} into a rustling nest where a young dragon dozes.
metallic-paper Spread {it} under it, a floor of beaten dragon gold.
glitter-paper Bend {it} in a curve behind it, a sky full of magic dust.
paper-strip Curl {it} tightly and let spiral plants sprout next to it.
letter-bead Scatter {it} before it: which word opens the gate?
wooden-bead Heap {it} up as fruit from the tree of long life.
felt-ball Set {it} around it, woolly puffballs from the gnome woods.
faux-fur Lay {it} under it like the back of a slumbering yeti.
burlap Rumple {it} under it as barren land beyond the last village.
paper-fan Open {it} behind it, the rising sun of a faraway realm.
paper-crown Stand {it} around it, a jagged ring of golden mountains.
flag Stand {it} behind it: this land belongs to the dragon riders.
ribbon-rose Place {it} around it, blooms that whisper after sunset.
crystal Stand {it} around it, glowing spires from the heart of a mountain.
stick-on-gem Strew {it} about like sparks from a wand.
mosaic-tile Lay {it} out before it as the mosaic of a sunken temple.
charm Lay {it} beside it, an amulet against every curse.
terracotta-pot Tip {it} sideways near it, a cave for clay goblins.
corrugated-paper Roll {it} into grooved columns and set up a temple beside it.
cork-sheet Lay {it} under it, dry cracked land where dragons sun themselves.
* world Seasons
cardboard-box Turn {it} on its side behind it: an open barn for chilly nights.
cardboard Lay {it} flat underneath as a field that each season can change.
milk-carton Stand {it} a few steps away: the neighbor's house with its pointed roof.
fabric-scrap Lay {it} edge to edge as plowed, green and golden fields.
string Wind {it} away from it as a narrow trail through the seasons.
wrapping-paper Spread {it} underneath as a bright festive carpet for the season.
spool Place {it} near it, round and flat on top, like a garden stump.
flashlight Shine {it} low from one side as the golden evening sun of fall.
scarf Lay {it} in soft folds around it as hills changing color.
cloth-napkin Smooth {it} out underneath as a tidy field ready for sowing.
blanket Fold {it} into a cozy hillside and let it rest on top.
toy-animal Lead {it} up to it as friends who meet it in every season.
wooden-block Pile {it} up neatly like firewood stored away for winter.
paint-chip Line up {it} from cool to warm as a path through the year.
LED-tea-light Place {it} along the way as glowing lanterns for dark evenings.
leaf Scatter {it} in a rustling carpet all around its base.
stick Push {it} together in a leaning bundle: wood gathered before winter.
pinecone Stand {it} on end, like evergreens waiting for their snow.
petal Let {it} drift down around it like spring blossoms in a breeze.
acorn Pile {it} beside it, a squirrel's supply for the cold months.
chestnut Roll {it} into a small heap of glossy fall treasure.
bark Lay {it} rough side up as the floor of a fall forest.
wreath Lay {it} flat and let it sit right in the seasonal ring.
wood-slice Slide {it} underneath as a stump stage with its own yearly rings.
wood-scrap Stack {it} crosswise into a tidy woodpile for frosty evenings.
seed-pod Tuck {it} here and there, waiting quietly for spring.
ivy Trail {it} around it, green even in the middle of winter.
gourd Set {it} proudly beside it, fresh from the harvest cart.
hay Heap {it} up at its side: the last load of summer.
pumpkin Set {it} behind it like a giant prize from the fall patch.
mini-pumpkin Place {it} close to it, freshly rolled from the vine.
corn-cob Lay {it} close by, picked and ready for the barn.
pumpkin-seed Lay {it} out in rings as pale petals of autumn flowers.
bay-leaf Arrange {it} around it like leaves just landed from the branch.
log Roll {it} into place behind it as a fallen forest giant.
paper-straw Line up {it} flat side by side as a bright garden fence.
dried-chickpea Gather {it} in a little mound like apples raked from the orchard.
cinnamon-stick Stack {it} crosswise like sweet-smelling firewood for winter.
bottle-cork Lay {it} in a row like small logs drying for winter.
construction-paper Cut {it} into a wavy pond and lay it down in front.
felt Lay {it} smoothly below it as a meadow in one strong color.
craft-foam Cut {it} into a puddle shape and lay it down beside it.
craft-stick Lay {it} side by side as a wooden path through the garden.
play-dough Press {it} into a soft hill and set it on the crest.
salt-dough Shape {it} into smooth garden stones and set them around it.
wooden-bead Cluster {it} nearby like apples fallen under a tree.
cork-sheet Lay {it} under it as the warm brown ground of fall.
terracotta-pot Turn {it} over next to it: a garden pedestal in the sun.
washi-tape Stick {it} to the table in two stripes as a country road.
crinkle-paper Fluff {it} into nests of grass all around its base.
corrugated-paper Lay {it} ridges up as furrows ready for the farmer's seed.
burlap Spread {it} out underneath, rough and brown like an autumn field.
felt-ball Roll {it} into a cluster like bright fruit from the orchard.
mosaic-tile Lay {it} as a paved path leading up to it.
fake-leaf Strew {it} about in layers, just as the wind would leave them.
flag Stand {it} at one side to wave for the festival of the season.
clothespin Clip {it} together end to end as a low garden fence.
* world Weather
cardboard-box Turn {it} on its side behind it: a dry shelter when rain comes.
shoebox Set {it} on its long side as a little stage for the weather show.
cereal-box Stand {it} behind it as a weather station wall.
milk-carton Stand {it} beside it as a house with a good rain roof.
newspaper Crumple {it} tightly into gray hailstones and drop them around it.
fabric-scrap Lay {it} about as if a gust had just emptied the clothesline.
button Sprinkle {it} on the ground like fat raindrops that just landed.
cotton-swab Cross {it} flat on the table as large six-armed snowflakes.
bubble-wrap Lay {it} underneath like ground still beaded with rain.
packing-paper Crumple {it} loosely and stand it behind as a rising thundercloud.
packing-peanut Spill {it} around it as a sudden shower of hail.
old-towel Bunch {it} below it into banks of thick fog.
pillow-stuffing Pull {it} apart behind it into towering white clouds.
marble Roll {it} close beside it like hail fresh from a storm.
flashlight Switch {it} on and off above it: lightning far away.
LED-candle Set {it} near it as a lamp while the storm passes.
bandana Spread {it} under it, a sunny picnic spot without one cloud.
denim Lay {it} below it like a dark sea before the storm.
blanket Bunch {it} around it into low, heavy cloud hills.
foil-pan Drum softly on {it} beside it to make distant thunder.
cookie-tin Tap {it} with your fingers next to it for rolling thunder.
bucket Stand {it} nearby to catch the make-believe rain.
toy-animal Gather {it} close to it, sheltering together until the sky clears.
toy-car Park {it} in a row, waiting for the downpour to end.
wooden-block Stack {it} into a lighthouse that warns of coming storms.
duplo-brick Build {it} up into a strong tower for measuring wind.
toy-brick Lay {it} in an arc of colors, a rainbow touching down.
golf-ball Place {it} on the ground as hailstones of record size.
ping-pong-ball Gather {it} around it like giant hail that forgot to melt.
cotton-pad Lay {it} about like patches of snow that linger in shade.
map Spread {it} underneath like the forecaster's big chart.
paint-chip Fan {it} out beside it as a rainbow in gentle steps.
sunglasses Lay {it} folded nearby, a sure sign of fair weather.
LED-tea-light Place {it} around it as small lights during a stormy night.
rubber-boot Stand {it} beside it, all set for puddle jumping.
leaf Strew {it} on one side, swept together by the wind.
stick Lay {it} about like branches blown down last night.
pinecone Set {it} nearby: cones open for sun and close for rain.
stone Place {it} around it like rocks washed bare by rain.
petal Scatter {it} downwind of it as if a breeze had passed.
grass Lay {it} all in one direction like a meadow combed by wind.
moss Press {it} softly around it as ground that loves the rain.
driftwood Rest {it} close by, carried ashore by last night's storm.
sea-glass Scatter {it} around it like drops frozen in midsplash.
hay Tumble {it} loosely to one side, blown from the field.
pebble Ring {it} around a bare patch to make the rim of a puddle.
kinetic-sand Shape {it} into dunes that a desert wind has piled up.
potted-plant Place {it} close beside it, glad of every sunny hour.
egg-carton Turn {it} bumps up below it like a bank of puffy clouds.
aluminum-foil Crinkle {it} and smooth it out as rain rippling on a lake.
dried-bean Spread {it} around it like big drops hitting dry ground.
dried-chickpea Sprinkle {it} about as small hail from a passing shower.
popcorn Pile {it} around it like clouds that came down to rest.
paper-towel Scrunch {it} softly around it like ground fog at dawn.
kitchen-sponge Set {it} beside it as a cloud soaked full of rain.
eggshell Lay {it} hollow side up like bowls collecting raindrops.
bowl Place {it} beside it to collect the make-believe rain.
ice-cube-tray Lay {it} in front as a square field of frozen puddles.
paper-umbrella Open {it} and set it beside it against rain or sun.
marshmallow Cluster {it} around its base like a bank of tiny clouds.
paper Tear {it} into snippets and scatter a sudden snow flurry.
cellophane Lay {it} shining under it as a wet street after rain.
pom-pom Scatter {it} softly as snowflakes grown far too big.
felt Cut {it} into rounded puddles and lay them around it.
craft-foam Cut {it} into a curvy puddle and lay it at its feet.
craft-stick Lay {it} in an arch of rays like the rising sun.
sequin Sprinkle {it} on the ground as drops that glitter in the sun.
bead Scatter {it} around it like drops bouncing off the ground.
air-dry-clay Roll {it} into little balls: a crop of hailstones.
play-dough Press {it} out with your palm into a wide, smooth puddle.
modeling-clay Roll {it} into drops and set them around it like rain.
confetti Scatter {it} in a swirl around it, stirred up by a whirlwind.
washi-tape Stick {it} to the table in spirals of wind.
masking-tape Stick {it} to the table as a big zigzag of lightning.
crinkle-paper Spread {it} in a wild whirl around it, a storm on the ground.
metallic-paper Cut {it} into round pools and lay them out as shining puddles.
paper-fan Lay {it} open beside it, ready to wave up a breeze.
peg-doll Gather {it} before it like neighbors checking the sky together.
felt-ball Line up {it} in rainbow order along the ground.
glass-gem Sprinkle {it} around it as clear, plump raindrops.
mosaic-tile Lay {it} in curved bands: a rainbow you can walk along.
egg-shaped-shaker Shake {it} gently beside it for the patter of rain.
flag Stand {it} nearby to show which way the wind is blowing.
old-tie Curl {it} in a wide arch behind it like a patterned rainbow.
fake-leaf Sweep {it} into a drift on one side as the wind would.
* world Nature
cardboard-box Turn {it} on its side behind it: the entrance of a rocky cave.
cardboard Lay {it} under it as a sandy clearing in the woods.
milk-carton Stand {it} nearby as a ranger hut at the edge of the park.
newspaper Crumple {it} into gray boulders and group them around it.
fabric-scrap Layer {it} loosely in front as mossy and sandy patches.
button Dot {it} through the grass like daisies and clover heads.
string Snake {it} across the ground as a trail through the wilderness.
bubble-wrap Lay {it} in a winding strip as a brook full of bubbles.
packing-paper Crumple {it} and shape a brown mountain range behind it.
old-towel Bunch {it} into soft hills with valleys to wander through.
pillow-stuffing Fluff {it} up behind it like morning mist in a valley.
flashlight Shine {it} from above as sunlight slanting through the trees.
string-light Weave {it} through the scene like fireflies on a warm night.
marble Tuck {it} about in little groups as dewy berries.
scarf Wind {it} past it as a river rolling through the land.
bandana Crumple {it} lightly into a meadow full of patterns.
denim Lay {it} beside it, wrinkled like a deep blue lake.
blanket Push {it} up into hills and let it roam on top.
tights Stretch {it} out long as a slow, dark river.
basket Tip {it} on its side behind it as a woven den.
berry-basket Set {it} nearby, ready for wild berries from the hedge.
toy-animal Place {it} all around as neighbors from the woods.
toy-tree Stand {it} in a loose grove with a clearing in the middle.
wooden-block Stack {it} into ledges and cliffs for climbing.
pool-noodle Curve {it} around it like the bank of a bright river.
map Spread {it} underneath as the whole wild country to explore.
candy-wrapper Twist {it} in the middle and set out shiny butterflies.
leaf Layer {it} thickly as a forest floor that rustles.
stick Crisscross {it} into a brush pile where small creatures hide.
pinecone Stand {it} up near it like small, scaly trees.
stone Pile {it} up beside it as a sunny ledge for lizards.
seashell Arrange {it} near it like finds along a quiet shore.
feather Lay {it} here and there, clues that birds have passed.
petal Strew {it} before it as a soft, fragrant trail.
acorn Tuck {it} in small piles, just as squirrels would.
chestnut Scatter {it} under imaginary branches, fresh from the tree.
grass Spread {it} all about and ruffle it into a wild meadow.
sand Smooth {it} into a riverbank and press in tiny tracks.
seed Sprinkle {it} along a line for hungry birds to find.
moss Press {it} down around it as a cool green carpet.
pine-needle Spread {it} in a springy layer like a path under firs.
wreath Lay {it} flat around it like one enormous, comfortable nest.
driftwood Lay {it} across one corner as a fallen tree to cross.
wood-slice Place {it} under it as a stump in a sunny clearing.
seed-pod Lay {it} about as if it had burst open in the sun.
corn-husk Shred {it} with your fingers into a soft, dry nest.
raffia Ruffle {it} into tall, sun-bleached prairie grass.
ivy Wind {it} along the ground as creepers in an old forest.
fern-frond Fan {it} out around it like a prehistoric jungle.
clover Lay {it} in a dense patch where bees like to visit.
snail-shell Place {it} along the path where snails would take their time.
hay Press a hollow into {it} to make a soft resting place.
kinetic-sand Mold {it} into a hillside with a cave in its flank.
potted-plant Slide {it} close so the foliage becomes a jungle canopy.
air-plant Nestle {it} next to it like a spiky desert shrub.
corn-cob Lay {it} nearby like a feast left for the deer.
pumpkin-seed Lay {it} like petals around a center: flat white blossoms.
birdseed Sprinkle {it} nearby as a picnic for wild birds.
bay-leaf Lay {it} end to end like ants' green boats on parade.
log Roll {it} up behind it, home of a hundred beetles.
egg-carton Turn {it} over as rocky ground with bumps and dips.
wax-paper Lay {it} in front as a misty pond at daybreak.
dried-bean Line {it} up on a winding march like busy beetles.
dried-lentil Spread {it} around it as the fine gravel of a forest trail.
dried-chickpea Gather {it} in a hollow like a clutch of turtle eggs.
popcorn Scatter {it} like white blossoms fallen from a hawthorn.
cupcake-liner Turn {it} upside down as toadstools in a fairy ring.
kitchen-sponge Stand {it} nearby like a mossy block of rock.
cinnamon-stick Lay {it} about like fallen branches with curling bark.
eggshell Set {it} close by like the shell a chick left behind.
bottle-cork Place {it} upright here and there as tiny tree stumps.
cork Stand {it} in a line as stepping stumps across the marsh.
bowl Turn {it} over beneath it as a grassy lookout hill.
breakfast-cereal Spread {it} along the way like dry leaves on a path.
parchment-paper Crinkle {it} and lay down a dry, cracked desert.
coffee-bean Lay {it} in single file like beetles on the move.
construction-paper Cut {it} into a long bend of river and lay it down.
tissue-paper Scrunch {it} at one point into blossoms and set them about.
crepe-paper Lay {it} in twisted lengths like a brook over stones.
yarn Loop {it} along the ground like roots spreading out.
pipe-cleaner Bend {it} in little humps as caterpillars on the go.
pom-pom Place {it} around it like puffballs and fuzzy flowers.
felt Lay {it} under it as short, soft moorland.
craft-foam Cut {it} into round lily pads and lay them out nearby.
craft-stick Lay {it} side by side as a footbridge over the brook.
sequin Scatter {it} on the ground like dew when the sun comes up.
bead Cluster {it} under the bushes as wild berries.
air-dry-clay Roll {it} into river rocks, each one a little different.
play-dough Press {it} flat and print leaf veins with a fingernail.
salt-dough Shape {it} into rounded rocks for a quiet streamside.
modeling-clay Pinch {it} into mushrooms and plant them around it.
wooden-bead Tuck {it} among the roots like nuts stored by a mouse.
cork-sheet Slide {it} under it as a patch of dry, springy earth.
terracotta-pot Lay {it} on its side as a toad's cool hideaway.
origami-paper Fold {it} once and stand up a pointed mountain peak.
paper-strip Curl {it} around a finger into fern tips just unrolling.
crinkle-paper Fluff {it} up as tangled undergrowth on all sides.
metallic-paper Cut {it} into a lake with bays and lay it flat.
corrugated-paper Lay {it} ridges up as a terraced hillside.
paper-fan Open {it} behind it like one enormous palm leaf.
peg-doll Stand {it} along the trail as hikers on a day out.
burlap Lay {it} flat underneath as coarse, dry savanna ground.
lace Spread {it} to one side like a web with fine threads.
felt-ball Scatter {it} around it as fat, cheerful berries.
faux-fur Spread {it} out as a thick, wild carpet of grass.
crystal Group {it} nearby like treasures in a mountain cave.
mosaic-tile Scatter {it} like colored stones at the bottom of a creek.
glass-gem Lay {it} in a curve like drops skipping down a stream.
ribbon-rose Tuck {it} around its base as wild roses in a hedge.
twist-tie Curl {it} around a finger as the tendrils of a vine.
wrapping-paper Spread {it} underneath as a meadow in full flower.
* world Food
cardboard-box Turn {it} on its side as a market stall with a roof.
shoebox Stand {it} on edge as the shop with its counter open.
cereal-box Stand {it} behind as a well-filled kitchen cupboard.
cardboard Lay {it} underneath as the big chopping board.
newspaper Spread {it} flat like the paper on a market table.
magazine Open {it} beside it as the cook's recipe book.
paper-bag Stand {it} open nearby as the shopping bag from the market.
bottle-cap Set {it} around as tiny dishes for sauce.
fabric-scrap Spread {it} smooth as a little tablecloth.
old-t-shirt Fold {it} flat as a thick, soft tablecloth.
apron Spread {it} out beneath as the chef's own tablecloth.
button Count {it} out beside it as coins for the shop.
old-greeting-card Stand {it} half open as the menu of the house.
egg-shaped-plastic-shell Set {it} in a row as fresh eggs from the farm.
coin Stack {it} at the counter as change for the customers.
old-towel Fold {it} narrow as the dish towel beside the stove.
LED-candle Place {it} on the table for a cozy dinner light.
string-light Loop {it} behind as the glow over a night market.
bandana Lay {it} corner forward as a bright picnic cloth.
cloth-napkin Fold {it} to a neat square and serve on top.
scarf Lay {it} lengthwise as a festive table runner.
pillowcase Smooth {it} out as a fresh white tablecloth.
blanket Spread {it} wide for a picnic in the park.
denim Lay {it} down as a sturdy bistro place mat.
picture-frame Stand {it} behind as a sign with the dish of the day.
berry-basket Set {it} beside it as a basket fresh from the berry field.
cup-carrier Set {it} underneath as a serving rack with four places.
takeout-box Open {it} alongside: supper to go is ready.
oatmeal-canister Stand {it} to the side as the baker's flour bin.
cookie-tin Turn {it} over as a round cafe table.
wooden-box Turn {it} on its side as a farm stand with a shelf.
pizza-box Open {it} at the rear as a pizzeria with a tall sign.
tissue-box Turn {it} over as the shop's serving counter.
milk-carton Stand {it} beside it for the dairy corner of the shop.
duplo-brick Stack {it} into a counter the customers can line up at.
toy-brick Build {it} into a stove with a chimney.
toy-tree Stand {it} nearby to shade the picnic.
wooden-block Line {it} up beneath as a long kitchen counter.
foam-tray Slide {it} underneath as the baker's tray.
notebook Open {it} beside it as the waiter's order pad.
playing-card Fold {it} in half and stand the place cards along the table.
price-tag Lean {it} in front with a price in pretend dollars.
candy-wrapper Twist {it} closed and set the pretend candy out.
wallpaper Bend {it} so it stands: the dining room's pretty wall.
hardcover-book Stand {it} slightly open as the chef's big cookbook.
pinecone Set {it} in the middle of the table for a rustic touch.
seashell Set {it} around as dainty dishes for dips.
flower Lay {it} across the table as for a birthday breakfast.
petal Strew {it} over the cloth for a garden party.
acorn Heap {it} in a mound as nuts at the market stall.
chestnut Pile {it} high as a street vendor would.
grass Spread {it} around as a picnic meadow.
bark Lay {it} underneath as a rustic serving board.
seed Sprinkle {it} at the side as spice for the pretend cook.
wreath Lay {it} flat all around, as on a festive table.
wood-slice Lay {it} underneath for a rustic cheese-board look.
wood-scrap Place {it} underneath as a chunky chopping block.
raffia Fluff {it} into straw, as in a farmer's egg crate.
ivy Trail {it} along the rear as a garden restaurant's arbor.
clover Scatter {it} around as fresh cress for a pretend garnish.
lavender Bunch {it} loosely as the cafe table's bouquet.
dried-orange-slice Lay {it} in a fan as a fruity table decoration.
gourd Set {it} alongside as the pride of the market stall.
pebble Heap {it} up as potatoes in the vegetable stall.
kinetic-sand Press {it} into little cakes and line them up.
potted-plant Move {it} close as the herb garden outside the kitchen.
pumpkin Set {it} at the rear as the giant of the harvest fair.
mini-pumpkin Place {it} at the corner, prizewinning and proud.
corn-cob Stack {it} crosswise, just like at the farm stand.
bay-leaf Tuck {it} around as a handsome green garnish.
paper-plate Lay {it} underneath and serve with a bow.
paper-cup Set {it} to one side for pretend lemonade.
wax-paper Lay {it} beneath, like in a good sandwich shop.
parchment-paper Smooth {it} underneath as the baker does before baking.
dry-pasta Heap {it} at the side as the pasta maker's fresh batch.
spaghetti Bundle {it} up as in an Italian shop window.
rice Pile {it} into a small mound as at the spice bazaar.
dried-bean Heap {it} into a hill for weighing and selling.
dried-lentil Mound {it} up as a bright heap in the bazaar.
dried-chickpea Gather {it} into a round heap for the grocer's scale.
popcorn Scatter {it} about as at a merry fairground stand.
coffee-filter Flatten {it} underneath as a ruffled cake paper.
cupcake-liner Set {it} out in a row as trays for pastries.
paper-towel Fold {it} into neat triangles as napkins.
paper-napkin Spread {it} corner forward for a proper little table.
kitchen-sponge Lay {it} at the side: even a play kitchen gets washed up.
wooden-spoon Lay {it} next to it as the head chef's stirring spoon.
plastic-spoon Lay {it} to the right, just as the table is set.
plastic-fork Lay {it} to the left of the place setting.
cookie-cutter Line {it} up as the bakery's best shapes.
foil-tray Slide {it} beneath as a caterer's silver platter.
cake-board Slip {it} underneath, just as a fine pastry shop would.
paper-doily Lay {it} underneath, as lacy as Grandma's cake plate.
cinnamon-stick Lay {it} crosswise beside it for a bakery smell.
bowl Set {it} alongside, ready for some pretend stirring.
breakfast-cereal Pile {it} up as tiny rolls in the bakery.
ice-cube-tray Set {it} out as a display with many little compartments.
ceramic-plate Place {it} beneath for a really grand serving.
ceramic-mug Set {it} next to it as a breakfast mug.
ice-cream-cone Line {it} up upside down as at the ice-cream stand.
coffee-bean Strew {it} by the edge for a corner cafe smell.
candy Line {it} up, still wrapped, as in an old sweet shop.
pretzel Stack {it} up as in a Bavarian bakery window.
construction-paper Lay {it} beneath with fringes torn along two sides: a place mat.
cardstock Fold {it} into a tent and stand up a menu sign.
tissue-paper Crumple {it} lightly as the lining of a fruit crate.
masking-tape Stick {it} to the table as a checkered tablecloth of lines.
yarn Coil {it} loosely at the side as a portion of noodles.
ribbon Lay {it} in a cross underneath as for a bakery parcel.
pom-pom Heap {it} up as scoops, berries, and meatballs for play.
felt Lay {it} flat as a warm picnic rug.
craft-foam Cut {it} into lettuce leaves and cheese slices for the side dish.
craft-stick Line {it} up underneath as a slatted picnic table.
bead Heap {it} in tiny mounds as peas and berries for sale.
bell Set {it} on the counter: ring for service.
play-dough Roll {it} into peas, buns, and dumplings for the side dish.
modeling-clay Shape {it} into tiny fruit for the market stall.
origami-paper Lay {it} corner to corner as a patterned tablecloth.
graph-paper Lay {it} underneath as a checkered diner cloth.
crinkle-paper Fluff {it} up underneath as filling for a gift basket.
corrugated-paper Bend {it} into a curve behind as the snack bar's wall.
index-card Fold {it} to stand up as the special of the day.
paper-fan Open {it} and give the tearoom a festive wall.
cork-sheet Lay {it} underneath as a trivet for the pretend hot pot.
burlap Spread {it} out for a farmers' market look.
aida-cloth Spread {it} smooth as an old-fashioned tea cloth.
lace Lay {it} along the table's edge as for a Sunday coffee party.
felt-ball Heap {it} as oranges, plums, and cherries in the stall.
peg-doll Stand {it} in line as customers with a big appetite.
flag Stand {it} on one side to show the shop is open.
fake-leaf Layer {it} underneath as a leafy bed for the fruit.
glass-gem Strew {it} alongside as ice cubes that never melt.
mosaic-tile Lay {it} in rows as the kitchen's tiled floor.
ribbon-rose Set {it} on the table like sugar roses.
wooden-bead Roll {it} together in a heap as plums and nuts.
board-game-piece Line {it} up at the counter as guests waiting their turn.
`;
