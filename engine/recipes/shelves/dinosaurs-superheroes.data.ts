export const shelf = `
* plate-stegosaurus | 2-3 4-5 | Dinosaurs
extras world Dinosaurs: leaf, pinecone, stone, moss, grass, toy-tree, stick, pipe-cleaner, paper-strip, modeling-clay, chestnut, paper-bag, wooden-block, clover, potted-plant, kinetic-sand, pom-pom, driftwood
appeal 3
topics stegosaurus, dinosaur, dino, jurassic, prehistoric, plant eater
colors green, orange, dark green
minutes 25 30
mess some
heart plate: paper-plate
heart pins@4-5: clothespin = 8
need fins@2-3: construction-paper, cardstock, felt, craft-foam = 1 sheet
need card: cardstock, construction-paper, cereal-box = 1 sheet
need color@2-3: paint = 2 color
need color@4-5: paint = 1 color
nice eye@2-3: sticker = 2
nice eye@4-5: googly-eye, sticker = 2
join glue: glue
tool scissors: scissors
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool pen: marker, crayon
step cut: cut plate scissors by gg
step paint: paint plate color brush > body by cc
step spots@2-3: print color plate > spots by c
step spots@4-5: draw pen plate > spots by c
step head: cut card pen scissors > head by gt
step fins@2-3: glue fins plate glue > fins by t
step join@2-3: glue plate card glue fins? by t
step pins@4-5: build pins plate card > pins by c
step face: draw pen card > face by tc
step eye: glue eye card glue > eye by cc
step stomp@2-3: play plate by c
part head = card a : b^ ~- 46 60 58 40 74 32 94 36 100 48 94 58 78 60 64 76 50 78 ; q^ ~- 5 -50 34 -74 34 -99 16 -84 52 -52 70
part fins = fins b : q^ ~ 3 -64.5 62.1 -79.1 52.2 -85.6 40.1 -72.2 37.2 -55.2 42.1 ; q^ ~ 3 -53.3 39.5 -65.1 23 -68.1 7.8 -53.1 11.7 -37.3 24.4 ; q^ ~ 3 -34.6 22.7 -40.2 1.3 -37.9 -15.5 -24.8 -4.8 -14.1 14.6 ; q^ ~ 3 -11 14 -8.3 -8.7 0 -24 8.2 -8.7 11 14 ; q^ ~ 3 14.1 14.6 24.8 -4.8 37.9 -15.5 40.2 1.3 34.6 22.7 ; q^ ~ 3 37.3 24.4 53.1 11.7 68.1 7.8 65.1 23 53.3 39.5 ; q^ ~ 3 55.2 42.1 72.2 37.2 85.6 40.1 79.1 52.2 64.5 62.1
part pins = pins own : q^ ~ 2 -52.8 52.8 -99.5 23.7 -95.6 17.9 -49.2 47.5 ; q^ ~- 2 -45 41.2 -89.5 8.8 -93.4 14.6 -48.6 46.5 ; q silver 2 -75.1 41.4 -79.3 38.6 -68.1 22 -64 24.8 ; q^ ~ 2 -44.1 40.2 -81.8 0.1 -76.5 -4.5 -39.3 36 ; q^ ~- 2 -33.5 31 -68.2 -11.8 -73.5 -7.2 -38.4 35.2 ; q silver 2 -62.7 23.4 -66 19.6 -51 6.5 -47.7 10.2 ; q^ ~ 2 -32.4 30.2 -58.6 -18.2 -52.3 -21.3 -26.7 27.4 ; q^ ~- 2 -19.9 24 -42.4 -26.2 -48.7 -23.1 -25.6 26.8 ; q silver 2 -46.1 9.2 -48.3 4.7 -30.4 -4.1 -28.2 0.3 ; q^ ~ 2 -18.6 23.6 -31.4 -30 -24.5 -31.3 -12.3 22.3 ; q^ ~- 2 -4.8 20.8 -13.8 -33.5 -20.6 -32.1 -11.1 22.1 ; q silver 2 -26.4 -0.3 -27.4 -5.2 -7.8 -9.1 -6.8 -4.2 ; q^ ~ 2 -3.5 20.7 -2.2 -34.3 4.8 -33.9 2.9 21.1 ; q^ ~- 2 10.5 21.5 15.8 -33.3 8.8 -33.7 4.1 21.1 ; q silver 2 -5 -4.3 -4.7 -9.3 15.3 -8.1 15 -3.2 ; q^ ~ 2 11.9 21.8 27.2 -31.1 33.9 -28.9 17.9 23.8 ; q^ ~- 2 25.2 26.2 44.3 -25.4 37.7 -27.6 19.1 24.2 ; q silver 2 16.8 -2.8 18.4 -7.5 37.4 -1.3 35.8 3.5 ; q^ ~ 2 26.4 26.8 54.8 -20.4 60.7 -16.5 31.8 30.3 ; q^ ~- 2 38.1 34.4 69.9 -10.5 64 -14.4 32.8 30.9 ; q silver 2 37.5 4.3 40.2 0.1 57 11 54.2 15.2 ; q^ ~ 2 39.2 35.3 78.7 -3 83.4 2.2 43.4 40.1 ; q^ ~- 2 48.5 45.7 90.7 10.4 86.1 5.2 44.2 41 ; q silver 2 55.7 16.4 59.4 13.1 72.8 27.9 69 31.3
part body = plate own paint paint a : q^ ~ 3 -70 80 -68.2 64.4 -63.1 49.6 -54.7 36.4 -43.6 25.3 -30.4 16.9 -15.6 11.8 0 10 15.6 11.8 30.4 16.9 43.6 25.3 54.7 36.4 63.1 49.6 68.2 64.4 70 80 40 80 34 56 -34 56 -40 80
part spots = color orange : d_ ~ 7 -36 44 2 28 38 46 ; d_ ~ 5 -18 26 20 44 -50 64 52 66 ; d_ ~ 4 -14 46 24 22
part face = pen k : k 80 43 4.5 ; l_ k 2.4 98 51 90 55 82 53
part eye = eye w : e 79 43 7
scene stand

* hatching-egg | 2-3 4-5 | Dinosaurs
extras world Dinosaurs: hay, raffia, crinkle-paper, moss, leaf, grass
appeal 3
topics dinosaur egg, baby dinosaur, hatching, egg, dino
near easter, baby animals, nest
colors green, teal, light green
minutes 25 30
mess low
heart plate: paper-plate = 2
need stick: craft-stick, plastic-spoon, paper-straw, wooden-spoon
nice eye@4-5: googly-eye, button = 1
need spots: tissue-paper, construction-paper, crepe-paper, paper-napkin = 2 color
need baby: construction-paper, cardstock, felt = 1 sheet
join glue: glue, glue-stick
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
step crack: cut plate pen scissors by gg
step tear: tear spots by cc
step stick: glue spots plate glue > egg spots by cc
step pocket: glue plate glue > back by tc
step lid: tape plate tape > lid by gt
step baby: cut baby pen scissors > baby by gt
step face: draw pen baby > face by tc
step eye@4-5: glue eye baby glue > eye by c
step handle: tape stick baby tape by tc
step hatch: play plate baby by cc
part back = plate own : o^ ~ 6 18 62 68 ; o_ ~- 6 18 50 56
part lid = plate own : q^ ~ 2 -44 -30 -34 -62 -62 -70 -70 -92 -90 -84 -99 -58 -96 -28 -84 -2 -64 10 -62 -16 -48 -10 ; d_ b 7 -78 -50 ; d_ c 6 -72 -18 ; d_ b 4 -84 -28
part baby = baby a : b^ ~ -14 50 -12 0 -16 -20 -22 -36 -16 -58 6 -68 30 -60 46 -44 46 -30 34 -22 24 -18 24 10 30 50 ; d_ ~- 4 -4 -16 2 -4 12 10
part face = pen k : k 14 -48 5.5 ; l_ k 2.6 45 -32 32 -28 20 -32 ; o_ k 42 -42 2
part eye = eye w : e 14 -48 8
part egg = plate own : q^ ~ 2 -56 14 -38 28 -24 8 -8 26 8 6 24 26 40 8 54 26 68 12 67 40 56 66 36 82 6 87 -24 82 -44 66 -55 40
part spots = spots b : o_ ~ -26 44 11 9 ; o_ c 6 56 13 10 ; o_ ~ 36 46 10 10 ; o_ c -10 34 7 6 ; o_ ~ 4 76 9 6 ; o_ c -34 62 7 6 ; o_ c 52 32 7 6 ; o_ ~ 22 33 7 6 ; o_ ~ 34 70 7 5
template baby 1 3 across
scene lay

* dino-trail | 2-3 4-5 | Dinosaurs
extras world Dinosaurs: leaf, pinecone, stone, toy-tree, moss, grass, stick, pipe-cleaner, modeling-clay, paper-bag, wooden-block
extras picture Dinosaurs: washi-tape, sticker, leaf
topics dinosaur footprints, footprint, tracks, dino tracks, stomp, trail, dinosaur party
near giants
colors green, orange, cream free
minutes 25 30
waits 30
mess lots
place floor
heart sponge: kitchen-sponge = 2
need road: packing-paper, wrapping-paper, paper-bag, wallpaper, newspaper = 6 ft
need paint: paint = 2 color
nice walker: toy-animal
join tape: masking-tape, tape
home plate
tool scissors: scissors
tool pen: marker
step feet: cut sponge pen scissors > feet by gt
step road: tape road tape > road by tt
step pour: prepare paint plate by gg
step stamp: print sponge paint > left by cc
step other: print sponge paint > right by cc
step tail: paint paint > tail by cc
step dry: dry road sponge by tc
step walker: play walker road > walker by cc
step follow: play road by cc
part road = road w : q^ ~ 2 -24 -97 88 -94 90 97 -22 96 ; z_ ~- 1.2 -23 84 89 85 ; z_ ~- 1.2 -24 -84 88 -82
part tail = paint c : l_ brown 3 30 96 38 70 28 44 38 16 28 -12 38 -40 30 -62
part left = paint a : b_ a 7.3 86 -1.2 79.9 -11.8 69 -14.1 64 -8.9 64.3 -1.2 71.3 1.5 64.1 1.3 53.7 3.3 48.3 6.4 53.2 8.3 63.4 12.5 69.9 18.5 61.4 23.6 60 22.4 65.4 14.2 78.3 ; b_ a 6.8 26 -1.4 19.7 -11.6 8.3 -13.7 3.3 -8.5 3.8 -1.1 11 1.8 3.9 2 -6.4 4.2 -11.7 7.1 -6.8 8.7 3.5 12.6 10.1 18.9 1.9 24 0.7 22.7 5.9 14.1 18.6 ; b_ a 7.3 -32 -1.2 -38.1 -11.8 -49 -14.1 -54 -8.9 -53.7 -1.2 -46.7 1.5 -53.9 1.3 -64.3 3.3 -69.7 6.4 -64.8 8.3 -54.6 12.5 -48.1 18.5 -56.6 23.6 -58 22.4 -52.6 14.2 -39.7
part right = paint b : b_ b 60.7 58 53.8 50.3 45.6 37.4 44.4 32 49.5 33.4 55.5 41.9 59.7 35.4 61.6 25.2 64.7 20.3 66.7 25.7 66.5 36.1 69.2 43.3 76.9 36.3 82.1 36 79.8 41 69.2 51.9 ; b_ b 61.2 -2 53.9 -9.4 45.3 -22.1 44 -27.3 49.1 -26.1 55.4 -17.9 59.3 -24.5 60.9 -34.8 63.8 -39.7 66 -34.4 66.2 -24.1 69.1 -17 76.5 -24.2 81.7 -24.7 79.6 -19.7 69.4 -8.3 ; b_ b 58.7 -58 51.8 -65.7 43.6 -78.6 42.4 -84 47.5 -82.6 53.5 -74.1 57.7 -80.6 59.6 -90.8 62.7 -95.7 64.7 -90.3 64.5 -79.9 67.2 -72.7 74.9 -79.7 80.1 -80 77.8 -75 67.2 -64.1
part feet = sponge b : b^ yellow-- -63.6 -4.7 -76.1 -13 -92.1 -28.4 -95.7 -35.5 -88.1 -35.3 -76.6 -25.6 -73 -36.2 -73.9 -51.2 -71.2 -59.1 -66.5 -52.2 -63.1 -37.5 -56.8 -28.3 -48.5 -40.9 -41.2 -43.2 -42.6 -35.4 -53.8 -16.1 ; b^ yellow -63.6 -11.7 -76.1 -20 -92.1 -35.4 -95.7 -42.5 -88.1 -42.3 -76.6 -32.6 -73 -43.2 -73.9 -58.2 -71.2 -66.1 -66.5 -59.2 -63.1 -44.5 -56.8 -35.3 -48.5 -47.9 -41.2 -50.2 -42.6 -42.4 -53.8 -23.1 ; d_ yellow- 2.4 -70 -40 -62 -52 -56 -28 -78 -44 -64 -18 -50 -40 ; b^ yellow-- -65 79.2 -74.4 67.4 -84.9 47.8 -86 40 -78.9 42.5 -71 55.3 -64.3 46.4 -60.5 31.8 -55.5 25.1 -53.1 33.1 -54.5 48.1 -51.3 58.8 -39.5 49.5 -31.9 49.5 -35.6 56.5 -52.2 71.3 ; b^ yellow -65 72.2 -74.4 60.4 -84.9 40.8 -86 33 -78.9 35.5 -71 48.3 -64.3 39.4 -60.5 24.8 -55.5 18.1 -53.1 26.1 -54.5 41.1 -51.3 51.8 -39.5 42.5 -31.9 42.5 -35.6 49.5 -52.2 64.3 ; d_ yellow- 2.4 -66 46 -56 32 -52 54 -76 38 -60 66 -44 42
part walker = walker d : b^ ~ 12 -78 20 -90 32 -94 38 -99 48 -99 56 -98 58 -92 48 -88 44 -78 40 -72 36 -72 34 -78 26 -78 24 -72 18 -72
template feet 2 4
scene lay

* pressed-fossils | 2-3 4-5 6-8 | Dinosaurs
extras world Dinosaurs: toothbrush, sand, burlap, seashell, snail-shell, wood-slice, tweezers, dry-pasta, straw-hat, stone, map
topics fossil, fossils, imprint, paleontology, paleontologist, museum, dinosaur footprint, science, geology
near rocks, clay
colors tan, brown
minutes 20 30 40
mess some
heart dough@2-3: play-dough, salt-dough, modeling-clay = 2 handful
heart dough@4-5,6-8: air-dry-clay, modeling-clay, play-dough, salt-dough = 2 handful
heart finds@2-3: toy-animal, leaf, duplo-brick
heart finds@4-5,6-8: toy-animal, seashell, leaf, fern-frond, pinecone
nice shell@4-5,6-8: seashell, snail-shell
nice frond@4-5,6-8: fern-frond, leaf, pine-branch, stick
nice stain@4-5,6-8: paint, acrylic-paint, tea-bag = bit
need wipe@4-5,6-8: paper-towel, tissue, paper-napkin = 2 sheet
tool roller@6-8: rolling-pin, cardboard-tube, plastic-bottle
tool brush@4-5,6-8: paintbrush, toothbrush
step knead: shape dough by ccc
nice pin@2-3: rolling-pin
nice cutter@2-3: cookie-cutter
nice tray@2-3: baking-tray, foil-pan
step flat@2-3: shape dough pin? > slabs by c
nice pin@4-5: rolling-pin
nice rim@4-5: cookie-cutter, paper-cup, plastic-cup = 1
step flat@4-5: shape dough pin? rim? > slabs by c
step flat@6-8: shape dough roller > slabs by c
step press: print finds dough > tracks second third by ccc
step shell@4-5,6-8: print shell dough > spiral by cc
step frond@4-5,6-8: print frond dough > fern by cc
step lift@2-3: play finds dough by t
step cutter@2-3: print cutter dough > rounds by c
step guess@2-3: play dough finds by c
step tray@2-3: dry dough tray by g
step dry@4-5,6-8: dry dough by cc
step stain@4-5,6-8: paint stain dough brush wipe by tc
step label@4-5,6-8: play dough wipe? by cc
part slabs = dough a : b^ ~ -92 -20 -86 -62 -50 -82 -8 -78 8 -44 0 -6 -34 14 -74 10 ; b^ ~ 14 -34 26 -70 62 -84 94 -60 96 -22 74 0 38 2 18 -10 ; b^ ~ -54 44 -38 20 4 14 52 22 74 46 60 78 14 90 -34 80
part tracks = finds a : fossil under- -44 -36 32
part second = finds a but shell : fossil under- 54 -42 26
part third = finds a but frond : fossil under- 6 46 26
part spiral = shell a : fossil under- 54 -42 27
part fern = frond a : fossil under- 6 50 32
part rounds = cutter a : a_ under-- 54 -40 34 31.5 0 360 ; a_ under-- 6 50 34 31.5 0 360
scene lay

* triceratops-crown | 2-3 4-5 6-8 | Dinosaurs
extras head: sticker, felt-sticker
appeal 3
topics triceratops, dinosaur hat, dino hat, headband, crown, costume, dress up, horns, dinosaur party, birthday crown
near mask
colors orange, green, cream free
minutes 25 30 40
mess low
heart sheet: construction-paper, cardstock, paper-bag, cereal-box, wrapping-paper, felt = 3 sheet
need horn: paper, construction-paper, cardstock, paper-plate = 1 sheet
need color: crayon, marker, paint = 2 color
nice scales@2-3: sticker, tissue-paper, cupcake-liner, origami-paper, felt-sticker, leaf, felt = 6
nice scales@4-5,6-8: sticker, tissue-paper, cupcake-liner, origami-paper, felt-sticker, button, bottle-cap, sequin, stick-on-gem, leaf, felt, pom-pom = 6
nice sight@4-5,6-8: googly-eye, bottle-cap, button = 2
join stick: glue, glue-stick
join tape: tape, masking-tape, stapler
home plate
tool scissors: scissors
tool pencil: pencil
step frill: cut sheet scissors pencil plate > frill by gtc
step color: color color sheet > spots by ccc
step scales: glue scales sheet stick > scales by ccc
step band: cut sheet scissors by gtc
step horns@2-3,4-5: cut horn scissors by gt
step horns@6-8: roll horn scissors stick by c
step attach: glue horn sheet stick > horns by ccc
step eyes: draw color sheet > eyes by ccc
step sight@4-5,6-8: glue sight sheet stick > sight by cc
step fit: tape sheet tape > band by gtc
step join: tape sheet tape by gtc
step roar: play sheet by ccc
part frill = sheet a : b^ ~ -84 52 -92.7 44.9 -95.5 35.2 -89.6 27 -78.9 23.3 -84.7 13.6 -84 3.5 -75.6 -2.1 -64.3 -2 -66.4 -13.1 -62.4 -22.3 -52.5 -24.7 -42 -20.7 -40.2 -31.9 -33.2 -39.2 -23.1 -38.1 -14.6 -30.7 -9.1 -40.6 0 -45 9.1 -40.6 14.6 -30.7 23.1 -38.1 33.2 -39.2 40.2 -31.9 42 -20.7 52.5 -24.7 62.4 -22.3 66.4 -13.1 64.3 -2 75.6 -2.1 84 3.5 84.7 13.6 78.9 23.3 89.6 27 95.5 35.2 92.7 44.9 84 52 60 60 -60 60
part spots = color b : o_ ~ -82.7 37.4 6 ; o_ ~ -72.7 10 6 ; o_ ~ -54 -12.3 6 ; o_ ~ -28.7 -26.9 6 ; o_ ~ 0 -32 6 ; o_ ~ 28.7 -26.9 6 ; o_ ~ 54 -12.3 6 ; o_ ~ 72.7 10 6 ; o_ ~ 82.7 37.4 6
part scales = scales c : bits c 1 -59 26 -46 0 -17 -11 17 -11 46 0 59 26
part band = sheet b : b^ ~ -72 38 0 46 72 38 74 70 0 80 -74 70
part horns = horn c : b^ ~ -46 44 -47 20 -42 4 -34 -14 -29 4 -25 20 -24 46 ; b^ ~ 46 44 47 20 42 4 34 -14 29 4 25 20 24 46 ; b^ ~ -12 64 -8 44 0 24 8 44 12 64 ; l_ ~- 2 -46 26 -36 29 -26 26 ; l_ ~- 2 46 26 36 29 26 26 ; l_ ~- 2 -9 52 0 54 9 52
part eyes = color k : o_ w -42 58 9 9 ; o_ w 42 58 9 9 ; o_ k -40 59 5 ; o_ k 40 59 5
part sight = sight w : e -42 58 11 ; e 42 58 11
scene stand

* box-dino-feet | 4-5 6-8 | Dinosaurs
appeal 3
topics dinosaur costume, dino feet, costume, dress up, halloween, monster feet, stomp, dinosaur party
variant dinosaur | Dinosaurs | green, white, light green free | dinosaur feet, dino feet, t rex feet
variant monster | Fantasy | purple, yellow, pink free | monster, yeti, bigfoot, monster feet
colors green, white, light green
minutes 35 45
mess low
heart boxes: tissue-box, shoebox, cardboard-box = 2
need skin: construction-paper, packing-paper, wrapping-paper, paper-bag, felt = 8 sheet
need claws: cardstock, craft-foam, construction-paper, cereal-box, paper-plate = 1 sheet
nice scales: tissue-paper, crepe-paper, cupcake-liner, magazine, origami-paper = 2 sheet
join glue: glue
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pencil: pencil
step hole: cut boxes pencil scissors by gt
step wrap: glue skin boxes glue scissors > feet by tc
step tabs: cut skin scissors tape by tc
step scales: glue scales boxes glue > scales by tc
step claws: cut claws pencil scissors by tc
step toes: glue claws boxes glue > claws by cc
step fit: test boxes by cc
step walk: play boxes by cc
part feet = skin a : box ~ -48 -16 78 84 ; box ~ 48 -16 78 84 ; o_ k -44 -23 28 6 ; o_ k 52 -23 28 6
part scales = scales c : c_ ~ -86 8 -10 8 5 -10 ; c_ ~- -86 22 -10 22 5 -10 ; c_ ~ -86 36 -10 36 5 -10 ; c_ ~ 10 8 86 8 5 -10 ; c_ ~- 10 22 86 22 5 -10 ; c_ ~ 10 36 86 36 5 -10
part claws = claws b : b^ ~ -83 60 -82 50 -73 45 -64 50 -63 60 -68 74 -73 87 -78 74 ; b^ ~ -58 60 -57 50 -48 45 -39 50 -38 60 -43 74 -48 87 -53 74 ; b^ ~ -33 60 -32 50 -23 45 -14 50 -13 60 -18 74 -23 87 -28 74 ; b^ ~ 13 60 14 50 23 45 32 50 33 60 28 74 23 87 18 74 ; b^ ~ 38 60 39 50 48 45 57 50 58 60 53 74 48 87 43 74 ; b^ ~ 63 60 64 50 73 45 82 50 83 60 78 74 73 87 68 74
scene stand

* swab-skeleton | 4-5 6-8 | Dinosaurs
extras picture Dinosaurs: snail-shell, seashell, price-tag, index-card, washi-tape, pressed-flower, pumpkin-seed, rubber-stamp
topics dinosaur skeleton, bones, skeleton, fossil, paleontologist, t rex skeleton
near museum
colors black, white
minutes 30 45
waits 60
mess low
heart bones: cotton-swab, dry-pasta, paper-straw, plastic-straw = 24
need ground: construction-paper, cardstock, cereal-box = 1 sheet
need skull: paper, paper-plate, index-card = 1 scrap
nice more: dry-pasta, dried-bean, rice, seed, pumpkin-seed = handful
nice sand: sand, oats, salt = handful
join glue: glue
tool chalk: chalk, oil-pastel, colored-pencil, crayon, pencil
tool scissors: scissors
step spine: draw ground chalk > ground by tc
step skull: cut skull scissors chalk by tc
step sort: cut bones scissors by gc
step lay: arrange bones ground by cc
step head: glue skull ground glue > skull by cc
step back: glue bones ground glue > spine by cc
step ribs: glue bones ground glue > ribs by cc
step legs: glue bones ground glue > legs by cc
step more: glue more ground glue > more by cc
step sand: decorate sand ground glue > sand by cc
part ground = ground a : r^ ~ 0 0 192 168 2
part sand = sand tan : b_ tan -88 78 -88 66 -50 60 0 65 50 60 88 66 88 78 0 79
part more = more w : d^ ~ 3.4 -80 8 -72 1 -62 -5 -56 -27 -44 -31 -28 -35 -14 -37 2 -37 ; d^ ~ 2.6 -22 59 -30 60 -38 57 34 59 26 60 -22 55 4 55
part spine = bones w : bone ~ -88 8 -70 -6 ; bone ~ -68 -8 -50 -18 ; bone ~ -48 -19 -26 -26 ; bone ~ -24 -27 -2 -28 ; bone ~ 0 -28 20 -22 ; bone ~ 23 -24 36 -40 ; bone ~ 38 -43 48 -60
part skull = skull w : b^ ~ 44 -66 52 -80 70 -82 88 -70 90 -60 74 -54 52 -54 ; o_ k 60 -70 4.5 ; o_ k 82 -68 1.8 ; z_ k 1.6 62 -58 88 -63 ; z_ k 1.4 68 -62 68 -57 ; z_ k 1.4 74 -63 74 -58 ; z_ k 1.4 80 -64 80 -59
part ribs = bones w : bone ~ -30 -20 -36 12 ; bone ~ -20 -22 -24 18 ; bone ~ -10 -22 -12 20 ; bone ~ 0 -22 0 18 ; bone ~ 10 -20 12 10
part legs = bones w : bone ~ -36 -18 -44 16 ; bone ~ -44 20 -36 48 ; bone ~ -36 52 -26 54 ; bone ~ 16 -14 26 14 ; bone ~ 26 18 20 46 ; bone ~ 20 50 30 53 ; bone ~ -28 16 -20 30 ; bone ~ -20 33 -22 50 ; bone ~ 8 16 10 32 ; bone ~ 10 35 4 50
template skull 1 2.5 across
scene lay

* dig-egg | 4-5 6-8 | Dinosaurs
extras world Dinosaurs: leaf, stone, sand, burlap, straw-hat, tweezers, chestnut, moss, hay, map, wood-slice
appeal 3
topics fossil dig, dinosaur egg, excavation, paleontologist, archaeologist, archaeology, dig, science, treasure
colors tan, green, brown free
minutes 25 30
waits 2880
mess lots
heart toy: toy-animal
heart grit@4-5: sand, soil, colored-sand = 1 cup
heart grit@6-8: sand, coffee-grounds, soil, colored-sand = 1 cup
need flour: flour = 1 cup
need salt: salt = 1/2 cup
home water: = 1/2 cup
home bowl
home spoon
home plate
tool brush: paintbrush, toothbrush
tool pick: craft-stick, plastic-spoon, metal-spoon
step mix: mix grit flour salt bowl spoon by tc
step knead: mix water bowl by cc
step wrap: shape toy > toy by cc
step egg: shape grit > shell by cc
step dry: dry grit plate by cc
step dig: play pick grit > crumbs by cc
step brush: play brush toy > brush by cc
step museum: play toy by cc
part toy = toy b : b^ ~ -24 40 -26 6 -14 -16 6 -26 12 -44 14 -66 30 -82 54 -84 72 -72 74 -60 60 -52 44 -50 42 -30 44 0 40 40 ; p ~- -14 -18 -22 -38 -4 -26 ; p ~- 0 -26 -2 -48 12 -38 ; p ~- 12 -48 4 -68 16 -64 ; k 50 -70 4.5 ; l_ k 2.4 72 -62 60 -59 50 -61 ; o_ ~- 40 -12 8 5 30
part shell = grit a : p^ ~ -62 34 -56 12 -44 22 -34 2 -22 20 -8 6 6 24 22 8 34 26 48 12 58 34 56 54 42 72 20 81 -4 82 -28 78 -48 66 -58 50 ; d_ ~- 2.4 -40 44 -26 60 -10 40 8 56 24 44 40 58 -4 70 -46 34 30 70 46 38 10 34
part crumbs = grit a : p ~ -92 80 -88 68 -74 66 -70 80 ; p ~- 64 80 68 70 80 72 84 80 ; p ~ 84 81 88 74 96 76 97 81 ; d_ ~- 2.4 -60 82 60 84 -98 82
part brush = brush own : z^ wood 6 -88 54 -60 -6 ; q brown 2 -97 64 -90 50 -82 54 -88 68 ; z silver 7 -87 52 -84 46
scene stand

* jointed-longneck | 6-8 9-12 | Dinosaurs
extras world Dinosaurs: leaf, toy-tree, potted-plant, pinecone, paper-bag, clover, bay-leaf, pipe-cleaner, stone, moss
topics dinosaur skeleton, brachiosaurus, diplodocus, brontosaurus, long neck, moving toy, paper puppet, articulated
near museum
colors cream, brown
minutes 50 60
mess low
need card: cardstock, cereal-box, cardboard, folder = 2 sheet
heart pivots: paper-fastener = 8
need ink: marker, permanent-marker, colored-pencil, chalk-marker = 1 color
nice rods@9-12: chopstick, craft-stick, paper-straw, dowel = 2
join tape: tape, masking-tape
tool pencil: pencil
tool scissors: scissors
tool punch: hole-punch
step body: draw card pencil by cc
step links: draw card pencil by cc
step cut: cut card scissors > body by tc
step bones: color ink card > bones by cc
step holes: poke card punch by tc
step legs: build pivots card > legs by tc
step chain: build pivots card > neck tail pivots by cc
step rods@9-12: tape rods card tape > rods by c
step pose: play card by cc
part rods = rods own : z^ ~ 5 -64 34 -76 98 ; z^ ~ 5 76 -60 92 98
part tail = card a : t^ ~ -30 8 13 -62 26 9 ; t^ ~ -58 24 9 -82 44 6 ; t^ ~ -78 42 6 -97 66 2
part neck = card a : t^ ~ 26 2 12 46 -34 10 ; t^ ~ 44 -30 10 60 -66 8 ; b^ ~ 52 -74 60 -86 78 -86 96 -74 94 -64 76 -60 56 -60
part legs = card a : t^ ~- -26 18 12 -40 50 9 -38 80 10 ; t^ ~- 20 18 12 10 50 9 14 80 10 ; t^ ~ -22 18 12 -14 50 9 -14 80 10 ; t^ ~ 22 18 12 34 50 9 34 80 10
part body = card a : b^ ~ -44 10 -36 -10 -6 -20 24 -16 40 2 36 26 14 38 -20 38 -40 28
part bones = ink b : l_ ~ 2.4 -36 4 -10 -8 14 -8 32 4 ; l_ ~ 2.2 -20 -2 -24 12 -18 28 ; l_ ~ 2.2 -10 -6 -13 12 -9 30 ; l_ ~ 2.2 0 -7 -2 12 0 31 ; l_ ~ 2.2 10 -7 10 12 10 29 ; l_ ~ 2.2 -38 12 -58 22 -76 38 -92 58 ; z_ ~ 2.2 -46 10 -42 20 ; z_ ~ 2.2 -56 16 -51 27 ; z_ ~ 2.2 -72 26 -64 34 ; z_ ~ 2.2 -84 46 -77 50 ; l_ ~ 2.2 32 -8 44 -34 58 -62 ; z_ ~ 2.2 31 -22 43 -16 ; z_ ~ 2.2 40 -44 51 -38 ; z_ ~ 2.2 46 -54 57 -49 ; l_ ~ 2.2 -17 34 -14 54 -14 74 ; l_ ~ 2.2 28 34 34 54 34 74 ; o_ ~ 70 -76 5 5 ; l_ ~ 2 94 -68 82 -66 72 -68
part pivots = pivots own : d ~ 4.4 -22 18 22 18 -36 12 -60 25 -80 43 30 -2 45 -32 59 -66
template body 1 5 across
scene stand

* plywood-trex | 9-12 13+ | Dinosaurs
extras world Dinosaurs: wood-slice, cake-board, coaster, sand, burlap, stone, board-game-piece, driftwood, picture-frame
appeal 1
topics wooden dinosaur, dinosaur skeleton, t rex, tyrannosaurus, wooden puzzle, 3d puzzle, woodworking, model, slot together
colors tan, brown
minutes 120 150
mess some
heart wood: wood-scrap = 1 piece
need plan: paper, graph-paper, cardstock = 2 sheet
need sanding: sandpaper = 1 sheet
nice transfer: carbon-paper = 1 sheet
nice stain: coffee-grounds, tea-bag, watercolor-paint, acrylic-paint = bit
join glue: glue
home coping-saw
home clamp
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
tool brush: paintbrush, sponge-brush
step plan: draw plan pencil ruler by tc
step mock: cut plan scissors by cc
step transfer: draw wood transfer? plan pencil by cc
step spine: prepare wood coping-saw clamp > spine by tc
step ribs: prepare wood coping-saw clamp by tc
step slots: prepare wood coping-saw ruler by tc
step sand: prepare sanding wood by cc
step stain: paint stain wood brush by cc
step build: build wood > legs ribs by cc
step stand: test wood sanding glue by cc
part legs = wood own : q^ ~- 3 -18 -22 -4 -24 -2 0 14 22 4 44 12 72 30 72 32 80 -4 80 -10 50 0 28 -20 6 ; q^ ~ 3 -30 -24 -12 -26 -14 2 -2 24 -22 46 -14 72 4 72 6 80 -30 80 -36 50 -18 26 -34 4
part spine = wood own : q^ ~ 2 -98 10 -92 4 -64 -8 -34 -24 0 -30 26 -42 40 -62 48 -82 70 -90 92 -84 98 -72 96 -66 74 -64 94 -58 92 -50 70 -50 56 -54 46 -40 30 -24 2 -12 -30 -6 -62 4 ; o_ k 62 -74 4.5 ; b_ k 74 -80 82 -80 82 -74 75 -73 ; v_ w 94 -66 74 -64 4 5 ; v_ w 76 -58 92 -58 3 4 
part ribs = wood own : l^ ~- 5 -16 -24 -24 0 -12 14 ; l^ ~ 5 -6 -26 -12 4 -2 20 ; l^ ~- 5 4 -28 0 6 8 22 ; l^ ~ 5 14 -32 12 4 18 18 ; l^ ~- 5 24 -38 24 -8 28 6 ; t^ ~ 34 -36 4 44 -18 3.4 56 -24 2.4 ; t^ ~- 30 -32 4 38 -12 3.4 50 -14 2.4
template spine 1 9 across
scene stand

* plaster-fossil | 9-12 13+ | Dinosaurs, Nature
topics fossil, ammonite, plaster cast, casting, paleontology, museum, geology, natural history, science
colors cream, tan, brown
minutes 50 70
waits 120
mess lots
heart plaster: plaster = 1 1/2 cup
need finds: seashell, fern-frond, snail-shell, leaf, toy-animal
need bed: modeling-clay, air-dry-clay, play-dough = 2 handful
need wall: takeout-box, milk-carton, plastic-tub, foil-tray = 1
nice stain: coffee-grounds, tea-bag, watercolor-paint, acrylic-paint = bit
home water: = 3/4 cup
home bucket
home spoon
home dust-mask
tool brush: toothbrush, paintbrush, sponge-brush
tool scissors: scissors
tool poker: pencil, toothpick, craft-stick
step bed: prepare bed wall scissors by cc
step press: print finds bed by cc
step carve@13+: shape bed poker by c
step mix: mix plaster water bucket spoon dust-mask by tc
step pour: fill plaster wall by tc
step set: dry plaster by cc
step free: prepare wall bed brush > rock by cc
step chip: prepare plaster spoon > fossil by cc
step stain: paint stain plaster brush > shade by cc
part rock = plaster w : p^ ~ -84 30 -92 -10 -72 -52 -30 -74 14 -82 58 -66 88 -30 92 14 70 56 26 78 -24 80 -64 62 ; p_ ~- -84 30 -64 62 -24 80 26 78 70 56 92 14 84 20 60 50 20 68 -24 70 -58 54
part shade = stain tan : b_ tan -62 -6 -48 -44 -10 -60 34 -52 62 -22 60 20 30 48 -16 54 -50 34
part fossil = plaster w : o ~ 0 -2 54 52 ; i_ ~-- 0 -2 48 2.7 5 40 ; l_ ~- 3 53 -2 43.8 1.8 36.9 -0.1 ; l_ ~- 3 51.2 11.7 41.3 13 35.2 9.4 ; l_ ~- 3 45.9 24.5 36 23.2 31 18.2 ; l_ ~- 3 37.5 35.5 28.3 31.7 24.8 25.5 ; l_ ~- 3 26.5 43.9 18.6 37.9 16.8 31 ; l_ ~- 3 13.7 49.2 7.6 41.3 7.7 34.2 ; l_ ~- 3 0 51 -3.8 41.8 -1.9 34.9 ; l_ ~- 3 -13.7 49.2 -15 39.3 -11.4 33.2 ; l_ ~- 3 -26.5 43.9 -25.2 34 -20.2 29 ; l_ ~- 3 -37.5 35.5 -33.7 26.3 -27.5 22.8 ; l_ ~- 3 -45.9 24.5 -39.9 16.6 -33 14.8 ; l_ ~- 3 -51.2 11.7 -43.3 5.6 -36.2 5.7 ; l_ ~- 3 -53 -2 -43.8 -5.8 -36.9 -3.9 ; l_ ~- 3 -51.2 -15.7 -41.3 -17 -35.2 -13.4 ; l_ ~- 3 -45.9 -28.5 -36 -27.2 -31 -22.2 ; l_ ~- 3 -37.5 -39.5 -28.3 -35.7 -24.8 -29.5 ; l_ ~- 3 -26.5 -47.9 -18.6 -41.9 -16.8 -35 ; l_ ~- 3 -13.7 -53.2 -7.6 -45.3 -7.7 -38.2 ; l_ ~- 3 0 -55 3.8 -45.8 1.9 -38.9 ; l_ ~- 3 13.7 -53.2 15 -43.3 11.4 -37.2 ; l_ ~- 3 26.5 -47.9 25.2 -38 20.2 -33 ; l_ ~- 3 37.5 -39.5 33.7 -30.3 27.5 -26.8 ; l_ ~- 3 45.9 -28.5 39.9 -20.6 33 -18.8 ; l_ ~- 3 51.2 -15.7 43.3 -9.6 36.2 -9.7 ; z_ ~- 2 32 -2 23.9 -0.3 ; z_ ~- 2 29.2 11 21.2 9.3 ; z_ ~- 2 21.4 21.8 14.8 16.9 ; z_ ~- 2 9.9 28.4 5.8 21.3 ; z_ ~- 2 -3.3 29.8 -4.2 21.6 ; z_ ~- 2 -16 25.7 -13.4 17.9 ; z_ ~- 2 -25.9 16.8 -20.4 10.7 ; z_ ~- 2 -31.3 4.7 -23.8 1.3 ; z_ ~- 2 -31.3 -8.7 -23.1 -8.6 ; z_ ~- 2 -25.9 -20.8 -18.4 -17.4 ; z_ ~- 2 -16 -29.7 -10.5 -23.6 ; z_ ~- 2 -3.3 -33.8 -0.8 -26 ; z_ ~- 2 9.9 -32.4 9 -24.3 ; z_ ~- 2 21.4 -25.8 17.3 -18.7 ; z_ ~- 2 29.2 -15 22.6 -10.2
scene lay

* fossil-pendant | 9-12 13+ | Dinosaurs
appeal 3
topics fossil, necklace, jewelry, pendant, polymer clay, prehistoric, paleontologist, gift, dinosaur jewelry
near spiral, shell
variant ammonite | Dinosaurs, Ocean | tan, cream, brown | ammonite
variant trilobite | Dinosaurs | brown, tan, black | trilobite, cambrian
colors gray, cream, brown
minutes 45 60
waits 120
mess low
heart clay: polymer-clay, air-dry-clay = 2 color
need cord: leather-cord, cotton-cord, ribbon, embroidery-floss, paracord = 30 in
nice beads: wooden-bead, bead, metal-washer = 2
nice patina: acrylic-paint, metallic-paint, paint = bit
tool tool: needle, toothpick, pencil
tool wipe: paper-towel, tissue, fabric-scrap
tool brush: paintbrush, sponge-brush when patina=acrylic-paint,metallic-paint,paint
step marble: shape clay by cc
step snake: roll clay by cc
step form: shape clay > stone stone-t by cc
step ribs: shape clay tool > ribs ribs-t by cc
step hole: poke clay tool by cc
step bake: heat clay by gt
step patina: paint patina clay wipe brush by cc
step cord: thread cord clay > cord by cc
step beads: thread beads cord > beads by cc
part cord = cord brown : l_ ~ 3.4 -10 -52 -40 -78 -56 -112 ; l_ ~ 3.4 10 -52 40 -78 56 -112 ; l_ ~ 3.4 -10 -52 0 -40 10 -52
part beads = beads wood : o ~ -22 -62 7 7 ; o ~ 22 -62 7 7
part stone@ammonite = clay a : o^ ~ 0 26 62 60 ; b^ ~ -14 -28 0 -54 14 -28 ; o_ k 0 -40 4.5 ; l_ ~+ 3 -52 40 -30 66 4 78 ; l_ b 3 44 -10 54 20 44 52
part stone-t@trilobite = clay a : b^ ~ 0 -54 16 -34 42 -22 48 10 40 52 20 80 0 90 -20 80 -40 52 -48 10 -42 -22 -16 -34 ; o_ k 0 -42 4.5
part ribs@ammonite = clay a : i_ ~-- 0 26 56 2.6 5 30 ; l_ ~- 2.6 57 26 50.8 30.4 45.9 29.2 ; l_ ~- 2.6 54.2 43.6 46.9 45.9 42.7 43.2 ; l_ ~- 2.6 46.1 59.5 38.5 59.5 35.2 55.6 ; l_ ~- 2.6 33.5 72.1 26.3 69.7 24.4 65 ; l_ ~- 2.6 17.6 80.2 11.5 75.7 11.1 70.6 ; l_ ~- 2.6 0 83 -4.4 76.8 -3.2 71.9 ; l_ ~- 2.6 -17.6 80.2 -19.9 72.9 -17.2 68.7 ; l_ ~- 2.6 -33.5 72.1 -33.5 64.5 -29.6 61.2 ; l_ ~- 2.6 -46.1 59.5 -43.7 52.3 -39 50.4 ; l_ ~- 2.6 -54.2 43.6 -49.7 37.5 -44.6 37.1 ; l_ ~- 2.6 -57 26 -50.8 21.6 -45.9 22.8 ; l_ ~- 2.6 -54.2 8.4 -46.9 6.1 -42.7 8.8 ; l_ ~- 2.6 -46.1 -7.5 -38.5 -7.5 -35.2 -3.6 ; l_ ~- 2.6 -33.5 -20.1 -26.3 -17.7 -24.4 -13 ; l_ ~- 2.6 -17.6 -28.2 -11.5 -23.7 -11.1 -18.6 ; l_ ~- 2.6 0 -31 4.4 -24.8 3.2 -19.9 ; l_ ~- 2.6 17.6 -28.2 19.9 -20.9 17.2 -16.7 ; l_ ~- 2.6 33.5 -20.1 33.5 -12.5 29.6 -9.2 ; l_ ~- 2.6 46.1 -7.5 43.7 -0.3 39 1.6 ; l_ ~- 2.6 54.2 8.4 49.7 14.5 44.6 14.9 ; z_ ~- 2 34 26 26.9 28.4 ; z_ ~- 2 29.4 43 22.1 41.5 ; z_ ~- 2 17 55.4 11.4 50.5 ; z_ ~- 2 0 60 -2.4 52.9 ; z_ ~- 2 -17 55.4 -15.5 48.1 ; z_ ~- 2 -29.4 43 -24.5 37.4 ; z_ ~- 2 -34 26 -26.9 23.6 ; z_ ~- 2 -29.4 9 -22.1 10.5 ; z_ ~- 2 -17 -3.4 -11.4 1.5 ; z_ ~- 2 0 -8 2.4 -0.9 ; z_ ~- 2 17 -3.4 15.5 3.9 ; z_ ~- 2 29.4 9 24.5 14.6
part ribs-t@trilobite = clay a : b_ ~+ -34 -14 0 -30 34 -14 38 6 0 14 -38 6 ; o_ k -22 -4 4.5 6 ; o_ k 22 -4 4.5 6 ; b_ ~+ -13 16 13 16 11 54 0 78 -11 54 ; l_ ~-- 2.6 -44 19 -14 15 0 18 14 15 44 19 ; l_ ~-- 2.6 -40.6 27 -13.4 23 0 26 13.4 23 40.6 27 ; l_ ~-- 2.6 -37.2 35 -12.8 31 0 34 12.8 31 37.2 35 ; l_ ~-- 2.6 -33.8 43 -12.2 39 0 42 12.2 39 33.8 43 ; l_ ~-- 2.6 -30.4 51 -11.6 47 0 50 11.6 47 30.4 51 ; l_ ~-- 2.6 -27 59 -11 55 0 58 11 55 27 59 ; l_ ~-- 2.6 -23.6 67 -10.4 63 0 66 10.4 63 23.6 67 ; l_ ~-- 2.6 -20.2 75 -9.8 71 0 74 9.8 71 20.2 75
scene lay

* glue-amber | 6-8 9-12 | Dinosaurs, Bugs
topics amber, fossil, mosquito, jurassic, insect in amber, resin, suncatcher, prehistoric, science
colors gold, black, orange
minutes 30 35
waits 5760
mess some
heart glue: glue = 2 tbsp
need mold: plastic-lid, plastic-tub
heart tint: food-coloring = 3 drop
need wings: tracing-paper, rice-paper, tissue-paper, paper = 1 scrap
nice bits: fern-frond, seed, grass, moss, feather = pinch
nice line: string, leather-cord, cotton-cord, embroidery-floss, ribbon = 10 in
tool pen: permanent-marker, ballpoint-pen, gel-pen
tool scissors: scissors
tool stir: craft-stick, plastic-spoon
tool punch: hole-punch
step bug: draw wings pen > bug by cc
step cut: cut wings scissors by cc
step tint: mix glue tint stir by cc
step pour: fill glue mold > amber by cc
step lay: arrange wings glue stir by cc
step bits: decorate bits glue > bits by cc
step bury: fill glue mold by cc
step dry: dry glue by cc
step peel: cut glue scissors by cc
step hang: thread line glue punch > line by cc
part amber = tint gold : b^ gold -8 -76 26 -70 58 -40 72 4 62 50 30 80 -12 86 -50 68 -70 26 -64 -20 -40 -58 ; b_ gold+ -20 -52 10 -58 34 -40 20 -30 -16 -26 -40 0 -48 -14 ; b_ orange 54 10 60 34 44 60 10 74 -20 72 20 56 42 34 ; d_ gold+ 3.4 38 -20 46 6 -34 52 20 62 ; o_ k 0 -62 3.6
part line = line own : l_ brown 2.4 0 -62 -10 -82 0 -100 10 -82 0 -62
part bits = bits green : l_ brown 2.4 -54 30 -40 40 -22 44 ; j_ brown -50 32 -46 20 3 ; j_ brown -42 38 -36 26 3 ; j_ brown -34 42 -26 32 3 ; d_ brown 2.4 30 48 36 54
part bug = wings k : o_ cream -12 -4 26 8 -38 ; o_ cream 18 -6 26 8 28 ; o_ k 2 18 5 22 12 ; o_ k 0 -8 9 10 ; o_ k -2 -22 6.5 6.5 ; z_ k 2 -3 -28 -8 -44 ; z_ k 1.8 -4 -27 -18 -36 ; z_ k 1.8 0 -27 10 -38 ; z_ k 2 -6 -6 -26 8 -34 26 ; z_ k 2 -4 2 -18 24 -20 44 ; z_ k 2 7 -6 28 6 40 22 ; z_ k 2 6 2 22 22 22 44 ; z_ k 2 6 -12 30 -14 46 -4 ; z_ k 2 -8 -12 -28 -10 -42 2
scene hang

* dino-planter | 9-12 13+ | Dinosaurs, Nature
extras pot: moss, crystal
appeal 3
topics planter, plant pot, succulent, brachiosaurus, long neck, room decor, plants, gift
near gardening
colors teal, cream, light green
minutes 75 100
waits 2880
mess some
heart clay: air-dry-clay = 1 1/2 lb
need pot: yogurt-pot, terracotta-pot, plastic-tub, plastic-cup, can
need core: aluminum-foil, newspaper, packing-paper = 2 sheet
heart plant: potted-plant, fresh-herb = 1
nice bed: soil = 1 cup
need color: acrylic-paint, paint, metallic-paint = 2 color
nice shine: glue = 2 tbsp
join tape: masking-tape, tape
home water
tool tool: plastic-knife, craft-stick, toothpick, pencil
tool roller: rolling-pin, cardboard-tube
tool stamp: paper-straw, bottle-cap, plastic-straw
tool brush: paintbrush, sponge-brush
step core: build core tape by cc
step slab: roll clay roller by cc
step wrap: shape clay pot water > body by cc
step neck: shape clay core water > neck by cc
step legs: shape clay tool water > legs by cc
step skin: print stamp clay tool > scales by cc
step dry: dry clay by cc
step paint: paint clay color brush > face by cc
step shine: paint shine clay brush by cc
step plant: fill plant pot bed? > plant by cc
part plant = plant green : j^ ~- -34 -8 -58 -40 8 ; j^ ~ -26 -8 -40 -62 9 ; j^ ~- -14 -8 -12 -68 9 ; j^ ~ -2 -8 14 -56 9 ; j^ ~+ -34 -8 -62 -20 7 ; j^ ~+ -20 -8 -26 -52 8 ; j^ ~+ -8 -8 2 -48 8 ; j^ ~ 4 -8 26 -34 7
part neck = clay w paint paint a : t^ ~ 20 40 22 42 10 16 52 -34 12 54 -64 12 ; b^ ~ 42 -58 44 -80 62 -90 84 -80 96 -66 92 -54 72 -50 54 -46
part legs = clay w paint paint a : r^ ~ -50 66 24 32 6 ; r^ ~ 18 66 24 32 6 ; r ~- -24 64 20 28 5 ; r ~- -2 64 20 28 5
part body = clay w paint paint a : b^ ~ -99 52 -76 38 -62 4 -56 -8 -14 -12 28 -8 40 14 44 40 32 58 -10 64 -56 62 -78 56 ; o_ k -16 -9 40 5 ; o_ brown- -16 -8 36 3.6
part scales = clay k : a_ b -44 20 6 3.6 0 180 ; a_ b -28 20 6 3.6 0 180 ; a_ b -12 20 6 3.6 0 180 ; a_ b 4 20 6 3.6 0 180 ; a_ b -36 32 6 3.6 0 180 ; a_ b -20 32 6 3.6 0 180 ; a_ b -4 32 6 3.6 0 180 ; a_ b 12 32 6 3.6 0 180 ; a_ b -44 44 6 3.6 0 180 ; a_ b -28 44 6 3.6 0 180 ; a_ b -12 44 6 3.6 0 180 ; a_ b 4 44 6 3.6 0 180
part face = color b : k 68 -74 5 ; l_ k 2.6 94 -62 82 -58 70 -60 ; o_ k 90 -70 2 ; z_ b 3 -58 72 -58 80 ; z_ b 3 -50 72 -50 80 ; z_ b 3 -42 72 -42 80 ; z_ b 3 10 72 10 80 ; z_ b 3 18 72 18 80 ; z_ b 3 26 72 26 80
scene stand

* stitched-dino | 9-12 13+ | Dinosaurs
extras puppet: party-hat, paper-crown
extras world Dinosaurs: leaf, pinecone, stone, moss, toy-tree, potted-plant, grass, bark, driftwood, pipe-cleaner, paper-strip, felt-ball, chestnut
appeal 3
topics dinosaur plush, plushie, softie, stuffed animal, sewing, felt, soft toy, hand sewing, baby gift
variant stegosaurus | Dinosaurs | green, orange, yellow free | stegosaurus
variant brontosaurus | Dinosaurs | light blue, navy, cream | brontosaurus, brachiosaurus, long neck, diplodocus
colors green, orange, yellow
minutes 90 120
mess low
heart felt: felt, old-sweater, denim, old-t-shirt = 3 sheet
need fill: pillow-stuffing, cotton-ball, wool-roving, fabric-scrap = 3 handful
need floss: embroidery-floss, sewing-thread, yarn = 12 ft
need plan: paper, newspaper, packing-paper = 1 sheet
nice eyes: button, bead, safety-eye = 2
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pencil: pencil, chalk
step plan: draw plan pencil by cc
step cut: cut felt plan scissors by cc
step marks: sew felt floss needle > spots spots-b by cc
step edge: sew felt floss needle by cc
step around: sew felt floss needle > body body-b back back-b by cc
step fill: fill fill felt pencil by cc
step close: sew felt floss needle > seam seam-b by cc
step eyes: sew eyes felt floss needle > eyes eyes-b by cc
step face: sew felt floss needle > face face-b by cc
part back@stegosaurus = felt b : q^ ~ 4 -62.7 36.1 -76 23.2 -80.2 8.6 -65.1 7 -48.1 14.6 ; q^ ~ 4 -51.5 18 -61.4 -0.8 -61.9 -17.8 -45.8 -12.4 -30.6 2.5 ; q^ ~ 4 -34.9 4.7 -38.6 -18.3 -34 -36.1 -20 -24.1 -10.1 -3.1 ; q^ ~ 4 -14.8 -2.4 -10.7 -26.1 -0.4 -41.9 8.7 -25.4 11.2 -1.5 ; q^ ~ 4 6.4 -2.5 17.9 -22.8 32.6 -33.8 36 -15.7 30.7 7 ; q^ ~ 4 26.5 4.5 42.7 -9.3 59.2 -13.5 57.5 3.4 46.3 21.4 ; q^ ~ 4 43.2 17.7 60.6 11.4 75.6 14 70.4 28.3 56.2 40.3
part back-b@brontosaurus = felt b : v^ ~ -40 6 30 -2 6 14
part body@stegosaurus = felt a : b^ ~ -98 44 -74 34 -52 12 -24 -4 8 -6 38 6 58 26 76 22 94 30 98 44 86 54 66 54 56 58 54 82 34 82 30 66 -16 66 -20 82 -42 82 -46 62 -70 56
part body-b@brontosaurus = felt a : b^ ~ -98 62 -84 50 -64 34 -44 10 -12 -2 22 0 34 -16 38 -48 44 -72 62 -84 84 -80 94 -68 86 -58 68 -56 60 -40 60 0 56 34 52 50 54 82 32 82 28 62 -18 64 -20 82 -44 82 -48 60 -72 62
part spots@stegosaurus = felt c : d_ ~ 6 -28 24 8 18 34 32 ; d_ ~ 4.4 -8 38 -48 38 18 44
part spots-b@brontosaurus = felt c : d_ ~ 6 -22 20 8 24 36 16 ; d_ ~ 4.4 -8 38 -44 38 26 42 46 -24
part seam@stegosaurus = floss w : stitch w -92 45 -60 52 4 ; stitch w -48 16 -20 2 4 ; stitch w -16 0 30 4 6 ; stitch w 36 10 58 30 4 ; stitch w 64 28 90 34 4 ; stitch w -12 62 28 62 6
part seam-b@brontosaurus = floss w : stitch w -90 58 -62 38 5 ; stitch w -58 32 -38 12 4 ; stitch w -34 8 20 4 8 ; stitch w 36 -6 42 -60 8 ; stitch w 56 -42 56 30 9 ; stitch w -14 60 26 58 6
part face@stegosaurus = floss k : k 82 36 4 ; l_ k 2.4 96 44 88 48 80 46
part face-b@brontosaurus = floss k : k 70 -72 4 ; l_ k 2.4 92 -66 82 -62 72 -64
part eyes@stegosaurus = eyes k : button ~ 81 36 6
part eyes-b@brontosaurus = eyes k : button ~ 69 -72 6
template body 2 8 across
template body-b 2 8 across
scene stand

* power-cuffs | 2-3 4-5 6-8 | Superheroes
extras worn: glitter-glue, sticker, stick-on-gem, electrical-tape, sequin, ric-rac, letter-bead
appeal 3
topics superhero, cuffs, wristbands, bracelet, gauntlet, armband, costume, dress up, hero party, warrior, amazon
colors red, yellow, blue free
minutes 20 25 35
mess some
heart tube: cardboard-tube = 2
need color@2-3,4-5: paint, marker, crayon = 2 color
need color@6-8: paint, marker, crayon, aluminum-foil, duct-tape, metallic-paint
nice bands: washi-tape, duct-tape, masking-tape, ribbon, aluminum-foil = 4 strip
nice badge: craft-foam, cardstock, construction-paper, cereal-box = 1 scrap
nice stars: sticker, felt-sticker, stick-on-gem = 6
nice knobs@4-5,6-8: button, bottle-cap, pom-pom, googly-eye, sequin = 6
need bolt: construction-paper, magazine, junk-mail, tissue-paper, cardstock, felt = 1 scrap
need lace@6-8: shoelace, beading-elastic, sewing-elastic, leather-cord, yarn, string, ribbon = 5 ft
join glue: glue, glue-stick
tool scissors: scissors
tool punch@6-8: hole-punch
tool brush: paintbrush, sponge-brush when color=paint,metallic-paint
step slit: cut tube scissors by gtc
step color: color tube color brush > cuffs by ccc
step bands: decorate bands tube > bands by tcc
step bolt@4-5,6-8: cut bolt badge? scissors by tc
step tear@2-3: tear bolt by c
step glue@2-3: glue bolt tube glue > scraps by c
step glue@4-5,6-8: glue bolt badge? tube glue > badge bolt by cc
step knobs@4-5,6-8: glue knobs tube glue > knobs by cc
step stars: decorate stars tube > stars by ccc
step holes@6-8: poke tube punch by c
step lace@6-8: thread lace tube > lace by c
step fit: play tube by tcc
part cuffs = tube own paint color a : q^ ~ 14 -85 -54 -11 -54 -11 60 -85 60 ; q_ ~- 8 -28 -50 -12 -50 -12 56 -28 56 ; o ~+ -48 -52 36 9 ; o_ ~-- -48 -52 31 6 ; q^ ~ 14 11 -54 85 -54 85 60 11 60 ; q_ ~- 8 68 -50 84 -50 84 56 68 56 ; o ~+ 48 -52 36 9 ; o_ ~-- 48 -52 31 6
part bands = bands b : r ~ -48 -30 76 11 ; r ~ -48 42 76 11 ; r ~ 48 -30 76 11 ; r ~ 48 42 76 11
part badge = badge c : o c -48 6 26 26 ; o c 48 6 26 26
part bolt = bolt b : p ~ -42.4 -13.6 -60.6 8.8 -50.8 8.8 -55 25.6 -35.4 0.4 -45.2 0.4 -38.2 -13.6 ; p ~ 53.6 -13.6 35.4 8.8 45.2 8.8 41 25.6 60.6 0.4 50.8 0.4 57.8 -13.6
part scraps = bolt b : bits ~ 1.1 -66 -30 -44 -36 -52 -12 -72 2 -38 6 -60 24 -44 36 -70 44 30 -32 52 -38 40 -10 62 -4 28 14 50 22 34 40 58 44
part stars = stars b : bits w 1.48 -74 6 -22 6 22 6 74 6 -48 -46 48 -46
part lace = lace w : z w 2.6 -87 -40 -71 -28 ; z w 2.6 -71 -40 -87 -28 ; z w 2.6 -87 -22 -71 -10 ; z w 2.6 -71 -22 -87 -10 ; z w 2.6 -87 -4 -71 8 ; z w 2.6 -71 -4 -87 8 ; z w 2.6 -87 14 -71 26 ; z w 2.6 -71 14 -87 26 ; z w 2.6 -87 32 -71 44 ; z w 2.6 -71 32 -87 44 ; z w 2.6 71 -40 87 -28 ; z w 2.6 87 -40 71 -28 ; z w 2.6 71 -22 87 -10 ; z w 2.6 87 -22 71 -10 ; z w 2.6 71 -4 87 8 ; z w 2.6 87 -4 71 8 ; z w 2.6 71 14 87 26 ; z w 2.6 87 14 71 26 ; z w 2.6 71 32 87 44 ; z w 2.6 87 32 71 44
part knobs = knobs w : o ~ -68 53 4.5 ; o ~ -48 55 4.5 ; o ~ -28 53 4.5 ; o ~ 28 53 4.5 ; o ~ 48 55 4.5 ; o ~ 68 53 4.5
scene stand

* plate-mask | 2-3 4-5 6-8 | Superheroes
extras head: sticker, glitter-glue, electrical-tape, felt-sticker
appeal 3
topics superhero, mask, hero mask, costume, dress up, carnival, secret identity, halloween
near masquerade
colors red, yellow, blue free
minutes 20 25 30
mess some
heart plate: paper-plate
need handle@2-3: craft-stick, wooden-spoon
need color: paint, marker, crayon = 2 color
nice stars: sticker, felt-sticker, stick-on-gem = 4
nice fringe: feather, tissue-paper, crepe-paper, ribbon, yarn = 6 strip
need bolt@4-5,6-8: construction-paper, cardstock, craft-foam, felt = 1 scrap
join glue: glue, glue-stick
join tape: tape, masking-tape when fringe; handle
join band@4-5,6-8: sewing-elastic, yarn, ribbon, string = 24 in
tool hole@4-5,6-8: hole-punch, pencil
tool scissors: scissors
tool pencil: pencil, crayon
tool brush: paintbrush, sponge-brush when color=paint
step half: cut plate pencil scissors by gtc
step eyes: cut plate pencil scissors by ggt
step color: color plate color brush > mask by ccc
step bolts@4-5,6-8: cut bolt scissors by tc
step stick@4-5,6-8: glue bolt plate glue > bolts by cc
step stars: decorate stars plate > stars by ccc
step fringe: tape fringe plate tape > fringe by tcc
step handle@2-3: tape handle plate tape > handle by t
step band@4-5,6-8: tie band plate hole > band by gg
step peek: play plate by ccc
part band = band w : l_ ~ 4 -86 10 -97 -16 -99 -30 ; l_ ~ 4 86 10 97 -16 99 -30
part handle = handle own : stick ~ 0 6 0 98 12
part fringe = fringe b : j b -58 -34 -70 -88 7 ; j c -58 -34 -82 -72 7 ; j b -58 -34 -94 -56 7 ; j b 58 -34 70 -88 7 ; j c 58 -34 82 -72 7 ; j b 58 -34 94 -56 7
part mask = plate w paint color a : q^ ~ 7 -86 34 -90 10 -86 -14 -72 -38 -48 -56 -18 -66 18 -66 48 -56 72 -38 86 -14 90 10 86 34 26 34 14 12 0 6 -14 12 -26 34 ; om_ g 42 -10 19 14 ; am_ ~-- 42 -10 21 18.500 0 360
part bolts = bolt b : bm_ b 14 -10 32 -32 62 -34 78 -12 60 16 28 14 ; om_ g 42 -10 17 12 ; p c 6 -58 -8 -40 -1 -40 -5 -26 10 -46 3 -46 8 -58
part stars = stars w : bits w 1.3 -36 -52 -18 -58 18 -58 36 -52
scene lay

* hero-city | 2-3 4-5 | Superheroes
extras world Superheroes: toy-car, duct-tape, toy-tree, duplo-brick, wooden-block, pom-pom, flower, confetti, flashlight, moss, toy-brick, index-card, construction-paper, board-game-piece, cork, bell, flag, petal, doll
topics city, skyline, skyscraper, buildings, superhero, rescue, town, new york
near firefighter
colors navy, yellow, red
minutes 30 40
mess low
place floor
heart boxes: small-box, cereal-box, milk-carton, tissue-box, shoebox = 4
heart cover: construction-paper, packing-paper, wrapping-paper, paper-bag = 4 sheet
need panes: sticky-note, paper, construction-paper, origami-paper, magazine, junk-mail = 2 sheet
need hero: cardstock, paper, index-card = 1 sheet
need stick: craft-stick, paper-straw, plastic-spoon, wooden-spoon
nice moon: aluminum-foil, paper-plate = 1 scrap
join glue: glue, glue-stick
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
step close: tape boxes tape by tc
step wrap: glue cover boxes glue > towers by tt
step tear: tear panes by cc
step panes: glue panes cover glue > windows by cc
step hero: draw hero pen scissors by gt
step color: color hero pen > hero by cc
step stick: tape hero stick tape > stick by tt
step moon: shape moon > moon by cc
step build: build boxes by cc
step fly: play hero boxes by cc
part moon = moon yellow : o^ ~ 66 -72 20 20
part towers = cover a : r^ ~ -70 28 44 104 2 ; r^ ~- -24 4 42 152 2 ; r^ ~ 24 34 46 92 2 ; r^ ~- 70 16 40 128 2 ; r_ ~-- -70 -27 48 6 ; r_ ~-- -24 -74 46 6 ; r_ ~-- 24 -14 50 6 ; r_ ~-- 70 -50 44 6
part windows = panes b : r_ b -82 -10 7 10 ; r_ b -70 -10 7 10 ; r_ b -58 -10 7 10 ; r_ b -82 10 7 10 ; r_ b -70 10 7 10 ; r_ b -58 10 7 10 ; r_ b -82 30 7 10 ; r_ b -58 30 7 10 ; r_ b -70 50 7 10 ; r_ b -58 50 7 10 ; r_ b -36 -56 7 10 ; r_ b -24 -56 7 10 ; r_ b -12 -56 7 10 ; r_ b -24 -36 7 10 ; r_ b -12 -36 7 10 ; r_ b -36 -16 7 10 ; r_ b -24 -16 7 10 ; r_ b -12 -16 7 10 ; r_ b -36 4 7 10 ; r_ b -24 4 7 10 ; r_ b -36 24 7 10 ; r_ b -24 24 7 10 ; r_ b -12 24 7 10 ; r_ b -36 44 7 10 ; r_ b -24 44 7 10 ; r_ b -12 44 7 10 ; r_ b 10 4 8 11 ; r_ b 23 4 8 11 ; r_ b 36 4 8 11 ; r_ b 10 26 8 11 ; r_ b 36 26 8 11 ; r_ b 10 48 8 11 ; r_ b 23 48 8 11 ; r_ b 36 48 8 11 ; r_ b 60 -34 8 11 ; r_ b 80 -34 8 11 ; r_ b 60 -14 8 11 ; r_ b 80 -14 8 11 ; r_ b 60 6 8 11 ; r_ b 80 6 8 11 ; r_ b 60 26 8 11 ; r_ b 60 46 8 11 ; r_ b 80 46 8 11 ; r_ red -24 70 12 20 1 ; r_ red 24 72 12 16 1 ; r_ red -70 70 12 20 1 ; r_ red 70 70 12 20 1
part stick = stick own : stick ~ 10 -44 26 6 7
part hero = hero c : b^ c -8 -50 -30 -44 -46 -28 -40 -54 -22 -66 -4 -68 ; t^ blue 34 -72 6 8 -58 9 -16 -48 6 -30 -40 4 ; o^ s 20 -70 11 11 ; b_ k 10 -74 14 -82 26 -82 30 -74 20 -76 ; r_ red 22 -69 18 5 2 ; t s 24 -62 4 40 -76 4 50 -88 4 ; o s 52 -91 5 5 ; k 19 -69 1.6 ; k 26 -69 1.6
template hero 1 5 across
scene stand

* pet-cape | 2-3 4-5 | Superheroes, Animals
extras worn: glitter-glue, ric-rac, stick-on-gem, sequin, felt-sticker, sticker, bell, felt-ball, letter-bead, yarn
appeal 3
topics superhero, cape, teddy bear, teddy, stuffed animal, super dog, super cat, super pet, super bear, cuddly toy
near pet
colors red, yellow, tan
minutes 20 30
mess low
need pet: stuffed-animal, doll
heart cloth: felt, fabric-scrap, old-t-shirt, bandana = 1 piece
need badge: felt, craft-foam, construction-paper, fabric-scrap = 2 scrap
nice dots: felt-sticker, sticker = 8
need mask@4-5: felt, fabric-scrap, ribbon = 1 strip
join close: hook-and-loop-tape, masking-tape, tape, duct-tape
join glue: glue
tool scissors: scissors
tool pen: marker, fabric-marker, crayon
step measure: play pet cloth by tc
step cut: cut cloth scissors by gg
step badge: cut badge scissors by gt
step pattern: draw pen badge by cc
step stick: glue badge cloth glue > badge by cc
step dots: decorate dots cloth > dots by cc
step mask@4-5: cut mask scissors pen > mask by t
step close: tape close cloth > cape by gg
step dress: play pet > pet by tc
step fly: play pet by cc
part pet = pet c : t^ ~ -44 34 15 -74 44 14 -92 50 13 ; t^ ~- -40 22 13 -70 24 12 -86 24 12 ; o^ ~ -8 24 46 29 -8 ; t^ ~ 26 36 11 56 44 11 80 40 11 ; o ~ 32 -38 13 13 ; o ~ 72 -34 13 13 ; o_ ~- 33 -37 7 7 ; o_ ~- 71 -33 7 7 ; o^ ~ 52 -8 33 30 ; o_ ~+ 60 6 17 13 ; o_ k 64 0 5.5 4 ; k 44 -13 4 ; k 68 -14 4 ; l_ k 2 64 5 62 11 55 11
part mask = mask d : b_ blue 22 -16 34 -25 54 -18 74 -25 84 -17 80 -6 66 -4 55 -11 42 -3 26 -5 ; o_ w 42 -13 6 5 ; o_ w 69 -14 6 5 ; o_ k 43 -13 3.2 ; o_ k 70 -14 3.2
part cape = cloth a : b^ ~ 34 20 20 -2 -14 -22 -50 -40 -96 -58 -90 -30 -98 -8 -88 16 -58 14 -20 24 8 36 28 36
part badge = badge b : s^ ~ -44 -10 5 17 8 ; o_ ~- -84 -38 4.5 ; o_ ~- -90 4 4.5 ; o_ ~- 0 14 4.5
part dots = dots b : bits ~ .8 -18 -8 -24 8 -44 13 -63 7 -72 -10 -63 -27 -44 -32 -26 -24
scene lay

* hero-shield | 4-5 6-8 9-12 | Superheroes
extras worn: stick-on-gem, glitter-glue
topics shield, superhero, knight, armor, dress up, costume, hero shield, captain, medieval
near embossing
colors blue, yellow, red free
minutes 35 45 50
mess low
heart disk: cardboard, pizza-box, cake-board, paper-plate, cereal-box = 2 piece
heart foil: aluminum-foil = 2 sheet
need cord: yarn, string, rope, cotton-cord = 4 ft
need grip: ribbon, duct-tape, old-belt, fabric-scrap = 18 in
nice ink@6-8,9-12: permanent-marker, paint-marker, acrylic-paint, metallic-paint = 2 color
nice stars@4-5: sticker, felt-sticker, stick-on-gem = 5
nice rivets: bottle-cap, button, plastic-lid = 8
join glue: glue
join tape: tape, masking-tape, duct-tape
home plate
tool scissors: scissors
tool pencil: pencil
tool rub: cotton-swab, craft-stick, eraser
step disk: cut disk plate pencil scissors by gtc
step star: cut disk pencil scissors by gtc
step raise: glue disk glue by ccc
step cord: glue cord disk glue by tcc
step foil: tape foil disk tape > shield by tcc
step rub: shape foil rub > relief by ccc
step ink@6-8,9-12: color ink foil > colors by cc
step stars@4-5: decorate stars foil > stars by c
step rivets: tape rivets foil tape > rivets by ccc
step grip: tape grip disk tape by gtc
step stand: play disk by ccc
part shield = foil silver : o^ ~ 0 0 90 90 ; p_ ~+ -60 -66 -20 -86 -4 -60 -40 -40 ; p_ ~- 40 50 70 34 60 66 30 76 ; p_ ~+ 50 -60 76 -30 60 -20
part colors = ink a : o_ ~ 0 0 84 84 ; o_ silver 0 0 66 66 ; o_ b 0 0 60 60 ; o_ silver 0 0 44 44 ; o_ a 0 0 38 38 ; l_ a+ 3 -74 -30 -58 -54 -34 -72
part relief = foil silver : a_ ~-- 0 0 90 86 0 360 ; a ~+ 0 0 69 62 0 360 ; a ~+ 0 0 47 40 0 360 ; p ~+ 10 -35 -22.5 5 -5 5 -12.5 35 22.5 -10 5 -10 17.5 -35
part stars = stars b : bits ~ 1.67 0 -76 72 -23 45 61 -45 61 -72 -23
part rivets = rivets c : bits ~ 1.11 0 76 -54 54 54 54 -76 0 76 0 -54 -54 54 -54 0 -76
scene lay

* hero-cape | 4-5 6-8 | Superheroes
extras worn: ric-rac, glitter-glue, stick-on-gem, sequin, patch, felt-sticker, letter-bead, bell, embroidery-floss
appeal 3
topics cape, cloak, superhero, costume, dress up, superhero party, birthday party, halloween, super kid, emblem
colors red, yellow, blue free
minutes 40 50
waits 120
mess some
heart cloth: pillowcase, bed-sheet, old-t-shirt, fabric-scrap, old-towel = 1 piece
need sponge: kitchen-sponge, sponge-brush, cotton-pad
need stencil: cardstock, cereal-box, folder, paper-plate = 1 sheet
nice foam: craft-foam, felt, felt-sticker = 1 sheet
join tape: masking-tape, tape
join clips: clothespin, binder-clip = 2
join glue: glue
home plate
home newspaper
tool paint@4-5: fabric-paint, paint, acrylic-paint = 1 color
need paint@6-8: fabric-paint, acrylic-paint, paint = 2 color
tool pencil: pencil
tool scissors: scissors
home iron when paint=fabric-paint
step size: prepare cloth scissors by tc
step emblem: draw stencil pencil by tc
step window: cut stencil scissors by gt
step fix: tape stencil cloth newspaper tape > cloth by tc
step pour@4-5: prepare paint plate by g
step dab@4-5: print sponge cloth > emblem by c
step dab@6-8: print paint sponge plate cloth > emblem by c
step peel: prepare stencil by tc
step dry: dry cloth iron by gc
step foam: glue foam cloth glue > foam by tc
step wear: play cloth clips > clips by tc
part cloth = cloth a : q^ ~ 3 -46 -84 46 -84 62 -20 84 72 58 82 30 74 0 84 -30 74 -58 82 -84 72 -62 -20 ; p_ ~- -20 -82 -12 -82 -40 72 -52 78 ; p_ ~- 12 -82 20 -82 52 78 40 72 ; p_ ~- -2 40 2 40 5 82 -5 82
part emblem = stencil b : a_ b 0 -12 42 36 0 360 ; p_ b 8.8 -42.8 -19.8 -7.6 -4.4 -7.6 -11 18.8 19.8 -20.8 4.4 -20.8 15.4 -42.8
part foam = foam b : s ~ -58 58 5 11 5 ; s ~ 58 58 5 11 5 ; s ~ -50 20 5 8 3.6 ; s ~ 50 20 5 8 3.6 ; s ~ 0 62 5 11 5
part clips = clips own : q^ ~ 2 -49.3 -71.9 -56.7 -102.1 -49.8 -103.3 -43 -73 ; q^ ~- 2 -35.5 -74.4 -39 -105.2 -45.9 -104 -41.8 -73.2 ; q silver 2 -54.9 -86.5 -55.8 -91.4 -36.1 -94.9 -35.2 -89.9 ; q^ ~ 2 35.5 -74.4 39 -105.2 45.9 -104 41.8 -73.2 ; q^ ~- 2 49.3 -71.9 56.7 -102.1 49.8 -103.3 43 -73 ; q silver 2 35.2 -89.9 36.1 -94.9 55.8 -91.4 54.9 -86.5
scene hang

* peg-heroes | 6-8 9-12 | Superheroes
extras world Superheroes: wooden-block, toy-brick, toy-car, pipe-cleaner, craft-foam, construction-paper, cardstock, letter-bead, board-game-piece, pom-pom, cork, paper-straw, paper-strip, washi-tape, glass-gem, crystal, bottle-cap, coin, flashlight, confetti, paper-cup, nuts-and-bolts, toy-tree, felt-ball, index-card
extras figure: flag
appeal 3
topics peg dolls, superhero, superheroes, small world, figures, team, doll, dollhouse
near family portrait
colors red, blue, yellow, green free
minutes 50 60
waits 60
mess some
heart pegs: peg-doll, clothespin, bottle-cork, spool, cork = 3
need cape: felt, fabric-scrap, craft-foam, old-tie, denim = 1 sheet
need paint: acrylic-paint, paint, paint-marker, permanent-marker, marker = 4 color
need fine: permanent-marker, marker, gel-pen, ballpoint-pen
nice belt: ribbon, ric-rac = 6 in
nice hair: yarn, wool-roving, embroidery-floss = 12 in
join glue: glue
join hold: rubber-band, hair-tie, masking-tape = 3
tool brush: paintbrush, cotton-swab when paint=acrylic-paint,paint
tool pencil: pencil
tool scissors: scissors
step plan: draw pegs pencil by cc
step suits: paint pegs paint brush? > bodies by cc
step trunks: paint pegs paint brush? > suits by cc
step dry: dry pegs by cc
step masks: paint paint pegs brush? > masks by cc
step faces: draw fine pegs > faces by cc
step cape: cut cape scissors by cc
step glue: glue cape pegs glue hold belt? > capes belt by tc
step hair: glue hair pegs glue > hair by cc
step sign: draw fine pegs > signs by cc
part capes = cape b : b^ ~ -72 -8 -48 -8 -34 40 -28 78 -60 72 -94 78 -84 40 ; b^ ~ -14 -24 14 -24 28 36 34 78 0 70 -34 78 -28 36 ; b^ ~ 48 -8 72 -8 84 40 94 78 62 72 30 78 36 40
part bodies = pegs own : o^ ~ -60 -26 21 21 ; b^ a -74 -4 -46 -4 -38 40 -40 80 -80 80 -82 40 ; o^ ~ 0 -46 23 23 ; b^ b -15 -22 15 -22 24 34 22 80 -22 80 -24 34 ; o^ ~ 60 -26 21 21 ; b^ d 46 -4 74 -4 82 40 80 80 40 80 38 40
part suits = paint c : r_ c -60 44 43 8 1 ; p_ b -81 48 -39 48 -44 60 -60 66 -76 60 ; r_ red 0 38 48 8 1 ; p_ red -24 42 24 42 18 54 0 62 -18 54 ; r_ k 60 44 43 8 1 ; r_ c 60 44 9 9 1 ; r_ b -60 76 40 8 ; r_ c 0 76 44 8 ; r_ k 60 76 40 8
part belt = belt c : r^ ~ 0 34 50 8 1 ; r^ ~ -60 34 46 8 1 ; r^ ~ 60 34 46 8 1
part masks = paint k : bm_ red -60 -30 -46 -34 -40 -26 -48 -20 -60 -24 ; b_ b -60 -24 -72 -20 -80 -26 -74 -34 -60 -30 -46 -34 -40 -26 -48 -20 ; b_ red 0 -46 -14 -41 -22 -48 -16 -56 0 -51 16 -56 22 -48 14 -41 ; b_ k 60 -24 48 -20 40 -26 46 -34 60 -30 74 -34 80 -26 72 -20
part faces = fine k : o_ w -68 -27 4 ; o_ w -52 -27 4 ; o_ w -8 -48 4.4 ; o_ w 8 -48 4.4 ; o_ w 52 -27 4 ; o_ w 68 -27 4 ; d_ k 2 -67 -27 -51 -27 -7 -48 9 -48 53 -27 69 -27 ; u -60 -17 6 ; u 0 -36 7 ; u 60 -17 6
part hair = hair brown : b brown -80 -34 -72 -50 -56 -52 -40 -42 -40 -34 -56 -40 ; y gold 0 -66 22 12 7 .3 ; b k 40 -34 44 -48 60 -54 76 -48 80 -34 60 -40
part signs = fine k : p_ c -55.6 2.6 -69.9 20.2 -62.2 20.2 -65.5 33.4 -50.1 13.6 -57.8 13.6 -52.3 2.6 ; s_ c 0 4 5 12 5 ; o_ c 60 18 11 ; j_ d 54 26 67 10 5
scene stand

* comic-mask | 9-12 13+ | Superheroes
topics mask, cosplay, costume, decoupage, halloween, secret identity, masquerade
near comic, comics, comic book, graphic novel
colors red, blue, yellow, black
minutes 60 75
waits 60
mess some
heart tape: duct-tape = 1 roll
need card: cardboard, cereal-box, cardstock, folder = 1 piece
need plan: paper, newspaper = 1 sheet
nice comics: magazine, junk-mail, newspaper, old-book-page = 3 page
nice shades: sunglasses
need band: sewing-elastic, ribbon, cotton-cord, shoelace = 20 in
join glue: glue
tool brush: paintbrush, sponge-brush
tool pencil: pencil, marker
tool scissors: scissors
tool punch: hole-punch
step measure: draw plan pencil shades? by cc
step pattern: cut plan scissors by cc
step card: cut card plan pencil scissors > mask by cc
step darts: tape card tape scissors by cc
step skin: tape tape card scissors > skin by cc
step comics: glue comics card glue brush > comics by cc
step rims: tape tape card scissors > rims by cc
step dry: dry card by cc
step band: tie band card punch > band by cc
step fit: test card band by cc
part band = band k : l_ ~ 4 -86 -16 -98 -30 -97 -50 ; l_ ~ 4 86 -16 98 -30 97 -50
part mask = card a : p^ ~ -96 -42 -64 -34 -36 -48 0 -30 36 -48 64 -34 96 -42 88 10 66 36 36 40 16 26 0 44 -16 26 -36 40 -66 36 -88 10
part skin = tape a : p_ red -94 -40 -64 -32 -36 -46 0 -28 36 -46 64 -32 94 -40 87 9 65 34 36 38 16 24 0 42 -16 24 -36 38 -65 34 -87 9
part comics = comics w : p_ yellow -94 -40 -64 -32 -50 -39 -58 -8 -88 2 ; p_ w -50 -39 -36 -46 0 -28 -2 8 -30 -14 ; p_ light-blue 0 -28 36 -46 50 -38 34 -12 -1 6 ; p_ yellow 50 -38 64 -32 94 -40 90 -10 62 -10 ; p_ light-blue -88 2 -56 -6 -50 30 -65 34 -87 9 ; p_ red -54 16 -30 8 -10 28 -16 24 -36 38 -52 33 ; p_ yellow -16 20 0 -4 16 20 0 42 ; p_ w 12 22 32 6 56 14 52 35 36 38 16 24 ; p_ red 56 -8 90 -10 87 9 65 34 54 34 ; z_ k 2 -50 -39 -58 -8 -88 2 ; z_ k 2 -50 -39 -30 -14 -2 8 34 -12 50 -38 62 -10 90 -10 ; z_ k 2 0 -28 -2 8 ; z_ k 2 -56 -6 -50 30 ; z_ k 2 12 22 0 -2 -14 22 ; z_ k 2 56 -8 54 34 ; d_ red 1.5 -82 -32 -76 -32 -70 -32 -64 -32 -79 -26 -73 -26 -67 -26 -61 -26 -82 -20 -76 -20 -70 -20 -64 -20 -79 -14 -73 -14 -67 -14 -61 -14 ; d_ blue 1.5 14 -30 20 -30 26 -30 32 -30 38 -30 11 -24 17 -24 23 -24 29 -24 35 -24 8 -18 14 -18 20 -18 26 -18 32 -18 38 -18 11 -12 17 -12 23 -12 29 -12 35 -12 ; d_ orange 1.5 62 -28 68 -28 74 -28 80 -28 86 -28 65 -22 71 -22 77 -22 83 -22 89 -22 62 -16 68 -16 74 -16 80 -16 86 -16 ; p_ red -27 -38.5 -24.9 -33.7 -20.1 -36.3 -21.7 -31 -15.9 -29.9 -21.5 -27 -18.2 -22.9 -22.9 -23.2 -23.4 -18.1 -27 -22.3 -31.1 -16.8 -30.8 -23.4 -37 -22.2 -32.9 -27 -38.1 -30 -31.9 -30.8 -34.2 -36.6 -29.2 -34 ; p_ blue 30 19.4 31.7 23.3 35.7 21.2 34.4 25.5 39 26.4 34.6 28.8 37.2 32.1 33.4 32 33 36.1 30 32.8 26.7 37.1 26.8 31.8 21.8 32.7 25.1 28.9 20.9 26.4 25.9 25.6 24.1 21 28.2 23 ; z_ k 1.4 -80 14 -62 10 ; z_ k 1.4 -80 20 -64 16 ; z_ k 1.4 -76 26 -62 22 ; p_ red 3.2 8.8 -7.2 21.6 -1.6 21.6 -4 31.2 7.2 16.8 1.6 16.8 5.6 8.8 ; l_ w 2 64 8 74 2 82 4
part rims = tape k : bm_ k 12 0 30 -20 58 -22 76 -8 62 18 32 18 ; bm_ g 20 0 34 -13 57 -14 67 -6 57 10 35 11 ; z_ k 5 -96 -42 -64 -34 -36 -48 0 -30 36 -48 64 -34 96 -42 88 10 66 36 36 40 16 26 0 44 -16 26 -36 40 -66 36 -88 10 -96 -42
template mask 1 7 across fold
scene lay

* emblem-patch | 9-12 13+ | Superheroes
extras worn: seed-bead, charm
topics patch, badge, emblem, crest, logo, insignia, felt, sewing, applique, denim jacket, backpack, team
near iron-on patch
colors navy, red, yellow, white free
minutes 100 120
mess low
heart felt: felt, denim, old-sweater = 4 color
need floss: embroidery-floss, sewing-thread, yarn = 9 ft
need plan: paper, graph-paper, index-card = 1 sheet
nice beads: seed-bead, bead, sequin = handful
join back: pin-back, hook-and-loop-tape, fabric-scrap
tool pencil: pencil, chalk
tool needle: needle
tool scissors: scissors, fabric-scissors
step sketch: draw plan pencil by cc
step test: test plan by cc
step pattern: cut plan scissors by cc
step cut: cut felt plan scissors by cc
step stack: sew felt floss needle > field sign by cc
step outline: sew felt floss needle > lines by cc
step beads: sew beads felt floss needle > beads by cc
step back: sew back felt floss needle by cc
step edge: sew felt floss needle > base edge by cc
part base = felt a : q^ ~ 8 -70 -78 0 -94 70 -78 76 -20 58 40 0 92 -58 40 -76 -20
part field = felt b : q ~ 7 -58 -66 0 -80 58 -66 63 -18 48 32 0 76 -48 32 -63 -18 ; q_ ~- 4 -58 -24 -30 -30 0 -22 30 -30 58 -24 60 -8 30 -14 0 -6 -30 -14 -60 -8
part sign = felt c : p^ ~ 17.6 -65.6 -39.6 4.8 -8.8 4.8 -22 57.6 39.6 -21.6 8.8 -21.6 30.8 -65.6
part lines = floss w : stitch w 17 -60 -34 6 8 ; stitch w -34 4 -11 4 3 ; stitch w -10 8 -20 50 5 ; stitch w -16 52 34 -20 9 ; stitch w 36 -20 10 -22 3 ; stitch w 11 -26 26 -62 5
part beads = beads yellow : s ~ -42 -46 5 8 3.6 ; s ~ 44 -46 5 8 3.6 ; d ~ 2.6 -30 40 30 40 -42 16 42 16 0 68
part edge = floss c : stitch c -64 -72 0 -87 8 ; stitch c 0 -87 64 -72 8 ; stitch c 64 -70 70 -20 6 ; stitch c 70 -18 54 36 7 ; stitch c 54 38 0 85 9 ; stitch c 0 85 -54 38 9 ; stitch c -54 36 -70 -18 7 ; stitch c -70 -20 -64 -70 6
template base 1 4
scene lay

* comic-zine | 6-8 9-12 13+ | -
extras book: washi-tape
appeal 3
variant hero | Superheroes | red, yellow, blue, white free | superhero, superheroes, hero, marvel, dc comics, antihero, villain, avengers, spiderman, batman
variant story | - | red, yellow, blue, white | short story, mystery, science fiction
topics comic, comics, comic book, zine, mini comic, graphic novel, story, drawing, manga, own book, writing, illustrator
colors red, yellow, blue, white
minutes 60 75 120
mess low
heart sheet: paper, packing-paper, graph-paper = 3 sheet
heart ink: ballpoint-pen, gel-pen, marker, drawing-ink, permanent-marker = 1 color
need color: marker, colored-pencil, watercolor-pencil, crayon = 3 color
nice cuttings: magazine, junk-mail, newspaper, map = 2 page
nice staple@13+: stapler
join stick: glue-stick, glue
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step fold: fold sheet by ccc
step slit: cut sheet scissors by tcc
step book: fold sheet > pages by tcc
step story: draw sheet pencil by ccc
step panels: draw sheet pencil ruler > panels by ccc
step pencil: draw sheet pencil by ccc
step letters: draw ink sheet > words by ccc
step ink: draw ink sheet > figures by ccc
step cuttings: glue cuttings sheet stick scissors > cuttings by ccc
step color: color color sheet staple? > colors by ccc
part pages = sheet w : p^ ~- -6 -70 -62 -84 -66 68 -6 80 ; p^ ~ -6 -70 -96 -60 -96 84 -6 80 ; p^ ~ -6 -70 92 -62 94 86 -6 80 ; z_ k 1 -6 -70 -6 80
part colors = color a : p_ light-blue -88 -52 -16 -60 -16 -2 -88 4 ; p_ red 8 -60 84 -54 85 4 8 -1 ; p_ yellow 8 8 44 10 44 74 8 71 ; p_ light-blue 50 10 85 13 86 77 50 75 ; p_ yellow -88 12 -54 9 -54 70 -88 74
part panels = pencil k : z_ ~ 2.4 -88 -52 -16 -60 -16 -2 -88 4 -88 -52 ; z_ ~ 2.4 8 -60 84 -54 85 4 8 -1 8 -60 ; z_ ~ 2.4 8 8 44 10 44 74 8 71 8 8 ; z_ ~ 2.4 50 10 85 13 86 77 50 75 50 10 ; z_ ~ 2.4 -88 12 -54 9 -54 70 -88 74 -88 12 ; z_ ~ 2.4 -48 9 -16 6 -16 68 -48 70 -48 9
part cuttings = cuttings gray : p_ navy -86 3 -86 -20 -76 -21 -76 -32 -66 -33 -66 -22 -56 -22 -56 -38 -46 -39 -46 -20 -36 -20 -36 -30 -26 -31 -26 -18 -18 -18 -18 -3
part figures = ink k : p_ yellow 46 -58.7 52.2 -46.4 65.5 -54.4 62.8 -40.6 80.1 -41.6 66.1 -30.5 79.6 -23.8 66.9 -19.7 72.7 -7.9 57.3 -12.7 57.2 5.1 46 -9.1 35.1 4.4 34.2 -12.1 17.6 -6.6 27.2 -20.5 8.8 -23.3 23.1 -30.9 12.4 -41.3 28.8 -40.9 25.6 -55.7 40.3 -45 ; p_ w 46 -52.5 50.4 -41 61.6 -49.1 58.1 -37.1 72.1 -38.4 61.8 -30 71.3 -24.8 59.5 -22.6 68.3 -11.2 54.3 -16.8 54.3 -3.5 46 -15.8 38.3 -5.1 38.2 -17.5 25 -12.2 32.2 -22.5 20.8 -24.9 31.9 -29.8 21.8 -37.6 33.9 -37.1 30.4 -49 42 -39.8 ; b_ yellow -52 -40 -66 -44 -80 -36 -70 -34 -74 -26 -58 -30 ; t_ k -44 -44 3 -56 -34 5 -72 -26 3 ; o_ s -42 -47 4.6 ; z_ k 2.6 -46 -42 -34 -50 ; o_ s 26 36 12 13 ; b_ k 14 34 18 24 26 21 36 25 38 34 26 29 ; r_ k 26 36 23 6 2 ; u 26 42 4 ; b_ k 12 72 16 54 26 50 36 54 40 73 ; p_ yellow 28.4 53.6 20.6 63.2 24.8 63.2 23 70.4 31.4 59.6 27.2 59.6 30.2 53.6 ; b_ yellow 68 30 80 38 82 66 54 64 56 38 ; o_ s 68 32 8 8 ; b_ k 60 42 76 42 74 74 62 73 ; b_ k -86 32 -78 28 -71 33 -64 28 -57 31 -58 40 -66 44 -71 39 -76 44 -85 41 ; o_ w -78 36 4 3 ; o_ w -64 35 4 3 ; p_ k -67.8 46.8 -78.2 59.6 -72.6 59.6 -75 69.2 -63.8 54.8 -69.4 54.8 -65.4 46.8 ; o_ light-blue -32 38 13 16 ; o_ w -37 34 4 ; o_ w -27 34 4 ; d_ k 1.8 -36 34 -26 34 ; z_ k 2.4 -40 46 -24 46
part words = ink k : z_ ~ 3.6 26 -36 26 -20 ; z_ ~ 3.6 26 -36 34 -34 34 -28 26 -27 ; z_ ~ 3.6 41 -36 41 -21 51 -21 51 -36 41 -36 ; z_ ~ 3.6 59 -36 61 -21 64 -29 67 -21 69 -36 ; o_ w -34 -52 14 5 ; z_ ~ 1.4 -44 -52 -24 -53 ; o_ w -78 17 8 4 ; o_ w 76 20 8 5 ; z_ ~ 1.4 71 20 81 20
scene stand

* skyline-light | 9-12 13+ | Superheroes
appeal 3
topics city, skyline, paper cutting, papercut, lightbox, night light, shadow box, layered paper, new york, gotham, room decor
near lamp
colors navy, blue, light blue, yellow, black
minutes 90 120
mess low
heart sheets: construction-paper, cardstock = 4 sheet
need frame: shoebox, cardboard-box, tissue-box, cereal-box
heart light: string-light, LED-candle, LED-tea-light, flashlight, glow-stick
need glow: tracing-paper, parchment-paper, paper, wax-paper = 1 sheet
need spacers: cardboard, foam-board, corrugated-paper, pizza-box = 1 piece
join glue: glue, glue-stick
join tape: tape, masking-tape
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step frame: cut frame pencil ruler scissors > frame by cc
step sky: tape glow frame tape > sky by cc
step plan: draw sheets pencil ruler by cc
step far: cut sheets scissors > far by cc
step near: cut sheets scissors > near by cc
step front: cut sheets scissors > front by cc
step spacers: cut spacers ruler scissors by cc
step layer: glue sheets spacers frame glue by cc
step light: build light frame tape > light by cc
step dark: test light by cc
part sky = glow yellow : r^ light-blue 0 0 164 164 ; r_ light-blue+ 0 30 164 104
part light = light yellow : o_ yellow+ 22 -30 56 56 ; o_ w 22 -30 42 42
part far = sheets c : p ~ -82 82 -82 -6 -62 -6 -62 -30 -48 -30 -48 4 -34 4 -34 -44 -28 -44 -28 -58 -24 -58 -24 -44 -16 -44 -16 10 6 10 6 -14 34 -14 34 16 48 16 48 -36 54 -42 60 -36 60 12 82 12 82 82
part near = sheets b : p^ ~ -82 82 -82 24 -66 24 -66 8 -44 8 -44 38 -26 38 -26 14 -18 4 -10 14 -10 44 16 44 16 22 40 22 40 48 56 48 56 30 82 30 82 82 ; r_ d -60 18 4 6 ; r_ d -50 18 4 6 ; r_ d -60 30 4 6 ; r_ d -60 42 4 6 ; r_ d -50 42 4 6 ; r_ d 22 32 4 6 ; r_ d 33 32 4 6 ; r_ d 33 44 4 6 ; r_ d -21 26 3 6 ; r_ d -13 26 3 6 ; r_ d -21 38 3 6 ; r_ d -13 38 3 6 ; r_ d 64 40 4 6 ; r_ d 64 52 4 6 ; r_ d 74 52 4 6
part front = sheets a : p^ ~ -82 82 -82 52 -60 52 -60 40 -34 40 -34 58 -8 58 -8 12 -4 12 -4 4 34 4 34 12 38 12 38 60 60 60 60 50 82 50 82 82 ; r_ d 2 24 5 7 ; r_ d 20 24 5 7 ; r_ d 29 24 5 7 ; r_ d 2 37 5 7 ; r_ d 11 37 5 7 ; r_ d 20 37 5 7 ; r_ d 29 37 5 7 ; r_ d 2 50 5 7 ; r_ d 11 50 5 7 ; r_ d 20 50 5 7 ; r_ d 11 63 5 7 ; r_ d 20 63 5 7 ; r_ d 29 63 5 7 ; r_ d -54 50 4 6 ; r_ d -46 50 4 6 ; r_ d -38 50 4 6 ; r_ d -54 62 4 6 ; r_ d -38 62 4 6 ; r_ d 66 60 4 6 ; r_ d 75 60 4 6 ; b_ k 20 4 14 -2 16 -18 12 -26 18 -34 24 -34 30 -26 28 -18 30 4 ; o_ k 21 -40 6.4 7 ; b_ k 16 -30 4 -22 -14 -26 -24 -14 -18 -6 -6 2 10 4 18 4
part frame = frame kraft : r ~ 0 -91 192 18 2 ; r ~- 0 91 192 18 2 ; r^ ~ -89 0 18 196 2 ; r^ ~- 89 0 18 196 2
scene stand

* hero-signal | 6-8 9-12 | Superheroes
extras machine: glitter-paper, glitter-glue, sticker, washi-tape
appeal 3
topics bat signal, hero signal, flashlight, shadow, emblem, logo, sleepover, science of light
near light, night, projector
colors yellow, navy, black
minutes 25 35
mess low
heart light: flashlight, phone
heart tube: cardboard-tube, oatmeal-canister, paper-cup, yogurt-pot, coffee-sleeve
need screen: construction-paper, cardstock, cereal-box = 1 sheet
nice film: cellophane, tissue-paper, candy-wrapper = 1 scrap
nice wrap: wrapping-paper, aluminum-foil, construction-paper, magazine, junk-mail = 1 sheet
join tape: tape, masking-tape, duct-tape
tool pencil: pencil
tool scissors: scissors
step ring: draw tube screen pencil by cc
step emblem: draw screen pencil by cc
step cut: cut screen scissors > screen by tc
step film: tape film screen tape > film by cc
step bottom: cut tube scissors by tc
step cap: tape screen tube tape by cc
step wrap: tape wrap tube tape scissors > tube by cc
step beam: test light tube > light by cc
step focus: play light tube by cc
part film = film yellow : p_ yellow+ -52 50 -44 60 40 14 40 -78
part light = light own : p_ yellow+ -50 44 -38 66 60 18 16 -78 ; r^ navy -82 72 38 20 4 -28 ; r navy- -66 63 12 26 3 -28
part screen = screen k : o_ navy 36 -28 54 58 -20 ; s_ yellow+ 36 -30 5 44 19 -100
part tube = tube own : q^ ~ 3 -72 52 -44 36 -30 60 -58 76 ; q_ ~- 2 -58 76 -62 68 -34 54 -30 60 ; o_ k -38 48 6 14 -30
scene lay

* zipline-hero | 4-5 6-8 | Superheroes
appeal 3
topics superhero, flying, zip line, zipline, fly, superman, rescue, physics, experiment
near gravity
colors blue, red, yellow
minutes 25 30
mess low
place floor
heart straw: paper-straw, plastic-straw, balloon-stick
heart line: string, yarn, cotton-cord, ribbon, fishing-line = 12 ft
need card: cardstock, cereal-box, index-card, paper-plate = 1 sheet
need color: marker, crayon, colored-pencil = 3 color
need cape: tissue-paper, crepe-paper, paper-napkin, felt, fabric-scrap = 1 scrap
nice weight: paper-clip, sticker, coin = 2
join tape: tape, masking-tape
tool scissors: scissors
tool pencil: pencil, marker
step hero: draw card pencil by tc
step suit: color color card > hero by cc
step cut: cut card scissors by gc
step cape: tape cape card tape scissors > cape by tc
step rail: cut straw scissors by gc
step hang: tape straw card tape > straw by tc
step line: thread line straw > line by tc
step tie: tie line by gt
step weight: tape weight card tape > weight by tc
step fly: play card line by cc
part line = line k : z_ k 2.4 -100 -84 100 -14
part cape = cape a : b^ red 4 -6 -18 -26 -54 -34 -94 -40 -86 -18 -98 2 -66 4 -28 14 2 18
part hero = card w : t^ blue -8 18 11 -44 34 9 -70 44 7 ; t^ blue 0 10 13 34 14 15 48 12 12 ; t blue -10 24 10 -48 50 8 -72 66 7 ; q_ red 3 -84 44 -66 36 -62 50 -80 58 ; q_ red 3 -86 68 -68 58 -64 72 -82 80 ; q_ red 3 -14 8 2 4 0 28 -18 30 ; o^ s 56 -2 17 17 ; b_ k 42 -4 46 -18 60 -20 70 -12 58 -10 ; b_ red 46 2 54 -6 72 -6 74 2 64 6 ; o_ w 60 -1 3.6 ; o_ w 69 -1 3 ; d_ k 1.6 61 -1 70 -1 ; l_ k 2 62 9 67 10 71 7 ; t^ blue 38 20 7 64 26 7 84 22 7 ; o red 91 21 9 9 ; p_ yellow 32.8 4.2 23.7 15.4 28.6 15.4 26.5 23.8 36.3 11.2 31.4 11.2 34.9 4.2
part straw = straw own : z^ w 8 -36 -61.6 60 -28 ; z_ red 8 -24 -57.4 -14 -53.9 ; z_ red 8 0 -49 10 -45.5 ; z_ red 8 26 -40 36 -36.4 ; z_ w 7 14 -42 20 6 ; z_ w 7 -14 -52 -8 8
part weight = weight silver : l_ silver 2.4 14 24 14 40 20 40 20 26 17 26 17 36 ; l_ silver 2.4 28 26 28 42 34 42 34 28 31 28 31 38
template hero 1 6 across
scene lay

* foil-hero | 6-8 9-12 | Superheroes
extras world Superheroes: wooden-block, toy-brick, toy-car, pipe-cleaner, craft-foam, construction-paper, cardstock, letter-bead, board-game-piece, pom-pom, cork, paper-straw, paper-strip, washi-tape, glass-gem, crystal, wood-slice, cake-board, picture-frame, flashlight, confetti, felt-ball, index-card
extras figure: charm, old-jewelry-piece
appeal 3
topics action figure, superhero, figure, sculpture, giacometti, statue, movement
near human body, art, toy
colors red, blue, silver
minutes 30 45
mess low
heart foil: aluminum-foil = 2 sheet
need cape: felt, fabric-scrap, tissue-paper, crepe-paper, old-tie, paper-napkin = 1 scrap
need suit: washi-tape, duct-tape, electrical-tape, masking-tape = 1 roll
need base: cardboard, wood-slice, cardstock, pizza-box, wooden-block = 1 piece
nice ink: permanent-marker, paint-marker
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool ruler: ruler
step slits: cut foil ruler scissors by cc
step body: shape foil by cc
step head: shape foil > figure by cc
step arms: shape foil by cc
step legs: shape foil by cc
step suit: tape suit foil scissors > suit by cc
step cape: cut cape scissors by cc
step wear: tape cape foil suit > cape by cc
step face: draw ink foil > face by cc
step pose: tape foil base tape > base by cc
part base = base own : p^ ~ -58 66 46 66 64 84 -74 84 ; r_ ~- -5 83 138 5
part cape = cape a : b^ ~ -10 -38 14 -38 24 -10 22 24 -2 46 -34 60 -84 66 -62 44 -70 22 -44 4 -28 -16
part figure = foil silver : t^ ~ 2 18 9 -22 44 7 -30 72 6 ; p ~- -38 68 -24 66 -24 76 -44 76 ; t^ ~ 8 18 9 26 42 7 22 72 6 ; p ~- 16 68 30 66 38 76 16 76 ; q^ ~ 5 -16 -38 20 -38 18 -8 14 22 -6 22 -10 -6 ; t^ ~ 16 -34 7 40 -56 6 52 -88 6 ; o ~+ 54 -93 9 9 ; t^ ~ -14 -32 7 -36 -12 6 -16 4 5 ; o^ ~ 2 -56 16 17 ; p_ ~+ -8 -66 2 -72 6 -58 -4 -52 ; p_ ~- 6 -52 14 -58 10 -44 ; p_ ~+ -12 -32 -2 -34 -4 -14 ; p_ ~- 8 -28 16 -34 14 -14 ; p_ ~+ 24 40 28 44 24 60 ; p_ ~- -22 44 -16 46 -26 66 ; p_ ~+ 40 -60 46 -68 50 -84
part suit = suit b : p_ ~ -12 -12 17 -12 15 0 -10 0 ; p_ red -9 10 15 10 12 24 2 30 -6 24 ; p_ red 38 -68 46 -72 48 -62 42 -58 ; p_ red -26 58 -34 58 -34 66 -26 68 ; p_ red 18 58 28 58 28 66 17 66
part face = ink k : o_ k -4 -58 2.6 ; o_ k 9 -58 2.6 ; l_ k 2 -3 -49 3 -47 8 -49
scene stand

* pow-print | 6-8 9-12 | Superheroes
topics pop art, lichtenstein, pow, boom, sound words, onomatopoeia, poster, printing, halftone
near comic, comics, graphic novel
colors yellow, red, blue, white
minutes 45 60
waits 30
mess lots
heart wrap: bubble-wrap = 1 sheet
need paint: paint, acrylic-paint = 2 color
need sheet: construction-paper, cardstock, paper = 4 sheet
nice comics: magazine, junk-mail, newspaper, old-book-page = 2 page
need outline: marker, permanent-marker, paint-marker
join stick: glue-stick, glue
home plate
tool brush: foam-roller, paintbrush, sponge-brush
tool pencil: pencil
tool scissors: scissors
step ink: paint wrap paint brush plate by cc
step dots: print wrap sheet > ground by cc
step second@9-12: print wrap paint sheet brush > second by c
step comics: glue comics sheet stick scissors > comics by cc
step dry: dry sheet by cc
step burst: cut sheet pencil scissors > burst by cc
step inner: cut sheet pencil scissors > inner by cc
step letters: cut sheet pencil scissors > letters by cc
step glue: glue sheet stick by cc
step outline: draw outline sheet > lines by cc
part ground = sheet a : r^ w 0 0 190 176 ; d_ red 3.7 -88 -80 -75.6 -80 -63.2 -80 -50.8 -80 -38.4 -80 -26 -80 -13.6 -80 -1.2 -80 11.2 -80 23.6 -80 36 -80 48.4 -80 60.8 -80 73.2 -80 85.6 -80 -81.8 -67.8 -69.4 -67.8 -57 -67.8 -44.6 -67.8 -32.2 -67.8 -19.8 -67.8 -7.4 -67.8 5 -67.8 17.4 -67.8 29.8 -67.8 42.2 -67.8 54.6 -67.8 67 -67.8 79.4 -67.8 91.8 -67.8 -88 -55.6 -75.6 -55.6 -63.2 -55.6 -50.8 -55.6 -38.4 -55.6 -26 -55.6 -13.6 -55.6 -1.2 -55.6 11.2 -55.6 23.6 -55.6 36 -55.6 48.4 -55.6 60.8 -55.6 73.2 -55.6 85.6 -55.6 -81.8 -43.4 -69.4 -43.4 -57 -43.4 -44.6 -43.4 -32.2 -43.4 -19.8 -43.4 -7.4 -43.4 5 -43.4 17.4 -43.4 29.8 -43.4 42.2 -43.4 54.6 -43.4 67 -43.4 79.4 -43.4 91.8 -43.4 -88 -31.2 -75.6 -31.2 -63.2 -31.2 -50.8 -31.2 -38.4 -31.2 -26 -31.2 -13.6 -31.2 -1.2 -31.2 11.2 -31.2 23.6 -31.2 36 -31.2 48.4 -31.2 60.8 -31.2 73.2 -31.2 85.6 -31.2 -81.8 -19 -69.4 -19 -57 -19 -44.6 -19 -32.2 -19 -19.8 -19 -7.4 -19 5 -19 17.4 -19 29.8 -19 42.2 -19 54.6 -19 67 -19 79.4 -19 91.8 -19 -88 -6.8 -75.6 -6.8 -63.2 -6.8 -50.8 -6.8 -38.4 -6.8 -26 -6.8 -13.6 -6.8 -1.2 -6.8 11.2 -6.8 23.6 -6.8 36 -6.8 48.4 -6.8 60.8 -6.8 73.2 -6.8 85.6 -6.8 -81.8 5.4 -69.4 5.4 -57 5.4 -44.6 5.4 -32.2 5.4 -19.8 5.4 -7.4 5.4 5 5.4 17.4 5.4 29.8 5.4 42.2 5.4 54.6 5.4 67 5.4 79.4 5.4 91.8 5.4 -88 17.6 -75.6 17.6 -63.2 17.6 -50.8 17.6 -38.4 17.6 -26 17.6 -13.6 17.6 -1.2 17.6 11.2 17.6 23.6 17.6 36 17.6 48.4 17.6 60.8 17.6 73.2 17.6 85.6 17.6 -81.8 29.8 -69.4 29.8 -57 29.8 -44.6 29.8 -32.2 29.8 -19.8 29.8 -7.4 29.8 5 29.8 17.4 29.8 29.8 29.8 42.2 29.8 54.6 29.8 67 29.8 79.4 29.8 91.8 29.8 -88 42 -75.6 42 -63.2 42 -50.8 42 -38.4 42 -26 42 -13.6 42 -1.2 42 11.2 42 23.6 42 36 42 48.4 42 60.8 42 73.2 42 85.6 42 -81.8 54.2 -69.4 54.2 -57 54.2 -44.6 54.2 -32.2 54.2 -19.8 54.2 -7.4 54.2 5 54.2 17.4 54.2 29.8 54.2 42.2 54.2 54.6 54.2 67 54.2 79.4 54.2 91.8 54.2 -88 66.4 -75.6 66.4 -63.2 66.4 -50.8 66.4 -38.4 66.4 -26 66.4 -13.6 66.4 -1.2 66.4 11.2 66.4 23.6 66.4 36 66.4 48.4 66.4 60.8 66.4 73.2 66.4 85.6 66.4 -81.8 78.6 -69.4 78.6 -57 78.6 -44.6 78.6 -32.2 78.6 -19.8 78.6 -7.4 78.6 5 78.6 17.4 78.6 29.8 78.6 42.2 78.6 54.6 78.6 67 78.6 79.4 78.6 91.8 78.6
part second = paint c : d_ blue 2.6 -86 -77 -73.6 -77 -61.2 -77 -48.8 -77 -36.4 -77 -24 -77 -11.6 -77 0.8 -77 13.2 -77 25.6 -77 38 -77 50.4 -77 62.8 -77 75.2 -77 87.6 -77 -79.8 -64.8 -67.4 -64.8 -55 -64.8 -42.6 -64.8 -30.2 -64.8 -17.8 -64.8 -5.4 -64.8 7 -64.8 19.4 -64.8 31.8 -64.8 44.2 -64.8 56.6 -64.8 69 -64.8 81.4 -64.8 93.8 -64.8 -86 -52.6 -73.6 -52.6 -61.2 -52.6 -48.8 -52.6 -36.4 -52.6 -24 -52.6 -11.6 -52.6 0.8 -52.6 13.2 -52.6 25.6 -52.6 38 -52.6 50.4 -52.6 62.8 -52.6 75.2 -52.6 87.6 -52.6 -79.8 -40.4 -67.4 -40.4 -55 -40.4 -42.6 -40.4 -30.2 -40.4 -17.8 -40.4 -5.4 -40.4 7 -40.4 19.4 -40.4 31.8 -40.4 44.2 -40.4 56.6 -40.4 69 -40.4 81.4 -40.4 93.8 -40.4 -86 -28.2 -73.6 -28.2 -61.2 -28.2 -48.8 -28.2 -36.4 -28.2 -24 -28.2 -11.6 -28.2 0.8 -28.2 13.2 -28.2 25.6 -28.2 38 -28.2 50.4 -28.2 62.8 -28.2 75.2 -28.2 87.6 -28.2 -79.8 -16 -67.4 -16 -55 -16 -42.6 -16 -30.2 -16 -17.8 -16 -5.4 -16 7 -16 19.4 -16 31.8 -16 44.2 -16 56.6 -16 69 -16 81.4 -16 93.8 -16
part comics = comics w : p_ light-blue -95 88 -95 40 -52 60 -44 88 ; p_ tan 95 -88 95 -44 56 -62 50 -88 ; z_ k 2 -95 60 -58 68 ; z_ k 2 -78 49 -70 88 ; z_ k 2 95 -62 62 -74
part burst = sheet b : p^ blue 0 -83.5 12.7 -49.5 42.2 -79.2 35.1 -38.8 74.7 -53.2 53.3 -21.8 86.1 -16.2 60.6 2 85.8 20.1 53.9 26 69.2 53.1 35.2 42.9 40.7 80.3 14.2 59.5 0 84.7 -12.9 54.2 -42.1 82.9 -40.4 48.9 -75.2 57.5 -53.6 25.9 -99.7 23.1 -56.1 2 -98 -18.7 -52.7 -21.5 -70.1 -49.7 -35.4 -39.1 -40 -74.9 -14.1 -55.4
part inner = sheet a : p yellow 0 -67.5 11.4 -43.3 35.7 -65.3 31.4 -33.8 60.3 -41.7 46.2 -18.2 71.3 -12.8 50.7 2 76.6 17.9 47.7 22.9 56.3 42.8 30.6 36.8 31.2 60.9 11.8 49.1 0 74.2 -10.4 43.6 -36 69.9 -33.9 40.6 -61.7 46.7 -46.4 22.3 -71 16.7 -46.7 2 -75.4 -13.6 -42.4 -16.6 -57.2 -39.5 -30.2 -32.5 -30.9 -56.3 -11.2 -42.6
part letters = sheet d : q^ w 2 -54 26 -58 -22 -38 -26 -26 -20 -26 -6 -36 0 -42 2 -40 24 ; q_ yellow 1 -46 -14 -40 -16 -36 -12 -40 -6 -45 -4 ; o^ w -3 -2 18 24 ; o_ yellow -3 -2 7 12 ; q^ w 2 18 -22 31 -24 34 0 40 -14 47 -16 53 -2 56 -28 69 -30 62 22 51 23 45 8 40 25 29 26
part lines = outline k : z_ k 3 -54 26 -58 -22 -38 -26 -26 -20 -26 -6 -36 0 -42 2 -40 24 -54 26 ; z_ k 3 18 -22 31 -24 34 0 40 -14 47 -16 53 -2 56 -28 69 -30 62 22 51 23 45 8 40 25 29 26 18 -22 ; a_ k -3 -2 25 21.5 0 360 ; z_ k 3 -62 44 -44 40 ; z_ k 3 50 38 64 42
scene lay

* stop-motion | 9-12 13+ | Dinosaurs, Superheroes
extras world Dinosaurs: stone, moss, toy-tree
appeal 3
topics stop motion, animation, movie, film, video, claymation, film set, filmmaker
near diorama, youtube
variant dinosaur | Dinosaurs | green, orange, tan | dinosaur, t rex, prehistoric, jurassic
variant hero | Superheroes | red, blue, yellow | superhero, city, comic
colors green, orange, tan
minutes 90 120
mess some
heart stage: cardboard-box, shoebox, pizza-box
heart figure: modeling-clay, play-dough = 2 handful
need camera: phone
need backdrop: construction-paper, magazine, junk-mail, map, packing-paper, wallpaper = 3 sheet
need bones: pipe-cleaner, aluminum-foil, craft-stick = 3
nice ground: moss, sand, pebble, soil, stick, grass = handful
nice lamp: flashlight, string-light
join tape: tape, masking-tape, duct-tape
join glue: glue, glue-stick
home mug
tool scissors: scissors
tool pen: marker, pencil
step story: draw backdrop pen by cc
step stage: cut stage scissors > stage by cc
step backdrop: glue backdrop stage glue scissors > backdrop backdrop-h by cc
step figure: shape figure bones > figure figure-h by cc
step ground: decorate ground stage > ground by cc
step camera: build camera mug tape > camera by cc
step lamp: build lamp stage by cc
step test: test camera figure by cc
step shoot: play figure camera by cc
step cut: play camera by cc
part stage = stage own : p^ ~ -96 -84 96 -84 96 60 -96 60 ; p ~- -96 60 96 60 99 78 -99 78 ; p_ ~- -96 -84 -80 -74 -80 56 -96 60 ; p_ ~- 96 -84 80 -74 80 56 96 60
part backdrop@dinosaur = backdrop b : r_ light-blue 0 -9 160 130 ; o_ yellow 46 -44 17 17 ; p_ brown -80 40 -46 -34 -34 -40 -22 -34 18 40 ; p_ orange -46 -34 -34 -40 -22 -34 -26 -18 -32 -26 -36 -6 -42 -26 ; y_ w -34 -54 20 9 6 .2 ; b_ dark-green -80 56 -80 30 -40 22 0 32 40 20 80 28 80 56 ; jm_ green 76 52 58 10 6 ; jm_ green 78 50 72 4 6
part backdrop-h@hero = backdrop b : r_ navy 0 -9 160 130 ; o_ yellow -40 -44 18 18 ; p_ purple -80 56 -80 -10 -62 -10 -62 -30 -44 -30 -44 4 -30 4 -30 -20 -10 -20 -10 12 10 12 10 -40 30 -40 30 0 46 0 46 -26 66 -26 66 4 80 4 80 56 ; r_ yellow -74 0 4 7 ; r_ yellow -66 0 4 7 ; r_ yellow -74 14 4 7 ; r_ yellow -66 14 4 7 ; r_ yellow -74 28 4 7 ; r_ yellow -66 28 4 7 ; r_ yellow -56 -20 4 7 ; r_ yellow -48 -20 4 7 ; r_ yellow -56 -6 4 7 ; r_ yellow -48 -6 4 7 ; r_ yellow -56 8 4 7 ; r_ yellow -56 22 4 7 ; r_ yellow -48 22 4 7 ; r_ yellow 16 -30 4 7 ; r_ yellow 24 -30 4 7 ; r_ yellow 24 -16 4 7 ; r_ yellow 16 -2 4 7 ; r_ yellow 24 -2 4 7 ; r_ yellow 16 12 4 7 ; r_ yellow 24 12 4 7 ; r_ yellow 16 26 4 7 ; r_ yellow 24 26 4 7 ; r_ yellow 52 -16 4 7 ; r_ yellow 60 -16 4 7 ; r_ yellow 52 -2 4 7 ; r_ yellow 60 -2 4 7 ; r_ yellow 52 12 4 7 ; r_ yellow 60 12 4 7 ; r_ yellow 60 26 4 7 ; r_ yellow -24 -10 4 7 ; r_ yellow -16 -10 4 7 ; r_ yellow -24 4 4 7 ; r_ yellow -24 18 4 7 ; r_ yellow -16 18 4 7 ; r_ yellow -24 32 4 7 ; r_ yellow -16 32 4 7
part ground = ground tan : b_ ~ -80 56 -60 48 -20 52 30 46 80 52 92 70 60 76 -70 76 -90 68
part figure@dinosaur = figure a : b^ ~ -62 46 -40 44 -26 28 -14 6 0 -8 6 -26 24 -34 46 -30 54 -20 50 -12 34 -8 30 2 30 24 22 40 26 64 6 64 4 50 -8 52 -10 64 -28 64 -26 50 -44 54 ; k 26 -24 3.6 ; z_ w 2.4 34 -12 38 -15 42 -12 46 -15 50 -13 ; t ~- 26 8 4 40 12 3 42 20 2.4 ; p orange -46 44 -46 28 -32 34 ; p orange -33 34 -34 17 -21 22 ; p orange -22 21 -23 4 -11 4 ; p orange -11 4 -13 -12 -2 -6 ; p orange -1 -8 -2 -22 6 -18
part figure-h@hero = figure a : b^ red -10 -6 10 -6 24 30 30 58 0 52 -32 58 -24 26 ; t^ blue -4 26 8 -10 48 7 -10 66 6 ; t^ blue 6 26 8 12 48 7 14 66 6 ; q^ blue 5 -14 -10 16 -10 12 30 -10 30 ; t^ blue -12 -4 6 -30 8 5 -16 24 5 ; t^ blue 14 -4 6 32 -20 5 38 -40 5 ; o s 39 -45 6 6 ; o^ s 1 -26 14 15 ; b_ k -13 -28 -8 -42 8 -43 15 -30 2 -34 ; r_ k 1 -26 26 7 3 ; o_ w -5 -26 3 ; o_ w 8 -26 3 ; u 1 -17 5 ; o_ yellow 1 8 7 ; r_ yellow 1 27 23 5 1
part camera = camera k : r^ k 66 66 34 56 5 ; r_ light-blue 66 64 27 44 2 ; p_ green 58 78 64 60 72 56 76 64 74 78 ; o_ red 66 89 3 ; r^ gray 66 95 44 10 3
scene stand
`;
