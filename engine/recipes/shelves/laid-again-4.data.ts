/** Crafts for kits, offcuts and wishes that had no craft of their own. */
export const shelf = `
* cabbage-butterflies | 6-8 9-12 | Bugs, Nature
appeal 3
topics red cabbage, red cabbage experiment, cabbage experiment, cabbage science, ph, ph experiment, acid and base, acids and bases, litmus, indicator, chemistry, science, science experiment, kitchen science, experiment, color changing, colour changing, color change, butterfly, butterflies
near spring, natural dye, garden
colors purple, pink, light blue
minutes 40 45
waits 90
mess some
heart cabbage: red-cabbage
heart filters: coffee-filter, paper-towel = 2
need sour: lemon, lemon-juice, vinegar = 2 tbsp
need sweet: baking-soda = 1 tsp
need jars: glass-jar, plastic-cup, paper-cup, plastic-jar, yogurt-pot = 3
nice more: vinegar = 1 tbsp when sour=lemon,lemon-juice
need body: clothespin, pipe-cleaner, twist-tie = 2
tool drops: pipette, paintbrush, cotton-swab, metal-spoon
home pot
home water: = 2 cup
home towel
step tear: tear cabbage pot by cc
step steep: heat cabbage water pot by gg
step share: fill jars cabbage pot by tc
step sour: mix sour jars more? by cc
step sweet: mix sweet jars by cc
step soak: color filters jars towel > wings by cc
step drops: color filters drops jars > spots by cc
step dry: dry filters by cc
step pinch: fold filters body > body by cc
step test: play jars by cc
part wings = filters own paint soak a : b^ a -50 -34 -20 -66 -2 -74 -14 -40 -22 -20 ; b^ a -50 -30 -80 -72 -96 -66 -92 -36 -72 -18 ; b^ a -48 -26 -22 -18 -10 4 -30 16 -46 -6 ; b^ a -52 -26 -80 -16 -92 6 -70 18 -54 -6 ; b^ a 50 26 80 -6 98 -14 86 20 78 40 ; b^ a 50 30 20 -12 4 -6 8 24 28 42 ; b^ a 52 34 78 42 90 64 70 76 54 54 ; b^ a 48 34 20 44 8 66 30 78 46 54
part spots = sour b : o_ pink -80 -50 10 ; o_ pink -18 -54 9 ; o_ light-blue -76 2 9 ; o_ light-blue -26 0 9 ; o_ pink 20 10 10 ; o_ pink 82 8 9 ; o_ light-blue 74 60 9 ; o_ light-blue 26 62 9
part body = body own : r^ wood -50 -26 9 62 3 ; r^ wood 50 34 9 62 3
scene lay

* sticks-in-the-light | 4-5 6-8 9-12 | Fairy Tales
appeal 3
topics shadow puppet, shadow puppets, shadow play, shadow theater, shadow theatre, puppet show, puppets, fairy tale, fairytale, fairy tales, bedtime story, storytelling, torch, power cut, blackout, campfire story, castle, dragon, princess
near theater, theatre, drama, story time
colors black, gray, yellow
minutes 40 40 45
mess low
heart dark: construction-paper, cardstock, cereal-box, cardboard = 2 sheet
heart sticks: wooden-skewer, craft-stick, chopstick, paper-straw, stick = 3
heart light: flashlight, phone = 1
nice tale: old-book-page, magazine = 1
nice stiff: cardstock, cereal-box = 1 sheet
nice pane: tissue-paper, cellophane = 1 scrap
join tape: tape, masking-tape
join paste: glue-stick, glue when stiff
tool pencil: pencil, chalk
tool scissors: scissors
home wall
step tale: play tale by tcc
step stiff: glue dark stiff paste by tcc
step draw: draw dark pencil by tcc
step cut: cut dark scissors > cast by gcc
step window: cut dark scissors > lit by ggt
step pane: tape pane dark tape scissors > pane by tcc
step sticks: tape sticks dark tape > sticks by tcc
step wall: prepare light wall by ttc
step show: play dark light by ccc
part sticks = sticks own : z ~ 5 -58 40 -58 96 ; z ~ 5 16 40 16 96 ; z ~ 5 72 56 72 96
part cast = dark k : p^ ~ -92 46 -92 -30 -98 -30 -84 -62 -70 -30 -76 -30 -76 -8 -70 -8 -70 -16 -62 -16 -62 -8 -54 -8 -54 -16 -46 -16 -46 -8 -40 -8 -40 -48 -46 -48 -32 -80 -18 -48 -24 -48 -24 46 ; b^ ~ -6 48 -2 34 4 24 2 4 -4 -4 -20 -2 -22 -8 -12 -12 -22 -18 -6 -26 8 -22 14 -8 18 8 32 14 40 30 52 28 50 44 40 50 ; p^ ~ 10 10 16 -46 30 -38 42 -44 40 -8 24 22 ; p^ ~ -4 -24 4 -40 8 -22 ; p^ ~ 46 46 60 20 52 20 62 6 66 24 58 22 ; p^ ~ 60 58 72 14 84 58 ; o^ ~ 72 2 10 12 ; p^ ~ 62 -4 64 -18 69 -10 72 -20 75 -10 80 -18 82 -4
part lit = dark cream : r_ w -84 -12 8 14 3 ; r_ w -32 -26 8 14 3 ; o_ w -4 -17 3
part pane = pane yellow : r_ ~ -84 -12 8 14 3 ; r_ ~ -32 -26 8 14 3
scene stand

* offcut-robot | 6-8 9-12 13+ | Robots
extras machine: keycap, old-key, coin, metal-washer, cork, bead
appeal 3
topics robot, robots, junk robot, found object, found objects, scrap robot, wooden robot, assemblage, recycled art, upcycling, toolbox, workshop, garage, tinkering, woodwork, sculpture
near grandpa, father's day, inventor
colors tan, silver, red
minutes 50 60 70
waits 240
mess low
heart body: wood-scrap, wooden-block = 2
heart bits: nuts-and-bolts, metal-washer = 1 handful
need eyes@6-8: bottle-cap, googly-eye, button = 2
need eyes@9-12,13+: bottle-cap, googly-eye, button, metal-washer = 2
need tack@6-8: modeling-clay, sticky-tack = bit
need arms@6-8: pipe-cleaner, craft-stick, string = 2
need arms@9-12,13+: craft-wire, pipe-cleaner, twist-tie, craft-stick = 2
nice feet: bottle-cap, wood-slice, cork, wood-scrap = 2
nice sand: sandpaper = 1
nice coat: acrylic-paint, paint, paint-marker = 1 color
need glue@6-8: glue
join glue@9-12,13+: waterproof-glue, glue-gun
tool brush: paintbrush when coat=acrylic-paint,paint
tool pen: permanent-marker, marker, pencil
step choose: arrange body bits eyes by ccc
step sand: prepare sand body by ccc
step coat: paint coat body brush? > coat by ccc
step join: glue body glue > body by tcc
step feet: glue feet body glue > feet by tcc
step eyes: glue eyes body glue > eyes by tcc
step bits@6-8: shape tack bits body > bits by c
step bits@9-12,13+: glue bits body glue > bits by cc
step arms: shape arms body glue > arms by tcc
step face: draw pen body > face by ccc
step dry: dry body by ccc
part arms = arms own : l ~ 6 -44 18 -72 8 -82 34 -78 48 ; a ~ -78 58 11 7 -60 240 ; l ~ 6 44 18 72 6 84 -18 82 -34 ; a ~ 82 -44 11 7 120 420
part feet = feet own : r^ ~ -24 88 34 14 4 ; r^ ~ 24 88 34 14 4
part body = body own : r^ wood 0 34 92 96 4 ; l_ wood- 2 -40 10 0 14 40 8 ; l_ wood- 2 -40 62 0 58 40 64 ; r^ wood+ 0 -48 72 60 4 ; l_ wood 2 -32 -66 0 -70 32 -66
part coat = coat c : r_ ~ 0 34 70 62 3
part eyes = eyes own : o^ red -17 -52 13 ; o_ red- -17 -52 8 ; o^ red 17 -52 13 ; o_ red- 17 -52 8
part face = pen k : k -17 -52 4 ; k 17 -52 4 ; r_ k 0 -29 32 5 2 ; z_ k 2 -8 -34 -8 -24 ; z_ k 2 8 -34 8 -24
part bits = bits silver : q^ ~ 2 -14 30 -7 18 7 18 14 30 7 42 -7 42 ; o_ k 0 30 6 ; d^ ~ 5 -28 14 28 14 -28 54 28 54 ; r^ ~ -38 -86 7 16 1 ; r^ ~ 0 -86 7 16 1 ; o^ ~ 0 -96 8 5 ; r^ ~ 38 -60 8 8 1 ; o^ ~ -38 -94 8 5
scene stand

* twig-camp-tent | 6-8 9-12 13+ | Nature
extras world: pinecone, acorn, bark, seashell, peg-doll, flower
appeal 3
topics camping, camp, camping trip, camping badge, campsite, tent, scouts, scout, cubs, beavers, brownies, girl scouts, cub scouts, girl guides, scout badge, bushcraft, den building, lashing, knots, knot tying, forest school, outdoors, outdoor, wilderness, survival, hiking, backyard camping, campfire, no screens, screen free, nature club
near backyard, summer vacation, summer camp, woods
colors tan, green, brown
minutes 45 50 60
mess low
place outdoors
heart sticks: stick, bamboo, dowel = 5
heart line: string, cotton-cord, raffia, yarn, paracord = 3 yd
heart sheet: bed-sheet, fabric-scrap, bandana, pillowcase, old-t-shirt, burlap = 1 piece
nice bed: leaf, moss, grass, pine-branch, fern-frond = 2 handful
nice stones: pebble, stone = 6
nice guest: toy-animal, peg-doll, clothespin = 1
tool scissors: scissors
step sort: prepare sticks > pegs by ccc
step lash: tie sticks line scissors > frame by tcc
step second: tie sticks line by tcc
step ridge: tie sticks line > ridge by tcc
step sheet: cut sheet scissors > sheet by tcc
step pull: tie sheet line sticks scissors > guys by tcc
step bed: arrange bed sheet > bed by ccc
step fire: arrange stones sticks > stones by ccc
step camp: play sheet guest? > guest by ccc
part frame = sticks brown : stick ~ -70 66 14 -92 7 ; stick ~ 70 66 -14 -92 7
part ridge = sticks brown : o^ ~ 0 -76 7 ; o_ tan 0 -76 4
part sheet = sheet own : p_ k 0 -60 -40 62 40 62 ; p^ ~ 0 -66 -66 62 -20 62 ; p^ ~ 0 -66 66 62 20 62
part bed = bed green : y^ ~ 0 62 26 7 8 .2
part guys = line w : z_ ~ 2.500 -58 50 -92 76 ; z_ ~ 2.500 58 50 92 76 ; z ~ 5 -9 -70 9 -58 ; z ~ 5 9 -70 -9 -58
part pegs = sticks brown : z^ ~ 5 -94 70 -86 84 ; z^ ~ 5 94 70 86 84
part stones = stones gray : d^ ~ 5 -16 92 -4 96 10 96 20 91 12 86 -8 86
part guest = guest tan : o^ ~ -44 78 10 8 ; o^ ~ -52 70 6 ; k -54 69 1.5
scene stand

* sunflower-race | 4-5 6-8 9-12 | Nature
extras pot: pebble, moss, toy-animal
appeal 3
topics sunflower, sunflowers, sunflower competition, sunflower race, tallest sunflower, growing competition, gardening competition, plant race, growing race, height chart, growth chart, measuring, gardening, garden, grow, plants, seeds, bean race
near spring, summer, neighbors, life cycle
colors yellow, green, orange free
minutes 35 40 45
waits 60
mess some
heart pot: terracotta-pot, yogurt-pot, milk-carton, paper-cup, can = 1
heart seeds: seed, dried-bean, pumpkin-seed = 3
need soil: soil = 2 cup
need marks: craft-stick, stick, paper-straw, bamboo = 2
need coat: acrylic-paint, paint, marker, paint-marker, permanent-marker = 2 color
nice post: dowel, bamboo = 1
tool tape: ruler
tool brush: paintbrush when coat=acrylic-paint,paint
tool pen: permanent-marker, marker, pencil
tool spoon: metal-spoon, plastic-spoon, wooden-spoon
home water
home saucer
step paint: paint coat pot brush? > pot coat by ccc
step dry: dry pot by ccc
step soil: fill soil pot spoon > soil by ccc
step sow: prepare seeds soil > leaves by ccc
step water: wash water pot saucer by ccc
step name: draw marks pen > names by tcc
step scale: draw marks tape pen > scale by gtc
step post: build post pot > post by ccc
step rules: play marks by ccc
part post = post tan : z^ ~ 5 34 20 34 -92
part scale = marks wood : r^ ~ -26 -30 11 100 3 ; z_ k 2 -31 0 -24 0 ; z_ k 2 -31 -14 -27 -14 ; z_ k 2 -31 -28 -24 -28 ; z_ k 2 -31 -42 -27 -42 ; z_ k 2 -31 -56 -24 -56 ; z_ k 2 -31 -70 -27 -70
part names = marks wood : r^ ~ 58 -2 11 60 3 ; s_ k 58 -22 5 2 4
part leaves = soil green : l^ green 5 4 20 6 -10 4 -40 ; j^ green 4 -38 -18 -58 9 ; j^ green 4 -38 28 -58 9 ; j^ green 5 -14 28 -26 7
part soil = soil brown : o^ ~ 0 22 62 12
part pot = pot own : q^ ~ 4 -66 22 66 22 48 92 -48 92 ; r^ ~ 0 28 144 20 4
part coat = coat a : f_ a -22 62 9 15 4 ; o_ brown -22 62 6 ; f_ a 22 62 9 15 4 ; o_ brown 22 62 6 ; z_ b 4 -40 86 40 86
scene stand

* moon-rabbit-lantern | 6-8 9-12 13+ | -
appeal 3
topics mid-autumn, mid autumn, mid-autumn festival, moon festival, mooncake, mooncakes, mooncake festival, moon cake festival, harvest moon, tet trung thu, trung thu, zhongqiu, chuseok, tsukimi, moon rabbit, jade rabbit, chang'e, lantern festival, chinese lantern, chinese lanterns, lantern walk, lantern parade, lanterns
near lunar new year, chinese new year, moon, st martin's day, st. martin's day
colors red, yellow, white
minutes 60 65 70
mess low
heart card: cardstock, construction-paper, folder = 2 sheet
heart panes: tissue-paper, tracing-paper, cellophane, parchment-paper = 1 sheet
need light: LED-tea-light, LED-candle
need stick: wooden-skewer, dowel, chopstick, stick, bamboo = 1
nice tassel: ric-rac, yarn, embroidery-floss, ribbon = 1
join glue: glue, glue-stick
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors
step rule: fold card ruler pencil by tcc
step moons: cut card pencil scissors by tcc
step rabbit: cut card pencil scissors by tcc
step panes: glue panes card glue scissors > panes by ccc
step stick: glue card glue > rabbits by ccc
step box: glue card glue > walls by tcc
step handle: glue card scissors glue > handle by tcc
step tassel: glue tassel card glue > tassel by ccc
step light: build light stick > stick light by ttc
step walk: play stick by ccc
part stick = stick own : z^ ~ 6 -96 -58 44 -88
part handle = card a : a^ ~ 0 -44 34 30 180 360
part walls = card a : r^ ~ 0 14 112 108 3 ; r_ ~- 0 -36 112 8 ; r_ ~- 0 64 112 8
part panes = panes yellow : o_ ~ 0 14 42 42
part light = light w : o_ ~ 0 18 30 30 ; o_ yellow+ 0 18 22 22
part rabbits = card a : o^ ~ 0 32 19 16 ; o^ ~ 13 14 11 10 ; l^ ~ 7 10 6 4 -14 ; l^ ~ 7 17 6 20 -14 ; o^ ~ -18 34 6 ; o_ w 16 12 2
part tassel = tassel yellow : z^ ~ 3 0 68 0 76 ; fringe ~ -10 76 20 22 7
scene hang

* rock-candy-sticks | 6-8 9-12 13+ | Food
appeal 3
topics rock candy, sugar crystals, sugar crystal, candy, candy making, sweets, lollipop, lollipops, crystals, growing crystals, kitchen science, science experiment, edible science, chemistry, sweet shop, treats
near science fair, geology, minerals, gems
colors pink, light blue, white
minutes 35 40 45
waits 10080
mess some
heart sugar: sugar = 3 cup
heart sticks: wooden-skewer, craft-stick, balloon-stick = 2
need jars: glass-jar = 2
need clips: clothespin, tape = 2
nice color: food-coloring = 2 color
nice cover: coffee-filter, paper-towel = 2
home pot
home water: = 1 cup
home plate
home spoon
step seed: roll sticks sugar water plate by ccc
step dry: dry sticks by ccc
step boil: heat sugar water pot spoon by ggt
step cool: mix jars pot color? > color by ggt
step hang: arrange sticks clips jars > sticks clips jars by tcc
step cover: arrange cover jars by ccc
step watch: play jars by ccc
step lift: prepare sticks jars > crystals by tcc
step eat: play sticks by ccc
part jars = jars own : q^ light-blue+ 10 -92 -20 -12 -20 -12 88 -92 88 ; q^ light-blue+ 10 12 -20 92 -20 92 88 12 88
part color = color a : q_ pink+ 8 -86 2 -18 2 -18 82 -86 82 ; q_ light-blue 8 18 2 86 2 86 82 18 82
part sticks = sticks own : z^ ~ 5 -52 -86 -52 64 ; z^ ~ 5 52 -86 52 64
part crystals = sugar w : d^ pink 10 -58 10 -46 14 -60 24 -46 30 -58 40 -46 46 -58 56 -48 62 ; d_ w 3 -60 8 -48 28 -58 42 -46 58 ; d^ blue+ 10 46 10 58 14 44 24 58 30 46 40 58 46 46 56 56 62 ; d_ w 3 44 8 56 28 46 42 58 58
part clips = clips own : r^ wood -52 -30 62 10 3 ; r_ silver -52 -30 8 12 1 ; r^ wood 52 -30 62 10 3 ; r_ silver 52 -30 8 12 1
scene stand

* beeswax-cutouts | 4-5 6-8 9-12 13+ | -
appeal 3
topics beeswax, beeswax sheets, beeswax ornaments, wax ornaments, wax modeling, honey wax, waldorf, window ornament, cookie cutter craft
carries any
minutes 30 35 40 45
mess low
scene hang
heart wax: beeswax-sheet = 2
heart hang: ribbon, string, yarn, embroidery-floss, raffia = 8 in
nice cutter: cookie-cutter = 1
tool point: toothpick, pencil, wooden-skewer, craft-stick
tool scissors: scissors
step warm: shape wax by cccc
step draw: draw wax point cutter? by tccc
step cut: cut wax scissors cutter? > body by gccc
step double: shape wax scissors by tccc
step detail: shape wax point > marks by cccc
step loop: tie hang wax scissors > loop by gtcc
step window: play wax by cccc
part loop = hang red : l^ ~ 4 0 -62 -10 -92 0 -100 10 -92 0 -62
part body = wax yellow : rim ~ 0 12 138 142 3 ; shape ~ 0 12 138 142
part marks = wax gold : details ~ 0 12 138 142

* petals-at-the-ear | 9-12 13+ | Nature, Seasons
extras jewelry: bead, charm
appeal 3
topics pressed flowers, pressed flower, pressed flower earrings, pressed flower jewelry, flower press, earrings, earring, jewelry, jewellery, pendant, botanical, botany, wildflowers, cottagecore, gift for mom, gift for a friend, mother's day, spring, summer
near wedding, bridesmaid, resin
colors purple, yellow, green free
minutes 60 60
waits 240
mess low
heart flowers: pressed-flower, petal, fern-frond = 4
heart hooks: earring-hook, earring-post, key-ring, leather-cord = 2
need ground: wood-slice, watercolor-paper, cardstock, wood-strip = 2
need coat: glue, waterproof-glue = 2 tbsp
nice press: flower-press = 1
nice tongs: tweezers = 1
nice rim: metallic-pen, metallic-paint, paint-marker = 1
tool hole: awl, needle, hole-punch when hooks!=earring-post
tool brush: paintbrush
tool scissors: scissors when ground=watercolor-paper,cardstock
home plate
step choose: arrange flowers press? by cc
step cut: prepare ground scissors? > ground by cc
step hole: poke ground hole by tc
step glue: glue coat brush flowers ground tongs? > flowers by cc
step coat: glue coat brush ground plate by cc
step dry: dry ground by cc
step rim: decorate rim ground > rim by cc
step hooks: build hooks ground coat > hooks by tc
step wear: play hooks by cc
part hooks = hooks silver : a^ ~ -46 -62 14 11 180 420 ; z^ ~ 3 -46 -50 -46 -38 ; a^ ~ 46 -62 14 11 180 420 ; z^ ~ 3 46 -50 46 -38
part ground = ground own : o^ ~ -46 16 40 52 ; o^ ~ 46 16 40 52
part rim = rim gold : a_ ~ -46 16 39 36 0 360 ; a_ ~ 46 16 39 36 0 360
part flowers = flowers a : l_ green 3 -46 58 -46 20 -44 4 ; f_ purple -44 -4 5 16 7 ; o_ yellow -44 -4 5 ; f_ a -56 32 5 10 4 ; o_ yellow -56 32 3 ; l_ green 3 46 58 46 20 44 4 ; f_ purple 44 -4 5 16 7 ; o_ yellow 44 -4 5 ; f_ a 56 32 5 10 4 ; o_ yellow 56 32 3
scene hang

* four-seasons-hoop | 9-12 13+ | Seasons
appeal 3
topics four seasons, seasons, embroidery, embroidery hoop, hoop art, hand embroidery, stitching, needlework, sewing, sampler, spring, summer, fall, autumn, winter, tree, year, cottagecore, wall art
near nature, botanical, calm
colors green, orange, pink, light blue
minutes 120 150
mess low
heart hoop: embroidery-hoop = 1
heart cloth: fabric-scrap, burlap, pillowcase, denim = 1
heart floss: embroidery-floss, yarn = 5 color
nice beads: seed-bead, sequin, bead = 12
need pen: fabric-marker, pencil, chalk
tool needle: needle
tool scissors: scissors, fabric-scissors
step hoop: prepare cloth hoop > cloth hoop by cc
step quarter: draw pen cloth by cc
step trunks: sew floss cloth needle > trunks by cc
step spring: sew floss cloth needle > spring by cc
step summer: sew floss cloth needle > summer by cc
step fall: sew floss cloth needle > fall by cc
step winter: sew floss cloth needle > winter by cc
step beads: sew beads cloth needle > beads by cc
step back: prepare cloth pen scissors by cc
step hang: play hoop by cc
part cloth = cloth cream : o^ ~ 0 4 84 84
part trunks = floss brown : z_ tan 2 -76 4 76 4 ; z_ tan 2 0 -72 0 80 ; z_ ~ 5 -36 -8 -36 -34 ; z_ ~ 3 -36 -30 -48 -46 ; z_ ~ 3 -36 -34 -24 -50 ; z_ ~ 5 36 -8 36 -34 ; z_ ~ 5 36 70 36 42 ; z_ ~ 3 36 46 24 30 ; z_ ~ 3 36 42 50 26 ; z_ ~ 5 -36 70 -36 42 ; z_ ~ 3 -36 46 -50 30 ; z_ ~ 3 -36 42 -24 26 ; z_ ~ 3 -36 40 -36 22
part spring = floss c : f_ pink -50 -48 5 7 3 ; f_ pink -36 -54 5 7 3 ; f_ pink -22 -50 5 7 3 ; f_ pink -44 -36 5 6 3 ; f_ pink -26 -36 5 6 3
part summer = floss a : y_ green 36 -44 20 18 9 .15 ; j_ green- 28 -40 36 -54 4 ; j_ green- 40 -34 48 -48 4 ; j_ green- 30 -56 38 -60 3
part fall = floss b : d_ orange 5 22 28 34 20 50 24 28 38 46 36 ; d_ red 4 38 30 54 32 18 38 ; j_ orange 20 72 30 68 4 ; j_ red 44 74 54 70 4
part winter = floss light-blue : s_ ~ -54 20 6 2 6 ; s_ ~ -18 22 6 2 6 ; s_ ~ -20 50 6 2 6 ; s_ ~ -56 52 6 2 6 ; z_ ~ 4 -60 72 -14 72
part beads = beads own : d_ ~ 3 -30 -44 -44 -52 44 -40 30 -46 32 26 48 32 -36 14 -28 60
part hoop = hoop wood : a^ ~ 0 4 92 82 0 360 ; r^ gold 0 -92 14 12 2
scene hang

* spice-cup-light | 6-8 9-12 13+ | Food, Seasons
appeal 3
topics teacup, teacups, tea party, afternoon tea, vintage, autumn, fall, thanksgiving, christmas, winter, advent, cozy, hygge, centerpiece, table decoration, scented, spices, cinnamon, orange, candle, candles, gift for grandma, gift for a teacher
near baking, kitchen, tea
colors orange, brown, white
minutes 30 30 35
mess low
heart cup: ceramic-mug, glass-jar, terracotta-pot, can = 1
heart spice: cinnamon-stick = 6
heart orange: dried-orange-slice, orange-peel = 3
need light: LED-tea-light, LED-candle = 1
need fill: salt, rice, sugar, sand, dried-bean, pebble = 1 cup
nice green: pine-branch, eucalyptus, moss, lavender, fresh-herb, pinecone, acorn = 1 handful
nice bow: ribbon, raffia, string = 18 in
tool scissors: scissors when bow
tool spoon: metal-spoon, plastic-spoon
step wipe: prepare cup spice by ccc
step fill: fill fill cup spoon > cup fill by ccc
step light: arrange light fill > light by tcc
step spice: arrange spice cup > spice by ccc
step orange: arrange orange spice > orange by ccc
step green: arrange green cup > green by ccc
step bow: tie bow cup scissors > bow by tcc
step glow: play light by tcc
part spice = spice brown : r^ ~ -50 -26 13 84 5 12 ; r^ ~ -28 -32 13 88 5 4 ; r^ ~ 28 -32 13 88 5 -4 ; r^ ~ 50 -26 13 84 5 -12 ; r^ ~- -40 -22 12 72 5 8 ; r^ ~- 40 -22 12 72 5 -8
part light = light w : r^ ~ 0 -8 34 26 4 ; x_ yellow 0 -32 8 22
part green = green green : j^ ~ -58 6 -86 -22 12 ; j^ ~ 58 6 86 -22 12
part orange = orange orange : o^ ~ -46 -14 22 22 ; o_ cream -46 -14 17 17 ; f_ ~ -46 -14 8 15 4 ; o^ ~ 46 -14 22 22 ; o_ cream 46 -14 17 17 ; f_ ~ 46 -14 8 15 4 ; o^ ~ 0 8 18 18 ; o_ cream 0 8 14 14 ; f_ ~ 0 8 8 12 3.500
part cup = cup own : a^ ~ 62 42 22 14 -90 90 ; b^ ~ -66 8 66 8 60 54 36 84 -36 84 -60 54 ; r^ ~ 0 90 86 8 4 ; l_ ~- 3 -50 56 0 66 50 56
part fill = fill w : o_ ~ 0 10 58 8
part bow = bow red : r_ ~ 0 44 122 9 2 ; l^ ~ 5 0 44 -22 30 -24 54 0 44 22 30 24 54 0 44
scene stand

* sewn-flag-bunting | 9-12 13+ | -
extras cloth: patch, lace, felt
appeal 3
topics bunting, flags, pennants, pennant, garland, den, den building, den decoration, fort, treehouse, tree house, clubhouse, playhouse, garden party, street party, village fete, fete, jubilee, birthday, birthday party, party decorations, sewing machine, sewing, first sewing project, room decor
near camping, tent, festival
colors red, light blue, cream free
minutes 75 80
mess low
heart cloth: old-t-shirt, fabric-scrap, pillowcase, bed-sheet, denim = 2
heart edge: ric-rac, ribbon, cotton-cord = 9 ft
need thread: sewing-thread = 4 yd
need pattern: cardboard, cereal-box, cardstock = 1 piece
nice trim: button, patch, pom-pom, lace = 6
nice letters: fabric-marker, permanent-marker, fabric-paint = 1 color
tool machine@13+: sewing-machine, needle
tool machine@9-12: needle, sewing-machine
tool needle@13+: needle when trim
tool needle@9-12: needle when trim
tool shears: fabric-scissors, scissors
tool ruler: ruler
tool pen: chalk, pencil, fabric-marker
step pattern: draw pattern ruler pen by cc
step lay: draw cloth pattern pen by cc
step cut: cut cloth shears > flags by cc
step letters: draw letters cloth > letters by cc
step trim: sew trim cloth thread needle > trim by cc
step order: arrange cloth edge by cc
step pin: prepare edge cloth pen? by cc
step sew: sew edge cloth thread machine > edge by tc
step hang: play edge by tt
part edge = edge b : l^ ~ 7 -98 -50 -50 -34 0 -28 50 -34 98 -50
part flags = cloth a : v^ a -92 -44 -52 -34 1 0 ; p^ ~ -92 -48 -50 -36 -66 28 ; p^ b -46 -34 -3 -28 -24 36 ; p^ cream 3 -28 46 -34 24 36 ; p^ ~ 50 -36 92 -48 66 28
part letters = letters k : z_ k 4 -70 -20 -68 0 ; o_ k -24 -10 6 ; z_ k 4 18 -14 24 6 30 -14 ; z_ k 4 68 -22 66 -2
part trim = trim own : d^ ~ 4 -66 16 -24 22 24 22 66 16
scene hang

* metal-pipe-chime | 9-12 13+ | Music, Weather
extras hanging: bell, charm, crystal, feather, seashell, metal-washer
appeal 3
topics wind chime, wind chimes, windchime, pipe chime, copper pipe, copper chime, glockenspiel, metallophone, sound, sounds, pitch, scale, notes, instrument, percussion, garden, porch, physics of sound, science of sound
near breeze, balcony, garden gift, father's day
colors gold, brown, teal
minutes 60 75
mess low
heart pipes: metal-pipe = 5
heart line: fishing-line, string, cotton-cord, paracord = 10 ft
need top: wood-slice, wood-scrap, driftwood, stick, embroidery-hoop = 1
need clapper: cork, wooden-bead, bottle-cork, spool, metal-lid, curtain-ring = 1
nice hooks: cup-hook = 6
nice sand: sandpaper = 1
nice sail: leaf, wood-strip, craft-stick, feather, metal-lid = 1
home drill
home saw
tool ruler: ruler
tool pen: permanent-marker, marker, pencil
tool scissors: scissors
step saw: prepare pipes saw ruler pen by gt
step edges: prepare sand pipes by cc
step drill: poke pipes drill by gg
step listen: test pipes line by cc
step top: prepare top drill pen > top by gt
step hooks: build hooks top > hooks by tc
step hang: tie pipes line top scissors > line pipes by tc
step clapper: tie clapper line top > clapper by cc
step sail: tie sail line > sail by cc
step play: play top by tt
part line = line w : z_ w 2 0 -100 0 80 ; z_ w 1.6 -56 -66 -56 -36 ; z_ w 1.6 -28 -64 -28 -36 ; z_ w 1.6 28 -64 28 -36 ; z_ w 1.6 56 -66 56 -36
part top = top own : r^ wood 0 -70 140 14 6
part hooks = hooks gold : a_ ~ -56 -58 6 4 -90 180 ; a_ ~ -28 -58 6 4 -90 180 ; a_ ~ 28 -58 6 4 -90 180 ; a_ ~ 56 -58 6 4 -90 180
part pipes = pipes gold : r^ ~ -56 14 13 104 3 ; r_ ~+ -58 14 4 98 1 ; r^ ~ -28 4 13 84 3 ; r_ ~+ -30 4 4 78 1 ; r^ ~ 28 -4 13 68 3 ; r_ ~+ 26 -4 4 62 1 ; r^ ~ 56 -12 13 52 3 ; r_ ~+ 54 -12 4 46 1 ; r^ ~ 0 -22 13 36 3 ; r_ ~+ -2 -22 4 30 1
part clapper = clapper tan : o^ ~ 0 22 14 12
part sail = sail own : j^ green 0 62 0 98 12
scene hang

* cutter-clay-earrings | 9-12 13+ | -
extras jewelry: charm, bead
appeal 3
topics polymer clay earrings, clay earrings, earrings, earring, polymer clay, fimo, sculpey, clay jewelry, statement earrings, dangles, jewelry, jewellery, jewelry making, craft fair, gift for a friend
carries any !land
minutes 70 75
waits 60
mess low
scene hang
heart clay: polymer-clay = 2 color
heart hooks: earring-hook, earring-post = 2
nice cutter: cookie-cutter = 1
nice wash: acrylic-paint, metallic-paint = 1 color
nice sand: sandpaper = 1
need sheet: parchment-paper, baking-tray, ceramic-plate = 1
need hold: waterproof-glue when hooks=earring-post
tool point: toothpick, needle, wooden-skewer
home oven
home mug
home towel
step knead: shape clay by cc
step roll: shape clay sheet mug by cc
step cut: shape clay cutter? point > base by cc
step marks: shape clay point > body by cc
step hole: poke clay point > holes by cc
step bake: heat clay sheet oven by gt
step sand: prepare sand clay by cc
step wash: paint wash clay towel by cc
step hooks: build hooks clay hold? > hooks by tc
step wear: play hooks by cc
part hooks = hooks silver : a^ ~ -48 -66 13 10 180 420 ; z^ ~ 3 -48 -56 -48 -40 ; a^ ~ 48 -66 13 10 180 420 ; z^ ~ 3 48 -56 48 -40
part base = clay w : o^ w -48 20 44 62 ; o^ w 48 20 44 62
part holes = clay k : o_ k -48 -34 3 ; o_ k 48 -34 3
part body = clay a : figure a -48 26 68 78 ; figure a 48 26 68 78

* inner-tube-wallet | 9-12 13+ | Transportation
extras jewelry: charm, key-ring
appeal 3
topics inner tube, bike tube, bicycle tube, upcycling, upcycled, recycled rubber, wallet, card holder, purse, coin purse, pouch, travel wallet, travel, road trip, map, cycling, bike, bicycle, vegan leather, gift for dad, gift for a brother, father's day
near motorcycle, car, earth day, adventure
colors black, cream, red
minutes 60 70
waits 60
mess low
heart tube: inner-tube = 1
nice map: map, old-calendar-picture, wrapping-paper = 1
need seal: glue when map
nice snap: snap-fastener, hook-and-loop-tape = 1
nice stripe: paint-marker, metallic-pen, acrylic-paint = 1 color
need lace: leather-cord, paracord, string, cotton-cord, shoelace, embroidery-floss = 4 ft
tool punch: hole-punch, awl, nail
tool brush: paintbrush when map
tool pen: chalk, metallic-pen, colored-pencil, pencil
tool ruler: ruler
tool scissors: scissors
home soap
home towel
step wash: wash tube soap towel by cc
step cut: cut tube ruler pen scissors > wallet by cc
step map: cut map ruler scissors by cc
step seal: glue seal map brush > map by cc
step fold: fold tube map? by cc
step punch: poke tube punch by tc
step lace: thread lace tube scissors > lace by cc
step snap: build snap tube > snap by tc
step band: cut tube scissors > band by cc
step stripe: decorate stripe tube > stripe by cc
part map = map cream : r^ ~ 0 -44 130 64 3 ; l_ red 3 -56 -60 -20 -46 14 -62 54 -50 ; l_ light-blue 4 -56 -38 -10 -30 30 -40 60 -34
part wallet = tube k : q^ black 6 -82 -24 82 -24 82 72 -82 72 ; l_ gray- 2 -78 20 78 20
part lace = lace red : stitch ~ -74 -14 -74 64 7 ; stitch ~ 74 -14 74 64 7 ; stitch ~ -66 64 66 64 10
part snap = snap silver : o^ ~ 0 2 7
part stripe = stripe c : z_ ~ 5 -60 44 60 44
part band = tube k : r^ black- 44 24 16 104 3
scene lay

* moth-sheet-and-black-page | 6-8 9-12 13+ | Bugs, Nature
extras nature: leaf, bark
appeal 3
topics moth, moths, moth night, moth evening, moth trap, moth trapping, moth watching, night nature, nocturnal, nocturnal animals, night walk, insects, insect study, bug hunt, entomology, field journal, nature journal, nature study, sketchbook, lepidoptera, wildlife, naturalist
near grandpa, grandma, camping, summer night, butterfly
colors gold, brown, cream
minutes 50 60 75
waits 30
mess some
heart page: notebook, construction-paper, cardstock = 1
heart paint: paint, acrylic-paint, watercolor-paint, watercolor-pencil, chalk = 3 color
need fine: metallic-pen, gel-pen, paint-marker = 1
nice sheet: bed-sheet, pillowcase, old-towel = 1
nice line: string, rope, cotton-cord, paracord = 4 yd
nice feather: feather = 1
need lamp: flashlight, LED-candle, string-light when sheet
tool brush: paintbrush when paint!=chalk
tool pencil: colored-pencil, chalk, pencil
step line: tie line sheet by ggt
step light: prepare lamp sheet line? by ttc
step watch: play page pencil by ccc
step body: draw pencil page > back feelers by ccc
step wings: paint paint page brush > wings by ccc
step pattern: paint paint page brush > pattern by ccc
step dust: paint feather paint page by ccc
step dry: dry page by ccc
step gold: draw fine page > lines by ccc
step note: draw fine page > label by ccc
part back = page k : r^ k 0 0 172 184 4
part wings = paint b : b_ tan -6 -34 -40 -58 -72 -52 -76 -34 -46 4 -8 6 ; b_ tan 6 -34 40 -58 72 -52 76 -34 46 4 8 6 ; b_ brown -8 4 -44 6 -58 30 -40 52 -14 34 ; b_ brown 8 4 44 6 58 30 40 52 14 34
part pattern = paint c : o_ cream -44 -28 11 ; o_ brown -44 -28 6 ; o_ cream 44 -28 11 ; o_ brown 44 -28 6 ; l_ cream 3 -68 -38 -52 -12 -30 0 ; l_ cream 3 68 -38 52 -12 30 0 ; o_ tan -36 28 7 ; o_ tan 36 28 7
part feelers = pencil w : o_ cream 0 2 9 36 ; o_ tan 0 -32 9 8 ; l_ cream 3 -4 -38 -14 -60 -26 -68 ; l_ cream 3 4 -38 14 -60 26 -68 ; z_ cream 2 -10 -52 -18 -52 ; z_ cream 2 10 -52 18 -52
part lines = fine gold : z_ ~ 2 -8 -6 8 -6 ; z_ ~ 2 -8 6 8 6 ; z_ ~ 2 -8 18 8 18 ; l_ ~ 2 -10 -22 -40 -46 -68 -48 ; l_ ~ 2 10 -22 40 -46 68 -48 ; l_ ~ 2 -14 10 -30 40 -44 44 ; l_ ~ 2 14 10 30 40 44 44 ; s_ ~ -66 -74 5 2 5 ; s_ ~ 64 -72 5 2 5 ; s_ ~ 0 -80 5 1.500 4
part label = fine gold : l_ ~ 2 -40 72 -32 66 -26 74 -18 66 -12 74 -4 66 ; z_ ~ 2 6 72 44 72
scene lay

* wax-pen-eggs | 9-12 13+ | -
extras party: ribbon, moss, straw
appeal 3
topics pysanky, pysanka, pisanki, pisanka, ukrainian eggs, ukrainian easter, ukraine, poland, polish easter, babcia, baba, kistka, batik eggs, wax resist eggs, easter, easter egg, easter eggs, egg decorating, egg dyeing, egg art, folk art, heritage, family tradition, spring
near orthodox easter, lithuania, romania
colors red, yellow, black
minutes 90 100
waits 90
mess some
heart pen: wax-pen = 1
heart egg: egg = 3
heart wax: beeswax-sheet, crayon, broken-crayon = 1
need color: food-coloring = 3 color
need vinegar: vinegar, lemon-juice = 2 tbsp
tool pencil: pencil
tool lift: metal-spoon, kitchen-tongs
home pot
home bowl
home mug: = 3
home water: = 4 cup
home towel
step boil: heat egg pot water by gg
step lines: draw egg pencil by cc
step melt: heat wax bowl pot water by gg
step white: draw pen wax egg > white by gt
step dye: mix color vinegar water mug by cc
step yellow: paint egg color lift towel > eggs by cc
step second: draw pen wax egg > yellow by gt
step dark: paint egg color lift towel > cloth by cc
step wipe: heat egg towel by gt
step table: play egg by cc
part cloth = egg w : b^ light-blue -96 80 -90 56 -60 50 0 52 60 50 90 56 96 80 40 90 -40 90
part eggs = color a : b^ a -62 -22 -42 -6 -34 24 -40 52 -62 64 -84 52 -90 24 -82 -6 ; b^ k 62 -22 82 -6 90 24 84 52 62 64 40 52 34 24 42 -6 ; b^ a 0 -76 30 -54 44 -8 38 40 0 62 -38 40 -44 -8 -30 -54
part white = wax w : s_ w 0 -8 8 7 28 ; l_ w 3 -40 -26 -20 -36 0 -39 20 -36 40 -26 ; l_ w 3 -42 18 -20 28 0 30 20 28 42 18 ; z_ w 2.5 -88 14 -80 22 -72 14 -64 22 -56 14 -48 22 -38 14 ; f_ w 62 20 8 16 3 ; l_ w 2.5 40 -2 62 -6 84 -2
part yellow = wax b : d_ ~ 3 -14 -52 0 -54 14 -52 -22 42 -8 46 8 46 22 42 ; z_ ~ 2.5 -86 32 -78 40 -70 32 -62 40 -54 32 -46 40 -40 34 ; d_ ~ 3 48 44 62 48 76 44 ; o_ ~ 0 -8 5 ; d_ ~ 2.5 -74 -6 -62 -8 -50 -6
scene lay

* footprint-earrings | 9-12 13+ | Dinosaurs
extras jewelry: charm, bead
appeal 3
topics dinosaur earrings, dinosaur jewelry, dino earrings, fossil earrings, fossil, fossils, footprint, footprints, dinosaur tracks, trace fossil, polymer clay earrings, clay earrings, earrings, polymer clay, jurassic, paleontology, paleontologist, jewelry
near museum
colors tan, brown, cream
minutes 60 65
waits 90
mess low
heart clay: polymer-clay = 2 color
heart hooks: earring-post, earring-hook, key-ring = 2
nice cutter: cookie-cutter = 1
nice wash: acrylic-paint, paint, metallic-paint = bit
need hold: waterproof-glue when hooks=earring-post
need sheet: parchment-paper, baking-tray, ceramic-plate, foil-pan = 1
tool point: toothpick, wooden-skewer, needle
home oven
home mug
home towel
step marble: shape clay by cc
step flat: shape clay sheet mug by cc
step cut: shape clay cutter? point > slabs by cc
step toes: shape clay point > prints by cc
step cracks: shape clay point > cracks by cc
step hole: poke clay point by cc
step bake: heat clay sheet oven by gt
step wash: paint wash clay towel by cc
step hooks: build hooks clay hold? > hooks by tc
step wear: play hooks by cc
part slabs = clay a : y^ ~ -48 20 42 54 9 0.06 ; y^ ~ 48 20 42 54 9 0.06 ; l_ ~+ 4 -78 50 -60 60 -36 62 ; l_ ~+ 4 18 50 36 60 60 62
part hooks = hooks silver : earwire ~ -48 -18 14 ; earwire ~ 48 -18 14
part prints = clay b : b_ brown -54 50 -58 38 -48 32 -38 38 -42 50 ; j_ brown -52 38 -76 10 6 ; j_ brown -48 36 -48 -8 7 ; j_ brown -44 38 -20 10 6 ; b_ brown 42 50 38 38 48 32 58 38 54 50 ; j_ brown 44 38 20 10 6 ; j_ brown 48 36 48 -8 7 ; j_ brown 52 38 76 10 6
part cracks = clay b : z_ ~ 2 -84 24 -76 30 -80 38 ; z_ ~ 2 82 16 74 22 78 32
scene hang

* wall-shadow-of | 4-5 6-8 9-12 13+ | -
appeal 3
topics shadow puppet, shadow puppets, shadow play, shadows, light and shadow, puppet show, flashlight, torch, power cut, blackout, sleepover
near puppets, theater, bedtime
carries any
minutes 35 35 40 45
mess low
scene stand
heart dark: construction-paper, cardstock, cereal-box, cardboard = 1 sheet
heart sticks: wooden-skewer, craft-stick, chopstick, paper-straw, stick = 2
heart light: flashlight, phone = 1
join tape: tape, masking-tape
tool pencil: pencil, chalk
tool scissors: scissors
home wall
step draw: draw dark pencil by tccc
step cut: cut dark scissors > body by gccc
step lit: cut dark scissors by ggtc
step second: cut dark scissors > small by gccc
step sticks: tape sticks dark tape > sticks by tccc
step wall: prepare light wall > glow by ttcc
step show: play dark light by cccc
part glow = light cream : o_ cream 0 -14 92 84
part sticks = sticks own : z ~ 5 -10 50 -10 98 ; z ~ 5 76 66 76 98
part body = dark k : shape k -14 -6 128 128 ; details cream -14 -6 128 128
part small = dark k : o^ ~ 76 26 11 ; b^ ~ 62 70 66 42 76 36 86 42 90 70

* figure-flag-line | 6-8 9-12 13+ | -
extras cloth: lace, patch, felt
topics bunting, fabric bunting, flags, pennants, pennant, garland, banner, felt garland, room decor, birthday party, party decorations, nursery
carries any
minutes 60 75 80
waits 60
mess low
scene hang
heart cloth: felt, fabric-scrap, old-t-shirt, denim, burlap, pillowcase = 3
heart line: ric-rac, ribbon, string, cotton-cord = 6 ft
need figures: felt, fabric-scrap, craft-foam = 1 sheet
need pattern: cardboard, cereal-box, cardstock, paper = 1 piece
nice trim: button, pom-pom, sequin = 6
join fix: glue, glue-gun
tool shears: fabric-scissors, scissors
tool ruler: ruler
tool pen: chalk, fabric-marker, marker, pencil
step pattern: draw pattern ruler pen shears by tcc
step flags: cut cloth pattern pen shears > flags by ccc
step draw: draw figures pen by ccc
step cut: cut figures shears > body by tcc
step glue: glue figures cloth fix by ccc
step trim: glue trim cloth fix > trim by ccc
step line: glue line cloth fix > line by tcc
step dry: dry cloth by ccc
step hang: play line by ttt
part line = line own : l^ ~ 6 -98 -52 -50 -40 0 -36 50 -40 98 -52
part flags = cloth b : p^ b -96 -52 -50 -42 -70 26 ; p^ w -44 -40 44 -40 0 92 ; p^ b 50 -42 96 -52 70 26
part body = figures a : figure a 0 -4 52 56
part trim = trim own : d^ ~ 5 -72 0 72 0 -74 -24 74 -24 -64 -24 64 -24

* crystal-grown-figure | 6-8 9-12 13+ | -
appeal 3
topics crystals, crystal, growing crystals, crystal growing, crystal ornament, science, science project, science fair, chemistry, experiment, pipe cleaner crystals, stem
carries any
minutes 35 40 45
waits 1440
mess some
scene stand
heart frame: pipe-cleaner = 4
heart jar: glass-jar = 1
need salt: salt = 2 cup
need thread: string, sewing-thread, yarn, fishing-line = 12 in
need stick: pencil, craft-stick, wooden-skewer, chopstick = 1
nice tint: food-coloring = 1 color
nice glow: glow-paint, glitter-glue = 1 color
nice notes: notebook, index-card, graph-paper = 1
tool brush: paintbrush, cotton-swab when glow=glow-paint
tool scissors: scissors
tool pen: ballpoint-pen, marker when notes
home water: = 2 cup
home spoon
home towel
step bend: shape frame jar scissors > figure by tcc
step hang: tie thread frame stick by tcc
step heat: mix water salt jar spoon by gtt
step tint: mix tint jar by ccc
step lower: arrange frame jar stick > jar stick thread by ccc
step watch: play jar notes? pen? by ccc
step lift: prepare frame towel > crystals by ccc
step glow: paint glow brush? frame by ccc
step show: play frame by ccc
part jar = jar own : q^ light-blue+ 14 -84 -54 84 -54 84 92 -84 92 ; q_ light-blue 10 -78 -36 78 -36 78 86 -78 86
part stick = stick own : z^ wood 7 -94 -64 94 -64
part thread = thread w : z_ w 2 0 -62 0 -30
part figure = frame a : bent a 0 24 116 112
part crystals = salt w : d_ w 3.500 -40 -10 -24 -22 0 -30 22 -24 40 -12 50 10 52 32 46 54 30 70 8 78 -14 76 -34 66 -48 48 -52 26 -48 6 -18 30 16 34 2 8 -8 56 24 54 ; s_ w -62 -14 5 2 ; s_ w 62 70 5 2 ; s_ w 60 -20 5 2
`;
