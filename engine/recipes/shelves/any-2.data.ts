export const shelf = `
* shrunk-theme-charm | 6-8 9-12 13+ | -
extras gift: charm
appeal 3
topics shrink plastic, shrinky dinks, shrink art, shrink charm, shrink plastic charms, shrinkles, key chain, keychain, bag charm, zipper pull, gift for mom, mom's birthday, surprise for mom, mother's day, birthday present, homemade gift
carries any
minutes 40 50 60
mess low
scene hang
heart shrink: shrink-plastic = 1 sheet
heart pens: permanent-marker, colored-pencil, paint-marker = 3 color
need punch: hole-punch = 1
need ring: key-ring, ribbon, string, cotton-cord, embroidery-floss, leather-cord = 1
need tray: parchment-paper, baking-tray, foil-pan = 1
nice bead: bead, bell, wooden-bead, charm = 1
tool oven: oven
tool sketch: paper, index-card
tool scissors: scissors
home mug
step sketch: draw sketch by ccc
step trace: draw pens shrink sketch > figure by ccc
step color: color pens shrink by ccc
step cut: cut shrink scissors > rim by tcc
step punch: poke punch shrink by tcc
step bake: heat shrink tray oven by ggt
step flat: prepare shrink mug by gtc
step ring: build ring shrink > ring by tcc
step bead: thread bead ring > bead by ccc
part rim = shrink w : strings w 0 18 120 126 -60 1 ; card w 0 18 122 128 6
part figure = pens a : painted ~ 0 18 120 126 ; inked k 0 18 120 126 1.6
part ring = ring own : a^ ~ 0 -86 13 9 0 360 ; strings gray 0 18 120 126 -77 1
part bead = bead b : o^ ~ 0 -66 8 8

* bark-rim-portrait | 4-5 6-8 9-12 13+ | -
extras board: twist-tie, price-tag
appeal 3
topics wood slice, wood slices, wood slice painting, painted wood, wood slice ornament, log slice, rustic ornament, paint pens
carries any
minutes 30 40 50 60
waits 60
mess some
scene hang
heart slice: wood-slice = 1
heart color@4-5: acrylic-paint, paint = 2 color
heart color@6-8,9-12,13+: paint-marker, acrylic-paint, permanent-marker = 3 color
nice ground@6-8,9-12,13+: acrylic-paint, paint = 1 color
nice sand: sandpaper = 1
nice eye: cup-hook, wood-screw = 1
nice hang: string, ribbon, raffia, cotton-cord, yarn = 2 ft
tool brush: paintbrush when color=acrylic-paint,paint; ground
tool fine@4-5: cotton-swab, toothpick
tool pencil: pencil
tool scissors: scissors when hang
home drill when hang
step sand: prepare sand slice by tccc
step sketch: draw pencil slice > slice by tccc
step body: paint color slice brush? > figure by cccc
step fields@6-8,9-12,13+: paint color slice brush? by ccc
step face@4-5: paint color slice fine by c
step face@6-8,9-12,13+: draw color slice > dots by ccc
step snow@6-8,9-12,13+: paint ground slice brush > ground by ccc
step dry: dry slice by cccc
step drill: poke slice drill hang eye? by gggt
step eye: build eye slice > eye by gttc
step hang: tie hang slice eye? scissors > loop by gtcc
part loop = hang tan : l ~ 3 -10 -78 -16 -100 ; l ~ 3 10 -78 16 -100
part slice = slice wood : o^ umber 0 4 90 88 ; o_ tan 0 4 83 81 ; a_ wood 0 4 74 72.6 0 360 ; a_ wood 2 6 60 58.8 0 360 ; a_ wood 0 4 46 45 0 360
part eye = eye silver : a silver 0 -86 6 3.5 0 360
part figure = color a : rim wood 0 4 96 100 1.6 ; painted ~ 0 4 96 100
part ground = ground light-blue : o_ cream 0 4 74 72
part dots = color b : d_ ~ 3 0 -72 29 -66 53 -50 68 -26 75 4 68 34 53 57 29 74 0 80 -29 74 -53 57 -68 34 -75 4 -68 -26 -53 -50 -29 -66

* threaded-nail-figure | 9-12 13+ | -
extras board: price-tag, string-light
appeal 3
topics string art, nail art, nail and string art, nails and string, hammer, wall art, room decor, woodworking, thread art
carries any
minutes 80 90
mess low
scene lay
heart nail: nail = 40
need board: wood-scrap, wood-slice = 1
heart thread: embroidery-floss, yarn, cotton-cord, string, sewing-thread = 12 yd
need hammer: hammer
need plan: paper, graph-paper, tracing-paper, construction-paper = 1 sheet
nice ground: acrylic-paint, paint, canvas = 1
nice sand: sandpaper = 1
nice grip: pliers, clothespin, tweezers
join tape: tape, masking-tape
tool brush: paintbrush when ground=acrylic-paint,paint
tool pen: pencil
tool scissors: scissors
step sand: prepare sand board by cc
step ground: paint ground board brush? > ground by cc
step plan: draw plan pen by cc
step dots: draw plan pen tape board > board by cc
step nails: build nail hammer board grip? > nails by tc
step tear: tear plan by cc
step outline: tie thread nail > outline by cc
step fill: weave thread nail > web by cc
step second: weave thread nail by cc
step end: tie thread scissors by cc
part board = board own : r^ wood 0 0 180 180 4 ; l_ wood- 1.5 -86 -44 -20 -48 86 -40 ; l_ wood- 1.5 -86 34 10 38 86 30
part ground = ground c : r_ cream 0 0 178 178 4
part web = thread a : shape a- 0 0 136 142 ; of-hatch a+/a 0 0 136 142
part outline = thread b : inked k 0 0 136 142 2
part nails = nail own : edge-dot silver 0 0 138 144 1

* cork-stick-figure | 4-5 6-8 9-12 13+ | -
extras figure: charm
appeal 3
topics cork craft, corks, wine corks, cork animals, cork figures, toothpicks, cork people, upcycling
carries animal/bird/bug/fish/person/robot/vehicle
minutes 35 40 50 60
waits 60
mess low
scene stand
heart cork: cork, bottle-cork = 3
need sticks@4-5: pipe-cleaner, stick, paper-straw = 6
heart sticks@6-8,9-12,13+: toothpick, wooden-skewer = 8
need coat: acrylic-paint, paint, permanent-marker, paint-marker, marker = 3 color
need skin: felt, craft-foam, cardstock, construction-paper = 1 sheet
nice eyes: googly-eye, bead, sequin = 2
join glue: glue-gun, glue, waterproof-glue
tool brush: paintbrush when coat=acrylic-paint,paint
tool scissors: scissors
tool hole@4-5: wooden-skewer
tool hole@6-8,9-12,13+: pushpin, needle, nail
home knife
step build: arrange cork by tccc
step trim: cut cork knife by gggt
step join: glue cork glue > body by gttc
step coat: paint coat cork brush > coat by cccc
step holes: poke cork hole by gttc
step legs: build sticks cork glue? scissors > legs by tttc
step parts: glue skin cork scissors glue > parts by tttc
step eyes: glue eyes cork glue by gttc
step stand: draw coat cork by cccc
part legs = sticks own : z wood 5 -34 46 -42 88 ; z wood 5 -14 48 -16 88 ; z wood 5 22 48 24 88 ; z wood 5 42 46 50 88
part body = cork own : q^ tan 9 -58 16 58 16 58 60 -58 60 ; a_ tan- 50 38 6 4 0 360
part coat = coat a : q_ ~ 9 -58 16 40 16 40 60 -58 60 ; q_ ~- 5 -10 16 6 16 6 60 -10 60
part parts = skin a : standing ~ 0 24 118 108

* peg-people-of | 4-5 6-8 9-12 13+ | -
extras figure: charm, flag
appeal 3
topics peg doll, peg dolls, peg people, painted peg dolls, wooden peg dolls, waldorf, small world, montessori toys
carries face
minutes 35 45 60 75
waits 60
mess some
scene stand
heart peg: peg-doll = 2
heart paint: acrylic-paint, paint, paint-marker = 3 color
nice felt: felt, craft-foam, fabric-scrap = 1 sheet
nice bead: wooden-bead, bead, button = 1
nice fine: paint-marker, permanent-marker, gel-pen when paint=acrylic-paint,paint
tool brush: paintbrush, cotton-swab when paint=acrylic-paint,paint
tool pencil: pencil
tool scissors: scissors when felt
join glue: glue when felt; bead
step coat: paint paint peg pencil brush? > peg coat by cccc
step second: paint paint peg brush? > belly by cccc
step dry: dry peg by cccc
step face: paint paint peg fine? > face by tccc
step felt: glue felt peg scissors glue > felt by ttcc
step bead: glue bead peg glue > bead by tccc
step friend: paint paint peg brush? > friend by cccc
step play: play peg by cccc
part friend = peg wood : t^ wood 66 86 20 66 14 15 ; o^ wood 66 -6 18 ; t_ b 66 86 19 66 26 15
part felt = felt b : p^ ~ -24 18 24 18 52 88 -52 88
part peg = peg wood : t^ wood 0 86 36 0 -6 28 ; o^ wood 0 -36 46
part coat = paint a : t_ a 0 86 35 0 6 27
part belly = paint b : o_ b 0 58 18 24
part face = paint a : face ~ 0 -40 112 100
part bead = bead c : o^ ~ 0 20 8

* saddle-stitched-fob | 9-12 13+ | -
extras gift: charm, bell
appeal 3
topics leather, leather craft, leatherwork, saddle stitch, leather sewing, leather keychain, leather bag charm, waxed thread
carries any !land
minutes 60 75
mess low
scene lay
heart skin: leather = 2 piece
need thread: sewing-thread, embroidery-floss, cotton-cord = 4 ft
need needle: needle = 2
need punch: hole-punch, awl = 1
need plan: cardstock, index-card, paper = 1 sheet
nice beat: hammer = 1
nice snap: snap-fastener, button = 1
nice ring: key-ring, curtain-ring = 1
nice stuffing: pillow-stuffing, wool-roving, cotton-ball = 1 handful
join hold: binder-clip, clothespin, tape
tool pen: chalk, gel-pen, pencil
tool scissors: scissors, fabric-scissors
step plan: cut plan pen scissors by cc
step trace: draw skin plan pen by cc
step cut: cut skin scissors > back front by tc
step mark: cut skin scissors > details by tc
step holes: poke punch skin hold beat? by tc
step strap: build ring skin > ring by cc
step sew: sew skin thread needle > seam by cc
step stuff: sew stuffing skin thread needle by cc
step snap: build snap skin beat? by tc
part ring = ring own : a^ ~ 0 -84 14 9 0 360 ; strings brown 0 12 118 122 -76 1
part back = skin brown : rim brown-- 0 10 128 132 8
part front = skin brown : shape brown 0 10 128 132
part details = skin brown : inked brown-- 0 10 128 132 1.6 ; details brown-- 0 10 128 132
part seam = thread w : edge-stroke cream 0 10 124 128 .7

* tooled-leather-round | 9-12 13+ | -
extras gift: charm
appeal 3
topics leather tooling, leather stamping, stamped leather, tooled leather, leather carving, veg-tan, leather coaster, leather patch
carries any
minutes 80 80
waits 240
mess some
scene lay
heart skin: leather = 1 piece
heart stamp: leather-stamp, rubber-stamp, nuts-and-bolts, metal-spoon, nail = 1
need beat: hammer = 1
need sponge: kitchen-sponge, cotton-pad = 1
need plan: tracing-paper, paper, parchment-paper = 1 sheet
need tip: ballpoint-pen, metal-spoon, knitting-needle = 1
nice dye: fabric-dye, acrylic-paint, drawing-ink = 1 color
nice snap: snap-fastener, key-ring = 1
tool bed: stone, cutting-mat, wood-scrap
tool punch: hole-punch when snap
tool scissors: scissors, fabric-scissors
home water
home cloth
step cut: cut skin scissors > skin by cc
step damp: wash skin sponge water by cc
step trace: draw plan tip skin > lines by cc
step deepen: draw tip skin by cc
step try: test stamp skin beat bed by cc
step ground: print stamp skin beat bed > ground by cc
step dry: dry skin by cc
step dye: paint dye skin cloth > dye by cc
step edge: shape skin cloth by cc
step snap: build snap skin punch beat > snap by tc
part skin = skin brown : o^ brown 0 0 90 90 ; a_ brown- 0 0 84 82 0 360
part ground = stamp brown : d_ brown-- 2.4 -76 0 -70 -22 -60 -40 -46 -56 -28 -68 -8 -74 12 -74 32 -68 50 -56 62 -40 72 -20 76 0 72 22 62 42 48 58 30 68 10 76 -10 76 -30 68 -48 58 -62 42 -72 22 ; d_ brown-- 2 -64 -10 -52 -28 -38 -44 -20 -56 0 -62 20 -56 38 -44 54 -28 64 -8 64 12 54 30 38 46 20 58 0 64 -20 58 -38 46 -54 30 -64 12
part lines = tip brown : rim brown-- 0 0 108 112 2 ; embossed brown 0 0 108 112
part dye = dye brown : inked brown-- 0 0 108 112 2
part snap = snap silver : o^ silver 0 -78 7 ; o_ silver- 0 -78 3

* striped-band-bracelet | 6-8 9-12 | -
extras jewelry: bell
topics rainbow loom, loom bands, loom band bracelet, rubber band bracelet, rubber band loom, rainbow loom bracelet, fishtail bracelet
carries any
minutes 35 45
mess low
scene lay
heart bands: loom-band = 50
need loom: chopstick, pencil, craft-stick, toothpick, crochet-hook = 2
need tag: felt, craft-foam, cardstock, construction-paper, index-card = 1 scrap
nice charm: charm, bell, bead, button = 1
tool pens: permanent-marker, marker, colored-pencil
tool scissors: scissors
tool punch: hole-punch
join hold: tape, masking-tape
step order: arrange bands by cc
step loom: build loom hold by cc
step first: shape bands loom by cc
step lift: weave bands loom > row by cc
step go: weave bands loom > row-b by cc
step tag: cut tag pens scissors punch > figure by tc
step hang: thread tag bands > link by cc
step charm: thread charm bands > charm by cc
step close: build bands by cc
step share: play bands by cc
part row = bands a : a^ a 0 -30 62 48 0 360 ; a_ a- 0 -30 56 54 0 360
part row-b = bands b : a b 0 -30 63 47 -80 -62 ; a b 0 -30 63 47 -40 -22 ; a b 0 -30 63 47 0 18 ; a b 0 -30 63 47 40 58 ; a b 0 -30 63 47 80 98 ; a b 0 -30 63 47 120 138 ; a b 0 -30 63 47 160 178 ; a b 0 -30 63 47 200 218 ; a b 0 -30 63 47 240 258
part link = bands b : strings b 0 66 60 60 26 1
part figure = tag a : card w 0 66 60 60 4 ; figure ~ 0 66 60 60
part charm = charm gold : a gold 42 20 6 4 0 360 ; s^ gold 46 36 5 11 5

* letters-of-the-theme | 4-5 6-8 9-12 13+ | -
extras jewelry: charm, bell
appeal 3
topics letter beads, letter bead bracelet, word bracelet, alphabet beads, pony beads, bead bracelet, beaded bracelet, friendship bracelet
carries any
minutes 20 25 30 40
mess low
scene lay
heart letters: letter-bead = 6
heart beads: bead, wooden-bead, seed-bead = 24
need cord: beading-elastic, sewing-elastic, cotton-cord, yarn, embroidery-floss = 1 ft
nice charm: charm, bell, button = 1
join tape: tape, masking-tape
tool scissors: scissors
home plate
step word: arrange letters plate by tccc
step colors: arrange beads plate by cccc
step cord: cut cord scissors tape by gccc
step left: thread beads cord > left by tccc
step name: thread letters cord > letters by tccc
step right: thread beads cord > right by tccc
step read: test letters by cccc
step charm: thread charm cord > charm by tccc
step knot: tie cord tape scissors > cord by gtcc
step wear: play beads by cccc
part cord = cord gray : a_ ~ 0 0 70 67 0 360
part left = beads a : o^ a -53.6 45.0 9 ; o_ a+ -56.1 42.5 3 ; o^ a -63.4 29.6 9 ; o_ a+ -65.9 27.1 3 ; o^ b -68.9 12.2 9 ; o_ b+ -71.4 9.7 3 ; o^ a -69.7 -6.1 9 ; o_ a+ -72.2 -8.6 3 ; o^ a -65.8 -23.9 9 ; o_ a+ -68.3 -26.4 3 ; o^ b -57.3 -40.2 9 ; o_ b+ -59.8 -42.7 3 ; o^ a -45.0 -53.6 9 ; o_ a+ -47.5 -56.1 3 ; o^ a -29.6 -63.4 9 ; o_ a+ -32.1 -65.9 3
part right = beads a : o^ a 14.6 -68.5 9 ; o_ a+ 12.1 -71.0 3 ; o^ a 31.8 -62.4 9 ; o_ a+ 29.3 -64.9 3 ; o^ b 46.8 -52.0 9 ; o_ b+ 44.3 -54.5 3 ; o^ a 58.7 -38.1 9 ; o_ a+ 56.2 -40.6 3 ; o^ a 66.6 -21.6 9 ; o_ a+ 64.1 -24.1 3 ; o^ b 69.9 -3.7 9 ; o_ b+ 67.4 -6.2 3 ; o^ a 68.5 14.6 9 ; o_ a+ 66.0 12.1 3 ; o^ a 62.4 31.8 9 ; o_ a+ 59.9 29.3 3
part letters = letters w : r^ w -43.1 55.2 16 16 3 -38 ; z_ k 2 -43.0 60.2 -47.9 53.9 -43.2 50.2 -45.5 57.0 -40.7 53.3 ; r^ w -27.4 64.4 16 16 3 -23 ; z_ k 2 -28.5 69.3 -28.9 60.8 -23.0 66.9 ; r^ w -9.7 69.3 16 16 3 -8 ; z_ k 2 -13.3 65.8 -7.3 64.9 -10.3 65.4 -9.2 73.3 ; r^ w 9.7 69.3 16 16 3 8 ; z_ k 2 13.1 66.8 8.3 65.1 7.2 73.0 12.3 72.7 ; r^ w 27.4 64.4 16 16 3 23 ; z_ k 2 26.2 59.6 23.0 66.9 28.5 69.3 ; r^ w 43.1 55.2 16 16 3 38 ; z_ k 2 38.3 56.5 43.2 50.2 43.0 60.2 47.9 53.9
part charm = charm gold : a gold 0 -62 6 4 0 360 ; s^ gold 0 -44 5 13 6

* dyed-pasta-necklace-of | 4-5 6-8 | -
extras jewelry: charm, bell
appeal 3
topics pasta necklace, macaroni necklace, dyed pasta, colored pasta, noodle necklace, pasta threading, threading
carries any
minutes 30 40
waits 120
mess some
scene lay
heart pasta: dry-pasta = 30
heart dye: paint, food-coloring, acrylic-paint = 2 color
heart cord: yarn, shoelace, string, cotton-cord = 3 ft
need shake: plastic-tub, plastic-bag, plastic-jar, paper-bag = 2
need tag: cardstock, construction-paper, felt, craft-foam, cereal-box, paper = 1 scrap
nice bead: bead, wooden-bead, button = 6
join tape: tape, masking-tape
tool pens: marker, crayon, colored-pencil
tool punch: pencil, hole-punch
tool scissors: scissors
home water when dye=food-coloring
home parchment-paper
step dye: color pasta dye shake water? by tc
step second: color pasta dye shake by cc
step dry: dry pasta parchment-paper by cc
step tag: draw tag pens > figure by tc
step cut: cut tag scissors punch by tt
step tip: tape cord tape scissors by gc
step half: thread pasta cord bead? > left by cc
step hang: thread tag cord > link by tc
step rest: thread pasta cord bead? > right by cc
step knot: tie cord by gt
part left = pasta a : z^ a 11 -10.1 -92.1 -27.6 -88.2 ; z^ b 11 -36.2 -85.9 -51.1 -76.9 ; z^ a 11 -57.8 -72.9 -68.4 -60.0 ; z^ c 11 -72.5 -54.8 -77.5 -39.4 ; z^ a 11 -78.4 -33.7 -77.2 -17.7 ; z^ b 11 -74.9 -12.1 -67.6 2.5 ; z^ a 11 -62.4 7.3 -49.9 18.8 ; z^ c 11 -42.3 22.2 -26.1 29.2
part right = pasta a : z^ a 11 10.1 -92.1 27.6 -88.2 ; z^ b 11 36.2 -85.9 51.1 -76.9 ; z^ a 11 57.8 -72.9 68.4 -60.0 ; z^ c 11 72.5 -54.8 77.5 -39.4 ; z^ a 11 78.4 -33.7 77.2 -17.7 ; z^ b 11 74.9 -12.1 67.6 2.5 ; z^ a 11 62.4 7.3 49.9 18.8 ; z^ c 11 42.3 22.2 26.1 29.2
part link = cord k : strings tan 0 60 74 74 8 1
part figure = tag a : card w 0 60 76 76 4 ; figure ~ 0 60 76 76

* rainbow-rice-land | 2-3 4-5 | -
extras world: toy-animal
appeal 3
topics rainbow rice, colored rice, sensory bin, sensory play, rice bin, dyed rice, sensory table
carries any
minutes 25 30
waits 120
mess lots
scene lay
heart rice: rice = 4 cup
heart dye@2-3: paint = 2 color
heart dye@4-5: food-coloring, paint = 2 color
nice sour@4-5: vinegar, lemon-juice = 2 tbsp when dye=food-coloring
need shake: plastic-tub, plastic-jar, plastic-bag, takeout-box = 2
need tray: baking-tray, foil-pan, plastic-tub, shoebox, pizza-box = 1
need figure: cardstock, cereal-box, construction-paper, craft-foam = 1 sheet
nice scoop: plastic-spoon, measuring-cup, wooden-spoon, plastic-cup, yogurt-pot = 2
nice pour: funnel, cardboard-tube, strainer = 1
tool pens: marker, crayon
tool scissors: scissors
home parchment-paper
step dye: color rice dye shake sour? by gt
step shake: mix shake by cc
step dry: dry rice parchment-paper by gt
step draw: draw figure pens by gt
step color: color figure pens by cc
step cut: cut figure scissors > figures by gt
step land: fill rice tray > tray land by cc
step hide: play figure tray by tc
step scoop: play scoop pour? tray > scoops by cc
step find: play tray figure by cc
part tray = tray silver : r^ silver 0 4 186 172 12 ; r_ silver- 0 4 172 158 8
part land = rice a : r_ w 0 4 172 158 8 ; p_ a -82 -71 82 -71 82 -24 60 -10 40 -8 14 -18 -10 -20 -34 -10 -54 -6 -82 -16 ; p_ b -82 79 82 79 82 36 58 28 40 26 20 36 0 40 -24 32 -50 28 -82 38 ; d_ w 2 -70 -60 -50 -40 -20 -56 14 -48 44 -64 70 -40 -66 58 -40 70 -8 60 24 72 56 54 76 70 -30 -20 60 -16 ; d_ a 2 -60 10 -30 4 10 8 56 10 74 2 ; d_ b 2 -72 4 -44 14 30 16 64 20
part figures = figure a : card w 0 4 102 100 4 ; figure ~ 0 4 102 100
part scoops = scoop own : o^ ~ 66 62 17 12 30 ; z^ ~ 7 76 70 92 82

* glued-shell-figure | 4-5 6-8 9-12 13+ | -
appeal 3
topics shell craft, seashell craft, shell figures, shell animals, seashells, beach finds, vacation souvenir
carries animal/bird/fish/bug/person/robot/food/plant
minutes 30 35 45 60
waits 120
mess some
scene stand
heart shells: seashell = 8
need color: acrylic-paint, paint, permanent-marker, paint-marker = 2 color
nice eyes: googly-eye, bead, button = 2
nice ground: driftwood, wood-slice, bark, stone, cardboard, wood-scrap = 1
nice thin: pipe-cleaner, stick, craft-wire, raffia = 3
join glue: glue-gun, glue, waterproof-glue
tool brush: paintbrush when color=acrylic-paint,paint
tool brush2: toothbrush, kitchen-sponge
home warm-water
step wash: wash shells brush2 warm-water by cccc
step lay: arrange shells by cccc
step body: glue shells glue > body by gtcc
step parts: glue shells glue by gtcc
step thin: glue thin shells glue by gtcc
step color: paint color shells brush > shape by cccc
step eyes: glue eyes shells glue by gttc
step face: draw color shells by tccc
step ground: glue ground shells glue > ground by gtcc
step dry: dry shells by cccc
part ground = ground brown : b^ brown -84 82 -60 66 0 70 62 64 86 80 60 94 -50 94
part shape = color a : rim a- 0 -4 136 140 2 ; shape a 0 -4 136 140
part body = shells own : filled own 0 -4 136 140 ; details k 0 -4 136 140

* framed-pebble-scene | 6-8 9-12 13+ | -
extras shelf: charm
appeal 3
topics pebble art, pebble picture, pebble pictures, rock art, stone picture, beach finds, wall decor, gift for grandparents
carries any
minutes 45 55 70
waits 240
mess low
scene stand
heart pebbles: pebble, stone = 12
heart frame: picture-frame, shadow-box = 1
need card: cardstock, watercolor-paper, paper, burlap = 1 sheet
nice sticks: stick, driftwood, bark, pine-branch = 3
nice glass@6-8: seashell, moss, bark = handful
nice glass@9-12,13+: sea-glass, seashell, glass-gem, moss = handful
join glue@6-8: glue, glue-gun
join glue@9-12,13+: waterproof-glue, glue, glue-gun
tool pen: ballpoint-pen, gel-pen, permanent-marker, marker
tool pencil: pencil
tool scissors: scissors
home warm-water
step open: prepare frame by tcc
step card: cut card frame scissors > card by ccc
step wash: wash pebbles warm-water by ccc
step plan: arrange pebbles card pencil by ccc
step body: glue pebbles card glue > outline body by tcc
step scene: glue sticks card glue > sticks by tcc
step glass: glue glass card glue > glass by tcc
step line: draw pen card > lines by ccc
step dry: dry card by ccc
step close: build frame card > frame by tcc
part card = card w : r^ w 0 0 152 168
part outline = pebbles gray : rim gray- 0 -4 104 112 1 ; shape gray- 0 -4 104 112
part body = pebbles own : filled own 0 -4 104 112 .9 ; details k 0 -4 104 112
part sticks = sticks brown : z_ brown 4 -66 62 62 58 ; z_ brown 3 30 59 48 48
part glass = glass teal : b^ teal -62 72 -54 66 -46 72 -54 78 ; b^ teal+ -36 74 -28 67 -20 74 -28 79 ; b^ teal 44 70 54 64 60 72 50 77
part lines = pen k : l_ k 1.4 -52 -62 -46 -67 -40 -62 -34 -67 -28 -62 ; l_ k 1.2 36 -66 41 -70 46 -66 51 -70 56 -66
part frame = frame wood : r^ umber 0 -88 180 16 3 ; r^ umber 0 88 180 16 3 ; r^ umber -82 0 16 180 3 ; r^ umber 82 0 16 180 3

* pressed-petal-portrait | 6-8 9-12 13+ | -
extras picture: lace, ribbon
appeal 3
topics pressed flowers, pressing flowers, flower pressing, pressed flower art, dried flowers, flower press, pressed flower card, oshibana
carries any
minutes 40 50 70
waits 2880
mess low
scene lay
heart flowers: flower, petal, pressed-flower = 3 handful
need sheet: paper, paper-towel, coffee-filter, newspaper = 4 sheet
need card: cardstock, watercolor-paper, construction-paper = 1 sheet
nice pick: tweezers = 1
nice film: contact-paper = 1 sheet
nice line: gel-pen, ballpoint-pen, colored-pencil, marker
join glue: glue
tool brush: paintbrush, cotton-swab, toothpick
tool pencil: pencil
tool scissors: scissors when film
home books
step lay: arrange flowers sheet by ccc
step press: dry flowers sheet books by ccc
step shape: draw pencil card > card outline by ccc
step plan: arrange flowers card pick? by ccc
step edge: glue flowers card glue brush pick? by ccc
step fill: glue flowers card glue brush > body by ccc
step line: draw line card > lines by ccc
step film: glue film card scissors > film by ttc
step dry: dry card books by ccc
part card = card cream : r^ cream 0 0 156 184 2
part outline = pencil gray : rim light-green 0 0 122 136 1 ; shape light-green 0 0 122 136
part body = flowers a : of-petal field 0 0 122 136 ; of-flower field 0 0 122 136 1 9
part lines = line k : details k 0 0 122 136
part film = film w : p_ w -74 -88 -62 -88 -74 -68

* hammered-flower-print | 6-8 9-12 13+ | -
appeal 3
topics flower pounding, flower hammering, hammered flowers, hapa zome, tataki zome, botanical print, leaf prints, nature print, plant dye
carries any
minutes 40 50 60
waits 60
mess some
scene lay
place outdoors
heart flowers: flower, petal = 2 handful
nice leaves: leaf, fern-frond, fresh-herb, clover = handful
heart sheet: watercolor-paper, cardstock, fabric-scrap, canvas = 1 sheet
need beat@6-8: stone, wooden-block, rolling-pin = 1
need beat@9-12,13+: hammer, stone, wooden-block = 1
need mask: paper, index-card, construction-paper = 1 sheet
need towel: paper-towel, paper-napkin, coffee-filter = 4
nice bed: wood-scrap, log, cutting-mat = 1
nice pick: tweezers = 1
nice pen: ballpoint-pen, gel-pen, permanent-marker, marker
join tape: masking-tape, tape
tool pencil: pencil
tool scissors: scissors
step mask: draw mask pencil by ccc
step window: cut mask scissors by tcc
step fix: tape mask sheet tape bed? > sheet by ccc
step lay: arrange flowers leaves? sheet by ccc
step cover: prepare towel sheet tape by ccc
step pound: print beat flowers leaves? sheet towel > body by tcc
step peek: test sheet towel by ccc
step peel: prepare flowers leaves? sheet pick? by ccc
step lift: prepare mask sheet by ccc
step line: draw pen sheet > lines by ccc
part sheet = sheet w : r^ w 0 0 164 184 2
part body = flowers a : shape pink+ 0 0 130 140 ; of-petal pink/purple/light-green/yellow 0 0 130 140 ; of-flower purple/pink/yellow 0 0 130 140 1 22 ; of-leaf light-green/green 0 0 130 140 .8 22
part lines = pen k : inked k 0 0 130 140 1.2 ; details k 0 0 130 140

* moss-in-a-frame | 6-8 9-12 13+ | -
appeal 3
topics moss art, moss wall, moss picture, preserved moss, moss frame, green wall, natural decor, woodland decor
carries any
minutes 50 60 80
waits 120
mess some
scene stand
heart frame: picture-frame, shadow-box, wooden-box = 1
heart moss: moss = 3 handful
need back: cardboard, cork-sheet, foam-board, cardstock = 1 sheet
nice bark: bark, cork-sheet, pinecone, seed-pod = 4
nice twigs: stick, driftwood, pine-branch = 6
nice flowers: flower, pressed-flower, cotton-stem, lavender, fake-leaf = handful
join glue: glue-gun, glue
tool pencil: pencil
tool scissors: scissors
step open: prepare frame by tcc
step back: cut back frame scissors > back by tcc
step shape: draw pencil back by ccc
step pluck: prepare moss by ccc
step fill: glue moss back glue > body by gtc
step edge: glue moss back glue by gtc
step ground: glue bark back glue > bark by gtc
step twigs: glue twigs back glue > twigs by gtc
step flowers: glue flowers back glue > flowers by gtc
step close: build frame back > frame by tcc
part back = back tan : r^ tan 0 0 168 172
part bark = bark brown : b^ umber -74 72 -50 62 -22 70 -30 82 -70 82 ; b^ brown 20 74 46 62 74 70 72 82 30 82
part body = moss green : shape dark-green 0 -6 112 116 ; of-moss green/dark-green/light-green 0 -6 112 116 ; details cream 0 -6 112 116
part twigs = twigs brown : z_ brown 3 -70 58 -60 -40 ; z_ brown 2.4 -66 10 -76 -8 ; z_ brown 3 70 58 64 -46 ; z_ brown 2.4 67 0 76 -16
part flowers = flowers pink : f^ pink -60 62 5 9 4 ; f^ yellow 58 62 5 8 3.6 ; f^ pink 70 54 5 7 3
part frame = frame wood : r^ umber 0 -88 190 14 3 ; r^ umber 0 88 190 14 3 ; r^ umber -88 0 14 190 3 ; r^ umber 88 0 14 190 3

* jar-garden-of | 6-8 9-12 13+ | -
extras jar: raffia
appeal 3
topics terrarium, jar terrarium, mini terrarium, terrarium jar, plants, indoor garden, bottle garden, mini garden, succulents
carries any
minutes 45 55 65
mess some
scene stand
heart jar: glass-jar = 1
heart plant: potted-plant, ivy, fern-frond, clover = 2
need soil: soil = 2 cup
need stones: pebble, stone, sea-glass, sand = 2 handful
nice coal: activated-charcoal, charcoal = 2 tbsp
nice moss: moss, bark = 1 handful
nice mist: spray-bottle
need figure: craft-foam, foam-sheet-scrap, plastic-lid, milk-jug, polymer-clay = 1
need stick: toothpick, wooden-skewer, craft-stick, stick, paper-straw = 1
tool pens: permanent-marker, paint-marker, acrylic-paint
tool scissors: scissors
tool spoon: metal-spoon, wooden-spoon, plastic-spoon
join glue: tape, waterproof-glue, glue
home water
step clean: wash jar water > jar by tcc
step stones: fill stones jar > stones by ccc
step coal: fill coal jar spoon > coal by ccc
step soil: fill soil jar spoon > soil by ccc
step plant: build plant soil jar spoon > plant by tcc
step moss: arrange moss jar > moss by ccc
step figure: draw figure pens by ccc
step cut: cut figure scissors stick glue by tcc
step stand: build figure jar > body by ccc
step mist: prepare water jar mist? by ccc
part stones = stones gray : q_ gray- 10 -64 58 64 58 64 88 -64 88 ; d_ gray+ 5 -54 66 -40 74 -24 66 -8 76 8 66 24 76 40 66 54 76 -50 82 -16 82 32 82
part coal = coal k : r_ k 0 55 130 8
part soil = soil brown : r_ umber 0 42 130 22
part plant = plant green : j_ dark-green -40 34 -52 -46 12 ; j_ green -44 34 -30 -30 11 ; j_ green -38 34 -60 -10 9 ; j_ dark-green 42 34 54 -40 12 ; j_ green 44 34 32 -26 10 ; j_ green 42 34 60 -4 9
part moss = moss green : y_ green -46 30 18 8 6 .3 ; y_ green 48 30 16 8 6 .3
part body = figure a : standing ~ 0 36 68 70
part jar = jar w : z_ light-blue 4 -66 -60 -66 88 66 88 66 -60 ; z_ light-blue 5 -52 -78 52 -78 ; z_ light-blue 4 -66 -60 -52 -78 ; z_ light-blue 4 66 -60 52 -78 ; l_ w 4 -54 -50 -56 0 -54 30

* spice-on-sandpaper | 4-5 6-8 | -
appeal 2
topics spice painting, scented painting, smell picture, cinnamon, spices, sensory art, scratch and sniff, scented art
carries any
minutes 25 35
waits 60
mess some
scene lay
heart rough: sandpaper = 1 sheet
heart spice: spice, cocoa, coffee-grounds, cinnamon-stick = 3 tbsp
need fix: glue = 1/4 cup
nice sticks: cinnamon-stick, bay-leaf, seed-pod, dried-orange-slice = 3
need dab: cotton-swab, paintbrush = 3
need bowl: bowl, muffin-tin, egg-carton = 1
tool chalk: chalk, crayon, pencil
home spoon
step smell: prepare spice bowl spoon by tc
step draw: draw chalk rough > sheet outline by tc
step glue: glue fix rough dab by cc
step sprinkle: decorate spice rough spoon > body by cc
step shake: prepare rough bowl by tc
step second: glue fix spice rough dab by cc
step rub: color sticks rough > sticks by cc
step mark: decorate spice fix rough dab by cc
step dry: dry rough by cc
step guess: play rough by cc
part sheet = rough tan : r^ tan 0 0 168 184 2 ; d_ tan- 1.4 -70 -80 -40 -74 -10 -82 30 -76 66 -82 -74 -30 72 -40 -72 30 74 20 -60 80 -20 76 24 82 60 74
part outline = chalk w : rim w 0 -2 124 134 1.4
part body = spice brown : shape brown 0 -2 124 134 ; of-powder brown/orange/umber 0 -2 124 134 ; details cream 0 -2 124 134
part sticks = sticks brown : rod brown -60 78 -20 84 7 ; rod brown 24 82 62 76 7

* glowing-paper-circuit | 9-12 13+ | -
extras card: sticker, washi-tape
appeal 3
topics paper circuit, paper circuits, copper tape, LED card, light-up card, led greeting card, circuit, electronics, chibitronics, stem
carries any
minutes 60 70
mess low
scene lay
heart copper: copper-tape = 3 ft
heart led: LED-light = 2
need card: cardstock, watercolor-paper = 1 sheet
need pack: battery-pack
nice clip: binder-clip, paper-clip = 1
join tape: tape, electrical-tape, masking-tape
tool pens: marker, colored-pencil, permanent-marker
tool poker: needle, pushpin, toothpick, pencil
tool scissors: scissors
step fold: fold card > card by cc
step picture: draw pens card > figure by cc
step holes: poke card poker by tc
step plan: draw pens card by cc
step lines: tape copper card scissors by cc
step legs: build led copper card > glow by cc
step seal: tape copper led tape scissors by cc
step pack: tape pack copper tape > pack by cc
step test: test pack led clip? > clip by cc
step close: play card pack by cc
part pack = pack k : r^ ~ 84 70 28 40 4 ; l_ red 2.500 70 58 54 66 40 62 ; l_ k 2.500 70 78 54 82 40 78
part card = card navy : r^ ~ -8 0 152 178 2 ; r_ ~- -83 0 4 176
part figure = pens a : rim w -4 -2 116 124 1.6 ; painted ~ -4 -2 116 124
part glow = led yellow : o_ yellow+ -54 -64 13 ; o_ w -54 -64 6 ; o_ yellow+ 46 -68 13 ; o_ w 46 -68 6
part clip = clip k : r^ k 50 86 22 12 2 ; a_ silver 50 80 7 5 180 360

* doodling-theme-bot | 9-12 13+ | -
extras machine: sticker, washi-tape
appeal 3
topics scribble bot, doodle bot, art bot, drawing robot, wobble bot, motor, robotics, stem, maker
carries any !land
minutes 50 60
mess some
scene stand
heart motor: small-motor = 1
heart cup: plastic-cup, paper-cup, yogurt-pot = 1
need pens: marker, permanent-marker = 3
need pack: battery-pack = 1
need weight: cork, eraser, bottle-cork = 1
need skin: construction-paper, cardstock, felt, craft-foam, paper = 1 sheet
need sheet: packing-paper, paper, newspaper = 2 sheet
nice eyes: googly-eye, sticker, button = 2
nice bend: pipe-cleaner, craft-wire = 2
join tape: tape, duct-tape, masking-tape, electrical-tape
tool scissors: scissors
step legs: tape pens cup tape > cup legs by cc
step weight: build weight motor by tc
step motor: tape motor cup tape > motor by cc
step pack: tape pack motor tape by tc
step figure: draw skin pens by cc
step wear: tape skin cup tape scissors > figure by cc
step eyes: decorate eyes cup by cc
step bend: tape bend cup tape > bend by cc
step run: test cup sheet pens > lines by cc
step tune: play weight pens cup by cc
part lines = pens a : l_ red 3 -92 84 -72 72 -52 88 -32 74 -12 90 8 76 28 90 ; i_ blue 68 82 18 3 2.5
part legs = pens a : l^ red 8 -28 34 -48 84 ; l^ blue 8 0 38 0 90 ; l^ green 8 28 34 48 84
part cup = cup w : cupdown w 0 -44 76 86
part motor = motor silver : r^ silver -14 -55 22 30 3 ; l gray 3 -14 -70 -14 -80 ; r^ tan -4 -84 34 10 4
part bend = bend b : l ~ 4 -34 -6 -62 -22 -70 -44 ; l ~ 4 34 -6 62 -22 70 -44
part figure = skin a : card w 0 -2 92 82 3 ; figure ~ 0 -2 92 82

* bristling-theme-bot | 9-12 13+ | -
extras machine: sticker, bead
appeal 3
topics bristlebot, bristle bot, brush bot, vibrobot, vibrating robot, toothbrush robot, motor, robotics, stem
carries any !land
minutes 45 50
mess low
scene stand
heart brush: toothbrush = 3
heart motor: small-motor = 1
need pack: battery-pack = 1
need weight: eraser, cork, bottle-cork = 1
need skin: cardstock, construction-paper, craft-foam, felt, paper = 1 sheet
nice bend: pipe-cleaner = 2
nice eyes: googly-eye, bead, sticker = 2
join tape: tape, duct-tape, electrical-tape
tool pens: marker, colored-pencil, permanent-marker
tool scissors: scissors
step raft: build brush tape > brush by cc
step weight: build weight motor by tc
step motor: tape motor brush tape > motor by cc
step pack: tape pack brush motor tape by tc
step first: test brush pack by cc
step figure: cut skin pens scissors by cc
step wear: tape skin brush tape > figure by cc
step bend: tape bend brush tape scissors > bend by cc
step eyes: decorate eyes skin by cc
step race: play brush by cc
part bend = bend b : l ~ 4 -40 44 -66 30 -80 58 -88 82 ; l ~ 4 40 44 66 30 80 58 88 82
part brush = brush b : fringe w -66 56 132 28 22 ; r^ ~ 0 48 146 20 9 ; r_ ~- 0 54 140 5 3
part motor = motor silver : r^ silver 56 24 30 32 5 ; r^ gray 56 4 20 10 3
part figure = skin a : standing ~ 0 42 122 122

* jet-racer-of | 9-12 13+ | -
extras machine: sticker, washi-tape
appeal 3
topics balloon car, balloon powered car, balloon racer, jet car, stem, physics, race car, rocket car
carries any !land
minutes 50 55
mess low
scene stand
heart balloon: balloon = 1
heart body: plastic-bottle = 1
need wheels: bottle-cap, plastic-lid, toy-wheel = 4
need tubes: paper-straw, plastic-straw = 3
need axles: wooden-skewer, dowel, chopstick = 2
nice band: rubber-band, hair-tie = 1
need skin: cardstock, construction-paper, craft-foam, paper = 1 sheet
join tape: tape, duct-tape, masking-tape
tool pens: marker, permanent-marker, colored-pencil
tool hole: nail, awl
tool hammer: hammer when hole=nail
tool scissors: scissors
step bearings: tape tubes body tape scissors > body bearings by cc
step holes: poke wheels hole hammer? by tc
step wheels: build wheels axles tubes scissors > wheels by tc
step roll: test body by cc
step figure: draw skin pens by cc
step wear: tape skin body tape scissors > figure by cc
step jet: tape balloon tubes tape band? > balloon jet by cc
step mount: tape tubes body tape by cc
step race: play balloon body by cc
step tune: test balloon body by cc
part balloon = balloon b : o^ ~ -52 -8 38 30 ; o_ ~+ -62 -18 8 6
part jet = tubes own : z^ yellow 6 -22 8 6 14
part body = body own : q^ light-blue 14 -64 22 30 22 62 34 84 36 84 50 62 52 30 62 -64 62
part bearings = tubes own : r yellow -40 62 12 8 3 ; r yellow 42 62 12 8 3
part wheels = wheels own : o^ blue -40 70 20 ; o_ w -40 70 11 ; o_ k -40 70 4 ; o^ blue 42 70 20 ; o_ w 42 70 11 ; o_ k 42 70 4
part figure = skin a : standing ~ 26 30 96 104

* wound-up-racer-of | 9-12 13+ | -
extras machine: sticker, washi-tape
appeal 3
topics rubber band car, rubber band powered car, rubber band racer, elastic powered car, stem, physics, engineering, cardboard car
carries any !land
minutes 60 65
mess low
scene stand
heart body: cardboard, corrugated-paper, foam-board = 1 sheet
heart band: rubber-band, hair-tie = 2
need axles: wooden-skewer, dowel, chopstick = 2
need wheels: old-CD, plastic-lid, metal-lid, bottle-cap = 4
need tubes: paper-straw, plastic-straw = 2
join glue: glue-gun, glue, waterproof-glue
join tape: tape, masking-tape, duct-tape
nice color: acrylic-paint, paint, marker = 3 color
tool brush: paintbrush when color=acrylic-paint,paint
tool ruler: ruler
tool pen: pencil, marker
tool scissors: scissors
step chassis: cut body ruler pen scissors > chassis by cc
step tubes: tape tubes body tape scissors > bearings by cc
step wheels: build axles wheels tubes glue > wheels by tc
step roll: test body by cc
step figure: draw body pen by cc
step cut: cut body scissors > figure by tc
step color: paint color body brush by cc
step stand: glue body glue by tc
step band: tie band axles body tape > band by cc
step race: play body band by cc
part chassis = body tan : r^ tan 0 48 160 16 3 ; r_ tan- 0 54 160 4
part bearings = tubes own : r yellow -56 58 14 8 3 ; r yellow 56 58 14 8 3
part wheels = wheels silver : o^ silver -56 64 26 ; o_ w -56 64 8 ; o_ k -56 64 4 ; o^ silver 56 64 26 ; o_ w 56 64 8 ; o_ k 56 64 4
part band = band red : z^ red 3 -54 42 64 42
part figure = body a : standing ~ 0 42 130 124

* feed-it-catapult | 6-8 9-12 | -
extras game: sticker
appeal 3
topics catapult, craft stick catapult, popsicle stick catapult, launcher, target game, stem, physics, party game
carries any
minutes 35 40
mess low
scene stand
heart sticks: craft-stick = 9
heart spoon: plastic-spoon, wooden-spoon, metal-spoon, bottle-cap = 1
need bands: rubber-band, hair-tie = 4
need shots: pom-pom, cotton-ball, felt-ball, marshmallow, packing-peanut = 5
need target: cardboard, cereal-box, shoebox, paper-plate, cardstock = 1
nice cap: bottle-cap, plastic-lid, cupcake-liner = 1
join glue: glue-gun, glue, tape
tool measure: ruler
tool pens: marker, paint, crayon
tool scissors: scissors
step stack: build sticks bands > stack by cc
step jaw: build sticks bands > jaw by tc
step wedge: build sticks bands by tc
step spoon: build spoon sticks bands > spoon by cc
step cap: glue cap spoon glue > cap by tc
step figure: draw target pens > figure by cc
step hole: cut target scissors > mouth by gt
step prop: build target sticks glue by tc
step shoot: play shots spoon > shots by cc
step measure: test shots measure by cc
part figure = target a : card tan -38 -14 110 128 4 ; figure ~ -38 -14 110 128
part mouth = target k : hole tan -38 -14 110 128 14
part jaw = sticks wood : z^ wood 8 18 84 92 70 ; z^ wood 8 18 84 78 26
part stack = sticks wood : r^ tan 62 66 14 34 2 ; z_ brown 1 55 58 69 58 ; z_ brown 1 55 66 69 66 ; z_ brown 1 55 74 69 74 ; z red 3 55 50 69 50
part spoon = spoon w : z^ w 6 34 68 84 18 ; o^ w 88 12 13 10 -40
part cap = cap blue : o^ blue 88 10 9 7 -40
part shots = shots own : o^ red 40 -40 8 ; o^ yellow 14 -62 8 ; o^ blue 62 -20 7

* picture-sail-kite | 6-8 9-12 13+ | -
extras sky: tinsel
appeal 3
topics kite, diamond kite, build a kite, kite making, kites, fly a kite, windy day, outdoor toy
carries any
minutes 50 60 70
mess low
scene hang
place outdoors
heart sail: paper, packing-paper, wrapping-paper, newspaper, tissue-paper, old-jersey = 2 sheet
heart spars: dowel, bamboo, wooden-skewer = 2
need line: string, cotton-cord, fishing-line, yarn = 30 ft
need tail: ribbon, crepe-paper, fabric-scrap, raffia, yarn = 6 ft
need pens: marker, paint, acrylic-paint, crayon = 3 color
nice reel: cardboard-tube, craft-stick, spool, dowel = 1
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush when pens=paint,acrylic-paint
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors
step cross: tie spars line ruler scissors > cross by tcc
step frame: tie line spars > frame by tcc
step cut: cut sail spars scissors tape? by tcc
step draw: draw pencil sail by ccc
step paint: paint pens sail brush? > sail figure by ccc
step fold: tape sail line tape by tcc
step bridle: tie line spars > bridle by ttc
step tail: tie tail spars scissors > tail by ccc
step reel: tie line reel? > reel by tcc
step fly: play line by ttc
part tail = tail b : l ~ 3 0 84 12 90 0 95 10 100
part sail = sail w : p^ w 0 -96 74 -24 0 84 -74 -24
part frame = line k : p_ light-blue 0 -91 70 -24 0 79 -70 -24 ; p_ w 0 -87 66 -24 0 75 -66 -24
part cross = spars wood : z_ tan 2 0 -96 0 84 ; z_ tan 2 -74 -24 74 -24
part figure = pens a : painted ~ 0 -24 86 80
part bridle = line gray : z_ gray 1 0 40 40 92 ; z_ gray 1 40 92 90 98
part reel = reel tan : r^ tan 88 90 18 14 3

* kaleidoscope-of | 6-8 9-12 | -
extras machine: sticker, washi-tape
appeal 3
topics kaleidoscope, kaleidoscopes, mirrors, optics, light, symmetry, patterns, science toy
carries any
minutes 50 60
mess low
scene lay
heart mirror: plastic-mirror, metallic-paper = 3 strip
heart tube: cardboard-tube, chip-can = 1
need window: plastic-sleeve, acrylic-sheet, takeout-box, plastic-lid, cellophane = 1
need bits: bead, stick-on-gem, wooden-bead, seed-bead = handful
nice glint: sequin, confetti, tinsel, foil-tray = handful
need eye: construction-paper, cardstock, paper = 1 scrap
need cover: wrapping-paper, construction-paper, origami-paper, washi-tape, paper = 1 sheet
join tape: tape, masking-tape, duct-tape
tool pens: marker, permanent-marker, colored-pencil
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step strips: cut mirror ruler scissors by tc
step prism: tape mirror tape by tc
step push: build mirror tube > mirrors by cc
step eye: cut eye tube pencil scissors by cc
step window: cut window tube pencil scissors by tc
step cell: tape window tube tape > cell by tc
step parts: draw window pens by cc
step fill: fill bits window glint? > bits by cc
step cover: tape cover tube tape scissors > tube figure by cc
step turn: play tube by cc
part tube = tube w : q^ a 6 -52 -34 86 -34 86 50 -52 50 ; r_ b -46 8 12 84 ; r_ b 80 8 12 84
part figure = cover a : rim w 18 8 76 74 2 ; painted ~ 18 8 76 74
part cell = window light-blue : o^ light-blue -56 8 30 42
part mirrors = mirror silver : p_ silver -56 -28 -34 30 -78 30 ; p_ w -56 -20 -40 26 -72 26
part bits = bits b : o_ a -56 4 5 ; o_ b -62 16 4 ; o_ c -48 18 5 ; o_ b -56 -10 4 ; o_ yellow -66 24 3 ; o_ pink -54 24 3

* periscope-in-disguise | 6-8 9-12 13+ | -
extras machine: sticker, washi-tape
appeal 3
topics periscope, mirror periscope, spy, spy tool, submarine, mirrors, optics, light, see around corners
carries any !land
minutes 45 50 60
mess some
scene stand
heart case: milk-carton, cereal-box, small-box = 2
heart mirrors: plastic-mirror, old-CD = 2
need color: paint, acrylic-paint, construction-paper = 2 color
need figure: cardstock, construction-paper, paper = 1 sheet
join tape: tape, duct-tape, masking-tape
tool brush: paintbrush when color=paint,acrylic-paint
tool pens: marker, colored-pencil, crayon
tool knife@6-8,9-12: scissors
tool knife@13+: craft-knife, scissors
tool ruler: ruler
tool pencil: pencil
step tower: build case tape > case by tcc
step windows: cut case knife ruler pencil by gtc
step slant: draw case ruler pencil by tcc
step slits: cut case knife by gtc
step mirrors: tape mirrors case tape > mirrors by tcc
step test: test case by ccc
step coat: paint color case brush > coat by ccc
step figure: draw figure pens by ccc
step wear: tape figure case tape > figure by tcc
step spy: play case by ccc
part case = case w : r^ w 4 0 60 178 3 ; p^ w- 34 -89 48 -97 48 80 34 89
part coat = color a : r_ b 4 0 60 178 3 ; p_ b- 34 -88 48 -96 48 79 34 88
part mirrors = mirrors silver : r_ k 4 -62 44 42 2 ; p_ silver -14 -45 -12 -78 20 -74 22 -46 ; p_ w -8 -50 -6 -72 0 -72 -2 -50 ; e 6 -60 7
part figure = figure a : card w 0 24 100 106 3 ; figure ~ 0 24 100 106

* bottle-planter-of | 6-8 9-12 13+ | -
extras jar: raffia
appeal 3
topics bottle planter, plastic bottle planter, recycled planter, upcycled planter, flower pot, hanging planter, bottle garden, self-made pot
carries face
minutes 45 55 60
waits 120
mess some
scene stand
heart bottle: plastic-bottle, milk-jug = 1
heart paint: acrylic-paint, paint = 2 color
need soil: soil = 2 cup
need seeds: seed, grass-seed, potted-plant, fresh-herb = 1
need knife: scissors
nice hang: string, raffia, cotton-cord, yarn = 4 ft
nice fine: permanent-marker, paint-marker, marker
tool brush: paintbrush, sponge-brush
tool pencil: permanent-marker, marker, chalk-marker
tool hole: nail, pushpin, scissors
join tape: tape, masking-tape
home water
step wash: wash bottle water by ccc
step line: draw bottle pencil by ccc
step cut: cut bottle knife > bottle by gtc
step edge: tape bottle tape by tcc
step holes: poke bottle hole by gtc
step coat: paint paint bottle brush > coat by ccc
step face: paint paint bottle brush fine? > face by ccc
step hang: tie hang bottle > hang by gtc
step soil: fill soil bottle by ccc
step seeds: build seeds soil bottle water > plant by ccc
part hang = hang tan : l ~ 3 -44 -20 -30 -96 ; l ~ 3 44 -20 30 -96
part plant = seeds green : j_ green 0 -18 -8 -74 9 ; j_ green -16 -16 -38 -62 9 ; j_ green 16 -16 36 -64 9 ; j_ dark-green -28 -12 -58 -44 8 ; j_ dark-green 28 -12 56 -46 8
part bottle = bottle light-blue : q^ light-blue 14 -56 -22 56 -22 50 88 -50 88
part coat = paint a : q_ a 12 -55 -21 55 -21 49 87 -49 87
part face = paint b : face a 0 30 118 106

* tissue-jar-lantern-of | 6-8 9-12 13+ | -
extras jar: raffia
appeal 3
topics jar lantern, tissue paper lantern, decoupage lantern, mason jar lantern, lantern, luminary, night light, decoupage, stained glass jar
carries any
minutes 40 45 55
waits 120
mess some
scene stand
heart jar: glass-jar = 1
heart tissue: tissue-paper, crepe-paper, paper-napkin = 3 sheet
need dark: construction-paper, paper = 1 sheet
need light: LED-candle, flashlight, glow-stick, string-light, LED-tea-light = 1
nice hang: string, raffia, ribbon, cotton-cord = 2 ft
nice glint: glitter, glitter-glue, sequin = 1
need fix: glue = 1/4 cup
tool brush: sponge-brush, paintbrush
tool pencil: pencil
tool scissors: scissors
home water
step wash: wash jar water by ccc
step draw: draw pencil dark by ccc
step cut: cut dark scissors by ccc
step tear: tear tissue by ccc
step lay: glue tissue jar fix brush > jar glow-bits by ccc
step figure: glue dark jar fix brush > figure by ccc
step glint: decorate glint jar > glint by ccc
step hang: tie hang jar scissors > hang by tcc
step light: play light jar > glow by tcc
part jar = jar own : q^ glass 16 -54 -62 54 -62 64 -46 64 90 -64 90 -64 -46 ; r_ glass- 0 -68 100 12 2 ; r^ glass 0 -78 112 12 4
part glow-bits = tissue a : p_ a+ -60.6 -50.6 -38.4 -50.6 -41 -27.3 -60.6 -28.8 ; p_ b -39.9 -50.6 -8.4 -50.6 -11.6 -28.2 -42.5 -27.3 ; p_ yellow -10 -50.6 13.4 -50.6 13.8 -28.4 -13.2 -28.2 ; p_ a 11.9 -50.7 36 -50.7 40.2 -25.7 12.4 -28.4 ; p_ b+ 34.6 -50.7 60.7 -50.7 60.7 -25.2 38.8 -25.7 ; p_ yellow -60.6 -30.1 -41 -28.6 -41.2 -4.8 -60.6 -7.2 ; p_ a+ -42.5 -28.6 -11.6 -29.5 -8.2 -8.1 -42.6 -4.8 ; p_ b -13.2 -29.4 13.8 -29.6 13.1 -7.9 -9.8 -8 ; p_ yellow 12.4 -29.7 40.2 -27 35.6 -3.6 11.6 -8 ; p_ a 38.8 -27 60.7 -26.5 60.7 -7.3 34.1 -3.7 ; p_ yellow -60.6 -8.6 -41.2 -6.2 -40.9 15.3 -60.6 20.1 ; p_ a -42.7 -6.1 -8.2 -9.4 -9.2 17 -42.4 15.4 ; p_ b+ -9.8 -9.4 13.1 -9.2 9 16.4 -10.8 17.1 ; p_ yellow 11.7 -9.4 35.7 -5 38 21.9 7.6 16.2 ; p_ a 34.2 -5.1 60.7 -8.7 60.7 18.6 36.6 21.9 ; p_ b -60.6 18.6 -40.9 13.9 -37.9 44.5 -60.6 38.1 ; p_ yellow -42.3 13.9 -9.1 15.6 -15.2 38.5 -39.3 44.5 ; p_ a -10.7 15.6 9 14.9 14.3 41.2 -16.7 38.6 ; p_ b+ 7.5 14.8 38 20.5 39.7 39.9 12.8 41.1 ; p_ yellow 36.5 20.5 60.7 17.3 60.7 37.8 38.2 39.9 ; p_ b+ -60.6 36.7 -37.9 43.1 -40.5 62.4 -60.6 65 ; p_ yellow -39.3 43.1 -15.1 37.1 -13.8 67.4 -41.8 62.3 ; p_ a -16.7 37.1 14.3 39.7 11.2 65.4 -15.3 67.4 ; p_ b 12.7 39.8 39.6 38.6 41.7 61.5 9.6 65.5 ; p_ yellow+ 38.2 38.6 60.6 36.5 60.6 66.2 40.3 61.6 ; p_ a -60.6 63.7 -40.5 61 -36.2 86.7 -60.6 86.7 ; p_ b+ -41.8 61 -13.8 66 -14.9 86.7 -37.6 86.7 ; p_ yellow -15.3 66 11.3 64 12.4 86.6 -16.4 86.6 ; p_ a 9.7 64.1 41.8 60.1 37 86.7 10.8 86.7 ; p_ b 40.3 60.1 60.6 64.8 60.6 86.7 35.6 86.7
part glow = light yellow : o_ yellow+ 0 34 38 42 ; o_ w 0 40 22 26
part figure = dark k : shape k 0 16 104 110
part glint = glint gold : d_ gold 2 -52 -54 -30 -60 0 -56 30 -58 52 -50 -54 74 -20 80 16 78 46 74
part hang = hang tan : a_ ~ 0 -72 60 56 180 360 ; r_ ~ 0 -68 108 7 3

* carton-boat-of | 4-5 6-8 9-12 | -
extras machine: sticker, flag
appeal 3
topics milk carton boat, boat, boats, floating boat, sail boat, toy boat, bath toy, sink or float, water play
carries any !land
minutes 30 40 45
mess some
scene stand
heart carton: milk-carton, takeout-box = 1
need mast@4-5: paper-straw, plastic-straw, craft-stick, stick = 1
need mast@6-8,9-12: wooden-skewer, dowel, paper-straw, chopstick = 1
need sail: paper, construction-paper, cardstock, craft-foam = 1 sheet
need pens: marker, crayon, permanent-marker, paint = 2 color
nice tube: paper-straw, plastic-straw, cork = 2
join tape: duct-tape, tape, electrical-tape
nice staple@6-8,9-12: stapler = 1
tool scissors: scissors
home water
home bowl
step rinse: wash carton water by ccc
step halve: cut carton scissors > hull by gtc
step seal: tape carton tape > stripe by tcc
step draw: draw sail pens by ccc
step color: color sail pens > sail figure by ccc
step cut: cut sail scissors by tcc
step mast@4-5: tape mast sail tape > mast by t
step mast@6-8,9-12: build mast sail staple? scissors > mast by tc
step stand: tape mast carton tape tube? by tcc
step float: test carton bowl water by ttc
step cargo: play carton by ttc
part mast = mast own : stick ~ 0 20 0 98 6
part sail = sail w : r^ w 0 -28 124 108 4
part figure = pens a : painted ~ 0 -28 108 96
part hull = carton w : q^ w 8 -88 44 88 44 66 86 -66 86
part stripe = tape red : r_ a 0 52 168 9 ; r_ b 0 64 152 6

* map-cut-box | 9-12 13+ | -
extras box: raffia
appeal 3
topics map decoupage, old maps, map craft, map box, decoupage box, decoupage, travel memory box, keepsake box, treasure box, mod podge
carries any
minutes 55 65
waits 120
mess some
scene lay
heart map: map = 2 sheet
heart box: wooden-box, shoebox, suitcase = 1
need fix: glue = 1/4 cup
need plain: paper, tracing-paper, index-card = 1 sheet
nice sand: sandpaper = 1
nice line: permanent-marker, drawing-ink, gel-pen, metallic-pen
nice ribbon: ribbon, leather-cord, lace, string = 2 ft
tool brush: sponge-brush, paintbrush
tool pencil: pencil
tool scissors: scissors
step sand: prepare sand box by cc
step choose: prepare map by cc
step cover: cut map box scissors by cc
step coat: glue map box fix brush > box sheet by cc
step pattern: draw plain pencil by cc
step cut: cut map plain scissors by cc
step figure: glue map box fix brush > figure by cc
step line: draw line box > lines by cc
step seal: glue fix box brush by cc
step ribbon: glue ribbon box fix scissors > ribbon by cc
part box = box wood : r^ brown 0 6 180 164 5 ; r_ brown- 0 80 180 16 3
part sheet = map cream : r_ cream 0 -2 166 144 2 ; l_ light-blue 4 -82 -40 -50 -30 -20 -44 10 -20 40 -30 82 -4 ; l_ tan 1.6 -82 20 -40 10 0 26 40 14 82 30 ; l_ tan 1.6 -60 -72 -50 -20 -62 30 -50 68 ; l_ tan 1.6 50 -72 44 -10 58 40 52 68 ; d_ red 2 -50 -20 44 -12 0 26 58 42
part figure = map green : rim w 0 -2 108 112 2.4 ; shape light-green 0 -2 108 112 ; of-hatch tan 0 -2 108 112
part lines = line k : inked brown-- 0 -2 108 112 1.8 ; details brown-- 0 -2 108 112
part ribbon = ribbon red : r_ red 0 62 180 8

* keycap-picture | 9-12 13+ | -
extras shelf: charm
appeal 3
topics keyboard keys, keycaps, keyboard upcycling, old keyboard, computer keys, geek gift, gamer gift, e-waste art, pixel art
carries any
minutes 70 80
waits 240
mess low
scene stand
heart keys: keycap = 40
need frame: picture-frame, shadow-box, canvas = 1
need card: cardstock, construction-paper, cardboard = 1 sheet
need plan: graph-paper, paper = 1 sheet
join glue: waterproof-glue, glue-gun, glue
nice color: acrylic-paint, paint-marker, permanent-marker = 2 color
nice back: pin-back, key-ring = 1
tool lift: screwdriver, craft-stick, metal-spoon
tool pencil: pencil
tool brush: paintbrush when color=acrylic-paint
tool scissors: scissors
home soapy-water
step lift: prepare keys lift by tc
step wash: wash keys soapy-water by cc
step plan: draw plan pencil by cc
step sort: arrange keys plan by cc
step color: paint color keys brush by cc
step card: cut card frame scissors > card by cc
step lay: glue keys card glue > figure by cc
step words: arrange keys card glue > words by cc
step frame: build frame card > frame by cc
step back: glue back keys glue > pin by cc
part card = card k : r^ k 0 0 168 172
part figure = keys a : shape k 0 -12 132 132 ; of-keycap w/a/gray 0 -12 132 132 1.2
part words = keys w : r^ w -24 76 14 13 2 ; r^ w -8 76 14 13 2 ; r^ w 8 76 14 13 2 ; r^ w 24 76 14 13 2
part frame = frame wood : r^ gray 0 -90 190 12 2 ; r^ gray 0 90 190 12 2 ; r^ gray -90 0 12 190 2 ; r^ gray 90 0 12 190 2
part pin = back silver : r^ w 72 76 15 14 2

* dots-and-sticks-figure | 4-5 6-8 9-12 | -
appeal 3
topics marshmallow structures, marshmallow toothpick, marshmallow building, toothpick structures, gumdrop structures, engineering, stem challenge, spaghetti tower, geometry
carries any
minutes 25 35 40
mess some
scene stand
heart joints: marshmallow, candy, play-dough, modeling-clay = 24
heart bars@4-5: spaghetti, pretzel, paper-straw, craft-stick = 30
heart bars@6-8,9-12: toothpick, spaghetti, wooden-skewer, pretzel = 30
nice long: spaghetti, wooden-skewer, paper-straw = 6
nice deco: candy, sprinkles, breakfast-cereal = 6
need plan: paper, paper-plate = 1 sheet
tool pencil: pencil, marker
tool ruler: ruler
step plan: draw plan pencil by tcc
step dots: draw plan pencil by tcc
step lay: arrange joints bars plan > bars joints by ccc
step push: build joints bars by tcc
step cross: build bars joints by tcc
step twin: build joints bars by tcc
step join: build joints bars long? by tcc
step stand: test joints bars by ccc
step deco: decorate deco joints > deco by ccc
step measure@6-8,9-12: test bars ruler by cc
part bars = bars own : shape sky 0 0 140 148 ; inked tan 0 0 140 148 3
part joints = joints own : edge-dot w 0 0 140 148 2
part deco = deco pink : d_ pink 5 -70 84 -40 88 0 84 40 88 70 84

* iced-picture-cookies | 4-5 6-8 9-12 13+ | -
extras party: candle
appeal 3
topics cookie decorating, decorated cookies, royal icing cookies, iced cookies, sugar cookies, icing cookies, cookies, baking, bake sale
carries any
minutes 35 45 60 80
waits 180
mess some
scene lay
heart cookies: cookie = 8
heart icing: icing = 1 cup
heart color: food-coloring = 3 color
nice tips: squeeze-bottle, parchment-paper = 2
nice shine: sprinkles, candy = handful
tool pick@4-5: plastic-spoon, cotton-swab
tool pick@6-8,9-12,13+: toothpick, wooden-skewer
need plan: paper, index-card = 1 sheet
tool pencil: pencil
home bowl
home water
home plate
step plan: draw plan pencil by tccc
step mix: mix icing color bowl water pick by tccc
step fill: fill icing tips by gtcc
step line: decorate icing cookies > cookies outline by tccc
step flood: decorate icing cookies pick > flood by cccc
step wait: dry cookies by cccc
step figure: decorate icing color cookies pick > figure by tccc
step shine: decorate shine cookies > shine by cccc
step small: decorate icing cookies > small by cccc
step dry: dry cookies plate by cccc
part cookies = cookies tan : o^ tan 0 -8 88 86 ; o_ tan- 0 -8 84 82 ; o^ tan -74 78 20 18 ; o^ tan 74 78 20 18
part outline = icing w : o_ w 0 -8 78 76
part flood = icing cream : o_ cream 0 -8 74 72
part figure = color a : rim w 0 -8 92 96 2 ; painted ~ 0 -8 92 96
part shine = shine pink : d_ pink 3 -60 -34 -46 -54 60 -34 46 -54 -62 16 62 16 -48 42 48 42 0 62
part small = icing a : o_ a -74 78 15 13 ; o_ b 74 78 15 13

* modeled-cake-topper | 6-8 9-12 13+ | -
appeal 3
topics fondant, fondant toppers, cake topper, cupcake topper, cupcakes, sugar paste, cake decorating, birthday cupcakes, gum paste
carries any
minutes 45 55 75
waits 120
mess some
scene stand
heart fondant: fondant = 1 lb
heart cake: cupcake = 6
heart color: food-coloring = 3 color
need dust: cornstarch, flour = 2 tbsp
nice pin: rolling-pin = 1
nice cutter: cookie-cutter, plastic-knife, bottle-cap = 1
nice cream: icing, sunflower-butter = 1 cup
nice bits: sprinkles, candy = handful
tool pick: toothpick, wooden-skewer, plastic-knife
tool brush: paintbrush, cotton-swab
home water
home plate
step knead: mix fondant color dust by tcc
step body: shape fondant > body by ccc
step parts: shape fondant pick by ccc
step join: build fondant water brush by ccc
step mark: draw pick fondant by ccc
step roll: roll fondant dust pin? by ccc
step disk: shape fondant cutter? pick > disk by ccc
step cream: decorate cream cake > cream by ccc
step bits: decorate bits cake > bits by ccc
step top: build fondant cake plate > cake by ccc
part cake = cake brown : p^ brown -56 46 56 46 42 94 -42 94 ; z_ brown- 2 -30 50 -24 90 ; z_ brown- 2 0 50 0 90 ; z_ brown- 2 30 50 24 90
part cream = cream cream : y^ cream 0 38 60 18 9 .25
part disk = fondant w : o^ w 0 30 50 11
part body = fondant a : standing ~ 0 32 112 116
part bits = bits pink : d_ pink 3 -44 44 -26 50 -8 46 12 50 30 45 46 42

* leaves-all-over | 2-3 4-5 | -
topics leaf collage, autumn leaves, fall leaves, leaf picture, leaf art, nature walk, leaf animals
carries any
minutes 20 30
waits 60
mess some
scene lay
heart leaves: leaf, petal, fern-frond = 2 handful
heart sheet: paper, construction-paper, cardstock, paper-bag = 1 sheet
need pen: marker, crayon, colored-pencil
nice eyes@4-5: googly-eye = 2
join fix: glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
home book
step press: prepare leaves book by tc
step draw: draw sheet pen > sheet outline by gt
step name: play sheet by cc
step coat: glue fix sheet brush by cc
step lay: glue leaves sheet > body by cc
step tear: tear leaves by cc
step face: draw sheet pen > lines by gc
step eyes@4-5: glue eyes sheet fix by c
step wave: play sheet by cc
part sheet = sheet cream : r^ cream 0 0 164 184 1
part outline = pen gray : rim gray 0 0 134 144 1
part body = leaves own : shape orange 0 0 132 142 ; filled own 0 0 132 142 1.3
part lines = pen k : details k 0 0 132 142
`;
