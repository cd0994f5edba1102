export const shelf = `
* rolled-paper-beads | 6-8 9-12 13+ | -
extras jewelry: charm, ribbon, string
appeal 3
topics paper beads, paper bead, bracelet, jewelry, necklace, recycling, upcycling, earth day, uganda, africa, friendship, gift for a friend, mother's day, summer camp, magazine craft, fashion, key chain
colors red, teal, yellow
minutes 50 60 65
waits 60
mess low
heart paper: magazine, wrapping-paper, map, sheet-music, junk-mail, paper-strip, old-book-page = 3 page
heart string: beading-elastic, cotton-cord, embroidery-floss, leather-cord, string = 12 in
need rod: toothpick, wooden-skewer, paper-straw, chopstick = 2
nice shine: glue = 1 tbsp
nice spacer: seed-bead, bead, wooden-bead, button, metal-washer = 12
nice charm: charm, key-ring = 1
join stick: glue-stick, glue
tool scissors: scissors
tool ruler: ruler
tool pen: pencil
tool brush: paintbrush when shine
home wax-paper
step mark: draw paper ruler pen by ccc
step cut: cut paper scissors by ccc
step roll: roll paper rod stick > beads by ccc
step more: roll paper rod stick > beads-b by ccc
step shine: paint shine paper brush > gloss by ccc
step dry: dry paper wax-paper by ccc
step lay: arrange paper spacer? by ccc
step thread: thread paper string spacer? > string spacers by ccc
step charm: tie charm string > charm by ccc
step knot: tie string by tcc
part string = string own : a tan 0 4 72 69 0 360
part beads = paper own : o^ red 0 -65 10.5 6.5 0 ; o_ teal 0 -65 2.4 6 0 ; o^ teal 22.2 -61.6 10.5 6.5 18 ; o_ yellow 22.2 -61.6 2.4 6 18 ; o^ yellow 42.3 -51.8 10.5 6.5 36 ; o_ red 42.3 -51.8 2.4 6 36 ; o^ red 58.2 -36.6 10.5 6.5 54 ; o_ teal 58.2 -36.6 2.4 6 54 ; o^ teal 68.5 -17.3 10.5 6.5 72 ; o_ yellow 68.5 -17.3 2.4 6 72
part beads-b = paper own : o^ yellow 72 4 10.5 6.5 90 ; o_ red 72 4 2.4 6 90 ; o^ red 68.5 25.3 10.5 6.5 108 ; o_ teal 68.5 25.3 2.4 6 108 ; o^ teal 58.2 44.6 10.5 6.5 126 ; o_ yellow 58.2 44.6 2.4 6 126 ; o^ yellow 42.3 59.8 10.5 6.5 144 ; o_ red 42.3 59.8 2.4 6 144 ; o^ red 22.2 69.6 10.5 6.5 162 ; o_ teal 22.2 69.6 2.4 6 162 ; o^ teal 0 73 10.5 6.5 180 ; o_ yellow 0 73 2.4 6 180 ; o^ yellow -22.2 69.6 10.5 6.5 198 ; o_ red -22.2 69.6 2.4 6 198 ; o^ red -42.3 59.8 10.5 6.5 216 ; o_ teal -42.3 59.8 2.4 6 216 ; o^ teal -58.2 44.6 10.5 6.5 234 ; o_ yellow -58.2 44.6 2.4 6 234 ; o^ yellow -68.5 25.3 10.5 6.5 252 ; o_ red -68.5 25.3 2.4 6 252 ; o^ red -72 4 10.5 6.5 270 ; o_ teal -72 4 2.4 6 270 ; o^ teal -68.5 -17.3 10.5 6.5 288 ; o_ yellow -68.5 -17.3 2.4 6 288 ; o^ yellow -58.2 -36.6 10.5 6.5 306 ; o_ red -58.2 -36.6 2.4 6 306 ; o^ red -42.3 -51.8 10.5 6.5 324 ; o_ teal -42.3 -51.8 2.4 6 324 ; o^ teal -22.2 -61.6 10.5 6.5 342 ; o_ yellow -22.2 -61.6 2.4 6 342
part spacers = spacer own : d^ gold 3.4 16.2 -63.2 49.1 -46.5 68.9 -16.2 70.2 19.5 52.7 51.1 21.1 70 -16.2 71.2 -49.1 54.5 -68.9 24.2 -70.2 -11.5 -52.7 -43.1 -21.1 -62
part gloss = shine w : d_ w 1.6 2.3 -59 22.6 -55.2 40.6 -45.6 54.7 -31.2 63.4 -13.4 66 6.2 62 25.5 52 42.8 36.9 56.2 18.2 64.6 -2.3 67 -22.6 63.2 -40.6 53.6 -54.7 39.2 -63.4 21.4 -66 1.8 -62 -17.5 -52 -34.8 -36.9 -48.2 -18.2 -56.6
part charm = charm gold : z gold 2 0 82 0 90 ; s^ gold 0 95 5 7 3
scene lay

* pinch-planter | 6-8 9-12 13+ | -
appeal 3
topics planter, succulent, succulents, cactus, pinch pot, clay pot, plant pot, clay, pottery, ceramics, plant, plant lover, desk, gift for a teacher, gift for grandma, mother's day
variant jaguar | Jungle, Animals | yellow, black, pink | jaguar, leopard, big cat, rainforest, safari
variant sloth | Jungle, Animals | tan, brown, cream | sloth, rainforest, lazy day
variant hedgehog | Nature, Animals | brown, tan, pink | hedgehog, forest animals, garden
colors yellow, black, pink
minutes 50 60 65
waits 2880
mess some
heart clay: air-dry-clay, polymer-clay = 1 lb
heart plant: potted-plant, moss, grass-seed, ivy = 1
need paint: acrylic-paint, paint = 3 color
need soil: soil, sand, pebble = 1/2 cup
nice liner: yogurt-pot, plastic-wrap, aluminum-foil = 1
nice gloss: glue = 1 tbsp
tool poke: toothpick, wooden-skewer, pencil, paper-straw
tool spoon: metal-spoon, plastic-spoon
tool brush: paintbrush
home water
home wax-paper
step ball: shape clay wax-paper by ccc
step pinch: shape clay > pot by ccc
step feet: shape clay water > feet by ccc
step face: shape clay water poke > ears-j ears-s ears-h by ccc
step holes: poke clay poke by ccc
step dry: dry clay by ccc
step paint: paint paint clay brush > coat-j coat-s coat-h by ccc
step gloss: paint gloss clay brush by ccc
step liner: build liner clay by ccc
step plant: build plant soil clay spoon > plant by ccc
part plant = plant green : p^ green -6 -20 -34 -74 4 -34 ; p^ green- 0 -20 0 -92 14 -30 ; p^ green 8 -20 42 -76 18 -24 ; p^ green- -10 -18 -54 -50 -4 -28 ; p^ green+ 12 -18 58 -52 18 -14
part ears-j@jaguar = clay w paint paint a : o^ ~ -50 -22 15 14 ; o^ ~ 50 -22 15 14
part ears-s@sloth = clay w paint paint a : l^ ~- 16 -60 20 -84 0 -70 -20 ; l^ ~- 16 60 20 84 0 70 -20
part ears-h@hedgehog = clay w paint paint a : o^ ~ -40 -22 12 12 ; o^ ~ 40 -22 12 12
part feet = clay w paint paint a : o^ ~- -32 82 18 9 ; o^ ~- 32 82 18 9
part pot = clay w paint paint a : b^ ~ -62 -24 62 -24 66 20 52 74 0 84 -52 74 -66 20 ; o_ brown 0 -22 56 9
part coat-j@jaguar = paint b : o_ k -46 8 6 5 ; o_ k 46 8 6 5 ; o_ k -50 36 6 5 ; o_ k 50 36 6 5 ; o_ k -34 56 5 5 ; o_ k 34 56 5 5 ; o_ k 0 -4 5 4 ; o_ k -22 2 4 4 ; o_ k 22 2 4 4 ; o_ cream 0 42 26 18 ; p_ pink -8 30 8 30 0 40 ; l_ k 2.4 -12 46 -6 52 0 44 6 52 12 46 ; k -22 20 5 ; k 22 20 5 ; o_ c -50 -22 7 6 ; o_ c 50 -22 7 6
part coat-s@sloth = paint c : o_ ~ 0 30 42 34 ; b_ b -40 18 -22 12 -10 26 -26 40 -44 40 ; b_ b 40 18 22 12 10 26 26 40 44 40 ; k -22 26 5 ; k 22 26 5 ; o_ k 0 38 8 6 ; u 0 48 8
part coat-h@hedgehog = paint b : b_ b -40 10 0 2 40 10 42 46 0 74 -42 46 ; k -16 26 5 ; k 16 26 5 ; o_ k 0 42 8 7 ; u 0 52 7 ; z_ a- 3 -58 -4 -50 4 ; z_ a- 3 -60 16 -50 18 ; z_ a- 3 -58 36 -48 36 ; z_ a- 3 58 -4 50 4 ; z_ a- 3 60 16 50 18 ; z_ a- 3 58 36 48 36 ; z_ a- 3 -30 -8 -28 0 ; z_ a- 3 0 -10 0 -2 ; z_ a- 3 30 -8 28 0
scene stand

* seed-bombs | 6-8 9-12 13+ | Nature, Seasons
extras gift: flower, lavender, clover
appeal 3
topics seed bombs, seed balls, earth day, garden, gardening, bees, pollinators, wildflowers, guerrilla gardening, spring, butterflies, environment, party favors, teacher gift, sustainability
colors brown, green, orange
minutes 35 40 40
waits 1440
mess lots
heart seed: seed, birdseed = 2 tbsp
heart binder: air-dry-clay, newspaper, construction-paper, egg-carton, toilet-paper = 6
heart soil: soil = 2 cup
nice petals: petal, flower, pressed-flower, lavender = handful
nice pack: paper-bag, burlap, egg-carton, fabric-scrap, cupcake-liner = 1
nice tie: raffia, string, ribbon = 2 ft
nice tag: cardstock, index-card, price-tag = 1
tool pen: marker, ballpoint-pen, pencil when tag
home bowl
home water
home tray
step prepare: prepare binder bowl water by ccc
step mix: mix binder soil bowl by ccc
step seed: mix seed soil by ccc
step test: test soil water by ccc
step roll: roll soil > balls by ccc
step petals: roll petals soil > petals by ccc
step dry: dry soil tray by ccc
step pack: fill pack soil > pack by ccc
step tag: tie tag pen tie? pack > tag by ccc
step throw: play soil by ttt
part pack = pack own : q^ tan 8 -60 -14 60 -14 74 70 -74 70 ; z_ tan- 2 -66 26 66 26
part balls = soil brown : o^ brown -46 -16 15 14 ; o^ brown -14 -18 15 14 ; o^ brown 18 -16 15 14 ; o^ brown 50 -14 15 14 ; o^ brown -30 -38 15 14 ; o^ brown 4 -42 15 14 ; o^ brown 36 -38 15 14 ; o^ brown -12 -62 15 14 ; o^ brown -84 80 15 14 ; o^ brown 84 80 15 14 ; o^ brown -52 86 15 14 ; o^ brown- 20 -62 15 14 ; d_ tan 1.6 -50 -20 -40 -12 -18 -22 -8 -14 14 -20 22 -12 46 -18 54 -10 -34 -42 -24 -34 0 -46 8 -38 32 -42 40 -34 -16 -66 -8 -58 16 -66 24 -58 -88 76 -80 84 80 76 88 84 -56 82 -48 90
part petals = petals own : j_ orange -34 -42 -26 -46 4 ; j_ yellow 2 -50 10 -48 4 ; j_ purple 46 -20 54 -14 4 ; j_ pink -18 -24 -10 -20 4 ; j_ yellow -90 72 -82 70 4
part tag = tag w : r^ w 40 46 44 26 3 8 ; f_ orange 28 44 3 7 6 0 ; z_ k 1.6 36 44 56 46 ; z_ k 1.6 36 51 52 53
scene stand

* cd-hovercraft | 9-12 13+ | Transportation
extras machine: sticker
appeal 3
topics hovercraft, air cushion, science, physics, stem, friction, air pressure, science fair, inventor, experiment, race, vehicle, maglev
colors blue, red, yellow
minutes 35 35
waits 30
mess low
heart disk: old-CD = 1
heart air: balloon = 1
heart valve: bottle-cap, spool, plastic-bottle = 1
need look: cardstock, construction-paper, craft-foam, sticker = 1 sheet
nice color: marker, permanent-marker = 3 color
join seal: waterproof-glue, modeling-clay, sticky-tack, glue
join tape: tape, electrical-tape
tool scissors: scissors
tool poke: nail, pushpin
step hole: poke valve poke by tc
step seal: glue valve disk seal > disk valve by cc
step dry: dry disk by cc
step look: cut look scissors color? tape disk > look by cc
step blow: prepare air by tc
step mount: build air valve > air by tc
step float: play disk by cc
step test: test disk by cc
part disk = disk own : o^ silver 0 62 86 20 ; o_ light-blue 0 60 60 13 ; o_ silver- 0 60 16 4
part look = look a : p^ ~ -60 56 -92 30 -80 64 ; p^ ~ 60 56 92 30 80 64 ; p^ c -20 66 20 66 12 78 -12 78
part valve = valve w : r^ w 0 46 26 24 4 ; z_ gray 2 -10 40 -10 56 ; z_ gray 2 0 38 0 58 ; z_ gray 2 10 40 10 56
part air = air b : o^ ~ 0 -26 56 58 ; p ~- -8 30 8 30 12 40 -12 40 ; l_ w 5 -32 -40 -24 -58 -10 -68
scene stand

* salt-crystals | 6-8 9-12 13+ | Nature
topics crystals, crystal, crystal growing, grow crystals, geode, geodes, minerals, rocks, geology, rock candy, science fair, science project, chemistry, experiment, snowflake, gems, stalactite
near mining
colors white, light blue, pink
minutes 25 30 30
waits 7200
mess low
heart mineral: salt, sugar = 2 cup
heart seed: string, pipe-cleaner, yarn, eggshell, stick = 1
heart jar: glass-jar = 1
nice tint: food-coloring = 3 drop
nice weight: paper-clip, metal-washer, button = 1 when seed!=eggshell
nice lens: notebook, index-card = 1
need bar: pencil, craft-stick, chopstick, wooden-skewer = 1
tool spoon: metal-spoon, wooden-spoon
tool scissors: scissors
tool pen: pencil, ballpoint-pen when lens
home water: = 1 cup
home coffee-filter
step shape: cut seed scissors > seed by ccc
step hot: heat water mineral jar spoon by ggt
step full: mix mineral spoon by gtc
step tint: mix tint jar > tint by ccc
step first: prepare seed jar by ccc
step hang: tie seed bar weight? > bar by ccc
step cover: dry jar coffee-filter > jar by ccc
step watch: draw lens pen by ccc
step out: prepare seed by ccc
part jar = jar own : q^ light-blue+ 10 -56 -54 56 -54 64 -34 64 82 -64 82 -64 -34 ; q_ light-blue 8 -58 -20 58 -20 58 76 -58 76
part tint = tint b : q_ light-blue- 8 -58 20 58 20 58 76 -58 76
part bar = bar own : z^ wood 8 -80 -62 80 -62
part seed = seed w : z w 3 0 -62 0 -10 ; p^ w 0 -14 14 0 8 20 -8 20 -14 0 ; p^ w -8 14 -26 24 -24 46 -4 40 ; p^ w 8 14 28 22 26 46 6 42 ; p^ w -6 38 8 38 14 60 0 72 -14 58 ; p_ light-blue+ 0 -14 0 18 -8 20 -14 0 ; p_ light-blue+ -8 14 -16 40 -4 40 ; p_ light-blue+ 8 14 16 42 6 42 ; p_ light-blue+ 0 40 0 72 14 60
scene stand

* jumping-frog | 6-8 9-12 | Animals
extras world Animals: grass, stone, moss, aluminum-foil, craft-foam, glass-gem, sea-glass, ribbon, cellophane, denim, flower, fake-leaf, snail-shell, embroidery-hoop, leaf
extras game: dried-bean, masking-tape
appeal 3
topics origami, frog, frogs, jumping frog, leap year, leapfrog, paper folding, game, race, rainy day, travel game, japan, pond, leap day, bored
colors green, light green, orange
minutes 30 35
mess low
heart card: cardstock, index-card, origami-paper, construction-paper, paper, playing-card = 3
nice eyes: googly-eye, sticker, sequin = 6
nice pen: marker, gel-pen, colored-pencil, paint-marker = 2 color
nice pad: construction-paper, paper-plate, felt, cardstock = 2 sheet
join glue: glue when eyes
tool scissors: scissors
tool ruler: ruler
step size: cut card scissors ruler by cc
step cross: fold card by cc
step tent: fold card > head by cc
step front: fold card > front by cc
step legs: fold card > body legs by cc
step spring: fold card by cc
step face: draw pen card > dots by cc
step eyes: glue eyes card glue > eyes by cc
step pads: cut pad scissors > pads by cc
step jump: play card by cc
part pads = pad b : o^ b -48 -42 44 40 ; p_ g -48 -42 -2 -52 -3 -38 ; o^ b 48 -42 44 40 ; p_ g 48 -42 94 -52 93 -38 ; o^ b 0 52.3 47.5 43.2 ; p_ g 0 52.3 49.7 41.5 48.6 56.6
part legs = card a : p^ ~- -60 -34 -88 -16 -78 -8 -56 -16 ; p^ ~- -36 -34 -8 -16 -18 -8 -40 -16 ; p^ ~- 36 -34 8 -16 18 -8 40 -16 ; p^ ~- 60 -34 88 -16 78 -8 56 -16 ; p^ ~- -13 61 -43.2 80.4 -32.4 89 -8.6 80.4 ; p^ ~- 13 61 43.2 80.4 32.4 89 8.6 80.4
part body = card a : p^ ~ -63 -50 -33 -50 -36 -12 -60 -12 ; p_ ~- -61 -28 -35 -28 -36 -20 -60 -20 ; p^ ~ 33 -50 63 -50 60 -12 36 -12 ; p_ ~- 35 -28 61 -28 60 -20 36 -20 ; p^ ~ -16.2 43.7 16.2 43.7 13 84.7 -13 84.7 ; p_ ~- -14 67.4 14 67.4 13 76.1 -13 76.1
part front = card a : p^ ~- -60 -54 -86 -68 -88 -56 -60 -40 ; p^ ~- -36 -54 -10 -68 -8 -56 -36 -40 ; p^ ~- 36 -54 10 -68 8 -56 36 -40 ; p^ ~- 60 -54 86 -68 88 -56 60 -40 ; p^ ~- -13 39.4 -41 24.2 -43.2 37.2 -13 54.5 ; p^ ~- 13 39.4 41 24.2 43.2 37.2 13 54.5
part head = card a : p^ ~ -48 -84 -24 -46 -72 -46 ; p_ ~+ -48 -84 -48 -46 -72 -46 ; p^ ~ 48 -84 72 -46 24 -46 ; p_ ~+ 48 -84 48 -46 24 -46 ; p^ ~ 0 7 25.9 48 -25.9 48 ; p_ ~+ 0 7 0 48 -25.9 48
part dots = pen b : d_ c 2.6 -54 -40 -42 -37 -51 -32 -44 -16 ; l_ k 1.6 -57 -58 -48 -53 -39 -58 ; d_ c 2.6 42 -40 54 -37 45 -32 52 -16 ; l_ k 1.6 39 -58 48 -53 57 -58 ; d_ c 2.8 -6.5 54.5 6.5 57.7 -3.2 63.1 4.3 80.4 ; l_ k 1.7 -9.7 35 0 40.4 9.7 35
part eyes = eyes own : e -57 -68 5.5 ; e -39 -68 5.5 ; e 39 -68 5.5 ; e 57 -68 5.5 ; e -9.7 24.2 5.9 ; e 9.7 24.2 5.9
scene lay

* paper-planes | 6-8 9-12 | Transportation
extras game: craft-foam, dried-bean, masking-tape
topics paper airplane, paper airplanes, paper plane, airplane, plane, pilot, flight, flying, aviation, wright brothers, airport, aerodynamics, rainy day, party game, competition, contest, stem
colors blue, red, white free
minutes 35 45
mess low
heart sheet: paper, origami-paper, construction-paper, wrapping-paper, magazine = 6 sheet
heart weight: paper-clip, tape, coin, sticker = 3
nice pen: marker, colored-pencil = 3 color
nice target: paper-plate, cardboard, bucket, masking-tape = 3
nice log: graph-paper, index-card, notebook = 1
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil when log
step half: fold sheet by cc
step dart: fold sheet > dart by cc
step glider: fold sheet > glider by cc
step flaps: cut sheet scissors by cc
step third: cut sheet scissors weight > heli by cc
step nose: build weight sheet > weight by cc
step color: color pen sheet > marks by cc
step target: arrange target > target by cc
step fly: play sheet by cc
step log: draw log ruler pencil > log by cc
part target = target own : o^ w 16 76 24 11 ; o^ w 60 62 24 11 ; o^ w 72 90 24 11 ; o_ red 16 76 15 7 ; o_ red 60 62 15 7 ; o_ red 72 90 15 7 ; o_ w 16 76 7 3 ; o_ w 60 62 7 3 ; o_ w 72 90 7 3
part log = log w : r^ w -74 84 40 28 1 -5 ; z_ gray 1.4 -88 80 -62 78 ; z_ gray 1.4 -88 86 -62 84
part dart = sheet a : p^ a -94 -50 20 -86 -40 -34 ; p a- -40 -34 20 -86 -30 -16 ; p^ a+ -40 -34 20 -86 10 -20
part glider = sheet w : p^ w -70 20 4 -10 94 -12 20 14 ; p w 4 -10 20 14 -6 36 -20 28 ; p^ b -20 28 20 14 94 -12 30 30
part heli = sheet b : p^ red -52 40 -84 28 -78 18 -48 34 ; p^ red+ -48 34 -18 18 -12 28 -44 40 ; r^ red -48 52 12 32 1
part marks = pen k : l_ w 3 -50 -52 -20 -62 0 -70 ; z_ b 3 -50 16 0 -2 ; s_ w -36 -40 5 6 3
part weight = weight silver : r^ silver 18 -84 8 5 1 -20 ; r^ silver -48 68 10 6 1 ; r^ silver 90 -8 8 5 1 -10
scene lay

* loom-bracelet | 6-8 9-12 | -
extras jewelry: charm, bell
appeal 3
topics friends, friend, best friend, gift for a friend, present for a friend, friends birthday, birthday present, birthday gift, present for a girl, loom bands, rainbow loom, rubber band bracelet, loom band bracelet, fishtail, friendship bracelet, friendship, summer camp, bracelet, team colors, best friends, road trip, recess
colors red, yellow, blue free
minutes 30 35
mess low
heart bands: loom-band = 45
need loom: toothpick, chopstick, craft-stick, pencil, plastic-fork, crochet-hook, paper-clip = 2
need close: paper-clip, pin, key-ring, twist-tie = 1
nice bag: paper-bag, cloth-bag = 1
nice tie: ribbon = 1 ft when bag
nice charm: charm, letter-bead, bead, button = 2
join hold: masking-tape, tape when loom=toothpick,chopstick,craft-stick,pencil
step sort: arrange bands by cc
step loom: build loom hold > loom by cc
step first: shape bands loom > start by cc
step second: shape bands loom by cc
step lift: weave bands loom > row by cc
step go: weave bands loom > row-b by cc
step charm: thread charm bands > charm by cc
step measure: test bands by cc
step close: build bands close > close by cc
step share: play bands bag? tie? by cc
part loom = loom own : z^ wood 8 -16 -98 -16 -30 ; z^ wood 8 16 -98 16 -30
part start = bands a : l^ a 6 -18 -60 0 -50 18 -60
part row = bands b : l^ b 6 -18 -44 0 -30 18 -44 ; l a 6 -14 -36 0 -22 14 -36
part row-b = bands c : l c 7 -14 -24 0 -10 14 -24 ; l a 7 -14 -12 0 2 14 -12 ; l b 7 -14 0 0 14 14 0 ; l c 7 -14 12 0 26 14 12 ; l a 7 -14 24 0 38 14 24 ; l b 7 -14 36 0 50 14 36 ; l c 7 -14 48 0 62 14 48 ; l a 7 -14 60 0 74 14 60 ; l b 7 -14 72 0 86 14 72
part charm = charm gold : s^ gold 24 30 5 10 4 ; z_ silver 1.6 14 24 22 28 ; h^ gold -24 56 8 ; z_ silver 1.6 -14 50 -22 54
part close = close silver : a silver 0 92 8 4 0 360
scene lay

* web-hoop | 6-8 9-12 13+ | Nature
extras hanging: charm, crystal, old-jewelry-piece, bead, bell, yarn, felt-ball, ribbon, lavender, embroidery-floss, wooden-craft-shape, fabric-scrap
appeal 3
topics dreamcatcher, dream catcher, dreams, nightmares, native american, ojibwe, first nations, bedroom decor, room decor, feathers, boho, wall hanging, sleep, bad dreams, summer camp
colors brown, teal, cream
minutes 55 70 75
mess low
heart hoop: embroidery-hoop, wooden-bead-ring, stick, hanger = 1
heart web: string, embroidery-floss, cotton-cord, yarn, leather-cord = 5 yd
heart feather: feather, lace, ribbon, leaf, fabric-scrap = 5
need wrap: leather-cord, yarn, ribbon, raffia, embroidery-floss, fabric-scrap = 3 yd
nice bead: wooden-bead, bead, seed-bead, seashell, stone = 9
join glue: glue
tool scissors: scissors
tool hold: clothespin, binder-clip
step wrap: shape wrap hoop glue hold > hoop by ccc
step first: tie web hoop > round-a by tcc
step second: weave web > round-b by ccc
step bead: thread bead web > bead by ccc
step middle: tie web scissors > middle by tcc
step tails: cut wrap scissors > tails by ccc
step feather: tie feather wrap glue > feathers by tcc
step tie: tie wrap hoop by tcc
step hang: tie wrap hoop > loop by tcc
part loop = wrap own : l brown 3 0 -78 -8 -90 0 -100 8 -90 0 -78
part tails = wrap own : z brown 3 -34 14 -36 44 ; z brown 3 0 24 0 54 ; z brown 3 34 14 36 44
part hoop = hoop own : a^ brown 0 -26 54 46 0 360
part round-a = web w : z cream 2 0 -73 -33 -59 -47 -26 -33 7 0 21 33 7 47 -26 33 -59 0 -73
part round-b = web w : z cream 1.8 -18 -64 -40 -43 -40 -9 -18 12 18 12 40 -9 40 -43 18 -64 -18 -64 ; z cream 1.6 -29 -53 -39 -26 -29 1 0 12 29 1 39 -26 29 -53 0 -64 -29 -53 ; z cream 1.6 -16 -52 -30 -40 -32 -12 -16 2 16 2 32 -12 30 -40 16 -52 -16 -52
part middle = web w : z cream 1.6 -22 -46 -26 -26 -22 -6 0 0 22 -6 26 -26 22 -46 0 -50 -22 -46 ; a cream 0 -26 14 12 0 360
part bead = bead teal : d^ teal 3.6 -22 -46 22 -46 0 12 -39 -26 39 -26 0 -73 ; d^ teal 5 -36 46 0 56 36 46
part feathers = feather own : rod w -36 48 -50 90 6 ; rod tan -34 48 -30 92 6 ; rod w 0 58 0 100 7 ; rod tan 34 48 30 92 6 ; rod w 36 48 50 90 6
scene hang

* memory-board | 6-8 9-12 13+ | -
extras board: string-light, pom-pom, lace, ribbon-rose, clothespin, ric-rac, felt-ball, charm, fake-leaf, tulle
topics memory board, photo board, pinboard, bulletin board, my room, own room, room decor, bedroom makeover, bedroom, back to school, middle school, organizer, vision board, dorm
near new year, goals
colors light blue, white, pink
minutes 80 60 65
waits 30
mess low
heart board: cardboard, foam-board, cork-sheet, pizza-box = 1
heart cloth: fabric-scrap, felt, old-t-shirt, pillowcase, burlap, denim = 1 piece
heart band: ribbon, ric-rac, sewing-elastic, lace, string = 5 yd
need knot: button, pushpin, bead, bottle-cap = 9
nice soft: pillow-stuffing, old-towel, bubble-wrap, dryer-sheet = 2 handful
nice fill: photo, postage-stamp, old-greeting-card, price-tag = 6
nice hook: string, ribbon = 1 ft
join tape: duct-tape, tape, masking-tape
join glue: glue
tool scissors: scissors, fabric-scissors
tool ruler: ruler
tool pen: pencil, chalk
step cut: cut board ruler pen scissors by ttc
step soft: arrange soft board by ccc
step cloth: cut cloth scissors board by tcc
step pull: tape cloth board tape > cloth by tcc
step corner: fold cloth tape by ccc
step bands: tape band board tape scissors > bands by ccc
step cross: tape band board tape > cross by ccc
step knots: glue knot band glue > knots by ccc
step hook: tape hook board tape > hook by ccc
step fill: build fill band > photos by ccc
part hook = hook own : l tan 3 -30 -74 0 -96 30 -74
part cloth = cloth a : r^ ~ 0 4 168 152 5 ; d_ ~+ 3 -60 -50 -20 -30 40 -54 64 -10 -66 20 -20 50 30 30 60 60 10 0 -40 66
part bands = band b : z^ ~ 5 -84 -30 -42 -72 ; z^ ~ 5 -84 42 30 -72 ; z^ ~ 5 -48 80 84 -52 ; z^ ~ 5 26 80 84 22
part cross = band b : z^ ~ 5 84 -30 42 -72 ; z^ ~ 5 84 42 -30 -72 ; z^ ~ 5 48 80 -84 -52 ; z^ ~ 5 -26 80 -84 22
part knots = knot c : o^ ~ 0 -42 5 5 ; o^ ~ -37 -5 5 5 ; o^ ~ 37 -5 5 5 ; o^ ~ 0 32 5 5 ; o^ ~ -63 -51 5 5 ; o^ ~ 63 -51 5 5 ; o^ ~ -66 40 5 5 ; o^ ~ 66 40 5 5 ; o^ ~ 0 68 5 5
part photos = fill own : r^ w -38 -30 36 30 1 -8 ; r_ teal -38 -32 28 20 1 -8 ; r^ w 44 30 34 38 1 6 ; r_ orange 44 28 26 26 1 6 ; r^ w -32 50 36 28 1 4 ; r_ pink -32 49 28 20 1 4 ; r^ w 42 -34 34 28 1 6 ; r_ green 42 -36 26 18 1 6 ; r^ w -62 10 28 30 1 -4 ; r_ yellow -62 8 21 20 1 -4 ; r^ w 8 4 30 26 1 5 ; r_ purple 8 2 22 17 1 5
scene hang

* noon-sundial | 6-8 9-12 | Space, Weather
topics sundial, sun dial, time, telling time, clock, shadow, shadows, sun, earth's rotation, ancient egypt, ancient rome, astronomy, science project, summer solstice, history of time, maya
colors yellow, orange, blue
minutes 35 45
waits 360
mess low
place outdoors
heart face: paper-plate, cardboard, wood-slice, foam-tray, terracotta-pot = 1
heart hand: dowel, pencil, stick, chopstick, wooden-skewer, paper-straw = 1
need marks: pebble, stone, sticker, bottle-cap, button, bead = 8
need hold: modeling-clay, sticky-tack, play-dough, air-dry-clay = 1 bit
need pen: permanent-marker, marker, paint-marker = 1
nice color: acrylic-paint, paint, marker = 2 color
nice ground: stone, sand = 4
join glue: glue
tool ruler: ruler
tool poke: pushpin, nail
tool brush: paintbrush when color=acrylic-paint,paint
home clock
home compass
step middle: draw face ruler pen > face by cc
step color: color color face brush > sun by cc
step hand: build hand face hold poke > hand by gc
step place: prepare face compass ground? by cc
step mark: draw pen face clock > lines by cc
step hours: draw pen face clock by cc
step stones: glue marks face glue > stones by cc
step read: play face clock by cc
step why: test face by cc
part face = face own : o^ w 0 50 92 36 ; o_ cream 0 48 74 28
part sun = color a : o_ yellow 0 48 34 13 ; p_ orange -50 44 -36 48 -50 52 ; p_ orange 50 44 36 48 50 52 ; p_ orange -6 30 6 30 0 36 ; p_ orange -6 66 6 66 0 60
part lines = pen k : z_ k 2 -56 62 -70 68 ; z_ k 2 -68 46 -84 46 ; z_ k 2 -52 30 -66 24 ; z_ k 2 -20 22 -24 14 ; z_ k 2 20 22 24 14 ; z_ k 2 52 30 66 24 ; z_ k 2 68 46 84 46 ; z_ k 2 56 62 70 68 ; p_ gray 0 48 56 26 62 30
part stones = marks own : o^ gray -76 68 8 5 ; o^ tan -88 46 8 5 ; o^ gray -70 22 8 5 ; o^ tan -26 12 8 5 ; o^ gray 26 12 8 5 ; o^ tan 70 22 8 5 ; o^ gray 88 46 8 5 ; o^ tan 76 68 8 5
part hand = hand own : z^ wood 7 0 50 -6 -60 ; o^ teal 0 50 13 7
scene stand

* bottle-wind-spiral | 6-8 9-12 | Weather
extras hanging: bell, crystal, stick-on-gem, sequin, glitter-glue, sticker, cellophane
topics wind spinner, wind spiral, whirligig, garden decoration, recycling, earth day, upcycling, plastic bottle craft, breeze, porch, balcony, windy day, spring
colors blue, yellow, red
minutes 40 50
waits 60
mess some
heart bottle: plastic-bottle, milk-jug, plastic-cup, plastic-jar = 1
heart paint: acrylic-paint, permanent-marker, paint-marker = 3 color
need line: fishing-line, string, cotton-cord = 2 ft
need swivel: bead, paper-clip, key-ring, bell, button = 2
nice shine: washi-tape, sticker, electrical-tape, metallic-paper = 1
nice tail: ribbon, bell, feather = 2
tool scissors: scissors
tool poke: pushpin, nail, needle
tool brush: paintbrush, sponge-brush when paint=acrylic-paint
tool pen: permanent-marker, marker
home towel
step wash: wash bottle towel by cc
step draw: draw bottle pen by cc
step start: cut bottle scissors by gt
step spiral: cut bottle scissors > spiral by tc
step paint: paint paint bottle brush > stripes by cc
step shine: decorate shine bottle > shine by cc
step swivel: thread swivel line bottle poke > swivel by gt
step tie: tie line bottle > line by tc
step tail: tie tail bottle > tail by tc
step hang: play bottle by gt
part line = line own : z gray 2 0 -100 0 -70
part swivel = swivel gold : o^ gold 0 -82 6 6 ; o^ red 0 -72 5 5
part spiral = bottle light-blue : q^ light-blue+ 4 -10 -70 10 -70 16 -50 -16 -50 ; l^ light-blue 12 -16 -46 20 -40 44 -24 8 -10 -40 -14 -46 4 -6 18 44 16 50 36 8 50 -42 46 -46 64 -4 78 40 78
part stripes = paint a : l_ blue 4 -16 -46 20 -40 44 -24 8 -10 -40 -14 ; l_ yellow 4 -46 4 -6 18 44 16 50 36 ; l_ red 4 8 50 -42 46 -46 64 -4 78 40 78
part shine = shine yellow : s_ yellow 20 -38 5 6 3 ; s_ w -10 16 5 6 3 ; s_ yellow -20 48 5 6 3
part tail = tail own : l red 4 40 78 50 88 44 98 ; l yellow 4 34 80 36 90 30 98
scene hang

* chalk-menu-board | 6-8 9-12 13+ | Food
extras board: wheat-stalk, bay-leaf, coffee-bean, dry-pasta, dried-bean, cork, clothespin, lavender, cinnamon-stick, binder-clip, string
topics chalkboard, blackboard, menu, menu board, cafe, restaurant, bakery, lemonade stand, bake sale, kitchen, family dinner, pizza night, meal plan, hand lettering, farmhouse, market stall
near cooking
colors black, white, red
minutes 45 55 60
waits 240
mess some
heart board: wood-scrap, wooden-box, picture-frame, cardboard, baking-tray, canvas = 1
heart dark: acrylic-paint, paint = 1 color
heart chalk: chalk, chalk-marker, sidewalk-chalk = 3 color
nice edge: masking-tape, washi-tape = 1
nice frame: burlap, ribbon, fabric-scrap, wood-scrap, craft-stick = 4
nice hang: string, rope, raffia, ribbon = 2 ft
nice herb: fresh-herb, dried-orange-slice, cinnamon-stick, lavender = 3
nice clip: clothespin, binder-clip = 2
join glue: glue when frame; clip
tool brush: foam-roller, sponge-brush, paintbrush
tool sand: sandpaper
home towel
step rough: prepare board sand towel by ccc
step edge: tape edge board by ccc
step dark: paint dark board brush > board dark by ccc
step dry: dry board by ccc
step season: color chalk board towel by ccc
step frame: glue frame board glue > frame by ccc
step plan: draw chalk board > title by ccc
step write: draw chalk board > menu by ccc
step clip: glue clip board glue > clip by ccc
step hang: tie hang board herb? > hang herbs by tcc
part hang = hang own : l tan 3 -60 -74 0 -98 60 -74
part board = board wood : r^ wood 0 6 172 164 4
part dark = dark k : r_ k 0 6 152 144 2
part frame = frame own : z tan- 6 -82 -72 82 -72 82 84 -82 84 -82 -72
part title = chalk w : l_ w 4 -54 -36 -46 -52 -38 -36 -30 -52 -22 -36 ; l_ w 4 -10 -44 0 -52 8 -40 16 -52 24 -42 34 -50 44 -40 ; l_ w 2 -50 -24 -20 -28 20 -22 52 -26
part menu = chalk w : z_ w 2 -56 0 8 0 ; z_ w 2 -56 22 0 22 ; z_ w 2 -56 44 12 44 ; z_ w 2 34 0 56 0 ; z_ w 2 34 22 56 22 ; z_ w 2 34 44 56 44 ; b_ red -60 66 -40 58 -20 66 -30 74 -50 74 ; a_ w 36 66 10 7 0 360 ; z_ w 2 46 66 52 62
part clip = clip own : pin ~ 56 -92 28 ; pin ~ 32 -92 28
part herbs = herb green : z green 2 0 -92 -6 -74 ; z green 2 0 -92 0 -72 ; z green 2 0 -92 6 -74 ; j^ green -4 -84 -14 -78 4 ; j^ green 0 -82 -6 -70 4 ; j^ green 4 -84 14 -78 4 ; j^ green 2 -80 8 -68 4
scene hang
`;
