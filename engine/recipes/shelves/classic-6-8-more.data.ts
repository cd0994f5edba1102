export const shelf = `
* cootie-catcher | 6-8 9-12 | -
appeal 3
topics cootie catcher, fortune teller, paper fortune teller, origami, origami fortune teller, paper folding, game, recess, party game, rainy day, sleepover, travel game, truth or dare, slumber party, quiet game, friendship, road trip, indoor game
near birthday party, school
colors red, blue, yellow, green
minutes 20 25
mess low
heart sheet: paper, origami-paper, construction-paper, wrapping-paper, packing-paper, graph-paper = 1 sheet
need color: marker, crayon, colored-pencil, gel-pen, sticker = 4 color
nice dots: sticker, washi-tape = 4
tool pen: ballpoint-pen, pencil, gel-pen, marker
tool scissors: scissors when sheet=paper,construction-paper,wrapping-paper,packing-paper,graph-paper
step square: prepare sheet scissors? by cc
step cross: fold sheet by cc
step corners: fold sheet by cc
step turn: fold sheet > base by cc
step color: decorate color sheet > flaps by cc
step numbers: draw pen sheet > numbers by cc
step fortunes: draw pen sheet by cc
step dots: decorate dots sheet > dots by cc
step open: fold sheet by cc
step ask: play sheet by cc
part base = sheet w : p^ ~- -88 0 0 -88 88 0 0 88 ; p^ ~ -88 0 -44 -44 0 0 -44 44 ; p^ ~ 88 0 44 -44 0 0 44 44 ; p^ ~ 0 -88 44 -44 0 0 -44 -44 ; p^ ~ 0 88 44 44 0 0 -44 44 ; r^ ~ 0 0 84 84
part flaps = color a : p_ red -82 0 -45 -37 -45 37 ; p_ blue 82 0 45 -37 45 37 ; p_ yellow 0 -82 37 -45 -37 -45 ; p_ green 0 82 37 45 -37 45
part numbers = pen k : z_ w- 1.4 -41 -41 41 41 ; z_ w- 1.4 41 -41 -41 41 ; z_ w- 1.4 0 -41 0 41 ; z_ w- 1.4 -41 0 41 0 ; z_ k 2.2 8 -29 12 -32 12 -20 ; z_ k 2.2 22 -14 26 -16 29 -14 22 -5 29 -5 ; z_ k 2.2 22 5 29 5 26 10 29 13 26 16 22 15 ; z_ k 2.2 12 32 12 20 7 28 15 28 ; z_ k 2.2 -7 20 -14 20 -14 25 -8 25 -7 29 -14 32 ; z_ k 2.2 -24 5 -29 12 -28 16 -24 16 -22 13 -29 12 ; z_ k 2.2 -29 -16 -22 -16 -27 -5 ; z_ k 2.2 -11 -26 -14 -29 -11 -32 -7 -29 -11 -26 -14 -22 -11 -20 -7 -22 -11 -26
part dots = dots own : o_ w -66 0 5 ; o_ w 66 0 5 ; o_ w 0 -68 5 ; o_ w 0 68 5
scene lay

* string-telephone | 4-5 6-8 9-12 | -
appeal 3
topics telephone, phone, string telephone, string phone, tin can telephone, cup phone, walkie talkie, walkie-talkie, talking, sound, sound wave, science of sound, science experiment, spy, spies, secret agent, communication, alexander graham bell, invention, yard game
near fort, camping, best friends, siblings, garden
colors red, blue, yellow free
minutes 20 25 30
mess low
heart cups: paper-cup, can, yogurt-pot, plastic-cup, foam-cup, plastic-tub = 2
heart line: string, yarn, cotton-cord, fishing-line, sewing-thread, embroidery-floss = 5 yd
nice stop: paper-clip, button, toothpick, bead = 2
nice trim: sticker, washi-tape, duct-tape, construction-paper = 2
nice color: permanent-marker, marker, crayon = 3 color
join tape: tape, masking-tape when trim=construction-paper
tool nail: nail when cups=can
tool hammer: hammer when cups=can
home pushpin when cups!=can
step trim: decorate trim cups tape? > trim by ccc
step color: draw color cups > marks by ccc
step hole: poke cups pushpin nail hammer by ggt
step thread: thread line cups by ttc
step knot: tie line stop? cups > cups line stop by ttc
step stretch: test line cups by tcc
step talk: play cups by ttc
step find: play cups by ccc
part line = line w : l ~ 3 -56 34 -20 56 20 20 54 -26
part cups = cups a : q^ ~ 4 -98 6 -66 -18 -44 50 -72 62 ; o^ ~+ -86 34 12 30 -14 ; o_ ~-- -87 34 8 23 -14 ; q^ b 4 98 -58 66 -74 44 -10 72 6 ; o^ b+ 86 -27 12 32 12 ; o_ b-- 87 -27 8 25 12
part stop = stop own : o_ silver -58 34 5 ; o_ silver 57 -28 5
part trim = trim c : s_ ~ -66 8 5 9 4 ; s_ ~ 68 -46 5 9 4
part marks = color c : z_ ~ 4 -62 0 -56 48 ; z_ ~ 4 60 -56 66 -4
scene lay

* linked-paper-chain | 4-5 6-8 | -
extras hanging: sticker, stick-on-gem, glitter-glue, sequin, craft-foam, bell
topics paper chain, paper chains, paper garland, garland, countdown, countdown calendar, countdown chain, christmas countdown, advent, birthday countdown, vacation countdown, party decoration, birthday party, christmas, christmas tree, kwanzaa, classroom decoration, days until, last day of school, 100th day of school, diwali, hanukkah, 4th of july, fourth of july, easter, halloween, holidays
near black history, juneteenth, counting
colors red, green, yellow, blue free
minutes 30 35
mess low
heart strips: construction-paper, paper-strip, wrapping-paper, paper, magazine, origami-paper, cardstock, old-greeting-card = 5 sheet
heart fix: glue-stick, stapler, tape, glue, washi-tape
nice color: marker, crayon, sticker, colored-pencil = 3 color
nice sign: cardstock, paper-plate, index-card = 1
tool ruler: ruler
tool pen: pencil, marker
tool scissors: scissors
step lines: draw ruler pen strips by tc
step cut: cut strips scissors by tc
step decorate: decorate color strips > marks by cc
step number: draw pen strips by cc
step first: build strips fix by tc
step chain: build strips fix > chain by cc
step sign: draw sign pen > sign by cc
step hang: tape sign? strips fix by gt
step count: play strips by cc
part chain = strips a : a^ ~ -80 -34 20 12 0 360 ; a^ ~2 -56 -14 20 12 0 360 ; a_ ~ -80 -34 20 12 40 110 ; a^ ~3 -28 0 20 12 0 360 ; a_ ~2 -56 -14 20 12 20 90 ; a^ ~ 0 6 20 12 0 360 ; a_ ~3 -28 0 20 12 5 75 ; a^ ~2 28 0 20 12 0 360 ; a_ ~ 0 6 20 12 -10 60 ; a^ ~3 56 -14 20 12 0 360 ; a_ ~2 28 0 20 12 -30 40 ; a^ ~ 80 -34 20 12 0 360 ; a_ ~3 56 -14 20 12 -50 20
part marks = color d : d_ w 2.4 -96 -34 -56 -30 -44 6 0 22 44 6 72 -16 96 -36
part sign = sign w : r^ w 0 62 74 40 4 ; z_ k 4 -22 52 -22 74 ; z_ k 4 -10 52 4 52 4 62 -10 74 4 74 ; h_ red 22 62 9
scene hang

* finger-knit-scarf | 6-8 9-12 | -
appeal 3
topics finger knitting, finger knit, knitting, yarn, yarn craft, scarf, doll scarf, snake, garland, winter, gift for grandma, gift for a friend, handwork, waldorf, quiet time, rainy day, car trip
near headband, crochet, necklace, bracelet
colors purple, teal, yellow free
minutes 40 45
mess low
heart yarn: yarn, old-t-shirt = 20 yd
nice tassel: pom-pom, bead, felt-ball, bell = 2
nice eyes: googly-eye, button = 2
join glue: glue when eyes
tool scissors: scissors
step start: prepare yarn by cc
step weave: weave yarn by tc
step back: weave yarn by tc
step lift: weave yarn by tc
step row: weave yarn > knit by cc
step grow: weave yarn by cc
step off: tie yarn scissors > ends by tc
step tassel: tie tassel yarn > tassel by tc
step eyes: glue eyes yarn glue > eyes by cc
step wear: play yarn by cc
part knit = yarn a : l^ ~- 27 -84 30 -68 2 -50 -16 -26 -20 -4 -2 8 22 22 38 44 42 64 30 84 8 ; z_ ~ 7.5 -91 21 -87 35 -73 31 ; z_ ~ 7.5 -85 11 -81 24 -68 21 ; z_ ~ 7.5 -79 -0 -75 13 -62 10 ; z_ ~ 7.5 -71 -11 -69 3 -55 1 ; z_ ~ 7.5 -61 -21 -61 -7 -47 -6 ; z_ ~ 7.5 -47 -28 -52 -15 -39 -10 ; z_ ~ 7.5 -31 -31 -40 -20 -30 -11 ; z_ ~ 7.5 -14 -25 -27 -21 -24 -8 ; z_ ~ 7.5 -3 -16 -17 -15 -16 -1 ; z_ ~ 7.5 7 -5 -7 -6 -9 8 ; z_ ~ 7.5 13 9 -0 4 -6 17 ; z_ ~ 7.5 18 19 4 15 0 28 ; z_ ~ 7.5 24 28 10 26 9 40 ; z_ ~ 7.5 31 31 18 36 22 49 ; z_ ~ 7.5 40 33 29 41 38 53 ; z_ ~ 7.5 48 30 42 43 54 49 ; z_ ~ 7.5 55 24 53 38 67 40 ; z_ ~ 7.5 63 17 63 31 77 31 ; z_ ~ 7.5 71 8 72 22 86 21 ; z_ ~ 7.5 79 -1 80 12 94 12
part ends = yarn a : l ~ 4 -84 30 -92 52 -86 72 ; l ~ 4 84 8 92 -14 86 -30
part tassel = tassel b : pompom ~ -86 78 13 ; pompom ~ 86 -34 13
part eyes = eyes own : e 80 6 6 ; e 92 10 6
scene lay

* box-marble-maze | 4-5 6-8 9-12 | -
extras game: dried-bean, duct-tape, flag, glitter-paper, sticker, sticky-note, washi-tape, wrapping-paper
appeal 3
topics marble maze, maze, labyrinth, marble game, ball maze, straw maze, game, rainy day, indoor game, minotaur, greek myths, engineering, stem, inventor, shoebox game, steady hand, family game night
near ancient greece, travel game, patience
colors blue, yellow, red free
minutes 65 50 55
waits 30
mess low
heart box: shoebox, cereal-box, pizza-box, cardboard-box, small-box, foil-tray, paper-plate = 1
heart walls: paper-straw, plastic-straw, craft-stick, pipe-cleaner, paper-strip, corrugated-paper = 10
need ball: marble, wooden-bead, bead, ping-pong-ball, dried-chickpea, aluminum-foil = 1
nice color: paint, acrylic-paint, marker, crayon = 2 color
nice signs: sticker, washi-tape = 2
join fix: glue, tape
tool pen: pencil
tool brush: paintbrush when color=paint,acrylic-paint
tool scissors: scissors
step floor: prepare box scissors > box by gtc
step color: color color box brush? > floor by ccc
step plan: draw pen box by tcc
step cut: cut walls scissors by tcc
step walls: glue walls box fix > walls by ccc
step signs: decorate signs box pen? > signs by ccc
step ball: prepare ball by ccc
step dry: dry box by ccc
step test: test ball box > ball by ccc
step race: play box ball by ccc
part box = box own : r^ kraft 0 0 190 150 5 ; r_ ~- 0 0 176 136 3
part floor = color a : r_ ~ 0 0 172 132 2
part walls = walls w : l ~ 8 -84 -34 -24 -34 ; l ~ 8 -24 -34 -24 -4 ; l ~ 8 -54 -4 -54 62 ; l ~ 8 -54 30 -14 30 ; l ~ 8 14 -64 14 -14 ; l ~ 8 14 -14 54 -14 ; l ~ 8 -14 62 -14 30 ; l ~ 8 22 22 84 22 ; l ~ 8 22 22 22 44 ; l ~ 8 54 -42 84 -42
part signs = signs b : s_ ~ 66 46 5 13 6 ; p_ ~ -74 -58 -50 -50 -74 -42
part ball = ball red : o^ ~ -6 -50 9 ; o_ w -9 -53 3
scene lay

* lava-lamp-bottle | 6-8 9-12 | -
appeal 3
topics lava lamp, science experiment, science, science fair, mad scientist, oil and water, density, bubbles, chemistry, fizz, stem, laboratory, retro, seventies, groovy
near volcano, jellyfish, outer space
colors red, orange, yellow
minutes 25 30
mess some
place sink
heart bottle: plastic-bottle, glass-jar, plastic-jar, plastic-cup = 1
heart oil: cooking-oil = 2 cup
heart soda: baking-soda = 3 tbsp
need acid: vinegar, lemon-juice = 1/2 cup
need tint: food-coloring, watercolor-paint = 6 drop
nice glints: glitter, sequin, confetti = pinch
nice light: flashlight, phone = 1
tool drip: pipette, plastic-spoon, metal-spoon, paper-straw, plastic-straw, measuring-cup
tool funnel: funnel, paper
home tray
home cup
step soda: fill soda bottle funnel tray > bottle soda by cc
step oil: fill oil bottle funnel > oil by tc
step tint: mix acid tint cup by cc
step glints: fill glints bottle > glints by cc
step drops: test acid drip bottle > blobs by cc
step watch: test acid bottle by cc
step light: test light bottle by cc
step again: play soda bottle by cc
part bottle = bottle own : q^ light-blue 10 -42 90 -42 -40 -14 -66 -14 -88 14 -88 14 -66 42 -40 42 90 ; r^ ~ 0 -92 30 8 2
part soda = soda w : b_ w -38 86 -38 76 0 72 38 76 38 86
part oil = oil yellow : q_ ~+ 8 -37 74 -37 -30 37 -30 37 74
part glints = glints w : d_ ~ 2 -24 -10 18 -18 28 20 -14 40 6 8
part blobs = acid a : o_ red -16 56 13 15 ; o_ red+ 14 40 10 12 ; o_ red -6 10 12 14 ; o_ red+ 20 -4 8 ; o_ red -18 -16 9 ; o_ red 6 -26 7 ; o_ w -20 50 3 ; o_ w -10 4 3
scene stand

* cup-lighthouse | 4-5 6-8 9-12 | Ocean
extras world Ocean: denim, fabric-scrap, pillow-stuffing, seashell, pebble, driftwood, sand, cork, wooden-block, craft-stick, bandana, stone, feather, candy-wrapper, tissue-paper, peg-doll, bark, net-bag, sea-glass
topics lighthouse, light house, harbor, coast, maine, seaside, storm at sea, sea, keeper, night light
near ships, boats, sailor, captain, beach, summer vacation, rocks
colors red, white, blue, gray
minutes 40 45 50
waits 30
mess some
heart tower: paper-cup, cardboard-tube, oatmeal-canister, chip-can, foam-cup, plastic-cup = 1
heart top: plastic-cup, yogurt-pot, plastic-jar, cupcake-liner = 1
need stripes: paint, acrylic-paint, washi-tape, duct-tape, construction-paper, electrical-tape = 2 color
need rocks: stone, pebble, egg-carton, newspaper, air-dry-clay = handful
need board: cardboard, paper-plate, cereal-box, pizza-box, cake-board = 1
nice sea: tissue-paper, crepe-paper, cotton-ball = 1 sheet
tool light@4-5: LED-candle, flashlight, glow-stick, string-light = 1
tool light@6-8,9-12: LED-candle, LED-tea-light, flashlight, glow-stick, string-light = 1
join fix: glue
tool pen: marker, permanent-marker, chalk-marker
tool brush: paintbrush when stripes=paint,acrylic-paint
tool scissors: scissors
step stripes: decorate stripes tower brush? scissors? fix? > tower stripes by tcc
step door: draw pen tower > door by ccc
step hole: cut tower scissors by gtc
step set: glue tower board fix by ccc
step rocks: glue rocks board fix scissors? > board rocks by tcc
step sea: glue sea board fix > sea by ccc
step dry: dry board by ccc
step lamp: build light tower > light by ggc
step roof: build top tower > top by tcc
step shine: play tower by ccc
part board = board own : o^ kraft 0 84 96 16
part sea = sea blue : b_ blue -92 84 -70 76 -40 82 -10 78 20 84 50 78 80 82 92 86 60 96 0 98 -60 96
part tower = tower own : q^ w 3 -22 -44 22 -44 34 80 -34 80
part stripes = stripes a : p_ ~ -24 -24 24 -24 26 0 -26 0 ; p_ ~ -29 26 29 26 31 50 -31 50
part door = pen k : b_ k -8 80 -8 64 0 58 8 64 8 80 ; o_ k 0 14 5 6
part rocks = rocks gray : o^ ~ -48 80 18 11 ; o^ ~- -32 86 15 9 ; o^ ~ 46 80 18 11 ; o^ ~- 30 86 14 8 ; o^ ~+ 62 86 12 7
part light = light yellow : o_ yellow+ 0 -62 17 16 ; p_ yellow+ 16 -66 98 -88 98 -44 16 -56 ; p_ yellow+ -16 -66 -98 -88 -98 -44 -16 -56
part top = top own : r_ light-blue 0 -62 30 34 3 ; o_ yellow 0 -58 8 12 ; r^ k 0 -44 52 6 2 ; p^ red -22 -78 22 -78 0 -98
scene stand

* leprechaun-trap | 4-5 6-8 9-12 | -
extras world Fantasy: paint-chip
appeal 3
topics leprechaun trap, leprechaun, leprechauns, st patrick's day, saint patrick's day, st patricks day, pot of gold, march, ireland, irish, trap, rainbow, engineering, stem, invention
near lucky, shamrock
colors green, gold, red, yellow
minutes 45 50 55
mess low
heart box: shoebox, tissue-box, small-box, oatmeal-canister, cereal-box, paper-bag, milk-carton = 1
heart green: construction-paper, paint, felt, tissue-paper, acrylic-paint, wrapping-paper
need ladder: craft-stick, paper-straw, stick, toothpick, pipe-cleaner, plastic-straw = 9
need gold: coin, bottle-cap, button, metallic-paper, candy-wrapper, sequin, aluminum-foil = handful
nice rainbow: pipe-cleaner, crepe-paper, ribbon, construction-paper, yarn, tissue-paper = 5
nice sign: index-card, cardstock, paper = 1
nice cloud: cotton-ball, pillow-stuffing = handful
join fix: glue, tape
tool brush: paintbrush when green=paint,acrylic-paint
tool pen: marker
tool scissors: scissors
step cover: decorate green box brush? scissors? fix > box by tcc
step hole: cut box scissors > hole by gtc
step lid: build green box by tcc
step ladder: glue ladder fix scissors? > ladder by tcc
step lean: glue ladder box fix by ccc
step rainbow: glue rainbow box fix > rainbow by ccc
step cloud: glue cloud box fix > cloud by ccc
step gold: arrange gold scissors? box > gold by tcc
step sign: draw sign pen > sign by ccc
step wait: play box by ccc
part rainbow = rainbow own : a^ red 30 -20 60 52 190 360 ; a^ orange 30 -20 52 44 190 360 ; a^ yellow 30 -20 44 36 190 360 ; a^ green 30 -20 36 28 190 360 ; a^ blue 30 -20 28 20 190 360
part box = box own : q^ a 4 -40 -20 88 -20 88 84 -40 84 ; p_ a+ -40 -20 -24 -40 98 -40 88 -20
part hole = box k : o_ k 28 -30 26 6
part cloud = cloud w : cotton ~ 84 -22 12 ; cotton ~ 96 -16 10 ; cotton ~ -28 -22 12
part ladder = ladder wood : z^ ~ 5 -92 88 -46 -28 ; z^ ~ 5 -72 92 -26 -24 ; z^ ~ 4 -86 72 -66 76 ; z^ ~ 4 -78 52 -58 56 ; z^ ~ 4 -70 32 -50 36 ; z^ ~ 4 -62 12 -42 16 ; z^ ~ 4 -54 -8 -34 -4
part gold = gold own : o^ gold -14 -34 6 3 ; o^ gold 4 -38 6 3 ; o^ gold 24 90 9 5 ; o^ gold+ 40 94 9 5 ; o^ gold 6 94 9 5
part sign = sign w : r^ w 34 40 60 34 3 ; z_ k 3 12 34 56 34 ; z_ k 3 12 46 46 46 ; p_ k 46 42 58 46 46 50
scene stand

* coil-pot | 4-5 6-8 9-12 | -
topics coil pot, clay pot, pottery, clay, bowl, ancient pottery, native pottery, stone age, ancient civilizations, trinket dish, pencil pot, gift for mom, mother's day, gift for grandma, ceramics, snakes of clay
near greek vase, vase
colors orange, teal, cream
minutes 60 45 50
waits 2880
mess some
heart clay: air-dry-clay, salt-dough = 1 lb
nice press@4-5: seashell, bead, button, pebble, sea-glass = 8
nice press@6-8,9-12: seashell, bead, button, pebble, pistachio-shell, sea-glass = 8
nice paint: acrylic-paint, paint, metallic-paint = 2 color
need scratch: toothpick, plastic-fork, pencil, craft-stick, paper-clip
home water
home cup
home board
tool brush: paintbrush when paint
step base: shape clay board > base by ccc
step score: shape scratch clay water by tcc
step snakes: roll clay board by ccc
step coil: build clay cup > coils by tcc
step higher: build clay by tcc
step smooth: shape clay water by ccc
step press: decorate press clay > press by ccc
step dry: dry clay by ccc
step paint: paint paint clay brush > paint by ccc
step use: play clay by ccc
part base = clay a : o^ ~- 0 82 48 13
part coils = clay a : o^ ~ 0 72 54 13 ; o^ ~ 0 56 62 13 ; o^ ~ 0 40 67 13 ; o^ ~ 0 24 68 13 ; o^ ~ 0 8 66 13 ; o^ ~ 0 -8 61 13 ; o^ ~ 0 -24 54 13 ; o^ ~ 0 -40 50 13 ; o_ ~-- 0 -43 38 8
part press = press own : bits own 0.8 -46 26 -20 32 8 33 36 29 56 22 -34 -6 -4 0 30 -2
part paint = paint b : l_ ~ 5 -60 60 -30 66 0 68 30 66 60 60 ; d_ c 4 -56 44 -36 49 -14 52 8 52 32 50 54 45 ; l_ ~ 5 -52 -22 -26 -16 0 -14 26 -16 52 -22
scene stand

* egg-carton-bats | 4-5 6-8 | -
extras hanging: wax-paper
appeal 3
topics bat, bats, egg carton bats, egg carton bat, halloween, halloween decoration, halloween party, spooky, october, night animals, nocturnal, stellaluna
near haunted house, vampire, cave
colors black, purple, white
minutes 30 35
waits 45
mess some
heart carton: egg-carton = 1
heart paint: paint, acrylic-paint, marker, permanent-marker = 1 color
nice eyes: googly-eye, sticker, sequin = 6
need fangs: paper, construction-paper, cardstock, craft-foam, felt = 1 scrap
need line: string, yarn, ribbon, fishing-line, embroidery-floss = 3 ft
nice feet: pipe-cleaner, twist-tie = 2
join fix: glue
tool brush: paintbrush, sponge-brush when paint=paint,acrylic-paint
tool scissors: scissors
step cut: cut carton scissors by gt
step wings: cut carton scissors > bats by gt
step paint: color paint carton brush? by cc
step dry: dry carton by cc
step eyes: glue eyes carton fix > eyes by cc
step fangs: cut fangs scissors carton fix > fangs by tc
step feet: glue feet carton scissors fix > feet by gt
step hang: thread line carton scissors > lines by gt
step fly: play carton by cc
part lines = line w : l_ w 2 -50 -98 -50 -30 ; l_ w 2 44 -98 44 4 ; l_ w 2 4 -98 4 40
part bats = carton k : q^ a 8 -72 -8 -64 -36 -36 -36 -28 -8 ; b^ a -70 -30 -98 -40 -99 -6 -88 -12 -84 0 -76 -8 -70 -4 ; b^ a -30 -30 -2 -40 -1 -6 -12 -12 -16 0 -24 -8 -30 -4 ; q^ a 7 26 22 32 0 56 0 62 22 ; b^ a 28 4 6 -4 4 24 14 20 18 30 26 24 ; b^ a 60 4 82 -4 84 24 74 20 70 30 62 24 ; q^ a 8 -18 66 -10 38 18 38 26 66 ; b^ a -16 44 -44 34 -45 68 -34 62 -30 74 -22 66 -16 70 ; b^ a 24 44 52 34 53 68 42 62 38 74 30 66 24 70
part eyes = eyes own : e -57 -24 6 ; e -43 -24 6 ; e 39 10 5 ; e 50 10 5 ; e -3 50 6 ; e 11 50 6
part fangs = fangs w : p_ w -56 -12 -50 -12 -53 -4 ; p_ w -48 -12 -42 -12 -45 -4 ; p_ w 38 19 43 19 40 26 ; p_ w 46 19 51 19 48 26 ; p_ w -2 62 4 62 1 70 ; p_ w 6 62 12 62 9 70
part feet = feet k : l ~ 3 -56 -6 -56 6 -60 8 ; l ~ 3 -44 -6 -44 6 -40 8 ; l ~ 3 39 18 39 30 35 32 ; l ~ 3 50 18 50 30 54 32 ; l ~ 3 -6 62 -6 78 -10 80 ; l ~ 3 16 62 16 78 20 80
scene hang

* cotton-tail-cup-bunny | 4-5 6-8 | Animals
extras world Animals: grass, clover, flower, hay, felt, toy-tree, crinkle-paper, petal, fabric-scrap, ribbon-rose, clothespin, moss
extras figure: dry-pasta
appeal 3
topics bunny, easter bunny, easter, rabbit, rabbits, cup bunny, spring, candy holder, easter basket, easter table, peter rabbit, cotton tail, year of the rabbit, velveteen rabbit
near pets
colors white, pink, light blue
minutes 30 35
waits 30
mess low
heart cup: paper-cup, plastic-cup, foam-cup, yogurt-pot, cardboard-tube = 1
heart tail: cotton-ball, pom-pom, cotton-pad, felt-ball = 1
need ears: construction-paper, felt, cardstock, craft-foam, paper = 1 sheet
need whiskers: pipe-cleaner, string, yarn, paper-strip, construction-paper, paper = 6 in
nice coat: paint, acrylic-paint, construction-paper, tissue-paper
nice nose: pom-pom, button, sticker, bead = 1
nice eyes: googly-eye, sticker, button = 2
nice grass: crinkle-paper, tissue-paper, grass = handful
join fix: glue, tape
tool brush: paintbrush when coat=paint,acrylic-paint
tool pen: marker, permanent-marker, chalk-marker
tool scissors: scissors
step coat: decorate coat cup brush? scissors? fix? > coat by tc
step ears: cut ears pen scissors by tc
step fix: glue ears cup fix > ears by cc
step eyes: glue eyes cup fix > eyes by cc
step whiskers: glue whiskers cup scissors fix > whiskers by tc
step nose: glue nose cup fix > nose by cc
step mouth: draw pen cup > face by cc
step tail: glue tail cup fix > cup tail by cc
step grass: fill grass cup > grass by cc
step hide: play cup by cc
part ears = ears w : j^ ~ -18 -30 -26 -96 13 ; j_ pink -18 -34 -25 -86 7 ; j^ ~ 18 -30 26 -96 13 ; j_ pink 18 -34 25 -86 7
part grass = grass green : l ~ 3 -30 -26 -36 -44 ; l ~ 3 -8 -26 -10 -48 ; l ~ 3 6 -26 6 -44 ; l ~ 3 30 -26 36 -42
part cup = cup own : cup ~ 0 -26 92 110
part coat = coat a : p_ ~ -45 -20 45 -20 33 82 -33 82
part eyes = eyes own : e -16 4 9 ; e 16 4 9
part whiskers = whiskers k : l ~ 2.4 -10 26 -46 18 ; l ~ 2.4 -10 30 -48 32 ; l ~ 2.4 -10 34 -46 46 ; l ~ 2.4 10 26 46 18 ; l ~ 2.4 10 30 48 32 ; l ~ 2.4 10 34 46 46
part nose = nose pink : o^ pink 0 26 8 6
part face = pen k : l_ k 3 0 32 0 40 -8 46 ; l_ k 3 0 40 8 46 ; o_ w -4 52 4 7 ; o_ w 4 52 4 7
part tail = tail w : cotton ~ 40 68 15
scene stand

* lollipop-valentines | 4-5 6-8 9-12 | -
extras card: glitter-glue
appeal 3
topics lollipop valentine, lollipop valentines, valentine, valentines, valentine's day, valentines day, valentine cards for class, class valentines, valentine card, classmates, party favor, party favors, goody bag, birthday treat, butterfly, love
near flowers, candy, heart
colors pink, red, purple
minutes 35 40 40
mess low
heart pop: candy, pencil, candy-cane, glow-stick = 6
heart card: cardstock, construction-paper, craft-foam, index-card, paint-chip = 3 sheet
need pen: marker, crayon, colored-pencil, gel-pen = 2 color
nice punch: hole-punch
nice trim: sticker, stick-on-gem, sequin, washi-tape = 30
nice leaf: felt, tissue-paper, ribbon = 1 scrap
join fix: tape
tool scissors: scissors
step pattern: draw pen card by tcc
step cut: cut card scissors > wings by gcc
step slits: poke card punch? scissors by gtc
step trim: decorate trim card > trim by ccc
step words: draw pen card > words by ccc
step slide: thread pop card > pops by ccc
step back: tape card fix by ccc
step leaf: tape leaf card scissors fix > leaf by tcc
step give: play card by ccc
part wings = card a : b^ ~ -77.6 -64.5 -95.2 -83.2 -102.9 -66.7 -93 -55.7 -99.6 -42.5 -87.5 -35.9 -77.6 -51.3 ; b^ ~ -74.3 -64.5 -56.7 -83.2 -49 -66.7 -58.9 -55.7 -52.3 -42.5 -64.4 -35.9 -74.3 -51.3 ; f^ b -22.6 -54.6 6 22 8.2 -90 ; o_ b- -22.6 -54.6 6.6 ; b^ ~ 21.4 -60.5 3.8 -79.2 -3.9 -62.7 6 -51.7 -0.6 -38.5 11.5 -31.9 21.4 -47.3 ; b^ ~ 24.7 -60.5 42.3 -79.2 50 -62.7 40.1 -51.7 46.7 -38.5 34.6 -31.9 24.7 -47.3 ; f^ b 76.4 -50.6 6 22 8.2 -90 ; o_ b- 76.4 -50.6 6.6 ; b^ ~ -28.6 35.5 -46.2 16.8 -53.9 33.3 -44 44.3 -50.6 57.5 -38.5 64.1 -28.6 48.7 ; b^ ~ -25.3 35.5 -7.7 16.8 0 33.3 -9.9 44.3 -3.3 57.5 -15.4 64.1 -25.3 48.7 ; f^ b 26.4 45.4 6 22 8.2 -90 ; o_ b- 26.4 45.4 6.6
part pops = pop own : stick w -76 -64.5 -76 -4 2.8 ; o^ red -76 -72.2 7.7 ; o_ red+ -78.2 -74.4 2.8 ; stick w -22.6 -54.6 -22.6 3.7 2.8 ; o^ yellow -22.6 -54.6 8.2 ; o_ yellow+ -24.8 -56.8 2.8 ; stick w 23 -60.5 23 0 2.8 ; o^ red 23 -68.2 7.7 ; o_ red+ 20.8 -70.4 2.8 ; stick w 76.4 -50.6 76.4 7.7 2.8 ; o^ yellow 76.4 -50.6 8.2 ; o_ yellow+ 74.2 -52.8 2.8 ; stick w -27 35.5 -27 96 2.8 ; o^ red -27 27.8 7.7 ; o_ red+ -29.2 25.6 2.8 ; stick w 26.4 45.4 26.4 103.7 2.8 ; o^ yellow 26.4 45.4 8.2 ; o_ yellow+ 24.2 43.2 2.8
part trim = trim c : h_ red -89.7 -68.9 3.3 ; h_ red -62.2 -68.9 3.3 ; h_ red -88.6 -45.8 2.8 ; h_ red -63.3 -45.8 2.8 ; d_ w 1.7 -22.6 -71.1 -7.2 -62.3 -7.2 -45.8 -22.6 -37 -38 -45.8 -38 -62.3 ; h_ red 9.3 -64.9 3.3 ; h_ red 36.8 -64.9 3.3 ; h_ red 10.4 -41.8 2.8 ; h_ red 35.7 -41.8 2.8 ; d_ w 1.7 76.4 -67.1 91.8 -58.3 91.8 -41.8 76.4 -33 61 -41.8 61 -58.3 ; h_ red -40.7 31.1 3.3 ; h_ red -13.2 31.1 3.3 ; h_ red -39.6 54.2 2.8 ; h_ red -14.3 54.2 2.8 ; d_ w 1.7 26.4 28.9 41.8 37.7 41.8 54.2 26.4 63 11 54.2 11 37.7
part words = pen k : l_ k 1.1 -94.1 -57.9 -89.7 -60.1 -85.3 -57.9 ; l_ k 1.1 -66.6 -57.9 -62.2 -60.1 -57.8 -57.9 ; l_ k 1.1 4.9 -53.9 9.3 -56.1 13.7 -53.9 ; l_ k 1.1 32.4 -53.9 36.8 -56.1 41.2 -53.9 ; l_ k 1.1 -45.1 42.1 -40.7 39.9 -36.3 42.1 ; l_ k 1.1 -17.6 42.1 -13.2 39.9 -8.8 42.1
part leaf = leaf green : j^ ~ -22.6 -15 -3.9 -26 4.4 ; j^ ~ -22.6 -10.6 -40.2 -20.5 4.4 ; j^ ~ 76.4 -11 95.1 -22 4.4 ; j^ ~ 76.4 -6.6 58.8 -16.5 4.4 ; j^ ~ 26.4 85 45.1 74 4.4 ; j^ ~ 26.4 89.4 8.8 79.5 4.4
scene lay

* hundred-gumballs | 4-5 6-8 | -
extras machine: paper-fastener
topics gumball machine, gumballs, gumball, 100th day of school, 100 days of school, hundredth day, 100 days, hundred days, one hundred, counting, counting to 100, counting by tens, skip counting, numbers, math, place value, candy shop, bubble gum
near first grade
colors red, light blue, yellow
minutes 40 45
waits 30
mess some
heart globe: paper-plate, cardboard, cake-board = 1
heart balls: pom-pom, sticker, button, bead, dried-bean, sequin, breakfast-cereal = 100
need stand: construction-paper, cardstock, cardboard, cereal-box = 1 sheet
nice knob: bottle-cap, button, plastic-lid = 1
need pen: marker, crayon = 1 color
join fix: glue
tool scissors: scissors
step count: prepare balls by tc
step stand: cut stand pen scissors > stand by tc
step join: glue stand globe fix > globe by cc
step glue: glue globe balls fix > balls by cc
step more: glue globe balls fix by cc
step knob: glue knob stand fix > knob by cc
step sign: draw pen stand > sign by cc
step dry: dry globe by cc
step check: play globe by cc
part stand = stand red : q^ a 4 -34 34 34 34 48 94 -48 94 ; r^ a- 0 32 64 12 3
part globe = globe own : o^ light-blue+ 0 -30 66
part balls = balls own : bits red 0.9 4 -30 -4 -16 -17 -40 -23 -29 6 -56 -10 -58 33 -33 28 -51 14 5 -40 -25 -32 -3 -18 -70 -39 -55 36 -62 13 -78 44 -4 -38 7 -13 23 ; bits yellow 0.9 -5 -25 -7 -44 17 -47 14 -6 27 -16 -23 -6 -6 5 -35 -46 6 -72 41 -13 46 -38 -5 18 23 15 -51 -19 -27 -78 ; bits blue 0.9 1 -39 15 -24 20 -34 -1 -5 -27 -39 -30 -22 0 -64 -19 -61 37 -41 26 -61 24 5 -42 -15 -29 7 -29 -69 -47 -48 30 -72 3 -83 53 -13 ; bits green 0.9 6 -22 -16 -23 -12 -13 -16 -49 17 -56 23 -5 35 -20 -20 4 1 11 -42 -40 -4 -77 48 -21 47 -49 6 22 34 12 -51 -7 ; bits pink 0.9 -12 -32 8 -46 -3 -52 26 -27 26 -42 5 1 -35 -33 -33 -13 -8 -69 -29 -59 38 -51 21 -70 35 2 -42 -4 -22 16 -40 -64 -54 -38 22 -81 ; bits orange 0.9 11 -37 6 -12 17 -15 -22 -15 -11 -3 -26 -50 13 -65 32 -7 42 -28 -14 12 11 14 -48 -30 -15 -79 53 -32 45 -61
part knob = knob own : cap gold 0 62 11
part sign = pen w : z_ w 4 -12 78 -12 90 ; o_ w 0 84 4 6 ; o_ red 0 84 2 4 ; o_ w 12 84 4 6 ; o_ red 12 84 2 4 ; r_ k 0 48 22 5 2
scene stand

* clay-pot-bell | 4-5 6-8 9-12 | Nature
extras hanging: ribbon, charm, crystal, bead, stick-on-gem, feather
topics garden, garden bell, clay pot bell, wind chime, wind chimes, terracotta, flower pot bell, garden decoration, porch, backyard, christmas bell, bell, gift for grandma, gift for mom, mother's day, mother day gift, gardener, patio
near spring, summer
colors teal, orange, yellow
minutes 55 40 45
waits 60
mess some
heart pot: terracotta-pot = 1
heart line: string, cotton-cord, raffia, ribbon, yarn, leather-cord = 4 ft
heart clapper: bell, wooden-bead, metal-washer, old-key, metal-spoon, nuts-and-bolts, wooden-bead-ring = 1
need paint: acrylic-paint, paint, paint-marker = 3 color
nice beads: bead, button, seashell, wooden-bead = 4
nice tail: feather, leaf, fabric-scrap, ribbon = 1
nice stop: craft-stick, stick, metal-washer, curtain-ring = 1
tool brush: paintbrush, cotton-swab when paint=acrylic-paint,paint
tool scissors: scissors
home newspaper
home pencil
step wipe: prepare pot newspaper by ccc
step coat: paint pot paint brush? > pot coat by ccc
step dots: paint paint pot brush? pencil > dots by ccc
step dry: dry pot by ccc
step clapper: tie line clapper scissors > clapper by ttc
step knot: tie line stop? pencil by gtc
step thread: thread line pot > line by ttc
step beads: thread beads line > beads by tcc
step tail: tie tail line > tail by tcc
step ring: play pot by gtc
part line = line tan : l ~ 3 0 -40 -10 -74 0 -98 10 -74 0 -40
part tail = tail own : feather teal 0 74 14 98 6
part clapper = clapper own : z_ tan 2 0 30 0 60 ; o^ gold 0 64 14 ; o_ k 0 72 4
part pot = pot own : q^ orange 4 -34 -40 34 -40 52 36 -52 36 ; r^ orange- 0 40 118 18 3
part coat = paint a : q_ ~ 4 -34 -36 34 -36 50 28 -50 28 ; r_ b 0 40 114 12 3
part dots = paint c : d_ ~ 5 -30 -14 -10 -18 10 -18 30 -14 -40 14 -20 8 0 6 20 8 40 14 ; l_ w 4 -46 26 -30 18 -15 26 0 18 15 26 30 18 46 26
part beads = beads own : bits own 0.9 0 -58 0 -68 -6 -80 6 -80
scene hang

* white-crayon-message | 4-5 6-8 9-12 | -
appeal 3
topics secret message, invisible ink, invisible message, spy, spies, secret spy, secret agent, detective, spies and detectives, secret code, mystery, treasure hunt, secret map, scavenger hunt, sleepover, best friends, pen pal, magic trick, escape room
near magic, april fool
colors blue, teal, white
minutes 20 25 25
waits 20
mess some
heart wax: crayon, oil-pastel, broken-crayon = 1
heart sheet: paper, watercolor-paper, cardstock, index-card, envelope, paper-plate = 2 sheet
heart wash: watercolor-paint, paint, food-coloring = 1 color
nice map: ballpoint-pen, marker, pencil = 1
nice post: envelope, paper-bag = 1
tool brush: paintbrush, sponge-brush, cotton-swab, cotton-ball
home water
home cup
home newspaper
step plan: prepare sheet by ccc
step write: draw wax sheet by ccc
step harder: draw wax sheet by ccc
step cover: draw map sheet > cover by ccc
step post: fold sheet post? by ccc
step mix: mix wash water cup by tcc
step reveal: paint wash sheet brush newspaper > sheet wash letters by ccc
step dry: dry sheet by ccc
step answer: play sheet by ccc
part sheet = sheet w : p^ w -84 -60 84 -68 88 66 -80 72
part wash = wash a : b_ ~ -76 -48 -20 -58 40 -54 76 -56 80 0 74 52 20 60 -40 58 -74 62 -70 10 ; b_ b -60 -10 -10 -20 30 0 50 30 0 40 -50 30
part letters = wax w : z_ w 6 -56 -36 -56 4 ; z_ w 6 -32 -36 -32 4 ; z_ w 6 -56 -16 -32 -16 ; z_ w 6 -10 -36 -10 4 ; z_ w 6 14 -36 14 -8 ; d_ w 4 14 4 ; l_ w 5 -60 42 -40 26 -20 42 0 28 20 44 ; z_ w 6 40 28 60 48 ; z_ w 6 60 28 40 48
part cover = map k : z_ k 2 -70 64 -40 64
scene lay

* spoon-water-wheel | 6-8 9-12 | -
topics water wheel, waterwheel, watermill, mill, water power, hydropower, renewable energy, energy, science experiment, science fair, simple machine, engineering, stem, creek, stream, brook, summer, garden, water play
near pioneers, colonial, earth day
colors blue, red, yellow
minutes 45 50
mess some
place outdoors
heart wheel: plastic-lid, old-CD, foam-tray, milk-carton = 2
heart blades: plastic-spoon, bottle-cap = 6
need axle: wooden-skewer, dowel, pencil, chopstick, paper-straw, plastic-straw = 1
nice winch: string, yarn = 24 in
nice load: paper-clip, button, bell, toy-brick = 1
join fix: duct-tape, waterproof-glue, electrical-tape
tool scissors: scissors
home pitcher
home bowl
step wheel: prepare wheel scissors by gt
step axle: poke axle wheel scissors > wheel axle by gt
step blades: prepare blades scissors? by gt
step fix: tape blades wheel fix > blades by tc
step even: test blades by cc
step hold: test axle by cc
step winch: tie winch axle fix > winch by tc
step load: tie load winch > load by cc
step pour: test pitcher bowl blades by tc
step mill: play wheel by cc
part winch = winch w : z_ w 2.4 60 0 60 52
part load = load own : l ~ 3 60 52 55 58 55 72 65 72 65 56 60 54 59 68
part axle = axle own : stick ~ -94 0 94 0 6
part blades = blades b : j^ ~ 0 0 0 -76 12 ; j^ ~ 0 0 66 -38 12 ; j^ ~ 0 0 66 38 12 ; j^ ~ 0 0 0 76 12 ; j^ ~ 0 0 -66 38 12 ; j^ ~ 0 0 -66 -38 12
part wheel = wheel own : o^ a 0 0 30 ; o_ a- 0 0 20 ; o_ k 0 0 5
scene stand

* pom-pom-peg-critters | 4-5 6-8 | Animals
topics pom pom animals, pom pom critters, pompom animals, clothespin animals, clothespin critters, note holder, fridge decoration, tiny pets, pets, mouse, chick, bunny, bear, desk friend, gift for a friend, small gift
near woodland animals
colors brown, pink, yellow free
minutes 30 35
waits 30
mess low
heart pom: pom-pom, felt-ball, cotton-ball = 6
heart pin: clothespin = 3
need ears: felt, craft-foam, construction-paper, cardstock = 1 scrap
nice eyes: googly-eye, bead, sticker = 6
nice tail: pipe-cleaner, yarn, ribbon = 3
nice note: paper, index-card, photo = 1
join fix: glue
tool pen: marker, permanent-marker
tool scissors: scissors
step pair: prepare pom pin by cc
step body: glue pom pin fix > pins bodies by cc
step head: glue pom pin fix > heads by cc
step ears: cut ears scissors pin fix > ears by tc
step eyes: glue eyes pom fix > eyes by cc
step face: glue ears pen pom fix scissors > faces by tc
step tail: glue tail pin scissors fix > tails by tc
step dry: dry pin by cc
step hold: play pin note? by cc
part pins = pin wood : pin ~ -62 20 72 ; pin ~ 0 28 66 ; pin ~ 62 20 72
part tails = tail own : l ~ 4 -44 10 -34 2 -38 -10 ; l ~ 4 18 18 28 8 24 -2 ; l ~ 4 80 10 92 2 86 -12
part bodies = pom a : pompom ~ -62 8 24 ; pompom b 0 16 22 ; pompom c 62 8 24
part heads = pom a : pompom ~ -62 -26 18 ; pompom b 0 -14 17 ; pompom c 62 -26 18
part ears = ears b : o^ brown -76 -42 8 ; o^ brown -48 -42 8 ; j^ pink -8 -26 -14 -58 7 ; j^ pink 8 -26 14 -58 7 ; p^ orange 56 -24 68 -24 62 -12
part eyes = eyes own : e -69 -28 5 ; e -55 -28 5 ; e -6 -16 5 ; e 6 -16 5 ; e 55 -31 5 ; e 69 -31 5
part faces = pen k : o_ k -62 -18 3.4 2.6 ; o_ k 0 -6 3.4 2.6 ; l_ k 2 -68 -12 -62 -8 -56 -12 ; l_ k 2 -5 0 0 3 5 0
scene stand

* tape-road-city | 4-5 6-8 | Transportation
extras world Transportation: toy-car, pom-pom, toy-animal, modeling-clay, paper-strip, toy-brick, bottle-cap, button, pipe-cleaner, fake-leaf, flower
topics roads, road, city, town, traffic, cars, toy cars, car track, race track, tape road, cardboard city, vehicles, trucks, neighborhood, community, my town, hot wheels, indoor play, rainy day
near map, construction
colors gray, green, blue, red
minutes 40 45
mess low
place floor
heart cars: toy-car = 2
heart road: masking-tape, cardboard, electrical-tape, construction-paper, duct-tape = 1
need board: cardboard, cardboard-box, pizza-box, packing-paper, newspaper = 1
nice paint: paint, acrylic-paint = 1 color
nice lines: chalk-marker, paint-marker, chalk, crayon, marker = 1 color
nice houses: small-box, milk-carton, cereal-box, tissue-box, toy-brick, wooden-block, construction-paper = 3
nice bridge: craft-stick, ruler, cereal-box = 7
nice trees: construction-paper, pipe-cleaner, craft-foam, felt = 1 sheet
join fix: tape, masking-tape, glue
tool pen: marker
tool brush: paintbrush, foam-roller when paint
tool scissors: scissors when road=cardboard,construction-paper; trees; houses=construction-paper,cereal-box
step plan: draw pen board by cc
step ground: paint paint board brush > ground by cc
step road: build road board scissors? > board road by tc
step lines: draw lines road by cc
step bridge: build bridge fix board > bridge by tc
step houses: build houses scissors? board fix > houses by tc
step trees: cut trees scissors board fix > trees by tc
step signs: draw pen board > signs by cc
step drive: play cars board > cars by cc
part board = board own : q^ kraft 4 -98 -50 98 -50 98 90 -98 90
part ground = paint green : q_ ~ 3 -94 -46 94 -46 94 86 -94 86
part road = road gray : l_ gray-- 22 -94 50 -40 54 -20 20 20 0 70 -10 94 -30 ; l_ gray-- 22 -20 20 -60 -10 -60 -44 ; l_ gray-- 22 20 0 40 50 40 86 ; l_ w 2 -90 50 -40 54 -20 20 20 0 70 -10 90 -28
part bridge = bridge wood : r^ ~ -64 31 7 42 2 ; r^ ~- -56 32 7 42 2 ; r^ ~ -48 31 7 42 2 ; r^ ~- -40 32 7 42 2 ; r^ ~ -32 31 7 42 2 ; r_ ~-- -48 14 42 5 1 ; r_ ~-- -48 49 42 5 1
part houses = houses red : r^ red 66 -44 34 34 2 ; p^ brown 46 -60 86 -60 66 -84 ; r_ w 66 -38 10 14 ; r^ yellow -14 -38 30 30 2 ; p^ red -32 -52 4 -52 -14 -74 ; r^ blue 74 46 30 38 2 ; r_ w 68 38 8 8 ; r_ w 80 38 8 8
part trees = trees green : o^ dark-green -84 6 12 ; z_ brown 4 -84 16 -84 26 ; o^ dark-green 0 62 12 ; z_ brown 4 0 72 0 82
part signs = pen k : z_ k 3 20 -26 20 -40 ; s_ red 20 -44 8 7 6
part cars = cars own : q^ red 4 -88 36 -66 36 -62 48 -92 48 ; o_ k -84 50 4 ; o_ k -70 50 4 ; q^ yellow 4 52 -26 74 -30 78 -18 52 -12 ; o_ k 58 -12 4 ; o_ k 72 -16 4
scene lay

* twister-jar | 4-5 6-8 | Weather
appeal 3
topics tornado in a bottle, tornado in a jar, tornado, twister, whirlpool, hurricane, storm, wizard of oz, science experiment, science, vortex, sensory bottle, weather unit, storm chaser
near kansas
colors light blue, gray
minutes 15 20
mess some
place sink
heart bottle: plastic-bottle, plastic-jar, glass-jar = 1
heart soap: dish-soap = 1/2 tsp
nice tint: food-coloring, watercolor-paint = 1 drop
nice bits: glitter, sequin, confetti, bead, toy-brick = pinch
nice acid: vinegar = 1 tsp
join seal: duct-tape, electrical-tape, tape
home water
home towel
step water: fill water bottle > bottle water by tc
step soap: mix soap acid? bottle by cc
step tint: mix tint bottle > tint by cc
step bits: fill bits bottle > bits by cc
step close: tape bottle seal towel > seal by gt
step swirl: play bottle by cc
step watch: test bottle by cc
part bottle = bottle own : q^ light-blue 12 -44 92 -44 -50 -16 -74 -16 -88 16 -88 16 -74 44 -50 44 92
part water = water light-blue : q_ ~- 10 -39 86 -39 -44 39 -44 39 86
part tint = tint blue : q_ ~ 10 -39 86 -39 -44 39 -44 39 86
part bits = bits own : bits own 0.5 -26 60 22 70 -8 44 20 30 -18 0 26 -8
part seal = seal silver : r^ ~ 0 -86 36 16 3 ; b_ w -30 -42 -18 -10 -10 20 -4 60 0 82 4 60 10 20 18 -10 30 -42 ; b_ light-blue -22 -42 -12 -10 -5 20 0 56 5 20 12 -10 22 -42 ; l_ w 3 -24 -30 0 -24 24 -30 ; l_ w 3 -16 -8 0 -3 16 -8 ; l_ w 3 -9 16 0 20 9 16 ; l_ w 3 -5 38 0 41 5 38
scene stand

* bottle-bumblebee | 4-5 6-8 | Bugs
extras hanging: glitter-glue
topics bee, bees, bumblebee, honeybee, honey bee, bottle bee, plastic bottle bee, pollinator, pollinators, insects, insect, garden, spring, recycling, recycled bee
near hive, spelling bee
colors yellow, black, white
minutes 35 40
mess low
heart bottle: plastic-bottle, detergent-bottle = 1
heart coat: construction-paper, paint, acrylic-paint, tissue-paper, felt, yarn
need stripes: electrical-tape, duct-tape, tape, construction-paper, washi-tape, felt, yarn, pipe-cleaner = 3 strip
need wings: tissue-paper, bubble-wrap, plastic-wrap, cellophane, paper, coffee-filter, wax-paper, craft-foam = 1 sheet
nice eyes: googly-eye, sticker, button, bottle-cap = 2
nice feelers: pipe-cleaner, twist-tie, paper-straw = 1
nice line: string, yarn, fishing-line = 2 ft
join fix: tape, glue
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: permanent-marker, marker, chalk-marker
tool scissors: scissors
step coat: decorate coat bottle brush? scissors? fix > bottle by tc
step stripes: decorate stripes bottle scissors fix? > stripes by tc
step wings: cut wings scissors by tc
step join: glue wings bottle fix > wings by cc
step eyes: glue eyes bottle fix > eyes by cc
step face: draw pen bottle > face by cc
step feelers: tape feelers bottle scissors fix > feelers by tc
step line: tie line bottle > line by gt
step fly: play bottle by cc
part line = line w : l_ w 2 4 -98 4 -28
part wings = wings w : b^ ~ -8 -24 -40 -84 -76 -80 -72 -40 -30 -18 ; b^ ~ 16 -24 30 -90 68 -86 72 -44 30 -18
part bottle = bottle own : b^ yellow -84 20 -70 -16 -30 -30 30 -30 70 -14 84 20 70 50 30 64 -30 64 -70 52 ; p^ k 82 12 99 20 82 28
part stripes = stripes k : l_ k 13 -22 -28 -17 18 -22 62 ; l_ k 13 16 -29 21 18 16 62 ; l_ k 12 52 -20 57 18 52 54
part eyes = eyes own : e -62 6 9 ; e -44 2 9
part face = pen k : l_ k 3 -70 28 -60 36 -46 32 ; o_ pink -74 22 5 3 ; o_ pink -40 20 5 3
part feelers = feelers k : l ~ 3 -62 -16 -74 -40 -86 -44 ; l ~ 3 -50 -24 -54 -46 -64 -54
scene hang

* sugar-skull-plate | 4-5 6-8 9-12 | -
appeal 3
topics day of the dead, dia de los muertos, dia de muertos, sugar skull, sugar skulls, calavera, calaca, mexico, mexican, coco, ofrenda, hispanic heritage month, mask, halloween, skull
near november, skeleton, marigold
colors pink, orange, teal, purple
minutes 40 45 50
waits 30
mess low
heart plate: paper-plate = 1
heart pens: marker, paint, acrylic-paint, crayon, oil-pastel, paint-marker = 4 color
need flowers: tissue-paper, crepe-paper, construction-paper, cupcake-liner, paper-napkin, ribbon-rose = 4 sheet
nice gems: sequin, stick-on-gem, button, bead, sticker = 5
nice holder: craft-stick, paper-straw, wooden-spoon, stick = 1
join fix: glue, glue-stick
tool pencil: pencil, marker
tool brush: paintbrush, cotton-swab when pens=paint,acrylic-paint
tool scissors: scissors
step shape: cut plate pencil scissors > plate by gtc
step eyes: draw pencil plate by ccc
step rings: color pens plate brush? > eyes by ccc
step mouth: color pens plate brush? > mouth by ccc
step swirls: color pens plate brush? > swirls by ccc
step gems: glue gems plate fix > gems by ccc
step flowers: tear flowers by ccc
step crown: glue flowers plate fix > crown by ccc
step holder: tape holder plate fix > holder by tcc
step remember: play plate by ccc
part holder = holder wood : stick ~ 0 60 0 99 9
part plate = plate w : b^ ~ -72 -20 -62 -62 -24 -80 24 -80 62 -62 72 -20 64 16 42 34 40 66 20 76 -20 76 -40 66 -42 34 -64 16
part eyes = pens a : f^ a -30 -14 9 25 8 -90 ; o_ k -30 -14 15 ; f^ c 30 -14 9 25 8 -90 ; o_ k 30 -14 15 ; p_ k 0 6 9 24 0 19 -9 24
part mouth = pens k : l_ k 3 -34 50 0 56 34 50 ; z_ k 3 -20 46 -20 60 ; z_ k 3 -8 48 -8 62 ; z_ k 3 6 48 6 62 ; z_ k 3 20 46 20 60
part swirls = pens d : i_ d -56 22 9 1.5 3 ; i_ d 56 22 9 1.5 3 ; d_ b 3 -14 -44 0 -48 14 -44 -8 -36 8 -36 ; j_ c 0 -30 -12 -20 4 ; j_ c 0 -30 12 -20 4 ; d_ a 3 -24 70 0 72 24 70
part gems = gems own : bits own 0.7 -30 14 30 14 0 -58 -58 -14 58 -14
part crown = flowers a : f^ orange -44 -72 9 22 8 -90 ; o_ gold -44 -72 8 ; f^ pink 0 -86 9 22 8 -90 ; o_ red 0 -86 8 ; f^ orange 44 -72 9 22 8 -90 ; o_ gold 44 -72 8 ; j^ green -70 -60 -90 -48 7 ; j^ green 70 -60 90 -48 7
scene stand

* life-size-body-map | 4-5 6-8 9-12 | -
appeal 3
topics human body, body, body parts, organs, heart, lungs, anatomy, science class, science project, my body, all about me, bones, skeleton, how the body works, digestion, biology
near health, doctor, nurse, hospital, kindergarten
colors red, blue, pink, tan
minutes 50 60 60
mess low
place floor
heart roll: packing-paper, wrapping-paper, newspaper, bed-sheet, wallpaper = 2 yd
heart pen: marker, crayon, permanent-marker, fabric-marker = 4 color
need organs: construction-paper, felt, paper, craft-foam, tissue-paper, cardstock = 3 sheet
nice pipes: paper-straw, plastic-straw, yarn, string, ribbon = 2
nice lungs: paper-bag, kitchen-sponge = 2
nice gut: yarn, rope, string, pool-noodle = 3 yd
nice bones: cotton-swab, craft-stick, paper-straw, dry-pasta = 12
join fix: tape, glue
tool scissors: scissors
step lie: draw pen roll > sheet by ttt
step outline: draw pen roll > outline by ccc
step heart: cut organs scissors roll fix > heart by tcc
step lung: cut organs lungs? scissors roll fix > lungs by tcc
step pipes: tape pipes roll fix scissors > pipes by tcc
step stomach: cut organs scissors roll fix > stomach by tcc
step gut: tape gut roll fix > gut by ccc
step bones: glue bones roll fix > bones by ccc
step labels: draw pen roll > labels by ccc
step tell: play roll by ccc
part sheet = roll own : longsheet ~ 0 0 188 202
part outline = pen k : b_ sand -14 -52 -42 -44 -60 0 -86 26 -80 34 -46 10 -36 -12 -32 30 -36 94 -8 94 0 48 8 94 36 94 32 30 36 -12 46 10 80 34 86 26 60 0 42 -44 14 -52 ; p_ sand -14 -50 14 -50 10 -60 -10 -60 ; l_ k 3 -14 -52 -42 -44 -60 0 -86 26 -80 34 -46 10 -36 -12 -32 30 -36 94 -8 94 0 48 8 94 36 94 32 30 36 -12 46 10 80 34 86 26 60 0 42 -44 14 -52 ; p_ blue -33 26 33 26 35 58 5 58 0 48 -5 58 -35 58 ; o_ sand 0 -74 22 24 ; a_ k 0 -74 24 21.5 0 360 ; b_ brown -22 -74 -20 -94 0 -101 20 -94 22 -74 12 -86 -4 -88 -14 -84 ; k -8 -74 3 ; k 8 -74 3 ; u 0 -64 7
part lungs = organs c : b^ pink -8 -32 -26 -30 -30 -6 -12 -2 -8 -14 ; b^ pink 8 -32 26 -30 30 -6 12 -2 8 -14
part pipes = pipes own : l_ w 4 0 -52 0 -34 ; l_ w 4 0 -34 -12 -24 ; l_ w 4 0 -34 12 -24
part heart = organs a : h^ red 6 -12 10
part stomach = organs b : b^ orange 2 4 20 2 22 14 8 20 -6 14
part gut = gut d : l_ pink- 5 -18 24 18 26 -18 32 18 38 -16 44
part bones = bones w : z_ w 4 -20 54 -22 88 ; z_ w 4 20 54 22 88 ; z_ w 4 -48 -10 -70 18 ; z_ w 4 48 -10 70 18
part labels = pen k : z_ k 1.6 12 -12 56 -44 ; l_ k 2.2 60 -46 65 -50 69 -44 74 -49 79 -44 84 -48 ; z_ k 1.6 -24 -18 -54 -46 ; l_ k 2.2 -86 -48 -81 -52 -76 -46 -71 -51 -66 -46 -60 -50 ; z_ k 1.6 20 12 56 50 ; l_ k 2.2 58 54 63 50 68 56 73 51 78 56 84 52
scene lay

* patchwork-jar-lantern | 4-5 6-8 9-12 | -
extras jar: bead, raffia, ribbon-rose
topics jar lantern, lantern, mason jar lantern, mason jar, tissue paper jar, night light, gift for grandma, gift for grandpa, gift for mom, gift for a teacher, mother's day, teacher appreciation, grandparents, diwali, winter solstice, st martin, ramadan, table decoration, candle holder, christmas gift, housewarming
colors orange, pink, teal, yellow free
minutes 45 35 40
waits 120
mess some
heart jar: glass-jar, plastic-jar, tea-light-holder = 1
heart paper: tissue-paper, crepe-paper, paper-napkin = 4 sheet
need band: ribbon, raffia, string, yarn, lace, washi-tape = 18 in
tool light: LED-candle, LED-tea-light, string-light, glow-stick = 1
nice figure: construction-paper, cardstock = 1 scrap
nice tag: price-tag, index-card, cardstock = 1
join glue: glue
tool brush: paintbrush, sponge-brush, cotton-swab
tool scissors: scissors
tool pen: marker, gel-pen, ballpoint-pen
home water
home cup
step wash: wash jar water by ccc
step tear: tear paper by ccc
step mix: mix glue water cup by ccc
step cover: glue paper jar glue brush > jar patches by ccc
step figure: cut figure jar glue scissors > figure by ttc
step seal: glue jar paper glue brush by ccc
step dry: dry jar by ccc
step band: tie band jar > band by tcc
step tag: draw tag pen band > tag by tcc
step light: test light jar > light by ggc
part jar = jar own : q^ light-blue 12 -50 -62 50 -62 56 -44 56 86 -56 86 -56 -44
part light = light yellow : o_ yellow+ 0 30 34 44 ; o_ cream 0 70 12 9
part patches = paper a : p_ orange -50 -40 -22 -44 -18 -12 -52 -8 ; p_ pink -20 -42 12 -40 8 -10 -18 -12 ; p_ yellow 14 -44 50 -40 52 -12 10 -10 ; p_ teal -52 -6 -20 -10 -22 22 -50 24 ; p_ yellow -18 -10 8 -8 12 20 -20 22 ; p_ orange 10 -8 52 -10 50 22 14 20 ; p_ pink -50 26 -20 24 -16 54 -52 52 ; p_ teal+ -18 24 12 22 14 50 -14 54 ; p_ pink+ 14 22 52 24 50 54 16 50 ; p_ yellow -50 54 -14 56 -18 82 -50 82 ; p_ orange -12 56 16 52 18 82 -16 82 ; p_ teal 18 54 52 56 50 82 20 82
part figure = figure k : h_ k 0 24 18
part band = band b : r^ ~ 0 -52 106 12 2 ; p^ ~ 0 -52 -22 -66 -22 -38 ; p^ ~ 0 -52 22 -66 22 -38 ; o^ ~- 0 -52 6
part tag = tag w : r^ w 66 -24 34 22 2 ; z_ k 2 54 -26 78 -26 ; z_ k 2 54 -20 70 -20
scene stand
`;
