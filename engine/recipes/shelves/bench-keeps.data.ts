/** To keep, to give away or to stand on a shelf: figures, cabinets and pages out of many small things. */
export const shelf = `
* tea-washed-lines | 9-12 13+ | -
appeal 1
topics stressed, stress, stressed about exams, calming, something calming to do, calm, calm down, anxious, anxiety, overwhelmed, exams, exam, finals, mindfulness, mindful, meditation, relax, relaxing, self care, quiet, journaling, art journal, zentangle, doodle, burnout, mental health
near test, worried, sleep
colors tan, blue, brown free
minutes 60 75
waits 40
mess some
heart stain: tea-bag, coffee-grounds, onion-skin, watercolor-paint, drawing-ink, food-coloring, cocoa, spice = 2
heart page: notebook, watercolor-paper, paper, old-book-page, sheet-music, packing-paper, paper-bag, coffee-filter, envelope, map, index-card, rice-paper, graph-paper = 2 sheet
heart pens: gel-pen, ballpoint-pen, permanent-marker, marker, colored-pencil, watercolor-pencil, pencil, metallic-pen, paint-marker = 1
nice wash: watercolor-paint, drawing-ink, watercolor-pencil, food-coloring, acrylic-paint, paint = 2 color
nice salt: salt, rice, sugar, plastic-wrap, leaf = 1 pinch
nice leaf: pressed-flower, leaf, lavender, feather, fern-frond, lace, paper-doily, gauze, postage-stamp, ticket-stub, tissue-paper, dried-orange-slice = 2
nice edge: washi-tape, masking-tape, string, ribbon, embroidery-floss, raffia, paper-clip = 1
nice shine: metallic-paint, metallic-pen, glitter-glue, gel-pen, stick-on-gem, sequin, crayon = 1
nice back: cardboard, cereal-box, cardstock, picture-frame, clipboard, folder, construction-paper = 1
join glue: glue-stick, glue, tape when leaf; back
tool brush: paintbrush, sponge-brush, cotton-ball, kitchen-sponge
home warm-water
home cup
home towel
step steep: mix stain warm-water cup by cc
step wet: paint stain page brush towel by cc
step wash: paint wash page brush by cc
step salt: fill salt page by cc
step dry: dry page > page wet by cc
step first: draw pens page > lines by cc
step fields: draw pens page > fields by cc
step leaf: glue leaf page glue > leaf by cc
step back: glue back page edge? glue > back edge by cc
step breathe: play page shine? > shine by cc
part back = back brown : r^ brown 0 0 172 186 3
part page = page w : p^ cream -76 -86 76 -88 78 84 -74 86
part wet = stain a : b_ ~ -70 -80 10 -84 20 -40 -10 -10 -60 -20 ; b_ ~ 74 -10 76 80 -10 82 0 40 40 10 ; o_ ~- -40 40 22 18
part leaf = leaf own : j_ green 40 -74 64 -34 9 ; z_ green 1.5 40 -74 60 -40
part fields = pens k : z_ k 1.2 -66 -30 -20 -40 ; z_ k 1.2 -66 -22 -20 -32 ; z_ k 1.2 -66 -14 -20 -24 ; a_ k -40 40 18 16 0 360 ; a_ k -40 40 11 9.5 0 360 ; a_ k -40 40 5 3.5 0 360 ; d_ k 1.8 16 -60 24 -54 16 -46 26 -40 34 -50 10 -52 ; a_ k 30 40 20 18.5 180 360 ; a_ k 30 40 13 11.5 180 360 ; a_ k 30 62 20 18.5 180 360 ; a_ k 30 62 13 11.5 180 360
part lines = pens k : l_ k 2 -76 0 -40 -8 -6 6 30 -2 78 4 ; l_ k 2 -4 -88 4 -50 -6 6 4 50 -4 86 ; l_ k 2 30 -2 50 -40 78 -56 ; l_ k 2 -6 20 -40 70 -70 60
part edge = edge b : z_ b 6 -74 -84 74 -86
part shine = shine gold : d_ gold 2.5 -52 -60 -40 -66 -30 -56 60 20 66 30
scene lay

* rider-at-the-gate | 6-8 9-12 13+ | Animals
extras board: wheat-stalk
appeal 1
topics horse, horses, horse riding, horseback riding, riding, pony, ponies, equestrian, stable, barn, show ribbons, horse show, horse lover, horse girl, memory of a horse
near rides, saddle, rodeo, ribbons, cowgirl, cowboy, western, ranch, kentucky derby
colors brown, red, tan free
minutes 105 80 80
waits 60
mess some
heart board: wood-scrap, cork-sheet, wood-slice, canvas, foam-board, clipboard, cardboard, pizza-box = 1
heart tack: leather, leather-cord, old-belt, rope, ribbon, denim, burlap, felt, faux-fur, paracord, craft-foam = 1 piece
nice coat: acrylic-paint, metallic-paint, spray-paint, paint = 2 color
nice shoe: craft-wire, metal-lid, pipe-cleaner, aluminum-foil, old-key, buckle, metal-washer = 1
nice mane: yarn, raffia, embroidery-floss, string, wool-roving, hay, cotton-cord, faux-fur, feather, grass, paper-strip, tinsel = 6 ft
nice ribbons: ribbon, crepe-paper, gift-bow, lace, fabric-scrap, patch, price-tag, old-tie, washi-tape = 3
nice twine: string, rope, cotton-cord, raffia, shoelace, paracord, yarn, leather-cord, twist-tie = 4 ft
nice photo: photo, ticket-stub, magazine, map, old-calendar-picture, postage-stamp, playing-card = 2
nice studs: button, nail, paper-fastener, snap-fastener, bead, bottle-cap, coin, sequin, pushpin, bell = 6
nice hooks: cup-hook, coat-hook, nail, clothespin, wood-screw, spool, binder-clip, cork = 3
join glue: glue, glue-gun, waterproof-glue, duct-tape
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,metallic-paint,paint
tool pen: permanent-marker, pencil, ballpoint-pen, marker
tool scissors: scissors
step sketch: draw board pen by ccc
step coat: paint coat board brush? > coat by ccc
step head: cut tack scissors pen > tack by tcc
step mount: glue tack board glue > board by ccc
step mane: glue mane board scissors glue > mane by tcc
step shoe: build shoe board glue > shoe by ccc
step studs: build studs photo? board glue > studs photo by ccc
step hooks: build hooks board > hooks by ttc
step hang: tie twine board > twine by tcc
step name: play board ribbons? pen > name ribbons by ccc
part twine = twine w : z_ tan 4 -50 -82 0 -104 50 -82
part board = board own : q^ wood 5 -86 -84 86 -84 86 74 -86 74 ; z_ wood- 1.5 -86 -44 86 -44 ; z_ wood- 1.5 -86 0 86 0 ; z_ wood- 1.5 -86 40 86 40
part coat = coat c : q_ tan 5 -78 -76 78 -76 78 66 -78 66 ; p_ green -78 44 -40 36 0 34 40 38 78 46 78 66 -78 66
part mane = mane k : l^ umber 7 -4 -60 14 -46 26 -20 40 10 44 44 ; l_ umber 6 -8 -58 8 -36 18 -8 30 26 ; l_ umber 5 -16 -56 -22 -44 -20 -34
part tack = tack a : b^ ~ -12 -60 -4 -50 14 -34 26 -2 36 52 -6 54 -14 24 -26 14 -44 24 -60 20 -62 8 -48 -14 -30 -44 -18 -50 ; z_ red 4 -50 -8 -26 8 ; z_ red 4 -26 8 -6 -34 ; d_ gold 4 -26 8 ; d_ k 3.4 -24 -26 ; d_ k 2 -56 10
part shoe = shoe silver : a^ silver 56 -38 22 13 -220 40
part ribbons = ribbons red : o^ blue 58 8 14 14 ; o_ w 58 8 7 7 ; p_ blue 50 18 58 20 52 44 46 40 ; p_ blue 60 20 66 18 70 40 64 44
part photo = photo own : r^ w -62 -54 32 26 1 ; r_ light-green -62 -54 26 20
part studs = studs gold : d^ gold 3.5 -78 -76 78 -76 -78 66 78 66 0 -78 0 68
part hooks = hooks silver : l_ silver 5 -50 72 -50 86 -42 90 ; l_ silver 5 0 72 0 86 8 90 ; l_ silver 5 50 72 50 86 58 90
part name = pen k : z_ k 2 -60 58 -6 58 ; z_ k 2 -60 50 -30 50
scene hang

* guardian-with-a-gem | 6-8 9-12 13+ | Fantasy
extras world Fantasy: wood-slice, coin, crystal, metallic-paper, charm, stone, old-key, moss
topics dragon, golem, gargoyle, troll, creature, monster, fantasy creature, dungeons and dragons, miniature, hoard, gemstone, crystals, spirit, polymer clay, sculpey, desk buddy, desk pet
near d&d, chess, game piece, dragon egg, rocks and gems, wizard, kaiju, monster party, protector
colors teal, black, gold free
minutes 105 80 90
waits 45
mess some
heart clay: polymer-clay, air-dry-clay, salt-dough, modeling-clay = 1/4 lb
heart gem: glass-gem, crystal, marble, stick-on-gem, sea-glass, bead, old-jewelry-piece, stone = 3
nice core: board-game-piece, cork, bottle-cork, stone, wooden-block, glass-bottle, spool, toy-animal, golf-ball, egg-shaped-plastic-shell, walnut-shell, pebble, bottle-cap, tea-light-holder, coffee-pod = 1
nice wings: craft-wire, pipe-cleaner, guitar-string, leaf, feather, tulle, paper-clip, twist-tie, leather, felt = 12 in
nice horns: toothpick, seashell, acorn, pistachio-shell, stick, nail, old-key, wood-screw, popcorn, pine-needle, eggshell, cinnamon-stick = 3
nice scales: sequin, seed, dried-lentil, pumpkin-seed, coin, metal-washer, bottle-cap, bread-tag, nuts-and-bolts, seed-bead, bead = 20
nice coat: acrylic-paint, metallic-paint, paint, glow-paint, permanent-marker, metallic-pen = 2 color
nice throne: wood-slice, bark, stone, plastic-lid, terracotta-pot, driftwood, ceramic-plate, metal-lid, moss, log, coaster, cookie-tin = 1
nice hoard: coin, bead, sequin, button, charm, old-key, sea-glass, dice, pebble, marble, metal-washer = 8
nice light: LED-tea-light, LED-candle, string-light, LED-light = 1
join glue: glue, glue-gun, waterproof-glue, duct-tape
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,metallic-paint,paint,glow-paint
tool tools: toothpick, plastic-knife, metal-spoon, ballpoint-pen, pencil
step core: shape clay core? > body by ccc
step head: shape clay tools > head by tcc
step gem: shape clay gem tools > gem by ccc
step limbs: shape clay horns? > horns clay by ccc
step scales: shape clay scales? tools > dents scales by ccc
step wings: build wings clay glue > wings by ccc
step dry: dry clay by ttc
step coat: paint coat clay brush? > coat by ccc
step throne: glue throne clay glue > throne by ccc
step guard: play clay hoard? light? > hoard light by tcc
part throne = throne own : b^ umber -70 70 -50 58 0 54 50 58 70 70 60 88 -60 88
part wings = wings gold : l^ gold 4 -26 10 -60 -30 -86 -36 -72 -12 -84 6 -62 10 -66 26 -30 22 ; l^ gold 4 26 10 60 -30 86 -36 72 -12 84 6 62 10 66 26 30 22
part body = clay a : b^ ~ -30 64 -36 30 -26 0 0 -10 26 0 36 30 30 64 ; t_ ~ 30 56 10 78 66 4
part clay = clay a : t^ ~ -18 -44 7 -32 -58 5 -33 -82 1 ; t^ ~ 18 -44 7 32 -58 5 33 -82 1 ; o^ ~ -24 62 15 9 ; o^ ~ 24 62 15 9 ; z_ ~-- 1.8 -32 66 -33 71 ; z_ ~-- 1.8 -25 67 -25 72 ; z_ ~-- 1.8 -18 66 -17 71 ; z_ ~-- 1.8 18 66 17 71 ; z_ ~-- 1.8 25 67 25 72 ; z_ ~-- 1.8 32 66 33 71 ; b^ ~ -30 18 -16 14 -8 40 -20 44 ; b^ ~ 30 18 16 14 8 40 20 44
part head = clay a : o^ ~ 0 -30 30 25 ; o_ ~- 0 -20 18 11 ; d_ k 2 -6 -20 6 -20
part horns = horns cream : j^ cream -18 -50 -34 -82 6 ; j^ cream 18 -50 34 -82 6 ; j^ cream 0 -54 0 -76 4
part dents = clay a : l_ ~- 1.6 -16.0 2.0 -12.0 5.4 -8.0 2.0 ; l_ ~- 1.6 -7.0 2.0 -3.0 5.4 1.0 2.0 ; l_ ~- 1.6 2.0 2.0 6.0 5.4 10.0 2.0 ; l_ ~- 1.6 11.0 4.0 15.0 7.4 19.0 4.0 ; l_ ~- 1.6 -20.0 10.0 -16.0 13.4 -12.0 10.0 ; l_ ~- 1.6 -11.0 10.0 -7.0 13.4 -3.0 10.0 ; l_ ~- 1.6 -2.0 10.0 2.0 13.4 6.0 10.0 ; l_ ~- 1.6 7.0 10.0 11.0 13.4 15.0 10.0 ; l_ ~- 1.6 -24.0 18.0 -20.0 21.4 -16.0 18.0 ; l_ ~- 1.6 -15.0 18.0 -11.0 21.4 -7.0 18.0 ; l_ ~- 1.6 3.0 18.0 7.0 21.4 11.0 18.0 ; l_ ~- 1.6 13.0 18.0 17.0 21.4 21.0 18.0 ; l_ ~- 1.6 -26.0 26.0 -22.0 29.4 -18.0 26.0 ; l_ ~- 1.6 18.0 26.0 22.0 29.4 26.0 26.0 ; l_ ~- 1.6 -16.0 -48.0 -12.0 -44.6 -8.0 -48.0 ; l_ ~- 1.6 -8.0 -50.0 -4.0 -46.6 0.0 -50.0 ; l_ ~- 1.6 0.0 -50.0 4.0 -46.6 8.0 -50.0 ; l_ ~- 1.6 8.0 -48.0 12.0 -44.6 16.0 -48.0 ; l_ ~- 1.6 42.0 57.0 46.0 60.4 50.0 57.0 ; l_ ~- 1.6 51.0 60.0 55.0 63.4 59.0 60.0 ; l_ ~- 1.6 60.0 62.0 64.0 65.4 68.0 62.0
part scales = scales gold : d_ gold 2.5 -14 0 0 -4 14 0 -20 12 20 12 -24 26 24 26
part gem = gem red : o^ gold -12 -34 8 8 ; o^ gold 12 -34 8 8 ; d_ k 3 -12 -34 12 -34 ; o^ red 0 38 10 11 ; o_ pink -3 34 3 4
part coat = coat b : l_ gold 2.5 -16 -16 0 -12 16 -16 ; l_ gold 2 -18 56 0 60 18 56
part hoard = hoard gold : d^ gold 5 -56 80 -44 86 -30 82 ; d^ red 4 40 84 ; d^ teal 4 54 80 ; d^ gold 4 -14 86
part light = light yellow : o_ yellow 56 66 6 8
scene stand

* wire-beast-in-wool | 9-12 13+ | Animals
extras world Animals: moss, stone, leaf, grass
appeal 1
topics cat, fox, sheep, animal sculpture, wire sculpture, sculpture, pet portrait, my cat, woodland, forest animals, wool, upcycled sweater, cozy, desk buddy
near dog, deer, my dog, knitting, crochet, sweater weather, gift for a knitter, grandma, pets
variant cat | Animals | gray, cream, black | cat, cats, kitten, my cat
variant fox | Animals, Nature | orange, cream, black | fox, foxes, woodland
variant sheep | Animals, Farm | cream, gray, black | sheep, lamb, farm, wool
colors gray, cream, black free
minutes 90 100
mess low
heart wire: craft-wire, pipe-cleaner = 6 ft
heart coat: yarn, old-sweater, string, embroidery-floss, faux-fur, raffia, felt, sock, mitten, fabric-scrap, glove, cotton-cord = 30 ft
nice sweater: old-sweater, sock, mitten, scarf, felt, old-t-shirt, fabric-scrap, tube-sock, glove, denim, tights, lace, burlap = 1 piece
nice legs: chopstick, stick, wooden-skewer, craft-stick, dowel, toothpick, bamboo, clothespin, pencil, cinnamon-stick = 2
nice fill: newspaper, pillow-stuffing, aluminum-foil, cotton-ball, tissue, plastic-bag, paper-towel, packing-paper = 1 sheet
nice eyes: button, bead, safety-eye, googly-eye, seed-bead, felt, sequin, pushpin, acorn = 2
nice scarf: yarn, ribbon, fabric-scrap, old-tie, lace, bandana, shoelace, leather-cord, ric-rac = 12 in
nice hook: crochet-hook, knitting-needle
nice bell: bell, charm, button, letter-bead, old-key, bottle-cap, metal-washer = 1
nice stand: wood-slice, wood-scrap, cork, cardboard, driftwood, stone, plastic-lid, bark, coaster = 1
tool pliers: pliers, scissors
tool scissors: scissors
nice thread: sewing-thread, embroidery-floss
tool needle: needle when thread
join glue: glue, glue-gun, waterproof-glue
step outline: shape wire pliers by tc
step legs: build wire legs? > wire-c wire-f wire-s by cc
step fill: build fill wire by cc
step wind: tie coat wire > body-c body-f body-s by cc
step neat: tie coat wire scissors > ears by cc
step sweater: cut sweater scissors thread? needle > sweater by cc
step face: glue eyes coat glue > eyes by cc
step scarf: tie scarf hook? > scarf by cc
step stand: glue stand wire glue > stand by cc
step place: play wire bell? > bell by cc
part stand = stand own : b^ wood -84 78 -60 70 60 70 84 78 70 88 -70 88
part wire-c@cat = wire k : z_ k 5 -36 30 -38 78 ; z_ k 5 -22 32 -22 78 ; z_ k 5 30 32 32 78 ; z_ k 5 42 28 46 78
part wire-f@fox = wire k : z_ k 5 -36 30 -38 78 ; z_ k 5 -22 32 -22 78 ; z_ k 5 30 32 32 78 ; z_ k 5 42 28 46 78
part wire-s@sheep = wire k : z_ k 5 -36 34 -36 78 ; z_ k 5 -20 38 -20 78 ; z_ k 5 22 38 22 78 ; z_ k 5 38 34 38 78
part body-c@cat = coat a : b^ ~ -50 6 -20 -8 30 -8 52 8 52 36 30 44 -40 44 -54 30 ; o^ ~ -54 -22 27 24 ; l^ ~ 10 50 12 78 -6 74 -46 ; z_ ~- 1.5 -30 -6 -34 42 ; z_ ~- 1.5 -6 -8 -10 44 ; z_ ~- 1.5 18 -8 16 44 ; z_ ~- 1.5 40 -2 40 42
part body-f@fox = coat a : b^ ~ -50 6 -20 -8 30 -8 52 8 52 36 30 44 -40 44 -54 30 ; p^ ~ -80 -30 -54 -46 -28 -30 -42 -6 -66 -6 ; j^ ~ 46 20 98 -22 16 ; j_ cream 80 -8 98 -22 7 ; p_ cream -68 -10 -40 -10 -54 4 ; z_ ~- 1.5 -6 -8 -10 44 ; z_ ~- 1.5 18 -8 16 44
part body-s@sheep = coat a : y^ ~ 0 14 58 40 12 0.14 ; y_ ~+ -10 2 40 22 10 0.14 ; o^ gray -58 -12 17 22 ; y^ ~ -54 -30 18 10 8 0.16
part ears@cat = coat b : p^ ~ -76 -36 -74 -62 -58 -46 ; p^ ~ -34 -36 -36 -62 -52 -46
part sweater = sweater c : b_ red -20 -9 30 -9 40 -6 40 44 -26 45 -28 10 ; z_ w 3 -24 10 40 10 ; z_ w 3 -26 26 40 26
part eyes = eyes k : o^ k -62 -22 3.5 4 ; o^ k -46 -22 3.5 4 ; d_ k 2 -54 -12
part scarf = scarf red : r^ red -46 2 34 9 4 ; r^ red -36 16 9 26 3
part bell = bell gold : o^ gold -52 10 6 6
scene stand

* city-that-calls | 6-8 9-12 13+ | Superheroes
extras world Superheroes: toy-car, duct-tape, LED-light, LED-tea-light, toy-tree, index-card, glass-gem, moss, board-game-piece
appeal 1
topics superhero city, gotham, spider-man, batman, skyline, city, cityscape, comics, comic book, marvel, dc, hero signal, new york, night light, miles morales, metropolis
near villain, room decor, desk lamp, stop motion, lego heroes
colors navy, yellow, red free
minutes 100 75 80
waits 45
mess some
heart towers: small-box, cereal-box, milk-carton, tissue-box, shoebox, cardboard-box, takeout-box, oatmeal-canister, cardboard-tube, foam-board, chip-can, can = 4
heart skin: magazine, newspaper, construction-paper, aluminum-foil, wrapping-paper, graph-paper, duct-tape, map, metallic-paper, junk-mail, packing-paper, cardstock, sheet-music = 3 sheet
nice coat: acrylic-paint, paint, metallic-paint = 2 color
nice windows: sticker, sticky-note, aluminum-foil, sequin, paint-marker, felt, stick-on-gem, masking-tape, washi-tape, confetti, metallic-pen, gel-pen, foil-tray, bread-tag = 20
nice roofs: bottle-cap, cork, spool, plastic-lid, yogurt-pot, coffee-pod, paper-cup, toy-brick, nuts-and-bolts, button, metal-lid, cupcake-liner = 4
nice masts: paper-clip, toothpick, wooden-skewer, plastic-straw, craft-wire, pipe-cleaner, nail, chopstick, zip-tie, cotton-swab, craft-stick = 3
nice lines: string, fishing-line, yarn, craft-wire, embroidery-floss, net-bag, rubber-band, jumper-wire, headphones, tinsel = 2 ft
nice hero: board-game-piece, toy-animal, clothespin, peg-doll, doll, toy-brick, craft-stick, playing-card, pipe-cleaner, felt = 1
nice cape: fabric-scrap, felt, ribbon, tissue-paper, candy-wrapper, old-tie, sock, crepe-paper, bandana = 1 scrap
nice signal: flashlight, LED-tea-light, LED-light, string-light, LED-candle, glow-paint, glow-stick = 1
nice street: cardboard, toy-car, foam-sheet-scrap, pizza-box, felt, sandpaper, baking-tray, corrugated-paper = 1
join glue: glue, glue-gun, duct-tape, waterproof-glue
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=acrylic-paint,paint,metallic-paint
tool pen: permanent-marker, marker, ballpoint-pen
tool scissors: scissors
step line: arrange towers by ccc
step coat: paint coat towers brush? by ccc
step skin: build skin towers scissors glue > towers skin by tcc
step windows: decorate windows towers > windows by ccc
step roofs: glue roofs masts? towers glue > roofs masts by ccc
step sign: draw towers pen > sign by ccc
step street: glue towers street? glue > street by tcc
step lines: tie lines towers glue > lines by tcc
step hero: build hero cape? > hero cape by ccc
step call: play towers signal? > signal by tcc
part street = street gray : p^ gray -96 70 96 70 92 90 -92 90
part towers = towers own paint coat a : r^ ~ -68 30 40 96 2 ; r^ ~ -22 12 42 132 2 ; r^ ~ 28 34 44 88 2 ; r^ ~ 74 22 36 112 2
part skin = skin own : r_ orange -68 30 36 92 ; r_ light-blue -22 12 38 128 ; r_ red 28 34 40 84 ; r_ purple 74 22 32 108 ; z_ w 2 -84 20 -52 32 ; z_ w 2 -40 -10 -4 -20 ; z_ w 2 10 40 46 30
part windows = windows yellow : d_ yellow 4 -78 0 -62 0 -78 18 -62 44 -34 -40 -18 -40 -34 -18 -12 0 -34 24 -14 48 18 6 36 6 18 28 36 50 68 -18 82 -2 68 20 82 44
part roofs = roofs gray : r^ gray -68 -24 18 12 2 ; r^ gray 28 -16 22 10 2
part masts = masts k : z_ k 3 -22 -54 -22 -84 ; z_ k 3 74 -34 74 -62 ; d_ red 4 -22 -86 74 -64
part sign = pen k : r_ k -22 70 14 14 ; r_ k 74 70 12 14
part lines = lines w : l_ k 1.5 -22 -70 30 -40 74 -52
part hero = hero red : o^ tan 22 -62 7 7 ; b^ blue 14 -54 30 -54 28 -26 16 -26 ; z_ red 5 18 -26 16 -16 ; z_ red 5 26 -26 28 -16
part cape = cape red : p^ red 14 -54 -6 -20 14 -28
part signal = signal yellow : p_ yellow 74 -64 40 -98 60 -104 ; o_ yellow 44 -92 15 10 ; s_ k 44 -92 5 6 3
scene stand

* cabinet-of-odd-bugs | 9-12 13+ | Bugs
extras board: index-card, price-tag, moss
topics bug, insects, beetle, butterfly, entomology, insect collection, bug collection, cabinet of curiosities, steampunk, specimen, moth, dragonfly, dark academia, junk art
near spider, museum, science, nature journal, halloween decor, room decor
colors green, gold, blue free
minutes 80 90
waits 60
mess low
heart bodies: spool, cork, bottle-cap, walnut-shell, pinecone, stone, clothespin, nuts-and-bolts, old-key, button, pistachio-shell, wooden-bead, bead, old-jewelry-piece, metal-spoon, toy-brick, acorn, keycap, egg-carton, guitar-pick, seed-pod = 4
heart case: picture-frame, shadow-box, shoebox, cookie-tin, cardboard-box, small-box, pizza-box, wooden-box, cork-sheet, foam-board, egg-carton, canvas, cereal-box, takeout-box = 1
nice wings: cellophane, leaf, tissue-paper, plastic-bottle, tulle, magazine, candy-wrapper, lace, feather, map, origami-paper, coffee-filter, plastic-wrap, sheet-music, bubble-wrap, petal, seed-pod = 4
nice legs: craft-wire, twist-tie, pipe-cleaner, toothpick, paper-clip, zip-tie, yarn, bobby-pin, jumper-wire, fishing-line, string, pine-needle = 12
nice eyes: googly-eye, bead, seed-bead, stick-on-gem, sequin, button, sticker, pushpin, dried-lentil, metal-washer = 8
nice shell: charm, clock-kit, button, bottle-cap, foil-tray, coin, metallic-paper, aluminum-foil, bread-tag, mosaic-tile, plastic-spoon, sequin, glass-gem, felt = 4
nice coat: acrylic-paint, metallic-paint, spray-paint, paint-marker, paint, permanent-marker = 2 color
nice ground: map, old-book-page, sheet-music, felt, graph-paper, fabric-scrap, burlap, cork-sheet, wrapping-paper, cardstock, paper, moss, bark = 1 sheet
nice pins: pin, pushpin, pin-back, toothpick, nail, paper-fastener = 4
need labels: paper, index-card, paper-bag, price-tag, graph-paper = 1 scrap
join glue: glue, glue-gun, waterproof-glue
tool pen: ballpoint-pen, gel-pen, permanent-marker, pencil
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,metallic-paint,paint
tool scissors: scissors
step sort: arrange bodies by cc
step coat: paint coat bodies brush? by cc
step legs: build legs bodies scissors glue > legs by cc
step wings: cut wings scissors bodies glue > wings by cc
step shell: glue shell bodies glue > shell by cc
step eyes: glue eyes bodies glue > eyes by cc
step ground: glue ground case scissors glue > ground by cc
step mount: build bodies case pins? glue > bodies case pins by cc
step label: cut labels scissors pen case glue > labels by cc
step tour: play case by cc
part case = case own : q^ umber 4 -92 -84 92 -84 92 84 -92 84 ; r_ cream 0 0 168 152 2
part ground = ground cream : r_ tan 0 0 168 152 2 ; z_ cream 1.2 -84 -30 84 -50 ; z_ cream 1.2 -84 30 84 50 ; z_ cream 1.2 -40 -76 -20 76
part legs = legs k : l_ k 2.5 -58 -44 -70 -54 ; l_ k 2.5 -60 -34 -74 -34 ; l_ k 2.5 -58 -24 -70 -14 ; l_ k 2.5 -30 -44 -18 -54 ; l_ k 2.5 -28 -34 -14 -34 ; l_ k 2.5 -30 -24 -18 -14 ; l_ k 2.5 32 32 20 22 ; l_ k 2.5 30 42 16 42 ; l_ k 2.5 32 52 20 62 ; l_ k 2.5 58 32 70 22 ; l_ k 2.5 60 42 74 42 ; l_ k 2.5 58 52 70 62
part wings = wings light-blue : j_ light-blue 42 -34 16 -62 12 ; j_ light-blue 48 -34 76 -62 12 ; j_ light-blue 42 -30 18 -10 9 ; j_ light-blue 48 -30 74 -10 9 ; j_ pink -48 40 -76 14 12 ; j_ pink -42 40 -16 14 12 ; j_ pink -48 44 -72 64 9 ; j_ pink -42 44 -18 64 9
part bodies = bodies a : b^ ~ -44 -54 -30 -44 -28 -24 -44 -12 -60 -24 -58 -44 ; o^ brown 45 -34 5 24 ; b^ blue 45 22 58 30 60 52 45 64 30 52 32 30 ; o^ gold -45 40 5 22
part shell = shell gold : b_ gold -46 -46 -56 -38 -56 -24 -46 -16 ; b_ gold -42 -46 -32 -38 -32 -24 -42 -16 ; d_ gold 3 40 38 50 38 40 50 50 50
part eyes = eyes k : o^ k -50 -52 4 4 ; o^ k -38 -52 4 4 ; o^ k 41 -56 4 4 ; o^ k 49 -56 4 4 ; o^ k 40 22 4 4 ; o^ k 50 22 4 4 ; o^ k -49 18 4 4 ; o^ k -41 18 4 4
part pins = pins silver : d^ silver 3 -44 -32 45 -34 45 44 -45 40
part labels = labels w : r_ w -44 -2 34 8 ; r_ w 45 -2 34 8 ; r_ w -44 72 34 8 ; r_ w 45 72 34 8 ; z_ k 1 -56 -2 -32 -2 ; z_ k 1 34 -2 56 -2 ; z_ k 1 -56 72 -32 72 ; z_ k 1 34 72 56 72
scene hang

* drawer-of-one-mile | 6-8 9-12 13+ | Nature
extras box: cotton-ball
appeal 1
topics nature walk, hike, hiking, forest, woods, camping, scouts, national park, naturalist, nature collection, rock collection, curiosity, cabinet, museum, earth day, outdoor school, cottagecore, shadow box, nature journal
near camp, science, river, desert
colors brown, green, tan
minutes 90 70 70
waits 60
mess low
heart tray: egg-carton, shoebox, wooden-box, shadow-box, cookie-tin, pizza-box, small-box, cardboard-box, takeout-box, cereal-box, muffin-tin, basket, foam-tray = 1
heart finds: stone, pinecone, leaf, feather, acorn, seashell, bark, moss, pebble, seed-pod, snail-shell, fern-frond, chestnut, stick, flower, driftwood, pressed-flower, crystal, sea-glass = 9
nice second: bark, feather, acorn, moss, leaf, snail-shell, seed-pod, stick, pressed-flower, driftwood, sea-glass, grass, eggshell, fern-frond, pine-needle, sand = 5
nice third: moss, snail-shell, bark, seed, leaf, petal, grass, eggshell, pine-branch, feather, seashell, sand, pebble = 3
nice walls: cardboard, craft-stick, cereal-box, corrugated-paper, stick, bamboo, toothpick, wood-scrap, paint-chip, cardstock = 5
nice lining: map, felt, burlap, paper-bag, old-book-page, newspaper, fabric-scrap, tissue-paper, cotton-ball, packing-paper, graph-paper = 1 sheet
nice jars: glass-jar, plastic-jar, bottle-cap, plastic-lid, walnut-shell, coffee-pod, plastic-sleeve, glass-bottle = 2
nice binds: string, yarn, raffia, craft-wire, twist-tie, embroidery-floss, cotton-cord, guitar-string, rubber-band = 2 ft
nice rub: crayon, oil-pastel, colored-pencil, charcoal, pencil, watercolor-paint, chalk, watercolor-pencil = 1
need labels: paper, index-card, price-tag, cardstock, paper-bag, sticky-note, envelope, tea-bag = 1 sheet
nice lens: plastic-bottle, plastic-mirror, ruler, flashlight, measuring-cup, tweezers = 1
join glue: glue, glue-gun, waterproof-glue, duct-tape
tool pen: ballpoint-pen, gel-pen, pencil, permanent-marker
tool scissors: scissors
step sort: arrange finds by ccc
step walls: build walls tray glue scissors > walls by tcc
step lining: glue lining tray scissors glue > lining by ccc
step plan: arrange finds second? third? tray > tray finds second third by ccc
step fix: glue finds tray glue by tcc
step jars: arrange jars tray > jars by ccc
step binds: tie binds tray > binds by tcc
step labels: cut labels scissors pen tray glue > labels by ccc
step rub: color rub labels by ccc
step tour: play tray lens? by ccc
part tray = tray own : q^ umber 5 -92 -80 92 -80 92 80 -92 80 ; r_ tan 0 0 170 146 2
part lining = lining cream : r_ cream 0 0 168 144 2
part walls = walls wood : r^ wood -28 0 4 144 1 ; r^ wood 30 0 4 144 1 ; r^ wood 0 -24 168 4 1 ; r^ wood 0 26 168 4 1
part finds = finds own : y^ gray -58 -50 16 12 8 0.1 ; pinecone brown 58 -72 30 40 ; j^ green -14 -34 16 -64 10 ; y^ gray- -66 0 9 7 7 0.1 ; y^ gray -48 4 10 8 7 0.1
part second = second own : feather gray 48 16 70 -16 7 ; r^ brown 0 0 34 18 4 ; z_ umber 1.5 -14 -4 14 -4
part third = third green : y^ green 58 52 20 11 9 0.14
part jars = jars light-blue : r^ light-blue+ -58 50 20 28 5 ; r_ gray -58 38 16 5 1 ; b_ tan -66 54 -50 54 -50 63 -66 63
part binds = binds brown : l_ brown 4 -16 60 14 44 ; l_ brown 4 -14 50 16 58 ; z_ k 2 -2 48 2 58
part labels = labels w : r_ w -58 -32 30 7 ; r_ w 0 -32 30 7 ; r_ w 58 -32 30 7 ; r_ w -58 18 30 7 ; r_ w 58 18 30 7 ; z_ k 1 -68 -32 -48 -32 ; z_ k 1 -10 -32 10 -32 ; z_ k 1 48 -32 68 -32
scene lay

* shore-on-a-branch | 9-12 13+ | Nature, Ocean
extras hanging: feather, charm, crystal, cork, bell
topics driftwood, sea glass, beach, beachcombing, mobile, net, beach house, coastal, summer, vacation memories, lake, wall hanging, room decor, gift for grandma, beach vacation
near wind, macrame, river, fishing net, mermaid
colors tan, teal, white
minutes 75 80
mess low
heart branch: driftwood, stick, bamboo, dowel, hanger, embroidery-hoop = 1
heart finds: sea-glass, seashell, stone, pebble, snail-shell = 6
heart line: string, cotton-cord, fishing-line, raffia, yarn, leather-cord, embroidery-floss = 26 ft
nice second: seashell, feather, stone, driftwood, cork, snail-shell, pebble, acorn, wood-slice, old-key, metal-spoon = 1
nice wire: guitar-string, craft-wire, fishing-line, necklace-chain, paper-clip, twist-tie, jumper-wire, net-bag = 4 ft
nice beads: seashell, wooden-bead, bead, button, seed-bead, bell, old-jewelry-piece, charm, cork, metal-washer, dry-pasta = 10
nice sand: sandpaper
nice veil: net-bag, lace, gauze, tulle, burlap, fabric-scrap, denim, ribbon, yarn = 1 piece
nice moss: moss, air-plant, lavender, eucalyptus, grass, pressed-flower, leaf, feather, fern-frond = 1 handful
nice coat: acrylic-paint, paint-marker, metallic-paint, watercolor-paint = 2 color
tool cutter: pliers, scissors
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,metallic-paint,watercolor-paint
step rinse: prepare branch finds sand? by cc
step coat: paint coat branch brush? > coat by cc
step cut: cut line scissors by cc
step net: tie line finds > finds nets line by cc
step wire: shape wire cutter > wire by cc
step beads: thread beads line > beads by cc
step hang: tie line branch second? > branch second by cc
step veil: tie veil branch moss? > veil moss by cc
step balance: test branch by cc
step listen: play branch by cc
part line = line w : z_ w 2.5 -70 -70 0 -102 70 -66 ; z_ w 1.6 -66 -66 -66 4 ; z_ w 1.6 -42 -68 -42 34 ; z_ w 1.6 -16 -66 -16 12 ; z_ w 1.6 10 -66 10 56 ; z_ w 1.6 36 -66 36 20 ; z_ w 1.6 62 -64 62 40
part veil = veil w : fringe cream -80 -64 32 40 7 ; fringe cream 52 -62 30 40 7
part branch = branch own : b^ tan -92 -72 -40 -78 10 -70 60 -76 92 -66 90 -58 50 -64 0 -58 -50 -64 -90 -62
part coat = coat teal : z_ teal 4 -60 -76 -58 -64 ; z_ teal 4 -4 -70 -2 -60 ; z_ teal 4 50 -74 52 -63
part moss = moss green : y^ green -30 -72 16 7 8 0.15 ; y^ dark-green 24 -70 12 6 8 0.15
part beads = beads wood : d^ wood 4.5 -66 -26 -66 -16 -42 -6 -16 -28 10 6 10 16 36 -18 62 2 62 12
part finds = finds own : shorebit teal -66 16 12 ; shorebit light-green -42 46 12 ; shorebit light-blue -16 24 12 ; shorebit teal 10 72 16 ; shorebit light-blue 36 32 12 ; shorebit light-green 62 52 12
part nets = line w : l_ ~ 1.3 -66 -3 -78.2 16 -72 28 -58.8 17.2 -66 -3 -73.2 17.2 -60 28 -53.8 16 -66 -3 ; l_ ~ 1.3 -42 27 -54.2 46 -48 58 -34.8 47.2 -42 27 -49.2 47.2 -36 58 -29.8 46 -42 27 ; l_ ~ 1.3 -16 5 -28.2 24 -22 36 -8.8 25.2 -16 5 -23.2 25.2 -10 36 -3.8 24 -16 5 ; l_ ~ 1.3 10 49 -6.3 72 2 88 19.6 73.6 10 49 0.4 73.6 18 88 26.3 72 10 49 ; l_ ~ 1.3 36 13 23.8 32 30 44 43.2 33.2 36 13 28.8 33.2 42 44 48.2 32 36 13 ; l_ ~ 1.3 62 33 49.8 52 56 64 69.2 53.2 62 33 54.8 53.2 68 64 74.2 52 62 33
part wire = wire gold : z_ gold 1.8 -6 68 26 76 ; z_ gold 1.8 6 57 14 88
part second = second cream : z_ w 1.6 10 88 10 94 ; bits own 1.3 10 97
scene hang

* tale-behind-the-pane | 9-12 13+ | Fairy Tales
extras world Fairy Tales: leaf, pinecone
topics shadow box, light box, paper cut, papercut, silhouette, once upon a time, hansel and gretel, little red riding hood, snow white, sleeping beauty, cinderella, rapunzel, enchanted forest, peter pan, night light, bedroom decor, room decor, storybook, brothers grimm
near castle, book, lantern, nutcracker
colors black, yellow, navy
minutes 100 110
mess low
heart sheet: cardstock, construction-paper, cereal-box, cardboard, paper-bag, craft-foam, shoebox, folder = 3 sheet
heart frame: picture-frame, shadow-box, wooden-box, shoebox, cardboard-box, tissue-box, pizza-box, small-box = 1
heart light: string-light, LED-tea-light, LED-candle, LED-light, flashlight, glow-stick = 1
nice glow: tracing-paper, wax-paper, tissue-paper, parchment-paper, cellophane, coffee-filter, plastic-sleeve, rice-paper, paper, paper-napkin, packing-paper, tea-bag, bubble-wrap = 2 sheet
nice veil: lace, tulle, gauze, net-bag, ribbon, fabric-scrap, paper-doily, old-t-shirt, cotton-ball, yarn, pillow-stuffing, tights = 1 piece
nice twigs: stick, moss, fern-frond, feather, pine-branch, leaf, grass, driftwood, bark, toothpick, raffia, pressed-flower = 3
nice moon: plastic-lid, old-CD, button, coin, aluminum-foil, sequin, metal-lid, bottle-cap, foil-tray, yogurt-pot, metallic-paper = 1
nice tiny: bead, old-key, charm, stick-on-gem, sequin, acorn, glass-gem, pebble, walnut-shell, spool, old-jewelry-piece, bell = 3
nice spacer: cork, craft-foam, foam-sheet-scrap, bottle-cap, corrugated-paper, wooden-block, egg-carton, kitchen-sponge, craft-stick, toy-brick = 8
nice coat: acrylic-paint, paint, watercolor-paint, metallic-paint = 2 color
join glue: glue-stick, glue, tape, glue-gun, waterproof-glue
tool knife: scissors
nice fine: craft-knife, needle, hole-punch, awl, pushpin = 1
tool pen: pencil, ballpoint-pen, marker
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint,watercolor-paint,metallic-paint
step tale: draw sheet pen by cc
step cut: cut sheet knife > front by cc
step fine: cut fine sheet by tt
step coat: paint coat frame brush? > coat by cc
step glow: glue glow frame moon? glue > glow moon by cc
step layers: build sheet frame spacer? glue > sheet spacer by cc
step veil: glue veil frame glue > veil by cc
step twigs: glue twigs tiny? frame glue > twigs tiny by cc
step light: arrange light frame > light by cc
step tell: play frame light > frame by cc
part frame = frame own : q^ umber 5 -92 -92 92 -92 92 92 -92 92 ; r_ navy 0 0 160 160 2
part coat = coat navy : z_ a 5 -86 -86 86 -86 86 86 -86 86 -86 -86
part glow = glow yellow : r_ cream 0 0 156 156 2
part light = light yellow : o_ yellow 0 -10 64 64 ; o_ cream 0 -10 44 44
part moon = moon w : o_ w 42 -48 14 14
part veil = veil gray : p_ light-blue -78 10 -40 4 -10 12 20 6 50 4 78 12 78 30 -78 30
part sheet = sheet navy : p_ navy -78 40 -54 10 -40 34 -20 -24 -14 -24 -14 -40 -8 -52 -2 -40 -2 -24 10 -24 10 -50 18 -66 26 -50 26 30 50 16 78 44 78 78 -78 78 ; r_ yellow 4 4 6 9 ; r_ yellow 18 -34 5 8
part front = sheet k : p_ k -78 78 -78 -30 -70 -40 -66 60 -50 64 -30 58 0 66 30 60 58 66 64 -30 72 -44 78 -20 78 78 ; l_ k 4 -70 -20 -46 -36 -30 -34 ; l_ k 4 68 -20 48 -30 40 -44 ; o_ k -14 44 5 5 ; p_ k -20 64 -14 46 -8 64
part twigs = twigs brown : l_ umber 3 -60 78 -56 52 -62 40 ; l_ umber 3 50 78 52 56 60 46
part tiny = tiny gold : d^ gold 3 20 62 30 68 -40 66
part spacer = spacer brown : d_ umber 3 -84 -84 84 -84 -84 84 84 84
scene stand

* kit-for-a-hard-day | 6-8 9-12 13+ | -
extras gift: ribbon, crinkle-paper, photo, lavender, charm, pressed-flower, clover, sticker, raffia
extras box: lavender, feather, tissue-paper, crinkle-paper, photo, sticker, pressed-flower, felt, washi-tape, cotton-ball
topics survival kit, emergency kit, care package, care box, gift box, self care, best friend, new school, nervous about middle school, first day of middle school, get well, get well soon, feel better, hospital, sick, breakup, exam week, moving away, homesick, thinking of you, encouragement, pick me up, sad friend
near middle school, high school, exam, summer camp, worried
colors teal, yellow, pink free
minutes 80 60 60
waits 30
mess low
heart tin: cookie-tin, small-box, shoebox, glass-jar, wooden-box, tissue-box, plastic-jar, can, chip-can, cloth-bag, takeout-box, envelope, paper-bag, oatmeal-canister = 1
heart notes: sticky-note, index-card, paper, notebook, paint-chip, construction-paper, old-greeting-card, cardstock, origami-paper, graph-paper = 6
nice coat: wrapping-paper, magazine, map, washi-tape, fabric-scrap, felt, old-book-page, newspaper, packing-paper, tissue-paper, duct-tape = 1 sheet
nice mirror: plastic-mirror, photo, sticker, ticket-stub, aluminum-foil, metallic-paper, patch, old-CD = 1
nice treat: tea-bag, candy, cocoa, cookie, popcorn, marshmallow, hair-tie, adhesive-bandage, soap-bar = 3
nice calm: lavender, stone, crystal, spice, pom-pom, felt, balloon, cotton-ball, bead, seashell, sea-glass, marble, wool-roving = 1
nice doing: gel-pen, pencil, rubber-band, loom-band, embroidery-floss, dice, playing-card, puzzle-piece, board-game-piece, origami-paper, yarn, crayon, coin = 1
nice light: LED-tea-light, LED-light, glow-stick, LED-candle, flashlight, string-light = 1
nice close: ribbon, string, rubber-band, button, hook-and-loop-tape, yarn, old-belt, leather-cord, shoelace, raffia, embroidery-floss, hair-tie = 24 in
nice luck: button, charm, bead, letter-bead, old-key, clover, acorn, feather, stick-on-gem, old-jewelry-piece = 1
join glue: glue, glue-stick, tape, glue-gun, waterproof-glue
tool pen: gel-pen, ballpoint-pen, marker, permanent-marker, pencil
tool scissors: scissors when coat
step who: draw notes pen by ccc
step coat: decorate coat tin scissors glue > coat by tcc
step notes: draw notes pen > notes by ccc
step mirror: glue mirror tin glue > mirror by tcc
step pack: arrange tin notes treat? > tin treat by ccc
step calm: arrange calm doing? tin > calm doing by ccc
step light: arrange light tin > light by tcc
step close: tie close luck? tin > close luck by ccc
step title: draw tin pen > label by ccc
step give: play tin by ccc
part light = light yellow : o^ yellow 44 -38 10 12
part notes = notes w : r^ yellow -34 -34 34 34 1 ; r^ pink -6 -44 32 36 1 ; z_ k 1.2 -46 -40 -24 -40 ; z_ k 1.2 -46 -32 -28 -32 ; z_ k 1.2 -16 -52 4 -52
part treat = treat own : r^ brown 18 -34 20 26 2 ; r_ w 18 -34 14 10
part calm = calm purple : o^ purple 62 -28 12 10
part doing = doing own : r^ blue 34 -48 6 50 2 ; p_ tan 31 -74 37 -74 34 -82
part tin = tin own : q^ silver 6 -76 -20 76 -20 76 74 -76 74 ; r_ silver- 0 -18 158 10 3
part coat = coat a : r_ a 0 32 148 78 4 ; d_ w 3 -60 4 -30 60 60 10 40 64 -64 50 64 44
part mirror = mirror light-blue : o^ light-blue -54 32 13 13
part close = close b : r_ b 0 26 156 8 ; b_ b 0 26 -16 14 -18 38 ; b_ b 0 26 16 14 18 38
part luck = luck gold : o^ gold 0 26 6 6
part label = pen k : r_ w 10 54 70 22 3 ; z_ k 2 -14 50 34 50 ; z_ k 2 -8 58 26 58
scene stand
`;
