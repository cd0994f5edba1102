/** Crafts for bowls, strips, photos and filters that lie on many a table. */
export const shelf = `
* bowl-cloud-with-rain | 2-3 4-5 6-8 | Weather
extras hanging: ribbon, yarn, pipe-cleaner, tinsel, bell, cellophane, metallic-paper, sticker
appeal 3
topics rain, rain cloud, rainy day, cloud, clouds, rainbow, raindrops, storm, spring showers, april showers, april, water cycle
near sky, feelings
colors blue, light blue, teal
minutes 25 30 35
mess low
heart bowl: paper-bowl = 1
heart fluff: cotton-ball, pillow-stuffing, cotton-pad, tissue = handful
heart rain: crepe-paper, tissue-paper, paper-strip, ribbon, yarn, crinkle-paper, tulle = 8 strip
nice drops: construction-paper, cardstock, felt, craft-foam = 1 sheet
nice cord@4-5,6-8: string, yarn, ribbon, cotton-cord = 2 ft
join stick: glue
tool scissors: scissors
tool pen: marker, crayon
step turn: draw pen bowl by tcc
step rain: cut rain scissors by gtc
step fix: glue rain bowl stick > rain by ctc
step drops: cut drops scissors by gtc
step hang: glue drops rain stick > drops by ccc
step fluff: decorate fluff bowl stick > cloud fluff by ccc
step face: draw pen bowl > face by tcc
step cord@4-5,6-8: poke cord bowl scissors > cord by gt
step shower: play bowl by ccc
part cord = cord cream : z ~ 2.6 0 -112 0 -62
part rain = rain a : l ~ 6 -60 4 -64 36 -58 66 ; l b 6 -43 6 -46 40 -41 80 ; l ~ 6 -26 8 -30 44 -24 88 ; l c 6 -9 8 -12 40 -7 76 ; l ~ 6 9 8 6 44 11 86 ; l b 6 26 8 24 40 28 74 ; l ~ 6 43 6 40 40 46 88 ; l c 6 60 4 58 36 62 68
part drops = drops b : b^ ~ -60 48 -52 64 -60 72 -68 64 ; b^ ~ -25 66 -17 82 -25 90 -33 82 ; b^ ~ 9 60 17 76 9 84 1 76 ; b^ ~ 44 66 52 82 44 90 36 82
part cloud = bowl own : b^ ~ -76 6 -70 -30 -44 -58 0 -68 44 -58 70 -30 76 6 40 13 0 10 -40 13
part fluff = fluff w : cotton ~ -62 -10 20 ; cotton ~ 62 -10 20 ; cotton ~ -48 -40 21 ; cotton ~ 48 -40 21 ; cotton ~ -18 -56 21 ; cotton ~ 18 -56 21 ; cotton ~ -32 -2 19 ; cotton ~ 32 -2 19 ; cotton ~ 0 2 18 ; cotton ~ -22 -30 19 ; cotton ~ 22 -30 19 ; cotton ~ 0 -38 17
part face = pen k : k -16 -20 5.5 1.2 ; k 16 -20 5.5 1.2 ; u 0 -8 9
scene hang

* striped-plate-face | 2-3 4-5 6-8 | -
extras head: yarn, ribbon, feather, tissue-paper, glitter-glue
appeal 3
topics stripes, animal face, paper plate animals, paper plate animal, plate animal
variant tiger | Jungle, Animals | orange, black, white | tiger, tigers, tiger cub, big cat, jungle book, safari, zoo, rainforest, tiger who came to tea, year of the tiger
variant zebra | Jungle, Animals | white, black, gray | zebra, zebras, safari, savanna, africa, zoo
variant bee | Bugs, Nature | yellow, black, orange | bee, bees, bumblebee, bumble bee, honey bee, honeybee, hive
minutes 25 30 35
waits 30
mess some
heart plate: paper-plate = 1
heart coat: paint, acrylic-paint = 1 color
heart stripes: paper-strip, construction-paper, crepe-paper, electrical-tape, washi-tape, masking-tape = 8 strip
need ears: construction-paper, cardstock, paper, felt, craft-foam = 1 sheet
nice eyes@4-5,6-8: googly-eye, button, bottle-cap = 2
nice nose@4-5,6-8: pom-pom, cotton-ball = 1
join stick: glue
tool brush: plastic-fork, paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step coat: paint coat brush plate > plate by ccc
step dry: dry plate by gcc
step ears: cut ears scissors by gtc
step stick: glue ears plate stick > ears-t ears-z ears-b by ccc
step strips: prepare stripes by ctc
step stripes: glue stripes plate stick > stripes-t stripes-z stripes-b by ccc
step face: draw pen plate > face-t face-z face-b by tcc
step eyes@4-5,6-8: glue eyes plate stick > eyes by cc
step nose@4-5,6-8: glue nose plate stick > nose by cc
step play: play plate by ccc
part ears-t@tiger = ears a : o^ ~ -52 -54 25 25 ; o^ ~ 52 -54 25 25 ; o_ pink -52 -54 13 13 ; o_ pink 52 -54 13 13
part ears-z@zebra = ears a : b^ ~ -30 -60 -52 -74 -56 -102 -28 -92 -16 -68 ; b^ ~ 30 -60 52 -74 56 -102 28 -92 16 -68
part ears-b@bee = ears c : l^ k 4 -20 -62 -26 -84 -40 -92 ; l^ k 4 20 -62 26 -84 40 -92 ; o^ k -42 -94 7 7 ; o^ k 42 -94 7 7
part plate = plate own paint coat a : plate ~ 0 8 76
part stripes-t@tiger = stripes b : z_ ~ 8 0 -66 0 -40 ; z_ ~ 8 -22 -62 -16 -40 ; z_ ~ 8 -72 -2 -46 4 ; z_ ~ 8 72 -2 46 4 ; z_ ~ 8 -70 26 -44 24 ; z_ ~ 8 70 26 44 24 ; z_ ~ 8 22 -62 16 -40 ; z_ ~ 8 -58 54 -38 44
part stripes-z@zebra = stripes b : z_ ~ 8 0 -66 0 -40 ; z_ ~ 8 -22 -62 -16 -40 ; z_ ~ 8 -72 -2 -46 4 ; z_ ~ 8 72 -2 46 4 ; z_ ~ 8 -70 26 -44 24 ; z_ ~ 8 70 26 44 24 ; z_ ~ 8 22 -62 16 -40 ; z_ ~ 8 -58 54 -38 44
part stripes-b@bee = stripes b : z_ ~ 8 -64 34 -20 34 ; z_ ~ 8 -20 34 20 34 ; z_ ~ 8 20 34 64 34 ; z_ ~ 8 -58 52 -20 52 ; z_ ~ 8 -20 52 20 52 ; z_ ~ 8 20 52 58 52 ; z_ ~ 8 -42 70 0 70 ; z_ ~ 8 0 70 42 70
part face-t@tiger = pen k : k -26 -8 8 ; k 26 -8 8 ; p_ k -11 22 11 22 0 34 ; z_ k 3 0 32 0 42 ; u 0 42 12 ; z_ k 2 -18 36 -34 34 ; z_ k 2 18 36 34 34
part face-z@zebra = pen k : k -26 -8 8 ; k 26 -8 8 ; o_ k -10 34 4 6 ; o_ k 10 34 4 6 ; u 0 50 12
part face-b@bee = pen k : k -24 -16 8 ; k 24 -16 8 ; u 0 2 14
part eyes = eyes own : e -26 -10 12 ; e 26 -10 12
part nose = nose pink : pompom ~ 0 24 8
scene lay

* photo-book-of-my-people | 2-3 4-5 6-8 | -
extras book: sticker, felt-sticker, washi-tape, fabric-scrap, button
appeal 3
topics first day at the creche, first day at creche, creche, crèche, first day at nursery, nursery school, first day of nursery, first day of daycare, first day at daycare, daycare, day care, childminder, first day of preschool, first day at preschool, starting preschool, starting kindergarten, kindergarten, separation, missing mom, missing dad, missing mommy, missing daddy, missing grandma, missing grandpa, family book, family photo book, photo book, photo album, my family, family, family album, grandparents, cousins, all about me, deployment, daddy is away, mommy is away, moving house, moving away, memories, feelings book
near first day of school, love, family reunion, new baby
colors blue, yellow, red free
minutes 20 25 35
mess low
heart photos: photo = 4
heart pages: felt, cardstock, construction-paper, craft-foam, cardboard, fabric-scrap = 3 sheet
need hinge@2-3: tape, washi-tape, masking-tape, duct-tape = 3 strip
need tie@4-5,6-8: yarn, ribbon, string, shoelace, raffia, cotton-cord = 2 ft
nice trim: sticker, felt-sticker = 6
join fix: glue, tape
tool punch@4-5,6-8: hole-punch
tool scissors: scissors
tool pen: marker, permanent-marker
step choose: arrange photos by ccc
step cut: cut pages scissors > pages by gtc
step punch@4-5,6-8: poke punch pages by tc
step spread: prepare fix photos by ttc
step press: glue photos pages fix > photos by ccc
step trim: decorate trim pages > trim by ccc
step write: draw pen pages > lines by gtc
step hinge@2-3: tape hinge pages > hinge by g
step tie@4-5,6-8: tie tie pages scissors > tie by tt
step read: play pages photos by ccc
part pages = pages a : q^ b 3 -56 -70 86 -66 86 80 -56 76 ; q^ c 3 -60 -72 82 -70 82 78 -60 76 ; q^ ~ 3 -66 -76 78 -76 78 74 -66 74
part photos = photos own : r^ w 8 -8 84 86 2 ; r_ light-blue 8 -14 70 64 1 ; o^ tan -8 -22 12 13 ; o^ tan 26 -18 10 11 ; b_ red -26 18 -20 -4 4 -4 10 18 ; b_ yellow 10 18 16 -4 36 -4 42 18 ; k -12 -22 2 ; k -4 -22 2 ; u -8 -16 4 ; k 23 -18 2 ; k 29 -18 2 ; u 26 -13 4
part trim = trim own : s_ yellow -40 -62 5 9 4 ; s_ pink 62 -62 5 9 4 ; s_ yellow 64 60 5 9 4
part lines = pen k : l_ k 2.5 -28 56 -18 50 -8 56 2 50 12 56 ; l_ k 2.5 20 54 30 50 42 55
part hinge = hinge own : r^ ~ -66 0 16 150 1
part tie = tie red : l^ ~ 4 -54 -30 -72 0 -54 30 ; l^ ~ 4 -72 0 -92 -16 -86 4 -72 0 -90 18 -84 26
scene lay

* sprayed-filter-bunting | 4-5 6-8 9-12 | -
extras hanging: sticker, ribbon, feather, pom-pom, tissue-paper
appeal 3
topics bunting, garland, flags, banner, new baby, baby sister, baby brother, new baby sister, new baby brother, baby sister arrives, baby brother arrives, baby is coming, baby coming, new sibling, welcome baby, welcome home, coming home, baby shower, nursery, birthday, birthday party, birthday bunting, party decoration, party decorations, garden party, street party, celebration, tie dye, rainbow, color mixing, chromatography
near christening, wedding, big sister, big brother
colors pink, blue, yellow, purple or blue, green, yellow, pink, orange, red
minutes 25 30 30
waits 60
mess some
heart filter: coffee-filter = 6
heart color: marker = 3 color
heart wet: spray-bottle, pipette, paintbrush = 1
need line: string, yarn, ribbon, cotton-cord = 6 ft
need hold: clothespin, glue, glue-stick, tape, washi-tape = 6
home water
home towel
step flat: prepare filter towel by ccc
step color: color color filter > flags by ccc
step wet: paint wet water filter > bloom by ccc
step watch: play filter by ccc
step dry: dry filter by ccc
step fold: fold filter by ccc
step line: tie line by gtc
step hang: build filter line hold > line pegs by ccc
step under: play line by ccc
part line = line cream : l ~ 3 -108 -38 -83 -27 -50 -15 -17 -9 17 -9 50 -15 83 -27 108 -38
part flags = filter w : a^ ~ -83 -26 17 0 0 180 ; a^ ~ -50 -14 17 0 0 180 ; a^ ~ -17 -8 17 0 0 180 ; a^ ~ 17 -8 17 0 0 180 ; a^ ~ 50 -14 17 0 0 180 ; a^ ~ 83 -26 17 0 0 180
part bloom = color a : a_ a -83 -26 14 7 0 180 ; a_ b -83 -26 7 0 0 180 ; a_ b -50 -14 14 7 0 180 ; a_ c -50 -14 7 0 0 180 ; a_ c -17 -8 14 7 0 180 ; a_ a -17 -8 7 0 0 180 ; a_ a 17 -8 14 7 0 180 ; a_ b 17 -8 7 0 0 180 ; a_ b 50 -14 14 7 0 180 ; a_ c 50 -14 7 0 0 180 ; a_ c 83 -26 14 7 0 180 ; a_ a 83 -26 7 0 0 180
part pegs = hold wood : stick ~ -83 -35 -83 -19 5 ; stick ~ -50 -23 -50 -7 5 ; stick ~ -17 -17 -17 -1 5 ; stick ~ 17 -17 17 -1 5 ; stick ~ 50 -23 50 -7 5 ; stick ~ 83 -35 83 -19 5
scene hang

* hidden-leaf-wash | 4-5 6-8 9-12 | Seasons, Nature
extras picture Seasons: glitter-glue, washi-tape
appeal 3
topics leaf rubbing, leaf rubbings, crayon resist, wax resist, watercolor resist, leaf resist, leaf painting, leaf art, fall, autumn, fall leaves, autumn leaves, pressed leaves, leaves, leaf, october, november, september, salt painting, nature walk, forest
near tree, frost, winter
colors orange, red, yellow, white
minutes 30 40 45
waits 60
mess some
heart leaf: leaf, fern-frond = 4
heart wax: crayon, oil-pastel = 1 color
heart wash: watercolor-paint, food-coloring = 3 color
need sheet: watercolor-paper, paper, cardstock = 1 sheet
nice salt: salt = pinch
nice frame: masking-tape, washi-tape = 4 strip
tool brush: paintbrush, sponge-brush
home water
home towel
step lay: arrange leaf by ccc
step rub: color wax sheet leaf > sheet leaves by ccc
step shift: color wax sheet leaf by ccc
step frame: tape frame sheet > frame by tcc
step wet: paint brush water sheet by ccc
step wash: paint wash brush sheet > wash by ccc
step salt: decorate salt sheet > salt by ccc
step dry: dry sheet by ccc
step off: decorate salt towel sheet by ccc
step look: play sheet by ccc
part sheet = sheet w : r^ w 0 0 184 150 2
part wash = wash a : q_ a 8 -86 -69 2 -69 0 2 -86 2 ; q_ b 8 -2 -69 86 -69 86 2 0 2 ; q_ c 8 -86 -2 2 0 2 69 -86 69 ; q_ a+ 8 -2 0 86 -2 86 69 0 69 ; y_ b 0 -30 14 12 8 .2 ; y_ a+ 0 34 14 12 8 .2 ; y_ a -44 4 16 9 7 .2 ; y_ b 44 4 16 9 7 .2 ; y_ c -30 -44 20 10 7 .2 ; y_ a 46 44 22 11 7 .2
part leaves = wax w : b_ w -44 -62 -26 -42 -24 -18 -44 0 -64 -18 -62 -42 ; l_ orange 2.4 -44 -54 -44 14 ; l_ orange 1.8 -44 -36 -32 -44 ; l_ orange 1.8 -44 -36 -56 -44 ; l_ orange 1.8 -44 -20 -31 -30 ; l_ orange 1.8 -44 -20 -57 -30 ; b_ w 44 -58 58 -40 60 -16 44 -2 28 -16 30 -40 ; l_ red 2.4 44 -50 44 10 ; l_ red 1.8 44 -32 54 -40 ; l_ red 1.8 44 -32 34 -40 ; l_ red 1.8 44 -18 56 -26 ; l_ red 1.8 44 -18 32 -26 ; b_ w -36 12 -22 28 -20 48 -36 60 -52 48 -50 28 ; l_ gold 2.4 -36 20 -36 68 ; l_ gold 1.8 -36 34 -26 28 ; l_ gold 1.8 -36 34 -46 28 ; b_ w 42 10 58 28 60 48 42 60 24 48 26 28 ; l_ orange 2.4 42 18 42 68 ; l_ orange 1.8 42 34 52 28 ; l_ orange 1.8 42 34 32 28
part salt = salt w : d_ w 2 -76 -54 -14 -58 -8 -24 10 -44 76 -50 78 -14 -78 16 -8 34 6 54 76 20 74 56 -70 60 0 4
part frame = frame cream : r_ ~ 0 -71 184 8 1 ; r_ ~ 0 71 184 8 1 ; r_ ~ -88 0 8 150 1 ; r_ ~ 88 0 8 150 1
scene lay

* bubble-wrap-tree | 2-3 4-5 6-8 | -
extras picture Seasons: glitter-glue, washi-tape, sticker, fabric-scrap
appeal 3
topics bubble wrap, bubble wrap print, bubble wrap printing, bubble wrap painting, tree, trees, seasons, four seasons
variant snow | Seasons, Weather, Nature | white, brown, light blue | snow, snowy tree, winter, winter tree, snowfall, snowy day, january, december, february
variant fall | Seasons, Nature | orange, brown, cream or yellow, red, gold | fall, autumn, fall tree, autumn tree, leaves, fall leaves, autumn leaves, october, september, november
variant blossom | Seasons, Nature | pink, brown, light blue | spring, blossom, cherry blossom, blossom tree, apple blossom, march, april, may, tu bishvat
minutes 25 30 30
waits 30
mess some
heart wrap: bubble-wrap = 1
heart paint: paint, acrylic-paint = 1 color
need trunk: paper-bag, packing-paper, construction-paper, cardboard, corrugated-paper = 1
need sheet: construction-paper, cardstock, paper, watercolor-paper = 1 sheet
nice extra: tissue-paper, cotton-ball, crepe-paper, leaf, petal = 1 handful
join fix: glue-stick, glue
tool brush: paintbrush, sponge-brush, kitchen-sponge
step tear: prepare trunk by ccc
step tree: glue trunk sheet fix > sheet trunk by tcc
step coat: print paint wrap brush by ccc
step print: print wrap sheet > crown by ccc
step again: print wrap paint sheet by ccc
step below: print paint sheet > below by ccc
step dry: dry sheet by gcc
step extra: glue extra sheet fix > drift bloom by ccc
step play: play sheet by ccc
part sheet = sheet c : r^ ~ 0 0 156 184 3
part trunk = trunk brown : b^ brown -12 84 -8 40 -10 10 0 -4 10 10 8 40 12 84 ; l^ brown 9 -4 20 -34 -12 -42 -34 ; l^ brown 9 4 20 34 -12 42 -34 ; l^ brown 8 0 4 2 -30 -4 -54
part crown = paint a : d_ a 5 -58 -30 -46 -42 -34 -54 -20 -64 -6 -70 8 -70 22 -62 36 -54 48 -40 58 -28 -52 -16 -40 -28 -28 -40 -14 -50 0 -56 14 -48 28 -40 40 -26 52 -14 -46 -2 -34 -14 -22 -24 -10 -34 2 -40 16 -30 28 -20 36 -6 48 -2 -26 0 26 2 -12 -14 14 -12 0 -22
part below = paint a : d_ a 4 -60 76 -44 82 -30 74 30 78 46 72 60 82 -52 30 54 36 -34 54 38 52 20 64 -20 66
part drift@snow,fall = extra own : bits own 1 -44 84 -24 84 26 84 48 84
part bloom@blossom = extra own : bits own 1 -36 -46 34 -44 -8 -62 12 -34
scene lay
`;
