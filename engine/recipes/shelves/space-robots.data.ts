export const shelf = `
* tube-rocket | 2-3 4-5 6-8 | Space
extras machine: tinsel, bubble-wrap, patch, dried-lentil, candy-wrapper, sticker, glitter-glue, glitter-paper, masking-tape, washi-tape, duct-tape, rubber-band, plastic-straw, cardboard-letter
extras world Space: aluminum-foil, bottle-cap, button, cookie-tin, cotton-ball, craft-foam, craft-stick, duplo-brick, felt-ball, flag, flashlight, kitchen-sponge, modeling-clay, peg-doll, pebble, play-dough, pom-pom, popcorn, sand, string-light, tissue-paper, toy-animal, toy-brick, wood-slice
appeal 3
topics rocket, spaceship, rocket ship, moon landing, astronaut, blast off, launch
colors red, blue, yellow free
minutes 25 30 35
mess low
heart body: cardboard-tube
need wrap: construction-paper, metallic-paper, wrapping-paper, aluminum-foil, paper = 1 sheet
need card: cardstock, cereal-box = 1 sheet
need pane: paper, index-card = 1 scrap
nice flame: tissue-paper, crepe-paper, ribbon, yarn = 3 strip
nice badge: sticker = 3
nice knobs@4-5,6-8: button, bottle-cap, sequin, stick-on-gem = 4
nice antenna@4-5,6-8: pipe-cleaner, twist-tie = 1
home mug
join stick: glue-stick, tape, glue
tool scissors: scissors
tool pen: marker, crayon, colored-pencil
step wrap: roll wrap body stick scissors > tube by gcc
step cone: roll card mug scissors stick > nose by gtc
step fins@2-3: cut card body pane scissors > fins by g
step fins@4-5,6-8: cut card body scissors > fins by tc
step pilot@2-3: draw pane pen by c
step panes@4-5,6-8: draw pane pen scissors by tc
step windows: glue pane body stick > windows by ccc
step badges: decorate badge body > badges
step knobs@4-5,6-8: glue knobs body stick > knobs by cc
step antenna@4-5,6-8: build antenna card > antenna by tc
step flame: tape flame body stick > flame by ctc
step launch: play body by ccc
part flame = flame c : l ~ 9 -13 50 -22 74 -13 95 ; l ~ 9 0 50 4 78 -1 99 ; l ~ 9 13 50 22 74 13 93
part fins = card b : pm^ ~ -20 12 -56 44 -56 62 -20 60
part tube = wrap a : r^ ~ 0 4 48 112 5 ; r_ ~- 19 5 8 107 3
part nose = card b : p^ ~ 0 -98 -30 -46 30 -46 ; p_ ~- 0 -96 15 -47 29 -47
part antenna = antenna c : l ~ 3 0 -96 8 -99 14 -94 10 -88
part windows = pane own : o_ k 0 -20 15 ; o_ w 0 -20 11.5 ; d_ k 1.6 -4 -22 4 -22 ; l_ k 1.8 -5 -17 0 -14 5 -17 ; o_ k 0 16 11 ; o_ w 0 16 8.5 ; d_ k 1.3 -3 14 3 14 ; l_ k 1.5 -3.5 18 0 20 3.5 18
part knobs = knobs c : bits ~ 0.74 -17 -34 -17 -12 -17 10 -17 30
part badges = badge c : s ~ -12 42 5 7 3 ; s ~ 4 48 5 7 3 ; s ~ 14 36 5 6 2.6
template fins 2 2
scene hang

* ring-moons | 2-3 4-5 | Space
extras picture Space: sticker, salt, wrapping-paper, paper, sequin, glitter-glue, stick-on-gem, foam-sheet-scrap, pom-pom, candy-wrapper, magazine, cotton-ball, origami-paper, tinsel
appeal 1
topics moon, planets, planet, night sky, stars, saturn
near solar system, bedtime
colors black, white, yellow
minutes 20 25
waits 30
mess some
heart paper: construction-paper, cardstock = 1 sheet
heart paint: paint, metallic-paint = 2 color
heart rim: paper-cup, cardboard-tube, plastic-lid, yogurt-pot, plastic-cup, cookie-cutter = 1
nice stars: sticker = handful
home plate
step pour: prepare paint plate by gt
step moon: print rim paint paper > paper moon by cc
step planets: print rim paint paper > planets by cc
step craters: print paint paper > craters by cc
step ring: paint paint paper > ring by tc
step dry: dry paper by cc
step stars: decorate stars paper > stars by cc
part paper = paper a : r ~ 0 0 184 160 1
part moon = paint b : a_ ~ -38 -22 37 31 0 360 ; a_ ~ 52 44 24 19 0 360 ; a_ ~ 12 52 16 12 0 360
part planets = paint c : a_ ~ 42 -38 31 25 0 360 ; a_ ~ -58 48 22 17 0 360
part craters = paint b : o_ ~ -38 -22 25 ; d_ ~ 4.500 50 38 56 48 46 47 ; d_ c 4.500 -62 42 -53 50 -62 54
part ring = paint c : o_ ~ 42 -38 19 ; l_ ~ 6 -6 -20 42 -42 90 -52
part stars = stars c : s_ ~ -76 -62 5 8 3.500 ; s_ ~ -2 -66 5 7 3 ; s_ ~ 82 6 5 8 3.500 ; s_ ~ -14 22 5 6 2.600 ; s_ ~ -78 6 5 6 2.600 ; s_ ~ 14 8 5 6 2.600
scene lay

* control-panel | 2-3 4-5 | Space
extras machine: bottle-cap, button, bead, modeling-clay, candy-wrapper, sequin, stick-on-gem, egg-carton, sticker, dry-pasta, pipe-cleaner
appeal 3
topics spaceship, cockpit, control panel, dashboard, mission control, robot remote control, pilot, machine, machines, computer, buttons, pretend play
colors blue, yellow, red, green free
minutes 30 35
mess low
heart board: cardboard-box, cardboard, pizza-box, shoebox, cereal-box
heart dials: plastic-lid, paper-cup, cupcake-liner, metal-lid, bottle-cap = 3
need screen: paper, construction-paper = 1 sheet
nice lever: craft-stick, wooden-spoon = 1
nice keys: sticker = handful
nice pop: bubble-wrap = 1 scrap
join stick: glue, tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
step base: prepare board > board by tt
step slit: cut board scissors lever > lever by gg
step radar: draw screen pen by cc
step screen: glue screen board stick > screen by cc
step dials: glue dials board stick > dials by cc
step marks: draw board pen > marks by tc
step keys: decorate keys board > keys by cc
step pop: glue pop board stick > pop by tc
step play: play board by cc
part board = board own : p^ ~ -84 -72 84 -72 94 66 -94 66 ; r_ ~- 0 72 188 12 2
part screen = screen own : q_ k 5 -66 -58 -4 -58 -4 -2 -68 -2 ; o_ orange -48 -26 13 ; l_ yellow 3 -66 -18 -46 -25 -30 -36 ; o_ w -16 -46 4.5 ; p_ w -17 -50 -13 -43 -34 -53 ; b_ silver -26 -14 -18 -20 -8 -14 -17 -9 ; o_ light-blue -17 -17 4 4 ; d_ w 1.5 -58 -50 -40 -48 -28 -24 -60 -8 -38 -10
part marks = pen a : d_ k 2 24 -46 32 -58 47 -63 62 -58 70 -46 -67 20 -59 8 -44 3 -29 8 -21 20 -17 24 -9 10 6 3 21 8 29 20
part dials = dials b : o ~ 47 -34 19 ; o_ ~- 47 -34 13 ; z_ k 4 47 -34 56 -46 ; o ~ -44 32 19 ; o_ ~- -44 32 13 ; z_ k 4 -44 32 -44 16 ; o ~ 6 32 19 ; o_ ~- 6 32 13 ; z_ k 4 6 32 -6 42
part keys = keys c : o ~ 8 -50 5 ; o d 8 -36 5 ; o ~ 8 -22 5 ; o d 8 -8 5 ; s ~ 34 2 5 8 4 ; s d 50 2 5 8 4 ; s c -74 54 5 7 3.500
part pop = pop own : r ~ 30 56 60 14 2 ; d_ w 3.500 6 56 16 56 26 56 36 56 46 56 56 56
part lever = lever own : z_ k 5 76 6 76 46 ; stick ~ 76 32 80 -8 9
scene lay

* dough-moon | 2-3 4-5 | Space
extras world Space: button, craft-foam, flashlight, modeling-clay, peg-doll, pom-pom, toy-animal
topics moon, moon landing, crater, craters, astronaut, lunar
near planet mars
colors silver, red, gray or white, yellow, gray
minutes 20 25
mess low
heart dough: play-dough, salt-dough, modeling-clay, air-dry-clay = 2 handful
heart press: paper-cup, plastic-lid, cookie-cutter, cardboard-tube, yogurt-pot, bowl, measuring-cup = 2
need pole: craft-stick, paper-straw, stick = 1
need flag: construction-paper, paper, felt = 1 scrap
nice rocks@4-5: pebble, stone, dried-bean = handful
join tape: tape, glue, masking-tape
tool scissors: scissors
step knead: shape dough by cc
step flat: shape dough > moon by cc
step craters: print press dough > craters by cc
step thumbs: shape dough > dents by cc
step flag: cut flag scissors pole tape by gt
step plant: build pole dough > pole flag by cc
step rocks@4-5: decorate rocks dough > rocks by c
step tracks: print pole dough > tracks by tc
part moon = dough a : b^ ~ 0 -84 46 -74 78 -38 86 8 70 54 32 80 -14 84 -58 66 -84 26 -82 -22 -56 -64
part craters = dough a : o_ ~-- -34 -30 25 22 ; o_ ~ -32 -28 21 18 ; o_ ~- -31 -26 19 16 ; o_ ~-- 34 42 22 19 ; o_ ~ 36 44 18 15 ; o_ ~- 37 45 16 14
part dents = dough a : o_ ~-- -50 30 8 7 ; o_ ~- -49 31 6 5 ; o_ ~-- -16 58 9 8 ; o_ ~- -15 59 7 6 ; o_ ~-- 60 -18 8 7 ; o_ ~- 61 -17 6 5 ; o_ ~-- 4 -64 7 6 ; o_ ~-- -66 -2 6 5
part tracks = dough a : o_ ~-- -20 22 6 3 -30 ; o_ ~-- -8 26 6 3 -30 ; o_ ~-- -2 12 6 3 -30 ; o_ ~-- 10 16 6 3 -30 ; o_ ~-- 4 -8 6 3 -60 ; o_ ~-- 16 -2 6 3 -60
part rocks = rocks c : b ~ 56 10 66 6 70 16 60 20 ; b ~- -62 48 -54 44 -50 52 -58 56 ; b ~ -2 38 6 36 8 44 0 46
part pole = pole own : stick ~ 22 -14 22 -92 6
part flag = flag b : q^ ~ 1 24 -92 70 -86 60 -72 70 -58 24 -52 ; s_ w 42 -72 5 8 3.500
scene lay

* planet-window | 2-3 4-5 | Space
extras picture Space: sticker, sequin, stick-on-gem, foam-sheet-scrap, candy-wrapper
topics planet, planets, saturn, jupiter, solar system, suncatcher, stained glass
colors black, orange, yellow, purple
minutes 25 30
mess low
heart film: contact-paper = 1 sheet
heart bits: tissue-paper, crepe-paper = 3 color
need frame: construction-paper, cardstock = 1 sheet
nice stars: sticker = handful
home plate
join tape: masking-tape, tape, washi-tape
tool scissors: scissors
tool pen: pencil, crayon
step frame: cut frame plate pen scissors > frame by gg
step film: tape film frame tape by gt
step tear: tear bits by cc
step press: decorate bits film > film by cc
step fill: decorate bits film > second by cc
step ring: glue frame film > ring by tt
step stars: decorate stars frame > stars by cc
step hang: tape frame tape by gt
part film = bits b : o ~ 0 0 66 ; b_ c -66 -6 -30 -18 6 -10 40 -22 64 -14 66 6 30 10 -8 4 -40 14 -64 10 ; b_ ~- -58 -32 -20 -42 20 -34 56 -42 46 -50 0 -62 -44 -50 ; b_ d -56 34 -20 26 18 34 56 26 44 48 20 60 -20 62 -44 50
part second = bits c : p_ ~+ -22 -60 4 -64 10 -46 -14 -44 ; p_ b+ 20 12 44 8 50 24 28 28 ; p_ d+ -50 16 -24 18 -30 32 -52 30 ; p_ c -44 -28 -30 -34 -24 -20 -40 -16
part frame = frame a : p_ ~ -92 -90 92 -90 93 3 63 3 62 0 60.6 -12.9 56.6 -25.2 50.2 -36.4 41.5 -46.1 31 -53.7 19.2 -59 6.5 -61.7 -6.5 -61.7 -19.2 -59 -31 -53.7 -41.5 -46.1 -50.2 -36.4 -56.6 -25.2 -60.6 -12.9 -62 -0 -63 3 -93 3 ; p_ ~ -92 92 92 92 93 -3 63 -3 62 0 60.6 12.9 56.6 25.2 50.2 36.4 41.5 46.1 31 53.7 19.2 59 6.5 61.7 -6.5 61.7 -19.2 59 -31 53.7 -41.5 46.1 -50.2 36.4 -56.6 25.2 -60.6 12.9 -62 0 -63 -3 -93 -3
part ring = frame a : l ~ 9 -90 34 -40 22 20 0 90 -36
part stars = stars c : s_ ~ -76 -76 5 9 4 ; s_ ~ 72 -80 5 7 3 ; s_ ~ 82 68 5 9 4 ; s_ ~ 56 84 5 6 2.600 ; s_ ~ -80 74 5 7 3 ; s_ ~ -54 -84 5 5 2.200 ; s_ ~ 84 -54 5 5 2.200
scene lay

* plate-saucer | 4-5 6-8 | Space
extras machine: bubble-wrap, candy-wrapper, stick-on-gem, sequin, twist-tie, tinsel, dried-lentil, wooden-bead
appeal 3
topics ufo, flying saucer, alien, aliens, spaceship, mars, martian, outer space
colors green, purple, yellow, orange free
minutes 35 40
waits 30
mess some
heart plate: paper-plate = 2
nice eyes: googly-eye = 3
nice feelers@4-5: pipe-cleaner, twist-tie, paper-straw = 2
heart dome: plastic-cup, paper-cup, yogurt-pot, plastic-tub, bowl
need paint: paint, acrylic-paint, metallic-paint = 2 color
need alien: construction-paper, cardstock, felt = 1 scrap
need lights: sticker, bottle-cap, pom-pom, button, stick-on-gem, aluminum-foil = 8
nice line@6-8: string, yarn, fishing-line = 3 ft
join stick: glue, tape
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker, crayon
step paint: paint plate paint brush > plates by cc
step dry: dry plate by cc
step alien: cut alien scissors pen by tc
step eyes: glue eyes alien stick by cc
step feelers@4-5: glue feelers alien stick > feelers by c
step pilot: glue alien dome stick > dome alien by cc
step dome: glue dome plate stick by tc
step halves: glue plate stick by tc
step lights: decorate lights plate stick > lights by cc
step hang@6-8: tie line plate scissors > line by c
step fly: play plate by cc
part line = line own : l_ ~ 1.800 -80 30 0 -98 80 30
part dome = dome c : b^ ~ -44 26 -46 -12 -30 -48 0 -58 30 -48 46 -12 44 26 ; b_ ~+ -34 10 -34 -14 -24 -36 -18 -38 -26 -10
part alien = alien a : b ~ -20 24 -22 -2 -14 -18 0 -22 14 -18 22 -2 20 24 ; l_ ~ 3 -8 -20 -13 -36 ; l_ ~ 3 8 -20 13 -36 ; o_ ~- -13 -37 4 ; o_ ~- 13 -37 4 ; e -8 -4 7 ; e 8 -4 7 ; u 0 9 7
part feelers = feelers own : l_ ~ 3 -8 -20 -15 -42 -10 -48 ; l_ ~ 3 8 -20 15 -42 10 -48
part plates = plate own paint paint b : o^ ~- 0 44 92 22 ; p^ ~ -94 36 -60 20 60 20 94 36 60 50 -60 50 ; o ~ 0 36 94 17 ; o_ ~+ 0 31 60 7 ; o_ ~- 0 31 56 5
part lights = lights c : o ~ -84 39 6 ; o d -64 47 6.500 ; o ~ -39 53 7 ; o d -13 56 7 ; o ~ 13 56 7 ; o d 39 53 7 ; o ~ 64 47 6.500 ; o d 84 39 6
scene hang

* straw-rocket | 4-5 6-8 9-12 | Space
extras machine: sticker, washi-tape
appeal 3
topics rocket, launch, blast off, aerospace, engineering, physics, stem, science experiment, party game
colors red, yellow, blue free
minutes 20 25 40
mess low
heart straw: paper-straw, plastic-straw
heart paper: paper, construction-paper, graph-paper, origami-paper = 1 sheet
need fin: construction-paper, index-card, paper, sticky-note = 1 scrap
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
tool pen: marker, crayon, colored-pencil
tool ruler@9-12: ruler
step color@4-5,6-8: color paper pen by cc
step strip: cut paper scissors by tcc
step roll: roll paper straw tape > tube by tcc
step nose: fold paper tape > nose by tcc
step fins: cut fin scissors tape > fins by tcc
step load: build straw paper > straw by ccc
step fly@4-5,6-8: play straw by cc
step test@9-12: play straw ruler by c
step change@9-12: build fin scissors tape by c
part straw = straw own : stick ~ -88 92 -26 26 9 ; z_ red 3 -78 84 -73 79 ; z_ red 3 -66 71 -61 66 ; z_ red 3 -54 58 -49 53
part fins = fin b : p^ ~ -3.4 -11.5 -30.3 15.3 -62.8 2.6 -47.3 -12.9 ; p^ ~ 13.5 5.4 -13.3 32.3 -0.6 64.8 14.9 49.3
part tube = paper own paint color a : q^ ~ 3 -30 10 38 -58 60 -36 -8 32 ; p_ ~- -18 22 49 -47 60 -36 -8 32 ; z_ w 5 0 -20 22 2 ; z_ w 5 14 -34 36 -12 ; p^ b- 4.7 -6.2 8.2 -2.7 -27.8 34.8 -32.8 29.8
part nose = paper own paint color a : q^ ~- 3 38 -58 60 -36 78 -72 74 -76 ; z_ w 3 48 -60 62 -46
scene lay

* bottle-jetpack | 4-5 6-8 | Space
extras machine: button, metal-washer, sticker, glitter-glue, glitter-paper, masking-tape, duct-tape, rubber-band, plastic-straw, paper-straw, patch, tinsel, candy-wrapper, cardboard-letter, stick-on-gem, washi-tape
extras worn: cardboard, foam-sheet-scrap, electrical-tape, sticker, patch, cardboard-letter, glitter-paper, craft-foam, masking-tape, letter-bead, crepe-paper
appeal 3
topics jetpack, jet pack, astronaut, rocket, costume, dress up, space costume, pilot
colors red, orange, yellow free
minutes 40 45
mess low
heart bottle: plastic-bottle = 2
need wrap: aluminum-foil, construction-paper, metallic-paper, wrapping-paper = 2 sheet
need board: cardboard, pizza-box, cereal-box = 1
need flame: tissue-paper, crepe-paper, felt = 3 color
need strap: ribbon, fabric-scrap, old-t-shirt = 2 strip
nice dials: bottle-cap, sticker, plastic-lid, button = 3
join tape: tape, duct-tape, masking-tape
tool scissors: scissors
step wrap: tape wrap bottle tape > bottles by tc
step board: cut board scissors > board by gt
step mount: tape bottle board tape by tc
step flames: cut flame scissors by tc
step fire: tape flame bottle tape > flames by cc
step dials: tape dials board tape > dials by cc
step straps: tape strap board tape scissors > straps by gt
step fly: play board by cc
part flames = flame b : bm^ ~ -54 46 -58 70 -46 98 -38 80 -30 98 -20 70 -22 46 ; bm_ c -48 46 -50 66 -42 86 -32 74 -27 46 ; bm_ yellow -42 46 -42 62 -38 72 -32 46
part straps = strap a : l^ ~ 9 -22 -60 -92 -66 -94 0 -60 30 ; l^ ~ 9 22 -60 92 -66 94 0 60 30
part board = board own : r^ ~ 0 -12 84 96 6
part bottles = bottle own paint wrap silver : bm^ silver -60 -56 -54 -80 -38 -90 -22 -80 -16 -56 -16 18 -24 34 -30 38 -30 50 -46 50 -46 38 -52 34 -60 18 ; pm_ silver- -22 -76 -16 -56 -16 18 -22 30 -26 0 ; pm_ w -54 -60 -46 -70 -48 -20 -52 0 ; zm_ silver- 2 -58 -40 -18 -48 ; zm_ silver- 2 -58 8 -18 0
part dials = dials c : bits ~ 1.67 0 -44 0 4 ; bits b 1.67 0 -20
scene hang

* mache-saturn | 6-8 9-12 | Space
extras hanging: glitter-glue, stick-on-gem, sequin
topics planet, planets, saturn, jupiter, papier-mache, papier mache, paper mache, solar system, astronomy
colors gold, brown, orange
minutes 75 90
waits 2880
mess lots
heart paper: newspaper, packing-paper = 12 page
heart paste: flour, glue = 1 cup
need ring: cardboard, pizza-box, cereal-box = 1
need paint: acrylic-paint, paint = 3 color
nice line: string, yarn, fishing-line = 3 ft
home water: = 1 1/2 cup
home bowl
home plate
home mug
join tape: masking-tape, tape
tool scissors: scissors
tool brush: paintbrush
step ball: shape paper tape by tc
step paste: mix paste water bowl by tc
step layers: glue paper paste > ball by cc
step hang: glue line paper paste > line by tc
step dry: dry paper mug by cc
step ring: cut ring plate scissors > ring by tc
step fit: glue ring paper paste > front by tc
step paint: paint paint paper ring brush > bands circles far-circle by cc
part line = line own : l_ ~ 2 0 -98 0 -60
part ring = ring own paint paint d : l^ ~ 15 -82.1 34.1 -84.9 28.4 -82.4 21.3 -74.8 13.3 -62.6 4.9 -46.5 -3.5 -27.6 -11.3 -6.9 -18 14.2 -23.3 34.4 -26.7 52.5 -28.1 67.3 -27.4 78 -24.6 83.8 -20 84.5 -13.7 ; l_ a 3 -83.7 32.3 -84.7 26.4 -80.9 19.4 -72.7 11.7 -60.4 3.6 -44.7 -4.3 -26.5 -11.7 -6.9 -18 13.2 -23.1 32.5 -26.5 50 -28 64.7 -27.7 75.8 -25.5 82.6 -21.6 84.9 -16.1
part far-circle = paint b : l_ ~ 3 -83.7 32.3 -84.7 26.4 -80.9 19.4 -72.7 11.7 -60.4 3.6 -44.7 -4.3 -26.5 -11.7 -6.9 -18 13.2 -23.1 32.5 -26.5 50 -28 64.7 -27.7 75.8 -25.5 82.6 -21.6 84.9 -16.1
part ball = paper own paint paint a : o^ ~ 0 0 62
part bands = paint c : b_ ~ -57 -20 -30 -28 0 -26 34 -32 54 -30 58 -20 30 -18 0 -12 -34 -14 -58 -8 ; b_ d -50 -36 -20 -46 16 -46 46 -42 40 -48 20 -58 0 -61 -24 -57 -40 -47 ; b_ ~ -50 34 -10 28 30 22 56 18 48 38 10 44 -38 48 ; b_ d -24 57 0 52 30 48 20 58 0 61
part front = ring own paint paint d : l^ ~ 15 82.8 -21.4 84.8 -15.6 81.8 -8.6 74 -0.7 61.7 7.6 45.8 15.8 27.2 23.4 6.9 30 -13.8 35.2 -33.6 38.6 -51.5 40.1 -66.3 39.5 -77.1 37 -83.4 32.6 -84.7 26.7 ; l_ a 3 84.6 -18.3 84 -12.3 79.2 -5.4 70.4 2 58.1 9.7 42.9 17.1 25.5 24 6.9 30 -12.1 34.8 -30.5 38.2 -47.4 39.9 -61.8 39.9 -73.2 38.3 -80.9 35 -84.6 30.3
part circles = paint b : l_ ~ 3 84.6 -18.3 84 -12.3 79.2 -5.4 70.4 2 58.1 9.7 42.9 17.1 25.5 24 6.9 30 -12.1 34.8 -30.5 38.2 -47.4 39.9 -61.8 39.9 -73.2 38.3 -80.9 35 -84.6 30.3
scene hang

* planet-mobile | 6-8 9-12 | Space
extras hanging: metallic-paper, glitter-glue, craft-foam
appeal 3
topics solar system, planets, planet mobile, astronomy, mobile, jupiter, saturn, science fair
near earth, mars
colors white, yellow, gold
minutes 70 90
waits 60
mess some
heart ball: foam-ball = 8
heart bar: hanger, embroidery-hoop, metal-hoop, dowel, stick, bamboo
need paint: acrylic-paint, paint = 6 color
need line: string, yarn, fishing-line, embroidery-floss = 3 yd
need loop: pipe-cleaner, twist-tie, craft-wire, paper-clip, toothpick, wooden-skewer = 4
need sun: cardstock, construction-paper, paper-plate = 1 sheet
join glue: glue
tool scissors: scissors
tool brush: paintbrush
tool pen: marker, pencil, crayon
step sort: prepare ball pen by cc
step loops: poke loop glue ball scissors > balls by tc
step paint: paint ball paint brush > coats by cc
step dry: dry ball by cc
step ring: cut sun scissors glue ball > ring by cc
step sunny: cut sun paint brush scissors > sun by cc
step tie: tie line ball bar scissors > bar lines by tc
step balance: play bar line glue by tc
part bar = bar own : l^ ~ 5 -96 -30 -60 -36 0 -54 60 -36 96 -30 ; l^ ~ 5 -96 -30 0 -28 96 -30 ; l_ ~ 5 0 -54 0 -70 9 -80 4 -92 -8 -88
part lines = line own : z_ ~ 1.400 -84 -32 -84 24 ; z_ ~ 1.400 -62 -32 -62 -4 ; z_ ~ 1.400 -38 -32 -38 33.5 ; z_ ~ 1.400 -16 -32 -16 12 ; z_ ~ 1.400 14 -32 14 30 ; z_ ~ 1.400 48 -32 48 -1 ; z_ ~ 1.400 70 -32 70 55 ; z_ ~ 1.400 89 -32 89 27
part sun = sun b : s^ ~ 0 -44 14 22 15 ; o_ gold 0 -44 11
part balls = ball own : o^ ~ -84 30 6 ; o^ ~ -62 6 10 ; o^ ~ -38 44 10.5 ; o^ ~ -16 20 8 ; o^ ~ 14 50 20 ; o^ ~ 48 14 15 ; o^ ~ 70 66 11 ; o^ ~ 89 38 11
part coats = paint b : o_ gray -84 30 6 ; o_ gold -62 6 10 ; o_ blue -38 44 10.5 ; b_ green -44 39 -38 37 -35 43 -41 48 ; b_ green -35 46 -31 45 -32 50 ; o_ red -16 20 8 ; o_ tan 14 50 20 ; l_ brown 4 -4 44 14 45 32 44 ; l_ brown 3 -3 59 14 60 31 59 ; o_ red 21 53 5 3.500 ; o_ yellow 48 14 15 ; l_ tan 3 35 9 48 10 61 9 ; o_ light-blue 70 66 11 ; o_ blue- 89 38 11
part ring = sun c : l ~ 4 30 20 40 20.500 52 17 66 9
template sun 1 3.5 across
scene hang

* nebula-jar | 6-8 9-12 13+ | Space
extras jar: bead, copper-tape
appeal 3
topics galaxy, galaxy jar, nebula, calming jar, stars, outer space, night light decoration
colors navy, purple, light blue
minutes 30 30 35
mess some
heart jar: plastic-jar, glass-jar, plastic-bottle
heart fluff: cotton-ball, pillow-stuffing = 3 handful
heart color: food-coloring, watercolor-paint, paint, acrylic-paint = 3 color
nice shine: glitter, sequin, confetti = 2 pinch
home water: = 2 cup
home cup: = 3
tool rod: chopstick, wooden-spoon, pencil
step mix: mix color water cup by ccc
step first: fill jar fluff color > jar bottom by ccc
step stars: decorate shine jar > stars by ccc
step second: fill jar fluff color rod > middle by ccc
step third: fill jar fluff color rod > top by ccc
step poke: mix jar rod by ccc
step close: play jar > lid by tcc
part jar = jar own : b^ ~ -46 -62 46 -62 62 -44 64 0 62 80 52 88 -52 88 -62 80 -64 0 -62 -44
part bottom = fluff own paint first a : b_ a -58 34 -30 26 0 34 30 26 58 34 57 78 48 83 -48 83 -57 78 ; y_ a+ -28 58 22 13 7 .2 ; y_ a+ 26 66 24 11 7 .2
part middle = fluff own paint second b : y_ b 0 16 56 28 9 .1 ; y_ pink -22 14 22 14 7 .2 ; y_ b+ 28 20 18 12 7 .2 ; y_ pink 36 2 14 9 6 .2
part top = fluff own paint third c : y_ c 0 -32 52 26 9 .1 ; y_ pink -24 -14 24 12 7 .2 ; y_ w -10 -38 16 9 6 .2 ; y_ c+ 26 -30 18 12 7 .2
part stars = shine own : d_ w 1.800 -44 44 -20 40 8 50 36 44 -36 70 14 72 46 62 -4 62 ; s_ gold -40 -2 4 7 2 ; s_ gold 20 0 4 6 2 ; s_ w 42 -18 4 7 2 ; s_ gold -30 -36 4 6 2 ; s_ w 2 -22 4 5 1.500 ; s_ w 10 34 4 6 2
part lid = jar own : r^ silver 0 -72 96 22 4 ; r_ silver- 0 -66 94 5 2 ; r_ w -52 14 5 90 2
scene stand

* star-projector | 6-8 9-12 | Space
extras machine: washi-tape
appeal 3
topics constellation, constellations, stars, night sky, planetarium, astronomy, big dipper, orion, light and shadow
near camping, sleepover
colors black, navy, yellow
minutes 35 45
mess low
heart tube: cardboard-tube = 2
heart lamp: flashlight
need disk: construction-paper, cardstock, aluminum-foil = 1 sheet
nice wrap: wrapping-paper, construction-paper, washi-tape, metallic-paper = 1 sheet
home towel
join tape: tape, masking-tape
tool scissors: scissors
tool pen: chalk, colored-pencil, marker, pencil
tool needle: needle, toothpick, pencil
step trace: prepare tube disk pen by cc
step dots: prepare disk pen by cc
step holes: poke disk needle towel by tc
step cut: cut disk scissors by cc
step cover: tape disk tube tape > disks by cc
step wrap: decorate wrap tube > wrap by cc
step shine: play lamp tube > beam tubes lamp by cc
part beam = lamp c : p_ yellow+ -34 22 30 -88 98 -40 -6 42 ; d_ w 3.200 22 -58 34 -52 44 -44 54 -36 52 -24 66 -18 72 -30
part lamp = lamp a : q^ gray 4 -98 66 -74 52 -60 76 -84 90 ; q^ gray- 4 -78 50 -62 40 -42 72 -56 80
part tubes = tube own : q^ ~ 3 -66 44 -30 20 -8 52 -44 76 ; p_ ~- -17 42 -10 52 -44 76 -51 68 ; tube ~ 62 22 44 64
part wrap = wrap b : p_ ~ -58 39 -50 34 -28 66 -36 71 ; p_ ~ -44 29 -37 25 -15 57 -22 62 ; r_ ~ 62 44 44 7 ; r_ ~ 62 66 44 7
part disks = disk a : b^ ~ -34 16 -26 18 -4 50 -6 58 -14 52 -34 24 ; o ~ 62 20 24 ; d_ w 2.200 47.6 17.6 54.8 27.2 62 18.8 69.2 27.2 76.4 15.2
scene stand

* constellation-hoop | 9-12 13+ | Space
extras cloth: ribbon
topics constellation, constellations, zodiac, astrology, star sign, horoscope, embroidery, stitched stars, night sky, astronomy, big dipper, sewing, wall art
colors navy, gold, white
minutes 75 90
mess low
heart cloth: fabric-scrap, felt, denim, bandana, old-t-shirt, pillowcase
heart floss: embroidery-floss, sewing-thread = 3 yd
need hoop: embroidery-hoop, cardboard, cork-sheet
nice milk: acrylic-paint, metallic-paint, fabric-paint, paint = 1 color
nice bead: seed-bead, sequin, bead = 7
nice far: sequin, stick-on-gem = 9
nice glow: glow-paint = 1
nice lights: string-light
tool dab: kitchen-sponge, sponge-brush, toothbrush
tool needle: needle
tool chalk: chalk, colored-pencil
tool scissors: scissors, fabric-scissors
step milky: print milk dab cloth > milky by cc
step stretch: build cloth hoop floss needle scissors > hoop cloth by cc
step map: prepare cloth chalk by cc
step lines: sew floss needle cloth > lines by cc
step crosses@9-12: sew floss needle cloth scissors > stars by c
step knots@13+: sew floss needle cloth scissors > stars by c
step beads: sew bead needle floss far? > beads by cc
step glow: decorate glow cloth > glow by cc
step back: cut cloth scissors hoop floss by cc
step lights: decorate lights hoop > lights by cc
part hoop = hoop own : o^ ~ 0 4 92 ; o_ ~- 0 4 84 ; r^ ~- 0 -92 16 12 3 ; r^ gold 0 -98 22 5 2
part cloth = cloth a : o_ ~ 0 4 82
part milky = milk c : y_ purple-- -44 50 24 13 8 .2 ; y_ purple-- -16 36 28 15 8 .2 ; y_ purple-- 18 48 22 11 8 .2 ; y_ purple-- 30 -52 26 12 8 .2 ; y_ purple-- 52 -36 18 11 8 .2 ; d_ ~ 1.100 -50 58 -38 50 -30 62 -20 40 -6 44 4 52 10 34 22 36 -14 58 30 -60 42 -52 54 -46 20 -44 60 -58 8 -50 34 -38 ; d_ ~ 1.600 -42 60 -2 38 48 -60 26 -34
part lines = floss c : stitch ~ -60 -38 -34 -44 4 ; stitch ~ -34 -44 -14 -26 4 ; stitch ~ -14 -26 6 -8 4 ; stitch ~ 6 -8 8 26 4 ; stitch ~ 8 26 50 30 6 ; stitch ~ 50 30 56 -8 6 ; stitch ~ 56 -8 6 -8 6
part stars = floss b : o ~ -60 -38 4.500 ; o ~ -34 -44 4.500 ; o ~ -14 -26 4.500 ; o ~ 6 -8 4.500 ; o ~ 8 26 4.500 ; o ~ 50 30 4.500 ; o ~ 56 -8 4.500 ; s_ ~ -44 22 4 5 1.200 ; s_ ~ -22 52 4 5 1.200 ; s_ ~ 26 -52 4 5 1.200 ; s_ ~ -64 4 4 5 1.200 ; s_ ~ 34 58 4 5 1.200 ; s_ ~ 66 -34 4 5 1.200 ; s_ ~ -2 -62 4 5 1.200 ; s_ ~ -40 48 4 5 1.200 ; s_ ~ 20 8 4 5 1.200 ; s_ ~ -30 -2 4 5 1.200
part beads = bead w : o ~ -60 -38 2.200 ; o ~ -34 -44 2.200 ; o ~ -14 -26 2.200 ; o ~ 6 -8 2.200 ; o ~ 8 26 2.200 ; o ~ 50 30 2.200 ; o ~ 56 -8 2.200
part glow = glow light-green : d_ light-green 2.4 -52 -16 -30 10 -6 -50 30 -30 36 8 -20 28 20 46 -40 46 44 -40
part lights = lights b : o ~+ 44 -72.2 3.600 ; o ~+ 67.4 -52.6 3.600 ; o ~+ 82.7 -26.1 3.600 ; o ~+ 88 4 3.600 ; o ~+ 82.7 34.1 3.600 ; o ~+ 67.4 60.6 3.600 ; o ~+ 44 80.2 3.600 ; o ~+ 15.3 90.7 3.600 ; o ~+ -15.3 90.7 3.600 ; o ~+ -44 80.2 3.600 ; o ~+ -67.4 60.6 3.600 ; o ~+ -82.7 34.1 3.600 ; o ~+ -88 4 3.600 ; o ~+ -82.7 -26.1 3.600 ; o ~+ -67.4 -52.6 3.600 ; o ~+ -44 -72.2 3.600
scene hang

* sponged-galaxy | 9-12 13+ | Space
appeal 3
topics galaxy, galaxy art, light up canvas, light-up canvas, led canvas, galaxies, milky way, nebula, night sky, painting, silhouette, forest at night, room decor
colors navy, purple, pink, white
minutes 60 75
waits 30
mess some
heart ground: canvas, cardboard, fabric-scrap, watercolor-paper, cardstock, wood-scrap
heart paint: acrylic-paint, paint, fabric-paint = 5 color
heart sponge: kitchen-sponge, sponge-brush, cotton-pad
tool speck: toothbrush, paintbrush
tool fine: paintbrush, cotton-swab
nice lights: string-light = 1
tool pricker: awl, screwdriver, nail, pushpin, toothpick, pencil when lights
tool tape: tape, masking-tape, duct-tape when lights
home plate
home water: = 1 cup
home iron when ground=fabric-scrap
step night: paint ground paint plate sponge > ground by cc
step cloud: print ground paint sponge > clouds by cc
step heart: print ground paint sponge > glow by cc
step blend: print ground paint sponge > dark by cc
step specks: paint paint water speck ground > specks by cc
step stars: paint paint fine ground > stars by cc
step hills: paint paint fine ground > hills by cc
step dry: dry ground iron by cc
step holes: poke pricker ground lights by gc
step lights: tape tape lights ground > bulbs by cc
part ground = ground own paint night a : r^ ~ 0 0 176 160 2
part clouds = paint b : y_ ~ -40 20 46 20 9 .18 ; y_ ~ 0 -4 50 20 9 .18 ; y_ ~ 44 -34 40 18 9 .18 ; y_ ~- -64 36 20 12 7 .2 ; y_ ~- 70 -56 16 12 7 .2
part glow = paint c : y_ ~- -28 12 34 11 8 .2 ; y_ ~- 10 -8 38 11 8 .2 ; y_ ~- 46 -32 24 9 8 .2 ; y_ ~ -14 5 26 6 7 .2 ; y_ ~ 22 -14 22 6 7 .2 ; y_ d 2 -3 16 3.500 7 .2
part dark = paint a : y_ ~- -70 -50 16 12 7 .2 ; y_ ~- 66 26 18 10 7 .2 ; y_ ~- -30 -44 12 7 7 .2 ; l_ ~ 4 -40 16 -20 8 -6 4 8 -8
part specks = paint d : d_ ~ 1 -76 -66 -62 -40 -50 -60 -40 -30 -22 -66 -8 -36 6 -60 18 -46 30 -66 -74 4 -60 -10 -34 2 -12 20 12 16 26 6 40 14 56 -4 74 -10 78 12 62 40 46 34 22 32 -6 34 -52 4 70 -36 34 -30 2 8 -20 -20 50 -62 76 -66 ; d_ ~ 1.700 -66 -24 -44 -48 -16 -52 14 -30 36 -12 60 14 -4 22 30 22 72 -20
part stars = paint d : s_ ~ -58 -56 4 8 1.800 ; s_ ~ 22 -58 4 6 1.500 ; s_ ~ 66 2 4 8 1.800 ; s_ ~ -14 -30 4 5 1.300 ; s_ ~ 46 -50 4 5 1.300
part hills = paint k : p_ k -87 56 -74 51 -60 49 -44 54 -30 58 -14 51 0 47 18 52 34 58 48 54 62 51 76 53 87 56 87 79 -87 79 ; p_ k -70 18 -60 54 -80 54 ; p_ k -54 32 -45 60 -63 60 ; p_ k -36 40 -28 62 -44 62 ; p_ k 40 38 48 62 32 62 ; p_ k 58 26 68 58 48 58 ; p_ k 76 10 87 56 65 56
part bulbs = lights yellow : d_ w 6 -56 -22 -34 2 -12 -18 10 8 34 -12 58 14 -44 -58 44 -52 ; d_ yellow 3.5 -56 -22 -34 2 -12 -18 10 8 34 -12 58 14 -44 -58 44 -52
scene lay

* string-art-eclipse | 9-12 13+ | Space
appeal 1
topics eclipse, solar eclipse, sun, moon, string art, geometry, math, astronomy, astrology, mandala, wall art
colors black, gold, orange
minutes 75 90
mess low
heart thread@9-12: embroidery-floss, string, yarn = 8 yd
heart thread@13+: embroidery-floss, string, yarn = 14 yd
heart board: cardstock, cardboard, foam-board, cork-sheet
need plan: paper, tracing-paper, graph-paper = 1 sheet
join tape: tape, masking-tape
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: pencil
home plate
home towel
step plan: fold plan plate pen scissors by cc
step dots: prepare plan pen by cc
step holes: poke plan board tape needle towel > board by cc
step first: sew thread needle board tape > outer by cc
step round: sew thread needle board > inner by cc
step second@13+: sew thread needle board > corona by c
step end: tape thread board tape scissors by cc
part board = board a : r^ ~ 0 0 190 190 2
part outer = thread b : z_ ~ .9 0 -84 69.8 46.7 ; z_ ~ .9 16.4 -82.4 59.4 59.4 ; z_ ~ .9 32.1 -77.6 46.7 69.8 ; z_ ~ .9 46.7 -69.8 32.1 77.6 ; z_ ~ .9 59.4 -59.4 16.4 82.4 ; z_ ~ .9 69.8 -46.7 0 84 ; z_ ~ .9 77.6 -32.1 -16.4 82.4 ; z_ ~ .9 82.4 -16.4 -32.1 77.6 ; z_ ~ .9 84 0 -46.7 69.8 ; z_ ~ .9 82.4 16.4 -59.4 59.4 ; z_ ~ .9 77.6 32.1 -69.8 46.7 ; z_ ~ .9 69.8 46.7 -77.6 32.1 ; z_ ~ .9 59.4 59.4 -82.4 16.4 ; z_ ~ .9 46.7 69.8 -84 0 ; z_ ~ .9 32.1 77.6 -82.4 -16.4 ; z_ ~ .9 16.4 82.4 -77.6 -32.1 ; z_ ~ .9 0 84 -69.8 -46.7 ; z_ ~ .9 -16.4 82.4 -59.4 -59.4 ; z_ ~ .9 -32.1 77.6 -46.7 -69.8 ; z_ ~ .9 -46.7 69.8 -32.1 -77.6 ; z_ ~ .9 -59.4 59.4 -16.4 -82.4 ; z_ ~ .9 -69.8 46.7 0 -84 ; z_ ~ .9 -77.6 32.1 16.4 -82.4 ; z_ ~ .9 -82.4 16.4 32.1 -77.6 ; z_ ~ .9 -84 0 46.7 -69.8 ; z_ ~ .9 -82.4 -16.4 59.4 -59.4 ; z_ ~ .9 -77.6 -32.1 69.8 -46.7 ; z_ ~ .9 -69.8 -46.7 77.6 -32.1 ; z_ ~ .9 -59.4 -59.4 82.4 -16.4 ; z_ ~ .9 -46.7 -69.8 84 0 ; z_ ~ .9 -32.1 -77.6 82.4 16.4 ; z_ ~ .9 -16.4 -82.4 77.6 32.1
part inner = thread b : o_ a 0 0 37 ; o_ gold+ 26 -28 5 ; o_ w 26 -28 2.500
part corona = thread c : z_ ~ .9 0 -84 82.4 -16.4 ; z_ ~ .9 16.4 -82.4 84 0 ; z_ ~ .9 32.1 -77.6 82.4 16.4 ; z_ ~ .9 46.7 -69.8 77.6 32.1 ; z_ ~ .9 59.4 -59.4 69.8 46.7 ; z_ ~ .9 69.8 -46.7 59.4 59.4 ; z_ ~ .9 77.6 -32.1 46.7 69.8 ; z_ ~ .9 82.4 -16.4 32.1 77.6 ; z_ ~ .9 84 0 16.4 82.4 ; z_ ~ .9 82.4 16.4 0 84 ; z_ ~ .9 77.6 32.1 -16.4 82.4 ; z_ ~ .9 69.8 46.7 -32.1 77.6 ; z_ ~ .9 59.4 59.4 -46.7 69.8 ; z_ ~ .9 46.7 69.8 -59.4 59.4 ; z_ ~ .9 32.1 77.6 -69.8 46.7 ; z_ ~ .9 16.4 82.4 -77.6 32.1 ; z_ ~ .9 0 84 -82.4 16.4 ; z_ ~ .9 -16.4 82.4 -84 0 ; z_ ~ .9 -32.1 77.6 -82.4 -16.4 ; z_ ~ .9 -46.7 69.8 -77.6 -32.1 ; z_ ~ .9 -59.4 59.4 -69.8 -46.7 ; z_ ~ .9 -69.8 46.7 -59.4 -59.4 ; z_ ~ .9 -77.6 32.1 -46.7 -69.8 ; z_ ~ .9 -82.4 16.4 -32.1 -77.6 ; z_ ~ .9 -84 0 -16.4 -82.4 ; z_ ~ .9 -82.4 -16.4 0 -84 ; z_ ~ .9 -77.6 -32.1 16.4 -82.4 ; z_ ~ .9 -69.8 -46.7 32.1 -77.6 ; z_ ~ .9 -59.4 -59.4 46.7 -69.8 ; z_ ~ .9 -46.7 -69.8 59.4 -59.4 ; z_ ~ .9 -32.1 -77.6 69.8 -46.7 ; z_ ~ .9 -16.4 -82.4 77.6 -32.1
scene lay

* moon-phases | 9-12 13+ | Space
extras hanging: crystal, charm, old-jewelry-piece, stick-on-gem
topics moon phases, moon, moon phase garland, lunar, full moon, crescent, astrology, astronomy, wall hanging, room decor, boho, night sky
colors white, gold
minutes 70 80
waits 1440
mess some
heart clay: air-dry-clay, polymer-clay = 1/2 lb
heart bar: stick, dowel, driftwood, bamboo
need line: string, cotton-cord, embroidery-floss, leather-cord, yarn = 6 yd
nice gold: metallic-paint, acrylic-paint = 1 color
nice bead: wooden-bead, bead = 7
home glass
tool roller: rolling-pin, plastic-bottle
tool poker: toothpick, paper-straw, wooden-skewer, pencil
tool texture: aluminum-foil, stone, toothbrush, paper
tool brush: paintbrush
tool scissors: scissors
step roll: roll clay roller by cc
step round: cut clay glass by cc
step phases: cut clay glass > moons by cc
step craters: shape clay texture by cc
step holes: poke clay poker by cc
step bake: dry clay by tc
step gild: paint gold brush clay > gilding by cc
step string: tie line clay scissors bead? > lines beads by cc
step hang: tie line bar > bar hanger by cc
part hanger = line own : z_ ~ 1.500 -86 -64 0 -98 86 -64
part bar = bar own : stick ~ -98 -60 98 -64 8
part lines = line own : z_ ~ 1.500 -74 -62 -74 -20 ; z_ ~ 1.500 -53 -62 -53 2 ; z_ ~ 1.500 -31 -62 -31 22 ; z_ ~ 1.500 0 -62 0 34 ; z_ ~ 1.500 31 -62 31 22 ; z_ ~ 1.500 53 -62 53 2 ; z_ ~ 1.500 74 -62 74 -20
part beads = bead wood : bits ~ 0.83 -74 -35 -53 -13 -31 7 0 20 31 7 53 -13 74 -35
part moons = clay a : p^ ~ -84 -23 -80.1 -22.5 -76.5 -21 -73.4 -18.6 -71 -15.5 -69.5 -11.9 -69 -8 -69.5 -4.1 -71 -0.5 -73.4 2.6 -76.5 5 -80.1 6.5 -84 7 -82.3 6.5 -80.6 5 -79.2 2.6 -78.2 -0.5 -77.5 -4.1 -77.2 -8 -77.5 -11.9 -78.2 -15.5 -79.2 -18.6 -80.6 -21 -82.3 -22.5 ; p^ ~ -58 -1 -54.1 -0.5 -50.5 1 -47.4 3.4 -45 6.5 -43.5 10.1 -43 14 -43.5 17.9 -45 21.5 -47.4 24.6 -50.5 27 -54.1 28.5 -58 29 -58 28.5 -58 27 -58 24.6 -58 21.5 -58 17.9 -58 14 -58 10.1 -58 6.5 -58 3.4 -58 1 -58 -0.5 ; p^ ~ -31 19 -27.1 19.5 -23.5 21 -20.4 23.4 -18 26.5 -16.5 30.1 -16 34 -16.5 37.9 -18 41.5 -20.4 44.6 -23.5 47 -27.1 48.5 -31 49 -32.9 48.5 -34.8 47 -36.3 44.6 -37.5 41.5 -38.2 37.9 -38.5 34 -38.2 30.1 -37.5 26.5 -36.3 23.4 -34.8 21 -32.9 19.5 ; o^ ~ 0 52 20 ; o_ ~- -6.0 48.0 4.4 ; o_ ~- 6.0 58.0 3.2 ; o_ ~- 3.0 42.0 2.4 ; p^ ~ 31 19 27.1 19.5 23.5 21 20.4 23.4 18 26.5 16.5 30.1 16 34 16.5 37.9 18 41.5 20.4 44.6 23.5 47 27.1 48.5 31 49 32.9 48.5 34.8 47 36.3 44.6 37.5 41.5 38.2 37.9 38.5 34 38.2 30.1 37.5 26.5 36.3 23.4 34.8 21 32.9 19.5 ; p^ ~ 58 -1 54.1 -0.5 50.5 1 47.4 3.4 45 6.5 43.5 10.1 43 14 43.5 17.9 45 21.5 47.4 24.6 50.5 27 54.1 28.5 58 29 58 28.5 58 27 58 24.6 58 21.5 58 17.9 58 14 58 10.1 58 6.5 58 3.4 58 1 58 -0.5 ; p^ ~ 84 -23 80.1 -22.5 76.5 -21 73.4 -18.6 71 -15.5 69.5 -11.9 69 -8 69.5 -4.1 71 -0.5 73.4 2.6 76.5 5 80.1 6.5 84 7 82.3 6.5 80.6 5 79.2 2.6 78.2 -0.5 77.5 -4.1 77.2 -8 77.5 -11.9 78.2 -15.5 79.2 -18.6 80.6 -21 82.3 -22.5
part gilding = gold b : l_ ~ 3 -9 34.500 0 33 9 34.500 ; a_ ~ 0 52 20 17.500 -180 180
scene hang

* circuit-card | 9-12 13+ | Space, Robots
extras card: electrical-tape, glitter-paper, metallic-paper, sequin, stick-on-gem, washi-tape
appeal 3
topics electronics, paper circuit, circuit, electricity, led, engineering, stem, science fair, light, greeting card, inventor
variant robot | Robots | light blue, gray, red | robot, robot birthday card
variant comet | Space | navy, gray, yellow | comet, shooting star, night sky, stars
colors light blue, gray, red
minutes 60 60
mess low
heart copper: copper-tape = 2 ft
heart led: LED-light = 2
need pack: battery-pack
need card: cardstock, watercolor-paper = 1 sheet
need deco: construction-paper, paper, metallic-paper = 1 sheet
nice veil: tracing-paper, tissue-paper, parchment-paper = 1 scrap
join tape: tape, electrical-tape, masking-tape
join glue: glue-stick, glue, tape
tool scissors: scissors
tool pen: marker, colored-pencil
tool poker: needle, toothpick, pencil
step fold: fold card > card by cc
step motif: cut deco scissors pen glue card > motif motifs by cc
step holes: poke card poker by tc
step lines: tape copper card scissors by cc
step legs: build led card copper by cc
step seal: tape copper led tape by cc
step pack: tape pack copper tape card > pack by cc
step veil: glue veil card scissors glue > veil veils by cc
step glow: play pack led > glow glows by cc
part pack = pack own : r^ ~ 58 58 46 44 4
part card = card a : r^ ~ -8 0 150 176 2 ; r_ ~- -81 0 4 174
part motif@robot = deco b : q^ ~ 8 -52 -46 36 -46 36 30 -52 30 ; r^ ~- -8 48 60 36 5 ; o c -8 50 8 ; r_ k -8 12 52 16 3 ; z_ w 2 -24 5 -24 19 ; z_ w 2 -8 5 -8 19 ; z_ w 2 8 5 8 19 ; o_ k -29 -20 14 ; o_ k 13 -20 14
part motifs@comet = deco b : p_ gray -80 62 -62 50 -50 46 -38 52 -20 60 -4 50 10 42 22 48 40 58 52 52 66 48 66 87 -80 87 ; p_ gray- -80 74 -60 66 -40 64 -16 72 0 75 20 68 40 64 66 72 66 87 -80 87 ; j^ light-blue 20 -30 -76 34 12 ; j_ w 20 -30 -50 18 6 ; o c 20 -32 15 ; o_ k 20 -32 8 ; s ~ -42 -52 5 15 6.500 ; o_ k -42 -52 5 ; d_ w 2.200 -64 -20 -14 -70 44 -70 52 0 -20 -34 -70 -70 6 10 30 -4
part veil@robot = veil w : o_ w -29 -20 13 ; o_ w 13 -20 13
part veils@comet = veil w : o_ w 20 -32 13
part glow@robot = led c : o_ yellow+ -29 -20 11 ; o_ w -29 -20 6 ; o_ yellow+ 13 -20 11 ; o_ w 13 -20 6
part glows@comet = led c : o_ yellow+ 20 -32 11 ; o_ w 20 -32 6 ; s_ yellow+ -42 -52 8 13 5 ; o_ w -42 -52 4.500
scene lay

* ink-planets | 9-12 13+ | Space
extras picture Space: sequin, seed-bead, stick-on-gem, salt, paper-fastener
appeal 1
topics planets, jupiter, gas giant, galaxy marbling, marbling, suminagashi, marbled paper, ebru, japan, japanese art, poster
colors black, cream, gold
minutes 60 70
waits 60
mess lots
place sink
heart ink: drawing-ink = 10 drop
heart paper: watercolor-paper, paper, rice-paper, cardstock = 3 sheet
need soap: dish-soap = 1 drop
need sky: construction-paper, cardstock, cardboard = 1 sheet
nice shine: gel-pen, metallic-pen, paint-marker, colored-pencil = 1
home water: = 6 cup
home saucer
tool pan: foil-pan, foil-tray, plastic-tub
tool brush: paintbrush = 2
tool rake: chopstick, toothpick, paper-straw
join glue: glue-stick, glue
tool scissors: scissors
step ready: prepare pan water soap ink brush saucer by cc
step rings: paint ink soap water brush by cc
step drift: mix water rake by cc
step lift: print paper water by cc
step dry: dry paper by cc
step cut: cut paper scissors saucer > planets by cc
step mount: glue paper sky glue > sky by cc
step ring: cut paper scissors glue sky > ring by cc
step stars: draw shine sky > stars by cc
part sky = sky a : r^ ~ 0 0 176 188 1
part planets = paper own : o^ ~ -12 -26 60 ; l_ k 1.4 -46.9 -74 -33 -75.7 -19 -77.2 -5 -71.7 9 -72 22.9 -74 ; l_ k 1.4 -57.3 -63.7 -39.2 -61.7 -21.1 -64.3 -2.9 -68 15.2 -64.1 33.3 -63.7 ; l_ k 3.2 -63.3 -54.4 -42.8 -55.7 -22.3 -51.4 -1.7 -50.7 18.8 -55.2 39.3 -54.4 ; l_ k 3.2 -67.3 -44.6 -45.2 -44.8 -23.1 -48.9 -0.9 -45.5 21.2 -42.6 43.3 -44.6 ; l_ k 1.4 -69.3 -36.5 -46.4 -36.1 -23.5 -32.2 -0.5 -35.9 22.4 -38.5 45.3 -36.5 ; l_ k 2.2 -70.2 -24.9 -46.9 -27 -23.6 -25 -0.4 -20.6 22.9 -24.1 46.2 -24.9 ; l_ k 1.4 -69.4 -16 -46.4 -14.1 -23.5 -17.6 -0.5 -20.2 22.4 -15.9 45.4 -16 ; l_ k 3.2 -67.3 -7.4 -45.2 -8.8 -23.1 -4.7 -0.9 -3.6 21.2 -8.1 43.3 -7.4 ; l_ k 3.2 -63.3 2.4 -42.8 2.3 -22.3 -1.9 -1.7 1.2 18.8 4.3 39.3 2.4 ; l_ k 3.2 -56.9 12.2 -38.9 13.8 -21 15.6 -3 10.2 14.9 10.1 32.9 12.2 ; l_ k 1.4 -44.7 23.6 -31.6 21.9 -18.5 25.7 -5.5 27.7 7.6 23.2 20.7 23.6 ; o^ ~ 46 58 28 ; l_ k 1.4 29.7 35.6 36.2 36 42.7 37.5 49.3 35.4 55.8 34.6 62.3 35.6 ; l_ k 2.2 25.2 40 33.5 40.8 41.8 39.1 50.2 38 58.5 40.1 66.8 40 ; l_ k 3.2 22.6 43.9 31.9 43.3 41.3 42 50.7 44.4 60.1 44.9 69.4 43.9 ; l_ k 1.4 20.8 47.6 30.9 46.7 41 48.3 51 49.6 61.1 47.6 71.2 47.6 ; l_ k 3.2 19.5 51.7 30.1 52.3 40.7 53.5 51.3 51.2 61.9 50.7 72.5 51.7 ; l_ k 3.2 18.9 55.8 29.8 56.6 40.6 54.8 51.4 53.8 62.2 55.9 73.1 55.8 ; l_ k 2.2 18.9 59.5 29.7 58.9 40.6 57.6 51.4 59.9 62.3 60.5 73.1 59.5 ; l_ k 2.2 19.5 64 30.1 63.3 40.7 65.2 51.3 65.8 61.9 63.7 72.5 64 ; l_ k 2.2 20.9 68.7 31 69.7 41 69.9 51 67.3 61 67.9 71.1 68.7 ; l_ k 1.4 22.8 72.6 32.1 73 41.4 71 50.6 71.1 59.9 73.1 69.2 72.6 ; l_ k 3.2 26.7 77.7 34.4 76.7 42.1 77.3 49.9 79.6 57.6 78.2 65.3 77.7 ; o^ ~ -54 70 14 ; l_ k 3.2 -62.1 58.8 -58.9 59.3 -55.6 58.6 -52.4 57.8 -49.1 58.7 -45.9 58.8 ; l_ k 2.2 -64.3 60.9 -60.2 61.1 -56.1 60 -51.9 60.2 -47.8 61.2 -43.7 60.9 ; l_ k 3.2 -66 63.5 -61.2 63.2 -56.4 62.6 -51.6 63.8 -46.8 64 -42 63.5 ; l_ k 3.2 -67 65.9 -61.8 65.4 -56.6 65.8 -51.4 66.9 -46.2 66.1 -41 65.9 ; l_ k 2.2 -67.4 67.8 -62 67.4 -56.7 68.4 -51.3 68.7 -46 67.6 -40.6 67.8 ; l_ k 1.4 -67.6 70.4 -62.1 70.5 -56.7 71.4 -51.3 70.4 -45.9 69.9 -40.4 70.4 ; l_ k 1.4 -67.3 72.8 -62 73.3 -56.7 73.3 -51.3 72 -46 72.4 -40.7 72.8 ; l_ k 2.2 -66.8 74.7 -61.7 75.2 -56.6 74.5 -51.4 73.7 -46.3 74.7 -41.2 74.7 ; l_ k 2.2 -65.5 77.4 -60.9 77.4 -56.3 76.4 -51.7 77 -47.1 77.8 -42.5 77.4 ; l_ k 3.2 -63.7 79.8 -59.8 79.4 -55.9 79 -52.1 80.3 -48.2 80.2 -44.3 79.8 ; l_ k 3.2 -61.3 81.8 -58.4 81.3 -55.5 81.8 -52.5 82.8 -49.6 82 -46.7 81.8
part ring = paper own : l^ ~ 7 86.6 42.8 87.8 46.4 83.9 51.5 75.5 57.3 63.5 63.2 49.4 68.5 34.9 72.5 21.7 74.8 11.5 75 5.4 73.2 4.2 69.6 ; l_ k 1.200 87.3 43.4 87.5 47.2 83.2 52.1 74.7 57.8 63 63.4 49.4 68.5 35.4 72.4 22.7 74.6 12.5 75.1 6 73.6 4 70.4
part stars = shine c : s_ ~ 68 -72 4 8 1.800 ; s_ ~ -72 -80 4 6 1.500 ; s_ ~ 70 -10 4 6 1.500 ; s_ ~ -70 36 4 7 1.600 ; d_ ~ 1.300 56 -50 74 -40 62 12 -76 -50 -78 0 -20 60 -10 84 6 70 30 -88 76 82 78 34 -30 46 -78 88
scene lay

* box-robot | 2-3 4-5 | Robots
extras machine: bottle-cap, button, bead, modeling-clay, candy-wrapper, sequin, stick-on-gem, sticker, dry-pasta, dried-bean, dried-lentil, cardboard-letter, glitter-paper
appeal 3
topics robot, android, machine, box robot, shiny, shapes, recycling
colors silver, red, blue, yellow free
minutes 30 30
mess low
heart box: cereal-box, small-box, shoebox, tissue-box, milk-carton, cardboard-box
heart wrap: aluminum-foil, construction-paper, paper, wrapping-paper, packing-paper, metallic-paper = 2 sheet
need shapes: construction-paper, cardstock, paper = 2 sheet
nice dome@4-5: yogurt-pot, paper-cup, plastic-cup, plastic-tub = 1
nice dots@2-3: sticker, plastic-lid = 4
nice dots@4-5: bottle-cap, button, sticker, pom-pom, sequin, plastic-lid = 4
nice limbs@2-3: cardboard-tube = 2
nice antenna@4-5: pipe-cleaner, paper-straw, twist-tie = 2
nice knobs@4-5: button, pom-pom, bead, bottle-cap = 3
join stick: glue-stick, tape, glue, duct-tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
step wrap: tape wrap box stick > body by tc
step smooth@2-3: shape wrap by c
step shapes: cut shapes scissors by gt
step dome@4-5: tape dome box stick > dome by t
step face: glue shapes box stick > face by cc
step dots: glue dots box stick > dots by cc
step knobs@4-5: glue knobs box stick > knobs by c
step limbs@2-3: tape limbs box stick > limbs by t
step arms: fold shapes box stick > arms by tc
step feet: glue shapes pen box stick > feet by tc
step antenna@4-5: tape antenna box stick > antenna by t
step beep: play box by cc
part limbs = limbs silver : tube ~ -64 -6 24 66 ; tube ~ 64 -6 24 66
part arms = shapes c : q^ ~ 1 -50 -6 -66 -12 -70 6 -84 2 -86 20 -98 18 -96 32 -80 36 -78 20 -66 24 -62 8 -50 12 ; q^ ~ 1 50 -6 66 -12 70 6 84 2 86 20 98 18 96 32 80 36 78 20 66 24 62 8 50 12 ; om ~- -90 38 9
part feet = shapes b : rm^ ~ -26 78 38 16 6 ; dm_ w 2 -36 78 -28 78 -20 78
part antenna = antenna c : z ~ 4 -20 -90 -28 -99 ; z ~ 4 20 -90 28 -99
part body = wrap a : r^ ~ 0 -10 104 164 4 ; p_ ~+ -50 -90 -16 -90 -34 -40 -50 -54 ; p_ ~- 20 -90 50 -90 50 -30 30 -52 ; p_ ~+ 10 24 50 4 50 54 ; p_ ~- -50 10 -24 40 -50 68 ; r_ ~- 50 -10 4 162
part dome = dome own : q^ ~ 4 -30 -88 30 -88 22 -100 -22 -100
part face = shapes d : o k -22 -58 17 ; o w -22 -58 13 ; o_ k -20 -56 6 ; o k 22 -58 17 ; o w 22 -58 13 ; o_ k 24 -56 6 ; r ~ 0 -22 54 20 3 ; z_ k 2.500 -14 -31 -14 -13 ; z_ k 2.500 0 -31 0 -13 ; z_ k 2.500 14 -31 14 -13 ; r b 0 28 62 40 4 ; r_ w 0 28 50 28 3 ; z_ k 3 0 36 12 20
part dots = dots b : bits c 1.3 -32 60 ; bits d 1.3 -11 60 ; bits b 1.3 11 60 ; bits green 1.3 32 60
part knobs = knobs c : o_ ~ 36 16 6 ; o_ ~ 36 30 6 ; o_ ~ 36 44 6

* block-robots | 2-3 4-5 | Robots
extras picture Robots: bread-tag, button, cardboard, craft-foam, cupcake-liner, dried-bean, dry-pasta, duct-tape, felt, foam-sheet-scrap, glitter-glue, glitter-paper, googly-eye, letter-bead, metallic-paper, paper-strip, pipe-cleaner, ric-rac, sticker
appeal 1
topics robot, robots, shapes, rectangles, squares, geometry, printing, machines
colors blue, red, yellow free
minutes 20 25
waits 30
mess some
heart stamp: kitchen-sponge, wooden-block, duplo-brick, toy-brick, small-box = 2
heart paint: paint, metallic-paint = 3 color
need paper: paper, construction-paper, packing-paper, watercolor-paper = 1 sheet
nice knobs: sticker, felt-sticker = 8
need round: cardboard-tube, paper-cup, cork, plastic-lid
home plate
step pour: prepare paint plate by gt
step body: print stamp paint paper > paper body by cc
step head: print stamp paint paper > head by cc
step limbs: print stamp paint paper > limbs by tc
step eyes: print round paint paper > eyes by cc
step dots: print paint paper > dots by cc
step dry: dry paper by cc
step knobs: decorate knobs paper > knobs by cc
part paper = paper own : r^ cream 0 0 184 178 1
part body = paint a : q_ ~ 3 -74 -16 -18 -18 -16 44 -76 42 ; q_ ~+ 3 -66 -6 -50 -6 -50 8 -66 8 ; q_ ~ 3 18 -2 76 -4 78 54 20 56 ; q_ ~+ 3 54 30 70 30 70 44 54 44
part head = paint b : q_ ~ 3 -66 -56 -28 -58 -26 -24 -64 -22 ; q_ ~ 3 30 -44 66 -46 68 -10 32 -8
part limbs = paint c : q_ ~ 2 -90 -14 -80 -14 -80 30 -90 30 ; q_ ~ 2 -12 -16 -2 -16 -2 28 -12 28 ; q_ ~ 2 -66 48 -54 48 -54 84 -66 84 ; q_ ~ 2 -40 48 -28 48 -28 84 -40 84 ; q_ ~ 2 6 -34 16 -34 16 8 6 8 ; q_ ~ 2 82 2 92 2 92 46 82 46 ; q_ ~ 2 28 60 40 60 40 86 28 86 ; q_ ~ 2 56 60 68 60 68 86 56 86
part eyes = paint c : a_ ~ -55 -44 8 5 0 360 ; a_ ~ -38 -45 8 5 0 360 ; a_ ~ 41 -32 8 5 0 360 ; a_ ~ 58 -33 8 5 0 360
part dots = paint b : d_ ~ 4.500 -62 28 -46 28 -30 28 34 12 48 12 62 12 ; d_ c 4 -60 -72 -34 -74 34 -60 62 -62 ; z_ c 2 -60 -70 -58 -58 ; z_ c 2 -34 -72 -36 -59 ; z_ c 2 34 -58 36 -46 ; z_ c 2 62 -60 60 -47
part knobs = knobs b : bits own 1 -62 14 -50 13 -38 14 -26 13 28 28 40 28 28 42 40 42
scene lay

* face-change-robot | 2-3 4-5 6-8 | Robots
extras machine: sticker, sequin, stick-on-gem, button
appeal 3
topics robot, robots, feelings, emotions, moods, faces, happy and sad, android
colors blue, yellow, red free
minutes 20 25 30
mess low
heart cup: paper-cup, foam-cup = 2
need pen: marker, permanent-marker = 3 color
nice dots: sticker = handful
nice feeler: pipe-cleaner, paper-straw, plastic-straw = 2
join tape: tape, masking-tape
tool scissors: scissors
step nest: play cup by ccc
step window: cut cup scissors > cups by ggt
step outline: draw pen cup by tcc
step faces: draw pen cup > faces by tcc
step body: color pen cup > suit by ccc
step dots: decorate dots cup > dots
step feeler: tape feeler cup tape > feelers by ttc
step turn: play cup by ccc
part feelers = feeler c : l ~ 5 -28 -66 -36 -84 -26 -96 ; o ~ -26 -96 6 ; l ~ 5 28 -66 36 -84 26 -96 ; o ~ 26 -96 6
part cups = cup own : cupdown ~ 0 -74 112 150 ; r ~+ 0 84 108 10 3 ; q_ ~-- 4 -38 -50 38 -50 40 -4 -40 -4 ; q_ ~+ 4 -35 -47 36 -47 38 -7 -37 -7
part faces = pen a : o_ k -16 -34 6 7 ; o_ k 16 -34 6 7 ; o_ w -18 -36 2 ; o_ w 14 -36 2 ; l_ k 3.500 -18 -18 -8 -12 0 -11 8 -12 18 -18
part suit = pen a : z_ ~ 4 -41 -52 41 -52 43 -2 -43 -2 -41 -52 ; r_ ~ 0 24 66 30 5 ; r_ w 0 24 56 20 3 ; z_ c 3 -20 24 -8 18 0 30 8 20 20 26 ; z_ ~ 4 -50 60 50 60 ; d_ ~ 2.500 -44 66 -30 66 -16 66 0 66 16 66 30 66 44 66
part dots = dots b : o_ ~ -22 49 5.500 ; o_ c -7 49 5.500 ; o_ ~ 7 49 5.500 ; o_ c 22 49 5.500

* tissue-box-robot | 4-5 6-8 | Robots
extras machine: bottle-cap, button, bead, modeling-clay, candy-wrapper, stick-on-gem, sequin, sticker, dry-pasta, dried-bean, dried-lentil, metal-washer, keycap, snap-fastener, nuts-and-bolts, pipe-cleaner, cotton-swab, coin, cardboard-letter, paper-fastener, glitter-paper
topics robot, android, machine, recycling, feed the robot, letter box, valentine box, toy box
colors silver, red, yellow, blue free
minutes 40 45
mess low
heart box: tissue-box
heart arms: cardboard-tube = 2
need wrap: aluminum-foil, construction-paper, metallic-paper, wrapping-paper = 2 sheet
nice dials: bottle-cap, plastic-lid, button, sticker = 6
nice eyes: googly-eye, bottle-cap, plastic-lid, button, sticker = 2
nice feelers: pipe-cleaner, paper-straw, plastic-straw = 2
join joint: paper-fastener, tape, masking-tape
join stick: glue, tape, masking-tape
tool scissors: scissors
tool pen: marker, permanent-marker
step wrap: tape wrap box stick > body by tc
step mouth: cut box scissors > mouth by gt
step arms: tape wrap arms stick by cc
step joints: build arms box joint scissors > arms by gt
step eyes: glue eyes box stick > eyes by cc
step dials: glue dials box stick > dials by cc
step feelers: build feelers box scissors > feelers by tc
step face: draw pen box > lines by cc
step feed: play box by cc
part feelers = feelers c : l ~ 5 -28 -50 -30 -56 -38 -78 -24 -88 -12 -80 -20 -72 ; l ~ 5 28 -50 30 -56 38 -78 24 -88 12 -80 20 -72
part arms = arms own paint arms a : q^ ~ 3 -72 4 -56 12 -78 62 -98 54 ; q_ ~- 2 -62 9 -56 12 -78 62 -84 60 ; q^ ~ 3 56 14 72 6 98 -44 78 -52 ; q_ ~- 2 66 9 72 6 98 -44 92 -47 ; om_ gold -66 12 5
part body = wrap a : r^ ~ 0 14 134 134 5 ; p_ ~+ -64 -50 -18 -50 -46 -14 ; p_ ~- 64 -50 64 -6 34 -28 ; p_ ~+ 64 34 64 78 18 78 ; p_ ~- -64 26 -64 72 -38 48 ; r_ ~- 64 14 5 132
part mouth = box a : q_ k 10 -44 0 44 0 44 24 -44 24 ; q_ red 7 -38 9 38 9 38 19 -38 19
part eyes = eyes a : e -24 -24 16 ; e 24 -24 16
part dials = dials b : bits ~ 1.76 -34 42 0 66 ; bits c 1.76 0 42 34 66 ; bits d 1.76 34 42 -34 66
part lines = pen a : l_ k 2.500 -48 30 -40 32 40 32 48 30 ; d_ k 2.200 -60 -46 60 -46 -60 74 60 74 -17 54 17 54

* robot-costume | 4-5 6-8 | Robots
extras machine: bottle-cap, button, bead, modeling-clay, candy-wrapper, stick-on-gem, sequin, sticker, dry-pasta, dried-bean, dried-lentil, metal-washer, keycap, snap-fastener, nuts-and-bolts, pipe-cleaner, coin, cardboard-letter, egg-carton, plastic-straw, glitter-paper, duct-tape
extras worn: sticker, patch, electrical-tape, foam-sheet-scrap, duct-tape, cardboard-letter, masking-tape, letter-bead
appeal 3
topics robot, robot costume, costume, dress up, carnival, halloween, purim, mask, helmet, android, cardboard costume
colors light blue, red, yellow, blue free
minutes 60 75
waits 60
mess some
place floor
heart box: cardboard-box = 2
need coat: paint, acrylic-paint, metallic-paint = 2 color
need dials: plastic-lid, paper-plate, egg-carton, bottle-cap, cupcake-liner, paper-cup = 4
nice shine: aluminum-foil, metallic-paper = 1 sheet
nice feelers: paper-straw, pipe-cleaner = 2
join stick: glue, tape, duct-tape
join edge: tape, duct-tape, masking-tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool pen: marker, pencil
step fit: draw box pen by tt
step cut: cut box edge scissors > boxes by gg
step paint: paint box coat brush > coat by cc
step dry: dry box by cc
step panel: tape shine box stick scissors > panel by tc
step dials: tape dials box stick > dials by cc
step feelers: tape feelers box stick > feelers by tc
step gauges: draw box pen > gauges by cc
step walk: play box by cc
part feelers = feelers b : l^ ~ 5 -22 -76 -28 -92 -36 -98 -42 -92 ; l^ ~ 5 22 -76 28 -92 36 -98 42 -92
part boxes = box own paint paint a : box ~ 0 -76 84 66 ; box ~ 0 4 116 82 ; q_ k 6 -30 -60 30 -60 30 -26 -30 -26 ; om_ k -64 34 7 13
part coat = coat b : r_ ~ 0 -17 82 8 1 ; r_ ~ 0 10 114 9 1 ; r_ ~ 0 81 114 8 1
part panel = shine own : r ~ 0 46 74 46 3 ; p_ ~+ -36 24 -10 24 -24 48
part dials = dials c : o ~ -22 36 10 ; o_ ~- -22 36 6 ; z_ k 2.500 -22 36 -16 29 ; o b 6 36 10 ; o_ b- 6 36 6 ; z_ k 2.500 6 36 6 28 ; o d -22 58 9 ; o_ d- -22 58 5 ; o ~ 6 58 9 ; o_ ~- 6 58 5
part gauges = pen a : z_ k 2.500 22 32 32 32 ; z_ k 2.500 22 40 32 40 ; z_ k 2.500 22 48 32 48 ; z_ k 2.500 22 56 32 56 ; z_ k 2.500 22 64 32 64 ; d_ k 2.500 -50 10 -30 10 -10 10 10 10 30 10 50 10

* jointed-robot | 6-8 9-12 | Robots
extras machine: button, candy-wrapper, stick-on-gem, sequin, snap-fastener, dried-lentil, sticker
topics robot, android, jumping jack, puppet, paper doll, robot puppet, mechanics, machines, movement
colors teal, orange, yellow, gray free
minutes 40 60
mess low
heart card: cardstock, cereal-box, pizza-box, cardboard = 2 sheet
heart joint: paper-fastener, nuts-and-bolts = 4
need pull@9-12: string, yarn, embroidery-floss, cotton-cord = 3 ft
need bead@9-12: bead, button, paper-clip, wooden-bead = 1
nice paint: metallic-paint, paint, acrylic-paint, aluminum-foil = 1 color
tool brush: paintbrush, kitchen-sponge when paint=metallic-paint,paint,acrylic-paint
nice deco: metallic-paper, aluminum-foil, construction-paper, sticker = 1 sheet
join stick: glue-stick, tape, glue when deco; paint=aluminum-foil
tool scissors: scissors
tool punch: hole-punch
tool pen: marker
step body: cut card scissors pen > body by cc
step limbs: cut card scissors pen by cc
step paint: decorate paint card brush stick? by cc
step deco: decorate deco card stick > deco by cc
step draw: draw pen card > face by cc
step holes: poke card punch by tc
step join: build card joint > limbs joints by tc
step pose@6-8: play card by c
step lace@9-12: tie pull card by c
step cord@9-12: tie pull bead > cord by c
step jump@9-12: play card by c
part limbs = card a paint paint a : t^ ~ -30 -12 9 -84 -84 9 ; o_ ~ -85 -85 9.5 ; t^ ~ 30 -12 9 84 -84 9 ; o_ ~ 85 -85 9.5 ; t^ ~ -30 30 10 -46 92 10 ; o_ ~ -46 92 10 ; t^ ~ 30 30 10 46 92 10 ; o_ ~ 46 92 10
part cord = pull own : l_ ~ 2 0 46 0 92 ; o red 0 95 4
part body = card a paint paint a : r^ ~ 0 -58 56 44 5 ; r ~ 0 -34 18 10 ; r^ ~ 0 8 84 76 6
part deco = deco c : r_ ~ 0 12 58 38 4 ; s_ ~- 0 12 9 15 10 ; o_ a 0 12 5 ; q_ ~ 2 -10 -80 10 -80 6 -94 -6 -94
part face = pen a : o_ w -13 -62 9 ; o_ w 13 -62 9 ; o_ k -11 -61 4.500 ; o_ k 15 -61 4.500 ; r_ k 0 -45 28 6 2 ; z_ w 1.500 -7 -48 -7 -42 ; z_ w 1.500 0 -48 0 -42 ; z_ w 1.500 7 -48 7 -42 ; d_ k 2 -18 38 -6 38 6 38 18 38
part joints = joint own : o ~ -35 -20 6 ; o_ ~- -35 -20 2.500 ; o ~ 35 -20 6 ; o_ ~- 35 -20 2.500 ; o ~ -33 38 6 ; o_ ~- -33 38 2.500 ; o ~ 33 38 6 ; o_ ~- 33 38 2.500
template body 1 6
scene hang

* robot-grabber | 6-8 9-12 | Robots
appeal 3
topics robot, robot arm, grabber, claw, machine, engineering, mechanics, pincers, inventor, crane
colors red, blue, yellow free
minutes 50 60
mess low
heart bar: cardboard, pizza-box, foam-board
heart pin: paper-fastener, nuts-and-bolts = 7
need grip: kitchen-sponge, craft-foam, rubber-band, felt, sandpaper = 1
nice coat: paint, acrylic-paint, marker = 2 color
join stick: glue, tape, duct-tape
tool brush: paintbrush when coat=paint,acrylic-paint
tool scissors: scissors
tool punch: hole-punch
tool pen: pencil, marker
tool ruler: ruler
step bars: cut bar scissors ruler pen by tc
step coat: paint coat bar brush > color by cc
step holes: poke bar punch ruler by tc
step cross: build bar pin > bars by tc
step chain: build bar pin > pins by cc
step jaws: cut bar scissors stick > jaws by tc
step grip: glue grip bar stick scissors > grips by cc
step handles: build bar scissors stick > handles by cc
step grab: play bar by cc
part handles = bar own : a^ ~ -88 -40 15 8 0 360 ; a^ ~ -88 40 15 8 0 360
part bars = bar own paint coat a : l^ ~- 10 -80 -26 -34 26 ; l^ ~ 10 -80 26 -34 -26 ; l^ ~- 10 -34 -26 12 26 ; l^ ~ 10 -34 26 12 -26 ; l^ ~- 10 12 -26 58 26 ; l^ ~ 10 12 26 58 -26
part color = coat b : z_ ~ 3 -74 19 -64 8 ; z_ ~ 3 -28 19 -18 8 ; z_ ~ 3 18 19 28 8
part jaws = bar own paint coat b : b^ ~ 50 -30 62 -36 86 -34 98 -14 92 -8 84 -20 64 -22 54 -20 ; b^ ~ 50 30 62 36 86 34 98 14 92 8 84 20 64 22 54 20
part grips = grip c : q ~ 2 84 -21 91 -8 97 -12 92 -24 ; q ~ 2 84 21 91 8 97 12 92 24
part pins = pin own : o ~ -57.0 0 4.500 ; o_ ~- -57.0 0 1.800 ; o ~ -11.0 0 4.500 ; o_ ~- -11.0 0 1.800 ; o ~ 35.0 0 4.500 ; o_ ~- 35.0 0 1.800 ; o ~ -34 -26 4.500 ; o_ ~- -34 -26 1.800 ; o ~ -34 26 4.500 ; o_ ~- -34 26 1.800 ; o ~ 12 -26 4.500 ; o_ ~- 12 -26 1.800 ; o ~ 12 26 4.500 ; o_ ~- 12 26 1.800
template jaws 2 2.5 across
scene lay

* brush-bot | 9-12 13+ | Robots
appeal 3
topics robot, bristlebot, bristle bot, robotics, engineering, electronics, vibrating robot, critter, invention, stem, science fair, race
colors red, blue, yellow free
minutes 45 45
mess low
heart brush: toothbrush = 3
need pack: battery-pack
heart small-motor: small-motor = 1
need weight: eraser, cork, bottle-cork = 1
nice legs: pipe-cleaner = 2
nice eyes: googly-eye, sticker, button = 2
join tape: tape, duct-tape, electrical-tape
step raft: build brush tape > brush by cc
step weight: build weight small-motor > weight by tc
step motor: tape small-motor brush tape > motor by cc
step pack: tape pack brush tape > pack by cc
step wires: tape small-motor pack tape > wires by tc
step legs: decorate legs brush tape > legs by cc
step eyes: decorate eyes brush tape > eyes by cc
step run: play brush pack by cc
step steer: play brush legs by cc
part legs = legs a : l ~ 5 -30 34 -60 20 -78 44 -92 72 ; l ~ 5 -10 34 -34 16 -52 48 -60 76 ; l ~ 5 36 34 64 16 78 44 88 72 ; l ~ 5 56 26 74 -20 68 -52 88 -66
part brush = brush b : fringe w -88 48 50 32 12 ; fringe w 40 42 48 34 11 ; l^ ~- 9 -84 34 -30 34 94 34 ; l^ ~+ 9 -90 41 30 41 90 41 ; l^ ~ 9 -90 48 -26 48 84 48 ; r_ w -30 41 8 24 1 ; r_ w 30 41 8 24 1
part pack = pack own : r^ ~ -16 10 76 40 5 ; r_ ~+ -16 -2 68 12 3 ; o_ silver -46 22 3 ; o_ silver 14 22 3 ; r_ red -24 22 12 6 2
part wires = small-motor a : l_ red 3 20 -6 34 -22 44 -30 50 -22 ; l_ k 3 20 4 30 -10 40 -14 50 -8
part motor = small-motor a : r^ silver 58 4 34 44 6 ; r_ silver- 70 4 6 42 2 ; r silver- 58 -22 14 8 2 ; r_ k 58 -34 4 18
part weight = weight c : r^ ~ 68 -50 40 22 4 ; r_ ~- 84 -50 6 20 2
part eyes = eyes a : e -80 20 11 ; e -59 20 11

* robot-hand | 6-8 9-12 13+ | Robots
appeal 3
topics robot hand, mechanical hand, prosthesis, stem, science fair, science, science project, inventor
variant robot | Robots | gray, red, blue | robot, robots, robotic hand, cyborg, bionics, engineering
variant skeleton | - | cream, red, blue | human body, body, hand, muscles, tendons, anatomy, bones, doctor, halloween, biology
colors gray, red, blue
minutes 50 60 75
mess low
heart card: cardboard, cereal-box, pizza-box, cardstock, foam-board = 1
heart straw: paper-straw, plastic-straw = 4
heart cord: string, yarn, cotton-cord, fishing-line = 4 yd
nice ring: pipe-cleaner, curtain-ring, twist-tie = 5
need arm@13+: cardboard-tube
nice shine: aluminum-foil, metallic-paper = 1 sheet
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pen: pencil, marker
step trace: draw card pen by ccc
step cut: cut card scissors > hand by tcc
step crease: fold card > creases by ccc
step shine: decorate shine card tape > shine by ccc
step straws: tape straw card tape scissors > straws by tcc
step cords: thread cord straw tape scissors > cords by tcc
step rings: tie ring cord > rings by tcc
step arm@13+: tape arm card cord tape > arm by c
step loops: tie cord by tcc
step grip: play card cord by ccc
part arm = arm own : tube ~ 0 44 40 44
part hand = card own : b^ ~ -56 2 -34 -26 0 -32 34 -26 52 -8 46 20 28 44 20 72 -20 72 -28 44 -46 22 ; t^ ~ -46 4 10 -62.0 -17.0 9 -78 -38 7 ; t^ ~ -26 -22 11 -32.0 -53.0 10 -38 -84 8 ; t^ ~ -2 -26 11.5 -2.0 -61.0 10.5 -2 -96 8.5 ; t^ ~ 22 -22 11 27.0 -53.0 10 32 -84 8 ; t^ ~ 42 -8 10 51.0 -34.0 9 60 -60 7 ; b_ ~ -50 4 -34 -22 0 -28 34 -22 46 -8 42 18 26 42 18 70 -18 70 -26 42 -42 20
part shine = shine a : d_ silver 2.600 -30 -2 -6 -8 18 -4 34 8 -18 56 18 56 ; r_ ~ 0 62 38 7 2
part creases = card own : z_ ~-- 1.800 -58.8 0.5 -46.0 -9.3 ; z_ ~-- 1.800 -72.3 -17.1 -59.4 -26.9 ; z_ ~-- 1.800 -36.3 -27.7 -18.6 -31.2 ; z_ ~-- 1.800 -39.9 -46.3 -22.2 -49.8 ; z_ ~-- 1.800 -43.5 -64.9 -25.8 -68.4 ; z_ ~-- 1.800 -11.5 -34.4 7.5 -34.4 ; z_ ~-- 1.800 -11.5 -55.4 7.5 -55.4 ; z_ ~-- 1.800 -11.5 -76.4 7.5 -76.4 ; z_ ~-- 1.800 14.3 -30.9 32.1 -28.0 ; z_ ~-- 1.800 17.3 -49.5 35.1 -46.6 ; z_ ~-- 1.800 20.3 -68.1 38.1 -65.2 ; z_ ~-- 1.800 36.5 -16.9 51.8 -11.6 ; z_ ~-- 1.800 41.9 -32.5 57.2 -27.2 ; z_ ~-- 1.800 47.3 -48.1 62.6 -42.8
part straws = straw b : l ~ 6 -57.2 -10.7 -61.0 -15.7 ; l ~ 6 -28.5 -35.0 -30.0 -42.5 ; l ~ 6 -32.1 -53.6 -33.6 -61.1 ; l ~ 6 -2.0 -40.7 -2.0 -49.1 ; l ~ 6 -2.0 -61.7 -2.0 -70.1 ; l ~ 6 24.1 -35.0 25.3 -42.5 ; l ~ 6 27.1 -53.6 28.3 -61.1 ; l ~ 6 45.8 -18.9 47.9 -25.2 ; l ~ 6 51.2 -34.5 53.3 -40.8 ; l ~ 6 -32.5 17.5 -25.0 25.0 ; l ~ 6 -18.4 1.4 -14.1 14.4 ; l ~ 6 -1.1 -1.7 -0.6 11.8 ; l ~ 6 16.1 1.4 12.9 14.4 ; l ~ 6 30.3 10.9 23.8 21.4
part cords = cord c : l_ ~ 1.800 -78 -38 -46 4 -9.6 46 -8.0 66 -36 84 ; l_ ~ 1.800 -38 -84 -26 -22 -5.4 42 -4.5 66 -18 84 ; l_ ~ 1.800 -2 -96 -2 -26 0.0 40 0.0 66 0 84 ; l_ ~ 1.800 32 -84 22 -22 5.4 42 4.5 66 18 84 ; l_ ~ 1.800 60 -60 42 -8 9.6 46 8.0 66 36 84
part rings = ring b : a ~ -36 90 8 5 0 360 ; a ~ -18 90 8 5 0 360 ; a ~ 0 90 8 5 0 360 ; a ~ 18 90 8 5 0 360 ; a ~ 36 90 8 5 0 360
scene lay

* robot-automaton | 9-12 13+ | Robots
extras machine: nuts-and-bolts, dried-lentil, dry-pasta, copper-tape, corrugated-paper
extras world Robots: nuts-and-bolts, craft-foam, peg-doll, metal-washer, letter-bead
topics robot, automata, automaton, machine, mechanical toy, cam, crank, mechanics, engineering, clockwork, steampunk, inventor, stem
colors teal, red, yellow, gray free
minutes 90 90
waits 60
mess low
heart box: shoebox, cardboard-box
heart axle: wooden-skewer, dowel = 2
need cam: cardboard, foam-board, pizza-box = 1
need guide: paper-straw, plastic-straw = 1
need figure: cardstock, construction-paper, cereal-box = 1 sheet
nice deco: bottle-cap, button, metallic-paper, sticker = 4
join glue: glue
join tape: tape, masking-tape
tool scissors: scissors
tool poker: pencil, needle
tool pen: marker, colored-pencil
home mug
step frame: prepare box scissors tape > frame by cc
step cams: cut cam mug scissors by tc
step holes: poke box poker by tc
step axle: build axle cam glue box tape > axle by cc
step crank: build cam glue axle scissors > crank by cc
step rod: build axle cam guide glue box > rod by cc
step robot: glue figure scissors pen glue deco? > robot deco by cc
step mount: tape figure axle tape by cc
step turn: play axle by cc
part frame = box d : r^ ~ -4 40 136 84 3 ; r_ ~-- -4 40 116 66 2 ; r ~ -4 2 142 9 2
part rod = axle own : z_ wood 4 4 -34 4 30 ; r w 4 2 9 18 1 ; r^ kraft 4 31 46 7 2
part axle = axle own : z^ wood 5 -82 54 84 54 ; o^ kraft 10 54 20 19 ; o_ kraft- 10 54 14 13 ; o_ wood -6 54 4
part crank = cam own : r^ ~ 84 66 9 34 3 ; l^ wood 6 84 80 98 80
part robot = figure a : r ~- 4 -57 12 12 ; r^ ~ 4 -36 50 36 5 ; r^ ~ 4 -74 40 30 5 ; z ~- 7 -20 -46 -42 -30 -46 -54 ; z ~- 7 28 -46 50 -30 56 -52 ; o_ w -5 -76 6 ; o_ w 13 -76 6 ; o_ k -4 -75 3 ; o_ k 14 -75 3 ; z_ k 2.500 -6 -65 14 -65 ; z_ ~- 3 4 -89 4 -96 ; o c 4 -97 4
part deco = deco b : bits ~ 0.93 -8 -36 16 -36 ; bits c 0.93 4 -36 -66 2

* felt-robot | 9-12 13+ | Robots
extras puppet: bread-tag, price-tag, loom-band, duct-tape
topics robot, sewing, stuffed toy, softie, plush, keychain, key ring, bag charm, pocket robot, gift for a friend, felt
colors teal, orange, yellow, gray free
minutes 100 120
mess low
heart felt: felt, denim, fabric-scrap = 2 sheet
heart floss: embroidery-floss, sewing-thread = 4 yd
need fill: pillow-stuffing, cotton-ball, fabric-scrap, wool-roving = handful
nice eyes: button, bead, sequin, safety-eye = 2
nice hook@13+: key-ring, ribbon, leather-cord = 1
tool needle: needle
tool scissors: scissors, fabric-scissors
tool chalk: chalk, colored-pencil, pencil
step cut: cut felt scissors chalk by cc
step panel: sew felt floss needle > panel by cc
step face: sew floss needle felt > mouth by cc
step eyes: sew eyes floss needle felt > eyes by cc
step limbs: prepare felt > limbs by cc
step loop@13+: prepare hook felt > loop by c
step around: sew felt floss needle > body edge by cc
step stuff: fill fill felt by cc
step close: sew felt floss needle scissors > feet by cc
part loop = hook a : a silver 0 -88 11 8 0 360 ; r_ a- 0 -78 8 12 1
part limbs = felt b : q^ ~ 5 -50 -2 -72 10 -76 38 -62 40 -60 20 -46 12 ; q^ ~ 5 50 -2 72 10 76 38 62 40 60 20 46 12 ; om ~- -69 42 10
part feet = felt b : rm^ ~ -22 78 20 28 5 ; rm ~- -24 88 28 12 5
part body = felt a : q^ ~ 7 -38 -76 38 -76 38 -24 50 -18 50 68 -50 68 -50 -18 -38 -24
part edge = floss c : stitch ~ -33 -71 33 -71 9 ; stitch ~ 33 -70 33 -22 7 ; stitch ~ -33 -70 -33 -22 7 ; stitch ~ 45 -14 45 63 10 ; stitch ~ -45 -14 -45 63 10 ; stitch ~ -44 63 44 63 12
part panel = felt c : r ~ 0 22 58 44 5 ; stitch a- -26 3 26 3 8 ; stitch a- -26 41 26 41 8 ; stitch a- -26 3 -26 41 6 ; stitch a- 26 3 26 41 6 ; h ~- -12 22 8 ; o ~- 14 15 4.500 ; o b 14 29 4.500
part mouth = floss a : z_ k 2.4 -14 -38 14 -38 ; z_ k 2.4 -14 -42 -14 -34 ; z_ k 2.4 -5 -42 -5 -34 ; z_ k 2.4 5 -42 5 -34 ; z_ k 2.4 14 -42 14 -34
part eyes = eyes a : button silver -15 -56 9 ; button silver 15 -56 9
template body 2 4
scene lay

* pixel-wall | 9-12 13+ | Robots, Space
appeal 3
topics pixel art, retro, arcade, video game, video games, gaming, computer, coding, minecraft, room decor, sticky note art, office
variant robot | Robots | teal, orange, yellow free | robot, pixel robot, android
variant alien | Space | green, pink, yellow free | alien, pixel alien, space invader, ufo, monster
colors teal, orange, yellow
minutes 50 60
mess low
place floor
heart note: sticky-note, paint-chip, origami-paper, index-card = 46
need plan: graph-paper, paper = 1 sheet
join tape: tape, masking-tape, washi-tape
tool pen: colored-pencil, marker, crayon
tool ruler: ruler
tool scissors: scissors
step plan: draw plan pen ruler by cc
step count: prepare note plan scissors by cc
step spot: prepare plan ruler by cc
step line: tape note tape > base bases by cc
step rows: build note tape > rows rowss by cc
step eyes: build note tape > eyes eyess by cc
step step: play note by cc
part base@robot = note a : r a -52.5 78.8 16.7 16.7 .6 ; r_ a- -52.5 72.1 16.7 3.1 ; r a -35 78.8 16.7 16.7 .6 ; r_ a- -35 72.1 16.7 3.1 ; r a 35 78.8 16.7 16.7 .6 ; r_ a- 35 72.1 16.7 3.1 ; r a 52.5 78.8 16.7 16.7 .6 ; r_ a- 52.5 72.1 16.7 3.1
part rows@robot = note a : r a -35 -61.2 16.7 16.7 .6 ; r_ a- -35 -67.9 16.7 3.1 ; r a -17.5 -61.2 16.7 16.7 .6 ; r_ a- -17.5 -67.9 16.7 3.1 ; r a 0 -61.2 16.7 16.7 .6 ; r_ a- 0 -67.9 16.7 3.1 ; r a 17.5 -61.2 16.7 16.7 .6 ; r_ a- 17.5 -67.9 16.7 3.1 ; r a 35 -61.2 16.7 16.7 .6 ; r_ a- 35 -67.9 16.7 3.1 ; r a -35 -43.8 16.7 16.7 .6 ; r_ a- -35 -50.4 16.7 3.1 ; r a 0 -43.8 16.7 16.7 .6 ; r_ a- 0 -50.4 16.7 3.1 ; r a 35 -43.8 16.7 16.7 .6 ; r_ a- 35 -50.4 16.7 3.1 ; r a -35 -26.2 16.7 16.7 .6 ; r_ a- -35 -32.9 16.7 3.1 ; r a -17.5 -26.2 16.7 16.7 .6 ; r_ a- -17.5 -32.9 16.7 3.1 ; r a 0 -26.2 16.7 16.7 .6 ; r_ a- 0 -32.9 16.7 3.1 ; r a 17.5 -26.2 16.7 16.7 .6 ; r_ a- 17.5 -32.9 16.7 3.1 ; r a 35 -26.2 16.7 16.7 .6 ; r_ a- 35 -32.9 16.7 3.1 ; r a 0 -8.8 16.7 16.7 .6 ; r_ a- 0 -15.4 16.7 3.1 ; r a -70 8.8 16.7 16.7 .6 ; r_ a- -70 2.1 16.7 3.1 ; r a -52.5 8.8 16.7 16.7 .6 ; r_ a- -52.5 2.1 16.7 3.1 ; r a -35 8.8 16.7 16.7 .6 ; r_ a- -35 2.1 16.7 3.1 ; r a -17.5 8.8 16.7 16.7 .6 ; r_ a- -17.5 2.1 16.7 3.1 ; r a 0 8.8 16.7 16.7 .6 ; r_ a- 0 2.1 16.7 3.1 ; r a 17.5 8.8 16.7 16.7 .6 ; r_ a- 17.5 2.1 16.7 3.1 ; r a 35 8.8 16.7 16.7 .6 ; r_ a- 35 2.1 16.7 3.1 ; r a 52.5 8.8 16.7 16.7 .6 ; r_ a- 52.5 2.1 16.7 3.1 ; r a 70 8.8 16.7 16.7 .6 ; r_ a- 70 2.1 16.7 3.1 ; r a -70 26.2 16.7 16.7 .6 ; r_ a- -70 19.6 16.7 3.1 ; r a -35 26.2 16.7 16.7 .6 ; r_ a- -35 19.6 16.7 3.1 ; r a 35 26.2 16.7 16.7 .6 ; r_ a- 35 19.6 16.7 3.1 ; r a 70 26.2 16.7 16.7 .6 ; r_ a- 70 19.6 16.7 3.1 ; r a -70 43.8 16.7 16.7 .6 ; r_ a- -70 37.1 16.7 3.1 ; r a -35 43.8 16.7 16.7 .6 ; r_ a- -35 37.1 16.7 3.1 ; r a 35 43.8 16.7 16.7 .6 ; r_ a- 35 37.1 16.7 3.1 ; r a 70 43.8 16.7 16.7 .6 ; r_ a- 70 37.1 16.7 3.1 ; r a -35 61.2 16.7 16.7 .6 ; r_ a- -35 54.6 16.7 3.1 ; r a 35 61.2 16.7 16.7 .6 ; r_ a- 35 54.6 16.7 3.1
part eyes@robot = note b : r c 0 -78.8 16.7 16.7 .6 ; r_ c- 0 -85.4 16.7 3.1 ; r b -17.5 -43.8 16.7 16.7 .6 ; r_ b- -17.5 -50.4 16.7 3.1 ; r b 17.5 -43.8 16.7 16.7 .6 ; r_ b- 17.5 -50.4 16.7 3.1 ; r c -17.5 26.2 16.7 16.7 .6 ; r_ c- -17.5 19.6 16.7 3.1 ; r c 0 26.2 16.7 16.7 .6 ; r_ c- 0 19.6 16.7 3.1 ; r c 17.5 26.2 16.7 16.7 .6 ; r_ c- 17.5 19.6 16.7 3.1 ; r b -17.5 43.8 16.7 16.7 .6 ; r_ b- -17.5 37.1 16.7 3.1 ; r b 0 43.8 16.7 16.7 .6 ; r_ b- 0 37.1 16.7 3.1 ; r b 17.5 43.8 16.7 16.7 .6 ; r_ b- 17.5 37.1 16.7 3.1
part bases@alien = note a : r a -39 68.2 18.7 18.7 .6 ; r_ a- -39 60.8 18.7 3.5 ; r a -19.5 68.2 18.7 18.7 .6 ; r_ a- -19.5 60.8 18.7 3.5 ; r a 19.5 68.2 18.7 18.7 .6 ; r_ a- 19.5 60.8 18.7 3.5 ; r a 39 68.2 18.7 18.7 .6 ; r_ a- 39 60.8 18.7 3.5
part rowss@alien = note a : r a -58.5 -68.2 18.7 18.7 .6 ; r_ a- -58.5 -75.7 18.7 3.5 ; r a 58.5 -68.2 18.7 18.7 .6 ; r_ a- 58.5 -75.7 18.7 3.5 ; r a -39 -48.8 18.7 18.7 .6 ; r_ a- -39 -56.2 18.7 3.5 ; r a 39 -48.8 18.7 18.7 .6 ; r_ a- 39 -56.2 18.7 3.5 ; r a -58.5 -29.2 18.7 18.7 .6 ; r_ a- -58.5 -36.7 18.7 3.5 ; r a -39 -29.2 18.7 18.7 .6 ; r_ a- -39 -36.7 18.7 3.5 ; r a -19.5 -29.2 18.7 18.7 .6 ; r_ a- -19.5 -36.7 18.7 3.5 ; r a 0 -29.2 18.7 18.7 .6 ; r_ a- 0 -36.7 18.7 3.5 ; r a 19.5 -29.2 18.7 18.7 .6 ; r_ a- 19.5 -36.7 18.7 3.5 ; r a 39 -29.2 18.7 18.7 .6 ; r_ a- 39 -36.7 18.7 3.5 ; r a 58.5 -29.2 18.7 18.7 .6 ; r_ a- 58.5 -36.7 18.7 3.5 ; r a -78 -9.8 18.7 18.7 .6 ; r_ a- -78 -17.2 18.7 3.5 ; r a -58.5 -9.8 18.7 18.7 .6 ; r_ a- -58.5 -17.2 18.7 3.5 ; r a -19.5 -9.8 18.7 18.7 .6 ; r_ a- -19.5 -17.2 18.7 3.5 ; r a 0 -9.8 18.7 18.7 .6 ; r_ a- 0 -17.2 18.7 3.5 ; r a 19.5 -9.8 18.7 18.7 .6 ; r_ a- 19.5 -17.2 18.7 3.5 ; r a 58.5 -9.8 18.7 18.7 .6 ; r_ a- 58.5 -17.2 18.7 3.5 ; r a 78 -9.8 18.7 18.7 .6 ; r_ a- 78 -17.2 18.7 3.5 ; r a -78 9.8 18.7 18.7 .6 ; r_ a- -78 2.3 18.7 3.5 ; r a -58.5 9.8 18.7 18.7 .6 ; r_ a- -58.5 2.3 18.7 3.5 ; r a -39 9.8 18.7 18.7 .6 ; r_ a- -39 2.3 18.7 3.5 ; r a -19.5 9.8 18.7 18.7 .6 ; r_ a- -19.5 2.3 18.7 3.5 ; r a 0 9.8 18.7 18.7 .6 ; r_ a- 0 2.3 18.7 3.5 ; r a 19.5 9.8 18.7 18.7 .6 ; r_ a- 19.5 2.3 18.7 3.5 ; r a 39 9.8 18.7 18.7 .6 ; r_ a- 39 2.3 18.7 3.5 ; r a 58.5 9.8 18.7 18.7 .6 ; r_ a- 58.5 2.3 18.7 3.5 ; r a 78 9.8 18.7 18.7 .6 ; r_ a- 78 2.3 18.7 3.5 ; r a -78 29.2 18.7 18.7 .6 ; r_ a- -78 21.8 18.7 3.5 ; r a -39 29.2 18.7 18.7 .6 ; r_ a- -39 21.8 18.7 3.5 ; r a -19.5 29.2 18.7 18.7 .6 ; r_ a- -19.5 21.8 18.7 3.5 ; r a 0 29.2 18.7 18.7 .6 ; r_ a- 0 21.8 18.7 3.5 ; r a 19.5 29.2 18.7 18.7 .6 ; r_ a- 19.5 21.8 18.7 3.5 ; r a 39 29.2 18.7 18.7 .6 ; r_ a- 39 21.8 18.7 3.5 ; r a 78 29.2 18.7 18.7 .6 ; r_ a- 78 21.8 18.7 3.5 ; r a -78 48.8 18.7 18.7 .6 ; r_ a- -78 41.3 18.7 3.5 ; r a -39 48.8 18.7 18.7 .6 ; r_ a- -39 41.3 18.7 3.5 ; r a 39 48.8 18.7 18.7 .6 ; r_ a- 39 41.3 18.7 3.5 ; r a 78 48.8 18.7 18.7 .6 ; r_ a- 78 41.3 18.7 3.5
part eyess@alien = note b : r b -39 -9.8 18.7 18.7 .6 ; r_ b- -39 -17.2 18.7 3.5 ; r b 39 -9.8 18.7 18.7 .6 ; r_ b- 39 -17.2 18.7 3.5 ; r c -58.5 29.2 18.7 18.7 .6 ; r_ c- -58.5 21.8 18.7 3.5 ; r c 58.5 29.2 18.7 18.7 .6 ; r_ c- 58.5 21.8 18.7 3.5
scene lay
`;
