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
waits 1440
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
heart round: apple, potato = 1
heart stalk: celery, broccoli, corn-cob = 1
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
part canvas = canvas w : r^ ~ 0 10 168 170 2
part drips = wax a : l_ red 11 -70 -58 -70 6 ; l_ red 5 -70 -40 -70 40 ; l_ orange 11 -58 -58 -58 20 ; l_ orange 5 -58 -40 -58 66 ; l_ gold 11 -45 -58 -45 -6 ; l_ gold 5 -45 -40 -45 28 ; l_ yellow 11 -32 -58 -32 12 ; l_ yellow 5 -32 -40 -32 58 ; l_ light-green 11 -19 -58 -19 -14 ; l_ light-green 5 -19 -40 -19 20 ; l_ green 11 -6 -58 -6 28 ; l_ green 5 -6 -40 -6 74 ; l_ teal 11 6 -58 6 -18 ; l_ teal 5 6 -40 6 16 ; l_ light-blue 11 19 -58 19 24 ; l_ light-blue 5 19 -40 19 70 ; l_ blue 11 32 -58 32 0 ; l_ blue 5 32 -40 32 34 ; l_ navy 11 45 -58 45 14 ; l_ navy 5 45 -40 45 60 ; l_ purple 11 58 -58 58 -10 ; l_ purple 5 58 -40 58 24 ; l_ pink 11 70 -58 70 0 ; l_ pink 5 70 -40 70 46
part row = wax b : p^ red -75.9 -66 -64.9 -66 -68.9 -57 -71.9 -57 ; r^ red -70.4 -82 11 32 1.5 ; r_ red- -70.4 -92 11 3 ; r_ red- -70.4 -70 11 3 ; p^ orange -63.1 -66 -52.1 -66 -56.1 -57 -59.1 -57 ; r^ orange -57.6 -82 11 32 1.5 ; r_ orange- -57.6 -92 11 3 ; r_ orange- -57.6 -70 11 3 ; p^ gold -50.3 -66 -39.3 -66 -43.3 -57 -46.3 -57 ; r^ gold -44.8 -82 11 32 1.5 ; r_ gold- -44.8 -92 11 3 ; r_ gold- -44.8 -70 11 3 ; p^ yellow -37.5 -66 -26.5 -66 -30.5 -57 -33.5 -57 ; r^ yellow -32.0 -82 11 32 1.5 ; r_ yellow- -32.0 -92 11 3 ; r_ yellow- -32.0 -70 11 3 ; p^ light-green -24.7 -66 -13.7 -66 -17.7 -57 -20.7 -57 ; r^ light-green -19.2 -82 11 32 1.5 ; r_ light-green- -19.2 -92 11 3 ; r_ light-green- -19.2 -70 11 3 ; p^ green -11.9 -66 -0.9 -66 -4.9 -57 -7.9 -57 ; r^ green -6.4 -82 11 32 1.5 ; r_ green- -6.4 -92 11 3 ; r_ green- -6.4 -70 11 3 ; p^ teal 0.9 -66 11.9 -66 7.9 -57 4.9 -57 ; r^ teal 6.4 -82 11 32 1.5 ; r_ teal- 6.4 -92 11 3 ; r_ teal- 6.4 -70 11 3 ; p^ light-blue 13.7 -66 24.7 -66 20.7 -57 17.7 -57 ; r^ light-blue 19.2 -82 11 32 1.5 ; r_ light-blue- 19.2 -92 11 3 ; r_ light-blue- 19.2 -70 11 3 ; p^ blue 26.5 -66 37.5 -66 33.5 -57 30.5 -57 ; r^ blue 32.0 -82 11 32 1.5 ; r_ blue- 32.0 -92 11 3 ; r_ blue- 32.0 -70 11 3 ; p^ navy 39.3 -66 50.3 -66 46.3 -57 43.3 -57 ; r^ navy 44.8 -82 11 32 1.5 ; r_ navy- 44.8 -92 11 3 ; r_ navy- 44.8 -70 11 3 ; p^ purple 52.1 -66 63.1 -66 59.1 -57 56.1 -57 ; r^ purple 57.6 -82 11 32 1.5 ; r_ purple- 57.6 -92 11 3 ; r_ purple- 57.6 -70 11 3 ; p^ pink 64.9 -66 75.9 -66 71.9 -57 68.9 -57 ; r^ pink 70.4 -82 11 32 1.5 ; r_ pink- 70.4 -92 11 3 ; r_ pink- 70.4 -70 11 3
part body = mask w : rim under 0 32 104 108 3 ; shape under 0 32 104 108 ; inked k 0 32 104 108 1 ; details k 0 32 104 108

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
need hoop: embroidery-hoop = 1
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

