export const shelf = `
* crumple-ball-picture | 2-3 4-5 6-8 | -
topics crumpled paper, tissue balls, fine motor, hand strength, preschool, rainy day
carries round/fish/bird/food/sky/robot !long
minutes 25 30 35
waits 60
mess some
scene lay
heart bits: paper, tissue-paper, newspaper, crepe-paper, paper-napkin, packing-paper, wrapping-paper = 12 sheet
need base: cardboard, cardstock, construction-paper, pizza-box, cereal-box = 1 sheet
nice paint: paint = 1 color
nice hang@4-5,6-8: ribbon, yarn, string, raffia = 12 in
join fix: glue
tool brush: paintbrush, kitchen-sponge, sponge-brush
tool pen: marker, crayon
step draw: draw pen base > base line by gtc
step tear@2-3: tear bits by t
step tear@4-5,6-8: tear bits by cc
step crumple: roll bits by ccc
step glue: glue base fix by ttc
step press: glue bits base > body by ccc
step face@2-3: draw pen base by t
step face@4-5,6-8: draw pen base by cc
step tint: paint paint base brush by ccc
step hang@4-5,6-8: glue hang base fix > hang by tc
step stroke: play base by ccc
part base = base tan : r^ tan 0 0 186 176 3
part hang = hang b : l ~ 3 -20 -87 0 -99 20 -87
part line = pen k : rim k 0 0 142 138 1.4
part body = bits a : shape ~-- 0 0 140 136 ; of-ball own 0 0 140 136 .78

* scribble-coat | 2-3 4-5 | -
appeal 1
topics scribble, scribbling, first drawing, coloring, toddler art
near birthday card
carries any
minutes 20 25
mess low
scene lay
heart wax: crayon, broken-crayon, oil-pastel, marker, sidewalk-chalk, colored-pencil = 4 color
need sheet: paper, cardstock, construction-paper, packing-paper = 2 sheet
join stick: glue-stick, glue, tape
tool scissors: scissors
step fix: prepare sheet by gt
step scribble: color wax sheet by cc
step turn: color wax sheet by cc
step draw: draw wax sheet by gt
step cut: cut sheet scissors > body by gt
step place: glue sheet stick > ground by cc
step ask: draw wax sheet by tt
part ground = sheet light-blue : r^ light-blue 0 0 184 176 3
part body = sheet a : shape a 0 0 146 144 ; of-scribble b/c/a-/a+ 0 0 146 144 .8 ; inked k 0 0 146 144 1.6 ; details own 0 0 146 144

* wrinkled-foil-figure | 2-3 4-5 6-8 | -
topics foil, shiny, sparkle, flashlight play, reflections, silver
carries any
minutes 20 30 35
waits 45
mess some
scene lay
heart foil: aluminum-foil, metallic-paper = 2 sheet
need dark: construction-paper, cardstock, cardboard = 1 sheet
nice night: paint, acrylic-paint = 1 color
nice around@4-5,6-8: sequin, stick-on-gem, sticker, button, bottle-cap = handful
join fix: glue, glue-stick
tool pen: chalk, pencil, crayon
tool ink: permanent-marker, marker
home lamp
step night: paint night dark > night by ccc
step draw: draw pen dark > dark line by gtc
step tear: tear foil by ccc
step wrinkle: roll foil by ccc
step smear@2-3: glue dark fix by c
step smear@4-5,6-8: glue dark fix by cc
step press: glue foil dark > body by ccc
step rub@4-5,6-8: decorate foil by cc
step around@4-5,6-8: glue around dark fix > around by cc
step face: draw ink dark > look by gtc
step shine: play dark lamp by ccc
part dark = dark navy : r^ ~ 0 0 184 176 3
part night = night navy : r_ ~ 0 0 178 170 2
part line = pen w : rim w 0 0 156 152 1.6
part around = around c : bits own .8 -80 -76 -62 -50 -82 -10 -72 40 -80 74 80 -78 66 -50 84 -6 72 38 82 72
part body = foil silver : shape gray 0 0 154 150 ; filled own 0 0 154 150 .72
part look = ink k : inked k 0 0 154 150 1.5

* tape-line-on-the-floor | 2-3 4-5 6-8 | -
appeal 3
topics floor tape, indoor play, gross motor, playroom, rainy day, playdate
near moving
carries any
minutes 20 25 30
mess low
place floor
scene lay
heart tape: masking-tape, washi-tape = 1 roll
need fill: wooden-block, duplo-brick, plastic-cup, paper-cup, sock, toy-animal, stuffed-animal, plastic-lid, toy-brick, paper-plate = 10
step clear: prepare fill by ttc
step line: tape tape > floor line by gtc
step walk: play tape by ccc
step lay: arrange fill tape > fill by ccc
step mark: tape tape fill by gtc
step inside: play tape by ccc
step peel: tear tape by ccc
part floor = tape tan : r_ tan 0 0 190 180 2 ; z_ tan- 1.500 -95 -45 95 -45 ; z_ tan- 1.500 -95 0 95 0 ; z_ tan- 1.500 -95 45 95 45 ; z_ tan- 1.500 -30 -90 -30 -45 ; z_ tan- 1.500 40 -45 40 0 ; z_ tan- 1.500 -50 0 -50 45 ; z_ tan- 1.500 20 45 20 90
part line = tape blue : rim blue 0 0 152 150 5 ; shape tan 0 0 150 148
part fill = fill a : filled own 0 0 150 148 1.5 10

* sticky-wall-picture | 2-3 4-5 6-8 | -
appeal 3
topics sticky wall, contact paper, no glue, wall art, daycare, classroom, fine motor
carries any
minutes 20 25 30
mess low
scene hang
heart film: contact-paper = 1 sheet
need bits: tissue-paper, fabric-scrap, felt, construction-paper, crepe-paper, paper-napkin, magazine, junk-mail, leaf, cotton-ball = 2 handful
nice more@2-3: aluminum-foil, bubble-wrap, cupcake-liner, crinkle-paper, paper-doily = handful
nice more@4-5,6-8: ribbon, yarn, feather, aluminum-foil, sequin, button, pom-pom, pipe-cleaner, cupcake-liner, paper-straw, bottle-cap, bubble-wrap = handful
join tape: masking-tape, tape
tool pen: marker, permanent-marker
step draw: draw pen film > film line by ggt
step hang: tape film tape > corners by gtc
step pat: play film by ccc
step tear: tear bits by ccc
step press: decorate bits film > body by ccc
step more: decorate more film > more by ccc
step move: play bits film by ccc
step name@2-3: play film by t
step border@4-5,6-8: decorate bits film > border by cc
part film = film light-blue : r light-blue 0 2 176 168 3
part line = pen k : rim k 0 4 136 132 2
part border = bits b : r_ b -76 76 14 12 2 8 ; r_ c -46 78 14 12 2 -10 ; r_ a -14 77 14 12 2 14 ; r_ b 18 78 14 12 2 -6 ; r_ c 48 76 14 12 2 10 ; r_ a 76 77 14 12 2 -12
part body = bits a : shape ~+ 0 4 134 130 ; filled own 0 4 134 130 .8
part more = more c : bits own .7 -30 -10 24 -26 10 30 -16 52
part corners = tape cream : r cream -78 -76 34 14 1 -45 ; r cream 78 -76 34 14 1 45

* magic-water-towel | 2-3 4-5 6-8 | -
appeal 3
topics magic trick, science, absorption, water experiment, secret picture, surprise
carries any
minutes 15 20 25
mess some
scene lay
heart towel: paper-towel, paper-napkin = 3
need color: marker = 3 color
tool line: permanent-marker, marker
home plate
home water
step fold: fold towel by gtc
step draw: draw line towel > towel line by gtc
step color: color color towel by ccc
step close: fold towel by tcc
step pour: arrange plate water > plate by ccc
step lay: wash towel plate > body by ccc
step guess@4-5,6-8: play towel by cc
step again: play towel by ccc
part plate = plate w : o^ white 0 0 94 90 ; o_ light-blue 0 0 82 78 ; l_ w 3 -66 -26 -54 -44 -40 -56
part towel = towel w : r w 0 2 118 118 2 ; d_ cream 1.500 -48 -48 -24 -52 0 -50 24 -50 48 -46 -50 52 -20 54 20 52 48 54
part line = line k : rim k 0 2 96 96 2
part body = color a : painted ~ 0 2 96 96

* melted-crayon-window | 2-3 4-5 6-8 | -
appeal 3
topics suncatcher, stained glass, melted crayons, window, iron
carries any
minutes 25 30 35
waits 10
mess some
scene hang
heart wax-paper: wax-paper = 2 sheet
heart wax: crayon, broken-crayon = 3 color
tool shaver: pencil-sharpener, plastic-knife
tool pen: marker, permanent-marker
tool scissors: scissors
join tape: tape, masking-tape
home iron
home towel
step shave: cut wax shaver by ggt
step sprinkle: decorate wax wax-paper > field by ccc
step cover: arrange wax-paper by ttc
step iron: heat wax-paper towel iron by ggg
step look: play wax-paper by ccc
step draw: draw pen wax-paper by ggt
step cut: cut wax-paper scissors > body by gtc
step hang: tape wax-paper tape > glass by ccc
part glass = tape light-blue : r cream- 0 -50 30 92 1 ; rim cream 0 0 150 150 8
part field = wax a : shape ~ 0 0 148 148
part body = wax-paper a : shape cream 0 0 148 148 ; of-dab a+/b+/c+ 0 0 148 148 ; inked k 0 0 148 148 2.4 ; details own 0 0 148 148

* rag-coat | 2-3 4-5 6-8 | -
topics fabric collage, touch, textures, patchwork, sewing basket, upcycling, sensory
carries any
minutes 25 30 40
waits 60
mess some
scene lay
heart rags: fabric-scrap, felt, denim, burlap = 8 scrap
need base: cardboard, cereal-box, pizza-box, cardstock = 1 sheet
join fix: glue
tool pen: marker, crayon
tool scissors: scissors
step feel: play rags by ccc
step snip: cut rags scissors by gtc
step draw: draw pen base > base line by gtc
step glue: glue base fix by ttc
step dress: glue rags base > body by ccc
step thread@6-8: draw pen rags > stitches by c
step face: draw pen base by ttc
step blind: play base by ccc
part base = base tan : r^ tan 0 0 186 176 3
part line = pen k : rim k 0 0 144 140 1.4
part body = rags a : shape a- 0 0 140 136 ; filled own 0 0 140 136 .66
part stitches = pen k : inked k 0 0 140 136 1.8 ; details own 0 0 140 136

* under-three-cups | 2-3 4-5 6-8 | -
appeal 1
topics shell game, hiding game, peekaboo, party game, where is it
near memory
carries any
minutes 20 25 30
mess low
scene stand
heart cups@2-3: plastic-cup, paper-cup, yogurt-pot, foam-cup, plastic-tub = 2
heart cups@4-5,6-8: plastic-cup, paper-cup, yogurt-pot, foam-cup, plastic-tub = 3
need card: cardstock, index-card, cereal-box, construction-paper = 1 sheet
need sheet: paper, construction-paper, wrapping-paper = 2 sheet
need color: crayon, marker, colored-pencil, paint = 3 color
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
step draw: draw pen card by gtc
step color: color color card by ccc
step cut: cut card scissors > body by gtc
step foot: fold card by gtc
step sleeves: color color sheet by ccc
step wrap@2-3: tape sheet cups tape > cups by g
step wrap@4-5,6-8: tape sheet cups tape > cups third by tc
step hide: play cups card by ccc
step push: play cups by tcc
part third = cups w : cupdown w 68 8 50 72 ; q_ cream 2 48 26 88 26 92 66 44 66 ; l_ b 2 50 32 60 40 68 30 78 40 86 32 ; l_ c 2 48 48 58 56 68 48 78 56 88 48 ; d_ a 2.4 54 44 68 42 82 44 52 61 70 61 85 61
part cups = cups w : cupdown w -62 8 50 72 ; q_ cream 2 -82 26 -42 26 -38 66 -86 66 ; l_ b 2 -80 32 -70 40 -62 30 -52 40 -44 32 ; l_ c 2 -82 48 -72 56 -62 48 -52 56 -42 48 ; d_ a 2.4 -76 44 -62 42 -48 44 -78 61 -60 61 -45 61 ; cupdown w 4 -52 50 72 ; q_ cream 2 -16 -34 24 -34 28 6 -20 6 ; l_ b 2 -14 -28 -4 -20 4 -30 14 -20 22 -28 ; l_ c 2 -16 -12 -6 -4 4 -12 14 -4 24 -12 ; d_ a 2.4 -10 -16 4 -18 18 -16 -12 1 6 1 21 1
part body = card a : r_ w 4 78 44 5 2 ; r_ w 4 64 20 30 ; card w 4 42 56 68 3 ; figure ~ 4 42 56 68

* rummage-box | 2-3 4-5 | -
topics mystery box, surprise box, touch and feel, sensory bin, object permanence
near birthday game
carries any
minutes 20 25
mess low
scene stand
heart box: tissue-box, shoebox, takeout-box, oatmeal-canister = 1
need fill: tissue-paper, fabric-scrap, sock, crinkle-paper, newspaper, packing-paper, paper-napkin, felt, bubble-wrap, pillow-stuffing, scarf, old-towel, mitten = 2 handful
need card: cardboard, cardstock, cereal-box = 1 half-sheet
need color: crayon, marker, oil-pastel, paint = 3 color
tool pen: marker, crayon
tool scissors: scissors
step draw: draw pen card by gt
step cut: cut card scissors by gt
step color: color color card > body by cc
step open: cut box scissors by gg
step dress: decorate color box > box by cc
step bury: fill box fill card > fill by cc
step feel: play box by cc
step pull: play box fill by cc
part body = card a : card w 4 -40 84 92 3 ; figure ~ 4 -40 84 92
part fill = fill b : y b -38 0 26 16 7 0.300 ; y c 38 2 26 16 7 0.300 ; y w 64 24 18 12 6 0.300
part box = box tan : r^ tan 0 46 150 72 4 ; o_ b -50 40 9 9 ; o_ c -20 60 9 9 ; o_ b 20 36 9 9 ; o_ c 52 58 9 9 ; r_ tan- 0 13 150 7 2

* meadow-sprinkle | 2-3 4-5 6-8 | -
appeal 1
topics nature walk, grass, leaves, garden, spring, summer, fall, outdoor art, backyard
carries round animal/bird/fish/bug/plant/food/person !long
minutes 30 35 40
waits 60
mess some
scene lay
heart green: leaf, grass, petal, flower, pine-needle, moss, corn-husk = 2 handful
need base: cardboard, cardstock, construction-paper, cereal-box, paper-plate = 1 sheet
nice bright@2-3: petal, flower, clover = handful
nice bright@4-5,6-8: petal, flower, clover, sequin, button, pom-pom, bead = handful
nice wash: paint, watercolor-paint = 1 color
join fix: glue
tool pen: marker, crayon
step wash: paint wash base > wash by ccc
step gather: prepare green by ccc
step tear: tear green by ccc
step draw: draw pen base > base line by gtc
step glue: glue base fix by ttc
step sprinkle: decorate green base > body by ccc
step pat: glue green base by ccc
step bright: decorate bright base > bright by ccc
step shake: play base by tcc
step face: draw pen base by ttc
part base = base cream : ground cream 0 0 182 172
part wash = wash light-blue : r_ ~ 0 0 176 166 2
part line = pen k : rim k 0 0 142 138 2
part body = green green : shape light-green 0 0 140 136 ; of-leaf-bit green/light-green/dark-green 0 0 140 136
part bright = bright pink : bits own .9 -28 -20 20 -28 -8 16 30 18 -36 26 4 -46

* mud-portrait | 2-3 4-5 6-8 | -
topics mud, mud kitchen, garden, earth day, outdoor art, summer, messy play
carries any
minutes 30 35 40
waits 60
mess lots
place outdoors
scene lay
heart mud: soil = 2 cup
need base: cardboard, paper-bag, packing-paper, cardboard-box, paper-plate, cardstock = 1 sheet
tool pen: marker, crayon
home bowl
home water
home towel
step draw: draw pen base > base line by gtc
step stir: mix mud water bowl by ccc
step thick: mix mud bowl by tcc
step smear: paint mud base > body by ccc
step scratch: draw base by ttc
step print: print mud base > prints by ccc
step rinse: wash towel by tcc
part base = base tan : r^ tan 0 0 186 178 3 ; z_ tan- 1 -90 0 90 0
part line = pen k : rim k 0 -4 138 134 1.6
part prints = mud brown : o_ brown -76 74 7 9 ; o_ brown -58 78 6 8 ; o_ brown -40 74 7 9 ; o_ brown 44 76 7 9 ; o_ brown 62 78 6 8 ; o_ brown 78 74 7 9
part body = mud brown : shape brown 0 -4 136 130 ; of-powder brown/tan 0 -4 136 130

* dyed-snow-picture | 2-3 4-5 6-8 | -
appeal 3
topics snow day, winter, snow painting, outdoor play, cold, january, spray paint snow
carries any
minutes 25 30 35
mess some
place outdoors
scene lay
heart snow: snow = 10 cup
need color: watercolor-paint, paint, food-coloring = 3 color
need drop: squeeze-bottle, spray-bottle, sponge-brush, paintbrush, plastic-spoon, kitchen-sponge = 1
home cups
home water
step stamp: arrange snow > field by tcc
step draw: draw snow > line by gtc
step mix: mix color water cups by tcc
step drip: paint color snow drop > body by ccc
step second: paint color snow drop by ccc
step face: draw snow by ttc
step look: play snow by ccc
part field = snow w : b^ white -90 -70 -30 -86 40 -82 90 -64 92 20 84 78 20 86 -50 84 -92 60 ; d_ light-blue 1.500 -70 -60 -20 -72 60 -66 76 0 -78 20 -60 70 66 68
part line = snow light-blue : rim light-blue 0 0 144 140 4
part body = color a : shape w 0 0 140 136 ; painted ~ 0 0 140 136 ; of-powder w 0 0 140 136

* frozen-paint-pops | 2-3 4-5 6-8 | -
appeal 3
topics ice cubes, ice play, freezing, ice painting, frozen paint, hot day, summer, melting, science, states of matter
carries any
minutes 30 35 40
waits 300
mess some
scene lay
heart mold: muffin-tin, ice-cube-tray, popsicle-mold, silicone-mold = 1
need paint: paint, watercolor-paint, food-coloring = 4 color
nice tint@4-5,6-8: food-coloring = 8 drop when paint=paint
nice tray: baking-tray, foil-tray, plastic-tub = 1
need grip: craft-stick, plastic-spoon = 4
need sheet: watercolor-paper, cardstock, paper, construction-paper = 1 sheet
tool pen: crayon, marker
home cup
home water
step mix: mix paint water cup by tcc
step pour: fill mold paint tint? by tcc
step handle: build mold grip by ccc
step freeze: dry mold by ggg
step under: prepare tray sheet by ccc
step draw: draw pen sheet > sheet line by gtc
step paint: paint mold sheet > pops body by ccc
step tilt: paint mold sheet by ccc
step face: draw pen sheet by ttc
part sheet = sheet w : r^ w -8 -6 164 164 2
part line = pen k : rim k -8 -6 128 126 1.5
part body = paint a : shape w -8 -6 126 124 ; painted ~ -8 -6 126 124 ; of-stroke own -8 -6 126 124
part pops = mold blue : r^ tan 74 22 10 44 3 24 ; q^ light-blue 8 44 40 78 52 66 84 32 72 ; r^ tan -66 66 10 36 3 -50 ; q^ pink 8 -60 52 -30 44 -22 72 -52 80

* printed-backdrop | 2-3 4-5 6-8 | -
appeal 1
topics stamping, kitchen tools, utensils, gadget printing, pattern
near wallpaper, cooking
carries any
minutes 25 30 35
waits 30
mess some
scene lay
heart stamp: whisk, plastic-fork, toothbrush, funnel, measuring-cup, strainer, kitchen-tongs, metal-spoon, cookie-cutter, paper-straw, plastic-straw = 1
need paint: paint, washable-ink-pad = 2 color
need sheet: construction-paper, cardstock, packing-paper, paper = 2 sheet
need color: crayon, marker, oil-pastel = 3 color
join stick: glue-stick, glue
tool scissors: scissors
home plate
home soapy-water
step find: play stamp by ccc
step spread: paint paint plate by tcc
step print: print stamp paint sheet plate > sheet prints by ccc
step rows: print stamp paint sheet > more by ccc
step draw: draw color sheet by gtc
step color: color color sheet by ccc
step cut: cut sheet scissors by gtc
step place: glue sheet stick > body by ccc
step wash: wash stamp soapy-water by tcc
part sheet = sheet light-blue : r^ light-blue 0 0 188 180 2
part prints = paint c : a_ navy -74 -70 13 10 0 360 ; a_ navy -30 -76 13 10 0 360 ; a_ navy 20 -72 13 10 0 360 ; a_ navy 70 -74 13 10 0 360 ; a_ navy -78 -24 13 10 0 360 ; a_ navy 78 -26 13 10 0 360 ; a_ navy -76 24 13 10 0 360 ; a_ navy 78 22 13 10 0 360 ; a_ navy -74 72 13 10 0 360 ; a_ navy -24 76 13 10 0 360 ; a_ navy 26 74 13 10 0 360 ; a_ navy 74 70 13 10 0 360
part more = paint b : o_ pink -52 -50 5 5 ; o_ pink -4 -54 5 5 ; o_ pink 48 -52 5 5 ; o_ pink -80 0 5 5 ; o_ pink 82 -2 5 5 ; o_ pink -54 50 5 5 ; o_ pink 52 48 5 5 ; o_ pink 0 60 5 5 ; o_ pink -84 48 5 5 ; o_ pink 86 46 5 5
part body = sheet a : card w 0 0 112 112 4 ; figure ~ 0 0 112 112

* ruffle-coat | 2-3 4-5 6-8 | -
appeal 1
topics cupcake liners, doily, baking cups, ruffles
near feathers, scales, tea party
carries any
minutes 25 30 35
waits 30
mess low
scene lay
heart ruffles: cupcake-liner, paper-doily = 12
need base: construction-paper, cardstock, cardboard, cereal-box = 1 sheet
join fix: glue, glue-stick
tool pen: marker, crayon
step draw: draw pen base > base line by gtc
step peel: prepare ruffles by ccc
step flat: fold ruffles by ccc
step tear@6-8: tear ruffles by c
step glue: glue base fix by tcc
step lay: glue ruffles base > body by ccc
step face: draw pen base by ttc
step blow: play base by ccc
part base = base pink : r^ pink 0 0 184 176 3
part line = pen k : rim k 0 0 142 138 1.6
part body = ruffles a : shape a- 0 0 140 136 ; filled own 0 0 140 136 2 12

* colored-light-figure | 4-5 6-8 9-12 | -
topics light, colored shadow, sunshine, cellophane, science of light, flashlight
near summer
carries any
minutes 25 35 40
mess low
scene lay
heart film: cellophane, candy-wrapper = 2 sheet
need card: cardstock, construction-paper, cardboard, cereal-box = 1 sheet
join tape: tape, masking-tape
tool pen: pencil, marker, crayon
tool scissors: scissors
home lamp
step draw: draw pen card by tcc
step open: cut card scissors > card by gtc
step film: tape film card tape > body by ccc
step strip@6-8,9-12: tape card tape by cc
step hunt: play card lamp > light by ccc
step size: play card lamp by ccc
step layer: play film by ccc
part light = film a : o_ yellow 44 44 56 40 ; o_ cream 44 44 46 32 ; shape ~+ 44 46 66 62
part card = card navy : r^ navy -30 -24 116 122 3 -4
part body = film a : rim w -30 -24 86 90 1.2 ; shape ~ -30 -24 86 90 ; of-hatch w -30 -24 86 90

* stack-me-up | 2-3 4-5 6-8 | -
topics blocks, tower, puzzle, stacking, building, first puzzle
near math
carries any
minutes 20 30 35
mess low
scene stand
heart blocks@2-3: duplo-brick, wooden-block, small-box, tissue-box, shoebox = 2
heart blocks@4-5,6-8: duplo-brick, wooden-block, small-box, tissue-box, shoebox = 3
need sheet: paper, cardstock, construction-paper = 1 sheet
need color: crayon, marker, colored-pencil, paint = 3 color
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
step size: prepare blocks sheet by gtc
step draw: draw pen sheet by gtc
step color: color color sheet > tower body by ccc
step cut: cut sheet scissors by gtc
step stick@2-3: tape sheet blocks tape > half by g
step stick@4-5,6-8: tape sheet blocks tape > thirds by tc
step stack: play blocks by ccc
step crash: play blocks by ccc
step turn@6-8: draw pen sheet blocks by c
part tower = blocks own : studs ~ 0 -82 138 ; r^ ~ 0 0 138 164 3 ; p ~- 69 -82 84 -72 84 88 69 82
part body = sheet a : r_ sky 0 0 126 156 1 ; painted ~ 0 0 124 152
part half = blocks own : r_ ~- 6 0 152 6 1
part thirds = blocks own : r_ ~- 6 -27 152 5 1 ; r_ ~- 6 28 152 5 1

* peekaboo-envelope | 2-3 4-5 6-8 | -
topics letter, mail, post office, mail carrier, peekaboo, thank you card, grandparents, birthday card
carries any
minutes 20 25 30
mess low
scene lay
heart envelope: envelope = 1
need card: cardstock, index-card, cereal-box, construction-paper = 1 sheet
need color: crayon, marker, colored-pencil, paint = 3 color
nice stamp: sticker, washi-tape, postage-stamp = 1
tool scissors: scissors
tool pen: marker, crayon
step open: cut envelope scissors by ggc
step place: color color envelope > envelope by ccc
step draw: draw pen card by gtc
step color: color color card by ccc
step cut: cut card scissors by gtc
step slide: build card envelope > body by ccc
step pop: play card envelope by ccc
step stamp: decorate stamp envelope > stamp by ccc
step post: play envelope by ccc
part body = card a : r w 0 26 30 60 1 ; card w 0 -34 98 102 3 ; figure ~ 0 -34 98 102
part envelope = envelope cream : r^ cream 0 42 172 92 2 ; place own 0 43 164 84
part stamp = stamp red : bits own 1.7 70 12

* posting-tub | 2-3 4-5 | -
topics posting, Montessori, coin box, sorting, object permanence, mail
near mailbox
carries face/vehicle
minutes 20 30
mess low
scene stand
heart tub: plastic-tub, plastic-jar, oatmeal-canister, takeout-box, cookie-tin = 1
need cards: cardboard, cereal-box, cardstock, pizza-box = 1 sheet
need color: crayon, marker = 3 color
need lid: cardstock, cereal-box, cardboard, construction-paper = 1 half-sheet
join tape: masking-tape, tape
tool scissors: scissors
step top: cut lid tub scissors > tub by gg
step fix: tape lid tub tape by gg
step discs: cut cards scissors by gg
step draw: draw cards color by gt
step color: color color cards > body by cc
step post: play cards tub > slot by cc
step sound: play tub by cc
step empty: play cards tub by cc
part body = cards a : o^ w 0 -40 48 48 ; o_ a+ 0 -40 44 44 ; figure ~ 0 -42 62 62
part tub = tub light-blue : p^ light-blue -62 0 62 0 52 84 -52 84 ; r^ blue 0 -2 136 20 5
part slot = lid blue : r_ k 0 -9 104 4 2 ; o w 76 66 22 9 ; o a 76 64 20 7 ; o w -74 72 22 9 ; o b -74 70 20 7

* roll-along-bottle | 2-3 4-5 6-8 | -
topics rolling toy, crawling, ramp, rattle, slope, gravity, first physics
carries any
minutes 20 25 30
mess low
scene stand
heart bottle: plastic-bottle, plastic-jar, oatmeal-canister, chip-can = 1
need sheet: paper, construction-paper, wrapping-paper = 1 sheet
need color: crayon, marker, colored-pencil, paint = 3 color
nice rattle: rice, dried-bean, dry-pasta, popcorn, bell, bead, button, pom-pom, sequin, pebble = handful
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pen: marker, crayon
home board
step strip: cut sheet scissors by gtc
step draw: draw pen sheet by gtc
step color: color color sheet by ccc
step rattle: fill rattle bottle by tcc
step shut: tape bottle tape > bottle by ggt
step wrap: tape sheet bottle tape > band body by tcc
step push: play bottle by ccc
step ramp: play bottle board by ccc
part bottle = bottle light-blue : q^ light-blue 20 -94 -16 54 -16 72 14 84 20 84 48 72 54 54 82 -94 82 ; r^ blue 88 34 14 34 3
part band = sheet cream : r cream -20 33 108 98 1
part body = color a : wrapped ~ -20 33 108 96

* brushed-chalk-giant | 2-3 4-5 6-8 | -
appeal 3
topics sidewalk chalk, driveway, summer, street painting, block party, outdoor art, wet chalk
carries any
minutes 25 30 40
mess some
place outdoors
scene lay
heart chalk: sidewalk-chalk, chalk = 4 color
tool brush: sponge-brush, paintbrush, kitchen-sponge
home water
home bucket
step line: draw chalk > ground line by gtc
step fill: color chalk > body by ccc
step carry: prepare water bucket by ccc
step brush: paint chalk water bucket brush > wet by ccc
step face: draw chalk by ttc
step lie: play chalk by ccc
step flood: play water brush by ccc
part ground = chalk gray : r_ gray 0 0 192 184 2 ; d_ gray- 1.500 -80 -70 -30 -80 40 -76 84 -40 -84 20 80 40 -70 80 30 82
part line = chalk w : rim w 0 0 152 148 3
part body = chalk a : shape gray 0 0 148 144 ; painted ~ 0 0 148 144
part wet = chalk a : of-stroke own 0 0 148 144 ; o_ gray- -70 78 18 7 ; o_ gray- 72 80 22 7

* treasure-slab | 4-5 6-8 9-12 | -
topics pressing, dough play, treasure, collections, mosaic, beach finds, grandma's button box
carries any
minutes 25 35 45
mess low
scene lay
heart bits: button, seashell, bead, wooden-bead, acorn, dried-bean, pebble, bottle-cap, chestnut, pumpkin-seed, snail-shell, dry-pasta, stick-on-gem, googly-eye, sea-glass = 2 handful
need dough: play-dough, air-dry-clay, modeling-clay = 3 handful
need plate: paper-plate, cardboard, wax-paper, parchment-paper, cake-board = 1
tool point: craft-stick, plastic-fork, chopstick, pencil, toothpick
step pat: roll dough plate > plate slab by ccc
step trace: draw point dough by tcc
step line: decorate bits dough > line by ccc
step fill: decorate bits dough > body by ccc
step sink: build bits dough by ccc
step rest: play dough by ttc
step out: play bits dough by ccc
part plate = plate w : o^ w 0 0 94 90 ; o_ cream 0 0 84 80
part slab = dough tan : b^ tan -76 -46 -30 -74 34 -76 74 -46 80 6 70 52 26 74 -34 76 -74 48 -82 4
part line = bits a : rim tan- 0 0 128 122 2 ; shape tan-- 0 0 126 120
part body = bits a : filled own 0 0 126 120 .66 ; inked tan--- 0 0 126 120 1

* twig-window | 4-5 6-8 9-12 | -
appeal 1
topics sticks, twig frame, nature walk, wall hanging, forest school, camping
carries any
minutes 30 40 45
mess low
scene hang
heart sticks: stick, driftwood, bamboo, reed = 4
need card: cardstock, cereal-box, construction-paper, watercolor-paper = 1 sheet
need color: crayon, marker, colored-pencil, oil-pastel, paint, watercolor-paint = 3 color
nice beads: bead, wooden-bead, bell, pom-pom = 2
nice green: leaf, fern-frond, feather, ivy, flower, grass, pine-branch, moss, fake-leaf, ribbon, pressed-flower = 4
join tie: yarn, string, raffia, cotton-cord = 6 ft
tool scissors: scissors
tool brush: paintbrush when color=paint,watercolor-paint
tool pen: pencil, marker
step break: prepare sticks by tcc
step lay: arrange sticks > frame by ccc
step bind: tie sticks tie scissors > knots by gtc
step draw: draw pen card by tcc
step color: color color card brush by ccc
step cut: cut card scissors > body by tcc
step hang: tie card tie scissors beads? > thread beads by gtc
step green: decorate green sticks > green by ccc
part frame = sticks wood : stick wood -64 -92 -60 92 9 ; stick wood 64 -90 60 92 9 ; stick wood -88 -66 90 -62 9 ; stick wood -90 70 88 66 9
part thread = tie cream : strings cream 0 10 94 92 -62
part beads = beads c : strung ~ 0 10 94 92 -62 2 1.2
part green = green green : leaf green -66 70 -92 40 9 ; leaf light-green -66 70 -40 92 9 ; leaf green 66 -64 92 -90 9 ; leaf light-green 66 -64 94 -44 8
part knots = tie b : r red -62 -64 16 6 2 45 ; r red -62 -64 16 6 2 -45 ; r red 62 -64 16 6 2 45 ; r red 62 -64 16 6 2 -45 ; r red -62 69 16 6 2 45 ; r red -62 69 16 6 2 -45 ; r red 62 67 16 6 2 45 ; r red 62 67 16 6 2 -45
part body = card a : card w 0 10 94 92 3 ; figure ~ 0 10 94 92

* banded-roller-print | 4-5 6-8 9-12 | -
appeal 1
topics rubber band printing, stripes, roller printing, resist
near rain, wrapping paper
carries any
minutes 30 40 45
waits 45
mess lots
scene lay
heart bands: rubber-band, hair-tie = 8
need roller: rolling-pin, cardboard-tube = 1
need paint: paint = 1 color
need sheet: paper, construction-paper, cardstock, packing-paper = 2 sheet
need detail: crayon, marker, colored-pencil = 1 color
join tape: masking-tape, tape
tool scissors: scissors
home plate
step bands: build bands roller by tcc
step draw: draw detail sheet by tcc
step cut: cut sheet scissors by gtc
step lay: tape sheet tape > sheet by tcc
step paint: paint paint plate roller by tcc
step roll: print roller paint sheet > stripes by ccc
step lift: play sheet > body by ccc
step face: draw detail sheet by tcc
part sheet = sheet w : r^ w 0 0 186 178 2
part stripes = paint teal : z_ teal 4 -88 -86 -86 86 ; z_ teal 3 -76 -86 -78 86 ; z_ teal 5 -62 -86 -60 86 ; z_ teal 3 -50 -86 -52 86 ; z_ teal 4 -38 -86 -34 86 ; z_ teal 3 -24 -86 -26 86 ; z_ teal 5 -12 -86 -8 86 ; z_ teal 3 2 -86 0 86 ; z_ teal 4 14 -86 18 86 ; z_ teal 3 28 -86 26 86 ; z_ teal 5 40 -86 42 86 ; z_ teal 3 54 -86 52 86 ; z_ teal 4 66 -86 70 86 ; z_ teal 3 80 -86 78 86 ; z_ teal 3 90 -86 88 86
part body = sheet w : rim teal 0 0 142 138 2.4 ; shape w 0 0 142 138

* echo-dots | 4-5 6-8 9-12 | -
topics dots, dot painting, echo lines, cotton swab, pointillism
near rainbow, aura
carries any
minutes 30 40 50
waits 45
mess some
scene lay
heart swabs: cotton-swab = 6
need paint: paint, acrylic-paint = 4 color
need sheet: construction-paper, cardstock, watercolor-paper, paper = 1 sheet
tool pen: pencil, chalk, crayon, marker
home plate
step draw: draw pen sheet > sheet body by tcc
step drops: paint paint plate by tcc
step first: paint swabs paint plate sheet > first by ccc
step second: paint swabs paint sheet > second by ccc
step more: paint swabs paint sheet > more by ccc
step inside: paint swabs paint sheet > dots by ccc
step look: dry sheet by ccc
part sheet = sheet navy : r^ navy 0 0 188 182 2
part more = paint c : d_ pink 4.500 86 0 85 16 80 31 73 45 64 58 52 69 38 77 24 83 8 86 -8 86 -24 83 -38 77 -52 69 -64 58 -73 45 -80 31 -85 16 -86 0 -85 -16 -80 -31 -73 -45 -64 -58 -52 -69 -38 -77 -24 -83 -8 -86 8 -86 24 -83 38 -77 52 -69 64 -58 73 -45 80 -31 85 -16
part second = paint b : d_ teal 4 73 7 70 21 64 35 56 46 46 57 34 64 21 70 7 73 -7 73 -21 70 -35 64 -46 56 -57 46 -64 34 -70 21 -73 7 -73 -7 -70 -21 -64 -35 -56 -46 -46 -57 -34 -64 -21 -70 -7 -73 7 -73 21 -70 35 -64 46 -56 57 -46 64 -34 70 -21 73 -7
part first = paint gold : stitched gold 0 0 92 88 6.500 ; rim gold 0 0 92 88 5 ; rim navy 0 0 92 88 3
part body = sheet a : shape a 0 0 92 88
part dots = paint w : of-dot w 0 0 92 88 1.2

* dabbed-through-a-hole | 2-3 4-5 6-8 | -
topics stencil, sponge painting, first print, wrapping paper
near birthday card, gift bag
carries any
minutes 25 30 35
waits 30
mess some
scene lay
heart dab: kitchen-sponge, sponge-brush, foam-roller = 1
need mask: cereal-box, cardstock, folder, cardboard = 1 sheet
need sheet: paper, construction-paper, packing-paper, paper-bag, cardstock = 2 sheet
need paint: paint, acrylic-paint, washable-ink-pad = 2 color
join tape: masking-tape, tape
tool pen: marker, pencil, crayon
tool scissors: scissors
home plate
step draw: draw pen mask by gtc
step cut: cut mask scissors > mask by ggt
step tape: tape mask sheet tape > sheet by gtc
step dab: print dab paint plate sheet > fill by ccc
step second: print dab paint sheet > speckles by ccc
step lift: play mask by ttc
step again: print dab sheet by ccc
step face: draw pen sheet by ttc
part mask = mask tan : r^ tan 14 14 164 156 3 6
part sheet = sheet w : r^ w -8 -8 160 160 2 -2
part fill = paint a : rim a- -8 -8 124 120 1.5 ; shape a -8 -8 122 118
part speckles = paint b : of-sponge-print a/b/a- -8 -8 122 118

* see-through-card | 2-3 4-5 6-8 9-12 | -
appeal 3
topics nature walk, photo, patterns in nature, viewfinder, outdoor game, camera, spring, fall
carries any !round !sky !land
minutes 25 30 35 40
mess low
place outdoors
scene lay
heart card: cardstock, cereal-box, folder = 1 sheet
need color: crayon, marker, oil-pastel, paint = 3 color
tool pen: pencil, marker, crayon
tool scissors: scissors
tool brush@4-5,6-8,9-12: paintbrush, sponge-brush when color=paint
home camera
step draw: draw pen card by gtcc
step cut: cut card scissors by ggtc
step frame: color color card brush > card frame by cccc
step out: play card by cccc
step hold: play card > body by cccc
step photo: play card camera by ttcc
step best: play card by tccc
part card = card cream : r^ cream 0 0 182 174 4
part frame = color b : d_ b 4 -80 -76 -50 -78 -20 -76 10 -78 40 -76 72 -78 -80 -40 80 -40 -82 0 80 0 -80 40 80 40 -80 76 -50 78 -20 76 10 78 40 76 76 78
part body = card green : rim cream-- 0 0 130 126 1 ; shape light-blue 0 0 128 124 ; view own 0 0 128 124

* sock-toss | 2-3 4-5 6-8 | -
topics throwing game, target, indoor ball, party game, laundry, gross motor
near field day
carries face
minutes 25 30 35
mess low
place floor
scene stand
heart balls: sock, tube-sock, mitten, glove = 4
need box: cardboard-box, basket, bucket, plastic-tub = 1
need sheet: packing-paper, construction-paper, paper, cardboard, cardstock = 1 sheet
need color: crayon, marker, oil-pastel, paint = 3 color
join tape: masking-tape, tape, duct-tape
step draw: draw color sheet by gtc
step color: color color sheet by ccc
step wall: tape sheet box tape > box body by gtc
step roll: roll balls > balls by ccc
step near: play balls box by ccc
step far: play balls box by ccc
step cheer: play balls box by ccc
part body = sheet a : r^ w 0 -34 124 112 2 ; painted ~ 0 -34 108 102
part balls = balls b : o^ red -34 16 14 13 ; l_ w 3 -44 10 -34 14 -23 10 ; o^ blue 30 14 14 13 ; l_ w 3 19 10 30 14 40 10 ; o^ teal 88 78 14 13 ; l_ w 3 78 74 88 78 99 74 ; o^ gold -88 78 14 13 ; l_ w 3 -98 74 -88 78 -78 74
part box = box tan : p^ tan -76 26 76 26 66 86 -66 86 ; r_ tan- 0 24 154 8 2 ; r_ tan- 0 54 140 2 1

* feather-strokes | 4-5 6-8 9-12 | -
appeal 1
topics feather painting, mark making, natural brushes, soft strokes
near birds
carries any
minutes 25 35 45
waits 45
mess some
scene lay
heart brush: feather, pine-branch, fern-frond, grass, lavender = 2
need paint: paint, watercolor-paint, acrylic-paint = 3 color
nice other: cotton-ball, cotton-swab, cork, kitchen-sponge, bubble-wrap, leaf, paper-straw, pom-pom, toothbrush = 1
need sheet: paper, construction-paper, watercolor-paper, cardstock, packing-paper = 2 sheet
tool pen: crayon, pencil, chalk
home plate
step try: paint brush paint plate sheet by ccc
step draw: draw pen sheet > sheet line by tcc
step sweep: paint brush paint plate sheet > body by ccc
step tip: paint brush other? paint sheet > tips by ccc
step print: print brush paint sheet > prints by ccc
step face: draw pen sheet by tcc
step gift: dry sheet by ccc
part sheet = sheet cream : r^ cream 0 0 184 178 2
part line = pen k : rim tan 0 -4 134 130 .8
part body = paint a : shape w 0 -4 132 128 ; of-blade own 0 -4 132 128
part tips = paint b : details own 0 -4 132 128
part prints = brush b : rod b 84 86 70 42 7

* color-hunt-carton | 2-3 4-5 6-8 | Nature, Seasons
topics color walk, scavenger hunt, treasure hunt, nature walk, sorting, colors, spring, fall, autumn, forest, park
colors red, yellow, green, blue, purple, brown
minutes 25 30 35
mess low
scene lay
heart carton: egg-carton, muffin-tin, cup-carrier, ice-cube-tray = 1
need color: crayon, marker, oil-pastel, paint, watercolor-paint = 4 color
need sheet: paper, construction-paper, cardstock = 1 sheet
join stick: glue-stick, tape, glue
tool scissors: scissors
step spots: color color sheet by ccc
step cut: cut sheet scissors by gtc
step place: build sheet carton > carton spots by ccc
step walk: play carton by ccc
step find: arrange carton > finds by ccc
step talk: play carton by tcc
step picture@4-5,6-8: glue sheet stick by cc
step back: play carton by ccc
part carton = carton tan : r^ tan 0 0 186 130 10 ; o_ tan- -60 -30 26 26 ; o_ tan- 0 -30 26 26 ; o_ tan- 60 -30 26 26 ; o_ tan- -60 32 26 26 ; o_ tan- 0 32 26 26 ; o_ tan- 60 32 26 26
part spots = sheet a : o_ a -60 -30 23 23 ; o_ b 0 -30 23 23 ; o_ c 60 -30 23 23 ; o_ f -60 32 23 23 ; o_ e 0 32 23 23 ; o_ white 60 32 23 23
part finds = carton own : f red- -60 -30 6 12 0.600 ; f gold 0 -30 9 15 0.400 ; o_ brown 0 -30 5 5 ; leaf green 46 -18 76 -46 10 ; leaf brown- -76 44 -44 20 9 ; f pink 0 32 5 14 0.700 ; o gray 60 32 15 12

* frozen-rescue | 2-3 4-5 6-8 | -
appeal 3
topics ice, melting, rescue, science, hot day, water play, excavation
variant dino | Dinosaurs | green, light blue | dinosaur, dinosaurs, ice age, fossil, excavation, jurassic
variant bear | Animals, Seasons | white, light blue | polar bear, arctic, winter, antarctica, snow, cold, bear
variant whale | Ocean | blue, light blue | whale, shark, sea animals, iceberg, ocean animals, arctic ocean
colors green, light blue
minutes 30 35 40
waits 480
mess some
scene stand
heart toy: toy-animal = 1
need mold: plastic-tub, milk-carton, takeout-box = 1
nice green: leaf, petal, flower, pine-needle, grass = handful
need drop: plastic-spoon, metal-spoon, squeeze-bottle, kitchen-sponge, cotton-ball = 1
home water
home tray
home warm-water
step lay: build toy mold > toy-dino toy-bear toy-whale by ccc
step green: fill green mold by ccc
step pour: fill mold water by tcc
step freeze: dry mold by ggg
step slip: build mold tray > ice by gtt
step feel: play mold by ccc
step drip: play drop warm-water tray > melt by ccc
step free: play toy by ccc
step welcome: play toy by ccc
part ice = mold light-blue : q_ light-blue+ 16 -76 -62 74 -66 82 72 -80 74 ; q_ light-blue 16 -72 60 78 58 80 74 -78 76
part toy-dino@dino = toy a : b green -60 34 -34 14 -8 -6 8 -8 14 -40 20 -50 40 -50 46 -38 38 -30 30 -28 28 0 22 22 6 30 -20 30 -44 36 ; r green -18 40 9 26 3 ; r green 12 40 9 26 3 ; k 32 -42 3 ; d_ dark-green 3 -20 10 0 4 -34 24
part toy-bear@bear = toy a : o white -6 20 40 24 ; o white 36 -6 20 18 ; o white 26 -22 6 6 ; o white 46 -22 6 6 ; r white -32 44 12 26 4 ; r white -8 46 12 24 4 ; r white 18 44 12 26 4 ; k 32 -10 2.500 ; k 46 -10 2.500 ; o_ k 40 -1 4 3
part toy-whale@whale = toy a : b blue -50 14 -30 -14 10 -20 40 -6 52 16 30 34 -10 38 -38 30 ; p blue 42 8 66 -14 62 8 72 22 50 22 ; b_ w -40 22 -10 28 24 28 4 36 -28 34 ; k -30 4 3
part melt = warm-water blue : z_ w 5 -62 -44 -30 -56 ; z_ w 4 -64 -26 -50 -32 ; z_ w 3 50 40 64 10 ; b_ light-blue -92 80 -60 72 0 76 62 72 94 80 60 90 -50 92 ; x_ blue -50 -66 10 14 ; x_ blue -20 -68 10 14 ; x_ blue 14 -67 10 14

* peeled-spots | 2-3 4-5 6-8 | -
topics stickers, sticker resist, dots, spots, peel, fine motor, surprise, quiet time
carries any
minutes 25 30 35
waits 45
mess some
scene lay
heart spots: sticker = 20
need sheet: watercolor-paper, cardstock, construction-paper = 1 sheet
need paint: paint, watercolor-paint = 2 color
tool brush: kitchen-sponge, sponge-brush, paintbrush
tool pen: marker, crayon
step draw: draw pen sheet > sheet line by gtc
step loosen: prepare spots by ttc
step stick: decorate spots sheet by ccc
step paint: paint paint sheet brush > coat by ccc
step wait: dry sheet by ccc
step peel: tear spots sheet > body by ccc
step face: draw pen sheet by ttc
part sheet = sheet w : r^ w 0 0 184 176 3
part line = pen k : rim k 0 0 140 136 1.8
part coat = paint teal : rim a+ 0 0 138 134 7 ; shape a 0 0 138 134
part body = sheet w : of-spot w 0 0 138 134 1 20
`;
