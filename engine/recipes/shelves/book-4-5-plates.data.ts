export const shelf = `
* apple-tree-prints | 2-3 4-5 6-8 | Seasons, Farm, Food, Nature
extras picture Seasons: corn-husk, wheat-stalk, dried-bean, craft-stick, washi-tape, cardboard, fake-leaf, clover, crinkle-paper, paper-strip, craft-foam, paper-napkin, wool-roving
topics apple, apples, apple tree, apple picking, johnny appleseed, orchard, harvest, fall, autumn, september, back to school, rosh hashanah, teacher gift, printing
colors red, green, brown
minutes 20 25 30
waits 30
mess some
heart apple: apple, potato = 1
heart color: paint, washable-ink-pad = 1 color
need paper: paper, construction-paper, cardstock, watercolor-paper, packing-paper, paper-bag = 1 sheet
nice leaf: construction-paper, tissue-paper, felt, leaf, crepe-paper = 1 scrap
nice stem@4-5,6-8: pipe-cleaner, stick, yarn, raffia, dry-pasta = 4 in
nice seeds@4-5,6-8: dried-bean, seed, rice, dried-lentil = pinch
home plate
home knife
join stick: glue, glue-stick
tool pen: marker, crayon
tool scissors@4-5,6-8: scissors
step halve: cut apple knife by ggg
step dry: wash apple by ccc
step spread: prepare color plate by gtc
step print: print apple color paper > sheet apples by ccc
step wait: dry paper by ggg
step leaves: glue leaf paper stick > leaves by ccc
step stem@4-5,6-8: glue stem paper stick scissors > stems by tc
step seeds@4-5,6-8: glue seeds paper stick > seeds by cc
step tree: draw pen paper > tree by tcc
step show: play paper by ccc
part sheet = paper w : r^ w 0 0 170 180 2
part tree = pen brown : l_ brown 14 0 84 0 40 -4 10 ; l_ brown 7 0 30 -30 0 -52 -16 ; l_ brown 7 0 30 32 4 54 -12 ; l_ brown 6 -2 14 -4 -10 0 -34 ; z_ green 3 -80 84 80 84 ; z_ green 2.5 -60 84 -64 72 ; z_ green 2.5 -52 84 -50 74 ; z_ green 2.5 48 84 44 72 ; z_ green 2.5 58 84 62 74
part apples = color a : b_ ~ -50 -50 -34 -44 -30 -26 -40 -8 -50 -12 -60 -8 -70 -26 -66 -44 ; b_ ~ 0 -70 16 -64 20 -46 10 -28 0 -32 -10 -28 -20 -46 -16 -64 ; b_ ~ 52 -46 68 -40 72 -22 62 -4 52 -8 42 -4 32 -22 36 -40 ; o_ cream -50 -28 7 9 ; o_ cream 0 -48 7 9 ; o_ cream 52 -24 7 9
part stems = stem brown : z_ ~ 3 -50 -48 -46 -60 ; z_ ~ 3 0 -68 4 -80 ; z_ ~ 3 52 -44 56 -56
part leaves = leaf green : j ~ -46 -54 -26 -64 6 ; j ~ 4 -74 24 -84 6 ; j ~ 56 -50 76 -60 6
part seeds = seeds brown : x_ ~ -52 -30 3 6 ; x_ ~ -47 -30 3 6 ; x_ ~ -2 -50 3 6 ; x_ ~ 3 -50 3 6 ; x_ ~ 50 -26 3 6 ; x_ ~ 55 -26 3 6
scene lay

* filter-rainbow-clouds | 4-5 6-8 | Weather, Seasons
extras hanging: cellophane, metallic-paper
topics rainbow, rainbows, cloud, clouds, rain, sky, spring, april showers, st patrick's day, noah's ark, colors mixing, science
near hope
colors red, yellow, light blue, purple
minutes 25 30
waits 60
mess some
heart filter: coffee-filter = 2
heart pens: marker, food-coloring, watercolor-paint = 6 color
nice spray: spray-bottle, pipette = 1
nice fluff: cotton-ball, pillow-stuffing, cotton-pad, tissue-paper = handful
nice drops: ribbon, crepe-paper, tissue-paper, yarn, tinsel = 5 strip
need cloud: paper, cardstock, paper-plate, construction-paper = 1 sheet
home water
home plate
join stick: glue, glue-stick
tool brush: paintbrush when pens=food-coloring,watercolor-paint
tool scissors: scissors
step rings: decorate pens filter plate brush? > rainbow by cc
step wet: prepare water filter spray? by cc
step dry: dry filter by gg
step cut: cut filter cloud scissors > cloud by tc
step glue: glue filter cloud stick by cc
step fluff: glue fluff cloud stick > fluff by cc
step drops: glue drops cloud stick scissors > drops by tc
step sky: play cloud by cc
part rainbow = filter w : a^ red 0 56 84 74 180 360 ; a_ orange 0 56 75 64 180 360 ; a_ yellow 0 56 65 54 180 360 ; a_ green 0 56 55 44 180 360 ; a_ light-blue 0 56 45 34 180 360 ; a_ purple 0 56 35 24 180 360
part cloud = cloud w : y^ ~ -60 58 32 20 8 .22 ; y^ ~ 60 58 32 20 8 .22
part drops = drops light-blue : z_ ~ 4 -74 74 -74 94 ; z_ ~ 4 -60 76 -60 98 ; z_ ~ 4 -46 74 -46 94 ; z_ ~ 4 52 74 52 94 ; z_ ~ 4 68 74 68 94
part fluff = fluff w : cotton ~ -74 56 13 ; cotton ~ -54 52 14 ; cotton ~ -46 66 11 ; cotton ~ 74 56 13 ; cotton ~ 54 52 14 ; cotton ~ 46 66 11
scene hang

* jingle-bell-bracelet | 4-5 6-8 | Music
extras jewelry: ribbon, tulle, fabric-scrap, pom-pom
topics bells, jingle bells, bracelet, bracelets, dancing, dance, rhythm, instrument, instruments, christmas, sleigh, marching band, parade, sing along
near polar express
colors red, yellow, green free
minutes 15 20
mess low
heart bell: bell = 4
heart wire: pipe-cleaner, ribbon, yarn = 2
nice beads: wooden-bead, bead, button, dry-pasta, paper-straw = 8
nice streamers: ribbon, crepe-paper, tulle, tinsel = 4 strip
tool scissors: scissors when wire=ribbon,yarn
step measure: prepare wire scissors? by tc
step knot: tie wire bell by tc
step thread: thread bell wire > bells by cc
step beads: thread beads wire > beads by cc
step close: tie wire > wire by gt
step streamers: tie streamers wire scissors? > streamers by tc
step play: play wire bell by cc
part streamers = streamers b : l ~ 6 -62 44 -72 68 -64 92 ; l c 6 -34 44 -28 68 -34 94 ; l ~ 6 34 44 28 68 34 94 ; l c 6 62 44 72 68 64 92
part wire = wire a : a^ ~ -48 -4 46 39 0 360 ; a^ ~ 48 -4 46 39 0 360
part beads = beads b : o^ b -48 -46 9 9 ; o^ b -86 -22 9 9 ; o^ b -10 -22 9 9 ; o^ b -48 38 9 9 ; o^ b 48 -46 9 9 ; o^ b 10 -22 9 9 ; o^ b 86 -22 9 9 ; o^ b 48 38 9 9
part bells = bell gold : o^ gold -80 26 14 14 ; o^ gold -16 26 14 14 ; o^ gold 16 26 14 14 ; o^ gold 80 26 14 14 ; z_ brown 3 -87 29 -73 29 ; z_ brown 3 -23 29 -9 29 ; z_ brown 3 9 29 23 29 ; z_ brown 3 73 29 87 29
scene lay

* spider-in-her-web | 4-5 6-8 9-12 | Bugs
extras hanging: leaf
appeal 3
topics spider, spiders, web, spider web, spiderweb, itsy bitsy spider, incy wincy spider, charlotte's web, halloween, miss muffet, weaving, busy spider, anansi
colors light blue, black, white
minutes 25 30 35
mess low
heart ring: paper-plate, paper-bowl, cake-board = 1
heart thread: yarn, string, ribbon, embroidery-floss, cotton-cord = 9 ft
need body: pom-pom, construction-paper, cotton-ball, felt, play-dough, bottle-cap, button, paper = 1
nice legs: pipe-cleaner, paper-strip, yarn, raffia, paper-straw = 4
nice eyes: googly-eye, sticker = 2
nice color: paint, marker, crayon = 1 color
tool punch: hole-punch, scissors, pencil
join tape: tape, masking-tape
join stick: glue
tool brush: paintbrush, sponge-brush when color=paint
tool scissors: scissors
step color: decorate color ring brush? by ccc
step ring: cut ring scissors > ring by gtc
step holes: poke ring punch by gtc
step start: tape thread ring tape by gtc
step web: weave thread ring > web by tcc
step body: decorate body ring scissors > body by ttc
step legs: build legs body scissors stick > legs by ttc
step eyes: glue eyes body stick > eyes by ccc
step home: glue body thread stick by tcc
step play: play ring by ccc
part ring = ring own paint color a : a^ ~ 0 0 88 66 0 360
part web = thread w : z_ ~ 2 -76 0 76 0 ; z_ ~ 2 0 -76 0 76 ; z_ ~ 2 -54 -54 54 54 ; z_ ~ 2 -54 54 54 -54 ; z_ ~ 2 -72 -26 54 54 ; z_ ~ 2 72 -26 -54 54 ; z_ ~ 2 -30 -70 54 54 ; z_ ~ 2 -26 72 54 -54
part legs = legs k : l ~ 4 14 10 36 -8 50 6 ; l ~ 4 14 16 40 10 54 24 ; l ~ 4 14 22 38 28 48 44 ; l ~ 4 12 28 28 44 32 60 ; l ~ 4 -6 10 -28 -8 -42 6 ; l ~ 4 -6 16 -32 10 -46 24 ; l ~ 4 -6 22 -30 28 -40 44 ; l ~ 4 -4 28 -20 44 -24 60
part body = body k : pompom ~ 4 18 20
part eyes = eyes own : e -3 14 6 ; e 11 14 6
scene hang

* carton-cup-chicks | 4-5 6-8 | Farm, Animals
extras figure: eggshell
extras world Farm: birdseed, bottle-cap, clover, craft-stick, eggshell, grass, plastic-lid
appeal 3
topics chick, chicks, chicken, baby animals, hatching, easter, spring, eggs, hen, duckling, ducklings, five little ducks, rooster
colors yellow, orange, red
minutes 30 35
waits 45
mess some
heart carton: egg-carton = 1
heart color: paint = 1 color
nice wings: feather, tissue-paper, felt, cotton-ball, fabric-scrap = 6
need beak: construction-paper, felt, craft-foam, cardstock, paper = 1 scrap
nice eyes: googly-eye, button, sticker = 6
nice nest: crinkle-paper, hay, paper-strip, raffia, grass, tissue-paper, paper-bag = handful
nice home: berry-basket, basket, paper-bowl, paper-plate, strainer = 1
join stick: glue
tool brush: paintbrush, sponge-brush, cotton-swab
tool scissors: scissors
tool pen: marker, crayon
step cut: cut carton scissors by gt
step paint: paint carton color brush > chicks by cc
step beak: cut beak scissors by tc
step stick: glue beak carton stick > beaks by cc
step eyes: glue eyes carton stick > eyes by cc
step face: draw pen carton > dots by cc
step wings: glue wings carton stick > wings by cc
step nest: fill nest home? > nest home by cc
step count: play carton by cc
part nest = nest tan : b^ ~- -96 70 -84 58 -40 52 0 48 40 52 84 58 96 70 70 82 0 86 -70 82 ; j_ ~+ -98 51.4 -70 64.6 2.4 ; j_ ~ -96.7 70.4 -56.7 61.6 2.4 ; j_ ~ -87.4 74 -51.4 74 2.4 ; j_ ~+ -78.1 57.6 -46.1 66.4 2.4 ; j_ ~ -68.8 76.6 -40.8 63.4 2.4 ; j_ ~ -67.5 60.2 -27.5 55.8 2.4 ; j_ ~+ -58.2 63.8 -22.2 68.2 2.4 ; j_ ~ -48.9 67.4 -16.9 80.6 2.4 ; j_ ~ -39.6 66.4 -11.6 57.6 2.4 ; j_ ~+ -38.3 70 1.7 70 2.4 ; j_ ~ -29 53.6 7 62.4 2.4 ; j_ ~ -19.7 72.6 12.3 59.4 2.4 ; j_ ~+ -10.3 76.2 17.7 71.8 2.4 ; j_ ~ -9 59.8 31 64.2 2.4 ; j_ ~ 0.3 63.4 36.3 76.6 2.4 ; j_ ~+ 9.6 62.4 41.6 53.6 2.4 ; j_ ~ 18.9 66 46.9 66 2.4 ; j_ ~ 20.2 69.6 60.2 78.4 2.4 ; j_ ~+ 29.5 68.6 65.5 55.4 2.4 ; j_ ~ 38.8 72.2 70.8 67.8 2.4 ; j_ ~ 48.1 55.8 76.1 60.2 2.4 ; j_ ~+ 49.4 59.4 89.4 72.6 2.4 ; j_ ~ 58.7 78.4 94.7 69.6 2.4 ; j_ ~ 68 62 100 62 2.4
part home = home kraft : q^ ~ 6 -94 66 94 66 80 96 -80 96 ; z_ ~- 2.5 -90 76 88 76 ; z_ ~- 2.5 -86 86 84 86 ; z_ ~- 2.5 -60 66 -54 96 ; z_ ~- 2.5 -20 66 -18 96 ; z_ ~- 2.5 20 66 18 96 ; z_ ~- 2.5 60 66 54 96
part wings = wings w : softwing ~ -76 36 -96 22 8 ; softwing ~ -36 38 -24 24 8 ; softwing ~ -22 16 -42 0 8 ; softwing ~ 22 16 42 0 8 ; softwing ~ 36 38 24 24 8 ; softwing ~ 76 36 96 22 8
part chicks = carton own paint paint a : b^ ~ -80 62 -76 30 -56 16 -36 30 -32 62 -56 70 ; b^ ~ 80 62 76 30 56 16 36 30 32 62 56 70 ; b^ ~ -28 54 -24 8 0 -10 24 8 28 54 0 64
part dots = pen k : k -63 36 3.5 ; k -49 36 3.5 ; k 49 36 3.5 ; k 63 36 3.5 ; k -9 18 4 ; k 9 18 4
part beaks = beak b : p_ ~ -63 44 -49 44 -56 56 ; p_ ~ 49 44 63 44 56 56 ; p_ ~ -8 28 8 28 0 42
part eyes = eyes own : e -63 35 6 ; e -49 35 6 ; e 49 35 6 ; e 63 35 6 ; e -9 16 7 ; e 9 16 7
scene stand

* stacked-sponge-robot | 4-5 6-8 | Robots
extras machine: button, metal-washer, candy-wrapper, sequin, bead, snap-fastener
extras world Robots: nuts-and-bolts, button, puzzle-piece, modeling-clay, toy-brick, duplo-brick, aluminum-foil, pom-pom, flower, letter-bead, coaster, egg-carton, pipe-cleaner, masking-tape, peg-doll, craft-foam, bottle-cap, stuffed-animal
appeal 1
topics robot, robots, machine, toy, android, sponge, recycling, shapes
colors yellow, light blue, red free
minutes 25 30
waits 60
mess low
heart sponge: kitchen-sponge, foam-sheet-scrap = 2
heart shine: aluminum-foil, metallic-paper, bottle-cap, plastic-lid, button, paper-straw, plastic-straw = 1
nice arms: paper-straw, plastic-straw, pipe-cleaner, craft-stick, chopstick = 4
nice eyes: googly-eye, button, bottle-cap = 2
nice knobs: button, bottle-cap, sticker, stick-on-gem, bread-tag, sequin = 4
nice feet: bottle-cork, cork, plastic-lid, egg-carton, bottle-cap, spool = 2
join stick: glue
join band: rubber-band, tape, masking-tape
tool scissors: scissors
tool pen: marker, permanent-marker
step cut: cut sponge scissors by gt
step stack: build sponge band > body head band by tc
step shine: arrange shine sponge > shine by cc
step holes: poke scissors arms sponge by gg
step arms: build arms sponge > arms by cc
step eyes: glue eyes sponge stick > eyes by cc
step knobs: glue knobs sponge stick > knobs by cc
step feet: glue feet sponge stick > feet by cc
step face: draw pen sponge > face by cc
step beep: play sponge by cc
part arms = arms own : stick ~ -40 10 -84 -14 8 ; stick ~ 40 10 84 -14 8 ; stick ~ -14 -66 -24 -94 6 ; stick ~ 14 -66 24 -94 6
part feet = feet own : r^ ~ -24 82 26 18 4 ; r^ ~ 24 82 26 18 4
part body = sponge a : r^ ~ 0 34 88 76 8 ; d_ ~- 2.5 -34 8 -20 60 30 14 34 56 10 66 -10 6
part head = sponge b : r^ ~ 0 -38 66 54 8 ; d_ ~- 2.5 -26 -58 24 -56 -24 -18 26 -22
part shine = shine silver : r^ ~ 0 24 56 34 3 ; z_ ~- 2 -20 14 -4 30 ; z_ ~- 2 4 12 22 34
part face = pen k : k -14 -42 5 ; k 14 -42 5 ; z_ k 3 -14 -24 14 -24 ; z_ k 2 -7 -28 -7 -20 ; z_ k 2 0 -28 0 -20 ; z_ k 2 7 -28 7 -20
part eyes = eyes own : e -14 -42 9 ; e 14 -42 9
part knobs = knobs own : button c -16 24 6 ; button b 0 24 6 ; button c 16 24 6 ; button b 0 56 6
part band = band k : z_ ~ 4 24 -65 24 72
scene stand

* plate-and-stick-paddles | 2-3 4-5 6-8 | Sports
extras game: dried-bean, duct-tape, washi-tape
appeal 3
topics tennis, table tennis, ping pong, badminton, pickleball, paddle, paddles, indoor game, active play, field day, ball game, rainy day, beach games, lots of energy, active, gross motor, balloon tennis
colors red, light blue, yellow
minutes 20 20 25
mess low
place floor
heart plate: paper-plate = 2
heart stick: craft-stick, wooden-spoon, dowel, cardboard-tube, ruler = 2
need ball: soft-ball, newspaper, pom-pom, ping-pong-ball, tissue-paper, aluminum-foil, sock, cotton-ball = 1
need pens: marker, crayon, paint, sticker = 2 color
nice grip: washi-tape, duct-tape, electrical-tape, fabric-scrap, ribbon = 2 strip
nice net: string, ribbon, yarn, crepe-paper = 6 ft
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush, sponge-brush when pens=paint
step color: decorate pens plate brush? > plates by ccc
step stick: tape stick plate tape > sticks by gtc
step grip: decorate grip stick > grip by ccc
step ball: shape ball tape > ball by tcc
step net: tie net > net by tgg
step line@2-3: tape tape by g
step alone: test plate ball by ccc
step pair: play plate ball by ccc
part sticks = stick own : paddlehandle ~ -44 20 -60 90 12 ; paddlehandle ~ 44 24 56 90 12
part plates = plate own : plate ~ -40 -12 44 ; plate ~ 46 -6 44 ; s_ a -40 -12 5 24 11 ; a_ a 46 -6 27 21 0 360 ; o_ b 46 -6 14 ; d_ b 3.4 -40 -44 -8 -12 -72 -12 -40 20
part grip = grip c : z_ ~ 13 -54 66 -59 88 ; z_ ~ 13 51 66 55 88
part ball = ball c : o^ ~ 4 -74 17 17 ; l_ ~- 2.5 -8 -80 4 -74 16 -82
part net = net k : l_ ~ 2.5 -96 96 -40 92 20 97 96 92
scene lay

* brush-the-teeth-mouth | 4-5 6-8 | -
topics dentist, teeth, tooth, brushing teeth, dental health, dental health month, healthy habits, toothbrush, jobs, community helpers
near tooth fairy, loose tooth, body, my body, doctor
colors white, pink, red
minutes 30 35
waits 45
mess some
heart teeth: egg-carton, marshmallow, cotton-ball, toy-brick, dried-bean, duplo-brick = 1
heart gum: construction-paper, paper-plate, cardboard, cardstock, felt, paper = 2 sheet
nice color: paint = 1 color
nice brush-it: toothbrush, paintbrush, craft-stick = 1
nice tongue: felt, construction-paper, kitchen-sponge, paper, tissue-paper, fabric-scrap = 1 scrap
nice dirt: play-dough, marker, chalk, crayon = bit
nice paste: marshmallow, cotton-ball, toothpaste, cotton-pad, tissue = handful
join stick: glue
join hinge: tape, masking-tape
tool dab: paintbrush, sponge-brush, cotton-swab when color
tool scissors: scissors
tool pen: marker, crayon
step mouth: cut gum scissors by gt
step row: prepare teeth scissors by gt
step paint: paint color teeth dab > white by cc
step glue: glue teeth gum stick > gums teeth by cc
step tongue: glue tongue gum stick scissors > tongue by tc
step hinge: tape gum hinge by gt
step lips: draw pen gum > lips by cc
step dirt: decorate dirt teeth > dirt by cc
step brush: play brush-it teeth paste? > brush by cc
step chew: play gum by cc
part gums = gum b : b^ ~ -84 -6 -70 -66 0 -88 70 -66 84 -6 ; b^ ~ -84 6 -70 66 0 88 70 66 84 6
part tongue = tongue c : b ~ -34 14 0 8 34 14 30 34 0 42 -30 34
part teeth = teeth w : r^ w -58 -24 22 30 7 -14 ; r^ w -30 -34 22 30 7 -6 ; r^ w 0 -38 22 30 7 ; r^ w 30 -34 22 30 7 6 ; r^ w 58 -24 22 30 7 14 ; r^ w -58 28 20 26 7 14 ; r^ w -30 42 20 24 7 6 ; r^ w 0 50 20 24 7 ; r^ w 30 42 20 24 7 -6 ; r^ w 58 28 20 26 7 -14
part white = color w : o_ ~ 0 -40 4 6
part lips = pen red : l_ red 5 -88 -4 -72 -70 0 -92 72 -70 88 -4 ; l_ red 5 -88 4 -72 70 0 92 72 70 88 4
part dirt = dirt brown : o_ ~ -30 -32 5 4 ; o_ ~ 32 -30 4 4 ; o_ ~ 58 30 4 4
part brush = brush-it light-blue : r^ ~ 58 0 66 10 4 -14 ; r^ w 24 2 24 12 2 -14
scene lay

* yarn-rim-frame | 4-5 6-8 9-12 | -
extras board: pom-pom, button, charm, price-tag, felt-ball, letter-bead, stick-on-gem
topics missing my daddy, missing my mommy, missing daddy, missing mommy, daddy is away, mommy is away, missing daddy or mommy, missing somebody, military family, deployment, grandparents, grandma, grandpa, family, photo frame, picture frame, mother's day, father's day, goodbye, far away, homesick
colors red, yellow, light blue free
minutes 25 30 35
mess low
heart plate: paper-plate, paper-bowl, cake-board, cereal-box, cardboard = 1
heart photo: photo = 1
need wrap: yarn, ribbon, washi-tape, fabric-scrap, crepe-paper, raffia, string = 4 yd
nice hearts: sticker, felt-sticker, button, pom-pom, stick-on-gem, ribbon-rose, paper-doily, felt = 6
nice loop: ribbon, string, yarn, cotton-cord = 8 in
need pens: marker, crayon, colored-pencil = 2 color
join tape: tape, masking-tape
join stick: glue when hearts!=sticker,felt-sticker,stick-on-gem
tool scissors: scissors
step ring: cut plate scissors > ring by gtc
step color: color pens plate by ccc
step start: tape wrap plate tape by ttc
step wind: weave wrap plate scissors > wrap by tcc
step hearts: decorate hearts plate stick > hearts by ccc
step photo: tape photo plate tape > photo by tcc
step note: draw pens plate by tcc
step loop: tape loop plate tape > loop by gtc
step look: play plate by ccc
part loop = loop own : l ~ 4 -14 -74 0 -98 14 -74
part photo = photo w : r light-blue 0 2 104 104 2 ; o_ cream -12 -6 15 16 ; o_ cream 18 10 12 13 ; b_ brown -28 -14 -12 -26 4 -14 -4 -18 -20 -18 ; o_ brown 18 -2 11 5 ; u -12 0 6 ; u 18 14 5 ; r_ green -12 28 34 22 6 ; r_ yellow 20 32 26 16 5
part ring = plate w : a^ ~ 0 2 82 46 0 360
part wrap = wrap a : z_ ~ 6 46 2 82 2 ; z_ ~ 6 45.6 8 81.3 12.7 ; z_ ~ 6 44.4 13.9 79.2 23.2 ; z_ ~ 6 42.5 19.6 75.8 33.4 ; z_ ~ 6 39.8 25 71 43 ; z_ ~ 6 36.5 30 65.1 51.9 ; z_ ~ 6 32.5 34.5 58 60 ; z_ ~ 6 28 38.5 49.9 67.1 ; z_ ~ 6 23 41.8 41 73 ; z_ ~ 6 17.6 44.5 31.4 77.8 ; z_ ~ 6 11.9 46.4 21.2 81.2 ; z_ ~ 6 6 47.6 10.7 83.3 ; z_ ~ 6 0 48 0 84 ; z_ ~ 6 -6 47.6 -10.7 83.3 ; z_ ~ 6 -11.9 46.4 -21.2 81.2 ; z_ ~ 6 -17.6 44.5 -31.4 77.8 ; z_ ~ 6 -23 41.8 -41 73 ; z_ ~ 6 -28 38.5 -49.9 67.1 ; z_ ~ 6 -32.5 34.5 -58 60 ; z_ ~ 6 -36.5 30 -65.1 51.9 ; z_ ~ 6 -39.8 25 -71 43 ; z_ ~ 6 -42.5 19.6 -75.8 33.4 ; z_ ~ 6 -44.4 13.9 -79.2 23.2 ; z_ ~ 6 -45.6 8 -81.3 12.7 ; z_ ~ 6 -46 2 -82 2 ; z_ ~ 6 -45.6 -4 -81.3 -8.7 ; z_ ~ 6 -44.4 -9.9 -79.2 -19.2 ; z_ ~ 6 -42.5 -15.6 -75.8 -29.4 ; z_ ~ 6 -39.8 -21 -71 -39 ; z_ ~ 6 -36.5 -26 -65.1 -47.9 ; z_ ~ 6 -32.5 -30.5 -58 -56 ; z_ ~ 6 -28 -34.5 -49.9 -63.1 ; z_ ~ 6 -23 -37.8 -41 -69 ; z_ ~ 6 -17.6 -40.5 -31.4 -73.8 ; z_ ~ 6 -11.9 -42.4 -21.2 -77.2 ; z_ ~ 6 -6 -43.6 -10.7 -79.3 ; z_ ~ 6 0 -44 0 -80 ; z_ ~ 6 6 -43.6 10.7 -79.3 ; z_ ~ 6 11.9 -42.4 21.2 -77.2 ; z_ ~ 6 17.6 -40.5 31.4 -73.8 ; z_ ~ 6 23 -37.8 41 -69 ; z_ ~ 6 28 -34.5 49.9 -63.1 ; z_ ~ 6 32.5 -30.5 58 -56 ; z_ ~ 6 36.5 -26 65.1 -47.9 ; z_ ~ 6 39.8 -21 71 -39 ; z_ ~ 6 42.5 -15.6 75.8 -29.4 ; z_ ~ 6 44.4 -9.9 79.2 -19.2 ; z_ ~ 6 45.6 -4 81.3 -8.7
part hearts = hearts yellow : bits own 1.7 0 -62 55.4 -30 55.4 34 0 66 -55.4 34 -55.4 -30
scene hang

* patchwork-plate-earth | 4-5 6-8 | Nature, Space
topics earth day, earth, planet earth, our planet, globe, world, environment, recycling, save the planet, april, around the world
near peace, geography, countries
colors light blue, green, white
minutes 30 35
waits 30
mess some
heart plate: paper-plate, cardboard, cake-board, paper-bowl = 1
heart land: tissue-paper, construction-paper, newspaper, crepe-paper, magazine, felt, leaf, moss, grass = handful
need sea: paint, marker, crayon, tissue-paper = 1 color
nice clouds: cotton-ball, cotton-pad, pillow-stuffing, tissue = handful
nice promise: newspaper, paper-strip, construction-paper, paper = 1 sheet
nice loop: yarn, string, ribbon = 10 in
join stick: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge when sea=paint
tool scissors: scissors
tool pen: marker, crayon, pencil
step sea: decorate sea plate brush? stick? > sea by cc
step lines: draw pen plate by tc
step land: glue land plate stick > land by cc
step clouds: glue clouds plate stick > clouds by cc
step hands: cut promise pen scissors stick plate > hands by tc
step loop: glue loop plate stick > loop by tc
step promise: play plate by cc
part loop = loop own : hang ~ 0 -76
part hands = promise w : o^ ~ -76 70 17 19 ; l^ ~ 8 -84 60 -92 40 ; l^ ~ 8 -78 56 -80 32 ; l^ ~ 8 -70 56 -66 32 ; l^ ~ 8 -64 60 -54 40 ; l^ ~ 8 -62 70 -46 64 ; o^ ~ 76 70 17 19 ; l^ ~ 8 84 60 92 40 ; l^ ~ 8 78 56 80 32 ; l^ ~ 8 70 56 66 32 ; l^ ~ 8 64 60 54 40 ; l^ ~ 8 62 70 46 64
part sea = plate own paint sea a : plate ~ 0 0 76
part land = land green : b_ ~ -50 -30 -20 -50 0 -34 -8 -10 -26 0 -20 14 -30 40 -44 18 -54 -6 ; b_ ~ 20 -46 48 -40 62 -10 48 6 54 30 36 50 22 24 28 0 14 -18 ; b_ ~ -4 46 14 54 6 64 -10 58
part clouds = clouds w : cotton ~ -30 -62 12 ; cotton ~ -12 -66 11 ; cotton ~ 46 40 11 ; cotton ~ -62 16 10 ; cotton ~ 4 10 9
scene hang

* twig-tree-seasons | 4-5 6-8 | Seasons, Nature
extras picture Seasons: paint-chip, washi-tape, stick-on-gem, wrapping-paper, cardboard
topics four seasons, seasons, season tree, four seasons tree, seasons tree, tree, trees, spring, summer, fall, autumn, winter, year, kindergarten project
near calendar, weather
colors pink, green, orange, white
minutes 35 40
waits 60
mess low
heart twig: stick, pipe-cleaner, bark = 4
heart blossom: tissue-paper, crepe-paper, petal, popcorn, cupcake-liner, paper-napkin = handful
need paper: paper, construction-paper, cardstock, watercolor-paper, cardboard = 1 sheet
nice fruit: pom-pom, button, sticker, dried-bean, bead = handful
nice leaves: leaf, construction-paper, felt, feather, fabric-scrap = handful
nice snow: cotton-ball, cotton-pad, pillow-stuffing, packing-peanut, salt = handful
need pens: marker, crayon, oil-pastel, colored-pencil = 4 color
join stick: glue
step fold: fold paper by tc
step sky: color pens paper > sheet skies by cc
step twigs: glue twig paper stick > twigs by tc
step spring: glue blossom paper stick > spring by cc
step summer: glue fruit paper stick > summer by cc
step fall: glue leaves paper stick > fall by cc
step winter: glue snow paper stick > winter by cc
step rest: dry paper by gg
step turn: play paper by cc
part sheet = paper w : r^ w 0 0 184 184 2 ; z_ ~- 1.5 0 -92 0 92 ; z_ ~- 1.5 -92 0 92 0
part skies = pens w : r_ light-green -46 -6 88 6 ; r_ green 46 -6 88 6 ; r_ tan -46 86 88 6 ; r_ light-blue 46 86 88 6
part twigs = twig own : stick ~ -46 -10 -46 -54 6 ; stick ~ -46 -34 -66 -58 4 ; stick ~ -46 -34 -28 -60 4 ; stick ~ 46 -10 46 -54 6 ; stick ~ 46 -34 26 -58 4 ; stick ~ 46 -34 64 -60 4 ; stick ~ -46 82 -46 38 6 ; stick ~ -46 58 -66 34 4 ; stick ~ -46 58 -28 32 4 ; stick ~ 46 82 46 38 6 ; stick ~ 46 58 26 34 4 ; stick ~ 46 58 64 32 4
part spring = blossom a : o_ ~ -66 -62 9 8 ; o_ ~+ -50 -70 9 8 ; o_ ~ -30 -66 9 8 ; o_ ~+ -62 -46 8 7 ; o_ ~ -30 -50 8 7 ; o_ ~ -46 -56 8 7
part summer = fruit b : o_ green 26 -62 11 10 ; o_ green 46 -68 12 11 ; o_ green 64 -62 11 10 ; o_ green 36 -50 10 9 ; o_ red 58 -50 6 6 ; o_ red 34 -64 5 5 ; o_ red 52 -70 5 5
part fall = leaves c : j_ orange -66 34 -80 20 6 ; j_ red -50 32 -46 14 6 ; j_ gold -28 32 -14 20 6 ; j_ orange -62 48 -80 46 5 ; j_ red -30 46 -14 42 5 ; j_ gold -70 84 -60 76 5 ; j_ orange -26 84 -36 78 5
part winter = snow w : cotton ~ 26 30 8 ; cotton ~ 46 28 9 ; cotton ~ 64 28 8 ; cotton ~ 30 82 8 ; cotton ~ 62 82 8 ; cotton ~ 38 46 6
scene lay

* pasta-butterfly-years | 4-5 6-8 | Bugs, Nature
appeal 3
topics butterfly life cycle, butterflies life cycle, life cycle, life cycles, caterpillar, caterpillars, very hungry caterpillar, hungry caterpillar, metamorphosis, chrysalis, cocoon, butterfly, butterflies, science, spring, insects
colors green, light blue, orange
minutes 30 35
waits 60
mess low
heart pasta: dry-pasta = handful
heart plate: paper-plate, paper, cardboard, construction-paper = 1
need eggs: rice, dried-lentil, cotton-swab, seed, sprinkles, bead, paper = 1 tbsp
nice leaf: leaf, construction-paper, fake-leaf, felt, tissue-paper = 1
nice color: paint, marker = 3 color
nice twig: stick, pipe-cleaner, raffia, craft-stick = 1
join stick: glue
tool brush: paintbrush, cotton-swab when color=paint
tool pen: marker, crayon, pencil
step sort: arrange pasta by cc
step color: decorate color pasta brush? by cc
step quarter: draw pen plate > plate by tc
step eggs: glue eggs plate stick leaf? > eggs leaf by cc
step crawl: glue pasta plate stick > caterpillar by cc
step twig: glue twig plate stick > twig by cc
step sleep: glue pasta plate stick > chrysalis by cc
step fly: glue pasta plate stick > butterfly by cc
step arrows: draw pen plate > arrows by cc
step tell: play plate by cc
part plate = plate w : plate ~ 0 0 86 ; z_ gray 2 0 -80 0 80 ; z_ gray 2 -80 0 80 0
part leaf = leaf green : j_ ~ -62 -20 -18 -54 14 ; j_ ~ 20 -24 66 -30 10
part eggs = eggs cream : o_ w -46 -36 3 4 ; o_ w -38 -40 3 4 ; o_ w -40 -30 3 4 ; o_ w -32 -46 3 4
part caterpillar = pasta gold paint color green : i_ ~ 30 -38 11 2.2 5 ; o_ ~ 44 -32 9 9 ; o_ ~+ 56 -28 9 9 ; k 60 -30 1.5
part twig = twig brown : stick ~ 16 18 70 14 4
part chrysalis = pasta gold paint color brown : o_ ~ 42 40 12 20 ; z_ ~- 1.5 32 36 52 36 ; z_ ~- 1.5 32 44 52 44
part butterfly = pasta gold paint color c : p_ ~ -42 34 -64 16 -64 52 ; p_ ~ -42 34 -20 16 -20 52 ; o_ ~- -42 34 4 12 ; l_ k 1.5 -44 24 -50 14 ; l_ k 1.5 -40 24 -34 14
part arrows = pen b : l_ ~ 3 -8 -68 0 -72 8 -68 ; p_ ~ 6 -74 16 -66 4 -62 ; l_ ~ 3 70 -8 72 0 70 8 ; p_ ~ 64 6 76 6 70 16 ; l_ ~ 3 8 68 0 72 -8 68 ; p_ ~ -6 62 -6 74 -16 68 ; l_ ~ 3 -70 8 -72 0 -70 -8 ; p_ ~ -76 -6 -64 -6 -70 -16
scene lay

* pet-rock-in-bed | 4-5 6-8 | Animals
extras world Animals: bottle-cap, felt-ball, breakfast-cereal, toy-animal, faux-fur, cotton-ball, crinkle-paper
topics pet rock, pet rocks, rock, rocks, stones, painted rocks, father's day, paperweight, gift for daddy, pet, pets, desk, new pet
near monsters, friendship
colors light blue, yellow, red free
minutes 30 35
waits 60
mess some
heart rock: stone = 1
heart color: paint, acrylic-paint, chalk-marker = 2 color
nice eyes: googly-eye, button, sticker = 2
nice hair: yarn, feather, faux-fur, pom-pom, wool-roving, moss, raffia, grass = handful
nice feet: felt, craft-foam, pom-pom, dried-bean, construction-paper, cardstock = 2
nice bed: small-box, berry-basket, egg-carton, yogurt-pot, tissue-box, shoebox, paper-bowl = 1
nice blanket: tissue-paper, fabric-scrap, felt, cotton-ball, sock, paper-napkin, crinkle-paper, moss = 1 sheet
nice pen: marker, permanent-marker = 2 color
home water
home towel
join stick: glue
tool brush: paintbrush, cotton-swab when color=paint,acrylic-paint
tool scissors: scissors when hair=yarn,raffia,faux-fur; feet=felt,craft-foam,construction-paper,cardstock
step wash: wash rock water towel by cc
step coat: paint rock color brush? > rock by cc
step face: decorate rock color brush? > face by cc
step eyes: glue eyes rock stick > eyes by cc
step hair: glue hair rock stick scissors? > hair by tc
step feet: glue feet rock stick scissors? > feet by tc
step bed: decorate bed pen > bed by cc
step blanket: fill blanket bed? > blanket by cc
step name: play rock by cc
part bed = bed kraft : r^ ~ 0 60 184 64 6 ; r_ ~- 0 36 176 10 4
part blanket = blanket c : b ~ -84 40 -40 24 10 32 84 36 84 76 -84 76 ; c_ ~+ -84 40 84 36 8 8
part feet = feet b : o^ ~ -34 48 18 9 ; o^ ~ 20 50 18 9
part rock = rock own paint coat a : b^ ~ -72 10 -60 -34 -16 -54 40 -46 66 -10 62 30 20 46 -44 44
part face = color b : o_ ~ -40 6 9 7 ; o_ ~ 36 4 9 7 ; k -20 -10 5 ; k 16 -10 5 ; l_ k 3 -14 12 0 20 14 12
part hair = hair own : l ~ 5 -20 -50 -30 -74 ; l ~ 5 -6 -54 -10 -80 ; l ~ 5 8 -54 10 -82 ; l ~ 5 22 -50 32 -74
part eyes = eyes own : e -20 -12 11 ; e 16 -12 11
scene stand

* shaggy-bag-monster | 2-3 4-5 6-8 | Fantasy
extras figure: bread-tag, dry-pasta, gift-bow
appeal 3
topics monster, monsters, where the wild things are, gruffalo, friendly monster, halloween, under the bed, monster party, puppets, puppet, color monster, love monster, furry
near feelings
colors purple, green, orange free
minutes 25 30 35
waits 30
mess some
heart bag: paper-bag = 1
heart fur: yarn, tissue-paper, crepe-paper, faux-fur, paper-strip, wool-roving, raffia, fabric-scrap = 2 handful
need color: paint, crayon, marker, oil-pastel = 1 color
nice eyes@2-3: paper-plate, cupcake-liner, cotton-pad = 2
nice eyes@4-5,6-8: googly-eye, button, bottle-cap, egg-carton, ping-pong-ball, cupcake-liner = 3
nice warts@4-5,6-8: pom-pom, sticker, button, bead, cotton-ball, bottle-cap = 6
need teeth: paper, construction-paper, cardstock, felt, craft-foam = 1 scrap
nice horns@4-5,6-8: pipe-cleaner, party-hat, cardboard-tube, paper-straw = 2
join stick: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint
tool scissors: scissors
tool pen: marker, crayon
step coat: decorate color bag brush? > bag by ccc
step snip: prepare fur scissors by gtc
step fur: glue fur bag stick > fur by ccc
step teeth: cut teeth scissors by gtc
step mouth: glue teeth bag stick > teeth by ccc
step eyes: glue eyes bag stick > eyes by ccc
step face: draw pen bag > face by tcc
step warts@4-5,6-8: glue warts bag stick > warts by cc
step horns@4-5,6-8: build horns bag stick > horns by tc
step roar: play bag by ccc
part horns = horns own : l^ ~ 7 -30 -66 -44 -82 -34 -98 ; l^ ~ 7 30 -66 44 -82 34 -98
part bag = bag own paint coat a : q^ ~ 4 -50 -70 50 -70 52 84 -52 84 ; r_ ~- 0 16 100 3 1
part fur = fur b : l ~ 6 -44 28 -48 52 ; l ~ 6 -33 28 -36 54 ; l ~ 6 -22 28 -24 54 ; l ~ 6 -11 28 -12 54 ; l ~ 6 0 28 0 56 ; l ~ 6 11 28 12 54 ; l ~ 6 22 28 24 54 ; l ~ 6 33 28 36 54 ; l ~ 6 44 28 48 52 ; l ~ 6 -44 56 -48 80 ; l ~ 6 -33 56 -36 82 ; l ~ 6 -22 58 -24 82 ; l ~ 6 -11 58 -12 84 ; l ~ 6 0 58 0 84 ; l ~ 6 11 58 12 84 ; l ~ 6 22 58 24 82 ; l ~ 6 33 56 36 82 ; l ~ 6 44 56 48 80 ; l ~ 6 -38 -68 -42 -50 ; l ~ 6 -20 -68 -22 -54 ; l ~ 6 20 -68 22 -54 ; l ~ 6 38 -68 42 -50
part face = pen k : k -20 -26 5 ; k 20 -26 5 ; l_ k 3 -34 12 0 16 34 12
part teeth = teeth w : p ~ -36 13 -24 13 -30 28 ; p ~ -19 14 -9 14 -14 24 ; p ~ -4 15 8 15 2 32 ; p ~ 12 14 22 14 17 24 ; p ~ 26 13 38 13 32 30
part eyes = eyes own : e -22 -24 14 ; e 22 -24 14 ; e 0 -42 10
part warts = warts c : pompom ~ -40 -6 6 ; pompom ~ 40 -4 6 ; pompom ~ -38 -44 5 ; pompom ~ 38 -44 5 ; pompom ~ 0 -6 6 ; pompom ~ 0 -64 5
scene stand
`;