* soap-with-a-figure | 6-8 9-12 13+ | -
appeal 3
topics soap making, melt and pour, melt and pour soap, soap casting, homemade soap, glycerin soap, soap bar, handmade soap, gift
carries any
minutes 50 50 60
waits 120
mess some
scene lay
heart base: soap-base = 1 lb
need mold: silicone-mold, popsicle-mold, muffin-tin, yogurt-pot, ice-cube-tray = 2
need tint: food-coloring = 2 color
nice wrap: wax-paper, plastic-wrap, tissue-paper = 1 sheet
tool cut: plastic-knife, toothpick, craft-stick
home knife
home plate
home jug
step dice: cut base knife by ggt
step first: heat base jug by ggt
step tint: mix tint base jug by ccc
step slab: fill base plate > slab by ggt
step shape: cut base cut plate > body by tcc
step second: heat base jug by ggt
step half: fill base mold > bar by ggt
step lay: arrange base mold by ccc
step cover: fill base mold > top by ggt
step out: prepare base mold wrap? > wrap by ccc
part bar = base own : q^ light-blue 20 -84 -76 84 -76 84 80 -84 80 ; q_ light-blue+ 14 -74 -66 74 -66 74 70 -74 70
part slab = tint c : d_ w 3 -60 -52 62 58 ; d_ w 2 54 -50 -58 58
part body = base a : rim w 0 2 112 112 3 ; shape a 0 2 112 112 ; details w 0 2 112 112
part top = base w : l_ w 4 -72 -40 -72 -62 -50 -66 ; l_ w 3 70 40 70 60 54 66
part wrap = wrap w : p_ w -84 60 -84 88 -56 88 ; p_ w 84 60 84 88 56 88

* stenciled-bath-bomb | 6-8 9-12 13+ | -
appeal 3
topics bath bomb, bath bombs, fizzy bath, bath fizzies, spa day, homemade bath bombs, self-care, gift for mom, chemistry
carries any
minutes 50 50 60
waits 1440
mess some
scene lay
heart soda: baking-soda = 2 cup
heart acid: citric-acid = 1 cup
need starch: cornstarch = 1/2 cup
need oil: cooking-oil = 3 tbsp
need mold: silicone-mold, popsicle-mold, muffin-tin, yogurt-pot, ornament = 2
need tint: food-coloring = 2 color
nice spray: spray-bottle, pipette = 1
need card: cardstock, cereal-box, plastic-lid, paper = 1 scrap
tool scissors: scissors
tool pen: pencil, marker
home bowl: = 2
home water
home tray
step sift: mix soda acid starch bowl by ccc
step oil: mix oil soda bowl by tcc
step tint: mix tint soda bowl by tcc
step damp: mix soda water spray? by tcc
step window: cut card scissors pen by tcc
step press: fill soda mold > bomb by ccc
step turn: prepare soda mold tray by tcc
step picture: fill soda card tint > body by ccc
step mark: draw soda by ccc
step dry: dry soda tray by ccc
part bomb = soda b : o^ b+ 0 6 88 84 ; a_ b 0 6 84 80 0 360
part body = tint a : rim a+ 0 8 96 96 2 ; shape a 0 8 96 96 ; of-powder a 0 8 96 96 1 ; details w 0 8 96 96

* clay-crowned-chess | 9-12 13+ | -
appeal 2
topics chess, chess set, homemade chess, chess pieces, polymer clay chess, board game, modeled chess set, game night
carries any
minutes 120 150
waits 180
mess some
scene stand
heart clay: polymer-clay, air-dry-clay = 2 lb
heart board: wood-scrap, cardboard, foam-board = 1
need paint: acrylic-paint, paint = 2 color
need tape: masking-tape, washi-tape = 1 roll
need rule: ruler = 1
nice felt: felt, craft-foam, felt-sticker = 1 sheet
join stick: waterproof-glue, glue-gun, glue when felt
tool brush: paintbrush, sponge-brush
tool pen: pencil
tool poke: toothpick, plastic-knife, craft-stick
step portion: prepare clay rule by cc
step pawns: shape clay > pawns by cc
step officers: shape clay poke > towers by cc
step king: shape clay poke > body by cc
step queen: shape clay > queens by cc
step bake@9-12: heat clay by g
step bake@13+: heat clay by t
step grid: draw rule pen board > board by cc
step squares: paint tape paint board brush > squares by cc
step sides: paint paint clay brush by cc
step felt: glue felt clay stick > felt by cc
part board = board wood : q^ wood 4 -74 34 74 34 98 92 -98 92
part squares = paint k : p_ k -66 38 -44 38 -47 52 -70 52 ; p_ k -22 38 0 38 0 52 -23 52 ; p_ k 22 38 44 38 47 52 23 52 ; p_ k -47 52 -23 52 -25 68 -51 68 ; p_ k 0 52 23 52 25 68 0 68 ; p_ k 47 52 70 52 75 68 51 68 ; p_ k -80 68 -51 68 -56 88 -90 88 ; p_ k -25 68 0 68 0 88 -28 88 ; p_ k 25 68 51 68 56 88 28 88
part towers = clay k : r^ k -74 18 22 46 3 ; r^ k -74 44 30 8 3 ; p_ k -86 -4 -62 -4 -62 -16 -68 -16 -68 -10 -71 -10 -71 -16 -77 -16 -77 -10 -80 -10 -80 -16 -86 -16
part queens = clay w : b^ w 66 42 70 10 62 -12 88 -12 80 10 84 42 ; s^ w 75 -20 12 6 5 ; r^ w 75 46 32 8 3
part body = clay a : r^ a 0 62 60 14 4 ; r^ a- 0 50 44 14 4 ; standing ~ 0 46 92 118
part pawns = clay w : o^ w -46 50 8 8 ; p^ w -55 78 -37 78 -42 56 -50 56 ; o^ k 46 50 8 8 ; p^ k 37 78 55 78 50 56 42 56
part felt = felt green : r_ green 0 70 60 3 1

