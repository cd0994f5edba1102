/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* world Space
cardboard-tube Stand {it} close beside it like the tall fuel tanks of a launch tower.
small-box Set {it} around it like crates of supplies just unloaded on the moon.
milk-carton Line up {it} beside it: the peaked houses of the first moon village.
paper-bag Scrunch {it} into lumps and pile up a rocky ridge behind it.
plastic-bottle Stand {it} beside it as a row of slim rockets waiting for clearance.
plastic-jar Turn {it} upside down around it: clear domes where astronauts grow vegetables.
plastic-tub Turn {it} over here and there: the round huts of a Mars base.
plastic-lid Lay {it} out in a curve as planets, from the smallest to the largest.
bottle-cap Set {it} open side up all around: a field of tiny craters.
cork Stand {it} in a circle like a curious crowd of little moon dwellers.
fabric-scrap Overlap {it} underneath like the patchwork plains of an unknown planet.
old-t-shirt Spread {it} over the table and push up soft moon hills.
button Arrange {it} around it as planets, moons and one big sun in the middle.
string Zigzag {it} across the table: a constellation to give a name.
rope Coil {it} into one big ring that marks the landing zone.
shoelace Wind {it} over the ground as fuel hoses leading up to it.
paper-clip Hook {it} together into a chain: the safety line for a spacewalk.
cotton-ball Tuck {it} around the bottom: clouds of dust from a soft landing.
bubble-wrap Spread {it} underneath, bubbles up, for ground full of moon bumps.
packing-paper Crumple {it} well and pull it open again: the canyons of Mars.
old-CD Lay {it} shiny side up: landing pads that catch every beam of light.
egg-shaped-plastic-shell Park {it} around it as tiny escape pods, snapped shut.
packing-peanut Strew {it} around it: moon rocks so light they could float away.
old-towel Rumple {it} softly underneath to shape a row of dusty dunes.
pillow-stuffing Tease {it} out low around it: fog rolling over a strange planet.
coin Lay {it} around it: small shining moons, each with a face.
soft-ball Place {it} near and far: the planets of the neighborhood.
flashlight Shine {it} from one side like the sun and watch the long moon shadows.
headphones Rest {it} beside it: the listening station for signals from the stars.
LED-light Dot {it} around the landing spot to guide night flyers down.
string-light Drape {it} along the back: a thousand stars switched on at once.
LED-candle Stand {it} along both sides as runway lights for a midnight arrival.
glow-stick Lay {it} around it like glowing beams of a friendly force field.
scarf Wind {it} in a wide swirl around it: the arms of a galaxy.
cloth-napkin Fold {it} into neat squares underneath, a pad for every liftoff.
denim Spread {it} out flat: the deep blue of space with nothing in the way.
blanket Bunch {it} into peaks and hollows for a wild, unexplored world.
curtain-ring Lay {it} flat around it: crater rims for tiny explorers to walk along.
hair-tie Set {it} down as soft docking rings for visiting pods.
duct-tape Stick {it} to the table in a big cross: here is the landing spot.
electrical-tape Run {it} along the table in two long lines as a shuttle runway.
washi-tape Press {it} onto the table in curves: bright orbits for passing moons.
sticky-tack Roll {it} into baby moons that circle around it.
cup-carrier Turn {it} over underneath: bumpy moon country to climb around on.
cookie-tin Turn {it} over and let it stand on top: a gleaming round platform.
nuts-and-bolts Scatter {it} about like spare parts drifting off an old satellite.
metal-washer Lay {it} in a glinting ring, small satellites all in a line.
duplo-brick Stack {it} into a launch tower that reaches right up to its top.
toy-brick Build {it} into a moon base beside it, door and all.
toy-animal Line up {it} around it: the brave first animal crew in space.
toy-car Park {it} close by as rovers, ready to roll through moon dust.
stuffed-animal Seat {it} nearby as the ground team that counts down from ten.
doll Stand {it} beside it, travelers saying hello to a new world.
wooden-block Build {it} up into a landing bay with a wide open gate.
golf-ball Set {it} around it: moons dimpled all over with craters.
tennis-ball Place {it} a little way off: fuzzy planets nobody has visited yet.
foam-ball Set {it} in a row, first the sun, next its planets.
foam-tray Slide {it} underneath, turned over: a smooth deck to touch down on.
foam-cup Turn {it} over in a circle: research stations on an ice planet.
cotton-pad Lay {it} in a line: full moons, soft and round.
map Spread {it} out underneath: the Earth, seen from far above.
keycap Line up {it} in front: the buttons of mission control.
board-game-piece Gather {it} around it: passengers waiting for the trip to Mars.
notebook Open {it} beside it as the captain's log for every discovery.
folder Stand {it} half open behind it, a screen full of outer space.
candy-wrapper Twist {it} into sparkling comets and let them zoom past it.
tinsel Trail {it} away from it in a shimmering streak of stardust.
ornament Arrange {it} around it as glossy planets in every size.
gift-bow Set {it} about like bursting stars, rays pointing every way.
LED-tea-light Switch on {it} and place them near and far: stars that really shine.
coffee-pod Turn {it} over beside it: space capsules, safely back on Earth.
coaster Lay {it} out as numbered pads, one for each visiting ship.
stone Set {it} around it: meteorites that landed ages ago.
pinecone Stand {it} around it as the scaly trees of an alien forest.
pebble Scatter {it} across the ground, moon rocks to collect and sort.
seashell Place {it} about as the houses of some shy space creatures.
acorn Set {it} around it as tiny astronauts in round helmets.
chestnut Roll {it} nearby: smooth, dark planets not yet on any map.
sand Spread {it} underneath and press in craters with a fingertip.
moss Lay {it} in patches: the first green on a new planet.
wood-slice Slide {it} underneath: a launch pad with rings like orbits.
seed-pod Set {it} around it, odd plants that grow by starlight.
gourd Place {it} in the distance: lumpy planets with curly stems.
snail-shell Lay {it} down like spiral galaxies, each one slowly turning.
sea-glass Scatter {it} around it, frozen splinters of a passing comet.
potted-plant Place {it} behind it as the green garden of the space station.
air-plant Perch {it} nearby: many-armed aliens come to say hello.
coconut-shell Set {it} dome side up beside it, big hairy houses of alien giants.
mini-pumpkin Put {it} in orbit around it, plump planets with valleys for ribs.
paper-plate Turn {it} over beside it: flying saucers that have just set down.
paper-bowl Set {it} open side up: radio dishes turned toward the stars.
egg-carton Turn {it} over behind it: pointed peaks on the moon's far side.
aluminum-foil Crinkle {it} and spread it out: a silver moon with a thousand ridges.
wax-paper Smooth {it} underneath for the milky ice of a far moon.
paper-straw Lay {it} side by side as pipes running to the launch site.
rice Sprinkle {it} in a long curved band: the Milky Way.
dried-bean Lay {it} in a wide ring: an asteroid belt to steer around.
dried-lentil Spread {it} in a shallow layer, pebbly ground for rover tracks.
dried-chickpea Strew {it} around it as small, knobby moon rocks.
popcorn Heap {it} below it like the puffy billows of a liftoff.
coffee-bean Scatter {it} around it: meteorites scorched dark on their way down.
coffee-filter Ruffle {it} and set them around it: swirling nebulas where stars are born.
cupcake-liner Turn {it} upside down: ridged tents for a night on the moon.
kitchen-sponge Place {it} around it: holey rocks to climb and peer into.
yogurt-pot Set {it} rim to rim in a row: modules of a space station.
plastic-cup Turn {it} upside down beside it: sleeping pods for the long flight.
paper-umbrella Open {it} around it: parachutes that brought the supplies down.
breakfast-cereal Scatter {it} about as a swarm of drifting space rubble.
marshmallow Set {it} around it, soft boulders for bouncing moonwalks.
candy Dot {it} around it: gems the explorers dug out of a crater.
ice-cream-cone Turn {it} upside down beside it: the pointed towers of an alien city.
construction-paper Tear {it} into rough rounds and lay them out as craters.
paper Crumple {it} into balls: asteroids tumbling by on every side.
cardstock Fold {it} into peaks and stand them behind it: mountains at the moon's edge.
tissue-paper Bunch {it} around the bottom, a glowing cloud of space gas.
crepe-paper Stretch {it} out behind it in ripples: a comet's long tail.
yarn Lay {it} loop around loop, orbits for a whole solar system.
ribbon Swirl {it} away from it: the path it took between the stars.
pipe-cleaner Curl {it} and stand the spirals up: wiry plants from another world.
pom-pom Set {it} around it: fuzzy little aliens gathering for a look.
felt Lay {it} underneath, smooth and still like a sea on the moon.
craft-foam Cut {it} into stars and lay a bright path toward it.
craft-stick Lay {it} side by side: the boarding ramp for the crew.
sequin Sprinkle {it} around it: the stars of one small galaxy.
bead Lay {it} in a circle, moons on parade.
air-dry-clay Shape {it} into rugged rocks for explorers to climb.
play-dough Roll {it} into moons and pinch one into a planet with a ring.
modeling-clay Pinch {it} into tiny aliens with as many arms as you like.
salt-dough Pat {it} into a round, poke craters in and there is the full moon.
confetti Strew {it} all around: stardust from a far corner of the universe.
letter-bead Spell out a planet's name with {it} right in front.
terracotta-pot Turn {it} over beside it: the rust-red towers of a Mars colony.
paper-strip Curl {it} into loops and set them up as gates for a space race.
graph-paper Lay {it} underneath: the mission map, with every square to explore.
crinkle-paper Fluff {it} around it, tangled undergrowth of a wild planet.
metallic-paper Lay {it} underneath as the polished deck of a starship.
corrugated-paper Slope {it} up to it: a ridged ramp for rovers.
paper-fan Spread {it} behind it like the rays of a star waking up.
party-hat Stand {it} around it: small rockets waiting their turn.
peg-doll Stand {it} close by, the crew meeting for one last check.
embroidery-hoop Lay {it} around it as a force field no meteor gets through.
burlap Bunch {it} into rough desert hills under two suns.
wool-roving Pull {it} long and thin behind it: the white trail across the sky.
felt-ball Arrange {it} from small to large, a family of planets with its sun.
faux-fur Lay {it} underneath: a shaggy planet where footsteps make no sound.
cork-sheet Put {it} underneath, the speckled stony plain of Mars.
crystal Stand {it} around it as if they had grown in a moon cave.
glass-gem Scatter {it} around it: drops of starlight, fallen to the ground.
mosaic-tile Lay {it} close together: the paved square of a moon city.
egg-shaped-shaker Nestle {it} nearby: alien eggs that rattle before they hatch.
flag Stand {it} beside it to mark the very first landing.
necklace-chain Lay {it} in a shimmering curve: a shooting star going by.
* world Robots
cardboard-tube Stand {it} beside it as the factory's smokestacks, all in a row.
cardboard Lay {it} flat underneath: the smooth floor of the testing hall.
small-box Pile {it} up beside it: deliveries still to be sorted by noon.
newspaper Spread {it} out underneath, the workshop floor before the oil drips.
plastic-bottle Stand {it} beside it as the big oil tanks of the filling station.
plastic-jar Set {it} around it, clear tanks where ideas bubble and parts are stored.
plastic-tub Place {it} beside it as spare-parts bins, each for something else.
can Stand {it} next to it: drums of the finest robot oil.
plastic-lid Lay {it} edge to edge as a train of giant gears.
bottle-cap Set {it} in neat rows: push buttons for starting the whole factory.
cork Stand {it} in a line as the little workers of the early shift.
fabric-scrap Fold {it} into a small stack of polishing cloths, ready for shiny days.
button Lay {it} in rows in front: a switchboard with something to press everywhere.
string Wind {it} over the floor in angles like the lines on a circuit board.
rope Snake {it} up to it from one side, the main power line.
shoelace Lead {it} from its back to the edge: the charging cable is plugged in.
rubber-band Loop {it} beside it in a heap: spare drive belts.
clothespin Stand {it} up on their legs nearby: snapping helper bots.
paper-clip Link {it} into a chain that runs like a conveyor past it.
cotton-swab Lay {it} ready in a row: brushes for cleaning tiny gears.
bubble-wrap Spread {it} underneath, a floor of buttons that pop at every step.
packing-paper Crumple {it} beside it as if it had just been unpacked from its crate.
egg-shaped-plastic-shell Set {it} about as small round drones, parked until they are called.
packing-peanut Strew {it} around the bottom: fresh from the box and ready to be switched on.
foam-sheet-scrap Fit {it} together underneath as the rubber tiles of the workshop.
foam-tray Place {it} underneath as the clean bench where repairs are done.
glove Lay {it} beside it: spare hands, five fingers each.
spool Set {it} around it: cable drums, wound and waiting.
coin Stack {it} in small columns, shiny batteries for a week of work.
dice Roll {it} out in front: number cubes it computes with for fun.
marble Line {it} up as gleaming ball bearings, sorted by size.
flashlight Aim {it} at it like the spotlight of the great robot show.
headphones Set {it} beside it: a radio station for beeps from far away.
tissue-box Set {it} behind it, the hatch where finished parts come sliding out.
pizza-box Open {it} upright behind it like a giant laptop with robot-sized keys.
LED-light Dot {it} around it: tiny signals that say all systems are ready.
string-light Wind {it} around it in corners, current racing along the circuits.
LED-candle Stand {it} on both sides as warning lamps of the night shift.
glow-stick Lay {it} in a square around it: the energy field is on.
old-belt Stretch {it} out in front: a conveyor belt that brings new parts.
zipper Lay {it} straight beside it as toothed rails for a supply wagon.
buckle Place {it} nearby with the other spare parts: grippers of steel.
curtain-ring Lay {it} side by side: gaskets and rings in the parts store.
picture-frame Stand {it} behind it like the big screen in the control room.
binder-clip Set {it} around it like small black crawlers with silver feelers.
hair-tie Lay {it} out in a row, spare tires for a busy week.
bobby-pin Lay {it} beside it in order of size: the finest tools of the mechanic.
duct-tape Stick {it} to the table in broad strips: the service road through the plant.
electrical-tape Run {it} across the table in right angles as a line for robots to follow.
masking-tape Tape {it} down in a square around it: safety zone, humans keep back.
metal-lid Lay {it} around it as great silver cogs of a still machine.
bread-tag Spread {it} out nearby: computer chips in assorted colors.
twist-tie Curl {it} around a finger: springs that have just popped loose.
cup-carrier Place {it} next to it: a charging dock with room for small friends.
coffee-sleeve Stand {it} up as cooling towers at the edge of the power plant.
chip-can Stand {it} close together like giant batteries, fully charged.
cookie-tin Turn {it} over underneath: a metal stage for spinning turns.
old-key Lay {it} beside it like the keys that wind up clockwork friends.
nuts-and-bolts Scatter {it} around it: spare parts, in case something rattles.
metal-washer Lay {it} in little towers: small change at the robot bank.
duplo-brick Build {it} into charging towers, one in each corner.
toy-brick Build {it} into a small workbench with a drawer full of parts.
toy-animal Stand {it} in a circle around it: the first visitors it has ever scanned.
toy-tree Set {it} along the road, so that even Robot City has a park.
toy-car Park {it} beside it in line for a checkup.
toy-wheel Lean {it} in a stack nearby, the tire shop for rolling robots.
propeller Lay {it} beside it, ready for the day it learns to fly.
stuffed-animal Seat {it} next to it: friends who teach it how to cuddle.
doll Let {it} stand nearby as inventors, proud of what they have made.
golf-ball Set {it} about as watchful little roller bots.
foam-cup Turn {it} over around it: shy bots with their lids pulled down.
toilet-paper Unroll {it} from its side: a never-ending printout of calculations.
keycap Line {it} up before it as the keyboard it talks with.
puzzle-piece Lay {it} in front of it: a problem it will have solved by dinner.
board-game-piece Stand {it} in rows as mini bots waiting for orders.
junk-mail Sort {it} into small heaps beside it: the mail robot's morning round.
old-tie Stretch {it} out, a moving walkway to the control room.
cassette-tape Set {it} upright beside it, memory banks full of old robot songs.
vinyl-record Lay {it} underneath, a turntable to look at it from every side.
coffee-pod Set {it} around it: power cells, one for every day.
coaster Lay {it} in a trail toward it: pads that charge while you wait.
tweezers Lay {it} beside it, the gripper for very small repairs.
PVC-pipe Stand {it} beside it as the factory's tall pipes.
pinecone Set {it} around it: nature's own gears, puzzling every robot.
stone Place {it} in its way as obstacles for the steering test.
flower Lay {it} before it: the first gift a robot was ever given.
acorn Scatter {it} around it, small round bolts that grew on trees.
chestnut Set {it} in a line as polished brown bearings.
wood-slice Slide {it} underneath, gear wheels that once were trees.
kinetic-sand Press {it} into blocks and pile up what the builder bot has made.
potted-plant Place {it} behind it: the plant it has learned to care for.
air-plant Set {it} beside it as a pet that never needs oil.
paper-cup Stack {it} into towers and check how strong its arm is.
paper-bowl Turn {it} over around it: vacuum bots, busy with the floor.
egg-carton Open {it} beside it, a sorter for screws in twelve sizes.
aluminum-foil Smooth {it} out underneath: a metal floor that mirrors every light.
paper-straw Lay {it} in a crisscross stack beside it: girders for the next hall.
dry-pasta Sort {it} into heaps: wheels, tubes and springs from the parts store.
dried-bean Pour {it} into a heap beside it: fuel pellets for a long day.
dried-chickpea Line {it} up along the edge: round rivets that hold the floor plates.
kitchen-sponge Stack {it} beside it: cushions for a robot's very first nap.
toothbrush Lay {it} nearby, the brush that gets dust out of tight corners.
foil-pan Turn {it} upside down: a silver dance floor that rattles underfoot.
ice-cube-tray Place {it} beside it as a drawer with a compartment for each little part.
yogurt-pot Turn {it} over around it: tiny helper bots in white coats.
plastic-cup Set {it} around it as clear hoods for parts still being tested.
plastic-fork Lay {it} beside it, extra grippers with four fingers.
paper-umbrella Open {it} and lean them nearby: satellite dishes for robot radio.
coffee-filter Stack {it} neatly beside it, clean filters for its engine.
cupcake-liner Press {it} flat and lay them down as crinkly cogs, tooth by tooth.
cookie-cutter Lay {it} out beside it: the molds parts are stamped with.
breakfast-cereal Sort {it} into tiny stacks beside it like rings from the spare-parts shelf.
candy Set {it} in a row, colored lamps that show what it is thinking.
construction-paper Fold {it} into steps in front: can it climb stairs yet?
cardstock Fold {it} so it stands behind it: the big control panel wall.
paper Roll {it} into tubes beside it: blueprints for robots to come.
tissue-paper Scrunch {it} into puffs behind it: colored steam from a happy factory.
embroidery-floss Wind {it} into coils nearby: fine cable in every color.
ribbon Stretch {it} across in front, ready for the opening of the robot show.
pipe-cleaner Curl {it} around a finger: coil springs for the parts store.
pom-pom Sort {it} by color in front: exactly the job it was built for.
felt Lay {it} underneath, the quiet floor of the charging room.
craft-foam Cut {it} into gears and lay them so that tooth meets tooth.
craft-stick Lay {it} in a ladder shape: rails for the delivery cart.
bead Arrange {it} by color in front, the code it reads.
bell Place {it} around it, alarms that jingle when someone bumps in.
play-dough Flatten {it} into a puddle beside it: someone has spilled the oil.
air-dry-clay Shape {it} into chunky gears and lean them around it.
modeling-clay Roll {it} into a small robot dog that waits at its side.
paper-fastener Scatter {it} about: golden rivets, legs and all.
letter-bead Spell its serial name with {it} on the floor in front.
wooden-bead Set {it} out as round little robots at roll call.
copper-tape Press {it} onto the table in angles: shining paths of a circuit board.
graph-paper Lay {it} underneath as the programmed grid, one square per step.
paper-strip Fold {it} back and forth into springs that bounce beside it.
index-card Lay {it} in a path: commands to follow, one card at a time.
crinkle-paper Fluff {it} around the bottom, just lifted from its packing crate.
metallic-paper Stand {it} in folds behind it as the steel wall of the plant.
corrugated-paper Roll {it} out in front: the ribbed belt that moves parts along.
party-hat Stand {it} along its route as cones for the driving test.
peg-doll Stand {it} around it as engineers on their morning tour.
dowel Lay {it} side by side as rollers of a conveyor.
embroidery-hoop Lay {it} around it: the ring for the great robot contest.
cork-sheet Put {it} underneath, a soft mat for testing new feet.
plastic-lacing Lay {it} in loops beside it as bright cables.
loom-band Heap {it} up nearby: washers in the brightest colors.
key-ring Hook {it} into one another: a strong steel chain for towing.
crystal Set {it} beside it, the power source that hums in the dark.
mosaic-tile Lay {it} in squares: a floor of lights to dance on.
glass-gem Place {it} around it as signal lamps for stop and go.
egg-shaped-shaker Set {it} nearby: chattering bots who rattle in code.
* world Superheroes
cardboard-tube Stand {it} close together: the towers the rescue has to fly between.
cardboard Lay {it} flat underneath as the rooftop where the watch begins.
small-box Set {it} about like packages to be delivered at lightning speed.
milk-carton Stand {it} beside it: little houses, where everyone sleeps safely tonight.
magazine Open {it} beside it, every page full of reports on the great deed.
paper-bag Scrunch {it} into rocks and pile up the cave of the secret base.
plastic-lid Lean {it} around it: shields for the whole team.
bottle-cap Lay {it} out as medals for bravery, one for each helper.
cork Stand {it} in a crowd as the citizens who cheer below.
button Lay {it} in rows in front: the alarm panel of the headquarters.
rope Coil {it} beside it, ready for a daring rooftop rescue.
shoelace Loop {it} next to it: a lasso for runaway villains.
rubber-band Lay {it} in circles around it like rings of a shock wave.
bubble-wrap Spread {it} underneath, a safety cushion that pops at the landing.
packing-paper Crumple {it} and stand it up: the mountain that hides the base.
envelope Lay {it} nearby: sealed orders for the next secret mission.
old-greeting-card Stand {it} around it: thank-you notes from everyone it has saved.
pillow-stuffing Spread {it} low around it: fog it appears from without a sound.
spool Stack {it} into columns of the justice hall.
coin Pile {it} up beside it: the stolen treasure, brought back.
marble Set {it} around it as orbs of power, each with its own color.
soft-ball Place {it} in front as boulders to be lifted with one hand.
flashlight Shine {it} on the wall behind it: the signal that calls for help.
old-jewelry-piece Lay {it} before it, the museum's jewels, safe and sound again.
tissue-box Set {it} behind it: through the slot leads the secret way in.
pizza-box Open {it} upright: headquarters, with the city plan on the lid.
LED-light Dot {it} around it like tiny lit windows late at night.
glow-stick Lay {it} around it: beams of the force field that keeps all safe.
scarf Trail {it} behind it in a swoosh: the wind of its speed.
old-belt Lay {it} in a curve before it, the racetrack for superfast feet.
blanket Bunch {it} into wild hills to leap over in a single bound.
picture-frame Stand {it} behind it like the first panel of a comic.
hair-tie Lay {it} out as power rings to leap through, one by one.
duct-tape Stick {it} to the table as the streets of the city, corner by corner.
washi-tape Press {it} on in a burst of rays around the landing spot.
metal-lid Lean {it} beside it: round shields that nothing gets through.
bread-tag Lay {it} ready as badges for brand-new sidekicks.
berry-basket Turn {it} upside down beside it: the jail for tiny troublemakers.
cookie-tin Turn {it} over underneath, the stage where medals are given.
old-key Lay {it} before it: the keys to the city, with many thanks.
nuts-and-bolts Scatter {it} around it: all that is left of the doomsday machine.
metal-washer Lay {it} in a chain of rings, each a charge of pure power.
duplo-brick Stack {it} into a block of houses it can look out over.
toy-brick Build {it} into a tall tower with a landing pad on the roof.
toy-tree Set {it} beside it as the park where even heroes rest.
toy-car Line up {it} along the road, traffic that stops for the rescue.
stuffed-animal Seat {it} around it as loyal sidekicks with soft paws.
doll Stand {it} together as the people it has promised to protect.
wooden-block Build {it} into a skyline with one roof higher than the rest.
foam-ball Place {it} in front of it: rocks that weigh nothing to super strength.
tennis-ball Set {it} in its path as fuzzy meteors, stopped in the nick of time.
net-bag Spread {it} beside it, a net to catch whoever falls.
toilet-paper Unroll {it} behind it: the white streak of its incredible speed.
tissue Fluff {it} up where it stands: the smoke of a surprise entrance.
ticket-stub Lay {it} before it, seats in the front row for the rescue show.
puzzle-piece Scatter {it} around it: clues that will fit together in the end.
board-game-piece Stand {it} in a cheering crowd at its feet.
postage-stamp Lay {it} about: fan mail from around the world.
notebook Open {it} beside it: the secret diary of a hero.
folder Stand {it} half open behind it, top secret case files.
paint-chip Fold {it} and stand them up as bright comic-book houses.
candy-wrapper Crumple {it} into glittering meteorites that give strange powers.
tinsel Trail {it} after it: the sparkle of a supersonic flight.
gift-bow Set {it} around it: a burst of pow on every side.
old-tie Unroll {it} before it: a carpet up to the award.
headphones Place {it} beside it: the station that hears every call for help.
sunglasses Lay {it} beside it: the whole disguise for ordinary days.
hardcover-book Stand {it} half open beside it: buildings with a story on every floor.
coaster Lay {it} in a line: rooftops to hop across.
LED-tea-light Place {it} along the streets as lanterns in the blackout.
leaf Scatter {it} about as if whirled up by a fast takeoff.
stick Lay {it} crossed in its path: fallen trees to clear away.
stone Set {it} around it as boulders it moves with ease.
pinecone Stand {it} around it: the forest where the base is hidden.
flower Lay {it} at its feet: thanks from the whole town.
moss Lay {it} in patches: the city park it keeps safe.
petal Scatter {it} around it, a parade in honor of the hero.
wood-slice Slide {it} underneath as the podium for the bravest.
pebble Strew {it} about: rubble from a wall it broke through.
sea-glass Set {it} around it: splinters of a power crystal.
kinetic-sand Press {it} into a tower that is allowed to topple again and again.
potted-plant Place {it} behind it as the jungle where the search begins.
mini-pumpkin Place {it} in front of it, boulders to be lifted without a groan.
paper-cup Stack {it} into a tower, then let it swoop in to save the top.
paper-bowl Turn {it} over nearby: hidden bases under every hill.
egg-carton Turn {it} over behind it: jagged peaks around the hideout.
aluminum-foil Crinkle {it} and spread it out: the steel floor of headquarters.
paper-straw Lay {it} out from its feet like rays: power in every direction.
dried-bean Lay {it} in a trail to follow to the culprit.
kitchen-sponge Stand {it} on edge as houses that survive every fall.
foil-pan Turn {it} over underneath: the silver roof of the watchtower.
bowl Turn {it} upside down behind it: the dome that protects the city.
yogurt-pot Stack {it} upside down as the lookout towers on the roofs.
paper-umbrella Open {it} around it: parachutes for a whole squad of helpers.
plastic-spoon Lay {it} in a fan behind it: rays of a rising hero.
candy Set {it} before it as gems saved from the robbers.
ice-cream-cone Turn {it} upside down: the spiky tips of the villain's castle.
marshmallow Lay {it} out below as the softest rescue cushions.
cake-board Set it on {it} like a statue in the middle of the square.
construction-paper Fold {it} in zigzags and stand up a bright comic-book skyline.
cardstock Fold {it} into corners and stand them up as city blocks.
paper Crumple {it} into meteors that it stops with one hand.
tissue-paper Bunch {it} around its base: a colorful cloud of pure energy.
yarn Lay {it} in a web on the table, a trap to slip through.
ribbon Swirl {it} around it: the path of a loop at full speed.
pipe-cleaner Bend {it} into zigzags and lean them around it as bolts of lightning.
pom-pom Set {it} in a crowd: fans who came to cheer.
felt Lay {it} underneath: the green where the hero lands softly.
craft-foam Cut {it} into jagged bursts and lean them up for a loud boom.
sequin Sprinkle {it} around it: sparks of a power awakening.
bead Lay {it} in a circle, energy drops that protect whoever steps inside.
bell Place {it} around it: the alarm that only heroes hear.
play-dough Press {it} flat and stamp in footprints, deep as from super strength.
modeling-clay Model {it} into a tiny pet sidekick with a mask.
confetti Sprinkle {it} all around: the parade for the day it saved.
letter-bead Spell out a bold BAM with {it} on the ground.
paper-strip Lay {it} like rays from its feet, a comic burst of force.
graph-paper Lay {it} underneath as the map of city blocks, square after square.
metallic-paper Lay {it} underneath, the mirror-smooth deck of the hover base.
corrugated-paper Curve {it} and stand it up behind it like the gate of the garage.
index-card Fold {it} in half and stand up a street of tiny houses.
paper-fan Spread {it} behind it, rays of glory on every side.
party-hat Stand {it} around it like the spires of a sleeping town.
wooden-letter Lean {it} against it like the monument the town has built.
peg-doll Stand {it} in a ring around it as the league of heroes.
embroidery-hoop Lay {it} around it: inside is safe, nothing gets past.
wooden-craft-shape Set {it} around it as emblems of the other heroes.
wool-roving Pull {it} into a long wisp after it, a jet trail in the sky.
faux-fur Lay {it} underneath: the rug of a hero's quiet evenings.
felt-ball Place {it} around it, energy balls in every color.
crystal Stand {it} in a ring: the source of all its strength.
glass-gem Scatter {it} about, jewels the burglars dropped on the run.
mosaic-tile Lay {it} close: the square in front of city hall.
flag Stand {it} beside it: the banner over headquarters.
patch Lay {it} out before it: badges for all who helped.
charm Set {it} around it: lucky tokens that lend small powers.
necklace-chain Lay {it} in a circle around it, a bond the team will never break.
* world Transportation
cardboard-box Turn {it} on its side and park inside: a big garage, door wide open.
cardboard Lay {it} flat underneath as a wide parking lot ready for visitors.
shoebox Tip {it} onto its side and park right inside, snug as a garage.
small-box Stack {it} close by as cargo waiting to be loaded.
newspaper Unfold {it} and smooth it out into one gray, busy city street.
magazine Open {it} halfway and stand it up behind like a big billboard.
bottle-cap Line {it} up along the shoulder as shiny reflectors.
cork Stand {it} along the edge as bollards that guard the sidewalk.
fabric-scrap Lay {it} side by side like fields seen from a plane.
old-t-shirt Spread {it} with big soft wrinkles: rolling hills for a long trip.
button Set {it} along the crossing as round traffic lights that say stop or go.
string Stretch {it} in two side-by-side lines: rails that lead around the table.
rope Lay {it} in long bends to mark the edge of a winding road.
shoelace Snake {it} across the table as a curvy country lane.
clothespin Stand {it} in a line as a guardrail for the steep curve.
cotton-ball Set {it} all about as fluffy clouds or soft puffs of steam.
packing-paper Crumple {it} and open it again: brown mountains with a pass between.
packing-peanut Pile {it} up beside the loading dock as freight, light as air.
old-towel Spread {it} out as a grassy field beside the runway.
pillow-stuffing Pull {it} into long, wispy trails of cloud drifting around it.
spool Roll {it} into the yard as big cable drums for the builders.
dice Pile {it} up as crates with dots that tell how heavy they are.
pizza-box Close {it} and use its wide top as the airport tarmac.
string-light Run {it} along both sides as glowing runway lights.
glow-stick Lay {it} end to end as bright markers for a night landing.
old-jersey Smooth {it} out as a colorful meadow between two towns.
scarf Lay {it} in a long curve: a highway that leads over the hills.
bandana Spread {it} flat as a town square with pretty paving.
cloth-napkin Fold {it} into a long strip as a boat canal between two streets.
old-tie Unroll {it} flat: a striped road, narrow first and then wide.
old-belt Stretch {it} out straight as a runway with holes for landing lights.
bed-sheet Bunch {it} into ridges and valleys, and find a safe way through.
blanket Heap {it} up softly as mountains with a road around the top.
zipper Lay {it} down with the teeth showing: a railroad track.
duct-tape Stick {it} to the table in a long stripe: the main highway.
electrical-tape Stick {it} down in a long loop as a smooth, fast racetrack.
cup-carrier Set {it} down as a parking garage with a space for everyone.
chip-can Raise {it} at the end of the runway as the control tower.
cookie-tin Put {it} underneath with the lid on as a heliport.
wooden-box Turn {it} onto its long side for a freight shed with a roof.
bucket Lay {it} on its side as a dark, round tunnel mouth.
nuts-and-bolts Leave {it} around the workshop floor as spare parts for quick repairs.
metal-washer Stack {it} neatly as spare tires by the pit stop.
duplo-brick Build {it} up into a bridge high enough to pass beneath.
toy-brick Build {it} into a low curb and a little bus stop.
toy-animal Line {it} up at the stop as passengers waiting their turn.
toy-tree Plant {it} along the roadside for a shady drive.
toy-car Park {it} bumper to bumper all the way back: rush hour.
wooden-block Build {it} into a station with a platform of the right height.
toilet-paper Unroll {it} in one long strip: a white runway to land on.
tissue Scrunch {it} into loose puffs of steam that trail behind.
cotton-pad Lay {it} one after another in a dotted walkway over the crossing.
map Unfold {it} underneath and choose which town to travel to next.
ticket-stub Keep {it} in a small pile by the gate for every passenger to show.
puzzle-piece Set {it} close together as odd-shaped paving for the plaza.
notebook Stand {it} open like a tent as a tunnel through the mountain.
paint-chip Line {it} up as a parking lot with a color for each space.
candy-wrapper Twist {it} into bright bundles and stack the freight high.
junk-mail Fold {it} small and pile it up for the mail run.
hardcover-book Lean {it} against something steady as a ramp to roll down.
vinyl-record Lay {it} flat as a racetrack with hundreds of tiny lanes.
coffee-pod Turn {it} over in a row as barrels on the dock.
leaf Scatter {it} along the road as if the wind had been there first.
stick Lay {it} crosswise in an even row: the ties of a railroad.
stone Heap {it} at the bend as boulders the driver must steer around.
flower Lay {it} along the edge of the road as a blooming roadside.
acorn Pile {it} up as a load that must reach the next town.
chestnut Gather {it} into a shiny heap of freight for heavy hauling.
grass Spread {it} on both sides of the road as a green shoulder.
bark Lay {it} end to end as a plank bridge over the ditch.
sand Spread {it} out and press tire tracks through the desert.
moss Press {it} down in patches to make soft meadows between the roads.
hay Bundle {it} into small bales to be picked up along the way.
pebble Spread {it} in a narrow bed as gravel between the rails.
kinetic-sand Press {it} into a road with banked curves and firm edges.
potted-plant Set {it} close behind as a giant tree with a shady rest stop.
bamboo Lay {it} down in parallel as shiny rails or a log road.
log Lay {it} across as a sturdy bridge that even heavy loads can use.
corn-cob Stack {it} at the loading ramp as a farm delivery.
paper-cup Set {it} upside down along the lane and weave in and out.
egg-carton Turn {it} upside down as a range of hills behind the road.
wax-paper Lay {it} down slick and pale as an icy road.
paper-straw Line {it} up in two long rows as striped rails.
dried-bean Heap {it} up at the site as stones for the dump truck.
dried-lentil Sprinkle {it} along a lane as a fine gravel path.
rice Spread {it} thickly as a snowed-in road waiting to be plowed.
popcorn Set {it} in a trail behind as puffs from the smokestack.
breakfast-cereal Stack {it} at the pit stop as a supply of little spare tires.
dry-pasta Pile {it} beside the crane as pipes for a building site.
spaghetti Lay {it} in two fine lines as rails across the table.
paper-towel Roll {it} out straight as a takeoff strip.
bottle-cork Set {it} out in the harbor as bobbing buoys.
bowl Turn {it} upside down as a domed hangar behind the field.
plastic-cup Set {it} upside down where the roadwork begins, to slow everyone down.
craft-stick Lay {it} side by side as the planks of a boat dock.
parchment-paper Crumple {it} and spread it out as dusty desert hills.
coffee-bean Heap {it} in a dark pile as coal for the engine.
cake-board Slide {it} underneath as a smooth stage for a new model.
construction-paper Tear {it} into long strips and lay out a road with bends.
tissue-paper Crumple {it} loosely as waves that lap against the dock.
broken-crayon Load up {it} as a freight of colorful logs.
masking-tape Stick {it} to the table in long stripes: a road with crossings.
yarn Lay {it} in a wandering line, the trail to the next stop.
pipe-cleaner Bend {it} into road signs with a foot to stand on.
pom-pom Dot {it} along the roadside as round, fluffy bushes.
felt Lay {it} underneath as a quiet park with a drive around.
craft-foam Lay {it} flat as a bright landing field.
bead Line {it} up on both sides as tiny colored runway lamps.
modeling-clay Pinch {it} into little traffic cones and set a row.
air-dry-clay Shape {it} into rocks and a small milestone for the wayside.
wooden-bead Set {it} in a row at the dock as barrels to load.
washi-tape Stick {it} down in crisscross lines as a colorful street plan.
paper-strip Lay {it} crosswise along the road as the bars of a crosswalk.
corrugated-paper Lay {it} ridges up as a plowed field beside the road.
graph-paper Lay {it} out as a city of perfectly square blocks.
crinkle-paper Spread {it} along the edges as tall roadside grass.
metallic-paper Lay {it} underneath as a gleaming showroom floor.
index-card Fold {it} like a tent beside the lane to point the way.
sticky-note Stick {it} along the table edge as signs for every station.
paper-lantern Set {it} nearby as a hot-air balloon that has just landed.
dowel Lay {it} side by side and roll heavy freight across.
clipboard Prop {it} up at one end as a loading ramp.
burlap Spread {it} as dry prairie with a dusty trail.
faux-fur Lay {it} down as a tall wild meadow to rumble through.
glass-gem Set {it} along the curb as lamps that catch the light.
mosaic-tile Set {it} edge to edge as a paved square.
fake-leaf Lay {it} along the edge as bushes the road squeezes past.
cork-sheet Lay {it} down as a dry dirt field for takeoffs.
embroidery-hoop Lay {it} flat as a ring road that never ends.
rubber-band Pile {it} up by the workshop as tires in many sizes.
egg-shaped-plastic-shell Set {it} round side up as shiny bumps on a test track.
ping-pong-ball Place {it} in the bay as floating white buoys.
* world Sports
cardboard-box Stand {it} behind the field, open side forward, as a big grandstand.
cardboard Lay {it} flat underneath for a gym floor with plenty of room.
shoebox Turn {it} on its side at the end of the field for a goal.
cereal-box Stand {it} upright behind the field as a tall scoreboard.
small-box Put {it} side by side in three heights as a winners' podium.
newspaper Fold {it} and stand it along the side as the wall around the arena.
magazine Stand {it} slightly open at the sideline as a bright advertising wall.
cork Set {it} up in a triangle as tiny bowling pins.
old-t-shirt Spread {it} out smooth: a soft playing field without a bump.
button Lay {it} in a row as medals waiting for the ceremony.
string Lay {it} straight across as the finish line.
rope Lay {it} in a big ring around the whole arena.
shoelace Stretch {it} along both sides of the field as the boundary.
clothespin Stand {it} along the sideline as a row of loyal fans.
bubble-wrap Lay {it} down as a bouncy gymnastics mat.
wrapping-paper Fold {it} like an accordion and stand it up as a crowd in bright colors.
foam-sheet-scrap Lay {it} down as soft mats for tumbling and landing.
pillow-stuffing Pull {it} flat into deep, soft snow for a winter race.
spool Roll {it} to the side of the gym as weights for training.
coin Lay {it} at the center, ready to decide who starts.
dice Set {it} up on the scorer's table to count the goals.
marble Lay {it} ready at the sideline as shiny bowling balls.
soft-ball Rest {it} close by as a giant ball for the big match.
flashlight Stand {it} at a corner and light up an evening game.
LED-light Set {it} at the corners as little floodlights for a night final.
old-jersey Spread {it} out proudly as a field in the team's own color.
bandana Spread {it} out flat as a square wrestling mat.
old-belt Stretch {it} flat as a balance beam for brave steps.
denim Lay {it} flat as blue swimming lanes from wall to wall.
pillowcase Pull {it} smooth as a rink before the first skater arrives.
curtain-ring Lay {it} in a row as rings for gymnasts.
binder-clip Set {it} down as heavy dumbbells beside the training bench.
hair-tie Lay {it} out as hoops to jump through in turn.
duct-tape Stick {it} to the table as thick court lines.
electrical-tape Stick {it} down in a big oval as the running track.
milk-jug Stand {it} at the side as a giant cooler for thirsty teams.
cup-carrier Place {it} behind the field as a stand with round seats.
oatmeal-canister Stand {it} by the finish as the announcer's tower.
cookie-tin Put {it} underneath with the lid on: a round stage for champions.
bucket Tip {it} on its side as a big round goal for practice.
basket Place {it} beside the court as the target for every long shot.
metal-washer Stack {it} beside the bench as weight plates for lifting.
nuts-and-bolts Lay {it} in the gym corner as heavy barbells.
duplo-brick Stack {it} in steps as bleachers for the fans.
toy-brick Build {it} into a podium with three steps.
toy-animal Set {it} all along the sideline as the wildest fans.
toy-tree Plant {it} around the track so runners have shade.
wooden-block Set {it} in a row as hurdles or starting blocks.
foam-tray Lay {it} down as a smooth white rink.
foam-cup Turn {it} over along the course for dribbling in and out.
toilet-paper Unroll {it} across the end of the track as the finishing tape.
cotton-pad Lay {it} out as the bases around the diamond.
ticket-stub Put {it} by the gate: every fan has a seat.
puzzle-piece Set {it} around the field as spectators with arms held high.
board-game-piece Stand {it} in the stands as fans in team colors.
price-tag Lay {it} beside the starting line as a number for each runner.
candy-wrapper Twist {it} into shiny little trophies for the table.
tinsel Bunch {it} up as shimmering cheerleaders' puffs.
hardcover-book Lean {it} up at one end as a ramp for jumps.
vinyl-record Lay {it} flat as a running track with many lanes.
leaf Arrange {it} in a half circle as a laurel for the winner.
flower Bunch {it} up as the bouquet for whoever finishes first.
petal Scatter {it} over the finish for a hero's welcome.
acorn Set {it} at the edge as spectators with little hats.
chestnut Line {it} up as smooth bowling balls on the rack.
grass Spread {it} out under the players as a real turf.
moss Press {it} flat as a putting green without a weed.
wood-slice Place {it} in a row as the steps of a podium.
wood-scrap Set {it} up as obstacles for a daring course.
hay Bundle {it} along the curve as a soft barrier.
pebble Line {it} up along the lane to mark the edge of the course.
kinetic-sand Press {it} into a beach court with a neat border.
clover Spread {it} out as lucky turf for the home team.
log Lay {it} alongside as a long bench for substitutes.
paper-cup Set {it} upside down as markers for a zigzag run.
egg-carton Open {it} behind the field as rows of seats for tiny fans.
aluminum-foil Smooth {it} out into a gleaming ice rink.
wax-paper Lay {it} flat as slippery ice for smooth sliding.
dried-bean Lay {it} close together as a crowd shoulder to shoulder.
dried-lentil Sprinkle {it} in an oval as a crunchy cinder track.
rice Trail {it} in thin white stripes to line the field.
paper-napkin Unfold {it} as a springy floor for the gymnasts.
paper-towel Roll {it} out as the red-carpet walk to the podium.
kitchen-sponge Lay {it} down as a thick landing mat.
foil-pan Set {it} down as an empty swimming pool with silver walls.
bowl Turn {it} over at the far end as a covered arena.
plastic-cup Build {it} into a pyramid at the far end for a bowling contest.
plastic-straw Lay {it} in long rows to part the swimming lanes.
foil-tray Lay {it} down as a shining rink with steep boards.
cake-board Slide {it} under as the polished floor of an arena.
construction-paper Lay {it} flat underneath as a bright playing field.
tissue-paper Scrunch {it} into big fluffy puffs for the cheering squad.
masking-tape Stick {it} down in straight lines to mark out the court.
yarn Lay {it} in a wide oval to mark the lanes of a track.
ribbon Stretch {it} lightly across the end for the winner to break.
pipe-cleaner Bend {it} into hoops and goals with a foot to stand on.
pom-pom Scatter {it} around the feet as balls from every kind of game.
felt Lay {it} flat underneath as perfect, even turf.
craft-foam Spread {it} out as a springy gymnastics floor.
bell Put {it} at the track's edge to ring in the last lap.
air-dry-clay Shape {it} into a small trophy with two handles.
play-dough Roll {it} into balls for every game you know.
wooden-bead-ring Lay {it} down as hoops for a ring toss.
confetti Sprinkle {it} around the champion as the final whistle sounds.
wooden-bead Arrange {it} in a rack as balls for bowling.
washi-tape Stick {it} down in patterned lines as the field markings.
paper-strip Lay {it} next to each other as running lanes.
corrugated-paper Lay {it} ridges up as a row of swimming lanes.
index-card Fold {it} like a tent as the scoreboard.
sticky-note Stick {it} to the table edge and keep score all afternoon.
peg-doll Line {it} up as teammates waiting on the bench.
burlap Spread {it} out as the dusty infield of a ballpark.
cotton-cord Lay {it} out straight for a tug-of-war.
cork-sheet Lay {it} flat as the brown clay of a tennis court.
* world Music
cardboard-box Turn {it} on its side so the open front becomes a concert stage.
cardboard Lay {it} flat as a wide dance floor in front of the band.
shoebox Set {it} on its long side behind as a theater with three walls.
cereal-box Stand {it} at the stage's edge as a giant amplifier.
small-box Stack {it} left and right as speakers, the loudest on top.
magazine Stand {it} open behind as a huge concert poster.
bottle-cap Set {it} face down in a row as a tiny drum set.
cork Arrange {it} in a half circle as stools for the orchestra.
old-t-shirt Spread {it} flat as a picnic meadow for the open-air concert.
button Set {it} in a curve in front as the seats for the audience.
string Lay {it} in five long lines behind as a music staff.
shoelace Wind {it} over the stage like the cable of a microphone.
clothespin Stand {it} in two rows as a choir ready to sing.
cotton-ball Set {it} low around the stage as swirls of show fog.
bubble-wrap Lay {it} down as a dance floor that pops to the beat.
old-greeting-card Stand {it} open beside the stage as the evening's program.
foam-sheet-scrap Lay {it} in squares as a bright disco floor.
pillow-stuffing Pull {it} apart along the stage edge as rolling mist.
spool Stand {it} around the band as a set of bongo drums.
coin Lay {it} in front of the street musician's place as thanks for a song.
marble Gather {it} close by as glittering notes that fell from the tune.
flashlight Stand {it} at the side and aim a spotlight at the soloist.
LED-light Place {it} at the stage's front edge as footlights.
string-light Lay {it} in loops behind the players for a festival night.
LED-candle Set {it} in a half ring for a quiet evening concert.
glow-stick Lay {it} in the front row as lights waved to a slow song.
bandana Spread {it} underneath as the rug every good band plays on.
cloth-napkin Unfold {it} as a neat carpet for the little orchestra.
old-tie Lay {it} straight to the stage as a carpet for the star.
blanket Spread {it} as a lawn where listeners can sit.
zipper Lay {it} flat in front as a row of tiny piano keys.
duct-tape Stick {it} down in a big rectangle to mark the stage.
electrical-tape Stick {it} in five straight lines on the table as a staff.
cup-carrier Set {it} in front as round theater seats in rows.
takeout-box Open {it} behind so the lid becomes the stage roof.
oatmeal-canister Stand {it} beside the players as a deep parade drum.
cookie-tin Put {it} underneath, lid up, as a stage that sounds when tapped.
wooden-box Turn {it} on its side for a concert hall with warm walls.
old-key Lay {it} close together as chimes that clink like a melody.
metal-washer Stack {it} in pairs as finger cymbals.
duplo-brick Stack {it} into a sturdy stage with steps at the side.
toy-brick Build {it} into speaker towers on both sides.
toy-animal Gather {it} in a half circle as an audience that sings along.
toy-car Park {it} behind the stage: the band is on tour.
toy-tree Plant {it} behind the bandstand for a concert in the park.
wooden-block Lay {it} side by side from long to short as a xylophone.
foam-tray Turn {it} over as a low platform for the choir.
tissue Fluff {it} up along the edge as clouds of dry fog.
sheet-music Stand {it} up behind as a backdrop full of notes.
ticket-stub Lay {it} at the entrance: tonight is sold out.
puzzle-piece Set {it} before the stage as dancers linked arm in arm.
board-game-piece Stand {it} in rows before the stage as the audience.
paint-chip Lay {it} in a rainbow row as the bars of a xylophone.
tinsel Lay {it} along the back as a glittering show curtain.
straw-hat Lay {it} upside down in front to collect thanks for a street musician.
vinyl-record Lay {it} flat underneath as a round black stage.
guitar-pick Scatter {it} at the edge as gifts from the guitarist.
coffee-pod Turn {it} over in a cluster as small silver drums.
leaf Spread {it} about as the floor of a forest concert.
stick Lay {it} in order of size as a wooden xylophone.
pinecone Stand {it} around as the woods that listen quietly.
stone Set {it} in rows as seats in an ancient theater.
flower Lay {it} at the performer's feet after the last song.
petal Strew {it} over the stage as applause you can see.
acorn Line {it} up as a choir of small round singers.
grass Spread {it} out as the festival meadow before the stage.
sand Spread {it} out as a beach for drumming in the evening.
wood-slice Slide {it} underneath as a round wooden stage.
seed-pod Lay {it} beside the percussion as maracas from the garden.
hay Bundle {it} into bales for sitting at the barn dance.
pebble Lay {it} in a curve as the front row of the arena.
potted-plant Set {it} beside the stage as the palm in a concert hall.
log Lay {it} down as a long bench for the band.
paper-cup Turn {it} over in a group as drums of a marching band.
aluminum-foil Smooth {it} out as a mirror-bright floor for dancing.
spaghetti Lay {it} in five fine lines in front as a staff.
rice Trail {it} in curves as sound rippling out from the band.
dried-lentil Lay {it} as tiny notes dancing away from the music.
popcorn Heap {it} softly along the stage as billowing show fog.
cupcake-liner Turn {it} upside down as a row of little stage lamps.
paper-napkin Unfold {it} as a patterned carpet for chamber music.
foil-pan Turn {it} over as a silver stage that rings when tapped.
paper-doily Lay {it} underneath as a lacy ballroom floor.
bottle-cork Stand {it} along the back row as the singers of a choir.
plastic-cup Set {it} upside down in a ring for a drum circle.
foil-tray Turn {it} upside down as a glittering show platform.
cake-board Slide {it} under the players as a round stage.
construction-paper Fold {it} like a screen and stand it up as the stage wall.
cellophane Lay {it} down as a pool of colored stage light.
masking-tape Stick {it} in long lines on the table as a staff for notes.
yarn Swirl {it} out from the band as a melody you can follow.
ribbon Curl {it} around a finger and let the song spiral upward.
pipe-cleaner Bend {it} into notes and stand the melody up around the stage.
pom-pom Place {it} before the stage as a fluffy audience.
felt Lay {it} underneath as the soft carpet of a concert hall.
craft-foam Lay {it} flat as the bright floor of a dance studio.
craft-stick Lay {it} next to each other as piano keys at the front.
sequin Strew {it} over the floor as specks from a disco ball.
bead Line {it} up in an arc as the audience's many heads.
bell Set {it} on the side of the stage for a silvery final note.
air-dry-clay Roll {it} into small drums and a tiny trumpet.
play-dough Shape {it} into fat round notes to place around.
confetti Let {it} lie across the stage from the big finale.
washi-tape Stick {it} down in stripes like the keys of a piano.
paper-strip Lay {it} side by side, light next to dark, as a keyboard.
origami-paper Pleat {it} and stand the folds up as a tiny theater curtain.
corrugated-paper Stand {it} in a curve as the ribbed wall of a concert hall.
crinkle-paper Heap {it} before the stage as streamers after the encore.
metallic-paper Lay {it} down as a floor that mirrors the lights.
index-card Fold {it} like a tent and show the list of songs.
wooden-letter Stand {it} at the back as the first letter of the band's name.
peg-doll Group {it} in front of the stage as friends who dance.
faux-fur Lay {it} down as a shaggy rug for a rock star.
burlap Spread {it} out as the floor of a country barn dance.
felt-ball Set {it} out as soft cushions for the listeners.
glass-gem Place {it} along the front edge as lamps that glimmer.
mosaic-tile Set {it} in a checkerboard as a flashing dance floor.
ribbon-rose Lay {it} at the singer's feet as a bouquet.
egg-shaped-shaker Lay {it} beside the band as the percussion everyone may try.
egg-shaped-plastic-shell Set {it} down by the band as giant maracas.
cork-sheet Lay {it} down as the quiet floor of a recording studio.
bookmark Lay {it} leading to the stage as a narrow star's carpet.
`;
