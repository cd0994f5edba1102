export const shelf = `
* blown-color-coat | 2-3 4-5 6-8 9-12 | -
appeal 3
topics blow painting, straw painting, straw blowing, blown paint, splat painting, blow art, monster blow painting, liquid watercolor
carries any
minutes 20 25 30 35
waits 45
mess some
scene lay
heart straw: paper-straw, plastic-straw = 1
heart color: watercolor-paint, food-coloring, drawing-ink = 3 color
need sheet: paper, cardstock, watercolor-paper = 1 sheet
nice drop@4-5,6-8,9-12: pipette, squeeze-bottle, plastic-spoon = 1
nice tray: baking-tray, foil-tray, plastic-lid = 1
nice eyes@4-5,6-8,9-12: googly-eye = 2
tool pen: marker, permanent-marker, crayon
join fix: glue, glue-stick when eyes
home water
home cup
step draw: draw pen sheet > sheet line by gtcc
step tray: prepare tray sheet by gccc
step mix: mix color water cup by gtcc
step puddle: paint color drop? sheet by tccc
step blow: play straw sheet > body by cccc
step second: play straw sheet by cccc
step edge: play straw sheet > rays by cccc
step dry: dry sheet by cccc
step face: draw pen sheet > lines by ttcc
step eyes: glue eyes sheet fix > eyes by tccc
part sheet = sheet w : r^ w 0 0 180 172 2
part rays = color b : l_ b 2 -70 -40 -82 -58 -78 -70 ; l_ b 2 70 -44 82 -60 ; l_ a 2 -72 40 -84 56 ; l_ a 2 72 36 84 58 78 68 ; d_ b 3 -80 -74 84 -66 -86 62 82 74
part line = pen k : rim k 0 0 128 126 1
part body = color a : painted ~ 0 0 128 126 ; of-stroke a/b 0 0 128 126 1.2
part lines = pen k : details k 0 0 128 126 ; inked k 0 0 128 126 1.4
part eyes = eyes own : bits own .9 68 -62 80 -64

* blown-ink-bloom | 6-8 9-12 13+ | -
appeal 3
topics alcohol ink, alcohol inks, ink art, ink blowing, yupo paper, abstract art, fluid art, room decor, wall art
carries any
minutes 35 45 60
waits 60
mess some
scene lay
heart ink: drawing-ink, watercolor-paint, food-coloring = 3 color
heart straw: paper-straw, plastic-straw = 1
need sheet: paper, cardstock, watercolor-paper = 1 sheet
nice glove: glove, rubber-glove = 1 pair
nice drop: pipette, squeeze-bottle, plastic-spoon = 1
nice tray: baking-tray, foil-tray, plastic-lid = 1
tool pen: pencil
tool line: permanent-marker, gel-pen, paint-marker, marker
home water
home cloth
step sketch: draw pen sheet > sheet by ccc
step set: prepare sheet tray by ccc
step glove: prepare glove by ccc
step wet: paint water sheet drop? by ccc
step drop: paint ink sheet drop? by tcc
step bloom: play straw sheet > body by ccc
step layer: paint ink sheet > blooms by tcc
step lift: prepare sheet cloth by ccc
step dry: dry sheet by ccc
step line: draw line sheet > lines by ccc
part sheet = sheet w : r^ w 0 0 176 184 2
part blooms = ink b : y_ b+ -50 -40 30 26 8 .1 ; y_ c+ 46 40 34 28 9 .1 ; y_ a+ 40 -52 24 20 8 .1 ; y_ b+ -48 50 26 22 8 .1 ; d_ b 2 -80 -60 -74 70 78 -74 82 66
part body = ink a : painted ~ 0 0 132 134 ; of-dab a/b 0 0 132 134 1.6
part lines = line k : inked k 0 0 132 134 .9

* bubble-ring-coat | 2-3 4-5 6-8 | -
appeal 3
topics bubble printing, bubble prints, bubble painting, bubble art, bubbles, blowing bubbles, soap bubbles
carries any
minutes 25 30 35
waits 60
mess some
scene lay
heart bubbles: bubble-solution, dish-soap = 1/4 cup
heart color: food-coloring, watercolor-paint, paint = 2 color
need sheet: paper, cardstock, watercolor-paper = 2 sheet
need cups: paper-cup, plastic-cup, yogurt-pot = 2
need straw: paper-straw, plastic-straw = 1
nice cover: bed-sheet, old-towel, newspaper = 1
tool pen: marker, crayon, permanent-marker
tool scissors: scissors
join fix: glue, glue-stick
home water
step cover: prepare cover by gtc
step mix: mix bubbles color water cups by gtc
step practice@4-5,6-8: test straw by cc
step dome: play straw cups by gcc
step touch: print sheet cups > sheet rings by ccc
step more: print sheet cups > more by ccc
step draw: draw pen sheet by gtc
step cut: cut sheet scissors by gtc
step stick: glue sheet fix > body by ccc
step face: draw pen sheet by ttc
part sheet = sheet w : r^ light-blue 0 0 180 172 2
part rings = color b : a_ b -70 -66 12 9 0 360 ; a_ b 74 58 14 11 0 360 ; a_ b -76 60 9 6.5 0 360
part more = color a : a_ a 70 -64 13 10 0 360 ; a_ a 82 20 8 6 0 360 ; a_ a -82 -20 8 6 0 360
part body = sheet w : rim w 0 0 136 132 4 ; painted ~ 0 0 136 132 ; of-hoop a/b/w 0 0 136 132 1

* scratched-from-black | 4-5 6-8 9-12 13+ | -
appeal 3
topics scratch art, homemade scratch art, scratchboard, scratch paper, sgraffito, oil pastel scratch, rainbow scratch, oil pastels
carries any
minutes 35 40 50 60
waits 60
mess some
scene lay
heart wax: oil-pastel, crayon = 5 color
heart black: paint, acrylic-paint = 1 color
need sheet: cardstock, watercolor-paper, cereal-box, paper-plate, paper = 1 sheet
need tip@4-5: craft-stick, plastic-fork, chopstick, pencil = 1
need tip@6-8,9-12,13+: toothpick, wooden-skewer, craft-stick, chopstick = 1
nice soap: dish-soap = 1 drop
nice under: newspaper, packing-paper, old-towel = 1
tool brush: paintbrush, sponge-brush
step under: prepare under sheet by cccc
step color: color wax sheet > sheet by cccc
step polish: prepare sheet by cccc
step mix: mix black soap by tccc
step black: paint black sheet brush > night by cccc
step dry: dry sheet by cccc
step outline: draw tip sheet > lines by tccc
step fill: draw tip sheet > body by cccc
step mark: draw tip sheet by cccc
step ground: decorate tip sheet > ground by cccc
part sheet = wax a : r^ w 0 0 180 176 2 ; r_ red -66 0 40 168 ; r_ orange -33 0 34 168 ; r_ yellow 0 0 34 168 ; r_ green 33 0 34 168 ; r_ blue 66 0 38 168
part night = black k : r_ k 0 0 174 170 3
part ground = wax b : l_ yellow 1.600 -80 76 -60 70 -40 77 -20 71 0 77 20 71 40 77 60 71 80 76 ; d_ yellow 2.200 -70 -70 -30 -76 20 -72 66 -74 76 -30 -78 -20
part lines = wax c : rim yellow 0 0 126 124 1.6
part body = wax c : shape k 0 0 124 122 ; of-stroke yellow/orange/green/blue/pink 0 0 124 122 .9 ; details k 0 0 124 122

* foam-puff-picture | 4-5 6-8 9-12 | -
appeal 3
topics puffy paint, foam paint, shaving cream paint, shaving foam, 3d paint, puffy picture, diy puffy paint, squishy paint
carries any
minutes 30 35 40
waits 720
mess lots
scene lay
heart foam: shaving-foam = 1 cup
heart color: food-coloring, paint, watercolor-paint = 3 color
need glue: glue = 1 cup
need sheet: cardstock, cardboard, cereal-box, watercolor-paper = 1 sheet
need bowl: bowl, paper-bowl, plastic-cup, yogurt-pot = 3
nice sparkle@6-8,9-12: glitter, sequin, colored-sand = 1 pinch
tool brush: paintbrush, craft-stick, plastic-spoon
tool pen: marker, crayon, pencil
step draw: draw pen sheet > sheet line by tcc
step glue: mix glue bowl by ccc
step foam: mix foam glue bowl by tcc
step tint: mix color bowl by tcc
step first: paint foam brush sheet > body by ccc
step second: paint foam brush sheet > ground by ccc
step sparkle: decorate sparkle foam > sparkle by ccc
step face: draw brush foam by tcc
step dry: dry sheet by ccc
step feel: play sheet by ccc
part sheet = sheet w : r^ w 0 0 180 172 3
part line = pen k : rim k 0 -2 128 124 1
part ground = foam c : c_ green+ -80 74 80 74 9 8 ; y_ w -62 -62 20 12 6 .2 ; y_ w 60 -66 22 12 6 .2
part body = foam a : rim w 0 -2 130 126 6 ; painted ~ 0 -2 130 126 ; of-cotton a/b/w 0 -2 130 126 .8 ; details k 0 -2 130 126
part sparkle = sparkle own : of-powder w 0 -2 130 126

* leaf-laid-spatter | 4-5 6-8 9-12 | -
appeal 3
topics splatter painting, splatter art, toothbrush painting, toothbrush splatter, leaf silhouette, leaf stencil, spatter prints, leaf art
carries any
minutes 30 40 45
waits 45
mess lots
scene lay
heart leaf: leaf, fern-frond, pressed-flower, grass = 12
heart spatter: toothbrush = 1
need paint: paint, acrylic-paint, watercolor-paint = 2 color
need sheet: paper, cardstock, construction-paper, watercolor-paper = 1 sheet
need comb: ruler, craft-stick, plastic-knife = 1
need under: newspaper, packing-paper = 5 sheet
nice apron: apron, old-t-shirt = 1
tool fine: cotton-swab, paintbrush
home water
step apron: prepare apron under by ccc
step sort: arrange leaf by ccc
step lay: arrange leaf sheet under > sheet leaves by tcc
step press: prepare leaf sheet by ccc
step thin: mix paint water by tcc
step try: test spatter paint comb under by tcc
step first: paint spatter paint comb sheet > dots by ccc
step second: paint spatter paint sheet by ccc
step lift: prepare leaf sheet > body by tcc
step mark: paint paint fine sheet by tcc
part sheet = sheet w : r^ w 0 0 180 176 2
part dots = paint a : edge-spray a 0 0 150 150 1.3 ; edge-spray b 0 0 140 142 1.2 ; edge-spray a 0 0 130 134 1
part body = sheet w : rim w 0 0 122 124 1 ; shape w 0 0 122 124 ; inked a 0 0 122 124 .9 ; details a 0 0 122 124
part leaves = leaf green : j_ green -84 84 -60 64 9 ; j_ orange 84 84 58 70 9

* tape-line-canvas | 2-3 4-5 6-8 9-12 | -
appeal 3
topics tape resist, tape painting, tape art, painter's tape, tape resist canvas, canvas painting, first canvas, wall art
carries any
minutes 25 30 40 50
waits 60
mess lots
scene stand
heart tape: masking-tape, washi-tape = 1 roll
heart canvas: canvas, cardboard, cardstock, watercolor-paper = 1
need paint: paint, acrylic-paint = 3 color
need roller: foam-roller, sponge-brush, kitchen-sponge, paintbrush = 1
nice plate: paper-plate, plastic-lid, foil-tray = 2
nice wipe: wet-wipe, paper-towel = 3
step tape: tape tape canvas > canvas line by ggtc
step rub: prepare tape canvas by cccc
step frame: tape tape canvas > frame by gtcc
step plate: prepare paint plate by gtcc
step roll: paint roller paint canvas > ground by cccc
step second: paint roller paint canvas by cccc
step inside: paint roller paint canvas > body by cccc
step wipe: wash wipe by cccc
step peel: prepare tape canvas by tccc
step show: play canvas by cccc
part canvas = canvas w : r^ w 0 0 170 176 2
part ground = paint b : r_ b 0 0 154 160 2 ; y_ b+ -44 -46 34 26 8 .1 ; y_ c 50 -48 34 30 8 .1 ; y_ c -46 56 36 28 8 .1 ; y_ b+ 48 54 32 28 8 .1
part frame = tape w : r_ w 0 -84 162 7 ; r_ w 0 84 162 7 ; r_ w -80 0 7 168 ; r_ w 80 0 7 168
part line = tape w : rim w 0 0 116 122 7
part body = paint a : shape a 0 0 112 118 ; of-sponge-print a/c 0 0 112 118 1 ; details w 0 0 112 118

* orchard-print | 2-3 4-5 6-8 | -
appeal 3
topics apple printing, celery printing, fruit printing, vegetable printing, apple stamping, fruit stamps, vegetable stamps, potato printing, printing
carries any
minutes 25 30 35
waits 60
mess some
scene lay
heart round: apple, potato, lemon, beet = 1
heart stalk: celery, broccoli, carrot, corn-cob, green-bean = 1
need paint: paint = 2 color
need sheet: paper, cardstock, construction-paper, packing-paper = 1 sheet
nice tray: baking-tray, foil-tray, paper-plate, plastic-lid = 1
nice apron@4-5,6-8: apron, old-t-shirt = 1
tool pen: crayon, marker, pencil
home knife
step cut: cut round stalk knife by ggg
step draw: draw pen sheet > sheet line by gtc
step apron: prepare apron by ccc
step tray: prepare paint tray by gtc
step first: print round paint sheet > apples by ccc
step fill: print stalk paint sheet > body by ccc
step edge: print stalk paint sheet by tcc
step ground: print stalk paint sheet > ground by ccc
step face: draw pen sheet by ttc
step compost: wash round stalk by tcc
part sheet = sheet w : r^ w 0 0 180 172 2
part ground = paint b : a_ b -66 76 16 9 180 360 ; a_ b -22 76 16 9 180 360 ; a_ b 22 76 16 9 180 360 ; a_ b 66 76 16 9 180 360
part apples = paint a : h_ a -70 -62 12 ; h_ a 72 -60 12
part line = pen k : rim k 0 -4 128 124 1
part body = paint a : print a 0 -4 128 124 ; of-sponge-print a/b 0 -4 128 124 1.2 ; details w 0 -4 128 124

* melted-around-a-mask | 6-8 9-12 13+ | -
appeal 3
topics melted crayon art, melted crayons, crayon canvas, crayon melt, crayon drip art, dripping crayons, encaustic, wall art
carries any
minutes 45 55 70
waits 20
mess lots
scene stand
heart wax: crayon, broken-crayon = 12
heart canvas: canvas, foam-board, cardboard, wood-scrap = 1
need mask: masking-tape, washi-tape = 1 roll
need under: newspaper, packing-paper = 6 sheet
join glue: glue-gun, glue
tool heat: hairdryer
tool pen: pencil, marker
tool scissors: scissors
step under: prepare under by ccc
step order: arrange wax canvas by ccc
step glue: glue wax canvas glue > canvas row by gtc
step shape: tape mask canvas by ccc
step cut: cut mask canvas scissors pen by tcc
step press: prepare mask canvas by ccc
step melt: heat heat wax canvas under > drips by ggt
step steer: shape canvas by ttc
step peel: prepare mask canvas > body by tcc
step mark: draw pen canvas by ccc
part canvas = canvas w : r^ w 0 0 164 184 2
part drips = wax a : r_ red -60 -40 22 70 6 ; r_ orange -40 -34 20 84 6 ; r_ yellow -20 -44 20 62 6 ; r_ green 0 -46 20 58 6 ; r_ teal 20 -42 20 66 6 ; r_ blue 40 -34 20 82 6 ; r_ purple 60 -40 22 70 6 ; l_ red 5 -62 -10 -62 50 ; l_ orange 6 -44 0 -45 70 ; l_ yellow 5 -24 -14 -24 40 ; l_ teal 5 25 -10 26 36 ; l_ blue 6 44 0 45 66 ; l_ purple 5 63 -10 64 44 ; o_ red -62 50 4 5 ; o_ orange -45 70 4 5 ; o_ blue 45 66 4 5
part row = wax b : r^ red -60 -82 16 30 2 ; r^ orange -40 -82 16 30 2 ; r^ yellow -20 -82 16 30 2 ; r^ green 0 -82 16 30 2 ; r^ teal 20 -82 16 30 2 ; r^ blue 40 -82 16 30 2 ; r^ purple 60 -82 16 30 2
part body = mask w : rim w 0 24 104 108 3 ; shape w 0 24 104 108 ; inked k 0 24 104 108 1 ; details k 0 24 104 108

* glitter-storm-bottle | 4-5 6-8 9-12 | -
appeal 3
topics calm down bottle, calming bottle, glitter bottle, sensory bottle, glitter jar, calm down jar, mindfulness, glitter storm
carries any
minutes 30 35 40
waits 60
mess some
scene stand
heart bottle: plastic-bottle, plastic-jar = 1
heart glimmer: glitter-glue, glitter = 1/4 cup
nice sequin: sequin, confetti = 2 tbsp
nice bead: bead, wooden-bead, stick-on-gem = 8
nice tint: food-coloring = 1 drop
need card: paper, cardstock = 1 scrap
join fix: tape
join seal: waterproof-glue, duct-tape, tape
tool pen: marker, crayon, colored-pencil
tool scissors: scissors
home warm-water
step wash: wash bottle by tcc
step draw: draw pen card by tcc
step cut: cut card scissors by tcc
step stick: tape card bottle fix > bottle body by tcc
step warm: mix glimmer bottle warm-water by tcc
step sink: fill sequin bottle > sequins by ccc
step bead: fill bead bottle > beads by ccc
step tint: mix tint bottle > water by tcc
step test: test bottle by ccc
step seal: glue bottle seal > lid by ggc
part bottle = bottle own : jar ~ 0 -74 112 160
part water = tint light-blue : r_ light-blue 0 12 88 108 8
part body = card a : painted ~ 0 16 76 88
part sequins = sequin yellow : d_ yellow 2.6 -34 -20 -24 40 30 -26 36 34 10 58 -38 10 ; d_ pink 2.6 -12 -30 28 8 -30 56 20 -38 38 56 4 -36
part beads = bead c : d^ red 3.6 -30 64 -18 66 ; d^ blue 3.6 -6 65 8 66 ; d^ yellow 3.6 20 65 32 63
part lid = seal k : r_ k 0 -78 66 5 2

* mixed-sand-sculpture | 4-5 6-8 9-12 | -
appeal 3
topics kinetic sand, homemade kinetic sand, diy kinetic sand, moon sand, magic sand, sand dough, sand sculpture, sensory play
carries any
minutes 35 40 50
mess lots
scene lay
heart sand: sand, colored-sand = 3 cup
heart starch: cornstarch, flour = 1 1/2 cup
heart soap: dish-soap = 1 tbsp
nice tint: food-coloring = 10 drop
need bowl: bowl, plastic-tub, bucket = 1
nice mold: silicone-mold, cookie-cutter, plastic-cup, yogurt-pot, muffin-tin, popsicle-mold = 2
nice knife: plastic-knife, craft-stick, plastic-spoon = 1
home tray
home water: = 3/4 cup
step dry: mix sand starch bowl by ccc
step suds: mix soap water tint? by tcc
step knead: mix sand water bowl by ccc
step test: test sand by ccc
step heap: shape sand tray > heap by ccc
step shape: shape sand knife? > body by tcc
step mark: draw sand knife? by tcc
step mold: shape mold sand > molded by ccc
step cut: play sand by ccc
step keep: prepare sand bowl by tcc
part heap = sand tan : b^ tan -92 84 -80 50 -40 36 40 36 80 50 92 84
part body = sand tan : card tan 0 0 124 132 8 ; print tan- 0 0 124 132 ; of-powder tan 0 0 124 132 .6
part molded = sand tan : q^ tan 6 -88 58 -58 58 -54 84 -92 84 ; q^ tan 6 58 58 88 58 92 84 54 84

* cloud-dough-heap | 2-3 4-5 6-8 | -
appeal 3
topics cloud dough, moon dough, flour and oil dough, taste-safe dough, moldable dough, sensory bin, sensory play, flour play
carries any
minutes 30 30 40
mess lots
place floor
scene lay
heart flour: flour, cornstarch = 4 cup
home oil@2-3: = 1/2 cup
need oil@4-5,6-8: cooking-oil = 1/2 cup
need tub: plastic-tub, baking-tray, foil-pan = 1
nice cocoa@4-5,6-8: cocoa = 3 tbsp
nice scoop: plastic-spoon, wooden-spoon, measuring-cup, metal-spoon, plastic-cup = 2
nice car: toy-car, duplo-brick = 2
home sheet
step spread: prepare tub sheet by gtc
step pour: mix flour oil tub by tcc
step rub: mix flour tub by ccc
step squeeze: play flour by ccc
step heap: shape flour tub > heap by ccc
step shape: shape flour > body by ttc
step mark: draw flour by tcc
step cocoa@4-5,6-8: decorate cocoa flour > cocoa by cc
step scoop: play scoop flour > scooped by ccc
step drive: play car flour > tracks by ccc
part heap = flour cream : q^ blue 10 -94 -88 94 -88 94 88 -94 88 ; q_ cream 8 -84 -78 84 -78 84 78 -84 78
part tracks = car tan : z_ tan- 2 -82 70 82 62 ; z_ tan- 2 -82 77 82 69
part body = flour cream : card cream- 0 -4 130 124 6 ; print cream 0 -4 130 124 ; details brown 0 -4 130 124
part cocoa = cocoa brown : d_ brown 1.6 -70 -66 -62 -60 70 -64 64 -56 -72 54 -64 60 74 50 66 -10 -72 0
part scooped = flour cream : o^ cream -70 -40 9 7 ; o^ cream 72 26 9 7

* cereal-string-drawing | 4-5 6-8 | -
appeal 3
topics cereal threading, cheerio threading, cereal necklace, threading, edible necklace, fine motor, bird feeder, snack
carries any
minutes 25 30
mess low
scene lay
heart rings: breakfast-cereal = 2 cup
heart string: yarn, string, shoelace = 4 ft
nice straw: paper-straw, plastic-straw = 2
nice bowl: bowl, plastic-cup, yogurt-pot, paper-cup = 2
nice hook: pipe-cleaner = 1
join tip: masking-tape, tape, washi-tape
tool scissors: scissors
step stiff: tape string tip by tc
step stop: tie string rings by tc
step straw: cut straw scissors > straws by tc
step sort: arrange rings bowl by cc
step thread: thread rings string > rings by cc
step pattern: thread straw rings by cc
step lay: arrange rings string > body by cc
step mark: arrange rings by cc
step hook: build hook rings > hook by cc
step eat: play string by cc
part body = string w : inked cream- 0 -4 144 140 4
part rings = rings tan : edge-hoop tan/gold/tan 0 -4 144 140 1.1
part straws = straw a : r^ red -74 82 14 7 2 ; r^ w -56 82 14 7 2 ; r^ red 60 82 14 7 2 ; r^ w 78 82 14 7 2
part hook = hook b : l^ b 4 -84 -62 -70 -84 -56 -70 -64 -52

* tray-yogurt-painting | 2-3 4-5 | -
appeal 3
topics yogurt painting, edible paint, taste-safe paint, finger painting, edible finger paint, first painting, high chair activity
carries any
minutes 20 25
mess lots
scene lay
heart yogurt: yogurt = 1 cup
home berries@2-3
heart tint@4-5: food-coloring = 6 drop
need tray: baking-tray, foil-tray, ceramic-plate, plastic-lid = 1
nice cutter: cookie-cutter, silicone-mold = 2
nice brush: plastic-spoon, paintbrush, kitchen-sponge = 1
home bowl: = 3
home cloth
step portion: fill yogurt bowl by tc
step tint@2-3: mix yogurt bowl berries by g
step tint@4-5: mix tint yogurt bowl by t
step stir: mix yogurt bowl by cc
step shape: paint yogurt tray > tray line by gt
step first: paint yogurt tray > body by cc
step second: paint yogurt brush? tray by cc
step stamp: print cutter yogurt tray > stamps by cc
step mark: draw yogurt tray by tc
step photo: play tray by gc
step again: wash tray cloth by tc
part tray = tray silver : q^ silver 8 -94 -84 94 -84 94 84 -94 84 ; q_ silver+ 6 -84 -74 84 -74 84 74 -84 74
part line = yogurt w : rim w 0 -2 124 120 5
part body = yogurt a : painted ~ 0 -2 124 120 ; of-dab a/b/w 0 -2 124 120 1.3 ; details k 0 -2 124 120
part stamps = cutter b : a_ pink -66 -54 11 8 0 360 ; a_ yellow 68 56 11 8 0 360

* colander-creature | 4-5 6-8 | -
appeal 2
topics colander threading, pipe cleaner colander, threading, fine motor, colander play, busy activity, threading beads
carries face
minutes 25 30
mess low
scene stand
heart stems: pipe-cleaner = 16
heart colander: strainer, plastic-tub, berry-basket = 1
need bead: bead, wooden-bead = 30
nice straw: paper-straw, plastic-straw = 3
nice dough: play-dough, modeling-clay, kinetic-sand = 1 handful
tool scissors: scissors when straw
step turn: prepare colander by cc
step first: thread stems colander > colander stems by cc
step rows: thread stems colander by cc
step straw: cut straw scissors > straws by tc
step bead: thread bead stems > beads by cc
step end: fold stems by tc
step parts: shape stems colander by tc
step face: shape dough colander > body by tc
step act: play colander by cc
part stems = stems b : l^ b 3.6 -70 10 -92 -20 -96 -44 ; l^ a 3.6 -50 -16 -66 -50 -62 -78 ; l^ b 3.6 50 -16 66 -50 62 -78 ; l^ a 3.6 70 10 92 -20 96 -44 ; l^ b 3.6 -78 40 -98 40 ; l^ b 3.6 78 40 98 40
part colander = colander silver : b^ silver -84 66 -80 10 -50 -34 0 -46 50 -34 80 10 84 66 ; r^ silver- 0 68 186 12 5 ; d_ gray 2.4 -66 40 -66 20 66 40 66 20 -56 4 56 4
part straws = straw red : r_ red -92 -20 7 14 2 45 ; r_ red 92 -20 7 14 2 -45
part beads = bead yellow : d^ yellow 5 -96 -46 96 -46 -62 -80 62 -80 ; d^ pink 5 -98 40 98 40 -65 -56 65 -56
part body = dough a : face ~ 0 18 96 84

* lace-around-card | 4-5 6-8 | -
appeal 3
topics lacing card, lacing cards, lacing, sewing card, first sewing, threading, shoelace, learn to tie shoes, fine motor
carries any
minutes 30 35
mess low
scene lay
heart lace: shoelace = 1
need card: cardboard, cereal-box, cardstock, foam-board, paper-plate = 1
need punch: hole-punch = 1
need colors: marker, crayon, permanent-marker, paint-marker = 3 color
join tip: tape, masking-tape, washi-tape
tool scissors: scissors
step draw: draw colors card by tc
step color: color colors card > card body by cc
step cut: cut card scissors by gc
step mark: draw colors card by tc
step punch: poke punch card > holes by tc
step start: tape lace card tip by tc
step lace: sew lace card > lace by cc
step back: sew lace card by tc
step bow: tie lace card > bow by tt
part card = card w : rim w 0 0 144 144 8
part body = colors a : painted ~ 0 0 132 132
part holes = card k : rim w 0 0 144 144 8 ; painted ~ 0 0 132 132
part lace = lace b : edge-bar b 0 0 148 148 .8
part bow = lace b : l^ b 3.6 0 84 -20 72 -24 90 0 84 20 72 24 90 0 84 ; l^ b 3 0 84 -12 99 ; l^ b 3 0 84 12 99

* burlap-hoop-stitches | 4-5 6-8 9-12 | -
appeal 3
topics burlap sewing, burlap stitching, first sewing, first embroidery, sewing for kids, learn to sew, embroidery hoop, hoop art
carries any
minutes 35 45 60
mess low
scene hang
heart burlap: burlap = 1 piece
heart hoop: embroidery-hoop = 1
heart yarn: yarn, embroidery-floss = 3 color
nice button: button, wooden-bead = 5
tool pen: marker, permanent-marker, chalk
tool needle@6-8,9-12: needle
join tip: tape, masking-tape
tool scissors: scissors
step stretch: prepare burlap hoop > hoop cloth by tcc
step draw: draw pen burlap by tcc
step tip@4-5: tape yarn tip scissors by t
step tip@6-8,9-12: thread yarn needle scissors by tc
step knot: tie yarn by tcc
step outline: sew yarn burlap > line by ccc
step fill: sew yarn burlap > body by ccc
step button: sew button burlap yarn > buttons by tcc
step face: sew yarn burlap by tcc
step trim: cut burlap scissors by gcc
step hang: tie yarn hoop > loop by tcc
part loop = yarn b : l ~ 2.400 -8 -84 0 -100 8 -84
part cloth = burlap tan : o^ tan 0 4 84 84
part hoop = hoop wood : a^ wood 0 4 90 81 0 360
part line = yarn a : rim tan+ 0 6 112 112 2 ; inked a 0 6 112 112 2.4
part body = yarn a : of-cross a/b 0 6 112 112 .9 ; details k 0 6 112 112
part buttons = button own : bits own .8 -58 -36 58 -36 -60 40 60 40 0 72
`;
