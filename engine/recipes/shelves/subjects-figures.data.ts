export const shelf = `
* plate-head | 2-3 4-5 6-8 | -
topics mask, dress-up, pretend play, costume, parade
carries face
minutes 25 30 40
waits 30
mess some
scene stand
heart plate: paper-plate = 1
need paint: paint, acrylic-paint = 1 color
need paper: construction-paper, cardstock, paper = 1 sheet
need handle: craft-stick, wooden-spoon, dowel, paper-straw, cardboard-tube = 1
join stick: glue, glue-stick, tape
join fix: tape, masking-tape, duct-tape
tool brush: paintbrush, kitchen-sponge, sponge-brush
tool pen: marker, crayon, permanent-marker
tool scissors: scissors
step paint: paint plate paint brush > plate by ccc
step pieces: cut paper scissors by gtc
step place@2-3: glue paper plate stick by c
step place@4-5,6-8: glue paper plate stick by cc
step face: draw pen plate > face by ttc
step eyes@6-8: cut plate scissors by t
step handle: tape handle plate fix > handle by gtc
step act: play plate by ccc
part handle = handle own : stick ~ 0 20 0 98 12
part plate = plate w paint paint a : bareplate ~ 0 -8 148 148
part face = paper a : onplate own 0 -8 148 148

* blue-plate | 6-8 9-12 13+ | -
appeal 1
topics Delft, Willow pattern, porcelain, Netherlands
near China, pottery
carries any
minutes 35 50 70
waits 30
mess low
scene stand
heart plate: paper-plate = 1
need blue: acrylic-paint, paint, permanent-marker, paint-marker, marker = 1 color
tool brush: paintbrush
tool pen: pencil
home water
home cup when blue=acrylic-paint,paint
step rings: draw pen plate > plate by ccc
step sketch: draw pen plate by ccc
step outline: paint plate blue brush > lines by ccc
step wash@9-12,13+: paint plate blue brush water cup by cc
step fill@6-8: paint plate blue brush by c
step rim: paint plate blue brush > rim by ccc
step dots: decorate plate blue brush > dots by ccc
step dry: dry plate by ccc
part plate = plate w : plate w 0 0 88
part rim = blue navy : f_ navy 0 -73 5 9 3.2 ; f_ navy 52 -52 5 9 3.2 ; f_ navy 73 0 5 9 3.2 ; f_ navy 52 52 5 9 3.2 ; f_ navy 0 73 5 9 3.2 ; f_ navy -52 52 5 9 3.2 ; f_ navy -73 0 5 9 3.2 ; f_ navy -52 -52 5 9 3.2 ; a_ navy 0 0 74 72.6 0 360
part dots = blue navy : d_ blue 2 -28 -67 -34 -64 -40 -60 ; d_ blue 2 28 -67 34 -64 40 -60 ; d_ blue 2 -28 67 -34 64 -40 60 ; d_ blue 2 28 67 34 64 40 60 ; d_ blue 2 -67 -28 -64 -34 -60 -40 ; d_ blue 2 67 -28 64 -34 60 -40 ; d_ blue 2 -67 28 -64 34 -60 40 ; d_ blue 2 67 28 64 34 60 40
part lines = blue navy : a_ blue 0 0 61 59 0 360 ; print navy 0 0 82 82

* rocking-plate | 2-3 4-5 6-8 | -
topics rocking toy, moving toy
near seesaw
carries any
minutes 20 25 35
waits 20
mess some
scene stand
heart plate: paper-plate = 1
need paint: paint, crayon, marker, oil-pastel = 2 color
need card: cardstock, construction-paper, paper, index-card = 1 sheet
nice edge@2-3: crepe-paper, tissue-paper, cotton-ball = handful
nice edge@4-5,6-8: yarn, ribbon, crepe-paper, tissue-paper, cotton-ball, ric-rac, raffia, felt, leaf = handful
join fix: glue, glue-stick, tape
tool pen: marker, crayon, colored-pencil
tool scissors: scissors
tool brush: paintbrush, sponge-brush when paint=paint
step place: paint plate paint brush > ground by ccc
step fold: fold plate by tcc
step draw: draw pen card by ttc
step color: color card pen by ccc
step cut: cut card scissors by gtc
step seat: glue card plate fix > figure by tcc
step edge: glue edge plate fix > edge by ccc
step rock: play plate by ccc
part figure = card a : figure ~ 0 -38 112 92
part ground = plate w : a w 0 4 88 0 0 180 ; a_ w- 0 4 74 72.500 4 176 ; l_ b 4 -60 16 -40 30 -20 16 0 32 20 16 40 30 60 16 ; l_ a 4 -54 34 -34 50 -16 36 0 52 16 36 34 50 54 34 ; l_ b 4 -36 56 -16 68 0 58 16 68 36 56
part edge = edge b : c_ ~ -84 6 84 6 9 9

* pop-up-cup | 2-3 4-5 6-8 | -
appeal 3
topics peekaboo, puppet, hide and seek, pop-up toy
carries any
minutes 20 25 30
mess low
scene stand
heart cup: paper-cup, foam-cup = 1
need stick: craft-stick, paper-straw, wooden-skewer, chopstick, dowel, plastic-straw = 1
need card: construction-paper, cardstock, paper, cereal-box = 1 sheet
join fix: tape, masking-tape, washi-tape
tool pen: marker, crayon, permanent-marker
tool tip: scissors, pencil
tool scissors: scissors
step draw: draw pen card by ttc
step color: color pen card by ccc
step cut: cut card scissors by gtc
step slit: poke cup tip > cup by ggt
step hide: decorate cup pen > hedge by ccc
step stick: tape card stick fix > figure by gtc
step thread: build stick cup > stick by ttc
step peek: play stick cup by ccc
part stick = stick own : stick ~ 0 -20 0 98 8
part figure = card a : figure ~ 0 -36 74 72
part cup = cup w : cup ~ 0 8 92 74
part hedge = pen b : j_ green -26 76 -34 34 7 ; j_ green -12 76 -10 28 7 ; j_ green 4 76 6 36 7 ; j_ green 18 76 24 30 7 ; f_ yellow -22 46 5 6 0.400 ; f_ yellow 14 54 5 6 0.400

* pinprick-shade | 9-12 13+ | -
appeal 1
topics night light, lantern, paper lampshade, bedroom decor
carries any
minutes 45 60
mess low
scene stand
heart cup: paper-cup, foam-cup = 1
need light: LED-candle, LED-tea-light, string-light, flashlight, glow-stick = 1
need paper: paper, tracing-paper, graph-paper = 1 sheet
join tape: tape, masking-tape
tool pen: pencil
tool pin: needle, pushpin, toothpick, wooden-skewer
tool scissors: scissors
step draft: draw pen paper by cc
step wrap: tape paper cup tape > cup by cc
step prick: poke cup pin > figure by cc
step fine: poke cup pin by cc
step open: cut cup scissors by cc
step off: prepare paper cup by cc
step glow: play light cup > glow by cc
part glow = light yellow : o_ yellow 0 20 96 76 ; o_ cream 0 16 84 66
part cup = cup own : cupdown k 0 -82 124 164
part figure = cup yellow : rim yellow 0 2 84 100 2 ; shape k 0 2 82 98 ; of-dot yellow 0 2 82 98 .8

* egg-cup-heads | 2-3 4-5 6-8 | -
topics finger puppet, puppet show
near storytelling, play
carries face
minutes 20 25 35
waits 30
mess some
scene stand
heart carton: egg-carton = 1
need paint: paint, acrylic-paint = 2 color
need paper: construction-paper, cardstock, paper = 1/2 sheet
nice top@2-3: leaf, tissue-paper, crepe-paper = handful
nice top@4-5,6-8: felt, yarn, feather, pom-pom, ribbon, leaf, tissue-paper, cotton-ball, pipe-cleaner = handful
join fix: glue, glue-stick, tape
tool brush: paintbrush, cotton-swab
tool pen: permanent-marker, marker, ballpoint-pen
tool scissors: scissors
step cut: cut carton scissors > carton by ggt
step paint: paint carton paint brush by ccc
step dry: dry carton by ccc
step bits: cut paper scissors by gtc
step stick: glue paper carton fix by tcc
step face: draw pen carton > head by ttc
step top: glue top carton fix > tops by tcc
step play: play carton by ccc
part carton = carton kraft paint paint b : egg ~ -72 84 25 ; egg ~ 72 84 25
part head = paper a : egg ~ 0 84 44 ; face a 0 28 74 82 ; k -79 69 3 ; k -65 69 3 ; u -72 76 6 ; k 65 69 3 ; k 79 69 3 ; u 72 76 6
part tops = top c : y ~ -72 57 17 8 7 .2 ; y ~ 72 57 17 8 7 .2

* carton-lid-stage | 6-8 9-12 13+ | -
appeal 1
topics shadow box, 3D picture, wall art, upcycling
carries any
minutes 45 60 90
waits 60
mess some
scene stand
heart carton: egg-carton = 1
need card: cardstock, construction-paper, cereal-box, watercolor-paper = 1 sheet
nice ground: moss, cotton-ball, felt, crinkle-paper, leaf, yarn, pebble, bead, pillow-stuffing, tissue-paper = handful
need paint: acrylic-paint, paint = 3 color
join fix: glue
tool brush: paintbrush
tool pen: pencil
tool scissors: scissors
step apart: cut carton scissors > frame by tcc
step backdrop: paint carton paint brush > backdrop by ccc
step figure: draw pen card by ccc
step color: paint card paint brush by ccc
step cut: cut card scissors by ccc
step posts: cut carton scissors by tcc
step float: glue card carton fix > figure by ccc
step near: glue card carton fix > near by ccc
step ground: glue ground carton fix > ground by ccc
step hang: play carton by ccc
part frame = carton kraft : r ~- -40 -76 26 12 5 ; r ~- 40 -76 26 12 5 ; r^ ~ 0 0 186 146 14 ; r_ ~- 0 0 170 130 9
part backdrop = paint light-blue : place own 0 0 162 122
part figure = card a : figure ~ 0 -6 112 100
part near = card b : b b- -80 60 -80 40 -56 30 -34 46 -8 40 20 50 46 34 66 44 80 36 80 60
part ground = ground c : y ~ -50 66 24 8 8 .2 ; y ~ 12 68 28 8 8 .2 ; y ~ 62 66 18 8 8 .2

* hello-stick-puppet | 2-3 4-5 | -
topics puppet, puppet show, storytelling
near song
carries face/vehicle
minutes 15 25
mess low
scene stand
heart sticks: craft-stick, balloon-stick, wooden-spoon, stick, paper-straw = 1
need card: cardstock, construction-paper, paper-plate, cereal-box = 1 sheet
need colors: crayon, marker, oil-pastel, paint = 3 color
tool pen: marker, crayon
join fix: tape, masking-tape, washi-tape
tool scissors: scissors
step outline: draw pen card by gt
step scribble: color card colors > figure by cc
step cut: cut card scissors by gt
step lay@4-5: draw pen card by t
step stick: tape card sticks fix > stick by tc
step bow: play sticks by cc
step stage: play sticks by cc
part stick = sticks own : stick ~ 0 20 0 98 13
part figure = card a : rim w 0 -22 146 130 6 ; painted ~ 0 -22 146 130

* slat-sign | 9-12 13+ | -
appeal 1
topics room decor, door sign, wooden sign, rustic
carries any
minutes 60 75
waits 60
mess some
scene hang
heart sticks: craft-stick = 9
need paint: acrylic-paint, paint, paint-marker = 3 color
need hanger: string, cotton-cord, ribbon, yarn, raffia = 1 ft
join fix: glue
tool brush: paintbrush
tool pen: pencil
tool sand: sandpaper
step ground: paint sticks paint brush > slats by cc
step rails: glue sticks fix by cc
step gaps: glue sticks fix by cc
step sketch: draw pen sticks by cc
step paint: paint sticks paint brush > figure by cc
step line: paint sticks paint brush by cc
step wear: decorate sand sticks by cc
step hang: tie hanger sticks > hanger by cc
part hanger = hanger own : z ~ 2.5 0 -99 -78 -68 ; z ~ 2.5 0 -99 78 -68
part slats = sticks tan : r wood -70 0 12 150 4 ; r wood 70 0 12 150 4 ; r^ sand 0 -66 176 18 8 ; r^ cream- 0 -44 176 18 8 ; r^ wood+ 0 -22 176 18 8 ; r^ sand 0 0 176 18 8 ; r^ cream- 0 22 176 18 8 ; r^ wood+ 0 44 176 18 8 ; r^ sand 0 66 176 18 8
part figure = paint a : painted ~ 0 0 124 128 ; r_ umber 0 -55 172 2 ; r_ umber 0 -33 172 2 ; r_ umber 0 -11 172 2 ; r_ umber 0 11 172 2 ; r_ umber 0 33 172 2 ; r_ umber 0 55 172 2

* cloud-gazing | 2-3 4-5 6-8 | -
appeal 1
topics clouds, sky, daydream, imagination
near spring, summer
carries round/fish/sky !bug
minutes 20 25 35
waits 60
mess low
scene lay
heart cotton: cotton-ball, pillow-stuffing, cotton-pad = 15
need sky: construction-paper, cardstock, paper = 1 sheet
nice shade: chalk, charcoal, pencil = 1 color
nice wash: paint, watercolor-paint = 1 color
nice hang@4-5,6-8: ribbon, yarn, string, raffia = 12 in
join fix: glue
tool pen: pencil, crayon, chalk
tool brush: paintbrush, sponge-brush when wash=paint,watercolor-paint
step wash: paint wash sky brush > wash by ccc
step look@2-3,4-5: draw pen sky > sky by gt
step look@6-8: draw pen sky > sky by c
step pull: tear cotton by ccc
step glue: glue fix sky by tcc
step press: glue cotton sky > cloud by ccc
step edge@6-8: decorate cotton sky fix by c
step shade@6-8: color shade cotton by c
step hang@4-5,6-8: glue hang sky fix > hang by tc
step guess: play sky by ccc
part sky = sky light-blue : r^ light-blue 0 0 182 170 2
part wash = wash light-blue : r_ ~ 0 0 176 164 2
part hang = hang b : l ~ 3 -20 -84 0 -99 20 -84
part cloud = cotton w : rim w 0 0 138 130 3 ; shape w 0 0 140 132 ; packed w/w 0 0 140 132 1.7 0 2

* one-line-bend | 6-8 9-12 13+ | -
appeal 1
topics wire sculpture, line drawing, Alexander Calder
carries any
minutes 30 40 60
mess low
scene stand
heart lines: pipe-cleaner = 10
nice foot: air-dry-clay, play-dough, modeling-clay, cork, wooden-block
need paper: paper, cardstock, newspaper = 1 sheet
tool pen: pencil, marker
tool scissors: scissors
home lamp
step draw: draw pen paper > paper by ccc
step tips: fold lines by tcc
step bend: fold lines paper > figure by ccc
step join: tie lines by tcc
step inside: build lines scissors by tcc
step space@9-12,13+: fold lines by cc
step stand: build foot lines by ccc
step show: play lines lamp by ccc
part paper = paper w : r^ b+ 0 0 168 180 2
part figure = lines a : bent a 0 0 136 140

* pompom-pixels | 9-12 13+ | -
appeal 1
topics pixel art, retro game, room decor
near texture
carries any
minutes 60 90
waits 120
mess low
scene lay
heart poms: pom-pom, felt-ball = 100
need board: cardboard, foam-board, canvas, cardstock = 1 sheet
need grid: graph-paper, paper = 1 sheet
join fix: glue
tool pen: pencil
step plan: draw pen grid by cc
step grid: draw pen board > board by cc
step sort: prepare poms by cc
step edge: glue poms board fix by cc
step rows: glue poms board fix > figure by cc
step detail: glue poms board fix by cc
step dry: dry board by cc
part board = board navy : r^ navy 0 0 176 176 3 ; z_ gray .6 -80.0 -80 -80.0 80 ; z_ gray .6 -68.6 -80 -68.6 80 ; z_ gray .6 -57.1 -80 -57.1 80 ; z_ gray .6 -45.7 -80 -45.7 80 ; z_ gray .6 -34.3 -80 -34.3 80 ; z_ gray .6 -22.9 -80 -22.9 80 ; z_ gray .6 -11.4 -80 -11.4 80 ; z_ gray .6 0.0 -80 0.0 80 ; z_ gray .6 11.4 -80 11.4 80 ; z_ gray .6 22.9 -80 22.9 80 ; z_ gray .6 34.3 -80 34.3 80 ; z_ gray .6 45.7 -80 45.7 80 ; z_ gray .6 57.1 -80 57.1 80 ; z_ gray .6 68.6 -80 68.6 80 ; z_ gray .6 80.0 -80 80.0 80 ; z_ gray .6 -80 -80.0 80 -80.0 ; z_ gray .6 -80 -68.6 80 -68.6 ; z_ gray .6 -80 -57.1 80 -57.1 ; z_ gray .6 -80 -45.7 80 -45.7 ; z_ gray .6 -80 -34.3 80 -34.3 ; z_ gray .6 -80 -22.9 80 -22.9 ; z_ gray .6 -80 -11.4 80 -11.4 ; z_ gray .6 -80 0.0 80 0.0 ; z_ gray .6 -80 11.4 80 11.4 ; z_ gray .6 -80 22.9 80 22.9 ; z_ gray .6 -80 34.3 80 34.3 ; z_ gray .6 -80 45.7 80 45.7 ; z_ gray .6 -80 57.1 80 57.1 ; z_ gray .6 -80 68.6 80 68.6 ; z_ gray .6 -80 80.0 80 80.0
part figure = poms a : pixels own 0 0 160 160 14

* photo-stand-in | 4-5 6-8 9-12 13+ | -
appeal 3
topics photo booth, party, carnival, birthday party, fair
carries face/round/building/rolls/floats/flies !long
minutes 45 55 75 90
waits 60
mess some
scene stand
heart box: cardboard-box = 1
need paint: paint, acrylic-paint = 4 color
tool brush: paintbrush, sponge-brush, foam-roller
tool pen: marker, permanent-marker, crayon, oil-pastel
join tape: masking-tape, tape, duct-tape, washi-tape
home knife
home camera
step open: cut box knife tape > panel by gggt
step draw: draw pen box by gtcc
step hole: cut box knife tape > hole by gggt
step paint@4-5: paint box paint brush > figure by c
step paint@6-8,9-12,13+: paint box paint brush > figure by ccc
step scene: paint box paint brush by cccc
step dry: dry box by cccc
step line: draw pen box by tccc
step pose: play box camera by cccc
part panel = box kraft : r^ ~ 0 0 160 184 3 ; r_ light-blue 0 -2 152 176 ; place own 0 -2 152 176
part figure = paint a : painted ~ 0 0 148 172
part hole = box kraft : inked k 0 0 148 172 2.2 ; hole sand 0 0 148 172 17

* big-piece-jigsaw | 2-3 4-5 6-8 | -
topics jigsaw, puzzle, game, rainy day
carries any
minutes 20 30 40
waits 30
mess low
scene lay
heart box: cereal-box = 1
need paper: paper, construction-paper = 1 sheet
need colors: crayon, marker, colored-pencil = 3 color
join fix: glue-stick, glue
tool pen: pencil, marker
tool scissors: scissors
nice keep: envelope, paper-bag
step draw: draw pen paper by gtc
step color: color paper colors by ccc
step panel: cut box scissors by ggc
step paste: glue paper box fix > figure by tcc
step press: dry box by ccc
step back: draw pen box by gtc
step cut@2-3: cut box scissors > two by g
step cut@4-5: cut box scissors > six by t
step cut@6-8: cut box scissors > twelve by c
step build: play box by ccc
step keep: prepare keep box by ccc
part figure = colors a : r^ w 0 0 176 160 3 ; place own 0 0 168 152 ; painted ~ 0 0 162 148
part two = box tan : l_ umber 1.5 -88 0 -64 -4 -36 5 -8 -4 20 5 48 -4 70 4 88 0
part six = box tan : l_ umber 1.5 -88 -26 -64 -30 -36 -21 -8 -30 20 -21 48 -30 70 -22 88 -26 ; l_ umber 1.5 -88 26 -64 22 -36 31 -8 22 20 31 48 22 70 30 88 26 ; l_ umber 1.5 -1 -80 3 -56 -5 -30 4 -4 -4 26 3 54 0 80
part twelve = box tan : l_ umber 1.5 -88 -40 -64 -44 -36 -35 -8 -44 20 -35 48 -44 70 -36 88 -40 ; l_ umber 1.5 -88 0 -64 -4 -36 5 -8 -4 20 5 48 -4 70 4 88 0 ; l_ umber 1.5 -88 40 -64 36 -36 45 -8 36 20 45 48 36 70 44 88 40 ; l_ umber 1.5 -31 -80 -27 -56 -35 -30 -26 -4 -34 26 -27 54 -30 80 ; l_ umber 1.5 29 -80 33 -56 25 -30 34 -4 26 26 33 54 30 80

* three-sheet-relief | 9-12 13+ | -
appeal 1
topics relief, layered art, papercut, wall art, upcycling
carries any
minutes 70 100
waits 60
mess low
scene stand
heart box: cereal-box = 2
need paint: acrylic-paint, paint, paint-marker = 3 color
join fix: glue
tool pen: pencil
tool scissors: scissors
nice line: permanent-marker, gel-pen, metallic-pen
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint
step sheets: cut box scissors by cc
step back: paint box paint brush > back by cc
step draw: draw pen box by cc
step second: cut box scissors > middle by cc
step third: cut box scissors by cc
step paint: paint box paint brush by cc
step spacers: glue box fix by cc
step stack: glue box fix > figure by cc
step fine: draw line box by cc
part back = box tan paint back navy : r^ tan 0 0 170 182 3 ; r_ ~ 0 0 158 170
part middle = box tan : card b- 2 2 136 146 6
part figure = box a : figure ~ 0 0 126 134

* seek-and-shake-bottle | 4-5 6-8 | -
topics I spy, sensory bottle, quiet time, car ride, travel game
carries any
minutes 25 35
mess some
scene stand
heart bottle: plastic-bottle, plastic-jar = 1
need card: cardstock, index-card, cereal-box, construction-paper = 1/2 sheet
need fill: rice, popcorn, dried-lentil, sand, colored-sand, birdseed = 2 cup
tool pen: permanent-marker, marker, colored-pencil
join tape: tape, duct-tape, electrical-tape
tool scissors: scissors
home funnel
step draw: draw pen card by tc
step color: color pen card by cc
step cover: tape card tape scissors by tc
step first: fill bottle fill funnel > bottle by cc
step hide: fill bottle card > figure by cc
step more: fill bottle fill > fill by cc
step close: tape bottle tape > cap by gt
step seek: play bottle by cc
part cap = tape gray : r^ blue 0 -81 44 18 4
part bottle = bottle light-blue : q^ light-blue 14 -22 -74 22 -74 26 -54 58 -30 60 84 -60 84 -58 -30 -26 -54
part fill = fill cream : p_ cream -57 12 -20 0 10 8 34 -2 57 8 59 82 -59 82 ; o_ sand -50 18 4 1.6 -45 ; o_ w -44 29 4 1.6 8 ; o_ sand -50 40 4 1.6 -29 ; o_ w -44 51 4 1.6 24 ; o_ sand -50 62 4 1.6 -13 ; o_ w -44 73 4 1.6 40 ; o_ w -36 18 4 1.6 -8 ; o_ sand -30 29 4 1.6 -45 ; o_ w -36 40 4 1.6 8 ; o_ sand -30 51 4 1.6 -29 ; o_ w -36 62 4 1.6 24 ; o_ sand -30 73 4 1.6 -13 ; o_ sand -22 18 4 1.6 29 ; o_ w -16 29 4 1.6 -8 ; o_ sand -22 40 4 1.6 -45 ; o_ w -16 51 4 1.6 8 ; o_ sand -22 62 4 1.6 -29 ; o_ w -16 73 4 1.6 24 ; o_ w -8 18 4 1.6 -24 ; o_ sand -2 29 4 1.6 29 ; o_ w -8 40 4 1.6 -8 ; o_ sand -2 51 4 1.6 -45 ; o_ w -8 62 4 1.6 8 ; o_ sand -2 73 4 1.6 -29 ; o_ sand 6 18 4 1.6 13 ; o_ w 12 29 4 1.6 -24 ; o_ sand 6 40 4 1.6 29 ; o_ w 12 51 4 1.6 -8 ; o_ sand 6 62 4 1.6 -45 ; o_ w 12 73 4 1.6 8 ; o_ w 20 18 4 1.6 -40 ; o_ sand 26 29 4 1.6 13 ; o_ w 20 40 4 1.6 -24 ; o_ sand 26 51 4 1.6 29 ; o_ w 20 62 4 1.6 -8 ; o_ sand 26 73 4 1.6 -45 ; o_ sand 34 18 4 1.6 -3 ; o_ w 40 29 4 1.6 -40 ; o_ sand 34 40 4 1.6 13 ; o_ w 40 51 4 1.6 -24 ; o_ sand 34 62 4 1.6 29 ; o_ w 40 73 4 1.6 -8 ; o_ w 48 18 4 1.6 34 ; o_ sand 54 29 4 1.6 -3 ; o_ w 48 40 4 1.6 -40 ; o_ sand 54 51 4 1.6 13 ; o_ w 48 62 4 1.6 -24 ; o_ sand 54 73 4 1.6 29 ; s_ a 38 34 5 9 4 ; h_ b -38 58 8
part figure = card a : rim w 0 18 82 84 3 ; painted ~ 0 18 82 84

* bell-jar | 9-12 13+ | -
appeal 1
topics cloche, display, museum, gift
near terrarium, snow globe
carries any
minutes 50 70
mess low
scene stand
heart bottle: plastic-bottle = 1
need card: cardstock, watercolor-paper, foam-board, cereal-box = 1 sheet
need base: cardboard, plastic-lid, wood-slice, foam-board = 1
need paint: acrylic-paint, watercolor-paint, paint, marker, colored-pencil = 3 color
nice floor: moss, pebble, sand, cotton-ball, pine-needle, crinkle-paper, rice, seashell, leaf, salt, dried-lentil
nice knob: bead, wooden-bead, cork, button
join fix: glue
tool pen: pencil
tool scissors: scissors
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint,watercolor-paint
step dome: cut bottle scissors by gt
step base: draw pen base bottle > base by cc
step draw: draw pen card by cc
step color: paint card paint brush by cc
step cut: cut card scissors by cc
step stand: glue card base fix > figure by cc
step floor: decorate floor base fix > floor by cc
step lid: build bottle base > dome by cc
step knob: glue knob bottle fix > knob by cc
part base = base tan : o^ brown 0 78 82 14 ; o_ tan 0 74 82 13
part figure = card a : standing ~ 0 76 84 96
part floor = floor own : y_ ~ 0 74 52 7 11 0.2 ; cover own .6
part dome = bottle light-blue : q_ sky 4 -13 -88 13 -88 13 -64 -13 -64 ; r_ blue 0 -90 30 14 3 ; l_ w 3.4 -62 76 -64 0 -56 -34 -34 -54 -13 -66 -12 -82 ; l_ w 3.4 62 76 64 0 56 -34 34 -54 13 -66 12 -82 ; l_ w 2 -62 6 0 12 62 6 ; l_ w 4 -50 34 -52 0 -44 -28 ; l_ w 3 50 40 52 10
part knob = knob own : bits own 1.8 0 -98

* snap-open-pin | 4-5 6-8 9-12 | -
topics moving toy, clothespin creature, clothespin puppet, clothespin craft, snapping clothespin, chomper, peg puppet
near puppet, surprise card, joke
carries any
minutes 20 25 40
mess low
scene lay
heart pin: clothespin = 1
need card: cardstock, cereal-box, index-card, construction-paper = 1/2 sheet
need colors: marker, colored-pencil, crayon, paint = 3 color
nice coat: paint, acrylic-paint, washi-tape = 1 color
nice eyes: googly-eye = 2
join fix: glue
tool pen: pencil
tool scissors: scissors
step coat: paint coat pin > coat by ccc
step draw: draw pen card by tcc
step color: color card colors by ccc
step cut: cut card scissors by tcc
step halves: cut card scissors by gcc
step secret: draw pen card by tcc
step top: glue card pin fix > pin by tcc
step match: glue card pin fix > figure by tcc
step eyes: glue eyes pin fix by tcc
step snap: play pin by ccc
part pin = pin wood : r wood -40 -13 92 11 4 7 ; r wood -40 17 92 11 4 -7 ; r silver -46 2 9 42 3
part coat = coat b : r_ ~ -66 -16 38 10 4 7 ; r_ ~ -66 20 38 10 4 -7
part figure = card a : opened w 16 2 146 118 24

* photo-line-pegs | 13+ | -
appeal 1
topics room decor, photo display, dorm
near string lights
carries any
minutes 75
waits 60
mess low
scene hang
heart pins: clothespin = 8
need paint: acrylic-paint, paint-marker, permanent-marker, paint = 3 color
need line: string, cotton-cord, yarn, ribbon, string-light = 2 yd
need pictures: photo, old-greeting-card, postage-stamp, paint-chip, watercolor-paper = 4
need paper: paper, index-card, notebook = 1 sheet
tool brush: paintbrush
tool pen: pencil
nice shine: glitter-glue, metallic-pen, gel-pen
step ground: paint pins paint brush > pins by c
step reduce: draw pen paper pins by c
step hero: paint pins paint brush > figure by c
step story: paint pins paint brush by c
step shine: decorate shine pins by c
step dry: dry pins by c
step hang: tie line > line by c
step clip: build pins pictures line > pictures by c
part line = line own : l tan 3 -98 -66 -60 -60 0 -56 60 -60 98 -66
part pictures = pictures w : r^ w -72 22 40 56 2 -3 ; r_ light-blue -72 18 32 38 0 -3 ; r^ w -24 22 40 56 2 2 ; r_ teal -24 18 32 38 0 2 ; r^ w 24 22 40 56 2 -2 ; r_ pink 24 18 32 38 0 -2 ; r^ w 72 22 40 56 2 3 ; r_ light-green 72 18 32 38 0 3 ; o_ yellow -66 10 6 ; y_ w -24 14 10 5 6 .2 ; h_ red 24 16 8 ; p_ green 60 34 72 8 84 34
part pins = pins w : pin w -84 -74 70 ; pin w -60 -70 66 ; pin w -36 -67 64 ; pin w -12 -66 64 ; pin w 12 -66 64 ; pin w 36 -67 64 ; pin w 60 -70 66 ; pin w 84 -74 70
part figure = paint a : painted ~ -84 -36 15 22 ; d_ b 1.2 -64 -29 -61 -28 -58 -28 -55 -29 ; painted ~ -36 -30 12 16 ; o_ a -12 -28 5 ; o_ a- -12 -28 2.6 ; painted ~ 12 -28 15 22 ; d_ b 1.2 32 -27 35 -26 38 -26 41 -27 ; painted ~ 60 -32 12 16 ; o_ a 84 -36 5 ; o_ a- 84 -36 2.6
* doorstep-stone | 4-5 6-8 | -
topics garden, rock painting, kindness rock, outdoors, gift
carries any
minutes 30 40
waits 60
mess some
scene stand
heart stone: stone = 1
need paint: acrylic-paint, paint, paint-marker, chalk-marker = 3 color
tool brush: paintbrush, sponge-brush
tool pen: pencil, chalk, crayon
home water
home towel
step scrub: wash stone water by cc
step dry: dry stone towel by cc
step ground: paint stone paint brush > stone by cc
step figure: paint stone paint brush pen > figure by tc
step dots: decorate stone paint > dots by cc
step last: paint stone paint brush by tc
step place: play stone by cc
part stone = stone gray : b^ gray -88 40 -74 -28 -40 -66 14 -74 62 -54 88 -2 84 50 52 78 -48 78 ; b_ cream -78 38 -66 -24 -36 -58 13 -66 55 -48 78 -2 74 44 46 69 -42 69
part figure = paint a : painted ~ 0 8 84 76
part dots = paint b : d_ b 4.4 69 8 67 22 62 35 52 47 39 57 25 64 8 67 -8 67 -25 64 -39 57 -52 47 -62 35 -67 22 -69 8 -67 -6 -62 -19 -52 -31 -39 -41 -25 -48 -8 -51 8 -51 25 -48 39 -41 52 -31 62 -19 67 -6

* dotted-stone | 6-8 9-12 13+ | -
topics mandala, dot painting, rock painting, pointillism, mindfulness
carries any
minutes 45 60 90
waits 60
mess low
scene stand
heart stone: stone, pebble, wood-slice = 1
heart dots: acrylic-paint, paint-marker, metallic-paint = 4 color
need tip: cotton-swab, toothpick, wooden-skewer, pencil, dowel, paper-clip = 2
tool pen: chalk, pencil, chalk-marker
tool brush: paintbrush, sponge-brush
step ground: paint stone dots brush > stone by ccc
step draw: draw pen stone by ccc
step outline: paint tip dots stone > figure by ccc
step fill: paint tip dots stone by ccc
step halo: paint tip dots stone > halo by ccc
step top: paint tip dots stone by ccc
step dry: dry stone by ccc
part stone = stone k : o^ p 0 2 88 80
part halo = dots b : d_ b 4 -65 0 -61 -22 -50 -43 -32 -56 -9 -61 13 -61 35 -54 52 -41 63 -20 66 2 62 24 51 43 33 56 11 63 -11 63 -33 56 -50 43 -61 22 ; d_ w 1.3 -66.3 -1.3 -62.3 -23.3 -51.3 -44.3 -33.3 -57.3 -10.3 -62.3 11.7 -62.3 33.7 -55.3 50.7 -42.3 61.7 -21.3 64.7 0.7 60.7 22.7 49.7 41.7 31.7 54.7 9.7 61.7 -12.3 61.7 -34.3 54.7 -51.3 41.7 -62.3 20.7 ; d_ light-blue 4.6 -78 0 -73 -27 -59 -50 -38 -66 -12 -73 16 -73 42 -64 62 -47 75 -23 78 4 73 29 60 50 39 66 14 74 -14 74 -39 66 -59 50 -73 27 ; d_ w 1.6 -79.3 -1.3 -74.3 -28.3 -60.3 -51.3 -39.3 -67.3 -13.3 -74.3 14.7 -74.3 40.7 -65.3 60.7 -48.3 73.7 -24.3 76.7 2.7 71.7 27.7 58.7 48.7 37.7 64.7 12.7 72.7 -15.3 72.7 -40.3 64.7 -60.3 48.7 -74.3 25.7
part figure = dots a : shape p 0 0 106 102 ; edge-dot a 0 0 106 102 ; of-dot own 0 0 106 102

* talking-sock | 4-5 6-8 9-12 | -
appeal 3
topics sock puppet, puppet show, storytelling, ventriloquist
carries face
minutes 30 40 60
waits 60
mess low
scene stand
heart sock: sock, tube-sock = 1
need bits: felt, fabric-scrap, craft-foam, construction-paper = 2 scrap
need eyes: googly-eye, button, felt, paper, felt-sticker = 2
nice hair: yarn, faux-fur, feather, wool-roving, pipe-cleaner
join fix: glue, tape
tool pen: marker, permanent-marker
tool scissors: scissors
step hand: fold sock > sock by ccc
step mouth: draw pen sock by tcc
step tongue: cut bits scissors > tongue by tcc
step head: cut bits scissors by tcc
step glue: glue bits sock fix > head by tcc
step eyes: glue eyes sock fix > look by tcc
step hair: glue hair sock fix by tcc
step wait: dry sock by ccc
step talk: play sock by ccc
part sock = sock own : t a 0 98 40 0 60 38 0 -10 47 ; t a 30 -20 22 38 30 16 34 66 12 ; b_ ~- 20 20 34 14 46 30 44 56 30 60 24 40 ; r a- 0 92 80 18 4 ; z_ a 1.6 -30 84 -30 100 ; z_ a 1.6 -20 84 -20 100 ; z_ a 1.6 -10 84 -10 100 ; z_ a 1.6 0 84 0 100 ; z_ a 1.6 10 84 10 100 ; z_ a 1.6 20 84 20 100 ; z_ a 1.6 30 84 30 100
part tongue = bits red : o^ red 0 30 30 18 ; o_ ~- 0 38 16 8
part head = bits a : face a 0 -26 124 116
part look = eyes k : eyes own 0 -26 124 116

* plush-from-a-sock | 9-12 13+ | -
topics plushie, soft toy, sewing, gift, upcycling
carries face
minutes 75 100
mess low
scene stand
heart sock: sock, tube-sock = 1
need fill: pillow-stuffing, cotton-ball, fabric-scrap, tights = 3 handful
need thread: embroidery-floss, sewing-thread, yarn, string = 1 yd
need trim: felt, fabric-scrap, faux-fur = 2 color
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: chalk, pencil, marker
step plan: draw pen sock by cc
step bottom: cut sock scissors by cc
step sew: sew sock thread needle by cc
step stuff: fill sock fill by cc
step neck: tie thread sock > body by cc
step head: cut trim scissors by cc
step attach: sew trim sock thread needle > head by cc
step face: sew thread needle sock by cc
part body = sock own : b^ a -46 84 -54 40 -34 12 34 12 54 40 46 84 ; r b 0 12 64 7 3 ; stitch w -44 80 44 80 10
part head = trim a : face a 0 -30 118 108 ; stitch w -32 26 32 26 7

* dusk-disc | 2-3 4-5 6-8 9-12 13+ | -
appeal 3
topics sunset, silhouette, suncatcher, window, evening
carries animal/bird/fish/bug/person/robot/vehicle/building/plant/music/land
minutes 20 25 30 40 50
waits 45
mess some
scene hang
heart disc: coffee-filter = 1
need color: marker, watercolor-paint, food-coloring = 4 color
need dark: construction-paper, cardstock = 1 sheet
nice hang@4-5,6-8,9-12,13+: string, yarn, ribbon, embroidery-floss, fishing-line, raffia, pipe-cleaner = 10 in
join fix: glue-stick, glue
tool brush: paintbrush, spray-bottle, pipette
tool pen: pencil, chalk
tool scissors: scissors
home plate
home water
step color@2-3: color disc color plate by c
step color@4-5,6-8,9-12,13+: color disc color plate by cccc
step wet: paint disc water brush plate > disc by tcccc
step dry: dry disc by ccccc
step draw: draw pen dark by gtccc
step cut: cut dark scissors by gtccc
step glue: glue dark disc fix > figure by ccccc
step ground@6-8,9-12,13+: cut dark scissors > ground by ccc
step hang@4-5,6-8,9-12,13+: glue hang disc fix > hang by tccc
step window: play disc by ccccc
part disc = disc w : o^ purple 0 0 90 88 ; o_ purple+ 0 0 84 82 ; b_ red- 0 -78 40 -66 72 -34 76 6 66 46 30 72 -8 76 -48 64 -74 34 -78 -8 -62 -50 -28 -74 ; b_ red 0 -70 36 -60 64 -30 68 6 58 40 28 64 -8 68 -42 58 -66 30 -70 -8 -56 -44 -26 -66 ; b_ orange- 0 -60 30 -52 56 -26 58 6 50 36 24 54 -8 58 -36 50 -56 26 -60 -6 -48 -38 -22 -56 ; b_ orange 0 -50 26 -44 46 -22 50 4 42 30 20 46 -6 48 -30 42 -48 22 -50 -4 -40 -32 -18 -46 ; b_ gold 0 -38 20 -34 36 -16 38 4 32 22 16 34 -4 36 -24 32 -36 16 -38 -4 -30 -24 -14 -34 ; b_ yellow 0 -28 14 -24 26 -12 28 2 24 16 12 26 -4 26 -18 22 -26 12 -28 -2 -22 -18 -10 -24 ; y_ w -62 -30 6 3 6 .2 ; y_ w 60 34 5 3 6 .2 ; y_ w 34 -66 5 3 6 .2
part hang = hang k : l ~ 2 -16 -86 0 -100 16 -86
part figure = dark k : shape k 0 0 112 112 ; details gold 0 0 112 112
part ground = dark k : b k -72 54 -40 47 0 52 40 46 72 54 50 74 24 85 -24 85 -50 74

* button-canvas | 6-8 9-12 13+ | -
topics button art, wall art, sewing box, keepsake
carries any !long
minutes 45 70 100
waits 240
mess low
scene stand
heart buttons: button = 60
need board: canvas, cardboard, foam-board, cardstock, wood-scrap = 1 sheet
join fix: glue
tool pen: marker, permanent-marker, ballpoint-pen
nice line: embroidery-floss, yarn, ribbon
tool scissors: scissors
step sort: prepare buttons by ccc
step draw: draw pen board > board by ccc
step line: glue line board fix scissors by tcc
step outline: glue buttons board fix > outline by ccc
step large: glue buttons board fix > figure by ccc
step gaps: glue buttons board fix by ccc
step stack: decorate buttons fix by ccc
step dry: dry board by ccc
part board = board cream : r^ cream 0 0 172 178 3 ; r_ w 0 0 160 166
part outline = buttons a : rim b 0 0 138 144 1.2
part figure = buttons a : shape w 0 0 136 142 ; filled own 0 0 136 142 1.2 60

* spoon-headed-folk | 2-3 4-5 6-8 | -
topics spoon puppet, puppet show, storytelling, kitchen
carries animal/bird/bug/person/robot face !long
minutes 20 25 35
mess low
scene stand
heart spoon: wooden-spoon, plastic-spoon, metal-spoon = 1
need paper: construction-paper, cardstock, craft-foam, paper = 1 sheet
need coat: fabric-scrap, felt, paper-napkin, tissue-paper, wrapping-paper, construction-paper = 1 sheet
join fix: tape, masking-tape, washi-tape
tool pen: permanent-marker, marker
tool scissors: scissors
step choose: draw pen paper by gtc
step cut: cut paper scissors by gtc
step face@2-3: draw pen paper by t
step face@4-5,6-8: draw pen paper by cc
step head: glue paper spoon fix > spoon head by ccc
step coat@2-3: prepare coat by c
step coat@4-5,6-8: cut coat scissors by tc
step wrap: tape coat spoon fix > coat by ttc
step play: play spoon by ccc
part spoon = spoon own : stick ~ 0 10 0 98 12 ; o^ ~ 0 -30 38 44
part coat = coat b : p^ b -10 24 10 24 44 88 -44 88 ; z_ b- 2 -6 32 -22 84 ; z_ b- 2 6 32 22 84 ; z_ b- 2 0 32 0 84 ; r b-- 0 27 24 6 2
part head = paper a : face a 0 -34 116 112

* bough-mobile | 6-8 9-12 13+ | -
topics mobile, room decor, baby gift, balance, Alexander Calder
carries any
minutes 45 60 80
mess low
scene hang
heart bough: stick, driftwood, bamboo = 1
need card: cardstock, construction-paper, watercolor-paper, cereal-box, felt = 2 sheet
need cord: string, yarn, embroidery-floss, fishing-line, ribbon = 2 yd
need color: marker, watercolor-paint, colored-pencil, acrylic-paint, paint = 3 color
nice bead: bead, wooden-bead, bell, charm, button = 3
tool pen: pencil
tool hole: hole-punch, needle, pencil
tool scissors: scissors
step clean: prepare bough > bough by ccc
step draw: draw pen card by ccc
step color: color card color by ccc
step cut: cut card scissors by ccc
step hole: poke card hole by tcc
step top: tie cord bough > cord by tcc
step middle: tie card cord bough > figure by tcc
step sides: tie card cord bough > sides by tcc
step bead: tie bead cord bough > beads by tcc
step balance: play bough by ccc
part cord = cord own : z tan 2 -60 -56 0 -96 ; z tan 2 60 -56 0 -96
part figure = card a : strings tan 0 22 84 88 -54 1 ; figure a 0 22 84 88
part sides = card b : strings tan -68 8 40 44 -54 1 ; rim w -68 8 40 44 2 ; shape b -68 8 40 44 ; strings tan 68 30 40 44 -54 1 ; rim w 68 30 40 44 2 ; shape a 68 30 40 44
part beads = bead c : bits own 1.3 0 -44 -68 -40 68 -30
part bough = bough brown : l brown 9 -92 -52 -50 -58 -6 -52 40 -58 92 -54

* punched-can-lantern | 9-12 13+ | -
appeal 3
topics tin punch, lantern, garden light, patio
near camping
carries any
minutes 60 75
waits 720
mess some
scene stand
heart can: can = 1
need light: LED-candle, LED-tea-light, glow-stick, string-light = 1
need paper: paper, graph-paper = 1 sheet
home nail
home hammer
tool pen: marker, pencil
join tape: tape, masking-tape
tool scissors: scissors
home water
home towel
step freeze: fill can water by gt
step draft: cut pen paper scissors by cc
step tape: tape paper can tape > can by cc
step bed: prepare can towel by cc
step outline: poke can nail hammer > figure by tt
step inside: poke can nail hammer by tt
step thaw: wash can water towel by gt
step light: play can light > glow by cc
part glow = light yellow : o_ yellow 0 4 92 88
part can = can silver : r^ silver 0 4 124 160 6 ; z_ gray 3 -62 -58 62 -58 ; z_ gray 3 -62 66 62 66 ; z_ gray 2 -62 -66 62 -66 ; z_ gray 2 -62 74 62 74
part figure = can k : rim yellow 0 4 92 104 2 ; shape k 0 4 90 102 ; of-dot yellow 0 4 90 102 .8

* can-alley | 6-8 9-12 | -
topics carnival, party game, birthday party, throwing game
carries any
minutes 30 40
mess low
scene stand
heart cans: can, paper-cup, chip-can, yogurt-pot, soda-can = 6
need paper: construction-paper, paper, wrapping-paper, cardstock = 3 sheet
need ball: sock, soft-ball, newspaper, tennis-ball, aluminum-foil = 1
need color: marker, crayon, colored-pencil, paint, acrylic-paint = 3 color
join tape: tape, masking-tape, glue
tool scissors: scissors
tool brush: paintbrush, sponge-brush when color=acrylic-paint,paint
step check: prepare cans by tc
step wrap: cut paper scissors by cc
step draw: draw color paper brush by cc
step odd: draw color paper brush by cc
step tape: tape paper cans tape > bands by cc
step ball: fold ball > ball by cc
step stack: play cans > cans by cc
step throw: play cans ball by cc
part cans = cans silver : can ~ -60 28 50 54 ; can ~ 0 28 50 54 ; can ~ 60 28 50 54 ; can ~ -30 -30 50 54 ; can ~ 30 -30 50 54 ; can ~ 0 -88 50 54
part bands = paper a : q_ b+ 3 -85 37 -35 37 -35 75 -85 75 ; z_ b 1 -42 38 -42 74 ; q_ b+ 3 -25 37 25 37 25 75 -25 75 ; z_ b 1 18 38 18 74 ; q_ b+ 3 35 37 85 37 85 75 35 75 ; z_ b 1 78 38 78 74 ; q_ b+ 3 -55 -21 -5 -21 -5 17 -55 17 ; z_ b 1 -12 -20 -12 16 ; q_ b+ 3 5 -21 55 -21 55 17 5 17 ; z_ b 1 48 -20 48 16 ; q_ yellow 3 -25 -79 25 -79 25 -41 -25 -41 ; z_ b 1 18 -78 18 -42 ; painted ~ -62 56 34 34 ; painted ~ -2 56 34 34 ; painted ~ 58 56 34 34 ; painted ~ -32 -2 34 34 ; painted ~ 28 -2 34 34 ; painted ~ -2 -60 34 34 180
part ball = ball orange : o^ ~ 84 66 17 15 ; l_ ~- 3 70 60 84 68 98 61 ; l_ ~- 3 76 54 86 60 95 54 ; l_ ~- 3 72 72 84 78 96 72

* stuffed-paper-giant | 2-3 4-5 6-8 | -
appeal 3
topics big art, classroom decor, soft sculpture, team project
carries any
minutes 30 40 50
waits 20
mess some
scene lay
heart stuffing: newspaper, packing-paper, tissue-paper = 15 sheet
need big: packing-paper, wrapping-paper = 2 sheet
need paint: paint, crayon, marker, oil-pastel = 3 color
join fix: glue, tape, masking-tape, stapler
tool pen: marker, crayon
tool scissors: scissors
step draw: draw pen big by gtc
step cut: cut big scissors by gtc
step paint: paint big paint > figure by ccc
step detail: draw pen big by ttc
step seam: glue big fix > seam by gtc
step crumple: roll stuffing by ccc
step stuff: fill big stuffing by ccc
step close: glue big fix by gtc
step carry: play big by ccc
part seam = fix tan : card cream 0 0 160 160 10
part figure = paint a : rim w 0 0 150 150 4 ; painted ~ 0 0 148 148 ; of-hatch a 0 0 148 148

* newsprint-cutout | 9-12 13+ | -
topics collage, street art, typography, poster
near Picasso
carries any
minutes 45 70
waits 30
mess low
scene stand
heart print: newspaper, old-book-page, sheet-music = 2 page
need ground: cardstock, watercolor-paper, canvas, construction-paper = 1 sheet
need wash: watercolor-paint, acrylic-paint, drawing-ink, paint = 2 color
join fix: glue-stick, glue
tool brush: paintbrush
tool pen: permanent-marker, marker, charcoal, ballpoint-pen, pencil
tool scissors: scissors
home water
step wash: paint ground wash water brush > ground by cc
step read: prepare print by cc
step draw: draw pen print by cc
step cut: cut print scissors by cc
step glue: glue print ground fix > figure by cc
step pop: paint wash brush ground > pop by cc
step line: draw pen ground > line by cc
step headline: glue print ground fix > letters by cc
part ground = ground w : r^ w 0 0 160 184 1 ; y_ a 0 6 68 76 11 0.080
part line = pen k : rim k 2 3 120 136 1.4
part figure = print gray : shape cream 0 0 116 132 ; bands w/cream 0 0 116 132 4.5 ; inked k 2 3 116 132 2 ; details k 0 0 116 132
part pop = wash b : r_ b 0 86 110 4
part letters = print cream : r cream -52 68 18 20 0 -6 ; z_ k 3 -57 61 -56 75 ; z_ k 3 -47 60 -46 74 ; z_ k 3 -56 68 -47 67 ; r cream -30 70 16 20 0 5 ; z_ k 3 -31 63 -32 77 ; r cream -10 68 14 18 0 -4 ; z_ k 3 -10 61 -10 70 ; d_ k 2 -10 75
* cap-by-cap | 6-8 9-12 13+ | -
appeal 1
topics mosaic, mural, recycling, Earth Day, upcycling
carries round/fish/food/building/sky/bird !limbs !long
minutes 50 70 90
waits 240
mess low
scene stand
heart caps: bottle-cap = 50
need board: cardboard, foam-board, wood-scrap, pizza-box = 1 sheet
need paint: acrylic-paint, paint, paint-marker, permanent-marker = 2 color
join fix: glue
tool brush: paintbrush
tool pen: marker, pencil, chalk
home soapy-water
step wash: wash caps soapy-water by ccc
step draw: draw pen board > board by ccc
step sort: arrange caps board by ccc
step stack@9-12,13+: arrange caps by cc
step glue: glue caps board fix > figure by ccc
step rest: paint board paint brush > ground by ccc
step detail: paint caps paint brush by ccc
step dry: dry board by ccc
part board = board tan : r^ tan 0 0 180 180 3
part ground = paint light-blue : r_ light-blue 0 0 168 168
part figure = caps a : rim b 0 0 142 142 1.2 ; shape light-blue 0 0 140 140 ; filled own 0 0 140 140 1.15 50

* cork-dot-print | 4-5 6-8 9-12 13+ | -
topics pointillism, Georges Seurat, printmaking, wall art
carries any
minutes 25 35 50 70
waits 30
mess some
scene lay
heart stamp: cork, bottle-cork, eraser
need paint: paint, acrylic-paint, washable-ink-pad = 3 color
need sheet: paper, cardstock, watercolor-paper, construction-paper = 1 sheet
tool pen: pencil
home plate
step draw: draw pen sheet > sheet by tccc
step plate: prepare paint plate by tccc
step edge: print stamp paint sheet > edge by cccc
step fill: print stamp paint sheet > figure by cccc
step mix@9-12,13+: print stamp paint sheet by cc
step small@4-5,6-8: print stamp paint sheet by cc
step ground: print stamp paint sheet > ground by cccc
step dry: dry sheet by cccc
part sheet = sheet w : r^ w 0 0 166 184 1
part ground = paint light-blue : d_ light-blue 5 -68 -78 -48 -80 -24 -76 4 -80 30 -77 54 -80 70 -70 -70 -56 70 -48 -72 -30 72 -24 -71 0 71 4 -72 28 72 30 -70 54 70 58 -68 76 -46 80 -20 77 6 80 32 78 58 78
part edge = paint b : shape w 0 0 120 134 ; edge-dot b 0 0 122 136 0.9
part figure = paint a : of-dot own 0 0 122 136 1.4

* hidden-rubbing-plate | 4-5 6-8 9-12 | -
appeal 1
topics rubbing, frottage, Max Ernst, texture, printmaking
carries any
minutes 20 30 45
mess low
scene lay
heart wax: crayon, broken-crayon, oil-pastel = 3 color
need plate: cereal-box, cardboard, cardstock, sandpaper, foam-sheet-scrap = 1 sheet
need paper: paper, tracing-paper, newspaper, rice-paper = 3 sheet
join fix: glue-stick, glue, tape
tool pen: pencil
tool scissors: scissors
step draw: draw pen plate by tcc
step cut: cut plate scissors by gcc
step layers: glue plate fix > paper by tcc
step cover: prepare paper plate by tcc
step rub: color wax paper > figure by ccc
step colors: color wax paper by ccc
step move: color wax paper > echo by ccc
step trade: play plate by ccc
part paper = plate w : r^ w 0 0 178 176 1
part echo = wax c : rim c 24 16 122 128 1 ; shape w 24 16 120 126
part figure = wax a : shape w -10 -6 122 128 ; of-scribble a -10 -6 122 128 ; inked a- -10 -6 122 128 2

* secret-wax-picture | 2-3 4-5 6-8 | -
appeal 3
topics magic picture, wax resist, crayon resist, crayon resist painting, watercolor resist, secret message, invisible ink
carries any
minutes 15 20 30
waits 30
mess some
scene lay
heart wax: crayon, oil-pastel = 1 color
heart wash: watercolor-paint, food-coloring = 2 color
need sheet: watercolor-paper, paper, cardstock = 1 sheet
nice rinse: paper-cup, plastic-cup, glass-jar, plastic-jar = 1
nice tape: masking-tape, tape, washi-tape = 1 roll
tool brush: paintbrush, sponge-brush, kitchen-sponge
home water
home cup
step edge: tape tape sheet by gtc
step draw: draw wax sheet > sheet by gtc
step more: draw wax sheet by ccc
step mix: mix wash water cup by gtc
step paint: paint wash brush sheet > wash figure by ccc
step rinse: wash brush rinse water by ccc
step second: paint wash brush sheet by ccc
step dry: dry sheet by ccc
step guess: play sheet by ccc
part sheet = sheet w : r^ w 0 0 178 170 1
part wash = wash c : y_ teal -22 20 64 58 9 0.080 ; y_ purple 30 20 56 54 9 0.080 ; y_ blue 0 -4 74 70 10 0.060
part figure = wax w : rim w 0 0 112 116 4 ; shape blue 0 0 108 112 ; of-powder light-blue 0 0 108 112

* puddle-shape | 4-5 6-8 9-12 13+ | -
topics watercolor, wet on wet, loose painting
near greeting card
carries any !limbs
minutes 20 30 45 60
waits 60
mess some
scene lay
heart color: watercolor-paint, drawing-ink, food-coloring = 2 color
need sheet: watercolor-paper, cardstock = 1 sheet
tool brush: paintbrush, cotton-swab
tool pen: pencil
need line: gel-pen, ballpoint-pen, permanent-marker, drawing-ink
nice salt: salt = pinch
home water
home cup: = 3
step draw: draw pen sheet > sheet by tccc
step flood: paint brush water cup sheet by cccc
step drop: paint color brush sheet > figure by cccc
step meet: paint color brush sheet by cccc
step salt: decorate salt sheet > salt by cccc
step dry: dry sheet by cccc
step line: draw line sheet > look by cccc
part sheet = sheet w : r^ w 0 0 158 182 1
part figure = color a : rim a- 0 0 124 140 .7 ; shape a 0 0 124 140 ; wash a/b 0 0 124 140
part salt = salt w : f_ w 12 -50 9 7 .9 ; f_ w -12 30 9 7 .9 ; f_ w 22 20 9 6 .8
part look = line k : inked k 0 0 124 140 .7

* band-board | 6-8 9-12 | -
appeal 1
topics geoboard, geometry, math, shapes, symmetry
carries building/vehicle/robot/fish/land !round
minutes 40 50
mess low
scene lay
heart bands: rubber-band, loom-band, hair-tie = 15
need board: cardboard, foam-board, cork-sheet = 2 sheet
need pegs: paper-fastener, toothpick = 25
need paper: graph-paper, paper = 1 sheet
join fix: glue, tape
tool pen: pencil
tool tip: pencil, scissors, needle
step stack: glue board fix by cc
step grid: draw pen board > board by cc
step pegs: poke board pegs tip > pegs by tc
step plan: draw pen paper by cc
step outline: arrange bands pegs > figure by cc
step fill: arrange bands pegs by cc
step detail: arrange bands pegs by cc
step guess: play bands board by cc
part board = board tan : r^ tan 0 0 178 178 4
part pegs = pegs gold : d_ gold 4 -72 -72 -36 -72 0 -72 36 -72 72 -72 -72 -36 72 -36 -72 0 72 0 -72 36 72 36 -72 72 -36 72 0 72 36 72 72 72 -36 -36 0 -36 36 -36 -36 0 0 0 36 0 -36 36 0 36 36 36
part figure = bands a : rim p 0 0 134 138 2.4 ; shape tan 0 0 134 138 ; inked p 0 0 134 138 1.6

* sticker-mosaic-poster | 6-8 9-12 13+ | -
topics pop art, poster, pointillism, room decor
carries any !limbs !long
minutes 30 50 70
mess low
scene lay
heart dots: sticker, felt-sticker = 100
need sheet: cardstock, construction-paper, paper = 1 sheet
tool pen: pencil, chalk
tool line: permanent-marker, marker
tool scissors: scissors
nice edge: washi-tape, marker, gel-pen
step draw: draw pen sheet > sheet by ccc
step sort: prepare dots by ccc
step line: decorate dots sheet > outline by ccc
step dark: decorate dots sheet > figure by ccc
step half: cut dots scissors sheet by ccc
step erase: draw line sheet by ccc
step edge: decorate edge sheet by ccc
step far: play sheet by ccc
part sheet = sheet k : r^ cream 0 0 164 184 1
part outline = dots b : rim k 0 0 126 142 2.4
part figure = dots a : shape w 0 0 124 140 ; edge-dot b 0 0 124 140 1.2 ; of-sticker a-/yellow 0 0 124 140 1.1 100 2 ; inked k 0 0 124 140 2 ; details own 0 0 124 140

* flashlight-slides | 6-8 9-12 13+ | -
appeal 3
topics projector, bedtime, movie night, shadow, storytelling, sleepover
carries any
minutes 30 45 60
mess low
scene stand
heart tube: cardboard-tube, chip-can = 1
need clear: plastic-wrap, plastic-sleeve, tracing-paper, cellophane, plastic-bag = 1 sheet
need ring: cardboard, cereal-box, cardstock = 1 sheet
need ink: permanent-marker, paint-marker = 2 color
need light: flashlight, phone = 1
join tape: tape, masking-tape
tool scissors: scissors
step rings: cut ring scissors by ccc
step film: tape clear ring tape by ccc
step draw: draw ink clear > figure by ccc
step ink: draw ink clear by ccc
step more: draw ink clear by ccc
step tube: tape tube ring tape > tube by ccc
step show: play light tube > beam by ccc
step sharp: play light tube by ccc
part beam = light yellow : p_ cream -54 70 -26 78 86 44 86 -86 -4 -86 ; o_ w 22 -26 66 62
part figure = ink k : print k 22 -26 92 92
part tube = tube kraft : t^ ~ -84 94 18 -42 66 22 ; o_ brown -42 64 22 12 -40

* tube-townsfolk | 2-3 4-5 6-8 | -
topics small world play, toilet roll craft, toilet paper roll craft, cardboard tube craft, tube animals, puppet, storytelling
carries face
minutes 20 25 35
waits 20
mess some
scene stand
heart tube: cardboard-tube = 1
need paint: paint, crayon, marker = 2 color
need paper: construction-paper, paper, cardstock = 1/2 sheet
nice trim@2-3: crepe-paper, tissue-paper, leaf = handful
nice trim@4-5,6-8: ribbon, yarn, felt, button, bottle-cap, fabric-scrap, pom-pom, crepe-paper, feather = handful
nice eyes@4-5,6-8: googly-eye = 2
join fix: glue-stick, glue, tape
join fast: glue, tape when eyes
tool pen: marker, permanent-marker
tool scissors: scissors
step color: color tube paint > tube by ccc
step top@4-5,6-8: fold tube by cc
step pieces: cut paper scissors by gtc
step stick: glue paper tube fix > head by ccc
step face: draw pen tube by ttc
step eyes@4-5,6-8: glue eyes tube fast by cc
step coat: decorate paint tube > coat by ccc
step trim: glue trim tube fix > trim by tcc
step walk: play tube by ccc
part tube = tube own paint color a : tube ~ 0 -40 78 122
part coat = paint b : r_ b 0 50 78 12 ; d_ b 4 -26 70 0 70 26 70
part trim = trim c : o ~ 0 60 5 ; o ~ 0 73 5
part head = paper a : face a 0 -28 104 98

* lid-off-diorama | 4-5 6-8 9-12 | -
appeal 3
topics diorama, habitat, book report, school project, small world
carries animal/bird/fish/bug/person/robot/vehicle/building/plant/land
minutes 45 60 80
waits 30
mess some
scene stand
heart box: shoebox = 1
need paint: paint, acrylic-paint, crayon, marker, construction-paper = 3 color
need card: cardstock, cereal-box, construction-paper, paper = 2 sheet
nice ground: sand, moss, grass, cotton-ball, crinkle-paper, felt, pebble, leaf
nice cord: string, yarn, fishing-line = 8 in
join fix: glue, tape
tool pen: marker, colored-pencil, crayon
tool scissors: scissors
step walls: color box paint > box by ccc
step floor: glue ground box fix scissors > floor by ccc
step draw: draw pen card by tcc
step cut: cut card scissors by tcc
step stand: glue card box fix > figure by tcc
step around: build card box fix scissors > around by tcc
step hang: tape cord card box fix by tcc
step look: play box by ccc
part box = box light-blue : r^ brown 0 0 186 140 5 ; place own 0 -10 168 112 ; p_ brown -84 36 84 36 92 68 -92 68
part floor = ground tan : y_ tan 0 50 72 12 11 0.160
part around = card green : j^ green -70 56 -62 4 12 ; j^ dark-green -54 58 -48 24 9 ; j^ green 66 56 60 8 12 ; b^ gray 40 60 44 44 58 44 64 60
part figure = card a : standing ~ 0 60 98 96

* behind-the-window | 4-5 6-8 9-12 13+ | -
appeal 1
topics greeting card, window card
near stripes, silhouette
carries any
minutes 20 30 40 50
mess low
scene stand
heart stripes: ribbon, washi-tape, lace, ric-rac, wrapping-paper, yarn = 2 yd
need card: cardstock, construction-paper, cereal-box = 1 sheet
nice wash: acrylic-paint, paint, watercolor-paint = 1 color
nice deco: button, sequin, stick-on-gem, pressed-flower, sticker, pom-pom, bead = 3
join fix: glue-stick, tape, glue
tool pen: pencil
tool line: marker, gel-pen, permanent-marker
tool scissors: scissors
step fold: fold card by tccc
step draw: draw pen card by tccc
step window: cut card scissors > card by gtcc
step wash: paint wash card > wash by cccc
step sort: arrange stripes scissors by cccc
step rows: glue stripes card fix > figure by cccc
step trim: cut stripes scissors by tccc
step back: glue card fix by tccc
step deco: glue deco card fix > deco by tccc
step word: draw line card > line by tccc
part card = card w : r^ w 0 0 150 182 2
part wash = wash cream : r_ ~ 0 0 144 176 2
part figure = stripes a : rim gray 0 -8 116 130 1.4 ; bands b/a/b+ 0 -8 116 130 8
part deco = deco b : bits own 1 58 62 44 72 62 78
part line = line k : l_ k 2 -30 78 -16 72 0 78 16 72 30 78

* eyes-come-first | 4-5 6-8 9-12 | -
topics drawing game, party game, silly pictures, drawing prompt
carries face
minutes 15 20 30
mess low
scene lay
heart eyes: googly-eye, button, bottle-cap = handful
nice hair: yarn, pipe-cleaner, feather, crinkle-paper, cotton-ball, ribbon = handful
nice wash: paint, watercolor-paint = 2 color
need sheet: paper, construction-paper, cardstock, index-card, notebook = 1 sheet
need colors: marker, crayon, colored-pencil, oil-pastel = 3 color
join fix: glue, glue-stick
step throw: arrange eyes sheet > sheet by ccc
step glue: glue eyes sheet fix by ccc
step first: draw colors sheet > figure gaze by tcc
step others: draw colors sheet > others by ccc
step color: color colors sheet wash? by ccc
step hair: glue hair sheet fix > hair by ccc
step add: draw colors sheet > notice by ccc
step story: play sheet by ccc
part sheet = sheet w : r^ cream 0 0 178 176 1
part others = colors b : y_ b -60 56 20 16 7 0.200 ; e -66 52 6 ; e -53 54 7 ; y_ c 64 56 18 20 8 0.200 ; e 58 50 7 ; e 71 52 6 ; u 64 64 6
part notice = colors k : j_ light-blue 70 -64 60 -80 6 ; j_ light-blue 72 -64 84 -78 6 ; o_ yellow 70 -62 11 7 ; z_ k 2.4 66 -67 66 -57 ; z_ k 2.4 73 -67 73 -57 ; d_ k 1.6 50 -52 44 -48 40 -54
part hair = hair c : l ~ 3 -72 38 -78 26 ; l ~ 3 -60 34 -60 22 ; l ~ 3 -48 38 -42 26
part figure = colors a : face a 0 -16 122 112
part gaze = eyes own : eyes own 0 -16 122 112

* first-flight-feathers | 4-5 6-8 9-12 | -
topics birds, feathers, wings, flying, bird watching
carries wings face
minutes 25 35 50
waits 60
mess low
scene lay
heart feathers: feather = 20
need sheet: cardstock, construction-paper, cardboard = 1 sheet
need color: marker, crayon, oil-pastel, paint = 3 color
join fix: glue
tool pen: pencil
tool scissors: scissors
step draw: draw pen sheet > sheet by tcc
step color: color color sheet > figure by ccc
step sort: prepare feathers by ccc
step low: glue feathers sheet fix by ccc
step rows: glue feathers sheet fix > wings by ccc
step short: cut feathers scissors by tcc
step face: draw color sheet by tcc
step breath: play sheet by ccc
part sheet = sheet light-blue : r^ light-blue 0 0 184 170 1
part wings = feathers b : feather a -16 -6 -70 -72 11 ; feather a -17 0 -82 -56 11 ; feather a -18 6 -88 -38 11 ; feather a -18 12 -90 -18 11 ; feather b -18 4 -62 -48 10 ; feather b -18 10 -72 -28 10 ; feather b -18 16 -76 -6 10 ; feather c -18 14 -66 12 9 ; feather c -18 20 -66 28 9 ; feather c -18 26 -60 42 9 ; feather a 16 -6 70 -72 11 ; feather a 17 0 82 -56 11 ; feather a 18 6 88 -38 11 ; feather a 18 12 90 -18 11 ; feather b 18 4 62 -48 10 ; feather b 18 10 72 -28 10 ; feather b 18 16 76 -6 10 ; feather c 18 14 66 12 9 ; feather c 18 20 66 28 9 ; feather c 18 26 60 42 9
part figure = color a : painted ~ 0 6 104 116
* pinecone-critter | 4-5 6-8 9-12 | -
appeal 3
topics woodland, nature craft, fall, autumn, forest animals
carries animal/bird/bug face
minutes 25 35 50
waits 60
mess low
scene stand
heart cone: pinecone = 1
need soft: felt, construction-paper, craft-foam, fabric-scrap = 2 scrap
need eyes: googly-eye, bead, button, paper = 2
nice paint: paint, acrylic-paint = 1 color
nice coat: cotton-ball, yarn, feather, pom-pom, moss, leaf, ribbon = handful
nice legs: pipe-cleaner, stick, acorn
join fix: glue
tool pen: pencil, marker
tool scissors: scissors
step choose: prepare cone > cone by ccc
step paint: paint paint cone > tips by ccc
step draw: draw pen soft by tcc
step cut: cut soft scissors by tcc
step face: glue soft eyes fix by tcc
step head: glue soft cone fix > head look by tcc
step body: glue soft cone fix by tcc
step coat: build coat cone > coat by ccc
step legs: build legs cone by tcc
step rest: dry cone by ccc
part cone = cone brown : pinecone brown 0 -8 132 96
part tips = paint b : o_ ~ -36 30 7 5 ; o_ ~ 0 16 7 5 ; o_ ~ 36 30 7 5 ; o_ ~ -20 54 7 5 ; o_ ~ 20 54 7 5
part coat = coat c : bits own 1.4 -50 40 -34 64 -10 76 16 74 40 62 54 40 0 58
part head = soft a : rim b 0 -36 104 94 5 ; face a 0 -36 104 94 ; b_ b -60 44 -44 30 -24 44 -30 66 -52 62 ; b_ b 60 44 44 30 24 44 30 66 52 62
part look = eyes w : eyes own 0 -36 104 94

* straw-stripe-picture | 6-8 9-12 13+ | -
appeal 1
topics marquetry, straw art, wall art
near texture
carries building/vehicle/food/fish/robot/land !long
minutes 40 60 80
waits 60
mess low
scene stand
heart straws: paper-straw, plastic-straw = 20
need sheet: cardstock, cardboard, construction-paper, foam-board = 1 sheet
nice wash: paint, acrylic-paint = 1 color
nice hang: ribbon, yarn, string, raffia, embroidery-floss = 12 in
join fix: glue
tool pen: pencil
tool tip: marker, permanent-marker, gel-pen
tool scissors: scissors
step wash: paint wash sheet > wash by ccc
step draw: draw pen sheet > sheet by ccc
step areas: draw pen sheet by ccc
step coat: glue sheet fix by ccc
step first: cut straws scissors sheet by ccc
step next: cut straws scissors sheet > figure by ccc
step press: dry sheet by ccc
step hang: glue hang sheet fix > hang by ccc
step detail: draw tip sheet scissors fix by ccc
part sheet = sheet navy : r^ cream 0 0 166 182 2
part wash = wash navy : r_ light-blue 0 0 160 176 2
part hang = hang b : l ~ 3 -20 -90 0 -99 20 -90
part figure = straws a : rim k 0 0 130 142 2 ; shape k 0 0 128 140 ; filled own 0 0 128 140

* water-lens-bottle | 2-3 4-5 6-8 | -
topics magnifier, science, sensory bottle, water play, STEM
carries any
minutes 20 25 30
mess some
scene stand
heart bottle: plastic-bottle, plastic-jar = 1
need card: paper, cardstock, index-card, construction-paper = 1/2 sheet
need colors: crayon, marker, colored-pencil, oil-pastel = 3 color
nice shine: food-coloring, glitter
join tape: tape
tool scissors: scissors
home water: = 3 cup
home cup
step draw: draw colors card by gtc
step color: color colors card by ccc
step pour: fill bottle water cup > water by ccc
step shine: mix shine bottle by ttc
step close: tape bottle tape > bottle cap by ggt
step cut: cut card scissors by gtc
step stick: tape card bottle tape > figure by gtc
step peek: play bottle by ccc
step turn: play bottle by ccc
part cap = tape blue : r^ blue 0 -81 44 18 4
part bottle = bottle light-blue : q^ light-blue 14 -22 -74 22 -74 26 -54 58 -30 60 84 -60 84 -58 -30 -26 -54
part water = bottle teal : b_ teal -55 -22 -38 -38 -24 -50 -18 -57 18 -57 24 -50 38 -38 55 -22 55 79 -55 79
part figure = card a : q_ teal+ 8 -48 -10 48 -10 48 68 -48 68 ; painted ~ 0 29 88 74 ; l_ w 3 -46 -18 -50 0 -50 56 ; l_ w 2.4 -8 -46 0 -48 10 -46
`;
