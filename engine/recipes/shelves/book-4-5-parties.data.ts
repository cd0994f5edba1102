export const shelf = `
* little-red-barn | 4-5 6-8 | Farm
extras picture Farm: hay, grass
appeal 1
topics barn, farm, farmyard, stable, old macdonald, farm animals, small world, cows, horses, hay
colors red, white, brown
minutes 35 40
waits 60
mess some
heart boards: craft-stick, stick, cardboard, paper-straw, corrugated-paper = 12
heart back: cardboard, cereal-box, construction-paper, paper-plate, cardstock, shoebox = 1
need color: paint, marker, crayon = 1 color
nice hay: hay, raffia, yarn, grass, paper-strip, crinkle-paper = handful
nice animals: toy-animal, sticker, clothespin, cork = 2
nice fence: craft-stick, paper-straw, spaghetti, pipe-cleaner = 4
join stick: glue
tool brush: paintbrush, sponge-brush when color=paint
tool scissors: scissors
tool pen: marker, crayon, chalk
step paint: decorate color boards brush? by cc
step shape: cut back scissors pen by gt
step build: glue boards back stick > wall by cc
step doors: draw pen back > doors by cc
step hay: glue hay back stick > hay by cc
step fence: glue fence back stick > fence by cc
step dry: dry back by gg
step animals: play back animals? > animals by cc
part wall = boards own paint paint a : p^ ~ -74 84 -74 -10 -40 -60 0 -84 40 -60 74 -10 74 84 ; z_ ~-- 2 -62 84 -62 -26 ; z_ ~-- 2 -50 84 -50 -44 ; z_ ~-- 2 -37 84 -37 -60 ; z_ ~-- 2 -25 84 -25 -68 ; z_ ~-- 2 -12 84 -12 -76 ; z_ ~-- 2 0 84 0 -82 ; z_ ~-- 2 12 84 12 -76 ; z_ ~-- 2 25 84 25 -68 ; z_ ~-- 2 37 84 37 -60 ; z_ ~-- 2 50 84 50 -44 ; z_ ~-- 2 62 84 62 -26
part doors = pen w : r_ brown 0 46 64 76 ; z_ w 4 -32 8 32 8 ; z_ w 4 -32 8 -32 84 ; z_ w 4 32 8 32 84 ; z_ w 4 0 8 0 84 ; z_ w 3 -30 10 -2 82 ; z_ w 3 -2 10 -30 82 ; z_ w 3 30 10 2 82 ; z_ w 3 2 10 30 82 ; r_ brown 0 -40 26 24 ; z_ w 3 -13 -52 13 -52 13 -28 -13 -28 -13 -52
part hay = hay gold : y ~ -66 80 18 9 8 .25 ; y ~+ 62 82 20 9 8 .25 ; y ~ 0 -32 10 5 7 .25
part fence = fence wood : stick ~ -96 70 -78 70 5 ; stick ~ -92 60 -92 88 5 ; stick ~ 78 70 96 70 5 ; stick ~ 92 60 92 88 5
part animals = animals own : toy gray -60 86 32 ; toy pink 56 86 30
scene lay

* sponge-lunch | 4-5 6-8 | Food
extras world Food: apron, bandana, bell, blanket, button, cardstock, clover, craft-foam, fabric-scrap, index-card, paper-cup, paper-napkin, price-tag, takeout-box, wax-paper
topics sandwich, sandwiches, lunch, picnic, lunch box, play kitchen, pretend food, restaurant, cheese, burger, hamburger, snack, play food
near cake, birthday cake
colors yellow, red, green, tan
minutes 25 30
mess low
heart bread: kitchen-sponge, foam-sheet-scrap = 2
heart filling: felt, construction-paper, tissue-paper, craft-foam, cardstock, crepe-paper, fabric-scrap = 3 sheet
nice ham: paper-napkin, tissue, paper-towel, crinkle-paper, tissue-paper = 1 sheet
nice seeds: bead, sequin, sticker, pom-pom, button, confetti = handful
nice wrap: wax-paper, aluminum-foil, parchment-paper, paper-bag, packing-paper = 1 sheet
nice flag: craft-stick, paper-straw = 1
home plate
need pens: marker, crayon = 2 color
join stick: glue when seeds
tool scissors: scissors
step slice: cut bread scissors by gt
step toast: draw pens bread > bread by cc
step cheese: cut filling scissors > cheese tomato by tc
step lettuce: prepare filling > lettuce by cc
step ham: prepare ham > ham by cc
step seeds: glue seeds bread stick > seeds by cc
step stack: arrange bread filling plate > lid by cc
step flag: build flag bread > flag by cc
step serve: play bread wrap? by cc
part bread = bread tan : q^ ~ 8 -72 46 72 46 76 72 -76 72
part lettuce = filling c : c^ ~ -84 34 84 34 10 10 ; r_ ~ 0 40 160 10
part cheese = filling a : p^ ~ -78 22 78 22 92 34 60 34 48 46 30 34 -86 34
part ham = ham pink : b^ ~ -80 10 -40 4 0 12 40 4 80 10 82 22 -82 22
part tomato = filling b : o^ red -44 20 24 6 ; o^ red 8 20 24 6 ; o^ red 56 20 22 6
part lid = bread tan : q^ ~ 14 -74 -26 74 -26 74 6 -74 6
part seeds = seeds own : d_ cream 3 -50 -18 -28 -12 -4 -18 20 -12 44 -18 -16 -6 32 -4 58 -8
part flag = flag own : stick ~ 0 -20 0 -92 7
scene stand

* glitter-gem-tiara | 4-5 6-8 | Fairy Tales, Fantasy
extras head: tulle, lace, ribbon, ribbon-rose, glitter-glue, old-jewelry-piece, faux-fur, seed-bead
topics princess, princesses, prince, queen, king, crown, tiara, royal, royalty, castle, dress up, fairy, birthday princess, elsa, frozen, ballet, birthday party
colors gold, pink, purple
minutes 25 30
waits 30
mess low
heart band: cardstock, construction-paper, paper, cardboard, metallic-paper, glitter-paper, cereal-box, felt = 1 sheet
heart gems: stick-on-gem, glitter-glue, sequin, button, sticker, bead, pom-pom = 8
nice shine: aluminum-foil, glitter-glue, metallic-paper, sticker = 1 sheet
nice wire: pipe-cleaner, tinsel = 2
nice veil: ribbon, tulle, crepe-paper, lace = 4 strip
join tape: tape, masking-tape
join stick: glue
tool scissors: scissors
tool pen: marker, crayon, pencil
step draw: draw pen band by tt
step cut: cut band scissors > band by gt
step shine: decorate shine band tape > shine by cc
step gems: decorate gems band stick > gems by cc
step wire: shape wire band tape > wire by tc
step veil: tape veil band tape > veil by tc
step close: tape band tape by gt
step rule: play band by cc
part veil = veil c : l ~ 6 -70 70 -92 80 -88 98 ; l ~+ 6 -64 74 -76 88 -70 99 ; l ~+ 6 64 74 76 88 70 99 ; l ~ 6 70 70 92 80 88 98
part wire = wire own : l ~ 4 -22 44 -24 14 -27 -4 ; l ~ 4 22 44 24 14 27 -4 ; i_ ~ -27 -16 12 2.5 2 ; i_ ~ 27 -16 12 2.5 2
part band = band a : p^ ~ -82 84 -90 28 -62 56 -46 2 -22 42 0 -56 22 42 46 2 62 56 90 28 82 84
part shine = shine silver : r_ ~ 0 77 164 9 2
part gems = gems b : o^ b 0 -34 10 10 ; o^ c -45 20 7 7 ; o^ c 45 20 7 7 ; o^ b -85 42 6 6 ; o^ b 85 42 6 6 ; o^ c 0 24 8 8 ; o^ b -34 60 6 6 ; o^ b 34 60 6 6
scene stand

* firefighter-gear | 4-5 6-8 | -
extras worn: sticker, patch, letter-bead
extras head: duct-tape, electrical-tape, sticker
appeal 1
topics firefighter, firefighters, fireman, firemen, fire fighter, fire station, fire safety, fire safety week, fire department, rescue, community helpers, jobs, heroes, dress up, helmet, fire drill, fire engine crew
colors red, yellow, black
minutes 30 35
mess low
heart helmet: construction-paper, cardstock, paper-plate, craft-foam, cardboard = 2 sheet
heart hose: cardboard-tube, paper-straw, pool-noodle = 1
need badge: paper, construction-paper, metallic-paper, cardstock, aluminum-foil = 1 sheet
nice line: string, yarn, ribbon, cotton-cord = 3 ft
nice water: tissue-paper, crepe-paper, ribbon, cellophane, paper-strip, tinsel = 5 strip
need pens: marker, crayon = 2 color
join tape: tape, masking-tape, duct-tape
join stick: glue, glue-stick, tape
tool scissors: scissors
step brim: draw pens helmet by gt
step flap: cut helmet scissors > helmet by gt
step badge: cut badge pens scissors stick helmet > badge by tc
step hose: draw pens hose > hose by cc
step water: tape water hose tape > water by cc
step line: tape line hose tape > line by tc
step alarm: play helmet hose by cc
part line = line own : l ~ 7 -10 66 -50 88 -90 72 -80 44
part helmet = helmet a : b^ ~ -70 -8 -64 -40 -36 -66 0 -72 36 -66 64 -40 70 -8 88 16 40 24 0 22 -40 24 -88 16 ; z_ ~- 3 0 -70 0 -40 ; l_ ~- 3 -34 -60 -42 -30 -44 -2 ; l_ ~- 3 34 -60 42 -30 44 -2
part badge = badge b : q^ ~ 4 -20 -46 20 -46 20 -16 0 0 -20 -16 ; x_ red 0 -26 9 13 ; x_ orange 0 -22 5 8
part hose = hose own : roll ~ 24 62 70 24 ; r_ k 52 62 8 24 ; r_ k 2 62 8 24
part water = water light-blue : l ~ 5 62 56 80 46 96 50 ; l ~ 5 62 60 82 54 98 60 ; l ~ 5 62 64 80 64 98 70 ; l ~ 5 60 67 80 72 94 82 ; l ~ 5 60 69 74 80 86 92
scene lay

* fiesta-bag-pinata | 4-5 6-8 9-12 | -
extras hanging: candy-wrapper, tissue-paper, ribbon, sticker, construction-paper, paper-napkin
extras party: ribbon, yarn, glitter-paper, metallic-paper, candy-wrapper, tissue-paper, feather, embroidery-floss, stick-on-gem
appeal 3
topics pinata, piñata, mexico, cinco de mayo, fiesta, birthday, birthday party, las posadas, dia de los ninos, party game, hispanic heritage month, party, latin america
near spain
colors red, yellow, green, light blue free
minutes 35 40 45
waits 30
mess low
heart bag: paper-bag = 1
heart fringe: crepe-paper, tissue-paper, wrapping-paper, paper-strip, newspaper = 5 sheet
need fill: candy, sticker, confetti, pretzel, popcorn, toy-animal, eraser, dried-bean = handful
nice stuffing: newspaper, tissue-paper, packing-paper, crinkle-paper = 4 sheet
nice tail: ribbon, crepe-paper, tinsel, yarn, raffia = 5 strip
need cord: string, yarn, ribbon, cotton-cord = 3 ft
join stick: glue, glue-stick
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool punch: hole-punch, scissors
step strips: cut fringe scissors by gtc
step snip: prepare fringe scissors by ttc
step rows: glue fringe bag stick > bag fringe by ccc
step fill: fill fill stuffing? bag by ccc
step close: fold bag tape by gtc
step hole: poke bag punch tape by ggc
step cord: tie cord bag > cord by gtc
step tail: tape tail bag tape > tail by tcc
step fiesta: play bag by ttt
part cord = cord own : l ~ 3 -12 -72 0 -98 12 -72
part tail = tail b : l ~ 6 -36 78 -40 98 ; l c 6 -18 80 -18 100 ; l d 6 0 80 0 99 ; l ~ 6 18 80 20 100 ; l c 6 36 78 40 98
part bag = bag kraft : q^ ~ 4 -46 -74 46 -74 48 78 -48 78
part fringe = fringe a : v^ a -50 -60 50 -60 9 20 ; v^ b -50 -36 50 -36 9 20 ; v^ c -50 -12 50 -12 9 20 ; v^ d -50 12 50 12 9 20 ; v^ a -50 36 50 36 9 20 ; v^ b -50 58 50 58 9 20
scene hang

* worry-people | 4-5 6-8 9-12 | -
appeal 3
topics worry dolls, worry, worried, feeling worried, worries, anxiety, scared, bedtime, bad dreams, nightmares, guatemala, feelings, calm down, starting school, separation, brave
near hospital
colors red, teal, yellow
minutes 25 30 35
waits 20
mess low
heart body: clothespin, craft-stick, stick, peg-doll = 3
heart dress: yarn, fabric-scrap, embroidery-floss, felt, ribbon, washi-tape = 6 ft
nice cloth: fabric-scrap, felt, washi-tape, ribbon, tissue-paper = 3 scrap
nice hair: yarn, wool-roving, felt, cotton-ball = bit
nice bed: small-box, egg-carton, sock, egg-shaped-plastic-shell, cupcake-liner, mitten = 1
nice pillow: cotton-ball, cotton-pad, tissue, pom-pom, felt = 1
need pens: marker, colored-pencil = 2 color
join stick: glue
tool scissors: scissors when cloth; hair=yarn,felt
step face: draw pens body > people by ccc
step hair: glue hair body stick scissors? > hair by tcc
step wind: weave dress body stick > dress by ccc
step cloth: glue cloth body stick scissors > cloth by tcc
step bed: draw pens bed > bed by ccc
step pillow: fill pillow bed? > pillow by ccc
step dry: dry body by ggg
step tell: play body by ccc
part bed = bed kraft : r^ ~ 0 66 184 44 6 ; s_ gold -70 62 5 9 4 ; s_ gold 30 72 5 8 4 ; s_ gold -26 74 5 8 4 ; o_ gold 72 66 12 12 ; o_ ~ 78 62 11 11
part pillow = pillow w : cotton ~ -60 46 12 ; cotton ~ -30 44 13 ; cotton ~ 0 46 12 ; cotton ~ 30 44 13 ; cotton ~ 60 46 12
part people = body own : stick ~ -50 -58 -50 50 20 ; stick ~ 0 -68 0 50 20 ; stick ~ 50 -58 50 50 20 ; k -54 -46 2.2 ; k -46 -46 2.2 ; u -50 -41 4 ; k -4 -56 2.2 ; k 4 -56 2.2 ; u 0 -51 4 ; k 46 -46 2.2 ; k 54 -46 2.2 ; u 50 -41 4
part dress = dress a : r^ a -50 4 26 56 4 ; z_ ~- 2 -62 -12 -38 -10 ; z_ ~- 2 -62 2 -38 4 ; z_ ~- 2 -62 16 -38 18 ; r^ b 0 -2 26 60 4 ; z_ gray 2 -12 -20 12 -18 ; z_ gray 2 -12 -4 12 -2 ; z_ gray 2 -12 12 12 14 ; r^ c 50 4 26 56 4 ; z_ brown 2 38 -12 62 -10 ; z_ brown 2 38 2 62 4 ; z_ brown 2 38 16 62 18
part cloth = cloth b : p^ c -64 20 -36 20 -30 46 -70 46 ; p^ a -14 18 14 18 20 46 -20 46 ; p^ b 36 20 64 20 70 46 30 46
part hair = hair brown : cotton ~ -50 -60 11 ; cotton ~ 0 -70 11 ; cotton ~ 50 -60 11
scene stand

* zoo-of-boxes | 4-5 6-8 | Animals, Jungle
extras world Animals: grass, leaf, hay, toy-tree, stone, doll, toy-car, board-game-piece, fake-leaf, pipe-cleaner, bottle-cap, stick, wooden-block, aluminum-foil, glass-gem, peg-doll, sand, breakfast-cereal, clothespin, moss
topics zoo, zoo animals, zoo trip, at the zoo, dear zoo, zookeeper, animal park, circus animals, safari park, field trip, small world, cages, enclosures
near circus train
colors green, yellow, red
minutes 35 40
waits 30
mess some
heart box: small-box, shoebox, tissue-box, cereal-box, cardboard-box = 2
heart animal: toy-animal, stuffed-animal, sticker, clothespin, duplo-brick = 3
need bars: paper-straw, yarn, craft-stick, paper-strip, string, pipe-cleaner, plastic-straw = 6
need color: paint, marker, crayon, construction-paper = 2 color
nice food: leaf, grass, hay, tissue-paper, raffia, crinkle-paper, moss = handful
nice pool: aluminum-foil, plastic-lid, tissue-paper, cellophane, felt = 1
nice sign: cardstock, index-card, paper, craft-stick, sticky-note = 2
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush when color=paint
tool scissors: scissors
tool pen: marker, crayon
step open: cut box scissors by gt
step color: decorate color box brush? tape? > boxes by cc
step ground: arrange food box > food by cc
step pool: arrange pool box > pool by cc
step animal: arrange animal box > animals by cc
step bars: tape bars box tape scissors > bars by tc
step sign: draw pen sign tape > signs by tc
step visit: play box by cc
part boxes = box own paint color a : r^ ~ -46 20 86 96 4 ; r^ b 46 20 86 96 4 ; r_ w -46 20 70 80 2 ; r_ w 46 20 70 80 2
part pool = pool light-blue : o_ ~ 46 52 26 7
part food = food green : y ~ -60 56 16 7 7 .25 ; y ~+ -34 58 14 6 7 .25
part animals = animal own : toy orange -54 50 44 ; toy gray 40 50 46 ; toy brown 64 54 32
part bars = bars own : z_ ~ 4 -70 -20 -70 60 ; z_ ~ 4 -46 -20 -46 60 ; z_ ~ 4 -22 -20 -22 60 ; z_ ~ 4 22 -20 22 60 ; z_ ~ 4 46 -20 46 60 ; z_ ~ 4 70 -20 70 60
part signs = sign w : r^ ~ -46 -40 50 22 3 ; r^ ~ 46 -40 50 22 3 ; l_ k 2 -62 -40 -46 -44 -30 -38 ; l_ k 2 30 -40 46 -44 62 -38
scene stand

* leaf-place-names | 4-5 6-8 9-12 | Seasons
extras party: pinecone, sticker, glitter-glue, stick-on-gem
extras card: stick-on-gem, washi-tape
topics place card, place cards, name card, name cards, dinner, family dinner, thanksgiving, thanksgiving table, friendsgiving, table decoration, guests, birthday table, fall party, leaves, grandparents, sunday dinner
colors tan, orange, brown
minutes 25 30 30
waits 15
mess low
heart paper: paper, cardstock, construction-paper, index-card, packing-paper = 2 sheet
heart leaf: leaf, fake-leaf, pressed-flower, flower, petal, feather, fern-frond = 6
need pens: marker, crayon, colored-pencil = 2 color
nice clip: clothespin, pinecone, bottle-cork, stone, cardboard-tube = 6
nice trim: ribbon, yarn, raffia, sticker, washi-tape, acorn = 6
join stick: glue, glue-stick
tool scissors: scissors
step cut: cut paper scissors by gtc
step fold: fold paper by tcc
step leaf: glue leaf paper stick > cards leaves by ccc
step names: draw pens paper > names by tcc
step faces: draw pens paper > faces by ccc
step trim: decorate trim paper stick > trim by ccc
step clip: build clip paper > clips by ccc
step set: play paper by ccc
part clips = clip own : pin ~ -90 -34 26 ; pin ~ -26 -34 26 ; pin ~ 38 -34 26 ; pin ~ -90 38 26 ; pin ~ -26 38 26 ; pin ~ 38 38 26
part cards = paper w : r^ w -64 -40 56 44 2 ; r^ w 0 -40 56 44 2 ; r^ w 64 -40 56 44 2 ; r^ w -64 32 56 44 2 ; r^ w 0 32 56 44 2 ; r^ w 64 32 56 44 2
part leaves = leaf own : plant orange -80 -28 -76 -58 8 ; plant red -16 -28 -12 -58 8 ; plant gold 48 -28 52 -58 8 ; plant red -80 44 -76 14 8 ; plant gold -16 44 -12 14 8 ; plant orange 48 44 52 14 8
part names = pens b : l_ brown 2.5 -66 -28 -62 -36 -58 -28 -52 -36 -46 -30 ; l_ brown 2.5 -2 -30 4 -36 8 -28 14 -36 20 -28 ; l_ brown 2.5 62 -28 66 -36 70 -28 76 -36 82 -30 ; l_ brown 2.5 -66 44 -62 36 -58 44 -52 36 -46 42 ; l_ brown 2.5 -2 42 4 36 8 44 14 36 20 44 ; l_ brown 2.5 62 44 66 36 70 44 76 36 82 42
part faces = pens c : o_ sand -54 -48 6 6 ; o_ sand 10 -48 6 6 ; o_ sand 74 -48 6 6 ; o_ sand -54 24 6 6 ; o_ sand 10 24 6 6 ; o_ sand 74 24 6 6 ; d_ k 1 -56 -49 -52 -49 8 -49 12 -49 72 -49 76 -49 -56 23 -52 23 8 23 12 23 72 23 76 23
part trim = trim c : r_ red -64 -21 56 4 ; r_ red 0 -21 56 4 ; r_ red 64 -21 56 4 ; r_ red -64 51 56 4 ; r_ red 0 51 56 4 ; r_ red 64 51 56 4
scene lay

* pot-of-fluffy-flowers | 4-5 6-8 9-12 | Nature, Seasons
extras pot: ribbon, washi-tape, fabric-scrap, string, button, raffia, lace, yarn, sticker, ric-rac, stick-on-gem, felt, craft-foam, moss, burlap
topics flowers, garden, gardening, grandma, grandma's garden, grandmother, mother's day, teacher appreciation, thank you, spring, may day, get well, flower shop, potted plant, bouquet
colors pink, yellow, purple, green or red, purple, yellow, orange, blue, white
minutes 30 35 40
waits 30
mess some
heart stem: pipe-cleaner, paper-straw, craft-stick, stick, plastic-straw, pencil = 4
heart bloom: pom-pom, cupcake-liner, tissue-paper, cotton-ball, button, felt-ball, coffee-filter, crepe-paper = 8
heart pot: terracotta-pot, paper-cup, small-box, egg-carton = 1
nice color: paint, acrylic-paint, sticker, washi-tape, marker = 2 color
need earth: play-dough, modeling-clay, newspaper, packing-paper, paper, tissue-paper, soil, pebble = handful
nice leaf: construction-paper, felt, fake-leaf, paper, cardstock, leaf = 1 sheet
nice guest: button, sticker, toy-animal, clothespin, bead = 1
join stick: glue
tool brush: paintbrush, sponge-brush when color=paint,acrylic-paint
tool scissors: scissors
step pot: decorate color pot brush? > coat by ccc
step fill: fill earth pot > pot by ccc
step bloom: glue bloom stem stick > stems blooms by tcc
step leaf: cut leaf scissors stick stem > leaves by tcc
step plant: build stem earth by ccc
step guest: decorate guest pot stick > guest by ccc
step give: play pot by ccc
part stems = stem green : l ~ 5 -12 30 -30 -10 -40 -50 ; l ~ 5 -4 30 -8 -20 -6 -72 ; l ~ 5 6 30 18 -10 26 -60 ; l ~ 5 14 30 40 4 56 -30
part leaves = leaf green : j^ ~ -24 0 -54 -6 8 ; j^ ~ 22 0 48 8 8 ; j^ ~ -8 -30 -32 -38 7
part blooms = bloom a : pompom a -40 -52 17 ; pompom yellow -40 -54 9 ; pompom b -6 -76 18 ; pompom orange -6 -78 9 ; pompom c 28 -64 17 ; pompom yellow 28 -66 9 ; pompom a 58 -34 16 ; pompom orange 58 -36 8
part pot = pot own : cup ~ 0 26 72 64 ; o_ brown 0 28 34 6
part coat = color c : z_ ~ 6 -31 52 31 52 ; d_ a 4 -22 66 -8 68 8 66 22 68 -16 40 0 42 16 40
part guest = guest red : button ~ 22 46 9
scene stand

* slices-of-fruit | 2-3 4-5 6-8 | Food
topics fruit, fruits, watermelon, melon, kiwi, summer, picnic, fruit stand, healthy food, farmers market, lemonade, half circle
near hungry caterpillar, shapes
variant watermelon | Food | red, green, black | watermelon, watermelons, melon, pips
variant kiwi | Food | green, brown, black | kiwi, kiwi fruit, lime
variant orange | Food | yellow, orange, cream | orange, oranges, lemon, lemons, lemonade, citrus
minutes 20 25 30
waits 30
mess some
heart plate: paper-plate = 1
heart color: paint, crayon, oil-pastel, marker = 2 color
nice rind: construction-paper, tissue-paper, felt, crepe-paper, washi-tape = 1 sheet
nice seeds: dried-bean, seed, button, dried-lentil, pumpkin-seed, rice, bead, sequin, sticker = handful
join stick: glue when rind!=washi-tape; seeds!=sticker
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint
tool scissors: scissors
tool pen: marker, crayon
step rim: decorate color plate brush? > rim by ccc
step flesh: decorate color plate brush? > flesh by ccc
step dry: dry plate by ggg
step halve: cut plate scissors by ggt
step rind: glue rind plate stick > rind by ccc
step seeds: glue seeds plate stick > seeds seeds-near by ccc
step face: draw pen plate > marks marks-w by tcc
step stall: play plate by ccc
part rim = plate own paint rim b : a^ ~ 0 -40 92 40 0 180 ; p_ ~ -92 -40 92 -40 88 -34 -88 -34
part flesh = color a : a_ ~ 0 -38 76 0 0 180 ; a_ w 0 -38 80 76 0 180
part rind = rind green : o_ ~ 85.2 -28 9 5 ; o_ ~ 79.9 -8.2 9 5 ; o_ ~ 70.2 9.7 9 5 ; o_ ~ 56.4 24.9 9 5 ; o_ ~ 39.5 36.4 9 5 ; o_ ~ 20.3 43.6 9 5 ; o_ ~ 0 46 9 5 ; o_ ~ -20.3 43.6 9 5 ; o_ ~ -39.5 36.4 9 5 ; o_ ~ -56.4 24.9 9 5 ; o_ ~ -70.2 9.7 9 5 ; o_ ~ -79.9 -8.2 9 5 ; o_ ~ -85.2 -28 9 5
part marks@orange,kiwi = pen c : z_ ~ 3 0 -36 -60 0 ; z_ ~ 3 0 -36 -30 30 ; z_ ~ 3 0 -36 0 38 ; z_ ~ 3 0 -36 30 30 ; z_ ~ 3 0 -36 60 0
part marks-w@watermelon = pen k : k -14 -14 3 ; k 14 -14 3 ; u 0 -4 8
part seeds@watermelon = seeds k : x_ ~ -50 -22 5 9 ; x_ ~ -34 6 5 9 ; x_ ~ -14 20 5 9 ; x_ ~ 12 22 5 9 ; x_ ~ 34 8 5 9 ; x_ ~ 52 -20 5 9
part seeds-near@orange,kiwi = seeds k : x_ ~ -36 -28 4 7 90 ; x_ ~ -32 -16 4 7 70 ; x_ ~ -20 -4 4 7 40 ; x_ ~ -7 2 4 7 10 ; x_ ~ 7 2 4 7 -10 ; x_ ~ 20 -4 4 7 -40 ; x_ ~ 32 -16 4 7 -70 ; x_ ~ 36 -28 4 7 -90
scene lay

* rice-sock-snake | 4-5 6-8 9-12 | Animals
extras puppet: party-hat
extras world Animals: grass, leaf, fake-leaf, stone, potted-plant, stick, moss
topics draft stopper, door snake, soft toy, no sew, stuffed animal, odd socks, recycling, cuddly
variant snake | Jungle, Animals | green, yellow, red or light green, teal, yellow, orange, red, purple, brown | snake, snakes, boa, python, cobra, reptiles, rainforest, year of the snake
variant caterpillar | Bugs, Animals | green, yellow, orange free | caterpillar, caterpillars, very hungry caterpillar, hungry caterpillar, worm, inchworm
minutes 30 35 35
waits 60
mess some
heart sock: sock, tube-sock = 1
heart fill: rice, dried-lentil, dried-bean, oats, pillow-stuffing = 2 cup
nice color: paint, fabric-marker, marker = 2 color
nice rings: ribbon, yarn, rubber-band, hair-tie, pipe-cleaner, string = 4
nice eyes: googly-eye, button, sticker, pom-pom = 2
nice tongue: ribbon, felt, pipe-cleaner, fabric-scrap, yarn = 3 in
nice spots: felt-sticker, pom-pom, button, felt, sequin = 6
home mug
join tie: rubber-band, hair-tie, string, yarn, ribbon = 1
join stick: glue
tool brush: paintbrush, cotton-swab, sponge-brush when color=paint
tool scissors: scissors when tongue; spots=felt; rings=ribbon,yarn,string,pipe-cleaner
step fill: fill fill sock mug > body by tcc
step close: tie tie sock by gtc
step color: decorate color sock brush? > bands by ccc
step rings: tie rings sock scissors? > rings by ttc
step eyes: glue eyes sock stick > eyes by ccc
step tongue: glue tongue sock stick scissors > tongue-s tongue-c by tcc
step spots: glue spots sock stick scissors? > spots by tcc
step rest: dry sock stick? by ggg
step crawl: play sock by ccc
part body = sock a : l^ ~ 34 -70 56 -44 20 -10 34 20 58 48 30 66 -2 52 -34 30 -52
part bands = color b : l_ ~ 8 -62 34 -54 56 ; l_ ~ 8 -36 8 -24 34 ; l_ ~ 8 -4 26 -6 52 ; l_ ~ 8 24 44 14 64 ; l_ ~ 8 48 16 72 28
part rings = rings c : l_ ~ 5 -50 20 -40 46 ; l_ ~ 5 -22 8 -16 36 ; l_ ~ 5 12 36 4 58 ; l_ ~ 5 38 36 58 52
part spots = spots c : o_ ~ -66 48 6 6 ; o_ ~ -42 26 6 6 ; o_ ~ -18 22 6 6 ; o_ ~ 4 36 6 6 ; o_ ~ 28 56 6 6 ; o_ ~ 60 18 6 6
part tongue-s@snake = tongue red : z_ ~ 4 20 -64 -4 -72 ; z_ ~ 3 -4 -72 -18 -66 ; z_ ~ 3 -4 -72 -16 -82
part tongue-c@caterpillar = tongue k : l ~ 4 28 -66 20 -88 10 -94 ; l ~ 4 40 -66 46 -88 56 -94
part eyes = eyes own : e 26 -56 8 ; e 44 -58 8
scene lay

* two-cup-shaker | 4-5 6-8 | Music
extras sound: ribbon, bell, stick-on-gem, sticker, glitter-glue, feather, tinsel
topics shaker, shakers, maraca, maracas, rattle, instrument, instruments, band, rhythm, marching band, parade, sing along, cinco de mayo, new year's eve
colors yellow, red, light blue free
minutes 20 25
mess low
heart cup: paper-cup, yogurt-pot, plastic-cup, foam-cup = 2
heart fill: dried-bean, rice, dry-pasta, dried-lentil, popcorn, button, bead, pebble = 1/4 cup
nice look: sticker, washi-tape, marker, tissue-paper, construction-paper
nice streamers: crepe-paper, ribbon, tissue-paper, tinsel, yarn = 4 strip
join tape: masking-tape, tape, washi-tape, duct-tape
join stick: glue when look=tissue-paper,construction-paper
step try: test fill cup by cc
step fill: fill fill cup by cc
step close: tape cup tape > cups by tc
step look: decorate look cup stick? > look by cc
step streamers: tape streamers cup tape > streamers by tc
step play: play cup by cc
part streamers = streamers c : l ~ 6 -26 82 -36 98 ; l b 6 26 82 36 98 ; l ~ 6 -22 -82 -34 -98 ; l b 6 22 -82 34 -98
part cups = cup a : cupdown ~ 0 -84 70 82 ; cup ~ 0 4 70 82 ; r_ b 0 2 84 14 2
part look = look b : s_ ~ -14 -46 5 9 4 ; s_ c 14 -30 5 9 4 ; s_ ~ -12 40 5 9 4 ; s_ c 14 56 5 9 4
scene stand
`;
