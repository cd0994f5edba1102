/** What teenagers ask for in their own words, and what they make of it. */
export const shelf = `
* box-of-our-years | 9-12 13+ | -
extras box: lavender, pressed-flower, wood-slice, patch, postage-stamp, metallic-paper, spool, bottle-cork, copper-tape
topics graduation, graduation gift, best friend, graduating, senior year, class of, end of school, middle school graduation, college, going to college, moving away, friendship, keepsake box, memory box for a friend, gift for my best friend, farewell, polaroids, yearbook
colors brown, gold, green free
minutes 100 100
waits 60
mess low
heart box: wooden-box, small-box, cookie-tin, shoebox = 1
heart photos: photo = 6
need pen: paint-marker, permanent-marker, metallic-pen, gel-pen, acrylic-paint, ballpoint-pen
nice ground: acrylic-paint, paint, metallic-paint = 1 color
nice line: string, ribbon, cotton-cord, leather-cord, raffia = 3 ft
nice clips: clothespin, paper-clip, binder-clip = 4
nice bed: tissue-paper, felt, crinkle-paper, moss, fabric-scrap = 1
need notes: envelope, index-card, paper, sticky-note, price-tag = 5
nice cap: graduation-cap, ticket-stub, pressed-flower, coin, sticker, map = 1
nice sand: sandpaper
join glue: glue-gun, glue, tape
tool brush: paintbrush, sponge-brush when ground
tool scissors: scissors when line
home paper
home pencil
step sand: prepare sand box by cc
step stain: paint ground box brush by cc
step sign: draw pen box paper pencil > box sign by cc
step lid: build photos box glue > lid by cc
step string: build line box glue scissors > line by cc
step clip: build clips photos line > clips by cc
step bed: arrange bed box > bed by cc
step notes: draw notes pen box > notes by cc
step cap: arrange cap box > cap by cc
step give: play box by cc
part box = box own : q^ wood 4 -82 6 82 6 82 86 -82 86 ; z_ umber 2 -76 26 76 26 ; p^ wood- -82 6 -70 -84 70 -84 82 6
part lid = photos w : q_ w 2 -56 -72 56 -72 62 -8 -62 -8 ; q_ light-blue 2 -50 -66 50 -66 54 -20 -54 -20 ; o_ tan -16 -42 9 10 ; o_ brown 14 -42 9 10 ; b_ red -32 -20 -26 -32 -6 -32 -2 -20 ; b_ green 0 -20 4 -32 24 -32 30 -20
part bed = bed cream : y^ cream -40 8 34 9 9 0.2 ; y^ cream 36 8 36 9 9 0.2
part line = line tan : l_ tan 3 -70 0 -30 10 10 4 70 2
part clips = clips wood : r^ w -34 24 22 26 1 -6 ; r_ green -34 22 16 14 1 -6 ; r^ wood -34 8 5 14 1 ; r^ w 22 20 22 26 1 5 ; r_ yellow 22 18 16 14 1 5 ; r^ wood 22 4 5 14 1
part notes = notes w : q^ w 2 40 -6 66 -12 70 6 44 12 ; z_ red 2 44 -3 56 2 66 -9
part sign = pen k : z_ k 3 -44 56 -30 56 ; s_ k 0 56 5 11 5 ; z_ k 3 30 56 44 56 ; z_ k 2 -34 70 34 70
part cap = cap gold : o^ gold -62 -2 8 8 ; o_ gold- -62 -2 5 5
scene stand

* family-picture-bingo | 9-12 13+ | -
extras game: dried-bean, envelope, paper, pebble, washi-tape, wrapping-paper
appeal 1
topics loteria, abuela, abuelita, abuelo, family party, family reunion, 80th birthday, mexican, mexico, bingo, family game, game night, grandma birthday, grandparents, hispanic heritage month, our family, tios, cousins
near birthday party, cinco de mayo, day of the dead, quinceanera
colors red, teal, yellow
minutes 150 150
mess low
heart card: cardstock, construction-paper, paper, watercolor-paper = 6 sheet
heart faces: photo, colored-pencil, marker, watercolor-paint, crayon, gel-pen = 10
need pen: ballpoint-pen, permanent-marker, gel-pen, marker
nice markers: dried-bean, dry-pasta, button, coin, bottle-cap, pebble, popcorn, dried-chickpea = 30
nice color: colored-pencil, marker, crayon, watercolor-paint = 5 color
nice box: shoebox, small-box, cookie-tin, wooden-box = 1
nice cover: wrapping-paper, tissue-paper, map = 1 when box
join glue: glue-stick, glue when faces=photo; cover
tool ruler: ruler
tool scissors: scissors
home paper
home pencil
step list: draw paper pencil by cc
step grid: draw card ruler pencil by cc
step draw: decorate faces card scissors? glue? > pictures by cc
step names: draw pen card > names by cc
step color: color color card by cc
step boards: draw card pen ruler scissors > boards by cc
step cut: cut card scissors > deck by cc
step box: decorate box cover? scissors? glue? > box by cc
step markers: fill markers box > markers by cc
step play: play card by cc
part boards = card w : q^ w 3 -94 -70 22 -70 22 76 -94 76 ; z_ k 2 -55 -70 -55 76 ; z_ k 2 -17 -70 -17 76 ; z_ k 2 -94 -22 22 -22 ; z_ k 2 -94 27 22 27
part deck = card w : q^ cream 3 40 -64 84 -70 92 -8 48 -2 ; q^ w 3 36 10 80 4 88 66 44 72
part pictures = faces own : o_ red -74 -48 12 13 ; p_ yellow -36 -36 -24 -58 -50 -58 ; s_ teal 3 -48 5 13 6 ; o_ tan -74 0 11 13 ; h_ red -36 4 11 ; r_ brown 3 2 18 20 2 ; f_ yellow -74 48 5 13 6 ; o_ teal -36 50 12 9 ; o_ orange 3 50 11 12 ; o_ tan 64 -42 12 14 ; b_ brown 52 -44 54 -58 66 -60 76 -56 76 -46 ; y_ red 60 34 14 10 7 0.2
part names = pen k : z_ k 2 -84 -28 -64 -28 ; z_ k 2 -46 -28 -26 -28 ; z_ k 2 -6 -28 12 -28 ; z_ k 2 -84 21 -64 21 ; z_ k 2 -46 21 -26 21 ; z_ k 2 -6 21 12 21 ; z_ k 2 -84 70 -64 70 ; z_ k 2 -46 70 -26 70 ; z_ k 2 -6 70 12 70 ; z_ k 2 54 -16 78 -19 ; z_ k 2 50 58 74 55
part box = box own : q^ red 3 44 76 96 76 92 98 48 98
part markers = markers brown : o^ brown -70 -50 6 5 ; o^ brown -34 2 6 5 ; o^ brown 6 50 6 5
scene lay

* team-frame-for-coach | 9-12 13+ | Sports
extras board: patch, bay-leaf, shoelace, price-tag, electrical-tape
topics coach, coach gift, thank you coach, thank you gift for my coach, team, team photo, soccer, football, basketball, baseball, softball, volleyball, hockey, lacrosse, swim team, senior night, end of season, season, captain, jersey, team gift
colors white, blue, black free
minutes 70 60
waits 60
mess low
heart photo: photo = 1
heart frame: picture-frame, shadow-box, cardboard, foam-board, wood-scrap = 1
need mat: cardstock, paper, construction-paper, canvas, felt = 1 sheet
need pen: permanent-marker, gel-pen, paint-marker, ballpoint-pen, marker, metallic-pen
nice strip: old-jersey, soft-ball, felt, washi-tape, duct-tape, leather = 1
nice lace: shoelace, paracord, ribbon, cotton-cord = 1
nice turf: grass, fake-leaf, felt, sandpaper, net-bag = 1
nice medal: sticker, patch, button, charm, coin, bottle-cap = 1
join glue: glue, glue-gun, glue-stick
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
step mat: cut mat frame ruler pencil scissors by cc
step photo: glue photo mat glue > mat photo by cc
step pass: draw pen mat > names by cc
step numbers: draw pen mat > numbers by cc
step strip: cut strip frame scissors glue > frame strip by cc
step lace: tie lace frame > lace by cc
step turf: cut turf frame scissors glue > turf by cc
step close: build mat frame > done by cc
step medal: arrange medal frame glue > medal by cc
step give: play frame by cc
part frame = frame own : q^ umber 4 -92 -80 92 -80 92 84 -92 84
part done = mat w : z_ gold 2 -74 -64 74 -64 74 68 -74 68 -74 -64
part mat = mat w : r_ w 0 2 156 136 2
part photo = photo light-blue : r_ light-blue 0 -8 84 60 2 ; r_ green 0 12 84 20 ; o_ tan -24 -10 7 8 ; o_ brown 0 -12 7 8 ; o_ tan 24 -10 7 8 ; r_ red -24 8 14 18 3 ; r_ red 0 6 14 18 3 ; r_ red 24 8 14 18 3
part names = pen k : l_ k 1.8 -68 -52 -60 -58 -54 -50 -46 -56 ; l_ k 1.8 -20 -50 -12 -58 -6 -50 4 -56 ; l_ k 1.8 32 -52 40 -58 48 -50 58 -56 ; l_ k 1.8 -70 -20 -64 -26 -58 -18 -50 -24 ; l_ k 1.8 52 -16 58 -22 64 -14 70 -20 ; l_ k 1.8 -68 52 -60 46 -52 54 -44 48 ; l_ k 1.8 -10 54 -2 46 6 54 14 48 ; l_ k 1.8 40 54 48 46 56 54 64 48
part numbers = pen b : z_ ~ 3 -66 10 -60 6 -60 24 ; z_ ~ 3 56 8 66 8 58 26
part strip = strip a : p_ ~ -92 -80 -60 -80 -92 -48 ; p_ ~ 92 84 60 84 92 52
part lace = lace w : z_ w 3 70 -74 86 -58 ; z_ w 3 70 -58 86 -74 ; z_ w 3 70 -54 86 -38 ; z_ w 3 70 -38 86 -54
part turf = turf green : v_ green -76 84 40 84 14 12
part medal = medal gold : o^ gold -76 66 13 13 ; s_ w -76 66 5 9 4
scene stand

* whistle-lanyard | 9-12 13+ | Sports
extras jewelry: charm
appeal 1
topics lanyard, whistle, coach, coach gift, keys, key chain, referee, lifeguard, camp counselor, camp, teacher gift, id badge, badge holder, shoelaces, soccer, team colors, school colors, gift for coach
near bus driver
colors blue, white, red free
minutes 50 45
mess low
heart lace: shoelace, paracord, cotton-cord, leather-cord, plastic-lacing = 4
heart ring: key-ring, curtain-ring, zip-tie, binder-clip = 1
nice beads: letter-bead, bead, wooden-bead, metal-washer, nuts-and-bolts = 6
need clasp: hook-and-loop-tape, snap-fastener, buckle, rubber-band, hair-tie = 1
nice end: charm, bottle-cap, bell, patch, button = 1
join tape: tape, masking-tape, electrical-tape
tool scissors: scissors
tool clip: clipboard, binder-clip, clothespin, masking-tape
home ruler
step ring: thread lace ring by cc
step fix: prepare lace clip by cc
step first: weave lace > knots by cc
step beads: thread beads lace > beads by cc
step round: weave lace ruler > band by cc
step break: build clasp lace tape scissors > clasp by cc
step join: tie lace ring scissors tape > tail by cc
step end: tie end ring > end by cc
step give: play lace by cc
part band = lace a : l_ ~ 9 -8 30 -60 -20 -58 -76 0 -94 58 -76 60 -20 8 30 ; l_ w 2 -8 30 -60 -20 -58 -76 0 -94 58 -76 60 -20 8 30
part clasp = clasp k : r^ k 0 -93 24 13 3
part knots = lace a : o^ ~ 0 28 12 10 ; o^ w 0 36 10 8 ; o^ ~ 0 46 12 10 ; o^ w 0 55 10 8
part beads = beads own : o^ red -34 6 7 7 ; o^ w -42 -4 7 7 ; o^ red -50 -14 7 7 ; o^ red 34 6 7 7 ; o^ w 42 -4 7 7 ; o^ red 50 -14 7 7
part tail = ring silver : a^ silver 0 72 12 8 0 360
part end = end gold : o^ gold 0 92 9 9 ; s_ w 0 92 5 6 3
scene lay

* ball-planter | 9-12 13+ | Sports, Nature
extras pot: moss
appeal 1
topics basketball, soccer ball, football, volleyball, old ball, planter, sports room, sports fan, plant, succulent, snake plant, upcycling, coach gift, gift for coach, senior night, room decor, dorm, gift for a brother
near retirement
colors orange, black, green
minutes 50 45
mess some
heart ball: soft-ball, tennis-ball = 1
heart plant: potted-plant, air-plant, fresh-herb, moss, fake-leaf, seed = 1
need soil: soil, pebble, sand = 2 cup
nice stones: pebble, activated-charcoal, stone, glass-gem = 1 handful
nice stand: plastic-lid, bowl, wooden-bead-ring, rope, curtain-ring, masking-tape = 1
nice hang: rope, cotton-cord, paracord, shoelace, net-bag = 2 yd
nice names: permanent-marker, paint-marker, metallic-pen
tool knife: craft-knife, scissors, awl
tool chalk: chalk, pencil, marker
home water
home spoon
step empty: prepare ball knife by tt
step line: draw ball chalk by cc
step cut: prepare ball knife > ball by tt
step holes: poke ball knife by tt
step names: draw names ball > names by cc
step stand: build stand ball > stand by cc
step stones: fill stones ball by cc
step plant: fill soil plant ball spoon > plant by cc
step hang: tie hang ball > hang by cc
step care: play plant water by cc
part hang = hang own : l_ tan 3 -60 20 -40 -50 0 -98 40 -50 60 20
part plant = plant green : j^ green -12 -20 -24 -86 9 ; j^ dark-green 0 -20 2 -94 9 ; j^ green 12 -20 28 -82 9 ; j^ light-green -22 -18 -46 -64 8 ; j^ light-green 24 -18 48 -60 8
part stand = stand own : o^ umber 0 88 46 9
part ball = ball orange : b^ orange -62 -18 -72 14 -66 50 -44 78 0 86 44 78 66 50 72 14 62 -18 ; o_ umber 0 -18 62 12 ; l_ k 3 -66 30 -20 40 20 40 66 30 ; l_ k 3 0 -6 0 84 ; l_ k 3 -50 -10 -34 30 -44 66 ; l_ k 3 50 -10 34 30 44 66
part names = names w : l_ w 2 -22 18 -14 12 -8 20 ; l_ w 2 10 56 18 50 24 58 ; l_ w 2 12 20 20 14 26 22
scene stand

* haunted-mirror | 9-12 13+ | -
extras board: old-jewelry-piece
appeal 3
topics halloween, gothic, goth, haunted house, haunted mansion, spider, spiders, dark academia, vampire, halloween decor, halloween bedroom, creepy, spooky, ghost, victorian, cobweb, halloween party, witchy
colors black, gray, purple
minutes 70 70
waits 60
mess some
heart mirror: plastic-mirror, old-CD, aluminum-foil, metallic-paper = 1
heart web: gauze, tulle, lace, cotton-ball, net-bag, tights = 1
need frame: cardboard, foam-board, cereal-box, pizza-box, picture-frame, paper-plate = 1
need black: acrylic-paint, paint, spray-paint, permanent-marker = 1 color
nice spiders: toy-animal, button, pom-pom, bead, pipe-cleaner = 3
nice ghost: photo, old-calendar-picture, tracing-paper, paper = 1
nice swirls: rope, string, dry-pasta, old-jewelry-piece, charm, pipe-cleaner = 1
join glue: glue-gun, waterproof-glue
tool brush: paintbrush, sponge-brush when black=acrylic-paint,paint
tool scissors: scissors when frame!=picture-frame; ghost
tool pencil: pencil, marker, chalk
step frame: draw frame pencil scissors > frame by cc
step swirls: build swirls frame glue > swirls by cc
step black: paint black frame brush? > coat by cc
step ghost: cut ghost scissors > ghost by cc
step mirror: arrange mirror frame glue > mirror by cc
step web: build web frame scissors glue > web by cc
step spiders: build spiders web glue > spiders by cc
step hang: play mirror by cc
part frame = frame kraft : o^ kraft 0 4 80 92
part swirls = swirls own : i^ gray -50 -66 16 2 4 3 ; i^ gray 50 -66 16 2 4 0 ; i^ gray -50 72 16 2 4 0 ; i^ gray 50 72 16 2 4 3
part coat = black a : a_ ~ 0 4 86 56 0 360 ; i_ gray -52 -58 14 2 4 3 ; i_ gray 52 -58 14 2 4 0 ; i_ gray -52 66 14 2 4 0 ; i_ gray 52 66 14 2 4 3
part mirror = mirror silver : o_ silver 0 4 52 62 ; p_ w -30 -26 -18 -40 12 36 2 46
part ghost = ghost w : b_ w -8 50 -12 10 6 -12 24 10 22 50 14 44 6 52 0 44 ; o_ k 2 10 3 4 ; o_ k 13 10 3 4
part web = web w : l_ w 2 -80 -60 -40 -40 0 -56 40 -36 82 -56 ; l_ w 2 -78 -20 -50 0 -70 40 ; l_ w 1.5 -80 -60 -50 0 ; l_ w 1.5 82 -56 56 0 70 50 ; l_ w 1.5 -56 30 -30 72 0 88 ; p_ cream -84 -40 -60 -10 -78 20 ; p_ cream 84 -30 64 10 80 40
part spiders = spiders k : o^ gray -40 -20 9 8 ; l_ gray 2 -54 -30 -40 -20 -54 -12 ; l_ gray 2 -26 -30 -40 -20 -26 -12 ; o^ gray 44 40 9 8 ; l_ gray 2 30 30 44 40 30 48 ; l_ gray 2 58 30 44 40 58 48 ; o^ gray 8 -56 8 7 ; l_ gray 2 -4 -66 8 -56 -4 -48 ; l_ gray 2 20 -66 8 -56 20 -48
scene hang

* pizza-box-question | 13+ | -
extras box: ribbon-rose, glitter-paper, gift-bow
appeal 3
topics promposal, prom, hoco proposal, homecoming, homecoming dance, asking someone to prom, ask my crush, crush, valentine, will you be my valentine, girlfriend, boyfriend, ask to dance, sadie hawkins, winter formal, bridesmaid proposal, be my partner
near pizza
colors red, yellow, green
minutes 60
waits 30
mess low
heart box: pizza-box, cardboard-box, shoebox, takeout-box = 1
heart toppings: felt, construction-paper, cardstock, craft-foam, wrapping-paper, tissue-paper, paper-plate = 5 color
need pen: marker, permanent-marker, paint-marker, acrylic-paint, gel-pen
nice cheese: yarn, raffia, crinkle-paper, string = 1 handful
nice lights: string-light, LED-tea-light = 1
nice flower: flower, ribbon-rose, balloon, ribbon = 1
nice olives: button, pom-pom, bottle-cap, bead = 6
join glue: glue, glue-gun, glue-stick
tool scissors: scissors
home pencil
home plate
step joke: draw toppings pencil by c
step base: cut toppings scissors plate > pizza by c
step sauce: glue toppings box glue > sauce by c
step cheese: glue cheese box glue > cheese by c
step pepperoni: cut toppings scissors glue > pepperoni by c
step olives: glue olives box glue > olives by c
step lid: draw pen box > words by c
step lights: arrange lights box > glow by c
step flower: arrange flower box > flower by c
step ask: play box by c
part pizza = toppings tan : p^ kraft -92 10 92 10 92 92 -92 92 ; p^ kraft+ -84 -92 84 -92 92 10 -92 10 ; o^ tan 0 52 74 36
part sauce = toppings red : o_ red 0 51 64 30
part cheese = cheese yellow : y_ yellow -20 46 34 16 9 0.2 ; y_ yellow 26 54 30 14 9 0.2
part pepperoni = toppings red : h^ red -34 44 12 ; h^ red 6 38 12 ; h^ red 38 52 12 ; h^ red -8 64 12
part olives = olives own : o^ k -14 44 5 4 ; o^ k 22 62 5 4 ; o^ k -44 60 5 4 ; o^ k 26 42 5 4 ; o^ k 6 54 5 4 ; o^ k 52 44 5 4
part words = pen k : l_ k 4 -66 -66 -58 -46 -50 -62 -42 -46 -34 -66 ; z_ k 4 -20 -60 -20 -46 ; z_ k 4 -6 -66 -6 -46 ; z_ k 4 8 -66 8 -46 ; l_ k 4 26 -64 34 -56 42 -64 34 -46 30 -40 ; l_ k 4 60 -64 66 -68 72 -60 64 -52 ; d_ k 3 64 -42 ; z_ red 5 -50 -22 50 -22
part glow = lights yellow : d^ yellow+ 4 -78 -84 -40 -86 0 -86 40 -86 78 -84 84 -40 -84 -40 88 0 -88 0
part flower = flower red : f^ red 74 78 5 15 8 ; o_ yellow 74 78 5 5
scene lay

* fuzzy-car-dice | 9-12 13+ | Transportation
appeal 1
topics fuzzy dice, dice, first car, new driver, driver's license, driving test, learner's permit, car, car decor, car accessory, sweet sixteen, 16th birthday, rearview mirror, retro, fifties, gift for a brother, gift for a sister, road trip, car charm
colors red, white, black free
minutes 120 110
mess low
heart fur: faux-fur, felt, old-sweater, fabric-scrap, scarf = 1
heart thread: sewing-thread, embroidery-floss = 1
need dots: felt, button, craft-foam, pom-pom, sequin = 42
need fill: pillow-stuffing, cotton-ball, foam-sheet-scrap, fabric-scrap = 2 handful
need cord: cotton-cord, shoelace, ribbon, string, paracord = 24 in
nice bell: bell, bead, charm = 2
join glue: glue, glue-gun when dots=felt,craft-foam,pom-pom,sequin
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: chalk, pencil, ballpoint-pen, marker
home ruler
home paper
step pattern: draw paper ruler pen scissors by cc
step cut: cut fur scissors paper by cc
step dots: decorate dots fur thread? needle? glue? by cc
step row: sew fur thread needle by cc
step cube: sew fur thread needle > dice dots by cc
step turn: shape fur by cc
step cord: sew cord fur thread needle > cord by cc
step fill: fill fill fur by cc
step close: sew fur thread needle by cc
step bell: tie bell cord > bell by cc
part cord = cord w : l_ w 4 -44 -14 -24 -60 0 -94 26 -40 54 16
part dice = fur a : p^ ~ -84 2 -26 -10 -14 46 -72 58 ; p_ ~- -26 -10 -10 -22 2 34 -14 46 ; p_ ~+ -84 2 -68 -12 -10 -22 -26 -10 ; p^ ~ 14 30 72 22 80 78 20 88 ; p_ ~- 72 22 86 12 94 68 80 78 ; p_ ~+ 14 30 28 18 86 12 72 22
part dots = dots w : o^ w -66 14 5 5 ; o^ w -38 8 5 5 ; o^ w -50 24 5 5 ; o^ w -60 42 5 5 ; o^ w -32 34 5 5 ; o^ w 30 44 5 5 ; o^ w 48 55 5 5 ; o^ w 64 68 5 5
part bell = bell gold : o^ gold -44 -22 6 6 ; o^ gold 54 10 6 6
scene hang

* camp-name-cookie | 9-12 13+ | Nature
extras jewelry: feather, charm, bell
topics camp, summer camp, camp counselor, camp names, name tag, wood cookie, scouts, girl scouts, nature camp, vacation bible school, cabin, forest school, outdoor school, retreat, name necklace
near first day of school, staff
colors green, brown, white free
minutes 45 45
waits 30
mess low
heart disk: wood-slice, wooden-craft-shape, cork, bark, wooden-block = 1
heart cord: leather-cord, paracord, cotton-cord, shoelace, string, plastic-lacing = 30 in
need pen: permanent-marker, paint-marker, gel-pen, metallic-pen, acrylic-paint, ballpoint-pen
nice beads: wooden-bead, bead, letter-bead, acorn, seed = 6
nice color: colored-pencil, watercolor-paint, acrylic-paint, marker = 3 color
nice press: pressed-flower, fern-frond, leaf = 1
nice wax: beeswax-sheet, glue = 1
need catch: hook-and-loop-tape, pin-back, key-ring, hair-tie, rubber-band = 1
join glue: glue
tool awl: awl, nail, screwdriver
tool sand: sandpaper
tool brush: paintbrush when color=watercolor-paint,acrylic-paint
tool scissors: scissors
home pencil
step sand: prepare sand disk by cc
step hole: poke disk awl by tc
step draft: draw disk pencil by cc
step ink: draw pen disk > disk name by cc
step color: color color disk brush? > color by cc
step press: glue press disk glue > press by cc
step wax: decorate wax disk by cc
step beads: thread beads cord > beads by cc
step catch: tie cord disk catch scissors > cord by cc
step wear: play disk by cc
part cord = cord tan : l_ tan 4 0 -26 -50 -60 -60 -90 ; l_ tan 4 0 -26 50 -60 60 -90
part disk = disk wood : o^ umber 0 36 60 56 ; o_ wood 0 36 52 48 ; a_ tan 0 36 40 38 0 360 ; o_ k 0 -6 4 4
part name = pen k : z_ k 4 -34 50 -34 30 -22 30 -22 42 -34 42 ; z_ k 4 -10 50 -10 30 ; z_ k 4 6 50 6 30 18 50 18 30 ; z_ k 4 40 30 30 30 30 50 40 50 ; z_ k 4 30 40 38 40
part color = color green : p_ green -20 22 -8 2 4 22 ; p_ dark-green -2 22 10 0 22 22 ; o_ yellow 28 10 6 6
part press = press green : j_ green -30 70 30 66 7
part beads = beads own : o^ green -26 -44 7 7 ; o^ wood -38 -54 7 7 ; o^ green -50 -66 7 7 ; o^ green 26 -44 7 7 ; o^ wood 38 -54 7 7 ; o^ green 50 -66 7 7
scene hang

* golden-mend | 13+ | -
topics kintsugi, japan, japanese, mending, broken, breakup, heartbreak, anxiety, stress, mental health, self care, self-love, healing, growth mindset, recovery, perfectionism, art therapy, wabi-sabi, pottery
near school counselor, therapy
colors gold, white, blue free
minutes 60
waits 240
mess some
heart pot: ceramic-plate, ceramic-mug, terracotta-pot = 1
heart gold: metallic-paint, pigment-powder, metallic-pen, paint-marker, acrylic-paint = 1
need glue: waterproof-glue, glue-gun
nice plant: potted-plant, air-plant, moss, dried-orange-slice, cotton-stem, flower = 1
nice words: permanent-marker, gel-pen, paint-marker, index-card = 1
nice sand: sandpaper
nice hammer: hammer, stone = 1
nice hold: masking-tape, rubber-band, washi-tape = 1
tool stick: toothpick, wooden-skewer, craft-stick
nice gloves: glove = 1
tool brush: paintbrush when gold=metallic-paint,acrylic-paint,pigment-powder
home towel
step words: draw words pot by c
step break: prepare pot towel hammer? by t
step lay: arrange pot towel gloves? by c
step join: glue pot glue stick > pot by c
step hold: tape hold pot by c
step dry: dry pot by c
step sand: prepare sand pot by c
step gold: paint gold pot brush? > seams by c
step plant: arrange plant pot > plant by c
step live: play pot by c
part plant = plant green : j^ green -8 -30 -28 -88 9 ; j^ dark-green 2 -30 4 -94 9 ; j^ green 12 -30 34 -84 9
part pot = pot own : b^ w -66 -30 -62 30 -40 72 0 80 40 72 62 30 66 -30 ; o_ w- 0 -30 66 10
part seams = gold gold : z_ gold 4 -64 0 -40 10 -24 -10 -6 6 20 -6 36 14 62 8 ; z_ gold 4 -24 -10 -30 -28 ; z_ gold 4 -6 6 -14 44 -34 68 ; z_ gold 4 36 14 26 46 40 70 ; z_ gold 4 20 -6 26 -26
scene stand

* kitchen-lip-balm | 9-12 13+ | -
extras gift: lavender, flower, ribbon, charm
appeal 3
topics lip balm, spa night, spa day, spa, skincare, self care, sleepover, girls night, cosmetics, beauty, beeswax, coconut oil, winter skin, chapped lips, party favor, gift for a friend, gift for mom, stocking stuffer, valentine's day, teacher gift
near honey
colors yellow, pink, white
minutes 40 40
waits 60
mess some
heart wax: beeswax-sheet = 1
heart oil: cooking-oil = 3 tbsp
need pots: bottle-cap, metal-lid, plastic-jar, glass-jar = 3
nice scent: spice, orange-peel, lavender, cocoa, fresh-herb = 1/4 tsp
nice label: sticker, washi-tape, paper, price-tag, index-card = 3
nice pen: gel-pen, permanent-marker, ballpoint-pen, metallic-pen
nice bag: cloth-bag, envelope, fabric-scrap, ribbon = 1
tool jar: glass-jar, ceramic-mug, can, measuring-cup
tool stir: craft-stick, wooden-skewer, metal-spoon, chopstick
tool scissors: scissors
home hot-water
home bowl
home towel
step clean: wash pots towel by cc
step bath: heat wax scissors oil jar hot-water bowl by gt
step stir: mix oil jar stir by ct
step test: test stir by cc
step scent: mix scent stir by cc
step pour: fill pots jar towel > pots balm by gt
step set: dry pots by cc
step label: decorate label pots pen? > label by cc
step bag: arrange bag pots > bag by cc
step try: play pots by cc
part bag = bag own : b^ pink -96 20 -60 -20 0 -10 60 -20 96 20 84 90 -84 90
part pots = pots own : o^ silver -44 30 38 32 ; o^ silver 44 34 38 32 ; o^ silver 0 -26 38 32
part balm = wax yellow : o_ cream -44 28 31 26 ; o_ cream 44 32 31 26 ; o_ cream 0 -28 31 26 ; o_ yellow -50 22 10 7 ; o_ yellow 38 26 10 7 ; o_ yellow -6 -34 10 7
part label = label w : r^ w -44 64 34 14 2 ; r^ w 44 68 34 14 2 ; z_ red 2 -54 64 -34 64 ; z_ red 2 34 68 54 68
scene lay

* fan-light-stick | 9-12 13+ | Music
extras machine: washi-tape, sticker
appeal 3
topics lightstick, light stick, k-pop, kpop, concert, bts, blackpink, stray kids, seventeen, twice, army bomb, fandom, concert night, fan, boy band, girl group, taylor swift, eras tour, anime idol, stage, pop star
colors purple, white, silver free
minutes 60 60
waits 60
mess low
heart light: flashlight, LED-tea-light, LED-candle, string-light, glow-stick = 1
heart globe: ornament, plastic-cup, plastic-jar, plastic-bottle, plastic-tub = 1
need handle: cardboard-tube, PVC-pipe, pool-noodle, chip-can, dowel = 1
need skin: tissue-paper, tracing-paper, wax-paper, cellophane, tulle = 1 sheet
nice cover: metallic-paper, washi-tape, electrical-tape, duct-tape, aluminum-foil, craft-foam = 1
nice logo: craft-foam, sticker, cardstock, felt, stick-on-gem, shrink-plastic = 1
nice words: permanent-marker, paint-marker, metallic-pen, gel-pen
nice strap: ribbon, shoelace, paracord, cotton-cord, bead = 1
nice charm: photo, charm, letter-bead, pom-pom = 1
join tape: tape, duct-tape, electrical-tape, glue-gun
tool scissors: scissors
step globe: prepare globe skin scissors > globe by cc
step logo: cut logo scissors globe > logo by cc
step handle: build handle light tape > handle by cc
step join: build globe handle tape > collar by cc
step light: build light globe > glow by cc
step cover: decorate cover handle scissors > cover by cc
step words: draw words handle > words by cc
step strap: tie strap handle > strap by cc
step charm: tie charm handle > charm by cc
step show: play light by cc
part glow = light yellow : o_ yellow+ 0 -42 54 54
part globe = globe own : o^ light-blue+ 0 -42 46 46 ; o_ w 0 -42 38 38
part logo = logo a : h^ ~ 0 -44 24 ; s_ w 0 -46 5 11 5
part handle = handle kraft : r^ kraft 0 52 34 84 5
part collar = tape k : r^ k 0 8 46 12 3
part cover = cover a : r_ ~ 0 54 34 78 4 ; z_ silver 3 -16 34 16 34 ; z_ silver 3 -16 76 16 76
part words = words w : z_ w 3 -8 48 8 48 ; z_ w 3 -8 58 8 58
part strap = strap own : l_ silver 4 12 92 34 98 54 84 50 64
part charm = charm own : o^ pink 50 58 9 9
scene stand

* painted-film-cel | 9-12 13+ | -
topics anime, anime cel, cel painting, ghibli, studio ghibli, cartoon, cartoons, animation, animator, film, manga, drawing, character, fan art, otaku, movie, reverse painting, glass painting, art class, sketchbook, my own character, original character
colors blue, yellow, red
minutes 100 110
waits 120
mess some
heart clear: plastic-sleeve, picture-frame, glass-pane, shrink-plastic = 1
heart paint: acrylic-paint, paint-marker, glow-paint = 4 color
need line: permanent-marker, paint-marker, drawing-ink = 1
need sketch: paper, graph-paper, tracing-paper = 1 sheet
need sky: watercolor-paper, cardstock, construction-paper, paper, old-calendar-picture, wrapping-paper = 1 sheet
nice wash: watercolor-paint, oil-pastel, colored-pencil, marker = 3 color
nice frame: foam-board, cardboard, craft-stick, shadow-box = 1
join tape: tape, masking-tape, washi-tape
tool pencil: pencil
tool brush: paintbrush, cotton-swab when paint=acrylic-paint,glow-paint
home dish-soap
step sketch: draw sketch pencil by cc
step clean: wash clear dish-soap by cc
step fix: tape clear sketch tape by cc
step line: draw line clear > outline by cc
step turn: prepare clear by cc
step dark: paint paint clear brush? > figure by cc
step light: paint paint clear brush? > fill by cc
step wash: decorate wash sky > wash by cc
step frame: build sky clear tape frame? > frame sky by cc
step show: play clear by cc
part frame = tape w : q^ w 4 -92 -80 92 -80 92 84 -92 84
part sky = sky light-blue : r_ light-blue 0 2 164 144 2 ; p_ green -82 74 -82 40 -50 28 -20 26 10 38 40 36 82 24 82 74
part wash = wash w : y_ w -48 -40 28 13 9 0.16 ; y_ w 44 -20 30 13 9 0.16 ; p_ green+ -82 74 -82 56 -50 46 -10 46 40 58 82 48 82 74
part figure = paint navy : b_ navy -24 -4 -28 -30 -14 -52 6 -58 26 -46 30 -20 28 0 34 10 18 2 -16 2 -30 12 ; b_ red -26 74 -20 34 0 26 22 34 30 74
part fill = paint cream : b_ cream -18 -12 -16 14 2 26 20 14 22 -14 10 -26 -6 -22 ; r_ cream 2 28 10 10 ; p_ yellow -4 36 2 50 8 36
part outline = line k : l_ k 2.5 -18 -10 -16 14 2 26 20 14 22 -12 ; o_ k -8 0 4 6 ; o_ k 12 0 4 6 ; d_ w 1.5 -9 -3 11 -3 ; l_ k 2 -3 14 2 16 7 14 ; l_ k 2.5 -26 74 -20 34 0 28 22 34 30 74 ; l_ k 2.5 -24 -4 -28 -30 -14 -52 6 -58 26 -46 30 -20 28 0
scene stand

* water-roots-stand | 9-12 13+ | Nature
appeal 3
topics propagation station, propagation, plant mom, plant lover, houseplant, pothos, plant cuttings, plants, jungle room, cottagecore, botany, biology, science fair, roots, gift for a plant lover, gift for mom, dorm, desk, windowsill
colors green, tan, white
minutes 50 50
mess low
heart vials: glass-bottle, glass-jar, plastic-bottle, ornament = 3
heart cutting: potted-plant, ivy, fresh-herb = 3
need holder: wood-scrap, hanger, driftwood, embroidery-hoop, picture-frame, wooden-block, cardboard-box, stick = 1
need tie: craft-wire, string, leather-cord, ribbon, raffia, rubber-band = 4 ft
nice coat: acrylic-paint, paint-marker, washi-tape = 1
nice tags: price-tag, craft-stick, index-card, cardstock = 3
nice pen: permanent-marker, gel-pen, ballpoint-pen, pencil
nice pebbles: pebble, glass-gem, sea-glass, marble = 1 handful
nice hang: string, ribbon, cup-hook, leather-cord = 1
tool scissors: scissors
home water
home dish-soap
step wash: wash vials dish-soap water by cc
step coat: decorate coat holder > coat by cc
step rings: tie tie vials scissors by cc
step fix: tie tie vials holder > holder vials ties by cc
step pebbles: fill pebbles vials > pebbles by cc
step cut: cut cutting scissors by cc
step water: fill water cutting vials > cuttings by cc
step tags: draw tags pen? vials > tags by cc
step hang: build hang holder > hang by cc
step watch: play cutting water by cc
part hang = hang tan : l_ tan 3 -64 -48 0 -94 64 -48
part holder = holder wood : r^ wood 0 -44 168 18 4
part coat = coat w : z_ w 3 -70 -44 70 -44
part cuttings = cutting green : l_ green 3 -52 40 -54 -40 ; j^ green -54 -30 -84 -62 11 ; j^ dark-green -54 -36 -40 -74 11 ; l_ green 3 0 46 0 -40 ; j^ green 0 -34 -22 -70 11 ; j^ light-green 0 -36 22 -74 11 ; l_ green 3 52 40 54 -40 ; j^ dark-green 54 -32 36 -68 11 ; j^ green 54 -34 86 -62 11 ; l_ cream 2 -52 40 -60 60 ; l_ cream 2 -52 40 -46 62 ; l_ cream 2 0 46 -8 66 ; l_ cream 2 0 46 8 64 ; l_ cream 2 52 40 46 60 ; l_ cream 2 52 40 60 62
part vials = vials light-blue : q^ light-blue+ 5 -62 -20 -42 -20 -42 8 -32 26 -32 72 -72 72 -72 26 -62 8 ; q^ light-blue+ 5 -10 -14 10 -14 10 14 20 32 20 78 -20 78 -20 32 -10 14 ; q^ light-blue+ 5 42 -20 62 -20 62 8 72 26 72 72 32 72 32 26 42 8
part pebbles = pebbles own : d_ gray 4 -62 66 -52 68 -42 66 ; d_ gray 4 -10 72 0 74 10 72 ; d_ gray 4 42 66 52 68 62 66
part ties = tie tan : z_ tan 3 -62 -12 -42 -12 ; z_ tan 3 -52 -12 -52 -44 ; z_ tan 3 -10 -6 10 -6 ; z_ tan 3 0 -6 0 -44 ; z_ tan 3 42 -12 62 -12 ; z_ tan 3 52 -12 52 -44
part tags = tags w : r^ w -36 -2 16 10 1 20 ; r^ w 20 4 16 10 1 20 ; r^ w 76 -2 16 10 1 20
scene hang

* cardboard-arcade | 9-12 13+ | -
extras machine: sticker, glitter-paper, glitter-glue, stick-on-gem, sequin, washi-tape, snap-fastener, candy-wrapper
topics arcade, arcade cabinet, video games, gamer, gaming, minecraft, nintendo, retro gaming, phone stand, tablet stand, pixel art, pac-man, roblox, game room, gift for a gamer, gift for a brother, 80s, eighties, esports, fortnite
colors black, red, yellow free
minutes 90 90
waits 30
mess low
heart box: cardboard, cardboard-box, foam-board, cereal-box, shoebox, pizza-box = 1
heart phone: phone, old-calendar-picture, playing-card, photo = 1
need color: acrylic-paint, paint, marker, duct-tape, washi-tape, construction-paper, paint-marker = 3 color
nice buttons: button, bottle-cap, bead, keycap, stick-on-gem, sticker = 4
nice stick: dowel, pencil, wooden-skewer, paper-straw, craft-stick = 1
nice knob: pom-pom, wooden-bead, bead, ping-pong-ball, foam-ball = 1
nice lights: string-light, LED-tea-light, glow-stick = 1
nice sign: cellophane, tracing-paper, tissue-paper, cardstock = 1
nice coins: coin, bottle-cap, button = 2
join glue: glue-gun, glue
tool knife: craft-knife, scissors
tool ruler: ruler
tool pencil: pencil, marker
tool brush: paintbrush when color=acrylic-paint,paint
step side: draw box pencil ruler phone by cc
step cut: cut box knife ruler by tc
step panels: glue box glue > cabinet by cc
step color: decorate color box brush? > color by cc
step ledge: glue box phone glue > ledge by cc
step buttons: glue buttons box glue > buttons by cc
step stick: build stick box knob? > stick by cc
step sign: build sign box lights? > sign by cc
step coins: draw coins box pencil > slot by cc
step play: play phone box > screen by cc
part cabinet = box k : p^ kraft -56 92 -56 -84 -30 -92 56 -92 56 92 ; p_ kraft- 56 -92 70 -80 70 84 56 92
part color = color a : r_ ~ 0 64 106 50 2 ; r_ ~ 0 -80 106 20 2 ; s_ yellow -30 66 4 12 5 ; s_ yellow 30 66 4 12 5 ; z_ yellow 3 -52 42 52 42
part screen = phone k : q^ k 4 -46 -62 46 -62 46 8 -46 8 ; q_ navy 2 -40 -56 40 -56 40 2 -40 2 ; a_ yellow -16 -26 13 0 30 330 ; d_ w 3 6 -26 18 -26 30 -26 ; r_ red 26 -46 12 10 3
part ledge = box kraft : p^ kraft -56 12 56 12 62 36 -62 36
part buttons = buttons own : o^ red 10 24 6 5 ; o^ yellow 26 24 6 5 ; o^ blue 42 24 6 5 ; o^ green 26 31 5 4
part stick = stick own : stick k -30 26 -32 10 5 ; o^ red -32 6 8 8
part sign = sign yellow : r^ yellow 0 -80 92 14 3 ; z_ red 4 -30 -80 -14 -80 ; z_ red 4 -6 -80 10 -80 ; z_ red 4 18 -80 32 -80
part slot = coins gold : r_ k 0 66 12 18 2 ; z_ silver 3 0 60 0 72 ; o^ gold 18 84 6 6
scene stand

* tiny-musical-stage | 9-12 13+ | Music
extras world Music: bead, board-game-piece, button, confetti, cork, flower, glass-gem, index-card, old-greeting-card, petal, pom-pom, ribbon-rose, sequin, ticket-stub
topics musical, musical theater, theater, theatre, drama club, school play, broadway, hamilton, wicked, stage, set design, stage crew, opening night, thespian, actor, spring musical, phantom of the opera, annie, cast gift, ballet, nutcracker
colors red, gold, navy
minutes 110 110
waits 30
mess low
heart box: shoebox, cardboard-box, cereal-box, wooden-box, shadow-box = 1
heart light: LED-tea-light, string-light, LED-candle, flashlight, glow-stick = 1
need curtain: felt, fabric-scrap, crepe-paper, old-t-shirt, scarf, paper-napkin, tissue-paper = 1 piece
need flats: cardstock, construction-paper, cereal-box, paper, watercolor-paper, cardboard = 2 sheet
need color: marker, acrylic-paint, colored-pencil, paint, oil-pastel, watercolor-paint = 4 color
nice cast: clothespin, peg-doll, bottle-cork, photo, toy-animal, wooden-bead = 3
nice rod: dowel, wooden-skewer, paper-straw, stick, chopstick = 1
nice gold: metallic-paper, metallic-pen, glitter-glue, sequin, ric-rac = handful
join glue: glue-gun, glue
tool scissors: scissors
tool pencil: pencil
tool brush: paintbrush when color=acrylic-paint,paint,watercolor-paint
step scene: draw flats pencil by cc
step open: cut box scissors pencil > stage by cc
step back: color color flats brush? > drop by cc
step flats: cut flats scissors > wings by cc
step slots: glue flats box glue by cc
step curtain: build curtain box rod? scissors glue > curtain by cc
step gold: decorate gold box > gold by cc
step cast: decorate cast color > cast by cc
step light: build light box > light by cc
step show: play box light by cc
part stage = box own : q^ umber 4 -94 -86 94 -86 94 88 -94 88 ; q_ k 2 -76 -62 76 -62 76 70 -76 70
part drop = flats navy : r_ navy 0 -4 148 120 2 ; o_ yellow 34 -34 15 15 ; d_ w 2 -40 -40 -10 -50 10 -20 56 -10 -56 -14
part wings = flats k : p_ purple -76 66 -76 -20 -60 -20 -60 -34 -44 -34 -44 0 -30 0 -30 66 ; p_ purple 76 66 76 -10 62 -10 62 -28 48 -28 48 6 36 6 36 66 ; r_ yellow -56 10 8 10 ; r_ yellow 54 14 8 10 ; r_ brown 0 64 150 12
part light = light yellow : p_ yellow+ -6 -62 6 -62 26 58 -26 58
part cast = cast own : o_ tan 0 14 9 10 ; p_ red 0 22 16 58 -16 58 ; o_ tan -24 26 7 8 ; p_ teal -24 32 -12 58 -36 58 ; o_ tan 24 26 7 8 ; p_ gold 24 32 36 58 12 58
part curtain = curtain a : b^ red -78 -64 -40 -64 -46 -20 -62 10 -78 20 ; b^ red 78 -64 40 -64 46 -20 62 10 78 20 ; c^ red -78 -50 78 -50 7 -12 ; r_ red 0 -58 156 16
part gold = gold gold : z_ gold 4 -84 -76 84 -76 ; z_ gold 4 -84 78 84 78 ; z_ gold 3 -84 -76 -84 78 ; z_ gold 3 84 -76 84 78
scene stand

* concert-light-box | 13+ | Music
extras board: price-tag, patch, electrical-tape
topics concert, concert tickets, first concert, eras tour, taylor swift, band, wristband, setlist, music festival, live music, ticket, memory box, keepsake, room decor, gift for a friend, playbill, broadway, fan
colors purple, pink, gold free
minutes 70
waits 60
mess low
heart stubs: ticket-stub, photo = 3
heart frame: shadow-box, shoebox, small-box, wooden-box, picture-frame, pizza-box = 1
need light: string-light, LED-tea-light, LED-light = 1
nice back: sheet-music, construction-paper, cardstock, map, glitter-paper, metallic-paper, felt, tissue-paper = 1
nice crowd: cardstock, construction-paper, craft-foam = 1 sheet
nice bits: confetti, guitar-pick, sequin, letter-bead, bead, feather = 10
nice pen: gel-pen, metallic-pen, paint-marker, permanent-marker
join glue: glue, glue-gun
tool scissors: scissors
tool pencil: pencil
step back: glue back frame scissors glue > frame back by c
step lights: build light frame glue > beams by c
step crowd: cut crowd scissors pencil > crowd by c
step list: draw pen frame > words by c
step lay: arrange stubs frame by c
step stubs: glue stubs frame glue > stubs by c
step bits: arrange bits frame > bits by c
step close: build frame light > glow by c
step show: play frame by c
part frame = frame own : q^ k 5 -92 -86 92 -86 92 90 -92 90 ; q_ navy 3 -78 -72 78 -72 78 76 -78 76
part back = back a : r_ ~ 0 2 154 146 2
part beams = light yellow : p_ yellow+ -50 -72 -20 40 -60 40 ; p_ pink -10 -72 20 40 -20 40 ; p_ light-blue 46 -72 62 40 22 40
part glow = light yellow : d^ yellow 4 -66 -66 -44 -68 -22 -66 0 -68 22 -66 44 -68 66 -66
part stubs = stubs w : r^ cream -34 -14 52 28 2 -8 ; z_ k 2 -54 -14 -24 -18 ; r^ pink 34 -20 48 26 2 7 ; z_ k 2 18 -24 46 -20 ; r^ w 0 20 40 34 2 -3 ; r_ light-blue 0 16 32 20 1 -3
part words = pen w : z_ w 2 -66 -44 -40 -44 ; z_ w 2 -66 -36 -46 -36
part bits = bits own : d_ gold 3 -60 20 -40 30 50 6 64 24 30 38 -12 -46 54 -46
part crowd = crowd k : b_ k -78 76 -78 54 -66 46 -54 56 -42 44 -28 56 -14 46 0 58 14 46 28 56 44 44 56 56 68 46 78 56 78 76 ; l_ k 5 -42 50 -46 30 ; l_ k 5 -14 50 -10 28 ; l_ k 5 44 50 48 28 ; l_ k 5 68 50 62 32
scene stand

* slot-top-fund | 9-12 13+ | -
extras box: postage-stamp, patch, copper-tape
appeal 1
topics travel fund, adventure fund, saving, savings, saving up, piggy bank, first car, car fund, college fund, concert fund, road trip, money, allowance, goals, vacation, trip, disney trip, band trip, bank
near new year, summer job, shopping
colors blue, gold, white free
minutes 60 60
waits 60
mess low
heart box: shadow-box, glass-jar, plastic-jar, oatmeal-canister, chip-can, wooden-box, cookie-tin = 1
heart dream: map, old-calendar-picture, photo, magazine = 1
need pen: permanent-marker, paint-marker, gel-pen, metallic-pen, chalk-marker
nice lid: cardboard, cardstock, craft-foam, felt = 1
nice coins: coin, button, bottle-cap = 5
nice deco: sticker, washi-tape, toy-car, charm, ribbon, string = 1
nice gauge: washi-tape, masking-tape, paper-strip, craft-stick = 1
join glue: glue, glue-gun
tool knife: scissors, craft-knife
tool ruler: ruler when lid
step find: arrange dream by cc
step cut: cut dream knife box by cc
step back: arrange dream box glue > box dream by cc
step words: draw pen box > words by cc
step lid: cut lid knife ruler? box > slot by cc
step gauge: decorate gauge box > gauge by cc
step marks: draw pen box by cc
step deco: decorate deco box > deco by cc
step coins: fill coins box > coins by cc
step pact: play box by cc
part box = box own : q^ umber 4 -84 -70 84 -70 84 88 -84 88 ; q_ light-blue 2 -72 -56 72 -56 72 76 -72 76
part dream = dream green : r_ light-blue 0 10 140 128 2 ; b_ green -60 -20 -30 -44 0 -28 6 6 -24 20 -46 10 ; b_ green 10 -40 46 -46 62 -10 40 20 26 50 14 20 ; z_ red 2 -40 0 0 10 40 -16
part words = pen k : z_ k 3 -40 -50 40 -50
part slot = lid k : r^ kraft 0 -74 168 14 2 ; r_ k 0 -75 44 5 2
part gauge = gauge yellow : r_ yellow 62 10 10 128 ; z_ k 2 57 40 67 40 ; z_ k 2 57 10 67 10 ; z_ k 2 57 -20 67 -20
part deco = deco red : toycar red -20 56 26
part coins = coins gold : o^ gold -54 66 9 8 ; o^ gold -34 70 9 8 ; o^ gold -10 68 9 8 ; o^ gold 14 70 9 8 ; o^ gold 36 67 9 8
scene stand

* hammered-leaf-hanging | 9-12 13+ | Nature, Seasons
extras hanging: lavender, feather, pressed-flower, eucalyptus, raffia
extras cloth: feather, bead, yarn
topics hammered leaves, flower pounding, botanical print, leaves, leaf print, ferns, flowers, wildflowers, hike, garden, summer, spring, tea towel, wall hanging, tapestry, cottagecore, plant lover, dorm, room decor, gift for mom, nature print
colors green, pink, purple
minutes 70 70
waits 60
mess some
heart leaves: leaf, fern-frond, fresh-herb, clover = 10
heart hammer: hammer, stone = 1
heart cloth: fabric-scrap, pillowcase, cloth-napkin, bed-sheet, bandana, canvas = 1 piece
need cover: parchment-paper, wax-paper, paper-towel = 1 sheet
need rod: stick, driftwood, dowel, bamboo, wooden-spoon = 1
need cord: string, cotton-cord, ribbon, raffia = 4 ft
nice flowers: flower, petal, clover = 5
nice names: pencil, fabric-marker, gel-pen, permanent-marker
join tape: masking-tape, tape
tool scissors: scissors, fabric-scissors
home board
step choose: test leaves hammer board by cc
step fold: fold cloth by cc
step lay: tape leaves cloth tape flowers? by cc
step cover: arrange cover cloth board by cc
step pound: print leaves hammer cloth > cloth prints by cc
step open: prepare cloth by cc
step blooms: print flowers hammer cloth > blooms by cc
step names: draw names cloth > names by cc
step rod: tie cord rod cloth scissors > rod cord by cc
step hang: play cloth by cc
part cord = cord tan : z_ tan 3 -72 -70 0 -98 72 -70
part rod = rod wood : stick wood -84 -70 84 -70 8
part cloth = cloth w : q^ cream 2 -62 -66 62 -66 62 94 -62 94 ; z_ cream- 1.5 0 -62 0 92
part prints = leaves a : j_ green -8 60 -40 6 12 ; z_ dark-green 1.5 -8 60 -36 13 ; j_ green 8 60 40 6 12 ; z_ dark-green 1.5 8 60 36 13 ; j_ light-green -10 6 -46 -36 10 ; z_ green 1.5 -10 6 -42 -31 ; j_ light-green 10 6 46 -36 10 ; z_ green 1.5 10 6 42 -31 ; j_ dark-green -10 88 -50 70 8 ; j_ dark-green 10 88 50 70 8
part blooms = flowers b : f_ pink -24 -40 6 14 6 ; o_ gold -24 -40 4 ; f_ pink 24 -40 6 14 6 ; o_ gold 24 -40 4 ; f_ purple -50 34 6 10 5 ; f_ purple 50 34 6 10 5
part names = names gray : z_ gray 1.5 -50 52 -34 52 ; z_ gray 1.5 34 52 50 52
scene hang

* day-as-weather-journal | 9-12 13+ | -
extras book: bookmark, envelope, feather, leaf, paper-clip, ribbon, rubber-band, sewing-elastic, sticky-note
appeal 1
topics journal, journaling, stress, anxiety, mood tracker, feelings, mental health, self care, bullet journal, diary, mindfulness, calm, worry, art journal, burnout, overwhelmed, therapy, gratitude, sad, new school year
colors blue, yellow, gray
minutes 60 60
waits 30
mess low
heart book: notebook, watercolor-paper, paper, index-card = 1
heart color: watercolor-paint, watercolor-pencil, colored-pencil, oil-pastel, acrylic-paint = 5 color
need pen: ballpoint-pen, gel-pen, drawing-ink, permanent-marker, pencil
nice scraps: magazine, old-book-page, map, newspaper, photo = 2 page
nice edge: masking-tape, washi-tape, tape = 1
nice mark: ribbon, string, embroidery-floss = 10 in
join glue: glue-stick, glue when scraps
tool brush: paintbrush, cotton-swab when color=watercolor-paint,watercolor-pencil,acrylic-paint
tool ruler: ruler
home water
step edge: tape edge book by cc
step rows: draw book ruler pen by cc
step key: paint color book water brush? > key by cc
step today: paint color book brush? > skies book by cc
step dry: dry book by cc
step line: draw pen book > lines by cc
step words: glue scraps book glue > words by cc
step blank: draw pen book by cc
step mark: glue mark book > ribbon by cc
step week: play book color by cc
part book = book w : q^ w 4 -92 -70 -2 -66 -2 78 -92 74 ; q^ w 4 92 -70 2 -66 2 78 92 74 ; z_ gray 2 0 -64 0 78
part ribbon = mark red : l_ red 5 6 -66 10 40 6 96
part key = color a : o_ yellow 20 -44 8 8 ; o_ light-blue 20 -20 8 8 ; o_ gray 20 4 8 8 ; o_ navy 20 28 8 8 ; o_ pink 20 52 8 8 ; z_ k 1.5 36 -44 74 -44 ; z_ k 1.5 36 -20 74 -20 ; z_ k 1.5 36 4 74 4 ; z_ k 1.5 36 28 74 28 ; z_ k 1.5 36 52 74 52
part skies = color b : r_ light-blue -48 -44 70 26 1 ; o_ yellow -66 -46 7 7 ; r_ gray -48 -10 70 26 1 ; r_ pink -48 24 70 26 1 ; r_ navy -48 56 70 22 1 ; d_ w 1.5 -70 52 -50 60 -34 50
part lines = pen k : l_ k 1.6 -36 -46 -28 -50 -20 -46 ; z_ k 1.5 -62 -6 -66 2 ; z_ k 1.5 -50 -6 -54 2 ; z_ k 1.5 -38 -6 -42 2 ; l_ k 1.6 -72 28 -60 20 -48 28 -36 20 -24 28
part words = scraps w : r^ w -34 -24 30 9 1 -4 ; z_ k 1.5 -44 -24 -24 -25 ; r^ w -58 40 26 8 1 3 ; z_ k 1.5 -66 40 -50 41
scene lay
`;
