/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* picture Space
cardboard Tear {it} into jagged strips and glue down a rocky moon horizon.
cereal-box Cut {it} into circles and glue them up as planets, printed swirls and all.
newspaper Tear {it} into hills and glue them along the bottom: a gray, wordy moon.
magazine Cut {it} into round bits of color and glue on planets of every kind.
paper-bag Crumple {it}, flatten again and glue down for the dusty hills of Mars.
plastic-lid Glue {it} into the dark as big round planets that stand out from the page.
bottle-cap Glue {it} in a winding row as the planets around their sun.
fabric-scrap Cut {it} into rounds and glue on soft planets with stripes and dots.
button Glue {it} all over the sky: moons with two holes, moons with four.
string Glue {it} from dot to dot and draw a constellation nobody else has.
cotton-ball Pull {it} apart and glue the wisps up high: a far, milky nebula.
cotton-swab Glue {it} all around like rays, every soft tip a star.
bubble-wrap Cut {it} into a curve and glue it below: moon ground full of bubbles.
packing-paper Wrinkle {it} and glue it along the bottom with every ridge standing up.
wrapping-paper Cut {it} into comets with long tails and glue them flying past.
envelope Snip {it} into bright bits and glue on the patterned insides as planets.
old-book-page Cut {it} into a crescent and glue on a moon that tells stories.
old-CD Glue {it} up high as a rainbow-shining planet with a hole for its core.
packing-peanut Glue {it} drifting across as a belt of lightweight asteroids.
foam-sheet-scrap Cut {it} into stars and glue them up, a little raised from the night.
pillow-stuffing Spread {it} thin and glue it in a curl: the cloud of a newborn star.
coin Glue {it} among the stars, moons that gleam when the page is tilted.
LED-light Push {it} through from behind so that a few stars really shine.
string-light Hang {it} around the picture: starlight on every side.
denim Cut {it} into strips and glue them across as the deep blue night.
old-jewelry-piece Glue {it} into the blackness as a far-off glittering star cluster.
sandpaper Cut {it} into a rounded hill and glue on the gritty ground of Mars.
curtain-ring Glue {it} around a round shape up there: now a planet has its ring.
duct-tape Tear {it} into strips and press on the plates of a landing platform.
electrical-tape Press {it} along all four sides, the window frame of a spaceship.
masking-tape Tear {it} into ragged pieces and stick on layer after layer of moon rock.
washi-tape Press {it} on behind it in stripes: the trail of a fast flight.
metal-washer Glue {it} up as small round satellites on watch.
nuts-and-bolts Glue {it} adrift among the stars: what an old satellite left behind.
bread-tag Glue {it} in pairs, like the wings of tiny satellites.
toilet-paper Twist {it} and glue the billows along the bottom as launch smoke.
tissue Crumple {it} lightly and glue down white puffs where the engines roar.
cotton-pad Glue {it} up as a full moon, so soft you want to touch it.
map Cut {it} into a circle and glue on planet Earth, seen from out there.
keycap Glue {it} along the bottom edge: the controls under a spaceship window.
sheet-music Cut {it} into stars and glue them up, a sky that nearly sings.
photo Cut {it} into rounds and glue familiar faces up there as friendly moons.
ticket-stub Glue {it} around the border: every ticket for the journey so far.
puzzle-piece Glue {it} along the bottom as the odd-shaped boulders of a new world.
postage-stamp Glue {it} along the edge, mail from all the planets on the way.
wallpaper Cut {it} into big swirls and glue on galaxies with patterns of their own.
paint-chip Cut {it} into stripes and glue a sunrise from dark to light.
candy-wrapper Scrunch {it} at one end and glue on comets with glittering tails.
tinsel Glue {it} in a slant across the top: a shooting star, just now.
gift-bow Press {it} onto the sky, a star at the moment it bursts.
drink-pouch Cut {it} silver side up into stars and glue on a gleaming cluster.
junk-mail Cut {it} into triangles and glue them point by point into stars.
coffee-pod Glue {it} upside down at the bottom as the domes of a moon station.
stone Glue {it} along the bottom: boulders where nobody has walked.
pebble Glue {it} close together below, rubble of an old crater.
leaf Glue {it} stem first behind it: green rocket trails through the dark.
seashell Glue {it} up as ribbed moons with a pearly shine.
feather Glue {it} streaming out behind a star: the softest comet tail.
petal Press {it} into glue in a spiral: a galaxy opening like a flower.
flower Glue {it} up among the dots of light as stars in full bloom.
acorn Glue {it} along the ground, little helmets looking up at the sky.
grass Glue {it} upright in a fringe: the wild lawn of planet X.
bark Glue {it} along the bottom for cliffs a rover would have to go around.
sand Sprinkle {it} over a strip of glue: gritty dunes of the red planet.
seed Press {it} into glue one by one, a galaxy that spirals outward.
pine-needle Glue {it} in bundles as thin streaks of a meteor shower.
wood-slice Glue {it} up high: a planet whose rings count its years.
snail-shell Glue {it} into the darkness as small, tight spiral galaxies.
sea-glass Glue {it} along the bottom, the frozen shore of a cold moon.
soil Rub {it} over a strip of glue for real ground under the boots.
colored-sand Sprinkle {it} over wavy glue lines: the bands of a giant gas planet.
pressed-flower Glue {it} in a faint arc, a nebula of every color.
dried-orange-slice Glue {it} up as a sun with rays inside.
pumpkin-seed Glue {it} in small circles, points outward, like exploding stars.
birdseed Scatter {it} over glue at the bottom: speckled gravel from outer space.
paper-plate Cut {it} in half and glue on a huge planet rising at the side.
egg-carton Cut {it} into single cups and glue on craters you can feel.
aluminum-foil Crinkle {it} and glue down a silver moonscape full of light.
wax-paper Tear {it} and glue it over the stars as a thin veil of mist.
paper-straw Cut {it} to fit and glue on a striped frame like a porthole.
dry-pasta Glue {it} about as satellites, wheels and drifting tools.
spaghetti Break {it} into short rays and glue them around a sun.
rice Sprinkle {it} over a broad sweep of glue: the whole Milky Way.
dried-bean Glue {it} side by side as the pebbled path from ship to camp.
dried-lentil Press {it} into glue along the bottom: rusty ground on Mars.
dried-chickpea Glue {it} around a center, round little moons keeping their distance.
popcorn Glue {it} along the bottom as puffs of smoke at liftoff.
salt Sprinkle {it} over tiny dots of glue and watch the stars sparkle.
sugar Dust {it} over a curve of glue: frost on a far moon.
coffee-filter Flatten {it} and glue on a round nebula with ruffled rims.
cupcake-liner Press {it} flat and glue on pleated suns, near and far.
paper-napkin Tear {it} into single thin layers and glue on clouds of colored gas.
paper-towel Tear {it} and glue the bumpy pieces below, a moon with a pattern.
paper-doily Glue {it} up as a giant lacy galaxy behind everything.
toothpick Glue {it} like beams around a circle: a star shining hard.
coffee-grounds Sprinkle {it} dry over glue: dark, crumbly land nobody has mapped.
coffee-bean Glue {it} tumbling through the picture as a shower of dark meteors.
spice Dust {it} over swirls of glue, a nebula that even has a scent.
eggshell Crack {it} small and glue on a pale, broken moon crust.
oats Scatter {it} over glue for the flaky sands of a desert planet.
breakfast-cereal Glue {it} along the bottom, a field of crunchy-looking rocks.
sprinkles Scatter {it} over dabs of glue: fireworks from a thousand suns.
onion-skin Glue {it} up in thin glowing layers as the storm belts of Jupiter.
cornstarch Dust {it} along a glue line, the finest moon powder.
paper Tear {it} into little scraps and glue on stars without number.
construction-paper Cut {it} into a wide curve and glue on the edge of a planet.
cardstock Cut {it} into a ring and glue it around a moon for a new Saturn.
watercolor-paper Cut {it} into a moon and glue on its rough, grainy face.
tissue-paper Tear {it} and glue it overlapping: clouds of color where stars are made.
crepe-paper Crinkle {it} into a streamer and glue on a comet's rippling tail.
cellophane Cut {it} into waves and glue them up as northern lights from above.
yarn Glue {it} in ovals around it as the paths of the planets.
embroidery-floss Glue {it} in fine lines from star to star: a great bear, a small one.
ribbon Glue {it} on in a long loop that shows where the flight began.
pipe-cleaner Bend {it} into stars and rings and glue them up, fuzzy and bright.
pom-pom Glue {it} up as fluffy planets that can be found by touch alone.
googly-eye Glue {it} in pairs along the ground: shy aliens peeking up.
felt Cut {it} into a gentle hill and glue on soft moon ground.
craft-foam Cut {it} into planets and glue a smaller circle on each for a crater.
craft-stick Glue {it} around the sides as the sturdy rim of a space window.
sticker Stick {it} up in the darkness, a starry sky in one minute.
glitter Sprinkle {it} along a curve of glue: the tail of a comet.
glitter-glue Squeeze {it} out in a spiral that turns into a sparkling galaxy.
sequin Glue {it} far and wide, stars that wink when the picture moves.
bead Glue {it} on a ring like moons that circle without end.
bell Glue {it} high up: silver moons that ring when the page is shaken.
paper-fastener Push {it} through the darkness as golden stars that will not fall.
contact-paper Cut {it} into strips and press them around as a shiny window frame.
confetti Drop {it} over a patch of glue: a star has just exploded.
old-calendar-picture Cut {it} into circles and glue up planets with forests and seas.
letter-bead Glue {it} along the lower edge to spell the name of the mission.
seed-bead Sprinkle {it} into a thin line of glue, star dust drifting by.
origami-paper Cut {it} into squares, glue two crosswise and there is an eight-pointed star.
paper-strip Glue {it} on like sunbeams reaching in from one corner.
graph-paper Glue {it} along the bottom: the landing zone, measured square by square.
tracing-paper Tear {it} and glue it over the stars like a thin haze.
rice-paper Tear {it} softly and glue on the glow around a moon.
crinkle-paper Glue {it} along the bottom: curly plants that only grow in starlight.
glitter-paper Cut {it} into a crescent and glue up a moon that sparkles.
metallic-paper Cut {it} into long rays and glue them around a shining sun.
scratch-paper Cut {it} into round windows, scratch in stars and glue them on.
sticky-note Fold {it} corner to corner and stick on a flock of small spaceships.
wooden-craft-shape Glue {it} all around as a frame fit for an explorer's portrait.
wool-roving Pull {it} into a cloudy arc and glue on a nebula like soft smoke.
tulle Glue {it} in a loose fold across the top: space fog.
lace Glue {it} around the sides like frost on a spaceship window.
ric-rac Glue {it} in zigzags as radio waves humming through space.
felt-ball Glue {it} up in order, the sun and all the worlds around it.
faux-fur Cut {it} into a mound and glue on a planet with a shaggy coat.
burlap Cut {it} into low hills and glue on the coarse deserts of Mars.
cork-sheet Cut {it} into a slope and glue on speckled ground for a safe landing.
stick-on-gem Press {it} on where the brightest stars of the constellation belong.
crystal Glue {it} high up as the one star that travelers steer by.
mosaic-tile Glue {it} edge to edge around the picture like instruments in a cockpit.
glass-gem Glue {it} on as drops of light, far suns seen small.
felt-sticker Stick {it} on as cuddly moons around the biggest planet.
adhesive-bandage Stick {it} on crosswise for funny little satellites with padded wings.
necklace-chain Glue {it} in a bright arc, a comet's way around the sun.
patch Glue {it} into a corner like the badge of the space crew.
* picture Robots
cardboard-tube Cut {it} into rings and glue them on as hollow gears and pipes.
cardboard Cut {it} into cogwheels and glue them so their teeth meet.
cereal-box Cut {it} into tall blocks and glue on the skyline of Robot City.
newspaper Cut {it} into squares and glue on a floor printed with news.
magazine Cut {it} into buttons and screens and glue on a wall of gadgets.
paper-bag Cut {it} into planks and glue down an old workshop floor.
plastic-lid Glue {it} into the corners as giant dials to turn.
cork Glue {it} at the four corners as the knobs of a control panel.
fabric-scrap Cut {it} into tiles and glue on a colorful landing for heavy feet.
button Glue {it} all around it: switches for every job under the sun.
string Glue {it} in right angles from edge to edge as wires.
rubber-band Stretch {it} lightly and glue on drive belts between two wheels.
paper-clip Slide {it} onto the rim of the page, metal braces all around.
cotton-ball Pull {it} into puffs and glue on the steam of a busy engine.
cotton-swab Glue {it} in the corners like antennas that listen in.
bubble-wrap Cut {it} into strips and glue on rows of clear push buttons.
packing-paper Crumple {it}, flatten and glue down beneath the just-opened crate.
wrapping-paper Cut {it} into bold stripes and glue on the wall of a robot hall.
envelope Snip {it} into windows and glue on screens that glow from inside.
old-book-page Glue {it} up as instructions pinned all over the inventor's wall.
old-CD Glue {it} up behind it: a big shining gear that catches rainbows.
packing-peanut Glue {it} along the bottom, still lying around from the unpacking.
foam-sheet-scrap Cut {it} into gears and glue them on so they rise off the page.
phone-case Glue {it} up in a corner as the frame of a big screen.
spool Glue {it} upright into the corners as cable drums.
coin Glue {it} around it: round batteries with a silvery gleam.
dice Glue {it} in a corner, the number cubes it calculates with.
sandpaper Cut {it} into a strip and glue down a rough road for steel feet.
LED-light Push {it} through the page as signal lamps that really light.
denim Cut {it} into strips and glue on a frame as tough as work pants.
old-jewelry-piece Glue {it} in as sparkling inner works of a precious machine.
zipper Glue {it} along a side like a toothed track for a tiny wagon.
buckle Glue {it} into a corner as a steel hatch that locks tight.
bobby-pin Push {it} over the rim of the page like clamps around a panel.
hook-and-loop-tape Press {it} along the bottom: a road with a good grip.
duct-tape Press {it} along all four sides, the strong plates of a robot's lab.
electrical-tape Press {it} on in right angles, a wiring plan behind it.
masking-tape Tear {it} into short pieces and press on a road with dashes.
washi-tape Press {it} on in parallel stripes, cables to every corner of the hall.
bread-tag Glue {it} around it as the microchips of a clever machine.
twist-tie Coil {it} round a finger and glue on springs that boing.
coffee-sleeve Cut {it} open and glue down the ribbed moving belt.
metal-washer Glue {it} along the rim as bolts that hold the page together.
nuts-and-bolts Glue {it} into the corners, real hardware for a real robot.
old-key Glue {it} beside it, the key that winds it up each morning.
toy-wheel Glue {it} along the bottom as rollers of a conveyor.
propeller Glue {it} up top as the big fan that cools the factory.
toilet-paper Twist {it} into curls and glue on smoke from three stacks.
cotton-pad Glue {it} up in a row as soft round puffs of steam.
map Cut {it} into screens and glue on a wall where routes are planned.
keycap Glue {it} in a row along the bottom as the picture's own keyboard.
sheet-music Tear {it} and glue on the beeping song in the air.
photo Glue {it} up around it as screens with familiar faces.
playing-card Glue {it} up side by side like a wall of numbered lockers.
ticket-stub Glue {it} nearby: stubs from its first trip on the train.
puzzle-piece Glue {it} on as parts that only fit in one place.
board-game-piece Glue {it} along the bottom as mini robots on their way to work.
postage-stamp Glue {it} up as small monitors with pictures from around the world.
wallpaper Cut {it} into panels and glue on a home where a robot feels welcome.
paint-chip Cut {it} into squares and glue on a panel of lights from dim to bright.
price-tag Glue {it} at the corner with the model number of the year.
candy-wrapper Smooth {it} out and glue on shiny plates in loud colors.
drink-pouch Cut {it} silver side up into plates and glue on a metal floor.
junk-mail Cut {it} into arrows and labels and glue on signs for the hall.
cassette-tape Glue {it} up beside it: the memory of a musical machine.
guitar-pick Glue {it} around the rim like triangular warning lights.
coffee-pod Glue {it} on top down as big round push buttons.
sticky-note Stick {it} up in rows, the memory wall of a busy inventor.
index-card Glue {it} up as punched cards with its secret program.
stone Glue {it} below as bumps it has to roll across.
leaf Glue {it} around its feet: even robots rake in the fall.
flower Glue {it} beside it: it has picked a present for someone.
acorn Glue {it} along the rim as bolts from the forest's workshop.
sand Sprinkle {it} over glue and draw wheel tracks with a finger.
wood-slice Glue {it} on as round dials with rings to read.
pressed-flower Glue {it} along the bottom: the garden it waters on the hour.
dried-orange-slice Glue {it} up as a gear made of sunshine.
paper-plate Snip notches around {it} and glue on one enormous cogwheel.
egg-carton Cut {it} into cups and glue on sirens and big knobs.
aluminum-foil Smooth {it} flat and glue on the polished wall of the laboratory.
wax-paper Cut {it} into panes and glue on frosted factory windows.
paper-straw Cut {it} to length and glue on pipes with corners and junctions.
plastic-straw Snip {it} into pieces and glue on tubes for bubbling liquid.
dry-pasta Glue {it} on as wheels, spirals and tubes of a wonder machine.
rice Press {it} into glue lines for a dotted road with lanes.
dried-bean Glue {it} in a row around the rim: rivet after rivet.
dried-lentil Press {it} into a thin glue frame like tiny flat screws.
dried-chickpea Glue {it} in rows of five, the buttons of a number pad.
popcorn Glue {it} up in clouds over the smokestacks.
coffee-filter Flatten {it} and glue on round cooling fans.
cupcake-liner Press {it} flat and glue on crimped gears in rows.
paper-napkin Cut {it} into triangles and glue on a patterned floor of tiles.
kitchen-sponge Cut {it} into blocks and glue on soft bumpers in the corners.
plastic-spoon Glue {it} on as levers, just waiting to be pulled.
plastic-fork Glue {it} up top as antennas with four prongs.
toothpick Glue {it} in zigzags: electric flashes crackling around it.
foil-pan Cut {it} flat and glue on a dented metal wall.
ice-cube-tray Glue {it} along a side as shelves for screws and tiny parts.
coffee-bean Glue {it} in a dark trail: drips from a leaky can of oil.
breakfast-cereal Glue {it} in lines like round links of a drive chain.
candy Glue {it} along the bottom as the brightest lamps on the panel.
candy-cane Glue {it} at both sides like striped barriers by the gate.
paper Cut {it} into squares and glue on a hundred windows lit at night.
construction-paper Cut {it} into blocks and glue down the road through Robot City.
cardstock Cut {it} into arrows and glue on signs that tell where to roll.
tissue-paper Scrunch {it} and glue on colorful steam rising from the factory.
crepe-paper Twist {it} and glue it around the sides as a thick cable.
cellophane Cut {it} into panes and glue on windows of a colored-light lab.
yarn Glue {it} in curves from corner to corner as colorful cables.
embroidery-floss Glue {it} in bundles: fine wires behind an open panel.
ribbon Glue {it} along the bottom as the belt that carries parts along.
pipe-cleaner Wind {it} around a finger and glue on fuzzy springs.
craft-wire Bend {it} into angles and hook it through the page as real wiring.
guitar-string Coil {it} and glue on a spring with steel inside.
pom-pom Glue {it} along the panel as round soft push buttons.
googly-eye Glue {it} in pairs into the corners: tiny robots looking on.
felt Cut {it} into gears and glue on cogs that never squeak.
craft-foam Cut {it} into bolts and nuts and glue them in stacks.
craft-stick Glue {it} crosswise along the bottom: rails for the parts train.
sticker Stick {it} on around it as lamps, dials and warning signs.
glitter-glue Squeeze {it} out in jagged lines, electricity in the air.
sequin Glue {it} in a straight row as blinking lights of the control desk.
bell Glue {it} into a corner as the alarm bell of the plant.
air-dry-clay Press {it} into flat cogs and glue them in when they are hard.
paper-fastener Push {it} through as golden screws with legs folded behind.
contact-paper Cut {it} into strips and press on a frame, glossy as new metal.
letter-bead Glue {it} at the bottom to spell its name and number.
seed-bead Press {it} into thin glue lines: current running through a circuit.
wooden-bead Glue {it} around the rim as round knobs to turn in play.
copper-tape Press {it} on in right angles: the copper tracks of a circuit board.
origami-paper Cut {it} into squares and glue on a checkered dance floor.
paper-strip Fold {it} into springs and glue down one end so they bounce.
graph-paper Glue {it} on behind it as the plan it was drawn from.
carbon-paper Cut {it} into dark screens and glue them along the wall.
tracing-paper Glue {it} on as half-clear plans laid one over another.
glitter-paper Cut {it} into flashes and glue on sparks around it.
metallic-paper Cut {it} into strips and glue on a frame of riveted steel.
scratch-paper Cut {it} into screens, scratch in code and glue them up.
corrugated-paper Glue {it} along the bottom as the ridged floor of a freight lift.
wooden-letter Glue {it} on top like the sign above the works.
cardboard-letter Glue {it} along the top as the big name over the hall.
burlap Cut {it} into a mat and glue down a place to wipe its wheels.
aida-cloth Cut {it} into a panel and glue on a grille full of little holes.
ric-rac Glue {it} in waves as signals beeping to and fro.
net-bag Cut {it} open and glue on a wire fence around the test yard.
plastic-lacing Glue {it} in loops: shiny cables, neatly coiled.
loom-band Glue {it} on as washers in all the colors of a toolbox.
key-ring Glue {it} into a corner as steel hoops of a crane chain.
necklace-chain Glue {it} hanging from the top: chains to hoist up heavy parts.
stick-on-gem Press {it} on at the ends of wires like signal lights.
mosaic-tile Glue {it} in a row below: the floor lights up wherever it walks.
glass-gem Glue {it} onto the panel as big round lamps.
patch Glue {it} into a corner as the badge of the repair crew.
felt-sticker Stick {it} on as quiet buttons for the night shift.
adhesive-bandage Stick {it} on beside it, repairs for when a wire is scratched.
cork-sheet Cut {it} into a board and glue on a wall for notes and plans.
snap-fastener Glue {it} along the rim, silvery studs in even spaces.
* picture Superheroes
cardboard Cut {it} into blocks and glue on a skyline that stands off the page.
cereal-box Cut {it} into towers and glue on a city in breakfast colors.
small-box Glue {it} along the bottom as houses that stick out in real life.
newspaper Cut {it} into skyscrapers and glue on a city full of headlines.
magazine Cut {it} into zigzag bursts and glue them up where the action is.
paper-bag Cut {it} into brick-brown houses and glue on the old part of town.
packing-paper Crumple {it} and glue down the rocks over the secret base.
wrapping-paper Cut {it} into rays and glue them fanning out behind it.
envelope Glue {it} into a corner with a secret order tucked inside.
old-greeting-card Cut {it} into word bubbles and glue up cheers from the crowd.
old-book-page Cut {it} into windows and houses and glue on a town of stories.
bottle-cap Glue {it} in the corners as medals the city has awarded.
fabric-scrap Cut {it} into tiny capes and glue them flying by in the distance.
button Glue {it} along the rim, the controls of the mission desk.
string Glue {it} in loops behind it: here is where it flew.
rubber-band Glue {it} in rings around it like waves of sound.
cotton-ball Pull {it} into fluffy clouds and glue them up for it to break through.
cotton-swab Glue {it} in a fan behind it: rays with soft white tips.
bubble-wrap Cut {it} into a big burst and glue it up for a real pop.
old-CD Glue {it} up behind it, a halo of power that changes color.
foam-sheet-scrap Cut {it} into a jagged star and glue it up like a comic boom.
packing-peanut Glue {it} flying in all directions: rubble of a burst wall.
pillow-stuffing Spread {it} along the bottom and glue on dust from a heavy landing.
coin Glue {it} around the rim: loot that has been given back.
sandpaper Cut {it} into streets and glue down the rough asphalt of the city.
LED-light Push {it} through the page so some city windows truly glow.
string-light Hang {it} around the picture, the big city at night.
denim Cut {it} into houses and glue on a town with stitched walls.
old-jersey Cut {it} into a big number and glue it up beside the hero of the team.
zipper Glue {it} down one side: pull, and a second identity comes to light.
old-jewelry-piece Glue {it} along its path, diamonds dropped by fleeing thieves.
duct-tape Tear {it} into blocks and press on high-rises, one beside another.
electrical-tape Press {it} around the page in bold lines like a comic panel.
masking-tape Press {it} along the bottom as streets that cross and turn.
washi-tape Press {it} behind it in strips, streaks of unbelievable speed.
bread-tag Glue {it} in a row as badges for every sidekick.
toilet-paper Glue {it} in a long white streamer behind it as a jet trail.
tissue Scrunch {it} and glue on puffs at each spot it bounced from.
cotton-pad Glue {it} up as the moon above the roofs it watches.
map Cut {it} into house shapes and glue on a city full of real streets.
sheet-music Cut {it} into waves and glue on its heroic theme tune.
photo Glue {it} around it: the people who believe in their hero.
playing-card Glue {it} upright side by side: a row of fancy buildings.
ticket-stub Glue {it} along the bottom as rows of spectators' seats.
puzzle-piece Glue {it} around the rim: clues, found one after another.
postage-stamp Glue {it} onto the buildings below as bright lit windows.
wallpaper Cut {it} into houses and glue on a street with patterned fronts.
paint-chip Glue {it} upright as tall towers, each floor in its own shade.
price-tag Glue {it} in the air with sound words on, from swish to kaboom.
candy-wrapper Twist {it} and glue on meteors, stopped just in time.
tinsel Glue {it} behind it, a glittering wake of super speed.
gift-bow Stick {it} up as one huge starburst over the rooftops.
junk-mail Cut {it} into billboards and glue on a street that never sleeps.
index-card Cut {it} into speech bubbles and glue on whatever the crowd calls out.
sticky-note Stick {it} along the bottom as big square windows still awake.
keycap Glue {it} below as buttons for each of its powers.
guitar-pick Glue {it} around the rim like a row of small shields.
stone Glue {it} below: boulders it has just set down.
leaf Glue {it} whirling around: that was a very fast takeoff.
feather Glue {it} floating by, left from a bird that could not keep up.
petal Glue {it} raining from above in honor of the hero.
flower Glue {it} along the bottom: bouquets from the grateful town.
grass Glue {it} upright in a strip: the park where it comes down to rest.
bark Glue {it} at one side as the rocky entrance of the hidden cave.
sand Sprinkle {it} over glue: a desert where its training begins.
moss Glue {it} in tufts along the bottom, treetops seen from above.
sea-glass Glue {it} around it: frozen sparks of a crystal power.
colored-sand Sprinkle {it} over spiral glue lines, a whirlwind of energy.
pebble Glue {it} along the bottom, rubble of the wall it broke through.
ivy Glue {it} down the sides, vines for a daring swing.
pressed-flower Glue {it} around it as a wreath for brave deeds.
paper-plate Cut jagged points around {it} and glue on a giant flash.
egg-carton Cut {it} into peaks and glue on the mountains around the base.
aluminum-foil Cut {it} into towers and glue on a skyline that gleams.
wax-paper Cut {it} into a dome and glue it over the city as protection.
paper-straw Glue {it} in rays from the center: full power ahead.
dry-pasta Glue {it} in whirls around it, the wind of its fastest turn.
spaghetti Break {it} and glue on straight speed lines behind it.
rice Press {it} into glue squares: thousands of windows, lights on.
dried-bean Glue {it} side by side around the rim as a tough border.
dried-lentil Press {it} into glue in rows like bricks of the old firehouse.
popcorn Glue {it} around it in a burst: pop goes the trouble.
flour Dust {it} over a ring of glue, a cloud left by a fast exit.
salt Sprinkle {it} over glue swirls: a trail of frosty breath.
coffee-filter Pleat {it} and glue on parachutes for a whole rescue squad.
cupcake-liner Press {it} flat and glue up round bursts of energy.
paper-napkin Cut {it} into pennants and glue on a banner of welcome.
paper-doily Glue {it} behind it, a web with no way through for villains.
kitchen-sponge Cut {it} into blocks and glue on houses that are soft to bump into.
toothpick Glue {it} in zigzags from the clouds: lightning at its command.
candy Glue {it} in the corners as jewels of the rescued museum.
sprinkles Scatter {it} over glue: a colorful shower over the parade.
coffee-grounds Sprinkle {it} dry over glue along the bottom as the dark of the alley.
dried-orange-slice Glue {it} up as the sun it draws its strength from.
paper Cut {it} into houses and fold the glued walls a little off the page.
construction-paper Cut {it} into a jagged skyline and glue it in front of the night.
cardstock Cut {it} into a burst and glue it up with a bold pow inside.
tissue-paper Tear {it} and glue on overlapping waves of power all around it.
crepe-paper Glue {it} streaming down from the top, a ticker-tape parade.
cellophane Cut {it} into beams and glue on searchlights that cross the sky.
yarn Glue {it} in a zigzag from cloud to roof: a bolt of lightning.
ribbon Glue {it} on in a looping line, proof of a daring flight.
pipe-cleaner Bend {it} into lightning bolts and glue them crackling at the sides.
pom-pom Glue {it} along the bottom: fans with fluffy hair, seen from above.
googly-eye Glue {it} into the dark windows: someone is watching in there.
felt Cut {it} into low houses and glue on a soft, sleepy town.
craft-foam Cut {it} into clouds and glue them thickly, so that it seems to fly out.
craft-stick Glue {it} upright as towers, some long, some snapped short.
sticker Stick {it} up around it as flashes, stars and badges.
glitter Sprinkle {it} over rays of glue and watch the power light up.
glitter-glue Draw a force field with {it}, one sparkling curve inside another.
sequin Glue {it} in columns below: the glittering windows of downtown.
bead Glue {it} along a curved line as the glowing track of its flight.
bell Glue {it} into a corner, the alarm that started the whole adventure.
paper-fastener Push {it} into the corners like golden studs on a hero's shield.
contact-paper Cut {it} into a large burst and press it on behind it.
confetti Drop {it} over glue: the city celebrates on every balcony.
old-calendar-picture Cut {it} along the horizon and glue on the place to be saved.
letter-bead Glue {it} up in an arch to spell its hero name.
seed-bead Sprinkle {it} into glue lines as traffic lights along the avenues.
origami-paper Cut {it} into triangles and glue on shards of bright energy.
paper-strip Glue {it} on like a sunburst, wide at the rim and narrow at its feet.
graph-paper Cut {it} into high-rises, every square a window, and glue them on.
tracing-paper Cut {it} into its outline and glue on an invisible double.
carbon-paper Cut {it} into a shadowy skyline and glue it at the foot of the sky.
crinkle-paper Glue {it} behind it: a tangled trap, torn to bits.
glitter-paper Cut {it} into one great star and glue it behind it.
metallic-paper Cut {it} into corner pieces and glue on a shield-bright frame.
scratch-paper Cut {it} into towers, scratch the windows bright and glue them on.
corrugated-paper Glue {it} along the bottom like the roof it leaps from.
cardboard-letter Glue {it} into a corner as its huge initial.
wooden-letter Glue {it} along the bottom so that everyone can read its name.
wooden-craft-shape Glue {it} in the corners as emblems of its friends.
burlap Cut {it} into rocks and glue on the cliff of the hideout.
tulle Glue {it} in a soft bow over it: an invisible shield, nearly seen.
ric-rac Glue {it} around it in rings, waves of power spreading out.
wool-roving Pull {it} thin and glue on clouds swept sideways by its speed.
felt-ball Glue {it} up as colorful bolts of energy in midair.
stick-on-gem Press {it} on where its power begins, and along the beam.
crystal Glue {it} into a corner: the source of everything it can do.
mosaic-tile Glue {it} in stacks as towers made of little windows.
glass-gem Glue {it} in the corners like stones of power.
felt-sticker Stick {it} up as soft emblems floating around their hero.
adhesive-bandage Stick {it} crosswise in a corner: even heroes get scrapes.
flag Glue {it} up waving from the highest roof.
patch Glue {it} on below as the team's crest.
necklace-chain Glue {it} in a broken line below, chains it tore apart.
cork-sheet Cut {it} into strips and glue on the pinboard of the mission room.
* picture Transportation
cardboard Cut {it} into a long strip and glue it down as the road.
newspaper Cut {it} into houses of different heights and glue a city along the bottom.
magazine Cut {it} into colorful little blocks and glue a border like a line of traffic.
paper-bag Tear {it} into rough strips and glue down a dusty country road.
plastic-lid Glue {it} high in one corner as the sun over the highway.
bottle-cap Glue {it} along the curb as streetlights seen from far away.
fabric-scrap Cut {it} into patches and glue fields on both sides of the road.
button Glue {it} all around the edge like wheels rolling in a circle.
string Glue {it} in two long lines as rails running off the page.
shoelace Glue {it} along the bottom in bends as a winding road.
rubber-band Glue {it} down in rings like spare tires lying beside the garage.
cotton-ball Pull {it} thin and glue clouds or smoke across the top.
cotton-swab Glue {it} end to end as the dashes down the center of the road.
bubble-wrap Cut {it} into a strip and glue on a cobblestone street.
packing-paper Crumple {it}, smooth it, and glue on brown mountains along the bottom.
wrapping-paper Cut {it} into hot-air balloons and glue the fleet up high.
envelope Glue {it} in a corner with the flap open, a pocket for tickets.
old-greeting-card Cut {it} into small billboards and glue the row along the road.
old-book-page Tear {it} into waves and glue the sea beneath.
packing-peanut Glue {it} in a bunch as one puffy summer cloud.
foam-sheet-scrap Cut {it} into road signs and glue the bright shapes along the way.
pillow-stuffing Tease {it} into a long plume and glue it on as steam.
sandpaper Cut {it} into a broad strip and glue on a road that feels real.
zipper Glue {it} straight across the bottom as a railroad with teeth for ties.
denim Cut {it} in a wavy line and glue down a deep blue sea.
bandana Cut {it} into rounded hills and glue the pattern along the horizon.
hook-and-loop-tape Snip {it} into short dashes and stick on the center line.
duct-tape Tear {it} and press a wide silver road along the bottom.
electrical-tape Cut {it} to length and stick down a smooth, straight road.
twist-tie Bend {it} into lampposts and glue the row along the sidewalk.
metal-washer Glue {it} in a pile beside the road like tires at a workshop.
nuts-and-bolts Glue {it} at the corners as if the picture were bolted together.
coffee-sleeve Cut {it} open and glue the brown arch on as a bridge.
net-bag Cut {it} flat and glue it on as the fence along a freight yard.
toilet-paper Twist {it} loosely and glue on a vapor trail behind it.
tissue Scrunch {it} softly and glue the puffs down as low clouds.
cotton-pad Glue {it} side by side up high as round, sleepy clouds.
map Tear {it} into large pieces and glue a whole background of faraway places.
photo Cut {it} small and glue the journey's end into the distance.
playing-card Glue {it} along one side as a row of tall city buildings.
ticket-stub Glue {it} around the border, a reminder of rides and trips.
puzzle-piece Glue {it} along the lane as oddly shaped rocks and bushes.
postage-stamp Glue {it} all the way around like the places on a long journey.
wallpaper Glue {it} across the upper half as one grand patterned sky.
paint-chip Cut {it} into strips and glue a sunset from light to dark.
price-tag Glue {it} at the roadside as a sign with the town's name.
candy-wrapper Cut {it} into shimmering stars and glue a night flight's sky full.
junk-mail Cut {it} into house fronts full of bright signs and glue a shopping street.
gauze Stretch {it} thin and glue it on as fog over the bridge.
old-calendar-picture Glue {it} across the background as the countryside that rushes past.
leaf Glue {it} stem down along the road as a row of trees.
stick Break {it} into even lengths and glue on the ties of the track.
seashell Glue {it} in the lower corners where the boat comes ashore.
feather Glue {it} high and slanted as wisps of cloud in the wind.
flower Press {it} flat with your hand and glue blossoms beside the lane.
petal Glue {it} in a swirl behind it, blown up by the speed.
grass Glue {it} upright along the bottom as the green roadside.
sand Sprinkle {it} over a broad stripe of glue for a desert track.
seed Glue {it} close together as gravel along the rails.
moss Glue {it} in soft tufts as bushes beside the tracks.
pine-needle Glue {it} in upright bunches as dark firs on the hill.
reed Glue {it} upright at one side where the riverbank begins.
raffia Glue {it} in a tangle as dry prairie grass.
soil Press {it} into a stripe of glue as a real dirt road.
fern-frond Glue {it} along the lower edge as a forest to drive through.
hay Glue {it} in bundles as bales out in the fields.
pebble Glue {it} along the embankment as a strong bed for the track.
colored-sand Sprinkle {it} over lines of glue for bands of painted desert.
pressed-flower Glue {it} lightly along the ditch as wildflowers passing by.
wheat-stalk Glue {it} upright on both sides as a ripe field along the road.
bay-leaf Glue {it} upright in a line as slim trees on an avenue.
eggshell Glue {it} piece by piece along the bottom as cracked old paving.
aluminum-foil Crinkle {it} and glue on a river with light on the waves.
wax-paper Tear {it} into thin layers and glue a misty morning over the top.
plastic-wrap Bunch {it} along the bottom and glue down clear, wrinkled waves.
paper-straw Glue {it} straight across as striped rails.
dry-pasta Glue {it} around the border like a ring of little wheels and axles.
spaghetti Break {it} and glue the pieces on as a fine railroad.
rice Glue {it} in slanting rows as a shower rushing past.
dried-bean Glue {it} along the bottom as a bed of boulders.
dried-lentil Glue {it} close together in a strip for a crunchy gravel road.
popcorn Glue {it} in a growing trail as puffs from the smokestack.
cornstarch Dust {it} lightly with a fingertip for faint, foggy air.
coffee-filter Open {it} and glue the ruffled round up high as a parachute.
cupcake-liner Flatten {it} and glue the pleated round high up, floating like an airship.
paper-napkin Tear {it} in soft shapes and glue a patterned cloud bank.
paper-towel Tear {it} and glue textured clouds along the horizon.
kitchen-sponge Dab {it} lightly across the top to print soft clouds with leftover color.
toothpick Glue {it} at even spaces as ties for a narrow track.
paper-doily Cut {it} in half and glue on a lacy cloud.
oats Sprinkle {it} over a line of glue as a sandy footpath.
coffee-grounds Sprinkle {it} dry over a stripe of glue for rough asphalt.
coffee-bean Glue {it} in a heap beside the rails as coal.
cocoa Rub {it} in with a finger for a dusty brown trail.
sprinkles Scatter {it} over dots of glue as fireworks above the harbor.
orange-peel Glue {it} in a low curve in one corner as a setting sun.
craft-stick Glue {it} side by side as a wooden bridge or pier.
plastic-straw Snip {it} into short bars and glue on a guardrail.
construction-paper Cut {it} into a winding strip and glue the road right across.
paper Tear {it} into cloud shapes and glue the sky full.
tissue-paper Crumple {it} small and glue the scrunches close together as waves.
crepe-paper Ruffle {it} along the bottom and glue down a choppy sea.
cellophane Lay {it} over the top and glue the edge for a tinted sky.
masking-tape Tear {it} into short strips and stick on the lane markings.
yarn Glue {it} in a long curve from edge to edge as the route.
ribbon Glue {it} across the bottom as a smooth, straight highway.
pipe-cleaner Bend {it} into signals and signs and glue the stems to the ground.
pom-pom Glue {it} in a row along the road as round bushes.
googly-eye Glue {it} around the border as headlights looking in from everywhere.
felt Cut {it} into soft hills and glue one behind another.
craft-foam Cut {it} into traffic signs and glue the collection at the roadside.
sticker Press {it} along the road as signs, shops and stops.
glitter Sprinkle {it} on wavy lines of glue so the harbor sparkles.
glitter-glue Draw speed lines behind it with {it} and let the sparkle dry.
sequin Glue {it} in two neat lines as runway lights.
confetti Sprinkle {it} over dabs of glue as a parade raining down.
rubber-stamp Print {it} around the border like stamps in a passport.
washi-tape Stick {it} along all four sides as a patterned roadway.
paper-strip Glue {it} in an even row as the bars of a crosswalk.
origami-paper Fold {it} into a simple plane and glue the little flyer up high.
graph-paper Cut {it} into tall towers, windows already drawn in, and glue a downtown.
tracing-paper Tear {it} and glue thin layers across the top as haze.
crinkle-paper Glue {it} in tufts along the road as wild grass.
glitter-paper Cut {it} into a moon and stars and glue the night above.
metallic-paper Cut {it} into thin strips and glue down a gleaming track.
scratch-paper Cut {it} into houses, scratch in lit windows and glue a night street.
corrugated-paper Cut {it} into a strip and glue on a road with ridges like rails.
index-card Glue {it} at the roadside as a big sign with the destination.
paper-fan Glue {it} in the corner as a huge rising sun.
craft-matchstick Glue {it} like ladder rungs as a railroad along the bottom.
contact-paper Cut {it} into a wavy strip and stick on the shoreline.
broken-crayon Rub {it} flat over the bottom for rough, stony ground.
burlap Cut {it} into a wide strip and glue down dry prairie.
lace Glue {it} along the waterline as foam on the waves.
ric-rac Glue {it} in rows along the bottom as waves for sailing.
wool-roving Pull {it} apart and glue on clouds as light as breath.
stick-on-gem Press {it} along the road as reflectors that catch the light.
mosaic-tile Glue {it} close together as a paved town square.
fake-leaf Glue {it} along the bottom as shrubs by the roadside.
felt-sticker Press {it} here and there along the way as soft little sights.
adhesive-bandage Stick {it} across the road as neat patches over the potholes.
cork-sheet Cut {it} into low hills and glue on a dry brown horizon.
embroidery-floss Glue {it} in long sagging lines as wires along the railroad.
* picture Sports
cardboard Cut {it} into three steps and glue the podium along the bottom.
newspaper Tear {it} into headlines and glue the great match all over the background.
magazine Cut {it} into tiny colorful dots and glue a packed crowd behind the action.
plastic-lid Glue {it} up high as a stadium lamp shining down.
bottle-cap Glue {it} around the border as a chain of medals.
button Glue {it} in rows behind the action as heads of the cheering crowd.
string Glue {it} in straight lines as the markings of the field.
shoelace Glue {it} around as a border that looks tied for the big game.
rubber-band Glue {it} down as hoops scattered on the gym floor.
cotton-ball Pull {it} apart and glue deep drifts on the slope.
cotton-swab Glue {it} in pairs along the slope as ski poles waiting.
bubble-wrap Cut {it} into a broad strip and glue on rows of stadium seats.
packing-paper Crumple {it} and glue on a steep mountain for the race.
wrapping-paper Cut {it} into stripes and glue a festive frame in team colors.
foam-sheet-scrap Cut {it} into balls of every sport and glue a few around the action.
pillow-stuffing Spread {it} thin along the bottom and glue down powder snow.
coin Glue {it} in an upper corner as the champion's medal.
sandpaper Cut {it} in a curve and glue on a gritty running track.
denim Cut {it} into long strips and glue blue swimming lanes.
old-jersey Cut {it} into strips and glue a border in the favorite team's color.
bandana Cut {it} into little flags and glue the bunting across the top.
zipper Glue {it} straight along the bottom like the line between two lanes.
net-bag Cut {it} flat and glue it in place as the goal net.
duct-tape Press {it} along the bottom as a broad finish line.
electrical-tape Cut {it} to size and stick down the lines of the court.
hook-and-loop-tape Cut {it} into bars and stick on hurdles across the track.
adhesive-bandage Stick {it} in a corner as the proud sign of a hard game.
bread-tag Glue {it} around as start numbers for all the runners.
paper-clip Slide {it} on all around like a shiny chain of honor.
toilet-paper Tear {it} off in a strip and glue on the finishing tape.
tissue Scrunch {it} softly and glue on snowbanks along the course.
cotton-pad Glue {it} at the corners of the field as bases.
photo Cut {it} out and glue the biggest fan into the stands.
ticket-stub Glue {it} along the border as a keepsake from game day.
puzzle-piece Glue {it} along the top as fans with arms up high.
postage-stamp Glue {it} around like small portraits of champions.
paint-chip Cut {it} into pennants and glue the row overhead.
price-tag Glue {it} beside the athlete as the starting number.
candy-wrapper Tear {it} small and glue on glittering fireworks over the stadium.
tinsel Glue {it} around as a shimmering winners' frame.
gift-bow Glue {it} in an upper corner as the rosette for first place.
guitar-pick Glue {it} in a row overhead as little pennants.
junk-mail Cut {it} into strips and glue advertising boards along the sideline.
gauze Stretch {it} and glue it down as the mesh of the goal.
old-calendar-picture Glue {it} across the top as the mountains behind the course.
leaf Glue {it} tip to tail as a victor's laurel all around.
stick Glue {it} upright at both sides as the goalposts.
feather Glue {it} along the stands as plumes waved by fans.
flower Glue {it} in a bunch below as the winner's bouquet.
petal Glue {it} all through the air as the victory shower.
grass Glue {it} blade by blade along the bottom as real turf.
sand Sprinkle {it} over a patch of glue to make a beach court.
moss Glue {it} in a flat strip as a soft golf green.
seed Glue {it} in close rows as a tiny crowd far away.
pine-needle Glue {it} in bunches as firs beside the ski run.
pine-branch Glue {it} small and upright as the forest along the slope.
soil Rub {it} into a smear of glue as mud from a wild game.
bay-leaf Glue {it} in two curving rows: real laurels for a champion.
clover Glue {it} along the bottom as the luckiest turf.
hay Glue {it} in bundles along the curve as a soft barrier.
pebble Glue {it} along the trail as rocks to leap over.
colored-sand Sprinkle {it} over bands of glue as the bright lanes of a track.
pressed-flower Glue {it} lightly all around as a garland for the victor.
raffia Glue {it} crisscross at one side as a net.
bamboo Glue {it} upright left and right as tall posts.
eggshell Glue {it} piece by piece as crackling ice beneath the skates.
aluminum-foil Smooth {it} and glue down a silver ice rink.
wax-paper Glue {it} along the bottom as milky, slippery ice.
paper-straw Glue {it} upright at the sides as striped goalposts.
dry-pasta Glue {it} around the border like a medal chain.
spaghetti Glue {it} in a fine grid as the net of the goal.
rice Glue {it} in a thin, straight line to mark the field.
dried-bean Glue {it} in curved rows as the audience.
dried-lentil Glue {it} in a wide curve as a rough running track.
popcorn Glue {it} along the bottom as snow piled beside the run.
salt Shake {it} over glue on the slope so the run shimmers.
flour Rub {it} along the bottom with a fingertip to mark a baseline.
coffee-filter Cut {it} into fringed rounds and glue on fluffy cheering puffs.
cupcake-liner Flatten {it} and glue the pleats on as a rosette for the winner.
paper-towel Tear {it} and glue on a soft snowy hill.
kitchen-sponge Print {it} lightly in rows behind the action for a colorful crowd.
toothpick Glue {it} upright behind the stands as slender flagpoles.
paper-doily Glue {it} in the corner as a frilly award rosette.
oats Sprinkle {it} over glue as the sandy jumping pit.
cocoa Rub {it} along the bottom with a finger as infield dirt.
coffee-grounds Sprinkle {it} dry over dots of glue as mud kicked up by running.
sprinkles Scatter {it} over dots of glue as fireworks over the arena.
orange-peel Glue {it} in a ring as the rim of a hoop.
craft-stick Glue {it} in a row as the bench on the sideline.
construction-paper Cut {it} into a wide band and glue down the playing field.
paper Cut {it} into clouds and glue a fine day for a match.
tissue-paper Crumple {it} into tiny balls and glue on a crowd in every color.
crepe-paper Twist {it} and glue streamers from corner to corner.
yarn Glue {it} in loose squares as the net behind the goalkeeper.
ribbon Glue {it} across the lower part as the finish line.
pipe-cleaner Bend {it} into hoops and glue the rings about the gym.
pom-pom Glue {it} along the stands as a fluffy, happy crowd.
googly-eye Glue {it} in rows behind the action: no fan blinks.
felt Cut {it} into a wide strip and glue on soft turf.
craft-foam Cut {it} into stars and glue a winner's frame.
sticker Press {it} all around like badges earned in a season.
glitter Sprinkle {it} over glue on the rink for a frosty flash.
glitter-glue Draw swooshes of speed behind the action with {it}.
sequin Glue {it} along the top as flashing cameras in the stands.
bead Glue {it} in a row all around, one more for every victory.
confetti Sprinkle {it} over dabs of glue as joy falling from above.
letter-bead Glue {it} in a line below to spell the athlete's name.
washi-tape Stick {it} along the sides as banners around the arena.
paper-strip Glue {it} side by side as the lanes of a track.
origami-paper Fold {it} into triangles and glue on crisp pennants.
graph-paper Cut {it} to fit below and glue on the tiled pool.
corrugated-paper Cut {it} wide and glue on bleachers with ridges for rows.
crinkle-paper Glue {it} in tufts along the bottom as unmown grass.
glitter-paper Cut {it} into a shining cup and glue it in the corner.
metallic-paper Cut {it} into round medals and glue a pair below.
index-card Glue {it} up top as the scoreboard with the winning score.
sticky-note Stick {it} along the top as signs the fans hold up.
old-greeting-card Cut {it} into small pennants and glue the row above the stands.
contact-paper Cut {it} into a smooth oval and stick on the rink.
burlap Cut {it} into a curved piece and glue on a dusty infield.
tulle Cut {it} to size and glue it on as goal netting.
lace Glue {it} along the court as a volleyball net.
ric-rac Glue {it} in zigzag rows as waves in the swimming lanes.
faux-fur Cut {it} into a slope and glue on deep, soft snow.
wool-roving Pull {it} flat and glue drifts along the ski run.
embroidery-floss Glue {it} in crossing lines as a tightly woven net.
felt-ball Glue {it} beside the action as the ball in flight.
stick-on-gem Press {it} above the stands as sparkling stadium lights.
fake-leaf Glue {it} around both sides as a grand laurel.
felt-sticker Press {it} at the corners as soft team badges.
patch Glue {it} in an upper corner as the club's emblem.
flag Glue {it} above the stands, waving for the home team.
cork-sheet Cut {it} into a flat strip and glue on a clay court.
mosaic-tile Glue {it} in rows below as the tiled edge of the pool.
* picture Music
cardboard Cut {it} into a broad stage and glue it along the bottom.
newspaper Tear {it} into long bands and glue a backdrop that reports on the concert.
magazine Cut {it} into colorful notes and glue a melody all around.
plastic-lid Glue {it} in the corners like cymbals ready to crash.
bottle-cap Glue {it} on long lines as round notes.
fabric-scrap Cut {it} into two drapes and glue a curtain down the sides.
button Glue {it} high and low across the background as notes of a song.
string Glue {it} in five wavy lines as a staff across the top.
shoelace Glue {it} around the border in loops like a microphone cable.
rubber-band Glue {it} stretched out side by side like a little harp.
cotton-ball Pull {it} into wisps and glue show fog along the stage.
cotton-swab Glue {it} in crossed pairs as tiny drumsticks.
bubble-wrap Cut {it} into a strip and glue on a glittering dance floor.
wrapping-paper Cut {it} into wide strips and glue a showy curtain at both sides.
old-book-page Cut {it} into notes and glue a song that tells stories.
sheet-music Tear {it} into soft-edged pieces and glue the background full of song.
old-CD Glue {it} up high as a disco moon that shimmers.
old-tie Glue {it} down one side as an elegant stage curtain.
foam-sheet-scrap Cut {it} into thick notes and glue the tune dancing around.
coin Glue {it} near the bottom as thanks for a street musician.
zipper Glue {it} straight along the bottom as a narrow keyboard.
denim Cut {it} into a strip and glue on a stage for blues.
bandana Cut {it} into triangles and glue festival bunting around the border.
guitar-pick Glue {it} in a scattered swirl like freshly plucked notes.
guitar-string Lay {it} in a wide curve and glue down a real line of melody.
hook-and-loop-tape Cut {it} into bars and stick on the keys of a piano.
duct-tape Press {it} along the bottom as a broad stage edge.
electrical-tape Cut {it} into short bars and stick on piano keys.
bread-tag Glue {it} across the background as bright notes with a hole.
paper-clip Glue {it} here and there as little silver triangles.
metal-washer Glue {it} on the staff lines as shiny whole notes.
twist-tie Bend {it} into clefs and glue the curls around the tune.
bobby-pin Glue {it} upright in pairs as tuning forks.
net-bag Cut {it} flat and glue it on as a glittering scrim behind the show.
tissue Fluff {it} and glue low fog around the musicians' feet.
cotton-pad Glue {it} in a row below as a set of round drums.
photo Cut {it} out and glue a special guest into the audience.
playing-card Glue {it} along the bottom edge, side by side, like big piano keys.
ticket-stub Glue {it} around the border like memories of great concerts.
puzzle-piece Glue {it} low in the picture as a crowd dancing close together.
postage-stamp Glue {it} around as tiny posters on a music hall wall.
wallpaper Glue {it} behind everything as the wall of a grand old theater.
paint-chip Cut {it} into bars from long to short and glue a xylophone below.
candy-wrapper Tear {it} into glints and glue stage lights along the top.
tinsel Glue {it} down both sides as a shimmering show curtain.
gift-bow Glue {it} at the bottom as a bouquet for the star.
old-greeting-card Cut {it} into hearts and notes and glue a love song around.
junk-mail Cut {it} into little posters and glue a frame of shows.
old-jewelry-piece Glue {it} at the top as the hall's sparkling chandelier.
gauze Drape {it} along the top and glue it on like a soft curtain.
cassette-tape Glue {it} in a lower corner as an old-time tape player.
leaf Glue {it} with the stem up as notes carried by the wind.
stick Glue {it} from short to long as the bars of a xylophone.
seashell Glue {it} in a row along the bottom as footlights of a sea stage.
feather Glue {it} floating upward like the softest notes of a flute.
flower Glue {it} at the bottom as bouquets from the audience.
petal Glue {it} in a curve that rises like a melody.
acorn Glue {it} along the bottom as a row of listeners.
grass Glue {it} along the bottom as the meadow of a summer festival.
bark Glue {it} across the bottom as a rough country stage.
seed Glue {it} on thin lines, one after another, like a page of notes.
moss Glue {it} in soft mounds for a concert in the woods.
reed Glue {it} down one side, close together, as organ pipes.
raffia Glue {it} hanging from the top like the fringe of a theater.
bamboo Glue {it} in a row by size as a panpipe.
colored-sand Sprinkle {it} over wavy lines of glue as sound made visible.
pressed-flower Glue {it} lightly in a rising line as notes in bloom.
pumpkin-seed Glue {it} slanted in a row as quick, light notes.
aluminum-foil Smooth {it} and glue rays of spotlight from the top corners.
wax-paper Cut {it} into long beams and glue on soft stage light.
plastic-wrap Bunch {it} across the top and glue on shimmering light.
paper-straw Glue {it} upright along one side as a great pipe organ.
dry-pasta Glue {it} around the border in a steady rhythm of shapes.
spaghetti Glue {it} in five thin lines as a straight staff.
rice Glue {it} in rings that spread outward like sound.
dried-bean Glue {it} on the lines as round notes, high and low.
dried-lentil Glue {it} in a swirl as a whirl of tiny notes.
popcorn Glue {it} low along the stage as billows of fog.
coffee-bean Glue {it} on a slant as dark notes of a jazz tune.
coffee-filter Fold {it} in half and glue on a glowing stage lamp.
cupcake-liner Flatten {it} and glue a row of footlights along the bottom.
paper-napkin Cut {it} into two drapes and glue the curtain wide open.
paper-doily Glue {it} at the top as a lacy chandelier.
toothpick Glue {it} in crossed pairs as drumsticks drumming all around.
kitchen-sponge Dab {it} along the bottom in color for a blurred, dancing crowd.
cocoa Rub {it} in with a finger for a warm wooden stage.
sprinkles Scatter {it} over beams of glue as specks of disco light.
orange-peel Glue {it} in curls as notes from a bright brass band.
craft-stick Glue {it} side by side along the bottom as piano keys.
plastic-straw Cut {it} into lengths from long to short and glue a panpipe.
construction-paper Cut {it} into light and dark keys and glue a piano below.
paper Cut {it} into big notes and glue the song across the background.
tissue-paper Pleat {it} and glue a soft curtain down both sides.
crepe-paper Gather {it} and glue a ruffled stage drape along the top.
cellophane Cut {it} into long cones and glue beams of colored light.
masking-tape Tear {it} into thin strips and stick on the lines of a staff.
yarn Glue {it} in a long swirl as the melody.
embroidery-floss Glue {it} straight from top to bottom, close together like a harp.
ribbon Glue {it} in soft curves along the top as a curtain swag.
pipe-cleaner Bend {it} into fuzzy notes and glue the tune around.
pom-pom Glue {it} on long lines as the softest notes.
googly-eye Glue {it} in rows along the bottom as an audience in the dark.
felt Cut {it} into piano keys and glue the row below.
craft-foam Cut {it} into stars and notes and glue a few in the air.
sticker Press {it} around in a curve as if the song had shapes.
glitter Sprinkle {it} over rays of glue so the spotlight dances.
glitter-glue Draw sparkling notes and swirls with {it}.
sequin Glue {it} across the top as reflections of a mirror ball.
bead Glue {it} on a wavy staff as a tune in color.
bell Glue {it} at the lower corners as music that can be heard.
letter-bead Glue {it} along the bottom to spell the song's title.
confetti Sprinkle {it} over dabs of glue as the big finale.
rubber-stamp Print {it} around the border in a steady beat.
washi-tape Stick {it} along the sides as a patterned stage frame.
paper-strip Glue {it} across in five lines and leave room for notes.
origami-paper Fold {it} like an accordion and glue pleated drapes at the sides.
graph-paper Cut {it} into notes made of little squares and glue a digital tune.
tracing-paper Cut {it} into wide beams and glue hazy light from above.
crinkle-paper Glue {it} along the top as streamers from the encore.
glitter-paper Cut {it} into shining notes and glue a glamorous tune.
metallic-paper Cut {it} into small squares and glue a mirror ball's sparkle overhead.
scratch-paper Cut {it} into strips, scratch in notes and glue a glowing frame.
corrugated-paper Cut {it} into two panels and glue a curtain with real folds.
index-card Glue {it} in a corner with the name of the song.
sticky-note Stick {it} up and down in a line as square notes.
paper-fan Glue {it} at the top as a shell over the stage.
burlap Cut {it} into a strip and glue on a barn-dance floor.
tulle Cut {it} into long veils and glue a ballet curtain.
ric-rac Glue {it} in rows as sound waves, loud and lively.
wool-roving Pull {it} thin and glue on a swirl of stage mist.
felt-ball Glue {it} along a wavy line as fat, cozy notes.
beading-elastic Glue {it} in straight lines like a giant guitar.
stick-on-gem Press {it} around as the light bulbs of a show sign.
mosaic-tile Glue {it} in a checkerboard as a disco floor.
ribbon-rose Glue {it} at the performer's feet as a bouquet.
felt-sticker Press {it} around in a rising line like a cheerful tune.
craft-wire Bend {it} into a graceful clef and glue it beside the tune.
`;
