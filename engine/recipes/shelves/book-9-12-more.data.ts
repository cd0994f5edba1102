export const shelf = `
* galaxy-wash | 6-8 9-12 13+ | Space
appeal 3
topics galaxy, nebula, milky way, night sky, stars, outer space, universe, watercolor, bookmark, wall art, zodiac, constellation, astronomy
colors purple, blue, pink
minutes 40 50 55
waits 45
mess some
heart paper: watercolor-paper, cardstock = 1 sheet
heart color: watercolor-paint, watercolor-pencil, drawing-ink = 3 color
heart stars: salt, gel-pen, paint-marker, acrylic-paint, toothbrush = 1 pinch
nice pen: gel-pen, paint-marker, metallic-pen = 1
nice edge: masking-tape, washi-tape = 1
nice ground: construction-paper, cardstock = 1 sheet
join stick: glue-stick, glue when ground
tool brush: paintbrush
tool scissors: scissors when ground
home water
home paper-towel
step edge: tape edge paper by ccc
step wet: paint paper brush water by ccc
step drop: paint color paper brush > sky clouds by ccc
step dark: paint color paper brush > dark by ccc
step lift: paint paper paper-towel > glow by ccc
step stars: decorate stars paper > stars by ccc
step dry: dry paper by ccc
step pen: draw pen paper > lines by ccc
step shape: cut ground scissors paper stick > hills by ccc
part sky = color a : r^ w 0 0 176 172 3 ; r_ navy 0 0 168 164 2
part clouds = color b : p_ purple -84 64 -70 28 -40 0 0 -28 44 -58 84 -72 84 -10 50 24 10 46 -30 70 -70 82 -84 82 ; p_ blue -84 44 -84 -20 -60 -60 -20 -82 76 -82 44 -62 0 -34 -40 -6 -70 22 ; b_ pink -60 44 -30 10 0 -8 40 -36 66 -46 50 -16 20 16 -20 38
part dark = color navy : p_ navy- -84 -30 -84 -82 -30 -82 -56 -64 -72 -46 ; p_ navy- 84 10 84 70 30 70 54 40
part glow = color w : b_ pink+ -34 26 -10 4 20 -12 42 -24 24 0 0 18 -20 28
part stars = stars w : d_ w 2 -66 -60 -50 -30 -70 -10 -40 4 -24 -46 -4 -70 10 -36 30 -60 52 -40 70 -68 64 -16 40 14 70 40 20 56 -10 60 -50 56 -70 66 -30 30 50 62 0 40
part lines = pen w : z_ w 1.6 -66 -40 -48 -60 -28 -48 -8 -64 14 -52 36 -66 54 -46 ; s_ w -66 -40 5 6 2.7 ; s_ w -48 -60 5 6 2.7 ; s_ w -28 -48 5 6 2.7 ; s_ w -8 -64 5 6 2.7 ; s_ w 14 -52 5 6 2.7 ; s_ w 36 -66 5 6 2.7 ; s_ w 54 -46 5 6 2.7
part hills = ground k : p_ k -84 82 -84 54 -60 46 -30 58 0 64 30 56 60 46 84 54 84 82 ; p_ k -78 56 -66 20 -54 56 ; p_ k -60 58 -51 32 -42 58 ; p_ k 42 58 54 18 66 58 ; p_ k 62 58 70 32 78 58
scene lay

* dragon-eye-jar | 9-12 13+ | Fantasy
extras jar: copper-tape
appeal 3
topics dragon, dragons, dragon eye, monster, creature, wizard, polymer clay, treasure jar, mythical creatures, fantasy world, trinket jar, desk, game night, dungeons and dragons, role playing
colors green, gold, purple
minutes 80 90
waits 60
mess some
heart jar: glass-jar, glass-bottle, cookie-tin = 1
heart clay: polymer-clay = 2 color
heart eye: glass-gem, marble, mosaic-tile, stick-on-gem, safety-eye, button = 1
nice iris: acrylic-paint, metallic-paint, paint-marker = 2 color
nice rub: metallic-paint, acrylic-paint = 1 color
nice green: moss, fake-leaf, fern-frond = handful
nice horn: toothpick, aluminum-foil = 3
tool poke: toothpick, plastic-straw, paper-straw, pencil
tool knife: plastic-knife, craft-stick
join glue: glue when eye=stick-on-gem,safety-eye,button
tool brush: paintbrush when iris; rub
home oven
home towel
step clean: prepare jar towel by cc
step iris: paint iris eye brush > iris by cc
step cover: build clay jar > skin jar by cc
step eye: build eye clay jar > eye by cc
step lids: shape clay knife > lids by cc
step scales: shape clay poke > scales by cc
step horn: build horn clay > horns by cc
step bake: heat jar oven glue by gt
step rub: paint rub clay brush > rub by cc
step green: arrange green jar > green by cc
part horns = horn own : p^ tan -30 -60 -52 -96 -16 -70 ; p^ tan 30 -60 52 -96 16 -70 ; p^ tan -6 -70 0 -100 6 -70
part jar = jar own : r^ silver 0 -66 92 22 4 ; q^ light-blue+ 10 -56 -56 56 -56 66 -30 66 78 52 90 -52 90 -66 78 -66 -30
part skin = clay a : b^ ~ -62 -20 -36 -50 0 -54 40 -48 62 -22 62 30 50 58 0 64 -48 60 -62 32
part scales = clay a : c_ ~- -54 40 54 40 9 10 ; c_ ~- -48 52 48 52 8 9 ; c_ ~-- -40 -42 40 -42 7 8 ; o_ ~+ -52 0 6 8 ; o_ ~+ 52 0 6 8 ; o_ ~- -54 18 6 8 ; o_ ~- 54 18 6 8
part eye = eye own : o^ gold 0 4 36 26 ; o_ orange 0 4 26 24
part iris = iris b : o_ gold 0 4 24 22 ; b_ k -5 4 0 -20 5 4 0 28 ; o_ w -10 -6 5 4
part lids = clay a : b^ ~-- -42 4 -24 -26 0 -32 24 -26 42 4 24 -14 0 -20 -24 -14 ; b^ ~- -42 6 -24 28 0 36 24 28 42 6 24 20 0 28 -24 20
part rub = rub gold : l_ gold 2 -38 -4 -22 -24 0 -30 22 -24 38 -4 ; d_ gold 2 -40 44 -20 46 0 46 20 46 40 44 -30 56 -10 58 10 58 30 56
part green = green green : y^ ~ -58 88 24 10 9 .2 ; y^ ~ 58 88 24 10 9 .2
scene stand

* freezer-stencil-shirt | 6-8 9-12 13+ | -
appeal 3
topics t-shirt, custom t-shirt, shirt, freezer paper, stencil, stenciling, fashion, team shirt, class shirt, birthday shirt, back to school, logo, fabric paint, gift for a brother, family reunion, merch
near astronaut, soccer, basketball, baseball
variant emblem | Superheroes | red, yellow, blue free | superhero, emblem, hero, symbol, logo, secret identity
variant planet | Space | gold, orange, navy | planet, space, saturn
variant paw | Animals | white, gray, pink | paw, dog, cat, pets, animal shelter
variant number | Sports | gold, blue, white | jersey, number, team, sports day
colors red, yellow, blue
minutes 80 60 70
waits 300
mess some
heart shirt: old-t-shirt, old-jersey, cloth-bag, pillowcase, apron = 1
heart paint: fabric-paint, acrylic-paint = 2 color
heart stencil: freezer-paper, contact-paper = 1 sheet
need sponge: kitchen-sponge, sponge-brush, paintbrush = 1
need board: cardboard, cereal-box, magazine = 1
nice knife@13+: craft-knife = 1
tool scissors: scissors
tool pen: pencil, permanent-marker
home iron
home plate
step wash: prepare shirt board > shirt by ccc
step draw: draw stencil pen by ccc
step cut: cut stencil scissors knife? by tct
step stick: glue stencil shirt iron by ggt
step dab: paint paint shirt sponge plate > emblem planet paw number by ccc
step wait: dry shirt by ccc
step second: paint paint shirt sponge > emblem-b planet-b number-b paw-b by ccc
step peel: prepare stencil shirt by ccc
step dry: dry shirt by ccc
step fix: heat shirt iron by ggt
part shirt = shirt c : p^ ~ -34 -76 -16 -84 0 -72 16 -84 34 -76 86 -40 68 -8 46 -22 46 84 -46 84 -46 -22 -68 -8 -86 -40 ; l_ ~- 4 -16 -84 -8 -70 0 -66 8 -70 16 -84
part emblem@emblem = paint b : p_ ~ -34 -30 34 -30 30 10 0 40 -30 10
part emblem-b@emblem = paint a : p_ ~ 6 -26 -16 6 -2 6 -8 32 18 -4 4 -4 14 -26
part planet@planet = paint b : o_ ~ 0 2 26 26
part planet-b@planet = paint a : l_ ~ 5 -26 -8 -40 10 -18 18 17 4 40 -14 27 -17 ; s_ ~ 31 -30 5 7 3 ; s_ ~ -32 34 5 7 3
part paw@paw = paint b : b_ ~ -20 20 0 -4 20 20 14 34 0 30 -14 34 ; o_ ~ -24 0 8 10 ; o_ ~ -9 -16 8 11 ; o_ ~ 9 -16 8 11 ; o_ ~ 24 0 8 10
part paw-b@paw = paint c : h_ pink 0 22 12
part number@number = paint b : z_ ~ 12 -24 -24 20 -24 -4 36
part number-b@number = paint a : z_ a 3 -34 48 34 48 ; z_ a 3 -34 54 34 54
scene lay

* glue-lid-sea | 6-8 9-12 | Ocean
extras hanging: crystal, charm, cellophane
appeal 1
topics suncatcher, sun catcher, resin, resin art, resin charms, sea glass, window decoration, beach, tide pool, under the sea, vacation souvenir, shells, stained glass, faux resin, summer
near mermaid
variant tide-pool | Ocean | teal, light blue, gold | tide pool, beach, shells, waves
variant petals | Nature, Seasons | light green, yellow, pink | flower, spring, garden, pressed flowers
colors teal, light blue, gold
minutes 30 35
waits 2880
mess some
heart glue: glue = 1 cup
heart lid: plastic-lid, yogurt-pot, metal-lid, popsicle-mold = 3
heart inside: seashell, pressed-flower, sea-glass, seed-bead, sequin, bead, leaf, sand, stick-on-gem = handful
need tint: food-coloring, watercolor-paint, acrylic-paint, drawing-ink = 3 drop
nice sand: sand, colored-sand, salt = 1 tbsp
nice glove: glove, rubber-glove = 1 pair
nice glitter: glitter, confetti = 1 pinch
nice line: fishing-line, string, embroidery-floss, ribbon, yarn = 3 ft
tool stir: toothpick, craft-stick, wooden-skewer
tool punch: needle, pushpin, hole-punch
home oil
home tray
home cup
step oil: prepare lid oil tray by cc
step pour: fill glue lid > disk by cc
step tint: mix tint glue stir glove? > swirl by cc
step inside: arrange inside sand? glue > shells petals by cc
step glitter: decorate glitter glue > glitter by cc
step rest: dry glue by cc
step peel: prepare glue lid by cc
step flip: dry glue cup by cc
step hole: poke glue punch by tc
step hang: tie line glue > line by cc
part line = line own : z gray 1.6 -44 -40 -44 -98 ; z gray 1.6 46 -52 46 -98 ; z gray 1.6 6 20 6 -98
part disk = lid b : o^ ~ -44 -2 40 40 ; o^ ~ 46 -14 38 38 ; o^ ~ 6 56 38 36
part swirl = tint a : i_ ~ -44 -2 30 7 2 ; b_ ~ 20 -20 46 -40 74 -18 60 6 30 4 ; b_ ~ -20 60 6 36 34 54 20 80 -8 80
part shells@tide-pool = inside own : f^ orange -52 4 5 12 5 -90 ; o^ cream -30 -14 8 7 ; b^ pink 38 -10 50 -24 60 -10 52 2 ; o^ cream 0 62 9 8 ; b^ tan 14 50 24 44 28 54 20 58 ; d_ tan 1.8 -62 -12 -40 20 58 6 36 -30 18 70
part petals@petals = inside own : f^ pink -44 -2 6 18 6 0 ; o_ yellow -44 -2 5 5 ; f^ w 46 -14 5 16 8 0 ; o_ yellow 46 -14 5 5 ; j^ green -4 70 20 40 6 ; f^ yellow 16 52 4 10 5 0
part glitter = glitter gold : d_ gold 1.6 -66 4 -56 -22 -30 14 34 -34 66 -22 56 8 -14 48 24 76 10 80 -24 6
scene hang

* tube-space-station | 6-8 9-12 | Space
extras hanging: stick-on-gem, button, sequin, sticker
extras machine: bubble-wrap, sticker, patch, candy-wrapper, stick-on-gem, sequin, dried-lentil, plastic-straw, cotton-swab, pipe-cleaner, loom-band, rubber-band, copper-tape, snap-fastener, dry-pasta
topics space station, international space station, iss, astronaut, astronauts, satellite, nasa, solar panels, spaceship, space camp, stem, future
near rocket, mars base, moon base
colors silver, blue, orange
minutes 55 75
waits 30
mess some
heart tube: cardboard-tube, chip-can, plastic-bottle = 3
heart skin: aluminum-foil, craft-foam, metallic-paper = 2 sheet
need panel: cardboard, craft-foam, cereal-box, cardstock, foam-tray = 2 piece
need arm: paper-straw, craft-stick, wooden-skewer, plastic-straw, dowel = 3
nice lamp: LED-light, string-light, LED-tea-light = 1
nice paint: acrylic-paint, paint, marker, permanent-marker = 2 color
nice parts: bottle-cap, plastic-lid, button, paper-fastener, cork = 6
nice line: string, fishing-line, yarn = 4 ft
join glue: glue
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool brush: paintbrush when paint=acrylic-paint,paint
step plan: arrange tube by cc
step skin: tape skin tube tape scissors > skin by cc
step hub: tape tube tape scissors > tubes by tc
step panels: cut panel scissors > panels by cc
step grid: color paint panel brush > grid by cc
step arms: tape arm panel tube tape scissors > arms by cc
step parts: glue parts panel glue > parts by cc
step lamp: build lamp tube > lamp by tc
step line: tie line tube > line by tc
step crew: play tube by cc
part line = line own : z gray 1.4 -40 -20 -40 -98 ; z gray 1.4 40 -20 40 -98
part arms = arm own : z w 6 -86 6 86 6 ; z silver 5 0 -40 0 60 ; z w 6 10 16 34 92
part panels = panel b : r^ b -74 -36 34 62 2 ; r^ b -74 48 34 62 2 ; r^ b 74 -36 34 62 2 ; r^ b 74 48 34 62 2
part grid = paint navy : r_ navy -74 -36 34 62 2 ; r_ navy -74 48 34 62 2 ; r_ navy 74 -36 34 62 2 ; r_ navy 74 48 34 62 2 ; z_ light-blue 1.6 -74 -66 -74 -6 ; z_ light-blue 1.6 -74 18 -74 78 ; z_ light-blue 1.6 74 -66 74 -6 ; z_ light-blue 1.6 74 18 74 78 ; z_ light-blue 1.6 -90 -46 -58 -46 ; z_ light-blue 1.6 -90 -26 -58 -26 ; z_ light-blue 1.6 -90 38 -58 38 ; z_ light-blue 1.6 -90 58 -58 58 ; z_ light-blue 1.6 58 -46 90 -46 ; z_ light-blue 1.6 58 -26 90 -26 ; z_ light-blue 1.6 58 38 90 38 ; z_ light-blue 1.6 58 58 90 58
part tubes = tube own : roll silver 0 6 100 34 ; tube silver 0 -58 32 48 ; tube silver 0 22 32 46
part skin = skin own : r_ silver -30 6 20 32 ; r_ silver- 30 6 20 32 ; z_ gray 2 -10 -8 -10 20 ; z_ gray 2 10 -8 10 20 ; z_ gray 2 -14 -40 14 -40 ; z_ gray 2 -14 40 14 40
part parts = parts own : o^ orange 0 6 11 11 ; o_ k 0 6 5 5 ; o^ red -30 6 6 6 ; o^ red 0 52 6 6 ; o^ blue 30 6 6 6 ; o^ blue 0 -30 6 6 ; o^ gold 44 6 6 6
part lamp = lamp yellow : o^ yellow 0 -60 9 6 ; z_ yellow 2 -14 -72 -20 -82 ; z_ yellow 2 0 -74 0 -86 ; z_ yellow 2 14 -72 20 -82
scene hang

* wood-block-wheels | 6-8 9-12 13+ | Transportation
extras world Transportation: shoebox, masking-tape, hardcover-book, toy-tree, metal-washer, metallic-paper, cake-board, electrical-tape, old-tie, map, clothespin, rubber-band, nuts-and-bolts
extras machine: buckle, bread-tag, coin, sticker, washi-tape, masking-tape
appeal 3
topics wooden car, toy car, truck, wooden toy, race car, pickup, woodworking, wood shop, pinewood derby, soapbox car, gift for a little brother, gift for a toddler, vintage toys, dad and me
near train
colors red, cream, blue free
minutes 75 75 90
waits 120
mess some
heart wood: wood-scrap, wooden-block = 2
heart wheels: spool, toy-wheel, wood-slice, wooden-bead, bottle-cap, cork = 4
heart axle: dowel, wooden-skewer, chopstick = 2
need sand: sandpaper = 1
need bearing: paper-straw, plastic-straw = 2
nice paint: acrylic-paint, paint = 3 color
nice light: button, pushpin, bead, stick-on-gem = 2
join glue: glue
join tape: duct-tape, masking-tape, tape
tool brush: paintbrush when paint
tool scissors: scissors
tool ruler: ruler
tool pen: pencil
step sand: prepare sand wood by ccc
step plan: draw wood pen ruler by ccc
step cab: glue wood glue > body cab by ccc
step paint: paint paint wood brush > paint by ccc
step lines: paint paint wheels brush > rims by ccc
step bearing: tape bearing wood tape scissors ruler > bearing by ccc
step axles: build axle bearing scissors > axle by ttc
step wheels: glue wheels axle glue > wheels by ccc
step light: glue light wood glue > lights by ccc
step roll: test wood by ccc
part axle = axle own : z wood- 6 -46 56 -46 57 ; z wood- 6 46 56 46 57
part bearing = bearing w : r w -46 48 18 8 2 ; r w 46 48 18 8 2
part body = wood own : q^ wood 6 -88 10 88 10 88 46 -88 46
part cab = wood own : q^ wood+ 8 -34 -40 28 -40 36 12 -42 12
part paint = paint a : q_ ~ 6 -88 10 88 10 88 46 -88 46 ; q_ ~ 8 -34 -40 28 -40 36 12 -42 12 ; q_ b 5 -26 -30 -4 -30 -4 4 -32 4 ; q_ b 5 4 -30 22 -30 28 4 4 4 ; r_ b 0 28 170 6
part wheels = wheels own : o^ wood -46 58 26 26 ; o^ wood 46 58 26 26
part rims = paint k : o_ k -46 58 24 24 ; o_ b -46 58 12 12 ; o_ k -46 58 4 4 ; o_ k 46 58 24 24 ; o_ b 46 58 12 12 ; o_ k 46 58 4 4
part lights = light yellow : o^ yellow 86 24 7 7 ; o^ red -86 24 5 5
scene stand

* flower-phone-case | 6-8 9-12 13+ | Nature
topics phone case, phone, cell phone, first phone, pressed flowers, teen gift, best friend, gift for a friend, botanical, cottagecore, accessories, summer, wildflowers
colors pink, green, yellow
minutes 65 45 50
waits 180
mess low
heart case: phone-case = 1
heart flowers: pressed-flower, leaf, fern-frond, flower, clover = 8
need ground: paper, watercolor-paper, cardstock, contact-paper = 1 sheet
need glue: glue = 1 bit
nice gold: metallic-pen, glitter, metallic-paper, paint-marker = 1
nice film: contact-paper, tape = 1
tool tweezers: tweezers, toothpick
tool brush: paintbrush, cotton-swab
tool scissors: scissors
tool pen: pencil
home book
step press: prepare flowers book by ccc
step trace: draw case ground pen by tcc
step cut: cut ground scissors > insert by tcc
step lay: arrange flowers ground tweezers by ccc
step glue: glue flowers ground glue brush > flowers by ccc
step gold: draw gold ground > gold by ccc
step film: tape film ground scissors > film by tcc
step dry: dry ground book by ccc
step build: build ground case > case by ccc
part insert = ground w : r^ cream 0 0 96 172 12
part flowers = flowers own : l_ green 3 -14 70 -10 20 -20 -30 ; l_ green 3 14 76 20 30 8 -16 ; j_ green -12 40 -34 26 6 ; j_ green 18 44 38 30 6 ; f_ pink -20 -38 6 16 6 0 ; o_ yellow -20 -38 5 5 ; f_ yellow 10 -24 5 14 6 10 ; o_ orange 10 -24 4 4 ; f_ light-blue 30 8 6 12 5 0 ; o_ yellow 30 8 3 3 ; f_ purple -28 2 5 12 5 20 ; o_ yellow -28 2 3 3 ; f_ orange 2 14 6 11 4 ; o_ yellow 2 14 3 3 ; f_ pink -26 54 5 11 5 ; o_ yellow -26 54 3 3 ; f_ yellow 26 58 6 11 4 ; o_ orange 26 58 3 3 ; f_ purple -6 -64 6 11 4 ; o_ yellow -6 -64 3 3
part gold = gold gold : d_ gold 1.8 -34 -60 -10 -70 20 -62 36 -40 -36 -10 36 60 -34 66 0 50
part film = film w : r_ w -38 -4 3 150
part case = case own : a_ gray 26 -66 9 7 0 360 ; o_ k 26 -66 4 4 ; z_ light-blue 4 -46 -74 -46 74 ; z_ light-blue 4 46 -74 46 74 ; z_ light-blue 4 -36 -84 36 -84 ; z_ light-blue 4 -36 84 36 84
scene lay

* jar-barometer | 6-8 9-12 | Weather
topics barometer, air pressure, weather station, forecast, meteorologist, meteorology, science project, science fair, stem, storm, rain and sun, measuring weather
colors blue, red, yellow
minutes 30 40
mess low
heart jar: glass-jar, can, plastic-jar = 1
heart skin: balloon, rubber-glove, plastic-wrap = 1
heart pointer: plastic-straw, paper-straw, wooden-skewer = 1
need band: rubber-band, hair-tie, string = 1
need card: index-card, cardstock, cereal-box, cardboard, paper = 1
nice box: shoebox, cereal-box, plastic-bottle, milk-carton = 1
nice tip: toothpick = 1
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, ballpoint-pen, pencil
tool ruler: ruler
step stretch: cut skin scissors jar > jar skin by gt
step seal: tie band skin jar > band by tc
step tip: tape tip pointer tape > tip by cc
step pointer: tape pointer skin tape > pointer by cc
step scale: draw card pen ruler > card scale by cc
step stand: tape card box? tape > box by cc
step start: test pointer card pen by cc
step place: prepare jar by cc
step log: draw card pen by cc
part box = box own : r^ kraft 70 20 40 120 3
part card = card w : r^ w 62 0 34 130 2
part scale = pen k : z_ k 2 48 -50 60 -50 ; z_ k 2 48 -30 56 -30 ; z_ k 2 48 -10 60 -10 ; z_ k 2 48 10 56 10 ; z_ k 2 48 30 60 30 ; o_ yellow 68 -50 8 8 ; x_ blue 68 30 8 12 ; p_ red 64 -16 72 -16 68 -26
part jar = jar own : q^ light-blue+ 10 -84 -2 -16 -2 -10 12 -10 76 -90 76 -90 12
part skin = skin b : b^ red -86 -2 -50 -10 -14 -2 -14 10 -86 10
part band = band tan : z tan 5 -86 12 -14 12
part pointer = pointer own : z^ yellow 6 -52 -10 46 -12
part tip = tip wood : z wood 3 46 -12 58 -12
scene stand

* walnut-beetles | 6-8 9-12 | Bugs, Nature
extras game: dried-bean, duct-tape, paper, ric-rac, washi-tape, wrapping-paper
topics ladybug, ladybugs, bee, bees, beetle, beetles, walnut, nutshells, insects, tic tac toe, good luck, spring, game
near autumn, forest
colors red, yellow, black free
minutes 40 50
waits 40
mess some
heart shell: walnut-shell = 10
heart paint: acrylic-paint, paint, paint-marker = 3 color
need legs: pipe-cleaner, felt, craft-foam, construction-paper = 5
nice eyes: googly-eye, bead, sequin = 20
need board: paper, wood-slice, felt, cardboard, wood-scrap, fabric-scrap = 1
nice line: string, ribbon, washi-tape, chalk = 4 ft
join glue: glue
tool brush: paintbrush, cotton-swab
tool scissors: scissors
tool fine: toothpick, permanent-marker, marker
home towel
step wash: wash shell towel by cc
step base: paint paint shell brush > red yellow by cc
step dry: dry shell by cc
step marks: paint paint shell fine > marks by cc
step legs: cut legs scissors by cc
step stick: glue legs shell glue > legs by cc
step eyes: glue eyes shell glue > eyes by cc
step board: cut board scissors > board by cc
step lines: draw fine board line? glue > lines by cc
step play: play shell by cc
part board = board w : ground ~ 0 -18 150 150
part lines = fine tan : z_ tan- 4 -25 -90 -25 54 ; z_ tan- 4 25 -90 25 54 ; z_ tan- 4 -72 -42 72 -42 ; z_ tan- 4 -72 6 72 6
part legs = legs k : z_ k 2.6 -38 -64 -29 -64 ; z_ k 2.6 -43 -55.3 -38.5 -47.5 ; z_ k 2.6 -53 -55.3 -57.5 -47.5 ; z_ k 2.6 -58 -64 -67 -64 ; z_ k 2.6 -53 -72.7 -57.5 -80.5 ; z_ k 2.6 -43 -72.7 -38.5 -80.5 ; z_ k 2.6 10 -18 19 -18 ; z_ k 2.6 5 -9.3 9.5 -1.5 ; z_ k 2.6 -5 -9.3 -9.5 -1.5 ; z_ k 2.6 -10 -18 -19 -18 ; z_ k 2.6 -5 -26.7 -9.5 -34.5 ; z_ k 2.6 5 -26.7 9.5 -34.5 ; z_ k 2.6 58 30 67 30 ; z_ k 2.6 53 38.7 57.5 46.5 ; z_ k 2.6 43 38.7 38.5 46.5 ; z_ k 2.6 38 30 29 30 ; z_ k 2.6 43 21.3 38.5 13.5 ; z_ k 2.6 53 21.3 57.5 13.5 ; z_ k 2.6 58 -64 67 -64 ; z_ k 2.6 53 -55.3 57.5 -47.5 ; z_ k 2.6 43 -55.3 38.5 -47.5 ; z_ k 2.6 38 -64 29 -64 ; z_ k 2.6 43 -72.7 38.5 -80.5 ; z_ k 2.6 53 -72.7 57.5 -80.5 ; z_ k 2.6 -38 30 -29 30 ; z_ k 2.6 -43 38.7 -38.5 46.5 ; z_ k 2.6 -53 38.7 -57.5 46.5 ; z_ k 2.6 -58 30 -67 30 ; z_ k 2.6 -53 21.3 -57.5 13.5 ; z_ k 2.6 -43 21.3 -38.5 13.5 ; z_ k 2.6 -76 84 -69 84 ; z_ k 2.6 -80 90.9 -76.5 97 ; z_ k 2.6 -88 90.9 -91.5 97 ; z_ k 2.6 -92 84 -99 84 ; z_ k 2.6 -88 77.1 -91.5 71 ; z_ k 2.6 -80 77.1 -76.5 71 ; z_ k 2.6 -42 84 -35 84 ; z_ k 2.6 -46 90.9 -42.5 97 ; z_ k 2.6 -54 90.9 -57.5 97 ; z_ k 2.6 -58 84 -65 84 ; z_ k 2.6 -54 77.1 -57.5 71 ; z_ k 2.6 -46 77.1 -42.5 71 ; z_ k 2.6 -8 84 -1 84 ; z_ k 2.6 -12 90.9 -8.5 97 ; z_ k 2.6 -20 90.9 -23.5 97 ; z_ k 2.6 -24 84 -31 84 ; z_ k 2.6 -20 77.1 -23.5 71 ; z_ k 2.6 -12 77.1 -8.5 71 ; z_ k 2.6 26 84 33 84 ; z_ k 2.6 22 90.9 25.5 97 ; z_ k 2.6 14 90.9 10.5 97 ; z_ k 2.6 10 84 3 84 ; z_ k 2.6 14 77.1 10.5 71 ; z_ k 2.6 22 77.1 25.5 71 ; z_ k 2.6 60 84 67 84 ; z_ k 2.6 56 90.9 59.5 97 ; z_ k 2.6 48 90.9 44.5 97 ; z_ k 2.6 44 84 37 84 ; z_ k 2.6 48 77.1 44.5 71 ; z_ k 2.6 56 77.1 59.5 71
part red = shell own : o^ red -48 -64 13 15 ; o^ red 0 -18 13 15 ; o^ red 48 30 13 15 ; o^ red -84 84 11 12 ; o^ red -50 84 11 12
part yellow = shell own : o^ yellow 48 -64 13 15 ; o^ yellow -48 30 13 15 ; o^ yellow -16 84 11 12 ; o^ yellow 18 84 11 12 ; o^ yellow 52 84 11 12
part marks = paint c : o_ k -48 -76 8 5 ; o_ k 0 -30 8 5 ; o_ k 48 18 8 5 ; o_ k 48 -76 8 5 ; o_ k -48 18 8 5 ; o_ k -84 75 8 5 ; o_ k -50 75 8 5 ; o_ k -16 75 8 5 ; o_ k 18 75 8 5 ; o_ k 52 75 8 5 ; z_ k 1.6 -48 -74 -48 -50 ; z_ k 1.6 0 -28 0 -4 ; z_ k 1.6 48 20 48 44 ; z_ k 1.6 -84 78 -84 95 ; z_ k 1.6 -50 78 -50 95 ; d_ k 2 -54 -66 -42 -66 -54 -58 -42 -58 -6 -20 6 -20 -6 -12 6 -12 42 28 54 28 42 36 54 36 -89 84 -79 84 -89 90 -79 90 -55 84 -45 84 -55 90 -45 90 ; z_ k 3 37 -66 59 -66 ; z_ k 3 37 -58 59 -58 ; z_ k 3 -59 28 -37 28 ; z_ k 3 -59 36 -37 36 ; z_ k 3 -25 83 -7 83 ; z_ k 3 -25 90 -7 90 ; z_ k 3 9 83 27 83 ; z_ k 3 9 90 27 90 ; z_ k 3 43 83 61 83 ; z_ k 3 43 90 61 90
part eyes = eyes own : e -51 -77 2.4 ; e -45 -77 2.4 ; e -3 -31 2.4 ; e 3 -31 2.4 ; e 45 17 2.4 ; e 51 17 2.4 ; e 45 -77 2.4 ; e 51 -77 2.4 ; e -51 17 2.4 ; e -45 17 2.4 ; e -87 74 2.4 ; e -81 74 2.4 ; e -53 74 2.4 ; e -47 74 2.4 ; e -19 74 2.4 ; e -13 74 2.4 ; e 15 74 2.4 ; e 21 74 2.4 ; e 49 74 2.4 ; e 55 74 2.4
scene lay

* robot-suit-of-boxes | 6-8 9-12 | Robots
extras machine: button, metal-washer, keycap, snap-fastener, candy-wrapper, stick-on-gem, sequin, bead, sticker, dry-pasta, dried-bean, dried-lentil, nuts-and-bolts, plastic-straw, pipe-cleaner, egg-carton, coin, cardboard-letter, glitter-paper, glitter-glue, patch, copper-tape
extras worn: sticker, patch, electrical-tape, foam-sheet-scrap, duct-tape, cardboard-letter, masking-tape, letter-bead, glitter-paper
appeal 3
topics robot costume, costume, costumes, halloween, carnival, dress up, cosplay, android, school play, theater, parade, mardi gras, purim, costume party
colors silver, red, blue
minutes 75 100
waits 60
mess some
place floor
heart box: cardboard-box = 2
heart shine: aluminum-foil, paint, acrylic-paint, metallic-paint, duct-tape = 1 roll
heart dials: bottle-cap, plastic-lid, button, old-CD, metal-lid, coffee-pod, egg-carton = 12
nice tube: cardboard-tube, paper-cup, plastic-cup, yogurt-pot = 2
nice wire: pipe-cleaner, craft-wire, spool, foam-ball = 4
nice lamp: LED-light, string-light, glow-stick = 1
nice panel: construction-paper, cardstock, craft-foam, metallic-paper = 2 sheet
nice strap: old-belt, ribbon, fabric-scrap, scarf = 2
join glue: glue
join tape: duct-tape, tape, masking-tape
tool scissors: scissors
tool brush: paintbrush, foam-roller when shine=paint,acrylic-paint,metallic-paint
tool pen: marker, pencil
tool ruler: ruler
step try: draw box pen ruler by tt
step cut: cut box scissors by gt
step edges: tape box tape by cc
step shine: decorate shine box brush tape > body head by cc
step panel: glue panel box glue scissors > panel by cc
step dials: tape dials box tape > dials by cc
step ears: tape tube box tape lamp? > ears lamp by cc
step wire: tape wire box tape > wire by cc
step strap: tape strap box tape by tc
step walk: test box by tt
part wire = wire own : z gray 4 -24 -70 -34 -94 ; z gray 4 -10 -72 -14 -96 ; z gray 4 10 -72 14 -96 ; z gray 4 24 -70 34 -94 ; o^ red -34 -95 4 4 ; o^ red -14 -97 4 4 ; o^ red 14 -97 4 4 ; o^ red 34 -95 4 4
part ears = tube own : r gray -50 -46 14 20 3 ; r gray 50 -46 14 20 3
part head = box a : r^ silver 0 -46 84 54 4 ; r_ k 0 -50 58 18 6 ; z_ gray 3 -20 -28 20 -28
part body = box a : r^ silver 0 36 120 108 5 ; r_ k -64 6 8 30 4 ; r_ k 64 6 8 30 4
part panel = panel own : r_ blue 0 22 84 46 4 ; l_ yellow 3 -34 30 -22 10 -10 30 2 14 14 30
part dials = dials own : o^ red -48 56 7 7 ; o^ red 0 56 7 7 ; o^ red -24 76 7 7 ; o^ red 24 76 7 7 ; o^ yellow -24 56 7 7 ; o^ yellow 48 76 7 7 ; o^ yellow 30 14 7 7 ; o^ green 24 56 7 7 ; o^ green -48 76 7 7 ; o^ green 30 30 7 7 ; o^ orange 48 56 7 7 ; o^ orange 0 76 7 7
part lamp = lamp yellow : o^ ~ 50 -60 6 5 ; z_ ~ 2 46 -68 42 -74 ; z_ ~ 2 50 -69 50 -77 ; z_ ~ 2 54 -68 58 -74
scene stand

* melt-soap | 6-8 9-12 13+ | -
extras gift: lavender, eucalyptus, pressed-flower, flower
appeal 3
topics soap, soap making, homemade soap, spa, spa day, self-care, gift, gifts, teacher gift, grandma, gift for grandma, mother's day, christmas gift, bath, wellness, slumber party, craft fair, small business
colors light blue, pink, yellow
minutes 40 40 45
waits 90
mess some
place table
heart base: soap-base = 1 lb
heart mold: popsicle-mold, silicone-mold, ice-cube-tray, yogurt-pot, muffin-tin, plastic-cup = 4
heart inside: lavender, flower, petal, dried-orange-slice, oats, fresh-herb, toy-animal, coffee-grounds, lemon, orange-peel = 1 handful
nice tint: food-coloring = 2 drop
nice wrap: wax-paper, tissue-paper, packing-paper, fabric-scrap = 1 sheet
nice tie: string, raffia, ribbon = 3 ft
nice tag: price-tag, cardstock, index-card, paper = 1
tool stir: craft-stick, wooden-spoon, metal-spoon
tool pen: ballpoint-pen, marker when tag
tool scissors: scissors when wrap; tie; tag
home knife
home measuring-cup
step cut: cut base knife by ggt
step set: arrange inside mold by ccc
step melt: heat base measuring-cup stir by ggt
step tint: mix tint base stir > tint by ccc
step pour: fill base mold > soap by ggt
step sprinkle: decorate inside base > inside by ccc
step cool: dry base mold by ccc
step out: prepare base mold by ccc
step wrap: fold wrap base scissors tie? > wrap by ccc
step tag: draw tag pen scissors > tag by ccc
part soap = base own : q^ cream 11 -79.1 -71.8 -12.9 -71.8 -12.9 -20.2 -79.1 -20.2 ; q_ w 7.4 -71.8 -64.4 -20.2 -64.4 -20.2 -27.6 -71.8 -27.6 ; q^ cream 11 12.9 -71.8 79.1 -71.8 79.1 -20.2 12.9 -20.2 ; q_ w 7.4 20.2 -64.4 71.8 -64.4 71.8 -27.6 20.2 -27.6 ; q^ cream 11 -79.1 8.2 -12.9 8.2 -12.9 59.8 -79.1 59.8 ; q_ w 7.4 -71.8 15.6 -20.2 15.6 -20.2 52.4 -71.8 52.4 ; q^ cream 11 12.9 8.2 79.1 8.2 79.1 59.8 12.9 59.8 ; q_ w 7.4 20.2 15.6 71.8 15.6 71.8 52.4 20.2 52.4
part tint = tint b : q_ light-blue+ 7.4 -71.8 -64.4 -20.2 -64.4 -20.2 -27.6 -71.8 -27.6 ; q_ light-blue+ 7.4 20.2 -64.4 71.8 -64.4 71.8 -27.6 20.2 -27.6 ; q_ light-blue+ 7.4 -71.8 15.6 -20.2 15.6 -20.2 52.4 -71.8 52.4 ; q_ light-blue+ 7.4 20.2 15.6 71.8 15.6 71.8 52.4 20.2 52.4
part inside = inside own : bits own 1 -64 -56 -46 -40 -30 -52 28 -52 46 -38 64 -54 -64 26 -46 42 -30 28 28 28 46 42 64 26
part wrap = wrap own : r_ tan -46 -46 14 52 ; r_ tan 46 -46 14 52 ; r_ tan -46 34 14 52 ; r_ tan 46 34 14 52
part tag = tag own : q^ w 3 40 68 74 66 76 88 42 90 ; z_ k 1.6 48 74 68 73 ; z_ k 1.6 49 81 66 80
scene lay

* journal-spread | 9-12 13+ | -
extras book: bookmark, clover, envelope, feather, leaf, origami-paper, paper-clip, photo, ribbon, rubber-band, rubber-stamp, sewing-elastic, sticker, sticky-note, ticket-stub
appeal 1
topics bullet journal, bullet journaling, journaling, journal, diary, planner, back to school, study planner, habit tracker, stationery, hand lettering, middle school, new year, goals, mood tracker, exam stress, feelings, calendar
near new school, first day at a new school
colors teal, pink, yellow
minutes 50 60
mess low
heart book: notebook, graph-paper, paper = 1
heart pen: ballpoint-pen, gel-pen, marker, colored-pencil = 2
heart trim: washi-tape, sticker, sticky-note, magazine, old-book-page, stencil = 1
nice light: marker, watercolor-paint, watercolor-pencil = 2 color
nice clip: paper-clip, binder-clip, ribbon = 1
nice photo: photo, postage-stamp, pressed-flower = 3
join stick: glue-stick, glue when photo; trim=magazine,old-book-page
tool ruler: ruler
tool pencil: pencil
step open: prepare book pencil by cc
step grid: draw book ruler pencil > page grid by cc
step title: draw book pen > title by cc
step days: draw book pen ruler > days by cc
step tracker: draw book pen > tracker by cc
step light: color light book > light by cc
step trim: glue trim book stick > trim by cc
step photo: glue photo book stick > photo by cc
step ink: draw book pen > ink by cc
step clip: build clip book > clip by cc
part page = book own : r^ w -44 0 86 160 3 ; r^ w 44 0 86 160 3 ; z_ gray 2 0 -78 0 78
part grid = pencil gray : z_ gray 1 -80 -40 -8 -40 ; z_ gray 1 -80 -4 -8 -4 ; z_ gray 1 -80 32 -8 32 ; z_ gray 1 8 -10 80 -10
part light = light b : r_ yellow -44 -62 62 14 2 ; r_ pink+ 44 30 66 66 3
part title = pen k : l_ k 3 -68 -58 -60 -68 -54 -58 -46 -68 -38 -58 -30 -66 -22 -58
part days = pen k : z_ k 1.6 -76 -32 -56 -32 ; z_ k 1.6 -76 4 -56 4 ; z_ k 1.6 -76 40 -56 40 ; r_ k -70 -22 5 5 1 ; r_ k -70 -14 5 5 1 ; r_ k -70 14 5 5 1 ; r_ k -70 22 5 5 1 ; r_ k -70 50 5 5 1 ; z_ gray 1.4 -62 -22 -20 -22 ; z_ gray 1.4 -62 -14 -30 -14 ; z_ gray 1.4 -62 14 -20 14 ; z_ gray 1.4 -62 22 -34 22 ; z_ gray 1.4 -62 50 -24 50
part tracker = pen a : d_ a 3.4 18 12 27.3 12 36.7 12 46 12 ; d_ gray 3.4 56 12 65 12 74 12 ; d_ c 3.4 18 26 27 26 36 26 ; d_ gray 3.4 46 26 55.3 26 64.7 26 74 26 ; d_ b 3.4 18 40 27.2 40 36.4 40 45.6 40 54.8 40 64 40 ; d_ gray 3.4 74 40 ; d_ yellow 3.4 18 54 27 54 ; d_ a 3.4 36 54 46 54 ; d_ pink 3.4 55 54 64 54 74 54
part trim = trim a : r_ a 44 -66 70 14 1 ; z_ w 2 16 -66 72 -66 ; r_ b -44 70 70 10 1
part photo = photo own : r^ w 20 -36 23.6 23.6 0.6 -5 ; r_ light-blue 20 -37.9 18.6 14.9 0.6 -5 ; o_ cream 20 -37.9 4.3 5 ; r^ w 46 -34 23.6 23.6 0.6 -5 ; r_ light-blue 46 -35.9 18.6 14.9 0.6 -5 ; o_ cream 46 -35.9 4.3 5 ; r^ w 72 -36 23.6 23.6 0.6 -5 ; r_ light-blue 72 -37.9 18.6 14.9 0.6 -5 ; o_ cream 72 -37.9 4.3 5
part ink = pen k : l_ k 1.8 16 66 24 56 30 66 38 56 46 66 54 58
part clip = clip own : a silver 70 -82 8 6 180 360 ; z silver 2.4 62 -82 62 -62 ; z silver 2.4 78 -82 78 -68
scene lay

* manga-mini | 9-12 13+ | -
extras book: washi-tape
topics manga, anime, comic, comics, drawing, otaku, japan, graphic novel, cartoon, character design, sketching, zine, storyboard
near cosplay
colors black, red, gray
minutes 75 100
mess low
heart paper: paper, graph-paper, watercolor-paper, notebook = 3 sheet
heart pen: ballpoint-pen, drawing-ink, permanent-marker, gel-pen, marker = 1
need pencil: pencil = 1
nice tone: marker, watercolor-paint, colored-pencil = 2 color
nice cover: cardstock, construction-paper = 1 sheet
join bind: stapler, sewing-thread, embroidery-floss, tape
tool ruler: ruler
tool eraser: eraser
tool scissors: scissors when bind=sewing-thread,embroidery-floss
step fold: fold paper by cc
step hero: draw paper pencil > hero by cc
step story: draw paper pencil by cc
step panels: draw paper pencil ruler > panels by cc
step sketch: draw paper pencil by cc
step ink: draw pen paper > ink by cc
step effects: draw pen paper ruler > lines by cc
step tone: color tone paper > tone by cc
step cover: fold cover paper > cover by cc
step bind: tape bind paper scissors eraser > bind by cc
part cover = cover b : r^ red -6 0 124 166 3
part hero = paper w : r^ w 0 0 120 162 2
part panels = pencil k : z_ k 3 -54 -74 54 -74 54 74 -54 74 -54 -74 ; z_ k 3 -54 -4 54 -20 ; z_ k 3 0 -10 -8 74
part tone = tone c : p_ gray+ -52 -2 -2 -10 -9 72 -52 72
part ink = pen k : o_ w 0 -40 26 26 ; b_ k -30 -40 -28 -66 -14 -62 -6 -72 4 -64 16 -72 20 -60 32 -58 30 -36 22 -50 10 -46 0 -54 -10 -46 -22 -50 ; o_ k -10 -36 5 8 ; o_ k 10 -36 5 8 ; o_ w -12 -40 2 3 ; o_ w 8 -40 2 3 ; l_ k 2 -4 -22 0 -20 4 -22 ; b_ k -44 60 -40 24 -26 14 -14 26 -14 60 ; o_ w -28 10 10 11 ; z_ k 5 -14 34 -2 20 ; p_ k 18 56 22 20 40 12 46 30 42 58 ; o_ w 32 8 8 9
part lines = pen k : z_ k 1.4 -52 -72 -30 -60 ; z_ k 1.4 -52 -50 -34 -46 ; z_ k 1.4 52 -72 32 -62 ; z_ k 1.4 52 -46 36 -44 ; z_ k 1.4 0 66 14 44 ; z_ k 1.4 52 64 42 48 ; z_ k 1.4 52 -10 44 4 ; p_ w -46 -70 -20 -70 -20 -58 -46 -58
part bind = bind silver : z silver 3 -64 -40 -64 -24 ; z silver 3 -64 26 -64 42
scene lay

* worry-worm | 9-12 13+ | -
extras puppet: ribbon
appeal 3
topics crochet, worry worm, worry pet, first crochet project, amigurumi, feelings, anxiety, worried, nervous, exam stress, kindness, keychain, yarn craft, learn to crochet, pocket hug, encouragement
near new school, first day at a new school
colors teal, pink, black free
minutes 75 75
mess low
heart hook: crochet-hook = 1
heart yarn: yarn, cotton-cord = 15 yd
need eyes: safety-eye, googly-eye, bead, button = 2
nice note: cardstock, index-card, price-tag, paper = 1
nice hat: felt, pom-pom = 1 scrap
nice pen: marker, ballpoint-pen, gel-pen = 1
join glue: glue when eyes=googly-eye; hat
tool needle: needle
tool scissors: scissors
step slip: tie yarn hook > start by cc
step chain: weave yarn hook by cc
step turn: weave yarn hook by cc
step curl: weave yarn hook > worm by cc
step end: cut yarn scissors by cc
step weave: sew yarn needle by cc
step eyes: build eyes yarn glue needle > eyes by cc
step hat: cut hat scissors glue > hat by cc
step note: draw note pen > note by cc
part start = yarn a : o ~ -6 -62 26 22
part worm = yarn a : o^ ~ -4 -58 28 24 ; o^ ~- 14 -30 26 13 -18 ; o^ ~ -4 -10 30 13 14 ; o^ ~- 16 10 28 13 -18 ; o^ ~ -2 30 30 13 14 ; o^ ~- 14 50 26 12 -18 ; o^ ~ 2 68 22 11 10 ; l ~- 5 0 78 -8 90 -4 98 ; stitch w 0 -32 28 -28 4 ; stitch w -22 -12 12 -6 5 ; stitch w 0 8 32 12 5 ; stitch w -20 28 16 34 5
part eyes = eyes own : k -14 -60 5 ; k 8 -60 5 ; u -3 -54 6
part hat = hat b : p^ ~ -4 -102 -22 -76 14 -76 ; o^ w -4 -102 5 5
part note = note w : r^ w 60 -20 56 66 3 6 ; l_ k 2 42 -36 52 -42 60 -36 68 -42 78 -36 ; z_ gray 1.6 42 -20 78 -17 ; z_ gray 1.6 41 -10 76 -7 ; h_ red 58 4 10
scene lay

* cardboard-loom | 6-8 9-12 13+ | -
extras hanging: bead, feather, yarn, felt-ball, wool-roving, embroidery-floss, bell, wooden-craft-shape, ribbon, eucalyptus, lavender
topics weaving, loom, cardboard loom, wall hanging, tapestry, yarn, fiber art, textile art, room decor, my room, boho, south america, peru, guatemala, waldorf
near native american, navajo, sheep to shawl
variant landscape | Nature | light blue, green, tan | landscape, mountains, hills, sunset, desert
variant stripes | - | red, yellow, teal | stripes, rainbow, pattern, colors
colors light blue, green, tan
minutes 80 100 110
mess low
heart loom: cardboard, cereal-box, foam-board = 1
heart yarn: yarn, wool-roving, fabric-scrap = 30 yd
need warp: string, cotton-cord, yarn, embroidery-floss = 8 yd
need bar: stick, dowel, driftwood, chopstick, bamboo = 1
nice extra: wool-roving, ribbon, raffia, feather, lace = 2 handful
nice bead: wooden-bead, bead, button = 5
tool needle: needle
tool fork: comb, plastic-fork
tool scissors: scissors
tool ruler: ruler
join tape: tape, masking-tape
step notch: cut loom scissors ruler by tcc
step warp: shape warp loom tape > warp by ccc
step hem: weave yarn warp needle > hem by tcc
step weave: weave yarn warp needle > weave-a weave-b by ccc
step beat: weave yarn fork by ccc
step shape: weave yarn warp > shape-a shape-b by ccc
step extra: weave extra warp > extra by ccc
step fringe: tie yarn warp scissors > fringe by ccc
step off: build warp loom bar > bar by tcc
step ends: sew yarn needle bead? > bead by tcc
part bar = bar own : z^ wood 8 -80 -78 80 -78 ; l tan 2.4 -70 -80 0 -100 70 -80
part warp = warp w : z w 2 -48 -78 -48 60 ; z w 2 -32 -78 -32 60 ; z w 2 -16 -78 -16 60 ; z w 2 0 -78 0 60 ; z w 2 16 -78 16 60 ; z w 2 32 -78 32 60 ; z w 2 48 -78 48 60
part hem = yarn w : r cream 0 -66 108 8 3 ; r cream 0 44 108 8 3
part weave-a@landscape = yarn a : r^ ~ 0 -34 108 56 4 ; z_ ~- 1.6 -52 -52 52 -52 ; z_ ~- 1.6 -52 -42 52 -42 ; z_ ~- 1.6 -52 -32 52 -32 ; z_ ~- 1.6 -52 -22 52 -22
part weave-b@stripes = yarn a : r^ a 0 -52 108 18 3 ; r^ b 0 -34 108 18 3 ; r^ c 0 -16 108 18 3 ; r^ a 0 2 108 18 3 ; r^ b 0 20 108 18 3 ; r^ c 0 34 108 12 3
part shape-a@landscape = yarn b : p^ b -54 6 -24 -20 2 2 26 -14 54 4 54 40 -54 40 ; p_ b- -54 22 -20 6 20 22 54 12 54 40 -54 40 ; o^ yellow 30 -42 12 12 ; p_ c -54 32 -10 24 54 34 54 40 -54 40
part shape-b@stripes = yarn w : p_ w 0 -30 20 -7 0 16 -20 -7 ; p_ a 0 -18 10 -7 0 4 -10 -7
part extra = extra own : y_ w -24 -46 18 6 6 0.3 ; y_ w 8 -28 12 5 6 0.3
part fringe = yarn c : fringe c -52 48 104 40 13
part bead = bead own : d wood 5 -40 92 -20 92 0 92 20 92 40 92
scene hang

* bath-bombs | 6-8 9-12 13+ | -
extras gift: lavender, eucalyptus, flower, ribbon-rose
appeal 3
topics bath bomb, bath bombs, spa, spa day, self-care, bath, gift for grandma, grandma, mother's day, gift for mom, teacher gift, christmas gift, sleepover, slumber party, relax, wellness, chemistry, science, valentine's day
colors pink, light blue, purple
minutes 55 40 45
waits 1440
mess some
heart soda: baking-soda = 1 cup
heart acid: citric-acid = 1/2 cup
need starch: cornstarch, salt = 1/2 cup
need oil: cooking-oil = 2 tbsp
nice tint: food-coloring, cocoa, spice = 3 drop
nice petals: lavender, petal, flower, fresh-herb, oats, orange-peel = 2 tbsp
nice mold: popsicle-mold, silicone-mold, ornament, ice-cube-tray, muffin-tin, egg-shaped-plastic-shell, yogurt-pot = 4
nice wrap: tissue-paper, fabric-scrap, plastic-wrap, cupcake-liner = 4
nice tie: ribbon, string, raffia = 4 ft
tool whisk: whisk, metal-spoon, plastic-fork
tool scissors: scissors when wrap; tie
home water
home bowl
home cup
home tray
step sift: mix soda acid starch bowl by ccc
step oil: mix oil tint? cup whisk by ccc
step drip: mix oil soda whisk by tcc
step damp: mix soda water by tcc
step petals: arrange petals mold? > petals by ccc
step press: fill soda mold? > bombs by ccc
step dry: dry soda tray by ccc
step wrap: fold wrap soda scissors > wrap by ccc
step tie: tie tie wrap > tie by tcc
part wrap = wrap b : p^ ~ -46 -50 -69 -73 -57 -70 -46 -76 -35 -70 -23 -73 ; p^ ~ 46 -50 23 -73 35 -70 46 -76 57 -70 69 -73 ; p^ ~ -46 20 -69 -3 -57 0 -46 -6 -35 0 -23 -3 ; p^ ~ 46 20 23 -3 35 0 46 -6 57 0 69 -3
part bombs = soda a : o^ pink -46 -26 32 32 ; o^ pink 48 44 32 32 ; o^ light-blue 46 -26 32 32 ; o^ light-blue -46 44 32 32 ; a_ pink- -46 -26 32 29 0 180 ; a_ pink- 48 44 32 29 0 180 ; a_ light-blue- 46 -26 32 29 0 180 ; a_ light-blue- -46 44 32 29 0 180
part petals = petals purple : bits own 0.8 -56 -36 -40 -18 -34 -38 36 -36 52 -20 58 -38 -56 34 -42 54 -34 36 38 34 54 54 60 36
part tie = tie c : p^ ~ -46 -50 -56 -56 -55 -45 ; p^ ~ -46 -50 -36 -56 -37 -45 ; p^ ~ 46 -50 36 -56 37 -45 ; p^ ~ 46 -50 56 -56 55 -45 ; p^ ~ -46 20 -56 14 -55 25 ; p^ ~ -46 20 -36 14 -37 25 ; p^ ~ 46 20 36 14 37 25 ; p^ ~ 46 20 56 14 55 25
scene lay

* wrapped-walking-stick | 6-8 9-12 13+ | Nature
extras worn: bell, letter-bead, sticker, wooden-craft-shape, charm, bead
appeal 3
topics hiking, hike, camping, camp, scouts, cub scouts, girl scouts, walking stick, hiking stick, staff, wizard staff, forest, woods, nature walk, wilderness, explorer, explorers, outdoor adventure, national park, grandpa, summer camp
colors red, yellow, teal
minutes 50 60 70
mess low
place outdoors
heart stick: stick, bamboo, broom-handle, driftwood, dowel = 1
heart wrap: string, yarn, paracord, raffia, cotton-cord, leather-cord, embroidery-floss = 8 yd
nice paint: acrylic-paint, paint-marker, paint, permanent-marker = 3 color
nice sand: sandpaper = 1
nice charm: feather, bead, wooden-bead, bell, old-key, seashell, seed-pod = 5
nice loop: leather-cord, shoelace, ribbon, old-belt = 1 ft
nice foot: cork, rubber-band, bottle-cork, duct-tape = 1
join glue: glue
tool brush: paintbrush, cotton-swab when paint=acrylic-paint,paint
tool scissors: scissors
step choose: prepare stick by ccc
step sand: prepare sand stick by ccc
step paint: paint paint stick brush > bands by ccc
step start: glue wrap stick glue > stick by ccc
step wind: shape wrap stick > grip by ccc
step end: tie wrap stick scissors by ccc
step cross: shape wrap stick scissors > cross by ccc
step loop: tie loop stick > loop by tcc
step charm: tie charm wrap stick > charm by ccc
step foot: build foot stick > foot by tcc
part stick = stick own : hikestick ~ -46 98 40 -94 13
part bands = paint b : z_ yellow 13 -30 62 -26 54 ; z_ w 13 -25 52 -23 47 ; z_ teal 13 -21 44 -17 34
part grip = wrap a : z ~ 15 4 -14 20 -48 ; z_ ~- 2 -2 -16 11 -11 ; z_ ~- 2 1 -22 14 -17 ; z_ ~- 2 4 -29 17 -24 ; z_ ~- 2 7 -36 20 -31 ; z_ ~- 2 10 -42 23 -38
part cross = wrap c : z_ ~ 2.6 18 -61 33 -63 25 -75 40 -77 31 -90 ; z_ ~- 2.6 30 -55 22 -68 36 -70 28 -82 43 -85
part loop = loop brown : l brown 4 22 -56 52 -40 44 -10 18 -40
part charm = charm own : z tan 1.6 6 -12 -18 14 ; z tan 1.6 8 -12 4 20 ; rod w -18 12 -58 40 6 ; rod w -18 12 -44 56 6 ; rod w -18 12 -64 22 6 ; rod teal 4 18 -4 58 6 ; rod red 4 18 14 56 6
part foot = foot own : o^ tan -45 94 9 7
scene lay

* sewn-scrunchie | 6-8 9-12 13+ | -
appeal 3
topics scrunchie, scrunchies, hair accessories, hair tie, hair bow, hair, fashion, sewing, sewing project, first sewing, sleepover, best friend, gift for a friend, eighties, velvet, cheerleading
near gymnastics, dance
colors purple, pink, navy
minutes 65 50 50
mess low
heart cloth: fabric-scrap, old-t-shirt, pillowcase, bandana, scarf, old-tie = 1 piece
heart elastic: sewing-elastic, hair-tie, beading-elastic = 8 in
need thread: sewing-thread, embroidery-floss = 6 ft
nice bow: ribbon, lace, fabric-scrap = 12 in
nice bead: bead, seed-bead, button, charm = 3
nice clip: bobby-pin = 1
nice pins: pin, clothespin = 6
need pull: paper-clip, wooden-skewer, chopstick = 1
tool needle: needle
tool scissors: scissors, fabric-scissors
tool ruler: ruler
tool chalk: chalk, pencil
step cut: cut cloth scissors ruler chalk by tcc
step fold: fold cloth pins? by ccc
step sew: sew cloth thread needle by tcc
step turn: prepare cloth pull by ccc
step elastic: thread elastic pull cloth > ring by ccc
step knot: tie elastic by tcc
step close: sew cloth thread needle > folds by tcc
step bow: tie bow cloth scissors > bow by ccc
step bead: sew bead bow? thread needle > beads by tcc
step clip: sew clip cloth thread > clip by tcc
part ring = cloth a : a^ ~ 0 6 74 40 0 360
part folds = cloth a : l_ ~- 3 -70 -10 -52 -2 ; l_ ~- 3 -76 14 -50 12 ; l_ ~- 3 -64 42 -44 30 ; l_ ~- 3 -36 66 -24 46 ; l_ ~- 3 0 78 0 50 ; l_ ~- 3 36 66 24 46 ; l_ ~- 3 64 42 44 30 ; l_ ~- 3 76 14 50 12 ; l_ ~- 3 70 -10 52 -2 ; l_ ~- 3 40 -52 28 -32 ; l_ ~- 3 -40 -52 -28 -32
part bow = bow b : p^ ~ 0 -54 -36 -80 -36 -30 ; p^ ~ 0 -54 36 -80 36 -30 ; p ~- -4 -50 -20 -12 -8 -16 ; p ~- 4 -50 20 -12 8 -16 ; o^ ~+ 0 -54 9 9
part beads = bead w : d^ w 4 -8 -54 0 -58 8 -54
part clip = clip own : z gold 4 40 94 92 84 ; z gold 4 40 98 92 92 ; p^ pink 52 90 34 78 36 100 ; p^ pink 52 90 70 78 68 100 ; o^ pink+ 52 90 5 5
scene lay

* carton-nursery | 6-8 9-12 | Farm, Nature
extras pot: snail-shell, peg-doll
topics gardening, garden, vegetable garden, herbs, herb garden, seeds, seedlings, planting, spring, earth day, tomatoes, science project, plant life cycle, plants, kitchen garden
near farmers market
colors green, yellow, brown
minutes 40 45
waits 30
mess some
heart carton: egg-carton, yogurt-pot = 1
heart seed: seed, grass-seed, dried-bean = 1 handful
heart soil: soil = 4 cup
need mark: craft-stick, plastic-knife, wooden-spoon, clothespin, paper-straw = 6
need paint: acrylic-paint, paint, paint-marker, permanent-marker = 3 color
nice pen: permanent-marker, paint-marker = 1
nice roof: plastic-wrap, plastic-bag = 1
nice log: notebook, index-card, graph-paper = 1
tool poke: pencil, toothpick, nail
tool spoon: metal-spoon, plastic-spoon, wooden-spoon
tool scissors: scissors
tool brush: paintbrush when paint=acrylic-paint,paint
home water
home tray
step open: prepare carton scissors tray by cc
step holes: poke carton poke by tc
step paint: paint paint mark brush > marks fruits by cc
step name: draw mark pen > names by cc
step fill: fill soil carton spoon > carton soil by cc
step sow: fill seed soil poke by cc
step water: wash soil water spoon > sprouts by cc
step mark: build mark soil by cc
step roof: build roof carton > roof by cc
step log: draw log poke > log by cc
part carton = carton kraft : q^ ~- 4 -88 45 -62 45 -66 80 -84 80 ; q^ ~- 4 -58 45 -32 45 -36 80 -54 80 ; q^ ~- 4 -28 45 -2 45 -6 80 -24 80 ; q^ ~- 4 2 45 28 45 24 80 6 80 ; q^ ~- 4 32 45 58 45 54 80 36 80 ; q^ ~- 4 62 45 88 45 84 80 66 80
part soil = soil brown : o^ kraft -75 46 14.5 6 ; o_ ~ -75 46 11 4 ; o^ kraft -45 46 14.5 6 ; o_ ~ -45 46 11 4 ; o^ kraft -15 46 14.5 6 ; o_ ~ -15 46 11 4 ; o^ kraft 15 46 14.5 6 ; o_ ~ 15 46 11 4 ; o^ kraft 45 46 14.5 6 ; o_ ~ 45 46 11 4 ; o^ kraft 75 46 14.5 6 ; o_ ~ 75 46 11 4
part sprouts = seed green : z green 2 -80 44 -80 29 ; j^ green -80 30 -90 22 3.5 ; j^ green -80 30 -70 22 3.5 ; z green 2 -50 44 -50 29 ; j^ green -50 30 -60 22 3.5 ; j^ green -50 30 -40 22 3.5 ; z green 2 -20 44 -20 29 ; j^ green -20 30 -30 22 3.5 ; j^ green -20 30 -10 22 3.5 ; z green 2 10 44 10 29 ; j^ green 10 30 0 22 3.5 ; j^ green 10 30 20 22 3.5 ; z green 2 40 44 40 29 ; j^ green 40 30 30 22 3.5 ; j^ green 40 30 50 22 3.5 ; z green 2 70 44 70 29 ; j^ green 70 30 60 22 3.5 ; j^ green 70 30 80 22 3.5
part marks = mark own : q^ wood 4 -73 -38 -63 -38 -63 46 -73 46 ; q^ wood 4 -43 -38 -33 -38 -33 46 -43 46 ; q^ wood 4 -13 -38 -3 -38 -3 46 -13 46 ; q^ wood 4 17 -38 27 -38 27 46 17 46 ; q^ wood 4 47 -38 57 -38 57 46 47 46 ; q^ wood 4 77 -38 87 -38 87 46 77 46
part fruits = paint own : o_ red -68 -30 5 5 ; o_ red 22 -30 5 5 ; p_ orange -42 -36 -34 -36 -38 -22 ; p_ orange 48 -36 56 -36 52 -22 ; o_ purple -8 -30 5 6 ; j_ green 82 -22 82 -38 4 ; r_ green -68 -12 9 10 1 ; r_ yellow -38 -12 9 10 1 ; r_ light-blue -8 -12 9 10 1 ; r_ pink 22 -12 9 10 1 ; r_ yellow 52 -12 9 10 1 ; r_ light-blue 82 -12 9 10 1
part names = pen k : z_ k 1.2 -71 -12 -65 -12 ; z_ k 1.2 -41 -12 -35 -12 ; z_ k 1.2 -11 -12 -5 -12 ; z_ k 1.2 19 -12 25 -12 ; z_ k 1.2 49 -12 55 -12 ; z_ k 1.2 79 -12 85 -12
part roof = roof own : l_ light-blue+ 3 -94 44 -84 6 0 -8 84 6 94 44
part log = log w : r^ w -78 -66 30 36 2 -6 ; z_ gray 1.4 -88 -72 -70 -74 ; z_ gray 1.4 -87 -64 -69 -66
scene stand

* jointed-dragon | 6-8 9-12 13+ | Fantasy
extras world Fantasy: flashlight
appeal 3
topics dragon, dragons, how to train your dragon, chinese dragon, mythical creatures, knight, wings of fire, dungeons and dragons, paper puppet, articulated, fantasy world
colors green, gold, red free
minutes 55 65 75
mess low
heart board: cardstock, cereal-box, folder, construction-paper = 3 sheet
heart joint: paper-fastener, nuts-and-bolts, button = 7
need pens: marker, colored-pencil, acrylic-paint, metallic-pen, paint = 3 color
nice shine: metallic-pen, metallic-paper, glitter-glue, sequin, aluminum-foil = handful
nice flame: tissue-paper, ribbon, crepe-paper = 3 scrap
nice stick: craft-stick, wooden-skewer, chopstick = 2
nice line: leather-cord, string, yarn = 2 ft
join glue: glue when flame; stick
tool punch: hole-punch, pushpin
tool scissors: scissors
tool pencil: pencil
tool brush: paintbrush when pens=acrylic-paint,paint
step draw: draw board pencil by ccc
step cut: cut board scissors > tail body2 body head legs wing by tcc
step color: color board pens brush > scales by ccc
step shine: decorate shine board > shine by ccc
step holes: poke board punch by tcc
step join: build joint board > joints by ccc
step wing: build board joint by ccc
step flame: glue flame board glue > flame by ccc
step stick: tape stick board glue > stick by ccc
step line: tie line board > line by ccc
part line = line own : l tan 2.4 -30 -30 -10 -80 30 -96
part stick = stick own : z wood 6 -34 30 -34 98 ; z wood 6 46 10 46 98
part tail = board a : b^ ~ -98 64 -84 30 -62 18 -50 30 -62 40 -76 50 -84 72 ; p^ ~ -98 60 -100 84 -80 74
part body2 = board a : b^ ~ -66 26 -48 -2 -18 -8 -8 14 -22 38 -50 44
part body = board a : b^ ~ -24 8 -6 -26 28 -30 44 -6 30 20 0 30
part head = board a : b^ ~ 34 -14 40 -44 56 -66 84 -66 98 -50 96 -40 74 -36 60 -20 54 2 ; p^ ~ 60 -64 54 -88 70 -70
part legs = board a : b^ ~- -40 30 -28 30 -24 56 -12 64 -40 64 -44 46 ; b^ ~- 20 12 34 10 38 40 50 48 24 48 16 30
part wing = board c : b^ ~ 8 -14 -16 -60 -56 -86 -52 -60 -34 -52 -40 -34 -20 -30 -18 -12
part scales = pens b : l_ b 3 -88 56 -70 32 -56 28 ; c_ b -44 10 -16 2 6 6 ; c_ b -44 24 -14 16 6 6 ; c_ b -4 -8 30 -14 6 6 ; c_ b -2 8 30 2 6 6 ; l_ b 2.4 50 -8 54 -30 64 -46 ; e 76 -52 6 ; d_ k 2 92 -52 ; z_ k 2 78 -42 96 -44
part shine = shine gold : l_ gold 2 2 -18 -18 -54 -50 -80 ; l_ gold 2 2 -16 -28 -48 ; l_ gold 2 2 -14 -30 -36
part joints = joint own : o^ gold -58 30 4 4 ; o^ gold -16 12 4 4 ; o^ gold 40 -8 4 4 ; o^ gold -34 34 4 4 ; o^ gold 26 16 4 4 ; o^ gold 4 -16 4 4
part flame = flame orange : b^ orange 98 -44 100 -30 92 -12 88 -26 80 -20 86 -34 92 -42
scene lay

* cork-zoo | 6-8 9-12 13+ | Animals, Farm
extras world Animals: moss, pinecone, stick, toy-tree, leaf, pine-needle, stone, wood-slice, grass, clothespin, hay, fake-leaf, pillow-stuffing, cinnamon-stick, board-game-piece, peg-doll
appeal 3
topics cork, corks, wine corks, zoo, horse, horses, giraffe, reindeer, deer, dachshund, sheep, noah's ark, place cards, upcycling, farm animals, woodland animals
colors brown, orange, white
minutes 75 55 60
waits 60
mess low
heart cork: bottle-cork, cork = 4
heart legs: toothpick, wooden-skewer, nail = 10
need coat: acrylic-paint, paint, marker, permanent-marker, paint-marker = 3 color
nice ears: felt, craft-foam, cardstock, construction-paper = 2 scrap
nice hair: yarn, string, faux-fur, embroidery-floss, raffia = 1 ft
nice eyes: googly-eye, pushpin, bead, sequin = 4
nice antler: stick, pipe-cleaner = 2
join glue: glue
tool brush: paintbrush when coat=acrylic-paint,paint
tool scissors: scissors
tool hole: pushpin, needle, nail
home knife
step plan: arrange cork by ccc
step head: glue cork knife glue > bodies heads by ggt
step paint: paint coat cork brush > coats by ccc
step holes: poke cork hole by ttc
step legs: build legs cork glue scissors > legs by tcc
step neck: build legs cork glue by ccc
step ears: cut ears scissors cork glue > ears by ccc
step hair: glue hair cork glue > hair by ccc
step antler: build antler cork glue > antlers by ccc
step eyes: glue eyes cork glue > eyes by ccc
part antlers = antler own : z brown 4 30 -40 22 -70 ; z brown 3 26 -56 14 -64 ; z brown 4 44 -40 54 -70 ; z brown 3 50 -56 62 -62
part legs = legs own : z wood 5 -70 44 -76 84 ; z wood 5 -60 46 -58 84 ; z wood 5 -18 46 -18 84 ; z wood 5 -8 44 -4 84 ; z wood 5 30 34 26 84 ; z wood 5 42 36 42 84 ; z wood 5 76 36 78 84 ; z wood 5 86 34 92 84 ; z wood 6 -14 24 0 -18
part bodies = cork own : q^ tan 9 -80 20 0 20 0 50 -80 50 ; q^ tan 9 22 6 94 6 94 40 22 40
part heads = cork own : q^ tan 7 -18 -38 18 -30 14 -12 -20 -18 ; q^ tan 7 16 -44 56 -36 52 -12 14 -18
part coats = coat a : o_ orange -64 32 8 7 ; o_ orange -44 40 7 6 ; o_ orange -30 28 8 6 ; o_ orange -12 40 6 5 ; q_ brown 9 22 6 94 6 94 26 22 26 ; q_ brown 7 16 -44 56 -36 54 -26 16 -34
part ears = ears own : j^ brown -14 -36 -24 -52 6 ; j^ brown -4 -36 0 -54 6 ; j^ brown 20 -42 10 -54 6 ; j^ brown 50 -36 62 -44 6
part hair = hair own : l brown 5 -4 -16 -16 4 -22 20 ; l brown 4 -80 30 -90 50 -86 60 ; b^ w 90 10 100 2 98 18
part eyes = eyes own : k 4 -26 3 ; k 40 -28 3 ; o_ red 14 -18 4 4
scene stand

* pyramid-hen | 6-8 9-12 13+ | Farm
topics chicken, hen, hens, chickens, rooster, pincushion, sewing, hand sewing, first sewing, doorstop, pattern weight, easter, spring, fabric, country kitchen, backyard chickens
colors yellow, red, orange or brown, white, red, gold
minutes 95 70 80
mess low
heart cloth: fabric-scrap, burlap, felt, denim, pillowcase, old-t-shirt, apron = 2 piece
heart fill: pillow-stuffing, rice, dried-lentil, wool-roving, dried-bean, cotton-ball = 3 handful
need red: felt, craft-foam, fabric-scrap = 2 scrap
need thread: sewing-thread, embroidery-floss, yarn = 9 ft
nice eyes: button, bead, safety-eye = 2
nice tail: yarn, ribbon, feather, ric-rac, lace = 3
nice legs: yarn, leather-cord, cotton-cord = 1 ft
tool needle: needle
tool scissors: scissors, fabric-scissors
tool ruler: ruler
tool chalk: chalk, pencil
step cut: cut cloth scissors ruler chalk by tcc
step red: cut red scissors > comb beak by ccc
step lay: arrange cloth red tail? by ccc
step sides: sew cloth thread needle > tail by tcc
step turn: prepare cloth by ccc
step fill: fill fill cloth by ccc
step legs: tie legs cloth > legs by ccc
step close: sew cloth thread needle > body by tcc
step eyes: sew eyes cloth thread needle > eyes by tcc
step sit: play cloth by ccc
part tail = tail own : l blue 5 58 -20 84 -40 92 -30 ; l red 5 60 -14 90 -22 96 -12 ; l green 5 60 -6 92 -4 94 6
part legs = legs own : l orange 4 -14 66 -18 84 -26 90 ; l orange 4 -18 84 -10 92 ; l orange 4 20 66 20 84 12 90 ; l orange 4 20 84 28 92
part comb = red red : b^ red -38 -66 -44 -84 -30 -82 -24 -94 -16 -80 -4 -82 -8 -62 ; x_ red -54 -20 7 12
part body = cloth a : p^ ~ -26 -70 -74 66 70 66 62 -14 ; p ~- -26 -70 62 -14 40 20 ; d_ w 3 -40 -10 -20 10 -48 30 -10 40 -30 54 10 54 20 24 -60 54 40 40 46 58
part beak = red orange : p^ orange -48 -40 -74 -30 -46 -20
part eyes = eyes own : o^ w -30 -38 8 8 ; o_ k -31 -38 4 4
scene stand

* slotted-dinosaur | 6-8 9-12 13+ | Dinosaurs
extras world Dinosaurs: wood-slice, cake-board, coaster, sand, burlap, stone, board-game-piece, driftwood, toy-tree, pinecone
appeal 3
topics dinosaur skeleton, 3d dinosaur, cardboard dinosaur, t rex, tyrannosaurus, stegosaurus, slot together, 3d puzzle, museum, paleontology, model, engineering, cardboard craft, stem
colors tan, brown, green free
minutes 70 90 100
mess low
heart board: cardboard, cardboard-box, foam-board, cereal-box, pizza-box = 2 sheet
need plan: paper, newspaper, graph-paper = 1 sheet
nice knife@13+: craft-knife = 1
nice mat@13+: cutting-mat = 1 when knife
nice coat: acrylic-paint, paint = 2 color
nice ground: cardboard, cardboard-box, moss = 1
join glue: glue
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
tool brush: paintbrush, sponge-brush when coat
step plan: draw plan pencil by ccc
step trace: draw board plan pencil scissors by ccc
step body: cut board scissors knife? mat? > body by tct
step ribs: cut board scissors ruler > ribs by tcc
step legs: cut board scissors > legs legs-far by tcc
step slots: cut board scissors ruler by ttc
step try: build board by ccc
step paint: paint coat board brush > coat by ccc
step join: glue board glue by ccc
step ground: build board ground > ground by ccc
part ground = ground own : o^ green- 0 84 92 10
part legs-far = board kraft : b^ kraft-- -16 20 14 20 16 50 30 76 -2 76 -8 54
part body = board kraft : b^ kraft -98 10 -70 -2 -40 -10 -4 -30 22 -40 30 -70 50 -84 84 -80 94 -64 92 -52 70 -46 60 -30 52 -6 40 20 10 36 -24 32 -60 16
part ribs = board kraft : q^ kraft- 3 -30 -16 -24 -16 -22 40 -32 40 ; q^ kraft- 3 -10 -26 -4 -26 -2 46 -12 46 ; q^ kraft- 3 10 -32 16 -32 18 46 8 46 ; q^ kraft- 3 30 -34 36 -34 38 32 28 32
part legs = board kraft : b^ kraft -4 24 30 22 30 52 48 80 10 80 4 58 ; p^ kraft 50 -14 62 -8 70 10 64 8 56 0 46 -2
part coat = coat b : d_ b 4 -70 6 -50 2 -40 12 0 10 22 4 0 -18 ; p_ w 66 -52 70 -44 74 -52 78 -44 82 -53 86 -46 90 -54 ; o_ k 62 -70 4 4 ; z_ b 3 -62 2 -50 10
scene stand

* watercolor-card | 6-8 9-12 13+ | -
extras card: envelope, lace, metallic-paper, paper-doily, photo, puzzle-piece, stick-on-gem, tracing-paper, washi-tape
topics get well, get well soon, hospital, in hospital, grandpa in hospital, card, cards, birthday card, thank you card, sympathy, miss you, thinking of you, teacher appreciation, mother's day, grandma, grandpa, flowers, watercolor, pen pal, nursing home, neighbor
colors pink, green, yellow free
minutes 35 40 45
waits 30
mess low
heart card: index-card, watercolor-paper, cardstock, paper = 2
heart color: watercolor-paint, watercolor-pencil, drawing-ink = 4 color
need pen: ballpoint-pen, gel-pen, drawing-ink, marker, pencil = 1
nice photo: photo, pressed-flower, postage-stamp = 1
nice bow: ribbon, string, raffia = 1 ft
nice cover: envelope = 1
join stick: glue-stick, glue when photo
tool brush: paintbrush
home water
home towel
step fold: fold card by ccc
step petals: paint color card brush water > petals by ccc
step second: paint color card brush > petals-b by ccc
step stems: paint color card brush > stems by ccc
step splash: paint color card brush > splash by ccc
step dry: dry card towel by ccc
step lines: draw pen card > lines by ccc
step inside: draw pen card by ccc
step photo: glue photo card stick > photo by ccc
step bow: tie bow card cover? > bow by ccc
part petals = color a : q^ w 3 -62 -84 62 -84 62 84 -62 84 ; b_ ~ -30 -50 -10 -64 4 -44 -8 -26 -30 -30 ; b_ ~+ -36 -30 -22 -34 -14 -18 -28 -8 -40 -16
part petals-b = color c : b_ ~ 14 -40 34 -52 44 -34 34 -18 16 -22 ; b_ a 6 -10 22 -20 32 -4 22 12 6 6
part stems = color b : l_ ~ 3 -18 -24 -10 20 0 64 ; l_ ~ 3 30 -20 16 24 2 64 ; l_ ~ 3 18 8 8 34 2 64 ; j_ ~ -10 30 -36 16 8 ; j_ ~ 10 40 38 26 8 ; j_ ~- -4 50 -26 46 6
part splash = color a : d_ a 2 -46 40 -40 54 44 50 38 -64 -44 -60 ; d_ c 2 -34 64 48 -6 -50 4
part lines = pen k : l_ k 1.6 -22 -44 -12 -52 -6 -42 -14 -34 -24 -38 -16 -46 ; l_ k 1.6 22 -34 32 -42 38 -32 30 -24 22 -28 ; l_ k 1.4 -12 20 -36 16 ; l_ k 1.4 10 38 38 26 ; l_ k 1.6 -30 74 -22 68 -14 74 -6 68 2 74 10 68 18 74
part photo = photo own : r^ w 36 -62 34 30 1 6 ; r_ light-blue 36 -64 26 20 1 6
part bow = bow a : z a 4 -62 80 62 80 ; p^ a 0 80 -18 72 -18 88 ; p^ a 0 80 18 72 18 88
scene lay

* two-maps-frame | 6-8 9-12 13+ | -
extras board: ribbon-rose, charm, string-light, price-tag, eucalyptus
topics anniversary, anniversary of my parents, wedding, moving, moving to a new house, new house, new home, moving away, best friend moving, map, maps, travel, family, housewarming, grandparents, long distance, adoption, immigration, going away, farewell, goodbye, hometown
near geography
colors red, light blue, cream
minutes 65 50 55
waits 30
mess low
heart map: map = 2
heart frame: picture-frame, shadow-box, canvas, foam-board = 1
need ground: cardstock, paper, burlap = 1 sheet
need shape: cardstock, index-card, paper = 1
nice line: string, embroidery-floss, yarn, sewing-thread = 2 ft
nice pins: pin, pushpin, bead, button = 2
nice photo: photo = 2
nice pen: gel-pen, ballpoint-pen, metallic-pen, marker = 1
join stick: glue-stick, glue
tool scissors: scissors
tool pencil: pencil
tool ruler: ruler
step find: prepare map pencil by ccc
step pattern: draw shape pencil scissors by tcc
step cut: cut map shape scissors pencil > hearts by ccc
step ground: cut ground frame ruler scissors > ground by tcc
step stick: glue map ground stick by ccc
step line: build line ground > line by ccc
step pins: build pins ground > pins by ccc
step photo: glue photo ground stick > photos by ccc
step write: draw pen ground > words by ccc
step frame: build frame ground > frame by tcc
part frame = frame own : r^ brown 0 0 184 168 4 ; r_ brown- 0 0 166 150 3
part ground = ground own : r_ cream 0 0 156 140 2
part hearts = map own : h^ light-blue -38 -10 36 ; h^ light-green 38 -10 36 ; l_ w 2 -58 -30 -40 -14 -20 -24 ; l_ orange 2 -46 8 -34 -10 -24 -30 ; l_ w 2 18 -24 38 -10 58 -28 ; l_ red 2 26 -30 38 -2 52 4
part line = line a : l red 2.4 -38 -12 -10 -40 14 -40 38 -12
part pins = pins red : o^ red -38 -12 5 5 ; o^ red 38 -12 5 5
part photos = photo own : r^ w -38 46 34 28 1 -4 ; r_ gray -38 45 28 20 1 -4 ; r^ w 38 46 34 28 1 4 ; r_ gray 38 45 28 20 1 4
part words = pen k : l_ k 2 -14 52 -6 44 0 52 8 44 14 52 ; l_ k 1.6 -12 62 0 58 12 62
scene lay

* no-sew-tutu | 4-5 6-8 9-12 | -
extras worn: bell, sequin, ribbon, ribbon-rose, feather, flower, tinsel, charm
appeal 3
topics tutu, ballet, ballerina, dance, dancer, dance recital, princess, fairy, costume, dress up, halloween, birthday party, nutcracker, carnival, skirt, swan lake, tulle skirt
colors pink, white, purple
minutes 50 50 45
mess low
heart tulle: tulle, crepe-paper = 4 yd
heart band: sewing-elastic, ribbon, old-belt, tights = 24 in
home chair
nice bow: ribbon, lace = 2 ft
nice trim: ribbon-rose, sequin, felt-sticker, button = 6
nice glitter: glitter-glue = 1
join glue: glue when trim
tool scissors: scissors, fabric-scissors
tool ruler: ruler
step measure: cut band scissors ruler by gtc
step ring: tie band by gtc
step strips: cut tulle scissors ruler by gtc
step knot: tie tulle band chair > tutu by tcc
step push: arrange tulle by ccc
step even: cut tulle scissors by gcc
step bow: tie bow band > bow by tcc
step trim: glue trim band glue > trim by tcc
step glitter: decorate glitter tulle > glitter by ccc
step dance: play tulle by ccc
part tutu = tulle a : p^ ~ -34 -40 -92 62 -70 72 -46 66 -24 76 0 68 24 76 46 66 70 72 92 62 34 -40 ; p w -30 -38 -74 64 -56 66 -20 -38 ; p ~- -16 -38 -30 68 -18 70 -8 -38 ; p w -4 -38 -6 70 10 72 6 -38 ; p w 16 -38 46 68 62 64 26 -38 ; p ~- 10 -38 22 70 34 68 18 -38 ; r^ ~-- 0 -46 74 12 6
part bow = bow b : p^ w 0 -46 -26 -64 -26 -28 ; p^ w 0 -46 26 -64 26 -28 ; p w -4 -42 -14 0 -4 -4 ; p w 4 -42 14 0 4 -4 ; o^ w 0 -46 7 7
part trim = trim own : f^ purple -25 -46 5 6 3 ; f^ purple -15 -46 5 6 3 ; f^ purple -35 -44 5 6 3 ; f^ purple 25 -46 5 6 3 ; f^ purple 15 -46 5 6 3 ; f^ purple 35 -44 5 6 3
part glitter = glitter w : d_ w 2 -60 40 -40 20 -20 50 6 30 26 56 44 30 62 54 -72 60 14 6 -10 4
scene lay

* tug-braid | 6-8 9-12 13+ | Animals
appeal 3
topics dog, dogs, puppy, puppies, dog toy, pet toy, pets, animal shelter, new puppy, dog birthday, upcycling, recycling, old clothes, for our dog
near veterinarian
colors blue, red, gray
minutes 30 30 35
mess low
heart cloth: old-t-shirt, denim, old-jersey, old-sweater, old-towel, fabric-scrap = 2
nice ball: tennis-ball = 1
nice hold: clothespin, binder-clip, masking-tape = 1
tool scissors: scissors, fabric-scissors
tool ruler: ruler
home chair
step cut: cut cloth scissors ruler by tcc
step stretch: prepare cloth by ccc
step knot: tie cloth chair hold? > knot by tcc
step braid: weave cloth > braid by ccc
step ball: build ball cloth > ball by gtt
step second: tie cloth > knot-b by tcc
step fringe: cut cloth scissors > fringe by ccc
step test: test cloth by ccc
step play: play cloth by ccc
part fringe = cloth a : l a 7 -74 50 -90 66 -96 84 ; l b 7 -72 52 -80 74 -82 94 ; l c 7 -70 54 -68 76 -66 92 ; l a 7 72 -54 84 -70 96 -80 ; l b 7 70 -56 76 -76 82 -94 ; l c 7 68 -56 66 -78 64 -94
part braid = cloth a : l^ a 13 -64 44 -40 34 -30 16 -10 8 4 -10 ; l^ b 13 -62 40 -48 20 -26 12 -18 -8 4 -14 ; l^ c 12 -66 46 -44 26 -24 22 -14 0 2 -8 ; l^ a 13 20 -14 34 -32 50 -36 62 -48 ; l^ b 13 16 -22 40 -24 48 -44 64 -50
part ball = ball own : o^ light-green 6 -10 25 25 ; l_ w 3 -14 -22 0 -14 2 4 -6 12
part knot = cloth b : o^ b -66 46 16 14 -40 ; o_ b- -66 46 8 6 -40
part knot-b = cloth b : o^ b 64 -50 16 14 -40 ; o_ b- 64 -50 8 6 -40
scene lay

* diamond-kite | 6-8 9-12 13+ | Weather
extras hanging: candy-wrapper, paper-napkin, crepe-paper, origami-paper, sticker, fabric-scrap
appeal 3
topics kite, kites, kite flying, wind, windy day, spring, beach, park, mary poppins, benjamin franklin, china, japan, festival, science of flight, makar sankranti, outdoor play, summer vacation
colors red, yellow, blue
minutes 60 70 75
mess low
heart sail: wrapping-paper, plastic-bag, packing-paper, newspaper, tissue-paper = 1 sheet
heart spar: dowel, bamboo, wooden-skewer, stick = 2
heart line: string, fishing-line, embroidery-floss, cotton-cord = 30 yd
need tail: ribbon, crepe-paper, fabric-scrap, plastic-bag, tissue-paper = 6
nice color: permanent-marker, marker, acrylic-paint, paint = 3 color
nice reel: spool, cardboard-tube, craft-stick, cardboard = 1
nice patch: washi-tape, electrical-tape, construction-paper = 1
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool ruler: ruler
tool pen: pencil, marker
step cross: tie spar line ruler > spars by tcc
step frame: tie line spar scissors by tcc
step trace: cut sail spar scissors pen ruler > sail by tcc
step color: color color sail > picture by ccc
step fold: tape sail line tape by ccc
step patch: tape patch sail tape by ccc
step bridle: tie line spar > bridle by tcc
step tail: tie tail line > tail bows by ccc
step reel: shape line reel > reel by ccc
step fly: play sail by ttt
part tail = tail own : l tan 2.4 -14 56 -32 62 -20 72 -44 80 -34 90 -66 98
part bows = tail own : p^ red -25 60 -33.8 55.6 -33.2 64.4 ; p^ yellow -25 60 -16.2 55.6 -16.8 64.4 ; p^ red -26 68 -34.8 63.6 -34.2 72.4 ; p^ yellow -26 68 -17.2 63.6 -17.8 72.4 ; p^ red -32 75 -40.8 70.6 -40.2 79.4 ; p^ yellow -32 75 -23.2 70.6 -23.8 79.4 ; p^ red -40 82 -48.8 77.6 -48.2 86.4 ; p^ yellow -40 82 -31.2 77.6 -31.8 86.4 ; p^ red -42 90 -50.8 85.6 -50.2 94.4 ; p^ yellow -42 90 -33.2 85.6 -33.8 94.4 ; p^ red -58 96 -66.8 91.6 -66.2 100.4 ; p^ yellow -58 96 -49.2 91.6 -49.8 100.4
part sail = sail a : p^ ~ 12 -98 74 -30 -14 58 -54 -34 ; p ~+ 12 -98 74 -30 6 -32
part picture = color b : p_ b 12 -98 6 -32 -54 -34 ; p_ c 6 -32 74 -30 -14 58 ; o_ w 6 -32 15 15
part spars = spar own : z wood 4 12 -98 -14 58 ; z wood 4 -54 -34 74 -30
part bridle = line own : z gray 1.4 8 -76 40 20 ; z gray 1.4 -8 20 40 20 ; z gray 1.4 40 20 76 74
part reel = reel own : r wood 80 80 24 12 3 30 ; z gray 8 76 78 84 82
scene hang

* duct-tape-wallet | 6-8 9-12 13+ | -
appeal 3
topics wallet, duct tape, duct tape wallet, money, allowance, pocket money, father's day, gift for dad, gift for a brother, back to school, middle school, coin purse, card holder, small business
near new school, first day at a new school, first day of middle school, camp
colors blue, silver, orange
minutes 65 50 55
mess low
heart tape: duct-tape, electrical-tape, washi-tape = 2 color
need core: cereal-box, paper, plastic-sleeve, drink-pouch = 1 sheet
nice pocket: plastic-sleeve, plastic-bag = 1
nice snap: hook-and-loop-tape, snap-fastener, sticker = 1
nice deco: sticker, permanent-marker, map, magazine, playing-card = 2
home board
tool scissors: scissors
tool ruler: ruler
step sheet: tape tape board ruler by ccc
step back: tape tape by ccc
step trim: cut tape scissors ruler > wallet by tcc
step core: build core tape by tcc
step fold: fold tape by ccc
step sides: tape tape > edge by ccc
step pockets: tape tape ruler > pockets by tcc
step window: tape pocket tape scissors > window by tcc
step deco: decorate deco tape > deco by ccc
step snap: build snap tape > snap by ccc
part wallet = tape a : r^ ~ 0 0 180 116 5 ; z_ ~- 2 0 -56 0 56 ; z_ ~- 1.4 -88 -20 88 -20 ; z_ ~- 1.4 -88 18 88 18
part pockets = tape b : r^ b -46 -6 76 26 2 ; r^ b- -46 12 76 26 2 ; r^ b -46 32 76 30 2
part window = pocket own : r^ w 46 18 74 64 3 ; r_ light-blue 46 18 60 48 2 ; o_ tan 34 12 8 9 ; z_ gray 2 48 8 68 8 ; z_ gray 2 48 18 68 18
part edge = tape c : z c 6 -88 -56 88 -56 ; z c 6 -88 56 88 56
part deco = deco own : bits orange 1.8 40 -36 58 -36
part snap = snap w : r^ w 82 -4 10 16 2
scene lay
`;
