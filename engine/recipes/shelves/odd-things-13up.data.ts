/** What teenagers make of the odd thing on the table. */
export const shelf = `
* lit-orion-canvas | 9-12 13+ | Space
appeal 3
topics orion, constellation, constellations, light up canvas, fairy lights, string lights, stars, night sky, galaxy, astronomy, stargazing, room decor, bedroom decor, dorm, night light, gift for a friend
near zodiac
colors black, blue, purple, white
minutes 115 90
waits 60
mess some
heart canvas: canvas, shoebox, pizza-box, cardboard-box, picture-frame = 1
heart lights: string-light = 1
heart paint: acrylic-paint, paint, spray-paint = 2 color
need point: pushpin, awl, nail, needle, pencil = 1
need plan: paper, tracing-paper, newspaper, packing-paper = 1 sheet
nice widen: wooden-skewer, chopstick, pencil, screwdriver = 1
nice sponge: kitchen-sponge, sponge-brush, cotton-pad, paper-towel = 1
nice flick: toothbrush = 1
join tape: masking-tape, duct-tape, electrical-tape, tape
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint
tool pencil: pencil, ballpoint-pen, marker
step ground: paint paint canvas brush? > canvas by cc
step sponge: paint sponge paint canvas > cloud by cc
step flick: paint flick paint canvas > dust by cc
step plan: draw plan pencil by cc
step prick: poke plan canvas point tape by tc
step widen: poke widen canvas by tc
step bulbs: build lights canvas > bulbs by tc
step hide: tape lights canvas tape by cc
step show: play canvas by cc
part canvas = canvas own paint ground a : r^ ~ 0 0 176 176 3
part cloud = paint b : o_ purple -36 -34 44 24 35 ; o_ purple 38 34 44 24 35 ; o_ blue -16 -14 40 20 40 ; o_ blue 20 16 40 20 40 ; o_ blue+ 2 0 30 12 40
part dust = paint w : d_ w 1.2 -70 -64 -52 20 -30 68 -20 -70 8 -60 24 74 56 -72 70 -30 74 58 -74 -14 -64 56 44 -6 -12 26 60 10
part bulbs = lights yellow : d_ yellow+ 7 -36 -60 34 -52 -14 -4 2 0 18 4 -30 58 38 52 ; d^ yellow 4 -36 -60 34 -52 -14 -4 2 0 18 4 -30 58 38 52
scene hang

* tissue-hide-journal | 9-12 13+ | Fantasy
extras book: bookmark, embroidery-floss, envelope, feather, leaf, ribbon
appeal 3
topics dragon, dragon eye, grimoire, spell book, dragon book, magic book, necronomicon, journal, notebook, wizard, dungeons and dragons, d&d, fantasy book, altered book, halloween, gift for a friend
near witch, creature
colors green, black, gold free
minutes 115 90
waits 600
mess some
heart book: notebook, hardcover-book, wooden-box, small-box = 1
heart eye: glass-gem, marble, stick-on-gem, crystal, button, safety-eye = 1
heart hide: tissue-paper, paper-towel, toilet-paper, paper-napkin, tissue, newspaper = 3 sheet
need paint: acrylic-paint, paint, spray-paint = 2 color
nice gold: metallic-paint, metallic-pen, paint-marker = 1 color
join glue: glue
tool brush: paintbrush, sponge-brush
need scissors: scissors
home water
home plate
step eye: arrange eye book glue > eye by cc
step lids: shape hide glue water plate brush > lids by cc
step skin: glue hide book glue brush > book skin by cc
step scales: shape hide scissors glue > scales by cc
step dry: dry book by cc
step dark: paint paint book brush by cc
step dry-brush: paint paint brush book > light by cc
step gold: decorate gold book > shine by cc
step write: play book by cc
part book = book own : q^ umber 4 -66 -88 70 -88 70 90 -66 90 ; r_ umber- -60 1 12 176 2 ; z_ cream 2 64 -80 64 82
part skin = hide a paint dark a : q_ ~- 5 -54 -84 66 -84 66 86 -54 86 ; l_ ~ 5 -44 -70 -10 -56 20 -74 60 -60 ; l_ ~ 5 -46 64 -10 48 24 66 60 50 ; l_ ~ 4 -44 -44 -20 -40 -30 -20 ; l_ ~ 4 62 -34 44 -26 56 -8 ; l_ ~ 4 -44 40 -26 30 -40 16 ; l_ ~ 4 62 34 46 24 58 10 ; l_ ~ 4 -20 76 10 68 30 80
part lids = hide a paint dark a : b^ ~ -34 6 -16 -26 8 -34 34 -24 52 6 34 30 8 38 -16 28 ; o_ k 8 2 30 24
part eye = eye gold : o^ gold 8 2 26 22 ; o_ yellow 8 2 18 16 ; j_ k 8 -20 8 24 5 ; o_ w 0 -8 4 4
part scales = hide a paint dark a : j^ ~ -34 -24 -18 -44 8 ; j^ ~ -12 -36 -2 -58 8 ; j^ ~ 14 -40 20 -62 8 ; j^ ~ 36 -32 48 -52 8
part light = paint a : l_ ~+ 3 -30 2 -14 -24 8 -31 32 -22 48 4 ; l_ ~+ 3 -44 -72 -10 -58 20 -76 58 -62 ; l_ ~+ 3 -44 62 -10 46 24 64 58 48
part shine = gold gold : l_ gold 2.5 -20 -28 8 -36 34 -27 ; l_ gold 2 -40 -70 -12 -58 ; l_ gold 2 30 62 56 50 ; d_ gold 2 -18 -43 -2 -56 20 -60 47 -50
scene lay

* denim-pin-banner | 9-12 13+ | -
extras cloth: yarn, bead
appeal 1
topics enamel pins, enamel pin, pin collection, pin display, pins, badges, badge collection, button badges, patches, patch collection, collects pins, collection, disney pins, trading pins, pin trading, banner, wall hanging, room decor, convention, gift for a collector
near desk, scouts
colors blue, red, cream free
minutes 90 70
waits 60
mess low
heart cloth: denim, canvas, burlap, felt, cork-sheet, leather = 1 piece
heart rod: dowel, stick, chopstick, bamboo, ruler, hanger, driftwood = 1
nice show: patch, pin, pin-back, button, flag, charm = 5
nice back: felt, foam-sheet-scrap, craft-foam, old-towel = 1 piece
need cord: cotton-cord, string, ribbon, shoelace, leather-cord = 24 in
join glue: glue, glue-gun
tool scissors: fabric-scissors, scissors
nice seam: sewing-thread, embroidery-floss, sewing-machine = 1
tool needle: needle when seam=sewing-thread,embroidery-floss
tool chalk: chalk, pencil, fabric-marker, marker, ballpoint-pen
home ruler
step size: prepare cloth chalk ruler by cc
step cut: cut cloth scissors > banner by cc
step sleeve: glue cloth glue > sleeve by cc
step seam: sew seam cloth needle by tc
step back: glue back cloth glue scissors by cc
step rod: build rod cloth > rod by cc
step hang: tie cord rod scissors > cord by cc
step lay: arrange show cloth by cc
step pins: decorate show cloth > pins by tc
part rod = rod wood : stick wood -84 -68 84 -68 9
part cord = cord w : z_ w 3 -78 -68 0 -98 78 -68
part banner = cloth a : p^ ~ -62 -66 62 -66 62 58 0 94 -62 58
part sleeve = cloth a : r_ ~- 0 -60 124 18 2 ; stitch w -60 -50 60 -50 14 ; stitch ~+ -58 54 0 88 8 ; stitch ~+ 0 88 58 54 8
part pins = show own : s^ gold -34 -24 5 15 7 ; h^ red 4 -22 14 ; o^ green 38 -20 13 13 ; y^ pink -22 22 16 13 7 0.2 ; s^ light-blue 26 30 6 16 10
scene hang

* bead-bug-box | 9-12 13+ | Bugs
extras board: index-card, price-tag, moss
topics bug, bugs, beetle, beetles, insect, insects, dragonfly, wire wrapping, wire art, beaded bugs, entomology, insect collection, shadow box, specimen, curiosity cabinet, jewelry making, room decor
near butterfly, gift for dad
colors green, gold, blue free
minutes 120 100
mess low
heart wire: craft-wire, pipe-cleaner, guitar-string = 6 ft
heart beads: bead, seed-bead, wooden-bead, letter-bead, crystal = 20
need box: shadow-box, picture-frame, shoebox, small-box, wooden-box, cookie-tin = 1
need ground: paper, old-book-page, map, index-card = 1
nice film: tissue-paper, cellophane, tracing-paper = 1 scrap
nice mat: cardstock, construction-paper, felt = 1 sheet
nice pins: pin, pushpin = 6
nice names: ballpoint-pen, gel-pen, drawing-ink, pencil, marker
join glue: glue, glue-gun, waterproof-glue
tool pliers: pliers, scissors
tool scissors: scissors
step cut: prepare wire pliers by tc
step body: thread beads wire > bodies by cc
step wings: shape wire pliers > wings by tc
step film: glue film wire glue scissors > film by cc
step legs: shape wire pliers > legs by tc
step feelers: shape wire pliers by cc
step ground: glue ground mat? box glue scissors > box ground mat by cc
step mount: build pins wire ground box > pins by cc
step names: draw names ground > names by cc
step show: play box by cc
part box = box own : q^ umber 4 -92 -84 92 -84 92 88 -92 88
part ground = ground w : r_ cream 0 2 164 152 2
part names = names k : z_ k 1.4 -68 64 -30 64 ; z_ k 1.4 -14 64 20 64 ; z_ k 1.4 40 64 72 64
part mat = mat k : r_ ~ 0 -68 164 12 ; r_ ~ 0 72 164 12 ; r_ ~ -76 2 12 152 ; r_ ~ 76 2 12 152
part film = film light-blue : b_ ~ 2 -16 -20 -40 -28 -22 -12 -8 ; b_ ~ 4 -16 26 -40 34 -22 18 -8 ; b_ ~ 2 -6 -22 2 -22 18 -8 12 ; b_ ~ 4 -6 28 2 28 18 14 12
part legs = wire gold : l_ gold 2.5 -66 -18 -48 -12 -34 -18 ; l_ gold 2.5 -68 6 -48 4 -30 6 ; l_ gold 2.5 -64 32 -48 20 -34 32 ; l_ gold 2.5 36 -18 54 -12 72 -18 ; l_ gold 2.5 34 6 54 4 74 6 ; l_ gold 2.5 38 32 54 20 70 32 ; l_ gold 2 -52 -34 -60 -52 -66 -50 ; l_ gold 2 -44 -34 -36 -52 -30 -50 ; l_ gold 2 50 -34 44 -54 ; l_ gold 2 58 -34 64 -54
part wings = wire gold : l_ gold 2.5 2 -16 -20 -40 -28 -22 -12 -8 2 -12 ; l_ gold 2.5 4 -16 26 -40 34 -22 18 -8 4 -12 ; l_ gold 2.5 2 -6 -22 2 -22 18 -8 12 2 -2 ; l_ gold 2.5 4 -6 28 2 28 18 14 12 4 -2
part bodies = beads a : o^ ~- -48 -26 9 8 ; o^ ~ -48 -6 13 13 ; o^ ~+ -48 20 14 14 ; o^ ~ 54 -26 9 8 ; o^ ~+ 54 -8 12 11 ; o^ ~- 54 12 12 11 ; o^ ~ 54 30 9 9 ; o^ blue 3 -24 8 8 ; o^ blue+ 3 -8 6 7 ; o^ blue 3 6 5 6 ; o^ blue+ 3 18 5 6 ; o^ blue 3 30 5 6 ; o^ blue+ 3 42 4 6
part pins = pins silver : d^ silver 3 -48 6 3 -2 54 2
scene hang

* indigo-rain-hoop | 9-12 13+ | Weather
extras cloth: ribbon
appeal 1
topics indigo, indigo dye, tie dye, shibori, rain, rain cloud, storm, stormy sky, cloud, sky, embroidery, hoop art, dye, monsoon, room decor, wall art, gift for mom
near weather
colors navy, silver, white free
minutes 115 90
waits 240
mess lots
heart dye: fabric-dye, drawing-ink = 1
heart cloth: fabric-scrap, bed-sheet, pillowcase, cloth-napkin, old-t-shirt, old-towel, bandana = 1 piece
heart hoop: embroidery-hoop
need bands: rubber-band, string, hair-tie, cotton-cord = 4
need thread: sewing-thread, embroidery-floss = 1 color
nice gloves: rubber-glove, glove = 1 pair
nice beads: seed-bead, bead, sequin = 8
tool tub: bucket, plastic-tub, bowl, foil-pan
tool needle: needle
tool scissors: scissors, fabric-scissors
home water
home newspaper
step gather: fold cloth water by cc
step bind: tie bands cloth by cc
step dip: paint dye cloth tub water newspaper gloves? by tc
step open: prepare cloth water by cc
step dry: dry cloth by cc
step hoop: build cloth hoop > hoop cloth sky by cc
step rain: sew thread cloth needle scissors > rain by cc
step drops: sew beads cloth thread needle > drops by cc
step trim: cut cloth scissors by cc
part hoop = hoop wood : a^ wood 0 8 90 80 0 360 ; r^ gold 0 -84 18 9 2
part cloth = cloth w : o_ w 0 8 81 81
part sky = dye a : b_ ~ -80 8 -70 -36 -40 -64 0 -73 40 -64 70 -36 80 8 60 24 40 10 16 26 -10 12 -34 28 -58 14 ; y_ ~+ -30 -22 26 16 9 0.14 ; y_ ~+ 30 -14 28 16 9 0.14 ; y_ w -6 -44 22 11 8 0.14 ; l_ ~- 3 -66 -6 -40 -12 -16 0 14 -8 44 4 68 -4
part rain = thread silver : stitch silver -50 26 -56 66 4 ; stitch silver -32 34 -38 78 5 ; stitch silver -12 26 -18 82 6 ; stitch silver 10 32 4 84 6 ; stitch silver 30 24 24 78 6 ; stitch silver 50 30 44 68 4
part drops = beads silver : d^ silver 3 -56 70 -38 82 -18 84 4 86 24 82 44 72 -27 56 16 60
scene hang

* terrarium-with-a-beast | 9-12 13+ | Jungle, Nature, Animals
extras pot: crystal, sea-glass, snail-shell, glass-gem
appeal 3
topics terrarium, rainforest, jungle terrarium, mini garden, plants, ferns, moss, houseplant, plant lover, sloth, frog, tree frog, dinosaur, polymer clay, miniature, ecosystem, desk, gift for a friend, biology
near succulents, jaguar
variant frog | Jungle, Animals | green, red, black | frog, tree frog, rainforest, amphibian
variant sloth | Jungle, Animals | tan, brown, cream | sloth, lazy, wildlife
variant dino | Dinosaurs, Jungle | green, orange, black | dinosaur, dinosaurs, brachiosaurus, sauropod, jurassic
colors green, red, black
minutes 105 80
waits 60
mess some
heart jar: glass-jar, plastic-jar, bowl, plastic-tub = 1
heart clay: polymer-clay, air-dry-clay = 1/4 lb
heart soil: soil = 2 cup
need plants: fern-frond, potted-plant, moss, ivy, grass, air-plant, fresh-herb = 3
need stones: pebble, stone, sand, sea-glass, marble, glass-gem = 1 cup
nice char: activated-charcoal = 2 tbsp
nice moss: moss, bark, stick, driftwood = 1
nice coat: acrylic-paint, paint-marker, permanent-marker = 2 color
tool knife: toothpick, plastic-knife, metal-spoon
home water
home spoon
step shape: shape clay knife > beast beast-s beast-d by cc
step face: shape clay knife > face face-s face-d by cc
step bake: heat clay by tt
step coat: paint coat clay by cc
step drain: fill stones jar > jar stones by cc
step char: fill char jar by cc
step soil: fill soil jar spoon > soil by cc
step plant: build plants soil jar > plants by cc
step moss: arrange moss jar > moss by cc
step move: arrange clay jar water by cc
part jar = jar own : b^ light-blue+ -60 -78 60 -78 78 -50 80 60 66 88 -66 88 -80 60 -78 -50 ; o_ light-blue 0 -78 58 9
part soil = soil brown : b_ umber -74 40 -40 34 0 40 40 34 74 40 66 64 -66 64
part stones = stones own : b_ gray -66 64 66 64 62 82 -62 82 ; d_ gray+ 6 -50 74 -30 70 -10 76 12 71 32 76 52 72
part plants = plants green : j_ green -44 38 -58 -20 9 ; j_ dark-green -40 38 -34 -38 9 ; j_ light-green -36 38 -14 -6 8 ; j_ green 46 38 34 -30 9 ; j_ dark-green 50 38 58 -26 9 ; j_ light-green 54 38 68 0 8
part moss = moss green : y_ dark-green -18 40 18 8 8 0.3 ; y_ green 56 42 16 8 8 0.3
part beast@frog = clay a : b^ ~ -22 36 -24 16 -10 4 14 4 28 16 26 36 ; o^ ~ -10 4 8 8 ; o^ ~ 14 4 8 8 ; t^ ~+ -20 24 5 -30 34 5 -22 40 4 ; t^ ~+ 24 24 5 34 34 5 26 40 4
part face@frog = clay b : o_ red -10 3 5 5 ; o_ red 14 3 5 5 ; d_ k 2 -10 3 14 3 ; l_ k 2 -8 18 2 22 12 18
part beast-s@sloth = clay a : l_ wood 6 -40 -26 50 -34 ; b^ ~ -22 -10 0 -18 24 -12 28 8 12 22 -12 20 -26 6 ; t^ ~- -16 -8 5 -20 -22 5 -16 -32 4 ; t^ ~- 20 -10 5 24 -26 5 20 -36 4 ; o^ cream -26 4 13 12
part face-s@sloth = clay b : o_ brown -32 3 4 6 -25 ; o_ brown -20 3 4 6 25 ; d_ k 2 -31 3 -21 3 ; o_ k -26 8 3 2 ; l_ k 1.5 -31 11 -26 13 -21 11
part beast-d@dino = clay a : b^ ~ -34 34 -30 14 -6 6 18 10 40 24 54 38 30 34 26 40 14 40 12 32 -12 32 -14 40 -26 40 ; t^ ~ -26 20 8 -34 -10 6 -30 -30 5 ; o^ ~ -36 -34 12 7
part face-d@dino = clay b : d_ orange 3 -10 14 4 14 18 18 -2 22 12 24 ; d_ k 2 -39 -36 ; l_ k 1.5 -46 -31 -38 -30
scene stand

* foam-hero-emblem | 9-12 13+ | Superheroes
appeal 3
topics superhero, superheroes, cosplay, comic con, comic-con, armor, chest plate, emblem, hero costume, super hero costume, foam armor, eva foam, marvel, dc, halloween costume, costume, original character, oc, con, cosplay armor
near bracer, shoulder armor
colors red, gold, black free
minutes 120 110
waits 120
mess some
heart foam: craft-foam, foam-sheet-scrap, corrugated-paper = 3 sheet
heart cement: contact-cement, glue-gun, waterproof-glue, glue
heart paint: acrylic-paint, spray-paint, metallic-paint, paint = 2 color
need straps: sewing-elastic, hook-and-loop-tape, old-belt, ribbon, shoelace, tights = 4 ft
need plan: newspaper, packing-paper, paper, paper-bag = 2 sheet
need knife: craft-knife, scissors
nice sand: sandpaper
nice mat: cutting-mat, cardboard = 1 when knife=craft-knife
nice edge: masking-tape, electrical-tape
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint,metallic-paint
tool pen: permanent-marker, ballpoint-pen, marker, pencil
step hero: draw plan pen by cc
step fit: prepare plan straps by cc
step cut: cut foam plan pen knife mat? > plate by tt
step bevel: cut foam knife by tc
step sand: prepare sand foam by cc
step cement: glue foam cement > ridge by tc
step emblem: glue foam cement > emblem by cc
step base: paint paint foam brush? by cc
step shine: paint edge paint foam > lines by cc
step straps: build straps foam cement > straps by cc
part straps = straps k : z_ k 8 -44 -72 -66 -98 ; z_ k 8 44 -72 66 -98 ; z_ k 8 -54 40 -94 46 ; z_ k 8 54 40 94 46
part plate = foam a paint base a : b^ ~ -70 -66 -34 -78 0 -64 34 -78 70 -66 76 -20 58 40 30 84 0 94 -30 84 -58 40 -76 -20
part ridge = foam a paint base a : p^ ~+ -64 -58 -30 -68 -8 -54 -14 -22 -56 -16 ; p^ ~+ 64 -58 30 -68 8 -54 14 -22 56 -16 ; p^ ~- -52 2 -20 -6 -10 40 -28 72 ; p^ ~- 52 2 20 -6 10 40 28 72
part emblem = foam b paint shine b : s^ gold 0 4 4 40 16 ; o^ gold 0 4 15 15 ; p_ w 4 -12 -8 8 0 8 -4 22 8 2 0 2
part lines = paint b : l_ gold 3 -62 -60 -30 -71 0 -57 30 -71 62 -60 ; l_ gold 3 -66 -16 -50 40 -26 78 0 87 26 78 50 40 66 -16
scene lay

* servo-waver | 13+ | Robots
extras machine: button, metal-washer, keycap, snap-fastener, stick-on-gem, sequin, nuts-and-bolts, coin, sticker, candy-wrapper, dry-pasta, dried-lentil, cotton-swab
appeal 3
topics robot, robots, arduino, servo, microbit, coding, programming, electronics, engineering, maker, mechatronics, stem, waving robot, robotics, robot club, science fair, cardboard robot
colors gray, blue, black free
minutes 120
mess low
heart servo: servo-motor = 1
heart board: microcontroller = 1
need body: cardboard, cardboard-box, shoebox, foam-board, cereal-box, small-box, milk-carton = 1
need arm: craft-stick, ruler, chopstick, corrugated-paper = 2
nice wires: jumper-wire = 3
nice eyes: googly-eye, bottle-cap, button, sticker, LED-light = 2
nice trim: marker, permanent-marker, paint-marker, washi-tape, electrical-tape, aluminum-foil, acrylic-paint = 1
join glue: glue-gun, tape, duct-tape, masking-tape
tool knife: craft-knife, scissors
tool pencil: pencil, marker, ballpoint-pen
home computer
home ruler
step code: prepare board servo wires? computer by c
step zero: test servo board by c
step body: build body ruler knife glue pencil > body by c
step window: cut body servo knife pencil > window by c
step seat: glue servo body glue > servo by c
step arm: glue arm servo glue > arm by c
step face: decorate eyes body > eyes by c
step trim: decorate trim body > trim by c
step wire: build board body computer by c
step wave: play servo by c
part body = body own : q^ kraft+ 3 -36 -72 36 -72 36 -8 -36 -8 ; q^ kraft 3 -48 -12 48 -12 48 88 -48 88
part window = body k : r_ kraft- 44 12 20 30 2
part servo = servo k : r^ blue 46 12 16 26 2 ; o^ w 52 4 8 8
part arm = arm wood : stick wood 52 4 78 -52 9 ; stick wood -46 0 -76 30 9 ; o^ wood 80 -58 9 9
part eyes = eyes own : e -16 -48 10 ; e 16 -48 10
part trim = trim a : z_ k 3 -18 -26 18 -26 ; r_ ~ -10 30 46 34 3 ; d_ yellow 4 -24 24 -10 24 4 24 ; z_ w 2 -26 36 6 36
scene stand

* cutter-earring-set | 13+ | -
appeal 3
topics earrings, earring, clay earrings, polymer clay earrings, jewelry, jewelry making, craft fair, market, sell, small business, etsy, boho, statement earrings, dangle earrings, gift for mom, gift for a friend, handmade jewelry, fashion, christmas gift
colors orange, cream, green free
minutes 100
waits 60
mess low
heart clay: polymer-clay, air-dry-clay = 2 color
heart hooks: earring-hook = 4
need cutter: cookie-cutter, bottle-cap, plastic-lid, craft-knife = 1
need pin: rolling-pin, glass-bottle, dowel, glass-jar, can
nice texture: lace, leaf, burlap, sandpaper, toothpick = 1
nice sand: sandpaper
nice card: cardstock, index-card, paper-bag, cereal-box, paper = 1
nice pen: gel-pen, ballpoint-pen, marker, permanent-marker
tool needle: toothpick, needle, awl, wooden-skewer
tool pliers: pliers, tweezers, scissors
home parchment
step mix: shape clay by c
step roll: roll clay pin parchment by c
step marble: shape texture clay by c
step cut: cut clay cutter > big small by c
step hole: poke clay needle > holes by c
step bake: heat clay parchment by t
step sand: prepare sand clay by c
step hang: build hooks clay pliers > hooks by c
step card: cut card scissors needle hooks > card by c
step price: draw pen card > price by c
home scissors
part card = card kraft : r^ kraft 0 -4 150 184 6
part price = pen k : z_ k 2 -30 76 30 76
part hooks = hooks gold : a_ gold -36 -58 10 7 150 380 ; a_ gold 36 -58 10 7 150 380 ; z_ gold 2.5 -36 -50 -36 -44 ; z_ gold 2.5 36 -50 36 -44 ; o_ gold -36 -8 4 4 ; o_ gold 36 -8 4 4
part small = clay a : o^ ~ -36 -28 17 17 ; o^ ~ 36 -28 17 17
part big = clay b : b^ cream -56 4 -36 -4 -16 4 -14 40 -24 60 -48 60 -58 40 ; b^ cream 16 4 36 -4 56 4 58 40 48 60 24 60 14 40 ; a_ green -36 58 19 12 180 360 ; a_ green 36 58 19 12 180 360
part holes = clay k : d_ k 2 -36 -40 36 -40 -36 -16 36 -16 -36 4 36 4
scene lay

* golf-ball-bugs | 9-12 13+ | Bugs, Sports
extras world Bugs: leaf, moss, clover, stone, wood-slice, flower
topics golf, golf ball, golfer, bug, bugs, bee, ladybug, beetle, garden art, garden decor, yard art, father's day, gift for dad, gift for grandpa, upcycling, plant pots
near patio
variant ladybug | Bugs, Nature | red, black, white | ladybug, ladybird, garden, lucky
variant bee | Bugs, Farm | yellow, black, white | bee, bees, bumblebee, honey, beekeeper
colors red, black, white
minutes 60 60
waits 120
mess some
heart ball: golf-ball, ping-pong-ball, foam-ball, stone = 2
heart wire: craft-wire, pipe-cleaner, paper-clip, guitar-string, zip-tie = 4 ft
heart paint: acrylic-paint, paint-marker, spray-paint, paint, metallic-paint = 2 color
nice wings: plastic-bottle, fake-leaf, craft-foam, felt, metal-washer = 1
nice eyes: googly-eye, bead, pushpin, button = 4
join glue: glue-gun, waterproof-glue
tool brush: paintbrush, cotton-swab when paint=acrylic-paint,paint,metallic-paint
tool pliers: pliers, scissors
tool scissors: scissors when wings
home dish-soap
home cup
step wash: wash ball dish-soap by cc
step base: paint paint ball cup brush? > balls by cc
step dry: dry ball by cc
step marks: paint paint ball brush? > marks marks-b by cc
step legs: shape wire pliers > legs by cc
step feelers: shape wire pliers by cc
step wings: cut wings scissors > wings by cc
step eyes: glue eyes ball glue > eyes by cc
step join: glue wire ball glue by cc
step set: play ball by cc
part legs = wire k : l_ k 4 -76 40 -92 58 -96 72 ; l_ k 4 -56 46 -62 66 -66 76 ; l_ k 4 -24 46 -16 64 -8 76 ; l_ k 4 22 52 6 68 4 80 ; l_ k 4 50 56 48 74 44 84 ; l_ k 4 78 48 92 66 96 80 ; l_ k 3 -64 -10 -74 -34 -84 -38 ; l_ k 3 -44 -14 -42 -38 -34 -44 ; l_ k 3 40 -14 34 -38 26 -42 ; l_ k 3 62 -12 72 -34 82 -38
part wings = wings own : j_ w -34 0 -8 -44 14 ; j_ w -28 6 6 -26 12 ; j_ w 66 2 94 -38 13
part balls = ball a paint base a : o^ ~ -52 22 38 38 ; o^ ~ 52 30 38 38
part marks@ladybug = paint b : a_ k -52 22 38 0 150 230 ; z_ k 3 -40 -12 -36 58 ; d_ k 5 -56 6 -60 34 -22 4 -20 34 -44 48 ; a_ k 52 30 38 0 150 230 ; z_ k 3 64 -4 68 66 ; d_ k 5 48 14 44 42 82 12 84 42 60 56
part marks-b@bee = paint b : l_ k 8 -44 -14 -36 22 -44 58 ; l_ k 8 -24 -2 -18 22 -24 46 ; l_ k 8 60 -6 68 30 60 66 ; l_ k 8 80 6 86 30 80 54
part eyes = eyes own : e -78 10 7 ; e -66 4 7 ; e 24 18 7 ; e 36 12 7
scene stand

* walnut-cradle | 9-12 13+ | Fairy Tales, Nature
extras world Fairy Tales: acorn, snail-shell, pressed-flower, moss, wood-slice
topics thumbelina, fairy tale, fairy tales, tiny, miniature, walnut, hans christian andersen, fairy, tiny bed, borrowers, new baby, new sibling, ornament, christmas ornament, gift for grandma
near mouse, baby shower, autumn
colors pink, green, cream free
minutes 60 60
waits 30
mess low
heart shell: walnut-shell, seashell, eggshell, bottle-cap = 1
heart sleeper: wooden-bead, bead, felt-ball, air-dry-clay, polymer-clay, acorn = 1
need blanket: felt, fabric-scrap, petal, tissue-paper, leaf, old-sweater, sock = 1 scrap
need pillow: cotton-ball, pillow-stuffing, moss = 1
nice hair: embroidery-floss, yarn, sewing-thread = 6 in
nice face: gel-pen, ballpoint-pen, permanent-marker, marker, colored-pencil
nice hang: ribbon, string, sewing-thread, lace, raffia = 8 in
nice bloom: dried-orange-slice, pressed-flower, fake-leaf, moss, leaf = 1
join glue: glue, glue-gun
tool scissors: scissors
tool tweezers: tweezers, toothpick
step clean: prepare shell by cc
step bed: glue pillow shell glue tweezers > shell pillow by cc
step head: glue sleeper shell glue tweezers > head by cc
step hair: glue hair sleeper glue scissors > hair by cc
step face: draw face sleeper > face by cc
step blanket: cut blanket scissors glue > blanket by cc
step bloom: glue bloom shell glue > bloom by cc
step hang: glue hang shell glue > hang by cc
step tell: play shell by cc
part hang = hang own : l^ pink 4 -70 10 -40 -60 0 -86 40 -60 70 10
part bloom = bloom green : j^ green -74 26 -96 -4 10 ; j^ dark-green -78 34 -98 26 9 ; j^ green 74 26 96 -4 10 ; j^ dark-green 78 34 98 26 9
part shell = shell own : b^ brown -84 14 -74 56 -40 84 0 92 40 84 74 56 84 14 ; l_ umber 3 -60 40 -30 72 0 60 30 74 60 42 ; l_ umber 2.5 -30 36 0 46 34 34
part pillow = pillow w : b^ w -70 16 -66 -12 -40 -22 -14 -12 -8 16
part head = sleeper cream : o^ tan -40 -4 20 19
part hair = hair gold : l^ gold 6 -58 0 -56 -20 -40 -26 -24 -20 -20 0 ; l^ gold 5 -58 2 -64 14
part face = face k : l_ k 2 -50 -4 -47 -1 -43 -4 ; l_ k 2 -37 -4 -33 -1 -30 -4 ; l_ red 2 -44 6 -40 8 -36 6
part blanket = blanket a : b^ ~ -26 18 -20 -6 10 -14 50 -8 80 16 40 24 0 26 ; l_ ~+ 4 -22 0 -16 14 -22 22 ; d_ ~+ 3 6 0 26 4 46 2 60 12 20 14
scene lay

* spoon-petal-mirror | 9-12 13+ | Nature
topics flower, flowers, sunflower, chrysanthemum, dahlia, mirror, flower mirror, wall decor, room decor, bedroom decor, dorm decor, upcycling, recycled art, plastic spoons, gift for a roommate, boho
near spring, apartment
colors yellow, orange, brown free
minutes 120 100
waits 120
mess some
heart spoons: plastic-spoon, plastic-fork = 40
heart mirror: plastic-mirror, old-CD, clock-kit, photo = 1
need board: cardboard, cardboard-box, foam-board, pizza-box, cake-board, paper-plate, vinyl-record = 1
nice paint: spray-paint, acrylic-paint, metallic-paint, paint-marker, paint = 2 color
join glue: glue-gun, waterproof-glue
nice loop: string, ribbon, cotton-cord, lace = 8 in
tool snips: pliers, scissors
tool scissors: scissors when board!=vinyl-record,paper-plate,cake-board
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,metallic-paint,paint
tool pencil: pencil, marker, ballpoint-pen
home towel
home plate when board!=vinyl-record,paper-plate,cake-board
step circle: draw board plate pencil scissors > board by cc
step snap: prepare spoons snips towel by tc
step paint: paint paint spoons brush? by cc
step first: glue spoons board glue > outer by cc
step second: glue spoons glue > middle by cc
step third: glue spoons glue > inner by cc
step mirror: glue mirror board glue > mirror by tc
step loop: glue loop board glue > loop by cc
step hang: play mirror by cc
part loop = loop tan : l_ tan 3 -12 -84 0 -98 12 -84
part board = board kraft : o^ kraft 0 0 70 70
part outer = spoons a paint paint a : f^ ~ 0 0 20 92 13 -90 40
part middle = spoons b paint paint b : f^ ~ 0 0 16 72 12 -80 34
part inner = spoons a paint paint a : f^ ~+ 0 0 14 54 11 -90 26
part mirror = mirror own : o^ light-blue 0 0 32 32 ; p_ w -14 -14 -6 -22 12 8 4 16 ; p_ w -20 -4 -16 -8 0 16 -6 20
scene hang

* coconut-hanger | 9-12 13+ | Jungle, Nature
extras hanging: bead, charm, feather, bell, raffia, wooden-craft-shape
extras pot: moss, pebble, crystal
topics coconut, planter, hanging planter, tropical, jungle, rainforest, island, hawaii, luau, tiki, houseplant, plants, room decor, gift for a plant lover, zero waste
near beach, bird feeder, monkey
colors brown, tan, green free
minutes 60 50
mess some
heart shell: coconut-shell, gourd = 1
heart cord: string, rope, cotton-cord, raffia, paracord, leather-cord = 5 yd
need plant: potted-plant, air-plant, fern-frond, moss, fresh-herb, seed, fake-leaf = 1
nice soil: soil = 1 cup
nice stones: pebble, activated-charcoal, sand, sea-glass = 1 handful
nice face: paint-marker, acrylic-paint, permanent-marker, chalk-marker = 1 color
nice ring: curtain-ring, wooden-bead-ring, key-ring, bead, wooden-bead = 1
nice sand: sandpaper
tool scissors: scissors
home water
home towel
step clean: prepare shell water towel by cc
step sand: prepare sand shell by cc
step face: draw face shell > face by cc
step cords: cut cord scissors ring? by cc
step first: tie cord > knots by cc
step second: tie cord shell > shell net by cc
step under: tie cord shell scissors by cc
step stones: fill stones shell by cc
step plant: fill plant shell soil? > plant by cc
step hang: play shell water by cc
part net = cord tan : l_ tan 3 0 -96 -44 -8 -56 20 -30 62 0 78 ; l_ tan 3 0 -96 44 -8 56 20 30 62 0 78 ; l_ tan 3 0 -96 -10 -10 0 24 4 60 0 78
part plant = plant green : j^ green -10 6 -40 -50 10 ; j^ dark-green 2 6 -6 -64 10 ; j^ green 14 6 42 -48 10 ; j^ light-green -24 8 -74 -22 9 ; j^ light-green 26 8 74 -24 9
part shell = shell own : b^ brown -62 4 -56 38 -30 62 0 68 30 62 56 38 62 4 ; o_ umber 0 4 62 9 ; l_ umber 2.5 -48 20 -34 46 ; l_ umber 2.5 48 20 34 46 ; l_ umber 2.5 -16 22 -10 58
part knots = cord tan : o^ tan 0 80 6 7 ; l_ tan 4 0 86 -6 98 ; l_ tan 4 0 86 6 98 ; o^ tan -56 20 5 5 ; o^ tan 56 20 5 5 ; o^ tan 0 24 5 5
part face = face w : l_ w 3 -26 30 -20 26 -14 30 ; l_ w 3 14 30 20 26 26 30 ; l_ w 3 -10 44 0 50 10 44
scene hang

* cinnamon-light | 9-12 13+ | Seasons
topics candle, cinnamon, fall, autumn, thanksgiving, christmas, winter, cozy, hygge, table decor, centerpiece, hostess gift, gift for grandma, gift for a teacher, yule, advent, holiday decor, scent
colors brown, red, green free
minutes 35 35
waits 60
mess low
heart cinnamon: cinnamon-stick, stick, bamboo = 14
heart light: LED-candle, LED-tea-light = 1
heart jar: glass-jar, can, plastic-cup, plastic-jar, cardboard-tube = 1
need bind: ribbon, string, raffia, lace, cotton-cord = 2 ft
nice trim: dried-orange-slice, pinecone, pine-branch, eucalyptus, bay-leaf, acorn, lavender, button = 3
nice star: bead, wooden-bead, bell = 1
join glue: glue-gun, rubber-band, waterproof-glue
tool scissors: scissors
step sort: arrange cinnamon by cc
step ring: glue cinnamon jar glue > jar sticks by cc
step gaps: glue cinnamon jar glue by cc
step dry: dry jar by cc
step bind: tie bind jar scissors > bow by cc
step trim: decorate trim jar > trim by cc
step star: decorate star jar > star by cc
step light: play light jar > light by cc
part light = light yellow : r_ cream 0 -46 34 30 4 ; x^ yellow 0 -72 8 14 ; o_ yellow+ 0 -68 4 7
part jar = jar own : r_ gray 0 16 100 120 6
part sticks = cinnamon brown : r^ brown -46 18 17 128 7 ; r^ umber -28 14 17 136 7 ; r^ brown+ -9 18 18 128 7 ; r^ umber 10 15 17 134 7 ; r^ brown 29 18 17 128 7 ; r^ umber+ 47 16 17 132 7 ; l_ umber- 2 -46 -40 -46 78 ; l_ brown- 2 -9 -42 -9 78 ; l_ umber- 2 29 -42 29 78
part bow = bind a : r^ ~ 0 26 114 15 3 ; b^ ~ -4 26 -34 10 -34 42 ; b^ ~ 4 26 34 10 34 42 ; p^ ~ -4 30 -22 66 -10 66 4 34 ; p^ ~ 4 30 22 66 10 66 -2 34
part trim = trim green : j^ green -10 20 -44 -4 8 ; j^ dark-green 10 20 44 -6 8 ; o^ orange 0 12 15 15 ; s_ yellow 0 12 8 12 4
part star = star brown : f^ umber 0 30 8 13 4
scene stand

* husk-dahlia | 9-12 13+ | Farm, Seasons
extras hanging: raffia, fake-leaf
topics corn husk, corn husks, corn, harvest, flower, dahlia, wreath, fall, autumn, thanksgiving, fall decor, front door, mexican craft, folk art, gift for grandma, nature craft
near farm, tamales
colors cream, orange, brown free
minutes 90 90
waits 240
mess some
heart husk: corn-husk = 20 piece
heart base: wreath, cardboard, cake-board, embroidery-hoop, paper-plate, wood-slice = 1
nice dye: food-coloring, fabric-dye, tea-bag, onion-skin, watercolor-paint = 1 color
nice middle: pinecone, seed-pod, dried-bean, popcorn, button, corn-cob, acorn = 1
nice loop: string, ribbon, raffia, craft-wire = 10 in
join glue: glue-gun, glue
tool scissors: scissors
tool pencil: pencil, marker, ballpoint-pen
home warm-water
home bowl
home towel
step soak: prepare husk warm-water bowl by cc
step dye: mix dye husk bowl by cc
step cut: cut husk scissors towel by cc
step base: prepare base scissors pencil > base by cc
step petals: fold husk by cc
step outer: glue husk base glue > outer by cc
step inner: glue husk base glue > inner by cc
step middle: glue middle base glue > middle by cc
step dry: dry husk by cc
step loop: tie loop base > loop by cc
part loop = loop tan : l_ tan 3 -10 -84 0 -98 10 -84
part base = base own : a^ brown 0 0 60 20 0 360
part outer = husk a : j^ cream 0 -30 0 -92 15 ; j^ cream+ 22 -24 62 -70 15 ; j^ cream 32 0 92 -6 15 ; j^ cream+ 24 22 68 62 15 ; j^ cream 2 32 4 92 15 ; j^ cream+ -22 22 -64 66 15 ; j^ cream -32 2 -92 8 15 ; j^ cream+ -22 -22 -68 -62 15 ; j^ cream- 12 -28 36 -86 13 ; j^ cream- 30 -12 86 -40 13 ; j^ cream- 30 14 86 34 13 ; j^ cream- 12 30 38 84 13 ; j^ cream- -12 30 -34 86 13 ; j^ cream- -30 14 -84 42 13 ; j^ cream- -30 -12 -88 -30 13 ; j^ cream- -12 -28 -38 -84 13
part inner = husk b : f^ orange 0 0 14 52 12 -90 16 ; f^ orange+ 0 0 10 36 10 -80 10
part middle = middle brown : o^ brown 0 0 15 15 ; d_ umber 2.5 -5 -5 5 -5 0 4 -8 4 8 4
scene hang

* toy-car-photo-stand | 9-12 13+ | Transportation
appeal 1
topics car, cars, toy car, photo holder, photo stand, place card, road trip, driver's license, new driver, sweet sixteen, desk, room decor, father's day, gift for dad, gift for a brother, birthday table, hot wheels, collector, vacation photos
near race car
colors gold, silver, red free
minutes 40 40
waits 90
mess some
heart car: toy-car = 1
heart wire: craft-wire, paper-clip, binder-clip, hanger, pipe-cleaner = 1
heart photo: photo, map, ticket-stub, postage-stamp, old-calendar-picture, index-card = 1
nice color: spray-paint, acrylic-paint, metallic-paint, paint-marker = 1 color
nice road: wood-scrap, wooden-block, cork-sheet, cardboard, wood-slice, map = 1
nice luggage: wooden-block, toy-brick, bead, dice, cork, wood-scrap = 2
nice rope: string, rubber-band, twist-tie, embroidery-floss = 12 in
join glue: glue-gun, waterproof-glue
tool brush: paintbrush, cotton-swab when color=acrylic-paint,metallic-paint
tool pliers: pliers, scissors when wire!=binder-clip
home dish-soap
home pencil when wire!=binder-clip
step wash: wash car dish-soap by cc
step paint: paint color car brush? > coat by cc
step coil: shape wire pliers pencil? > wire by cc
step fix: glue wire car glue > car by cc
step luggage: glue luggage car glue > luggage by cc
step rope: tie rope car > rope by cc
step road: glue road car glue > road by cc
step photo: build photo wire > photo by cc
part photo = photo w : r^ w 10 -52 74 62 2 -5 ; r_ light-blue 10 -56 62 42 1 -5 ; p_ green -18 -36 0 -58 14 -46 24 -60 40 -40 ; o_ yellow 30 -70 6 6
part wire = wire silver : l_ silver 3 -6 30 -6 -4 ; i^ silver -6 -18 14 2 3 2
part road = road own : r^ wood 0 82 176 18 3 ; z_ w 3 -70 82 -40 82 ; z_ w 3 -15 82 15 82 ; z_ w 3 40 82 70 82
part car = car a : b^ red -80 62 -80 44 -56 36 -36 16 30 16 52 38 80 42 84 62 ; b_ light-blue -32 34 -24 22 -2 22 -2 34 ; b_ light-blue 6 34 6 22 26 22 38 34 ; o^ k -46 64 15 15 ; o^ k 48 64 15 15 ; o_ silver -46 64 7 7 ; o_ silver 48 64 7 7
part coat = color a : b_ ~ -80 62 -80 44 -56 36 -36 16 30 16 52 38 80 42 84 62 ; b_ light-blue -30 32 -23 22 -2 22 -2 32 ; b_ light-blue 6 32 6 22 24 22 36 32 ; o_ k -46 64 15 15 ; o_ k 48 64 15 15 ; o_ silver -46 64 7 7 ; o_ silver 48 64 7 7
part luggage = luggage own : r^ brown -22 8 26 14 3 ; r^ tan 14 7 22 16 3
part rope = rope tan : z_ tan 2 -40 16 -34 0 28 -2 34 16
scene stand

* family-tiles | 9-12 13+ | -
extras board: price-tag, eucalyptus, lavender
topics scrabble, letter tiles, board game, game night, family names, family, word game, crossword, gift for mom, gift for grandma, gift for grandparents, anniversary, mother's day, father's day, wedding gift, housewarming, name art, christmas gift
near new baby
colors cream, black, red free
minutes 60 60
waits 60
mess low
heart tiles: board-game-piece, letter-bead, keycap = 20
heart frame: picture-frame, shadow-box, wood-scrap, canvas, cork-sheet, cardboard, coaster = 1
need ground: cardstock, paper, fabric-scrap, burlap, felt, map, sheet-music, wrapping-paper, construction-paper = 1
nice year: gel-pen, permanent-marker, metallic-pen, ballpoint-pen, rubber-stamp = 1
nice heart: button, charm, sticker, stick-on-gem, pressed-flower, felt = 1
join glue: glue, glue-gun, waterproof-glue
tool scissors: scissors
tool ruler: ruler
home paper
home pencil
step names: draw paper pencil by cc
step cross: draw paper pencil by cc
step ground: glue ground frame scissors glue > frame ground by cc
step lay: arrange tiles ground ruler by cc
step glue: glue tiles ground glue > tiles by cc
step heart: glue heart ground glue > heart by cc
step year: draw year ground > year by cc
step give: play frame by cc
part frame = frame own : q^ umber 4 -92 -78 92 -78 92 82 -92 82
part ground = ground w : r_ cream 0 2 164 142 2
part tiles = tiles own : r^ tan -50 -30 18 18 2 ; r^ tan -30 -30 18 18 2 ; r^ tan -10 -30 18 18 2 ; r^ tan 10 -30 18 18 2 ; r^ tan 30 -30 18 18 2 ; r^ tan -10 -50 18 18 2 ; r^ tan -10 -10 18 18 2 ; r^ tan -10 10 18 18 2 ; r^ tan -10 30 18 18 2 ; r^ tan 10 10 18 18 2 ; r^ tan 30 10 18 18 2 ; r^ tan 50 10 18 18 2 ; r^ tan -30 30 18 18 2 ; r^ tan -50 30 18 18 2 ; z_ k 2 -54 -26 -50 -36 -46 -26 ; z_ k 2 -34 -26 -34 -34 -26 -26 -26 -34 ; z_ k 2 -14 -26 -10 -35 -6 -26 ; z_ k 2 6 -34 14 -34 10 -34 10 -26 ; z_ k 2 26 -26 26 -34 34 -34 ; z_ k 2 -14 14 -14 6 -6 14 -6 6 ; z_ k 2 6 6 6 14 14 14 ; z_ k 2 26 14 30 6 34 14 ; z_ k 2 46 6 54 6 50 14 ; z_ k 2 -14 34 -10 26 -6 34 ; z_ k 2 -34 26 -26 26 -34 34 -26 34 ; z_ k 2 -54 26 -54 34 -46 34
part heart = heart red : h^ red 56 -44 11
part year = year k : z_ k 2 22 56 66 56
scene hang

* locked-puzzle-pair | 9-12 13+ | -
extras gift: charm
topics best friend, best friends, bff, friendship, friend moving away, moving away, long distance, puzzle, jigsaw, key ring, keychain, necklace, couple, sisters, twins, goodbye, farewell, galentine's day, valentine's day, autism awareness
near summer camp
colors purple, teal, gold free
minutes 35 35
waits 60
mess low
heart pieces: puzzle-piece = 2
heart color: acrylic-paint, paint-marker, permanent-marker, metallic-paint, gel-pen, paint = 2 color
need rings: key-ring, leather-cord, ribbon, necklace-chain, string, embroidery-floss, paper-clip = 2
nice words: gel-pen, permanent-marker, ballpoint-pen, metallic-pen
nice shine: glue = 1 tsp
nice gems: stick-on-gem, seed-bead, sticker, sequin, glitter = 4
nice card: index-card, cardstock, envelope, paper = 1
tool point: awl, pushpin, needle, hole-punch, nail
tool brush: paintbrush, cotton-swab when color=acrylic-paint,metallic-paint,paint
step find: arrange pieces by cc
step hole: poke pieces point by cc
step paint: paint color pieces brush? > pieces colors by cc
step words: draw words pieces > words by cc
step gems: decorate gems pieces > gems by cc
step shine: decorate shine pieces by cc
step ring: build rings pieces > rings by cc
step card: draw card pieces by cc
step give: play pieces by cc
part rings = rings silver : a^ silver -62 -70 16 12 0 360 ; a^ silver 62 -70 16 12 0 360 ; z_ silver 3 -56 -56 -50 -46 ; z_ silver 3 56 -56 50 -46
part pieces = pieces own : b^ tan -84 -44 -50 -48 -14 -44 -10 -44 -10 48 -44 54 -84 48 -88 0 ; o^ tan 4 4 15 15 ; b^ tan+ 22 -44 50 -48 84 -44 88 0 84 48 50 54 22 48
part colors = color a : b_ ~ -80 -40 -50 -44 -14 -40 -14 44 -46 50 -80 44 -84 0 ; o_ ~ 3 4 14 14 ; b_ b 26 -40 50 -44 80 -40 84 0 80 44 52 50 26 44 ; o_ tan- 26 4 9 12
part words = words k : z_ k 2 -70 10 -30 10 ; z_ k 2 44 10 74 10 ; z_ k 2 -66 20 -40 20
part gems = gems gold : s^ gold -66 -22 5 8 4 ; s^ gold 66 -22 5 8 4 ; d^ gold 4 -40 -28 46 -28
scene lay

* noodle-saber | 6-8 9-12 13+ | Space
appeal 3
topics lightsaber, light saber, star wars, jedi, sith, laser sword, sword, space battle, space knight, may the fourth, cosplay, costume, halloween costume, pool noodle, birthday party, fencing, duel, may the force be with you
colors green, silver, black free
minutes 35 35 35
mess low
heart noodle: pool-noodle = 1
heart wrap: duct-tape, electrical-tape, aluminum-foil = 1
need grip: electrical-tape, masking-tape, washi-tape, foam-sheet-scrap, craft-foam, rubber-band = 1
nice buttons: bottle-cap, button, sticker, stick-on-gem, metal-washer, keycap = 4
nice light: glow-stick, LED-tea-light, string-light = 1
nice core: dowel, cardboard-tube, PVC-pipe, wooden-spoon, bamboo = 1
nice clip: curtain-ring, key-ring, shoelace, ribbon, hook-and-loop-tape = 1
tool knife: scissors, craft-knife
tool pen: permanent-marker, ballpoint-pen, pencil, marker
home ruler
step cut: cut noodle knife pen ruler > blade by tcc
step core: build core noodle by ccc
step hilt: tape wrap noodle > hilt by ccc
step rings: build grip noodle > rings by ccc
step tip: cut noodle knife by tcc
step buttons: decorate buttons noodle > buttons by ccc
step light: build light noodle > glow by tcc
step clip: tape clip noodle wrap > clip by ccc
step rules: play noodle by ccc
part glow = light yellow : t_ yellow+ -6 -2 17 58 -94 17
part blade = noodle a : t^ ~ -12 10 13 62 -92 13 ; l_ ~+ 5 -8 0 58 -86
part hilt = wrap silver : t^ silver -56 78 15 -8 4 15 ; l_ gray 2 -50 82 -6 18
part rings = grip k : z^ k 6 -64 66 -40 82 ; z^ k 6 -54 54 -30 70 ; z^ k 6 -44 40 -20 56 ; z^ k 7 -22 -4 10 16
part buttons = buttons red : o^ red -22 30 5 5 ; o^ red -30 42 5 5 ; o^ gold -38 54 5 5 ; o^ k -15 19 4 4
part clip = clip gray : a^ gray -64 88 9 6 0 360
scene lay

* glow-campfire | 6-8 9-12 13+ | -
extras world Nature: leaf, pinecone, acorn, chestnut, pine-needle, string-light, log
appeal 3
topics sleepover, slumber party, camping, camp out, campfire, indoor camping, camp, scouts, girl scouts, glow party, birthday party, power outage, summer camp, smores, ghost stories, living room camping, tent, fort
colors orange, yellow, red free
minutes 40 40 40
mess low
heart light: glow-stick, LED-tea-light, string-light, flashlight = 4
heart flame: tissue-paper, cellophane, crepe-paper, paper-napkin = 4 sheet
heart logs: cardboard-tube, stick, paper-bag, packing-paper, chip-can = 6
nice stones: stone, pebble, newspaper, paper-bag = 9
nice bark: marker, crayon, oil-pastel, acrylic-paint, charcoal = 1
nice sticks: wooden-skewer, dowel, chopstick, stick = 2
nice mallow: cotton-ball, pom-pom, foam-ball, marshmallow = 2
join tape: tape, masking-tape, glue, rubber-band
tool scissors: scissors
home bowl
step bark: color bark logs by ccc
step logs: build logs tape bowl > logs by ccc
step squares: cut flame scissors by tcc
step flames: shape flame tape > flames by ccc
step light: build light bowl > glow by tcc
step set: build flame bowl by ccc
step stones: arrange stones > stones by ccc
step mallow: build mallow sticks > mallow by ccc
step night: play light by tcc
part glow = light yellow : o_ yellow+ 0 20 50 50
part flames = flame a : b^ red -34 50 -44 10 -26 -40 -14 -8 0 -80 16 -10 30 -46 42 6 36 50 ; b^ orange -26 52 -32 20 -16 -20 -6 6 4 -50 16 8 26 -18 32 18 26 52 ; b^ yellow -14 54 -18 26 -4 -4 4 14 10 -8 18 24 14 54
part logs = logs brown : stick brown -70 76 30 44 17 ; stick umber 70 76 -30 44 17 ; stick brown- -40 84 44 62 17 ; o^ tan -74 78 8 9 ; o^ tan 74 78 8 9
part stones = stones own : o^ gray -80 86 14 10 ; o^ gray- -52 92 14 9 ; o^ gray -22 95 14 9 ; o^ gray- 8 95 14 9 ; o^ gray 38 94 14 9 ; o^ gray- 66 90 14 9 ; o^ gray 88 80 11 9
part mallow = mallow w : stick wood 96 10 54 -34 4 ; r^ w 50 -40 18 20 5 -45
scene stand

* foil-horns | 9-12 13+ | Fantasy
extras head: ivy, fern-frond, flower, ribbon, feather, fake-leaf
appeal 3
topics horns, dragon horns, ram horns, demon horns, maleficent, faun, satyr, costume, cosplay, halloween costume, halloween, mythical creature, krampus, goat, renaissance fair, larp, tiefling, dungeons and dragons, comic con, devil, villain, fantasy costume
colors black, brown, gold free
minutes 80 80
waits 120
mess some
heart foil: aluminum-foil, newspaper, packing-paper = 4 sheet
heart band: headband, hair-tie, sewing-elastic, hanger = 1
need skin: masking-tape, air-dry-clay, plaster-bandage, electrical-tape, duct-tape = 1
need paint: acrylic-paint, paint, spray-paint, metallic-paint = 2 color
nice bones: craft-wire, pipe-cleaner, hanger = 2
nice trim: ivy, fake-leaf, flower, feather, faux-fur, lace, bead, old-jewelry-piece = 4
join glue: glue-gun, glue, duct-tape
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint,metallic-paint
home towel
step cone: roll foil by cc
step bones: build bones foil by cc
step curl: shape foil by cc
step skin: build skin foil > horns by cc
step ridges: shape skin > ridges by cc
step base: paint paint foil brush? towel by cc
step shade: paint paint foil > shade by cc
step fix: glue foil band glue > band by cc
step trim: decorate trim band > trim by cc
step wear: test band by cc
part band = band k : l^ k 8 -62 84 -64 40 -40 6 0 -8 40 6 64 40 62 84
part horns = foil a paint base a : t^ ~ -30 10 20 -56 -24 17 -84 -46 12 -92 -74 6 ; t^ ~ 30 10 20 56 -24 17 84 -46 12 92 -74 6 ; p^ ~ -97 -72 -92 -98 -86 -72 ; p^ ~ 97 -72 92 -98 86 -72
part ridges = skin k : l_ ~- 3 -46 -2 -34 14 -20 22 ; l_ k 3 -62 -14 -48 -2 -38 -6 ; l_ k 3 -76 -28 -62 -16 -52 -34 ; l_ k 3 62 -14 48 -2 38 -6 ; l_ k 3 76 -28 62 -16 52 -34
part shade = paint b : l_ ~ 4 -90 -82 -88 -62 -76 -46 ; l_ ~ 4 90 -82 88 -62 76 -46 ; l_ ~ 3 -44 -16 -58 -30 ; l_ ~ 3 44 -16 58 -30
part trim = trim green : j^ green -30 14 -58 32 9 ; j^ dark-green -24 8 -6 28 9 ; j^ green 30 14 58 32 9 ; j^ dark-green 24 8 6 28 9
scene stand

* tie-pillow | 13+ | -
appeal 3
topics ties, neckties, memory pillow, memorial, grief, grandpa died, grandpa, grandfather, loss, remembrance, in memory, keepsake, dad, father, father's day, gift for grandma, upcycling, sewing, family, pillow
near quilt
colors navy, red, gray free
minutes 180
mess low
heart ties: old-tie = 5
heart thread: sewing-thread, embroidery-floss = 1
need fill: pillow, pillow-stuffing, cotton-ball, fabric-scrap = 1
need backing: fabric-scrap, old-t-shirt, pillowcase, denim, felt, bed-sheet = 1 piece
nice machine: sewing-machine = 1
nice button: button, old-jewelry-piece, pin-back, charm = 1
nice words: fabric-marker, embroidery-floss, permanent-marker = 1
tool needle: needle
tool scissors: fabric-scissors, scissors
tool pins: pin, paper-clip, binder-clip
home iron
home ruler
step open: prepare ties scissors by c
step press: heat ties iron by t
step strips: cut ties scissors ruler by c
step join: sew ties thread pins needle machine? > front by c
step back: cut backing scissors by c
step words: draw words backing by c
step sew: sew ties backing thread pins needle machine? > edge by c
step fill: fill fill ties > plump by c
step close: sew thread ties needle by c
step button: sew button ties thread needle > button by c
part plump = fill w : b^ w -86 -80 0 -72 86 -80 78 0 86 80 0 72 -86 80 -78 0
part front = ties a : p_ ~ -80 -72 -48 -70 -46 70 -80 72 -74 0 ; p_ b -48 -70 -16 -68 -14 68 -46 70 ; p_ gray -16 -68 18 -68 18 68 -14 68 ; p_ b+ 18 -68 50 -70 48 70 18 68 ; p_ ~+ 50 -70 80 -72 74 0 80 72 48 70 ; z_ w 2 -76 -50 -54 -30 ; z_ w 2 -76 -10 -54 10 ; z_ w 2 -76 30 -54 50 ; d_ gold 3 -32 -44 -28 -10 -32 24 -28 54 ; z_ k 2 -6 -60 8 -40 ; z_ k 2 -6 -20 8 0 ; z_ k 2 -6 24 8 44 ; d_ w 3 34 -50 36 -20 34 12 36 46 ; z_ gold 2 58 -50 74 -50 ; z_ gold 2 58 -10 70 -10 ; z_ gold 2 58 34 72 34
part edge = thread k : stitch k -80 -74 80 -74 18 ; stitch k -80 74 80 74 18
part button = button own : button gold 1 0 8
scene stand

* boba-charm | 9-12 13+ | Food
extras gift: charm, embroidery-floss
appeal 3
topics boba, bubble tea, milk tea, tapioca, taiwan, kawaii, kpop, k-pop, cute, anime, plushie, plush, keychain, bag charm, backpack charm, felt food, best friend gift, gift for a friend, korean
near drink, japan
colors tan, brown, pink free
minutes 70 70
mess low
heart felt: felt, fabric-scrap, old-sweater, faux-fur = 2 piece
heart floss: embroidery-floss, sewing-thread = 1
need pearls: pom-pom, bead, button, felt-ball, wooden-bead, seed-bead = 5
need stuffing: pillow-stuffing, cotton-ball, fabric-scrap = 1 handful
nice straw: paper-straw, plastic-straw, craft-stick, pipe-cleaner = 1
need ring: key-ring, ribbon, curtain-ring, hair-tie, string, cotton-cord = 1
nice cheeks: felt, marker, fabric-marker, colored-pencil = 1
join glue: glue, glue-gun when pearls=pom-pom,felt-ball
tool needle: needle
tool scissors: scissors, fabric-scissors
home paper
home pencil
step pattern: draw paper pencil scissors by cc
step cut: cut felt paper scissors > cup by cc
step face: sew floss felt needle > face by cc
step cheeks: decorate cheeks felt > cheeks by cc
step tea: sew felt floss needle > tea by cc
step pearls: decorate pearls felt glue? floss needle > pearls by cc
step straw: build straw felt scissors > straw by cc
step sew: sew felt floss needle > edge by cc
step stuff: fill stuffing felt by cc
step ring: sew ring felt floss needle > ring by cc
part ring = ring gold : a^ gold -34 -88 10 7 0 360 ; z_ gold 3 -32 -78 -30 -66
part straw = straw own : stick pink 14 -50 30 -98 9
part cup = felt w : b^ cream -46 -56 46 -56 36 84 -36 84 ; b^ w -52 -50 -46 -70 0 -80 46 -70 52 -50
part tea = felt a : b_ ~ -42 -20 42 -20 33 80 -33 80
part pearls = pearls brown : o^ umber -20 68 9 9 ; o^ umber 0 70 9 9 ; o^ umber 20 68 9 9 ; o^ umber -10 52 9 9 ; o^ umber 12 52 9 9
part face = floss k : o_ k -16 6 4 5 ; o_ k 16 6 4 5 ; l_ k 2.5 -6 12 0 16 6 12
part cheeks = cheeks pink : o_ pink -25 15 6 4 ; o_ pink 25 15 6 4
part edge = floss b : stitch brown -43 -50 -34 80 10 ; stitch brown 43 -50 34 80 10 ; stitch brown -34 81 34 81 7
scene hang

* dungeon-floor-tiles | 9-12 13+ | Fantasy
extras world Fantasy: dice, board-game-piece, old-key, letter-bead, charm, metal-washer, old-book-page, keycap, crystal, coin
extras game: bead, board-game-piece, coin, glass-gem, peg-doll, stick-on-gem
appeal 3
topics dungeons and dragons, d&d, dnd, dungeon, tabletop, role playing, rpg, dungeon master, miniatures, minis, game night, board game, terrain, warhammer, castle, wargaming, battle map, fantasy game
colors gray, brown, black
minutes 90 100
waits 60
mess some
heart floor: foam-board, foam-tray, cork-sheet, cardboard, craft-foam, pizza-box = 1 sheet
heart paint: acrylic-paint, paint = 2 color
need point: ballpoint-pen, pencil, toothpick, nail
nice stone: stone, aluminum-foil = 1
nice boards: craft-stick, chopstick, toothpick, wooden-skewer = 12
nice grit: sand, coffee-grounds, soil, tea-bag = 2 tbsp
nice moss: moss, kitchen-sponge, dried-lentil = 1
join glue: glue, glue-gun when boards; grit; moss
tool knife: craft-knife, scissors
tool brush: paintbrush, sponge-brush
tool ruler: ruler
step peel: prepare floor ruler point by cc
step cut: prepare floor knife ruler > tiles by tc
step cracks: draw point floor > joints by cc
step stone: prepare stone floor by cc
step boards: glue boards floor glue knife > boards by cc
step grit: glue grit floor glue > grit by cc
step dark: paint paint floor brush? by cc
step light: paint paint floor > light by cc
step moss: glue moss floor glue > moss by cc
step play: play floor by cc
part tiles = floor gray paint dark gray : q^ ~ 2 -92 -70 -4 -70 -4 18 -92 18 ; q^ ~ 2 4 -70 92 -70 92 18 4 18 ; q^ ~- 2 -48 26 40 26 40 92 -48 92
part joints = point k : z_ k 2 -62 -70 -62 18 ; z_ k 2 -34 -70 -34 18 ; z_ k 2 -92 -42 -4 -42 ; z_ k 2 -92 -12 -4 -12 ; z_ k 2 34 -70 34 18 ; z_ k 2 62 -70 62 18 ; z_ k 2 4 -42 92 -42 ; z_ k 2 4 -12 92 -12 ; z_ k 1.5 -86 -60 -76 -52 -80 -46 ; z_ k 1.5 70 -2 80 8 76 14 ; z_ k 1.5 40 -64 50 -54
part boards = boards wood : stick wood -38 34 -38 86 9 ; stick brown -22 34 -22 86 9 ; stick wood -6 34 -6 86 9 ; stick brown 10 34 10 86 9 ; stick wood 26 34 26 86 9
part grit = grit tan : d_ tan 2 -88 12 -80 14 -72 10 -84 4 86 -64 80 -58 88 -52 76 -66
part light = paint w : l_ gray+ 3 -90 -68 -64 -68 ; l_ gray+ 3 -60 -40 -36 -40 ; l_ gray+ 3 6 -68 32 -68 ; l_ gray+ 3 36 -40 60 -40 ; l_ gray+ 3 64 -10 90 -10 ; l_ gray+ 3 -90 -10 -64 -10
part moss = moss green : y_ green -14 -58 10 7 7 0.2 ; y_ dark-green 84 10 11 7 7 0.2 ; y_ green -86 -20 8 6 7 0.2
scene lay

* monkey-fist | 9-12 13+ | Ocean
topics monkey fist, monkey's fist, knot, knots, sailor, sailing, nautical, pirate, paracord, key ring, keychain, keys, float, fidget, scouts, gift for dad, father's day, gift for grandpa, gift for a brother
near boat, fishing, marine
colors navy, white, red free
minutes 50 45
mess low
heart cord: paracord, cotton-cord, rope, leather-cord, shoelace = 5 ft
heart core: marble, wooden-bead, foam-ball, stone, cork, bottle-cork = 1
need ring: key-ring, curtain-ring, wooden-bead-ring, zip-tie = 1
nice pad: cardboard, cereal-box = 1
nice beads: bead, wooden-bead, metal-washer, nuts-and-bolts = 2
tool scissors: scissors
tool tape: tape, masking-tape
step tip: tape cord tape by cc
step first: weave cord pad? by cc
step second: weave cord by cc
step core: build core cord scissors by cc
step third: weave cord > ball bands by cc
step tighten: weave cord by cc
step ring: tie cord ring > tail ring by cc
step beads: thread beads cord > beads by cc
step end: cut cord scissors tape by cc
step use: play ring by cc
part ring = ring silver : a^ silver 0 -80 16 12 0 360
part tail = cord a : z_ ~ 8 -3 -64 -3 -10 ; z_ ~+ 7 5 -64 5 -10
part beads = beads gold : o^ gold 1 -44 10 8 ; o^ gold 1 -26 10 8
part ball = cord a : o^ ~ 0 42 48 48
part bands = cord a : l_ ~- 12 -40 30 0 22 40 30 ; l_ ~+ 12 -44 43 0 36 44 43 ; l_ ~- 12 -40 56 0 50 40 56 ; l_ ~+ 11 -12 -2 -15 10 -14 20 ; l_ ~- 11 1 -4 1 8 1 19 ; l_ ~+ 11 14 -2 16 10 15 20 ; l_ ~+ 11 -12 86 -14 74 -13 64 ; l_ ~- 11 1 88 1 76 1 64 ; l_ ~+ 11 14 86 15 74 14 64
scene hang

* begleri-beads | 9-12 13+ | Sports
appeal 1
topics fidget, fidget toy, begleri, skill toy, stress, stress relief, finals, exam week, anxiety, adhd, tricks, boredom, screen break, hex nut, hardware, edc, paracord, gift for a brother, party favor
near yo-yo
colors black, red, silver free
minutes 30 25
mess low
heart weights: nuts-and-bolts, metal-washer, wooden-bead, bead = 6
heart cord: paracord, shoelace, cotton-cord, leather-cord, embroidery-floss = 16 in
nice coat: paint-marker, permanent-marker, acrylic-paint, metallic-paint = 2 color
nice band: electrical-tape, rubber-band, washi-tape, duct-tape = 1
tool scissors: scissors
tool tape: tape, masking-tape, electrical-tape
tool brush: paintbrush when coat=acrylic-paint,metallic-paint
home ruler
step pick: arrange weights by cc
step coat: paint coat weights brush? > coat by cc
step cut: cut cord scissors tape ruler by cc
step first: tie cord weights > cord weights by cc
step size: test cord weights by cc
step second: tie cord weights by cc
step end: cut cord scissors by cc
step band: decorate band cord > band by cc
step learn: play cord by cc
part cord = cord a : l_ ~ 6 -66 20 -50 -30 0 -52 50 -30 66 20 ; o^ ~ -68 76 8 8 ; o^ ~ 68 76 8 8
part weights = weights silver : p^ silver -82 22 -74 12 -58 12 -50 22 -58 32 -74 32 ; p^ gray -82 42 -74 32 -58 32 -50 42 -58 52 -74 52 ; p^ silver -82 62 -74 52 -58 52 -50 62 -58 72 -74 72 ; p^ silver 82 22 74 12 58 12 50 22 58 32 74 32 ; p^ gray 82 42 74 32 58 32 50 42 58 52 74 52 ; p^ silver 82 62 74 52 58 52 50 62 58 72 74 72
part coat = coat b : p_ red -80 42 -73 35 -59 35 -52 42 -59 49 -73 49 ; p_ red 80 42 73 35 59 35 52 42 59 49 73 49
part band = band k : z^ k 7 -4 -52 4 -52
scene lay

* comic-half-face | 9-12 13+ | Superheroes
appeal 3
topics face paint, face painting, comic book, pop art, comic face, halloween, halloween makeup, costume, superhero, villain, cosplay, comic con, theater, school play, party, makeup, stage makeup, carnival, skeleton
colors red, black, yellow
minutes 50 50
mess some
heart paint: face-paint = 3 color
need brush: paintbrush, cotton-swab, sponge-brush = 2
need sponge: kitchen-sponge, cotton-pad, sponge-brush = 1
nice dots: bubble-wrap, net-bag, pencil, cotton-swab = 1
nice gems: stick-on-gem, sticker = 3
nice band: headband, hair-tie, bandana = 1
nice speech: cardstock, paper, paper-plate, cardboard = 1 sheet
nice pen: marker, permanent-marker when speech
nice stick: craft-stick, wooden-skewer, paper-straw, dowel when speech
tool mirror: plastic-mirror, phone
tool scissors: scissors when speech
home water
home towel
step test: test paint water by cc
step half: paint paint sponge band? mirror > face base by cc
step dots: print dots paint > dots by cc
step lines: draw paint brush mirror > lines by cc
step brow: draw paint brush > brow by cc
step shine: paint paint brush > shine by cc
step gems: decorate gems mirror > gems by cc
step bubble: cut speech scissors pen? stick? > bubble by cc
step photo: play paint by cc
step off: wash towel water by cc
part face = paint tan : b^ tan -50 -60 0 -80 50 -60 56 0 36 60 0 84 -36 60 -56 0 ; b^ umber -58 -40 -40 -84 0 -96 40 -84 58 -40 46 -56 0 -70 -46 -56
part base = paint yellow : b_ cream 0 -70 46 -58 54 0 34 58 0 80
part dots = paint red : d_ red 3 14 10 24 10 34 10 19 19 29 19 39 19 14 28 24 28 34 28 19 37 29 37 12 46 22 46
part lines = paint k : l_ k 4 0 -70 0 -10 6 8 -6 12 ; l_ k 3.5 48 -40 54 0 36 58 14 78 ; l_ k 3 30 -4 44 -10 ; e 26 -16 10 ; l_ k 4 12 -18 26 -30 42 -18 ; l_ tan- 3 -38 -16 -26 -22 -14 -16 ; d_ k 4 -26 -14
part brow = paint k : b_ k 10 -42 30 -54 48 -44 30 -46 ; b_ red -18 40 0 34 20 38 0 52 ; l_ k 3 -18 41 0 44 22 39
part shine = paint w : l_ w 4 10 42 18 41 ; x_ light-blue 34 2 5 9
part gems = gems gold : s^ gold 44 -56 5 7 3 ; s^ gold 52 -30 5 6 2.5 ; s^ gold 38 -66 5 5 2
part bubble = speech w : y^ w 72 -74 26 18 9 0.15 ; p_ w 60 -60 54 -42 70 -58 ; z_ red 4 60 -78 64 -68 ; z_ red 4 72 -80 72 -70 ; z_ red 4 84 -78 80 -68
scene stand

* celery-rose-cloth | 9-12 13+ | Nature, Food
topics celery, vegetable print, veggie print, rose, roses, flowers, stamp, stamping, printed tote, tea towel, mother's day, valentine's day, valentine, gift for mom, gift for grandma, kitchen, zero waste, market bag, spring
colors red, green, pink free
minutes 45 45
waits 240
mess some
heart celery: celery = 1
heart cloth: cloth-bag, old-towel, cloth-napkin, apron, old-t-shirt, pillowcase, cardstock, paper = 1
heart paint: fabric-paint, acrylic-paint, paint = 2 color
need bind: rubber-band, string, hair-tie, tape = 1
nice board: cardboard, cereal-box, newspaper, parchment-paper = 1
nice leaf: leaf, bay-leaf, fresh-herb, potato, eraser = 1
nice pen: fabric-marker, gel-pen, permanent-marker, paint-marker
tool brush: sponge-brush, paintbrush, kitchen-sponge
tool knife: plastic-knife, craft-knife, scissors
home plate
home towel
step cut: cut celery knife bind towel by tt
step board: prepare board cloth by cc
step proof: print paint celery plate brush by cc
step roses: print paint celery cloth brush > cloth roses by cc
step leaves: print leaf paint cloth > leaves by cc
step stems: draw pen cloth > stems by cc
step dry: dry cloth by cc
step set: play cloth by cc
part cloth = cloth w : q^ cream 4 -74 -56 74 -56 80 92 -80 92 ; a^ cream- 0 -56 42 34 180 360
part stems = pen green : l_ dark-green 3 -36 8 -30 60 0 84 ; l_ dark-green 3 34 0 28 54 0 84 ; l_ dark-green 3 0 -14 0 84
part leaves = leaf green : j_ green -28 54 -62 44 9 ; j_ green 28 50 62 40 9 ; j_ green 0 52 -20 36 7 ; j_ green 0 60 22 48 7 ; j_ green -34 26 -62 20 8 ; j_ green 34 20 64 12 8
part roses = paint a : a_ ~ -36 -8 20 14 10 330 ; a_ ~ -36 -8 12 7 190 500 ; o_ ~ -36 -8 3 3 ; a_ ~ 36 -14 20 14 60 390 ; a_ ~ 36 -14 12 7 230 540 ; o_ ~ 36 -14 3 3 ; a_ ~ 0 -34 20 14 120 440 ; a_ ~ 0 -34 12 7 300 610 ; o_ ~ 0 -34 3 3
scene lay

* stenciled-record-clock | 13+ | Music
topics vinyl, vinyl record, record, records, record clock, clock, wall clock, guitar, guitar picks, band, rock, musician, music room, room decor, spray paint, stencil, upcycling, gift for dad, father's day, retro, dorm
colors gold, red, white free
minutes 70
waits 120
mess some
heart record: vinyl-record = 1
heart works: clock-kit = 1
need paint: spray-paint, paint-marker, acrylic-paint, metallic-paint, chalk-marker = 1 color
nice marks: guitar-pick, button, stick-on-gem, bottle-cap, charm, sticker = 12
need stencil: stencil, cardstock, contact-paper, freezer-paper, paper = 1 sheet
join glue: glue-gun, waterproof-glue when marks
tool knife: craft-knife, scissors
tool pencil: chalk, pencil, chalk-marker
tool brush: sponge-brush, paintbrush when paint=acrylic-paint,metallic-paint
home dish-soap
home newspaper
home paper
step wash: wash record dish-soap by c
step thirds: draw record paper pencil > hours by c
step design: cut stencil knife pencil by c
step lay: tape stencil record by c
step paint: paint paint record newspaper brush? > record picture by c
step lift: prepare stencil record by c
step marks: glue marks record glue > marks by c
step works: build works record > hands by c
step set: test works by t
step hang: play record by c
part record = record k : o^ k 0 0 92 92 ; a_ gray- 0 0 77 76 0 360 ; a_ gray- 0 0 72 71 0 360 ; a_ gray- 0 0 60 59 0 360 ; o_ red 0 0 26 26 ; o_ cream 0 0 4 4
part hours = record k : z_ gray+ 4 79 0 88 0 ; z_ gray+ 2.5 68.4 39.5 76.2 44 ; z_ gray+ 2.5 39.5 68.4 44 76.2 ; z_ gray+ 4 0 79 0 88 ; z_ gray+ 2.5 -39.5 68.4 -44 76.2 ; z_ gray+ 2.5 -68.4 39.5 -76.2 44 ; z_ gray+ 4 -79 0 -88 0 ; z_ gray+ 2.5 -68.4 -39.5 -76.2 -44 ; z_ gray+ 2.5 -39.5 -68.4 -44 -76.2 ; z_ gray+ 4 0 -79 0 -88 ; z_ gray+ 2.5 39.5 -68.4 44 -76.2 ; z_ gray+ 2.5 68.4 -39.5 76.2 -44
part picture = paint a : b_ ~ -46 62 -34 40 -16 38 -10 48 4 42 12 54 0 66 -6 78 -24 82 -42 76 ; t_ ~ -4 52 4 44 12 4 ; r_ ~ 50 8 14 9 2 -40 ; o_ k -22 60 7 7
part marks = marks own : x^ gold 0 -78 7 10 180 ; x^ red 39 -67 6 9 210 ; x^ red 67 -39 6 9 240 ; x^ gold 78 0 7 10 270 ; x^ red 67 39 6 9 300 ; x^ red 39 67 6 9 330 ; x^ gold 0 78 7 10 0 ; x^ red -39 67 6 9 30 ; x^ red -67 39 6 9 60 ; x^ gold -78 0 7 10 90 ; x^ red -67 -39 6 9 120 ; x^ red -39 -67 6 9 150
part hands = works silver : z^ silver 6 0 0 -30 -26 ; z^ silver 4 0 4 34 -44 ; o^ silver 0 0 6 6
scene hang

* drawstring-dice-pouch | 9-12 13+ | Fantasy
extras cloth: charm
appeal 3
topics dice, dice bag, dungeons and dragons, d&d, dnd, rpg, tabletop, coin pouch, leather, leather pouch, pouch, larp, renaissance fair, medieval, pirate, treasure, marbles, rune bag, gift for a friend, game night, thief, rogue, adventurer
colors brown, tan, red free
minutes 45 45
mess low
heart hide: leather, felt, denim, faux-fur, fabric-scrap, old-sweater, craft-foam = 1 piece
heart cord: leather-cord, paracord, cotton-cord, shoelace, ribbon, string = 5 ft
need point: hole-punch, awl, scissors, nail
nice ends: bead, wooden-bead, bell, charm, old-key, metal-washer, nuts-and-bolts = 4
nice mark: paint-marker, permanent-marker, metallic-pen, fabric-marker, acrylic-paint = 1
nice dice: dice, marble, coin, crystal, pebble = 7
tool pencil: chalk, pencil, ballpoint-pen, marker
tool scissors: scissors, fabric-scissors
home plate
step circle: draw hide plate pencil by cc
step cut: cut hide scissors > pouch by cc
step mark: decorate mark hide > sigil by cc
step dots: draw hide pencil by cc
step holes: poke hide point by cc
step lace: thread cord hide scissors > cord by cc
step pull: shape hide cord > folds by cc
step ends: tie ends cord > ends by cc
step dice: fill dice hide > dice by cc
step flat: play hide by cc
part cord = cord tan : l_ tan 5 -40 -34 -66 -20 -78 10 -72 36 ; l_ tan 5 40 -34 66 -20 78 10 72 36
part pouch = hide a : b^ ~ -34 -34 -62 -4 -72 44 -50 80 0 90 50 80 72 44 62 -4 34 -34 ; b^ ~+ -34 -34 -52 -66 -28 -78 -10 -64 6 -80 22 -64 44 -74 50 -60 34 -34
part folds = hide a : l_ ~- 3 -20 -30 -30 6 -34 40 ; l_ ~- 3 0 -30 0 0 ; l_ ~- 3 20 -30 30 6 34 40 ; r^ tan 0 -34 76 9 4
part sigil = mark gold : s_ gold 0 34 8 20 9 ; o_ gold 0 34 6 6
part ends = ends own : o^ gold -72 42 7 7 ; o^ gold -74 56 6 6 ; o^ gold 72 42 7 7 ; o^ gold 74 56 6 6
part dice = dice own : q^ red 3 -30 80 -10 76 -6 94 -26 98 ; q^ w 3 12 84 30 80 34 96 16 98 ; d_ w 2 -22 84 -16 90 ; d_ k 2 20 86 26 92
scene stand

* laurel-crown | 9-12 13+ | Fantasy, Nature
extras head: ribbon
topics laurel, laurel wreath, laurel crown, greek mythology, greek, greece, ancient greece, roman, rome, toga, toga party, percy jackson, olympics, goddess, apollo, caesar, costume, halloween costume, history project, crown, winner, graduation, circlet
colors gold, green, brown free
minutes 60 60
waits 60
mess some
heart leaves: bay-leaf, fake-leaf, leaf, ivy, eucalyptus, cardstock, construction-paper, felt, craft-foam, metallic-paper = 24
heart band: craft-wire, headband, pipe-cleaner, ribbon, hanger, leather-cord = 2 ft
nice gold: metallic-paint, spray-paint, acrylic-paint, metallic-pen, paint-marker = 1 color
need bind: tape, craft-wire, embroidery-floss, sewing-thread, string = 1
nice berries: bead, wooden-bead, pom-pom, pushpin, acorn = 6
nice tie: ribbon, lace, string = 24 in
join glue: glue-gun, glue when berries
tool scissors: scissors
tool brush: paintbrush, sponge-brush when gold=metallic-paint,acrylic-paint
home newspaper
step leaves: prepare leaves scissors by cc
step gold: paint gold leaves newspaper brush? > gilt by cc
step measure: shape band by cc
step first: tie leaves bind band > band leaves by cc
step rows: tie leaves bind band by cc
step middle: tie leaves band bind by cc
step berries: glue berries leaves glue > berries by cc
step tie: tie tie band > tie by cc
step wear: play band by cc
part band = band brown : l_ brown 6 -12 60 -60 40 -78 -10 -66 -56 ; l_ brown 6 12 60 60 40 78 -10 66 -56
part leaves = leaves green : j^ green -22 56 -48 76 10 ; j^ green -30 52 -30 22 10 ; j^ green -48 40 -80 46 10 ; j^ green -54 32 -38 6 10 ; j^ green -66 16 -96 8 10 ; j^ green -68 8 -48 -16 10 ; j^ green -76 -12 -98 -32 10 ; j^ green -72 -18 -46 -38 10 ; j^ green -68 -46 -80 -76 10 ; j^ green -64 -50 -44 -72 10 ; j^ green 22 56 48 76 10 ; j^ green 30 52 30 22 10 ; j^ green 48 40 80 46 10 ; j^ green 54 32 38 6 10 ; j^ green 66 16 96 8 10 ; j^ green 68 8 48 -16 10 ; j^ green 76 -12 98 -32 10 ; j^ green 72 -18 46 -38 10 ; j^ green 68 -46 80 -76 10 ; j^ green 64 -50 44 -72 10
part gilt = gold gold : j_ gold -22 56 -48 76 9 ; j_ gold -30 52 -30 22 9 ; j_ gold -48 40 -80 46 9 ; j_ gold -54 32 -38 6 9 ; j_ gold -66 16 -96 8 9 ; j_ gold -68 8 -48 -16 9 ; j_ gold -76 -12 -98 -32 9 ; j_ gold -72 -18 -46 -38 9 ; j_ gold -68 -46 -80 -76 9 ; j_ gold -64 -50 -44 -72 9 ; j_ gold 22 56 48 76 9 ; j_ gold 30 52 30 22 9 ; j_ gold 48 40 80 46 9 ; j_ gold 54 32 38 6 9 ; j_ gold 66 16 96 8 9 ; j_ gold 68 8 48 -16 9 ; j_ gold 76 -12 98 -32 9 ; j_ gold 72 -18 46 -38 9 ; j_ gold 68 -46 80 -76 9 ; j_ gold 64 -50 44 -72 9
part berries = berries red : o^ red -44 24 5 5 ; o^ red -64 -4 5 5 ; o^ red -66 -34 5 5 ; o^ red 44 24 5 5 ; o^ red 64 -4 5 5 ; o^ red 66 -34 5 5
part tie = tie own : l_ cream 4 -6 60 -16 78 -10 96 ; l_ cream 4 6 60 16 78 10 96 ; o^ cream 0 60 9 7
scene lay

* wrapper-chain | 9-12 13+ | Food
extras jewelry: charm
topics candy wrapper, candy wrapper bracelet, gum wrapper chain, gum wrapper, chip bag, halloween candy, recycled, upcycling, bracelet, belt, bookmark, recycled fashion, earth day, trash to treasure, jewelry, woven
near sleepover, road trip
colors red, yellow, blue
minutes 60 50
mess low
heart wrapper: candy-wrapper, magazine, junk-mail, drink-pouch, wrapping-paper, map = 24
nice clasp: button, snap-fastener, ribbon, hook-and-loop-tape, key-ring, paper-clip = 1
nice thread: embroidery-floss, sewing-thread, string, fishing-line = 12 in
nice clear: tape = 1
tool scissors: scissors
tool ruler: ruler
tool needle: needle when thread
step wash: wash wrapper towel by cc
step cut: cut wrapper scissors ruler by cc
step clear: tape clear wrapper by cc
step fold: fold wrapper by cc
step link: weave wrapper > chain by cc
step grow: weave wrapper > chain-b by cc
step close: weave wrapper > end by cc
step clasp: sew clasp wrapper thread? needle? > clasp by cc
step wear: play wrapper by cc
home towel when wrapper=candy-wrapper,drink-pouch
part chain = wrapper own : p^ red -98 -14 -76 -44 -54 -14 -76 16 ; p^ yellow -70 14 -48 -16 -26 14 -48 44 ; p^ blue -42 -14 -20 -44 2 -14 -20 16
part chain-b = wrapper own : p^ red -14 14 8 -16 30 14 8 44 ; p^ yellow 14 -14 36 -44 58 -14 36 16 ; p^ blue 42 14 64 -16 86 14 64 44
part end = wrapper own : p_ w -84 -14 -76 -26 -68 -14 -76 -2 ; p_ w -28 -14 -20 -26 -12 -14 -20 -2 ; p_ w 28 -14 36 -26 44 -14 36 -2 ; p_ w -56 14 -48 2 -40 14 -48 26 ; p_ w 0 14 8 2 16 14 8 26 ; p_ w 56 14 64 2 72 14 64 26
part clasp = clasp gold : o^ gold 84 34 11 11
scene lay

* snuffle-mat | 6-8 9-12 13+ | Animals
appeal 3
topics dog, dogs, puppy, snuffle mat, dog toy, dog enrichment, dog puzzle, pet toy, pet, pets, fleece, animal shelter, shelter donation, service project, guinea pig, rabbit, ferret, bored dog, gift for a dog, dog birthday
colors green, brown, blue free
minutes 90 90 80
mess low
heart strips: blanket, felt, old-sweater, old-t-shirt, scarf, fabric-scrap = 2
heart grid: net-bag, burlap, berry-basket, cardboard, denim = 1
nice flower: sock, old-towel, bandana, felt = 1
nice treats: carrot, apple, breakfast-cereal = 1
tool scissors: fabric-scissors, scissors
tool ruler: ruler
tool punch: awl, hole-punch, pencil when grid=cardboard,denim,burlap
step strips: cut strips scissors ruler by tcc
step grid: prepare grid punch? scissors > grid by ccc
step tie: tie strips grid > rows by ccc
step fill: tie strips grid > grass by ccc
step flower: cut flower scissors grid > flower by tcc
step pull: test grid by ccc
step hide: fill treats grid by ccc
step watch: play grid by ccc
part grid = grid k : q^ umber 5 -92 20 92 20 98 88 -98 88
part rows = strips a : j^ ~- -80 84 -92 44 10 ; j^ ~ -60 86 -66 36 10 ; j^ ~- -36 88 -30 40 10 ; j^ ~ -12 88 -18 34 10 ; j^ ~- 12 88 20 36 10 ; j^ ~ 36 88 32 38 10 ; j^ ~- 60 86 68 36 10 ; j^ ~ 80 84 92 44 10
part grass = strips b : j^ b -72 60 -84 8 10 ; j^ ~+ -48 60 -44 2 10 ; j^ b -24 62 -34 4 10 ; j^ ~+ 0 62 4 -4 10 ; j^ b 24 62 34 4 10 ; j^ ~+ 48 60 44 2 10 ; j^ b 72 60 84 8 10 ; j^ ~+ -60 40 -66 -6 9 ; j^ b 60 40 66 -6 9
part flower = flower yellow : f^ yellow -20 26 8 22 9 ; o_ orange -20 26 7 7 ; f^ red 52 32 7 18 8 ; o_ yellow 52 32 6 6
scene lay

* fringed-highland-cow | 6-8 9-12 13+ | Farm, Animals
extras hanging: bell, ribbon-rose
appeal 3
topics highland cow, cow, cows, scottish, scotland, farm animals, macrame, fringe, yarn art, wall hanging, farmhouse, farmhouse decor, cottagecore, room decor, western, ranch, 4-h, cute animals, gift for grandma, cowgirl
colors orange, tan, pink free
minutes 80 80 80
waits 60
mess low
heart hair: yarn, cotton-cord, embroidery-floss, raffia, string = 20 yd
heart head: wood-slice, embroidery-hoop, cardboard, felt, paper-plate, cork-sheet, wooden-bead-ring = 1
need nose: felt, craft-foam, construction-paper, leather, cardstock, air-dry-clay = 1 scrap
need horns: stick, felt, cardstock, craft-foam, driftwood, pipe-cleaner, air-dry-clay = 2
nice eyes: googly-eye, safety-eye, bead, button = 2
nice bow: ribbon, flower, ribbon-rose, fake-leaf, lace, pressed-flower = 1
nice nostrils: marker, permanent-marker, ballpoint-pen, paint-marker
nice hang: string, ribbon, cotton-cord = 12 in
join glue: glue-gun, glue
tool scissors: scissors
tool comb: comb, plastic-fork, toothbrush, pencil
step head: prepare head scissors > head by ccc
step cut: cut hair scissors by tcc
step horns: glue horns head glue scissors > horns by ccc
step low: glue hair head glue > hair-low by ccc
step nose: glue nose head scissors glue nostrils? > nose by ccc
step eyes: glue eyes head glue > eyes by ccc
step top: glue hair head glue > hair-top by ccc
step comb: prepare hair comb scissors by ccc
step bow: glue bow head glue > bow by ccc
step hang: tie hang head > hang by ccc
part hang = hang tan : l_ tan 3 -20 -60 0 -96 20 -60
part horns = horns cream : t^ ~ -30 -40 7 -68 -46 6.5 -86 -66 5 -84 -92 3 ; t^ ~ 30 -40 7 68 -46 6.5 86 -66 5 84 -92 3
part head = head own : b^ ~ -44 -46 0 -62 44 -46 50 10 40 62 0 84 -40 62 -50 10
part hair-low = hair a : b^ ~ -48 -42 0 -60 48 -42 54 0 46 34 34 20 -34 20 -46 34 -54 0 ; l ~ 8 -14 -58 -34 -16 -40 54.1 ; l_ ~- 8 -21 -53.8 -38.6 -16 -43.6 48.6 ; l ~ 8 -28 -49.6 -43.2 -16 -47.2 47 ; l_ ~+ 8 -35 -45.4 -47.8 -16 -50.8 38.5 ; l ~ 8 -42 -41.2 -52.4 -16 -54.4 37.6 ; l_ ~- 8 -49 -37 -57 -16 -58 32.8 ; l ~ 8 14 -58 34 -16 40 52.6 ; l_ ~- 8 21 -53.8 38.6 -16 43.6 47.6 ; l ~ 8 28 -49.6 43.2 -16 47.2 46.7 ; l_ ~+ 8 35 -45.4 47.8 -16 50.8 43.6 ; l ~ 8 42 -41.2 52.4 -16 54.4 35.8 ; l_ ~- 8 49 -37 57 -16 58 33.3
part nose = nose pink : o^ pink 0 58 40 24 ; o_ umber -14 56 5 7 15 ; o_ umber 14 56 5 7 -15
part eyes = eyes k : k -24 14 7 ; k 24 14 7
part hair-top = hair a : l_ ~ 7.5 -8 -62 -30 -38 -45 9.6 ; l_ ~+ 7.5 -6.7 -62 -25 -38 -38 18.3 ; l_ ~- 7.5 -5.3 -62 -20 -38 -31 20.1 ; l_ ~ 7.5 -4 -62 -15 -38 -24 25.9 ; l_ ~ 7.5 -2.7 -62 -10 -38 -17 26.6 ; l_ ~+ 7.5 -1.3 -62 -5 -38 -10 23.5 ; l_ ~- 7.5 0 -62 0 -38 -3 16.9 ; l_ ~ 7.5 1.3 -62 5 -38 10 27.4 ; l_ ~ 7.5 2.7 -62 10 -38 17 18.6 ; l_ ~+ 7.5 4 -62 15 -38 24 20.6 ; l_ ~- 7.5 5.3 -62 20 -38 31 15.3 ; l_ ~ 7.5 6.7 -62 25 -38 38 12.5 ; l_ ~ 7.5 8 -62 30 -38 45 9.6
part bow = bow own : f^ w -32 -46 6 15 7 ; o_ yellow -32 -46 5 5 ; j^ green -44 -42 -62 -34 6
scene hang

* amber-soap | 6-8 9-12 13+ | Dinosaurs, Bugs
extras gift: fern-frond, leaf
appeal 3
topics amber, fossil, fossils, jurassic, dinosaur, dinosaurs, insect in amber, bug in soap, soap, soap making, archaeology, paleontology, science, gift for a brother, party favor, birthday party, christmas gift
near mosquito, bath
colors orange, gold, brown
minutes 45 45 45
waits 180
mess some
heart base: soap-base = 1 lb
heart fossil: toy-animal, charm, seashell, leaf, pressed-flower, coin = 2
heart mold: popsicle-mold, silicone-mold, ice-cube-tray, muffin-tin, paper-cup, plastic-cup, yogurt-pot, milk-carton, plastic-tub = 2
nice tint: food-coloring, tea-bag, spice = 1
nice wrap: wax-paper, parchment-paper, tissue-paper, paper-bag, old-book-page = 1
nice tie: string, raffia, ribbon = 18 in
nice label: price-tag, cardstock, index-card, paper = 1
nice pen: ballpoint-pen, pencil, marker
tool knife: plastic-knife, scissors
tool cup: measuring-cup, ceramic-mug, glass-jar
home hot-water
home bowl
tool stir: metal-spoon, wooden-spoon, craft-stick
step cut: cut base knife cup by ttc
step melt: heat base cup hot-water bowl stir by gtt
step tint: mix tint base stir by ccc
step half: fill base mold > soap by ttt
step set: arrange fossil mold > fossil by ccc
step top: fill base mold by ttt
step wait: dry mold by ccc
step out: prepare mold > gleam by ccc
step wrap: decorate wrap tie? label? pen? > wrap by ccc
part wrap = wrap cream : p^ cream -96 60 -70 40 70 40 96 60 80 92 -80 92 ; z_ tan 4 -20 42 -26 92
part soap = base a : q^ orange 14 -70 -64 66 -70 76 50 -64 58
part fossil = fossil brown : b_ umber -46 30 -38 0 -8 -12 26 -6 50 20 34 20 24 38 14 38 12 22 -14 22 -16 38 -26 38 -28 18 ; b_ umber -40 10 -54 -14 -50 -38 -30 -36 -34 -22 -26 0 ; d_ orange 2 -42 -30
part gleam = base gold : l_ yellow 5 -56 -50 -20 -56 20 -58 ; o_ gold 40 -40 9 5 ; o_ gold 48 24 5 4 ; l_ orange- 4 -52 46 0 42 60 38
scene lay

* sweater-mug-sleeve | 9-12 13+ | Seasons
topics mug cozy, cup cozy, sweater, cozy, winter, fall, autumn, coffee, hot chocolate, tea, hygge, upcycling, teacher gift, gift for a teacher, gift for mom, secret santa, christmas gift, coworker
near snow day, cold
colors red, cream, brown free
minutes 45 40
mess low
heart knit: old-sweater, sock, tube-sock, mitten, scarf, glove, tights = 1
heart mug: ceramic-mug, glass-jar, paper-cup, can = 1
need close: button, hook-and-loop-tape, ribbon, snap-fastener, hair-tie, pin-back = 2
need thread: embroidery-floss, sewing-thread = 1
nice patch: felt, leather, patch, fabric-scrap, pom-pom = 1
nice sachet: tea-bag, cocoa, coffee-bean, candy-cane, cinnamon-stick = 1
nice tag: cardstock, price-tag, index-card, paper = 1
nice pen: gel-pen, ballpoint-pen, marker
tool needle: needle
tool scissors: scissors, fabric-scissors
tool ruler: ruler
step measure: prepare knit mug ruler by cc
step cut: cut knit scissors > mug sleeve by cc
step edge: sew thread knit needle > edge by cc
step patch: sew patch knit thread needle > patch by cc
step close: sew close knit thread needle > close by cc
step fit: test knit mug by cc
step fill: fill sachet mug > sachet by cc
step tag: tie tag thread mug pen? > tag by cc
step warm: play mug by cc
part sachet = sachet own : z_ w 2 20 -54 40 -84 ; r^ cream 46 -88 22 18 2 -10
part mug = mug w : a^ w 62 12 30 20 270 450 ; q^ w 6 -60 -56 60 -56 56 84 -56 84 ; o_ w- 0 -56 59 8
part sleeve = knit a : q^ ~ 4 -62 -26 62 -26 59 60 -59 60 ; z_ ~- 3 -50 -18 -42 -8 -34 -18 -26 -8 -18 -18 -10 -8 -2 -18 6 -8 14 -18 22 -8 30 -18 38 -8 46 -18 54 -8 ; z_ ~- 3 -50 52 -42 42 -34 52 -26 42 -18 52 -10 42 -2 52 6 42 14 52 22 42 30 52 38 42 46 52 54 42
part edge = thread w : stitch w -60 -22 60 -22 14 ; stitch w -57 56 57 56 14
part patch = patch w : h^ cream -8 18 20
part close = close brown : button brown 44 4 8 ; button brown 44 30 8
part tag = tag w : r^ cream -78 40 26 18 2 -15 ; l_ tan 2 -66 36 -56 30
scene stand

* door-hoop | 9-12 13+ | Sports
extras game: bell, glitter-paper, masking-tape, price-tag, sticky-note, washi-tape
appeal 3
topics basketball, mini hoop, indoor basketball, hoop, bedroom, trash can basketball, march madness, team, nba, sports fan, game, boys room, gift for a brother, dorm
near study break, laundry
colors orange, white, red free
minutes 60 50
waits 60
mess low
heart rim: hanger, embroidery-hoop, craft-wire, wooden-bead-ring = 1
heart net: net-bag, string, cotton-cord, shoelace, paracord, tights = 1
need board: cardboard, cardboard-box, pizza-box, foam-board = 1
nice color: acrylic-paint, paint, marker, permanent-marker, duct-tape, masking-tape = 2 color
need ball: aluminum-foil, sock, ping-pong-ball, foam-ball, newspaper, soft-ball, felt-ball = 1
nice hang: ribbon, string, hook-and-loop-tape, sticky-tack, binder-clip = 2
join tape: duct-tape, electrical-tape, masking-tape
tool knife: scissors, craft-knife
tool ruler: ruler
tool snips: scissors, fabric-scissors
tool brush: paintbrush when color=acrylic-paint,paint
home pencil
step board: cut board knife ruler pencil > board by cc
step paint: decorate color board brush? > square by cc
step rim: shape rim > rim by tc
step slits: cut board knife rim tape by cc
step net: tie net rim snips > net by cc
step shape: tie net rim by cc
step ball: shape ball > ball by cc
step hang: build hang board by cc
step rules: play ball by cc
part board = board w : q^ w 3 -84 -92 84 -92 84 16 -84 16 ; z_ k 3 -84 -92 84 -92 84 16 -84 16 -84 -92
part square = color a : z_ ~ 5 -30 -50 30 -50 30 2 -30 2 -30 -50 ; z_ ~ 4 -78 -86 78 -86 78 10 -78 10 -78 -86
part net = net w : l_ cream 2 -40 18 -24 80 ; l_ cream 2 -24 24 -8 80 ; l_ cream 2 -8 26 8 80 ; l_ cream 2 8 26 24 80 ; l_ cream 2 24 24 26 80 ; l_ cream 2 40 18 24 80 ; l_ cream 2 24 24 6 80 ; l_ cream 2 8 26 -10 80 ; l_ cream 2 -8 26 -24 80 ; l_ cream 2 -24 24 -28 60 ; l_ cream 2 40 18 8 60
part rim = rim orange : o_ cream 0 20 40 8 ; l^ orange 6 -42 20 -30 12 0 9 30 12 42 20 30 28 0 31 -30 28 -42 20
part ball = ball orange : o^ orange 62 70 20 20 ; l_ k 2 44 62 62 70 80 78 ; l_ k 2 62 50 60 70 66 90
scene hang

* constellation-pins | 9-12 13+ | Space
topics bobby pins, hair pins, hair clips, hair accessories, constellation, constellations, stars, moon, zodiac, star sign, astrology, celestial, witchy, jewelry, prom, homecoming, gift for a friend, birthday gift, sister, beads
colors silver, gold, light blue free
minutes 45 40
waits 30
mess low
heart pins: bobby-pin = 5
heart stars: seed-bead, bead, stick-on-gem, crystal, sequin, charm = 9
heart wire: craft-wire, fishing-line, embroidery-floss, sewing-thread = 3 ft
nice moon: felt, craft-foam, metallic-paper, shrink-plastic = 1 scrap
nice card: index-card, cardstock, paper-bag, construction-paper, map = 1
nice names: gel-pen, metallic-pen, ballpoint-pen, paint-marker
join glue: waterproof-glue, glue-gun
tool pliers: pliers, scissors, tweezers
tool scissors: scissors
step chart: arrange stars pins by cc
step start: thread wire pins scissors by cc
step first: thread stars wire pins > pins stars by cc
step cross: thread stars wire pins > lines by cc
step end: thread wire pins pliers by cc
step drop: glue stars pins glue by cc
step moon: cut moon scissors pins glue > moon by cc
step card: decorate card scissors pins > card by cc
step names: draw names card > names by cc
step wear: play pins by cc
part card = card navy : r^ navy 0 0 150 170 5
part pins = pins silver : l^ silver 5 -60 -50 60 -62 ; l^ silver 5 -60 -22 60 -28 ; l^ silver 5 -60 6 60 4 ; l^ silver 5 -60 34 60 38 ; l^ silver 5 -60 60 60 70
part lines = wire silver : z_ gold 1.5 -40 -52 0 -25 30 5 -10 36 ; z_ gold 1.5 0 -25 44 -27
part stars = stars gold : s^ gold -40 -52 4 9 3 ; s^ gold -2 -56 4 6 2 ; s^ gold 0 -25 4 8 3 ; s^ gold 44 -27 4 7 2.5 ; s^ gold 30 5 4 9 3 ; s^ gold -36 5 4 6 2 ; s^ gold -10 36 4 8 3 ; s^ gold 28 37 4 6 2 ; s^ gold 40 68 4 8 3
part moon = moon w : b^ cream -52 52 -62 62 -58 78 -44 84 -34 78 -48 74 -52 62
part names = names w : z_ w 1.6 20 80 60 80
scene lay

* hologram-pyramid | 9-12 13+ | Space
appeal 3
topics hologram, holograms, projector, optical illusion, science experiment, science fair, physics, reflection, phone hack, sci-fi, magic trick, youtube, tech, stem, party trick
near light, star wars
colors light blue, black, silver
minutes 35 30
mess low
heart clear: plastic-sleeve, plastic-bottle, shrink-plastic, takeout-box = 1
heart phone: phone = 1
need tape: tape, glue-gun
need graph: graph-paper, paper, index-card, cardstock = 1 sheet
nice stage: shoebox, cardboard, cereal-box, construction-paper, felt = 1
nice coat: acrylic-paint, permanent-marker, duct-tape = 1
tool ruler: ruler
tool pen: permanent-marker, ballpoint-pen, marker
tool knife: scissors, craft-knife
home towel
step pattern: draw graph ruler pen by cc
step trace: draw clear graph pen by cc
step cut: cut clear knife > sides by cc
step join: tape clear tape > seams by cc
step clean: prepare clear towel by cc
step stage: cut stage knife coat? > stage by cc
step find: prepare phone by cc
step show: play phone clear > phone ghost by cc
part stage = stage k : q^ k 4 -92 -86 92 -86 92 88 -92 88 ; q_ navy 3 -78 -74 78 -74 78 88 -78 88
part phone = phone k : q^ k 6 -74 58 74 58 84 86 -84 86 ; q_ light-blue 3 -64 63 64 63 72 80 -72 80
part sides = clear light-blue : p^ light-blue -62 -40 62 -40 14 62 -14 62 ; p_ light-blue+ -20 -40 20 -40 6 62 -6 62
part seams = tape w : z_ w 2 -62 -40 -14 62 ; z_ w 2 62 -40 14 62 ; z_ w 2 -20 -40 -6 62 ; z_ w 2 20 -40 6 62
part ghost = phone teal : b_ teal -14 -2 -10 -20 0 -26 10 -20 14 -2 0 4 ; l_ teal 2 -8 2 -10 20 -6 30 ; l_ teal 2 0 4 2 22 -2 34 ; l_ teal 2 8 2 10 20 6 30 ; d_ w 2 -4 -12 4 -12
scene stand

* drum-practice-pad | 9-12 13+ | Music
topics drum, drums, drummer, drumming, practice pad, drumsticks, percussion, marching band, drumline, band, music lesson, quiet drum, apartment, gift for a drummer, musician
near rock band
colors black, red, silver free
minutes 50 50
waits 60
mess low
heart skin: inner-tube, craft-foam, flip-flop, rubber-boot, foam-sheet-scrap = 1
heart board: wood-scrap, wood-slice, cardboard, cake-board, vinyl-record = 1
nice feet: cork, bottle-cork, felt, rubber-band, sandpaper = 4
nice rim: duct-tape, electrical-tape, rope, washi-tape = 1
nice logo: paint-marker, acrylic-paint, permanent-marker, sticker = 1 color
nice sticks: dowel, chopstick, wooden-spoon = 2
join glue: contact-cement, glue-gun, waterproof-glue
tool scissors: scissors, fabric-scissors
tool pencil: pencil, chalk, marker
home plate
home book
home dish-soap
step board: draw board pencil plate > board by cc
step skin: cut skin scissors dish-soap by cc
step glue: glue skin board glue > skin by cc
step press: dry board book by cc
step feet: glue feet board glue > feet by cc
step rim: build rim board > rim by cc
step logo: decorate logo board > logo by cc
step sticks: prepare sticks > sticks by cc
step play: play board by cc
part feet = feet k : r^ k -62 66 24 14 3 ; r^ k 62 66 24 14 3
part board = board wood : o^ wood 0 26 90 46 ; o_ wood- 0 22 86 42
part skin = skin k : o^ k 0 14 72 32 ; o_ gray- 0 12 62 26
part rim = rim a : l_ ~ 8 -88 32 -70 52 -30 66 0 69 30 66 70 52 88 32
part logo = logo w : s_ ~ 0 12 5 16 7
part sticks = sticks wood : stick wood -90 -60 10 6 7 ; stick wood 90 -66 -4 14 7 ; o^ wood 10 6 5 5 ; o^ wood -4 14 5 5
scene stand

* rainbow-maker | 9-12 13+ | Weather
extras hanging: charm, old-jewelry-piece, cellophane
appeal 3
topics rainbow, rainbow maker, suncatcher, sun catcher, prism, crystal, crystals, window, boho, witchy, room decor, gift for mom, gift for a friend, pride
near sun, light, sick friend, weather
colors light blue, purple, gold free
minutes 45 45
mess low
heart drops: crystal, glass-gem, old-jewelry-piece = 5
heart line: fishing-line, beading-elastic, embroidery-floss, necklace-chain, sewing-thread, craft-wire = 3 yd
need top: stick, driftwood, embroidery-hoop, wooden-bead-ring, hanger, dowel = 1
nice beads: seed-bead, bead, wooden-bead, button = 20
nice sun: metallic-paper, cardstock, felt, craft-foam = 1
nice wire: craft-wire, pipe-cleaner = 2 ft
tool scissors: scissors
step plan: arrange drops beads? by cc
step wrap: build drops wire? line by cc
step bottom: tie line drops scissors > lines drops by cc
step beads: thread beads line > beads by cc
step top: tie line top > top by cc
step sun: cut sun scissors top > sun by cc
step hanger: tie line top > loop by cc
step balance: test top by cc
step wait: play drops by cc
part loop = line w : l_ w 2 -60 -50 0 -96 60 -50
part top = top wood : stick wood -72 -50 72 -50 9
part sun = sun gold : s^ gold 0 -50 12 20 13
part lines = line w : z_ w 1.4 -56 -46 -56 30 ; z_ w 1.4 -28 -46 -28 52 ; z_ w 1.4 0 -34 0 76 ; z_ w 1.4 28 -46 28 52 ; z_ w 1.4 56 -46 56 30
part beads = beads a : o^ purple -56 -20 5 5 ; o^ light-blue -56 0 5 5 ; o^ gold -28 -10 5 5 ; o^ purple -28 14 5 5 ; o^ light-blue 0 -8 5 5 ; o^ gold 0 18 5 5 ; o^ purple 0 42 5 5 ; o^ gold 28 -10 5 5 ; o^ light-blue 28 14 5 5 ; o^ purple 56 -20 5 5 ; o^ gold 56 0 5 5
part drops = drops light-blue : x^ light-blue -56 40 8 14 ; x^ purple -28 62 8 14 ; x^ light-blue+ 0 84 9 15 ; x^ purple 28 62 8 14 ; x^ light-blue 56 40 8 14
scene hang

* tee-cat-tent | 9-12 13+ | Animals
appeal 3
topics cat, cats, kitten, cat tent, cat bed, pet bed, pet, pets, cat lover, animal shelter, shelter donation, volunteer, service project, small dog, rabbit, bunny, guinea pig, gift for a pet, pet house
colors gray, blue, white free
minutes 40 40
mess low
heart shirt: old-t-shirt, old-jersey, old-sweater = 1
heart bow: hanger, craft-wire = 2
need base: cardboard, cardboard-box, pizza-box = 1
nice bed: old-towel, blanket, pillow, felt = 1
nice toy: pom-pom, feather, bell, felt-ball = 1
nice name: fabric-marker, permanent-marker, fabric-paint = 1
join tape: duct-tape, masking-tape, electrical-tape
join pins: pin, binder-clip, clothespin
tool pliers: pliers, scissors
tool knife: scissors, craft-knife
home ruler
step base: cut base knife ruler > base by cc
step bows: shape bow pliers > bows by tc
step cross: tape bow base tape by cc
step name: decorate name shirt > name by cc
step dress: build shirt base > tent by cc
step tight: build shirt pins by cc
step bed: arrange bed base > bed by cc
step toy: tape toy bow tape > toy by cc
step wait: play shirt by cc
part bows = bow gray : a^ gray 0 72 84 78 180 360
part base = base kraft : r^ kraft 0 82 176 18 3
part tent = shirt a : b^ ~ -86 78 -80 10 -50 -50 0 -76 50 -50 80 10 86 78 ; p^ ~- 60 -30 92 -6 84 12 66 2 ; p^ ~- -60 -30 -92 -6 -84 12 -66 2 ; l_ ~- 3 -40 -54 -30 -20 ; l_ ~- 3 40 -54 30 -20 ; o_ k 0 24 36 34
part bed = bed w : b^ cream -34 44 -20 34 20 34 34 44 22 56 -22 56 ; o_ gray 0 28 17 14 ; p_ gray -14 22 -14 6 -4 16 ; p_ gray 14 22 14 6 4 16 ; d_ yellow 3 -6 26 6 26
part name = name w : z_ w 4 -22 -30 22 -30
part toy = toy red : z_ w 1.5 22 -2 24 14 ; o^ red 24 20 7 7
scene stand
`;
