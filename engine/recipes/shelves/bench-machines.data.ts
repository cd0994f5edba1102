/** Machines of whatever lies on the workbench: each place takes what does the job. */
export const shelf = `
* bench-bot | 6-8 9-12 13+ | Robots
extras machine: button, metal-washer, keycap, snap-fastener, stick-on-gem, sequin, bottle-cap, coin, copper-tape, rubber-band, sticker, candy-wrapper, dry-pasta, bread-tag, cotton-swab
extras world Robots: nuts-and-bolts, button, metal-washer, puzzle-piece, modeling-clay, aluminum-foil, graph-paper, flower, letter-bead, pipe-cleaner, peg-doll, craft-foam, keycap, copper-tape, egg-carton
topics robot, robots, android, droid, bot, junk robot, recycled robot, recycling, upcycling, invention, inventor, engineer, stem, science fiction, sci-fi, helper robot, trash to treasure
near cyborg, e-waste
colors silver, red, yellow free
minutes 80 60 70
waits 45
mess some
heart body: can, tissue-box, milk-carton, takeout-box, plastic-cup, small-box, oatmeal-canister, cookie-tin, shoebox, chip-can, soda-can, plastic-tub, plastic-jar, plastic-bottle, cereal-box, detergent-bottle, cardboard-box = 1
nice coat: acrylic-paint, spray-paint, metallic-paint, paint = 1 color
nice head: plastic-cup, yogurt-pot, paper-cup, coffee-pod, cork, small-box, takeout-box, foam-cup, tennis-ball, foam-ball, golf-ball, wooden-block, egg-shaped-plastic-shell, cardboard-tube, spool, egg-carton = 1
nice skin: aluminum-foil, foil-tray, metallic-paper, craft-foam, candy-wrapper, old-CD, graph-paper, magazine, construction-paper, felt, cardstock = 1 piece
need arms: craft-wire, pipe-cleaner, zip-tie, metal-spoon, plastic-spoon, plastic-fork, paper-straw, plastic-straw, craft-stick, chopstick, old-key, screwdriver, clothespin, popsicle-mold, twist-tie, toothbrush = 2
nice eyes: googly-eye, metal-washer, bottle-cap, button, LED-light, nuts-and-bolts, coin, stick-on-gem, bread-tag, sticker, pushpin = 2
nice panel: keycap, microcontroller, clock-kit, cassette-tape, nuts-and-bolts, metal-washer, button, guitar-pick, coin, toy-wheel, bottle-cap, bread-tag, sticker, old-jewelry-piece, sequin, sticky-note, puzzle-piece, dice, ticket-stub = 5
nice feet: cork, spool, bottle-cap, wooden-block, clothespin, plastic-lid, egg-carton, cardboard-tube, toy-brick, sneaker, binder-clip, wood-scrap, bottle-cork = 2
nice cables: headphones, jumper-wire, rubber-band, string, yarn, guitar-string, plastic-lacing, shoelace, rope = 1
nice feelers: paper-clip, cotton-swab, toothpick, wooden-skewer, paper-fastener, nail, feather, pencil, bobby-pin = 2
nice ride: toy-car, small-motor, toy-wheel, skateboard = 1
join glue: glue, glue-gun, duct-tape, waterproof-glue
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=acrylic-paint,metallic-paint,paint
tool scissors: scissors
tool pen: permanent-marker, marker, ballpoint-pen
step job: draw body pen > mark by ccc
step coat: paint coat body brush? by ccc
step skin: glue skin body glue scissors > skin by tcc
step face: build body eyes? head? glue pen > eyes head by ccc
step feet: glue feet body glue > feet by ccc
step arms: glue arms body glue > arms by tcc
step panel: glue panel body glue > panel by ccc
step wires: build cables feelers? body glue > cables feelers by tcc
step stand: test body by ccc
step first: play ride? body > body by ccc
part feelers = feelers silver : l_ ~ 3 -14 -78 -26 -98 ; l_ ~ 3 14 -78 26 -98 ; d_ ~ 4 -26 -98 26 -98
part head = head b : r^ ~ 0 -58 60 42 8 ; r_ ~- 0 -42 52 6 2
part feet = feet own : r^ umber -26 84 32 20 6 ; r^ umber 26 84 32 20 6
part arms = arms own : l^ silver 9 -48 -18 -78 4 -72 34 ; l^ silver 9 48 -18 78 -6 84 -38 ; a silver -72 40 10 5 120 420 ; a silver 86 -44 10 5 -60 240
part body = body own paint coat a : r^ ~ 0 20 100 112 8 ; r_ ~- 42 20 12 104 3
part skin = skin silver : r_ ~ 0 22 78 78 4 ; z_ ~- 2 -36 50 36 50
part panel = panel yellow : d_ yellow 6 -22 2 ; d_ red 6 -2 2 ; d_ blue 6 18 2 ; d_ orange 5 -22 28 ; d_ green 5 -2 28
part cables = cables k : l_ k 3 30 30 44 46 20 60 34 74 ; l_ red 3 22 28 30 44 6 58 14 74
part eyes = eyes own : eyeball w -13 -60 9 ; eyeball w 13 -60 9
part mark = pen k : z_ k 2.5 -30 64 -8 64 ; z_ k 2.5 -30 70 -16 70
scene stand

* mission-console | 6-8 9-12 13+ | Space
extras machine: button, bead, keycap, snap-fastener, metal-washer, paper-fastener, stick-on-gem, sequin, candy-wrapper, patch, sticker, copper-tape, nuts-and-bolts, modeling-clay, pipe-cleaner, dry-pasta, egg-carton
appeal 3
topics control panel, cockpit, spaceship, mission control, command center, dashboard, spaceship cockpit, pilot, astronaut, nasa, star wars, star trek, submarine, time machine, sci-fi, airplane, pretend play
near among us, gaming setup, gamer, inventor, captain, dj, dj booth, old electronics
colors gray, red, yellow free
minutes 60 60 60
waits 30
mess some
heart panel: cardboard-box, shoebox, pizza-box, foam-board, cardboard, tissue-box, wood-scrap, cereal-box = 1
heart knobs: bottle-cap, keycap, plastic-lid, metal-lid, coffee-pod, button, cork, toy-wheel, yogurt-pot, nuts-and-bolts = 6
nice coat: acrylic-paint, paint, spray-paint, metallic-paint = 1 color
nice skin: aluminum-foil, metallic-paper, construction-paper, packing-paper, felt, graph-paper = 2 sheet
nice screen: old-CD, phone-case, plastic-mirror, map, cellophane, tracing-paper, photo, plastic-sleeve, contact-paper, magazine, old-calendar-picture = 1
nice levers: clothespin, craft-stick, plastic-spoon, metal-spoon, toothbrush, chopstick, binder-clip, plastic-fork, pencil, old-key, paper-fastener, zip-tie, screwdriver = 3
nice keys: sticker, bread-tag, toy-brick, sticky-note, guitar-pick, dice, puzzle-piece, googly-eye, board-game-piece, coin, metal-washer, playing-card, stick-on-gem = 8
nice lights: string-light, LED-light, LED-tea-light, LED-candle, glow-stick, glow-paint, flashlight = 1
nice cables: headphones, jumper-wire, electrical-tape, yarn, string, shoelace, pipe-cleaner, rubber-band, guitar-string, rope = 2
nice maker: microcontroller, small-motor, clock-kit, cassette-tape, battery-pack, servo-motor, bell = 1
join glue: glue, glue-gun, duct-tape, waterproof-glue
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=acrylic-paint,metallic-paint,paint
tool pen: permanent-marker, marker, metallic-pen, paint-marker, ballpoint-pen
tool scissors: scissors when skin=aluminum-foil,duct-tape,metallic-paper,construction-paper,packing-paper,felt,graph-paper
step plan: draw panel pen by ccc
step coat: paint coat panel brush? by ccc
step skin: glue skin panel glue scissors > skin by ccc
step screen: glue screen panel glue > screen by ccc
step knobs: glue knobs panel glue > panel knobs by ccc
step levers: glue levers panel glue > levers by ccc
step keys: glue keys panel glue > keys by ccc
step cables: build cables maker? lights? panel glue > cables maker lights by tcc
step labels: draw panel pen > labels by ccc
step launch: play panel by ccc
part panel = panel own paint coat a : p^ ~ -94 -50 94 -50 94 70 -94 70 ; p^ ~- -94 70 94 70 82 92 -82 92
part skin = skin silver : r_ ~ 0 10 172 104 4
part screen = screen light-blue : r^ navy -44 -12 76 46 5 ; r_ light-blue -44 -12 66 36 4 ; z_ w 1.5 -74 -4 -60 -20 -46 -2 -30 -22 -14 -10
part knobs = knobs red : o^ red 18 -24 9 9 ; o^ yellow 42 -24 9 9 ; o^ blue 66 -24 9 9 ; o^ green 18 2 9 9 ; o^ orange 42 2 9 9 ; o^ purple 66 2 9 9 ; z_ w 2 18 -24 18 -31 ; z_ w 2 42 -24 48 -29 ; z_ w 2 66 -24 60 -29 ; z_ w 2 18 2 11 2 ; z_ w 2 42 2 42 -5 ; z_ w 2 66 2 73 2
part levers = levers wood : r_ k -66 40 6 30 2 ; r_ k -44 40 6 30 2 ; r_ k -22 40 6 30 2 ; r^ wood -66 30 9 24 3 ; r^ wood -44 46 9 24 3 ; r^ wood -22 34 9 24 3
part keys = keys yellow : r^ yellow 6 32 11 10 2 ; r^ w 22 32 11 10 2 ; r^ red 38 32 11 10 2 ; r^ w 54 32 11 10 2 ; r^ w 6 48 11 10 2 ; r^ green 22 48 11 10 2 ; r^ w 38 48 11 10 2 ; r^ blue 54 48 11 10 2
part cables = cables k : l_ red 4 74 20 92 34 78 52 86 74 ; l_ k 4 78 14 98 30 88 50 96 70
part maker = maker green : r^ green 76 40 18 28 2 ; d_ gold 2 72 32 80 32 72 40 80 40 72 48 80 48
part lights = lights yellow : d^ yellow 5 -88 -62 -62 -66 -34 -62 -6 -66 22 -62 50 -66 78 -62
part labels = pen k : z_ k 1.5 12 -10 24 -10 ; z_ k 1.5 36 -10 48 -10 ; z_ k 1.5 60 -10 72 -10 ; z_ k 1.5 -74 62 -18 62
scene stand

* carton-freight-train | 6-8 9-12 | Transportation
extras world Transportation: string, paper-straw, spaghetti, stick, bamboo, pebble, small-box, acorn, chestnut, coffee-bean, candy-wrapper, junk-mail, popcorn, packing-peanut, dice, broken-crayon, hay, notebook, sticky-note, zipper, egg-carton, wooden-block, duplo-brick, toy-tree, cotton-ball
extras machine: bell, sticker, dried-lentil, masking-tape, washi-tape, cardboard-letter, corrugated-paper
topics train, trains, freight train, railroad, locomotive, steam engine, train lover, cargo, toy train, recycled
near subway, polar express, wagon, truck, trip, travel, map, commute, brother
colors red, navy, yellow free
minutes 90 70
waits 40
mess some
heart cars: milk-carton, small-box, tissue-box, takeout-box, shoebox, plastic-bottle, can, soda-can, cereal-box = 3
heart wheels: bottle-cap, plastic-lid, toy-wheel, button, spool, metal-lid, cork = 12
need axles: wooden-skewer, chopstick, dowel, stick, pencil = 6
nice tubes: paper-straw, plastic-straw = 3
nice skin: map, magazine, newspaper, wrapping-paper, construction-paper, packing-paper, aluminum-foil = 2 sheet
nice coat: acrylic-paint, paint = 1 color
nice funnel: cardboard-tube, spool, cork, bottle-cork, plastic-cup, coffee-pod, plastic-lid = 1
nice smoke: cotton-ball, pillow-stuffing, wool-roving, tissue-paper, cotton-pad, yarn = 1
nice link: string, twist-tie, paper-clip, rubber-band, pipe-cleaner, yarn, zip-tie, key-ring, ribbon = 3
nice load: stick, pebble, acorn, pom-pom, toy-animal, dry-pasta, dried-bean, craft-stick, marble, candy, popcorn, toy-brick = 1 handful
nice rails: cardboard, craft-stick, corrugated-paper, electrical-tape, ribbon = 4 strip
join glue: tape, duct-tape, masking-tape, glue
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint
tool scissors: scissors
tool pen: permanent-marker, marker, ballpoint-pen
home nail
step open: cut cars pen scissors by gt
step coat: paint coat cars brush by cc
step skin: glue skin cars glue scissors > skin by cc
step holes: poke wheels nail by tt
step axles: build axles tubes? cars wheels glue scissors > axles wheels by tt
step funnel: glue funnel cars smoke? glue > funnel smoke by cc
step number: draw cars pen > cars number by cc
step link: tie link cars > link by tc
step load: fill load cars > load by cc
step off: play cars rails? by cc
part smoke = smoke w : cotton w -68 -72 16 ; cotton w -46 -84 12
part funnel = funnel k : r^ umber -70 -36 20 36 3 ; r_ umber- -70 -52 26 8 2
part link = link k : l_ k 3 -30 44 -22 50 -14 44 ; l_ k 3 30 44 38 50 46 44
part load = load brown : pompom brown -2 0 11 ; pompom orange 18 0 11 ; pompom orange 64 2 11 ; pompom brown 82 2 11
part cars = cars own paint coat a : r^ ~ -62 16 62 72 4 ; r^ ~ 8 28 46 48 4 ; r^ ~ 72 28 48 48 4
part skin = skin b : r_ ~ -62 38 56 22 2 ; r_ ~ 8 28 40 34 2 ; r_ ~ 72 28 42 34 2 ; r_ light-blue -46 0 22 20 2
part axles = axles wood : d_ wood 3 -80 60 -46 60 -4 60 20 60 60 60 84 60
part wheels = wheels own : o^ k -80 60 12 12 ; o^ k -46 60 12 12 ; o^ k -4 60 11 11 ; o^ k 20 60 11 11 ; o^ k 60 60 11 11 ; o^ k 84 60 11 11
part number = pen k : z_ w 3 -72 34 -72 46 ; z_ k 1.5 0 28 14 28 ; z_ k 1.5 64 28 78 28
scene stand

* ring-the-bell-machine | 6-8 9-12 13+ | -
extras game: bell, flag
appeal 3
topics chain reaction, rube goldberg, rube goldberg machine, invention, inventor, inventing, science fair, science project, stem, physics, engineering, domino, dominoes, marble run, bored, rainy day, stuck inside, machine, contraption, boy who takes things apart, simple machines
near mad scientist, game for friends, sleepover
colors orange, blue, red
minutes 75 75 75
mess some
place floor
heart runner: marble, ping-pong-ball, golf-ball, toy-car, soft-ball, wooden-bead, tennis-ball = 2
heart ramp: cardboard-tube, cardboard, shoebox, pool-noodle, cereal-box, pizza-box, corrugated-paper = 3
nice row: wooden-block, playing-card, dice, toy-brick, duplo-brick, cassette-tape, board-game-piece, magazine, notebook, small-box, spool, cork = 12
nice bucket: paper-cup, plastic-cup, yogurt-pot, coffee-pod, egg-carton, berry-basket, paper-bag = 1
nice line: string, yarn, fishing-line, ribbon, shoelace, cotton-cord, rope, headphones = 6 ft
nice wheel: spool, curtain-ring, key-ring, toy-wheel, old-CD = 1 when line
nice arm: ruler, wooden-spoon, plastic-spoon, craft-stick, chopstick, metal-spoon, broom-handle = 1
nice weight: coin, pebble, metal-washer, dried-bean, nuts-and-bolts, rice, sand, old-key = 1 handful
nice spring: rubber-band, hair-tie, balloon, clothespin, binder-clip = 1
nice cart: toy-car, toy-animal, stuffed-animal, doll, skateboard = 1
nice end: bell, can, cookie-tin, flag, soda-can, metal-lid, egg-shaped-shaker, foil-pan = 1
join tape: masking-tape, tape, duct-tape
tool scissors: scissors
tool pen: marker, pencil, ballpoint-pen, permanent-marker
need plan: paper, graph-paper, cardboard, sticky-note, junk-mail = 1 sheet
step last: arrange end? plan pen > end by ccc
step ramp: build ramp runner tape scissors > ramp runner by ccc
step row: arrange row ramp > row by ccc
step arm: build arm weight? tape > arm weight by ccc
step bucket: tie bucket line? wheel? tape > bucket line by ccc
step spring: build spring tape > spring by ccc
step cart: arrange cart ramp by ccc
step each: test runner ramp by ccc
step mark: draw plan pen tape > plan by ccc
step run: play runner by ccc
part plan = plan w : r^ ~ 66 -70 44 44 2 ; z_ k 1.5 52 -82 80 -82 ; z_ k 1.5 52 -72 74 -72 ; z_ k 1.5 52 -62 78 -62
part ramp = ramp b : p^ ~ -96 -78 -86 -86 -6 -46 -12 -36 ; p^ ~- -14 -20 -4 -28 -70 8 -66 18 ; r^ ~ -90 -30 8 110 2
part runner = runner red : o^ red -72 -84 10 10 ; o_ w -75 -87 3 3
part line = line k : z_ k 2 30 -66 30 -12 ; z_ k 2 30 -66 6 -66 6 -40 ; o_ gray 18 -68 10 10
part bucket = bucket w : cup w 30 -12 28 30
part row = row orange : r^ orange -74 56 8 30 1 ; r^ yellow -58 56 8 30 1 ; r^ orange -42 56 8 30 1 ; r^ yellow -26 56 8 30 1 ; r^ orange -10 56 8 30 1 ; r^ yellow 6 56 8 30 1
part arm = arm wood : p^ umber 40 72 52 72 46 56 ; z^ wood 7 16 66 78 46
part weight = weight gray : y^ gray 76 38 10 7 7 0.3
part spring = spring green : z_ green 4 -96 84 -60 84 ; z_ green 4 -96 90 -60 90
part end = end gold : b^ gold 76 78 70 62 84 44 98 62 94 78 ; d_ k 3 84 84
scene stand

* tray-mars-base | 6-8 9-12 13+ | Space
extras world Space: LED-light, air-dry-clay, bottle-cap, coffee-bean, dried-lentil, flag, moss, peg-doll, sand, stone, string-light
topics mars, mars base, moon base, space station, space colony, astronaut, rover, nasa, science fair, school project, diorama, spacex, future city, space camp, colony
near planet, planets, solar system project, alien, aliens
colors orange, white, silver
minutes 90 70 70
waits 60
mess some
heart domes: plastic-cup, yogurt-pot, paper-cup, plastic-tub, egg-carton, foam-cup, plastic-bottle, egg-shaped-plastic-shell, berry-basket, coffee-pod, takeout-box, soda-can, can = 3
heart ground: cardboard, pizza-box, foam-board, foil-pan, shoebox, foil-tray, foam-tray, wood-scrap, cork-sheet, cookie-tin, paper-plate = 1
nice dust: sand, soil, coffee-grounds, spice, salt, oats, kinetic-sand, rice, flour = 1 cup
nice coat: acrylic-paint, paint, spray-paint, metallic-paint = 2 color
nice tunnels: cardboard-tube, paper-straw, plastic-straw, toilet-paper, PVC-pipe, craft-foam, paper-strip = 2
nice skin: aluminum-foil, metallic-paper, tissue-paper, plastic-wrap, felt, bubble-wrap, old-CD, cellophane = 1 sheet
nice sun: craft-stick, playing-card, graph-paper, old-CD, toy-brick, microcontroller, cardstock, keycap, sequin, mosaic-tile = 4
nice mast: wooden-skewer, toothpick, paper-clip, craft-wire, pipe-cleaner, nail, chopstick, pencil, cotton-swab = 2
nice rocks: pebble, stone, popcorn, dried-bean, cork, pinecone, crystal, packing-peanut, breakfast-cereal = 6
nice rover: toy-car, small-box, toy-brick, binder-clip, bottle-cap, clothespin = 1
join paste: glue when dust
nice green: moss, leaf, grass, fern-frond, clover, fake-leaf, grass-seed, yarn, pom-pom = 1 handful
nice light: string-light, LED-tea-light, LED-light, glow-paint, LED-candle, glow-stick = 1
nice flag: flag, sticker, fabric-scrap, felt, paper, washi-tape = 1 scrap
join glue: glue, glue-gun, duct-tape, waterproof-glue
tool brush: paintbrush, sponge-brush, toothbrush when coat=acrylic-paint,metallic-paint,paint
tool scissors: scissors
tool pen: permanent-marker, marker, ballpoint-pen
step plan: draw ground pen > ground by ccc
step coat: paint coat ground brush? by ccc
step domes: glue domes ground glue scissors > domes by tcc
step skin: glue skin domes glue scissors > skin by tcc
step tunnels: glue tunnels domes glue scissors > tunnels by tcc
step dust: fill dust rocks? ground paste > dust rocks by ccc
step power: glue sun ground glue > sun by ccc
step green: arrange green light? rover? flag? domes > green light rover flag by tcc
step doors: draw domes pen mast? glue > doors mast by ccc
step day: play ground domes by ccc
part ground = ground own paint coat a : p^ ~ -80 -14 80 -14 98 86 -98 86 ; p^ ~- -98 86 98 86 94 94 -94 94
part dust = dust orange : b_ orange -78 -6 -20 -10 40 -8 78 -4 90 60 40 78 -30 74 -88 76 ; o_ brown -60 66 20 6 ; o_ brown 66 64 16 5
part rocks = rocks brown : y^ brown -78 30 9 7 7 0.2 ; y^ brown- -66 38 6 5 6 0.2 ; y^ brown 82 40 8 6 7 0.2
part tunnels = tunnels w : r^ w -22 36 46 14 6 ; r_ gray -22 40 46 4 1 ; r^ w 40 34 40 14 6
part domes = domes w : a^ w -56 46 34 0 180 360 ; a^ w 8 44 28 0 180 360 ; a^ w 64 42 26 0 180 360 ; r_ light-blue -56 34 14 12 3 ; r_ light-blue 64 34 10 9 3
part doors = pen k : r_ umber -68 40 10 12 2 ; r_ umber 2 38 10 12 2 ; r_ umber 74 38 9 10 2
part skin = skin silver : a_ silver 8 44 28 18 180 360 ; a_ silver -56 46 34 28 180 360
part sun = sun navy : p^ navy -34 66 -12 66 -18 82 -40 82 ; p^ navy -8 66 14 66 8 82 -14 82 ; z_ light-blue 1 -37 74 -15 74 ; z_ light-blue 1 -11 74 11 74
part mast = mast silver : z^ silver 3 -56 12 -56 -44 ; a^ silver -56 -50 12 0 20 200 ; z^ silver 2.5 64 16 64 -20 ; d_ red 4 64 -22
part green = green green : y_ green 8 40 16 9 8 0.3 ; y_ dark-green 2 34 8 6 7 0.3
part light = light yellow : o_ yellow 8 30 8 6 ; o_ yellow -56 34 6 5
part rover = rover red : r^ w 46 70 26 10 3 ; d^ k 5 36 78 56 78 ; z_ silver 2 46 64 50 54
part flag = flag c : z_ k 2 84 20 84 -16 ; p^ red 84 -16 98 -10 84 -4
scene stand
`;
