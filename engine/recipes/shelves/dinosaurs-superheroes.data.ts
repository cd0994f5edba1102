export const shelf = `
* plate-stegosaurus | 2-3 4-5 | Dinosaurs
topics stegosaurus, dinosaur, dino, jurassic, prehistoric, plant eater
colors green, orange, dark green
minutes 25 30
mess some
heart plate: paper-plate
heart pins@4-5: clothespin = 8
need fins@2-3: construction-paper, cardstock, felt, craft-foam = 1 sheet
need card: cardstock, construction-paper, cereal-box = 1 sheet
need color: paint = 2 color
nice eye@4-5: googly-eye, sticker = 2
join glue: glue
tool scissors: scissors
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool pen: marker, crayon
step cut: cut plate scissors by gg
step paint: paint plate color brush > body by cc
step spots: print color plate > spots by cc
step head: cut card pen scissors > head by gt
step fins@2-3: glue fins plate glue > fins by c
step join@2-3: glue plate card glue by t
step pins@4-5: build pins plate card > pins by c
step face: draw pen card > face by tc
step eye@4-5: glue eye card glue > eye by c
step stomp@2-3: play plate by c
part head = card a : b^ ~- 48 52 62 26 80 18 98 26 99 38 88 46 72 50 62 72 50 74 ; q^ ~- 5 -50 34 -74 34 -99 16 -84 52 -52 70
part fins = fins b : q^ ~ 3 -64.5 62.1 -79.1 52.2 -85.6 40.1 -72.2 37.2 -55.2 42.1 ; q^ ~ 3 -53.3 39.5 -65.1 23 -68.1 7.8 -53.1 11.7 -37.3 24.4 ; q^ ~ 3 -34.6 22.7 -40.2 1.3 -37.9 -15.5 -24.8 -4.8 -14.1 14.6 ; q^ ~ 3 -11 14 -8.3 -8.7 0 -24 8.2 -8.7 11 14 ; q^ ~ 3 14.1 14.6 24.8 -4.8 37.9 -15.5 40.2 1.3 34.6 22.7 ; q^ ~ 3 37.3 24.4 53.1 11.7 68.1 7.8 65.1 23 53.3 39.5 ; q^ ~ 3 55.2 42.1 72.2 37.2 85.6 40.1 79.1 52.2 64.5 62.1
part pins = pins own : q^ ~ 2 -57 63.4 -108.5 43.7 -105.7 37.3 -54.5 57.5 ; q^ ~- 2 -51.6 50.5 -101.4 27.2 -104.2 33.6 -54.1 56.4 ; q silver 2 -81.1 56.4 -85.7 54.5 -77.9 36.1 -73.3 38 ; q^ ~ 2 -48.4 45.6 -90.6 10.2 -85.9 5 -44.1 40.9 ; q^ ~- 2 -39.1 35.2 -78.5 -3.2 -83.2 2 -43.3 40 ; q silver 2 -68.9 31.1 -72.6 27.8 -59.2 12.9 -55.5 16.3 ; q^ ~ 2 -34.5 31.6 -62.7 -15.7 -56.5 -19 -28.9 28.5 ; q^ ~- 2 -22.2 24.9 -46.9 -24.3 -53 -20.9 -27.8 28 ; q silver 2 -49.1 11.2 -51.5 6.8 -33.9 -2.8 -31.5 1.6 ; q^ ~ 2 -16.7 23 -27.8 -30.9 -20.9 -32.1 -10.4 21.9 ; q^ ~- 2 -2.9 20.7 -10.1 -33.9 -17 -32.7 -9.2 21.7 ; q silver 2 -23.8 -1.1 -24.6 -6 -4.9 -9.3 -4.1 -4.4 ; q^ ~ 2 2.9 20.7 10.1 -33.9 17 -32.7 9.2 21.7 ; q^ ~- 2 16.7 23 27.8 -30.9 20.9 -32.1 10.4 21.9 ; q silver 2 4.1 -4.4 4.9 -9.3 24.6 -6 23.8 -1.1 ; q^ ~ 2 22.2 24.9 46.9 -24.3 53 -20.9 27.8 28 ; q^ ~- 2 34.5 31.6 62.7 -15.7 56.5 -19 28.9 28.5 ; q silver 2 31.5 1.6 33.9 -2.8 51.5 6.8 49.1 11.2 ; q^ ~ 2 39.1 35.2 78.5 -3.2 83.2 2 43.3 40 ; q^ ~- 2 48.4 45.6 90.6 10.2 85.9 5 44.1 40.9 ; q silver 2 55.5 16.3 59.2 12.9 72.6 27.8 68.9 31.1 ; q^ ~ 2 51.6 50.5 101.4 27.2 104.2 33.6 54.1 56.4 ; q^ ~- 2 57 63.4 108.5 43.7 105.7 37.3 54.5 57.5 ; q silver 2 73.3 38 77.9 36.1 85.7 54.5 81.1 56.4
part body = plate own paint paint a : q^ ~ 3 -70 80 -68.2 64.4 -63.1 49.6 -54.7 36.4 -43.6 25.3 -30.4 16.9 -15.6 11.8 0 10 15.6 11.8 30.4 16.9 43.6 25.3 54.7 36.4 63.1 49.6 68.2 64.4 70 80 40 80 34 56 -34 56 -40 80
part spots = color b : d_ ~ 7 -36 44 2 28 38 46 ; d_ ~ 5 -18 26 20 44 -50 64 52 66 ; d_ ~ 4 -14 46 24 22
part face = pen k : k 84 29 4.5 ; l_ k 2.4 98 37 90 41 82 40
part eye = eye w : e 84 28 7
scene stand

* hatching-egg | 2-3 4-5 | Dinosaurs
topics dinosaur egg, baby dinosaur, hatching, egg, dino, easter, baby animals, nest
colors green, teal, light green
minutes 25 30
mess low
heart plate: paper-plate = 2
heart stick: craft-stick, plastic-spoon
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
step handle: tape stick baby tape by tc
step hatch: play plate baby by cc
part back = plate own : o^ ~ 6 18 62 68 ; o_ ~- 6 18 50 56
part lid = plate own : q^ ~ 2 -44 -30 -34 -62 -62 -70 -70 -92 -90 -84 -99 -58 -96 -28 -84 -2 -64 10 -62 -16 -48 -10 ; d_ b 7 -78 -50 ; d_ c 6 -72 -18 ; d_ b 4 -84 -28
part baby = baby a : b^ ~ -14 50 -12 0 -16 -20 -22 -36 -16 -58 6 -68 30 -60 46 -44 46 -30 34 -22 24 -18 24 10 30 50 ; d_ ~- 4 -4 -16 2 -4 12 10
part face = pen k : k 14 -48 5.5 ; l_ k 2.6 45 -32 32 -28 20 -32 ; o_ k 42 -42 2
part egg = plate own : q^ ~ 2 -56 14 -38 28 -24 8 -8 26 8 6 24 26 40 8 54 26 68 12 67 40 56 66 36 82 6 87 -24 82 -44 66 -55 40
part spots = spots b : o_ ~ -26 44 11 9 ; o_ c 6 56 13 10 ; o_ ~ 36 46 10 10 ; o_ c -10 34 7 6 ; o_ ~ 4 76 9 6 ; o_ c -34 62 7 6 ; o_ c 52 32 7 6 ; o_ ~ 22 33 7 6 ; o_ ~ 34 70 7 5
scene lay

* dino-trail | 2-3 4-5 | Dinosaurs
topics dinosaur footprints, footprint, tracks, dino tracks, stomp, trail, dinosaur party, giants
colors green, orange, cream
minutes 25 30
waits 30
mess lots
place floor
heart sponge: kitchen-sponge = 2
heart road: packing-paper, wrapping-paper, paper-bag, wallpaper, newspaper = 6 ft
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
step dry: dry road by tc
step walker: play walker road > walker by cc
step follow: play road by cc
part road = road w : q^ ~ 2 -96 6 -60 -70 96 -78 60 66 ; z_ ~- 1.2 -66 58 40 58
part tail = paint c : l_ brown 2.6 -70 22 -46 -2 -20 2 8 -22 34 -24 62 -54 78 -58
part left = paint a : b_ a -68.2 3.6 -68.3 -3.6 -66.5 -14.1 -64.6 -17.4 -62.6 -14.4 -63.4 -7.2 -58.3 -8.6 -52.5 -13 -48.6 -14 -50.1 -10.3 -55 -5 -57 0 -49.8 -0.1 -46.9 2.2 -50.4 3.7 -61.1 4.4 ; b_ a -20.6 -20.8 -20.2 -28 -17.6 -38.4 -15.5 -41.6 -13.8 -38.4 -15.1 -31.3 -9.8 -32.3 -3.8 -36.3 0.2 -37.1 -1.5 -33.4 -6.8 -28.5 -9.2 -23.7 -1.9 -23.2 0.7 -20.8 -2.8 -19.5 -13.5 -19.5 ; b_ a 29.6 -46.6 29.8 -53.8 32 -64.3 33.9 -67.5 35.8 -64.4 34.8 -57.2 40 -58.5 45.9 -62.6 49.8 -63.6 48.2 -59.9 43.1 -54.8 40.9 -49.9 48.1 -49.7 50.9 -47.3 47.4 -45.9 36.7 -45.5
part right = paint b : b_ b -52.4 41.4 -52.2 34.2 -50 23.7 -48.1 20.5 -46.2 23.6 -47.2 30.8 -42 29.5 -36.1 25.4 -32.2 24.4 -33.8 28.1 -38.9 33.2 -41.1 38.1 -33.9 38.3 -31.1 40.7 -34.6 42.1 -45.3 42.5 ; b_ b -0.8 18.9 -0.1 11.7 2.8 1.5 5 -1.6 6.7 1.6 5.1 8.7 10.4 7.8 16.6 4.1 20.6 3.4 18.7 7 13.2 11.7 10.8 16.5 18 17.2 20.6 19.7 16.9 20.9 6.3 20.5 ; b_ b 49.6 -10.6 49.8 -17.8 52 -28.3 53.9 -31.5 55.8 -28.4 54.8 -21.2 60 -22.5 65.9 -26.6 69.8 -27.6 68.2 -23.9 63.1 -18.8 60.9 -13.9 68.1 -13.7 70.9 -11.3 67.4 -9.9 56.7 -9.5
part feet = sponge b : b^ yellow-- -21.1 89.7 -31.6 83.7 -45.2 72.3 -48.4 66.9 -42.4 66.6 -32.7 73.8 -30.4 65.1 -31.9 53.1 -30.2 46.7 -26.1 51.9 -22.6 63.4 -17 70.4 -11.1 60 -5.4 57.7 -6.1 64 -13.9 80 ; b^ yellow -21.1 83.7 -31.6 77.7 -45.2 66.3 -48.4 60.9 -42.4 60.6 -32.7 67.8 -30.4 59.1 -31.9 47.1 -30.2 40.7 -26.1 45.9 -22.6 57.4 -17 64.4 -11.1 54 -5.4 51.7 -6.1 58 -13.9 74 ; d_ yellow- 2 -28 64 -22 54 -18 70 -36 58 -24 78 -10 62 ; b^ yellow-- 35.6 89.8 28.1 80.3 19.7 64.6 18.8 58.4 24.5 60.4 30.8 70.7 36.1 63.5 39.2 51.8 43.2 46.5 45.1 52.9 44 64.9 46.6 73.4 56 66 62.1 66 59.1 71.6 45.8 83.5 ; b^ yellow 35.6 83.8 28.1 74.3 19.7 58.6 18.8 52.4 24.5 54.4 30.8 64.7 36.1 57.5 39.2 45.8 43.2 40.5 45.1 46.9 44 58.9 46.6 67.4 56 60 62.1 60 59.1 65.6 45.8 77.5 ; d_ yellow- 2 36 64 42 54 30 60 46 74 36 78 50 58
part walker = walker d : b^ ~ 58 -66 66 -78 78 -82 84 -92 94 -90 96 -82 88 -78 86 -66 84 -56 78 -56 76 -64 70 -64 68 -56 62 -56
scene lay

* pressed-fossils | 2-3 4-5 6-8 | Dinosaurs, Nature
topics fossil, fossils, imprint, paleontology, paleontologist, museum, dinosaur footprint, science, geology, rocks, clay
colors tan, brown
minutes 20 30 40
mess some
heart dough@2-3: play-dough, modeling-clay = 2 handful
heart dough@4-5,6-8: air-dry-clay, modeling-clay, play-dough = 2 handful
heart finds@2-3: toy-animal, leaf, duplo-brick
heart finds@4-5,6-8: toy-animal, seashell, leaf, fern-frond, pinecone
nice shell@4-5,6-8: seashell, snail-shell
nice frond@4-5,6-8: fern-frond, leaf, pine-branch, stick
nice stain@4-5,6-8: paint, acrylic-paint, tea-bag = bit
need wipe@4-5,6-8: paper-towel, tissue, paper-napkin = 2 sheet
tool roller@6-8: rolling-pin, cardboard-tube, plastic-bottle
tool brush@4-5,6-8: paintbrush, toothbrush
step knead: shape dough by ccc
step flat@2-3,4-5: shape dough > slabs by cc
step flat@6-8: shape dough roller > slabs by c
step press: print finds dough > tracks by ccc
step shell@4-5,6-8: print shell dough > spiral by cc
step frond@4-5,6-8: print frond dough > fern by cc
step lift@2-3: play finds dough by t
step guess@2-3: play dough finds by c
step dry@4-5,6-8: dry dough by cc
step stain@4-5,6-8: paint stain dough brush wipe by tc
step label@4-5,6-8: play dough by cc
part slabs = dough a : b^ ~ -92 -20 -86 -62 -50 -82 -8 -78 8 -44 0 -6 -34 14 -74 10 ; b^ ~ 14 -34 26 -70 62 -84 94 -60 96 -22 74 0 38 2 18 -10 ; b^ ~ -54 44 -38 20 4 14 52 22 74 46 60 78 14 90 -34 80
part tracks = dough a : b_ ~-- -53.5 -29.9 -61.4 -34.1 -71.8 -42.2 -74.3 -46.1 -69.8 -46.5 -62.5 -41.4 -61 -47.9 -62.5 -56.7 -61.4 -61.5 -58.1 -57.8 -55.3 -49.3 -51 -44.3 -46.8 -52.2 -42.7 -54 -43.1 -49.3 -48.5 -37.3 ; b_ ~-- -27.4 -13.7 -33.2 -20.5 -39.8 -31.9 -40.7 -36.5 -36.4 -35.2 -31.5 -27.8 -27.7 -33.2 -25.7 -41.9 -22.9 -46 -21.3 -41.3 -21.8 -32.4 -19.7 -26.1 -12.9 -31.9 -8.4 -32 -10.5 -27.8 -20 -18.7
part spiral = dough a : o_ ~- 56 -40 27 27 ; i_ ~-- 56 -40 22 2.6 6
part fern = dough a : l_ ~-- 4 -36 66 0 52 56 40 ; j_ ~-- -30 64 -22 46 4 ; j_ ~-- -30 64 -12 77 4 ; j_ ~-- -17 60.4 -8 43.6 4 ; j_ ~-- -17 60.4 1 72.4 4 ; j_ ~-- -4 56.8 6 41.2 4 ; j_ ~-- -4 56.8 14 67.8 4 ; j_ ~-- 9 53.2 20 38.8 4 ; j_ ~-- 9 53.2 27 63.2 4 ; j_ ~-- 22 49.6 34 36.4 4 ; j_ ~-- 22 49.6 40 58.6 4 ; j_ ~-- 35 46 48 34 4 ; j_ ~-- 35 46 53 54 4
scene lay

* box-dino-feet | 4-5 6-8 | Dinosaurs
topics dinosaur costume, dino feet, costume, dress up, halloween, monster feet, stomp, dinosaur party
variant dinosaur | Dinosaurs | green, white, light green | dinosaur feet, dino feet, t rex feet
variant monster | Fantasy | purple, yellow, pink | monster, yeti, bigfoot, monster feet
colors green, white, light green
minutes 35 45
mess low
heart boxes: tissue-box, shoebox, cardboard-box = 2
heart skin: construction-paper, packing-paper, wrapping-paper, paper-bag, felt = 4 sheet
need claws: cardstock, craft-foam, construction-paper, cereal-box, paper-plate = 1 sheet
nice scales: tissue-paper, crepe-paper, cupcake-liner, magazine, origami-paper = 2 sheet
join glue: glue
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pencil: pencil
step hole: cut boxes pencil scissors by gt
step wrap: glue skin boxes glue scissors > feet by tc
step tabs: cut skin scissors tape by tc
step scales: glue scales boxes glue > scales by cc
step claws: cut claws pencil scissors by tc
step toes: glue claws boxes glue > claws by cc
step fit: test boxes by tc
step walk: play boxes by cc
part feet = skin a : box ~ -48 -16 78 84 ; box ~ 48 -16 78 84 ; o_ k -44 -23 28 6 ; o_ k 52 -23 28 6
part scales = scales c : c_ ~ -86 8 -10 8 5 -10 ; c_ ~- -86 22 -10 22 5 -10 ; c_ ~ -86 36 -10 36 5 -10 ; c_ ~ 10 8 86 8 5 -10 ; c_ ~- 10 22 86 22 5 -10 ; c_ ~ 10 36 86 36 5 -10
part claws = claws b : q^ ~ 4 -84 56 -64 56 -66 74 -74 90 -82 74 ; z_ ~- 1.6 -69 60 -72 80 ; q^ ~ 4 -58 56 -38 56 -40 74 -48 90 -56 74 ; z_ ~- 1.6 -43 60 -46 80 ; q^ ~ 4 -32 56 -12 56 -14 74 -22 90 -30 74 ; z_ ~- 1.6 -17 60 -20 80 ; q^ ~ 4 12 56 32 56 30 74 22 90 14 74 ; z_ ~- 1.6 27 60 24 80 ; q^ ~ 4 38 56 58 56 56 74 48 90 40 74 ; z_ ~- 1.6 53 60 50 80 ; q^ ~ 4 64 56 84 56 82 74 74 90 66 74 ; z_ ~- 1.6 79 60 76 80
scene stand

* swab-skeleton | 4-5 6-8 | Dinosaurs
topics dinosaur skeleton, bones, skeleton, museum, fossil, paleontologist, x-ray, t rex skeleton, human body
colors black, white
minutes 30 45
waits 60
mess low
heart bones: cotton-swab, dry-pasta, paper-straw, plastic-straw = 24
heart ground: construction-paper, cardstock, cereal-box = 1 sheet
need skull: paper, paper-plate, index-card = 1 scrap
nice sand: sand, oats, salt = handful
join glue: glue
tool chalk: pencil, chalk, colored-pencil
tool scissors: scissors
step spine: draw ground chalk > ground by tc
step skull: cut skull scissors chalk by tc
step sort: cut bones scissors by gc
step lay: arrange bones ground by cc
step head: glue skull ground glue > skull by cc
step back: glue bones ground glue > spine by cc
step ribs: glue bones ground glue > ribs by cc
step legs: glue bones ground glue > legs by cc
step sand: decorate sand ground glue > sand by cc
part ground = ground a : r^ ~ 0 0 192 168 2
part sand = sand tan : b_ tan -94 82 -94 66 -50 60 0 66 50 60 94 66 94 82
part spine = bones w : z ~ 3.4 -88 8 -70 -6 ; o_ ~+ -88 8 3.9 ; o_ ~+ -70 -6 3.9 ; z ~ 3.4 -68 -8 -50 -18 ; o_ ~+ -68 -8 3.9 ; o_ ~+ -50 -18 3.9 ; z ~ 3.4 -48 -19 -26 -26 ; o_ ~+ -48 -19 3.9 ; o_ ~+ -26 -26 3.9 ; z ~ 3.4 -24 -27 -2 -28 ; o_ ~+ -24 -27 3.9 ; o_ ~+ -2 -28 3.9 ; z ~ 3.4 0 -28 20 -22 ; o_ ~+ 0 -28 3.9 ; o_ ~+ 20 -22 3.9 ; z ~ 3.4 23 -24 36 -40 ; o_ ~+ 23 -24 3.9 ; o_ ~+ 36 -40 3.9 ; z ~ 3.4 38 -43 48 -60 ; o_ ~+ 38 -43 3.9 ; o_ ~+ 48 -60 3.9
part skull = skull w : b^ ~ 44 -66 52 -80 70 -82 88 -70 90 -60 74 -54 52 -54 ; o_ k 60 -70 4.5 ; o_ k 82 -68 1.8 ; z_ k 1.6 66 -58 86 -62
part ribs = bones w : z ~ 3.4 -30 -20 -36 12 ; o_ ~+ -30 -20 3.9 ; o_ ~+ -36 12 3.9 ; z ~ 3.4 -20 -22 -24 18 ; o_ ~+ -20 -22 3.9 ; o_ ~+ -24 18 3.9 ; z ~ 3.4 -10 -22 -12 20 ; o_ ~+ -10 -22 3.9 ; o_ ~+ -12 20 3.9 ; z ~ 3.4 0 -22 0 18 ; o_ ~+ 0 -22 3.9 ; o_ ~+ 0 18 3.9 ; z ~ 3.4 10 -20 12 10 ; o_ ~+ 10 -20 3.9 ; o_ ~+ 12 10 3.9
part legs = bones w : z ~ 3.4 -36 -18 -44 16 ; o_ ~+ -36 -18 3.9 ; o_ ~+ -44 16 3.9 ; z ~ 3.4 -44 20 -36 48 ; o_ ~+ -44 20 3.9 ; o_ ~+ -36 48 3.9 ; z ~ 3.4 -36 52 -26 54 ; o_ ~+ -36 52 3.9 ; o_ ~+ -26 54 3.9 ; z ~ 3.4 16 -14 26 14 ; o_ ~+ 16 -14 3.9 ; o_ ~+ 26 14 3.9 ; z ~ 3.4 26 18 20 46 ; o_ ~+ 26 18 3.9 ; o_ ~+ 20 46 3.9 ; z ~ 3.4 20 50 30 53 ; o_ ~+ 20 50 3.9 ; o_ ~+ 30 53 3.9 ; z ~ 3.4 -28 16 -20 30 ; o_ ~+ -28 16 3.9 ; o_ ~+ -20 30 3.9 ; z ~ 3.4 -20 33 -22 50 ; o_ ~+ -20 33 3.9 ; o_ ~+ -22 50 3.9 ; z ~ 3.4 8 16 10 32 ; o_ ~+ 8 16 3.9 ; o_ ~+ 10 32 3.9 ; z ~ 3.4 10 35 4 50 ; o_ ~+ 10 35 3.9 ; o_ ~+ 4 50 3.9
scene lay

* dig-egg | 4-5 6-8 | Dinosaurs
topics fossil dig, dinosaur egg, excavation, paleontologist, archaeologist, archaeology, dig, science, treasure
colors tan, green, brown
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
topics dinosaur skeleton, brachiosaurus, diplodocus, brontosaurus, long neck, moving toy, paper puppet, articulated, museum
colors cream, brown
minutes 50 60
mess low
heart card: cardstock, cereal-box, cardboard, folder = 2 sheet
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
scene stand

* plywood-trex | 9-12 13+ | Dinosaurs
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
part spine = wood own : q^ ~ 2 -98 10 -92 4 -64 -8 -34 -24 0 -30 26 -42 40 -62 48 -82 70 -90 92 -84 98 -72 96 -66 74 -64 94 -58 92 -50 70 -50 56 -54 46 -40 30 -24 2 -12 -30 -6 -62 4 ; o_ k 62 -74 4.5 ; b_ k 74 -80 82 -80 82 -74 75 -73 ; v_ w 94 -66 74 -64 4 5 ; v_ w 76 -58 92 -58 3 4 ; v_ ~ -80 -2 -40 -21 5 8 ; v_ ~ -34 -24 24 -41 6 9
part ribs = wood own : l^ ~- 5 -16 -24 -24 0 -12 14 ; l^ ~ 5 -6 -26 -12 4 -2 20 ; l^ ~- 5 4 -28 0 6 8 22 ; l^ ~ 5 14 -32 12 4 18 18 ; l^ ~- 5 24 -38 24 -8 28 6 ; t^ ~ 34 -36 4 44 -18 3.4 56 -24 2.4 ; t^ ~- 30 -32 4 38 -12 3.4 50 -14 2.4
scene stand

* plaster-fossil | 9-12 13+ | Dinosaurs, Nature
topics fossil, ammonite, plaster cast, casting, paleontology, museum, geology, natural history, science
colors cream, tan, brown
minutes 50 70
waits 120
mess lots
heart plaster: plaster = 2 cup
heart finds: seashell, fern-frond, snail-shell, leaf, toy-animal, pinecone
need bed: modeling-clay, air-dry-clay, play-dough = 2 handful
need wall: paper-cup, takeout-box, plastic-tub, milk-carton, yogurt-pot = 1
nice stain: coffee-grounds, tea-bag, watercolor-paint, acrylic-paint = bit
home water: = 1 cup
home bucket
home spoon
home mask
tool brush: toothbrush, paintbrush, sponge-brush
tool scissors: scissors
tool poker: pencil, toothpick, craft-stick
step bed: prepare bed wall scissors by cc
step press: print finds bed by cc
step carve@13+: shape bed poker by c
step mix: mix plaster water bucket spoon mask by tc
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
topics fossil, necklace, jewelry, pendant, polymer clay, prehistoric, paleontologist, gift, dinosaur jewelry
variant ammonite | Dinosaurs, Ocean | gray, cream, brown | ammonite, spiral, shell
variant trilobite | Dinosaurs | brown, tan, black | trilobite, cambrian
colors gray, cream, brown
minutes 45 60
waits 120
mess low
heart clay: polymer-clay, air-dry-clay = 2 color
need cord: leather-cord, cotton-cord, ribbon, embroidery-floss, paracord = 30 in
nice beads: wooden-bead, bead, metal-washer = 2
nice patina: acrylic-paint, metallic-paint, paint = bit
home foil
tool tool: needle, toothpick, pencil
tool wipe: paper-towel, tissue, fabric-scrap
step marble: shape clay by cc
step snake: roll clay by cc
step form: shape clay > stone stone-t by cc
step ribs: shape clay tool > ribs ribs-t by cc
step hole: poke clay tool by cc
step bake: heat clay foil by gt
step patina: paint patina clay wipe by cc
step cord: thread cord clay > cord by cc
step beads: thread beads cord > beads by cc
part cord = cord brown : l_ ~ 3.4 -10 -52 -40 -76 -56 -99 ; l_ ~ 3.4 10 -52 40 -76 56 -99 ; l_ ~ 3.4 -10 -52 0 -40 10 -52
part beads = beads wood : o ~ -22 -62 7 7 ; o ~ 22 -62 7 7
part stone@ammonite = clay a : o^ ~ 0 26 62 60 ; b^ ~ -14 -28 0 -54 14 -28 ; o_ k 0 -40 4.5 ; l_ ~+ 3 -52 40 -30 66 4 78 ; l_ b 3 44 -10 54 20 44 52
part stone-t@trilobite = clay a : b^ ~ 0 -54 16 -34 42 -22 48 10 40 52 20 80 0 90 -20 80 -40 52 -48 10 -42 -22 -16 -34 ; o_ k 0 -42 4.5
part ribs@ammonite = clay a : i_ ~-- 0 26 56 2.6 5 30 ; l_ ~- 3.2 61 26 50.7 31.3 42.9 29 ; l_ ~- 3.2 58.9 41.8 47.6 44.3 40.7 40 ; l_ ~- 3.2 52.8 56.5 41.3 56 35.6 50 ; l_ ~- 3.2 43.1 69.1 32.1 65.6 28.2 58.5 ; l_ ~- 3.2 30.5 78.8 20.7 72.6 18.8 64.6 ; l_ ~- 3.2 15.8 84.9 8 76.4 8.2 68.2 ; l_ ~- 3.2 0 87 -5.3 76.7 -3 68.9 ; l_ ~- 3.2 -15.8 84.9 -18.3 73.6 -14 66.7 ; l_ ~- 3.2 -30.5 78.8 -30 67.3 -24 61.6 ; l_ ~- 3.2 -43.1 69.1 -39.6 58.1 -32.5 54.2 ; l_ ~- 3.2 -52.8 56.5 -46.6 46.7 -38.6 44.8 ; l_ ~- 3.2 -58.9 41.8 -50.4 34 -42.2 34.2 ; l_ ~- 3.2 -61 26 -50.7 20.7 -42.9 23 ; l_ ~- 3.2 -58.9 10.2 -47.6 7.7 -40.7 12 ; l_ ~- 3.2 -52.8 -4.5 -41.3 -4 -35.6 2 ; l_ ~- 3.2 -43.1 -17.1 -32.1 -13.6 -28.2 -6.5 ; l_ ~- 3.2 -30.5 -26.8 -20.7 -20.6 -18.8 -12.6 ; l_ ~- 3.2 -15.8 -32.9 -8 -24.4 -8.2 -16.2 ; l_ ~- 3.2 0 -35 5.3 -24.7 3 -16.9 ; l_ ~- 3.2 15.8 -32.9 18.3 -21.6 14 -14.7 ; l_ ~- 3.2 30.5 -26.8 30 -15.3 24 -9.6 ; l_ ~- 3.2 43.1 -17.1 39.6 -6.1 32.5 -2.2 ; l_ ~- 3.2 52.8 -4.5 46.6 5.3 38.6 7.2 ; l_ ~- 3.2 58.9 10.2 50.4 18 42.2 17.8 ; z_ ~- 2.4 37 26 27.9 28.4 ; z_ ~- 2.4 34.3 39.9 24.9 38.7 ; z_ ~- 2.4 26.6 51.7 18.4 47.1 ; z_ ~- 2.4 15 59.8 9.1 52.5 ; z_ ~- 2.4 1.3 63 -1.5 54 ; z_ ~- 2.4 -12.7 60.8 -11.8 51.4 ; z_ ~- 2.4 -24.8 53.5 -20.5 45.1 ; z_ ~- 2.4 -33.3 42.2 -26.1 36 ; z_ ~- 2.4 -36.9 28.6 -28 25.5 ; z_ ~- 2.4 -35.2 14.6 -25.8 15.1 ; z_ ~- 2.4 -28.3 2.2 -19.8 6.2 ; z_ ~- 2.4 -17.4 -6.7 -10.9 0.2 ; z_ ~- 2.4 -3.9 -10.8 -0.5 -2 ; z_ ~- 2.4 10.2 -9.6 10 -0.1 ; z_ ~- 2.4 22.8 -3.2 19.1 5.5 ; z_ ~- 2.4 32 7.5 25.4 14.2 ; z_ ~- 2.4 36.6 20.9 28 24.5
part ribs-t@trilobite = clay a : b_ ~+ -34 -14 0 -30 34 -14 38 6 0 14 -38 6 ; o_ k -22 -4 4.5 6 ; o_ k 22 -4 4.5 6 ; b_ ~+ -13 16 13 16 11 54 0 78 -11 54 ; l_ ~-- 2.6 -44 19 -14 15 0 18 14 15 44 19 ; l_ ~-- 2.6 -40.6 27 -13.4 23 0 26 13.4 23 40.6 27 ; l_ ~-- 2.6 -37.2 35 -12.8 31 0 34 12.8 31 37.2 35 ; l_ ~-- 2.6 -33.8 43 -12.2 39 0 42 12.2 39 33.8 43 ; l_ ~-- 2.6 -30.4 51 -11.6 47 0 50 11.6 47 30.4 51 ; l_ ~-- 2.6 -27 59 -11 55 0 58 11 55 27 59 ; l_ ~-- 2.6 -23.6 67 -10.4 63 0 66 10.4 63 23.6 67 ; l_ ~-- 2.6 -20.2 75 -9.8 71 0 74 9.8 71 20.2 75
scene lay

* glue-amber | 6-8 9-12 | Dinosaurs, Bugs
topics amber, fossil, mosquito, jurassic, insect in amber, resin, suncatcher, prehistoric, science
colors gold, black, orange
minutes 30 35
waits 4320
mess some
heart glue: glue = 1/2 cup
heart mold: plastic-lid, yogurt-pot, plastic-tub
need tint: food-coloring, watercolor-paint = 4 drop
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
part line = line own : l_ brown 2.4 0 -62 -10 -82 0 -100 10 -82 0 -62
part amber = tint gold : b^ gold -8 -76 26 -70 58 -40 72 4 62 50 30 80 -12 86 -50 68 -70 26 -64 -20 -40 -58 ; b_ gold+ -20 -52 10 -58 34 -40 20 -30 -16 -26 -40 0 -48 -14 ; b_ orange 54 10 60 34 44 60 10 74 -20 72 20 56 42 34 ; d_ gold+ 3.4 38 -20 46 6 -34 52 20 62 ; o_ k 0 -62 3.6
part bits = bits green : l_ brown 2.4 -54 30 -40 40 -22 44 ; j_ brown -50 32 -46 20 3 ; j_ brown -42 38 -36 26 3 ; j_ brown -34 42 -26 32 3 ; d_ brown 2.4 30 48 36 54
part bug = wings k : o_ cream -12 -4 26 8 -38 ; o_ cream 18 -6 26 8 28 ; o_ k 2 18 5 22 12 ; o_ k 0 -8 9 10 ; o_ k -2 -22 6.5 6.5 ; z_ k 2 -3 -28 -8 -44 ; z_ k 1.8 -4 -27 -18 -36 ; z_ k 1.8 0 -27 10 -38 ; z_ k 2 -6 -6 -26 8 -34 26 ; z_ k 2 -4 2 -18 24 -20 44 ; z_ k 2 7 -6 28 6 40 22 ; z_ k 2 6 2 22 22 22 44 ; z_ k 2 6 -12 30 -14 46 -4 ; z_ k 2 -8 -12 -28 -10 -42 2
scene hang

* dino-planter | 9-12 13+ | Dinosaurs, Nature
topics planter, plant pot, succulent, brachiosaurus, long neck, room decor, plants, gardening, gift
colors teal, cream, light green
minutes 75 100
waits 2880
mess some
heart clay: air-dry-clay = 1 1/2 lb
heart pot: yogurt-pot, terracotta-pot, plastic-tub, plastic-cup, can
need core: aluminum-foil, newspaper, packing-paper = 2 sheet
need plant: potted-plant, fresh-herb, clover, moss = 1
need color: acrylic-paint, paint, metallic-paint = 2 color
nice shine: glue = 2 tbsp
join tape: masking-tape, tape
home water
tool tool: toothpick, pencil, plastic-knife, craft-stick
tool roller: rolling-pin, cardboard-tube
tool stamp: paper-straw, bottle-cap, plastic-straw
tool brush: paintbrush, sponge-brush
step core: build core pot tape by cc
step slab: roll clay roller by cc
step wrap: shape clay pot water > body by cc
step neck: shape clay core water > neck by cc
step legs: shape clay tool water > legs by cc
step skin: print stamp clay tool > scales by cc
step dry: dry clay by cc
step paint: paint clay color brush > face by cc
step shine: paint shine clay brush by cc
step plant: fill plant pot > plant by cc
part plant = plant green : j^ ~- -34 -8 -58 -40 8 ; j^ ~ -26 -8 -40 -62 9 ; j^ ~- -14 -8 -12 -68 9 ; j^ ~ -2 -8 14 -56 9 ; j^ ~+ -34 -8 -62 -20 7 ; j^ ~+ -20 -8 -26 -52 8 ; j^ ~+ -8 -8 2 -48 8 ; j^ ~ 4 -8 26 -34 7
part neck = clay w paint paint a : t^ ~ 20 40 22 42 10 16 52 -34 12 54 -64 12 ; b^ ~ 42 -58 44 -80 62 -90 84 -80 96 -66 92 -54 72 -50 54 -46
part legs = clay w paint paint a : r^ ~ -50 66 24 32 6 ; r^ ~ 18 66 24 32 6 ; r ~- -24 64 20 28 5 ; r ~- -2 64 20 28 5
part body = clay w paint paint a : b^ ~ -99 52 -76 38 -62 4 -56 -8 -14 -12 28 -8 40 14 44 40 32 58 -10 64 -56 62 -78 56 ; o_ k -16 -9 40 5 ; o_ brown- -16 -8 36 3.6
part scales = clay k : a_ b -44 20 6 3.6 0 180 ; a_ b -28 20 6 3.6 0 180 ; a_ b -12 20 6 3.6 0 180 ; a_ b 4 20 6 3.6 0 180 ; a_ b -36 32 6 3.6 0 180 ; a_ b -20 32 6 3.6 0 180 ; a_ b -4 32 6 3.6 0 180 ; a_ b 12 32 6 3.6 0 180 ; a_ b -44 44 6 3.6 0 180 ; a_ b -28 44 6 3.6 0 180 ; a_ b -12 44 6 3.6 0 180 ; a_ b 4 44 6 3.6 0 180
part face = color b : k 68 -74 5 ; l_ k 2.6 94 -62 82 -58 70 -60 ; o_ k 90 -70 2 ; z_ b 3 -58 72 -58 80 ; z_ b 3 -50 72 -50 80 ; z_ b 3 -42 72 -42 80 ; z_ b 3 10 72 10 80 ; z_ b 3 18 72 18 80 ; z_ b 3 26 72 26 80
scene stand

* stitched-dino | 9-12 13+ | Dinosaurs
topics dinosaur plush, plushie, softie, stuffed animal, sewing, felt, soft toy, hand sewing, baby gift
variant stegosaurus | Dinosaurs | green, orange, yellow | stegosaurus
variant brontosaurus | Dinosaurs | light blue, navy, cream | brontosaurus, brachiosaurus, long neck, diplodocus
colors green, orange, yellow
minutes 90 120
mess low
heart felt: felt, old-sweater, denim, old-t-shirt = 3 sheet
heart fill: pillow-stuffing, cotton-ball, wool-roving, fabric-scrap = 3 handful
need floss: embroidery-floss, yarn = 12 ft
need plan: paper, newspaper, packing-paper = 1 sheet
nice eyes: button, bead = 2
tool needle: needle
tool scissors: scissors
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
scene stand

* power-cuffs | 2-3 4-5 6-8 | Superheroes
topics superhero, cuffs, wristbands, bracelet, gauntlet, armband, costume, dress up, hero party, warrior, amazon
colors red, yellow, blue free
minutes 20 25 35
mess some
heart tube: cardboard-tube = 2
need color: paint, marker, crayon = 2 color
nice bands: washi-tape, masking-tape, ribbon, aluminum-foil = 4 strip
nice stars: sticker, felt-sticker, stick-on-gem = 6
need bolt@4-5,6-8: construction-paper, cardstock, craft-foam, felt, magazine = 1 scrap
need lace@6-8: shoelace, yarn, string, ribbon = 5 ft
join glue@4-5,6-8: glue, glue-stick
tool scissors: scissors
tool punch@6-8: hole-punch
step slit: cut tube scissors by gtc
step color: color tube color > cuffs by ccc
step bands: decorate bands tube > bands by tcc
step bolt@4-5,6-8: cut bolt scissors by tc
step glue@4-5,6-8: glue bolt tube glue > bolt by cc
step stars: decorate stars tube > stars by ccc
step holes@6-8: poke tube punch by c
step lace@6-8: thread lace tube > lace by c
step fit: play tube by tcc
part cuffs = tube own paint color a : tube ~ -48 -56 74 116 ; tube ~ 48 -56 74 116
part bands = bands b : r ~ -48 -30 76 11 ; r ~ -48 42 76 11 ; r ~ 48 -30 76 11 ; r ~ 48 42 76 11
part bolt = bolt b : o c -48 6 26 26 ; o c 48 6 26 26 ; p b -42.4 -13.6 -60.6 8.8 -50.8 8.8 -55 25.6 -35.4 0.4 -45.2 0.4 -38.2 -13.6 ; p b 53.6 -13.6 35.4 8.8 45.2 8.8 41 25.6 60.6 0.4 50.8 0.4 57.8 -13.6
part stars = stars b : s w -74 6 5 8 3.6 ; s w -22 6 5 8 3.6 ; s w 22 6 5 8 3.6 ; s w 74 6 5 8 3.6 ; s w -48 -46 5 8 3.6 ; s w 48 -46 5 8 3.6
part lace = lace w : z w 2.6 -87 -40 -71 -28 ; z w 2.6 -71 -40 -87 -28 ; z w 2.6 -87 -22 -71 -10 ; z w 2.6 -71 -22 -87 -10 ; z w 2.6 -87 -4 -71 8 ; z w 2.6 -71 -4 -87 8 ; z w 2.6 -87 14 -71 26 ; z w 2.6 -71 14 -87 26 ; z w 2.6 -87 32 -71 44 ; z w 2.6 -71 32 -87 44 ; z w 2.6 71 -40 87 -28 ; z w 2.6 87 -40 71 -28 ; z w 2.6 71 -22 87 -10 ; z w 2.6 87 -22 71 -10 ; z w 2.6 71 -4 87 8 ; z w 2.6 87 -4 71 8 ; z w 2.6 71 14 87 26 ; z w 2.6 87 14 71 26 ; z w 2.6 71 32 87 44 ; z w 2.6 87 32 71 44
scene stand

* plate-mask | 2-3 4-5 6-8 | Superheroes
topics superhero, mask, hero mask, costume, dress up, carnival, secret identity, halloween, masquerade
colors red, yellow, blue free
minutes 20 25 30
mess some
heart plate: paper-plate
heart handle@2-3: craft-stick, wooden-spoon
need color: paint, marker, crayon = 2 color
nice stars: sticker, felt-sticker, stick-on-gem = 5
nice fringe: feather, tissue-paper, crepe-paper, ribbon, yarn = 6 strip
need bolt@4-5,6-8: construction-paper, cardstock, craft-foam, felt = 1 scrap
join glue: glue, glue-stick
join tape: tape, masking-tape
join band@4-5,6-8: sewing-elastic, yarn, ribbon, string = 24 in
tool scissors: scissors
tool pencil: pencil, crayon
step half: cut plate pencil scissors by gtc
step eyes: cut plate pencil scissors by ggt
step color: color plate color > mask by ccc
step bolts@4-5,6-8: cut bolt scissors by tc
step stick@4-5,6-8: glue bolt plate glue > bolts by cc
step stars: decorate stars plate > stars by ccc
step fringe: tape fringe plate tape > fringe by tcc
step handle@2-3: tape handle plate tape > handle by t
step band@4-5,6-8: tie band plate tape > band by gg
step peek: play plate by ccc
part band = band w : l_ ~ 4 -84 -2 -97 -16 -99 -30 ; l_ ~ 4 84 -2 97 -16 99 -30
part handle = handle own : stick ~ 0 20 0 98 12
part fringe = fringe b : j b -58 -34 -70 -88 7 ; j c -58 -34 -82 -72 7 ; j b -58 -34 -94 -56 7 ; j b 58 -34 70 -88 7 ; j c 58 -34 82 -72 7 ; j b 58 -34 94 -56 7
part mask = plate w paint color a : q^ ~ 6 -88 16 -86 -20 -70 -46 -40 -56 0 -44 40 -56 70 -46 86 -20 88 16 70 40 40 46 16 34 0 18 -16 34 -40 46 -70 40 ; bm_ k 16 -2 34 -16 60 -18 70 -4 56 14 30 14
part bolts = bolt b : bm_ b 12 -4 32 -24 62 -26 76 -6 60 20 28 20 ; bm_ k 18 -2 34 -16 60 -18 69 -4 56 13 30 13 ; p b -62.3 -30.6 -78.2 -21.1 -72.3 -18.9 -78.5 -9.7 -61.2 -20.6 -67.1 -22.8 -59.8 -29.7 ; p b 69.1 -33.1 63 -15.5 68.9 -17.7 70.1 -6.6 76.4 -26.2 70.5 -24 71.6 -34
part stars = stars w : s w 0 -22 5 10 4.4 ; s w -40 34 5 7 3 ; s w 40 34 5 7 3 ; s w -36 -42 5 7 3 ; s w 36 -42 5 7 3
scene lay
`;
