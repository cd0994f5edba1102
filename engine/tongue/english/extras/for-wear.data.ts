/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* head
cereal-box Cut {it} into stars and glue them up so they peek over the edge.
bottle-cap Glue {it} along the edge, a row of shiny studs.
fabric-scrap Cut {it} into little pennants and glue them on for a patchwork trim.
button Glue {it} along the edge as jewels with holes in them.
string Glue {it} on in loops along the edge like piped icing.
cotton-ball Glue {it} side by side along the rim: royal ermine, or a snowy edge.
wrapping-paper Cut {it} into a strip and glue it along the edge as a festive border.
packing-peanut Glue {it} around the rim as giant, featherlight pearls.
pillow-stuffing Pull {it} into a fluffy roll and glue it along the edge like fur.
old-jewelry-piece Glue {it} on front and center, a treasure fit for royalty.
duct-tape Press {it} along the edge, smooth and bright as metal.
electrical-tape Press {it} on in two clean stripes that run all along.
tissue Scrunch {it} into blossoms and glue them on in a bunch.
wallpaper Cut {it} into a strip and glue on an elegant patterned border.
paint-chip Cut {it} into pointed rays and glue up a fan of fading colors.
candy-wrapper Twist {it} into bows and glue them along the edge to crackle.
tinsel Glue {it} along the upper edge for a shimmering fringe.
gift-bow Press {it} on at the side as one big showy rosette.
ribbon-rose Glue {it} side by side for a garland that never wilts.
leaf Glue {it} along the edge like a forest dweller's wreath.
seashell Glue {it} along the edge: a mermaid queen's best jewels.
feather Tuck {it} in at the side so it stands up proud.
flower Glue {it} close together in a ring of blossoms.
corn-husk Glue {it} on in a fan: rustling plumes from the field.
ivy Wind {it} around the edge, leaf after leaf.
fern-frond Tuck {it} in upright like green feathers.
pressed-flower Glue {it} on flat and close, a meadow along the edge.
eucalyptus Weave {it} around the edge as a silver-green laurel.
bay-leaf Glue {it} overlapping along the edge, a winner's laurel.
pumpkin-seed Glue {it} on, points up, in a row of tiny drops.
paper-plate Cut {it} into pointed rays and glue them along the top.
egg-carton Cut {it} into cups and glue them along the top like tulips.
aluminum-foil Press {it} into little nuggets and glue on silver stones.
paper-straw Cut {it} into lengths and glue up a striped, spiky crest.
dry-pasta Glue {it} on in a pattern of bows, shells and wheels.
dried-bean Glue {it} along the edge like polished stones.
coffee-filter Pinch {it} into ruffled flowers and glue them on in a row.
cupcake-liner Flatten {it} and glue on pleated rosettes.
paper-napkin Fold {it} into a fan and glue it on as a grand plume.
cardstock Cut {it} into a high crest and glue it upright at the front.
tissue-paper Scrunch {it} into flowers and glue them on thickly.
crepe-paper Glue {it} in streamers at both sides to flutter as you run.
cellophane Cut {it} into long leaves and glue them up to catch the light.
yarn Glue {it} on in a thick bunch: hair, tousled or in braids.
embroidery-floss Tie {it} into tassels that dangle at both sides.
ribbon Glue {it} on behind in long streamers that follow along.
felt Cut {it} into leaves and glue them on as a wreath.
sticker Stick {it} on all around in your very own pattern.
glitter-glue Squeeze {it} along the edge in loops like icing on a cake.
sequin Glue {it} on like fish scales, one row over the other.
confetti Sprinkle {it} over dabs of glue for a party all around.
seed-bead Glue {it} on in fine lines that look embroidered.
wooden-bead Glue {it} along the edge, a quiet row of round wood.
origami-paper Fold {it} into small fans and tuck them in as a crest.
paper-strip Loop {it} and glue the loops up into a high, airy crown.
glitter-paper Cut {it} into one large star and glue it on in front.
metallic-paper Cut {it} into flashing points and glue them along the edge.
corrugated-paper Cut {it} into a ridged strip and glue it on as a sturdy border.
rice-paper Pinch {it} into pale blossoms and glue them on at the side.
burlap Cut {it} into a strip, fray the edge and glue on a rustic trim.
tulle Gather {it} and glue it on behind as a floating veil.
lace Glue {it} along the edge, fine as a snowflake.
ric-rac Glue {it} along the edge in merry waves.
faux-fur Cut {it} into a strip and glue it along the rim for winter royalty.
stick-on-gem Press {it} on along the edge like the crown jewels.
mosaic-tile Glue {it} on close together for a glittering border.
fake-leaf Tuck {it} in all around for a garland in full green.
felt-sticker Stick {it} on wherever a soft spot of color is missing.
* worn
cardboard Cut {it} into a bold shield and glue it on as the emblem.
wrapping-paper Cut {it} into a strip and glue it on as a festive border.
plastic-lid Glue {it} on as a round shield in the center.
bottle-cap Glue {it} on in a row like the medals of a general.
fabric-scrap Cut {it} into patches and glue them on, one brighter than the next.
button Glue {it} on in two rows like a drum major's front.
string Knot {it} into tassels and tie them along the lower edge.
cotton-ball Glue {it} close along the edge like royal fur.
foam-sheet-scrap Cut {it} into a lightning bolt and glue it on where all can see.
old-jewelry-piece Glue {it} on as the jewel everyone asks about.
duct-tape Press {it} on in stripes, straight and shiny like armor.
electrical-tape Stick {it} on as two quick racing stripes.
masking-tape Tear {it} into strips and press on a big initial.
paint-chip Cut {it} into triangles and glue on a row of shaded pennants.
tinsel Glue {it} along the lower edge for a glittering fringe.
gift-bow Press {it} on as a first-prize rosette.
leaf Glue {it} on from bottom to top like forest camouflage.
feather Glue {it} along the edge to lift with every step.
flower Tuck {it} in as a fresh corsage for a big day.
raffia Glue {it} along the edge in bunches that swish and sway.
pressed-flower Glue {it} on in a tiny wreath, delicate as embroidery.
bay-leaf Glue {it} on in two rows like a champion's laurel.
paper-plate Cut {it} into rosettes and glue them on like a winner's prizes.
aluminum-foil Press {it} flat and glue on a sheriff-bright shield.
paper-straw Snip {it} into short tubes and glue them along the edge as fringe.
dry-pasta Glue {it} on in rows like an officer's golden braid.
coffee-filter Pleat {it} and glue on a big frilled rosette.
cupcake-liner Flatten {it} and glue on a pleated medal.
construction-paper Cut {it} into a burst and glue it on with an initial inside.
cardstock Cut {it} into a crest and glue it on, lion or lightning.
tissue-paper Scrunch {it} into a blossom and glue it on as a corsage.
crepe-paper Glue {it} in streamers to the lower edge and watch them fly.
yarn Tie {it} on in a thick fringe along the lower edge.
embroidery-floss Bundle {it} into bright tassels and tie them to the corners.
ribbon Glue {it} in streamers at the side, to wave in the wind.
pipe-cleaner Bend {it} into a letter and glue on a fuzzy emblem.
felt Cut {it} into an emblem, layer upon layer, and glue it on.
craft-foam Cut {it} into a shield and glue it on so it stands out.
sticker Stick {it} on like badges earned in many adventures.
glitter Sprinkle {it} over a star of glue and let it blaze.
glitter-glue Squeeze {it} along the edge in sparkling waves.
sequin Glue {it} on in overlapping rows for a stage star's shimmer.
bead Tie {it} along the lower edge so that every step clicks.
bell Tie {it} along the edge and arrive with a jingle.
contact-paper Cut {it} into a bold shape and press it on, smooth and shiny.
letter-bead Glue {it} on in a row to tell who is wearing it.
seed-bead Glue {it} on in fine lines like precious embroidery.
origami-paper Fold {it} into a small fan and glue on a neat rosette.
paper-strip Loop {it} into a flower and glue it on as a first prize.
glitter-paper Cut {it} into a star and glue it on for a born performer.
cardboard-letter Glue {it} on in the center as the initial of a legend.
wooden-craft-shape Glue {it} on as a badge that feels important.
tulle Gather {it} and tie it on at the side as a floating bow.
lace Glue {it} along the edge, elegant as at a court ball.
ric-rac Glue {it} along the edge in zigzags, lively as a dance.
wool-roving Fluff {it} and glue it along the edge like lamb's fleece.
felt-ball Tie {it} to the corners, round and bouncy.
faux-fur Cut {it} into a strip and glue it along the edge for a lion's pride.
cotton-cord Glue {it} on in loops and knots like a ringmaster's braid.
stick-on-gem Press {it} on around the emblem, a ring of lights.
glass-gem Glue {it} on as a great round jewel of office.
ribbon-rose Glue {it} on along the edge, a garden fit for a princess.
felt-sticker Stick {it} on along the side as soft little emblems.
patch Glue {it} on where everyone sees which crew this is.
charm Tie {it} to the edge so luck comes along.
* jewelry
cardboard Cut {it} into a small heart and attach it as a name tag.
fabric-scrap Cut {it} into strips and knot them on as soft petals.
button Thread {it} on flat, one overlapping the next like scales.
string Knot {it} into a full little tassel at the front.
old-jewelry-piece Hook {it} on at the center as the star of the piece.
curtain-ring Loop {it} on at the center as a bold pendant.
old-key Let {it} dangle in front as the key to a secret.
metal-washer Thread {it} between the other pieces as silver rounds.
seashell Tie {it} on at the center as a souvenir of the sea.
feather Tie {it} on to float lightly below.
raffia Tie {it} on in short knots with breezy, straw-colored ends.
paper-straw Snip {it} into short tubes and thread them on as stripes.
plastic-straw Cut {it} into short pieces and thread on bright tubes.
aluminum-foil Squeeze {it} around the strand into small silver nuggets.
yarn Wind {it} around two fingers and tie on a tassel.
embroidery-floss Wrap {it} tightly along one section in silky stripes.
ribbon Tie {it} next to the fastening in a small bow.
pipe-cleaner Coil {it} around the strand in fuzzy little springs.
pom-pom Attach {it} in front as a soft, playful drop.
felt Cut {it} into a small flower and glue it on in front.
craft-foam Snip a star from {it} and attach a feather-light pendant.
sticker Press {it} onto the front of the pendant or band.
bead Thread {it} on, two of one color, then another.
bell Tie {it} on at the center to tinkle softly.
letter-bead Thread {it} on to spell a name or a secret word.
seed-bead Thread {it} between larger pieces in fine glittering runs.
wooden-bead Thread {it} on at regular distances for a calm, warm look.
wooden-bead-ring Loop {it} on in front as a smooth, round pendant.
glitter-paper Cut {it} into a bright star and glue it to the center.
wooden-craft-shape Attach {it} at the center as a ready little pendant.
tulle Knot {it} on in short tufts like airy blossoms.
leather-cord Knot {it} on so the two ends swing below.
cotton-cord Tie {it} on and unravel the ends into a soft fringe.
necklace-chain Let {it} swing in a small, shimmering loop from the center.
stick-on-gem Press {it} on in front like a royal jewel.
glass-gem Glue {it} to the center as a glowing stone.
ribbon-rose Glue {it} to the middle as a flower always in bloom.
felt-sticker Press {it} on in the middle as a soft emblem.
charm Hook {it} on as a small sign of luck.
* cloth
fabric-scrap Cut {it} into simple shapes and glue a patchwork on the front.
string Knot {it} through a corner as a tidy tassel.
old-sweater Cut {it} into cozy hearts and glue them to the corners.
denim Cut {it} into small patches and glue them on for rugged charm.
price-tag Tie {it} on with the maker's own name shown proudly.
feather Tie {it} to one corner to flutter with every step.
lavender Tuck {it} inside to give off the scent of summer.
cinnamon-stick Tie {it} to the corner for a sweet, woody scent.
yarn Wind {it} around your hand and tie a tassel to each corner.
embroidery-floss Braid {it} and tie the shiny plait to one corner.
ribbon Tie {it} at the upper edge in a neat, full bow.
pom-pom Glue {it} along the edge like a merry ball fringe.
felt Cut {it} into petals and glue a flower on the front.
craft-foam Cut {it} into little stars and glue them across the front.
sequin Glue {it} on in a glittering swirl across the front.
glitter-glue Dot {it} along the outlines and let the sparkle dry.
bead Fix {it} along the lower edge as a colorful border.
bell Tie {it} to the corner to jingle at every turn.
letter-bead Thread {it} into a name and tie that on at the side.
wooden-letter Fasten {it} at the corner so everyone knows whose it is.
ric-rac Glue {it} across the front in two wavy stripes.
felt-ball Tie {it} to the corners like soft little berries.
leather Cut {it} into a small label and glue it at the side.
stick-on-gem Press {it} on the front in a constellation of your own.
ribbon-rose Glue {it} at one corner in a cluster of three.
felt-sticker Press {it} on the front as soft, touchable pictures.
patch Glue {it} on at a slight tilt like a travel badge.
charm Hook {it} onto the corner as a lucky little companion.
* puppet
fabric-scrap Tie {it} around the shoulders as a cape for big entrances.
button Set {it} down the front like a fine coat's fastening.
shoelace Tie {it} around the middle as a belt with a bow.
wrapping-paper Twist {it} into a festive pointed cap.
old-jewelry-piece Fasten {it} to the chest for royal splendor.
scarf Wrap {it} around the shoulders for a traveling cloak.
bread-tag Hang one of {it} in front as a name tag.
price-tag Hang {it} from the wrist, lettered with the puppet's name.
gift-bow Stick {it} above one ear for a festive look.
patch Fix {it} on the chest, club-badge style.
feather Tuck {it} upright at the back of the head, proud and swaying.
flower Tuck {it} behind an ear.
coffee-filter Gather {it} around the middle as a fluttering tutu.
cupcake-liner Turn one of {it} over as a frilly bonnet.
paper-doily Cut the center from {it} for a lacy collar on the shoulders.
tissue-paper Crumple {it} softly around the waist as a cloudlike skirt.
crepe-paper Ruffle {it} around the middle as a dancer's skirt.
construction-paper Cut {it} into a zigzag crown.
cellophane Gather {it} behind the shoulders as fairy wings.
yarn Loop {it} around your fingers and attach a head of curls.
ribbon Tie {it} around the middle with a smart bow.
pom-pom Set {it} down the front as clown buttons.
glitter-glue Trace sparkling seams and swirls with {it}.
sequin Scatter {it} over the costume for stage lights.
paper-crown Size {it} small and crown the star of the show.
party-hat Set {it} on the head at a cheeky angle.
origami-paper Fold {it} into a pointed paper hat.
metallic-paper Cut {it} into a shiny medal.
glitter-paper Cut {it} into a fairy's tiara.
tulle Gather {it} around the waist as a floating tutu.
leather-cord Knot {it} around the middle as an adventurer's belt.
loom-band Slip {it} over the arm as bright bracelets.
necklace-chain Drape {it} across the chest as a watch chain.
washi-tape Wrap {it} around the middle as a patterned belt.
duct-tape Wrap {it} around the waist as an astronaut's silver belt.
* figure
newspaper Fold {it} into a tiny boat-shaped hat.
bottle-cap Perch one of {it} upside down as a little zigzag crown.
sock Cut the toe off {it} for a stretchy cap.
fabric-scrap Wrap {it} around the shoulders as a cozy shawl.
button Fix {it} down the front as coat buttons.
string Wind {it} around the middle as a rough belt.
old-jewelry-piece Fix {it} on the chest in honor of great deeds.
bread-tag Fix one of {it} in front as a tiny name badge.
gift-bow Press {it} on top, splendid as a bonnet.
leaf Wrap {it} around the shoulders as a forest cloak.
feather Fix {it} upright at the back in proud plumage.
flower Set one of {it} upside down as a blossom bonnet.
seed Press {it} down the front as tiny buttons.
ivy Wind {it} around the head as a poet's wreath.
clover Set {it} on the head as a lucky hat trimming.
dry-pasta Fix {it} in front as a fancy bow tie.
cupcake-liner Slip {it} up from below as a pleated skirt.
paper-doily Cut a hole in {it} and slip on a lacy cape.
paper-umbrella Lean {it} against the side, opened for summer rain.
eggshell Set {it} on the head: just hatched.
construction-paper Cut and roll {it} into a wizard's cone.
tissue-paper Gather {it} around the waist as a light skirt.
yarn Wrap {it} around and around as a thick knit sweater.
ribbon Tie {it} around the middle as a festive sash.
pom-pom Set {it} on the head as wild, fuzzy curls.
felt Cut {it} into a pointed gnome hat.
bead Set {it} down the front as round buttons.
bell Hang {it} at the side to announce every arrival.
letter-bead Fix {it} on the front to spell a short name.
origami-paper Fold {it} into a samurai hat.
metallic-paper Cut {it} into a zigzag crown and close the ring.
washi-tape Wind {it} around as a patterned sweater.
burlap Wrap {it} around as a wanderer's rough cloak.
tulle Gather {it} around the waist as a ballet skirt.
faux-fur Cut {it} into a furry winter hat.
leather-cord Tie {it} around the middle as a trapper's belt.
loom-band Slip {it} around in a stack as a striped shirt.
stick-on-gem Press {it} on the front as royal jewels.
charm Fix one of {it} on the chest as a secret amulet.
ribbon-rose Set {it} on the head for a garden party.
felt-sticker Press {it} on the clothes as soft patches.
flag Lean {it} at the side for a proud parade.
necklace-chain Drape {it} around as a mayor's golden chain.
* gift
newspaper Fold {it} into a big fan and set it on: surprisingly elegant.
magazine Cut a funny picture from {it}: a tag with a wink.
old-book-page Tear {it} into strips and glue them around: a line for book lovers.
sheet-music Tear {it} into a band and glue it around: a silent serenade.
map Tear {it} into strips and glue them around: greetings from afar.
old-greeting-card Cut {it} into a small tag: an old wish travels on.
envelope Tuck {it} on: a letter that is opened first.
index-card Fold {it} once: room inside for a long, kind message.
cardstock Cut {it} into a tag with one slanted corner.
fabric-scrap Wrap {it} around and knot them: a soft, colorful sash.
bandana Fold {it} slim and tie them around: bows to wear later.
cloth-napkin Tie {it} around with two corners up: rabbit ears.
scarf Wrap {it} around and tuck in the end: warmly dressed.
button Glue {it} on in a row: a coat buttoned up to the top.
string Cross {it} over and tie it: a parcel from the old days.
shoelace Tie {it} around in a double bow, just like on a shoe.
rubber-band Stretch {it} around in many colors: stripes without a knot.
clothespin Clip {it} on at the top: a greeting fits in their jaws.
old-key Tie {it} on: it seems to unlock the surprise.
puzzle-piece Glue {it} on and write one word: you are the missing piece.
playing-card Tuck {it} on: a heart or an ace with a name.
board-game-piece Glue {it} on: the messenger who brought it here.
ticket-stub Tuck {it} on: a memory of a day together.
photo Tuck {it} on: no name needed, everyone sees who it is for.
postage-stamp Glue {it} on the corner: special delivery.
paint-chip Cut {it} into a tag: a name written over a run of colors.
candy-wrapper Twist {it} in the middle: glossy little bows.
tinsel Wind {it} around once: a shimmer for the holidays.
ornament Tie {it} on top: the tree gets something as well.
gift-bow Press {it} on right in the middle, as it should be.
twist-tie Twist {it} into curls: a small spray of fireworks.
lace Glue {it} around the middle: romantic and old-fashioned.
wallpaper Cut {it} into a patterned tag.
wrapping-paper Cut {it} into narrow strips and fan them out: a sprightly tuft.
leaf Glue {it} on the middle: a brooch from the woods.
stick Lay {it} on like a twig clasp: simple and handsome.
pinecone Set {it} in the middle: a forest greeting.
seashell Glue {it} on: a souvenir on the doorstep.
flower Tuck {it} in at the top: a fresh hello.
pine-branch Lay {it} across the middle: the whole room smells of Christmas.
wood-slice Tie {it} on with a name: later they hang on the wall.
raffia Wrap {it} around three times and tie it: a country bow.
ivy Wind {it} around: a garland straight from the garden.
fern-frond Lay {it} flat on top: a pattern no printer could make.
clover Tuck {it} in at the top: good luck is included.
lavender Tuck {it} in at the top: sweet-smelling sprigs.
cotton-stem Lay {it} across: soft and white as first snow.
dried-orange-slice Tie {it} on: a winter sun with a spicy smell.
wheat-stalk Lay {it} on in a small sheaf: golden thanks.
pressed-flower Glue {it} on: a summer day kept flat.
bay-leaf Tuck {it} in like a laurel: for a winner.
eucalyptus Tuck {it} in at the top: cool silver leaves.
coffee-filter Pinch {it} in the middle, puff them up and glue them on: fluffy peonies.
cupcake-liner Flatten {it} a little and glue them on in layers: a rosette.
paper-napkin Pleat {it} and pinch the middle: a ruffled carnation.
paper-doily Glue {it} flat on the middle: a round of paper lace.
cinnamon-stick Tie {it} on crosswise: a gift that can be smelled.
candy-cane Hook {it} on at the top: striped handles for the holidays.
paper-umbrella Stick {it} in at the top: vacation mood included.
wooden-spoon Tie {it} on: something to use in the kitchen right away.
cookie-cutter Tie {it} on: an extra gift in a handsome shape.
construction-paper Cut {it} into a star-shaped tag.
tissue-paper Pleat {it}, tie the middle and pull it open: a big blossom.
crepe-paper Wrap {it} around and stretch the edge: a ruffled sash.
cellophane Gather {it} up over everything: a tuft that glistens.
yarn Wind {it} around many times: a cozy bow to match.
embroidery-floss Tie {it} into a small tassel and let it swing.
ribbon Tie {it} around both ways and finish with a full bow.
pipe-cleaner Curl {it} into spirals: a spray of springy antennas.
pom-pom Glue {it} on: a snow flurry in color.
craft-foam Cut {it} into a big bold initial.
craft-stick Write a name on {it} and tuck them in: page markers for later.
sticker Press {it} on all over: cheerful seals.
glitter-glue Dot and swirl {it} over the top: icing that sparkles.
sequin Glue {it} on in a trail: a comet flying across.
bell Tie {it} on: a jingle gives the surprise away.
washi-tape Stick {it} around in stripes: wrapped like candy.
origami-paper Fold {it} into a small fan: a graceful clasp.
paper-strip Curl {it} around a finger: a bouquet of ringlets.
glitter-paper Cut {it} into a star: a name shines on the back.
metallic-paper Cut {it} into stars and glue them on: a night of wishes.
crinkle-paper Tuck {it} inside: it rustles before anything is seen.
corrugated-paper Wrap {it} around and glue the ends: a belt with grooves.
bookmark Tuck {it} on: the first small gift, seen from outside.
flag Stick {it} in at the top: hooray, for everyone to see.
burlap Wrap {it} around and fray the edges: a farmhouse sash.
tulle Gather {it} around and tie it: a bow as light as a cloud.
ric-rac Tie {it} around: a zigzag that skips along the sides.
felt-ball Tie {it} on in twos: soft, merry cherries.
leather-cord Wind {it} around twice: plain and handsome.
cotton-cord Cross {it} over and knot it: sturdy white lines.
paracord Tie {it} around: an adventurer can use it again.
stick-on-gem Press {it} on: a crown jewel at every corner.
crystal Glue {it} on the middle: a sparkle before the surprise.
ribbon-rose Glue {it} on: a tiny bouquet to keep.
fake-leaf Tuck {it} in at the top: a touch of forest.
felt-sticker Press {it} on: soft seals at the folds.
patch Tuck {it} on: something for the favorite jacket.
charm Tie {it} on: a lucky piece to wear later.
necklace-chain Wind {it} around: a shimmering line, worn as jewelry afterward.
key-ring Tie {it} on: a useful little extra.
wooden-letter Tie {it} on: one letter says who it is for.
cardboard-letter Tuck {it} on top: a great big initial.
wooden-craft-shape Tie {it} on with a name: a hanger for the window.
rubber-stamp Print {it} all over: gift wrap made by hand.
toy-animal Seat {it} on top: a rider who brings the present.
balloon Tie {it} on: they nod and say happy birthday.
tissue Pleat {it} and pinch the middle: a snowy white blossom.
plastic-lacing Wrap {it} around and tie a springy bow.
sticky-note Press {it} on with a hint: three guesses allowed.
`;
