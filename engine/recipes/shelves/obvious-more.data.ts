/** Crafts that a strict reader found obvious for a table, and that the house did not have. */
export const shelf = `
* leaf-rubbing | 2-3 4-5 6-8 | Seasons, Nature
extras picture Seasons: leaf, washi-tape, corn-husk, wheat-stalk, craft-stick, cardboard, coffee-bean, old-book-page, foam-sheet-scrap, fake-leaf, dried-bean
appeal 3
topics fall, autumn, leaves, fall leaves, autumn leaves, leaf rubbing, leaf rubbings, tree, trees, nature walk, september, october, november, forest, park
colors red, orange, yellow, brown
minutes 20 30 35
mess low
heart leaf: leaf, fern-frond = 5
heart wax: crayon, broken-crayon, oil-pastel = 4 color
heart sheet@2-3: paper, tracing-paper, rice-paper = 1 sheet
heart sheet@4-5,6-8: paper, tracing-paper, rice-paper = 4 sheet
join hold: tape, masking-tape
join stick@4-5,6-8: glue-stick, glue
tool scissors@4-5,6-8: scissors
step choose: arrange leaf by ccc
step lay: tape sheet leaf hold by tcc
step peel: prepare wax by gcc
step rub@2-3: color wax sheet > page leaves by c
step rub@4-5,6-8: color wax sheet by cc
step shift@2-3: color wax sheet by c
step shift@4-5,6-8: color wax sheet by cc
step trunk@4-5,6-8: draw wax sheet > page trunk by cc
step cut@4-5,6-8: cut sheet scissors by tc
step tree@4-5,6-8: glue sheet stick > leaves by cc
step match: play leaf sheet by ccc
part page = sheet own : r_ w 0 0 168 184 3
part trunk = wax d : t_ ~ -4 84 14 -3 40 9 0 -8 5 ; l_ ~ 7 -2 26 -26 2 -44 -16 ; l_ ~ 7 0 16 28 -4 44 -20 ; l_ ~ 3 -52 86 0 83 54 86
part leaves = wax a : leaf a -44 6 -66 -34 17 ; leaf b -14 -20 -34 -76 18 ; leaf c 6 -22 22 -82 19 ; leaf a 38 -14 66 -60 18 ; leaf b 36 36 68 2 16
scene lay

* tube-pig | 2-3 4-5 6-8 | Farm, Animals
extras figure: bead, bread-tag, button, cupcake-liner, dry-pasta, fabric-scrap, flower, gift-bow, letter-bead, metallic-paper, newspaper, ribbon, ribbon-rose, tissue-paper, tulle, washi-tape
extras world Farm: clothespin, craft-stick, crinkle-paper, duplo-brick, grass, hay, modeling-clay, stick, toy-brick
topics pig, pigs, piglet, piggy, farm animals, farm animal, barn, mud, three little pigs, toilet paper roll pig
colors pink, brown
minutes 20 30 30
mess low
heart tube: cardboard-tube = 1
heart pink: construction-paper, tissue-paper, felt, crepe-paper, craft-foam, paper = 1 sheet
need pen: marker, crayon = 1 color
nice eyes@4-5,6-8: googly-eye = 2
nice curl@4-5,6-8: pipe-cleaner, twist-tie = 1
nice hooves@4-5,6-8: bottle-cap, cork, pom-pom, button = 2
join stick: glue-stick, glue, tape
tool scissors: scissors
step cut: cut pink tube scissors by gtc
step spread: glue stick pink by ttc
step wrap: roll pink tube > body by ccc
step snout: draw pen pink by gcc
step press: glue pink tube stick > ears snout by ccc
step feet: glue pink tube stick > feet by tcc
step hooves@4-5,6-8: glue hooves tube stick > hooves by cc
step eyes: draw pen tube eyes? > face by tcc
step tail: roll pink pen tube stick > tail by tcc
step curl@4-5,6-8: tape curl tube stick pen > curl by tc
step oink: play tube by ccc
part tail = pink a : i_ ~- 56 30 15 3 5 ; l_ ~- 5 36 40 46 42 54 40
part curl = curl a : i_ ~- 56 30 15 3 5 ; l_ ~- 6 36 40 46 42 54 40
part body = pink a : r^ ~ 0 4 84 146 8 ; o_ ~- 0 -68 41 8
part ears = pink a : p^m ~- -40 -58 -50 -94 -12 -72
part feet = pink a : o_m ~- -24 78 17 10
part hooves = hooves c : cap ~ -24 78 11 ; cap ~ 24 78 11
part snout = pink a : o^ ~+ 0 6 27 20 ; o_m ~- -9 6 5 8
part face = pen k : k -20 -28 6 ; k 20 -28 6 ; u 0 32 14
scene stand

* tissue-box-drum | 2-3 4-5 | Music
extras sound: sticker, construction-paper, craft-foam, stick-on-gem, cardboard, photo, glitter-glue
topics drum, drums, drummer, box drum, cajon, percussion, band, marching band, rhythm, parade, tissue box, noise
near drum set
colors red, yellow, blue free
minutes 20 25
mess low
heart box: tissue-box, shoebox, small-box, cereal-box = 1
heart pens: crayon, marker, oil-pastel, broken-crayon, paint = 3 color
need wrap: paper, construction-paper, packing-paper, wrapping-paper = 3 sheet
nice stickers: sticker, washi-tape, felt-sticker = 5
nice sticks: wooden-spoon, plastic-spoon, chopstick, stick, craft-stick, paper-straw = 2
join tape: tape, masking-tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when pens=paint
step scribble: color wrap pens brush by cc
step turn: prepare box by tc
step sides: tape wrap box tape scissors > drum scribble by gt
step rim: tape wrap box tape > head by tc
step stickers: decorate stickers box > stickers by cc
step hands: play box by cc
step sticks: play sticks box > sticks by cc
step echo: play box by cc
part drum = wrap own : r^ w 0 26 168 104 4
part scribble = pens a : l_ a 6 -76 62 -60 -4 -48 62 -34 -4 -22 62 ; l_ c 6 -10 62 4 -4 18 62 32 -4 ; l_ b 6 44 62 56 -4 68 62 76 -4
part head = wrap own : p^ w -84 -26 -66 -58 66 -58 84 -26 ; p_ b -84 -26 84 -26 84 -20 -84 -20
part stickers = stickers a : s_ c -54 44 11 5 5 ; s_ a 4 48 11 5 5 ; s_ c 60 24 11 5 5 ; o_ b -26 18 8 ; o_ c 32 54 8
part sticks = sticks own : stick ~ -70 -96 -6 -44 7 ; o^ brown -4 -43 11 8 ; stick ~ 74 -98 20 -44 7 ; o^ brown 18 -43 11 8
scene stand

* tissue-flowers | 6-8 9-12 | Nature
extras jar: burlap, button, lace, ribbon-rose, ric-rac, washi-tape
appeal 3
topics mother's day, mothers day, mother’s day, flowers, flower, bouquet, bunch of flowers, paper flowers, tissue paper flowers, spring, may, gift for mom, gift for grandma, mom's birthday, moms birthday, mom’s birthday, thank you gift, teacher appreciation, vase, valentine's day, valentines day
colors pink, yellow, red, green or red, purple, yellow, orange, blue, white
minutes 40 50
mess low
heart tissue: tissue-paper, paper-napkin, crepe-paper = 5 sheet
heart stem: pipe-cleaner = 5
heart jar: glass-jar, plastic-jar, glass-bottle, plastic-bottle, can, plastic-cup, paper-cup = 1
nice bow: ribbon, raffia, yarn, lace = 24 in
nice tag: cardstock, index-card, paper = 1 scrap
tool scissors: scissors
tool ruler: ruler
tool pen: pencil, ballpoint-pen, marker
step cut: cut tissue scissors ruler by cc
step fold: fold tissue by cc
step tie: tie stem tissue by cc
step round: cut tissue scissors by cc
step open: shape tissue > flowers by cc
step leaf: shape stem > stems by cc
step jar: arrange jar > jar by cc
step bow: tie bow jar > bow by cc
step tag: tie tag jar pen > tag by cc
part stems = stem d : l ~ 4 0 60 -2 0 0 -50 ; l ~ 4 -8 60 -22 0 -44 -30 ; l ~ 4 8 60 22 0 44 -30 ; l ~ 4 -12 60 -36 30 -66 12 ; l ~ 4 12 60 36 30 66 12
part flowers = tissue a : y^ b -66 4 20 18 11 0.3 ; o_ b- -66 4 8 7 ; y^ b 66 4 20 18 11 0.3 ; o_ b- 66 4 8 7 ; y^ c -42 -38 26 24 12 0.3 ; o_ c- -42 -38 10 9 ; y^ c 42 -38 26 24 12 0.3 ; o_ c- 42 -38 10 9 ; y^ a 0 -62 31 29 13 0.3 ; y_ a- 0 -62 16 14 9 0.3 ; o_ a+ 0 -62 7 6
part jar = jar own : jar ~ 0 24 64 66
part bow = bow a : r_ ~ 0 46 62 7 1 ; j^m ~ 0 49 -26 40 8 ; l^ ~ 4 0 49 -12 76 ; l^ ~ 4 0 49 12 74
part tag = tag own : r^ w 40 68 26 18 2 12 ; h_ a 40 67 5
scene stand

* bead-dragonfly | 9-12 13+ | Bugs, Nature
topics dragonfly, dragonflies, damselfly, insect, insects, pond, summer, wire art, wire and beads, jewelry, sun catcher, beadwork
near garden
colors teal, blue, silver
minutes 40 50
mess low
heart beads@9-12: bead, seed-bead, wooden-bead = 62
heart beads@13+: seed-bead, bead = 160
heart wire@9-12: pipe-cleaner, craft-wire = 3 ft
heart wire@13+: craft-wire = 3 ft
nice line: fishing-line, string, embroidery-floss = 18 in
nice pin@13+: pin-back, key-ring, earring-hook = 1
nice felt@13+: felt, leather = 1 scrap
join fix@13+: waterproof-glue, glue-gun when felt
tool scissors: scissors
step tail: thread beads wire by cc
step body: thread beads wire > body by cc
step loops: thread beads wire scissors by cc
step eight: shape wire > wings wingbeads by cc
step join: build wire by cc
step neck: thread beads wire by cc
step eyes: thread beads wire scissors > head by cc
step bend: shape wire > feelers by cc
step hang: tie line wire > line by cc
step pin@13+: tie pin wire felt? fix? by c
part line = line own : hang ~ 0 -52
part wings = wire silver : l ~ 2.4 6 -27 30 -44 58 -54 82 -52 86 -42 66 -32 36 -26 6 -27 ; l ~ 2.4 6 -20 36 -18 64 -8 78 4 72 14 48 10 24 -4 6 -20 ; l ~ 2.4 -6 -27 -30 -44 -58 -54 -82 -52 -86 -42 -66 -32 -36 -26 -6 -27 ; l ~ 2.4 -6 -20 -36 -18 -64 -8 -78 4 -72 14 -48 10 -24 -4 -6 -20
part wingbeads = beads b : o^ b+ 12 -31.3 5.4 ; o^ b 24.1 -39.8 5.4 ; o^ b+ 37 -46.5 5.4 ; o^ b 50.9 -51.5 5.4 ; o^ b+ 65.2 -53.4 5.4 ; o^ b 79.9 -52.2 5.4 ; o^ b+ 84.3 -41.2 5.4 ; o^ b 71.1 -34.6 5.4 ; o^ b+ 57.2 -30.2 5.4 ; o^ b 42.7 -27.3 5.4 ; o^ b+ 28.1 -26.3 5.4 ; o^ b 13.4 -26.8 5.4 ; o^ c+ 12.9 -19.5 5.4 ; o^ c 26.7 -18.6 5.4 ; o^ c+ 40.3 -16.5 5.4 ; o^ c 53.3 -11.8 5.4 ; o^ c+ 65.9 -6.4 5.4 ; o^ c 76.4 2.6 5.4 ; o^ c+ 71.9 14 5.4 ; o^ c 58.3 11.7 5.4 ; o^ c+ 45 8.3 5.4 ; o^ c 33.1 1.3 5.4 ; o^ c+ 21.5 -6.2 5.4 ; o^ c 11.2 -15.4 5.4 ; o^ b+ -12 -31.3 5.4 ; o^ b -24.1 -39.8 5.4 ; o^ b+ -37 -46.5 5.4 ; o^ b -50.9 -51.5 5.4 ; o^ b+ -65.2 -53.4 5.4 ; o^ b -79.9 -52.2 5.4 ; o^ b+ -84.3 -41.2 5.4 ; o^ b -71.1 -34.6 5.4 ; o^ b+ -57.2 -30.2 5.4 ; o^ b -42.7 -27.3 5.4 ; o^ b+ -28.1 -26.3 5.4 ; o^ b -13.4 -26.8 5.4 ; o^ c+ -12.9 -19.5 5.4 ; o^ c -26.7 -18.6 5.4 ; o^ c+ -40.3 -16.5 5.4 ; o^ c -53.3 -11.8 5.4 ; o^ c+ -65.9 -6.4 5.4 ; o^ c -76.4 2.6 5.4 ; o^ c+ -71.9 14 5.4 ; o^ c -58.3 11.7 5.4 ; o^ c+ -45 8.3 5.4 ; o^ c -33.1 1.3 5.4 ; o^ c+ -21.5 -6.2 5.4 ; o^ c -11.2 -15.4 5.4
part body = beads a : z silver 3 0 -44 0 92 ; o^ c 0 -36 8 ; o^ a 0 -24 9 6.6 ; o^ b 0 -12.6 8.6 6.5 ; o^ a 0 -1.2 8.2 6.4 ; o^ b 0 10.2 7.9 6.3 ; o^ a 0 21.6 7.5 6.2 ; o^ b 0 33 7.1 6.1 ; o^ a 0 44.4 6.7 6 ; o^ b 0 55.8 6.3 5.9 ; o^ a 0 67.2 6 5.8 ; o^ b 0 78.6 5.6 5.7 ; o^ a 0 89 5
part head = beads a : o^m b -10 -52 11 10 ; o_m b+ -12 -55 4
part feelers = wire c : lm ~ 3 -8 -60 -14 -78 -24 -84
scene hang

* rice-rangoli | 4-5 6-8 | -
appeal 3
topics diwali, deepavali, dipawali, divali, rangoli, festival of lights, diya, diyas, lamp, india, hindu, lakshmi, kolam, colored rice, coloured rice, mandala
colors pink, yellow, teal
minutes 35 45
waits 120
mess some
heart rice: rice, colored-sand, dried-lentil = 1 cup
heart plate: paper-plate, cake-board, cardboard = 1
heart foil: aluminum-foil, metallic-paper, foil-pan = 1 sheet
need dye: food-coloring, paint = 3 color
need flame: construction-paper, paper, tissue-paper = 1 scrap
nice light: LED-candle, LED-tea-light
join glue: glue
tool pencil: pencil, crayon, marker
home bag
home spoon
step dye: mix rice dye bag by tc
step rings: draw plate pencil by tc
step first: glue glue plate by cc
step sprinkle: decorate rice plate spoon > plate rice by cc
step rest: glue glue rice plate > petals by cc
step dry: dry plate by cc
step lamp: shape foil > lamp by tc
step flame: tear flame foil > flame by cc
step glow: play light plate by tt
part plate = plate own : plate ~ 0 0 92
part rice = rice a : f_ a 0 0 8 78 22 ; d_ w 1.6 -50 -30 -30 -52 50 -30 30 -52 -50 30 -30 52 50 30 30 52 60 4 -60 -4 4 62 -4 -62
part petals = rice b : f_ b 0 0 8 52 15 ; d_ b 5 73 30 30 73 -30 73 -73 30 -73 -30 -30 -73 30 -73 73 -30 ; o_ c 0 0 27
part lamp = foil own : b^ silver -22 2 0 -4 22 2 14 18 0 22 -14 18 ; o_ gray 0 4 16 5
part flame = flame own : x^ orange 0 -14 14 26 ; x_ yellow 0 -9 8 16
scene lay

* cereal-box-robot | 6-8 9-12 | Robots
extras machine: button, bottle-cap, bead, modeling-clay, candy-wrapper, stick-on-gem, sequin, sticker, dry-pasta, dried-bean, dried-lentil, metal-washer, keycap, snap-fastener, nuts-and-bolts, coin, cardboard-letter, glitter-paper, glitter-glue, patch, copper-tape
extras world Robots: nuts-and-bolts, button, metal-washer, puzzle-piece, modeling-clay, toy-brick, aluminum-foil, graph-paper, pom-pom, flower, letter-bead, coaster, egg-carton, pipe-cleaner, cookie-tin, bell, masking-tape, shoelace, peg-doll, craft-foam, keycap, bottle-cap, index-card
appeal 3
topics robot, robots, android, machine, cereal box robot, cardboard robot, junk robot, recycling, recycled, earth day, engineer, technology, inventor
colors silver, red, yellow, blue
minutes 45 60
waits 30
mess low
heart box: cereal-box, shoebox, tissue-box = 1
heart arms: cardboard-tube = 2
heart joint@6-8: paper-fastener = 2
heart joint@9-12: paper-fastener, nuts-and-bolts = 2
need foil: aluminum-foil, metallic-paper, wrapping-paper = 3 sheet
nice dials: bottle-cap, metal-lid, plastic-lid, button = 5
nice eyes: googly-eye, metal-washer, sticker = 2
nice antenna: pipe-cleaner, twist-tie, paper-straw, plastic-straw = 1
join tape: tape, masking-tape
join glue: tape, glue
tool pen: permanent-marker, marker
tool scissors: scissors
tool poke: pencil
step foil: tape foil box scissors tape > body by tc
step arms: roll foil arms tape by cc
step flat: prepare arms by cc
step holes: poke arms box poke by tc
step joint: build joint arms box > arms by tc
step head: draw pen box > face by cc
step eyes: glue eyes box glue > eyes by cc
step dials: glue dials box glue > dials by cc
step antenna: tape antenna box tape > antenna by cc
step wave: play arms by cc
part antenna = antenna b : l ~ 4 0 -66 8 -80 -8 -86 4 -98
part body = foil own : foil ~ 0 8 92 146 ; z_ k 2.4 -44 -14 44 -14
part arms = foil own : t^ silver -52 -2 8 -72 -30 13 -84 -52 13 ; o_ gray -84 -53 9 7 ; t^ silver 52 -2 8 70 34 13 80 54 13 ; o_ gray 80 56 9 7 ; o^ gold -52 -1 6 ; o^ gold 52 -1 6
part face = pen k : r_ k 0 -26 46 8 2 ; z_ w 1.6 -12 -30 -12 -22 ; z_ w 1.6 0 -30 0 -22 ; z_ w 1.6 12 -30 12 -22
part eyes = eyes own : e -20 -46 11 ; e 20 -46 11
part dials = dials b : cap b -22 8 11 ; cap c 4 8 11 ; cap d 28 8 9 ; cap d -22 38 9 ; cap b 4 38 11
scene stand

* skewer-planets | 6-8 9-12 13+ | Space
extras world Space: flashlight, string-light
appeal 3
topics solar system, solar system project, solar system school project, school project, science project, science fair, planets, eight planets, planet model, model of the solar system, astronomy, jupiter, saturn, mars
near earth
colors black, orange, blue, yellow
minutes 70 90 100
waits 90
mess some
heart ball: foam-ball = 8
heart rod: wooden-skewer, dowel, paper-straw, plastic-straw, chopstick = 8
heart board: cardstock, foam-board, cardboard, construction-paper = 1 sheet
need base: shoebox, cardboard-box, cereal-box, pizza-box = 1
need paint: acrylic-paint, paint = 6 color
need label: paper, index-card, sticky-note = 1 sheet
nice stars: sticker, chalk, glitter-glue, gel-pen = 1
nice line: fishing-line, string = 2 yd
join glue: glue, tape
tool brush: paintbrush
tool pen: marker, pencil
tool scissors: scissors
step sort: build ball pen rod by tcc
step paint: paint ball paint brush by ccc
step ring: cut label scissors ball > planets by tcc
step board: glue board base glue > board base by tcc
step sun: paint board paint brush > sun by ccc
step stars: decorate stars board > stars by ccc
step stand: poke base rod > rods by tcc
step moons@13+: tie line board > moons by c
step labels: draw label pen scissors base glue > labels by ccc
part board = board a : r^ ~ 0 -16 188 136 2
part stars = stars w : d_ w 1.8 -60 -70 -30 -50 6 -72 40 -44 76 -74 84 -30 -44 8 20 12 62 26 -78 30
part sun = paint d : o_ orange -94 -20 23 44 ; o_ yellow -94 -20 16 37
part rods = rod own : z^ wood 2.6 -64 56 -64 -24 ; z^ wood 2.6 -48 56 -48 8 ; z^ wood 2.6 -31 56 -31 -34 ; z^ wood 2.6 -13 56 -13 12 ; z^ wood 2.6 11 56 11 -28 ; z^ wood 2.6 42 56 42 8 ; z^ wood 2.6 64 56 64 -40 ; z^ wood 2.6 82 56 82 6
part planets = paint b : o^ gray -64 -26 6 ; o^ tan -48 6 8 ; o^ blue -31 -36 9 ; o_ green -33 -38 4 3 ; o^ red -13 12 7 ; o^ orange 11 -28 21 ; r_ cream 11 -34 40 5 2 ; r_ brown 11 -22 40 4 2 ; o^ yellow 42 8 14 ; o_ tan 42 8 23 4 -14 ; o^ teal 64 -42 11 ; o^ navy+ 82 6 10
part base = base own : r^ brown 0 66 188 30 3
part labels = label own : r_ w -64 66 13 9 1 ; r_ w -48 66 13 9 1 ; r_ w -31 66 13 9 1 ; r_ w -13 66 13 9 1 ; r_ w 11 66 13 9 1 ; r_ w 42 66 13 9 1 ; r_ w 64 66 13 9 1 ; r_ w 82 66 11 9 1
part moons = line w : z_ w 1 -40 -66 -40 -40 ; o^ gray -40 -38 5 ; z_ w 1 20 -66 20 -46 ; o^ cream 20 -44 4
scene stand
`;
