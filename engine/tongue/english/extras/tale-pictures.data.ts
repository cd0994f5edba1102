/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* picture Fairy Tales
paper-doily Tear {it} into lacy arcs and glue the arcs in the corners.
crepe-paper Pleat {it} and glue the folds at the sides like theater curtains.
washi-tape Stick {it} along every side as a pretty storybook frame.
lace Glue {it} all around for the dainty hem of a fairy tale.
ribbon-rose Glue {it} in the corners, roses from the beast's garden.
stick-on-gem Press {it} into the corners like jewels on a royal casket.
* picture Fantasy
paper-bag Crumple {it}, tear long strips, and glue an old scroll's rim around it.
cotton-swab Cut {it} short and glue white-tipped stars that burst open.
old-key Glue {it} floating beside it, the key to a hidden realm.
gauze Pull {it} apart and glue cobwebs into all four corners.
aluminum-foil Crumple {it}, smooth it out, and glue up a dented silver moon.
paper-doily Glue {it} high above as a lacy moon over fairyland.
rubber-stamp Press {it} again and again along the sides as a mystic pattern.
tracing-paper Tear {it} into veils and glue ghosts above the marsh.
charm Glue {it} at its side, a talisman for the journey.
letter-bead Glue {it} along the bottom and spell the name of this realm.
* picture Seasons
cardboard Cut {it} into strips and glue a window frame around the time of year.
wrapping-paper Cut {it} into narrow bands and glue a festive frame around everything.
old-book-page Cut {it} into leaf shapes and glue them tumbling down one side.
paint-chip Cut {it} into small squares and glue the year's colors around the rim.
leaf Glue {it} at all angles as if the wind were carrying them.
petal Glue {it} one by one, drifting down from an unseen cherry tree.
clover Press {it} flat and glue a lucky green meadow along the base.
wheat-stalk Glue {it} upright at the left and right, a harvest frame.
bay-leaf Glue {it} tip to tip around the rim as an evergreen border.
corn-husk Tear {it} into strips and glue a rustic harvest frame.
paper-straw Snip {it} to length and glue a striped frame on all sides.
dried-bean Glue {it} side by side as a sturdy harvest border.
paper-napkin Tear {it} into thin clouds and glue them along the top.
coffee-bean Glue {it} in a row around the rim like a dark twig.
crepe-paper Ruffle {it} with your fingers and glue a petal-soft border.
ribbon Glue {it} along all sides and let the corners overlap neatly.
craft-foam Cut {it} into zigzag grass and glue the strip along the base.
craft-stick Glue {it} along each side as a wooden window frame.
sticker Press {it} around the middle to fill the season with little details.
washi-tape Stick {it} along all four sides as a patterned frame.
origami-paper Cut {it} into small diamonds and glue them on like kites.
paper-strip Curl {it} around a finger and glue springy grass along the base.
crinkle-paper Press {it} into glue low down as wild meadow grass.
wool-roving Tease {it} into wisps and glue them above as drifting clouds.
felt-ball Glue {it} around the middle as round blossoms and berries.
stick-on-gem Press {it} on wherever frost or dew should sparkle.
fake-leaf Glue {it} overlapping around the rim as a leafy garland.
felt-sticker Press {it} on around the middle as soft seasonal shapes.
foam-sheet-scrap Cut {it} into small leaves and glue them swirling downward.
* picture Weather
cardboard Cut {it} into strips and glue a window frame for watching the sky.
newspaper Tear {it} into storm clouds and glue the gray shapes up high.
cotton-ball Pull {it} into fluff and glue a heap of clouds at the top.
envelope Tear {it} into puffy outlines and glue up smooth white clouds.
tissue Scrunch {it} lightly and glue on a cloud that looks ready to rain.
cotton-pad Overlap {it} along the top and glue on a billowing cloud.
candy-wrapper Cut {it} into little drops and glue on a glittering shower.
tinsel Glue {it} in loose strands from above as silvery rain.
paper-straw Snip {it} into short pieces and glue them slanting like rain.
cellophane Cut {it} into drops and glue on rain that lets color through.
felt Cut {it} into rounded clouds and glue them near the top.
craft-stick Glue {it} along all four sides like a window looking outdoors.
sequin Glue {it} in a slanting shower that sparkles as it falls.
bead Glue {it} in vertical lines like beads of rain on a window.
washi-tape Stick short pieces of {it} slantwise for patterned rain.
metallic-paper Cut {it} into drops and glue on a gleaming rain shower.
stick-on-gem Press {it} on below the clouds as sparkling drops.
foam-sheet-scrap Cut {it} into puddles and glue them along the lower edge.
* picture Nature
string Glue {it} in dotted curves like the paths of busy bees.
cotton-ball Fluff {it} up and glue on slow-drifting summer clouds.
wrapping-paper Cut {it} into simple butterflies and glue them all around.
denim Cut {it} into a winding strip and glue a river below.
tissue Tear {it} into soft shapes and glue on wandering clouds.
cotton-pad Glue {it} in a row above as round, lazy clouds.
candy-wrapper Twist {it} once in the middle and glue on a glossy dragonfly.
leaf Glue {it} overlapping on all four sides as a woodland frame.
pine-needle Glue {it} in tufts along the bottom as stiff wild grass.
stick Glue {it} along the four sides as a rustic frame.
feather Glue {it} loosely in the air as gifts from passing birds.
grass Glue {it} upright along the bottom so the meadow sways.
moss Press {it} into glue at the bottom for real woodland floor.
fern-frond Press {it} flat and glue it upright as a small jungle.
dried-orange-slice Glue {it} up high as the warm sun over everything.
snail-shell Glue {it} near the bottom, as if crawling through the grass.
bay-leaf Glue {it} upright here and there like small, slender trees.
acorn Glue {it} low in the picture, dropped by a generous oak.
aluminum-foil Crinkle {it} and glue a glistening creek across the bottom.
dried-bean Glue {it} near the bottom as shiny beetles out walking.
coffee-filter Pinch {it} in the middle and glue on a fluttering butterfly.
kitchen-sponge Cut {it} into low clumps and glue on springy bushes.
coffee-bean Glue {it} in a line near the bottom as marching beetles.
construction-paper Cut {it} into a fringe and glue grass along the bottom.
paper Tear {it} into cloud shapes and glue them sailing above.
ribbon Glue {it} in gentle bends along the bottom as a stream.
pom-pom Glue {it} in short rows as fuzzy caterpillars.
felt Cut {it} into rounded bushes and glue them side by side below.
craft-foam Cut {it} into toadstools and glue them near the bottom.
craft-stick Glue {it} around all sides like the frame of a cabin window.
sticker Press {it} in the open spots for small creatures to discover.
sequin Glue {it} in the air as fireflies at dusk.
confetti Sprinkle {it} over glue below as a carpet of wildflowers.
washi-tape Stick {it} neatly along each side, as in a nature journal.
origami-paper Cut {it} into folded-wing butterflies and glue on only their middles.
paper-strip Roll {it} into coils and glue on snails and blossoms.
crinkle-paper Press {it} into glue at the bottom as tangled undergrowth.
metallic-paper Cut {it} into a winding shape and glue a river below.
wool-roving Tease {it} into strands and glue on clouds at sunset.
stick-on-gem Press {it} onto leaves and petals as drops of dew.
* picture Food
magazine Snip fruit and vegetable photos from {it} as neighbors.
foam-sheet-scrap Cut {it} into berries and lemon wedges.
paint-chip Cut {it} into squares and tile a kitchen border.
leaf Tuck {it} in as a fresh green garnish.
stick Lay {it} along the sides as a fruit crate frame.
dried-orange-slice Fix {it} in a corner, bright as sunshine.
tissue-paper Crumple {it} tightly into cherries and blueberries.
pom-pom Fix {it} around as berries and gumballs.
craft-foam Cut {it} into lemon slices and mint leaves.
sticker Stick {it} about as the brand labels on a fruit stall.
glitter-glue Squeeze {it} around in dots like cake piping.
sequin Scatter {it} as shiny candy drops.
bead Strew {it} as sprinkles you can feel.
confetti Strew {it} over the top as rainbow sprinkles.
stick-on-gem Press {it} on as glossy fruit drops.
felt-sticker Press {it} on as soft frosting decorations.
`;
