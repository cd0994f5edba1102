export const shelf = `
* bottle-cap-tambourine | 6-8 9-12 | Music
topics tambourine, band, percussion, parade, folk music, jingle
colors red, yellow, blue free
minutes 45 45
mess low
heart caps: bottle-cap = 10
heart stick: stick, driftwood
need line: string, cotton-cord, shoelace, yarn, raffia, craft-wire = 3 ft
nice paint: acrylic-paint, paint = 1 color
nice trim: ribbon, crepe-paper, yarn, fabric-scrap = 3 strip
tool brush: paintbrush
home hammer
home nail
home board
step fork: prepare stick > stick by tc
step holes: poke caps hammer nail board by gg
step paint: paint stick paint brush > stripes
step upper: thread caps line by cc
step bind: tie line stick > upper by tc
step lower: tie caps line stick > lower by tc
step trim: tie trim stick > trim by tc
step play: play stick by cc
part stick = stick own : t^ ~ 0 96 9 0 34 9 -28 -22 8 -56 -84 5 ; t^ ~ 0 44 8 30 -22 8 58 -80 5
part stripes = paint a : r_ ~ 0 54 18 9 1 ; r_ ~ 0 70 18 5 1 ; r_ ~ 0 82 18 9 1
part upper = line own : z ~ 2 -44 -58 46 -58 ; r ~ -44 -58 13 7 2 22 ; r ~ 46 -58 13 7 2 -22 ; s b -32 -60 18 9 8 ; o_ b- -32 -60 6 ; s c -19 -56 18 9 8 ; o_ c- -19 -56 6 ; s b -6 -60 18 9 8 ; o_ b- -6 -60 6 ; s c 8 -56 18 9 8 ; o_ c- 8 -56 6 ; s b 21 -60 18 9 8 ; o_ b- 21 -60 6 ; s c 34 -56 18 9 8 ; o_ c- 34 -56 6
part lower = line own : z ~ 2 -30 -26 32 -26 ; r ~ -30 -26 13 7 2 22 ; r ~ 32 -26 13 7 2 -22 ; s c -18 -28 18 9 8 ; o_ c- -18 -28 6 ; s b -5 -24 18 9 8 ; o_ b- -5 -24 6 ; s c 8 -28 18 9 8 ; o_ c- 8 -28 6 ; s b 21 -24 18 9 8 ; o_ b- 21 -24 6
part trim = trim a : l ~ 6 -4 46 -26 56 -30 76 ; l ~ 6 4 46 26 58 34 74 ; l ~ 6 4 47 16 66 22 92
scene lay

* oatmeal-drum | 2-3 4-5 | Music
topics drum, drummer, marching band, parade, percussion
colors red, yellow, blue free
minutes 20 20
mess low
heart can: oatmeal-canister, plastic-tub, cookie-tin
heart beaters: wooden-spoon, plastic-spoon, chopstick = 2
need wrap: paper, construction-paper, packing-paper = 1 sheet
need color: crayon, marker, oil-pastel, broken-crayon = 3 color
nice film: contact-paper = 1 sheet
join tape: tape, masking-tape
tool scissors: scissors
step fit: cut wrap scissors by gt
step scribble: color wrap color by cc
step wrap: tape wrap can tape > drum scribble by tt
step shine: decorate film can by gt
step lid: tape can tape > lid by gt
step first: play can beaters > beaters by cc
step march: play can by cc
part drum = wrap a : r^ ~ 0 24 120 106 8 ; r_ ~- 50 24 18 104 6
part scribble = color b : l_ blue 5 -54 6 -42 -14 -30 6 -18 -14 -6 6 6 -14 18 6 30 -14 40 4 ; i_ blue -34 40 13 3 4 ; l_ yellow 5 -10 28 0 50 10 28 20 50 30 28 36 46 ; d_ yellow 4 -50 60 -38 66 -16 62 -4 66 24 62 38 66
part lid = can own : o ~ 0 -29 64 19 ; r ~ 0 -25 126 10 5 ; o ~+ 0 -33 62 17 ; o_ ~ 0 -33 52 12
part beaters = beaters own : l^ ~ 8 -84 -84 -24 -46 ; o^ ~ -14 -40 17 10 32 ; l^ ~ 8 84 -84 24 -46 ; o^ ~ 14 -40 17 10 -32

* bottle-shaker | 2-3 4-5 | Music
topics shaker, maraca, rattle, band, toddler music
colors orange, teal, yellow free
minutes 15 20
mess low
heart bottle: plastic-bottle, plastic-jar
heart fill@2-3: breakfast-cereal = 1/2 cup
heart fill@4-5: rice, dried-bean, dried-lentil, dried-chickpea, popcorn, dry-pasta, bead, birdseed, breakfast-cereal = 1/4 cup
need bits: tissue-paper, construction-paper, origami-paper, wrapping-paper, crinkle-paper = 1 sheet
nice dots: sticker, felt-sticker = 8
join tape: tape, duct-tape, masking-tape
home funnel@4-5
step dry: prepare bottle > bottle by gt
step fill@2-3: fill fill bottle > fill
step fill@4-5: fill fill bottle funnel > fill by t
step tear: tear bits by cc
step bits: fill bits bottle > bits by cc
step close: tape bottle tape > seal by gg
step dots: decorate dots bottle > dots by cc
step play: play bottle by cc
part bottle = bottle own : b^ ~ -13 -80 13 -80 15 -58 44 -34 46 74 0 80 -46 74 -44 -34 -15 -58
part fill = fill own : b_ ~ -43 42 -20 36 0 40 22 34 43 40 43 70 0 76 -43 70 ; a_ tan- -26 52 6 2.5 0 359 ; a_ tan- -8 58 6 2.5 0 359 ; a_ tan- 12 50 6 2.5 0 359 ; a_ tan- 30 58 6 2.5 0 359 ; a_ tan- -32 66 6 2.5 0 359 ; a_ tan- 4 68 6 2.5 0 359 ; a_ tan- 22 67 6 2.5 0 359
part bits = bits a : p_ ~ -34 22 -20 16 -18 30 -30 34 ; p_ b -10 2 4 -4 8 10 -4 14 ; p_ c 18 20 32 14 34 28 22 30 ; p_ c -30 -10 -18 -18 -12 -6 -24 0 ; p_ ~ 16 -20 30 -24 32 -10 20 -8 ; p_ b -6 28 6 22 10 34 -2 36
part seal = tape b : r^ b 0 -84 32 18 4 ; r_ b+ 0 -76 32 4 2 ; r_ w -37 14 5 60 2
part dots = dots c : s ~ -26 -2 5 8 4 ; o ~ 30 2 6 ; s ~ 0 -42 5 8 4

* song-painting | 2-3 4-5 | Music
topics dance, listening, orchestra, art and music, feelings
colors blue, orange, purple free
minutes 20 25
waits 60
mess lots
heart paint: paint = 2 color
heart paper: paper, construction-paper, watercolor-paper, packing-paper, cardstock = 2 sheet
need brush: paintbrush, sponge-brush, kitchen-sponge, toothbrush, cotton-ball
nice bells@4-5: bell = 3
nice twist@4-5: pipe-cleaner
join hold: masking-tape, tape
home plate = 2
tool pen: marker, crayon, pencil
step hold: tape paper hold > sheets by gt
step pour: prepare paint plate by gg
step bells@4-5: tie bells twist brush by t
step slow: paint paint paper brush plate > slow by cc
step quick: paint paint paper brush plate > quick by cc
step dry: dry paper by gc
step name: draw paper pen by gt
part sheets = paper own : r^ w -46 0 84 140 2 -3 ; r^ w 46 2 84 140 2 3
part slow = paint a : l_ a 8 -78 -34 -60 -52 -40 -34 -22 -50 -12 -40 ; l_ a+ 10 -76 0 -58 -18 -38 2 -16 -14 ; l_ a 8 -76 38 -56 22 -36 40 -18 24 -12 28
part quick = paint b : d_ b 6 22 -44 40 -52 58 -42 74 -50 28 -22 66 -24 ; d_ b 4 48 -30 34 -34 76 -32 56 -14 40 -8 20 -4 ; d_ c 5 30 12 46 22 64 8 76 20 20 32 ; d_ b 6 38 44 58 36 72 50 24 54 50 56 ; z_ c 4 60 -2 68 -10 ; z_ c 4 34 32 42 26
scene lay

* floor-piano | 2-3 4-5 6-8 | Music
topics piano, keyboard, pianist, music lesson, notes
colors black, red, yellow
minutes 25 30 35
mess low
place floor
heart white: paper, watercolor-paper, cardstock = 8 sheet
heart black: construction-paper, cardstock, felt, craft-foam = 3 sheet
nice dots: sticker, felt-sticker, sticky-note = 8
join tape: masking-tape, tape, washi-tape
tool scissors: scissors
tool pen: marker, crayon
step row: arrange white tape > white by ttc
step back: tape white tape by gtc
step cut: cut black scissors by gcc
step black: tape black white tape > black by ttc
step dots: decorate dots white > dots by ccc
step number@4-5,6-8: draw white pen by tc
step floor: build white tape by ggt
step play: play white by ccc
part white = white own : r^ w -73.5 0 20 150 2 ; r^ w -52.5 0 20 150 2 ; r^ w -31.5 0 20 150 2 ; r^ w -10.5 0 20 150 2 ; r^ w 10.5 0 20 150 2 ; r^ w 31.5 0 20 150 2 ; r^ w 52.5 0 20 150 2 ; r^ w 73.5 0 20 150 2
part black = black a : r^ ~ -63 -30 13 88 1 ; r^ ~ -42 -30 13 88 1 ; r^ ~ 0 -30 13 88 1 ; r^ ~ 21 -30 13 88 1 ; r^ ~ 42 -30 13 88 1
part dots = dots b : o b -73.5 52 7 ; o c -52.5 52 7 ; o blue -31.5 52 7 ; o green -10.5 52 7 ; o b 10.5 52 7 ; o c 31.5 52 7 ; o blue 52.5 52 7 ; o green 73.5 52 7
scene lay

* spoon-maracas | 4-5 6-8 | Music
topics maraca, maracas, rattle, shaker, mexico, fiesta, cinco de mayo, salsa, latin band
colors red, green, yellow free
minutes 25 25
mess low
heart egg: egg-shaped-plastic-shell = 2
heart spoons: plastic-spoon = 4
need fill: rice, dried-lentil, dried-bean, popcorn, dried-chickpea, bead, seed, birdseed = 4 tbsp
nice frill: crepe-paper, ribbon, tissue-paper = 2 strip
join tape: washi-tape, masking-tape, electrical-tape, tape
step fill: fill egg fill > eggs by cc
step seal: tape egg tape > seal by tc
step cup: build egg spoons > spoons by tc
step bind: tape egg spoons tape > bind by tc
step handle: tape spoons tape > handle by tc
step frill: tie frill spoons > frill by tc
step play: play egg by cc
part spoons = spoons own : b^ ~ -44 -88 -20 -62 -24 -22 -36 -4 -38 84 -50 84 -50 -4 -64 -22 -68 -62 ; b^ ~ 44 -74 20 -48 24 -8 36 10 38 90 50 90 50 10 64 -8 68 -48
part eggs = egg a : b^ ~ -44 -82 -26 -62 -26 -36 -44 -20 -62 -36 -62 -62 ; b^ b 44 -68 26 -48 26 -22 44 -6 62 -22 62 -48 ; o_ ~+ -52 -64 4 8 20 ; o_ b+ 36 -50 4 8 20
part seal = tape c : r_ c -44 -46 38 6 2 ; r_ c 44 -32 38 6 2
part bind = tape c : r c -44 -8 26 10 2 ; r c 44 6 26 10 2
part handle = tape b : r c -44 22 15 10 1 ; r b -44 32 15 10 1 ; r c -44 42 15 10 1 ; r b -44 52 15 10 1 ; r c -44 62 15 10 1 ; r c 44 34 15 10 1 ; r a 44 44 15 10 1 ; r c 44 54 15 10 1 ; r a 44 64 15 10 1 ; r c 44 74 15 10 1
part frill = frill a : l ~ 5 -46 -4 -66 6 -72 20 ; l ~ 5 -42 -4 -26 8 -22 22 ; l b 5 42 10 24 20 18 34 ; l b 5 46 10 64 20 70 34
scene lay

* tube-kazoo | 4-5 6-8 | Music
topics kazoo, humming, jug band, marching band
colors teal, orange, yellow free
minutes 15 20
mess low
heart tube: cardboard-tube
heart skin: wax-paper, parchment-paper, tracing-paper = 1 scrap
need band: rubber-band, hair-tie, loom-band
need color: marker, crayon, oil-pastel, paint-marker = 3 color
nice deco: washi-tape, sticker, ribbon, sticky-note = 3 strip
tool scissors: scissors
tool pencil: pencil
step color: color tube color > tube stripes by cc
step hole: poke tube pencil > hole by gt
step cut: cut skin scissors by tc
step skin: build skin tube band > skin by tc
step band: tie band tube > band by tc
step deco: decorate deco tube > deco by cc
step hum: play tube by cc
step band2@6-8: play tube by c
part tube = tube own : r^ ~ -8 4 150 72 5 ; r_ ~- -8 32 148 14 4 ; o ~+ -83 4 14 36 ; o_ k -83 4 10 29
part stripes = color a : l_ ~ 7 -56 -26 -46 -8 -56 10 -46 34 ; l_ b 7 -34 -26 -24 -8 -34 10 -24 34 ; l_ c 7 -12 -26 -2 -8 -12 10 -2 34 ; l_ ~ 7 10 -26 20 -8 10 10 20 34
part hole = tube own : o_ k 36 -14 6 4.5
part skin = skin own : b^ ~ 44 -46 54 -36 70 -36 84 -20 86 4 84 28 70 44 54 44 44 54 50 30 48 4 50 -22 ; z_ ~- 1.5 70 -34 80 -10 ; z_ ~- 1.5 60 -34 62 -18 ; z_ ~- 1.5 70 42 80 18 ; z_ ~- 1.5 60 42 62 26
part band = band b : r ~ 57 4 7 84 3
part deco = deco b : s ~ -66 -12 5 9 4 ; s c -68 22 5 8 3.5
scene lay

* box-guitar | 4-5 6-8 9-12 | Music
topics guitar, guitarist, rock star, rock band, country music, banjo, ukulele, strings
colors red, yellow, blue free
minutes 25 35 45
mess low
heart box: tissue-box, shoebox, small-box, cereal-box
heart strings: rubber-band = 4
need neck: cardboard-tube
need bridge: craft-stick, pencil, chopstick, paper-straw = 2
need cover: construction-paper, wrapping-paper, paper, magazine = 1 sheet
nice pegs: button, bottle-cap, sticker, bead = 4
join tape: tape, glue, duct-tape, masking-tape
tool scissors: scissors
tool pencil: marker, pencil
home mug
step hole: cut box scissors mug pencil by gtc
step cover: glue cover box tape > body hole by tcc
step neck: build neck box tape scissors > neck by gtc
step strings: build strings box > strings by tcc
step bridge: arrange bridge strings > bridge by tcc
step pegs: decorate pegs neck tape > pegs by ccc
step tune@6-8,9-12: play strings bridge by cc
step frets@9-12: draw neck pencil by c
step play: play strings by ccc
part neck = neck own : r^ ~ 0 -50 30 94 4 ; r_ ~- 11 -50 8 92 3 ; o ~+ 0 -97 15 4
part body = cover a : q^ ~ 10 -58 -14 58 -14 58 86 -58 86 ; r_ ~- 51 36 12 96 4 ; r_ b -50 36 5 92 2
part hole = box own : o_ k 0 32 27 ; a_ b 0 32 32 28 0 359
part bridge = bridge own : r ~ 0 70 58 7 3 ; r ~ 0 -4 58 7 3
part strings = strings c : z_ c 2 -16 -14 -16 86 ; z_ b 2 -5.5 -14 -5.5 86 ; z_ c 2 5.5 -14 5.5 86 ; z_ b 2 16 -14 16 86
part pegs = pegs b : o ~ -21 -84 7 ; o ~ -21 -64 7 ; o ~ 21 -84 7 ; o ~ 21 -64 7

* rain-stick | 4-5 6-8 9-12 | Music
topics rain stick, rainstick, rainmaker, chile, desert, percussion, calm
colors teal, orange, yellow free
minutes 30 35 40
mess low
heart tube: cardboard-tube
heart fill: rice, dried-lentil, dried-bean, popcorn, seed, birdseed, dried-chickpea, bead = 1/4 cup
need coil: aluminum-foil = 3 ft
need cap: paper, construction-paper, packing-paper, paper-bag = 1 sheet
nice wrap: yarn, string, ribbon, raffia = 2 yd
nice color: marker, acrylic-paint, paint, oil-pastel = 3 color
join tape: masking-tape, tape, duct-tape, washi-tape
tool scissors: scissors
home mug
step color: color tube color > stripes by ccc
step coil: roll coil by ccc
step spring: build coil tube by tcc
step caps: cut cap scissors mug by tcc
step close: tape cap tube tape > tube foot by tcc
step fill: fill fill tube by tcc
step top: tape cap tube tape > top by tcc
step wrap: decorate wrap tube tape > wrap by tcc
step listen: play tube by ccc
part tube = tube own : r^ ~ 0 0 42 176 4 36 ; r_ ~- 12 9 8 174 3 36
part stripes = color a : r_ a -36.5 50 42 9 1 36 ; r_ b -28 38.5 42 9 1 36 ; r_ c 16.5 -22.5 42 9 1 36 ; r_ a 25 -34 42 9 1 36 ; z_ b 4 -24 16 -8 22 -8 4 6 10 8 -8 22 -2
part foot = cap c : r c -49 67.500 46 14 3 36 ; r b -42 58 44 4 1 36
part top = cap c : r c 49 -67.500 46 14 3 36 ; r b 42 -58 44 4 1 36
part wrap = wrap b : r b -18 24.500 44 5 2 36 ; r b- -14 19 44 5 2 36 ; r b -10 13.700 44 5 2 36 ; r b 10 -13.700 44 5 2 36 ; r b- 14 -19 44 5 2 36
scene lay

* tape-bongos | 6-8 9-12 | Music
topics drum, bongo, bongos, drummer, rock band, percussion, africa, samba
colors teal, orange, yellow free
minutes 40 45
mess low
heart can: can, oatmeal-canister, plastic-tub, chip-can = 2
heart bands: rubber-band = 8
need skin: tape, duct-tape = 1 roll
need sticks: chopstick, wooden-spoon, pencil, dowel, stick = 2
need cover: construction-paper, wrapping-paper, paper, magazine, fabric-scrap = 2 sheet
nice paint: acrylic-paint, paint-marker, marker = 3 color
tool scissors: scissors
step rim: tape can skin by gt
step star: tape can skin > cans skins by tc
step layer: tape can skin by tc
step cover: tape cover can skin scissors > covers by cc
step paint: color cover paint > pattern by cc
step rims: build bands can > rims by cc
step sticks: build sticks bands > sticks by cc
step pair: build can bands > pair by tc
step play: play can sticks by cc
part cans = can own : r^ ~ -37 28 76 104 6 ; r^ ~ 42 38 66 84 6
part covers = cover a : r ~ -37 32 77 88 3 ; r_ ~- -6 32 12 86 3 ; r b 42 44 67 66 3 ; r_ b- 70 44 10 64 3
part pattern = paint c : v_ c -75 58 1 58 7 -22 ; v_ c 9 58 75 58 7 -18 ; d_ c 4 -64 8 -48 8 -32 8 -16 8 ; d_ c 4 20 26 34 26 48 26 62 26
part skins = skin own : o ~ -37 -24 39 14 ; o_ w -37 -24 35 11.5 ; z_ glass- 1.5 -71 -24 -3 -24 ; z_ glass- 1.5 -60 -32 -14 -16 ; z_ glass- 1.5 -60 -16 -14 -32 ; z_ glass- 1.5 -37 -35 -37 -13 ; o ~ 42 -4 34 12 ; o_ w 42 -4 30 9.5 ; z_ glass- 1.5 12 -4 72 -4 ; z_ glass- 1.5 22 -11 62 3 ; z_ glass- 1.5 22 3 62 -11 ; z_ glass- 1.5 42 -13 42 5
part rims = bands b : l_ c 5 -75 -16 -60 -9 -37 -6 -14 -9 1 -16 ; l_ a 5 9 4 22 10 42 12 62 10 75 4
part pair = bands c : r c 3 40 5 22 2
part sticks = sticks own : l^ ~ 6 -88 -78 -40 -34 ; o^ c -41 -35 8 7 ; l^ ~ 6 90 -70 48 -16 ; o^ c 49 -17 8 7

* straw-panpipes | 6-8 9-12 | Music
topics panpipes, pan flute, flute, peru, andes, bolivia, harmonica, whistle, wind instrument, science of sound
colors orange, yellow, teal free
minutes 30 35
mess low
heart straws: paper-straw, plastic-straw, reed = 8
need brace: craft-stick, cardstock, cereal-box, cardboard = 2
nice deco: sticker, yarn, ribbon, felt-sticker = 3
join tape: tape, masking-tape, electrical-tape, washi-tape
tool scissors: scissors
tool ruler: ruler
tool pen: marker, pencil
step mark: draw straws ruler pen by tc
step cut: cut straws scissors > straws by tc
step close: tape straws tape > feet by tc
step row: arrange straws tape > row by cc
step brace: tape brace straws tape > brace by tc
step deco: decorate deco brace > deco by cc
step blow: play straws by cc
step tune@6-8: play straws by c
step tune@9-12: play straws pen by c
part straws = straws a : r^ a -66.5 0 16 166 3 ; r^ b -47.500 -8 16 150 3 ; r^ c -28.5 -16 16 134 3 ; r^ a -9.5 -21 16 124 3 ; r^ b 9.5 -27 16 112 3 ; r^ c 28.5 -35 16 96 3 ; r^ a 47.5 -40 16 86 3 ; r^ b 66.5 -43 16 80 3 ; o_ k -66.5 -82 6 2.5 ; o_ k -47.5 -82 6 2.5 ; o_ k -28.5 -82 6 2.5 ; o_ k -9.5 -82 6 2.5 ; o_ k 9.5 -82 6 2.5 ; o_ k 28.5 -82 6 2.5 ; o_ k 47.5 -82 6 2.5 ; o_ k 66.5 -82 6 2.5
part feet = tape own : r w -66.5 80 17 9 2 ; r w -47.5 64 17 9 2 ; r w -28.5 48 17 9 2 ; r w -9.5 38 17 9 2 ; r w 9.5 26 17 9 2 ; r w 28.5 10 17 9 2 ; r w 47.5 0 17 9 2 ; r w 66.5 -6 17 9 2
part row = tape own : r_ w 0 -36 156 6 1
part brace = brace own : r^ ~ 0 -52 164 14 6 ; r^ ~ 0 -20 164 14 6
part deco = deco c : s c -60 -52 5 7 3 ; s c 0 -52 5 7 3 ; s c 60 -52 5 7 3
scene lay

* beat-cubes | 4-5 6-8 9-12 | Music
topics rhythm, rhythm game, dance, music class, party game, beat, body percussion
colors yellow, blue, red free
minutes 30 30 40
mess low
heart cube: small-box, tissue-box, milk-carton, wooden-block = 2
need cover: construction-paper, paper, wrapping-paper = 3 sheet
need pen: marker, paint-marker, crayon
nice dots: sticker, felt-sticker, stick-on-gem = 21
join stick: glue-stick, glue, tape
tool scissors: scissors
step squares: cut cover scissors cube by tcc
step glue: glue cover cube stick > cubes by ccc
step moves: draw cover pen > moves by ttc
step counts@4-5,6-8: draw cover pen > counts by tc
step counts@9-12: draw cover pen > counts by c
step dots: decorate dots cube > dots by ccc
step throw: play cube by ccc
step grow: play cube by ccc
part cubes = cover a : q^ a 4 -88 -52 -8 -52 -8 28 -88 28 ; p a+ -88 -52 -70 -72 10 -72 -8 -52 ; p a- -8 -52 10 -72 10 8 -8 28 ; q^ b 4 2 -6 78 -6 78 72 2 72 ; p b+ 2 -6 20 -26 96 -26 78 -6 ; p b- 78 -6 96 -26 96 52 78 72
part moves = pen own : b_ k -64 -4 -66 -22 -58 -22 -56 -10 -54 -34 -47 -34 -46 -12 -42 -36 -35 -34 -36 -10 -32 -28 -25 -26 -28 4 -38 18 -54 16 ; z_ k 3 -74 -34 -68 -28 ; z_ k 3 -50 -46 -50 -40 ; z_ k 3 -22 -38 -26 -32 ; u_ k -38 -62 9
part counts = pen own : d_ w 7 22 14 58 14 40 33 22 52 58 52 ; d_ w 5 46 -16 62 -16
part dots = dots c : s ~ 22 14 5 6 3 ; s ~ 58 14 5 6 3 ; s ~ 40 33 5 6 3 ; s ~ 22 52 5 6 3 ; s ~ 58 52 5 6 3

* cigar-box-guitar | 13+ | Music
topics guitar, cigar box guitar, blues, folk music, luthier, woodworking, rock band, strings
colors navy, gold, red
minutes 150
mess some
heart box: small-box, cookie-tin
heart neck: dowel, wood-scrap, bamboo
heart strings: fishing-line, craft-wire = 10 ft
need pegs: nuts-and-bolts = 3
need bridge: pencil, chopstick, dowel, craft-stick = 2
nice finish: acrylic-paint, paint-marker, paint = 2 color
nice sand: sandpaper = 1 piece
nice deco: sticker, metallic-pen, stick-on-gem, washi-tape = 4
join glue: glue, duct-tape
tool pen: pencil, marker
tool ruler: ruler
home drill
home saw
home mug
step sand: prepare neck sand
step slots: cut box neck saw pen by c
step hole: draw box mug pen saw > hole
step finish: paint box finish > painted
step neck: build neck box glue > neck box
step drill: poke neck drill pen by t
step pegs: build pegs neck > pegs
step strings: thread strings neck pegs > strings
step bridge: build bridge strings ruler > bridge
step deco: decorate deco box > deco
step tune: play strings pegs
part neck = neck own : r^ ~ 0 -10 17 186 2 ; r_ ~- 6 -10 4 184 1
part box = box own : q^ ~ 5 -50 4 50 4 50 88 -50 88 ; r_ ~- 45 46 8 82 2 ; r_ ~+ 0 8 98 5 2
part painted = finish a : q ~ 5 -50 4 50 4 50 88 -50 88 ; a_ b 0 40 24 20 0 359 ; z_ b 2.5 -43 12 43 12 43 81 -43 81 -43 12 ; r_ b -34 66 10 10 1 45 ; r_ b 34 66 10 10 1 45
part hole = box own : o_ k 0 40 19
part pegs = pegs own : r ~ -13 -92 14 5 2 ; r ~ 13 -82 14 5 2 ; r ~ -13 -72 14 5 2 ; o ~ -20 -92 5 4 ; o ~ 20 -82 5 4 ; o ~ -20 -72 5 4 ; d ~- 2.5 -4 -92 4 -82 0 -72
part bridge = bridge own : r ~ 0 68 40 6 3 ; r ~ 0 -60 20 5 2
part strings = strings own : z_ cream 1.5 -5 82 -5 -60 -4 -92 ; z_ cream 1.5 0 82 0 -60 0 -72 ; z_ cream 1.5 5 82 5 -60 4 -82
part deco = deco c : s ~ -38 22 5 6 2.500 ; s ~ 38 22 5 6 2.500 ; s ~ -30 80 5 5 2 ; s ~ 30 80 5 5 2
scene lay

* bobby-pin-kalimba | 9-12 13+ | Music
topics kalimba, mbira, thumb piano, zimbabwe, africa, piano
colors teal, cream, orange
minutes 60 60
mess low
heart pins: bobby-pin = 7
heart board: wood-scrap, wood-slice, cookie-tin
need bars: chopstick, pencil, dowel = 3
need cord: cotton-cord, string, paracord, leather-cord, craft-wire = 5 ft
nice paint: acrylic-paint, paint-marker, marker = 2 color
nice sand: sandpaper = 1 piece
nice brush: paintbrush
home saw
step sand: prepare board sand by cc
step paint: color board paint > pattern by cc
step saw: cut bars saw board by gc
step open: prepare pins by cc
step lay: arrange bars pins board > board bars pins by cc
step clamp: tie bars cord board > clamp by tc
step tight: build bars pins by tc
step tune: play pins by cc
step play: play board by cc
part board = board own : q^ ~ 12 -60 -84 60 -84 60 86 -60 86 ; l_ ~- 1 -54 -50 -10 -54 54 -48 ; l_ ~- 1 -54 76 10 72 54 78
part pattern = paint a : a_ ~ 0 62 46 38 180 360 ; a_ b 0 62 32 25 180 360 ; a_ c 0 62 19 12 180 360 ; d_ b 3 -48 74 -24 74 0 74 24 74 48 74
part bars = bars own : r ~ 0 -58 104 7 3 ; r ~ 0 -22 104 7 3
part pins = pins own : z ~ 5 -39 -70 -39 12 ; z ~ 5 -26 -72 -26 22 ; z ~ 5 -13 -74 -13 32 ; z ~ 5 0 -76 0 42 ; z ~ 5 13 -74 13 36 ; z ~ 5 26 -72 26 26 ; z ~ 5 39 -70 39 16
part clamp = cord own : r wood 0 -40 112 8 3 ; r ~ -50 -40 10 16 2 ; r ~ 50 -40 10 16 2 ; z ~ 3 -32 -48 -33 -32 ; z ~ 3 -19 -48 -20 -32 ; z ~ 3 -6 -48 -7 -32 ; z ~ 3 7 -48 6 -32 ; z ~ 3 20 -48 19 -32 ; z ~ 3 33 -48 32 -32
scene lay

* bamboo-chime | 9-12 13+ | Music
topics wind chime, windchime, wind, garden, bamboo, japan, breeze
colors teal, orange, yellow
minutes 50 60
mess low
heart ringers: bamboo, dowel, reed = 5
heart line: fishing-line, string, cotton-cord, paracord, raffia = 12 ft
need ring: wooden-bead-ring, embroidery-hoop, stick, driftwood, hanger
need clapper: wood-slice, cork, wooden-bead, spool, metal-lid, curtain-ring
nice keys: old-key, metal-washer, bell, seashell = 3
nice paint: acrylic-paint, paint-marker = 2 color
tool pen: pencil, marker
tool ruler: ruler
tool scissors: scissors
home saw
step saw: cut ringers saw ruler pen by tc
step paint: color ringers paint > bands by cc
step knot: tie line ringers scissors > ringers by cc
step ring: tie ringers ring line > ring by tc
step clapper: tie clapper line ring > clapper by cc
step keys: tie keys line clapper > keys by cc
step loop: tie line ring > loop by tc
step hang: play ring by tc
part loop = line own : z ~ 1.6 0 -100 -44 -62 ; z ~ 1.6 0 -100 44 -62 ; z ~ 1.6 0 -100 0 -60
part ringers = ringers own : z ~- 1.2 -56 -60 -56 -36 ; z ~- 1.2 -28 -58 -28 -36 ; z ~- 1.2 0 -58 0 -36 ; z ~- 1.2 28 -58 28 -36 ; z ~- 1.2 56 -60 56 -36 ; r^ ~ -56 14 14 106 4 ; r^ ~ -28 5 14 86 4 ; r^ ~ 28 -3 14 70 4 ; r^ ~ 56 -11 14 54 4 ; r_ ~- -56 0 15 3 1 ; r_ ~- -28 6 15 3 1 ; r_ ~- 28 -4 15 3 1 ; r_ ~- 56 -10 15 3 1 ; r^ ~ 0 -18 14 40 4 ; r_ ~- 0 -18 15 3 1
part bands = paint a : r_ a -56 52 15 8 1 ; r_ b -56 61 15 5 1 ; r_ a -28 34 15 8 1 ; r_ b -28 43 15 5 1 ; r_ a 28 18 15 8 1 ; r_ b 28 27 15 5 1 ; r_ a 56 2 15 8 1 ; r_ b 56 11 15 5 1 ; r_ a 0 -10 15 6 1
part ring = ring own : a^ ~ 0 -60 999 999 0 1 ; r^ ~ 0 -60 132 9 4
part clapper = clapper own : z ~- 1.2 6 -58 6 40 ; o^ ~ 4 42 17 16 ; a_ ~- 4 42 12 10.500 0 359
part keys = keys own : z ~- 1.2 4 58 4 70 ; z ~- 1.2 -4 58 -8 68 ; z ~- 1.2 10 58 16 68 ; a ~ -9 73 6 3 0 359 ; z ~ 3 -10 79 -13 96 ; z ~ 2.5 -12 91 -7 93 ; a ~ 4 76 6 3 0 359 ; z ~ 3 4 82 4 99 ; z ~ 2.5 4 94 9 94 ; a ~ 17 73 6 3 0 359 ; z ~ 3 18 79 21 96 ; z ~ 2.5 20 91 25 90
scene hang

* album-sleeve | 9-12 13+ | Music
topics album, album cover, vinyl, record, playlist, band, concert, pop star, graphic design, collage
colors navy, orange, yellow free
minutes 60 75
mess low
heart sleeve: cardstock, cardboard, cereal-box, construction-paper, folder = 2 sheet
heart art: magazine, old-calendar-picture, map, wallpaper, old-book-page = 4 page
need vinyl: construction-paper, cardstock, paper = 1 sheet
nice photo: photo
nice shine: metallic-paper, aluminum-foil, washi-tape, cellophane = 1 strip
need pen: marker, paint-marker, metallic-pen, gel-pen
join stick: glue-stick, glue
tool scissors: scissors
tool ruler: ruler
home plate
step concept: prepare art pen by cc
step sleeve: glue sleeve stick ruler scissors > sleeve by cc
step collage: glue art sleeve stick scissors > scene by cc
step photo: glue photo sleeve stick scissors > photo by cc
step shine: decorate shine sleeve stick > shine by cc
step letter: draw sleeve pen ruler > title by cc
step record: cut vinyl scissors plate > record by cc
step label: glue art vinyl stick pen > label by cc
step tracks: draw sleeve pen by cc
part record = vinyl own : o^ black 40 0 54 54 ; a_ gray 40 0 46 45 0 359 ; a_ gray 40 0 38 37 0 359 ; a_ gray 40 0 30 29 0 359
part label = art b : o b 40 0 19 ; o_ c 40 0 11 ; o_ k 40 0 3
part sleeve = sleeve a : r^ ~ -28 0 124 124 2 -2 ; z_ ~- 1 30 -60 34 60
part scene = art c : p_ b -87 10 -60 -26 -38 6 -16 -34 30 20 32 38 -85 42 ; o_ c -4 -30 19 ; p_ teal -86 40 -50 18 -14 38 10 22 32 40 33 56 -85 58
part photo = photo own : b ~ -44 38 -46 12 -36 6 -34 -10 -26 -14 -18 -10 -16 6 -6 12 -8 38 ; o_ tan -26 -5 8 9
part shine = shine own : r_ ~ -28 50 116 5 1 -2
part title = pen own : r_ w -60 -46 40 7 1 -2 ; r_ w -66 -34 28 4 1 -2
scene lay

* sheet-music-rose | 9-12 13+ | Music
topics rose, recital, concert, music teacher, thank you, bouquet, wedding, valentine, mother's day
colors green, red, cream
minutes 45 50
mess low
heart music: sheet-music = 2 page
need stem: pipe-cleaner, stick, craft-wire, chopstick, wooden-skewer, paper-straw = 3
need leaf: construction-paper, felt, crepe-paper, tissue-paper, cardstock = 1 sheet
nice tint: watercolor-paint, tea-bag, oil-pastel, colored-pencil = 1 color
nice bow: ribbon, yarn, lace, raffia = 18 in
join glue: glue, tape
tool scissors: scissors
tool pencil: pencil
home mug
step copy: prepare music mug pencil by cc
step tint: color music tint by cc
step spiral: cut music scissors by cc
step roll: roll music by cc
step glue: glue music glue > roses by cc
step stem: glue stem music glue > stems by cc
step leaf: cut leaf scissors glue stem > leaves by cc
step bow: tie bow stem > bow by cc
step play: arrange stem by cc
part stems = stem a : l ~ 5 -34 -16 -18 30 -4 92 ; l ~ 5 0 -34 0 20 0 94 ; l ~ 5 36 -16 18 30 4 92
part leaves = leaf a : j ~ -18 34 -62 18 10 ; j ~ 16 40 60 26 10 ; j ~+ -8 60 -44 62 8 ; j ~+ 8 64 42 70 8
part roses = music own : o^ cream 0 -56 36 33 ; i_ gray 0 -56 30 3 1.6 ; a_ cream- 0 -56 35 33 20 160 ; i_ k 0 -56 16 2 1 ; d_ k 1.8 -22 -66 24 -50 8 -80 -12 -34 ; o^ w -44 -26 31 29 ; i_ gray -44 -26 26 3 1.6 ; a_ cream- -44 -26 30 28 20 160 ; d_ k 1.8 -62 -34 -28 -20 -48 -46 -52 -6 ; o^ w 44 -24 31 29 ; i_ gray 44 -24 26 3 1.6 ; a_ cream- 44 -24 30 28 20 160 ; d_ k 1.8 26 -32 60 -18 40 -44 38 -4
part bow = bow b : r ~ 0 54 20 8 3 ; b ~ -4 54 -30 42 -34 58 -26 66 ; b ~ 4 54 30 42 34 58 26 66 ; l ~ 4 -2 56 -14 76 -12 88 ; l ~ 4 2 56 14 74 18 86
scene lay

* sound-wave | 9-12 13+ | Music
topics sound wave, song, playlist, room decor, wall art, voice, science of sound, gift
colors purple, pink, orange, yellow
minutes 50 60
mess low
heart bars: paint-chip, paper-strip, cardstock, construction-paper, origami-paper, washi-tape = 4 color
heart base: canvas, cardstock, foam-board, cardboard, watercolor-paper, paper = 1 sheet
nice pen: metallic-pen, gel-pen, marker, drawing-ink
join stick: glue-stick, glue
tool ruler: ruler
tool scissors: scissors
tool pencil: pencil
home phone
step listen: prepare phone by tc
step line: draw base pencil ruler > base by cc
step cut: cut bars scissors ruler by cc
step sort: arrange bars base by cc
step glue: glue bars base stick > bars by cc
step name: draw base pen > name by cc
step hang: play base by cc
part base = base own : r^ w 0 0 168 132 2
part bars = bars a : r a -72 -4 6 10 1 ; r a -64 -4 6 22 1 ; r a -56 -4 6 46 1 ; r a -48 -4 6 30 1 ; r a -40 -4 6 64 1 ; r b -32 -4 6 40 1 ; r b -24 -4 6 78 1 ; r b -16 -4 6 96 1 ; r b -8 -4 6 58 1 ; r b 0 -4 6 104 1 ; r c 8 -4 6 70 1 ; r c 16 -4 6 36 1 ; r c 24 -4 6 84 1 ; r c 32 -4 6 50 1 ; r c 40 -4 6 66 1 ; r d 48 -4 6 28 1 ; r d 56 -4 6 42 1 ; r d 64 -4 6 18 1 ; r d 72 -4 6 10 1
part name = pen own : l_ k 2 -30 58 -24 54 -18 59 -10 54 -4 58 6 54 12 58 ; l_ k 2 18 58 24 54 30 58
scene lay

* torn-paper-pizza | 2-3 4-5 | Food
topics pizza, pizzeria, italy, dinner, restaurant, chef, pretend food
colors red, yellow, green
minutes 20 25
mess low
heart plate: paper-plate, cake-board
heart paper: construction-paper, tissue-paper, crepe-paper, origami-paper = 3 color
nice topping: felt, craft-foam, cupcake-liner = 2 color
join stick: glue-stick, glue
tool scissors: scissors
tool crust: crayon, marker
step crust: color plate crust > plate by cc
step sauce: tear paper by cc
step spread: glue paper plate stick > sauce by tc
step cheese: tear paper plate stick > cheese by cc
step topping: cut topping scissors by gt
step place: glue topping plate stick > topping by cc
step basil: tear paper plate stick > basil by cc
step slice@4-5: cut plate scissors by t
step serve: play plate by cc
part plate = plate own : o^ cream 0 0 88 88 ; a_ tan 0 0 87 74 0 359
part sauce = paper a : y ~ 0 0 71 71 18 0.08 ; p_ ~- -40 30 -22 26 -28 44 ; p_ ~+ 30 -40 46 -30 30 -24
part cheese = paper b : p ~ -50 -28 -24 -40 -20 -16 -44 -10 ; p ~ 2 -60 28 -52 20 -34 -2 -38 ; p ~ 32 -20 56 -18 52 6 34 2 ; p ~ -60 4 -38 6 -38 28 -58 26 ; p ~ -14 -8 12 -12 16 12 -10 14 ; p ~ 22 22 48 22 44 44 24 42 ; p ~ -24 38 2 34 4 56 -20 58 ; p ~+ -30 -62 -12 -58 -18 -46
part topping = topping a : o a- -8 -32 12 ; o a- 40 -36 11 ; o a- 18 30 12 ; o a- -46 -2 12 ; o a- -28 28 11 ; o a- 10 62 9
part basil = paper c : p ~ -34 -48 -20 -50 -14 -42 -28 -38 ; p ~ 20 -12 34 -14 36 -4 24 0 ; p ~ -18 14 -6 18 -8 28 -22 24 ; p ~ 44 10 56 12 52 24 44 22 ; p ~ -6 -70 6 -70 4 -60 -6 -60
scene lay

* dough-bakery | 2-3 4-5 | Food
topics bakery, baker, cookies, cake, birthday cake, biscuit, cupcake, pie, tea party, pretend food
colors pink, brown, yellow free
minutes 25 35
mess some
heart dough: play-dough, modeling-clay, air-dry-clay = 3 handful
heart cutter: cookie-cutter, plastic-cup, metal-lid, plastic-lid
need tray: paper-plate, foil-tray, foil-pan, cake-board, plastic-lid
need pin: rolling-pin, cardboard-tube, plastic-bottle, plastic-jar
nice candle@4-5: paper-straw, birthday... 
home fork
step warm: shape dough by cc
step roll: roll dough pin by tc
step stamp: shape dough cutter > cookies by cc
step fork: decorate dough fork by cc
step cake: shape dough > cake by tc
step cherry: shape dough > cherry by cc
step tray: arrange dough tray > tray by cc
step sell: play tray by cc
part tray = tray own : o^ ~ 0 46 96 36 ; o_ ~- 0 44 82 28
scene stand
`;
