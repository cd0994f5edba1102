/** Crafts of soles, matchsticks, mittens, motors, molds and peanut butter. */
export const shelf = `
* flip-flop-stamps | 6-8 9-12 13+ | -
appeal 1
topics stamps, block printing, printing, flip flops, foam stamps, wrapping paper, cards, summer, upcycling, repeat pattern, tote
colors teal, pink, yellow
minutes 40 45 50
waits 60
mess some
heart sole: flip-flop = 1
need paint: paint, acrylic-paint, washable-ink-pad = 2 color
need sheet: paper, packing-paper, cardstock, construction-paper = 2 sheet
need handle: bottle-cap, cork, spool, wooden-block = 3
need dab: kitchen-sponge, sponge-brush, foam-roller = 1
nice line: marker, gel-pen = 1 color
join stick: glue
tool pen: ballpoint-pen, marker
tool scissors: scissors
home soap
home plate
step wash: wash sole soap by ccc
step draw: draw pen sole by ccc
step cut: cut sole scissors > stamps by gtc
step press: draw pen sole > grooves by ccc
step handle: glue handle sole stick > handles by ccc
step ink: paint paint dab plate sole by ccc
step try: print sole sheet > sheet first by ccc
step repeat: print sole paint sheet > second by ccc
step dry: dry sheet by ccc
step line: draw line sheet > lines by ccc
part sheet = sheet w : r^ w 18 6 148 166 2 4
part first = paint a : s_ teal -30 -42 5 19 9 ; s_ teal 26 -38 5 19 9 ; s_ teal 0 8 5 19 9 ; s_ teal 56 12 5 19 9 ; s_ teal -34 54 5 19 9 ; s_ teal 24 58 5 19 9
part second = paint b : h_ pink 0 -42 14 ; h_ pink 56 -36 14 ; h_ pink -30 6 14 ; h_ pink 30 10 14 ; h_ pink -4 56 14 ; h_ pink 56 62 14
part lines = line k : d_ k 2.4 -14 -60 42 -58 14 -14 -14 32 44 34
part stamps = sole a : s^ orange -76 -54 5 22 12 ; h^ orange -78 0 20 ; j^ orange -78 76 -78 28 13
part grooves = sole b : l_ orange-- 3 -84 -66 -84 -42 ; l_ orange-- 3 -90 -6 -84 10 ; l_ orange-- 2.4 -78 70 -78 36
part handles = handle c : o^ red -76 -52 8 ; o^ red -78 -2 8 ; o^ red -78 54 8
scene lay

* matchstick-hedgehog | 4-5 6-8 9-12 | Animals
extras world Animals: moss, stick, pinecone, acorn, wood-slice, toy-tree, pine-needle, stone, grass, snail-shell, chestnut, modeling-clay, pom-pom, seed, driftwood, fake-leaf, corn-husk
appeal 3
topics hedgehog, porcupine, echidna, forest animals, autumn, fall, spikes, clay animal, woodland
near counting
colors brown, tan
minutes 25 30 35
waits 720
mess low
heart spine: craft-matchstick, toothpick = 40
heart body: air-dry-clay, modeling-clay, play-dough = 1/2 cup
need eyes: seed, bead, dried-bean = 2
nice leaves: leaf, moss, acorn = 1 handful
nice ground: bark, wood-slice, cardboard = 1
nice paint: paint, acrylic-paint = 1 color
tool dent: pencil, plastic-fork, craft-stick
home plate
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint
step roll: roll body plate by ccc
step nose: shape body > body by ccc
step hair: draw dent body > hair by ccc
step row: build spine body > first by tcc
step more: build spine body > spines by tcc
step eyes: build eyes body > face by ccc
step paint: paint paint spine brush > tips by ccc
step dry: dry body by ccc
step home: arrange leaves ground? body > leaves by ccc
part leaves = leaves orange : leaf orange -80 84 -52 70 9 ; leaf red 60 86 88 72 9 ; leaf yellow 30 88 58 82 8
part spines = spine a : l ~- 3 -26 29 -22 -13 ; l ~ 3 -20 23 -14.4 -17.8 ; l ~- 3 -14 18 -6.8 -21.6 ; l ~ 3 -8 14 0.8 -24.4 ; l ~- 3 -3 11 7.4 -26.2 ; l ~ 3 3 9 15 -27 ; l ~- 3 9 8 22.6 -26.8 ; l ~ 3 15 8 30.2 -25.6 ; l ~- 3 21 9 37.8 -23.4 ; l ~ 3 27 10 45.4 -21.2 ; l ~- 3 33 13 53 -17 ; l ~ 3 39 16 60.6 -12.8 ; l ~- 3 44 21 67.2 -6.6 ; l ~ 3 50 26 74.8 -0.4 ; l ~- 3 56 32 82.4 6.8 ; l ~ 3 62 40 90 16
part body = body b : b^ tan -84 58 -60 40 -30 22 10 10 46 20 66 48 62 78 20 84 -40 82 -70 74
part first = spine a : l ~+ 3 -16 36 -9 7 ; l ~ 3 -6 36 2.9 7.7 ; l ~+ 3 4 36 14.7 8.4 ; l ~ 3 14 36 26.6 9.1 ; l ~+ 3 24 36 38.4 9.9 ; l ~ 3 34 36 50.3 10.6 ; l ~+ 3 44 36 62.1 11.3 ; l ~ 3 54 36 74 12 ; l ~+ 3 -12 50 -5 21 ; l ~ 3 -2 50 6.9 21.7 ; l ~+ 3 8 50 18.7 22.4 ; l ~ 3 18 50 30.6 23.1 ; l ~+ 3 28 50 42.4 23.9 ; l ~ 3 38 50 54.3 24.6 ; l ~+ 3 48 50 66.1 25.3 ; l ~ 3 58 50 78 26 ; l ~+ 3 -16 66 -9 37 ; l ~ 3 -6 66 2.9 37.7 ; l ~+ 3 4 66 14.7 38.4 ; l ~ 3 14 66 26.6 39.1 ; l ~+ 3 24 66 38.4 39.9 ; l ~ 3 34 66 50.3 40.6 ; l ~+ 3 44 66 62.1 41.3 ; l ~ 3 54 66 74 42
part tips = paint brown : d_ brown 2.2 -22 -13 -14.4 -17.8 -6.8 -21.6 0.8 -24.4 7.4 -26.2 15 -27 22.6 -26.8 30.2 -25.6 37.8 -23.4 45.4 -21.2 53 -17 60.6 -12.8 67.2 -6.6 74.8 -0.4 82.4 6.8 90 16 -9 7 2.9 7.7 14.7 8.4 26.6 9.1 38.4 9.9 50.3 10.6 62.1 11.3 74 12 -5 21 6.9 21.7 18.7 22.4 30.6 23.1 42.4 23.9 54.3 24.6 66.1 25.3 78 26 -9 37 2.9 37.7 14.7 38.4 26.6 39.1 38.4 39.9 50.3 40.6 62.1 41.3 74 42
part hair = body b : o^ tan- -32 30 7 8 ; o_ tan -32 31 4 5 ; z_ tan-- 1.4 -64 62 -56 60 ; z_ tan-- 1.4 -62 69 -54 68 ; z_ tan-- 1.4 -54 74 -46 72 ; z_ tan-- 1.4 -36 44 -30 46 ; z_ tan-- 1.4 -38 66 -31 66
part face = eyes k : k -46 52 5 ; o k -84 58 7
scene stand

* mitten-monster | 9-12 13+ | Fantasy
extras puppet: fabric-scrap, patch
appeal 3
topics monster, plushie, stuffed animal, lost mitten, winter, sewing, upcycling, gift for a friend, pocket pet, yeti, safety eyes
colors blue, orange
minutes 60 65
mess low
heart eyes: safety-eye = 2
heart body: mitten, glove, sock = 1
need stuff: pillow-stuffing, cotton-ball, fabric-scrap = 2 handful
need felt: felt, fabric-scrap, old-sweater = 1 sheet
need thread: embroidery-floss, sewing-thread = 4 ft
need needle: needle
nice hair: yarn, faux-fur, pom-pom = 1 scrap
nice horns: felt, pipe-cleaner = 2
tool pen: chalk, pencil, fabric-marker
tool scissors: scissors, fabric-scissors
step plan: draw pen body by cc
step eyes: build eyes body scissors > eyes by tc
step cut: cut felt pen scissors by cc
step mouth: sew felt body thread needle > mouth by cc
step horns: sew horns body thread needle > horns by cc
step stuff: fill stuff body > body by cc
step shut: sew body thread needle > seam by cc
step hair: sew hair body thread needle > hair by cc
step feet: sew felt body thread needle > feet by cc
part horns = horns b : p^ orange -34 -50 -52 -82 -18 -62 ; p^ orange 20 -62 48 -84 36 -50
part feet = felt b : o^ orange -26 82 22 11 ; o^ orange 26 82 22 11
part body = body a : b^ blue -50 -20 -34 -58 0 -68 34 -58 50 -20 54 40 46 78 -46 78 -54 40 ; t^ blue 44 30 15 70 6 15 86 -16 13 ; l_ blue+ 4 -46 60 46 60 ; l_ blue+ 4 -46 70 46 70
part eyes = eyes k : o^ w -18 -24 15 ; o^ k -18 -22 8 ; o_ w -21 -25 3 ; o^ w 20 -26 12 ; o^ k 20 -24 7 ; o_ w 17 -27 2.5
part mouth = felt w : b^ k -26 6 26 6 20 26 0 32 -20 26 ; p_ w -16 7 -6 7 -11 16 ; p_ w 6 7 16 7 11 16
part hair = hair c : p purple -14 -62 -18 -90 -4 -70 2 -96 8 -70 20 -88 16 -60
part seam = thread w : stitch w -44 74 44 74 9
scene stand

* scribble-bot | 9-12 13+ | Robots
extras machine: pipe-cleaner, sticker, washi-tape
appeal 3
topics robot, scribble bot, doodle bot, art bot, drawing machine, motor, electricity, stem, engineering, vibration, maker faire, inventor
colors red, light blue
minutes 45 50
mess some
heart small-motor: small-motor = 1
heart cup: paper-cup, plastic-cup, yogurt-pot, pool-noodle, foam-cup, chip-can = 1
heart pens: marker = 3
need pack: battery-pack = 1
need weight: cork, eraser, bottle-cork, clothespin = 1
need eyes: googly-eye, sticker, paper = 2
need sheet: packing-paper, paper, cardboard = 1 sheet
nice arms: pipe-cleaner, paper-straw, craft-wire = 2
nice brush: toothbrush = 1
join tape: tape, duct-tape, electrical-tape, masking-tape
tool scissors: scissors when arms=pipe-cleaner,paper-straw
step legs: tape pens cup tape > cup legs by cc
step weight: build weight small-motor > weight by cc
step motor: tape small-motor cup tape > motor by cc
step pack: tape pack cup tape > pack by cc
step wires: build pack small-motor tape by cc
step eyes: decorate eyes cup > eyes by cc
step arms: tape arms cup tape scissors? > arms by cc
step brush: tape brush cup tape > brush by cc
step run: test cup sheet > lines by cc
step tune: play weight pens cup by cc
part lines = pens a : l_ red 3 -90 84 -70 70 -50 86 -30 72 -10 88 10 74 30 88 ; i_ blue 66 80 20 3 2.5
part legs = pens a : l^ red 9 -28 30 -50 82 ; l^ blue 9 0 34 0 88 ; l^ green 9 28 30 50 82
part arms = arms b : l yellow 5 -36 0 -64 -14 -72 -34 ; l yellow 5 36 0 64 -14 72 -34
part pack = pack k : r^ k 10 -58 40 18 3
part brush = brush b : r^ ~ 30 -64 8 34 3 ; fringe w 24 -92 12 14 5
part cup = cup light-blue : cupdown light-blue 0 -48 74 84
part motor = small-motor silver : r^ silver -14 -62 20 26 3 ; l gray 3 -14 -76 -14 -84
part weight = weight tan : r^ tan -4 -88 34 10 4
part eyes = eyes w : e -14 -10 12 ; e 16 -10 12 ; u 0 12 12
scene stand

* sand-pop-shop | 4-5 6-8 | Food
extras world Food: bell, button, coin, flag, paper-cup
topics ice cream, popsicles, ice pops, pretend play, play shop, ice cream truck, summer, sensory play, kinetic sand
near beach
colors pink, yellow, light blue
minutes 25 30
mess some
heart mold: popsicle-mold, silicone-mold, ice-cube-tray, muffin-tin = 1
heart sand: kinetic-sand, play-dough, modeling-clay = 2 handful
need stick: craft-stick, plastic-spoon = 4
need tray: baking-tray, foil-tray, plastic-lid = 1
need sign: cardstock, construction-paper, paper = 1 sheet
need pen: marker, crayon = 2 color
nice topping: bead, sequin, button, confetti = 1 handful
nice money: coin, button, paper = 5
tool press: wooden-spoon, plastic-spoon
step fill: fill sand mold press by cc
step stick: build stick sand by cc
step out: prepare mold tray > pops tray by tc
step top: decorate topping sand > sprinkles by cc
step menu: draw sign pen > menu by cc
step price: draw pen sign > prices by cc
step open: arrange sand tray by cc
step sell: play sand money? by cc
part menu = sign w : r^ w 0 -40 124 76 3 ; b_ pink -44 -66 -34 -72 -24 -66 -24 -44 -44 -44 ; b_ yellow -8 -66 2 -72 12 -66 12 -44 -8 -44 ; b_ light-blue 26 -66 36 -72 46 -66 46 -44 26 -44
part prices = pen k : z_ k 2.5 -34 -38 -34 -28 ; z_ k 2.5 -2 -38 4 -38 -2 -28 6 -28 ; z_ k 2.5 32 -38 40 -38 36 -33 40 -28 32 -28
part tray = tray silver : r^ gray 0 78 170 14 4
part pops = sand a : r wood -54 58 9 32 4 ; r wood -18 58 9 32 4 ; r wood 18 58 9 32 4 ; r wood 54 58 9 32 4 ; b^ pink -68 0 -54 -14 -40 0 -40 48 -68 48 ; b^ yellow -32 0 -18 -14 -4 0 -4 48 -32 48 ; b^ light-blue 4 0 18 -14 32 0 32 48 4 48 ; b^ pink 40 0 54 -14 68 0 68 48 40 48
part sprinkles = topping b : bits red 0.5 -60 6 -48 14 -56 24 -24 8 -12 18 12 6 24 16 48 8 60 18
scene stand

* peanut-tube-feeder | 4-5 6-8 | Nature, Animals
appeal 3
topics bird feeder, birds, backyard birds, winter, earth day, wildlife, bird watching
near squirrel, nature walk, spring
colors brown, green
minutes 25 30
mess some
heart butter: peanut-butter = 1/4 cup
heart tube: cardboard-tube, pinecone, rice-cake = 2
need seeds: birdseed, pumpkin-seed, seed, oats = 1 cup
need line: string, yarn, raffia, cotton-cord = 4 ft
need spread: plastic-knife, craft-stick, plastic-spoon, metal-spoon = 1
nice perch: stick, craft-stick = 2
nice chart: index-card, paper = 1
tool scissors: scissors
tool pen: pencil, crayon when chart
home plate
home soap
step line: tie line tube scissors > line by gt
step seeds: prepare seeds plate by cc
step spread: paint butter tube spread by tc
step roll: roll tube seeds plate > feeders by cc
step press: decorate seeds tube > extra by cc
step perch: build perch tube > perch by tc
step wash: wash soap by cc
step hang: build line tube by gt
step watch: play tube chart? pen by cc
part line = line tan : l tan 3 -40 -112 -40 -40 ; l tan 3 42 -112 42 -20
part feeders = tube brown : tube tan -40 -44 52 86 ; tube tan 42 -24 52 86 ; d_ brown 3 -58 -30 -46 -34 -32 -28 -22 -32 -56 -14 -42 -18 -28 -12 -60 2 -46 -2 -34 4 -22 0 -56 18 -42 14 -28 20 24 -10 36 -14 50 -8 60 -12 26 6 40 2 54 8 22 22 36 18 48 24 60 20 26 38 40 34 54 40
part extra = seeds yellow : d_ yellow 3 -52 -22 -38 -8 -26 12 -50 10 -36 26 -54 30 30 -2 46 12 58 2 32 28 46 44 58 30
part perch = perch brown : stick brown -82 26 -2 34 6 ; stick brown 4 44 84 50 6
scene hang
`;
