export const shelf = `
* fuse-bead-coaster | 6-8 9-12 13+ | -
carries any
topics fuse beads, perler, pixel art, coaster, retro games, gift, desk
minutes 45 60 75
waits 15
mess low
scene lay
heart beads: fuse-bead = 4 color
need grid: graph-paper, paper = 1 sheet
need cover: parchment-paper, wax-paper = 1 sheet
nice back: felt, cork-sheet, craft-foam = 1 piece
tool pen: colored-pencil, marker, crayon
join glue: glue
tool scissors: scissors
home pegboard
home iron
home heavy-book
step plan: draw pen grid by ccc
step outline: arrange beads pegboard > base by ccc
step fill: arrange beads pegboard > body by ccc
step ground: arrange beads pegboard > ground by ccc
step heat: heat cover iron beads by ggt
step flat: prepare beads heavy-book by ttc
step back: glue back beads glue scissors by ccc
part base = beads w : r^ gray+ 0 0 172 172 6
part ground = beads w : d_ w 3.4 -76 -76 -66 -76 -56 -76 -46 -76 -36 -76 -26 -76 -16 -76 -6 -76 4 -76 14 -76 24 -76 34 -76 44 -76 54 -76 64 -76 74 -76 -76 76 -66 76 -56 76 -46 76 -36 76 -26 76 -16 76 -6 76 4 76 14 76 24 76 34 76 44 76 54 76 64 76 74 76 -76 -66 -76 -56 -76 -46 -76 -36 -76 -26 -76 -16 -76 -6 -76 4 -76 14 -76 24 -76 34 -76 44 -76 54 -76 64 74 -66 74 -56 74 -46 74 -36 74 -26 74 -16 74 -6 74 4 74 14 74 24 74 34 74 44 74 54 74 64
part body = beads a : rim w 0 0 122 122 3 ; painted ~ 0 0 122 122 ; filled own 0 0 122 122

* cross-stitch-patch | 6-8 9-12 13+ | -
carries any
topics cross stitch, embroidery, patch, backpack, jeans, visible mending, sewing, slow craft
minutes 80 120 150
mess low
scene lay
heart thread: embroidery-floss, yarn = 3 color
heart cloth: aida-cloth, burlap = 1 piece
need grid: graph-paper, paper = 1 sheet
need needle: needle
nice hoop: embroidery-hoop
tool pen: colored-pencil, marker, pencil
tool scissors: scissors, fabric-scissors
step plan: draw pen grid by ccc
step cut: cut cloth scissors > cloth by ccc
step stretch: build hoop cloth > hoop by tcc
step first: sew thread needle cloth > row by tcc
step fill: sew thread needle cloth > body by tcc
step line: sew thread needle cloth > line by tcc
step fringe: prepare cloth > fringe by ccc
part cloth = cloth tan : r^ ~+ 0 0 198 198 1 ; z_ ~ .7 -62 -60 62 -60 ; z_ ~ .7 -62 60 62 60
part fringe = cloth tan : z_ ~- 1.2 -94 -94 94 -94 94 94 -94 94 -94 -94
part hoop = hoop own : a^ wood 0 0 82 75 0 360 ; r^ silver 0 -84 14 9 2
part row = thread a : of-cross own 0 0 104 104 .9
part line = thread k : rim k 0 0 104 104 1.4
part body = thread a : shape tan 0 0 104 104 ; of-cross own 0 0 104 104 .8 ; inked k 0 0 104 104 1

* pillowcase-dream | 4-5 6-8 9-12 13+ | -
appeal 3
carries any
topics pillowcase, bedtime, dream, sleepover, camp, comfort, gift
near moving house
minutes 30 45 50 60
waits 30
mess low
scene lay
heart cloth: pillowcase = 1
heart pen: fabric-marker, fabric-paint = 3 color
need inside: cardboard, cereal-box, folder = 1
need hold: clothespin, binder-clip, masking-tape, tape = 4
tool chalk: pencil, chalk
home iron
step stretch: prepare cloth inside hold > cloth by gtcc
step lines: draw chalk cloth by tccc
step edge: draw pen cloth > edge by cccc
step fill: color pen cloth > body by cccc
step around: draw pen cloth > dream by cccc
step dry: dry cloth by cccc
step set: heat cloth iron by gggt
part cloth = cloth w : b^ ~ -90 -62 0 -56 90 -62 84 0 90 64 0 58 -90 64 -84 0 ; r_ light-blue 74 0 8 108 2 ; z_ w- 1.4 66 -52 66 54
part dream = pen b : y_ light-blue -46 -34 15 9 7 .2 ; s_ gold 46 -36 5 8 4 ; s_ gold -54 24 5 6 3 ; s_ gold 50 22 5 6 3 ; a_ gold 40 -8 7 4 60 300
part edge = pen k : rim k -8 2 92 96 1.4
part body = pen a : painted ~ -8 2 92 96

* drawn-on-shoes | 9-12 13+ | -
appeal 3
carries any
topics custom shoes, sneakers, fashion, streetwear, upcycling, back to school, one of a kind
minutes 60 90
waits 60
mess some
scene stand
heart shoe: canvas-shoe, sneaker = 1 pair
heart pen: fabric-marker, paint-marker, permanent-marker, fabric-paint, acrylic-paint = 3 color
need plan: paper, graph-paper, tracing-paper = 1 sheet
need stuffing: newspaper, packing-paper, paper-towel, sock = 2 sheet
nice lace: ribbon, shoelace = 1 pair
tool pencil: pencil
join tape: masking-tape, washi-tape, tape
step stuff: fill stuffing shoe tape > shoe by cc
step plan: draw plan pencil by cc
step sketch: draw pencil shoe by cc
step main: draw pen shoe > body by cc
step toe: draw pen shoe > toe by cc
step dry: dry shoe by cc
step lace: thread lace shoe > lace by cc
part shoe = shoe w : b^ w -90 54 -92 -10 -82 -46 -56 -54 -24 -48 4 -16 44 0 78 12 94 38 92 54 0 58 ; r^ w -0 62 188 18 8 ; z_ red 2.4 -90 62 90 62 ; l_ gray+ 2 -28 -44 -2 -10 36 8
part lace = lace b : z_ blue 4 -22 -36 -8 -32 ; z_ blue 4 -12 -24 2 -20 ; z_ blue 4 0 -12 14 -9 ; z_ blue 4 14 -4 28 0
part toe = pen b : d_ b 3 48 16 58 24 68 32 78 40 58 40 68 46 84 50 ; r_ b -82 -8 8 70 2
part body = pen a : painted ~ -46 4 70 74

* five-in-a-glove | 4-5 6-8 | -
carries face
topics finger puppets, glove puppet, counting, nursery rhymes, fingerplay, story time, five little
minutes 40 45
waits 30
mess low
scene stand
heart glove: glove = 1
heart felt: felt, fabric-scrap, craft-foam, felt-sticker, old-sweater = 2 sheet
nice snouts: pom-pom = 5
nice eyes: googly-eye = 10
need thread: yarn, embroidery-floss, ribbon = 12 in
tool pen: fabric-marker, permanent-marker, marker, ballpoint-pen
tool scissors: scissors
join glue: glue, tape
tool tube: cardboard-tube, plastic-bottle, paper-cup
step choose: prepare glove tube > glove by tc
step cut: cut felt scissors by gt
step glue: glue felt glove glue > faces by tc
step snouts: glue snouts glove glue > snouts by cc
step eyes: glue eyes glove glue > eyes by cc
step dry: dry glove by cc
step draw: draw pen felt by gc
step bow: tie thread glove > bow by gt
step rhyme: play glove by cc
part glove = glove b : q^ b 12 -44 10 52 4 46 70 38 86 -34 86 -44 70 ; l^ b 26 -66 -6 -34 30 ; l^ b 24 -32 -48 -26 20 ; l^ b 24 -2 -62 -2 16 ; l^ b 24 30 -48 24 20 ; l^ b 22 66 -14 38 30 ; r_ b- 2 82 82 14 3
part bow = thread c : r_ c 2 66 84 6 2 ; h c 2 62 12
part snouts = snouts c : o^ c -66 -34 9 ; o^ c -34 -76 9 ; o^ c -2 -90 9 ; o^ c 32 -76 9 ; o^ c 68 -42 9
part eyes = eyes w : e -71 -12 4 ; e -61 -12 4 ; e -39 -54 4 ; e -29 -54 4 ; e -7 -68 4 ; e 3 -68 4 ; e 27 -54 4 ; e 37 -54 4 ; e 63 -20 4 ; e 73 -20 4
part faces = felt a : o w -66 -8 19 19 ; face ~ -66 -8 34 34 ; o w -34 -50 19 19 ; face ~ -34 -50 34 34 ; o w -2 -64 19 19 ; face ~ -2 -64 34 34 ; o w 32 -50 19 19 ; face ~ 32 -50 34 34 ; o w 68 -16 19 19 ; face ~ 68 -16 34 34

* hoop-screen-print | 9-12 13+ | -
carries any
topics screen printing, silkscreen, printmaking, band shirt, poster, tote bag, t-shirt
minutes 60 75
waits 120
mess lots
scene lay
heart mesh: tights, tulle, fabric-scrap = 1
heart hoop: embroidery-hoop = 1
heart paint: fabric-paint, acrylic-paint, paint = 1
need cloth: old-t-shirt, cloth-bag, pillowcase, bandana, fabric-scrap, cardstock = 1
need plan: paper, tracing-paper = 1 sheet
need inside: cardboard, cereal-box, newspaper = 1
join glue: glue
tool brush: paintbrush, sponge-brush
tool scraper: playing-card, sponge-brush, kitchen-sponge
tool pencil: pencil, ballpoint-pen
tool scissors: scissors
step stretch: cut mesh scissors hoop > hoop by cc
step plan: draw plan pencil by cc
step block: paint glue brush mesh > block by cc
step dry: dry mesh by cc
step lay: prepare cloth inside > cloth by cc
step pull: print paint scraper hoop cloth > body by cc
step lift: test cloth by cc
step wash: wash mesh by cc
part cloth = cloth w : p^ ~ -14 -50 8 -44 36 -44 58 -50 98 -22 84 8 66 -2 66 96 -22 96 -22 -2 -40 8 -54 -22 ; a_ ~- 22 -48 15 11 0 180
part body = paint a : print a 34 20 96 100
part hoop = hoop own : o^ wood -44 -46 52 52 ; o_ white- -44 -46 46 46
part block = glue w : o_ w -44 -46 45 45 ; shape gray+ -44 -46 54 56 ; of-hatch w- -44 -46 54 56 ; r wood -44 -100 16 10 2

* key-ring-fob | 6-8 9-12 13+ | -
carries any
topics key ring, key chain, backpack charm, zipper pull, house key, gift for dad, gift for mom
minutes 45 60 60
mess low
scene hang
heart ring: key-ring, curtain-ring = 1
heart felt: felt, leather, denim, craft-foam, faux-fur, old-sweater = 1 piece
need strap: ribbon, leather-cord, shoelace, cotton-cord, ric-rac = 6 in
need thread: embroidery-floss, sewing-thread, yarn = 3 ft
need needle: needle
nice filling: pillow-stuffing, cotton-ball, felt-ball
tool pen: chalk, marker, ballpoint-pen, pencil
tool plan: paper
tool scissors: scissors, fabric-scissors
step plan: draw plan pen by ccc
step cut: cut felt scissors plan by ccc
step details: sew felt thread needle > figure by tcc
step loop: fold strap ring > ring strap by ccc
step edge: sew thread needle felt strap > edge by tcc
step fill: fill filling felt by ccc
step close: sew thread needle felt by tcc
part ring = ring silver : a silver 0 -74 22 17 0 360
part strap = strap b : l b 9 0 -56 0 -14
part edge = thread c : stitched w 0 18 96 106 6
part figure = felt a : painted ~ 0 18 96 106

* swap-the-parts | 4-5 6-8 | -
appeal 1
carries any
topics quiet book, busy board, felt board, travel toy, puzzle, preschool
near body parts, dress up
minutes 45 50
mess low
scene lay
heart grip: hook-and-loop-tape = 12 in
heart felt: felt, craft-foam, fabric-scrap = 3 sheet
need board: cardboard, cereal-box, pizza-box, foam-board = 1
tool pen: marker, fabric-marker, ballpoint-pen
tool scissors: scissors
join glue: glue
step board: glue felt board glue > board by gt
step body: cut felt scissors pen > body by gt
step parts: cut felt scissors > parts by gt
step hooks: decorate grip felt > hooks by tc
step loops: decorate grip felt by tc
step play: play felt by cc
step mix: play felt by cc
part board = board own : r^ kraft 0 0 184 172 3 ; r light-green -16 0 140 160 2
part hooks = grip k : r_ k 78 -50 16 8 2 ; r_ k 78 0 16 8 2 ; r_ k 78 50 16 8 2
part body = felt a : stitched w -16 0 104 112 3 ; figure ~ -16 0 104 112
part parts = felt b : o^ b 78 -50 13 11 ; p^ c 66 8 78 -14 90 8 ; o^ b 78 50 12 14 ; r_ k 78 -50 10 5 1 ; r_ k 78 2 10 5 1 ; r_ k 78 50 10 5 1

* wound-line-painting | 4-5 6-8 9-12 13+ | -
carries any
topics yarn painting, huichol, mexico, folk art, scrap yarn, wall art, texture
minutes 30 50 75 90
waits 60
mess some
scene lay
heart yarn@4-5: yarn, embroidery-floss, cotton-cord = 5 yd
heart yarn@6-8,9-12,13+: yarn, embroidery-floss, cotton-cord = 16 yd
need board: cardboard, cereal-box, foam-board, cork-sheet, canvas, cake-board = 1
join glue: glue
tool spread: paintbrush, sponge-brush, craft-stick, cotton-swab
tool push: craft-stick, toothpick, chopstick, pencil
tool pencil: pencil, marker
tool scissors: scissors
step draw: draw pencil board > board by tccc
step edge: glue yarn board glue spread > edge by cccc
step inside: glue yarn glue push > body by cccc
step cut: cut yarn scissors by gtcc
step mark@6-8,9-12,13+: glue yarn glue push by ccc
step ground@6-8,9-12,13+: glue yarn board glue > ground by ccc
step dry: dry board by cccc
part board = board own : ground kraft 0 0 178 172
part ground = yarn b : r_ b 0 0 164 158 3 ; l_ b+ 2 -78 -64 -40 -70 0 -64 40 -70 78 -64 ; l_ b- 2 -78 -50 -40 -56 0 -50 40 -56 78 -50 ; l_ b+ 2 -78 64 -40 58 0 64 40 58 78 64 ; l_ b- 2 -78 50 -40 44 0 50 40 44 78 50 ; l_ b- 2 -78 20 -60 14 -44 22 ; l_ b- 2 44 20 60 14 78 22 ; l_ b+ 2 -78 -16 -60 -22 -44 -14 ; l_ b+ 2 44 -16 60 -22 78 -14
part edge = yarn w : rim w 0 0 120 122 2
part body = yarn a : painted ~ 0 0 120 122 ; filled own 0 0 120 122

* ric-rac-rose | 6-8 9-12 13+ | -
topics rose, flower, hair clip, brooch, mother's day, valentine, accessories, gift for grandma
colors red, green, pink or pink, purple, yellow, orange, blue, white
minutes 30 30 35
waits 60
mess low
scene lay
heart trim: ric-rac = 2 yd
heart back: bobby-pin, pin-back, hair-tie, bookmark = 1
need leaf: felt, fake-leaf, fabric-scrap = 1 scrap
need thread: embroidery-floss, sewing-thread, string = 2 ft
need needle: needle
join glue: glue
tool scissors: scissors, fabric-scissors
step twist: weave trim > trim by tcc
step roll: roll trim > rose by tcc
step sew: sew thread needle trim by tcc
step open: build trim > petals by ccc
step leaf: cut leaf scissors > leaves by ccc
step join: sew leaf thread needle trim back > back by tcc
step dry: glue trim glue back by ccc
part back = back own : l silver 5 -70 60 0 44 70 60
part leaves = leaf b : leaf b -30 30 -92 40 22 ; leaf b 30 30 92 40 22
part petals = trim a : s^ a 0 0 14 74 62 ; s_ a- 0 0 14 66 56 8
part rose = trim a : s^ a+ 0 0 12 54 45 5 ; s_ a- 0 0 11 44 36 9 ; s_ a 0 0 10 36 29 4 ; s_ a- 0 0 9 25 20 ; s_ a+ 0 0 8 18 14 9
part trim = trim a : i_ a- 0 0 13 2 3

* crochet-chain-coaster | 9-12 13+ | -
appeal 1
topics crochet, first crochet, coaster, trivet, spiral, kitchen gift, housewarming, slow craft
colors teal, cream
minutes 60 75
mess low
scene lay
heart hook: crochet-hook
heart yarn: yarn, cotton-cord, string = 20 yd
need needle: needle
nice bead: wooden-bead, felt-ball, button
tool scissors: scissors, fabric-scissors
step loop: tie yarn hook > start by cc
step chain: weave yarn hook > chain by cc
step end: cut yarn scissors by cc
step coil: roll yarn > coil by cc
step sew: sew yarn needle > outer by cc
step edge: sew yarn needle > border by cc
step bead: sew bead needle yarn > bead by cc
part border = yarn b : s^ b 0 0 30 88 80
part outer = yarn a : o a 0 0 78 78 ; i_ a- 0 0 78 7 3
part coil = yarn a : o a 0 0 36 36 ; i_ a- 0 0 36 3.5 3
part chain = yarn a : l a 7 70 44 86 62 78 84 ; beads ~ 4 5 70 44 80 84 4
part start = yarn a : i_ a+ 0 0 10 2 2
part bead = bead own : o wood 78 88 9

* blanket-den | 2-3 4-5 6-8 | -
appeal 3
carries animal/bird/bug
topics blanket fort, den, hideout, rainy day, pretend play, reading nook, camping indoors
minutes 25 30 35
mess low
place floor
scene stand
heart blanket: blanket, bed-sheet = 1
need sheet: construction-paper, paper, cardstock, packing-paper = 1 sheet
need color: crayon, marker, oil-pastel = 3 color
join hold: masking-tape, tape, washi-tape
home chairs
home cushion
step draw: draw color sheet by gtc
step color: color color sheet > body by ccc
step roof: build blanket chairs > roof by gtt
step floor: build cushion blanket > floor by ccc
step sign: tape sheet blanket hold > sign by ttc
step play: play blanket by ccc
part roof = blanket b : p^ light-blue 0 -84 92 78 -92 78 ; p_ light-blue- 0 -84 20 -70 64 78 30 78 ; p_ k 0 -26 46 78 -46 78
part floor = blanket c : b^ red -44 78 -40 64 0 60 40 64 44 78
part sign = sheet w : r^ w 0 10 92 88 3 ; r_ tan 0 -36 26 9 1
part body = color a : painted ~ 0 12 72 72

* cut-away-tee | 9-12 13+ | -
carries any
topics reverse applique, t-shirt, upcycling, sewing, fashion, thrift flip
near tote
minutes 75 90
mess low
scene lay
heart top: old-t-shirt, old-jersey = 1
heart under: fabric-scrap, bandana, old-t-shirt, bed-sheet = 1
need thread: embroidery-floss, sewing-thread = 6 ft
need needle: needle
need plan: paper = 1 sheet
tool pen: chalk, fabric-marker, pencil
tool scissors: scissors, fabric-scissors
join hold: masking-tape, tape
step plan: cut plan pen scissors by cc
step trace: draw pen top > top by cc
step under: tape under top hold by cc
step sew: sew thread needle top under > edge by tc
step snip: cut top scissors > body by tc
step detail: sew thread needle by cc
step trim: cut under scissors by cc
part top = top navy : p^ navy -44 -84 -20 -78 20 -78 44 -84 94 -44 72 -12 56 -26 56 86 -56 86 -56 -26 -72 -12 -94 -44 ; a_ navy- 0 -82 24 18 0 180
part edge = thread w : rim w 0 20 94 100 4
part body = under a : shape a+ 0 20 94 100 ; details own 0 20 94 100 ; inked w 0 20 94 100 1

* glue-batik-flag | 6-8 9-12 13+ | -
appeal 3
carries any
topics batik, glue batik, glue resist, gel glue, resist, banner, bandana, room decor, indonesia, wall hanging, dye
minutes 45 50 60
waits 240
mess lots
scene hang
heart cloth: fabric-scrap, bed-sheet, pillowcase, cloth-bag, canvas = 1
heart dye: acrylic-paint, fabric-paint, fabric-dye = 2 color
heart resist: glue
need inside: cardboard, plastic-bag = 1
tool pencil: pencil, chalk
tool brush: paintbrush, sponge-brush
nice cups: paper-cup, plastic-cup, yogurt-pot = 3
tool tub: bucket, plastic-tub, bowl
home water
step draw: draw pencil cloth inside > cloth by ccc
step lines: draw resist cloth > lines by ccc
step dry: dry cloth by ccc
step cups: mix cups dye water by ccc
step color: paint dye brush cloth > body by ccc
step ground: paint dye brush water > ground by ccc
step set: dry cloth by ccc
step wash: wash cloth water tub by tcc
part cloth = cloth w : r^ w 0 4 164 164 2
part ground = dye teal : r_ teal+ 0 4 152 152 4 ; y_ teal 0 6 70 68 12 .12 ; o_ w 62 66 5 5 ; o_ w -62 -58 5 5 ; o_ w 62 -58 5 5 ; o_ w -62 66 5 5
part lines = resist w : rim w 0 6 112 116 4
part body = dye a : painted ~ 0 6 112 116

* morning-mug | 6-8 9-12 13+ | -
appeal 3
carries any
topics mug, tea lover, tea set, coffee lover, cocoa, tea, gift for dad, gift for mom, gift for grandma, gift for grandpa, teacher gift, teacher, present for teacher, teacher present, thank you teacher, leaving present, end of year, thank you, farewell, birthday present, christmas gift, kitchen
minutes 45 45 60
waits 1440
mess low
scene stand
heart mug: ceramic-mug = 1
heart pen: paint-marker, permanent-marker = 4 color
nice cloth: old-towel, cloth-napkin, apron, bandana = 1
need print: fabric-paint, acrylic-paint = 1 color when cloth
tool sponge: kitchen-sponge, sponge-brush when cloth
nice stencil: stencil = 1
nice band: string, ribbon, yarn, raffia = 2 ft
nice nest: tissue-paper = 1 sheet
nice tag: cardstock, price-tag, index-card = 1 scrap
need swab: cotton-swab, paper-towel = 2
need plan: paper, tracing-paper = 1 sheet
tool pencil: pencil
home oven
home water
step wash: wash mug water > mug by ccc
step plan: draw plan pencil by ccc
step lines: draw pen mug > lines by ccc
step fill: color pen mug > body by ccc
step inside: draw pen mug > rim by ccc
step fix: wash swab mug by ccc
step dry: dry mug by ccc
step bake: heat mug oven by ggt
step towel: print print cloth sponge stencil? > towel prints by ccc
step band: tie band mug cloth? nest? tag? > band by ccc
part mug = mug w : a^ w 66 8 34 20 270 450 ; q^ w 12 -70 -66 68 -66 62 78 -64 78
part towel = cloth own : q^ cream 4 -98 70 -20 78 -20 96 -98 92
part prints = print a : d_ ~ 4 -86 82 -66 84 -46 86
part band = band tan : l_ tan 3 72 -2 84 -14 92 -4 78 0 70 8 78 20
part rim = pen teal : z_ teal 3.5 -66 -44 64 -44 ; d_ teal 2.6 -56 -37 -40 -37 -24 -37 -8 -37 8 -37 24 -37 40 -37 56 -37
part lines = pen k : rim k -2 22 84 88 1.4
part body = pen a : painted ~ -2 22 84 88

* matching-earrings | 9-12 13+ | -
carries any
topics earrings, jewelry, fashion, best friends, accessories, birthday gift, market stall
minutes 50 45
mess low
scene hang
heart hook: earring-hook = 2
heart body: leather, felt, craft-foam, cork-sheet, playing-card = 1 piece
need color: acrylic-paint, paint-marker, permanent-marker = 2 color
need plan: paper = 1 sheet
nice bead: seed-bead, bead = 4
need thread: embroidery-floss, craft-wire = 12 in
tool needle: needle
tool pencil: pencil, ballpoint-pen
tool scissors: scissors
tool brush: paintbrush, sponge-brush when color=acrylic-paint
step plan: draw plan pencil by cc
step cut: cut body plan scissors > pair by cc
step paint: color color body brush > figure by cc
step hole: poke needle body by cc
step bead: thread bead thread > bead by cc
step hook: tie thread body hook > hooks by cc
step wear: test body by cc
part hooks = hook silver : a silver -46 -78 14 11 90 350 ; strings silver -46 12 80 96 -66 1 ; a silver 46 -78 14 11 90 350 ; strings silver 46 12 80 96 -66 1
part bead = bead b : o b -46 -48 6 6 ; o b 46 -48 6 6
part pair = body a : rim w -46 12 80 96 3 ; rim w 46 12 80 96 3
part figure = color a : painted ~ -46 12 80 96 ; painted ~ 46 12 80 96

* jacketed-can | 9-12 13+ | -
appeal 1
carries any
topics pencil holder, desk, organizer, back to school, recycling, study corner, makeup brushes
minutes 75 90
mess low
scene stand
heart can: can, chip-can, oatmeal-canister = 1
heart felt: felt, denim, old-sweater = 2 piece
need thread: embroidery-floss, sewing-thread, yarn = 6 ft
need needle: needle
need plan: paper = 1 sheet
tool pen: chalk, marker, pencil
tool scissors: scissors, fabric-scissors
join tape: duct-tape, masking-tape, tape
step edge: tape can tape > can by gt
step measure: cut felt plan scissors by cc
step figure: cut felt pen scissors by cc
step sew: sew thread needle felt > figure by cc
step border: sew thread needle felt > border by cc
step close: sew felt thread needle can > jacket by cc
step fill: test can by cc
part can = can own : r^ silver 0 0 128 164 6 ; o_ silver- 0 -80 62 7
part jacket = felt teal : r teal 0 8 132 144 3 ; z_ teal- 2 -62 -60 62 -60
part border = thread c : stitch w -60 -52 60 -52 11 ; stitch w -60 70 60 70 11
part figure = felt a : stitched w 0 9 96 98 3 ; painted ~ 0 9 96 98

* glowing-glass-jar | 9-12 13+ | -
appeal 3
carries any
topics lantern, stained glass, night light, window sill, balcony, jar lamp, cozy room
minutes 50 60
waits 240
mess some
scene stand
heart jar: glass-jar, plastic-jar = 1
heart glue: glue
heart ink: food-coloring, acrylic-paint, watercolor-paint = 3 color
need light: LED-candle, LED-tea-light, string-light, glow-stick = 1
need plan: paper, tracing-paper = 1 sheet
tool pen: permanent-marker, paint-marker
tool brush: paintbrush, cotton-swab
join tape: tape, masking-tape
home towel
step plan: draw plan pen by cc
step inside: tape plan jar tape > jar by cc
step lines: draw pen jar towel > lines by cc
step mix: mix glue ink by cc
step fill: paint ink brush jar > body by cc
step dry: dry jar by cc
step light: test light jar > glow by cc
part jar = jar own : jar ~ 0 -84 128 166
part glow = light yellow : o_ yellow+ 0 14 54 60
part lines = pen k : rim k 0 16 92 98 3
part body = ink a : painted ~ 0 16 92 98

* zipper-bloom | 9-12 13+ | -
appeal 1
topics flower, brooch, hair clip, upcycling, fashion, mother's day, accessories, steampunk
colors red, gold, green or pink, purple, yellow, orange, blue, white
minutes 40 45
mess low
scene lay
heart zipper: zipper = 1
need base: felt, leather, denim = 1 piece
need back: pin-back, bobby-pin, key-ring = 1
need thread: embroidery-floss, sewing-thread, string = 3 ft
need needle: needle
tool scissors: scissors, fabric-scissors
step part: cut zipper scissors > start by tc
step coil: roll zipper thread needle > heart by cc
step loops: sew zipper thread needle > petals by cc
step base: cut base scissors > base by cc
step join: sew base back thread needle by cc
step dry: sew base zipper thread needle by cc
part base = base c : leaf c -30 36 -92 56 24 ; leaf c 30 36 92 56 24 ; o c 0 0 60 60
part petals = zipper a : f^ a 0 0 7 84 26 ; f_ gold 0 0 7 74 20 ; f_ a- 0 0 7 66 15
part heart = zipper a : o^ a 0 0 30 30 ; i_ gold 0 0 28 3 4
part start = zipper a : o_ gold 0 0 6 6

* belt-cord-keepers | 9-12 13+ | -
appeal 1
topics charger cable, headphones, desk, gift for dad, father's day, upcycling, travel, organizer
colors brown, cream
minutes 30 40
mess low
scene lay
heart strap: old-belt, leather = 1
need button: button, bead = 3
need thread: embroidery-floss, sewing-thread, string = 3 ft
need needle: needle
nice color: acrylic-paint, paint-marker, permanent-marker = 1
tool pencil: ballpoint-pen, pencil
tool scissors: scissors, fabric-scissors
step cut: cut strap scissors > straps by tc
step letters: draw color strap > letters by cc
step holes: poke pencil needle strap by tc
step sew: sew button thread needle strap > button by cc
step slit: cut strap scissors > slit by tc
step wrap: test strap by cc
part straps = strap own : r^ brown 0 -50 176 36 17 ; r^ brown 0 2 176 36 17 ; r^ brown 0 54 176 36 17 ; z_ brown+ 1.6 -70 -63 70 -63 ; z_ brown+ 1.6 -70 -11 70 -11 ; z_ brown+ 1.6 -70 41 70 41
part slit = strap k : r_ brown- 64 -50 20 4 2 ; r_ brown- 64 2 20 4 2 ; r_ brown- 64 54 20 4 2
part letters = color b : s_ b 0 -50 5 11 5 ; h_ b 0 2 11 ; z_ b 4 -12 58 -4 48 4 60 12 48
part button = button b : button b -64 -50 12 ; button b -64 2 12 ; button b -64 54 12
`;
