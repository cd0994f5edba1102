export const shelf = `
* bottle-cap-tambourine | 6-8 9-12 | Music
extras sound: feather, ribbon, bell, letter-bead, charm, price-tag, tinsel, raffia, embroidery-floss, yarn, string
topics tambourine, band, percussion, parade, jingle
near folk music
colors red, yellow, blue free
minutes 45 45
mess low
heart caps: bottle-cap = 10
heart stick: stick, driftwood
need line: string, cotton-cord, shoelace, yarn, raffia = 3 ft
nice paint: acrylic-paint, paint = 1 color
nice trim: ribbon, crepe-paper, yarn, fabric-scrap = 3 strip
tool brush: paintbrush
tool scissors: scissors
home hammer
home nail
home board
step fork: prepare stick > stick by tc
step holes: poke caps hammer nail board by gg
step paint: paint stick paint brush > stripes
step upper: thread caps line scissors by cc
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
extras sound: construction-paper, craft-foam, cardboard, sticker, ric-rac, stick-on-gem, photo, metallic-paper, glitter-glue
appeal 3
topics drum, drummer, marching band, parade, percussion
colors red, yellow, blue free
minutes 20 20
mess low
heart can: oatmeal-canister, plastic-tub, cookie-tin
heart beaters: wooden-spoon, plastic-spoon, chopstick
need wrap: paper, construction-paper, packing-paper = 2 sheet
nice dots: sticker, felt-sticker = 6
need pens: crayon, marker, oil-pastel, broken-crayon = 3 color
nice film: contact-paper = 1 sheet
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
step fit: cut wrap scissors by gt
step scribble: color wrap pens by cc
step wrap: tape wrap can tape > drum scribble by tt
step dots: decorate dots can > dots by cc
step shine: decorate film can by gt
step lid: tape can tape > lid by gt
step first: play can beaters > beaters by cc
step march: play can by cc
part drum = wrap a : r^ ~ 0 24 120 106 8 ; r_ ~- 50 24 18 104 6
part scribble = pens b : l_ blue 5 -54 6 -42 -14 -30 6 -18 -14 -6 6 6 -14 18 6 30 -14 40 4 ; i_ blue -34 40 13 3 4 ; l_ yellow 5 -10 28 0 50 10 28 20 50 30 28 36 46 ; d_ yellow 4 -50 60 -38 66 -16 62 -4 66 24 62 38 66
part lid = can own : o ~ 0 -29 64 19 ; r ~ 0 -25 126 10 5 ; o ~+ 0 -33 62 17 ; o_ ~ 0 -33 52 12
part dots = dots red : bits ~ 1.3 -42 0 4 2 44 62 ; bits yellow 1.48 -20 58 26 20 ; bits ~ 1.11 -8 30
part beaters = beaters own : l^ ~ 8 84 -84 24 -46 ; o^ ~ 14 -40 17 10 -32

* bottle-shaker | 2-3 4-5 | Music
extras sound: ribbon, bell, crepe-paper, feather, stick-on-gem, tinsel
topics shaker, maraca, rattle, band, toddler music
colors orange, teal, yellow free
minutes 15 20
mess low
heart bottle: plastic-bottle, plastic-jar
heart fill@2-3: breakfast-cereal, rice, oats = 1/2 cup
heart fill@4-5: rice, dried-bean, dried-lentil, dried-chickpea, popcorn, dry-pasta, bead, birdseed, breakfast-cereal, coffee-bean = 1/4 cup
nice bits: tissue-paper, construction-paper, origami-paper, wrapping-paper, crinkle-paper = 1 sheet
nice dots: sticker, felt-sticker = 3
join tape: tape, duct-tape, masking-tape, washi-tape, electrical-tape
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
part fill = fill own : b_ ~ -43 42 -20 36 0 40 22 34 43 40 43 70 0 76 -43 70 ; cover own .8 1
part bits = bits a : p_ ~ -34 22 -20 16 -18 30 -30 34 ; p_ b -10 2 4 -4 8 10 -4 14 ; p_ c 18 20 32 14 34 28 22 30 ; p_ c -30 -10 -18 -18 -12 -6 -24 0 ; p_ ~ 16 -20 30 -24 32 -10 20 -8 ; p_ b -6 28 6 22 10 34 -2 36
part seal = tape b : r^ b 0 -84 32 18 4 ; r_ b+ 0 -76 32 4 2 ; r_ w -37 14 5 60 2
part dots = dots c : bits own 1.3 -26 -2 30 2 0 -42

* song-painting | 2-3 4-5 | Music
appeal 1
topics listening, art and music
near dance, orchestra, feelings
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
home plate
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
part quick = paint b : d_ b 6 22 -44 40 -52 58 -42 74 -50 28 -22 66 -24 ; d_ b 4 48 -30 34 -34 76 -32 56 -14 40 -8 20 -4 ; d_ b 5 30 12 46 22 64 8 76 20 20 32 ; d_ b 6 38 44 58 36 72 50 24 54 50 56 ; z_ b 4 60 -2 68 -10 ; z_ b 4 34 32 42 26
scene lay

* floor-piano | 2-3 4-5 6-8 | Music
appeal 3
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
step row: arrange white > white by ccc
step back: tape white tape by gtc
step cut: cut black scissors by gtc
step black: tape black white tape > black by ccc
step dots: decorate dots white > dots by ccc
step number@4-5,6-8: draw white pen by tc
step floor: build white tape by ggt
step play: play white by ccc
part white = white own : r^ w -73.5 0 20 150 2 ; r^ w -52.5 0 20 150 2 ; r^ w -31.5 0 20 150 2 ; r^ w -10.5 0 20 150 2 ; r^ w 10.5 0 20 150 2 ; r^ w 31.5 0 20 150 2 ; r^ w 52.5 0 20 150 2 ; r^ w 73.5 0 20 150 2
part black = black a : r^ ~ -63 -30 13 88 1 ; r^ ~ -42 -30 13 88 1 ; r^ ~ 0 -30 13 88 1 ; r^ ~ 21 -30 13 88 1 ; r^ ~ 42 -30 13 88 1
part dots = dots b : o b -73.5 52 7 ; o c -52.5 52 7 ; o blue -31.5 52 7 ; o green -10.5 52 7 ; o b 10.5 52 7 ; o c 31.5 52 7 ; o blue 52.5 52 7 ; o green 73.5 52 7
scene lay

* spoon-maracas | 4-5 6-8 | Music
extras sound: ribbon, bell, feather, stick-on-gem, sticker, tinsel, crepe-paper
appeal 3
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
part seal = tape c : r_ ~ -44 -46 38 6 2 ; r_ ~ 44 -32 38 6 2
part bind = tape c : r ~ -44 -8 26 10 2 ; r ~ 44 6 26 10 2
part handle = tape c : r ~ -44 22 15 10 1 ; r ~- -44 32 15 10 1 ; r ~ -44 42 15 10 1 ; r ~- -44 52 15 10 1 ; r ~ -44 62 15 10 1 ; r ~ 44 34 15 10 1 ; r ~- 44 44 15 10 1 ; r ~ 44 54 15 10 1 ; r ~- 44 64 15 10 1 ; r ~ 44 74 15 10 1
part frill = frill a : l ~ 5 -46 -4 -66 6 -72 20 ; l ~ 5 -42 -4 -26 8 -22 22 ; l b 5 42 10 24 20 18 34 ; l b 5 46 10 64 20 70 34
scene lay

* tube-kazoo | 4-5 6-8 | Music
extras sound: crepe-paper, sticker, stick-on-gem, ribbon, glitter-glue, construction-paper, feather, washi-tape
appeal 3
topics kazoo, humming, jug band, marching band
colors teal, orange, yellow free
minutes 15 20
mess low
heart tube: cardboard-tube
heart skin: wax-paper, parchment-paper, tracing-paper = 1 scrap
need band: rubber-band, hair-tie, loom-band
need pens: marker, crayon, oil-pastel, paint-marker = 3 color
nice deco: washi-tape, sticker, ribbon, sticky-note = 3 strip
tool scissors: scissors
tool pencil: pencil
step color: color tube pens > tube stripes by cc
step hole: poke tube pencil > hole by gt
step cut: cut skin scissors by tc
step skin: build skin tube band > skin by tc
step band: tie band tube > band by tc
step deco: decorate deco tube > deco by cc
step hum: play tube by cc
step trio@6-8: play tube by c
part tube = tube own : r^ ~ -8 4 150 72 5 ; r_ ~- -8 32 148 14 4 ; o ~+ -83 4 14 36 ; o_ k -83 4 10 29
part stripes = pens a : l_ ~ 7 -56 -26 -46 -8 -56 10 -46 34 ; l_ b 7 -34 -26 -24 -8 -34 10 -24 34 ; l_ c 7 -12 -26 -2 -8 -12 10 -2 34 ; l_ ~ 7 10 -26 20 -8 10 10 20 34
part hole = tube own : o_ k 36 -14 6 4.5
part skin = skin own : b^ ~ 44 -46 54 -36 70 -36 84 -20 86 4 84 28 70 44 54 44 44 54 50 30 48 4 50 -22 ; z_ ~- 1.5 70 -34 80 -10 ; z_ ~- 1.5 60 -34 62 -18 ; z_ ~- 1.5 70 42 80 18 ; z_ ~- 1.5 60 42 62 26
part band = band b : r ~ 57 4 7 84 3
part deco = deco b : r_ ~ -74 4 5 70 ; r_ c -67 4 5 70 ; r_ ~ -60 4 5 70
scene lay

* box-guitar | 4-5 6-8 9-12 | Music
extras sound: sticker, shoelace, patch, stick-on-gem, electrical-tape, letter-bead, price-tag, ribbon, construction-paper, craft-foam
appeal 3
topics guitar, guitarist, rock star, rock band, banjo, ukulele, strings
near country music
colors red, yellow, blue free
minutes 25 35 45
mess low
heart box: tissue-box, shoebox, small-box, cereal-box, cardboard-box
heart strings: rubber-band = 4
need neck: cardboard-tube, PVC-pipe, dowel, bamboo
need bridge: craft-stick, pencil, chopstick, paper-straw = 2
need cover: construction-paper, wrapping-paper, paper, magazine, junk-mail = 2 sheet
nice pegs: button, bottle-cap, sticker, bead = 4
join tape: tape, glue, duct-tape, masking-tape
tool scissors: scissors
tool pencil: marker, pencil
step cover: glue cover box tape > body by tcc
step hole: cut box scissors pencil > hole by gtc
step neck: build neck box tape scissors > neck by gtc
step strings: build strings box > strings by tcc
step bridge: arrange bridge strings > bridge by tcc
step pegs: decorate pegs neck tape > pegs by ccc
step tune@6-8,9-12: play strings bridge by cc
step frets@9-12: draw cover pencil strings by c
step play: play strings by ccc
part neck = neck own : r^ ~ 0 -50 30 94 4 ; r_ ~- 11 -50 8 92 3 ; o ~+ 0 -97 15 4
part body = cover a : q^ ~ 10 -58 -14 58 -14 58 86 -58 86 ; r_ ~- 51 36 12 96 4 
part hole = box own : o_ k 0 32 27 ; a_ b 0 32 32 28 0 360
part bridge = bridge own : r ~ 0 70 58 7 3 ; r ~ 0 -4 58 7 3
part strings = strings c : z_ c 2 -16 -14 -16 86 ; z_ b 2 -5.5 -14 -5.5 86 ; z_ c 2 5.5 -14 5.5 86 ; z_ b 2 16 -14 16 86
part pegs = pegs b : bits ~ 1.3 -21 -84 -21 -64 21 -84 21 -64

* rain-stick | 4-5 6-8 9-12 | Music
extras sound: ribbon, feather, raffia, tinsel, stick-on-gem, embroidery-floss, letter-bead
appeal 3
topics rain stick, rainstick, rainmaker, chile, percussion, calm
near desert
colors teal, orange, yellow free
minutes 30 35 40
mess low
heart tube: cardboard-tube
heart fill: rice, dried-lentil, dried-bean, popcorn, seed, birdseed, dried-chickpea, bead, coffee-bean = 1/4 cup
need coil: aluminum-foil = 3 ft
need cap: paper, construction-paper, packing-paper, paper-bag = 1 sheet
nice wrap: yarn, string, ribbon, raffia = 2 yd
nice pens: marker, oil-pastel, crayon, paint-marker = 3 color
nice stickers: sticker, washi-tape, stick-on-gem = 4
join tape: masking-tape, tape, duct-tape, washi-tape
tool scissors: scissors
home mug
tool line: pencil, marker
step color: color tube pens > stripes by ccc
step coil: roll coil by ccc
step spring: build coil tube by tcc
step caps: cut cap scissors mug line by tcc
step close: tape cap tube tape > tube foot by tcc
step fill: fill fill tube by tcc
step top: tape cap tube tape > top by tcc
step wrap: decorate wrap tube tape > wrap by tcc
step dots: decorate stickers tube > dots by ccc
step listen: play tube by ccc
part tube = tube own : r^ ~ 0 0 42 176 4 36 ; r_ ~- 12 9 8 174 3 36
part stripes = pens a : r_ a -36.5 50 42 9 1 36 ; r_ b -28 38.5 42 9 1 36 ; r_ c 16.5 -22.5 42 9 1 36 ; r_ a 25 -34 42 9 1 36 ; z_ b 4 -24 16 -8 22 -8 4 6 10 8 -8 22 -2
part dots = stickers c : o_ ~ -6 4 5 5 ; o_ ~ 8 -8 5 5 ; o_ ~ -32 40 5 5 ; o_ ~ 32 -46 5 5
part foot = cap c : r c -49 67.500 46 14 3 36 ; r b -42 58 44 4 1 36
part top = cap c : r c 49 -67.500 46 14 3 36 ; r b 42 -58 44 4 1 36
part wrap = wrap b : r b -18 24.500 44 5 2 36 ; r b- -14 19 44 5 2 36 ; r b -10 13.700 44 5 2 36 ; r b 10 -13.700 44 5 2 36 ; r b- 14 -19 44 5 2 36
scene lay

* tape-bongos | 6-8 9-12 | Music
extras sound: sticker, stick-on-gem, patch, ric-rac, leather, feather, ribbon, construction-paper
topics drum, bongo, bongos, drummer, percussion
near rock band, africa, samba
colors teal, orange, yellow free
minutes 40 45
mess low
heart can: can, oatmeal-canister, plastic-tub, chip-can = 2
heart bands: rubber-band = 8
need skin: tape, duct-tape = 1 roll
need sticks: chopstick, wooden-spoon, pencil, dowel, stick = 2
need cover: construction-paper, wrapping-paper, paper, magazine, junk-mail, fabric-scrap = 2 sheet
nice paint: marker, paint-marker, oil-pastel = 3 color
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
part rims = bands b : l_ c 5 -75 -16 -60 -9 -37 -6 -14 -9 1 -16 ; l_ c 5 -75 -8 -60 -1 -37 2 -14 -1 1 -8 ; l_ a 5 9 4 22 10 42 12 62 10 75 4 ; l_ a 5 9 12 22 18 42 20 62 18 75 12
part pair = bands c : r c 0 42 152 5 2 ; r c 0 50 152 5 2
part sticks = sticks own : l^ ~ 6 -88 -78 -40 -34 ; o^ c -41 -35 8 7 ; l^ ~ 6 90 -70 48 -16 ; o^ c 49 -17 8 7

* straw-panpipes | 6-8 9-12 | Music
extras sound: ribbon, feather, letter-bead, charm, shoelace, raffia
appeal 3
topics panpipes, pan flute, flute, peru, andes, bolivia, whistle, wind instrument, science of sound
near harmonica
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
appeal 1
topics rhythm, rhythm game, music class, party game, beat, body percussion
near dance
colors yellow, blue, red free
minutes 30 30 40
mess low
heart cube: small-box, tissue-box, milk-carton, wooden-block = 2
need cover: construction-paper, paper, wrapping-paper = 3 sheet
need pen: marker, paint-marker, crayon
nice dots@4-5,6-8: sticker, felt-sticker, stick-on-gem = 5
join stick: glue-stick, glue, tape
tool scissors: scissors
step squares: cut cover scissors cube by tcc
step glue: glue cover cube stick > cubes by ccc
step moves: draw cover pen > moves by ttc
step counts@4-5,6-8: draw cover pen > counts by tc
step counts@9-12: draw cover pen > counts by c
step dots@4-5,6-8: decorate dots cube > dots by cc
step throw: play cube by ccc
step grow: play cube by ccc
part cubes = cover a : q^ a 4 -88 -52 -8 -52 -8 28 -88 28 ; p a+ -88 -52 -70 -72 10 -72 -8 -52 ; p a- -8 -52 10 -72 10 8 -8 28 ; q^ b 4 2 -6 78 -6 78 72 2 72 ; p b+ 2 -6 20 -26 96 -26 78 -6 ; p b- 78 -6 96 -26 96 52 78 72
part moves = pen own : b_ k -64 -4 -66 -22 -58 -22 -56 -10 -54 -34 -47 -34 -46 -12 -42 -36 -35 -34 -36 -10 -32 -28 -25 -26 -28 4 -38 18 -54 16 ; z_ k 3 -74 -34 -68 -28 ; z_ k 3 -50 -46 -50 -40 ; z_ k 3 -22 -38 -26 -32 ; u_ -38 -62 9
part counts = pen own : d_ w 7 22 14 58 14 40 33 22 52 58 52 ; d_ w 5 46 -16 62 -16
part dots = dots c : bits ~ 1.11 22 14 58 14 40 33 22 52 58 52

* cigar-box-guitar | 9-12 13+ | Music
extras sound: patch, sticker
topics guitar, cigar box guitar, blues, folk music, luthier, woodworking, rock band, strings, box guitar, ukulele
colors navy, gold, red
minutes 160 150
mess some
heart box: small-box, wooden-box
heart neck: wood-strip, dowel, broom-handle, wood-scrap, bamboo
heart strings: guitar-string, fishing-line, craft-wire = 10 ft
need pegs: nuts-and-bolts, cup-hook = 3
need bridge: pencil, chopstick, dowel, craft-stick = 2
nice finish: acrylic-paint, paint = 2 color
nice pick: guitar-pick, button, bread-tag = 1
nice sand: sandpaper = 1 piece
tool brush: paintbrush
join glue: glue, duct-tape
tool pen: pencil, marker
tool ruler: ruler
tool scissors: scissors
home drill
home saw
home mug
step sand: prepare neck sand by cc
step slots: prepare box neck saw pen by gc
step hole: draw box mug pen saw scissors > hole by gc
step finish: paint box finish brush > painted by cc
step neck: build neck box glue > neck box by tc
step drill: poke neck drill pen by gt
step pegs: build pegs neck > pegs by cc
step strings: thread strings neck pegs > strings by tc
step bridge: build bridge strings ruler > bridge by cc
step tune: play strings pegs pick? by cc
part neck = neck own : r^ ~ 0 -8 20 188 2 ; r_ ~- 7 -8 5 186 1
part box = box own : q^ ~ 5 -68 -2 68 -2 68 90 -68 90 ; r_ ~- 62 44 10 90 2 ; r_ ~+ 0 2 132 6 2
part painted = finish a : q ~ 5 -68 -2 68 -2 68 90 -68 90 ; o_ b 0 40 30 30 ; z_ b 2.5 -60 6 60 6 60 82 -60 82 -60 6 ; r_ b -46 62 12 12 1 45 ; r_ b 46 62 12 12 1 45 ; s c -46 22 5 8 3.5 ; s c 46 22 5 8 3.5
part hole = box own : o_ k 0 40 24
part pegs = pegs own : r ~ -15 -92 14 6 2 ; r ~ 15 -80 14 6 2 ; r ~ -15 -68 14 6 2 ; o ~ -23 -92 6 5 ; o ~ 23 -80 6 5 ; o ~ -23 -68 6 5 ; d ~- 3 -4 -92 4 -80 0 -68
part bridge = bridge own : r ~ 0 72 48 7 3 ; r ~ 0 -56 24 6 2
part strings = strings own : z_ cream 1.8 -6 86 -6 -56 -4 -92 ; z_ cream 1.8 0 86 0 -56 0 -68 ; z_ cream 1.8 6 86 6 -56 4 -80
scene lay

* bobby-pin-kalimba | 9-12 13+ | Music
extras sound: stick-on-gem, sticker
appeal 1
topics kalimba, mbira, thumb piano, zimbabwe, africa
near piano
colors teal, cream, orange free
minutes 60 60
mess low
heart pins: bobby-pin = 7
heart board: wood-scrap, wood-slice, wooden-block
need bars: chopstick, pencil, dowel = 3
need cord: cotton-cord, string, paracord, leather-cord, craft-wire = 5 ft
nice paint: acrylic-paint, paint = 2 color
nice sand: sandpaper = 1 piece
tool brush: paintbrush
home saw
step sand: prepare board sand by cc
step paint: paint board paint brush > pattern by cc
step saw: prepare bars saw board by gc
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
extras hanging: bell, charm, crystal, old-jewelry-piece, feather
topics wind chime, windchime, wind, garden, bamboo, japan, breeze
colors teal, orange, yellow
minutes 50 60
mess low
heart ringers: bamboo, dowel = 5
heart line: fishing-line, string, cotton-cord, paracord, raffia = 12 ft
need ring: wooden-bead-ring, embroidery-hoop, stick, driftwood, hanger
need clapper: wood-slice, cork, wooden-bead, spool, metal-lid, curtain-ring
nice keys: old-key, metal-washer, bell, seashell = 3
nice paint: acrylic-paint, paint = 2 color
tool brush: paintbrush
tool pen: pencil, marker
tool ruler: ruler
tool scissors: scissors
home saw
step saw: prepare ringers saw ruler pen by tc
step paint: paint ringers paint brush > bands by cc
step knot: tie line ringers scissors > ringers by cc
step ring: tie ringers ring line > ring by tc
step clapper: tie clapper line ring > clapper by cc
step keys: tie keys line clapper > keys by cc
step loop: tie line ring > loop by tc
step hang: play ring by tc
part loop = line own : z ~ 1.6 0 -100 -44 -62 ; z ~ 1.6 0 -100 44 -62 ; z ~ 1.6 0 -100 0 -60
part ringers = ringers own : z ~- 1.2 -56 -60 -56 -36 ; z ~- 1.2 -28 -58 -28 -36 ; z ~- 1.2 0 -58 0 -36 ; z ~- 1.2 28 -58 28 -36 ; z ~- 1.2 56 -60 56 -36 ; r^ ~ -56 14 14 106 4 ; r^ ~ -28 5 14 86 4 ; r^ ~ 28 -3 14 70 4 ; r^ ~ 56 -11 14 54 4 ; r_ ~- -56 0 15 3 1 ; r_ ~- -28 6 15 3 1 ; r_ ~- 28 -4 15 3 1 ; r_ ~- 56 -10 15 3 1 ; r^ ~ 0 -18 14 40 4 ; r_ ~- 0 -18 15 3 1
part bands = paint a : r_ a -56 52 15 8 1 ; r_ b -56 61 15 5 1 ; r_ a -28 34 15 8 1 ; r_ b -28 43 15 5 1 ; r_ a 28 18 15 8 1 ; r_ b 28 27 15 5 1 ; r_ a 56 2 15 8 1 ; r_ b 56 11 15 5 1 ; r_ a 0 -10 15 6 1
part ring = ring own : r^ ~ 0 -60 132 9 4
part clapper = clapper own : z ~- 1.2 6 -58 6 40 ; o^ ~ 4 42 17 16 ; a_ ~- 4 42 12 10.500 0 360
part keys = keys own : z ~- 1.4 4 52 4 72 ; z ~- 1.4 2 52 -9 70 ; z ~- 1.4 7 52 17 70 ; a ~ -9 73 6 3 0 360 ; z ~ 3 -10 79 -13 96 ; z ~ 2.5 -12 91 -7 93 ; a ~ 4 76 6 3 0 360 ; z ~ 3 4 82 4 99 ; z ~ 2.5 4 94 9 94 ; a ~ 17 73 6 3 0 360 ; z ~ 3 18 79 21 96 ; z ~ 2.5 20 91 25 90
scene hang

* album-sleeve | 9-12 13+ | Music
appeal 1
topics album, album cover, vinyl, record, band, pop star, graphic design, collage
near playlist, concert
colors navy, orange, yellow free
minutes 60 75
mess low
heart sleeve: cardstock, cardboard, cereal-box, construction-paper, folder = 2 sheet
heart art: magazine, old-calendar-picture, map, wallpaper, old-book-page = 4 sheet
need vinyl: construction-paper, cardstock, paper = 1 sheet
nice photo: photo
nice shine: metallic-paper, washi-tape, ribbon, wrapping-paper = 1 strip
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
part record = vinyl own : o^ black 40 0 54 54 ; a_ gray 40 0 46 45 0 360 ; a_ gray 40 0 38 37 0 360 ; a_ gray 40 0 30 29 0 360
part label = art b : o b 40 0 19 ; o_ c 40 0 11 ; o_ k 40 0 3
part sleeve = sleeve a : r^ ~ -28 0 124 124 2 -2 ; z_ ~- 1 30 -60 34 60
part scene = art c : p_ b -87 10 -60 -26 -38 6 -16 -34 30 20 32 38 -85 42 ; o_ c -4 -30 19 ; p_ teal -86 40 -50 18 -14 38 10 22 32 40 33 56 -85 58
part photo = photo own : b ~ -44 38 -46 12 -36 6 -34 -10 -26 -14 -18 -10 -16 6 -6 12 -8 38 ; o_ tan -26 -5 8 9
part shine = shine own : r_ ~ -28 50 116 5 1 -2
part title = pen own : r_ w -60 -46 40 7 1 -2 ; r_ w -66 -34 28 4 1 -2
scene lay

* sheet-music-rose | 9-12 13+ | Music
extras party: fern-frond, lace, tulle, eucalyptus
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
home bowl
step copy: prepare music bowl pencil by cc
step tint: color music tint by cc
step spiral: cut music scissors by cc
step roll: roll music by cc
step glue: glue music glue > roses by cc
step stem: glue stem music glue > stems by cc
step leaf: cut leaf scissors glue stem > leaves by cc
step bow: tie bow stem > bow by cc
step play: arrange stem by cc
part stems = stem a : l ~ 5 -34 -16 -18 30 -4 92 ; l ~ 5 0 -34 0 20 0 94 ; l ~ 5 36 -16 18 30 4 92
part leaves = leaf a : j ~ -18 34 -62 18 10 ; j ~ 16 40 60 26 10 ; j ~+ -8 60 -44 62 8 ; j ~+ 8 64 42 70 8 ; j ~- -26 10 -58 -4 7 ; j ~- 26 8 58 -6 7
part roses = music own : y^ w 0 -56 38 35.72 6 0.12 ; y_ cream- 0 -56 29.64 28.12 5 0.14 ; y_ w -1.14 -57.14 26.6 25.08 5 0.14 ; o_ cream- 0 -56 17.1 ; o_ w -1.14 -57.52 14.82 ; i_ gray 0 -56 9.88 1.6 2.2 ; z_ gray 1 -29.64 -75 -17.48 -76.9 ; o_ k -23.56 -75 2.4 2 ; z_ k 1.2 -21.56 -75 -21.56 -82 ; z_ gray 1 1.52 -85.64 13.68 -87.54 ; o_ k 7.6 -85.64 2.4 2 ; z_ k 1.2 9.6 -85.64 9.6 -92.64 ; z_ gray 1 14.82 -36.24 26.98 -38.14 ; o_ k 20.9 -36.24 2.4 2 ; z_ k 1.2 22.9 -36.24 22.9 -43.24 ; y^ w -46 -22 33 31.02 6 0.12 ; y_ cream- -46 -22 25.74 24.42 5 0.14 ; y_ w -46.99 -22.99 23.1 21.78 5 0.14 ; o_ cream- -46 -22 14.85 ; o_ w -46.99 -23.32 12.87 ; i_ gray -46 -22 8.58 1.6 2.2 ; z_ gray 1 -71.74 -38.5 -61.18 -40.15 ; o_ k -66.46 -38.5 2.4 2 ; z_ k 1.2 -64.46 -38.5 -64.46 -45.5 ; z_ gray 1 -44.68 -47.74 -34.12 -49.39 ; o_ k -39.4 -47.74 2.4 2 ; z_ k 1.2 -37.4 -47.74 -37.4 -54.74 ; z_ gray 1 -33.13 -4.84 -22.57 -6.49 ; o_ k -27.85 -4.84 2.4 2 ; z_ k 1.2 -25.85 -4.84 -25.85 -11.84 ; y^ w 46 -20 33 31.02 6 0.12 ; y_ cream- 46 -20 25.74 24.42 5 0.14 ; y_ w 45.01 -20.99 23.1 21.78 5 0.14 ; o_ cream- 46 -20 14.85 ; o_ w 45.01 -21.32 12.87 ; i_ gray 46 -20 8.58 1.6 2.2 ; z_ gray 1 20.26 -36.5 30.82 -38.15 ; o_ k 25.54 -36.5 2.4 2 ; z_ k 1.2 27.54 -36.5 27.54 -43.5 ; z_ gray 1 47.32 -45.74 57.88 -47.39 ; o_ k 52.6 -45.74 2.4 2 ; z_ k 1.2 54.6 -45.74 54.6 -52.74 ; z_ gray 1 58.87 -2.84 69.43 -4.49 ; o_ k 64.15 -2.84 2.4 2 ; z_ k 1.2 66.15 -2.84 66.15 -9.84
part bow = bow b : r ~ 0 54 20 8 3 ; b ~ -4 54 -30 42 -34 58 -26 66 ; b ~ 4 54 30 42 34 58 26 66 ; l ~ 4 -2 56 -14 76 -12 88 ; l ~ 4 2 56 14 74 18 86
scene lay

* sound-wave | 9-12 13+ | Music
appeal 1
topics sound wave, song, playlist, room decor, wall art, voice, science of sound, gift
colors purple, pink, orange, yellow
minutes 50 60
mess low
heart bars: paint-chip, paper-strip, cardstock, construction-paper, origami-paper = 4 color
heart base: cardstock, canvas, foam-board, cardboard, watercolor-paper, paper = 1 sheet
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
extras picture Food: leaf
appeal 3
topics pizza, pizzeria, italy, dinner, restaurant, chef, pretend food
colors red, yellow, green
minutes 20 25
mess low
heart plate: paper-plate, cake-board
heart paper: construction-paper, tissue-paper, crepe-paper, origami-paper, paper = 3 color
nice topping: felt, craft-foam, cupcake-liner = 2 color
join stick: glue-stick, glue
tool scissors: scissors
need crust: crayon, marker, paint = 1 color
nice small@4-5: button, bottle-cap, pom-pom, yarn, pipe-cleaner, ribbon, sequin, paper-straw = handful
tool pen: marker, crayon
tool brush: paintbrush, sponge-brush when crust=paint
step crust: color plate crust brush > plate by cc
step sauce: tear paper by cc
step spread: glue paper plate stick > sauce by tc
step cheese: tear paper plate stick > cheese by cc
step topping: cut topping scissors by gt
step place: glue topping plate stick > topping by cc
step small@4-5: glue small plate stick scissors > small by t
step basil: tear paper plate stick > basil by cc
step slice@4-5: cut plate scissors pen > cuts by t
step serve: play plate by cc
part plate = plate own : o^ cream 0 0 88 88 ; a_ tan 0 0 87 74 0 360
part sauce = paper a : y a 0 0 71 71 18 0.08 ; p_ a- -40 30 -22 26 -28 44 ; p_ a+ 30 -40 46 -30 30 -24
part cheese = paper b : p b -50 -28 -24 -40 -20 -16 -44 -10 ; p b 2 -60 28 -52 20 -34 -2 -38 ; p b 32 -20 56 -18 52 6 34 2 ; p b -60 4 -38 6 -38 28 -58 26 ; p b -14 -8 12 -12 16 12 -10 14 ; p b 22 22 48 22 44 44 24 42 ; p b -24 38 2 34 4 56 -20 58 ; p b+ -30 -62 -12 -58 -18 -46
part topping = topping a : o a- -8 -32 12 ; o a- 40 -36 11 ; o a- 18 30 12 ; o a- -46 -2 12 ; o a- -28 28 11 ; o a- 10 62 9
part small = small dark-green : o ~ -30 12 5 ; o ~ 8 -8 5 ; o ~ 46 8 5 ; o ~ -10 48 5 ; o ~ -58 22 5 ; o ~ 26 56 5
part basil = paper c : p c -34 -48 -20 -50 -14 -42 -28 -38 ; p c 20 -12 34 -14 36 -4 24 0 ; p c -18 14 -6 18 -8 28 -22 24 ; p c 44 10 56 12 52 24 44 22 ; p c -6 -70 6 -70 4 -60 -6 -60
part cuts = plate own : z_ brown 3 -87 0 87 0 ; z_ brown 3 0 -87 0 87
scene lay

* dough-bakery | 2-3 4-5 | Food
extras world Food: bell, button, cardstock, cloth-napkin, cupcake-liner, fabric-scrap, flower, index-card, paper-cup, paper-doily, paper-napkin, price-tag
appeal 3
topics bakery, baker, muffins, muffin, cookies, cake, birthday cake, biscuit, cupcake, pie, tea party, pretend food
colors pink, brown, yellow free
minutes 25 35
mess some
heart dough: play-dough, modeling-clay, air-dry-clay, salt-dough = 3 color
heart cutter: cookie-cutter, plastic-cup, plastic-lid, metal-lid
need tray: paper-plate, foil-tray, foil-pan, cake-board, plastic-tub
nice pin: rolling-pin, cardboard-tube, plastic-bottle, plastic-jar
nice candle@4-5: paper-straw, craft-stick, pipe-cleaner = 3
nice cases: muffin-tin, cupcake-liner, egg-carton
nice prick@4-5: plastic-fork = 1
nice topping@4-5: dry-pasta, bead, button = handful
home spoon
step warm: shape dough by cc
step roll: roll dough pin? by tc
step stamp: shape dough cutter > cookies by cc
step fork: decorate dough spoon prick? > dots by cc
step cake: shape dough > cake by tc
step cherry: shape dough topping? > cherry by cc
step cases: fill cases dough > muffins by cc
step candle@4-5: decorate candle dough > candle by c
step tray: arrange dough tray > tray by cc
step sell: play tray by cc
part tray = tray own : o^ ~ 0 48 98 38 ; o_ ~- 0 45 84 29
part muffins = cases b : cup ~ -76 6 32 26 ; y^ a -76 3 18 11 8 .2 ; cup ~ 78 8 32 26 ; y^ a- 78 5 18 11 8 .2
part candle = candle c : r ~ -20 -62 5 34 1 ; r ~ 0 -68 5 36 1 ; r ~ 20 -62 5 34 1 ; x c+ -20 -84 5 10 ; x c+ 0 -92 5 10 ; x c+ 20 -84 5 10
part cake = dough a : q^ b 8 -46 -14 46 -14 46 30 -46 30 ; o b 0 30 46 10 ; q^ ~ 8 -36 -46 36 -46 36 -12 -36 -12 ; o ~ 0 -13 36 8 ; o ~+ 0 -46 36 10 ; c_ w -46 -12 46 -12 8 9
part cherry = dough c : o ~ 0 -52 8 ; o ~ -26 -14 5 ; o ~ 0 -10 5 ; o ~ 26 -14 5
part cookies = dough c : s^ ~ -58 50 5 24 13 ; o^ a 58 52 20 15 ; h^ a -10 58 18 ; o^ b 34 70 16 11
part dots = dough c : d_ ~- 2 -62 48 -56 48 -60 54 -54 54 ; d_ a- 2 54 48 62 48 54 55 62 55 ; d_ a- 2 -14 54 -6 54 -10 62 ; d_ b- 2 30 68 38 68 34 74
scene stand

* ice-cream-cone | 4-5 6-8 | Food
extras world Food: bell, button, cardstock, coin, flag, index-card, paper-napkin, pom-pom, price-tag
appeal 3
topics ice cream, gelato, ice cream shop, summer, dessert, pretend food
colors pink, brown, red, tan free
minutes 30 35
mess low
heart scoop: pillow-stuffing, cotton-ball, paper-towel, packing-paper = 2 handful
heart cone: party-hat, paper-cup, cardstock, corrugated-paper, construction-paper, paper-bag
need skin: felt, tissue-paper, crepe-paper, fabric-scrap = 2 sheet
need tie: rubber-band, hair-tie, yarn, string = 2
nice top: pom-pom, felt-ball, bead, sequin, button, confetti = 8
need pen: marker, crayon, paint-marker
join stick: glue
tool scissors: scissors
tool hold: tape, masking-tape when cone!=paper-cup,party-hat
home plate when cone!=paper-cup,party-hat
step cone: roll cone hold scissors plate by tc
step waffle: draw cone pen > cone by cc
step cut: cut skin scissors by tc
step scoop: fill skin scoop tie > scoops by tc
step seat: glue skin cone stick > seat by tc
step stack: glue skin stick by tc
step top: glue top skin stick > top by cc
step sell: play cone by cc
part cone = cone d : p^ ~ -42 -2 42 -2 6 94 -6 94 ; z_ ~- 2 -30 -2 14 74 ; z_ ~- 2 -6 -2 23 52 ; z_ ~- 2 18 -2 32 28 ; z_ ~- 2 30 -2 -14 74 ; z_ ~- 2 6 -2 -23 52 ; z_ ~- 2 -18 -2 -32 28
part seat = skin a : c^ ~ -50 0 50 0 6 14
part scoops = skin a : y^ b 0 -54 42 38 12 0.08 ; o_ b+ -14 -68 12 8 -30 ; y^ a 0 -18 50 34 12 0.07 ; o_ a+ -20 -28 13 7 -20
part top = top c : bits ~ 1.67 4 -90 ; bits ~ 0.93 -22 -62 20 -66 6 -44 -32 -18 -6 -14 22 -22 36 -6
scene lay

* noodle-bowl | 4-5 6-8 | Food
extras world Food: apron, bell, cardstock, index-card, paper-napkin, play-dough, price-tag, string-light
topics noodles, noodle soup, ramen, spaghetti, soup, japan, korea, china, restaurant, lunch, pretend food
colors red, green, yellow, orange free
minutes 30 35
mess low
heart noodles: yarn, cotton-cord, string, raffia = 8 yd
heart bowl: bowl, plastic-tub, takeout-box, foam-cup
need broth: packing-paper, tissue-paper, paper-towel, newspaper = 2 sheet
need topping: felt, craft-foam, construction-paper, cardstock = 4 color
nice onion: paper-straw, plastic-straw
nice sticks: chopstick, craft-stick, stick = 2
join glue: glue
tool scissors: scissors
step broth: fill broth bowl > bowl by cc
step snip: cut noodles scissors by tc
step swirl: arrange noodles bowl > noodles by cc
step egg: cut topping scissors glue > egg by tc
step greens: cut topping scissors > greens by tc
step onion: cut onion scissors > onion by tc
step plate: arrange topping bowl by cc
step slurp: play sticks bowl > sticks by cc
part sticks = sticks b : l^ wood 6 96 -94 18 -14 ; l^ wood 6 84 -98 6 -18
part bowl = bowl a : b^ ~ -90 0 90 0 76 46 36 82 -36 82 -76 46 ; b_ ~- 60 6 88 4 74 46 36 80 20 80 56 44 ; v_ w -82 20 82 20 10 -12 ; o^ ~+ 0 0 91 34 ; o_ tan 0 0 82 28
part noodles = noodles c : l_ ~ 6 -72 2 -56 -14 -36 0 -18 -16 0 -4 18 -18 40 -2 ; l_ ~+ 6 -66 12 -46 2 -28 16 -6 4 16 18 36 6 60 12 ; l_ ~ 6 -44 22 -24 14 -4 25 20 18 44 22 ; l_ ~- 5 -60 -8 -34 -20 -10 -22 16 -24 44 -18 ; l_ ~+ 6 -78 -2 -62 8 -50 -8 -32 6
part egg = topping own : o w -36 -6 22 15 ; o_ orange -34 -5 10 8
part greens = topping b : p^ dark-green 28 -34 64 -28 58 4 22 0 ; o ~ 6 12 13 7 20 ; o ~+ 28 15 13 7 -16 ; o d -4 -14 12 8 ; o_ d+ -4 -14 5 3
part onion = onion b : a ~ 48 12 6 3 0 360 ; a ~ 60 4 6 3 0 360 ; a ~ -58 12 6 3 0 360 ; a ~ -14 20 6 3 0 360

* fruit-stand | 4-5 6-8 | Food
extras world Food: acorn, bead, bell, berry-basket, board-game-piece, button, chestnut, coin, corn-cob, dried-bean, dried-chickpea, dried-lentil, egg-shaped-plastic-shell, fake-leaf, felt-ball, flag, gourd, index-card, mini-pumpkin, modeling-clay, paper-bag, pebble, peg-doll, pom-pom, string-light, wooden-bead
appeal 3
topics market, farmers market, grocery store, shop, supermarket, greengrocer, fruit, vegetables, harvest, money, pretend food
colors red, green, orange, yellow free
minutes 45 55
mess low
heart stand: shoebox, cardboard-box, cereal-box, tissue-box
heart crates: egg-carton, cup-carrier
need fruit: tissue-paper, play-dough, modeling-clay, crepe-paper, construction-paper, paper-napkin = 4 color
nice more: pom-pom, bead, wooden-bead, acorn, chestnut = handful
need poles: paper-straw, craft-stick, stick, chopstick = 4
need awning: construction-paper, wrapping-paper, paper, fabric-scrap, felt = 1 sheet
need tags: price-tag, sticker, index-card, sticky-note, paint-chip = 3
need pen: marker, crayon, colored-pencil
nice coins: button, bottle-cap, metal-washer, wood-slice = 6
join tape: tape, glue, masking-tape
tool scissors: scissors
step stand: build stand scissors tape > stand by gt
step poles: tape poles stand tape > poles by tt
step stripe: color awning pen > awning by cc
step awning: cut awning scissors tape poles > scallop by tc
step crate: cut crates scissors stand > crates by gt
step fruit: shape fruit crates > fruit by cc
step more: arrange more crates > more by cc
step tags: draw tags pen tape > tags by tc
step coins: play coins stand > coins by cc
step open: play stand by cc
part poles = poles own : r ~ -76 -20 7 100 2 ; r ~ 76 -20 7 100 2
part awning = awning own : p^ w -84 -88 84 -88 94 -50 -94 -50 ; p_ a -84 -88 -60 -88 -67 -50 -94 -50 ; p_ a -36 -88 -12 -88 -13 -50 -40 -50 ; p_ a 12 -88 36 -88 40 -50 13 -50 ; p_ a 60 -88 84 -88 94 -50 67 -50
part scallop = awning own : o a -80.500 -50 13.500 10 ; o w -53.500 -50 13.500 10 ; o a -26.700 -50 13.500 10 ; o w 0 -50 13.500 10 ; o a 26.700 -50 13.500 10 ; o w 53.500 -50 13.500 10 ; o a 80.500 -50 13.500 10
part stand = stand c : r^ ~ 0 54 180 62 3 ; r_ ~- 0 80 178 9 2 ; r_ ~+ 0 28 180 8 2
part crates = crates own : q^ ~ 4 -84 0 -32 0 -36 26 -80 26 ; q^ ~ 4 -26 0 26 0 22 26 -22 26 ; q^ ~ 4 32 0 84 0 80 26 36 26 ; z_ ~- 2 -66 2 -65 24 ; z_ ~- 2 -50 2 -51 24 ; z_ ~- 2 -8 2 -7 24 ; z_ ~- 2 8 2 7 24 ; z_ ~- 2 50 2 51 24 ; z_ ~- 2 66 2 65 24
part fruit = fruit a : o red -72 -4 10 ; o red -54 -8 10 ; o red -44 -2 9 ; j green -54 -16 -46 -22 3 ; o orange -14 -4 10 ; o orange 2 -9 10 ; o orange 15 -3 10 ; y green 46 -6 13 11 7 ; y green+ 68 -6 13 11 7
part more = more c : bits ~ 0.93 40 -4 50 -8 60 -4 70 -8
part tags = tags own : r w -58 50 26 18 2 -3 ; z_ k 2 -64 50 -52 50 ; r w 0 52 26 18 2 2 ; z_ k 2 -6 52 6 52 ; r w 58 50 26 18 2 -2 ; z_ k 2 52 50 64 50
part coins = coins d : o ~ -30 76 7 5 ; o ~ -16 78 7 5 ; o ~ -23 71 7 5 ; o ~ 28 77 7 5 ; o ~ 40 75 7 5 ; o ~ 33 70 7 5

* stacking-sandwich | 2-3 4-5 | Food
extras world Food: apron, bandana, bell, blanket, button, cardstock, clover, craft-foam, fabric-scrap, index-card, paper-cup, paper-napkin, price-tag, takeout-box, wax-paper
appeal 3
topics sandwich, lunch, burger, picnic, deli, snack, restaurant, pretend food
colors yellow, red, green, pink
minutes 20 25
mess low
heart bread: kitchen-sponge, cardboard, craft-foam, foam-sheet-scrap = 2 piece
need filling: felt, construction-paper, craft-foam, fabric-scrap, cardstock = 3 color
need lettuce: tissue-paper, crepe-paper, paper-napkin, coffee-filter, cupcake-liner, paper-towel, paper = 1 sheet
need crust: marker, paint, crayon
tool scissors: scissors
home plate
step bread: cut bread scissors > bread by gg
step crust: color bread crust > crust by cc
step filling: cut filling scissors > filling by gt
step lettuce: shape lettuce > lettuce by cc
step stack: arrange bread filling lettuce plate > plate by cc
step order: play plate bread filling by cc
part plate = plate own : o^ light-blue 0 66 98 24 ; o_ light-blue- 0 64 80 16
part bread = bread a : q^ tan 12 -70 34 70 34 74 62 -74 62 ; q_ cream 8 -62 38 62 38 65 56 -65 56 ; b^ tan -72 -36 -60 -74 0 -86 60 -74 72 -36 ; b_ cream -62 -40 -52 -68 0 -78 52 -68 62 -40
part crust = crust b : l_ brown 5 -71 -34 -62 -68 -34 -82 0 -86 34 -82 62 -68 71 -34
part filling = filling a : q^ d 6 -78 18 78 18 78 34 -78 34 ; p^ a -78 2 78 2 84 14 40 14 26 30 12 14 -84 14 ; o^ b -34 -8 32 10 ; o^ b 34 -8 32 10 ; o_ b+ -34 -8 22 5 ; o_ b+ 34 -8 22 5
part lettuce = lettuce c : y^ ~ -44 -24 40 12 9 0.25 ; y^ ~+ 36 -24 46 12 10 0.25 ; y^ ~ 0 -20 40 11 8 0.25

* apple-print-bowl | 2-3 4-5 | Food
extras picture Food: leaf, tissue-paper, craft-foam, foam-sheet-scrap, pom-pom, sticker, magazine, dried-orange-slice, paint-chip, stick
topics fruit, apple, fruit bowl, fruit salad, fall, autumn, harvest, healthy food
near vegetables
colors red, green, yellow free
minutes 25 30
waits 30
mess some
heart fruit: apple, potato, lemon, carrot = 2
heart paint: paint = 3 color
need paper: construction-paper, paper, watercolor-paper, packing-paper, cardstock = 1 sheet
need bowl: paper-plate, cardboard, cereal-box, paper-bag
nice leaf: leaf, felt, tissue-paper = 4
join stick: glue-stick, glue
tool scissors: scissors
tool pen: marker, crayon
home knife
home fork
home towel
home plate
step halve: cut fruit knife fork towel by gg
step pour: prepare paint plate by gg
step dip: paint fruit paint plate by cc
step print: print fruit paint paper > prints by cc
step dry: wash towel by cc
step bowl: cut bowl scissors pen by gt
step stripe: color bowl pen > stripes by cc
step glue: glue bowl paper stick > paper bowl by cc
step leaves: glue leaf paper stick > leaves by cc
part paper = paper own : r^ w 0 -4 168 168 2 -1
part prints = paint a : b_ ~ -44 -44 -22 -56 -8 -42 -12 -16 -34 -4 -58 -14 -64 -40 ; j_ w -33 -30 -33 -14 4 ; b_ b 36 -58 58 -66 74 -50 68 -26 46 -16 24 -28 20 -50 ; j_ w 47 -44 47 -28 4 ; b_ b -4 -24 14 -36 28 -22 24 0 4 8 -16 0 -20 -18 ; j_ w 4 -16 4 -2 4 ; b_ b -64 -8 -48 -14 -34 -4 -38 14 -56 20 -70 10 ; b_ ~ 44 -10 62 -14 74 0 66 18 48 20 36 8
part leaves = leaf b : leaf ~ -34 -56 -20 -74 5 ; leaf ~ 48 -64 62 -80 5 ; leaf ~ 6 -34 18 -50 5 ; leaf ~ 58 -14 74 -24 4
part bowl = bowl own : a^ ~ 0 14 78 0 0 180 ; r ~+ 0 15 160 12 4
part stripes = pen a : z_ c 5 -62 36 -46 28 -30 38 -14 28 2 38 18 28 34 38 48 28 62 36 ; d_ a 5 -44 54 -22 58 0 60 22 58 44 54 ; l_ c 4 -38 72 0 80 38 72
scene lay

* felt-food | 6-8 9-12 | Food
extras world Food: bell, cardstock, cloth-napkin, index-card, paper-napkin, paper-plate, price-tag
appeal 3
topics felt food, play food, pretend food, sewing, plush, softie, gift for a sibling
variant donut | Food | pink, tan, white, yellow, light blue | donut, doughnut, bakery, dessert
variant strawberry | Food | red, green, cream, white, dark green | strawberry, fruit, berries, summer
variant toast | Food | cream, brown, red, white, yellow | toast, bread, breakfast, sandwich, jam
minutes 60 75
mess low
heart felt: felt = 3 color
heart thread: sewing-thread, embroidery-floss, yarn = 5 yd
need stuff: pillow-stuffing, cotton-ball, wool-roving, fabric-scrap = 2 handful
nice trim: seed-bead, bead, sequin, button = 10
heart needle: needle
tool scissors: scissors, fabric-scissors
nice pins: pin = 6
tool pen: pencil, marker, fabric-marker
tool paper: paper = 1 sheet when pen!=fabric-marker
step pattern: draw paper pen scissors by tc
step cut: cut felt scissors pins? by cc
step top: sew felt needle thread > body-donut body-strawberry body-toast icing-donut icing-strawberry icing-toast by tc
step trim: sew trim felt needle thread > trim-donut trim-strawberry trim-toast by tc
step seam: sew felt needle thread by tc
step stuff: fill felt stuff by cc
step close: sew felt needle thread > seam-donut seam-strawberry seam-toast by tc
step serve: play felt by cc
part body-donut@donut = felt b : o^ ~ 0 6 88 84 ; o_ ~- 0 12 84 78 ; o_ ~ 0 4 84 78
part seam-donut@donut = thread c : stitch ~ -78 36 -60 62 4 ; stitch ~ -58 64 -30 80 4 ; stitch ~ -26 82 20 84 5 ; stitch ~ 24 82 56 64 4 ; stitch ~ 60 62 78 34 4
part icing-donut@donut = felt a : b^ ~ -78 6 -74 -34 -46 -66 -4 -76 42 -68 72 -38 80 2 64 26 50 22 38 46 16 38 -4 52 -24 40 -44 50 -58 26 ; o_ b- 0 0 26 24 ; o_ g 0 1 23 21
part trim-donut@donut = trim d : r d -48 -20 12 5 2 30 ; r e -20 -50 12 5 2 -20 ; r w 22 -52 12 5 2 40 ; r d 50 -24 12 5 2 -50 ; r e 56 8 12 5 2 20 ; r w -56 10 12 5 2 -30 ; r e -34 30 12 5 2 60 ; r d 12 32 12 5 2 -10 ; r w 34 24 12 5 2 70 ; r e -32 -34 12 5 2 80
part body-strawberry@strawberry = felt a : b^ ~ -64 -50 -30 -64 0 -58 30 -64 64 -50 74 -14 54 40 20 80 0 92 -20 80 -54 40 -74 -14 ; b_ ~- 40 -40 62 -40 68 -12 50 34 18 74 4 84 40 30 52 -10
part seam-strawberry@strawberry = thread c : stitch ~ -68 -8 -50 38 5 ; stitch ~ -48 42 -18 76 5 ; stitch ~ 18 76 48 42 5 ; stitch ~ 50 38 68 -8 5 ; stitch ~ -60 -46 -34 -58 3 ; stitch ~ 34 -58 60 -46 3 ; stitch ~ -18 76 18 76 3 ; z_ d 2 -30 -2 -30 3 ; z_ d 2 0 4 0 9 ; z_ d 2 30 -2 30 3 ; z_ d 2 -40 24 -40 29 ; z_ d 2 -14 28 -14 33 ; z_ d 2 16 28 16 33 ; z_ d 2 40 24 40 29 ; z_ d 2 -18 52 -18 57 ; z_ d 2 18 52 18 57
part icing-strawberry@strawberry = felt b : f^ ~ 0 -58 7 46 12 -90 4 ; r^ e 0 -82 9 26 4
part trim-strawberry@strawberry = trim d : x ~ -34 -8 7 10 ; x ~ 0 -6 7 10 ; x ~ 34 -8 7 10 ; x ~ -42 20 7 10 ; x ~ -16 22 7 10 ; x ~ 18 22 7 10 ; x ~ 42 20 7 10 ; x ~ -20 48 7 10 ; x ~ 20 48 7 10 ; x ~ 0 66 7 10
part body-toast@toast = felt a : b^ b -70 -44 -62 -76 -30 -84 0 -80 30 -84 62 -76 70 -44 60 -20 62 40 60 80 0 84 -60 80 -62 40 -60 -20 ; b_ a -60 -44 -54 -66 -28 -74 0 -70 28 -74 54 -66 60 -44 50 -22 52 36 50 70 0 74 -50 70 -52 36 -50 -22
part seam-toast@toast = thread c : stitch d -56 -12 -56 66 7 ; stitch d -50 77 50 77 9 ; stitch d 56 66 56 -12 7 ; stitch d -65 -42 -57 -20 2 ; stitch d 57 -20 65 -42 2 ; stitch d -64 -52 -58 -70 2 ; stitch d 58 -70 64 -52 2 ; stitch d -52 -74 -32 -79 2 ; stitch d -24 -78 -4 -75 2 ; stitch d 4 -75 24 -78 2 ; stitch d 32 -79 52 -74 2
part icing-toast@toast = felt c : b^ c -36 -40 -10 -54 20 -46 40 -50 42 -14 34 14 40 44 18 52 8 40 -8 56 -30 46 -34 16 -42 -10
part trim-toast@toast = trim e : d ~ 4.6 -16 -28 10 -34 26 -20 -22 -4 4 -8 24 4 -14 22 10 20 26 32 -4 36
scene lay

* clay-sushi | 6-8 9-12 13+ | Food
extras world Food: bay-leaf, bell, bottle-cap, cardstock, flag, index-card, paper-fan, paper-napkin, price-tag, seashell
appeal 3
topics sushi, japan, japanese food, restaurant, bento, maki, nigiri, play food, salmon, miniature food
colors orange, green, yellow, navy
minutes 50 60 75
waits 1440
mess some
heart clay: air-dry-clay = 1/2 lb
need paint: acrylic-paint, paint = 4 color
need nori: construction-paper, crepe-paper, felt, tissue-paper, electrical-tape = 1 strip
nice board: wood-slice, wood-scrap, cardboard, cork-sheet, ceramic-plate
nice sticks: chopstick = 2
need poke: toothbrush, pencil
need brush: paintbrush
join glue: glue
tool scissors: scissors
home water
home knife
step rice: shape clay water by ccc
step grains: shape clay poke > rice by ccc
step salmon: shape clay water knife > salmon by ccc
step rolls: roll clay knife > rolls by tcc
step dry: dry clay by ccc
step lines: paint clay paint brush > lines fillings by ccc
step nori: glue nori clay glue scissors > nori nori-back by ccc
step serve: arrange clay board > board by ccc
step sticks: play sticks clay > sticks by ccc
part board = board own : r^ ~ 0 10 192 128 6 ; r_ ~- 0 70 188 8 3
part rice = clay own : y^ w -46 0 34 17 12 0.1 ; y^ w 44 0 34 17 12 0.1
part salmon = clay own paint lines a : b^ ~ -82 -10 -68 -26 -40 -30 -14 -24 -8 -8 -22 -2 -48 -6 -72 -2 ; q^ c 6 10 -26 78 -26 80 -8 8 -8
part lines = paint a : l_ w 3 -66 -22 -60 -8 ; l_ w 3 -50 -26 -44 -9 ; l_ w 3 -34 -26 -28 -8 ; l_ w 3 -22 -22 -18 -8 ; l_ c- 2 14 -20 74 -20
part nori-back = nori own : o^ k -48 44 32 28 ; o^ k 42 44 32 28
part rolls = clay own : o w -48 44 26 22 ; o w 42 44 26 22
part fillings = paint a : o_ a -52 42 9 8 ; o_ b -41 48 6 6 ; o_ c 38 41 8 7 ; o_ a 48 45 7 7 ; o_ b 39 51 7 5
part nori = nori own : p_ k 32 -28 50 -28 54 12 30 12
part sticks = sticks own : l^ navy 6 -90 -70 86 -54 ; l^ navy 6 -88 -58 86 -46
scene lay

* fruit-slice-dish | 9-12 13+ | Food
topics trinket dish, ring dish, fruit, catchall, gift, room decor, pottery, summer
variant lemon | Food | yellow, gold, white | lemon, citrus, lemonade
variant watermelon | Food | red, green, black | watermelon, melon, summer
variant kiwi | Food | light green, brown, black | kiwi, kiwi fruit
minutes 60 70
waits 1440
mess some
heart clay: air-dry-clay = 1/2 lb
heart paint: acrylic-paint, paint = 3 color
need pin: rolling-pin, glass-jar, plastic-bottle, cardboard-tube
need cutter: plastic-tub, bowl, plastic-lid, paper-plate
need brush: paintbrush
nice sand: sandpaper
nice seal: glue = 2 tbsp
home bowl
tool wrap: plastic-wrap, wax-paper, parchment-paper
home knife
home water
step roll: roll clay pin by cc
step cut: cut clay cutter knife by tc
step curve: shape clay bowl wrap water > dish by cc
step segments: draw clay knife by cc
step dry: dry clay by cc
step sand: prepare clay sand by cc
step base: paint clay paint brush > base-lemon base-watermelon base-kiwi by cc
step detail: paint clay paint brush > detail-lemon detail-watermelon detail-kiwi by cc
step seal: paint clay seal brush water by cc
step use: arrange clay by cc
part dish = clay own : o^ ~ 0 0 90 88 ; o_ ~- 3 5 80 78 ; o_ ~ 0 0 79 77
part base-lemon@lemon = paint a : o_ b 0 0 89 87 ; o_ w 0 2 79 77
part detail-lemon@lemon = paint a : a_ a 0 2 71 0 4 36 ; a_ a 0 2 71 0 44 76 ; a_ a 0 2 71 0 84 116 ; a_ a 0 2 71 0 124 156 ; a_ a 0 2 71 0 164 196 ; a_ a 0 2 71 0 204 236 ; a_ a 0 2 71 0 244 276 ; a_ a 0 2 71 0 284 316 ; a_ a 0 2 71 0 324 356 ; o_ w 0 2 9 9 ; x_ w 20 -44 5 9 60 ; x_ w -40 -24 5 9 -60 ; x_ w 10 44 5 9 20
part base-watermelon@watermelon = paint a : o_ b 0 0 89 87 ; o_ light-green 0 2 79 77 ; o_ w 0 2 73 71 ; o_ a 0 3 69 67
part detail-watermelon@watermelon = paint c : x_ c 0 -42 7 12 ; x_ c 34 -26 7 12 ; x_ c -34 -26 7 12 ; x_ c 46 8 7 12 ; x_ c -46 8 7 12 ; x_ c 26 40 7 12 ; x_ c -26 40 7 12 ; x_ c 0 8 7 12
part base-kiwi@kiwi = paint a : o_ b 0 0 89 87 ; o_ green 0 2 80 78 ; o_ a 0 2 75 73
part detail-kiwi@kiwi = paint c : f_ a+ 0 2 12 66 8 -90 20 ; o_ cream 0 2 22 21 ; d_ c 3.5 0 -32 18 -28 32 -12 36 6 30 24 16 36 0 40 -18 36 -32 24 -36 6 -32 -14 -18 -28
scene lay

* shrink-food-charms | 6-8 9-12 13+ | Food
appeal 3
topics charm, keychain, kawaii, sushi, ramen, avocado, backpack, jewelry, zipper pull
near friendship
colors green, red, yellow, brown
minutes 50 50 60
mess low
heart shrink: shrink-plastic = 1 sheet
heart pens: permanent-marker, colored-pencil, paint-marker = 4 color
need ring: key-ring, earring-hook, jewelry-finding, jump-ring, paper-clip, string, ribbon, beading-elastic = 4
need sheet: parchment-paper, foil-pan, foil-tray
tool line: pencil, ballpoint-pen
tool punch: hole-punch
tool scissors: scissors
home oven
step sketch: prepare shrink line by ccc
step draw: decorate shrink pens > charms by ccc
step cut: cut shrink scissors by tcc
step punch: poke shrink punch by gcc
step bake: heat shrink sheet oven by ggt
step flat: prepare shrink sheet by ggt
step ring: build ring shrink > rings by ccc
step wear: play ring by ccc
part rings = ring own : a^ ~ -46 -78 13 10 0 360 ; a^ ~ 46 -78 13 10 0 360 ; a^ ~ -46 18 13 10 0 360 ; a^ ~ 46 18 13 10 0 360
part charms = shrink own : b^ a -46 -70 -32 -62 -26 -40 -18 -22 -24 -2 -46 6 -68 -2 -74 -22 -66 -40 -60 -62 ; b_ light-green -46 -62 -37 -54 -32 -36 -26 -20 -32 -6 -46 -2 -60 -6 -66 -20 -60 -36 -55 -54 ; o_ d -46 -20 12 13 ; o_ d+ -50 -24 4 ; k_ -52 -42 2.500 ; k_ -40 -42 2.500 ; u_ -46 -38 4 ; p^ c 16 -60 76 -60 46 8 ; r^ tan 46 -62 66 13 6 ; o_ b 34 -46 7 ; o_ b 56 -44 7 ; o_ b 46 -22 7 ; z_ a 3 44 -36 50 -32 ; q^ w 6 -76 36 -16 36 -16 84 -76 84 ; r_ k -46 70 60 22 3 ; q_ b 4 -70 26 -22 26 -20 40 -72 40 ; z_ w 2.500 -60 28 -58 38 ; z_ w 2.500 -46 28 -44 38 ; z_ w 2.500 -32 28 -30 38 ; k_ -54 52 2.500 ; k_ -38 52 2.500 ; b^ b 22 34 46 28 70 34 74 48 60 74 46 88 32 74 18 48 ; f_ a 46 32 5 14 4 -90 2 ; d_ c 2.500 32 48 46 46 60 48 38 60 54 60 46 72
scene lay

* fruit-print-tote | 6-8 9-12 13+ | Food
topics apron, chef, kitchen helper, potato print, tote bag, shopping bag, kitchen towel, tea towel, farmers market, fruit, vegetables, gift for a cook, zero waste
near baking, cooking, baking with grandma
colors red, green, orange free
minutes 40 50 60
waits 240
mess some
heart fruit: apple, potato, lemon, orange, celery, carrot, broccoli, corn-cob, red-cabbage = 2
heart cloth: cloth-bag, apron, old-towel, pillowcase, old-t-shirt, fabric-scrap
heart paint: fabric-paint, acrylic-paint = 3 color
need card: cardboard, cereal-box, magazine, newspaper
need pad: kitchen-sponge, sponge-brush, paintbrush, foam-roller
nice pen: fabric-marker, permanent-marker
need palette: paper-plate, foam-tray, plastic-lid, ceramic-plate = 1
home knife
home towel
home iron
step press: prepare cloth card iron > cloth by ggt
step halve: cut fruit knife towel by gtc
step carve@9-12,13+: cut fruit knife by gc
step test: test fruit paint pad palette card by ccc
step print: print cloth fruit paint pad > prints by ccc
step second: print cloth fruit paint > second by ccc
step leaf: draw cloth pen > stalks by ccc
step dry: dry cloth by ccc
step fix: heat cloth iron by ggt
part cloth = cloth own : bagloop cream- 0 -52 ; q^ cream 4 -72 -56 72 -56 74 94 -74 94 ; z_ cream- 1.500 -66 -46 66 -46
part prints = paint a : b_ a -50 -26 -36 -34 -24 -26 -22 -6 -36 6 -52 -6 ; j_ cream -37 -20 -37 -4 4 ; b_ a 6 -26 20 -34 34 -26 36 -6 20 6 4 -6 ; j_ cream 20 -20 20 -4 4 ; b_ a -22 50 -8 42 6 50 8 70 -8 82 -24 70 ; j_ cream -8 56 -8 72 4 ; b_ a 34 50 48 42 62 50 64 70 48 82 32 70 ; j_ cream 48 56 48 72 4
part second = paint c : o_ c -52 28 18 ; f_ cream -52 28 8 15 3.500 -90 4 ; o_ c 4 24 18 ; f_ cream 4 24 8 15 3.500 -90 4 ; o_ c 54 20 16 ; f_ cream 54 20 8 13 3 -90 4
part stalks = pen b : l_ b 3 -36 -32 -32 -42 ; j_ b -32 -40 -18 -44 4 ; l_ b 3 20 -32 24 -42 ; j_ b 24 -40 38 -44 4 ; l_ b 3 -8 44 -4 36 ; j_ b -4 38 10 34 4 ; l_ b 3 48 44 52 36 ; j_ b 52 38 66 34 4
scene lay

* recipe-box | 9-12 13+ | Food
extras box: photo, letter-bead, ribbon, wood-slice, lace, ric-rac, bay-leaf, wooden-craft-shape
topics recipe box, recipe book, cookbook, family recipes, grandparents, mother's day, cooking, gift for a cook, heritage
near baking
colors teal, yellow, red, cream free
minutes 60 70
mess low
heart cards: index-card, cardstock, old-greeting-card = 12
heart box: small-box, shoebox, cookie-tin, tissue-box, cereal-box
need tabs: paint-chip, cardstock, folder, construction-paper = 4
need cover: wrapping-paper, fabric-scrap, wallpaper, map, construction-paper, magazine, junk-mail = 1 sheet
need pen: ballpoint-pen, gel-pen, marker, colored-pencil = 2 color
nice strip: washi-tape, ribbon, lace, ric-rac = 12 in
nice label: price-tag, sticker, paper-doily, index-card
join stick: glue, glue-stick, tape
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
step measure: cut box ruler pencil scissors cards by cc
step cover: glue cover box stick scissors > box by cc
step strip: glue strip box stick > strip by cc
step tabs: cut tabs scissors cards pencil > tabs by cc
step interview: draw cards pen by cc
step write: draw cards pen ruler > cards by cc
step label: glue label box stick > label by cc
step file: arrange cards tabs box by cc
step share: play cards by tc
part tabs = tabs b : q^ b 3 -66 -78 -40 -78 -38 -66 66 -66 66 40 -66 40 ; q^ c 3 -66 -60 -34 -60 -34 -72 -8 -72 -6 -60 66 -60 66 40 -66 40 ; q^ a+ 3 -66 -54 0 -54 0 -66 26 -66 28 -54 66 -54 66 40 -66 40 ; q^ d 3 -66 -48 32 -48 34 -60 60 -60 64 -48 66 -48 66 40 -66 40 ; z_ k 2 -60 -72 -46 -72 ; z_ k 2 -28 -66 -14 -66 ; z_ k 2 6 -60 20 -60 ; z_ k 2 40 -54 54 -54
part cards = cards own : r^ w 2 -2 122 70 3 2 ; r^ w 0 6 122 70 3 -2 ; z_ a 2.500 -52 -17 10 -19 ; z_ gray 1.500 -52 -8 50 -11 ; z_ gray 1.500 -52 0 50 -3 ; o_ c 46 -19 6
part box = cover a : q^ a 5 -80 4 80 4 76 88 -76 88 ; r_ a+ 0 8 158 8 3 ; d_ a+ 4 -58 26 -34 26 34 26 58 26 -58 72 -34 72 -10 78 14 78 34 72 58 72
part strip = strip b : r_ b 0 82 152 8 1
part label = label own : r^ cream 0 46 72 34 4 ; z_ k 2.500 -22 41 22 41 ; h_ c 0 52 6
scene stand

* pop-up-menu | 6-8 9-12 | Food
extras card: washi-tape
topics menu, restaurant, cafe, diner, waiter, family dinner, dinner party, pop-up card, burger
near chef
colors teal, yellow, red, green free
minutes 45 55
mess low
heart card: cardstock, construction-paper, folder, watercolor-paper = 2 sheet
heart pen: marker, colored-pencil, gel-pen, crayon = 4 color
need dish: paper, construction-paper, cardstock, index-card = 1 sheet
nice deco: sticker, washi-tape, magazine, candy-wrapper = 6
nice pad: sticky-note, index-card, notebook = 6
join stick: glue-stick, glue
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
step fold: fold card ruler by cc
step slits: cut card ruler pencil scissors by tc
step push: fold card > card by tc
step jacket: glue card stick by cc
step dish: draw dish pen scissors > dish by cc
step stick: glue dish card stick by cc
step list: draw card pen > list by cc
step deco: decorate deco card > deco by cc
step pad: play pad pen by cc
step serve: play card by cc
part card = card a : p^ a -96 -62 0 -54 0 76 -96 88 ; p^ a- 96 -62 0 -54 0 76 96 88 ; p_ cream -90 -56 0 -48 0 68 -90 80 ; p_ cream- 90 -56 0 -48 0 68 90 80 ; p^ a+ -22 14 0 22 0 58 -22 50 ; p^ a 22 14 0 22 0 58 22 50
part list = pen own : z_ c 4 -78 -34 -40 -32 ; z_ k 2 -80 -20 -36 -17 ; z_ k 2 -80 -8 -36 -5 ; z_ k 2 -80 4 -36 7 ; z_ k 2 -80 16 -40 19 ; z_ c 4 42 -32 78 -34 ; z_ k 2 40 -17 80 -20 ; z_ k 2 40 -5 80 -8 ; z_ k 2 40 7 80 4 ; z_ k 2 44 19 80 16
part dish = dish own : b^ tan -36 6 -30 -22 0 -34 30 -22 36 6 ; y^ d 0 8 38 6 10 0.25 ; r^ brown 0 16 72 10 4 ; p^ b -38 20 38 20 24 28 10 20 -10 30 -26 22 ; q^ tan 6 -36 24 36 24 32 42 -32 42 ; d_ cream 2 -14 -16 0 -22 14 -16 6 -10 -6 -8
part deco = deco b : s ~ -82 66 5 7 3 ; s ~ -62 64 5 5 2 ; s ~ 82 66 5 7 3 ; s ~ 62 64 5 5 2 ; s ~ -58 -46 5 5 2 ; s ~ 58 -46 5 5 2
scene lay

* fortune-cookies | 6-8 9-12 13+ | Food
extras gift: ribbon, gift-bow, tissue-paper, crinkle-paper, cardstock
appeal 3
topics fortune cookie, lunar new year, chinese restaurant, friendship, party favor, encouragement, new year, thank you, kindness
colors tan, red, yellow free
minutes 35 40 45
mess low
heart shell: felt, cardstock, construction-paper, craft-foam, packing-paper = 1 sheet
need slips: paper, paper-strip, origami-paper, old-book-page = 1 sheet
need pen: ballpoint-pen, gel-pen, marker
nice wire: pipe-cleaner, twist-tie = 3
nice box: takeout-box, small-box, paper-bag
join glue: glue
tool scissors: scissors
tool clip: clothespin, binder-clip, paper-clip = 3
tool pencil: pencil
home bowl
step circles: cut shell bowl pencil scissors by ccc
step wire: glue wire shell glue by tcc
step write: draw slips pen scissors > slips by ccc
step fold: fold shell slips by tcc
step dot: glue shell glue by ccc
step bend: fold shell glue clip > cookies by tcc
step box: arrange box shell > box by ccc
step give: play shell by ccc
part box = box b : q^ b 4 -84 -96 -20 -96 -30 -34 -74 -34 ; l_ k 1.600 -76 -96 -52 -100 -28 -96
part slips = slips own : r w -82 30 46 13 1 -18 ; z_ c 2 -94 34 -72 27 ; r w 72 -30 46 13 1 16 ; z_ c 2 60 -34 84 -27 ; r w 76 78 46 12 1 8 ; z_ c 2 66 77 90 80
part cookies = shell a : b^ ~ -70 34 -58 4 -30 -6 -8 6 4 34 -4 58 -22 52 -32 30 -46 40 -58 52 ; b_ ~- -32 30 -30 -4 -10 6 2 34 -5 54 -20 50 ; b^ ~ 4 -34 14 -66 42 -78 66 -66 76 -36 68 -12 50 -18 40 -40 26 -28 14 -16 ; b_ ~- 40 -40 42 -76 64 -66 74 -36 67 -16 52 -20 ; b^ ~ 10 82 20 50 46 40 70 52 80 80 72 98 56 96 46 74 32 84 22 98 ; b_ ~- 46 74 46 42 68 52 78 80 71 95 58 93
scene lay

* citrus-cane-charms | 9-12 13+ | Food
appeal 1
topics citrus, orange, lemon, lime, grapefruit, earrings, jewelry, polymer clay, millefiori, miniature food, summer
colors orange, white, yellow
minutes 75 80
waits 60
mess low
heart clay: polymer-clay = 2 color
need ring: earring-hook, jewelry-finding, jump-ring, paper-clip, ribbon, string, key-ring = 2
need pin: glass-jar, rolling-pin, can, marker
need sheet: parchment-paper, foil-pan, foil-tray, ceramic-plate
need poke: toothpick, wooden-skewer, pencil, paper-clip
home knife
home oven
step warm: shape clay by cc
step log: roll clay pin by cc
step wrap: roll clay pin by cc
step wedges: cut clay knife by tc
step build: build clay > cane by cc
step rest: dry clay by cc
step slice: cut clay knife poke > slices by gc
step bake: heat clay sheet oven by gt
step ring: build ring clay > rings by cc
part cane = clay a : r^ a 14 58 116 44 4 -6 ; r_ a- 14 72 114 12 4 -6 ; o^ a -44 64 17 24 -6 ; o_ w -44 64 14 21 -6 ; f_ a -44 64 8 18 4 -90 3
part rings = ring own : charmhook ~ -44 -58 12 ; charmhook ~ 44 -58 12
part slices = clay a : o^ a -44 -26 40 ; o_ w -44 -26 35 ; a_ a -44 -26 32 0 5 40 ; a_ a -44 -26 32 0 50 85 ; a_ a -44 -26 32 0 95 130 ; a_ a -44 -26 32 0 140 175 ; a_ a -44 -26 32 0 185 220 ; a_ a -44 -26 32 0 230 265 ; a_ a -44 -26 32 0 275 310 ; a_ a -44 -26 32 0 320 355 ; o_ w -44 -26 4 ; o^ a 44 -26 40 ; o_ w 44 -26 35 ; a_ a 44 -26 32 0 5 40 ; a_ a 44 -26 32 0 50 85 ; a_ a 44 -26 32 0 95 130 ; a_ a 44 -26 32 0 140 175 ; a_ a 44 -26 32 0 185 220 ; a_ a 44 -26 32 0 230 265 ; a_ a 44 -26 32 0 275 310 ; a_ a 44 -26 32 0 320 355 ; o_ w 44 -26 4 ; d_ gray 2 -44 -62 44 -62
scene lay

* handwriting-towel | 9-12 13+ | Food
topics recipe, tea towel, kitchen towel, grandma, grandpa, family recipe, embroidery, mother's day, heritage, gift for a cook, memory
colors red, teal, cream free
minutes 90 120
mess low
heart cloth: old-towel, fabric-scrap, pillowcase, cloth-bag, bandana
heart thread: embroidery-floss = 6 yd
need script: index-card, paper, tracing-paper = 1 sheet
nice hoop: embroidery-hoop
nice patch: felt, lace, ric-rac, ribbon = 12 in
need needle: needle
tool pen: fabric-marker, pencil
tool tape: masking-tape, tape, washi-tape
tool scissors: scissors, fabric-scissors
home iron
step choose: prepare script by cc
step trace: draw cloth script pen tape > cloth by cc
step hoop: build hoop cloth > hoop by cc
step start: sew needle thread cloth by cc
step stitch: sew cloth needle thread > script by cc
step picture: sew cloth needle thread > picture by cc
step patch: sew patch cloth needle thread > patch by cc
step finish: sew thread cloth scissors iron by tc
step hang: play cloth by cc
part cloth = cloth own : q^ cream 2 -74 -92 74 -92 74 92 -74 92 ; r_ b -60 0 5 182 ; r_ b 60 0 5 182 ; z_ cream- 1.500 -20 -92 -20 92
part hoop = hoop own : o^ ~ 0 4 58 58 ; o_ cream 0 4 51 51 ; r^ ~ 0 -56 14 11 2
part script = thread a : l_ ~ 3 -40 0 -34 -14 -28 0 -30 6 -24 2 -16 -6 -14 4 -6 -4 -2 4 6 -8 8 4 16 -4 20 4 28 -12 26 4 38 0 ; l_ ~ 3 -34 26 -28 14 -22 26 -16 18 -10 26 -2 16 2 26 10 18 18 26 28 20
part picture = thread b : l_ b 3 -14 -22 14 -22 ; l_ b 3 -14 -34 -10 -22 ; l_ b 3 14 -34 10 -22 ; l_ b 3 -14 -34 14 -34 ; l_ a 2.500 -6 -38 -8 -42 -4 -46 ; l_ a 2.500 6 -38 4 -42 8 -46
part patch = patch a : r a 0 80 146 9 1 ; d_ w 2.5 -60 80 -40 80 -20 80 0 80 20 80 40 80 60 80
scene lay
`;
