/** Techniques for which a table is laid, done with whatever the family loves. */
export const shelf = `
* foam-marbled-figure | 4-5 6-8 9-12 13+ | -
appeal 3
topics marbling, shaving cream marbling, shaving cream art, shaving cream, marbled paper, swirl art, paper marbling, foam painting
carries any
minutes 35 35 45 50
waits 60
mess lots
scene lay
heart foam: shaving-foam = 2 cup
heart drops: food-coloring, drawing-ink, watercolor-paint, acrylic-paint = 3 color
need sheet: cardstock, watercolor-paper, index-card, paper, construction-paper = 2 sheet
need tray: baking-tray, foil-pan, foam-tray, plastic-lid, ceramic-plate, paper-plate = 1
need stick: wooden-skewer, toothpick, chopstick, craft-stick, plastic-fork = 1
need scraper: ruler, plastic-knife, playing-card, cardboard, craft-stick = 1
nice towel: paper-towel, old-towel, newspaper = 2
join fix: glue-stick, glue, tape
tool scissors: scissors
tool pen: marker, permanent-marker, pencil
step spread: prepare foam tray scraper by cccc
step drop: decorate drops foam by ttcc
step swirl: mix stick foam drops by cccc
step press: print sheet foam by cccc
step scrape: prepare scraper sheet by ttcc
step wipe: wash towel scraper by cccc
step dry: dry sheet by cccc
step draw: draw pen sheet by tccc
step cut: cut sheet scissors > body by gccc
step mount: glue sheet fix pen > back by cccc
part back = sheet w : r^ w 0 0 176 180 2
part body = drops a : rim w 0 0 140 144 3 ; shape a 0 0 140 144 ; wash a/b/c 0 0 140 144 ; details own 0 0 140 144

* page-bead-bracelet | 6-8 9-12 13+ | -
topics paper beads, magazine beads, rolled paper beads, recycled jewelry, bracelet, bead making, upcycled jewelry, jewelry
carries any
minutes 50 60 75
waits 60
mess low
scene hang
heart pages: magazine, wrapping-paper, map, old-calendar-picture, junk-mail, sheet-music, old-book-page = 4 page
heart rod: wooden-skewer, toothpick, chopstick, knitting-needle, paper-straw = 2
need cord: beading-elastic, cotton-cord, string, leather-cord, yarn, embroidery-floss, ribbon = 16 in
need coat: glue, waterproof-glue = 2 tbsp
nice between: seed-bead, bead, wooden-bead, letter-bead, bell = 8
join fix: glue-stick, glue
tool scissors: scissors
tool ruler: ruler
tool pen: pencil, marker
tool hole: hole-punch, needle
step strips: cut pages scissors ruler pen by tcc
step roll: roll pages rod fix by ccc
step stack: glue pages fix by ccc
step draw: draw pen pages by ccc
step cut: cut pages scissors > figure by ccc
step coat: glue coat rod by ccc
step hole: poke hole by tcc
step string: thread cord pages > cord rolls by ccc
step between: thread between cord > between by ccc
step tie: tie cord scissors by tcc
part cord = cord tan : a_ tan 0 -24 62 58.5 0 360
part between = between b : o^ ~ -56 -48 4.500 ; o^ ~ 56 -48 4.500 ; o^ ~ -54 4 4.500 ; o^ ~ 54 4 4.500 ; o^ ~ -23 -80 4.500 ; o^ ~ 23 -80 4.500
part rolls = pages a : o^ a 0 -84 15 9 ; z_ c 4 0 -92 0 -76 ; o^ a -43 -67 10 14 45 ; z_ c 4 -49 -73 -37 -61 ; o^ a 43 -67 10 14 -45 ; z_ c 4 49 -73 37 -61 ; o^ b -60 -22 9 15 ; z_ w 4 -68 -22 -52 -22 ; o^ b 60 -22 9 15 ; z_ w 4 52 -22 68 -22 ; o^ c -37 23 10 14 -50 ; z_ a 4 -43 28 -31 17 ; o^ c 37 23 10 14 50 ; z_ a 4 31 17 43 28
part figure = pages a : rim w 0 60 66 68 2.400 ; figure a 0 60 66 68

* jointed-shadow-figure | 6-8 9-12 13+ | -
topics shadow puppet, shadow puppets, shadow theater, shadow theatre, wayang, jointed puppet, puppet show, puppets
carries any
minutes 50 60 75
mess low
scene stand
heart card: cardstock, construction-paper, cereal-box, folder, cardboard = 1 sheet
heart rods: wooden-skewer, dowel, chopstick, paper-straw, balloon-stick, stick = 2
need joint: paper-fastener, twist-tie, string = 2
need light: flashlight, LED-light = 1
need screen: bed-sheet, pillowcase, tracing-paper, parchment-paper, rice-paper, tissue-paper = 1
join tape: tape, masking-tape
tool knife: craft-knife, scissors
tool scissors: scissors
tool hole: hole-punch, needle, pencil
tool pen: pencil, chalk
step draw: draw pen card by ccc
step part: draw pen card by ccc
step cut: cut card scissors > body by ccc
step holes: cut card knife by ggt
step joint: build joint card hole > joints by tcc
step rods: tape rods card tape > rods by tcc
step screen: arrange screen light > screen by ttc
step play: play card light by ccc
part screen = screen w : r^ umber 0 -6 196 176 3 ; r_ cream 0 -6 184 164 ; o_ w 0 -10 78 72
part rods = rods wood : z ~ 4 -10 30 -22 100 ; z ~ 4 40 20 66 100
part body = card k : shape k 0 -10 124 128 ; details cream 0 -10 124 128
part joints = joint gold : o^ gold 26 4 4

* gel-plate-layers | 9-12 13+ | -
topics gel plate, gelli plate, gel printing, gelli print, monoprint, monoprints, monotype, printmaking, layered print
carries any
minutes 60 75
waits 20
mess some
scene lay
heart plate: gel-plate
heart paint: acrylic-paint = 3 color
need roller: brayer, foam-roller
need sheet: paper, rice-paper, cardstock, old-book-page, watercolor-paper = 4 sheet
nice texture: leaf, fern-frond, grass, feather, pressed-flower, petal = 4
nice weave: lace, paper-doily, net-bag, burlap, bubble-wrap, corrugated-paper, tulle, gauze = 1 scrap
nice stencil: stencil = 1
nice wipe: wet-wipe, paper-towel = 3
tool pen: pencil, ballpoint-pen
tool scissors: scissors
step mask: draw pen sheet by cc
step cut: cut sheet scissors by cc
step roll: print paint roller plate by cc
step leaves: print texture plate by cc
step weave: print weave plate by cc
step first: print sheet plate > sheet layer by cc
step stencil: print stencil plate paint > dots by cc
step lay: print sheet paint roller plate by cc
step pull: print sheet plate > body by cc
step clean: wash wipe plate roller by cc
part sheet = sheet w : r^ w 0 0 172 180 2
part layer = paint b : r_ b 0 0 150 158 4 ; wash b/c 0 0 150 158
part dots = paint c : d_ c 5 -62 -66 -48 -66 -34 -66 -62 -52 -48 -52 -62 -38 34 66 48 66 62 66 48 52 62 52 62 38
part body = paint a : rim w 0 2 122 128 2 ; shape a 0 2 122 128 ; of-spray w 0 2 122 128 ; details w 0 2 122 128

* freezer-paper-print | 6-8 9-12 13+ | -
appeal 3
topics freezer paper stencil, freezer paper, stencil shirt, t-shirt printing, custom t-shirt, fabric stencil, fabric printing, diy shirt, tote bag
carries any
minutes 50 60 70
waits 240
mess some
scene lay
heart film: freezer-paper, contact-paper = 1 sheet
heart paint: fabric-paint, acrylic-paint = 1 color
heart cloth: old-t-shirt, cloth-bag, pillowcase, onesie, apron, bandana, cloth-napkin, fabric-scrap = 1
need inside: cardboard, cereal-box, magazine, foam-board = 1
need dab: sponge-brush, kitchen-sponge, foam-roller, paintbrush = 1
tool knife: craft-knife, scissors
tool iron: iron when film=freezer-paper
tool pen: pencil, permanent-marker, marker
step draw: draw pen film by ccc
step bridges: draw pen film by tcc
step cut: cut film knife by ggt
step inside: prepare cloth inside > cloth by ccc
step press: prepare film cloth iron by ggt
step paint: paint paint dab cloth by ccc
step second: paint paint dab cloth by ccc
step peel: prepare film cloth > body by ccc
step dry: dry cloth by ccc
step set: prepare cloth iron by ggt
part cloth = cloth w : p^ ~ -44 -84 -16 -78 16 -78 44 -84 96 -50 78 -14 58 -26 58 92 -58 92 -58 -26 -78 -14 -96 -50 ; a_ ~- 0 -80 17 11 0 180
part body = paint a : print a 0 16 96 104

* potato-stamp-parade | 2-3 4-5 6-8 | -
appeal 3
topics potato stamp, potato stamps, potato print, potato printing, potato stamping, vegetable stamp, stamping, block printing for kids
carries any
minutes 20 30 40
waits 45
mess some
scene lay
heart potato: potato = 2
heart paint: paint = 2 color
need sheet: construction-paper, paper, packing-paper, cardstock, paper-bag, cloth-bag = 1
need plate: paper-plate, foam-tray, plastic-lid, ceramic-plate = 1
nice cover: apron, old-t-shirt, newspaper = 1
nice pen: marker, crayon, colored-pencil = 1 color
home knife
home towel
step cover: prepare cover by ttc
step cut: cut potato knife by ggg
step carve: cut potato knife by ggg
step blot: prepare potato towel by ccc
step color: prepare paint plate by ttc
step dip: paint potato paint plate by ccc
step stamp: print potato sheet > sheet body by ccc
step end: print potato paint sheet > ground by ccc
step face: draw pen sheet by ttc
part sheet = sheet w : r^ w 0 0 186 176 2
part body = paint a : print a -46 -42 78 66 ; print a- 46 -42 78 66 ; print a 46 44 78 66 ; print a- -46 44 78 66
part ground = paint teal : d_ teal 6 -82 0 -54 3 -27 0 0 3 27 0 54 3 82 0 0 -80 0 -42 0 44 0 80

* leaf-print-coat | 2-3 4-5 6-8 9-12 | -
topics leaf print, leaf prints, leaf printing, leaf painting, nature print, leaf art, painted leaves, printing with leaves
carries any
minutes 25 30 40 45
waits 45
mess some
scene lay
heart leaf: leaf, fern-frond, fresh-herb = 6
heart paint: paint, acrylic-paint = 3 color
heart sheet: paper, construction-paper, cardstock, watercolor-paper, packing-paper = 2 sheet
need dab: sponge-brush, paintbrush, kitchen-sponge = 1
nice roller: rolling-pin, brayer, cardboard-tube = 1
nice under: newspaper, packing-paper, old-towel = 1
join fix: glue-stick, glue, tape
tool pen: crayon, marker, pencil
tool scissors: scissors
step under: prepare under by tccc
step outline: draw pen sheet by gtcc
step coat: paint paint dab leaf by cccc
step lay: print leaf sheet by tccc
step roll: roll roller sheet leaf by cccc
step lift: print leaf > body by cccc
step more: print leaf paint dab sheet by cccc
step dry: dry sheet by cccc
step cut: cut sheet scissors by gtcc
step mount: glue sheet fix pen > back by ctcc
part back = sheet c : r^ c+ 0 0 178 180 2
part body = paint a : rim w 0 0 146 146 3 ; shape w 0 0 146 146 ; of-leaf a/b/c 0 0 146 146 ; details own 0 0 146 146

* sun-print-silhouette | 6-8 9-12 13+ | -
topics sun print, sun prints, cyanotype, cyanotypes, sunprint, solar print, photogram, blueprint, sun printing, botanical print
carries any
minutes 35 45 50
waits 60
mess low
place outdoors
scene lay
heart blue: sun-print-paper = 1 sheet
heart plants: flower, pressed-flower, clover, grass, leaf, feather, lace = 5
need fine: fern-frond, grass, leaf, fresh-herb, petal, feather = 3
need mask: paper, cardstock, construction-paper, cereal-box, index-card = 1 sheet
nice pane: acrylic-sheet, glass-pane, picture-frame, plastic-sleeve = 1
need bath: baking-tray, foil-pan, plastic-tub, bucket, bowl = 1
nice towel: paper-towel, old-towel = 2
nice pegs: clothespin, binder-clip = 2
tool pen: pencil
tool scissors: scissors
home water
step draw: draw pen mask by ccc
step cut: cut mask scissors by ccc
step dark: arrange blue mask > blue by tcc
step plants: arrange plants fine blue > plants by ccc
step pane: arrange pane blue by tcc
step sun: play blue by ccc
step wash: wash blue bath water > body by ccc
step blot: dry towel blue by ccc
step hang: prepare pegs blue by ccc
step see: play blue by ccc
part blue = blue navy : r^ navy 0 0 172 184 2 ; r_ blue- 0 0 160 172
part plants = plants w : v_ light-blue -70 82 -62 10 3 6 ; j_ white -66 62 -46 44 6 ; j_ white -66 44 -84 26 6 ; j_ white -64 30 -46 12 6 ; j_ white -62 14 -66 -14 6 ; f_ light-blue 58 -56 5 20 8 ; o_ white 58 -56 6 ; z_ light-blue 3 58 -36 66 82 ; j_ white 62 20 76 2 6 ; j_ white 63 44 48 28 6 ; f_ white -60 -62 6 14 5
part body = blue w : shape w 0 8 104 116 ; details blue 0 8 104 116

* foam-block-stamp | 4-5 6-8 9-12 | -
topics foam stamp, foam stamps, homemade stamp, homemade stamps, diy stamps, stamp making, stamping, wrapping paper, printed paper
carries any
minutes 30 40 45
waits 30
mess some
scene lay
heart foam: craft-foam, foam-sheet-scrap, foam-tray, felt = 1 sheet
heart block: wooden-block, wood-scrap, plastic-lid, cardboard, cork = 2
heart ink: washable-ink-pad, paint, acrylic-paint = 2 color
need sheet: wrapping-paper, packing-paper, paper, construction-paper, cardstock, paper-bag, cloth-bag = 2
nice cord: ribbon, yarn, string, raffia = 1 yd
join fix: glue, waterproof-glue, glue-stick
tool pen: pencil, ballpoint-pen, marker
tool scissors: scissors
step trace: draw block foam pen by tcc
step draw: draw pen foam by tcc
step cut: cut foam scissors by tcc
step press: draw pen foam by ccc
step glue: glue foam block fix > stamp by ccc
step second: glue foam block fix scissors by tcc
step ink: print ink foam by ccc
step print: print block sheet ink > sheet body by ccc
step fill: print block sheet ink > small by ccc
step wrap: tie sheet cord by tcc
part sheet = sheet kraft : r^ w 0 0 184 180 2
part body = ink a : print a -46 -44 74 74 ; print a 46 -44 74 74 ; print a -46 46 74 74
part small = ink b : s_ a- 0 -4 5 8 4 ; s_ a- 0 -82 5 7 3.500 ; s_ a- -84 0 5 7 3.500 ; s_ a- 0 80 5 7 3.500 ; s_ a- 82 -4 5 7 3.500
part stamp = block own : r^ wood 52 50 66 66 6 ; shape a 52 48 54 54

* quilled-figure | 6-8 9-12 13+ | -
appeal 3
topics quilling, paper quilling, quilled, paper coils, rolled paper, paper filigree, quill art, paper strips
carries any
minutes 50 75 90
waits 30
mess low
scene lay
heart strips: paper-strip = 30
need base: cardstock, cardboard, watercolor-paper, construction-paper, canvas, cereal-box = 1 sheet
need coil: quilling-tool, toothpick, wooden-skewer, chopstick, paper-clip = 1
nice grip: tweezers
join fix: glue
tool pen: pencil
step draw: draw pen base > base by ccc
step edge: glue strips fix base > edge by ccc
step roll: roll strips coil by ccc
step close: glue strips fix by ccc
step pinch: shape strips by ccc
step lay: arrange strips base by ccc
step fix: glue strips fix base > body by ccc
step grip: arrange grip strips by ccc
step mark: glue strips fix base by ccc
step ground: glue strips fix base > ground by ccc
part base = base w : r^ w 0 0 176 180 2
part edge = strips a : rim a 0 0 132 138 3
part body = strips a : rim a 0 0 132 138 3 ; shape w 0 0 132 138 ; of-hoop a/b/c 0 0 132 138 1.1
part ground = strips teal : a_ teal -70 -70 8 6 0 360 ; a_ teal 70 -72 9 7 0 360 ; a_ teal -72 70 9 7 0 360 ; a_ teal 72 70 8 6 0 360 ; a_ yellow -54 -76 5 3.500 0 360 ; a_ yellow 56 78 5 3.500 0 360

* balloon-mache-figure | 6-8 9-12 13+ | -
topics papier mache, paper mache, papier-mache, balloon craft, pinata, flour paste, sculpture, paper sculpture
carries round/face !long
minutes 80 90 110
waits 2880
mess lots
scene stand
heart pages: newspaper, packing-paper, paper-towel, paper-bag, tissue-paper, junk-mail = 6 sheet
heart balloon@9-12,13+: balloon = 1
tool balloon@6-8: balloon
heart paste: flour, cornstarch, glue = 1 cup
need card: cardboard, cereal-box, cardstock, egg-carton, paper-plate = 1 sheet
need paint: acrylic-paint, paint = 3 color
join tape: masking-tape, tape
tool bowl: bowl, plastic-tub, bucket
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home water: = 1 1/2 cup
step blow: prepare balloon by gcc
step paste: mix paste water bowl by tcc
step layers: glue pages paste bowl > ball by ccc
step dry: dry pages by ccc
step pop: prepare balloon by gcc
step parts: cut card scissors by ccc
step build: tape card tape pages > parts by tcc
step cover: glue pages paste by ccc
step coat: paint paint brush > coat by ccc
step face: paint paint brush > body by ccc
part ball = pages w : o_ cream 0 20 34 36
part parts = card kraft : rim cream 0 4 158 164 3
part coat = paint a : rim a 0 4 158 164 2
part body = paint a : figure a 0 4 158 164

* poured-figure | 9-12 13+ | -
appeal 3
topics acrylic pour, acrylic pouring, paint pour, pour painting, flip cup, flip cup pour, fluid art, fluid painting, dirty pour
carries any
minutes 60 70
waits 1440
mess lots
scene lay
heart paint: acrylic-paint = 4 color
heart ground: canvas, wood-slice, cake-board, wood-scrap = 1
need medium: pouring-medium, glue = 1/2 cup
need cups: plastic-cup, paper-cup, yogurt-pot = 5
need stir: craft-stick, plastic-spoon, chopstick, plastic-straw = 4
nice gloves: rubber-glove = 2
nice cover: plastic-bag, newspaper, old-towel = 1
tool brush: paintbrush, sponge-brush
tool pen: chalk, pencil
step cover: prepare cover by cc
step gloves: prepare gloves by cc
step thin: mix paint medium cups stir by cc
step layer: fill paint cups by cc
step flip: prepare cups ground by tc
step lift: paint paint ground > flow by cc
step dry: dry ground by cc
step draw: draw pen ground by cc
step block: paint paint brush ground > body by cc
step mark: paint paint brush by cc
part flow = ground a : r^ w 0 0 172 176 2 ; r_ a 0 0 168 172 2 ; b_ b -84 -40 -30 -60 20 -20 84 -50 84 -6 20 20 -30 -16 -84 4 ; b_ c -84 40 -20 26 30 50 84 30 84 70 20 80 -30 62 -84 74
part body = paint w : r_ cream 0 0 168 172 2 ; shape a 0 0 136 144 ; wash a/b/c 0 0 136 144 ; details k 0 0 136 144

* marker-painted-rock | 6-8 9-12 13+ | -
topics rock painting, painted rocks, painted rock, kindness rocks, stone painting, paint pens, pebble art, hide and seek rocks
carries any
minutes 40 50 60
waits 60
mess low
scene lay
heart stones: stone, pebble = 3
heart pens: paint-marker = 4 color
nice white: acrylic-paint, paint = 1 color
nice under: newspaper, old-towel, paper-towel = 1
nice shine: glue = 1 tbsp
nice bed: felt, craft-foam, fabric-scrap, cork-sheet, moss = 1 scrap
tool brush: paintbrush, sponge-brush when white; shine
tool pencil: pencil, chalk
tool scissors: scissors when bed=felt,craft-foam,fabric-scrap,cork-sheet
home water
step under: prepare under by ccc
step wash: wash stones water by ccc
step ground: paint white brush stones by ccc
step sketch: draw pencil stones by ccc
step fill: color pens stones > stones body by ccc
step lines: draw pens stones by ccc
step small: color pens stones > small by ccc
step shine: paint shine brush stones by ccc
step bed: arrange bed stones scissors? > bed by ccc
step hide: play stones by ccc
part bed = bed green : b^ ~ -94 -6 -80 -70 -10 -92 70 -76 94 -8 72 62 0 80 -70 64
part stones = stones gray : b^ gray -82 2 -70 -56 -10 -80 58 -66 80 -8 62 50 0 66 -60 52 ; b^ tan -86 78 -70 60 -40 62 -28 80 -44 94 -76 94 ; b^ silver 22 82 40 62 74 64 86 80 70 94 34 94
part body = pens a : rim w 0 -8 104 112 3 ; painted ~ 0 -8 104 112
part small = pens b : s_ yellow -57 78 5 10 5 ; h_ red 54 78 8

* window-painting | 4-5 6-8 9-12 | -
appeal 3
topics window painting, window paint, painting on windows, window art, paint the window, washable window paint, glass painting, window decoration
carries any
minutes 30 40 50
mess some
scene hang
heart paint: paint = 3 color
heart soap: dish-soap = 3 tbsp
need brush: paintbrush, sponge-brush, cotton-swab = 2
nice sponge: kitchen-sponge, foam-roller, cotton-ball = 1
nice towel: old-towel, newspaper, paper-towel = 1
nice spray: spray-bottle = 1
home cups
home window
step towel: prepare towel by ccc
step wipe: wash spray window by ccc
step mix: mix paint soap cups by ccc
step outline: paint brush paint window > pane lines by tcc
step fill: paint brush paint window > body by ccc
step face: paint brush paint window by ccc
step ground: print sponge paint window > ground by ccc
step look: play window by ccc
step off: wash soap window by ccc
part pane = soap light-blue : r^ w 0 0 188 192 4 ; r_ light-blue 0 0 170 174 2 ; p_ w -76 -80 -56 -80 -80 -40 -84 -40
part ground = paint green : o_ green -62 76 16 8 ; o_ green -28 80 18 7 ; o_ green 12 78 18 8 ; o_ green 50 80 18 7 ; o_ green 72 74 10 8
part lines = paint w : rim w 0 -4 132 136 3
part body = paint a : painted ~ 0 -4 132 136

* string-pull-pair | 4-5 6-8 9-12 | -
topics string painting, string pull painting, string pull art, pulled string, string art, mirror print, string pulling
carries any
minutes 30 40 45
waits 60
mess some
scene lay
heart string: string, yarn, cotton-cord = 4 ft
heart paint: paint, acrylic-paint, drawing-ink = 3 color
heart sheet: paper, construction-paper, cardstock, watercolor-paper = 2 sheet
nice cups: paper-cup, plastic-cup, yogurt-pot, paper-plate = 3
need spoon: plastic-spoon, craft-stick, metal-spoon, paintbrush = 1
nice press: hardcover-book, old-book-page, magazine = 1
join fix: glue-stick, glue, tape
tool scissors: scissors
tool pen: marker, crayon, pencil
step fold: fold sheet by tcc
step length: cut string scissors by gcc
step cups: prepare cups paint by tcc
step dip: paint string paint spoon by ccc
step lay: arrange string sheet by ccc
step press: prepare press sheet by tcc
step pull: print string sheet > sheet by ccc
step dry: dry sheet by ccc
step cut: cut sheet scissors pen by gcc
step mount: glue sheet fix pen > body by ccc
part sheet = sheet w : r^ c+ 0 0 190 150 2
part body = paint a : rim w -46 0 82 104 2 ; shape w -46 0 82 104 ; of-stroke a/b -46 0 82 104 0.7 ; details own -46 0 82 104 ; rim w 46 0 82 104 2 ; shape w 46 0 82 104 ; of-stroke b/a 46 0 82 104 0.7 ; details own 46 0 82 104

* layered-memory-page | 9-12 13+ | -
topics scrapbook, scrapbooking, scrapbook page, photo album, memory book, photo page, memory page, scrapbook layout, family photos
carries any
minutes 60 75
waits 15
mess low
scene lay
heart photo: photo = 2
heart paper: paper, wrapping-paper, origami-paper, wallpaper, map, old-book-page, sheet-music, glitter-paper = 3 sheet
need page: cardstock, construction-paper, folder, notebook, cardboard = 1 sheet
nice washi: washi-tape
nice pen: gel-pen, paint-marker, metallic-pen, marker, colored-pencil = 1 color
nice sticker: sticker, stick-on-gem, price-tag, ticket-stub, felt-sticker = 6
nice loop: ribbon, lace, ric-rac, yarn, string = 12 in
join fix: glue-stick, tape, glue
tool pencil: pencil
tool scissors: scissors
step choose: arrange photo page by cc
step mats: cut paper scissors photo by cc
step shape: draw pencil paper by cc
step cut: cut paper scissors by cc
step layers: arrange paper photo page > page by cc
step glue: glue paper photo page fix > body photos by cc
step washi: tape washi photo page > strips by cc
step loop: glue loop page fix > loop by cc
step sticker: decorate sticker page > stickers by cc
step write: draw pen page > writing by cc
part page = page cream : r^ ~ 0 0 184 188 2 ; r_ a+ -6 -4 156 160 2
part photos = photo w : r^ w -40 -38 70 58 1 -5 ; r_ light-blue -40 -40 60 44 1 -5 ; o_ tan -48 -38 9 ; o_ tan -30 -36 8 ; r^ w 46 -54 56 48 1 4 ; r_ green+ 46 -56 46 36 1 4 ; o_ tan 46 -52 8
part body = paper a : rim w 10 28 112 112 3 ; figure a 10 28 112 112
part strips = washi b : r_ b+ -71 -64 30 9 1 -40 ; r_ b+ 72 -78 26 8 1 40
part loop = loop c : z_ c 4 -90 -88 -90 88
part stickers = sticker yellow : s_ yellow -64 6 5 8 4 ; h_ red -44 12 6 ; s_ yellow 80 -10 5 7 3.500
part writing = pen k : z_ k 2 -76 60 -44 60 ; z_ k 2 -76 70 -50 70 ; z_ k 2 -76 80 -46 80

* rice-sock-figure | 4-5 6-8 9-12 | -
appeal 3
topics sock creature, sock animal, sock snowman, no sew, no-sew sock, rice sock, odd socks, stuffed sock, sock buddy, sock critter
carries face
minutes 30 40 50
waits 30
mess low
scene stand
heart sock: sock, tube-sock = 1
heart fill: rice, dried-lentil, dried-bean, birdseed = 2 cup
need bands: rubber-band, hair-tie, string = 3
nice eyes: button, googly-eye, bead = 2
nice scarf: ribbon, fabric-scrap, felt, yarn = 12 in
nice pompom: pom-pom, felt-ball, cotton-ball = 1
join fix: glue
tool pen: permanent-marker, marker
tool scissors: scissors
home cup
step prop: prepare sock cup by tcc
step fill: fill fill sock by ccc
step tie: tie bands sock by tcc
step head: tie bands sock > body by tcc
step cut: cut sock scissors by gcc
step ears: glue sock fix > head by ccc
step eyes: glue eyes sock fix > eyes by ccc
step face: draw pen sock by tcc
step pompom: glue pompom sock fix > pompom by ccc
step scarf: tie scarf sock scissors > scarf by gcc
part body = sock own : b^ a -50 86 -60 52 -40 22 40 22 60 52 50 86 0 92
part head = sock a : face a 0 -26 116 108
part eyes = eyes own : eyes own 0 -26 116 108
part pompom = pompom c : o^ c 0 58 8
part scarf = scarf b : r b 0 26 76 12 5 ; p b 20 28 34 30 40 64 24 62

* glove-creature | 9-12 13+ | -
topics glove creature, glove animal, glove doll, glove plush, sewing gloves, odd gloves, plushie, soft toy, sewing, upcycling
carries face
minutes 90 110
mess low
scene stand
heart glove: glove, mitten = 2
heart fill: pillow-stuffing, cotton-ball, wool-roving = 3 handful
need thread: sewing-thread, embroidery-floss, yarn = 2 yd
nice line: embroidery-floss, yarn = 1 yd
nice eyes: button, bead, safety-eye, felt-ball = 2
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pen: chalk, marker
step plan: arrange glove by cc
step cut: cut glove scissors pen by cc
step close: sew glove thread needle by cc
step fill: fill fill glove by cc
step shut: sew glove thread needle > body by cc
step head: fill fill glove thread by cc
step join: sew glove thread needle > head by cc
step parts: sew glove thread needle by cc
step eyes: sew eyes glove thread needle > eyes by cc
step line: sew line glove needle by cc
part body = glove own : b^ a -46 84 -56 50 -36 18 36 18 56 50 46 84 ; t^ a -40 44 12 -72 70 9 ; t^ a 40 44 12 72 70 9 ; t^ a -20 80 12 -24 96 10 ; t^ a 20 80 12 24 96 10 ; r_ a- 0 20 66 6 2
part head = glove a : face a 0 -28 116 108 ; stitch w -32 24 32 24 7
part eyes = eyes own : eyes own 0 -28 116 108

* bound-outline-dye | 6-8 9-12 13+ | -
topics tie-dye, tie dye, tie-dye shirt, tie dye shirt, dyeing, dyed shirt, rubber band dye, custom shirt, summer camp
carries any !limbs !long
minutes 55 60 70
waits 1440
mess lots
scene lay
heart shirt: old-t-shirt, pillowcase, bandana, cloth-bag, onesie, bed-sheet = 1
heart dye: tie-dye, fabric-dye = 3 color
need bands: rubber-band, string, hair-tie, zip-tie = 8
nice gloves: rubber-glove = 2
nice bag: plastic-bag, plastic-tub = 1
tool pen: chalk, marker, pencil
home newspaper
home water
step wet: wash shirt water by ccc
step fold: fold shirt by ccc
step half: draw pen shirt by ccc
step pleat: fold shirt by tcc
step bind: tie bands shirt by tcc
step gloves: prepare gloves newspaper by gcc
step inside: color dye shirt by tcc
step outside: color dye shirt > shirt body by tcc
step rest: dry shirt bag? by tcc
step rinse: wash shirt water by gcc
part shirt = shirt w : p^ b -44 -84 -16 -78 16 -78 44 -84 96 -50 78 -14 58 -26 58 92 -58 92 -58 -26 -78 -14 -96 -50 ; a_ b- 0 -80 17 11 0 180 ; z_ w 3 -58 -26 -44 -12 ; z_ w 3 58 -26 44 -12 ; z_ w 3 -56 88 -40 74 ; z_ w 3 56 88 40 74 ; z_ w 3 0 90 0 78 ; z_ w 3 -56 40 -46 36 ; z_ w 3 56 40 46 36
part body = dye a : rim w 0 16 92 98 5 ; shape a 0 16 92 98 ; wash a/c 0 16 92 98

* knotted-fringe-hanging | 9-12 13+ | -
topics macrame, macrame wall hanging, macrame hanging, knotting, square knot, boho wall decor, wall hanging, fringe
carries !limbs !long
minutes 100 120
mess low
scene hang
heart cord: cotton-cord, yarn, string = 26 yd
heart rod: dowel, stick, driftwood, bamboo = 1
need plan: paper, cardstock, cereal-box, newspaper = 1 sheet
nice bead: wooden-bead, bead, bell = 5
tool ruler: ruler
tool scissors: scissors
tool pen: pencil, marker
home comb
step cut: cut cord scissors ruler by cc
step mount: tie cord rod > rod by cc
step knots: tie cord by cc
step rows: tie cord > rows by cc
step bead: thread bead cord > beads by cc
step comb: prepare cord comb by cc
step plan: draw plan pen scissors by cc
step trim: cut cord plan scissors > body by cc
step mark: tie cord scissors by cc
step hang: tie cord rod by cc
part rod = rod wood : t ~ -84 -62 7 84 -62 7 ; z tan 2 -76 -62 0 -98 76 -62
part rows = cord own : r_ cream -42 -40 10 26 3 ; r_ cream -14 -40 10 26 3 ; r_ cream 14 -40 10 26 3 ; r_ cream 42 -40 10 26 3 ; r_ cream- -28 -22 10 16 3 ; r_ cream- 0 -22 10 16 3 ; r_ cream- 28 -22 10 16 3 ; z_ cream 3 -56 -58 -56 90 ; z_ cream 3 56 -58 56 90 ; z_ cream 3 -42 -58 -42 0 ; z_ cream 3 42 -58 42 0
part beads = bead c : bits own 1.1 -56 10 56 10 -56 40 56 40 0 -8
part body = cord a : rim cream 0 42 88 92 3 ; shape cream 0 42 88 92 ; of-strand cream/tan 0 42 88 92 0.8 ; details own 0 42 88 92

* punch-needle-picture | 9-12 13+ | -
topics punch needle, punch needle embroidery, rug hooking, loops, monks cloth, embroidery hoop art, fiber art, mug rug
carries any
minutes 110 120
mess low
scene hang
heart needle: punch-needle
heart yarn: yarn, embroidery-floss = 30 yd
heart cloth: fabric-scrap, burlap, aida-cloth, denim = 1
need hoop: embroidery-hoop, picture-frame = 1
nice back: felt, cork-sheet, cardboard, craft-foam = 1 piece
join glue: glue, glue-gun
tool scissors: scissors, fabric-scissors
tool pen: permanent-marker, marker, pencil
step hoop: prepare cloth hoop > cloth by cc
step draw: draw pen cloth by cc
step thread: thread yarn needle by tc
step edge: sew needle yarn cloth by tc
step fill: sew needle yarn cloth > body by cc
step ground: sew needle yarn cloth > ground by cc
step snip: cut yarn scissors by cc
step mark: sew needle yarn cloth by cc
step glue: glue glue cloth by cc
step back: glue back cloth glue scissors by cc
part cloth = cloth cream : o^ wood 0 4 92 90 ; o_ cream 0 4 84 82
part ground = yarn teal : o_ teal+ 0 4 80 78 ; d_ teal 3 -60 -20 -64 0 -60 24 -48 46 -28 62 0 70 28 62 48 46 60 24 64 0 60 -20 48 -44 28 -58 -28 -58 -48 -44
part body = yarn a : rim w 0 4 100 104 2 ; painted ~ 0 4 100 104 ; of-dab a/b 0 4 100 104 0.8

* wet-felted-picture | 4-5 6-8 9-12 13+ | -
topics wet felting, felting, wool felting, felted wool, wool picture, merino wool, roving, soap felting
carries any
minutes 45 60 75 80
waits 1440
mess some
place sink
scene lay
heart wool: wool-roving = 5 handful
heart soap: dish-soap, soap-bar = 2 tsp
nice mat: bubble-wrap, reed = 1
nice net: tulle, net-bag, lace = 1
nice roller: rolling-pin, dowel, pool-noodle = 1
nice towel: old-towel = 1
home bowl
home water
step base: arrange towel mat? by tccc
step wool: arrange wool > felt by cccc
step shape: arrange wool > body by tccc
step net: arrange net wool by tccc
step wet: mix soap water bowl by ttcc
step rub: shape wool soap by cccc
step test: test wool by tccc
step roll: roll roller wool by tccc
step full: shape wool by cccc
step rinse: wash wool water by tccc
part felt = wool cream : b^ b -84 -72 -20 -84 60 -80 86 -60 80 10 86 70 40 84 -40 80 -84 74 -80 6
part body = wool a : rim w 0 0 116 118 2 ; painted ~ 0 0 116 118 ; of-stroke a+/a 0 0 116 118 0.7

* needle-felted-figure | 9-12 13+ | -
topics needle felting, felting, felted figure, wool felting, felted animal, felt miniature, roving, woolly figure
carries any !land
minutes 100 120
mess low
scene stand
heart wool: wool-roving = 3 color
heart needle@13+: felting-needle = 1
tool needle@9-12: felting-needle
need pad: kitchen-sponge, foam-sheet-scrap, packing-peanut = 1
nice eyes: bead, seed-bead, button = 2
need thread: sewing-thread, embroidery-floss = 12 in when eyes
tool sewer: needle when eyes
tool pen: pencil, marker
need plan: paper, index-card = 1 sheet
step plan: draw plan pen by cc
step core: roll wool pad by cc
step firm: shape needle wool pad by gt
step size: test wool plan by cc
step parts@9-12: roll wool pad by c
step parts@13+: shape needle wool pad by t
step join: shape needle wool > core by gt
step skin@9-12: arrange wool > body by c
step skin@13+: shape needle wool pad > body by t
step mark: shape needle wool by gt
step eyes: sew eyes thread wool sewer by cc
step smooth@9-12: roll wool by c
step smooth@13+: shape wool needle by c
part core = wool cream : rim cream 0 2 131 145 0.6
part body = wool a : figure a 0 2 132 146 ; of-stroke field 0 2 132 146 0.5

* salt-dough-figure | 2-3 4-5 6-8 9-12 | -
appeal 3
topics salt dough, salt dough ornament, salt dough ornaments, baked ornament, homemade dough, dough ornament, ornament, keepsake, ornaments
carries any
minutes 30 35 45 50
waits 240
mess some
scene hang
heart flour: flour = 2 cup
heart salt: salt = 1 cup
nice cutter: cookie-cutter = 1
nice paint: acrylic-paint, paint, metallic-paint = 2 color
nice loop: ribbon, yarn, string, raffia, cotton-cord = 8 in
need hole: paper-straw, plastic-straw, chopstick, pencil, wooden-spoon = 1
tool bowl: bowl, plastic-tub
tool roller: rolling-pin, dowel
tool knife: plastic-knife
tool brush: paintbrush when paint
home water: = 3/4 cup
home oven
step mix: mix flour salt water bowl by cccc
step knead: mix flour by cccc
step roll: roll roller flour by cccc
step cut: cut flour knife > slab by gtcc
step press: draw hole flour > marks by tccc
step cutter: cut cutter flour > small by cccc
step hole: poke hole flour by ttcc
step bake: heat flour oven by gggg
step paint: paint paint brush flour > body by cccc
step loop: tie loop flour > loop by gtcc
part loop = loop c : strings c 0 10 128 136 -112 1
part slab = flour cream : card cream 0 10 128 136 4 ; shape cream+ 0 10 128 136
part marks = flour tan : inked tan 0 10 128 136 1.4
part body = paint a : painted ~ 0 10 128 136
part small = flour cream : s^ cream -74 72 5 14 6 ; s^ cream 74 72 5 14 6

* bolt-built-figure | 9-12 13+ | -
appeal 3
topics nuts and bolts, nuts and bolts sculpture, hardware sculpture, scrap metal, metal sculpture, junk sculpture, toolbox, metal art, upcycled metal
carries any !land !sky
minutes 60 75
waits 720
mess low
scene stand
heart bolts: nuts-and-bolts = 10
heart washers: metal-washer, coin, bottle-cap = 5
nice wire: craft-wire, twist-tie, paper-clip, guitar-string = 12 in
nice spoon: metal-spoon, plastic-fork, old-key = 1
nice pliers: pliers
nice base: wood-scrap, wood-slice, wooden-block, stone, metal-lid = 1
join glue: waterproof-glue, glue-gun, glue
tool pen: pencil, chalk
need plan: paper, newspaper, cardboard, construction-paper = 1 sheet
step wash: wash bolts washers by cc
step plan: draw plan pen by cc
step lay: arrange bolts washers plan by cc
step body: build bolts washers > core by cc
step spoon: glue spoon glue bolts > spoon by cc
step glue: glue bolts washers glue > body by cc
step set: dry bolts by cc
step bend: build wire pliers? bolts by tc
step mark: glue washers bolts glue by cc
step base: glue base glue bolts > base by cc
part base = base wood : r^ ~ 0 88 120 14 3
part core = bolts gray : rim silver-- 0 0 124 136 4
part body = washers silver : shape gray 0 0 124 136 ; of-washer silver/gray/gold 0 0 124 136 1 ; details own 0 0 124 136
part spoon = spoon silver : o_ silver- 0 78 20 7

* wind-sail-chime | 6-8 9-12 13+ | -
topics wind chime, key wind chime, windchime, old keys, key chime, wind chimes, garden decor, porch decor
carries any
minutes 50 60 70
waits 60
mess some
scene hang
heart keys: old-key = 6
heart bough: driftwood, stick, bamboo, metal-hoop = 1
need line@6-8: string, cotton-cord, yarn, ribbon = 4 yd
need line@9-12,13+: fishing-line, string, cotton-cord, yarn, ribbon = 4 yd
need sail: plastic-lid, milk-jug, craft-foam, cereal-box, cardstock, cardboard = 1
nice paint: acrylic-paint, metallic-paint, paint = 3 color
nice bead: bead, wooden-bead, bell, button = 10
nice rings: key-ring, curtain-ring = 1
tool brush: paintbrush when paint
tool pen: permanent-marker, paint-marker, marker
tool hole: hole-punch, nail, pencil
tool scissors: scissors
step wash: wash keys by ccc
step paint: paint paint brush keys by ccc
step draw: draw pen sail by ccc
step cut: cut sail scissors by ccc
step face: color pen sail > body by ccc
step hole: poke hole sail by gtc
step keys: tie line keys bough scissors > bough keys by tcc
step bead: thread bead line > beads by ccc
step middle: tie line sail bough > sail by tcc
step hang: tie line bough rings? by tcc
part bough = bough brown : l brown 9 -90 -58 -40 -64 10 -58 90 -64 ; z tan 2 -76 -60 0 -98 76 -62
part keys = keys own : z_ tan 1.5 -72 -58 -72 6 ; z_ tan 1.5 -48 -60 -48 26 ; z_ tan 1.5 48 -60 48 26 ; z_ tan 1.5 72 -60 72 6 ; a^ a -72 14 9 5 0 360 ; z^ a 5 -72 22 -72 52 -64 52 ; a^ b -48 34 9 5 0 360 ; z^ b 5 -48 42 -48 72 -40 72 ; a^ b 48 34 9 5 0 360 ; z^ b 5 48 42 48 72 56 72 ; a^ a 72 14 9 5 0 360 ; z^ a 5 72 22 72 52 80 52
part beads = bead c : bits own 1 -72 -24 -48 -14 48 -14 72 -24 0 -40
part sail = line tan : strings tan 0 24 72 84 -58 1
part body = sail w : rim w 0 24 72 84 2 ; figure a 0 24 72 84

* can-metal-figure | 13+ | -
topics soda can art, soda can, can art, metal art, tin can art, aluminum can, upcycled metal, metal embossing, recycled can
carries any
minutes 80
mess low
scene hang
heart can: soda-can = 1
need gloves: glove, rubber-glove = 1 pair
need tip: ballpoint-pen, pencil = 1
need pad: magazine, newspaper, felt, craft-foam, cardboard = 1
need plan: paper, tracing-paper, index-card = 1 sheet
nice sand: sandpaper = 1
nice hole: hole-punch
nice wire: craft-wire, string, ribbon, fishing-line = 12 in
tool snips: tin-snips
step open: cut can snips gloves by t
step flat: roll can pad by c
step plan: draw plan tip by c
step trace: draw tip plan can pad by c
step push: shape tip can pad > body by c
step cut: cut can snips gloves > edge by t
step sand: prepare sand can by c
step bend: shape can by c
step hole: poke hole can by c
step hang: tie wire can > wire by c
part edge = can silver : rim silver-- 0 10 128 138 4
part body = can silver : rim silver 0 10 128 138 3 ; embossed silver 0 10 128 138
part wire = wire gray : strings gray 0 10 128 138 -112 1

* floating-ink-marbling | 9-12 13+ | -
topics ebru, suminagashi, marbling, marbled paper, paper marbling, floating ink, water marbling, turkish marbling, marbling ink, calm, calming, something calm, relaxing, mindfulness, after exams
carries any
minutes 60 70
waits 120
mess some
scene lay
heart ink: marbling-ink = 3 color
heart sheet: paper, watercolor-paper, rice-paper, cardstock = 3 sheet
need bath: baking-tray, foil-pan, plastic-tub, takeout-box = 1
need drop: pipette, paintbrush, toothpick, chopstick = 2
need stick: toothpick, wooden-skewer, plastic-fork, chopstick = 1
nice skim: newspaper, paper-towel, junk-mail = 2 sheet
join fix: glue-stick, glue
tool scissors: scissors
tool pen: pencil, marker
home water
step bath: fill bath water by cc
step skim: prepare skim bath by cc
step drop: paint drop ink bath by cc
step comb: shape stick ink by cc
step print: print sheet ink > ground by cc
step second: print sheet ink drop by cc
step dry: dry sheet by cc
step draw: draw pen sheet by cc
step cut: cut sheet scissors by cc
step mount: glue sheet fix pen > body by cc
part ground = sheet w : r^ w 0 0 176 182 2 ; b_ b+ -84 -60 -30 -80 20 -50 84 -70 84 -40 20 -20 -30 -50 -84 -30 ; b_ c+ -84 20 -20 0 40 26 84 6 84 40 30 56 -30 30 -84 50 ; l_ a+ 3 -84 76 -30 64 20 82 84 66
part body = sheet a : rim w 0 0 132 140 3 ; shape a 0 0 132 140 ; wash a/b/c 0 0 132 140 ; details own 0 0 132 140

* loop-woven-creature | 6-8 9-12 | -
topics potholder loom, potholder, loop weaving, loop loom, potholder loops, weaving, loom loops, cotton loops
carries face
minutes 90 90
mess low
scene stand
heart loops: loom-loop = 40
heart loom: potholder-loom
nice eyes: bead, wooden-bead, button, seed-bead = 2
nice fill: pillow-stuffing, cotton-ball, fabric-scrap, wool-roving = 1 handful
need thread: yarn, string, sewing-thread, embroidery-floss = 1 yd
need needle: needle, bobby-pin, paper-clip = 1
tool scissors: scissors
step warp: weave loops loom by cc
step weave: weave loops loom by cc
step rows: weave loops loom by cc
step bind: weave loops loom > square by tc
step fold: fold loops by cc
step sew: sew loops thread needle > body by tc
step fill: fill fill loops by cc
step ears: tie loops scissors > head by cc
step eyes: sew eyes thread needle loops > eyes by cc
step face: sew thread needle loops by cc
part square = loops a : r^ a 0 46 108 86 8
part body = loops a : r_ a 0 46 104 82 6 ; z_ b 5 -50 22 50 22 ; z_ a- 5 -50 36 50 36 ; z_ b 5 -50 50 50 50 ; z_ a- 5 -50 64 50 64 ; z_ a- 5 -36 8 -36 84 ; z_ b 5 -14 8 -14 84 ; z_ a- 5 10 8 10 84 ; z_ b 5 34 8 34 84
part head = loops a : face a 0 -34 110 104
part eyes = eyes own : eyes own 0 -34 110 104

* front-panel-cap | 6-8 9-12 13+ | -
appeal 3
topics baseball cap, custom cap, decorated hat, decorate a hat, trucker hat, hat, cap, puffy paint, team cap, party hat favors
carries any
minutes 40 50 60
waits 480
mess some
scene lay
heart cap: baseball-cap, straw-hat = 1
heart puffy: fabric-paint, glitter-glue = 3 color
nice pens: fabric-marker, permanent-marker, paint-marker = 3 color
nice patch: patch, felt-sticker, sticker = 2
nice gems: stick-on-gem, sequin, bead, button = 10
join glue: glue, glue-gun
tool chalk: chalk, pencil
home old-towel
step stuff: prepare cap old-towel > cap by ccc
step plan: draw chalk cap by ccc
step fill: color pens cap by ccc
step line: draw puffy cap > body by ccc
step mark: draw puffy cap by ccc
step brim: decorate puffy cap > brim by ccc
step patch: glue patch cap glue > patch by tcc
step gems: glue gems cap glue > gems by ccc
step dry: dry cap by ccc
part cap = cap b : b^ navy -74 34 -70 -30 -40 -74 0 -84 40 -74 70 -30 74 34 0 44 ; o_ navy- 0 -84 7 4 ; z_ navy- 2 0 -82 0 -64 ; b^ navy- -84 40 0 26 84 40 76 76 0 62 -76 76
part brim = puffy c : d_ yellow 3 -68 62 -46 54 -22 50 0 49 22 50 46 54 68 62
part body = puffy a : rim w 0 -22 84 84 3 ; painted ~ 0 -22 84 84
part patch = patch own : s^ red -62 16 5 10 5 ; s^ red 62 16 5 10 5
part gems = gems b : d_ light-blue 3 -50 -44 -56 -30 -60 -14 50 -44 56 -30 60 -14

* wire-line-sculpture | 9-12 13+ | -
appeal 3
topics wire sculpture, wire art, bending wire, wire bending, aluminum wire, alexander calder, line drawing in wire, wire figure, sculpture
carries any
minutes 60 75
mess low
scene stand
heart wire: craft-wire = 6 ft
need foot: wooden-block, wood-scrap, wood-slice, stone, cork, air-dry-clay = 1
need plan: paper, cardstock, newspaper, construction-paper = 1 sheet
nice bead: bead, wooden-bead, seed-bead, button = 3
tool pliers: pliers
tool pen: pencil, marker
home lamp
step plan: draw plan pen by cc
step cut: prepare wire pliers by gt
step outline: shape wire plan > body by cc
step coil: shape wire pen by cc
step inside: shape wire plan by cc
step bead: thread bead wire by cc
step space: shape wire by cc
step ends: prepare wire pliers by gt
step foot: build wire foot > foot by cc
step show: play wire lamp by cc
part foot = foot own : r^ wood 0 82 84 26 4 ; l_ gray 3 -30 70 -10 94 8 70 28 94
part body = wire gray : rim gray-- 0 -6 130 144 3 ; rim gray 0 -6 130 144 2 ; shape cream 0 -6 130 144 ; inked gray 0 -6 130 144 2.2

* wire-figure-pendant | 13+ | -
topics wire wrapping, wire wrapped, wire pendant, wire jewelry, pendant, tumbled stone, crystal pendant, handmade jewelry, stone pendant
carries any
minutes 70
mess low
scene hang
heart stone: crystal, sea-glass, pebble, stone, glass-gem, bead = 1
heart wire: craft-wire = 4 ft
need cord: leather-cord, key-ring, necklace-chain, cotton-cord, ribbon = 1
nice small: seed-bead, bead, charm = 3
need plan: paper, index-card, cardstock = 1 sheet
tool pliers: pliers
tool pen: pencil, marker
step plan: draw plan pen stone by c
step cut: prepare wire pliers by t
step outline: shape wire plan pliers > body by t
step eye: shape wire pen > bail by c
step cage: build wire stone > stone by c
step bind: tie wire by c
step small: thread small wire by c
step tight: shape wire pliers by t
step ends: prepare wire pliers by t
step hang: tie cord wire > cord by c
part cord = cord brown : l ~ 3 -60 -100 -20 -86 0 -76 20 -86 60 -100
part bail = wire orange : a ~ 0 -68 9 6 0 360
part body = wire orange : rim orange-- 0 14 116 132 4 ; rim orange 0 14 116 132 3 ; shape cream 0 14 116 132 ; inked orange 0 14 116 132 2.4
part stone = stone teal : b^ teal -18 18 -10 0 8 -2 20 12 16 34 -2 40 -16 34 ; b_ teal+ -10 12 0 6 6 12 -6 18 ; l_ orange 2.4 -20 10 0 22 20 30 ; l_ orange 2.4 -16 34 2 18 18 6

* box-rolled-picture | 2-3 4-5 | -
appeal 3
topics marble painting, ball painting, rolling painting, painting in a box, shoebox painting, box painting, shake painting, action painting
carries any
minutes 20 30
waits 45
mess some
scene lay
heart box: shoebox, cardboard-box, pizza-box, cookie-tin, baking-tray = 1
heart paint: paint = 3 color
need ball@2-3: tennis-ball, soft-ball, ping-pong-ball = 2
need ball@4-5: golf-ball, ping-pong-ball, wooden-bead, foam-ball, tennis-ball, soft-ball = 2
need sheet: paper, construction-paper, cardstock = 2 sheet
nice spoon: plastic-spoon, wooden-spoon, metal-spoon = 1
join tape: tape, masking-tape
tool pen: crayon, marker, pencil
tool scissors: scissors
step draw: draw pen sheet by gt
step cut: cut sheet scissors by gg
step lay: tape sheet box tape > sheet by tt
step spoon: prepare paint spoon by cc
step dip: prepare ball paint by cc
step roll: roll ball box by cc
step second: roll ball paint box by cc
step lift: play sheet > body by tc
step dry: dry sheet by cc
step face: draw pen sheet by tc
part sheet = sheet w : r^ w 0 0 180 180 2
part body = paint a : rim a- 0 0 140 144 1.4 ; shape w 0 0 140 144 ; tracks a/b/c 0 0 140 144 ; details own 0 0 140 144

* pressed-texture-clay | 4-5 6-8 9-12 | -
topics clay tile, clay relief, shell prints, leaf prints in clay, nature prints, fossil clay, modeling clay, clay art, impressions
carries any
minutes 30 40 50
mess some
scene lay
heart clay: modeling-clay, air-dry-clay, play-dough, salt-dough, kinetic-sand = 1 lb
heart press: seashell, leaf, fern-frond, pinecone, lace, bark, acorn, button, net-bag = 4
need knife: plastic-knife, craft-stick, plastic-spoon, metal-spoon, wooden-spoon = 1
nice roller: rolling-pin, dowel, paper-cup, plastic-cup, cardboard-tube = 1
nice fine: toothpick, pencil, cotton-swab, paper-straw = 1
nice paint: watercolor-paint, paint, acrylic-paint = 2 color
tool brush: paintbrush, cotton-swab when paint
need board: paper-plate, cardboard, parchment-paper, wax-paper, baking-tray, foam-tray = 1
step knead: prepare clay by ccc
step roll: roll roller clay by ccc
step draw: draw knife clay by tcc
step cut: shape clay knife > slab by tcc
step smooth: shape clay by ccc
step press: print press clay > body by ccc
step parts: build clay press by ccc
step fine: draw fine clay > marks by ccc
step paint: paint paint brush clay > tint by ccc
step move: arrange clay board by tcc
part slab = clay tan : card tan 0 0 140 144 4 ; shape tan+ 0 0 140 144
part body = press tan : of-leaf tan/tan- 0 0 140 144 0.9
part marks = fine brown : details brown 0 0 140 144
part tint = paint a : inked a 0 0 140 144 2

* sanded-wood-figure | 9-12 13+ | -
topics whittling, wood carving, carving wood, basswood, woodworking, sanding, wooden figure, wood sculpture, pocket animal
carries any !limbs !land
minutes 80 100
waits 60
mess some
scene stand
heart wood: wood-scrap, wooden-block, wood-slice, driftwood = 1
heart sand: sandpaper = 3 piece
need gloves: glove, rubber-glove = 1 pair
need stop: old-towel, felt, sock, kitchen-sponge = 1
nice coat: cooking-oil, glue, beeswax-sheet, watercolor-paint, acrylic-paint = 1 tbsp
nice mark: permanent-marker, paint-marker, acrylic-paint = 1 color
tool pen: pencil
tool brush: paintbrush, sponge-brush when mark=acrylic-paint
home cloth
step look: draw pen wood by cc
step sides: draw pen wood by cc
step gloves: prepare gloves stop by cc
step corners: prepare sand wood by cc
step shape: shape sand wood > body by cc
step groove: shape sand wood by cc
step fine: prepare sand wood by cc
step dust: prepare wood cloth by cc
step mark: draw mark wood brush? > marks by cc
step coat: paint coat wood cloth by cc
part body = wood tan : card wood 0 4 140 140 5 ; shape wood 0 4 140 140 
part marks = mark k : inked brown 0 4 140 140 2
`;