* painted-jar-lantern | 6-8 9-12 13+ | -
appeal 3
topics jar lantern, jam jar lantern, mason jar lantern, glass painting, painted lantern, tea light holder, lantern, night light
carries any
minutes 40 50 60
waits 180
mess some
scene stand
heart jar: glass-jar = 1
heart paint: glass-paint, acrylic-paint, paint-marker = 3 color
nice light: LED-tea-light, LED-candle, string-light, glow-stick = 1
nice sparkle: sequin, stick-on-gem, mosaic-tile = 20
nice wire@9-12,13+: craft-wire = 3 ft
tool brush: paintbrush, sponge-brush when paint=glass-paint,acrylic-paint
tool pliers@13+: pliers when wire
need plan: paper, tracing-paper = 1 sheet
tool pen: marker, permanent-marker, pencil
tool tape: tape, masking-tape
home towel
step wash: wash jar by ccc
step plan: draw pen plan by ccc
step inside: tape plan jar tape towel > jar by tcc
step contour: paint paint jar brush? > line by ccc
step fill: paint paint jar brush? > body by ccc
step ground: paint paint jar > ground by ccc
step sparkle: decorate sparkle jar > sparkle by ccc
step dry: dry jar by ccc
step handle@9-12: build wire jar > handle by t
step handle@13+: build wire jar pliers > handle by c
step glow: play light jar > glow by tcc
part handle = wire gray : l ~ 2.4 -50 -70 -40 -98 40 -98 50 -70
part jar = jar own : jar ~ 0 -80 128 166
part glow = light yellow : o_ yellow+ 0 18 52 58
part ground = paint b : c_ b -54 74 54 74 8 8 ; d_ b 3 -44 -34 -20 -42 22 -42 46 -32
part line = paint k : rim k 0 16 92 98 3
part body = paint a : painted ~ 0 16 92 98
part sparkle = sparkle own : bits own .7 -50 -20 50 -14 -52 52 52 50

* string-globe-window | 9-12 13+ | -
appeal 3
topics string lantern, string globe, string ball, string lamp, yarn lantern, balloon lantern, string art, fairy lights, room decor
carries any !land
minutes 70 80
waits 1440
mess lots
scene hang
heart balloon: balloon = 1
heart string: string, yarn, cotton-cord = 40 yd
need glue: glue = 1 cup
need starch: cornstarch, flour = 1/4 cup
need bowl: bowl, plastic-tub, yogurt-pot = 1
need oil: cooking-oil = 1 tsp
nice light: string-light, LED-tea-light = 1
nice pin: needle, pushpin = 1
tool pen: permanent-marker, marker
tool scissors: scissors
home water
home newspaper
step blow: prepare balloon newspaper by cc
step oil: paint oil balloon by cc
step draw: draw pen balloon by cc
step paste: mix glue starch bowl water by cc
step soak: mix string bowl scissors by cc
step outline: arrange string balloon > line by cc
step wind: arrange string balloon > globe by cc
step dry: dry string by cc
step pop: prepare balloon pin? by cc
step light: arrange light string > glow by cc
part glow = light yellow : o_ yellow+ 0 6 70 70
part globe = string cream : o_ cream 0 6 84 84 ; l_ w 2 -80 0 -30 -60 40 -70 78 -20 ; l_ w 2 -76 34 -20 80 50 72 82 20 ; l_ tan 2 -60 -54 -70 10 -30 70 20 88 ; l_ tan 2 60 -54 74 10 40 70 -10 88 ; l_ w 2 -50 -64 20 -78 64 -46 84 10 ; l_ tan 2 -84 14 -40 -70 10 -78 60 -56 ; l_ w 2 -70 -44 0 -84 70 -40 ; l_ tan 2 -40 72 0 82 44 70 78 30 ; l_ w 2 -82 -10 -60 60 -10 84 ; l_ w 2 82 -6 66 54 20 84 ; l_ w 2 -64 56 -4 90 60 62 84 0 ; l w 2 0 -78 0 -100
part line = string a : rim tan 0 8 96 96 4 ; shape yellow 0 8 96 96 ; details brown 0 8 96 96

* stick-bound-book | 4-5 6-8 9-12 | -
appeal 3
topics bookmaking, book making, stick book, stick and elastic book, rubber band book, little book, handmade book, make a book, nature journal
carries any
minutes 30 40 50
mess low
scene stand
heart pages: paper, construction-paper = 5 sheet
heart stick: stick, craft-stick, chopstick, pencil = 1
need band: rubber-band, hair-tie = 1
need cover: cardstock, construction-paper, cereal-box = 1 sheet
need punch: hole-punch = 1
need colors: crayon, marker, colored-pencil = 4 color
nice sticker: sticker, stick-on-gem, felt-sticker = 10
step fold: fold pages cover > book by tcc
step punch: poke punch pages cover by tcc
step band: prepare band pages > band by tcc
step stick: prepare stick band > stick by tcc
step front: draw colors cover > body by ccc
step look: draw colors pages by ccc
step home: draw colors pages by ccc
step does: draw colors pages by ccc
step sticker: decorate sticker pages > stickers by ccc
step read: play pages by ccc
part book = cover b : r^ w 8 4 148 172 3 ; r^ b+ 2 2 148 172 4
part stick = stick brown : stick ~ -64 84 -64 -86 10
part band = band red : r_ red -64 -46 16 5 2 ; r_ red -64 50 16 5 2
part body = colors a : rim w 14 2 110 116 4 ; painted ~ 14 2 110 116
part stickers = sticker own : bits own .8 60 -68 -34 -70 62 74 -32 76

