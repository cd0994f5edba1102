/** Crafts of findings, mirrors, punches and stencils, of plates and clipboards, charcoal, glow and bubbles. */
export const shelf = `
* bottle-cap-badges | 9-12 13+ | -
topics badge, badges, pin, brooch, button pin, key chain, earrings, jewelry, club, team, fan club, backpack, upcycling, birthday party, school spirit
colors teal, pink, gold
minutes 40 45
waits 120
mess some
heart cap: bottle-cap = 3
heart back@9-12: pin-back, key-ring, bobby-pin = 3
heart back@13+: pin-back, earring-hook, key-ring, bobby-pin = 3
need picture: magazine, map, postage-stamp, photo, paper = 1 page
need glue: glue = 2 tbsp
need felt: felt, craft-foam, leather = 1 scrap
need thread: embroidery-floss, sewing-thread = 2 ft
need needle: needle
nice gem: stick-on-gem, sequin, seed-bead = 3
nice paint: acrylic-paint, metallic-paint = 1 color
tool pen: pencil
tool scissors: scissors
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,metallic-paint
step wash: prepare cap by cc
step paint: paint paint cap brush > caps by cc
step find: draw picture cap pen by cc
step cut: cut picture scissors by cc
step lay: glue picture cap glue > caps-all pictures by cc
step gem: arrange gem picture > gems by cc
step pour: fill glue cap by cc
step felt: cut felt cap pen scissors by cc
step sew: sew back felt thread needle > backs by cc
step join: glue felt cap glue by cc
part backs = back silver : l silver 4 -66 -22 -26 -26 ; l silver 4 26 -46 66 -50 ; l silver 4 -20 34 22 30
part caps-all = cap a : cap teal -46 -40 44 ; cap pink 46 -46 44 ; cap gold 4 44 46
part caps = paint b : s_ gold -46 -40 18 44 40 ; o_ gold -46 -40 32 ; s_ pink 46 -46 18 44 40 ; s_ gold 4 44 18 46 42
part pictures = picture w : o_ cream -46 -40 31 ; l_ red 4 -70 -46 -46 -40 -24 -30 ; o_ light-blue -46 -24 12 8 ; o_ navy 46 -46 31 ; s_ yellow 46 -46 5 20 9 ; o_ light-green 4 44 33 ; h_ red 4 44 19
part gems = gem w : d w 3 -64 -60 30 -66 26 26
scene lay

* leather-leaf-set | 9-12 13+ | Nature
topics earrings, leaves, brooch, key chain, jewelry, bag charm, boho, leather, upcycled jewelry, gift for mom, craft fair
near autumn
colors brown, teal, gold
minutes 45 50
mess low
heart skin: leather, felt, denim, cork-sheet, old-belt = 1 piece
heart back@9-12: key-ring, pin-back = 2
heart back@13+: earring-hook, key-ring, pin-back = 2
need plan: paper, index-card = 1 scrap
need thread: embroidery-floss, leather-cord, cotton-cord = 2 ft
need needle: needle
nice line: metallic-pen, paint-marker, gel-pen = 1 color
nice bead: bead, wooden-bead, seed-bead = 2
tool pen: chalk, pencil, gel-pen
tool scissors: scissors, fabric-scissors
step plan: cut plan pen scissors by cc
step trace: draw skin plan pen by cc
step cut: cut skin scissors > leaves by cc
step vein: sew skin thread needle > veins by cc
step fold: shape skin by cc
step line: draw line skin > lines by cc
step bead: thread bead thread > beads by cc
step back: tie back skin thread needle > rings by cc
step wear: test skin by cc
part rings = back silver : l silver 3 -38 -64 -38 -80 -33 -94 -22 -94 -18 -84 ; l silver 3 38 -64 38 -80 43 -94 54 -94 58 -84
part beads = bead c : o^ gold -38 -60 7 ; o^ gold 38 -60 7
part leaves = skin a : j^ brown -38 -52 -38 84 30 ; j^ brown 38 -52 38 84 30
part veins = thread b : stitch teal -38 -44 -38 70 9 ; stitch teal 38 -44 38 70 9
part lines = line c : l_ gold 2 -38 -20 -54 -6 ; l_ gold 2 -38 4 -58 20 ; l_ gold 2 -38 30 -54 44 ; l_ gold 2 -38 -20 -22 -6 ; l_ gold 2 -38 4 -18 20 ; l_ gold 2 -38 30 -22 44 ; l_ gold 2 38 -20 22 -6 ; l_ gold 2 38 4 18 20 ; l_ gold 2 38 30 22 44 ; l_ gold 2 38 -20 54 -6 ; l_ gold 2 38 4 58 20 ; l_ gold 2 38 30 54 44
scene lay

* mirror-mandala-book | 6-8 9-12 13+ | -
topics mirror, symmetry, kaleidoscope, mandala, geometry, math, reflection, patterns, science fair, loose parts
near light
colors purple, yellow, teal
minutes 30 35 40
mess low
heart mirror: plastic-mirror = 2
need back: cardboard, foam-board, cereal-box = 2 piece
need sheet: paper, cardstock = 2 sheet
need pens: marker, colored-pencil, gel-pen = 3 color
need bits: button, petal, pebble, bead, leaf, construction-paper = 1 handful
nice edge: washi-tape, duct-tape = 1 roll
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool ruler: ruler
step size: cut back mirror ruler scissors by tcc
step mount: tape mirror back tape > mirrors by ccc
step hinge: tape back tape by ccc
step edge: decorate edge back > edge by ccc
step wedge: draw sheet ruler pens > sheet by ccc
step stand: arrange mirror sheet by ccc
step bits: arrange bits sheet > bits by ccc
step angle: test mirror by ccc
step draw: draw pens sheet > drawing by ccc
part sheet = sheet w : o^ w 0 46 92 36
part mirrors = mirror silver : p^ silver+ 0 40 -72 20 -72 -80 0 -60 ; p^ silver 0 40 72 20 72 -80 0 -60 ; l_ w 4 -60 -50 -40 -64 ; l_ w 4 40 -44 60 -62
part edge = edge a : z purple 5 -72 20 -72 -80 0 -60 72 -80 72 20 ; z purple 5 0 40 0 -60
part drawing = pens c : f_ purple 0 62 6 18 7 ; l_ teal 3 -40 60 -20 70 0 74 20 70 40 60
part bits = bits b : o^ yellow -26 52 6 ; o^ yellow 26 52 6 ; o^ teal -46 48 5 ; o^ teal 46 48 5 ; f_ purple+ -36 -10 6 14 6 ; o_ yellow -52 -16 5 ; o_ yellow -20 -2 5 ; f_ purple+ 36 -10 6 14 6 ; o_ yellow 52 -16 5 ; o_ yellow 20 -2 5
scene stand

* punched-night-town | 6-8 9-12 13+ | -
topics city, town, skyline, night, windows, lantern, suncatcher, winter, christmas, new year, lights
near architecture, stars
colors navy, yellow, orange
minutes 40 45 55
mess low
heart punch: hole-punch
heart dark: construction-paper, cardstock = 2 sheet
need glow: tissue-paper, cellophane, tracing-paper, wax-paper = 1 sheet
nice moon: tissue-paper, tracing-paper, parchment-paper = 1 scrap
nice light: LED-candle, LED-tea-light, string-light = 1
join glue: glue-stick, glue
join tape: tape, masking-tape
tool ruler: ruler
tool pen: pencil, colored-pencil
tool scissors: scissors
step draw: draw dark pen ruler by ccc
step cut: cut dark scissors > town by ccc
step fold: fold dark by ccc
step punch: poke dark punch > windows by ccc
step doors: cut dark scissors by ccc
step glow: tape glow dark tape > warm by ccc
step sky: poke dark punch > sky by ccc
step moon: glue moon dark glue > moon by ccc
step light: play dark light? by tcc
part sky = dark b : r^ navy 0 -10 174 150 3 ; d_ yellow 2.5 -70 -66 -40 -74 -12 -60 20 -76 70 -70 -60 -40 -20 -38 30 -50 78 -44
part moon = moon yellow : o_ yellow 50 -56 14 ; o_ navy 56 -60 12
part town = dark a : p^ k -88 84 -88 0 -58 0 -58 84 ; p^ k -56 84 -56 -30 -40 -48 -24 -30 -24 84 ; p^ k -22 84 -22 16 10 16 10 84 ; p^ k 12 84 12 -20 30 -20 30 -34 36 -34 36 -20 50 -20 50 84 ; p^ k 52 84 52 8 70 -8 88 8 88 84
part windows = glow c : d_ yellow 4 -80 14 -66 14 -80 32 -66 32 -80 50 -48 -16 -34 -16 -48 2 -34 2 -48 20 -34 38 -12 30 0 30 -12 48 20 -6 32 -6 44 -6 20 12 44 12 32 30 20 48 60 24 80 24 60 42 80 60
part warm = glow c : d_ orange 4 -66 50 -34 20 -48 38 0 48 -12 66 32 12 44 30 20 30 32 48 70 24 60 60
scene stand

* stencil-chalk-path | 4-5 6-8 9-12 | -
appeal 1
topics sidewalk chalk, driveway, hopscotch, summer, birthday party, block party, welcome sign, letters, numbers, playground, yard game
colors pink, yellow, light blue
minutes 25 30 30
mess some
place outdoors
heart stencil: stencil = 1
heart chalk: sidewalk-chalk, chalk = 3 color
need rub: kitchen-sponge, cotton-pad, sock = 1
need tape: masking-tape, duct-tape = 1 roll
nice spray: spray-bottle, squeeze-bottle = 1
nice stones: stone, pebble = 4
home plate
home broom
step sweep: prepare broom by tcc
step plan: arrange stencil by ccc
step tape: tape stencil tape by tcc
step crush: color chalk plate by tcc
step rub: color rub chalk stencil > first by ccc
step lift: prepare stencil by ccc
step next: color rub chalk stencil > second by ccc
step line: draw chalk > lines by tcc
step spray: decorate spray chalk > glints by ccc
step hop: play chalk stones? by ccc
part lines = chalk w : q_ gray 4 -84 -84 84 -84 84 84 -84 84 ; z_ w 4 -40 76 -40 -76 40 -76 40 76 -40 76 ; z_ w 4 -40 26 40 26 ; z_ w 4 -40 -26 40 -26
part first = chalk a : s_ pink 0 52 5 20 9 ; h_ yellow 0 -2 20
part second = chalk b : f_ light-blue 0 -52 6 20 9 ; o_ yellow 0 -52 6 ; s_ yellow -64 -50 5 12 5 ; s_ pink 64 10 5 12 5 ; s_ light-blue -64 44 5 12 5
part glints = spray w : d_ w 2 58 -50 68 -40 60 -30 -60 0 -70 10
scene lay

* covered-clipboard | 9-12 13+ | -
extras board: washi-tape
appeal 1
topics clipboard, desk, back to school, school supplies, teacher gift, organizer, decoupage, planner, wall display, nature journal
near field trip
colors teal, pink, gold
minutes 45 50
waits 120
mess some
heart board: clipboard = 1
heart skin: wrapping-paper, map, wallpaper, magazine, fabric-scrap, sheet-music, tissue-paper = 2 sheet
need coat: glue = 1/4 cup
nice edge: washi-tape, ribbon = 1 roll
nice pocket: envelope, denim, cardstock = 1
nice clip: paint-marker, washi-tape, metallic-paint = 1 color
nice cord: cotton-cord, yarn, leather-cord = 12 in
tool brush: paintbrush, sponge-brush
tool pen: pencil
tool scissors: scissors
home cloth
step trace: draw skin board pen by cc
step cut: cut skin scissors by cc
step glue: glue skin board coat brush > board skin by cc
step back: glue skin board coat brush by cc
step coat: paint coat board brush by cc
step edge: decorate edge board > edge by cc
step clip: decorate clip board > clip by cc
step pocket: glue pocket board coat > pocket by cc
step cord: tie cord board pen > cord by cc
step use: play board cloth by cc
part cord = cord w : l w 3 22 -80 60 -88 84 -60 84 -20 84 0 ; r^ yellow 84 30 8 56 1 ; p_ sand 80 58 88 58 84 70 ; r_ pink 84 4 8 6 1
part pocket = pocket kraft : r^ kraft -40 66 80 50 2
part board = board wood : r^ wood 0 6 140 180 6
part skin = skin a : r_ teal 0 10 132 168 4 ; f_ pink -40 -30 6 18 8 ; f_ gold 30 -10 6 18 8 ; f_ pink -10 40 6 18 8 ; f_ gold -46 66 6 14 6 ; f_ pink 46 70 6 14 6 ; o_ w -40 -30 5 ; o_ w 30 -10 5 ; o_ w -10 40 5
part edge = edge c : z gold 5 -66 -76 -66 92 66 92 66 -76 -66 -76
part clip = clip gold : r^ gold 0 -80 60 20 5 ; r_ gold- 0 -88 26 8 3
scene lay

* dotted-family-plate | 9-12 13+ | -
topics plate, painted plate, ceramics, pottery painting, wedding gift, mother's day, grandparents, housewarming, folk art, kitchen, memory, family
colors blue, orange, gold
minutes 55 65
waits 1440
mess low
heart plate: ceramic-plate = 1
heart pen: paint-marker, acrylic-paint = 3 color
need plan: paper = 1 sheet
need swab: cotton-swab, paper-towel = 2
nice dot: pencil, dowel, paintbrush = 2
tool pencil: pencil
tool scissors: scissors
home soap
home water
step wash: wash plate soap water by cc
step fold: cut plan plate pencil scissors by cc
step spokes: draw pen plan plate > plate by cc
step center: draw pen plate > center by cc
step ring: draw pen plate dot? > ring by cc
step words: draw pen plate > words by cc
step fix: prepare swab plate by cc
step dry: dry plate by cc
part plate = plate w : plate w 0 0 88
part center = pen a : f_ blue 0 0 8 30 12 ; o_ orange 0 0 10 ; d_ gold 3.5 0 -40 28 -28 40 0 28 28 0 40 -28 28 -40 0 -28 -28
part ring = pen b : d_ orange 4.5 0 -76 29 -70 54 -54 70 -29 76 0 70 29 54 54 29 70 0 76 -29 70 -54 54 -70 29 -76 0 -70 -29 -54 -54 -29 -70 ; d_ blue 3 15 -75 42 -63 63 -42 75 -15 75 15 63 42 42 63 15 75 -15 75 -42 63 -63 42 -75 15 -75 -15 -63 -42 -42 -63 -15 -75
part words = pen k : l_ blue 2.5 -36 50 -24 55 -12 52 0 57 12 52 24 55 36 50
scene lay

* snap-cuff-bracelet | 9-12 13+ | -
topics bracelet, cuff, wristband, felt, denim, friendship bracelet, embroidery, first embroidery, best friend, team, summer camp
colors pink, teal, yellow
minutes 45 55
mess low
heart snap: snap-fastener = 1
heart band: felt, denim, leather, fabric-scrap, ribbon = 1 strip
need thread: embroidery-floss, sewing-thread = 3 yd
need needle: needle
nice trim: ric-rac, lace, ribbon = 8 in
nice beads: seed-bead, bead, sequin, button = 5
tool ruler: ruler
tool pen: chalk, pencil, fabric-marker
tool scissors: scissors, fabric-scissors
step measure: cut band ruler pen scissors by cc
step trim: sew trim band thread needle > trim by cc
step row: sew band thread needle > stitches by cc
step flowers: sew band thread needle > flowers by cc
step beads: sew beads band thread needle > beads by cc
step lining: sew band thread needle > band by cc
step snap: sew snap band thread needle > snap by cc
step second: sew snap band thread needle by cc
step click: test band by cc
part band = band a : b^ pink -88 -20 -50 2 0 12 50 2 88 -20 92 20 54 44 0 56 -54 44 -92 20
part trim = trim b : l_ teal 4 -84 -8 -48 14 0 24 48 14 84 -8
part stitches = thread b : stitch teal -86 16 -50 38 5 ; stitch teal -50 38 0 48 5 ; stitch teal 0 48 50 38 5 ; stitch teal 50 38 86 16 5
part flowers = thread c : z_ yellow 2.4 -50 13 -50 24 -60 21 ; z_ yellow 2.4 -40 21 -50 24 -57 33 ; z_ yellow 2.4 -50 24 -43 33 ; z_ yellow 2.4 0 22 0 34 -11 30 ; z_ yellow 2.4 11 30 0 34 -7 44 ; z_ yellow 2.4 0 34 7 44 ; z_ yellow 2.4 50 13 50 24 40 21 ; z_ yellow 2.4 60 21 50 24 43 33 ; z_ yellow 2.4 50 24 57 33
part beads = beads w : o w -50 24 3.4 ; o w 0 34 3.4 ; o w 50 24 3.4 ; o w -26 32 3 ; o w 26 32 3
part snap = snap silver : o^ silver 80 2 7 ; o_ gray 80 2 3.5
scene lay

* glow-pebble-path | 6-8 9-12 13+ | Nature
appeal 3
topics glow in the dark, painted rocks, garden, path, fairy garden, camping, night, night walk
near halloween, dragon eggs, plant pot
colors green, light blue, gray
minutes 35 40 45
waits 120
mess some
heart glow: glow-paint = 1 color
heart stone: stone, pebble, sea-glass, seashell = 12
need ground: acrylic-paint, paint = 1 color
nice spots: paint-marker, metallic-pen = 1 color
nice jar: glass-jar, plastic-jar = 1
tool brush: paintbrush, cotton-swab
home water
home newspaper
step wash: wash stone water by ccc
step white: paint ground stone brush newspaper > stones by ccc
step dry: dry stone by ccc
step glow: paint glow stone brush > glow by ccc
step second: paint glow stone brush by ccc
step spots: draw spots stone > spots by ccc
step charge: prepare stone by ccc
step lay: play stone jar? by ccc
part stones = stone own : o^ gray -70 70 20 14 ; o^ gray -30 62 22 15 ; o^ gray 12 66 20 14 ; o^ gray 52 58 22 15 ; o^ gray 66 26 18 12 ; o^ gray 36 10 20 13 ; o^ gray -2 6 18 12 ; o^ gray -34 -8 18 12 ; o^ gray -28 -34 16 10 ; o^ gray 0 -44 15 10 ; o^ gray 28 -52 14 9 ; o^ gray 50 -66 12 8
part glow = glow a : o_ light-green -70 68 14 9 ; o_ light-green -30 60 16 10 ; o_ light-green 12 64 14 9 ; o_ light-green 52 56 16 10 ; o_ light-green 66 25 12 8 ; o_ light-green 36 9 14 9 ; o_ light-green -2 5 12 8 ; o_ light-green -34 -9 12 8 ; o_ light-green -28 -35 10 6 ; o_ light-green 0 -45 9 6 ; o_ light-green 28 -53 8 5 ; o_ light-green 50 -67 7 5
part spots = spots w : d_ w 2 -74 66 -34 58 16 62 56 54 38 8 -36 -10
scene lay

* beach-in-a-lid | 6-8 9-12 | Ocean
extras world Ocean: seashell, driftwood
topics beach, island, vacation, summer, holiday memories, seaside, palm tree, tropical, miniature, souvenir
near party table, shells
colors light blue, yellow, red
minutes 40 45
waits 120
mess some
heart brolly: paper-umbrella = 2
heart sand: sand, colored-sand, sugar, salt = 1/2 cup
need lid: plastic-lid, cake-board, paper-plate = 1
need sea: acrylic-paint, paint = 2 color
need glue: glue = 1/4 cup
need towel: felt, fabric-scrap, washi-tape, construction-paper = 2 scrap
need stand: modeling-clay, air-dry-clay = 1 bit
nice shells: seashell, pebble, snail-shell = 6
nice palm: paper-straw, fake-leaf = 1
nice guest: toy-animal, peg-doll, board-game-piece = 1
tool brush: paintbrush
tool scissors: scissors
step sea: paint sea lid brush > lid sea by cc
step foam: paint sea lid brush > foam by cc
step glue: glue lid glue brush by cc
step sand: decorate sand lid > sand by cc
step stand: shape stand lid by cc
step umbrellas: build brolly stand > umbrellas by cc
step towels: cut towel scissors > towels by cc
step shells: glue shells lid glue > shells by cc
step palm: build palm stand scissors > palm by cc
step guest: play lid guest? > guest by cc
part lid = lid silver : o^ silver 0 40 94 44
part sea = sea a : o_ light-blue 0 38 88 39 ; l_ blue 3 40 20 60 26 76 24 ; l_ blue 3 44 54 62 50 78 52
part sand = sand tan : b_ cream -86 34 -60 10 -10 2 26 14 34 40 16 64 -30 76 -70 62
part foam = sea w : l_ w 5 24 12 36 26 32 42 22 58 2 70
part towels = towel c : p_ red -62 44 -34 36 -28 50 -56 58 ; p_ w -54 42 -48 40 -42 54 -48 56 ; p_ yellow -10 44 14 40 18 52 -6 58
part palm = palm brown : l^ brown 6 -66 30 -70 -10 -60 -40 ; leaf green -60 -42 -96 -50 9 ; leaf green -60 -42 -78 -76 9 ; leaf green -60 -42 -40 -74 9 ; leaf green -60 -42 -26 -44 9 ; leaf green -60 -42 -58 -84 9 ; o^ green- -66 32 8 6
part umbrellas = brolly b : l wood 4 -30 34 -18 -24 ; b^ red -56 -10 -46 -34 -14 -46 14 -30 16 0 -10 -14 -32 -18 ; l_ w 3 -14 -46 -32 -18 ; l_ w 3 -14 -46 -10 -14 ; l wood 4 22 40 34 -6 ; b^ yellow 4 6 12 -14 38 -24 60 -12 62 10 42 0 24 -2 ; l_ w 3 38 -24 24 -2 ; l_ w 3 38 -24 42 0 ; o^ green- -30 35 7 5 ; o^ green- 22 41 7 5
part shells = shells w : bits cream 0.83 -20 66 ; bits pink 0.65 -6 62 24 30 ; bits cream 0.65 10 28 -74 50 ; bits gray 0.65 -40 70
part guest = guest brown : bits brown 2 -6 52
scene stand

* giant-bubble-wand | 6-8 9-12 13+ | -
appeal 3
topics giant bubbles, bubbles, bubble wand, summer, backyard, birthday party, field day, soap bubbles, science, surface tension, festival
colors light blue, pink
minutes 25 25 25
mess some
place outdoors
heart bubbles: bubble-solution, dish-soap = 1 cup
heart stick: dowel, stick, bamboo, wooden-spoon = 2
heart loop: string, yarn, cotton-cord, shoelace = 6 ft
need weight: metal-washer, wooden-bead, key-ring = 1
need pan: bucket, foil-pan, plastic-tub, baking-tray = 1
nice grip: washi-tape, duct-tape, yarn = 1 roll
nice help: cornstarch, sugar = 2 tbsp
tool scissors: scissors
tool ruler: ruler
home water: = 4 cup
home spoon
step mix: mix bubbles water pan spoon help? by tcc
step cut: cut loop ruler scissors by ccc
step top: tie loop stick > sticks top by tcc
step weight: thread weight loop > weight by ccc
step low: tie loop stick > low by tcc
step grip: decorate grip stick > grips by ccc
step dip: fill loop pan by ccc
step open: play stick loop > bubble by ccc
step close: play stick by ccc
part sticks = stick own : stick wood -70 96 -50 -20 7 ; stick wood 60 96 44 -20 7
part top = loop w : l w 3 -50 -20 -4 -8 44 -20
part low = loop w : l w 3 -50 -20 -24 18 -4 34 20 18 44 -20
part weight = weight gray : a^ gray -4 38 7 4 0 360
part grips = grip b : r pink -67 80 9 22 1 ; r pink 58 80 9 22 1
part bubble = bubbles a : b_ light-blue+ -48 -18 -60 -60 -30 -94 20 -94 56 -66 44 -18 16 -2 -24 0 ; l_ w 5 -42 -58 -22 -80 ; l_ pink 4 30 -78 44 -58 ; o_ light-blue+ 78 -40 12 ; l_ w 3 73 -45 78 -48 ; o_ light-blue+ -82 -10 9
scene stand

* charcoal-owl | 9-12 13+ | Animals, Nature
topics owl, charcoal drawing, drawing, night, bird, wildlife, shading, forest, october, moon, portrait, art class
colors gray, yellow
minutes 50 60
mess some
heart dark: charcoal = 1
need sheet: watercolor-paper, construction-paper, paper, cardstock = 1 sheet
need rub: tissue, paper-towel, cotton-swab, cotton-pad = 3
need lift: eraser, sticky-tack = 1
need guard: newspaper, wax-paper = 1 sheet
nice eyes: oil-pastel, chalk, colored-pencil = 1 color
join tape: masking-tape, washi-tape, tape
tool pen: pencil
home damp-cloth
step tape: tape sheet tape guard by cc
step shape: draw pen sheet > sheet by cc
step side: draw dark sheet > body by cc
step rub: shape rub sheet by cc
step feathers: draw dark sheet > feathers by cc
step light: draw lift sheet > light by cc
step eyes: draw eyes sheet > eyes by cc
step deep: draw dark sheet > pupils by cc
step frame: prepare sheet tape damp-cloth > border by cc
part border = tape w : r^ w 0 0 150 184 2
part sheet = sheet cream : r_ gray+ 0 0 134 168 ; o_ cream 36 -52 20
part body = dark k : b_ gray -40 -36 -44 -62 -22 -50 22 -50 44 -62 40 -36 50 20 34 66 0 76 -34 66 -50 20 ; r_ gray- 0 76 110 8 3
part feathers = dark k : l_ k 3 -30 10 -24 18 -18 10 -12 18 -6 10 0 18 6 10 12 18 18 10 24 18 30 10 ; l_ k 3 -28 28 -22 36 -16 28 -10 36 -4 28 2 36 8 28 14 36 20 28 26 36 ; l_ k 3 -22 46 -16 54 -10 46 -4 54 2 46 8 54 14 46 20 54 ; l_ k 5 -48 -4 -50 30 -36 60 ; l_ k 5 48 -4 50 30 36 60
part light = lift w : o_ w -20 -24 18 ; o_ w 20 -24 18 ; l_ w 3 -40 -50 -24 -42 ; l_ w 3 40 -50 24 -42
part eyes = eyes yellow : o_ yellow -20 -24 13 ; o_ yellow 20 -24 13
part pupils = dark k : o_ k -20 -24 8 ; o_ w -22 -27 2.5 ; o_ k 20 -24 8 ; o_ w 18 -27 2.5 ; p_ k -6 -14 6 -14 0 0 ; l_ k 4 -16 72 -16 82 ; l_ k 4 -8 72 -8 82 ; l_ k 4 8 72 8 82 ; l_ k 4 16 72 16 82
scene lay
`;
