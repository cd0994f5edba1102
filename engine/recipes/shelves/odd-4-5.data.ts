/** Crafts for four and five that are built round the odd thing on the table. */
export const shelf = `
* firefly-with-a-glow | 4-5 6-8 | Bugs
extras world Bugs: leaf, crinkle-paper, fake-leaf, moss, flower, glow-stick
appeal 3
topics firefly, fireflies, lightning bug, night light, glow, summer night, bugs, insects, dark, lantern, bedtime, scared of the dark
near camping
colors yellow, black, green free
minutes 35 40
waits 120
mess some
heart body: plastic-cup, plastic-jar, yogurt-pot = 1
join light: LED-tea-light, LED-candle, flashlight, string-light, glow-stick = 1
heart glow: tissue-paper, cellophane, crepe-paper, paper-napkin, coffee-filter = 1 sheet
need dark: construction-paper, cardstock, felt, craft-foam, paper = 1 sheet
nice feelers: pipe-cleaner, twist-tie, paper-straw, string = 1
nice eyes: googly-eye, button, sticker = 2
join glue: glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, cotton-swab
tool pen: marker, crayon, pencil
tool scissors: scissors
home water
home saucer
step tear: tear glow by cc
step mix: mix glue water saucer by tc
step cover: glue glow body glue brush > body by cc
step dry: dry body by cc
step head: cut dark pen scissors > head wings by tc
step join: glue dark body glue by cc
step eyes: decorate eyes dark glue > eyes by cc
step feelers: tape feelers dark tape > feelers by cc
step light: build light body > light by gg
step night: play body by cc
part wings = dark k : j^ k -30 0 -92 44 17 ; j^ k 30 0 92 44 17
part feelers = feelers k : l^ k 4 -10 -66 -18 -86 -34 -92 ; l^ k 4 10 -66 18 -86 34 -92
part body = body a : cupdown a 0 -34 92 128 ; q_ a+ 3 -30 -24 -4 -26 -6 10 -34 8 ; q_ a- 3 0 -20 28 -22 32 14 2 16 ; q_ a+ 3 2 24 34 22 38 60 6 58 ; q_ a- 3 -38 18 -8 20 -8 56 -40 58
part light = light w : y_ w 0 74 20 16 9 .2
part head = dark k : o^ k 0 -46 34 28 ; z_ a 3 -10 -34 -3 -31 3 -31 10 -34
part eyes = eyes own : e -13 -52 9 ; e 13 -52 9
scene stand

* rocking-stegosaurus | 4-5 6-8 | Dinosaurs
extras world Dinosaurs: leaf, toy-tree, pinecone, stone, moss, potted-plant, pipe-cleaner, paper-bag, grass
appeal 3
topics stegosaurus, dinosaur, dinosaurs, dino, rocking, balance, moving toy, spikes, plates, paper plate dinosaur, see saw
colors green, orange, yellow free
minutes 35 40
waits 30
mess some
heart plate: paper-plate, cake-board = 1
join weight: coin, metal-washer, button, stone, nuts-and-bolts, modeling-clay = 2
need spikes: cardstock, construction-paper, felt, craft-foam, cereal-box, paper-plate, paper = 1 sheet
heart coat: paint, acrylic-paint, crayon, marker, oil-pastel = 1 color
nice eyes: googly-eye, button, sticker = 2
join tape: tape, masking-tape, duct-tape, washi-tape
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: pencil, marker, crayon
tool scissors: scissors
step coat: paint coat plate brush? > plate by cc
step dry: dry plate by cc
step fold: fold plate by cc
step weight: tape weight plate tape > weight by gg
step cut: cut spikes pen scissors by tc
step spikes: tape spikes plate tape > spikes by cc
step head: tape spikes plate tape > head by cc
step eyes: tape eyes spikes tape > eyes by cc
step rock: test plate by cc
part spikes = spikes b : p^ ~ -62 4 -40 -24 -56 -38 ; p^ ~ -38 -22 -10 -42 -30 -66 ; p^ ~ -12 -40 18 -40 4 -78 ; p^ ~ 14 -40 42 -22 36 -62 ; p^ ~ 42 -22 62 4 62 -36
part head = spikes b : b^ ~ -60 52 -68 10 -92 2 -100 18 -98 38 -84 52 ; p^ ~ 66 46 98 20 90 50
part weight = weight gold : o_ gold -9 58 8 8 ; o_ gold 9 58 8 8
part plate = plate own paint coat a : b^ ~ -80 56 -74 20 -50 -20 0 -42 50 -20 74 20 80 56 50 66 0 70 -50 66 ; d_ ~- 6 -40 14 -14 -8 16 4 44 18 -8 34 24 42
part eyes = eyes own : e -86 20 7 ; e -86 20 7
scene stand

* cellophane-porthole | 4-5 6-8 | Ocean
extras picture Ocean: seashell, string
appeal 3
topics porthole, submarine, under the sea, sea, fish, aquarium, fish tank, underwater, boat window, deep sea, diving, window
colors blue, yellow, orange free
minutes 40 45
waits 30
mess low
heart plates: paper-plate, paper-bowl = 2
heart pane: cellophane, plastic-sleeve, contact-paper = 1 sheet
need pens: marker, crayon, paint, oil-pastel = 3 color
nice finds: seashell, pebble, button, bead = 5
nice shine: glitter-glue, sequin, stick-on-gem, sticker = handful
nice weed: yarn, ribbon, tissue-paper, crepe-paper, string, raffia = 4 strip
nice swimmers: craft-foam, construction-paper, felt, cardstock = 3
join glue: glue when finds; weed=yarn,ribbon,string,raffia; swimmers; shine=sequin
join tape: tape, masking-tape, glue
tool brush: paintbrush when pens=paint
tool scissors: scissors
step hole: cut plates scissors by gt
step sea: color pens plates brush? > sea by cc
step swimmers: cut swimmers scissors glue > swimmers by tc
step weed: glue weed plates glue tape scissors > weed by tc
step pane: tape pane plates tape scissors > pane by tc
step join: tape plates tape > rim by tc
step finds: glue finds plates glue > finds by cc
step shine: decorate shine plates glue > shine by cc
step dive: play plates by cc
part sea = pens a : o_ light-blue 0 0 64 64 ; o_ tan 0 52 34 12
part weed = weed green : l_ green 5 -34 48 -40 30 -30 14 -36 -4 ; l_ green 5 34 48 42 30 32 14 40 0
part swimmers = swimmers b : j^ orange -34 -20 2 -20 12 ; p^ orange -34 -20 -46 -30 -46 -10 ; k -8 -23 2.4 ; j^ yellow 36 18 4 18 11 ; p^ yellow 36 18 47 9 47 27 ; k 11 15 2.4
part pane = pane light-blue : o_ light-blue+ -26 -34 12 5 ; l_ w 3 -44 -14 -36 -34 -20 -46
part rim = plates w : a^ w 0 0 94 64 0 360 ; a_ silver 0 0 70 66 0 360
part finds = finds tan : shell ~ -66 46 14 ; shell ~ -80 -4 13 ; shell ~ 0 80 14 ; shell ~ 66 46 14 ; shell ~ 80 -4 13
part shine = shine gold : o_ gold -56 -56 5 5 ; o_ gold 0 -80 5 5 ; o_ gold 56 -56 5 5
scene lay

* foil-and-jewel-crown | 4-5 6-8 | Fairy Tales
extras head: cotton-ball, faux-fur, pillow-stuffing, glitter-glue, ribbon, crepe-paper, tulle, old-jewelry-piece, tinsel, lace, ric-rac, feather, sequin, sticker
appeal 3
topics crown, three kings day, three kings, epiphany, dia de reyes, día de reyes, día de los reyes, dia de los reyes, los reyes magos, january 6, king, queen, prince, princess, royal, tiara, jewels, treasure, fairy tale, coronation, dress up, castle, birthday crown
colors silver, red, gold free
minutes 35 40
waits 60
mess low
heart card: cereal-box, cardstock, cardboard, craft-foam, paper-plate = 1
heart shine: aluminum-foil, metallic-paper, metallic-paint, glitter-paper, wrapping-paper = 1
heart gems: stick-on-gem, button, bead, sequin, candy-wrapper, bottle-cap = 7
nice fluff: tissue-paper, cotton-ball, faux-fur, felt, crepe-paper, tulle = 1
nice touch: metallic-paint, glitter-glue, paint, metallic-pen, marker = 1 color
nice punch: hole-punch
nice fit: ribbon, sewing-elastic, hook-and-loop-tape, string = 12 in
join glue: glue
join tape: tape, masking-tape, glue
tool brush: paintbrush, sponge-brush when shine=metallic-paint; touch=paint,metallic-paint
tool pen: pencil, marker
tool scissors: scissors
step strip: cut card pen scissors tape > card by tc
step shine: fold shine card glue brush? > shine by cc
step touch: paint touch card brush? > touch by cc
step gems: glue gems card glue > gems by cc
step fluff: glue fluff card glue > fluff by cc
step dry: dry card by cc
step close: tape card fit? punch? tape by gt
step reign: play card by cc
part card = card tan : p^ tan -84 40 -90 -30 -58 8 -44 -56 -16 4 0 -74 16 4 44 -56 58 8 90 -30 84 40
part shine = shine silver : p^ silver -82 38 -87 -24 -58 12 -44 -50 -16 8 0 -68 16 8 44 -50 58 12 87 -24 82 38 ; p_ silver+ -58 12 -44 -50 -36 12 ; p_ silver+ 16 8 0 -68 -4 14
part touch = touch gold : z_ gold 4 -80 18 80 18
part gems = gems b : s^ red 0 -26 6 11 9 ; s^ blue -44 -16 6 9 7 ; s^ blue 44 -16 6 9 7 ; s^ green -80 -2 6 8 6 ; s^ green 80 -2 6 8 6 ; s^ red -28 30 6 7 6 ; s^ red 28 30 6 7 6
part fluff = fluff w : y_ w -62 48 26 12 9 .25 ; y_ w -22 50 26 12 9 .25 ; y_ w 22 50 26 12 9 .25 ; y_ w 62 48 26 12 9 .25
scene stand

* footprint-valley | 2-3 4-5 6-8 | Dinosaurs
extras world Dinosaurs: toy-tree, pinecone, stone, moss, leaf, stick, grass, modeling-clay, pipe-cleaner, pebble, chestnut, wooden-block, seashell, paper-strip
appeal 3
topics dinosaur, dinosaurs, dino, footprints, fossils, tracks, dinosaur world, small world, paleontologist, prehistoric, jurassic, dinosaur land
near volcano
colors tan, green, blue free
minutes 30 35 45
waits 720
mess some
heart clay: air-dry-clay, salt-dough, play-dough, modeling-clay, kinetic-sand = 2 handful
heart dino: toy-animal = 1
nice dust: flour, cornstarch = 1 handful
nice pin: rolling-pin
nice grit: sand, soil, colored-sand, rice, pebble, coffee-grounds = 1 handful
nice trees: stick, leaf, pinecone, moss, fern-frond, broccoli, pine-branch = 3
nice pond: paint, acrylic-paint, aluminum-foil, tissue-paper = 1
nice tool@4-5,6-8: toothpick, craft-stick, plastic-fork, plastic-knife, paper-straw = 1
nice ground: paper-plate, cardboard, foil-tray, cake-board, shoebox, baking-tray, wax-paper = 1
tool brush: paintbrush, cotton-swab when pond=paint,acrylic-paint
step dust: prepare dust by ccc
step pat: shape clay pin? ground? > clay by ccc
step grit: decorate grit clay > grit by ccc
step walk: print dino clay > tracks by ccc
step lie: print dino clay > hollow by tcc
step tool@4-5,6-8: shape tool clay > cracks by cc
step trees: build trees clay > trees by ccc
step pond: decorate pond clay brush? > pond by tcc
step dry: dry clay by gcc
step tell: play dino clay > dino by ccc
part clay = clay own : b^ ~ -94 30 -70 -20 0 -40 72 -18 96 34 70 78 0 92 -72 76
part grit = grit gold : d_ ~- 2 -70 20 -60 34 -76 44 -50 52 -64 60 -40 70 60 52 72 40 50 66 66 64 40 74
part hollow = clay own : o_ ~- 48 -2 26 12 ; o_ ~-- 48 0 18 7
part tracks = clay brown : o_ ~-- -62 6 6 4 ; o_ ~-- -44 -6 6 4 ; o_ ~-- -24 4 6 4 ; o_ ~-- -6 -10 6 4 ; o_ ~-- 12 0 6 4
part cracks = clay brown : z_ ~-- 2 64 16 76 22 84 16 ; z_ ~-- 2 76 22 78 32
part pond = pond light-blue : o_ blue -4 58 34 14 ; o_ light-blue -4 57 28 10
part trees = trees green : stick umber -66 -6 -70 -56 5 ; leaf green -70 -50 -92 -62 7 ; leaf green -70 -50 -52 -66 7 ; stick umber 74 -2 78 -50 5 ; leaf green 78 -46 96 -60 7 ; leaf green 78 -46 60 -60 7 ; stick umber 22 -22 24 -70 5 ; leaf green 24 -66 6 -80 7 ; leaf green 24 -66 44 -80 7
part dino = dino green : toy ~ -20 -2 50
scene stand

* monkey-on-a-vine | 4-5 6-8 | Jungle, Animals
extras world Jungle: acorn, breakfast-cereal, felt-ball, pom-pom, crinkle-paper, tissue-paper, feather, candy-wrapper, flower, fake-leaf, cupcake-liner, moss, wooden-bead, chestnut, dried-chickpea, construction-paper, aluminum-foil
topics monkey, monkeys, palm trees, rainforest, vine, zip line, swinging, safari, zoo, tarzan, rope bridge
near tree top
colors brown, green, orange free
minutes 45 50
waits 30
mess some
heart tubes: cardboard-tube, chip-can, paper-cup = 2
heart vine: string, yarn, ribbon, cotton-cord, raffia, pipe-cleaner = 1 yd
need leaves: tissue-paper, crepe-paper, construction-paper, felt, leaf, packing-paper = 2 sheet
need monkey: construction-paper, cardstock, craft-foam, cardboard-tube, cereal-box, paper = 1 sheet
need coat: paint, acrylic-paint, marker, crayon = 1 color
nice base: cardboard, shoebox, pizza-box, cereal-box = 1
nice fruit: pom-pom, button, bead, sticker = 4
join glue: glue, tape, masking-tape
join tape: tape, masking-tape, glue
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: marker, crayon, pencil
tool scissors: scissors
step coat: paint coat tubes brush? > tubes by cc
step dry: dry tubes by cc
step leaves: cut leaves scissors by tc
step top: glue leaves tubes glue > leaves by cc
step vine: tie vine tubes tape scissors > vine by gt
step monkey: cut monkey pen scissors > monkey by tc
step face: draw pen monkey > face by cc
step fruit: glue fruit tubes glue > fruit by cc
step base: glue tubes base tape > base by tc
step swing: play monkey vine by cc
part base = base tan : q^ tan 4 -94 82 94 82 98 94 -98 94
part tubes = tubes own paint coat a : tube ~ -62 -30 32 114 ; tube ~ 62 -30 32 114
part leaves = leaves green : j^ ~ -62 -34 -98 -12 12 ; j^ ~ -62 -34 -30 -6 12 ; j^ ~- -62 -36 -94 -62 12 ; j^ ~- -62 -36 -34 -64 12 ; j^ ~ -62 -36 -62 -82 12 ; j^ ~ 62 -34 98 -12 12 ; j^ ~ 62 -34 30 -6 12 ; j^ ~- 62 -36 94 -62 12 ; j^ ~- 62 -36 34 -64 12 ; j^ ~ 62 -36 62 -82 12
part vine = vine tan : l ~ 3 -48 -4 0 12 48 -4
part monkey = monkey c : l^ ~ 5 2 12 10 22 4 36 -2 44 ; o^ ~ 0 58 16 19 ; o^ ~ 0 38 14 13 ; o^ ~ -15 36 5 6 ; o^ ~ 15 36 5 6 ; l^ ~ 6 -12 52 -28 62 ; l^ ~ 6 12 52 28 62 ; l^ ~ 6 -8 72 -14 86 ; l^ ~ 6 8 72 14 86
part face = pen k : o_ tan 0 42 9 7 ; k -5 35 2.2 ; k 5 35 2.2 ; u 0 43 4
part fruit = fruit yellow : o^ yellow -76 -24 6 6 ; o^ yellow -52 -22 6 6 ; o^ yellow 52 -22 6 6 ; o^ yellow 76 -24 6 6
scene stand

* acorn-people-picture | 4-5 6-8 | Nature, Seasons
extras picture Nature: moss, snail-shell, craft-foam, acorn, grass, fern-frond, pine-needle, crinkle-paper, dried-bean, coffee-bean, bay-leaf
topics acorns, acorn people, fall, autumn, twigs, nature picture, forest, woodland, flower fairies, nature walk, gnomes, little people, elves
near october
colors brown, tan, green free
minutes 35 40
waits 120
mess low
heart heads: acorn, walnut-shell, pistachio-shell, chestnut, seed-pod, pebble, pumpkin-seed = 3
heart twigs: stick, driftwood, cinnamon-stick = 8
need board: cardboard, cereal-box, cardstock, wood-slice, paper-plate, construction-paper, wood-scrap = 1
nice clothes: flower, petal, leaf, pressed-flower, lavender, fern-frond, moss, corn-husk = 1 handful
nice line: string, yarn, raffia, ribbon = 12 in
join glue: glue, glue-gun
tool pen: marker, permanent-marker, pencil
step frame: glue twigs board glue > board frame by cc
step lay: arrange heads twigs board > heads by cc
step bodies: glue heads twigs board glue > bodies by cc
step clothes: glue clothes board glue > clothes by cc
step faces: draw pen heads > faces by cc
step dry: dry board by cc
step line: tie line board glue > line by tt
step names: play board by cc
part line = line tan : l ~ 3 -50 -78 0 -99 50 -78
part board = board tan : r^ tan 0 4 176 164 3
part frame = twigs brown : stick umber -94 -78 92 -74 7 ; stick umber -92 86 94 84 7 ; stick umber -86 -86 -88 92 7 ; stick umber 86 -84 88 92 7
part bodies = twigs brown : stick umber -44 -10 -46 42 5 ; stick umber 6 -14 6 40 5 ; stick umber 52 -8 50 40 5 ; stick umber -46 42 -56 70 4 ; stick umber -46 42 -36 70 4 ; stick umber 6 40 -4 70 4 ; stick umber 6 40 16 70 4 ; stick umber 50 40 42 70 4 ; stick umber 50 40 60 70 4 ; stick umber -64 8 -24 6 4 ; stick umber -12 4 26 8 4 ; stick umber 34 8 70 4 4
part heads = heads brown : o^ tan -44 -24 13 15 ; a^ brown -44 -28 15 0 180 360 ; o^ tan 6 -28 13 15 ; a^ brown 6 -32 15 0 180 360 ; o^ tan 52 -22 13 15 ; a^ brown 52 -26 15 0 180 360
part clothes = clothes red : leaf red -46 12 -62 46 11 ; leaf orange -46 12 -30 46 11 ; f^ pink 6 24 6 18 7 ; leaf gold 50 10 36 44 11 ; leaf green 50 10 66 44 11
part faces = pen k : d_ k 1.8 -48 -22 -40 -22 2 -26 10 -26 48 -20 56 -20 ; l_ k 1.6 -48 -15 -44 -13 -40 -15 ; l_ k 1.6 2 -19 6 -17 10 -19 ; l_ k 1.6 48 -13 52 -11 56 -13
scene lay

* plank-barn-with-hay | 4-5 6-8 | Farm
extras machine: flag, cardboard-letter
extras world Farm: aluminum-foil, bead, button, clover, cotton-ball, craft-stick, crinkle-paper, duplo-brick, felt, felt-ball, grass, hay, kitchen-sponge, mini-pumpkin, modeling-clay, moss, paper-straw, peg-doll, pipe-cleaner, play-dough, raffia, seed, stick, stone, tissue-paper, toy-animal, toy-brick, toy-tree
topics barn, red barn, farm, hay, hayloft, stable, sheep, farmyard, cow shed, horse stable, nativity stable, animals on the farm, old macdonald, harvest
colors red, white, tan free
minutes 45 50
waits 60
mess some
heart box: small-box, shoebox, milk-carton, tissue-box, cereal-box = 1
heart hay: hay, grass, raffia, corn-husk, crinkle-paper, wheat-stalk = 1 handful
need planks: craft-stick, stick, cardboard, paper-straw, corrugated-paper = 12
need coat: paint, acrylic-paint, marker, crayon = 1 color
need roof: packing-paper, cardboard, construction-paper, paper-bag, cereal-box, cardstock, corrugated-paper = 1 sheet
nice sheep: cotton-ball, pom-pom, wool-roving, pillow-stuffing = 2
nice animals: toy-animal, peg-doll = 2
join glue: glue, tape
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: marker, permanent-marker, pencil
tool scissors: scissors
step door: cut box scissors by gg
step coat: paint coat planks brush? > planks by cc
step dry: dry planks by cc
step wall: glue planks box glue > box by cc
step roof: fold roof glue > roof by tc
step bars: glue planks glue > bars by cc
step hay: fill hay box > hay by cc
step sheep: build sheep pen glue > sheep by cc
step feed: play box animals? by cc
part box = box tan : r^ tan 0 34 136 104 2
part planks = planks own paint coat a : r^ ~ -58 34 18 100 2 ; r^ ~ -38 34 18 100 2 ; r^ ~ 38 34 18 100 2 ; r^ ~ 58 34 18 100 2 ; r^ ~ -18 4 18 40 2 ; r^ ~ 0 4 18 40 2 ; r^ ~ 18 4 18 40 2
part bars = planks w : z_ w 5 -56 -8 -40 76 ; z_ w 5 -40 -8 -56 76 ; z_ w 5 40 -8 56 76 ; z_ w 5 56 -8 40 76
part roof = roof brown : p^ brown -84 -14 -44 -70 44 -70 84 -14 ; z_ brown- 3 -60 -34 60 -34 ; z_ brown- 3 -52 -52 52 -52
part hay = hay gold : r_ umber 0 56 54 56 2 ; y_ gold 0 76 24 13 9 .3 ; z gold 3 -18 70 -28 60 ; z gold 3 16 70 26 58 ; z gold 3 0 66 4 54
part sheep = sheep w : cotton w -72 82 16 ; o_ k -86 80 6 7 ; z_ k 3 -76 94 -76 99 ; z_ k 3 -66 94 -66 99 ; cotton w 76 82 16 ; o_ k 90 80 6 7 ; z_ k 3 72 94 72 99 ; z_ k 3 80 94 80 99
scene stand

* taco-stand-with-orders | 4-5 6-8 | Food
extras world Food: bandana, bell, bottle-cap, button, clover, coin, craft-foam, flag, paper-cup, paper-napkin, price-tag, seashell, string-light, takeout-box
appeal 3
topics taco, tacos, taco tuesday, taco stand, food truck, restaurant, cook, chef, menu, waiter, cafe, mexican food, cinco de mayo, pretend play, kitchen play, lunch
colors yellow, green, red or brown, orange, tan, gold
minutes 40 45
waits 30
mess some
heart shells: paper-plate, felt, packing-paper, cardstock = 3
heart lettuce: tissue-paper, crepe-paper, paper-napkin, crinkle-paper = 1 sheet
need tomato: construction-paper, felt, tissue-paper, paper, magazine, craft-foam, sticker = 1 sheet
need meat: yarn, packing-paper, paper-bag, kitchen-sponge, string, pom-pom, raffia, newspaper, dried-bean = 1
need cards: paper, index-card, sticky-note, cardstock, construction-paper, old-greeting-card = 4
need pens: crayon, marker, colored-pencil = 3 color
nice coat: paint, acrylic-paint = 1 color
nice dab: kitchen-sponge, sponge-brush, paintbrush, cotton-ball = 1 when coat
nice bowls: paper-bowl, paper-cup, yogurt-pot, cupcake-liner, plastic-tub = 3
tool scissors: scissors
step coat: paint coat shells dab? > coat by cc
step fold: fold shells > shells by tc
step lettuce: tear lettuce > lettuce by cc
step tomato: cut tomato scissors > tomato by tc
step meat: prepare meat scissors > meat by tc
step bowls: fill bowls by cc
step cards: draw pens cards > cards by cc
step serve: play cards shells by cc
part meat = meat brown : l^ ~ 6 -92 -12 -94 -20 -88 -26 ; l^ ~ 6 -32 10 -34 2 -28 -4 ; l^ ~ 6 28 -12 26 -20 32 -26
part lettuce = lettuce green : y^ ~ -84 -22 11 9 7 .3 ; y^ ~ -60 -34 11 9 7 .3 ; y^ ~ -36 -22 11 9 7 .3 ; y^ ~ -24 0 11 9 7 .3 ; y^ ~ 0 -12 11 9 7 .3 ; y^ ~ 24 0 11 9 7 .3 ; y^ ~ 36 -22 11 9 7 .3 ; y^ ~ 60 -34 11 9 7 .3 ; y^ ~ 84 -22 11 9 7 .3
part tomato = tomato red : r^ ~ -73 -33 11 11 1 20 ; r^ ~ -46 -33 11 11 1 40 ; r^ ~ -13 -11 11 11 1 20 ; r^ ~ 14 -11 11 11 1 40 ; r^ ~ 47 -33 11 11 1 20 ; r^ ~ 74 -33 11 11 1 40
part shells = shells gold : a^ ~ -60 0 34 0 180 360 ; a^ ~ 0 22 34 0 180 360 ; a^ ~ 60 0 34 0 180 360
part coat = coat a : a_ ~ -60 -3 29 0 180 360 ; a_ ~ 0 19 29 0 180 360 ; a_ ~ 60 -3 29 0 180 360
part cards = cards w : r^ w -56 74 26 34 1 -8 ; o_ green -60 68 5 5 ; o_ red -52 78 5 5 ; r^ w -16 80 26 34 1 4 ; o_ brown -16 74 5 5 ; o_ green -16 86 5 5 ; r^ w 24 76 26 34 1 -4 ; o_ red 20 70 5 5 ; o_ red 28 80 5 5 ; r^ w 64 78 26 34 1 6 ; o_ green 64 72 5 5 ; o_ brown 64 84 5 5
scene lay

* stick-and-catch-mitts | 4-5 6-8 | Sports
extras game: dried-bean
topics catch, ball game, throw and catch, baseball, velcro, velcro catch, ball, toss, outdoor game, beach game, paddle, mitts, recess
colors red, blue, yellow free
minutes 35 40
waits 120
mess low
heart hooks: hook-and-loop-tape = 1
heart fuzz: felt, faux-fur, old-towel, blanket, old-sweater = 2 sheet
need plates: paper-plate, cardboard, plastic-lid, cake-board, paper-bowl = 2
need ball: ping-pong-ball, foam-ball, soft-ball, sock, pom-pom, newspaper, tennis-ball = 1
nice marks: marker, sticker, fabric-marker, washi-tape = 1
join strap: sewing-elastic, ribbon, duct-tape, fabric-scrap, paper-strip, old-t-shirt, hair-tie = 24 in
join glue: glue, glue-gun
tool scissors: scissors
step cut: cut fuzz plates scissors by tc
step glue: glue fuzz plates glue > fuzz by cc
step strap: build strap plates glue scissors > strap by gt
step marks: decorate marks fuzz > marks by cc
step dry: dry plates by cc
step ball: decorate hooks ball scissors > ball by tt
step near: play ball by cc
step far: play ball by cc
part strap = strap gold : l^ ~ 8 -70 62 -50 84 -30 62 ; l^ ~ 8 30 62 50 84 70 62
part fuzz = fuzz a : o^ w -50 16 48 48 ; o^ a -50 16 44 44 ; o^ w 50 16 48 48 ; o^ b 50 16 44 44
part marks = marks w : s_ w -50 16 5 22 10 ; s_ w 50 16 5 22 10
part ball = ball yellow : o^ yellow 0 -60 22 22 ; r_ k -8 -66 10 8 1 ; r_ k 10 -56 10 8 1 ; r_ k -6 -48 10 8 1
scene lay

* fishing-net-for-the-tub | 4-5 6-8 | Ocean
extras game: craft-foam
appeal 3
topics fishing, net, fishing net, fish, bath toy, bath, water play, pond, catch, tub, lake, sea, scoop, sink or float
colors orange, blue, yellow free
minutes 30 35
mess low
heart net: net-bag, tulle = 1
heart rim: plastic-tub, yogurt-pot, plastic-cup, plastic-lid, milk-jug = 1
heart fish: craft-foam, kitchen-sponge, foam-tray, pool-noodle, milk-carton = 5
need handle: wooden-spoon, craft-stick, stick, dowel, chopstick, plastic-spoon = 1
nice marks: permanent-marker, sticker = 1
nice sea: bucket, plastic-tub, bowl, baking-tray = 1
join tape: duct-tape, tape, electrical-tape
tool pen: pencil, marker, permanent-marker
tool scissors: scissors
home water
step ring: cut rim scissors by gg
step net: tape net rim tape scissors > net by tt
step bottom: tie net tape by tc
step handle: tape handle rim tape > handle by gt
step fish: cut fish pen scissors > fish by tc
step marks: decorate marks fish > marks by cc
step water: fill water sea? by tt
step catch: play net fish by cc
part handle = handle wood : stick ~ 24 -24 92 -92 9
part net = net own : q^ orange 4 -66 -20 26 -20 4 54 -44 54 ; z_ w 2 -58 -20 -34 54 ; z_ w 2 -34 -20 -20 54 ; z_ w 2 -8 -20 -12 54 ; z_ w 2 14 -20 0 54 ; z_ w 2 -62 0 20 0 ; z_ w 2 -56 20 14 20 ; z_ w 2 -50 38 8 38 ; r^ silver -20 -24 100 12 5
part fish = fish b : j^ blue 66 30 28 30 12 ; p^ blue 64 30 78 20 78 40 ; j^ yellow 90 66 54 66 11 ; p^ yellow 88 66 99 57 99 75 ; j^ red -6 80 -44 80 12 ; p^ red -8 80 6 70 6 90 ; j^ blue -58 76 -92 76 11 ; p^ blue -60 76 -48 67 -48 85 ; j^ yellow 50 90 16 90 9 ; p^ yellow 48 90 58 83 58 97
part marks = marks k : d_ k 2.4 40 28 66 64 -34 78 -82 74 26 88
scene lay

* doily-ball-gown | 4-5 6-8 | Fairy Tales
extras puppet: sequin, glitter-glue, ribbon, flower, glitter-paper, old-jewelry-piece, paper-crown
topics princess, cinderella, ball, ball gown, dress, ballerina, dance, dancing, ballet, queen, snow queen, fairy, party dress, royal ball, belle, tutu
colors white, pink, gold free
minutes 30 35
waits 30
mess low
heart gown: paper-doily, cupcake-liner, coffee-filter, tulle, paper-napkin = 2
need sheet: cardstock, construction-paper, paper-plate, cereal-box, paper = 1 sheet
need pens: marker, crayon, colored-pencil = 3 color
nice gems: stick-on-gem, sequin, sticker, button, bead = 6
nice sash: ribbon, ric-rac, lace, yarn, washi-tape = 6 in
nice hair: yarn, wool-roving, ribbon, raffia = 12 in
need stick: craft-stick, paper-straw, stick, wooden-skewer, clothespin = 1
join glue: glue, glue-stick
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
step girl: draw pens sheet > girl by cc
step cut: cut sheet scissors by tc
step gown: fold gown by cc
step wear: glue gown sheet glue > gown by cc
step hair: glue hair sheet glue scissors > hair by tc
step sash: glue sash gown glue scissors > sash by tc
step gems: decorate gems gown glue > gems by cc
step stick: tape stick sheet tape > stick by cc
step dance: play stick by cc
part stick = stick wood : r^ ~ 0 80 9 40 2
part girl = sheet tan : o^ tan 0 -58 22 24 ; r^ tan 0 -32 10 16 2 ; l^ tan 9 -14 -16 -44 -10 -58 -28 ; l^ tan 9 14 -16 44 -10 58 -28 ; k -8 -58 2.6 ; k 8 -58 2.6 ; u 0 -50 6 ; p_ gold -14 -78 -14 -94 -6 -86 0 -98 6 -86 14 -94 14 -78
part hair = hair brown : l^ ~ 6 -18 -72 -30 -54 -26 -34 ; l^ ~ 6 18 -72 30 -54 26 -34 ; l_ ~ 6 -18 -72 0 -80 18 -72
part gown = gown a : p^ a -20 -26 20 -26 14 6 -14 6 ; y^ a 0 44 62 32 14 .12 ; p^ a -16 4 16 4 60 46 -60 46 ; d_ a- 3 -44 52 -30 60 -14 64 0 66 14 64 30 60 44 52 -26 40 0 46 26 40
part sash = sash gold : z_ ~ 7 -16 4 16 4
part gems = gems b : o_ b -30 26 4 4 ; o_ b 0 24 4 4 ; o_ b 30 26 4 4 ; o_ b -14 36 4 4 ; o_ b 14 36 4 4 ; o_ b 0 -14 4 4
scene stand

* mud-splash-monster-truck | 4-5 6-8 | Transportation
extras world Transportation: sand, stone, packing-paper, faux-fur, blanket, bed-sheet, egg-shaped-plastic-shell, parchment-paper, burlap, egg-carton, old-t-shirt, cardboard-box, breakfast-cereal
extras machine: bread-tag, buckle, bottle-cap, sticker, glitter-glue, glitter-paper, wrapping-paper, ribbon, paper-strip, washi-tape, masking-tape, cardboard-letter, egg-carton, candy-wrapper, paper-straw, nuts-and-bolts, craft-foam
appeal 3
topics monster truck, monster trucks, truck, trucks, big wheels, mud, race, stunt, ramp, crushing cars, off road, rally, hot wheels
colors red, blue, green free
minutes 45 50
waits 60
mess some
heart box: small-box, tissue-box, milk-carton, cereal-box, shoebox = 1
heart wheels: plastic-lid, metal-lid, cork, spool, paper-plate, foam-sheet-scrap = 4
need coat: paint, acrylic-paint, construction-paper, duct-tape, crayon, marker = 1 color
nice cabin: yogurt-pot, egg-carton, paper-cup, milk-carton = 1
nice lamps: bottle-cap, button, stick-on-gem, sticker = 4
nice mud: soil, paint, coffee-grounds = 1
nice flag: toothpick, paper-straw, pipe-cleaner, washi-tape = 1
need ramp: cardboard, hardcover-book, shoebox, wood-scrap, baking-tray, pizza-box = 1
join glue: glue, duct-tape, glue-gun
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: marker, permanent-marker
step coat: decorate coat box brush? glue > box by cc
step cabin: glue cabin box glue > cabin by cc
step dry: dry box by cc
step wheels: glue wheels box glue > wheels by tc
step lamps: glue lamps box glue > lamps by cc
step face: draw pen box > face by cc
step mud: decorate mud box > mud by cc
step flag: build flag box > flag by tc
step jump: play box ramp by cc
part flag = flag w : z ~ 3 -66 -20 -66 -70 ; p^ b -66 -70 -36 -62 -66 -52
part cabin = cabin b : q^ b 5 -28 -18 -16 -56 34 -56 46 -18 ; q_ light-blue 3 -8 -48 28 -48 36 -24 -16 -24
part box = box own paint coat a : q^ ~ 5 -84 -20 84 -20 90 26 -88 26
part wheels = wheels k : o^ k -54 46 40 40 ; o_ silver -54 46 16 16 ; s_ silver- -54 46 6 12 7 ; o^ k 54 46 40 40 ; o_ silver 54 46 16 16 ; s_ silver- 54 46 6 12 7
part lamps = lamps gold : cap gold 84 -8 7 ; cap gold 84 12 7 ; cap red -82 -8 6 ; cap red -82 12 6
part face = pen k : v_ k -34 14 34 14 6 -14 ; z_ k 3 -34 14 34 14
part mud = mud brown : d_ brown 5 -70 -4 -50 8 -20 -8 10 4 40 -10 62 4 -76 16 72 16
scene stand

* shiny-wrapper-fish | 4-5 6-8 | Ocean, Animals
extras hanging: stick-on-gem, sequin, glitter-glue
topics fish, rainbow fish, shiny fish, scales, under the sea, recycling, earth day, goldfish, aquarium, lunar new year fish, shiny
colors blue, silver, orange free
minutes 35 40
waits 30
mess low
heart scales: candy-wrapper, metallic-paper, glitter-paper, drink-pouch, paint-chip = 8
heart body: paper-plate, cardboard, cereal-box, cardstock, construction-paper, cake-board = 1
need coat: paint, marker, crayon, oil-pastel, acrylic-paint = 1 color
nice eyes: googly-eye, button, bottle-cap, sticker = 1
nice weed: tissue-paper, crepe-paper, ribbon, yarn, construction-paper = 3 strip
nice line: string, yarn, fishing-line = 24 in
join glue: glue
join tape: tape, masking-tape when line; body=paper-plate,cake-board
tool brush: paintbrush when coat=paint,acrylic-paint
tool pen: marker, pencil, crayon
tool scissors: scissors
step body: cut body pen scissors tape? > body by tc
step coat: color coat body brush? by cc
step smooth: cut scales scissors by tc
step scales: glue scales body glue > scales by cc
step eyes: decorate eyes body glue > eyes by cc
step face: draw pen body > face by cc
step weed: glue weed body glue > weed by cc
step line: tape line body tape > line by tc
step swim: play body by cc
part line = line own : l ~ 2.4 -10 -56 0 -99
part weed = weed green : l^ ~ 6 -20 50 -30 72 -22 96 ; l^ ~ 6 0 56 8 76 0 98 ; l^ ~ 6 22 50 34 72 28 94
part body = body own paint coat a : p^ ~ 44 0 98 -46 84 0 98 46 ; o^ ~ -16 0 72 56
part scales = scales silver : a^ silver 30 -24 15 0 -90 90 ; a^ gold 34 2 15 0 -90 90 ; a^ pink 30 28 15 0 -90 90 ; a^ light-blue 8 -34 15 0 -90 90 ; a^ silver 12 -8 15 0 -90 90 ; a^ gold 10 18 15 0 -90 90 ; a^ pink -14 -18 15 0 -90 90 ; a^ light-blue -12 10 15 0 -90 90
part eyes = eyes own : e -54 -14 12
part face = pen k : o_ k -54 -14 6 6 ; l_ k 3 -86 14 -76 20 -68 16
scene hang

* button-up-snake | 4-5 6-8 | -
topics buttoning, learning to button, buttons, getting dressed, fine motor, snake, busy bag, quiet time, travel game, self help, kindergarten ready, learning to get dressed
colors green, yellow, red free
minutes 30 35
mess low
heart felt: felt, fabric-scrap, craft-foam, old-t-shirt, old-sweater, denim = 3 sheet
heart ribbon: ribbon, sewing-elastic, shoelace, ric-rac, cotton-cord = 18 in
heart buttons: button = 2
nice eyes: fabric-marker, marker, permanent-marker, sticker = 1
join thread: sewing-thread, embroidery-floss, yarn
tool needle: needle
tool pen: marker, pencil
tool scissors: scissors
step head: sew buttons ribbon thread needle scissors > ribbon by gg
step tail: sew buttons ribbon thread needle > buttons by gg
step cut: cut felt pen scissors > felt by tc
step slit: cut felt scissors by gt
step eyes: draw eyes felt > eyes by cc
step button: thread felt buttons by cc
step fill: thread felt ribbon by cc
step off: play felt by cc
part ribbon = ribbon c : l ~ 8 -84 40 -50 -10 -10 40 30 -10 70 40 88 20
part felt = felt a : s^ ~ -78 30 4 24 18 ; o^ b -50 -6 18 18 ; s^ c -28 18 4 22 16 ; o^ ~ -8 36 18 18 ; s^ b 14 10 4 22 16 ; o^ c 34 -6 18 18 ; s^ ~ 54 18 4 22 16 ; o^ b 72 38 17 17
part eyes = eyes k : d_ k 3 -84 24 -72 24 ; l_ k 2 -84 38 -78 41 -72 38
part buttons = buttons gold : button gold -78 16 7 ; button gold 90 16 9
scene lay

* carton-penguin-row | 4-5 6-8 | Animals, Seasons
extras world Animals: pillow-stuffing, toilet-paper, wax-paper, foam-ball, craft-foam, rice, paper-napkin, paper-doily, denim
extras figure: faux-fur
appeal 3
topics penguin, penguins, antarctica, arctic animals, winter, ice, egg carton penguin, south pole, snow, cold, emperor penguin, happy feet
colors black, white, orange
minutes 40 45
waits 40
mess some
heart carton: egg-carton = 1
heart coat: paint, acrylic-paint, marker = 2 color
need bits: construction-paper, felt, cardstock, craft-foam, paper = 1 scrap
nice eyes: googly-eye, sticker, bead = 8
nice scarf: yarn, ribbon, felt, pipe-cleaner, washi-tape, fabric-scrap = 4 strip
nice ice: aluminum-foil, cotton-ball, foam-tray, wax-paper, paper-plate, cardboard = 1
join glue: glue
tool brush: paintbrush, cotton-swab when coat=paint,acrylic-paint
tool scissors: scissors
step cut: cut carton scissors by gt
step pairs: glue carton glue > carton by cc
step coat: paint coat carton brush? > coat belly by cc
step dry: dry carton by cc
step bits: cut bits scissors > bits by tc
step stick: glue bits carton glue by cc
step eyes: decorate eyes carton glue > eyes by cc
step scarf: tie scarf carton scissors > scarf by tc
step ice: arrange carton ice > ice by cc
part ice = ice w : p^ w -98 70 -70 54 -20 66 30 54 80 62 98 76 90 96 -92 96
part carton = carton own : b^ k -84 72 -88 20 -66 -24 -44 20 -48 72 ; b^ k -40 80 -44 26 -20 -20 2 26 -2 80 ; b^ k 6 72 2 18 24 -26 46 18 42 72 ; b^ k 50 80 46 28 70 -18 92 28 88 80
part coat = coat k : o_ k -66 -2 10 8 ; o_ k -20 2 10 8 ; o_ k 24 -4 10 8 ; o_ k 70 4 10 8
part belly = coat w : o_ w -66 46 13 22 ; o_ w -20 52 13 22 ; o_ w 24 44 13 22 ; o_ w 70 54 13 22
part bits = bits orange : p^ ~ -71 8 -61 8 -66 20 ; p^ ~ -25 12 -15 12 -20 24 ; p^ ~ 19 6 29 6 24 18 ; p^ ~ 65 14 75 14 70 26 ; o^ ~ -74 74 7 4 ; o^ ~ -58 74 7 4 ; o^ ~ -28 82 7 4 ; o^ ~ -12 82 7 4 ; o^ ~ 16 74 7 4 ; o^ ~ 32 74 7 4 ; o^ ~ 62 82 7 4 ; o^ ~ 78 82 7 4
part eyes = eyes own : e -72 0 5 ; e -60 0 5 ; e -26 4 5 ; e -14 4 5 ; e 18 -2 5 ; e 30 -2 5 ; e 64 6 5 ; e 76 6 5
part scarf = scarf red : z_ red 6 -78 26 -54 26 ; z_ gold 6 -32 30 -8 30 ; z_ light-blue 6 12 24 36 24 ; z_ green 6 58 32 82 32
scene stand

* drive-on-the-map | 4-5 6-8 | Transportation
extras world Transportation: pom-pom, toy-animal, pipe-cleaner, duplo-brick, toy-car, modeling-clay, index-card, wooden-block
appeal 3
topics map, maps, road trip, driving, my town, streets, where we live, roads, toy cars, journey, vacation, geography, navigation, taxi
near moving, explorer
colors blue, red, green free
minutes 35 40
mess low
heart map: map = 1
heart cars: toy-car, duplo-brick, button, bottle-cap, toy-animal, cork = 2
need ground: cardboard, cereal-box, pizza-box, cardboard-box, construction-paper, packing-paper = 1
need pens: marker, crayon, colored-pencil, masking-tape, washi-tape = 2 color
nice houses: small-box, wooden-block, toy-brick, milk-carton, envelope, egg-carton = 4
nice flags: toothpick, sticker, sticky-note, paper-straw = 5
nice trees: cork, stick, pom-pom, moss, cotton-ball = 5
nice dice: dice = 1
join glue: glue-stick, glue, tape
join firm: glue, tape, sticky-tack when houses; trees; flags=toothpick,paper-straw
tool scissors: scissors
step spread: prepare map by tc
step glue: glue map ground glue scissors > map by tc
step road: color pens map > roads by cc
step houses: build houses map firm? > houses by cc
step trees: build trees map firm? > trees by cc
step flags: decorate flags map firm? > flags by tc
step trip: play cars map > cars by cc
step game: play dice cars by cc
step guess: play map by cc
part map = map cream : r^ ~ 0 6 188 160 3 ; b_ light-green -88 -66 -30 -70 -20 -20 -70 0 -90 -20 ; b_ light-green 30 20 84 10 88 76 40 80 ; l_ light-blue 12 -88 50 -40 30 0 60 40 0 88 -20
part roads = pens a : l_ gray 9 -84 -46 -30 -30 0 -10 50 -50 86 -60 ; l_ gray 9 0 -10 -10 40 30 72 80 60 ; l_ gray 9 -80 70 -40 64 -8 44
part houses = houses b : r^ red -54 -48 18 16 1 ; p^ brown -66 -55 -42 -55 -54 -68 ; r^ yellow 30 -66 18 16 1 ; p^ brown 18 -73 42 -73 30 -86 ; r^ red 62 40 18 16 1 ; p^ brown 50 33 74 33 62 20 ; r^ yellow -62 48 18 16 1 ; p^ brown -74 41 -50 41 -62 28
part trees = trees green : o^ green -80 -10 8 9 ; o^ green -40 -6 8 9 ; o^ green 80 24 8 9 ; o^ green 36 50 8 9 ; o^ green 74 -30 8 9
part flags = flags gold : p^ gold -14 -26 4 -20 -14 -14 ; p^ gold 82 48 98 54 82 60
part cars = cars red : toycar red -6 10 24 ; toycar blue 60 -50 24
scene lay

* little-restaurant | 4-5 6-8 | Food
extras world Food: LED-candle, bandana, bell, button, fabric-scrap, flower, lavender, notebook, paper-cup, paper-napkin, picture-frame, plastic-fork, plastic-spoon, playing-card, scarf
appeal 3
topics restaurant, cook, chef, waiter, waitress, menu, cafe, kitchen play, diner, pretend play, playing restaurant, burger, pizza, food truck, orders
near dinner, lunch
colors red, yellow, green free
minutes 40 45
mess low
heart plates: paper-plate, plastic-lid, paper-bowl, foil-tray = 3
heart food: felt, craft-foam, fabric-scrap, construction-paper, play-dough = 3 color
heart menus: index-card, cardstock, paper, sticky-note, folder, old-greeting-card, construction-paper = 4
need pens: crayon, marker, colored-pencil = 3 color
nice bread: kitchen-sponge, packing-paper, paper-bag, cardboard, foam-tray = 2
nice salad: tissue-paper, crepe-paper, paper-napkin, crinkle-paper = 1 sheet
nice drink: paper-cup, plastic-cup, yogurt-pot = 2
nice apron: apron, old-t-shirt, bandana, old-towel = 1
nice bell: bell, metal-spoon, metal-lid = 1
nice cloth: packing-paper, cloth-napkin, wrapping-paper, bed-sheet = 1
tool scissors: scissors
step dishes: prepare plates food by cc
step bread: cut bread scissors > bread by tc
step food: cut food scissors > food by tc
step salad: tear salad > salad by cc
step menus: draw pens menus > menus by cc
step price: draw pens menus by tc
step table: arrange plates cloth? drink? > plates by cc
step cook: prepare apron by cc
step serve: play plates menus bell? by cc
part plates = plates w : o^ w -58 10 36 34 ; o_ silver -58 10 27 25 ; o^ w 18 30 36 34 ; o_ silver 18 30 27 25 ; o^ w 66 -34 32 30 ; o_ silver 66 -34 23 21
part bread = bread gold : q^ gold 8 -80 -4 -36 -4 -34 8 -82 8 ; q^ gold 8 -82 18 -34 18 -38 28 -78 28
part food = food a : r_ brown -58 12 44 7 2 ; r_ green -58 6 46 4 1 ; p_ gold 4 14 34 18 18 46 ; o_ red 18 26 5 5 ; o_ red 20 36 4 4 ; o_ red 60 -38 9 9 ; o_ gold 72 -30 9 9
part salad = salad green : y_ green 66 -46 14 8 8 .3
part menus = menus w : r^ w -50 -56 60 64 2 -5 ; l_ k 3 -70 -78 -32 -80 ; o_ gold -68 -64 5 5 ; l_ k 2.4 -58 -64 -34 -65 ; o_ red -67 -50 5 5 ; l_ k 2.4 -56 -50 -33 -51 ; o_ green -66 -36 5 5 ; l_ k 2.4 -55 -37 -32 -38
scene lay
`;