* left-in-print | 13+ | -
appeal 3
topics altered book, altered books, book art, mixed media, art journal, gesso, junk journal, collage, book page art
carries any
minutes 100
waits 120
mess some
scene lay
heart book: hardcover-book = 1
heart paint: acrylic-paint = 3 color
need collage: newspaper, magazine, sheet-music, old-book-page = 4 page
need stick: glue-stick, glue = 1
nice knife: craft-knife, scissors = 1
nice stamp: rubber-stamp, cork, eraser = 2
nice ribbon: ribbon, lace, string = 12 in
tool brush: paintbrush, sponge-brush
tool pen: pencil
tool line: gel-pen, permanent-marker, paint-marker
step choose: prepare book by c
step glue: glue stick book by c
step sketch: draw pen book > book by c
step collage: glue collage book stick > collage by c
step ground: paint paint book brush > ground by c
step second: paint paint book brush by c
step line: draw line book > body by c
step stamp: print stamp paint book > stamps by c
step window: cut knife book by t
step ribbon: glue ribbon book stick > ribbon by c
part book = book cream : r^ brown 0 2 190 152 4 ; r_ cream 0 0 178 140 2 ; r_ tan 0 0 3 140 ; z_ gray 1 -80 -54 -10 -54 ; z_ gray 1 -80 -44 -10 -44 ; z_ gray 1 -80 44 -10 44 ; z_ gray 1 -80 54 -10 54 ; z_ gray 1 10 -54 80 -54 ; z_ gray 1 10 54 80 54
part ground = paint b : r_ b 0 0 174 136 2 ; y_ b+ -54 -38 30 20 8 .1 ; y_ c 56 40 30 22 8 .1 ; y_ b- 52 -42 28 20 8 .1
part collage = collage w : p_ w -84 40 -40 34 -36 64 -84 64 ; p_ w 84 -60 50 -62 46 -30 84 -34
part body = line k : rim k 0 0 104 116 1.6 ; shape cream 0 0 104 116 ; of-newsprint cream 0 0 104 116 1 ; inked k 0 0 104 116 1.2 ; details k 0 0 104 116
part stamps = stamp c : d_ c 5 -70 -56 -56 -56 -42 -56 44 58 58 58 72 58
part ribbon = ribbon a : r_ a 76 84 7 30

* bottle-that-rattles | 2-3 4-5 6-8 | -
appeal 3
topics shaker, bottle shaker, maraca, maracas, rattle, rice shaker, homemade shaker, noise maker, sound bottle
carries any
minutes 25 30 35
mess some
scene stand
heart bottle: plastic-bottle, plastic-jar = 1
heart rice: rice, dried-lentil, popcorn = 1/4 cup
nice beans@4-5,6-8: dried-bean, dried-chickpea, dry-pasta = handful
need tape: masking-tape, washi-tape, duct-tape = 3 color
nice funnel: funnel, paper-cup = 1
nice sticker: sticker, felt-sticker = 8
need card: cardstock, construction-paper, paper, cereal-box = 1 sheet
join glue: glue, duct-tape
tool pen: marker, crayon
tool scissors: scissors
step listen: play bottle by ccc
step fill: fill rice bottle funnel? > fill by ccc
step beans@4-5,6-8: fill beans bottle > beans by cc
step close: glue glue bottle tape > lid by ggt
step draw: draw pen card by ttc
step cut: cut card scissors by gtc
step dress: tape card bottle tape > bottle body by ttc
step stripes: tape tape bottle > stripes by tcc
step sticker: decorate sticker bottle > stickers by ccc
step play: play bottle by ccc
part bottle = bottle own : jar ~ 0 -86 104 176
part fill = rice w : b_ w -44 80 -46 52 -10 46 30 52 46 48 44 80
part beans = beans brown : d^ brown 4 -30 62 -6 58 20 64 34 60
part stripes = tape b : r_ b 0 -46 92 9 ; r_ c 0 44 92 9
part lid = tape b : r_ b 0 -90 58 8 2
part body = card a : rim w 0 0 82 86 3 ; painted ~ 0 0 82 86
part stickers = sticker own : bits own .7 -38 -62 38 -62 -38 30 38 30

