/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* jar
fabric-scrap Wrap {it} around the middle and tie the ends: a country-kitchen apron.
button Glue {it} in a row below the rim: a cheerful belt of dots.
string Wind {it} around and around close together: a rustic collar.
LED-candle Set {it} inside and switch them on: a warm, steady glow.
price-tag Tie {it} on below the rim: room for one kind word.
gift-bow Press {it} on just below the rim: ready to be given away.
leaf Glue {it} around side by side: light will shine through the veins.
stick Glue {it} upright all around: a woodland fence.
stone Lay {it} on the bottom: a calm, steady base.
seashell Layer {it} inside: the beach brought home.
acorn Fill the bottom with {it}: a squirrel's savings.
raffia Wind {it} around several times and tie a shaggy bow.
snail-shell Glue {it} around the rim: little spirals in a row.
bay-leaf Glue {it} in a ring: a laurel wreath below the rim.
cinnamon-stick Glue {it} upright all around: a fragrant palisade.
paper-strip Glue {it} around one above another: stripes in steps.
yarn Wind {it} around row by row: a woolly striped sweater.
embroidery-floss Wrap {it} around in thin rainbow rings.
ribbon Tie {it} around just below the rim in a full bow.
pom-pom Glue {it} around the rim: a row of cheerful snowballs.
felt Cut {it} into a leafy strip and glue it around the middle.
sequin Glue {it} in a scattering: sparks flying upward.
bead Glue {it} around the rim: a row of gleaming pearls.
letter-bead Glue {it} on the front, letter by letter: a name to greet you.
washi-tape Stick {it} around in rings: neat stripes in minutes.
fake-leaf Glue {it} around in a ring: a wreath that never wilts.
burlap Glue {it} around the middle: a farmhouse cuff.
lace Glue {it} around the middle: grandmother's finest look.
ric-rac Glue {it} around: a wavy line that dances.
faux-fur Glue {it} around the rim: a winter coat collar.
stick-on-gem Press {it} on in a starry pattern: a jewel for the shelf.
glass-gem Lay {it} on the bottom: drops of light and color.
crystal Set {it} inside: a cave of small wonders.
ribbon-rose Glue {it} in a ring below the rim: a rose garland.
charm Glue {it} around the middle: small things that mean a lot.
copper-tape Press {it} around the rim: a gleaming metal edge.
marble Lay {it} on the bottom: swirls of color that catch the light.
* box
wrapping-paper Cut {it} to fit and glue it inside: a surprise when it opens.
map Glue {it} on the inside: a place for travel treasures.
fabric-scrap Glue {it} in as a lining: soft ground for small valuables.
felt Cut {it} to the shape of the bottom and glue it in: nothing rattles.
button Glue {it} in a row down the front: a smart little vest.
rope Glue {it} around the base: a seafaring border.
cotton-ball Tuck {it} inside: a cloud to bed treasures on.
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
gift-bow Press {it} on at the top: festive as a birthday morning.
leaf Glue {it} flat all over: a keepsake from an autumn walk.
feather Lay {it} inside: a downy bed for something precious.
pressed-flower Glue {it} on top: a meadow that stays in bloom.
wood-slice Choose a smooth spot for {it} and glue there: a plaque for a name.
raffia Wind {it} around and tie a loose, leafy bow.
lavender Lay {it} inside: it smells lovely each time it opens.
bay-leaf Glue {it} around in pairs: a laurel wreath.
aluminum-foil Press {it} over the corners and glue it: silver fittings.
bottle-cork Glue {it} underneath: round feet, softly set down.
cardstock Cut {it} to fit and slide it in as a divider.
tissue-paper Crumple {it} lightly inside: treasures rest as in a fine shop.
ribbon Glue {it} around the rim and finish with a bow.
craft-foam Cut {it} into shapes and glue them on: a raised pattern.
sticker Press {it} on from every side: a world of favorites.
glitter Sprinkle {it} on glued dots: stardust on every side.
glitter-glue Draw curls and a name with {it}.
sequin Glue {it} on in arcs: shimmering scales.
bead Glue {it} around the edge: a pearl border.
wooden-bead Glue {it} around the rim: a smooth, natural border.
letter-bead Glue {it} on in a row: everyone can read whose it is.
washi-tape Stick {it} around in rows: a new pattern for every stripe.
masking-tape Stick {it} on the front: a label that can be written on.
glitter-paper Cut {it} into stars and hearts and glue them on.
metallic-paper Cut {it} into corners and glue them on: a chest with fittings.
crinkle-paper Fill {it} in loosely: a rustling nest for secrets.
cork-sheet Cut {it} to fit and glue them in: a quiet, soft bottom.
ric-rac Glue {it} around: zigzag icing on the rim.
felt-ball Glue {it} around the rim: a woolly garland.
leather-cord Wind {it} around twice and knot it: an explorer's chest.
stick-on-gem Press {it} on: rubies and emeralds for the royal treasury.
ribbon-rose Glue {it} around the rim: a rose garden in full bloom.
fake-leaf Glue {it} around: a hedge that hides a secret.
felt-sticker Press {it} on around the sides: shapes soft to the touch.
patch Glue {it} on like a badge on a well-traveled suitcase.
cardboard-letter Tilt {it} a little and glue in front: big initials, seen from the door.
wooden-craft-shape Glue {it} on the front: a small raised emblem.
copper-tape Press {it} around the edge: a bright metal binding.
seed-bead Sprinkle {it} on glued swirls: fine and glittering.
* board
bottle-cap Glue {it} side by side around the rim in all colors.
cork Glue {it} along one side as a place for pinned-up notes.
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
price-tag Tie {it} to a corner with the date or the artist's name.
gift-bow Press {it} onto the upper corner as a festive knot.
stick Glue {it} along all sides for a cabin-style border.
pinecone Glue {it} into the lower corners as a woodland cluster.
pebble Glue {it} around the rim like a garden path.
seashell Glue {it} around the rim to remember the sea.
feather Glue {it} along the lower edge to stir in every breeze.
acorn Glue {it} into the corners in little autumn clusters.
moss Glue {it} into the corners as soft green cushions.
driftwood Glue {it} along the upper edge, worn smooth by the waves.
lavender Glue {it} in a slim bunch at the side for its scent.
snail-shell Glue {it} along the bottom, a slow parade.
sea-glass Glue {it} around the rim in misty greens and blues.
wheat-stalk Glue {it} in a golden sheaf along one side.
pressed-flower Glue {it} flat around the middle like a herbarium page.
pumpkin-seed Glue {it} in daisies around each corner.
dried-bean Glue {it} around the rim in a mosaic of browns and whites.
dried-chickpea Glue {it} around like a chain of small round knobs.
dry-pasta Glue {it} around the rim like fancy carved molding.
coffee-bean Glue {it} in rows along the rim for a warm scent.
bay-leaf Glue {it} overlapping around the rim as a winner's laurel.
eucalyptus Glue {it} over an upper corner as a cool gray-green spray.
cinnamon-stick Glue {it} along the sides like small fragrant logs.
paper-straw Cut {it} to length and glue a candy-striped border.
cupcake-liner Flatten {it} and glue ruffled rosettes into the corners.
construction-paper Cut {it} into big simple flowers and glue a corner bouquet.
tissue-paper Scrunch {it} into puffs and glue a bumpy, blooming corner.
crepe-paper Ruffle {it} and glue a frilly border around.
washi-tape Press {it} around the rim as a tidy patterned border.
ribbon Tie {it} to the top as a hanger with a handsome bow.
pom-pom Glue {it} around the rim in a soft rainbow.
felt Cut {it} into flowers and glue a soft garden in the corner.
craft-stick Glue {it} along all sides like a picket frame.
glitter-glue Squeeze {it} around the inside edge like piped icing.
sequin Glue {it} overlapping around like shimmering fish skin.
letter-bead Glue {it} on in a row to spell a favorite word.
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
envelope Glue {it} on as a small pocket for a secret note.
fabric-scrap Cut {it} into small patches and glue a quilted corner.
button Glue {it} along the lower edge in a colorful row.
electrical-tape Stick {it} around the rim in one thin, shiny line.
sheet-music Cut {it} into a strip and glue a line of melody along the edge.
photo Glue {it} inside as a smile to discover.
puzzle-piece Glue {it} near the signature: we belong together.
postage-stamp Paste {it} in the upper corner like a greeting from around the world.
price-tag Tie {it} to a corner with the lucky person's name on it.
gift-bow Press {it} onto an upper corner like the bow on a present.
raffia Wrap {it} around the outside and finish with a country bow.
clover Glue {it} next to the greeting to send luck along.
lavender Glue {it} on in a tiny bunch that smells of summer.
pressed-flower Glue {it} flat into two corners like a summer kept forever.
cupcake-liner Flatten {it} and glue on a ruffled flower for the corner.
paper-doily Glue {it} inside as a lacy bed for the message.
tissue-paper Scrunch {it} into tiny buds and glue a bouquet on.
washi-tape Press {it} along the edge for a patterned border.
yarn Tie {it} into a soft tassel that swings from one corner.
ribbon Wrap {it} once around and tie it in a loose bow.
pom-pom Glue {it} into the corners as soft, round dots.
felt Cut {it} into a soft heart and glue it on the front.
sticker Press {it} around the greeting in a merry ring.
glitter-glue Squeeze {it} in a thin line that outlines the motif.
sequin Glue {it} on like sparks around the main motif.
bead Glue {it} in a small spray that rises from one corner.
tracing-paper Glue {it} inside as a misty sheet over the message.
glitter-paper Cut {it} into stars and glue a sparkling trail.
metallic-paper Cut {it} into a thin frame and glue it around the front.
lace Glue {it} along the edge like a delicate hem.
ric-rac Glue {it} across in a lively zigzag wave.
stick-on-gem Press {it} beside the greeting like dewdrops.
ribbon-rose Glue {it} into a corner as a bloom that never wilts.
charm Glue {it} beside the greeting as a keepsake for later.
* book
string Wind {it} around the covers and tie up today's secrets.
rubber-band Stretch {it} around the closed covers like a real explorer's journal.
paper-clip Slip {it} over a favorite page to mark the spot.
envelope Glue {it} inside the back cover to keep finds safe.
map Fold {it} and glue in a map that opens wide.
hair-tie Loop {it} around the covers for an easy closure.
old-key Glue {it} on the front as if it opened every secret.
masking-tape Stick {it} across a page in strips to write captions on.
photo Glue {it} on a page of its own and leave room for the story.
ticket-stub Glue {it} in beside the tale of that outing.
plastic-sleeve Glue {it} in as a clear window page for loose finds.
leaf Lay {it} flat between two pages and press a fall day.
feather Slip {it} between the pages, a marker light as air.
raffia Wrap {it} around the covers and knot a rustic bow.
clover Tuck {it} into a favorite page to keep luck close.
paper-doily Glue {it} inside the front cover as a lacy title page.
cardstock Cut {it} into tabs and glue a chapter marker to each part.
paper Fold {it} and tuck in a secret extra letter.
washi-tape Press {it} along the spine for a crisp patterned edge.
yarn Tie {it} to the spine as a marker with a fluffy end.
embroidery-floss Braid {it} and let a fine marker hang out of the pages.
ribbon Lay {it} between the pages so the end hangs out as a bookmark.
sticker Press {it} beside the best moments as a reward.
glitter-glue Squeeze {it} around the title in one sparkling line.
rubber-stamp Press {it} on each new page like a seal of approval.
origami-paper Fold {it} into a tiny pocket and glue it on a page.
rice-paper Glue {it} inside the covers as fine silky endpapers.
metallic-paper Cut {it} into triangles and glue gleaming corners on.
index-card Glue {it} inside as a lift-up flap with a secret below.
sticky-note Stick {it} into the pages for thoughts that may still change.
bookmark Slip {it} between the pages to wait for the next reading.
leather-cord Wind {it} around the covers like an old sea captain's log.
sewing-elastic Slip {it} around the covers to hold every page in.
stick-on-gem Press {it} onto the front corners like jewels of an old tome.
charm Glue {it} on the front as a tiny companion.
patch Glue {it} on the front like an explorer's badge.
* hanging
cork Tie {it} on at different heights, light and bobbing.
fabric-scrap Cut {it} into strips and tie on a fluttering fringe.
button Glue {it} on in small groups as polished color dots.
string Tie {it} on in short lengths and tease the ends into tassels.
old-jewelry-piece Let {it} dangle at the lowest point as a glittering finish.
candy-wrapper Pinch {it} in the middle and tie on shimmering bows.
tinsel Wind {it} around from end to end for a festive sparkle.
photo Fasten {it} below where dear faces can turn in the air.
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
stick-on-gem Press {it} on so light dances as everything turns.
crystal Fasten {it} at the lowest point to scatter tiny rainbows.
ribbon-rose Glue {it} on in a small bouquet at one side.
fake-leaf Tuck {it} in all along as a full, leafy border.
charm Hook {it} on at the strand ends as tiny surprises.
price-tag Tie {it} on with a friendly wish written across the front.
old-book-page Cut {it} into hearts and attach them to whisper in the air.
* party
wrapping-paper Cut {it} into pennants and let them dangle.
photo Hang {it} in a row: smiles from the past year.
string-light Wind {it} all around for a hundred tiny sparkles.
toy-animal Perch {it} on top as the party's mascot.
price-tag Tie {it} on with the name of each guest.
candy-wrapper Twist {it} in the middle as rustling bows all along.
tinsel Wind {it} around until everything glitters.
balloon Tie {it} on to float beside the decoration.
leaf Tuck {it} all around as a fresh green border.
pinecone Nestle {it} around the base for a woodland feast.
feather Tie {it} on to dance in every breath of air.
flower Tuck {it} in at the top for a garden greeting.
pine-branch Tuck {it} around for a wintry scent.
raffia Tie {it} around with a loose country bow.
ivy Twine {it} all along as a living garland.
fern-frond Tuck {it} around as a feathery green collar.
eucalyptus Lay {it} around in a silvery wreath.
pressed-flower Set {it} around like a painted border.
cupcake-liner Flatten {it} into frilled rosettes and set them in a row.
paper-doily Fold {it} over in a row as a lacy edge.
tissue-paper Pleat and fluff {it} into big paper peonies.
crepe-paper Twist {it} and swing it to both sides as streamers.
yarn Wind {it} around the hand and cut tassels to dangle.
embroidery-floss Snip {it} into small silky tassels.
ribbon Let {it} curl down in long, merry ends.
craft-foam Cut {it} into stars and scatter them all around.
sticker Press {it} on in a cheerful row.
glitter Sprinkle {it} on the rim for a frosty gleam.
glitter-glue Draw {it} around as a glittering wavy line.
bead Set {it} along the edge like shining pearls.
bell Hang {it} below to ring in the celebration.
metallic-paper Cut {it} into spirals that flash as they turn.
glitter-paper Cut {it} into stars and let them twirl.
paper-strip Loop {it} into a paper chain for the sides.
index-card Fold {it} to stand up with the guests' names.
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
`;
