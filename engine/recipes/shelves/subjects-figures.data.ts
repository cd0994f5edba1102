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
join fix: tape, masking-tape, glue
tool brush: paintbrush, kitchen-sponge, sponge-brush
tool pen: marker, crayon, permanent-marker
tool scissors: scissors
step paint: paint plate paint brush > plate by ccc
step pieces: cut paper scissors by gtc
step place@2-3: glue paper plate fix by c
step place@4-5,6-8: glue paper plate fix by cc
step face: draw pen plate > face by ttc
step eyes@6-8: cut plate scissors by t
step handle: tape handle plate fix > handle by gtc
step act: play plate by ccc
part handle = handle own : stick ~ 0 40 0 96 12
part plate = plate w paint paint a : plate w 0 -10 84
part face = paper a : face ~ 0 -12 128 128

* blue-plate | 6-8 9-12 13+ | -
topics Delft, Willow pattern, porcelain, Netherlands, China, pottery
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
home cup
step rings: draw pen plate > plate by ccc
step sketch: draw pen plate by ccc
step outline: paint plate blue brush > lines by ccc
step wash@9-12,13+: paint plate blue brush water cup by cc
step fill@6-8: paint plate blue brush by c
step rim: paint plate blue brush > rim by ccc
step dots: decorate plate blue brush > dots by ccc
step dry: dry plate by ccc
part plate = plate w : plate w 0 0 88
part rim = blue navy : f_ navy 0 -73 5 9 0.500 ; f_ navy 52 -52 5 9 0.500 ; f_ navy 73 0 5 9 0.500 ; f_ navy 52 52 5 9 0.500 ; f_ navy 0 73 5 9 0.500 ; f_ navy -52 52 5 9 0.500 ; f_ navy -73 0 5 9 0.500 ; f_ navy -52 -52 5 9 0.500
part dots = blue navy : d_ blue 2 -28 -67 -34 -64 -40 -60 ; d_ blue 2 28 -67 34 -64 40 -60 ; d_ blue 2 -28 67 -34 64 -40 60 ; d_ blue 2 28 67 34 64 40 60 ; d_ blue 2 -67 -28 -64 -34 -60 -40 ; d_ blue 2 67 -28 64 -34 60 -40 ; d_ blue 2 -67 28 -64 34 -60 40 ; d_ blue 2 67 28 64 34 60 40
part lines = blue navy : a_ blue 0 0 61 59 0 360 ; print navy 0 0 82 82

* rocking-plate | 2-3 4-5 6-8 | -
topics rocking toy, seesaw, moving toy
carries any
minutes 20 25 35
waits 20
mess some
scene stand
heart plate: paper-plate = 1
need paint: paint, crayon, marker, oil-pastel = 2 color
need card: cardstock, construction-paper, paper, index-card = 1 sheet
join fix: glue, glue-stick, tape
tool pen: marker, crayon, colored-pencil
tool scissors: scissors
step place: paint plate paint > ground by ccc
step fold: fold plate by tcc
step draw: draw pen card by ttc
step color: color card pen by ccc
step cut: cut card scissors by gtc
step seat: glue card plate fix > figure by tcc
step rock: play plate by ccc
part figure = card a : figure ~ 0 -38 112 92
part ground = plate w : a w 0 4 88 0 0 180 ; a_ light-blue 0 4 78 0 0 180 ; a_ green 0 4 78 60 8 172

* pop-up-cup | 2-3 4-5 6-8 | -
topics peekaboo, puppet, hide and seek, pop-up toy
carries any
minutes 20 25 30
mess low
scene stand
heart cup: paper-cup, foam-cup = 1
need stick: craft-stick, paper-straw, wooden-skewer, chopstick, dowel, plastic-straw = 1
need card: construction-paper, cardstock, paper, cereal-box = 1 sheet
join fix: tape, glue
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
part figure = card a : figure ~ 0 -42 104 96
part cup = cup w : cup ~ 0 8 92 74
part hedge = pen b : j_ green -26 76 -34 34 7 ; j_ green -12 76 -10 28 7 ; j_ green 4 76 6 36 7 ; j_ green 18 76 24 30 7 ; f_ yellow -22 46 5 6 0.400 ; f_ yellow 14 54 5 6 0.400

* pinprick-shade | 9-12 13+ | -
topics night light, lantern, paper lampshade, bedroom decor
carries any
minutes 45 60
mess low
scene stand
heart cup: paper-cup, foam-cup = 1
need light: LED-candle, string-light, flashlight, glow-stick = 1
need paper: paper, tracing-paper, graph-paper = 1 sheet
join tape: tape, masking-tape
tool pen: pencil
tool pin: needle, toothpick, wooden-skewer
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
part figure = cup yellow : rim yellow 0 2 84 100 2 ; shape k 0 2 82 98 ; dots yellow 0 2 82 98

* egg-cup-heads | 2-3 4-5 6-8 | -
topics finger puppet, puppet show, storytelling, play
carries face
minutes 20 25 35
waits 30
mess some
scene stand
heart carton: egg-carton = 1
need paint: paint, acrylic-paint = 2 color
need paper: construction-paper, cardstock, paper = 1/2 sheet
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
step play: play carton by ccc
part carton = carton kraft paint paint b : egg ~ -62 80 26 ; egg ~ 62 80 26
part head = paper a : egg ~ 0 84 66 ; face a 0 8 124 120

