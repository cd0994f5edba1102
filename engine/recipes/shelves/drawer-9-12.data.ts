/** Crafts made of the odd thing in the drawer, from school age on. */
export const shelf = `
* wool-coated-soap | 6-8 9-12 13+ | Animals
appeal 3
topics felting, felted soap, wet felting, wool, bath, soap, self care, gift for grandma, gift for mom, mother's day, teacher gift, school fair, craft fair, spa day
near sheep, lamb, hedgehog, mouse, bath time, washing, sleepover
colors white, black, pink free
minutes 45 45 45
waits 720
mess some
place sink
heart wool: wool-roving = 2 handful
heart soap: soap-bar = 1
nice sleeve: tights, net-bag, gauze, tulle = 1
nice roll: bubble-wrap, plastic-bag = 1
nice ears: felt, fabric-scrap, wool-roving = 1 scrap
nice face: embroidery-floss, sewing-thread, yarn = 1 ft
tool needle: needle when ears; face
tool scissors: scissors when ears; face
home warm-water
home towel
step corners: prepare soap warm-water by ccc
step wrap: arrange wool soap by ccc
step cross: arrange wool by ccc
step sleeve: prepare sleeve soap by ccc
step wet: mix warm-water soap > coat by ccc
step rub: shape soap roll? sleeve? by ccc
step rinse: dry soap warm-water towel by ccc
step ears: sew ears needle scissors > ears by tcc
step face: sew face needle scissors > face by tcc
step use: play soap by ccc
part coat = wool a : o^ ~ 0 20 78 54 ; y_ ~- 0 20 66 44 14 0.12 ; y_ ~ -6 14 54 34 12 0.12
part ears = ears b : j^ ~ -50 -14 -86 -36 13 ; j^ ~ 50 -14 86 -36 13
part face = face k : k -20 8 5 ; k 20 8 5 ; o_ pink 0 26 8 5 ; l_ k 2 0 31 0 38
scene stand

* tug-toys-with-tags | 6-8 9-12 13+ | Animals
topics dog, dogs, dog toy, dog shelter, animal shelter, shelter, rescue dogs, puppy, pets, fundraiser, raise money, charity, volunteering, selling, school fair, craft fair, kindness, community service, small business
near sell, bake sale, stand at the market
colors blue, red, white free
minutes 80 60 60
mess low
heart shirts: old-t-shirt, old-jersey = 1
heart tags: price-tag, cardstock, index-card, construction-paper, paper-bag, packing-paper, cereal-box = 1 sheet
nice string: string, yarn, ribbon, embroidery-floss, raffia, cotton-cord = 2 ft
need pen: marker, permanent-marker, gel-pen, ballpoint-pen, pencil, colored-pencil, crayon
tool scissors: fabric-scissors, scissors
tool ruler: ruler
nice punch: hole-punch, awl
step loops: cut shirts scissors ruler by tcc
step strips: cut shirts scissors by tcc
step curl: shape shirts by ccc
step knot: tie shirts > ends by ccc
step braid: tie shirts > braid by tcc
step close: tie shirts scissors by tcc
step tags: draw tags pen scissors > tags words by ccc
step hang: tie tags punch? string? scissors by tcc
step stand: play shirts tags by ccc
part ends = shirts a : o^ ~ -50 -44 13 12 ; o^ ~ -50 50 13 12 ; l^ ~ 6 -56 -54 -66 -84 ; l^ ~ 6 -50 -54 -50 -88 ; l^ ~ 6 -44 -54 -34 -84 ; l^ ~ 6 -56 60 -64 88 ; l^ ~ 6 -50 60 -50 92 ; l^ ~ 6 -44 60 -36 88 ; o^ red 40 -44 13 12 ; o^ red 40 50 13 12 ; l^ red 6 34 -54 24 -84 ; l^ red 6 40 -54 40 -88 ; l^ red 6 46 -54 56 -84 ; l^ red 6 34 60 26 88 ; l^ red 6 40 60 40 92 ; l^ red 6 46 60 54 88
part braid = shirts a : l^ ~ 11 -58 -32 -42 -14 -58 4 -42 22 -52 40 ; l^ ~- 11 -42 -32 -58 -14 -42 4 -58 22 -48 40 ; l^ red 11 32 -32 48 -14 32 4 48 22 38 40 ; l^ red- 11 48 -32 32 -14 48 4 32 22 42 40
part tags = tags w : q^ ~ 3 -30 -34 0 -26 -6 18 -36 10 ; q^ ~ 3 60 -34 90 -26 84 18 54 10 ; l_ tan 2 -44 -42 -18 -26 ; l_ tan 2 46 -42 72 -26
part words = pen k : z_ k 1.6 -26 -16 -8 -12 ; z_ k 1.6 -28 -6 -12 -2 ; z_ k 1.6 64 -16 82 -12 ; z_ k 1.6 62 -6 78 -2
scene lay

* saucer-on-a-line | 6-8 9-12 | Space
extras machine: stick-on-gem, sequin, candy-wrapper, sticker, twist-tie, tinsel
topics ufo, flying saucer, alien, aliens, spaceship, roswell, area 51, zip line, cd, recycling, upcycling, flying, sci-fi
near galaxy, planets
colors silver, green, purple
minutes 35 40
waits 10
mess low
heart discs: old-CD = 2
heart dome: plastic-cup, plastic-jar, egg-shaped-plastic-shell, yogurt-pot, paper-cup = 1
heart line: fishing-line, string, cotton-cord, embroidery-floss, yarn = 10 ft
need runner: plastic-straw, paper-straw, paper, index-card, construction-paper, cardstock, cardboard-tube = 1
nice crew: googly-eye, pom-pom, toy-animal, bottle-cap, cork = 3
nice lights: stick-on-gem, sticker, sequin, button = 8
join fix: glue-gun, duct-tape, tape, masking-tape, electrical-tape
tool scissors: scissors
step sides: prepare discs by cc
step hull: glue discs fix > hull by tc
step crew: glue crew discs fix > crew by tc
step dome: glue dome discs fix > dome by tc
step lights: decorate lights discs > lights by cc
step runner: build runner dome scissors fix > runner by cc
step string: tie line runner scissors > line by tt
step fly: play line discs by cc
part line = line w : z_ w 2 -100 -84 100 -60
part runner = runner own : z^ w 7 -26 -74 26 -68
part dome = dome light-blue : b^ ~ -40 4 -38 -34 -20 -62 20 -62 38 -34 40 4
part crew = crew green : o^ green -20 -8 10 12 ; o^ green 2 -14 10 12 ; o^ green 22 -8 10 12 ; e -20 -12 5 ; e 2 -18 5 ; e 22 -12 5
part hull = discs silver : o^ ~ 0 12 92 22 ; o_ ~+ 0 8 70 13 ; o_ purple -44 14 16 4 ; o_ light-blue 40 14 18 4 ; o^ ~- 0 26 56 14
part lights = lights a : d^ red 4 -78 14 -26 27 ; d^ yellow 4 -54 23 26 27 ; d^ green 4 54 23 78 14
scene hang

* dip-of-a-star | 6-8 9-12 13+ | Space
appeal 1
topics gravity, gravity well, black hole, einstein, orbit, orbits, space-time, relativity, solar system, planets, physics, science, science fair, science project, school project, astronomy
near marbles
colors black, blue, orange free
minutes 35 25 25
mess low
heart skin: tights, old-t-shirt, old-jersey, fabric-scrap = 1
heart marbles: marble, glass-gem, wooden-bead, bead = 6
heart rim: bucket, plastic-tub, basket, cardboard-box, cookie-tin, bowl = 1
need star: apple, orange, golf-ball, tennis-ball, lemon, stone, soft-ball = 1
need hold: rubber-band, hair-tie, sewing-elastic, clothespin, binder-clip, duct-tape, masking-tape, tape, string
nice hoop: embroidery-hoop, wooden-bead-ring = 1
nice rings: chalk, chalk-marker, fabric-marker, paint-marker, metallic-pen = 1
tool scissors: scissors
step open: cut skin scissors > skin by tcc
step stretch: build skin rim hold > rim by ttt
step hoop: build hoop skin by ccc
step rings: draw rings skin > rings by ccc
step flat: test marbles skin by ccc
step star: build star skin > star by ccc
step orbit: play marbles skin > marbles by ccc
step race: test marbles star by ccc
part rim = rim own : q^ blue 6 -84 0 84 0 64 92 -64 92
part skin = skin k : o^ k 0 -2 88 36 ; o_ gray 0 2 58 22 ; o_ k 0 6 46 17
part rings = rings w : z_ w 1.2 -80 -4 -40 4 ; z_ w 1.2 80 -4 40 4 ; z_ w 1.2 0 -36 0 -12 ; l_ w 1.2 -70 -2 -40 -22 0 -28 40 -22 70 -2 ; l_ w 1.2 -70 -2 -40 18 0 24 40 18 70 -2
part star = star orange : o^ orange 0 0 20 18
part marbles = marbles c : o^ teal -54 -16 6 6 ; o^ red 46 12 6 6 ; o^ blue 60 -14 5 5 ; o^ green -38 18 6 6 ; o^ yellow -10 -30 5 5 ; o^ purple 20 22 6 6
scene stand

* lure-in-the-dark | 6-8 9-12 13+ | Ocean, Animals
extras world Ocean: glow-stick
topics anglerfish, angler fish, deep sea, deep sea fish, sea creatures, sea monster, bioluminescence, glow in the dark, fish, ocean project, marine biology, night light, nemo
near power outage, halloween
colors black, navy, white
minutes 45 50 55
waits 30
mess some
heart body: milk-jug, plastic-bottle, detergent-bottle, oatmeal-canister, milk-carton, cereal-box, tissue-box, paper-bag = 1
heart light: glow-stick, LED-light, LED-tea-light, string-light, LED-candle = 1
heart rod: pipe-cleaner, craft-wire, twist-tie, paper-straw, plastic-straw, wooden-skewer = 1
nice coat: acrylic-paint, paint, duct-tape, construction-paper, tissue-paper, permanent-marker = 1 color
need teeth: paper, cardstock, index-card, cardboard, craft-foam, foam-tray, construction-paper, cereal-box = 1 sheet
nice eyes: googly-eye, bottle-cap, button, ping-pong-ball, cupcake-liner, sticker = 2
join fix: glue-gun, duct-tape, tape, glue, masking-tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=acrylic-paint,paint
step mouth: cut body scissors > body by tcc
step coat: paint coat body brush? > coat by ccc
step teeth: cut teeth scissors body fix > teeth by ccc
step fins: cut teeth scissors body fix > fins by ccc
step eyes: glue eyes body fix > eyes by ccc
step rod: poke rod body scissors > rod by tcc
step light: build light rod fix > light by tcc
step dark: play light by tcc
part body = body navy : b^ ~ -60 -30 -10 -52 40 -40 62 0 60 40 20 66 -30 62 -66 36 -20 10
part coat = coat navy : b_ ~ -60 -30 -10 -52 40 -40 62 0 60 40 20 66 -30 62 -66 36 -20 10 ; b_ ~- -20 -42 20 -44 50 -18 54 10 20 -6
part teeth = teeth w : v^ ~ -60 -30 -20 10 5 -16 ; v^ ~ -20 12 -66 36 5 -16
part fins = teeth w : p^ gray 58 10 96 -30 88 12 98 52 60 30 ; p^ gray 6 20 40 34 4 46
part eyes = eyes own : e -12 -28 9 ; e 14 -32 8
part rod = rod k : l k 4 10 -48 0 -82 -40 -92 -76 -74
part light = light yellow : x^ yellow -78 -58 9 15 ; o_ w -80 -54 4 5
scene stand

* squeeze-packet-diver | 9-12 13+ | Ocean
topics submarine, diver, cartesian diver, sinking and floating, science, science fair, science project, experiment, physics, pressure, buoyancy, squid, deep sea, bottle experiment, rainy day
colors red, light blue, blue
minutes 20 20
mess low
heart packet: ketchup-packet = 1
heart bottle: plastic-bottle = 1
need weight: paper-clip, bobby-pin, binder-clip, twist-tie, modeling-clay, sticky-tack, play-dough = 2
nice look: permanent-marker, paint-marker, electrical-tape, duct-tape = 1 color
nice sea: food-coloring, watercolor-paint = 1 drop
nice floor: pebble, sand, seashell, marble, glass-gem, toy-brick = 1 handful
tool scissors: scissors when look=electrical-tape,duct-tape
home water
home bowl
step test: test packet water bowl by cc
step weight: build weight packet water > weight by cc
step look: decorate look packet scissors? > look by cc
step floor: fill floor bottle > floor by cc
step fill: fill water bottle > bottle by cc
step sea: mix sea bottle by cc
step in: build packet bottle > packet by cc
step dive: play bottle by cc
step hover: test bottle packet by cc
part bottle = bottle light-blue : r^ ~+ 0 10 100 160 20 ; q_ light-blue 8 -48 -54 48 -54 48 84 -48 84 ; r^ blue 0 -82 42 18 4
part floor = floor tan : o_ tan -26 78 14 8 ; o_ gray 2 80 15 7 ; o_ brown 28 78 14 8
part packet = packet a : q^ red 3 -16 -30 16 -30 16 22 -16 22 ; z_ w 2 -15 -24 15 -24 ; z_ w 2 -15 16 15 16
part look = look k : e 0 -10 6 ; l_ k 2 -7 4 0 8 7 4 ; l_ k 2 -10 16 -14 34 ; l_ k 2 10 16 14 34
part weight = weight silver : z^ silver 3 -6 20 -6 42 ; z^ silver 3 6 20 6 42
scene stand

* braid-lift-tower | 6-8 9-12 | Fairy Tales
extras world Fairy Tales: cardboard-tube, toy-tree, paper-bag, leaf, masking-tape, pinecone, tissue-paper, newspaper, pine-needle, cardboard, air-plant, ivy
extras machine: flag
topics rapunzel, tangled, princess, tower, castle, braid, long hair, pulley, simple machines, fairy tale project, stem
near book report, storytelling
colors yellow, purple, gray free
minutes 60 70
mess low
heart tower: oatmeal-canister, chip-can, milk-carton, cardboard-box, cereal-box = 1
heart hair: yarn, embroidery-floss, wool-roving, raffia, cotton-cord, string, ribbon = 9 ft
need crank: pencil, dowel, chopstick, wooden-skewer, stick, plastic-straw, paper-straw = 1
need load: basket, berry-basket, small-box, paper-cup, egg-carton, yogurt-pot, bottle-cap, plastic-lid = 1
nice roof: felt, construction-paper, cardstock, paper, wrapping-paper, paper-plate, cereal-box = 1 sheet
nice stones: marker, acrylic-paint, paint, crayon, paint-marker, permanent-marker = 1 color
nice rider: toy-animal, peg-doll, clothespin, pom-pom, bead = 1
join fix: glue-gun, tape, masking-tape, duct-tape, glue
tool scissors: scissors
tool pencil: pencil
tool brush: paintbrush when stones=acrylic-paint,paint
step window: cut tower pencil scissors > tower window by tc
step stones: decorate stones tower brush? > stones by cc
step axle: poke crank tower scissors > crank by tc
step braid: tie hair scissors > hair by cc
step wind: build hair crank fix by cc
step load: tie load hair fix scissors > load by cc
step roof: build roof tower scissors fix > roof by cc
step rider: play rider? load crank > rider by cc
part tower = tower gray : r^ ~ -10 14 84 156 4
part stones = stones gray : r_ gray- -34 30 18 9 1 ; r_ gray- 4 50 18 9 1 ; r_ gray- -22 70 18 9 1 ; r_ gray- 14 -34 16 9 1
part window = tower k : q^ k 5 -28 -8 -28 -30 -10 -44 8 -30 8 -8
part crank = crank wood : z^ wood 6 -66 -20 46 -20
part hair = hair a : l^ ~ 9 -10 -18 -8 2 -12 22 -8 38 ; l^ ~- 5 -12 -6 -6 6 -14 18 -7 32
part load = load tan : q^ tan 3 -24 40 6 40 2 62 -20 62 ; l_ tan 2 -22 40 -8 30 4 40
part roof = roof b : p^ ~ -10 -98 46 -58 -66 -58
part rider = rider own : o^ pink -9 34 7 7
scene stand

* mirror-that-answers | 6-8 9-12 | Fairy Tales
extras board: crystal, stick-on-gem, ribbon-rose, old-jewelry-piece, glass-gem, glitter-glue
topics snow white, magic mirror, evil queen, mirror, fortune telling, magic trick, sleepover, party game, prop, theater, school play
near wizard, costume, harry potter, compliment, self esteem
colors gold, purple, red
minutes 50 55
waits 60
mess some
heart mirror: plastic-mirror, old-CD, aluminum-foil, metallic-paper = 1
heart frame: cardboard, cereal-box, foam-board, pizza-box, cake-board, cardboard-box = 1 sheet
need strip: index-card, cardstock, paper, construction-paper, price-tag, folder = 2
need pen: marker, permanent-marker, gel-pen, ballpoint-pen, pencil
nice coat: metallic-paint, acrylic-paint, paint, marker, crayon = 1 color
nice gems: stick-on-gem, sequin, button, bead, glass-gem, sticker = 9
join glue: glue, glue-gun, tape
tool scissors: scissors
tool pencil: pencil
tool brush: paintbrush when coat=metallic-paint,acrylic-paint,paint
step shape: cut frame pencil scissors > frame by tc
step window: cut frame scissors > window by tt
step coat: paint coat frame brush? > coat by cc
step mirror: glue mirror frame glue scissors > mirror by cc
step gems: glue gems frame glue > gems by cc
step strip: cut strip scissors glue by cc
step rails: glue strip frame glue by cc
step answers: draw pen strip > strip words by cc
step ask: play mirror strip by cc
part strip = strip w : r^ ~ 78 44 60 26 2
part frame = frame gold : b^ ~ 0 -96 40 -86 66 -50 70 0 64 60 40 78 -40 78 -64 60 -70 0 -66 -50 -40 -86
part coat = coat gold : b_ ~ 0 -96 40 -86 66 -50 70 0 64 60 40 78 -40 78 -64 60 -70 0 -66 -50 -40 -86 ; l_ gold- 3 -58 -48 -32 -80 0 -88 32 -80 58 -48 ; l_ gold- 3 -60 20 -54 60 -36 70 36 70 54 60 60 20
part mirror = mirror silver : o^ silver 0 -28 46 46 ; l_ w 4 -26 -44 -10 -58 ; l_ w 4 -26 -28 2 -56
part gems = gems b : d^ purple 5 0 -86 -46 -66 46 -66 ; d^ red 5 -60 -20 60 -20 -54 10 ; d^ purple 5 54 10 -52 64 52 64
part window = frame k : r_ w 0 44 70 22 2 ; z_ k 2 -35 33 35 33 ; z_ k 2 -35 55 35 55
part words = pen k : z_ k 3 -24 40 22 40 ; z_ k 3 -24 48 8 48
scene stand

* tong-jaws | 6-8 9-12 | Dinosaurs, Jungle, Animals
appeal 3
topics t-rex, tyrannosaurus, dinosaur, crocodile, alligator, jaws, puppet, party game, birthday party, swamp, grabber
near teeth, game, biting
variant t-rex | Dinosaurs | green, white, dark green free | t-rex, tyrannosaurus, dino, dinosaurs, jurassic, raptor, dinosaur party
variant crocodile | Jungle, Animals | green, white, dark green free | crocodile, alligator, croc, gator, swamp, peter pan, reptile, reptiles, zoo
minutes 35 35
mess low
heart tongs: kitchen-tongs = 1
heart skin: craft-foam, felt, cardboard, cereal-box, cardstock, construction-paper, foam-sheet-scrap, paper-plate = 2 sheet
need teeth: paper, cardstock, index-card, craft-foam, foam-tray, felt, construction-paper, paper-plate = 1 sheet
nice eyes: googly-eye, bottle-cap, button, ping-pong-ball, pom-pom, sticker = 2
need pen: permanent-marker, marker, pencil, crayon
join fix: duct-tape, tape, masking-tape, glue-gun, electrical-tape, rubber-band
tool scissors: scissors
step draw: draw skin pen by cc
step cut: cut skin scissors > jaws jaws-crocodile by cc
step teeth: cut teeth scissors fix skin > teeth by cc
step top: build skin tongs fix > tongs by tc
step low: build skin tongs fix by tc
step eyes: glue eyes skin fix > eyes by cc
step face: draw pen skin > face by cc
step snap: play tongs by cc
part tongs = tongs silver : l^ silver 7 94 10 50 -2 10 -14 ; l^ silver 7 94 14 50 26 10 36
part jaws@t-rex = skin a : q^ ~ 8 -92 -14 -86 -48 -40 -66 20 -66 44 -30 34 -4 ; q^ ~- 8 -80 60 -70 34 30 26 44 40 24 62 -60 78
part jaws-crocodile@crocodile = skin a : q^ ~ 8 -98 -8 -94 -30 -30 -40 -10 -62 24 -60 44 -30 34 -4 ; q^ ~- 8 -96 54 -92 38 30 28 46 40 24 58 -60 66
part teeth = teeth w : v^ ~ -84 -12 26 -6 8 -16 ; v^ ~ 22 30 -76 38 7 -16
part eyes = eyes own : e -8 -56 10 ; e 14 -54 10
part face = pen k : o_ k -80 -28 3 3 ; o_ k -70 -32 3 3
scene lay

* herd-of-bookends | 6-8 9-12 13+ | Dinosaurs, Animals
appeal 3
topics bookends, bookshelf, books, library, reading, room decor, gold animals, plastic dinosaurs, dinosaur room, gift for a brother, gift for a sister, upcycling
near desk, bedroom, housewarming, teacher gift
colors gold, black, white free
minutes 60 45 45
waits 240
mess some
heart toys: toy-animal = 4
heart blocks: wood-scrap, wooden-block, log, small-box, milk-carton, cookie-tin, can = 2
need fill: stone, sand, rice, dried-bean, pebble, marble, coin, soil when blocks=small-box,milk-carton,cookie-tin,can
nice coat: spray-paint, metallic-paint, acrylic-paint, paint-marker = 1 color
nice pad: felt, cork-sheet, craft-foam, fabric-scrap, sandpaper = 1 scrap
join glue: glue-gun, waterproof-glue, glue
tool brush: paintbrush when coat=metallic-paint,acrylic-paint
tool scissors: scissors when pad
tool pen: pencil when pad
home towel
step wash: prepare toys towel by ccc
step pose: test toys blocks by ccc
step weigh: fill fill blocks by ccc
step base: paint coat blocks toys brush? > coat by ttt
step second: paint coat toys by ttt
step glue: glue toys blocks glue > blocks toys by gtc
step wait: dry toys blocks by ccc
step pad: glue pad blocks scissors pen glue > pad by gcc
step stand: play blocks by ccc
part blocks = blocks own : q^ wood 4 -96 30 -44 30 -44 84 -96 84 ; q^ wood 4 44 30 96 30 96 84 44 84 ; r^ red -32 30 14 108 1 ; r^ blue -16 36 14 96 1 ; r^ green 0 28 14 112 1 ; r^ orange 16 36 14 96 1 ; r^ purple 32 32 14 104 1
part coat = coat a : q_ ~ 4 -96 30 -44 30 -44 84 -96 84 ; q_ ~ 4 44 30 96 30 96 84 44 84
part toys = toys a : toyanimal ~ -72 32 38 ; toyanimal ~ 72 32 38 ; toyanimal ~ -20 -26 32 ; toyanimal ~ 22 -20 28
part pad = pad c : r_ gray -70 85 48 3 ; r_ gray 70 85 48 3
scene stand

* eight-bag-snowflake | 6-8 9-12 13+ | Seasons, Weather
extras hanging: glitter-glue, sequin, stick-on-gem, crystal, bell
appeal 3
topics snowflake, snowflakes, paper bag star, paper bag snowflake, winter, christmas, winter party, snow day, snow, window decoration, classroom decoration, holiday decor
near frozen, elsa, new year
colors white, silver, light blue free
minutes 30 30 30
waits 10
mess low
heart bags: paper-bag = 8
need glue: glue-stick, glue
nice cord: string, ribbon, yarn, fishing-line, cotton-cord, raffia = 2 ft
nice sparkle: glitter-glue, glitter, sequin, paint-marker, metallic-pen = 1 color
nice punch: hole-punch
tool scissors: scissors
tool pencil: pencil
step lay: glue bags glue by ccc
step stack: glue bags glue by ccc
step plan: draw bags pencil by ccc
step cut: cut bags scissors > holes by tcc
step open: build bags glue > flake by ccc
step sparkle: decorate sparkle bags > sparkle by ccc
step hang: tie cord punch? bags scissors > cord by ccc
step next: play bags by ccc
part cord = cord silver : l_ silver 2 0 -100 0 -86
part flake = bags w : f^ ~ 0 0 8 88 22 -90 6 ; f^ ~+ 0 0 8 66 26 -67.5 6 ; o^ ~ 0 0 16 16
part holes = bags light-blue : f_ light-blue 0 0 8 60 6 -90 40 ; f_ light-blue 0 0 8 34 5 -67.5 22
part sparkle = sparkle silver : d_ silver 3 0 -78 55 -55 78 0 55 55 0 78 -55 55 -78 0 -55 -55
scene hang

* pinned-pumpkin | 9-12 13+ | Seasons
extras party: leaf, fake-leaf
topics pumpkin, pumpkins, halloween, fall, autumn, thanksgiving, harvest, spider web, string art, porch, no carve pumpkin, october, table decoration
colors orange, white, black
minutes 45 45
mess low
heart pumpkin: mini-pumpkin, pumpkin, gourd, foam-ball = 1
heart pins: pushpin, nail = 17
heart thread: embroidery-floss, yarn, string, sewing-thread, cotton-cord = 12 ft
need pen: pencil, permanent-marker, marker, ballpoint-pen
nice paint: acrylic-paint, paint = 1 color
nice spider: button, pom-pom, bead, googly-eye, spool = 1
tool hammer: hammer when pins=nail
tool scissors: scissors
tool brush: paintbrush when paint
join glue: glue when spider
step paint: paint paint pumpkin brush > coat by cc
step draw: draw pumpkin pen > round by cc
step pins: build pins pumpkin hammer? > pins by tc
step spokes: tie thread pins > spokes by cc
step rounds: build thread pins > rounds by cc
step end: tie thread scissors by cc
step spider: glue spider pumpkin glue > spider by cc
step show: play pumpkin by cc
part round = pumpkin orange : o^ ~- -46 18 46 62 ; o^ ~- 46 18 46 62 ; o^ ~ 0 18 62 66 ; q^ green 4 -8 -46 -4 -76 12 -78 10 -46
part coat = paint orange : l_ orange+ 3 -40 -34 -58 18 -40 68
part spokes = thread w : z_ w 1.6 0 16 0 -36 ; z_ w 1.6 0 16 38 -20 ; z_ w 1.6 0 16 52 16 ; z_ w 1.6 0 16 38 52 ; z_ w 1.6 0 16 0 68 ; z_ w 1.6 0 16 -38 52 ; z_ w 1.6 0 16 -52 16 ; z_ w 1.6 0 16 -38 -20
part rounds = thread w : z_ w 1.4 0 -36 38 -20 52 16 38 52 0 68 -38 52 -52 16 -38 -20 0 -36 ; z_ w 1.4 0 -10 19 -2 26 16 19 34 0 42 -19 34 -26 16 -19 -2 0 -10
part pins = pins silver : d^ silver 2.6 0 -36 38 -20 52 16 38 52 0 68 -38 52 -52 16 -38 -20 0 -10 19 -2 26 16 19 34 0 42 -19 34 -26 16 -19 -2 0 16
part spider = spider k : o^ k 30 -10 6 6 ; l_ k 1.5 25 -12 18 -18 ; l_ k 1.5 35 -12 42 -18 ; l_ k 1.5 25 -8 18 -4 ; l_ k 1.5 35 -8 42 -4
scene stand

* change-of-sign-armband | 6-8 9-12 | Superheroes
extras worn: ric-rac, glitter-glue, letter-bead
appeal 1
topics hero, heroes, emblem, badge, armband, costume, dress up, halloween costume, secret identity, velcro, team, powers, super powers, batman, spider-man, avengers, birthday party, party game
colors red, yellow, black free
minutes 45 50
waits 20
mess low
heart grip: hook-and-loop-tape = 12 in
heart cloth: felt, craft-foam, denim, old-sweater, fabric-scrap = 3 color
join fix: glue-gun, waterproof-glue, glue, sewing-thread
need pen: marker, permanent-marker, chalk, pencil, ballpoint-pen, fabric-marker
tool needle: needle when fix=sewing-thread
tool scissors: scissors, fabric-scissors
step band: cut cloth scissors pen > band by tc
step close: glue grip cloth fix needle? scissors > grip by tc
step front: glue grip cloth fix by tc
step draw: draw cloth pen by cc
step signs: cut cloth scissors > signs by cc
step back: glue grip cloth fix scissors by cc
step dry: dry cloth by cc
step play: play cloth grip by cc
part band = cloth a : q^ ~ 10 -96 -74 96 -74 96 0 -96 0
part grip = grip k : r_ k 82 -37 20 62 2
part signs = cloth b : o^ b -6 -37 34 32 ; p_ k 2 -62 -20 -34 -7 -34 -14 -12 10 -43 -3 -43 ; s^ b -48 54 5 36 16 ; h^ w 44 56 30
scene lay

* necktie-snake | 6-8 9-12 13+ | Jungle, Animals
appeal 3
topics snake, snakes, python, cobra, boa, necktie, tie, dad's tie, grandpa's tie, memory of grandpa, father's day, draft stopper, door stopper, sewing, stuffed animal, reptile, reptiles, upcycling
colors green, red, yellow free
minutes 50 45 45
mess low
heart tie: old-tie = 1
heart stuffing: pillow-stuffing, cotton-ball, fabric-scrap, tissue-paper, packing-paper, newspaper, wool-roving, sock = 3 handful
need thread: sewing-thread, embroidery-floss, yarn = 2 ft
need eyes: button, googly-eye, bead, felt-ball, safety-eye, felt, sticker = 2
need tongue: ribbon, felt, fabric-scrap, ric-rac, craft-foam, yarn, construction-paper = 1 scrap
tool needle: needle
tool stick: chopstick, wooden-spoon, ruler, pencil, dowel
tool scissors: scissors
join glue: glue, glue-gun when eyes=googly-eye,felt,sticker,felt-ball,safety-eye
nice weight: rice, dried-bean, dried-lentil, pebble = 1 cup
step open: cut tie scissors by tcc
step tail: sew tie needle thread > tie by tcc
step weight: fill weight tie by ccc
step stuff: fill stuffing tie stick > body by ccc
step tongue: cut tongue scissors > tongue by ccc
step close: sew tie needle thread tongue by tcc
step eyes: build eyes tie needle? thread? glue? > eyes by tcc
step wind: play tie by ccc
part body = stuffing a : l^ ~- 10 -90 70 -40 84 20 78 64 62
part tie = tie a : l^ ~ 24 -86 74 -30 84 40 74 70 46 40 26 -20 24 -56 8 -52 -24 -16 -44 20 -50 ; l_ yellow 4 -60 78 -52 88 ; l_ yellow 4 -20 76 -12 90 ; l_ yellow 4 26 68 34 84 ; l_ yellow 4 54 40 74 38 ; l_ yellow 4 16 18 20 34 ; l_ yellow 4 -34 14 -30 30 ; l_ yellow 4 -64 -2 -46 -2 ; l_ yellow 4 -36 -44 -26 -28 ; p^ ~ 4 -72 62 -66 82 -48 62 -30 4 -34
part tongue = tongue red : l^ red 5 80 -48 92 -50 ; l^ red 4 90 -50 100 -60 ; l^ red 4 90 -50 100 -40
part eyes = eyes own : eyeball w 44 -60 6 ; eyeball w 44 -40 6
scene lay

* rope-bridge-valley | 6-8 9-12 | Jungle, Nature, Animals
extras world Jungle: moss, crinkle-paper, feather, candy-wrapper, pipe-cleaner, peg-doll, aluminum-foil, glass-gem, sea-glass, tissue-paper, denim, snail-shell, cotton-ball, coin
topics rainforest, rope bridge, suspension bridge, diorama, habitat, habitats, biome, explorer, indiana jones, engineering, stem, school project
near monkeys, monkey, safari, book report, animals
colors green, brown, tan free
minutes 75 80
mess some
heart box: shoebox, cardboard-box, cereal-box, pizza-box, wooden-box = 1
heart planks: stick, craft-stick, chopstick, wooden-skewer, toothpick, bamboo, craft-matchstick = 14
heart ropes: string, raffia, yarn, cotton-cord, paracord, embroidery-floss = 10 ft
nice toys: toy-animal, toy-tree, toy-car, peg-doll = 3
nice green: cardstock, construction-paper, tissue-paper, crepe-paper, paper, felt, fake-leaf, leaf, wrapping-paper, paper-bag = 2 sheet
nice moss: moss, fern-frond, ivy, grass, clover, hay, pine-branch, bark, pebble = 2 handful
join glue: glue-gun, glue, tape, masking-tape
tool scissors: scissors
tool hole: pencil, awl, wooden-skewer
step side: prepare box scissors > box by tc
step planks: cut planks scissors by tc
step first: tie ropes planks by cc
step deck: tie ropes planks > bridge by cc
step holes: poke box hole by tc
step hang: tie ropes box > rails by cc
step ground: glue moss box glue > ground by cc
step trees: cut green scissors glue box > trees by cc
step vine: tie ropes box toys? scissors > vine by cc
step test: test planks toys? > toys-there by cc
part box = box own : q^ tan 3 -96 -72 96 -72 96 84 -96 84 ; q_ brown 2 -88 -64 88 -64 88 76 -88 76
part trees = green green : b^ green -88 -64 -30 -64 -40 -40 -60 -30 -80 -40 ; b^ dark-green 88 -64 30 -64 44 -36 66 -28 84 -40 ; b^ green -20 -64 26 -64 20 -50 0 -44 -14 -52
part ground = moss dark-green : b_ green -88 76 -88 36 -60 44 -40 76 ; b_ green 88 76 88 36 60 46 40 76
part bridge = planks wood : l^ wood 6 -70 6 -66 20 ; l^ wood 6 -56 12 -52 26 ; l^ wood 6 -40 18 -37 32 ; l^ wood 6 -24 21 -22 36 ; l^ wood 6 -8 23 -7 38 ; l^ wood 6 8 23 8 38 ; l^ wood 6 24 21 23 36 ; l^ wood 6 40 18 38 32 ; l^ wood 6 56 12 53 26 ; l^ wood 6 70 6 67 20
part rails = ropes tan : l^ tan 3 -88 -2 -40 18 0 24 40 18 88 -2 ; l^ tan 3 -88 12 -40 32 0 38 40 32 88 12 ; l^ tan 2 -88 -22 -40 -4 0 2 40 -4 88 -22
part vine = ropes tan : l^ tan 3 10 -64 14 -40 8 -20
part toys-there = toys own : toyanimal brown -30 18 22 ; toyanimal orange 30 18 22 ; toyanimal gray -62 60 24
scene stand
`;
