/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* head
bottle-cap Glue {it} along the edge, a row of shiny studs.
button Glue {it} along the edge as jewels with holes in them.
string Glue {it} on in loops along the edge like piped icing.
cotton-ball Glue {it} side by side along the rim: royal ermine, or a snowy edge.
wrapping-paper Cut {it} into a strip and glue it along the edge as a festive border.
pillow-stuffing Pull {it} into a fluffy roll and glue it along the edge like fur.
old-jewelry-piece Glue {it} on front and center, a treasure fit for royalty.
duct-tape Press {it} along the edge, smooth and bright as metal.
electrical-tape Press {it} on in two clean stripes that run all along.
candy-wrapper Twist {it} into bows and glue them along the edge to crackle.
tinsel Glue {it} along the upper edge for a shimmering fringe.
gift-bow Press {it} on at the side as one big showy rosette.
ribbon-rose Glue {it} side by side for a garland that never wilts.
feather Tuck {it} in at the side so it stands up proud.
flower Glue {it} close together in a ring of blossoms.
corn-husk Glue {it} on in a fan: rustling plumes from the field.
ivy Wind {it} around the edge, leaf after leaf.
fern-frond Tuck {it} in upright like green feathers.
pressed-flower Glue {it} on flat and close, a meadow along the edge.
eucalyptus Weave {it} around the edge as a silver-green laurel.
bay-leaf Glue {it} overlapping along the edge, a winner's laurel.
pumpkin-seed Glue {it} on, points up, in a row of tiny drops.
aluminum-foil Press {it} into little nuggets and glue on silver stones.
dry-pasta Glue {it} on in a pattern of bows, shells and wheels.
cupcake-liner Flatten {it} and glue on pleated rosettes.
tissue-paper Scrunch {it} into flowers and glue them on thickly.
crepe-paper Glue {it} in streamers at both sides to flutter as you run.
yarn Glue {it} on in a thick bunch: hair, tousled or in braids.
ribbon Glue {it} on behind in long streamers that follow along.
sticker Stick {it} on all around in your very own pattern.
glitter-glue Squeeze {it} along the edge in loops like icing on a cake.
sequin Glue {it} on like fish scales, one row over the other.
confetti Sprinkle {it} over dabs of glue for a party all around.
seed-bead Glue {it} on in fine lines that look embroidered.
wooden-bead Glue {it} along the edge, a quiet row of round wood.
glitter-paper Cut {it} into one large star and glue it on in front.
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
button Glue {it} on in two rows like a drum major's front.
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
bay-leaf Glue {it} on in two rows like a champion's laurel.
dry-pasta Glue {it} on in rows like an officer's golden braid.
coffee-filter Pleat {it} and glue on a big frilled rosette.
crepe-paper Glue {it} in streamers to the lower edge and watch them fly.
yarn Tie {it} on in a thick fringe along the lower edge.
embroidery-floss Bundle {it} into bright tassels and tie them to the corners.
ribbon Glue {it} in streamers at the side, to wave in the wind.
craft-foam Cut {it} into a shield and glue it on so it stands out.
sticker Stick {it} on like badges earned in many adventures.
glitter-glue Squeeze {it} along the edge in sparkling waves.
sequin Glue {it} on in overlapping rows for a stage star's shimmer.
bead Tie {it} along the lower edge so that every step clicks.
bell Tie {it} along the edge and arrive with a jingle.
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
string Knot {it} into a full little tassel at the front.
old-jewelry-piece Hook {it} on at the center as the star of the piece.
old-key Let {it} dangle in front as the key to a secret.
seashell Tie {it} on at the center as a souvenir of the sea.
feather Tie {it} on to float lightly below.
yarn Wind {it} around two fingers and tie on a tassel.
ribbon Tie {it} next to the fastening in a small bow.
pom-pom Attach {it} in front as a soft, playful drop.
craft-foam Snip a star from {it} and attach a feather-light pendant.
sticker Press {it} onto the front of the pendant or band.
bell Tie {it} on at the center to tinkle softly.
wooden-craft-shape Attach {it} at the center as a ready little pendant.
tulle Knot {it} on in short tufts like airy blossoms.
stick-on-gem Press {it} on in front like a royal jewel.
charm Hook {it} on as a small sign of luck.
* cloth
string Knot {it} through a corner as a tidy tassel.
price-tag Tie {it} on with the maker's own name shown proudly.
feather Tie {it} to one corner to flutter with every step.
yarn Wind {it} around your hand and tie a tassel to each corner.
embroidery-floss Braid {it} and tie the shiny plait to one corner.
ribbon Tie {it} at the upper edge in a neat, full bow.
pom-pom Glue {it} along the edge like a merry ball fringe.
craft-foam Cut {it} into little stars and glue them across the front.
bead Fix {it} along the lower edge as a colorful border.
bell Tie {it} to the corner to jingle at every turn.
letter-bead Thread {it} into a name and tie that on at the side.
felt-ball Tie {it} to the corners like soft little berries.
leather Cut {it} into a small label and glue it at the side.
felt-sticker Press {it} on the front as soft, touchable pictures.
patch Glue {it} on at a slight tilt like a travel badge.
charm Hook {it} onto the corner as a lucky little companion.
* puppet
fabric-scrap Tie {it} around the shoulders as a cape for big entrances.
button Set {it} down the front like a fine coat's fastening.
shoelace Tie {it} around the middle as a belt with a bow.
wrapping-paper Twist {it} into a festive pointed cap.
old-jewelry-piece Fasten {it} to the chest for royal splendor.
bread-tag Hang one of {it} in front as a name tag.
price-tag Hang {it} from the wrist, lettered with the puppet's name.
gift-bow Stick {it} above one ear for a festive look.
patch Fix {it} on the chest, club-badge style.
feather Tuck {it} upright at the back of the head, proud and swaying.
flower Tuck {it} behind an ear.
cupcake-liner Turn one of {it} over as a frilly bonnet.
paper-doily Cut the center from {it} for a lacy collar on the shoulders.
crepe-paper Ruffle {it} around the middle as a dancer's skirt.
construction-paper Cut {it} into a zigzag crown.
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
paper-umbrella Lean {it} against the side, opened for summer rain.
eggshell Set {it} on the head: just hatched.
tissue-paper Gather {it} around the waist as a light skirt.
ribbon Tie {it} around the middle as a festive sash.
pom-pom Set {it} on the head as wild, fuzzy curls.
bead Set {it} down the front as round buttons.
bell Hang {it} at the side to announce every arrival.
letter-bead Fix {it} on the front to spell a short name.
metallic-paper Cut {it} into a zigzag crown and close the ring.
washi-tape Wind {it} around as a patterned sweater.
burlap Wrap {it} around as a wanderer's rough cloak.
tulle Gather {it} around the waist as a ballet skirt.
faux-fur Cut {it} into a furry winter hat.
stick-on-gem Press {it} on the front as royal jewels.
charm Fix one of {it} on the chest as a secret amulet.
ribbon-rose Set {it} on the head for a garden party.
felt-sticker Press {it} on the clothes as soft patches.
flag Lean {it} at the side for a proud parade.
necklace-chain Drape {it} around as a mayor's golden chain.
* gift
cardstock Cut {it} into a tag with one slanted corner.
string Cross {it} over and tie it: a parcel from the old days.
old-key Tie {it} on: it seems to unlock the surprise.
ticket-stub Tuck {it} on: a memory of a day together.
photo Tuck {it} on: no name needed, everyone sees who it is for.
gift-bow Press {it} on right in the middle, as it should be.
leaf Glue {it} on the middle: a brooch from the woods.
flower Tuck {it} in at the top: a fresh hello.
raffia Wrap {it} around three times and tie it: a country bow.
fern-frond Lay {it} flat on top: a pattern no printer could make.
clover Tuck {it} in at the top: good luck is included.
lavender Tuck {it} in at the top: sweet-smelling sprigs.
dried-orange-slice Tie {it} on: a winter sun with a spicy smell.
wheat-stalk Lay {it} on in a small sheaf: golden thanks.
pressed-flower Glue {it} on: a summer day kept flat.
bay-leaf Tuck {it} in like a laurel: for a winner.
eucalyptus Tuck {it} in at the top: cool silver leaves.
cinnamon-stick Tie {it} on crosswise: a gift that can be smelled.
candy-cane Hook {it} on at the top: striped handles for the holidays.
wooden-spoon Tie {it} on: something to use in the kitchen right away.
cookie-cutter Tie {it} on: an extra gift in a handsome shape.
tissue-paper Pleat {it}, tie the middle and pull it open: a big blossom.
yarn Wind {it} around many times: a cozy bow to match.
embroidery-floss Tie {it} into a small tassel and let it swing.
ribbon Tie {it} around both ways and finish with a full bow.
pipe-cleaner Curl {it} into spirals: a spray of springy antennas.
sticker Press {it} on all over: cheerful seals.
bell Tie {it} on: a jingle gives the surprise away.
washi-tape Stick {it} around in stripes: wrapped like candy.
paper-strip Curl {it} around a finger: a bouquet of ringlets.
crinkle-paper Tuck {it} inside: it rustles before anything is seen.
bookmark Tuck {it} on: the first small gift, seen from outside.
flag Stick {it} in at the top: hooray, for everyone to see.
stick-on-gem Press {it} on: a crown jewel at every corner.
ribbon-rose Glue {it} on: a tiny bouquet to keep.
fake-leaf Tuck {it} in at the top: a touch of forest.
charm Tie {it} on: a lucky piece to wear later.
wooden-craft-shape Tie {it} on with a name: a hanger for the window.
toy-animal Seat {it} on top: a rider who brings the present.
`;
