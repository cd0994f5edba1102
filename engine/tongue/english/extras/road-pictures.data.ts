/** The English sentences of extras: the thing, and what becomes of it. */
export const sentences = `
* picture Space
cereal-box Cut {it} into circles and glue them up as planets, printed swirls and all.
magazine Cut {it} into round bits of color and glue on planets of every kind.
paper-bag Crumple {it}, flatten again and glue down for the dusty hills of Mars.
bottle-cap Glue {it} in a winding row as the planets around their sun.
button Glue {it} all over the sky: moons with two holes, moons with four.
cotton-ball Pull {it} apart and glue the wisps up high: a far, milky nebula.
wrapping-paper Cut {it} into comets with long tails and glue them flying past.
packing-peanut Glue {it} drifting across as a belt of lightweight asteroids.
foam-sheet-scrap Cut {it} into stars and glue them up, a little raised from the night.
candy-wrapper Scrunch {it} at one end and glue on comets with glittering tails.
tinsel Glue {it} in a slant across the top: a shooting star, just now.
aluminum-foil Crinkle {it} and glue down a silver moonscape full of light.
salt Sprinkle {it} over tiny dots of glue and watch the stars sparkle.
paper Tear {it} into little scraps and glue on stars without number.
pom-pom Glue {it} up as fluffy planets that can be found by touch alone.
craft-foam Cut {it} into planets and glue a smaller circle on each for a crater.
sticker Stick {it} up in the darkness, a starry sky in one minute.
glitter Sprinkle {it} along a curve of glue: the tail of a comet.
glitter-glue Squeeze {it} out in a spiral that turns into a sparkling galaxy.
sequin Glue {it} far and wide, stars that wink when the picture moves.
paper-fastener Push {it} through the darkness as golden stars that will not fall.
letter-bead Glue {it} along the lower edge to spell the name of the mission.
seed-bead Sprinkle {it} into a thin line of glue, star dust drifting by.
origami-paper Cut {it} into squares, glue two crosswise and there is an eight-pointed star.
felt-ball Glue {it} up in order, the sun and all the worlds around it.
stick-on-gem Press {it} on where the brightest stars of the constellation belong.
patch Glue {it} into a corner like the badge of the space crew.
* picture Robots
cardboard Cut {it} into cogwheels and glue them so their teeth meet.
button Glue {it} all around it: switches for every job under the sun.
foam-sheet-scrap Cut {it} into gears and glue them on so they rise off the page.
duct-tape Press {it} along all four sides, the strong plates of a robot's lab.
bread-tag Glue {it} around it as the microchips of a clever machine.
dry-pasta Glue {it} on as wheels, spirals and tubes of a wonder machine.
dried-bean Glue {it} in a row around the rim: rivet after rivet.
cupcake-liner Press {it} flat and glue on crimped gears in rows.
pipe-cleaner Wind {it} around a finger and glue on fuzzy springs.
googly-eye Glue {it} in pairs into the corners: tiny robots looking on.
felt Cut {it} into gears and glue on cogs that never squeak.
craft-foam Cut {it} into bolts and nuts and glue them in stacks.
sticker Stick {it} on around it as lamps, dials and warning signs.
glitter-glue Squeeze {it} out in jagged lines, electricity in the air.
letter-bead Glue {it} at the bottom to spell its name and number.
paper-strip Fold {it} into springs and glue down one end so they bounce.
glitter-paper Cut {it} into flashes and glue on sparks around it.
metallic-paper Cut {it} into strips and glue on a frame of riveted steel.
ric-rac Glue {it} in waves as signals beeping to and fro.
* picture Superheroes
electrical-tape Press {it} around the page in bold lines like a comic panel.
index-card Cut {it} into speech bubbles and glue on whatever the crowd calls out.
cardstock Cut {it} into a burst and glue it up with a bold pow inside.
cellophane Cut {it} into beams and glue on searchlights that cross the sky.
pipe-cleaner Bend {it} into lightning bolts and glue them crackling at the sides.
letter-bead Glue {it} up in an arch to spell its hero name.
metallic-paper Cut {it} into corner pieces and glue on a shield-bright frame.
* picture Transportation
cotton-ball Pull {it} thin and glue clouds or smoke across the top.
foam-sheet-scrap Cut {it} into road signs and glue the bright shapes along the way.
sandpaper Cut {it} into a broad strip and glue on a road that feels real.
duct-tape Tear {it} and press a wide silver road along the bottom.
electrical-tape Cut {it} to length and stick down a smooth, straight road.
cotton-pad Glue {it} side by side up high as round, sleepy clouds.
grass Glue {it} upright along the bottom as the green roadside.
aluminum-foil Crinkle {it} and glue on a river with light on the waves.
paper Tear {it} into cloud shapes and glue the sky full.
ribbon Glue {it} across the bottom as a smooth, straight highway.
craft-foam Cut {it} into traffic signs and glue the collection at the roadside.
glitter-glue Draw speed lines behind it with {it} and let the sparkle dry.
rubber-stamp Print {it} around the border like stamps in a passport.
washi-tape Stick {it} along all four sides as a patterned roadway.
wool-roving Pull {it} apart and glue on clouds as light as breath.
fake-leaf Glue {it} along the bottom as shrubs by the roadside.
felt-sticker Press {it} here and there along the way as soft little sights.
* picture Sports
sticker Press {it} all around like badges earned in a season.
letter-bead Glue {it} in a line below to spell the athlete's name.
felt-sticker Press {it} at the corners as soft team badges.
`;