* box-to-strum | 4-5 6-8 9-12 | -
appeal 3
topics box guitar, tissue box guitar, rubber band guitar, homemade guitar, instrument, strumming, banjo, ukulele
carries any
minutes 35 45 50
waits 45
mess some
scene stand
heart box: tissue-box = 1
heart band: rubber-band = 4
need neck: cardboard-tube = 1
need tape: tape, duct-tape, masking-tape = 1 roll
need paint: paint, acrylic-paint = 3 color
nice sticker: sticker, washi-tape, felt-sticker = 10
nice bridge: pencil, craft-stick, chopstick = 1
tool brush: paintbrush, sponge-brush, kitchen-sponge
home knife
step open: cut box knife by ggg
step ground: paint paint box brush > box by ccc
step neck: paint paint neck brush > neck by ccc
step draw: paint brush paint box by tcc
step figure: paint paint box brush > body by ccc
step sticker: decorate sticker neck > stickers by ccc
step join: tape tape neck box by gtc
step bands: build band box > strings by tcc
step bridge: build bridge box > bridge by ccc
step strum: play box by ccc
part neck = neck b : r^ b 0 -62 26 74 4 ; r_ b- 0 -88 26 4
part stickers = sticker own : bits own .7 0 -84 0 -68 0 -52
part box = box a : q^ b 6 -72 -34 72 -34 72 92 -72 92 ; q_ b+ 4 -66 -28 66 -28 66 86 -66 86
part body = paint a : rim w 0 30 120 112 3 ; painted ~ 0 30 120 112 ; o_ k 0 38 18 13
part strings = band own : z_ tan 2 -14 -34 -14 92 ; z_ red 2 -5 -34 -5 92 ; z_ blue 2 5 -34 5 92 ; z_ green 2 14 -34 14 92
part bridge = bridge wood : r^ wood 0 62 40 5 2

* can-with-a-skin | 6-8 9-12 | -
appeal 3
topics drum, tin can drum, balloon drum, homemade drum, bongos, instrument, percussion, drumming, marching band
carries any
minutes 40 45
waits 45
mess some
scene stand
heart can: can, chip-can, oatmeal-canister = 1
heart skin@6-8: duct-tape = 1 roll
heart skin@9-12: balloon, duct-tape = 1
need band: rubber-band = 2
need stick: chopstick, dowel, pencil, wooden-spoon = 2
need paint: paint, acrylic-paint = 3 color
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker, pencil
home paper
home cloth
join fix: duct-tape, tape, masking-tape
step rim: prepare can cloth by gt
step ground: paint paint paper brush > can by cc
step draw: draw pen paper by cc
step figure: paint paint paper brush > body by cc
step wrap: tape paper can fix by tc
step skin@6-8: tape skin can scissors > skin by t
step skin@9-12: build skin can scissors > skin by c
step band: build band can > band by tc
step hem: tape fix can > hem by tc
step knob: build band stick > sticks by cc
step drum: play can stick by cc
part can = can b : r^ b 0 18 132 140 6
part skin = skin gray : o^ silver 0 -52 70 20 ; o_ w 0 -53 62 15
part band = band red : r_ red 0 -28 134 5 2
part hem = fix k : r_ k 0 84 130 5
part body = paint a : rim w 0 28 92 92 3 ; painted ~ 0 28 92 92
part sticks = stick wood : stick ~ -92 -40 -30 -90 7 ; stick ~ 92 -40 30 -90 7 ; o^ red -30 -90 8 ; o^ red 30 -90 8

* rain-in-a-tube | 4-5 6-8 9-12 | -
appeal 3
topics rainstick, rain stick, rain maker, tube shaker, sound of rain, instrument, sensory, cardboard tube
carries any
minutes 40 50 60
waits 30
mess some
scene stand
heart tube: cardboard-tube = 1
heart rice: rice, dried-lentil, birdseed = 1/2 cup
need paper: packing-paper, newspaper, paper, wrapping-paper = 3 sheet
need band: rubber-band, hair-tie = 2
need paint: paint, acrylic-paint = 3 color
nice yarn: yarn, string, ribbon, raffia = 3 yd
nice nails@9-12: nail = 30
tool brush: paintbrush, sponge-brush
step sheet: paint paint paper brush > tube by ccc
step draw: paint brush paint paper by tcc
step figure: paint paint paper brush > body by ccc
step coil@4-5,6-8: fold paper tube by tc
step nails@9-12: poke nails tube by t
step wrap: roll paper tube by tcc
step foot: fold paper tube band by tcc
step rice: fill rice tube by ccc
step head: build paper band tube > caps by tcc
step yarn: tie yarn tube > yarn by tcc
step rain: play tube by ccc
part tube = tube b : r^ b 0 0 78 176 6 ; r_ b+ 0 -40 78 5 ; r_ b- 0 60 78 5
part caps = paper kraft : c^ kraft -40 -82 40 -82 10 7 ; c^ kraft -40 86 40 86 10 7 ; r_ red 0 -78 82 5 ; r_ red 0 79 82 5
part body = paint a : rim w 0 0 70 92 3 ; painted ~ 0 0 70 92
part yarn = yarn c : l_ c 3 36 -74 58 -50 54 -20 ; l_ a 3 38 -74 66 -56 68 -30 ; l_ c 3 -36 -74 -58 -52 -56 -24

