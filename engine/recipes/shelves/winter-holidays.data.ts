export const shelf = `
* ghost-prints | 2-3 4-5 | -
topics halloween, ghost, ghosts, spooky, trick or treat, october, boo, footprint, all hallows eve
colors black, white, yellow
minutes 20 25
waits 30
mess some
place floor
heart paint: paint = 1 color
heart dark: construction-paper, paper, cardstock, cardboard = 1 sheet
nice stars: sticker = 4
home plate
home towel
home water
tool dab: sponge-brush, kitchen-sponge, paintbrush
tool pen: marker, crayon
step pour: prepare paint plate by gg
step sole: paint paint dab plate by tt
step stamp: print paint dark > sheet ghosts by cc
step dots: print paint dark > dots by cc
step wash: wash water towel by tt
step face: draw pen dark > faces by tc
step stars: decorate stars dark > stars by cc
part sheet = dark a : r^ a 0 0 168 172 2
part ghosts = paint w : b_ w -62 -34 -58 -58 -40 -68 -22 -58 -18 -34 -24 -6 -16 24 -22 40 -40 44 -60 40 -66 22 -56 -6 ; o_ w -63 55 6 8 12 ; o_ w -51 59 6 8 ; o_ w -39 60 6 8 ; o_ w -28 57 5.5 7 ; o_ w -17 50 7 10 -14 ; b_ w 18 -46 22 -70 40 -80 58 -70 62 -46 56 -18 66 10 60 28 40 32 22 28 16 12 24 -18 ; o_ w 17 38 7 10 14 ; o_ w 28 45 5.5 7 ; o_ w 39 48 6 8 ; o_ w 51 47 6 8 ; o_ w 63 43 6 8 -12
part dots = paint w : d_ w 3.4 -72 -74 -6 -66 0 -24 74 -70 76 -6 70 66 8 70 -10 10 -74 4 48 72 -44 76
part faces = pen k : k -48 -40 5.5 ; k -32 -40 5.5 ; o_ k -40 -22 5 8 ; k 32 -52 5.5 ; k 48 -52 5.5 ; u 40 -38 9
part stars = stars c : s c -4 -46 5 11 5 ; s c 74 -30 5 9 4 ; s c -76 -10 5 9 4 ; s c 4 40 5 10 4.5
scene lay

* plate-pumpkin | 2-3 4-5 | -
topics halloween, pumpkin, pumpkins, jack-o'-lantern, jack o lantern, jackolantern, fall, autumn, october, pumpkin patch
colors orange, black, green
minutes 20 25
mess low
heart plate: paper-plate
heart skin: tissue-paper, crepe-paper, construction-paper, paper-napkin, magazine = 2 sheet
need dark: construction-paper, cardstock, felt, craft-foam = half-sheet
need green: construction-paper, felt, paper-bag, cardstock = 1 scrap
join stick: glue-stick, glue
tool scissors: scissors
step cut: cut dark green scissors by gt
step tear: tear skin by cc
step spread: glue plate stick by cc
step press: decorate skin plate > plate skin by cc
step face: glue dark plate stick > face by cc
step stem: glue green plate stick > stem by tc
part stem = green c : q ~- 4 -10 -66 -16 -92 6 -98 14 -66 ; leaf ~ 10 -70 50 -88 15
part plate = plate own : plate ~ 0 8 80
part skin = skin a : o_ a 0 8 74 74 ; y a 58 8 20 17 6 .16 ; y a+ 53.6 30.2 20 17 6 .16 ; y a- 41 49 20 17 6 .16 ; y a 22.2 61.6 20 17 6 .16 ; y a+ 0 66 20 17 6 .16 ; y a- -22.2 61.6 20 17 6 .16 ; y a -41 49 20 17 6 .16 ; y a+ -53.6 30.2 20 17 6 .16 ; y a- -58 8 20 17 6 .16 ; y a -53.6 -14.2 20 17 6 .16 ; y a+ -41 -33 20 17 6 .16 ; y a- -22.2 -45.6 20 17 6 .16 ; y a 0 -50 20 17 6 .16 ; y a+ 22.2 -45.6 20 17 6 .16 ; y a- 41 -33 20 17 6 .16 ; y a 53.6 -14.2 20 17 6 .16 ; y a- 32 8 20 17 6 .16 ; y a 25.9 26.8 20 17 6 .16 ; y a+ 9.9 38.4 20 17 6 .16 ; y a- -9.9 38.4 20 17 6 .16 ; y a -25.9 26.8 20 17 6 .16 ; y a+ -32 8 20 17 6 .16 ; y a- -25.9 -10.8 20 17 6 .16 ; y a -9.9 -22.4 20 17 6 .16 ; y a+ 9.9 -22.4 20 17 6 .16 ; y a- 25.9 -10.8 20 17 6 .16 ; y a 0 8 20 18 6 .16 ; y a+ 10 0 14 12 6 .16
part face = dark b : p b -46 2 -18 2 -32 -26 ; p b 46 2 18 2 32 -26 ; p b -9 20 9 20 0 4 ; b b -50 28 -30 36 0 40 30 36 50 28 40 52 20 64 0 67 -20 64 -40 52 ; r_ orange -14 40 13 12 1 ; r_ orange 16 62 13 11 1
scene lay

* mummy-lantern | 4-5 6-8 | -
topics halloween, mummy, mummies, egypt, lantern, spooky, october, luminary, glow
colors white, black, orange
minutes 25 35
waits 60
mess some
heart jar: plastic-jar, glass-jar, plastic-cup
heart bands: crepe-paper, toilet-paper, paper-towel, tissue-paper, fabric-scrap, paper-napkin, old-t-shirt = 6 strip
heart light: LED-candle, flashlight, string-light, glow-stick
need eyes: googly-eye, construction-paper, paper, sticker = 2
join stick: glue, tape
tool scissors: scissors
tool pen: marker
step tear: cut bands scissors by tc
step start: glue jar bands stick by tc
step wrap: decorate bands jar stick > jar bands by cc
step ends: glue bands stick > ends by cc
step eyes: decorate eyes jar stick > eyes by cc
step pupils: draw pen > pupils by cc
step light: build light jar > light by tc
step dark: play jar by cc
part light = light gold : o_ yellow 0 -66 34 9
part jar = jar own : r^ light-blue+ 0 12 116 140 20 ; r ~- 0 -64 92 14 4 ; o_ yellow 0 -64 40 5
part bands = bands w : r w- 0 -46 118 20 3 2 ; r w 0 -30 118 18 3 -3 ; r_ gold 0 -13 110 20 3 ; r w- 0 4 120 18 3 3 ; r w 0 20 119 20 3 -2 ; r w- 0 37 118 18 3 3 ; r w 0 53 116 20 3 -3 ; r w- 0 70 110 18 6 2
part ends = bands w : q w 2 40 -44 70 -36 78 -14 66 -10 58 -34 ; q w 2 -46 60 -74 70 -72 80 -44 72 ; q_ w- 2 -58 -20 -20 -27 -16 -22 -58 -12 ; q_ w 2 60 -6 24 -4 22 2 60 4
part eyes = eyes w : o w -20 -13 17 17 ; o w 20 -13 17 17
part pupils = pen k : k -17 -11 8.5 ; k 23 -11 8.5

* haunted-box | 9-12 13+ | -
topics halloween, haunted house, haunted mansion, silhouette, shadow box, spooky, ghost story, bats, witch
colors black, orange, purple
minutes 70 90
mess low
heart box: shoebox, small-box, cardboard-box, cereal-box
heart black: cardstock, construction-paper = 3 sheet
heart light: string-light, LED-candle, flashlight
need sky: tracing-paper, tissue-paper, parchment-paper, paper = 1 sheet
need spacers: cardboard, corrugated-paper, foam-board, cork-sheet = 8 strip
nice moon: cellophane, metallic-paper = 1 scrap
join glue: glue
tool pencil: pencil
tool scissors: scissors
step window: cut box scissors pencil > frame by cc
step sky: glue sky box glue > sky by cc
step moon: glue moon sky glue > moon by cc
step plan: draw black box pencil by cc
step house: cut black scissors by cc
step far: glue black spacers glue > far by cc
step middle: glue black spacers glue > middle by cc
step front: glue black spacers glue > near by cc
step light: build light box > light by cc
part light = light gold : r_ gold 0 0 150 150 2
part sky = sky b : r_ b 0 0 160 160 2 ; r_ b+ 0 44 160 70 ; o_ gold 22 -30 40 40 ; o_ yellow 22 -30 33 33
part moon = moon w : o_ cream 22 -30 27 27
part far = black c : b_ c-- -74 78 -76 40 -50 26 -20 36 10 22 50 34 74 26 76 78
part middle = black c : p k -28 62 -28 6 -34 6 -16 -22 -10 -14 -10 -40 -14 -40 -1 -70 12 -40 8 -40 8 -8 22 -30 42 6 36 6 36 62 ; r_ gold -2 -24 7 12 1 ; r_ gold -18 20 9 13 1 ; r_ gold 22 18 9 13 1 ; q_ gold 3 -5 62 -5 44 2 38 9 44 9 62 ; p_ k -58 -44 -48 -50 -44 -46 -40 -50 -30 -44 -38 -44 -44 -38 -50 -44 ; p_ k 46 -58 54 -63 58 -60 62 -63 70 -57 64 -57 58 -52 53 -57
part near = black k : b k -76 80 -76 58 -40 64 0 60 40 66 76 58 76 80 ; z k 3 -64 80 -64 30 ; z k 2.4 -64 48 -48 34 ; z k 2.4 -64 44 -78 28 ; z k 2 -54 39 -54 26 ; z k 2 -71 36 -66 22 ; q k 1 30 80 30 50 33 45 36 50 36 80 ; q k 1 39 80 39 50 42 45 45 50 45 80 ; q k 1 48 80 48 50 51 45 54 50 54 80 ; q k 1 57 80 57 50 60 45 63 50 63 80 ; q k 1 66 80 66 50 69 45 72 50 72 80 ; q k 1 75 80 75 50 78 45 81 50 81 80 ; r k 56 60 52 4 ; b k -26 66 -32 54 -26 44 -22 50 -16 50 -12 44 -8 54 -12 66 ; l k 4 -12 64 -2 56 -4 46 ; o_ gold -24 52 2 2 ; o_ gold -16 52 2 2
part frame = box own : r^ ~ 0 -83.5 180 13 2 ; r^ ~ 0 83.5 180 13 2 ; r^ ~ -83.5 0 13 180 2 ; r^ ~ 83.5 0 13 180 2
scene stand

* marigold-frame | 2-3 4-5 | -
topics day of the dead, dia de los muertos, día de los muertos, dia de muertos, día de muertos, ofrenda, altar, marigold, marigolds, cempasuchil, cempasúchil, mexico, remembrance, all souls day, remembering a pet
colors orange, gold, purple
minutes 25 30
mess low
heart petals: tissue-paper, crepe-paper, paper-napkin, crinkle-paper = 3 sheet
heart base: cardboard, cereal-box, pizza-box, paper-plate, cardstock = 1 piece
need photo@4-5: photo, paper, index-card
home photo@2-3
join glue: glue
tool scissors: scissors
home plate
step frame: cut base scissors > frame by gt
step tear: tear petals by cc
step scrunch: shape petals by cc
step pour: prepare glue plate by gt
step press: decorate petals glue plate base > flowers by cc
step photo: glue photo base glue > photo by tt
step place: play base by cc
part photo = photo w : r_ w 0 0 92 104 2 ; r_ light-blue 0 0 82 94 2 ; b_ teal -36 47 -32 26 -12 16 12 16 32 26 36 47 ; o_ tan 0 -8 20 23 ; b_ gray+ -23 -6 -24 -28 -10 -40 10 -40 24 -28 23 -6 16 -20 0 -24 -16 -20 ; o_ k -7 -8 2.2 ; o_ k 7 -8 2.2 ; u 0 -1 7
part frame = base own : r^ ~ 0 -67 150 30 2 ; r^ ~ 0 67 150 30 2 ; r^ ~ -60 0 30 164 2 ; r^ ~ 60 0 30 164 2
part flowers = petals a : y a -66 -72 19 19 9 .18 ; y_ a- -66 -72 12.9 12.9 8 .22 ; y_ a+ -66 -72 7.2 7.2 6 .25 ; y b -34 -76 17 17 9 .18 ; y_ b- -34 -76 11.6 11.6 8 .22 ; y_ b+ -34 -76 6.5 6.5 6 .25 ; y a 0 -74 18 18 9 .18 ; y_ a- 0 -74 12.2 12.2 8 .22 ; y_ a+ 0 -74 6.8 6.8 6 .25 ; y b 34 -76 17 17 9 .18 ; y_ b- 34 -76 11.6 11.6 8 .22 ; y_ b+ 34 -76 6.5 6.5 6 .25 ; y a 66 -72 19 19 9 .18 ; y_ a- 66 -72 12.9 12.9 8 .22 ; y_ a+ 66 -72 7.2 7.2 6 .25 ; y b 66 -36 18 18 9 .18 ; y_ b- 66 -36 12.2 12.2 8 .22 ; y_ b+ 66 -36 6.8 6.8 6 .25 ; y a 66 0 17 17 9 .18 ; y_ a- 66 0 11.6 11.6 8 .22 ; y_ a+ 66 0 6.5 6.5 6 .25 ; y b 66 36 18 18 9 .18 ; y_ b- 66 36 12.2 12.2 8 .22 ; y_ b+ 66 36 6.8 6.8 6 .25 ; y a 66 72 19 19 9 .18 ; y_ a- 66 72 12.9 12.9 8 .22 ; y_ a+ 66 72 7.2 7.2 6 .25 ; y b 34 76 17 17 9 .18 ; y_ b- 34 76 11.6 11.6 8 .22 ; y_ b+ 34 76 6.5 6.5 6 .25 ; y a 0 74 18 18 9 .18 ; y_ a- 0 74 12.2 12.2 8 .22 ; y_ a+ 0 74 6.8 6.8 6 .25 ; y b -34 76 17 17 9 .18 ; y_ b- -34 76 11.6 11.6 8 .22 ; y_ b+ -34 76 6.5 6.5 6 .25 ; y a -66 72 19 19 9 .18 ; y_ a- -66 72 12.9 12.9 8 .22 ; y_ a+ -66 72 7.2 7.2 6 .25 ; y b -66 36 18 18 9 .18 ; y_ b- -66 36 12.2 12.2 8 .22 ; y_ b+ -66 36 6.8 6.8 6 .25 ; y a -66 0 17 17 9 .18 ; y_ a- -66 0 11.6 11.6 8 .22 ; y_ a+ -66 0 6.5 6.5 6 .25 ; y b -66 -36 18 18 9 .18 ; y_ b- -66 -36 12.2 12.2 8 .22 ; y_ b+ -66 -36 6.8 6.8 6 .25
scene stand

* papel-picado | 6-8 9-12 13+ | -
topics papel picado, day of the dead, dia de los muertos, día de los muertos, dia de muertos, día de muertos, mexico, mexican, fiesta, cinco de mayo, ofrenda, banner, garland, cut paper, hispanic heritage month
colors pink, orange, teal, purple free
minutes 35 45 60
mess low
heart sheet: tissue-paper, crepe-paper, origami-paper, wrapping-paper = 4 sheet
need line: string, yarn, cotton-cord, ribbon = 6 ft
nice punch: hole-punch
join stick: glue-stick, glue, tape
tool scissors: scissors
tool pencil: pencil
step trim: cut sheet scissors > flags by ccc
step fold: fold sheet by ccc
step draw: draw sheet pencil by ccc
step folds: cut sheet scissors by tcc
step punch: poke punch sheet by ccc
step hem: cut sheet scissors > cuts by ccc
step open: fold sheet by ccc
step hang: glue sheet line stick > line by ccc
scene hang
part line = line k : l_ k 2 -100 -80 -50 -68 0 -64 50 -68 100 -80
part flags = sheet a : q^ a 1 -95 -78 -50 -69 -50 56 -95 48 ; q^ b 1 -47 -68 -2 -64 -2 62 -47 57 ; q^ c 1 2 -64 47 -68 47 57 2 62 ; q^ d 1 50 -69 95 -78 95 48 50 56 ; c_ a -95 48 -50 56 5 -10 ; c_ b -47 57 -2 62 5 -10 ; c_ c 2 62 47 57 5 -10 ; c_ d 50 56 95 48 5 -10
part cuts = sheet w : o_ g -73 -23 15 17 ; r_ g -73 -5 14 11 2 ; o_ a -79 -24 4.2 5.2 ; o_ a -67 -24 4.2 5.2 ; p_ a -73 -19 -75.4 -14 -70.6 -14 ; z_ a 1.2 -76 -9 -76 0 ; z_ a 1.2 -71 -9 -71 0 ; o_ g 24 -15 15 17 ; r_ g 24 3 14 11 2 ; o_ c 18 -16 4.2 5.2 ; o_ c 30 -16 4.2 5.2 ; p_ c 24 -11 21.6 -6 26.4 -6 ; z_ c 1.2 21 -1 21 8 ; z_ c 1.2 26 -1 26 8 ; f_ g -25 -6 8 17 4.6 0 4 ; o_ b -25 -6 3.4 ; o_ g -25 -6 2.4 ; f_ g 73 -14 8 17 4.6 0 4 ; j_ g -89 -46 -77 -56 3.6 ; j_ g -57 -46 -69 -56 3.6 ; o_ g -88 14 4 ; o_ g -58 14 4 ; h_ g -73 20 8 ; d_ g 2 -88 30 -58 30 -73 38 ; p_ g -92 -20 -95 -12 -92 -4 -89 -12 ; p_ g -54 -20 -51 -12 -54 -4 -57 -12 ; j_ g -41 -38 -29 -48 3.6 ; j_ g -9 -38 -21 -48 3.6 ; o_ g -40 22 4 ; o_ g -10 22 4 ; h_ g -25 28 8 ; d_ g 2 -40 38 -10 38 -25 46 ; p_ g -44 -12 -47 -4 -44 4 -41 -4 ; p_ g -6 -12 -3 -4 -6 4 -9 -4 ; j_ g 8 -38 20 -48 3.6 ; j_ g 40 -38 28 -48 3.6 ; o_ g 9 22 4 ; o_ g 39 22 4 ; h_ g 24 28 8 ; d_ g 2 9 38 39 38 24 46 ; p_ g 5 -12 2 -4 5 4 8 -4 ; p_ g 43 -12 46 -4 43 4 40 -4 ; j_ g 57 -46 69 -56 3.6 ; j_ g 89 -46 77 -56 3.6 ; o_ g 58 14 4 ; o_ g 88 14 4 ; h_ g 73 20 8 ; d_ g 2 58 30 88 30 73 38 ; p_ g 54 -20 51 -12 54 -4 57 -12 ; p_ g 92 -20 95 -12 92 -4 89 -12

* clay-calavera | 9-12 13+ | -
topics day of the dead, dia de los muertos, día de los muertos, dia de muertos, día de muertos, calavera, sugar skull, skull, ofrenda, mexico, pottery, sculpture
colors white, pink, teal, orange
minutes 60 75
waits 1440
mess some
heart clay: air-dry-clay, polymer-clay, play-dough = 1/2 lb
need color: acrylic-paint, paint-marker, paint, metallic-pen = 4 color
nice gems: stick-on-gem, bead, sequin, seed-bead = 12
tool brush: paintbrush, cotton-swab
tool knife: plastic-knife, craft-stick, plastic-spoon
tool poker: pencil, chopstick
home water
step ball: shape clay by cc
step eyes: shape clay poker > skull by cc
step jaw: shape clay knife by cc
step smooth: shape clay water by cc
step gems: decorate gems clay > gems by cc
step dry: dry clay by cc
step base: paint clay color brush > sockets by cc
step brow: paint clay color brush > brow by cc
step rest: paint clay color brush > pattern by cc
part skull = clay w : b^ w -72 -20 -62 -62 -30 -84 0 -88 30 -84 62 -62 72 -20 64 14 48 28 44 44 38 74 20 84 -20 84 -38 74 -44 44 -48 28 -64 14
part sockets = color k : o_ k -30 -6 20 22 ; o_ k 30 -6 20 22 ; p_ k 0 18 -9 34 0 31 9 34 ; l_ k 2.2 -34 56 0 60 34 56 ; z_ k 2 -26 48 -26 70 ; z_ k 2 -15.6 48 -15.6 70 ; z_ k 2 -5.2 48 -5.2 70 ; z_ k 2 5.2 48 5.2 70 ; z_ k 2 15.6 48 15.6 70 ; z_ k 2 26 48 26 70
part brow = color b : f_ b 0 -58 6 17 6 ; o_ d 0 -58 6 ; l_ c 3 -50 -54 -40 -64 -28 -60 -24 -52 ; l_ c 3 50 -54 40 -64 28 -60 24 -52 ; j_ c -20 -46 -10 -40 3.5 ; j_ c 20 -46 10 -40 3.5
part pattern = color d : o_ b -4 -6 4.6 ; o_ b -9 10.5 4.6 ; o_ b -22 20.6 4.6 ; o_ b -38 20.6 4.6 ; o_ b -51 10.5 4.6 ; o_ b -56 -6 4.6 ; o_ b -51 -22.5 4.6 ; o_ b -38 -32.6 4.6 ; o_ b -22 -32.6 4.6 ; o_ b -9 -22.5 4.6 ; o_ d 56 -6 4.6 ; o_ d 51 10.5 4.6 ; o_ d 38 20.6 4.6 ; o_ d 22 20.6 4.6 ; o_ d 9 10.5 4.6 ; o_ d 4 -6 4.6 ; o_ d 9 -22.5 4.6 ; o_ d 22 -32.6 4.6 ; o_ d 38 -32.6 4.6 ; o_ d 51 -22.5 4.6 ; h_ b -56 26 7 ; h_ b 56 26 7 ; i_ c -52 -28 8 2 2 ; i_ c 52 -28 8 2 2 ; d_ d 2.6 0 76 -12 75 12 75 ; j_ c -10 40 -22 44 3 ; j_ c 10 40 22 44 3
part gems = gems d : o_ c -30 -6 7 7 ; o_ c 30 -6 7 7 ; d_ d 3 0 -76 -14 -73 14 -73 -28 -68 28 -68

* dough-diya | 2-3 4-5 6-8 | -
topics diwali, deepavali, dipawali, divali, tihar, diya, deepa, clay lamp, oil lamp, festival of lights, hindu, india, lakshmi, rama and sita
colors orange, pink, yellow, teal
minutes 20 25 30
waits 1440
mess some
heart dough: play-dough, air-dry-clay = handful
need flame@2-3: tissue-paper, construction-paper, felt, cellophane = 1 scrap
need flame@4-5,6-8: LED-candle, tissue-paper, construction-paper, cellophane
nice color: paint, acrylic-paint, metallic-paint = 2 color
nice gems@4-5,6-8: bead, sequin, stick-on-gem, dried-lentil = 10
tool poker: craft-stick, pencil, cotton-swab, paper-straw
tool brush: paintbrush, sponge-brush, cotton-swab
step ball: shape dough by ccc
step press: shape dough > bowl by ccc
step lip: shape dough by tcc
step marks: shape dough poker > marks by ccc
step gems@4-5,6-8: decorate gems dough > gems by cc
step dry: dry dough by gcc
step paint: paint dough color brush > paint by ccc
step flame: build flame dough > flame by tcc
step row: play dough by ccc
part flame = flame gold : x^ orange 46 -44 16 38 10 ; x_ yellow 45 -34 9 24 10
part bowl = dough own : b^ ~ -82 8 -40 -2 20 -4 62 -14 88 -8 84 14 66 46 34 64 0 68 -36 64 -66 44 ; b_ ~- -74 12 -40 4 20 2 60 -6 78 -4 60 12 20 22 -30 22 ; r ~- 0 72 70 14 6
part marks = poker k : j_ brown+ -54 38 -50 50 3 ; j_ brown+ -37 41 -33 53 3 ; j_ brown+ -20 44 -16 56 3 ; j_ brown+ -3 47 1 59 3 ; j_ brown+ 14 44 18 56 3 ; j_ brown+ 31 41 35 53 3 ; j_ brown+ 48 38 52 50 3
part paint = color b : l_ b 5 -76 24 -44 36 0 40 44 32 80 10 ; d_ c 4 -58 44 -34 54 -8 58 20 56 46 46 66 32 ; r_ d 0 72 64 6 3
part gems = gems c : d c 5 -62 28 -40 36 -18 40 4 41 26 38 48 30 66 20

* cd-rangoli | 6-8 9-12 | -
topics diwali, deepavali, dipawali, divali, rangoli, festival of lights, mandala, kolam, hindu, india, lakshmi, old cd, upcycling
colors pink, gold, teal, purple
minutes 40 50
waits 120
mess some
heart disk: old-CD
heart bits: sequin, stick-on-gem, bead, mosaic-tile, crystal = 2 handful
need ring: button, bead, dried-lentil, dried-bean, seed, rice, pumpkin-seed = handful
nice grain: rice, colored-sand, dried-lentil, dry-pasta = 1/4 cup
nice dye: food-coloring
nice light: LED-candle
join glue: glue
tool pen: permanent-marker, marker, pencil
home plate
home spoon
step dye: mix grain dye plate spoon by tc
step sort: arrange bits ring by cc
step rings: draw disk pen by cc
step petals: glue ring disk glue > disk petals by cc
step gems: glue bits disk glue > gems by cc
step grain: glue grain disk glue > grain by cc
step rim: glue bits ring disk glue > rim by cc
step light: build light disk > light by cc
step shine: play disk by cc
scene lay
part disk = disk own : o^ silver 0 0 84 84 ; a_ light-blue 0 0 80 30 200 240 ; a_ pink+ 0 0 80 30 20 50 ; a_ yellow+ 0 0 80 30 110 135
part grain = grain b : j_ c 25.9 10.7 42.5 17.6 9 ; j_ c 10.7 25.9 17.6 42.5 9 ; j_ c -10.7 25.9 -17.6 42.5 9 ; j_ c -25.9 10.7 -42.5 17.6 9 ; j_ c -25.9 -10.7 -42.5 -17.6 9 ; j_ c -10.7 -25.9 -17.6 -42.5 9 ; j_ c 10.7 -25.9 17.6 -42.5 9 ; j_ c 25.9 -10.7 42.5 -17.6 9
part petals = ring a : o a 40 0 9 9 ; o_ a- 40 0 5 5 ; d_ w 1.2 40 0 ; o a 28.3 28.3 9 9 ; o_ a- 28.3 28.3 5 5 ; d_ w 1.2 28.3 28.3 ; o a 0 40 9 9 ; o_ a- 0 40 5 5 ; d_ w 1.2 0 40 ; o a -28.3 28.3 9 9 ; o_ a- -28.3 28.3 5 5 ; d_ w 1.2 -28.3 28.3 ; o a -40 0 9 9 ; o_ a- -40 0 5 5 ; d_ w 1.2 -40 0 ; o a -28.3 -28.3 9 9 ; o_ a- -28.3 -28.3 5 5 ; d_ w 1.2 -28.3 -28.3 ; o a 0 -40 9 9 ; o_ a- 0 -40 5 5 ; d_ w 1.2 0 -40 ; o a 28.3 -28.3 9 9 ; o_ a- 28.3 -28.3 5 5 ; d_ w 1.2 28.3 -28.3
part gems = bits d : o b 57.9 11.5 6.5 6.5 ; o_ b+ 57.9 11.5 3 3 ; o b 49.1 32.8 6.5 6.5 ; o_ b+ 49.1 32.8 3 3 ; o b 32.8 49.1 6.5 6.5 ; o_ b+ 32.8 49.1 3 3 ; o b 11.5 57.9 6.5 6.5 ; o_ b+ 11.5 57.9 3 3 ; o b -11.5 57.9 6.5 6.5 ; o_ b+ -11.5 57.9 3 3 ; o b -32.8 49.1 6.5 6.5 ; o_ b+ -32.8 49.1 3 3 ; o b -49.1 32.8 6.5 6.5 ; o_ b+ -49.1 32.8 3 3 ; o b -57.9 11.5 6.5 6.5 ; o_ b+ -57.9 11.5 3 3 ; o b -57.9 -11.5 6.5 6.5 ; o_ b+ -57.9 -11.5 3 3 ; o b -49.1 -32.8 6.5 6.5 ; o_ b+ -49.1 -32.8 3 3 ; o b -32.8 -49.1 6.5 6.5 ; o_ b+ -32.8 -49.1 3 3 ; o b -11.5 -57.9 6.5 6.5 ; o_ b+ -11.5 -57.9 3 3 ; o b 11.5 -57.9 6.5 6.5 ; o_ b+ 11.5 -57.9 3 3 ; o b 32.8 -49.1 6.5 6.5 ; o_ b+ 32.8 -49.1 3 3 ; o b 49.1 -32.8 6.5 6.5 ; o_ b+ 49.1 -32.8 3 3 ; o b 57.9 -11.5 6.5 6.5 ; o_ b+ 57.9 -11.5 3 3
part rim = bits c : o c 75 0 6 6 ; o_ c+ 75 0 2.6 2.6 ; o d 72 21.1 6 6 ; o_ d+ 72 21.1 2.6 2.6 ; o c 63.1 40.5 6 6 ; o_ c+ 63.1 40.5 2.6 2.6 ; o d 49.1 56.7 6 6 ; o_ d+ 49.1 56.7 2.6 2.6 ; o c 31.2 68.2 6 6 ; o_ c+ 31.2 68.2 2.6 2.6 ; o d 10.7 74.2 6 6 ; o_ d+ 10.7 74.2 2.6 2.6 ; o c -10.7 74.2 6 6 ; o_ c+ -10.7 74.2 2.6 2.6 ; o d -31.2 68.2 6 6 ; o_ d+ -31.2 68.2 2.6 2.6 ; o c -49.1 56.7 6 6 ; o_ c+ -49.1 56.7 2.6 2.6 ; o d -63.1 40.5 6 6 ; o_ d+ -63.1 40.5 2.6 2.6 ; o c -72 21.1 6 6 ; o_ c+ -72 21.1 2.6 2.6 ; o d -75 0 6 6 ; o_ d+ -75 0 2.6 2.6 ; o c -72 -21.1 6 6 ; o_ c+ -72 -21.1 2.6 2.6 ; o d -63.1 -40.5 6 6 ; o_ d+ -63.1 -40.5 2.6 2.6 ; o c -49.1 -56.7 6 6 ; o_ c+ -49.1 -56.7 2.6 2.6 ; o d -31.2 -68.2 6 6 ; o_ d+ -31.2 -68.2 2.6 2.6 ; o c -10.7 -74.2 6 6 ; o_ c+ -10.7 -74.2 2.6 2.6 ; o d 10.7 -74.2 6 6 ; o_ d+ 10.7 -74.2 2.6 2.6 ; o c 31.2 -68.2 6 6 ; o_ c+ 31.2 -68.2 2.6 2.6 ; o d 49.1 -56.7 6 6 ; o_ d+ 49.1 -56.7 2.6 2.6 ; o c 63.1 -40.5 6 6 ; o_ c+ 63.1 -40.5 2.6 2.6 ; o d 72 -21.1 6 6 ; o_ d+ 72 -21.1 2.6 2.6
part light = light own : o ~ 0 0 23 23 ; o_ ~- 0 0 18 18 ; x gold 0 -4 6 13 ; x_ yellow 0 -1 3.500 8

* akash-kandil | 9-12 13+ | -
topics diwali, deepavali, dipawali, divali, kandil, akash kandil, aakash kandil, sky lantern, hanging lantern, lantern, festival of lights, maharashtra, india
colors purple, orange, yellow, pink free
minutes 60 75
waits 30
mess low
heart card: cardstock, construction-paper, folder, cereal-box = 2 sheet
heart panes: tissue-paper, cellophane, tracing-paper = 2 sheet
heart tails: crepe-paper, tissue-paper, ribbon, paper-strip = 10 strip
need cord: string, cotton-cord, yarn, ribbon = 3 ft
nice gold: metallic-paper, glitter-paper, aluminum-foil = 1 sheet
nice light: string-light, glow-stick
join glue: glue-stick, glue, tape
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step panels: draw card pencil ruler by cc
step windows: cut card scissors by cc
step panes: glue panes card glue > panes by cc
step close: glue card glue > body by cc
step petals: cut card scissors glue > petals by cc
step gold: glue gold card glue > gold by cc
step tails: glue tails card glue > tails by cc
step hang: tie cord card > cord by cc
step light: build light card > light by cc
scene hang
part cord = cord k : l_ k 2 -44 -50 0 -84 44 -50 ; l_ k 2 0 -100 0 -84
part tails = tails c : l b 7 -45 22 -47 56 -43 88 ; l c 7 -35 22 -36.6 56 -33.4 94 ; l d 7 -25 22 -26.2 56 -23.8 88 ; l b 7 -15 22 -15.8 56 -14.2 94 ; l c 7 -5 22 -5.4 56 -4.6 88 ; l d 7 5 22 5 56 5 94 ; l b 7 15 22 15.4 56 14.6 88 ; l c 7 25 22 25.8 56 24.2 94 ; l d 7 35 22 36.2 56 33.8 88 ; l b 7 45 22 46.6 56 43.4 94
part body = card a : q^ a- 1 -62 -40 -26 -50 -26 26 -62 16 ; q^ a 1 -26 -50 26 -50 26 26 -26 26 ; q^ a-- 1 26 -50 62 -40 62 16 26 26
part panes = panes c : p_ c 0 -42 20 -12 0 18 -20 -12 ; p_ b -44 -37 -31 -12 -44 12 -57 -14 ; p_ b 44 -37 57 -14 44 12 31 -12 ; p_ w 0 -24 8 -12 0 0 -8 -12
part light = light yellow : d_ yellow+ 4 0 -30 -8 -18 8 -16 0 -4 6 6 -44 -16 44 -16
part petals = card d : v d -64 -38 -26 -49 3 16 ; v d -26 -49 26 -49 4 18 ; v d 26 -49 64 -38 3 16 ; v d -26 26 -64 15 3 16 ; v d 26 26 -26 26 4 18 ; v d 64 15 26 26 3 16
part gold = gold gold : z gold 5 -62 -38 -26 -48 26 -48 62 -38 ; z gold 5 -62 15 -26 25 26 25 62 15 ; d_ gold 4 0 -12 -44 -12 44 -12

* pinecone-turkey | 4-5 6-8 | -
topics thanksgiving, turkey, turkeys, thanksgiving dinner, friendsgiving, november, fall, autumn, pinecone
colors brown, red, orange, yellow
minutes 25 30
waits 60
mess low
heart cone: pinecone
heart tail: feather, construction-paper, leaf, fake-leaf, tissue-paper, felt, cardstock = 6
need head: construction-paper, felt, cardstock, craft-foam, paper-bag = 1 sheet
nice eyes: googly-eye = 2
nice tips: paint, acrylic-paint = 1 color
tool dab: cotton-swab, paintbrush, kitchen-sponge
join glue: glue
tool scissors: scissors
tool pen: marker, crayon
step tips: paint cone tips dab > cone-paint by cc
step lie: prepare cone > cone by cc
step cut: cut head tail scissors by tc
step tail: glue tail cone glue > tail by cc
step face: glue head glue pen > beak by cc
step head: glue head cone glue > head by tc
step eyes: glue eyes head glue > eyes by cc
step feet: glue head cone glue > feet by tc
part feet = head c : l orange 5 -16 66 -16 78 ; l orange 5 -28 82 -16 76 -4 82 ; l orange 5 18 66 18 78 ; l orange 5 6 82 18 76 30 82
part tail = tail b : feather b 0 10 -89.3 -14.3 16 ; feather c 0 10 -69.4 -52.4 16 ; feather d 0 10 -34.5 -77.3 16 ; feather b 0 10 34.5 -77.3 16 ; feather c 0 10 69.4 -52.4 16 ; feather d 0 10 89.3 -14.3 16 ; 
part cone = cone own : b^ ~ -46 30 -48 4 -30 -24 0 -34 30 -24 48 4 46 30 28 58 0 66 -28 58 ; b ~ -45 -12 -36 -22 -27 -12 -36 -4 ; b ~+ -27 -12 -18 -22 -9 -12 -18 -4 ; b ~- -9 -12 0 -22 9 -12 0 -4 ; b ~ 9 -12 18 -22 27 -12 18 -4 ; b ~+ 27 -12 36 -22 45 -12 36 -4 ; b ~+ -41 5 -32 -5 -23 5 -32 13 ; b ~- -25 5 -16 -5 -7 5 -16 13 ; b ~ -9 5 0 -5 9 5 0 13 ; b ~+ 7 5 16 -5 25 5 16 13 ; b ~- 23 5 32 -5 41 5 32 13 ; b ~- -37 22 -28 12 -19 22 -28 30 ; b ~ -23 22 -14 12 -5 22 -14 30 ; b ~+ -9 22 0 12 9 22 0 30 ; b ~- 5 22 14 12 23 22 14 30 ; b ~ 19 22 28 12 37 22 28 30 ; b ~ -33 39 -24 29 -15 39 -24 47 ; b ~+ -21 39 -12 29 -3 39 -12 47 ; b ~- -9 39 0 29 9 39 0 47 ; b ~ 3 39 12 29 21 39 12 47 ; b ~+ 15 39 24 29 33 39 24 47
part cone-paint = tips w : o_ w -36 -6 4 1.8 ; o_ w -18 -6 4 1.8 ; o_ w 0 -6 4 1.8 ; o_ w 18 -6 4 1.8 ; o_ w 36 -6 4 1.8 ; o_ w -32 11 4 1.8 ; o_ w -16 11 4 1.8 ; o_ w 0 11 4 1.8 ; o_ w 16 11 4 1.8 ; o_ w 32 11 4 1.8 ; o_ w -28 28 4 1.8 ; o_ w -14 28 4 1.8 ; o_ w 0 28 4 1.8 ; o_ w 14 28 4 1.8 ; o_ w 28 28 4 1.8 ; o_ w -24 45 4 1.8 ; o_ w -12 45 4 1.8 ; o_ w 0 45 4 1.8 ; o_ w 12 45 4 1.8 ; o_ w 24 45 4 1.8
part head = head a : b^ a -13 36 -16 6 -13 -10 -18 -28 -10 -44 0 -48 10 -44 18 -28 13 -10 16 6 13 36 0 42
part beak = head d : k -6 -30 4 ; k 7 -30 4 ; p orange -6 -22 8 -22 1 -8 ; b red 4 -14 10 -8 9 8 4 10 1 2
part eyes = eyes w : e -7 -31 7 ; e 8 -31 7

* thankful-branch | 4-5 6-8 9-12 13+ | -
topics thanksgiving, thankful, gratitude, thankful tree, giving tree, blessings, friendsgiving, november, kindness, fall, autumn
colors orange, red, yellow, brown
minutes 30 35 40 40
mess low
heart branch: stick, driftwood = 3
heart sheet: construction-paper, cardstock, paint-chip, leaf, fake-leaf, felt, paper-bag = 2 sheet
need vessel: plastic-jar, glass-jar, can, terracotta-pot, oatmeal-canister, plastic-bottle
need weight: stone, pebble, sand, dried-bean, rice, nuts-and-bolts = 2 handful
need cord: string, yarn, embroidery-floss, raffia, ribbon = 6 ft
nice trim: ribbon, fabric-scrap, lace, burlap = 1 strip
tool scissors: scissors
tool punch: hole-punch, pencil
tool pen: metallic-pen, permanent-marker, marker, crayon, ballpoint-pen
step plant: build branch vessel weight > jar branch stones by tccc
step trim: tie trim vessel > trim by tccc
step leaves: cut sheet scissors by tccc
step holes: poke sheet punch by gtcc
step first: draw pen sheet by tccc
step loops: tie cord sheet scissors > leaves by tccc
step hang: arrange sheet branch > cords by cccc
step week: play sheet by cccc
part branch = branch own : l^ ~ 5 2 66 4 20 -10 -30 -6 -84 ; l ~ 4 4 24 26 -20 52 -44 64 -78 ; l ~ 4 -8 -14 -36 -40 -52 -74 ; l ~ 3 24 -18 52 -12 74 -24 ; l ~ 3 -26 -30 -60 -28 -78 -44 ; l ~ 3 -8 -40 14 -62 22 -88 ; l ~ 3 3 34 -26 14 -54 12
part cords = cord k : l_ k 1.4 -50 -74 -50 -60 ; l_ k 1.4 -76 -46 -76 -32 ; l_ k 1.4 -54 12 -54 26 ; l_ k 1.4 -22 -46 -22 -32 ; l_ k 1.4 22 -88 22 -74 ; l_ k 1.4 60 -76 60 -62 ; l_ k 1.4 72 -22 72 -8 ; l_ k 1.4 40 -28 40 -14 ; l_ k 1.4 -4 -82 -4 -68
part leaves = sheet a : leaf a -50 -62 -54 -34 11 ; z_ w 1.6 -54 -50 -47 -49 ; leaf b -76 -34 -72 -6 11 ; z_ w 1.6 -78 -22 -71 -21 ; leaf c -54 24 -57 52 11 ; z_ w 1.6 -58 36 -51 37 ; leaf a -22 -34 -19 -6 11 ; z_ w 1.6 -24 -22 -17 -21 ; leaf b 22 -76 25 -48 11 ; z_ w 1.6 20 -64 27 -63 ; leaf c 60 -64 57 -36 11 ; z_ w 1.6 56 -52 63 -51 ; leaf a 72 -10 74 18 11 ; z_ w 1.6 70 2 77 3 ; leaf b 40 -16 37 12 11 ; z_ w 1.6 36 -4 43 -3 ; leaf c -4 -70 -8 -42 11 ; z_ w 1.6 -8 -58 -1 -57
part jar = vessel own : jar ~ 0 26 60 56
part stones = weight own : o gray -14 72 11 7 ; o gray+ 6 74 12 7 ; o gray- 20 68 8 6 ; o gray -4 64 9 6 ; o gray+ 12 60 7 5
part trim = trim b : r b 0 48 64 9 2 ; p b 0 48 -16 40 -16 56 ; p b 0 48 16 40 16 56 ; o b- 0 48 4.500

* corn-rolling | 2-3 4-5 | Farm, Food
topics harvest, harvest festival, thanksgiving, corn, sweetcorn, corn on the cob, maize, indian corn, flint corn, fall, autumn, november, lammas
colors gold, red, purple, green
minutes 20 25
waits 45
mess lots
heart cob: corn-cob
heart paint: paint = 3 color
need paper: construction-paper, paper, cardstock, watercolor-paper, packing-paper = 1 sheet
need husk: corn-husk, paper-bag, construction-paper, tissue-paper, packing-paper = 2 sheet
join stick: glue, glue-stick
tool scissors: scissors
home plate
home towel
step pour: prepare paint plate by gg
step roll: print cob paint plate paper > prints by cc
step again: print cob paint plate paper by cc
step wash: wash towel by tt
step ear: cut paper scissors > ear by gt
step husk: tear husk by cc
step glue: glue husk paper stick > husk by cc
scene lay
part ear = paper own : b^ w -34 44 -40 0 -32 -48 -14 -80 0 -88 14 -80 32 -48 40 0 34 44 0 60
part prints = paint a : o_ a -8 -76 1.9 5.4 ; o_ b -4.8 -76 1.9 5.4 ; o_ b -1.6 -76 1.9 5.4 ; o_ a 1.6 -76 1.9 5.4 ; o_ b 4.8 -76 1.9 5.4 ; o_ b 8 -76 1.9 5.4 ; o_ a -16 -64.6 3.2 5.4 ; o_ a -9.6 -64.6 3.2 5.4 ; o_ b -3.2 -64.6 3.2 5.4 ; o_ c 3.2 -64.6 3.2 5.4 ; o_ orange 9.6 -64.6 3.2 5.4 ; o_ b 16 -64.6 3.2 5.4 ; o_ orange -22 -53.2 4.1 5.4 ; o_ c -13.2 -53.2 4.1 5.4 ; o_ b -4.4 -53.2 4.1 5.4 ; o_ a 4.4 -53.2 4.1 5.4 ; o_ a 13.2 -53.2 4.1 5.4 ; o_ a 22 -53.2 4.1 5.4 ; o_ b -26 -41.8 4.8 5.4 ; o_ a -15.6 -41.8 4.8 5.4 ; o_ b -5.2 -41.8 4.8 5.4 ; o_ b 5.2 -41.8 4.8 5.4 ; o_ a 15.6 -41.8 4.8 5.4 ; o_ b 26 -41.8 4.8 5.4 ; o_ c -29 -30.4 5.3 5.4 ; o_ c -17.4 -30.4 5.3 5.4 ; o_ b -5.8 -30.4 5.3 5.4 ; o_ a 5.8 -30.4 5.3 5.4 ; o_ a 17.4 -30.4 5.3 5.4 ; o_ b 29 -30.4 5.3 5.4 ; o_ c -31 -19 5.6 5.4 ; o_ a -18.6 -19 5.6 5.4 ; o_ b -6.2 -19 5.6 5.4 ; o_ orange 6.2 -19 5.6 5.4 ; o_ a 18.6 -19 5.6 5.4 ; o_ a 31 -19 5.6 5.4 ; o_ b -32 -7.6 5.8 5.4 ; o_ b -19.2 -7.6 5.8 5.4 ; o_ b -6.4 -7.6 5.8 5.4 ; o_ b 6.4 -7.6 5.8 5.4 ; o_ b 19.2 -7.6 5.8 5.4 ; o_ b 32 -7.6 5.8 5.4 ; o_ a -32 3.8 5.8 5.4 ; o_ orange -19.2 3.8 5.8 5.4 ; o_ b -6.4 3.8 5.8 5.4 ; o_ a 6.4 3.8 5.8 5.4 ; o_ c 19.2 3.8 5.8 5.4 ; o_ b 32 3.8 5.8 5.4 ; o_ a -31 15.2 5.6 5.4 ; o_ a -18.6 15.2 5.6 5.4 ; o_ b -6.2 15.2 5.6 5.4 ; o_ c 6.2 15.2 5.6 5.4 ; o_ c 18.6 15.2 5.6 5.4 ; o_ a 31 15.2 5.6 5.4 ; o_ a -29 26.6 5.3 5.4 ; o_ b -17.4 26.6 5.3 5.4 ; o_ b -5.8 26.6 5.3 5.4 ; o_ a 5.8 26.6 5.3 5.4 ; o_ b 17.4 26.6 5.3 5.4 ; o_ b 29 26.6 5.3 5.4 ; o_ a -26 38 4.8 5.4 ; o_ a -15.6 38 4.8 5.4 ; o_ b -5.2 38 4.8 5.4 ; o_ c 5.2 38 4.8 5.4 ; o_ orange 15.6 38 4.8 5.4 ; o_ b 26 38 4.8 5.4 ; o_ orange -22 49.4 4.1 5.4 ; o_ c -13.2 49.4 4.1 5.4 ; o_ b -4.4 49.4 4.1 5.4 ; o_ a 4.4 49.4 4.1 5.4 ; o_ a 13.2 49.4 4.1 5.4 ; o_ a 22 49.4 4.1 5.4
part husk = husk d : j^ ~ -6 92 -70 -28 20 ; j^ ~- 6 92 70 -28 20 ; j^ ~- -6 94 -44 -16 15 ; j^ ~ 6 94 44 -16 15 ; j ~+ 0 96 -18 14 13 ; j ~+ 0 96 20 16 12 ; r ~- 0 90 16 18 4

* corn-dolly | 9-12 13+ | Farm
topics harvest, harvest festival, harvest home, lammas, corn dolly, straw braiding, wheat weaving, countryman's favor, england, fall, autumn, thanksgiving
colors gold, red
minutes 45 60
waits 60
mess some
heart straw: wheat-stalk, hay, raffia, reed = handful
need cord: string, embroidery-floss, raffia, yarn = 2 ft
need bow: ribbon, yarn, fabric-scrap, embroidery-floss = 2 ft
home water
home towel
tool scissors: scissors
step soak: prepare straw water towel by cc
step choose: arrange straw by cc
step bind: tie straw cord > ears by cc
step braid: weave straw by cc
step end: tie straw cord > braid by cc
step loop: tie straw cord > loop by cc
step bow: tie bow straw > bow by cc
step trim: cut straw scissors by cc
step press: dry straw by cc
scene hang
part loop = straw gold : j gold -15.7 9.2 -36.2 10 6 ; j gold- -21.2 24.3 -32.4 5.4 6 ; j gold+ -22.6 6.1 -42.9 3.5 6 ; j gold -30.4 20 -38.4 -0.4 6 ; j gold- -28.8 1.9 -48.5 -4 6 ; j gold+ -38.8 14.3 -43.4 -7.2 6 ; j gold -34.3 -3.3 -52.7 -12.3 6 ; j gold- -46.2 7.3 -47.2 -14.6 6 ; j gold+ -38.8 -9.3 -55.6 -21.2 6 ; j gold -52.3 -0.8 -49.7 -22.6 6 ; j gold- -42.3 -16 -56.9 -30.5 6 ; j gold+ -57.1 -9.8 -50.9 -30.9 6 ; j gold -44.7 -23.2 -56.7 -39.8 6 ; j gold- -60.3 -19.4 -50.7 -39.2 6 ; j gold+ -45.9 -30.6 -55 -49 6 ; j gold -61.8 -29.4 -49.2 -47.4 6 ; j gold- -45.8 -38.2 -51.8 -57.8 6 ; j gold+ -61.7 -39.6 -46.3 -55.3 6 ; j gold -44.5 -45.6 -47.2 -65.9 6 ; j gold- -60 -49.6 -42.3 -62.6 6 ; j gold+ -42 -52.7 -41.4 -73.2 6 ; j gold -56.6 -59.2 -37 -69.1 6 ; j gold- -38.4 -59.3 -34.4 -79.4 6 ; j gold+ -51.8 -68.1 -30.8 -74.7 6 ; j gold -33.8 -65.2 -26.5 -84.4 6 ; j gold- -45.5 -76.1 -23.7 -79.1 6 ; j gold+ -28.2 -70.3 -17.9 -88.1 6 ; j gold -38 -83 -16 -82.4 6 ; j gold- -21.9 -74.5 -8.9 -90.3 6 ; j gold+ -29.5 -88.5 -7.9 -84.4 6 ; j gold -15 -77.5 0.5 -91 6 ; j gold- -20.2 -92.6 0.4 -85 6 ; j gold+ -7.7 -79.4 9.8 -90.2 6 ; j gold -10.4 -95.1 8.7 -84.2 6 ; j gold- -0.2 -80 18.8 -87.8 6 ; j gold+ -0.2 -96 16.8 -82.1 6 ; j gold 7.3 -79.4 27.3 -84 6 ; j gold- 9.9 -95.2 24.5 -78.8 6 ; j gold+ 14.7 -77.6 35.1 -78.9 6 ; j gold 19.8 -92.8 31.4 -74.2 6 ; j gold- 21.6 -74.6 42 -72.5 6 ; j gold+ 29.1 -88.8 37.6 -68.5 6 ; j gold 27.9 -70.6 47.7 -65.2 6 ; j gold- 37.6 -83.3 42.7 -61.9 6 ; j gold+ 33.5 -65.5 52.2 -56.9 6 ; j gold 45.2 -76.5 46.7 -54.5 6 ; j gold- 38.2 -59.6 55.2 -48.1 6 ; j gold+ 51.5 -68.5 49.4 -46.6 6 ; j gold 41.9 -53 56.8 -38.9 6 ; j gold- 56.5 -59.6 50.8 -38.4 6 ; j gold+ 44.4 -45.9 56.8 -29.6 6 ; j gold 59.9 -50.1 50.8 -30 6 ; j gold- 45.8 -38.5 55.3 -20.3 6 ; j gold+ 61.7 -40.1 49.5 -21.8 6 ; j gold 45.9 -31 52.4 -11.5 6 ; j gold- 61.9 -29.9 46.9 -13.9 6 ; j gold+ 44.8 -23.5 48 -3.2 6 ; j gold 60.4 -19.9 42.9 -6.5 6 ; j gold- 42.5 -16.3 42.3 4.2 6 ; j gold+ 57.2 -10.2 37.9 0.2 6 ; j gold 39 -9.6 35.5 10.6 6 ; j gold- 52.6 -1.2 31.8 5.9 6 ; j gold+ 34.5 -3.6 27.8 15.8 6 ; j gold 46.5 7 24.8 10.5 6 ; j gold- 29.1 1.6 19.3 19.7 6 ; j gold+ 39.2 14 17.2 14 6
part braid = straw gold : l gold- 5 -24 14 0 34 22 66 ; l gold 5 24 14 0 34 -22 66 ; l gold+ 4 0 20 0 66 ; l gold 3 -3 34 -8 58 ; l gold- 3 3 34 9 58
part ears = straw gold : j gold -22 60 -31.4 68 3.4 ; j gold- -24 63.3 -19.4 71.3 3.4 ; j gold+ -26.1 66.6 -35.5 74.6 3.4 ; j gold -28.1 69.9 -23.5 77.9 3.4 ; j gold- -30.2 73.2 -39.5 81.2 3.4 ; j gold+ -32.2 76.5 -27.6 84.5 3.4 ; j gold -34.2 79.8 -43.6 87.8 3.4 ; z_ gold- .9 -34.2 79.8 -43.1 94.1 ; z_ gold- .9 -34.2 79.8 -36.7 91.9 ; z_ gold- .9 -32.2 76.5 -46.4 89.7 ; j gold 0 62 -7 70 3.4 ; j gold- 0 65.6 7 73.6 3.4 ; j gold+ 0 69.2 -7 77.2 3.4 ; j gold 0 72.8 7 80.8 3.4 ; j gold- 0 76.4 -7 84.4 3.4 ; j gold+ 0 80 7 88 3.4 ; j gold 0 83.6 -7 91.6 3.4 ; z_ gold- .9 0 83.6 0 99.2 ; z_ gold- .9 0 83.6 5 96.8 ; z_ gold- .9 0 80 -6 94.4 ; j gold 22 60 17.4 68 3.4 ; j gold- 24 63.3 33.4 71.3 3.4 ; j gold+ 26.1 66.6 21.5 74.6 3.4 ; j gold 28.1 69.9 37.5 77.9 3.4 ; j gold- 30.2 73.2 25.5 81.2 3.4 ; j gold+ 32.2 76.5 41.6 84.5 3.4 ; j gold 34.2 79.8 29.6 87.8 3.4 ; z_ gold- .9 34.2 79.8 43.1 94.1 ; z_ gold- .9 34.2 79.8 46.7 91.9 ; z_ gold- .9 32.2 76.5 34.4 89.7
part bow = bow b : p b 0 36 -34 22 -32 50 ; p b 0 36 34 22 32 50 ; l b 6 -2 36 -14 62 -10 84 ; l b 6 2 36 16 60 14 82 ; o b- 0 36 8 7
`;
