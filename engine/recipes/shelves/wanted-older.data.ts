export const shelf = `
* bead-helix | 6-8 9-12 13+ | -
topics dna, double helix, genetics, genes, chromosome, biology, science, science project, science fair, cells, heredity, watson and crick, rosalind franklin, human body, family traits
colors blue, red, yellow
minutes 40 50 60
mess low
heart rails: pipe-cleaner, craft-wire, cotton-cord, yarn, twist-tie = 4
heart rungs: bead, wooden-bead, paper-straw, dry-pasta, cotton-swab, plastic-straw, button = 40
need pairs: paper-straw, cotton-swab, toothpick, craft-stick = 10
nice stand: cork, play-dough, air-dry-clay, wood-scrap, modeling-clay, paper-cup = 1
nice key: index-card, cardstock, paper = 1
nice hook: string, yarn, ribbon = 12 in
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, colored-pencil
step plan: prepare rungs by ccc
step pairs: cut pairs scissors by ccc
step color: draw pen pairs > rungs by ccc
step thread: thread rungs rails > rails by ccc
step join: tape pairs rails tape by ccc
step twist: shape rails > twist by ccc
step stand: build stand rails > stand by ccc
step key: draw key pen > key by ccc
step hook: tie hook rails > hook by ccc
step read: play rails by ccc
part hook = hook own : l tan 3 0 -84 0 -100
part stand = stand own : o^ brown 0 86 40 10 ; r^ brown 0 80 52 12 4
part rungs = pairs own : z blue 6 -38 -72 -2 -72 ; z yellow 6 -2 -72 38 -72 ; z red 6 -40 -52 0 -52 ; z green 6 0 -52 40 -52 ; z yellow 6 -22 -34 0 -34 ; z blue 6 0 -34 22 -34 ; z green 6 -22 0 0 0 ; z red 6 0 0 22 0 ; z blue 6 -40 16 0 16 ; z yellow 6 0 16 40 16 ; z red 6 -36 34 0 34 ; z green 6 0 34 36 34 ; z yellow 6 -18 50 0 50 ; z blue 6 0 50 18 50 ; z red 6 -42 -62 0 -62 ; z green 6 0 -62 42 -62 ; z green 6 -41 25 0 25 ; z red 6 0 25 41 25 ; z blue 6 -28 42 0 42 ; z yellow 6 0 42 28 42
part twist = rails b : l^ ~ 8 40 -84 42 -60 26 -38 0 -18 -28 0 -42 22 -36 44 -10 60 14 72
part rails = rails a : l^ ~ 8 -40 -84 -42 -60 -26 -38 0 -18 28 0 42 22 36 44 10 60 -14 72
part key = key w : r^ w 76 20 40 56 2 6 ; o_ blue 66 4 5 ; o_ yellow 84 6 5 ; o_ red 64 22 5 ; o_ green 82 24 5 ; z_ k 1.5 62 38 88 40
scene stand

* cell-in-a-box | 6-8 9-12 13+ | -
topics cell, cell model, cells, biology, science project, science fair, nucleus, mitochondria, organelles, microscope, microbiology, school project
variant animal-cell | - | pink, purple, yellow | animal cell, human body, blood cell, cell membrane
variant plant-cell | Nature | light green, purple, dark green | plant cell, chloroplast, photosynthesis, plants, cell wall, botany
minutes 60 75 90
waits 120
mess some
heart base: pizza-box, paper-plate, shoebox, foam-tray, cardboard = 1
heart dough: play-dough, salt-dough, air-dry-clay, modeling-clay, polymer-clay, felt = 4 color
need gel: paint, tissue-paper, construction-paper, felt, cellophane = 1 color
nice beads: bead, sequin, button, seed-bead, pom-pom, sprinkles, dried-lentil = handful
nice ribbon: ribbon, yarn, pipe-cleaner, ric-rac, rubber-band = 2 ft
nice pods: dried-bean, dry-pasta, candy, cotton-swab, marble = 3
nice wall: rope, cotton-cord, paper-straw, craft-foam, corrugated-paper, paper-strip = 4 ft
need flags: toothpick, paper-strip, sticky-note, price-tag, index-card = 6
join stick: glue
tool scissors: scissors when gel!=paint
tool pen: marker
step shape: draw base pen by ccc
step gel: glue gel base stick scissors > gel by ccc
step wall: glue wall base stick > wall by ccc
step core: shape dough > core by ccc
step pods: shape dough > pods pods-p by ccc
step ribbon: shape ribbon base > ribbon by ccc
step inside: arrange beads base > beads by ccc
step grains: arrange pods base > grains by ccc
step flags: draw flags pen base > flags by ccc
step tell: play base by ccc
part gel = gel own : o^ kraft 0 8 96 78 ; b^ a -88 6 -70 -44 -20 -66 40 -62 82 -26 88 20 60 64 0 78 -56 66 -84 38
part wall = wall b : l_ a- 6 -88 6 -70 -44 -20 -66 40 -62 82 -26 88 20 60 64 0 78 -56 66 -84 38 -88 6
part core = dough b : o^ b -10 0 32 29 ; o_ b+ -10 0 22 19 ; o_ b- -4 -4 9 9
part pods@animal-cell = dough c : o^ orange 50 -30 18 9 20 ; l_ w 2 40 -34 48 -28 56 -32 60 -26 ; o^ orange 54 34 18 9 -20 ; l_ w 2 44 38 52 32 58 36 64 29 ; o^ orange -60 34 18 9 30 ; l_ w 2 -70 28 -62 36 -56 34 -50 42
part pods-p@plant-cell = dough c : o^ dark-green 50 -34 18 10 20 ; o_ light-green 50 -34 8 4 20 ; o^ dark-green 58 -4 18 10 -10 ; o_ light-green 58 -4 8 4 -10 ; o^ dark-green -56 -32 18 10 -30 ; o_ light-green -56 -32 8 4 -30 ; b^ light-blue 8 32 44 26 60 44 36 62 0 58
part ribbon = ribbon c : l_ pink- 5 -50 -8 -56 6 -46 16 -58 26 ; l_ blue 4 24 -38 34 -48 42 -40
part beads = beads k : d_ red 2.6 -20 -48 -6 -52 8 -46 20 -54 -30 48 -16 54 -2 46 70 14 74 4 -72 4 -68 14
part grains = pods own : o tan -24 60 6 4 ; o tan -40 56 6 4 ; o tan 74 18 5 4
part flags = flags w : z k 1.5 -4 -22 0 -84 ; r^ w 14 -84 28 14 1 ; z k 1.5 60 28 84 64 ; r^ w 84 70 26 13 1 ; z k 1.5 -62 22 -90 64 ; r^ w -84 70 26 13 1
scene lay

* stick-truss | 9-12 13+ | Transportation
appeal 3
topics bridge, truss bridge, bridge building, engineering, craft stick bridge, popsicle stick bridge, stem, stem challenge, physics, structure, architecture, triangles, load test, science fair, construction
colors tan, red, gray
minutes 90 110
waits 240
mess low
heart sticks: craft-stick, paper-straw, toothpick, spaghetti, wooden-skewer, balloon-stick = 60
heart joint: glue, tape, rubber-band, twist-tie
need plan: paper, graph-paper, cardboard, newspaper = 2 sheet
need hold: clothespin, binder-clip, masking-tape, can = 8
nice deck: cardboard, cereal-box, craft-foam, corrugated-paper = 1
nice load: coin, metal-washer, rice, marble, pebble, nuts-and-bolts = 2 handful
nice bucket: paper-cup, yogurt-pot, plastic-cup = 1
nice line: string, paper-clip, craft-wire = 1 ft
tool ruler: ruler
tool scissors: scissors
tool pen: pencil
step draw: draw plan pen ruler by cc
step side: glue sticks joint plan > side by cc
step lap: glue sticks joint > laps by cc
step dry: dry sticks hold by cc
step second: glue sticks joint hold > second by cc
step cross: glue sticks joint scissors > cross by cc
step deck: glue deck sticks joint scissors > deck by cc
step hang: tie bucket sticks line > bucket by cc
step load: test sticks load? > load by cc
step write: draw plan pen by cc
part second = sticks own : z wood- 6 -72 -44 92 -44 ; z wood- 6 -80 18 100 18 ; z wood- 5 -80 18 -50 -44 ; z wood- 5 -50 -44 -20 18 ; z wood- 5 -20 18 10 -44 ; z wood- 5 10 -44 40 18 ; z wood- 5 40 18 70 -44 ; z wood- 5 70 -44 100 18
part deck = deck own : p^ gray -94 30 86 30 100 20 -80 20
part cross = sticks own : z wood 5 -64 -30 -50 -44 ; z wood 5 -4 -30 10 -44 ; z wood 5 56 -30 70 -44
part side = sticks own : z^ wood 8 -94 34 86 34 ; z^ wood 8 -66 -30 58 -30 ; z^ wood 7 -94 34 -66 -30 ; z^ wood 7 -66 -30 -34 34 ; z^ wood 7 -34 34 -4 -30 ; z^ wood 7 -4 -30 26 34 ; z^ wood 7 26 34 58 -30 ; z^ wood 7 58 -30 86 34
part laps = sticks own : o wood-- -66 -30 4 ; o wood-- -4 -30 4 ; o wood-- 58 -30 4 ; o wood-- -34 34 4 ; o wood-- 26 34 4 ; o wood-- -94 34 4 ; o wood-- 86 34 4
part bucket = bucket own : z k 1.5 -4 36 -16 54 ; z k 1.5 -4 36 8 54 ; cup b -4 54 32 32
part load = load gold : o gold -12 56 6 4 ; o gold 0 53 6 4 ; o gold 6 57 5 3
scene stand

* felt-poppy | 6-8 9-12 13+ | Nature
topics remembrance day, remembrance, poppy, poppies, poppy day, veterans day, memorial day, armistice day, anzac day, anzac, november 11, 11 november, peace, brooch, felt flower, wreath, soldiers
colors red, black, green
minutes 35 45 55
mess low
heart felt: felt, fabric-scrap, old-sweater, craft-foam = 2 color
heart middle: button, bead, pom-pom, felt-ball, bottle-cap = 1
need thread: embroidery-floss, sewing-thread = 3 ft
nice stem: pipe-cleaner, ribbon, cotton-cord, yarn = 8 in
nice leaf: felt, fake-leaf, ribbon = 1 scrap
nice seeds: seed-bead, sequin, bead = 10
nice pin: pin-back, key-ring = 1
nice card: cardstock, index-card, paper = 1
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: pencil
join stick: glue
step petals: cut felt pen scissors > petals by ccc
step gather: sew thread needle felt by tcc
step layer: sew felt thread needle > lower by tcc
step middle: sew middle thread needle felt > middle by tcc
step seeds: sew seeds thread needle > seeds by tcc
step leaf: glue leaf felt stick scissors > leaf by ccc
step stem: glue stem felt stick > stem by ccc
step back: sew pin thread needle felt by tcc
step card: draw card pen > card by ccc
step wear: play felt by ccc
template petals 4 2.5
part card = card w : r^ w 0 4 176 180 3
part stem = stem c : l^ ~ 7 0 30 -6 62 4 96
part leaf = leaf c : leaf green 0 70 44 46 12 ; leaf green- -4 82 -44 66 11
part lower = felt a : o^ ~- -34 -14 42 38 ; o^ ~- 34 -14 42 38
part petals = felt a : o^ ~ 0 -50 42 36 ; o^ ~ 0 22 42 36 ; z_ ~- 2 0 -38 0 -68 ; z_ ~- 2 0 10 0 40 ; z_ w 1.4 -26 -22 -20 -22 ; z_ w 1.4 26 -22 20 -22 ; z_ w 1.4 -26 -6 -20 -6 ; z_ w 1.4 26 -6 20 -6 ; o^ k 0 -14 20
part middle = middle k : button gray 0 -14 11
part seeds = seeds k : d_ k 2.4 -24 -18 -22 -4 -12 8 2 10 16 6 24 -8 22 -22 12 -34 -2 -38 -16 -32
scene lay

* strung-wire-bracelet | 13+ | Music
extras jewelry: charm
appeal 1
topics guitar string, guitar string bracelet, wire bracelet, bracelet, bangle, jewelry, guitarist, rock, band, musician, upcycling, gift for a guitarist, gift for dad, accessories, memory wire, boho
colors silver, teal, gold
minutes 60
mess low
heart wire: guitar-string, craft-wire = 3 ft
nice beads: bead, seed-bead, wooden-bead, crystal, button, sea-glass, letter-bead, old-jewelry-piece, charm = 9
nice charm: guitar-pick, button, old-key, seashell, old-jewelry-piece, charm, metal-washer, coin = 1
nice ring: earring-hook, jewelry-finding, jump-ring, key-ring, paper-clip = 1
nice wrap: embroidery-floss, ribbon, leather, copper-tape, yarn, shoelace = 2 ft
nice ball: wooden-bead, felt-ball, bottle-cork = 1
nice card: cardstock, index-card, sheet-music = 1
home jar
tool cutters: pliers, scissors
home towel
step measure: prepare wire towel cutters by c
step loop: shape wire > loop by c
step beads: thread beads wire > beads by c
step coil: shape wire jar > coil by c
step charm: thread charm wire ring? > charm by c
step wrap: tie wrap wire > wrap by c
step ball: thread ball wire > ball by c
step card: arrange card wire > card by c
step wear: play wire by c
part card = card w : r^ w 0 0 180 150 4 ; z_ gray 1 -80 -40 80 -40 ; z_ gray 1 -80 -32 80 -32 ; z_ gray 1 -80 -24 80 -24 ; z_ gray 1 -80 -16 80 -16
part coil = wire silver : a^ ~ 0 6 76 71 0 360 ; a ~+ 0 2 72 67 20 340 ; a ~- 0 -2 76 72 200 520 ; z ~ 4 13 -59 17 -75 ; z ~- 4 18 -58 22 -74 ; z ~ 4 22 -56 28 -72 ; z ~- 4 26 -54 33 -70 ; z ~ 4 30 -53 38 -68 ; z ~- 4 34 -50 43 -65 ; z ~ 4 38 -48 48 -62 ; z ~- 4 41 -45 52 -58 ; z ~ 4 44 -42 56 -54 ; z ~- 4 48 -39 60 -50 ; z ~ 4 50 -35 64 -46
part wrap = wrap b : a^ ~ 0 4 78 68 200 240 ; a_ ~- 0 4 78 68 206 211 ; a_ ~- 0 4 78 68 218 223 ; a_ ~- 0 4 78 68 230 235
part beads = beads b : o^ ~ -65 39 8 ; o^ c -56 53 9 ; o^ w -43 64 8 ; o^ ~ -29 72 8 ; o^ c -13 77 9 ; o^ w 18 76 8 ; o^ ~ 34 70 8 ; o^ c 48 61 9 ; o^ w 59 49 8
part loop = wire silver : a ~ -76 2 7 4 0 360
part charm = charm c : z silver 2 0 78 0 84 ; s^ ~ 0 94 5 13 6
part ball = ball gold : o^ ~ 76 8 8
scene lay

* comic-page-silhouette | 9-12 13+ | Superheroes
extras picture Superheroes: electrical-tape, letter-bead, pipe-cleaner, metallic-paper, cellophane, cardstock, index-card
appeal 3
topics comic, comics, comic book, comic page, silhouette, superhero art, decoupage, collage, wall art, canvas art, room decor, bedroom decor, graphic novel, manga, pop art, marvel, batman, skyline
colors black, red, yellow
minutes 70 90
waits 120
mess some
heart page: magazine, junk-mail, old-book-page = 4 sheet
heart ground: canvas, cardboard, foam-board, wood-scrap, cardstock, cake-board = 1
heart shade: construction-paper, cardstock, acrylic-paint, paint, felt, craft-foam, permanent-marker = 1
nice glow: acrylic-paint, watercolor-paint, oil-pastel, marker = 1 color
nice edge: washi-tape, masking-tape, duct-tape, paint-marker, metallic-pen = 1 roll
nice dots: bubble-wrap, sticker, cotton-swab, eraser = 1
nice hang: string, ribbon, yarn = 12 in
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: pencil
step pick: cut page scissors by cc
step paste: glue page ground glue brush > page by cc
step dry: dry ground by cc
step glow: paint glow ground > glow by cc
step draw: draw pen ground by cc
step figure: build shade scissors > city figure by cc
step fix: glue shade ground glue by cc
step dots: print dots shade ground > dots by cc
step edge: decorate edge ground > edge by cc
step hang: glue hang ground glue > hang by cc
part hang = hang own : l tan 3 -30 -88 0 -100 30 -88
part page = page own : r^ w 0 2 172 180 2 ; r_ light-blue -48 -52 66 62 1 ; r_ yellow 28 -56 78 54 1 ; r_ pink -58 18 48 66 1 ; r_ light-green 28 6 88 58 1 ; r_ orange -30 68 104 34 1 ; r_ light-blue 50 62 44 44 1 ; y_ w -50 -66 20 11 9 .2 ; y_ w 40 -70 22 10 9 .2 ; l_ k 2 -62 -66 -40 -66 ; l_ k 2 26 -70 54 -70 ; s_ red 30 -48 9 20 12 ; z_ k 2 -84 -20 84 -26 ; z_ k 2 -12 -84 -10 -20 ; z_ k 2 -84 50 84 42
part glow = glow c : o_ ~ 8 -18 44 44
part dots = dots b : d_ ~ 3 56 -40 66 -40 76 -40 56 -30 66 -30 76 -30 56 -20 66 -20 76 -20
part city = shade k : p^ k -86 92 -86 40 -66 40 -66 22 -48 22 -48 52 -34 52 -34 34 -24 28 -14 34 -14 60 40 60 40 30 56 30 56 14 72 14 72 44 86 44 86 92
part figure = shade k : b^ k 4 -60 14 -62 18 -52 14 -44 26 -38 30 -16 26 6 30 34 34 60 22 60 14 24 8 24 2 60 -10 60 -4 34 -2 6 -8 -16 -2 -38 8 -44 ; p^ k -2 -36 -20 -10 -46 18 -40 40 -16 44 2 20 ; l k 8 26 -34 42 -18 30 -4
part edge = edge b : r_ ~ 0 -86 172 6 ; r_ ~ 0 90 172 6 ; r_ ~ -83 2 6 180 ; r_ ~ 83 2 6 180
scene hang

* lavender-rest | 9-12 13+ | Nature
extras gift: charm, ribbon-rose, eucalyptus
topics lavender pillow, lavender, sleep, sleep pillow, eye pillow, stress, exam stress, exams, relax, calm, anxiety, insomnia, self-care, spa, gift for mom, gift for grandma, mother's day, teacher gift, migraine, scent
colors purple, light blue, cream
minutes 60 75
mess low
heart cloth: fabric-scrap, denim, old-t-shirt, bandana, felt, pillowcase, lace = 1
heart scent: lavender, fresh-herb, eucalyptus, orange-peel, tea-bag = 4 tbsp
need fill: rice, dried-lentil, oats, seed, cotton-ball, pillow-stuffing = 1 cup
need thread: embroidery-floss, sewing-thread = 6 ft
nice ribbon: ribbon, lace, ric-rac, yarn = 14 in
nice mark: fabric-marker, permanent-marker = 1
nice button: button, wooden-bead = 1
nice patch: lace, felt, denim, fabric-scrap = 1 scrap
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: pencil
tool ruler: ruler
home bowl
step cut: cut cloth pen ruler scissors > back front by cc
step mark: draw mark cloth > sign by cc
step patch: sew patch thread needle cloth > patch by cc
step sew: sew cloth thread needle > seam by cc
step turn: fold cloth pen by cc
step mix: mix scent fill bowl by cc
step fill: fill fill cloth by cc
step close: sew cloth thread needle > closing by cc
step ribbon: tie ribbon cloth button? > ribbon by cc
step rest: play cloth by cc
part back = cloth a : r^ ~- 4 8 176 100 10
part front = cloth a : r^ ~ 0 2 176 100 12 ; r_ ~+ 0 2 158 84 8
part patch = patch w : q_ ~ 2 -78 -34 -78 38 -50 38 -50 -34 ; c_ w- -50 -34 -50 38 6 6
part sign = mark w : l_ w 2.5 -30 40 -10 36 10 40 30 36
part seam = thread w : stitch w -80 -40 80 -40 16 ; stitch w -80 44 80 44 16 ; stitch w -80 -40 -80 44 8
part closing = thread w : stitch w 80 -40 80 44 8
part ribbon = ribbon b : z_ ~ 6 -4 -48 -4 52 ; p^ ~ -4 4 -28 -8 -28 18 ; p^ ~ -4 4 20 -8 20 18 ; l ~ 5 -4 6 -16 36 ; l ~ 5 -4 6 8 36 ; o ~- -4 4 6
scene lay

* felt-fruit-slices | 9-12 13+ | Food
topics felt fruit, fruit, felt food, kawaii, plush, softie, sewing, hand sewing, keychain, bag charm, ornament, garland, pincushion, summer, kitchen decor, gift for a sister
variant watermelon | Food | red, green, black | watermelon, melon, summer, picnic
variant orange | Food | orange, cream, white | orange, lemon, citrus, grapefruit, lime
variant kiwi | Food | light green, brown, black | kiwi, avocado, tropical fruit
minutes 70 85
mess low
heart felt: felt, fabric-scrap = 3 sheet
heart thread: embroidery-floss, sewing-thread = 9 ft
need filling: pillow-stuffing, cotton-ball, wool-roving, fabric-scrap = 2 handful
nice seeds: seed-bead, bead, sequin, button = 8
nice hook: key-ring, ribbon, cotton-cord, paracord = 1
nice eyes: bead, button, googly-eye, safety-eye = 2
need pattern: paper, cardstock, graph-paper = 1 sheet
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: pencil, marker
home mug
step pattern: draw pattern mug pen by cc
step cut: cut felt pattern scissors > rind rind-o rind-k by cc
step layers: sew felt thread needle > flesh flesh-o flesh-k by cc
step pips: sew seeds thread needle felt > seeds by cc
step face: sew thread needle felt eyes? > face by cc
step join: sew felt thread needle > edge edge-o edge-k by cc
step fill: fill filling felt by cc
step close: sew felt thread needle by cc
step hook: sew hook thread needle felt > hook hook-w by cc
step use: play felt by cc
part hook@orange,kiwi = hook own : l^ ~ 5 0 -64 -10 -88 10 -88 0 -64
part hook-w@watermelon = hook own : l^ ~ 5 0 -24 -12 -54 12 -54 0 -24
part rind@watermelon = felt b : a^ ~ 0 -30 92 0 0 180
part rind-o@orange = felt a : o^ ~ 0 4 80 78
part rind-k@kiwi = felt b : o^ ~ 0 4 70 80
part flesh@watermelon = felt a : a_ w 0 -30 82 0 0 180 ; a_ ~ 0 -30 74 0 0 180
part flesh-o@orange = felt b : o_ ~ 0 4 70 68 ; b_ a -6 -4 -40 -38 -14 -54 -4 -20 ; b_ a 6 -4 40 -38 14 -54 4 -20 ; b_ a -10 2 -54 -22 -58 14 -20 8 ; b_ a 10 2 54 -22 58 14 20 8 ; b_ a -10 10 -52 26 -26 54 -8 22 ; b_ a 10 10 52 26 26 54 8 22
part flesh-k@kiwi = felt a : o_ ~ 0 4 62 72 ; o_ ~+ 0 4 46 54 ; o_ cream 0 4 15 20
part edge@watermelon = thread w : stitch w -86 -26 86 -26 16
part edge-o@orange = thread w : d_ w 1.8 75 4 73 19 69 34 61 47 50 58 38 67 23 73 8 77 -8 77 -23 73 -37 67 -50 58 -61 47 -69 34 -73 19 -75 4 -73 -11 -69 -26 -61 -39 -50 -50 -38 -59 -23 -65 -8 -69 8 -69 23 -65 38 -59 50 -50 61 -39 69 -26 73 -11
part edge-k@kiwi = thread w : d_ w 1.8 66 4 65 20 60 35 53 49 44 60 33 70 20 76 7 80 -7 80 -20 76 -33 70 -44 60 -53 49 -60 35 -65 20 -66 4 -65 -12 -60 -27 -53 -41 -44 -52 -33 -62 -20 -68 -7 -72 7 -72 20 -68 33 -62 44 -52 53 -41 60 -27 65 -12
part seeds = seeds k : d_ k 4 -44 -8 -20 10 0 -10 20 10 44 -8 -30 24 30 24 0 32
part face = thread k : k -16 14 5 ; k 16 14 5 ; u 0 20 8 ; o_ pink -28 24 5 ; o_ pink 28 24 5
scene lay

* paper-hyacinth | 6-8 9-12 13+ | Nature, Seasons
extras pot: ribbon, washi-tape, burlap, lace, moss, pebble, string, ric-rac, fabric-scrap
topics nowruz, norooz, norouz, navroz, persian new year, iranian new year, haft-sin, haft sin, haft seen, sonbol, hyacinth, spring, spring equinox, paper flowers, flowers, easter, mother's day, afghanistan, iran
colors purple, green, pink
minutes 40 50 60
mess low
heart petal: construction-paper, tissue-paper, origami-paper, paper, crepe-paper, cardstock, felt = 3 sheet
heart stem: paper-straw, stick, dowel, pencil, chopstick, cardboard-tube, wooden-skewer = 1
need leaf: construction-paper, cardstock, felt, crepe-paper, paper = 1 sheet
need pot: paper-cup, yogurt-pot, terracotta-pot, can, cardboard-tube, glass-jar = 1
need soil: soil, crinkle-paper, tissue-paper, moss, pebble, rice, newspaper, play-dough = handful
nice band: washi-tape, ribbon, metallic-paper, ric-rac, wrapping-paper = 10 in
nice mirror: plastic-mirror, old-CD, aluminum-foil = 1
nice coins: coin, button, candy, apple, lemon = 3
join stick: glue, tape
tool scissors: scissors
tool curl: pencil
step fringe: cut petal scissors > petals by ccc
step curl: roll petal curl by ccc
step wind: glue petal stem stick > stem bloom by ccc
step loosen: shape petal by ccc
step leaves: cut leaf scissors curl > leaves by ccc
step fix: glue leaf stem stick by ccc
step pot: fill soil pot stem > pot soil by ccc
step band: decorate band pot > band by ccc
step coins: arrange coins pot > coins by ccc
step table: play pot mirror? by ccc
part stem = stem own : stick green 0 -40 0 44 9
part leaves = leaf b : b^ ~ -6 46 -26 20 -46 -30 -40 -34 -14 0 4 40 ; b^ ~ 6 46 28 16 50 -26 44 -32 16 -2 -4 40 ; b^ ~- -2 46 -20 30 -60 0 -58 -6 -10 22 4 42
part bloom = petal a : y^ ~- 0 -46 36 52 13 .16
part petals = petal a : f^ ~ -18 -82 6 15 5 ; f^ ~+ 14 -88 6 15 5 ; f^ ~ -26 -58 6 15 5 ; f^ ~ 24 -62 6 15 5 ; f^ ~+ 0 -64 6 16 5 ; f^ ~ -22 -34 6 15 5 ; f^ ~+ 22 -36 6 15 5 ; f^ ~ 0 -40 6 15 5 ; f^ ~+ -18 -10 6 14 5 ; f^ ~ 16 -12 6 14 5 ; o_ yellow -18 -82 3 ; o_ yellow 14 -88 3 ; o_ yellow -26 -58 3 ; o_ yellow 24 -62 3 ; o_ yellow 0 -64 3 ; o_ yellow -22 -34 3 ; o_ yellow 22 -36 3 ; o_ yellow 0 -40 3
part pot = pot c : planter ~ 0 40 84 46
part soil = soil own : o_ ~ 0 41 34 6
part band = band gold : q_ ~ 1 -39 52 39 52 37 62 -37 62
part coins = coins own : o^ gold 58 82 11 7 ; o^ gold- 72 78 11 7 ; o^ red -64 74 15 14 ; l brown 3 -64 60 -60 54
scene stand

* eidi-envelope | 6-8 9-12 13+ | -
extras card: glitter-paper, ribbon, sequin, stick-on-gem, washi-tape
appeal 3
topics eid, eid mubarak, eid al-fitr, eid ul-fitr, eid al-adha, bayram, hari raya, ramadan, eidi, eidiya, money envelope, gift envelope, duit raya, islamic pattern, geometric pattern, crescent, gift, cousins
near lantern, lunar new year, red envelope
colors teal, gold, white
minutes 35 45 60
mess low
heart sheet: construction-paper, cardstock, wrapping-paper, origami-paper, envelope, metallic-paper, wallpaper = 3 sheet
heart ink: metallic-pen, gel-pen, marker, paint-marker, metallic-paint, sticker, crayon = 2 color
need pattern: paper, graph-paper, tracing-paper = 1 sheet
nice window: cellophane, tissue-paper, paper-doily, tracing-paper, aluminum-foil = 1 scrap
nice gems: stick-on-gem, sticker = 3
nice tassel: embroidery-floss, yarn, ribbon = 3 ft
nice treat: coin, candy, photo, sticker = 3
join stick: glue-stick, glue, tape
tool ruler: ruler
tool scissors: scissors
tool pen: pencil
tool eraser: eraser
tool brush: paintbrush when ink=metallic-paint
step draw: draw pattern pen ruler by ccc
step cut: cut sheet pattern scissors > body by ccc
step fold: fold sheet ruler > flap by ccc
step moon: cut sheet scissors > moon by tcc
step window: glue window sheet stick > window by ccc
step stars: draw ink sheet ruler brush > stars by ccc
step glue: glue sheet stick eraser by ccc
step gems: decorate gems sheet > gems by ccc
step tassel: tie tassel scissors > tassel by ccc
step give: play sheet treat? by ccc
part tassel = tassel b : l ~ 4 58 -30 78 -10 76 20 ; r^ ~ 76 26 10 10 3 ; fringe ~ 68 32 16 44 5
part body = sheet a : r^ ~ 0 6 120 164 4 ; z_ ~- 2 -58 86 0 30 ; z_ ~- 2 58 86 0 30
part stars = ink b : s_ ~ -38 58 8 15 9 ; s_ ~ 38 58 8 15 9 ; s_ ~ 0 66 8 15 9 ; s_ ~ -38 22 8 13 8 ; s_ ~ 38 22 8 13 8 ; l_ ~ 2 -56 40 56 40 ; l_ ~ 2 -56 80 56 80
part flap = sheet a : p^ ~- -60 -76 60 -76 60 -46 0 -2 -60 -46 ; z_ b 2.5 -54 -48 0 -9 ; z_ b 2.5 54 -48 0 -9
part window = window gold : o_ ~ 0 -42 27 27
part moon = sheet w : a_ b 0 -42 25 21 0 360 ; o_ ~ -2 -42 18 18 ; o_ a- 7 -46 15 15 ; s_ b 9 -44 5 7 3
part gems = gems w : bits ~ 0.74 -48 -66 48 -66 ; bits ~ 0.93 0 -12
scene lay

* spa-capybara | 6-8 9-12 13+ | Animals
extras world Animals: moss, stone, flower, petal, fake-leaf, toy-tree, potted-plant, paper-umbrella, grass
appeal 3
topics capybara, capybaras, ok i pull up, rodent, south america, hot spring, onsen, bath, spa, yuzu, chill, calm, meme, pet, desk friend, clay animal, kawaii, exam stress
colors brown, orange, light blue
minutes 50 65 80
waits 2880
mess some
heart clay: air-dry-clay, polymer-clay, modeling-clay, play-dough, salt-dough = 1/2 lb
heart paint: acrylic-paint, paint = 4 color
need tool: toothpick, craft-stick, paper-clip, pencil, plastic-fork, toothbrush = 1
nice orange: wooden-bead, pom-pom, bead, felt-ball, dried-chickpea, button = 1
nice leaf: felt, construction-paper, fake-leaf, leaf = 1 scrap
nice towel: felt, fabric-scrap, ribbon, paper-napkin = 1 scrap
nice pool: old-book-page, plastic-lid, egg-carton, walnut-shell, wood-slice, metal-lid, paper-bowl, cookie-tin = 1
nice bubbles: cotton-ball, pom-pom, bead, pillow-stuffing, glue = handful
join stick: glue
tool brush: paintbrush
tool scissors: scissors when towel; leaf=felt,construction-paper
home water: = 1/4 cup
step body: shape clay > body by ccc
step head: shape clay water > head by ccc
step ears: shape clay > ears fruit by ccc
step fur: shape tool clay > fur by ccc
step dry: dry clay by ccc
step paint: paint clay paint brush by ccc
step face: paint paint brush clay > face by ccc
step orange: glue orange clay leaf? scissors stick > orange by ccc
step towel: glue towel clay stick scissors > towel by ccc
step soak: arrange clay pool? bubbles? > pool by ccc
part body = clay own paint paint a : b^ ~ -30 -4 10 -14 60 -8 88 16 90 62 60 70 -30 70 -44 40
part ears = clay own paint paint a : o ~- -36 -52 8 10 -20 ; o ~- -4 -52 8 10 20
part head = clay own paint paint a : b^ ~ -86 -28 -74 -46 -40 -54 -6 -50 14 -26 10 4 -10 22 -56 24 -84 12
part fur = tool brown : z_ a- 2 40 8 50 12 ; z_ a- 2 60 14 70 20 ; z_ a- 2 36 28 46 34 ; z_ a- 2 62 36 72 42 ; z_ a- 2 20 18 28 24 ; z_ a- 2 48 50 58 54
part face = paint k : l_ k 3 -46 -30 -38 -28 -30 -31 ; o_ k -80 -16 4 3 ; o_ k -70 -20 4 3 ; l_ k 2.5 -84 2 -72 8 -58 4
part fruit = clay own paint paint b : o^ ~ -22 -68 16 15
part orange = orange orange : o^ ~ -22 -68 16 15 ; leaf green -22 -82 -6 -92 5
part towel = towel w : q^ w 3 14 -14 50 -14 56 12 18 14 ; z_ b 3 18 4 54 2
part pool = pool light-blue : o^ wood 6 72 92 20 ; o_ light-blue 6 68 80 13 ; o w -40 66 6 ; o w -28 70 5 ; o w 50 72 6 ; o w 64 68 5 ; l_ w 2 -10 72 6 69 22 73
scene stand

* page-fold-hedgehog | 6-8 9-12 13+ | Animals
extras world Nature: leaf, acorn, pinecone, moss, chestnut, pine-needle, stick, snail-shell, modeling-clay, felt-ball
topics hedgehog, hedgehogs, book folding, folded book, book art, upcycling, woodland animals, autumn, fall, magazine craft, recycling, library, bookworm, prickly
near sonic
colors tan, brown, orange
minutes 45 50 60
mess low
heart pages: magazine, notebook, old-book-page, hardcover-book = 1
heart face: felt, cardstock, construction-paper, craft-foam = 1 sheet
nice nose: button, pom-pom, bead, bottle-cap, cork = 1
nice eyes: googly-eye, button, bead, sequin = 2
nice tips: washable-ink-pad, watercolor-paint, marker, colored-pencil = 1 color
nice leaves: leaf, felt, acorn, paper-doily, moss, pinecone, pebble = 4
nice apple: pom-pom, felt-ball, wooden-bead = 1
join stick: glue
join hold: tape, masking-tape
tool scissors: scissors
tool pen: marker, pencil
tool brush: paintbrush, sponge-brush when tips=watercolor-paint
step open: prepare pages hold by tcc
step first: fold pages by ccc
step second: fold pages by ccc
step all: fold pages > spines by ccc
step tips: color tips pages brush > tips by ccc
step face: cut face scissors pages stick > face by ccc
step eyes: glue eyes face stick > eyes by ccc
step nose: glue nose face stick > nose by ccc
step draw: draw pen face > look by ccc
step rest: play pages leaves? apple? > leaves by ccc
part leaves = leaves own : leaf orange -88 82 -66 62 9 ; leaf gold -60 86 -36 78 8 ; leaf brown 70 82 92 66 9 ; leaf orange 40 88 64 82 8
part spines = pages tan : b^ ~- -50 76 -58 30 -40 -20 0 -54 48 -52 82 -14 92 40 84 76 ; p^ cream 12 74 -46 -26 -24 -42 ; p^ tan+ 14 74 -20 -52 4 -62 ; p^ cream 16 74 12 -66 36 -64 ; p^ tan+ 18 74 44 -62 64 -46 ; p^ cream 20 74 68 -44 84 -22 ; p^ tan+ 22 74 84 -20 97 8 ; p^ cream 24 74 94 10 99 40 ; p^ tan+ 24 76 98 44 98 74 ; p^ tan+ 10 74 -62 10 -50 -20
part tips = tips b : p_ brown -40 -18 -46 -26 -24 -42 -24 -32 ; p_ brown -16 -42 -20 -52 4 -62 4 -50 ; p_ brown 12 -54 12 -66 36 -64 34 -52 ; p_ brown 40 -52 44 -62 64 -46 58 -38 ; p_ brown 62 -36 68 -44 84 -22 76 -18 ; p_ brown 76 -14 84 -20 97 8 86 8
part face = face c : b^ ~ 6 76 -2 20 -24 -2 -54 14 -84 48 -94 66 -80 76 ; o ~- -14 10 13 15
part look = pen k : o_ k -46 36 5 ; l_ k 2.5 -86 70 -72 70 -62 62 ; o_ k -90 60 7 6 ; o_ pink -52 54 7 5
part eyes = eyes own : e -46 36 8
part nose = nose k : o^ ~ -91 60 10 9
scene stand

* stamped-herb-marker | 9-12 13+ | Nature, Food
topics herb markers, plant markers, garden markers, herb garden, herbs, basil, mint, gardening, kitchen garden, balcony, windowsill, clay, stamping, gift for a gardener, mother's day, housewarming, teacher gift
colors cream, green, blue
minutes 50 65
waits 1440
mess some
heart clay: air-dry-clay, polymer-clay = 1/2 lb
heart print: fresh-herb, rubber-stamp, letter-bead, leaf, fern-frond, lace, cookie-cutter = 4
need roller: rolling-pin, plastic-bottle, glass-jar, cardboard-tube
need letters: letter-bead, rubber-stamp, toothpick, pencil, wooden-skewer = 1
nice color: acrylic-paint, metallic-paint, watercolor-paint = 2 color
nice shaft: wooden-skewer, craft-stick, chopstick, bamboo = 4
nice string: raffia, string, ribbon, leather-cord = 3 ft
nice smooth: sandpaper = 1 scrap
need board: wax-paper, parchment-paper, cork-sheet, cardboard = 1 sheet
tool cutter: plastic-knife, craft-stick, ruler
tool brush: paintbrush, sponge-brush
home water: = 1/4 cup
join stick: glue
step roll: roll clay roller board by cc
step cut: shape cutter clay > blanks by cc
step press: print print clay > sprigs by cc
step word: print letters clay > words by cc
step edge: shape clay water by cc
step dry: dry clay by cc
step smooth: shape smooth clay by cc
step color: paint color clay brush > tint by cc
step shaft: glue shaft clay stick string? > bow by cc
step plant: play clay by cc
part blanks = clay a : q^ ~ 8 -84 -74 -48 -74 -46 40 -66 92 -86 40 ; q^ ~ 8 -36 -82 0 -82 2 34 -18 88 -38 34 ; q^ ~ 8 12 -78 48 -78 50 38 30 92 10 38 ; q^ ~ 8 60 -70 94 -70 96 42 78 94 58 42
part sprigs = print b : leaf ~ -66 30 -68 -10 7 ; leaf ~- -67 20 -78 -4 6 ; leaf ~- -67 20 -54 -4 6 ; leaf ~ -18 28 -18 -20 10 ; f_ ~ 30 10 7 14 5 ; z_ ~ 2 30 12 30 36 ; z_ ~ 2.5 78 34 78 -14 ; z_ ~ 2 78 20 68 8 ; z_ ~ 2 78 20 88 8 ; z_ ~ 2 78 8 68 -4 ; z_ ~ 2 78 8 88 -4 ; z_ ~ 2 78 -4 70 -12 ; z_ ~ 2 78 -4 86 -12
part words = letters k : r_ a- -66 -48 24 7 2 ; z_ k 2.5 -76 -48 -56 -48 ; r_ a- -18 -54 24 7 2 ; z_ k 2.5 -28 -54 -8 -54 ; r_ a- 30 -50 24 7 2 ; z_ k 2.5 20 -50 40 -50 ; r_ a- 78 -44 24 7 2 ; z_ k 2.5 68 -44 88 -44
part tint = color c : r_ ~ -66 -64 32 5 ; r_ ~ -18 -72 32 5 ; r_ ~ 30 -68 32 5 ; r_ ~ 78 -60 30 5
part bow = shaft own : stick ~ -66 84 -66 99 5 ; stick ~ -18 80 -18 98 5 ; stick ~ 30 84 30 99 5 ; stick ~ 78 86 78 99 5
scene lay

* snap-cable-wrap | 9-12 13+ | -
appeal 1
topics cable holder, cord holder, cable organizer, headphones, charger, phone, desk organizer, travel, tidy, gift for dad, father's day, gift for a brother, upcycling, leather, denim, back to school
colors brown, teal, gold
minutes 40 55
mess low
heart band: felt, leather, denim, craft-foam, old-belt, duct-tape = 1 sheet
heart close: button, hook-and-loop-tape, hair-tie, rubber-band, wooden-bead = 3
need thread: embroidery-floss, sewing-thread, glue = 4 ft
nice sign: fabric-marker, metallic-pen, permanent-marker, paint-marker = 1
nice shape: felt, craft-foam, fabric-scrap = 1 scrap
nice card: cardstock, index-card, cardboard = 1
need pattern: paper, cardstock, graph-paper = 1 scrap
tool needle: needle when thread!=glue
tool scissors: scissors, fabric-scissors
tool pen: pencil
tool ruler: ruler
step draw: draw pattern pen ruler by cc
step cut: cut band pattern scissors > bands by cc
step shape: cut shape scissors > shapes by cc
step fix: sew shape thread needle band by cc
step close: sew close thread needle band > buttons by cc
step slit: cut band scissors > slits by cc
step sign: draw sign band > signs by cc
step card: arrange card band > card by cc
step wind: play band by cc
part card = card w : r^ w 0 0 184 172 4
part bands = band a : r^ ~ 0 -50 160 36 18 ; r^ b 0 0 160 36 18 ; r^ c 0 50 160 36 18
part slits = band k : r_ ~ 62 -50 4 20 ; r_ ~ 62 0 4 20 ; r_ ~ 62 50 4 20
part shapes = shape w : s_ ~ 0 -50 5 13 6 ; x_ ~ 0 0 14 20 ; h_ ~ 0 50 22
part signs = sign w : d_ ~ 2 -38 -50 -28 -50 28 -50 38 -50 -38 0 -28 0 28 0 38 0 -38 50 -28 50 28 50 38 50
part buttons = close own : button gold -60 -50 11 ; button w -60 0 11 ; button teal -60 50 11
scene lay

* cork-hook-rack | 9-12 13+ | -
extras board: seashell, sea-glass
appeal 1
topics key rack, key holder, key hooks, jewelry rack, earring holder, hallway, entryway, room decor, bedroom decor, driftwood, housewarming, father's day, gift for dad, upcycling, organizer
near coat hooks
colors light blue, white, brown free
minutes 50 65
waits 120
mess some
heart board: wood-scrap, driftwood, bark, cardboard, cork-sheet, foam-board, bamboo = 1
heart hooks: clothespin, cork, spool, stick, wooden-bead, wooden-spoon = 5
need hang: rope, string, cotton-cord, leather-cord, ribbon, yarn = 2 ft
nice color: acrylic-paint, paint, metallic-paint = 3 color
nice wrap: yarn, embroidery-floss, washi-tape, raffia = 6 ft
nice labels: price-tag, cardstock, wood-slice, paint-chip, letter-bead = 5
nice shelf: egg-carton, small-box, cardboard-tube = 1
nice smooth: sandpaper = 1 sheet
join stick: glue
tool brush: paintbrush, sponge-brush
tool pen: marker, pencil
tool ruler: ruler
step smooth: shape smooth board by cc
step paint: paint color board brush > ground by cc
step stripes: paint color board brush > waves by cc
step mark: draw board pen ruler > board by cc
step wrap: tie wrap hooks > wraps by cc
step hooks: glue hooks board stick > hooks by cc
step labels: glue labels board pen stick > labels by cc
step shelf: glue shelf board stick > shelf by cc
step hang: tie hang board > hang by cc
step use: play board by cc
part hang = hang tan : l ~ 4 -80 -30 0 -92 80 -30
part board = board own : r^ wood 0 -6 192 60 6
part ground = color a : r_ ~ 0 -6 190 58 5
part waves = color b : l_ ~ 5 -92 -22 -60 -30 -30 -20 0 -30 30 -20 60 -30 92 -22 ; l_ light-blue- 4 -92 -10 -60 -18 -30 -8 0 -18 30 -8 60 -18 92 -10
part hooks = hooks own : pin wood -72 2 60 ; pin wood -36 2 60 ; pin wood 0 2 60 ; pin wood 36 2 60 ; pin wood 72 2 60
part wraps = wrap c : wound c -72 14 18 14 5 ; wound c 0 14 18 14 5 ; wound c 72 14 18 14 5
part labels = labels w : r^ w -72 -6 22 11 2 ; r^ w -36 -6 22 11 2 ; r^ w 0 -6 22 11 2 ; r^ w 36 -6 22 11 2 ; r^ w 72 -6 22 11 2
part shelf = shelf own : r^ kraft 0 -52 70 34 3 ; r_ kraft- 0 -38 70 6 ; r^ w -18 -70 22 30 1 -6 ; r^ light-green 14 -72 20 28 1 7
scene hang

* hoop-of-earrings | 9-12 13+ | -
extras hanging: charm, crystal, ribbon-rose, bead, embroidery-floss, ribbon, seed-bead, feather, old-jewelry-piece
topics earring holder, earring organizer, jewelry holder, jewelry display, embroidery hoop, hoop art, room decor, bedroom decor, boho, lace, gift for a friend, gift for a sister, pins, badges, organizer
colors cream, pink, green
minutes 35 50
mess low
heart hoop: embroidery-hoop, cardboard, picture-frame = 1
heart net: lace, tulle, burlap, net-bag, fabric-scrap = 1
nice thread: embroidery-floss = 9 ft
nice flowers: felt, ribbon-rose, ric-rac, ribbon, button, pressed-flower, felt-ball = 3
nice leaves: felt, fake-leaf, ribbon, ivy = 3
nice paint: acrylic-paint, metallic-paint, washi-tape = 1 color
nice tassel: yarn, embroidery-floss, ribbon, leather-cord = 6 ft
need hang: ribbon, yarn, cotton-cord, string = 14 in
join stick: glue
tool needle: needle
tool scissors: scissors, fabric-scissors
step ring: paint paint hoop by cc
step stretch: build net hoop > hoop net by cc
step trim: cut net scissors stick by cc
step vine: sew thread needle net > vine by cc
step flowers: glue flowers hoop stick scissors > flowers by cc
step leaves: glue leaves hoop stick scissors > leaves by cc
step tassel: tie tassel hoop scissors > tassels by cc
step hang: tie hang hoop > hang by cc
step wear: play net hoop > pairs by cc
part hang = hang b : l^ ~ 4 0 -72 -12 -92 0 -99 12 -92 0 -72
part tassels = tassel b : fringe ~ -34 66 16 32 5 ; fringe ~ -8 72 16 28 5 ; fringe ~ 18 66 16 32 5
part net = net a : o_ w 0 -4 64 64 ; l_ a- 1.5 -60 -24 60 -24 ; l_ a- 1.5 -63 -4 63 -4 ; l_ a- 1.5 -60 16 60 16 ; l_ a- 1.5 -48 36 48 36 ; l_ a- 1.5 -48 -44 48 -44 ; l_ a- 1.5 -40 -54 -40 46 ; l_ a- 1.5 -20 -64 -20 56 ; l_ a- 1.5 0 -66 0 60 ; l_ a- 1.5 20 -64 20 56 ; l_ a- 1.5 40 -54 40 46
part hoop = hoop own : a^ wood 0 -4 74 64 0 360 ; r^ gold 0 -78 18 9 2
part vine = thread c : l_ ~ 3 -56 30 -30 44 0 50 30 44 56 30
part leaves = leaves c : leaf ~ -60 -44 -84 -48 8 ; leaf ~ -52 -54 -62 -76 8 ; leaf ~- -66 -28 -88 -22 8
part flowers = flowers b : f^ ~ -54 -46 6 16 6 ; o gold -54 -46 5 ; f^ ~+ -34 -64 6 12 5 ; o gold -34 -64 4 ; f^ ~- -68 -24 6 12 5 ; o gold -68 -24 4
part pairs = hoop own : x gold -20 -8 8 14 ; x gold -6 -8 8 14 ; s gold 20 20 5 7 3 ; s gold 34 20 5 7 3 ; o teal 16 -24 4 ; o teal 28 -24 4
scene hang

* jacket-for-a-journal | 9-12 13+ | -
extras book: bookmark, clover, envelope, feather, leaf, paper-clip, patch, ribbon, sticky-note
extras cloth: patch, leather
appeal 1
topics journal cover, journal, notebook cover, book cover, sketchbook, diary, bullet journal, back to school, upcycling, denim, jeans, pen pocket, gift for a friend, gift for a writer, teacher gift, bookworm, travel journal, travel journal
colors blue, red, cream
minutes 60 80
mess low
heart cloth: denim, felt, fabric-scrap, leather, old-jersey, burlap, wallpaper, map, bandana = 1
heart book: notebook = 1
need join: glue, embroidery-floss, duct-tape = 1
nice pocket: denim, felt, envelope, fabric-scrap, leather = 1
nice band: sewing-elastic, ribbon, hair-tie, leather-cord, rubber-band, old-belt = 14 in
nice letters: felt, letter-bead, wooden-letter, fabric-marker, embroidery-floss = 1
nice trim: button, lace, ric-rac, ribbon, bead, pressed-flower = 3
nice mark: ribbon, yarn, ric-rac, leather-cord = 10 in
join stick: glue
tool scissors: scissors
tool pen: pencil
tool ruler: ruler
tool needle: needle when join!=glue,duct-tape
step measure: draw cloth book pen ruler by cc
step cut: cut cloth scissors > cover by cc
step fold: fold cloth book > spine by cc
step flaps: build cloth join needle by cc
step pocket: glue pocket cloth stick > pocket by cc
step letters: decorate letters cloth stick > sign by cc
step trim: glue trim cloth stick > trim by cc
step mark: glue mark cloth stick > mark by cc
step band: tie band book > band by cc
step write: play book by cc
part mark = mark c : l^ ~ 5 10 70 14 88 8 98
part cover = cloth a : r^ cream 8 4 128 168 4 ; r^ ~ 0 0 132 168 6 ; stitch tan -58 -76 58 -76 12 ; stitch tan -58 76 58 76 12 ; stitch tan 58 -76 58 76 14
part spine = cloth a : r_ ~- -58 0 18 168 4
part pocket = pocket a : q^ ~+ 3 -30 6 46 6 46 54 8 68 -30 54 ; stitch gold -26 10 -26 52 5 ; stitch gold 42 10 42 52 5 ; r_ yellow 20 -10 6 60 ; p_ tan 17 -40 23 -40 20 -50 ; stitch gold -26 10 42 10 8
part sign = letters w : s^ ~ 4 -40 5 26 12
part trim = trim b : button ~ -28 -62 7 ; button ~ 38 -62 7 ; button gold 8 60 5
part band = band b : r^ ~ 56 0 7 172 2
scene lay

* peeled-stencil-tote | 9-12 13+ | -
extras cloth: leather
appeal 3
topics tote bag, tote, tote art, stencil, stencil print, canvas bag, shopping bag, beach bag, book bag, screen print, fabric paint, zero waste, earth day, band merch, gift for a friend, teacher gift, typography
colors teal, orange, navy free
minutes 60 80
waits 240
mess some
heart bag: cloth-bag, pillowcase, old-t-shirt, denim, bandana, burlap = 1
heart film: contact-paper, masking-tape = 1 sheet
heart color: fabric-paint, acrylic-paint, paint = 3 color
need dab: kitchen-sponge, sponge-brush, cotton-pad, cork, foam-roller = 2
need inside: cardboard, cereal-box, folder, pizza-box = 1
nice detail: fabric-marker, permanent-marker, paint-marker = 1
nice thread: embroidery-floss = 6 ft
nice print: bubble-wrap, leaf, lace, eraser, bottle-cap = 1
tool scissors: scissors, fabric-scissors
tool needle: needle
tool pen: pencil
home plate
home newspaper
home iron when color=fabric-paint
step design: prepare film pen by cc
step cut: cut film scissors > shapes by cc
step stick: prepare film bag inside newspaper > bag by cc
step first: print color dab plate bag > first by cc
step second: print color dab bag > second by cc
step print: print print color bag > dots by cc
step peel: prepare film > mountains by cc
step dry: dry bag iron by cc
step detail: draw detail bag > lines by cc
step stitch: sew thread needle bag by cc
part bag = bag own : l^ cream- 9 -34 -50 -32 -84 0 -96 32 -84 34 -50 ; r^ cream 0 22 136 150 4 ; r_ cream- 0 -46 136 10 2
part first = color a : o_ ~ 0 20 54 54
part second = color b : b_ ~ -53 30 -20 14 0 24 24 10 53 28 46 46 24 66 0 73 -24 66 -46 46
part dots = print c : d_ ~ 2.6 -30 -12 -20 -20 -8 -14 6 -24 18 -16 28 -6 -36 2
part shapes = film w : p_ cream -46 48 -22 4 -8 30 12 -10 46 48 ; o_ cream 28 -8 9
part mountains = film w : z_ cream 3 -50 54 50 54 ; z_ cream 3 -40 62 40 62
part lines = detail c : z_ ~ 2 -22 4 -16 18 ; z_ ~ 2 12 -10 18 8 ; l_ ~ 2.5 -30 82 -10 78 10 84 30 80
scene hang

* notched-plate-star | 6-8 9-12 13+ | Space
extras hanging: sequin, stick-on-gem, glitter-glue, yarn
topics string art, geometry, star, curve stitching, math, math art, mandala, thread, yarn art, wall art, circle, symmetry, christmas star, room decor, spirograph, no nails
colors navy, gold, pink
minutes 40 50 65
mess low
heart plate: paper-plate, cardboard, cake-board, foam-tray, cereal-box = 1
heart thread: yarn, embroidery-floss, string, cotton-cord = 20 ft
nice color: paint, acrylic-paint, marker = 1 color
nice second: embroidery-floss, yarn, ribbon, raffia = 12 ft
nice beads: bead, sequin, button, seed-bead = 7
nice hang: ribbon, string, yarn = 8 in
join tape: tape, masking-tape
tool ruler: ruler
tool scissors: scissors
tool pen: pencil
tool brush: paintbrush, sponge-brush when color=acrylic-paint,paint
step circle: cut plate scissors > plate by ccc
step color: paint color plate brush by ccc
step mark: draw pen plate ruler by ccc
step notch: cut plate scissors > notches by ccc
step start: tape thread plate tape by ccc
step wind: weave thread plate > star by ccc
step second: weave second plate tape > second by ccc
step beads: thread beads thread > beads by ccc
step hang: tape hang plate tape > hang by ccc
step look: play plate by ccc
part hang = hang c : l^ ~ 4 0 -80 -8 -96 8 -96 0 -80
part plate = plate own paint color a : o^ ~ 0 4 86 84
part notches = plate own : z_ w 2.5 0 -79 0 -74 ; z_ w 2.5 33 -73 30 -68 ; z_ w 2.5 61 -55 55 -51 ; z_ w 2.5 79 -28 72 -26 ; z_ w 2.5 86 4 78 4 ; z_ w 2.5 79 36 72 34 ; z_ w 2.5 61 63 55 59 ; z_ w 2.5 33 81 30 76 ; z_ w 2.5 0 87 0 82 ; z_ w 2.5 -33 81 -30 76 ; z_ w 2.5 -61 63 -55 59 ; z_ w 2.5 -79 36 -72 34 ; z_ w 2.5 -86 4 -78 4 ; z_ w 2.5 -79 -28 -72 -26 ; z_ w 2.5 -61 -55 -55 -51 ; z_ w 2.5 -33 -73 -30 -68
part star = thread b : z_ ~ 1.6 0 -74 30 76 ; z_ ~ 1.6 30 -68 0 82 ; z_ ~ 1.6 55 -51 -30 76 ; z_ ~ 1.6 72 -26 -55 59 ; z_ ~ 1.6 78 4 -72 34 ; z_ ~ 1.6 72 34 -78 4 ; z_ ~ 1.6 55 59 -72 -26 ; z_ ~ 1.6 30 76 -55 -51 ; z_ ~ 1.6 0 82 -30 -68 ; z_ ~ 1.6 -30 76 0 -74 ; z_ ~ 1.6 -55 59 30 -68 ; z_ ~ 1.6 -72 34 55 -51 ; z_ ~ 1.6 -78 4 72 -26 ; z_ ~ 1.6 -72 -26 78 4 ; z_ ~ 1.6 -55 -51 72 34 ; z_ ~ 1.6 -30 -68 55 59
part second = second c : z_ ~ 1.6 0 -74 72 34 ; z_ ~ 1.6 30 -68 55 59 ; z_ ~ 1.6 55 -51 30 76 ; z_ ~ 1.6 72 -26 0 82 ; z_ ~ 1.6 78 4 -30 76 ; z_ ~ 1.6 72 34 -55 59 ; z_ ~ 1.6 55 59 -72 34 ; z_ ~ 1.6 30 76 -78 4 ; z_ ~ 1.6 0 82 -72 -26 ; z_ ~ 1.6 -30 76 -55 -51 ; z_ ~ 1.6 -55 59 -30 -68 ; z_ ~ 1.6 -72 34 0 -74 ; z_ ~ 1.6 -78 4 30 -68 ; z_ ~ 1.6 -72 -26 55 -51 ; z_ ~ 1.6 -55 -51 72 -26 ; z_ ~ 1.6 -30 -68 78 4
part beads = beads w : o ~ 0 4 5 ; o ~ 0 -20 3.5 ; o ~ 21 -8 3.5 ; o ~ 21 16 3.5 ; o ~ 0 28 3.5 ; o ~ -21 16 3.5 ; o ~ -21 -8 3.5
scene hang

* thumb-maze | 6-8 9-12 13+ | -
topics fidget, fidget toy, marble maze, sensory, stress, stress relief, calm, adhd, autism, waiting room, travel game, car ride, quiet toy, exam stress, focus, sewing, felt
colors teal, yellow, red
minutes 50 60 70
mess low
heart cloth: felt, fabric-scrap, denim, old-t-shirt, bandana = 2 sheet
heart ball: marble, wooden-bead, bead, dried-chickpea, felt-ball = 1
need thread: embroidery-floss, sewing-thread = 9 ft
nice edge: ribbon, ric-rac, lace, cotton-cord = 3 ft
nice marks: button, felt-sticker, sequin, ribbon-rose, fabric-marker = 3
nice loop: key-ring, ribbon, paracord, hair-tie = 1
need pattern: paper, graph-paper, cardstock = 1 sheet
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: pencil, chalk
tool ruler: ruler
step plan: draw pattern pen ruler by ccc
step cut: cut cloth pattern scissors > cloth by ccc
step marks: sew marks thread needle cloth > marks by tcc
step walls: sew cloth thread needle > walls by tcc
step sides: sew cloth thread needle > sides by tcc
step ball: arrange ball cloth > ball by ccc
step loop: sew loop thread needle cloth > loop by tcc
step close: sew cloth thread needle by tcc
step edge: sew edge thread needle cloth > edge by tcc
step move: play cloth by ccc
part loop = loop own : l^ gray 5 62 -80 80 -98 96 -88 76 -72
part cloth = cloth a : r^ ~ 0 2 164 156 8
part edge = edge b : r ~ 0 -74 164 6 2 ; r ~ 0 78 164 6 2 ; r ~ -80 2 6 156 2 ; r ~ 80 2 6 156 2
part sides = thread w : stitch w -70 -66 70 -66 14 ; stitch w -70 70 70 70 14 ; stitch w -72 -64 -72 66 13 ; stitch w 72 -64 72 66 13
part walls = thread w : stitch w -40 -66 -40 30 10 ; stitch w -8 70 -8 -30 10 ; stitch w 26 -66 26 34 10 ; stitch w -8 -30 -8 -32 2 ; stitch w 26 34 48 34 3 ; stitch w 50 -34 72 -34 3
part ball = ball c : o^ c -56 -44 13 ; o_ c+ -60 -48 4
part marks = marks b : s_ ~ 58 54 5 11 5 ; o_ ~ -56 40 6 ; h_ ~ 48 -52 12
scene lay

* two-halves-map | 6-8 9-12 13+ | -
extras gift: charm
topics moving away, goodbye, farewell, friendship, best friends, best friend, long distance, friendship keepsake, missing you, new school, going away, heart, map, gift for a friend, bff, college, last day of school
near sleepover
colors red, light blue, gold
minutes 35 45 55
waits 60
mess low
heart base: cardboard, wood-slice, cereal-box, cork-sheet, cardstock, craft-foam = 1
heart map: map, photo, wrapping-paper, magazine, junk-mail, sheet-music, paper, old-greeting-card = 2
need thread: embroidery-floss, sewing-thread, yarn, string, ribbon = 3 ft
nice charm: bead, button, letter-bead, seashell, sequin = 4
nice ink: metallic-pen, gel-pen, marker, paint-marker = 1
nice dots: sticker, sequin, stick-on-gem, felt-sticker = 2
nice cord: leather-cord, cotton-cord, key-ring, ribbon, paracord = 2
nice card: cardstock, index-card, envelope, old-greeting-card = 2
join glue: glue
tool brush: paintbrush, sponge-brush
tool punch: hole-punch, pencil
tool scissors: scissors, fabric-scissors
tool pen: pencil
step heart: cut base pen scissors > base by ccc
step cover: glue map base glue brush > map by ccc
step trim: cut map scissors by ccc
step dry: dry base by ccc
step half: cut base scissors > gap by ccc
step dots: decorate dots base > dots by ccc
step line: sew thread base punch > line by tcc
step ink: draw ink base > words by ccc
step cord: tie cord base charm? > cord charm by ccc
step give: play base card? by ccc
part cord = cord own : l^ tan 4 -50 -50 -66 -84 -40 -98 -26 -80 -44 -54 ; l^ tan 4 50 -50 66 -84 40 -98 26 -80 44 -54
part base = base own : b^ kraft 0 80 -62 26 -82 -14 -70 -52 -38 -60 -8 -44 0 -28 8 -44 38 -60 70 -52 82 -14 62 26
part map = map own : b_ light-green 0 74 -58 24 -76 -14 -66 -47 -38 -54 -10 -40 0 -22 10 -40 38 -54 66 -47 76 -14 58 24 ; b_ light-blue -76 -14 -40 -20 -20 6 -50 30 -66 12 ; b_ light-blue 30 30 50 10 70 6 50 32 20 56 ; l_ w 4 -60 -40 -30 -20 0 -10 30 -26 66 -30 ; l_ yellow 3 -40 40 -10 20 20 30 60 10
part gap = base own : p_ w -4 -32 4 -32 12 -10 -4 6 10 24 -2 40 4 78 -4 80 -12 42 2 24 -12 6 4 -10
part dots = dots a : o_ ~ -44 -30 6 ; o_ ~ 44 2 6
part line = thread a : stitch red -44 -30 44 2 9
part words = ink gold : l_ ~ 2.5 -60 -4 -50 -10 -42 -4 -32 -8 ; l_ ~ 2.5 26 -38 38 -44 48 -38 58 -42
part charm = charm c : o ~ -56 -72 5 ; o a -50 -62 5 ; o ~ 56 -72 5 ; o a 50 -62 5
scene lay
`;
