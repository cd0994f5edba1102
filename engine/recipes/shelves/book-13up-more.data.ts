/** More of what teenagers' tables ask for: presents, parties, walls, and what flies. */
export const shelf = `
* four-taped-skies | 9-12 13+ | Weather, Seasons, Nature
appeal 3
topics watercolor, watercolor painting, sky, skies, storm, thunderstorm, snow, snowfall, northern lights, aurora, sunset, sunrise, fog, rain, landscape, mini paintings, art journal, sketchbook, postcards, art class, painting, relaxing, calm, self-care
near bookmark
colors navy, light blue, orange, purple
minutes 60 70
waits 45
mess some
heart sheet: watercolor-paper, cardstock = 1 sheet
heart color: watercolor-paint, watercolor-pencil = 4 color
heart tape: masking-tape, washi-tape = 1 roll
need brush: paintbrush, sponge-brush = 1
nice salt: salt, sugar = 1 tsp
nice white: gel-pen, chalk-marker, paint-marker = 1 color
nice fine: ballpoint-pen, permanent-marker, drawing-ink = 1
nice pad: cardboard, clipboard = 1
home water
home paper-towel
step tape: tape tape sheet pad? > sheet by cc
step storm: paint color sheet brush water > storm by cc
step dusk: paint color sheet brush water > dusk by cc
step snow: paint color sheet brush water salt? > snow by cc
step lights: paint color sheet brush paper-towel > lights by cc
step dry: dry sheet by cc
step hills: paint color sheet brush > hills by cc
step white: draw white sheet > white by cc
step fine: draw fine sheet > fine by cc
step peel: prepare tape sheet > edges by cc
part sheet = sheet w : r^ ~ 0 0 156 184 2
part storm = color a : r_ navy -37 -44 66 78 1 ; y_ gray -40 -58 26 13 9 .2 ; y_ gray+ -30 -48 24 11 8 .2
part dusk = color c : r_ purple 37 -64 66 38 1 ; r_ pink 37 -42 66 20 1 ; r_ orange 37 -24 66 22 1 ; r_ yellow 37 -10 66 10 1 ; o_ yellow 44 -18 9
part snow = color b : r_ light-blue -37 44 66 78 1 ; o_ w -52 24 8 ; o_ w -24 34 6 ; o_ w -44 50 5
part lights = color navy : r_ navy 37 44 66 78 1 ; b_ green 10 60 16 22 24 34 34 12 42 30 54 8 64 28 66 56 52 44 40 58 26 50 ; b_ teal 22 58 30 36 38 48 46 28 54 44 46 60
part hills = color navy : p_ k -70 -5 -70 -16 -56 -24 -44 -14 -28 -26 -14 -14 -4 -18 -4 -5 ; b_ dark-green 4 -5 4 -14 20 -20 40 -12 60 -18 70 -12 70 -5 ; p_ white -70 83 -70 66 -48 58 -24 68 -4 62 -4 83 ; p_ k 4 83 4 70 14 58 20 70 30 54 38 72 50 60 58 72 70 64 70 83
part white = white w : z_ w 3 -36 -36 -44 -22 -36 -22 -42 -8 ; d_ w 1.6 -60 16 -40 12 -20 18 -12 40 -58 44 -30 50 -14 56 14 14 26 10 40 16 60 12 20 24 66 22
part fine = fine k : l_ k 1.500 30 -50 34 -54 38 -50 42 -54 46 -50 ; z_ k 2 -54 64 -54 48 ; z_ k 1.500 -54 56 -48 50 ; z_ k 1.500 -54 58 -60 52
part edges = tape w : r_ ~ 0 0 8 170 0 ; r_ ~ 0 0 150 8 0
scene lay

* cookie-mix-jar | 6-8 9-12 13+ | Food
extras gift: cookie-cutter, cinnamon-stick, wooden-spoon, dried-orange-slice
appeal 3
topics cookie mix, cookie mix in a jar, cookies in a jar, mason jar gift, gift jar, baking, cookies, christmas gift, christmas gifts, teacher gift, teacher appreciation, neighbor gift, hostess gift, housewarming, homemade gift, gift for grandma, gift for a friend, bake sale, thank you gift, thank you
near birthday
colors brown, cream, red
minutes 35 35 35
mess some
heart jar: glass-jar, plastic-jar = 1
heart flour: flour = 1 1/2 cup
heart sugar: sugar = 3/4 cup
need oats: oats, breakfast-cereal = 1 cup
need sweets: candy = 3/4 cup
need lift: baking-soda = 1 tsp
need salt: salt = 1/2 tsp
need label: price-tag, cardstock, index-card, paper, packing-paper = 1
need tie: ribbon, string, raffia, yarn, lace = 30 in
need pen: ballpoint-pen, gel-pen, permanent-marker, marker, metallic-pen = 1
nice cap: fabric-scrap, bandana, burlap, cupcake-liner, felt = 1 piece
nice spoon: wooden-spoon, cookie-cutter, cinnamon-stick = 1
home bowl
tool cup: measuring-cup, paper-cup
tool funnel: funnel, paper
tool scissors: scissors
step wash: wash jar by ccc
step mix: mix flour lift salt bowl cup by ccc
step first: fill flour jar funnel > jar flour by ccc
step oats: fill oats jar cup > oats by ccc
step sugar: fill sugar jar cup > sugar by ccc
step sweets: fill sweets jar > sweets by ccc
step cap: cut cap jar scissors > cap by tcc
step tie: tie tie jar scissors > tie by ccc
step label: draw label pen tie > label by ccc
step spoon: tie spoon tie > spoon by ccc
part jar = jar own : jar ~ 0 -66 104 150
part flour = flour cream : q_ w 10 -44 48 44 48 44 78 -44 78
part oats = oats tan : r_ tan 0 32 88 32 ; d_ cream 2.500 -34 24 -20 32 -6 24 8 34 22 26 36 34 -28 40 0 42 28 42
part sugar = sugar w : r_ cream 0 5 88 24
part sweets = sweets brown : r_ brown- 0 -20 88 28 ; d_ brown 5 -36 -26 -22 -16 -8 -28 6 -18 20 -28 34 -18 -30 -12 12 -12
part cap = cap red : p^ ~ -58 -46 -50 -74 50 -74 58 -46 44 -52 30 -44 14 -52 0 -44 -14 -52 -30 -44 -44 -52 ; d_ w 2.500 -36 -64 -18 -64 0 -64 18 -64 36 -64 -44 -56 44 -56
part tie = tie d : r_ red- 0 -58 100 5 2 ; b^ red- 0 -58 -22 -70 -24 -50 ; b^ red- 0 -58 22 -70 24 -50
part label = label w : q^ ~ 6 36 -44 78 -32 68 6 26 -6 ; z_ k 2 44 -30 66 -24 ; z_ k 2 42 -20 62 -14
part spoon = spoon wood : t_ ~ -70 -80 10 -62 -56 9 -52 -44 3 -20 30 3
scene stand

* flag-bead-bracelet | 6-8 9-12 13+ | -
extras jewelry: charm
topics pride, pride month, pride parade, lgbtq, lgbt, rainbow, rainbow flag, trans pride, flag, flags, country flags, olympics, world cup, heritage, my country, independence day, fourth of july, team colors, friendship, festival, concert, eras tour, taylor swift, kandi
near allies
colors red, orange, yellow, green, blue, purple
minutes 25 25 30
mess low
heart beads: bead, wooden-bead = 36
heart elastic: beading-elastic, sewing-elastic = 18 in
nice letters: letter-bead = 5
nice charm: charm, old-jewelry-piece, bell = 1
nice tassel: embroidery-floss, yarn = 6 color
join hold: tape, masking-tape, binder-clip
join glue: glue
home plate
tool scissors: scissors
step sort: arrange beads plate by ccc
step measure: cut elastic scissors hold by ccc
step stripe: thread beads elastic > beads by ccc
step letters: thread letters elastic > letters by ccc
step tie: tie elastic > knot by ccc
step glue: glue elastic glue scissors by ccc
step tassel: tie tassel elastic scissors > tassel by ccc
step charm: tie charm elastic > charm by ccc
step wear: test elastic by ccc
part beads = beads a : o^ red -30.4 -57.4 6 6 ; o^ red -18.6 -61.6 6 6 ; o^ red -6.3 -63.7 6 6 ; o^ red 6.3 -63.7 6 6 ; o^ red 18.6 -61.6 6 6 ; o^ red 30.4 -57.4 6 6 ; o^ orange 41.3 -51.3 6 6 ; o^ orange 50.9 -43.5 6 6 ; o^ orange 59 -34.2 6 6 ; o^ orange 65.3 -23.6 6 6 ; o^ orange 69.5 -12.1 6 6 ; o^ orange 71.7 -0.1 6 6 ; o^ yellow 71.7 12.1 6 6 ; o^ yellow 69.5 24.1 6 6 ; o^ yellow 65.3 35.6 6 6 ; o^ yellow 59 46.2 6 6 ; o^ yellow 50.9 55.5 6 6 ; o^ yellow 41.3 63.3 6 6 ; o^ green 30.4 69.4 6 6 ; o^ green 18.6 73.6 6 6 ; o^ green 6.3 75.7 6 6 ; o^ green -6.3 75.7 6 6 ; o^ green -18.6 73.6 6 6 ; o^ green -30.4 69.4 6 6 ; o^ blue -41.3 63.3 6 6 ; o^ blue -50.9 55.5 6 6 ; o^ blue -59 46.2 6 6 ; o^ blue -65.3 35.6 6 6 ; o^ blue -69.5 24.1 6 6 ; o^ blue -71.7 12.1 6 6 ; o^ purple -71.7 -0.1 6 6 ; o^ purple -69.5 -12.1 6 6 ; o^ purple -65.3 -23.6 6 6 ; o^ purple -59 -34.2 6 6 ; o^ purple -50.9 -43.5 6 6 ; o^ purple -41.3 -51.3 6 6
part letters = letters w : r^ w -18.6 -61.6 13 13 3 ; r^ w -6.3 -63.7 13 13 3 ; r^ w 6.3 -63.7 13 13 3 ; r^ w 18.6 -61.6 13 13 3 ; r^ w 30.4 -57.4 13 13 3 ; z_ k 2 -20.6 -58.6 -16.6 -64.6 ; z_ k 2 -8.3 -60.7 -4.3 -66.7 ; z_ k 2 4.3 -60.7 8.3 -66.7 ; z_ k 2 16.6 -58.6 20.6 -64.6 ; z_ k 2 28.4 -54.4 32.4 -60.4
part knot = elastic gray : o_ gray -72 0 3
part tassel = tassel red : z_ red 3 -76 2 -84 34 ; z_ orange 3 -75 2 -80 36 ; z_ yellow 3 -74 2 -76 37 ; z_ green 3 -73 2 -72 37 ; z_ blue 3 -72 2 -68 36 ; z_ purple 3 -71 2 -64 34
part charm = charm gold : h^ gold 0 92 7 ; a_ gold 0 84 4 2 0 360
scene lay

* taped-terracotta | 6-8 9-12 13+ | Nature
extras pot: pebble, moss, crystal, snail-shell
appeal 3
topics painted pot, painted pots, flower pot, plant pot, planter, succulent, succulents, cactus, house plants, houseplant, plant lover, plant mom, geometric, boho, room decor, desk decor, gardening, mother's day, mothers day, teacher gift, gift for mom, gift for grandma, housewarming, spring
near balcony, cottagecore
colors teal, white, gold, pink
minutes 40 50 60
waits 90
mess some
heart pot: terracotta-pot = 1
heart paint: acrylic-paint, paint-marker, chalk-marker, paint = 3 color
need tape: masking-tape, washi-tape, tape, electrical-tape = 1 roll
nice pen: paint-marker, metallic-pen, permanent-marker = 1 color
nice dots: cotton-swab, toothpick, pencil = 1
nice plant: potted-plant, fresh-herb = 1
nice soil: soil = 1 cup
nice dish: ceramic-plate, plastic-lid = 1
home cloth
home plate when paint=acrylic-paint,paint
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint
step clean: wash pot cloth by ccc
step base: paint paint pot brush > pot by ccc
step tape: prepare tape pot by ccc
step fields: paint paint pot brush plate > fields by ccc
step peel: prepare tape pot > lines by ccc
step pen: draw pen pot > pattern by ccc
step dots: print dots paint pot > dots by ccc
step dry: dry pot by ccc
step plant: fill plant pot soil? > plant by ccc
step dish: arrange dish pot > dish by ccc
part plant = plant green : j^ ~ 0 -26 -4 -88 12 ; j^ ~+ -8 -26 -36 -76 11 ; j^ ~+ 8 -26 36 -76 11 ; j^ ~- -14 -26 -58 -52 10 ; j^ ~- 14 -26 58 -52 10
part pot = pot orange paint base w : q^ ~ 6 -56 -22 56 -22 44 78 -44 78 ; q^ ~- 5 -62 -34 62 -34 62 -8 -62 -8
part fields = paint a : p_ teal -54 -8 -14 -8 -36 40 -50 20 ; p_ pink -10 -8 30 -8 8 44 -32 44 ; p_ gold 34 -8 54 -8 50 24 14 44 ; p_ gold -48 30 -36 46 -40 78 -46 60 ; p_ teal -30 50 6 50 -6 78 -36 78 ; p_ pink 12 50 46 34 42 78 0 78
part lines = tape w : z_ w 4 -12 -8 -38 46 ; z_ w 4 32 -8 8 48 ; z_ w 4 -50 24 -34 46 50 46
part pattern = pen gold : z_ gold 3 -62 -21 -50 -28 -38 -14 -26 -28 -14 -14 -2 -28 10 -14 22 -28 34 -14 46 -28 58 -14
part dots = paint w : d_ w 2.600 -40 4 -32 12 -40 18 -26 4 0 6 -6 18 10 8 2 30 40 8 34 18 44 18 26 60 34 54 20 68 32 68
part dish = dish orange : o_ orange- 0 80 62 8
scene stand

* propeller-stick-plane | 9-12 13+ | Transportation
topics airplane, plane, planes, aviation, pilot, flight, model airplane, rubber band plane, balsa plane, glider, propeller, aerospace, engineering, physics, stem, inventor, wright brothers, maker, science project, science fair
colors tan, red, blue free
minutes 75 80
waits 60
mess low
heart wood: wood-scrap, foam-board = 1
heart band: rubber-band = 3
heart propeller: propeller, plastic-spoon = 1
need hook: paper-clip, craft-wire = 2
need bead: bead, wooden-bead, metal-washer = 1
need tube: paper-straw, plastic-straw, paper = 1
need wing: foam-tray, wood-scrap, cardstock, foam-board, cereal-box = 1 sheet
nice skin: tissue-paper, rice-paper = 1 sheet
nice sand: sandpaper = 1
nice weight: modeling-clay, sticky-tack, metal-washer, coin = 1
nice paint: permanent-marker, acrylic-paint, paint-marker = 1 color
join glue: glue
join tape: tape, masking-tape
tool knife: craft-knife, scissors
tool ruler: ruler
tool pencil: pencil
step stick: cut wood knife ruler sand? > stick by gt
step wing: cut wing knife ruler pencil > wing by gt
step tail: glue wing skin? glue > tail by cc
step paint: color paint wing > stripes by cc
step nose: build hook propeller bead tube wood tape > prop by cc
step rear: build hook wood tape by cc
step band: build band hook wood > band by cc
step balance: test wing wood tape weight? by cc
step glue: glue wing wood glue tape by cc
step wind: play propeller band by cc
part stick = wood wood : t^ ~ -86 28 4 86 -20 4
part band = band red : l_ red 2.4 -66 32 0 18 70 -14 ; l_ red 2.4 -66 32 0 24 70 -10 ; l_ red 2.4 -66 32 0 30 70 -7
part wing = wing own : p^ cream -30 4 16 -4 44 74 2 84 ; p^ cream 4 0 42 -8 26 -76 -8 -72
part tail = wing own : p^ cream -84 22 -66 18 -58 44 -78 48 ; p^ cream -82 30 -66 24 -76 -8 -94 -4
part stripes = paint b : p_ red 26 44 34 58 -6 70 -10 56 ; p_ red 34 -50 38 -36 -2 -32 -4 -46 ; p_ red -94 -4 -76 -8 -73 2 -92 6
part prop = propeller blue : o^ gray 86 -20 6 ; b^ blue 84 -22 76 -44 82 -66 94 -58 90 -36 ; b^ blue 88 -18 98 2 92 26 80 18 82 -4
scene lay

* flower-in-a-bauble | 9-12 13+ | Seasons
appeal 3
topics ornament, ornaments, christmas ornament, christmas ornaments, christmas tree, christmas, christmas gift, bauble, baubles, winter, dried flowers, keepsake, memory ornament, first christmas, gift for grandma, teacher gift, advent
near snow globe, wedding, winter solstice
colors red, green, white
minutes 30 30
mess low
heart ball: ornament = 2
heart filling: flower, pressed-flower, petal, pine-branch, moss, feather, fresh-herb, seashell, map, sheet-music, old-book-page = 1 handful
need ribbon: ribbon, string, lace, raffia, yarn = 24 in
nice snow: salt, sugar, cotton-ball, glitter, rice, tinsel = 2 tbsp
nice small: bell, bead, acorn, pinecone, charm, button = 3
nice pen: paint-marker, metallic-pen, permanent-marker = 1
nice tweezers: tweezers
nice tag: price-tag, cardstock = 1
tool stick: wooden-skewer, pencil, chopstick
tool scissors: scissors
tool funnel: funnel, paper when snow=salt,sugar,glitter,rice
step open: prepare ball > ball by cc
step sort: prepare filling scissors stick by cc
step snow: fill snow ball funnel > snow by cc
step fill: fill filling ball stick tweezers? > filling second by cc
step small: fill small ball > small by cc
step close: build ball > cap by cc
step pen: draw pen ball > words by cc
step bow: tie ribbon ball scissors > bow by cc
step tag: tie tag ribbon > tag by cc
step hang: play ball by cc
part ball = ball own : o^ light-blue -44 16.4 43.4 43.4 ; o_ w -44 16.4 39.7 39.7 ; a_ light-blue -44 16.4 36 33.5 200 260 ; o^ light-blue 50 36 35 35 ; o_ w 50 36 32 32 ; a_ light-blue 50 36 29 27 200 260
part snow = snow w : b_ light-blue -78.7 35 -62.6 30 -44 33.8 -25.4 30 -9.3 35 -19.2 51.1 -44 56.1 -68.8 51.1 ; b_ light-blue 22 51 35 47 50 50 65 47 78 51 70 64 50 68 30 64
part filling = filling red : l_ green 1.9 -50.2 44.9 -52.7 22.6 -49 -1 ; l_ green 1.9 -37.8 44.9 -34.1 25.1 -36.6 6.5 ; j_ green -51.4 31.3 -63.8 25.1 3.7 ; j_ green -35.3 32.5 -22.9 27.6 3.7 ; f_ red -49 -3.4 7 11.2 4.3 ; o_ gold -49 -3.4 3.1 3.1 ; f_ pink -35.3 6.5 6 9.3 3.7 ; o_ gold -35.3 6.5 2.5 2.5
part second = filling red : l_ green 2 50 59 48 41 50 26 ; j_ green 49 48 36 41 4 ; j_ green 50 46 63 39 4 ; f_ purple 50 22 6 12 4.5 ; o_ yellow 50 22 3.5 3.5
part small = small gold : o^ ~ -65 40 4 4 ; o^ ~ -44 44 4 4 ; o^ ~ -25 41 4 4
part cap = ball gold : r^ gold -44 -29.5 17.4 9.9 1.9 ; a_ gold -44 -36.9 5 3.1 0 360 ; r^ gold 50 -1 14 8 1.5 ; a_ gold 50 -7 4 2.5 0 360
part words = pen gold : l_ gold 1.9 -53.9 -18.3 -50.2 -22 -46.5 -17.1 -42.8 -22 -39 -18.3 ; l_ gold 1.5 42 8 45 5 48 9 51 5 54 8
part bow = ribbon red : z_ red 2 -44 -100 -44 -40 ; z_ red 2 50 -100 50 -8 ; b^ red -44 -34 -64 -44 -66 -28 ; b^ red -44 -34 -24 -44 -22 -28 ; o^ red- -44 -34 4 4 ; b^ red 50 -5 34 -13 32 0 ; b^ red 50 -5 66 -13 68 0 ; o^ red- 50 -5 3 3
part tag = tag tan : q^ tan 3 -18 -30 -4 -25 -8 -9 -22 -14
scene hang

* shore-mirror | 9-12 13+ | Ocean
extras board: sea-glass, pebble, string-light
appeal 3
topics mirror, shell mirror, mermaid, mermaid mirror, beach, seaside, shells, seashells, coastal decor, room decor, bedroom decor, bathroom, sea glass, summer vacation, vacation memory
near vanity, disco, y2k
colors cream, teal, pink, gold
minutes 60 60
waits 720
mess some
heart mirror: plastic-mirror, old-CD = 1
heart shells: seashell, sea-glass, pebble, snail-shell, mosaic-tile = 20
need ring: cardboard, foam-board, cork-sheet, wood-slice, cake-board, cardboard-box = 1
nice paint: acrylic-paint, paint, metallic-paint = 1 color
nice bits: bead, stick-on-gem, sea-glass, sequin, button, pebble = 15
nice sand: sand, colored-sand, salt, glitter = 2 tbsp
nice cord: cotton-cord, string, ribbon, raffia = 18 in
nice brush: paintbrush
join glue: glue-gun, glue
tool pencil: pencil
tool scissors: scissors
step ring: cut ring mirror pencil scissors > ring by tc
step paint: paint paint ring brush? by cc
step mirror: glue mirror ring > mirror by cc
step sort: arrange shells by cc
step glue: glue ring glue by cc
step set: arrange shells ring > shells by cc
step bits: arrange bits ring > bits by cc
step sand: decorate sand ring > sand by cc
step cord: tie cord ring scissors > cord by tc
step dry: dry ring by cc
part cord = cord own : l ~ 4 -30 -70 0 -99 30 -70
part ring = ring teal : o^ teal 0 6 88
part mirror = mirror own : o_ light-blue 0 6 54 ; p_ w -30 16 8 -30 20 -24 -20 30 ; p_ w 4 30 34 -6 38 0 10 36
part sand = sand tan : a_ tan 0 6 66 58 0 360
part shells = shells own : shell cream 0 -66 11 ; shell pink 22.2 -62.5 8 ; shell cream 42.3 -52.2 11 ; shell pink 58.2 -36.3 8 ; shell cream 68.5 -16.2 11 ; shell pink 72 6 8 ; shell cream 68.5 28.2 11 ; shell pink 58.2 48.3 8 ; shell cream 42.3 64.2 11 ; shell pink 22.2 74.5 8 ; shell cream 0 78 11 ; shell pink -22.2 74.5 8 ; shell cream -42.3 64.2 11 ; shell pink -58.2 48.3 8 ; shell cream -68.5 28.2 11 ; shell pink -72 6 8 ; shell cream -68.5 -16.2 11 ; shell pink -58.2 -36.3 8 ; shell cream -42.3 -52.2 11 ; shell pink -22.2 -62.5 8
part bits = bits gold : d^ gold 3.2 14.8 -77.7 47.5 -64.5 72.1 -39 84.2 -5.8 81.7 29.4 65.1 60.6 37.3 82.4 3 90.9 -31.8 84.8 -61.1 65 -79.9 35.1 -84.8 0.1 -75.1 -33.9 -52.3 -61 -20.6 -76.5
scene hang

* peg-doll-court | 6-8 9-12 13+ | Fairy Tales
extras world Fairy Tales: shoebox, cardboard-box, cookie-tin, wood-slice, hardcover-book, picture-frame, metal-lid, clothespin, wrapping-paper, flag, curtain-ring, toy-tree, folder, cardboard-tube, shadow-box, fabric-scrap, mosaic-tile, paper-crown, cardboard
extras figure: charm, flag, metallic-paper, ribbon, ribbon-rose, stick-on-gem
topics peg dolls, peg doll, peg people, fairies, fairy, princess, prince, king and queen, knight, witch, red riding hood, snow white, rapunzel, waldorf, dollhouse, miniature, small world, story, storytelling, nursery decor, gift for a little sister, gift for a cousin
near play
colors red, green, gold, purple
minutes 55 65 80
waits 60
mess low
heart pegs: peg-doll, clothespin, cork, spool = 3
heart cloth: felt, fabric-scrap, craft-foam, lace = 3 scrap
need paint: acrylic-paint, permanent-marker, paint-marker, marker, paint = 3 color
need hair: yarn, wool-roving, embroidery-floss, string = 3 ft
nice crown: metallic-paper, aluminum-foil, pipe-cleaner, craft-wire, sequin, metallic-pen = 1
nice flower: ribbon-rose, petal, acorn, lace, fake-leaf = 3
nice staff: toothpick, craft-stick, stick, feather = 2
join glue: glue
tool pencil: pencil
tool scissors: scissors
tool brush: paintbrush, cotton-swab when paint=acrylic-paint,paint
step cast: prepare pegs by ccc
step face: draw paint pegs pencil brush > body face by ccc
step dry: dry pegs by ccc
step dress: cut cloth pegs scissors glue > dress by ccc
step cape: glue cloth pegs scissors glue > cape by ccc
step hair: glue hair pegs scissors glue > hair by ccc
step crown: decorate crown pegs scissors > crown by ccc
step flower: glue flower pegs glue > flower by ccc
step staff: glue staff pegs glue > staff by ccc
step play: play pegs by ccc
part body = pegs wood : t^ wood -56 78 22 -56 -6 18 ; o^ wood -56 -26 21 ; t^ wood 0 78 24 0 -16 19 ; o^ wood 0 -38 22 ; t^ wood 56 78 22 56 -6 18 ; o^ wood 56 -26 21
part cape = cloth d : p^ purple -20 -14 20 -14 36 78 -36 78 ; p^ red 38 -6 74 -6 84 78 28 78
part dress = cloth a : t_ green -56 78 24 -56 0 18 ; t_ gold 0 78 22 0 -12 16 ; t_ cream 56 78 18 56 -2 14
part hair = hair brown : b^ brown -78 -22 -76 -46 -56 -52 -36 -46 -34 -22 -44 -38 -68 -38 ; b^ gold -24 -30 -22 -58 0 -66 22 -58 24 -30 28 10 20 20 14 -46 -14 -46 -20 20 -28 10 ; b^ red 34 -14 36 -46 56 -54 76 -46 78 -14 68 -38 44 -38
part face = paint k : k -63 -24 2.500 ; k -49 -24 2.500 ; k -7 -36 2.500 ; k 7 -36 2.500 ; k 49 -24 2.500 ; k 63 -24 2.500 ; l_ k 2 -60 -16 -56 -13 -52 -16 ; l_ k 2 -4 -28 0 -25 4 -28 ; l_ k 2 52 -16 56 -13 60 -16
part crown = crown gold : p^ gold -18 -58 -18 -80 -8 -68 0 -84 8 -68 18 -80 18 -58
part flower = flower pink : f^ pink -72 -44 5 9 4 ; f^ yellow -58 -52 5 8 4 ; f^ pink -42 -46 5 9 4
part staff = staff brown : z^ brown 4 -86 78 -86 -10 ; s^ gold -86 -18 11 5
scene stand

* hinged-panel-shield | 9-12 13+ | Superheroes
topics shield, cosplay, costume, captain america, wonder woman, marvel, viking, knight, larp, comic con, halloween costume, prop, prop making, gladiator, warrior, armor, fandom
colors blue, red, silver, white
minutes 80 90
waits 60
mess some
heart board: cardboard, cardboard-box, foam-board, pizza-box = 2
heart tape: duct-tape, electrical-tape, masking-tape = 1 roll
need strap: paracord, old-belt, ribbon, sewing-elastic, rope, cotton-cord, duct-tape = 3 ft
need color: acrylic-paint, paint, metallic-paint, paint-marker, metallic-paper, aluminum-foil = 3 color
nice foam: craft-foam, felt, corrugated-paper, cereal-box = 1 sheet
nice rivets: bottle-cap, button, paper-fastener, metal-washer, stick-on-gem = 8
nice scuff: kitchen-sponge, toothbrush, charcoal = 1
join glue: glue-gun, glue
home string
tool knife: craft-knife, scissors
tool pencil: pencil
tool brush: paintbrush, sponge-brush when color=acrylic-paint,paint,metallic-paint
step circle: draw board pencil string by cc
step cut: cut board knife by gt
step dome: tape board tape > disk by cc
step rings: glue board glue > rings by cc
step emblem: glue foam board glue > emblem by cc
step rivets: decorate rivets board > rivets by cc
step color: paint color board brush > color by cc
step scuff: print scuff board > scuffs by cc
step strap: tape strap board tape > strap by cc
step stand: test board by cc
part strap = strap brown : r_ brown 0 -90 20 10 2
part disk = board silver : o^ silver 0 4 92 ; z_ silver- 2 0 4 66 -60
part color = color a : a_ blue 0 4 92 70 0 360 ; a_ white 0 4 70 50 0 360 ; a_ red 0 4 50 30 0 360 ; o_ blue 0 4 30
part rings = board silver : a_ silver- 0 4 71 69 0 360 ; a_ silver- 0 4 51 49 0 360
part emblem = foam w : p^ w 6 -24 -16 6 -2 6 -10 32 16 -2 2 -2
part rivets = rivets silver : d^ ~ 4 0 -77 57 -54 81 4 57 62 0 85 -57 62 -81 4 -57 -54
part scuffs = scuff gray : z_ silver 2 -60 -30 -40 -44 ; z_ silver 2 30 50 52 38 ; z_ silver 2 -30 66 -20 54 ; z_ silver 2 60 -16 72 -24
scene lay

* umbrella-cloth-bag | 9-12 13+ | -
extras cloth: charm
appeal 1
topics umbrella, broken umbrella, raincoat, tote bag, shopping bag, bag, waterproof bag, upcycling, upcycled fashion, zero waste, recycling, earth day, thrift flip, sustainable fashion, swim bag, sewing, hand sewing
near rain, rainy day, april showers
colors red, blue, white
minutes 80 85
mess low
heart umbrella: umbrella = 1
heart thread: sewing-thread, embroidery-floss, fishing-line = 5 yd
need needle: needle = 1
nice machine@13+: sewing-machine
nice button: button, snap-fastener, hook-and-loop-tape, safety-eye = 1
nice patch: fabric-scrap, felt, denim, bandana = 1 piece
nice pins: clothespin, pin, bobby-pin, binder-clip = 6
nice cord: cotton-cord, rope, ribbon, shoelace, paracord = 3 ft
tool chalk: chalk, pencil
tool ruler: ruler
tool scissors: scissors, fabric-scissors
step free: cut umbrella scissors by tc
step cut: cut umbrella ruler chalk scissors by cc
step patch: sew patch umbrella thread needle > patch by cc
step pair: arrange umbrella pins? by cc
step sew: sew umbrella thread needle machine? > bag by cc
step turn: fold umbrella by cc
step hem: sew umbrella thread needle > hem by cc
step handles: sew umbrella thread needle cord? scissors > handles by cc
step close: sew button umbrella thread needle > button by cc
step rain: test umbrella by cc
part handles = umbrella a : l^ ~- 8 -36 -34 -32 -80 0 -92 32 -80 36 -34
part bag = umbrella a : q^ ~ 6 -70 -40 70 -40 76 84 -76 84 ; p_ blue -4 -40 34 -40 76 84 30 84 ; z_ ~- 2 -4 -40 30 84 ; z_ ~- 2 34 -40 76 84 ; z_ ~- 2 -40 -40 -30 84
part hem = thread w : z_ w 2 -68 -30 68 -30
part patch = patch w : b_ w -40 6 -30 -8 -14 -10 0 2 -6 14 -34 14 ; x_ w -34 28 4 7 ; x_ w -20 36 4 7 ; x_ w -8 28 4 7
part button = button gold : o^ ~ 0 -34 7 7 ; d_ k 1.400 -2 -34 2 -34
scene lay

* floss-wrapped-cable | 9-12 13+ | -
appeal 1
topics headphones, earphones, earbuds, phone charger, charging cable, cable, cord wrap, embroidery floss, macrame, chinese staircase, friendship bracelet, festival, music lover, gift for a friend, best friend, back to school, tangle free
near band, phone, gamer
colors teal, pink, yellow, white
minutes 90 90
mess low
heart cable: headphones = 1
heart floss: embroidery-floss, yarn, cotton-cord = 10 yd
nice beads: bead, letter-bead, wooden-bead, charm = 5
nice end: twist-tie, snap-fastener, hook-and-loop-tape, hair-tie = 1
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
step check: test cable by cc
step cut: cut floss scissors by cc
step start: tie floss cable tape > cable by cc
step knot: tie floss cable > wrap by cc
step spiral: tie floss cable by cc
step change: tie floss cable > stripes by cc
step beads: thread beads floss > beads by cc
step finish: tie floss cable scissors by cc
step end: build end cable > end by cc
step play: play cable by cc
part cable = cable k : l^ k 5 -50 -84 -52 -40 -20 -4 -10 40 -40 70 -8 84 40 70 74 80 ; l^ k 5 50 -84 52 -40 20 -4 -10 40 ; o^ gray -50 -86 12 ; o^ gray 50 -86 12 ; r^ gray 84 80 20 10 2
part wrap = floss a : l_ teal 11 -51 -66 -52 -40 -20 -4 -10 40 -40 70 -8 84 40 70 62 77
part stripes = floss b : z_ pink 11 -52 -46 -44 -30 ; z_ yellow 11 -36 -20 -26 -10 ; z_ pink 11 -14 14 -11 30 ; z_ yellow 11 -18 52 -28 62 ; z_ pink 11 -26 78 -14 83 ; z_ yellow 11 20 78 34 72 ; l_ teal 9 51 -66 52 -40 20 -4 0 22 ; z_ pink 9 52 -46 44 -30
part beads = beads gold : o^ ~ -52 -62 7 7 ; o^ ~ 52 -62 7 7 ; o^ ~ -11 36 7 7 ; o^ ~ -40 70 7 7 ; o^ ~ 30 75 7 7
part end = end red : r^ red 4 86 10 16 3
scene lay

* dream-eye-mask | 9-12 13+ | -
extras worn: lace
appeal 3
topics sleepover, slumber party, pajama party, sleep mask, eye mask, sleep, spa, spa day, self-care, self care, relax, travel, long flight, birthday party, party activity, bridal shower, learn to sew, hand sewing, insomnia, gift for mom, gift for a friend
colors navy, gold, pink
minutes 60 70
mess low
heart cloth: fabric-scrap, felt, old-t-shirt, pillowcase, denim, bandana = 2 piece
heart elastic: sewing-elastic, hair-tie, tights = 14 in
need thread: sewing-thread, embroidery-floss = 4 yd
need needle: needle = 1
need pattern: paper, cardstock, newspaper, cereal-box = 1 sheet
nice filling: felt, old-towel, blanket, cotton-pad, pillow-stuffing = 1 piece
nice lashes: embroidery-floss, fabric-marker, fabric-paint, permanent-marker = 1
nice trim: lace, ric-rac, ribbon = 1
nice scent: lavender = 1 tbsp
nice pins: pin, bobby-pin, clothespin = 5
tool pencil: pencil, chalk
tool ruler: ruler
tool scissors: scissors, fabric-scissors
step pattern: draw pattern pencil ruler scissors by cc
step cut: cut cloth pattern scissors filling? > back front by cc
step lashes: decorate lashes cloth > lashes by cc
step trim: sew trim cloth thread needle > trim by cc
step elastic: cut elastic scissors ruler by cc
step layer: arrange cloth elastic pins? > band by cc
step sew: sew cloth thread needle by cc
step scent: fill scent cloth by cc
step close: sew cloth thread needle by cc
step wear: test cloth by cc
part band = elastic k : l ~ 6 -88 -6 -99 20 -70 52 0 66 70 52 99 20 88 -6
part back = cloth navy : b^ ~- -90 -10 -60 -44 -20 -34 0 -28 20 -34 60 -44 90 -10 76 34 40 42 14 30 0 12 -14 30 -40 42 -76 34
part front = cloth navy : b_ ~ -84 -10 -58 -38 -20 -29 0 -23 20 -29 58 -38 84 -10 71 29 39 36 15 25 0 8 -15 25 -39 36 -71 29
part lashes = lashes gold : lm_ gold 3.5 18 4 32 16 48 18 64 8 ; zm_ gold 3 24 11 18 22 ; zm_ gold 3 34 17 31 29 ; zm_ gold 3 48 18 50 30 ; zm_ gold 3 60 11 67 21
part trim = trim pink : l_ pink 3 -80 -12 -58 -35 -20 -26 0 -20 20 -26 58 -35 80 -12
scene lay

* sugar-scrub-pot | 9-12 13+ | -
extras gift: lavender, flower, eucalyptus, ribbon-rose, charm
appeal 3
topics spa day, spa, spa night, sugar scrub, lip scrub, body scrub, self-care, self care, pamper, pamper night, wellness, beauty, skincare, skin care, bath, mother's day, mothers day, sleepover, slumber party, party favor, bridal shower, teacher gift, gift for mom, gift for a friend, homemade gift, valentine
colors pink, cream, green
minutes 25 30
mess some
heart sugar: sugar, salt = 1 cup
heart oil: cooking-oil = 1/3 cup
heart jar: glass-jar, plastic-jar, plastic-tub = 1
nice herb: fresh-herb, lavender, lemon, orange-peel, petal = 1 tbsp
nice tint: food-coloring, cocoa, coffee-grounds, spice = 1
need label: price-tag, index-card, cardstock, paper, sticker = 1
need pen: ballpoint-pen, gel-pen, permanent-marker, marker = 1
nice tie: ribbon, string, raffia, lace = 24 in
nice cap: fabric-scrap, paper-doily, burlap, cupcake-liner = 1
nice scoop: craft-stick, plastic-spoon, wooden-spoon = 1
home bowl
home spoon
join tape: tape, glue-stick
tool scissors: scissors
step wash: wash jar by cc
step herb: cut herb scissors by cc
step mix: mix sugar oil bowl spoon by cc
step scent: mix herb sugar by cc
step tint: mix tint sugar by cc
step fill: fill sugar jar spoon > jar scrub by cc
step cap: cut cap jar scissors > cap by cc
step tie: tie tie jar scissors > tie by cc
step label: draw label pen jar tape > label by cc
step scoop: tie scoop jar > scoop by cc
part jar = jar own : jar ~ 0 -50 120 128
part scrub = sugar a : q_ pink 10 -52 0 52 0 52 70 -52 70 ; d_ w 2 -40 12 -24 20 -8 10 10 22 26 12 40 22 -34 36 -16 44 2 34 20 46 38 38 -40 58 -20 62 0 56 20 62 40 56 ; d_ green 2.500 -30 26 -4 48 30 30 14 62 -42 46
part cap = cap cream : p^ cream -68 -34 -58 -62 58 -62 68 -34 50 -40 34 -32 16 -40 0 -32 -16 -40 -34 -32 -50 -40 ; d_ pink 2.500 -40 -52 -20 -52 0 -52 20 -52 40 -52
part tie = tie green : r_ green 0 -46 116 5 2 ; b^ green 0 -46 -20 -58 -22 -36 ; b^ green 0 -46 20 -58 22 -36
part label = label w : q^ w 6 -36 14 36 14 36 54 -36 54 ; l_ pink 3 -22 26 -10 22 0 28 12 22 22 26 ; z_ k 2 -22 40 22 40
part scoop = scoop wood : r^ wood 74 20 10 90 5 10
scene stand

* wrist-corsage | 9-12 13+ | -
extras worn: charm, tulle
extras jewelry: tulle, ribbon
topics prom, homecoming, corsage, boutonniere, school dance, formal, ball, wedding, bridesmaid, quinceanera, sweet sixteen, debutante, mother's day, graduation
near flowers, recital, ballet, dance recital, bouquet
colors pink, white, green, gold
minutes 45 50
mess low
heart blooms: ribbon-rose, flower, tissue-paper, felt, paper-napkin, crepe-paper = 3
heart band: sewing-elastic, ribbon, lace = 24 in
nice green: fake-leaf, eucalyptus, fern-frond, fresh-herb, leaf, construction-paper, felt = 3
need bind: tape, craft-wire, sewing-thread, embroidery-floss, string = 1
nice wire: craft-wire = 18 in
nice pearls: bead, stick-on-gem, sequin = 5
nice veil: tulle, lace = 1 piece
nice pin: pin, pin-back = 1
nice bow: ribbon, lace = 18 in
join glue: glue-gun, glue
tool scissors: scissors
step measure: cut band scissors > band by cc
step stems: prepare blooms scissors wire? > blooms by cc
step green: arrange green blooms > green by cc
step veil: arrange veil blooms scissors > veil by cc
step bind: tie bind blooms green? by cc
step pearls: decorate pearls blooms glue > pearls by cc
step pad: tie blooms band bind by cc
step bow: tie bow blooms > bow by cc
step pin: build pin blooms by cc
step wear: test band by cc
part band = band b : l^ ~ 14 -90 40 -50 66 0 74 50 66 90 40
part veil = veil w : f_ w 0 0 9 74 34
part green = green green : j^ ~ -20 10 -80 -12 14 ; j^ ~ 20 10 80 -12 14 ; j^ ~+ -14 20 -66 44 12 ; j^ ~+ 14 20 66 44 12 ; j^ ~- 0 -10 -30 -70 12 ; j^ ~- 0 -10 34 -68 12
part bow = bow gold : b^ gold -4 40 -46 28 -42 58 ; b^ gold 4 40 46 28 42 58 ; p^ gold -8 42 -24 86 -12 84 2 46 ; p^ gold 8 42 24 86 12 84 -2 46
part blooms = blooms pink : f^ pink 0 -2 9 38 16 ; f_ pink+ 0 -2 7 24 11 ; o_ gold 0 -2 7 ; f^ w -42 14 8 24 10 ; o_ gold -42 14 5 ; f^ w 42 14 8 24 10 ; o_ gold 42 14 5
part pearls = pearls w : d^ ~ 4 -24 -34 24 -34 -58 36 58 36 0 42
scene lay

* clipping-wall | 9-12 13+ | -
appeal 3
topics collage wall, aesthetic wall, aesthetic, wall collage, wall art, room decor, room makeover, bedroom wall, bedroom decor, dorm room, mood board, vsco, indie, cottagecore, dark academia, y2k, grunge, coquette, fairycore, magazine collage, fandom, music lover, tumblr
near poster, art hoe
colors cream, pink, teal, yellow
minutes 70 75
mess low
heart pages: magazine, old-calendar-picture, junk-mail, old-book-page, sheet-music, map, old-greeting-card = 20
heart hold: sticky-tack, washi-tape, masking-tape, pushpin, pin = 1
need sheet: cardstock, construction-paper, paper, wrapping-paper, metallic-paper = 4 sheet
nice lights: string-light = 1
nice photo: photo, ticket-stub, postage-stamp, price-tag = 5
nice pen: ballpoint-pen, permanent-marker, gel-pen, paint-marker, marker = 1
nice green: ivy, fake-leaf, pressed-flower, feather, ribbon, leaf = 4
tool ruler: ruler
tool scissors: scissors
step palette: prepare pages by cc
step cut: cut pages ruler scissors by cc
step plain: cut sheet scissors by cc
step words: draw pen sheet > words by cc
step floor: arrange pages sheet photo? by cc
step snap: play pages by cc
step hang: build pages hold > cards by cc
step photo: build photo hold > photos by cc
step lights: arrange lights hold > lights by cc
step green: arrange green hold > green by cc
part cards = pages own : r^ pink -82 -66 24 37 1 ; r^ w -55 -66 21 30 1 ; r^ tan -28 -66 24 37 1 ; r^ cream -1 -66 21 30 1 ; r^ green 26 -66 24 37 1 ; r^ teal 53 -66 21 30 1 ; r^ purple 80 -66 24 37 1 ; r^ cream -82 -24 21 30 1 ; r^ green -55 -24 24 37 1 ; r^ teal -28 -24 21 30 1 ; r^ purple -1 -24 24 37 1 ; r^ navy 26 -24 21 30 1 ; r^ orange 53 -24 24 37 1 ; r^ red 80 -24 21 30 1 ; r^ purple -82 18 24 37 1 ; r^ navy -55 18 21 30 1 ; r^ orange -28 18 24 37 1 ; r^ red -1 18 21 30 1 ; r^ yellow 26 18 24 37 1 ; r^ light-blue 53 18 21 30 1 ; r^ pink 80 18 24 37 1 ; r^ red -82 60 21 30 1 ; r^ yellow -55 60 24 37 1 ; r^ light-blue -28 60 21 30 1 ; r^ pink -1 60 24 37 1 ; r^ w 26 60 21 30 1 ; r^ tan 53 60 24 37 1 ; r^ cream 80 60 21 30 1 ; o_ gold -82 -66 7 7 ; p_ green -63 -57 -55 -75 -47 -57 ; h_ w -1 -66 7 ; o_ gold 53 -66 7 7 ; p_ green 72 -57 80 -75 88 -57 ; h_ w -82 -24 7 ; o_ gold -28 -24 7 7 ; p_ green -9 -15 -1 -33 7 -15 ; h_ w 53 -24 7 ; p_ green -90 27 -82 9 -74 27 ; h_ w -28 18 7 ; o_ gold 26 18 7 7 ; p_ green 45 27 53 9 61 27 ; o_ gold -55 60 7 7 ; p_ green -36 69 -28 51 -20 69 ; h_ w 26 60 7 ; o_ gold 80 60 7 7
part words = pen k : z_ k 2 -88 -66 -76 -66 ; z_ k 2 -88 -60 -78 -60 ; l_ k 2 20 -26 24 -30 28 -22 32 -28 ; z_ k 2 -34 60 -22 60 ; z_ k 2 -34 66 -24 66
part photos = photo w : r^ w -42 -44 20 24 1 5 ; r_ gray -42 -46 16 15 1 5 ; r^ w 12 -4 20 24 1 5 ; r_ gray 12 -6 16 15 1 5 ; r^ w 66 -44 20 24 1 5 ; r_ gray 66 -46 16 15 1 5 ; r^ w -42 40 20 24 1 5 ; r_ gray -42 38 16 15 1 5 ; r^ w 66 38 20 24 1 5 ; r_ gray 66 36 16 15 1 5
part lights = lights k : l_ k 1.500 -99 -84 -60 -96 -20 -84 20 -96 60 -84 99 -94 ; d yellow 4 -80 -91 -40 -91 0 -89 40 -91 80 -90
part green = green green : l_ green 2 -96 -80 -94 -40 -97 0 -93 40 ; j^ ~ -95 -50 -84 -44 5 ; j^ ~ -95 -30 -99 -20 4 ; j^ ~ -96 -10 -84 -4 5 ; j^ ~ -95 14 -86 24 5
scene hang

* year-ahead-board | 9-12 13+ | -
extras board: string-light, clothespin, feather, eucalyptus, pom-pom, washi-tape, charm, glitter-paper, ribbon, string, binder-clip, crystal, patch, lace, fake-leaf, price-tag
topics vision board, new year, new year's resolutions, new years, new year's eve, resolutions, goals, goal setting, dreams, future, career day, career, manifesting, growth mindset, new school year, senior year, college, motivation, self-care, mental health, fresh start, turning 18
near back to school, birthday, turning 16
colors cream, teal, gold, pink
minutes 80 90
mess low
heart pages: magazine, junk-mail, old-calendar-picture, photo, newspaper = 6
heart board: cork-sheet, cardboard, foam-board, cardstock, canvas, pizza-box = 1
heart word: marker, permanent-marker, paint-marker, gel-pen, metallic-pen = 2 color
nice pins: pin, pushpin = 8
nice tape: washi-tape, masking-tape = 1 roll
nice notes: sticky-note, index-card, price-tag = 12
nice shine: metallic-paper, sticker, string-light, stick-on-gem = 1
nice pocket: envelope = 1
join glue: glue-stick, glue, tape
tool scissors: scissors
tool pencil: pencil
step ask: prepare pages by cc
step word: draw word board pencil > word by cc
step tear: cut pages scissors by cc
step fields: arrange pages board > board by cc
step frame: tape tape board > frame by cc
step fix: glue pages board glue pins? > cards heads by cc
step months: draw notes word board > months by cc
step shine: decorate shine board > shine by cc
step pocket: glue pocket board glue > pocket by cc
step hang: play board by cc
part board = board tan : r^ ~ 0 0 190 150 3
part frame = tape c : r_ c 0 -71 186 7 0 ; r_ c 0 71 186 7 0 ; r_ c -91 0 7 146 0 ; r_ c 91 0 7 146 0
part cards = pages own : r^ light-blue -58 -40 46 40 1 -4 ; p_ green -78 -28 -60 -52 -42 -24 ; r^ w 56 -42 46 38 1 4 ; o_ orange 56 -42 13 ; r^ pink -60 30 42 46 1 3 ; s_ yellow -60 30 16 7 ; r^ teal 58 32 44 44 1 -3 ; h_ w 58 32 10
part word = word k : q^ w 8 -36 -22 36 -22 36 22 -36 22 ; l_ teal 5 -24 -6 -18 10 -10 -4 -2 10 4 -6 ; z_ teal 5 12 -8 12 10 ; z_ teal 5 22 -8 22 10 ; z_ teal 5 12 1 22 1 ; z_ gold 3 -24 16 24 16
part months = notes yellow : r^ yellow -24 -56 12 12 1 ; r^ pink -10 -56 12 12 1 ; r^ light-green 4 -56 12 12 1 ; r^ yellow 18 -56 12 12 1 ; r^ pink -24 -42 12 12 1 ; r^ light-green -10 -42 12 12 1 ; r^ yellow 4 -42 12 12 1 ; r^ pink 18 -42 12 12 1 ; r^ light-green -84 -4 12 12 1 ; r^ yellow -84 10 12 12 1 ; r^ pink 84 -4 12 12 1 ; r^ light-green 84 10 12 12 1
part heads = pins red : d^ red 2.6 -58 -58 56 -58 -60 10 58 12 -76 -58 74 -58 -78 10 76 12
part shine = shine gold : s_ gold -30 -34 7 3 ; s_ gold 36 -20 7 3 ; s_ gold -34 0 6 2.500
part pocket = pocket cream : r^ cream 0 54 36 24 1 ; p_ tan -18 42 18 42 0 54
scene hang

* first-key-fob | 9-12 13+ | -
extras gift: charm
appeal 1
topics driving license, driver's license, drivers license, getting my driving license, learner's permit, learning to drive, first car, new car, sweet sixteen, turning 16, turning 18, new house, first apartment, house key, moving out, key, keychain, key ring, keys, graduation gift, father's day, gift for dad, gift for a brother, leather, leatherwork
near car, stamping
colors brown, red, cream
minutes 50 55
mess low
heart ring: key-ring = 1
heart skin: leather, felt, denim, old-belt, inner-tube = 2 scrap
need thread: embroidery-floss, sewing-thread, cotton-cord = 5 ft
need needle: needle = 1
need pattern: paper, cardstock, index-card, graph-paper = 1 sheet
nice letters: permanent-marker, paint-marker, metallic-pen, fabric-marker, letter-bead = 1
nice snap: snap-fastener, button = 1
nice second: felt, fabric-scrap, leather = 1 scrap
nice prick: awl, hole-punch, pushpin
join hold: clothespin, binder-clip, tape
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors, fabric-scissors
step pattern: draw pattern ruler pencil scissors by cc
step cut: cut skin pattern scissors > back front by cc
step plate: sew second skin thread needle scissors > plate by cc
step number: decorate letters skin > number by cc
step fold: fold skin ring hold > ring by cc
step prick: poke skin ruler needle prick? by tc
step sew: sew skin thread needle > seam by cc
step snap: build snap skin > snap by cc
step edge: cut skin scissors by cc
step keys: test ring by cc
part ring = ring own : a^ ~ 0 -78 18 13 0 360
part back = skin a : q^ brown- 14 -36 -64 36 -64 42 88 -42 88
part front = skin a : q^ ~ 14 -36 -64 36 -64 40 85 -40 85
part plate = second c : q^ cream 5 -30 8 30 8 30 40 -30 40
part number = letters k : l_ ~ 4 -20 33 -12 15 -4 33 ; z_ k 3 -17 27 -7 27 ; l_ ~ 4 6 16 20 16 11 33
part seam = thread w : z_ w 2.500 -32 -52 -34 76 ; z_ w 2.500 32 -52 34 76 ; z_ w 2.500 -34 78 34 78
part snap = snap gold : o^ gold 0 -40 8 8 ; o_ gold+ 0 -41 4
scene lay

* tea-aged-letter | 6-8 9-12 13+ | -
extras card: postage-stamp
appeal 3
topics dungeons and dragons, campaign props, treasure hunt, pirate, dark academia, old letter, pen pal, history, historical, middle ages, medieval, renaissance, victorian, pirates, treasure map, harry potter, hogwarts, acceptance letter, wizard school, sherlock holmes, mystery, detective, escape room, murder mystery, love letter, jane austen, writing, scroll, revolutionary war, ink, wax seal
near calligraphy, bridgerton, hamilton, shakespeare, poetry, ancient
colors cream, brown, red
minutes 45 55 60
waits 120
mess some
heart sheet: paper, watercolor-paper = 3 sheet
heart stain: tea-bag, coffee-grounds = 4
need pen: ballpoint-pen, drawing-ink, gel-pen, permanent-marker, marker = 1
need tray: baking-tray, foil-pan, ceramic-plate, plastic-tub = 1
nice cover: envelope = 2
nice cord: string, raffia, ribbon, leather-cord = 30 in
nice seal: modeling-clay, air-dry-clay, crayon = 1
nice dried: pressed-flower, lavender, feather, bay-leaf, leaf = 2
home water: = 2 cup
home mug
home towel
tool brush: paintbrush, kitchen-sponge
step brew: mix stain water mug by gtt
step crumple: prepare sheet by ccc
step stain: paint stain sheet brush tray by ccc
step dry: dry sheet towel > sheet by ccc
step edge: tear sheet by ccc
step write: draw pen sheet > writing by ccc
step fold: fold sheet cover? > cover by ccc
step dried: arrange dried sheet > dried by ccc
step cord: tie cord sheet > cord by ccc
step seal: shape seal cord? > seal by ccc
part sheet = sheet cream : p^ tan -74 -88 -40 -92 -6 -86 30 -91 70 -86 74 -40 70 0 75 40 70 60 30 58 -10 62 -50 57 -76 62 -72 20 -77 -20 -72 -60 ; b_ cream -62 -78 0 -76 60 -76 62 -20 60 46 0 48 -60 46 -62 -10
part writing = pen k : l_ umber 2.500 -54 -62 -46 -70 -40 -58 -30 -66 -20 -60 ; l_ umber 2 -54 -44 -30 -47 0 -42 30 -46 54 -43 ; l_ umber 2 -54 -30 -20 -33 10 -28 40 -32 52 -29 ; l_ umber 2 -54 -16 -24 -19 6 -14 30 -18 50 -15 ; l_ umber 2 -54 -2 -20 -5 16 0 44 -4 ; l_ umber 2 10 22 22 14 32 24 46 16
part cover = cover tan : r^ tan 16 62 128 54 2 ; p_ cream- -48 36 80 36 16 70
part dried = dried purple : l_ green 2 -62 84 -40 50 ; o_ purple -40 48 5 ; o_ purple -46 56 5 ; o_ purple -50 48 4 ; o_ purple -36 58 4 ; j_ green -54 72 -66 66 4
part cord = cord brown : z_ ~ 3 16 35 16 90 ; z_ ~ 3 -48 62 80 62
part seal = seal red : o^ red 16 62 15 14 ; o_ red- 16 62 10 ; h_ red 16 62 5
scene lay

* goal-jar | 6-8 9-12 13+ | -
topics savings, saving, saving money, money, pocket money, allowance, piggy bank, money jar, coin jar, summer job, job, budgeting, financial literacy, goals, new year's resolutions, vacation fund, travel fund, concert tickets, first car, new bike, swear jar, tip jar, fundraiser, charity
near first job, economics, entrepreneur, lemonade stand, chore chart
colors black, white, gold, teal
minutes 35 45 50
waits 60
mess some
heart jar: glass-jar, plastic-jar, glass-bottle, plastic-bottle = 1
heart label: paper, cardstock, index-card, masking-tape, washi-tape, sticker = 1
need paint: acrylic-paint, paint-marker, chalk-marker, permanent-marker = 1 color
need pen: chalk, chalk-marker, permanent-marker, paint-marker, marker, gel-pen = 1
nice top: cardboard, cardstock, craft-foam, felt = 1 scrap
nice picture: photo, magazine, ticket-stub, map, junk-mail = 1
nice coins: coin
nice tie: string, ribbon, raffia = 24 in
join tape: tape, masking-tape, washi-tape
tool brush: paintbrush, sponge-brush when paint=acrylic-paint
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step goal: prepare label pencil by ccc
step wash: wash jar > jar by ccc
step scale: tape label jar tape scissors > label by ccc
step paint: paint paint jar brush > field by ccc
step dry: dry jar by ccc
step marks: draw pen jar ruler > marks by ccc
step picture: tape picture jar tape scissors > picture by ccc
step top: cut top jar scissors pencil > top by ccc
step tie: tie tie jar > tie by ccc
step first: play jar coins? > coins by ccc
part jar = jar own : jar ~ 0 -66 108 150
part coins = coins gold : o^ gold -26 70 13 5 ; o^ gold 4 72 13 5 ; o^ gold 30 68 13 5 ; o^ gold -12 62 13 5 ; o^ gold 18 60 13 5
part field = paint k : q_ k 10 -42 -24 22 -24 22 40 -42 40
part label = label w : r_ w 38 12 14 92 1
part marks = pen w : z_ k 2 32 50 44 50 ; z_ k 2 36 38 44 38 ; z_ k 2 32 26 44 26 ; z_ k 2 36 14 44 14 ; z_ k 2 32 2 44 2 ; z_ k 2 36 -10 44 -10 ; z_ k 2 32 -22 44 -22 ; l_ w 3 -32 -6 -24 -14 -16 -4 -6 -14 2 -6 12 -12 ; z_ w 2.500 -32 8 12 8 ; z_ w 2.500 -32 20 4 20
part picture = picture own : r^ light-blue -10 -36 40 26 1 -6 ; o_ yellow -2 -40 5 ; p_ green -28 -26 -14 -38 0 -26
part top = top gold : r_ gold 0 -64 92 9 2 ; r_ k 0 -64 30 4 1
part tie = tie red : r_ ~ 0 -50 90 5 2 ; b^ ~ 34 -50 50 -62 54 -42 ; b^ ~ 34 -50 20 -62 18 -40
scene stand

* team-ribbon-tie | 9-12 13+ | Sports
extras worn: charm, bell
appeal 3
topics volleyball, volleyball team, softball, soccer team, cheer, cheerleading, gymnastics, dance team, swim team, track team, team gifts, team gift, team spirit, spirit week, game day, school spirit, hair tie, hair bow, ponytail, ribbon, bag tag, tournament, championship, pep rally
near coach, sports banquet
colors blue, white, gold
minutes 30 30
mess low
heart band: hair-tie, sewing-elastic = 1
heart ribbon: ribbon, fabric-scrap, bandana, paracord = 9 ft
nice beads: bead, letter-bead, wooden-bead = 4
nice charm: charm, bell, button = 1
nice cord: paracord, string, yarn = 12 in
nice number: fabric-marker, permanent-marker, metallic-pen, paint-marker = 1
nice ends: glue = 1 tsp
nice key: key-ring = 1
tool scissors: scissors
tool ruler: ruler
step cut: cut ribbon scissors ruler by cc
step ends: paint ends ribbon by cc
step number: draw number ribbon > number by cc
step first: tie ribbon band > ribbons by cc
step rest: tie ribbon band > ribbons-b by cc
step beads: thread beads ribbon > beads by cc
step charm: tie charm ribbon > charm by cc
step cord: tie cord band > cord by cc
step key: build key band > key by cc
step shake: test band by cc
part cord = cord c : l^ gold 5 0 -52 -14 -76 0 -90 14 -76 0 -52
part key = key own : a^ ~ 0 -82 15 11 0 360
part ribbons-b = ribbon b : p^ w -10 -40 -70 40 -76 70 -62 62 -50 70 -2 -36 ; p^ w 10 -40 70 40 76 70 62 62 50 70 2 -36 ; p^ gold -8 -40 -92 16 -98 42 -86 38 -76 46 -2 -36 ; p^ gold 8 -40 92 16 98 42 86 38 76 46 2 -36
part ribbons = ribbon a : p^ blue -6 -42 -48 66 -38 60 -28 74 4 -36 ; p^ blue 6 -42 48 66 38 60 28 74 -4 -36 ; p^ blue -6 -42 -22 84 -13 76 -4 86 4 -36 ; p^ blue 6 -42 22 84 13 76 4 86 -4 -36 ; b^ blue 0 -46 -44 -70 -52 -40 -34 -26 ; b^ blue 0 -46 44 -70 52 -40 34 -26 ; o^ gold 0 -44 13 12
part number = number w : z_ w 4 -32 36 -22 28 ; z_ w 4 -22 28 -32 56 ; z_ w 4 32 32 40 50
part beads = beads gold : o^ gold -38 66 5 5 ; o^ gold 38 66 5 5 ; o^ w -36 54 5 5 ; o^ w 36 54 5 5
part charm = charm gold : s^ gold 0 -22 5 11 5
scene lay

* pipe-crystal-shape | 6-8 9-12 13+ | Seasons, Nature, Space
appeal 3
topics crystals, crystal, growing crystals, crystal growing, science, science project, science fair, science experiment, chemistry, geology, minerals, gems, rocks and minerals, winter, frozen, christmas ornament, geode, stem, solution, evaporation
near ice
variant snowflake | Seasons, Nature | white, light blue, purple | snowflake, snowflakes
variant star | Space | white, light blue, yellow | star, stars, planet, galaxy
minutes 35 40 40
waits 1440
mess some
heart frame: pipe-cleaner, craft-wire, seashell, eggshell = 2
need salt: salt = 1 1/2 cup
need thread: string, sewing-thread, yarn, fishing-line = 12 in
need stick: pencil, craft-stick, wooden-skewer, chopstick = 1
heart jar: glass-jar, can = 1
nice tint: food-coloring = 1 color
nice ruler: ruler
nice notes: notebook, index-card, paper, graph-paper = 1
nice hang: ribbon, string = 10 in
nice glow: glow-paint = 1 color
tool brush: paintbrush, cotton-swab when glow
home water: = 2 cup
home spoon
home towel
tool scissors: scissors
tool pen: ballpoint-pen, marker when notes
step bend: shape frame jar scissors > frame frame-s by ccc
step hang: tie thread frame stick scissors > thread by ccc
step heat: mix water salt jar spoon by gtt
step tint: mix tint jar > water by ccc
step lower: arrange frame jar stick > jar by ccc
step watch: play jar notes? pen? ruler? by ccc
step lift: prepare frame jar towel > crystals crystals-s by ccc
step dry: dry frame by ccc
step glow: paint glow brush frame > glow glow-s by ccc
step loop: tie hang frame > loop by ccc
part loop = hang red : hang ~ 0 -70
part jar = jar own : q^ light-blue 14 -62 -50 62 -50 62 84 -62 84 ; r_ light-blue 0 -52 136 8 3
part water = tint a : q_ light-blue 10 -56 -30 56 -30 56 78 -56 78
part thread = thread k : z_ k 2 0 -58 0 -16 ; r^ wood 0 -62 150 8 3
part frame-s@star = frame own : z^ yellow 6 0 -22 11 6 42 7 17 26 27 60 0 40 -27 60 -17 26 -42 7 -11 6 0 -22
part frame@snowflake = frame own : z^ blue 6 0 -20 0 64 ; z^ blue 6 -36 2 36 42 ; z^ blue 6 -36 42 36 2
part crystals-s@star = salt w : d_ w 5 0 -20 6 -6 11 6 26 7 42 8 29 17 17 27 22 44 27 58 13 49 0 40 -13 49 -27 58 -22 44 -17 27 -29 17 -42 8 -26 7 -11 6 -6 -6 ; d_ light-blue 2 3 -12 30 10 22 50 -22 50 -30 10 ; s_ w 44 -20 5 2 ; s_ w -46 36 5 2
part crystals@snowflake = salt w : d^ w 5 0 -18 0 -4 0 10 0 34 0 48 0 62 -34 4 -20 12 -8 18 34 4 20 12 8 18 -34 40 -20 32 -8 27 34 40 20 32 8 27 ; d_ light-blue 2 -2 -12 2 4 -2 40 -26 8 26 8 -26 36 26 36 ; s_ w -14 -2 5 2 ; s_ w 16 54 5 2 ; s_ w -40 22 5 2
part glow@snowflake = glow light-green : d_ light-green 4 0 -22 0 66 -38 1 38 44 -38 44 38 1
part glow-s@star = glow light-green : d_ light-green 4 0 -24 44 7 28 62 -28 62 -44 7
scene stand

* potion-vial-pendant | 9-12 13+ | Fantasy
extras jewelry: charm, old-key
appeal 3
topics potion, potions, potion necklace, bottle necklace, bottle charm, wizard, witch, witchy, magic, alchemy, apothecary, fairy dust, cosplay, larp, dnd, dungeons and dragons, zelda, harry potter, halloween, necklace, pendant, keychain, fairycore, jewelry
colors purple, teal, gold
minutes 40 40
waits 60
mess some
heart vial: glass-bottle = 2
heart magic: glitter, sequin, seed-bead, colored-sand, petal, glitter-glue, confetti = 2 tsp
heart cork: cork, bottle-cork = 2
need hang: leather-cord, cotton-cord, necklace-chain, ribbon, key-ring, string = 30 in
need label: paper, old-book-page, packing-paper, cardstock, sticker = 1 scrap
need pen: ballpoint-pen, gel-pen, permanent-marker, marker = 1
nice eye: craft-wire, paper-clip, twist-tie, pin = 1
nice second: petal, pressed-flower, lavender, moss, feather, seashell, charm, crystal = 3
nice brew: cooking-oil, food-coloring = 1 tsp
nice charm: charm, old-key, bead, bell = 1
join glue: glue
tool funnel: paper, funnel
tool scissors: scissors
step name: prepare vial by cc
step funnel: fill magic vial funnel > vials fill by cc
step second: fill second vial > second by cc
step brew: mix brew vial by cc
step eye: build eye cork > eye by cc
step close: prepare cork vial glue > corks by cc
step label: draw label pen scissors by cc
step stick: arrange label vial > labels by cc
step charm: tie charm hang > charm by cc
step hang: tie hang vial scissors > cord by cc
part cord = hang brown : l ~ 3 -36 -50 -56 -90 0 -98 60 -90 36 -50
part vials = vial own : q^ light-blue 12 -62 -30 -10 -30 -10 76 -62 76 ; q_ w 10 -57 -24 -15 -24 -15 71 -57 71 ; q^ light-blue 24 10 -10 64 -10 64 76 10 76 ; q_ w 20 15 -5 59 -5 59 71 15 71 ; r_ light-blue -36 -34 26 12 2 ; r_ light-blue 36 -20 24 24 2
part fill = magic a : q_ purple 8 -56 12 -16 12 -16 70 -56 70 ; q_ teal 16 16 24 58 24 58 70 16 70 ; d_ gold 2.500 -48 24 -36 32 -24 22 -44 44 -30 50 -20 40 -50 60 -34 64 24 36 36 44 48 34 28 56 44 60 54 50
part second = second pink : f_ pink -36 0 5 9 4 ; j_ green 36 20 30 0 5 ; j_ green 36 20 46 4 5
part corks = cork tan : r^ tan -36 -46 22 18 2 ; r^ tan 36 -38 20 18 2
part eye = eye gold : a_ gold -36 -56 5 3 0 360 ; a_ gold 36 -48 5 3 0 360
part labels = label cream : r^ cream -36 44 34 26 1 -4 ; r^ cream 36 50 32 24 1 5 ; z_ k 2 -46 40 -26 38 ; z_ k 2 -46 48 -30 47 ; z_ k 2 26 46 46 48
part charm = charm gold : s^ gold 0 -40 9 4 ; z gold 1.500 0 -98 0 -48
scene hang

* lace-and-burlap-jar | 9-12 13+ | -
extras jar: bead, button, ribbon-rose
topics farmhouse, farmhouse decor, rustic, country, cottage, cottagecore, wedding, rustic wedding, bridal shower, centerpiece, table decoration, table setting, harvest, thanksgiving, vase, lantern, mason jar, burlap and lace, vintage, barn party, mother's day, gift for mom, gift for grandma, housewarming
colors tan, white, gold
minutes 35 35
mess low
heart jar: glass-jar, can, plastic-jar, glass-bottle = 2
heart wrap: burlap, lace, fabric-scrap, felt = 1 piece
heart tie: string, raffia, ribbon, lace, cotton-cord = 9 ft
nice lace: lace, paper-doily, ribbon, ric-rac = 24 in
nice stems: wheat-stalk, lavender, flower, cotton-stem, eucalyptus, grass, feather = 9
nice light: LED-tea-light, string-light, LED-candle = 1
nice button: button, wooden-bead, old-key, charm, wood-slice = 2
nice tag: price-tag, cardstock, packing-paper = 2
nice pen: ballpoint-pen, permanent-marker, metallic-pen = 1
join glue: glue-gun, glue
home water
tool ruler: ruler
tool scissors: scissors
step wash: wash jar water > jar by cc
step cut: cut wrap jar scissors ruler by cc
step fringe: prepare wrap by cc
step wrap: glue wrap glue > wrap by cc
step lace: tie lace jar scissors > lace by cc
step tie: tie tie jar scissors > tie by cc
step button: thread button tie > button by cc
step tag: draw tag pen tie > tag by cc
step stems: arrange stems jar > stems by cc
step light: arrange light jar > light by cc
part stems = stems gold : l_ ~ 2 -60 -20 -84 -84 ; j^ ~ -84 -70 -88 -96 5 ; l_ ~ 2 -57 -20 -75 -84 ; j^ ~ -75 -70 -78 -96 5 ; l_ ~ 2 -54 -20 -66 -84 ; j^ ~ -66 -70 -68 -96 5 ; l_ ~ 2 -51 -20 -57 -84 ; j^ ~ -57 -70 -58 -96 5 ; l_ ~ 2 -48 -20 -48 -84 ; j^ ~ -48 -70 -48 -96 5 ; l_ ~ 2 -45 -20 -39 -84 ; j^ ~ -39 -70 -38 -96 5 ; l_ ~ 2 -42 -20 -30 -84 ; j^ ~ -30 -70 -28 -96 5 ; l_ ~ 2 -39 -20 -21 -84 ; j^ ~ -21 -70 -18 -96 5 ; l_ ~ 2 -36 -20 -12 -84 ; j^ ~ -12 -70 -8 -96 5
part jar = jar own : jar ~ -48 -26 74 106 ; jar ~ 48 -26 74 106
part light = light yellow : r^ w 48 34 20 14 2 ; x_ yellow 48 20 5 10
part wrap = wrap tan : r_ ~ -48 54 72 44.6 ; z_ ~- 1 -84 39.6 -12 39.6 ; z_ ~- 1 -84 49.7 -12 49.7 ; z_ ~- 1 -84 59.8 -12 59.8 ; z_ ~- 1 -84 68.4 -12 68.4 ; z_ ~- 1 -69.6 32.4 -69.6 75.6 ; z_ ~- 1 -53.8 32.4 -53.8 75.6 ; z_ ~- 1 -39.4 32.4 -39.4 75.6 ; z_ ~- 1 -25 32.4 -25 75.6 ; r_ ~ 48 54 72 44.6 ; z_ ~- 1 12 39.6 84 39.6 ; z_ ~- 1 12 49.7 84 49.7 ; z_ ~- 1 12 59.8 84 59.8 ; z_ ~- 1 12 68.4 84 68.4 ; z_ ~- 1 26.4 32.4 26.4 75.6 ; z_ ~- 1 42.2 32.4 42.2 75.6 ; z_ ~- 1 56.6 32.4 56.6 75.6 ; z_ ~- 1 71 32.4 71 75.6
part lace = lace w : r_ w -48 49.7 72 15.8 ; d_ tan 1.7 -78.2 49.7 -66.7 49.7 -55.2 49.7 -43.7 49.7 -32.2 49.7 -20.6 49.7 ; r_ w 48 49.7 72 15.8 ; d_ tan 1.7 17.8 49.7 29.3 49.7 40.8 49.7 52.3 49.7 63.8 49.7 75.4 49.7
part tie = tie brown : z_ ~ 2.9 -84 46.8 -12 46.8 ; b^ ~ -48 46.8 -62.4 38.2 -63.8 54 ; b^ ~ -48 46.8 -33.6 38.2 -32.2 54 ; z_ ~ 2.9 -49.4 48.2 -56.6 65.5 ; z_ ~ 2.9 -46.6 48.2 -39.4 65.5 ; z_ ~ 2.9 12 46.8 84 46.8 ; b^ ~ 48 46.8 33.6 38.2 32.2 54 ; b^ ~ 48 46.8 62.4 38.2 63.8 54 ; z_ ~ 2.9 46.6 48.2 39.4 65.5 ; z_ ~ 2.9 49.4 48.2 56.6 65.5
part button = button brown : o^ brown -48 46.8 6.5 6.5 ; d_ cream 1.3 -49.4 46.8 -46.6 46.8 ; o^ brown 48 46.8 6.5 6.5 ; d_ cream 1.3 46.6 46.8 49.4 46.8
part tag = tag cream : q^ cream 2.2 -32.2 54 -13.4 58.3 -17.8 74.2 -36.5 68.4 ; z_ k 1.4 -30.7 60.5 -19.2 63.4 ; z_ k 1.4 -31.4 65.5 -22.1 67.7 ; q^ cream 2.2 63.8 54 82.6 58.3 78.2 74.2 59.5 68.4 ; z_ k 1.4 65.3 60.5 76.8 63.4 ; z_ k 1.4 64.6 65.5 73.9 67.7
scene stand

* sneaker-garden | 6-8 9-12 13+ | Sports, Nature
extras pot: toy-animal, snail-shell, moss, peg-doll, paper-umbrella, flag
topics sneaker, sneakers, running, runner, old shoes, planter, garden, gardening, succulents, plants, upcycling, recycling, earth day, zero waste, balcony, farewell gift, coach, coach gift, team gift, gift for dad, father's day
near track, soccer, basketball, shoes, retirement
colors red, green, white
minutes 40 45 50
waits 60
mess some
heart shoe: sneaker, canvas-shoe = 1
heart plant: potted-plant, fresh-herb, grass-seed, ivy = 2
heart soil: soil = 2 cup
need drain: pebble, stone, mosaic-tile, cork = 1 handful
nice paint: acrylic-paint, fabric-paint, paint-marker, permanent-marker = 2 color
nice lining: plastic-bag, bubble-wrap = 1
nice moss: moss, bark, seashell = 1 handful
nice sign: craft-stick, price-tag, popsicle-mold = 1
nice pen: permanent-marker, marker = 1
home water
home spoon
home newspaper
tool brush: paintbrush when paint=acrylic-paint,fabric-paint
tool point: nail, wooden-skewer, screwdriver
step clean: wash shoe water by ccc
step paint: paint paint shoe newspaper brush > stripes by ccc
step holes: poke shoe point newspaper by gtt
step lining: prepare lining shoe by gcc
step drain: fill drain shoe spoon > shoe by ccc
step soil: fill soil shoe spoon > soil by ccc
step plant: fill plant shoe soil > plants by ccc
step moss: arrange moss shoe > moss by ccc
step sign: draw sign pen shoe > sign by ccc
step water: play shoe water by ccc
part plants = plant green : j^ ~ -52 -30 -60 -84 11 ; j^ ~+ -58 -30 -86 -66 10 ; j^ ~- -46 -30 -30 -74 10 ; j^ ~+ -40 -26 -14 -60 9 ; j^ ~ -64 -28 -96 -46 9
part sign = sign wood : z^ wood 5 -20 -10 -12 -66 ; r^ wood -12 -66 30 20 2 8 ; z_ k 2 -22 -67 -4 -64
part soil = soil brown : o_ brown -50 -28 38 10
part shoe = shoe red : b^ red -88 -30 -50 -26 -16 -24 14 2 56 10 90 28 94 52 -90 52 -94 10 ; q^ w 8 -94 48 96 48 96 66 -94 66 ; b_ w 66 16 90 28 94 48 64 48
part moss = moss green : y_ dark-green -66 -30 14 6 8 .2 ; y_ green -34 -28 14 6 8 .2
part stripes = paint w : p_ w -40 44 -26 -6 -16 -4 -28 44 ; p_ w -18 44 -6 0 4 4 -6 44 ; z^ w 4 -10 -14 12 -4 ; z^ w 4 4 -4 26 4 ; z^ w 4 18 2 40 10 ; s_ gold -66 16 13 6
scene stand

* inside-the-locker-door | 9-12 13+ | -
extras board: washi-tape, stick-on-gem, pom-pom, binder-clip, patch, ribbon-rose, lace, ric-rac, felt-sticker, gift-bow
topics locker, locker decorations, locker decor, school locker, back to school, first day of school, middle school, high school, new school year, organization, organizer, memo board, ribbon board, message board, photos, best friends, school supplies
near desk decor, study
colors pink, teal, white, gold
minutes 60 60
mess low
heart board: cork-sheet, cardboard, foam-board, cereal-box, cardboard-box = 1
heart cover: construction-paper, wrapping-paper, fabric-scrap, wallpaper, magazine, felt = 2 sheet
need ribbon: ribbon, sewing-elastic, lace, string, yarn, cotton-cord = 9 ft
nice mirror: plastic-mirror, old-CD = 1
nice photos: photo, ticket-stub, sticker, old-greeting-card = 6
nice pocket: envelope, small-box, milk-carton, paper-cup = 1
nice notes: sticky-note, index-card = 5
nice trim: washi-tape, ric-rac, stick-on-gem, pom-pom = 1
nice pen: marker, gel-pen, permanent-marker, metallic-pen, paint-marker = 1
join glue: glue-stick, glue
join hold: tape, masking-tape
need back: hook-and-loop-tape, sticky-tack, tape, masking-tape = 1
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors
step measure: cut board ruler pencil scissors by cc
step cover: glue cover board glue scissors > board by cc
step ribbon: tape ribbon board hold scissors > ribbons by cc
step mirror: tape mirror board hold > mirror by cc
step pocket: glue pocket board glue > pocket by cc
step trim: decorate trim board > trim by cc
step photos: arrange photos ribbon > photos by cc
step notes: draw notes pen board > notes by cc
step back: tape back board by cc
step hang: play board by cc
part board = board a : r^ pink 0 0 128 188 4 ; d_ w 3 -50 -80 -20 -80 10 -80 40 -80 -50 -50 40 -50 -50 0 40 0 -50 50 40 50 -20 80 10 80
part ribbons = ribbon b : z_ ~ 5 -64 -64 4 4 ; z_ ~ 5 64 -64 -64 64 ; z_ ~ 5 64 0 0 64 ; z_ ~ 5 0 -94 64 -30 ; z_ ~ 5 0 -94 -64 -30 ; z_ ~ 5 -64 4 -4 64 ; o^ gold 0 0 5 5 ; o^ gold 32 -32 5 5 ; o^ gold -32 -32 5 5
part mirror = mirror own : q^ light-blue 8 -50 -84 -4 -84 -4 -28 -50 -28 ; p_ w -40 -40 -20 -76 -14 -72 -34 -36
part photos = photos own : r^ w 34 -62 38 40 2 6 ; r_ teal 34 -66 30 25 1 6 ; r^ w -36 0 34 38 2 -6 ; r_ yellow -36 -4 27 24 1 -6 ; r^ w 40 16 34 38 2 -4 ; r_ purple 40 12 27 24 1 -4 ; r^ w 2 8 32 36 2 4 ; r_ orange 2 4 25 23 1 4 ; r^ w 12 -24 32 34 2 -3 ; r_ green 12 -27 25 21 1 -3 ; r^ w -30 38 34 32 2 5 ; r_ light-blue -30 36 27 20 1 5
part pocket = pocket cream : r^ cream 0 72 80 36 3 ; p_ tan -40 54 40 54 0 76 ; z^ red 5 -24 58 -30 30 ; z^ blue 5 20 58 28 32
part trim = trim gold : z_ ~ 4 -62 -92 62 -92 ; z_ ~ 4 -62 92 62 92
part notes = notes yellow : r^ yellow 50 -28 17 17 1 -6 ; z_ k 1.4 45 -30 55 -30 ; r^ pink -54 -18 17 17 1 5 ; z_ k 1.4 -59 -20 -49 -20 ; r^ yellow 12 38 17 17 1 4 ; z_ k 1.4 7 36 17 36 ; r^ light-green 36 42 17 17 1 -5 ; z_ k 1.4 31 40 41 40 ; r^ yellow 54 40 17 17 1 6 ; z_ k 1.4 49 38 59 38
scene hang
`;
