export const shelf = `
* board-and-batten-barn | 6-8 9-12 | Farm
extras machine: flag, cardboard-letter
extras world Farm: aluminum-foil, bead, button, clover, cotton-ball, craft-stick, crinkle-paper, felt, felt-ball, grass, hay, kitchen-sponge, modeling-clay, moss, peg-doll, pipe-cleaner, play-dough, raffia, seed, stick, stone, tissue-paper, toy-animal, toy-brick, toy-tree, wood-scrap, wood-slice
topics barn, barns, red barn, farm, farmyard, farmhouse, stable, horse stable, hayloft, milk carton barn, popsicle stick barn, model building, toy farm
near farm animals, county fair, charlotte's web
colors red, white, brown
minutes 60 75
waits 60
mess some
heart body: milk-carton, cereal-box, shoebox, small-box, tissue-box = 1
heart boards: craft-stick, cardboard, corrugated-paper = 24
heart paint: paint, acrylic-paint = 2 color
need roof: cardboard, cereal-box, corrugated-paper, construction-paper = 1
nice hay: paper-straw, hay, raffia, yarn, grass, crinkle-paper = handful
nice flock: cotton-ball, pom-pom, toy-animal, cork = 4
nice legs: clothespin, toothpick, pipe-cleaner = 4
nice fence: craft-stick, stick, toothpick = 8
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pencil: pencil
step doors: cut body scissors pencil > body by tc
step paint: paint paint boards brush by cc
step boards: glue boards body glue scissors > boards by cc
step white: paint paint body brush > trim by cc
step roof: cut roof scissors glue body > roof by tc
step dry: dry body by cc
step hay: fill hay body scissors > hay by cc
step flock: build flock legs? glue > sheep by cc
step fence: glue fence glue > fence by cc
step play: play body by cc
part body = body own : p^ tan -56 78 -56 -14 -40 -52 0 -74 40 -52 56 -14 56 78
part boards = boards own : p red -53 76 -53 -12 -38 -49 0 -70 38 -49 53 -12 53 76 ; z_ red- 1.6 -36 -46 -36 76 ; z_ red- 1.6 -18 -58 -18 76 ; z_ red- 1.6 0 -68 0 76 ; z_ red- 1.6 18 -58 18 76 ; z_ red- 1.6 36 -46 36 76
part trim = paint w : r_ umber 0 46 52 62 ; z_ w 5 -26 16 26 16 26 76 -26 76 -26 16 ; z_ w 4 0 16 0 76 ; z_ w 4 -26 16 0 76 ; z_ w 4 26 16 0 76 ; r_ umber 0 -26 24 22 ; z_ w 4 -12 -37 12 -37 12 -15 -12 -15 -12 -37
part roof = roof own : p^ brown -66 -10 -48 -56 0 -84 48 -56 66 -10 56 -8 42 -48 0 -72 -42 -48 -56 -8
part hay = hay own : l_ yellow 3 -10 -16 -6 -26 ; l_ yellow 3 -4 -16 0 -26 ; l_ yellow 3 4 -16 4 -24 ; l_ yellow 3 -70 78 -84 64 ; l_ yellow 3 -76 80 -66 62 ; l_ yellow 3 -84 80 -74 64
part sheep = flock w : y^ w 74 64 17 13 8 0.25 ; o_ k 90 60 6 7 ; z_ k 3 68 74 68 84 ; z_ k 3 80 74 80 84
part fence = fence own : r^ wood -92 74 5 30 1 ; r^ wood -70 74 5 30 1 ; r wood -82 68 34 5 1 ; r wood -82 80 34 5 1
scene stand

* egg-cup-reef | 6-8 9-12 13+ | Ocean
appeal 3
topics coral reef, coral, reef, great barrier reef, under the sea, ocean, egg carton craft, sea anemone, bleached coral, earth day, sea life, mixed media, canvas, wall art, aquarium
near climate, clownfish
colors orange, pink, teal
minutes 60 70 80
waits 60
mess some
heart cups: egg-carton = 1
heart paint: acrylic-paint, paint = 5 color
heart ground: canvas, cardboard, cardstock, paper-plate, shoebox, foam-board, wood-scrap = 1
nice beads: bead, button, sequin, wooden-bead = 16
nice stems: pipe-cleaner, paper-straw, yarn, cotton-swab, dry-pasta = 5
nice sponge: kitchen-sponge, bubble-wrap, cork = 1
nice sand: sand, seashell, colored-sand = 2 tbsp
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home water
home plate
step sea: paint paint ground brush water > sea by ccc
step snip: cut cups scissors by tcc
step kinds: cut cups scissors by tcc
step color: paint paint cups brush plate by ccc
step dry: dry cups by ccc
step print: print sponge paint ground plate > prints by ccc
step glue: glue cups ground glue > coral by ccc
step stems: glue stems ground glue scissors > stems by ccc
step beads: glue beads cups glue > beads by ccc
step sand: glue sand ground glue > sand by ccc
part sea = ground w : r^ teal 0 0 184 176 3 ; p_ teal+ -92 -32 -60 -44 -30 -46 10 -34 45 -48 70 -48 92 -38 92 -88 -92 -88
part prints = sponge own : o_ orange -64 30 16 14 ; o_ pink 70 20 15 14 ; o_ orange+ 20 6 12 11
part stems = stems own : l orange 5 -30 70 -34 30 -44 8 ; l orange 5 -34 34 -24 10 ; l purple 5 46 72 50 34 40 10 ; l purple 5 50 40 62 18 ; l yellow 5 6 72 4 44
part coral = cups own : f^ pink -58 60 8 24 8 ; o_ pink- -58 60 9 9 ; f^ orange -14 54 8 26 9 ; o_ orange- -14 54 10 10 ; f^ purple 28 58 8 24 8 ; o_ purple- 28 58 9 9 ; f^ yellow 70 60 8 22 8 ; o_ yellow- 70 60 8 8 ; b^ orange -60 -30 -44 -42 -24 -34 -14 -24 -26 -14 -46 -16 ; p^ orange -18 -24 -4 -36 -4 -12 ; k -48 -28 2.6 ; b^ yellow 18 -12 32 -22 50 -16 58 -8 48 0 32 0 ; p^ yellow 55 -8 68 -18 68 2 ; k 28 -10 2.4
part beads = beads own : d_ w 2.6 -58 60 -14 54 28 58 70 60 ; d_ yellow 2 -64 54 -52 54 -52 66 -64 66 ; d_ w 2 -20 48 -8 48 -8 60 -20 60 ; d_ pink 2 22 52 34 52 34 64 22 64
part sand = sand own : p_ sand -92 76 -50 70 0 76 50 70 92 76 92 88 -92 88
scene lay

* felt-donut-shop | 6-8 9-12 | Food
extras world Food: bell, button, ceramic-mug, coin, flag, paper-doily, paper-napkin, peg-doll, price-tag
topics donut, donuts, doughnut, donut shop, bakery, felt food, play food, pretend food, cafe, sprinkles, sweets, national donut day, gift for a sister, kawaii
near dessert, pincushion
colors tan, pink, brown
minutes 45 50
waits 30
mess low
heart felt: felt, fabric-scrap, old-sweater, old-towel = 3 sheet
heart filling: pillow-stuffing, cotton-ball, fabric-scrap, wool-roving = 3 handful
heart toppings: pom-pom, bead, sequin, button, felt = 22
need ring: cardboard, cereal-box, paper-plate, cardstock = 1 sheet
nice box: small-box, shoebox, egg-carton, paper-plate = 1
nice sign: cardstock, index-card, construction-paper = 1
join glue: glue
tool scissors: scissors
tool pen: marker, pencil
home mug
home spool
step rings: cut ring scissors pen mug spool by tc
step dough: cut felt scissors ring pen by tc
step icing: cut felt scissors by cc
step pad: glue filling ring glue by cc
step cover: glue felt ring glue > donuts by cc
step glaze: glue felt glue > icing by cc
step top: glue toppings felt glue > toppings by cc
step dry: dry felt by cc
step sign: draw sign pen > sign by cc
step open: play felt box? > box by cc
part box = box own : q^ tan 4 -92 30 92 30 80 86 -80 86
part donuts = felt own : a^ tan -44 24 38 13 0 360 ; a^ tan 46 28 36 12 0 360 ; a^ tan 2 -32 38 13 0 360
part icing = felt b : y_ pink -44 22 32 31 9 0.12 ; o_ tan- -44 24 13 13 ; y_ brown 46 26 30 29 9 0.12 ; o_ tan- 46 28 12 12 ; y_ w 2 -34 32 31 9 0.12 ; o_ tan- 2 -32 13 13
part toppings = toppings own : d_ red 2.6 -64 14 -24 10 -38 46 ; d_ yellow 2.6 -54 2 -20 34 -62 36 ; d_ blue 2.6 -34 0 -66 26 ; d_ w 2.6 64 12 28 24 56 46 ; d_ pink 2.6 40 6 68 34 36 46 ; d_ red 2.6 -16 -48 20 -52 24 -20 ; d_ teal 2.6 2 -58 -20 -28 14 -10 ; d_ orange 2.6 -10 -12 26 -36
part sign = sign w : r^ w 66 -58 52 34 3 6 ; a_ pink 56 -59 9 4 0 360 ; z_ k 2 70 -62 86 -60 ; z_ k 2 69 -54 82 -52
scene stand

* first-satellite | 6-8 9-12 13+ | Space
extras hanging: stick-on-gem, sequin
appeal 1
topics satellite, sputnik, space station, space race, space age, orbit, space probe, voyager, astronomy, world space week, hanging decoration, mobile, science project
near nasa, telescope, rocket science
colors silver, blue, gold
minutes 60 45 50
waits 60
mess some
heart ball: ping-pong-ball, foam-ball = 1
heart rods: craft-wire, wooden-skewer, pipe-cleaner, plastic-straw, paper-straw, balloon-stick = 5
need skin: aluminum-foil, metallic-paint, spray-paint, duct-tape, acrylic-paint = 1 sheet
need wings: cardboard, cardstock, craft-foam, playing-card, foam-tray = 1
nice cells: aluminum-foil, construction-paper, metallic-paper, candy-wrapper, washi-tape, sticker = 1 sheet
nice dish: bottle-cap, paper-bowl, coffee-pod, plastic-lid, egg-carton = 1
nice glow: LED-tea-light, string-light = 1
nice line: fishing-line, string, sewing-thread = 3 ft
join tape: tape, masking-tape, electrical-tape, duct-tape
join glue: glue, waterproof-glue when dish
tool brush: paintbrush when skin=metallic-paint,acrylic-paint
tool poke: pushpin, nail
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
step holes: poke ball poke by gtt
step skin: prepare skin ball brush? by ccc
step rods: build rods ball scissors tape > ball rods by tcc
step wings: cut wings scissors ruler pencil > wings by tcc
step cells: decorate cells wings scissors > cells by ccc
step mount: tape wings rods tape by ccc
step dish: glue dish ball glue > dish by ccc
step glow: tape glow wings tape > glow by tcc
step line: tie line rods > line by ccc
step orbit: play ball by ccc
part line = line own : z_ w 2 0 -99 0 -28
part rods = rods own : z silver 3 -22 18 -70 92 ; z silver 3 22 18 70 92 ; z silver 3 -8 22 -26 96 ; z silver 3 8 22 26 96 ; z^ silver 5 -60 0 60 0
part wings = wings own : r^ blue -72 0 46 60 2 ; r^ blue 72 0 46 60 2
part cells = cells own : z_ light-blue 2 -72 -30 -72 30 ; z_ light-blue 2 72 -30 72 30 ; z_ light-blue 2 -95 -10 -49 -10 ; z_ light-blue 2 -95 10 -49 10 ; z_ light-blue 2 95 -10 49 -10 ; z_ light-blue 2 95 10 49 10
part ball = ball w : o^ silver 0 0 30 30 ; a_ silver- 0 0 30 26 20 150 ; o_ w -10 -10 7 6
part glow = glow own : o_ yellow 0 8 6 6 ; d_ yellow 2 -90 -24 90 -24
part dish = dish own : a^ gold 0 -40 16 0 0 180 ; z gold 3 0 -30 0 -52 ; o_ red 0 -54 3 3
scene hang

* tea-bag-invitation | 6-8 9-12 13+ | -
extras card: lavender, pressed-flower, ribbon-rose, washi-tape
topics tea party, tea, tea time, invitation, invitations, party invitation, card, mother's day, mother's day tea, grandma, thank you, thank you card, alice in wonderland, mad hatter, garden party, teacher appreciation, birthday invitation
near get well
colors pink, cream, green
minutes 40 45 50
waits 30
mess low
heart card: cardstock, paper-bag, construction-paper, watercolor-paper, packing-paper = 4 sheet
heart tea: tea-bag, fresh-herb, petal, lavender = 4
need string: string, embroidery-floss, sewing-thread, yarn = 3 ft
nice lace: paper-doily, lace, paper-napkin = 2
nice wash: watercolor-paint, watercolor-pencil, marker = 2 color
nice staple: stapler = 1
need pen: marker, gel-pen, ballpoint-pen, metallic-pen = 1
nice pouch: envelope = 4
join glue: glue-stick, glue
tool brush: paintbrush when wash=watercolor-paint,watercolor-pencil
tool scissors: scissors
tool ruler: ruler
home water
step wash: paint wash card brush? water > wash by ccc
step bag: cut card scissors ruler > bags by ccc
step fold: fold card glue by ccc
step fill: fill tea card by ccc
step lace: glue lace card glue scissors > lace by ccc
step write: draw card pen > words by ccc
step tag: cut card scissors string > tags by ccc
step close: fold card string staple? glue > strings by ccc
step send: play card pouch? by ccc
part strings = string own : l_ tan 1.2 -21.6 -78.4 -30 -94 -46.8 -84.4 -45.6 -72.4 ; l_ tan 1.2 25.2 -66.4 36 -85.6 50.4 -77.2 49.2 -64 ; l_ tan 1.2 -21.6 21.6 -30 6 -46.8 15.6 -45.6 27.6 ; l_ tan 1.2 25.2 33.6 36 14.4 50.4 22.8 49.2 36
part bags = card w : p^ cream -42 -70 -34.8 -78.4 -8.4 -78.4 -1.2 -70 -1.2 -10 -42 -10 ; p^ cream 4.8 -58 12 -66.4 38.4 -66.4 45.6 -58 45.6 2 4.8 2 ; p^ cream -42 30 -34.8 21.6 -8.4 21.6 -1.2 30 -1.2 90 -42 90 ; p^ cream 4.8 42 12 33.6 38.4 33.6 45.6 42 45.6 102 4.8 102
part wash = wash own : b_ pink -39.6 -34 -30 -41.2 -18 -36.4 -4.8 -42.4 -3.6 -12.4 -39.6 -12.4 ; b_ light-green 7.2 -22 18 -29.2 30 -23.2 43.2 -29.2 43.2 -0.4 7.2 -0.4 ; b_ pink -39.6 66 -30 58.8 -18 63.6 -4.8 57.6 -3.6 87.6 -39.6 87.6 ; b_ light-green 7.2 78 18 70.8 30 76.8 43.2 70.8 43.2 99.6 7.2 99.6
part lace = lace w : c_ w -42 -65.2 -1.2 -65.2 8 6 ; c_ w 4.8 -53.2 45.6 -53.2 8 6 ; c_ w -42 34.8 -1.2 34.8 8 6 ; c_ w 4.8 46.8 45.6 46.8 8 6
part words = pen k : l_ k 1.4 -32.4 -46 -25.2 -49.6 -18 -44.8 -10.8 -48.4 ; l_ k 1.4 14.4 -35.2 21.6 -38.8 28.8 -34 36 -37.6 ; h_ red -21.6 -24.4 5.4 ; f_ pink 25.2 -13.6 5 5.4 2.4 ; l_ k 1.4 -32.4 54 -25.2 50.4 -18 55.2 -10.8 51.6 ; l_ k 1.4 14.4 64.8 21.6 61.2 28.8 66 36 62.4 ; h_ red -21.6 75.6 5.4 ; f_ pink 25.2 86.4 5 5.4 2.4
part tags = card own : r^ pink -45.6 -67.6 13.2 12 1.2 ; r^ green 49.2 -59.2 13.2 12 1.2 ; h_ w -45.6 -67.6 3 ; r^ pink -45.6 32.4 13.2 12 1.2 ; r^ green 49.2 40.8 13.2 12 1.2 ; h_ w -45.6 32.4 3
scene lay
`;
