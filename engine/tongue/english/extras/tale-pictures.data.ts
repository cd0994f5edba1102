/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* picture Fairy Tales
newspaper Tear {it} into hill shapes and glue the hills along the lower edge, full of stories.
magazine Tear {it} into bright blossoms and paste a palace garden around it.
paper-bag Tear {it} into a brown winding path and glue the way to the castle.
fabric-scrap Glue {it} all around like the patchwork quilt of a bedtime story.
button Glue {it} in a winding trail, the way home through the wood.
cotton-ball Pull {it} into fluffy clouds and glue the giant's land up high.
cotton-swab Glue {it} upright in a row: a white fence for the princess's garden.
bubble-wrap Cut {it} into a wide strip and glue down the cobbles of the courtyard.
wrapping-paper Tear {it} into strips and paste a festive border all around.
old-book-page Tear {it} into tree shapes and paste a forest made of words.
foam-sheet-scrap Cut {it} into bricks and glue a castle wall along the bottom.
twist-tie Bend {it} into curly thorns and glue a hedge of roses around it.
denim Cut {it} into waves and glue the deep blue moat in place.
masking-tape Stick torn bits of {it} side by side as the stones of a castle wall.
old-key Glue {it} near the bottom: somewhere a secret door is waiting.
map Cut {it} into hills and glue a faraway land along the lower edge.
sheet-music Tear {it} into strips and glue a melody that runs all around.
puzzle-piece Glue {it} together as the crooked stones of an old wall.
paint-chip Glue {it} in rows from light to dark as a fading evening sky.
candy-wrapper Twist {it} in the middle and glue the sweets of the witch's house around it.
tinsel Glue {it} in a shining sweep where the fairy just flew by.
confetti Glue {it} over the top as though the whole town threw a wedding party.
leaf Glue {it} upright along the bottom, and an enchanted forest grows.
feather Glue {it} drifting down, snow from Mother Holle's pillows.
flower Press {it} onto dabs along the lower edge until the meadow blooms.
petal Paste {it} around it like roses opening on a thorny wall.
seashell Glue {it} in the lower corners as the little mermaid's shore.
bark Glue {it} at the sides as old trunks of the dark wood.
sand Sprinkle {it} over sticky swirls and a road to far kingdoms appears.
seed Glue {it} in a dotted trail that little birds have missed.
moss Glue {it} down in soft cushions, beds for weary dwarfs.
pine-needle Glue {it} upright and close together for a dusky fir forest.
raffia Glue {it} in golden bundles, straw on its way to being gold.
ivy Glue {it} climbing up both sides like the hedge around Sleeping Beauty.
fern-frond Glue {it} curving in from the corners to open a forest curtain.
lavender Glue {it} in purple rows for the good fairy's garden.
hay Glue {it} in a loose heap: the first little pig was here.
wheat-stalk Glue {it} upright along the bottom for the miller's golden field.
colored-sand Sprinkle {it} over a sticky spiral and see the spell begin to swirl.
pressed-flower Glue {it} around the border like a page from an old storybook.
dried-bean Glue {it} at the very bottom, the start of a great climb.
dried-lentil Glue {it} close together, a path Cinderella has already sorted.
bay-leaf Glue {it} upright as a row of slender garden trees.
eucalyptus Glue {it} along the sides, silvery boughs from a secret grove.
aluminum-foil Smooth {it} out and glue down a mirror-bright lake for swans.
paper-straw Cut {it} short and glue up a striped fence around the garden.
dry-pasta Glue {it} all around like the carved frame of a royal portrait.
rice Glue {it} in scattered flecks, snow falling on the Snow Queen's land.
cupcake-liner Flatten {it} and glue ruffled flowers as big as houses.
paper-doily Tear {it} into lacy arcs and glue the arcs in the corners.
paper-napkin Tear {it} into soft petals and paste a bed of roses below it.
construction-paper Tear {it} into overlapping hills and glue kingdom behind kingdom.
paper Tear {it} into soft-edged clouds and paste a good place for giants.
cardstock Cut {it} into a row of battlements and glue it along the bottom.
tissue-paper Scrunch {it} into tiny puffs and glue a rose hedge below it.
crepe-paper Pleat {it} and glue the folds at the sides like theater curtains.
cellophane Crinkle {it} and glue a clear wishing spring in one corner.
washi-tape Stick {it} along every side as a pretty storybook frame.
ribbon Glue {it} down both sides like banners in a throne room.
pipe-cleaner Curl {it} and glue the beanstalk climbing up one side.
pom-pom Glue {it} along the bottom as round bushes in the park.
felt Cut {it} into toadstools and glue a small ring of magic below it.
craft-foam Cut {it} into plump stars and glue a lullaby sky.
craft-stick Glue {it} around as the wooden frame of a cottage window.
sticker Press {it} here and there as surprises along the hero's way.
glitter Sprinkle {it} over a sticky arc, and a wish is on its way.
sequin Glue {it} high above it as stars over the sleeping castle.
rubber-stamp Press {it} around it in a loose pattern like royal wallpaper.
seed-bead Glue {it} in a fine curve like pearls wept by a princess.
origami-paper Fold {it} into triangles and glue bunting along the top.
paper-strip Curl {it} around a finger and glue springy vines beside it.
rice-paper Tear {it} into feathery clouds and paste a place for dragons to rest.
crinkle-paper Glue {it} in a tangle like the nest of the golden goose.
metallic-paper Cut {it} into long ripples and glue a lake of silver.
corrugated-paper Cut {it} into castle towers and glue a skyline low behind it.
lace Glue {it} all around for the dainty hem of a fairy tale.
wool-roving Pull {it} thin and glue wispy clouds where swans may fly.
ribbon-rose Glue {it} in the corners, roses from the beast's garden.
fake-leaf Glue {it} thickly up both sides as an enchanted thicket.
stick-on-gem Press {it} into the corners like jewels on a royal casket.
charm Glue {it} low in the picture, a token for the hero to find.
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
foam-sheet-scrap Cut {it} into huge toadstools and glue the fairy village down.
sandpaper Cut {it} into rugged rocks and glue the desert of giants below it.
denim Cut {it} into curling waves and glue down the sea of krakens.
bread-tag Glue {it} overlapping along the rim like plates of dragon armor.
twist-tie Bend {it} into forked lines and glue the wizard's lightning overhead.
electrical-tape Stick short bits of {it} along the rim like secret runes.
masking-tape Stick torn bits of {it} into the crumbling walls of an elfin ruin.
old-key Glue {it} floating beside it, the key to a hidden realm.
map Tear {it} along the edges and glue down the coast of an unknown land.
sheet-music Tear {it} into ribbons and glue a song that floats on the wind.
puzzle-piece Glue {it} with wide gaps between, islands drifting through the sky.
paint-chip Glue {it} in a curved row, the bridge of colors between two worlds.
wallpaper Cut {it} into ornate corners and glue a frame fit for an elf king.
tinsel Glue {it} streaming down like the tail of a comet.
gauze Pull {it} apart and glue cobwebs into all four corners.
leaf Glue {it} upright along the bottom, trees taller than any dragon.
stick Glue {it} along the sides as the gate of the tree spirits.
feather Glue {it} floating down where a griffin has passed.
flower Glue {it} around it like lanterns at a fairies' garden party.
petal Paste {it} in fluttering pairs, fairies that forgot to hide.
grass Glue {it} in wind-swept tufts, the prairie of the unicorns.
bark Glue {it} at the bottom, roots of the oldest tree on earth.
sand Sprinkle {it} over wet glue for a lost desert kingdom.
seed Glue {it} in a spiral, the whirl of a galaxy not yet named.
moss Glue {it} in green hummocks under which trolls nap.
pine-needle Glue {it} in dense spikes around it like a bewitched hedge.
corn-husk Tear {it} into blades and glue up the golden reeds of a hidden marsh.
ivy Glue {it} around it like vines over a forgotten gateway.
fern-frond Glue {it} upright on both sides, a forest for winged lizards.
lavender Glue {it} upright in rows, the violet woods of the dream elves.
colored-sand Sprinkle {it} over sticky bands to set the heavens glowing.
pressed-flower Glue {it} in a loose ring where fairies danced till morning.
snail-shell Glue {it} on the hillside as spiral dwellings of gnomes.
pumpkin-seed Glue {it} in pairs as the wings of pale little sprites.
dried-lentil Glue {it} in swirling rows, the bed of a river of copper.
dried-bean Glue {it} in a nest shape below it, eggs of a fire lizard.
rice Glue {it} in starry specks where the frost dragon flew.
salt Sprinkle {it} over sticky dots and see ice stars appear.
popcorn Glue {it} in heaps, crunchy clouds under a sky castle.
aluminum-foil Crumple {it}, smooth it out, and glue up a dented silver moon.
wax-paper Crinkle {it} and glue down a glacier where the yeti lives.
coffee-filter Tear {it} into round wisps and paste planets with hazy rims.
cupcake-liner Fold {it} in half and glue frilly toadstool caps along the bottom.
paper-doily Glue {it} high above as a lacy moon over fairyland.
dried-orange-slice Glue {it} in the upper corner, the sun of a stranger world.
construction-paper Tear {it} into floating islands and glue the lowest ones first.
tissue-paper Tear {it}, overlap the colors, and paste a sky from a dream.
cellophane Wrinkle {it} and glue the mermaid lagoon, clear to the bottom.
broken-crayon Rub {it} sideways over the lower part for rough volcanic ground.
washi-tape Stick {it} around all sides like the border of a spell book.
yarn Glue {it} in a coiling maze that leads up to it.
ribbon Glue {it} in long sweeping bends, northern lights over the peaks.
pipe-cleaner Coil {it} and glue a garden of strange spiral trees.
felt Cut {it} into rounded hills and glue a gnome country below it.
craft-foam Cut {it} into shields and glue the crests of every clan around it.
sticker Press {it} into the sky as signs that only wizards read.
glitter Sprinkle {it} over a sticky spiral, and the spell takes hold.
glitter-glue Squeeze {it} in a winding trickle, the river of moonlight.
sequin Glue {it} in overlapping rows like a beach of mermaid scales.
seed-bead Glue {it} in fine curves like the trail of a tiny sprite.
rubber-stamp Press {it} again and again along the sides as a mystic pattern.
origami-paper Fold {it} into wings and glue a flock high above the peaks.
paper-strip Curl {it} and glue the loops as waves of a magic sea.
tracing-paper Tear {it} into veils and glue ghosts above the marsh.
rice-paper Tear {it} and paste misty mountains where cloud dragons dwell.
scratch-paper Scratch stars into {it}, cut a jagged strip, and glue the night above it.
crinkle-paper Glue {it} in a tangle where a griffin guards its eggs.
glitter-paper Cut {it} into pointed crystals and glue the cave floor full.
metallic-paper Cut {it} into bolts and glue the wizard's storm above it.
corrugated-paper Cut {it} into columns and glue the ruins of a temple behind it.
burlap Cut {it} into a ragged plain and glue down the land of ogres.
lace Glue {it} along the top as frost flowers of the Ice Queen.
ric-rac Glue {it} in rows, the choppy sea where serpents swim.
faux-fur Cut {it} into hills and glue down the back of a sleeping yeti.
fake-leaf Glue {it} in clumps, a jungle with leaves as large as sails.
ribbon-rose Glue {it} in a cluster, blooms that sing at full moon.
felt-sticker Stick {it} along the bottom as the gnomes' soft little village.
stick-on-gem Press {it} into the night as stars polished by dwarfs.
charm Glue {it} at its side, a talisman for the journey.
letter-bead Glue {it} along the bottom and spell the name of this realm.
loom-band Glue {it} as bright rings, portals hanging in the air.
* picture Seasons
cardboard Cut {it} into strips and glue a window frame around the time of year.
paper-bag Tear {it} into wavy bands and glue them low as plowed fields.
fabric-scrap Cut {it} into uneven patches and glue a quilt of farmland below.
string Glue {it} around the border with a small loop at each corner.
packing-paper Crumple {it}, flatten it again and glue wrinkled hills at the bottom.
wrapping-paper Cut {it} into narrow bands and glue a festive frame around everything.
old-greeting-card Snip the prettiest motifs from {it} and glue them in between.
old-book-page Cut {it} into leaf shapes and glue them tumbling down one side.
wallpaper Cut {it} into rolling hills and glue one behind the other.
paint-chip Cut {it} into small squares and glue the year's colors around the rim.
postage-stamp Glue {it} in a row along the rim like tiny seasonal windows.
leaf Glue {it} at all angles as if the wind were carrying them.
flower Press {it} flat and glue a blooming row along the bottom.
petal Glue {it} one by one, drifting down from an unseen cherry tree.
raffia Glue {it} in short lengths below like a field of ripe straw.
clover Press {it} flat and glue a lucky green meadow along the base.
wheat-stalk Glue {it} upright at the left and right, a harvest frame.
colored-sand Sprinkle {it} onto glue in layered bands from cool to warm.
bay-leaf Glue {it} tip to tip around the rim as an evergreen border.
corn-husk Tear {it} into strips and glue a rustic harvest frame.
paper-straw Snip {it} to length and glue a striped frame on all sides.
dried-bean Glue {it} side by side as a sturdy harvest border.
coffee-filter Flatten {it} and glue it up high as a soft, round sun.
cupcake-liner Press {it} flat and glue a few pleated blossoms around the middle.
paper-napkin Tear {it} into thin clouds and glue them along the top.
coffee-bean Glue {it} in a row around the rim like a dark twig.
construction-paper Tear {it} into a long hill and glue it along the bottom.
crepe-paper Ruffle {it} with your fingers and glue a petal-soft border.
yarn Glue {it} in waving lines along the bottom as furrows and hills.
embroidery-floss Glue {it} in thin curls around the middle like a playful breeze.
ribbon Glue {it} along all sides and let the corners overlap neatly.
felt Cut {it} into a hill and glue it smoothly across the bottom.
craft-foam Cut {it} into zigzag grass and glue the strip along the base.
craft-stick Glue {it} along each side as a wooden window frame.
sticker Press {it} around the middle to fill the season with little details.
confetti Sprinkle {it} onto dabs of glue for a flurry of color.
washi-tape Stick {it} along all four sides as a patterned frame.
origami-paper Cut {it} into small diamonds and glue them on like kites.
paper-strip Curl {it} around a finger and glue springy grass along the base.
tracing-paper Tear {it} into layers and glue up a misty morning.
crinkle-paper Press {it} into glue low down as wild meadow grass.
corrugated-paper Cut {it} into strips and glue the ridges down as plowed fields.
old-calendar-picture Cut the sky from {it} and glue it across the top.
burlap Cut {it} into a field and glue the rough weave down below.
ric-rac Glue {it} low across the page as a zigzag row of hills.
wool-roving Tease {it} into wisps and glue them above as drifting clouds.
felt-ball Glue {it} around the middle as round blossoms and berries.
stick-on-gem Press {it} on wherever frost or dew should sparkle.
fake-leaf Glue {it} overlapping around the rim as a leafy garland.
felt-sticker Press {it} on around the middle as soft seasonal shapes.
foam-sheet-scrap Cut {it} into small leaves and glue them swirling downward.
gauze Stretch {it} thin and glue fog across the upper part.
* picture Weather
cardboard Cut {it} into strips and glue a window frame for watching the sky.
newspaper Tear {it} into storm clouds and glue the gray shapes up high.
magazine Cut bits of blue from {it} and glue together a patchwork sky.
fabric-scrap Cut {it} into hills and glue them softly below the weather.
button Glue {it} falling in rows, big and small like mixed raindrops.
cotton-ball Pull {it} into fluff and glue a heap of clouds at the top.
bubble-wrap Cut {it} into drop shapes and glue on rain you can feel.
envelope Tear {it} into puffy outlines and glue up smooth white clouds.
old-book-page Cut {it} into clouds and glue a sky full of stories.
tissue Scrunch {it} lightly and glue on a cloud that looks ready to rain.
cotton-pad Overlap {it} along the top and glue on a billowing cloud.
map Cut {it} into swirls and glue on winds crossing the country.
wallpaper Cut {it} into a flowery meadow and glue it under the wide sky.
paint-chip Cut {it} into bands and glue a rainbow up in the corner.
candy-wrapper Cut {it} into little drops and glue on a glittering shower.
tinsel Glue {it} in loose strands from above as silvery rain.
gauze Stretch {it} unevenly and glue on drifting veils of cloud.
leaf Glue {it} in a spiral, spun upward by a strong gust.
feather Glue {it} side by side up high as feathery ice clouds.
petal Glue {it} streaming to one side to show where the wind goes.
grass Glue {it} all leaning one way, bowed by the wind.
seed Glue {it} in a floating trail, lifted high by the breeze.
clover Press {it} flat and glue on a fresh green field below.
dried-orange-slice Glue {it} up in one corner as a sun with natural rays.
wheat-stalk Glue {it} bending sideways at the bottom as grain in a gust.
colored-sand Sprinkle {it} onto curves of glue, color by color, into a rainbow.
pressed-flower Glue {it} along the bottom, opening up to the sun.
pumpkin-seed Glue {it} point upward across the page as pale raindrops.
reed Glue {it} at the bottom, all swaying toward the same side.
paper-straw Snip {it} into short pieces and glue them slanting like rain.
spaghetti Break {it} and glue the pieces as rays reaching down from a corner.
popcorn Glue {it} close together at the top: a lumpy fair-weather cloud.
coffee-filter Flatten {it} and glue half past the edge as a rising sun.
cupcake-liner Press {it} flat and glue it up high, pleated like sunbeams.
paper-towel Tear {it} with ragged edges and glue on heavy textured clouds.
paper-napkin Tear {it} into thin layers and glue them up as veils of cloud.
construction-paper Tear {it} into rolling land and glue it under the weather.
paper Tear {it} along wavy lines and glue the clouds in layers.
tissue-paper Tear {it} into strips and glue on a see-through rainbow.
crepe-paper Glue {it} by one end so it flutters like gusts of wind.
cellophane Cut {it} into drops and glue on rain that lets color through.
embroidery-floss Glue {it} in fine, straight strands beneath the upper edge as drizzle.
ribbon Glue {it} in a big curve up above as a silky rainbow.
felt Cut {it} into rounded clouds and glue them near the top.
craft-stick Glue {it} along all four sides like a window looking outdoors.
sticker Press {it} across the sky for bright little weather surprises.
sequin Glue {it} in a slanting shower that sparkles as it falls.
bead Glue {it} in vertical lines like beads of rain on a window.
confetti Sprinkle {it} into a swirl of glue, whipped up by wind.
seed-bead Press {it} into fine lines of glue as a gentle drizzle.
washi-tape Stick short pieces of {it} slantwise for patterned rain.
masking-tape Press {it} in a fan from one corner as pale sunbeams.
origami-paper Cut {it} into diamonds and glue up small kites in the wind.
paper-strip Curl {it} tightly and glue on springing gusts of wind.
rice-paper Tear {it} into feathery shapes and glue on high, thin clouds.
metallic-paper Cut {it} into drops and glue on a gleaming rain shower.
corrugated-paper Cut {it} into clouds and glue the ridges sloping like rain.
old-calendar-picture Cut a sky out of {it} and glue it across the top.
sticky-note Press {it} along the top as a seven-day forecast.
wool-roving Tease {it} into swirls and glue on windy, streaming clouds.
felt-ball Glue {it} in an arc, color after color, for a round-dotted rainbow.
stick-on-gem Press {it} on below the clouds as sparkling drops.
fake-leaf Glue {it} flying sideways across the page on a gusty day.
foam-sheet-scrap Cut {it} into puddles and glue them along the lower edge.
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
tissue Tear {it} into soft shapes and glue on wandering clouds.
cotton-pad Glue {it} in a row above as round, lazy clouds.
map Cut {it} into hills and glue on a land crossed by rivers.
wallpaper Cut {it} into strips and glue a botanical border around.
paint-chip Cut {it} into grass blades and glue them from light to dark.
postage-stamp Glue {it} side by side around the rim as a naturalist's border.
candy-wrapper Twist {it} once in the middle and glue on a glossy dragonfly.
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
lavender Glue {it} along both sides, fragrant as a garden path.
dried-orange-slice Glue {it} up high as the warm sun over everything.
snail-shell Glue {it} near the bottom, as if crawling through the grass.
wheat-stalk Glue {it} leaning gently along the bottom like a ripe field.
colored-sand Sprinkle {it} over curves of glue as layers of earth.
soil Sprinkle {it} over glue along the bottom for true garden ground.
pressed-flower Glue {it} around the border like a page from a plant collection.
pumpkin-seed Glue {it} in pairs along a line as leaves on a stem.
birdseed Press {it} into glue along the bottom as speckled gravel.
bay-leaf Glue {it} upright here and there like small, slender trees.
eucalyptus Glue {it} curving over one corner like an overhanging branch.
acorn Glue {it} low in the picture, dropped by a generous oak.
aluminum-foil Crinkle {it} and glue a glistening creek across the bottom.
paper-straw Snip {it} into stems and glue a row of tall reeds.
dry-pasta Glue {it} around the middle in the shape of little bugs and blooms.
spaghetti Break {it} and glue the pieces upright as straw-colored grass.
rice Glue {it} in tiny starbursts like wild white flowers.
dried-bean Glue {it} near the bottom as shiny beetles out walking.
dried-lentil Press {it} into glue below as the crumbly forest floor.
dried-chickpea Glue {it} in a band at the bottom as rounded gravel.
coffee-filter Pinch {it} in the middle and glue on a fluttering butterfly.
cupcake-liner Glue {it} by the base so blossoms stand out from the page.
paper-towel Tear {it} gently and glue on thick, fluffy clouds.
paper-napkin Cut motifs out of {it} and glue them around like wild plants.
kitchen-sponge Cut {it} into low clumps and glue on springy bushes.
paper-doily Cut {it} into web-like pieces and glue them in two corners.
coffee-bean Glue {it} in a line near the bottom as marching beetles.
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
sequin Glue {it} in the air as fireflies at dusk.
bead Glue {it} in bunches as ripe wild berries.
confetti Sprinkle {it} over glue below as a carpet of wildflowers.
cork-sheet Cut {it} into trunk shapes and glue one at each side.
washi-tape Stick {it} neatly along each side, as in a nature journal.
masking-tape Tear short pieces of {it} and press on a birch-bark border.
origami-paper Cut {it} into folded-wing butterflies and glue on only their middles.
paper-strip Roll {it} into coils and glue on snails and blossoms.
rice-paper Tear {it} into thin layers and glue on distant mountains.
crinkle-paper Press {it} into glue at the bottom as tangled undergrowth.
metallic-paper Cut {it} into a winding shape and glue a river below.
corrugated-paper Cut {it} into upright strips and glue on ridged tree trunks.
burlap Cut {it} with a frayed edge and glue on dry grassland.
lace Snip {it} to fit and glue webs into the corners.
wool-roving Tease {it} into strands and glue on clouds at sunset.
felt-ball Glue {it} here and there as thistles and berries.
stick-on-gem Press {it} onto leaves and petals as drops of dew.
ribbon-rose Glue {it} at the corners like roses climbing a trellis.
fake-leaf Glue {it} reaching in from the sides like jungle plants.
felt-sticker Press {it} on around the middle for soft flowers and bugs.
twist-tie Coil {it} around a finger and glue on curling shoots.
gauze Pull {it} apart and glue it in a corner as cobweb.
* picture Food
cardboard Cut {it} into a big chopping board below the scene.
magazine Snip fruit and vegetable photos from {it} as neighbors.
bottle-cap Fix {it} to one side as little sauce dishes.
fabric-scrap Cut {it} straight as a tablecloth across the lower half.
button Scatter {it} as colorful candies over the background.
wrapping-paper Cut {it} into a patterned tablecloth with a scalloped rim.
old-greeting-card Cut {it} into little menus at the side.
old-book-page Lay {it} beneath as a page from an old cookbook.
envelope Cut {it} into a napkin folded to a point.
foam-sheet-scrap Cut {it} into berries and lemon wedges.
denim Cut {it} into a bistro place mat.
electrical-tape Cut {it} into stripes for a checkered tablecloth.
bread-tag Fix {it} beside the goods as little price tags.
cotton-pad Lay {it} in a row as small white plates.
wallpaper Lay {it} across the top as a cozy dining room wall.
paint-chip Cut {it} into squares and tile a kitchen border.
price-tag Fix {it} at the side with pretend prices.
candy-wrapper Twist {it} at both ends and scatter bright bonbons.
leaf Tuck {it} in as a fresh green garnish.
stick Lay {it} along the sides as a fruit crate frame.
grass Lay {it} along the bottom as a picnic meadow.
lavender Lay {it} to one side as a small bouquet.
corn-husk Lay {it} flat as a harvest place mat.
dried-orange-slice Fix {it} in a corner, bright as sunshine.
wheat-stalk Lay {it} along both sides as a baker's border.
pumpkin-seed Lay {it} end to end as a crunchy border.
bay-leaf Lay {it} tip to tip as a cook's laurel wreath.
dry-pasta Set {it} around the rim as an Italian frame.
dried-bean Lay {it} one after another as a speckled border.
popcorn Scatter {it} over the top as if it had just popped.
paper-napkin Spread {it} across the bottom as a dainty tablecloth.
paper-doily Lay {it} at the bottom as a cake's white finery.
paper-umbrella Flatten {it} into a corner for an island snack-bar mood.
coffee-bean Set {it} along the rim for a cafe frame.
construction-paper Cut {it} into a table with a rounded edge.
cardstock Cut {it} into scallops like a fine china rim.
tissue-paper Crumple {it} tightly into cherries and blueberries.
crepe-paper Ruffle {it} around like a pie crust.
cellophane Cut {it} into clear ice cubes and jelly drops.
masking-tape Stick {it} crisscross as a checkered tablecloth.
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
confetti Strew {it} over the top as rainbow sprinkles.
washi-tape Stick {it} in stripes as a cheerful tablecloth.
origami-paper Cut {it} into triangles as a row of party napkins.
graph-paper Lay {it} across the bottom as a diner's checkered cloth.
crinkle-paper Press {it} on as the straw in a fruit crate.
metallic-paper Cut {it} into a gleaming spoon and fork.
glitter-paper Cut {it} into stars of sugar for the background.
corrugated-paper Cut {it} into ridged strips like a wafer border.
index-card Fix {it} to the side as the recipe card.
sticky-note Stick {it} in a corner as the cook's shopping list.
broken-crayon Rub {it} flat in stripes as a tablecloth.
burlap Cut {it} into a rustic sack-cloth table runner.
lace Lay {it} along the rim like a tea-table cloth.
ric-rac Run {it} around as wavy icing.
cotton-cord Lay {it} around as a twisted bread-dough rim.
stick-on-gem Press {it} on as glossy fruit drops.
felt-sticker Press {it} on as soft frosting decorations.
ribbon-rose Place {it} in the corners like sugar roses.
contact-paper Cut {it} into a glossy wipe-clean tablecloth and smooth it on.
`;