* carton-lid-stage | 6-8 9-12 13+ | -
topics shadow box, 3D picture, wall art, upcycling
carries any
minutes 45 60 90
waits 60
mess some
scene stand
heart carton: egg-carton = 1
need card: cardstock, construction-paper, cereal-box, watercolor-paper = 1 sheet
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
step hang: play carton by ccc
part frame = carton kraft : r^ ~ 0 0 186 146 14
part backdrop = paint light-blue : r_ light-blue 0 0 162 122 6 ; y_ w -50 -36 20 9 6 0.200 ; y_ w 52 -26 16 8 6 0.200
part figure = card a : figure ~ 0 -6 112 100
part near = card green : b dark-green -80 60 -80 40 -56 30 -34 46 -8 40 20 50 46 34 66 44 80 36 80 60

* stick-scramble | 4-5 6-8 9-12 | -
topics puzzle, game, rainy day, travel game
carries any
minutes 25 35 45
mess low
scene lay
heart sticks: craft-stick = 8
need colors: marker, paint, acrylic-paint, colored-pencil, permanent-marker = 3 color
nice rest: rubber-band, ribbon, paper-bag
join tape: masking-tape, tape, washi-tape
tool pen: pencil, ballpoint-pen
step row: arrange sticks by tcc
step tape: tape sticks tape > sticks by tcc
step draw: draw pen sticks by tcc
step color: color sticks colors > figure by ccc
step mark: draw colors sticks by tcc
step number: draw pen sticks by tcc
step mix: play sticks by ccc
step keep: prepare rest sticks by ccc
part sticks = sticks wood : r^ wood -70 0 18 168 9 ; r^ wood -50 2 18 168 9 ; r^ wood -30 -2 18 168 9 ; r^ wood -10 1 18 168 9 ; r^ wood 10 -1 18 168 9 ; r^ wood 30 2 18 168 9 ; r^ wood 50 -2 18 168 9 ; r^ wood 70 1 18 168 9
part figure = colors a : painted ~ 0 0 142 140 ; z_ tan 1.500 -60 -80 -60 80 ; z_ tan 1.500 -40 -80 -40 80 ; z_ tan 1.500 -20 -80 -20 80 ; z_ tan 1.500 0 -80 0 80 ; z_ tan 1.500 20 -80 20 80 ; z_ tan 1.500 40 -80 40 80 ; z_ tan 1.500 60 -80 60 80

* hello-stick-puppet | 2-3 4-5 | -
topics puppet, puppet show, storytelling, song
carries any
minutes 15 25
mess low
scene stand
heart sticks: craft-stick, balloon-stick = 1
need card: cardstock, construction-paper, paper, paper-plate, index-card = 1 sheet
need colors: crayon, marker, paint = 3 color
join fix: tape, masking-tape, glue
tool scissors: scissors
step outline: draw colors card by gt
step scribble: color card colors > figure by cc
step cut: cut card scissors by gt
step lay@4-5: draw colors card by t
step stick: tape card sticks fix > stick by tc
step bow: play sticks by cc
step stage: play sticks by cc
part stick = sticks own : stick ~ 0 20 0 98 13
part figure = card a : rim w 0 -22 146 130 6 ; painted ~ 0 -22 146 130 ; hatching b 0 -22 146 130

* slat-sign | 9-12 13+ | -
topics room decor, door sign, wooden sign, rustic
carries any
minutes 60 75
waits 60
mess some
scene hang
heart sticks: craft-stick = 14
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
part hanger = hanger own : hang ~ 0 -76
part slats = sticks tan : r^ wood 0 -66 176 17 8 ; r^ wood 0 -44 176 17 8 ; r^ wood 0 -22 176 17 8 ; r^ wood 0 0 176 17 8 ; r^ wood 0 22 176 17 8 ; r^ wood 0 44 176 17 8 ; r^ wood 0 66 176 17 8
part figure = paint a : painted ~ 0 0 124 128 ; r_ cream 0 -55 176 3 ; r_ cream 0 -33 176 3 ; r_ cream 0 -11 176 3 ; r_ cream 0 11 176 3 ; r_ cream 0 33 176 3 ; r_ cream 0 55 176 3

* cloud-gazing | 2-3 4-5 6-8 9-12 13+ | -
topics clouds, sky, daydream, imagination, spring, summer
carries any
minutes 20 25 35 45 60
waits 60
mess low
scene lay
heart cotton: cotton-ball, pillow-stuffing, cotton-pad = 12
need sky: construction-paper, cardstock, paper = 1 sheet
nice shade: chalk, charcoal, pencil, colored-pencil = 1 color
join fix: glue
tool pen: pencil, crayon, chalk
step look@2-3,4-5: draw pen sky > sky by gt
step look@6-8,9-12,13+: draw pen sky > sky by ccc
step pull: tear cotton by ccccc
step glue: glue fix sky by tcccc
step press: glue cotton sky > cloud by ccccc
step edge@6-8,9-12,13+: decorate cotton sky fix by ccc
step shade@9-12,13+: color shade cotton by cc
step guess: play sky by ccccc
part sky = sky light-blue : r^ light-blue 0 0 182 170 2 ; y_ w -66 -66 18 8 6 0.200 ; y_ w 64 68 20 8 6 0.200
part cloud = cotton w : shape w 0 0 140 132 ; rim w 0 0 140 132 3 ; tufts w 0 0 140 132
`;
