export const shelf = `
* carbon-copy-cards | 6-8 9-12 13+ | -
appeal 1
carries any
topics carbon copy, transfer drawing, note cards, invitations, thank-you cards, printmaking
near office
minutes 30 40 50
mess low
scene lay
heart carbon: carbon-paper = 1 sheet
need cards: index-card, cardstock, old-greeting-card, paper, watercolor-paper = 4
need plan: paper, tracing-paper, graph-paper = 1 sheet
need point: ballpoint-pen, pencil
nice color: watercolor-pencil, colored-pencil, watercolor-paint = 3 color
tool grip: paper-clip, clothespin, binder-clip, tape, masking-tape
step plan: draw plan point by ccc
step stack: prepare cards carbon plan grip > cards carbon by tcc
step trace: draw point plan carbon > print by ccc
step again: draw point carbon cards > copies by ccc
step tint: color color cards > tint by ccc
step use: play cards by ccc
part cards = cards w : r^ ~ 20 -26 108 128 3 14 ; r^ ~ 14 -20 110 130 3 8 ; r^ ~ 8 -10 112 132 3 3 ; r^ ~ 26 -32 106 126 3 19
part copies = carbon navy : inked ~ 44 -34 38 38 .8
part carbon = carbon navy : r^ ~ -36 34 96 104 2 -9
part print = carbon navy : r^ w 12 8 116 128 3 -2 ; inked ~ 12 6 92 100 1.4
part tint = color a : of-hatch ~ 12 6 92 100

* scratched-night | 6-8 9-12 13+ | -
carries any
topics scratch art, night picture, black paper, rainbow paper, line drawing, wall art
minutes 25 40 50
mess low
scene lay
heart sheet: scratch-paper = 1 sheet
need point: toothpick, craft-stick, wooden-skewer, chopstick, plastic-fork, bobby-pin
need plan: paper, tracing-paper = 1 sheet
need back: cardstock, construction-paper, metallic-paper, cardboard = 1 sheet
tool pencil: pencil
join stick: glue-stick, glue, tape
step plan: draw plan pencil by ccc
step press: draw plan sheet pencil > sheet line by ccc
step scratch: draw point sheet > body by ccc
step light: draw point sheet > light by ccc
step ground: draw point sheet > ground by ccc
step mount: glue sheet back stick > back by ccc
part back = back a : r^ ~ 0 0 184 168 3
part sheet = sheet k : r k 0 0 168 152 2
part light = sheet b : z_ gold 1.5 -70 -66 -58 -58 ; s_ gold 64 -54 8 9 3 ; s_ teal -66 -30 8 6 2 ; s_ pink 70 10 8 6 2 ; s_ light-green -70 26 8 5 2 ; s_ gold 44 -68 8 5 2
part line = sheet a : rim gold 0 -6 118 112 1.4 ; shape k 0 -6 118 112
part body = sheet a : of-hatch gold 0 -6 118 112 ; of-cross pink 0 -6 118 112
part ground = sheet c : l_ light-green 1.8 -78 62 -40 58 0 64 40 58 78 63 ; l_ teal 1.8 -78 69 -40 65 0 71 40 65 78 70

* crown-of-the-day | 2-3 4-5 6-8 | -
carries any
topics crown, birthday crown, party, birthday, dress up, pretend play, king of the day
near favorite things
minutes 20 25 35
mess low
scene stand
heart crown: paper-crown = 1
need picture: construction-paper, cardstock, watercolor-paper = 1 sheet
need color: crayon, marker, oil-pastel, broken-crayon = 3 color
nice gems@4-5,6-8: stick-on-gem, sticker, felt-sticker = 6
nice dots@2-3: sticker, felt-sticker = 6
nice bow: yarn, ribbon, string, cotton-cord = 16 in
join stick: glue, glue-stick, tape
tool scissors: scissors
step draw@2-3: draw color picture by g
step draw@4-5,6-8: draw color picture by tc
step color: color color picture by ccc
step cut: cut picture scissors > body by gtc
step points: color color crown > crown by ccc
step press: glue picture crown stick by tcc
step gems@4-5,6-8: decorate gems crown > gems by cc
step dots@2-3: decorate dots crown > stickers by c
step close: tie bow crown by ggt
step play: play crown by ccc
part crown = crown gold : q^ ~ 3 -84 70 -90 -30 -50 6 -34 -54 0 -4 34 -54 50 6 90 -30 84 70 ; r_ gold- 0 62 166 8 ; z_ b 3 -79 36 79 36 ; d_ b 3.4 -72 47 -60 47 -48 47 -36 47 -24 47 -12 47 0 47 12 47 24 47 36 47 48 47 60 47 72 47
part gems = gems b : bits b 1.3 -90 -32 90 -32 ; bits c 1.3 -34 -56 34 -56 ; bits red 1.11 -66 40 66 40
part stickers = dots b : bits b 1.48 -90 -32 90 -32 ; bits c 1.48 -34 -56 34 -56 ; bits red 1.67 -66 38 66 38
part body = picture a : card w 0 2 84 88 3 ; figure ~ 0 2 84 88

* peeking-bookmark | 4-5 6-8 9-12 13+ | -
carries any
topics bookmark, reading, library, book week, summer reading, teacher gift, back to school
minutes 20 25 30 35
mess low
scene lay
heart mark: bookmark, paint-chip, index-card, playing-card, price-tag = 1
need picture: cardstock, construction-paper, watercolor-paper, old-greeting-card = 1 sheet
need color: colored-pencil, marker, gel-pen, crayon, watercolor-pencil = 3 color
join stick: glue-stick, glue, tape
tool scissors: scissors
step draw: draw color picture by tccc
step color: color color picture by cccc
step cut: cut picture scissors > body by gtcc
step strip: color color mark > mark by cccc
step join: glue picture mark stick by cccc
step test: test mark by cccc
step write@6-8,9-12,13+: draw color mark > words by ccc
part mark = mark own : r^ b 0 34 46 110 3 ; r_ w 0 36 34 96 2 ; z_ b 1.5 -14 4 14 4
part words = color k : z_ k 1.5 -10 20 10 20 ; z_ k 1.5 -10 30 6 30 ; z_ k 1.5 -10 40 10 40 ; z_ k 1.5 -10 50 2 50
part body = picture a : card w 0 -40 108 100 3 ; figure ~ 0 -40 108 100

* sticky-note-reveal | 2-3 4-5 6-8 | -
carries any
topics guessing game, peekaboo, party game, classroom game, car trip, reveal
near memory
minutes 15 20 25
mess low
scene lay
heart flaps: sticky-note = 4
need sheet: paper, construction-paper, cardstock, packing-paper = 1 sheet
need color: marker, crayon, oil-pastel, colored-pencil = 3 color
step draw@2-3: draw color sheet > sheet by g
step draw@4-5,6-8: draw color sheet > sheet by tc
step color: color color sheet > body by ccc
step number@4-5,6-8: draw color flaps by tc
step press: decorate flaps sheet > flaps covers by ccc
step peek@2-3: play flaps sheet by c
step play@4-5,6-8: play flaps sheet by cc
step again: play flaps sheet by tcc
part sheet = sheet w : r^ ~ 0 0 176 168 2
part body = color a : painted ~ 0 0 136 132
part covers = flaps yellow : r ~ -48 -42 52 52 1 -3 ; r ~ 52 -44 52 52 1 3 ; p_ yellow- 62 -19 78 -20 70 -30
part flaps = flaps b : r pink 50 46 52 52 1 -4 ; r light-green -50 44 52 52 1 4

* wipe-clean-drawing | 6-8 9-12 | -
appeal 1
carries face
topics dry erase, travel game, drawing game, learn to draw, quiet bag, waiting room, restaurant
near symmetry
minutes 20 25
mess low
scene lay
heart sleeve: plastic-sleeve = 1
heart pen: dry-erase-marker, chalk-marker = 2 color
need sheet: paper, cardstock, graph-paper = 2 sheet
need back: cardboard, cereal-box, folder, clipboard = 1
tool line: pencil, marker, ballpoint-pen
need wipe: tissue, cotton-pad, sock, fabric-scrap, paper-towel
step whole: draw line sheet > sheet body by cc
step place: draw line sheet by cc
step slide: build sheet back sleeve > sleeve by cc
step finish: draw pen sleeve > ink by cc
step show: play sleeve by cc
step wipe: wash wipe sleeve by cc
step race: play pen sleeve by cc
part sheet = sheet w : r^ gray 0 4 150 176 3 ; r_ w 0 4 138 162 1
part body = line k : rim k 0 0 112 118 1.2 ; print w 0 0 112 118
part ink = pen a : of-hatch a 0 0 112 118 ; of-dot b 0 0 112 118 ; l_ a 3 -60 70 -30 66 0 72 30 66 60 70 ; s_ b 54 -60 6 9 4 ; s_ a -54 -56 6 8 3
part sleeve = sleeve light-blue : z light-blue 3 -72 -86 -72 94 72 94 72 -86 ; z_ white- 3 -62 -56 -40 -78 ; o_ w- -66 -40 3 ; o_ w- -66 4 3 ; o_ w- -66 48 3

* charcoal-lift | 9-12 13+ | -
carries any
topics charcoal, reductive drawing, light and shadow, chiaroscuro, art class, portfolio
near still life
minutes 45 60
mess lots
scene lay
heart dark: charcoal, pencil
heart rubber: eraser, sticky-tack
need sheet: paper, watercolor-paper, construction-paper, cardstock = 1 sheet
need soft: tissue, paper-towel, cotton-ball, cotton-pad, paper-napkin
need guard: newspaper, packing-paper, wax-paper = 1 sheet
join edge: masking-tape, washi-tape, tape
step tape: tape sheet edge guard > sheet by cc
step dark: color dark sheet > dark by cc
step rub: color soft sheet by cc
step shape: draw rubber sheet > body by cc
step bright: draw rubber sheet > light by cc
step black: draw dark sheet > black by cc
step peel: test edge sheet by cc
part sheet = sheet w : r^ w 0 0 176 180 1
part dark = dark gray : r_ gray- 0 0 150 154 ; l_ gray 4 -70 -60 -20 -66 40 -58 70 -64 ; l_ gray 4 -70 60 -30 66 30 58 70 64 ; l_ gray 3 -72 -20 -60 10 -70 40
part light = rubber w : y_ gray+ 0 0 66 66 10 .1
part body = rubber w : print w 0 0 112 116
part black = dark k : r_ k 0 68 120 6 3 ; of-hatch gray 0 0 112 116

* bandage-clinic | 2-3 4-5 | -
appeal 3
carries face
topics doctor, nurse, vet, hospital, first aid, feeling better, brave at the doctor, pretend play, helpers
minutes 20 25
mess low
scene lay
heart bandage: adhesive-bandage = 4
need sheet: construction-paper, paper, cardstock, packing-paper = 1 sheet
need color: crayon, marker, oil-pastel = 3 color
nice pad: cotton-pad, cotton-ball, tissue = 1
join stick: glue-stick, glue, tape
step draw: draw color sheet > sheet body by gt
step color: color color sheet > fill by cc
step ask: play sheet by tc
step peel: prepare bandage by tt
step press: decorate bandage sheet > bandages by cc
step pillow: glue pad sheet stick > pad by cc
step tell: play sheet by cc
part sheet = sheet w : r^ ~ 0 0 180 170 3
part pad = pad w : o w+ 0 62 62 14 ; o_ light-blue 0 64 54 8
part body = color k : rim k 0 -4 124 124 1.2 ; print w 0 -4 124 124
part fill = color a : painted ~ 0 -4 124 124
part bandages = bandage tan : r tan -16 10 34 12 6 28 ; r_ w -16 10 11 9 2 28 ; r tan 22 8 34 12 6 -32 ; r_ w 22 8 11 9 2 -32 ; r tan 6 -12 30 11 6 12 ; r_ w 6 -12 10 8 2 12 ; r tan 2 26 32 11 6 -6 ; r_ w 2 26 10 8 2 -6

* lantern-head | 4-5 6-8 9-12 13+ | -
carries round face
topics lantern, party decoration, room decor, birthday, night light, mid-autumn, parade
near mobile
minutes 25 35 40 45
mess low
scene hang
heart lantern: paper-lantern = 1
need paper: construction-paper, cardstock, tissue-paper, felt, craft-foam = 2 sheet
nice wash: acrylic-paint, paint, watercolor-paint = 1 color
nice trim: yarn, crepe-paper, ribbon, feather, raffia, cotton-ball, wool-roving = handful
nice light: LED-candle, LED-tea-light, glow-stick, string-light
join stick: glue-stick, glue, tape
tool scissors: scissors
tool pen: marker, pencil
tool hanger: string, yarn, fishing-line, ribbon = 2 ft
tool brush: paintbrush, sponge-brush when wash=acrylic-paint,paint,watercolor-paint
step open: build lantern > lantern by tccc
step wash: paint wash lantern brush by cccc
step draw: draw pen paper by tccc
step cut: cut paper scissors by gtcc
step face: glue paper lantern stick > face by cccc
step trim: glue trim lantern stick > trim by cccc
step fringe: cut paper scissors > fringe by gtcc
step hang@4-5: tie hanger lantern > string by g
step hang@6-8,9-12,13+: tie hanger lantern > string by tcc
step light: test light lantern > light by ttcc
part string = hanger own : hang ~ 0 -66
part light = light gold : o_ yellow 0 4 80 76
part fringe = paper b : fringe b -44 66 88 24 9
part lantern = lantern a : o^ a 0 2 76 70 ; l_ a- 1.4 -66 -32 0 -40 66 -32 ; l_ a- 1.4 -75 -8 0 -14 75 -8 ; l_ a- 1.4 -75 14 0 22 75 14 ; l_ a- 1.4 -64 40 0 50 64 40 ; r wood 0 -67 40 7 2 ; r wood 0 70 40 7 2
part face = paper a : face ~ 0 2 104 98
part trim = trim c : l ~ 4 -22 -62 -30 -86 ; l ~ 4 -8 -66 -10 -92 ; l ~ 4 8 -66 10 -92 ; l ~ 4 22 -62 30 -86

* confetti-dot-picture | 6-8 9-12 13+ | -
appeal 1
carries any
topics pointillism, seurat, dots, hole punch, party leftovers, art history
near new year
minutes 35 50 60
waits 30
mess some
scene lay
heart dots: confetti, hole-punch
need paper: construction-paper, magazine, junk-mail, origami-paper, wrapping-paper, tissue-paper, old-calendar-picture = 5 sheet
need sheet: cardstock, construction-paper, cardboard, canvas = 1 sheet
need pick: toothpick, cotton-swab, pencil, wooden-skewer
join glue: glue
tool pencil: pencil
home bowl
step sort: prepare dots paper bowl by ccc
step draw: draw pencil sheet > sheet by ccc
step edge: glue dots sheet glue pick > edge by ccc
step fill: glue paper sheet glue pick > body by ccc
step mark: glue dots sheet glue pick by ccc
step dry: dry sheet by ccc
step far: test sheet by ccc
part sheet = sheet w : r^ navy 0 0 178 172 2
part edge = dots a : rim w 0 0 128 126 1 ; shape navy 0 0 128 126
part body = paper a : of-dot own 0 0 128 126

* two-sides-spinner | 4-5 6-8 9-12 | -
appeal 3
carries animal/bird/fish/bug/person/robot/vehicle/plant
topics thaumatrope, optical illusion, animation, old toys, science of seeing, persistence of vision, movie
minutes 20 25 30
mess low
scene lay
heart disc: cardstock, index-card, paper-plate, old-greeting-card, cardboard = 2
heart stick: paper-straw, dowel, balloon-stick, pencil, wooden-skewer, plastic-straw
need color: marker, crayon, colored-pencil = 3 color
join stick-on: tape, masking-tape, washi-tape, duct-tape
tool scissors: scissors
tool cup: plastic-lid, plastic-tub, paper-cup, masking-tape
step circle: draw disc cup by tcc
step cut: cut disc scissors > disc by gtc
step draw: draw color disc > body by tcc
step place: draw color disc > place by tcc
step join: tape disc stick stick-on > stick by tcc
step spin: play stick by ccc
step fix: test disc by tcc
part stick = stick own : stick ~ 0 -10 0 96 7
part place = color b : o^ w 48 -34 44 44 ; l_ b 4 20 -20 34 -30 48 -20 62 -30 78 -18 ; o_ gold 62 -54 8 ; l_ light-green 4 16 -6 48 -12 80 -4
part disc = disc w : o^ w -12 -14 72 72 ; o_ w- -12 -14 70 70 ; o_ w -12 -14 68 68
part body = color a : painted ~ -12 -14 92 90

* party-hat-cone | 4-5 6-8 | Food
extras world Food: bell, button, cardstock, coin, flag, index-card, paper-napkin, pom-pom, price-tag
appeal 1
topics ice cream, ice cream cone, ice cream shop, summer, dessert, pretend food, birthday, sundae
colors pink, brown, yellow, red
minutes 25 30
mess low
scene stand
heart hat: party-hat = 1
heart scoop: tissue-paper, crepe-paper, paper-napkin, paper-towel, newspaper = 4 sheet
need color: marker, crayon, oil-pastel, permanent-marker
join tape: tape, masking-tape, glue
nice bits: confetti, sticker, pom-pom, sequin = handful
step lines: color color hat > cone by cc
step wad: roll scoop by cc
step stuff: build scoop hat > one by cc
step fasten: tape scoop hat tape by tc
step second: build scoop tape > two by cc
step bits: decorate bits scoop > bits by cc
step shop: play hat by cc
part one = scoop a : y^ a 0 -14 54 38 9 .12 ; l_ a- 2 -30 -22 -10 -30 10 -20
part two = scoop b : y^ b 0 -56 42 34 8 .12 ; l_ b+ 2 -20 -66 0 -74 14 -64
part bits = bits c : bits c 0.74 -26 -62 -6 -74 18 -60 -34 -20 6 -16 34 -22 -4 -50
part cone = hat gold : p^ tan -50 2 50 2 0 96 ; z_ brown 1.6 -36 28 20 2 ; z_ brown 1.6 -20 58 44 14 ; z_ brown 1.6 36 28 -20 2 ; z_ brown 1.6 20 58 -44 14 ; z_ brown 1.6 -8 80 26 46 ; r tan- 0 4 106 9 4

* pencil-shaving-flowers | 6-8 9-12 13+ | Nature
extras card: lace, metallic-paper, washi-tape
extras picture Nature: origami-paper, wrapping-paper, string, washi-tape, candy-wrapper, construction-paper, grass, snail-shell, paper-strip
appeal 1
topics pencil shavings, flowers, upcycled art, first day of school, teacher gift, card, meadow
colors red, yellow, purple, green or pink, purple, yellow, orange, blue, white
minutes 35 45 50
waits 20
mess some
scene lay
heart sharp: pencil-sharpener
heart pencils: colored-pencil, watercolor-pencil = 4 color
need sheet: cardstock, paper, watercolor-paper, index-card = 1 sheet
nice middle: button, sequin, stick-on-gem = 3
join glue: glue
tool pen: marker, gel-pen, pencil
step shave: prepare sharp pencils by ccc
step sort: arrange pencils sheet > sheet by ccc
step dot: glue glue sheet by ccc
step petals: arrange pencils glue sheet > petals by ccc
step middle: arrange middle sheet > middle by ccc
step stems: draw pen sheet > stems by ccc
step dry: dry sheet by ccc
part sheet = sheet w : r^ ~ 0 0 150 180 2
part stems = pen green : l_ green 3 -32 -10 -28 36 -20 78 ; l_ green 3 30 -34 20 20 0 78 ; l_ green 3 44 30 32 56 10 78 ; leaf green -26 50 -52 34 7 ; leaf green 14 40 42 18 7
part petals = pencils a : f^ tan -32 -22 9 32 12 ; f a -32 -22 9 29 9 ; f^ tan 30 -48 9 32 12 ; f b 30 -48 9 29 9 ; f^ tan 44 22 8 25 10 ; f c 44 22 8 22 7 ; z_ tan 2 -52 84 -30 80 ; v_ tan -66 70 -40 70 5 5
part middle = middle b : bits gold 1.3 -32 -22 ; bits brown 1.3 30 -48 ; bits gold 1.11 44 22

* umbrella-rain-garland | 6-8 9-12 13+ | Weather
extras hanging: aluminum-foil, crystal, bell, cellophane, sequin
appeal 1
topics rain, umbrella, rainy day, april showers, party garland, spring, baby shower, window decoration
colors red, yellow, light blue, teal free
minutes 30 35 40
mess low
scene hang
heart brolly: paper-umbrella = 5
heart rain: bead, wooden-bead, seed-bead, sequin, paper-strip, paper-straw = 15
need line: string, yarn, embroidery-floss, fishing-line = 7 ft
need stick: dowel, stick, chopstick, paper-straw, bamboo
join glue: glue, tape
tool scissors: scissors
step cut: cut line scissors by ccc
step open: prepare brolly by ccc
step tie: tie brolly line glue > brollies by tcc
step rain: thread rain line > rain by ccc
step stick: tie line stick > stick lines by tcc
step hang: test stick by tcc
part lines = line own : z_ gray 1.4 -72 -70 -72 30 ; z_ gray 1.4 -36 -70 -36 70 ; z_ gray 1.4 0 -70 0 40 ; z_ gray 1.4 36 -70 36 76 ; z_ gray 1.4 72 -70 72 26
part stick = stick own : stick wood -90 -70 90 -70 7 ; l gray 2 -86 -72 0 -98 86 -72
part rain = rain c : x c -72 14 7 11 ; x c -72 32 7 11 ; x c -72 50 7 11 ; x c -36 40 7 11 ; x c -36 56 7 11 ; x c -36 72 7 11 ; x c 0 10 7 11 ; x c 0 28 7 11 ; x c 0 46 7 11 ; x c 36 42 7 11 ; x c 36 58 7 11 ; x c 36 76 7 11 ; x c 72 8 7 11 ; x c 72 26 7 11 ; x c 72 44 7 11
part brollies = brolly a : p^ a -72 -50 -48 -18 -96 -18 ; c_ a- -96 -18 -48 -18 4 5 ; p^ b -36 -18 -12 14 -60 14 ; c_ b- -60 14 -12 14 4 5 ; p^ d 0 -54 24 -22 -24 -22 ; c_ d- -24 -22 24 -22 4 5 ; p^ a 36 -16 60 16 12 16 ; c_ a- 12 16 60 16 4 5 ; p^ b 72 -56 96 -24 48 -24 ; c_ b- 48 -24 96 -24 4 5
`;
