/** Techniques for which a table is laid, done with whatever the family loves. */
export const shelf = `
* foam-marbled-figure | 6-8 9-12 13+ | -
appeal 3
topics marbling, shaving cream marbling, shaving cream art, shaving cream, marbled paper, swirl art, paper marbling, foam painting
carries any
minutes 35 45 50
waits 60
mess lots
scene lay
heart foam: shaving-foam = 2 cup
heart drops: food-coloring, drawing-ink, watercolor-paint, acrylic-paint = 3 color
need sheet: cardstock, watercolor-paper, index-card, paper, construction-paper = 2 sheet
need tray: baking-tray, foil-pan, foam-tray, plastic-lid, ceramic-plate, paper-plate = 1
need stick: wooden-skewer, toothpick, chopstick, plastic-fork, craft-stick = 1
need scraper: ruler, plastic-knife, playing-card, cardboard, craft-stick = 1
nice towel: paper-towel, old-towel, newspaper = 2
join fix: glue-stick, glue, tape
tool scissors: scissors
tool pen: marker, permanent-marker, pencil
step spread: prepare foam tray scraper by ccc
step drop: decorate drops foam by tcc
step swirl: mix stick foam drops by ccc
step press: print sheet foam by ccc
step scrape: prepare scraper sheet by tcc
step wipe: wash towel scraper by ccc
step dry: dry sheet by ccc
step draw: draw pen sheet by ccc
step cut: cut sheet scissors > body by ccc
step mount: glue sheet fix pen > back by ccc
part back = sheet w : r^ w 0 0 176 180 2
part body = drops a : rim w 0 0 140 144 3 ; shape a 0 0 140 144 ; wash a/b/c 0 0 140 144 ; of-strand w/b/a 0 0 140 144 1.6 ; details own 0 0 140 144

* page-bead-necklace | 6-8 9-12 13+ | -
topics paper beads, magazine beads, rolled paper beads, recycled jewelry, necklace, bead making, upcycled jewelry, jewelry
carries any
minutes 50 60 75
waits 60
mess low
scene hang
heart pages: magazine, wrapping-paper, map, old-calendar-picture, junk-mail, sheet-music, old-book-page = 4 page
heart rod: wooden-skewer, toothpick, chopstick, knitting-needle, paper-straw = 2
need cord: beading-elastic, cotton-cord, string, leather-cord, yarn, embroidery-floss, ribbon = 30 in
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
part cord = cord tan : l ~ 2 -34 -100 -62 -60 -50 -8 -24 16 0 24 24 16 50 -8 62 -60 34 -100
part between = between b : o^ ~ -61 -46 4.500 ; o^ ~ 61 -46 4.500 ; o^ ~ -40 4 4.500 ; o^ ~ 40 4 4.500
part rolls = pages a : o^ a -56 -72 10 15 24 ; z_ c 4 -64 -70 -48 -74 ; o^ a 56 -72 10 15 -24 ; z_ c 4 48 -74 64 -70 ; o^ b -55 -22 10 15 -18 ; z_ w 4 -63 -24 -47 -19 ; o^ b 55 -22 10 15 18 ; z_ w 4 47 -19 63 -24 ; o^ c -24 17 10 14 -58 ; z_ a 4 -28 12 -20 22 ; o^ c 24 17 10 14 58 ; z_ a 4 20 22 28 12
part figure = pages a : rim w 0 56 80 76 2.400 ; figure a 0 56 80 76

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
topics potato stamp, potato stamps, potato print, potato printing, potato stamping, vegetable stamp, stamping, block printing for kids
carries any
minutes 20 30 40
waits 45
mess some
scene lay
heart potato: potato = 2
heart paint: paint, washable-ink-pad, fabric-paint = 2 color
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
`;
