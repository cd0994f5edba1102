/** Crafts of boots and hats, of ice and bubbles, of dye, wire lights and matchsticks. */
export const shelf = `
* boot-planter | 6-8 9-12 13+ | Nature
topics planter, garden, gardening, flower pot, spring, summer, outgrown shoes, recycling, earth day, front door, mother's day, succulents, fairy garden
colors red, green, yellow
minutes 40 45 50
waits 60
mess lots
place outdoors
heart boot: rubber-boot, sneaker, canvas-shoe = 1
heart soil: soil = 4 cup
need plant: potted-plant, grass-seed, fresh-herb, ivy = 1
need stones: pebble, stone, seashell, packing-peanut = 1 handful
need paint: acrylic-paint, permanent-marker, paint-marker = 2 color
nice moss: moss, bark, pinecone = 1 handful
nice sign: craft-stick, price-tag, wooden-craft-shape = 1
tool pen: permanent-marker, marker
tool brush: paintbrush, sponge-brush
tool poke: nail, screwdriver
home hammer
home water: = 1 cup
home plate
step wash: wash boot water by ccc
step holes: poke boot poke hammer by ggt
step paint: paint paint boot brush > boot dots by ccc
step dry: dry boot by ccc
step stones: fill stones boot by ccc
step soil: fill soil boot > soil by ccc
step plant: build plant boot soil > plant by ccc
step moss: arrange moss soil > moss by ccc
step sign: draw pen sign > sign by ccc
step water: play boot plate water by ccc
part plant = plant green : l green 5 -18 -50 -34 -90 ; l green 5 -8 -50 -8 -98 ; l green 5 2 -50 22 -88 ; leaf green -14 -54 -56 -66 9 ; leaf green 0 -54 40 -64 9 ; f pink -34 -88 6 15 7 ; o yellow -34 -88 5 ; f yellow -8 -96 6 14 6 ; o orange -8 -96 5 ; f pink 22 -86 6 15 7 ; o yellow 22 -86 5
part soil = soil brown : o^ brown -8 -44 36 10
part boot = boot a : b^ red -46 -42 30 -42 30 26 60 36 82 56 82 76 -46 76 ; r red-- 18 78 130 10 3 ; r red- -8 -40 78 10 4
part dots = paint b : d_ yellow 5 -28 -12 -4 4 14 -16 -26 26 4 40 34 52 -22 56 60 58
part moss = moss green : y_ green- -30 -46 10 6 6 0.3 ; y_ green- 14 -46 10 6 6 0.3
part sign = sign wood : r^ wood 40 -62 30 16 3 8 ; l_ k 2 32 -63 48 -61 ; z^ wood 3 38 -54 30 -38
scene stand

* stomp-print-path | 4-5 6-8 | -
topics footprints, shoe prints, stomp painting, process art, rainy day, puddles, boots, giants, yard, playdate, big paper, back to school
colors blue, red, yellow
minutes 30 35
waits 60
mess lots
place outdoors
heart sole: rubber-boot, sneaker, flip-flop = 1
heart paint: paint = 3 color
need path: packing-paper, wrapping-paper, newspaper, bed-sheet = 3 sheet
need tray: baking-tray, foil-pan, foil-tray, plastic-lid = 1
nice draw: crayon, marker = 2 color
join tape: masking-tape, tape
tool brush: sponge-brush, paintbrush, foam-roller
home bucket-of-water
home towel
step lay: tape path tape > path by tc
step look: test sole by cc
step pour: prepare paint tray brush by tc
step dip: paint sole tray brush by cc
step stomp: print sole path > first by cc
step second: print sole paint path > second by cc
step fingers: draw draw path > creatures by cc
step wash: wash sole bucket-of-water towel by cc
step dry: dry path by cc
part path = path kraft : r^ kraft 0 0 176 150 2
part first = paint a : b_ blue -62 36 -52 26 -40 36 -42 58 -46 66 -58 64 ; b_ blue -62 4 -52 0 -42 6 -46 18 -58 18 ; z_ kraft 3 -60 42 -42 42 ; z_ kraft 3 -60 52 -44 52 ; b_ blue -12 6 -2 -4 10 6 8 28 4 36 -8 34 ; b_ blue -12 -26 -2 -30 8 -24 4 -12 -8 -12 ; z_ kraft 3 -10 12 8 12 ; z_ kraft 3 -10 22 6 22
part second = paint b : b_ red -36 -18 -26 -28 -14 -18 -16 4 -20 12 -32 10 ; b_ red -36 -50 -26 -54 -16 -48 -20 -36 -32 -36 ; z_ kraft 3 -34 -12 -16 -12 ; z_ kraft 3 -34 -2 -18 -2 ; b_ yellow 40 50 50 40 62 50 60 70 54 74 44 72 ; b_ yellow 40 18 50 14 60 20 56 32 44 32 ; z_ kraft 3 42 56 60 56 ; b_ yellow 52 -24 62 -34 74 -24 72 -2 68 6 56 4 ; b_ yellow 52 -56 62 -60 72 -54 68 -42 56 -42 ; z_ kraft 3 54 -18 72 -18
part creatures = draw k : k 46 22 2.5 ; k 54 22 2.5 ; u 50 26 4 ; l_ k 2 42 14 38 6 ; l_ k 2 58 14 62 6
scene lay

* ribbon-flip-flops | 6-8 9-12 13+ | -
appeal 3
topics flip flops, flip-flops, sandals, summer, beach, pool party, sleepover, vacation, beach wedding, upcycled fashion, customized shoes, birthday party
colors pink, yellow, teal
minutes 45 50 60
mess low
heart shoe: flip-flop = 2
heart strip: ribbon, fabric-scrap, old-t-shirt, bandana, yarn = 8 yd
nice flower: ribbon-rose, felt, fake-leaf, button = 2
nice bead: bead, wooden-bead, seashell = 4
need thread: embroidery-floss, sewing-thread, string = 3 ft
tool ruler: ruler
tool scissors: scissors, fabric-scissors
home soap
step wash: wash shoe soap > shoe-line by ccc
step cut: cut strip ruler scissors by ccc
step first: tie strip shoe by tcc
step knot: tie strip shoe > knots by ccc
step push: arrange strip shoe by ccc
step bead: thread bead thread shoe > beads by tcc
step flower: tie flower thread shoe > flower by tcc
step trim: cut strip scissors by ccc
step walk: test shoe by ccc
part shoe-line = shoe w : b^ teal -66 -70 -26 -84 -8 -50 -18 0 -10 50 -28 86 -60 80 -70 40 -64 0 -78 -40 ; b^ teal 66 -70 26 -84 8 -50 18 0 10 50 28 86 60 80 70 40 64 0 78 -40
part knots = strip a : l pink 8 -44 -54 -66 -24 -64 4 ; l pink 8 -44 -54 -22 -24 -18 4 ; l pink 8 44 -54 66 -24 64 4 ; l pink 8 44 -54 22 -24 18 4 ; c^ pink -72 -40 -40 -60 5 8 ; p yellow -56 -40 -70 -46 -66 -32 ; p pink -64 -26 -80 -28 -76 -16 ; p teal+ -66 -10 -82 -8 -76 2 ; p yellow -34 -40 -20 -48 -22 -34 ; p pink -24 -26 -8 -30 -12 -16 ; p teal+ -20 -10 -4 -10 -8 2 ; p yellow 56 -40 70 -46 66 -32 ; p pink 64 -26 80 -28 76 -16 ; p teal+ 66 -10 82 -8 76 2 ; p yellow 34 -40 20 -48 22 -34 ; p pink 24 -26 8 -30 12 -16 ; p teal+ 20 -10 4 -10 8 2
part beads = bead c : bits w 0.74 -56 -34 -32 -34 56 -34 32 -34
part flower = flower b : f^ yellow -44 -56 6 16 7 ; o orange -44 -56 6 ; f^ yellow 44 -56 6 16 7 ; o orange 44 -56 6
scene lay

* safety-pin-bracelet | 9-12 13+ | -
appeal 3
topics safety pins, bracelet, jewelry, punk, retro, nineties, eighties, friendship, best friend, summer camp, gift, solidarity
near concert
colors red, teal, silver
minutes 60 70
mess low
heart pin: pin = 30
heart bead: seed-bead, bead = 5 tsp
need elastic: beading-elastic, sewing-elastic = 30 in
need spacer: bead, wooden-bead, letter-bead = 30
tool scissors: scissors
tool close: glue, tape
home bowl
step plan: arrange bead bowl by cc
step load: thread bead pin by cc
step shut: prepare pin close by cc
step order: arrange pin by cc
step top: thread pin spacer elastic > pins by cc
step bottom: thread pin spacer elastic > spacers by cc
step knot: tie elastic scissors by cc
step wear: test pin by cc
part pins = pin own : a^ silver 0 0 84 80 0 360 ; a^ silver 0 0 48 44 0 360 ; l teal 6 51 0 76 0 ; l red 6 49 11 74 16 ; l teal 6 46 21 69 31 ; l red 6 41 30 61 45 ; l teal 6 34 38 51 56 ; l red 6 25 44 38 66 ; l teal 6 16 48 23 72 ; l red 6 5 50 8 76 ; l teal 6 -5 50 -8 76 ; l red 6 -16 48 -23 72 ; l teal 6 -25 44 -38 66 ; l red 6 -34 38 -51 56 ; l teal 6 -41 30 -61 45 ; l red 6 -46 21 -69 31 ; l teal 6 -49 11 -74 16 ; l red 6 -51 0 -76 0 ; l teal 6 -49 -11 -74 -16 ; l red 6 -46 -21 -69 -31 ; l teal 6 -41 -30 -61 -45 ; l red 6 -34 -38 -51 -56 ; l teal 6 -25 -44 -38 -66 ; l red 6 -16 -48 -23 -72 ; l teal 6 -5 -50 -8 -76 ; l red 6 5 -50 8 -76 ; l teal 6 16 -48 23 -72 ; l red 6 25 -44 38 -66 ; l teal 6 34 -38 51 -56 ; l red 6 41 -30 61 -45 ; l teal 6 46 -21 69 -31 ; l red 6 49 -11 74 -16
part spacers = spacer c : d gold 3.5 82 9 78 25 71 41 61 55 48 66 33 75 17 80 0 82 -17 80 -33 75 -48 66 -61 55 -71 41 -78 25 -82 9 -82 -9 -78 -25 -71 -41 -61 -55 -48 -66 -33 -75 -17 -80 -0 -82 17 -80 33 -75 48 -66 61 -55 71 -41 78 -25 82 -9
scene lay

* shoe-pins | 9-12 13+ | -
topics friendship pins, safety pins, eighties, retro, best friend, sneakers, shoelaces, backpack, school spirit, team colors, summer camp, swap
colors blue, yellow, pink
minutes 30 35
mess low
heart pin: pin = 6
heart bead: seed-bead, bead = 1 tsp
nice card: index-card, cardstock, felt = 1
nice pen: marker, gel-pen = 1 color
nice charm: charm, bell, letter-bead = 1
home bowl
step sort: arrange bead bowl by cc
step code: prepare bead by cc
step load: thread bead pin > beads pins by cc
step charm: thread charm pin > charm by cc
step shut: test pin by cc
step card: draw pen card > card by cc
step mount: build pin card by cc
step swap: play pin by cc
part card = card w : r^ cream 0 0 150 160 4 ; l_ teal 3 -40 -72 -14 -76 10 -70 40 -76
part pins = pin own : l^ silver 3.5 -51 -58 -51 -12 ; a^ silver -45 -10 7 4 0 360 ; l^ silver 3.5 -39 -54 -39 -12 ; o^ silver -45 -58 10 7 ; l^ silver 3.5 -6 -58 -6 -12 ; a^ silver 0 -10 7 4 0 360 ; l^ silver 3.5 6 -54 6 -12 ; o^ silver 0 -58 10 7 ; l^ silver 3.5 39 -58 39 -12 ; a^ silver 45 -10 7 4 0 360 ; l^ silver 3.5 51 -54 51 -12 ; o^ silver 45 -58 10 7 ; l^ silver 3.5 -51 14 -51 60 ; a^ silver -45 62 7 4 0 360 ; l^ silver 3.5 -39 18 -39 60 ; o^ silver -45 14 10 7 ; l^ silver 3.5 -6 14 -6 60 ; a^ silver 0 62 7 4 0 360 ; l^ silver 3.5 6 18 6 60 ; o^ silver 0 14 10 7 ; l^ silver 3.5 39 14 39 60 ; a^ silver 45 62 7 4 0 360 ; l^ silver 3.5 51 18 51 60 ; o^ silver 45 14 10 7
part beads = bead a : o blue -39 -46 5 ; o yellow -39 -37 5 ; o pink -39 -28 5 ; o blue -39 -19 5 ; o yellow 6 -46 5 ; o pink 6 -37 5 ; o blue 6 -28 5 ; o yellow 6 -19 5 ; o pink 51 -46 5 ; o blue 51 -37 5 ; o yellow 51 -28 5 ; o pink 51 -19 5 ; o yellow -39 26 5 ; o pink -39 35 5 ; o blue -39 44 5 ; o yellow -39 53 5 ; o pink 6 26 5 ; o blue 6 35 5 ; o yellow 6 44 5 ; o pink 6 53 5 ; o blue 51 26 5 ; o yellow 51 35 5 ; o pink 51 44 5 ; o blue 51 53 5
part charm = charm c : s gold 0 72 5 9 4
scene lay

* nail-chime | 9-12 13+ | Music
appeal 1
topics wind chime, chimes, triangle, percussion, instrument, garden, sound science, pitch, workshop, father's day, xylophone
colors silver, teal
minutes 40 45
mess low
heart nail: nail = 9
heart bar: driftwood, stick, dowel, bamboo, wood-scrap = 1
need line: fishing-line, embroidery-floss, string = 6 yd
nice bead: bead, wooden-bead, seashell = 9
nice paint: acrylic-paint, washi-tape = 2 color
need beater: wooden-spoon, chopstick, pencil = 1
join tape: tape, masking-tape
tool scissors: scissors
tool ruler: ruler
home cork
step sort: arrange nail by cc
step listen: test nail line by cc
step cut: cut line ruler scissors by cc
step tie: tie line nail tape > nails by cc
step bead: thread bead line > beads by cc
step paint: decorate paint bar > bands by cc
step bar: tie line bar > bar lines by cc
step hang: tie line bar > loop by cc
step caps: test nail by cc
step ring: play beater nail cork by cc
part loop = line w : l w 2 -74 -58 0 -98 74 -58
part lines = line w : l w 1.5 -64 -56 -64 -20 ; l w 1.5 -48 -56 -48 -16 ; l w 1.5 -32 -56 -32 -12 ; l w 1.5 -16 -56 -16 -8 ; l w 1.5 0 -56 0 -6 ; l w 1.5 16 -56 16 -8 ; l w 1.5 32 -56 32 -12 ; l w 1.5 48 -56 48 -16 ; l w 1.5 64 -56 64 -20
part bar = bar own : stick brown -86 -56 86 -56 12
part bands = paint b : r teal -70 -56 10 13 ; r teal 70 -56 10 13
part nails = nail own : l^ silver 6 -64 -14 -64 20 ; l^ silver 6 -48 -10 -48 34 ; l^ silver 6 -32 -6 -32 48 ; l^ silver 6 -16 -2 -16 62 ; l^ silver 6 0 0 0 76 ; l^ silver 6 16 -2 16 66 ; l^ silver 6 32 -6 32 52 ; l^ silver 6 48 -10 48 38 ; l^ silver 6 64 -14 64 24 ; z silver 4 -70 -16 -58 -16 ; z silver 4 -54 -12 -42 -12 ; z silver 4 -38 -8 -26 -8 ; z silver 4 -22 -4 -10 -4 ; z silver 4 -6 -2 6 -2 ; z silver 4 10 -4 22 -4 ; z silver 4 26 -8 38 -8 ; z silver 4 42 -12 54 -12 ; z silver 4 58 -16 70 -16
part beads = bead c : bits gold 0.93 -64 -36 -32 -32 0 -28 32 -32 64 -36 ; bits red 0.93 -48 -34 -16 -30 16 -30 48 -34
scene hang

* tie-dye-spiral | 9-12 13+ | -
appeal 3
topics tie dye, tie-dye, tie dye party, t-shirt, hippie, seventies, summer camp, camp shirt, team shirt, fashion, rainbow, birthday party, class shirt, socks
colors red, yellow, blue
minutes 60 60
waits 1440
mess lots
place outdoors
heart dye: fabric-dye = 3 color
heart cloth: old-t-shirt, tube-sock, pillowcase, bandana, cloth-bag = 1
need band: rubber-band, string, hair-tie = 5
heart bottle: squeeze-bottle, plastic-cup, yogurt-pot = 3
need wrap: plastic-bag, plastic-wrap = 2
need glove: rubber-glove = 2
home tray
home fork
home water
home towel
step wet: wash cloth water by cc
step twist: shape cloth fork tray by cc
step band: tie band cloth by cc
step mix: mix dye water bottle glove by gt
step first: paint dye cloth bottle > tee spiral-a by cc
step flip: paint dye cloth by cc
step rest: prepare cloth wrap by cc
step rinse: wash cloth water by cc
step open: prepare band cloth > spiral-b by cc
step dry: dry cloth towel by cc
part tee = cloth w : p^ w -34 -70 -16 -60 16 -60 34 -70 86 -44 70 -6 50 -18 50 78 -50 78 -50 -18 -70 -6 -86 -44
part spiral-a = dye a : i_ red 0 10 44 2.4 12 ; i_ yellow 2 12 34 2 9
part spiral-b = dye c : i_ blue -3 8 40 2.2 8 ; l_ blue 7 -44 -16 -72 -34 ; l_ red 7 44 -16 72 -34 ; l_ yellow 7 -46 66 -20 72 ; l_ blue 7 46 64 20 72
scene lay

* ice-block-tunnels | 4-5 6-8 9-12 | Seasons
appeal 3
topics ice, ice painting, melting, salt and ice, science, states of matter, winter, glacier, arctic, antarctica, summer, hot day, stem
near snow day, frozen
colors blue, red, yellow
minutes 30 30 35
mess lots
place sink
heart ice: ice = 1
heart salt: salt = 1/2 cup
need color: food-coloring, watercolor-paint = 3 color
need tray: baking-tray, foil-pan, foil-tray, plastic-tub = 1
need drop: pipette, plastic-spoon, paintbrush, squeeze-bottle = 1
nice light: flashlight = 1
nice animals: toy-animal = 2
home bowl
home water: = 6 cup
home towel
home three-cups
step freeze: prepare water bowl by ggc
step out: prepare ice bowl tray > tray block by gtc
step mix: mix color water three-cups by tcc
step salt: decorate salt ice > tunnels by ccc
step listen: test ice by ccc
step drip: paint color drop ice > color by ccc
step more: decorate salt color ice by ccc
step light: play light ice > light by ccc
step animals: play animals ice > animals by ccc
step tip: play ice towel by ccc
part tray = tray silver : r^ gray 0 74 176 16 4
part light = light yellow : o_ yellow 0 40 64 30
part block = ice light-blue : b^ light-blue+ -74 68 -76 30 -58 -20 -20 -48 24 -48 60 -20 76 30 74 68 ; l_ w 5 -58 10 -48 -14 -32 -28
part tunnels = salt w : l_ light-blue- 5 -30 -40 -34 0 -22 40 ; l_ light-blue- 5 10 -46 6 -6 18 30 ; l_ light-blue- 5 42 -30 44 8 34 46
part color = color a : l_ blue 7 -30 -38 -36 -8 -24 22 -30 50 ; l_ red 7 10 -44 4 -10 16 20 8 48 ; l_ yellow 7 42 -28 46 2 36 32 44 54 ; b_ blue -40 -46 -22 -46 -24 -30 -38 -30 ; b_ red 0 -52 20 -52 16 -36 4 -36 ; b_ yellow 34 -38 50 -34 46 -20 36 -22
part animals = animals k : b^ k -66 64 -58 44 -46 44 -40 64 ; o_ w -52 58 6 8 ; p_ orange -56 50 -48 50 -52 54 ; k -55 47 1.5 ; k -49 47 1.5
scene stand

* ice-cube-drawing | 4-5 6-8 9-12 | -
appeal 1
topics ice painting, ice cubes, watercolor, melting, summer, hot day, winter, process art, abstract, weather
near water, ocean
colors blue, pink, yellow
minutes 20 25 30
waits 60
mess some
heart ice: ice = 1
heart powder: watercolor-paint, chalk, broken-crayon, food-coloring = 3 color
need sheet: watercolor-paper, cardstock = 2 sheet
need tray: baking-tray, foil-tray, plastic-lid, foil-pan = 1
need wipe: kitchen-sponge, paper-towel, old-towel = 1
nice salt: salt = pinch
nice line: marker, gel-pen, oil-pastel = 1 color
step lay: prepare sheet tray by tcc
step dust: decorate powder sheet > marks by ccc
step glide: paint ice sheet > sheet glide by ccc
step melt: paint ice sheet > pools by ccc
step salt: decorate salt sheet > stars by ccc
step mop: wash wipe tray by tcc
step dry: dry sheet by ccc
step line: draw line sheet > drawing by ccc
part sheet = sheet w : r^ w 0 4 160 150 2
part marks = powder a : b_ blue+ -66 -30 -30 -52 6 -36 -10 -6 -50 0 ; b_ pink+ 4 -48 44 -54 66 -24 40 0 8 -12 ; b_ yellow+ -50 20 -10 10 30 30 10 60 -40 58
part glide = ice light-blue : l_ light-blue 8 -66 -10 -30 20 10 -10 50 24 68 6 ; l_ pink 7 -60 50 -20 30 20 56 60 40
part pools = ice light-blue : y_ blue+ -40 -30 16 10 7 0.3 ; y_ pink 40 -34 14 10 7 0.3 ; q^ light-blue 5 36 46 66 40 72 66 42 72 ; q_ w 3 42 50 58 47 60 56 46 58
part stars = salt w : s_ w -40 -30 6 6 2 ; s_ w 40 -34 6 6 2 ; s_ w -20 40 6 6 2
part drawing = line k : l_ k 2 -60 64 -30 56 0 66 24 60
scene lay

* yarn-balloon-lantern | 9-12 13+ | -
appeal 3
topics lantern, lamp, lampshade, string lantern, yarn ball, cocoon, room decor, party decoration, moon, garden party, wedding, autumn
near planet, hot air balloon
colors cream, pink, gold
minutes 60 60
waits 1440
mess lots
heart balloon: balloon = 1
heart yarn: yarn, string, embroidery-floss, cotton-cord = 40 yd
heart glue: glue
need light: string-light, LED-candle, LED-tea-light = 1
need stand: bowl, plastic-cup, plastic-tub = 1
need guard: plastic-bag, newspaper, wax-paper = 2
need slip: cooking-oil, dish-soap = 1 tsp
tool scissors: scissors
home water: = 1/4 cup
home mixing-bowl
home needle
step blow: prepare balloon slip stand by tc
step mix: mix glue water mixing-bowl guard by cc
step soak: mix yarn mixing-bowl by cc
step wind: roll yarn balloon > web by cc
step cross: roll yarn balloon > cross by cc
step dry: dry balloon stand guard by cc
step pop: prepare balloon needle by tc
step mouth: cut yarn scissors > mouth by cc
step light: build light yarn > glow by cc
part glow = light yellow : o_ yellow 0 0 58 58 ; o_ yellow+ 0 0 34 34
part web = yarn a : a^ cream 0 0 80 76 0 360 ; l cream 3 -74 -28 -20 -40 40 -70 ; l cream 3 -78 10 0 -20 74 -30 ; l cream 3 -66 44 0 30 76 20 ; l cream 3 -40 70 20 56 66 44 ; l cream 3 -60 -52 -30 20 -24 74 ; l cream 3 -20 -76 4 0 0 78 ; l cream 3 24 -74 34 0 30 72 ; l cream 3 60 -52 58 10 52 58
part cross = yarn b : l pink 3 -78 -16 -10 16 62 46 ; l pink 3 -56 -56 20 10 78 6 ; l pink 3 -74 32 -10 -30 10 -78 ; l pink 3 -30 72 40 0 52 -60 ; l pink 3 10 78 -40 20 -66 -44
part mouth = yarn a : o_ cream- 0 -76 26 7
scene hang

* squeeze-net-ball | 9-12 13+ | -
appeal 3
topics stress ball, squishy, squeeze ball, fidget, fidget toy, test anxiety, exams, calm down, mesh ball, sensory, putty, teacher gift
colors green, purple
minutes 25 25
mess some
heart balloon: balloon = 2
heart fill: slime, flour, rice, cornstarch, sand = 1/2 cup
need net: net-bag, tulle = 1
need tie: rubber-band, string, hair-tie = 1
need funnel: funnel, squeeze-bottle, plastic-bottle = 1
nice face: permanent-marker = 1 color
tool spoon: pencil, plastic-spoon
tool scissors: scissors
home tray
step fit: build balloon funnel tray by cc
step fill: fill fill balloon funnel spoon by tt
step air: tie balloon by cc
step second: cut balloon scissors > ball by cc
step net: build net balloon tie scissors > net by cc
step face: draw face balloon > face by cc
step squeeze: test balloon net > bumps by cc
step breathe: play balloon by cc
part ball = balloon a : o^ green 0 12 72 66
part bumps = balloon a : o green+ -34 -14 17 ; o green+ 0 -24 17 ; o green+ 34 -14 17 ; o green+ -50 18 16 ; o green+ -18 10 17 ; o green+ 18 10 17 ; o green+ 50 18 16 ; o green+ -34 44 16 ; o green+ 0 46 17 ; o green+ 34 44 16
part net = net k : l_ purple 4 -60 -30 -34 -6 -16 -40 0 -12 16 -40 34 -6 60 -30 ; l_ purple 4 -68 36 -50 24 -34 40 -18 0 0 30 18 0 34 40 50 24 68 36 ; l_ purple 4 -50 60 -34 44 -16 66 0 34 16 66 34 44 50 60 ; l_ purple 4 -68 -8 -34 -50 0 -54 34 -50 68 -8 ; l_ purple 4 -72 20 -50 0 -34 -30 -16 -12 0 -42 16 -12 34 -30 50 0 72 20 ; l_ purple 4 -64 44 -50 34 -34 14 -18 28 0 -4 18 28 34 14 50 34 64 44 ; l_ purple 4 -40 68 -34 60 -18 28 ; l_ purple 4 40 68 34 60 18 28 ; p^ purple -8 -54 8 -54 18 -86 0 -76 -18 -86
part face = face k : k -16 6 4 ; k 16 6 4 ; u 0 14 8
scene lay

* matchstick-cabin | 6-8 9-12 13+ | -
topics log cabin, cabin, hut, house, pioneers, winter, camping, model building, architecture, miniature, dollhouse, christmas village
near snow, forest
colors brown, red, white
minutes 60 75 90
waits 60
mess some
heart match: craft-matchstick = 80
need box: small-box, milk-carton, tissue-box = 1
need roof: corrugated-paper, cardboard, cardstock = 1 sheet
need base: cardboard, cork-sheet, cake-board = 1
nice window: tracing-paper, cellophane, tissue-paper = 1 scrap
nice snow: cotton-ball, salt, pillow-stuffing = 1 handful
nice trees: pinecone, moss, pine-branch = 2
nice light: LED-candle, LED-tea-light = 1
join glue: glue
tool ruler: ruler
tool pen: pencil
tool scissors: scissors
step door: draw box pen ruler by ccc
step cut: cut box scissors by tcc
step window: glue window box glue > panes by ccc
step logs: glue match box glue > logs walls by ccc
step corners: glue match box glue scissors > frame by ccc
step roof: fold roof scissors by ccc
step shingle: glue roof box glue > roof by ccc
step base: glue box base glue > base by ccc
step snow: decorate snow roof base > snow by ccc
step trees: build trees base light? > trees by ccc
part base = base kraft : r^ kraft 0 82 176 10 3
part trees = trees green : p^ green 72 20 88 78 56 78 ; p green- 72 36 84 78 72 78
part walls = box brown : r^ tan -8 42 104 76 1
part logs = match wood : r brown -8 8 104 5 2 ; r brown+ -8 15 104 5 2 ; r brown -8 22 104 5 2 ; r brown+ -8 29 104 5 2 ; r brown -8 36 104 5 2 ; r brown+ -8 43 104 5 2 ; r brown -8 50 104 5 2 ; r brown+ -8 57 104 5 2 ; r brown -8 64 104 5 2 ; r brown+ -8 71 104 5 2 ; r brown -8 78 104 5 2
part panes = window yellow : r yellow -36 36 26 24 1 ; r brown- 20 56 26 46 1
part frame = match wood : z tan 4 -50 23 -22 23 -22 49 -50 49 -50 23 ; z tan 3 -36 23 -36 49 ; z tan 3 -50 36 -22 36 ; z tan 4 6 80 6 32 34 32 34 80 ; o gold 28 56 3 ; r brown- -62 42 7 78 2 ; r brown- 46 42 7 78 2
part roof = roof a : p^ red -8 -62 62 6 -78 6 ; l_ red- 3 -52 -8 36 -8 ; l_ red- 3 -36 -24 20 -24 ; l_ red- 3 -22 -40 6 -40
part snow = snow w : b^ w -8 -66 12 -44 -2 -38 -16 -46 -26 -40 ; y_ w -64 78 20 7 8 0.3 ; y_ w 66 80 20 6 8 0.3 ; l_ w 6 -78 6 62 6
scene stand

* matchstick-sun-mosaic | 4-5 6-8 9-12 13+ | Weather
appeal 1
topics matchsticks, mosaic, stick mosaic, sun, sunburst, patterns, wall art, starburst, summer, geometric art
near math, sorting
colors yellow, orange, red
minutes 35 45 55 70
waits 120
mess low
heart match: craft-matchstick = 60
need board: cardboard, cardstock, cork-sheet = 1 sheet
need paint: paint, acrylic-paint, marker = 2 color
nice middle: button, bottle-cap, felt = 1
nice hang: ribbon, string, yarn = 7 in
join glue: glue
join tape: tape, masking-tape
tool brush: paintbrush, cotton-swab
tool pen: pencil
tool scissors: scissors
home saucer
step ring: draw board pen saucer by tccc
step color: paint paint board brush > board ground by cccc
step sort: arrange match by cccc
step first: glue match board glue brush > rays by cccc
step second: glue match board glue > short by cccc
step cut: cut match scissors by gtcc
step fill: glue match board glue > center by cccc
step middle: glue middle board glue > middle by cccc
step dry: dry board by cccc
step hang: tape hang board tape > hang by gtcc
part hang = hang c : l red 3 -20 -84 0 -100 20 -84
part board = board kraft : r^ kraft 0 0 168 168 4
part ground = paint a : o_ blue 0 0 78 78
part rays = match yellow : z yellow 4 30 0 74 0 ; z orange 4 28 11 68 28 ; z yellow 4 21 21 52 52 ; z orange 4 11 28 28 68 ; z yellow 4 0 30 0 74 ; z orange 4 -11 28 -28 68 ; z yellow 4 -21 21 -52 52 ; z orange 4 -28 11 -68 28 ; z yellow 4 -30 0 -74 0 ; z orange 4 -28 -11 -68 -28 ; z yellow 4 -21 -21 -52 -52 ; z orange 4 -11 -28 -28 -68 ; z yellow 4 0 -30 0 -74 ; z orange 4 11 -28 28 -68 ; z yellow 4 21 -21 52 -52 ; z orange 4 28 -11 68 -28
part short = match red : z red 4 29 6 54 11 ; z red 4 25 17 46 31 ; z red 4 17 25 31 46 ; z red 4 6 29 11 54 ; z red 4 -6 29 -11 54 ; z red 4 -17 25 -31 46 ; z red 4 -25 17 -46 31 ; z red 4 -29 6 -54 11 ; z red 4 -29 -6 -54 -11 ; z red 4 -25 -17 -46 -31 ; z red 4 -17 -25 -31 -46 ; z red 4 -6 -29 -11 -54 ; z red 4 6 -29 11 -54 ; z red 4 17 -25 31 -46 ; z red 4 25 -17 46 -31 ; z red 4 29 -6 54 -11
part center = match orange : o_ orange 0 0 26 26 ; z_ yellow 4 -22 -8 22 -8 ; z_ yellow 4 -24 0 24 0 ; z_ yellow 4 -22 8 22 8 ; z_ yellow 4 -16 -16 16 -16 ; z_ yellow 4 -16 16 16 16
part middle = middle red : button red 0 0 9
scene hang

* bubble-snake-blower | 4-5 6-8 9-12 | -
appeal 3
topics bubbles, bubble snake, bubble blower, summer, backyard, birthday party, soap bubbles, foam, outdoor play, dragon breath, science
near snake
colors green, yellow
minutes 20 25 25
mess some
place outdoors
heart bubbles: bubble-solution, dish-soap = 1/4 cup
heart bottle: plastic-bottle = 1
need sock: sock, tube-sock, old-towel = 1
need band: rubber-band, hair-tie, duct-tape = 1
need dish: plastic-lid, paper-bowl, plastic-tub, bowl = 1
nice tint: food-coloring = 1 color
nice skin: sticker, washi-tape, permanent-marker = 4
tool scissors: scissors
tool pen: permanent-marker, marker
home water: = 1/4 cup
step line: draw bottle pen by gtc
step cut: cut bottle scissors by ggt
step skin: decorate skin bottle > eyes by ccc
step sock: cut sock scissors by gtc
step band: build sock bottle band > bottle sock by tcc
step mix: mix bubbles water dish by tcc
step dip: fill bottle dish by ccc
step tint: decorate tint sock by tcc
step blow: play bottle > snake by ccc
step long: play bottle by ccc
part snake = bubbles w : y w 20 -8 18 15 9 0.1 ; y w 44 -22 17 14 9 0.1 ; y light-blue+ 66 -40 15 13 9 0.1 ; y w 60 -62 14 12 9 0.1 ; y light-blue+ 38 -74 13 11 8 0.1 ; y w 14 -80 11 10 8 0.1 ; o_ w 84 -72 6 ; o_ w -6 -60 5
part bottle = bottle light-blue : p^ light-blue -88 46 -70 38 -56 20 -6 -4 16 32 -36 60 -60 58 -80 62 ; p_ light-blue+ -56 26 -14 4 -10 10 -52 32
part sock = sock c : b^ green -10 -4 8 -16 30 22 16 34 ; z_ green- 3 -2 -4 18 28 ; z yellow 5 -14 0 8 36
part eyes = skin w : e -30 16 8 ; d_ yellow 4 -46 42 -30 36 -14 30
scene stand
`;
