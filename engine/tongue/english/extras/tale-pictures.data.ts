/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* picture Fairy Tales
newspaper Tear {it} into hill shapes and glue the hills along the lower edge, full of stories.
magazine Tear {it} into bright blossoms and paste a palace garden around it.
paper-bag Tear {it} into a brown winding path and glue the way to the castle.
bottle-cap Glue {it} along the path like round lanterns for the ball.
fabric-scrap Glue {it} all around like the patchwork quilt of a bedtime story.
button Glue {it} in a winding trail, the way home through the wood.
string Glue {it} down in wavy lines, a brook below the castle.
cotton-ball Pull {it} into fluffy clouds and glue the giant's land up high.
cotton-swab Glue {it} upright in a row: a white fence for the princess's garden.
bubble-wrap Cut {it} into a wide strip and glue down the cobbles of the courtyard.
wrapping-paper Tear {it} into strips and paste a festive border all around.
old-greeting-card Cut {it} into little blossoms and birds and glue the wood full of life.
old-book-page Tear {it} into tree shapes and paste a forest made of words.
pillow-stuffing Glue down {it} in thin wisps for mist creeping out of the forest.
rope Glue {it} all around like the frame of an old ship's tale.
foam-sheet-scrap Cut {it} into bricks and glue a castle wall along the bottom.
sandpaper Cut {it} into a path and glue it, rough and sandy, up to the gate.
old-jewelry-piece Glue {it} in a lower corner, the treasure everyone is looking for.
coin Glue {it} beneath the picture's hero like gold spilling from a sack.
bread-tag Glue {it} in two rows as bright little flags over the tournament.
twist-tie Bend {it} into curly thorns and glue a hedge of roses around it.
zipper Glue {it} along one side, a toothed vine nobody dares to climb.
tights Cut {it} into thin scraps and glue a dim veil of evening over the trees.
denim Cut {it} into waves and glue the deep blue moat in place.
old-tie Cut {it} into a striped carpet and glue it leading to the throne.
dryer-sheet Tear {it} and glue the pale shreds as mist around the moon.
duct-tape Stick {it} across the bottom as a sturdy silver drawbridge.
masking-tape Stick torn bits of {it} side by side as the stones of a castle wall.
old-key Glue {it} near the bottom: somewhere a secret door is waiting.
coffee-sleeve Cut {it} into brown hills with ridges and glue the plowed land down.
toilet-paper Tear {it} into soft drifts and glue a snowbank under it.
tissue Tear {it} into airy clouds and paste the sky above the towers.
cotton-pad Glue {it} high in a corner, round and pale like a full moon.
map Cut {it} into hills and glue a faraway land along the lower edge.
sheet-music Tear {it} into strips and glue a melody that runs all around.
playing-card Glue {it} around the border like the Queen's marching guards.
puzzle-piece Glue {it} together as the crooked stones of an old wall.
postage-stamp Paste {it} around the border like tiny windows on the world.
wallpaper Glue {it} across the upper part to decorate the royal hall.
paint-chip Glue {it} in rows from light to dark as a fading evening sky.
candy-wrapper Twist {it} in the middle and glue the sweets of the witch's house around it.
tinsel Glue {it} in a shining sweep where the fairy just flew by.
gift-bow Press {it} onto an upper corner like the rosette of a royal prize.
confetti Glue {it} over the top as though the whole town threw a wedding party.
gauze Glue {it} loosely above it for mist on a midsummer morning.
leaf Glue {it} upright along the bottom, and an enchanted forest grows.
stick Glue {it} side by side below it as the ferryman's raft.
feather Glue {it} drifting down, snow from Mother Holle's pillows.
flower Press {it} onto dabs along the lower edge until the meadow blooms.
petal Paste {it} around it like roses opening on a thorny wall.
seashell Glue {it} in the lower corners as the little mermaid's shore.
acorn Glue {it} at the lower edge, hats that the elves took off.
grass Glue {it} upright in tufts where the seven kids might hide.
bark Glue {it} at the sides as old trunks of the dark wood.
sand Sprinkle {it} over sticky swirls and a road to far kingdoms appears.
seed Glue {it} in a dotted trail that little birds have missed.
moss Glue {it} down in soft cushions, beds for weary dwarfs.
pine-needle Glue {it} upright and close together for a dusky fir forest.
pine-branch Glue {it} along both sides so that the scene peeks out of the woods.
wood-slice Glue {it} up high as a warm harvest moon.
seed-pod Glue {it} low in the picture like a cradle for Thumbelina.
corn-husk Tear {it} into strips and glue the golden thatch of village roofs.
reed Glue {it} upright at one side where the ugly duckling hid.
raffia Glue {it} in golden bundles, straw on its way to being gold.
ivy Glue {it} climbing up both sides like the hedge around Sleeping Beauty.
fern-frond Glue {it} curving in from the corners to open a forest curtain.
clover Glue {it} in a lucky patch under the hero's feet.
lavender Glue {it} in purple rows for the good fairy's garden.
hay Glue {it} in a loose heap: the first little pig was here.
wheat-stalk Glue {it} upright along the bottom for the miller's golden field.
colored-sand Sprinkle {it} over a sticky spiral and see the spell begin to swirl.
pressed-flower Glue {it} around the border like a page from an old storybook.
dried-bean Glue {it} at the very bottom, the start of a great climb.
dried-lentil Glue {it} close together, a path Cinderella has already sorted.
bay-leaf Glue {it} upright as a row of slender garden trees.
eucalyptus Glue {it} along the sides, silvery boughs from a secret grove.
pumpkin-seed Glue {it} in rounds like daisies in front of the coach.
aluminum-foil Smooth {it} out and glue down a mirror-bright lake for swans.
wax-paper Crease {it} well and glue the cracked ice of a frozen pond below it.
paper-straw Cut {it} short and glue up a striped fence around the garden.
dry-pasta Glue {it} all around like the carved frame of a royal portrait.
spaghetti Break {it} and glue the crossed bits down as a garden trellis.
rice Glue {it} in scattered flecks, snow falling on the Snow Queen's land.
popcorn Glue {it} in clusters, apple trees blooming over the orchard wall.
salt Sprinkle {it} over sticky hills and let the frosty kingdom glitter.
coffee-filter Flatten {it} and glue a great pale moon behind the towers.
cupcake-liner Flatten {it} and glue ruffled flowers as big as houses.
paper-doily Tear {it} into lacy arcs and glue the arcs in the corners.
paper-napkin Tear {it} into soft petals and paste a bed of roses below it.
cinnamon-stick Glue {it} at the bottom as logs for the cottage stove.
eggshell Glue {it} in close crumbs, a mosaic path through the palace park.
breakfast-cereal Glue {it} on like crisp shingles of the gingerbread house.
pretzel Glue {it} side by side as the curly fence of a candy cottage.
candy Glue {it} in the corners like bosses on a gingerbread frame.
sprinkles Sprinkle {it} onto sticky curves for the godmother's trail of magic.
onion-skin Tear {it} into thin glowing scraps and paste a copper sunset.
construction-paper Tear {it} into overlapping hills and glue kingdom behind kingdom.
paper Tear {it} into soft-edged clouds and paste a good place for giants.
cardstock Cut {it} into a row of battlements and glue it along the bottom.
tissue-paper Scrunch {it} into tiny puffs and glue a rose hedge below it.
crepe-paper Pleat {it} and glue the folds at the sides like theater curtains.
cellophane Crinkle {it} and glue a clear wishing spring in one corner.
washi-tape Stick {it} along every side as a pretty storybook frame.
yarn Glue {it} in a long loose braid reaching down to the grass.
embroidery-floss Glue {it} in fine loops like threads from the fateful spindle.
ribbon Glue {it} down both sides like banners in a throne room.
pipe-cleaner Curl {it} and glue the beanstalk climbing up one side.
pom-pom Glue {it} along the bottom as round bushes in the park.
felt Cut {it} into toadstools and glue a small ring of magic below it.
craft-foam Cut {it} into plump stars and glue a lullaby sky.
craft-stick Glue {it} around as the wooden frame of a cottage window.
sticker Press {it} here and there as surprises along the hero's way.
glitter Sprinkle {it} over a sticky arc, and a wish is on its way.
glitter-glue Squeeze {it} in loops behind an unseen wand.
sequin Glue {it} high above it as stars over the sleeping castle.
bead Glue {it} in a dewy chain along the stems and branches.
play-dough Press {it} flat along the bottom and poke in a bumpy garden path.
modeling-clay Smear {it} into low green hills with a thumb.
rubber-stamp Press {it} around it in a loose pattern like royal wallpaper.
old-calendar-picture Tear {it} across and glue the most beautiful part behind it as scenery.
seed-bead Glue {it} in a fine curve like pearls wept by a princess.
origami-paper Fold {it} into triangles and glue bunting along the top.
paper-strip Curl {it} around a finger and glue springy vines beside it.
tracing-paper Tear {it} into veils and glue the morning haze over the hills.
rice-paper Tear {it} into feathery clouds and paste a place for dragons to rest.
crinkle-paper Glue {it} in a tangle like the nest of the golden goose.
glitter-paper Cut {it} into stars and glue a coin-bright shower, as in Star Money.
metallic-paper Cut {it} into long ripples and glue a lake of silver.
corrugated-paper Cut {it} into castle towers and glue a skyline low behind it.
graph-paper Cut {it} into a palace floor and glue the squares underfoot.
sticky-note Stick {it} in a row along the bottom like tiles of a great hall.
burlap Cut {it} into a rough field and glue it before the farmhouse.
tulle Gather {it} and glue a floating veil across the top.
lace Glue {it} all around for the dainty hem of a fairy tale.
ric-rac Glue {it} in zigzags along the castle wall's top.
wool-roving Pull {it} thin and glue wispy clouds where swans may fly.
felt-ball Glue {it} into the treetops as round, rosy apples.
faux-fur Cut {it} into a rug and glue it by the three bears' hearth.
ribbon-rose Glue {it} in the corners, roses from the beast's garden.
fake-leaf Glue {it} thickly up both sides as an enchanted thicket.
felt-sticker Stick {it} into the meadow so that the path is never dull.
stick-on-gem Press {it} into the corners like jewels on a royal casket.
glass-gem Glue {it} in a short curve as the bubbling magic spring.
mosaic-tile Glue {it} all around, a border fit for a palace wall.
charm Glue {it} low in the picture, a token for the hero to find.
wooden-craft-shape Glue {it} around it like carvings on an old cottage door.
spice Sprinkle {it} over sticky curves for a fragrant gingerbread lane.
coffee-grounds Sprinkle {it} over sticky patches as the dark earth of the wood.
* picture Fantasy
newspaper Tear {it} into jagged peaks and glue the gray mountains low behind it.
magazine Tear {it} into strange bright plants and paste a dream jungle below.
paper-bag Crumple {it}, tear long strips, and glue an old scroll's rim around it.
bottle-cap Glue {it} above it as a whole family of little moons.
fabric-scrap Glue {it} in overlapping hills, a patchwork realm below the clouds.
button Glue {it} across the upper part like colorful planets.
string Glue {it} in long curls, wind that carries dragons.
cotton-ball Pull {it} into puffs and glue a castle-sized cloud above it.
cotton-swab Cut {it} short and glue white-tipped stars that burst open.
bubble-wrap Cut {it} into strips and glue a scaly dragon-skin border.
wrapping-paper Tear {it} and paste the shimmering scraps as northern lights.
old-book-page Tear {it} and paste the strips around like leaves from a spell book.
old-CD Glue {it} high in a corner, a moon in rainbow colors.
foam-sheet-scrap Cut {it} into huge toadstools and glue the fairy village down.
pillow-stuffing Tease {it} apart and glue down fog that hides the swamp.
old-jewelry-piece Glue {it} near the bottom as treasure only dragons know about.
coin Glue {it} in a gleaming heap underneath the treasure's guardian.
sandpaper Cut {it} into rugged rocks and glue the desert of giants below it.
tights Cut {it} open and glue a smoky veil over the night.
denim Cut {it} into curling waves and glue down the sea of krakens.
zipper Glue {it} half open near the bottom, a crack into another world.
bread-tag Glue {it} overlapping along the rim like plates of dragon armor.
twist-tie Bend {it} into forked lines and glue the wizard's lightning overhead.
dryer-sheet Tear {it} into ghostly scraps and glue a haunted mist up there.
electrical-tape Stick short bits of {it} along the rim like secret runes.
masking-tape Stick torn bits of {it} into the crumbling walls of an elfin ruin.
old-key Glue {it} floating beside it, the key to a hidden realm.
metal-washer Glue {it} on as rings of distant silver worlds.
net-bag Cut {it} into netting and glue down a mermaid hunter's empty trap.
toilet-paper Tear {it} into streaks and paste a flurry from the Frost Giant.
tissue Tear {it} into thin wings and paste moths around the moon.
cotton-pad Glue {it} in a row from new to full, moons over elf land.
map Tear {it} along the edges and glue down the coast of an unknown land.
keycap Glue {it} along the bottom like stones with an unknown script.
sheet-music Tear {it} into ribbons and glue a song that floats on the wind.
playing-card Glue {it} in the corners like the cards of a fortune teller.
puzzle-piece Glue {it} with wide gaps between, islands drifting through the sky.
paint-chip Glue {it} in a curved row, the bridge of colors between two worlds.
wallpaper Cut {it} into ornate corners and glue a frame fit for an elf king.
candy-wrapper Smooth {it} out, fold facets, and glue jewels into the cave wall.
tinsel Glue {it} streaming down like the tail of a comet.
gauze Pull {it} apart and glue cobwebs into all four corners.
leaf Glue {it} upright along the bottom, trees taller than any dragon.
stick Glue {it} along the sides as the gate of the tree spirits.
seashell Glue {it} at the bottom as the rooftops of a mermaid town.
feather Glue {it} floating down where a griffin has passed.
flower Glue {it} around it like lanterns at a fairies' garden party.
petal Paste {it} in fluttering pairs, fairies that forgot to hide.
acorn Glue {it} in a row as round houses with pointed roofs.
grass Glue {it} in wind-swept tufts, the prairie of the unicorns.
bark Glue {it} at the bottom, roots of the oldest tree on earth.
sand Sprinkle {it} over wet glue for a lost desert kingdom.
seed Glue {it} in a spiral, the whirl of a galaxy not yet named.
moss Glue {it} in green hummocks under which trolls nap.
pine-needle Glue {it} in dense spikes around it like a bewitched hedge.
pine-branch Glue {it} along the top so that everyone peers into goblin woods.
wood-slice Glue {it} beside it, a round door to a hillside home.
seed-pod Glue {it} hanging from above like cradles of pixies.
corn-husk Tear {it} into blades and glue up the golden reeds of a hidden marsh.
raffia Glue {it} in a wild tangle, a nest on the highest crag.
ivy Glue {it} around it like vines over a forgotten gateway.
fern-frond Glue {it} upright on both sides, a forest for winged lizards.
clover Glue {it} around the hooves or roots for a unicorn's luck.
lavender Glue {it} upright in rows, the violet woods of the dream elves.
cotton-stem Glue {it} along the top, boughs from which clouds are picked.
colored-sand Sprinkle {it} over sticky bands to set the heavens glowing.
pressed-flower Glue {it} in a loose ring where fairies danced till morning.
sea-glass Glue {it} along the bottom, the glassy bed of a nymph's river.
snail-shell Glue {it} on the hillside as spiral dwellings of gnomes.
pumpkin-seed Glue {it} in pairs as the wings of pale little sprites.
dried-lentil Glue {it} in swirling rows, the bed of a river of copper.
dried-bean Glue {it} in a nest shape below it, eggs of a fire lizard.
rice Glue {it} in starry specks where the frost dragon flew.
salt Sprinkle {it} over sticky dots and see ice stars appear.
dry-pasta Glue {it} up high like butterflies and snails adrift in space.
spaghetti Break {it} and glue golden rays around a double sun.
popcorn Glue {it} in heaps, crunchy clouds under a sky castle.
eucalyptus Glue {it} around it as a wreath from the moon elves.
aluminum-foil Crumple {it}, smooth it out, and glue up a dented silver moon.
wax-paper Crinkle {it} and glue down a glacier where the yeti lives.
plastic-wrap Wrinkle {it} and glue a magic bubble around the hero.
coffee-filter Tear {it} into round wisps and paste planets with hazy rims.
cupcake-liner Fold {it} in half and glue frilly toadstool caps along the bottom.
paper-doily Glue {it} high above as a lacy moon over fairyland.
paper-napkin Tear {it} softly and paste the colored fog of a magic bog.
cinnamon-stick Glue {it} upright, the trunks of a fragrant elfin grove.
eggshell Glue {it} in cracked patches under a dragon just hatched.
dried-orange-slice Glue {it} in the upper corner, the sun of a stranger world.
onion-skin Tear {it} and paste the glowing crust of a lava field.
sprinkles Sprinkle {it} over a sticky arch, the road a unicorn takes.
construction-paper Tear {it} into floating islands and glue the lowest ones first.
paper Tear {it} into ragged clouds and paste a storm around the peak.
tissue-paper Tear {it}, overlap the colors, and paste a sky from a dream.
crepe-paper Twist {it} and glue glowing streams of lava down below.
cellophane Wrinkle {it} and glue the mermaid lagoon, clear to the bottom.
broken-crayon Rub {it} sideways over the lower part for rough volcanic ground.
washi-tape Stick {it} around all sides like the border of a spell book.
yarn Glue {it} in a coiling maze that leads up to it.
embroidery-floss Glue {it} in silky streaks, the mane of the wind horse.
ribbon Glue {it} in long sweeping bends, northern lights over the peaks.
pipe-cleaner Coil {it} and glue a garden of strange spiral trees.
pom-pom Glue {it} here and there, fuzzy creatures peeping out of the dark.
felt Cut {it} into rounded hills and glue a gnome country below it.
craft-foam Cut {it} into shields and glue the crests of every clan around it.
craft-stick Glue {it} in a swaying row as a bridge over the gorge.
sticker Press {it} into the sky as signs that only wizards read.
glitter Sprinkle {it} over a sticky spiral, and the spell takes hold.
glitter-glue Squeeze {it} in a winding trickle, the river of moonlight.
sequin Glue {it} in overlapping rows like a beach of mermaid scales.
bead Glue {it} on as dewdrops in a giant spider's web.
seed-bead Glue {it} in fine curves like the trail of a tiny sprite.
confetti Glue {it} in a swoosh behind a wand that nobody holds.
modeling-clay Smear {it} with a thumb into rough ridges of dragon rock.
play-dough Flatten {it} into round planets and press the planets on up high.
rubber-stamp Press {it} again and again along the sides as a mystic pattern.
old-calendar-picture Tear {it} into mountains and paste familiar places into a strange land.
origami-paper Fold {it} into wings and glue a flock high above the peaks.
paper-strip Curl {it} and glue the loops as waves of a magic sea.
tracing-paper Tear {it} into veils and glue ghosts above the marsh.
rice-paper Tear {it} and paste misty mountains where cloud dragons dwell.
scratch-paper Scratch stars into {it}, cut a jagged strip, and glue the night above it.
carbon-paper Cut {it} into a band of midnight and glue the darkest hour on top.
crinkle-paper Glue {it} in a tangle where a griffin guards its eggs.
glitter-paper Cut {it} into pointed crystals and glue the cave floor full.
metallic-paper Cut {it} into bolts and glue the wizard's storm above it.
corrugated-paper Cut {it} into columns and glue the ruins of a temple behind it.
graph-paper Cut {it} into small squares and glue a pixel portal around it.
burlap Cut {it} into a ragged plain and glue down the land of ogres.
tulle Bunch {it} up and glue a veil of magic around the moon.
lace Glue {it} along the top as frost flowers of the Ice Queen.
ric-rac Glue {it} in rows, the choppy sea where serpents swim.
wool-roving Pull {it} into colored wisps and glue up a breathing cloud.
felt-ball Glue {it} around the sun as small woolly worlds.
faux-fur Cut {it} into hills and glue down the back of a sleeping yeti.
leather-cord Glue {it} in a loop at one side like a hero's amulet string.
fake-leaf Glue {it} in clumps, a jungle with leaves as large as sails.
ribbon-rose Glue {it} in a cluster, blooms that sing at full moon.
felt-sticker Stick {it} along the bottom as the gnomes' soft little village.
stick-on-gem Press {it} into the night as stars polished by dwarfs.
glass-gem Glue {it} near the bottom like crystal balls waiting for a seer.
crystal Glue {it} in a spiky cluster at the cave's entrance.
mosaic-tile Glue {it} in a broken pattern, the floor of a sunken hall.
charm Glue {it} at its side, a talisman for the journey.
letter-bead Glue {it} along the bottom and spell the name of this realm.
loom-band Glue {it} as bright rings, portals hanging in the air.
wooden-craft-shape Glue {it} into the corners like crests carved by elves.
coffee-grounds Sprinkle {it} over sticky hills, dark soil where mandrakes grow.
* picture Seasons
cardboard Cut {it} into strips and glue a window frame around the time of year.
newspaper Tear {it} into soft hills and glue them along the bottom, gray as November.
magazine Snip colorful scraps from {it} and glue them down as whirling leaves.
paper-bag Tear {it} into wavy bands and glue them low as plowed fields.
fabric-scrap Cut {it} into uneven patches and glue a quilt of farmland below.
button Glue {it} in loose clusters like round fruit ripening on branches.
string Glue {it} around the border with a small loop at each corner.
cotton-ball Pull {it} thin and glue a fluffy layer of snow across the bottom.
cotton-swab Glue {it} crosswise in stars to fill the air with snowflakes.
bubble-wrap Glue {it} across the top like a sky full of round flakes.
packing-paper Crumple {it}, flatten it again and glue wrinkled hills at the bottom.
wrapping-paper Cut {it} into narrow bands and glue a festive frame around everything.
old-greeting-card Snip the prettiest motifs from {it} and glue them in between.
old-book-page Cut {it} into leaf shapes and glue them tumbling down one side.
packing-peanut Glue {it} here and there as plump flakes drifting past.
pillow-stuffing Press {it} into glue along the lower edge for deep, soft drifts.
denim Cut {it} to fit the upper half and glue on a deep blue evening.
dryer-sheet Glue {it} thinly over the top like a hazy fall morning.
bread-tag Glue {it} in fluttering groups, like butterflies over a summer lawn.
toilet-paper Tear {it} into layers and glue them low as gentle snowbanks.
tissue Twist {it} lightly and glue on pale clouds that promise snow.
cotton-pad Glue {it} near the top as round winter clouds.
wallpaper Cut {it} into rolling hills and glue one behind the other.
paint-chip Cut {it} into small squares and glue the year's colors around the rim.
candy-wrapper Pinch {it} in the middle and glue on a flutter of butterflies.
tinsel Press {it} into a line of glue as a frosty border.
postage-stamp Glue {it} in a row along the rim like tiny seasonal windows.
leaf Glue {it} at all angles as if the wind were carrying them.
feather Glue {it} slanting across the page, dropped by birds flying south.
flower Press {it} flat and glue a blooming row along the bottom.
petal Glue {it} one by one, drifting down from an unseen cherry tree.
grass Glue {it} upright in tufts along the lower edge as a summer meadow.
bark Glue {it} low down as the rough floor of a fall wood.
sand Sprinkle {it} over glue at the bottom for a warm summer shore.
seed Glue {it} in curving lines, carried along by a fall breeze.
moss Press {it} into glue down low: the first green patch of March.
pine-needle Glue {it} in slanting rows along the bottom like frosty winter grass.
raffia Glue {it} in short lengths below like a field of ripe straw.
fern-frond Glue {it} up both sides like a leafy summer curtain.
clover Press {it} flat and glue a lucky green meadow along the base.
lavender Glue {it} upright in even rows: fields that bloom in July.
dried-orange-slice Glue {it} into an upper corner as a low winter sun.
hay Press {it} into glue along the bottom, golden as late August.
wheat-stalk Glue {it} upright at the left and right, a harvest frame.
colored-sand Sprinkle {it} onto glue in layered bands from cool to warm.
pressed-flower Glue {it} loosely around the middle as a spring garden in bloom.
pumpkin-seed Glue {it} in rings of five like pale fall asters.
birdseed Sprinkle {it} on glue at the bottom as food for winter birds.
bay-leaf Glue {it} tip to tip around the rim as an evergreen border.
eucalyptus Glue {it} down along one side like a branch silvered by frost.
seed-pod Glue {it} sparingly around the middle, keeping next year's spring inside.
corn-husk Tear {it} into strips and glue a rustic harvest frame.
reed Glue {it} upright at both sides as the dry banks of a fall pond.
aluminum-foil Smooth {it} flat and glue a frozen pond in the lower part.
wax-paper Tear {it} into a long oval and glue it low as cloudy ice.
paper-straw Snip {it} to length and glue a striped frame on all sides.
rice Sprinkle {it} over glue along the bottom: grainy new snow.
dried-lentil Press {it} into a band of glue as earthy fields of fall.
dried-bean Glue {it} side by side as a sturdy harvest border.
popcorn Glue {it} in tufts here and there as puffs of spring blossom.
salt Sprinkle {it} on dots of glue up high as glittering frost.
sugar Sift {it} onto a thin coat of glue for a powdering of snow.
oats Sprinkle {it} across glue down low, pale as a stubble field.
coffee-filter Flatten {it} and glue it up high as a soft, round sun.
cupcake-liner Press {it} flat and glue a few pleated blossoms around the middle.
paper-napkin Tear {it} into thin clouds and glue them along the top.
paper-doily Glue {it} near the top as one enormous lacy snowflake.
spice Sprinkle {it} over glue as warm, fragrant soil of fall.
cinnamon-stick Glue {it} along the lower rim like logs for a winter evening.
eggshell Crush {it} gently and press the crumbs into glue as sparkling ice.
breakfast-cereal Glue {it} in loose heaps like leaves raked together.
parchment-paper Glue {it} over the upper half as a pale January sky.
onion-skin Glue {it} in papery flakes, glowing like leaves in October.
orange-peel Cut {it} into tiny leaf shapes and glue them falling.
fresh-herb Press {it} flat and glue a leafy garden hedge along the base.
coffee-grounds Sprinkle {it} dry over glue as dark, freshly turned soil.
coffee-bean Glue {it} in a row around the rim like a dark twig.
construction-paper Tear {it} into a long hill and glue it along the bottom.
tissue-paper Crumple {it} into tiny balls and glue them on as buds.
crepe-paper Ruffle {it} with your fingers and glue a petal-soft border.
cellophane Wrinkle {it} softly and glue a summer lake below.
yarn Glue {it} in waving lines along the bottom as furrows and hills.
embroidery-floss Glue {it} in thin curls around the middle like a playful breeze.
ribbon Glue {it} along all sides and let the corners overlap neatly.
pipe-cleaner Bend {it} into a spiral and glue a fuzzy summer sun up high.
pom-pom Glue {it} about in the air like big soft flakes.
felt Cut {it} into a hill and glue it smoothly across the bottom.
craft-foam Cut {it} into zigzag grass and glue the strip along the base.
craft-stick Glue {it} along each side as a wooden window frame.
sticker Press {it} around the middle to fill the season with little details.
glitter Sprinkle {it} over thin glue up high: a glittering frosty night.
glitter-glue Dot {it} all over the open spaces as sparkling flakes.
sequin Glue {it} far apart like ice crystals winking in the air.
bead Glue {it} in small groups as winter berries on hidden twigs.
confetti Sprinkle {it} onto dabs of glue for a flurry of color.
seed-bead Press {it} into dots of glue above as fine sleet.
wooden-bead Glue {it} in clusters like apples in a fall orchard.
cork-sheet Cut {it} into a low bank and glue on some brown fall earth.
washi-tape Stick {it} along all four sides as a patterned frame.
masking-tape Press {it} around the border as a crisp, snowy white frame.
origami-paper Cut {it} into small diamonds and glue them on like kites.
paper-strip Curl {it} around a finger and glue springy grass along the base.
tracing-paper Tear {it} into layers and glue up a misty morning.
rice-paper Glue {it} in soft torn pieces above like clouds heavy with snow.
crinkle-paper Press {it} into glue low down as wild meadow grass.
glitter-paper Cut {it} into little stars and glue them around a winter night.
metallic-paper Cut {it} into a bright disk and glue on a harvest moon.
corrugated-paper Cut {it} into strips and glue the ridges down as plowed fields.
old-calendar-picture Cut the sky from {it} and glue it across the top.
sticky-note Press {it} in a row below as the panels of a garden fence.
burlap Cut {it} into a field and glue the rough weave down below.
tulle Cut {it} into a soft veil and glue winter mist over the top.
lace Glue {it} around the rim like frost growing on a windowpane.
ric-rac Glue {it} low across the page as a zigzag row of hills.
wool-roving Tease {it} into wisps and glue them above as drifting clouds.
felt-ball Glue {it} around the middle as round blossoms and berries.
faux-fur Cut {it} into a curving bank and glue on a fluffy snowdrift.
stick-on-gem Press {it} on wherever frost or dew should sparkle.
crystal Glue {it} along the bottom like jagged pieces of winter ice.
mosaic-tile Glue {it} in order along the rim, spring colors meeting fall.
ribbon-rose Glue {it} along the lower edge as a bed of summer roses.
fake-leaf Glue {it} overlapping around the rim as a leafy garland.
felt-sticker Press {it} on around the middle as soft seasonal shapes.
foam-sheet-scrap Cut {it} into small leaves and glue them swirling downward.
old-sweater Cut {it} into a knitted hill and glue it on for winter.
gauze Stretch {it} thin and glue fog across the upper part.
twist-tie Curl {it} around a finger and glue on tendrils of spring.
puzzle-piece Glue {it} turned every which way, like leaves that fit together.
* picture Weather
cardboard Cut {it} into strips and glue a window frame for watching the sky.
newspaper Tear {it} into storm clouds and glue the gray shapes up high.
magazine Cut bits of blue from {it} and glue together a patchwork sky.
paper-bag Tear {it} into low dunes and glue on a dry, thirsty land.
fabric-scrap Cut {it} into hills and glue them softly below the weather.
button Glue {it} falling in rows, big and small like mixed raindrops.
string Glue {it} in slanting lines across the page as driving rain.
cotton-ball Pull {it} into fluff and glue a heap of clouds at the top.
cotton-swab Glue {it} in crossed stars all over as sturdy snowflakes.
bubble-wrap Cut {it} into drop shapes and glue on rain you can feel.
packing-paper Crumple {it} and glue it up high as a rumbling thundercloud.
wrapping-paper Cut {it} into tapering rays and glue them pointing in from the border.
envelope Tear {it} into puffy outlines and glue up smooth white clouds.
old-book-page Cut {it} into clouds and glue a sky full of stories.
packing-peanut Glue {it} scattered through the air as bouncing hail.
pillow-stuffing Press {it} into glue along the top for heavy snow clouds.
denim Cut {it} into a wide band and glue on a deep blue evening sky.
dryer-sheet Glue {it} softly over one corner like fog rolling in.
toilet-paper Tear {it} lengthwise and glue layers of low-lying mist.
tissue Scrunch {it} lightly and glue on a cloud that looks ready to rain.
cotton-pad Overlap {it} along the top and glue on a billowing cloud.
map Cut {it} into swirls and glue on winds crossing the country.
wallpaper Cut {it} into a flowery meadow and glue it under the wide sky.
paint-chip Cut {it} into bands and glue a rainbow up in the corner.
candy-wrapper Cut {it} into little drops and glue on a glittering shower.
tinsel Glue {it} in loose strands from above as silvery rain.
gauze Stretch {it} unevenly and glue on drifting veils of cloud.
adhesive-bandage Stick {it} in a fan of rays to make a sun in the corner.
leaf Glue {it} in a spiral, spun upward by a strong gust.
feather Glue {it} side by side up high as feathery ice clouds.
flower Press {it} flat and glue a row that waited for this rain.
petal Glue {it} streaming to one side to show where the wind goes.
grass Glue {it} all leaning one way, bowed by the wind.
sand Sprinkle {it} over wavy lines of glue for wind-blown dunes.
seed Glue {it} in a floating trail, lifted high by the breeze.
moss Press {it} into glue along the bottom, lush after a week of rain.
pine-needle Glue {it} at one steep slant as a sharp winter sleet.
raffia Glue {it} in long loops that twist like a whirlwind.
clover Press {it} flat and glue on a fresh green field below.
dried-orange-slice Glue {it} up in one corner as a sun with natural rays.
sea-glass Glue {it} falling from above like smooth colored drops.
hay Glue {it} low and slanted like a dry field in the wind.
wheat-stalk Glue {it} bending sideways at the bottom as grain in a gust.
colored-sand Sprinkle {it} onto curves of glue, color by color, into a rainbow.
pressed-flower Glue {it} along the bottom, opening up to the sun.
pumpkin-seed Glue {it} point upward across the page as pale raindrops.
birdseed Press {it} into glue at the bottom like damp, speckled earth.
fern-frond Press {it} flat and glue it arching away from the wind.
reed Glue {it} at the bottom, all swaying toward the same side.
aluminum-foil Cut {it} into zigzags and glue on bright flashes of lightning.
wax-paper Tear {it} into long streaks and glue on a pale haze.
plastic-wrap Crinkle {it} and glue a wet, gleaming puddle down below.
paper-straw Snip {it} into short pieces and glue them slanting like rain.
plastic-straw Cut {it} into dashes and glue a colorful cloudburst.
dry-pasta Glue {it} around the rim like a ring of stormy waves.
spaghetti Break {it} and glue the pieces as rays reaching down from a corner.
rice Sprinkle {it} over streaks of glue as a burst of sleet.
dried-bean Glue {it} in falling rows as the first heavy drops.
dried-lentil Glue {it} in a tight swirl, dust caught in a whirlwind.
dried-chickpea Glue {it} well spaced as round hail coming down.
popcorn Glue {it} close together at the top: a lumpy fair-weather cloud.
flour Sift {it} over thin glue at the bottom for powdery snow.
salt Sprinkle {it} on drops of glue so each flake sparkles.
sugar Sprinkle {it} over trails of glue, a glittering winter wind.
coffee-filter Flatten {it} and glue half past the edge as a rising sun.
cupcake-liner Press {it} flat and glue it up high, pleated like sunbeams.
paper-towel Tear {it} with ragged edges and glue on heavy textured clouds.
paper-napkin Tear {it} into thin layers and glue them up as veils of cloud.
paper-doily Cut {it} into lacy pieces and glue them on as snowflakes.
eggshell Press crumbs of {it} into glue below like cracked, dry earth.
parchment-paper Wrinkle {it} and glue it over the top as a dull, drizzly sky.
sprinkles Press {it} into arcs of glue for a rainbow of tiny specks.
onion-skin Glue {it} in thin layers up high as a sunset after storms.
orange-peel Cut {it} into wedges and glue on a ring of sunbeams.
coffee-grounds Sprinkle {it} dry over glue for dark soil after a downpour.
construction-paper Tear {it} into rolling land and glue it under the weather.
paper Tear {it} along wavy lines and glue the clouds in layers.
tissue-paper Tear {it} into strips and glue on a see-through rainbow.
crepe-paper Glue {it} by one end so it flutters like gusts of wind.
cellophane Cut {it} into drops and glue on rain that lets color through.
yarn Glue {it} in a loose funnel spiral, a whirlwind passing by.
embroidery-floss Glue {it} in fine, straight strands beneath the upper edge as drizzle.
ribbon Glue {it} in a big curve up above as a silky rainbow.
pipe-cleaner Bend {it} into zigzags and glue on fuzzy lightning.
pom-pom Glue {it} drifting down the page as soft, fat snowflakes.
felt Cut {it} into rounded clouds and glue them near the top.
craft-foam Cut {it} into jagged bolts and glue them striking downward.
craft-stick Glue {it} along all four sides like a window looking outdoors.
sticker Press {it} across the sky for bright little weather surprises.
glitter Sprinkle {it} onto dabs of glue like ice dust in the air.
glitter-glue Trail {it} around the clouds for a bright silver lining.
sequin Glue {it} in a slanting shower that sparkles as it falls.
bead Glue {it} in vertical lines like beads of rain on a window.
confetti Sprinkle {it} into a swirl of glue, whipped up by wind.
seed-bead Press {it} into fine lines of glue as a gentle drizzle.
wooden-bead Glue {it} widely apart as heavy drops before the storm.
washi-tape Stick short pieces of {it} slantwise for patterned rain.
masking-tape Press {it} in a fan from one corner as pale sunbeams.
origami-paper Cut {it} into diamonds and glue up small kites in the wind.
paper-strip Curl {it} tightly and glue on springing gusts of wind.
graph-paper Cut {it} into snowflakes with straight arms and glue them falling.
tracing-paper Tear {it} softly and glue one layer over another for fog.
rice-paper Tear {it} into feathery shapes and glue on high, thin clouds.
crinkle-paper Glue {it} in a whirl as everything the tornado picked up.
glitter-paper Cut {it} into snow stars and glue them through the air.
metallic-paper Cut {it} into drops and glue on a gleaming rain shower.
corrugated-paper Cut {it} into clouds and glue the ridges sloping like rain.
old-calendar-picture Cut a sky out of {it} and glue it across the top.
sticky-note Press {it} along the top as a seven-day forecast.
burlap Cut {it} to fit the bottom and glue on parched brown fields.
tulle Cut {it} into a long veil and glue on a shower in the distance.
lace Snip round motifs from {it} and glue them on as snowflakes.
ric-rac Glue {it} running downward as zigzag lightning.
wool-roving Tease {it} into swirls and glue on windy, streaming clouds.
felt-ball Glue {it} in an arc, color after color, for a round-dotted rainbow.
faux-fur Cut {it} into a drift and glue deep snow along the bottom.
stick-on-gem Press {it} on below the clouds as sparkling drops.
crystal Glue {it} along the top like icicles on a roof edge.
glass-gem Glue {it} at the bottom like big drops about to roll away.
mosaic-tile Glue {it} in a curve above as a shimmering rainbow.
fake-leaf Glue {it} flying sideways across the page on a gusty day.
felt-sticker Press {it} on up above as soft things in the sky.
foam-sheet-scrap Cut {it} into puddles and glue them along the lower edge.
twist-tie Bend {it} into sharp zigzags and glue on tiny lightning.
paper-clip Glue {it} hanging at a slant as long silver raindrops.
* picture Nature
cardboard Tear {it} along the edge and glue on rough, layered earth.
magazine Cut green scraps from {it} and glue them in as leaves.
paper-bag Crumple {it}, tear a wavy strip and glue on brown soil.
fabric-scrap Cut {it} into petals and glue blossoms around the middle.
button Glue {it} around the middle as flower centers in a meadow.
string Glue {it} in dotted curves like the paths of busy bees.
rope Glue {it} around the border like a strong twisting vine.
cotton-ball Fluff {it} up and glue on slow-drifting summer clouds.
cotton-swab Glue {it} upright at the bottom as cattails beside a pond.
bubble-wrap Cut {it} into a pond shape and glue it along the bottom.
packing-paper Tear {it} into jagged hills and glue them across the bottom.
wrapping-paper Cut {it} into simple butterflies and glue them all around.
old-book-page Cut {it} into leaves and glue them along an unseen branch.
pillow-stuffing Press {it} lightly into glue above as morning fog.
denim Cut {it} into a winding strip and glue a river below.
bread-tag Glue {it} in pairs like wings of small moths.
tissue Tear {it} into soft shapes and glue on wandering clouds.
cotton-pad Glue {it} in a row above as round, lazy clouds.
toilet-paper Tear {it} into long thin bands and glue on evening mist.
map Cut {it} into hills and glue on a land crossed by rivers.
wallpaper Cut {it} into strips and glue a botanical border around.
paint-chip Cut {it} into grass blades and glue them from light to dark.
postage-stamp Glue {it} side by side around the rim as a naturalist's border.
candy-wrapper Twist {it} once in the middle and glue on a glossy dragonfly.
adhesive-bandage Stick {it} crosswise around the middle as soft little flowers.
leaf Glue {it} overlapping on all four sides as a woodland frame.
pine-needle Glue {it} in tufts along the bottom as stiff wild grass.
stick Glue {it} along the four sides as a rustic frame.
feather Glue {it} loosely in the air as gifts from passing birds.
flower Press {it} flat and glue blossoms wherever bees would land.
petal Glue {it} in an overlapping row around the border.
grass Glue {it} upright along the bottom so the meadow sways.
bark Glue {it} down both sides as trunks framing the view.
sand Sprinkle {it} over glue below as a sunny riverbank.
seed Glue {it} in a curved trail, like seeds sailing from a pod.
moss Press {it} into glue at the bottom for real woodland floor.
raffia Glue {it} in short upright pieces as dry prairie grass.
seed-pod Glue {it} around the middle like samples in a field guide.
corn-husk Tear {it} into blades and glue long, pale grass below.
reed Glue {it} upright along the bottom as a quiet marsh.
ivy Press {it} flat and glue it climbing around the border.
fern-frond Press {it} flat and glue it upright as a small jungle.
clover Press {it} flat and glue a lucky leaf in each space.
lavender Glue {it} along both sides, fragrant as a garden path.
dried-orange-slice Glue {it} up high as the warm sun over everything.
snail-shell Glue {it} near the bottom, as if crawling through the grass.
hay Press {it} into glue below as a wild, tangled meadow.
wheat-stalk Glue {it} leaning gently along the bottom like a ripe field.
pebble Glue {it} in a row at the bottom as a rocky stream bed.
colored-sand Sprinkle {it} over curves of glue as layers of earth.
soil Sprinkle {it} over glue along the bottom for true garden ground.
pressed-flower Glue {it} around the border like a page from a plant collection.
pumpkin-seed Glue {it} in pairs along a line as leaves on a stem.
birdseed Press {it} into glue along the bottom as speckled gravel.
bay-leaf Glue {it} upright here and there like small, slender trees.
eucalyptus Glue {it} curving over one corner like an overhanging branch.
acorn Glue {it} low in the picture, dropped by a generous oak.
seashell Glue {it} along the bottom as a tide line on the beach.
aluminum-foil Crinkle {it} and glue a glistening creek across the bottom.
wax-paper Cut {it} into wings and glue on see-through dragonflies.
paper-straw Snip {it} into stems and glue a row of tall reeds.
dry-pasta Glue {it} around the middle in the shape of little bugs and blooms.
spaghetti Break {it} and glue the pieces upright as straw-colored grass.
rice Glue {it} in tiny starbursts like wild white flowers.
dried-bean Glue {it} near the bottom as shiny beetles out walking.
dried-lentil Press {it} into glue below as the crumbly forest floor.
dried-chickpea Glue {it} in a band at the bottom as rounded gravel.
popcorn Glue {it} in clusters like blossom on an apple bough.
salt Sprinkle {it} over swirls of glue as mist with a shimmer.
oats Sprinkle {it} on glue below as dry, pale steppe.
coffee-filter Pinch {it} in the middle and glue on a fluttering butterfly.
cupcake-liner Glue {it} by the base so blossoms stand out from the page.
paper-towel Tear {it} gently and glue on thick, fluffy clouds.
paper-napkin Cut motifs out of {it} and glue them around like wild plants.
kitchen-sponge Cut {it} into low clumps and glue on springy bushes.
paper-doily Cut {it} into web-like pieces and glue them in two corners.
spice Sprinkle {it} on glue along the bottom as fragrant desert soil.
cinnamon-stick Glue {it} upright at both sides as bark-covered trunks.
eggshell Press crumbs of {it} into glue below as a pebbled path.
breakfast-cereal Glue {it} along the bottom as crisp fallen leaves.
onion-skin Tear {it} into petals and glue on papery wild poppies.
orange-peel Cut {it} into small wings and glue on bright moths.
fresh-herb Press {it} flat and glue sprigs around it like tiny trees.
coffee-grounds Sprinkle {it} dry over glue for dark, rich humus.
coffee-bean Glue {it} in a line near the bottom as marching beetles.
sprinkles Press {it} into dots of glue as a far-off flower meadow.
construction-paper Cut {it} into a fringe and glue grass along the bottom.
paper Tear {it} into cloud shapes and glue them sailing above.
watercolor-paper Cut {it} into broad leaves and glue them peeking in from one side.
tissue-paper Scrunch {it} and glue puffs around the middle as flowers.
crepe-paper Fringe {it} with scissors and glue on ruffled, windswept grass.
cellophane Wrinkle {it} and glue a clear pond in the lower part.
yarn Glue {it} in waves around the rim like a climbing vine.
embroidery-floss Glue {it} in fine rays and rings as a spider's web.
ribbon Glue {it} in gentle bends along the bottom as a stream.
pipe-cleaner Curl {it} around a finger and glue on spiral tendrils.
pom-pom Glue {it} in short rows as fuzzy caterpillars.
felt Cut {it} into rounded bushes and glue them side by side below.
craft-foam Cut {it} into toadstools and glue them near the bottom.
craft-stick Glue {it} around all sides like the frame of a cabin window.
sticker Press {it} in the open spots for small creatures to discover.
glitter Sprinkle {it} over glue low down as dew on the grass.
glitter-glue Draw shining snail trails with {it} between the plants.
sequin Glue {it} in the air as fireflies at dusk.
bead Glue {it} in bunches as ripe wild berries.
confetti Sprinkle {it} over glue below as a carpet of wildflowers.
seed-bead Press {it} into dots of glue as pollen in the air.
wooden-bead Glue {it} along the bottom like nuts on the forest floor.
cork-sheet Cut {it} into trunk shapes and glue one at each side.
washi-tape Stick {it} neatly along each side, as in a nature journal.
masking-tape Tear short pieces of {it} and press on a birch-bark border.
origami-paper Cut {it} into folded-wing butterflies and glue on only their middles.
paper-strip Roll {it} into coils and glue on snails and blossoms.
graph-paper Cut {it} into narrow strips and glue a researcher's frame.
tracing-paper Cut {it} into pale wings and glue them near the flowers.
rice-paper Tear {it} into thin layers and glue on distant mountains.
crinkle-paper Press {it} into glue at the bottom as tangled undergrowth.
metallic-paper Cut {it} into a winding shape and glue a river below.
corrugated-paper Cut {it} into upright strips and glue on ridged tree trunks.
old-calendar-picture Cut a landscape from {it} and glue it across the distance.
sticky-note Press {it} along one side as a naturalist's field notes.
burlap Cut {it} with a frayed edge and glue on dry grassland.
tulle Cut {it} into a veil and glue on mist over the treetops.
lace Snip {it} to fit and glue webs into the corners.
wool-roving Tease {it} into strands and glue on clouds at sunset.
felt-ball Glue {it} here and there as thistles and berries.
faux-fur Cut {it} into a strip and glue on shaggy meadow grass.
stick-on-gem Press {it} onto leaves and petals as drops of dew.
mosaic-tile Glue {it} closely along the bottom as a stony creek bed.
ribbon-rose Glue {it} at the corners like roses climbing a trellis.
fake-leaf Glue {it} reaching in from the sides like jungle plants.
felt-sticker Press {it} on around the middle for soft flowers and bugs.
foam-sheet-scrap Cut {it} into lily pads and glue them along the bottom.
twist-tie Coil {it} around a finger and glue on curling shoots.
gauze Pull {it} apart and glue it in a corner as cobweb.
* picture Food
cardboard Cut {it} into a big chopping board below the scene.
newspaper Tear {it} straight and lay it below as market-stall paper.
magazine Snip fruit and vegetable photos from {it} as neighbors.
paper-bag Tear {it} along one side as a shopping bag beneath.
bottle-cap Fix {it} to one side as little sauce dishes.
fabric-scrap Cut {it} straight as a tablecloth across the lower half.
button Scatter {it} as colorful candies over the background.
string Lay {it} in wavy lines as steam curling upward.
shoelace Run {it} around as licorice piping.
cotton-ball Pull {it} thin for clouds of steam.
bubble-wrap Cut {it} into a rising cloud of soda bubbles.
wrapping-paper Cut {it} into a patterned tablecloth with a scalloped rim.
old-greeting-card Cut {it} into little menus at the side.
old-book-page Lay {it} beneath as a page from an old cookbook.
envelope Cut {it} into a napkin folded to a point.
foam-sheet-scrap Cut {it} into berries and lemon wedges.
packing-peanut Strew {it} about like cheesy puffs.
sandpaper Cut {it} into a toasted-looking bread board.
denim Cut {it} into a bistro place mat.
dryer-sheet Tear {it} into drifting wisps of aroma.
electrical-tape Cut {it} into stripes for a checkered tablecloth.
bread-tag Fix {it} beside the goods as little price tags.
net-bag Cut {it} open as the market net the fruit came in.
tissue Tear {it} into soft swirls rising from the middle.
cotton-pad Lay {it} in a row as small white plates.
ticket-stub Paste {it} in a corner: off to the food fair.
postage-stamp Set {it} in the corner like greetings from a faraway kitchen.
wallpaper Lay {it} across the top as a cozy dining room wall.
paint-chip Cut {it} into squares and tile a kitchen border.
price-tag Fix {it} at the side with pretend prices.
candy-wrapper Twist {it} at both ends and scatter bright bonbons.
puzzle-piece Strew {it} below as crunchy crumbs.
playing-card Lay {it} in a row as fancy table mats.
leaf Tuck {it} in as a fresh green garnish.
stick Lay {it} along the sides as a fruit crate frame.
flower Press {it} flat like blooms from the table bouquet.
petal Strew {it} lightly over the table part.
grass Lay {it} along the bottom as a picnic meadow.
sand Sprinkle {it} in a patch as golden sugar.
seed Sprinkle {it} around as on a fresh roll.
clover Press {it} on as sprigs of cress.
lavender Lay {it} to one side as a small bouquet.
corn-husk Lay {it} flat as a harvest place mat.
raffia Weave {it} into a straw mat at the bottom.
dried-orange-slice Fix {it} in a corner, bright as sunshine.
wheat-stalk Lay {it} along both sides as a baker's border.
colored-sand Trickle {it} in swirls as colorful sugar.
pumpkin-seed Lay {it} end to end as a crunchy border.
birdseed Sprinkle {it} over the lower part as grain on a mill floor.
bay-leaf Lay {it} tip to tip as a cook's laurel wreath.
paper-plate Fix {it} behind everything as a real plate.
aluminum-foil Smooth {it} flat as a gleaming baking sheet.
wax-paper Tear {it} and lay it beneath as sandwich paper.
parchment-paper Lay {it} in the lower part with curling edges, baker style.
paper-straw Cut {it} short for a party drink in the corner.
dry-pasta Set {it} around the rim as an Italian frame.
spaghetti Break {it} and scatter the pieces like crispy breadsticks.
dried-bean Lay {it} one after another as a speckled border.
dried-lentil Fill the lower part with {it} as a hearty stew-colored table.
dried-chickpea Dot {it} around as fat golden peas.
popcorn Scatter {it} over the top as if it had just popped.
salt Sprinkle {it} lightly all around for a frosty sugar look.
sugar Sprinkle {it} along the rim for a candied frame.
coffee-filter Flatten {it} underneath as a fluted cake paper.
cupcake-liner Flatten {it} as pleated cups for neighboring treats.
paper-towel Tear {it} to size as a napkin under the plate.
paper-napkin Spread {it} across the bottom as a dainty tablecloth.
toothpick Fix {it} upright as tiny cocktail picks.
paper-doily Lay {it} at the bottom as a cake's white finery.
cinnamon-stick Fix {it} in a corner as a fragrant bundle.
breakfast-cereal Set {it} ring by ring around the rim.
paper-umbrella Flatten {it} into a corner for an island snack-bar mood.
sprinkles Shake {it} over the background like confetti on a sundae.
orange-peel Tear {it}, well dried, into curls of zest.
onion-skin Tear {it} into crisp, golden flakes.
eggshell Crush {it} and lay a kitchen-tile mosaic.
fresh-herb Press {it} flat as the sprig on top of it all.
coffee-grounds Sprinkle {it} dry as dark chocolate crumbs.
coffee-bean Set {it} along the rim for a cafe frame.
cocoa Dust {it} on as fine chocolate powder.
construction-paper Cut {it} into a table with a rounded edge.
cardstock Cut {it} into scallops like a fine china rim.
tissue-paper Crumple {it} tightly into cherries and blueberries.
crepe-paper Ruffle {it} around like a pie crust.
cellophane Cut {it} into clear ice cubes and jelly drops.
masking-tape Stick {it} crisscross as a checkered tablecloth.
yarn Lay {it} in spirals as steam from a hot dish.
embroidery-floss Loop {it} loosely as thin noodles at the side.
ribbon Run {it} around as on a gift box of chocolates.
pipe-cleaner Bend {it} into candy canes and cherry stems.
pom-pom Fix {it} around as berries and gumballs.
felt Cut {it} into a soft place mat with fringed ends.
craft-foam Cut {it} into lemon slices and mint leaves.
craft-stick Lay {it} side by side as the boards of a market table.
sticker Stick {it} about as the brand labels on a fruit stall.
glitter Sprinkle {it} finely as sparkling sugar.
glitter-glue Squeeze {it} around in dots like cake piping.
sequin Scatter {it} as shiny candy drops.
bead Strew {it} as sprinkles you can feel.
play-dough Roll {it} thin and press a crust around the rim.
confetti Strew {it} over the top as rainbow sprinkles.
washi-tape Stick {it} in stripes as a cheerful tablecloth.
paper-strip Weave {it} over and under as a picnic basket weave.
origami-paper Cut {it} into triangles as a row of party napkins.
graph-paper Lay {it} across the bottom as a diner's checkered cloth.
tracing-paper Tear {it} into see-through veils of steam.
rice-paper Tear {it} soft-edged as a noodle shop's mat.
crinkle-paper Press {it} on as the straw in a fruit crate.
metallic-paper Cut {it} into a gleaming spoon and fork.
glitter-paper Cut {it} into stars of sugar for the background.
corrugated-paper Cut {it} into ridged strips like a wafer border.
index-card Fix {it} to the side as the recipe card.
sticky-note Stick {it} in a corner as the cook's shopping list.
broken-crayon Rub {it} flat in stripes as a tablecloth.
burlap Cut {it} into a rustic sack-cloth table runner.
tulle Cut {it} into a veil of steam that really floats.
lace Lay {it} along the rim like a tea-table cloth.
ric-rac Run {it} around as wavy icing.
wool-roving Tease {it} upward as a whiff of steam.
cotton-cord Lay {it} around as a twisted bread-dough rim.
stick-on-gem Press {it} on as glossy fruit drops.
fake-leaf Tuck {it} behind as a lush green garnish.
felt-sticker Press {it} on as soft frosting decorations.
ribbon-rose Place {it} in the corners like sugar roses.
beeswax-sheet Cut {it} into waffles and press them on by hand.
mosaic-tile Lay {it} in rows as kitchen tiles.
loom-band Scatter {it} as onion rings in all colors.
old-calendar-picture Cut a window view from {it} for the kitchen wall.
contact-paper Cut {it} into a glossy wipe-clean tablecloth and smooth it on.
`;
