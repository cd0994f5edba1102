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
old-book-page Cut {it} into a crescent and glue on a moon that tells stories.
packing-peanut Glue {it} drifting across as a belt of lightweight asteroids.
foam-sheet-scrap Cut {it} into stars and glue them up, a little raised from the night.
pillow-stuffing Spread {it} thin and glue it in a curl: the cloud of a newborn star.
sandpaper Cut {it} into a rounded hill and glue on the gritty ground of Mars.
duct-tape Tear {it} into strips and press on the plates of a landing platform.
electrical-tape Press {it} along all four sides, the window frame of a spaceship.
masking-tape Tear {it} into ragged pieces and stick on layer after layer of moon rock.
washi-tape Press {it} on behind it in stripes: the trail of a fast flight.
map Cut {it} into a circle and glue on planet Earth, seen from out there.
sheet-music Cut {it} into stars and glue them up, a sky that nearly sings.
puzzle-piece Glue {it} along the bottom as the odd-shaped boulders of a new world.
postage-stamp Glue {it} along the edge, mail from all the planets on the way.
wallpaper Cut {it} into big swirls and glue on galaxies with patterns of their own.
candy-wrapper Scrunch {it} at one end and glue on comets with glittering tails.
tinsel Glue {it} in a slant across the top: a shooting star, just now.
gift-bow Press {it} onto the sky, a star at the moment it bursts.
feather Glue {it} streaming out behind a star: the softest comet tail.
petal Press {it} into glue in a spiral: a galaxy opening like a flower.
flower Glue {it} up among the dots of light as stars in full bloom.
grass Glue {it} upright in a fringe: the wild lawn of planet X.
sand Sprinkle {it} over a strip of glue: gritty dunes of the red planet.
seed Press {it} into glue one by one, a galaxy that spirals outward.
pine-needle Glue {it} in bundles as thin streaks of a meteor shower.
snail-shell Glue {it} into the darkness as small, tight spiral galaxies.
colored-sand Sprinkle {it} over wavy glue lines: the bands of a giant gas planet.
pressed-flower Glue {it} in a faint arc, a nebula of every color.
dried-orange-slice Glue {it} up as a sun with rays inside.
pumpkin-seed Glue {it} in small circles, points outward, like exploding stars.
birdseed Scatter {it} over glue at the bottom: speckled gravel from outer space.
paper-plate Cut {it} in half and glue on a huge planet rising at the side.
egg-carton Cut {it} into single cups and glue on craters you can feel.
aluminum-foil Crinkle {it} and glue down a silver moonscape full of light.
dry-pasta Glue {it} about as satellites, wheels and drifting tools.
rice Sprinkle {it} over a broad sweep of glue: the whole Milky Way.
dried-lentil Press {it} into glue along the bottom: rusty ground on Mars.
salt Sprinkle {it} over tiny dots of glue and watch the stars sparkle.
coffee-filter Flatten {it} and glue on a round nebula with ruffled rims.
cupcake-liner Press {it} flat and glue on pleated suns, near and far.
paper-napkin Tear {it} into single thin layers and glue on clouds of colored gas.
coffee-bean Glue {it} tumbling through the picture as a shower of dark meteors.
eggshell Crack {it} small and glue on a pale, broken moon crust.
oats Scatter {it} over glue for the flaky sands of a desert planet.
paper Tear {it} into little scraps and glue on stars without number.
construction-paper Cut {it} into a wide curve and glue on the edge of a planet.
watercolor-paper Cut {it} into a moon and glue on its rough, grainy face.
tissue-paper Tear {it} and glue it overlapping: clouds of color where stars are made.
crepe-paper Crinkle {it} into a streamer and glue on a comet's rippling tail.
yarn Glue {it} in ovals around it as the paths of the planets.
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
paper-fastener Push {it} through the darkness as golden stars that will not fall.
contact-paper Cut {it} into strips and press them around as a shiny window frame.
confetti Drop {it} over a patch of glue: a star has just exploded.
old-calendar-picture Cut {it} into circles and glue up planets with forests and seas.
letter-bead Glue {it} along the lower edge to spell the name of the mission.
seed-bead Sprinkle {it} into a thin line of glue, star dust drifting by.
origami-paper Cut {it} into squares, glue two crosswise and there is an eight-pointed star.
paper-strip Glue {it} on like sunbeams reaching in from one corner.
graph-paper Glue {it} along the bottom: the landing zone, measured square by square.
crinkle-paper Glue {it} along the bottom: curly plants that only grow in starlight.
glitter-paper Cut {it} into a crescent and glue up a moon that sparkles.
wool-roving Pull {it} into a cloudy arc and glue on a nebula like soft smoke.
tulle Glue {it} in a loose fold across the top: space fog.
ric-rac Glue {it} in zigzags as radio waves humming through space.
felt-ball Glue {it} up in order, the sun and all the worlds around it.
faux-fur Cut {it} into a mound and glue on a planet with a shaggy coat.
burlap Cut {it} into low hills and glue on the coarse deserts of Mars.
cork-sheet Cut {it} into a slope and glue on speckled ground for a safe landing.
stick-on-gem Press {it} on where the brightest stars of the constellation belong.
patch Glue {it} into a corner like the badge of the space crew.
* picture Robots
cardboard-tube Cut {it} into rings and glue them on as hollow gears and pipes.
cardboard Cut {it} into cogwheels and glue them so their teeth meet.
cereal-box Cut {it} into tall blocks and glue on the skyline of Robot City.
magazine Cut {it} into buttons and screens and glue on a wall of gadgets.
button Glue {it} all around it: switches for every job under the sun.
string Glue {it} in right angles from edge to edge as wires.
paper-clip Slide {it} onto the rim of the page, metal braces all around.
cotton-ball Pull {it} into puffs and glue on the steam of a busy engine.
bubble-wrap Cut {it} into strips and glue on rows of clear push buttons.
old-book-page Glue {it} up as instructions pinned all over the inventor's wall.
foam-sheet-scrap Cut {it} into gears and glue them on so they rise off the page.
denim Cut {it} into strips and glue on a frame as tough as work pants.
duct-tape Press {it} along all four sides, the strong plates of a robot's lab.
electrical-tape Press {it} on in right angles, a wiring plan behind it.
washi-tape Press {it} on in parallel stripes, cables to every corner of the hall.
bread-tag Glue {it} around it as the microchips of a clever machine.
twist-tie Coil {it} round a finger and glue on springs that boing.
metal-washer Glue {it} along the rim as bolts that hold the page together.
old-key Glue {it} beside it, the key that winds it up each morning.
keycap Glue {it} in a row along the bottom as the picture's own keyboard.
sheet-music Tear {it} and glue on the beeping song in the air.
puzzle-piece Glue {it} on as parts that only fit in one place.
postage-stamp Glue {it} up as small monitors with pictures from around the world.
paint-chip Cut {it} into squares and glue on a panel of lights from dim to bright.
price-tag Glue {it} at the corner with the model number of the year.
candy-wrapper Smooth {it} out and glue on shiny plates in loud colors.
flower Glue {it} beside it: it has picked a present for someone.
sand Sprinkle {it} over glue and draw wheel tracks with a finger.
paper-plate Snip notches around {it} and glue on one enormous cogwheel.
egg-carton Cut {it} into cups and glue on sirens and big knobs.
aluminum-foil Smooth {it} flat and glue on the polished wall of the laboratory.
paper-straw Cut {it} to length and glue on pipes with corners and junctions.
plastic-straw Snip {it} into pieces and glue on tubes for bubbling liquid.
dry-pasta Glue {it} on as wheels, spirals and tubes of a wonder machine.
dried-bean Glue {it} in a row around the rim: rivet after rivet.
dried-lentil Press {it} into a thin glue frame like tiny flat screws.
dried-chickpea Glue {it} in rows of five, the buttons of a number pad.
coffee-filter Flatten {it} and glue on round cooling fans.
cupcake-liner Press {it} flat and glue on crimped gears in rows.
toothpick Glue {it} in zigzags: electric flashes crackling around it.
construction-paper Cut {it} into blocks and glue down the road through Robot City.
cardstock Cut {it} into arrows and glue on signs that tell where to roll.
tissue-paper Scrunch {it} and glue on colorful steam rising from the factory.
crepe-paper Twist {it} and glue it around the sides as a thick cable.
yarn Glue {it} in curves from corner to corner as colorful cables.
ribbon Glue {it} along the bottom as the belt that carries parts along.
pipe-cleaner Wind {it} around a finger and glue on fuzzy springs.
googly-eye Glue {it} in pairs into the corners: tiny robots looking on.
felt Cut {it} into gears and glue on cogs that never squeak.
craft-foam Cut {it} into bolts and nuts and glue them in stacks.
craft-stick Glue {it} crosswise along the bottom: rails for the parts train.
sticker Stick {it} on around it as lamps, dials and warning signs.
glitter-glue Squeeze {it} out in jagged lines, electricity in the air.
sequin Glue {it} in a straight row as blinking lights of the control desk.
paper-fastener Push {it} through as golden screws with legs folded behind.
letter-bead Glue {it} at the bottom to spell its name and number.
seed-bead Press {it} into thin glue lines: current running through a circuit.
copper-tape Press {it} on in right angles: the copper tracks of a circuit board.
paper-strip Fold {it} into springs and glue down one end so they bounce.
glitter-paper Cut {it} into flashes and glue on sparks around it.
metallic-paper Cut {it} into strips and glue on a frame of riveted steel.
scratch-paper Cut {it} into screens, scratch in code and glue them up.
corrugated-paper Glue {it} along the bottom as the ridged floor of a freight lift.
ric-rac Glue {it} in waves as signals beeping to and fro.
plastic-lacing Glue {it} in loops: shiny cables, neatly coiled.
loom-band Glue {it} on as washers in all the colors of a toolbox.
patch Glue {it} into a corner as the badge of the repair crew.
snap-fastener Glue {it} along the rim, silvery studs in even spaces.
* picture Superheroes
cardboard Cut {it} into blocks and glue on a skyline that stands off the page.
cereal-box Cut {it} into towers and glue on a city in breakfast colors.
newspaper Cut {it} into skyscrapers and glue on a city full of headlines.
magazine Cut {it} into zigzag bursts and glue them up where the action is.
paper-bag Cut {it} into brick-brown houses and glue on the old part of town.
wrapping-paper Cut {it} into rays and glue them fanning out behind it.
envelope Glue {it} into a corner with a secret order tucked inside.
old-greeting-card Cut {it} into word bubbles and glue up cheers from the crowd.
old-book-page Cut {it} into windows and houses and glue on a town of stories.
string Glue {it} in loops behind it: here is where it flew.
cotton-ball Pull {it} into fluffy clouds and glue them up for it to break through.
cotton-swab Glue {it} in a fan behind it: rays with soft white tips.
bubble-wrap Cut {it} into a big burst and glue it up for a real pop.
foam-sheet-scrap Cut {it} into a jagged star and glue it up like a comic boom.
packing-peanut Glue {it} flying in all directions: rubble of a burst wall.
denim Cut {it} into houses and glue on a town with stitched walls.
duct-tape Tear {it} into blocks and press on high-rises, one beside another.
electrical-tape Press {it} around the page in bold lines like a comic panel.
masking-tape Press {it} along the bottom as streets that cross and turn.
washi-tape Press {it} behind it in strips, streaks of unbelievable speed.
map Cut {it} into house shapes and glue on a city full of real streets.
sheet-music Cut {it} into waves and glue on its heroic theme tune.
wallpaper Cut {it} into houses and glue on a street with patterned fronts.
paint-chip Glue {it} upright as tall towers, each floor in its own shade.
tinsel Glue {it} behind it, a glittering wake of super speed.
gift-bow Stick {it} up as one huge starburst over the rooftops.
junk-mail Cut {it} into billboards and glue on a street that never sleeps.
index-card Cut {it} into speech bubbles and glue on whatever the crowd calls out.
keycap Glue {it} below as buttons for each of its powers.
guitar-pick Glue {it} around the rim like a row of small shields.
leaf Glue {it} whirling around: that was a very fast takeoff.
petal Glue {it} raining from above in honor of the hero.
flower Glue {it} along the bottom: bouquets from the grateful town.
colored-sand Sprinkle {it} over spiral glue lines, a whirlwind of energy.
pressed-flower Glue {it} around it as a wreath for brave deeds.
paper-plate Cut jagged points around {it} and glue on a giant flash.
aluminum-foil Cut {it} into towers and glue on a skyline that gleams.
paper-straw Glue {it} in rays from the center: full power ahead.
spaghetti Break {it} and glue on straight speed lines behind it.
dried-bean Glue {it} side by side around the rim as a tough border.
popcorn Glue {it} around it in a burst: pop goes the trouble.
cupcake-liner Press {it} flat and glue up round bursts of energy.
paper-napkin Cut {it} into pennants and glue on a banner of welcome.
dried-orange-slice Glue {it} up as the sun it draws its strength from.
construction-paper Cut {it} into a jagged skyline and glue it in front of the night.
cardstock Cut {it} into a burst and glue it up with a bold pow inside.
tissue-paper Tear {it} and glue on overlapping waves of power all around it.
crepe-paper Glue {it} streaming down from the top, a ticker-tape parade.
cellophane Cut {it} into beams and glue on searchlights that cross the sky.
ribbon Glue {it} on in a looping line, proof of a daring flight.
pipe-cleaner Bend {it} into lightning bolts and glue them crackling at the sides.
pom-pom Glue {it} along the bottom: fans with fluffy hair, seen from above.
felt Cut {it} into low houses and glue on a soft, sleepy town.
craft-foam Cut {it} into clouds and glue them thickly, so that it seems to fly out.
sticker Stick {it} up around it as flashes, stars and badges.
glitter Sprinkle {it} over rays of glue and watch the power light up.
glitter-glue Draw a force field with {it}, one sparkling curve inside another.
sequin Glue {it} in columns below: the glittering windows of downtown.
bead Glue {it} along a curved line as the glowing track of its flight.
paper-fastener Push {it} into the corners like golden studs on a hero's shield.
confetti Drop {it} over glue: the city celebrates on every balcony.
letter-bead Glue {it} up in an arch to spell its hero name.
origami-paper Cut {it} into triangles and glue on shards of bright energy.
graph-paper Cut {it} into high-rises, every square a window, and glue them on.
metallic-paper Cut {it} into corner pieces and glue on a shield-bright frame.
scratch-paper Cut {it} into towers, scratch the windows bright and glue them on.
corrugated-paper Glue {it} along the bottom like the roof it leaps from.
ric-rac Glue {it} around it in rings, waves of power spreading out.
wool-roving Pull {it} thin and glue on clouds swept sideways by its speed.
felt-ball Glue {it} up as colorful bolts of energy in midair.
felt-sticker Stick {it} up as soft emblems floating around their hero.
adhesive-bandage Stick {it} crosswise in a corner: even heroes get scrapes.
patch Glue {it} on below as the team's crest.
* picture Transportation
cardboard Cut {it} into a long strip and glue it down as the road.
newspaper Cut {it} into houses of different heights and glue a city along the bottom.
magazine Cut {it} into colorful little blocks and glue a border like a line of traffic.
paper-bag Tear {it} into rough strips and glue down a dusty country road.
button Glue {it} all around the edge like wheels rolling in a circle.
shoelace Glue {it} along the bottom in bends as a winding road.
cotton-ball Pull {it} thin and glue clouds or smoke across the top.
bubble-wrap Cut {it} into a strip and glue on a cobblestone street.
packing-paper Crumple {it}, smooth it, and glue on brown mountains along the bottom.
wrapping-paper Cut {it} into hot-air balloons and glue the fleet up high.
envelope Glue {it} in a corner with the flap open, a pocket for tickets.
packing-peanut Glue {it} in a bunch as one puffy summer cloud.
foam-sheet-scrap Cut {it} into road signs and glue the bright shapes along the way.
sandpaper Cut {it} into a broad strip and glue on a road that feels real.
bandana Cut {it} into rounded hills and glue the pattern along the horizon.
duct-tape Tear {it} and press a wide silver road along the bottom.
electrical-tape Cut {it} to length and stick down a smooth, straight road.
tissue Scrunch {it} softly and glue the puffs down as low clouds.
cotton-pad Glue {it} side by side up high as round, sleepy clouds.
map Tear {it} into large pieces and glue a whole background of faraway places.
ticket-stub Glue {it} around the border, a reminder of rides and trips.
postage-stamp Glue {it} all the way around like the places on a long journey.
paint-chip Cut {it} into strips and glue a sunset from light to dark.
junk-mail Cut {it} into house fronts full of bright signs and glue a shopping street.
feather Glue {it} high and slanted as wisps of cloud in the wind.
petal Glue {it} in a swirl behind it, blown up by the speed.
grass Glue {it} upright along the bottom as the green roadside.
sand Sprinkle {it} over a broad stripe of glue for a desert track.
pine-needle Glue {it} in upright bunches as dark firs on the hill.
raffia Glue {it} in a tangle as dry prairie grass.
soil Press {it} into a stripe of glue as a real dirt road.
fern-frond Glue {it} along the lower edge as a forest to drive through.
hay Glue {it} in bundles as bales out in the fields.
colored-sand Sprinkle {it} over lines of glue for bands of painted desert.
bay-leaf Glue {it} upright in a line as slim trees on an avenue.
aluminum-foil Crinkle {it} and glue on a river with light on the waves.
dry-pasta Glue {it} around the border like a ring of little wheels and axles.
rice Glue {it} in slanting rows as a shower rushing past.
dried-bean Glue {it} along the bottom as a bed of boulders.
dried-lentil Glue {it} close together in a strip for a crunchy gravel road.
paper-napkin Tear {it} in soft shapes and glue a patterned cloud bank.
paper-towel Tear {it} and glue textured clouds along the horizon.
paper-doily Cut {it} in half and glue on a lacy cloud.
craft-stick Glue {it} side by side as a wooden bridge or pier.
construction-paper Cut {it} into a winding strip and glue the road right across.
paper Tear {it} into cloud shapes and glue the sky full.
yarn Glue {it} in a long curve from edge to edge as the route.
ribbon Glue {it} across the bottom as a smooth, straight highway.
pipe-cleaner Bend {it} into signals and signs and glue the stems to the ground.
googly-eye Glue {it} around the border as headlights looking in from everywhere.
felt Cut {it} into soft hills and glue one behind another.
craft-foam Cut {it} into traffic signs and glue the collection at the roadside.
glitter-glue Draw speed lines behind it with {it} and let the sparkle dry.
confetti Sprinkle {it} over dabs of glue as a parade raining down.
rubber-stamp Print {it} around the border like stamps in a passport.
washi-tape Stick {it} along all four sides as a patterned roadway.
origami-paper Fold {it} into a simple plane and glue the little flyer up high.
graph-paper Cut {it} into tall towers, windows already drawn in, and glue a downtown.
tracing-paper Tear {it} and glue thin layers across the top as haze.
glitter-paper Cut {it} into a moon and stars and glue the night above.
scratch-paper Cut {it} into houses, scratch in lit windows and glue a night street.
index-card Glue {it} at the roadside as a big sign with the destination.
paper-fan Glue {it} in the corner as a huge rising sun.
broken-crayon Rub {it} flat over the bottom for rough, stony ground.
burlap Cut {it} into a wide strip and glue down dry prairie.
wool-roving Pull {it} apart and glue on clouds as light as breath.
fake-leaf Glue {it} along the bottom as shrubs by the roadside.
felt-sticker Press {it} here and there along the way as soft little sights.
cork-sheet Cut {it} into low hills and glue on a dry brown horizon.
* picture Sports
cardboard Cut {it} into three steps and glue the podium along the bottom.
magazine Cut {it} into tiny colorful dots and glue a packed crowd behind the action.
bottle-cap Glue {it} around the border as a chain of medals.
button Glue {it} in rows behind the action as heads of the cheering crowd.
string Glue {it} in straight lines as the markings of the field.
shoelace Glue {it} around as a border that looks tied for the big game.
bubble-wrap Cut {it} into a broad strip and glue on rows of stadium seats.
wrapping-paper Cut {it} into stripes and glue a festive frame in team colors.
foam-sheet-scrap Cut {it} into balls of every sport and glue a few around the action.
sandpaper Cut {it} in a curve and glue on a gritty running track.
old-jersey Cut {it} into strips and glue a border in the favorite team's color.
bandana Cut {it} into little flags and glue the bunting across the top.
duct-tape Press {it} along the bottom as a broad finish line.
electrical-tape Cut {it} to size and stick down the lines of the court.
adhesive-bandage Stick {it} in a corner as the proud sign of a hard game.
ticket-stub Glue {it} along the border as a keepsake from game day.
puzzle-piece Glue {it} along the top as fans with arms up high.
postage-stamp Glue {it} around like small portraits of champions.
paint-chip Cut {it} into pennants and glue the row overhead.
candy-wrapper Tear {it} small and glue on glittering fireworks over the stadium.
tinsel Glue {it} around as a shimmering winners' frame.
gift-bow Glue {it} in an upper corner as the rosette for first place.
guitar-pick Glue {it} in a row overhead as little pennants.
junk-mail Cut {it} into strips and glue advertising boards along the sideline.
leaf Glue {it} tip to tail as a victor's laurel all around.
flower Glue {it} in a bunch below as the winner's bouquet.
petal Glue {it} all through the air as the victory shower.
grass Glue {it} blade by blade along the bottom as real turf.
seed Glue {it} in close rows as a tiny crowd far away.
bay-leaf Glue {it} in two curving rows: real laurels for a champion.
clover Glue {it} along the bottom as the luckiest turf.
colored-sand Sprinkle {it} over bands of glue as the bright lanes of a track.
pressed-flower Glue {it} lightly all around as a garland for the victor.
dry-pasta Glue {it} around the border like a medal chain.
rice Glue {it} in a thin, straight line to mark the field.
dried-bean Glue {it} in curved rows as the audience.
dried-lentil Glue {it} in a wide curve as a rough running track.
cupcake-liner Flatten {it} and glue the pleats on as a rosette for the winner.
paper-doily Glue {it} in the corner as a frilly award rosette.
construction-paper Cut {it} into a wide band and glue down the playing field.
paper Cut {it} into clouds and glue a fine day for a match.
tissue-paper Crumple {it} into tiny balls and glue on a crowd in every color.
crepe-paper Twist {it} and glue streamers from corner to corner.
ribbon Glue {it} across the lower part as the finish line.
googly-eye Glue {it} in rows behind the action: no fan blinks.
felt Cut {it} into a wide strip and glue on soft turf.
craft-foam Cut {it} into stars and glue a winner's frame.
sticker Press {it} all around like badges earned in a season.
glitter-glue Draw swooshes of speed behind the action with {it}.
sequin Glue {it} along the top as flashing cameras in the stands.
bead Glue {it} in a row all around, one more for every victory.
confetti Sprinkle {it} over dabs of glue as joy falling from above.
letter-bead Glue {it} in a line below to spell the athlete's name.
washi-tape Stick {it} along the sides as banners around the arena.
paper-strip Glue {it} side by side as the lanes of a track.
origami-paper Fold {it} into triangles and glue on crisp pennants.
corrugated-paper Cut {it} wide and glue on bleachers with ridges for rows.
glitter-paper Cut {it} into a shining cup and glue it in the corner.
metallic-paper Cut {it} into round medals and glue a pair below.
index-card Glue {it} up top as the scoreboard with the winning score.
sticky-note Stick {it} along the top as signs the fans hold up.
felt-ball Glue {it} beside the action as the ball in flight.
fake-leaf Glue {it} around both sides as a grand laurel.
felt-sticker Press {it} at the corners as soft team badges.
patch Glue {it} in an upper corner as the club's emblem.
* picture Music
cardboard Cut {it} into a broad stage and glue it along the bottom.
magazine Cut {it} into colorful notes and glue a melody all around.
fabric-scrap Cut {it} into two drapes and glue a curtain down the sides.
button Glue {it} high and low across the background as notes of a song.
string Glue {it} in five wavy lines as a staff across the top.
shoelace Glue {it} around the border in loops like a microphone cable.
cotton-ball Pull {it} into wisps and glue show fog along the stage.
cotton-swab Glue {it} in crossed pairs as tiny drumsticks.
bubble-wrap Cut {it} into a strip and glue on a glittering dance floor.
wrapping-paper Cut {it} into wide strips and glue a showy curtain at both sides.
old-book-page Cut {it} into notes and glue a song that tells stories.
sheet-music Tear {it} into soft-edged pieces and glue the background full of song.
foam-sheet-scrap Cut {it} into thick notes and glue the tune dancing around.
zipper Glue {it} straight along the bottom as a narrow keyboard.
denim Cut {it} into a strip and glue on a stage for blues.
bandana Cut {it} into triangles and glue festival bunting around the border.
guitar-pick Glue {it} in a scattered swirl like freshly plucked notes.
duct-tape Press {it} along the bottom as a broad stage edge.
electrical-tape Cut {it} into short bars and stick on piano keys.
bread-tag Glue {it} across the background as bright notes with a hole.
paper-clip Glue {it} here and there as little silver triangles.
twist-tie Bend {it} into clefs and glue the curls around the tune.
bobby-pin Glue {it} upright in pairs as tuning forks.
ticket-stub Glue {it} around the border like memories of great concerts.
postage-stamp Glue {it} around as tiny posters on a music hall wall.
paint-chip Cut {it} into bars from long to short and glue a xylophone below.
candy-wrapper Tear {it} into glints and glue stage lights along the top.
tinsel Glue {it} down both sides as a shimmering show curtain.
gift-bow Glue {it} at the bottom as a bouquet for the star.
old-greeting-card Cut {it} into hearts and notes and glue a love song around.
junk-mail Cut {it} into little posters and glue a frame of shows.
leaf Glue {it} with the stem up as notes carried by the wind.
stick Glue {it} from short to long as the bars of a xylophone.
feather Glue {it} floating upward like the softest notes of a flute.
flower Glue {it} at the bottom as bouquets from the audience.
petal Glue {it} in a curve that rises like a melody.
grass Glue {it} along the bottom as the meadow of a summer festival.
reed Glue {it} down one side, close together, as organ pipes.
raffia Glue {it} hanging from the top like the fringe of a theater.
colored-sand Sprinkle {it} over wavy lines of glue as sound made visible.
pressed-flower Glue {it} lightly in a rising line as notes in bloom.
pumpkin-seed Glue {it} slanted in a row as quick, light notes.
aluminum-foil Smooth {it} and glue rays of spotlight from the top corners.
wax-paper Cut {it} into long beams and glue on soft stage light.
paper-straw Glue {it} upright along one side as a great pipe organ.
dry-pasta Glue {it} around the border in a steady rhythm of shapes.
spaghetti Glue {it} in five thin lines as a straight staff.
rice Glue {it} in rings that spread outward like sound.
dried-lentil Glue {it} in a swirl as a whirl of tiny notes.
coffee-bean Glue {it} on a slant as dark notes of a jazz tune.
cupcake-liner Flatten {it} and glue a row of footlights along the bottom.
paper-napkin Cut {it} into two drapes and glue the curtain wide open.
paper-doily Glue {it} at the top as a lacy chandelier.
toothpick Glue {it} in crossed pairs as drumsticks drumming all around.
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
googly-eye Glue {it} in rows along the bottom as an audience in the dark.
felt Cut {it} into piano keys and glue the row below.
craft-foam Cut {it} into stars and notes and glue a few in the air.
sticker Press {it} around in a curve as if the song had shapes.
glitter Sprinkle {it} over rays of glue so the spotlight dances.
glitter-glue Draw sparkling notes and swirls with {it}.
sequin Glue {it} across the top as reflections of a mirror ball.
bell Glue {it} at the lower corners as music that can be heard.
letter-bead Glue {it} along the bottom to spell the song's title.
confetti Sprinkle {it} over dabs of glue as the big finale.
rubber-stamp Print {it} around the border in a steady beat.
washi-tape Stick {it} along the sides as a patterned stage frame.
paper-strip Glue {it} across in five lines and leave room for notes.
origami-paper Fold {it} like an accordion and glue pleated drapes at the sides.
graph-paper Cut {it} into notes made of little squares and glue a digital tune.
crinkle-paper Glue {it} along the top as streamers from the encore.
glitter-paper Cut {it} into shining notes and glue a glamorous tune.
metallic-paper Cut {it} into small squares and glue a mirror ball's sparkle overhead.
scratch-paper Cut {it} into strips, scratch in notes and glue a glowing frame.
corrugated-paper Cut {it} into two panels and glue a curtain with real folds.
index-card Glue {it} in a corner with the name of the song.
sticky-note Stick {it} up and down in a line as square notes.
tulle Cut {it} into long veils and glue a ballet curtain.
ric-rac Glue {it} in rows as sound waves, loud and lively.
felt-ball Glue {it} along a wavy line as fat, cozy notes.
stick-on-gem Press {it} around as the light bulbs of a show sign.
felt-sticker Press {it} around in a rising line like a cheerful tune.
`;
