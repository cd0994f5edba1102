/** More crafts that begin with an odd thing from the drawer, for hands of six years and more. */
export const shelf = `
* night-city-of-bags | 4-5 6-8 9-12 | Superheroes
extras world Superheroes: toy-car, duct-tape, toy-tree, cork, board-game-piece, pom-pom, flashlight, confetti, flower, index-card, net-bag, peg-doll, moss, glass-gem
appeal 1
topics city, superhero, superheroes, skyline, buildings, rooftops, new york, town, hero city, night city, villain, rescue, lunch bags, paper bags, neighborhood
colors navy, yellow, red free
minutes 60 45 50
mess low
heart bags: paper-bag, milk-carton, cereal-box, envelope = 4
heart hero: cardstock, toy-animal, toy-brick, peg-doll, clothespin, craft-stick, construction-paper, paper = 1
need windows: sticky-note, construction-paper, sticker, masking-tape, washi-tape, paper, felt = 1 sheet
need pens: marker, crayon, chalk, paint = 3 color
need stuff: newspaper, tissue-paper, junk-mail, packing-paper = 4 page when bags=paper-bag,envelope
need zip: string, yarn, ribbon, rope = 6 ft
nice lights: LED-tea-light, glow-stick, string-light, flashlight = 1
nice cape: fabric-scrap, felt, paper-napkin, ribbon, tissue-paper, crepe-paper = 1 scrap
need hook: paper-clip, pipe-cleaner, plastic-straw, paper-straw, twist-tie = 1
join tape: tape, masking-tape, glue-stick
tool brush: paintbrush when pens=paint
tool scissors: scissors
step draw: draw pens bags brush? > doors by ccc
step windows: cut windows scissors bags tape > windows by tcc
step stuff: fill bags stuff? tape > bags by ccc
step streets: arrange bags lights? by ctc
step hero: prepare hero pens scissors > hero by tcc
step cape: tape cape hero tape > cape by ccc
step hook: build hook hero tape > hook by ccc
step zip: tie zip hook > zip by ttc
step fly: play hero zip by ccc
part zip = zip own : l_ ~ 3 -98 -84 98 -46
part bags = bags own : r^ tan -70 44 44 96 2 ; r^ tan -24 26 42 132 2 ; r^ tan 26 50 46 84 2 ; r^ tan 74 34 42 116 2
part doors = pens k : r_ k -70 84 12 16 ; r_ k -24 84 12 16 ; r_ k 26 84 12 16 ; r_ k 74 84 12 16
part windows = windows b : r_ ~ -80 14 10 10 ; r_ ~ -60 14 10 10 ; r_ ~ -80 36 10 10 ; r_ ~ -60 58 10 10 ; r_ ~ -34 -20 10 10 ; r_ ~ -14 -20 10 10 ; r_ ~ -34 4 10 10 ; r_ ~ -14 28 10 10 ; r_ ~ -34 52 10 10 ; r_ ~ 16 26 10 10 ; r_ ~ 36 26 10 10 ; r_ ~ 16 50 10 10 ; r_ ~ 64 -6 10 10 ; r_ ~ 84 -6 10 10 ; r_ ~ 84 18 10 10 ; r_ ~ 64 42 10 10
part cape = cape c : p^ c -6 -52 8 -52 -34 -26
part hero = hero b : o^ tan 4 -54 8 ; t^ blue 4 -46 7 4 -26 6 ; l^ blue 5 4 -42 24 -54 ; l^ red 5 2 -24 -6 -12 ; l^ red 5 6 -24 10 -10
part hook = hook own : l_ silver 3 4 -60 4 -66
scene stand

* jungle-in-a-flowerpot | 4-5 6-8 9-12 | Jungle, Nature
extras pot: driftwood, snail-shell, sea-glass, moss, aluminum-foil, crystal, glass-gem, leaf, flag, stick, raffia
extras world Jungle: moss, snail-shell, candy-wrapper, feather, flower, petal, bead, pipe-cleaner, glass-gem, sea-glass, peg-doll
topics jungle, rainforest, houseplant, plant, plants, monkey, tiger, explorer, small world, windowsill, safari, tiny world, indoor garden, plant care
near tarzan, fairy garden
colors green, brown, orange
minutes 35 40 40
mess some
heart plant: potted-plant, air-plant, fern-frond, fake-leaf, ivy = 1
heart animals: toy-animal, toy-brick, clothespin, play-dough, modeling-clay, toy-tree = 3
need vine: string, yarn, raffia, twist-tie, pipe-cleaner, ribbon = 12 in
nice swing: craft-stick, stick, toothpick, bark, cork = 2
nice path: pebble, stone, sand, moss, dried-bean, bark = 1 handful
nice pool: bottle-cap, plastic-lid, aluminum-foil, metal-lid, plastic-mirror = 1
nice leaves: construction-paper, felt, craft-foam, leaf, tissue-paper = 1 scrap
need sign: craft-stick, paper, index-card, toothpick, price-tag = 1
need pot: terracotta-pot, plastic-tub, can, yogurt-pot, ceramic-mug, glass-jar = 1 when plant=air-plant,fern-frond,fake-leaf,ivy
tool pen: marker, pencil
tool scissors: scissors when leaves
step look: prepare plant pot? > plant by ccc
step path: arrange path plant > path by tcc
step pool: arrange pool plant > pool by tcc
step leaves: cut leaves scissors plant > leaves by tcc
step vine: tie vine plant > vine by tcc
step swing: tie swing vine > swing by tcc
step animals: arrange animals plant > animals by ccc
step sign: draw pen sign > sign by ccc
step journey: play animals by ccc
part plant = plant own : p^ orange -60 26 60 26 46 96 -46 96 ; r^ orange 0 26 132 16 3 ; j^ green 0 26 -70 -50 20 ; j^ green 0 26 70 -56 20 ; j^ green+ 0 26 -30 -88 18 ; j^ green+ 0 26 34 -90 18 ; j^ green 0 26 -90 -4 16 ; j^ green 0 26 92 -8 16
part path = path tan : d_ tan 5 -40 18 -26 14 -12 18 4 14 18 18
part pool = pool light-blue : o_ light-blue 40 16 16 6
part leaves = leaves green : j^ green- 54 20 70 -10 8 ; j^ green- -54 20 -62 -16 8
part vine = vine own : l_ brown 3 -56 -36 -20 -14 30 -20 54 -42
part swing = swing own : z_ brown 2 -10 -14 -10 10 ; z_ brown 2 14 -16 14 10 ; l^ wood 6 -16 10 20 10
part animals = animals own : toyanimal orange -36 16 26 ; toyanimal brown 8 8 20 ; toyanimal gray 68 22 22
part sign = sign own : l_ wood 5 -78 30 -78 -20 ; r^ w -78 -28 34 20 2 ; z_ k 2 -90 -28 -66 -28
scene stand

* napkin-bunny | 4-5 6-8 9-12 | Animals
extras puppet: gift-bow, flower
topics bunny, rabbit, easter, easter table, napkin folding, place setting, mouse, handkerchief, quiet play, table decoration, easter brunch, finger puppet, travel toy, waiting room
near church, grandma, cinderella
variant bunny | Animals, Seasons | white, pink | bunny, rabbit, easter, easter bunny, spring
variant mouse | Animals, Fairy Tales | gray, pink | mouse, mice
minutes 35 25 25
mess low
heart cloth: cloth-napkin, bandana, fabric-scrap, old-towel = 1
need band: rubber-band, hair-tie, ribbon, string, yarn, twist-tie = 1
need face: marker, fabric-marker, button, googly-eye, felt-sticker = 2
nice tail: pom-pom, cotton-ball, felt-ball = 1
nice bow: ribbon, yarn, lace = 10 in
nice egg: egg-shaped-plastic-shell, egg, candy, small-box = 1
join glue: glue when face=button,googly-eye; tail
step flat: fold cloth by ccc
step roll: roll cloth by tcc
step bend: fold cloth by ccc
step tie: tie band cloth > bunny mouse by ttc
step ears: shape cloth by ccc
step face: decorate face cloth glue? > face by ccc
step tail: glue tail cloth glue > tail by ccc
step bow: tie bow cloth > bow by tcc
step egg: arrange egg cloth > egg by ccc
step hop: play cloth by ccc
part egg = egg own : o^ light-blue 0 74 30 20
part bunny@bunny = cloth a : b^ ~ -46 70 -56 20 -30 -6 0 -12 30 -6 56 20 46 70 0 80 ; b^ ~ -12 -6 -34 -60 -26 -94 -10 -88 0 -40 10 -88 26 -94 34 -60 12 -6 ; b_ b -18 -40 -24 -80 -14 -78 ; b_ b 18 -40 24 -80 14 -78
part mouse@mouse = cloth a : b^ ~ -46 70 -56 20 -30 -6 0 -12 30 -6 56 20 46 70 0 80 ; o^ ~ -38 -30 26 24 ; o^ ~ 38 -30 26 24 ; o_ b -38 -30 15 13 ; o_ b 38 -30 15 13
part face = face k : o_ k -16 22 5 7 ; o_ k 16 22 5 7 ; o_ b 0 36 5 4 ; l_ k 2 -8 42 0 47 8 42
part tail = tail w : pompom w 50 62 14
part bow = bow b : p^ b 0 -8 -22 -20 -22 6 ; p^ b 0 -8 22 -20 22 6 ; o^ b 0 -8 6
scene stand

* dragon-on-a-hoard | 4-5 6-8 9-12 | Fantasy, Fairy Tales
extras world Fantasy: cardboard, cardboard-box, shoebox, coin, bread-tag, candy-wrapper, button, metallic-paper, flag, crystal, cork-sheet, tissue-paper, charm, packing-paper, flashlight, stick-on-gem, play-dough
topics dragon, dragons, treasure, gold, hoard, cave, jewels, smaug, quest, guardian, jewelry dish, desk decoration, year of the dragon
near knight, jewelry, castle
colors green, gold, red free
minutes 65 50 55
waits 240
mess some
heart dough: air-dry-clay, salt-dough, modeling-clay, play-dough = 1
heart gold: old-jewelry-piece, coin, stick-on-gem, glass-gem, charm, crystal, button, bead, mosaic-tile, sequin, bottle-cap, metal-washer = 1 handful
need floor: cardboard, wood-slice, paper-plate, cork-sheet, coaster = 1
nice wings: leaf, feather, felt, fake-leaf, craft-foam, construction-paper, aluminum-foil = 2
need color: metallic-paint, acrylic-paint, paint, marker, permanent-marker = 2 color
nice rocks: stone, pebble, bark, driftwood = 4
need tool: toothpick, pencil, plastic-fork, craft-stick
tool brush: paintbrush when color=metallic-paint,acrylic-paint,paint
step hill: shape dough floor > hill floor by ccc
step body: shape dough > dragon by tcc
step head: shape dough by ccc
step scales: poke tool dough > scales by tcc
step wings: build wings dough > wings by ccc
step gold: arrange gold dough > gold by ccc
step dry: dry dough by ccc
step color: decorate color dough brush? by ccc
step rocks: arrange rocks floor > rocks by ccc
step guard: play floor by ccc
part floor = floor own : o^ tan 0 74 94 24
part hill = dough tan : b^ tan -76 74 -50 36 0 24 50 36 76 74
part gold = gold own : d_ gold 6 -56 66 -40 54 -22 44 -4 38 16 42 34 50 52 62 -28 64 -8 58 14 62 34 68 ; d_ red 5 -48 74 4 72 44 76 ; d_ light-blue 5 -12 74 24 76
part wings = wings c : b^ c -14 2 -60 -50 -70 -10 -50 -6 -48 12 -30 10 ; b^ c 14 2 60 -50 70 -10 50 -6 48 12 30 10
part dragon = dough a paint color a : l^ ~ 24 -70 54 -50 20 -6 10 36 26 30 52 -6 56 ; l^ ~ 10 -70 54 -90 66 -96 50 ; l^ ~ 20 10 14 14 -26 2 -48 ; b^ ~ -30 -50 -6 -70 20 -64 28 -46 6 -36 -26 -38 ; p_ gold 16 -60 30 -84 26 -56 ; o_ gold -2 -56 5 ; o_ k -2 -56 2
part scales = tool k : l_ ~ 2 -52 26 -46 20 -40 26 ; l_ ~ 2 -30 18 -24 12 -18 18 ; l_ ~ 2 -4 16 2 10 8 16 ; l_ ~ 2 22 26 28 20 32 28
part rocks = rocks gray : b^ gray -94 82 -84 62 -70 66 -64 84 ; b^ gray 66 84 74 64 88 66 94 82
scene stand

* toolbox-bugs | 4-5 6-8 9-12 13+ | Bugs
extras world Bugs: leaf, moss, stone, pebble, wood-slice, metal-washer, potted-plant, air-plant, flower, paper-strip
topics bugs, insects, insect, beetle, ant, spider, robot bug, steampunk, nuts and bolts, dad's workshop, toolbox, hardware, father's day, recycling
near garage, garden decoration, metal
colors silver, gold, red free
minutes 55 40 45 45
mess low
heart body: nuts-and-bolts, metal-washer, spool, curtain-ring, old-key = 3
heart legs: pipe-cleaner, twist-tie, craft-wire = 6
nice shell@4-5: bottle-cap, button, seashell, coin, felt = 3
nice shell@6-8,9-12,13+: bottle-cap, button, seashell, walnut-shell, coin, felt = 3
nice eyes: bead, googly-eye, sticker, sequin = 6
nice wings: leaf, aluminum-foil, cellophane, candy-wrapper, tulle, feather = 6
nice home: stone, leaf, bark, moss, driftwood, plastic-lid = 3
join tape: duct-tape, tape, electrical-tape when shell; eyes; wings
tool scissors: scissors
step sort: arrange body > body by cccc
step legs: cut legs scissors by ttcc
step through: thread legs body > legs by ttcc
step bend: shape legs by cccc
step feelers: shape legs body > feelers by ttcc
step wings: tape wings body tape > wings by cccc
step shell: tape shell body tape > shell by cccc
step eyes: tape eyes body tape > eyes by cccc
step home: arrange home body > home by cccc
step race: play body by cccc
part home = home own : b^ gray -90 90 -70 66 60 62 92 90
part legs = legs own : l^ b 4 -58 -20 -84 -36 -92 -14 ; l^ b 4 -58 -12 -88 -10 -94 10 ; l^ b 4 -30 -20 -6 -36 2 -14 ; l^ b 4 -30 -12 -2 -10 4 10 ; l^ b 4 -54 -4 -76 14 ; l^ b 4 -34 -4 -14 14 ; l^ c 4 32 42 6 26 -2 46 ; l^ c 4 32 52 4 52 0 70 ; l^ c 4 64 42 88 26 96 46 ; l^ c 4 64 52 90 52 96 70 ; l^ c 4 36 58 18 76 ; l^ c 4 60 58 80 76 ; l^ a 4 -42 60 -66 48 -76 62 ; l^ a 4 -42 68 -68 70 -76 84 ; l^ a 4 -30 60 -6 48 4 62 ; l^ a 4 -30 68 -4 70 4 84
part wings = wings own : j^ light-blue -50 -26 -84 -60 11 ; j^ light-blue -38 -26 -4 -60 11 ; j^ light-blue 42 36 12 2 11 ; j^ light-blue 54 36 86 2 11
part body = body own : s^ silver -44 -36 6 20 17 ; s^ silver -44 -6 6 24 21 ; o_ gray -44 -6 10 ; s^ silver 48 26 6 20 17 ; s^ silver 48 56 6 24 21 ; o_ gray 48 56 10 ; s^ silver -36 46 6 15 13 ; s^ silver -36 68 6 18 16
part shell = shell a : o^ red -44 -4 19 ; z_ k 2 -44 -22 -44 14 ; o^ gold 48 58 19 ; z_ k 2 48 40 48 76 ; o^ light-blue -36 70 14 ; z_ k 2 -36 57 -36 83
part feelers = legs b : l_ ~ 3 -50 -52 -60 -76 ; l_ ~ 3 -38 -52 -28 -76 ; l_ c 3 42 10 32 -12 ; l_ c 3 54 10 64 -12 ; l_ a 3 -40 34 -50 20 ; l_ a 3 -32 34 -22 20
part eyes = eyes own : o_ w -51 -40 6 ; o_ k -51 -40 3 ; o_ w -37 -40 6 ; o_ k -37 -40 3 ; o_ w 41 22 6 ; o_ k 41 22 3 ; o_ w 55 22 6 ; o_ k 55 22 3 ; o_ w -41 44 5 ; o_ k -41 44 2.5 ; o_ w -31 44 5 ; o_ k -31 44 2.5
scene lay

* villain-tower-catapult | 4-5 6-8 9-12 | Superheroes
extras game: craft-foam, dried-bean, masking-tape, ticket-stub
appeal 3
topics superhero, super hero, villain, villains, bad guys, catapult, party game, knock down, game, target game, rescue the city, superhero party, birthday party, game for two, rainy day
colors red, blue, yellow free
minutes 45 35 40
mess low
heart cups@4-5: paper-cup, cardboard-tube, foam-cup = 6
heart cups@6-8,9-12: paper-cup, plastic-cup, cardboard-tube, yogurt-pot, foam-cup = 6
need spoon: ruler, plastic-spoon, wooden-spoon, metal-spoon, craft-stick = 1
heart ammo: pom-pom, marshmallow, cotton-ball, felt-ball, packing-peanut, aluminum-foil = 5
need sticks: pencil, cardboard-tube, spool, chopstick, dowel, craft-stick = 1
need bands: rubber-band, hair-tie, loom-band, duct-tape, masking-tape = 2
nice cards: playing-card, index-card, cardstock = 3
need pens: permanent-marker, marker, paint-marker = 3 color
nice sign: sticker, stick-on-gem = 1
nice score: index-card, sticky-note, paper = 1
join glue: tape, masking-tape
step faces: draw pens cups > cups faces by ccc
step roller: build bands sticks spoon > catapult by ttc
step hero: decorate sign spoon > hero by ccc
step trial: test spoon ammo by ccc
step tower: arrange cups cards? > cards by ccc
step line: prepare glue by ccc
step fire: play spoon ammo cups > ammo by ccc
step score: draw pens score by tcc
part cups = cups own : cupdown w -10 44 36 42 ; cupdown w 30 44 36 42 ; cupdown w 70 44 36 42 ; cupdown w 10 0 36 42 ; cupdown w 50 0 36 42 ; cupdown w 30 -44 36 42
part faces = pens k : z_ k 2.5 20 -28 27 -24 ; z_ k 2.5 40 -28 33 -24 ; l_ k 2.5 22 -10 30 -16 38 -10 ; z_ k 2.5 0 16 7 20 ; z_ k 2.5 20 16 13 20 ; l_ k 2.5 4 32 10 28 16 32 ; z_ k 2.5 40 16 47 20 ; z_ k 2.5 60 16 53 20 ; l_ k 2.5 44 32 50 28 56 32 ; z_ purple 6 -22 74 2 74 ; z_ purple 6 18 74 42 74 ; z_ purple 6 58 74 82 74
part cards = cards own : r_ red 10 43 60 3 ; r_ red 54 43 56 3 ; r_ red 30 -1 60 3
part catapult = spoon own : r^ tan -66 76 44 14 4 ; l^ wood 7 -46 66 -84 24 ; o^ wood -88 18 12 10 ; z_ a 3 -76 68 -58 84
part hero = sign b : bits own 1.2 -88 18
part ammo = ammo own : pompom yellow -88 10 9 ; pompom yellow -40 -34 9 ; pompom red -92 90 8 ; pompom blue -74 94 8 ; pompom yellow -54 92 8
scene stand

* sliding-trombone | 4-5 6-8 9-12 | Music
extras sound: sticker, stick-on-gem, ribbon
appeal 1
topics trombone, trumpet, brass band, marching band, instrument, jazz, parade, orchestra, band, horn, new orleans, musical instrument, fanfare, school band
colors gold, yellow, red free
minutes 45 35 40
mess low
heart tube: cardboard-tube = 1
heart bell: funnel, paper-cup, party-hat, cardstock, plastic-cup, construction-paper = 1
need slide: paper, construction-paper, wrapping-paper, cardstock, magazine, packing-paper = 1 sheet
nice coat: aluminum-foil, metallic-paper, metallic-paint, paint, acrylic-paint, washi-tape = 1 sheet
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush when coat=paint,acrylic-paint,metallic-paint
tool scissors: scissors
step coat: decorate coat tube tape brush? > coat by ccc
step slide: roll slide tube tape scissors > slide by ttc
step glide: test slide tube > tube by ccc
step bell: build bell slide tape scissors > bell by ttc
step lips: test tube by ccc
step tune: play slide tube by ccc
part slide = slide own : r^ ~ 34 0 88 26 4 ; r_ ~- 34 9 88 6
part tube = tube own : r^ tan -42 0 100 32 4 ; r_ tan- -42 11 100 6
part coat = coat a : r_ ~ -46 0 70 32 2
part bell = bell a : p^ ~ 66 -10 96 -44 96 44 66 10 ; o_ ~- 96 0 8 43
scene lay

* as-long-as-a-t-rex | 4-5 6-8 9-12 | Dinosaurs
appeal 1
topics dinosaur, dinosaurs, t rex, tyrannosaurus, brachiosaurus, measuring, how big, life size, math, sidewalk, museum, science, birthday party, dinosaur party
near backyard, park, size
colors green, red, yellow free
minutes 55 40 45
mess low
place outdoors
heart line: string, yarn, rope, ribbon, crepe-paper, cotton-cord = 14 yd
heart ruler: ruler
need marks: craft-stick, paper-strip, clothespin, sticky-note, index-card, flag, fabric-scrap, masking-tape, ribbon = 6
need pens: marker, permanent-marker, sidewalk-chalk, chalk, crayon = 2 color
nice spool: cardboard-tube, spool, stick, cardboard = 1
nice chalk: sidewalk-chalk, chalk, sand, stick, stone = 1
nice tooth: construction-paper, cardstock, felt, paper, cardboard = 1 sheet
tool scissors: scissors
step guess: prepare marks by ccc
step measure: prepare line ruler scissors > line by ttc
step signs: draw pens marks > marks by tcc
step tie: tie marks line by ttc
step tooth: cut tooth scissors ruler > tooth by tcc
step roll: roll line spool > spool by ccc
step lay: arrange line by ccc
step draw: draw chalk line > outline by ccc
step lie: play line by ccc
part line = line own : l_ tan 4 -96 78 -40 70 20 78 78 66
part spool = spool own : r^ tan 84 62 20 44 3
part outline = chalk a : b_ ~ -90 40 -60 10 -20 0 10 -30 16 -66 40 -80 76 -70 78 -46 50 -40 48 -10 30 20 34 56 18 56 8 30 -20 34 -28 60 -44 60 -40 34 -70 40 ; l_ ~ 6 40 -8 54 2 ; o_ w 52 -66 5
part marks = marks own : r^ yellow -80 84 22 14 1 ; r^ red -30 78 22 14 1 ; r^ yellow 20 86 22 14 1
part tooth = tooth w : x^ w -78 -52 12 26 180
scene lay

* wrapper-fish-bowl | 4-5 6-8 9-12 | Ocean
extras world Ocean: pebble, seashell, sea-glass, snail-shell
appeal 1
topics fish, aquarium, fish tank, goldfish, halloween candy, candy wrappers, recycling, under the sea, fish bowl, sea
near candy, pets, party, coral reef, jar
colors orange, blue, green free
minutes 45 35 40
mess low
heart wrappers: candy-wrapper, cellophane, tissue-paper, cupcake-liner = 5
heart bowl: plastic-cup, plastic-jar, glass-jar, plastic-tub = 1
need line: sewing-thread, string, embroidery-floss, yarn, fishing-line = 2 ft
need ties: twist-tie, rubber-band, pipe-cleaner, string, yarn = 5
nice weed: tissue-paper, crepe-paper, cellophane, yarn, ribbon, paper-strip, felt = 4 strip
nice floor: sand, pebble, rice, seashell, kinetic-sand, dried-bean, glass-gem = 1 handful
nice bubbles: bubble-wrap, sequin, sticker, bead = 1 scrap
nice eyes: googly-eye, sticker = 10
join tape: tape, masking-tape, washi-tape
tool pen: permanent-marker, marker
tool scissors: scissors
step fold: fold wrappers scissors? by tcc
step tie: tie ties wrappers > fish by tcc
step eyes: decorate eyes wrappers tape? > eyes by ccc
step face: prepare pen wrappers by ccc
step weed: tape weed bowl tape scissors > weed by tcc
step floor: fill floor bowl > floor by ccc
step bubbles: tape bubbles bowl tape > bubbles by ccc
step hang: tie line wrappers bowl tape scissors > lines by tcc
step swim: play bowl > bowl by ccc
part bowl = bowl light-blue : q^ light-blue 12 -76 -70 76 -70 68 92 -68 92 ; r_ w -60 6 6 110 3
part lines = line own : z_ w 1.5 -40 -74 -40 -40 ; z_ w 1.5 0 -74 0 -2 ; z_ w 1.5 42 -74 42 -46 ; z_ w 1.5 -30 -74 -34 36 ; z_ w 1.5 40 -74 40 28
part floor = floor tan : b_ tan -54 80 -20 72 24 76 54 74 58 88 -58 88
part weed = weed green : l_ green 5 -56 76 -62 50 -52 26 -60 4 ; l_ green 5 60 74 54 50 62 24 56 6 ; l_ green 5 14 76 8 58 16 40
part bubbles = bubbles w : o_ w 20 -50 5 ; o_ w 26 -30 4 ; o_ w -16 -34 4 ; o_ w 8 34 4
part fish = wrappers own : j^ orange -62 -32 -22 -32 12 ; p^ orange -62 -42 -76 -48 -76 -16 -62 -22 ; k -32 -34 3 ; j^ red 22 -38 62 -38 12 ; p^ red 22 -46 8 -52 8 -24 22 -30 ; k 52 -40 3 ; j^ yellow -18 6 22 6 12 ; p^ yellow -18 -2 -32 -8 -32 20 -18 14 ; k 12 4 3 ; j^ purple -54 44 -14 44 11 ; p^ purple -54 36 -66 32 -66 56 -54 52 ; k -24 42 3 ; j^ teal 22 36 60 36 11 ; p^ teal 22 28 10 24 10 48 22 44 ; k 50 34 3
part eyes = eyes own : bits own .62 -33 -34 51 -39 11 4 -25 43 49 34
scene stand

* keys-with-wings | 6-8 9-12 13+ | Fantasy, Fairy Tales
extras hanging: charm, crystal, bell, old-jewelry-piece
appeal 3
topics flying keys, keys, key, wizard, wizard school, magic, magic key, mobile, secret door, enchanted, steampunk, alice in wonderland, book party, magical
near fairy, fairy door
colors gold, white, silver free
minutes 40 45 50
mess low
heart keys: old-key = 5
heart wings: feather, paper, tulle, cellophane, tissue-paper, leaf, construction-paper, felt, old-book-page, lace, aluminum-foil = 10
need line: sewing-thread, string, embroidery-floss, fishing-line, yarn, ribbon = 4 yd
need bar: stick, hanger, embroidery-hoop, dowel, chopstick, driftwood, curtain-ring = 1
need body: pipe-cleaner, twist-tie, masking-tape, washi-tape, craft-wire, tape = 5
nice shine: metallic-paint, glitter-glue, metallic-pen, paint-marker = 1
tool scissors: scissors
tool pen: pencil, marker
need note: paper, index-card, sticky-note = 1
step shine: decorate shine keys > shine by ccc
step wings: prepare wings scissors > wings by ccc
step pair: build wings body > pairs by tcc
step fix: build body keys wings > keys by tcc
step spread: shape wings by ccc
step lines: tie line keys scissors > lines by tcc
step hang: tie line bar > bar by tcc
step note: draw pen note by ccc
step right: play bar by ccc
part bar = bar own : stick wood -88 -80 88 -84 9
part lines = line own : z_ w 2 -60 -80 -60 -34 ; z_ w 2 0 -82 0 -6 ; z_ w 2 60 -84 60 -40 ; z_ w 2 -34 -80 -34 46 ; z_ w 2 36 -84 36 40
part wings = wings w : j^ w -60 -24 -92 -44 10 ; j^ w -60 -24 -28 -44 10 ; j^ w 0 4 -32 -18 10 ; j^ w 0 4 32 -18 10 ; j^ w 60 -30 28 -50 10 ; j^ w 60 -30 92 -50 10 ; j^ w -34 56 -66 36 10 ; j^ w -34 56 -4 36 10 ; j^ w 36 50 4 30 10 ; j^ w 36 50 68 30 10
part pairs = body own : o_ gold -60 -24 4 ; o_ gold 0 4 4 ; o_ gold 60 -30 4 ; o_ gold -34 56 4 ; o_ gold 36 50 4
part keys = keys own : o^ gold -60 -26 9 ; o_ w -60 -26 4 ; r^ gold -60 -2 5 34 1 ; r_ gold -54 8 8 5 ; o^ gold 0 2 9 ; o_ w 0 2 4 ; r^ gold 0 26 5 34 1 ; r_ gold 6 36 8 5 ; o^ gold 60 -32 9 ; o_ w 60 -32 4 ; r^ gold 60 -8 5 34 1 ; r_ gold 66 2 8 5 ; o^ gold -34 54 9 ; o_ w -34 54 4 ; r^ gold -34 78 5 34 1 ; r_ gold -28 88 8 5 ; o^ gold 36 48 9 ; o_ w 36 48 4 ; r^ gold 36 72 5 34 1 ; r_ gold 42 82 8 5
part shine = shine gold : d_ gold+ 2 -60 4 0 32 60 -2
scene hang

* tap-dance-soles | 4-5 6-8 9-12 | Music
appeal 1
topics tap dance, dance, dancing, dance recital, dancer, rhythm, talent show, musical, percussion, tap shoes, dance party, irish dance
near ballet, music, broadway, flamenco
colors black, silver, red free
minutes 45 35 40
mess low
heart taps: bottle-cap, metal-washer, coin, metal-lid, button = 8
heart soles: cardboard, cereal-box, foam-board, pizza-box, shoebox, cork-sheet, corrugated-paper = 2
need bands: sewing-elastic, rubber-band, ribbon, shoelace, hair-tie, string = 4
need pens: marker, permanent-marker, crayon = 2 color
nice trim: ribbon-rose, gift-bow, tulle, ribbon, sticker, sequin = 2
join strong: duct-tape, waterproof-glue, tape, masking-tape
tool punch: hole-punch, pencil
tool scissors: scissors
step trace: draw pens soles by ccc
step cut: cut soles scissors > soles by ttt
step color: color pens soles > color by ccc
step taps: tape taps soles strong > taps by ccc
step sound: test soles by ccc
step bands: poke punch soles bands > bands by gtc
step trim: decorate trim bands > trim by ccc
step walk: prepare soles by tcc
step dance: play soles by ccc
part soles = soles own : b^ tan -66 -86 -34 -90 -20 -40 -30 0 -24 50 -40 90 -66 86 -74 40 -66 0 -80 -44 ; b^ tan 66 -86 34 -90 20 -40 30 0 24 50 40 90 66 86 74 40 66 0 80 -44
part color = pens c : l_ c 5 -70 -50 -30 -50 ; l_ c 5 30 -50 70 -50
part taps = taps own : o^ silver -62 -66 10 ; o^ silver -38 -68 10 ; o^ silver -62 66 10 ; o^ silver -42 70 10 ; o^ silver 62 -66 10 ; o^ silver 38 -68 10 ; o^ silver 62 66 10 ; o^ silver 42 70 10
part bands = bands k : l^ k 6 -78 -24 -50 -34 -24 -24 ; l^ k 6 24 -24 50 -34 78 -24
part trim = trim c : s_ c -50 -32 5 9 4 ; s_ c 50 -32 5 9 4
scene lay

* harvest-cart | 4-5 6-8 9-12 | Farm, Food
extras machine: bell
extras world Farm: bead, chestnut, corrugated-paper, dried-chickpea, fake-leaf, felt-ball, hay, mini-pumpkin, peg-doll, raffia, tissue-paper
topics farm, farmers market, harvest, vegetables, fall, farm stand, fruit, wagon, cart, thanksgiving, garden, pumpkin patch, market, pretend play, farmer
near grocery, tractor
colors green, orange, red free
minutes 40 45 45
mess some
heart bed: berry-basket, egg-carton, small-box, milk-carton, shoebox, basket, plastic-tub = 1
heart crop: play-dough, modeling-clay, air-dry-clay, pom-pom, felt, crepe-paper, tissue-paper = 3 color
need wheels: plastic-lid, bottle-cap, cardboard, old-CD, metal-lid, spool, cereal-box = 4
need axles: wooden-skewer, paper-straw, plastic-straw, chopstick, pencil, dowel, stick = 2
nice hay: hay, raffia, crinkle-paper, grass, corn-husk, yarn, paper-strip = 1 handful
nice animal: toy-animal = 1
need pull: string, yarn, ribbon, shoelace, rope = 24 in
need sign: cardstock, index-card, craft-stick, paper, construction-paper = 1
join tape: tape, masking-tape, duct-tape
tool pen: marker, crayon, pencil
tool scissors: scissors when wheels=cardboard,cereal-box
step wheels: prepare wheels scissors? > wheels by gtc
step holes: poke axles wheels by gtc
step axles: tape axles bed tape > axles by tcc
step pull: tie pull bed > pull by tcc
step hay: arrange hay bed > hay by ccc
step crop: shape crop > crop by ccc
step load: arrange crop bed > bed by ccc
step sign: draw pen sign bed tape > sign by ccc
step animal: tie animal pull > animal by ccc
step sell: play bed by ccc
part pull = pull own : l_ tan 4 60 44 80 50 94 40
part hay = hay gold : l_ gold 4 -64 -2 -40 -12 -10 -4 24 -12 60 -2
part crop = crop own : o^ orange -44 -14 17 15 ; o_ green -44 -28 4 5 ; o^ red -12 -20 15 ; o_ green -12 -34 5 3 ; p^ orange 10 -2 24 -36 36 -2 ; j^ green 24 -34 16 -56 5 ; j^ green 24 -34 34 -54 5 ; y^ green 52 -16 16 14 8 0.25
part bed = bed own : p^ green -76 -4 72 -4 60 50 -64 50 ; z_ tan 3 -70 16 66 16 ; z_ tan 3 -68 34 63 34
part axles = axles own : r_ wood -40 54 12 6 ; r_ wood 36 54 12 6
part wheels = wheels own : o^ a -40 62 24 ; o_ w -40 62 6 ; o^ a 36 62 24 ; o_ w 36 62 6
part sign = sign w : r^ w 0 26 64 22 2 ; z_ k 3 -24 26 24 26
part animal = animal own : toyanimal brown 86 82 34
scene stand

* hayloft-pulley | 4-5 6-8 9-12 | Farm
extras machine: flag, cardboard-letter
extras world Farm: clover, craft-stick, crinkle-paper, felt, grass, hay, kitchen-sponge, moss, peg-doll, raffia, stick, stone, toy-animal, toy-brick, toy-tree, wood-slice
topics barn, farm, pulley, simple machine, simple machines, hay, hayloft, engineering, science, farmer, invention, physics
near elevator, crane, tractor, farm animals
colors red, white, yellow
minutes 65 50 55
mess low
heart box: shoebox, cardboard-box, milk-carton, cereal-box, tissue-box = 1
heart wheel: spool, bottle-cap, cardboard-tube, wooden-bead, curtain-ring, toy-wheel, bottle-cork = 1
need rope: string, yarn, cotton-cord, shoelace, embroidery-floss = 4 ft
need axle: wooden-skewer, pencil, chopstick, paper-straw, stick, dowel, toothpick = 1
heart load: hay, kitchen-sponge, corn-husk, grass, raffia, small-box, cork, wheat-stalk, yogurt-pot, bottle-cap = 2
need color: paint, construction-paper, marker, crayon, acrylic-paint = 2 color
nice hook: paper-clip, pipe-cleaner, twist-tie = 1
nice animals: toy-animal = 3
join tape: tape, masking-tape, duct-tape
join glue: glue-stick, glue when color=construction-paper
tool brush: paintbrush when color=paint,acrylic-paint
tool scissors: scissors
step barn: decorate color box brush? glue? scissors? > box by tcc
step doors: cut box scissors > doors by ggt
step floor: prepare box tape scissors > loft by gtc
step axle: poke axle box wheel > axle wheel by ggt
step rope: thread rope wheel > rope by ttc
step hook: tie rope hook > hook by ttc
step bale: tie load rope scissors > bale by ttc
step animals: arrange animals box > animals by ccc
step haul: play rope load by ccc
part box = box own paint barn a : b^ a -60 96 -60 -20 -40 -60 0 -84 40 -60 60 -20 60 96 ; z_ w 4 -60 -20 -40 -60 0 -84 40 -60 60 -20
part doors = box k : r_ k 0 66 52 58 ; r_ k 0 -20 34 36 ; z_ w 3 -26 37 -26 94 ; z_ w 3 26 37 26 94 ; z_ w 3 -26 37 26 37
part loft = box tan : r_ tan 0 2 60 6
part axle = axle own : l_ wood 5 0 -62 78 -62
part wheel = wheel own : o^ wood 74 -62 12 ; o_ k 74 -62 3
part rope = rope own : l_ tan 3 64 -60 62 10 ; l_ tan 3 86 -60 88 60
part hook = hook silver : a_ silver 62 14 6 3 -90 160
part bale = load gold : r^ gold 62 34 30 26 3 ; z_ tan 2 54 22 54 46 ; z_ tan 2 70 22 70 46
part animals = animals own : toyanimal brown -8 96 30 ; toyanimal w -78 96 32 ; toyanimal pink 86 96 26
scene stand

* snack-vending-machine | 6-8 9-12 | Food
extras machine: button, keycap, stick-on-gem, sticker, candy-wrapper, washi-tape, snap-fastener, cardboard-letter, sequin, bead, glitter-glue
appeal 3
topics vending machine, snacks, snack, food, candy, shop, store, pretend play, cardboard machine, snack bar, movie night, party, invention, engineering, machine, coins, money
near lunch
colors red, white, blue free
minutes 60 70
mess low
heart box: shoebox, cereal-box, cardboard-box = 1
heart shafts: cardboard-tube, chip-can, cardstock, cereal-box = 2
heart snacks: candy, small-box, toy-brick, marshmallow, pom-pom, cork = 8
need money: coin, bottle-cap, button, plastic-lid, cardstock = 4
need pens: marker, paint, crayon, permanent-marker = 3 color
nice pane: cellophane, plastic-wrap, plastic-sleeve, contact-paper = 1 sheet
nice cover: construction-paper, wrapping-paper, aluminum-foil = 2 sheet
need slides: cardstock, craft-stick, index-card, cereal-box, cardboard = 2
join tape: tape, duct-tape, masking-tape
tool brush: paintbrush when pens=paint
tool scissors: scissors
step cover: tape cover box tape scissors > cover by cc
step windows: cut box scissors > windows by gt
step shafts: tape shafts box tape scissors > shafts by tc
step slides: cut box slides scissors > slides by gt
step pane: tape pane box tape > pane by cc
step slot: cut box scissors pens > slot by gt
step names: draw pens box brush? > names by cc
step fill: fill snacks shafts > snacks by cc
step sell: play money box > box by cc
part box = box a : r^ ~ 0 0 130 190 6
part cover = cover b : r_ ~ 0 -84 120 16 2
part windows = box w : r_ light-blue -18 -18 76 100 3 ; r_ k -18 66 80 28 3
part shafts = shafts own : r_ tan -38 -18 26 96 2 ; r_ tan 2 -18 26 96 2
part slides = slides own : r^ w -38 40 30 6 ; r^ w 2 40 30 6
part pane = pane w : z_ w 4 -50 20 -20 -60
part slot = box k : r_ k 46 -30 4 22 ; o_ silver 46 0 8
part names = pens w : z_ w 5 -44 -84 44 -84 ; d_ yellow 4 40 30 52 30 40 44 52 44
part snacks = snacks own : o_ red -38 26 10 ; o_ yellow -38 4 10 ; o_ red -38 -18 10 ; o_ yellow -38 -40 10 ; o_ light-green 2 26 10 ; o_ purple 2 4 10 ; o_ light-green 2 -18 10 ; o_ purple 2 -40 10
scene stand

* swooping-pterosaur | 4-5 6-8 9-12 | Dinosaurs
topics pterosaur, pterodactyl, pteranodon, flying dinosaur, dinosaur, dinosaurs, flying, glider, zip line, prehistoric, jurassic, dinosaur party, reptile
colors teal, brown, yellow free
minutes 55 40 45
mess low
heart wing: folder, cardstock, craft-foam, construction-paper, paper-bag, wrapping-paper = 1 sheet
heart bone: paper-straw, plastic-straw, craft-stick, wooden-skewer, dowel = 2
need line: string, yarn, fishing-line, rope, ribbon = 4 yd
need weight: paper-clip, modeling-clay, coin, binder-clip, bottle-cap, clothespin = 2
need pens: marker, crayon, colored-pencil = 3 color
nice fish: candy-wrapper, paper, felt, aluminum-foil = 1 scrap
join tape: tape, masking-tape
tool scissors: scissors
step draw: draw pens wing by tcc
step cut: cut wing scissors > wing by tcc
step color: color pens wing > marks by ccc
step bone: tape bone wing tape > bones by tcc
step runner: tape bone wing tape scissors by tcc
step fish: build fish wing tape > fish by ccc
step weight: test weight wing by ccc
step line: thread line bone by gtc
step swoop: play line wing > line by ttc
part line = line own : l_ tan 3 -98 -86 98 -30
part wing = wing a : b^ ~ 0 -40 30 -30 96 -4 60 10 40 34 10 26 0 60 -10 26 -40 34 -60 10 -96 -4 -30 -30 ; b^ ~ -10 -36 0 -62 10 -36 ; p^ ~ -6 -56 6 -56 0 -92 ; p^ ~ 4 -58 30 -44 10 -44
part bones = bone own : l_ tan 4 -80 -4 0 -20 80 -4
part marks = pens b : l_ b 3 -70 0 -40 12 -20 10 ; l_ b 3 70 0 40 12 20 10 ; d_ b 3 0 0 0 14 0 28 ; d_ k 3 -4 -48 4 -48
part fish = fish silver : j^ silver -12 -92 14 -90 6
scene hang

* pumpkin-coach | 4-5 6-8 9-12 | Fairy Tales
extras world Fairy Tales: duct-tape, paper, LED-candle, bell, dried-lentil, chestnut, cereal-box, tissue-box, gourd, clothespin, pom-pom, string-light, tissue-paper, wooden-bead, petal, sheet-music
extras machine: bell, tinsel
appeal 3
topics cinderella, coach, carriage, pumpkin, princess, fairy godmother, mice, royal wedding, midnight
near ball, glass slipper, castle, halloween
colors orange, gold, green
minutes 60 45 50
waits 60
mess some
heart body: mini-pumpkin, gourd, orange, egg-shaped-plastic-shell, foam-ball, ornament, paper-lantern, yogurt-pot, plastic-cup = 1
heart wheels: button, bottle-cap, plastic-lid, cardboard, curtain-ring, spool, wooden-craft-shape = 4
need curls: pipe-cleaner, twist-tie, craft-wire, ribbon, ivy = 4
need windows: construction-paper, felt, paper, metallic-paper, aluminum-foil, sticker = 1 scrap
nice gems: stick-on-gem, sequin, bead, glitter-glue = 8
nice mice: toy-animal, pom-pom, felt-ball, pistachio-shell = 2
need seat: cardboard, cardstock, cereal-box, craft-stick = 1
nice lead: ribbon, string, yarn = 12 in
join glue: glue, tape
tool pen: marker, permanent-marker
tool scissors: scissors
step seat: cut seat scissors by ttc
step body: glue body seat glue > body seat by tcc
step wheels: glue wheels seat glue > wheels by tcc
step curls: shape curls pen > curls by ccc
step fix: build curls body by tcc
step windows: cut windows scissors glue pen body? > windows by tcc
step gems: glue gems body glue > gems by ccc
step dry: dry body by ccc
step mice: tie mice lead? > mice by ttc
step ball: play body by ccc
part seat = seat own : r^ gold 0 54 110 10 3
part body = body a : o^ orange 0 0 70 54 ; o_ orange- 0 0 40 53 ; o_ orange 0 0 26 52 ; r^ green 0 -58 10 18 3
part windows = windows b : b_ b -18 14 -18 -18 0 -32 18 -18 18 14 ; z_ w 2 0 -30 0 14
part gems = gems w : d_ w 3 -52 -10 -46 20 52 -10 46 20 -34 -34 34 -34 -30 38 30 38
part curls = curls gold : i_ gold -62 40 14 2 4 ; i_ gold 62 40 14 2 4 ; i_ gold -24 -62 12 2 4 ; i_ gold 24 -62 12 2 4
part wheels = wheels gold : o^ gold -46 70 24 ; o_ w -46 70 15 ; o_ gold -46 70 5 ; z_ gold 3 -62 70 -30 70 ; z_ gold 3 -46 54 -46 86 ; o^ gold 46 70 24 ; o_ w 46 70 15 ; o_ gold 46 70 5 ; z_ gold 3 30 70 62 70 ; z_ gold 3 46 54 46 86
part mice = mice own : b^ gray 76 88 82 74 94 74 100 88 ; o_ gray 96 74 4 ; b^ tan 70 98 74 86 84 86 92 98
scene stand

* bow-maned-lion | 4-5 6-8 | Jungle, Animals
extras figure: bottle-cap, metallic-paper
extras world Jungle: faux-fur, burlap, newspaper, stone, cookie-tin, grass, crinkle-paper, toy-tree, cardboard-box, plastic-tub, old-towel, hay, foam-sheet-scrap, packing-paper, tissue-paper, paper-bag, shoebox
appeal 1
topics lion, lions, gift bow, king of the jungle, safari, zoo, jungle, wrapping bows, toy
near birthday, leo, pets
colors yellow, orange, brown free
minutes 25 30
mess low
heart mane: gift-bow, ribbon-rose, tinsel, flower = 1
heart body: cardboard-tube, paper-cup, small-box, plastic-cup, yogurt-pot, can = 1
need face: construction-paper, paper, cardstock, felt, index-card, craft-foam = 1 scrap
need pens: marker, crayon, permanent-marker = 2 color
nice cover: construction-paper, washi-tape, tissue-paper, wrapping-paper = 1 sheet
nice eyes: googly-eye, button, sticker = 2
nice tail: pipe-cleaner, yarn, ribbon, string, twist-tie = 1
nice paws: pom-pom, cotton-ball, bottle-cap = 2
join glue: glue, tape
tool scissors: scissors
step cover: glue cover body glue scissors > cover body by tc
step face: cut face scissors > face by tc
step draw: draw pens face > whiskers by cc
step eyes: glue eyes face glue > eyes by cc
step mane: glue mane body glue > mane by cc
step head: glue face mane? glue by cc
step tail: tape tail body glue > tail by cc
step paws: glue paws body glue > paws by cc
step roar: play body by cc
part tail = tail own : l^ b 5 34 60 70 52 80 26 ; o^ b 80 22 9
part body = body own : r^ a 0 46 64 90 6
part cover = cover a : r_ a 0 46 62 88 4
part paws = paws own : pompom a -22 88 12 ; pompom a 22 88 12
part mane = mane b : f^ b 0 -26 14 64 16 -90 20 ; f^ b- 0 -26 12 50 14 -75 14
part face = face a : o^ a 0 -26 34 32 ; o^ a -24 -52 9 ; o^ a 24 -52 9
part eyes = eyes own : e -12 -32 7 ; e 12 -32 7
part whiskers = pens k : p_ k -6 -20 6 -20 0 -13 ; l_ k 2 0 -13 -8 -7 -13 -11 ; l_ k 2 0 -13 8 -7 13 -11 ; z_ k 1.5 -16 -14 -32 -12 ; z_ k 1.5 16 -14 32 -12
scene stand

* sponge-cloud-that-rains | 4-5 6-8 9-12 | Weather, Nature
extras pot: toy-animal, snail-shell, pebble
appeal 1
topics rain, cloud, clouds, water cycle, rainy day, why does it rain, science experiment, science, precipitation, april showers, plants need water
near storm, drought
colors white, blue, green
minutes 30 35 35
mess some
place sink
heart cloud: kitchen-sponge, cotton-pad, old-towel, cotton-ball = 1
heart drops: spray-bottle, pipette, squeeze-bottle, plastic-spoon, measuring-cup, cotton-swab = 1
need pot: plastic-cup, plastic-tub, glass-jar, bowl, plastic-jar, yogurt-pot, baking-tray = 1
need cord: string, yarn, ribbon, pipe-cleaner, twist-tie = 24 in
nice blue: food-coloring = 2 drop
nice land: moss, pebble, grass, leaf, sand, toy-animal, toy-brick = 1 handful
need rod: stick, chopstick, wooden-spoon, pencil, dowel, ruler = 1
need pen: permanent-marker, marker
home water
tool scissors: scissors
step cut: cut cloud scissors > cloud by gtc
step face: draw pen cloud > face by tcc
step land: arrange land pot > land by ccc
step hang: tie cord cloud rod pot scissors > cord rod pot by gtc
step blue: mix blue water by tcc
step drip: test drops cloud water by ccc
step count: play drops cloud by ccc
step rain: play cloud by ccc
part rod = rod own : stick wood -80 -86 80 -86 8
part cord = cord own : z_ tan 2.5 -30 -84 -30 -30 ; z_ tan 2.5 30 -84 30 -30
part cloud = cloud w : b^ ~ -66 -6 -62 -34 -34 -40 -16 -62 22 -58 36 -42 62 -34 66 -6 40 6 -40 6
part face = pen k : o_ k -16 -24 4 5 ; o_ k 16 -24 4 5 ; u 0 -16 8
part pot = pot light-blue : p^ light-blue -70 44 70 44 56 96 -56 96
part land = land green : y^ green 0 46 60 12 9 0.25 ; x_ blue -34 22 5 9 ; x_ blue 0 26 5 9 ; x_ blue 34 20 5 9
scene stand

* clip-thumb-piano | 6-8 9-12 13+ | Music
extras sound: sticker, stick-on-gem
appeal 1
topics kalimba, thumb piano, mbira, instrument, african music, africa, musical instrument, sound, science of sound, vibration, low and high notes, band
near black history month, marimba
colors brown, red, yellow free
minutes 40 45 45
mess low
heart tongues: craft-stick, bobby-pin, plastic-spoon = 5
heart clamp: binder-clip, clothespin = 2
heart box: small-box, wooden-box, shoebox, cookie-tin, wooden-block, wood-scrap, tissue-box = 1
need bridge: pencil, chopstick, wooden-skewer, dowel, craft-stick = 2
need pens: marker, paint, permanent-marker, washi-tape, sticker = 3 color
tool brush: paintbrush when pens=paint
step color: decorate pens box brush? > pattern box by ccc
step bridge: arrange bridge box > bridge by ccc
step lay: arrange tongues bridge > tongues by ccc
step clamp: build clamp tongues box > clamp by ttt
step slide: test tongues clamp? by ccc
step order: arrange tongues by ccc
step names: decorate pens tongues > dots by ccc
step play: play tongues by ccc
part box = box a : r^ ~ 0 24 150 130 5
part pattern = pens c : v_ ~ -70 80 70 80 9 10 ; o_ k 0 56 16
part bridge = bridge own : l^ tan 6 -66 -30 66 -30 ; l^ tan 6 -66 -6 66 -6
part tongues = tongues own : r^ wood -48 -34 14 88 6 ; r^ wood -24 -26 14 104 6 ; r^ wood 0 -18 14 120 6 ; r^ wood 24 -26 14 104 6 ; r^ wood 48 -34 14 88 6
part clamp = clamp k : r^ k 0 -18 128 8 2
part dots = pens b : d_ b 4 -48 0 -24 14 0 30 24 14 48 0
scene lay

* pencil-climbing-bugs | 4-5 6-8 9-12 | Bugs
topics bugs, pencil toppers, pencil topper, back to school, school supplies, caterpillar, bee, butterfly, insects, party favors, valentine for classmates, classroom, gift for classmates, spider, ladybug
colors yellow, black, green free
minutes 25 30 30
mess low
heart pencil: pencil, colored-pencil = 3
heart body: pipe-cleaner, twist-tie = 3
nice heads: pom-pom, felt-ball, bead, wooden-bead, cotton-ball = 3
nice eyes: googly-eye, sticker = 6
nice wings: felt, craft-foam, tissue-paper, construction-paper, cupcake-liner, feather, leaf, tulle = 3 scrap
need feelers: pipe-cleaner, twist-tie, yarn, paper-strip = 3
join glue: glue when heads; eyes
tool scissors: scissors
step wind: weave body pencil > pencil bodies by tcc
step legs: shape body by ccc
step feelers: build feelers body scissors > feelers by tcc
step wings: cut wings scissors body > wings by tcc
step heads: glue heads body glue > heads by ccc
step eyes: glue eyes heads glue > eyes by ccc
step crawl: test body pencil by ccc
step give: play pencil by ccc
part pencil = pencil own : l^ ~ 9 -60 96 -60 -60 ; l^ ~ 9 0 96 0 -60 ; l^ ~ 9 60 96 60 -60
part wings = wings own : j^ light-blue 0 4 -28 -12 10 ; j^ light-blue 0 4 28 -12 10
part bodies = body own : wound green -60 10 22 60 7 ; wound yellow 0 6 22 50 6 ; wound red 60 10 22 44 6 ; z_ k 4 -10 0 10 0 ; z_ k 4 -10 16 10 16
part feelers = feelers own : l_ k 2.5 -66 -42 -74 -66 ; l_ k 2.5 -54 -42 -46 -66 ; l_ k 2.5 -6 -42 -14 -66 ; l_ k 2.5 6 -42 14 -66 ; l_ k 2.5 54 -36 46 -60 ; l_ k 2.5 66 -36 74 -60
part heads = heads own : pompom green -60 -32 15 ; pompom yellow 0 -32 15 ; pompom red 60 -26 15
part eyes = eyes own : e -66 -34 5 ; e -54 -34 5 ; e -6 -34 5 ; e 6 -34 5 ; e 54 -28 5 ; e 66 -28 5
scene stand

* fruit-to-cut-again | 4-5 6-8 9-12 | Food
extras world Food: bandana, bell, berry-basket, button, coin, felt-ball, paper-bag, paper-napkin, pom-pom, price-tag
appeal 3
topics play food, pretend food, fruit, vegetables, play kitchen, cutting fruit, grocery store, farmers market, healthy food, toy kitchen, younger brother, gift for a toddler
near restaurant, preschool
colors red, green, orange free
minutes 45 50 50
waits 60
mess low
heart hooks: hook-and-loop-tape = 4
heart fruit: kitchen-sponge, felt, craft-foam, cardboard, cereal-box = 4
need skin: felt, construction-paper, marker, permanent-marker, paint, acrylic-paint, crayon = 3 color
need leaves: felt, construction-paper, pipe-cleaner, craft-foam, ribbon = 1 scrap
nice knife: craft-stick, plastic-knife, ruler = 1
nice board: cardboard, cork-sheet, cake-board, paper-plate = 1
join glue: glue
tool brush: paintbrush when skin=paint,acrylic-paint
tool pen: marker, permanent-marker
tool scissors: scissors
step draw: draw pen fruit by tcc
step cut: cut fruit scissors > fruit by gtc
step color: decorate skin fruit scissors brush? glue? by tcc
step halves: cut fruit scissors by gtc
step seeds: draw pen fruit > seeds by ccc
step hooks: build hooks fruit glue > hooks by tcc
step leaves: glue leaves fruit glue scissors > leaves by tcc
step dry: dry fruit by ggg
step slice: play fruit knife? board? > knife board by tcc
part board = board own : r^ tan 0 40 184 100 8
part fruit = fruit own : a^ red -50 20 34 0 90 270 ; a^ red -42 20 34 0 -90 90 ; a^ orange 44 24 32 0 90 270 ; a^ orange 52 24 32 0 -90 90 ; o_ cream -46 20 1
part hooks = hooks w : r_ w -49 20 4 44 ; r_ w -43 20 4 44 ; r_ w 45 24 4 40 ; r_ w 51 24 4 40
part seeds = pen k : d_ k 2 -58 12 -58 28 -34 12 -34 28 ; d_ w 2 36 18 36 30 60 18 60 30
part leaves = leaves green : j^ green -46 -14 -24 -36 8 ; j^ green 48 -8 66 -28 7
part knife = knife own : l^ wood 11 -20 84 70 84
scene lay

* trophy-from-the-recycling | 4-5 6-8 9-12 | Sports
extras gift: bay-leaf, flag
appeal 3
topics trophy, champion, winner, award, best dad, best coach, coach, end of season, team, soccer team, sports day, field day, olympics, family game night, father's day, thank you coach, spelling bee, good job, contest, number one
colors gold, blue, red free
minutes 35 40 40
waits 45
mess some
heart cup: paper-cup, plastic-cup, yogurt-pot, plastic-bottle, foam-cup, plastic-tub = 2
heart gold: aluminum-foil, metallic-paint, metallic-paper, acrylic-paint, duct-tape, paint = 1 sheet
need handles: pipe-cleaner, cardstock, twist-tie, paper-strip, construction-paper, cardboard = 2
need foot: small-box, wooden-block, plastic-lid, milk-carton, cardboard = 1
nice ball: ping-pong-ball, golf-ball, foam-ball, soft-ball, pom-pom = 1
nice ribbon: ribbon, crepe-paper, yarn = 24 in
need plaque: paper, cardstock, index-card, sticker, sticky-note = 1
nice stars: sticker, stick-on-gem, sequin = 5
join glue: glue, duct-tape, tape
tool brush: paintbrush when gold=metallic-paint,acrylic-paint,paint
tool pen: marker, permanent-marker
step stack: glue cup glue > cup by tcc
step foot: glue foot glue cup? > foot by tcc
step handles: tape handles cup glue > handles by tcc
step gold: decorate gold cup brush? by ccc
step dry: dry cup by gcc
step plaque: draw pen plaque glue > plaque by tcc
step stars: decorate stars glue > stars by ccc
step ball: arrange ball cup > ball by ccc
step ribbon: tie ribbon cup > ribbon by tcc
step speech: play cup by ccc
part handles = handles own : l_ a 7 -36 -56 -74 -58 -68 -14 -28 -10 ; l_ a 7 36 -56 74 -58 68 -14 28 -10
part ball = ball own : o^ w 0 -76 20 ; p_ k -6 -82 6 -82 9 -72 0 -66 -9 -72
part cup = cup own paint gold a : p^ ~ -44 -68 44 -68 28 6 -28 6 ; p^ ~ -12 4 12 4 34 48 -34 48 ; o_ ~+ 0 -68 44 7
part foot = foot own paint gold b : r^ ~ 0 70 92 44 4
part plaque = plaque w : r^ w 0 70 64 24 2 ; z_ k 4 -20 70 20 70
part stars = stars w : s_ red 0 -32 5 18 8
part ribbon = ribbon c : l^ ~ 6 -12 8 12 8 ; p^ ~ 0 10 -20 36 -8 36 ; p^ ~ 0 10 20 36 8 36
scene stand

* blow-the-sheep-home | 4-5 6-8 | Farm, Animals
extras game: cork, craft-stick, dried-bean, stick, washi-tape
topics sheep, lamb, sheepdog, shepherd, farm animals, counting sheep, game, game for two, party game, blowing game, little bo peep, field day, rainy day
near bedtime, wool
colors white, black, green
minutes 30 35
waits 20
mess low
heart sheep: cotton-ball, pom-pom, packing-peanut, felt-ball, ping-pong-ball = 6
heart straw: plastic-straw, paper-straw, cardboard-tube = 2
need field: cardboard, construction-paper, baking-tray, pizza-box, felt, shoebox = 1 sheet
need fence: craft-stick, clothespin, toothpick, stick, toy-brick, craft-matchstick, pipe-cleaner = 8
need heads: construction-paper, felt, craft-foam, cardstock, paper = 1 scrap
nice dog: toy-animal, toy-brick = 1
nice bell: bell
join glue: glue, tape
tool pen: marker, permanent-marker, gel-pen
tool scissors: scissors
step heads: cut heads scissors pen by tc
step faces: glue heads sheep glue > heads sheep by cc
step field: prepare field > field by cc
step fence: glue fence field glue > fence by tc
step gate: arrange fence by cc
step dry: dry field by gg
step scatter: arrange sheep field dog? > dog by cc
step blow: play straw sheep bell? > straw by cc
part field = field green : r^ green 0 20 190 150 6
part fence = fence own : l^ wood 5 10 -44 84 -44 ; l^ wood 5 84 -44 84 40 ; l^ wood 5 10 40 84 40 ; l^ wood 4 10 -44 10 -20 ; l^ wood 4 10 16 10 40 ; l^ wood 4 34 -52 34 -36 ; l^ wood 4 60 -52 60 -36 ; l^ wood 4 84 -4 92 -4
part heads = heads k : o_ k 22 -8 7 9 ; o_ k 54 20 7 9 ; o_ k -66 -22 7 9 ; o_ k -38 18 7 9 ; o_ k -78 54 7 9 ; o_ k -24 66 7 9
part sheep = sheep own : cotton w 34 -12 16 ; cotton w 66 16 16 ; cotton w -54 -26 16 ; cotton w -26 14 16 ; cotton w -66 50 16 ; cotton w -12 62 16
part dog = dog own : toyanimal brown 36 88 26
part straw = straw own : l^ red 7 -98 -80 -40 -52
scene lay

* fairy-light-jar | 4-5 6-8 9-12 13+ | Fantasy, Nature
extras jar: bead, crystal, raffia, ribbon, ribbon-rose
appeal 3
topics fairy, fairies, fairy lights, fairy jar, lantern, night light, enchanted forest, magic, tinker bell, firefly, garden fairy, woodland, elf, room decoration
near bedtime, bedroom, gnome
colors white, green, gold
minutes 60 45 50 50
waits 60
mess some
heart jar: glass-jar, plastic-jar, plastic-bottle, plastic-cup = 1
heart light: string-light, LED-candle, glow-stick, LED-tea-light, flashlight = 1
need skin: tissue-paper, rice-paper, coffee-filter, parchment-paper, paper-napkin = 1 sheet
nice moss: moss, leaf, fern-frond, grass, hay, fake-leaf = 1 handful
nice twigs: stick, pine-needle, bark, lavender, wheat-stalk = 4
nice glitter: glitter, glitter-glue, sequin = 1 pinch
need fairy: construction-paper, cardstock, paper, felt = 1 scrap
join glue: glue
tool brush: paintbrush, sponge-brush, cotton-swab
tool pen: marker, pencil
tool scissors: scissors
step fairy: cut fairy pen scissors > fairy by tccc
step tear: tear skin by cccc
step skin: glue skin glue brush fairy? jar? > jar by cccc
step glitter: decorate glitter glue brush > glitter by cccc
step dry: dry skin by cccc
step moss: arrange moss > moss by cccc
step twigs: arrange twigs > twigs by cccc
step light: build light jar > light by ttcc
step watch: play jar by cccc
part jar = jar cream : q^ cream 16 -60 -70 60 -70 60 92 -60 92 ; r^ cream- 0 -80 100 18 4 ; p_ w -50 -50 -20 -60 0 -20 -30 0 ; p_ w 10 -50 46 -56 50 -10 24 -6 ; p_ w -50 20 -20 6 -10 50 -44 60
part light = light yellow : d_ yellow 5 -36 60 -12 40 14 58 34 34 -28 -30 30 -36 4 4 40 72 -2 74
part fairy = fairy k : o_ k 0 -14 8 ; p_ k 0 -8 14 30 -14 30 ; j_ k -2 4 -36 -22 11 ; j_ k 2 4 36 -22 11 ; z_ k 3 -5 28 -8 46 ; z_ k 3 5 28 8 46 ; z_ k 2.5 6 6 24 -2 ; s_ k 27 -6 5 7 3
part moss = moss green : y_ green 0 82 56 14 9 0.3
part twigs = twigs own : l_ brown 4 -48 86 -54 20 -46 -10 ; l_ brown 3 -54 40 -40 24 ; l_ brown 4 48 86 52 30 44 6
part glitter = glitter w : bits own .5 -48 -40 -20 -54 12 -44 40 -52 50 -20 -50 0 -34 26 40 8 -18 -24 24 24 -46 60 50 60
scene stand

* chest-and-its-key | 6-8 9-12 | Fairy Tales, Fantasy
extras box: felt, fabric-scrap, spool, bottle-cork, tissue-paper, feather, old-jewelry-piece
appeal 1
topics treasure chest, treasure box, secret box, key, keys, golden key, promise, secret, scroll, enchanted, jewelry box, once upon a time, keepsake
near princess, prince, bluebeard, castle
colors gold, red, purple free
minutes 45 50
waits 60
mess some
heart box: wooden-box, small-box, cookie-tin, shoebox = 1
heart key: old-key = 1
need coat: metallic-paint, acrylic-paint, paint, aluminum-foil, metallic-paper, wrapping-paper = 1 color
need ribbon: ribbon, string, yarn, leather-cord, shoelace, cotton-cord = 24 in
need scroll: parchment-paper, paper, packing-paper, old-book-page, construction-paper, paper-bag = 1 sheet
need pen: ballpoint-pen, gel-pen, marker, pencil
nice jewels: button, stick-on-gem, bead, sequin, seashell = 8
nice lining: felt, fabric-scrap, tissue-paper, cotton-ball = 1 scrap
join glue: glue when jewels; coat=aluminum-foil,metallic-paper,wrapping-paper
tool brush: paintbrush when coat=metallic-paint,acrylic-paint,paint
tool scissors: scissors
step coat: decorate coat box brush? glue? > box by cc
step dry: dry box by cc
step straps: draw pen box? > straps by cc
step jewels: glue jewels glue box? > jewels by cc
step lining: arrange lining box by cc
step scroll: draw pen scroll by cc
step roll: roll scroll ribbon scissors > scroll by cc
step key: tie key ribbon > key by tc
step bind: tie ribbon box by tc
step ask: play key box by cc
part box = box own paint coat a : q^ ~ 4 -80 0 80 0 74 84 -74 84 ; b^ ~+ -84 0 -78 -44 -40 -58 40 -58 78 -44 84 0
part straps = pen k : z_ brown 5 -44 -54 -44 82 ; z_ brown 5 44 -54 44 82 ; q_ k 4 -10 -6 10 -6 10 20 -10 20
part jewels = jewels b : d_ b 6 -62 -20 62 -20 -20 -30 20 -30 -62 40 62 40 -18 54 18 54
part scroll = scroll cream : r^ cream -66 92 56 14 5 ; r_ red -66 92 6 16
part key = key own : r_ b 0 12 8 144 ; p^ b 0 -58 -22 -72 -22 -46 ; p^ b 0 -58 22 -72 22 -46 ; l_ b 3 2 -56 22 -30 ; o^ cream 22 -20 13 ; o_ brown 22 -20 6 ; r^ cream 22 10 6 40 1 ; r_ cream 28 24 9 5 ; r_ cream 28 14 7 5
scene stand

* saturn-on-a-disc | 4-5 6-8 9-12 | Space
extras world Space: bead, flashlight, sequin
appeal 1
topics saturn, planet, planets, rings of saturn, solar system, outer space, astronomy, room decoration, cd
near space station, orbit, galaxy
colors gold, orange, white
minutes 45 35 40
waits 30
mess low
heart ball: ping-pong-ball, foam-ball, golf-ball, ornament, tennis-ball = 1
heart disc: old-CD = 1
need pens: permanent-marker, paint-marker, acrylic-paint = 3 color
need stand: aluminum-foil, plastic-lid, paper-cup, yogurt-pot, cardboard-tube, newspaper = 1
nice stars: sticker, glitter-glue, stick-on-gem, chalk, chalk-marker = 10
nice sky: construction-paper, cardstock, felt = 1 sheet
nice moons: bead, button, pom-pom, modeling-clay = 3
join tape: tape, duct-tape, sticky-tack, glue
tool brush: paintbrush when pens=acrylic-paint
step bands: draw pens ball brush? > ball bands by ccc
step ring: decorate pens disc brush? > disc ring by ccc
step set: build ball disc tape > set by ttc
step stand: shape stand > stand by ccc
step tilt: build disc stand tape by tcc
step moons: decorate moons disc tape > moons by ccc
step sky: arrange stars sky > sky stars by ccc
step tell: play disc by ccc
part sky = sky navy : r^ navy 0 -20 184 150 3
part stars = stars w : s_ w -70 -74 5 7 3 ; s_ w -30 -82 5 5 2 ; s_ w 60 -78 5 7 3 ; s_ w 78 -40 5 5 2 ; s_ w -80 -30 5 5 2 ; d_ w 1.6 -50 -56 20 -84 40 -60 -10 -70 76 10 -78 20
part stand = stand silver : b^ silver -26 60 26 60 40 94 -40 94
part disc = disc own : o^ silver 0 30 92 30
part ring = pens a : o_ gold 0 30 84 26 ; o_ silver 0 30 66 20 ; o_ orange 0 30 58 17
part ball = ball own : o^ a 0 12 44 40
part bands = pens b : b_ orange -40 -4 0 -10 40 -4 42 4 0 -2 -42 4 ; b_ w -43 14 0 8 43 14 42 22 0 16 -42 22 ; b_ orange -36 34 0 28 36 34 28 42 0 38 -28 42
part set = tape w : l_ gold 7 -46 30 -20 42 0 45 20 42 46 30
part moons = moons own : o^ gray -74 40 7 ; o^ cream 76 22 6 ; o^ gray 44 52 5
scene stand

* drum-kit-of-tins | 4-5 6-8 9-12 | Music
extras sound: sticker, patch, cardstock, price-tag
topics drum, drums, drummer, drum set, rock band, rock star, percussion, steel drum, caribbean, reggae, rhythm, musical instrument, garage band
near marching band
colors red, black, gold free
minutes 45 35 40
mess low
heart tins: cookie-tin, can, baking-tray, oatmeal-canister, chip-can, plastic-tub, foil-pan, bucket = 1
heart sticks: chopstick, wooden-spoon, dowel, pencil, stick = 2
heart bands: rubber-band, hair-tie, loom-band, yarn = 2
need more: cardboard-box, oatmeal-canister, paper-cup, plastic-tub, shoebox, plastic-lid, small-box = 2
nice cymbal: foil-pan, metal-lid, baking-tray, old-CD = 1
nice bells: bell, old-key, metal-washer, bottle-cap = 4
nice coat: paint, acrylic-paint, permanent-marker, washi-tape, sticker, duct-tape = 2 color
nice pad: sock, felt, fabric-scrap, old-towel, kitchen-sponge = 1 scrap
need cord: string, yarn, ribbon, pipe-cleaner = 12 in when bells
tool brush: paintbrush when coat=paint,acrylic-paint
step test: test tins more > tins more by ccc
step heads: weave bands sticks > sticks heads by ttc
step coat: decorate coat more brush? > color by ccc
step pad: arrange pad tins > pad by ccc
step bells: tie bells sticks cord? > bells by ttc
step cymbal: arrange cymbal > cymbal by ccc
step set: arrange tins more by ccc
step beat: play tins sticks by ccc
step song: play tins by ccc
part pad = pad own : r^ blue 0 92 120 8 3
part more = more own : r^ tan -66 40 52 72 4 ; o^ tan+ -66 4 26 8 ; r^ tan 66 46 48 62 4 ; o^ tan+ 66 15 24 7
part color = coat a : r_ a -66 46 52 16 ; r_ a 66 50 48 16
part tins = tins own : r^ silver 0 56 66 62 5 ; o^ silver+ 0 25 33 10 ; o_ silver- 0 25 25 7
part cymbal = cymbal gold : l_ k 3 68 14 68 -40 ; o^ gold 68 -44 30 7
part sticks = sticks own : l^ wood 7 -70 -70 -12 14 ; l^ wood 7 40 -78 10 10
part heads = bands b : o^ b -12 14 9 ; o^ b 10 10 9
part bells = bells gold : o^ gold -74 -74 8 ; o^ gold -62 -80 8 ; o^ gold 44 -84 8 ; o^ gold 32 -86 8
scene stand

* noodle-slice-crocodile | 4-5 6-8 9-12 | Jungle, Animals
extras world Jungle: aluminum-foil, denim, scarf, grass, stone, tissue-paper, fake-leaf, bottle-cap, metallic-paper, crinkle-paper
topics crocodile, alligator, swamp, reptile, pool noodle, zoo, jungle animals, pool party, bath toy, peter pan, jointed animal, summer
near river, snake, nile
colors green, white, yellow free
minutes 55 40 45
mess low
heart noodle: pool-noodle = 1
heart picks: toothpick, wooden-skewer, pipe-cleaner = 18
need teeth: paper, cardstock, craft-foam, felt, construction-paper, masking-tape = 1 scrap
nice eyes: googly-eye, button, bead, pom-pom, bottle-cap = 2
nice spikes: construction-paper, craft-foam, felt, leaf = 1 scrap
nice rider: toy-animal, toy-brick, clothespin = 1
need cord: string, yarn, ribbon, shoelace = 3 ft
join tape: glue, tape, masking-tape
tool scissors: scissors
step slices: cut noodle scissors > body by ggg
step jaws: cut noodle scissors > jaws by ggg
step join: thread picks noodle > picks by ttc
step legs: build noodle picks scissors > legs by gtc
step teeth: cut teeth scissors tape > teeth by tcc
step eyes: glue eyes tape noodle? > eyes by ccc
step spikes: cut spikes scissors > spikes by gcc
step cord: tie cord noodle > cord by ttc
step prowl: play noodle rider? > rider by ccc
part cord = cord own : l_ tan 3 -32 6 -40 -30 -84 -50
part legs = noodle a : r^ a- -4 52 16 28 5 ; r^ a- 52 52 16 28 5 ; r^ a- -30 48 16 28 5 ; r^ a- 30 48 16 28 5
part body = noodle a : r^ a -22 24 26 44 8 ; r^ a 8 24 26 44 8 ; r^ a 36 26 22 38 7 ; r^ a 60 28 18 30 6 ; r^ a 78 30 14 22 5 ; r^ a 92 32 10 14 4
part picks = picks own : z_ tan 3 -10 24 -4 24 ; z_ tan 3 20 24 26 24 ; z_ tan 3 46 28 52 28 ; z_ tan 3 68 30 72 30
part jaws = noodle a : b^ a -36 4 -60 2 -96 10 -96 20 -36 24 ; b^ a -36 26 -96 30 -94 42 -36 44
part teeth = teeth w : v_ w -94 19 -44 22 7 7 ; v_ w -44 28 -92 31 7 7
part eyes = eyes own : e -50 0 9 ; e -36 -2 9
part spikes = spikes b : p^ yellow -32 2 -22 -16 -12 2 ; p^ yellow -2 2 8 -16 18 2 ; p^ yellow 26 7 36 -10 46 7
part rider = rider own : toyanimal brown 8 2 30
scene stand

* climber-on-two-strings | 4-5 6-8 9-12 | Fairy Tales
appeal 3
topics jack and the beanstalk, beanstalk, giant, climbing, climber, pull toy, moving toy, rapunzel, castle in the clouds, string toy, old-fashioned toy
near prince, tower
variant jack | Fairy Tales | green, blue, brown | jack and the beanstalk, beanstalk, giant
variant spider | Bugs | black, red, yellow | spider, itsy bitsy spider, spiders
variant monkey | Jungle, Animals | brown, tan, green | monkey, monkeys, jungle
variant astronaut | Space | white, orange, blue | astronaut, space elevator, space
minutes 55 40 45
mess low
heart straws: plastic-straw, paper-straw = 1
heart line: yarn, string, cotton-cord, shoelace, embroidery-floss = 6 ft
heart card: cereal-box, cardstock, cardboard, paper-plate, folder = 1
need pens: marker, crayon, colored-pencil, paint-marker = 4 color
need beads: wooden-bead, bead, button, curtain-ring, metal-washer, pom-pom = 2
nice leaves: construction-paper, felt, tissue-paper, leaf, crepe-paper = 1 sheet
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
step draw: draw pens card by ccc
step cut: cut card scissors > body-jack body-spider body-monkey body-astronaut by ttc
step straws: tape straws card tape scissors > straws by tcc
step thread: thread line straws > line by gtc
step beads: tie line beads > beads by ttc
step top: draw pens card scissors > top-jack top-spider top-monkey top-astronaut by tcc
step leaves: tape leaves card tape > leaves by ccc
step hang: build line tape by ggg
step climb: play line by ccc
part line = line own : l_ ~ 3 0 -92 -14 -20 -34 40 -60 90 ; l_ ~ 3 0 -92 14 -20 34 40 60 90
part beads = beads own : o^ tan -60 92 8 ; o^ tan 60 92 8
part top-jack@jack = card a : y^ w 0 -70 60 20 8 0.25 ; r^ gray -20 -84 16 28 ; r^ gray 20 -84 16 28 ; r^ gray 0 -78 40 18
part top-spider@spider = card a : p^ red- -60 -62 0 -98 60 -62 ; r^ gray 0 -60 120 8 2
part top-monkey@monkey = card a : j^ green 0 -80 -66 -66 14 ; j^ green 0 -80 66 -66 14 ; j^ green 0 -82 -40 -98 12 ; j^ green 0 -82 40 -98 12 ; o^ brown -10 -72 9 ; o^ brown 10 -70 9
part top-astronaut@astronaut = card a : r^ silver 0 -80 50 24 6 ; r^ blue -58 -80 40 20 2 ; r^ blue 58 -80 40 20 2 ; z_ w 2 -58 -90 -58 -70 ; z_ w 2 58 -90 58 -70 ; o_ navy 0 -80 7
part leaves = leaves green : leaf green -50 -66 -80 -54 8 ; leaf green 50 -66 80 -54 8 ; leaf green -44 -74 -76 -84 8 ; leaf green 44 -74 76 -84 8
part straws = straws own : l_ red 5 -12 -6 -22 30 ; l_ red 5 12 -6 22 30
part body-jack@jack = card b : o^ tan 0 -16 17 17 ; b_ brown -18 -18 -14 -36 0 -38 14 -36 18 -18 0 -26 ; b^ blue -18 2 18 2 24 40 -24 40 ; l^ blue 8 -16 8 -34 -14 -30 -30 ; l^ blue 8 16 8 34 -14 30 -30 ; l^ brown 9 -10 40 -16 62 ; l^ brown 9 10 40 16 62 ; k -6 -16 2.5 ; k 6 -16 2.5 ; u 0 -10 5
part body-spider@spider = card k : o^ k 0 26 30 28 ; o^ k 0 -10 19 17 ; e -7 -12 6 ; e 7 -12 6 ; l^ k 5 -24 14 -56 -4 -60 -30 ; l^ k 5 24 14 56 -4 60 -30 ; l^ k 5 -28 28 -60 24 -68 50 ; l^ k 5 28 28 60 24 68 50 ; l^ k 5 -22 44 -46 60 -44 80 ; l^ k 5 22 44 46 60 44 80 ; d_ red 5 0 26
part body-monkey@monkey = card a : o^ brown 0 -16 20 18 ; o^ brown -20 -18 8 ; o^ brown 20 -18 8 ; o_ tan 0 -10 13 10 ; k -6 -18 2.5 ; k 6 -18 2.5 ; u 0 -8 5 ; o^ brown 0 26 22 28 ; o_ tan 0 28 13 18 ; l^ brown 9 -16 10 -36 -12 -32 -32 ; l^ brown 9 16 10 36 -12 32 -32 ; l^ brown 9 -10 48 -18 70 ; l^ brown 9 10 48 18 70 ; l^ brown 6 18 46 48 52 56 30
part body-astronaut@astronaut = card a : o^ w 0 -16 22 22 ; o_ navy 0 -16 15 14 ; q^ w 8 -22 8 22 8 24 46 -24 46 ; r_ orange 0 24 20 12 2 ; l^ w 10 -18 14 -36 -10 -32 -32 ; l^ w 10 18 14 36 -10 32 -32 ; l^ w 11 -10 46 -16 72 ; l^ w 11 10 46 16 72
scene hang

* clay-planets-on-skewers | 6-8 9-12 | Space
extras world Space: flashlight, string-light
appeal 3
topics solar system, planets, planet, class project, school project, science project, science fair, eight planets, solar system model, diorama, space project, astronomy, jupiter, saturn, mars, earth
near report
colors black, white, orange, blue
minutes 70 75
waits 45
mess some
heart clay: modeling-clay, play-dough, air-dry-clay, salt-dough = 6 color
heart rods: wooden-skewer, toothpick, paper-straw, plastic-straw, chopstick, craft-stick = 9
heart box: cardboard-box, shoebox, pizza-box, cereal-box = 1
need dark: paint, acrylic-paint, construction-paper, chalk-marker = 2 color
need labels: index-card, paper, sticky-note, cardstock = 4
need pen: marker, ballpoint-pen, pencil
nice stars: sticker, glitter-glue, chalk = 20
join glue: glue, tape
tool brush: paintbrush, kitchen-sponge when dark=paint,acrylic-paint
tool scissors: scissors
step open: cut box scissors > box by tc
step dark: decorate dark box brush? glue? > dark by cc
step stars: decorate stars box > stars by cc
step sun: shape clay > sun by cc
step small: shape clay > planets by cc
step big: shape clay > giants by cc
step rods: poke rods clay > rods by tc
step holes: poke rods box by gt
step labels: draw pen labels scissors glue box > labels by cc
step report: play box by cc
part box = box own : r^ tan 0 0 194 150 3
part dark = dark k : r_ ~ 0 -6 182 128 2
part stars = stars w : d_ w 1.6 -80 -56 -50 -60 -20 -50 10 -62 40 -52 70 -60 84 -30 -84 0 -70 40 56 40 20 36
part rods = rods own : z_ wood 2.5 -86 58 -86 10 ; z_ wood 2.5 -62 58 -62 0 ; z_ wood 2.5 -48 58 -48 -10 ; z_ wood 2.5 -32 58 -32 -2 ; z_ wood 2.5 -16 58 -16 -14 ; z_ wood 2.5 10 58 10 0 ; z_ wood 2.5 40 58 40 -8 ; z_ wood 2.5 64 58 64 -2 ; z_ wood 2.5 82 58 82 -14
part sun = clay yellow : a^ yellow -91 -6 26 0 -90 90
part planets = clay a : o^ gray -62 0 4 ; o^ tan -48 -10 6 ; o^ blue -32 -2 7 ; o_ green -34 -4 3 ; o^ red -16 -14 5
part giants = clay c : o^ orange 10 0 15 ; l_ tan 3 -4 2 24 2 ; o^ gold 40 -8 12 ; a_ cream 40 -8 20 17 0 360 ; o^ light-blue 64 -2 9 ; o^ blue 82 -14 9
part labels = labels w : r^ w -84 66 20 12 1 ; z_ k 1.5 -90 66 -78 66 ; r^ w -60 66 20 12 1 ; z_ k 1.5 -66 66 -54 66 ; r^ w -36 66 20 12 1 ; z_ k 1.5 -42 66 -30 66 ; r^ w -12 66 20 12 1 ; z_ k 1.5 -18 66 -6 66 ; r^ w 12 66 20 12 1 ; z_ k 1.5 6 66 18 66 ; r^ w 36 66 20 12 1 ; z_ k 1.5 30 66 42 66 ; r^ w 60 66 20 12 1 ; z_ k 1.5 54 66 66 66 ; r^ w 84 66 20 12 1 ; z_ k 1.5 78 66 90 66
scene stand
`;
