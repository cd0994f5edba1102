/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* world Fairy Tales
cardboard-tube Stand {it} around it like the thick trunks of an enchanted forest.
cardboard-box Turn {it} open side forward behind it and play the tale on this stage.
cardboard Fold {it} in zigzags and stand the folds behind it as faraway mountains.
shoebox Tip {it} open side forward behind it: a snug little throne room.
cereal-box Stand {it} upright beside it to be the castle's tall gatehouse.
small-box Set {it} open beside it, a treasure chest still waiting for gold.
milk-carton Place {it} a little way off, like a village cottage with a pointed roof.
newspaper Crumple {it} into soft humps around it, the hills beyond the last kingdom.
paper-bag Twist {it} in the middle for a gnarled old tree and spread the top wide.
plastic-lid Lay {it} down in front of it: here is the frog's round pond.
bottle-cap Set out {it} as tiny plates for a supper among dwarfs.
cork Stand {it} in a ring beside it, stools for the little forest folk.
fabric-scrap Lay {it} end to end toward it and roll out a patchwork royal carpet.
old-t-shirt Bunch {it} up underneath so that it looks out over rolling hills.
button Drop {it} one by one along the table like Hansel's trail home.
string Wind {it} across the table as a thin brook that babbles past.
rope Lay {it} in a wide ring around it to mark the bank of the moat.
shoelace Wiggle {it} toward it: the crooked lane to grandmother's house.
clothespin Stand {it} in a straight row beside it like palace guards on duty.
cotton-ball Scatter {it} nearby, a flock of lost sheep waiting for Bo Peep.
bubble-wrap Press {it} flat around it for the bumpy cobbles of a castle yard.
packing-paper Crinkle {it} into a rocky pass and let it rest on the slope.
wrapping-paper Stand {it} in wide pleats behind it, as festive as palace walls.
envelope Lean {it} close by: the invitation to the royal ball has arrived.
old-greeting-card Open {it} upright behind it as a painted scene from the tale.
old-book-page Pleat {it} and stand the pleats behind it, a whispering wood of words.
old-CD Lay {it} shiny side up in front of it and see a frozen lake gleam.
egg-shaped-plastic-shell Nestle {it} near it: the golden goose has been here.
packing-peanut Let {it} tumble softly around it, the snow from Mother Holle's pillows.
old-towel Ripple {it} beneath it into meadows where shepherds wander.
pillow-stuffing Pull {it} thin and tuck the wisps around it, morning mist in the valley.
spool Stack {it} beside it to raise a small round watchtower.
coin Heap {it} up beside it, the riches of a very old king.
marble Gather {it} in a gleaming pile, jewels from a giant's purse.
soft-ball Rest {it} beside it: the golden ball that the frog brought back.
flashlight Shine {it} from one side and watch its shadow grow into a giant.
old-jewelry-piece Spill {it} out in front of it like a dragon's sparkling hoard.
tissue-box Set {it} on end behind it as a broad castle keep.
pizza-box Prop {it} open behind it: the lid is sky, the bottom a courtyard.
string-light Loop {it} loosely behind it, fireflies in the midnight wood.
LED-candle Set {it} beside it as the lantern that guides guests to the ball.
glow-stick Lay {it} along the way and let the fairy path shimmer at dusk.
old-sweater Mound {it} up under it for a hill as cozy as a bear's cave.
mitten Prop {it} open nearby: the warm house where all the animals squeezed in.
scarf Unroll {it} toward it, the long soft carpet that leads to a throne.
bandana Drape {it} from the shelf edge behind it as the curtain of a puppet stage.
cloth-napkin Spread {it} smoothly before it: the wishing table has set itself.
old-tie Lay {it} straight up to it and let the drawbridge down.
old-belt Stand {it} on edge in a curve behind it like an outer castle wall.
denim Smooth {it} around it, deep blue like a moat at night.
pillowcase Puff {it} up below it, a featherbed fit for a real princess.
bed-sheet Drape {it} from a shelf behind it as pale dawn over the kingdom.
blanket Heap {it} into peaks and valleys under it, seven mountains to cross.
curtain-ring Lay out {it} beside it like crowns for princes to try on.
picture-frame Stand {it} upright behind it as a wide palace window.
dryer-sheet Tear {it} into wisps and float the fog low around it.
duct-tape Stick {it} along the table as the broad road for the royal coach.
masking-tape Press {it} onto the table in a bendy path through the deep woods.
electrical-tape Stick {it} in stripes before it like steps up to the palace.
metal-lid Slide {it} under it: a shining floor for the midnight dance.
twist-tie Bend {it} into rings and tiny crowns, gifts left for the bride.
berry-basket Set {it} beside it, Red Riding Hood's basket put down to pick blossoms.
basket Tip {it} toward it from behind: the wolf's den lies empty today.
cup-carrier Stand {it} on edge behind it and see a row of castle arches.
oatmeal-canister Place {it} next to it, a stout tower where the cook lives.
chip-can Stand {it} upright beside it, slim and high like Rapunzel's tower.
cookie-tin Turn {it} over beneath it to make a round royal stage.
wooden-box Open {it} at its side as the bride's old carved dowry chest.
old-key Lay {it} at the gate for whoever dares to enter the secret chamber.
duplo-brick Build {it} up around it into a sturdy wall with a gateway.
toy-brick Stack {it} beside it into the third little pig's strong house.
toy-animal Gather {it} around it: the forest friends have come to listen.
toy-tree Set {it} close together behind it for a wood full of secrets.
stuffed-animal Seat {it} behind it as the gentle giant of this land.
doll Seat {it} nearby, the guest of honor at today's royal feast.
wooden-block Pile {it} at both sides of it like gate towers.
net-bag Bunch {it} up behind it into the thorny hedge of a sleeping castle.
foam-cup Turn {it} over beside it as a plump snow-white turret.
toilet-paper Roll out {it} in front of it as the Snow Queen's icy road.
tissue Scrunch {it} into loose white roses and lay the roses around it.
map Spread {it} below it to show every road in the realm.
sheet-music Fold {it} upright behind it, a ballroom wall where music lives.
playing-card Bend {it} slightly and stand the row beside it as the Queen's guards.
puzzle-piece Lay {it} in a loose trail as a paved way with many gaps.
board-game-piece Stand {it} around it, townsfolk who came out to cheer.
wallpaper Prop {it} behind it and give the great hall a splendid wall.
hardcover-book Stand {it} half open behind it, as though it just stepped out of the story.
folder Open {it} like a corner behind it for a room in the palace.
candy-wrapper Twist {it} into shiny sweets like those on the witch's house.
tinsel Drape {it} from the shelf above it, fairy dust in mid-sparkle.
ornament Rest {it} near it like the gleaming apple from the king's garden.
gift-bow Set {it} at its side, a splendid bloom from the palace garden.
straw-hat Prop {it} behind it as the first little pig's thatched roof.
rubber-boot Stand {it} close by: surely Puss in Boots is not far.
sneaker Park {it} next to it, home of the old woman who lived in a shoe.
canvas-shoe Leave {it} nearby like the slipper lost on the palace stairs.
vinyl-record Put {it} under it and turn slowly: everyone waltzes at the ball.
gauze Hang {it} from the shelf behind it, a veil between two worlds.
coaster Place {it} under it as a round plaza in front of the castle.
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
bark Lay {it} from one side to the other: a bridge, but who hides under?
sand Spread {it} all around it for the courtyard where knights practice.
seed Divide {it} into two small heaps for Cinderella's doves to sort.
moss Press {it} gently around it, a soft bed in the fairy glen.
pine-needle Sprinkle {it} about it to lay the hushed floor of the forest.
pine-branch Lay {it} upright against a shelf behind it as the huntsman's dark woods.
wreath Lay {it} flat around it, an evergreen hedge keeping a secret.
driftwood Place {it} behind it like a fallen tree nobody can cross.
wood-slice Set it upon {it}, a stump in the clearing where tales begin.
wood-scrap Stack {it} beside it as the woodcutter's little hut.
seed-pod Rock {it} beside it, a cradle just right for Thumbelina.
corn-husk Twist {it} into bundles like sheaves by the miller's gate.
reed Stand {it} against the back of the scene where the swan sleeps.
raffia Heap {it} near it, straw that Rumpelstiltskin will spin to gold.
soil Pat {it} down around it, a garden bed where magic may sprout.
ivy Trail {it} up and around it as if it had slept a hundred years.
fern-frond Fan out {it} behind it, feathery ferns that hide a unicorn.
clover Tuck {it} around it for luck and look for a leprechaun.
lavender Lay {it} in rows beside it as the good fairy's purple garden.
cotton-stem Stand {it} behind it like small trees under fresh snow.
gourd Place {it} next to it, halfway to becoming a carriage.
snail-shell Set {it} along the path, houses for the smallest of folk.
sea-glass Scatter {it} beside it, treasure from the mermaid's garden.
hay Fluff {it} up at its side: the first little pig starts building.
wheat-stalk Stand {it} in a bunch beside it as fields of the Marquis of Carabas.
pebble Lay {it} in a long line to shine the way home by moonlight.
colored-sand Trickle {it} in swirls around it as a garden under a spell.
kinetic-sand Squeeze {it} into little turrets around it and raise a castle town.
potted-plant Move {it} behind it: the beanstalk has grown overnight.
air-plant Set {it} at its foot like a curly bush in the witch's garden.
pressed-flower Lay {it} around it as a dainty carpet for the fairies.
pumpkin Place {it} behind it, the great coach before the clock strikes.
mini-pumpkin Park {it} next to it as the coach, midnight being long past.
corn-cob Stand {it} beside it like a golden pillar of the king's hall.
bay-leaf Lay {it} in a circle around it, a laurel garland for heroes.
eucalyptus Lean {it} behind it, silver branches from the dancing princesses' grove.
log Roll {it} behind it, the bench where the three bears rest.
paper-plate Place {it} beneath it, a round white plaza before the palace.
paper-cup Turn {it} over nearby as a tent for the knights' tournament.
paper-bowl Turn {it} over behind it for a smooth little hill on the horizon.
egg-carton Turn {it} over behind it and gaze at a whole range of peaks.
aluminum-foil Smooth {it} out beside it, the lake where swans glide.
wax-paper Crumple {it}, spread the creases flat, and let the pond freeze over.
paper-straw Lay {it} side by side along the lane for a striped garden fence.
dry-pasta Set out {it} like curly hedges in the palace park.
rice Sprinkle {it} all around it, a fresh snowfall for the Snow Queen.
dried-bean Place {it} beside it: for such magic, Jack traded a cow.
dried-lentil Scatter {it} before it for the doves to help Cinderella sort.
dried-chickpea Lay {it} in a cozy hollow and test who is a real princess.
popcorn Scatter {it} as white blossoms fallen in the royal orchard.
coffee-filter Pinch {it} in the middle and puff out the skirts of ball guests.
cupcake-liner Turn {it} over around it as ruffled toadstools in a fairy ring.
paper-napkin Unfold {it} in front of it, the picnic cloth of three bears.
apple Place {it} beside it, round and tempting, just as in Snow White.
orange Set {it} high on the shelf above it, a glowing harvest moon.
paper-doily Lay {it} under it as a lacy rug in the queen's chamber.
cinnamon-stick Stack {it} up like logs the woodcutter brought home.
bottle-cork Place {it} around a clearing as stumps left by the woodcutter.
bowl Turn {it} over behind it as the hill where trolls live.
breakfast-cereal Scatter {it} nearby, the crunchy tiles of a gingerbread roof.
plastic-cup Turn {it} over beside it: a glass tower only the brave can climb.
candy Set {it} around it like bright cobbles outside the gingerbread house.
candy-cane Lean {it} on either side like the posts of a sugar gate.
cookie Lay {it} in a path toward it, paving from the sweetest house of all.
ice-cream-cone Turn {it} over beside it, the pointed roof of a tower.
marshmallow Set {it} around it as soft white boulders in candy country.
pretzel Line up {it} into a curly fence around the witch's garden.
sprinkles Sprinkle {it} around it, a rainbow dusting from the good fairy.
sugar Dust {it} over the table before it for glittering winter frost.
salt Shake {it} lightly around it until the kingdom lies in snow.
flour Sift {it} about it as the miller's dusty yard.
oats Heap {it} up for three bears: too big, too small, just right.
broccoli Stand {it} up in a cluster, leafy oaks for Robin Hood.
celery Stand {it} next to it like a pale stalk climbing to the clouds.
carrot Pile {it} up at the stable, supper for the prince's horse.
green-bean Lean {it} against it, a beanstalk on the very first morning.
fresh-herb Bunch {it} beside it as Rapunzel's walled garden.
coffee-bean Lay {it} close together for a dark cobbled lane.
foil-pan Place {it} under it, a silvery moat on every side.
cake-board Set it upon {it} and turn it slowly like a music box.
bread Crumble {it} into a trail that leads deeper into the woods.
construction-paper Tear {it} into tree shapes, fold lengthwise, and let the forest stand.
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
sequin Scatter {it} where the fairy godmother swung her wand.
bead Trail {it} behind it like pearls from a broken necklace.
bell Place {it} at its side to ring in midnight at the ball.
play-dough Roll {it} into toadstools and set the toadstools in a ring around it.
modeling-clay Shape {it} into tiny loaves and pots for the bears' kitchen.
air-dry-clay Form {it} into round rocks where a talking frog can sit.
salt-dough Pinch {it} into little loaves, gifts from the village baker.
confetti Sprinkle {it} over the ground: the whole kingdom celebrates a wedding.
crinkle-paper Fluff {it} around it like a nest where golden eggs are laid.
metallic-paper Lay {it} before it and let the enchanted lake shine.
glitter-paper Prop {it} upright behind it, a night sky heavy with wishes.
origami-paper Fold {it} into tiny tents for the tournament field.
paper-strip Curl {it} around a finger: springy vines for a spellbound garden.
wooden-bead Lay {it} along the lane like round lamps on a festival night.
felt-ball Set {it} around it, woolly toadstool caps in every color.
faux-fur Lay {it} under it, the shaggy rug from the beast's hall.
wool-roving Puff {it} into clouds on the shelf above, where the giant lives.
tulle Bunch {it} up behind it like the mist of a fairy glade.
lace Lay {it} along the front as frost the Snow Queen left.
burlap Spread {it} under it, the farmyard where the ugly duckling hatched.
peg-doll Stand {it} beside it as a page waiting with good news.
paper-lantern Hang {it} from a shelf above it, a kindly moon for the tale.
paper-fan Open {it} wide behind it like a peacock's tail in the palace park.
paper-crown Stand {it} around it as a golden wall with battlements.
party-hat Stand {it} beside it, the pointed roof of the wizard's house.
flag Stand {it} beside it to greet knights riding home.
ribbon-rose Set {it} about it, roses from the beast's own garden.
fake-leaf Scatter {it} about it for a path where footsteps rustle.
glass-gem Lay {it} in a curve before it, drops of an enchanted stream.
crystal Place {it} around it, the dwarfs' finds from deep in the mine.
stick-on-gem Scatter {it} like jewels tumbling from a treasure chest.
mosaic-tile Lay {it} piece by piece into a palace floor in front of it.
charm Hide {it} around it for the youngest son to discover.
necklace-chain Let {it} trickle down beside it, spun overnight from straw to gold.
embroidery-hoop Stand {it} upright behind it as a round window in the tower.
terracotta-pot Turn {it} over beside it, a clay cottage for a gnome.
wooden-craft-shape Lay {it} around it like carved signs at a crossroads.
corrugated-paper Lay {it} ridges up beside it, plowed fields around the village.
cork-sheet Slide {it} under it for the warm brown earth of the clearing.
bamboo Stand {it} beside it, the grove where the Moon Princess was found.
* world Fantasy
cardboard-tube Stand {it} around it like pillars of a temple nobody remembers.
cardboard-box Lay {it} open side forward behind it: a cave deep enough for legends.
cardboard Bend {it} in zigzags and stand jagged peaks on the horizon.
shoebox Tip {it} toward it from behind as the lair where treasures are kept.
cereal-box Stand {it} beside it as a watchtower on the border of the realm.
small-box Leave {it} half open nearby, a chest that hums with magic.
milk-carton Stand {it} close by, the crooked hut of a village wizard.
newspaper Scrunch {it} into bumpy crags under it, wild land for climbers.
paper-bag Crumple {it}, then stand it open end forward as a rocky grotto.
plastic-bottle Stand {it} beside it as the crystal tower of a sorceress.
plastic-jar Place {it} near it, empty but for an invisible spell.
plastic-lid Set {it} before it as a portal that glows when someone steps in.
bottle-cap Spread {it} out as the battle shields of very small heroes.
cork Stand {it} in a circle, seats for the council of gnomes.
fabric-scrap Drape {it} over a shelf edge behind it as banners of every clan.
old-t-shirt Crumple {it} up beneath it into soft hills on another world.
button Heap {it} by its side: this hoard has been gathered for centuries.
rope Coil {it} beside it like a sea serpent taking a nap.
string Lay {it} in a big spiral around it, the path into the labyrinth.
cotton-ball Line up {it} on the shelf above, clouds where winged horses rest.
bubble-wrap Spread {it} out around it like the scaly back of a sleeping giant.
packing-paper Crumple {it} and prop up a cliff full of caves behind it.
old-book-page Roll up {it} tightly, scrolls from the wizard's library.
old-greeting-card Open {it} on edge beside it as a tent at the elves' camp.
envelope Lay {it} before it: the owl has brought a letter.
old-CD Lay {it} shiny side up as a pool where rainbows are born.
egg-shaped-plastic-shell Tuck {it} close to it: something inside may hatch tonight.
packing-peanut Scatter {it} around it like boulders of frozen cloud.
old-towel Wrinkle {it} below it into dunes that shift by moonlight.
pillow-stuffing Tease {it} out and float a cloud kingdom on the shelf above it.
glove Lay {it} nearby as if a giant had dropped it here.
spool Pile up {it} beside it, columns from a lost city.
coin Heap {it} into a glittering bed where a dragon would love to sleep.
dice Set {it} down beside it, rune cubes that tell the next adventure.
marble Place {it} around it, planets caught in a wizard's garden.
flashlight Shine {it} from below and raise huge wings of shadow behind it.
golf-ball Nest {it} at its side like a pale egg with a dimpled shell.
old-jewelry-piece Drape {it} over the edge of its hoard for everyone to envy.
tissue-box Turn {it} sideways behind it, a cave with a narrow entrance.
pizza-box Open {it} upright behind it so that a new world unfolds.
string-light Drape {it} along the shelf above it, will-o'-the-wisps in flight.
LED-candle Place {it} beside it to light the wizard's study.
glow-stick Lean {it} against the shelf behind it, a wand still humming with power.
old-sweater Heap {it} up under it like the back of a woolly mountain troll.
scarf Lay {it} in wide bends around it, a river that flows uphill.
bandana Smooth {it} out under it as a magic carpet ready for takeoff.
cloth-napkin Pinch {it} up in the middle and pitch a pointed elf tent.
old-tie Curve {it} around it like the patterned tail of a dragon.
old-belt Curl {it} around it as the world serpent holding its own tail.
denim Fold {it} in waves before it, the bay where krakens wait.
bed-sheet Hang {it} from a shelf behind it, white cliffs at the world's end.
pillowcase Drape {it} over a shelf behind it and hide the Ice Queen's valley.
blanket Pile {it} into mountains under it, with passes for brave travelers.
curtain-ring Scatter {it} about: which ring rules the whole realm?
zipper Lay {it} open before it, a crack into the world below.
buckle Lay {it} beside it, all that is left of a knight's armor.
picture-frame Stand {it} behind it as a doorway between two worlds.
dryer-sheet Pull {it} into rags of mist and let ghosts glide around it.
duct-tape Stick {it} in a big ring around it, a circle of protection.
masking-tape Press {it} onto the table in a maze that leads to it.
electrical-tape Stick {it} on the table in mysterious runes before it.
metal-lid Lean {it} against it as the shield of a fearless hero.
bread-tag Scatter {it} like dragon scales shed in spring.
twist-tie Twist {it} into wriggly little snakes for Medusa's garden.
milk-jug Set {it} behind it like a pale iceberg from the frozen north.
berry-basket Turn {it} over behind it, the cage from which a phoenix escaped.
basket Set it into {it}, a nest built by something with wings.
cup-carrier Turn {it} over under it, a plateau of old volcanoes.
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
stuffed-animal Seat {it} behind it, the great guardian of the valley.
doll Let {it} meet it: a traveler from the world of humans.
wooden-block Set {it} up in a ring like an ancient circle of stones.
ping-pong-ball Set {it} on the shelf above it, one of the realm's pale moons.
soft-ball Place {it} before it as a seer's cloudy crystal ball.
foam-cup Turn {it} over near it, an igloo tower of the frost elves.
net-bag Spread {it} behind it like the web of a giant spider.
tissue Pinch {it} in the middle and let a ghostly moth perch above it.
cotton-pad Lay {it} in a row before it, cloud steps to the sky castle.
map Unfold {it} under it: every land here is still unexplored.
keycap Scatter {it} before it, tablets carved with unknown letters.
sheet-music Roll up {it} beside it, songs of the last bard.
playing-card Fan {it} out in front of it like a fortune teller's spread.
puzzle-piece Lay {it} loosely around it as islands in a broken world.
board-game-piece Stand {it} around it: the company of heroes is complete.
paint-chip Lay {it} side by side before it as the rainbow bridge.
candy-wrapper Crumple {it} into shiny gems for its secret hoard.
tinsel Hang {it} from the shelf above it, a shower of falling stars.
ornament Rest {it} beside it, an orb with a whole world inside.
umbrella Open {it} on the floor behind it like a great folded wing.
straw-hat Set {it} down under it as a golden island in the sky.
rubber-boot Stand {it} near it: a giant took just one step here.
vinyl-record Slide {it} under it, the dark whirlpool at the sea's end.
hardcover-book Stand {it} half open behind it, the spell book it escaped from.
gauze Drape {it} from the shelf behind it like cobwebs in an old crypt.
shadow-box Stand {it} behind it as a window into the elf king's hall.
pillow Put {it} under it and it floats on its own private cloud.
coaster Place {it} under it as a flying disk over the valley.
egg-shaped-shaker Nestle {it} beside it, an egg that already rattles inside.
glass-jar Set {it} near it, ready to keep a will-o'-the-wisp for one night.
leaf Scatter {it} around it on the forest floor where fairies walk.
stick Stand {it} leaning together like the skeleton of an ancient forest.
pinecone Set {it} around it as trees with armored bark.
stone Arrange {it} in a ring around it, a circle of old power.
seashell Lay {it} around it as homes in the mermaids' village.
feather Lay {it} near it: a griffin preened its wings here.
flower Stand {it} against its side, blossoms as big as houses.
petal Scatter {it} around it, boats and blankets for fairies.
acorn Place {it} beside it, mugs and helmets for the pixies.
chestnut Heap {it} up like polished eggs of wood dragons.
grass Strew {it} around it as the pasture of unicorns.
bark Lean {it} behind it, the weathered door to a tree spirit's home.
sand Spread {it} under it and draw magic signs with one finger.
seed Sprinkle {it} in a spiral from which a wonder may grow.
moss Lay {it} around it as the carpet of the elf queen.
pine-needle Strew {it} thickly around it, the floor of a thousand-year wood.
pine-branch Prop {it} up behind it as a forest no map shows.
wreath Stand {it} behind it as a living portal to the fairy realm.
driftwood Lay {it} behind it like the bones of a great sea dragon.
wood-slice Set it on {it}, the throne grown by the forest itself.
wood-scrap Pile {it} up beside it into a tumbledown goblin hut.
seed-pod Tuck {it} around it like cocoons with sleeping pixies.
corn-husk Tear {it} into strips and bunch up a nest for a young griffin.
reed Lean {it} behind it where the swamp spirits sing.
raffia Tousle {it} around it into a nest for something that breathes smoke.
soil Pat {it} down around it and press huge footprints in.
ivy Let {it} twine beside it over ruins that elves left behind.
fern-frond Stand {it} around it for a jungle where lizards have wings.
clover Spread {it} under it, a lucky meadow for unicorns.
lavender Lean {it} around it as trees in a violet dream forest.
cotton-stem Stand {it} behind it, trees that grow clouds for fruit.
gourd Stand {it} beside it as the round house of a hobgoblin.
snail-shell Set {it} around it, spiral cottages in gnome town.
hay Plump {it} up under it, the stable bed of a winged horse.
wheat-stalk Stand {it} beside it, fields through which the wind giant strolls.
pebble Stack {it} into tiny cairns that guide elves over the pass.
colored-sand Trickle {it} around it in rings of magical color.
kinetic-sand Squeeze {it} into a mountain behind it and poke in a cave.
potted-plant Place {it} behind it, the great tree that holds up the sky.
air-plant Lay {it} near it like a creature with many green tentacles.
pressed-flower Lay {it} around it, a ring where fairies dance tonight.
bamboo Stand {it} in a cluster where a long-whiskered dragon hides.
pumpkin Place {it} behind it, a glowing hill in the harvest realm.
mini-pumpkin Set {it} beside it as a house with a green chimney.
coconut-shell Turn {it} open side forward behind it, a dark and hairy den.
eucalyptus Lean {it} beside it as the silver-leaved trees of the moon elves.
log Lay {it} behind it, a fallen giant of the ancient forest.
paper-plate Lay {it} under it for a flat world that ends at the rim.
paper-bowl Turn {it} over behind it, a burrow with a round roof.
paper-cup Turn {it} over beside it as a hermit's white tower.
egg-carton Open {it} beside it as a hatchery for dragon eggs.
aluminum-foil Crumple {it} into sharp silver peaks and line up the Ice Mountains.
wax-paper Wrinkle {it} flat before it, a lake under everlasting ice.
paper-straw Lay {it} in a star beneath it, beams of a landing portal.
dry-pasta Scatter {it} around it, shells and coils from a magical beach.
rice Sprinkle {it} around it until the land lies under elfin snow.
dried-bean Lay {it} before it like speckled eggs of tiny drakes.
popcorn Scatter {it} around it, puffs of cloud that fell to earth.
salt Spread {it} in a glittering plain and trace runes with a fingertip.
sugar Sprinkle {it} all about it like the Frost Fairy's breath.
coffee-filter Pinch {it} in the middle and set gauzy moths around it.
cupcake-liner Turn {it} over around it, a troop of spotted toadstools.
paper-doily Lay {it} under it as a spell circle drawn by fairies.
kitchen-sponge Set {it} beside it as a spongy stone from the marsh of trolls.
cinnamon-stick Lay {it} nearby like the scrolls of a spice wizard.
orange-peel Curl {it} beside it as the shed skin of a sun snake.
dried-orange-slice Prop {it} on the shelf above it, the small sun of this world.
eggshell Lay {it} at its feet: the baby dragon has just hatched.
egg Bed {it} close to it, guarded day and night.
bottle-cork Stack {it} beside it into chimneys of a dwarf forge.
bowl Turn {it} over behind it, the dome over a city of gnomes.
plastic-cup Turn {it} over next to it, a dome of glassy ice.
chopstick Lay {it} before it, wands left over from the last lesson.
paper-umbrella Open {it} beside it, a giant blossom to shelter the sprites.
candy Scatter {it} like gems from the mines of the sugar dwarfs.
marshmallow Set {it} around it, soft rocks in the land of dreams.
ice-cream-cone Turn {it} over beside it, a unicorn's lost horn of giant size.
sprinkles Sprinkle {it} behind it, the trail of a galloping unicorn.
broccoli Stand {it} around it as stout, curly trees of the gnome woods.
fresh-herb Lay {it} around it, the healing garden of a wise witch.
foil-pan Place {it} under it as a lake of pure quicksilver.
ceramic-plate Put {it} under it, a polished moon on which it has landed.
ceramic-mug Set {it} near it as the cauldron of a good witch.
construction-paper Fold {it} into sharp peaks and stand the dragon mountains up.
tissue-paper Crumple {it} around it like the glowing rim of a lava lake.
crepe-paper Let {it} ripple out before it like a breath of dragon heat.
cellophane Crinkle {it} around it, the crystal lagoon of the mermaids.
yarn Trail {it} through the maze so that heroes find the way back.
ribbon Hang {it} from the shelf above it as northern lights.
pipe-cleaner Spiral {it} around a finger and grow strange curly trees.
pom-pom Scatter {it} around it, fuzzy sprites that mean no harm.
felt Spread {it} under it, the velvety grass of a dream meadow.
craft-stick Lay {it} plank by plank over an abyss only the brave cross.
sequin Scatter {it} about like scales lost by a mermaid.
bead Spill {it} before it, loot from a sunken elfin ship.
bell Set {it} beside it to call the fairies home at dusk.
play-dough Roll {it} into speckled eggs and bed the eggs beside it.
modeling-clay Pinch {it} into odd little mushrooms and dot the ground around it.
air-dry-clay Press {it} flat and leave the footprints of unknown beasts.
confetti Lay {it} along the shelf above it like pixies in flight.
crinkle-paper Fluff {it} into a rustling nest where a young dragon dozes.
metallic-paper Spread {it} under it, a floor of beaten dragon gold.
glitter-paper Bend {it} in a curve behind it, a sky full of magic dust.
origami-paper Fold {it} into winged things that circle around it.
paper-strip Curl {it} tightly and let spiral plants sprout next to it.
letter-bead Scatter {it} before it: which word opens the gate?
wooden-bead Heap {it} up as fruit from the tree of long life.
felt-ball Set {it} around it, woolly puffballs from the gnome woods.
faux-fur Lay {it} under it like the back of a slumbering yeti.
wool-roving Pull {it} thin and wrap the foot of the mountain in fog.
tulle Drape {it} from the shelf over it like a shimmering spell.
lace Hang {it} from a shelf behind it, the web of a silver spider.
burlap Rumple {it} under it as barren land beyond the last village.
leather Lay {it} under it like the worn map cover of an explorer.
peg-doll Stand {it} before it, the young hero of this quest.
paper-lantern Hang {it} from a shelf above it like a glowing second moon.
paper-fan Open {it} behind it, the rising sun of a faraway realm.
party-hat Stand {it} beside it, a wizard's hat with nobody underneath.
paper-crown Stand {it} around it, a jagged ring of golden mountains.
flag Stand {it} behind it: this land belongs to the dragon riders.
ribbon-rose Place {it} around it, blooms that whisper after sunset.
fake-leaf Lean {it} around it as umbrellas for the smallest folk.
slime Let {it} ooze beside it as the bubbling swamp of ogres.
crystal Stand {it} around it, glowing spires from the heart of a mountain.
stick-on-gem Strew {it} about like sparks from a wand.
mosaic-tile Lay {it} out before it as the mosaic of a sunken temple.
charm Lay {it} beside it, an amulet against every curse.
necklace-chain Coil {it} up on the heap that it guards so jealously.
embroidery-hoop Stand {it} upright behind it, a ring to fly through.
terracotta-pot Tip {it} sideways near it, a cave for clay goblins.
tea-light-holder Place {it} beside it as the brazier of a quiet temple.
corrugated-paper Roll {it} into grooved columns and set up a temple beside it.
cork-sheet Lay {it} under it, dry cracked land where dragons sun themselves.
wooden-craft-shape Lay {it} around it as carved tokens of the forest clans.
* world Seasons
cardboard-tube Stand {it} upright close by, bare as a tree trunk in winter.
cardboard-box Turn {it} on its side behind it: an open barn for chilly nights.
cardboard Lay {it} flat underneath as a field that each season can change.
shoebox Set {it} on its long side behind it, a cozy den for cold days.
cereal-box Stand {it} behind it as the wall of a farmhouse in fall.
small-box Place {it} nearby as a little cottage waiting for the first snow.
milk-carton Stand {it} a few steps away: the neighbor's house with its pointed roof.
newspaper Crumple {it} into round balls and stack up a pile of snowballs.
paper-bag Stand {it} open beside it, like a big yard sack for raked leaves.
plastic-lid Lay {it} down flat beside it: a pond frozen hard for skating.
fabric-scrap Lay {it} edge to edge as plowed, green and golden fields.
button Dot {it} through the scene like the first bright spring flowers.
string Wind {it} away from it as a narrow trail through the seasons.
rope Lay {it} in a wide ring around it: the fence of a snowy pasture.
cotton-ball Pull {it} into soft drifts and heap them around it after snowfall.
cotton-swab Lay {it} in neat rows as the white rails of a winter fence.
bubble-wrap Spread {it} under it, bubbles up, as bumpy, crackling ice.
packing-paper Crumple {it}, open it again and stand up a ridge of brown fall hills.
wrapping-paper Spread {it} underneath as a bright festive carpet for the season.
old-greeting-card Stand {it} half open behind it, like holiday scenery on a stage.
old-CD Lay {it} shiny side up: a skating rink that catches the light.
egg-shaped-plastic-shell Nestle {it} close beside it like an egg laid out for spring morning.
packing-peanut Scatter {it} loosely around it as chunky lumps of fresh snow.
old-towel Smooth {it} out below it like a sunny summer beach.
pillow-stuffing Fluff {it} up all around it until everything is deep in snow.
spool Place {it} near it, round and flat on top, like a garden stump.
marble Roll {it} up close as shiny berries for hungry winter birds.
flashlight Shine {it} low from one side as the golden evening sun of fall.
string-light Drape {it} in loops above it to brighten the longest night.
LED-candle Set {it} beside it, a warm lantern for the early dark of December.
glow-stick Lean {it} up behind it as northern lights over a winter night.
old-sweater Bunch {it} into woolly hills around it, ready for a frosty day.
scarf Lay {it} in soft folds around it as hills changing color.
bandana Spread {it} beside it: a cheerful blanket for a summer picnic.
cloth-napkin Smooth {it} out underneath as a tidy field ready for sowing.
denim Spread {it} flat in front, a deep blue lake for summer swims.
bed-sheet Drape {it} in gentle folds below it: rolling land under fresh snow.
blanket Fold {it} into a cozy hillside and let it rest on top.
dryer-sheet Lay {it} thinly in front like morning frost across a lawn.
berry-basket Put {it} beside it as a little crate from the summer harvest.
foam-tray Lay {it} upside down below it: a white platform of packed snow.
bucket Stand {it} nearby like a garden pail on a busy spring day.
basket Set {it} close beside it, ready for a fall harvest.
toy-animal Lead {it} up to it as friends who meet it in every season.
toy-tree Stand {it} all around as a small forest in summer dress.
toy-car Park {it} alongside, just back from a drive through the fall hills.
doll Seat {it} next to it as a visitor enjoying the season.
toy-brick Stack {it} into a low garden wall where spring can begin.
wooden-block Pile {it} up neatly like firewood stored away for winter.
golf-ball Set out {it} in front, like hard-packed snowballs.
ping-pong-ball Gather {it} in a small heap: snowballs ready for a friendly match.
foam-ball Nestle {it} beside it like a great ball of rolled snow.
beach-ball Rest {it} behind it as a huge bright summer sun.
toilet-paper Unroll {it} in a winding strip, a path shoveled through the snow.
tissue Tear {it} into wisps and lay them around it as late snow.
cotton-pad Lay {it} one beside the next as snowy stepping stones.
wallpaper Stand {it} up in a curve behind it, a garden in full pattern.
paint-chip Line up {it} from cool to warm as a path through the year.
candy-wrapper Twist {it} in the middle and scatter the bright little fall butterflies.
tinsel Spread {it} thinly around it like frost glinting in morning light.
ornament Set {it} beside it to shine like a frozen winter bubble.
gift-bow Place {it} at one side like a giant blossom bursting open.
straw-hat Tip {it} up behind it as a big round haystack.
LED-tea-light Place {it} along the way as glowing lanterns for dark evenings.
gauze Stretch {it} wide and lay it low, the mist of a fall morning.
leaf Scatter {it} in a rustling carpet all around its base.
stick Push {it} together in a leaning bundle: wood gathered before winter.
pinecone Stand {it} on end, like evergreens waiting for their snow.
stone Set {it} around it like boulders warming in the spring sun.
seashell Lay {it} about like finds from a long summer beach day.
feather Drop {it} lightly nearby, left by birds flying south for winter.
flower Lean {it} close beside it as towering blossoms of high summer.
petal Let {it} drift down around it like spring blossoms in a breeze.
acorn Pile {it} beside it, a squirrel's supply for the cold months.
chestnut Roll {it} into a small heap of glossy fall treasure.
grass Spread {it} in fluffy tufts around it: a freshly mown summer lawn.
bark Lay {it} rough side up as the floor of a fall forest.
sand Smooth {it} out with your palm into a warm holiday beach.
seed Sow {it} in straight rows beside it like a spring garden.
moss Pat {it} down around it, the first green after the snow.
pine-needle Sprinkle {it} about like the fragrant floor of a winter wood.
pine-branch Lean {it} close behind it as evergreens that never lose their color.
wreath Lay {it} flat and let it sit right in the seasonal ring.
driftwood Rest {it} beside it, washed up by the storms of fall.
wood-slice Slide {it} underneath as a stump stage with its own yearly rings.
wood-scrap Stack {it} crosswise into a tidy woodpile for frosty evenings.
seed-pod Tuck {it} here and there, waiting quietly for spring.
corn-husk Bunch {it} upright nearby as dry stalks left after harvest.
reed Stand {it} close together like the golden edge of a fall pond.
raffia Fluff {it} up into soft straw around it at harvest time.
soil Spread {it} flat and draw furrows with a finger for spring planting.
ivy Trail {it} around it, green even in the middle of winter.
fern-frond Arrange {it} in a fan behind it like a shady summer wood.
clover Scatter {it} close together to make a lucky spring meadow.
lavender Lay {it} in rows beside it as a fragrant summer field.
cotton-stem Stand {it} near it like bushes with snow caught on every twig.
dried-orange-slice Lay {it} around it in a row of small winter suns.
gourd Set {it} proudly beside it, fresh from the harvest cart.
snail-shell Rest {it} around it as snails asleep until spring.
sea-glass Scatter {it} around it like chips of clear blue ice.
hay Heap {it} up at its side: the last load of summer.
wheat-stalk Bundle {it} and stand the sheaf beside it at harvest time.
pebble Line up {it} as the edge of a brook running in spring.
colored-sand Sprinkle {it} in stripes around it, one for each time of year.
kinetic-sand Press {it} into dunes beside it for a day at the summer shore.
snow Pack {it} in a ring around it for real winter weather.
ice Set {it} around it as glittering icebergs for a cold hour.
potted-plant Move {it} close behind it, a great green tree in full summer.
pumpkin Set {it} behind it like a giant prize from the fall patch.
mini-pumpkin Place {it} close to it, freshly rolled from the vine.
corn-cob Lay {it} close by, picked and ready for the barn.
pumpkin-seed Lay {it} out in rings as pale petals of autumn flowers.
birdseed Sprinkle {it} in a small heap: supper for birds that stayed all winter.
bay-leaf Arrange {it} around it like leaves just landed from the branch.
eucalyptus Lean {it} at one side as a silvery bush touched by frost.
log Roll {it} into place behind it as a fallen forest giant.
paper-plate Turn {it} upside down underneath: a round hill covered in white.
paper-bowl Flip {it} over nearby like a snow hut with a smooth dome.
egg-carton Turn {it} bumpy side up beside it as spring hills.
aluminum-foil Smooth {it} flat with your fist: a river frozen from bank to bank.
wax-paper Lay {it} below it like thin, cloudy ice on a puddle.
paper-straw Line up {it} flat side by side as a bright garden fence.
rice Spread {it} evenly around it, white as an untouched snowy yard.
dried-bean Lay {it} in furrows beside it like beans sown in May.
dried-lentil Sprinkle {it} around it, the brown earth of a fall garden.
dried-chickpea Gather {it} in a little mound like apples raked from the orchard.
popcorn Scatter {it} around it as fluffy blossoms under a cherry tree.
flour Dust {it} across the base and draw sled tracks with a fingertip.
salt Sprinkle {it} over the ground for a glittering frosty morning.
sugar Sift {it} from your fingers around it, fine as first snow.
coffee-filter Pinch {it} in the middle and stand the ruffles up as spring blossoms.
cupcake-liner Set {it} open side up around it like tulips in a bed.
paper-napkin Unfold {it} beside it for a picnic under the summer sky.
kitchen-sponge Stand {it} on its edge like a clipped hedge in spring.
potato Lay {it} in a heap as if just dug from the fall field.
apple Place {it} beside it like a giant windfall from the orchard.
celery Lean {it} upright at its side, a leafy tree of early spring.
lemon Set {it} nearby, a yellow treat from a summer market stall.
orange Rest {it} behind it like a low winter sun on the horizon.
paper-doily Slip {it} beneath it as a giant snowflake that landed flat.
cinnamon-stick Stack {it} crosswise like sweet-smelling firewood for winter.
eggshell Rest {it} gently nearby as if a spring chick had just hatched.
bottle-cork Lay {it} in a row like small logs drying for winter.
bowl Turn {it} over below it: a steep hill for the sleds.
breakfast-cereal Scatter {it} across the ground like crunchy leaves of October.
paper-umbrella Open {it} above it as a little parasol for hot beach days.
parchment-paper Crinkle {it} gently and lay it down as bare winter ground.
oats Spread {it} thickly around it like a stubble field after harvest.
marshmallow Stack {it} in a low curve: the wall of a snow fort.
pretzel Lean {it} one against the next like a woven winter fence.
candy-cane Stand {it} against it like striped posts of a winter lane.
ice-cream-cone Turn {it} point up nearby for a tiny forest of firs.
orange-peel Tear {it} into pieces and scatter the glowing leaves of fall.
carrot Lay {it} beside it, pulled fresh from the summer garden.
broccoli Stand {it} upright close by, leafy as the woods in June.
green-bean Lay {it} end to end as the border of a garden bed.
fresh-herb Bunch {it} beside it like leafy shrubs in a kitchen garden.
coffee-grounds Spread {it} dry and dark like a freshly plowed field.
coffee-bean Lay {it} in a wandering line, a path of dark fall soil.
foil-tray Turn {it} upside down below it as a shiny stage of ice.
cake-board Lay {it} underneath as a round clearing in the winter woods.
construction-paper Cut {it} into a wavy pond and lay it down in front.
paper Tear {it} into tiny flakes and let them settle around it.
tissue-paper Crumple {it} into loose puffs that bloom around it like peonies.
crepe-paper Twist {it} and lay a winding stream swollen with melted snow.
cellophane Wrinkle {it} slightly and lay it flat as a cool summer pond.
yarn Curl {it} into flat spirals, like snails out after spring rain.
ribbon Wave {it} along the ground as a brook that wakes in March.
pipe-cleaner Twist {it} together and spread the ends: a small winter tree.
pom-pom Scatter {it} softly around it like dandelions gone to fluff.
felt Lay {it} smoothly below it as a meadow in one strong color.
craft-foam Cut {it} into a puddle shape and lay it down beside it.
craft-stick Lay {it} side by side as a wooden path through the garden.
sequin Sprinkle {it} about it like sparkles of sun on new snow.
bead Scatter {it} in little clusters as ripe berries of late summer.
bell Place {it} beside it, like bells slipped from a winter sleigh.
air-dry-clay Roll {it} into round snowballs and pile them up at its side.
play-dough Press {it} into a soft hill and set it on the crest.
salt-dough Shape {it} into smooth garden stones and set them around it.
modeling-clay Roll {it} into small pumpkins and set out a fall patch.
confetti Sprinkle {it} over the ground like blossoms from every tree.
old-calendar-picture Stand {it} upright behind it as a view of the time of year.
wooden-bead Cluster {it} nearby like apples fallen under a tree.
cork-sheet Lay {it} under it as the warm brown ground of fall.
terracotta-pot Turn {it} over next to it: a garden pedestal in the sun.
washi-tape Stick {it} to the table in two stripes as a country road.
paper-strip Curl {it} around a finger and set out springy new shoots.
crinkle-paper Fluff {it} into nests of grass all around its base.
metallic-paper Tear {it} into one long wavy piece: a river under ice.
corrugated-paper Lay {it} ridges up as furrows ready for the farmer's seed.
paper-lantern Hang {it} above it like a big harvest moon.
paper-fan Open {it} wide behind it as the rays of the summer sun.
peg-doll Line up {it} nearby like a family out on a snowy walk.
burlap Spread {it} out underneath, rough and brown like an autumn field.
tulle Bunch {it} around it in airy folds of swirling snow.
lace Lay {it} in front of it like frost patterns on the ground.
wool-roving Tease {it} into thin wisps as mist over cold fields.
felt-ball Roll {it} into a cluster like bright fruit from the orchard.
faux-fur Spread {it} pile up, a thick white or woodsy winter rug.
crystal Set {it} about like icicles broken from the eaves.
glass-gem Dot {it} around it like drops left by an April shower.
mosaic-tile Lay {it} as a paved path leading up to it.
ribbon-rose Place {it} at its feet as roses that open in June.
fake-leaf Strew {it} about in layers, just as the wind would leave them.
flag Stand {it} at one side to wave for the festival of the season.
pool-noodle Bend {it} in a big arch behind it like a spring rainbow.
net-bag Stretch {it} low beside it like netting over a strawberry patch.
stuffed-animal Seat {it} behind it as a sleepy bear done with winter.
yogurt-pot Turn {it} over beside it as a small beehive in the orchard.
plastic-cup Set {it} upside down close by, an ice tower in the frost.
clothespin Clip {it} together end to end as a low garden fence.
cotton-cord Lay {it} in two lines as sled tracks across the snow.
* world Weather
cardboard-tube Stand {it} beside it like a lookout tower for spotting storms.
cardboard-box Turn {it} on its side behind it: a dry shelter when rain comes.
shoebox Set {it} on its long side as a little stage for the weather show.
cereal-box Stand {it} behind it as a weather station wall.
small-box Place {it} near it, a cabin where everyone waits out the storm.
milk-carton Stand {it} beside it as a house with a good rain roof.
newspaper Crumple {it} tightly into gray hailstones and drop them around it.
plastic-lid Lay {it} flat next to it as a round puddle after rain.
fabric-scrap Lay {it} about as if a gust had just emptied the clothesline.
button Sprinkle {it} on the ground like fat raindrops that just landed.
string Let {it} hang down in front like long streaks of rain.
cotton-ball Fluff {it} up and bunch it on high as a drifting cloud.
cotton-swab Cross {it} flat on the table as large six-armed snowflakes.
bubble-wrap Lay {it} underneath like ground still beaded with rain.
packing-paper Crumple {it} loosely and stand it behind as a rising thundercloud.
old-CD Lay {it} rainbow side up like a puddle with the sun inside.
packing-peanut Spill {it} around it as a sudden shower of hail.
old-towel Bunch {it} below it into banks of thick fog.
pillow-stuffing Pull {it} apart behind it into towering white clouds.
marble Roll {it} close beside it like hail fresh from a storm.
flashlight Switch {it} on and off above it: lightning far away.
string-light Drape {it} behind it so the storm flickers with light.
LED-candle Set {it} near it as a lamp while the storm passes.
glow-stick Hold {it} high above it as a bright bolt of lightning.
scarf Drape {it} behind it in waves like a strong wind made visible.
bandana Spread {it} under it, a sunny picnic spot without one cloud.
denim Lay {it} below it like a dark sea before the storm.
bed-sheet Drape {it} high behind it as an overcast sky.
pillowcase Stand {it} up in puffs behind it as a bank of clouds.
blanket Bunch {it} around it into low, heavy cloud hills.
dryer-sheet Hang {it} lightly above it as a thin gray veil of drizzle.
foil-pan Drum softly on {it} beside it to make distant thunder.
cookie-tin Tap {it} with your fingers next to it for rolling thunder.
bucket Stand {it} nearby to catch the make-believe rain.
toy-animal Gather {it} close to it, sheltering together until the sky clears.
toy-tree Lean {it} a little to one side, bent by a strong wind.
toy-car Park {it} in a row, waiting for the downpour to end.
propeller Prop {it} up beside it as a whirling wind gauge.
doll Seat {it} nearby as the weather reporter on duty.
wooden-block Stack {it} into a lighthouse that warns of coming storms.
duplo-brick Build {it} up into a strong tower for measuring wind.
toy-brick Lay {it} in an arc of colors, a rainbow touching down.
golf-ball Place {it} on the ground as hailstones of record size.
ping-pong-ball Gather {it} around it like giant hail that forgot to melt.
beach-ball Rest {it} behind it as a huge sun breaking through.
pool-noodle Bend {it} into an arch that spans it like a rainbow.
toilet-paper Let {it} stream from above in a long gust of wind.
tissue Fluff {it} up and hang it overhead as a wispy cloud.
cotton-pad Lay {it} about like patches of snow that linger in shade.
map Spread {it} underneath like the forecaster's big chart.
paint-chip Fan {it} out beside it as a rainbow in gentle steps.
tinsel Hang {it} in shining strands above it like silver rain.
ornament Hang {it} overhead as a round, gleaming sun.
umbrella Open {it} wide behind it as a roof for a rainy day.
straw-hat Rest {it} at one side for when the sun gets strong.
sunglasses Lay {it} folded nearby, a sure sign of fair weather.
LED-tea-light Place {it} around it as small lights during a stormy night.
gauze Stretch {it} thin overhead like fog that slowly lifts.
rubber-boot Stand {it} beside it, all set for puddle jumping.
leaf Strew {it} on one side, swept together by the wind.
stick Lay {it} about like branches blown down last night.
pinecone Set {it} nearby: cones open for sun and close for rain.
stone Place {it} around it like rocks washed bare by rain.
feather Hang {it} above it to tremble at every breath of wind.
flower Lean {it} near it, brightening up after the rain.
petal Scatter {it} downwind of it as if a breeze had passed.
grass Lay {it} all in one direction like a meadow combed by wind.
sand Draw ripples in {it} with your fingers, as desert winds do.
moss Press {it} softly around it as ground that loves the rain.
pine-branch Lean {it} beside it like an evergreen standing firm in a gale.
driftwood Rest {it} close by, carried ashore by last night's storm.
reed Stand {it} together and tilt the whole clump with the wind.
soil Spread {it} out and press in hollows for puddles.
cotton-stem Hang {it} above it as little clouds on twigs.
dried-orange-slice Hang {it} up high so the sun can shine through.
sea-glass Scatter {it} around it like drops frozen in midsplash.
hay Tumble {it} loosely to one side, blown from the field.
wheat-stalk Bend {it} slightly and stand up a field waving in wind.
pebble Ring {it} around a bare patch to make the rim of a puddle.
colored-sand Trickle {it} in curved bands before it: a rainbow on the ground.
kinetic-sand Shape {it} into dunes that a desert wind has piled up.
snow Heap {it} around it and let the blizzard be real.
ice Set {it} beside it as a chunk of the coldest day.
potted-plant Place {it} close beside it, glad of every sunny hour.
paper-plate Prop {it} upright behind it as the full round sun.
paper-cup Stand {it} open nearby like a gauge that measures rain.
paper-bowl Hold {it} upside down above it as a dome of cloud.
egg-carton Turn {it} bumps up below it like a bank of puffy clouds.
aluminum-foil Crinkle {it} and smooth it out as rain rippling on a lake.
wax-paper Lay {it} in front of it like thin morning ice.
paper-straw Line up {it} upright close behind it as slanting rain.
plastic-straw Hang {it} in a row above it like bright streaks of rain.
dry-pasta Scatter {it} around it as debris swept up by a whirlwind.
spaghetti Lean {it} all at one angle beside it like driving rain.
rice Let {it} trickle from your fingers to sound like rain.
dried-bean Spread {it} around it like big drops hitting dry ground.
dried-chickpea Sprinkle {it} about as small hail from a passing shower.
popcorn Pile {it} around it like clouds that came down to rest.
flour Dust {it} over the ground like the first thin snow.
salt Sprinkle {it} in a fine layer as hoarfrost on the ground.
sugar Sift {it} gently around it: powder snow on a bright day.
baking-soda Spread {it} with a palm into smooth, windswept snow.
coffee-filter Pinch {it} in the middle and hang up a ruffled cloud.
paper-towel Scrunch {it} softly around it like ground fog at dawn.
paper-napkin Pull {it} apart and hang the layers up as thin clouds.
kitchen-sponge Set {it} beside it as a cloud soaked full of rain.
lemon Rest {it} behind it for a small, cheerful sunrise.
orange Set {it} behind it like the sun coming up after a storm.
paper-doily Hang {it} overhead as one big, lacy snowflake.
eggshell Lay {it} hollow side up like bowls collecting raindrops.
bowl Place {it} beside it to collect the make-believe rain.
ice-cube-tray Lay {it} in front as a square field of frozen puddles.
plastic-cup Stand {it} near it as a clear rain gauge.
paper-umbrella Open {it} and set it beside it against rain or sun.
marshmallow Cluster {it} around its base like a bank of tiny clouds.
sprinkles Scatter {it} in an arc before it: a rainbow fallen to pieces.
ice-cream-cone Lay {it} on its side like a whirlwind that ran out of breath.
cake-board Lay {it} under it as the round face of a weather dial.
construction-paper Tear {it} into a rugged cloud line and prop it up behind.
paper Tear {it} into snippets and scatter a sudden snow flurry.
tissue-paper Crumple {it} loosely and hang up a puff of colored cloud.
crepe-paper Hang {it} in long streamers that tell where the wind comes from.
cellophane Lay {it} shining under it as a wet street after rain.
yarn Let {it} dangle in strands overhead as a steady downpour.
ribbon Hang {it} above it to flutter whenever the wind wakes.
pipe-cleaner Bend {it} into zigzags and stand up bolts of lightning.
pom-pom Scatter {it} softly as snowflakes grown far too big.
felt Cut {it} into rounded puddles and lay them around it.
craft-foam Cut {it} into a curvy puddle and lay it at its feet.
craft-stick Lay {it} in an arch of rays like the rising sun.
sequin Sprinkle {it} on the ground as drops that glitter in the sun.
bead Scatter {it} around it like drops bouncing off the ground.
bell Hang {it} nearby to ring when the wind picks up.
air-dry-clay Roll {it} into little balls: a crop of hailstones.
play-dough Press {it} out with your palm into a wide, smooth puddle.
modeling-clay Roll {it} into drops and set them around it like rain.
confetti Scatter {it} in a swirl around it, stirred up by a whirlwind.
washi-tape Stick {it} to the table in spirals of wind.
masking-tape Stick {it} to the table as a big zigzag of lightning.
paper-strip Curl {it} around a finger and hang up swirls of wind.
crinkle-paper Spread {it} in a wild whirl around it, a storm on the ground.
glitter-paper Cut {it} into jagged bolts and prop them up behind it.
metallic-paper Cut {it} into round pools and lay them out as shining puddles.
sticky-note Stick {it} in a row behind it as the forecast for the week.
paper-lantern Hang {it} overhead as a glowing sun or moon.
paper-fan Lay {it} open beside it, ready to wave up a breeze.
peg-doll Gather {it} before it like neighbors checking the sky together.
dowel Stand {it} upright close by as the post of a weather vane.
tulle Float {it} above it in airy folds like a rain curtain.
wool-roving Tease {it} wide and hang it up as feathery high clouds.
faux-fur Spread {it} under it as thick, soft new-fallen snow.
felt-ball Line up {it} in rainbow order along the ground.
crystal Set {it} around it like icicles fallen to the ground.
glass-gem Sprinkle {it} around it as clear, plump raindrops.
mosaic-tile Lay {it} in curved bands: a rainbow you can walk along.
egg-shaped-shaker Shake {it} gently beside it for the patter of rain.
flag Stand {it} nearby to show which way the wind is blowing.
balloon Tie {it} above it as a weather balloon on its way up.
plastic-bag Hang {it} up nearby like a windsock waiting for a gust.
sock Hang {it} at one side to swing like a windsock.
tube-sock Hang {it} by its cuff as a windsock for the airfield.
tights Hang {it} high and let the legs stream in the wind.
wooden-spoon Lay {it} at hand for drumming thunder on the table.
old-tie Curl {it} in a wide arch behind it like a patterned rainbow.
headband Stand {it} upright behind it as the arch of a rainbow.
net-bag Stretch {it} overhead like a fine mesh of drizzle.
fake-leaf Sweep {it} into a drift on one side as the wind would.
* world Nature
cardboard-tube Lay {it} down beside it as a hollow log to peek through.
cardboard-box Turn {it} on its side behind it: the entrance of a rocky cave.
cardboard Lay {it} under it as a sandy clearing in the woods.
shoebox Set {it} on its long side as the hollow where it lives.
milk-carton Stand {it} nearby as a ranger hut at the edge of the park.
newspaper Crumple {it} into gray boulders and group them around it.
paper-bag Scrunch {it} open and lay it sideways as an earthy burrow.
plastic-lid Place {it} flat beside it, a pond just the right size.
fabric-scrap Layer {it} loosely in front as mossy and sandy patches.
button Dot {it} through the grass like daisies and clover heads.
string Snake {it} across the ground as a trail through the wilderness.
rope Let {it} hang in loops beside it like a jungle vine.
cotton-ball Pull {it} into a wisp and float it overhead as a cloud.
bubble-wrap Lay {it} in a winding strip as a brook full of bubbles.
packing-paper Crumple {it} and shape a brown mountain range behind it.
old-CD Lay {it} shiny side up as a pool catching all colors.
egg-shaped-plastic-shell Settle {it} close to it like an egg in a ground nest.
old-towel Bunch {it} into soft hills with valleys to wander through.
pillow-stuffing Fluff {it} up behind it like morning mist in a valley.
flashlight Shine {it} from above as sunlight slanting through the trees.
string-light Weave {it} through the scene like fireflies on a warm night.
glow-stick Lay {it} in the undergrowth like a glowworm after dark.
marble Tuck {it} about in little groups as dewy berries.
scarf Wind {it} past it as a river rolling through the land.
bandana Crumple {it} lightly into a meadow full of patterns.
denim Lay {it} beside it, wrinkled like a deep blue lake.
bed-sheet Drape {it} over something high to make snowy peaks behind it.
blanket Push {it} up into hills and let it roam on top.
tights Stretch {it} out long as a slow, dark river.
basket Tip {it} on its side behind it as a woven den.
berry-basket Set {it} nearby, ready for wild berries from the hedge.
toy-animal Place {it} all around as neighbors from the woods.
toy-tree Stand {it} in a loose grove with a clearing in the middle.
stuffed-animal Seat {it} behind it like a gentle giant of the forest.
doll Let {it} sit quietly to one side as a nature watcher.
wooden-block Stack {it} into ledges and cliffs for climbing.
golf-ball Set {it} in the grass like a round puffball mushroom.
tennis-ball Place {it} beside it like a round, fuzzy bush.
pool-noodle Curve {it} around it like the bank of a bright river.
net-bag Drape {it} lightly to one side as a huge spiderweb.
tissue Pull {it} thin and hang it above as drifting mist.
map Spread {it} underneath as the whole wild country to explore.
candy-wrapper Twist {it} in the middle and set out shiny butterflies.
straw-hat Lay {it} behind it, a round hill of sun-dried grass.
gauze Stretch {it} above it between two points like a dewy web.
tinsel Trail {it} down beside it as a sparkling waterfall.
leaf Layer {it} thickly as a forest floor that rustles.
stick Crisscross {it} into a brush pile where small creatures hide.
pinecone Stand {it} up near it like small, scaly trees.
stone Pile {it} up beside it as a sunny ledge for lizards.
seashell Arrange {it} near it like finds along a quiet shore.
feather Lay {it} here and there, clues that birds have passed.
flower Stand {it} close by so giant blossoms tower over the path.
petal Strew {it} before it as a soft, fragrant trail.
acorn Tuck {it} in small piles, just as squirrels would.
chestnut Scatter {it} under imaginary branches, fresh from the tree.
grass Spread {it} all about and ruffle it into a wild meadow.
bark Prop {it} up on one side as a rough little shelter.
sand Smooth {it} into a riverbank and press in tiny tracks.
seed Sprinkle {it} along a line for hungry birds to find.
moss Press {it} down around it as a cool green carpet.
pine-needle Spread {it} in a springy layer like a path under firs.
pine-branch Lean {it} against something behind it: deep evergreen woods.
wreath Lay {it} flat around it like one enormous, comfortable nest.
driftwood Lay {it} across one corner as a fallen tree to cross.
wood-slice Place {it} under it as a stump in a sunny clearing.
wood-scrap Lean {it} together like old timber the woods have reclaimed.
seed-pod Lay {it} about as if it had burst open in the sun.
corn-husk Shred {it} with your fingers into a soft, dry nest.
raffia Ruffle {it} into tall, sun-bleached prairie grass.
soil Spread {it} out and poke small burrows with a finger.
activated-charcoal Scatter {it} in a dark patch like volcanic gravel.
ivy Wind {it} along the ground as creepers in an old forest.
fern-frond Fan {it} out around it like a prehistoric jungle.
clover Lay {it} in a dense patch where bees like to visit.
lavender Bunch {it} upright nearby as a bush that smells of summer.
cotton-stem Set {it} beside it like a shrub in fluffy bloom.
dried-orange-slice Hang {it} high behind it as a setting sun.
gourd Lay {it} at one side like a boulder with stripes.
snail-shell Place {it} along the path where snails would take their time.
hay Press a hollow into {it} to make a soft resting place.
wheat-stalk Stand {it} up close together as tall grass to hide in.
kinetic-sand Mold {it} into a hillside with a cave in its flank.
colored-sand Trickle {it} in winding bands: canyon, river and meadow.
snow Press {it} smooth and print animal tracks with your fingers.
potted-plant Slide {it} close so the foliage becomes a jungle canopy.
air-plant Nestle {it} next to it like a spiky desert shrub.
bamboo Stand {it} close together as a whispering grove.
corn-cob Lay {it} nearby like a feast left for the deer.
coconut-shell Turn {it} over behind it as a shaggy little cave.
pumpkin-seed Lay {it} like petals around a center: flat white blossoms.
birdseed Sprinkle {it} nearby as a picnic for wild birds.
bay-leaf Lay {it} end to end like ants' green boats on parade.
eucalyptus Lean {it} behind it as a tall tree koalas would love.
log Roll {it} up behind it, home of a hundred beetles.
paper-bowl Turn {it} over behind it as a smooth, rounded hill.
egg-carton Turn {it} over as rocky ground with bumps and dips.
wax-paper Lay {it} in front as a misty pond at daybreak.
spaghetti Break {it} and scatter the bits like dry grass in the savanna.
dried-bean Line {it} up on a winding march like busy beetles.
dried-lentil Spread {it} around it as the fine gravel of a forest trail.
dried-chickpea Gather {it} in a hollow like a clutch of turtle eggs.
popcorn Scatter {it} like white blossoms fallen from a hawthorn.
salt Spread {it} wide as a bright desert of salt.
coffee-filter Pinch {it} in the center and set down a pale butterfly.
cupcake-liner Turn {it} upside down as toadstools in a fairy ring.
paper-towel Crumple {it} and stand up a craggy white mountain.
kitchen-sponge Stand {it} nearby like a mossy block of rock.
potato Set {it} at one side as a big, earthy boulder.
celery Lean {it} up beside it as a palm with leafy top.
lemon Rest {it} behind it as a small rising sun.
cinnamon-stick Lay {it} about like fallen branches with curling bark.
eggshell Set {it} close by like the shell a chick left behind.
bottle-cork Place {it} upright here and there as tiny tree stumps.
cork Stand {it} in a line as stepping stumps across the marsh.
bowl Turn {it} over beneath it as a grassy lookout hill.
breakfast-cereal Spread {it} along the way like dry leaves on a path.
plastic-cup Flip {it} over beside it as a steep rock tower.
paper-umbrella Open {it} close by as a giant, colorful toadstool.
parchment-paper Crinkle {it} and lay down a dry, cracked desert.
oats Sprinkle {it} around it as soft sawdust on the forest floor.
pretzel Lay {it} in a heap like twisted roots and twigs.
ice-cream-cone Turn {it} point up as a termite mound on the plain.
orange-peel Tear {it} into petals and lay an open blossom beside it.
carrot Lean {it} greens upward beside it as feathery palms.
broccoli Stand {it} upright close by, sturdy and round-crowned like oaks.
green-bean Lay {it} in curves like lazy snakes in the sun.
fresh-herb Arrange {it} around it as bushes that rustle and smell good.
coffee-grounds Spread {it} dry around it as rich, dark woodland soil.
coffee-bean Lay {it} in single file like beetles on the move.
construction-paper Cut {it} into a long bend of river and lay it down.
tissue-paper Scrunch {it} at one point into blossoms and set them about.
crepe-paper Lay {it} in twisted lengths like a brook over stones.
yarn Loop {it} along the ground like roots spreading out.
ribbon Let {it} tumble down from a high spot as a waterfall.
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
old-calendar-picture Stand {it} up behind it as a view into wide country.
paper-fan Open {it} behind it like one enormous palm leaf.
peg-doll Stand {it} along the trail as hikers on a day out.
burlap Lay {it} flat underneath as coarse, dry savanna ground.
tulle Drape {it} lightly overhead like mist caught in treetops.
lace Spread {it} to one side like a web with fine threads.
wool-roving Tease {it} out and rest it up high as summer clouds.
felt-ball Scatter {it} around it as fat, cheerful berries.
faux-fur Spread {it} out as a thick, wild carpet of grass.
crystal Group {it} nearby like treasures in a mountain cave.
mosaic-tile Scatter {it} like colored stones at the bottom of a creek.
glass-gem Lay {it} in a curve like drops skipping down a stream.
ribbon-rose Tuck {it} around its base as wild roses in a hedge.
fake-leaf Bunch {it} upright behind it as a dense, leafy thicket.
dowel Stand {it} upright close by as a slim, bare trunk.
twist-tie Curl {it} around a finger as the tendrils of a vine.
spool Set {it} flat beside it like a freshly sawn stump.
plastic-fork Stand {it} tines up, like stiff grass in a marsh.
sock Roll {it} up beside it like a smooth, round boulder.
toothbrush Lay {it} bristles up as a strip of tall, even grass.
egg Settle {it} near it, safe and still like an egg in hiding.
apple Set {it} close by, fallen from a wild old tree.
wrapping-paper Spread {it} underneath as a meadow in full flower.
* world Food
cardboard-box Turn {it} on its side as a market stall with a roof.
shoebox Stand {it} on edge as the shop with its counter open.
cereal-box Stand {it} behind as a well-filled kitchen cupboard.
small-box Set {it} down as a delivery crate, just arrived.
cardboard Lay {it} underneath as the big chopping board.
newspaper Spread {it} flat like the paper on a market table.
magazine Open {it} beside it as the cook's recipe book.
paper-bag Stand {it} open nearby as the shopping bag from the market.
plastic-bottle Stand {it} alongside as a tall jug of lemonade, for play.
plastic-lid Slip {it} underneath as a smart round plate.
bottle-cap Set {it} around as tiny dishes for sauce.
fabric-scrap Spread {it} smooth as a little tablecloth.
old-t-shirt Fold {it} flat as a thick, soft tablecloth.
apron Spread {it} out beneath as the chef's own tablecloth.
button Count {it} out beside it as coins for the shop.
envelope Lean {it} nearby, full of new orders.
old-greeting-card Stand {it} half open as the menu of the house.
egg-shaped-plastic-shell Set {it} in a row as fresh eggs from the farm.
coin Stack {it} at the counter as change for the customers.
old-towel Fold {it} narrow as the dish towel beside the stove.
spool Stand {it} around as stools for tiny cafe guests.
LED-candle Place {it} on the table for a cozy dinner light.
string-light Loop {it} behind as the glow over a night market.
bandana Lay {it} corner forward as a bright picnic cloth.
cloth-napkin Fold {it} to a neat square and serve on top.
scarf Lay {it} lengthwise as a festive table runner.
pillowcase Smooth {it} out as a fresh white tablecloth.
blanket Spread {it} wide for a picnic in the park.
denim Lay {it} down as a sturdy bistro place mat.
curtain-ring Lay {it} at the side, like napkin rings on a festive table.
picture-frame Stand {it} behind as a sign with the dish of the day.
bread-tag Stand {it} in front as tiny price markers.
berry-basket Set {it} beside it as a basket fresh from the berry field.
cup-carrier Set {it} underneath as a serving rack with four places.
takeout-box Open {it} alongside: supper to go is ready.
coffee-sleeve Stand {it} up as a planter on the cafe table.
oatmeal-canister Stand {it} to the side as the baker's flour bin.
cookie-tin Turn {it} over as a round cafe table.
wooden-box Turn {it} on its side as a farm stand with a shelf.
basket Set {it} behind as the picnic basket, lid open.
pizza-box Open {it} at the rear as a pizzeria with a tall sign.
tissue-box Turn {it} over as the shop's serving counter.
milk-carton Stand {it} beside it for the dairy corner of the shop.
duplo-brick Stack {it} into a counter the customers can line up at.
toy-brick Build {it} into a stove with a chimney.
toy-animal Seat {it} in front, hungry and first in line.
toy-tree Stand {it} nearby to shade the picnic.
stuffed-animal Seat {it} at the table as the guest of honor.
doll Let {it} wait at the counter as today's customer.
wooden-block Line {it} up beneath as a long kitchen counter.
foam-tray Slide {it} underneath as the baker's tray.
foam-cup Set {it} alongside as a mug of pretend cocoa.
notebook Open {it} beside it as the waiter's order pad.
playing-card Fold {it} in half and stand the place cards along the table.
ticket-stub Lay {it} by the counter as vouchers for a second helping.
price-tag Lean {it} in front with a price in pretend dollars.
candy-wrapper Twist {it} closed and set the pretend candy out.
gift-bow Set {it} on one side, bakery-box style.
umbrella Open {it} and lay it behind: the market stall's big awning.
paper-umbrella Open {it} and stand up sunshades for a snack bar.
straw-hat Turn {it} over as the farmer's fruit basket.
coaster Slip {it} underneath, like the cafe around the corner.
wallpaper Bend {it} so it stands: the dining room's pretty wall.
clipboard Lean {it} to one side as the day's menu.
hardcover-book Stand {it} slightly open as the chef's big cookbook.
pinecone Set {it} in the middle of the table for a rustic touch.
stone Place {it} in a ring as a picnic hearth, quite cold.
seashell Set {it} around as dainty dishes for dips.
flower Lay {it} across the table as for a birthday breakfast.
petal Strew {it} over the cloth for a garden party.
acorn Heap {it} in a mound as nuts at the market stall.
chestnut Pile {it} high as a street vendor would.
grass Spread {it} around as a picnic meadow.
bark Lay {it} underneath as a rustic serving board.
seed Sprinkle {it} at the side as spice for the pretend cook.
moss Spread {it} out as a shady forest picnic spot.
wreath Lay {it} flat all around, as on a festive table.
wood-slice Lay {it} underneath for a rustic cheese-board look.
wood-scrap Place {it} underneath as a chunky chopping block.
raffia Fluff {it} into straw, as in a farmer's egg crate.
ivy Trail {it} along the rear as a garden restaurant's arbor.
clover Scatter {it} around as fresh cress for a pretend garnish.
lavender Bunch {it} loosely as the cafe table's bouquet.
dried-orange-slice Lay {it} in a fan as a fruity table decoration.
gourd Set {it} alongside as the pride of the market stall.
hay Spread {it} loosely as the floor of a farm stand.
wheat-stalk Tie {it} into a sheaf, like the ones in a bakery window.
pebble Heap {it} up as potatoes in the vegetable stall.
kinetic-sand Press {it} into little cakes and line them up.
potted-plant Move {it} close as the herb garden outside the kitchen.
pumpkin Set {it} at the rear as the giant of the harvest fair.
mini-pumpkin Place {it} at the corner, prizewinning and proud.
corn-cob Stack {it} crosswise, just like at the farm stand.
bay-leaf Tuck {it} around as a handsome green garnish.
log Lay {it} underneath as a picnic bench in the woods.
paper-plate Lay {it} underneath and serve with a bow.
paper-cup Set {it} to one side for pretend lemonade.
paper-bowl Put {it} next to it as the salad bowl.
wax-paper Lay {it} beneath, like in a good sandwich shop.
parchment-paper Smooth {it} underneath as the baker does before baking.
freezer-paper Lay {it} shiny side up as a butcher-shop counter.
paper-straw Lean {it} together in a bundle, as on a soda counter.
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
potato Stack {it} as the farmer piles up the harvest.
apple Place {it} at the front of the fruit stall.
celery Lay {it} alongside with its leafy end out for the greengrocer.
lemon Set {it} nearby for a splash of sunny yellow.
orange Set {it} out as the juice bar would.
carrot Lay {it} side by side like bunches at the market.
broccoli Stand {it} up as the vegetable stall's crisp display.
green-bean Bundle {it} neatly for the vegetable counter.
egg Nestle {it} at the side as the farm's morning gift.
fresh-herb Tuck {it} around the rim as a green garnish.
foil-tray Slide {it} beneath as a caterer's silver platter.
cake-board Slip {it} underneath, just as a fine pastry shop would.
paper-doily Lay {it} underneath, as lacy as Grandma's cake plate.
spice Sprinkle {it} in a small colorful mound like a spice market.
cinnamon-stick Lay {it} crosswise beside it for a bakery smell.
bowl Set {it} alongside, ready for some pretend stirring.
breakfast-cereal Pile {it} up as tiny rolls in the bakery.
ice-cube-tray Set {it} out as a display with many little compartments.
yogurt-pot Stand {it} nearby as an ice-cream tub.
plastic-cup Stand {it} at the side as a glass for the guest.
ceramic-plate Place {it} beneath for a really grand serving.
ceramic-mug Set {it} next to it as a breakfast mug.
ice-cream-cone Line {it} up upside down as at the ice-cream stand.
oats Sprinkle {it} lightly as flour on the baker's table.
flour Dust {it} over the table as in a real bakery.
coffee-bean Strew {it} by the edge for a corner cafe smell.
cocoa Dust {it} finely around the rim as a pastry chef does.
candy Line {it} up, still wrapped, as in an old sweet shop.
candy-cane Stand {it}, still wrapped, on both sides as striped shop posts.
cookie Fan {it} out as the bakery's show display.
pretzel Stack {it} up as in a Bavarian bakery window.
orange-peel Curl {it} into a rose as the finishing garnish.
onion-skin Crumple {it} underneath as papery market straw.
construction-paper Lay {it} beneath with fringes torn along two sides: a place mat.
cardstock Fold {it} into a tent and stand up a menu sign.
tissue-paper Crumple {it} lightly as the lining of a fruit crate.
crepe-paper Drape {it} along the shelf as a striped shop awning.
cellophane Drape {it} loosely over the top like a gift shop's wrapping.
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
terracotta-pot Stand {it} nearby as a pot for the kitchen window.
paper-strip Weave {it} over and under as a small place mat.
origami-paper Lay {it} corner to corner as a patterned tablecloth.
graph-paper Lay {it} underneath as a checkered diner cloth.
crinkle-paper Fluff {it} up underneath as filling for a gift basket.
corrugated-paper Bend {it} into a curve behind as the snack bar's wall.
index-card Fold {it} to stand up as the special of the day.
sticky-note Stick {it} to the counter as new orders come in.
paper-lantern Hang {it} above as the lamp of a noodle shop.
paper-fan Open {it} and give the tearoom a festive wall.
cork-sheet Lay {it} underneath as a trivet for the pretend hot pot.
burlap Spread {it} out for a farmers' market look.
aida-cloth Spread {it} smooth as an old-fashioned tea cloth.
tulle Drape {it} lightly over as a picnic cover against flies.
lace Lay {it} along the table's edge as for a Sunday coffee party.
felt-ball Heap {it} as oranges, plums, and cherries in the stall.
peg-doll Stand {it} in line as customers with a big appetite.
flag Stand {it} on one side to show the shop is open.
fake-leaf Layer {it} underneath as a leafy bed for the fruit.
glass-gem Strew {it} alongside as ice cubes that never melt.
mosaic-tile Lay {it} in rows as the kitchen's tiled floor.
ribbon-rose Set {it} on the table like sugar roses.
wooden-bead Roll {it} together in a heap as plums and nuts.
paper-crown Stand {it} behind as the crown of the pancake king's inn.
egg-shaped-shaker Set {it} nearby: the chef's pepper mill rattles.
cotton-ball Pile {it} up behind as steam from a hot kitchen.
pillow-stuffing Tease {it} into wisps rising behind: something smells delicious.
puzzle-piece Scatter {it} around as crumbs from a big feast.
board-game-piece Line {it} up at the counter as guests waiting their turn.
`;
