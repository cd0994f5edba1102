export const shelf = `
* nailed-line-picture | 9-12 13+ | -
extras board: price-tag, string-light, string
appeal 3
topics string art, nail art, nails and string, woodworking, hammer, wall art, room decor, my room, bedroom, geometry, gift for dad, father's day, grandpa
variant star | Space | gold, white, navy or yellow, silver, white | star, stars, constellation, night sky, zodiac, north star, astronomy
variant leaf | Nature, Seasons | orange, yellow, brown or red, yellow, green, brown, gold | leaf, leaves, autumn, fall, tree, forest, maple leaf
variant fish | Ocean | teal, light blue, navy free | fish, sea, fishing, aquarium, under the sea, pisces
colors gold, white, navy
minutes 75 75
mess low
heart nail: nail = 31
heart board: wood-scrap, wood-slice = 1
heart thread: embroidery-floss, string, yarn, cotton-cord, sewing-thread = 10 yd
need hammer: hammer
need plan: paper, graph-paper, tracing-paper = 1 sheet
nice ground: acrylic-paint, paint, glow-paint, tea-bag = 1 color
nice sand: sandpaper = 1
join tape: masking-tape, tape
tool brush: paintbrush when ground=acrylic-paint,paint,glow-paint
tool ruler: ruler
tool pen: pencil
tool scissors: scissors
home clothespin
step sand: prepare sand board by cc
step ground: paint ground board brush > ground by cc
step plan: draw plan pen ruler by cc
step nails: build nail hammer board clothespin plan tape > board nails-s nails-l nails-f by tc
step tear: tear plan by cc
step outline: tie thread nail > outline-s outline-l outline-f by cc
step fill: weave thread nail > web-s web-l web-f by cc
step end: tie thread scissors by cc
step hang: play board by cc
part board = board own : ground ~ 0 0 180 180 ; heartwood wood 0 0 82 ; l_ wood- 1.5 -68 -40 -20 -44 68 -38 ; l_ wood- 1.5 -68 40 10 44 68 38
part ground = ground own : o_ c 0 0 82 82
part web-s@star = thread a : z_ ~- 1.4 0 -66 0 4 6 -51 0 4 12 -36 0 4 18 -20 0 4 34 -19 0 4 50 -19 0 4 67 -18 0 4 54 -7 0 4 41 3 0 4 29 13 0 4 33 29 0 4 37 45 0 4 41 61 0 4 27 52 0 4 14 43 0 4 -0 34 0 4 -14 43 0 4 -27 52 0 4 -41 61 0 4 -37 45 0 4 -33 29 0 4 -29 13 0 4 -41 3 0 4 -54 -7 0 4 -67 -18 0 4 -50 -19 0 4 -34 -19 0 4 -18 -20 0 4 -12 -36 0 4 -6 -51 0 4
part outline-s@star = thread a : z_ ~ 2 0 -66 6 -51 12 -36 18 -20 34 -19 50 -19 67 -18 54 -7 41 3 29 13 33 29 37 45 41 61 27 52 14 43 -0 34 -14 43 -27 52 -41 61 -37 45 -33 29 -29 13 -41 3 -54 -7 -67 -18 -50 -19 -34 -19 -18 -20 -12 -36 -6 -51 0 -66
part web-l@leaf = thread a : z_ ~- 1.4 0 -50 7 -59 0 -50 0 -24 25 -38 0 -24 40 -44 0 -24 44 -36 0 -24 0 0 42 -20 0 0 0 24 60 1 0 24 57 9 0 24 0 40 43 17 0 40 33 27 0 40 36 44 0 40 23 41 0 40 7 36 0 40 -7 36 0 40 -23 41 0 40 -36 44 0 40 -33 27 0 40 -43 17 0 40 0 24 -57 9 0 24 -60 1 0 24 0 0 -42 -20 0 0 0 -24 -44 -36 0 -24 -40 -44 0 -24 -25 -38 0 -24 0 -50 -7 -59 0 -50
part outline-l@leaf = thread a : z_ ~ 2 0 -74 7 -59 25 -38 40 -44 44 -36 42 -20 60 1 57 9 43 17 33 27 36 44 23 41 7 36 -7 36 -23 41 -36 44 -33 27 -43 17 -57 9 -60 1 -42 -20 -44 -36 -40 -44 -25 -38 -7 -59 0 -74 ; z_ ~ 3 0 -60 0 76
part web-f@fish = thread a : z_ ~- 1.4 -57 -11 -49 22 -49 -22 -38 30 -38 -30 -25 34 -25 -34 -12 37 -12 -37 1 33 1 -33 13 28 13 -28 26 22 26 -22 36 13 36 -13 46 8 46 -8 56 19 56 -19 65 29 65 -29 70 14 70 -28 70 28 70 -14 70 28 ; z_ ~+ 1.2 -57 11 -38 -30 -49 22 -25 -34 -38 30 -12 -37 -25 34 1 -33 -12 37 13 -28 1 33 26 -22 13 28 36 -13 26 22 46 -8 36 13 56 -19 46 8 65 -29 56 19 70 -28 65 29 70 -14 70 14 70 -14 70 28 70 -14
part outline-f@fish = thread a : z_ ~ 2 -66 0 -57 -11 -49 -22 -38 -30 -25 -34 -12 -37 1 -33 13 -28 26 -22 36 -13 46 -8 56 -19 65 -29 70 -28 70 -14 70 0 70 14 70 28 65 29 56 19 46 8 36 13 26 22 13 28 1 33 -12 37 -25 34 -38 30 -49 22 -57 11 -66 0
part nails-s@star = nail own : d_ silver 2.4 0 -66 6 -51 12 -36 18 -20 34 -19 50 -19 67 -18 54 -7 41 3 29 13 33 29 37 45 41 61 27 52 14 43 -0 34 -14 43 -27 52 -41 61 -37 45 -33 29 -29 13 -41 3 -54 -7 -67 -18 -50 -19 -34 -19 -18 -20 -12 -36 -6 -51 0 4
part nails-l@leaf = nail own : d_ silver 2.4 0 -74 7 -59 25 -38 40 -44 44 -36 42 -20 60 1 57 9 43 17 33 27 36 44 23 41 7 36 -7 36 -23 41 -36 44 -33 27 -43 17 -57 9 -60 1 -42 -20 -44 -36 -40 -44 -25 -38 -7 -59 0 -50 0 -24 0 0 0 24 0 40 0 76
part nails-f@fish = nail own : d_ silver 2.4 -66 0 -57 -11 -49 -22 -38 -30 -25 -34 -12 -37 1 -33 13 -28 26 -22 36 -13 46 -8 56 -19 65 -29 70 -28 70 -14 70 0 70 14 70 28 65 29 56 19 46 8 36 13 26 22 13 28 1 33 -12 37 -25 34 -38 30 -49 22 -57 11 ; o_ k -44 -6 4 4
scene lay

* shore-canvas | 6-8 9-12 13+ | Ocean
extras picture Ocean: net-bag
topics beach, seaside, sea, sand, shells, seashells, vacation, beach vacation, summer vacation, holiday memories, souvenir, mixed media, canvas, summer, bathroom decor, waves, shore
colors blue, white, tan
minutes 40 50 60
waits 240
mess some
heart sand: sand, colored-sand = 1 cup
heart ground: canvas, wood-scrap, cardboard, foam-board = 1
heart paint: acrylic-paint, paint = 2 color
nice finds: seashell, snail-shell, pebble, driftwood, button = handful
nice foam: kitchen-sponge, sponge-brush, cotton-ball, cotton-pad = 1
join glue: glue
join strong: glue
tool brush: paintbrush
tool pen: pencil
home plate
home newspaper
step line: draw ground pen by ccc
step sea: paint paint ground brush plate > ground sea by ccc
step waves: paint paint ground brush > waves by ccc
step glue: glue ground glue brush newspaper by ccc
step sand: decorate sand ground > sand by ccc
step tip: shape ground newspaper by ccc
step foam: paint foam paint ground > foam by ccc
step finds: glue finds ground strong > finds by ccc
step dry: dry ground by ccc
part ground = ground own : r^ w 0 0 180 176 3
part sea = paint a : p_ ~ -88 -86 88 -86 88 20 -88 46 ; p_ ~- -88 -86 88 -86 88 -48 -88 -36 ; p_ ~+ -88 8 -30 0 40 6 88 -10 88 20 -88 46
part waves = paint b : l_ ~ 3 -80 -58 -50 -66 -20 -58 10 -66 ; l_ ~ 3 20 -30 46 -38 74 -30 ; l_ ~ 3 -70 -16 -46 -24 -20 -16
part sand = sand own : p_ tan -88 46 -66 38 -40 36 -16 42 4 42 24 34 44 26 66 22 88 16 88 86 -88 86 ; d_ tan- 1.6 -70 60 -50 76 -30 56 -6 70 14 54 36 74 56 48 74 66 -60 82 50 80
part foam = foam w : y_ w -58 40 22 7 7 0.25 ; y_ w -14 36 26 7 8 0.25 ; y_ w 32 28 24 7 7 0.25 ; y_ w 70 20 18 7 6 0.25
part finds = finds own : f^ orange -48 66 8 14 5 ; c_ orange- -56 66 -40 66 4 3 ; o^ cream 20 62 13 11 ; z_ tan- 1.6 20 72 12 54 ; z_ tan- 1.6 20 72 20 52 ; z_ tan- 1.6 20 72 28 54 ; o^ pink 58 56 10 8 20
scene lay

* round-pin-dolls | 6-8 9-12 13+ | Fairy Tales
extras puppet: sequin, glitter-glue
extras world Fairy Tales: shoebox, cardboard-box, cookie-tin, wood-slice, hardcover-book, picture-frame, metal-lid, clothespin, wrapping-paper, flag, curtain-ring, toy-tree, folder, cardboard-tube, shadow-box, fabric-scrap, mosaic-tile, paper-crown, cardboard
topics peg dolls, clothespin dolls, doll, dolls, princess, witch, king, queen, knight, brothers grimm, snow white, cinderella, puppet show, dollhouse, waldorf, nativity, storytelling, theater
colors purple, green, red free
minutes 50 65 75
waits 30
mess low
heart doll: peg-doll, clothespin, wooden-spoon, craft-stick = 3
heart cloth: fabric-scrap, felt, tulle, crepe-paper, tissue-paper = 3 scrap
heart pen: marker, ballpoint-pen, colored-pencil, gel-pen
need hair: yarn, embroidery-floss, wool-roving, raffia = 6 ft
nice lace: lace, ric-rac, ribbon = 1 ft
nice arms: pipe-cleaner = 2
nice crown: metallic-paper, glitter-paper, construction-paper = 1 scrap
nice jewel: sequin, stick-on-gem, bead = 5
nice hat: cardstock, construction-paper, paper = 1 sheet
join glue: glue
tool scissors: scissors, fabric-scissors
step faces: draw doll pen > dolls faces by ccc
step arms: build arms doll > arms by tcc
step dress: cut cloth scissors by ccc
step wrap: glue cloth doll glue > dress-a dress-b dress-c by ccc
step lace: glue lace doll glue > lace by ccc
step hair: glue hair doll glue scissors > hair-a hair-b hair-c by ccc
step crown: cut crown scissors glue doll > crown by ccc
step hat: roll hat doll glue scissors > hat by ccc
step jewel: glue jewel doll glue > jewel by ccc
step play: play doll by ccc
part hair-a = hair yellow : b ~ -78 -52 -76 -74 -56 -82 -38 -72 -34 -50 -34 4 -44 8 -46 -40 -68 -40 -70 8 -80 4
part dolls = doll own : r^ tan -57 -20 20 60 4 ; o^ tan -57 -50 18 20 ; r^ tan 0 -20 20 60 4 ; o^ tan 0 -50 18 20 ; r^ tan 57 -20 20 60 4 ; o^ tan 57 -50 18 20
part arms = arms own : l tan 6 -57 -16 -78 0 -80 14 ; l tan 6 -57 -16 -36 0 -34 14 ; l tan 6 0 -16 -20 0 -22 14 ; l tan 6 0 -16 20 0 22 14
part dress-a = cloth a : p^ ~ -68 -26 -46 -26 -28 80 -86 80 ; z_ ~- 3 -60 -6 -66 76 ; z_ ~- 3 -52 -6 -46 76
part dress-b = cloth b : p^ ~ -12 -26 12 -26 28 80 -28 80 ; z_ ~- 3 -4 -6 -10 76 ; z_ ~- 3 4 -6 10 76
part dress-c = cloth c : p^ ~ 45 -26 69 -26 80 40 34 40 ; r ~- 50 60 12 40 3 ; r ~- 66 60 12 40 3 ; z_ gold 4 40 8 74 8
part lace = lace own : c_ w -86 78 -28 78 9 6 ; z_ w 4 -86 76 -28 76
part faces = pen k : d_ k 2.4 -63 -50 -51 -50 -6 -50 6 -50 51 -50 63 -50 ; u -57 -45 5 ; u 0 -45 5 ; u 57 -45 5 ; d_ pink 3 -68 -43 -46 -43 -11 -43 11 -43
part hair-b = hair orange : b ~ -20 -52 -18 -70 0 -76 18 -70 20 -52 10 -62 -10 -62
part hair-c = hair brown : b ~ 38 -52 40 -70 57 -76 74 -70 76 -52 66 -62 48 -62
part hat = hat k : p^ gray -2 -104 24 -64 -24 -62 ; o^ gray 0 -63 32 6
part crown = crown own : p^ gold -70 -70 -72 -88 -64 -80 -57 -92 -50 -80 -42 -88 -44 -70 ; b^ silver 37 -54 38 -72 57 -84 76 -72 77 -54 70 -54 70 -62 44 -62 44 -54 ; z_ gray 2.5 57 -82 57 -63 ; l^ red 5 57 -83 64 -94 76 -94
part jewel = jewel pink : d_ pink 3 -57 -12 -57 4 -57 20 ; d_ gold 3 0 -14 0 2
scene stand

* toy-fossil-slab | 6-8 9-12 | Dinosaurs
extras world Dinosaurs: toothbrush, tweezers, seashell, snail-shell, sand, burlap, wood-slice, stone, map
topics fossil, fossils, footprint, dinosaur footprints, dinosaur tracks, paleontology, paleontologist, museum, science project, trace fossil, rocks, jurassic, trackway
colors tan, brown, cream
minutes 45 55
waits 1440
mess some
heart clay: air-dry-clay, salt-dough = 1 lb
heart toy: toy-animal = 2
nice shell: seashell, fern-frond, leaf, feather, snail-shell = 2
nice grit: coffee-grounds, sand, soil = 2 tbsp
need paint: paint, acrylic-paint, watercolor-paint = 1 color
nice label: index-card, cardstock, paper = 1
tool roller: rolling-pin, glass-jar, plastic-bottle
tool knife: plastic-knife, craft-stick, metal-spoon
tool brush: paintbrush
tool pen: ballpoint-pen, pencil, marker when label
home water
home towel
home wax-paper
step roll: roll clay roller wax-paper > slab by cc
step edge: tear clay by cc
step walk: print toy clay > tracks by cc
step body: print toy clay > body by cc
step shell: print shell clay > shell by cc
step cracks: draw knife clay > cracks by cc
step grit: decorate grit clay > grit by cc
step dry: dry clay by cc
step wash: paint paint clay brush water towel > wash by cc
step label: draw label pen > label by cc
part slab = clay w : b^ cream -88 -20 -70 -66 -30 -58 4 -78 52 -66 88 -40 82 8 90 46 54 74 8 66 -40 78 -80 56 -92 20
part wash = paint b : b_ tan -80 -18 -64 -58 -30 -50 4 -68 50 -58 80 -36 74 8 80 42 50 64 8 58 -40 68 -72 50 -82 18
part body = toy brown : b_ tan- -20 20 -36 -8 -10 -36 30 -40 56 -24 44 -14 22 -18 4 -4 10 20 34 34 26 44 0 40 ; l_ brown 3 52 -30 26 -32 2 -20 -8 4 4 24 24 34 ; z_ brown 2.4 20 -40 24 -22 ; z_ brown 2.4 6 -34 14 -16 ; z_ brown 2.4 -14 -14 4 -8 ; z_ brown 2.4 -22 8 -2 10 ; o_ brown 56 -28 8 6
part tracks = toy brown : p_ brown -64 30 -58 18 -54 30 -46 22 -50 38 -62 38 ; p_ brown -60 -10 -54 -22 -50 -10 -42 -18 -46 -2 -58 -2 ; p_ brown -36 56 -30 44 -26 56 -18 48 -22 64 -34 64 ; p_ brown -34 -38 -30 -50 -26 -40 -18 -48 -20 -32 -32 -30
part shell = shell brown : o_ tan- 60 30 16 15 ; i_ brown 60 30 12 3 2 ; o_ tan- -4 64 13 11 ; z_ brown 2 -4 56 -12 70 ; z_ brown 2 -4 56 -4 74 ; z_ brown 2 -4 56 4 70
part cracks = knife brown : l_ brown- 2 70 -56 58 -46 66 -36 58 -26 ; l_ brown- 2 -84 44 -70 46 -66 58
part grit = grit own : d_ brown- 1.8 -76 -10 -70 6 -72 40 -10 60 20 54 44 60 70 0 76 -20 -20 -62 10 -60
part label = label w : r^ w 54 82 60 26 2 ; z_ k 1.6 32 78 74 78 ; z_ gray 1.4 32 86 66 86
scene lay

* dig-out-block | 9-12 | Dinosaurs
extras world Dinosaurs: tweezers, straw-hat, map, burlap, wooden-box
appeal 3
topics fossil dig, excavation, dig kit, archaeology, archaeologist, paleontology, paleontologist, dinosaur birthday, dinosaur party, treasure hunt, science, museum, geology, stone age, fossils
colors tan, brown, cream
minutes 50
waits 1440
mess lots
place outdoors
heart plaster: plaster = 2 cup
heart sand: sand, colored-sand, soil = 3 cup
heart find: toy-animal, seashell, crystal, snail-shell, stick-on-gem, marble = 1
need mold: milk-carton, plastic-tub, yogurt-pot, small-box = 1
nice pick: wooden-skewer, craft-stick, chopstick, toothpick = 2
need brush: toothbrush, paintbrush
nice grid: string, yarn = 4 ft
nice notes: index-card, graph-paper, notebook, paper = 1
tool scissors: scissors when mold=milk-carton
tool pen: pencil, ballpoint-pen when notes
home mask
home bucket
home spoon
home water: = 1 1/2 cup
home newspaper
step mold: prepare mold scissors by c
step mix: mix plaster sand water bucket spoon mask by t
step first: fill mold find by c
step rest: fill mold spoon > block by c
step dry: dry mold by c
step peel: tear mold newspaper by c
step grid: tie grid > grid by c
step dig: build spoon pick? > dust pick by c
step sweep: play brush find > find by c
step notes: draw notes pen > notes by c
part block = sand own : p^ tan -70 -10 60 -10 60 70 -70 70 ; p tan+ -70 -10 -44 -40 84 -40 60 -10 ; p tan- 60 -10 84 -40 84 40 60 70
part grid = grid w : z_ w 2 -26 -10 -2 -40 ; z_ w 2 18 -10 42 -40 ; z_ w 2 -57 -25 72 -25 ; z_ w 2 -26 -10 -26 70 ; z_ w 2 18 -10 18 70
part find = find own : b_ tan-- -52 54 -56 18 -20 2 26 6 48 26 44 56 0 62 ; b^ green -44 46 -40 26 -16 18 8 20 20 10 38 12 42 22 28 26 18 40 24 54 14 54 6 42 -14 44 -16 54 -26 54 -28 44 -40 50 ; d_ k 2 34 17
part dust = sand own : d_ tan- 3 -78 76 -60 80 -30 78 4 82 40 78 70 74 84 80 -88 82
part pick = pick own : z^ wood 5 44 -6 88 -74
part notes = notes w : r^ w -74 -66 46 34 2 -8 ; z_ gray 1.6 -90 -70 -60 -74 ; z_ gray 1.6 -88 -62 -62 -66
scene stand

* leaf-hoop | 6-8 9-12 13+ | Seasons, Nature
extras hanging: dried-orange-slice, cinnamon-stick, pom-pom, fake-leaf, eucalyptus, feather, lavender
topics autumn, fall, wreath, fall wreath, leaf wreath, door wreath, thanksgiving, harvest, october, november, nature walk, acorns, door decoration, cottagecore, woodland
colors orange, red, brown
minutes 40 50 55
mess low
heart hoop: embroidery-hoop, hanger = 1
heart leaves: leaf, fake-leaf, pressed-flower, pine-branch, eucalyptus = 2 handful
need bind: string, yarn, raffia, cotton-cord, craft-wire, embroidery-floss = 4 yd
nice nuts: acorn, pinecone, chestnut, seed-pod, cinnamon-stick, dried-orange-slice = 5
nice bow: ribbon, fabric-scrap, burlap = 2 ft
join glue: glue when nuts
tool scissors: scissors
home book
step press: prepare leaves book by ccc
step wind: tie bind hoop > hoop wind by ccc
step bunch: arrange leaves by ccc
step bind: tie leaves bind hoop > leaves-a by tcc
step shingle: tie leaves bind hoop > leaves-b by tcc
step nuts: glue nuts hoop glue > nuts by ccc
step bow: tie bow hoop scissors > bow by ccc
step hang: tie bind hoop > loop by tcc
part loop = bind tan : l tan 3 0 -76 -8 -92 0 -100 8 -92 0 -76
part hoop = hoop own : a^ wood 0 4 80 72 0 360
part wind = bind tan : z_ tan- 2 -72 -26 -80 -30 ; z_ tan- 2 -66 -38 -74 -42 ; z_ tan- 2 -58 -48 -66 -56 ; z_ tan- 2 -48 -58 -54 -68 ; z_ tan- 2 -36 -66 -40 -76 ; z_ tan- 2 72 -26 80 -30 ; z_ tan- 2 66 -38 74 -42 ; z_ tan- 2 58 -48 66 -56 ; z_ tan- 2 48 -58 54 -68
part leaves-a = leaves a : plant orange -74 20 -96 -10 12 ; plant red -70 34 -98 24 12 ; plant orange- -70 30 -62 2 11 ; plant brown -60 54 -92 56 12 ; plant orange -62 50 -46 26 11 ; plant red -46 66 -72 84 12 ; plant gold -46 66 -24 48 11
part leaves-b = leaves b : plant red 74 20 96 -10 12 ; plant gold 70 34 98 24 12 ; plant red- 70 30 62 2 11 ; plant orange 60 54 92 56 12 ; plant brown 62 50 46 26 11 ; plant gold 46 66 72 84 12 ; plant orange 46 66 24 48 11 ; plant red 14 76 42 92 12 ; plant orange -14 76 -40 92 12
part nuts = nuts own : o^ brown+ -68 42 9 11 ; o^ brown+ 68 42 9 11 ; o^ brown+ -30 80 9 11 ; o^ brown+ 30 80 9 11 ; o^ brown+ 0 90 9 11 ; o brown -68 34 10 6 ; o brown 68 34 10 6 ; o brown -30 72 10 6 ; o brown 30 72 10 6 ; o brown 0 82 10 6
part bow = bow c : p^ ~ 0 70 -26 58 -26 82 ; p^ ~ 0 70 26 58 26 82 ; p ~- -4 74 -14 99 -4 96 ; p ~- 4 74 14 99 4 96 ; o^ ~+ 0 70 5 5
scene hang

* winter-in-a-jar | 6-8 9-12 13+ | Seasons, Weather
extras jar: faux-fur, pom-pom, ribbon
extras world Seasons: pinecone, wood-slice, LED-tea-light, cinnamon-stick, bottle-cork, wreath
appeal 3
topics snow globe, snowglobe, snow, winter, christmas, christmas gift, winter break, snow day, souvenir, mason jar, winter wonderland, advent, christmas eve
colors white, light blue, green
minutes 40 45 50
waits 720
mess some
heart jar: glass-jar, plastic-jar = 1
heart scene: toy-tree, toy-animal, toy-car, toy-brick, ornament = 2
heart flakes: glitter, sequin, eggshell = 1 tbsp
need hold: waterproof-glue, modeling-clay, sticky-tack, polymer-clay = 1 bit
nice slow: glycerin, dish-soap = 1 tsp
nice hill: stone, pebble, cork, bottle-cap, marble = 2
nice collar: ribbon, washi-tape, string, felt = 1 ft
tool tape: electrical-tape, duct-tape, tape
home water: = 2 cup
home towel
step check: prepare jar scene by ccc
step hill: build hill jar hold > hill by tcc
step scene: build scene jar hold > scene by tcc
step dry: dry jar by ccc
step water: fill water jar > water by ccc
step slow: mix slow jar by ccc
step flakes: fill flakes jar > flakes by ccc
step try: test jar towel by ccc
step seal: tape tape jar > jar lid by gtc
step collar: decorate collar jar > collar by ccc
part jar = jar own : q^ light-blue+ 10 -58 -84 58 -84 66 -60 66 52 -66 52 -66 -60
part water = jar light-blue : q_ light-blue 8 -52 -70 52 -70 60 -54 60 48 -60 48 -60 -54
part hill = hill gray : o^ ~ -20 42 30 14 ; o^ ~- 26 44 24 12
part scene = scene green : r brown -20 24 7 16 ; p^ green -20 -50 2 20 -42 20 ; p_ green- -20 -20 -2 20 -38 20 ; p_ w -20 -50 -12 -24 -28 -24 ; r brown 24 22 6 12 ; p^ green- 24 -14 40 18 8 18 ; p_ w 24 -14 30 2 18 2
part flakes = flakes w : d_ w 3 -46 -50 -30 -60 -4 -56 14 -40 38 -56 48 -30 -50 -20 -46 6 4 -22 46 0 -4 4 12 -62 50 -10 ; d_ silver 2 -36 -36 0 -40 30 -28 44 -46 -52 -4 8 -4
part lid = jar silver : r^ silver 0 66 128 28 6 ; z_ silver- 2 -60 60 60 60 ; z_ silver- 2 -60 72 60 72
part collar = collar b : r_ b 0 66 128 14 ; p^ b 0 66 -22 54 -22 78 ; p^ b 0 66 22 54 22 78
scene stand

* comic-covered-box | 6-8 9-12 13+ | Superheroes
extras board: electrical-tape, duct-tape
extras box: duct-tape
topics comics, comic book, comic books, decoupage, upcycling, storage, desk, my room, bedroom, collector, marvel, batman, spider-man, gift for a brother, father's day, trading cards, pop art, manga
colors red, yellow, blue free
minutes 80 60 75
waits 180
mess some
heart comic: magazine = 4 page
heart base: wooden-box, shoebox, small-box, wooden-letter, cardboard-letter, picture-frame, chip-can, clipboard, hardcover-book = 1
need glue: glue = 1/2 cup
need brush: sponge-brush, paintbrush
nice edge: acrylic-paint, paint-marker, washi-tape, electrical-tape = 1 color
nice sand: sandpaper = 1
nice pow: cardstock, construction-paper, paper = 1 sheet
tool scissors: scissors
tool pen: permanent-marker, marker when pow
home water
home saucer
home wax-paper
step sand: prepare sand base by ccc
step edge: decorate edge base > edge by ccc
step pick: cut comic scissors by ccc
step lay: arrange comic base by ccc
step thin: mix glue water saucer by ccc
step paste: glue comic base glue brush > base panels by ccc
step wrap: fold comic base glue by tcc
step top: glue base glue brush wax-paper by ccc
step pow: draw pow pen scissors base glue > pow by ccc
step dry: dry base by ccc
part base = base own : p^ wood -86 -20 -56 -58 90 -58 62 -20 ; r^ wood -12 30 150 100 3 ; p^ wood- 63 -20 90 -58 90 42 63 80
part edge = edge a : z_ ~ 5 -86 -20 62 -20 90 -58 ; z_ ~ 5 62 -20 62 80
part panels = comic own : p_ yellow -84 -16 -30 -16 -36 30 -84 26 ; p_ light-blue -28 -16 58 -16 58 18 -34 24 ; p_ pink -84 30 -38 34 -34 76 -84 76 ; p_ orange -34 30 20 24 22 76 -30 76 ; p_ w 24 24 58 22 58 76 26 76 ; p_ light-green -52 -54 18 -54 0 -24 -76 -24 ; p_ yellow 22 -54 84 -54 64 -24 4 -24 ; p_ blue 66 -14 87 -46 87 0 66 32 ; p_ red 66 36 87 4 87 36 66 70 ; z_ k 2 -84 28 -36 32 -34 76 ; z_ k 2 -30 -16 -36 30 58 20 ; z_ k 2 20 24 24 76 ; o_ k -62 6 7 8 ; p_ k -76 24 -70 14 -54 14 -48 26 ; s_ red 10 2 8 16 8 ; o_ w -58 54 14 9 ; z_ k 1.6 -66 52 -50 52 ; z_ k 1.6 -64 57 -52 57 ; b_ k 30 70 34 46 40 38 48 46 52 70 ; o_ k 41 34 6 7
part pow = pow b : s^ yellow 0 36 11 40 24 ; s_ red 0 36 11 32 20 ; z_ w 5 -16 44 -16 28 -6 28 -6 36 -16 36 ; a_ w 4 36 9 4 0 360 ; z_ w 4 14 28 17 44 20 34 23 44 26 28
scene stand

* rainforest-floors | 6-8 9-12 | Jungle, Nature
extras world Jungle: moss, bay-leaf, snail-shell, candy-wrapper, feather, petal, twist-tie, pipe-cleaner, bead
appeal 3
topics rainforest, rain forest, diorama, habitat, habitat project, layers of the rainforest, biome, biomes, ecosystem, amazon, school project, science project, tropical, jungle animals, shoebox project
colors green, brown, light green
minutes 60 80
waits 60
mess some
heart box: shoebox, cardboard-box, pizza-box = 1
heart animals: toy-animal, sticker = 4
need green: tissue-paper, construction-paper, crepe-paper, felt = 3 sheet
need trunk: stick, cardboard-tube, bark, driftwood = 4
nice moss: moss, grass, fern-frond, leaf, fake-leaf = 2 handful
nice vine: string, raffia, yarn, pipe-cleaner = 3 ft
nice paint: paint, acrylic-paint = 2 color
nice river: aluminum-foil, cellophane, plastic-wrap = 1 sheet
need label: paper, index-card, price-tag = 1 sheet
join glue: glue
join tape: tape, masking-tape
tool scissors: scissors
tool brush: paintbrush when paint
tool pen: marker, ballpoint-pen, pencil
step paint: paint paint box brush > box sky by cc
step trunks: glue box trunk box glue tape scissors > trunks by cc
step floor: glue moss box glue > floor by cc
step river: tape river box tape > river by cc
step leaves: tear green by cc
step canopy: glue green box glue > canopy under by cc
step giants: glue green trunk glue > giant by cc
step vine: tie vine box > vine by cc
step animals: arrange animals box > animals by cc
step labels: draw label pen glue box scissors > labels by cc
part box = box own : r^ kraft 0 0 176 172 3 ; r_ kraft- 0 0 160 156 2
part sky = paint own : r_ light-blue 0 -40 160 76 ; r_ light-green 0 38 160 80 ; r_ dark-green 0 66 160 24
part trunks = trunk own : p_ brown -54 76 -50 -56 -42 -56 -36 76 ; p_ brown+ 4 76 8 -20 14 -20 20 76 ; p_ brown 50 76 54 -24 60 -24 66 76 ; p_ brown- -24 76 -20 -8 -14 -8 -10 76
part giant = green c : y_ ~ -46 -58 34 16 8 0.25 ; y_ ~- -46 -52 22 9 7 0.25
part under = green b : j^ green -76 56 -60 24 7 ; j^ green -70 58 -80 30 6 ; j^ green 32 58 40 26 7 ; j^ green 38 58 56 32 6 ; j^ green- -12 58 -16 30 6 ; j^ green- -8 58 4 32 6
part canopy = green a : y^ ~ 10 -18 40 16 9 0.25 ; y^ ~- 56 -22 30 15 8 0.25 ; y^ ~+ -44 -8 30 12 8 0.25
part floor = moss own : y^ green- -56 72 26 9 8 0.25 ; y^ green -4 74 30 8 8 0.25 ; y^ green- 56 72 26 9 8 0.25
part river = river own : b_ light-blue -20 78 -6 66 20 64 34 70 18 72 10 78
part vine = vine own : l_ green 2.4 -46 -44 -20 -6 8 -18 ; l_ green 2.4 10 -12 34 12 56 -14
part animals = animals own : b^ red -24 -44 -16 -54 -4 -52 2 -42 -4 -32 -18 -34 ; d_ k 2 -4 -47 ; p_ yellow 2 -46 10 -43 2 -40 ; b^ orange 22 66 24 52 44 48 62 52 66 66 58 66 54 60 34 60 30 66 ; d_ k 2.6 34 54 44 53 52 56 ; o orange 66 52 8 7 ; d_ k 1.6 68 50 ; l_ orange 3 22 54 14 46 ; b^ brown 20 4 26 -4 36 -2 38 10 30 16 22 14 ; l_ brown 3 38 12 46 20 42 28 ; o^ green -34 62 9 6 ; d_ k 1.8 -38 58 -30 58
part labels = label w : r^ w 70 -62 32 11 1 ; r^ w 70 -22 32 11 1 ; r^ w -66 22 28 11 1 ; r^ w -66 62 28 11 1 ; z_ k 1.4 60 -62 80 -62 ; z_ k 1.4 60 -22 80 -22 ; z_ k 1.4 -74 22 -58 22 ; z_ k 1.4 -74 62 -58 62
scene stand

* felt-rain-mobile | 6-8 9-12 13+ | Weather
extras hanging: aluminum-foil, crystal, bell, cellophane, metallic-paper, wool-roving
topics rain, rain cloud, cloud, raindrops, mobile, baby mobile, nursery, baby shower, new sibling, new baby, april showers, spring, room decor, bedroom decor, sewing, hand sewing, rainy day
colors white, blue, light blue
minutes 60 75 80
mess low
heart cloud: felt, fabric-scrap, old-sweater = 2 sheet
heart drops: bead, seed-bead, wooden-bead, felt-ball, pom-pom, button = 25
heart line: fishing-line, embroidery-floss, sewing-thread, string, yarn = 3 yd
need sew: embroidery-floss, sewing-thread = 3 ft
need fill: pillow-stuffing, cotton-ball, wool-roving, fabric-scrap = 2 handful
need plan: paper, newspaper = 1 sheet
nice face: marker, fabric-marker, permanent-marker = 1
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: pencil, chalk
step plan: draw plan pen by ccc
step cut: cut cloud plan scissors by ccc
step face: draw face cloud > face by ccc
step lines: cut line scissors by ccc
step beads: thread drops line needle > drops by tcc
step hang: sew line cloud needle > lines by tcc
step around: sew cloud sew needle > cloud seam by tcc
step fill: fill fill cloud by ccc
step close: sew cloud sew needle by tcc
step loop: sew line cloud needle > loop by tcc
part loop = line own : l tan 2 0 -66 -6 -86 0 -96 6 -86 0 -66
part lines = line own : z gray 1.2 -52 10 -52 58 ; z gray 1.2 -26 14 -26 76 ; z gray 1.2 0 14 0 94 ; z gray 1.2 26 14 26 76 ; z gray 1.2 52 10 52 58
part drops = drops own : d b 4 -52 22 -52 40 -52 58 -26 36 -26 56 0 30 0 62 0 94 26 36 26 56 52 22 52 40 52 58 ; d c 4 -52 31 -52 49 -26 26 -26 46 -26 66 0 46 0 78 26 26 26 46 26 66 52 31 52 49
part cloud = cloud a : b^ ~ -78 -2 -80 -28 -58 -40 -48 -62 -16 -72 10 -58 34 -68 60 -52 64 -34 82 -24 80 2 60 16 -56 16
part seam = sew gray : z_ gray 1.6 -64 12 -56 12 ; z_ gray 1.6 -46 12 -38 12 ; z_ gray 1.6 -28 12 -20 12 ; z_ gray 1.6 -10 12 -2 12 ; z_ gray 1.6 8 12 16 12 ; z_ gray 1.6 26 12 34 12 ; z_ gray 1.6 44 12 52 12 ; z_ gray 1.6 -74 -8 -74 -18 ; z_ gray 1.6 -66 -32 -58 -36 ; z_ gray 1.6 -48 -54 -42 -60 ; z_ gray 1.6 -26 -66 -16 -67 ; z_ gray 1.6 30 -62 38 -62 ; z_ gray 1.6 58 -46 60 -38 ; z_ gray 1.6 76 -14 76 -4
part face = face k : l_ k 2.4 -26 -20 -20 -14 -14 -20 ; l_ k 2.4 14 -20 20 -14 26 -20 ; l_ k 2.4 -6 -8 0 -3 6 -8 ; o_ pink -32 -10 6 4 ; o_ pink 32 -10 6 4
scene hang

* leaded-butterfly | 6-8 9-12 13+ | Bugs, Nature
extras hanging: crystal
appeal 3
topics stained glass, butterfly, butterflies, monarch, suncatcher, window, window decoration, spring, symmetry, paper cutting, papercut, insects, metamorphosis
colors black, orange, yellow
minutes 80 60 70
mess low
heart frame: cardstock, construction-paper = 2 sheet
heart panes: tissue-paper, cellophane = 4 color
need pen: pencil, colored-pencil, chalk
nice body: pipe-cleaner = 1
nice hook: string, embroidery-floss, ribbon, sewing-thread, fishing-line = 1 ft
nice blade@13+: craft-knife = 1
join stick: glue-stick, glue
tool scissors: scissors
step fold: fold frame by ccc
step draw: draw frame pen by ccc
step outline: cut frame scissors > frame by tcc
step windows: cut frame scissors blade? > bars by tct
step second: draw frame pen scissors by tcc
step panes: cut panes scissors by ccc
step glue: glue panes frame stick > panes panes-b by ccc
step close: glue frame stick by ccc
step body: build body frame > body by ccc
step hook: tie hook frame > hook by ccc
part hook = hook own : z tan 1.6 0 -60 0 -100
part frame = frame k : b^ ~ 0 -30 20 -70 60 -86 92 -70 84 -24 56 2 74 26 66 66 36 80 12 54 0 20 -12 54 -36 80 -66 66 -74 26 -56 2 -84 -24 -92 -70 -60 -86 -20 -70
part bars = frame w : pm_ w 12 -34 24 -60 44 -72 42 -40 ; pm_ w 48 -40 48 -74 68 -78 84 -66 64 -48 ; pm_ w 66 -44 84 -60 78 -28 58 -10 ; pm_ w 14 -28 42 -34 54 -8 32 -2 ; pm_ w 10 8 28 4 36 24 16 44 ; pm_ w 34 4 50 6 66 28 42 24 ; pm_ w 42 30 64 34 58 60 40 46 ; pm_ w 20 48 36 32 50 62 36 72
part panes = panes b : pm_ ~ 12 -34 24 -60 44 -72 42 -40 ; pm_ c 48 -40 48 -74 68 -78 84 -66 64 -48 ; pm_ ~+ 66 -44 84 -60 78 -28 58 -10 ; pm_ ~- 14 -28 42 -34 54 -8 32 -2
part panes-b = panes c : pm_ ~ 10 8 28 4 36 24 16 44 ; pm_ b 34 4 50 6 66 28 42 24 ; pm_ ~- 42 30 64 34 58 60 40 46 ; pm_ light-blue 20 48 36 32 50 62 36 72
part body = body own : z^ k 9 0 -30 0 46 ; l^ k 3 -2 -30 -14 -56 -26 -60 ; l^ k 3 2 -30 14 -56 26 -60
scene hang

* garden-scarecrow | 6-8 9-12 13+ | Farm
extras figure: bell, button, fabric-scrap, flag, necklace-chain, ribbon, string
extras world Farm: gourd, mini-pumpkin, pumpkin
topics scarecrow, garden, vegetable garden, harvest, fall, autumn, thanksgiving, halloween, october, yard decoration, porch decoration, crows, corn field, country fair, pumpkin patch
near wizard of oz
colors blue, red, yellow
minutes 75 90 90
mess some
place outdoors
heart legs: denim = 1 pair
heart shirt: old-t-shirt, old-sweater, old-jersey = 1
heart fill: hay, newspaper, packing-paper, grass, corn-husk, pillow-stuffing = 8
heart head: burlap, pillowcase, cloth-bag, paper-bag, fabric-scrap = 1
need pole: broom-handle, dowel, bamboo, stick = 2
need tie: string, rope, cotton-cord, zip-tie, raffia = 4 yd
need pen: permanent-marker, fabric-marker, marker, acrylic-paint = 1
nice hat: straw-hat = 1
nice gloves: glove, rubber-glove = 1 pair
nice patch: bandana, fabric-scrap, felt = 3
nice hair: yarn, raffia, hay, corn-husk = handful
join pins: pin, glue when patch
tool scissors: scissors
step cross: tie pole tie scissors > pole by tcc
step shirt: fill shirt pole fill tie > shirt by tcc
step legs: fill legs fill tie > legs by ccc
step head: draw head fill tie pen > head face by ccc
step hang: build pole shirt legs tie by ttc
step top: tie head pole tie by tcc
step dress: decorate hat hair? > hat strands by ccc
step gloves: build gloves shirt > gloves by ccc
step patch: decorate patch pins > patch by tcc
step plant: play pole by gtt
part pole = pole own : z wood- 7 0 -40 0 98 ; z wood- 7 -86 -22 86 -22
part legs = legs own : p^ blue -26 26 26 26 34 80 8 82 0 46 -8 82 -34 80 ; z_ blue- 2 0 30 0 46
part shirt = shirt b : p^ ~ -24 -38 24 -38 76 -34 80 -12 32 -8 30 36 -30 36 -32 -8 -80 -12 -76 -34 ; z_ ~- 4 -24 -24 -24 34 ; z_ ~- 4 0 -36 0 34 ; z_ ~- 4 24 -24 24 34 ; z_ ~- 4 -32 -4 32 -4 ; z_ ~- 4 -30 16 30 16 ; z_ ~- 4 -66 -34 -68 -12 ; z_ ~- 4 66 -34 68 -12
part gloves = gloves own : b^ tan -78 -34 -92 -32 -98 -22 -92 -12 -80 -12 ; b^ tan 78 -34 92 -32 98 -22 92 -12 80 -12
part head = head own : o^ tan 0 -62 25 27 ; z_ brown 4 -12 -38 12 -38
part face = pen k : p_ k -13 -68 -5 -68 -9 -75 ; p_ k 5 -68 13 -68 9 -75 ; p_ orange -5 -58 5 -58 0 -66 ; l_ k 2.2 -12 -50 0 -46 12 -50 ; z_ k 1.6 -6 -52 -6 -45 ; z_ k 1.6 6 -52 6 -45
part hat = hat own : o^ yellow 0 -84 40 9 ; b^ yellow -20 -86 -16 -102 16 -102 20 -86 ; z_ red 4 -19 -88 19 -88
part patch = patch own : r^ yellow -16 8 16 16 1 8 ; r^ green 14 54 14 14 1 -8 ; r^ red -16 60 13 13 1 6 ; z_ k 1.2 -22 2 -10 14
part strands = hair gold : l ~ 4 -20 -80 -30 -66 -26 -52 ; l ~ 4 -16 -80 -24 -64 -22 -50 ; l ~ 4 20 -80 30 -66 26 -52 ; l ~ 4 16 -80 24 -64 22 -50
scene stand

* tiny-bites | 9-12 13+ | Food
appeal 3
topics miniature food, polymer clay, fimo, sculpey, charms, keychain, donut, doughnut, cookie, strawberry, kawaii, bakery, cafe, earrings, jewelry, dollhouse food, squishmallow, charm bracelet, bag charm
colors tan, pink, red
minutes 75 80
waits 60
mess low
heart clay: polymer-clay = 5 color
need eye: earring-hook, paper-clip, craft-wire = 3
need sheet: parchment-paper, foil-pan, ceramic-plate, baking-tray = 1
nice ring: key-ring, curtain-ring = 3
nice texture: toothbrush, aluminum-foil = 1
nice blush: chalk = 1 bit
nice gloss: glue, acrylic-paint = 1 bit
tool poke: toothpick, wooden-skewer
tool knife@9-12: plastic-knife
tool knife@13+: craft-knife, plastic-knife
tool brush: paintbrush when blush; gloss
home oven
home wet-wipe
step knead: shape clay wet-wipe by cc
step bases: shape clay > donut cookie berry by cc
step crust: shape clay texture > crust by cc
step icing: shape clay poke knife > icing by ct
step chips: shape clay knife > chips by ct
step seeds: shape clay poke > seeds by cc
step blush: paint blush clay brush > blush by cc
step eyes: poke eye clay > eyes by cc
step bake: heat clay sheet oven by gt
step gloss: paint gloss clay brush > gloss by cc
step ring: build ring eye > rings by cc
part rings = ring own : a silver -52 -62 15 11 0 360 ; a silver 52 -62 15 11 0 360 ; a silver 0 8 15 11 0 360
part eyes = eye own : charmhook ~ -52 -46 12 ; charmhook ~ 52 -46 12 ; charmhook ~ 0 20 10
part donut = clay a : o^ tan -52 -14 38 36
part cookie = clay a : o^ tan- 52 -14 36 35
part crust = texture own : d_ tan-- 1.4 -84 -14 -78 4 -66 16 -50 20 -34 14 -22 0 22 -20 30 -34 70 -36 82 -20 80 4 64 16 34 10
part blush = blush brown : o_ tan- 52 -14 34 33 ; o_ tan 52 -14 27 26
part icing = clay b : b^ pink -84 -16 -78 -36 -54 -46 -30 -38 -20 -18 -26 -2 -36 2 -44 -4 -54 6 -66 -2 -78 4 ; o_ tan-- -52 -16 10 9
part chips = clay brown : o^ brown 42 -28 6 5 ; o^ brown 62 -24 6 5 ; o^ brown 46 -4 6 5 ; o^ brown 68 -4 6 5 ; o^ brown 56 10 5 4 ; o^ brown 34 -12 5 4
part berry = clay c : b^ red 0 88 -28 54 -26 34 -8 26 8 26 26 34 28 54 ; f^ green 0 28 6 16 4 90
part seeds = clay yellow : z_ w 3 -72 -26 -66 -30 ; z_ yellow 3 -60 -38 -54 -36 ; z_ light-blue 3 -42 -34 -36 -30 ; z_ w 3 -32 -22 -30 -16 ; z_ yellow 3 -68 -12 -64 -8 ; z_ light-blue 3 -44 -6 -38 -10 ; d_ yellow 1.8 -14 46 0 42 14 46 -8 60 8 60 0 74 -18 56 18 56
part gloss = gloss w : l_ w 3 -76 -28 -68 -38 -58 -42 ; l_ w 3 -18 42 -14 36
scene lay

* aged-letter | 6-8 9-12 13+ | Fantasy
extras card: postage-stamp
topics dungeons and dragons, wizard school, wizard, wizards, witch, harry potter, hogwarts, acceptance letter, letter, letters, quill, parchment, pirates, pirate, treasure map, middle ages, medieval, colonial, history, declaration of independence, invitation, secret message, calligraphy, pen pal
near founding fathers, shakespeare
colors cream, brown, red
minutes 45 60 60
waits 120
mess some
heart paper: paper, watercolor-paper, paper-bag = 2 sheet
heart tea: tea-bag, coffee-grounds = 3
heart quill: feather = 1
need ink: drawing-ink, watercolor-paint, food-coloring, acrylic-paint, paint = 1 color
need seal: construction-paper, air-dry-clay, felt = 1 scrap
nice stamp: coin, button, old-key, charm, old-jewelry-piece, bottle-cap = 1
nice ribbon: ribbon, string, raffia, embroidery-floss = 2 ft
join glue: glue
tool scissors: scissors
tool pen: pencil
home water: = 2 cup
home baking-tray
home towel
home saucer
step brew: mix tea water baking-tray by gtc
step soak: paint paper tea baking-tray > paper stains by ccc
step dry: dry paper towel by ccc
step edges: tear paper > edges by ccc
step nib: cut quill scissors > quill by gtc
step plan: draw paper pen by ccc
step write: draw paper quill ink saucer > writing by ccc
step fold: fold paper by ccc
step ribbon: tie ribbon paper > ribbon by ccc
step seal: glue seal stamp? paper glue > seal by ccc
part paper = paper cream : p^ tan -66 -84 -30 -80 6 -86 40 -82 66 -84 70 -50 66 -10 70 30 66 78 30 82 -4 78 -40 84 -70 78 -66 30 -70 -10 -66 -50
part stains = tea own : b_ tan- -54 -70 -34 -74 -30 -60 -46 -54 ; b_ tan- 34 50 56 44 58 66 38 70 ; a_ tan- 34 -56 15 12 0 360
part edges = paper brown : z_ tan-- 2.4 -66 -84 -30 -80 6 -86 40 -82 66 -84 70 -50 66 -10 70 30 66 78 30 82 -4 78 -40 84 -70 78 -66 30 -70 -10 -66 -50 -66 -84
part writing = ink k : l_ k 3 -44 -58 -36 -68 -30 -54 -20 -64 ; l_ k 1.8 -46 -36 -20 -40 0 -34 24 -38 44 -36 ; l_ k 1.8 -46 -20 -16 -24 10 -18 44 -22 ; l_ k 1.8 -46 -4 -20 -8 6 -2 36 -6 ; l_ k 1.8 -46 12 -16 8 14 14 40 10 ; l_ k 2.4 -2 40 10 30 20 44 34 34 40 42
part ribbon = ribbon own : r_ red -36 40 8 84 ; z_ red 8 -66 34 66 30
part seal = seal c : b^ red -56 34 -50 14 -34 12 -18 18 -14 36 -22 52 -40 56 -54 48 ; o_ red- -35 34 13 13 ; s_ red+ -35 34 5 9 4
part quill = quill own : feather w 20 60 88 -76 15 ; z_ k 2.4 14 74 24 56
scene lay

* photo-on-wood | 6-8 9-12 13+ | -
extras board: price-tag, lavender, eucalyptus, charm
appeal 3
topics photo transfer, dad's birthday, birthday gift, gift for dad, father's day, mother's day, gift for mom, gift for grandma, gift for grandpa, grandparents day, christmas gift, anniversary, family photo, photo gift, photo block, wedding, pet portrait, best friend, keepsake, memories, vacation photo
colors tan, gray, brown
minutes 60 45 50
waits 780
mess some
heart photo: photo = 1
heart wood: wooden-block, wood-slice, wood-scrap, wooden-craft-shape, wooden-box = 1
need glue: glue = 3 tbsp
nice sand: sandpaper = 1
nice edge: acrylic-paint, paint, permanent-marker = 1 color
nice hang: string, ribbon, leather-cord = 1 ft
tool brush: sponge-brush, paintbrush
tool scissors: scissors
tool flat: ruler, playing-card
join tape: tape, masking-tape when hang
home water
home cloth
step copy: prepare photo by ttc
step sand: prepare sand wood by ccc
step trim: cut photo scissors wood by ccc
step coat: glue photo wood glue brush by ccc
step press: glue photo wood flat by tcc
step wait: dry wood by ccc
step rub: wash wood water cloth > wood picture by ccc
step edge: paint edge wood > edge by ccc
step seal: glue wood glue brush by ccc
step hang: tape hang wood tape > hang by ccc
part hang = hang own : l tan 3 -40 -74 0 -98 40 -74
part wood = wood own : r^ wood 0 4 160 156 8 ; l_ wood- 2 -74 -52 -10 -58 74 -50 ; l_ wood- 2 -74 58 0 64 74 56 ; l_ wood- 2 -74 0 -66 4 -72 12
part edge = edge brown : z_ brown 5 -76 -70 76 -70 76 78 -76 78 -76 -70
part picture = photo own : q_ cream 6 -62 -56 62 -56 60 64 -62 62 ; q_ tan 6 -56 -50 56 -50 54 58 -56 56 ; b_ gray -48 56 -44 22 -26 12 -8 22 -4 57 ; o_ gray+ -26 -10 19 21 ; b_ gray- -46 -8 -44 -30 -26 -36 -8 -28 -6 -8 -14 -20 -38 -20 ; b_ gray- 4 57 8 34 26 24 44 32 48 57 ; o_ gray+ 26 6 16 18 ; b_ gray-- 10 6 12 -12 26 -16 42 -10 42 8 36 -4 18 -6 ; d_ k 2 -32 -10 -20 -10 21 8 31 8 ; l_ k 1.8 -32 0 -26 4 -20 0 ; l_ k 1.8 21 15 26 18 31 15
scene lay

* orange-garland | 6-8 9-12 13+ | Seasons, Nature
extras hanging: eucalyptus, bell, fake-leaf, lavender, wooden-craft-shape, pom-pom, raffia, cinnamon-stick
appeal 3
topics dried orange garland, orange garland, dried oranges, christmas, christmas decorations, christmas tree, advent, yule, winter solstice, holiday decorations, natural decorations, garland, hygge, cottagecore, thanksgiving, winter, scandinavian
near kwanzaa
colors orange, brown, green
minutes 40 45 50
waits 240
mess some
heart fruit: orange, lemon, apple = 4
heart line: string, raffia, cotton-cord, yarn, embroidery-floss, ribbon = 3 yd
nice spice: cinnamon-stick, bay-leaf, pinecone, wooden-bead, bell = 8
nice green: pine-branch, eucalyptus, pine-needle, ivy = handful
tool needle: needle
tool scissors: scissors
home knife
home oven
home towel
home baking-tray
step slice: cut fruit knife by ggt
step pat: prepare fruit towel by ccc
step bake: heat fruit oven baking-tray by ggt
step cool: dry fruit by ccc
step line: cut line scissors by ccc
step thread: thread fruit line needle > slices by tcc
step spice: tie spice line > spice by tcc
step green: tie green line > green by ccc
step ends: tie line > line by ccc
step hang: play line by gtt
part line = line own : l tan 3 -98 -50 -60 -16 0 2 60 -16 98 -50
part green = green own : leaf green -90 -40 -96 -12 5 ; leaf green- -48 -10 -58 20 5 ; leaf green 48 -10 58 20 5 ; leaf green- 90 -40 96 -12 5 ; leaf green -6 4 -16 34 5 ; leaf green- 6 4 16 34 5
part slices = fruit a : o^ orange- -84 -20 14 14 ; o^ orange- -64 -4 14 14 ; o^ orange- -43 8 14 14 ; o^ orange- -22 15 14 14 ; o^ orange- 0 18 14 14 ; o^ orange- 22 15 14 14 ; o^ orange- 43 8 14 14 ; o^ orange- 64 -4 14 14 ; o^ orange- 84 -20 14 14 ; o_ orange+ -84 -20 11 11 ; o_ orange+ -64 -4 11 11 ; o_ orange+ -43 8 11 11 ; o_ orange+ -22 15 11 11 ; o_ orange+ 0 18 11 11 ; o_ orange+ 22 15 11 11 ; o_ orange+ 43 8 11 11 ; o_ orange+ 64 -4 11 11 ; o_ orange+ 84 -20 11 11 ; f_ orange -84 -20 8 10 2.4 0 ; f_ orange -64 -4 8 10 2.4 0 ; f_ orange -43 8 8 10 2.4 0 ; f_ orange -22 15 8 10 2.4 0 ; f_ orange 0 18 8 10 2.4 0 ; f_ orange 22 15 8 10 2.4 0 ; f_ orange 43 8 8 10 2.4 0 ; f_ orange 64 -4 8 10 2.4 0 ; f_ orange 84 -20 8 10 2.4 0
part spice = spice own : stick brown -76 -30 -72 22 6 ; stick brown -55 -14 -52 36 6 ; stick brown -34 -4 -32 46 6 ; stick brown -12 2 -11 50 6 ; stick brown 12 2 11 50 6 ; stick brown 34 -4 32 46 6 ; stick brown 55 -14 52 36 6 ; stick brown 76 -30 72 22 6
scene hang

* hex-nut-menorah | 6-8 9-12 13+ | -
extras party: stick-on-gem, glitter-glue
topics hanukkah, chanukah, hannukah, menorah, chanukiah, hanukkiah, eight nights, festival of lights, jewish holidays, jewish, december
near dreidel
colors blue, silver, yellow
minutes 50 60 70
waits 720
mess low
heart nuts: nuts-and-bolts, bottle-cap, spool, wooden-bead = 11
heart base: wood-scrap, driftwood, wood-strip, wooden-block = 1
need candle: construction-paper, paper, wrapping-paper = 2 sheet
need flame: tissue-paper, metallic-paper, felt, paper = 1 scrap
nice paint: acrylic-paint, paint, metallic-paint = 1 color
nice sand: sandpaper = 1
nice shine: sequin, stick-on-gem, glitter-glue, metallic-pen = 1 pinch
need hold: waterproof-glue, modeling-clay, sticky-tack, glue
join stick: glue-stick, glue, tape
tool brush: paintbrush when paint
tool scissors: scissors
tool ruler: ruler
tool pen: pencil
step sand: prepare sand base by ccc
step paint: paint paint base brush > coat by ccc
step mark: draw base pen ruler by ccc
step nuts: build nuts base hold > base nuts by ccc
step helper: build nuts hold > helper by ccc
step candles: roll candle stick scissors pen by ccc
step flames: cut flame scissors > flames by ccc
step shine: decorate shine base > shine by ccc
step dry: build base candle > candles by ccc
step light: play flame candle by ccc
part candles = candle a : r ~ -78 6 7 48 2 ; r ~ -58 6 7 48 2 ; r ~ -38 6 7 48 2 ; r ~ -18 6 7 48 2 ; r ~ 18 6 7 48 2 ; r ~ 38 6 7 48 2 ; r ~ 58 6 7 48 2 ; r ~ 78 6 7 48 2 ; r ~+ 0 -20 8 48 2
part flames = flame yellow : x orange 78 -26 6 14 ; x orange 58 -26 6 14 ; x orange 38 -26 6 14 ; x orange 19 -26 6 14 ; x orange -19 -26 6 14 ; x orange -38 -26 6 14 ; x orange -58 -26 6 14 ; x orange -78 -26 6 14 ; x orange 0 -54 7 16
part base = base own : r^ wood 0 62 188 26 3 ; l_ wood- 2 -88 60 0 66 88 58
part coat = paint a : r_ ~ 0 62 188 26 3
part nuts = nuts own : q^ silver 3 -88 44 -84 32 -72 32 -68 44 -72 50 -84 50 ; q^ silver 3 -68 44 -64 32 -52 32 -48 44 -52 50 -64 50 ; q^ silver 3 -48 44 -44 32 -32 32 -28 44 -32 50 -44 50 ; q^ silver 3 -28 44 -24 32 -12 32 -8 44 -12 50 -24 50 ; q^ silver 3 8 44 12 32 24 32 28 44 24 50 12 50 ; q^ silver 3 28 44 32 32 44 32 48 44 44 50 32 50 ; q^ silver 3 48 44 52 32 64 32 68 44 64 50 52 50 ; q^ silver 3 68 44 72 32 84 32 88 44 84 50 72 50
part helper = nuts own : q^ silver- 3 -12 44 -8 32 8 32 12 44 8 50 -8 50 ; q^ silver- 3 -12 26 -8 14 8 14 12 26 8 32 -8 32 ; q^ silver- 3 -12 8 -8 -4 8 -4 12 8 8 14 -8 14
part shine = shine own : d_ yellow 2.4 -80 62 -60 66 -40 60 -20 66 0 62 20 66 40 60 60 66 80 62
scene stand

* gem-pictures | 6-8 9-12 13+ | -
extras gift: ribbon, crinkle-paper, gift-bow, cardstock
topics locker, locker decorations, locker decor, magnets, middle school, desk decor, bulletin board, pinboard, glass gem, glass magnets, cabochon, mini pictures, teacher gift, gift for a friend, stocking stuffer, scrapbook
near back to school, school supplies
colors teal, pink, yellow
minutes 35 40 45
waits 120
mess low
heart gems: glass-gem = 8
heart pics: construction-paper, paper, map, old-book-page, origami-paper, sheet-music = 1 sheet
need back: sticky-tack, clothespin, pushpin, bobby-pin, paper-clip, pin-back = 8
need board: cardstock, cereal-box, felt, construction-paper = 1 scrap
nice tin: metal-lid, cookie-tin, small-box = 1
join glue: glue
tool scissors: scissors
tool pen: pencil
home wax-paper
home towel
step wash: wash gems towel by ccc
step hunt: prepare gems pics by ccc
step trace: draw gems pics pen by ccc
step cut: cut pics scissors by ccc
step glue: glue gems pics glue wax-paper > gems pics by ccc
step wait: dry pics by ccc
step board: glue board pics glue scissors by ccc
step back: build back board glue by ccc
step tin: arrange gems tin > tin by ccc
part tin = tin own : r^ silver 0 84 150 22 6 ; z_ silver- 2 -70 79 70 79
part gems = gems own : o^ light-blue -66 -56 22 21 ; o^ light-blue 48 2 22 21 ; o^ pink -22 -62 22 21 ; o^ pink 70 46 22 21 ; o^ yellow 22 -56 22 21 ; o^ yellow -26 44 22 21 ; o^ light-green 66 -60 22 21 ; o^ light-green -60 -4 22 21
part pics = pics own : o_ teal -66 -56 18 17 ; o_ teal 48 2 18 17 ; o_ pink- -22 -62 18 17 ; o_ pink- 70 46 18 17 ; o_ gold 22 -56 18 17 ; o_ gold -26 44 18 17 ; o_ green 66 -60 18 17 ; o_ green -60 -4 18 17 ; f_ w -66 -56 6 13 5 0 ; h_ w -22 -62 11 ; s_ w 22 -56 5 12 5 ; b_ w 56 -54 62 -66 66 -60 72 -66 76 -54 ; s_ w -60 -4 6 12 5 ; f_ w 48 2 5 13 5 0 ; h_ w -26 44 11 ; s_ w 70 46 4 12 4
scene lay

* pull-string-acrobat | 6-8 9-12 | -
extras puppet: sequin, pom-pom, party-hat, wrapping-paper
appeal 3
topics jumping jack, pull toy, pull string toy, puppet, moving toy, paper puppet, circus, hampelmann, pantin
near trampoline, hip hop
variant gymnast | Sports | pink, purple, yellow | gymnast, gymnastics, tumbling, cheerleading, cheerleader, olympics, acrobat
variant dancer | Music | purple, teal, pink | dancer, dance, ballet, ballerina, dance recital
variant hero | Superheroes | red, blue, yellow free | superhero, hero, ninja, cape
colors pink, purple, yellow
minutes 50 60
mess low
heart board: cardstock, cereal-box, index-card, folder, paper-plate = 2
heart joint: paper-fastener, button = 4
heart pull: string, embroidery-floss, yarn, cotton-cord, fishing-line = 3 ft
need pens: marker, colored-pencil, crayon, acrylic-paint, paint = 4 color
nice knob: bead, wooden-bead, button = 1
nice trim: sequin, stick-on-gem, washi-tape, glitter-glue, ribbon = 6
join glue: glue, glue-stick when trim
tool punch: hole-punch, pushpin, needle
tool scissors: scissors
tool pencil: pencil
tool brush: paintbrush when pens=acrylic-paint,paint
step draw: draw board pencil by cc
step color: color board pens brush > suit-g suit-d suit-h face by cc
step cut: cut board scissors > arms legs body by cc
step trim: glue trim board glue > trim by cc
step holes: poke board punch by tc
step joints: build joint board > joints by tc
step arms: tie pull board scissors by tc
step pull: tie pull > pull by cc
step knob: thread knob pull > knob by cc
step play: play board by cc
part pull = pull own : z tan 2 0 30 0 88
part arms = board w : t^ tan -22 -22 9 -70 -66 7 ; o^ tan -74 -72 9 9 ; t^ tan 22 -22 9 70 -66 7 ; o^ tan 74 -72 9 9
part legs = board w : t^ tan -14 34 11 -60 72 8 ; o^ tan -68 76 11 7 -30 ; t^ tan 14 34 11 60 72 8 ; o^ tan 68 76 11 7 30
part body = board w : q^ tan 8 -24 -32 24 -32 18 8 24 40 -24 40 -18 8 ; r tan 0 -36 12 14 ; o^ tan 0 -62 25 27
part suit-g@gymnast = pens a : q_ ~ 8 -24 -28 24 -28 18 8 24 40 -24 40 -18 8 ; p_ b -22 -14 22 10 22 24 -22 0 ; b_ brown -25 -64 -20 -86 0 -92 20 -86 25 -64 14 -76 -14 -76 ; o_ brown 0 -92 11 9 ; s_ c 0 -6 4 9 5
part suit-d@dancer = pens a : q_ ~ 8 -24 -28 24 -28 18 6 -18 6 ; c_ b -44 22 44 22 14 6 ; p_ b -20 4 20 4 46 24 -46 24 ; b_ k -25 -64 -20 -86 0 -90 20 -86 25 -64 14 -76 -14 -76 ; o_ k 0 -94 13 10 ; o_ c 12 -92 5 5
part suit-h@hero = pens a : q_ ~ 8 -24 -28 24 -28 18 8 24 40 -24 40 -18 8 ; p_ b -26 -56 26 -56 26 -70 -26 -70 ; o_ w -9 -63 6 4 ; o_ w 9 -63 6 4 ; r_ c 0 12 38 7 ; s_ c 0 -8 5 11 5 ; b_ brown -25 -68 -20 -86 0 -92 20 -86 25 -68 10 -80 -12 -78
part face = pens k : d_ k 2.4 -9 -63 9 -63 ; u 0 -56 7 ; o_ pink -15 -54 4 3 ; o_ pink 15 -54 4 3
part trim = trim own : d_ w 2 -14 -20 -4 -24 8 -20 14 30 0 34 -14 30
part joints = joint own : o^ gold -20 -22 4 4 ; o^ gold 20 -22 4 4 ; o^ gold -13 35 4 4 ; o^ gold 13 35 4 4
part knob = knob own : o^ c 0 92 7 7
scene hang

* boxed-lanyard | 6-8 9-12 13+ | -
extras gift: charm
appeal 3
topics lanyard, gimp, boondoggle, scoubidou, scoubidous, plastic lacing, summer camp, camp, key ring, keychain, zipper pull, box stitch, friendship, team spirit, back to school, nineties, road trip, bored
near cobra stitch
colors blue, orange, yellow free
minutes 65 50 50
mess low
heart lace: plastic-lacing, paracord, leather-cord = 9 ft
need ring: key-ring, curtain-ring, wooden-bead-ring, paper-clip = 1
nice beads: bead, wooden-bead, letter-bead = 2
join hold: clothespin, tape, masking-tape
tool scissors: scissors
tool ruler: ruler
step cut: cut lace scissors ruler by ccc
step ring: tie lace ring > ring by tcc
step cross: arrange lace hold by ccc
step first: weave lace > start by tcc
step second: weave lace by tcc
step pull: weave lace > stitches by ccc
step beads: thread beads lace > beads by ccc
step twist: weave lace > twist by ccc
step end: cut lace scissors > ends by tcc
part ring = ring own : a silver 0 -78 19 14 0 360
part ends = lace a : l a 7 -10 74 -16 88 -12 98 ; l b 7 10 74 16 88 12 98
part start = lace a : r^ a 0 -52 34 14 3 ; z b 8 -15 -52 15 -52
part stitches = lace a : r^ a -8 -34 18 16 3 ; r^ b 8 -34 18 16 3 ; r^ b -8 -18 18 16 3 ; r^ a 8 -18 18 16 3 ; r^ a -8 -2 18 16 3 ; r^ b 8 -2 18 16 3 ; r^ b -8 14 18 16 3 ; r^ a 8 14 18 16 3
part twist = lace a : r^ a -8 46 18 13 3 14 ; r^ b 8 46 18 13 3 14 ; r^ b -8 59 18 13 3 14 ; r^ a 8 59 18 13 3 14 ; r^ a -8 71 18 13 3 14 ; r^ b 8 71 18 13 3 14
part beads = beads c : o^ c 0 22 17 7 ; o_ c- 0 22 6 3 ; o^ c- 0 34 17 7 ; o_ c 0 34 6 3
scene hang

* cat-teaser | 6-8 9-12 13+ | Animals
appeal 3
topics cat, cats, kitten, kittens, cat toy, pet toy, pets, our cat, for our cat, for the cat, animal shelter, kitty, new kitten, pet
near veterinarian
colors red, orange, yellow
minutes 30 35 40
mess low
heart wand: dowel, stick, bamboo, chopstick, balloon-stick = 1
heart lure: feather, fabric-scrap, felt, faux-fur, old-t-shirt, tube-sock, sock = 6
need line: string, cotton-cord, leather-cord, shoelace, yarn = 2 ft
nice strips: fabric-scrap, felt, faux-fur, old-t-shirt = 3 when lure=feather
nice bell: bell = 1
nice grip: yarn, washi-tape, electrical-tape, duct-tape = 1
nice fish: felt, denim, tube-sock = 2 scrap
nice stuff: pillow-stuffing, cotton-ball, fabric-scrap = handful
join tape: duct-tape, electrical-tape, masking-tape, tape
tool scissors: scissors
step sand: prepare wand by ccc
step strips: prepare lure scissors by ccc
step bundle: tie lure line strips? scissors > lure by ccc
step bell: thread bell line > bell by ccc
step fish: fill fish stuff? line scissors > fish by tcc
step wand: tie line wand tape > wand line by ccc
step grip: shape grip wand > grip by ccc
step test: test line lure by ccc
step play: play wand by ccc
part wand = wand own : z^ wood 6 -86 70 40 -80
part line = line own : l tan 2.4 40 -80 66 -60 52 -24 64 6
part grip = grip a : z a 9 -86 70 -56 34 ; z b 9 -78 60 -74 56 ; z b 9 -68 48 -64 44
part lure = lure own : rod red 64 12 30 56 7 ; rod orange 64 12 44 74 7 ; rod yellow 64 12 60 82 7 ; rod red- 64 12 76 80 7 ; rod orange- 64 12 90 68 7 ; rod yellow- 64 12 98 48 7
part bell = bell gold : o^ gold 61 0 8 8 ; z_ gold-- 2 56 3 66 3
part fish = fish a : b^ teal 40 20 52 6 70 10 76 24 68 36 48 36 ; p_ teal 72 22 92 12 90 34 ; o_ k 50 20 2.4 2.4
scene lay

* tassel-bookmark | 6-8 9-12 13+ | -
extras card: pressed-flower, washi-tape
appeal 3
topics bookmark, bookmarks, book club, reading, library, book week, bookworm, literature, teacher gift, teacher appreciation, gift for grandma, gift for a friend, watercolor, hand lettering, quotes, summer reading, back to school, english teacher, english class, gift for a book lover, book lover, gift for my teacher, librarian
colors blue, pink, purple free
minutes 40 50 55
waits 30
mess some
heart strip: watercolor-paper, cardstock, index-card, bookmark = 1 sheet
heart color: watercolor-paint, watercolor-pencil, paint, acrylic-paint = 3 color
heart tassel: embroidery-floss, yarn, ribbon, sewing-thread, cotton-cord = 6 yd
need pen: ballpoint-pen, drawing-ink, gel-pen, permanent-marker, marker, metallic-pen = 1
nice mask: masking-tape, washi-tape = 1
nice salt: salt = 1 pinch
nice bead: bead, wooden-bead, letter-bead, charm = 1
tool punch: hole-punch
tool brush: paintbrush
tool scissors: scissors
nice ruler: ruler
home water
home towel
step cut: cut strip scissors ruler? > strip by ccc
step mask: tape mask strip by ccc
step wet: paint strip brush water by ccc
step wash: paint color strip brush > wash by ccc
step salt: decorate salt strip > salt by ccc
step dry: dry strip towel by ccc
step draw: draw strip pen > drawing by ccc
step punch: poke strip punch by tcc
step tassel: tie tassel scissors by ccc
step hang: tie tassel strip bead? > tassel by ccc
part strip = strip own : r^ w -30 8 58 170 3 12 ; r^ w 42 4 58 170 3 -6
part wash = color a : p_ a -41 -70 3 -62 -6 -20 -52 -28 ; p_ b -52 -28 -6 -20 -20 38 -63 30 ; p_ c -63 30 -20 38 -27 84 -73 76 ; p_ a 10 -74 58 -80 64 -30 15 -24 ; p_ b 15 -24 64 -30 69 28 21 34 ; p_ c 21 34 69 28 75 82 26 87
part salt = salt w : d_ w 1.8 -40 -30 -24 -10 -36 20 -18 44 -44 60 38 -40 50 -14 34 14 58 34 40 60
part drawing = pen k : z_ k 2 -60 78 -44 30 ; z_ k 2 -48 82 -34 20 ; z_ k 2 -36 84 -24 40 ; j_ k -44 30 -34 10 4 ; j_ k -34 20 -30 -2 4 ; j_ k -24 40 -12 24 4 ; l_ k 2 30 -20 36 -30 42 -20 48 -30 54 -20 ; l_ k 2 34 30 40 20 46 30 52 20 58 30 ; l_ k 2 26 6 32 -2 38 6
part tassel = tassel c : o_ k -12 -66 4 4 ; o_ k 32 -71 4 4 ; z c 2.4 -12 -66 -8 -82 ; fringe c -8 -82 16 46 6 ; z c 2.4 32 -71 36 -84 ; fringe c 36 -84 16 46 6
scene lay

* crane-strand | 9-12 13+ | -
extras hanging: embroidery-floss, price-tag, origami-paper, crystal
appeal 3
topics japan, japanese, origami, crane, cranes, paper crane, thousand cranes, senbazuru, sadako, peace, hope, get well, get well soon, hiroshima, asia, wishes, good luck, wedding, mobile, garland
colors red, teal, gold
minutes 75 80
mess low
heart paper: origami-paper, wrapping-paper, map, sheet-music, paper, magazine = 10 sheet
heart line: sewing-thread, embroidery-floss, fishing-line, string = 2 yd
nice bead: bead, wooden-bead, seed-bead, button = 10
nice bell: bell, charm, key-ring = 1
tool needle: needle
tool scissors: scissors
step square: prepare paper scissors by cc
step base: fold paper by cc
step kite: fold paper by cc
step petal: fold paper by cc
step thin: fold paper by cc
step neck: fold paper > crane by cc
step more: fold paper > cranes cranes-c by cc
step thread: thread paper bead? needle line > line beads by cc
step tail: tie bell line > bell by cc
step hang: play line scissors by cc
part line = line own : z gray 1.4 0 -100 0 92
part crane = paper a : p^ ~ 0 -72 -17.2 -78.8 -8 -66 ; p^ ~+ 0 -72 17.2 -78.8 8 -66 ; p ~- 0 -72 -8.8 -63.6 0 -60.4 8.8 -63.6 ; p ~ 8.4 -64.8 20 -68 8.4 -61.6 ; p ~ -8.4 -64.8 -19.6 -70 -19.2 -71.2 -7.2 -66.8
part cranes = paper b : p^ ~ 0 -56 -17.2 -62.8 -8 -50 ; p^ ~+ 0 -56 17.2 -62.8 8 -50 ; p ~- 0 -56 -8.8 -47.6 0 -44.4 8.8 -47.6 ; p ~ 8.4 -48.8 20 -52 8.4 -45.6 ; p ~ -8.4 -48.8 -19.6 -54 -19.2 -55.2 -7.2 -50.8 ; p^ ~ 0 -24 -17.2 -30.8 -8 -18 ; p^ ~+ 0 -24 17.2 -30.8 8 -18 ; p ~- 0 -24 -8.8 -15.6 0 -12.4 8.8 -15.6 ; p ~ 8.4 -16.8 20 -20 8.4 -13.6 ; p ~ -8.4 -16.8 -19.6 -22 -19.2 -23.2 -7.2 -18.8 ; p^ ~ 0 8 -17.2 1.2 -8 14 ; p^ ~+ 0 8 17.2 1.2 8 14 ; p ~- 0 8 -8.8 16.4 0 19.6 8.8 16.4 ; p ~ 8.4 15.2 20 12 8.4 18.4 ; p ~ -8.4 15.2 -19.6 10 -19.2 8.8 -7.2 13.2 ; p^ ~ 0 40 -17.2 33.2 -8 46 ; p^ ~+ 0 40 17.2 33.2 8 46 ; p ~- 0 40 -8.8 48.4 0 51.6 8.8 48.4 ; p ~ 8.4 47.2 20 44 8.4 50.4 ; p ~ -8.4 47.2 -19.6 42 -19.2 40.8 -7.2 45.2 ; p^ ~ 0 72 -17.2 65.2 -8 78 ; p^ ~+ 0 72 17.2 65.2 8 78 ; p ~- 0 72 -8.8 80.4 0 83.6 8.8 80.4 ; p ~ 8.4 79.2 20 76 8.4 82.4 ; p ~ -8.4 79.2 -19.6 74 -19.2 72.8 -7.2 77.2
part cranes-c = paper c : p^ ~ 0 -40 -17.2 -46.8 -8 -34 ; p^ ~+ 0 -40 17.2 -46.8 8 -34 ; p ~- 0 -40 -8.8 -31.6 0 -28.4 8.8 -31.6 ; p ~ 8.4 -32.8 20 -36 8.4 -29.6 ; p ~ -8.4 -32.8 -19.6 -38 -19.2 -39.2 -7.2 -34.8 ; p^ ~ 0 -8 -17.2 -14.8 -8 -2 ; p^ ~+ 0 -8 17.2 -14.8 8 -2 ; p ~- 0 -8 -8.8 0.4 0 3.6 8.8 0.4 ; p ~ 8.4 -0.8 20 -4 8.4 2.4 ; p ~ -8.4 -0.8 -19.6 -6 -19.2 -7.2 -7.2 -2.8 ; p^ ~ 0 24 -17.2 17.2 -8 30 ; p^ ~+ 0 24 17.2 17.2 8 30 ; p ~- 0 24 -8.8 32.4 0 35.6 8.8 32.4 ; p ~ 8.4 31.2 20 28 8.4 34.4 ; p ~ -8.4 31.2 -19.6 26 -19.2 24.8 -7.2 29.2 ; p^ ~ 0 56 -17.2 49.2 -8 62 ; p^ ~+ 0 56 17.2 49.2 8 62 ; p ~- 0 56 -8.8 64.4 0 67.6 8.8 64.4 ; p ~ 8.4 63.2 20 60 8.4 66.4 ; p ~ -8.4 63.2 -19.6 58 -19.2 56.8 -7.2 61.2
part beads = bead gold : d ~ 2.2 0 -78 0 -62 0 -46 0 -30 0 -14 0 2 0 18 0 34 0 50 0 66
part bell = bell gold : o^ gold 0 93 6 6
scene hang

* team-medals | 6-8 9-12 | Sports
extras worn: stick-on-gem, glitter-glue, letter-bead
topics medal, medals, award, trophy, winner, champion, soccer team, soccer party, team party, end of season, track and field, olympics, sports day, field day, birthday games, tournament, school sports
near soccer, coach, football, basketball, gymnastics, swimming
colors gold, blue, white
minutes 40 50
waits 60
mess some
heart disk: cardboard, wooden-craft-shape, wood-slice, coaster = 3
heart band: ribbon, fabric-scrap, bandana = 3 yd
heart gold: metallic-paint, acrylic-paint, paint = 1 color
need raised: bottle-cap, button, corrugated-paper, dried-lentil, string, craft-foam, cardboard = 3
nice star: sticker, sequin, stick-on-gem, glitter-glue = 1 sheet
nice pen: permanent-marker, marker, metallic-pen = 1
join glue: glue
join tape: tape, duct-tape, masking-tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush
tool pencil: pencil
home mug
step trace: cut disk mug pencil scissors > disks by tc
step raised: glue raised disk glue > raised by cc
step rim: glue disk raised glue by cc
step gold: paint gold disk brush > gold by cc
step dry: dry disk by cc
step shine: decorate star disk > star by cc
step write: draw pen disk by cc
step band: cut band scissors by cc
step join: tape band disk tape > band by tc
step give: play disk by cc
part band = band b : p^ ~ -66.7 6.2 -86.5 -62 -72.9 -62 -54.3 0 ; p^ ~- -49.3 6.2 -29.5 -62 -43.1 -62 -61.7 0 ; p^ ~ 49.3 6.2 29.5 -62 43.1 -62 61.7 0 ; p^ ~- 66.7 6.2 86.5 -62 72.9 -62 54.3 0 ; p^ ~ -8.7 34.2 -28.5 -34 -14.9 -34 3.7 28 ; p^ ~- 8.7 34.2 28.5 -34 14.9 -34 -3.7 28
part disks = disk kraft : o^ kraft -58 24.8 31 29.8 ; o^ kraft 58 24.8 31 29.8 ; o^ kraft 0 52.8 31 29.8
part gold = gold a : o_ ~ -58 24.8 30.4 29.1 ; a_ ~- -58 24.8 24.8 22.9 0 360 ; a_ ~+ -58 24.8 29.1 26.7 180 300 ; o_ ~ 58 24.8 30.4 29.1 ; a_ ~- 58 24.8 24.8 22.9 0 360 ; a_ ~+ 58 24.8 29.1 26.7 180 300 ; o_ ~ 0 52.8 30.4 29.1 ; a_ ~- 0 52.8 24.8 22.9 0 360 ; a_ ~+ 0 52.8 29.1 26.7 180 300
part raised = raised own : o^ gold+ -58 24.8 15.5 14.9 ; o^ gold+ 58 24.8 15.5 14.9 ; o^ gold+ 0 52.8 15.5 14.9
part star = star own : s^ white -58 24.8 5 11.8 5 ; s^ white 58 24.8 5 11.8 5 ; s^ white 0 52.8 5 11.8 5
scene hang

* scarab-amulet | 6-8 9-12 13+ | Bugs
extras jewelry: charm
appeal 3
topics ancient egypt, egypt, egyptian, pharaoh, scarab, amulet, hieroglyphs, hieroglyphics, cartouche, archaeology, tutankhamun, king tut, history project, social studies, museum, talisman, good luck charm, ancient civilizations, beetle
near mummy, mummies, pyramid, pyramids, cleopatra
colors blue, gold, teal
minutes 50 60 65
waits 1440
mess some
heart clay: air-dry-clay, salt-dough = 1 handful
heart paint: acrylic-paint, paint, metallic-paint = 2 color
need poke: toothpick, wooden-skewer, craft-stick = 1
nice cord: leather-cord, cotton-cord, string, embroidery-floss = 30 in
nice beads: bead, wooden-bead, seed-bead = 8
nice gem: stick-on-gem, glass-gem, mosaic-tile, button = 1
tool straw: pencil, paper-straw, plastic-straw, chopstick
tool brush: paintbrush
home water
home wax-paper
step body: shape clay wax-paper > body by ccc
step hole: poke clay straw by ccc
step back: draw clay poke > lines by ccc
step head: shape clay water poke > head by ccc
step gem: shape gem clay > gem by ccc
step flip: draw clay poke by ccc
step dry: dry clay by ccc
step blue: paint paint clay brush > blue by ccc
step gold: paint paint clay brush > gold by ccc
step cord: thread cord clay beads? > cord by ccc
part cord = cord own : l tan 4 -30 -30 -56 -64 -44 -98 ; l tan 4 30 -30 56 -64 44 -98 ; d b 5.5 -38 -42 -48 -56 -54 -72 -50 -86 38 -42 48 -56 54 -72 50 -86
part body = clay w : l ~ 9 -40 -20 -66 -30 -74 -50 ; l ~ 9 40 -20 66 -30 74 -50 ; l ~ 9 -50 20 -76 20 -84 34 ; l ~ 9 50 20 76 20 84 34 ; l ~ 9 -44 54 -66 64 -70 84 ; l ~ 9 44 54 66 64 70 84 ; o^ ~ 0 20 54 66
part head = clay w : p^ ~ -34 -38 -30 -60 -18 -54 -10 -66 0 -58 10 -66 18 -54 30 -60 34 -38 24 -28 -24 -28
part blue = paint a : l_ ~ 9 -40 -20 -66 -30 -74 -50 ; l_ ~ 9 40 -20 66 -30 74 -50 ; l_ ~ 9 -50 20 -76 20 -84 34 ; l_ ~ 9 50 20 76 20 84 34 ; l_ ~ 9 -44 54 -66 64 -70 84 ; l_ ~ 9 44 54 66 64 70 84 ; o_ ~ 0 20 54 66 ; p_ ~ -34 -38 -30 -60 -18 -54 -10 -66 0 -58 10 -66 18 -54 30 -60 34 -38 24 -28 -24 -28
part lines = poke k : z_ a- 4 0 -8 0 85 ; l_ a- 4 -49 -8 0 -16 49 -8 ; l_ a- 2.6 -20 -4 -32 30 -20 70 ; l_ a- 2.6 20 -4 32 30 20 70
part gold = paint b : l_ b 4 -49 -8 0 -16 49 -8 ; z_ b 3 0 -8 0 85 ; d_ b 3.4 -13 -44 13 -44 ; l_ b 3 -20 -34 0 -30 20 -34
part gem = gem teal : o^ c 0 20 12 12 ; o_ w -4 16 3 3
scene lay

* show-jumps | 6-8 9-12 | Sports
extras world Sports: toy-animal, flower, grass, felt, toy-tree, hay, price-tag, index-card, board-game-piece, pebble, button, leaf, string, wrapping-paper, candy-wrapper, air-dry-clay, duplo-brick, confetti
appeal 3
topics horse, horses, pony, ponies, model horses, toy horses, breyer, schleich, horse show, horse jumping, show jumping, riding, equestrian, horse crazy
near riding lessons, stable, ranch, hobby horse, rodeo
colors red, blue, green free
minutes 50 65
waits 60
mess some
heart poles: paper-straw, craft-stick, chopstick, dowel, wooden-skewer, balloon-stick, plastic-straw = 5
heart stands: cardboard-tube, craft-stick, cork, spool, toy-brick, wooden-block = 4
need paint: paint, acrylic-paint, paint-marker, marker, washi-tape, electrical-tape = 3 color
nice gate: craft-stick = 6
nice wall: cereal-box, cardboard, small-box, egg-carton = 1
nice hedge: moss, crinkle-paper, fake-leaf, tissue-paper, kitchen-sponge, pine-branch = handful
nice water: aluminum-foil, felt, construction-paper = 1 sheet
nice rosette: ribbon, crepe-paper = 1 ft
nice horse: toy-animal = 1
join glue: glue when hedge; rosette; gate; stands!=cardboard-tube
tool scissors: scissors
tool ruler: ruler
tool pen: pencil
tool brush: paintbrush when paint=paint,acrylic-paint
step stripe: paint paint poles brush > stripes by cc
step stands: prepare stands glue scissors ruler > stands by cc
step cups: prepare stands glue scissors pen by tc
step color: paint paint stands brush > coats horse by cc
step poles: build poles stands gate? glue? > poles gate by cc
step wall: cut wall scissors glue > wall by cc
step hedge: glue hedge poles glue > hedge by cc
step water: arrange water scissors > water by cc
step course: play stands poles horse? by cc
step rosette: fold rosette scissors glue > rosette by cc
part water = water own : p_ light-blue 20 70 92 70 98 92 26 92
part wall = wall a : r^ ~ -68 18 40 52 3 ; z_ w 2 -88 6 -48 6 ; z_ w 2 -88 19 -48 19 ; z_ w 2 -88 32 -48 32 ; z_ w 2 -68 -6 -68 6 ; z_ w 2 -78 6 -78 19 ; z_ w 2 -58 6 -58 19 ; z_ w 2 -68 19 -68 32
part gate = gate wood : r^ wood 6 38 8 24 1 ; r^ wood 17 38 8 24 1 ; r^ wood 28 38 8 24 1 ; r^ wood 39 38 8 24 1 ; r_ wood- 22 33 46 4 1 ; r_ wood- 22 44 46 4 1
part stands = stands kraft : tube ~ -28 -34 18 76 ; tube ~ 72 -34 18 76 ; tube ~ -80 58 16 40 ; tube ~ 16 58 16 40
part coats = paint b : r_ b -28 -22 18 10 ; r_ b 72 -22 18 10 ; r_ b -28 36 18 10 ; r_ b 72 36 18 10 ; r_ b -80 92 16 8 ; r_ b 16 92 16 8
part poles = poles own : r^ w 22 -12 116 8 3 ; r^ w 22 10 116 8 3 ; r^ w 22 32 116 8 3 ; r^ w -32 74 88 7 3 ; r^ w -32 92 96 7 3
part stripes = paint a : r_ a -20 -12 14 8 ; r_ a 8 -12 14 8 ; r_ a 36 -12 14 8 ; r_ a 64 -12 14 8 ; r_ c -20 10 14 8 ; r_ c 8 10 14 8 ; r_ c 36 10 14 8 ; r_ c 64 10 14 8 ; r_ a -20 32 14 8 ; r_ a 8 32 14 8 ; r_ a 36 32 14 8 ; r_ a 64 32 14 8 ; r_ c -58 74 12 7 ; r_ c -32 74 12 7 ; r_ c -6 74 12 7 ; r_ a -66 92 12 7 ; r_ a -40 92 12 7 ; r_ a -14 92 12 7
part hedge = hedge own : o^ green- 6 -18 14 7 ; o^ green 22 -19 16 8 ; o^ green- 40 -18 14 7
part horse = horse own : toy brown 64 76 46
part rosette = rosette own : f^ red -74 -66 12 20 8 0 ; o_ yellow -74 -66 10 10 ; p_ red -82 -50 -74 -48 -80 -22 -90 -26 ; p_ red -66 -50 -74 -48 -68 -22 -58 -26
scene stand

* sleep-mask | 6-8 9-12 13+ | -
extras head: lace
topics sleepover, slumber party, sleep mask, eye mask, spa day, spa, pajama party, travel, sewing, hand sewing, gift for mom, gift for a friend, self-care, exam stress, relax, bedtime, birthday party, best friends
colors light blue, pink, navy free
minutes 95 70 75
mess low
heart outside: fabric-scrap, felt, old-t-shirt, pillowcase, bandana = 1 piece
heart lining: felt, old-towel, fabric-scrap, scarf = 1 piece
heart band: sewing-elastic, tights, beading-elastic = 14 in
need sew: sewing-thread, embroidery-floss = 6 ft
need plan: paper, cereal-box, newspaper = 1 sheet
nice stitch: embroidery-floss = 3 ft
nice trim: lace, ric-rac, ribbon = 20 in
nice ears: felt, faux-fur = 2 scrap
nice pins: pin, clothespin = 6
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: pencil, chalk
step pattern: draw plan pen scissors by ccc
step cut: cut outside lining plan scissors > base by tcc
step lashes: sew stitch outside needle > lashes by tcc
step ears: cut ears scissors > ears by ccc
step band: sew band lining sew needle > band by tcc
step pin: build outside lining pins by ccc
step around: sew outside lining sew needle > mask seam by tcc
step trim: sew trim outside sew needle > trim by tcc
step wear: test outside band by ccc
part band = band b : l^ ~- 9 -84 -10 -60 -62 0 -78 60 -62 84 -10
part ears = ears own : p^ pink -66 -26 -58 -66 -26 -36 ; p^ pink 66 -26 58 -66 26 -36
part base = lining c : b^ ~ -90 -4 -76 -36 -40 -44 0 -36 40 -44 76 -36 90 -4 78 36 44 48 14 38 0 18 -14 38 -44 48 -78 36
part mask = outside a : b^ ~ -86 -4 -72 -32 -38 -40 0 -32 38 -40 72 -32 86 -4 74 32 42 44 16 34 0 12 -16 34 -42 44 -74 32
part seam = sew w : stitch w -70 -28 -30 -36 5 ; stitch w 70 -28 30 -36 5 ; stitch w -74 26 -40 40 5 ; stitch w 74 26 40 40 5
part lashes = stitch navy : l^ k 4 -64 0 -42 14 -20 0 ; z_ k 3 -60 6 -66 14 ; z_ k 3 -50 12 -54 22 ; z_ k 3 -36 12 -32 22 ; z_ k 3 -24 6 -18 14 ; l^ k 4 20 0 42 14 64 0 ; z_ k 3 24 6 18 14 ; z_ k 3 36 12 32 22 ; z_ k 3 50 12 54 22 ; z_ k 3 60 6 66 14
part trim = trim own : c_ w -84 8 -40 48 6 5 ; c_ w 40 48 84 8 6 5
scene lay

* skate-park | 6-8 9-12 13+ | Sports
extras world Sports: wood-scrap, wooden-block, hardcover-book, magazine, board-game-piece, paper-cup, index-card, LED-light, flashlight
appeal 3
topics skateboard, skateboarding, skater, skate park, skatepark, half pipe, quarter pipe, ramp, ramps, fingerboard, finger skateboard, tech deck, tricks, x games, street style, stunts
near scooter, bmx
colors gray, orange, blue
minutes 60 80 90
waits 60
mess some
heart ramp: cardboard, cereal-box, cardboard-box, foam-board = 2
heart sticks: craft-stick, wooden-skewer, paper-straw, chopstick = 4
need wheels: bead, wooden-bead, button = 4
need axle: craft-wire, paper-clip, toothpick, wooden-skewer = 2
nice grip: sandpaper, electrical-tape, felt = 1 scrap
nice paint: acrylic-paint, paint, paint-marker, marker, permanent-marker = 3 color
nice tag: sticker, washi-tape = 1 sheet
join glue: glue
join tape: masking-tape, tape, duct-tape
tool scissors: scissors
tool ruler: ruler
tool pen: pencil
tool brush: paintbrush when paint=acrylic-paint,paint
step side: cut ramp pen ruler scissors by tcc
step curve: glue ramp tape > quarter by tcc
step box: fold ramp tape ruler > funbox by ccc
step rail: glue sticks ramp glue > rail by ccc
step deck: glue sticks glue scissors > deck by tcc
step grip: glue grip sticks glue scissors > grip by ccc
step trucks: build axle wheels sticks tape > trucks by tcc
step paint: paint paint ramp brush > art by ccc
step tag: decorate tag ramp > tag by ccc
step ride: play sticks by ccc
part quarter = ramp own : p^ kraft- -98 70 -98 -40 -86 -40 -84 70 ; p^ kraft -98 -40 -70 -40 -66 0 -50 34 -20 58 16 70 -98 70 ; l_ kraft-- 3 -70 -40 -66 0 -50 34 -20 58 16 70
part funbox = ramp own : p^ kraft 26 70 44 38 82 38 98 70 ; p^ kraft+ 44 38 52 28 88 28 82 38
part art = paint own : l_ gray 5 -70 -40 -66 0 -50 34 -20 58 16 70 ; p_ gray 44 38 52 28 88 28 82 38 ; s_ orange -74 40 6 20 9 ; l_ blue 4 -90 0 -80 -10 -76 6 ; s_ blue 62 54 5 11 5
part rail = sticks own : z^ wood 5 20 8 96 4 ; z wood 4 30 8 30 30 ; z wood 4 86 5 86 28
part deck = sticks own : q^ wood 6 -62 -38 14 -72 22 -66 22 -58 -52 -24 -64 -28
part grip = grip k : q_ k 5 -56 -38 12 -68 16 -62 -52 -30
part trucks = wheels c : o^ ~ -38 -22 9 9 ; o_ k -38 -22 3 3 ; o^ ~ 10 -46 9 9 ; o_ k 10 -46 3 3
part tag = tag yellow : q_ yellow 3 -94 52 -74 52 -74 64 -94 64 ; z_ k 2 -90 58 -78 58
scene stand
`;
