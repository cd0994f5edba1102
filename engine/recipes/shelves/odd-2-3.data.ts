/** Crafts for the youngest that are built round the odd thing on the table. */
export const shelf = `
* pin-dab-spots | 2-3 4-5 | -
extras picture Animals: washi-tape, sticker, wrapping-paper, craft-stick
appeal 1
topics spots, dot painting, dabbing, cotton ball painting, clothespin painting, zoo animals
near height, tall animals
variant giraffe | Animals, Jungle | yellow, brown, orange | giraffe, giraffes, safari, zoo, savanna, africa
variant cow | Animals, Farm | white, black, pink | cow, cows, calf, dairy
variant dalmatian | Animals | white, black, red | dalmatian, dog, dogs, puppy, fire dog, spotted dog
minutes 25 30
waits 60
mess some
heart pins: clothespin = 3
heart tips: cotton-ball, kitchen-sponge, pom-pom, felt, tissue-paper, bubble-wrap = 3
heart coat: paint, acrylic-paint = 1 color
need sheet: construction-paper, cardstock, paper, packing-paper, watercolor-paper, cardboard = 2 sheet
need dish: paper-plate, foil-tray, baking-tray, plastic-lid, paper-bowl, plastic-tub = 1
join tape: tape, masking-tape, washi-tape, glue-stick, glue
tool pen: marker, crayon, pencil
tool scissors: scissors
step body: draw pen sheet tape scissors > giraffe cow dalmatian by gt
step face: draw pen sheet > face by gc
step load: build pins tips coat dish > pins by gc
step dab: paint pins coat sheet > gspots cspots dspots by cc
step more: paint pins coat by cc
step dry: dry sheet by cc
step wall: play sheet by tc
part giraffe@giraffe = sheet a : p^ a -8 30 26 10 -14 -66 -36 -62 ; o^ a -38 -70 24 13 ; p^ a -30 -78 -24 -92 -20 -78 ; r^ a 16 26 76 44 14 ; r^ a -12 70 12 56 2 ; r^ a 8 70 12 56 2 ; r^ a 26 70 12 56 2 ; r^ a 46 70 12 56 2
part cow@cow = sheet a : r^ a 14 10 110 62 20 ; o^ a -52 -24 30 26 ; o^ pink -58 -12 20 13 ; r^ a -26 62 14 60 2 ; r^ a -6 62 14 60 2 ; r^ a 36 62 14 60 2 ; r^ a 56 62 14 60 2 ; p^ a -74 -44 -84 -58 -62 -46
part dalmatian@dalmatian = sheet a : r^ a 14 16 104 50 20 ; o^ a -46 -26 28 26 ; o^ a -66 -16 16 11 ; r^ a -22 62 13 56 2 ; r^ a -4 62 13 56 2 ; r^ a 36 62 13 56 2 ; r^ a 54 62 13 56 2 ; l^ a 8 62 2 84 -12 88 -30 ; b^ k -34 -48 -20 -44 -18 -20 -30 -14
part face@giraffe = pen k : o_ k -40 -74 3 3 ; o_ k -56 -68 2 2
part pins = pins own : clip ~ 66 -44 84 -92 13 ; clip ~ -94 88 -60 60 12 ; clip ~ -94 60 -66 34 12
part gspots@giraffe = coat b : d_ b 6 -22 -46 -14 -28 -18 -8 -4 10 -6 -12 4 30 22 16 38 34 18 40 46 16 -10 56 28 58
part cspots@cow = coat b : d_ b 9 -16 -2 6 -6 30 2 50 -4 -2 22 24 24 52 24 -50 -36
part dspots@dalmatian = coat b : d_ b 6 -20 4 -4 -2 14 2 32 0 52 4 -10 22 8 26 28 24 48 28 -46 -38 -16 52 42 50
scene lay

* sticky-window-sky | 2-3 4-5 | Weather
extras picture Weather: cellophane
topics rain, clouds, cloud, sun, sky, lightning, storm, rainy day, window, sticky window, suncatcher, spring
colors blue, white, gold free
minutes 25 30
mess low
heart film: contact-paper = 2 sheet
heart clouds: cotton-ball, cotton-pad, pillow-stuffing, tissue, tissue-paper = 1 handful
need rain: tissue-paper, crepe-paper, construction-paper, wrapping-paper, coffee-filter, paper, magazine, newspaper = 1 sheet
nice flash: aluminum-foil, metallic-paper = 1 strip
nice sun: construction-paper, felt, cardstock, tissue-paper, paper, coffee-filter = 1 sheet
join tape: masking-tape, tape, washi-tape
tool scissors: scissors
step hang: tape film tape scissors > film by gg
step tear: tear rain by cc
step flash: fold flash by gc
step sun: cut sun scissors by gt
step clouds: decorate clouds film > clouds by cc
step rain: decorate rain film > rain by cc
step shine: decorate sun film > sun by cc
step bolt: decorate flash film > flash by cc
step seal: build film by gt
part film = film light-blue : r^ ~ 0 0 176 176 3 ; r_ w 0 0 164 164 2
part sun = sun gold : o^ gold 48 -50 24 24 ; z_ gold 4 48 -82 48 -90 ; z_ gold 4 78 -50 86 -50 ; z_ gold 4 70 -72 76 -78 ; z_ gold 4 26 -72 20 -78 ; z_ gold 4 70 -28 76 -22
part clouds = clouds w : cotton silver -56 -40 17 ; cotton silver -34 -52 20 ; cotton silver -12 -40 17 ; cotton silver -34 -34 16 ; cotton silver 20 -6 16 ; cotton silver 40 -14 18 ; cotton silver 60 -4 15
part rain = rain a : p_ ~ -58 -12 -50 -12 -54 22 ; p_ ~ -38 -6 -30 -8 -36 30 ; p_ ~ -18 -12 -10 -10 -16 24 ; p_ ~ -50 36 -42 34 -48 64 ; p_ ~ -26 40 -18 40 -24 70 ; p_ ~ 22 20 30 20 26 52 ; p_ ~ 44 22 52 22 46 58 ; p_ ~ 64 18 70 18 66 46
part flash = flash silver : p^ silver 2 14 14 14 4 36 14 36 -8 74 0 44 -10 44
scene lay

* peekaboo-mud-pig | 2-3 4-5 | Farm, Animals
extras picture Farm: grass
appeal 3
topics pig, pigs, piglet, mud, muddy pig, peekaboo, pop up, farm animals, farmyard, three little pigs
colors pink, brown, black
minutes 30 35
waits 240
mess lots
heart mud: oats, coffee-grounds, sand, soil, rice, breakfast-cereal = 1 cup
heart coat: paint, acrylic-paint = 1 color
need puddle: cardboard, shoebox, cereal-box, pizza-box, paper-plate, cardstock = 1
need pig: construction-paper, cardstock, paper, felt, craft-foam, paper-plate = 1 sheet
need stick: craft-stick, paper-straw, plastic-spoon, wooden-spoon, dowel, paint-chip = 1
join glue: glue
join tape: tape, masking-tape, washi-tape, duct-tape
tool pen: marker, crayon
tool scissors: scissors
home bowl
home spoon
step slot: cut puddle scissors > puddle by gg
step pig: cut pig scissors by gt
step snout: glue pig glue > pig by cc
step face: draw pen pig > face by gc
step handle: tape stick pig tape > stick by gt
step stir: mix mud coat glue bowl spoon by cc
step spread: paint mud puddle > mud by cc
step dry: dry puddle by gg
step pop: play pig puddle by cc
part stick = stick wood : r^ ~ 0 70 10 60 3
part pig = pig pink : o^ ~ 0 -14 46 44 ; p^ ~- -40 -44 -46 -76 -14 -54 ; p^ ~- 40 -44 46 -76 14 -54 ; o^ ~- 0 -4 20 15
part face = pen k : o_ k -16 -26 4 4 ; o_ k 16 -26 4 4 ; o_ k -7 -4 3 5 ; o_ k 7 -4 3 5 ; u 0 16 12
part puddle = puddle tan : r^ ~ 0 60 188 56 4 ; r_ k 0 36 100 6 2
part mud = mud brown : y_ brown -54 62 36 18 9 .22 ; y_ brown 54 62 36 18 9 .22 ; y_ brown 0 68 40 16 9 .22 ; d_ tan 2.4 -66 58 -50 66 -40 56 46 58 60 66 70 56 -8 68 10 64 20 72
scene lay

* peg-spine-stegosaurus | 2-3 4-5 | Dinosaurs
extras world Dinosaurs: leaf, pinecone, stone, moss, grass, toy-tree, stick, pipe-cleaner, paper-strip, modeling-clay, chestnut, paper-bag, wooden-block, clover, potted-plant, kinetic-sand, pom-pom, driftwood
appeal 3
topics stegosaurus, dinosaur, dinosaurs, dino, clothespin dinosaur, spikes, plates, fine motor, pinching
colors green, orange, yellow free
minutes 20 25
mess low
heart spikes: clothespin = 5
heart body: construction-paper, cardstock, paper-plate, cereal-box, cardboard, paper = 1 sheet
need dots: marker, crayon, paint, sticker, oil-pastel = 1
nice stamp: potato, kitchen-sponge, cork, cotton-swab = 1 when dots=paint
nice eyes@4-5: googly-eye, button = 2
join fix: glue, tape when eyes
tool pen: marker, crayon, pencil
tool scissors: scissors
step fold: fold body by tt
step cut: cut body pen scissors > body by gt
step dots: decorate dots body stamp? > dots by cc
step face: draw pen body > face by gc
step eyes@4-5: glue eyes body fix > eyes by c
step clip: build spikes body > spikes by cc
step stomp: play body by cc
part spikes = spikes wood : clip ~ -44 -16 -62 -58 15 ; clip ~ -20 -30 -30 -80 15 ; clip ~ 6 -36 6 -90 15 ; clip ~ 30 -30 42 -80 15 ; clip ~ 52 -14 74 -54 15
part body = body a : b^ ~ -96 30 -70 6 -40 -22 0 -40 40 -26 66 0 98 40 64 28 54 40 -50 40 -72 36 ; r^ ~ -36 58 22 40 4 ; r^ ~ 34 58 22 40 4
part dots = dots b : d_ b 7 -32 0 -8 -18 18 -8 40 2 -14 16 12 22
part face = pen k : o_ k -78 20 3.5 3.5 ; l_ k 2.4 -90 30 -84 33 -76 31
part eyes = eyes own : e -78 18 6 ; e -78 18 6
scene stand

* crepe-top-palm | 2-3 4-5 | Jungle
extras world Jungle: feather, wooden-bead, moss, tissue-paper, crinkle-paper, flower, candy-wrapper, felt-ball, plastic-tub, cupcake-liner, stone, breakfast-cereal, pom-pom, berry-basket, sand
topics palm tree, palm trees, palm, coconut tree, tropical, island, rainforest, hawaii, luau, chicka chicka
near monkey, beach
colors brown, green, yellow free
minutes 25 30
waits 30
mess some
heart tube: cardboard-tube = 1
heart leaves: crepe-paper, tissue-paper, paper-napkin, packing-paper = 6 strip
nice coat: paint, acrylic-paint, crayon, marker, oil-pastel = 1 color
nice nuts@4-5: pom-pom, button, bead, bottle-cap = 3
nice nuts@2-3: sticker, cotton-ball, felt-ball = 3
nice animals: toy-animal, stuffed-animal = 2
join fix: glue, tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=paint,acrylic-paint
tool scissors: scissors
step coat: paint coat tube brush? > trunk by cc
step dry: dry tube by cc
step strips: tear leaves scissors by gt
step snip: cut tube scissors by gt
step top: glue leaves tube fix > leaves by tc
step nuts: glue nuts tube fix > nuts by cc
step wind: test tube by cc
step animals: play animals tube > animals by cc
part trunk = tube own paint coat a : tube ~ 0 -38 44 134 ; z_ ~- 3 -21 -6 21 -2 ; z_ ~- 3 -21 22 21 26 ; z_ ~- 3 -21 50 21 54 ; z_ ~- 3 -21 78 21 82
part leaves = leaves green : l^ ~- 11 0 -44 -14 -84 -40 -97 -64 -88 ; l^ ~- 11 0 -44 14 -84 40 -97 64 -88 ; l^ ~ 11 0 -44 -26 -80 -62 -82 -86 -58 ; l^ ~ 11 0 -44 26 -80 62 -82 86 -58 ; l^ ~- 11 0 -44 -34 -66 -74 -52 -92 -22 ; l^ ~- 11 0 -44 34 -66 74 -52 92 -22 ; l^ ~ 11 0 -44 -34 -54 -64 -34 -74 2 ; l^ ~ 11 0 -44 34 -54 64 -34 74 2 ; l^ ~- 11 0 -44 -28 -44 -46 -18 -52 16 ; l^ ~- 11 0 -44 28 -44 46 -18 52 16 ; l^ ~ 11 0 -44 -18 -36 -30 -8 -32 26 ; l^ ~ 11 0 -44 18 -36 30 -8 32 26
part nuts = nuts brown :  o^ ~ -19 -30 9 ; o^ ~ 19 -30 9 ; o^ ~ 0 -26 9
part animals = animals b : toy ~ -62 96 44 ; toy ~ 64 96 40
scene stand

* plate-wheel-box-car | 2-3 4-5 | Transportation
extras machine: plastic-lid, masking-tape, wrapping-paper, ribbon, washi-tape, paper-strip, glitter-paper, glitter-glue, sticker, cardboard-letter, bell, paper-straw, craft-foam, bottle-cap, egg-carton, button, tinsel
appeal 3
topics car, cars, big car, driving, cardboard box car, sit in car, race car, taxi, steering wheel, pretend play, drive in movie
near road trip
colors red, gray, yellow free
minutes 35 40
waits 30
mess some
heart box: cardboard-box = 1
heart wheels: paper-plate, cake-board, cardboard = 4
need coat: paint, acrylic-paint, crayon, marker, sticker = 1
nice roller: toy-car, kitchen-sponge, foam-roller, potato-masher = 2 when coat=paint,acrylic-paint
nice lamps: foil-tray, aluminum-foil, cupcake-liner, yogurt-pot, coffee-filter = 2
join fix: masking-tape, tape, duct-tape, glue
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: marker, crayon
home knife
step cut: cut box knife > box by gg
step color: decorate coat box brush? roller? > color by cc
step tires: color pen wheels > wheels by cc
step dry: dry box by cc
step on: tape wheels box fix by gt
step lamps: tape lamps box fix > lamps by tc
step door: draw pen box > door by gc
step drive: play box by cc
part box = box tan : q^ ~- 4 -78 -46 78 -46 90 -18 -90 -18 ; q_ ~-- 3 -74 -40 74 -40 82 -20 -82 -20 ; q^ ~ 6 -92 -22 92 -22 92 54 -92 54 ; q_ ~-- 3 -24 -23 24 -23 24 32 -24 32 ; q^ ~- 3 24 -20 46 -12 46 42 24 33
part color = coat a : q_ ~ 6 -88 -16 -26 -16 -26 50 -88 50 ; q_ ~ 6 26 -16 88 -16 88 50 26 50 ; q_ ~- 3 26 -16 44 -9 44 38 26 31
part door = pen k : r_ k 37 8 8 3 ; r_ w -76 0 22 14 1 ; z_ k 2 -80 4 -76 -4 -72 4
part lamps = lamps gold : o^ gold -86 22 7 9 ; o^ red 86 22 7 9
part wheels = wheels w : o^ gray -52 56 32 32 ; o_ k -52 56 25 25 ; o_ w -52 56 12 12 ; o^ gray 52 56 32 32 ; o_ k 52 56 25 25 ; o_ w 52 56 12 12
scene stand

* guess-the-print | 2-3 4-5 | Nature
topics prints, nature walk, tracks, detective, matching game, nature finds, nature collection, who was here, forest, outdoors
near earth day
colors tan, brown, green free
minutes 20 25
mess low
heart dough: play-dough, salt-dough, air-dry-clay, modeling-clay, kinetic-sand = 4 handful
heart cones: pinecone, seed-pod, bark, corn-cob, gourd = 1
heart leaves: leaf, fern-frond, pine-branch, flower, grass = 1
nice twigs: stick, driftwood, bamboo = 1
nice rocks: stone, pebble, seashell, wood-slice = 1
nice mat: cardboard, baking-tray, parchment-paper, wax-paper, paper-plate = 1
home towel
step look: prepare cones leaves twigs? rocks? by cc
step pat: shape dough mat? > dough by cc
step roll: print cones dough > cones by cc
step leaf: print leaves dough > leaves by cc
step twig: print twigs dough > twigs by cc
step rock: print rocks dough > rocks by cc
step hide: arrange cones leaves towel by tc
step guess: play dough by cc
part dough = dough own : b^ ~ -92 -86 -12 -90 -8 -10 -88 -8 ; b^ ~ 10 -88 90 -90 92 -8 12 -10 ; b^ ~ -90 12 -10 10 -10 90 -88 88 ; b^ ~ 12 10 90 12 88 90 10 88
part cones = cones own : d_ umber 4 -70 -66 -54 -70 -38 -66 -62 -52 -46 -52 -30 -52 -70 -38 -54 -38 -38 -38 -62 -24 -46 -24 -30 -26 ; pinecone brown -20 -42 34 46
part leaves = leaves own : j_ umber 26 -22 70 -72 16 ; z_ tan 2 30 -26 66 -68 ; leaf green 62 -8 92 -44 13
part twigs = twigs own : z_ umber 5 -78 76 -30 26 ; z_ umber 4 -54 50 -58 30 ; stick brown -26 82 -6 36 6
part rocks = rocks own : o_ umber 40 44 22 16 ; o^ gray 74 72 17 13
scene lay

* red-cup-ladybugs | 2-3 4-5 | Bugs
extras world Bugs: leaf, flower, petal, clover, construction-paper, cupcake-liner, crinkle-paper, felt, tissue-paper, fake-leaf, pom-pom, moss, pebble
appeal 3
topics ladybug, ladybugs, ladybird, beetle, bugs, insects, egg carton ladybug, spots, spring, garden, counting
colors red, black, green free
minutes 25 35
waits 30
mess some
heart carton: egg-carton = 1
heart coat: paint, acrylic-paint, marker, oil-pastel = 1 color
need pen: marker, permanent-marker, crayon
nice feelers: pipe-cleaner, twist-tie, string, yarn = 1
nice eyes@4-5: googly-eye, sticker, button = 6
nice eyes@2-3: sticker = 6
nice leaf: construction-paper, leaf, felt, tissue-paper, crepe-paper, cardstock = 1
join glue: glue when eyes=googly-eye,button
tool brush: paintbrush, sponge-brush, cotton-swab, kitchen-sponge when coat=paint,acrylic-paint
tool scissors: scissors
step cups: cut carton scissors by gt
step coat: paint coat carton brush? > cups by cc
step dry: dry carton by cc
step feelers: poke feelers carton scissors > feelers by gt
step spots: draw pen carton > spots by tc
step eyes: decorate eyes carton glue? > eyes by cc
step leaf: arrange leaf carton > leaf by cc
step fly: play carton by cc
part leaf = leaf green : j^ ~ -98 52 98 74 34 ; z_ ~- 2 -90 53 84 72
part feelers = feelers k : l^ k 3 -66 10 -70 -6 -80 -10 ; l^ k 3 -54 10 -50 -8 -42 -12 ; l^ k 3 -6 10 -12 -8 -22 -12 ; l^ k 3 6 10 12 -8 22 -12 ; l^ k 3 54 10 50 -8 42 -12 ; l^ k 3 66 10 70 -6 80 -10
part cups = carton own paint coat a : egg ~ -60 56 27 ; egg ~ 0 60 28 ; egg ~ 60 56 27
part spots = pen k : z_ k 2.4 -60 20 -60 54 ; z_ k 2.4 0 23 0 58 ; z_ k 2.4 60 20 60 54 ; d_ k 4.4 -71 30 -49 30 -74 44 -46 44 -11 33 11 33 -14 48 14 48 49 30 71 30 46 44 74 44
part eyes = eyes own : e -66 21 4 ; e -54 21 4 ; e -6 24 4 ; e 6 24 4 ; e 54 21 4 ; e 66 21 4
scene stand

* tube-snout-pig | 2-3 4-5 | Farm, Animals
topics pig, pigs, piglet, farm animals, oink, paper plate pig, snout, three little pigs, old macdonald
colors pink, white, brown free
minutes 25 30
waits 30
mess some
heart plate: paper-plate, paper-bowl = 1
heart tube: cardboard-tube, paper-cup, coffee-sleeve = 1
heart coat: paint, acrylic-paint, crayon, marker, tissue-paper = 1 color
nice dabber: cotton-ball, kitchen-sponge, sponge-brush, cotton-pad = 2
need ears: construction-paper, paper, cardstock, felt, craft-foam, paper-plate, paper-bag = 1 sheet
nice mud: sticker, tissue-paper, soil = 6
join glue: glue
tool pen: marker, crayon
tool brush: paintbrush when coat=paint,acrylic-paint,tissue-paper
tool scissors: scissors
step snout: cut tube scissors by gt
step coat: paint coat plate tube dabber? brush? > plate snout by cc
step dry: dry plate by cc
step ears: cut ears scissors > ears by gt
step stick: glue tube ears plate glue by tc
step face: draw pen plate > face by tc
step mud: decorate mud plate > mud by cc
step oink: play plate by cc
part ears = ears a : p^ ~ -62 -40 -66 -92 -18 -66 ; p^ ~ 62 -40 66 -92 18 -66
part plate = plate w paint coat a : o^ ~ 0 4 76 74
part snout = tube own paint coat a : o^ ~- 0 20 32 26 ; o_ ~ 0 17 29 22 ; o_ ~-- 0 17 22 16
part face = pen k : o_ k -28 -22 6 6 ; o_ k 28 -22 6 6 ; o_ k -8 17 4 6 ; o_ k 8 17 4 6 ; l_ k 3 -20 52 0 60 20 52
part mud = mud brown : d_ brown 7 -52 20 54 24 -40 -44 44 -46 -46 46 46 48
scene lay

* mitten-line | 2-3 4-5 | Seasons
extras hanging: pom-pom, button, paper-doily, glitter-glue, wool-roving, stick-on-gem, sequin
topics mittens, winter, three little kittens, the mitten, matching, pairs, laundry, clothesline, washing line, snow day
near snow, cold
colors red, blue, green free
minutes 25 30
mess low
heart clips: clothespin, binder-clip = 6
heart sheet: construction-paper, cardstock, felt, wallpaper, wrapping-paper, fabric-scrap, paper = 3 sheet
need marks: sticker, crayon, marker, washi-tape, cotton-ball = 1
join line: string, yarn, ribbon, rope, cotton-cord = 2 yd
join paste: glue when marks=cotton-ball
tool pen: pencil, crayon, marker
tool scissors: scissors
step cut: cut sheet pen scissors > mittens by gt
step marks: decorate marks sheet paste? > marks by cc
step line: tie line > line by gg
step mix: arrange sheet by cc
step clip: build clips sheet > clips by cc
step hunt: play sheet by cc
part line = line own : l ~ 3 -99 -40 0 -28 99 -40
part mittens = sheet a : b^ a -95 -30 -73 -30 -72 12 -84 24 -97 12 ; b^ a -75 -12 -66 -18 -64 -8 -74 4 ; b^ a -61 -30 -39 -30 -38 12 -50 24 -63 12 ; b^ a -41 -12 -32 -18 -30 -8 -40 4 ; b^ b -27 -30 -5 -30 -4 12 -16 24 -29 12 ; b^ b -7 -12 2 -18 4 -8 -6 4 ; b^ b 7 -30 29 -30 30 12 18 24 5 12 ; b^ b 27 -12 36 -18 38 -8 28 4 ; b^ c 41 -30 63 -30 64 12 52 24 39 12 ; b^ c 61 -12 70 -18 72 -8 62 4 ; b^ c 73 -30 95 -30 96 12 84 24 71 12 ; b^ c 93 -12 102 -18 104 -8 94 4
part marks = marks gold : s_ gold -84 0 5 7 3 ; s_ gold -50 0 5 7 3 ; o_ w -16 0 6 6 ; o_ w 18 0 6 6 ; h_ red 52 0 7 ; h_ red 84 0 7
part clips = clips wood : clip ~ -84 -22 -84 -58 11 ; clip ~ -50 -22 -50 -58 11 ; clip ~ -16 -22 -16 -58 11 ; clip ~ 18 -22 18 -58 11 ; clip ~ 52 -22 52 -58 11 ; clip ~ 84 -22 84 -58 11
scene hang

* sticker-window-castle | 2-3 4-5 | Fairy Tales
extras world Fairy Tales: clothespin, cardboard, fabric-scrap, bubble-wrap, denim, masking-tape, paper, toy-tree, newspaper, duplo-brick, wooden-block, flag, playing-card, pinecone, crepe-paper
appeal 3
topics castle, castles, princess castle, tower, towers, princess, prince, king, queen, kingdom, once upon a time, rapunzel
near knight
colors pink, purple, gold free
minutes 25 35
mess low
heart tubes: cardboard-tube = 3
heart roofs: construction-paper, cardstock, paper, metallic-paper, wallpaper, cupcake-liner, party-hat = 2 sheet
heart windows: sticker, washi-tape, felt-sticker, sticky-note = 12
need coat: crayon, marker, oil-pastel, paint = 1
nice flags: ribbon, craft-stick, paper-straw, feather = 3
join fix: tape, glue, masking-tape, glue-stick
tool brush: paintbrush when coat=paint
tool scissors: scissors
step color: color coat tubes brush? > tubes by cc
step windows: decorate windows tubes > windows by cc
step roofs: cut roofs scissors by gt
step cones: roll roofs tubes fix > roofs by gt
step join: tape tubes fix by tt
step folk: cut roofs coat scissors fix > folk by gt
step flags: tape flags tubes fix > flags by tc
step tell: play tubes by cc
part flags = flags b : z ~ 3 -60 -58 -60 -84 ; p^ ~ -60 -84 -40 -78 -60 -70 ; z ~ 3 0 -80 0 -99 ; p^ ~ 0 -99 20 -93 0 -86 ; z ~ 3 60 -58 60 -84 ; p^ ~ 60 -84 80 -78 60 -70
part tubes = tubes own paint color b : tube ~ -60 -14 48 106 ; tube ~ 60 -14 48 106 ; tube ~ 0 -34 52 126
part roofs = roofs a : p^ ~ -60 -62 -30 -10 -90 -10 ; p^ ~ 60 -62 90 -10 30 -10 ; p^ ~ 0 -86 32 -30 -32 -30
part windows = windows gold : s_ gold -68 16 5 7 3 ; s_ gold -50 40 5 7 3 ; s_ gold -66 64 5 7 3 ; s_ gold -54 82 5 7 3 ; s_ gold -10 0 5 7 3 ; s_ gold 10 14 5 7 3 ; s_ gold -8 34 5 7 3 ; s_ gold 8 52 5 7 3 ; s_ gold 52 16 5 7 3 ; s_ gold 68 36 5 7 3 ; s_ gold 52 58 5 7 3 ; s_ gold 66 80 5 7 3
part folk = roofs a : b^ ~ -14 94 -10 66 10 66 14 94 ; o_ tan 0 62 9 9 ; p_ gold -8 56 -8 46 -3 51 0 45 3 51 8 46 8 56
scene stand

* wash-the-muddy-dog | 2-3 4-5 | Animals
appeal 3
topics dog, dogs, puppy, pets, pet, dog bath, bath, bath time, washing, mud, dirty dog, grooming, our dog, water play
colors tan, brown, blue free
minutes 25 30
mess lots
heart cover: contact-paper, plastic-sleeve, wax-paper, cellophane = 1 sheet
heart mud: paint, soil, shaving-foam, coffee-grounds = 1
need sheet: construction-paper, cardstock, paper, cereal-box, paper-plate = 1 sheet
need pens: crayon, marker, oil-pastel, colored-pencil = 2 color
nice brush: toothbrush, kitchen-sponge, wet-wipe, paintbrush, old-towel = 1
join tape: tape, masking-tape, duct-tape
home bowl
home warm-water
home towel
step draw: draw pens sheet > dog by gt
step color: color pens sheet > fur by cc
step cover: tape cover sheet tape > cover by gg
step mud: paint mud cover > mud by ct
step bath: wash cover warm-water bowl brush? by cc
step rub: wash cover towel by cc
step again: play sheet by cc
part cover = cover light-blue : r^ ~ 0 0 188 168 4 ; r_ w 0 0 178 158 3
part dog = pens a : r_ ~ 14 20 100 50 20 ; o_ ~ -46 -22 32 28 ; o_ ~- -70 -10 16 12 ; b_ ~- -34 -44 -18 -40 -16 -8 -28 -4 -36 -22 ; r_ ~ -22 58 15 36 3 ; r_ ~ 50 58 15 36 3 ; l_ ~ 9 62 4 82 -8 86 -26
part fur = pens k : o_ k -54 -28 4 4 ; o_ k -82 -14 5 4 ; l_ k 2.6 -76 -2 -68 4 -58 2 ; z_ b 3 10 8 18 16 ; z_ b 3 30 10 38 18 ; z_ b 3 46 22 54 30 ; z_ b 3 0 26 8 34
part mud = mud brown : y_ ~ 40 38 26 12 8 .25 ; y_ ~ -26 70 20 8 8 .25 ; y_ ~ 62 70 22 8 8 .25 ; d_ ~ 5 -20 22 4 36 20 44 -58 2 70 16 82 -30
scene lay

* cup-carrier-bus | 2-3 4-5 | Transportation
extras world Transportation: toy-animal, masking-tape, toy-brick, ticket-stub, newspaper, paper-strip, pipe-cleaner, toy-tree, wooden-block, sticky-note, construction-paper, cardboard-box, magazine
extras machine: bell, bread-tag, sticker, candy-wrapper, bottle-cap
topics bus, buses, school bus, wheels on the bus, city bus, riders, passengers, daycare bus, road, tickets, peg people
colors yellow, black, red free
minutes 30 35
waits 30
mess some
heart carrier: cup-carrier, egg-carton = 1
heart riders: cardboard-tube, peg-doll, toy-animal, stuffed-animal, duplo-brick, paper-cup, wooden-block = 4
need coat: paint, acrylic-paint, crayon, marker, sticker, construction-paper = 1
need wheels: construction-paper, cardstock, cereal-box, paper-plate, cardboard, craft-foam = 4
nice pull: string, yarn, ribbon = 24 in
join fix: glue, tape, masking-tape, duct-tape
tool brush: paintbrush, kitchen-sponge when coat=paint,acrylic-paint
tool pen: marker, crayon
tool scissors: scissors
step coat: decorate coat carrier brush? fix? > carrier by cc
step dry: dry carrier by cc
step wheels: cut wheels pen scissors > wheels by gt
step on: glue wheels carrier fix by tc
step faces: draw pen riders > riders by tc
step pull: tie pull carrier scissors > pull by gt
step board: arrange riders carrier by cc
step sing: play carrier by cc
part pull = pull own : l ~ 3 88 30 96 10 99 -10
part riders = riders w : tube tan -60 -40 28 70 ; tube tan -20 -46 28 76 ; tube tan 20 -40 28 70 ; tube tan 60 -46 28 76 ; k -66 -16 2.6 ; k -54 -16 2.6 ; k -26 -22 2.6 ; k -14 -22 2.6 ; k 14 -16 2.6 ; k 26 -16 2.6 ; k 54 -22 2.6 ; k 66 -22 2.6 ; u -60 -6 6 ; u -20 -12 6 ; u 20 -6 6 ; u 60 -12 6
part carrier = carrier own paint coat a : q^ ~ 8 -92 10 92 10 86 66 -86 66 ; r_ ~- 0 14 184 8 3
part wheels = wheels k : o^ k -52 70 22 22 ; o_ silver -52 70 9 9 ; o^ k 52 70 22 22 ; o_ silver 52 70 9 9
scene stand

* oat-cookie-tray | 2-3 4-5 | Food
extras world Food: apron, bell, cookie-cutter, paper-cup, paper-napkin, price-tag
topics cookies, cookie, bakery, baker, oatmeal cookies, cookie sheet, cookie monster, santa cookies, pretend cooking
near baking, snack, kitchen
colors tan, brown, pink free
minutes 30 35
waits 120
mess some
heart crumbs: oats, rice, breakfast-cereal, sand, sprinkles = 1 cup
heart tray: baking-tray, muffin-tin, foil-tray, foil-pan, pizza-box, cake-board = 1
need rounds: cardboard, cereal-box, paper-plate, felt, construction-paper, cardstock, coaster = 1 sheet
nice chips@4-5: button, pom-pom, sticker, bead = 12
nice chips@2-3: sticker, felt = 12
nice paper: parchment-paper, wax-paper, paper-doily, paper-napkin = 1 sheet
join glue: glue
tool brush: paintbrush, sponge-brush
tool pen: pencil, marker, crayon
tool scissors: scissors
home cup
home bowl
step rounds: cut rounds pen cup scissors > rounds by gt
step tray: prepare tray paper? > tray by cc
step glue: glue rounds glue brush by cc
step crumbs: decorate crumbs rounds bowl > crumbs by cc
step chips: decorate chips rounds > chips by cc
step dry: dry rounds by gg
step bake: play rounds tray by cc
part tray = tray silver : q^ silver 8 -94 -66 94 -66 94 70 -94 70 ; q_ silver+ 6 -84 -56 84 -56 84 60 -84 60
part rounds = rounds tan : o^ ~ -54 -26 24 24 ; o^ ~ 0 -26 24 24 ; o^ ~ 54 -26 24 24 ; o^ ~ -54 32 24 24 ; o^ ~ 0 32 24 24 ; o^ ~ 54 32 24 24
part crumbs = crumbs cream : d_ cream 2.6 -62 -34 -48 -38 -42 -22 -58 -14 -66 -24 -8 -36 8 -38 12 -20 -4 -14 -12 -22 46 -34 60 -38 66 -24 50 -14 42 -22 -62 24 -48 20 -42 36 -58 44 -66 34 -8 22 8 20 12 38 -4 44 -12 36 46 24 60 20 66 34 50 44 42 36
part chips = chips b : d_ brown 4 -54 -28 -46 -14 2 -28 6 -12 54 -26 58 -12 -54 30 -46 44 2 30 6 46 54 30 58 44
scene lay

* tongs-crocodile | 2-3 4-5 | Jungle, Animals
appeal 3
topics crocodile, alligator, crocodiles, swamp, snapping, hungry crocodile, peter pan, fine motor, pom pom game, feeding
near river
colors green, white, red free
minutes 20 25
mess low
heart tongs: kitchen-tongs = 1
heart skin: construction-paper, cardstock, felt, craft-foam, paper, cereal-box = 1 sheet
need teeth: paper, cardstock, cotton-pad, felt, craft-foam, foam-sheet-scrap, paper-plate = 1 scrap
need food@4-5: pom-pom, cotton-ball, cork, toy-animal, sponge-brush = 8
need food@2-3: cotton-ball, sock, kitchen-sponge, toy-animal, felt-ball, newspaper = 8
nice eyes@4-5: googly-eye, button, sticker = 2
nice eyes@2-3: sticker, plastic-lid = 2
nice bowl: egg-carton, muffin-tin, plastic-tub, paper-bowl, basket = 1
join tape: tape, masking-tape, duct-tape, washi-tape
tool pen: marker, crayon
tool scissors: scissors
step skin: cut skin pen scissors > jaws by gt
step teeth: cut teeth scissors tape > teeth by gt
step scales: draw pen skin > scales by cc
step wear: tape skin tongs tape > tongs by gt
step eyes: tape eyes skin tape > eyes by cc
step swamp: arrange food > food by cc
step snap: play tongs food bowl? by cc
part tongs = tongs silver : l^ silver 9 92 10 40 -24 -20 -30 ; l^ silver 9 92 10 40 40 -20 46
part jaws = skin a : p^ ~ 60 -34 -92 -22 -96 -8 -20 -6 60 8 ; p^ ~ 60 10 -20 26 -96 28 -92 44 60 52
part teeth = teeth w : v_ ~ -92 -8 20 -2 7 -12 ; v_ ~ -92 28 20 22 7 12
part scales = pen k : d_ k 2.6 -70 -16 -52 -18 -34 -18 -10 -20 10 -20 30 -22 -60 38 -34 38 -6 40 20 40 ; o_ k -88 -18 3 2.4
part eyes = eyes own : e -6 -34 11 ; e 20 -36 11
part food = food w : o^ w -84 76 10 10 ; o^ w -60 84 10 10 ; o^ w -34 76 10 10 ; o^ w -8 86 10 10 ; o^ w 18 78 10 10 ; o^ w 44 86 10 10 ; o^ w 68 76 10 10 ; o^ w -84 10 10 10
scene lay

* cotton-round-polar-bear | 2-3 4-5 | Animals, Seasons
extras picture Animals: rice, lace, washi-tape, glitter-paper, metallic-paper, masking-tape
topics polar bear, polar bears, bear, arctic, north pole, winter, snow, ice bear, snow day
near antarctica, penguins
colors blue, white, black free
minutes 20 25
waits 30
mess low
heart rounds: cotton-pad = 4
need sheet: construction-paper, cardstock, paper-plate, packing-paper, wrapping-paper, felt, cardboard = 1 sheet
nice flakes: cotton-ball, sticker, cotton-swab, paper-doily, paint = 6
nice ice: tissue-paper, packing-paper, wrapping-paper, paper-napkin = 1 sheet
nice eyes@4-5: googly-eye, button = 2
join firm: glue
tool pen: marker, crayon
tool scissors: scissors
step cut: cut rounds scissors by gt
step ice: glue ice sheet firm > ice by cc
step head: glue rounds sheet firm > sheet rounds by tc
step face: draw pen rounds > face by tc
step eyes@4-5: glue eyes rounds firm > eyes by c
step flakes: decorate flakes sheet firm > flakes by cc
step dry: dry sheet by cc
step tell: play sheet by cc
part sheet = sheet a : r^ ~ 0 0 184 176 4
part ice = ice light-blue : p^ light-blue+ -90 58 -60 46 -30 58 0 48 30 60 60 46 90 58 90 86 -90 86
part rounds = rounds w : o^ ~ -44 -50 20 20 ; o^ ~ 44 -50 20 20 ; o^ ~ 0 -6 62 58 ; o^ ~ 0 16 30 26
part face = pen k : o_ k -22 -22 5 5 ; o_ k 22 -22 5 5 ; o_ k 0 6 10 7 ; l_ k 3 -12 22 0 30 12 22 ; z_ k 3 0 12 0 26
part eyes = eyes own : e -22 -22 8 ; e 22 -22 8
part flakes = flakes w : o_ ~ -78 -70 7 7 ; o_ ~ 0 -78 7 7 ; o_ ~ 78 -70 7 7 ; o_ ~ -80 -12 7 7 ; o_ ~ 80 -8 7 7 ; o_ ~ -78 40 7 7
scene lay

* friend-in-a-wagon | 2-3 4-5 | Transportation
extras machine: bell, sticker, washi-tape, cardboard-letter, bread-tag
topics wagon, parade, parade float, pull toy, stuffed animal, teddy bear, teddy, stuffie, cart, fourth of july parade, ride
near walk, stroller
colors red, yellow, blue free
minutes 25 35
mess low
heart box: shoebox, cardboard-box, tissue-box, small-box, berry-basket, plastic-tub = 1
heart rider: stuffed-animal, doll, toy-animal = 1
need wheels: paper-plate, plastic-lid, construction-paper, cardstock, cardboard, cereal-box, cork-sheet = 4
need trim: crayon, marker, sticker, paint, washi-tape, wrapping-paper, crepe-paper = 1
nice seat: fabric-scrap, felt, old-towel, cotton-ball, sock, tissue-paper = 1
nice flag: ribbon, crepe-paper, paper-straw, gift-bow = 1
join pull: string, ribbon, yarn, rope, shoelace, cotton-cord = 1 yd
join fix: tape, glue, masking-tape, duct-tape
tool brush: paintbrush, kitchen-sponge when trim=paint
tool pen: marker, crayon, pencil
tool scissors: scissors
step trim: decorate trim box brush? fix? > box by cc
step wheels: cut wheels pen scissors by gt
step on: glue wheels box fix > wheels by tc
step pull: tie pull box scissors > pull by gg
step seat: fill seat box > seat by cc
step flag: tape flag box fix > flag by cc
step ride: play rider box > rider by cc
part pull = pull own : l ~ 3 74 30 90 14 99 -20
part rider = rider brown : o^ tan -8 -38 26 24 ; o^ tan -28 -60 9 9 ; o^ tan 12 -60 9 9 ; o^ tan -8 6 30 28 ; o_ k -16 -42 3 3 ; o_ k 0 -42 3 3 ; o_ k -8 -32 5 4
part seat = seat b : y^ b -8 16 60 12 9 .2
part flag = flag b : l^ b 6 -60 20 -66 -20 -84 -44 ; l^ c 6 -58 20 -52 -20 -62 -52
part box = box own paint trim a : q^ ~ 4 -78 16 76 16 76 66 -78 66 ; r_ ~- 0 18 152 6 2 ; s_ gold -40 42 5 10 5 ; s_ gold 0 42 5 10 5 ; s_ gold 40 42 5 10 5
part wheels = wheels k : o^ w -48 70 22 22 ; o_ b -48 70 12 12 ; o^ w 46 70 22 22 ; o_ b 46 70 12 12
scene stand

* hidden-road-car-wash | 2-3 4-5 | Transportation
appeal 3
topics cars, toy cars, road, roads, car wash, tire tracks, driving, tape resist, street, traffic, racing, truck tracks, wheels, washing
colors blue, red, gray free
minutes 30 35
mess lots
place floor
heart cars: toy-car = 3
heart tape: masking-tape, tape, washi-tape, electrical-tape = 1 roll
heart coat: paint = 2 color
need paper: packing-paper, newspaper, wrapping-paper, construction-paper, paper, cardboard, freezer-paper = 3 sheet
need tray: baking-tray, paper-plate, foil-tray, plastic-lid, foil-pan, paper-bowl = 1
nice suds: dish-soap, bubble-solution, soap-bar = 1 bit
nice scrub: kitchen-sponge, toothbrush, old-towel, wet-wipe = 1
nice signs: craft-stick, paper-straw, sticker, cardstock = 2
home bowl
home warm-water
home towel
step lay: tape paper tape by gg
step road: tape tape > road by gt
step puddle: prepare coat tray by gg
step drive: paint cars coat paper > tracks by cc
step peel: prepare tape by tt
step signs: arrange signs > signs by cc
step wash: wash cars bowl warm-water suds? scrub? by cc
step park: play cars towel > cars by cc
part road = paper w : r^ w 0 0 190 170 3
part tracks = coat a : z_ a 5 -90 -60 -30 -20 -40 70 ; z_ a 5 -84 -66 -20 -24 -30 72 ; z_ red 5 30 -80 60 -10 20 78 ; z_ red 5 38 -82 70 -10 30 78 ; z_ a 5 -90 20 90 -30 ; z_ a 5 -90 28 90 -22 ; z_ red 5 -60 -82 -80 60 ; z_ red 5 90 60 -10 82 ; l_ w 32 -2 -66 -14 -20 6 26 -10 66
part signs = signs wood : r^ wood -58 -40 4 30 1 ; o^ red -58 -58 11 11 ; r^ wood 74 26 4 30 1 ; o^ green 74 8 11 11
part cars = cars red : toycar red -8 -24 34 ; toycar blue 0 44 34 ; toycar yellow 62 72 34
scene lay

* tape-trap-rescue | 2-3 4-5 | Superheroes, Animals
appeal 3
topics rescue, superhero, hero, save the animals, tape rescue, rescue mission, paw patrol, toy animals, fine motor, peeling, helpers, super pets
near firefighter, zoo
colors red, blue, yellow free
minutes 20 25
mess low
heart stuck: toy-animal, toy-car, duplo-brick, doll = 4
heart tape: masking-tape, washi-tape, tape, electrical-tape = 1 roll
need ground: baking-tray, cookie-tin, muffin-tin, cardboard, plastic-lid, shoebox, cardboard-box, foil-tray, paper-plate = 1
need badge: construction-paper, felt, cardstock, paper, craft-foam, cereal-box, paper-plate = 1 scrap
need sign: marker, crayon, sticker = 1
nice cape: bandana, old-t-shirt, fabric-scrap, pillowcase, felt, old-towel = 1
nice bed: old-towel, cotton-ball, tissue-paper, sock, basket, paper-bowl = 1
tool scissors: scissors
step cut: cut badge scissors > badge by gt
step badge: draw sign badge > sign by cc
step cape: prepare cape by gg
step trap: tape stuck tape ground > ground stuck strips by gt
step call: play badge tape by tc
step free: play stuck by cc
step bed: arrange bed stuck by cc
step again: tape tape stuck by cc
part ground = ground silver : q^ silver 8 -94 -40 94 -40 94 88 -94 88 ; q_ silver+ 6 -84 -30 84 -30 84 78 -84 78
part stuck = stuck green : toy green -44 24 44 ; toy brown 42 24 44 ; toy gray -44 74 44 ; toy orange 42 74 44
part strips = tape a : r_ ~ -44 2 60 8 1 24 ; r_ ~ -44 2 60 8 1 -30 ; r_ ~ 42 2 60 8 1 20 ; r_ ~ -44 54 60 8 1 -20 ; r_ ~ 42 54 60 8 1 28 ; r_ ~ 42 54 60 8 1 -26
part badge = badge a : p^ red -24 -92 24 -92 24 -66 0 -46 -24 -66
part sign = sign gold : s_ gold 0 -74 5 14 6
scene lay

* stick-on-robots | 2-3 4-5 | Robots
extras picture Robots: duct-tape
appeal 3
topics robot, robots, sticky wall, machine, build a robot, foil robot, shapes, contact paper, recycled robot, busy wall
near window
colors silver, red, blue free
minutes 25 30
mess low
heart wall: contact-paper = 2 sheet
heart metal: aluminum-foil, metallic-paper, foil-tray, candy-wrapper, old-CD = 1 sheet
need shapes: construction-paper, felt, cardstock, craft-foam, paper, magazine, cereal-box, tissue-paper = 2 sheet
nice knobs@4-5: bottle-cap, button, pom-pom, plastic-lid = 8
nice knobs@2-3: plastic-lid, sticker, cotton-ball = 6
nice arms@4-5: pipe-cleaner, paper-straw, craft-stick, yarn = 4
nice arms@2-3: craft-stick, paper-straw, paper-strip = 4
join tape: masking-tape, tape, duct-tape, washi-tape
tool scissors: scissors
step hang: tape wall tape scissors > wall by gg
step cut: cut shapes scissors by gt
step metal: tear metal by cc
step body: build metal wall > metal by cc
step head: build shapes wall > shapes by cc
step arms: build arms wall > arms by cc
step knobs: build knobs wall > knobs by cc
step start: play wall by cc
part wall = wall light-blue : r^ ~ 0 0 188 184 4 ; r_ w 0 0 172 168 3
part arms = arms b : l^ red 8 -62 4 -78 -20 ; l^ red 8 -6 4 8 30 ; l^ blue 8 28 20 14 44 ; l^ blue 8 74 20 84 -6
part metal = metal silver : q^ silver 4 -64 -10 -6 -14 -4 44 -60 46 ; q^ silver 4 30 4 72 2 74 56 28 54 ; r^ silver- -48 62 16 30 2 ; r^ silver- -20 62 16 30 2 ; r^ silver- 42 70 14 30 2 ; r^ silver- 62 70 14 30 2
part shapes = shapes b : r^ red -34 -38 46 42 4 ; o_ w -44 -42 6 6 ; o_ w -24 -42 6 6 ; r_ w -34 -26 24 6 1 ; o^ blue 51 -20 22 22 ; o_ w 44 -24 5 5 ; o_ w 58 -24 5 5 ; r_ w 51 -10 16 5 1 ; p^ gold -34 -72 -28 -60 -40 -60 ; r_ gold 50 -46 5 12 1
part knobs = knobs gold : o_ red -46 12 6 6 ; o_ gold -34 28 6 6 ; o_ blue -20 10 6 6 ; o_ red 42 24 5 5 ; o_ gold 52 40 5 5 ; o_ blue 62 24 5 5
scene lay

* dragon-egg-in-a-nest | 2-3 4-5 | Fantasy, Fairy Tales
extras world Fantasy: button, bread-tag, candy-wrapper, shoebox, metallic-paper, tissue-paper, stone, cardboard-box
appeal 3
topics dragon, dragons, dragon egg, egg, hatching, nest, baby dragon, magic, fantasy pets, dinosaur egg
near easter egg, phoenix, unicorn egg, mystery
colors green, purple, gold free
minutes 25 35
waits 60
mess some
heart egg: aluminum-foil, egg-shaped-plastic-shell, foam-ball, newspaper, ornament = 1
heart scales: tissue-paper, metallic-paper, construction-paper, candy-wrapper, leaf, crepe-paper, magazine, felt = 1 sheet
need nest: hay, grass, crinkle-paper, yarn, paper-bag, newspaper, packing-paper, raffia, moss, feather = 2 handful
nice bowl: paper-bowl, basket, egg-carton, small-box, plastic-tub, berry-basket = 1
nice shine@4-5: sequin, stick-on-gem, glitter-glue, button = 10
nice shine@2-3: sticker = 10
join glue: glue
tool brush: paintbrush, sponge-brush
step egg: shape egg > egg by cc
step tear: tear scales by cc
step glue: glue scales glue brush by tc
step scales: decorate scales > scales by cc
step shine: decorate shine scales glue > shine by cc
step dry: dry scales by cc
step nest: build nest bowl? > nest by cc
step hatch: play nest by cc
part egg = egg silver : b^ ~ -48 20 -40 -40 0 -84 40 -40 48 20 30 52 -30 52
part scales = scales a : a_ a -26 26 13 0 0 180 ; a_ a- 0 26 13 0 0 180 ; a_ a 26 26 13 0 0 180 ; a_ a+ -36 8 13 0 0 180 ; a_ a -12 8 13 0 0 180 ; a_ a+ 12 8 13 0 0 180 ; a_ a- 36 8 13 0 0 180 ; a_ a- -28 -12 13 0 0 180 ; a_ a 0 -12 13 0 0 180 ; a_ a+ 28 -12 13 0 0 180 ; a_ a -18 -34 13 0 0 180 ; a_ a- 6 -34 13 0 0 180 ; a_ a 24 -32 13 0 0 180 ; a_ a+ 0 -56 13 0 0 180
part shine = shine gold : s_ gold -24 -4 5 6 3 ; s_ gold 16 -22 5 6 3 ; s_ gold 2 20 5 6 3 ; s_ gold -6 -60 5 6 3 ; s_ gold 32 12 5 6 3
part nest = nest tan : b^ brown -86 56 -60 30 -20 44 20 44 60 30 86 56 60 90 0 96 -60 90 ; z tan 4 -80 58 -30 70 ; z tan 4 -50 46 10 62 ; z tan 4 0 60 60 48 ; z tan 4 20 78 78 60 ; z tan 4 -64 80 -6 84 ; z gold 3 -30 56 -70 66 ; z gold 3 10 88 60 74
scene stand

* three-bowls-of-porridge | 2-3 4-5 | Fairy Tales, Food
extras world Fairy Tales: paper-napkin, modeling-clay, toy-tree, cardboard-tube, leaf, paper-bag, pinecone, cardboard-box
topics goldilocks, three bears, goldilocks and the three bears, porridge, bears, oatmeal, big and small, sizes, story time, breakfast, too hot, just right
colors brown, tan, blue free
minutes 25 30
mess some
nice oats: oats, rice, breakfast-cereal, cotton-ball, sand = 1 cup
heart bowls: paper-bowl, yogurt-pot, plastic-tub, paper-cup, bowl, cupcake-liner, plastic-lid = 3
need trim: crayon, marker, sticker, washi-tape, paint = 1
heart bears: construction-paper, cardstock, paper-bag, cardboard, felt, cereal-box, paper-plate, paper = 1 sheet
nice spoons: plastic-spoon, wooden-spoon, craft-stick, metal-spoon = 3
nice steam: cotton-ball, tissue-paper, pillow-stuffing = 3
nice bed: sock, fabric-scrap, tissue, felt = 3
nice pot: oatmeal-canister, can, measuring-cup = 1
nice blanket: old-towel, cloth-napkin, bandana = 1
nice guest: doll, peg-doll, stuffed-animal, toy-animal = 1
tool brush: paintbrush, cotton-swab when trim=paint
tool pen: marker, crayon
tool scissors: scissors
step trim: decorate trim bowls brush? > bowls trim by cc
step bears: cut bears pen scissors > bears by gt
step faces: draw pen bears > faces by tc
step stand: fold bears bowls by tc
step cook: play pot spoons? by cc
step pour: fill oats bowls > oats by cc
step steam: arrange steam bowls > steam by cc
step bed: arrange bed bears by cc
step tuck: arrange blanket bears by cc
step tell: play bowls bears guest? spoons? by cc
part bears = bears brown : o^ ~ -62 -30 30 28 ; o^ ~ -84 -54 11 11 ; o^ ~ -40 -54 11 11 ; o^ ~ 2 -24 25 23 ; o^ ~ -16 -44 9 9 ; o^ ~ 20 -44 9 9 ; o^ ~ 58 -16 20 18 ; o^ ~ 44 -32 7 7 ; o^ ~ 72 -32 7 7 ; r^ ~ -62 26 44 64 8 ; r^ ~ 2 28 36 64 8 ; r^ ~ 58 30 28 66 8
part faces = pen k : k -72 -34 3 ; k -52 -34 3 ; o_ k -62 -24 5 4 ; u -62 -18 8 ; k -6 -28 2.6 ; k 10 -28 2.6 ; o_ k 2 -20 4 3 ; u 2 -15 6 ; k 52 -19 2.2 ; k 64 -19 2.2 ; o_ k 58 -12 3 2.6 ; u 58 -8 5
part bowls = bowls w : b^ a -96 46 -28 46 -40 84 -84 84 ; b^ b -22 52 26 52 18 82 -14 82 ; b^ c 36 58 80 58 72 84 44 84 ; o_ a-- -62 47 32 7.5 ; o_ b-- 2 53 22.5 6.5 ; o_ c-- 58 59 20.5 5.5
part trim = trim w : d_ p 4 -78 66 -62 70 -46 66 ; z_ a 3 -14 68 -8 74 -2 68 4 74 10 68 16 74 ; z_ b 3 45 70 71 70
part oats = oats cream : b_ cream -92 47 -80 38 -62 34 -44 38 -32 47 -46 52 -78 52 ; o_ cream 2 54.500 18 4.6 ; o_ cream 58 61.500 9 2.6 ; d_ tan 2 -74 44 -60 40 -48 45 -4 54 8 55 57 61.500
part steam = steam w : l_ w 4 -70 36 -66 26 -72 16 ; l_ w 4 0 44 4 36 -2 30
scene stand

* hungry-dog-box | 2-3 4-5 | Animals
extras game: dried-bean, masking-tape, ticket-stub
appeal 3
topics dog, dogs, puppy, new puppy, pets, pet, feed the dog, bone, bones, dog lover, our dog, toss game, hungry dog, woof
colors brown, tan, red free
minutes 30 35
mess low
heart box: tissue-box, shoebox, small-box, cardboard-box, milk-carton = 1
heart ears: felt, fabric-scrap, sock, faux-fur, craft-foam, old-towel = 1 sheet
need bones: paper-plate, cardboard, cereal-box, cardstock, paper, construction-paper = 1 sheet
nice coat: paint, construction-paper, paper-bag, packing-paper, tissue-paper = 1
nice eyes@4-5: googly-eye, button = 2
nice eyes@2-3: sticker, plastic-lid = 2
join fix: glue, tape, masking-tape
tool brush: paintbrush, kitchen-sponge when coat=paint
tool pen: marker, crayon
tool scissors: scissors
step mouth: cut box scissors by gg
step coat: decorate coat box brush? fix > coat by cc
step ears: cut ears scissors by gt
step stick: glue ears box fix > ears by cc
step face: draw pen box > box face by gc
step eyes: decorate eyes box fix > eyes by cc
step bones: cut bones pen scissors > bones by gt
step spots: draw pen bones by cc
step feed: play bones box by cc
part box = box tan : r^ ~ 0 6 124 128 8
part coat = coat a : r_ a 0 6 122 126 8
part ears = ears brown : b^ brown- -60 -52 -92 -44 -94 24 -74 34 -58 -8 ; b^ brown- 60 -52 92 -44 94 24 74 34 58 -8
part face = pen k : o_ cream 0 30 44 34 ; o_ k 0 8 15 10 ; q_ k 6 -34 24 34 24 26 58 -26 58 ; b_ red -14 46 14 46 10 68 -10 68 ; k -26 -24 6 ; k 26 -24 6
part eyes = eyes own : e -26 -24 11 ; e 26 -24 11
part bones = bones w : r^ w -80 88 14 6 1 ; d_ w 4 -88 85 -88 91 -72 85 -72 91 ; r^ w -48 88 14 6 1 ; d_ w 4 -56 85 -56 91 -40 85 -40 91 ; r^ w -16 88 14 6 1 ; d_ w 4 -24 85 -24 91 -8 85 -8 91 ; r^ w 16 88 14 6 1 ; d_ w 4 8 85 8 91 24 85 24 91 ; r^ w 48 88 14 6 1 ; d_ w 4 40 85 40 91 56 85 56 91 ; r^ w 80 88 14 6 1 ; d_ w 4 72 85 72 91 88 85 88 91
scene stand

* marching-pan-drum | 2-3 | Music
extras sound: crepe-paper, construction-paper
appeal 1
topics drum, drums, band, marching band, pots and pans, noise, rhythm, instruments, parade, loud and soft, banging, kitchen band
near music
colors red, blue, yellow free
minutes 20
mess low
heart pan: foil-pan, foil-tray, cookie-tin, plastic-tub, bucket, baking-tray = 1
heart beater: wooden-spoon, craft-stick, plastic-spoon, whisk, chopstick = 1
need deco: sticker, masking-tape, washi-tape, tissue-paper, crepe-paper, crayon = 1
need head: sock, felt, fabric-scrap, cotton-ball, paper-towel = 1
join line: ribbon, string, yarn = 18 in
join tape: masking-tape, tape, duct-tape
step try: test pan beater by c
step deco: decorate deco pan tape > pan by c
step ring: tie line pan tape > strap by g
step head: tape head beater tape > beater head by t
step soft: test pan beater by c
step march: play pan beater by c
part strap = line a : l^ ~ 6 -56 -16 -44 -60 -20 -80 4 -60 10 -40
part pan = pan silver : o^ silver 0 20 70 66 ; o_ silver- 0 20 56 53 ; s_ red -20 4 5 10 4 ; s_ blue 20 0 5 10 4 ; s_ gold 0 36 5 10 4
part beater = beater wood : l^ wood 8 44 -10 92 -74
part head = head a : o^ a 40 -6 15 15
scene lay
`;
