/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* jar
fabric-scrap Wrap {it} around the middle and tie the ends: a country-kitchen apron.
button Glue {it} in a row below the rim: a cheerful belt of dots.
string Wind {it} around and around close together: a rustic collar.
rope Wind {it} around the lower half: a stout harbor look.
shoelace Wrap {it} around below the rim and finish with a sporty bow.
rubber-band Stretch {it} around at different heights: bright stripes.
wrapping-paper Cut {it} into a wide strip and glue it around: a colorful cuff.
sheet-music Tear {it} into a band and glue it around: a melody with no end.
map Tear {it} into strips and glue them around: a trip around the world.
old-greeting-card Snip a pretty piece from {it}: a little label with a past.
LED-light Slip {it} inside: a gentle shine through the sides.
string-light Coil {it} loosely inside: a swarm of captured stars.
LED-candle Set {it} inside and switch them on: a warm, steady glow.
LED-tea-light Place {it} on the bottom: quiet light for bedtime.
glow-stick Bend {it} and drop them in: a lantern for campers.
bandana Fold {it} slim and knot them below the rim: a cowboy touch.
duct-tape Press {it} around the base: a bold stripe at the foot.
electrical-tape Stick {it} around in thin lines: stripes like a racing car.
toy-animal Set {it} inside: a small wilderness to gaze into.
tissue Tear {it} into pieces and glue them around: frosted like a winter window.
postage-stamp Glue {it} here and there: greetings from far and wide.
price-tag Tie {it} on below the rim: room for one kind word.
gift-bow Press {it} on just below the rim: ready to be given away.
leaf Glue {it} around side by side: light will shine through the veins.
stick Glue {it} upright all around: a woodland fence.
stone Lay {it} on the bottom: a calm, steady base.
seashell Layer {it} inside: the beach brought home.
acorn Fill the bottom with {it}: a squirrel's savings.
sand Pour {it} in slowly for a soft, level beach at the bottom.
raffia Wind {it} around several times and tie a shaggy bow.
ivy Twine {it} around from top to bottom: a climbing green garland.
sea-glass Glue {it} all over the lower half: ripples of misty light.
snail-shell Glue {it} around the rim: little spirals in a row.
colored-sand Pour {it} in by turns: rainbow stripes, wavy as hills.
pressed-flower Glue {it} flat all around: a meadow when the light shines through.
bay-leaf Glue {it} in a ring: a laurel wreath below the rim.
aluminum-foil Fold {it} into a strip and press it around: a silver cuff.
dry-pasta Glue {it} in a ring around the base: a sculpted border.
dried-bean Fill in {it} by color: stripes like layers of rock.
salt Sprinkle {it} on the bottom: sparkling, everlasting snow.
paper-napkin Tear pictures from {it} and glue them on: painted glass, almost.
paper-doily Glue {it} around: lace shadows when the light is on.
cinnamon-stick Glue {it} upright all around: a fragrant palisade.
coffee-bean Pour {it} around the bottom: a warm smell at every visit.
tissue-paper Tear {it} and glue the scraps overlapping: a stained-glass glow.
crepe-paper Wrap {it} around and pull the edge wavy: a ruffled skirt.
cellophane Glue {it} around: colored light on the wall.
paper-strip Glue {it} around one above another: stripes in steps.
glitter-paper Cut {it} into stars and glue them on: a winter sky.
tracing-paper Glue {it} around: light as mild as the moon.
rice-paper Tear {it} and glue it on: a soft paper-house glow.
yarn Wind {it} around row by row: a woolly striped sweater.
embroidery-floss Wrap {it} around in thin rainbow rings.
ribbon Tie {it} around just below the rim in a full bow.
pom-pom Glue {it} around the rim: a row of cheerful snowballs.
felt Cut {it} into a leafy strip and glue it around the middle.
craft-foam Cut {it} into simple shapes and glue them around.
craft-stick Glue {it} upright all around: a garden fence.
sticker Press {it} on all around: a picture on every side.
glitter-glue Draw dots and swirls with {it}: frost on a pane.
sequin Glue {it} in a scattering: sparks flying upward.
bead Glue {it} around the rim: a row of gleaming pearls.
seed-bead Pour {it} in: a fine, glittering layer at the bottom.
letter-bead Glue {it} on the front, letter by letter: a name to greet you.
washi-tape Stick {it} around in rings: neat stripes in minutes.
fake-leaf Glue {it} around in a ring: a wreath that never wilts.
felt-ball Glue {it} around the middle one by one: a cozy garland.
burlap Glue {it} around the middle: a farmhouse cuff.
tulle Gather {it} around and tie it: a ballet skirt.
lace Glue {it} around the middle: grandmother's finest look.
ric-rac Glue {it} around: a wavy line that dances.
faux-fur Glue {it} around the rim: a winter coat collar.
loom-band Roll {it} on in many colors: rings from top to bottom.
stick-on-gem Press {it} on in a starry pattern: a jewel for the shelf.
glass-gem Lay {it} on the bottom: drops of light and color.
crystal Set {it} inside: a cave of small wonders.
mosaic-tile Glue {it} on in rows: a palace in miniature.
ribbon-rose Glue {it} in a ring below the rim: a rose garland.
charm Glue {it} around the middle: small things that mean a lot.
felt-sticker Press {it} on here and there: soft shapes to stroke.
copper-tape Press {it} around the rim: a gleaming metal edge.
marble Lay {it} on the bottom: swirls of color that catch the light.
sewing-thread Wind {it} around again and again: a silky, shaded stripe.
* box
magazine Snip favorite pictures from {it} and glue them all over.
wrapping-paper Cut {it} to fit and glue it inside: a surprise when it opens.
old-greeting-card Cut the loveliest picture from {it} and glue it on the front.
old-book-page Tear {it} into strips and glue them around: a box full of stories.
sheet-music Tear {it} into a strip and glue it around: a tune to look at.
map Glue {it} on the inside: a place for travel treasures.
fabric-scrap Glue {it} in as a lining: soft ground for small valuables.
felt Cut {it} to the shape of the bottom and glue it in: nothing rattles.
button Glue {it} in a row down the front: a smart little vest.
rope Glue {it} around the base: a seafaring border.
shoelace Wrap {it} around and tie a bow: laced up and secure.
rubber-band Stretch {it} around: stripes that also hold a note.
cotton-ball Tuck {it} inside: a cloud to bed treasures on.
old-CD Press {it} onto one side and glue well: a mirror with rainbows.
old-jewelry-piece Give {it} the place of honor and glue well: a crown jewel for all to see.
buckle Glue {it} in the middle of the front: a pirate chest's lock.
bandana Spread {it} inside with the corners out: a lining with flair.
lace Glue {it} around the rim: a delicate border, like on old linen.
duct-tape Press {it} around the edges: tough corners in a bold color.
electrical-tape Stick {it} on in narrow lines: a racing stripe all the way around.
toy-animal Glue {it} on at the top edge: a guardian who never sleeps.
spool Glue {it} underneath as feet: sturdy and a little bit grand.
photo Glue {it} in front at a slant: favorite people to say hello.
puzzle-piece Glue {it} around, one overlapping the next: a jolly jumble.
postage-stamp Glue {it} on crookedly: well traveled and stamped.
wallpaper Cut {it} to size and glue it inside: a room with fine walls.
paint-chip Cut {it} into squares and glue them around: a ring of many shades.
gift-bow Press {it} on at the top: festive as a birthday morning.
leaf Glue {it} flat all over: a keepsake from an autumn walk.
stick Glue {it} upright side by side: a tiny log cabin.
seashell Glue {it} all over: a chest full of vacation.
feather Lay {it} inside: a downy bed for something precious.
seed Glue {it} in circles and rays: a pattern from the garden.
pressed-flower Glue {it} on top: a meadow that stays in bloom.
wood-slice Choose a smooth spot for {it} and glue there: a plaque for a name.
raffia Wind {it} around and tie a loose, leafy bow.
lavender Lay {it} inside: it smells lovely each time it opens.
sea-glass Glue {it} on like a mosaic: colors from the beach.
colored-sand Sprinkle {it} on glued shapes: a velvety picture to feel.
bay-leaf Glue {it} around in pairs: a laurel wreath.
pumpkin-seed Glue {it} in rings: daisies on every side.
aluminum-foil Press {it} over the corners and glue it: silver fittings.
paper-straw Cut {it} to the same height and glue them around: a striped wall.
dry-pasta Glue {it} on in swirls and stars: a carved chest, nearly.
rice Sprinkle {it} on glued lines: raised swirls to trace with a finger.
dried-bean Glue {it} on in spirals: a mosaic from the pantry.
dried-chickpea Glue {it} around the rim: a line of round studs.
cupcake-liner Set {it} inside: small compartments for tiny finds and treasures.
paper-napkin Tear a picture from {it} and glue it on the front.
egg-carton Cut {it} to fit and set them in: compartments for collections.
bottle-cork Glue {it} underneath: round feet, softly set down.
cardstock Cut {it} to fit and slide it in as a divider.
tissue-paper Crumple {it} lightly inside: treasures rest as in a fine shop.
embroidery-floss Wrap {it} around in thin lines: a silky rainbow.
ribbon Glue {it} around the rim and finish with a bow.
craft-foam Cut {it} into shapes and glue them on: a raised pattern.
craft-stick Glue {it} upright all the way around: a wooden wall.
sticker Press {it} on from every side: a world of favorites.
glitter Sprinkle {it} on glued dots: stardust on every side.
glitter-glue Draw curls and a name with {it}.
sequin Glue {it} on in arcs: shimmering scales.
bead Glue {it} around the edge: a pearl border.
wooden-bead Glue {it} around the rim: a smooth, natural border.
letter-bead Glue {it} on in a row: everyone can read whose it is.
confetti Glue {it} all over: a party that never gets swept up.
washi-tape Stick {it} around in rows: a new pattern for every stripe.
masking-tape Stick {it} on the front: a label that can be written on.
paper-strip Roll {it} into tight coils and glue them on: paper snails.
glitter-paper Cut {it} into stars and hearts and glue them on.
metallic-paper Cut {it} into corners and glue them on: a chest with fittings.
crinkle-paper Fill {it} in loosely: a rustling nest for secrets.
cork-sheet Cut {it} to fit and glue them in: a quiet, soft bottom.
burlap Glue {it} around: a sack-cloth look with frayed edges.
ric-rac Glue {it} around: zigzag icing on the rim.
felt-ball Glue {it} around the rim: a woolly garland.
leather-cord Wind {it} around twice and knot it: an explorer's chest.
stick-on-gem Press {it} on: rubies and emeralds for the royal treasury.
mosaic-tile Glue {it} on in a pattern: walls fit for a sultan.
glass-gem Dot {it} down the middle and glue: big glowing buttons.
ribbon-rose Glue {it} around the rim: a rose garden in full bloom.
fake-leaf Glue {it} around: a hedge that hides a secret.
felt-sticker Press {it} on around the sides: shapes soft to the touch.
patch Glue {it} on like a badge on a well-traveled suitcase.
cardboard-letter Tilt {it} a little and glue in front: big initials, seen from the door.
wooden-craft-shape Glue {it} on the front: a small raised emblem.
rubber-stamp Print {it} all around: a pattern with rhythm.
copper-tape Press {it} around the edge: a bright metal binding.
seed-bead Sprinkle {it} on glued swirls: fine and glittering.
* board
magazine Roll {it} into bright tubes and glue the rods along all sides.
bottle-cap Glue {it} side by side around the rim in all colors.
cork Glue {it} along one side as a place for pinned-up notes.
fabric-scrap Glue {it} around the rim, overlapping like a cheerful quilt.
button Glue {it} around the rim, big ones in the corners.
string Tie {it} to the top as a loop for the wall.
shoelace Tie {it} on at the top and finish with a sporty bow.
clothespin Glue {it} along the lower edge to hold photos and notes.
binder-clip Clip {it} at the top to hold whatever matters today.
wrapping-paper Cut {it} into strips and glue a gift-like border around.
old-jewelry-piece Glue {it} at the upper corner like a family heirloom.
string-light Wind {it} loosely around the rim for an evening glow.
duct-tape Stick {it} around the rim as a tough, shiny border.
electrical-tape Stick {it} around the rim in crisp, colorful lines.
toy-brick Glue {it} around the rim, a frame to build upon.
toy-animal Glue {it} on the upper edge, out for a stroll.
keycap Glue {it} on in a row to spell a name.
puzzle-piece Glue {it} around the rim, every piece in its own place.
paint-chip Cut {it} into tiles and glue a border from dark to light.
price-tag Tie {it} to a corner with the date or the artist's name.
gift-bow Press {it} onto the upper corner as a festive knot.
leaf Glue {it} in overlapping rows from the corners inward.
stick Glue {it} along all sides for a cabin-style border.
pinecone Glue {it} into the lower corners as a woodland cluster.
pebble Glue {it} around the rim like a garden path.
seashell Glue {it} around the rim to remember the sea.
feather Glue {it} along the lower edge to stir in every breeze.
acorn Glue {it} into the corners in little autumn clusters.
seed Glue {it} around in rows, one sort after another.
moss Glue {it} into the corners as soft green cushions.
pine-branch Glue {it} along the upper edge like a winter garland.
driftwood Glue {it} along the upper edge, worn smooth by the waves.
wood-scrap Glue {it} around the rim like rough little planks.
raffia Braid {it} and tie on a natural hanging loop.
lavender Glue {it} in a slim bunch at the side for its scent.
snail-shell Glue {it} along the bottom, a slow parade.
sea-glass Glue {it} around the rim in misty greens and blues.
wheat-stalk Glue {it} in a golden sheaf along one side.
pressed-flower Glue {it} flat around the middle like a herbarium page.
bamboo Glue {it} along the sides for a calm, straight frame.
pumpkin-seed Glue {it} in daisies around each corner.
dried-bean Glue {it} around the rim in a mosaic of browns and whites.
dried-chickpea Glue {it} around like a chain of small round knobs.
dry-pasta Glue {it} around the rim like fancy carved molding.
coffee-bean Glue {it} in rows along the rim for a warm scent.
bay-leaf Glue {it} overlapping around the rim as a winner's laurel.
eucalyptus Glue {it} over an upper corner as a cool gray-green spray.
cinnamon-stick Glue {it} along the sides like small fragrant logs.
paper-straw Cut {it} to length and glue a candy-striped border.
coffee-filter Pinch {it} in the middle and glue on airy blossoms.
cupcake-liner Flatten {it} and glue ruffled rosettes into the corners.
chopstick Glue {it} along all sides for a slim, straight border.
construction-paper Cut {it} into big simple flowers and glue a corner bouquet.
tissue-paper Scrunch {it} into puffs and glue a bumpy, blooming corner.
crepe-paper Ruffle {it} and glue a frilly border around.
washi-tape Press {it} around the rim as a tidy patterned border.
yarn Wind {it} around the rim until each side feels soft.
ribbon Tie {it} to the top as a hanger with a handsome bow.
pipe-cleaner Twist {it} into a fuzzy loop for hanging it up.
pom-pom Glue {it} around the rim in a soft rainbow.
felt Cut {it} into flowers and glue a soft garden in the corner.
craft-stick Glue {it} along all sides like a picket frame.
sticker Press {it} around the middle as a merry parade.
glitter Sprinkle {it} over sticky dots in the corners.
glitter-glue Squeeze {it} around the inside edge like piped icing.
sequin Glue {it} overlapping around like shimmering fish skin.
rubber-stamp Press {it} again and again around the rim.
letter-bead Glue {it} on in a row to spell a favorite word.
seed-bead Glue {it} in glowing lines that follow the design.
wooden-bead Glue {it} along the bottom in a smooth wooden row.
origami-paper Fold {it} into fans and glue a quarter circle in each corner.
paper-strip Roll {it} into coils and glue swirling corners on.
corrugated-paper Cut {it} into ribbed strips and glue a grooved frame around.
glitter-paper Cut {it} into stars and glue a glittering arc across the top.
index-card Glue {it} below the middle as a label like in a museum.
wooden-letter Glue {it} in a row to spell a name in relief.
wooden-craft-shape Glue {it} around the rim like carvings on an old chest.
tulle Tie {it} to an upper corner in one big airy bow.
lace Glue {it} around the inside edge for a gentle, old-time look.
ric-rac Glue {it} around in waves like a folk-art border.
felt-ball Glue {it} around the rim like a garland of gumdrops.
stick-on-gem Press {it} around the inside like a jeweled frame.
glass-gem Glue {it} into the corners like drops of colored light.
crystal Glue {it} in a sparkling cluster at one corner.
mosaic-tile Glue {it} around the rim with narrow even gaps.
ribbon-rose Glue {it} into the corners as a small rose garden.
fake-leaf Glue {it} around the rim as a wreath for all seasons.
felt-sticker Stick {it} along the lower edge as soft little figures.
charm Glue {it} at the lower edge to twinkle whenever light falls in.
patch Glue {it} in a corner like a souvenir badge.
* card
paper-bag Tear {it} into rough-edged hearts to glue around the main motif.
envelope Glue {it} on as a small pocket for a secret note.
old-greeting-card Cut the prettiest bits from {it} and glue one in each corner.
old-book-page Cut {it} into small leaves or hearts and glue a few near the edge.
fabric-scrap Cut {it} into small patches and glue a quilted corner.
button Glue {it} along the lower edge in a colorful row.
electrical-tape Stick {it} around the rim in one thin, shiny line.
sheet-music Cut {it} into a strip and glue a line of melody along the edge.
photo Glue {it} inside as a smile to discover.
puzzle-piece Glue {it} near the signature: we belong together.
postage-stamp Paste {it} in the upper corner like a greeting from around the world.
wallpaper Cut {it} into a wide border and glue it along the bottom.
paint-chip Cut {it} into slim stripes and glue a rainbow down one side.
price-tag Tie {it} to a corner with the lucky person's name on it.
gift-bow Press {it} onto an upper corner like the bow on a present.
leaf Glue {it} in a lower corner like a greeting from the woods.
feather Glue {it} along the side as light as a wish.
seed Glue {it} in a little spiral in the corner.
raffia Wrap {it} around the outside and finish with a country bow.
clover Glue {it} next to the greeting to send luck along.
lavender Glue {it} on in a tiny bunch that smells of summer.
pressed-flower Glue {it} flat into two corners like a summer kept forever.
aluminum-foil Fold {it} into a narrow strip and glue on a silver rim.
coffee-filter Pinch {it} in the middle and glue on a fluffy blossom.
cupcake-liner Flatten {it} and glue on a ruffled flower for the corner.
paper-napkin Cut the prettiest pattern out of {it} and paste a corner picture.
paper-doily Glue {it} inside as a lacy bed for the message.
construction-paper Tear {it} into small hearts and glue a few around the greeting.
tissue-paper Scrunch {it} into tiny buds and glue a bouquet on.
crepe-paper Cut {it} into a fringe and glue it to the lower edge.
washi-tape Press {it} along the edge for a patterned border.
yarn Tie {it} into a soft tassel that swings from one corner.
embroidery-floss Knot {it} into a silky tassel at the lower end.
ribbon Wrap {it} once around and tie it in a loose bow.
pom-pom Glue {it} into the corners as soft, round dots.
felt Cut {it} into a soft heart and glue it on the front.
craft-foam Cut {it} into small raised shapes and glue a cheerful row.
sticker Press {it} around the greeting in a merry ring.
glitter Sprinkle {it} over a sticky line and shake the sparkle even.
glitter-glue Squeeze {it} in a thin line that outlines the motif.
sequin Glue {it} on like sparks around the main motif.
bead Glue {it} in a small spray that rises from one corner.
rubber-stamp Press {it} lightly here and there for an even little pattern.
letter-bead Glue {it} in a row to spell the lucky person's name.
seed-bead Glue {it} in a fine curve below the greeting.
origami-paper Fold {it} into a small fan and glue it in a corner.
paper-strip Roll {it} into tight coils and glue on a quilled flower.
tracing-paper Glue {it} inside as a misty sheet over the message.
rice-paper Tear {it} and glue a feathery strip along the edge.
glitter-paper Cut {it} into stars and glue a sparkling trail.
metallic-paper Cut {it} into a thin frame and glue it around the front.
corrugated-paper Cut {it} into a ribbed strip and glue it along the bottom.
cork-sheet Cut {it} into a little heart and glue on the warm accent.
lace Glue {it} along the edge like a delicate hem.
ric-rac Glue {it} across in a lively zigzag wave.
stick-on-gem Press {it} beside the greeting like dewdrops.
ribbon-rose Glue {it} into a corner as a bloom that never wilts.
fake-leaf Glue {it} in a fan under the main motif.
felt-sticker Stick {it} along the bottom in a soft parade.
charm Glue {it} beside the greeting as a keepsake for later.
wooden-craft-shape Glue {it} near the edge as a carved-looking accent.
* book
newspaper Cut a headline from {it} and glue in the news of that day.
fabric-scrap Glue {it} on the front in patches like a traveler's coat.
string Wind {it} around the covers and tie up today's secrets.
shoelace Wrap {it} around and tie a bow that keeps the pages shut.
rubber-band Stretch {it} around the closed covers like a real explorer's journal.
paper-clip Slip {it} over a favorite page to mark the spot.
wrapping-paper Cut {it} to size and glue patterned endpapers inside both covers.
envelope Glue {it} inside the back cover to keep finds safe.
map Fold {it} and glue in a map that opens wide.
old-jewelry-piece Glue {it} in the middle of the front like a royal crest.
buckle Glue {it} at the front edge like the clasp of an old tome.
hair-tie Loop {it} around the covers for an easy closure.
old-key Glue {it} on the front as if it opened every secret.
duct-tape Stick {it} along the spine, sturdy enough for many adventures.
electrical-tape Stick {it} over the four corners as smart protectors.
masking-tape Stick {it} across a page in strips to write captions on.
keycap Glue {it} on the front as initials from a keyboard.
sheet-music Glue {it} inside as endpapers with a tune.
photo Glue {it} on a page of its own and leave room for the story.
playing-card Tuck {it} between pages as a marker with a royal face.
ticket-stub Glue {it} in beside the tale of that outing.
puzzle-piece Glue {it} scattered on the front: what story fits together here?
postage-stamp Paste {it} across the front like a suitcase that has seen the world.
wallpaper Cut {it} into a wide strip and glue a fine wrap around the spine.
paint-chip Cut {it} into tabs and glue a rainbow along the page edges.
plastic-sleeve Glue {it} in as a clear window page for loose finds.
leaf Lay {it} flat between two pages and press a fall day.
feather Slip {it} between the pages, a marker light as air.
raffia Wrap {it} around the covers and knot a rustic bow.
clover Tuck {it} into a favorite page to keep luck close.
wood-slice Glue {it} on the front as a round nameplate.
aluminum-foil Fold {it} over the corners like an old book's metal fittings.
paper-doily Glue {it} inside the front cover as a lacy title page.
cardstock Cut {it} into tabs and glue a chapter marker to each part.
paper Fold {it} and tuck in a secret extra letter.
washi-tape Press {it} along the spine for a crisp patterned edge.
yarn Tie {it} to the spine as a marker with a fluffy end.
embroidery-floss Braid {it} and let a fine marker hang out of the pages.
ribbon Lay {it} between the pages so the end hangs out as a bookmark.
googly-eye Glue {it} on the front in a pair: who is reading whom?
felt Cut {it} into a big initial and glue it on the front.
craft-stick Slide {it} between the pages as a sturdy place keeper.
sticker Press {it} beside the best moments as a reward.
glitter Sprinkle {it} over a sticky initial on the front.
glitter-glue Squeeze {it} around the title in one sparkling line.
sequin Glue {it} on the front in a constellation of its own.
rubber-stamp Press {it} on each new page like a seal of approval.
letter-bead Glue {it} on the front in a row to spell the owner's name.
seed-bead Glue {it} in a thin frame around the title.
origami-paper Fold {it} into a tiny pocket and glue it on a page.
graph-paper Cut {it} to size and glue in a page for plans and mazes.
tracing-paper Glue {it} by one side as a misty sheet before a picture.
rice-paper Glue {it} inside the covers as fine silky endpapers.
glitter-paper Cut {it} into a star and glue it in the middle of the front.
metallic-paper Cut {it} into triangles and glue gleaming corners on.
index-card Glue {it} inside as a lift-up flap with a secret below.
sticky-note Stick {it} into the pages for thoughts that may still change.
bookmark Slip {it} between the pages to wait for the next reading.
lace Glue {it} down the front edge as on a grandmother's diary.
ric-rac Glue {it} along the spine in a playful wave.
leather-cord Wind {it} around the covers like an old sea captain's log.
cotton-cord Knot {it} to the spine and fray the end into a tassel.
sewing-elastic Slip {it} around the covers to hold every page in.
stick-on-gem Press {it} onto the front corners like jewels of an old tome.
glass-gem Glue {it} in the center of the front as an all-seeing orb.
felt-sticker Stick {it} around the title in a soft ring.
charm Glue {it} on the front as a tiny companion.
patch Glue {it} on the front like an explorer's badge.
wooden-letter Glue {it} on the front as a big proud initial.
cardboard-letter Glue {it} on the front to show whose story it holds.
wooden-craft-shape Glue {it} on the front as a carved emblem.
* hanging
cork Tie {it} on at different heights, light and bobbing.
fabric-scrap Cut {it} into strips and tie on a fluttering fringe.
button Glue {it} on in small groups as polished color dots.
string Tie {it} on in short lengths and tease the ends into tassels.
old-jewelry-piece Let {it} dangle at the lowest point as a glittering finish.
candy-wrapper Pinch {it} in the middle and tie on shimmering bows.
tinsel Wind {it} around from end to end for a festive sparkle.
gift-bow Press {it} on right at the top as the crowning touch.
photo Fasten {it} below where dear faces can turn in the air.
paint-chip Cut {it} into diamonds and attach them as a color ladder.
old-greeting-card Cut {it} into circles and attach the prettiest parts below.
leaf Tie {it} on by the stem so the colors spin.
feather Tuck {it} in at the lower ends to sway with every draft.
raffia Bundle {it} and tie a shaggy country bow above.
lavender Bunch {it} and tie the fragrant bundle upside down below.
dried-orange-slice Thread {it} on a strand where sunlight shines through.
eucalyptus Tuck {it} in by the stems for a silvery, fresh scent.
pressed-flower Glue {it} on delicately, as if caught in midair.
cinnamon-stick Tie {it} in a bundle and let it scent the room.
paper-straw Snip {it} into short tubes and thread a striped tassel.
plastic-straw Cut {it} into pieces and thread them as bright dangling chains.
coffee-filter Pinch {it} in the middle and tie on airy blossoms.
cupcake-liner Thread {it} on upside down for a strand of ruffled bells.
paper-napkin Twist {it} tightly in the middle for soft, full bows.
paper-doily Attach {it} below as a lacy, slowly turning snowflake.
aluminum-foil Squeeze {it} into small silver balls around the strand ends.
wax-paper Cut {it} into circles and attach a strand of pale moons.
tissue-paper Scrunch {it} in the center and tie on puffy blossoms.
crepe-paper Let {it} stream from the lower edge in long ripples.
cellophane Cut {it} into drops and attach them to tint the sunlight.
construction-paper Cut {it} into spirals and attach them to spin below.
yarn Wrap {it} around your fingers, tie it off and hang up tassels.
embroidery-floss Knot {it} in slim bunches at the tips as silky tassels.
ribbon Knot {it} on along the lower edge in flowing tails.
pipe-cleaner Coil {it} around a finger and hang up bouncy spirals.
craft-wire Coil {it} around a finger and let shiny springs dangle.
pom-pom Glue {it} on like fluffy berries between the larger shapes.
craft-foam Cut {it} into stars and glue them along it.
sticker Press {it} on both sides so it is pretty all the way around.
glitter-glue Dot {it} over the open surfaces to twinkle while turning.
sequin Glue {it} on wherever light will strike and sparkle.
bead Thread {it} onto the loose ends as colorful drops.
bell Tie {it} at the lowest tip to ring in the breeze.
letter-bead Thread {it} into a name and let that hang in front.
seed-bead Thread {it} into fine, glittering fringe along the bottom.
origami-paper Cut {it} into small diamonds and attach a fluttering tail.
paper-strip Glue {it} into linked loops and drape the chain along it.
metallic-paper Cut {it} into narrow rays and attach them to flash in turn.
wooden-craft-shape Attach {it} below on short strands as little pendants.
tulle Wind {it} around in airy twists like a soft cloud.
felt-ball Thread {it} along a strand like bright woolly planets.
wool-roving Tie {it} on in soft, cloudy tufts.
cotton-cord Braid {it} into a soft, handsome hanging loop.
stick-on-gem Press {it} on so light dances as everything turns.
crystal Fasten {it} at the lowest point to scatter tiny rainbows.
ribbon-rose Glue {it} on in a small bouquet at one side.
fake-leaf Tuck {it} in all along as a full, leafy border.
charm Hook {it} on at the strand ends as tiny surprises.
price-tag Tie {it} on with a friendly wish written across the front.
old-book-page Cut {it} into hearts and attach them to whisper in the air.
* party
fabric-scrap Knot {it} side by side as a fluttering rag fringe.
clothespin Clip {it} on to hold the guests' names.
wrapping-paper Cut {it} into pennants and let them dangle.
old-greeting-card Cut {it} into circles and hang old wishes up again.
old-book-page Pleat {it} into little fans and add a row.
photo Hang {it} in a row: smiles from the past year.
string-light Wind {it} all around for a hundred tiny sparkles.
toy-animal Perch {it} on top as the party's mascot.
wallpaper Cut {it} into broad pennants with a grand pattern.
price-tag Tie {it} on with the name of each guest.
candy-wrapper Twist {it} in the middle as rustling bows all along.
tinsel Wind {it} around until everything glitters.
gift-bow Press {it} on top as the crowning touch.
balloon Tie {it} on to float beside the decoration.
leaf Tuck {it} all around as a fresh green border.
pinecone Nestle {it} around the base for a woodland feast.
seashell Lay {it} around the foot for a beach party.
feather Tie {it} on to dance in every breath of air.
flower Tuck {it} in at the top for a garden greeting.
pine-branch Tuck {it} around for a wintry scent.
raffia Tie {it} around with a loose country bow.
ivy Twine {it} all along as a living garland.
fern-frond Tuck {it} around as a feathery green collar.
eucalyptus Lay {it} around in a silvery wreath.
pressed-flower Set {it} around like a painted border.
paper-plate Cut {it} round and round into a dangling spiral.
wax-paper Cut {it} into frosty circles that turn in the light.
coffee-filter Scrunch {it} from the middle into full, airy roses.
cupcake-liner Flatten {it} into frilled rosettes and set them in a row.
paper-napkin Pleat {it} and fan a flower out at the top.
paper-doily Fold {it} over in a row as a lacy edge.
paper-umbrella Push {it} in, open, for an island party.
construction-paper Cut {it} into bright pennants for a line of bunting.
tissue-paper Pleat and fluff {it} into big paper peonies.
crepe-paper Twist {it} and swing it to both sides as streamers.
yarn Wind {it} around the hand and cut tassels to dangle.
embroidery-floss Snip {it} into small silky tassels.
ribbon Let {it} curl down in long, merry ends.
pipe-cleaner Coil {it} and let the springs shoot up like fireworks.
felt Cut {it} into soft triangles for a lasting bunting.
craft-foam Cut {it} into stars and scatter them all around.
sticker Press {it} on in a cheerful row.
glitter Sprinkle {it} on the rim for a frosty gleam.
glitter-glue Draw {it} around as a glittering wavy line.
bead Set {it} along the edge like shining pearls.
bell Hang {it} below to ring in the celebration.
metallic-paper Cut {it} into spirals that flash as they turn.
glitter-paper Cut {it} into stars and let them twirl.
origami-paper Fold {it} into small fans and hang a row.
paper-strip Loop {it} into a paper chain for the sides.
index-card Fold {it} to stand up with the guests' names.
paper-fan Open {it} and let a peacock's tail rise behind.
flag Push {it} in at the top to wave over the table.
cardboard-letter Lean {it} in front as the first letter of the name.
wooden-letter Stand {it} in front for the birthday child's initial.
wooden-craft-shape Hang {it} low so the shapes turn gently.
wooden-bead Line {it} up along the rim as a chunky border.
letter-bead Spell the guest of honor's name in front with {it}.
tulle Puff {it} around the base like a cloud.
lace Wrap {it} around for a grandmother's jubilee.
ric-rac Run {it} around as a merry zigzag edge.
stick-on-gem Press {it} on to twinkle in the party lights.
ribbon-rose Set {it} all around like roses on a cake.
fake-leaf Tuck {it} around as a lush evergreen wreath.
necklace-chain Swag {it} from side to side with a noble shimmer.
seed-bead Dot {it} around like sparkling rain.
loom-band Link {it} into a stretchy, colorful chain.
`;
