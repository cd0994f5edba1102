export const shelf = `
* breathing-bottle-lung | 9-12 13+ | -
appeal 3
topics human body, body, lungs, lung, lung model, breathing, respiration, respiratory system, anatomy, biology, health, science, science fair, science project, school project
near doctor, medicine, asthma
colors red, pink, blue
minutes 40 45
mess low
heart bottle: plastic-bottle, plastic-cup = 1
heart balloon: balloon = 2
heart pipe: plastic-straw, paper-straw = 1
need seal: modeling-clay, sticky-tack, play-dough = 1 piece
need band: rubber-band, hair-tie = 2
nice body: cardboard, cardstock, construction-paper = 1 sheet
nice threads: yarn, embroidery-floss, string = 2 color
join tape: tape, duct-tape, electrical-tape
tool scissors: scissors
tool pen: permanent-marker, marker
step bottom: cut bottle scissors pen > bottle by tt
step edge: tape bottle tape by cc
step lung: build balloon pipe band > lung by cc
step neck: build pipe bottle seal > pipe seal by cc
step skin: cut balloon scissors by cc
step floor: build balloon bottle band tape > skin by cc
step breathe: play balloon bottle by cc
step body: draw body pen scissors > body by cc
step threads: tape threads body tape > threads by cc
step tell: play bottle by cc
part body = body b : b^ pink -84 96 -80 20 -56 -18 -20 -30 -20 -60 -26 -82 0 -98 26 -82 20 -60 20 -30 56 -18 80 20 84 96
part threads = threads own : l_ red 3 -64 84 -62 30 -44 0 ; l_ blue 3 -70 90 -70 30 -50 -6 ; l_ red 3 64 84 62 30 44 0 ; l_ blue 3 70 90 70 30 50 -6
part bottle = bottle own : b^ light-blue -18 -34 18 -34 22 -12 44 6 46 70 -46 70 -44 6 -22 -12 ; b_ w 32 4 38 10 38 58 32 60
part pipe = pipe own : z yellow 7 0 -66 0 10
part seal = seal own : r^ green 0 -34 34 16 6
part lung = balloon a : b^ red -6 8 6 8 8 20 22 34 18 56 0 62 -18 56 -22 34 -8 20 ; r_ brown 0 12 14 4 1
part skin = balloon b : b^ blue -48 66 48 66 44 74 16 78 0 90 -16 78 -44 74 ; r_ brown 0 68 96 4 1
scene stand

* balloon-string-rocket | 9-12 | Space, Transportation
appeal 3
topics balloon rocket, rocket, rockets, rocket race, space race, newton, action and reaction, physics, science, science experiment, science fair, stem, birthday party game, party game, nasa, astronaut
near jet
colors red, yellow, white
minutes 30
mess low
heart balloon: balloon = 2
heart line: string, fishing-line, yarn, cotton-cord = 15 ft
heart straw: paper-straw, plastic-straw = 2
need hull: construction-paper, cardstock, paper, cardboard-tube, index-card = 2 sheet
nice look: marker, sticker, aluminum-foil, metallic-paper = 2 color
nice pump: clothespin, binder-clip = 1
nice log: notebook, index-card, graph-paper = 1
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pencil: pencil, marker
home chair
step hull: cut hull scissors pencil > hull by c
step look: decorate look hull scissors > look by c
step straw: tape straw hull tape > straw by c
step line: tie line straw chair > line by c
step blow: prepare balloon pump? by t
step mount: tape balloon hull tape > balloon by c
step start: play balloon line by c
step more: test line balloon by c
step log: draw log pencil by c
part line = line own : z_ w 1.7 -64.7 -73 64.7 -91.5 ; z_ w 1.7 -64.7 19 64.7 0.5
part straw = straw own : z yellow 4 -22.4 -77.6 29 -84.9 ; z yellow 4 -22.4 14.4 29 7.1
part balloon = balloon a : o^ red -6.6 -37.4 35.6 22.4 -8 ; p red -40.9 -36 -50.2 -42.6 -48.8 -28.1 ; l_ w 3.3 4 -53.2 15.8 -50.6 22.4 -44 ; l_ w 2 -63.4 -45.3 -54.1 -41.3 ; l_ w 2 -64.7 -33.4 -55.4 -33.4 ; l_ w 2 -62 -21.5 -54.1 -26.8 ; o^ red -6.6 54.6 35.6 22.4 -8 ; p red -40.9 56 -50.2 49.4 -48.8 63.9 ; l_ w 3.3 4 38.8 15.8 41.4 22.4 48 ; l_ w 2 -63.4 46.7 -54.1 50.7 ; l_ w 2 -64.7 58.6 -55.4 58.6 ; l_ w 2 -62 70.5 -54.1 65.2
part hull = hull w : p^ w 23.8 -62.4 39.6 -69 60.7 -50.6 43.6 -28.1 29 -30.8 ; p^ yellow -19.8 -20.2 -38.3 0.9 -7.9 -14.9 ; p^ yellow -19.8 -57.2 -33 -71.7 -6.6 -62.4 ; p^ w 23.8 29.6 39.6 23 60.7 41.4 43.6 63.9 29 61.2 ; p^ yellow -19.8 71.8 -38.3 92.9 -7.9 77.1 ; p^ yellow -19.8 34.8 -33 20.3 -6.6 29.6
part look = look c : o_ blue 39.6 -50.6 5.3 5.3 ; s_ yellow -1.3 -37.4 5 6.6 2.6 ; o_ blue 39.6 41.4 5.3 5.3 ; s_ yellow -1.3 54.6 5 6.6 2.6
scene hang

* cup-maracas | 6-8 9-12 | Music
extras sound: ribbon, feather, bell, stick-on-gem, tinsel, raffia
topics maracas, maraca, shaker, shakers, rattle, percussion, rhythm, latin music, salsa, mexico, cuba, brazil, samba, music class, homemade instrument, instrument, new year's eve, noise maker
near band, marching band
colors red, yellow, teal
minutes 35 45
waits 30
mess some
heart cups: paper-cup, plastic-cup, yogurt-pot, egg-shaped-plastic-shell = 4
heart beans: dried-bean, rice, dried-lentil, popcorn, wooden-bead, bead, dried-chickpea, button, pebble = 1/2 cup
need handle: dowel, craft-stick, cardboard-tube, wooden-spoon, wooden-skewer, chopstick, stick = 2
need paint: paint, acrylic-paint, construction-paper, washi-tape, permanent-marker = 3 color
nice tassel: ribbon, yarn, crepe-paper, feather = 4
nice ring: wooden-bead, bead, bell = 4
join tape: duct-tape, masking-tape, tape, electrical-tape
tool brush: paintbrush when paint=paint,acrylic-paint
tool scissors: scissors
step fill: fill beans cups by cc
step test: test cups beans by cc
step close: tape cups tape > heads by cc
step handle: tape handle cups tape scissors > handles by tc
step paint: decorate paint cups brush? scissors > coat by cc
step tassel: tie tassel handle scissors > tassels by cc
step ring: thread ring tassel > rings by cc
step play: play cups by cc
part handles = handle own : l^ wood 9 -44 10 -60 88 ; l^ wood 9 44 10 60 88
part heads = cups w : b^ w -74 -62 -18 -68 -14 -20 -22 14 -62 20 -76 -14 ; b^ w 74 -62 18 -68 14 -20 22 14 62 20 76 -14
part coat = paint a : b_ red -74 -62 -18 -68 -14 -24 -76 -18 ; b_ teal 74 -62 18 -68 14 -24 76 -18 ; v_ yellow -74 -20 -16 -26 6 10 ; z_ yellow 5 -70 -38 -18 -44 ; z_ yellow 5 70 -38 18 -44 ; d_ w 4 -60 -50 -46 -52 -32 -54 60 -50 46 -52 32 -54 ; z_ orange 6 -66 4 -18 -2 ; z_ orange 6 66 4 18 -2
part tassels = tassel own : l yellow 4 -50 22 -72 40 -74 56 ; l teal 4 -48 22 -66 44 -64 62 ; l yellow 4 50 22 72 40 74 56 ; l red 4 48 22 66 44 64 62
part rings = ring own : o^ red -74 60 5 5 ; o^ yellow -64 66 5 5 ; o^ red 74 60 5 5 ; o^ yellow 64 66 5 5
scene stand

* jar-lid-pumpkin | 9-12 13+ | Seasons
extras party: leaf, pinecone, fake-leaf, eucalyptus
topics pumpkin, pumpkins, jar lid pumpkin, mason jar lids, canning rings, fall, autumn, harvest, thanksgiving, thanksgiving decoration, halloween, farmhouse, farmhouse decor, rustic, table decoration, october
near farm stand, county fair
colors orange, brown, green
minutes 50 50
waits 30
mess some
heart rings: metal-lid, plastic-lid, curtain-ring, wooden-bead-ring = 12
heart lace: string, raffia, ribbon, yarn, cotton-cord, leather-cord = 3 ft
need stem: cinnamon-stick, stick, cork, driftwood, cardboard-tube = 1
nice paint: acrylic-paint, spray-paint = 1 color
nice cloth: fabric-scrap, burlap, felt, old-t-shirt, denim = 3 strip
nice leaf: felt, burlap, leaf, fake-leaf, construction-paper, fabric-scrap = 2
nice curl: pipe-cleaner, craft-wire, raffia = 1
nice tag: price-tag, cardstock, index-card = 1
tool brush: paintbrush when paint=acrylic-paint
tool nail: nail when rings=plastic-lid,metal-lid
tool hammer: hammer when rings=plastic-lid,metal-lid
tool scissors: scissors
step holes: prepare rings nail? hammer? by gt
step paint: decorate paint rings brush? by cc
step thread: thread rings lace > rings by cc
step tie: tie lace rings > lace by cc
step fan: arrange rings by cc
step cloth: tie cloth rings scissors > cloth by cc
step stem: build stem rings > stem by cc
step leaf: cut leaf scissors lace > leaves by cc
step curl: shape curl stem > curl by cc
step tag: tie tag lace > tag by cc
part rings = rings a : o^ ~- 0 24 22 58 ; om^ ~ 24 24 22 58 ; om^ ~- 44 26 20 54 ; om^ ~ 62 28 16 46 ; o_ umber 0 -22 14 8 ; om_ ~+ 24 22 6 42 ; om_ ~+ 62 28 4 32
part cloth = cloth own : om_ cream 44 26 7 44 ; om_ tan 44 26 3 40
part lace = lace own : l_ tan 4 -22 -26 0 -34 22 -26 ; l tan 3 0 -32 -22 -52 -34 -40 -4 -32 ; l tan 3 0 -32 22 -52 34 -40 4 -32
part stem = stem own : r^ brown 2 -52 16 48 4 6 ; r_ umber 4 -74 14 5 2 6
part leaves = leaf c : j^ green 8 -34 46 -50 10 ; j^ green- -6 -34 -44 -46 9
part curl = curl own : i green 36 -70 12 2 3
part tag = tag w : r^ w -60 -62 34 20 2 -8 ; z_ k 2 -70 -62 -50 -65
scene stand

* hamster-playground | 6-8 9-12 | Animals
appeal 3
topics hamster, my hamster, our hamster, hamsters, hamster maze, hamster house, hamster toy, gerbil, mouse, pet mouse, pet, pets, my pet, class pet, cardboard maze, tunnels, upcycling
near guinea pig, rat, agility course
colors tan, orange, green
minutes 50 60
waits 120
mess low
heart tubes: cardboard-tube, oatmeal-canister = 4
heart box: shoebox, cardboard-box, cereal-box, tissue-box, small-box = 1
need sticks: craft-stick, stick, cardboard = 6
need paste: flour, glue = 2 tbsp
nice bed: paper, toilet-paper, tissue, hay, crinkle-paper = handful
nice treat: oats, pumpkin-seed, breakfast-cereal = 1 tsp
nice hide: egg-carton, coconut-shell, terracotta-pot = 1
tool scissors: scissors
tool pencil: pencil
tool ruler: ruler
home water
home cup
step plan: prepare tubes box by cc
step doors: cut box scissors pencil > house by tc
step holes: cut tubes scissors > tubes by tc
step paste: mix paste water cup by cc
step tunnels: build tubes box > tunnel by cc
step ladder: build sticks paste ruler > ladder by cc
step dry: dry sticks by cc
step bed: arrange bed box hide? > bed by cc
step treat: fill treat tubes by cc
step visit: play box by tt
part house = box own : q^ tan 4 -88 -6 -14 -6 -14 66 -88 66 ; p^ orange -96 -6 -51 -46 -6 -6 ; o_ umber -51 40 17 19 ; o_ umber -51 2 9 9
part ladder = sticks own : l wood 5 -20 66 24 -22 ; l wood 5 -4 70 40 -18 ; z_ wood- 4 -14 52 4 58 ; z_ wood- 4 -6 34 12 40 ; z_ wood- 4 4 16 20 22 ; z_ wood- 4 12 -2 28 4
part tubes = tubes own : r^ kraft 62 -26 66 34 6 ; o_ umber 30 -26 8 16 ; o^ kraft 66 -26 7 8 ; o_ umber 66 -26 5 6
part tunnel = tubes own : r^ kraft 56 52 76 34 6 ; o_ umber 93 52 8 16 ; r kraft- 78 10 26 52 4
part bed = bed own : l_ w 4 -80 64 -68 52 -56 64 -44 54 -34 64 ; l_ w 4 -74 66 -60 58 -48 68 -36 60
scene stand

* burlap-jungle-stitchery | 6-8 9-12 13+ | Jungle, Nature
extras hanging: fake-leaf, feather, bead, leaf, wooden-craft-shape, yarn
extras cloth: feather, bead, yarn, felt-ball
topics burlap, burlap embroidery, yarn embroidery, embroidery, stitching, sewing, first stitches, jungle, rain forest, rainforest, monstera, tropical leaves, leaves, wall hanging, fiber art, room decor, textile art
colors green, brown, orange
minutes 60 80 90
mess low
heart cloth: burlap, canvas, felt = 1
heart yarn: yarn, embroidery-floss, cotton-cord = 4 color
need stick: stick, dowel, driftwood, hanger, chopstick = 1
nice fruit: button, bead, wooden-bead, pom-pom = 5
nice hoop: embroidery-hoop = 1
nice frog: felt, fabric-scrap = 1 scrap
tool needle: needle
tool chalk: chalk, marker, pencil
tool scissors: scissors
step draw: draw cloth chalk by ccc
step hoop: build hoop cloth by ccc
step stems: sew yarn needle cloth > cloth stems by tcc
step leaves: sew yarn needle cloth > leaves by tcc
step split: sew yarn needle cloth > monstera by tcc
step fill: sew yarn needle cloth > grass by tcc
step fruit: sew fruit yarn needle cloth > fruit by tcc
step frog: sew frog yarn needle cloth scissors > frog by tcc
step fringe: prepare cloth scissors > fringe by ccc
step hang: tie cloth stick yarn needle > stick by ccc
part stick = stick own : stick ~ -90 -76 90 -74 7 ; l_ tan 3 -70 -78 0 -99 70 -78
part cloth = cloth tan : r^ tan 0 2 148 146 2 ; stitch tan- -66 -40 66 -40 14 ; stitch tan- -66 40 66 40 14
part fringe = cloth tan : fringe tan -74 75 148 20 20
part stems = yarn a : l_ brown 4 -44 70 -40 20 -50 -20 ; l_ brown 4 4 70 0 10 10 -30 ; l_ brown 4 46 70 50 30 40 0
part leaves = yarn a : j^ green -48 -8 -68 -52 12 ; j^ green- -42 18 -14 0 10 ; j^ light-green -42 42 -70 26 10 ; j^ green 4 -14 -18 -54 12 ; j^ green- 8 20 34 2 10
part monstera = yarn b : h_ dark-green 44 -24 26 ; z_ tan 3 44 -14 58 -28 ; z_ tan 3 44 -14 30 -28 ; z_ tan 3 44 -4 44 -34
part grass = yarn c : z_ light-green 3 -62 72 -66 52 ; z_ light-green 3 -30 72 -26 50 ; z_ green 3 -16 72 -20 54 ; z_ light-green 3 22 72 26 50 ; z_ green 3 30 72 28 56 ; z_ light-green 3 62 72 66 50
part fruit = fruit own : d^ orange 6 2 -34 14 -38 22 -28 -56 4 60 34
part frog = frog c : o^ light-green -4 48 13 10 ; o^ light-green -11 38 5 5 ; o^ light-green 3 38 5 5 ; k -11 37 2.2 ; k 3 37 2.2
scene hang

* old-key-talisman | 6-8 9-12 13+ | Fantasy
extras jewelry: charm, feather, bell, old-jewelry-piece
appeal 1
topics talisman, amulet, key necklace, key pendant, old key, harry potter, dungeons and dragons, wizard, elves, steampunk, quest, adventurer, necklace, bag charm, jewelry, renaissance fair, cosplay
near secret door, narnia, dragon, pirate, fire, fairy, moon
variant dragon | Fantasy | red, gold, brown free | dragon, dragons, dragon rider
variant forest | Fantasy, Nature | green, brown, gold | elf, elves, forest spirit, druid
variant night | Fantasy | navy, silver, purple | wizard, witch, night, magic
colors red, gold, brown
minutes 60 45 50
mess low
heart key: old-key, charm, curtain-ring, metal-washer = 1
heart cord: leather-cord, cotton-cord, string, embroidery-floss, yarn = 4 ft
heart hide: leather, felt, denim, fabric-scrap = 1
need bead: bead, wooden-bead, seed-bead, stick-on-gem = 7
nice feather: feather, fake-leaf, ribbon = 2
nice wire: craft-wire, embroidery-floss, pipe-cleaner = 12 in
nice rune: permanent-marker, metallic-pen, paint-marker
nice ring: key-ring = 1
tool scissors: scissors
tool punch: hole-punch, nail
step cut: cut hide scissors > hide by ccc
step rune: draw rune hide > rune by ccc
step hole: poke hide punch by ttc
step wrap: tie wire key > wrap by ccc
step hang: tie key hide cord > key by tcc
step bead: thread bead cord > beads by ccc
step feather: tie feather cord > feathers by ccc
step knot: tie cord ring? scissors > cord by tcc
step story: play key by ccc
part cord = cord own : l_ umber 4 -14 -34 -40 -70 -30 -96 ; l_ umber 4 14 -34 40 -70 30 -96
part feathers = feather a : feather ~ -20 -6 -48 54 9 ; feather ~ 20 -6 48 54 9
part hide = hide brown : b^ brown -20 -36 20 -36 24 -6 14 26 0 40 -14 26 -24 -6
part rune = rune gold : z_ gold 3 0 -24 0 12 ; z_ gold 3 0 -20 12 -10 0 0 ; z_ gold 3 -10 6 0 -4
part key = key gold : a^ gold 0 30 16 8 0 360 ; z^ gold 7 0 44 0 90 ; z gold 6 0 82 16 82 ; z gold 6 0 70 12 70
part wrap = wire b : z_ a 3 -5 50 5 54 ; z_ a 3 -5 56 5 60 ; z_ a 3 -5 62 5 66
part beads = bead a : o^ ~ -18 -44 6 6 ; o^ b -26 -56 6 6 ; o^ ~ -33 -68 6 6 ; o^ ~ 18 -44 6 6 ; o^ b 26 -56 6 6 ; o^ ~ 33 -68 6 6 ; o^ b 0 12 4 4
scene lay

* egg-drop-capsule | 6-8 9-12 13+ | -
appeal 3
topics egg drop, egg drop challenge, egg landing, science, science fair, stem, stem challenge, engineering, physics, gravity, parachute, moon landing, mars landing, space camp, classroom, competition, contest, team building
near mars rover
colors yellow, red, light blue
minutes 40 50 60
mess some
place outdoors
heart egg: egg = 1
heart frame: paper-straw, plastic-straw, craft-stick, wooden-skewer, pool-noodle, cardboard-box, plastic-cup, milk-carton = 8
heart soft: cotton-ball, bubble-wrap, kitchen-sponge, newspaper, pillow-stuffing, fabric-scrap, packing-peanut, crinkle-paper, paper-towel, sock = 2 handful
need bag: plastic-bag, sock = 1
nice chute: tissue-paper, plastic-bag, bandana, packing-paper, paper-napkin = 1
nice lines: string, yarn, cotton-cord = 6 ft
nice log: notebook, index-card, graph-paper = 1
join tape: masking-tape, tape, duct-tape
tool scissors: scissors
tool pencil: pencil
home ruler
step wrap: prepare egg bag by gcc
step plan: draw pencil by ccc
step bed: build soft egg > egg soft by ccc
step frame: build frame tape scissors ruler > frame by ccc
step hang: tape egg frame soft tape by ccc
step legs: tape frame tape by ccc
step chute: cut chute scissors lines? tape frame > chute lines by tcc
step low: test egg frame by ccc
step drop: play egg by ggt
step log: draw log pencil by ccc
part chute = chute a : b^ ~ -78 -44 -58 -82 0 -96 58 -82 78 -44 40 -52 0 -44 -40 -52 ; l_ w 3 -36 -88 -40 -54 ; l_ w 3 36 -88 40 -54
part lines = lines own : z_ gray 2 -74 -44 -24 6 ; z_ gray 2 -2 -46 0 0 ; z_ gray 2 74 -44 24 6
part frame = frame b : l^ red 6 -56 6 56 84 ; l^ red 6 56 6 -56 84 ; l^ yellow 6 -62 46 62 46 ; l^ yellow 6 0 -6 0 96 ; l blue 5 -58 8 58 8 ; l blue 5 -58 84 58 84
part soft = soft w : y^ w 0 46 34 38 11 0.15
part egg = egg own : b^ cream 0 18 16 34 18 58 0 72 -18 58 -16 34 ; u 0 50 7 ; k -7 42 2.4 ; k 7 42 2.4
scene hang

* tube-and-stick-knitter | 6-8 9-12 13+ | -
appeal 3
topics french knitting, spool knitting, corking, knitting, tube knitting, knitting nancy, yarn, icord, i-cord, fiber art, bracelet, slow craft, rainy day, winter evening, handwork, waldorf
near jump rope, grandma
colors red, yellow, teal
minutes 50 60 60
mess low
heart tube: cardboard-tube, spool = 1
heart pegs: craft-stick, paper-clip, nail, bobby-pin, clothespin = 4
heart yarn: yarn, cotton-cord, embroidery-floss = 15 yd
need hook: wooden-skewer, toothpick, crochet-hook, knitting-needle, pencil, paper-clip = 1
nice look: washi-tape, construction-paper, sticker, fabric-scrap = 1
nice bell: bell, bead, pom-pom = 1
join tape: duct-tape, masking-tape, tape
tool scissors: scissors
tool needle: needle
step pegs: tape pegs tube tape > tube pegs by ccc
step look: decorate look tube > look by ccc
step start: build yarn tube > yarn by tcc
step cast: weave yarn pegs > loops by tcc
step round: weave yarn pegs hook by tcc
step go: weave yarn hook > cord by ccc
step color: tie yarn scissors by ccc
step end: sew yarn needle scissors by tcc
step bell: tie bell yarn > bell by ccc
step use: play yarn by ccc
part tube = tube own : r^ kraft 0 -14 60 86 5 ; o_ umber 0 -56 28 9
part look = look c : r_ teal 0 -14 60 16 ; r_ yellow 0 6 60 8
part pegs = pegs own : r^ wood -26 -62 10 44 4 ; r^ wood -10 -56 10 44 4 ; r^ wood 10 -56 10 44 4 ; r^ wood 26 -62 10 44 4
part loops = yarn a : l red 4 -32 -70 -26 -64 -18 -70 -10 -62 0 -68 10 -62 18 -70 26 -64 32 -70 ; l yellow 4 -32 -62 -20 -60 -10 -54 0 -60 10 -54 20 -60 32 -62
part yarn = yarn a : l_ red 3 30 -66 62 -50 74 -10 70 40 ; o^ red 72 62 24 22 ; l_ red- 3 54 54 72 50 90 60 ; l_ red- 3 52 66 72 64 92 70
part cord = yarn b : l^ red 13 -4 30 -6 52 -26 62 -54 60 -76 70 -84 90 ; l_ yellow 3 -4 36 -8 54 -28 62 -54 60 -74 70 -82 86 ; l_ w 2 -9 34 -11 50 -28 57 -54 55
part bell = bell own : o^ gold -86 92 7 7
scene stand

* cotton-cloud-mobile | 6-8 9-12 | Weather
extras hanging: aluminum-foil, bell, metallic-paper, cellophane, crystal, wool-roving, plastic-straw
topics cloud, clouds, rain cloud, raindrops, rain, mobile, cloud mobile, weather, weather unit, spring, april showers, bedroom decor, room decor, cloud types, sky
near storm, rainbow
colors blue, light blue, yellow
minutes 40 50
waits 60
mess some
heart plate: paper-plate, cardboard, cardstock, foam-sheet-scrap = 2
heart fluff: cotton-ball, pillow-stuffing, cotton-pad, tissue = 3 handful
need drops: construction-paper, felt, cardstock, paint, acrylic-paint, craft-foam = 2 color
need line: string, yarn, ribbon, fishing-line, sewing-thread = 12 ft
nice shine: glitter-glue, sequin, aluminum-foil, bead = handful
nice bolt: construction-paper, metallic-paper, felt, aluminum-foil = 1 sheet
join glue: glue
join tape: tape, masking-tape
tool brush: paintbrush when drops=paint,acrylic-paint
tool scissors: scissors
tool pencil: pencil
step cut: cut plate scissors pencil > cloud by cc
step drops: cut plate scissors drops brush? pencil > drops by cc
step shine: decorate shine drops > shine by cc
step lines: cut line scissors by cc
step hang: tape line plate tape > lines by cc
step fluff: glue fluff plate glue > fluff by cc
step back: glue fluff plate glue by cc
step bolt: cut bolt scissors tape plate > bolt by cc
step dry: dry plate by cc
step up: tie line plate by gt
part lines = line own : z_ gray 1.8 -50 10 -50 66 ; z_ gray 1.8 -24 20 -24 84 ; z_ gray 1.8 2 20 2 58 ; z_ gray 1.8 28 20 28 86 ; z_ gray 1.8 52 10 52 64 ; z_ gray 1.8 0 -99 0 -60
part bolt = bolt c : p^ yellow 64 6 84 6 74 34 88 34 58 84 66 46 54 46
part drops = drops a : x blue -50 50 9 ; x blue -50 22 8 ; x light-blue -24 72 9 ; x blue -24 40 8 ; x light-blue 2 48 9 ; x blue 28 74 9 ; x light-blue 28 44 8 ; x blue 52 52 9
part shine = shine own : d_ w 2.4 -50 52 -24 74 2 50 28 76 52 54
part cloud = plate w : b^ w -84 10 -84 -24 -54 -34 -40 -64 0 -70 38 -62 52 -36 84 -26 86 8 40 22 -40 22
part fluff = fluff w : y w -58 -8 28 22 8 0.2 ; y w -22 -34 32 28 9 0.2 ; y w 20 -38 32 26 9 0.2 ; y w 58 -10 28 22 8 0.2 ; y w 0 0 44 22 10 0.15
scene hang

* clay-cottage-jar-light | 6-8 9-12 13+ | Fairy Tales, Fantasy
extras world Fairy Tales: leaf, pine-needle, toy-tree, pinecone, acorn, snail-shell, felt-ball, cupcake-liner, pebble, lavender, pressed-flower, clover, wood-slice, tulle, cork, glass-gem, bottle-cork
appeal 3
topics fairy house, fairy jar, fairy light, fairy garden, clay fairy house, fairy house lamp, gnome house, cottage, night light, lantern, jar lamp, cottagecore, room decor
near hansel and gretel, gingerbread house, snow white, mushroom house
colors cream, red, green
minutes 70 85 95
waits 1440
mess some
heart clay: air-dry-clay, polymer-clay, salt-dough = 1 lb
heart jar: glass-jar, plastic-jar, can = 1
heart light: string-light, LED-candle, LED-tea-light, glow-stick = 1
need paint: acrylic-paint, paint = 3 color
nice wood: stick, bark, craft-stick, toothpick = 6
nice moss: moss, fern-frond, grass, fake-leaf = handful
nice stones: pebble, stone, snail-shell, acorn = 3
tool poke: toothpick, plastic-knife, wooden-skewer, craft-stick
tool brush: paintbrush, sponge-brush
join glue: waterproof-glue, glue
home water
home paper
step plan: draw paper jar by ccc
step skin: shape clay jar water > jar wall by ccc
step door: shape clay poke > door by ccc
step windows: shape clay poke > windows by ccc
step roof: shape clay poke > roof by ccc
step sticks: shape wood clay > wood by ccc
step dry: dry clay by gcc
step paint: paint paint clay brush > coat by ccc
step moss: decorate moss clay glue stones? > moss stones by ccc
step light: play light jar > glow by tcc
part jar = jar own : r^ light-blue+ 0 26 104 118 12
part wall = clay cream : b^ cream -54 -30 54 -30 58 30 52 86 -52 86 -58 30 ; d_ tan 3 -44 70 -34 78 40 72 46 60 -46 4 46 -8
part roof = clay w paint paint b : b^ red -76 -26 -40 -62 0 -96 40 -62 76 -26 40 -18 0 -14 -40 -18 ; d_ red- 5 -46 -36 -24 -36 0 -34 24 -36 46 -36 -28 -56 0 -56 28 -56 0 -76
part door = clay w paint paint brown : b^ brown -20 86 -22 48 0 30 22 48 20 86 ; o_ gold 12 62 3 3
part windows = clay own : o^ tan -36 8 14 15 ; o^ tan 36 8 14 15
part glow = light yellow : o_ yellow -36 8 10 11 ; o_ yellow 36 8 10 11 ; z_ brown 2 -36 -3 -36 19 ; z_ brown 2 -46 8 -26 8 ; z_ brown 2 36 -3 36 19 ; z_ brown 2 26 8 46 8
part coat = paint own : d_ w 4 -46 -34 0 -60 34 -44 ; z_ brown- 2 0 36 0 84
part wood = wood own : r^ umber 44 -72 14 34 2 4 ; l umber 4 -26 46 0 24 26 46
part moss = moss green : y green -48 84 22 10 7 0.3 ; y green 50 84 20 9 7 0.3 ; y_ green -20 -84 12 6 6 0.3
part stones = stones gray : o^ gray -10 92 9 5 ; o^ gray+ 10 94 10 5 ; o^ gray 30 92 7 4
scene stand

* oil-and-water-lamp | 6-8 9-12 13+ | -
appeal 3
topics lava lamp, lava lamp bottle, science experiment, chemistry, density, oil and water, kitchen science, mad scientist, science fair, science party, sensory bottle, seventies, reaction
near sleepover, volcano
colors blue, yellow, purple
minutes 25 30 30
mess some
heart oil: cooking-oil = 2 cup
heart bottle: glass-jar, plastic-jar, plastic-bottle, plastic-cup = 1
heart fizz: baking-soda, citric-acid = 2 tbsp
need acid: vinegar, lemon-juice, lemon = 1/2 cup
need color: food-coloring = 8 drop
nice sparkle: glitter, sequin = 1 pinch
nice light: flashlight, LED-tea-light, phone, LED-candle = 1
nice label: sticker, washi-tape, permanent-marker = 1
nice log: notebook, index-card, graph-paper = 1
tool dropper: pipette, metal-spoon, plastic-straw, plastic-spoon
tool pen: pencil, ballpoint-pen when log
home towel
home tray
home cup
step label: decorate label bottle > label by ccc
step soda: fill fizz bottle tray by ccc
step oil: fill oil bottle > bottle oil by tcc
step mix: mix acid color cup by ccc
step drop: fill acid bottle dropper > blobs by ccc
step sparkle: fill sparkle bottle > sparkle by ccc
step light: play light bottle > glow by tcc
step log: draw log pen by ccc
step clean: wash bottle towel by tcc
part glow = light yellow : o_ yellow+ 0 88 60 14
part bottle = bottle own : q^ light-blue+ 12 -34 -78 34 -78 40 -58 50 -30 50 84 -50 84 -50 -30 -40 -58
part oil = oil yellow : q_ yellow 10 -32 -60 32 -60 42 -34 44 40 -44 40 -42 -34 ; q_ w 4 -44 66 44 66 44 78 -44 78
part blobs = acid a : q_ blue 8 -44 40 44 40 44 68 -44 68 ; o^ blue -16 16 12 13 ; o^ blue 18 -6 9 10 ; o^ blue -10 -26 7 8 ; o^ blue 24 28 7 8 ; o^ blue 8 -46 6 6
part sparkle = sparkle own : d_ w 1.8 -24 0 -4 -10 28 -30 -28 30 10 20 34 8
part label = label b : r^ w 0 54 46 18 3 ; s_ purple -12 54 5 6 3 ; s_ purple 12 54 5 6 3
scene stand

* box-skee-ball | 6-8 9-12 | Sports
extras game: bell, clothespin, craft-foam, craft-stick, dried-bean, duct-tape, glitter-paper, masking-tape, price-tag, sticky-note, ticket-stub, washi-tape
appeal 3
topics skee ball, skeeball, arcade, arcade game, carnival, carnival game, county fair, school fair, ball game, party game, birthday party, game night, family game night, cardboard arcade, cardboard game, rainy day, indoor game
near bowling
colors red, yellow, blue
minutes 60 70
waits 30
mess low
place floor
heart box: cardboard-box, cardboard, pizza-box = 2
heart cups: paper-cup, plastic-cup, can, yogurt-pot, oatmeal-canister, cardboard-tube, paper-bowl = 5
heart ball: ping-pong-ball, marble, golf-ball, pom-pom = 3
need sign: construction-paper, cardstock, marker, paint, sticker = 2 color
nice rail: pool-noodle, cardboard-tube, paper-straw = 2
nice lights: string-light = 1
nice tickets: ticket-stub, index-card, cardstock = 10
nice net: net-bag, fabric-scrap = 1
join tape: duct-tape, masking-tape, tape
tool brush: paintbrush when sign=paint
tool scissors: scissors
tool pencil: pencil, marker
tool ruler: ruler
step ramp: cut box scissors ruler pencil > ramp by tc
step jump: fold box tape > lip by cc
step target: cut box scissors pencil > board by tc
step cups: tape cups tape box > cups by cc
step rails: tape rail box tape > rails by cc
step sign: decorate sign box brush? > sign by cc
step lights: tape lights box tape > lights by tc
step net: tape net box tape by cc
step test: test ball box > ball by cc
step open: play ball tickets? by cc
part board = box own : q^ tan 4 -60 -86 60 -86 60 20 -60 20
part cups = cups own : o^ red -38 -48 15 11 ; o_ umber -38 -48 11 8 ; o^ red 38 -48 15 11 ; o_ umber 38 -48 11 8 ; o^ blue -20 -22 17 12 ; o_ umber -20 -22 13 9 ; o^ blue 20 -22 17 12 ; o_ umber 20 -22 13 9 ; o^ yellow 0 4 21 13 ; o_ umber 0 4 17 10
part sign = sign b : r_ yellow 0 -76 112 16 ; s_ red -40 -76 5 6 3 ; s_ red -20 -76 5 6 3 ; s_ red 0 -76 5 6 3 ; s_ red 20 -76 5 6 3 ; s_ red 40 -76 5 6 3
part ramp = box own : p^ kraft -46 30 46 30 78 94 -78 94 ; z_ umber 1.6 -30 34 -54 94 ; z_ umber 1.6 30 34 54 94
part lip = box own : p^ tan- -48 18 48 18 46 32 -46 32
part rails = rail a : l^ red 7 -48 28 -80 94 ; l^ red 7 48 28 80 94
part lights = lights own : d_ yellow 3 -56 -64 -56 -44 -56 -24 -56 -4 56 -64 56 -44 56 -24 56 -4
part ball = ball w : o^ w 10 70 11 11 ; o^ w -22 82 11 11 ; o^ w 40 84 11 11
scene stand

* teacup-garden | 6-8 9-12 13+ | Nature
extras pot: paper-umbrella, snail-shell, sea-glass, glass-gem, stick, peg-doll, aluminum-foil, driftwood, toy-animal, flag, crystal
extras world Nature: snail-shell, modeling-clay
appeal 3
topics mother's day, mothers day, gift for mom, gift for grandma, grandma, thank you, teacher gift, teacup garden, miniature garden, mini garden, fairy garden, succulent, succulents, cactus, plant lover, plants, windowsill, housewarming, spring
near neighbor, tea party
colors light blue, green, pink
minutes 40 45 45
mess some
heart cup: ceramic-mug, glass-jar, can, wooden-box, plastic-cup = 1
heart plant: potted-plant, moss, clover, ivy, grass-seed = 1
heart soil: soil = 1 cup
need stones: pebble, stone, sea-glass, glass-gem = handful
nice moss: moss, grass, bark = handful
nice house: wood-slice, cork, stone, peg-doll, toy-animal, seashell = 1
nice sand: sand, colored-sand = 2 tbsp
nice fence: craft-stick, toothpick, stick = 3
nice tag: price-tag, cardstock, index-card = 1 scrap
tool spoon: metal-spoon, plastic-spoon
tool pen: marker, pencil when tag
home water
step drain: fill stones cup > cup by ccc
step soil: fill soil cup spoon > soil by ccc
step plant: build plant soil spoon > plant by ccc
step press: fill soil cup spoon by ccc
step moss: arrange moss soil > moss by ccc
step path: fill sand soil spoon > path by ccc
step house: arrange house soil > house by ccc
step fence: build fence soil > fence by ccc
step water: fill water soil spoon by ccc
step tag: draw tag pen > tag by ccc
part plant = plant green : j^ green -14 -10 -34 -52 11 ; j^ green- -8 -10 -6 -64 11 ; j^ green+ -4 -10 22 -50 11 ; j^ green -20 -8 -52 -30 10 ; o^ pink -6 -66 6 6
part house = house own : r^ tan 34 -22 24 26 3 ; p^ red 18 -32 34 -52 50 -32 ; o_ umber 34 -14 6 8
part moss = moss green : y green -34 -6 22 9 7 0.2 ; y green- 12 -4 18 8 7 0.2 ; y green 44 -4 16 8 6 0.2
part fence = fence own : r^ wood -62 -16 5 24 1 ; r^ wood -52 -18 5 24 1 ; r wood -56 -18 20 4 1
part path = sand tan : b_ cream 24 -8 36 -8 30 4 14 4
part soil = soil brown : o^ brown 0 0 70 12
part cup = cup a : b^ light-blue -72 0 72 0 62 56 34 80 -34 80 -62 56 ; a^ light-blue 76 34 24 14 -100 110 ; o_ w 0 44 12 12 ; d_ pink 4 -34 34 34 34 -20 60 20 60 ; o^ light-blue- 0 86 56 7
part tag = tag w : r^ w 78 -46 26 34 2 8 ; z_ k 1.6 70 -52 86 -50 ; z_ k 1.6 69 -44 85 -42
scene stand

* blown-ink-blossoms | 6-8 9-12 13+ | Seasons, Nature
extras hanging: embroidery-floss, pressed-flower
appeal 3
topics cherry blossom, cherry blossoms, sakura, plum blossom, blossom tree, blossoms, japan, japanese art, china, hanami, spring, blow painting, straw painting, ink painting, sumi-e, tree, lunar new year, wall art
near card
colors pink, black, cream
minutes 40 50 55
waits 45
mess some
heart ink: drawing-ink, watercolor-paint, paint, food-coloring, acrylic-paint = 1 color
heart straw: paper-straw, plastic-straw = 1
heart blossom: tissue-paper, paper-napkin, crepe-paper, paint, acrylic-paint, popcorn, cotton-ball = 2 sheet
need sheet: watercolor-paper, cardstock, paper, rice-paper, canvas = 1 sheet
nice wash: watercolor-paint, watercolor-pencil = 1 color
nice seal: marker, acrylic-paint, crayon, sticker = 1
nice scroll: stick, dowel, chopstick, bamboo = 2
join glue: glue when blossom=tissue-paper,paper-napkin,crepe-paper,popcorn,cotton-ball
tool brush: paintbrush
tool spoon: pipette, plastic-spoon, metal-spoon
home water
home newspaper
step wash: paint wash sheet brush water by ccc
step puddle: fill ink spoon water sheet newspaper by ccc
step trunk: play straw ink sheet > trunk by ccc
step twigs: play straw ink sheet > twigs by ccc
step dry: dry sheet by ccc
step blossom: prepare blossom by ccc
step stick: decorate blossom sheet glue? > blossoms by ccc
step fall: decorate blossom sheet glue? > petals by ccc
step seal: draw seal sheet > seal by ccc
step scroll: build scroll sheet > scroll by ccc
part scroll = scroll own : stick ~ -70 -88 70 -88 7 ; stick ~ -70 90 70 90 7
part trunk = sheet cream : r^ cream 0 0 124 172 2 ; l_ k 9 30 84 22 54 26 24 10 0 14 -24
part twigs = ink k : l_ k 5 25 30 -4 10 -28 4 -44 -14 ; l_ k 4 12 -2 32 -22 40 -44 ; l_ k 3.5 14 -22 -2 -46 -4 -66 ; l_ k 2.5 -28 4 -44 14 -50 24 ; l_ k 2.5 32 -22 48 -26 52 -34 ; l_ k 2 -2 -46 -18 -54 -24 -64
part blossoms = blossom a : f_ pink -44 -16 5 8 4 ; f_ pink -28 2 5 8 4 ; f_ pink -50 24 5 7 3.5 ; f_ pink -4 -66 5 8 4 ; f_ pink -24 -64 5 7 3.5 ; f_ pink 40 -46 5 8 4 ; f_ pink 52 -34 5 7 3.5 ; f_ pink 32 -22 5 8 4 ; f_ pink 2 -44 5 7 3.5 ; f_ pink -6 10 5 7 3.5 ; f_ pink 14 -26 5 7 3.5
part petals = blossom a : j_ pink -34 50 -28 54 2.5 ; j_ pink -10 66 -4 62 2.5 ; j_ pink -44 72 -38 74 2.5 ; j_ pink 8 44 13 48 2.5
part seal = seal red : r_ red 46 70 14 14 2 ; z_ w 1.8 42 70 50 70 ; z_ w 1.8 46 66 46 74
scene hang

* black-figure-vase | 6-8 9-12 13+ | -
topics greek myths, greek myth, greek mythology, greek vase, amphora, ancient greece, greece, greek, percy jackson, hercules, odysseus, olympus, pottery, history, school project, art history, scratch art, sgraffito
near olympics, museum, sea, dolphin, ships
variant owl | Animals | orange, black, cream | athena, owl, wisdom, athens
variant horse | Animals | orange, black, cream | trojan horse, pegasus, troy, chariot
variant wave | Ocean | orange, black, cream | poseidon, odyssey
colors orange, black, cream
minutes 50 70 80
waits 90
mess some
heart ground: air-dry-clay, paper-plate, terracotta-pot, cardstock, cardboard, construction-paper = 1
heart paint: paint, acrylic-paint = 2 color
heart scratch: toothpick, wooden-skewer, nail, craft-stick, paper-clip, pencil = 1
nice soap: dish-soap = 1 drop
nice handles: pipe-cleaner, air-dry-clay, cardstock = 2
nice gloss: glue = 1 tbsp
need plan: paper, index-card = 1 sheet
tool roll: rolling-pin when ground=air-dry-clay
tool knife: plastic-knife when ground=air-dry-clay
tool scissors: scissors when ground=paper-plate,cardstock,cardboard,construction-paper
tool brush: paintbrush
tool pencil: pencil
home towel
step plan: draw plan pencil by ccc
step vase: prepare ground roll? knife? scissors? pencil > vase by ccc
step orange: paint paint ground brush > clay by ccc
step black: paint paint ground brush soap? > black by ccc
step bands: draw ground scratch > bands by ccc
step figure: draw ground scratch plan > owl horse wave by ccc
step lines: draw ground scratch towel > lines-o lines-h lines-w by ccc
step handles: build handles ground > handles by ccc
step gloss: paint gloss ground brush by ccc
step tell: play ground by ccc
part handles = handles own : a^ orange -46 -30 30 21 90 300 ; a^ orange 46 -30 30 21 -120 90
part vase = ground own : b^ tan -20 -84 20 -84 18 -58 40 -36 54 0 44 44 22 70 24 88 -24 88 -22 70 -44 44 -54 0 -40 -36 -18 -58
part clay = paint a : b_ orange -18 -82 18 -82 16 -58 38 -36 52 0 42 44 20 70 22 86 -22 86 -20 70 -42 44 -52 0 -38 -36 -16 -58
part black = paint b : r_ k 0 -78 38 12 2 ; r_ k 0 -58 34 5 1 ; b_ k -46 -22 0 -30 46 -22 52 2 44 36 0 44 -44 36 -52 2 ; b_ k -32 58 32 58 20 72 22 86 -22 86 -20 72
part bands = ground orange : z_ orange 2 -30 -46 -24 -38 -18 -46 -12 -38 -6 -46 0 -38 6 -46 12 -38 18 -46 24 -38 30 -46 ; z_ orange 2 -40 50 40 50 ; z_ orange 2 -18 78 18 78
part owl@owl = ground orange : b_ orange -16 -14 -10 -20 10 -20 16 -14 18 14 8 30 -8 30 -18 14 ; p_ orange -10 -20 -14 -27 -4 -21 ; p_ orange 10 -20 14 -27 4 -21
part lines-o@owl = ground black : o_ k -7 -10 5 5 ; o_ k 7 -10 5 5 ; o_ orange -7 -10 2 2 ; o_ orange 7 -10 2 2 ; p_ k -2 -5 2 -5 0 1 ; d_ k 1.6 -8 8 0 8 8 8 -4 15 4 15 0 22
part horse@horse = ground orange : b_ orange -30 6 -14 -6 8 -6 16 -22 24 -20 32 -10 26 -6 22 -6 18 12 -18 14 ; l_ orange 4 -22 10 -30 32 ; l_ orange 4 -14 12 -10 32 ; l_ orange 4 10 10 8 32 ; l_ orange 4 16 8 26 26 ; l_ orange 3 -30 4 -40 20
part lines-h@horse = ground black : o_ k 25 -14 1.8 1.8 ; z_ k 1.6 12 -16 6 -4 ; z_ k 1.6 15 -18 10 -4 ; l_ k 1.4 -20 4 -8 0 6 2
part wave@wave = ground orange : b_ orange -34 24 -20 8 -4 8 2 18 8 8 24 8 36 24 ; b_ orange -26 -2 -10 -16 12 -12 26 0 12 -4 2 2 -10 0
part lines-w@wave = ground black : l_ k 2 -24 20 -16 13 -8 18 ; l_ k 2 12 20 20 13 28 18 ; o_ k 14 -6 1.6 1.6 ; z_ k 1.4 -4 -8 4 -2
scene stand

* thumbtack-dragon-egg | 9-12 13+ | Fantasy
extras world Fantasy: coin, bread-tag, button, candy-wrapper, shoebox, metallic-paper, crystal, tissue-paper, stone
appeal 3
topics dragon egg, dragon eggs, thumbtack dragon egg, thumbtack egg, dragon, dragons, dragon rider, game of thrones, how to train your dragon, wings of fire, harry potter, eragon, hatching, fantasy, room decor
near easter
colors teal, gold, purple
minutes 75 75
waits 60
mess some
heart core: foam-ball = 1
heart tacks: pushpin = 200
need paint: metallic-paint, acrylic-paint, glow-paint = 2 color
nice gems: stick-on-gem, sequin, glass-gem = 3
nice nest: moss, hay, raffia, crinkle-paper, yarn, stick = handful
nice stand: ceramic-mug, plastic-lid, wood-slice, small-box, curtain-ring = 1
tool brush: paintbrush, sponge-brush
tool pen: pencil, marker
home cup
home newspaper
step shape: prepare core newspaper by tc
step lines: draw core pen by cc
step first: build tacks core by tc
step rows: build tacks core > egg by tc
step count: test tacks core by tc
step paint: paint paint core brush cup > coat by cc
step edge: paint paint core brush > edges by cc
step gems: decorate gems core > gems by cc
step nest: build nest stand? > nest by cc
step lay: arrange core by cc
part nest = nest own : y tan 0 78 74 18 12 0.3 ; l_ brown 4 -66 80 -30 70 10 82 60 72 ; l_ tan- 4 -50 88 0 78 56 88
part egg = core a : b^ ~ 0 -90 34 -62 54 -10 46 44 20 72 -20 72 -46 44 -54 -10 -34 -62
part coat = tacks teal :d_ gold 8 -13 66 0 66 13 66 ; d_ ~ 7 -13 63.8 0 63.8 13 63.8 ; d_ gold 8 -32.5 55 -19.5 55 -6.5 55 6.5 55 19.5 55 32.5 55 ; d_ ~- 7 -32.5 52.8 -19.5 52.8 -6.5 52.8 6.5 52.8 19.5 52.8 32.5 52.8 ; d_ gold 8 -39 44 -26 44 -13 44 0 44 13 44 26 44 39 44 ; d_ ~ 7 -39 41.8 -26 41.8 -13 41.8 0 41.8 13 41.8 26 41.8 39 41.8 ; d_ gold 8 -32.5 33 -19.5 33 -6.5 33 6.5 33 19.5 33 32.5 33 ; d_ ~- 7 -32.5 30.8 -19.5 30.8 -6.5 30.8 6.5 30.8 19.5 30.8 32.5 30.8 ; d_ gold 8 -39 22 -26 22 -13 22 0 22 13 22 26 22 39 22 ; d_ ~ 7 -39 19.8 -26 19.8 -13 19.8 0 19.8 13 19.8 26 19.8 39 19.8 ; d_ gold 8 -45.5 11 -32.5 11 -19.5 11 -6.5 11 6.5 11 19.5 11 32.5 11 45.5 11 ; d_ ~- 7 -45.5 8.8 -32.5 8.8 -19.5 8.8 -6.5 8.8 6.5 8.8 19.5 8.8 32.5 8.8 45.5 8.8 ; d_ gold 8 -39 0 -26 0 -13 0 0 0 13 0 26 0 39 0 ; d_ ~ 7 -39 -2.2 -26 -2.2 -13 -2.2 0 -2.2 13 -2.2 26 -2.2 39 -2.2 ; d_ gold 8 -45.5 -11 -32.5 -11 -19.5 -11 -6.5 -11 6.5 -11 19.5 -11 32.5 -11 45.5 -11 ; d_ ~- 7 -45.5 -13.2 -32.5 -13.2 -19.5 -13.2 -6.5 -13.2 6.5 -13.2 19.5 -13.2 32.5 -13.2 45.5 -13.2 ; d_ gold 8 -39 -22 -26 -22 -13 -22 0 -22 13 -22 26 -22 39 -22 ; d_ ~ 7 -39 -24.2 -26 -24.2 -13 -24.2 0 -24.2 13 -24.2 26 -24.2 39 -24.2 ; d_ gold 8 -32.5 -33 -19.5 -33 -6.5 -33 6.5 -33 19.5 -33 32.5 -33 ; d_ ~- 7 -32.5 -35.2 -19.5 -35.2 -6.5 -35.2 6.5 -35.2 19.5 -35.2 32.5 -35.2 ; d_ gold 8 -26 -44 -13 -44 0 -44 13 -44 26 -44 ; d_ ~ 7 -26 -46.2 -13 -46.2 0 -46.2 13 -46.2 26 -46.2 ; d_ gold 8 -32.5 -55 -19.5 -55 -6.5 -55 6.5 -55 19.5 -55 32.5 -55 ; d_ ~- 7 -32.5 -57.2 -19.5 -57.2 -6.5 -57.2 6.5 -57.2 19.5 -57.2 32.5 -57.2 ; d_ gold 8 -26 -66 -13 -66 0 -66 13 -66 26 -66 ; d_ ~ 7 -26 -68.2 -13 -68.2 0 -68.2 13 -68.2 26 -68.2 ; d_ gold 8 -6.5 -77 6.5 -77 ; d_ ~- 7 -6.5 -79.2 6.5 -79.2
part edges = paint b : d_ gold 1.6 0 -76 -13 -54 13 -54
part gems = gems c : d_ purple 4 0 -20 -24 22 24 22
scene stand
`;
