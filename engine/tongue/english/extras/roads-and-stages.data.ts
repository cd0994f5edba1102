/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* world Space
bottle-cap Set {it} open side up all around: a field of tiny craters.
button Arrange {it} around it as planets, moons and one big sun in the middle.
cotton-ball Tuck {it} around the bottom: clouds of dust from a soft landing.
bubble-wrap Spread {it} underneath, bubbles up, for ground full of moon bumps.
flashlight Shine {it} from one side like the sun and watch the long moon shadows.
LED-light Dot {it} around the landing spot to guide night flyers down.
string-light Drape {it} along the back: a thousand stars switched on at once.
duct-tape Stick {it} to the table in a big cross: here is the landing spot.
cookie-tin Turn {it} over and let it stand on top: a gleaming round platform.
duplo-brick Stack {it} into a launch tower that reaches right up to its top.
toy-brick Build {it} into a moon base beside it, door and all.
toy-animal Line up {it} around it: the brave first animal crew in space.
stone Set {it} around it: meteorites that landed ages ago.
pebble Scatter {it} across the ground, moon rocks to collect and sort.
sand Spread {it} underneath and press in craters with a fingertip.
moss Lay {it} in patches: the first green on a new planet.
wood-slice Slide {it} underneath: a launch pad with rings like orbits.
egg-carton Turn {it} over behind it: pointed peaks on the moon's far side.
aluminum-foil Crinkle {it} and spread it out: a silver moon with a thousand ridges.
dried-lentil Spread {it} in a shallow layer, pebbly ground for rover tracks.
popcorn Heap {it} below it like the puffy billows of a liftoff.
coffee-bean Scatter {it} around it: meteorites scorched dark on their way down.
kitchen-sponge Place {it} around it: holey rocks to climb and peer into.
tissue-paper Bunch {it} around the bottom, a glowing cloud of space gas.
pipe-cleaner Curl {it} and stand the spirals up: wiry plants from another world.
pom-pom Set {it} around it: fuzzy little aliens gathering for a look.
craft-foam Cut {it} into stars and lay a bright path toward it.
craft-stick Lay {it} side by side: the boarding ramp for the crew.
sequin Sprinkle {it} around it: the stars of one small galaxy.
bead Lay {it} in a circle, moons on parade.
air-dry-clay Shape {it} into rugged rocks for explorers to climb.
play-dough Roll {it} into moons and pinch one into a planet with a ring.
modeling-clay Pinch {it} into tiny aliens with as many arms as you like.
peg-doll Stand {it} close by, the crew meeting for one last check.
felt-ball Arrange {it} from small to large, a family of planets with its sun.
crystal Stand {it} around it as if they had grown in a moon cave.
glass-gem Scatter {it} around it: drops of starlight, fallen to the ground.
flag Stand {it} beside it to mark the very first landing.
* world Robots
bottle-cap Set {it} in neat rows: push buttons for starting the whole factory.
button Lay {it} in rows in front: a switchboard with something to press everywhere.
shoelace Lead {it} from its back to the edge: the charging cable is plugged in.
rubber-band Loop {it} beside it in a heap: spare drive belts.
bubble-wrap Spread {it} underneath, a floor of buttons that pop at every step.
flashlight Aim {it} at it like the spotlight of the great robot show.
headphones Set {it} beside it: a radio station for beeps from far away.
masking-tape Tape {it} down in a square around it: safety zone, humans keep back.
bread-tag Spread {it} out nearby: computer chips in assorted colors.
cookie-tin Turn {it} over underneath: a metal stage for spinning turns.
old-key Lay {it} beside it like the keys that wind up clockwork friends.
nuts-and-bolts Scatter {it} around it: spare parts, in case something rattles.
metal-washer Lay {it} in little towers: small change at the robot bank.
duplo-brick Build {it} into charging towers, one in each corner.
toy-brick Build {it} into a small workbench with a drawer full of parts.
toy-animal Stand {it} in a circle around it: the first visitors it has ever scanned.
toy-car Park {it} beside it in line for a checkup.
stuffed-animal Seat {it} next to it: friends who teach it how to cuddle.
keycap Line {it} up before it as the keyboard it talks with.
puzzle-piece Lay {it} in front of it: a problem it will have solved by dinner.
cassette-tape Set {it} upright beside it, memory banks full of old robot songs.
vinyl-record Lay {it} underneath, a turntable to look at it from every side.
coaster Lay {it} in a trail toward it: pads that charge while you wait.
flower Lay {it} before it: the first gift a robot was ever given.
egg-carton Open {it} beside it, a sorter for screws in twelve sizes.
aluminum-foil Smooth {it} out underneath: a metal floor that mirrors every light.
foil-pan Turn {it} upside down: a silver dance floor that rattles underfoot.
pipe-cleaner Curl {it} around a finger: coil springs for the parts store.
pom-pom Sort {it} by color in front: exactly the job it was built for.
craft-foam Cut {it} into gears and lay them so that tooth meets tooth.
bell Place {it} around it, alarms that jingle when someone bumps in.
modeling-clay Roll {it} into a small robot dog that waits at its side.
letter-bead Spell its serial name with {it} on the floor in front.
copper-tape Press {it} onto the table in angles: shining paths of a circuit board.
graph-paper Lay {it} underneath as the programmed grid, one square per step.
index-card Lay {it} in a path: commands to follow, one card at a time.
peg-doll Stand {it} around it as engineers on their morning tour.
mosaic-tile Lay {it} in squares: a floor of lights to dance on.
glass-gem Place {it} around it as signal lamps for stop and go.
egg-shaped-shaker Set {it} nearby: chattering bots who rattle in code.
* world Superheroes
paper-bag Scrunch {it} into rocks and pile up the cave of the secret base.
bottle-cap Lay {it} out as medals for bravery, one for each helper.
cork Stand {it} in a crowd as the citizens who cheer below.
bubble-wrap Spread {it} underneath, a safety cushion that pops at the landing.
pillow-stuffing Spread {it} low around it: fog it appears from without a sound.
coin Pile {it} up beside it: the stolen treasure, brought back.
flashlight Shine {it} on the wall behind it: the signal that calls for help.
LED-light Dot {it} around it like tiny lit windows late at night.
picture-frame Stand {it} behind it like the first panel of a comic.
hair-tie Lay {it} out as power rings to leap through, one by one.
duct-tape Stick {it} to the table as the streets of the city, corner by corner.
washi-tape Press {it} on in a burst of rays around the landing spot.
nuts-and-bolts Scatter {it} around it: all that is left of the doomsday machine.
duplo-brick Stack {it} into a block of houses it can look out over.
toy-brick Build {it} into a tall tower with a landing pad on the roof.
toy-tree Set {it} beside it as the park where even heroes rest.
toy-car Line up {it} along the road, traffic that stops for the rescue.
doll Stand {it} together as the people it has promised to protect.
wooden-block Build {it} into a skyline with one roof higher than the rest.
net-bag Spread {it} beside it, a net to catch whoever falls.
tissue Fluff {it} up where it stands: the smoke of a surprise entrance.
board-game-piece Stand {it} in a cheering crowd at its feet.
coaster Lay {it} in a line: rooftops to hop across.
LED-tea-light With a grown-up, place {it} along the streets as lanterns in the blackout.
pinecone Stand {it} around it: the forest where the base is hidden.
flower Lay {it} at its feet: thanks from the whole town.
moss Lay {it} in patches: the city park it keeps safe.
petal Scatter {it} around it, a parade in honor of the hero.
wood-slice Slide {it} underneath as the podium for the bravest.
paper-cup Stack {it} into a tower, then let it swoop in to save the top.
paper-straw Lay {it} out from its feet like rays: power in every direction.
cake-board Set it on {it} like a statue in the middle of the square.
construction-paper Fold {it} in zigzags and stand up a bright comic-book skyline.
cardstock Fold {it} into corners and stand them up as city blocks.
yarn Lay {it} in a web on the table, a trap to slip through.
pipe-cleaner Bend {it} into zigzags and lean them around it as bolts of lightning.
pom-pom Set {it} in a crowd: fans who came to cheer.
craft-foam Cut {it} into jagged bursts and lean them up for a loud boom.
bell Place {it} around it: the alarm that only heroes hear.
confetti Sprinkle {it} all around: the parade for the day it saved.
letter-bead Spell out a bold BAM with {it} on the ground.
paper-strip Lay {it} like rays from its feet, a comic burst of force.
index-card Fold {it} in half and stand up a street of tiny houses.
peg-doll Stand {it} in a ring around it as the league of heroes.
felt-ball Place {it} around it, energy balls in every color.
crystal Stand {it} in a ring: the source of all its strength.
glass-gem Scatter {it} about, jewels the burglars dropped on the run.
flag Stand {it} beside it: the banner over headquarters.
* world Transportation
cardboard-box Turn {it} on its side and park inside: a big garage, door wide open.
shoebox Tip {it} onto its side and park right inside, snug as a garage.
small-box Stack {it} close by as cargo waiting to be loaded.
newspaper Unfold {it} and smooth it out into one gray, busy city street.
magazine Open {it} halfway and stand it up behind like a big billboard.
bottle-cap Line {it} up along the shoulder as shiny reflectors.
fabric-scrap Lay {it} side by side like fields seen from a plane.
old-t-shirt Spread {it} with big soft wrinkles: rolling hills for a long trip.
button Set {it} along the crossing as round traffic lights that say stop or go.
string Stretch {it} in two side-by-side lines: rails that lead around the table.
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
old-tie Unroll {it} flat: a striped road, narrow first and then wide.
old-belt Stretch {it} out straight as a runway with holes for landing lights.
bed-sheet Bunch {it} into ridges and valleys, and find a safe way through.
blanket Heap {it} up softly as mountains with a road around the top.
zipper Lay {it} down with the teeth showing: a railroad track.
duct-tape Stick {it} to the table in a long stripe: the main highway.
electrical-tape Stick {it} down in a long loop as a smooth, fast racetrack.
cup-carrier Set {it} down as a parking garage with a space for everyone.
chip-can Raise {it} at the end of the runway as the control tower.
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
notebook Stand {it} open like a tent as a tunnel through the mountain.
paint-chip Line {it} up as a parking lot with a color for each space.
candy-wrapper Twist {it} into bright bundles and stack the freight high.
junk-mail Fold {it} small and pile it up for the mail run.
hardcover-book Lean {it} against something steady as a ramp to roll down.
coffee-pod Turn {it} over in a row as barrels on the dock.
leaf Scatter {it} along the road as if the wind had been there first.
stick Lay {it} crosswise in an even row: the ties of a railroad.
stone Heap {it} at the bend as boulders the driver must steer around.
flower Lay {it} along the edge of the road as a blooming roadside.
acorn Pile {it} up as a load that must reach the next town.
chestnut Gather {it} into a shiny heap of freight for heavy hauling.
grass Spread {it} on both sides of the road as a green shoulder.
sand Spread {it} out and press tire tracks through the desert.
moss Press {it} down in patches to make soft meadows between the roads.
hay Bundle {it} into small bales to be picked up along the way.
pebble Spread {it} in a narrow bed as gravel between the rails.
kinetic-sand Press {it} into a road with banked curves and firm edges.
bamboo Lay {it} down in parallel as shiny rails or a log road.
paper-cup Set {it} upside down along the lane and weave in and out.
egg-carton Turn {it} upside down as a range of hills behind the road.
paper-straw Line {it} up in two long rows as striped rails.
dried-bean Heap {it} up at the site as stones for the dump truck.
dried-lentil Sprinkle {it} along a lane as a fine gravel path.
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
pipe-cleaner Bend {it} into road signs with a foot to stand on.
pom-pom Dot {it} along the roadside as round, fluffy bushes.
craft-foam Lay {it} flat as a bright landing field.
bead Line {it} up on both sides as tiny colored runway lamps.
modeling-clay Pinch {it} into little traffic cones and set a row.
wooden-bead Set {it} in a row at the dock as barrels to load.
paper-strip Lay {it} crosswise along the road as the bars of a crosswalk.
corrugated-paper Lay {it} ridges up as a plowed field beside the road.
metallic-paper Lay {it} underneath as a gleaming showroom floor.
index-card Fold {it} like a tent beside the lane to point the way.
sticky-note Stick {it} along the table edge as signs for every station.
paper-lantern Set {it} nearby as a hot-air balloon that has just landed.
burlap Spread {it} as dry prairie with a dusty trail.
faux-fur Lay {it} down as a tall wild meadow to rumble through.
fake-leaf Lay {it} along the edge as bushes the road squeezes past.
cork-sheet Lay {it} down as a dry dirt field for takeoffs.
rubber-band Pile {it} up by the workshop as tires in many sizes.
egg-shaped-plastic-shell Set {it} round side up as shiny bumps on a test track.
ping-pong-ball Place {it} in the bay as floating white buoys.
* world Sports
cereal-box Stand {it} upright behind the field as a tall scoreboard.
magazine Stand {it} slightly open at the sideline as a bright advertising wall.
button Lay {it} in a row as medals waiting for the ceremony.
string Lay {it} straight across as the finish line.
wrapping-paper Fold {it} like an accordion and stand it up as a crowd in bright colors.
flashlight Stand {it} at a corner and light up an evening game.
LED-light Set {it} at the corners as little floodlights for a night final.
duplo-brick Stack {it} in steps as bleachers for the fans.
toy-animal Set {it} all along the sideline as the wildest fans.
toy-tree Plant {it} around the track so runners have shade.
wooden-block Set {it} in a row as hurdles or starting blocks.
board-game-piece Stand {it} in the stands as fans in team colors.
price-tag Lay {it} beside the starting line as a number for each runner.
candy-wrapper Twist {it} into shiny little trophies for the table.
hardcover-book Lean {it} up at one end as a ramp for jumps.
leaf Arrange {it} in a half circle as a laurel for the winner.
flower Bunch {it} up as the bouquet for whoever finishes first.
grass Spread {it} out under the players as a real turf.
wood-scrap Set {it} up as obstacles for a daring course.
hay Bundle {it} along the curve as a soft barrier.
pebble Line {it} up along the lane to mark the edge of the course.
paper-cup Set {it} upside down as markers for a zigzag run.
felt Lay {it} flat underneath as perfect, even turf.
air-dry-clay Shape {it} into a small trophy with two handles.
confetti Sprinkle {it} around the champion as the final whistle sounds.
index-card Fold {it} like a tent as the scoreboard.
sticky-note Stick {it} to the table edge and keep score all afternoon.
* world Music
shoebox Set {it} on its long side behind as a theater with three walls.
cork Arrange {it} in a half circle as stools for the orchestra.
button Set {it} in a curve in front as the seats for the audience.
old-greeting-card Stand {it} open beside the stage as the evening's program.
flashlight Stand {it} at the side and aim a spotlight at the soloist.
string-light Lay {it} in loops behind the players for a festival night.
cookie-tin Put {it} underneath, lid up, as a stage that sounds when tapped.
toy-animal Gather {it} in a half circle as an audience that sings along.
sheet-music Stand {it} up behind as a backdrop full of notes.
ticket-stub Lay {it} at the entrance: tonight is sold out.
board-game-piece Stand {it} in rows before the stage as the audience.
tinsel Lay {it} along the back as a glittering show curtain.
vinyl-record Lay {it} flat underneath as a round black stage.
flower Lay {it} at the performer's feet after the last song.
petal Strew {it} over the stage as applause you can see.
wood-slice Slide {it} underneath as a round wooden stage.
aluminum-foil Smooth {it} out as a mirror-bright floor for dancing.
paper-doily Lay {it} underneath as a lacy ballroom floor.
cake-board Slide {it} under the players as a round stage.
construction-paper Fold {it} like a screen and stand it up as the stage wall.
pom-pom Place {it} before the stage as a fluffy audience.
sequin Strew {it} over the floor as specks from a disco ball.
bead Line {it} up in an arc as the audience's many heads.
confetti Let {it} lie across the stage from the big finale.
metallic-paper Lay {it} down as a floor that mirrors the lights.
index-card Fold {it} like a tent and show the list of songs.
peg-doll Group {it} in front of the stage as friends who dance.
glass-gem Place {it} along the front edge as lamps that glimmer.
ribbon-rose Lay {it} at the singer's feet as a bouquet.
`;