* big-box-come-alive | 2-3 4-5 6-8 9-12 | -
appeal 3
topics big box, cardboard box, giant box, box fort, playhouse, pretend play, appliance box, moving box, box costume
carries any
minutes 40 50 60 75
waits 60
mess lots
place floor
scene stand
heart box: cardboard-box = 1
heart scribble: crayon, marker = 4 color
need paint: paint = 3 color
need plate: paper-plate, cardboard, paper-bowl = 4
need tape: tape, duct-tape, masking-tape = 1 roll
nice pin@4-5,6-8,9-12: paper-fastener = 4
tool brush: paintbrush, sponge-brush, foam-roller
home knife
step door: cut box knife by gggg
step edge: tape tape box by gtcc
step draw: draw scribble box > box by ttcc
step paint: paint paint box brush > body by cccc
step inside: draw scribble box > inside by cccc
step plate: color scribble plate > plates by cccc
step on: tape tape plate box by gtcc
step turn@4-5,6-8,9-12: build pin plate box > pins by ttc
step play: play box by cccc
part box = box kraft : r^ kraft 0 0 176 184 3 ; z_ tan 2 -88 -60 88 -60
part body = paint a : painted ~ 0 -4 136 140
part inside = scribble b : r^ brown 0 74 40 36 4 ; r_ k 2 76 34 32 3
part plates = plate c : o^ w -66 72 20 20 ; o_ c -66 72 14 14 ; o^ w 66 72 20 20 ; o_ c 66 72 14 14
part pins = pin gold : o^ gold -66 72 4 ; o^ gold 66 72 4

* painted-clay-pot | 4-5 6-8 9-12 13+ | -
appeal 3
topics flower pot, painted pots, terracotta, clay pot, pot painting, planter, planting seeds, seedlings, gift for mom, gift for grandma, garden
carries any
minutes 35 45 55 60
waits 60
mess some
scene stand
heart pot: terracotta-pot = 1
heart paint: acrylic-paint, paint = 3 color
need soil: soil = 2 cup
nice seed: seed, birdseed, dried-bean = 5
nice sponge: kitchen-sponge, sponge-brush = 1
tool brush: paintbrush, cotton-swab
tool pen: pencil, chalk
home water
home saucer
step wipe: wash pot water by cccc
step ground: paint paint pot sponge? > pot by cccc
step draw: draw pen pot by tccc
step figure: paint paint pot brush > body by cccc
step mark: paint paint pot brush by tccc
step rim: print paint pot brush > rim by cccc
step dry: dry pot by cccc
step soil: fill soil pot > soil by cccc
step seed: arrange seed soil water > sprout by cccc
step place: play pot saucer by cccc
part sprout = seed green : l_ green 3 -16 -52 -18 -78 -26 -88 ; j_ green -22 -80 -40 -92 7 ; l_ green 3 14 -52 16 -80 22 -92 ; j_ green 18 -80 38 -94 7
part soil = soil brown : o_ brown 0 -50 72 10
part pot = pot own paint ground b : p^ ~ -74 -30 74 -30 56 92 -56 92 ; r^ ~ 0 -40 168 28 4
part rim = paint w : d_ w 5 -72 -40 -54 -40 -36 -40 -18 -40 0 -40 18 -40 36 -40 54 -40 72 -40
part body = paint a : rim w 0 32 92 96 3 ; painted ~ 0 32 92 96

* clamped-shape-dye | 9-12 13+ | -
appeal 3
topics shibori, indigo, indigo dyeing, itajime, dyeing, tie-dye, resist dyeing, fabric dye, bandana, textile art
carries any !limbs !long
minutes 60 75
waits 180
mess lots
scene hang
heart cloth: fabric-scrap, cloth-napkin, bandana, cloth-bag, old-t-shirt = 1
heart dye: tie-dye, fabric-dye = 1
need block: wooden-block, wood-scrap, craft-stick = 2
need band: rubber-band, hair-tie = 4
need plate: cardboard, plastic-lid, craft-foam, foam-tray = 2
nice string: string, yarn, cotton-cord = 2 yd
nice bucket: bucket, plastic-tub = 1
nice glove: glove, rubber-glove = 1 pair
join wrap: tape, duct-tape, masking-tape
tool pen: pencil, permanent-marker, marker
tool scissors: scissors
home water
step soak: wash cloth water by cc
step draw: draw pen plate by cc
step cut: cut plate scissors wrap by cc
step fold: fold cloth by cc
step clamp: build plate cloth block band by cc
step corner: tie string cloth by cc
step bath: mix dye water bucket? glove? by gt
step dip: paint cloth dye by tc
step rinse: wash cloth water by cc
step open: prepare cloth > cloth body rings by cc
part cloth = cloth navy : b^ navy -88 -86 0 -84 88 -88 86 0 88 86 0 84 -88 88 -84 0
part rings = string w : a_ light-blue -66 -64 14 11 0 360 ; a_ light-blue 66 -64 14 11 0 360 ; a_ light-blue -66 64 14 11 0 360 ; a_ light-blue 66 64 14 11 0 360 ; z_ blue 2 -84 0 84 0 ; z_ blue 2 0 -84 0 84
part body = cloth w : rim light-blue 0 0 96 96 5 ; shape w 0 0 96 96 ; details navy 0 0 96 96

