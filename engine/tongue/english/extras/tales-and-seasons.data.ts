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
button Drop {it} one by one along the table like Hansel's trail home.
string Wind {it} across the table as a thin brook that babbles past.
rope Lay {it} in a wide ring around it to mark the bank of the moat.
clothespin Stand {it} in a straight row beside it like palace guards on duty.
bubble-wrap Press {it} flat around it for the bumpy cobbles of a castle yard.
wrapping-paper Stand {it} in wide pleats behind it, as festive as palace walls.
egg-shaped-plastic-shell Nestle {it} near it: the golden goose has been here.
old-towel Ripple {it} beneath it into meadows where shepherds wander.
pillow-stuffing Pull {it} thin and tuck the wisps around it, morning mist in the valley.
coin Heap {it} up beside it, the riches of a very old king.
marble Gather {it} in a gleaming pile, jewels from a giant's purse.
flashlight Shine {it} from one side and watch its shadow grow into a giant.
old-jewelry-piece Spill {it} out in front of it like a dragon's sparkling hoard.
tissue-box Set {it} on end behind it as a broad castle keep.
string-light Loop {it} loosely behind it, fireflies in the midnight wood.
LED-candle Set {it} beside it as the lantern that guides guests to the ball.
old-belt Stand {it} on edge in a curve behind it like an outer castle wall.
denim Smooth {it} around it, deep blue like a moat at night.
curtain-ring Lay out {it} beside it like crowns for princes to try on.
picture-frame Stand {it} upright behind it as a wide palace window.
duct-tape Stick {it} along the table as the broad road for the royal coach.
masking-tape Press {it} onto the table in a bendy path through the deep woods.
metal-lid Slide {it} under it: a shining floor for the midnight dance.
cookie-tin Turn {it} over beneath it to make a round royal stage.
duplo-brick Build {it} up around it into a sturdy wall with a gateway.
toy-brick Stack {it} beside it into the third little pig's strong house.
toy-animal Gather {it} around it: the forest friends have come to listen.
toy-tree Set {it} close together behind it for a wood full of secrets.
wooden-block Pile {it} at both sides of it like gate towers.
sheet-music Fold {it} upright behind it, a ballroom wall where music lives.
playing-card Bend {it} slightly and stand the row beside it as the Queen's guards.
board-game-piece Stand {it} around it, townsfolk who came out to cheer.
hardcover-book Stand {it} half open behind it, as though it just stepped out of the story.
folder Open {it} like a corner behind it for a room in the palace.
candy-wrapper Twist {it} into shiny sweets like those on the witch's house.
shadow-box Stand {it} behind it and let the scene play in a deep window.
leaf Scatter {it} around it as the rustling floor of the deep wood.
stick Lean {it} together in a cone beside it, the second little pig's twig house.
pinecone Stand {it} around it, dark fir trees at the edge of the realm.
stone Pile up {it} beside it into the ruins of a giant's wall.
feather Drop {it} here and there as if wild swans had just flown off.
petal Sprinkle {it} before it like the way to a royal wedding.
acorn Arrange {it} at its side, caps and cups for the elves.
chestnut Line up {it} like round footmen along the palace drive.
grass Strew {it} around it as the meadow where the goats graze.
sand Spread {it} all around it for the courtyard where knights practice.
moss Press {it} gently around it, a soft bed in the fairy glen.
pine-needle Sprinkle {it} about it to lay the hushed floor of the forest.
driftwood Place {it} behind it like a fallen tree nobody can cross.
wood-slice Set it upon {it}, a stump in the clearing where tales begin.
ivy Trail {it} up and around it as if it had slept a hundred years.
clover Tuck {it} around it for luck and look for a leprechaun.
lavender Lay {it} in rows beside it as the good fairy's purple garden.
gourd Place {it} next to it, halfway to becoming a carriage.
snail-shell Set {it} along the path, houses for the smallest of folk.
hay Fluff {it} up at its side: the first little pig starts building.
pebble Lay {it} in a long line to shine the way home by moonlight.
kinetic-sand Squeeze {it} into little turrets around it and raise a castle town.
air-plant Set {it} at its foot like a curly bush in the witch's garden.
pressed-flower Lay {it} around it as a dainty carpet for the fairies.
paper-straw Lay {it} side by side along the lane for a striped garden fence.
dried-bean Place {it} beside it: for such magic, Jack traded a cow.
dried-lentil Scatter {it} before it for the doves to help Cinderella sort.
cupcake-liner Turn {it} over around it as ruffled toadstools in a fairy ring.
paper-napkin Unfold {it} in front of it, the picnic cloth of three bears.
paper-doily Lay {it} under it as a lacy rug in the queen's chamber.
cinnamon-stick Stack {it} up like logs the woodcutter brought home.
bottle-cork Place {it} around a clearing as stumps left by the woodcutter.
bowl Turn {it} over behind it as the hill where trolls live.
candy Set {it} around it like bright cobbles outside the gingerbread house.
marshmallow Set {it} around it as soft white boulders in candy country.
pretzel Line up {it} into a curly fence around the witch's garden.
cake-board Set it upon {it} and turn it slowly like a music box.
paper Tear {it} into a long winding strip, the white road to the castle.
tissue-paper Scrunch {it} into puffs and plant a rose garden all around it.
crepe-paper Ripple {it} past it like the river at the edge of the realm.
pipe-cleaner Curl {it} around a finger and let beanstalk tendrils climb beside it.
pom-pom Set {it} all around it as bright bushes in the queen's park.
bell Place {it} at its side to ring in midnight at the ball.
play-dough Roll {it} into toadstools and set the toadstools in a ring around it.
modeling-clay Shape {it} into tiny loaves and pots for the bears' kitchen.
crinkle-paper Fluff {it} around it like a nest where golden eggs are laid.
origami-paper Fold {it} into tiny tents for the tournament field.
wooden-bead Lay {it} along the lane like round lamps on a festival night.
felt-ball Set {it} around it, woolly toadstool caps in every color.
tulle Bunch {it} up behind it like the mist of a fairy glade.
paper-crown Stand {it} around it as a golden wall with battlements.
flag Stand {it} beside it to greet knights riding home.
glass-gem Lay {it} in a curve before it, drops of an enchanted stream.
stick-on-gem Scatter {it} like jewels tumbling from a treasure chest.
mosaic-tile Lay {it} piece by piece into a palace floor in front of it.
* world Fantasy
cardboard-box Lay {it} open side forward behind it: a cave deep enough for legends.
cardboard Bend {it} in zigzags and stand jagged peaks on the horizon.
shoebox Tip {it} toward it from behind as the lair where treasures are kept.
cork Stand {it} in a circle, seats for the council of gnomes.
old-t-shirt Crumple {it} up beneath it into soft hills on another world.
button Heap {it} by its side: this hoard has been gathered for centuries.
packing-paper Crumple {it} and prop up a cliff full of caves behind it.
old-book-page Roll up {it} tightly, scrolls from the wizard's library.
envelope Lay {it} before it: the owl has brought a letter.
egg-shaped-plastic-shell Tuck {it} close to it: something inside may hatch tonight.
coin Heap {it} into a glittering bed where a dragon would love to sleep.
dice Set {it} down beside it, rune cubes that tell the next adventure.
flashlight Shine {it} from below and raise huge wings of shadow behind it.
bread-tag Scatter {it} like dragon scales shed in spring.
old-key Lay {it} before it: somewhere a door to another world is locked.
metal-washer Stack {it} into piles of coins minted by dwarfs.
toy-animal Gather {it} around it like the beasts of an enchanted grove.
toy-tree Place {it} around it as a forest that wanders at night.
map Unfold {it} under it: every land here is still unexplored.
keycap Scatter {it} before it, tablets carved with unknown letters.
board-game-piece Stand {it} around it: the company of heroes is complete.
paint-chip Lay {it} side by side before it as the rainbow bridge.
candy-wrapper Crumple {it} into shiny gems for its secret hoard.
leaf Scatter {it} around it on the forest floor where fairies walk.
pinecone Set {it} around it as trees with armored bark.
stone Arrange {it} in a ring around it, a circle of old power.
seashell Lay {it} around it as homes in the mermaids' village.
petal Scatter {it} around it, boats and blankets for fairies.
acorn Place {it} beside it, mugs and helmets for the pixies.
moss Lay {it} around it as the carpet of the elf queen.
pine-needle Strew {it} thickly around it, the floor of a thousand-year wood.
wood-slice Set it on {it}, the throne grown by the forest itself.
seed-pod Tuck {it} around it like cocoons with sleeping pixies.
raffia Tousle {it} around it into a nest for something that breathes smoke.
snail-shell Set {it} around it, spiral cottages in gnome town.
pebble Stack {it} into tiny cairns that guide elves over the pass.
pressed-flower Lay {it} around it, a ring where fairies dance tonight.
egg-carton Open {it} beside it as a hatchery for dragon eggs.
dried-bean Lay {it} before it like speckled eggs of tiny drakes.
coffee-filter Pinch {it} in the middle and set gauzy moths around it.
cupcake-liner Turn {it} over around it, a troop of spotted toadstools.
eggshell Lay {it} at its feet: the baby dragon has just hatched.
construction-paper Fold {it} into sharp peaks and stand the dragon mountains up.
tissue-paper Crumple {it} around it like the glowing rim of a lava lake.
pipe-cleaner Spiral {it} around a finger and grow strange curly trees.
pom-pom Scatter {it} around it, fuzzy sprites that mean no harm.
bead Spill {it} before it, loot from a sunken elfin ship.
bell Set {it} beside it to call the fairies home at dusk.
play-dough Roll {it} into speckled eggs and bed the eggs beside it.
modeling-clay Pinch {it} into odd little mushrooms and dot the ground around it.
metallic-paper Spread {it} under it, a floor of beaten dragon gold.
paper-strip Curl {it} tightly and let spiral plants sprout next to it.
letter-bead Scatter {it} before it: which word opens the gate?
felt-ball Set {it} around it, woolly puffballs from the gnome woods.
flag Stand {it} behind it: this land belongs to the dragon riders.
ribbon-rose Place {it} around it, blooms that whisper after sunset.
crystal Stand {it} around it, glowing spires from the heart of a mountain.
stick-on-gem Strew {it} about like sparks from a wand.
charm Lay {it} beside it, an amulet against every curse.
cork-sheet Lay {it} under it, dry cracked land where dragons sun themselves.
* world Seasons
cardboard-box Turn {it} on its side behind it: an open barn for chilly nights.
milk-carton Stand {it} a few steps away: the neighbor's house with its pointed roof.
fabric-scrap Lay {it} edge to edge as plowed, green and golden fields.
wrapping-paper Spread {it} underneath as a bright festive carpet for the season.
toy-animal Lead {it} up to it as friends who meet it in every season.
wooden-block Pile {it} up neatly like firewood stored away for winter.
paint-chip Line up {it} from cool to warm as a path through the year.
LED-tea-light With a grown-up, place {it} along the way as glowing lanterns for dark evenings.
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
gourd Set {it} proudly beside it, fresh from the harvest cart.
hay Heap {it} up at its side: the last load of summer.
pumpkin Set {it} behind it like a giant prize from the fall patch.
mini-pumpkin Place {it} close to it, freshly rolled from the vine.
corn-cob Lay {it} close by, picked and ready for the barn.
bay-leaf Arrange {it} around it like leaves just landed from the branch.
paper-straw Line up {it} flat side by side as a bright garden fence.
dried-chickpea Gather {it} in a little mound like apples raked from the orchard.
cinnamon-stick Stack {it} crosswise like sweet-smelling firewood for winter.
bottle-cork Lay {it} in a row like small logs drying for winter.
construction-paper Cut {it} into a wavy pond and lay it down in front.
felt Lay {it} smoothly below it as a meadow in one strong color.
craft-stick Lay {it} side by side as a wooden path through the garden.
wooden-bead Cluster {it} nearby like apples fallen under a tree.
cork-sheet Lay {it} under it as the warm brown ground of fall.
crinkle-paper Fluff {it} into nests of grass all around its base.
burlap Spread {it} out underneath, rough and brown like an autumn field.
felt-ball Roll {it} into a cluster like bright fruit from the orchard.
fake-leaf Strew {it} about in layers, just as the wind would leave them.
flag Stand {it} at one side to wave for the festival of the season.
clothespin Clip {it} together end to end as a low garden fence.
* world Weather
flashlight Switch {it} on and off above it: lightning far away.
foil-pan Drum softly on {it} beside it to make distant thunder.
cookie-tin Tap {it} with your fingers next to it for rolling thunder.
toy-animal Gather {it} close to it, sheltering together until the sky clears.
egg-shaped-shaker Shake {it} gently beside it for the patter of rain.
* world Nature
string-light Weave {it} through the scene like fireflies on a warm night.
toy-animal Place {it} all around as neighbors from the woods.
toy-tree Stand {it} in a loose grove with a clearing in the middle.
candy-wrapper Twist {it} in the middle and set out shiny butterflies.
leaf Layer {it} thickly as a forest floor that rustles.
stick Crisscross {it} into a brush pile where small creatures hide.
pinecone Stand {it} up near it like small, scaly trees.
stone Pile {it} up beside it as a sunny ledge for lizards.
feather Lay {it} here and there, clues that birds have passed.
petal Strew {it} before it as a soft, fragrant trail.
acorn Tuck {it} in small piles, just as squirrels would.
chestnut Scatter {it} under imaginary branches, fresh from the tree.
grass Spread {it} all about and ruffle it into a wild meadow.
sand Smooth {it} into a riverbank and press in tiny tracks.
moss Press {it} down around it as a cool green carpet.
pine-needle Spread {it} in a springy layer like a path under firs.
driftwood Lay {it} across one corner as a fallen tree to cross.
wood-slice Place {it} under it as a stump in a sunny clearing.
seed-pod Lay {it} about as if it had burst open in the sun.
ivy Wind {it} along the ground as creepers in an old forest.
fern-frond Fan {it} out around it like a prehistoric jungle.
clover Lay {it} in a dense patch where bees like to visit.
snail-shell Place {it} along the path where snails would take their time.
potted-plant Slide {it} close so the foliage becomes a jungle canopy.
birdseed Sprinkle {it} nearby as a picnic for wild birds.
log Roll {it} up behind it, home of a hundred beetles.
dried-lentil Spread {it} around it as the fine gravel of a forest trail.
cupcake-liner Turn {it} upside down as toadstools in a fairy ring.
cinnamon-stick Lay {it} about like fallen branches with curling bark.
pipe-cleaner Bend {it} in little humps as caterpillars on the go.
pom-pom Place {it} around it like puffballs and fuzzy flowers.
felt Lay {it} under it as short, soft moorland.
craft-foam Cut {it} into round lily pads and lay them out nearby.
modeling-clay Pinch {it} into mushrooms and plant them around it.
peg-doll Stand {it} along the trail as hikers on a day out.
felt-ball Scatter {it} around it as fat, cheerful berries.
* world Food
magazine Open {it} beside it as the cook's recipe book.
paper-bag Stand {it} open nearby as the shopping bag from the market.
bottle-cap Set {it} around as tiny dishes for sauce.
fabric-scrap Spread {it} smooth as a little tablecloth.
apron Spread {it} out beneath as the chef's own tablecloth.
button Count {it} out beside it as coins for the shop.
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
picture-frame Stand {it} behind as a sign with the dish of the day.
berry-basket Set {it} beside it as a basket fresh from the berry field.
takeout-box Open {it} alongside: supper to go is ready.
pizza-box Open {it} at the rear as a pizzeria with a tall sign.
notebook Open {it} beside it as the waiter's order pad.
playing-card Fold {it} in half and stand the place cards along the table.
price-tag Lean {it} in front with a price in pretend dollars.
candy-wrapper Twist {it} closed and set the pretend candy out.
hardcover-book Stand {it} slightly open as the chef's big cookbook.
seashell Set {it} around as dainty dishes for dips.
flower Lay {it} across the table as for a birthday breakfast.
petal Strew {it} over the cloth for a garden party.
acorn Heap {it} in a mound as nuts at the market stall.
chestnut Pile {it} high as a street vendor would.
bark Lay {it} underneath as a rustic serving board.
seed Sprinkle {it} at the side as spice for the pretend cook.
clover Scatter {it} around as fresh cress for a pretend garnish.
lavender Bunch {it} loosely as the cafe table's bouquet.
dried-orange-slice Lay {it} in a fan as a fruity table decoration.
gourd Set {it} alongside as the pride of the market stall.
pebble Heap {it} up as potatoes in the vegetable stall.
potted-plant Move {it} close as the herb garden outside the kitchen.
mini-pumpkin Place {it} at the corner, prizewinning and proud.
corn-cob Stack {it} crosswise, just like at the farm stand.
bay-leaf Tuck {it} around as a handsome green garnish.
paper-plate Lay {it} underneath and serve with a bow.
paper-cup Set {it} to one side for pretend lemonade.
wax-paper Lay {it} beneath, like in a good sandwich shop.
dry-pasta Heap {it} at the side as the pasta maker's fresh batch.
spaghetti Bundle {it} up as in an Italian shop window.
dried-bean Heap {it} into a hill for weighing and selling.
dried-lentil Mound {it} up as a bright heap in the bazaar.
dried-chickpea Gather {it} into a round heap for the grocer's scale.
cupcake-liner Set {it} out in a row as trays for pastries.
paper-napkin Spread {it} corner forward for a proper little table.
kitchen-sponge Lay {it} at the side: even a play kitchen gets washed up.
wooden-spoon Lay {it} next to it as the head chef's stirring spoon.
plastic-spoon Lay {it} to the right, just as the table is set.
plastic-fork Lay {it} to the left of the place setting.
cookie-cutter Line {it} up as the bakery's best shapes.
cake-board Slip {it} underneath, just as a fine pastry shop would.
paper-doily Lay {it} underneath, as lacy as Grandma's cake plate.
bowl Set {it} alongside, ready for some pretend stirring.
ceramic-mug Set {it} next to it as a breakfast mug.
coffee-bean Strew {it} by the edge for a corner cafe smell.
candy Line {it} up, still wrapped, as in an old sweet shop.
cardstock Fold {it} into a tent and stand up a menu sign.
yarn Coil {it} loosely at the side as a portion of noodles.
pom-pom Heap {it} up as scoops, berries, and meatballs for play.
craft-foam Cut {it} into lettuce leaves and cheese slices for the side dish.
bead Heap {it} in tiny mounds as peas and berries for sale.
bell Set {it} on the counter: ring for service.
play-dough Roll {it} into peas, buns, and dumplings for the side dish.
modeling-clay Shape {it} into tiny fruit for the market stall.
graph-paper Lay {it} underneath as a checkered diner cloth.
index-card Fold {it} to stand up as the special of the day.
paper-fan Open {it} and give the tearoom a festive wall.
cork-sheet Lay {it} underneath as a trivet for the pretend hot pot.
lace Lay {it} along the table's edge as for a Sunday coffee party.
felt-ball Heap {it} as oranges, plums, and cherries in the stall.
peg-doll Stand {it} in line as customers with a big appetite.
flag Stand {it} on one side to show the shop is open.
fake-leaf Layer {it} underneath as a leafy bed for the fruit.
glass-gem Strew {it} alongside as ice cubes that never melt.
ribbon-rose Set {it} on the table like sugar roses.
wooden-bead Roll {it} together in a heap as plums and nuts.
board-game-piece Line {it} up at the counter as guests waiting their turn.
`;
