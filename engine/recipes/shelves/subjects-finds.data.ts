export const shelf = `
* loose-parts-picture | 4-5 6-8 9-12 | -
appeal 1
topics loose parts, junk drawer, photo
carries any
minutes 20 30 40
mess low
scene lay
heart parts: old-key, coin, metal-washer, nuts-and-bolts, old-jewelry-piece, charm, dice, board-game-piece, puzzle-piece, bread-tag, curtain-ring, paper-clip, binder-clip, bobby-pin, twist-tie, toy-wheel, playing-card = 3 handful
nice more: metal-washer, coin, bread-tag, puzzle-piece, board-game-piece, button, bottle-cap, paper-clip, dice, curtain-ring = handful
nice line: yarn, embroidery-floss, cotton-cord, ribbon, pipe-cleaner, craft-wire, string = 3 ft
need sheet: construction-paper, cardstock, paper, fabric-scrap, bandana = 1 sheet
nice wash: paint, acrylic-paint = 1 color
tool pen: pencil, chalk, crayon
home camera
tool brush: paintbrush, sponge-brush when wash=acrylic-paint,paint
step sort: prepare parts more? by ccc
step wash: paint wash sheet brush > wash by ccc
step draw: draw pen sheet > sheet outline by tcc
step edge: arrange parts sheet line? > edge by ccc
step fill: arrange parts sheet more? > body by ccc
step mark: arrange parts sheet by tcc
step photo: play camera sheet by ttc
step back: play parts sheet by ccc
part sheet = sheet navy : r^ ~ 0 0 168 176 3
part wash = wash navy : r_ ~ 0 0 162 170 2
part outline = pen w : rim w 0 0 138 138 1
part edge = parts own : shape navy 0 0 136 136 ; edged own 0 0 136 136 .8
part body = parts own : filled own 0 0 136 136

* shell-mosaic | 6-8 9-12 13+ | -
appeal 1
topics beach finds, vacation souvenir
carries !limbs !long
minutes 45 60 80
waits 240
mess low
scene stand
heart domes: pistachio-shell, snail-shell, seashell, walnut-shell, acorn, pumpkin-seed, seed-pod = 3 handful
need board: cardboard, wood-scrap, foam-board, cardstock, canvas = 1 sheet
join fix: glue
nice tint: acrylic-paint, paint, watercolor-paint = 2 color
nice hang: ribbon, embroidery-floss, ric-rac, yarn, raffia = 10 in
nice frame: picture-frame = 1
tool brush: paintbrush
tool pen: pencil
tool dark: marker, permanent-marker, paint-marker, gel-pen
home warm-water
step clean: wash domes warm-water by tcc
step tint: paint domes tint brush by ccc
step draw: draw pen board > board outline by ccc
step ring: glue domes board fix > rim by ccc
step rows: glue domes board fix > body by ccc
step flat: draw dark board by ccc
step dry: dry board frame? by ccc
step hang: glue hang board fix > hang by tcc
part board = board tan : r^ tan 0 0 172 172 4
part hang = hang b : l ~ 3 -20 -86 0 -99 20 -86
part outline = pen k : rim k 0 0 134 134 1
part rim = domes own : shape tan- 0 0 130 130
part body = domes own : filled own 0 0 130 130

* poured-sand-picture | 4-5 6-8 9-12 | -
topics sand painting, sand art
near beach
carries any
minutes 25 40 50
waits 60
mess some
scene lay
heart sand: colored-sand, sand, salt, sugar = 1/2 cup
nice tint: chalk, sidewalk-chalk = 3 color
need card: cardstock, cardboard, sandpaper, foam-board = 1 sheet
join fix: glue
tool brush: paintbrush
tool pen: pencil
home spoon
step tint: color sand tint by tcc
step draw: draw pen card > card lines by tcc
step first: glue card fix brush by ccc
step pour: arrange sand card spoon > body by ccc
step next@6-8,9-12: glue card sand fix brush by cc
step mark: glue card sand fix by tcc
step dry: dry card by ccc
part card = card cream : r^ tan 0 0 158 178 2
part lines = pen k : rim k 0 0 134 140 1
part body = sand own : poured own 0 0 132 138

* bean-mosaic | 6-8 9-12 13+ | -
topics pantry, kitchen art
carries any
minutes 50 70 100
waits 240
mess low
scene stand
heart beans: coffee-bean, dried-bean, dried-lentil, dried-chickpea, pumpkin-seed, seed, birdseed, popcorn = 2 handful
nice more: dried-lentil, rice, seed, coffee-bean, dried-chickpea, dry-pasta = handful
nice wash: acrylic-paint, paint = 1 color
nice border: button, bottle-cap, acorn, seashell, bead = handful
need board: cardboard, wood-slice, cardstock, canvas, wood-scrap, paper-plate, cake-board = 1 sheet
join fix: glue
tool pen: pencil
tool brush: paintbrush
step wash: paint wash board brush > wash by ccc
step draw: draw pen board > board outline by ccc
step plan: arrange beans more? by ccc
step coat: glue board fix brush by ccc
step rows: glue beans board > body by ccc
step mark: glue beans board fix more? by ccc
step border: glue border board fix > border by ccc
step seal@9-12,13+: glue board fix brush by cc
step dry: dry board by ccc
part board = board own : ground tan 0 0 168 174
part wash = wash cream : r_ ~ 0 0 160 166 2
part outline = pen k : rim k 0 0 126 130 1
part body = beans own : shape tan-- 0 0 124 128 ; edged own 0 0 124 128 .9 ; filled own 0 0 124 128
part border = border c : bits own 1 -76 -80 -46 -80 -16 -80 14 -80 44 -80 76 -80 -76 80 -46 80 -16 80 14 80 44 80 76 80 -76 -48 -76 -16 -76 16 -76 48 76 -48 76 -16 76 16 76 48

* salt-tray-drawing | 2-3 4-5 | -
topics sensory tray, finger drawing, Montessori
carries any
minutes 15 20
mess some
scene lay
heart grains: salt, flour, cornstarch, sand, sugar, colored-sand, rice = 2 cup
need tray: foil-pan, foil-tray, shoebox, pizza-box, cookie-tin, takeout-box = 1
need glow: construction-paper, wrapping-paper, origami-paper, cardstock = 1 sheet
nice more@2-3: craft-stick, cardboard-tube, cookie-cutter, plastic-fork, wooden-spoon, paper-cup, duplo-brick = 1
nice more@4-5: cork, paper-straw, seashell, stick, craft-stick, bottle-cap, cardboard-tube, plastic-fork, pinecone, feather = 1
tool tape: tape, masking-tape
home brush
step floor: tape glow tray tape > tray by gt
step pour: fill grains tray > field by cc
step show: draw tray by tt
step own: draw tray > figure by cc
step tools: play tray brush more? by cc
step shake: play tray by cc
part tray = tray silver : r^ silver 0 0 184 164 10 ; r_ n 0 0 162 142 4
part field = grains own : r_ w 0 0 162 142 4 ; d_ cream 2 -60 -56 40 -50 66 20 -50 44 10 58 -70 -10
part figure = glow a : inked n 0 0 116 116 4

* scattered-oat-picture | 2-3 4-5 | -
appeal 1
topics sensory, pantry
near breakfast
carries any
minutes 15 20
waits 60
mess some
scene lay
heart flakes: oats, breakfast-cereal, popcorn, rice, sprinkles = 3 handful
need sheet: construction-paper, cardstock, paper-plate = 1 sheet
need color: crayon, marker, paint = 2 color
join fix: glue
tool brush: paintbrush, cotton-swab
home spoon
step shape: draw color sheet > sheet body by gt
step color: color sheet color by cc
step face: draw color sheet by tt
step paint: glue sheet fix brush by cc
step rain: decorate flakes sheet spoon > fluff by cc
step pat: decorate flakes sheet spoon by cc
step shake: prepare sheet by tc
part sheet = sheet light-blue : ground ~ 0 0 176 156
part body = color a : painted ~ 0 0 134 130
part fluff = flakes own : filled own 0 0 134 130

* spice-dough-ornament | 4-5 6-8 9-12 13+ | -
appeal 3
topics ornament, scented, spices, fall, autumn, gift, Christmas tree
carries any
minutes 35 40 45 60
waits 2880
mess some
scene hang
heart spice: spice, cocoa, coffee-grounds = 2 tbsp
need flour: flour = 1 cup
need salt: salt = 1/2 cup
need hanger: string, ribbon, yarn, raffia, cotton-cord = 7 in
need paper: paper, cardstock, index-card, parchment-paper = 1 sheet
tool roller: rolling-pin, dowel, glass-jar
tool knife: plastic-knife, craft-stick, toothpick
tool straw: paper-straw, plastic-straw, chopstick
tool scissors: scissors
home bowl
home water: = 1/2 cup
tool pen: pencil, marker
step mix: mix flour salt spice water bowl by tttc
step knead: mix spice by cccc
step paper: cut paper scissors pen by ttcc
step roll: roll spice roller by tccc
step cut: cut spice paper knife > body by ttcc
step press: draw spice knife > marks by tccc
step hole: poke spice straw by ccct
step dry: dry spice by cccc
step hang: tie hanger > hanger by ttcc
part hanger = hanger c : strings ~ 0 12 136 140 -112 1
part body = spice brown : card brown 0 12 136 140 4 ; shape ~ 0 12 136 140
part marks = spice brown : print brown 0 12 136 140 ; of-powder brown-/brown 0 12 136 140

* brewed-brown-painting | 9-12 13+ | -
appeal 1
topics coffee painting, natural ink, sepia, wall art
carries any
minutes 60 80
waits 30
mess some
scene lay
heart brew: coffee-grounds, cocoa, spice, onion-skin = 4 tbsp
need paper: watercolor-paper, cardstock, paper = 1 sheet
tool brush: paintbrush
tool pen: pencil
tool line: ballpoint-pen, gel-pen, permanent-marker, drawing-ink
home hot-water: = 1/2 cup
home mug
step brew: mix brew hot-water mug by gt
step three: mix brew mug by cc
step sketch: draw pen paper > paper sketch by cc
step light: paint paper brush brew > light by cc
step middle: paint paper brush brew > body by cc
step dark: paint paper brush brew > dark by cc
step line: draw line paper by cc
part paper = paper w : r^ cream 0 0 150 186 1
part light = brew tan : y_ tan 0 4 66 78 9 0.120
part sketch = pen gray : rim brown 0 0 120 136 1
part body = brew own : shape brown 0 0 118 134 ; wash brown/tan 0 0 118 134
part dark = brew own : inked brown-- 0 0 118 134 1.6

* cracked-shell-inlay | 9-12 13+ | -
appeal 1
topics inlay, lacquer, Vietnam, crackle
carries any
minutes 70 90
waits 240
mess low
scene stand
heart shell: eggshell, egg = 3
need board: cardstock, cardboard, wood-slice, canvas, wood-scrap, ceramic-plate = 1 sheet
need ground: acrylic-paint, paint = 1 color
join fix: glue
tool brush: paintbrush
tool pen: colored-pencil, chalk, pencil
tool tip: toothpick, wooden-skewer, paper-clip
home soapy-water
step boil: wash shell soapy-water by cc
step ground: paint board ground brush > board by cc
step draw: draw pen board > outline by cc
step set: glue shell board fix by cc
step press: decorate shell board tip > body by cc
step lines: decorate tip shell board by cc
step wash: paint ground shell brush by cc
step dry: glue fix board brush by cc
part board = board k : r^ k 0 0 170 170 10
part outline = pen gray : rim gray 0 0 130 130 1
part body = shell cream : shape k 0 0 128 128 ; filled own 0 0 128 128

* leaf-figure | 4-5 6-8 9-12 | -
appeal 3
topics fall, autumn, leaves, leaf collage, leaf picture, leaf animals, herbarium, nature walk
carries any
minutes 25 35 45
waits 60
mess low
scene lay
heart leaves: leaf, bay-leaf, petal, fern-frond, clover, fresh-herb, corn-husk, onion-skin, fake-leaf, pressed-flower, eucalyptus = 3 handful
need sheet: cardstock, paper, construction-paper, watercolor-paper = 1 sheet
nice eyes: googly-eye = 2
join fix: glue
tool brush: paintbrush
tool pen: pencil
tool dark: marker, colored-pencil, crayon
home parchment-paper
home book
step lay: arrange leaves by ttc
step shape: draw pen sheet > sheet outline by tcc
step coat: glue sheet fix brush by ccc
step scales: glue leaves sheet > body by ccc
step big: glue leaves sheet fix by ccc
step line: draw dark sheet > lines by ccc
step eyes: glue eyes sheet fix by ccc
step press: dry sheet parchment-paper book by ttc
part sheet = sheet cream : r^ cream 0 0 150 182 1
part outline = pen gray : rim gray 0 0 116 130 1
part body = leaves own : shape dark-green 0 0 122 134 ; filled own 0 0 122 134
part lines = dark k : inked k 0 0 122 134 1 ; details own 0 0 122 134

* laid-land-picture | 4-5 6-8 9-12 13+ | -
topics land art, nature walk, forest, Andy Goldsworthy
near camping
carries animal/bird/fish/bug/plant/sky
minutes 30 40 60 75
mess some
place outdoors
scene lay
heart line: stick, driftwood, pine-branch, reed, bamboo, hay, cotton-stem, grass = 20
heart fill: chestnut, acorn, pinecone, stone, pebble, leaf, seashell, snail-shell, moss, bark, gourd, pine-needle, flower, petal, snow = 6 handful
home camera
step place: prepare line fill by tccc
step scratch: draw line > ground by tccc
step edge: arrange line > edge by cccc
step fill: arrange fill > body by cccc
step sort@9-12,13+: arrange fill by cc
step mark: arrange fill line by tccc
step photo: play camera by tccc
part ground = fill tan : b^ tan -92 -70 -40 -88 30 -84 88 -72 94 0 84 74 20 88 -60 84 -94 50 -90 -10 ; d_ tan- 2 -70 -60 -30 -74 50 -68 74 -30 80 40 40 74 -30 72 -78 40 -82 -20 66 62 -60 66
part body = fill own : shape brown- 0 0 138 138 ; packed own 0 0 138 138 1.2 ; details umber 0 0 138 138
part edge = line own : edged wood 0 0 146 146 1

* story-stones | 6-8 9-12 | -
topics storytelling, rocks, bedtime, pebble art
near library
carries any
minutes 45 60
waits 60
mess some
scene lay
heart stones: stone, pebble, seashell, wood-slice, wooden-block = 4
need paint: acrylic-paint, paint-marker, paint, permanent-marker = 3 color
nice bag: sock, cloth-bag, paper-bag = 1
tool brush: paintbrush, cotton-swab
tool pen: pencil
home water
home cup
step wash: wash stones water cup by cc
step choose: prepare stones by cc
step sketch: draw pen stones by cc
step hero: paint paint brush stones > stones body by cc
step others: paint paint brush stones > others by cc
step dry: dry stones by cc
step bag: prepare bag stones by cc
step tell: play stones by cc
part stones = stones gray : b^ gray -70 -6 -52 -62 2 -82 56 -64 72 -4 54 44 0 56 -54 46 ; b^ tan -86 66 -72 48 -44 50 -30 68 -44 86 -74 86 ; b^ silver -22 74 -6 60 18 60 30 76 16 90 -10 90 ; b^ cream 38 68 54 50 80 54 88 72 72 88 48 86
part body = paint a : rim w 0 -12 96 104 3 ; painted ~ 0 -12 96 104
part others = paint b : s_ b -58 68 5 13 5.600 ; y_ light-blue 4 76 17 9 6 .2 ; f_ c 63 70 6 12 4 ; o_ yellow 63 70 4

* painted-pumpkin | 4-5 6-8 9-12 13+ | -
appeal 3
topics pumpkin, fall, autumn, harvest, no-carve, Halloween, Thanksgiving
carries any
minutes 30 40 50 70
waits 60
mess some
scene stand
heart pumpkin: pumpkin, mini-pumpkin, gourd = 1
need paint: acrylic-paint, paint, paint-marker, chalk-marker = 3 color
tool brush: paintbrush, sponge-brush
tool pen: pencil, chalk, crayon
nice shine: metallic-paint, glitter-glue, metallic-pen, gel-pen
home cloth
step wipe: wash pumpkin cloth by cccc
step ground: paint pumpkin paint brush > pumpkin ground by cccc
step sketch: draw pen pumpkin by tccc
step block: paint pumpkin paint brush > body by cccc
step mark: paint pumpkin paint brush by tccc
step shine: decorate shine pumpkin by cccc
step show: play pumpkin by cccc
part pumpkin = pumpkin orange : o^ ~ -52 12 40 62 ; o^ ~ 52 12 40 62 ; o^ ~- -26 12 42 68 ; o^ ~- 26 12 42 68 ; o ~ 0 12 40 70 ; t brown 0 -54 9 10 -84 6
part ground = paint w : o_ w 0 16 68 58
part body = paint a : painted ~ 0 16 92 96

* roll-and-draw | 6-8 9-12 | -
topics dice game, rainy day, drawing game, family game night
carries any
minutes 25 35
mess low
scene lay
heart dice: dice = 1
need sheets: paper, index-card, notebook, graph-paper, sticky-note = 3 sheet
need pens: marker, colored-pencil, crayon, ballpoint-pen, gel-pen = 3 color
nice counters: board-game-piece, coin, button
step list: draw sheets pens > card by cc
step one: draw sheets pens > rows by cc
step rules: prepare dice counters? by cc
step first: play dice sheets pens > body by cc
step on: play dice sheets pens > die by cc
step show: play sheets by cc
part card = sheets w : r^ w -46 0 88 168 3 -3
part rows = pens b : z_ gray 3 -64 -60 -22 -60 ; z_ gray 3 -64 -36 -22 -36 ; z_ gray 3 -64 -12 -22 -12 ; z_ gray 3 -64 12 -22 12 ; z_ gray 3 -64 36 -22 36 ; z_ gray 3 -64 60 -22 60 ; o_ a -76 -60 5 5 ; o_ a -76 -36 5 5 ; o_ a -76 -12 5 5 ; o_ a -76 12 5 5 ; o_ a -76 36 5 5 ; o_ a -76 60 5 5
part body = pens a : r^ cream 40 -22 104 126 3 4 ; painted ~ 40 -22 88 100
part die = dice w : q^ w 5 30 52 74 44 84 84 40 92 ; d k 4 46 60 68 56 57 68 51 80 74 76

* race-home-board | 6-8 9-12 | -
topics board game, family game night, game design, rainy day, boredom, bored
carries any
minutes 50 70
mess low
scene lay
heart men: board-game-piece, coin, button, metal-washer, bottle-cap, bread-tag, toy-car, old-key, pebble = 4
heart dice: dice, playing-card, spool = 1
need board: cardboard, cardstock, pizza-box, cereal-box, folder = 1 sheet
need pens: marker, colored-pencil, permanent-marker = 4 color
step goal: draw board pens > board body by cc
step path: draw board pens > path by cc
step traps: draw board pens > traps by cc
step rules: draw board pens dice by cc
step try: play men dice board > men by cc
step fix: draw board pens by cc
part board = board tan : r^ tan 0 0 184 176 4 ; r_ w 0 0 170 162 3
part path = pens b : d_ light-blue 8 -66 -64 -44 -66 -22 -64 0 -66 22 -64 44 -66 66 -62 70 -40 ; d_ gold 8 68 -18 70 4 68 26 70 48 62 68 40 66 18 68 ; d_ light-blue 8 -4 66 -26 68 -48 66 -68 62 -70 40 -68 18
part traps = pens red : s_ red 22 -64 5 7 3 ; s_ red 70 26 5 7 3 ; s_ red -48 66 5 7 3
part body = pens a : painted ~ 0 -2 96 98
part men = men own : o^ red -66 -66 7 7 ; o^ blue -44 -60 7 7 ; o^ green 0 -60 7 7 ; q^ w 4 -84 0 -68 -4 -64 12 -80 16 ; d k 2 -78 4 -70 8

* fizzing-picture | 6-8 9-12 | -
appeal 3
topics science, chemistry, STEM, reaction
near volcano
carries any
minutes 30 35
mess some
scene lay
heart soda: baking-soda = 1 cup
heart sour: vinegar, lemon-juice = 1/2 cup
need color: food-coloring, watercolor-paint = 3 color
need tray: foil-pan, foil-tray, cookie-tin, plastic-tub, foam-tray = 1
tool brush: paintbrush, plastic-spoon, cotton-swab
tool drop: pipette, plastic-spoon, spray-bottle, paper-straw
home water: = 1/4 cup
home cups
step paste: mix soda water cups by cc
step color: mix soda color cups by cc
step shape: paint soda brush tray > tray body by cc
step mark: paint soda brush tray by cc
step fizz: play sour drop tray > foam by cc
step look: play tray by cc
step again: mix soda sour tray by cc
part tray = tray silver : r^ silver 0 0 184 164 12 ; r_ w 0 0 162 142 6
part body = color a : painted ~ 0 0 122 122
part foam = soda w : y_ b -36 52 20 14 8 0.200 ; y_ c 30 56 24 14 9 0.200 ; y_ w 0 62 40 12 10 0.200 ; y_ w -58 34 12 10 7 0.200 ; y_ w 56 30 12 10 7 0.200 ; d_ w 5 -62 50 -50 58 -36 62 40 60 54 54 64 44 -66 -10 66 4

* oiled-paper-window | 4-5 6-8 9-12 | -
topics stained glass, suncatcher, window
near lantern
carries any
minutes 30 40 50
waits 60
mess some
scene hang
heart oil: cooking-oil = 1 tbsp
need paper: paper, tracing-paper, rice-paper = 1 sheet
need pens: crayon, colored-pencil, marker, oil-pastel = 4 color
need frame: construction-paper, cardstock, paint-chip = 1 sheet
need wipe: cotton-pad, cotton-ball, paper-towel, tissue = 2
join fix: glue-stick, tape, masking-tape
tool dark: permanent-marker, marker, crayon
tool scissors: scissors
home newspaper
step draw: draw dark paper > lines by tcc
step color: color paper pens > body by ccc
step oil: paint oil wipe paper newspaper > glow by ccc
step blot: dry paper wipe by tcc
step frame: cut frame scissors > frame by gtc
step mount: tape paper frame fix by tcc
step hang: tape paper fix by tcc
part glow = paper cream : r^ yellow 0 0 150 170 2 ; r_ cream 0 0 130 150
part lines = dark k : rim k 0 0 118 130 2
part body = pens a : painted ~ 0 0 118 130
part frame = frame k : z k 14 -72 -82 72 -82 72 82 -72 82 -72 -82

* rolled-ball-print | 4-5 6-8 9-12 | -
appeal 3
topics action painting, marble painting, Jackson Pollock
carries any
minutes 25 30 40
waits 60
mess some
scene lay
heart ball: marble, ping-pong-ball, chestnut, acorn, wooden-bead, tennis-ball, foam-ball = 3
need box: shoebox, cardboard-box, pizza-box, cookie-tin = 1
need paint: paint, acrylic-paint = 3 color
need paper: paper, construction-paper, cardstock, watercolor-paper = 1 sheet
need back: cardstock, construction-paper, cardboard = 1 sheet
join fix: glue, glue-stick
tool spoon: plastic-spoon, paintbrush
tool pen: pencil
tool scissors: scissors
step paper: prepare paper box by ccc
step dip: prepare ball paint spoon by ccc
step roll: roll ball box paper by ccc
step colors: roll ball paint box by ccc
step dry: dry paper by ccc
step shape: draw pen paper by tcc
step cut: cut paper scissors > body by gtc
step mount: glue paper back fix > back by tcc
part back = back k : r^ navy 0 0 168 176 2
part body = paint a : rim w 0 0 140 140 2 ; shape w 0 0 140 140 ; tracks a/b/c 0 0 140 140 ; details own 0 0 140 140

* vegetable-print | 2-3 4-5 6-8 | -
topics vegetables, garden, farmers market, harvest
carries any
minutes 20 25 35
waits 60
mess some
scene lay
heart veg: broccoli, carrot, beet, green-bean, corn-cob, celery, potato, apple, lemon = 3
need sheet: paper, construction-paper, cardstock, packing-paper, watercolor-paper = 1 sheet
need paint: paint, washable-ink-pad = 2 color
nice other@2-3: cardboard-tube, cookie-cutter, kitchen-sponge, leaf, paper-cup = 1
nice other@4-5,6-8: cork, bottle-cap, cardboard-tube, leaf, paper-straw, bubble-wrap, button, cookie-cutter, seashell, toy-brick = 1
nice hang@4-5,6-8: yarn, ribbon, string, raffia = 12 in
join tape: tape, masking-tape
tool pen: crayon, marker, pencil
tool knife: plastic-knife, scissors
home plate
step cut: cut veg knife by ggg
step shape: draw pen sheet > sheet lines by gtc
step dip: paint veg paint plate by ccc
step try@6-8: print veg sheet by c
step stamp: print veg paint sheet > body by ccc
step second: print veg other? paint sheet > more by ccc
step face: draw pen sheet by ttc
step hang@4-5,6-8: tape hang sheet tape > hang by tc
part sheet = sheet w : r^ ~ 0 0 180 164 2
part hang = hang b : l ~ 3 -20 -81 0 -98 20 -81
part lines = pen k : rim k 0 0 138 136 1
part more = paint b : f_ green -76 60 7 10 0.500 ; f_ green 76 60 7 10 0.500 ; o_ orange -74 -60 8 8 ; o_ orange 72 -58 8 8
part body = paint a : print a 0 0 138 136 ; of-sponge-print a/b 0 0 138 136

* one-color-relief | 9-12 13+ | -
appeal 1
topics Louise Nevelson, assemblage, sculpture, upcycling, wall art
near steampunk
carries any
minutes 75 100
waits 1440
mess some
scene stand
heart parts: nuts-and-bolts, old-key, puzzle-piece, dice, board-game-piece, old-jewelry-piece, charm, coin, metal-washer, bread-tag, curtain-ring, toy-wheel, toy-brick, bottle-cap, button, paper-clip, zipper = handful
need clay: air-dry-clay = 1/2 lb
need board: cardboard, wood-scrap, foam-board, canvas = 1 sheet
need paint: metallic-paint, acrylic-paint = 1 color
nice rope: string, rope, cotton-cord, leather-cord = 2 ft
tool roller: rolling-pin, dowel
tool brush: paintbrush
home cloth
tool tip: pencil, craft-stick
step slab: roll clay roller board > board by cc
step draw: draw tip clay by cc
step big: build parts clay > body by cc
step rope: build rope clay > edge by cc
step gaps: build parts clay by cc
step dry: dry clay board by cc
step paint: paint clay paint brush by cc
step rub: prepare cloth clay by cc
part board = clay w paint paint navy : r^ ~ 0 0 168 180 8
part edge = rope own paint paint gold : rim ~- 0 0 134 142 5
part body = parts silver paint paint gold : rim ~-- 0 0 132 140 3 ; shape ~- 0 0 132 140 ; filled ~-/~/~+ 0 0 132 140

* salt-line-painting | 4-5 6-8 9-12 | -
appeal 3
topics raised salt painting, science, watercolor, crystals
carries any
minutes 25 30 40
waits 720
mess some
scene lay
heart salt: salt = 1/2 cup
need color: watercolor-paint, food-coloring = 3 color
need card: cardstock, cardboard, watercolor-paper, construction-paper = 1 sheet
need tray: foil-pan, pizza-box, foil-tray, cookie-tin, shoebox = 1
join fix: glue
tool brush: paintbrush, pipette
tool pen: pencil
home water
step draw: draw pen card > card by tcc
step line: glue fix card by tcc
step salt: fill salt card tray > lines by ccc
step tip: prepare card tray by ccc
step touch: paint color brush water card > body by ccc
step mark: paint color brush card by ccc
step dry: dry card by ccc
part card = card navy : r^ navy 0 0 170 170 2
part lines = salt w : rim w 0 0 134 134 4
part body = color a : rim a 0 0 132 132 2 ; print navy 0 0 132 132 ; face a 0 -200 1 1

* walnut-racers | 6-8 9-12 | -
extras game: bell, craft-stick, dried-bean, electrical-tape, flag, masking-tape, paper-straw, plastic-straw, ribbon, stick, ticket-stub, washi-tape
appeal 3
topics nuts, race, marble run, mouse race, party game
variant mouse | Animals | gray, pink, black or white, brown, tan | mouse, mice, cat and mouse
variant ladybug | Bugs | red, black, white or orange, yellow | ladybug, beetle
variant turtle | Ocean | green, tan, brown free | turtle, sea turtle
minutes 35 40
waits 30
mess low
heart shells: walnut-shell = 3
heart marbles: marble = 3
need felt: felt, construction-paper, craft-foam, fabric-scrap = 2 color
need board: cardboard, cookie-tin, pizza-box, foam-board, wood-scrap = 1 sheet
need paint: acrylic-paint, paint, permanent-marker = 2 color
join fix: glue
tool brush: paintbrush
tool scissors: scissors
home books
step test: play shells marbles by cc
step paint: paint shells paint brush > shell by cc
step cut: cut felt scissors by cc
step glue: glue felt shells fix > extra-mouse extra-ladybug extra-turtle by cc
step face: paint paint shells brush > face-mouse face-ladybug face-turtle by cc
step ramp: build board books > ramp by cc
step race: play shells marbles board > marble by cc
part ramp = board tan : p^ tan -92 -33 92 51 92 65 -92 -17 ; r^ brown -84 32 16 92 1
part marble = marbles light-blue : o_ light-blue 6 16 9 9 ; o_ navy 10 19 4 3
part shell = shells tan paint paint a : b^ ~ -40 -12 -27 -30 -2 -40 21 -36 40 -22 50 4 44 27 2 7
part extra-mouse@mouse = felt b : l^ b 4 -44 -18 -66 -26 -84 -14 -92 4 ; o a 30 -50 17 18 20 ; o_ b 30 -50 10 11 20 ; o a 54 -30 13 15 30 ; o_ b 54 -30 8 9 30
part extra-ladybug@ladybug = felt b : o^ k 58 10 17 19 ; l k 3 62 -6 70 -24 80 -28 ; l k 3 68 0 80 -8 90 -8 ; z_ k 3 -30 -24 46 8
part extra-turtle@turtle = felt b : o^ b 64 16 18 16 20 ; t^ b -36 0 8 -48 18 11 -54 26 6 ; t^ b 30 30 8 26 46 11 24 52 6
part face-mouse@mouse = paint k : k 44 2 4 ; o k 64 22 5 5 ; l k 1.500 58 26 40 30 ; l k 1.500 60 30 46 38
part face-ladybug@ladybug = paint k : o_ k 0 -28 7 6 ; o_ k 26 -20 7 6 ; o_ k -8 -6 7 6 ; o_ k 20 8 7 6 ; e 58 4 5 ; e 68 10 5
part face-turtle@turtle = paint c : q_ c 3 -16 -24 2 -32 10 -18 -2 -8 -16 -12 ; q_ c 3 18 -24 32 -18 36 -2 22 4 12 -10 ; k 69 12 3

* nutshell-fleet | 6-8 9-12 | Ocean, Transportation
appeal 3
topics boat, sailboat, regatta, ship, pirate ship, bath toy, explorers
colors red, yellow, white free
minutes 30 40
mess low
heart hulls: walnut-shell = 3
need ballast: modeling-clay, beeswax-sheet = bit
need mast: paper-straw, cinnamon-stick, stick, craft-stick, cotton-swab = 3
need sail: leaf, bay-leaf, construction-paper, paper, old-book-page, corn-husk = 3 scrap
nice flag: washi-tape, ribbon, electrical-tape
tool scissors: scissors
tool pen: crayon, oil-pastel, permanent-marker
home tub-of-water
step float: play hulls tub-of-water by cc
step clay: fill hulls ballast > hull by cc
step mast: cut mast scissors by tc
step sail: cut sail scissors by tc
step sign: color sail pen by cc
step thread: thread sail mast > sail by tc
step step: build mast hulls ballast > mast by cc
step flag: tape flag mast > flag by tc
step launch: play hulls tub-of-water by cc
part mast = mast wood : r ~ 0 -20 7 122 2 ; r ~ -64 26 4 52 1 ; r ~ 66 26 4 52 1
part sail = sail own : b^ ~ 4 -72 52 -50 50 -8 4 6 22 -34 ; b^ ~ -62 4 -38 12 -40 32 -62 38 -54 22 ; b^ ~ 68 4 92 12 90 32 68 38 76 22
part flag = flag b : p b 2 -82 -26 -76 2 -68
part hull = hulls brown : b^ tan -46 36 46 36 34 66 0 76 -34 66 ; o brown 0 37 46 9 ; o_ green 0 37 20 5 ; b^ tan -88 48 -40 48 -46 64 -64 70 -82 64 ; o brown -64 49 24 5 ; b^ tan 42 48 90 48 84 64 66 70 48 64 ; o brown 66 49 24 5

* coconut-hooves | 6-8 9-12 13+ | Music
topics sound effects, radio play, percussion, theater
near horse, knight, cowboy, pony
colors tan, brown, red
minutes 30 35 45
mess low
heart halves: coconut-shell = 2
need grip: sock, fabric-scrap, felt, leather, old-belt = 2 strip
need paint: acrylic-paint, paint, paint-marker = 2 color
need floor: cookie-tin, wood-scrap, cardboard-box, terracotta-pot = 1
join fix: duct-tape, electrical-tape
tool sand: sandpaper
tool brush: paintbrush
tool scissors: scissors
step rub: prepare halves sand by tcc
step paint: paint halves paint brush > halves by ccc
step hoof: paint halves paint brush > stripes by ccc
step grip: cut grip scissors by ccc
step fix: tape grip halves fix > grip by tcc
step walk: play halves floor by ccc
step gallop: play halves by ccc
step scene@9-12,13+: play halves floor by cc
part grip = grip a : a^ red -46 -6 40 30 180 360 ; a^ red 48 16 40 30 180 360
part halves = halves brown : b^ brown -92 -4 0 -4 -8 44 -46 62 -84 44 ; o tan -46 -4 46 13 ; o_ w -46 -4 37 9 ; b^ brown 2 18 94 18 86 66 48 84 10 66 ; o tan 48 18 46 13 ; o_ w 48 18 37 9
part stripes = paint c : l_ gold 5 -86 18 -46 34 -6 18 ; l_ gold 5 8 40 48 56 88 40 ; s_ w -46 46 5 8 3 ; s_ w 48 68 5 8 3

* candy-cane-reindeer | 4-5 6-8 | Seasons, Animals
extras figure: bell
appeal 3
topics Christmas, reindeer, Rudolph, ornament, gift topper, stocking
near Santa, winter
colors red, brown, white
minutes 15 20
mess low
heart cane: candy-cane = 1
need antlers: pipe-cleaner = 1
need eyes: googly-eye, sticker = 2
need nose: pom-pom, felt-ball, button, felt = 1
nice bow: ribbon, gift-bow, ribbon-rose, ric-rac = 6 in
join fix: glue, tape
step keep: prepare cane > cane by tc
step twist: tie antlers cane > antlers by tc
step branch: build antlers > tips by cc
step eyes: glue eyes cane fix > eyes by cc
step nose: glue nose cane fix > nose by cc
step bow: tie bow cane > bow by tt
step hang: play cane by cc
part antlers = antlers brown : l^ brown 6 -6 -58 -30 -74 -52 -88 ; l^ brown 6 6 -58 34 -72 56 -86
part tips = antlers brown : l brown 5 -30 -74 -32 -92 ; l brown 5 -40 -80 -60 -72 ; l brown 5 34 -72 36 -92 ; l brown 5 42 -78 64 -72
part cane = cane w : l^ w 22 44 -4 42 -30 20 -50 -6 -44 -18 -22 -18 84 ; z_ red 8 -28 -6 -8 -16 ; z_ red 8 -28 18 -8 8 ; z_ red 8 -28 42 -8 32 ; z_ red 8 -28 66 -8 56 ; z_ red 8 -28 84 -10 78 ; z_ red 8 -22 -36 -2 -24 ; z_ red 8 4 -58 8 -38 ; z_ red 8 30 -50 20 -34 ; z_ red 8 50 -28 32 -22
part eyes = eyes w : e 14 -38 7 ; e 32 -28 7
part nose = nose red : pompom red 44 0 15
part bow = bow green : p^ green -18 24 -44 12 -42 40 ; p^ green -18 24 8 12 6 40 ; o green -18 25 7 8

* sprinkle-fir-forest | 4-5 6-8 | Seasons
extras world Seasons: pinecone, toy-animal, stick, wooden-block, cinnamon-stick, bottle-cork, milk-carton
topics winter, Christmas, trees, forest, gingerbread village, candy land
near ice cream
colors green, white, red
minutes 25 35
waits 180
mess some
heart cones: ice-cream-cone = 3
heart trim: sprinkles, candy, breakfast-cereal, popcorn, confetti, pretzel = 2 handful
need paint: paint, acrylic-paint = 1 color
need ground: cotton-ball, salt, sugar, pillow-stuffing, marshmallow = handful
need base: cake-board, paper-plate, cardboard, pizza-box = 1
join fix: glue
tool brush: paintbrush
home cup
step paint: paint cones paint brush cup > cones by cc
step plan: draw base by tc
step coat: glue cones fix brush by cc
step roll: decorate trim cones > trim by cc
step top: glue trim cones fix > top by cc
step plant: glue cones base fix > base by cc
step snow: glue ground base fix > snow by cc
part base = base w : o^ cream 0 66 92 20
part cones = cones tan paint paint a : p^ ~ 0 -84 34 62 -34 62 ; z_ ~- 2 -12 -30 20 4 ; z_ ~- 2 -22 14 28 44 ; z_ ~- 2 12 -30 -20 4 ; z_ ~- 2 22 14 -28 44 ; p^ ~ -60 -34 -34 68 -86 68 ; z_ ~- 2 -68 4 -44 34 ; z_ ~- 2 -52 4 -76 34 ; p^ ~ 60 -26 86 68 34 68 ; z_ ~- 2 52 10 76 40 ; z_ ~- 2 68 10 44 40
part trim = trim c : d_ red 3 -6 -40 4 -16 -12 6 16 10 -2 30 20 46 -22 50 -60 4 -66 34 -50 50 60 8 54 36 72 54 ; d_ yellow 3 6 -54 -4 -4 6 16 -18 28 8 50 -58 22 -74 54 64 26 46 58 60 54
part top = trim yellow : s yellow 0 -86 5 11 5 ; s yellow -60 -36 5 8 4 ; s yellow 60 -28 5 8 4
part snow = ground w : cotton w -34 72 14 ; cotton w 34 72 13 ; cotton w 0 76 14 ; cotton w -74 74 11 ; cotton w 76 74 11

* rice-cake-moon | 4-5 6-8 | Space
extras picture Space: pom-pom, button, candy-wrapper, wrapping-paper, sequin, stick-on-gem, glitter-glue, salt, sticker, cereal-box
appeal 1
topics moon, full moon, moon landing, craters, lunar
near bedtime
colors gray, yellow, navy
minutes 25 35
waits 120
mess some
heart moon: rice-cake = 1
need paint: acrylic-paint, paint, metallic-paint, glow-paint = 2 color
need sky: cardboard, cardstock, canvas, pizza-box = 1 sheet
nice stars: sticker, sequin, stick-on-gem, glitter-glue, confetti = handful
join fix: glue
tool brush: paintbrush, sponge-brush
tool pen: chalk-marker, gel-pen, crayon
step seal: glue moon fix brush by tc
step gray: paint moon paint brush > moon by cc
step crater: paint paint moon brush > craters by cc
step sky: paint sky paint brush > sky by cc
step set: glue moon sky fix by cc
step stars: decorate stars sky > stars by cc
step foot: draw pen sky > prints by cc
part sky = sky navy : r^ navy 0 0 176 176 3
part moon = moon w paint gray silver : o^ ~ 0 -4 62 61 ; y_ ~+ 0 -4 56 55 22 0.080
part craters = paint gray : d_ gray 5 -30 -30 -16 -42 4 -34 24 -40 38 -22 42 2 30 24 10 40 -14 34 -34 22 -44 -4 ; o_ gray -12 -8 15 13 ; o_ gray 22 8 11 9 ; d_ w 3 -24 -38 -4 -22 14 -18 32 -10 6 22 -28 8 -4 48
part stars = stars yellow : s_ yellow -70 -70 5 8 3 ; s_ yellow 68 -60 5 9 4 ; s_ yellow -72 50 5 6 3 ; s_ yellow 72 34 5 6 3 ; s_ yellow -60 -6 5 4 2
part prints = pen w : o_ w -44 74 4 6 -30 ; o_ w -28 66 4 6 -30 ; o_ w -12 76 4 6 -30 ; o_ w 4 68 4 6 -30 ; o_ w 20 78 4 6 -30 ; o_ w 36 70 4 6 -30

* marshmallow-igloo | 4-5 6-8 9-12 | Seasons
extras world Seasons: toy-animal
appeal 3
topics igloo, snow day, snow, sugar cube igloo, Arctic, Antarctica, penguin, polar, winter, Inuit, snow house
colors white, light blue, gray
minutes 30 40 45
waits 180
mess some
heart bricks: marshmallow = 65
need dome: paper-bowl, plastic-tub, yogurt-pot = 1
need ground: cardboard, cake-board, paper-plate, foam-board = 1 sheet
nice snow: sugar, salt, cotton-ball, cornstarch = handful
nice folk: toy-animal, peg-doll, cork, acorn = 2
join fix: glue
tool scissors: scissors
step door: cut dome scissors by gtc
step stand: glue dome ground fix > ground by tcc
step ring: glue bricks dome fix > low by ccc
step second: glue bricks dome fix > middle by ccc
step close: glue bricks dome > top by ccc
step porch: glue bricks ground fix > porch by tcc
step snow: decorate snow ground fix > snow by ccc
step folk: play folk ground > folk by ccc
part ground = ground light-blue : o^ light-blue 0 64 94 22
part low = bricks w : r^ w -68 48 30 28 9 ; r^ w -38 52 30 28 9 ; r^ w 68 48 30 28 9 ; r^ w 38 52 30 28 9 ; r^ w -62 20 30 28 9 ; r^ w 62 20 30 28 9
part middle = bricks w : r^ w -32 22 30 28 9 ; r^ w 32 22 30 28 9 ; r^ w -50 -8 30 28 9 ; r^ w -20 -8 30 28 9 ; r^ w 10 -8 30 28 9 ; r^ w 42 -8 30 28 9
part top = bricks w : r^ w -34 -34 30 28 9 ; r^ w -4 -36 30 28 9 ; r^ w 26 -34 30 28 9 ; r^ w -18 -58 28 26 9 ; r^ w 10 -58 28 26 9
part porch = bricks w : o k 0 50 24 34 ; r^ w -24 58 18 24 8 ; r^ w 24 58 18 24 8 ; r^ w -20 34 20 20 8 ; r^ w 20 34 20 20 8 ; r^ w 0 22 24 18 8
part snow = snow w : y_ w -56 76 22 7 7 0.200 ; y_ w 52 78 24 7 7 0.200
part folk = folk own : o^ k -78 60 11 18 ; o_ w -78 64 7 12 ; p gold -78 50 -70 54 -78 57 ; k -81 48 2 ; k -75 48 2 ; o^ k 80 62 11 18 ; o_ w 80 66 7 12 ; p gold 80 52 72 56 80 59 ; k 77 50 2 ; k 83 50 2

* chestnut-spiders | 4-5 6-8 9-12 | Bugs
extras world Bugs: leaf, moss, acorn, lace, paper-doily, wool-roving, felt-ball
appeal 3
topics spider, chestnut, conker, Halloween, fall, autumn, nature table
colors brown, orange, white
minutes 20 25 30
mess low
heart bodies: chestnut, acorn = 1
need legs: pipe-cleaner, twist-tie = 4
need eyes: googly-eye, cardstock, sticker, paper = 2
need web: stick, craft-stick, driftwood, chopstick = 3
need line: yarn, string, wool-roving, cotton-cord = 10 ft
join fix: glue
tool scissors: scissors
step bundle: tie legs by tcc
step wrap: tie legs bodies > legs bodies by tcc
step knees: build legs by ccc
step eyes: glue eyes bodies fix > eyes by ccc
step cross: tie web line > sticks by ttc
step weave: weave line web scissors > web by tcc
step sit: arrange bodies web by ccc
part sticks = web brown : l^ brown 6 -86 -30 86 30 ; l^ brown 6 -40 82 40 -82 ; l^ brown 6 -80 48 80 -48
part web = line w : z_ w 2 30 -62 60 -36 64 22 -30 62 -60 36 -64 -22 30 -62 ; z_ w 2 21 -43 42 -25 44 15 -21 43 -42 25 -44 -15 21 -43 ; z_ w 2 12 -24 24 -14 26 9 -12 24 -24 14 -26 -9 12 -24
part legs = legs k : l^ k 4 8 0 34 -30 52 2 ; l^ k 4 10 4 42 -14 62 18 ; l^ k 4 8 10 38 8 52 38 ; l^ k 4 4 14 26 26 30 54 ; l^ k 4 -8 0 -34 -30 -52 2 ; l^ k 4 -10 4 -42 -14 -62 18 ; l^ k 4 -8 10 -38 8 -52 38 ; l^ k 4 -4 14 -26 26 -30 54
part bodies = bodies brown : o^ brown 0 8 27 25 ; o_ tan 0 -10 13 6 ; o_ orange 8 16 5 4
part eyes = eyes w : e -9 10 7 ; e 9 10 7

* shell-snails | 4-5 6-8 9-12 | Bugs
extras world Bugs: leaf, flower, petal, clover, moss, stone, pebble, felt-ball, cupcake-liner, construction-paper, sea-glass, aluminum-foil, modeling-clay, marble, snail-shell, bead, glass-gem, dried-lentil, paper-strip, potted-plant
extras figure: paper-umbrella
appeal 3
topics snail, garden, minibeasts
near slow, rain
colors tan, brown, green
minutes 20 30 35
waits 1440
mess low
heart shells: snail-shell, seashell = 1
need clay: air-dry-clay, modeling-clay, play-dough = 1/4 cup
need leaf: leaf, bay-leaf, fake-leaf, ivy, bark = 1
nice horns: toothpick, twist-tie, pipe-cleaner, spaghetti, pine-needle = 2
nice paint: acrylic-paint, paint = 2 color
tool brush: paintbrush
tool tip: craft-stick, pencil, plastic-knife
home soapy-water
step wash: wash shells leaf soapy-water by gtc
step roll: roll clay by ccc
step foot: shape clay tip by ccc
step head: shape clay > body by ccc
step shell: build shells clay > shells by ccc
step horns: poke horns clay > horns by tcc
step leaf: arrange leaf clay > leaf by ccc
step dry: dry clay by ccc
step paint: paint paint shells brush > swirl by ccc
part leaf = leaf green : j^ dark-green -92 70 92 62 22
part body = clay tan : b^ tan -78 60 -40 42 20 44 46 10 56 -22 76 -30 86 -10 72 30 58 60 ; u 76 -10 5 ; k 72 -20 3 ; k 82 -18 3
part horns = horns tan : l tan 4 66 -24 58 -52 ; o tan 58 -54 5 5 ; l tan 4 78 -26 88 -50 ; o tan 88 -52 5 5
part shells = shells brown : snailshell ~ -18 8 50
part swirl = paint c : i_ ~ -18 8 40 3 3 40

* salt-welded-ice-tower | 4-5 6-8 9-12 | Seasons, Fairy Tales
topics ice, winter, ice palace, snow queen, frozen castle, science, hot day, melting
colors light blue, white, blue
minutes 20 25 30
mess some
heart ice: ice = 17
heart salt: salt = 1/4 cup
need tray: foil-pan, foil-tray, cookie-tin, plastic-tub = 1
nice color: food-coloring, watercolor-paint = 2 color
nice light: flashlight, LED-candle, LED-tea-light, glow-stick = 1
nice shine: sequin, tinsel, confetti = pinch
tool drop: pipette, paintbrush, plastic-spoon
home towel
step lay: prepare tray towel > tray by tcc
step first: arrange ice tray > base by ccc
step salt: decorate salt ice by ccc
step weld: build ice salt > walls by ccc
step up: build ice salt > towers by ccc
step flag: decorate shine ice > shine by ccc
step color: color color ice drop > color by ccc
step light: play light ice > glow by ttc
step melt: play ice by ccc
part tray = tray silver : r^ silver 0 78 184 16 6
part glow = light yellow : o_ yellow 0 44 17 34 ; o_ cream 0 50 10 24
part base = ice light-blue : r^ light-blue -62 54 30 30 5 ; r^ light-blue -31 54 30 30 5 ; r^ light-blue 31 54 30 30 5 ; r^ light-blue 62 54 30 30 5 ; r_ w -66 48 6 12 2 ; r_ w -35 48 6 12 2 ; r_ w 27 48 6 12 2 ; r_ w 58 48 6 12 2
part walls = ice light-blue : r^ light-blue -62 23 30 30 5 ; r^ light-blue -31 23 30 30 5 ; r^ light-blue 0 23 30 30 5 ; r^ light-blue 31 23 30 30 5 ; r^ light-blue 62 23 30 30 5 ; r_ w -66 17 6 12 2 ; r_ w -4 17 6 12 2 ; r_ w 58 17 6 12 2
part towers = ice light-blue : r^ light-blue -62 -8 30 30 5 ; r^ light-blue 62 -8 30 30 5 ; r^ light-blue 0 -8 30 30 5 ; r^ light-blue -62 -39 30 30 5 3 ; r^ light-blue 62 -39 30 30 5 -3 ; r^ light-blue -62 -70 28 28 5 8 ; r^ light-blue 62 -68 28 28 5 -8 ; r^ light-blue 0 -39 30 30 5 -4 ; r_ w -66 -14 6 12 2 ; r_ w 58 -14 6 12 2 ; r_ w -66 -45 6 12 2 ; r_ w 58 -45 6 12 2
part color = color b : x_ blue -62 -70 10 18 ; x_ blue 62 -66 10 18 ; l_ blue 3 -52 -30 -48 10 -50 40 ; l_ pink 3 52 -20 48 14 52 44
part shine = shine gold : s_ gold 0 -44 5 8 4 ; s_ gold -62 -40 5 7 3 ; s_ gold 62 -38 5 7 3
`;
