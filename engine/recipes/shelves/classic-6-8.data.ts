export const shelf = `
* leaf-suncatcher-hoop | 4-5 6-8 9-12 | Seasons, Nature
extras hanging: dried-orange-slice, crystal, raffia, cinnamon-stick, feather
appeal 3
topics leaf suncatcher, suncatcher, sun catcher, stained glass leaves, autumn leaves, fall leaves, pressed leaves, pressed flowers, autumn, fall, thanksgiving, october, november, window decoration, nature walk, contact paper, spring flowers
colors orange, red, gold
minutes 40 30 35
mess low
heart leaves: leaf, pressed-flower, petal, fern-frond, clover = handful
heart film: contact-paper = 1 sheet
heart frame: embroidery-hoop, wooden-bead-ring, paper-plate, cardboard = 1
nice blooms: pressed-flower, petal = 6
nice bits: tissue-paper, cellophane = 1 scrap
need hang: string, yarn, ribbon, raffia, cotton-cord, embroidery-floss = 12 in
tool scissors: scissors
home book
step flat: prepare leaves book by ccc
step film: cut film frame scissors by ttc
step ring: build frame film scissors > frame by ttc
step lay: arrange leaves film > leaves by ccc
step blooms: arrange blooms film > blooms by ccc
step bits: arrange bits film scissors > bits by ccc
step seal: build film > film by ttc
step trim: cut film scissors by gtc
step hang: tie hang frame > hang by ttc
step look: play frame by ccc
part hang = hang own : l^ ~ 3 0 -72 -9 -88 0 -99 9 -88 0 -72
part film = film own : o^ glass 0 8 76 76
part bits = bits yellow : p_ yellow -10 -50 10 -44 2 -30 ; p_ gold 48 14 62 22 50 34 ; p_ orange+ -54 30 -40 36 -52 46
part leaves = leaves a : plant orange -20 44 -46 -6 15 ; plant red 4 60 6 2 16 ; plant gold 26 40 52 -4 14 ; plant red -4 4 -30 -44 14 ; plant orange 16 2 34 -42 14 ; plant brown -60 14 -66 -18 8
part blooms = blooms pink : f^ pink 8 26 5 11 4 ; f^ pink -34 -18 5 10 4 ; f^ pink 36 -26 5 10 4 ; d_ yellow 3 8 26 -34 -18 36 -26
part frame = frame own : a^ wood 0 8 84 74 0 360 ; r^ wood- 0 -70 14 12 3
scene hang

* clothespin-cotton-sheep | 4-5 6-8 | Farm, Animals
extras figure: bell, flower
extras world Farm: aluminum-foil, clover, craft-stick, duplo-brick, felt, grass, hay, moss, paper-straw, stick, stone, toy-tree
appeal 3
topics cotton ball sheep, clothespin sheep, clothespin animals, sheep, lamb, lambs, wool, flock, shepherd, baa baa black sheep, mary had a little lamb, easter lamb, nativity, christmas crib, spring, farmyard, eid al-adha
colors white, black, pink
minutes 30 35
waits 30
mess some
heart wool: cotton-ball, pillow-stuffing, wool-roving, cotton-pad = 2 handful
heart legs: clothespin = 2
need card: construction-paper, cardstock, craft-foam, felt = 1 sheet
nice eyes: googly-eye, sticker, button = 2
nice bow: ribbon, yarn = 8 in
nice legcolor: paint, acrylic-paint, marker, permanent-marker = 1 color
join fix: glue
tool pen: pencil, crayon, chalk, colored-pencil
tool brush: paintbrush when legcolor=paint,acrylic-paint
tool scissors: scissors
step legs: color legcolor legs brush? by cc
step draw: draw pen card by tc
step cut: cut card scissors > body head by tc
step head: glue card fix by cc
step wool: glue wool card fix > wool by cc
step eyes: glue eyes card fix > eyes by cc
step bow: tie bow card > bow by tc
step dry: dry card by cc
step stand: build legs card > legs by tc
step graze: play card by cc
part legs = legs wood paint legs b : pin ~ -28 34 62 ; pin ~ 34 34 62
part body = card b : b^ ~ -56 -30 -20 -46 30 -46 62 -26 66 10 44 40 -20 42 -54 26
part wool = wool white : cotton ~ -44 -20 20 ; cotton ~ -20 -36 20 ; cotton ~ 8 -42 20 ; cotton ~ 36 -36 20 ; cotton ~ 58 -16 20 ; cotton ~ 60 12 19 ; cotton ~ 40 30 19 ; cotton ~ 14 34 19 ; cotton ~ -14 34 19 ; cotton ~ -40 24 19 ; cotton ~ -24 -8 20 ; cotton ~ 4 -10 21 ; cotton ~ 32 -8 21 ; cotton ~ -2 14 19 ; cotton ~ 28 14 19 ; cotton ~ 78 -2 10
part head = card b : b^ ~ -84 -46 -66 -58 -50 -48 -46 -22 -58 2 -74 6 -88 -14 ; j^ ~ -52 -46 -28 -54 8 ; j^ ~ -80 -46 -99 -60 7 ; o_ ~+ -72 0 3 2 ; o_ ~+ -64 0 3 2
part eyes = eyes own : e -76 -28 6 ; e -60 -28 6
part bow = bow c : p^ ~ -58 14 -76 8 -74 26 ; p^ ~ -58 14 -40 8 -42 26 ; o^ ~ -58 15 5
scene stand

* glued-felt-donuts | 4-5 6-8 9-12 | Food
extras world Food: bell, button, cardstock, ceramic-mug, coin, flag, paper-doily, paper-napkin, peg-doll, price-tag
appeal 2
topics felt donuts, felt donut, donut, donuts, doughnut, doughnuts, felt food, play food, pretend food, play kitchen, bakery, donut shop, pretend bakery, no sew, tea party, national donut day, sweets
near birthday, sprinkles, dessert
colors tan, pink, white free
minutes 60 45 50
waits 60
mess low
heart dough: felt, fabric-scrap = 2 sheet
heart fill: cotton-ball, pillow-stuffing, cotton-pad, wool-roving = 2 handful
need icing: felt, craft-foam, fabric-scrap = 1 sheet
nice sprinkles: pom-pom, bead, sequin, button, felt-ball, yarn = 16
nice clips: clothespin, binder-clip, paper-clip = 6
nice tray: paper-plate, cupcake-liner, egg-carton = 1
join fix: glue
tool pen: marker, fabric-marker
tool scissors: scissors
home cup
step draw: draw pen dough cup by tcc
step cut: cut dough scissors by tcc
step inner: glue dough fix by tcc
step fill: fill fill dough > dough by ccc
step close: glue dough fix clips? by tcc
step icing: cut icing pen scissors by tcc
step ice: glue icing dough fix > icing by ccc
step sprinkles: glue sprinkles icing scissors? fix > sprinkles by tcc
step dry: dry dough by ccc
step shop: play dough tray? > tray by ccc
part tray = tray white : o_ ~ 0 54 94 36 ; o_ ~- 0 54 76 26
part dough = dough a : a^ ~ -36 26 52 16 0 360 ; a^ ~ 40 -26 50 15 0 360 ; a_ ~- -36 30 52 42 20 160 ; a_ ~- 40 -22 50 40 20 160
part icing = icing b : a^ ~ -36 24 44 18 0 360 ; d_ ~ 9 -76 34 -58 60 -30 66 -6 56 6 34 ; a^ w 40 -28 42 17 0 360 ; d_ w 8 2 -16 20 10 46 14 70 4 80 -16
part sprinkles = sprinkles own : bits own 0.7 -66 16 -54 -2 -34 -8 -12 0 0 18 -6 44 -30 54 -58 46 12 -40 26 -58 48 -60 68 -46 70 -22 58 -4 34 2 14 -12
scene stand

* tin-can-robot | 4-5 6-8 9-12 | Robots
extras machine: button, metal-washer, keycap, snap-fastener, stick-on-gem, sequin, sticker, candy-wrapper, rubber-band, coin, copper-tape, dry-pasta, dried-lentil, cotton-swab, cardboard-letter, bread-tag
extras world Robots: nuts-and-bolts, button, metal-washer, puzzle-piece, modeling-clay, toy-brick, aluminum-foil, graph-paper, pom-pom, flower, letter-bead, coaster, egg-carton, pipe-cleaner, cookie-tin, bell, masking-tape, shoelace, peg-doll, craft-foam, keycap, bottle-cap
appeal 3
topics tin can robot, can robot, robot, robots, recycled robot, junk robot, android, machine, machines, recycling, upcycling, nuts and bolts, inventor, earth day, steampunk
near science fair
colors silver, red, gold
minutes 60 45 50
waits 60
mess some
heart body: can, oatmeal-canister, chip-can, plastic-jar = 1
heart gears: nuts-and-bolts, metal-washer, bottle-cap, old-key, metal-lid, button, coin, keycap, charm = 8
need eyes: googly-eye, bottle-cap, button, metal-washer, nuts-and-bolts, sticker = 2
need arms: pipe-cleaner, craft-wire, paper-straw, plastic-straw, twist-tie, craft-stick = 2
tool snip: pliers, scissors when arms=craft-wire
nice shine: aluminum-foil, metallic-paper, construction-paper = 1 sheet
nice feet: cork, plastic-lid, wooden-block, bottle-cork, metal-lid, spool = 2
nice pen: permanent-marker, paint-marker, metallic-pen
join tape: duct-tape, electrical-tape, tape, masking-tape
join strong: waterproof-glue, glue-gun, duct-tape, electrical-tape, tape
step rim: prepare body tape > body by ggt
step panel: tape shine body tape > shine by ccc
step plan: arrange gears body by ccc
step stick: glue gears eyes body strong > gears eyes by ggg
step coil: shape arms snip? by tcc
step arms: tape arms body tape > arms by ccc
step feet: glue feet body strong > feet by ggg
step face: draw pen body > face by ccc
step dry: dry body by ccc
step start: play body by ccc
part arms = arms red : l^ ~ 5 -44 6 -58 -2 -56 14 -70 4 -68 20 -82 8 -82 26 -92 12 ; l^ ~ 5 44 6 58 14 56 -2 70 8 68 -8 82 0 82 -18 92 -10
part feet = feet own : r^ ~ -22 88 26 16 4 ; r^ ~ 22 88 26 16 4
part body = body silver : r^ ~ 0 5 88 150 3 ; r_ ~- 35 5 14 147 2 ; r_ ~+ -28 5 9 146 2 ; r_ ~- 0 -46 86 4.5 1 ; r_ ~- 0 56 86 4.5 1 ; r ~- 0 79 91 9 2 ; o ~ 0 -70 46 10 ; o_ ~+ 0 -71 41 7.5 ; o_ ~ 0 -71 30 5
part shine = shine silver : r^ ~+ 0 34 62 62 4 ; z_ ~- 2 -26 12 -20 20 -10 14 4 24 16 14 26 20
part gears = gears gray : s^ ~ -16 28 8 13 9 ; o_ w -16 28 5 ; s^ ~ 14 34 8 10 7 ; o_ w 14 34 4 ; s^ gold -4 52 8 9 6 ; o_ w -4 52 3 ; r^ ~ 22 54 10 5 2 ; s^ ~ -46 -44 6 9 7 ; s^ ~ 46 -44 6 9 7 ; r^ ~ 0 -84 6 20 2 ; s^ red 0 -94 6 8 6
part eyes = eyes own : e -18 -38 13 ; e 18 -38 13
part face = pen k : r_ w 0 -12 44 12 3 ; z_ k 2 -11 -18 -11 -6 ; z_ k 2 0 -18 0 -6 ; z_ k 2 11 -18 11 -6
scene stand

* pencil-wind-vane | 6-8 9-12 | Weather
topics wind vane, weather vane, weathervane, wind direction, wind, windy day, breeze, weather station, forecast, meteorologist, science experiment, science fair, north south east west
near compass, air, march, sailing
colors red, yellow, blue
minutes 30 35
mess low
heart card: cardstock, cereal-box, index-card, folder, paper-plate, milk-carton, craft-foam = 1 sheet
heart straw: paper-straw, plastic-straw = 1
heart post: pencil = 1
need stand: plastic-cup, paper-cup, yogurt-pot, foam-cup, plastic-tub = 1
need foot: play-dough, modeling-clay, air-dry-clay, sticky-tack = handful
need pen: permanent-marker, marker, crayon = 2 color
home pushpin
join tape: tape, masking-tape, washi-tape, duct-tape
tool scissors: scissors
step draw: draw pen card by cc
step cut: cut card scissors by cc
step slits: cut straw scissors by tc
step arrow: tape card straw tape > arrow by cc
step balance: test straw pen by cc
step pin: build pushpin straw post > straw by gt
step foot: build foot stand post scissors > stand foot post by gt
step letters: draw pen stand > letters by cc
step spin: test straw by cc
step wind: play stand by cc
part foot = foot own : b^ ~ -66 90 -50 78 50 78 66 90 50 96 -50 96
part stand = stand own : cupdown ~ 0 16 84 72
part letters = pen k : z_ k 4 -8 66 -8 46 8 66 8 46 ; z_ k 4 -28 40 -36 40 -36 50 -30 50 -36 50 -36 60 -28 60 ; z_ k 4 24 40 28 60 32 48 36 60 40 40
part post = post gold : z^ ~ 8 0 16 0 -38 ; r^ silver 0 -40 10 8 1 ; r^ pink 0 -48 10 10 3
part straw = straw w : r^ ~ 0 -58 150 9 4 ; z_ a 3 -50 -62 -44 -54 ; z_ a 3 -30 -62 -24 -54 ; z_ a 3 26 -62 32 -54 ; z_ a 3 46 -62 52 -54 ; o^ red 0 -58 6
part arrow = card a : p^ ~ -99 -58 -66 -82 -66 -34 ; p^ b 58 -58 74 -88 99 -88 88 -58 99 -28 74 -28
template arrow 2 4
scene stand

* bottle-rocket-ship | 4-5 6-8 9-12 | Space, Transportation
extras machine: tinsel, bubble-wrap, patch, dried-lentil, candy-wrapper, sticker, glitter-glue, glitter-paper, masking-tape, washi-tape, duct-tape, rubber-band, plastic-straw, cardboard-letter
extras world Space: aluminum-foil, bottle-cap, button, cookie-tin, cotton-ball, craft-foam, craft-stick, duplo-brick, felt-ball, flag, flashlight, kitchen-sponge, modeling-clay, peg-doll, pebble, play-dough, pom-pom, popcorn, sand, string-light, tissue-paper, toy-animal, toy-brick, wood-slice
appeal 3
topics bottle rocket ship, plastic bottle rocket, rocket, rocket ship, spaceship, space shuttle, astronaut, moon landing, outer space, nasa, recycling, junk modeling, space camp
near launch, mars
colors silver, red, orange
minutes 40 45 50
mess low
heart body: plastic-bottle, detergent-bottle, milk-jug = 1
heart skin: aluminum-foil, metallic-paper, construction-paper, wrapping-paper, paint, acrylic-paint, duct-tape
need fins: cardboard, cereal-box, cardstock, pizza-box, craft-foam, paper-plate = 1 sheet
need flames: tissue-paper, crepe-paper, construction-paper, cellophane, felt, ribbon = 3 color
nice stripes: duct-tape, electrical-tape, washi-tape, masking-tape = 1
nice windows: bottle-cap, button, sticker, plastic-lid, metal-lid = 3
nice badge: sticker, stick-on-gem, sequin = 4
join hot: tape, duct-tape, masking-tape, glue-gun
join tape: tape, duct-tape, masking-tape
tool pen: marker, permanent-marker, pencil
tool brush: paintbrush, sponge-brush when skin=paint,acrylic-paint
tool scissors: scissors
step skin: decorate skin body brush? tape > body by ccc
step stripes: tape stripes body > stripes by ccc
step draw: draw pen fins by tcc
step cut: cut fins scissors by gtc
step fins: build fins body hot > fins by ggt
step flames: cut flames scissors by tcc
step fire: tape flames body tape > flames by ccc
step windows: tape windows body tape > windows by ccc
step badge: decorate badge body > badge by ccc
step launch: play body by ccc
part flames = flames c : j^ red -22 62 -34 98 9 ; j^ orange -8 62 -10 100 10 ; j^ yellow 6 62 8 92 9 ; j^ orange 20 62 32 98 9 ; j^ yellow -14 64 -22 88 6 ; j^ red 14 64 20 90 6
part body = body own : q^ silver 14 -36 66 -36 -26 -14 -60 -10 -82 10 -82 14 -60 36 -26 36 66 ; r_ silver+ -20 16 10 80 4 ; r_ silver- 26 18 10 84 4 ; p^ b -11 -78 11 -78 0 -99
part stripes = stripes b : r_ ~ 0 -22 72 8 ; r_ ~ 0 50 72 8
part fins = fins b : p^ ~ -36 10 -36 62 -74 84 -70 50 ; p^ ~ 36 10 36 62 74 84 70 50 ; p^ ~ -5 20 5 20 5 72 -5 72
part windows = windows light-blue : o^ gray 0 -2 13 ; o_ light-blue 0 -2 9 ; o_ w -3 -5 3 ; o^ gray 0 -40 8 ; o_ light-blue 0 -40 5
part badge = badge c : bits ~ 0.8 -24 30 24 30 -24 -6 24 -6
scene stand

* tube-koi-streamer | 4-5 6-8 9-12 | Animals
extras hanging: ribbon, crepe-paper, stick-on-gem, sequin, glitter-glue, bell
appeal 3
topics koi, koi fish, koinobori, carp, carp streamer, japan, japanese, children's day, boys' day, golden week, fish windsock, windsock, toilet paper roll fish, fish
near asia, may
colors red, light blue, orange free
minutes 40 45 50
waits 30
mess low
heart tube: cardboard-tube = 2
heart scales: origami-paper, tissue-paper, construction-paper, wrapping-paper, rice-paper, magazine, cupcake-liner = 3 sheet
need tails: tissue-paper, crepe-paper, ribbon, origami-paper, construction-paper, yarn = 6 strip
nice eyes: googly-eye, sticker, button = 4
need line: string, yarn, ribbon, embroidery-floss, cotton-cord = 4 ft
nice pole: stick, chopstick, dowel, bamboo, paper-straw, wooden-skewer = 1
join fix: glue-stick, glue
join dot: glue when eyes=googly-eye,button
tool pen: marker, crayon, permanent-marker
tool cutter: scissors
step scales: cut scales cutter by tcc
step base: glue scales tube cutter fix by tcc
step rows: glue scales tube fix > tube scales by ccc
step head: glue scales tube cutter fix pen > head by tcc
step eyes: glue eyes dot? tube > eyes by ccc
step tails: glue tails tube cutter fix > tails by tcc
step holes: poke tube cutter by gtc
step line: tie line tube cutter > line by ttc
step pole: tie line pole > pole by ttc
step fly: play tube by ccc
part pole = pole own : stick ~ -90 -92 -90 98 7
part line = line w : l_ ~ 2.4 -90 -70 -66 -66 -52 -50 ; l_ ~ 2.4 -90 -10 -66 -2 -52 18
part tails = tails b : l ~ 8 44 -42 66 -50 84 -40 98 -48 ; l ~+ 8 44 -32 68 -30 84 -22 98 -28 ; l ~ 8 44 -22 62 -14 80 -10 96 -6 ; l b 8 44 30 66 22 84 32 98 24 ; l ~+ 8 44 40 68 42 84 50 98 44 ; l ~ 8 44 50 62 58 80 62 96 66
part tube = tube own : r^ a 0 -32 104 44 6 ; r^ b 0 40 104 44 6
part scales = scales a : a_ a- -14 -42 12 9 270 450 ; a_ a- -14 -22 12 9 270 450 ; a_ a- 6 -32 12 9 270 450 ; a_ a- 6 -52 11 9 270 420 ; a_ a- 26 -42 12 9 270 450 ; a_ a- 26 -22 12 9 270 450 ; a_ b- -14 30 12 9 270 450 ; a_ b- -14 50 12 9 270 450 ; a_ b- 6 40 12 9 270 450 ; a_ b- 26 30 12 9 270 450 ; a_ b- 26 50 12 9 270 450
part head = scales w : q^ w 5 -52 -54 -30 -54 -24 -32 -30 -10 -52 -10 ; q^ w 5 -52 18 -30 18 -24 40 -30 62 -52 62 ; o_ w -40 -38 8 ; o_ k -39 -38 5 ; o_ w -40 34 8 ; o_ k -39 34 5 ; l_ red 3 -52 -24 -44 -22 ; l_ red 3 -52 48 -44 50
part eyes = eyes own : e -40 -38 9 ; e -40 34 9
scene hang

* zip-mouth-worry-monster | 6-8 9-12 | -
appeal 3
topics worry monster, worry eater, worries, worry, worried, anxiety, anxious, nervous, feelings, emotions, bedtime, night, bad dreams, nightmares, can't sleep, friendly monster, monster, monsters, first day of school, felt monster, sewing, first sewing, softie, soft toy, calm down
colors teal, purple, yellow free
minutes 90 90
mess low
heart cloth: felt, fabric-scrap, denim, old-sweater, old-jersey = 2 sheet
heart mouth: zipper, hook-and-loop-tape = 1
need fill: pillow-stuffing, cotton-ball, wool-roving, fabric-scrap = 2 handful
need thread: sewing-thread, embroidery-floss = 6 ft
need eyes: button, felt, fabric-scrap = 2
nice tuft: yarn, faux-fur, ribbon, pipe-cleaner = 1 piece
nice marks: fabric-marker, permanent-marker
tool needle: needle
tool scissors: scissors
tool pen: fabric-marker, marker
home paper
step draw: draw pen cloth by cc
step cut: cut cloth scissors > back by cc
step slit: cut cloth pen scissors by tc
step mouth: sew mouth cloth thread needle > mouth by tc
step pocket: sew cloth thread needle by tc
step eyes: sew eyes cloth thread needle scissors? > eyes by tc
step around: sew cloth tuft? thread needle > tuft by tc
step fill: fill fill cloth thread needle > front by cc
step marks: draw marks cloth > marks by cc
step feed: play paper pen cloth by cc
part tuft = tuft b : l ~ 5 -14 -72 -20 -92 -30 -96 ; l ~ 5 -4 -74 -4 -98 ; l ~ 5 8 -74 14 -94 24 -98
part back = cloth a : b^ ~- -54 -50 -40 -84 -22 -70 0 -74 22 -70 40 -84 54 -50 64 0 62 56 46 86 20 82 0 86 -20 82 -46 86 -62 56 -64 0
part front = cloth a : b_ ~ -50 -48 -38 -74 -22 -66 0 -70 22 -66 38 -74 50 -48 58 0 56 54 44 78 20 76 0 80 -20 76 -44 78 -56 54 -58 0
part mouth = mouth k : r^ k 0 22 84 12 5 ; z_ silver 3 -38 22 38 22 ; d_ silver 1.8 -36 18 -28 18 -20 18 -12 18 -4 18 4 18 12 18 20 18 28 18 36 18 -36 26 -28 26 -20 26 -12 26 -4 26 4 26 12 26 20 26 28 26 36 26 ; r^ gold 44 26 6 12 2
part eyes = eyes c : o^ w -22 -26 18 ; o_ ~ -22 -26 10 ; o_ k -22 -26 5 ; o^ w 24 -30 14 ; o_ ~ 24 -30 8 ; o_ k 24 -30 4
part marks = marks b : o_ ~ -40 56 5 ; o_ ~ -30 64 3 ; o_ ~ 38 54 5 ; o_ ~ 30 64 3 ; o_ pink -46 4 6 4 ; o_ pink 46 4 6 4
scene stand

* wrapped-tube-mummy | 4-5 6-8 | -
extras figure: charm, metallic-paper, stick-on-gem
topics mummy, mummies, toilet paper roll mummy, egypt, ancient egypt, egyptian, halloween, spooky, october, tomb, king tut
near pharaoh, pyramid, pyramids, museum
colors white, gold, black
minutes 25 30
waits 30
mess low
heart tube: cardboard-tube, paper-cup, plastic-bottle, chip-can = 1
heart wrap: bed-sheet, gauze, toilet-paper, crepe-paper, paper-towel, old-t-shirt, fabric-scrap, tissue-paper = 6 strip
need eyes: googly-eye, paper, construction-paper, sticker = 2
nice arms: craft-stick, cotton-swab, pipe-cleaner, paper-straw = 2
nice gold: metallic-paint, metallic-paper, paint, acrylic-paint = 1 color
nice gems: stick-on-gem, sequin, bead = 5
join fix: glue
tool pen: marker, permanent-marker
tool brush: paintbrush, cotton-swab when gold=metallic-paint,paint,acrylic-paint
tool scissors: scissors
step strips: cut wrap scissors by tc
step arms: glue arms tube wrap? fix > arms by cc
step start: glue wrap tube fix by cc
step wrap: glue wrap tube fix > tube wrap by tc
step eyes: glue eyes pen scissors? tube fix > eyes by tc
step gold: decorate gold brush? scissors? fix? wrap > gold by tc
step gems: glue gems wrap fix > gems by cc
step dry: dry tube by cc
step tomb: play tube by cc
part tube = tube own : tube ~ 0 -80 76 168
part wrap = wrap w : r^ ~ 0 6 82 164 5 ; z_ ~-- 1.6 -40 -66 40 -58 ; z_ ~-- 1.6 -40 -50 40 -56 ; z_ ~-- 1.6 -40 -16 40 -8 ; z_ ~-- 1.6 -40 0 40 -6 ; z_ ~-- 1.6 -40 12 40 20 ; z_ ~-- 1.6 -40 30 40 26 ; z_ ~-- 1.6 -40 42 40 50 ; z_ ~-- 1.6 -40 62 40 58 ; z_ ~-- 1.6 -40 74 40 80 ; r_ k 0 -36 76 24 3
part arms = arms w : r^ ~ -12 24 62 15 6 ; r^ ~ 12 40 62 15 6 ; z_ ~-- 1.6 -30 17 -26 31 ; z_ ~-- 1.6 -12 17 -8 31 ; z_ ~-- 1.6 6 33 10 47 ; z_ ~-- 1.6 24 33 28 47
part eyes = eyes own : o_ w -16 -36 11 ; o_ k -14 -35 5 ; o_ w 16 -36 11 ; o_ k 18 -35 5
part gold = gold b : a_ gold 0 -26 38 24 20 160 ; r_ gold 0 74 80 8
part gems = gems blue : bits ~ 0.7 -24 4 -12 9 0 11 12 9 24 4
scene stand

* catnip-sock | 4-5 6-8 9-12 13+ | Animals
topics cat toy, catnip toy, catnip, cat, cats, kitten, kittens, our cat, pet, pets, pet toy, kicker toy, gift for the cat, animal shelter, old socks, sock fish
near animal rescue
colors blue, orange, white free
minutes 35 25 30 30
mess low
heart sock: sock, tube-sock, glove, mitten = 1
heart fill: pillow-stuffing, fabric-scrap, cotton-ball, old-t-shirt, felt, newspaper, packing-paper, sock = handful
nice herb: catnip = 2 tbsp
nice bell: bell = 1
need tie: yarn, string, ribbon, shoelace, cotton-cord, raffia = 24 in
nice tail: feather, felt, fabric-scrap, ribbon = 3
nice wand: stick, dowel, bamboo, chopstick, wooden-spoon = 1
nice pen: fabric-marker, permanent-marker, marker
tool scissors: scissors
step wash: prepare sock by cccc
step fill: fill fill scissors sock by cccc
step bell: fill bell sock by cccc
step herb: fill herb sock by cccc
step knot: tie tie sock scissors > sock knot by ttcc
step tail: tie tail tie sock > tail by tccc
step face: draw pen sock > face by cccc
step wand: tie wand tie sock > wand by ttcc
step tug: test sock by cccc
step play: play sock by cccc
part wand = wand own : stick ~ -96 60 -44 -92 7 ; l_ cream 2 -44 -92 -10 -96 16 -60 36 -30
part tail = tail c : feather orange 46 16 92 -16 9 ; feather gold 48 20 98 10 9 ; feather orange- 48 24 92 36 9
part sock = sock a : b^ ~ -84 20 -72 -10 -34 -22 10 -16 36 6 42 20 34 34 8 52 -34 56 -72 48 ; z_ ~- 4 -40 -20 -40 54 ; z_ ~- 4 -26 -20 -26 56 ; p^ ~+ 36 8 66 -6 62 20 68 44 36 30
part knot = tie c : r^ w 40 19 9 30 3 ; l w 3 40 30 30 56 24 66 ; l w 3 42 30 46 54 42 70
part face = pen k : o_ w -64 12 9 ; o_ k -63 12 5 ; l_ k 3 -82 28 -76 34 -68 34 ; l_ k 2 -52 0 -46 8 -52 16
scene lay

* cut-dough-keepsakes | 4-5 6-8 9-12 | -
extras hanging: ribbon-rose, photo, charm, bell, stick-on-gem, glitter-glue, pom-pom, sequin
topics salt dough, salt dough ornament, salt dough ornaments, new baby, baby sister, baby brother, baby gift, baby shower, big sister, big brother, nursery, name garland, name sign, garland, keepsake, hearts and stars, grandparents, mother's day, christmas ornament, ornaments
near family, valentine, welcome home
colors pink, yellow, light blue free
minutes 45 50 50
waits 2880
mess some
heart dough: salt-dough, air-dry-clay = 2 handful
heart cutter: cookie-cutter = 1
need pin: rolling-pin, plastic-bottle, cardboard-tube, dowel
need poker: paper-straw, plastic-straw, chopstick, pencil, balloon-stick
nice press: rubber-stamp, lace, leaf, button, toy-brick, fern-frond = 1
need paint: watercolor-paint, acrylic-paint, paint, marker, paint-marker = 2 color
need ribbon: ribbon, string, yarn, raffia, cotton-cord = 4 ft
nice beads: wooden-bead, bead, letter-bead, pom-pom = 4
tool brush: paintbrush, cotton-swab when paint=watercolor-paint,acrylic-paint,paint
tool scissors: scissors
home rack
step roll: roll dough pin by tcc
step cut: cut dough cutter > hearts by ccc
step press: print press dough > marks by ccc
step name: shape dough poker > letters by tcc
step holes: poke dough poker > holes by tcc
step dry: dry dough rack by ccc
step paint: paint paint dough brush? > paint by ccc
step thread: thread ribbon dough scissors > ribbon by ttc
step beads: thread beads ribbon > beads by tcc
step hang: play dough by ttc
part ribbon = ribbon a : l ~ 4 -98 -50 -60 -26 -20 -14 20 -14 60 -26 98 -50
part hearts = dough cream : h^ ~ -62 16 32 ; s^ ~ 0 26 5 36 19 ; h^ ~ 62 16 32
part paint = paint a : h_ pink -62 16 25 ; s_ yellow 0 26 5 27 14 ; h_ light-blue 62 16 25
part marks = press k : a_ cream -62 20 22 20 20 160 ; a_ cream 62 20 22 20 20 160
part letters = poker k : l_ brown 3 -68 24 -62 6 -56 24 ; l_ brown 3 -66 18 -58 18 ; z_ brown 3 -4 36 -4 18 4 18 6 24 -3 27 7 31 4 36 -4 36 ; z_ brown 3 66 8 57 8 57 26 66 26 ; z_ brown 3 57 17 64 17
part holes = poker k : o_ brown -62 -6 3.4 ; o_ brown 0 -3 3.4 ; o_ brown 62 -6 3.4
part beads = beads own : bits own 1 -82 -38 -38 -16 38 -16 82 -38
scene hang

* pop-up-hat-rabbit | 4-5 6-8 9-12 | Fantasy
appeal 3
topics magic show, magician, magic trick, magic, rabbit out of a hat, rabbit in a hat, top hat, bunny, rabbit, rabbits, pop-up puppet, puppet, puppets, circus, talent show, abracadabra, year of the rabbit
near new year's eve, birthday party
colors black, white, pink, red
minutes 40 45 50
mess low
heart hat: oatmeal-canister, paper-cup, plastic-tub, foam-cup, plastic-cup, yogurt-pot, chip-can = 1
heart cover: construction-paper, cardstock, felt, paint, acrylic-paint
heart stick: chopstick, craft-stick, paper-straw, plastic-straw, dowel, stick, wooden-spoon, balloon-stick, pencil = 1
need rabbit: paper, cardstock, construction-paper, felt, craft-foam = 1 sheet
need brim: cardstock, construction-paper, cardboard, cereal-box, paper-plate, felt = 1 sheet
nice fluff: cotton-ball, pom-pom, cotton-pad = 2
nice eyes: googly-eye, sticker, button = 2
nice band: ribbon, washi-tape, duct-tape, tissue-paper = 12 in
need pink: marker, crayon, colored-pencil, paint, oil-pastel = 1 color
join fix: tape, glue
join stickon: glue when fluff; eyes!=sticker
tool brush: paintbrush when cover=paint,acrylic-paint; pink=paint
tool pen: pencil, marker
tool scissors: scissors
step hole: poke hat scissors > hat by gtc
step cover: decorate cover hat brush? scissors? fix > cover by tcc
step brim: cut brim hat pen scissors fix > brim by gtc
step band: decorate band hat scissors? fix? > band by ccc
step rabbit: draw pen rabbit by tcc
step cut: cut rabbit scissors > rabbit by tcc
step face: color pink rabbit brush? > face by ccc
step fluff: glue fluff eyes? rabbit stickon > fluff eyes by ccc
step stick: tape rabbit stick fix hat > stick by tcc
step show: play hat by ccc
part stick = stick wood : stick wood 0 92 0 -10 6
part rabbit = rabbit w : j^ ~ -14 -40 -24 -98 13 ; j^ ~ 14 -40 24 -98 13 ; o^ ~ 0 -24 32 28 ; r^ ~ 0 8 40 34 8
part face = pink k : j_ pink -16 -46 -23 -88 6 ; j_ pink 16 -46 23 -88 6 ; p_ pink -5 -18 5 -18 0 -12 ; k -11 -28 3.4 ; k 11 -28 3.4 ; l_ k 2 0 -12 -6 -7 ; l_ k 2 0 -12 6 -7 ; l_ k 1.5 -14 -15 -34 -20 ; l_ k 1.5 -14 -11 -34 -10 ; l_ k 1.5 14 -15 34 -20 ; l_ k 1.5 14 -11 34 -10
part fluff = fluff own : cotton w -12 -12 8 ; cotton w 12 -12 8
part eyes = eyes own : e -11 -28 7 ; e 11 -28 7
part hat = hat own : q^ k 3 -50 18 50 18 42 90 -42 90
part cover = cover a : q_ ~ 3 -50 18 50 18 42 90 -42 90 ; p_ ~+ 26 20 44 20 37 88 24 88
part brim = brim a : o^ ~ 0 18 82 15 ; o_ ~-- 0 16 48 8
part band = band d : q_ ~ 1 -48 32 48 32 46 46 -46 46
scene stand

* felt-board-travel-tin | 6-8 9-12 | -
extras game: paper
topics travel game, travel games, travel toy, car trip, long car ride, car ride, road trip, airplane, long flight, train ride, vacation, waiting room, restaurant, quiet time, quiet game, tic tac toe, board game, felt board
near camping, grandparents visit
colors green, yellow, navy, red
minutes 50 55
waits 30
mess low
heart tin: cookie-tin, small-box, plastic-tub, pizza-box, shoebox = 1
heart board: felt, fabric-scrap, denim, blanket = 2 sheet
need lines: felt, ribbon, yarn, ric-rac, washi-tape = 4 strip
need men: felt, craft-foam = 1 sheet
nice cards: cardstock, index-card, construction-paper, paper = 1 sheet
nice strap: shoelace, ribbon, rubber-band, hair-tie, yarn = 1
nice dots: sticker, sequin, googly-eye, button = 6
need pen: marker, fabric-marker, permanent-marker, crayon = 1 color
join fix: glue, tape
tool scissors: scissors
step line: cut board tin pen scissors by cc
step stick: glue board tin fix > tin board by cc
step grid: glue lines board scissors fix > lines by cc
step men: cut men pen scissors > men by cc
step dots: glue dots men fix > dots by cc
step faces: cut board scissors > faces by cc
step cards: draw pen cards scissors > cards by cc
step dry: dry tin by cc
step strap: tie strap tin > strap by cc
step go: play tin by cc
part tin = tin own : q^ silver 16 -84 -40 84 -40 84 92 -84 92 ; q_ silver- 12 -76 -32 76 -32 76 84 -76 84
part board = board a : q_ ~ 10 -70 -26 70 -26 70 78 -70 78
part lines = lines w : z_ ~ 4 -22 -20 -22 72 ; z_ ~ 4 22 -20 22 72 ; z_ ~ 4 -62 10 62 10 ; z_ ~ 4 -62 42 62 42
part men = men b : s^ b -44 -6 8 13 8 ; s^ b 0 26 8 13 8 ; s^ b 44 -6 8 13 8 ; a^ red -44 26 13 6 60 300 ; a^ red 44 58 13 6 60 300 ; a^ red 0 -6 13 6 60 300
part dots = dots k : bits own 0.5 -44 -6 0 26 44 -6 -44 26 44 58 0 -6
part faces = board tan : o^ tan -60 -74 17 ; o_ k -66 -77 2 ; o_ k -54 -77 2 ; u -60 -70 6
part strap = strap d : l^ ~ 5 -96 94 -60 86 -20 96 20 88 60 97 96 90
part cards = cards w : r^ w 22 -72 34 38 3 14 ; r^ w 17 -73 34 38 3 9 ; r^ w 12 -74 34 38 3 4 ; r^ w 6 -74 34 38 3 ; z_ k 2 -4 -82 16 -82 ; z_ k 2 -4 -74 16 -74 ; z_ k 2 -4 -66 10 -66
scene stand

* paper-clip-fishing | 4-5 6-8 9-12 | Ocean
extras game: dried-bean, ticket-stub
topics fishing, fishing game, loves fishing, fish, fisherman, angler, angling, gone fishing, fishing rod, fishing trip, carnival game, party game, birthday, birthday party, game, ocean game, summer
near grandpa, grandfather, dad, father's day, lake, river, camping
colors blue, orange, yellow, green
minutes 55 40 45
mess low
heart rod: stick, dowel, chopstick, wooden-spoon, bamboo, balloon-stick, broom-handle = 1
heart fish: craft-foam, cardstock, felt, construction-paper, cardboard, cereal-box, paper-plate, foam-tray = 2 sheet
heart hook: paper-clip, pipe-cleaner, twist-tie = 6
need line: string, yarn, cotton-cord, ribbon, shoelace = 3 ft
need pen: permanent-marker, marker, crayon, colored-pencil = 3 color
nice eyes: googly-eye, sticker = 5
nice grip: duct-tape, washi-tape, electrical-tape, rubber-band = 1
nice pond: paper-plate, bowl, bucket, plastic-tub, shoebox, blanket = 1
join fix: tape, masking-tape, duct-tape
tool scissors: scissors
step draw: draw pen fish by tcc
step cut: cut fish scissors > fish by tcc
step scales: draw pen fish > scales by ccc
step eyes: tape eyes fish fix > eyes by ccc
step loops: tape hook fish fix > loops by ttc
step hook: shape hook by ggt
step line: tie line rod hook > rod line hookpart by ttc
step grip: decorate grip rod > grip by ccc
step cast: play fish pond? > pond by ccc
part pond = pond light-blue : o_ ~ 14 58 84 36 ; o_ ~+ 14 58 70 28
part rod = rod own : stick ~ -96 40 40 -92 7
part grip = grip a : l_ ~ 10 -92 36 -74 18
part line = line w : l_ ~ 2.4 40 -92 46 -60 38 -34 40 -14
part hookpart = hook silver : l ~ 3.4 40 -14 40 2 46 10 53 6 53 -2
part fish = fish b : o^ orange -34 58 24 15 ; p^ orange -54 58 -74 44 -74 72 ; o^ green 30 72 22 13 ; p^ green 12 72 -4 60 -4 84 ; o^ yellow 62 44 22 13 ; p^ yellow 80 44 97 32 97 56 ; o^ red 4 38 18 10 ; p^ red -11 38 -24 30 -24 46 ; o^ purple -12 83 16 8 ; p^ purple -25 83 -38 76 -38 90
part scales = pen k : l_ k 2 -38 48 -34 58 -38 68 ; l_ k 2 -28 50 -24 58 -28 66 ; l_ k 2 28 62 32 72 28 82 ; l_ k 2 60 36 56 44 60 52 ; k -18 54 2.6 ; k 44 69 2.6 ; k 47 41 2.6 ; k 14 36 2.2 ; k -4 81 2.2
part eyes = eyes own : e -18 54 4 ; e 44 69 4 ; e 47 41 4 ; e 14 36 3.4 ; e -4 81 3.4
part loops = hook silver : a^ ~ -34 40 7 4 0 360 ; a^ ~ 30 56 7 4 0 360 ; a^ ~ 62 28 7 4 0 360 ; a^ ~ 8 27 6 3.5 0 360 ; a^ ~ -10 74 6 3.5 0 360
scene lay

* zigzag-mail-book | 4-5 6-8 9-12 | -
extras book: clover, paper, photo, raffia, rubber-stamp, sticker, string, ticket-stub
topics photo book, accordion book, zigzag book, moving away, friend moving away, i miss you, missing you, miss, cousin, cousins, pen pal, mail, snail mail, long distance, faraway family, memories, memory book, vacation, travel journal, grandparents, goodbye, farewell
near letter, trip, thank you
colors teal, yellow, red free
minutes 60 45 50
mess low
heart strip: cardstock, construction-paper, watercolor-paper, packing-paper, paper = 2 sheet
heart photo: photo, ticket-stub, postage-stamp, old-greeting-card, map, old-calendar-picture = 3
need pen: marker, gel-pen, colored-pencil, ballpoint-pen, crayon = 2 color
nice border: washi-tape, sticker, ribbon, origami-paper = 1
nice stub: ticket-stub, postage-stamp, leaf, map, candy-wrapper = 1
nice post: envelope = 1
join fix: glue-stick, glue, tape
tool scissors: scissors
step strip: cut strip post? pen scissors by gtc
step fold: fold strip > panels by tcc
step join: glue strip fix by ccc
step photo: glue photo strip scissors? fix > photos by tcc
step stub: glue stub strip fix > stub by ccc
step border: decorate border strip scissors? fix? > border by tcc
step write: draw pen strip > lines by tcc
step hole: draw pen strip > cover by tcc
step send: play strip post? > post by ccc
part post = post white : r^ w 40 62 104 56 2 ; p_ w- -12 34 92 34 40 66 ; r_ red 82 46 12 12 1
part panels = strip cream : p^ ~ -96 -40 -60 -52 -60 32 -96 44 ; p^ ~- -60 -52 -24 -40 -24 44 -60 32 ; p^ ~ -24 -40 12 -52 12 32 -24 44 ; p^ ~- 12 -52 48 -40 48 44 12 32 ; p^ ~ 48 -40 84 -52 84 32 48 44
part photos = photo w : p_ w -55 -42 -29 -34 -29 4 -55 -4 ; p_ light-blue -52 -38 -32 -32 -32 -2 -52 -8 ; o_ tan -46 -16 5 ; o_ tan -38 -14 5 ; p_ w 17 -42 43 -34 43 4 17 -4 ; p_ green 20 -38 40 -32 40 -2 20 -8 ; o_ tan 30 -16 5
part stub = stub a : p_ gold -18 -18 6 -26 6 -10 -18 -2 ; z_ k 1.6 -12 -12 0 -16
part border = border b : z_ ~ 5 -94 40 -60 28 -24 40 12 28 48 40 82 28
part lines = pen k : z_ k 2 -54 12 -32 19 ; z_ k 2 -54 20 -36 25 ; z_ k 2 -18 14 6 7 ; z_ k 2 -18 22 2 16 ; z_ k 2 18 12 42 19 ; z_ k 2 54 -20 78 -28 ; z_ k 2 54 -10 78 -18 ; z_ k 2 54 0 74 -7
part cover = pen a : h_ red -78 -8 13 ; z_ k 2 -90 22 -68 15
scene stand

* canister-planetarium | 4-5 6-8 9-12 | Space
extras machine: washi-tape, sticker
topics constellation, constellations, planetarium, stars, night sky, star projector, big dipper, orion, astronomy, night light, milky way, science fair
near sleepover, camping, bedtime
colors black, yellow, navy
minutes 45 35 40
mess low
heart can: oatmeal-canister, chip-can, paper-cup, foam-cup = 1
heart lamp: flashlight, phone = 1
nice coat: paint, acrylic-paint, construction-paper, wrapping-paper
nice stars: sticker, metallic-pen, chalk-marker = 5
need chart: paper, index-card, construction-paper = 1 scrap
home pushpin
home towel
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool pen: pencil, marker
tool scissors: scissors
step coat: decorate coat can brush? scissors? tape? > can coat by tcc
step stars: decorate stars can > stars by ccc
step chart: draw pen chart can by tcc
step cut: cut chart scissors can tape by tcc
step holes: poke can pushpin towel by ggt
step more: poke can pushpin by ggt
step peel: prepare chart can by ccc
step shine: test lamp can > beam by ccc
step tell: play can by ccc
part beam = lamp yellow : p_ yellow+ -40 -22 -96 -98 96 -98 40 -22 ; d_ w 4 -60 -80 -34 -66 -14 -72 8 -60 34 -66 48 -84 14 -82
part can = can own : q^ ~ 4 -44 -20 44 -20 44 90 -44 90 ; o^ ~+ 0 -20 44 9 ; d_ yellow 2.4 -24 -22 -10 -18 0 -23 14 -19 26 -22
part coat = coat k : q_ navy 4 -43 -12 43 -12 43 86 -43 86
part stars = stars own : s_ yellow -22 20 5 9 4 ; s_ yellow 16 8 5 7 3 ; s_ yellow 24 46 5 9 4 ; s_ yellow -12 62 5 7 3 ; s_ yellow 4 34 5 5 2
scene stand

* drawbridge-box-castle | 4-5 6-8 9-12 | Fairy Tales
extras world Fairy Tales: clothespin, cardboard, fabric-scrap, bubble-wrap, masking-tape, paper, toy-tree, newspaper, toy-brick, flag, playing-card, sand, rope, milk-carton, origami-paper, pinecone, chestnut, board-game-piece, denim
extras machine: cardboard-letter
appeal 3
topics castle, cardboard castle, box castle, drawbridge, knight, knights, princess, king, queen, middle ages, medieval, fort, stronghold, king arthur, royal, toy castle, small world
near dragon, history
colors gray, red, blue, gold
minutes 75 55 60
waits 30
mess some
heart box: cardboard-box, shoebox, cereal-box, small-box = 1
heart chain: string, yarn, cotton-cord, ribbon, shoelace = 3 ft
need coat: paint, acrylic-paint, construction-paper, aluminum-foil = 1 color
need towers: cardboard-tube, paper-cup, construction-paper, cardstock, chip-can = 4
need poles: paper-straw, plastic-straw, toothpick, wooden-skewer, craft-stick, stick = 4
need flags: construction-paper, felt, fabric-scrap, paper, washi-tape = 1 sheet
nice shine: aluminum-foil, metallic-paper, candy-wrapper = 1 sheet
nice knights: clothespin, peg-doll, cork, toy-animal, toy-brick = 3
join fix: tape, glue
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=paint,acrylic-paint
tool pen: marker, pencil
tool scissors: scissors
step teeth: cut box pen scissors > box by ggt
step gate: cut box pen scissors > gate by ggt
step coat: decorate coat box brush? scissors? fix? > coat by tcc
step stones: draw pen box > stones by ccc
step towers: build towers box scissors? fix > towers by ttc
step flags: cut flags poles scissors fix > flags by tcc
step raise: build poles towers fix by ccc
step chain: poke chain box scissors > chain by ggt
step shine: decorate shine scissors? box fix > shine by tcc
step siege: play box knights? by ccc
part towers = towers gray : r^ gray- -74 10 34 150 2 ; r^ gray- 74 10 34 150 2 ; p^ gray- -91 -66 -91 -80 -82 -80 -82 -72 -78 -72 -78 -80 -70 -80 -70 -72 -66 -72 -66 -80 -57 -80 -57 -66 ; p^ gray- 91 -66 91 -80 82 -80 82 -72 78 -72 78 -80 70 -80 70 -72 66 -72 66 -80 57 -80 57 -66 ; r_ k -74 -20 8 20 3 ; r_ k 74 -20 8 20 3
part box = box own : r^ kraft 0 30 116 112 2
part coat = coat a : r_ a 0 30 116 112 2 ; p^ a -58 -26 -58 -44 -40 -44 -40 -30 -20 -30 -20 -44 0 -44 0 -30 20 -30 20 -44 40 -44 40 -30 58 -30 58 -26
part stones = pen k : r_ a- -38 -8 22 10 2 ; r_ a- 30 -12 22 10 2 ; r_ a- -2 -14 20 9 2 ; r_ a- 44 20 18 10 2 ; r_ a- -44 26 18 10 2 ; r_ a- 42 60 20 10 2 ; r_ a- -42 62 20 10 2
part gate = box k : b_ k -26 86 -26 36 -16 20 0 14 16 20 26 36 26 86 ; p^ brown -26 84 26 84 38 98 -38 98 ; z_ brown- 2 -12 84 -17 98 ; z_ brown- 2 4 84 6 98
part chain = chain gold : z_ ~ 2.4 -24 32 -36 96 ; z_ ~ 2.4 24 32 36 96
part flags = flags b : z_ brown 3 -74 -80 -74 -99 ; p^ ~ -74 -99 -50 -93 -74 -86 ; z_ brown 3 74 -80 74 -99 ; p^ ~ 74 -99 98 -93 74 -86
part shine = shine own : q^ silver 3 -12 -12 12 -12 12 2 0 12 -12 2
scene stand

* autumn-walk-mobile | 4-5 6-8 9-12 | Seasons, Nature
extras hanging: dried-orange-slice, cinnamon-stick, feather, raffia, bell, lavender
topics fall mobile, autumn mobile, leaf mobile, acorn mobile, nature mobile, fall, autumn, nature walk, leaves, acorns, thanksgiving, october, woodland, forest, waldorf, window decoration
near wind chime
colors orange, brown, red
minutes 35 40 45
mess low
heart stick: stick, driftwood, bamboo, dowel = 1
heart finds: leaf, acorn, pinecone, feather, seed-pod, chestnut, seashell, bark, dried-orange-slice, fake-leaf = 8
need line: string, yarn, raffia, cotton-cord, embroidery-floss, ribbon = 4 yd
nice more: acorn, pinecone, seed-pod, feather, cinnamon-stick, chestnut, leaf = 5
nice beads: wooden-bead, bead, button, felt-ball, pom-pom = 5
nice wrap: yarn, ribbon, raffia = 2 yd
tool scissors: scissors
home book when finds=leaf,fake-leaf,feather
step press: prepare finds book? by ccc
step wrap: tie wrap stick scissors > wrap by tcc
step strands: cut line scissors by tcc
step bind: tie finds line > strands finds by ttc
step more: tie more line > more by ttc
step beads: thread beads line > beads by tcc
step stick: tie line stick > stick by ttc
step top: tie line stick > top by ttc
step balance: test stick by ccc
step hang: play stick by gtc
part top = line tan : l ~ 2.4 -60 -58 0 -98 60 -58
part stick = stick own : stick ~ -92 -56 92 -58 9
part wrap = wrap b : z_ ~ 4 -10 -62 -8 -52 ; z_ c 4 -4 -62 -2 -52 ; z_ ~ 4 2 -62 4 -52 ; z_ c 4 8 -62 10 -52
part strands = line tan : z_ ~ 2 -70 -56 -70 60 ; z_ ~ 2 -36 -56 -36 60 ; z_ ~ 2 0 -56 0 82 ; z_ ~ 2 36 -56 36 60 ; z_ ~ 2 70 -56 70 60
part finds = finds own : hungfind orange -70 -8 17 ; hungfind red -70 36 17 ; hungfind gold -36 18 17 ; hungfind red 0 -14 17 ; hungfind orange 0 48 17 ; hungfind brown 36 18 17 ; hungfind gold 70 -8 17 ; hungfind orange- 70 36 17
part more = more own : hungfind brown -70 68 15 ; hungfind brown -36 62 15 ; hungfind brown 0 84 15 ; hungfind brown 36 62 15 ; hungfind brown 70 68 15
part beads = beads own : bits own 0.9 -70 -32 -36 -12 0 20 36 -12 70 -32
scene hang

* swirling-potion | 4-5 6-8 9-12 | Fantasy, Fairy Tales
appeal 3
topics potion, potions, magic potion, potion bottle, wizard, witch, wizard school, harry potter, halloween, spell, magic, apothecary, mad scientist, alchemy, nebula jar, galaxy jar, laboratory
near unicorn, mermaid, dragon
colors purple, teal, gold
minutes 55 40 45
mess some
heart bottle: plastic-bottle, plastic-jar, glass-jar, squeeze-bottle, glass-bottle = 1
heart tint: food-coloring, watercolor-paint, paint = 6 drop
nice glints: glitter, sequin, confetti, seed-bead = 1 tsp
nice cloud: cotton-ball, pillow-stuffing = handful
nice secret: seashell, bead, stick-on-gem, acorn, feather, button = 3
nice slow: glycerin, dish-soap, glue = 1 tsp
need label: paper, paper-bag, index-card, price-tag, construction-paper = 1 scrap
need cord: string, ribbon, raffia, yarn, leather-cord = 18 in
nice charm: old-key, charm, bell, feather, button = 1
join fix: glue, tape
join seal: tape, duct-tape, electrical-tape
tool pen: marker, ballpoint-pen, gel-pen, pencil
tool scissors: scissors
home water
home stick
step clean: wash bottle water by ccc
step cloud: fill cloud bottle stick > cloud by ccc
step brew: mix tint water bottle > bottle brew by ccc
step secret: fill secret bottle > secret by ccc
step glints: fill glints bottle > glints by ccc
step slow: mix slow bottle by ccc
step seal: tape bottle seal by ggt
step label: draw pen label scissors bottle fix > label by tcc
step cord: tie cord bottle charm? > cord by ttc
step spell: play bottle by ccc
part bottle = bottle own : q^ light-blue 14 -12 -88 12 -88 14 -50 50 -20 60 40 50 90 -50 90 -60 40 -50 -20 -14 -50 ; r^ tan 0 -88 30 18 3
part brew = tint a : b_ ~ -46 -8 -20 -14 0 -8 24 -14 46 -8 55 40 46 84 -46 84 -55 40
part cloud = cloud w : cotton ~ -24 62 16 ; cotton ~ 10 70 18 ; cotton ~ 34 52 12
part secret = secret own : bits own 0.9 -30 76 -6 80 26 78
part glints = glints c : d_ ~ 2.4 -34 6 -14 20 8 2 30 14 -40 40 -20 50 40 30 20 44 0 32
part label = label cream : p^ ~ -28 14 28 12 30 48 -28 50 ; z_ k 3 -16 24 16 24 ; z_ k 3 -16 34 8 34 ; s_ k 16 38 5 6 3
part cord = cord gold : z_ ~ 4 -16 -52 16 -52 ; l ~ 3 6 -52 20 -40 16 -26 ; o^ ~ 16 -22 5
scene stand
`;
