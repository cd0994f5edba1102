/** Crafts that move, sound, fly or are worn, each around one telling thing. */
export const shelf = `
* motor-on-the-bike | 6-8 9-12 | Transportation, Sports
appeal 3
topics bike, bicycle, my bike, bike parade, cycling, spokes, bike ride, motorcycle, dirt bike, fourth of july parade, noise maker, outdoor play, summer, sound science
colors red, yellow, blue free
minutes 20 20
mess low
place outdoors
heart cards: playing-card, plastic-lid, index-card, folder, milk-carton = 3
heart pins: clothespin, binder-clip = 3
nice plate: cereal-box, cardstock, foam-board, cardboard, foil-pan, craft-foam = 1 sheet
nice pens: permanent-marker, marker, paint-marker, sticker, washi-tape = 2 color
nice tails: ribbon, crepe-paper, tinsel, plastic-bag, yarn = 4 ft
join tie: zip-tie, string, duct-tape, twist-tie, pipe-cleaner
tool scissors: scissors when plate; tails
step trim: prepare cards by cc
step clip: build pins cards > pins by tc
step bend: test cards > cards by cc
step turn: test cards pins by cc
step more: build cards pins by cc
step plate: draw plate pens? scissors > plate by cc
step tie: tie plate tie > tie by cc
step tails: tie tails scissors > tails by cc
step ride: play cards by cc
part cards = cards w : a^ k 0 4 84 74 0 360 ; z_ silver 1.5 0 4 -72 -26 ; z_ silver 1.5 0 4 -40 -64 ; z_ silver 1.5 0 4 0 -74 ; z_ silver 1.5 0 4 40 -64 ; z_ silver 1.5 0 4 72 -26 ; z_ silver 1.5 0 4 78 8 ; z_ silver 1.5 0 4 60 50 ; z_ silver 1.5 0 4 26 74 ; z_ silver 1.5 0 4 -26 74 ; z_ silver 1.5 0 4 -60 50 ; z_ silver 1.5 0 4 -78 8 ; o_ k 0 4 8 8 ; q^ ~ 4 -20 -66 10 -80 24 -44 -6 -30 ; h_ red 2 -54 9
part pins = pins wood : l^ ~ 10 0 -62 14 -96
part plate = plate a : q^ yellow 4 -40 18 40 18 40 58 -40 58 ; z_ k 4 -26 30 -26 46 ; z_ k 4 -8 30 -8 46 ; z_ k 4 10 30 22 46 ; z_ k 4 22 30 10 46
part tie = tie k : z k 2 -30 18 -30 8 ; z k 2 30 18 30 8
part tails = tails red : l^ red 5 60 -60 84 -66 98 -56 ; l^ blue 5 62 -54 86 -52 98 -40
scene lay

* noodle-speedway | 6-8 9-12 | Transportation, Sports
extras game: bell, sticky-note, ticket-stub
appeal 3
topics marble run, roller coaster, race track, racing, cars, hot wheels, bobsled, loop, stem, physics, science fair, rainy day, game
near amusement park, theme park
colors blue, red, yellow free
minutes 50 50
mess low
place floor
heart noodle: pool-noodle = 1
heart racers: marble, toy-car, wooden-bead, bead, dried-chickpea = 3
need joints: toothpick, masking-tape, tape, duct-tape, electrical-tape, wooden-skewer = 6
need goal: paper-cup, plastic-cup, yogurt-pot, small-box, plastic-tub, can, bowl = 1
nice flags: paper, construction-paper, sticker, washi-tape, felt, cardstock = 1 sheet
nice towers: shoebox, cardboard-box, cardboard-tube, toy-brick, chip-can, oatmeal-canister = 3
nice pens: permanent-marker, marker, crayon = 1
tool knife: scissors, craft-knife
step half: cut noodle knife > noodle by gt
step join: build noodle joints > joints by cc
step start: build noodle towers? joints > towers by cc
step loop: build noodle joints > loop by cc
step run: test racers noodle by cc
step goal: build goal noodle > goal by cc
step flags: cut flags knife pens? joints > flags by cc
step race: play racers goal > racers by cc
part towers = towers tan : box tan -70 -38 40 120
part noodle = noodle a : l^ ~ 13 -92 -62 -50 -40 -24 20 10 58 ; l_ ~- 4 -90 -58 -48 -36 -22 24 8 60
part loop = noodle b : a^ red 30 16 44 32 0 360 ; l^ red 12 30 56 60 60 78 58
part joints = joints wood : d_ k 2 -50 -42 -48 -36 8 54 12 62
part goal = goal own : cup ~ 88 44 22 36
part flags = flags c : z k 2 -92 -68 -92 -96 ; p^ yellow -92 -96 -66 -88 -92 -80
part racers = racers own : o^ green -70 -62 7 7 ; o^ orange -40 -30 7 7 ; o^ purple 58 52 7 7
scene stand

* belt-driven-racer | 9-12 13+ | Transportation, Robots
extras machine: sticker, bread-tag, washi-tape
topics electric car, motor, motorized car, race car, cars, engineering, stem, inventions, electricity, circuits, tesla, science fair, science project, robotics, machines, balsa
colors red, silver, black free
minutes 80 80
waits 60
mess low
heart motor: small-motor = 1
need power: battery-pack = 1
need belt: rubber-band, hair-tie, loom-band = 2
need frame: wood-scrap, craft-stick, cardboard, foam-board, plastic-bottle, foam-tray, cereal-box = 1
need wheels: bottle-cap, plastic-lid, toy-wheel, spool, metal-lid, old-CD, cork, bottle-cork = 4
need axles: wooden-skewer, dowel, chopstick, craft-wire, balloon-stick = 2
nice bearing: plastic-straw, paper-straw = 1
nice seat: toy-brick, cork, paper-cup, toy-animal, foam-sheet-scrap = 1
nice paint: acrylic-paint, paint, paint-marker, permanent-marker = 1 color
join fix: glue-gun, duct-tape, tape, masking-tape, electrical-tape, glue
tool hole: nail, awl, pushpin, pencil
tool scissors: scissors
tool ruler: ruler
tool brush: paintbrush when paint=acrylic-paint,paint
step frame: build frame ruler scissors > frame by tc
step wheels: poke wheels hole axles by tt
step bearing: build axles bearing? frame fix scissors > bearing by cc
step axles: build axles wheels > wheels by cc
step belt: build belt wheels > pulley by cc
step motor: build motor frame belt fix > motor by tc
step power: build power motor frame fix > power by tc
step test: test motor wheels by cc
step seat: decorate seat frame paint? brush? fix > seat paint by cc
step race: play frame by cc
part frame = frame own : q^ wood 4 -90 16 90 10 90 34 -90 36
part paint = paint a : z_ red 5 -84 20 84 15
part bearing = axles tan : z_ tan 4 -66 46 -46 46 ; z_ tan 4 48 46 68 46
part wheels = wheels k : o^ k -56 46 26 26 ; o_ silver -56 46 11 11 ; o^ k 58 46 26 26 ; o_ silver 58 46 11 11
part pulley = belt orange : l orange 3 -58 44 -28 -8 ; l orange 3 -48 52 -20 -4
part motor = motor silver : r^ silver -14 -4 32 20 5 ; z_ k 3 -30 -4 -22 -4 ; z red 2 2 -4 18 -10 ; z k 2 2 2 18 0
part power = power k : q^ k 4 16 -18 66 -20 66 8 16 10 ; r_ gray 41 -6 36 14 2
part seat = seat own : o^ blue 80 0 9 9
scene stand

* roots-around-a-lamp | 6-8 9-12 13+ | Fantasy, Fairy Tales
appeal 3
topics fairy light bottle, bottle lamp, enchanted tree, tree spirit, ent, forest spirit, fairy house, elves, lord of the rings, night light, lamp, room decor, bedroom, magic forest, groot
colors brown, green, yellow free
minutes 105 80 90
waits 2880
mess some
heart clay: air-dry-clay, salt-dough = 1 lb
heart bottle: glass-bottle, glass-jar, plastic-bottle, plastic-jar = 1
heart lights: string-light, LED-tea-light, LED-candle, glow-stick = 1
nice paint: acrylic-paint, metallic-paint, paint, spray-paint = 2 color
nice twigs: stick, craft-wire, pine-branch, bark, dowel = 3
nice leaves: leaf, moss, fake-leaf, fern-frond, felt, acorn, tea-bag, tissue-paper = 1 handful
nice dust: glitter, glitter-glue = 1 pinch
need tool: toothpick, pencil, wooden-skewer, craft-stick, plastic-knife, metal-spoon
join glue: glue, glue-gun when leaves; dust
tool brush: paintbrush when paint=acrylic-paint,metallic-paint,paint
home water
step wash: prepare bottle by ccc
step ropes: shape clay by ccc
step trunk: shape clay bottle water > bottle roots by tcc
step face: shape clay tool > face by ccc
step bark: draw tool clay by ccc
step twigs: build twigs clay > twigs by ccc
step dry: dry clay by ccc
step paint: paint paint clay brush? > tint by ttt
step leaves: glue leaves dust? glue clay > leaves by ccc
step lights: build lights bottle > lights by tcc
part bottle = bottle light-blue : bottle light-blue 0 -86 84 168
part lights = lights yellow : d_ yellow 5 -14 -20 12 -8 -18 18 16 36 -6 58 20 66 4 -38 0 20
part roots = clay brown : t^ brown -4 -52 5 -34 -20 8 -24 40 9 -50 84 8 -84 90 4 ; t^ brown 6 -52 5 34 -16 8 26 34 9 52 82 8 84 88 4 ; t^ brown -30 0 5 0 8 7 30 2 5 ; t^ brown -26 52 6 2 78 7 0 92 5 ; t^ brown 28 48 6 -6 70 6
part face = clay brown : o^ brown- -14 20 9 7 ; o^ brown- 16 20 9 7 ; x^ brown 2 32 7 14
part twigs = twigs brown : l^ brown 5 -32 -20 -60 -52 -56 -72 ; l^ brown 5 32 -18 62 -46 70 -70 ; l^ brown 3 -52 -42 -78 -48
part tint = paint green : l_ light-green 3 -30 60 -44 80 ; l_ light-green 3 32 60 46 78
part leaves = leaves green : leaf green -58 -66 -66 -88 8 ; leaf green -76 -46 -94 -56 7 ; leaf green 68 -64 84 -84 8 ; leaf green 52 -36 60 -58 6
scene stand

* acorns-with-wool-hearts | 6-8 9-12 13+ | Nature, Seasons
extras hanging: leaf, fake-leaf, feather, cinnamon-stick, dried-orange-slice, raffia, bell
appeal 3
topics acorn, acorns, felting, felted acorns, fall, autumn, oak, squirrel, thanksgiving, waldorf, table decoration, necklace, garland, woodland, forest, harvest
colors orange, red, yellow free
minutes 65 50 50
waits 240
mess some
heart caps: acorn, walnut-shell = 6
heart wool: wool-roving, felt-ball, yarn, pom-pom = 3 color
nice line: string, yarn, embroidery-floss, raffia, ribbon, cotton-cord, leather-cord = 6 ft
nice twig: stick, driftwood, pine-branch, hanger, dowel = 1
need glue: glue-gun, glue, waterproof-glue
tool scissors: scissors when wool=yarn; line
home warm-water
home soap
home towel
step clean: prepare caps towel by ccc
step pull: prepare wool scissors? by ccc
step roll: shape wool warm-water soap > wool-balls by ccc
step rinse: dry wool warm-water towel by ccc
step cord: tie line caps glue scissors by tcc
step set: glue wool caps glue > caps by tcc
step hang: tie line twig? > line twig by ccc
step show: play caps by ccc
part twig = twig brown : l^ brown 8 -92 -78 0 -84 92 -74
part line = line tan : z_ tan 2 -70 -80 -70 -34 ; z_ tan 2 -42 -82 -42 6 ; z_ tan 2 -14 -84 -14 -20 ; z_ tan 2 14 -84 14 14 ; z_ tan 2 42 -80 42 -30 ; z_ tan 2 70 -78 70 0
part wool-balls = wool a : o^ orange -70 -12 13 16 ; o^ red -42 28 13 16 ; o^ yellow -14 2 13 16 ; o^ red 14 36 13 16 ; o^ orange 42 -8 13 16 ; o^ yellow 70 22 13 16
part caps = caps brown : b^ brown -86 -22 -80 -36 -70 -40 -60 -36 -54 -22 -70 -18 ; b^ brown -58 18 -52 4 -42 0 -32 4 -26 18 -42 22 ; b^ brown -30 -8 -24 -22 -14 -26 -4 -22 2 -8 -14 -4 ; b^ brown -2 26 4 12 14 8 24 12 30 26 14 30 ; b^ brown 26 -18 32 -32 42 -36 52 -32 58 -18 42 -14 ; b^ brown 54 12 60 -2 70 -6 80 -2 86 12 70 16
scene hang

* spark-in-a-pan | 6-8 9-12 13+ | Weather
topics lightning, thunder, thunderstorm, static, static electricity, electricity, storm, storms, science, science fair, science project, experiment, physics, spark, franklin
near power
colors silver, white, yellow
minutes 35 25 25
mess low
heart pan: foil-pan, foil-tray, cookie-tin, metal-lid = 1
heart foam: foam-tray, foam-board, balloon, foam-cup, plastic-lid, cake-board, plastic-tub = 1
need rub: sock, scarf, mitten, old-sweater, tights, glove, felt, tube-sock = 1
need grip: foam-cup, pencil, plastic-cup, wooden-spoon, craft-stick, eraser, plastic-spoon, pool-noodle = 1
join fix: tape, masking-tape, duct-tape, glue, glue-gun, electrical-tape
nice cloud: cotton-ball, construction-paper, paper, cardstock, pillow-stuffing = 1
nice note: notebook, index-card, paper, graph-paper = 1
tool pen: pencil, marker, ballpoint-pen when note
step handle: build grip pan fix > pan grip by tcc
step cloud: glue cloud pan fix > cloud by ccc
step rub: test foam rub > foam by ccc
step set: build pan foam grip by ccc
step first: test pan by ccc
step lift: test pan grip > spark by ccc
step dark: play pan foam by ccc
step count: draw note pen > notes by ccc
part foam = foam w : q^ w 6 -82 42 62 42 62 58 -82 58
part pan = pan silver : q^ silver 4 -78 4 58 4 44 34 -64 34 ; r_ silver- -10 4 140 5 2
part grip = grip own : r^ tan -10 -30 16 66 3
part cloud = cloud w : y^ w -44 -8 22 14 8 0.2 ; y^ w 26 -8 22 14 8 0.2
part spark = pan yellow : p^ yellow 60 2 76 -10 74 0 94 -14 78 12 80 2
part notes = note w : q^ w 3 66 40 98 36 100 74 68 78 ; z_ gray 2 72 50 94 48 ; z_ gray 2 72 60 94 58
scene stand

* gloves-that-drum | 6-8 9-12 | Music
extras worn: patch, sequin, ric-rac
topics percussion, drum, drums, rhythm, drumming, body percussion, stomp, beat, band, one man band, tap, castanets, dance, homemade instrument, music class, sound
colors red, black, yellow free
minutes 45 45
waits 60
mess low
heart gloves: glove, rubber-glove = 2
heart taps: bottle-cap, button, metal-washer, coin, walnut-shell, wooden-bead, metal-lid, bell = 10
need fix: glue-gun, waterproof-glue, sewing-thread, glue, embroidery-floss
tool needle: needle when fix=sewing-thread,embroidery-floss
nice deco: felt, permanent-marker, fabric-marker, fabric-paint, sticker, ribbon = 1
tool scissors: scissors when fix=sewing-thread,embroidery-floss
need drum: cardboard-box, oatmeal-canister, can, plastic-tub, pizza-box, baking-tray, shoebox = 1
step sort: test taps drum by cc
step fill: prepare gloves by cc
step tips: glue taps gloves fix needle? scissors? > gloves taps by tc
step dry: dry gloves by cc
step deco: decorate deco gloves > deco by cc
step sounds: test gloves drum > drum by cc
step beat: play gloves drum by cc
step call: play gloves by cc
part drum = drum own : r^ tan 0 66 130 48 3
part gloves = gloves a : q^ ~ 8 -84 -6 -80 -34 -22 -34 -20 -6 -26 38 -78 38 ; l^ ~ 12 -76 -30 -80 -66 ; l^ ~ 12 -60 -30 -62 -78 ; l^ ~ 12 -44 -30 -42 -78 ; l^ ~ 12 -28 -30 -22 -68 ; l^ ~ 12 -80 6 -96 -16 ; q^ ~ 8 20 -6 22 -34 80 -34 84 -6 78 38 26 38 ; l^ ~ 12 28 -30 22 -68 ; l^ ~ 12 44 -30 42 -78 ; l^ ~ 12 60 -30 62 -78 ; l^ ~ 12 76 -30 80 -66 ; l^ ~ 12 80 6 96 -16
part taps = taps silver : o^ silver -81 -70 6 6 ; o^ silver -62 -82 6 6 ; o^ silver -42 -82 6 6 ; o^ silver -21 -72 6 6 ; o^ silver -96 -20 6 6 ; o^ silver 21 -72 6 6 ; o^ silver 42 -82 6 6 ; o^ silver 62 -82 6 6 ; o^ silver 81 -70 6 6 ; o^ silver 96 -20 6 6
part deco = deco c : s_ yellow -52 12 5 14 6 ; s_ yellow 52 12 5 14 6
scene lay

* four-spoon-dragonfly | 6-8 9-12 | Bugs, Nature
topics dragonfly, dragonflies, spoon, spoons, plant stake, garden, garden decor, flower pot, pond, insects, insect, spring, summer, mother's day, gift for grandma, recycling, upcycling
colors blue, green, purple free
minutes 40 40
waits 60
mess some
heart wings: plastic-spoon, metal-spoon, plastic-knife, craft-stick = 4
heart body: clothespin, stick, craft-stick, wooden-spoon, bamboo, dowel, chopstick = 1
need color: acrylic-paint, paint-marker, permanent-marker, paint, spray-paint = 2 color
nice eyes: googly-eye, bead, button, pom-pom, bottle-cap, wooden-bead = 2
nice shine: glitter-glue, glitter, sequin, stick-on-gem, metallic-pen = 1 color
nice stake: bamboo, stick, wooden-skewer, dowel, chopstick, paper-straw = 1
join fix: glue-gun, waterproof-glue, glue, duct-tape
tool brush: paintbrush, sponge-brush when color=acrylic-paint,paint
step wash: prepare wings by cc
step lay: test wings body by cc
step wings: glue wings body fix > body wings by tc
step dry: dry wings by cc
step color: paint color wings body brush? > tint by cc
step veins: decorate shine wings > shine by cc
step eyes: glue eyes body fix > eyes by cc
step stake: build stake body fix > stake by cc
step plant: play body by cc
part stake = stake tan : l^ tan 5 0 20 0 98
part wings = wings w : l^ w 5 0 -24 -60 -40 ; o^ w -76 -44 22 12 14 ; l^ w 5 0 -24 60 -40 ; o^ w 76 -44 22 12 -14 ; l^ w 5 0 -12 -56 -2 ; o^ w -72 2 22 12 -10 ; l^ w 5 0 -12 56 -2 ; o^ w 72 2 22 12 10
part body = body wood : l^ wood 12 0 -48 0 66
part tint = color a : o_ light-blue -76 -44 15 7 14 ; o_ light-blue 76 -44 15 7 -14 ; o_ green -72 2 15 7 -10 ; o_ green 72 2 15 7 10 ; z_ blue 9 0 -46 0 62
part shine = shine silver : d_ silver 2 -84 -44 -70 -42 84 -44 70 -42 -78 2 -66 2 78 2 66 2
part eyes = eyes own : e -8 -56 8 ; e 8 -56 8
scene stand

* cow-with-a-glove | 6-8 9-12 | Farm, Animals
extras world Farm: clover, grass, hay
topics cow, cows, milking, milk, dairy, barn, farm game, farm party, county fair, state fair, party game, school fair, carnival, carnival game
near farm field trip, birthday party
colors black, white, pink
minutes 45 45
mess lots
place outdoors
heart udder: rubber-glove = 1
heart cow: cardboard-box, cardboard, foam-board = 1
need coat: marker, permanent-marker, paint, acrylic-paint, crayon, construction-paper, duct-tape = 1 color
need pail: bucket, plastic-tub, bowl, can, plastic-cup = 1
nice tail: rope, yarn, string, raffia, tights = 2 ft
nice ears: felt, paper, cardstock, paper-plate, craft-foam = 1 sheet
nice bell: bell, metal-spoon, old-key, can = 1
need tie: string, rubber-band, yarn, hair-tie, duct-tape, zip-tie, clothespin
tool pin: needle, pushpin, pin
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
home water
step cow: cut cow scissors > cow by tc
step coat: draw coat cow brush? > spots by cc
step ears: cut ears scissors tie cow > ears by cc
step tail: tie tail cow tie scissors > tail by cc
step prick: poke udder pin by gt
step fill: fill water udder tie > udder by tc
step hang: build udder cow tie by tc
step bell: tie bell cow tie > bell by cc
step milk: play udder pail by cc
part cow = cow w : q^ w 8 -70 -30 60 -30 60 40 -70 40 ; r^ w -58 64 16 52 2 ; r^ w 48 64 16 52 2 ; q^ w 8 -100 -66 -62 -66 -58 -20 -96 -20
part spots = coat k : b_ k -30 -28 10 -26 6 0 -20 6 ; b_ k 30 0 56 -6 54 26 32 20 ; d_ k 3 -90 -50 -74 -50 ; o_ pink -80 -30 16 8 ; d_ k 2 -86 -30 -74 -30
part ears = ears k : j^ k -64 -62 -46 -70 7
part tail = tail tan : l tan 4 60 -24 80 -4 76 24
part udder = udder pink : b^ pink -26 36 24 36 26 58 0 64 -26 58 ; l^ pink 7 -18 56 -20 74 ; l^ pink 7 -6 60 -6 78 ; l^ pink 7 6 60 6 78 ; l^ pink 7 18 56 20 74
part bell = bell gold : p^ gold -84 -16 -74 -16 -70 -2 -88 -2
scene stand

* web-from-a-glue-gun | 13+ | Bugs
extras hanging: leaf
topics spider, spiders, spider web, cobweb, web, halloween, haunted house, charlotte's web, glue gun, window decoration, arachnid
near garden
colors white, black, silver
minutes 40
waits 15
mess low
heart gun: glue-gun = 1
heart under: parchment-paper, wax-paper, freezer-paper, plastic-sleeve, baking-tray = 1 sheet
nice shine: metallic-paint, acrylic-paint, paint-marker, metallic-pen, glitter, glow-paint = 1 color
nice bodies: pom-pom, bead, button, wooden-bead, acorn, stone = 2
nice legs: pipe-cleaner, craft-wire, yarn, twist-tie, embroidery-floss = 2
nice thread: fishing-line, sewing-thread, string, embroidery-floss = 2 ft
nice eyes: googly-eye, seed-bead, sticker = 4
need plan: paper, graph-paper, construction-paper, index-card = 1 sheet
tool pen: marker, pencil, ballpoint-pen
tool scissors: scissors when legs; thread
tool brush: paintbrush when shine=metallic-paint,acrylic-paint,glow-paint
step plan: draw plan pen by c
step under: prepare under plan by c
step spokes: glue gun under > spokes by c
step rounds: glue gun under > rounds by c
step cool: dry gun under by c
step shine: paint shine brush? > shine by c
step spiders: build bodies gun > bodies by c
step legs: build legs bodies scissors gun > legs by c
step eyes: glue eyes bodies gun > eyes by c
step hang: play thread? scissors? under by c
part spokes = gun w : z^ w 4 0 0 0 -88 ; z^ w 4 0 0 76 -44 ; z^ w 4 0 0 76 44 ; z^ w 4 0 0 0 88 ; z^ w 4 0 0 -76 44 ; z^ w 4 0 0 -76 -44
part rounds = gun w : l^ w 4 0 -76 26 -52 66 -38 58 0 66 38 26 52 0 76 -26 52 -66 38 -58 0 -66 -38 -26 -52 0 -76 ; l^ w 4 0 -46 16 -30 40 -23 34 0 40 23 16 30 0 46 -16 30 -40 23 -34 0 -40 -23 -16 -30 0 -46
part shine = shine silver : d_ silver 3 0 -76 66 -38 66 38 0 76 -66 38 -66 -38
part legs = legs k : l k 2 36 -20 20 -34 ; l k 2 56 -20 72 -34 ; l k 2 36 -12 18 -10 ; l k 2 56 -12 74 -10 ; l k 2 -46 32 -62 20 ; l k 2 -26 32 -10 20 ; l k 2 -46 40 -64 44 ; l k 2 -26 40 -8 44
part bodies = bodies k : pompom k 46 -16 13 ; pompom k -36 36 13
part eyes = eyes own : e 42 -20 4 ; e 50 -20 4 ; e -40 32 4 ; e -32 32 4
scene hang

* pipe-with-a-skin | 9-12 13+ | Music
extras sound: copper-tape, sticker, charm
appeal 1
topics saxophone, clarinet, wind instrument, brass, horn, woodwind, band, marching band, school band, jazz, homemade instrument, sound science, science fair, plumbing
near trumpet, bagpipe
colors blue, red, yellow free
minutes 35 35
mess low
heart pipe: PVC-pipe, cardboard-tube, bamboo = 1
heart skin: balloon, rubber-glove, plastic-bag = 1
heart straw: plastic-straw, paper-straw, reed = 1
need head: plastic-bottle, chip-can, yogurt-pot, plastic-cup, cardboard-tube = 1
need band: rubber-band, electrical-tape, duct-tape, hair-tie, tape
nice deco: duct-tape, washi-tape, electrical-tape, sticker, permanent-marker, spray-paint, paint-marker = 2 color
tool scissors: scissors
tool hole: awl, nail, pencil, screwdriver
tool ruler: ruler
need note: pencil, marker, ballpoint-pen
join seal: tape, duct-tape, electrical-tape, masking-tape
step head: cut head scissors > head by tc
step pipe: prepare pipe head seal scissors > pipe by cc
step side: poke head hole straw seal > straw by tc
step skin: build skin head band scissors > skin by cc
step touch: test skin pipe by cc
step blow: test straw by cc
step holes: poke pipe ruler hole by tt
step deco: decorate deco pipe > deco by tt
step play: play pipe note by cc
part pipe = pipe own : l^ w 20 -70 60 30 -16 ; d_ k 4 -44 42 -26 28 -8 14
part head = head light-blue : q^ light-blue 5 22 -38 46 -60 70 -34 46 -10
part skin = skin a : o^ red 60 -50 20 12 45
part straw = straw c : z^ yellow 7 44 -30 84 -4
part deco = deco b : z_ blue 7 -64 46 -52 64 ; z_ red 7 8 -8 20 8
scene lay

* sponge-sweet-shop | 6-8 9-12 | Food
extras world Food: bell, button, candy, candy-wrapper, coin, flag, index-card, paper-napkin, price-tag
topics ice cream, popsicle, ice cream sandwich, cake, dessert, desserts, sweets, bakery, squishy, squishies, kawaii, play food, pretend play, fidget, stress relief, slow rising squishies
near candy shop, summer party, lemonade stand
colors pink, brown, yellow
minutes 45 45
waits 60
mess some
heart sponge: kitchen-sponge, foam-sheet-scrap, pool-noodle = 2
need color: acrylic-paint, fabric-paint, paint, permanent-marker, marker, paint-marker = 2 color
nice layer: felt, craft-foam, fabric-scrap, cardboard, corrugated-paper = 1 sheet
nice top: pom-pom, bead, sequin, button, sprinkles, confetti = 6
nice stick: craft-stick, wooden-spoon, paper-straw = 2
join fix: glue-gun, glue, waterproof-glue
tool scissors: scissors
tool pen: permanent-marker, marker, pencil, ballpoint-pen
tool brush: paintbrush, sponge-brush when color=acrylic-paint,fabric-paint,paint
nice bag: paper-bag, cupcake-liner, paper-napkin, foil-tray, paper-doily, parchment-paper = 2
step draw: draw sponge pen by cc
step cut: cut sponge scissors > sweets by tc
step color: paint color sponge brush? > icing by cc
step dry: dry sponge by cc
step layer: cut layer scissors pen fix sponge > layers by cc
step top: glue top sponge fix > top by cc
step stick: build stick sponge fix > sticks by cc
step serve: play sponge bag? > bag by cc
part bag = bag w : o_ w 54 50 44 36
part sticks = stick wood : r^ wood -58 70 12 44 5
part sweets = sponge yellow : q^ yellow 22 -82 -60 -34 -60 -34 54 -82 54 ; p^ tan 8 20 84 20 64 70 ; q^ tan 6 -14 -84 88 -84 88 -30 -14 -30
part icing = color pink : q_ pink 20 -80 -58 -36 -58 -36 10 -46 2 -58 14 -70 2 -80 10 ; b_ pink 8 20 84 20 76 40 64 34 52 44 40 34 26 42 ; r_ w 37 -57 98 20 2
part layers = layer brown : r_ brown 37 -78 100 12 3 ; r_ brown 37 -36 100 12 3
part top = top red : o^ red 46 14 9 9 ; d_ red 3 -70 -40 -52 -30 -64 -16 ; d_ yellow 3 -46 -46
scene lay

* sleeve-in-the-wind | 6-8 9-12 | Weather
extras hanging: bell, fabric-scrap
appeal 1
topics wind, windsock, windy day, breeze, meteorology, weather station, airport, kite, balcony, porch, patio, garden, backyard, clothesline, upcycling, spring, koinobori
colors red, blue, yellow free
minutes 50 45
waits 30
mess low
heart sleeve: old-t-shirt, old-jersey, pillowcase, jacket, tights, old-sweater = 1
heart tails: ribbon, fabric-scrap, plastic-bag, tulle, crepe-paper, tinsel, lace = 6
need ring: craft-wire, embroidery-hoop, pipe-cleaner, hanger, plastic-lid, cereal-box, milk-jug, plastic-bottle = 1
need cord: string, yarn, fishing-line, cotton-cord, embroidery-floss, ribbon, shoelace = 5 ft
need fix: sewing-thread, glue-gun, stapler, duct-tape, waterproof-glue, embroidery-floss
tool needle: needle when fix=sewing-thread,embroidery-floss
nice deco: fabric-marker, fabric-paint, permanent-marker, felt, patch = 2 color
tool scissors: fabric-scissors, scissors
step cut: cut sleeve scissors > sock by tc
step deco: decorate deco sleeve scissors? > deco by cc
step ring: build ring scissors by tc
step hem: build sleeve ring fix needle? > rim by tc
step tails: cut tails scissors fix sleeve needle? > tails by cc
step cords: tie cord ring scissors > cord by cc
step balance: test cord sleeve by cc
step hang: play sleeve by cc
part cord = cord tan : l_ tan 2 -70 -26 -96 -6 ; l_ tan 2 -70 12 -96 -6
part sock = sleeve a : q^ ~ 6 -70 -36 34 -22 34 14 -70 28
part deco = deco c : z_ yellow 8 -40 -31 -40 23 ; z_ blue 8 -4 -27 -4 18
part rim = ring silver : a^ silver -70 -4 32 27 0 360
part tails = tails b : l^ blue 6 34 -20 66 -30 98 -18 ; l^ yellow 6 34 -12 64 -16 96 -4 ; l^ red 6 34 -6 66 -6 98 8 ; l^ blue 6 34 0 66 6 96 18 ; l^ yellow 6 34 6 62 16 94 28 ; l^ red 6 34 12 60 26 90 42
scene hang

* comet-for-the-dark | 6-8 9-12 | Space, Sports
topics comet, shooting star, meteor, meteor shower, asteroid, night sky, glow in the dark, sleepover, camping, camp, backyard game, throwing game, catch, summer night, perseids
near birthday party
colors yellow, orange, silver free
minutes 25 25
mess low
heart glow: glow-stick, LED-tea-light, LED-light = 1
heart sock: sock, tube-sock, tights, old-t-shirt = 1
heart tail: ribbon, crepe-paper, tinsel, plastic-bag, aluminum-foil, tulle, fabric-scrap = 6
need soft: pillow-stuffing, cotton-ball, newspaper, paper-towel, fabric-scrap, tissue-paper, rice, bubble-wrap, tissue = 2 handful
need band: rubber-band, hair-tie, string, yarn, zip-tie, duct-tape, twist-tie
nice stars: sticker, glow-paint, glitter-glue, sequin, fabric-marker, fabric-paint = handful
tool scissors: scissors
step stars: decorate stars sock > stars by cc
step soft: fill soft sock > head by cc
step glow: build glow sock > glow by tc
step close: tie sock band > band by cc
step tail: cut tail scissors by cc
step tie: tie tail sock band > tail by cc
step swing: test sock by cc
step throw: play sock by cc
part tail = tail own : l^ orange 7 -24 20 20 34 50 70 96 84 ; l^ yellow 7 -22 12 26 18 60 44 98 52 ; l^ silver 6 -24 4 26 2 60 16 98 14 ; l^ orange 6 -16 24 6 52 20 80 56 96 ; l^ yellow 6 -22 0 20 -14 56 -16 96 -26 ; l^ silver 6 -18 16 16 40 40 66 72 74
part head = sock a : o^ yellow -50 -18 42 40
part glow = glow w : o_ cream -52 -20 24 22
part stars = stars w : s_ w -74 -34 5 6 3 ; s_ w -34 -42 5 6 3 ; s_ w -62 6 5 6 3
part band = band k : z k 6 -26 22 -8 2
scene lay

* ball-that-sees-everything | 6-8 9-12 13+ | Fantasy
topics crystal ball, fortune teller, fortune telling, magic, wizard, witch, halloween, sleepover, slumber party, party game, prophecy, harry potter, carnival, school fair, divination
near new year
colors purple, silver, blue
minutes 55 40 40
waits 60
mess some
heart ball: ornament, egg-shaped-plastic-shell, glass-jar, plastic-jar, plastic-cup = 1
heart mist: tulle, pillow-stuffing, cotton-ball, tinsel, wool-roving, plastic-wrap, cellophane = 1 handful
need sparks: glitter, sequin, confetti, metallic-paper, aluminum-foil, glitter-glue, metallic-paint = 1 pinch
need slips: paper, index-card, construction-paper, wrapping-paper, cardstock, old-book-page = 1 sheet
need pen: gel-pen, metallic-pen, marker, ballpoint-pen, pencil, permanent-marker
need foot: cardboard-tube, curtain-ring, plastic-lid, duct-tape, air-dry-clay, cereal-box, coaster, spool = 1
nice light: LED-tea-light, LED-candle, string-light, glow-stick = 1
nice coat: metallic-paint, acrylic-paint, paint, felt, washi-tape, ribbon = 1 color
join fix: glue-gun, glue, tape when coat=felt,ribbon
tool scissors: scissors
tool brush: paintbrush when coat=metallic-paint,acrylic-paint,paint
step sparks: fill sparks ball > sparks by ccc
step mist: fill mist ball > ball mist by ccc
step slips: cut slips scissors by ccc
step write: draw pen slips > slips by ccc
step foot: shape foot scissors > foot by ttc
step coat: decorate coat foot brush? scissors? fix? > coat by ccc
step light: build light foot > light by tcc
step set: build ball foot by ccc
step tell: play ball slips by ccc
part foot = foot k : q^ purple 6 -46 56 46 56 60 88 -60 88
part coat = coat gold : z_ gold 5 -52 64 52 64 ; z_ gold 5 -58 82 58 82
part light = light yellow : o_ yellow 0 56 24 5
part ball = ball light-blue : o^ ~ 0 -10 72 70
part mist = mist w : y_ w -10 6 46 30 9 0.25 ; y_ light-blue+ 16 -20 34 22 8 0.25
part sparks = sparks silver : d_ silver 3 -30 -36 20 -44 40 0 -44 4 0 24 -20 -8 28 22 ; s_ purple -8 -34 5 9 4
part slips = slips cream : q^ cream 2 62 72 98 64 100 80 64 88 ; z_ k 1.5 70 76 92 72
scene stand

* pleated-cupcake-charms | 6-8 9-12 13+ | Food
extras gift: charm, embroidery-floss
appeal 3
topics cupcake, cupcakes, polymer clay, miniature food, kawaii, bakery, cake, dessert, keychain, key chain, bag charm, backpack charm, party favors, small business, craft fair, gift for a friend, best friend
near birthday, squishmallow
colors pink, tan, white free
minutes 95 70 80
waits 60
mess low
heart clay: polymer-clay, air-dry-clay, salt-dough = 3 color
heart liners: cupcake-liner = 2
need rings: key-ring, curtain-ring, string, ribbon, necklace-chain, leather-cord, yarn, hair-tie, paper-clip = 2
need poke: toothpick, wooden-skewer, needle, pin, pencil
nice bake: chalk, oil-pastel, acrylic-paint, cocoa, spice = 1
nice top: seed-bead, bead, sequin, glitter, sprinkles = 1 pinch
nice hook: paper-clip, craft-wire, earring-hook, jewelry-finding, jump-ring = 2
tool brush: paintbrush, cotton-swab when bake
home oven
step knead: shape clay by ccc
step press: shape clay liners > cakes by ccc
step peel: prepare liners clay by ccc
step bake: decorate bake clay brush > crust by ccc
step frost: shape clay poke > frosting by tcc
step top: decorate top clay > top by ccc
step hole: poke poke clay hook? by tcc
step oven: dry clay oven by gtt
step ring: tie rings clay > rings by tcc
part rings = rings silver : a^ silver -44 -78 13 9 0 360 ; a^ silver 44 -78 13 9 0 360 ; z silver 3 -44 -66 -44 -52 ; z silver 3 44 -66 44 -52
part cakes = clay tan : q^ tan 4 -84 14 -4 14 -16 74 -72 74 ; z_ tan- 2 -70 18 -62 72 ; z_ tan- 2 -54 18 -52 72 ; z_ tan- 2 -36 18 -38 72 ; z_ tan- 2 -18 18 -26 72 ; q^ tan 4 4 14 84 14 72 74 16 74 ; z_ tan- 2 18 18 26 72 ; z_ tan- 2 34 18 36 72 ; z_ tan- 2 52 18 50 72 ; z_ tan- 2 70 18 62 72
part crust = bake brown : z_ brown 3 -80 17 -8 17 ; z_ brown 3 8 17 80 17
part frosting = clay a : o^ ~ -44 6 42 15 ; o^ ~+ -44 -14 32 13 ; o^ ~ -44 -32 20 11 ; o^ ~+ -44 -46 9 8 ; o^ w 44 6 42 15 ; o^ w- 44 -14 32 13 ; o^ w 44 -32 20 11 ; o^ w- 44 -46 9 8
part top = top red : d_ red 3 -60 2 -32 8 -50 -16 60 4 30 6 52 -18 ; d_ blue 3 -44 -8 -36 -32 44 -6 38 -32
scene lay
`;
