/** Crafts of things that lie in many homes and in few craft books: pipes, records, cassettes, foam, hooks and pods. */
export const shelf = `
* map-coasters | 6-8 9-12 13+ | -
appeal 3
topics map, maps, travel, vacation, road trip, geography, hometown, father's day, grandparents, housewarming, coaster, coasters, decoupage, gift
near moving away
colors teal, gold, cream
minutes 40 45 50
waits 240
mess some
heart map: map, sheet-music, old-calendar-picture, wallpaper = 1 sheet
heart base: coaster, wood-slice, wooden-craft-shape = 4
need coat: glue = 1/4 cup
need leaf: wax-paper, parchment-paper, plastic-sleeve = 1 sheet
nice film: contact-paper = 1 sheet
nice felt: felt, craft-foam, cork-sheet = 1 sheet
nice ink: permanent-marker, gel-pen, ballpoint-pen = 1 color
tool brush: paintbrush, sponge-brush
tool pen: pencil
tool scissors: scissors
home book
step find: prepare map base by ccc
step trace: draw map base pen by ccc
step cut: cut map scissors by ccc
step ring: draw ink map > ring by ccc
step glue: glue map base coat brush > bases maps roads by ccc
step press: dry base leaf book by ccc
step coat: paint coat base brush by ccc
step film: build film base scissors > shine by tcc
step felt: glue felt base coat scissors by ccc
part bases = base tan : o^ ~ -44 -42 41 ; o^ ~ 46 -46 41 ; o^ ~ -46 46 41 ; o^ ~ 44 44 41
part maps = map cream : o_ ~ -44 -42 37 ; o_ ~ 46 -46 37 ; o_ ~ -46 46 37 ; o_ ~ 44 44 37
part roads = map a : b_ light-blue -80 -40 -66 -36 -50 -20 -46 -6 -66 -12 -78 -26 ; l_ gold 4 -70 -66 -44 -44 -8 -38 ; l_ red 2.5 -54 -78 -44 -44 -32 -8 ; b_ light-green 60 -76 78 -60 76 -40 62 -50 ; l_ gold 4 12 -58 44 -48 74 -24 ; l_ red 2.5 32 -80 44 -48 38 -12 ; b_ light-blue -80 50 -60 44 -48 58 -54 80 -70 74 ; l_ gold 4 -64 14 -44 40 -12 56 ; l_ red 2.5 -14 30 -44 40 -76 34 ; b_ light-blue 10 36 30 40 50 32 78 38 80 46 52 42 30 50 10 46 ; l_ gold 4 24 74 44 50 70 18 ; l_ red 2.5 40 10 44 50 52 80
part ring = ink k : a_ red -44 -44 10 7.5 0 360 ; a_ red 44 -48 10 7.5 0 360 ; a_ red -44 40 10 7.5 0 360 ; a_ red 44 50 10 7.5 0 360
part shine = film w : l_ w 2.5 -70 -50 -58 -64 ; l_ w 2.5 22 -56 32 -68 ; l_ w 2.5 -70 34 -62 22 ; l_ w 2.5 18 34 28 20
scene lay

* wire-wreath | 9-12 13+ | Seasons
extras hanging: charm, crystal, eucalyptus, bell, old-jewelry-piece, lavender
topics wreath, wire, wire art, advent, winter, door wreath, window decoration, minimal, room decor, housewarming, christmas, spring, solstice, copper
colors gold, red, green
minutes 50 60
mess low
heart wire: craft-wire = 12 ft
need trim: bead, wooden-bead, bell, button = 15
nice green: eucalyptus, pine-branch, fresh-herb, fake-leaf, lavender, wheat-stalk = 1 handful
nice bow: ribbon, lace, raffia = 18 in
tool scissors: scissors
tool ruler: ruler
home bowl
home tape
step cut: cut wire scissors ruler by cc
step ring: shape wire bowl tape > ring by cc
step bind: shape wire by cc
step thread: thread trim wire by cc
step wind: shape wire > vine beads by cc
step green: build green wire > green by cc
step loop: shape wire > loop by cc
step bow: tie bow wire > bow by cc
part loop = wire a : a^ ~ 0 -86 10 7 0 360
part ring = wire a : a^ ~ 0 4 78 75 0 360 ; a^ ~ 1 6 74 71 0 360 ; a^ ~ -2 3 71 68.5 0 360
part green = green green : leaf green -50 50 -10 92 9 ; leaf green -60 34 -46 86 9 ; leaf green -66 10 -82 58 9 ; leaf green -58 44 -22 58 8 ; leaf green -68 -10 -86 24 8 ; leaf green -70 -30 -52 6 8
part vine = wire gold : l^ ~ 3 -66 -40 -84 -26 -62 -14 -84 4 -62 20 -78 42 -52 48 -46 72 -26 60 -12 84 8 64 26 82 38 60 58 62 56 40 78 32
part beads = trim b : o^ red -84 -26 7 ; o^ gold -62 -14 6 ; o^ red -84 4 7 ; o^ gold -61 20 6 ; o^ red -78 42 7 ; o^ gold -52 48 6 ; o^ red -46 72 7 ; o^ gold -26 60 6 ; o^ red -12 84 7 ; o^ gold 8 64 6 ; o^ red 26 82 7 ; o^ gold 38 60 6 ; o^ red 60 62 7 ; o^ gold 57 42 6 ; o^ red 78 32 7
part bow = bow b : p^ ~ 0 -72 -30 -88 -28 -58 ; p^ ~ 0 -72 30 -88 28 -58 ; p ~ -3 -70 -16 -34 -6 -36 ; p ~ 3 -70 16 -34 6 -36 ; o^ ~- 0 -72 7 8
scene hang

* wire-people | 9-12 13+ | -
topics wire figure, wire figures, wire people, wire sculpture, movement, figure drawing, giacometti, calder, statue, stop motion
variant runner | Sports | gold, red | runner, running, race, marathon, track and field, olympics
variant dancer | Music | gold, purple | dancer, dance, ballet, ballerina, dance class, recital
variant skater | Seasons | silver, blue | skater, ice skating, figure skating, winter sports, winter olympics
colors gold, red
minutes 40 45
mess low
heart wire: craft-wire = 2 ft
need foot: modeling-clay, air-dry-clay, soap-bar = 1
need plan: paper, index-card = 1 sheet
nice coat: embroidery-floss, yarn = 2 ft
nice dress: tissue-paper, aluminum-foil, fabric-scrap, paper-napkin, tulle = 1 scrap
tool former: pencil, marker
tool scissors: scissors
tool ruler: ruler
step plan: draw plan former by cc
step cut: cut wire scissors ruler by cc
step head: shape wire former > head by cc
step arms: shape wire > arms-r arms-d arms-s by cc
step legs: shape wire > legs-r legs-d legs-s by cc
step pose: shape wire plan by cc
step coat: roll coat wire > coat-r coat-d coat-s by cc
step dress: decorate dress wire > dress-r dress-d dress-s by cc
step stand: build wire foot > foot by cc
part foot = foot tan : r^ ~ 0 80 60 22 6
part legs-r@runner = wire gray : l^ ~ 7 2 14 34 34 6 54 0 72 ; l^ ~ 7 2 14 -24 34 -62 30 ; l^ ~ 7 8 -40 2 14
part legs-d@dancer = wire gray : l^ ~ 7 0 14 2 44 0 72 ; l^ ~ 7 0 14 -34 10 -72 -8 ; l^ ~ 7 0 -40 0 14
part legs-s@skater = wire gray : l^ ~ 7 -12 8 8 38 0 70 ; l^ ~ 7 -12 8 -50 4 -86 -18 ; l^ ~ 7 22 -34 -12 8 ; z^ ~ 4 -16 73 22 73
part arms-r@runner = wire gray : l^ ~ 6 8 -38 -26 -20 -34 -46 ; l^ ~ 6 8 -38 40 -10 62 -34
part arms-d@dancer = wire gray : l^ ~ 6 0 -38 -34 -56 -22 -92 ; l^ ~ 6 0 -38 38 -50 74 -40
part arms-s@skater = wire gray : l^ ~ 6 22 -34 56 -26 90 -36 ; l^ ~ 6 22 -34 -6 -56 -34 -66
part coat-r@runner = coat b : l ~ 9 8 -38 3 8
part coat-d@dancer = coat b : l ~ 9 0 -38 0 8
part coat-s@skater = coat b : l ~ 9 22 -33 -10 6
part dress-r@runner = dress b : p^ ~ -8 2 16 2 26 24 -16 26 ; r^ w 5 -18 18 14 2
part dress-d@dancer = dress b : b^ ~ -10 -4 10 -4 34 24 46 36 16 34 0 40 -18 34 -46 38 -32 22
part dress-s@skater = dress b : b^ ~ -20 -2 -4 14 -8 40 -24 34 -42 36 -34 16
part head = wire gray : a^ ~ 10 -62 18 12.5 0 360 ; l^ ~ 6 9 -46 8 -36
scene stand

* pipe-drums | 9-12 13+ | Music
extras sound: sticker
topics drums, drum set, percussion, pipe organ, organ, band, instrument, street musician, sound science, physics of sound, blue man, rhythm, summer camp, thongophone
colors blue, red, yellow
minutes 60 60
mess some
place outdoors
heart pipe: PVC-pipe = 8 ft
need paddle: flip-flop, craft-foam = 2
need rest: cardboard-box, shoebox, log, wood-scrap = 2
nice sand: sandpaper = 1 sheet
nice mark: permanent-marker, electrical-tape, washi-tape, duct-tape = 3 color
join tape: duct-tape, electrical-tape, tape
tool ruler: ruler
tool pen: marker, permanent-marker, pencil
home saw
step measure: draw pipe ruler pen by cc
step saw: prepare pipe saw by gg
step sand: prepare sand pipe by cc
step order: arrange pipe rest > rest pipes by cc
step bind: tape pipe tape > band by cc
step notes: decorate mark pipe > notes by cc
step paddle: prepare paddle tape > paddles by cc
step slap: test paddle pipe by cc
step song: play paddle pipe by cc
part rest = rest tan : r^ kraft 0 52 172 26 2
part pipes = pipe w : tube w -64 -80 28 160 ; tube w -32 -62 28 142 ; tube w 0 -46 28 126 ; tube w 32 -28 28 108 ; tube w 64 -16 28 96
part band = tape a : r^ gray 0 24 162 12 1 ; r^ gray 0 66 162 12 1
part notes = mark b : r_ red -64 -44 28 12 ; r_ orange -32 -26 28 12 ; r_ yellow 0 -10 28 12 ; r_ green 32 4 28 10 ; r_ blue 64 8 28 10
part paddles = paddle a : b^ teal -18 86 6 80 26 84 40 78 48 88 40 98 24 94 4 99 -16 96 ; l w 3 20 84 32 89 20 95 ; b^ teal 44 86 60 80 76 84 90 78 97 88 90 98 74 94 58 99 46 96 ; l w 3 70 84 82 89 70 95
scene stand

* balloon-drum | 9-12 13+ | Music
extras sound: stick-on-gem, sticker, feather, patch
topics drum, drums, bongo, tom-tom, percussion, band, parade, instrument, sound science, vibration, rhythm
near marching band, world music
colors red, blue, yellow
minutes 35 40
mess low
heart skin: balloon = 2
need shell: can, oatmeal-canister, cookie-tin, plastic-tub, chip-can = 1
need band: rubber-band, hair-tie, electrical-tape = 2
need cover: construction-paper, wrapping-paper, felt, fabric-scrap, corrugated-paper, metallic-paper = 1 sheet
need sticks: chopstick, pencil, dowel = 2
need knobs: cork, bottle-cork, felt-ball, wooden-bead, eraser, rubber-band = 2
nice lace: yarn, ribbon, ric-rac, cotton-cord, washi-tape = 5 ft
join tape: tape, duct-tape, masking-tape
tool scissors: scissors
step shell: prepare shell tape > shell by tc
step cover: tape cover shell scissors tape > cover by cc
step neck: cut skin scissors by cc
step stretch: build skin shell > skin by tt
step second: build skin shell > flaps by tt
step band: build band shell > band by cc
step lace: decorate lace shell tape > lace by cc
step sticks: build sticks knobs tape > sticks ends by cc
step beat: play sticks shell by cc
part shell = shell own : tube silver 0 -30 112 110
part cover = cover b : r^ blue 0 30 114 92 4 ; r_ blue- 44 30 22 90
part lace = lace c : z yellow 4 -56 -8 -38 70 -19 -8 0 70 19 -8 38 70 56 -8
part skin = skin a : o^ red 0 -30 60 16 ; r^ red 0 -20 120 20 4
part flaps = skin a : o_ red+ -10 -33 40 8
part band = band k : r yellow 0 -12 120 7 3
part sticks = sticks own : stick wood -84 -84 -14 -40 6 ; stick wood 84 -88 18 -42 6 ; o^ tan -12 -40 11 9 ; o^ tan 16 -42 11 9
part ends = knobs own : o_ tan+ -15 -43 4 3 ; o_ tan+ 13 -45 4 3
scene stand

* foam-marbled-paper | 6-8 9-12 13+ | -
appeal 3
topics marbling, marbled paper, paper marbling, shaving cream, swirls, stationery, wrapping paper, bookbinding, cards, galaxy, ocean waves, process art, thank-you card
colors blue, pink, teal
minutes 35 40 45
waits 120
mess lots
heart foam: shaving-foam = 3 cup
heart color: food-coloring, paint, acrylic-paint, drawing-ink = 3 color
need paper: watercolor-paper, cardstock, index-card = 3 sheet
need tray: baking-tray, foil-tray, foil-pan = 1
need comb: wooden-skewer, chopstick, plastic-fork, comb, craft-stick, paper-straw, toothpick = 1
tool scrape: ruler, plastic-lid, cardboard, playing-card
home towel
home water
step cover: prepare towel water by tcc
step spread: fill foam tray scrape by tcc
step drops: decorate color foam by ccc
step swirl: draw comb foam by ccc
step press: print paper foam > sheets by ccc
step wait: prepare paper by ccc
step scrape: prepare paper scrape > swirls by tcc
step more: print color foam paper > more by ccc
step dry: dry paper by ccc
part more = paper w : r^ w 16 -8 112 140 2 12 ; l_ pink 7 -14 -54 10 -34 42 -46 68 -26 ; l_ teal 7 -20 30 16 44 40 30 60 44 ; l_ pink 6 60 -60 70 0 44 54
part sheets = paper w : r^ w -10 8 116 146 2 -6
part swirls = color a : l_ blue 9 -60 -40 -34 -56 -8 -36 18 -54 42 -40 ; l_ pink 9 -60 -20 -36 -36 -10 -16 16 -34 44 -18 ; l_ teal 9 -58 2 -34 -16 -8 6 18 -12 46 4 ; l_ blue 9 -58 24 -32 6 -6 28 20 10 48 26 ; l_ pink 9 -56 46 -30 28 -4 50 22 32 48 48 ; l_ teal 9 -54 66 -28 50 -2 70 24 54 48 68 ; i_ blue 14 4 16 2.6 5 ; i_ pink -34 -4 12 2.2 4
scene lay

* foam-rain-cloud | 6-8 9-12 | Weather
appeal 3
topics rain cloud, rain, cloud, water cycle, precipitation, storm, weather experiment, science, stem, spring showers, meteorology
near rainbow
colors blue, light blue, white
minutes 20 25
mess some
heart foam: shaving-foam = 1 cup
need color: food-coloring, watercolor-paint = 2 color
heart jar: glass-jar, plastic-jar, plastic-cup = 1
need drop: pipette, plastic-spoon, paper-straw, plastic-straw, metal-spoon = 1
nice city: construction-paper, cardstock, paper = 1 strip
nice ink: marker, colored-pencil, crayon = 2 color
nice sun: construction-paper, paper-plate, craft-foam = 1 scrap
join tape: tape, masking-tape
tool scissors: scissors
home water: = 3 cup
home two-cups
home towel
step city: draw ink city scissors > city by cc
step water: fill water jar towel > jar water by cc
step mix: mix color water two-cups by cc
step cloud: fill foam jar > cloud by tc
step guess: test foam by cc
step rain: decorate color drop foam > rain by cc
step wrap: tape city jar tape by cc
step sun: tape sun jar tape scissors > sun by cc
step watch: play jar by cc
part sun = sun yellow : s^ yellow 62 -66 12 26 18 ; o yellow+ 62 -66 14
part jar = jar light-blue : jar light-blue 0 -46 116 132
part water = water light-blue : r_ light-blue+ 0 34 104 94 12
part rain = color a : l_ blue 5 -34 -6 -36 14 -32 34 -36 52 ; l_ blue 4 -14 -4 -10 20 -16 40 ; l_ navy 5 8 -4 4 18 10 44 6 66 ; l_ blue 4 26 -6 30 16 26 30 ; l_ navy 4 40 -6 38 10 42 24 ; b_ blue -40 52 -32 48 -28 58 -36 64 ; b_ navy 2 64 12 62 12 76 2 76
part cloud = foam w : y^ w 0 -40 60 28 9 0.2 ; y_ w -18 -52 30 18 7 0.25 ; y_ w 22 -50 26 16 7 0.25
part city = city k : p^ gray -60 82 -60 52 -44 52 -44 62 -30 62 -30 44 -14 44 -14 60 2 60 2 50 18 50 18 66 32 66 32 48 46 48 46 58 60 58 60 82 ; r_ yellow -52 60 4 5 ; r_ yellow -22 54 4 5 ; r_ yellow 10 60 4 5 ; r_ yellow 39 58 4 5
scene stand

* chain-stitch-bracelet | 9-12 13+ | -
extras jewelry: charm, bell
topics crochet, first crochet, learn to crochet, bracelet, friendship bracelet, best friend, summer camp, chain stitch, slow craft, teacher gift, wearable
colors teal, pink, cream
minutes 45 50
mess low
heart hook: crochet-hook
heart yarn: yarn, embroidery-floss, cotton-cord = 8 ft
need close: button, wooden-bead, bead = 1
need needle: needle
nice beads: bead, wooden-bead, letter-bead, charm = 5
tool scissors: scissors, fabric-scissors
step beads: thread beads yarn by cc
step knot: tie yarn hook > loop by cc
step chain: weave yarn hook > first by cc
step measure: test yarn by cc
step back: weave yarn hook > second by cc
step end: cut yarn scissors by cc
step close: sew close yarn needle > close by cc
step tails: sew yarn needle scissors by cc
step wear: play yarn close by cc
part first = yarn a : a^ teal 0 0 74 66 -80 250
part second = yarn b : a^ pink 0 0 65 57 -80 250 ; d_ cream 4 69 0 43 54 0 70 -43 54 -69 0
part loop = yarn a : a^ teal -22 -70 12 7 0 360
part close = close c : button cream 12 -70 13
scene lay
* amigurumi-creature | 9-12 13+ | Animals
appeal 3
topics amigurumi, crochet, crochet beginner, learn to crochet, first crochet, crochet animal, plushie, kawaii, stuffed toy, monster, alien, octopus, key chain, slow craft, gift for a friend, new baby
near pet, baby animals
variant bunny | Animals, Farm | cream, pink or white, gray, brown, tan | bunny, rabbit, easter bunny
variant octopus | Ocean, Animals | teal, pink free | octopus, jellyfish, sea creature, squid
variant axolotl | Animals, Ocean | pink, red or white, purple | axolotl, axolotls, amphibian, salamander, newt
variant bee | Bugs, Nature | yellow, brown or gold | bee, bumblebee, honeybee, insect
variant sprout | Fantasy, Space | light green, pink | monster, alien, creature, goblin, anime, kawaii
colors teal, pink
minutes 180 150
mess low
heart hook: crochet-hook
heart yarn: yarn, cotton-cord = 25 yd
need eyes: safety-eye, button = 2
need stuff: pillow-stuffing, cotton-ball, fabric-scrap = 1 handful
need needle: needle
nice cheeks: felt, embroidery-floss = 1 scrap
nice ring: key-ring
tool mark: paper-clip, bobby-pin
tool scissors: scissors, fabric-scissors
step ring: weave yarn hook by cc
step grow: weave yarn hook mark > top by cc
step sides: weave yarn hook > body by cc
step eyes: build eyes yarn > eyes by cc
step shut: weave yarn hook stuff by cc
step close: sew yarn needle scissors > mouth by cc
step feet: weave yarn hook needle > feet ears arms wings sprout gills paws by cc
step cheeks: sew cheeks needle yarn > cheeks by cc
step ring-on: build ring yarn > ring by cc
part ring = ring silver : a ~ 0 -70 12 9 0 360
part gills@axolotl = yarn b : l^m ~ 8 -58 -26 -74 -40 -90 -44 ; l^m ~ 8 -66 -8 -82 -14 -96 -14 ; l^m ~ 8 -64 10 -80 14 -94 20
part ears@bunny = yarn a : o^m ~ -26 -76 13 34 -10 ; o_m b -26 -74 7 24 -10
part wings@bee = yarn w : o^m ~ -52 -60 30 18 35
part sprout@sprout = yarn green : l^ green 5 0 -60 2 -76 0 -84 ; j^ green 0 -82 -34 -94 9 ; j^ green 0 -82 34 -96 9
part arms@octopus = yarn a : o^m ~ -60 70 16 14 ; o^m ~ -36 80 16 14 ; o^m ~ -12 84 14 13
part paws@axolotl = yarn a : o^ ~ -46 72 15 11 ; o^ ~ -15 78 15 11 ; o^ ~ 17 78 15 11 ; o^ ~ 48 72 15 11 ; b^ ~ 56 46 78 40 96 22 98 40 84 62 60 66
part feet@bunny,bee,sprout = yarn b : o^ ~ -46 72 15 11 ; o^ ~ -15 78 15 11 ; o^ ~ 17 78 15 11 ; o^ ~ 48 72 15 11
part body = yarn a : o^ ~ 0 6 72 70 ; l_ ~- 2.5 -62 24 -40 32 0 36 40 32 62 24 ; l_ ~- 2.5 -66 4 -40 12 0 16 40 12 66 4 ; l_ ~- 2.5 -54 46 -30 54 0 56 30 54 54 46
part top = yarn a : l_ ~- 2.5 -62 -18 -40 -8 0 -4 40 -8 62 -18 ; l_ ~- 2.5 -48 -40 -24 -30 0 -28 24 -30 48 -40 ; i_ ~- 0 -48 16 2.4 2.5
part eyes = eyes k : o k -26 0 9 9 ; o_ w -29 -3 3 3 ; o k 26 0 9 9 ; o_ w 23 -3 3 3
part mouth = yarn k : l_ k 3 -8 14 0 19 8 14
part cheeks = cheeks pink : o_ ~ -44 16 9 6 ; o_ ~ 44 16 9 6
scene stand

* record-mandala | 9-12 13+ | Music
topics record, vinyl, mandala, dot painting, dot art, dotting, retro, wall art, room decor, mindfulness, music room, record store day
near dj
colors teal, gold, pink, white
minutes 70 90
waits 120
mess some
heart record: vinyl-record = 1
heart paint: acrylic-paint, paint-marker = 4 color
need plan: paper, newspaper = 1 sheet
need chalk: chalk, colored-pencil, chalk-marker = 1 color
need dot: cotton-swab, wooden-skewer, toothpick, pencil, eraser, paintbrush = 4
need cord: string, ribbon, cotton-cord, yarn = 12 in
need knob: button, wooden-bead = 1
tool scissors: scissors
home plate when paint!=paint-marker
step wash: prepare record > disc by cc
step fold: fold plan scissors by cc
step spokes: draw chalk plan record by cc
step label: paint paint record > label by cc
step first: paint paint dot record > first by cc
step grow: paint paint dot record plate > second by cc
step fill: paint paint dot record > small by cc
step dry: dry record by cc
step hang: tie cord knob record > cord knob by cc
part cord = cord c : l ~ 3 0 0 0 -98
part disc = record k : o^ k 0 4 88 88 ; a_ gray- 0 4 80 79 0 360 ; a_ gray- 0 4 62 61 0 360 ; a_ gray- 0 4 44 43 0 360
part label = paint pink : o_ pink 0 4 26 26 ; d_ w 3 0 -16 14 -10 20 4 14 18 0 24 -14 18 -20 4 -14 -10
part first = paint teal : d_ teal 5 0 -32 14 -29 26 -21 33 -9 36 4 33 17 26 29 14 37 0 40 -14 37 -26 29 -33 17 -36 4 -33 -9 -26 -21 -14 -29
part second = paint gold : d_ gold 8 0 -48 37 -33 52 4 37 41 0 56 -37 41 -52 4 -37 -33 ; d_ pink 6 21 -46 50 -17 50 25 21 54 -21 54 -50 25 -50 -17 -21 -46 ; d_ teal 10 0 -70 52 -48 74 4 52 56 0 78 -52 56 -74 4 -52 -48
part small = paint white : d_ w 4 0 -70 52 -48 74 4 52 56 0 78 -52 56 -74 4 -52 -48 ; d_ w 3.5 28 -65 70 -25 70 33 28 73 -28 73 -70 33 -70 -25 -28 -65 ; d_ gold 2.5 16 -74 41 -61 66 -38 78 -13 78 21 66 46 41 69 16 82 -16 82 -41 69 -66 46 -78 21 -78 -13 -66 -38 -41 -61 -16 -74
part knob = knob c : button gold 0 4 9
scene hang

* record-clock | 6-8 9-12 | -
appeal 1
topics clock, telling time, learning the clock, time, school, routine, hours and minutes, first grade, second grade
near math, homework, record, bedtime
colors red, yellow, light blue
minutes 45 45
waits 30
mess low
heart record: vinyl-record = 1
heart joint: paper-fastener = 1
need hands: cardstock, cereal-box, craft-foam, index-card = 1 sheet
need spots: construction-paper, paper, felt, cardstock = 2 sheet
need ink: marker, permanent-marker, gel-pen = 2 color
nice dots: sticker, stick-on-gem, felt-sticker = 12
nice cord: ribbon, string, yarn = 12 in
join glue: glue
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool round: spool, bottle-cap, coin
tool pen: pencil
step circles: cut spots round pen scissors by cc
step number: draw ink spots by cc
step quarters: glue spots record glue > disc quarters by cc
step rest: glue spots record glue > rest by cc
step dots: decorate dots record > dots by cc
step hands: cut hands scissors pen by cc
step hole: poke hands scissors by gt
step joint: build joint hands record > hour minute joint by cc
step cord: tape cord record tape > cord by cc
step day: play record hands by cc
part cord = cord b : l ~ 3 -16 -78 0 -98 16 -78
part disc = record k : o^ k 0 4 88 88 ; a_ gray- 0 4 58 57 0 360 ; a_ gray- 0 4 48 47 0 360 ; o_ red 0 4 30 30
part quarters = spots b : o yellow 0 -68 13 ; o yellow 72 4 13 ; o yellow 0 76 13 ; o yellow -72 4 13 ; z_ k 2.4 -6 -73 -6 -63 ; z_ k 2.4 -2 -71 2 -73.5 5 -71 -2 -63 6 -63 ; z_ k 2.4 68 -1 75 -1 71.500 3 75 6 72 9.500 68 8 ; a_ k 0 78 4.5 2.5 0 360 ; z_ k 2.2 3.500 70 -1 71.500 -3.400 76 ; a_ k -72 2 4.5 2.5 0 360 ; z_ k 2.2 -68.600 3 -70 9 -74 10.500
part rest = spots c : o light-blue 36 -58 11 ; o light-blue 62 -32 11 ; o light-blue 62 40 11 ; o light-blue 36 66 11 ; o light-blue -36 66 11 ; o light-blue -62 40 11 ; o light-blue -62 -32 11 ; o light-blue -36 -58 11 ; z_ k 2 36 -62 36 -54 ; z_ k 2 59 -34 62 -36.500 65 -34 59 -28 66 -28 ; z_ k 2 64 45 64 35 59 42 67 42 ; z_ k 2 39 62 34 62 33.500 65.500 38 66.500 38 70 33 70.500 ; z_ k 2 -39 62 -33 62 -37 71 ; a_ k -62 37 3.6 1.8 0 360 ; a_ k -62 43 4 2 0 360 ; z_ k 2 -66.500 -36 -66.500 -28 ; a_ k -60 -32 4.2 2.300 0 360 ; z_ k 2 -39 -62 -39 -54 ; z_ k 2 -33 -62 -33 -54
part dots = dots w : bits w 0.56 18 -72 54 -48 74 -16 74 24 54 56 18 78 -18 78 -54 56 -74 24 -74 -16 -54 -48 -18 -72
part hour = hands a : p^ red 0 0 8 8 34 -16 38 -26 26 -24 2 -2
part minute = hands w : p^ w -4 2 4 2 5 -42 0 -54 -5 -42
part joint = joint gold : o gold 0 4 6
scene hang

* cassette-pen-cup | 6-8 9-12 13+ | Music
extras box: felt, letter-bead
appeal 1
topics cassette, mixtape, retro, eighties, nineties, pencil holder, pen holder, desk organizer, father's day, teacher gift, music room, upcycling, back to school
colors teal, pink, yellow
minutes 30 35 40
mess low
heart cassette: cassette-tape = 4
need floor: cardboard, cereal-box, foam-board = 1
need ink: permanent-marker, paint-marker, gel-pen = 2 color
need label: sticker, paper, washi-tape = 4
nice lining: felt, construction-paper, craft-foam = 1 strip
nice trim: stick-on-gem, button, sticker = 3
join tape: duct-tape, electrical-tape, tape
join glue: glue-stick, glue, tape
tool scissors: scissors
tool pen: pencil
step label: decorate label cassette ink > label by ccc
step line: arrange cassette > front side by ccc
step back: tape cassette tape by ccc
step fold: fold cassette tape > seam by tcc
step floor: cut floor pen scissors cassette by tcc
step bottom: tape floor cassette tape by ccc
step lining: build lining cassette by ccc
step trim: glue trim cassette glue > trim by ccc
step fill: play cassette > pens by ccc
part pens = ink own : r^ red -24 -66 8 60 1 -8 ; p red -28 -96 -20 -97 -26 -106 ; r^ blue 2 -70 8 64 1 2 ; p blue -1 -100 7 -100 4 -110 ; r^ green 26 -62 8 56 1 10 ; p green 27 -91 36 -88 34 -99
part side = cassette gray : p^ gray- 40 -50 70 -64 70 66 40 82
part front = cassette gray : r^ gray -12 16 106 132 4 ; r_ k -12 16 50 82 8 ; o_ w -12 -6 15 ; o_ w -12 40 15 ; o_ gray -12 -6 8 ; o_ gray -12 40 8 ; s_ k -12 -6 6 7 3 ; s_ k -12 40 6 7 3 ; r_ w 32 16 14 110 2 ; l_ teal 2 30 -32 34 10 30 60 ; r_ pink -52 16 12 110 2 ; p_ gray- -64 60 -64 82 -54 82
part label = label w : r_ ~ -12 -34 46 12 1 ; z_ k 1.6 -28 -35 4 -35
part seam = tape a : r teal 41 16 5 132
part trim = trim c : bits yellow 1.3 -58 -44 34 -44 34 76
scene stand

* mixtape-sleeve | 9-12 13+ | Music
extras gift: ticket-stub, photo, charm
appeal 1
topics mixtape, playlist, cassette, cover art, graphic design, best friend, crush, birthday, valentine, road trip, eighties, nineties, retro, thank you, moving away
colors pink, teal, yellow, navy
minutes 60 75
mess low
heart cassette: cassette-tape = 1
need card: cardstock, watercolor-paper, old-greeting-card = 1 sheet
need list: paper, index-card, graph-paper = 1 sheet
need ink: marker, gel-pen, paint-marker = 3 color
need stick: sticker, washi-tape, paper = 2
nice cutout: magazine, photo, old-calendar-picture, sheet-music = 1 page
nice band: rubber-band, ribbon, hair-tie = 1
join glue: glue-stick, glue, tape
tool scissors: scissors
tool ruler: ruler
tool pen: pencil
step songs: draw list pen by cc
step wrap: prepare card cassette ruler pen by cc
step cut: cut card scissors by cc
step art: draw ink card > sleeve art by cc
step cutout: glue cutout card glue scissors > cutout by cc
step spine: draw ink card > spine by cc
step side: decorate stick ink cassette > cassette labels by cc
step list: draw ink list scissors > list by cc
step close: glue card list glue by cc
step band: build band card > band by cc
part list = list w : r^ w 48 -30 64 108 2 12 ; z_ k 2 30 -66 68 -58 ; z_ k 2 26 -52 62 -44 ; z_ k 2 24 -38 58 -31 ; z_ k 2 21 -24 56 -17
part cassette = cassette k : r^ gray -4 -26 124 78 5 -6
part labels = stick w : r^ w -6 -40 104 34 3 -6 ; l_ teal 3 -50 -46 40 -55 ; l_ pink 3 -50 -40 40 -49 ; r_ k -5 -22 60 22 10 -6 ; o_ w -24 -20 9 ; o_ w 14 -24 9 ; s_ k -24 -20 6 5 2.5 ; s_ k 14 -24 6 5 2.5
part sleeve = card d : r^ navy -2 44 140 84 4 3
part art = ink a : o_ pink -26 42 26 ; o_ yellow -26 42 18 ; z_ teal 6 -66 62 -44 50 -26 64 -6 48 14 62 36 50 60 66 ; z_ pink 4 12 22 56 24 ; z_ yellow 4 12 32 44 34
part spine = ink c : r_ teal -2 84 138 7 2 3 ; d_ w 2 -50 81 -40 82 -30 82 -20 83 -10 83
part cutout = cutout w : s_ w 36 44 5 12 5
part band = band b : r yellow 62 46 6 88 1 3
scene lay

* cassette-purse | 9-12 13+ | -
extras cloth: charm
appeal 1
topics cassette, purse, coin purse, wallet, bag, upcycled fashion, retro, eighties, nineties, thrift, birthday gift, school trip
near mixtape
colors pink, teal
minutes 70 80
mess low
heart cassette: cassette-tape = 2
need felt: felt, denim, fabric-scrap = 1 sheet
need close: snap-fastener, hook-and-loop-tape, button = 1
need thread: embroidery-floss, sewing-thread = 4 yd
need needle: needle
nice tassel: yarn, ribbon, leather-cord, tinsel = 1 ft
nice ink: paint-marker, permanent-marker, metallic-pen = 1 color
tool ruler: ruler
tool pen: chalk, pencil, fabric-marker
tool scissors: scissors, fabric-scissors
step cut: cut felt ruler pen scissors by cc
step fold: fold felt > pouch by cc
step place: draw pen cassette felt by cc
step first: sew cassette felt thread needle > cassette stars by cc
step second: sew cassette felt thread needle by cc
step close: sew close felt needle thread > flap by cc
step sides: sew felt thread needle > seam by cc
step ink: draw ink cassette > title by cc
step tassel: tie tassel felt > tassel by cc
step use: play felt close by cc
part tassel = tassel c : l teal 4 68 -40 84 -30 80 -10 ; p^ teal 76 -14 84 -14 90 24 70 24
part pouch = felt a : r^ pink 0 10 156 120 10
part flap = felt a : b^ pink- -78 -44 -78 -66 78 -66 78 -44 40 -34 0 -28 -40 -34 ; o silver 0 -44 7
part cassette = cassette gray : r^ gray 0 22 120 78 5 ; r_ w 0 6 102 28 3 ; r_ k 0 28 64 24 11 ; p_ gray- -34 61 -28 48 28 48 34 61 ; d_ k 2 -20 56 20 56
part title = ink b : l_ teal 3 -40 2 -20 6 0 0 20 6 40 2
part stars = thread a : o_ w -20 28 9 ; o_ w 20 28 9 ; l_ pink 3 -20 26 20 26 ; l_ pink 3 -20 30 20 30 ; z_ pink 2.5 -26 58 -26 66 ; z_ pink 2.5 26 58 26 66
part seam = thread b : stitch teal -73 -36 -73 66 9 ; stitch teal 73 -36 73 66 9
scene lay
`;