* kitchen-dyed-patch | 6-8 9-12 13+ | -
appeal 3
topics natural dye, natural dyeing, plant dye, kitchen dye, onion skin dye, red cabbage dye, eco dyeing, dyeing, science, botanical
carries any
minutes 60 70 80
waits 240
mess lots
scene hang
heart skins: onion-skin = 3 handful
heart cabbage: red-cabbage = 1/2
heart cloth: fabric-scrap, cloth-napkin, pillowcase, bed-sheet = 2 piece
need band: rubber-band, string, hair-tie = 6
nice sour: vinegar, lemon-juice = 2 tbsp
nice sieve: strainer = 1
join glue: glue, waterproof-glue
tool pen: pencil, chalk
tool scissors: scissors
home pot
home water
step chop: tear skins cabbage by ccc
step brew: heat skins cabbage pot water sieve? by ggt
step bind: tie cloth band by tcc
step gold: heat cloth pot by ggt
step blue: heat cloth pot by ggt
step sour: paint sour cloth > specks by ccc
step rinse: wash cloth water by ccc
step draw: draw pen cloth by tcc
step cut: cut cloth scissors by tcc
step patch: glue cloth glue > cloth body by ccc
part cloth = cloth purple : r^ purple 0 4 168 168 3 ; a_ light-blue -54 -50 16 12 0 360 ; a_ light-blue 58 -52 14 10 0 360 ; a_ light-blue -56 60 14 10 0 360 ; a_ light-blue 56 60 16 12 0 360
part specks = sour pink : d_ pink 3 -76 0 -72 12 78 -4 74 16 4 -76 -6 84
part body = cloth gold : rim orange 0 4 112 116 2 ; shape gold 0 4 112 116 ; details brown 0 4 112 116

* square-braid-tag | 6-8 9-12 13+ | -
appeal 3
topics scoubidou, lanyard, boondoggle, gimp, plastic lacing, box stitch, square stitch, summer camp, key ring, friendship, camp craft
carries any
minutes 40 45 50
mess low
scene hang
heart lace: plastic-lacing = 2 color
need ring: key-ring, curtain-ring = 1
need bead: bead, wooden-bead = 8
nice tape: tape, masking-tape = 4 in
nice card: cardstock, craft-foam, felt = 1 scrap
tool pen: permanent-marker, marker
tool scissors: scissors
step measure: cut lace scissors by tcc
step loop: tie lace ring > ring by tcc
step tape: tape tape ring by ccc
step first: weave lace by tcc
step pull: weave lace > braid by ccc
step bead: thread bead lace > beads by ccc
step rows: weave lace > rows by ccc
step ends: tie lace bead > tails by tcc
step figure: cut card scissors pen > body by ccc
step hang: play ring by ccc
part ring = ring silver : a_ silver -44 -84 14 10 0 360
part braid = lace a : r^ a -44 -46 20 48 3 ; r_ b -44 -60 20 8 ; r_ b -44 -44 20 8 ; r_ b -44 -28 20 8
part beads = bead c : o^ c -44 -12 13 10 ; o_ w -44 -12 4 3
part rows = lace b : r^ b -44 22 20 44 3 ; r_ a -44 8 20 8 ; r_ a -44 24 20 8 ; r_ a -44 38 20 8
part tails = lace a : l_ a 3 -48 44 -56 70 -52 92 ; l_ b 3 -42 44 -34 70 -40 92 ; o^ b -52 92 5 ; o^ a -40 92 5
part body = card a : l_ a 2.4 -44 -74 0 -74 30 -50 40 -20 ; rim w 40 8 86 100 3 ; painted ~ 40 8 86 100

* figure-in-the-web | 6-8 9-12 13+ | -
appeal 3
topics dreamcatcher, dream catcher, weaving, web, wall hanging, boho, room decor, embroidery hoop, feathers, sweet dreams
carries any
minutes 60 70 80
mess low
scene hang
heart hoop: embroidery-hoop = 1
heart yarn: yarn, embroidery-floss, string = 8 yd
heart feather: feather = 3
need bead: wooden-bead, bead = 9
need cord: leather-cord, ribbon, cotton-cord, raffia = 2 yd
need card: cardstock, cardboard, felt, construction-paper = 1 scrap
join glue: glue, glue-gun
tool pen: marker, permanent-marker, pencil
tool scissors: scissors
step wrap: tie cord hoop glue > hoop by tcc
step web: weave yarn hoop > web by tcc
step round: weave yarn hoop by ccc
step bead: thread bead yarn > beads by ccc
step stop: tie yarn by tcc
step figure: draw pen card by ccc
step cut: cut card scissors by ccc
step hang: tie card yarn > body by tcc
step feather: tie feather cord bead > feathers by tcc
step loop: tie cord hoop > loop by tcc
part loop = cord brown : l ~ 2.400 -8 -84 0 -100 8 -84
part web = yarn c : z_ w 1.4 0 -80 46 -44 64 -14 46 18 0 50 -46 18 -64 -14 -46 -44 0 -80 ; z_ w 1.4 0 -80 -22 -50 -46 -44 -48 -14 -46 18 -22 20 0 50 22 20 46 18 48 -14 46 -44 22 -50 0 -80 ; a_ w 0 -14 44 42 0 360
part hoop = hoop brown : a^ brown 0 -14 70 61 0 360
part feathers = feather b : z_ brown 2 -40 40 -40 62 ; j^ b -40 60 -46 96 9 ; z_ brown 2 0 50 0 64 ; j^ a 0 62 0 98 9 ; z_ brown 2 40 40 40 62 ; j^ b 40 60 46 96 9
part beads = bead a : o^ a -40 54 4 ; o^ c 0 58 4 ; o^ a 40 54 4 ; o_ c -46 -44 3.6 ; o_ a 46 -44 3.6
part body = card a : rim w 0 -14 72 72 3 ; figure ~ 0 -14 72 72

