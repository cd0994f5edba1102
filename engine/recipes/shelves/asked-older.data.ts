/** What a strict reader would have made of the tables of those from nine on. */
export const shelf = `
* locked-grimoire | 9-12 13+ | Fantasy
extras book: clover, embroidery-floss, envelope, feather, leather-cord, paper, ribbon
appeal 3
topics spell book, spellbook, grimoire, magic book, altered book, old book, wizard, witch, witches, magic school, secret book, potion book, journal, book safe, dark academia, prop
colors brown, gold, black
minutes 90 120
waits 720
mess lots
heart book: hardcover-book = 1
heart stain: coffee-grounds, tea-bag = 2 tbsp
heart key: old-key = 1
need relief@9-12: string, cotton-cord, yarn, leather-cord = 6 ft
need relief@13+: glue-gun, string, cotton-cord, yarn
need lock: string, leather-cord, cotton-cord, ribbon, shoelace = 3 ft
need paint: acrylic-paint, paint = 2 color
nice gem: stick-on-gem, button, bead = 1
join bind: glue
tool brush: paintbrush, sponge-brush
tool pen: ballpoint-pen, gel-pen, marker
tool scissors: scissors
home mug
home water: = 1/2 cup
home towel
step brew: mix stain water mug by cc
step stain: paint stain brush towel book > pages by cc
step dry: dry book by cc
step relief: glue relief book bind scissors > relief by cc
step gem: glue gem book bind > gem by cc
step base: paint paint book brush > book by cc
step gold: paint paint relief brush by cc
step lock: tie lock book key scissors > lock by cc
step key: tie key lock > key by cc
step write: draw pen book by cc
part pages = stain tan : p^ ~ -58 -74 66 -74 72 -80 72 78 66 84 -58 84 ; l_ ~- 2 68 -72 68 78 ; l_ ~- 2 71 -76 71 76
part book = book brown : r^ ~ -2 2 128 166 5 ; r_ ~- -58 2 16 166 3
part relief = relief gold : z_ ~ 4 -42 -70 52 -70 52 74 -42 74 -42 -70 ; i_ ~ -30 -58 9 2 3.5 ; i_ ~ 40 -58 9 2 3.5 ; i_ ~ -30 62 9 2 3.5 ; i_ ~ 40 62 9 2 3.5 ; o_ ~ 5 -16 30 30 ; o_ brown 5 -16 25 25 ; s_ ~ 5 -16 5 23 10
part gem = gem own : o^ red 5 -16 9 ; o_ w 2 -19 3
part lock = lock tan : l^ ~ 5 -66 30 -20 34 30 30 64 32 ; l^ ~ 4 -66 38 -20 42 30 38 64 40 ; l^ ~ 3 30 36 34 48 30 56
part key = key gold : o^ ~ 30 62 10 ; o_ brown 30 62 5 ; z^ ~ 5 30 72 30 98 ; z_ ~ 4 30 96 40 96 ; z_ ~ 4 30 88 37 88
scene lay

* needle-felted-friend | 13+ | Animals, Farm
extras world Animals: moss, leaf, wood-slice, stone, grass
appeal 3
topics needle felting, felting, felted animal, wool animal, soft sculpture, handmade gift, fox, bird, christmas ornament, miniature, fiber art
near hedgehog, cozy, autumn, ireland
variant fox | Animals | orange, white, black | fox, foxes, forest animals, woodland
variant sheep | Farm, Animals | cream, black, white | sheep, lamb, lambs, farm animals, farm animal, shepherd, wool, easter
variant bird | Animals, Nature | light blue, cream, gray or blue, red, yellow, white, brown, green, gray, orange, pink, purple | bird, birds, robin, bluebird, songbird
colors orange, white, black
minutes 100
mess low
heart wool: wool-roving = 3 handful
heart needle: felting-needle = 1
need pad: kitchen-sponge, foam-sheet-scrap, foam-ball = 1
nice guard: leather, glove = 2 scrap
nice felt: felt = 1 scrap
nice eyes: bead, safety-eye, seed-bead = 2
nice bones: pipe-cleaner, craft-wire = 2
need line: embroidery-floss, sewing-thread = 2 ft
tool sew: needle
tool scissors: scissors
step guard: prepare guard scissors by c
step core: roll wool by c
step stab: shape wool needle pad by c
step head: shape wool needle pad > body body-b body-s by c
step color: decorate wool needle pad > coat coat-b coat-s by c
step small: shape wool needle pad felt? > ears ears-b ears-s by c
step join: shape wool needle pad bones? by c
step eyes: sew line wool sew eyes? > eyes eyes-b eyes-s by c
step line: sew line wool sew > line line-b line-s by c
step trim: cut wool scissors by c
part line@fox = line k : z_ k 1.5 -26 -2 -48 -6 ; z_ k 1.5 -26 2 -48 6 ; z_ k 1.5 12 -2 34 -6 ; z_ k 1.5 12 2 34 6
part ears@fox = wool a : p^ ~ -38 -38 -36 -80 -8 -52 ; p^ ~ 24 -38 22 -80 -6 -52 ; p_ c -34 -58 -36 -80 -24 -66 ; p_ c 20 -58 22 -80 10 -66 ; b^ ~ 40 70 60 20 88 -10 92 20 84 60 60 82 ; b_ b 76 8 88 -12 92 18 86 28
part body@fox = wool a : b^ ~ -42 80 -46 46 -30 20 16 20 34 46 34 80 ; b^ ~ -50 -10 -40 -46 -7 -56 26 -46 36 -10 14 20 -7 28 -28 20
part coat@fox = wool b : b_ ~ -48 -6 -30 -4 -7 10 16 -4 34 -6 14 20 -7 28 -28 20 ; b_ ~ -18 80 -20 44 -7 32 8 44 8 80 ; o_ k -7 20 6 5
part eyes@fox = line k : k -24 -14 5 ; k 10 -14 5
part line-s@sheep = line k : z_ k 9 -30 80 -30 90 ; z_ k 9 -10 82 -10 92 ; z_ k 9 26 82 26 92 ; z_ k 9 46 80 46 90
part body-s@sheep = wool cream : z ~- 9 -30 58 -30 84 ; z ~- 9 -10 62 -10 86 ; z ~- 9 26 62 26 86 ; z ~- 9 46 58 46 84 ; y^ ~ 8 22 72 50 15 .14 ; o^ sand -66 26 18 32 18
part coat-s@sheep = wool cream : y_ ~+ -8 8 46 26 10 .18 ; i ~- -20 20 12 2.2 2.5 ; i ~- 16 8 12 2.2 2.5 ; i ~- 48 26 11 2.2 2.5 ; i ~- 4 44 11 2.2 2.5
part ears-s@sheep = wool k : o^ sand- -84 -4 12 6 -30 ; o^ sand- -42 2 12 6 30 ; y^ cream -60 -8 20 12 7 .2
part eyes-s@sheep = line k : k -76 20 4.5 ; k -58 24 4.5
part line-b@bird = line k : z_ k 2.5 -8 66 -8 84 ; z_ k 2.5 12 66 12 84 ; z_ k 2.5 -8 84 -20 88 ; z_ k 2.5 -8 84 2 88 ; z_ k 2.5 12 84 22 88
part ears-b@bird = wool a : p^ ~- 44 10 96 -6 90 16 50 34 ; p^ gold -62 -26 -86 -18 -62 -12
part body-b@bird = wool a : b^ ~ -64 -20 -60 -52 -32 -66 -4 -52 22 -20 56 6 54 36 24 66 -18 68 -48 46 -56 14
part coat-b@bird = wool b : b_ ~ -56 0 -34 -6 -10 18 0 50 -8 66 -40 54 -54 26 ; b_ a- 4 -4 40 10 46 30 18 36 4 20
part eyes-b@bird = line k : k -42 -30 5.5
scene stand

* sprig-hanging | 13+ | Seasons, Nature
extras hanging: lavender, feather, crystal
topics cottagecore, cottage core, fairycore, farmhouse, eucalyptus, macrame, wall hanging, room decor, bedroom decor, boho, autumn decor, fall decor, winter decor, spring decor, dried flowers, lavender, greenery, housewarming, gift for mom, wreath alternative
near herbs
colors cream, green, tan
minutes 120
mess low
heart sprigs: eucalyptus, lavender, pine-branch, fresh-herb, fern-frond, flower = 9
heart cord: cotton-cord, string, yarn = 66 ft
heart rod: dowel, driftwood, stick, bamboo = 1
nice bead: wooden-bead, wooden-bead-ring = 4
nice light: string-light = 1
tool comb: comb, plastic-fork, toothbrush
tool scissors: scissors
tool ruler: ruler
step cut: cut cord scissors ruler by c
step mount: tie cord rod > rod hanger by c
step row: tie cord > knots by c
step second: tie cord by c
step third: tie cord bead? > bead by c
step fringe: cut cord comb scissors > fringe by c
step bundle: arrange sprigs cord by c
step tuck: weave sprigs cord > sprigs by c
step light: weave light cord > light by c
step rest: test rod by c
part hanger = cord own : z ~ 3 0 -98 -62 -64 ; z ~ 3 0 -98 62 -64
part rod = rod own : stick ~ -88 -64 88 -64 10
part fringe = cord own : p_ ~ -60 -10 60 -10 62 50 40 62 20 74 0 86 -20 74 -40 62 -62 50 ; zm_ ~- 2 -50 0 -50 52 ; zm_ ~- 2 -34 0 -34 62 ; zm_ ~- 2 -18 0 -18 72 ; z_ ~- 2 0 10 0 82
part knots = cord own : r^ ~ 0 -34 124 52 4 ; zm_ ~- 2.5 -58 -56 -38 -36 -58 -16 ; zm_ ~- 2.5 -38 -56 -58 -36 -38 -16 ; zm_ ~- 2.5 -34 -56 -14 -36 -34 -16 ; zm_ ~- 2.5 -14 -56 -34 -36 -14 -16 ; z_ ~- 2.5 -10 -56 10 -36 -10 -16 ; z_ ~- 2.5 10 -56 -10 -36 10 -16
part bead = bead own : o^m ~ -36 -8 7 ; o^m ~ -14 -2 7
part sprigs = sprigs green : l^ tan 2.5 -34 -52 -30 -8 -34 36 ; l^ tan 2.5 0 -50 2 0 0 56 ; l^ tan 2.5 34 -52 30 -8 34 36 ; o_ ~ -42 -36 9 6 30 ; o_ ~+ -24 -26 9 6 -30 ; o_ ~ -40 -12 9 6 30 ; o_ ~+ -22 2 9 6 -30 ; o_ ~ -42 14 9 6 30 ; o_ ~+ -28 28 9 6 -30 ; o_ ~ -8 -34 9 6 30 ; o_ ~+ 10 -22 9 6 -30 ; o_ ~ -8 -6 9 6 30 ; o_ ~+ 11 8 9 6 -30 ; o_ ~ -8 24 9 6 30 ; o_ ~+ 9 40 9 6 -30 ; o_ ~ 42 -36 9 6 -30 ; o_ ~+ 24 -26 9 6 30 ; o_ ~ 40 -12 9 6 -30 ; o_ ~+ 22 2 9 6 30 ; o_ ~ 42 14 9 6 -30 ; o_ ~+ 28 28 9 6 30
part light = light yellow : d_ yellow+ 5 -50 -40 -22 -22 12 -36 44 -18 -30 6 8 22 36 30 -8 50 ; d_ yellow 2.600 -50 -40 -22 -22 12 -36 44 -18 -30 6 8 22 36 30 -8 50
scene hang

* layered-foam-mask | 9-12 13+ | Superheroes
topics mask, superhero mask, hero mask, cosplay, foam armor, eva foam, costume, comic con, comic, secret identity, vigilante, villain, super villain, halloween costume, emblem
colors red, black, gold
minutes 60 80
waits 30
mess low
heart foam: craft-foam = 2 sheet
heart band: sewing-elastic, beading-elastic, hair-tie = 1
need pattern: cardboard, cereal-box, cardstock, paper = 1 sheet
nice shine: metallic-paint, acrylic-paint, spray-paint = 1 color
nice blade: craft-knife = 1
nice warm: hairdryer
join bond@9-12: glue
join bond@13+: glue, contact-cement
tool pen: pencil, ballpoint-pen, marker
tool punch: hole-punch, scissors
tool scissors: scissors
tool ruler: ruler
step measure: draw pattern pen ruler by cc
step half: cut pattern scissors by cc
step try: test pattern by cc
step cut: cut foam pattern scissors pen > mask by cc
step blade: cut foam blade by gt
step layers: cut foam scissors pen by cc
step glue: glue foam bond > ridges emblem by cc
step shape: shape foam warm? by tt
step shine: decorate shine foam > shine by ct
step band: tie band foam punch > band by cc
part band = band own : l ~ 4 -84 -28 -74 -66 -40 -90 0 -97 40 -90 74 -66 84 -28
part mask = foam a : b^ ~ -88 -24 -70 -46 -36 -44 -14 -52 0 -70 14 -52 36 -44 70 -46 88 -24 80 10 58 34 30 38 10 24 0 44 -10 24 -30 38 -58 34 -80 10 ; q_m g 8 -62 -12 -36 -20 -16 -4 -28 14 -54 8
part ridges = foam b : b^m ~ -78 -26 -52 -38 -20 -30 -8 -14 -24 -22 -52 -28 ; p^m ~ -74 14 -52 24 -56 34 -70 26 ; j^ ~ 0 -24 0 36 6
part emblem = foam b : p^ ~ 0 -64 14 -40 0 -22 -14 -40
part shine = shine gold : l_m ~ 3 -82 -24 -70 -42 -38 -40 -16 -48 ; z_ ~ 2.5 0 -60 -11 -40 0 -25
scene lay

* trouser-leg-gym-bag | 13+ | Sports
extras cloth: patch, charm, leather, letter-bead
appeal 1
topics gym bag, drawstring bag, backpack, sports bag, upcycling, upcycled jeans, denim, jeans, sewing, sewing machine, swim bag, soccer bag, ballet bag, back to school
near training, team
colors blue, white, red
minutes 120
mess low
heart denim: denim = 1
heart lace: shoelace, cotton-cord, paracord, rope = 2
heart thread: sewing-thread = 1
need needle: needle = 1
nice machine: sewing-machine = 1
nice pins: pin, binder-clip = 8
nice patch: felt, fabric-scrap, old-jersey = 1 scrap
nice marker: fabric-marker, fabric-paint = 1 color
tool chalk: chalk, soap-bar, pencil
tool scissors: fabric-scissors, scissors
tool ruler: ruler
step cut: cut denim scissors ruler chalk by c
step bottom: sew denim thread needle machine? by c
step tabs: sew denim thread needle scissors > tabs by c
step hem: fold denim ruler pins? by c
step casing: sew denim thread needle machine? > bag by c
step patch: sew patch denim thread needle > patch by c
step number: draw marker denim > number by c
step lace: thread lace denim pins? > lace by c
step knot: tie lace denim > straps by c
step load: test denim by c
part straps = lace b : l ~ 5 -40 -70 -84 -30 -88 40 -56 76 ; l ~ 5 40 -70 84 -30 88 40 56 76
part bag = denim a : q^ ~ 8 -54 -58 54 -58 60 84 -60 84 ; r_ ~- 0 -46 112 4 ; d_ gold 1.2 -50 -40 -40 -40 -30 -40 -20 -40 -10 -40 0 -40 10 -40 20 -40 30 -40 40 -40 50 -40 ; z_ gold 1.5 54 -50 58 80 ; z_ gold 1.5 50 -50 54 80
part tabs = denim a : r^ ~- -54 76 18 14 3 ; r^ ~- 54 76 18 14 3
part patch = patch c : q^ ~ 4 -28 -10 28 -10 28 50 -28 50 ; r_ ~- 0 20 50 54 3
part number = marker w : z_ ~ 7 -10 4 -10 36 ; z_ ~ 7 4 4 18 4 8 36
part lace = lace b : l^ ~ 6 -52 -62 -20 -56 0 -62 20 -56 52 -62 ; l^ ~ 4 -40 -62 -52 -80 -30 -92 0 -84 30 -92 52 -80 40 -62
scene stand

* nail-photo-board | 9-12 13+ | -
extras board: eucalyptus, fake-leaf, price-tag, charm, patch
appeal 1
topics homesick, feeling homesick, homesickness, missing home, miss my family, missing somebody, moving away, moving, leaving home, dorm room, college, boarding school, exchange year, memories, friends, best friends, photo display, string lights, room decor, fairy lights
near new school, camp, summer camp
colors white, teal, gold
minutes 60 75
mess low
heart photos: photo, old-greeting-card = 5
heart board: wood-scrap, cork-sheet, cardboard, foam-board = 1
heart light: string-light, string, yarn = 1
need nails: nail, pushpin = 8
need pegs: clothespin, paper-clip, binder-clip = 5
nice paint: acrylic-paint, paint, permanent-marker = 2 color
nice sand: sandpaper = 1
nice map: map, old-book-page = 1
join stick: glue, glue-stick, tape
tool hammer: hammer when board=wood-scrap
tool pen: permanent-marker, ballpoint-pen, pencil
step sand: prepare sand board by cc
step plan: draw pen board by tc
step nails: build nails hammer board > board nails by gc
step wind: weave light nails > light by cc
step signs: draw pen paint? pegs > signs by cc
step hang: arrange photos pegs light > photos by cc
step words: draw pen photos by cc
step map: glue map board stick > map by cc
step glow: play board by cc
part board = board wood : r^ ~ 0 0 184 156 4 ; l_ ~- 1.5 -88 -40 -20 -36 40 -44 88 -38 ; l_ ~- 1.5 -88 30 -30 36 30 28 88 34
part map = map cream : r_ ~ 0 2 142 112 1 ; z_ teal 1.6 -66 -40 -30 -20 -40 20 0 40 ; z_ red 1.6 66 -44 40 0 60 44
part nails = nails silver : d^ ~ 4 -80 -60 80 -60 -80 -6 80 -6 -80 50 80 50 0 -68 0 66
part light = light own : l^ green 2 -80 -60 -40 -48 0 -52 40 -46 80 -60 ; l^ green 2 80 -60 84 -30 80 -6 ; l^ green 2 80 -6 40 8 0 2 -40 8 -80 -6 ; l^ green 2 -80 -6 -84 24 -80 50 -40 62 0 66 40 60 80 50 ; d_ yellow 4 -60 -53 -20 -50 20 -50 62 -52 60 2 20 4 -20 4 -60 2 -60 56 -20 64 20 64 60 56
part photos = photos own : r^ w -52 -28 38 40 1 -4 ; r_ light-blue -52 -31 30 26 1 -4 ; r^ w 0 -30 38 40 1 3 ; r_ pink 0 -33 30 26 1 3 ; r^ w 52 -28 38 40 1 -2 ; r_ light-green 52 -31 30 26 1 -2 ; r^ w -28 30 38 40 1 4 ; r_ orange -28 27 30 26 1 4 ; r^ w 28 30 38 40 1 -4 ; r_ teal 28 27 30 26 1 -4
part signs = pegs own : pin wood -52 -56 16 ; pin wood 0 -58 16 ; pin wood 52 -56 16 ; pin wood -28 2 16 ; pin wood 28 2 16
scene lay

* frame-of-night | 9-12 13+ | Space
appeal 3
topics galaxy, shadow box, shadowbox, night light, planets, solar system, space room, room decor, stars, lit galaxy, nebula, light up, diorama, universe, milky way
colors navy, purple, silver, gold
minutes 90 120
waits 60
mess some
heart box: shadow-box, shoebox = 1
heart light: string-light, LED-tea-light, LED-candle = 1
heart sky: cardstock, construction-paper, packing-paper, paper = 3 sheet
need paint: acrylic-paint, paint = 3 color
need planets: cardboard, foam-ball, ping-pong-ball, wooden-bead, bottle-cap = 3
nice line: fishing-line, sewing-thread, embroidery-floss = 2 ft
nice far: glitter, sequin, metallic-paint = 1 pinch
join hold: tape, masking-tape
tool dab: kitchen-sponge, paintbrush, sponge-brush
tool prick: pushpin, needle, toothpick
tool pencil: pencil
tool scissors: scissors
home newspaper: = 3 page
home towel
step open: prepare box by cc
step dab: paint paint sky dab newspaper by cc
step prick: poke sky prick towel > sky by tc
step light: tape light sky hold > light by cc
step layers: cut sky pencil scissors > layers by cc
step step: tape sky box hold > box by cc
step planets: paint paint planets dab scissors > planets by cc
step hang: tie line planets box hold > line by cc
step far: decorate far sky > far by cc
step glow: play light box by cc
part box = box wood : r^ ~ 0 0 180 180 4 ; r_ ~- 0 0 154 154 2
part sky = sky navy : r_ ~ 0 0 148 148 1 ; o_ purple -10 4 84 26 -30 ; o_ blue 6 2 58 14 -30 ; o_ pink -16 8 26 7 -30
part light = light yellow : d_ ~ 2.6 -58 -56 -30 -62 -6 -50 20 -60 48 -54 60 -30 -60 -28 -34 -36 10 -34 38 -24 -54 2 -24 -10 2 -6 28 6 56 8 -44 34 -12 26 20 30 48 36 ; s_ w -40 -46 4 9 3 ; s_ w 30 -44 4 9 3 ; s_ w 44 18 4 8 3
part layers = sky navy : b^ ~- -74 74 -74 34 -56 46 -40 30 -24 50 0 40 22 56 44 38 58 50 74 36 74 74 ; b^ k -74 74 -74 56 -48 62 -20 54 10 68 40 58 74 66 74 74
part far = far w : d_ ~ 1.4 -66 -66 -16 -68 36 -68 66 -60 66 -6 -66 14 -4 14 64 26
part line = line w : z_ ~ 1 -30 -74 -30 -22 ; z_ ~ 1 32 -74 32 -4
part planets = planets d : o^ ~ -30 -4 20 ; l_ w 3 -54 4 -30 -2 -6 -12 ; o^ red 32 8 13 ; o^ b 6 -30 8
scene stand

* working-clock | 9-12 13+ | -
topics clock, clocks, wall clock, time, telling time, clock kit, room decor, gift for dad, father's day, new room, school desk, upcycling
near astronaut, moon, song, band, singer, notes, lunch, cooking, restaurant
variant orbit | Space | navy, light blue, yellow | planet, orbit, solar system
variant record | Music | black, gold, red | music, record player
variant kitchen | Food | cream, orange, green | kitchen, fruit
colors navy, light blue, yellow
minutes 60 70
waits 120
mess some
heart works: clock-kit = 1
heart face: vinyl-record, cork-sheet, cake-board, cardboard, paper-plate, foam-board, craft-foam = 1
nice marks: button, bottle-cap, bead, sticker, felt, construction-paper, cardstock, craft-foam = 12
need paint: acrylic-paint, paint, permanent-marker, paint-marker = 3 color
join stick: glue, glue-gun
tool brush: paintbrush, sponge-brush
tool point: pencil
tool ruler: ruler
tool scissors: scissors
home plate when face!=vinyl-record,paper-plate
step round: draw face plate point ruler by cc
step cut: prepare face scissors by tc
step hole: poke face point works by gc
step ground: paint paint face brush > face-o face-r face-k by cc
step dry: dry face by cc
step marks: prepare marks scissors paint by cc
step twelve: decorate face paint ruler marks? stick > marks-o marks-r marks-k by cc
step works: build works face > hands by tc
step set: test works by gc
step hang: play face by cc
part face-o@orbit = face navy : o^ navy 0 0 90 ; a_ light-blue 0 0 71 69.4 0 360 ; a_ light-blue 0 0 44 42.4 0 360 ; o_ yellow 0 0 16
part face-r@record = face k : o^ k 0 0 90 ; a_ gray 0 0 80 78.8 0 360 ; a_ gray 0 0 58 56.8 0 360 ; a_ gray 0 0 44 42.8 0 360 ; o_ red 0 0 28
part face-k@kitchen = face cream : o^ cream 0 0 90 ; a_ orange 0 0 86 82 0 360
part marks-o@orbit = paint own : o^ yellow 0 -70 9 ; o^ b 35 -61 6 ; o^ red 61 -35 6 ; o^ silver 70 -0 9 ; o^ yellow 61 35 6 ; o^ b 35 61 6 ; o^ red 0 70 9 ; o^ silver -35 61 6 ; o^ yellow -61 35 6 ; o^ b -70 0 9 ; o^ red -61 -35 6 ; o^ silver -35 -61 6
part marks-r@record = paint own : o^ gold 0 -70 8 ; z_ gold 3 6 -70 6 -86 ; o^ red 35 -61 5 ; z_ red 3 41 -61 41 -77 ; o^ red 61 -35 5 ; z_ red 3 67 -35 67 -51 ; o^ gold 70 -0 8 ; z_ gold 3 76 -0 76 -16 ; o^ red 61 35 5 ; z_ red 3 67 35 67 19 ; o^ red 35 61 5 ; z_ red 3 41 61 41 45 ; o^ gold 0 70 8 ; z_ gold 3 6 70 6 54 ; o^ red -35 61 5 ; z_ red 3 -29 61 -29 45 ; o^ red -61 35 5 ; z_ red 3 -55 35 -55 19 ; o^ gold -70 0 8 ; z_ gold 3 -64 0 -64 -16 ; o^ red -61 -35 5 ; z_ red 3 -55 -35 -55 -51 ; o^ red -35 -61 5 ; z_ red 3 -29 -61 -29 -77
part marks-k@kitchen = paint own : o^ orange 0 -68 11 ; z_ dark-green 2.5 0 -76 3 -83 ; o^ red 34 -59 8 ; z_ dark-green 2.5 34 -67 37 -74 ; o^ green 59 -34 8 ; z_ dark-green 2.5 59 -42 62 -49 ; o^ yellow 68 -0 11 ; z_ dark-green 2.5 68 -8 71 -15 ; o^ orange 59 34 8 ; z_ dark-green 2.5 59 26 62 19 ; o^ red 34 59 8 ; z_ dark-green 2.5 34 51 37 44 ; o^ green 0 68 11 ; z_ dark-green 2.5 0 60 3 53 ; o^ yellow -34 59 8 ; z_ dark-green 2.5 -34 51 -31 44 ; o^ orange -59 34 8 ; z_ dark-green 2.5 -59 26 -56 19 ; o^ red -68 0 11 ; z_ dark-green 2.5 -68 -8 -65 -15 ; o^ green -59 -34 8 ; z_ dark-green 2.5 -59 -42 -56 -49 ; o^ yellow -34 -59 8 ; z_ dark-green 2.5 -34 -67 -31 -74
part hands = works silver : z^ silver 6 0 0 -34 -22 ; z^ silver 4 0 4 30 -50 ; o^ silver 0 0 6
scene hang
`;
