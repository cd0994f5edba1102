/** What families ask for in their own words, from nine years on. */
export const shelf = `
* odd-clay-animal | 6-8 9-12 13+ | Animals
extras world Animals: stone, moss
appeal 3
topics clay animal, figurine, favorite animal, polymer clay, desk decor, kawaii, miniature, wild animals, desk friend
near beaver, seal, skunk, possum, meerkat, peru
variant axolotl | Animals, Ocean | pink, red, white | axolotl, axolotls, salamander
variant otter | Animals, Ocean | brown, cream, tan | otter, otters, sea otter, river
variant raccoon | Animals, Nature | gray, black, white | raccoon, raccoons
variant red-panda | Animals, Jungle | orange, brown, white | red panda, red pandas
variant llama | Animals, Farm | cream, tan, red or white, brown, tan, gray | llama, llamas, alpaca, alpacas
variant guinea-pig | Animals | tan, white, brown | guinea pig, guinea pigs, hamster, hamsters, gerbil, my hamster, my guinea pig
variant dog | Animals | brown, cream, red | my dog, our dog, dog lover, dachshund, corgi
variant triceratops | Dinosaurs | green, orange, cream free | triceratops, dinosaur, dinosaurs, clay dinosaur, horned dinosaur, dino
variant cat | Animals | orange, cream, pink or gray, white, brown, tan | my cat, our cat, cat lover
minutes 50 60 70
waits 720
mess low
heart clay: polymer-clay, air-dry-clay, modeling-clay, salt-dough, play-dough = 1
need poke: toothpick, pencil, craft-stick, wooden-skewer
nice ring: key-ring = 1
nice color: acrylic-paint, paint, paint-marker = 3 color
tool brush: paintbrush when color=acrylic-paint,paint
home mat
step knead: shape clay mat by ccc
step body: shape clay > body by ccc
step head: shape clay > head by ccc
step special: shape clay > tail-axolotl tail-otter tail-raccoon tail-red-panda tail-dog special-axolotl special-otter special-raccoon special-red-panda special-llama special-guinea-pig special-dog special-cat special-triceratops by ccc
step face: poke poke clay ring? > face by ccc
step dry: dry clay by ttc
step color: paint color clay brush? > tint by ccc
step ring: build ring clay > ring by ccc
step place: play clay by ccc
part body = clay a : b^ ~ -80 70 -70 20 -20 6 40 14 60 44 56 82 -70 84 ; o^ ~ -56 82 16 10 ; o^ ~ -18 86 16 10 ; o^ ~ 20 86 16 10 ; o^ ~ 50 84 16 10
part head = clay a : o^ ~ 46 -10 42 36
part tail-axolotl@axolotl = clay a : j^ ~ -78 56 -100 20 9
part special-axolotl@axolotl = clay b : j^ ~ 18 -34 -6 -66 7 ; j^ ~ 10 -20 -26 -38 7 ; j^ ~ 8 -4 -26 -4 7 ; j^ ~ 74 -34 96 -66 7 ; j^ ~ 82 -20 100 -40 6 ; j^ ~ 84 -4 102 -6 6
part tail-otter@otter = clay a : o^ ~ 18 -36 8 ; o^ ~ 74 -36 8 ; t^ ~ -70 62 13 -90 40 9 -98 14 4
part special-otter@otter = clay b : o ~ 46 4 24 14
part tail-raccoon@raccoon = clay a : p^ ~ 10 -30 14 -60 36 -42 ; p^ ~ 82 -30 78 -60 56 -42 ; l^ ~ 18 -70 56 -92 30 -88 -4
part special-raccoon@raccoon = clay b : l_ ~-- 18 -81 43 -87 36 ; l_ ~-- 18 -91 18 -90 9 ; l_ ~-- 18 -88.500 -3 -88 -6 ; b_ ~-- 6 -14 20 -26 38 -22 46 -16 54 -22 72 -26 86 -14 76 0 58 2 46 -6 34 2 16 0 ; b ~++ 26 2 46 -12 66 2 50 18 42 18
part tail-red-panda@red-panda = clay a : l^ ~ 18 -70 56 -92 30 -90 -2 ; l_ b 18 -81 43 -87 36 ; l_ b 18 -91 18 -90 9 ; l_ b 18 -88.500 -3 -88 -6 ; o_ b -18 86 16 10 ; o_ b 20 86 16 10
part special-red-panda@red-panda = clay c : o ~ 46 4 20 12 ; p^ ~ 10 -30 12 -58 36 -42 ; p^ ~ 82 -30 80 -58 56 -42
part special-llama@llama = clay a : q^ ~ 12 26 -20 66 -20 60 50 30 50 ; o^ ~ 46 -34 26 24 ; j^ ~ 30 -52 26 -86 8 ; j^ ~ 62 -52 66 -86 8 ; q^ red 4 -60 6 10 6 16 34 -66 34
part special-guinea-pig@guinea-pig = clay b : b_ ~ -10 10 20 14 16 70 -16 76 ; o^ brown 16 -36 11 9 ; o^ brown 76 -36 11 9
part tail-dog@dog = clay a : j^ ~ 14 -30 -2 16 12 ; j^ ~ 78 -30 94 16 12 ; t^ ~ -72 50 9 -90 30 7 -92 8 4
part special-dog@dog = clay b : j^ a 14 -30 -2 16 12 ; j^ a 78 -30 94 16 12 ; o_ ~ 46 6 20 14 ; t^ a -72 50 9 -90 30 7 -92 8 4 ; r_ c 40 26 50 7 3
part special-cat@cat = clay a : p^ ~ 12 -30 12 -62 38 -42 ; p^ ~ 80 -30 80 -62 54 -42 ; p_ c 17 -38 17 -54 30 -43 ; p_ c 75 -38 75 -54 62 -43 ; l^ ~ 9 -74 60 -96 40 -92 6 -82 -4 ; o_ b 46 4 18 10
part special-triceratops@triceratops = clay b : s^ ~ 46 -26 13 54 44 ; o_ a 46 -10 40 34 ; p^ c 22 -30 30 -34 18 -66 ; p^ c 70 -30 62 -34 74 -66 ; p^ c 42 0 50 0 46 -16 ; t^ a -72 60 12 -92 66 7 -99 78 2
part face = clay k : k 32 -14 4.5 ; k 60 -14 4.5 ; o_ k 46 -2 6 4 ; u 46 4 8
part ring = ring silver : a_ ~ -34 -6 16 12.6 0 360
part tint = color w : o_ ~ 30 -16 1.6 ; o_ ~ 58 -16 1.6
scene stand

* leather-key-tab | 9-12 13+ | -
extras gift: charm
topics keychain, key ring, leather, leather craft, coach, coach gift, thank my coach, thank you coach, first job, new job, boss, mentor, dad, gift for dad, father's day, grandpa, gift for grandpa, uncle, gift for a brother, thank you, thank you gift, teacher gift, graduation, driving license, first car, housewarming, boyfriend
colors brown, tan, gold
minutes 45 50
mess low
heart leather: leather, old-belt, felt, denim, inner-tube = 1 scrap
need ring: key-ring, curtain-ring = 1
heart thread: embroidery-floss, sewing-thread, leather-cord, cotton-cord = 30 in
need pen: pencil, ballpoint-pen, chalk-marker, chalk
nice mark: rubber-stamp, paint-marker, permanent-marker, acrylic-paint, metallic-pen = 1
nice wax: beeswax-sheet = 1
nice wrap: packing-paper, paper-bag, tissue-paper, wrapping-paper = 1 sheet
nice box: small-box, cookie-tin = 1
nice bead: wooden-bead, bead, charm = 1
need ruler: ruler
need needle: needle
tool hole: awl, nail, pushpin, hole-punch
tool scissors: scissors, fabric-scissors
step strip: cut leather ruler pen scissors > tab by tc
step mark: decorate mark leather > mark by cc
step fold: fold leather ring > ring by cc
step holes: poke hole ruler leather by tc
step sew: sew thread needle wax? leather > seam by cc
step back: sew thread needle by cc
step edge: prepare leather by cc
step bead: tie bead thread > bead by cc
step give: test ring wrap? box? by cc
part ring = ring silver : a^ ~ 0 -66 30 23 0 360
part tab = leather a : q^ ~ 10 -20 -46 20 -46 26 84 0 96 -26 84
part mark = mark c : s_ ~ 0 24 5 15 6
part seam = thread b : stitch ~ -14 -38 -18 78 9 ; stitch ~ 14 -38 18 78 9 ; stitch ~ -17 80 0 88 2 ; stitch ~ 17 80 0 88 2
part bead = bead b : o^ ~ 0 92 6
scene lay

* sewn-zip-pouch | 9-12 13+ | -
extras cloth: charm, leather
appeal 3
topics pouch, zip pouch, zipper pouch, pencil case, makeup bag, college, going to college, dorm, back to school, sewing, sewing project, learn to sew, first sewing project, coin purse, sewing machine, gift for a friend, gift for a sister, school supplies
near travel, phone, headphones
colors teal, cream, red
minutes 70 60
mess low
heart cloth: fabric-scrap, denim, pillowcase, canvas, felt, cloth-bag, bed-sheet = 2
heart zip: zipper = 1
need thread: sewing-thread, embroidery-floss = 1
need pin: pin, binder-clip, paper-clip, clothespin = 6
need ruler: ruler
need pen: pencil, chalk, chalk-marker, ballpoint-pen
nice pull: ribbon, bead, charm, leather = 1
nice sign: patch, fabric-marker, embroidery-floss, lace, button = 1
tool sewer: needle, sewing-machine
tool scissors: scissors, fabric-scissors
step cut: cut cloth ruler pen scissors > cloth by cc
step sign: decorate sign cloth > sign by cc
step first: prepare zip cloth pin by cc
step zip: sew zip cloth thread sewer > zip by cc
step second: sew zip cloth thread sewer by cc
step open: prepare zip by cc
step sides: sew cloth thread sewer by cc
step turn: shape cloth by cc
step pull: tie pull zip > pull by cc
part cloth = cloth a : q^ ~ 8 -88 -40 88 -40 88 64 -88 64 ; r_ ~- 0 -30 176 3
part zip = zip b : r_ ~ 0 -40 176 14 2 ; stitch k -82 -40 82 -40 28
part pull = pull c : r^ ~ -76 -24 9 26 4
part sign = sign c : h_ ~ 34 18 18
scene lay

* beeswax-food-wrap | 13+ | Food
extras gift: lavender, flower
appeal 3
topics zero waste, zero waste kitchen, kitchen, plastic-free, sustainability, environment, earth day, save the planet, gift for mom, gift for grandma, housewarming, lunch, picnic, beeswax, upcycling, eco
near recycling, bees, save the ocean
variant square | Food | yellow, teal, cream or green, blue, red, pink, white | sandwich, lunch box
variant honeycomb | Farm | yellow, gold, cream or white, green | honey, honeycomb, beekeeper, beekeeping, honey farm, farmers market, farm stand
colors yellow, teal, cream
minutes 50
waits 10
mess some
heart cloth: fabric-scrap, pillowcase, bandana, bed-sheet, old-t-shirt = 2
heart wax: beeswax-sheet = 1
need paper: parchment-paper = 4 sheet
need iron: iron = 1
need ruler: ruler
nice oil: cooking-oil = 1 tsp
nice brush: paintbrush, sponge-brush = 1
nice jar: glass-jar, bowl, ceramic-mug = 1
nice band: raffia, ribbon, string, paper-strip = 24 in
tool scissors: scissors, fabric-scissors
home towel
step cut: cut cloth ruler scissors > cloth comb by c
step crumble: tear wax by c
step lay: arrange cloth paper wax towel > wax by c
step oil: decorate oil cloth by c
step iron: heat iron paper by c
step check: test cloth brush? by c
step wave: dry cloth by c
step band: tie band cloth > band by c
step use: play cloth jar? by c
part comb@honeycomb = cloth a : p^ ~ -88 4 -46 -72 46 -72 88 4 46 80 -46 80 ; l_ gold 3 -30 -20 -14 -30 2 -20 2 -2 -14 8 -30 -2 -30 -20 ; l_ gold 3 2 -20 18 -30 34 -20 34 -2 18 8 2 -2 ; l_ gold 3 -14 8 -14 24 2 34 18 24 18 8 ; o_ yellow+ 18 -10 6
part cloth@square = cloth a : v ~ -80 -60 80 -60 16 6 ; r^ ~ 0 6 164 132 ; d_ b 5 -56 -36 0 -36 56 -36 -28 0 28 0 -56 40 0 40 56 40
part wax = wax gold : d_ ~ 2 -64 -14 -20 -20 24 -18 60 14 -40 24 10 24 40 58 -20 60
part band = band c : r^ ~ 0 6 168 12
scene lay

* toddler-quiet-page | 9-12 13+ | -
topics babysitting, toddler, toddler toy, baby gift, quiet book, quiet time, gift for a little brother, gift for a little sister, new baby, new sibling, travel toy, busy board, felt, learn to sew, sensory, montessori
near soft toy, cousin
colors light blue, yellow, red
minutes 70 60
mess low
heart felt: felt, denim, fabric-scrap = 2 sheet
heart thread: embroidery-floss, sewing-thread = 1
need close: hook-and-loop-tape, zipper, shoelace, ribbon, snap-fastener = 1
nice shapes: felt, ric-rac, faux-fur, fabric-scrap = 3 scrap
nice cord: ribbon, shoelace = 6 in
nice squeak: crinkle-paper, parchment-paper, bell = 1
need pin: pin, paper-clip, binder-clip = 6
need pen: chalk, pencil, fabric-marker
tool needle: needle
tool scissors: scissors, fabric-scissors
step plan: draw pen felt by cc
step page: cut felt scissors > page by cc
step shapes: cut felt scissors > shapes by cc
step close: sew close felt thread needle > close by cc
step sew: sew shapes felt thread needle > soft by cc
step squeak: arrange squeak felt by cc
step edge: sew felt thread needle pin > edge by cc
step cord: sew cord thread needle > cord by cc
step test: test felt by tc
part page = felt a : q^ ~ 10 -84 -84 84 -84 84 84 -84 84
part edge = thread w : stitch ~ -78 -78 78 -78 16 ; stitch ~ -78 78 78 78 16 ; stitch ~ -78 -78 -78 78 16 ; stitch ~ 78 -78 78 78 16
part shapes = felt c : r^ ~ 0 26 92 66 3 ; p^ brown -56 -6 0 -56 56 -6
part close = close b : r^ ~ 0 34 30 50 3 ; o_ k 8 36 3
part soft = shapes b : o^ ~ 56 -56 16 ; o_ green -62 62 14 10 ; o_ green 62 62 14 10
part cord = cord red : l_ ~ 5 -84 -60 -96 -72 -84 -84
scene lay

* paracord-dog-leash | 13+ | Animals
appeal 1
topics dog, dog leash, new puppy, my dog, our dog, puppy, dog walking, dog lover, paracord, gift for a dog lover, knots
near pet, animal shelter, rescue dogs, hiking
colors blue, orange, gray
minutes 70
mess low
heart cord: paracord, rope, cotton-cord = 12 yd
need clip: key-ring = 1
need tape: masking-tape, tape, electrical-tape
nice bead: wooden-bead, charm = 1
tool scissors: scissors
tool ruler: ruler
step measure: cut cord ruler scissors by c
step fold: tie cord clip > clip by c
step hold: tape tape clip by c
step braid: weave cord > braid by c
step handle: fold cord > handle by c
step bind: tie cord > bind by c
step ends: prepare cord tape by c
step bead: tie bead cord > bead by c
step pull: test cord by c
part handle = cord a : a^ ~ -56 -50 36 26 0 360
part braid = cord a : l^ ~ 11 -30 -26 10 -6 30 30 60 60 ; stitch b -28 -26 10 -4 8 ; stitch b 12 -2 58 58 12
part bind = cord b : wound ~ -32 -28 22 18 5
part clip = clip silver : a^ ~ 72 72 20 13 0 360
part bead = bead b : o^ ~ -40 -8 7
scene lay

* plastic-bag-rope | 9-12 13+ | Sports
topics jump rope, skipping rope, plastic pollution, plastic bags, recycling, upcycling, zero waste, earth day, ocean plastic, save the planet, outdoor play, recess, braiding, environment
near save the ocean, field day, fitness
colors white, red, blue
minutes 60 60
mess low
heart bags: plastic-bag = 12
need tape: duct-tape, electrical-tape, tape, washi-tape
need ruler: ruler
nice grips: cardboard-tube, old-t-shirt = 2
tool scissors: scissors
step flat: prepare bags by cc
step cut: cut bags scissors ruler by cc
step link: tie bags by cc
step three: arrange bags tape by cc
step braid: weave bags > rope by cc
step ends: tape tape bags > ends by cc
step grips: tape grips tape > grips by cc
step size: test bags by cc
part rope = bags a : l^ ~ 9 -58 -60 -86 10 -50 70 0 84 50 70 86 10 58 -60 ; stitch b -62 -50 -84 8 6 ; stitch b -78 30 -30 78 7 ; stitch b 30 78 78 30 7 ; stitch b 84 8 62 -50 6
part ends = tape c : r^ ~ -56 -66 16 20 3 20 ; r^ ~ 56 -66 16 20 3 -20
part grips = grips c : r^ ~ -50 -82 18 34 5 20 ; r^ ~ 50 -82 18 34 5 -20
scene lay

* recipe-ring-book | 6-8 9-12 13+ | Food
extras book: bookmark, envelope, paper-clip, photo, ribbon, sticker, sticky-note
topics recipe book, recipes, recipe, cookbook, cooking, cooking with grandma, family recipes, grandma, gift for grandma, grandpa, gift for mom, mother's day, baking, family, cook, heritage, christmas gift
near bakery, chef, kitchen
colors red, cream, teal
minutes 45 50 60
mess low
heart cards: index-card, cardstock, construction-paper, paper, watercolor-paper = 8
heart bind: key-ring, ribbon, string, yarn, curtain-ring, raffia = 12 in
need cover: cereal-box, cardboard, fabric-scrap, wrapping-paper, cardstock, wallpaper = 2
need pen: marker, ballpoint-pen, colored-pencil, gel-pen, pencil
nice photos: photo, magazine = 3
nice tabs: washi-tape, sticky-note, sticker = 4
join stick: glue, glue-stick, tape when photos
tool punch: hole-punch, awl, nail
tool scissors: scissors
step cards: cut cards scissors > cards by ccc
step ask: prepare pen by ccc
step write: draw cards pen by ccc
step photos: glue photos cards stick > photos by ccc
step cover: cut cover scissors > cover by ccc
step title: draw cover pen > title by ccc
step tabs: decorate tabs cards > tabs by ccc
step punch: poke punch cover cards by tcc
step bind: tie bind cards cover > bind by ccc
part cards = cards w : r^ ~ 6 6 156 116 3 ; r^ ~ 3 3 156 116 3
part tabs = tabs b : r^ ~ 86 -30 14 18 3 ; r^ c 86 0 14 18 3 ; r^ gold 86 30 14 18 3
part cover = cover a : r^ ~ 0 0 156 116 4
part title = pen w : r_ w 10 -22 96 30 4 ; z_ k 3 -22 -26 42 -26 ; z_ k 3 -12 -16 32 -16 ; o_ w 10 28 22 16 ; r_ w 10 14 48 6 2
part photos = photos own : r_ ~ 50 34 26 20
part bind = bind gold : bookbind ~ -64 0 64
scene lay

* dipped-kitchen-spoons | 6-8 9-12 13+ | Food
extras gift: cookie-cutter, cinnamon-stick, wheat-stalk, lavender, bay-leaf
appeal 3
topics chef, cook, baker, kitchen, uncle, aunt, gift for mom, gift for dad, gift for grandma, housewarming, wedding, mother's day, father's day, christmas gift, teacher gift, kitchen decor, bake sale, food lover, grandma, new house
near cooking, baking, restaurant
colors teal, red, gold
minutes 45 50 55
waits 120
mess some
heart spoons: wooden-spoon = 3
heart color: acrylic-paint, paint, paint-marker, permanent-marker = 3 color
need tape: masking-tape, washi-tape, tape
nice cloth: fabric-scrap, old-towel, cloth-napkin, burlap = 1
nice bow: ribbon, raffia, string, cotton-cord = 24 in
nice tag: cardstock, index-card, price-tag, paper = 1 sheet
nice pen: marker, ballpoint-pen, pencil
need sand: sandpaper, paper-towel, fabric-scrap = 1
tool brush: paintbrush, sponge-brush when color=acrylic-paint,paint
tool scissors: scissors when tag
home jug
step sand: prepare sand spoons > spoons by ccc
step tape: tape tape spoons by ccc
step paint: paint color spoons brush? > bands by ccc
step second: paint color spoons brush? > dots by ccc
step peel: prepare tape spoons by ccc
step dry: dry spoons jug by ccc
step tag: draw tag pen? scissors > tag by ccc
step wrap: tie cloth spoons bow? > cloth bow by ccc
step give: play spoons by ccc
part spoons = spoons wood : spoon ~ -34 -74 -20 84 34 ; spoon ~ 0 -80 0 88 34 ; spoon ~ 34 -74 20 84 34
part bands = color a : z_ ~ 9 -24 50 -20 84 ; z_ b 9 0 54 0 88 ; z_ c 9 24 50 20 84
part dots = color w : d_ ~ 2.2 -23 58 -22 66 -21 74 ; z_ ~ 3 -4 62 4 62 ; z_ ~ 3 -4 72 4 72 ; d_ ~ 2.2 23 58 22 66 21 74
part cloth = cloth cream : q^ ~ 6 -42 2 42 2 38 34 -38 34
part bow = bow b : r_ ~ 0 18 82 7 ; p^ ~ 0 18 -22 6 -20 30 ; p^ ~ 0 18 22 6 20 30
part tag = tag w : q^ ~ 3 24 20 60 26 54 52 18 46 ; z_ k 2 28 30 52 34 ; z_ k 2 26 38 44 41
scene lay

* miniature-trees | 9-12 13+ | Nature
extras world Nature: moss, grass, stone, sand, dried-lentil, felt
topics miniature, model railway, model trees, landscape, diorama, terrain, train layout, dungeons and dragons, fairy garden, dollhouse, small world, forest, book nook, tree, architecture model
near train, toy train, habitat
colors green, dark green, brown
minutes 60 60
waits 120
mess some
heart trunk: stick, toothpick, wooden-skewer, pipe-cleaner = 6
heart leaves: moss, kitchen-sponge, foam-sheet-scrap, craft-foam, tea-bag, fresh-herb, spice, coffee-grounds, packing-peanut = 1 handful
need color: acrylic-paint, paint = 2 color
need foot: cork, cardboard, bottle-cap, craft-foam, wood-slice, modeling-clay, foam-sheet-scrap = 6
nice ground: sand, coffee-grounds, moss, colored-sand, pebble = 2 tbsp
need stick: glue
tool brush: paintbrush
tool scissors: scissors
home plate
step trunk: shape trunk scissors > trunk by cc
step foot: build trunk foot stick > foot by cc
step bark: paint color trunk brush by cc
step tear: tear leaves plate by cc
step tint: paint color leaves brush by cc
step crown: glue leaves trunk stick brush > crown by cc
step ground: glue ground foot stick > ground by cc
step dry: dry trunk by cc
step place: play trunk by cc
part foot = foot tan : o^ ~ -58 80 24 9 ; o^ ~ 0 86 26 9 ; o^ ~ 58 80 24 9
part ground = ground tan : o_ ~- -58 78 18 6 ; o_ ~- 0 84 20 6 ; o_ ~- 58 78 18 6
part trunk = trunk brown : z^ brown 7 -58 80 -58 20 ; z^ brown 8 0 86 0 10 ; z^ brown 7 58 80 58 26 ; z_ brown 4 0 30 -18 6 ; z_ brown 4 0 26 18 2
part crown = leaves a : y^ ~ -58 0 30 36 9 0.2 ; y^ ~- 0 -26 40 44 10 0.2 ; y^ ~ 58 8 28 32 9 0.2 ; y_ ~+ -64 -10 14 14 7 0.2 ; y_ ~ -8 -38 18 16 7 0.2 ; y_ ~+ 52 0 12 12 7 0.2
scene stand

* desk-zen-garden | 6-8 9-12 13+ | Nature
extras pot: driftwood, crystal, sea-glass
appeal 3
topics zen garden, zen, meditation, mindfulness, calm, calming, stress relief, relax, exam stress, japan, japanese, desk, desk decor, room decor, self-care, gift for mom, gift for dad
near peace, office, yoga
colors tan, gray, green
minutes 35 40 45
waits 30
mess some
heart sand: sand, colored-sand, kinetic-sand, salt, rice = 2 cup
heart tray: wooden-box, picture-frame, foil-pan, shoebox, small-box, plastic-tub, baking-tray, cookie-tin, foam-tray = 1
heart stones: stone, pebble, seashell, sea-glass, crystal, glass-gem = 5
nice plant: moss, potted-plant, fern-frond, driftwood, pine-branch, stick = 1
need rake: craft-stick, cardboard, plastic-fork, toothpick, wooden-skewer, cereal-box = 2
nice color: paint, acrylic-paint = 1 color
join stick: glue when rake!=plastic-fork
tool scissors: scissors when rake!=plastic-fork
tool brush: paintbrush when color
step color: paint color tray brush > tray by ccc
step rake: build rake scissors? stick? > rake by ccc
step dry: dry rake by ccc
step pour: fill sand tray > sand by ccc
step stones: arrange stones sand > stones by ccc
step plant: arrange plant tray > plant by ccc
step lines: draw rake sand > lines by ccc
step rest: play rake sand by ccc
part tray = tray own paint color c : q^ ~ 6 -92 -58 92 -58 92 66 -92 66
part sand = sand a : q_ ~ 4 -82 -48 82 -48 82 56 -82 56
part lines = sand a : a_ ~- -30 8 40 37 0 360 ; a_ ~- -30 8 32 29 0 360 ; a_ ~- -30 8 24 21 0 360 ; z_ ~- 2 26 -42 26 50 ; z_ ~- 2 38 -42 38 50 ; z_ ~- 2 50 -42 50 50 ; z_ ~- 2 62 -42 62 50 ; z_ ~- 2 74 -42 74 50
part stones = stones b : o^ ~ -34 6 14 11 ; o^ ~+ -18 14 9 7 ; o^ ~- -30 22 7 5 ; o^ ~ 52 -26 11 8 ; o^ ~+ 64 -18 6 5
part plant = plant green : y^ ~ -64 -34 15 11 8 0.2 ; y^ ~- -50 -38 10 8 7 0.2
part rake = rake wood : z^ ~ 4 96 -92 60 -70 ; z^ ~ 4 66 -84 52 -60 ; z^ ~ 2 66 -84 60 -80 ; z^ ~ 2 60 -72 54 -68 ; z^ ~ 2 53 -60 47 -56
scene lay
`;
