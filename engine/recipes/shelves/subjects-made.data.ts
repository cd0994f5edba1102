export const shelf = `
* spattered-silhouette | 4-5 6-8 9-12 13+ | -
topics spatter, spray, stencil, night sky, cave painting
near poster
carries any
minutes 25 30 40 50
waits 30
mess lots
scene lay
heart spatter: toothbrush, spray-bottle = 1
need sheet: cardstock, construction-paper, watercolor-paper, paper, canvas = 1 sheet
need mask: cereal-box, cardstock, paper, magazine, old-greeting-card = 1 sheet
need paint: paint, acrylic-paint, watercolor-paint, food-coloring = 2 color
need comb: craft-stick, plastic-knife, ruler = 1 when spatter!=spray-bottle
nice weights: coin, pebble, button, stone = 4
tool pen: pencil
tool scissors: scissors
home newspaper
home water
tool fine: cotton-swab, paintbrush
step shape: draw pen mask by tccc
step cut: cut mask scissors by gtcc
step lay: prepare newspaper sheet mask weights? by tccc
step thin: mix paint water by tccc
step try: paint spatter paint comb newspaper by tccc
step spray: paint spatter paint sheet comb > sheet by cccc
step second: paint spatter paint sheet > dots by cccc
step lift: prepare mask sheet > body by tccc
step mark: paint paint sheet fine by tccc
part sheet = sheet a : r^ w 0 0 176 180 2
part dots = paint w : edge-spray a 0 0 150 156 1.3 ; edge-spray b 0 0 144 150 1.3 ; edge-spray a 0 0 138 144
part body = sheet w : rim w 0 0 132 138 1 ; shape w 0 0 132 138 ; details a 0 0 132 138

* pushed-foil-relief | 6-8 9-12 13+ | -
topics metal embossing, foil embossing, embossing, repousse, tin art, Mexican tin, wall art
near medal
carries any
minutes 35 50 70
waits 20
mess low
scene stand
heart foil: foil-pan, embossing-foil, foil-tray, aluminum-foil = 1
need pad: felt, old-towel, craft-foam, magazine, kitchen-sponge = 1
need tip: ballpoint-pen, stylus, craft-stick, chopstick, pencil, metal-spoon = 1
need back: cardboard, cardstock, foam-board, cereal-box = 1 sheet
need paper: paper, tracing-paper = 1 sheet
nice black: acrylic-paint, permanent-marker = 1 color
join fix: tape, masking-tape, duct-tape
tool scissors: scissors
home cloth
step cut: cut foil scissors by gcc
step hem: fold foil by tcc
step draw: draw tip paper by ccc
step trace: draw tip paper foil pad > foil body by ccc
step push: shape foil tip pad > bulge by ccc
step outline: shape foil tip by ccc
step ground: decorate foil tip > dots by ccc
step dark: paint black foil cloth by ccc
step back: tape foil back fix > back by ccc
part back = back k : r^ silver-- 0 2 156 170 3
part foil = foil silver : r^ silver 0 0 150 164 2 ; p_ silver+ -75 -82 -30 -82 -75 -20 ; p_ silver+ 75 82 40 82 75 36
part dots = foil silver : d_ gray 2 -66 -70 -54 -74 -42 -70 -30 -74 -18 -70 -6 -74 6 -70 18 -74 30 -70 42 -74 54 -70 66 -74 68 -58 64 -46 68 -34 64 -22 68 -10 64 2 68 14 64 26 68 38 64 50 68 62 64 74 52 70 40 74 28 70 16 74 4 70 -8 74 -20 70 -32 74 -44 70 -56 74 -68 70 -64 58 -68 46 -64 34 -68 22 -64 10 -68 -2 -64 -14 -68 -26 -64 -38 -68 -50
part body = foil silver : rim silver++ -1.4 -1.4 112 124 4 ; rim silver-- 1.4 1.6 112 124 3 ; embossed silver 0 0 112 124
part bulge = foil silver : z_ silver++ 1.4 -60 -52 -60 52

* puffy-window-cling | 6-8 9-12 | -
topics window, suncatcher, glass painting, stained glass
carries any
minutes 35 45
waits 2880
mess some
scene hang
heart sheet: plastic-sleeve, parchment-paper, wax-paper = 1
need fill: glue = 1/2 cup
need color: food-coloring, watercolor-paint, paint = 3 color
need paper: paper, graph-paper, index-card = 1 sheet
need bottle: squeeze-bottle, paintbrush, plastic-spoon, pipette = 1
tool pen: permanent-marker, marker
tool tip: toothpick, cotton-swab, craft-stick
home cups: = 3
step draw: draw pen paper by cc
step slip: prepare paper sheet by cc
step black: mix fill color cups by cc
step line: draw fill sheet bottle > lines by cc
step wait: dry sheet by cc
step mix: mix fill color cups by cc
step flood: fill fill sheet tip > body by cc
step dry: dry sheet by cc
step peel: prepare sheet > pane by cc
step stick: play fill by cc
part pane = sheet light-blue : r^ w 0 0 180 184 4 ; r_ light-blue 0 0 160 164 ; r_ w 0 0 8 164 ; r_ w 0 -10 160 8 ; p_ w -70 -76 -50 -76 -74 -40 -78 -40 ; p_ w 74 30 78 50 50 76 40 76
part lines = fill k : rim k 0 0 132 136 5
part body = color a : painted ~ 0 0 132 136

* rainbow-scratch-disc | 6-8 9-12 13+ | -
topics CD, compact disc, retro, suncatcher, scratch art
near music room
carries any
minutes 30 40 55
waits 60
mess some
scene hang
heart disc: old-CD = 1
need paint: acrylic-paint = 1 color
need tip: toothpick, wooden-skewer, craft-stick, plastic-fork, paper-clip = 1
need paper: paper, tracing-paper = 1 sheet
need loop: string, ribbon, yarn, fishing-line, cotton-cord = 16 in
nice bead: bead, wooden-bead, bell, button, charm = 2
tool brush: paintbrush, sponge-brush
tool pen: pencil
tool chalk: chalk, crayon
tool scissors: scissors
step wash: prepare disc > disc by ccc
step coat: paint disc paint brush > coat by ccc
step plan: draw pen paper disc by ccc
step outline: shape tip disc chalk > body by ccc
step fill: draw tip disc > light by ccc
step mark: draw tip disc by ccc
step loop: tie loop disc bead? scissors > loop bead by tcc
part loop = loop c : l w 2 0 -78 0 -100
part bead = bead c : o^ ~ 0 -88 6
part disc = disc silver : o^ silver 0 6 86 86
part coat = paint k : o_ k 0 6 82 82 ; o_ silver 0 6 9 9 ; o_ w 0 6 6 6
part light = disc silver : a_ pink 0 6 82 74 200 250 ; a_ yellow 0 6 82 74 250 290 ; a_ teal 0 6 82 74 20 70 ; a_ purple 0 6 82 74 70 110
part body = disc a : rim silver 0 8 96 108 2 ; shape a 0 8 96 108 ; of-stroke w 0 8 96 108 ; of-hatch pink 0 8 96 108

* carved-soap | 6-8 9-12 13+ | -
appeal 3
topics soap carving, sculpture, relief, gift, Mother's Day
near bathroom
carries any
minutes 40 60 80
mess some
scene lay
heart soap: soap-bar = 1
need paper: paper, tracing-paper, index-card = 1 sheet
need knife: plastic-knife, craft-stick, metal-spoon = 1
tool tip: toothpick, wooden-skewer, paper-clip, pencil
tool scissors: scissors
tool brush: toothbrush, paintbrush
home bowl
home water
step flat: prepare soap knife > soap by tcc
step shape: cut paper scissors by ccc
step trace: draw tip paper soap by ccc
step cut: cut soap knife bowl > body by ccc
step round: shape soap knife by ccc
step mark: draw tip soap > marks by ccc
step dust: prepare soap brush by ccc
step polish: wash soap water by ccc
part soap = soap cream : q^ pink 26 -88 -70 88 -70 88 70 -88 70 ; q_ pink+ 22 -78 -60 78 -60 78 60 -78 60
part body = soap cream : rim pink-- 2 3 108 108 3 ; rim pink 0 0 108 108 2
part marks = soap cream : print pink 0 0 108 108

* plaster-plaque | 6-8 9-12 13+ | -
topics plaster cast, plaster casting, plaster tile, plaster of paris, relief, wall plaque, sculpture
near fossil
carries any
minutes 60 60 75
waits 1440
mess lots
scene stand
tool plaster@6-8: plaster = 2 cup
heart plaster@9-12,13+: plaster = 2 cup
heart clay: modeling-clay, play-dough, air-dry-clay = 1 lb
nice press: seashell, leaf, fern-frond, button, lace, acorn = 4
nice wall: milk-carton, cardboard, takeout-box, plastic-tub, cereal-box = 1
nice paint: watercolor-paint, acrylic-paint = 2 color
nice hook@9-12,13+: paper-clip, curtain-ring, twist-tie = 1
join fix: tape, duct-tape, masking-tape when wall
tool tip: craft-stick, metal-spoon, plastic-spoon, pencil, plastic-knife
tool bowl: paper-cup, plastic-cup, yogurt-pot, plastic-tub
tool brush: paintbrush when paint
tool scissors: scissors when wall
home water: = 1 cup
step wall: cut wall scissors by tcc
step slab: build clay wall? fix by ccc
step draw: draw tip clay by ccc
step dig: shape clay tip by ccc
step press: print press clay > press by ccc
step mix: mix plaster water bowl by gtc
step pour: fill plaster > plaque by gtc
step hook@9-12,13+: build hook plaster by cc
step free: prepare clay wall? > body by tcc
step stain: paint paint brush by ccc
part plaque = plaster cream : r^ cream 0 0 160 176 8 ; r_ w 0 0 146 162 5
part press = press cream : v_ tan -66 74 -58 50 3 5 ; j_ cream-- -62 66 -50 52 5 ; j_ cream-- -62 62 -74 50 5 ; y_ cream-- 64 66 11 8 6 .2 ; y_ cream-- 62 -68 9 7 6 .2 ; j_ cream-- -66 -56 -54 -74 6
part body = plaster cream : rim tan 3 4 118 130 3 ; rim cream 0 0 118 130 3 ; print cream 0 0 118 130

* raised-clay-tile | 4-5 6-8 9-12 13+ | -
topics tile, ceramics, house sign, Delft, azulejo
near pottery
carries any
minutes 30 40 50 70
waits 1440
mess some
scene lay
heart clay: air-dry-clay, salt-dough, play-dough = 1 lb
need roller: rolling-pin, dowel, brayer = 1
need knife: plastic-knife = 1
nice paint: acrylic-paint, paint = 3 color
nice cord: string, yarn, ribbon, leather-cord = 12 in
nice texture: lace, burlap, net-bag, leaf = 1
nice press: seashell, button, bead, wooden-bead, pebble, sea-glass, stick-on-gem = 8
tool brush: paintbrush, toothbrush
tool tip: pencil, toothpick, craft-stick
home water
step roll: roll clay roller by tccc
step square: cut clay knife tip cord? > tile by ttcc
step ground: print texture clay > ground by cccc
step draw: draw tip clay by tccc
step coil: roll clay water by cccc
step lay: build clay brush water > edge strings by tccc
step mark: draw tip clay press? > press by tccc
step dry: dry clay by cccc
step paint: paint paint clay brush > body by cccc
step hang: tie cord clay by gtcc
part tile = clay w : q^ w 4 -84 -84 84 -84 84 84 -84 84 ; q_ w 3 -72 -72 72 -72 72 72 -72 72
part press = press c : bits own 1 -58 -78 0 -78 58 -78 -58 78 0 78 58 78 -78 0 78 0
part ground = texture navy : r_ blue -77 -77 10 10 ; r_ blue 77 -77 10 10 ; r_ blue -77 77 10 10 ; r_ blue 77 77 10 10
part edge = clay w : rim tan 1 2 122 122 4 ; shape cream 0 0 120 120
part body = paint a : painted ~ 0 0 118 118
part strings = clay w : inked tan- 1 1.6 120 120 4.6 ; inked w 0 0 120 120 3.4

* step-into-chalk | 4-5 6-8 9-12 | -
appeal 3
topics sidewalk, driveway, summer, photo, selfie, block party
carries any
minutes 30 40 50
mess some
place outdoors
scene lay
heart chalk: sidewalk-chalk, chalk = 4 color
nice wet: kitchen-sponge, sponge-brush, spray-bottle, toothbrush = 1
home broom
home camera
step sweep: prepare broom by tcc
step plan: draw chalk > ground by tcc
step shape: draw chalk > outline by tcc
step fill: color chalk > body by ccc
step smudge: color wet chalk by ccc
step mark: draw chalk by tcc
step scene: draw chalk > scene by ccc
step pose: play camera by ttt
part ground = chalk gray : r gray 0 0 200 200 ; z_ silver 2 -100 -58 100 -58 ; z_ silver 2 -100 62 100 62 ; z_ silver 2 -30 -100 -30 -58 ; z_ silver 2 40 62 40 100
part outline = chalk w : rim w -14 0 132 132 3
part body = chalk a : painted ~ -14 0 132 132 ; of-stroke own -14 0 132 132 1.5
part scene = chalk yellow : s_ yellow 74 -74 8 15 7 ; y_ light-blue 62 -28 18 9 8 0.200 ; f_ pink 74 40 6 12 0.500 ; l_ light-green 3 74 50 76 60 74 70

* vanishing-water-picture | 2-3 4-5 6-8 | -
appeal 3
topics water play, summer, hot day, backyard, sensory
near fence
carries any
minutes 15 20 25
mess low
place outdoors
scene lay
heart holder: bucket, plastic-tub, milk-jug, yogurt-pot = 1
need brush: paintbrush, sponge-brush, kitchen-sponge, foam-roller = 1
nice outline: chalk, sidewalk-chalk = 1
home water
step fill: fill holder water by tcc
step place: prepare holder brush by ttc
step outline: draw outline by ttc
step big: paint brush holder > wall body by ccc
step mark: paint brush water by ttc
step watch: play holder by ccc
step race: play brush holder by ccc
part wall = holder tan : r tan 0 0 200 200 ; z_ brown 1.500 -60 -100 -60 100 ; z_ brown 1.500 -20 -100 -20 100 ; z_ brown 1.500 20 -100 20 100 ; z_ brown 1.500 60 -100 60 100
part body = holder brown : shape brown 0 -6 130 140 ; d_ brown 3 -58 74 -30 80 8 76 34 84 54 74

* puffy-sidewalk-paint | 4-5 6-8 9-12 | -
appeal 3
topics sidewalk, driveway, summer, homemade paint, block party
carries any
minutes 30 35 40
waits 60
mess lots
place outdoors
scene lay
heart starch: cornstarch, flour = 3 cup
need color: food-coloring, watercolor-paint, paint = 3 color
need tool: squeeze-bottle, sponge-brush, paintbrush, plastic-spoon = 1
nice chalk: chalk, sidewalk-chalk = 1
home water: = 3 cup
home cups
step mix: mix starch water cups by tcc
step color: mix color starch cups by ccc
step outline: draw chalk by tcc
step line: paint starch tool > ground lines by tcc
step flood: paint starch tool > body by ccc
step mark: paint starch tool by tcc
step drops: decorate starch tool > drops by ccc
step dry: dry starch by ccc
part ground = starch gray : r gray-- 0 0 200 200 ; z_ gray 2 -100 -70 100 -70 ; z_ gray 2 60 -100 60 -70 ; z_ gray 2 -100 76 100 76 ; z_ gray 2 -40 76 -40 100
part lines = starch w : rim w 0 2 136 132 8
part body = color a : painted ~ 0 2 132 128
part drops = color b : y_ w -78 40 12 9 7 .2 ; y_ a+ 80 -30 11 8 6 .2 ; y_ b+ 76 52 13 10 7 .2 ; y_ w -80 -44 9 8 6 .2

* lantern-shadow | 4-5 6-8 9-12 13+ | -
appeal 1
topics lantern, night-light, luminary, bedtime, winter evening, shadow, glow
carries any
minutes 30 40 50 60
mess low
scene stand
heart light: LED-candle, LED-tea-light, flashlight, string-light, glow-stick, LED-light = 1
heart shade: milk-jug, paper-bag, paper-lantern, plastic-jar, plastic-bottle, yogurt-pot, foam-cup = 1
need dark: construction-paper, cardstock, paper = 1 sheet
need pale: tissue-paper, wax-paper, tracing-paper, parchment-paper, rice-paper, paper-napkin = 1 sheet
join fix: glue-stick, tape, glue
tool scissors: scissors
tool pen: pencil
step draw: draw pen dark by tccc
step cut: cut dark scissors > body by gtcc
step holes: cut dark scissors by ggcc
step pale: glue dark pale fix by tccc
step open: cut shade scissors by gggc
step line: tape pale shade fix > shade by tccc
step light: play light shade > glow by ttcc
step dark: play light by ctcc
part shade = shade w : q^ cream 16 -62 -70 62 -70 70 82 -70 82 ; r brown 0 -66 90 12 4 ; r brown 0 82 140 10 3
part glow = light yellow : o_ yellow 0 14 58 62 ; o_ cream 0 14 44 50
part body = dark k : shape k 0 10 104 108

* lid-pairs | 4-5 6-8 | -
appeal 1
topics memory game, matching game, travel game
near toddler game
carries any
minutes 25 35
mess low
scene lay
heart lids: metal-lid, plastic-lid, bottle-cap, wood-slice = 6
need paper: paper, cardstock, index-card, sticky-note = 1 sheet
need pens: marker, colored-pencil, crayon = 4 color
need bag: net-bag, cloth-bag, paper-bag, sock, envelope = 1
join fix: glue, tape
tool scissors: scissors
step trace: prepare pens lids paper by cc
step cut: cut paper scissors by tc
step four: draw paper pens > faces by cc
step twin: color paper pens by cc
step fix: glue paper lids fix > lids by tc
step play: play lids by cc
step away: prepare lids bag by cc
part lids = lids silver : o^ silver -62 -34 30 30 ; o^ silver 0 -34 30 30 ; o^ silver 62 -34 30 30 ; o^ silver -62 34 30 30 ; o^ silver 0 34 30 30 ; o^ silver 62 34 30 30
part faces = paper w : o_ w -62 -34 25 25 ; o_ w 0 -34 25 25 ; o_ w 62 -34 25 25 ; o_ w -62 34 25 25 ; o_ w 0 34 25 25 ; o_ w 62 34 25 25 ; painted ~ -62 -34 34 36 ; painted ~ 62 34 34 36 ; o_ light-blue 0 -34 25 25 ; l_ blue 3 -16 -26 -8 -30 0 -26 8 -30 16 -26 ; j_ green -10 -28 -4 -52 3 ; j_ green 4 -28 8 -54 3 ; o_ light-blue -62 34 25 25 ; l_ blue 3 -78 42 -70 38 -62 42 -54 38 -46 42 ; j_ green -72 40 -66 16 3 ; j_ green -58 40 -54 14 3 ; s_ gold 62 -34 12 20 12 ; o_ gold+ 62 -34 9 ; s_ gold 0 34 12 20 12 ; o_ gold+ 0 34 9

* peep-box-scene | 6-8 9-12 | -
topics diorama, book report, habitat
near peep show, stage
carries animal/bird/fish/bug/person/robot/vehicle/building/plant/land
minutes 60 80
mess some
scene stand
heart box: shoebox, small-box, takeout-box = 1
need scenery: construction-paper, wrapping-paper, magazine, junk-mail, old-calendar-picture, wallpaper, map = 3 sheet
need figure: cardstock, cereal-box, index-card, old-greeting-card = 1 sheet
nice ground: sand, moss, cotton-ball, grass, crinkle-paper, oats = handful
need pens: marker, colored-pencil, crayon = 4 color
join fix: glue
tool scissors: scissors
step hole: cut box scissors by gt
step roof: cut box scissors > box by tc
step back: glue scenery box fix > back by cc
step layers: cut scenery scissors by cc
step set: glue scenery box fix > layers by cc
step figure: draw pens figure scissors by cc
step stand: build figure box fix > body by cc
step ground: decorate ground box fix > ground by cc
step peep: play box by cc
part box = box tan : r^ tan 0 4 184 160 4 ; p brown -92 -76 92 -76 76 -60 -76 -60 ; p brown -92 84 92 84 76 68 -76 68 ; p tan -92 -76 -76 -60 -76 68 -92 84 ; p tan 92 -76 76 -60 76 68 92 84
part back = scenery light-blue : place own 0 4 152 128
part layers = scenery green : b^ dark-green -76 20 -48 4 -20 22 10 8 40 24 76 6 76 68 -76 68 ; b^ green -76 44 -40 34 0 50 40 36 76 48 76 68 -76 68
part ground = ground tan : y_ tan -44 64 22 5 8 0.200 ; y_ tan 44 64 24 5 8 0.200
part body = figure w : figure ~ 0 10 92 100

* packing-peanut-picture | 6-8 9-12 | -
appeal 1
topics packaging, recycling
near delivery, cornstarch
carries any
minutes 35 45
mess low
scene lay
heart peanuts: packing-peanut = 60
need sheet: cardboard, cardstock, construction-paper, foam-board = 1 sheet
need damp: kitchen-sponge, paper-towel, old-towel = 1
nice color: food-coloring, marker, watercolor-paint = 2 color
join fix: glue
tool pen: pencil, marker
tool scissors: scissors
home water
step test: prepare peanuts water damp by cc
step draw: draw pen sheet > sheet outline by cc
step edge: glue peanuts damp sheet fix > edge by cc
step cut: cut peanuts scissors by cc
step fill: glue peanuts damp sheet fix > body by cc
step stack: build peanuts damp by cc
step color: color color peanuts by cc
part sheet = sheet blue : r^ blue 0 0 178 178 3
part outline = pen k : rim w 0 0 128 128 2
part edge = peanuts w : rim w 0 0 132 132 2
part body = peanuts w : shape blue- 0 0 132 132 ; edged own 0 0 132 132 ; filled own 0 0 132 132 1.2 60

* sandpaper-transfer | 6-8 9-12 13+ | -
topics iron-on, T-shirt, print, pointillism, pillow
near kitchen towel
carries any
minutes 45 55 70
mess low
scene lay
heart rough: sandpaper = 1 sheet
heart wax: crayon, broken-crayon, oil-pastel = 4 color
need cloth: old-t-shirt, fabric-scrap, cloth-bag, pillowcase, bandana, paper, cardstock = 1
need paper: paper, parchment-paper, tracing-paper = 1 sheet
need pad: old-towel, newspaper, cardboard = 1
tool pen: pencil, chalk
home iron
step plan: draw pen rough by ccc
step press: color wax rough by ccc
step mark: draw wax rough by ccc
step dust: prepare rough by ccc
step lay: prepare cloth pad rough paper > cloth by tcc
step iron: heat rough cloth paper iron > body by ggt
step peel: prepare rough cloth by tcc
step fix: heat cloth paper iron by ggt
part cloth = cloth w : q^ w 10 -70 -80 -30 -80 -16 -68 16 -68 30 -80 70 -80 98 -44 72 -30 72 86 -72 86 -72 -30 -98 -44
part body = wax a : painted ~ 0 16 104 112 ; of-powder w 0 16 104 112

* dripped-cotton-mosaic | 4-5 6-8 | -
appeal 1
topics pipette, color mixing, science, fine motor, sensory
carries any
minutes 25 35
waits 240
mess some
scene lay
heart pads: cotton-pad, cotton-ball = 30
heart drop: pipette, squeeze-bottle = 1
need color: food-coloring, watercolor-paint = 3 color
need sheet: cardboard, cardstock, foam-board, pizza-box = 1 sheet
join fix: glue
tool pen: pencil, marker
home water
home cups
step draw: draw pen sheet > sheet by tc
step glue: glue pads sheet fix > body by cc
step mix: mix color water cups by tc
step first: paint drop pads color by cc
step more: paint drop pads color > drops by cc
step mark: paint drop pads color by tc
step dry: dry sheet by cc
part sheet = sheet tan : r^ tan 0 0 180 180 3
part body = pads w : rim tan- 0 0 142 142 2 ; shape tan- 0 0 142 142 ; filled own 0 0 142 142 1.7 30
part drops = color a : of-dab own 0 0 144 144 .9

* mirror-double | 4-5 6-8 9-12 | -
appeal 1
topics selfie, faces, photo booth
near dress up, costume, feelings
carries face
minutes 15 20 25
mess low
scene stand
heart mirror: plastic-mirror = 1
need pens: chalk-marker, dry-erase-marker = 3 color
home damp-cloth
home camera
step test: prepare pens mirror damp-cloth by tcc
step stand: prepare mirror > mirror by tcc
step edge: draw pens mirror > body by tcc
step color: color pens mirror by ccc
step face: draw pens mirror by tcc
step look: play mirror by ccc
step photo: play camera mirror by ttc
step wipe: wash mirror damp-cloth by ccc
part mirror = mirror silver : q^ brown 18 -80 -92 80 -92 80 92 -80 92 ; q_ light-blue 12 -68 -80 68 -80 68 80 -68 80 ; p_ w -60 -40 -20 -76 -6 -76 -60 -26
part body = pens a : face ~ 0 4 112 116

* floating-drawing | 6-8 9-12 13+ | -
appeal 3
topics science, trick, magic, experiment
carries any
minutes 15 20 25
mess low
scene lay
heart pen: dry-erase-marker = 2 color
heart plate: ceramic-plate, cookie-tin = 1
nice blow: paper-straw, plastic-straw = 1
home water: = 1 cup
home cup
home paper-towel
step clean: wash plate paper-towel by ccc
step draw: draw pen plate > plate body by ccc
step fill: color pen plate by ccc
step mark: draw pen plate by ccc
step pour: fill water cup plate > water by ccc
step swim: play plate water by ccc
step blow: play blow plate by ccc
step lift: play paper-towel plate by ccc
part plate = plate w : o^ w 0 0 92 88 ; o_ cream 0 0 72 68
part water = water light-blue : o_ light-blue 0 0 70 66 ; l_ w 2 -46 -38 -30 -44 -14 -40 ; l_ w 2 20 50 36 46 46 38 ; l_ w 2 -54 20 -50 34 -40 42
part body = pen a : rim w 0 0 92 96 1 ; painted ~ 0 0 90 94

* after-dark-picture | 6-8 9-12 13+ | -
topics glow in the dark, bedroom, sleepover, night, poster
near Halloween
carries any
minutes 35 45 60
waits 60
mess some
scene stand
heart glow: glow-paint = 1 color
need board: construction-paper, cardstock, canvas, foam-board, cardboard = 1 sheet
need day: marker, colored-pencil, crayon, oil-pastel, paint-marker = 3 color
nice lamp: flashlight = 1
tool brush: paintbrush, cotton-swab
tool pen: pencil, chalk
step two: draw pen board > board by ccc
step day: color day board > body by ccc
step dry: prepare board by ccc
step secret: paint glow board brush > secret by ccc
step second: paint glow board brush by ccc
step charge: play lamp board by ccc
step dark: play board by ccc
part board = board navy : r^ k 0 0 176 176 4 ; r_ navy 0 0 164 164
part secret = glow light-green : rim light-green 0 4 112 116 4 ; s_ light-green -64 -60 5 11 4 ; s_ light-green 62 -62 5 9 4 ; s_ light-green -66 44 5 8 4 ; s_ light-green 68 30 5 10 4 ; s_ light-green 0 -72 5 7 3
part body = day a : painted ~ 0 4 112 116

* wet-foam-cling | 4-5 6-8 | -
topics bath, bathtub, window, tile
near toddler, travel, sticker
carries any
minutes 20 30
mess low
scene hang
heart foam: craft-foam, foam-sheet-scrap, foam-tray = 2
need pen: permanent-marker, marker = 1
tool scissors: scissors
home bowl
home water
step draw: draw pen foam > wall by tc
step cut: cut foam scissors > body by tc
step extra: cut foam scissors > extra by tc
step dip: wash foam bowl water by cc
step stick: play foam by cc
step story: play foam by cc
step dry: dry foam by tc
part wall = foam light-blue : r^ w 0 0 184 184 3 ; r_ light-blue -47 -47 88 88 2 ; r_ light-blue 47 -47 88 88 2 ; r_ light-blue -47 47 88 88 2 ; r_ light-blue 47 47 88 88 2
part body = foam a : card w 0 4 128 128 3 ; figure ~ 0 4 128 128
part extra = foam b : o_ w -72 -62 7 9 ; o_ w 72 -66 9 10 ; o_ w 64 66 6 8 ; o_ w -70 62 8 9

* pop-out-tag | 6-8 9-12 13+ | -
appeal 1
topics gift, gift tag, birthday, place card, wrapping
near price tag
carries any
minutes 25 30 40
mess low
scene hang
heart tags: price-tag, index-card, paint-chip, bookmark, playing-card, old-greeting-card = 1
need figure: cardstock, construction-paper, watercolor-paper = 1 sheet
need pens: colored-pencil, marker, gel-pen, watercolor-pencil = 3 color
need spring: paper-strip, foam-sheet-scrap, cardboard, cork-sheet = 1
need loop: string, ribbon, raffia, yarn, embroidery-floss = 8 in
nice shine: glitter-glue, stick-on-gem, washi-tape, metallic-pen
join fix: glue, glue-stick
tool scissors: scissors
step ground: color pens tags > tags by ccc
step draw: draw pens figure by ccc
step cut: cut figure scissors by ccc
step spring: cut spring scissors by ccc
step mount: glue figure spring tags fix > body by ccc
step shine: decorate shine tags > shine by ccc
step name: draw pens tags > name by ccc
step loop: tie loop tags > loop by ccc
part loop = loop c : l b 3 0 -74 -10 -88 -4 -100 6 -100 10 -88 0 -74
part tags = tags tan : q^ tan 8 -62 -62 -36 -90 36 -90 62 -62 62 92 -62 92 ; o_ w 0 -74 7 7 ; q_ cream 4 -52 -52 52 -52 52 54 -52 54
part body = figure a : card w 0 0 94 98 3 ; figure ~ 0 0 94 98
part shine = shine gold : s_ gold -44 -42 5 7 3 ; s_ gold 44 -40 5 6 3 ; s_ gold 44 46 5 6 3
part name = pens k : z_ k 2 -40 70 40 70 ; l_ b 3 -30 66 -24 58 -18 66 -10 60 -4 66 6 58 14 66 26 60

* painted-fan | 6-8 9-12 13+ | -
appeal 1
topics Japan, China, Spain, flamenco, summer, fan
near parasol, umbrella, dance
carries any
minutes 40 50 70
waits 40
mess some
scene stand
heart fan: paper-fan, paper-umbrella, umbrella = 1
need paint: acrylic-paint, paint, watercolor-paint, fabric-paint = 3 color
nice gold: metallic-pen, metallic-paint, gel-pen
nice tassel: ribbon, embroidery-floss, yarn, raffia = 12 in
tool brush: paintbrush
tool pen: pencil
home newspaper
step open: prepare fan newspaper > fan by ccc
step place: draw pen fan by ccc
step wash: paint fan paint brush > sky by ccc
step body: paint fan paint brush > body by ccc
step few: paint paint fan brush > branch by ccc
step mark: paint paint fan brush by ccc
step gold: decorate gold fan > gold by ccc
step tassel: tie tassel fan > tassel by ccc
part fan = fan w : a^ cream 0 84 172 60 235 305 ; z tan 3 0 84 -98 -56 ; z tan 3 0 84 -53 -79 ; z tan 3 0 84 0 -88 ; z tan 3 0 84 53 -79 ; z tan 3 0 84 98 -56 ; o brown 0 84 10 10
part sky = paint a : o_ light-blue 0 -24 62 46
part body = paint a : painted ~ 0 -22 88 84
part branch = paint green : l_ brown 3 -82 -44 -70 -50 -60 -38 ; f_ pink -71 -56 5 9 0.500 ; f_ pink 71 -52 5 9 0.500 ; l_ brown 3 82 -42 70 -46 60 -36
part gold = gold gold : d_ gold 2 -60 -64 -32 -74 0 -79 32 -74 60 -64
part tassel = tassel b : l b 4 0 92 -6 104 ; l b 4 0 92 6 104

* wearable-face | 4-5 6-8 9-12 | -
appeal 3
topics mask, masquerade, carnival, Mardi Gras, Purim, costume, play, dress up
carries face
minutes 30 40 50
waits 60
mess some
scene stand
heart mask: mask-blank, paper-plate = 1
need paint: acrylic-paint, paint = 3 color
need extra: cardstock, construction-paper, craft-foam = 1 sheet
need hold: dowel, wooden-spoon, balloon-stick, chopstick, craft-stick, paper-straw = 1
nice trim: feather, sequin, ribbon, yarn, stick-on-gem, faux-fur, tinsel = handful
join fix: glue
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: pencil
step eyes: cut mask pen scissors > base by ggt
step ground: paint mask paint brush by ccc
step plan: draw pen extra by tcc
step cut: cut extra scissors by ttc
step add: glue extra mask fix by tcc
step face: paint paint mask brush > body by tcc
step trim: glue trim mask fix > trim by ccc
step hold: tape hold mask tape > hold by tcc
step act: play mask by ccc
part hold = hold wood : stick brown 40 20 58 100 9
part trim = trim c : feather red -40 -10 -94 -56 9 ; feather gold -44 10 -98 -14 9 ; feather red 40 -10 94 -56 9 ; feather gold 44 10 98 -14 9
part base = mask w : bareplate w 0 -8 124 124
part body = mask a : onplate own 0 -8 124 124

* hat-with-a-rider | 4-5 6-8 9-12 | -
appeal 1
topics party, birthday party, crown, parade, hat day, new year
carries any
minutes 25 30 40
mess low
scene stand
heart hat: party-hat, paper-crown, straw-hat, paper-bowl = 1
need figure: cardstock, index-card, cereal-box, paper-plate = 1 sheet
need pens: marker, colored-pencil, crayon = 3 color
nice trim: tinsel, pom-pom, sticker, washi-tape, gift-bow, crepe-paper, confetti = handful
join fix: tape, glue
tool scissors: scissors
step draw: draw pens figure by tcc
step cut: cut figure scissors > body by gtc
step color: color pens figure by ccc
step tab: fold figure by tcc
step band: decorate trim hat fix > trim by ccc
step seat: tape figure hat fix > hat by tcc
step wave: build figure fix by tcc
step wear: play hat by ccc
part hat = hat b : p^ b 0 -40 62 82 -62 82 ; z_ w 4 -18 0 26 0 ; z_ w 4 -34 30 42 30 ; z_ w 4 -48 58 54 58 ; r b- 0 82 132 9 4
part trim = trim c : d_ c 5 -54 82 -36 84 -18 82 0 84 18 82 36 84 54 82 ; d_ yellow 4 -8 14 12 18 -22 44 20 46 0 66
part body = figure a : card w 0 -38 96 100 3 ; figure ~ 0 -38 96 100

* wrinkled-wrap-wash | 9-12 13+ | -
appeal 1
topics texture, watercolor technique, wall art
near abstract, galaxy, ice
carries any
minutes 45 60
waits 120
mess some
scene lay
heart wrap: plastic-wrap, plastic-bag, shower-cap = 1
need color: watercolor-paint, drawing-ink, food-coloring = 3 color
need paper: watercolor-paper, cardstock = 2 sheet
join fix: glue, glue-stick
tool brush: paintbrush, sponge-brush
tool pen: pencil
tool scissors: scissors
tool line: gel-pen, permanent-marker, paint-marker
home water
step wet: paint paper brush water by cc
step flood: paint color paper brush by cc
step wrap: arrange wrap paper by cc
step wait: dry paper by cc
step trace: draw pen paper by cc
step cut: cut paper scissors > body by cc
step mount: glue paper fix > back by cc
step line: draw line paper > lines by cc
part back = paper w : r^ w 0 0 160 182 2
part lines = line k : rim k 0 0 124 134 1
part body = color a : shape a 0 0 124 134 ; wash a/b 0 0 124 134 ; inked w 0 0 124 134 .8

* turn-around-sticks | 4-5 6-8 | -
appeal 3
topics puzzle, jigsaw, travel game, quiet game, Popsicle stick
carries any
minutes 25 35
mess low
scene lay
heart sticks: craft-stick, paint-chip, paper-strip = 8
need pens: marker, colored-pencil, crayon, paint-marker = 4 color
need keep: rubber-band, hair-tie, envelope, loom-band = 1
join tape: masking-tape, washi-tape, tape
tool pencil: pencil
step row: tape sticks tape > sticks by tc
step draw: draw pencil sticks by tc
step color: color pens sticks > body by cc
step mark: draw pens sticks by tc
step turn: tape tape sticks by tc
step number: draw pens sticks by cc
step mix: play sticks by cc
step keep: prepare sticks keep by cc
part sticks = sticks wood : r^ wood -70 -4 18 172 9 ; r^ wood -50 4 18 172 9 ; r^ wood -30 -2 18 172 9 ; r^ wood -10 3 18 172 9 ; r^ wood 10 -3 18 172 9 ; r^ wood 30 4 18 172 9 ; r^ wood 50 -4 18 172 9 ; r^ wood 70 2 18 172 9
part body = pens a : painted ~ 0 0 132 132 ; z_ wood 2 -60 -70 -60 70 ; z_ wood 2 -40 -70 -40 70 ; z_ wood 2 -20 -70 -20 70 ; z_ wood 2 0 -70 0 70 ; z_ wood 2 20 -70 20 70 ; z_ wood 2 40 -70 40 70 ; z_ wood 2 60 -70 60 70

* painted-initial | 6-8 9-12 13+ | -
topics initial, letter, monogram, name, bedroom door, room decor, alphabet, baby shower
carries any
minutes 45 60 80
waits 60
mess some
scene stand
heart letter: cardboard-letter, wooden-letter = 1
need paint: acrylic-paint, paint = 3 color
need line: paint-marker, permanent-marker, gel-pen, marker, chalk-marker = 1
nice trim: stick-on-gem, washi-tape, metallic-paint, sequin, ribbon = handful
tool brush: paintbrush, sponge-brush
tool pen: pencil
home newspaper
step ground: paint letter paint brush newspaper > letter by ccc
step look: prepare letter by ccc
step sketch: draw pen letter by ccc
step sky: paint letter paint brush > world by ccc
step body: paint letter paint brush > body by ccc
step side: paint paint letter brush by ccc
step line: draw line letter by ccc
step trim: decorate trim letter > trim by ccc
part letter = letter w : q^ w 5 -86 86 -26 -90 26 -90 86 86 48 86 34 48 -34 48 -48 86
part world = paint a : p_ light-blue -25 -88 25 -88 40 -46 -40 -46 ; p_ light-green -71 52 -37 52 -49 84 -83 84 ; p_ light-green 71 52 37 52 49 84 83 84
part body = paint a : rim w 0 16 88 88 3 ; painted ~ 0 16 88 88
part trim = trim c : s_ gold 0 -66 5 9 4 ; s_ gold -16 -76 5 5 2 ; s_ gold 16 -74 5 6 2

* little-troupe | 4-5 6-8 9-12 | -
topics theater, play, figures, story time, stop motion, small world
carries face/vehicle
minutes 30 40 50
mess low
scene stand
heart foot: binder-clip, clothespin, bottle-cork, cork, spool, toy-brick, duplo-brick, wooden-block = 3
need figures: cardstock, cereal-box, index-card, foam-board, old-greeting-card, playing-card = 1 sheet
need pens: marker, colored-pencil, crayon, paint-marker = 4 color
nice stage: shoebox, pizza-box, tissue-box = 1
tool scissors: scissors
step draw: draw pens figures by tcc
step others: draw pens figures by tcc
step color: color pens figures by ccc
step cut: cut figures scissors by gtc
step foot: build figures foot > body foot by tcc
step rest: build figures foot > others by tcc
step stage: prepare stage > stage by ccc
step play: play figures by ccc
part stage = stage kraft : r^ tan 0 -10 184 150 4 ; r_ light-blue 0 -12 168 134 ; p_ red -84 -79 -40 -79 -66 -20 -84 54 ; p_ red 84 -79 40 -79 66 -20 84 54
part foot = foot k : r^ k 0 72 40 20 4 ; r^ k -64 74 26 16 4 ; r^ k 64 74 26 16 4
part body = figures w : card w 0 6 112 116 3 ; figure ~ 0 6 112 116
part others = figures w : o^ w -64 48 20 22 ; s_ gold -64 48 7 14 6 ; o^ w 64 48 20 22 ; f_ teal 64 48 6 14 0.500

* painted-bauble | 6-8 9-12 13+ | -
topics ornament, bauble, Christmas tree, keepsake, winter, gift
carries any
minutes 35 45 60
waits 60
mess some
scene hang
heart ball: ornament = 1
need paint: acrylic-paint, paint-marker, metallic-paint = 3 color
need stand: paper-cup, egg-carton, cardboard-tube, yogurt-pot = 1
nice bow: ribbon, ric-rac, tinsel, yarn = 7 in
tool brush: paintbrush, cotton-swab
tool pen: permanent-marker, chalk-marker
step stand: prepare ball stand > ball by ccc
step cloud: paint ball paint brush > patch by ccc
step draw: draw pen ball by ccc
step fill: paint ball paint brush > body by ccc
step mark: paint paint ball brush by ccc
step snow: paint paint ball brush > dots by ccc
step bow: tie bow ball > bow by tcc
part bow = bow c : l gold 3 0 -84 0 -104
part ball = ball red : r gold 0 -80 26 16 3 ; o^ red 0 4 80 80
part patch = paint w : o_ cream 0 6 60 58
part body = paint a : painted ~ 0 6 84 88
part dots = paint w : d_ w 3 -66 -28 -72 8 -62 42 -38 68 0 78 38 68 62 42 72 8 66 -28 42 -58 -42 -58

* tire-track-picture | 4-5 6-8 | -
topics cars, wheels, tracks, racing, painting with cars
carries any
minutes 25 30
waits 60
mess lots
scene lay
heart wheels: toy-car, toy-wheel = 2
need paint: paint = 2 color
need sheet: packing-paper, paper, construction-paper, cardboard = 1 sheet
need mask: masking-tape, sticky-note = 1
tool pen: marker, crayon
home plate
home soapy-water
step draw: draw pen sheet > sheet by tc
step wall: tape mask sheet > lines by tc
step dip: prepare wheels paint plate by cc
step drive: print wheels paint sheet > body by cc
step cross: print wheels paint sheet > cross by cc
step peel: prepare mask sheet by tc
step mark: draw pen sheet by tc
step wash: wash wheels soapy-water by cc
part sheet = sheet cream : r^ cream 0 0 184 172 2
part lines = mask k : rim k 0 0 142 140 2
part body = paint a : shape w 0 0 142 140 ; tracks a 0 0 142 140
part cross = paint b : tracks b 0 0 142 140

* snug-sleeping-bag | 4-5 6-8 | Animals
extras cloth: letter-bead, patch, craft-foam, felt-sticker, ribbon, pom-pom
appeal 3
topics doll, teddy, stuffed animal, bedtime, sleepover, camping, naptime, pretend play
near stars
colors blue, yellow, red
minutes 25 35
waits 60
mess low
scene lay
heart friend: stuffed-animal, doll, toy-animal = 1
heart bag: mitten, sock, tube-sock = 1
need pillow: cotton-ball, pillow-stuffing, tissue, fabric-scrap = handful
need case: felt, fabric-scrap, bandana, paper-napkin = 1
nice stars: felt-sticker, ribbon, ric-rac, fabric-marker, ribbon-rose, felt = 5
join fix: glue
tool scissors: scissors
step fit: prepare friend bag by cc
step open: cut bag scissors by gt
step collar: fold bag > bag by cc
step stars: decorate stars bag > stars by cc
step case: fold case by tc
step pillow: fill pillow case fix > pillow by cc
step tuck: play friend bag pillow > friend by cc
part pillow = case w : q^ w 14 -60 -92 60 -92 66 -34 -66 -34
part friend = friend brown : o^ brown -34 -68 15 15 ; o^ brown 34 -68 15 15 ; o^ brown 0 -42 46 38 ; o tan 0 -30 20 15 ; o k 0 -37 7 5 ; e -18 -50 6 ; e 18 -50 6 ; u 0 -28 8
part bag = bag a : q^ a 26 -58 -16 58 -16 56 88 -56 88 ; q a+ 12 -64 -22 64 -22 62 4 -62 4 ; l_ a- 2 0 4 0 84
part stars = stars b : s_ b -30 30 5 11 4 ; s_ b 30 26 5 11 4 ; s_ b -26 66 5 11 4 ; s_ b 30 64 5 11 4 ; s_ b 2 48 5 9 4

* motor-spin-art | 9-12 13+ | -
extras machine: washi-tape, sticker, button, metal-washer
topics spin art, machine, engineering, maker, STEM, physics, invention
near Father's Day
colors red, yellow, blue free
minutes 60 75
waits 60
mess lots
scene stand
heart motor: small-motor = 1
heart battery: battery-pack = 1
need platter: old-CD, plastic-lid, cake-board = 1
need hub: cork, bottle-cork, eraser, foam-sheet-scrap = 1
need box: cardboard-box, shoebox, plastic-tub, oatmeal-canister = 1
need paper: coffee-filter, cardstock, watercolor-paper, paper = 3 sheet
need paint: paint, acrylic-paint, food-coloring = 3 color
join tape: duct-tape, electrical-tape, masking-tape
tool drop: pipette, squeeze-bottle, paintbrush, plastic-spoon
tool scissors: scissors
step hole: cut box scissors by cc
step motor: tape motor box tape > box by cc
step hub: poke hub motor by cc
step platter: build platter hub tape > platter by cc
step wire: build battery motor tape > wires by cc
step test: play motor battery by cc
step paper: tape paper platter tape > paper by cc
step spin: paint paint paper drop > art by cc
step dry: dry paper by cc
part box = box kraft : box kraft 0 -6 150 84
part wires = battery k : l red 3 62 30 88 46 92 66 ; l k 3 56 34 78 54 84 72 ; r^ k 74 76 36 18 4
part platter = platter silver : o^ silver 0 -22 70 26 ; r gray 0 4 16 22 3
part paper = paper w : o^ w 0 -28 60 22
part art = paint a : z_ red 4 14 -28 52 -28 ; z_ yellow 4 12 -26 45 -18 ; z_ blue 4 7 -24 26 -12 ; z_ red 4 0 -23 0 -9 ; z_ yellow 4 -7 -24 -26 -12 ; z_ blue 4 -12 -26 -45 -18 ; z_ red 4 -14 -28 -52 -28 ; z_ yellow 4 -12 -30 -45 -37 ; z_ blue 4 -7 -32 -26 -44 ; z_ red 4 0 -33 0 -47 ; z_ yellow 4 7 -32 26 -44 ; z_ blue 4 12 -31 45 -38 ; o_ yellow 0 -28 16 6 ; o_ red 0 -28 9 3 ; d_ red 2 -84 -60 -70 -70 76 -66 88 -52 ; d_ blue 2 -60 -78 60 -80 96 -30

* new-old-crayons | 4-5 6-8 9-12 | -
extras gift: ribbon, gift-bow, washi-tape
appeal 3
topics crayon recycling, school supplies, party favors, back to school, rainbow, Earth Day
near Valentine
colors red, blue, yellow
minutes 30 30 30
waits 60
mess low
scene lay
heart wax: broken-crayon, crayon = 20
heart mold: muffin-tin = 1
need keep: index-card, paper-bag, envelope = 1
tool pen: marker, pencil
home warm-water
home oven
step soak: wash wax warm-water by ccc
step peel: prepare wax by ccc
step break: prepare wax by ccc
step sort: fill wax mold > molds wax by ccc
step melt: heat wax mold oven by ggg
step cool: dry mold by ccc
step pop: prepare wax mold by tcc
step try: color wax keep by ccc
step give: draw pen keep by ccc
part molds = mold silver : r^ silver 0 0 180 130 12 ; o_ gray -54 -28 26 24 ; o_ gray 0 -28 26 24 ; o_ gray 54 -28 26 24 ; o_ gray -54 30 26 24 ; o_ gray 0 30 26 24 ; o_ gray 54 30 26 24
part wax = wax a : o a -54 -28 23 21 ; y_ b -58 -32 12 9 7 0.200 ; o_ c -46 -20 7 6 ; o teal 0 -28 23 21 ; y_ purple 4 -32 12 9 7 0.200 ; o pink 54 -28 23 21 ; y_ orange 50 -24 12 9 7 0.200 ; o green -54 30 23 21 ; y_ yellow -50 28 12 9 7 0.200 ; o orange 0 30 23 21 ; y_ red 0 34 12 9 7 0.200 ; o purple 54 30 23 21 ; y_ light-blue 56 26 12 9 7 0.200

* bag-jellyfish | 9-12 13+ | Ocean
topics jellyfish, sea, aquarium, plastic in the ocean, Earth Day, desk decor, calming
colors light blue, pink, white
minutes 35 45
mess some
scene stand
heart bag: plastic-bag, plastic-wrap = 1
heart bottle: plastic-bottle, plastic-jar, glass-jar = 1
need line: string, fishing-line, embroidery-floss, yarn = 8 in
nice color: food-coloring = 1 drop
tool scissors: scissors
home water
step flat: cut bag scissors by cc
step head: fill bag by cc
step tie: tie line bag by cc
step arms: cut bag scissors > arms by cc
step water: fill bag water by cc
step in: fill bottle water > bottle by cc
step tint: mix color bottle by cc
step slip: fill bag bottle > bell by cc
step swim: play bottle by cc
part bottle = bottle light-blue : q^ light-blue 16 -48 -50 48 -50 52 88 -52 88 ; q light-blue+ 8 -26 -74 26 -74 46 -48 -46 -48 ; r^ blue 0 -82 46 16 4
part bell = bag w : o w 0 -10 34 28 ; o_ light-blue+ -10 -18 12 8 -20 ; r_ w 0 12 62 10 5
part arms = bag w : l w 4 -24 14 -30 34 -20 52 -28 74 ; l w 4 -10 16 -14 38 -4 56 -12 80 ; l w 4 4 16 8 36 -2 54 6 76 ; l w 4 16 16 14 40 24 58 16 78 ; l w 4 26 14 34 32 24 50 32 70

* bubble-print-cards | 4-5 6-8 9-12 | -
extras card: envelope, glitter-glue, lace, metallic-paper, paper-doily, photo, ribbon, ric-rac, stick-on-gem, washi-tape
appeal 3
topics bubbles, summer, card, wrapping paper, hydrangea, thank you, science
colors blue, pink, purple
minutes 25 30 35
waits 60
mess some
scene lay
heart bubbles: bubble-solution, dish-soap = 1/4 cup
need color: paint, food-coloring, watercolor-paint = 3 color
need straw: paper-straw, plastic-straw = 3
need paper: watercolor-paper, cardstock, paper = 2 sheet
need cups: paper-cup, yogurt-pot, plastic-cup = 3
nice line: gel-pen, marker, colored-pencil = 1
home water
home plate
step mix: mix bubbles color water cups by tcc
step card: fold paper > card by tcc
step blow: play straw cups plate by ccc
step touch: print paper cups > first by ccc
step more: print paper cups > more by ccc
step dry: dry paper by ccc
step stem: draw line paper > stems by ccc
step write: draw paper by tcc
part card = paper w : r^ w 0 0 132 176 3 ; z_ cream 3 -62 -86 -62 86
part stems = line green : l_ green 4 -20 -10 -12 40 0 80 ; l_ green 4 30 -20 18 40 2 80 ; j_ green -10 44 -40 34 8 ; j_ green 16 42 44 26 8
part first = color a : o_ a -20 -34 27 27 ; o_ a+ -28 -44 11 11 ; o_ a+ -12 -26 13 13 ; o_ w -34 -26 7 7 ; o_ a- -8 -48 8 8 ; o_ w -20 -16 6 6
part more = color b : o_ b 30 -46 23 23 ; o_ b+ 24 -54 9 9 ; o_ b+ 38 -40 10 10 ; o_ w 26 -36 6 6 ; o_ c 20 2 17 17 ; o_ c+ 14 -4 7 7 ; o_ c+ 26 6 7 7

* blanket-story-board | 2-3 4-5 | -
topics felt board, flannel board, story time, circle time, preschool, toddler
carries any
minutes 20 30
mess low
scene lay
heart figure: felt, faux-fur, fabric-scrap = 4 color
heart board: blanket, old-towel, felt = 1
need stiff: cardboard, cereal-box, pizza-box = 1 sheet
nice hooks: hook-and-loop-tape = 3 in
join fix: duct-tape, masking-tape, tape
tool pen: marker, chalk
tool scissors: scissors
step draw: draw pen figure by gt
step cut: cut figure scissors > body by gt
step scene: cut figure scissors > scene by gt
step hooks: tape hooks figure by gt
step wrap: tape board stiff fix > board by gt
step press: play figure board by cc
step lift: play figure board by cc
step tell: play figure board by cc
step hide: play figure board by cc
part board = board navy : r^ blue 0 0 184 164 8 ; r_ blue- 0 80 180 4 2 ; d_ light-blue 1.5 -70 -60 -30 -66 20 -60 64 -66 -74 -10 74 0 -70 40 72 44 -40 66 30 66
part scene = figure b : o_ yellow 62 -50 15 15 ; y_ w -58 -52 20 10 8 0.200 ; b_ green -70 70 -52 56 -20 62 30 55 70 60 70 70
part body = figure a : stitched a 0 8 112 112 2 ; figure ~ 0 8 112 112

* picture-on-a-hand | 4-5 6-8 9-12 | -
topics face painting, fair, birthday party, carnival
near hand puppet, fan day
carries any
minutes 15 20 25
mess some
scene lay
heart color: face-paint = 3 color
need brush: paintbrush, cotton-swab, sponge-brush = 1
need wet: wet-wipe, cotton-pad, kitchen-sponge = 1
nice trim: stick-on-gem = 3
home water
home cup
step test: prepare color wet by ttc
step base: paint color wet by ttc
step shape: draw color brush water cup > hand body by ttc
step fill: paint color brush by tcc
step mark: paint color brush by ttc
step trim: decorate trim color > gems by ccc
step act: play color by ccc
step wash: wash wet by ccc
part hand = color tan : b^ tan -52 88 -58 20 -50 -10 46 -10 56 22 44 88 ; t^ tan -44 -4 12 -50 -66 8 ; t^ tan -16 -6 12 -18 -86 8 ; t^ tan 12 -6 12 14 -82 8 ; t^ tan 38 -2 11 46 -60 8 ; t^ tan 46 40 13 86 -4 9
part body = color a : rim w -4 34 84 84 2 ; painted ~ -4 34 84 84
part gems = trim c : s_ gold -46 -50 5 6 3 ; s_ gold -18 -68 5 6 3 ; s_ gold 14 -64 5 6 3
`;
