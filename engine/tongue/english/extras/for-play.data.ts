/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* machine
cardboard-tube Glue {it} upright on the roof as a chimney or exhaust stack.
plastic-lid Glue {it} to the front as a steering wheel or big round window.
bottle-cap Glue {it} in a row on the front as headlights and knobs.
button Glue {it} on the front in rows as dials and switches.
rubber-band Stretch {it} around the middle as a tight metal hoop.
cotton-ball Pull {it} long and glue the puffs on top as smoke or steam.
cotton-swab Glue {it} upright on the roof as antennas with white tips.
bubble-wrap Cut {it} into a strip and glue on a row of round portholes.
wrapping-paper Cut {it} into a stripe and glue racing colors along the side.
coin Glue {it} in the middle of the front as a shiny badge.
buckle Glue {it} to the front as a strong metal grille.
duct-tape Wrap {it} once around as a broad, tough stripe.
bread-tag Glue {it} to the back as a tiny license plate.
twist-tie Twist {it} onto the rim and point the ends up as antennas.
nuts-and-bolts Glue {it} to the corners as rivets that hold tight.
metal-washer Glue {it} to the front as gauges with silver rims.
ping-pong-ball Glue {it} on top as a round beacon.
keycap Glue {it} to the front as keys on the control panel.
candy-wrapper Cut {it} into rounds and glue on shiny colored lights.
tinsel Glue {it} to the back as a glittering trail of sparks.
snap-fastener Glue {it} in a row as tiny metal push controls.
egg-carton Cut {it} into cups and glue on headlights and bumps.
paper-straw Glue {it} along the side as a striped exhaust pipe.
dry-pasta Glue {it} on as gears, pipes and bolts.
dried-bean Glue {it} in neat lines as rivets.
dried-lentil Glue {it} along the edges as tiny bronze rivets.
plastic-straw Glue {it} along the outside as pipes for fuel and air.
construction-paper Cut {it} into windows and lights and glue each one on.
cellophane Cut {it} into panes and glue on tinted windows.
masking-tape Press {it} around as a light stripe with room for a number.
ribbon Glue {it} along the side as a smooth racing stripe.
pipe-cleaner Push {it} into the top and curl the ends into springy antennas.
craft-foam Cut {it} into fins and bumpers and glue on the parts.
sticker Press {it} along the sides as logos and lights.
glitter-glue Draw a lightning streak along the side with {it}.
sequin Glue {it} to the front as tiny signal lights.
bead Glue {it} in rows as knobs in many colors.
bell Tie {it} to the front for a jingle at every start.
modeling-clay Press {it} on the front as levers and knobs.
paper-fastener Push {it} through the front as a control knob that turns.
wooden-bead Glue {it} along the edge as round signal lamps.
copper-tape Press {it} around as a gleaming copper pipe.
washi-tape Press {it} along the side as a stripe with a pattern.
paper-strip Glue {it} along the side as racing stripes.
glitter-paper Cut {it} into lightning bolts and glue one on each side.
corrugated-paper Cut {it} into panels and glue on ribbed metal walls.
cardboard-letter Glue {it} to the side as the owner's initial.
loom-band Stretch {it} around the middle as a thin colored hoop.
stick-on-gem Press {it} in rows on the front as glowing signals.
glass-gem Glue {it} in the middle of the front as a great headlight.
mosaic-tile Glue {it} in rows along the side as bright windows.
flag Fix {it} at the highest point to show where home is.
patch Glue {it} to the side as the mission badge.
* game
cork Stand {it} along the course as posts to steer around.
button Set {it} at the start as playing pieces that slide smoothly.
clothespin Clip {it} to the edge and slide along to count points.
paper-clip Slide {it} along the edge to keep the score.
wrapping-paper Cut {it} into strips and glue a bright frame around the edge.
envelope Glue {it} to the back as a pocket for cards and rules.
foam-sheet-scrap Cut {it} into arrows and glue on the way to go.
coin Lay {it} out as treasure to win along the way.
duct-tape Press {it} around the edge as a strong border.
electrical-tape Press {it} down in lines to mark lanes.
bread-tag Clip {it} to the rim, a notch farther for each point.
bell Tie {it} at the goal so every hit rings.
toy-brick Build {it} into walls and gates along the course.
toy-animal Stand {it} on the start square as a player's own piece.
toy-car Let {it} race from square to square as a playing piece.
ticket-stub Hand out {it} at the start as each player's entry.
board-game-piece Stand {it} at the start, one color for each player.
price-tag Hang {it} at the goal with the number of points.
guitar-pick Use {it} as sleek little playing pieces.
stick Glue {it} along the edges as rails of the course.
seashell Lay {it} along the way as treasure for collecting.
acorn Collect {it} along the path, and the fullest store wins.
pebble Lay {it} out as counters, a little heap for each player.
paper-straw Glue {it} along both sides as slim guardrails.
dried-bean Count {it} out as points for every round.
dried-chickpea Deal {it} out as counters to win and lose.
plastic-straw Glue {it} along the course as smooth rails.
paper Write the rules on {it} and glue it to the back.
masking-tape Press {it} down as lane lines and a start.
ribbon Glue {it} across the end as the finish line.
pom-pom Set {it} at the start as soft pieces for each player.
craft-foam Cut {it} into numbers and glue the points in place.
craft-stick Glue {it} along the sides as walls that keep things on course.
sticker Press {it} on the lucky places.
glitter-glue Trace the path to the goal with {it}.
bead Collect {it} along the way as jewels to win.
washi-tape Press {it} around the edge as a patterned border.
sticky-note Stick {it} at the edge and write down the best score.
glitter-paper Cut {it} into a star and glue it above the goal.
peg-doll Stand {it} at the start as a player's hero.
wooden-craft-shape Move {it} from square to square as a playing piece.
ric-rac Glue {it} along the rim as a wavy border.
stick-on-gem Press {it} on the secret squares as treasure.
glass-gem Lay {it} out as shining counters to collect.
felt-sticker Press {it} on the places that earn an extra turn.
flag Stand {it} at the goal for the first to arrive.
* sound
cardboard Cut {it} into a big note and glue it on the front.
string Wind {it} around closely, turn by turn, for a good grip.
shoelace Tie {it} on in a loop, so it can hang on a hook to rest.
electrical-tape Wind {it} around in narrow rings like the frets of a guitar.
washi-tape Wrap {it} around in stripes, a new pattern for each verse.
photo Glue {it} on the front: the star of tonight's show.
ticket-stub Glue {it} on as souvenirs of a great tour.
postage-stamp Glue {it} all over: this band has toured the whole world.
price-tag Tie {it} on with the name of the band.
tinsel Tie {it} on in a tuft that shimmers with every swing.
feather Tie {it} on to flutter softly with the rhythm.
raffia Tie {it} on in a thick bunch that swishes like tall grass.
construction-paper Cut {it} into notes and glue them on, climbing and falling.
cardstock Cut {it} into the band's sign and glue it on in front.
crepe-paper Glue {it} on in streamers that write loops in the air.
yarn Wind {it} around in colorful stripes for a warm, soft grip.
embroidery-floss Tie {it} into a tassel that keeps time at the end.
ribbon Tie {it} on in long bands that dance to the tune.
craft-foam Cut {it} into notes and glue on a melody you can feel.
sticker Stick {it} on like a rock star's trunk after the tour.
glitter-glue Squeeze {it} around in sparkling sound waves.
bell Tie {it} on, and each beat gets a silvery echo.
letter-bead Thread {it} into the name of the band and let it dangle.
copper-tape Press {it} around for the shine of a trumpet.
metallic-paper Cut {it} into a strip and glue on the shine of polished brass.
ric-rac Glue {it} around in a wave that goes up and down like a tune.
leather Cut {it} into a strip and glue it around like an old drum's belt.
stick-on-gem Press {it} on for a glint under the spotlight.
patch Glue {it} on the front like a rocker's badge.
charm Tie {it} on to jingle for good luck on stage.
* pot
fabric-scrap Wrap {it} around the outside and glue on a cozy coat.
button Glue {it} in a ring around the rim.
string Wind {it} around and around the outside and tie a knot.
toy-animal Stand {it} under the leaves as a beast in the jungle.
paint-chip Cut {it} into pointed strips and push in the plant labels.
paper-umbrella Open {it} and push the handle in as a garden parasol.
leaf Lay {it} on the ground as a soft forest floor.
stick Push {it} in a row along the rim as a garden fence.
seashell Press {it} in along the inner rim as a seaside border.
moss Press {it} onto the ground as a velvety lawn.
driftwood Lay {it} across the ground as a fallen old tree.
wood-slice Lay {it} on the ground as a round garden path.
raffia Wrap {it} around the middle and tie a country bow.
snail-shell Lay {it} on the ground as a quiet neighbor's house.
sea-glass Set {it} on the ground as a sparkling brook.
pebble Lay {it} in a curve as a garden path.
aluminum-foil Press {it} into a hollow as a shining garden pond.
plastic-spoon Push {it} in handle first as a round plant label.
craft-stick Write the plant's name on {it} and push the end into the ground.
washi-tape Press {it} around the rim as a patterned border.
copper-tape Press {it} around the rim as a warm copper edge.
yarn Wind {it} around from bottom to top as a knitted look.
ribbon Tie {it} around the middle with a bow in front.
pipe-cleaner Curl {it} at the top and push in the blooming stems.
felt Cut {it} into zigzag blades and glue a meadow around the bottom.
craft-foam Cut {it} into blossoms and glue the ring around the rim.
sticker Press {it} around the outside as bees and blooms.
peg-doll Stand {it} among the leaves as the garden gnome.
burlap Wrap {it} around the outside and fold down a rustic cuff.
lace Glue {it} around the rim like a fine collar.
ric-rac Glue {it} around the middle as a wavy garden border.
leather-cord Wrap {it} twice around the middle and knot it.
stick-on-gem Press {it} around the rim as glinting beetles.
crystal Set {it} into the ground as a treasure from deep below.
glass-gem Lay {it} in a curve on the ground as a stream.
fake-leaf Glue {it} around the outside as a hedge that never wilts.
flag Push {it} into the ground as the banner of the garden kingdom.
`;
