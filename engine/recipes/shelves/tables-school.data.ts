export const shelf = `
* stick-harmonica | 4-5 6-8 9-12 | Music
appeal 3
topics harmonica, mouth organ, kazoo, instrument, band, blues, sound, vibration, pitch, sound science, wind instrument, party favor
colors red, yellow, blue free
minutes 20 20 30
mess low
heart stick: craft-stick = 2
heart band: rubber-band = 3
need bits: paper-straw, plastic-straw, toothpick, cotton-swab = 1
nice trim: washi-tape, sticker, paint, ribbon, electrical-tape = 1
nice bell: bell, bead, button = 2
nice line: yarn, embroidery-floss, string = 18 in
tool scissors: scissors
tool pen: marker, crayon, colored-pencil
step color: color stick pen > upper lower by ccc
step trim: decorate trim stick > trim by ccc
step stretch: build band stick > reed by tcc
step bits: cut bits scissors by tcc
step under: build bits stick band > bits by tcc
step bind: tie band stick > ends by tcc
step bell: tie bell line? band > bells by ttc
step blow: play stick by ccc
step slide: test bits stick by tcc
part lower = stick own : r^ wood 0 22 184 30 15 ; d_ a 5 -50 22 -30 22 -10 22 10 22 30 22 50 22
part reed = band own : r^ tan- 0 1 190 7 3
part bits = bits b : r^ ~ -60 1 11 34 4 ; r_ w -60 -4 11 4 1 ; r_ w -60 6 11 4 1 ; r^ ~ 60 1 11 34 4 ; r_ w 60 -4 11 4 1 ; r_ w 60 6 11 4 1
part upper = stick own : r^ wood 0 -22 184 30 15 ; d_ a 5 -52 -22 -17 -22 17 -22 52 -22
part trim = trim c : r_ ~ -34 -22 9 30 ; r_ ~ 0 -22 9 30 ; r_ ~ 34 -22 9 30
part ends = band own : r^ red -78 0 8 80 4 ; r_ red- -75 0 2 78 1 ; r^ red 78 0 8 80 4 ; r_ red- 81 0 2 78 1
part bells = bell own : l ~-- 2 78 38 66 54 62 64 ; l ~-- 2 78 38 86 56 84 66 ; dangle gold 62 72 12 ; dangle gold 86 74 12
scene lay

* humming-bee | 6-8 9-12 | Bugs, Music
topics bee, bumblebee, bees, buzz, buzzing, hum, sound, sound science, vibration, bullroarer, outdoor toy, insects, pollinator
colors yellow, black, light blue or gold
minutes 35 40
mess low
place outdoors
heart stick: craft-stick = 1
heart band: rubber-band = 1
need card: index-card, cardstock, cereal-box, folder = 1
need ends: eraser, craft-foam, felt, kitchen-sponge = 1 scrap
need line: string, yarn, cotton-cord, embroidery-floss = 30 in
nice stripes: electrical-tape, washi-tape, paint, ribbon = 1
nice wings: tissue-paper, wax-paper, coffee-filter, bubble-wrap, cellophane, tracing-paper, construction-paper = 1 scrap
nice eyes: googly-eye, sticker, sequin = 2
join stick-on: tape, glue
tool scissors: scissors
tool pen: marker
step body: cut card scissors pen > body by cc
step stripes: decorate stripes card > stripes by cc
step wings: cut wings scissors card stick-on > wings by cc
step face: draw pen card > face by cc
step eyes: decorate eyes card stick-on > eyes by cc
step mount: tape stick card stick-on > stick by cc
step tie: tie line stick > line by tc
step ends: build ends stick > ends by cc
step stretch: build band ends stick > band by cc
step fly: play line band by tc
part line = line own : l_ ~ 3 74 26 92 40 86 62 58 66 48 82 78 94
part stick = stick own : stick ~ -80 26 78 26 11
part body = card own paint body a : b^ ~ -62 20 -52 -16 -20 -34 18 -34 48 -20 62 4 58 24
part stripes = stripes b : p_ ~ -36 -26 -22 -32 -18 23 -34 22 ; p_ ~ -4 -35 12 -34 14 24 -2 23 ; p_ ~ 28 -30 42 -22 44 24 30 24
part wings = wings c : j^ ~ -2 -26 -34 -92 22 ; j_ ~+ -4 -34 -30 -84 10 ; j^ ~ 6 -26 46 -90 22 ; j_ ~+ 8 -34 41 -82 10
part face = pen k : l_ k 3 -48 -18 -62 -38 -70 -36 ; l_ k 3 -40 -25 -50 -48 -58 -48 ; u -48 6 6
part eyes = eyes own : o_ w -46 -6 8 ; o_ k -48 -5 4
part ends = ends b : r^ ~ -82 26 14 26 3 ; r^ ~ 80 26 14 26 3
part band = band own : l ~ 4 -90 15 0 38 88 15 ; l ~ 4 -90 37 0 44 88 37
scene lay

* clucking-cup | 4-5 6-8 9-12 | Farm, Animals
appeal 3
topics hen, chicken, rooster, cluck, farmyard, animal sounds, sound, sound science, vibration, noise maker
near easter, bird
colors orange, red, yellow, white
minutes 30 35 40
mess low
heart cup: paper-cup, plastic-cup, yogurt-pot = 1
heart line: string, yarn, cotton-cord = 20 in
need anchor: craft-stick, paper-clip, button, bead, toothpick = 1
need comb: construction-paper, felt, cardstock, craft-foam = 1 sheet
need grip: paper-towel, kitchen-sponge, old-towel, paper-napkin = 1 scrap
nice feathers: feather, tissue-paper, crepe-paper, cotton-ball, leaf, crinkle-paper, cupcake-liner = handful
nice eyes: googly-eye, button, sticker, sequin = 2
nice feet: pipe-cleaner, paper-straw, twist-tie, craft-foam = 2
home water
join stick: glue, tape
tool scissors: scissors
tool pen: marker, crayon
tool hole: pencil, toothpick
step hole: poke cup hole by ggt
step thread: thread line cup anchor scissors > hen line by tcc
step parts: cut comb scissors by tcc
step comb: glue comb cup stick > comb beak by ccc
step eyes: glue eyes cup stick > eyes by ccc
step face: draw pen comb > face by ccc
step feathers: glue feathers cup stick > wings by ccc
step feet: glue feet cup stick > feet by tcc
step wet: prepare grip water by ccc
step cluck: play line grip by ccc
part line = line own : l_ ~ 2.5 0 40 -2 70 3 98
part feet = feet c : z ~ 4 -26 54 -30 74 ; z ~ 4 -30 74 -42 80 ; z ~ 4 -30 74 -24 82 ; z ~ 4 26 54 30 74 ; z ~ 4 30 74 42 80 ; z ~ 4 30 74 24 82
part comb = comb b : o^ ~ -16 -62 12 15 ; o^ ~ 2 -70 13 17 ; o^ ~ 20 -60 12 14
part hen = cup own : cupdown ~ 0 -56 116 112
part wings = feathers a : feather gold -46 4 -92 30 13 ; feather orange- -46 14 -84 50 12 ; feather tan -44 24 -70 62 11 ; feather gold 46 4 92 30 13 ; feather orange- 46 14 84 50 12 ; feather tan 44 24 70 62 11
part beak = comb c : p^ ~ -13 -8 13 -8 0 16 ; x b -3 28 7 22 ; x b 5 28 7 20
part eyes = eyes own : e -20 -22 10 ; e 20 -22 10
part face = pen k : l_ k 2.5 -30 -36 -22 -40 -13 -38 ; l_ k 2.5 30 -36 22 -40 13 -38 ; d_ c 2.5 -28 30 -20 36 28 30 20 36 -24 42 24 42 ; o_ w -20 -22 9 ; o_ w 20 -22 9 ; o_ k -19 -21 4.6 ; o_ k 21 -21 4.6
scene hang

* puff-volcano | 4-5 6-8 9-12 | Dinosaurs, Nature
extras world Dinosaurs: toy-tree, pinecone, stone, moss, stick, pipe-cleaner, bark, pom-pom, coffee-bean, ribbon, metallic-paper, driftwood, paper-strip, toy-animal
appeal 3
topics volcano, volcanoes, eruption, lava, dinosaur land, hawaii, geology, earth science, floor is lava, ring of fire, island
near dinosaurs
colors brown, red, orange, green
minutes 40 50 60
waits 30
mess some
heart cup: paper-cup, yogurt-pot, plastic-cup
heart lava: tissue-paper, crepe-paper, pom-pom, cotton-ball, feather, paper-napkin, crinkle-paper = handful
need straw: plastic-straw, paper-straw = 1
need skin: newspaper, packing-paper, paper-bag, construction-paper = 3 sheet
need base: paper-plate, cardboard, pizza-box, plastic-lid
nice color: paint, acrylic-paint = 2 color
nice land: moss, pebble, leaf, stick, pinecone, grass, sand, stone, pine-branch, fake-leaf = handful
nice trees: pipe-cleaner, craft-stick, clothespin, felt, green-bean = 3
nice beasts: toy-animal, sticker, cork, play-dough, modeling-clay = 2
join tape: masking-tape, tape
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
step hole: poke cup straw scissors by ggt
step fix: tape cup straw base tape > base straw by tcc
step mountain: tape skin cup base tape > mountain by tcc
step paint: paint color skin brush > flows by ccc
step dry: dry skin color by ccc
step land: glue land base glue > land by ccc
step trees: build trees base glue > trees by tcc
step lava: tear lava by ccc
step beasts: play beasts base > beasts by ccc
step erupt: fill lava cup straw > lava by ccc
part base = base d : o^ ~ 0 68 94 18 ; o_ ~+ 0 65 84 14
part straw = straw b : stick w 26 46 100 22 8 ; z_ ~ 8 54 36 62 34 ; z_ ~ 8 80 28 88 26
part lava = lava b : y ~ 0 -38 22 13 7 .2 ; y orange -16 -56 12 9 7 .2 ; y yellow 14 -60 12 9 7 .2 ; y ~ 0 -76 11 8 7 .2 ; o orange -32 -74 5 ; o ~ 32 -80 5 ; o yellow -12 -92 5 ; o orange 16 -94 4 ; o ~ -46 -54 4 ; o yellow 44 -58 4
part mountain = skin own paint paint a : b^ ~ -76 66 -50 26 -28 -22 -22 -36 22 -36 28 -22 48 22 76 66 ; p_ ~- 10 -34 22 -36 28 -22 48 22 76 66 34 66 ; z_ ~- 2 -20 -20 -34 10 ; z_ ~- 2 -6 6 -16 40 ; z_ ~+ 2 -40 20 -52 44 ; z_ ~-- 2 30 10 40 40 ; o ~-- 0 -36 23 6 ; o_ k 0 -36 18 4
part flows = color b : b_ ~ -20 -33 -6 -32 -8 -8 -16 22 -26 8 -18 -10 ; b_ orange 0 -32 14 -33 12 2 22 34 10 46 6 10 ; b_ ~ 16 -33 22 -34 30 -6 26 4 20 -10
part land = land c : bits ~ 1.5 -66 68 -52 74 -36 78 -18 80 24 80 40 77 54 73 68 66
part trees = trees d : z brown 4 -78 66 -78 40 ; j ~ -78 44 -96 30 6 ; j ~ -78 44 -62 28 6 ; j ~ -78 44 -78 20 6
part beasts = beasts d : b^ ~ 62 64 58 52 68 46 78 48 86 40 92 26 98 26 96 34 94 46 90 58 88 66 82 66 80 60 70 60 68 66 ; o_ k 95 29 1.5 ; bits yellow 2 -44 58
scene stand

* mache-bowl | 4-5 6-8 9-12 | -
topics papier-mache, papier mache, paper mache, bowl, newspaper craft, recycling, gift, fruit bowl, rainy day
variant watermelon | Food | green, red, black | watermelon, melon, fruit, summer, picnic, juneteenth
variant moon | Space | gray, navy, yellow | moon, full moon, craters, moon landing, night sky
variant ladybug | Bugs | red, black, white | ladybug, ladybird, beetle
variant sunflower | Nature | yellow, brown, green | sunflower, flower, van gogh, summer, mother's day
variant starfish | Ocean | light blue, orange, tan | ocean, starfish, tide pool, beach, sea star
minutes 100 75 85
waits 1440
mess lots
heart paper: newspaper, packing-paper, tissue-paper, paper-bag = 8 sheet
heart paste: flour, glue = 1 cup
need film: plastic-wrap, cooking-oil, wax-paper
need paint: paint, acrylic-paint = 3 color
nice dots: button, bottle-cap, dried-bean, sticker, seed, seashell, bead, pebble, pumpkin-seed = handful
nice shine: aluminum-foil, metallic-paper, sequin, metallic-paint = 1 scrap
home bowl
home water: = 1 1/2 cup
join glue: glue when dots; shine!=metallic-paint
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: pencil, marker
step mold: prepare bowl film by tcc
step tear: tear paper by tcc
step mix: mix paste water by ttc
step layers: glue paper paste bowl > shell by ccc
step dry: dry paper bowl by ccc
step rim: cut paper scissors pen by gtc
step inside: paint paint paper brush > inside-melon inside-moon inside-bug inside-flower inside-sea by ccc
step outside: paint paint paper brush > skin-melon skin-moon skin-bug skin-flower skin-sea by ccc
step dots: glue dots paper glue > dots-melon dots-moon dots-bug dots-flower dots-sea by ccc
step shine: decorate shine paper glue? > shine by tcc
part shell = paper own paint outside a : b^ ~ -88 -18 88 -18 78 30 44 66 0 74 -44 66 -78 30
part skin-melon@watermelon = paint a : l_ ~- 7 -66 -10 -58 30 -34 64 ; l_ ~- 7 -34 -6 -28 40 -14 70 ; l_ ~- 7 0 -4 0 72 ; l_ ~- 7 34 -6 28 40 14 70 ; l_ ~- 7 66 -10 58 30 34 64
part skin-moon@moon = paint a : o_ ~- -50 22 13 9 ; o_ ~- -6 42 17 12 ; o_ ~- 44 16 14 10 ; o_ ~- 34 50 8 6 ; o_ ~- -36 54 7 5
part skin-bug@ladybug = paint b : b_ ~ -60 14 -30 22 -24 50 -44 58 -70 40 ; o_ w -52 32 5 ; k -51 33 2.600 ; l_ ~ 3 6 22 22 40 40 58 ; o_ ~ 26 12 9 ; o_ ~ 62 14 9 ; o_ ~ 48 34 9 ; o_ ~ -2 38 8 ; o_ ~ 12 58 8 ; o_ ~ 70 -2 6
part skin-flower@sunflower = paint a : j_ ~- -56 62 -88 -16 14 ; j_ ~- -32 70 -48 -14 14 ; j_ ~- 0 74 0 -12 14 ; j_ ~- 32 70 48 -14 14 ; j_ ~- 56 62 88 -16 14
part skin-sea@starfish = paint b : s_ ~ -30 30 5 24 10 ; s_ ~ 36 22 5 18 8 20 ; s_ ~ 8 54 5 13 6
part inside-melon@watermelon = paint b : o^ w 0 -22 90 24 ; o_ ~ 0 -21 80 19 ; o_ ~- 0 -15 64 11
part inside-moon@moon = paint b : o^ gray+ 0 -22 90 24 ; o_ ~ 0 -21 83 20
part inside-bug@ladybug = paint b : o^ a 0 -22 90 24 ; o_ ~ 0 -21 83 20
part inside-flower@sunflower = paint b : j^ a 80 -22 98.6 -22 9 ; j^ a 75.2 -15.8 92.6 -8.3 9 ; j^ a 61.3 -10.4 75.5 3.7 9 ; j^ a 40 -6.4 49.3 12.6 9 ; j^ a 13.9 -4.3 17.1 17.4 9 ; j^ a -13.9 -4.3 -17.1 17.4 9 ; j^ a -40 -6.4 -49.3 12.6 9 ; j^ a -61.3 -10.4 -75.5 3.7 9 ; j^ a -75.2 -15.8 -92.6 -8.3 9 ; j^ a -80 -22 -98.6 -22 9 ; j^ a -75.2 -28.2 -92.6 -36.4 9 ; j^ a -61.3 -33.6 -75.5 -49 9 ; j^ a -40 -37.6 -49.3 -58.4 9 ; j^ a -13.9 -39.7 -17.1 -63.4 9 ; j^ a 13.9 -39.7 17.1 -63.4 9 ; j^ a 40 -37.6 49.3 -58.4 9 ; j^ a 61.3 -33.6 75.5 -49 9 ; j^ a 75.2 -28.2 92.6 -36.4 9 ; o_ ~ 0 -20 76 18
part inside-sea@starfish = paint c : o^ a 0 -22 90 24 ; o_ ~ 0 -20 80 18
part dots-melon@watermelon = dots own : bits k 0.65 -48 -20 -24 -28 -4 -16 20 -28 42 -20 -30 -12 26 -12 4 -32
part dots-moon@moon = dots own : bits gray- 1.11 -30 14 14 16 ; bits gray- 0.93 62 34
part dots-bug@ladybug = dots own : bits k 0.74 -78 -2 78 -2 ; bits k 0.93 0 64
part dots-flower@sunflower = dots own : bits k 0.56 -50 -20 -30 -26 -10 -20 10 -26 30 -20 50 -24 -38 -14 -18 -12 2 -14 22 -12 42 -14
part dots-sea@starfish = dots own : bits tan 0.93 -54 -18 ; bits w 0.93 -18 -26 52 -24 ; bits tan- 1.02 20 -18
part shine = shine c : bits ~ 0.45 -60 -22 -40 -12 -14 -32 ; bits ~ 0.38 12 -12 34 -30 52 -14 64 -22
scene stand

* curtain-theater | 4-5 6-8 9-12 | -
extras box: glitter-paper, sequin, sticker, ribbon, ric-rac, felt-ball
appeal 3
topics theater, puppet theater, puppet show, puppets, stage, curtain, performance, drama, storytelling, show, make-believe
variant three-pigs | Fairy Tales | red, gold, pink | three little pigs, fairy tale, big bad wolf, wolf and pigs
variant knight-and-dragon | Fantasy | purple, gold, green free | dragon, knight, knights, castle, princess
variant circus | Animals | blue, gold, orange | circus, lion tamer, animal show, zoo
minutes 50 55 70
mess low
heart box: cardboard-box, shoebox, cereal-box, pizza-box = 1
heart curtain: fabric-scrap, felt, old-t-shirt, crepe-paper, tissue-paper, paper-napkin, bandana, sock = 2
need rod: string, ribbon, yarn, paper-straw, dowel = 2 ft
need figures: construction-paper, cardstock, paper, index-card = 2 sheet
need sticks: craft-stick, paper-straw, plastic-straw, wooden-spoon, wooden-skewer, stick = 3
nice paint: paint, acrylic-paint = 2 color
nice edge: washi-tape, ribbon, yarn, pom-pom, ric-rac, sticker, lace, tinsel = 2 ft
nice light: flashlight, string-light, LED-candle, LED-tea-light
nice scene: leaf, cotton-ball, metallic-paper, stick, moss, pinecone, magazine = handful
join tape: tape, masking-tape
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker, crayon, colored-pencil
step opening: cut box scissors pen > house by gtc
step paint: paint paint box brush by ccc
step rod: build rod curtain box tape scissors > curtain by gtc
step edge: tape edge box tape > edge by ccc
step backdrop: draw figures pen tape > backdrop by ccc
step scene: glue scene box glue > scene by ccc
step cast: cut figures scissors pen by tcc
step sticks: tape sticks figures tape > cast-pigs cast-knight cast-circus by ccc
step show: play box light? curtain by ctc
part house = box own paint paint a : r^ ~ 0 0 184 156 3 ; p^ b -92 -78 0 -99 92 -78 ; r_ k 0 10 136 112 2
part backdrop = figures own : r_ light-blue 0 10 132 108 1 ; b_ green -66 64 -66 36 -20 28 20 36 66 30 66 64
part scene = scene own : y_ w -30 -26 16 8 7 .2 ; y_ w 30 -30 14 7 7 .2
part cast-pigs@three-pigs = sticks own : r_ red -42 4 26 28 ; p_ brown -58 -10 -42 -26 -26 -10 ; r_ cream -42 10 8 14 ; stick ~ -34 86 -34 44 5 ; stick ~ 0 86 0 44 5 ; stick ~ 36 86 36 40 5 ; o pink -34 32 15 14 ; o_ pink- -34 36 6 4 ; k -39 29 1.8 ; k -29 29 1.8 ; o pink 0 34 15 14 ; o_ pink- 0 38 6 4 ; k -5 31 1.8 ; k 5 31 1.8 ; b^ gray 20 42 22 10 28 0 34 10 42 10 48 -2 52 14 52 42 ; k 32 20 2 ; k 43 20 2 ; o_ k 38 32 4 3
part cast-knight@knight-and-dragon = sticks own : stick ~ -32 86 -32 44 5 ; stick ~ 24 86 24 44 5 ; q^ silver 3 -46 48 -46 8 -18 8 -18 48 ; r_ k -32 18 20 4 ; p red -32 8 -22 -12 -40 -8 ; b^ green 2 50 2 30 16 18 16 -4 28 -12 46 -6 48 6 34 10 36 26 46 50 ; p^ orange 16 18 -6 6 -2 28 10 30 ; k 30 -3 2.5 ; v green- 10 14 12 -8 3 6 ; stick ~ 50 86 50 40 5 ; p^ pink 42 44 58 44 50 14 ; o^ tan 50 10 8 ; p_ gold 43 4 43 -4 47 0 50 -6 53 0 57 -4 57 4 ; k 47 10 1.4 ; k 53 10 1.4 ; r_ gray- -48 -4 22 30 ; p_ red -60 -18 -48 -34 -36 -18
part cast-circus@circus = sticks own : stick ~ -34 86 -34 44 5 ; stick ~ 30 86 30 44 5 ; s^ brown -34 22 14 26 19 ; o_ orange -34 22 16 ; k -40 19 2 ; k -28 19 2 ; o_ k -34 26 3 2 ; a^ red 30 44 24 0 180 360 ; o tan 30 10 12 ; r k 30 -6 18 16 ; r k 30 2 28 4 ; k 26 10 1.5 ; k 34 10 1.5 ; stick ~ 0 86 0 52 5 ; l^ a 6 0 36 -12 22 -14 10 ; l^ a 6 0 36 12 22 14 10 ; b^ a -7 52 -7 30 0 26 7 30 7 52 ; o tan 0 22 8 ; k -3 22 1.3 ; k 3 22 1.3
part curtain = curtain a : l_ b 4 -70 -46 70 -46 ; b^ ~ -72 -46 -44 -46 -54 0 -64 26 -58 66 -72 66 ; l_ ~- 3 -60 -44 -62 0 -67 40 ; b^ ~ 72 -46 44 -46 54 0 64 26 58 66 72 66 ; l_ ~- 3 60 -44 62 0 67 40
part edge = edge b : c ~ -70 -58 70 -58 10 12 ; d_ ~ 4 -82 -60 -82 -30 -82 0 -82 30 -82 60 82 -60 82 -30 82 0 82 30 82 60
scene stand

* moon-slider | 4-5 6-8 | Space
extras picture Space: sticker, sequin, stick-on-gem, glitter-glue, foam-sheet-scrap, candy-wrapper, paper
appeal 1
topics moon, moon phases, full moon, new moon, crescent, crescent moon, eclipse, lunar eclipse, solar eclipse, night sky, astronomy
near bedtime
colors black, navy, yellow, gray
minutes 45 50
waits 30
mess some
heart plate: paper-plate = 2
heart paint: paint = 1 color
need sky: cardboard, cereal-box, cardboard-box, pizza-box, shoebox = 1
nice craters: bottle-cap, cork, kitchen-sponge, cotton-swab, bubble-wrap, plastic-lid, cotton-ball = 2
nice stars: sticker, sequin, aluminum-foil, metallic-paper, confetti, button = handful
nice clouds: cotton-ball, pillow-stuffing, tissue-paper = handful
nice tab: craft-stick, paper-straw, clothespin = 2
home bowl
home saucer
home water
join stick: glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: pencil, crayon
step discs: cut plate bowl scissors pen > moon by tc
step slits: cut sky scissors pen by gt
step paint: paint paint plate sky brush water > sky by cc
step craters: print craters paint saucer plate > craters by cc
step dry: dry plate by cc
step slide: build plate sky stick > band shadow by tc
step tab: glue tab plate stick > tab by cc
step stars: glue stars sky > stars by cc
step clouds: glue clouds sky stick > clouds by cc
step phases: play plate by cc
part sky = sky own paint paint a : r^ ~ 0 -4 176 150 3
part stars = stars c : bits ~ 0.8 -74 -62 72 -62 -78 -22 80 -26 -38 -70 42 -70 ; bits ~ 0.7 -76 22 80 28 -58 65 4 64 60 65
part moon = plate own : o^ w -12 -8 52 ; o_ w -12 -8 48
part craters = paint d : o_ gray -40 -22 9 7 ; o_ gray -34 12 7 6 ; o_ gray -12 30 10 7 ; o_ gray -20 -36 6 5 ; o_ gray -52 -2 5 4
part band = sky own paint paint a : r^ ~ 0 50 184 14 1 ; z_ ~+ 1.2 -90 44 90 44
part shadow = plate own paint paint a : o^ k 22 -8 52 ; o_ k 22 -8 47
part tab = tab own : stick ~ 92 36 92 64 9 ; stick ~ -92 36 -92 64 9
part clouds = clouds own : cotton ~ -62 70 15 ; cotton ~ -38 72 13 ; cotton ~ -14 71 13 ; cotton ~ 34 72 13 ; cotton ~ 60 70 15
scene stand

* growing-checkers | 6-8 9-12 | -
extras game: paper, washi-tape
topics checkers, draughts, board game, game, family game night, strategy, travel game, tournament, gift for grandparents
variant caterpillars | Bugs | light green, yellow, pink | caterpillar, butterfly, butterflies, life cycle, metamorphosis
variant little-fish | Ocean | orange, light blue, navy | fish, shark, sharks, big fish eat little fish
variant chicks | Farm, Animals | yellow, tan, green | chick, chicks, hen, chickens, farmyard
variant dragon-eggs | Fantasy, Dinosaurs | purple, green, gold | dragon egg, dragons, hatching
variant robots | Robots, Space | gray, red, navy | robot, robots, battery, light up
variant tadpoles | Nature, Jungle | dark green, brown, light green | tadpole, frog, frogs, pond
minutes 50 60
waits 30
mess some
heart men: bottle-cap, plastic-lid, metal-lid = 12
heart board: cardboard, felt, fabric-scrap, cereal-box, pizza-box, denim, bandana, cardboard-box, construction-paper, paper-bag = 1
need faces: paper, construction-paper, cardstock = 2 sheet
need color: paint, acrylic-paint, fabric-paint = 1 color
nice squares: washi-tape, masking-tape, electrical-tape, duct-tape, felt, ribbon, yarn = 1
nice pouch: sock, cloth-bag, paper-bag, small-box = 1
nice gem: stick-on-gem, sequin, button, sticker = 4
join stick: glue, tape
tool stamp: paintbrush, kitchen-sponge, sponge-brush
tool ruler: ruler
tool scissors: scissors
tool pen: marker, colored-pencil, crayon
step grid: prepare board ruler pen by tc
step squares: print color stamp board > board squares by cc
step dry: dry board by cc
step edge: decorate squares board stick scissors > edge by cc
step young: draw pen faces by cc
step cut: cut faces scissors by cc
step glue: glue faces men stick > men faces-h faces-r faces-c faces-l faces-d faces-t by cc
step gem: decorate gem men > gems by cc
step pouch: prepare pouch > pouch by cc
step play: play men board by cc
part board = board cream : r^ ~ 0 4 172 172 3
part squares = color a : r_ ~ -67 -63 27 27 ; r_ ~ -13 -63 27 27 ; r_ ~ 40 -63 27 27 ; r_ ~ -40 -36 27 27 ; r_ ~ 13 -36 27 27 ; r_ ~ 67 -36 27 27 ; r_ ~ -67 -9 27 27 ; r_ ~ -13 -9 27 27 ; r_ ~ 40 -9 27 27 ; r_ ~ -40 18 27 27 ; r_ ~ 13 18 27 27 ; r_ ~ 67 18 27 27 ; r_ ~ -67 45 27 27 ; r_ ~ -13 45 27 27 ; r_ ~ 40 45 27 27 ; r_ ~ -40 72 27 27 ; r_ ~ 13 72 27 27 ; r_ ~ 67 72 27 27
part edge = squares b : z_ ~ 4 -83 -79 83 -79 ; z_ ~ 4 -83 88 83 88 ; z_ ~ 4 -83 -79 -83 88 ; z_ ~ 4 83 -79 83 88
part men = men b : cap c -67 -63 12 ; cap c -13 -63 12 ; cap c 40 -63 12 ; cap c -40 -36 12 ; cap c 13 -36 12 ; cap c 67 -36 12 ; cap b -67 45 12 ; cap b -13 45 12 ; cap b 40 45 12 ; cap b -40 72 12 ; cap b 13 72 12 ; cap b 67 72 12
part faces-h@chicks = faces own : o_ yellow -67 -63 8 ; d_ k 1.4 -70 -65 -64 -65 ; p_ orange -69 -62 -65 -62 -67 -58 ; o_ yellow -13 -63 8 ; d_ k 1.4 -16 -65 -10 -65 ; p_ orange -15 -62 -11 -62 -13 -58 ; o_ yellow 40 -63 8 ; d_ k 1.4 37 -65 43 -65 ; p_ orange 38 -62 42 -62 40 -58 ; o_ yellow -40 -36 8 ; d_ k 1.4 -43 -38 -37 -38 ; p_ orange -42 -35 -38 -35 -40 -31 ; o_ yellow 13 -36 8 ; d_ k 1.4 10 -38 16 -38 ; p_ orange 11 -35 15 -35 13 -31 ; o_ yellow 67 -36 8 ; d_ k 1.4 64 -38 70 -38 ; p_ orange 65 -35 69 -35 67 -31 ; o_ yellow -67 45 8 ; d_ k 1.4 -70 43 -64 43 ; p_ orange -69 46 -65 46 -67 50 ; o_ yellow -13 45 8 ; d_ k 1.4 -16 43 -10 43 ; p_ orange -15 46 -11 46 -13 50 ; o_ yellow 40 45 8 ; d_ k 1.4 37 43 43 43 ; p_ orange 38 46 42 46 40 50 ; o_ yellow -40 72 8 ; d_ k 1.4 -43 70 -37 70 ; p_ orange -42 73 -38 73 -40 77 ; o_ yellow 13 72 8 ; d_ k 1.4 10 70 16 70 ; p_ orange 11 73 15 73 13 77 ; o_ yellow 67 72 8 ; d_ k 1.4 64 70 70 70 ; p_ orange 65 73 69 73 67 77
part faces-r@robots = faces own : o_ w -67 -63 9 ; r_ gray -67 -63 11 10 1 ; d_ w 1.6 -70 -65 -64 -65 ; r_ k -67 -60 6 1.4 ; o_ w -13 -63 9 ; r_ gray -13 -63 11 10 1 ; d_ w 1.6 -16 -65 -10 -65 ; r_ k -13 -60 6 1.4 ; o_ w 40 -63 9 ; r_ gray 40 -63 11 10 1 ; d_ w 1.6 37 -65 43 -65 ; r_ k 40 -60 6 1.4 ; o_ w -40 -36 9 ; r_ gray -40 -36 11 10 1 ; d_ w 1.6 -43 -38 -37 -38 ; r_ k -40 -33 6 1.4 ; o_ w 13 -36 9 ; r_ gray 13 -36 11 10 1 ; d_ w 1.6 10 -38 16 -38 ; r_ k 13 -33 6 1.4 ; o_ w 67 -36 9 ; r_ gray 67 -36 11 10 1 ; d_ w 1.6 64 -38 70 -38 ; r_ k 67 -33 6 1.4 ; o_ w -67 45 9 ; r_ gray -67 45 11 10 1 ; d_ w 1.6 -70 43 -64 43 ; r_ k -67 48 6 1.4 ; o_ w -13 45 9 ; r_ gray -13 45 11 10 1 ; d_ w 1.6 -16 43 -10 43 ; r_ k -13 48 6 1.4 ; o_ w 40 45 9 ; r_ gray 40 45 11 10 1 ; d_ w 1.6 37 43 43 43 ; r_ k 40 48 6 1.4 ; o_ w -40 72 9 ; r_ gray -40 72 11 10 1 ; d_ w 1.6 -43 70 -37 70 ; r_ k -40 75 6 1.4 ; o_ w 13 72 9 ; r_ gray 13 72 11 10 1 ; d_ w 1.6 10 70 16 70 ; r_ k 13 75 6 1.4 ; o_ w 67 72 9 ; r_ gray 67 72 11 10 1 ; d_ w 1.6 64 70 70 70 ; r_ k 67 75 6 1.4
part faces-c@caterpillars = faces own : o_ w -67 -63 9 ; o_ light-green -67 -63 6 ; d_ k 1.3 -69 -64 -65 -64 ; o_ w -13 -63 9 ; o_ light-green -13 -63 6 ; d_ k 1.3 -15 -64 -11 -64 ; o_ w 40 -63 9 ; o_ light-green 40 -63 6 ; d_ k 1.3 38 -64 42 -64 ; o_ w -40 -36 9 ; o_ light-green -40 -36 6 ; d_ k 1.3 -42 -37 -38 -37 ; o_ w 13 -36 9 ; o_ light-green 13 -36 6 ; d_ k 1.3 11 -37 15 -37 ; o_ w 67 -36 9 ; o_ light-green 67 -36 6 ; d_ k 1.3 65 -37 69 -37 ; o_ w -67 45 9 ; o_ light-green -67 45 6 ; d_ k 1.3 -69 44 -65 44 ; o_ w -13 45 9 ; o_ light-green -13 45 6 ; d_ k 1.3 -15 44 -11 44 ; o_ w 40 45 9 ; o_ light-green 40 45 6 ; d_ k 1.3 38 44 42 44 ; o_ w -40 72 9 ; o_ light-green -40 72 6 ; d_ k 1.3 -42 71 -38 71 ; o_ w 13 72 9 ; o_ light-green 13 72 6 ; d_ k 1.3 11 71 15 71 ; o_ w 67 72 9 ; o_ light-green 67 72 6 ; d_ k 1.3 65 71 69 71
part faces-l@little-fish = faces own : o_ w -67 -63 9 ; o_ orange -68 -63 5 4 ; p_ orange -64 -63 -60 -67 -60 -59 ; d_ k 1 -70 -64 ; o_ w -13 -63 9 ; o_ orange -14 -63 5 4 ; p_ orange -10 -63 -6 -67 -6 -59 ; d_ k 1 -16 -64 ; o_ w 40 -63 9 ; o_ orange 39 -63 5 4 ; p_ orange 43 -63 47 -67 47 -59 ; d_ k 1 37 -64 ; o_ w -40 -36 9 ; o_ orange -41 -36 5 4 ; p_ orange -37 -36 -33 -40 -33 -32 ; d_ k 1 -43 -37 ; o_ w 13 -36 9 ; o_ orange 12 -36 5 4 ; p_ orange 16 -36 20 -40 20 -32 ; d_ k 1 10 -37 ; o_ w 67 -36 9 ; o_ orange 66 -36 5 4 ; p_ orange 70 -36 74 -40 74 -32 ; d_ k 1 64 -37 ; o_ w -67 45 9 ; o_ orange -68 45 5 4 ; p_ orange -64 45 -60 41 -60 49 ; d_ k 1 -70 44 ; o_ w -13 45 9 ; o_ orange -14 45 5 4 ; p_ orange -10 45 -6 41 -6 49 ; d_ k 1 -16 44 ; o_ w 40 45 9 ; o_ orange 39 45 5 4 ; p_ orange 43 45 47 41 47 49 ; d_ k 1 37 44 ; o_ w -40 72 9 ; o_ orange -41 72 5 4 ; p_ orange -37 72 -33 68 -33 76 ; d_ k 1 -43 71 ; o_ w 13 72 9 ; o_ orange 12 72 5 4 ; p_ orange 16 72 20 68 20 76 ; d_ k 1 10 71 ; o_ w 67 72 9 ; o_ orange 66 72 5 4 ; p_ orange 70 72 74 68 74 76 ; d_ k 1 64 71
part faces-d@dragon-eggs = faces own : o_ w -67 -63 9 ; o_ purple -67 -63 4.6 6 ; d_ gold 1.2 -68 -65 -65 -61 ; o_ w -13 -63 9 ; o_ purple -13 -63 4.6 6 ; d_ gold 1.2 -14 -65 -11 -61 ; o_ w 40 -63 9 ; o_ purple 40 -63 4.6 6 ; d_ gold 1.2 39 -65 42 -61 ; o_ w -40 -36 9 ; o_ purple -40 -36 4.6 6 ; d_ gold 1.2 -41 -38 -38 -34 ; o_ w 13 -36 9 ; o_ purple 13 -36 4.6 6 ; d_ gold 1.2 12 -38 15 -34 ; o_ w 67 -36 9 ; o_ purple 67 -36 4.6 6 ; d_ gold 1.2 66 -38 69 -34 ; o_ w -67 45 9 ; o_ purple -67 45 4.6 6 ; d_ gold 1.2 -68 43 -65 47 ; o_ w -13 45 9 ; o_ purple -13 45 4.6 6 ; d_ gold 1.2 -14 43 -11 47 ; o_ w 40 45 9 ; o_ purple 40 45 4.6 6 ; d_ gold 1.2 39 43 42 47 ; o_ w -40 72 9 ; o_ purple -40 72 4.6 6 ; d_ gold 1.2 -41 70 -38 74 ; o_ w 13 72 9 ; o_ purple 13 72 4.6 6 ; d_ gold 1.2 12 70 15 74 ; o_ w 67 72 9 ; o_ purple 67 72 4.6 6 ; d_ gold 1.2 66 70 69 74
part faces-t@tadpoles = faces own : o_ w -67 -63 9 ; o_ dark-green -69 -63 4.4 ; l_ dark-green 2 -65 -63 -62 -65 -60 -62 ; d_ w 1 -71 -64 ; o_ w -13 -63 9 ; o_ dark-green -15 -63 4.4 ; l_ dark-green 2 -11 -63 -8 -65 -6 -62 ; d_ w 1 -17 -64 ; o_ w 40 -63 9 ; o_ dark-green 38 -63 4.4 ; l_ dark-green 2 42 -63 45 -65 47 -62 ; d_ w 1 36 -64 ; o_ w -40 -36 9 ; o_ dark-green -42 -36 4.4 ; l_ dark-green 2 -38 -36 -35 -38 -33 -35 ; d_ w 1 -44 -37 ; o_ w 13 -36 9 ; o_ dark-green 11 -36 4.4 ; l_ dark-green 2 15 -36 18 -38 20 -35 ; d_ w 1 9 -37 ; o_ w 67 -36 9 ; o_ dark-green 65 -36 4.4 ; l_ dark-green 2 69 -36 72 -38 74 -35 ; d_ w 1 63 -37 ; o_ w -67 45 9 ; o_ dark-green -69 45 4.4 ; l_ dark-green 2 -65 45 -62 43 -60 46 ; d_ w 1 -71 44 ; o_ w -13 45 9 ; o_ dark-green -15 45 4.4 ; l_ dark-green 2 -11 45 -8 43 -6 46 ; d_ w 1 -17 44 ; o_ w 40 45 9 ; o_ dark-green 38 45 4.4 ; l_ dark-green 2 42 45 45 43 47 46 ; d_ w 1 36 44 ; o_ w -40 72 9 ; o_ dark-green -42 72 4.4 ; l_ dark-green 2 -38 72 -35 70 -33 73 ; d_ w 1 -44 71 ; o_ w 13 72 9 ; o_ dark-green 11 72 4.4 ; l_ dark-green 2 15 72 18 70 20 73 ; d_ w 1 9 71 ; o_ w 67 72 9 ; o_ dark-green 65 72 4.4 ; l_ dark-green 2 69 72 72 70 74 73 ; d_ w 1 63 71
part gems = gem own : bits own .6 -67 -74 -13 -74 -67 34 -13 34
part pouch = pouch own : b^ ~ 56 -96 72 -99 76 -84 78 -74 92 -70 98 -60 90 -54 72 -58 60 -64 ; r^ ~- 64 -95 20 8 2 -6
scene lay

* fraction-pizza | 4-5 6-8 | Food
appeal 3
topics pizza, pizzeria, fractions, fraction, math, restaurant, italy, italian, pizza party, pizza night, cook
near delivery
colors red, cream, green
minutes 45 55
waits 30
mess some
heart crust: paper-plate, cardboard, pizza-box, cake-board = 1
heart sauce: paint, acrylic-paint = 1 color
nice cheese: yarn, paper-strip, tissue-paper, string, cotton-ball, crinkle-paper, felt, construction-paper = handful
nice bumpy: dry-pasta, dried-bean, popcorn, dried-chickpea, pebble, seed = handful
nice slices: button, bottle-cap, felt, craft-foam, pom-pom, cork, plastic-lid, sticker = 8
nice leaves: leaf, felt, pipe-cleaner, tissue-paper, construction-paper, ribbon = 8
nice boxes: cereal-box, pizza-box, cardboard-box = 1
need orders: index-card, paper, construction-paper, sticky-note = 4
join stick: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step sauce: paint sauce crust brush > sauce by cc
step dry: dry crust by cc
step slice: cut crust scissors pen > crust by gt
step cheese: glue cheese crust stick scissors > cheese by tc
step bumpy: glue bumpy crust stick > bumpy by cc
step slices: glue slices crust stick scissors > slices by tc
step leaves: glue leaves crust stick scissors > leaves by tc
step orders: draw orders pen > orders by cc
step box: fill crust boxes > box by cc
step serve: play crust orders by cc
part box = boxes own : r^ ~ 0 6 184 172 3 ; r_ ~- 0 6 172 160 2
part crust = crust own : a^ ~ 0 4 78 0 4 41 ; a^ ~ 0 4 78 0 49 86 ; a^ ~ 0 4 78 0 94 131 ; a^ ~ 0 4 78 0 139 176 ; a^ ~ 0 4 78 0 184 221 ; a^ ~ 0 4 78 0 229 266 ; a^ ~ 0 4 78 0 274 311 ; a^ ~ 14 -10 78 0 319 356
part sauce = sauce a : a_ ~ 0 4 66 4 5 40 ; a_ ~ 0 4 66 4 50 85 ; a_ ~ 0 4 66 4 95 130 ; a_ ~ 0 4 66 4 140 175 ; a_ ~ 0 4 66 4 185 220 ; a_ ~ 0 4 66 4 230 265 ; a_ ~ 0 4 66 4 275 310 ; a_ ~ 14 -10 66 4 320 355
part cheese = cheese own : l_ cream 3 20 16 30 12 40 20 ; l_ cream 3 12 34 20 44 16 54 ; l_ cream 3 -22 22 -34 18 -44 26 ; l_ cream 3 -20 -6 -34 -10 -46 -4 ; l_ cream 3 -10 -20 -14 -34 -24 -42 ; l_ cream 3 10 -24 12 -38 22 -46 ; l_ cream 3 42 -24 54 -20 64 -26 ; l_ cream 3 -10 34 -16 44 -12 56
part bumpy = bumpy own : o tan 50 34 5 4 ; o tan 34 14 5 4 ; o tan 28 58 5 4 ; o tan 8 34 5 4 ; o tan 28 -54 5 4 ; o tan 6 -22 5 4 ; o tan 62 -38 5 4 ; o tan 36 -20 5 4
part slices = slices b : o red 41 24 8 ; o_ red+ 41 24 5 ; o red 17 46 8 ; o_ red+ 17 46 5 ; o red -16 46 8 ; o_ red+ -16 46 5 ; o red -41 24 8 ; o_ red+ -41 24 5 ; o red -41 -16 8 ; o_ red+ -41 -16 5 ; o red -17 -38 8 ; o_ red+ -17 -38 5 ; o red 16 -38 8 ; o_ red+ 16 -38 5 ; o red 54 -30 8 ; o_ red+ 54 -30 5
part leaves = leaves c : j green 52 16 62 24 4 ; j green 24 56 34 60 4 ; j green -28 58 -36 48 4 ; j green -60 20 -52 30 4 ; j green -56 -10 -46 -18 4 ; j green -20 -54 -28 -60 4 ; j green 8 -56 18 -60 4 ; j green 66 -20 74 -28 4
part orders = orders own : r^ w 80 82 34 26 2 6 ; z_ k 1.5 70 77 90 77 ; z_ k 1.5 70 83 86 83 ; o_ red 89 89 3 ; r^ w -80 82 34 26 2 -6 ; z_ k 1.5 -90 77 -70 77 ; z_ k 1.5 -90 83 -74 83 ; o_ red -71 89 3 ; r^ w 80 -76 34 26 2 -6 ; z_ k 1.5 70 -81 90 -81 ; z_ k 1.5 70 -75 86 -75 ; o_ red 89 -69 3 ; r^ w -80 -76 34 26 2 6 ; z_ k 1.5 -90 -81 -70 -81 ; z_ k 1.5 -90 -75 -74 -75 ; o_ red -71 -69 3
scene lay

* straw-soccer | 4-5 6-8 9-12 | Sports
extras game: bread-tag, clothespin, dried-bean, duct-tape, glitter-paper, paper-clip, ric-rac, sticky-note, ticket-stub, washi-tape
appeal 3
topics soccer, football, blow soccer, table soccer, world cup, goal, soccer player, team, tournament, party game, rainy day
colors green, white, red
minutes 35 40 50
mess low
heart field: shoebox, cardboard-box, pizza-box, cereal-box, cardboard = 1
heart straw: paper-straw, plastic-straw = 2
need ball: pom-pom, ping-pong-ball, cotton-ball, aluminum-foil, felt-ball = 1
need grass: construction-paper, felt, paint, wrapping-paper, tissue-paper, marker, crayon, paper = 2 sheet
nice goals: net-bag, paper-cup, yogurt-pot, berry-basket, plastic-cup, milk-carton = 2
nice players: clothespin, cork, craft-stick, spool, peg-doll = 6
nice lines: washi-tape, masking-tape, yarn, chalk, string = 1
nice flags: sticker, ribbon, felt, toothpick, paper-napkin = 2
nice score: button, bead, dried-bean, coin = 6
join stick: glue, tape
tool scissors: scissors
tool pen: marker, crayon
step tray: cut field scissors stick > field by gtc
step grass: glue grass field stick scissors > grass by tcc
step lines: decorate lines field > lines by ccc
step goals: glue goals? field stick scissors pen > goals by tcc
step players: draw pen players > players by ccc
step place: glue players field stick by ccc
step flags: glue flags goals stick scissors? > flags by tcc
step ball: prepare ball > ball by ccc
step kick: play straw ball field > straws by ccc
step match: test ball field score? > score by ccc
part field = field own : r^ ~ 0 4 188 130 3 ; r_ ~- 0 4 176 118 2
part grass = grass a : r_ ~ 0 4 172 114 1
part lines = lines b : z_ w 2.5 0 -52 0 60 ; a_ w 0 4 24 21.5 0 360 ; z_ w 2.5 -84 -22 -60 -22 ; z_ w 2.5 -60 -22 -60 30 ; z_ w 2.5 -60 30 -84 30 ; z_ w 2.5 84 -22 60 -22 ; z_ w 2.5 60 -22 60 30 ; z_ w 2.5 60 30 84 30
part goals = goals w : soccergoal ~ -92 4 1 ; soccergoal ~ 92 4 -1
part flags = flags c : p^ red -84 -18 -84 -38 -68 -30 ; p^ blue 84 -18 84 -38 68 -30
part players = players own : r^ red -44 -24 8 22 3 ; o^ tan -44 -38 6 ; r^ red -44 36 8 22 3 ; o^ tan -44 22 6 ; r^ red -16 -2 8 22 3 ; o^ tan -16 -16 6 ; r^ blue 44 -24 8 22 3 ; o^ tan 44 -38 6 ; r^ blue 44 36 8 22 3 ; o^ tan 44 22 6 ; r^ blue 18 16 8 22 3 ; o^ tan 18 2 6
part score = score own : bits gold 1 -62 -72 -46 -72 -30 -72 30 -72 46 -72 62 -72
part ball = ball orange : pompom ~ 0 4 9
part straws = straw c : stick red -70 98 -14 22 7 ; stick blue 78 98 18 20 7
scene lay

* lid-monkey | 4-5 6-8 | Jungle, Animals
extras hanging: fake-leaf, leaf
topics monkey, monkeys, five little monkeys, ape, chimpanzee, rain forest, rainforest, zoo, vine, barrel of monkeys, year of the monkey
near swing
colors brown, tan, green
minutes 40 50
mess low
heart lids: plastic-lid, metal-lid = 2
heart limbs: pipe-cleaner = 5
need face: felt, construction-paper, cardstock, craft-foam = 1 sheet
nice ears: bottle-cap, button, felt, craft-foam, cotton-pad = 2
nice eyes: googly-eye, sticker, bead, button = 2
nice fur: yarn, felt, crinkle-paper, feather, faux-fur = bit
nice vine: string, yarn, ribbon, rope, raffia = 4 ft
nice leaves: leaf, tissue-paper, construction-paper, fake-leaf, felt = handful
join stick: tape, duct-tape
tool scissors: scissors
tool pen: marker, crayon
step face: cut face scissors pen by tc
step cover: tape face lids stick > head face by cc
step ears: tape ears lids stick > ears by cc
step eyes: tape eyes lids stick > eyes by cc
step limbs: tape limbs lids stick > limbs body by tc
step hands: fold limbs > hands by tc
step fur: tape fur lids stick scissors > fur by tc
step vine: tie vine > vine by tt
step leaves: tape leaves vine stick > leaves by tc
step swing: play limbs lids by cc
part vine = vine own : l ~ 4 -98 -70 -40 -80 30 -74 98 -84
part leaves = leaves c : j green -80 -72 -88 -94 8 ; j green -20 -78 -10 -98 8 ; j green 66 -78 78 -98 8 ; j green -60 -74 -50 -56 7 ; j green 88 -82 94 -62 7
part limbs = limbs a : l ~ 7 -14 20 -40 0 -52 -40 -46 -76 ; l ~ 7 14 20 44 10 56 -34 38 -72 ; l ~ 7 -12 60 -32 76 -26 96 ; l ~ 7 12 60 30 78 24 96 ; l ~ 7 20 52 62 60 84 40 74 18 58 26 64 40
part hands = limbs a : l ~ 7 -46 -76 -44 -86 -54 -88 -58 -78 ; l ~ 7 38 -72 38 -84 50 -86 54 -76
part body = lids a : o^ ~ 0 40 30 ; o_ ~- 0 40 24 ; o_ b 0 44 16 18
part ears = ears a : o ~ -40 -16 13 ; o_ b -40 -16 7 ; o ~ 40 -16 13 ; o_ b 40 -16 7
part head = lids a : o^ ~ 0 -18 40 ; o_ ~- 0 -18 34
part face = face b : h_ ~ 0 -24 27 ; o_ ~ 0 -2 24 16 ; k -12 -26 4 ; k 12 -26 4 ; d_ k 1.8 -4 -8 4 -8 ; u 0 -4 12
part eyes = eyes own : e -12 -26 9 ; e 12 -26 9
part fur = fur a : l ~- 4 0 -54 -6 -68 ; l ~- 4 0 -54 2 -70 ; l ~- 4 2 -54 10 -66
scene hang

* sock-hobby-horse | 4-5 6-8 9-12 | -
extras puppet: flower, gift-bow, feather
appeal 3
topics horses, horse crazy, hobby horsing, show jumping, horse show, hobby horse, stick horse, horse, riding, gallop, cowboy, cowgirl, rodeo, pretend play, medieval, knights, tournament, dress up
variant horse | Farm, Animals | brown, black, red or white, gray, tan | horse, pony, horses, farm horse, cowboy, rodeo, ranch
variant unicorn | Fantasy, Fairy Tales | white, pink, gold or pink, purple, light blue, silver | unicorn, unicorns, rainbow unicorn, magic
variant zebra | Jungle, Animals | white, black, green | zebra, zebras, safari, savanna
minutes 55 70 80
mess low
heart sock: sock, tube-sock = 1
heart pole: broom-handle, dowel, stick, bamboo, pool-noodle = 1
need filling: newspaper, pillow-stuffing, fabric-scrap, packing-paper, old-t-shirt, cotton-ball = 4 handful
need mane: yarn, felt, ribbon, crepe-paper, fabric-scrap, tissue-paper, raffia = 3 ft
need ears: felt, denim, construction-paper, craft-foam, fabric-scrap = 1 sheet
need binding: string, duct-tape, shoelace, ribbon = 3 ft
nice eyes: button, googly-eye, bottle-cap, felt, sticker = 2
nice bridle: ribbon, denim, washi-tape, rope, string, shoelace, cotton-cord = 3 ft
nice bell: bell, bead, button = 2
nice sparkle@9-12: sticker, stick-on-gem, sequin = 1 scrap
nice sparkle@4-5,6-8: aluminum-foil, metallic-paper, sticker, sequin, stick-on-gem = 1 scrap
join stick@4-5,6-8: glue
join stick@9-12: sewing-thread, embroidery-floss, glue
tool needle@9-12: needle when stick=sewing-thread,embroidery-floss
tool scissors: scissors
tool pen: marker
step stuff: fill filling sock > head by ccc
step pole: build pole sock filling > pole by ttc
step bind: tie binding sock pole > binding by ttc
step ears: cut ears scissors stick sock needle? > ears horn by tcc
step mane: cut mane scissors by tcc
step hair: glue mane sock stick needle? > mane by ccc
step face: draw pen sock eyes? stick? needle? > face stripes eyes by ccc
step bridle: tie bridle sock bell? > bridle bells by ttc
step sparkle: decorate sparkle sock scissors > sparkle by tcc
step ride: play pole by ccc
part pole = pole own : stick ~ 22 20 34 99 11
part mane = mane b : l ~ 9 22 -70 44 -66 50 -52 ; l ~ 9 30 -54 54 -46 58 -30 ; l ~ 9 36 -34 62 -26 62 -10 ; l ~ 9 40 -12 64 -4 62 12 ; l ~ 9 40 8 60 16 56 30 ; l ~ 9 14 -76 0 -90 -12 -80
part head = sock own : b^ a -82 -18 -62 -36 -22 -60 8 -80 34 -66 44 -26 46 34 6 38 2 10 -26 4 -58 16 -78 10
part stripes@zebra = pen k : l_ k 5 -34 -50 -30 -30 ; l_ k 5 6 -76 12 -56 ; l_ k 5 40 -40 18 -30 ; l_ k 5 44 -14 20 -6 ; l_ k 5 45 12 20 18 ; l_ k 5 -52 -38 -48 -20
part ears = ears a : j^ ~ 0 -72 -4 -98 9 ; j^ ~- 18 -74 24 -98 9
part horn@unicorn = ears c : p^ gold -22 -58 -6 -68 -34 -99 ; z_ gold- 2 -20 -68 -12 -74 ; z_ gold- 2 -25 -78 -19 -83
part bridle = bridle c : l_ ~ 5 -48 -42 -40 6 ; l_ ~ 5 -42 -18 10 -36 34 -30 ; l_ ~ 4 -44 -10 -10 40 24 44
part bells = bell own : dangle gold -40 8 8 ; dangle gold 10 -30 8
part eyes = eyes own : bits own 1.5 -8 -44
part face = pen k : o_ k -72 -12 3 4 ; l_ k 2.5 -78 2 -66 6 -54 4 ; l_ k 2 -16 -53 -8 -55 0 -53
part sparkle = sparkle c : s_ gold -28 -40 5 9 4
part binding = binding own : r^ tan 26 32 44 9 3
scene stand

* pocket-friend | 4-5 6-8 9-12 | -
extras puppet: fabric-scrap, gift-bow, party-hat, paper-crown, wrapping-paper, yarn
appeal 3
topics worry, worries, worry monster, feelings, emotions, anxiety, starting school, first day of school, back to school, kindergarten, being brave, courage, separation, hospital, moving, new sibling, sleepover, summer camp, mental health, bedtime, cuddly toy, soft toy, missing somebody
colors light blue, orange, yellow free
minutes 45 55 75
mess low
heart sock: sock, tube-sock, glove = 1
need filling: pillow-stuffing, rice, cotton-ball, fabric-scrap, dried-lentil, oats = 2 cup
need pocket: felt, fabric-scrap, old-t-shirt, denim, bandana = 1 scrap
need tie: rubber-band, hair-tie, string, yarn, ribbon = 2
need note: paper, index-card, sticky-note = 2
nice eyes@4-5,6-8: button, googly-eye, felt, sticker, bottle-cap = 2
nice eyes@9-12: button, bead, felt = 2
nice hair: yarn, feather, felt, ribbon, pom-pom, wool-roving = bit
nice arms: pipe-cleaner, ribbon, felt, shoelace = 2
join glue@4-5,6-8: glue
join thread@9-12: embroidery-floss, sewing-thread = 3 ft
tool needle@9-12: needle
tool scissors: scissors, fabric-scissors
tool pen: marker
step fill: fill filling sock > body by ccc
step tie: tie tie sock > neck by ttc
step pocket: cut pocket scissors by tcc
step glue@4-5,6-8: glue pocket sock glue > pocket by cc
step sew@9-12: sew pocket sock thread needle > pocket by c
step eyes@4-5,6-8: glue eyes sock glue > eyes by cc
step stitch@9-12: sew eyes sock thread needle > eyes by c
step face: draw pen sock > face by ccc
step hair: decorate hair sock scissors? > hair by tcc
step arms: tie arms sock > arms by ttc
step note: draw note pen > note by ccc
step keep: play note sock by ccc
part arms = arms b : l ~ 8 -38 8 -66 20 -76 2 ; l ~ 8 38 8 66 20 78 36
part hair = hair b : l ~ 5 -14 -80 -22 -96 -30 -92 ; l ~ 5 0 -82 0 -99 ; l ~ 5 14 -80 24 -96 32 -90
part body = sock own : b^ a -40 -50 -30 -78 0 -86 30 -78 40 -50 38 -14 48 24 46 66 26 82 -26 82 -46 66 -48 24 -38 -14 ; r_ a- 0 70 84 12 5
part neck = tie b : l ~ 6 -37 -8 0 -3 37 -8
part note = note own : q^ w 2 -16 10 18 6 22 40 -12 44 ; z_ gray 1.5 -10 16 14 13 ; z_ gray 1.5 -9 22 12 19
part pocket = pocket c : q^ ~ 4 -30 28 30 28 26 66 -26 66 ; stitch w -26 30 -23 62 5 ; stitch w 26 30 23 62 5 ; stitch w -22 62 22 62 6
part eyes = eyes own : e -14 -46 11 ; e 14 -46 11
part face = pen k : l_ k 3 -16 -24 0 -18 16 -24
scene stand

* shake-snow-jar | 4-5 6-8 | -
extras jar: faux-fur, pom-pom
appeal 3
topics snow globe, snow, winter, shake, jar, souvenir, christmas gift, gift, keepsake, water globe
variant snowman | Seasons, Weather | white, light blue, red | snow globe, snowman, winter, snow, christmas, blizzard, first snow
variant shark-bay | Ocean | light blue, blue, orange | underwater, shark, reef, fish tank, aquarium
variant starry-rocket | Space | navy, silver, yellow | rocket, stars, galaxy, shooting star
variant dino-storm | Dinosaurs | green, orange, brown | dinosaur, ice age, dinosaurs, meteor shower
minutes 35 40
mess some
place sink
heart jar: plastic-jar, glass-jar = 1
need flakes@4-5: aluminum-foil, confetti, sequin, bead = handful
heart flakes@6-8: glitter, sequin, aluminum-foil, eggshell, confetti, bead = handful
need clay: modeling-clay, sticky-tack, polymer-clay = 1 handful
nice figure: toy-animal, pinecone, cork, seashell, bottle-cap, toy-brick, acorn, wooden-bead, ping-pong-ball = 1
nice ground: pebble, seashell, marble, stone, sea-glass, button = handful
nice trees: pine-branch, pipe-cleaner, plastic-straw, fake-leaf, fern-frond = 2
nice slow: dish-soap, glue = 1 tsp
nice band: ribbon, washi-tape, electrical-tape, yarn, felt = 1 ft
home water: = 2 cup
tool tape: duct-tape, electrical-tape, tape
tool scissors: scissors when trees=pipe-cleaner,plastic-straw; band=felt
step shape: shape clay jar > lid figure-snow figure-shark figure-rocket figure-dino by tc
step figure: build figure clay > guest by cc
step trees: build trees clay scissors > trees by tc
step ground: build ground clay > ground by cc
step water: fill water jar > jar by tc
step flakes: fill flakes jar > flakes by cc
step slow: mix slow jar by cc
step close: tape tape jar by gg
step band: decorate band jar scissors > band by tc
step shake: play jar by cc
part jar = jar own : b^ ~ -56 -76 -40 -90 40 -90 56 -76 60 -20 58 40 48 58 -48 58 -58 40 -60 -20 ; b_ light-blue -52 -70 52 -70 56 -20 54 40 46 54 -46 54 -54 40 -56 -20
part ground = ground own : o gray -36 50 10 7 ; o w -20 53 8 6 ; o gray- 22 53 10 7 ; o w 38 50 9 6
part trees = trees b : l^ umber 3 -34 50 -38 12 ; l^ dark-green 4 -36 34 -48 24 ; l^ dark-green 4 -36 34 -24 24 ; l^ dark-green 4 -37 22 -47 12 ; l^ dark-green 4 -37 22 -27 12 ; l^ dark-green 4 -35 44 -50 36 ; l^ dark-green 4 -35 44 -22 36 ; l^ dark-green 4 -38 14 -38 4 ; l^ umber 3 46 50 48 22 ; l^ dark-green 4 47 34 38 26 ; l^ dark-green 4 47 34 54 26 ; l^ dark-green 4 47 44 36 36 ; l^ dark-green 4 47 44 55 36 ; l^ dark-green 4 48 26 48 14
part figure-snow@snowman = clay a : o^ w 8 32 22 ; o^ w 8 0 16 ; o^ w 8 -22 11 ; k 4 -25 1.8 ; k 12 -25 1.8 ; p_ orange 8 -21 20 -18 8 -17 ; d_ k 1.8 8 -2 8 5 8 24 ; r_ red 8 -12 22 5 2
part figure-shark@shark-bay = clay a : b^ blue -36 0 -10 -18 20 -16 38 -4 50 -18 48 12 34 4 10 14 -16 12 ; p^ blue -4 -14 6 -36 16 -14 ; p_ w -34 4 -14 2 -10 10 ; k -20 -4 2.5 ; z tan 5 6 12 6 50
part figure-rocket@starry-rocket = clay a : b^ silver 8 -54 24 -26 24 16 -8 16 -8 -26 ; p^ red -8 0 -20 24 -8 18 ; p^ red 24 0 36 24 24 18 ; o_ light-blue 8 -20 7 ; p_ orange -2 18 18 18 8 46
part figure-dino@dino-storm = clay a : b^ green -34 48 -40 30 -20 10 6 8 16 -20 18 -44 34 -48 42 -40 38 -32 30 -30 28 4 24 30 26 50 12 50 8 36 -12 36 -14 50 ; k 34 -41 2
part flakes = flakes own : d_ w 2.4 -40 -60 -18 -74 6 -64 30 -70 44 -50 -46 -30 -26 -44 34 -24 46 -6 -44 4 -14 -54 18 -48 -30 -14 40 18 -48 28 ; s_ gold -10 -66 4 5 2 ; s_ gold 40 -36 4 5 2 ; s_ gold -38 -8 4 5 2
part guest = figure own : bits brown 1.7 38 44
part lid = jar own : r^ silver 0 70 108 22 4 ; r_ silver- 0 77 106 6 2
part band = band c : r_ ~ 0 68 108 8 2
scene stand

* thumb-held-shell-chime | 6-8 9-12 | Ocean, Music
extras hanging: bell, charm, crystal, old-jewelry-piece
topics wind chime, shells, seashells, beach, seaside, beach vacation, summer vacation, wind, porch, garden, souvenir, mermaid, tide
colors cream, light blue, tan
minutes 60 75
waits 1440
mess some
heart shells: seashell = 14
heart clay: air-dry-clay = 1 lb
need line: string, yarn, cotton-cord, fishing-line, embroidery-floss = 4 yd
nice beads: bead, wooden-bead, button, seed-bead = 12
nice paint: acrylic-paint, metallic-paint, watercolor-paint = 2 color
nice sparkle: feather, driftwood, ribbon, raffia = 1
nice mark: fern-frond, lace, leaf, paper-doily, net-bag = 1
home plate
home water
tool roller: rolling-pin, glass-bottle, plastic-bottle
tool poke: paper-straw, plastic-straw, pencil, toothpick
tool brush: paintbrush, cotton-swab
tool scissors: scissors
step disc: shape clay roller plate by tc
step press: print shells clay > disc prints by cc
step mark: print mark clay by cc
step holes: poke poke clay by cc
step beans: shape clay shells water > hung by tc
step dry: dry clay plate by cc
step paint: paint paint clay brush > glaze by cc
step thread: cut line scissors clay shells beads? > lines beads by tc
step deck: tie sparkle line > sparkle by cc
step hang: tie line clay by tc
part lines = line own : z_ ~ 1.8 0 -98 -50 -58 ; z_ ~ 1.8 0 -98 50 -58 ; z_ ~ 1.8 0 -98 0 -66 ; z_ ~ 1.5 -56 -42 -56 44 ; z_ ~ 1.5 -28 -36 -28 62 ; z_ ~ 1.5 0 -34 0 48 ; z_ ~ 1.5 28 -36 28 62 ; z_ ~ 1.5 56 -42 56 44
part sparkle = sparkle c : feather tan 0 78 0 99 6
part hung = shells own : shell cream -56 12 13 ; shell tan -56 52 13 ; shell tan -28 26 13 ; shell cream -28 70 13 ; shell cream 0 14 13 ; shell blush 0 56 13 ; shell tan 28 26 13 ; shell cream 28 70 13 ; shell blush 56 12 13 ; shell cream 56 52 13
part beads = beads own : bits own 0.7 -56 -6 -56 32 -28 -10 -28 4 -28 48 0 -8 0 34 28 -10 28 4 28 48 56 -6 56 32
part disc = clay own : o^ ~ 0 -50 78 24 ; o_ ~- 0 -46 70 18 ; o_ ~ 0 -51 72 19
part glaze = paint b : o_ ~ 0 -51 66 16
part prints = shells own : shell tan -34 -47 9 ; shell tan 0 -56 9 ; shell tan 34 -47 9 ; shell tan 0 -42 8
scene hang

* spoon-perch-feeder | 4-5 6-8 9-12 13+ | Animals, Nature
appeal 3
topics bird feeder, birds, bird, birdwatching, garden birds, backyard, wildlife, earth day, winter birds, recycling, spring, sparrow, chickadee
colors green, red, brown
minutes 35 40 50 50
mess low
heart house: plastic-bottle, milk-jug = 1
heart perch: wooden-spoon, stick, dowel, chopstick, plastic-spoon, bamboo = 2
need seed: birdseed, oats, pumpkin-seed, rice, seed = 1 cup
need line: string, rope, cotton-cord, yarn, shoelace, paracord = 2 ft
nice roof: bark, stick, leaf, pine-branch, craft-stick, moss, cork-sheet = handful
nice bands: duct-tape, electrical-tape, washi-tape, ribbon, raffia, yarn = 2 ft
nice paint@6-8,9-12,13+: acrylic-paint = 2 color
nice tray: plastic-lid, foil-pan, foam-tray = 1
join stick: duct-tape, tape
tool scissors: scissors
tool funnel: paper, index-card, funnel
tool brush: paintbrush
step holes: poke house scissors by ggtc
step perch: build perch house > perches windows by tccc
step slot: cut house scissors by ggtc
step bands: decorate bands house > bands by cccc
step paint@6-8,9-12,13+: paint paint house brush > leaves by ccc
step roof: tape roof house stick > roof by tccc
step tray: tape tray house stick > tray by tccc
step line: tie line house > line by ttcc
step fill: fill seed funnel house > house seed front by cccc
step watch: play house by cccc
part house = house own : feeder ~ 0 -76 88 150
part seed = seed own : b_ ~ -41 10 -20 4 10 8 41 4 43 60 36 71 -36 71 -43 60 ; cover own .8 1
part front = house own : feederfront ~ 0 -76 88 150
part line = line own : l ~ 2.5 -12 -70 -14 -84 0 -98 14 -84 12 -70
part bands = bands b : r_ ~ 0 -24 86 8 1
part leaves = paint a : j_ ~ -30 -30 -38 -46 5 ; j_ ~ 30 -30 38 -46 5
part roof = roof own : p^ brown -52 -42 -10 -74 10 -74 52 -42 44 -34 0 -66 -44 -34
part perches = perch own : stick ~ -76 26 72 20 8 ; stick ~ 14 62 -20 38 9 ; o ~ 16 63 6 6
part windows = house own : o_ k 30 4 7 8 ; o_ k -22 20 6 7
part tray = tray own : o^ ~- 0 78 62 9
scene hang

* drawing-top | 4-5 6-8 9-12 | -
appeal 3
topics spinning top, top, rainbow, rainbows, color wheel, newton, color mixing, spin, physics, science experiment, gyroscope, party game, toys from long ago
colors red, yellow, blue, green
minutes 20 30 40
mess low
heart disc: cardboard, paper-plate, cereal-box, cardstock, plastic-lid, index-card, pizza-box, old-CD = 1
heart axle: marker, crayon, colored-pencil = 1
need color: colored-pencil, crayon, paint, sticker, permanent-marker = 6 color
nice weight: button, coin, bottle-cap, metal-washer, bead, paper-clip = 4
nice shine: washi-tape, aluminum-foil, metallic-paper, stick-on-gem, sticker = 4
nice collar: rubber-band, modeling-clay, pom-pom, loom-band = 1
nice ring: paper-straw, yarn, string = 1 ft
need sheet: paper, packing-paper, newspaper, wrapping-paper = 2 sheet
home cup when disc!=plastic-lid,old-CD
join stick: tape, masking-tape, duct-tape
tool scissors: scissors
tool hole: pencil
step circle: cut disc cup scissors hole by gtc
step colors: color color disc > disc colors by ccc
step center: poke disc hole by ggt
step axle: build axle disc stick collar? > axle by ttc
step weight: tape weight disc stick > weight by tcc
step shine: decorate shine disc > shine by ccc
step pen: play axle sheet > trace by ccc
step ring: build ring sheet stick > ring by tcc
step spin: test axle disc by ccc
step guess: test disc sheet by ccc
part trace = axle c : q^ w 4 -99 -99 99 -99 99 99 -99 99 ; l_ ~ 3 -56 70 -36 56 -10 72 16 62 44 74 60 60 42 50 18 66 0 62
part ring = ring own : a_ ~ 0 0 99 95 0 360
part disc = disc own : q^ gray- 3 -4 44 4 44 1 64 -1 64 ; o^ ~ 0 8 78 34
part colors = color a : p_ red 0 8 0 -23 16 -22 32 -20 46 -16 58 -11 ; p_ orange 0 8 58 -11 67 -5 72 1 74 8 72 15 ; p_ yellow 0 8 72 15 67 21 58 27 46 32 32 36 ; p_ green 0 8 32 36 16 38 0 39 -16 38 -32 36 ; p_ blue 0 8 -32 36 -46 32 -58 27 -67 21 -72 15 ; p_ navy 0 8 -72 15 -74 8 -72 1 -67 -5 -58 -11 ; p_ purple 0 8 -58 -11 -46 -16 -32 -20 -16 -22 -0 -23
part weight = weight own : o ~ 0 -22 4 ; o ~ 66 8 4 ; o ~ 0 38 4 ; o ~ -66 8 4
part shine = shine b : bits w 0.93 34 -10 34 26 -34 26 -34 -10
part axle = axle c : q^ ~ 4 -8 -86 8 -86 8 6 -8 6 ; o_ ~+ 0 -86 8 3 ; r_ w 0 0 20 6 2 ; q_ ~- 2 -8 -6 8 -6 8 4 -8 4 ; p^ ~- -4 42 4 42 0 62
scene lay

* day-and-night-box | 4-5 6-8 | -
appeal 1
topics night shift, night work, working at night, parent works nights, hospital worker, time zones, military family, deployment, long distance family, day and night, day, night, earth rotation, sun and moon, missing somebody
near nurse, doctor, police officer, firefighter, baker, truck driver, pilot, jobs, community helpers, bedtime
colors light blue, navy, yellow
minutes 50 60
waits 30
mess some
heart box: shoebox, cardboard-box, cereal-box, tissue-box, small-box = 1
heart paint: paint, acrylic-paint = 2 color
need wall: cardboard, cereal-box, cardstock = 1
need people: construction-paper, cardstock, paper, index-card, photo = 1 sheet
nice clouds: cotton-ball, tissue-paper, pillow-stuffing, cotton-pad = handful
nice stars: sticker, aluminum-foil, metallic-paper, sequin, button, stick-on-gem = handful
nice turner: cardboard-tube, craft-stick, paper-straw = 1
nice feet: clothespin, cork, bottle-cap, modeling-clay = 4
nice beds: fabric-scrap, felt, sock, small-box, paper-napkin = 2
need notes: paper, index-card, sticky-note = 4
join stick: glue, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step open: cut box scissors by gt
step paint: paint paint box brush > rooms by cc
step wall: cut wall scissors box stick > wall by tc
step sky: draw people pen scissors turner? > lights turner by tc
step people: draw people pen scissors > people by tc
step feet: build feet people > feet by cc
step clouds: glue clouds stars? box stick > clouds by cc
step beds: build beds box > beds by cc
step notes: draw notes pen > notes by cc
step turn: play people box by cc
part rooms = box own : r^ ~ 0 8 188 132 3 ; r_ a -46 8 84 118 1 ; r_ b 46 8 84 118 1
part turner = turner own : r^ ~ 0 -30 100 8 4
part lights = people c : s^ gold -46 -30 12 18 13 ; o_ yellow -46 -30 11 ; o^ cream 46 -30 15 ; o_ b 54 -34 13
part clouds = clouds own : cotton w -70 -34 12 ; cotton w -20 -12 12 ; s_ gold 22 -40 5 5 2 ; s_ gold 74 -12 5 5 2 ; s_ gold 22 -4 5 4 2
part beds = beds own : r^ red -64 52 34 16 4 ; r_ w -76 47 10 8 2 ; r^ purple 64 52 34 16 4 ; r_ w 76 47 10 8 2
part wall = wall own : r^ ~ 0 8 8 124 1 ; r_ k 0 30 5 20 1
part notes = notes own : q^ w 2 -12 22 14 16 18 34 -8 40 ; h_ red 3 28 6
part people = people own : o^ tan -34 20 9 ; b^ red -44 62 -42 34 -34 29 -26 34 -24 62 ; k -37 19 1.2 ; k -31 19 1.2 ; o^ tan 34 10 11 ; b^ teal 22 62 24 28 34 21 44 28 46 62 ; r_ w 34 2 16 5 1 ; k 30 10 1.4 ; k 38 10 1.4
part feet = feet own : r^ ~ -42 60 6 16 2 ; r^ ~ -26 60 6 16 2 ; r^ ~ 26 60 6 16 2 ; r^ ~ 42 60 6 16 2
scene stand

* lidded-ocean-bottle | 4-5 6-8 9-12 | Ocean, Weather
appeal 3
topics ocean in a bottle, ocean in a jar, wave bottle, waves, sea, beach, storm at sea, density, oil and water, calm down bottle, calm, relax, science experiment, vacation, souvenir
colors blue, tan, yellow
minutes 40 30 35
mess some
heart bottle: plastic-bottle, plastic-jar, glass-jar
heart oil: cooking-oil = 1 cup
need tint: food-coloring, watercolor-paint, drawing-ink = 3 drop
nice floor: seashell, sand, pebble, colored-sand, sea-glass, stone = handful
nice shine: glitter, sequin, confetti = 1 pinch
nice float: cork, bottle-cork, egg-shaped-plastic-shell, bottle-cap, foam-sheet-scrap = 1
nice swim: toy-animal, bead, stick-on-gem, button = 4
nice rope: string, raffia, ribbon, twist-tie = 1 ft
join tape: electrical-tape, duct-tape, tape
home water
home funnel
home tray
home towel
step floor: fill floor bottle tray > floor by ccc
step water: mix water tint bottle funnel > bottle sea by tcc
step shine: mix shine bottle > shine by ccc
step swim: fill swim bottle > swim by ccc
step oil: fill oil bottle funnel > air by ttc
step float: build float bottle > float by ccc
step close: tape bottle tape towel > lid by gtc
step rope: tie rope bottle > rope by tcc
step rock: test bottle tray by ccc
part bottle = bottle own : r^ ~ -8 8 140 84 24 ; r^ ~ 74 8 34 40 6
part air = oil cream : r_ ~ -8 -10 132 40 18
part sea = tint a : b_ ~ -74 14 -52 4 -30 16 -6 6 18 -6 38 8 58 2 58 34 46 46 -62 46 -74 34 ; l_ ~+ 3 -68 20 -50 12 -30 22 -6 13 18 2 38 15 54 10
part floor = floor tan : b_ cream -70 44 -40 38 -6 43 24 38 54 42 48 47 -62 47 ; bits own 0.8 -56 42 -34 44 -8 42 20 44 46 42
part shine = shine yellow : d_ ~ 2 -50 24 -34 30 -12 22 8 28 26 20 42 26 -58 34 0 36
part swim = swim b : bits red 1.5 -48 30 ; bits orange 1.5 -18 34 ; bits pink 1.5 10 32 ; bits green 1.5 38 32
part float = float own : p^ ~ -4 2 28 -6 22 8 0 12 ; z_ k 2 12 -4 10 -28 ; p_ red 10 -28 26 -20 11 -14
part lid = bottle a : r^ ~ 92 8 18 48 4 ; r_ k 80 8 8 42 2
part rope = rope tan : z_ ~ 4 66 -14 66 30 ; l_ ~ 3 66 28 60 44 66 54 ; l_ ~ 3 66 28 74 44 70 56
scene stand

* balloon-free-wind-car | 6-8 9-12 | Transportation
extras machine: sticker, washi-tape, bread-tag
appeal 2
topics car, cars, race car, sail car, land yacht, wind car, wind power, racing, vehicles, stem, engineering, wheels, energy, science fair, toy car
near sailing
colors red, yellow, blue
minutes 45 55
mess low
heart wheels: bottle-cap, plastic-lid, metal-lid = 4
heart axles: wooden-skewer, balloon-stick = 2
need tubes: paper-straw, plastic-straw = 2
need body: cardboard, cereal-box, foam-tray, milk-carton, pizza-box, foam-board = 1
need sail: paper, construction-paper, cardstock, wrapping-paper, magazine, junk-mail = 1 sheet
nice hubs: modeling-clay, cork, play-dough = 4
nice trim: sticker, washi-tape, electrical-tape, aluminum-foil = 1
nice flag: ribbon, tissue-paper, yarn, feather = 1 strip
join tape: tape, masking-tape, duct-tape
home hammer
home nail
tool scissors: scissors
tool ruler: ruler
tool pen: marker, crayon
step body: cut body scissors ruler > body by tc
step bearings: tape tubes body scissors tape > tubes by cc
step holes: poke wheels hammer nail by gg
step wheels: build wheels axles tape > wheels by tc
step hubs: build hubs wheels > hubs by cc
step mast: tape tubes body tape > mast by cc
step sail: cut sail scissors tape pen > sail by cc
step trim: decorate trim body > trim by cc
step flag: tape flag tubes tape > flag by cc
step race: test body sail by cc
part mast = tubes own : r ~ -6 -16 7 140 2
part sail = sail b : b^ ~ -2 -80 46 -52 66 -8 60 24 -2 24 ; l_ a 6 8 -44 34 -34 50 -14 ; l_ a 6 8 -14 34 -8 54 4
part flag = flag red : p_ ~ -6 -86 -34 -78 -6 -70
part body = body own : r^ ~ 0 46 164 22 6 ; r_ ~- 0 54 164 6 2
part tubes = tubes w : o_ ~ -54 62 7 ; o_ ~ 54 62 7
part trim = trim a : s_ ~ -30 46 5 8 4 ; s_ ~ 24 46 5 8 4 ; r_ ~ 0 40 158 4 1
part wheels = wheels a : cap ~ -54 64 22 ; cap ~ 54 64 22
part hubs = hubs yellow : o ~ -54 64 6 ; o ~ 54 64 6
scene stand

* glowing-leaf-jar | 4-5 6-8 9-12 | Seasons, Nature
extras jar: raffia, ribbon
appeal 3
topics pressed flowers, flower jar, autumn, fall, leaves, fall leaves, lantern, autumn lantern, leaf lantern, jar lantern, night light, thanksgiving, harvest, decoupage, november, october, evening walk
colors orange, yellow, red
minutes 30 40 50
waits 120
mess some
heart jar: glass-jar, plastic-jar
heart leaves: leaf, pressed-flower, fern-frond, tissue-paper = handful
nice skin: tissue-paper, paper-napkin, coffee-filter, rice-paper = 1 sheet
nice light: LED-candle, LED-tea-light, string-light, glow-stick, flashlight = 1
nice tweezers: tweezers when leaves=pressed-flower
nice handle: string, ribbon, raffia, craft-wire, yarn, twist-tie, leather-cord = 2 ft
nice gold: glitter-glue, metallic-pen = 1
nice charm: pinecone, acorn, seed-pod, button, chestnut, cinnamon-stick = 2
join glue: glue
home saucer
home water
tool brush: paintbrush, sponge-brush
tool scissors: scissors
step press: prepare leaves scissors by tcc
step mix: mix glue water saucer by tcc
step skin: tear skin by ccc
step glue: paint skin jar glue brush > skin by ccc
step leaves: paint leaves jar glue brush tweezers? > jar leaves by ccc
step dry: dry jar by gtc
step gold: decorate gold jar > veins by ccc
step handle: tie handle jar scissors > handle by gtc
step charm: tie charm jar handle? > charm by gtc
step light: test jar light? > light by ttc
part jar = jar own : r^ ~ 0 10 120 146 18 ; r ~- 0 -66 96 16 4
part skin = skin b : r_ ~ 0 14 114 132 14 ; p_ cream -57 20 -20 -10 10 24 -10 60 -57 66 ; p_ ~+ 20 -40 57 -30 57 20 30 10
part light = light yellow : o_ cream 0 24 36 42 ; o_ w 0 34 18 24
part leaves = leaves a : plant red -44 62 -18 14 15 ; plant orange 42 66 24 16 15 ; plant brown -14 -6 -42 -34 12 ; plant red 14 -42 44 -18 12 ; plant orange -8 78 0 46 11 ; plant red 14 76 20 50 9 ; plant orange -4 20 8 -12 10
part veins = gold gold : z_ ~ 2 -42 58 -20 18 ; z_ ~ 2 41 62 26 20 ; z_ ~ 2 -17 -9 -39 -31 ; z_ ~ 2 17 -40 41 -20 ; z_ ~ 2 -7 74 -1 50 ; z_ ~ 2 15 72 19 54 ; z_ ~ 2 -3 16 6 -8
part charm = charm brown : bits own 2.4 -14 -54 8 -54
part handle = handle tan : l ~ 3 -48 -64 -44 -92 0 -100 44 -92 48 -64 ; z_ ~ 4 -48 -62 48 -62
scene stand

* thank-you-seed-pot | 4-5 6-8 9-12 | Nature
extras pot: craft-stick, snail-shell, pebble, paint-chip, plastic-spoon
appeal 3
topics thank you, thank you teacher, teacher gift, teacher appreciation, thank you gift, end of school year, mother's day, grandma, neighbor, gift, seeds, planting, growing, gardening, sprout, spring, earth day
colors orange, white, green
minutes 30 35 45
waits 30
mess some
heart pot: terracotta-pot, paper-cup = 1
heart seeds: seed, grass-seed, dried-bean, dried-lentil, pumpkin-seed, birdseed = 8
heart soil: soil = 2 cup
need coat: paint, acrylic-paint, marker, washi-tape = 1 color
need tag: cardstock, index-card, construction-paper, paper, paper-bag = 1 scrap
nice bow: ribbon, yarn, raffia, string, fabric-scrap = 2 ft
nice stakes: craft-stick, paper-straw, stick, chopstick, plastic-spoon = 1
nice gems: sticker, felt-sticker = 3
join stick: tape
home spoon
home water
home saucer
tool scissors: scissors
tool pen: marker
step coat: decorate coat pot > pot coat by ccc
step face: draw pen pot > face by ccc
step gems: decorate gems pot > gems by ccc
step soil: fill soil pot spoon > soil by ccc
step sow: arrange seeds soil pot > sprout by ccc
step drink: fill water pot saucer > saucer by tcc
step tag: draw tag pen scissors > tag text by tcc
step stake: tape tag stakes stick > stake by tcc
step bow: tie bow pot scissors > bow by tcc
step give: play pot by ccc
part soil = soil brown : o ~ 0 -18 56 12
part stake = stakes wood : stick ~ 58 -20 58 -80 6 ; r tan+ 58 -60 12 7 1
part sprout = seeds green : l green 4 -18 -18 -20 -40 -16 -56 ; j green -16 -54 -38 -66 9 ; j green+ -16 -54 4 -70 9
part pot = pot a : p^ ~ -58 -20 58 -20 44 86 -44 86 ; r^ ~- 0 -16 126 24 4
part coat = coat b : c_ ~ -54 8 54 8 5 8 ; z_ ~ 5 -48 62 48 62
part face = pen k : k -16 28 5 ; k 16 28 5 ; u 0 36 13
part gems = gems yellow : bits ~ 1.11 -32 54 32 54 0 66
part bow = bow red : r_ ~ 0 -8 118 7 2 ; b_ ~ 0 -8 -24 -20 -24 4 ; b_ ~ 0 -8 24 -20 24 4 ; o_ ~- 0 -8 5
part tag = tag w : r^ ~ 34 -50 62 46 4
part text = pen k : l_ k 2.5 12 -64 20 -68 28 -62 36 -66 44 -61 56 -65 ; l_ k 2.5 12 -52 20 -56 28 -50 36 -54 44 -50 52 -53
part saucer = saucer own : q^ ~ 4 -66 82 66 82 54 94 -54 94
scene stand
`;
