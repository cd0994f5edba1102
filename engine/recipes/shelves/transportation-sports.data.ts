export const shelf = `
* box-car | 2-3 4-5 | Transportation
extras machine: plastic-lid, masking-tape, washi-tape, glitter-paper, glitter-glue, sticker, cardboard-letter, bread-tag, bell, paper-straw, craft-foam
appeal 3
topics driver, driving, road trip, drive-in, big box, pretend play
variant car | Transportation | blue, yellow, black | car, cars, taxi, racing car, traffic, vehicles
variant fire-truck | Transportation | red, yellow, black | fire truck, fire engine, firefighter, firefighters, fire station, rescue, community helpers, jobs
minutes 30 35
mess low
place floor
heart box: cardboard-box
heart wheels: paper-plate = 5
need pens: crayon, paint, marker, broken-crayon, oil-pastel = 3 color
nice lamps: paper-cup, yogurt-pot, cupcake-liner, plastic-lid = 2
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush, kitchen-sponge when pens=paint
step open: cut box tape scissors > body by gg
step color: decorate box pens brush? > look-c look-f by cc
step wheels: decorate wheels pens brush? by cc
step mount: tape wheels box tape > wheels by tc
step steer: tape wheels box tape > steer by gt
step lamps: tape lamps box tape > lamps by cc
step drive: play box by cc
part steer = wheels own : l ~ 6 30.7 -4.5 23.4 11.1 15.4 16.1 11.2 7.6 13.3 -9.5 20.6 -25.1 28.6 -30.1 32.8 -21.6 30.7 -4.5
part body = box own : z^ ~- 8 49 -14 61 -66 87 -61 83 -14 49 -14 ; q^ ~ 4 -90 -16 -36 -16 -26 12 26 12 38 -16 90 -16 90 54 -90 54
part look-c@car = pens a : l_ ~ 9 -82 34 -66 24 -50 36 -34 24 -18 36 -2 24 14 36 30 24 46 36 62 24 80 34 ; r_ b -64 2 30 14 3 ; z_ c 3 -14 20 -14 50 ; z_ c 3 28 20 28 50 ; l_ c 4 14 28 22 28 ; s b 64 4 5 12 5
part look-f@fire-truck = pens a : r_ ~ -61 6 50 34 4 ; r_ ~ 64 8 44 38 4 ; r_ ~ 0 34 166 24 4 ; z_ b 4 -80 -2 -44 -2 ; z_ b 4 -80 12 -44 12 ; z_ b 3 -74 -2 -74 12 ; z_ b 3 -65 -2 -65 12 ; z_ b 3 -56 -2 -56 12 ; z_ b 3 -48 -2 -48 12 ; s_ b 64 8 5 15 6.5 ; l_ b 5 -22 36 -10 30 2 36 14 30
part wheels = wheels own : plate ~ -50 54 27 ; o_ k -50 54 8 ; plate ~ 52 54 27 ; o_ k 52 54 8
part lamps = lamps own : o ~ 90 4 7 12 ; o_ yellow 92 4 4 8

* peel-off-road | 2-3 4-5 | Transportation
extras world Transportation: toy-tree, pom-pom, duplo-brick, toy-animal, fake-leaf, modeling-clay, toy-brick, toy-car, flower, wooden-block, pipe-cleaner, shoebox
extras picture Transportation: aluminum-foil, craft-foam, felt-sticker, foam-sheet-scrap
appeal 3
topics road, roads, street, town, map, resist painting, small world play, cars
colors green, light blue
minutes 20 25
waits 60
mess lots
heart tape: masking-tape, washi-tape = 1 roll
heart paint: paint = 2 color
need base: watercolor-paper, cardstock, construction-paper, cardboard, paper = 1 sheet
need dab: kitchen-sponge, sponge-brush, cotton-ball, paintbrush
home plate
nice car@4-5: toy-car
tool pen: marker, crayon
step stick: tape tape base > sheet tapes by gt
step rub: shape tape base by cc
step pour: prepare paint plate by gg
step dab: paint paint dab base plate > land by cc
step pond: paint paint dab base > pond by cc
step peel: prepare tape base > roads by tc
step lines: draw pen base > lines by gc
step drive: play base by cc
step car@4-5: play car base > car by c
scene lay
part sheet = base w : r^ w 0 0 176 140 2 -2
part tapes = tape own : l_ ~ 16 -80 35 -40 28 -8 -2 30 -10 78 -27 ; l_ ~ 16 -29 -60 -24 -30 -8 -2 ; l_ ~ 16 30 -10 44 26 40 56
part land = paint a : r_ ~ 0 0 168 132 4 -2 ; o_ ~+ -60 -40 16 9 20 ; o_ ~+ 62 26 14 8 -15 ; o_ ~+ 6 50 18 8 10 ; o_ ~- -66 54 12 6 ; o_ ~- 30 -48 14 7 30
part pond = paint b : b_ ~ 44 -58 70 -60 76 -44 60 -38 42 -44
part roads = base w : l_ w 18 -82 35 -40 28 -8 -2 30 -10 80 -28 ; l_ w 18 -29 -62 -24 -30 -8 -2 ; l_ w 18 30 -10 44 26 40 58
part lines = pen k : z_ k 2.4 -80 33 -68 32 ; z_ k 2.4 -58 30 -46 28 ; z_ k 2.4 -36 24 -28 17 ; z_ k 2.4 4 -5 16 -8 ; z_ k 2.4 42 -14 54 -18 ; z_ k 2.4 64 -22 76 -26 ; z_ k 2.4 -29 -60 -27 -48 ; z_ k 2.4 -24 -36 -20 -26 ; z_ k 2.4 37 6 41 16 ; z_ k 2.4 43 28 42 40 ; z_ k 2.4 41 48 40 58
part car = car red : r^ ~ -48 28 28 16 6 -12 ; r_ light-blue -46 27 8 12 2 -12

* sponge-boat | 2-3 4-5 | Transportation, Ocean
extras machine: flag
extras world Ocean: cork, duplo-brick
appeal 3
topics paddling pool, wading pool, kiddie pool, pool, boat, boats, sailboat, sailing, ship, bath toy, bath time, bath, bathtub, water play, floating, sink or float
colors yellow, red, blue free
minutes 15 20
mess some
place sink
heart hull: kitchen-sponge, pool-noodle
need mast: craft-stick, paper-straw, plastic-straw
need sail: craft-foam, fabric-scrap, felt, construction-paper = 1 scrap
need pens: marker = 2 color
home bowl
home water
tool scissors: scissors
step squeeze: wash hull water bowl by cc
step sail: cut sail scissors by gt
step draw: color sail pens by cc
step slits: cut sail hull scissors > hull by gg
step lace: thread mast sail > sail mast by tc
step mast: build mast hull by cc
step wind: play hull bowl water by cc
part mast = mast own : stick ~ 0 -84 0 34 11
part sail = sail b : p^ ~ -8 -72 58 8 -8 14 ; p^ ~+ 6 -74 -50 2 6 10 ; z_ w 6 2 -50 36 -4 ; z_ c 6 2 -34 24 0 ; o_ c -16 -14 8 8
part hull = hull a : q^ ~ 10 -76 24 76 24 74 72 -74 72 ; q_ ~- 6 -74 54 75 54 74 72 -74 72 ; d_ ~-- 3.4 -60 36 -40 44 -22 34 18 40 34 33 52 42 64 34 -54 50 ; d_ ~+ 2.4 -48 34 -12 46 26 48 44 36 -68 44

* posting-bus | 2-3 4-5 | Transportation
extras world Transportation: toy-animal, masking-tape, toy-brick, ticket-stub, newspaper, paper-strip, pipe-cleaner, button, toy-tree, construction-paper, wooden-block, sticky-note, cardboard-box, magazine, duct-tape
extras machine: plastic-lid, sticker, washi-tape, masking-tape, cardboard-letter, bread-tag, bottle-cap, candy-wrapper, egg-carton, craft-foam, cellophane, paper-straw, bell
topics bus, buses, school bus, wheels on the bus, first day of school, back to school, public transport, passengers, nursery rhyme
colors yellow, black, white
minutes 25 30
mess low
heart box: tissue-box, shoebox, small-box
heart riders: craft-stick = 6
need cover: construction-paper, cardstock, felt = 4 sheet
need pens: marker, crayon = 3 color
join stick: glue, glue-stick
tool scissors: scissors
step wrap: glue box cover stick > bus by gt
step slot: cut box scissors > slot by gg
step windows: cut cover scissors by gt
step stick: glue cover box stick > windows by cc
step wheels: glue cover box stick > wheels by cc
step riders: color riders pens by cc
step faces: draw riders pens by tc
step post: play riders box > riders by cc
part riders = riders own : stick ~ -54 -84 -54 -20 15 ; stick ~ -34 -74 -34 -20 15 ; stick ~ -14 -90 -14 -20 15 ; stick ~ 6 -80 6 -20 15 ; stick ~ 26 -88 26 -20 15 ; stick ~ 46 -72 46 -20 15 ; r_ red -54 -38 15 42 ; k -57 -76 2.2 ; k -51 -76 2.2 ; u -54 -71 3.4 ; r_ teal -34 -33 15 32 ; k -37 -66 2.2 ; k -31 -66 2.2 ; u -34 -61 3.4 ; r_ purple -14 -41 15 48 ; k -17 -82 2.2 ; k -11 -82 2.2 ; u -14 -77 3.4 ; r_ blue 6 -36 15 38 ; k 3 -72 2.2 ; k 9 -72 2.2 ; u 6 -67 3.4 ; r_ orange 26 -40 15 46 ; k 23 -80 2.2 ; k 29 -80 2.2 ; u 26 -75 3.4 ; r_ green 46 -32 15 30 ; k 43 -64 2.2 ; k 49 -64 2.2 ; u 46 -59 3.4
part bus = cover a : box ~ -4 -36 164 92
part slot = box own : z_ k 6 -60 -44 56 -44
part windows = cover c : r w -58 -8 34 30 4 ; r w -6 -8 34 30 4 ; r w 46 -8 34 30 4 ; z_ b 5 -86 22 46 22 ; o yellow- 74 38 6
part wheels = cover b : o^ ~ -48 58 20 20 ; o_ w -48 58 8 ; o^ ~ 40 58 20 20 ; o_ w 40 58 8

* tube-train | 4-5 6-8 | Transportation
extras world Transportation: string, paper-straw, spaghetti, stick, bamboo, pebble, small-box, acorn, chestnut, coffee-bean, candy-wrapper, junk-mail, popcorn, tissue, cotton-ball, toy-animal, wooden-block, notebook, bucket, ticket-stub, sticky-note, hay, broken-crayon, duplo-brick, egg-carton, toy-tree
extras machine: bell, sticker, dried-lentil, rubber-band, loom-band, washi-tape, masking-tape, candy-wrapper
topics train, trains, steam train, locomotive, railway, railroad, freight train, polar express, conductor
colors red, blue, green, yellow free
minutes 35 40
waits 30
mess some
heart tubes: cardboard-tube = 4
heart wheels: bottle-cap, button = 12
need paint: paint, acrylic-paint = 4 color
need cord: yarn, string, pipe-cleaner, ribbon, shoelace = 2 ft
nice steam: cotton-ball, pillow-stuffing, pom-pom = 3
nice freight: popcorn, stick, pebble, dry-pasta, stone, acorn = handful
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush, sponge-brush, cotton-swab
tool punch: hole-punch
tool scissors: scissors
step cut: cut tubes scissors by tc
step paint: paint tubes paint brush > engine wagons by cc
step holes: poke tubes punch by gc
step couple: tie cord tubes > cord by tc
step cab: tape tubes tape scissors > cab smokestack by tc
step wheels: tape wheels tubes tape > wheels by cc
step steam: tape steam tubes tape > steam by cc
step freight: fill freight tubes > freight by cc
step run: play tubes by cc
part cord = cord k : l_ ~ 3.4 -36 40 -28 44 -22 40 ; l_ ~ 3.4 24 40 30 44 36 40
part cab = tubes own paint paint d : r^ ~ 88 -8 18 60 3 ; r_ ~- 93 -8 8 58 3 ; o ~+ 88 -38 12 4 ; r_ light-blue 86 -18 8 14 2
part engine = tubes own paint paint a : roll ~ 66 26 62 42
part wagons = tubes own paint paint b : roll ~ -66 30 56 38 ; roll c -2 30 48 38 ; b_ k -86 14 -80 10 -54 10 -48 14 -54 19 -80 19 ; b_ k -20 14 -14 10 8 10 14 14 8 19 -14 19
part wheels = wheels k : bits ~ 2.04 -82 54 -52 54 -16 54 12 54 48 54 82 54
part freight = freight own : d_ ~ 7 -78 10 -66 7 -56 10 -12 10 0 7 8 11
part steam = steam w : cotton ~ 53 -32 13 ; cotton ~ 40 -52 16 ; cotton ~ 21 -72 18
part smokestack = tubes own paint paint d : r^ ~ 54 -8 14 34 2 ; o ~+ 54 -25 10 4

* carton-fire-engine | 4-5 6-8 | Transportation
extras world Transportation: masking-tape, duct-tape, shoebox, cardboard-box, newspaper, construction-paper, toy-car, modeling-clay, paper-strip, button, toy-tree, pipe-cleaner, toy-brick
extras machine: bell, buckle, bread-tag, sticker, masking-tape, nuts-and-bolts, metal-washer, candy-wrapper, egg-carton, craft-foam, cardboard-letter, button, stick-on-gem, coin, plastic-straw, snap-fastener, cellophane, patch, washi-tape, dried-lentil
topics fire engine, fire truck, firefighter, firefighters, fire station, fire safety week, rescue, emergency, community helpers, jobs
colors red, black, blue
minutes 40 45
waits 60
mess some
heart carton: milk-carton, cereal-box, small-box
heart paint: acrylic-paint, paint = 1 color
need wheels: bottle-cap, plastic-lid = 4
need rungs: paper-straw, plastic-straw, craft-stick = 4
need dark: construction-paper, cardstock, craft-foam = 1 sheet
nice reel: cardboard-tube = 1
nice water: crepe-paper, ribbon, tissue-paper, yarn = 3 strip
join glue: glue
join tape: tape, masking-tape
home dish-soap
tool brush: paintbrush, sponge-brush
tool scissors: scissors
step close: tape carton tape > body by tc
step paint: paint carton paint brush dish-soap by cc
step windows: glue dark carton glue scissors > windows by tc
step wheels: glue wheels carton glue > wheels by cc
step rungs: tape rungs tape scissors > ladder by tc
step mount: tape rungs carton tape by cc
step reel: tape reel carton tape > reel by cc
step water: tape water carton tape > water by cc
step alarm: play carton by cc
part water = water c : l ~ 5 -80 -22 -96 -34 -92 -52 ; l ~+ 5 -80 -20 -88 -44 -80 -60 ; l ~ 5 -78 -20 -78 -46 -68 -56
part body = carton own paint paint a : box ~ -6 -22 164 76
part windows = dark b : r_ ~ 54 -2 30 26 3 ; p_ light-blue 44 -10 64 -10 60 6 44 6 ; r_ ~ -50 30 26 20 2 ; r_ ~ -16 30 26 20 2 ; z_ yellow 5 -84 12 30 12 ; o yellow 66 34 6
part reel = reel own : tube ~ -64 -52 26 40
part ladder = rungs own : z^ ~ 6 -74 -30 66 -74 ; z^ ~ 6 -66 -10 74 -54 ; z ~ 4 -60 -34 -52 -14 ; z ~ 4 -38 -40 -30 -20 ; z ~ 4 -16 -48 -8 -28 ; z ~ 4 6 -54 14 -34 ; z ~ 4 28 -62 36 -42 ; z ~ 4 50 -68 58 -48
part wheels = wheels k : cap ~ -52 58 19 ; cap ~ 42 58 19

* clothespin-biplane | 4-5 6-8 9-12 | Transportation
extras world Transportation: pizza-box, toilet-paper, paper-towel, string-light, bead, cotton-ball, pillow-stuffing, old-towel, bowl, chip-can, fabric-scrap, cork-sheet, craft-foam, paper-lantern, old-belt, glow-stick, corrugated-paper
extras machine: sticker
appeal 3
topics airplane, plane, aeroplane, biplane, flying, pilot, airport, aviation, wright brothers, aviator, travel
colors red, yellow, blue free
minutes 20 30 35
waits 60
mess low
heart body: clothespin
heart wings: craft-stick = 3
need color: marker, paint, acrylic-paint, paint-marker = 2 color
nice propeller: button, bead, paper-fastener, bread-tag, twist-tie
nice signs: sticker, washi-tape, stick-on-gem = 4
join glue: glue
tool scissors: scissors
step cut: cut wings scissors by gtc
step color: color wings body color by ccc
step lower: glue wings body glue > lower by ccc
step upper: glue wings body glue > body upper by ccc
step tail: glue wings body glue > tail fin by tcc
step prop: glue propeller body glue > prop by ccc
step signs: decorate signs wings > signs by ccc
step dry: dry body by ccc
step fly: play body by ccc
scene lay
part lower = wings own paint color b : stick ~ -86 -12 86 -12 17
part tail = wings own paint color b : stick ~ -36 66 36 66 13
part body = body own paint color a : pin ~ 0 -82 166
part upper = wings own paint color b : stick ~ -90 -36 90 -36 18 ; o_ a -66 -36 7 ; o_ w -66 -36 4 ; o_ a 66 -36 7 ; o_ w 66 -36 4 ; z_ c 4 -46 -44 -46 -28 ; z_ c 4 46 -44 46 -28
part signs = signs c : bits own 1 -78 -36 -30 -36 30 -36 78 -36
part fin = wings own paint color a : r^ ~ 0 70 7 30 3
part prop = propeller c : o^ ~ 0 -86 12 12 ; o_ ~- 0 -86 5

* tray-glider | 6-8 9-12 13+ | Transportation
appeal 3
topics glider, plane, airplane, aeroplane, jet, flight, aerodynamics, stem, physics, airport, pilot
colors blue, red, yellow free
minutes 30 45 60
mess low
heart foam: foam-tray, foam-sheet-scrap
need weight: paper-clip, coin = 3
need plan: paper, graph-paper = 1 sheet
need color: permanent-marker, paint-marker, marker, acrylic-paint = 2 color
join tape: tape, masking-tape
tool pencil: pencil
tool scissors: scissors
tool ruler: ruler
step plan: draw plan pencil ruler scissors by tcc
step trace: draw foam plan pencil by ccc
step cut: cut foam scissors > body by ccc
step slots: cut foam scissors pencil by tcc
step look: color foam color > look by ccc
step wings: build foam > wing tail by ccc
step bow@13+: shape foam pencil tape by c
step nose: tape weight foam tape > nose by ccc
step fly: test foam weight by ccc
step tune@9-12,13+: test foam by cc
scene hang
part tail = foam a : p^ ~- 58 26 92 4 96 14 74 40
part body = foam w : b^ ~ -84 -18 -92 -8 -80 0 60 44 84 50 88 42 78 10 90 -4 80 -8 58 18 -40 -20
part wing = foam a : p^ ~ -28 -6 10 -82 34 -88 18 2 ; p^ ~+ -26 4 20 6 -2 90 -26 84
part look = color b : p_ ~ 7 -72 29 -78 30 -70 4 -64 ; p_ ~ -8 78 -26 72 -27 64 -4 70 ; p_ c 76 18 86 0 80 -2 66 18 ; z_ c 5 -60 -10 40 28 ; o_ k -66 -14 7 5 20
part nose = weight own : a^ silver -84 -8 12 8 -60 250 ; z silver 4 -90 -12 -72 -4

* band-racer | 6-8 9-12 13+ | Transportation
extras machine: sticker, washi-tape, bread-tag
appeal 3
topics car, race car, racer, drag racer, dragster, rubber band car, formula one, racing, stem, physics, energy, inventor, soapbox derby
colors teal, orange, black free
minutes 60 60 75
mess low
heart band: rubber-band = 4
heart wheels: bottle-cap, plastic-lid = 4
heart axles: wooden-skewer, dowel = 2
need board: cardboard, foam-board, corrugated-paper = 1 sheet
nice frame: craft-stick = 2
need bearings: paper-straw, plastic-straw = 2
nice color: acrylic-paint, paint-marker, marker = 2 color
join tape: tape, duct-tape, masking-tape, electrical-tape
join glue@9-12: glue
join glue@13+: glue-gun, glue, waterproof-glue
home hammer
home nail
tool scissors: scissors
tool ruler: ruler
step chassis: cut board scissors ruler > board by tcc
step color: color color board > look by ccc
step bearings: tape bearings board tape scissors frame? > bearings frame by ccc
step holes: poke wheels hammer nail by gtc
step axles: glue axles wheels bearings glue scissors > axles wheels wheels-far by ccc
step tires: build band wheels > tires by ccc
step hook: tape axles tape by ccc
step band: tie band board axles > band by ccc
step run: test band wheels by ccc
step tune@13+: test band wheels by c
scene lay
part axles = axles own : z ~ 6 -52 -78 -52 78 ; z ~ 6 52 -66 52 66
part board = board own : p^ ~ -88 -34 -70 -34 -70 -14 -44 -14 -44 14 -70 14 -70 34 -88 34 -88 40 30 34 92 10 92 -10 30 -34 -88 -40
part frame = frame wood : r_ wood -20 -28 110 7 3 ; r_ wood -20 28 110 7 3
part look = color a : p_ ~ -36 -28 28 -24 84 -6 84 6 28 24 -36 28 ; p_ b -36 -9 80 -3 80 3 -36 9 ; o_ w 0 0 15 15 ; s_ b 0 0 5 10 4
part bearings = bearings w : z ~ 10 -52 -38 -52 -17 ; z ~ 10 -52 17 -52 38 ; z ~ 10 52 -32 52 32
part wheels-far = wheels c : r^ ~ 52 -66 34 13 4 ; r^ ~ 52 66 34 13 4 ; z_ ~+ 1.6 38 -70 66 -70 ; z_ ~+ 1.6 38 62 66 62
part wheels = wheels c : r^ ~ -52 -78 46 16 5 ; r^ ~ -52 78 46 16 5 ; z_ ~+ 1.6 -72 -82 -32 -82 ; z_ ~+ 1.6 -72 74 -32 74
part tires = band b : z ~ 4 -75 -78 -29 -78 ; z ~ 4 -75 78 -29 78
part band = band b : l^ ~ 3.4 86 -2 20 -4 -52 -3 ; l^ ~ 3.4 86 2 20 4 -52 3 ; r^ ~ -52 0 9 11 2 ; r^ k 87 0 5 9 1

* paddle-boat | 6-8 9-12 | Transportation
extras machine: flag
extras world Ocean: cork
topics boat, paddle boat, paddle steamer, steamboat, ship, river, mississippi, raft, bath toy, stem
colors red, blue, yellow free
minutes 40 50
mess low
place sink
heart hull: foam-tray, wood-scrap, foam-sheet-scrap, milk-carton, cork-sheet
heart band: rubber-band = 2
need arms: dowel, chopstick, pencil, stick = 2
need paddle: plastic-spoon, craft-stick = 2
nice flag: fabric-scrap, felt, craft-foam, duct-tape = 1 scrap
nice sand: sandpaper = 1 scrap
nice color: acrylic-paint, permanent-marker, paint-marker = 2 color
join tape: duct-tape, electrical-tape, tape
home water
tool scissors: scissors
tool pencil: pencil, marker
step hull: cut hull scissors pencil > hull by tc
step sand: shape sand hull by cc
step color: color color hull > look by cc
step arms: tape arms hull tape > arms by tc
step blades: cut paddle scissors by tc
step paddle: tape paddle tape by tc
step band: build band arms paddle > band paddle by cc
step flag: tape flag hull tape > flag by cc
step launch: test hull water band by cc
step race@9-12: play hull paddle by c
part flag = flag b : z wood 4 30 -10 30 -74 ; p^ ~ 32 -74 78 -58 32 -40
part arms = arms own : z ~ 9 -92 4 30 4 ; z ~ 9 -92 42 30 42
part hull = hull own : p^ ~ -46 -10 44 -10 94 26 44 62 -46 62 ; p_ ~- -46 50 46 50 54 55 44 62 -46 62
part look = color a : p_ ~ 44 -4 84 26 44 56 40 48 68 26 40 4 ; r_ ~ -6 26 46 28 4 ; o_ w -18 26 6 ; o_ w -2 26 6 ; o_ w 14 26 6
part band = band own : z ~ 3.4 -80 6 -80 40 ; z ~ 3.4 -74 6 -74 40
part paddle = paddle w : z ~ 6 -86 23 -66 23 ; o^ ~ -90 23 7 15 ; o_ ~- -90 23 4 11 ; o^ ~ -63 23 7 15 ; o_ ~- -63 23 4 11

* transit-map | 9-12 13+ | Transportation
topics subway, metro, underground, tube map, train, bus, city, map, london, new york, paris, tokyo, travel, autobiography, all about me, bedroom decor, graphic design
near commute
colors red, blue, green, yellow
minutes 60 90
mess low
heart lines: washi-tape, electrical-tape, paint-marker, marker = 4 color
heart sheet: cardstock, watercolor-paper, foam-board, canvas, construction-paper = 1 sheet
need plan: graph-paper, paper = 1 sheet
need pen: permanent-marker, ballpoint-pen, gel-pen, marker
nice stops: sticker, button, confetti = handful
nice river: watercolor-paint, acrylic-paint, paint
nice frame: picture-frame
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step list: draw plan pencil by cc
step sketch: draw plan pencil ruler by cc
step copy: draw sheet pencil ruler > sheet by cc
step river: paint river sheet > river by cc
step lines: decorate lines sheet scissors > lines by cc
step stations: draw sheet pen > stations by cc
step stops: decorate stops sheet > stops by cc
step names: draw sheet pen > names by cc
step frame: decorate frame sheet > frame by cc
scene lay
part frame = frame own : r^ ~ 0 0 192 160 3
part sheet = sheet w : r^ w 0 0 176 144 2
part river = river light-blue : l_ ~ 15 -88 44 -50 46 -26 24 0 22 24 38 56 36 88 20
part lines = lines a : z_ ~ 6.5 -76 -48 -36 -48 -12 -24 30 -24 56 2 56 58 ; z_ b 6.5 -72 18 -40 18 -12 -10 -12 -56 6 -62 70 -62 ; z_ c 6.5 -58 58 -58 -16 -30 -16 18 32 80 32 ; z_ d 6.5 -20 60 -20 40 6 14 30 -10 30 -46 74 -46
part stations = pen k : o_ k -76 -48 5.4 ; o_ w -76 -48 3.4 ; o_ k -52 -48 5.4 ; o_ w -52 -48 3.4 ; o_ k 8 -24 5.4 ; o_ w 8 -24 3.4 ; o_ k 56 20 5.4 ; o_ w 56 20 3.4 ; o_ k 56 58 5.4 ; o_ w 56 58 3.4 ; o_ k -72 18 5.4 ; o_ w -72 18 3.4 ; o_ k 40 -62 5.4 ; o_ w 40 -62 3.4 ; o_ k 70 -62 5.4 ; o_ w 70 -62 3.4 ; o_ k -58 58 5.4 ; o_ w -58 58 3.4 ; o_ k 80 32 5.4 ; o_ w 80 32 3.4 ; o_ k -20 60 5.4 ; o_ w -20 60 3.4 ; o_ k 74 -46 5.4 ; o_ w 74 -46 3.4 ; r_ k -12 -24 15 15 7 ; r_ w -12 -24 10 10 5 ; r_ k 30 -24 15 15 7 ; r_ w 30 -24 10 10 5 ; r_ k -58 18 15 15 7 ; r_ w -58 18 10 10 5 ; r_ k -12 -54 14 14 7 ; r_ w -12 -54 9 9 4
part stops = stops red : bits ~ 0.74 -12 -24 30 -24 -58 18
part names = pen k : z_ k 2.2 -76 -58 -60 -58 ; z_ k 2.2 -50 -38 -34 -38 ; z_ k 2.2 2 -34 18 -34 ; z_ k 2.2 38 -30 52 -30 ; z_ k 2.2 62 20 78 20 ; z_ k 2.2 62 58 80 58 ; z_ k 2.2 -84 30 -66 30 ; z_ k 2.2 30 -70 48 -70 ; z_ k 2.2 -50 58 -36 58 ; z_ k 2.2 -12 60 4 60 ; z_ k 2.2 68 42 82 42 ; z_ k 2.2 64 -38 80 -38

* map-letter | 9-12 13+ | Transportation
extras board: string-light
topics map, travel, vacation, holiday, geography, road trip, moving away, adventure, world, monogram, initial, bedroom decor, bon voyage
colors red, navy, gold
minutes 60 75
waits 180
mess some
heart letter: cardboard-letter, wooden-letter, cardboard
heart map: map, old-calendar-picture
need glue: glue
nice edge: acrylic-paint, paint, washi-tape
nice stamps: postage-stamp = 2
nice route: embroidery-floss, yarn, string = 2 ft
tool pencil: pencil
tool scissors: scissors
tool brush: paintbrush, sponge-brush
home ruler
step letter: prepare letter pencil scissors > letter by cc
step place: draw map letter pencil by cc
step cut: cut map scissors by cc
step glue: glue map letter glue brush ruler > map by cc
step fold: glue map letter glue scissors by cc
step edge: decorate edge letter > edge by cc
step stamps: glue stamps letter glue > stamps by cc
step route: glue route letter glue > route by cc
step seal: paint glue letter brush by cc
scene stand
part letter = letter own : p^ ~- -52 -76 70 -76 70 -40 -8 -40 -8 -12 54 -12 54 22 -8 22 -8 50 70 50 70 86 -52 86
part map = map cream : p^ cream -60 -84 62 -84 62 -48 -16 -48 -16 -20 46 -20 46 14 -16 14 -16 42 62 42 62 78 -60 78 ; p_ light-green -60 -84 -34 -84 -30 -56 -42 -36 -60 -40 ; p_ light-green 20 -84 62 -84 62 -66 40 -60 24 -68 ; p_ light-green -16 58 10 52 26 60 20 78 -20 78 ; p_ light-green -60 10 -42 6 -30 22 -44 40 -60 36 ; p_ light-blue 40 42 62 42 62 78 48 78 52 60 ; l_ light-blue 6 -24 -82 -28 -60 -22 -40 -32 -16 -24 8 -34 34 -26 56 -36 76 ; l_ light-blue 5 -30 0 -10 -6 10 2 26 -4 44 0 ; z_ red 2.6 -58 -20 -40 -12 -18 -14 6 -18 20 -4 24 12 ; l_ gold 3 -58 -60 -20 -66 10 -58 40 -74 60 -72 ; l_ gold 3 -50 76 -46 50 -56 24 -50 0 -56 -30 ; z_ red 2.6 -58 62 -34 56 0 66 30 50 60 56 ; l_ gold 2.4 -14 10 8 -6 34 -10 44 -16 ; d_ k 1.6 6 -18 -18 -14 40 -74 -34 56 30 50 -50 0
part edge = edge b : z_ ~ 3 63 -84 63 -48 ; z_ ~ 3 47 -20 47 14 ; z_ ~ 3 63 42 63 78 ; z_ ~ 3 -60 79 62 79
part stamps = stamps own : r red -40 -62 20 24 1 -8 ; r_ w -40 -62 14 18 1 -8 ; r_ blue -40 -62 8 10 1 -8 ; r teal 44 60 20 22 1 10 ; r_ w 44 60 14 16 1 10
part route = route a : l ~ 4 -44 58 -50 20 -30 -4 8 -4 28 -30 ; l ~ 4 28 -30 34 -52 46 -70 ; o ~ -44 58 6 ; o ~ 46 -70 6

* spoke-bike | 9-12 13+ | Transportation, Sports
appeal 1
topics bicycle, bike, cycling, cyclist, tour de france, racing bike, string art, paper embroidery, geometry, father's day, gift for dad
colors red, navy, gold free
minutes 75 100
mess low
heart thread: embroidery-floss = 24 ft
heart card: cardstock, watercolor-paper, cereal-box, cardboard = 1 sheet
need plan: paper, graph-paper = 1 sheet
nice map: map = 1 sheet
nice frame: picture-frame
join tape: tape, masking-tape
tool needle: needle
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors, fabric-scissors
home jar-lid
home towel
step plan: draw plan jar-lid pencil ruler by cc
step back: tape map card tape scissors > map by cc
step prick: poke plan card needle towel tape > card by cc
step rims: sew thread card needle scissors > rims by cc
step spokes: sew thread card needle tape > spokes by cc
step frame: sew thread card needle > tubes by cc
step bars: sew thread card needle > bars by cc
step chain@13+: sew thread card needle by c
step ends: tape thread card tape by cc
step hang: decorate frame card > frame by cc
scene lay
part frame = frame own : r^ ~ 0 0 194 150 3
part card = card w : r^ w 0 0 176 132 2
part map = map cream : r_ ~ 0 0 164 120 1 ; l_ light-blue 7 -80 40 -40 50 0 36 40 52 80 40 ; p_ light-green 20 -58 80 -58 80 -20 50 -30 ; z_ gold 2 -80 -30 -20 -46 30 -20 80 -10
part spokes = thread b : z_ ~ 1.1 -46 -9 -24.1 43.9 ; z_ ~ 1.1 -34.1 -6.6 -34.1 50.6 ; z_ ~ 1.1 -24.1 0.1 -46 53 ; z_ ~ 1.1 -17.4 10.1 -57.9 50.6 ; z_ ~ 1.1 -15 22 -67.9 43.9 ; z_ ~ 1.1 -17.4 33.9 -74.6 33.9 ; z_ ~ 1.1 -24.1 43.9 -77 22 ; z_ ~ 1.1 -34.1 50.6 -74.6 10.1 ; z_ ~ 1.1 -46 53 -67.9 0.1 ; z_ ~ 1.1 -57.9 50.6 -57.9 -6.6 ; z_ ~ 1.1 -67.9 43.9 -46 -9 ; z_ ~ 1.1 -74.6 33.9 -34.1 -6.6 ; z_ ~ 1.1 -77 22 -24.1 0.1 ; z_ ~ 1.1 -74.6 10.1 -17.4 10.1 ; z_ ~ 1.1 -67.9 0.1 -15 22 ; z_ ~ 1.1 -57.9 -6.6 -17.4 33.9 ; z_ ~ 1.1 46 -9 67.9 43.9 ; z_ ~ 1.1 57.9 -6.6 57.9 50.6 ; z_ ~ 1.1 67.9 0.1 46 53 ; z_ ~ 1.1 74.6 10.1 34.1 50.6 ; z_ ~ 1.1 77 22 24.1 43.9 ; z_ ~ 1.1 74.6 33.9 17.4 33.9 ; z_ ~ 1.1 67.9 43.9 15 22 ; z_ ~ 1.1 57.9 50.6 17.4 10.1 ; z_ ~ 1.1 46 53 24.1 0.1 ; z_ ~ 1.1 34.1 50.6 34.1 -6.6 ; z_ ~ 1.1 24.1 43.9 46 -9 ; z_ ~ 1.1 17.4 33.9 57.9 -6.6 ; z_ ~ 1.1 15 22 67.9 0.1 ; z_ ~ 1.1 17.4 10.1 74.6 10.1 ; z_ ~ 1.1 24.1 0.1 77 22 ; z_ ~ 1.1 34.1 -6.6 74.6 33.9
part rims = thread b : a_ ~ -46 22 34.5 31 0 360 ; a_ ~ 46 22 34.5 31 0 360
part tubes = thread a : z_ ~ 4.5 -46 22 -22 -26 30 -26 -4 22 -46 22 ; z_ ~ 4.5 -26 -38 -4 22 ; z_ ~ 4.5 46 22 28 -40
part bars = thread c : l_ ~ 5 28 -40 38 -46 50 -42 50 -32 42 -30 ; z_ k 6 -38 -40 -16 -40 ; a_ k -4 22 9 6 0 360 ; z_ k 3 -4 22 6 34 ; z_ k 4 2 35 11 33

* foil-plate | 6-8 9-12 13+ | Transportation
extras board: stick-on-gem
topics license plate, number plate, cars, name sign, door sign, road trip, embossing, metal art, father's day, gift for dad, gift for a brother, gift for grandpa, route 66
near garage
colors blue, black
minutes 45 60 75
waits 60
mess some
heart foil: aluminum-foil = 1 sheet
heart board: cardboard, foam-board, cereal-box = 2 sheet
need line: string, cotton-cord, yarn = 4 ft
need paint: acrylic-paint, paint = 2 color
need wipe: paper-towel, old-towel, kitchen-sponge
nice bolts@6-8,9-12: button, bottle-cap = 4
nice hanger: ribbon, rope, leather-cord, shoelace = 2 ft
join glue: glue
join tape: duct-tape, tape, masking-tape
tool rub: cotton-swab, paintbrush
tool pencil: pencil
tool scissors: scissors
tool ruler: ruler
step plan: draw board pencil ruler by tcc
step cut: cut board scissors > plate by tcc
step letters: glue board glue > letters by ccc
step border: glue line board glue > border by ccc
step bolts@6-8,9-12: glue bolts board glue > bolts by cc
step wrap: fold foil board glue by tcc
step rub: shape foil rub by ccc
step punch@13+: shape foil pencil by c
step dark: paint paint foil wipe > dark by ccc
step color@9-12,13+: paint paint foil rub > shine by cc
step hang: tape hanger board tape > hang by tcc
scene hang
part hang = hanger a : l ~ 4 -60 -44 -30 -84 0 -92 30 -84 60 -44
part plate = board silver : r^ silver 0 8 186 104 10 ; r_ silver+ 0 6 178 94 8
part border = line silver : a_ gray -80 46 5 2 90 180 ; z_ gray 3 -82 -32 -82 46 ; z_ gray 3 82 -32 82 46 ; z_ gray 3 -76 -38 76 -38 ; z_ gray 3 -76 52 76 52
part dark = paint b : l_ gray 2 -70 -28 -50 -32 -20 -27 10 -31 40 -27 70 -30 ; l_ gray 2 -70 46 -40 43 0 47 40 43 70 46 ; z_ k 9.5 -56 32 -56 -18 -38 10 -20 -18 -20 32 ; z_ k 9.5 -6 32 8 -18 22 32 ; z_ k 9.5 -1 16 17 16 ; z_ k 9.5 38 -18 66 32 ; z_ k 9.5 66 -18 38 32
part letters = board silver : z silver+ 9 -58 30 -58 -20 -40 8 -22 -20 -22 30 ; z silver+ 9 -8 30 6 -20 20 30 ; z silver+ 9 -3 14 15 14 ; z silver+ 9 36 -20 64 30 ; z silver+ 9 64 -20 36 30
part shine = paint a : z_ ~ 5 -58 30 -58 -20 -40 8 -22 -20 -22 30 ; z_ ~ 5 -8 30 6 -20 20 30 ; z_ ~ 5 -3 14 15 14 ; z_ ~ 5 36 -20 64 30 ; z_ ~ 5 64 -20 36 30
part bolts = bolts silver : bits silver 0.93 -74 -30 74 -30 -74 44 74 44

* bottle-bowling | 2-3 4-5 6-8 | Sports
extras game: craft-foam, dried-bean, electrical-tape, masking-tape, ticket-stub
appeal 3
topics bowling, skittles, ninepins, ball game, party game, rainy day, indoor game, sports day
colors red, blue, yellow free
minutes 25 30 35
mess low
place floor
heart bottles: plastic-bottle = 6
heart ball: newspaper, soft-ball, packing-paper, tennis-ball
need weight@4-5,6-8: rice, sand, salt, dried-bean, pebble, dried-lentil = 3 cup
home water@2-3
need bands: masking-tape, washi-tape, duct-tape, electrical-tape, sticker
tool funnel@4-5,6-8: funnel, paper
step fill@2-3: fill bottles water > bottles by t
step fill@4-5,6-8: fill bottles weight funnel > bottles fill by cc
step close: tape bottles bands > caps by gtc
step bands: decorate bands bottles > bands by ccc
step ball: shape ball bands > ball by tcc
step lane: tape bands by gtc
step numbers@6-8: draw bottles bands pen by c
step bowl: play ball bottles by ccc
tool pen@6-8: permanent-marker, marker
part bottles = bottles light-blue : b^ ~ -60.8 -44.9 -51.2 -44.9 -50.3 -31.6 -41.8 -18.3 -41.8 10.2 -44.6 14 -67.4 14 -70.2 10.2 -70.2 -18.3 -61.7 -31.6 ; b^ ~ -4.8 -50.9 4.8 -50.9 5.7 -37.6 14.2 -24.3 14.2 4.2 11.4 8 -11.4 8 -14.2 4.2 -14.2 -24.3 -5.7 -37.6 ; b^ ~ 51.2 -44.9 60.8 -44.9 61.7 -31.6 70.2 -18.3 70.2 10.2 67.4 14 44.6 14 41.8 10.2 41.8 -18.3 50.3 -31.6 ; b^ ~ -35.5 -26.2 -24.5 -26.2 -23.4 -10.8 -13.5 4.6 -13.5 37.6 -16.8 42 -43.2 42 -46.5 37.6 -46.5 4.6 -36.6 -10.8 ; b^ ~ 24.5 -26.2 35.5 -26.2 36.6 -10.8 46.5 4.6 46.5 37.6 43.2 42 16.8 42 13.5 37.6 13.5 4.6 23.4 -10.8 ; b^ ~ -6.5 -6.6 6.5 -6.6 7.8 11.6 19.5 29.8 19.5 68.8 15.6 74 -15.6 74 -19.5 68.8 -19.5 29.8 -7.8 11.6
part fill = weight tan : r_ tan -56 7.4 25.6 10.4 3.8 ; r_ tan 0 1.4 25.6 10.4 3.8 ; r_ tan 56 7.4 25.6 10.4 3.8 ; r_ tan -30 34.3 29.7 12.1 4.4 ; r_ tan 30 34.3 29.7 12.1 4.4 ; r_ tan 0 64.9 35.1 14.3 5.2
part caps = bands a : r a -56 -46.8 12.3 7.6 2 ; r b 0 -52.8 12.3 7.6 2 ; r a 56 -46.8 12.3 7.6 2 ; r b -30 -28.4 14.3 8.8 2 ; r a 30 -28.4 14.3 8.8 2 ; r b 0 -9.2 16.9 10.4 2
part bands = bands a : belt b -56 -10.7 29 7.6 1 ; belt c 0 -16.7 29 7.6 1 ; belt a 56 -10.7 29 7.6 1 ; belt c -30 13.4 33.6 8.8 1 ; belt b 30 13.4 33.6 8.8 1 ; belt a 0 40.2 39.6 10.4 1
part ball = ball gray : o^ ~ -66 62 25 25 ; z_ a 5 -88 52 -46 76 ; z_ c 5 -82 80 -50 44 ; l_ ~- 1.6 -78 48 -66 54 -58 46 ; l_ ~- 1.6 -70 78 -60 72 -52 78

* ball-ramp-goal | 2-3 4-5 | Sports
extras game: bell, dried-bean, foam-sheet-scrap, glitter-paper, price-tag, washi-tape
topics soccer, football, goal, ball run, ramp, rolling, gravity, ball game, world cup, indoor game
colors red, blue, yellow
minutes 25 30
mess low
place floor
heart tubes: cardboard-tube = 4
heart ball: soft-ball, tennis-ball
heart box: cardboard-box
need color: crayon, paint, marker, broken-crayon = 3 color
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
step cut: cut box scissors > ramp goal by gg
step color: color tubes color by cc
step rails: tape tubes box tape > rails by tc
step net: draw box color > net by cc
step prop: build box tape by gg
step roll: play ball box > ball by cc
step test@4-5: test ball box by c
part goal = box own : p^ ~- 30 -16 92 -16 92 62 30 62 ; p_ k 38 -6 84 -6 84 62 38 62 ; p ~ 84 -16 96 -8 96 66 84 62
part net = color w : z_ w 1.6 38 8 84 8 ; z_ w 1.6 38 22 84 22 ; z_ w 1.6 38 36 84 36 ; z_ w 1.6 50 -6 50 62 ; z_ w 1.6 62 -6 62 62 ; z_ w 1.6 74 -6 74 62 ; z_ w 5 36 62 36 -8 86 -8 86 60
part ramp = box own : p^ ~ -96 -62 -62 -76 58 60 8 78 ; p ~- -96 -62 8 78 8 84 -96 -54
part rails = tubes own paint color a : z^ ~ 13 -95 -60 -44 9 ; z^ b 13 -42 12 8 78 ; z^ c 13 -64 -74 -6 -10 ; z^ ~ 13 -4 -8 54 57
part ball = ball b : o^ c -46 -34 19 19 ; a_ w -46 -34 13 9 200 320

* plate-ring-toss | 2-3 4-5 6-8 | Sports
extras game: craft-foam, dried-bean, masking-tape, ticket-stub
appeal 3
topics ring toss, hoopla, quoits, carnival, fair, party game, field day, garden game, sports day
variant tower@2-3 | Sports | yellow, red, blue free | stacking, first games
variant trio@4-5,6-8 | Sports | red, yellow, blue | target game, counting, olympics, olympic rings
colors red, yellow, blue
minutes 20 30 40
mess low
place floor
heart plates@2-3: paper-plate = 5
heart plates@4-5,6-8: paper-plate = 4
heart post@2-3: cardboard-tube
heart post@4-5,6-8: cardboard-tube = 3
need base@4-5,6-8: cardboard, pizza-box, shoebox = 1 sheet
need color: crayon, marker, paint, oil-pastel = 3 color
nice wind@2-3: crepe-paper, washi-tape = 6 strip
nice wind@4-5,6-8: ribbon, yarn, crepe-paper, washi-tape, pipe-cleaner, fabric-scrap = 6 strip
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pen@6-8: marker, crayon
step rings: cut plates scissors by gtc
step color: color plates color > rings rings3 by ccc
step wind: tape wind plates tape by tcc
step feet: cut post scissors by gtc
step stand@2-3: tape post plates tape > post by t
step stand@4-5,6-8: tape post base tape > posts by tc
step numbers@6-8: draw base pen by c
step toss: play plates post by ccc
step rules@6-8: play plates by c
part post@tower = post own : o^ w 0 70 84 17 ; o_ cream 0 68 58 11 ; r^ kraft 0 -8 36 150 4 ; r_ kraft- 13 -8 8 146 3 ; o kraft+ 0 -83 18 5 ; o_ kraft-- 0 -83 13 3
part rings@tower = plates a : o^ a 0 52 64 18 ; o_ w 0 51 55 14.4 ; o_ a- 0 51 38.4 9 ; r_ kraft 0 35.8 36 32.4 ; r_ kraft- 13 35.8 7.9 32.4 ; o^ b 2 36 62 17 ; o_ w 2 35 53.3 13.6 ; o_ b- 2 35 37.2 8.5 ; r_ kraft 2 20.7 36 30.6 ; r_ kraft- 15 20.7 7.9 30.6 ; o^ c -60 62 36 12 ; o_ w -60 61 31 9.6 ; o_ c- -60 61 21.6 6 ; o_ tan -60 61 20.2 5.5 ; o^ a 64 64 32 10 ; o_ w 64 63 27.5 8 ; o_ a- 64 63 19.2 5 ; o_ tan 64 63 17.9 4.6
part posts@trio = post own : p^ kraft- -72 30 72 30 98 80 -98 80 ; r^ kraft -54 3 22 74 2 ; r_ kraft- -46 3 5 74 1 ; o kraft+ -54 -34 11 3.5 ; o_ kraft-- -54 -34 8 2.2 ; r^ kraft 0 -1 22 118 2 ; r_ kraft- 8 -1 5 118 1 ; o kraft+ 0 -60 11 3.5 ; o_ kraft-- 0 -60 8 2.2 ; r^ kraft 54 3 22 74 2 ; r_ kraft- 62 3 5 74 1 ; o kraft+ 54 -34 11 3.5 ; o_ kraft-- 54 -34 8 2.2
part rings3@trio = plates a : o^ a 0 50 40 13 ; o_ w 0 49 34.4 10.4 ; o_ a- 0 49 24 6.5 ; r_ kraft 0 38.3 22 23.4 ; r_ kraft- 7.9 38.3 4.8 23.4 ; o^ b 54 34 36 11 ; o_ w 54 33 31 8.8 ; o_ b- 54 33 21.6 5.5 ; r_ kraft 54 24.1 22 19.8 ; r_ kraft- 61.9 24.1 4.8 19.8 ; o^ c -54 34 36 11 ; o_ w -54 33 31 8.8 ; o_ c- -54 33 21.6 5.5 ; r_ kraft -54 24.1 22 19.8 ; r_ kraft- -46.1 24.1 4.8 19.8 ; o^ c 0 36 38 12 ; o_ w 0 35 32.7 9.6 ; o_ c- 0 35 22.8 6 ; r_ kraft 0 25.2 22 21.6 ; r_ kraft- 7.9 25.2 4.8 21.6

* cheer-poms | 2-3 4-5 6-8 | Sports
topics cheerleader, cheerleading, pom-poms, team spirit, fans, game day, sports day, olympics, super bowl, world cup, parade
colors red, yellow, white free
minutes 20 25 30
mess low
heart paper: crepe-paper, tissue-paper, newspaper = 6 sheet
need handle: cardboard-tube, wooden-spoon, craft-stick = 2
join tape: tape, masking-tape, duct-tape, electrical-tape
tool scissors: scissors
step stack: arrange paper by ccc
step fringe: cut paper scissors by gtc
step roll: roll paper handle by ttc
step tape: tape paper handle tape > poms handles by gtc
step fluff: shape paper by ccc
step grip: tape handle tape > grip by tcc
step cheer: play handle by ccc
scene lay
part handles = handle own : z^ ~ 20 -40 -8 -58 84 ; z^ ~ 20 42 -8 60 84
part grip = tape b : z_ b 20 -53 50 -55 60 ; z_ b 20 -56 70 -58 80 ; z_ b 20 54 50 56 60 ; z_ b 20 57 70 59 80
part poms = paper a : l ~ 6 -42 -30 -15.7 -33.6 6.2 -32 ; l ~+ 6 -42 -30 -19.2 -30.4 -2.7 -16.7 ; l ~-- 6 -42 -30 -21.4 -17.5 -0 -17.3 ; l ~ 6 -42 -30 -22.4 -12.9 -1.4 -5.8 ; l ~- 6 -42 -30 -21.5 -9.4 -7.3 9.7 ; l ~ 6 -42 -30 -31.6 -9.7 -19.6 4.9 ; l ~+ 6 -42 -30 -34.5 -8.7 -21.4 5.5 ; l ~-- 6 -42 -30 -38.8 -1.1 -37.6 22.7 ; l ~ 6 -42 -30 -37.8 -1.8 -42.8 21.8 ; l ~- 6 -42 -30 -42.5 -6.9 -46.6 11.7 ; l ~ 6 -42 -30 -53.6 -7.1 -57.8 13.9 ; l ~+ 6 -42 -30 -51.6 -6.6 -63.7 10.6 ; l ~-- 6 -42 -30 -62.2 -8.8 -80.4 6.9 ; l ~ 6 -42 -30 -67.4 -14.2 -82 7 ; l ~- 6 -42 -30 -70.8 -22.5 -91.1 -7.3 ; l ~ 6 -42 -30 -65.7 -26.5 -83.7 -17.7 ; l ~+ 6 -42 -30 -64.7 -28.4 -83.3 -26.2 ; l ~-- 6 -42 -30 -70.1 -25.5 -92.5 -18.5 ; l ~ 6 -42 -30 -68.9 -38.6 -93.3 -29.2 ; l ~- 6 -42 -30 -61.8 -41 -80.7 -44.1 ; l ~ 6 -42 -30 -65.5 -48.4 -79.2 -69.6 ; l ~+ 6 -42 -30 -59 -45.4 -77.7 -51.4 ; l ~-- 6 -42 -30 -58 -49.8 -76.4 -60.9 ; l ~ 6 -42 -30 -60.3 -52.5 -64.7 -77.6 ; l ~- 6 -42 -30 -46.7 -54.8 -49.3 -75.3 ; l ~ 6 -42 -30 -42.6 -56.9 -42.7 -78.9 ; l ~+ 6 -42 -30 -37.3 -55.8 -28.6 -75.8 ; l ~-- 6 -42 -30 -31.6 -52.3 -32.6 -73.8 ; l ~ 6 -42 -30 -32.6 -50.3 -22.5 -65.7 ; l ~- 6 -42 -30 -27.2 -52.7 -24 -75.8 ; l ~ 6 -42 -30 -20.9 -45 -7.5 -62.1 ; l ~+ 6 -42 -30 -21.1 -48.7 -1 -60.2 ; l ~-- 6 -42 -30 -15.1 -42.7 9.1 -47.7 ; l ~ 6 -42 -30 -17.8 -35.5 2 -39.7 ; l ~ 6 44 -34 72.7 -41.6 98.1 -34.6 ; l ~-- 6 44 -34 67 -26.5 88 -35 ; l ~- 6 44 -34 67.9 -24.3 87.2 -15.4 ; l ~ 6 44 -34 71.7 -26.4 92.4 -14.4 ; l ~+ 6 44 -34 64.6 -21.1 77 -4.4 ; l ~ 6 44 -34 60.6 -17.8 65.2 2.5 ; l ~-- 6 44 -34 60.3 -12.3 69.1 8.4 ; l ~- 6 44 -34 52.8 -7.8 57.7 14.4 ; l ~ 6 44 -34 48.1 -7.5 49.7 14.4 ; l ~+ 6 44 -34 42.2 -8 27.4 10.4 ; l ~ 6 44 -34 31 -9.3 32.3 15.4 ; l ~-- 6 44 -34 37 -5.8 18.4 12.3 ; l ~- 6 44 -34 27.6 -11.7 12.6 5.2 ; l ~ 6 44 -34 25.6 -15.4 9.3 -1.4 ; l ~+ 6 44 -34 24.9 -16 0.4 -14.6 ; l ~ 6 44 -34 19.7 -20.6 -1.4 -12.2 ; l ~-- 6 44 -34 21.4 -23.5 1.3 -18.6 ; l ~- 6 44 -34 15.6 -38.5 -7.8 -26.9 ; l ~ 6 44 -34 21.1 -39.5 3.1 -46.9 ; l ~+ 6 44 -34 16.3 -39.3 -6.9 -40.8 ; l ~ 6 44 -34 21.7 -45.2 6.8 -59.9 ; l ~-- 6 44 -34 23.5 -49.2 6.8 -61.6 ; l ~- 6 44 -34 26.1 -50.7 13.5 -66.6 ; l ~ 6 44 -34 28.3 -55.1 22.1 -76.6 ; l ~+ 6 44 -34 42.9 -61.8 23.7 -80.3 ; l ~ 6 44 -34 37.5 -56.5 35.4 -75.6 ; l ~-- 6 44 -34 53.5 -57.2 44.2 -79.5 ; l ~- 6 44 -34 56.6 -54.3 53.7 -76.4 ; l ~ 6 44 -34 64.8 -53 73.6 -75.8 ; l ~+ 6 44 -34 59 -59.7 66.4 -83.3 ; l ~ 6 44 -34 63.6 -51.3 76.5 -68.7 ; l ~-- 6 44 -34 64.8 -50.9 78.7 -68.2 ; l ~- 6 44 -34 70.8 -41.7 90.8 -53.6 ; l ~ 6 44 -34 67.6 -42.6 87.5 -47.9

* ball-rolled-jersey | 2-3 4-5 | Sports
extras picture Sports: sticker, felt-sticker, letter-bead
appeal 1
topics jersey, soccer, football, basketball, hockey, team, team shirt, player, fan, rolling painting, action painting
colors blue, red, yellow free
minutes 20 25
waits 60
mess lots
heart ball: tennis-ball, soft-ball, foam-ball
heart paint: paint = 3 color
need box: shoebox, cardboard-box, pizza-box
need paper: paper, construction-paper, watercolor-paper, cardstock = 1 sheet
need number: construction-paper, cardstock, felt = 1 scrap
join stick: glue, glue-stick
home plate
home towel
tool scissors: scissors
tool pencil: pencil, crayon, marker
step lay: arrange paper box by cc
step pour: prepare paint plate by gg
step dip: paint ball paint plate by cc
step roll: paint ball paper box by cc
step next: paint ball paint paper by cc
step dry: dry paper towel by gg
step cut: cut paper number pencil scissors > jersey tracks by gt
step number: glue number paper stick > number by cc
scene lay
part jersey = paper w : p^ w -34 -80 -16 -66 16 -66 34 -80 88 -48 68 -10 48 -22 48 82 -48 82 -48 -22 -68 -10 -88 -48
part tracks = paint a : l_ ~ 8 -66 -40 -30 -20 20 -48 44 -10 ; l_ b 8 -40 70 -20 10 10 40 40 0 40 -40 ; l_ c 8 -38 -50 -10 -30 0 20 -30 50 ; l_ ~ 8 42 74 20 30 -20 60 -44 20 ; l_ b 7 -30 -70 -44 -30 -40 10 ; l_ c 7 30 -70 60 -30 72 -44 ; l_ ~+ 6 10 78 4 50 42 46
part number = number k : z^ ~-- 21 -22 -4 24 -4 -2 54 ; z_ ~ 15 -22 -4 24 -4 -2 54

* mini-golf | 4-5 6-8 9-12 | Sports
extras world Sports: index-card, sticky-note, toy-animal, wrapping-paper, pebble, cereal-box, button, toy-tree, felt
extras game: bell, cork, dried-bean, foam-sheet-scrap, masking-tape, ticket-stub, toy-brick
appeal 3
topics golf, mini golf, putt-putt, crazy golf, masters, party game, rainy day, indoor game, obstacle course
colors green, red, yellow
minutes 40 50 60
mess low
place floor
heart tubes: cardboard-tube = 2
heart boxes: shoebox, small-box, cereal-box, tissue-box
heart cups: paper-cup, plastic-cup, yogurt-pot, foam-cup = 3
need ball: ping-pong-ball, foam-ball
need shaft: dowel, wooden-spoon, stick, bamboo
need head: kitchen-sponge, wooden-block, small-box
need flags: construction-paper, felt, craft-foam, cardstock = 1 sheet
need poles: paper-straw, craft-stick, plastic-straw = 3
nice carpet: old-towel, bed-sheet, blanket
nice color: paint, acrylic-paint, marker = 2 color
join tape: masking-tape, tape, duct-tape
tool scissors: scissors
tool pen: marker, crayon
step club: tape head shaft tape > club by tcc
step tunnel: cut boxes scissors > tunnel by gtc
step look: color color boxes > look by ccc
step bridge: cut tubes scissors tape ball > bridge by gtc
step cups: tape cups tape > cups by tcc
step flags: tape flags poles cups pen tape scissors > flags by tcc
step carpet: arrange carpet > carpet by ccc
step lay: arrange boxes tubes cups by ccc
step play: play ball shaft > ball by ccc
step par@9-12: test ball pen flags by c
scene lay
part carpet = carpet a : q^ ~ 12 -94 -20 94 -34 96 84 -94 88 ; q_ ~+ 8 -84 -10 84 -24 86 76 -84 78
part tunnel = boxes red : box red -46 -40 66 50 ; b_ k -64 10 -64 -12 -54 -22 -44 -12 -44 10 ; b_ k -40 10 -40 -12 -30 -22 -20 -12 -20 10
part look = color c : v_ ~ -79 -40 -13 -40 7 8 ; r_ w -46 -27 62 3
part bridge = tubes kraft : p^ kraft 4 22 74 0 80 14 10 38 ; p_ kraft- 8 29 78 6 80 14 10 38 ; o kraft+ 7 30 6 9 -18 ; o_ k 7 30 4 6 -18
part cups = cups w : p^ ~ 82 -4 56 -12 56 -40 82 -36 ; o_ k 56 -26 5 14 ; p^ ~ -66 36 -40 42 -40 70 -66 64 ; o_ k -40 56 5 14 ; p^ ~ 84 40 60 34 60 64 84 66 ; o_ k 60 49 5 15
part flags = flags b : z wood 3.4 76 -36 76 -90 ; p^ ~ 77 -90 98 -80 77 -70 ; z wood 3.4 -60 38 -60 -16 ; p^ c -59 -16 -38 -6 -59 4 ; z wood 3.4 78 40 78 -2 ; p^ ~ 79 -2 98 6 79 14
part ball = ball w : o^ w -6 66 8 8
part club = shaft wood : z^ ~ 6 14 -84 -24 60 ; r^ yellow -30 64 32 14 4 8 ; z_ k 6 14 -84 8 -60

* clay-medals | 4-5 6-8 | Sports
extras worn: stick-on-gem, glitter-glue
extras jewelry: stick-on-gem, sticker
topics medal, medals, olympics, winner, award, sports day, field day, champion, trophy, podium, coach gift, birthday party, ancient greece
colors gold, silver, orange
minutes 35 45
waits 1440
mess some
heart clay: air-dry-clay, play-dough, salt-dough = 1
need ribbon: ribbon, fabric-scrap, crepe-paper = 9 ft
need paint: metallic-paint, acrylic-paint, paint = 3 color
need roller: rolling-pin, plastic-bottle, can
need cutter: cookie-cutter, paper-cup, plastic-lid, metal-lid
need poke: paper-straw, plastic-straw, pencil
nice print: button, bottle-cap, toy-brick, plastic-fork, nuts-and-bolts, rubber-stamp
join tape: masking-tape, tape, washi-tape
tool brush: paintbrush, sponge-brush, cotton-swab
tool scissors: scissors
home parchment-paper
step roll: roll clay roller parchment-paper by tc
step cut: cut clay cutter > disks by cc
step relief: shape clay > relief by cc
step print: print print clay > rims by cc
step hole: poke poke clay by tc
step dry: dry clay parchment-paper by gc
step paint: paint paint clay brush by cc
step ribbon: thread ribbon clay tape scissors > ribbons by gt
step stage: play clay by cc
scene lay
part ribbons = ribbon red : z ~ 13 -60 4 -88 -88 ; z ~ 13 -60 4 -36 -88 ; z blue 13 0 20 -24 -88 ; z blue 13 0 20 24 -88 ; z green 13 60 4 38 -88 ; z green 13 60 4 90 -88
part disks = clay own paint paint a : o^ gold -60 30 31 31 ; o_ gold- -60 30 27 27 ; o_ gold -60 31 26 26 ; o^ silver 2 50 31 31 ; o_ silver- 2 50 27 27 ; o_ silver 2 51 26 26 ; o^ orange 62 30 31 31 ; o_ orange- 62 30 27 27 ; o_ orange 62 31 26 26
part relief = clay own paint paint a : s^ gold+ -60 33 5 17 7 ; s^ silver+ 2 53 5 17 7 ; s^ orange+ 62 33 5 17 7
part rims = print k : d_ gold-- 2 -60 55 -42 49 -35 32 -40 14 -78 49 -85 32 -79 15 ; d_ silver-- 2 2 75 20 69 27 52 22 34 -16 69 -23 52 -18 35 ; d_ orange-- 2 62 55 80 49 87 32 82 14 44 49 37 32 42 15

* shoebox-foosball | 6-8 9-12 | Sports
extras game: bell, bread-tag, clothespin, dried-bean, duct-tape, glitter-paper, paper-clip, ric-rac, sticky-note, ticket-stub, washi-tape
appeal 3
topics foosball, table football, table soccer, soccer, football, world cup, table game, game, goal, team
colors red, blue, green free
minutes 60 75
mess low
heart box: shoebox, cardboard-box
heart players: clothespin = 8
heart rods: dowel, wooden-skewer, stick, bamboo = 4
need ball: ping-pong-ball, wooden-bead, felt-ball, aluminum-foil
need team: marker, acrylic-paint, paint, paint-marker = 2 color
need pitch: construction-paper, felt, cardstock, craft-foam, paint = 1 sheet
nice net: net-bag, tulle = 1 scrap
join glue: glue-stick, glue when pitch!=paint
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pencil: pencil
tool brush: paintbrush, kitchen-sponge when pitch=paint
tool ruler: ruler
tool pen: marker, chalk, crayon, paint-marker
step goals: cut box pencil ruler scissors > box goals by tc
step pitch: glue pitch box glue? scissors? brush? > pitch by cc
step lines: draw pitch pen > lines by cc
step holes: poke box ruler pencil by tc
step teams: color players team by cc
step rods: build rods box tape > rods rods-top by cc
step players: build players rods > reds blues by cc
step net: tape net box tape > net by cc
step kick: play ball rods > ball by cc
step rules@9-12: test players rods by c
scene lay
part rods = rods own : z ~ 5 -54 -92 -54 92 ; z ~ 5 -18 -92 -18 92 ; z ~ 5 18 -92 18 92 ; z ~ 5 54 -92 54 92 ; r ~ -54 -88 10 12 3 ; r ~ 18 -88 10 12 3 ; r ~ -18 88 10 12 3 ; r ~ 54 88 10 12 3
part box = box kraft : r^ ~ 0 0 184 132 4 ; r_ ~-- 0 0 172 120 2
part pitch = pitch c : r_ ~ 0 0 172 120 1
part lines = pen w : z_ w 2.6 0 -58 0 58 ; a_ w 0 0 22 19.5 0 360 ; z_ w 2.6 -84 -32 -60 -32 -60 32 -84 32 ; z_ w 2.6 84 -32 60 -32 60 32 84 32 ; d_ w 3 0 0
part goals = box k : r_ k -89 0 8 44 1 ; r_ k 89 0 8 44 1
part net = net w : z_ w 1.4 -96 -20 -96 20 ; z_ w 1.4 -92 -16 -100 -16 ; z_ w 1.4 -92 -6 -100 -6 ; z_ w 1.4 -92 4 -100 4 ; z_ w 1.4 -92 14 -100 14 ; z_ w 1.4 92 -16 100 -16 ; z_ w 1.4 92 -6 100 -6 ; z_ w 1.4 92 4 100 4 ; z_ w 1.4 92 14 100 14
part rods-top = rods own : z ~ 5 -54 -64 -54 64 ; z ~ 5 -18 -64 -18 64 ; z ~ 5 18 -64 18 64 ; z ~ 5 54 -64 54 64
part reds = players own paint teams a : r^ ~ -54 -24 26 13 3 ; r_ ~- -60 -24 8 13 2 ; z_ k 1.6 -52 -24 -42 -24 ; r^ ~ -54 24 26 13 3 ; r_ ~- -60 24 8 13 2 ; z_ k 1.6 -52 24 -42 24 ; r^ ~ 18 -36 26 13 3 ; r_ ~- 12 -36 8 13 2 ; z_ k 1.6 20 -36 30 -36 ; r^ ~ 18 12 26 13 3 ; r_ ~- 12 12 8 13 2 ; z_ k 1.6 20 12 30 12
part blues = players own paint teams b : r^ ~ -18 -12 26 13 3 ; r_ ~- -12 -12 8 13 2 ; z_ k 1.6 -20 -12 -30 -12 ; r^ ~ -18 36 26 13 3 ; r_ ~- -12 36 8 13 2 ; z_ k 1.6 -20 36 -30 36 ; r^ ~ 54 -24 26 13 3 ; r_ ~- 60 -24 8 13 2 ; z_ k 1.6 52 -24 42 -24 ; r^ ~ 54 24 26 13 3 ; r_ ~- 60 24 8 13 2 ; z_ k 1.6 52 24 42 24
part ball = ball w : o^ w 2 -2 9 9

* spoon-basketball | 4-5 6-8 9-12 | Sports
extras game: bell, craft-foam, dried-bean, glitter-paper, masking-tape, price-tag, sticky-note, ticket-stub
appeal 3
topics basketball, hoop, slam dunk, catapult, march madness, table game, stem, lever, physics
colors orange, blue, white
minutes 55 40 50
mess low
heart spoon: plastic-spoon
heart sticks: craft-stick = 8
heart bands: rubber-band, hair-tie = 4
need hoop: paper-cup, plastic-cup, yogurt-pot
need board: cereal-box, cardboard, shoebox
need ball: pom-pom, cotton-ball, aluminum-foil, felt-ball, paper = 3
nice net: net-bag, tulle = 1 scrap
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pen: marker, crayon
step stack: build sticks bands > stack by tcc
step lever: build sticks bands > lever by tcc
step wedge: build sticks bands > cross bands by ttc
step spoon: tie spoon sticks bands > spoon by tcc
step hoop: cut hoop board scissors by gtc
step board: tape hoop board pen tape > board hoop by ccc
step net: tape net hoop tape > net by ccc
step shoot: play ball spoon board > ball by ccc
step league@9-12: test ball spoon board by c
part board = board own : p^ kraft- 38 62 94 62 98 78 34 78 ; r^ kraft 66 10 12 112 1 ; r^ w 66 -44 64 56 3 ; a_ a 66 -40 2 1 0 360 ; z_ b 3 54 -24 54 -50 78 -50 78 -24 ; z_ b 3 38 -68 94 -68 94 -20 38 -20 38 -68
part net = net w : z_ w 2 46 -22 54 10 ; z_ w 2 56 -20 58 10 ; z_ w 2 76 -20 74 10 ; z_ w 2 86 -22 78 10 ; z_ w 2 48 -10 84 -10 ; z_ w 2 52 2 80 2
part hoop = hoop a : o^ ~ 66 -22 23 9 ; o_ ~-- 66 -22 18 6 ; p^ ~ 43 -22 89 -22 84 -6 48 -6
part lever = sticks own : z^ ~ 8 -90 70 30 66
part stack = sticks own : r ~ -34 34 17 44 2 ; z_ ~- 1.6 -42 18 -26 18 ; z_ ~- 1.6 -42 25 -26 25 ; z_ ~- 1.6 -42 32 -26 32 ; z_ ~- 1.6 -42 39 -26 39 ; z_ ~- 1.6 -42 46 -26 46 ; z_ ~- 1.6 -42 52 -26 52
part cross = sticks own : z^ ~ 8 30 64 -84 -22
part spoon = spoon w : z^ ~ 6 16 48 -72 -20 ; o^ ~ -80 -26 17 9 37 ; o_ ~- -80 -27 12 5 37
part bands = bands b : z ~ 4 26 56 28 72 ; z ~ 4 -22 12 -46 30 ; z ~ 4 -20 28 -44 12 ; z ~ 4 -56 -16 -64 -4
part ball = ball a : bits ~ 2.04 -80 -36 ; bits ~ 1.76 -4 70 ; bits ~ 1.57 16 72

* fingerboard | 9-12 13+ | Sports
extras world Sports: hardcover-book, wood-scrap, wooden-block, magazine, board-game-piece, paper-cup
topics skateboard, skateboarding, skater, skate park, fingerboard, tech deck, skate deck, street art, graffiti, tricks, mini skateboard, x games
variant flame | Sports | black, orange, yellow or red, orange, yellow | fire, flames, motocross
variant wave | Sports, Ocean | navy, teal, white | surf, surfing, surfer, waves, longboard
variant checker | Sports | white, black, red | checkerboard, ska, punk, bmx
colors black, orange, yellow
minutes 75 90
waits 720
mess some
heart card: cereal-box, cardstock, folder
heart grip: sandpaper, craft-foam, felt, electrical-tape = 1 scrap
heart wheels: bead, wooden-bead, button = 4
need axles: paper-clip, toothpick = 2
need paint: paint-marker, acrylic-paint, permanent-marker = 3 color
need form: plastic-bottle, can, glass-jar, chip-can
need bands: rubber-band, hair-tie, masking-tape = 4
join glue: glue
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step strips: cut card ruler pencil scissors by cc
step glue: glue card glue by cc
step bend: shape card form bands by cc
step dry: dry card form by cc
step deck: cut card pencil scissors > deck side by cc
step edges: shape card grip by cc
step art: paint paint card > flame wave checker by cc
step grip: glue grip card glue scissors > grip by cc
step trucks: build axles wheels card glue > trucks by cc
step ride: test card by cc
scene lay
part deck = card a : r^ ~ 0 -34 184 62 31
part flame@flame = paint b : b_ ~ -88 -34 -82 -52 -60 -58 -20 -56 6 -60 -8 -46 30 -48 8 -36 52 -34 6 -28 28 -20 -10 -22 4 -10 -24 -12 -60 -10 -82 -16 ; b_ c -84 -34 -76 -46 -52 -50 -26 -46 -38 -40 -8 -38 -34 -32 -12 -26 -44 -24 -28 -18 -60 -18 -78 -22
part wave@wave = paint b : b_ ~ -86 -22 -66 -38 -36 -36 -20 -52 6 -56 20 -44 8 -42 0 -34 14 -24 42 -26 66 -36 86 -28 78 -12 60 -5 -60 -5 -78 -10 ; l_ c 4 -78 -20 -56 -30 -32 -28 -14 -44 4 -50 14 -45 ; l_ c 3 -70 -10 -40 -20 0 -14 40 -18 76 -24 ; d_ c 2.6 28 -52 36 -48 30 -42
part checker@checker = paint b : r_ b -68 -41 16 16 ; r_ b -36 -41 16 16 ; r_ b -4 -41 16 16 ; r_ b 28 -41 16 16 ; r_ b 60 -41 16 16 ; r_ b -52 -25 16 16 ; r_ b -20 -25 16 16 ; r_ b 12 -25 16 16 ; r_ b 44 -25 16 16 ; r_ b 76 -25 16 16 ; o_ c 0 -34 17 17 ; s_ w 0 -34 5 12 5
part side = card tan : l^ ~ 9 -92 38 -74 48 -60 52 0 53 60 52 74 48 92 38 ; l_ ~- 2 -90 40 -72 50 -60 54 0 55 60 54 72 50 90 40
part grip = grip k : l_ k 3.5 -92 34 -74 44 -60 48 0 49 60 48 74 44 92 34
part trucks = axles c : p silver -56 56 -36 56 -40 66 -52 66 ; p silver 36 56 56 56 52 66 40 66 ; o^ w -46 70 11 11 ; o_ silver -46 70 4 ; o^ w 46 70 11 11 ; o_ silver 46 70 4

* medal-rail | 9-12 13+ | Sports
extras hanging: letter-bead, craft-foam, stick-on-gem, photo
extras board: string-light, patch
appeal 1
topics medal display, medal hanger, medals, award, gymnastics, running, track and field, martial arts, karate, ribbons, room decor, bedroom decor, coach
near swimming, soccer
colors navy, gold, white free
minutes 60 75
mess low
heart rails: dowel, bamboo, stick, driftwood, wooden-spoon = 2
heart cord: cotton-cord, rope, string, paracord = 12 ft
heart banner: felt, burlap, fabric-scrap, canvas, denim = 1 sheet
need paint: acrylic-paint, fabric-paint, fabric-marker, paint-marker = 2 color
nice beads: wooden-bead, bead = 8
nice sand: sandpaper = 1 scrap
join glue: glue
home medals: = 3
tool pencil: pencil, chalk
tool ruler: ruler
tool scissors: scissors
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,fabric-paint
step sand: shape sand rails by cc
step cords: cut cord scissors ruler by cc
step top: tie cord rails > cords top by cc
step beads: thread beads cord > beads by cc
step low: tie cord rails > lower by cc
step banner: cut banner scissors ruler by cc
step sign: paint paint banner pencil brush > sign by cc
step drape: glue banner rails glue > banner by cc
step level: test rails cord by cc
step medals: build medals rails > medals by cc
scene hang
part cords = cord own : z ~ 4 -70 -62 0 -98 70 -62 ; z ~ 4 -70 -62 -70 34 ; z ~ 4 70 -62 70 34
part beads = beads b : bits ~ 1.11 -70 12 -70 -10 70 12 70 -10 ; bits c 0.93 -70 1 -70 -21 70 1 70 -21
part banner = banner a : p^ ~ -54 -66 54 -66 54 0 27 14 0 2 -27 14 -54 0
part sign = paint b : o_ b 0 -34 17 17 ; s_ a 0 -34 5 12 5 ; z_ b 3 -48 -12 -24 -12 ; z_ b 3 24 -12 48 -12 ; z_ c 4 -46 -50 -24 -50 ; z_ c 4 24 -50 46 -50 ; z_ c 4 -46 -40 -30 -40 ; z_ c 4 30 -40 46 -40
part top = rails own : stick ~ -90 -64 90 -64 9
part lower = rails own : stick ~ -90 34 90 34 9
part medals = medals k : z^ red 9 -46 32 -46 66 ; o^ gold -46 76 15 15 ; o_ gold+ -46 76 9 9 ; z^ blue 9 0 32 0 70 ; o^ silver 0 80 15 15 ; o_ silver+ 0 80 9 9 ; z^ green 9 46 32 46 66 ; o^ orange 46 76 15 15 ; o_ orange+ 46 76 9 9 ; z red 4 -52 34 -40 34 ; z blue 4 -6 34 6 34 ; z green 4 40 34 52 34

* felt-pennant | 4-5 6-8 9-12 13+ | Sports
extras card: ric-rac, yarn
extras cloth: yarn, embroidery-floss, bell
topics pennant, team, school spirit, college, baseball, football, soccer, fan, flag, camp, summer camp, banner, bedroom decor, game day, world series, pennant flag
colors navy, gold, white free
minutes 60 45 60 90
waits 60
mess low
heart felt: felt, denim, craft-foam, burlap = 3 sheet
nice letters: felt-sticker = 1 sheet
need pole: dowel, stick, bamboo, chopstick, broom-handle
need plan: paper, newspaper, graph-paper = 2 sheet
need thread@13+: embroidery-floss, sewing-thread = 15 ft
nice ties: ribbon, fabric-scrap, yarn, shoelace = 2 ft
join glue: glue
tool pencil: pencil, chalk
tool ruler: ruler
tool scissors: scissors, fabric-scissors
tool needle@13+: needle
step plan: draw plan pencil ruler scissors by ttcc
step cut: cut felt plan scissors > flag by ttcc
step letters: draw plan pencil by ttcc
step shapes: cut felt plan scissors by ttcc
step place: arrange felt letters? by cccc
step glue@4-5,6-8,9-12: glue felt glue > shapes by ccc
step glue@13+: sew felt glue thread needle > shapes by c
step band: glue felt pole glue > pole band by ttcc
step ties: tie ties pole > ties by tccc
step wave: play pole by cccc
scene lay
part ties = ties b : l ~ 5 -82 -62 -98 -40 -92 -20 ; l c 5 -82 -62 -68 -44 -72 -24
part pole = pole own : z^ ~ 8 -84 -88 -84 90
part flag = felt a : p^ ~ -80 -58 96 2 -80 62
part band = felt b : p^ ~ -86 -62 -64 -56 -64 60 -86 66 ; z_ ~- 3 -66 -54 -66 58
part shapes = felt c : o c -34 2 23 23 ; s b -34 2 5 19 8 ; z_ c 9 4 -14 30 -12 14 20 ; s c 54 2 5 10 4

* flip-book | 9-12 13+ | Sports
appeal 3
topics animation, cartoon, flipbook, flip book, film, movie, comic, drawing, motion, stop motion
variant slam-dunk | Sports | orange, blue, black | basketball, dunk, march madness
variant free-kick | Sports | green, red, black | soccer, football, free kick, world cup, goal
variant kickflip | Sports | purple, yellow, black | skateboard, skateboarding, trick, ollie, skate park
colors orange, blue, black
minutes 60 75
mess low
heart pad: sticky-note, notebook, index-card = 30
need pen: ballpoint-pen, marker, permanent-marker, gel-pen
need color: colored-pencil, marker, gel-pen, crayon = 2 color
nice clip: binder-clip, rubber-band, stapler
tool pencil: pencil
step act: prepare pad pencil by cc
step last: draw pad pencil > pad by cc
step keys: draw pad pencil > page by cc
step between: draw pad pencil > trail trail-k trail-s by cc
step ink: draw pad pen > dunk kick flip by cc
step color: color pad color > ball ball-k board by cc
step clip: build clip pad > clip by cc
step flip: test pad by cc
step squash@13+: draw pad pen by c
scene lay
part pad = pad yellow : p^ ~-- -74 -60 84 -60 92 80 -66 80 ; p ~- -78 -66 80 -66 88 76 -70 76 ; p ~ -82 -72 76 -72 84 70 -74 70
part page = pad yellow : p^ ~+ -86 -78 72 -78 78 60 50 66 -80 64 ; p^ ~- 50 66 78 60 62 44 ; r_ ~ -7 -71 154 12
part trail@slam-dunk = pencil k : o_ tan -44 34 6 ; o_ tan -30 6 6 ; o_ tan -12 -18 6
part trail-k@free-kick = pencil k : o_ tan -8 28 5 ; o_ tan 14 6 5 ; o_ tan 34 -10 5
part trail-s@kickflip = pencil k : r_ tan -50 42 22 4 2 ; r_ tan -30 26 22 4 2 -30
part dunk@slam-dunk = pen k : z_ k 3 52 56 52 -54 ; z_ k 3 36 -54 36 -26 52 -26 ; l_ k 4 14 -28 24 -24 36 -28 ; z_ k 1.6 16 -26 20 -8 30 -8 34 -26 ; z_ k 7 -22 14 -8 26 -22 40 ; z_ k 7 -22 14 -38 20 -48 36 ; z_ k 10 -6 -6 -22 14 -30 30 ; z_ k 5 -6 -4 6 -16 8 -34 ; z_ k 5 -8 -2 -24 -2 -30 8 ; o_ k -2 -16 8 8
part kick@free-kick = pen k : z_ k 3 44 40 44 -34 72 -34 ; z_ k 1.4 52 -34 52 36 ; z_ k 1.4 60 -34 60 34 ; z_ k 1.4 44 -16 70 -16 ; z_ k 1.4 44 2 72 2 ; z_ k 1.4 44 20 72 20 ; z_ k 7 -50 18 -56 36 -58 54 ; z_ k 7 -50 18 -32 26 -18 40 ; z_ b 10 -46 -6 -50 18 ; z_ k 5 -46 -4 -62 4 -70 -4 ; z_ k 5 -46 -4 -30 2 -22 -8 ; o_ k -44 -18 8 8
part flip@kickflip = pen k : z_ k 3 -78 56 72 56 ; z_ k 7 2 -2 -14 4 -12 18 ; z_ k 7 2 -2 20 4 18 18 ; z_ k 10 8 -24 2 -2 ; z_ k 5 8 -22 -10 -18 -24 -28 ; z_ k 5 8 -22 26 -22 40 -30 ; o_ k 12 -36 8 8
part ball@slam-dunk = color a : o_ ~ 10 -42 8 8
part ball-k@free-kick = color b : o_ w 52 -22 7 7 ; a_ k 52 -22 7 5.4 0 360
part board@kickflip = color b : r_ ~ 4 34 46 7 3 -14 ; o_ k -12 44 3.4 ; o_ k 22 35 3.4
part clip = clip k : r^ k -7 -80 40 16 3 ; a^ silver -7 -87 12 8.5 180 360

* box-pinball | 9-12 13+ | Sports
extras game: bell, clothespin, duct-tape, glitter-paper, paper, paper-clip, sticker, sticky-note, washi-tape, wrapping-paper
appeal 3
topics pinball, arcade, gaming, gamer, video games, game, physics, stem, flipper, retro
colors purple, yellow, red
minutes 75 100
mess low
heart box: pizza-box, shoebox, cardboard-box
heart bands: rubber-band = 6
heart ball: marble, wooden-bead, ping-pong-ball
need flippers: craft-stick, clothespin = 2
need bumpers: bottle-cap, cork, spool, bottle-cork = 4
need pivots: paper-fastener, pencil = 2
need cord: string, yarn, paracord, fishing-line, cotton-cord = 2 ft
need plunger: dowel, chopstick, pencil
need walls: cardboard, cereal-box = 1 sheet
nice color: acrylic-paint, marker, paint-marker, paint = 3 color
join glue: glue
join tape: tape, masking-tape, duct-tape
home two-books
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
tool brush: paintbrush, sponge-brush when color=acrylic-paint,paint
step paint: paint color box brush > field by cc
step walls: glue walls box glue scissors ruler > box walls by cc
step holes: poke flippers box pencil by tt
step flippers: build flippers pivots box > flippers pivots-p by cc
step spring: build bands flippers cord box > springs by cc
step plunger: build plunger bands box scissors tape > plunger by cc
step bumpers: glue bumpers box glue > bumpers by cc
step slings: build bands bumpers > slings by cc
step tilt: test box two-books ball > ball by cc
step score: draw box pencil > score by cc
scene lay
part box = box own : r^ kraft 0 0 150 190 5 ; r_ kraft-- 0 0 138 178 3
part field = color a : r_ ~ 0 0 138 178 3 ; o_ ~+ -10 -34 44 44 ; o_ ~ -10 -34 36 36 ; s_ ~+ -10 22 5 12 5 ; l_ ~+ 3 -60 60 -50 20 -60 -20
part walls = walls own : z^ tan 6 50 88 50 -46 ; l^ tan 6 66 -54 58 -74 36 -86 ; z^ tan 6 -68 26 -36 54 ; z^ tan 6 50 26 24 54 ; l^ tan 6 -66 -58 -58 -76 -40 -86
part flippers = flippers own : z^ wood 9 -36 58 -12 72 ; z^ wood 9 24 58 0 72
part pivots-p = pivots gold : o^ gold -33 60 4 ; o^ gold 21 60 4
part springs = bands red : l ~ 2.4 -32 62 -44 74 -52 84 ; l ~ 2.4 20 62 32 74 40 84
part plunger = plunger own : z^ wood 6 60 96 60 60 ; r^ red 60 58 12 6 2 ; z red 2.4 52 76 68 76
part bumpers = bumpers red : cap ~ -34 -56 13 ; cap ~ 16 -56 13 ; cap ~ -10 -16 13 ; cap ~ 28 2 11
part slings = bands yellow : z ~ 2.6 -46 -58 -46 -54 -10 -2 14 -44 28 -60 28 -68 -34 -69 -46 -58
part score = pencil k : z_ w 2.6 -38 -56 -30 -56 ; z_ w 2.6 12 -56 20 -56 ; z_ w 2.6 -14 -16 -6 -16 ; z_ w 2.6 24 2 32 2
part ball = ball silver : o^ ~ 60 46 6.5 6.5 ; o_ w 58 44 2

* tennis-ball-gobbler | 4-5 6-8 9-12 | Sports
topics tennis, tennis ball, wimbledon, coach gift, desk, monster, key holder, note holder, upcycling
colors green, red, white
minutes 40 30 40
waits 60
mess low
heart ball: tennis-ball
need eyes: googly-eye, button, felt-ball, bottle-cap = 2
need foot: curtain-ring, wooden-bead-ring, plastic-lid, cardboard-tube
need pens: permanent-marker, paint-marker, acrylic-paint = 2 color
nice hat: felt, fabric-scrap, craft-foam = 1 scrap
nice arms: pipe-cleaner = 2
join glue: glue
home sharp-knife
tool pencil: marker, chalk, pencil
tool scissors: scissors
step mark: draw ball pencil by ccc
step slit: cut ball sharp-knife > ball slit by ggg
step knead: test ball by ccc
step eyes: glue eyes ball glue > eyes by ccc
step mouth: paint pens ball > mouth by tcc
step hat: glue hat ball glue scissors > hat by tcc
step arms: build arms ball scissors > arms by gtc
step foot: glue foot ball glue > foot by tcc
step feed: play ball > note by ccc
part foot = foot own : r^ ~ 0 76 70 14 5 ; r_ ~- 0 80 66 5 2
part arms = arms b : l ~ 6 -54 22 -78 10 -84 -18 ; l ~ 6 54 22 78 10 84 -18 ; l ~ 5 -84 -18 -94 -28 ; l ~ 5 -84 -18 -80 -32 ; l ~ 5 84 -18 94 -28 ; l ~ 5 84 -18 80 -32
part ball = ball yellow : o^ ~ 0 10 62 62 ; l_ w 4 -58 -14 -40 -12 -34 -30 -40 -42 ; l_ w 4 58 -14 40 -12 34 -30 40 -42
part slit = ball k : b_ k -46 28 -20 36 0 38 20 36 46 28 38 48 14 58 -14 58 -38 48
part note = ball w : r w 6 62 52 32 2 8 ; z_ blue 2 -10 62 20 66 ; z_ blue 2 -12 70 14 74
part mouth = pens b : l_ ~ 4 -48 28 -20 36 0 38 20 36 48 28 ; v_ w -30 36 30 36 6 9
part eyes = eyes own : e -20 -6 15 ; e 20 -6 15
part hat = hat b : b^ ~ -50 -34 -46 -66 0 -84 46 -66 50 -34 0 -44 ; b ~- -54 -32 0 -44 54 -32 60 -24 0 -34 -60 -24 ; o w 0 -82 7 7

* braided-headband | 9-12 13+ | Sports
topics headband, sweatband, team, running, tennis, basketball, volleyball, dance, yoga, gym, soccer, hair band, t-shirt yarn, upcycling
near friendship
colors red, white, navy free
minutes 45 60
mess low
heart cloth: old-t-shirt, old-jersey, bandana, tights
need elastic: hair-tie, sewing-elastic
need thread: embroidery-floss, sewing-thread = 3 ft
join tape: masking-tape, tape, duct-tape
tool needle: needle
tool scissors: scissors, fabric-scissors
tool ruler: ruler
step cut: cut cloth scissors ruler by cc
step curl: shape cloth by cc
step fix: tape cloth tape by cc
step start: weave cloth by cc
step braid: weave cloth > braid by cc
step size: test cloth by cc
step sew: sew cloth elastic thread needle > elastic by cc
step cuff: sew cloth thread needle scissors > cuff by cc
step wear: test cloth by cc
scene lay
part elastic = elastic k : l^ ~ 11 -34 62 -12 70 12 70 34 62
part braid = cloth a : o a 68.5 2 10.4 5.5 52 ; o b 79.5 2 10.4 5.5 128 ; o b 67.7 10.8 10.4 5.5 62.7 ; o c 78.5 12.6 10.4 5.5 138.7 ; o c 65.2 19.5 10.4 5.5 73.2 ; o a 75.6 22.8 10.4 5.5 149.2 ; o a 61.1 27.7 10.4 5.5 83.3 ; o b 70.8 32.6 10.4 5.5 159.3 ; o b 55.5 35.2 10.4 5.5 92.9 ; o c 64.3 41.7 10.4 5.5 168.9 ; o c 48.5 42 10.4 5.5 102 ; o a 56.2 49.7 10.4 5.5 178 ; o a 40.3 47.7 10.4 5.5 110.7 ; o b 46.7 56.6 10.4 5.5 186.7 ; o c -40.3 47.7 10.4 5.5 -186.7 ; o a -46.7 56.6 10.4 5.5 -110.7 ; o a -48.5 42 10.4 5.5 -178 ; o b -56.2 49.7 10.4 5.5 -102 ; o b -55.5 35.2 10.4 5.5 -168.9 ; o c -64.3 41.7 10.4 5.5 -92.9 ; o c -61.1 27.7 10.4 5.5 -159.3 ; o a -70.8 32.6 10.4 5.5 -83.3 ; o a -65.2 19.5 10.4 5.5 -149.2 ; o b -75.6 22.8 10.4 5.5 -73.2 ; o b -67.7 10.8 10.4 5.5 -138.7 ; o c -78.5 12.6 10.4 5.5 -62.7 ; o c -68.5 2 10.4 5.5 -128 ; o a -79.5 2 10.4 5.5 -52 ; o a -67.7 -6.8 10.4 5.5 -117.3 ; o b -78.5 -8.6 10.4 5.5 -41.3 ; o b -65.2 -15.5 10.4 5.5 -106.8 ; o c -75.6 -18.8 10.4 5.5 -30.8 ; o c -61.1 -23.7 10.4 5.5 -96.7 ; o a -70.8 -28.6 10.4 5.5 -20.7 ; o a -55.5 -31.2 10.4 5.5 -87.1 ; o b -64.3 -37.7 10.4 5.5 -11.1 ; o b -48.5 -38 10.4 5.5 -78 ; o c -56.2 -45.7 10.4 5.5 -2 ; o c -40.3 -43.7 10.4 5.5 -69.3 ; o a -46.7 -52.6 10.4 5.5 6.7 ; o a -31.1 -48.4 10.4 5.5 -61.1 ; o b -36.1 -58.1 10.4 5.5 14.9 ; o b -21.2 -51.8 10.4 5.5 -53.2 ; o c -24.6 -62.2 10.4 5.5 22.8 ; o c -10.7 -53.8 10.4 5.5 -45.6 ; o a -12.4 -64.6 10.4 5.5 30.4 ; o a -0 -54.5 10.4 5.5 -38 ; o b -0 -65.5 10.4 5.5 38 ; o b 10.7 -53.8 10.4 5.5 -30.4 ; o c 12.4 -64.6 10.4 5.5 45.6 ; o c 21.2 -51.8 10.4 5.5 -22.8 ; o a 24.6 -62.2 10.4 5.5 53.2 ; o a 31.1 -48.4 10.4 5.5 -14.9 ; o b 36.1 -58.1 10.4 5.5 61.1 ; o b 40.3 -43.7 10.4 5.5 -6.7 ; o c 46.7 -52.6 10.4 5.5 69.3 ; o c 48.5 -38 10.4 5.5 2 ; o a 56.2 -45.7 10.4 5.5 78 ; o a 55.5 -31.2 10.4 5.5 11.1 ; o b 64.3 -37.7 10.4 5.5 87.1 ; o b 61.1 -23.7 10.4 5.5 20.7 ; o c 70.8 -28.6 10.4 5.5 96.7 ; o c 65.2 -15.5 10.4 5.5 30.8 ; o a 75.6 -18.8 10.4 5.5 106.8 ; o a 67.7 -6.8 10.4 5.5 41.3 ; o b 78.5 -8.6 10.4 5.5 117.3
part cuff = cloth c : r^ ~ -38 57 26 34 5 24 ; r^ ~ 38 57 26 34 5 -24 ; stitch w -47 48 -34 66 3 ; stitch w 47 48 34 66 3

* motion-trail | 9-12 13+ | Sports
appeal 1
topics track and field, running, runner, athletics, olympics, gymnastics, dance, movement, silhouette, poster, collage, futurism, sports photography, bedroom decor
variant hurdler | Sports | navy, red, orange | hurdles, track and field, jumping
variant runner | Sports | purple, teal, light blue | sprint, running, marathon, cross country
colors navy, red, orange
minutes 75 100
waits 60
mess some
heart tissue: tissue-paper, tracing-paper, rice-paper, cellophane = 5 sheet
heart dark: construction-paper, cardstock, felt = 1 sheet
need base: watercolor-paper, cardstock, canvas, foam-board = 1 sheet
need photo: magazine, junk-mail, photo, newspaper
need card: cereal-box, cardstock, index-card
nice frame: picture-frame
join glue: glue, glue-stick
tool pencil: pencil
tool scissors: scissors
tool brush: paintbrush, sponge-brush
step find: prepare photo by cc
step trace: draw photo card pencil scissors by cc
step cut: cut tissue card pencil scissors by cc
step path: draw base pencil > sheet by cc
step lay: arrange tissue base by cc
step glue: glue tissue base glue brush > trail trail-r by cc
step last: glue dark base card glue scissors > last last-r by cc
step ground: glue dark base glue scissors > ground ground-r by cc
step frame: decorate frame base > frame by cc
scene lay
part frame = frame own : r^ ~ 0 0 194 150 3
part sheet = base w : r^ w 0 0 178 134 2
part trail@hurdler = tissue c : l_ yellow 9 -52 30 -32 34 -34 56 ; l_ yellow 9 -52 30 -64 46 -82 46 ; z_ yellow 15 -44 2 -52 30 ; l_ yellow 6.5 -44 4 -60 14 -66 28 ; l_ yellow 6.5 -44 4 -30 12 -20 0 ; o_ yellow -38 -14 9 10 ; l_ c+ 9 -34 10 -8 8 14 4 ; l_ c+ 9 -34 10 -50 14 -62 0 ; z_ c+ 15 -28 -18 -34 10 ; l_ c+ 6.5 -28 -16 -46 -18 -58 -6 ; l_ c+ 6.5 -28 -16 -12 -20 2 -30 ; o_ c+ -22 -34 9 10 ; l_ c 9 -12 -6 14 -8 36 -12 ; l_ c 9 -12 -6 -28 -2 -40 -16 ; z_ c 15 -6 -34 -12 -6 ; l_ c 6.5 -6 -32 -24 -34 -36 -22 ; l_ c 6.5 -6 -32 10 -36 24 -46 ; o_ c 0 -50 9 10 ; l_ b+ 9 14 0 40 -2 62 -6 ; l_ b+ 9 14 0 -2 4 -14 -10 ; z_ b+ 15 20 -28 14 0 ; l_ b+ 6.5 20 -26 2 -28 -10 -16 ; l_ b+ 6.5 20 -26 36 -30 50 -40 ; o_ b+ 26 -44 9 10
part trail-r@runner = tissue c : l_ c 9 -52 12 -32 16 -34 38 ; l_ c 9 -52 12 -64 28 -82 28 ; z_ c 15 -44 -16 -52 12 ; l_ c 6.5 -44 -14 -60 -4 -66 10 ; l_ c 6.5 -44 -14 -30 -6 -20 -18 ; o_ c -38 -32 9 10 ; l_ b+ 9 -28 12 -10 24 0 44 ; l_ b+ 9 -28 12 -44 18 -60 12 ; z_ b+ 15 -24 -16 -28 12 ; l_ b+ 6.5 -24 -14 -38 -22 -50 -32 ; l_ b+ 6.5 -24 -14 -6 -10 6 0 ; o_ b+ -16 -31 9 10 ; l_ b 9 -10 12 10 16 8 38 ; l_ b 9 -10 12 -22 28 -40 28 ; z_ b 15 -2 -16 -10 12 ; l_ b 6.5 -2 -14 -18 -4 -24 10 ; l_ b 6.5 -2 -14 12 -6 22 -18 ; o_ b 4 -32 9 10 ; l_ a+ 9 18 12 36 24 46 44 ; l_ a+ 9 18 12 2 18 -14 12 ; z_ a+ 15 22 -16 18 12 ; l_ a+ 6.5 22 -14 8 -22 -4 -32 ; l_ a+ 6.5 22 -14 40 -10 52 0 ; o_ a+ 30 -31 9 10
part last@hurdler = dark a : l_ a 10 38 18 64 16 86 12 ; l_ a 10 38 18 22 22 10 8 ; z_ a 16 44 -10 38 18 ; l_ a 7.5 44 -8 26 -10 14 2 ; l_ a 7.5 44 -8 60 -12 74 -22 ; o_ a 50 -26 10 11
part last-r@runner = dark a : l_ a 10 40 12 60 16 58 38 ; l_ a 10 40 12 28 28 10 28 ; z_ a 16 48 -16 40 12 ; l_ a 7.5 48 -14 32 -4 26 10 ; l_ a 7.5 48 -14 62 -6 72 -18 ; o_ a 54 -32 10 11
part ground@hurdler = dark b : r_ a 0 58 170 5 ; z_ b 4 14 56 14 34 ; z_ b 4 36 56 36 34 ; z_ b 5 10 34 40 34
part ground-r@runner = dark b : r_ a 0 50 170 5 ; z_ b 2.4 -80 57 80 57
`;
