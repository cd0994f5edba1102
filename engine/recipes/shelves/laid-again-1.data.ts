/** Crafts for the kit, the blank or the tool that was the heart of a table. */
export const shelf = `
* blue-dough-sea | 2-3 4-5 6-8 | Ocean
extras picture Ocean: sand, button, bead, sequin, leaf
appeal 3
topics ocean, sea, under the sea, waves, beach, beach day, seaside, shells, seashells, shell print, shell prints, sea creatures, summer, sensory play, squishy, vacation by the sea
near mermaid, pirate, fish, water
colors blue, light blue, cream
minutes 25 30 35
waits 1440
mess some
heart dough: salt-dough, play-dough, air-dry-clay = 2 handful
heart color@4-5,6-8: food-coloring, paint = 1 color
tool color@2-3: food-coloring, paint
heart shells@4-5,6-8: seashell = 5
nice roller: rolling-pin = 1
need comb: plastic-fork, metal-spoon, plastic-spoon, craft-stick = 1
need rim: paper-cup, plastic-cup, yogurt-pot, cookie-cutter, cardboard-tube, plastic-lid = 1
need board: wax-paper, parchment-paper, baking-tray, paper-plate, foam-tray = 1
step tint: mix color dough by gtc
step knead: shape dough by ccc
step flat: roll dough roller? board > slab by tcc
step waves: print comb dough > waves by ccc
step bubbles: print rim dough > bubbles by ccc
step crab: shape dough > tracks by ccc
step shells@4-5,6-8: print shells dough > shells by cc
step stay@4-5,6-8: arrange shells dough > two by cc
step dry: dry dough by gcc
step sail: play dough by ccc
part slab = dough a : q^ a+ 18 -92 -64 88 -70 92 66 -86 72 ; l_ w 5 -80 -40 -40 -50 0 -42 ; l_ a+ 5 10 -54 48 -60 80 -50 ; l_ a 6 -78 56 -30 62 10 56 ; l_ w 4 30 56 60 60 82 52
part waves = comb a : l_ a-- 2.5 -84 -22 -60 -34 -38 -20 -14 -34 8 -20 ; l_ a-- 2.5 -84 -14 -60 -26 -38 -12 -14 -26 8 -12 ; l_ a-- 2.5 -84 -6 -60 -18 -38 -4 -14 -18 8 -4 ; l_ a-- 2.5 -84 2 -60 -10 -38 4 -14 -10 8 4
part bubbles = rim a : a_ a-- 40 -36 15 12.5 0 360 ; a_ a-- 66 -18 15 12.5 0 360 ; a_ a-- 34 -4 15 12.5 0 360
part tracks = dough a : d_ a-- 3 -70 26 -62 34 -54 24 -46 32 -38 22 -30 30 -22 20 -14 28
part shells = shells cream : shell a 44 40 14 ; shell a 14 36 12 ; shell a 74 22 12
part two = shells cream : shell cream -56 50 13 ; shell pink 72 52 13
scene lay

* petals-in-cut-clay | 2-3 4-5 6-8 9-12 | Nature
extras hanging: bead, wooden-bead, bell, feather
appeal 3
topics nature, nature walk, petals, pressed flowers, clay ornament, clay ornaments, nature ornament, leaf ornament, flower clay, wildflowers, garden, flowers, leaves, spring, summer, forest, woods, wall hanging
near mother's day, earth day, fall leaves
colors cream, pink, green
minutes 30 35 40 45
waits 1440
mess some
heart clay: air-dry-clay, salt-dough = 2 handful
heart finds: petal, flower, leaf, fern-frond, clover, fresh-herb, pressed-flower, grass = 1 handful
need cutter: plastic-cup, cookie-cutter, paper-cup, plastic-lid, yogurt-pot = 1
nice roller: rolling-pin = 1
tool scissors: scissors
tool straw: paper-straw, plastic-straw, pencil
join line: string, yarn, ribbon, raffia, cotton-cord = 4 ft
nice stick: stick, driftwood, dowel, bamboo = 1
nice coat@9-12: waterproof-glue, glue = 1 tbsp
tool brush@9-12: paintbrush when coat
home tray
step roll: shape clay roller? by tccc
step cut: print cutter clay > discs by cccc
step hole: poke straw clay > holes by gtcc
step press: decorate finds clay > finds by cccc
step pat: shape clay by cccc
step dry: dry clay tray by gccc
step coat@9-12: paint coat clay brush by c
step tie: tie line clay scissors > lines by gtcc
step stick: tie line stick > stick by gttc
step hang: play clay by cccc
part lines = line tan : z_ ~ 2.5 -56 -66 -56 -10 ; z_ ~ 2.5 0 -66 0 24 ; z_ ~ 2.5 56 -66 56 -14 ; l_ ~ 2.5 -60 -70 0 -98 60 -70
part stick = stick own : stick ~ -90 -64 90 -70 10
part discs = clay cream : o^ ~ -56 20 32 ; o^ ~ 0 54 32 ; o^ ~ 56 16 32
part holes = clay k : o_ ~ -56 -5 3 ; o_ ~ 0 29 3 ; o_ ~ 56 -9 3
part finds = finds b : f_ pink -56 26 6 15 6 ; o_ yellow -56 26 4 ; j_ green 0 78 0 38 9 ; z_ dark-green 1.4 0 80 0 40 ; f_ purple 50 14 5 11 5 ; o_ gold 50 14 3.5 ; j_ green 66 38 74 16 5
scene hang

* two-thumbs-one-heart | 2-3 4-5 6-8 9-12 | -
extras gift: ribbon, bead, stick-on-gem, letter-bead, glitter-glue
appeal 3
topics thumbprint, thumbprints, thumb print, fingerprint, fingerprints, thumbprint heart, keepsake, gift for grandma, gift for granny, grandma, granny, nana, nanny, gran, grandma's fridge, granny's fridge, fridge, refrigerator, gift for grandpa, grandpa, grandparents, grandparents day, mother's day, father's day, gift for mom, gift for dad, mom, dad, mummy, daddy, love, valentine, valentine's day, new baby, sister, brother, godmother, auntie, uncle
near birthday present, wedding, anniversary
colors pink, red, cream free
minutes 25 30 30 35
waits 1440
mess some
heart clay: air-dry-clay, salt-dough = 1 handful
need paint: paint, acrylic-paint, watercolor-paint = 1 color
nice edge@4-5,6-8,9-12: plastic-fork, toothpick, pencil, lace, seashell, rubber-stamp = 1
nice cutter: cookie-cutter = 1
tool straw: paper-straw, plastic-straw, pencil
join loop: ribbon, string, yarn, cotton-cord = 10 in
tool brush: paintbrush, cotton-swab
tool pen: marker, pencil, permanent-marker
home tray
step ball: shape clay by cccc
step flat: shape clay cutter? > disc by tccc
step thumbs: print clay > heart by cccc
step edge@4-5,6-8,9-12: decorate edge clay > rim by ccc
step hole: poke straw clay > hole by gtcc
step dry: dry clay tray by gccc
step paint: paint paint brush clay > heart-color by cccc
step name: draw pen clay by gtcc
step loop: tie loop clay > loop by gtcc
step give: play clay by cccc
part loop = loop red : l_ ~ 5 -2 -58 -22 -96 22 -96 2 -58
part disc = clay cream : o^ ~ 0 12 82 76
part hole = clay k : o_ ~ 0 -50 5
part rim = edge cream : d_ cream-- 3 -66 -8 -70 20 -60 46 -38 68 -10 78 18 77 44 64 62 44 70 18 66 -8 52 -34 -52 -34
part heart = clay cream : o_ cream- -14 12 20 39 -30 ; o_ cream- 14 12 20 39 30
part heart-color = paint a : o_ a -14 12 19 38 -30 ; o_ a 14 12 19 38 30 ; a_ a- -20 0 11 9.5 200 340 ; a_ a- -20 0 6 4.5 200 340 ; a_ a- 20 0 11 9.5 200 340 ; a_ a- 20 0 6 4.5 200 340
scene hang

* crown-laced-with-wool | 4-5 6-8 9-12 | Fairy Tales
extras worn: feather, glitter-glue, ribbon-rose, lace, bell, sequin
appeal 3
topics crown, crowns, king, queen, prince, princess, royal, kings and queens, castle, birthday crown, birthday boy, birthday girl, lacing, lacing toy, threading, fairy tale, dress up, three kings, epiphany, coronation
near knight, fairy, new year
colors yellow, red, blue free
minutes 25 30 35
mess low
heart crown: paper-crown, cardstock, craft-foam, felt, cereal-box, construction-paper = 1 sheet
heart lace: yarn, ribbon, string, cotton-cord, raffia = 2 ft
nice gems: stick-on-gem, sticker, felt-sticker, pom-pom, button, sequin = 8
nice color: crayon, marker = 2 color
join stick: glue-stick, glue when gems=pom-pom,button,sequin
join tape: tape, masking-tape
tool punch: hole-punch
tool pen: pencil, marker when crown!=paper-crown
tool scissors: scissors
step shape: cut crown scissors pen? > crown by gtc
step holes: poke punch crown > holes by gtc
step color: draw color crown > marks by ccc
step tip: prepare lace tape scissors by gtc
step lace: thread lace crown > lace by ccc
step gems: decorate gems crown stick? > gems by ccc
step close: tie lace crown scissors > bow by gtc
step reign: play crown by ccc
part crown = crown a : p^ ~ -84 66 -92 -50 -52 -6 -28 -74 0 -10 28 -74 52 -6 92 -50 84 66
part marks = color b : z_ ~ 4 -70 30 -50 12 -30 30 -10 12 10 30 30 12 50 30 70 12
part holes = crown k : d_ umber 3 -76 50 -60 50 -44 50 -28 50 -12 50 4 50 20 50 36 50 52 50 68 50
part lace = lace b : z_ ~ 6 -76 50 -60 50 ; z_ ~ 6 -44 50 -28 50 ; z_ ~ 6 -12 50 4 50 ; z_ ~ 6 20 50 36 50 ; z_ ~ 6 52 50 68 50 ; z_ ~- 2 -60 50 -44 50 ; z_ ~- 2 -28 50 -12 50 ; z_ ~- 2 4 50 20 50 ; z_ ~- 2 36 50 52 50
part bow = lace b : l_ ~ 5 80 52 98 40 94 60 80 52 92 78 ; l_ ~ 5 80 52 84 82
part gems = gems c : o^ ~ -86 -44 8 ; o^ ~ -28 -66 8 ; o^ ~ 28 -66 8 ; o^ ~ 86 -44 8 ; o^ ~ -44 -2 6 ; o^ ~ 44 -2 6 ; o^ ~ 0 8 7 ; o^ ~ 0 -14 4
scene stand

* pom-pom-pets | 4-5 6-8 9-12 | Animals
extras figure: feather, ribbon, yarn, bell
appeal 3
topics pom pom animals, pom-pom animals, pompom animals, pom poms, pompoms, fuzzy, fluffy, tiny pets, pocket pet
variant bunny | Animals | white, pink, gray free | bunny, bunnies, rabbit, rabbits, easter bunny, hare
variant chick | Animals, Farm | yellow, orange, red | chick, chicks, chicken, baby chick, easter, easter chick, hatching
variant mouse | Animals | gray, pink, white or brown, tan | mouse, mice, little mouse, hamster, pet mouse
variant caterpillar | Bugs, Animals | green, light green, red free | caterpillar, caterpillars, hungry caterpillar, fuzzy caterpillar, worm, inchworm
variant penguin | Animals | black, white, orange | penguin, penguins, antarctica
minutes 30 35 40
waits 30
mess low
heart poms: pom-pom = 1 handful
need felt: felt, craft-foam, construction-paper, cardstock = 1 scrap
need eyes: googly-eye, bead, sticker, sequin = 2
nice wire: pipe-cleaner, twist-tie = 2
nice home: small-box, egg-carton, paper-cup, bottle-cap, plastic-lid = 1
join glue: glue
tool pen: marker, pencil
tool scissors: scissors
step sort: arrange poms by ccc
step feet: cut felt pen scissors > base by tcc
step body: glue poms felt glue > body-bunny body-chick body-mouse body-caterpillar body-penguin by ccc
step ears: cut felt scissors > by tcc
step on: glue felt poms glue > ears-bunny ears-chick ears-mouse ears-caterpillar ears-penguin by ccc
step eyes: glue eyes poms glue > eyes-one eyes-caterpillar by ccc
step wire: build wire poms glue scissors > wire-bunny wire-chick wire-mouse wire-caterpillar wire-penguin by tcc
step dry: dry poms by ccc
step home: play home poms by ccc
step visit: play poms by ccc
part base = felt c : o^ ~ 0 88 58 9
part wire-mouse@mouse = wire b : l ~ 5 40 64 66 72 84 52 92 64
part wire-caterpillar@caterpillar = wire b : l ~ 4 -66 -10 -78 -44 ; l ~ 4 -54 -12 -50 -46 ; d ~ 5 -78 -46 -50 -48
part ears-bunny@bunny = felt a : j^ ~ -14 -50 -24 -98 11 ; j^ ~ 14 -50 24 -98 11 ; j_ b -15 -56 -23 -90 5 ; j_ b 15 -56 23 -90 5
part ears-mouse@mouse = felt b : o^ ~ -28 -52 18 ; o^ ~ 28 -52 18
part body-bunny@bunny = poms a : y^ ~ 0 40 46 44 23 0.1 ; y^ ~ 0 -24 34 33 17 0.1 ; y^ w 44 62 13 12 10 0.1
part body-chick@chick = poms a : y^ ~ 0 40 46 44 23 0.1 ; y^ ~ 0 -24 34 33 17 0.1
part body-mouse@mouse = poms a : y^ ~ 0 42 44 42 22 0.1 ; y^ ~ 0 -18 35 34 17 0.1 ; o^ b 0 -6 6
part body-caterpillar@caterpillar = poms a : y^ ~ 76 62 20 19 10 0.1 ; y^ b 44 58 21 20 10 0.1 ; y^ ~ 10 60 22 21 11 0.1 ; y^ b -24 54 23 22 11 0.1 ; y^ ~ -60 22 29 28 14 0.1
part body-penguin@penguin = poms a : y^ ~ 0 38 48 46 24 0.1 ; y^ w 0 44 28 27 14 0.1 ; y^ ~ 0 -28 34 33 17 0.1
part ears-chick@chick = felt b : p^ ~ -9 -20 9 -20 0 -4 ; j^ a -40 30 -66 52 12 ; j^ a 40 30 66 52 12 ; p^ ~ -26 88 -14 76 -4 88 ; p^ ~ 26 88 14 76 4 88
part ears-caterpillar@caterpillar = felt b : o_ c -60 38 6 4
part ears-penguin@penguin = felt c : p^ ~ -8 -24 8 -24 0 -8 ; j^ a -44 16 -66 58 10 ; j^ a 44 16 66 58 10 ; o^ ~ -18 86 14 6 ; o^ ~ 18 86 14 6
part wire-bunny@bunny = wire k : z ~ 2 -6 -12 -34 -18 ; z ~ 2 -6 -9 -34 -6 ; z ~ 2 6 -12 34 -18 ; z ~ 2 6 -9 34 -6
part wire-chick@chick = wire a : l ~ 4 -4 -56 -10 -74 ; l ~ 4 0 -57 0 -80 ; l ~ 4 4 -56 10 -74
part wire-penguin@penguin = wire red : l ~ 6 -32 0 -10 8 10 8 32 0 ; l ~ 6 22 4 30 34
part eyes-one@bunny,chick,mouse,penguin = eyes own : e -12 -30 7 ; e 12 -30 7
part eyes-caterpillar@caterpillar = eyes own : e -70 14 8 ; e -48 14 8
scene stand

* block-robot-that-stands | 4-5 6-8 9-12 | Robots
extras machine: button, metal-washer, sequin, keycap, bread-tag, coin, toy-wheel, candy-wrapper
appeal 3
topics robot, robots, wooden robot, block robot, android, droid, machine, machines, inventor, wood craft, woodworking, wooden blocks
near building, blocks, minecraft
colors silver, red, yellow free
minutes 40 45 55
waits 90
mess some
heart blocks: wooden-block, wood-scrap = 4
heart coat: metallic-paint, acrylic-paint, paint = 1 color
nice feet: wooden-bead, cork, spool, bottle-cap, bottle-cork = 4
nice dials: sticker, stick-on-gem, bottle-cap, button = 6
nice studs: paper-fastener, pushpin, sequin = 3
nice arms: pipe-cleaner, craft-stick, twist-tie, clothespin = 2
need face: marker, permanent-marker = 1
join glue: glue, glue-gun, waterproof-glue
tool brush: paintbrush, sponge-brush
home newspaper
step plan: arrange blocks by ccc
step coat: paint coat blocks brush newspaper by ccc
step dry: dry blocks by ccc
step body: glue blocks glue > body by ccc
step head: glue blocks glue > head by ccc
step feet: glue feet blocks glue > feet by ccc
step arms: glue arms blocks glue > arms by tcc
step studs: glue studs blocks glue > studs by ccc
step dials: decorate dials blocks glue > dials by ccc
step face: draw face blocks > face by ccc
part arms = arms b : l^ ~ 8 -36 6 -62 16 -58 46 ; l^ ~ 8 36 6 64 -6 76 -34
part body = blocks wood paint coat a : q^ ~ 3 -36 -8 36 -8 36 52 -36 52 ; q^ ~ 3 -32 54 -4 54 -4 82 -32 82 ; q^ ~ 3 4 54 32 54 32 82 4 82
part head = blocks wood paint coat a : q^ ~ 3 -28 -62 28 -62 28 -10 -28 -10
part feet = feet own : o^ ~ -26 90 10 9 ; o^ ~ 26 90 10 9 ; o^ ~ -12 -70 7 ; o^ ~ 12 -70 7
part studs = studs gold : o^ ~ -8 -92 5 ; o^ ~ 36 -36 5 ; o^ ~ -36 -36 5
part dials = dials b : o^ ~ -18 12 8 ; o^ c 2 12 8 ; o^ ~ 22 12 8 ; o^ c -18 36 6 ; o^ ~ 2 36 6 ; o^ c 22 36 6
part face = face k : r_ w -12 -42 16 14 3 ; r_ w 12 -42 16 14 3 ; o_ k -11 -41 4 ; o_ k 13 -41 4 ; r_ k 0 -22 28 7 2 ; z_ w 1.6 -7 -25 -7 -19 ; z_ w 1.6 0 -25 0 -19 ; z_ w 1.6 7 -25 7 -19
scene stand

* crater-moon-to-keep | 4-5 6-8 9-12 | Space
extras picture Space: sequin, sticker, bead, sand
appeal 3
topics moon, the moon, full moon, craters, crater, moon landing, lunar, space, outer space, planets, astronaut, astronauts, meteor, asteroid, luna
near stars, night sky, ramadan, mid-autumn festival
colors gray, silver, navy
minutes 40 45 50
waits 1440
mess some
heart dough: salt-dough, air-dry-clay = 2 handful
heart dents: bottle-cap, plastic-lid, marble, button, golf-ball, ping-pong-ball, spool, wooden-bead, cork, paper-cup, pebble = 3
need paint: acrylic-paint, paint, metallic-paint = 2 color
nice fork: plastic-fork, toothpick, pencil, toothbrush, craft-stick = 1
nice dust: glitter, glitter-glue, glow-paint, salt, sand = 1 pinch
nice roller: rolling-pin = 1
tool brush: paintbrush, kitchen-sponge, sponge-brush
home tray
step ball: shape dough > moon by ccc
step flat: shape dough roller? by ccc
step big: print dents dough > craters by ccc
step small: shape dough > dots by ccc
step rays: draw fork dough > rays by ccc
step dry: dry dough tray by ccc
step coat: paint paint brush dough > coat by ccc
step deep: paint paint brush dough > deep by ccc
step dust: decorate dust dough > dust by ccc
step land: play dough by ccc
part moon = dough cream : o^ ~ 0 0 86 84
part coat = paint a : o_ a 0 0 86 84 ; b_ a+ -60 -50 -20 -74 20 -70 -10 -40 -50 -16
part craters = dents a : o_ a- -30 -24 25 23 ; o_ a- 34 -34 17 16 ; o_ a- 18 32 29 26
part dots = dough a : d_ a- 5 -54 24 -40 46 -22 58 -66 -4 62 4 64 28 -4 -60 6 -12
part rays = fork a : z_ a-- 2 -2 -18 20 -8 ; z_ a-- 2 -54 -44 -66 -56 ; z_ a-- 2 46 12 62 -2 ; z_ a-- 2 -8 20 -22 10 ; z_ a-- 2 40 56 52 66 ; z_ a-- 2 -38 4 -46 16
part deep = paint a : o_ a-- -32 -27 19 17 ; o_ a-- 33 -36 12 11 ; o_ a-- 16 29 22 19
part dust = dust w : d_ w 2 -44 -60 -20 -62 10 -50 54 -16 60 40 40 58 -10 70 -48 60 -68 26 -70 -24 -6 0 40 0 -30 30
scene lay

* wooden-kit-in-your-colors | 4-5 6-8 9-12 | -
extras machine: sequin, button, bottle-cap, cotton-ball, washi-tape
appeal 3
topics wooden kit, painting wood, painted wood, wood craft, model, model kit, model building, woodwork
variant vehicle | Transportation | red, blue, yellow free | train, trains, wooden train, steam engine, locomotive, choo choo, train driver, car, cars, truck, trucks, race car, things that go, vehicles, railway
variant dinosaur | Dinosaurs | green, orange, yellow free | dinosaur, dinosaurs, dino, t-rex, stegosaurus, dinosaur skeleton, fossils
variant rocket | Space | white, red, blue free | rocket, rockets, rocket ship, space shuttle, blast off
variant castle | Fairy Tales, Fantasy | gray, red, blue free | castle, castles, knights, knight, princess castle, fortress
variant boat | Ocean | white, blue, red free | boat, boats, ship, ships, sailboat, pirate ship, pirates, sailing
variant robot | Robots | silver, blue, red free | robot, robots, android
variant birdhouse | Nature, Seasons, Animals | red, yellow, blue free | birdhouse, bird house, birds, nesting box, garden birds, spring
minutes 50 60 70
waits 90
mess some
heart kit: wooden-kit = 1
need paint: paint, acrylic-paint, paint-marker = 3 color
nice stickers: sticker, stick-on-gem, felt-sticker, washi-tape = 6
nice sand@6-8,9-12: sandpaper = 1 piece
nice pen: marker, permanent-marker, paint-marker = 1
join glue: glue, waterproof-glue
tool brush: paintbrush, sponge-brush when paint=paint,acrylic-paint
home newspaper
step lay: arrange kit by ccc
step sand@6-8,9-12: prepare sand kit by cc
step build: build kit glue > kit-vehicle kit-dinosaur kit-rocket kit-castle kit-boat kit-robot kit-birdhouse by ttc
step hold: dry kit by ccc
step coat: paint paint kit brush? newspaper > by ccc
step second: paint paint kit brush? > trim-vehicle trim-dinosaur trim-rocket trim-castle trim-boat trim-robot trim-birdhouse by ccc
step dry: dry kit by ccc
step pen: draw pen kit > line-vehicle line-dinosaur line-rocket line-castle line-boat line-robot line-birdhouse by ccc
step stickers: decorate stickers kit > stickers-vehicle stickers-dinosaur stickers-rocket stickers-castle stickers-boat stickers-robot stickers-birdhouse by ccc
step go: play kit by ccc
part kit-vehicle@vehicle = kit wood paint coat a : r^ ~ 0 46 172 16 4 ; q^ ~ 6 -84 -44 -34 -44 -34 40 -84 40 ; r^ ~ 22 8 104 60 18 ; r^ ~ 46 -40 18 36 4
part trim-vehicle@vehicle = paint b : r_ b -58 -50 66 12 4 ; o^ b -58 60 24 ; o^ b 4 64 19 ; o^ b 56 64 19 ; o_ c -58 60 9 ; o_ c 4 64 7 ; o_ c 56 64 7 ; r_ c 46 -58 26 9 3
part line-vehicle@vehicle = pen k : r_ w -58 -18 26 24 3 ; z_ k 2 -8 -20 -8 34 ; z_ k 2 22 -20 22 34
part stickers-vehicle@vehicle = stickers c : s_ ~ 7 8 5 9 4 ; s_ ~ 38 8 5 9 4 ; s_ ~ 62 8 5 8 4 ; s_ ~ -58 16 5 9 4
part kit-dinosaur@dinosaur = kit wood paint coat a : b^ ~ -94 16 -66 8 -40 -30 4 -44 36 -34 52 -66 86 -68 94 -52 70 -44 62 -10 40 20 -20 26 -60 22 ; r^ ~ -26 48 18 54 5 ; r^ ~ 30 48 18 54 5 ; r^ ~ 2 80 96 10 4
part trim-dinosaur@dinosaur = paint b : p_ b -44 -26 -34 -48 -22 -36 ; p_ b -18 -38 -6 -62 8 -42 ; p_ b 12 -42 24 -64 34 -36 ; o_ c -16 -6 9 ; o_ c 14 -14 9 ; o_ c 38 -6 7
part line-dinosaur@dinosaur = pen k : k 76 -58 4 ; z_ k 2 72 -48 90 -50
part stickers-dinosaur@dinosaur = stickers c : s_ ~ -30 10 5 8 4 ; s_ ~ 0 10 5 8 4 ; s_ ~ 26 8 5 8 4
part kit-rocket@rocket = kit wood paint coat a : p^ ~ -26 20 -58 70 -26 62 ; p^ ~ 26 20 58 70 26 62 ; b^ ~ -28 64 -30 -30 0 -92 30 -30 28 64 ; r^ ~ 0 76 44 18 4
part trim-rocket@rocket = paint b : b_ b -20 -54 0 -92 20 -54 ; p_ b -26 20 -58 70 -26 62 ; p_ b 26 20 58 70 26 62 ; r_ c 0 76 44 16 4 ; a_ c 0 -18 16 11 0 360
part line-rocket@rocket = pen k : o_ light-blue 0 -18 11 ; z_ k 2 -26 34 26 34
part stickers-rocket@rocket = stickers c : s_ ~ 0 16 5 10 4 ; s_ ~ -12 50 5 7 3 ; s_ ~ 12 50 5 7 3
part kit-castle@castle = kit wood paint coat a : r^ ~ 0 34 100 84 2 ; q^ ~ 2 -92 -40 -80 -40 -80 -28 -68 -28 -68 -40 -56 -40 -56 -28 -44 -28 -44 78 -92 78 ; q^ ~ 2 44 -28 56 -28 56 -40 68 -40 68 -28 80 -28 80 -40 92 -40 92 78 44 78
part trim-castle@castle = paint b : p_ b -96 -38 -68 -86 -40 -38 ; p_ b 96 -38 68 -86 40 -38 ; q_ c 12 -20 78 -20 34 0 18 20 34 20 78
part line-castle@castle = pen k : r_ k -68 4 12 20 5 ; r_ k 68 4 12 20 5 ; z_ k 2 -30 12 -10 12 ; z_ k 2 10 4 30 4
part stickers-castle@castle = stickers c : s_ ~ -68 44 5 9 4 ; s_ ~ 68 44 5 9 4 ; s_ ~ 0 6 5 9 4
part kit-boat@boat = kit wood paint coat a : q^ ~ 8 -92 26 92 26 62 78 -62 78 ; r^ ~ 0 -24 8 104 2 ; p^ w 8 -76 74 10 8 10 ; p^ w -8 -60 -60 10 -8 10
part trim-boat@boat = paint b : q_ b 6 -86 36 86 36 76 50 -76 50 ; p_ c 8 -76 30 -46 8 -46
part line-boat@boat = pen k : o_ light-blue -36 62 8 ; o_ light-blue 0 62 8 ; o_ light-blue 36 62 8
part stickers-boat@boat = stickers c : s_ ~ 28 -10 5 10 4 ; s_ ~ -26 -8 5 8 3
part kit-robot@robot = kit wood paint coat a : q^ ~ 4 -34 -8 34 -8 34 50 -34 50 ; q^ ~ 4 -28 -64 28 -64 28 -12 -28 -12 ; r^ ~ -50 20 18 58 6 ; r^ ~ 50 20 18 58 6 ; r^ ~ -18 70 24 36 4 ; r^ ~ 18 70 24 36 4
part trim-robot@robot = paint b : r_ b 0 20 44 34 3 ; o_ c -50 52 10 ; o_ c 50 52 10 ; r_ c 0 -74 8 18 2 ; r_ b -18 84 26 10 3 ; r_ b 18 84 26 10 3
part line-robot@robot = pen k : r_ w -12 -44 14 12 3 ; r_ w 12 -44 14 12 3 ; d_ k 3 -12 -44 12 -44 ; r_ k 0 -24 26 6 2
part stickers-robot@robot = stickers c : o_ ~ -12 14 5 ; o_ ~ 2 14 5 ; o_ ~ 14 14 5 ; s_ ~ 0 28 5 7 3
part kit-birdhouse@birdhouse = kit wood paint coat a : p^ ~ -56 -20 0 -70 56 -20 56 76 -56 76 ; z^ ~ 14 -76 -6 0 -78 76 -6 ; r^ ~ 0 84 140 14 4
part trim-birdhouse@birdhouse = paint b : z_ b 13 -76 -6 0 -78 76 -6 ; o_ k 0 4 20 ; a_ c 0 4 26 20 0 360 ; r_ c 0 84 140 13 4
part line-birdhouse@birdhouse = pen k : l_ green 3 -40 72 -38 50 -42 36 ; l_ green 3 40 72 38 50 42 36
part stickers-birdhouse@birdhouse = stickers c : s_ ~ -42 32 5 9 4 ; s_ ~ 42 32 5 9 4 ; s_ ~ 0 56 5 8 4
scene stand

* soft-pet-in-a-box | 4-5 6-8 | Animals
extras world Animals: hay, crinkle-paper, grass, bottle-cap, yarn, cotton-ball
appeal 3
topics pet, pets, my pet, soft toy, stuffed pet, pet bed, pretend play, felt animal
variant hamster | Animals | tan, cream, brown or gray, white, orange | hamster, hamsters, my hamster, gerbil, guinea pig, guinea pigs, my guinea pig, mouse, class pet
variant dog | Animals | brown, tan, red or white, black, gray, gold | dog, dogs, puppy, puppies, my dog, new puppy
variant cat | Animals | gray, white, pink or black, orange, brown, tan | cat, cats, kitten, kittens, kitty, my cat, new kitten
variant rabbit | Animals | white, pink, gray or tan, brown | rabbit, rabbits, bunny, bunnies, my rabbit, my bunny
minutes 45 55
waits 60
mess low
heart felt: felt, fabric-scrap = 2 sheet
heart fill: pillow-stuffing, cotton-ball, wool-roving = 1 handful
need eyes: bead, googly-eye, button, sticker = 2
nice house: small-box, shoebox, tissue-box, cardboard-box, milk-carton = 1
nice bed: fabric-scrap, paper-towel, tissue-paper, hay, crinkle-paper, grass = 1 handful
nice perch: stick, dowel, craft-stick = 1
join glue: glue
tool pen: marker, chalk
tool scissors: scissors
step draw: draw felt pen scissors by gt
step edge: glue felt glue by tc
step dry: dry felt by cc
step fill: fill fill felt by cc
step close: glue felt glue > body by tc
step ears: cut felt scissors glue > ears-hamster ears-dog ears-cat ears-rabbit by tc
step eyes: glue eyes felt glue > eyes by cc
step face: draw pen felt > face by cc
step house: build house scissors bed? perch? > house bed perch by tt
step sleep: play felt by cc
part house = house kraft : q^ ~ 4 -94 -46 94 -46 94 86 -94 86 ; r_ cream 0 18 168 112 3
part perch = perch own : stick ~ -90 -34 90 -30 9
part bed = bed yellow : y ~ 0 72 78 14 14 .2
part ears-rabbit@rabbit = felt a : j^ ~ -22 -20 -34 -84 13 ; j^ ~ 22 -20 34 -84 13 ; j_ b -23 -28 -33 -76 6 ; j_ b 23 -28 33 -76 6
part ears-cat@cat = felt a : p^ ~ -44 -2 -46 -46 -10 -22 ; p^ ~ 44 -2 46 -46 10 -22
part ears-hamster@hamster = felt a : o^ ~ -38 -20 16 ; o^ ~ 38 -20 16 ; o_ c -38 -20 8 ; o_ c 38 -20 8
part body = felt a : b^ ~ -62 30 -52 -8 -24 -28 24 -28 52 -8 62 30 50 64 20 76 -20 76 -50 64
part ears-dog@dog = felt b : b^ ~ -36 -26 -60 -22 -68 12 -58 28 -44 4 ; b^ ~ 36 -26 60 -22 68 12 58 28 44 4
part face = pen k : o_ b 0 46 30 20 ; p_ k -5 12 5 12 0 19 ; u -6 21 6 ; u 6 21 6 ; z_ k 1.4 -14 18 -40 14 ; z_ k 1.4 -14 22 -40 24 ; z_ k 1.4 14 18 40 14 ; z_ k 1.4 14 22 40 24 ; l_ k 2 -16 66 -16 74 ; l_ k 2 16 66 16 74
part eyes = eyes own : k -18 2 6 ; k 18 2 6
scene stand

* shoebox-lid-stadium | 4-5 6-8 9-12 | Sports
extras game: bottle-cap, sticker, paper-straw, clothespin, flag
appeal 3
topics soccer, football, soccer game, table soccer, table football, foosball, soccer ball, world cup, euros, goal, goalie, goalkeeper, match, stadium, soccer team, football team, soccer party
near sports day, hockey
colors green, white, red
minutes 35 40 50
waits 30
mess low
heart box: shoebox, cardboard-box, pizza-box, tissue-box, cereal-box = 1
heart grass: felt, construction-paper, craft-foam, cardstock = 1 sheet
need ball: foam-ball, ping-pong-ball, pom-pom, aluminum-foil, cotton-ball, felt-ball, bead = 1
need posts: craft-stick, paper-straw, pipe-cleaner, chopstick, masking-tape = 6
nice net: net-bag, gauze, tulle = 1 scrap
nice lines: chalk, masking-tape, paint-marker = 1
nice men: clothespin, bottle-cap, cork, toy-brick, button = 4
join glue: glue, tape, glue-stick
tool pen: marker, permanent-marker
tool scissors: scissors
step walls: cut box scissors by gtc
step grass: glue grass box glue scissors > box by ttc
step lines: draw pen grass lines? > lines by ccc
step goals: cut box scissors > goals by gtc
step posts: glue posts box scissors glue > posts by ttc
step net: glue net box glue > net by tcc
step ball: prepare pen ball > ball by ccc
step kick: prepare posts pen > sticks by ccc
step men: arrange men box > men by ccc
step match: play box ball by ccc
part box = box kraft : q^ ~ 4 -98 -62 98 -62 98 66 -98 66 ; r_ green 0 2 176 108 2 ; r_ green+ -66 2 44 108 1 ; r_ green+ 22 2 44 108 1
part lines = pen w : z_ w 3 0 -50 0 54 ; a_ w 0 2 22 19.5 0 360 ; z_ w 3 -86 -24 -62 -24 -62 28 -86 28 ; z_ w 3 86 -24 62 -24 62 28 86 28
part goals = box k : r_ umber -92 2 10 40 1 ; r_ umber 92 2 10 40 1
part net = net w : z_ w 1.4 -97 -8 -87 -8 ; z_ w 1.4 -97 2 -87 2 ; z_ w 1.4 -97 12 -87 12 ; z_ w 1.4 97 -8 87 -8 ; z_ w 1.4 97 2 87 2 ; z_ w 1.4 97 12 87 12
part posts = posts own : r^ wood -86 -20 26 7 3 ; r^ wood -86 24 26 7 3 ; r^ wood 86 -20 26 7 3 ; r^ wood 86 24 26 7 3
part sticks = posts own : stick wood -54 92 6 76 9 ; stick wood 20 78 78 94 9 ; r_ red -48 90 10 9 2 ; r_ blue 72 92 10 9 2
part men = men red : o^ red -34 -22 7 ; o^ red -30 30 7 ; o^ blue 36 -24 7 ; o^ blue 32 30 7
part ball = ball w : o^ w 8 8 12 ; p_ k 8 3 13 7 11 13 5 13 3 7 ; d_ k 2 -1 2 17 3 18 13 -2 13
scene lay

* pegs-from-a-fairy-tale | 4-5 6-8 9-12 | Fairy Tales
extras figure: bead, lace, sequin, feather, acorn, wool-roving
appeal 3
topics fairy tale, fairy tales, storytelling, story time, puppets, small world, peg dolls, peg people, once upon a time
variant red | Fairy Tales | red, gray, cream | little red riding hood, red riding hood, big bad wolf, wolf, grandmother, brothers grimm
variant bears | Fairy Tales | brown, blue, red | goldilocks, goldilocks and the three bears, three bears, the three bears, bears
variant pigs | Fairy Tales | pink, yellow, red | three little pigs, the three little pigs, pigs, piglets
minutes 40 50 60
waits 60
mess some
heart pegs: peg-doll, clothespin, cork, bottle-cork, cardboard-tube = 3
heart felt: felt, fabric-scrap, craft-foam = 3 color
need color: paint, acrylic-paint, marker, permanent-marker, paint-marker = 3 color
nice belt: ribbon, yarn, string, embroidery-floss, ric-rac = 18 in
nice fluff: cotton-ball, wool-roving, pillow-stuffing = 1
nice fine: marker, permanent-marker when color=paint,acrylic-paint,paint-marker
join glue: glue
tool pencil: pencil
tool brush: paintbrush, cotton-swab when color=paint,acrylic-paint
tool scissors: scissors
step coat: paint color pegs pencil brush? > pegs by ccc
step dry: dry pegs by ccc
step face: draw pegs color brush? fine? > face-red face-bears face-pigs by ccc
step dress: cut felt pegs scissors glue > dress-red dress-bears dress-pigs by tcc
step hoods: cut felt scissors by tcc
step heads: glue felt pegs glue > head-red head-bears head-pigs by ccc
step belt: tie belt pegs scissors > belt by ttc
step fluff: glue fluff pegs glue > fluff by ccc
step tell: play pegs by ccc
part pegs = pegs wood : t^ wood -64 86 22 -64 14 16 ; o^ wood -64 -8 24 ; t^ wood 0 86 26 0 -4 19 ; o^ wood 0 -30 28 ; t^ wood 64 86 24 64 8 17 ; o^ wood 64 -16 25
part dress-red@red = felt a : t^ red -64 84 22.5 -64 14 16.5 ; t^ light-blue 0 84 26.5 0 -4 19.5 ; t^ gray 64 84 24.5 64 8 17.5
part dress-bears@bears = felt a : t^ blue -64 84 22.5 -64 14 16.5 ; t^ red 0 84 26.5 0 -4 19.5 ; t^ yellow 64 84 24.5 64 8 17.5
part dress-pigs@pigs = felt a : t^ yellow -64 84 22.5 -64 14 16.5 ; t^ light-blue 0 84 26.5 0 -4 19.5 ; t^ red 64 84 24.5 64 8 17.5
part head-red@red = felt a : b^ red -92 6 -86 -28 -64 -44 -42 -28 -36 6 -48 6 -50 -14 -64 -24 -78 -14 -80 6 ; b^ w -30 -34 -22 -56 0 -64 22 -56 30 -34 0 -44 ; p^ gray 42 -30 44 -62 60 -38 ; p^ gray 68 -38 84 -62 86 -30
part head-bears@bears = felt a : om^ brown 0 0 0.1 ; o^ brown -80 -28 9 ; o^ brown -48 -28 9 ; o^ brown -20 -54 11 ; o^ brown 20 -54 11 ; o^ brown 47 -36 10 ; o^ brown 81 -36 10
part head-pigs@pigs = felt a : p^ pink -84 -20 -80 -42 -66 -28 ; p^ pink -44 -20 -48 -42 -62 -28 ; p^ pink -26 -44 -20 -68 -4 -52 ; p^ pink 26 -44 20 -68 4 -52 ; p^ pink 42 -28 46 -52 60 -38 ; p^ pink 86 -28 82 -52 68 -38
part face-red@red = color k : k -71 -6 3 ; k -57 -6 3 ; u -64 2 6 ; k -8 -30 3 ; k 8 -30 3 ; a_ k -8 -30 7 6 0 360 ; a_ k 8 -30 7 6 0 360 ; u 0 -19 6 ; o_ gray 64 -16 24 ; o_ w 64 -8 12 9 ; k 56 -22 3 ; k 72 -22 3 ; o_ k 64 -11 4 3
part face-bears@bears = color k : o_ brown -64 -8 23 ; o_ brown 0 -30 27 ; o_ brown 64 -16 24 ; o_ tan -64 0 10 8 ; o_ tan 0 -20 12 9 ; o_ tan 64 -8 11 8 ; k -71 -12 3 ; k -57 -12 3 ; k -8 -36 3 ; k 8 -36 3 ; k 56 -22 3 ; k 72 -22 3 ; o_ k -64 -3 4 3 ; o_ k 0 -24 4 3 ; o_ k 64 -11 4 3
part face-pigs@pigs = color k : o_ pink -64 -8 23 ; o_ pink 0 -30 27 ; o_ pink 64 -16 24 ; o_ pink-- -64 -2 8 6 ; o_ pink-- 0 -23 9 7 ; o_ pink-- 64 -10 8 6 ; d_ umber 1.5 -67 -2 -61 -2 -3 -23 3 -23 61 -10 67 -10 ; k -71 -14 3 ; k -57 -14 3 ; k -8 -38 3 ; k 8 -38 3 ; k 56 -24 3 ; k 72 -24 3
part belt = belt w : r^ w -64 46 42 5 2 ; r^ w 0 36 48 5 2 ; r^ w 64 42 44 5 2
part fluff = fluff w : y^ w 64 80 12 9 7 .2
scene stand

* sea-in-a-hoop | 6-8 9-12 13+ | Ocean
extras hanging: charm, old-jewelry-piece, bell, feather, sea-glass
appeal 3
topics ocean, sea, waves, beach, seashells, shells, seaside, hoop art, embroidery, sewing, hand sewing, appliqué, applique, fabric art, wall hanging, embroidery hoop, coast, vacation
near mermaid, whale, fish
colors blue, teal, light blue
minutes 75 80 100
mess low
heart hoop: embroidery-hoop = 1
heart cloth: fabric-scrap, felt, denim, old-t-shirt, bandana = 4
need thread: sewing-thread, embroidery-floss = 1 color
nice beads: seed-bead, sequin, bead = 20
nice shells: seashell, sea-glass, charm = 5
nice foam: lace, ric-rac, ribbon, tulle = 10 in
tool needle: needle
tool pen: chalk, pencil, ballpoint-pen
tool scissors: fabric-scissors, scissors
step stretch: build hoop cloth > hoop sky by tcc
step cut: cut cloth pen scissors by tcc
step lay: arrange cloth hoop > by ccc
step sew: sew cloth thread needle hoop > waves by tcc
step stitch: sew thread needle cloth > stitches by tcc
step foam: sew foam cloth thread needle > foam by tcc
step beads: sew beads thread needle cloth > beads by tcc
step shells: tie shells thread hoop scissors > shells by tcc
step back: cut cloth hoop scissors by tcc
step hang: play hoop by ccc
part shells = shells cream : z_ w 1.6 -46 66 -46 84 ; z_ w 1.6 -23 76 -23 94 ; z_ w 1.6 0 80 0 98 ; z_ w 1.6 23 76 23 94 ; z_ w 1.6 46 66 46 84 ; shell cream -46 86 8 ; shell pink -23 94 8 ; shell cream 0 97 8 ; shell pink 23 94 8 ; shell cream 46 86 8
part hoop = hoop wood : r ~- 0 -94 18 10 2 ; r silver 0 -98 10 5 1 ; o^ ~ 0 -8 83 81
part sky = cloth cream : o_ light-blue+ 0 -8 76 74
part waves = cloth a : b_ light-blue -74 -20 -50 -32 -26 -20 0 -32 26 -20 50 -32 74 -20 75 -4 66 24 -66 24 -75 -4 ; b_ teal -74 4 -56 -8 -30 6 -6 -8 20 6 46 -8 74 6 64 30 48 47 24 60 0 64 -24 60 -48 47 -64 30 ; b_ blue -63 30 -42 20 -20 32 6 18 32 32 50 20 63 30 48 47 24 60 0 64 -24 60 -48 47
part stitches = thread w : stitch w -70 -16 -30 -16 6 ; stitch w -20 -24 20 -20 6 ; stitch w 28 -16 70 -16 6 ; stitch w -66 8 -34 8 6 ; stitch w -24 2 18 6 6 ; stitch w 28 4 66 10 6 ; stitch w -58 34 -24 34 6 ; stitch w -16 28 30 34 6 ; stitch w 36 30 58 36 6
part foam = foam w : l_ ~ 5 -70 -22 -50 -32 -26 -22 0 -32 26 -22 50 -32 70 -22
part beads = beads w : d_ ~ 3 -54 12 -44 8 -36 14 -10 0 -2 -2 8 4 40 0 50 2 58 8 -40 24 -32 28 2 24 12 26 24 32 50 24 58 30
scene hang

* gold-on-wooden-shapes | 4-5 6-8 9-12 | -
extras hanging: bell, feather, wooden-bead, bead, ribbon, sequin
appeal 3
topics garland, wooden garland, wooden shapes, wooden ornaments, window decoration, party decoration
variant moon | Space | gold, blue, white free | eid, eid mubarak, eid al fitr, eid al adha, eid party, ramadan, ramadan mubarak, ramadan decoration, crescent, crescent moon, hilal, moon and stars, islam, muslim, iftar, mawlid
variant star | Space, Seasons | gold, white, red free | christmas, christmas star, star, stars, christmas ornament, christmas tree, winter, nativity, advent
variant heart | - | red, pink, gold free | heart, hearts, valentine, valentine's day, love, mother's day, father's day, wedding, gift for mom, i love you
minutes 35 40 45
waits 45
mess some
heart shapes: wooden-craft-shape, wood-slice = 3
heart coat: metallic-paint, acrylic-paint, paint = 1 color
nice gems: stick-on-gem, sequin, sticker, button, pom-pom = 12
nice fine: glitter-glue, metallic-pen, paint-marker, marker = 1
need line: string, ribbon, yarn, cotton-cord, raffia = 5 ft
join glue: glue
tool brush: paintbrush, sponge-brush, cotton-swab
tool scissors: scissors
home newspaper
step front: paint coat shapes brush newspaper > shapes-moon shapes-star shapes-heart by ccc
step dry: dry shapes by ccc
step back: paint coat shapes brush by ccc
step gems: glue gems shapes glue > gems-moon gems-star gems-heart by ccc
step fine: decorate fine shapes > fine-moon fine-star fine-heart by ccc
step cut: cut line scissors by tcc
step tie: tie line shapes glue > line by tcc
step wait: dry shapes by ccc
step hang: play shapes line by ccc
part line = line tan : l_ ~ 3 -99 -72 -50 -52 0 -46 50 -52 99 -72 ; z_ ~ 2 -62 -56 -62 -20 ; z_ ~ 2 0 -46 0 6 ; z_ ~ 2 62 -56 62 -20
part shapes-moon@moon = shapes wood paint front a : b^ ~ -52 -22 -78 -18 -92 8 -80 34 -52 40 -66 26 -72 8 -66 -10 ; b^ ~ 10 2 -16 6 -30 32 -18 58 10 64 -4 50 -10 32 -4 14 ; b^ ~ 72 -22 46 -18 32 8 44 34 72 40 58 26 52 8 58 -10
part shapes-star@star = shapes wood paint front a : s^ ~ -62 8 5 32 14 ; s^ ~ 0 34 5 32 14 ; s^ ~ 62 8 5 32 14
part shapes-heart@heart = shapes wood paint front a : h^ ~ -62 8 28 ; h^ ~ 0 34 28 ; h^ ~ 62 8 28
part gems-moon@moon = gems b : d^ ~ 4 -82 8 -78 -8 -76 24 -21 32 -17 16 -15 48 41 8 45 -8 47 24
part gems-star@star = gems b : d^ ~ 4 -62 8 -62 -12 -48 18 0 34 0 14 14 44 62 8 62 -12 76 18
part gems-heart@heart = gems b : d^ ~ 4 -74 -2 -62 18 -50 -2 -12 24 0 44 12 24 50 -2 62 18 74 -2
part fine-moon@moon = fine w : d_ ~ 2 -68 -18 -66 34 -6 8 -4 58 56 -16 58 34
part fine-star@star = fine w : z_ ~ 2 -70 4 -54 12 ; z_ ~ 2 -8 30 8 38 ; z_ ~ 2 54 4 70 12
part fine-heart@heart = fine w : l_ ~ 2 -80 4 -70 22 -58 30 ; l_ ~ 2 -18 30 -8 48 4 56 ; l_ ~ 2 44 4 54 22 66 30
scene hang

* birthday-for-the-smallest | 2-3 4-5 | -
extras party: gift-bow, confetti, tinsel, feather, flower
appeal 3
topics doll's birthday party, birthday party for her doll, birthday party for his doll, birthday party for my doll, birthday party for a doll, doll birthday party, doll party, doll's birthday, dolls birthday, my doll, doll, dolls, teddy's birthday, birthday party for teddy, birthday for a doll, stuffed animal's birthday, birthday cake, pretend birthday, pretend party, first birthday
near birthday party, tea party, teddy bears' picnic
colors pink, yellow, light blue free
minutes 20 30

mess low
heart cups: paper-cup, yogurt-pot, plastic-cup, paper-bowl = 4
heart deco: sticker, washi-tape, marker, crayon, felt-sticker = 12
need guest: doll, stuffed-animal, toy-animal = 1
nice bunting@4-5: shoelace, ribbon, yarn, string = 30 in
nice beads@4-5: bead, wooden-bead = 12
nice cloth: paper-napkin, bandana, fabric-scrap, wrapping-paper, cloth-napkin = 1
need candle: paper, construction-paper, cardstock, paper-straw = 1
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
step deco: decorate deco cups > cups by cc
step stack: build cups by cc
step candle: roll candle tape scissors > candle by gt
step top: tape candle cups tape by tc
step beads@4-5: thread beads bunting > beads by c
step bunting@4-5: tie bunting guest > bunting by g
step cloth: arrange cloth cups > cloth by cc
step seat: arrange guest cups > guest by cc
step sing: play cups by cc
part cloth = cloth c : p^ ~ -90 58 90 58 98 96 -98 96
part guest = guest brown : t^ a -56 74 24 -56 14 16 ; o^ tan -56 -10 26 ; b^ umber -82 -10 -78 -36 -56 -42 -34 -36 -30 -10 -46 -24 -66 -24 ; k -64 -8 3 ; k -48 -8 3 ; u -56 2 7 ; o_ pink -72 0 4 3 ; o_ pink -40 0 4 3
part bunting = bunting b : l^ ~ 4 -72 18 -56 30 -40 18
part beads = beads c : d^ ~ 5 -70 22 -62 28 -50 28 -42 22
part cups = cups a : cupdown ~ 36 36 58 44 ; cupdown ~ 36 -8 48 44 ; cup c 84 62 24 26 ; cup c -14 64 24 26 ; d_ b 4 20 62 36 68 52 62 26 46 48 46 24 16 36 24 48 16 ; d_ a 3 84 74 -14 76
part candle = candle b : r^ ~ 36 -24 9 32 2 ; x_ orange 36 -50 6 10
scene stand

* fuse-beads-on-a-first-board | 4-5 6-8 | -
appeal 3
topics fuse beads, perler beads, perler, hama beads, hama, iron beads, melty beads, bead picture, pegboard, bead board
carries any
minutes 35 40
waits 15
mess low
scene hang
heart beads@4-5: big-fuse-bead = 3 color
heart beads@6-8: big-fuse-bead, fuse-bead = 3 color
need board: pegboard = 1
need cover: parchment-paper, wax-paper = 1 sheet
tool iron: iron
nice bowl: muffin-tin, egg-carton, bowl, paper-cup, plastic-lid = 1
nice line: ribbon, string, yarn, cotton-cord = 12 in
tool scissors: scissors when line
home heavy-book
step sort: arrange beads bowl by cc
step edge: arrange beads board > edge by cc
step fill: arrange beads board > body by cc
step mark: arrange beads board by cc
step check: test beads board by cc
step melt: heat cover iron beads by gg
step flat: prepare beads heavy-book by gg
step line: tie line beads scissors > line by tc
step show: play beads by cc
part line = line b : l_ ~ 4 0 -70 -20 -98 20 -98 0 -70
part edge = beads a : rim w 0 6 138 142 5
part body = beads a : rim a 0 6 132 136 2 ; shape a 0 6 132 136 ; filled own 0 6 132 136 1.1

* tooth-pouch-with-stitches | 4-5 6-8 | -
extras cloth: ribbon, lace, sequin, letter-bead, felt-sticker
appeal 3
topics tooth fairy, tooth fairy pouch, tooth pouch, tooth pocket, tooth fairy bag, lost tooth, first tooth, lost her first tooth, lost his first tooth, losing a tooth, loose tooth, wobbly tooth, baby tooth, tooth
near dentist, teeth
colors white, light blue, pink
minutes 45 50
mess low
heart felt: felt = 2 sheet
heart thread: embroidery-floss, yarn = 6 ft
heart needle@4-5: blunt-needle
tool needle@6-8: needle
need pattern: paper, cardstock, index-card = 1 sheet
nice button: button = 1
nice eyes: bead, googly-eye, felt-sticker, sequin = 2
join glue: glue when eyes=bead,googly-eye,sequin
tool pen: marker, pencil, fabric-marker
tool punch: hole-punch
tool scissors: scissors
step pattern: draw pattern pen scissors by tc
step cut: cut felt pattern scissors > tooth by gt
step pocket: cut felt scissors by gt
step holes: poke punch felt by gt
step thread: thread thread needle scissors by gt
step stitch: sew thread needle felt > pocket seam by tc
step end: tie thread felt scissors by gt
step button: sew button thread needle > button by tt
step face: draw pen felt eyes? glue > face eyes by cc
step night: play felt by cc
part tooth = felt w : b^ ~ -70 -40 -56 -78 -22 -82 0 -70 22 -82 56 -78 70 -40 62 14 48 88 28 90 14 40 0 34 -14 40 -28 90 -48 88 -62 14
part pocket = felt b : q^ ~ 5 -36 -6 36 -6 36 42 -36 42
part seam = thread c : stitch c -30 0 -30 36 5 ; stitch c 30 0 30 36 5 ; stitch c -28 37 28 37 6
part button = button c : button ~ 0 4 8
part eyes = eyes k : k -22 -44 6 ; k 22 -44 6
part face = pen k : u 0 -30 12 ; o_ pink -36 -30 7 5 ; o_ pink 36 -30 7 5
scene lay

* first-stitches-around | 4-5 6-8 | -
appeal 3
topics first sewing, learn to sew, sewing, first stitches, hand sewing, felt sewing, running stitch, stitched felt
carries any
minutes 45 50
mess low
scene lay
heart felt: felt = 2 sheet
heart thread: embroidery-floss, yarn = 6 ft
heart needle@4-5: blunt-needle
tool needle@6-8: needle
nice button: button = 2
nice fill: pillow-stuffing, cotton-ball, wool-roving = 1 handful
join glue: glue
tool pen: chalk, marker, pencil
tool punch: hole-punch
tool scissors: scissors
step draw: draw pen felt by tc
step cut: cut felt scissors > back by gt
step holes: poke punch felt by gt
step thread: thread thread needle scissors by gt
step sew: sew thread needle felt > seam by tc
step fill: fill fill felt by cc
step end: tie thread felt scissors by gt
step button: sew button thread needle > buttons by tt
step face: glue felt scissors glue pen > body by tt
step show: play felt by cc
part back = felt c : rim c 0 0 146 148 6
part body = felt a : shape a 0 0 138 142 ; details own 0 0 138 142
part seam = thread w : stitched w 0 0 138 142 3 ; shape a 0 0 128 132 ; details own 0 0 128 132
part buttons = button b : button ~ -18 66 7 ; button ~ 18 66 7
`;