* salted-silk | 6-8 9-12 13+ | -
appeal 3
topics silk painting, silk scarf, silk paint, salt painting, salt technique, gutta, batik, scarf, fabric painting, gift for mom
carries any
minutes 50 60 75
waits 240
mess some
scene hang
heart silk: scarf, bandana, fabric-scrap = 1
heart paint: paint, fabric-paint, watercolor-paint = 3 color
heart salt: salt = 3 tbsp
need frame: picture-frame, embroidery-hoop, cardboard-box = 1
need line: glue, fabric-paint = 2 tbsp
nice pin: pin, pushpin, binder-clip, clothespin = 12
tool brush: paintbrush, sponge-brush
tool pen: pencil, chalk
home water
home cup
home iron
step frame: build silk frame pin? by gtc
step draw: draw pen silk > silk by ccc
step line: draw line silk > line by tcc
step dry: dry silk by ccc
step thin: mix paint water cup by ccc
step fill: paint paint silk brush > body by ccc
step ground: paint paint silk brush > ground by ccc
step salt: decorate salt silk > stars by ccc
step brush: prepare silk by ccc
step iron: heat silk iron by ggt
part silk = silk w : b^ w -86 -84 0 -86 86 -84 88 0 86 86 0 84 -86 86 -84 0
part ground = paint b : b_ b -78 -76 0 -78 78 -76 80 0 78 78 0 76 -78 78 -76 0 ; y_ b+ -44 -40 36 30 9 .1 ; y_ b- 46 44 36 30 9 .1 ; y_ c 48 -44 30 26 9 .1
part stars = salt w : s_ w -58 -54 9 4 7 ; s_ w 60 52 9 4 7 ; s_ w 58 -58 7 3 7 ; s_ w -60 56 8 3.6 7 ; s_ w -66 0 6 2.6 7 ; s_ w 68 -4 6 2.6 7
part line = line w : rim w 0 0 108 112 4
part body = paint a : painted ~ 0 0 108 112

* disk-braid-colors | 9-12 13+ | -
appeal 3
topics kumihimo, kumihimo bracelet, braiding, braided bracelet, friendship bracelet, bracelet, japanese braid, braiding disk, jewelry
carries any
minutes 60 70
mess low
scene lay
heart disk: braiding-disk = 1
heart cord: cotton-cord, embroidery-floss, yarn, ribbon = 8 yd
nice bead: bead, wooden-bead, charm = 3
nice weight: metal-washer, old-key, button, nuts-and-bolts = 1
nice card: felt, leather, craft-foam, cardstock = 1 scrap
tool pen: permanent-marker, marker
tool scissors: scissors
join glue: waterproof-glue, glue
step colors: cut cord scissors by cc
step knot: tie cord disk weight? by cc
step set: arrange cord disk > disk by cc
step down: weave cord disk by cc
step up: weave cord disk by cc
step turn: weave cord disk > braid by cc
step bead: thread bead cord > beads by cc
step off: tie cord glue > ends by cc
step figure: cut card scissors pen > body by cc
step tie: tie cord by cc
part disk = disk k : o^ k -30 -34 58 58 ; o_ w -30 -34 12 12 ; d_ gray 2 -30 -88 -30 20 -84 -34 24 -34 -68 -72 8 -72 -68 4 8 4
part braid = cord a : l_ a 9 -30 -30 -20 40 20 74 70 60 84 10 60 -30 ; l_ b 4 -30 -30 -20 40 20 74 70 60 84 10 60 -30 ; l_ c 1.8 -30 -30 -20 40 20 74 70 60 84 10 60 -30
part beads = bead c : o^ c 20 74 7 ; o^ b 70 60 7
part ends = cord b : z_ a 2 60 -30 52 -50 ; z_ b 2 60 -30 60 -52 ; z_ c 2 60 -30 68 -50
part body = card a : rim w 52 20 64 70 3 ; painted ~ 52 20 64 70

* water-on-the-wall | 2-3 4-5 | -
appeal 3
topics water painting, painting with water, outdoor painting, outdoor play, sidewalk, paint rollers, summer, hot day, no mess
carries any
minutes 20 25
mess low
place outdoors
scene lay
heart roller: foam-roller, sponge-brush = 1
heart sponge: kitchen-sponge = 1
need brush: paintbrush, sponge-brush = 2
nice chalk@4-5: chalk = 1
home bucket
home water
step ground: prepare water bucket by gt
step outline: paint brush water > wall line by gt
step fill: paint roller water > body by cc
step dab: print sponge water > dabs by cc
step thin: paint brush water by cc
step chalk@4-5: draw chalk > chalk by c
step mark: paint brush water by tt
step watch: play brush by cc
step again: paint roller water by cc
part wall = brush tan : r^ sand 0 0 184 172 3 ; z_ tan 2 -90 -30 90 -30 ; z_ tan 2 -90 30 90 30 ; z_ tan 2 -40 -84 -40 -30 ; z_ tan 2 40 -30 40 30 ; z_ tan 2 -40 30 -40 84
part line = brush brown : rim brown 0 0 128 128 2
part body = roller brown : print brown 0 0 126 126
part dabs = sponge brown : y_ brown+ -74 62 12 8 6 .2 ; y_ brown+ 74 60 12 8 6 .2
part chalk = chalk w : l_ w 2.4 -82 76 -50 70 -20 76 20 70 50 76 82 70 ; a_ w 70 -64 12 9 0 360
`;
