export const shelf = `
* ghost-prints | 2-3 4-5 | -
extras picture Fantasy: gauze, aluminum-foil, paper-doily, cotton-swab, tracing-paper
appeal 3
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
appeal 3
topics halloween, pumpkin, pumpkins, jack-o'-lantern, jack-o’-lantern, jack o lantern, jackolantern, fall, autumn, october, pumpkin patch
colors orange, black, green
minutes 20 25
mess low
heart plate: paper-plate
heart skin: tissue-paper, crepe-paper, construction-paper, paper-napkin, magazine, junk-mail = 2 sheet
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

* mummy-lantern | 4-5 6-8 9-12 | -
appeal 3
topics halloween, mummy, mummies, egypt, lantern, spooky, october, luminary, glow
colors white, black, orange
minutes 25 35 40
waits 60
mess some
heart jar: plastic-jar, glass-jar, plastic-cup, tea-light-holder
heart bands: crepe-paper, gauze, toilet-paper, paper-towel, tissue-paper, fabric-scrap, paper-napkin, old-t-shirt = 6 strip
need light: LED-candle, LED-tea-light, flashlight, string-light, glow-stick
heart eyes: googly-eye, paper, construction-paper, sticker = 2
join stick: glue, tape
tool scissors: scissors
tool pen: marker
step tear: cut bands scissors by tcc
step start: glue jar bands stick by tcc
step wrap: decorate bands jar stick > jar bands by ccc
step ends: glue bands stick > ends by ccc
step eyes: decorate eyes jar stick scissors > eyes by ccc
step pupils: draw pen > pupils by ccc
step light: build light jar > light by ggt
step dark: play jar by ccc
part light = light gold : o_ yellow 0 -66 34 9
part jar = jar own : r^ light-blue+ 0 12 116 140 20 ; r ~- 0 -64 92 14 4 ; o_ yellow 0 -64 40 5
part bands = bands w : r w- 0 -46 118 20 3 2 ; r w 0 -30 118 18 3 -3 ; r_ gold 0 -13 110 20 3 ; r w- 0 4 120 18 3 3 ; r w 0 20 119 20 3 -2 ; r w- 0 37 118 18 3 3 ; r w 0 53 116 20 3 -3 ; r w- 0 70 110 18 6 2
part ends = bands w : q w 2 40 -44 70 -36 78 -14 66 -10 58 -34 ; q w 2 -46 60 -74 70 -72 80 -44 72 ; q_ w- 2 -58 -20 -20 -27 -16 -22 -58 -12 ; q_ w 2 60 -6 24 -4 22 2 60 4
part eyes = eyes w : o w -20 -13 17 17 ; o w 20 -13 17 17
part pupils = pen k : k -17 -11 8.5 ; k 23 -11 8.5

* haunted-box | 9-12 13+ | -
appeal 3
topics halloween, haunted house, haunted mansion, silhouette, shadow box, spooky, ghost story, bats, witch
colors black, orange, purple
minutes 70 90
mess low
heart box: shoebox, small-box, cardboard-box, cereal-box
heart black: cardstock, construction-paper = 3 sheet
heart light: string-light, LED-candle, LED-tea-light, flashlight
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
extras board: ribbon
appeal 3
topics day of the dead, dia de los muertos, día de los muertos, dia de muertos, día de muertos, ofrenda, altar, marigold, marigolds, cempasuchil, cempasúchil, remembrance, all souls day, remembering a pet
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
step frame: cut base scissors > frame by gg
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

* papel-picado | 4-5 6-8 9-12 13+ | -
extras hanging: tissue-paper, coffee-filter, ribbon-rose, crepe-paper
extras party: string-light, ribbon, crepe-paper, yarn, embroidery-floss, paper-strip, tissue-paper
appeal 3
topics papel picado, day of the dead, dia de los muertos, día de los muertos, dia de muertos, día de muertos, mexico, mexican, fiesta, cinco de mayo, ofrenda, banner, garland, cut paper, hispanic heritage month
colors pink, orange, teal, purple free
minutes 40 35 45 60
mess low
heart sheet: tissue-paper, crepe-paper, origami-paper, wrapping-paper = 4 sheet
need line: string, yarn, cotton-cord, ribbon = 6 ft
nice punch: hole-punch
join stick: glue-stick, glue, tape, stapler
tool scissors: scissors
tool pencil: pencil
step trim: cut sheet scissors > flags by gccc
step fold: fold sheet by tccc
step draw: draw sheet pencil by tccc
step folds: cut sheet scissors by ttcc
step punch: poke punch sheet by tccc
step hem: cut sheet scissors > cuts by tccc
step open: fold sheet by tccc
step hang: glue sheet line stick > line by tccc
scene hang
part line = line k : l_ k 2 -100 -80 -50 -68 0 -64 50 -68 100 -80
part flags = sheet a : q^ a 1 -95 -78 -50 -69 -50 56 -95 48 ; q^ b 1 -47 -68 -2 -64 -2 62 -47 57 ; q^ c 1 2 -64 47 -68 47 57 2 62 ; q^ d 1 50 -69 95 -78 95 48 50 56 ; c_ a -95 48 -50 56 5 -10 ; c_ b -47 57 -2 62 5 -10 ; c_ c 2 62 47 57 5 -10 ; c_ d 50 56 95 48 5 -10
part cuts = sheet w : o_ g -73 -23 15 17 ; r_ g -73 -5 14 11 2 ; o_ a -79 -24 4.2 5.2 ; o_ a -67 -24 4.2 5.2 ; p_ a -73 -19 -75.4 -14 -70.6 -14 ; z_ a 1.2 -76 -9 -76 0 ; z_ a 1.2 -71 -9 -71 0 ; o_ g 24 -15 15 17 ; r_ g 24 3 14 11 2 ; o_ c 18 -16 4.2 5.2 ; o_ c 30 -16 4.2 5.2 ; p_ c 24 -11 21.6 -6 26.4 -6 ; z_ c 1.2 21 -1 21 8 ; z_ c 1.2 26 -1 26 8 ; f_ g -25 -6 8 17 4.6 0 4 ; o_ b -25 -6 3.4 ; o_ g -25 -6 2.4 ; f_ g 73 -14 8 17 4.6 0 4 ; j_ g -89 -46 -77 -56 3.6 ; j_ g -57 -46 -69 -56 3.6 ; o_ g -88 14 4 ; o_ g -58 14 4 ; h_ g -73 20 8 ; d_ g 2 -88 30 -58 30 -73 38 ; p_ g -92 -20 -95 -12 -92 -4 -89 -12 ; p_ g -54 -20 -51 -12 -54 -4 -57 -12 ; j_ g -41 -38 -29 -48 3.6 ; j_ g -9 -38 -21 -48 3.6 ; o_ g -40 22 4 ; o_ g -10 22 4 ; h_ g -25 28 8 ; d_ g 2 -40 38 -10 38 -25 46 ; p_ g -44 -12 -47 -4 -44 4 -41 -4 ; p_ g -6 -12 -3 -4 -6 4 -9 -4 ; j_ g 8 -38 20 -48 3.6 ; j_ g 40 -38 28 -48 3.6 ; o_ g 9 22 4 ; o_ g 39 22 4 ; h_ g 24 28 8 ; d_ g 2 9 38 39 38 24 46 ; p_ g 5 -12 2 -4 5 4 8 -4 ; p_ g 43 -12 46 -4 43 4 40 -4 ; j_ g 57 -46 69 -56 3.6 ; j_ g 89 -46 77 -56 3.6 ; o_ g 58 14 4 ; o_ g 88 14 4 ; h_ g 73 20 8 ; d_ g 2 58 30 88 30 73 38 ; p_ g 54 -20 51 -12 54 -4 57 -12 ; p_ g 92 -20 95 -12 92 -4 89 -12

* clay-calavera | 9-12 13+ | -
extras party: stick-on-gem, seed-bead, ribbon-rose, pressed-flower, glitter-glue
appeal 3
topics day of the dead, dia de los muertos, día de los muertos, dia de muertos, día de muertos, calavera, sugar skull, skull, ofrenda, mexico, pottery, sculpture
colors white, pink, teal, orange
minutes 60 75
waits 1440
mess some
heart clay: air-dry-clay, polymer-clay, play-dough, salt-dough = 1/2 lb
need color: acrylic-paint, paint-marker, paint, metallic-pen = 4 color
nice gems: stick-on-gem, bead, sequin, seed-bead = 7
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

* dough-diya | 2-3 4-5 6-8 9-12 | -
extras party: stick-on-gem, bead, seed-bead, glitter, glitter-glue, pressed-flower
appeal 3
topics diwali, deepavali, dipawali, divali, tihar, diya, deepa, clay lamp, oil lamp, festival of lights, hindu, india, lakshmi, rama and sita
colors orange, pink, yellow, teal
minutes 20 25 30 40
waits 1440
mess some
heart dough: play-dough, salt-dough, air-dry-clay = handful
need flame@2-3: tissue-paper, construction-paper, felt, cellophane = 1 scrap
join flame@4-5: LED-candle, LED-tea-light, tissue-paper, construction-paper, cellophane
need flame@6-8,9-12: LED-candle, LED-tea-light, tissue-paper, construction-paper, cellophane
nice color: paint, acrylic-paint, metallic-paint = 2 color
nice gems@4-5,6-8,9-12: bead, sequin, stick-on-gem, dried-lentil = 7
tool poker: craft-stick, pencil, cotton-swab, paper-straw
tool brush: paintbrush, sponge-brush, cotton-swab
step ball: shape dough by cccc
step press: shape dough > bowl by cccc
step lip: shape dough by tccc
step marks: shape dough poker > marks by cccc
step gems@4-5,6-8,9-12: decorate gems dough > gems by ccc
step dry: dry dough by gccc
step paint: paint dough color brush > paint by cccc
step flame: build flame dough > flame by tgtc
step row: play dough by cccc
part bowl = dough own : b^ ~ -82 8 -40 -2 20 -4 62 -14 88 -8 84 14 66 46 36 66 18 68 -18 68 -38 66 -66 44 ; b_ ~- -74 12 -40 4 20 2 60 -6 78 -4 60 12 20 22 -30 22
part flame = flame gold : diyaflame gold -6 8 66 -8
part marks = dough own : z_ ~-- 2 -54 40 -50 50 ; z_ ~-- 2 -37 43 -33 53 ; z_ ~-- 2 -20 46 -16 56 ; z_ ~-- 2 -3 48 1 58 ; z_ ~-- 2 14 46 18 56 ; z_ ~-- 2 31 43 35 53 ; z_ ~-- 2 48 38 52 48 ; d_ ~-- 2 -45 56 -27 61 -8 63 10 63 26 61 42 56
part paint = color b : l_ b 5 -76 24 -44 36 0 40 44 32 80 10 ; d_ c 3 -72 6 -56 1 -40 -1 14 -3 32 -6 48 -10 64 -13 80 -10
part gems = gems c : d c 5 -62 28 -40 36 -18 40 4 41 26 38 48 30 66 20

* cd-rangoli | 6-8 9-12 | -
extras party: pressed-flower, seed-bead, stick-on-gem, ribbon-rose, bead, glitter-glue, leaf
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
nice light: LED-candle, LED-tea-light
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
step light: build light disk > light by tc
step shine: play disk by cc
scene lay
part disk = disk own : o^ silver 0 0 84 84 ; a_ light-blue 0 0 80 30 200 240 ; a_ pink+ 0 0 80 30 20 50 ; a_ yellow+ 0 0 80 30 110 135
part grain = grain b : j_ c 25.9 10.7 42.5 17.6 9 ; j_ c 10.7 25.9 17.6 42.5 9 ; j_ c -10.7 25.9 -17.6 42.5 9 ; j_ c -25.9 10.7 -42.5 17.6 9 ; j_ c -25.9 -10.7 -42.5 -17.6 9 ; j_ c -10.7 -25.9 -17.6 -42.5 9 ; j_ c 10.7 -25.9 17.6 -42.5 9 ; j_ c 25.9 -10.7 42.5 -17.6 9
part petals = ring a : o a 40 0 9 9 ; o_ a- 40 0 5 5 ; d_ w 1.2 40 0 ; o a 28.3 28.3 9 9 ; o_ a- 28.3 28.3 5 5 ; d_ w 1.2 28.3 28.3 ; o a 0 40 9 9 ; o_ a- 0 40 5 5 ; d_ w 1.2 0 40 ; o a -28.3 28.3 9 9 ; o_ a- -28.3 28.3 5 5 ; d_ w 1.2 -28.3 28.3 ; o a -40 0 9 9 ; o_ a- -40 0 5 5 ; d_ w 1.2 -40 0 ; o a -28.3 -28.3 9 9 ; o_ a- -28.3 -28.3 5 5 ; d_ w 1.2 -28.3 -28.3 ; o a 0 -40 9 9 ; o_ a- 0 -40 5 5 ; d_ w 1.2 0 -40 ; o a 28.3 -28.3 9 9 ; o_ a- 28.3 -28.3 5 5 ; d_ w 1.2 28.3 -28.3
part gems = bits d : o b 57.9 11.5 6.5 6.5 ; o_ b+ 57.9 11.5 3 3 ; o b 49.1 32.8 6.5 6.5 ; o_ b+ 49.1 32.8 3 3 ; o b 32.8 49.1 6.5 6.5 ; o_ b+ 32.8 49.1 3 3 ; o b 11.5 57.9 6.5 6.5 ; o_ b+ 11.5 57.9 3 3 ; o b -11.5 57.9 6.5 6.5 ; o_ b+ -11.5 57.9 3 3 ; o b -32.8 49.1 6.5 6.5 ; o_ b+ -32.8 49.1 3 3 ; o b -49.1 32.8 6.5 6.5 ; o_ b+ -49.1 32.8 3 3 ; o b -57.9 11.5 6.5 6.5 ; o_ b+ -57.9 11.5 3 3 ; o b -57.9 -11.5 6.5 6.5 ; o_ b+ -57.9 -11.5 3 3 ; o b -49.1 -32.8 6.5 6.5 ; o_ b+ -49.1 -32.8 3 3 ; o b -32.8 -49.1 6.5 6.5 ; o_ b+ -32.8 -49.1 3 3 ; o b -11.5 -57.9 6.5 6.5 ; o_ b+ -11.5 -57.9 3 3 ; o b 11.5 -57.9 6.5 6.5 ; o_ b+ 11.5 -57.9 3 3 ; o b 32.8 -49.1 6.5 6.5 ; o_ b+ 32.8 -49.1 3 3 ; o b 49.1 -32.8 6.5 6.5 ; o_ b+ 49.1 -32.8 3 3 ; o b 57.9 -11.5 6.5 6.5 ; o_ b+ 57.9 -11.5 3 3
part rim = bits c : o c 75 0 6 6 ; o_ c+ 75 0 2.6 2.6 ; o d 72 21.1 6 6 ; o_ d+ 72 21.1 2.6 2.6 ; o c 63.1 40.5 6 6 ; o_ c+ 63.1 40.5 2.6 2.6 ; o d 49.1 56.7 6 6 ; o_ d+ 49.1 56.7 2.6 2.6 ; o c 31.2 68.2 6 6 ; o_ c+ 31.2 68.2 2.6 2.6 ; o d 10.7 74.2 6 6 ; o_ d+ 10.7 74.2 2.6 2.6 ; o c -10.7 74.2 6 6 ; o_ c+ -10.7 74.2 2.6 2.6 ; o d -31.2 68.2 6 6 ; o_ d+ -31.2 68.2 2.6 2.6 ; o c -49.1 56.7 6 6 ; o_ c+ -49.1 56.7 2.6 2.6 ; o d -63.1 40.5 6 6 ; o_ d+ -63.1 40.5 2.6 2.6 ; o c -72 21.1 6 6 ; o_ c+ -72 21.1 2.6 2.6 ; o d -75 0 6 6 ; o_ d+ -75 0 2.6 2.6 ; o c -72 -21.1 6 6 ; o_ c+ -72 -21.1 2.6 2.6 ; o d -63.1 -40.5 6 6 ; o_ d+ -63.1 -40.5 2.6 2.6 ; o c -49.1 -56.7 6 6 ; o_ c+ -49.1 -56.7 2.6 2.6 ; o d -31.2 -68.2 6 6 ; o_ d+ -31.2 -68.2 2.6 2.6 ; o c -10.7 -74.2 6 6 ; o_ c+ -10.7 -74.2 2.6 2.6 ; o d 10.7 -74.2 6 6 ; o_ d+ 10.7 -74.2 2.6 2.6 ; o c 31.2 -68.2 6 6 ; o_ c+ 31.2 -68.2 2.6 2.6 ; o d 49.1 -56.7 6 6 ; o_ d+ 49.1 -56.7 2.6 2.6 ; o c 63.1 -40.5 6 6 ; o_ c+ 63.1 -40.5 2.6 2.6 ; o d 72 -21.1 6 6 ; o_ d+ 72 -21.1 2.6 2.6
part light = light own : o ~ 0 0 23 23 ; o_ ~- 0 0 18 18 ; x gold 0 -4 6 13 ; x_ yellow 0 -1 3.500 8

* akash-kandil | 9-12 13+ | -
extras hanging: sequin, stick-on-gem, glitter-glue, bell, yarn, embroidery-floss, old-jewelry-piece, ribbon, metallic-paper
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
part tails = tails c : l ~ 7 -45 22 -47 56 -43 88 ; l ~+ 7 -35 22 -36.6 56 -33.4 94 ; l ~ 7 -25 22 -26.2 56 -23.8 88 ; l ~ 7 -15 22 -15.8 56 -14.2 94 ; l ~+ 7 -5 22 -5.4 56 -4.6 88 ; l ~ 7 5 22 5 56 5 94 ; l ~ 7 15 22 15.4 56 14.6 88 ; l ~+ 7 25 22 25.8 56 24.2 94 ; l ~ 7 35 22 36.2 56 33.8 88 ; l ~ 7 45 22 46.6 56 43.4 94
part body = card a : q^ a- 1 -62 -40 -26 -50 -26 26 -62 16 ; q^ a 1 -26 -50 26 -50 26 26 -26 26 ; q^ a-- 1 26 -50 62 -40 62 16 26 26
part panes = panes c : p_ ~ 0 -42 20 -12 0 18 -20 -12 ; p_ ~- -44 -37 -31 -12 -44 12 -57 -14 ; p_ ~- 44 -37 57 -14 44 12 31 -12 ; p_ w 0 -24 8 -12 0 0 -8 -12
part light = light yellow : d_ yellow+ 4 0 -30 -8 -18 8 -16 0 -4 6 6 -44 -16 44 -16
part petals = card d : v d -64 -38 -26 -49 3 16 ; v d -26 -49 26 -49 4 18 ; v d 26 -49 64 -38 3 16 ; v d -26 26 -64 15 3 16 ; v d 26 26 -26 26 4 18 ; v d 64 15 26 26 3 16
part gold = gold gold : z gold 5 -62 -38 -26 -48 26 -48 62 -38 ; z gold 5 -62 15 -26 25 26 25 62 15 ; d_ gold 4 0 -12 -44 -12 44 -12

* pinecone-turkey | 4-5 6-8 | Farm, Animals
extras figure: dry-pasta
extras world Farm: gourd, hay, leaf, mini-pumpkin
appeal 3
topics thanksgiving, turkey, turkeys, thanksgiving dinner, friendsgiving, november, fall, autumn, pinecone
colors brown, red, orange, yellow
minutes 25 30
waits 60
mess low
heart cone: pinecone
heart tail: feather, construction-paper, leaf, fake-leaf, tissue-paper, felt, cardstock = 6
need head: construction-paper, felt, cardstock, craft-foam, paper-bag = 1 sheet
nice eyes: googly-eye = 2
nice legs: pipe-cleaner, twist-tie = 2
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
step feet: glue head cone glue legs? > feet by tc
part feet = head c : l orange 5 -16 66 -16 78 ; l orange 5 -28 82 -16 76 -4 82 ; l orange 5 18 66 18 78 ; l orange 5 6 82 18 76 30 82
part tail = tail b : feather b 0 10 -89.3 -14.3 16 ; feather c 0 10 -69.4 -52.4 16 ; feather d 0 10 -34.5 -77.3 16 ; feather b 0 10 34.5 -77.3 16 ; feather c 0 10 69.4 -52.4 16 ; feather d 0 10 89.3 -14.3 16 ; 
part cone = cone own : b^ ~ -46 30 -48 4 -30 -24 0 -34 30 -24 48 4 46 30 28 58 0 66 -28 58 ; b ~ -45 -12 -36 -22 -27 -12 -36 -4 ; b ~+ -27 -12 -18 -22 -9 -12 -18 -4 ; b ~- -9 -12 0 -22 9 -12 0 -4 ; b ~ 9 -12 18 -22 27 -12 18 -4 ; b ~+ 27 -12 36 -22 45 -12 36 -4 ; b ~+ -41 5 -32 -5 -23 5 -32 13 ; b ~- -25 5 -16 -5 -7 5 -16 13 ; b ~ -9 5 0 -5 9 5 0 13 ; b ~+ 7 5 16 -5 25 5 16 13 ; b ~- 23 5 32 -5 41 5 32 13 ; b ~- -37 22 -28 12 -19 22 -28 30 ; b ~ -23 22 -14 12 -5 22 -14 30 ; b ~+ -9 22 0 12 9 22 0 30 ; b ~- 5 22 14 12 23 22 14 30 ; b ~ 19 22 28 12 37 22 28 30 ; b ~ -33 39 -24 29 -15 39 -24 47 ; b ~+ -21 39 -12 29 -3 39 -12 47 ; b ~- -9 39 0 29 9 39 0 47 ; b ~ 3 39 12 29 21 39 12 47 ; b ~+ 15 39 24 29 33 39 24 47
part cone-paint = tips w : o_ w -36 -6 4 1.8 ; o_ w -18 -6 4 1.8 ; o_ w 0 -6 4 1.8 ; o_ w 18 -6 4 1.8 ; o_ w 36 -6 4 1.8 ; o_ w -32 11 4 1.8 ; o_ w -16 11 4 1.8 ; o_ w 0 11 4 1.8 ; o_ w 16 11 4 1.8 ; o_ w 32 11 4 1.8 ; o_ w -28 28 4 1.8 ; o_ w -14 28 4 1.8 ; o_ w 0 28 4 1.8 ; o_ w 14 28 4 1.8 ; o_ w 28 28 4 1.8 ; o_ w -24 45 4 1.8 ; o_ w -12 45 4 1.8 ; o_ w 0 45 4 1.8 ; o_ w 12 45 4 1.8 ; o_ w 24 45 4 1.8
part head = head a : b^ a -13 36 -16 6 -13 -10 -18 -28 -10 -44 0 -48 10 -44 18 -28 13 -10 16 6 13 36 0 42
part beak = head d : k -6 -30 4 ; k 7 -30 4 ; p orange -6 -22 8 -22 1 -8 ; b red 4 -14 10 -8 9 8 4 10 1 2
part eyes = eyes w : e -7 -31 7 ; e 8 -31 7
template head 1 2.5
template feet 2 1.5

* thankful-branch | 4-5 6-8 9-12 13+ | -
extras party: raffia, photo, pinecone, string-light, leaf, wooden-craft-shape, fake-leaf, ribbon
extras jar: acorn, bay-leaf, burlap, cinnamon-stick, fabric-scrap, fake-leaf, felt, lace, leaf, raffia, ribbon, stick, string, yarn
appeal 3
topics thanksgiving, thankful, gratitude, thankful tree, giving tree, blessings, friendsgiving, november, kindness, fall, autumn, thank you
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

* handprint-menorah | 2-3 4-5 | -
appeal 3
topics hanukkah, chanukah, hanukah, hannukah, chanuka, menorah, hanukkiah, chanukiah, festival of lights, jewish, december, handprint
colors blue, yellow, silver
minutes 20 25
waits 45
mess some
heart paint: paint = 2 color
heart paper: construction-paper, paper, watercolor-paper, cardstock = 1 sheet
nice stars: sticker = 8
nice base: metallic-paper, paper-strip, washi-tape, wrapping-paper = 1 strip
join stick: glue-stick, glue when base!=washi-tape
home plate
home towel
home water
tool dab: sponge-brush, kitchen-sponge, paintbrush
step pour: prepare paint plate by gg
step paint: paint paint dab plate by tt
step press: print paint paper > sheet hands by cc
step wash: wash water towel by tt
step flames: print paint paper > flames by cc
step base: glue base paper stick > base by cc
step stars: decorate stars paper > stars by cc
step dry: dry paper by gc
part sheet = paper w : r^ w 0 0 176 160 2
part hands = paint a : b_ a -8 40 -6 8 -14 -2 -40 -4 -52 10 -46 36 -30 46 ; t_ a -14 4 6.5 -18 -14 6 -19 -28 5 ; t_ a -27 2 6.5 -33 -18 6 -36 -34 5 ; t_ a -38 4 6.5 -49 -14 6 -54 -28 5 ; t_ a -46 14 6 -61 0 5.5 -70 -12 4.6 ; b_ a 8 40 6 8 14 -2 40 -4 52 10 46 36 30 46 ; t_ a 14 4 6.5 18 -14 6 19 -28 5 ; t_ a 27 2 6.5 33 -18 6 36 -34 5 ; t_ a 38 4 6.5 49 -14 6 54 -28 5 ; t_ a 46 14 6 61 0 5.5 70 -12 4.6 ; t_ a -6 30 7 -3 2 6.5 0 -34 5.6 ; t_ a- 6 30 6 3 2 5.500 0 -30 4.6
part flames = paint b : x_ b -70 -27 5.5 10 ; o_ orange -70 -24 2 4 ; x_ b -54 -43 5.5 10 ; o_ orange -54 -40 2 4 ; x_ b -36 -49 5.5 10 ; o_ orange -36 -46 2 4 ; x_ b -19 -43 5.5 10 ; o_ orange -19 -40 2 4 ; x_ b 0 -54 5.5 10 ; o_ orange 0 -51 2 4 ; x_ b 19 -43 5.5 10 ; o_ orange 19 -40 2 4 ; x_ b 36 -49 5.5 10 ; o_ orange 36 -46 2 4 ; x_ b 54 -43 5.5 10 ; o_ orange 54 -40 2 4 ; x_ b 70 -27 5.5 10 ; o_ orange 70 -24 2 4
part base = base c : r_ silver 0 52 110 10 1 ; r_ silver- 0 58 70 8 1
part stars = stars b : s_ light-blue -74 10 3 8 4 ; s_ light-blue -74 10 3 8 4 90 ; s_ light-blue 74 10 3 8 4 ; s_ light-blue 74 10 3 8 4 90 ; s_ light-blue -77 32 3 8 4 ; s_ light-blue -77 32 3 8 4 90 ; s_ light-blue 77 32 3 8 4 ; s_ light-blue 77 32 3 8 4 90 ; s_ light-blue -72 54 3 8 4 ; s_ light-blue -72 54 3 8 4 90 ; s_ light-blue 72 54 3 8 4 ; s_ light-blue 72 54 3 8 4 90 ; s_ light-blue -50 70 3 8 4 ; s_ light-blue -50 70 3 8 4 90 ; s_ light-blue 50 70 3 8 4 ; s_ light-blue 50 70 3 8 4 90
scene lay

* stick-menorah | 4-5 6-8 | -
extras party: stick-on-gem, glitter-glue, sticker
topics hanukkah, chanukah, hanukah, hannukah, chanuka, menorah, hanukkiah, chanukiah, festival of lights, jewish, december, miracle of oil
colors blue, yellow, white
minutes 30 35
waits 45
mess some
heart sticks: craft-stick, paper-straw, clothespin = 9
heart flames: tissue-paper, crepe-paper, construction-paper, felt = 1 sheet
need bar: cardboard, cereal-box, corrugated-paper, cardstock, wood-scrap = 1 piece
need color: paint, acrylic-paint, marker = 2 color
nice stars: sticker, felt-sticker, sequin = 4
nice pins: clothespin, binder-clip = 2
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
step cut: cut bar scissors by gt
step paint: paint sticks bar color brush by cc
step row: glue sticks bar glue > candles by cc
step tall: glue sticks bar glue > shamash by tc
step front: glue bar glue > bar by cc
step stars: decorate stars bar glue > stars by cc
step stand: build pins bar > feet by tc
step flames: tear flames by cc
step light: glue flames sticks glue > flames by cc
part candles = sticks own paint paint a : r ~ -80 8 10 84 4 ; r ~ -60 8 10 84 4 ; r ~ -40 8 10 84 4 ; r ~ -20 8 10 84 4 ; r ~ 20 8 10 84 4 ; r ~ 40 8 10 84 4 ; r ~ 60 8 10 84 4 ; r ~ 80 8 10 84 4
part shamash = sticks own paint paint a : r^ ~- 0 -6 11 104 4
part flames = flames b : x orange -80 -46 5.5 13 ; x_ b -80 -42.8 3.1 8.1 ; x orange -60 -46 5.5 13 ; x_ b -60 -42.8 3.1 8.1 ; x orange -40 -46 5.5 13 ; x_ b -40 -42.8 3.1 8.1 ; x orange -20 -46 5.5 13 ; x_ b -20 -42.8 3.1 8.1 ; x orange 0 -70 5.5 13 ; x_ b 0 -66.8 3.1 8.1 ; x orange 20 -46 5.5 13 ; x_ b 20 -42.8 3.1 8.1 ; x orange 40 -46 5.5 13 ; x_ b 40 -42.8 3.1 8.1 ; x orange 60 -46 5.5 13 ; x_ b 60 -42.8 3.1 8.1 ; x orange 80 -46 5.5 13 ; x_ b 80 -42.8 3.1 8.1
part bar = bar own paint paint c : r^ ~ 0 56 184 24 3 ; r_ ~- 0 66 180 3
part stars = stars b : bits blue 1.48 -66 55 -22 55 22 55 66 55
part feet = pins wood : q ~ 2 -70 50 -58 50 -54 80 -74 80 ; q ~ 2 58 50 70 50 74 80 54 80

* pencil-dreidel | 6-8 9-12 | -
extras game: dried-chickpea, glass-gem, pebble
appeal 3
topics hanukkah, chanukah, hanukah, hannukah, chanuka, dreidel, dreidl, sevivon, spinning top, festival of lights, jewish, hebrew, december, gelt
colors blue, white, gold
minutes 35 40
waits 30
mess low
heart board: cardstock, cereal-box, index-card, construction-paper, old-greeting-card = 1 sheet
heart axle: pencil, chopstick, dowel, crayon
need color: marker, metallic-pen, colored-pencil, gel-pen = 2 color
nice tokens: dried-bean, button, candy, popcorn, dry-pasta = 4
join glue: glue, glue-stick
tool ruler: ruler
tool scissors: scissors
tool drawn: pencil, marker
step net: draw board ruler drawn by tc
step letters: color color board > letters by cc
step cut: cut board scissors by cc
step holes: poke board axle by tc
step fold: fold board by cc
step close: glue board glue > cube by tc
step axle: build axle board glue > axle by tc
step spin: test axle by cc
step game: play tokens > tokens by cc
part axle = axle own : q ~ 1 -6 -92 6 -92 6 40 -6 40 ; p wood -6 60 6 60 0 86 ; p k -2 78 2 78 0 86 ; q ~- 1 2 -92 6 -92 6 -36 2 -36
part cube = board a : p^ a+ -58 -22 -6 -44 58 -30 8 -6 ; p^ a -58 -22 8 -6 8 66 -58 44 ; p^ a- 8 -6 58 -30 58 40 8 66
part letters = color w : z_ w 5.5 -36 4 -24 8 -24 36 -42 30 ; z_ w 5.5 20 10 46 0 46 34 ; z_ w 5.500 24 24 24 46 ; z_ w 3 -50 -14 -2 -2 ; d_ w 2 -50 36 0 56
part tokens = tokens gold : o gold -76 74 11 6 ; o_ gold- -76 73 7 3.5 ; o gold 72 76 11 6 ; o_ gold- 72 75 7 3.5 ; o gold 52 84 11 6 ; o_ gold- 52 83 7 3.5 ; o gold -48 86 11 6 ; o_ gold- -48 85 7 3.5

* papercut-menorah | 9-12 13+ | -
topics hanukkah, chanukah, hanukah, hannukah, chanuka, menorah, hanukkiah, papercut, paper cut, papercutting, jewish paper cutting, jewish art, festival of lights, judaica
colors navy, cream, gold
minutes 60 90
mess low
heart dark: construction-paper, origami-paper, cardstock, wrapping-paper = 1 sheet
heart back: paper, watercolor-paper, metallic-paper, cardstock, tracing-paper = 1 sheet
nice frame: picture-frame, embroidery-hoop
nice gold: metallic-pen, gel-pen, metallic-paint
join stick: glue-stick, glue
tool pencil: pencil
tool scissors: scissors
step fold: fold dark by cc
step stem: draw dark pencil by cc
step border: draw dark pencil by cc
step shade: draw dark pencil by cc
step inside: cut dark scissors by cc
step edge: cut dark scissors by cc
step open: fold dark > cut by cc
step mount: glue dark back stick > ground by cc
step gold: draw gold back > gold by cc
step frame: build frame back > frame by cc
scene hang
part frame = frame own : r^ ~ 0 0 184 184 3
part ground = back w : r^ cream 0 0 164 164 2
part cut = dark a : r_ a 0 -73.5 156 9 2 ; r_ a 0 73.5 156 9 2 ; r_ a -73.5 0 9 156 2 ; r_ a 73.5 0 9 156 2 ; a_ a 0 26 18 13 0 180 ; a_ a 0 26 33 28 0 180 ; a_ a 0 26 48 43 0 180 ; a_ a 0 26 63 58 0 180 ; r_ a 0 10 7 96 ; r_ a -60.5 10 5 34 ; o_ a -60.5 -7 6.5 3 ; x_ a -60.5 -21 5.5 11 ; r_ a -45.5 10 5 34 ; o_ a -45.5 -7 6.5 3 ; x_ a -45.5 -21 5.5 11 ; r_ a -30.5 10 5 34 ; o_ a -30.5 -7 6.5 3 ; x_ a -30.5 -21 5.5 11 ; r_ a -15.5 10 5 34 ; o_ a -15.5 -7 6.5 3 ; x_ a -15.5 -21 5.5 11 ; r_ a 15.5 10 5 34 ; o_ a 15.5 -7 6.5 3 ; x_ a 15.5 -21 5.5 11 ; r_ a 30.5 10 5 34 ; o_ a 30.5 -7 6.5 3 ; x_ a 30.5 -21 5.5 11 ; r_ a 45.5 10 5 34 ; o_ a 45.5 -7 6.5 3 ; x_ a 45.5 -21 5.5 11 ; r_ a 60.5 10 5 34 ; o_ a 60.5 -7 6.5 3 ; x_ a 60.5 -21 5.5 11 ; o_ a 0 -40 8 3.5 ; x_ a 0 -55 6.5 13 ; p_ a -26 74 26 74 8 56 -8 56 ; s_ a -50 -50 3 15 7.5 ; s_ a -50 -50 3 15 7.5 90 ; s_ cream -50 -50 6 7 5 ; s_ a 50 -50 3 15 7.5 ; s_ a 50 -50 3 15 7.5 90 ; s_ cream 50 -50 6 7 5 ; b_ a -70 74 -68 50 -58 44 -48 58 -40 74 ; b_ a 70 74 68 50 58 44 48 58 40 74 ; j_ cream -60 70 -58 52 3 ; j_ cream 60 70 58 52 3 ; z_ a 3 -74 -30 -50 -50 -30 -74 ; z_ a 3 74 -30 50 -50 30 -74 ; z_ a 3 -72 30 -60 46 ; z_ a 3 72 30 60 46
part gold = gold gold : x_ gold -60.5 -20 2.4 6 ; x_ gold -45.5 -20 2.4 6 ; x_ gold -30.5 -20 2.4 6 ; x_ gold -15.5 -20 2.4 6 ; x_ gold 0 -53 2.4 6 ; x_ gold 15.5 -20 2.4 6 ; x_ gold 30.5 -20 2.4 6 ; x_ gold 45.5 -20 2.4 6 ; x_ gold 60.5 -20 2.4 6

* plate-santa | 2-3 4-5 | -
extras figure: bell
appeal 3
topics christmas, santa, santa claus, father christmas, saint nicholas, st nicholas, december, xmas, north pole, advent
colors red, tan, white
minutes 20 25
waits 30
mess low
heart plate: paper-plate
heart beard: cotton-ball, pillow-stuffing, cotton-pad, tissue = 2 handful
need hat: construction-paper, felt, cardstock, wrapping-paper, paper = 1 sheet
need color: crayon, marker, paint = 2 color
nice pom@4-5: pom-pom, bottle-cap, button = 1
nice sight@4-5: googly-eye, button = 2
join glue: glue, glue-stick
tool scissors: scissors
tool pen: marker, crayon
step cut: cut hat scissors by gt
step face: color color plate > plate face by cc
step hat: glue hat plate glue > hat by tc
step spread: glue plate glue by cc
step beard: decorate beard plate > beard by cc
step fur: decorate beard hat glue > fur by cc
step sight@4-5: glue sight plate glue > sight by c
step eyes: draw pen plate > eyes by tc
step pom@4-5: glue pom plate glue > pom by c
step nose: glue hat plate glue > nose by cc
part plate = plate own : plate ~ 0 20 66
part face = color b : o_ b 0 10 52 44
part hat = hat a : p^ a -64 -14 64 -14 30 -60 46 -74 72 -66 40 -92 4 -92 -24 -70
part beard = beard w : cotton w 58 18 20 ; cotton w 53.6 40.2 20 ; cotton w 41 59 20 ; cotton w 22.2 71.6 20 ; cotton w 0 76 20 ; cotton w -22.2 71.6 20 ; cotton w -41 59 20 ; cotton w -53.6 40.2 20 ; cotton w -58 18 20 ; cotton w -40 36 18 ; cotton w -22 50 18 ; cotton w 0 56 18 ; cotton w 22 50 18 ; cotton w 40 36 18 ; cotton w -13 33 13 ; cotton w 13 33 13
part fur = beard w : cotton w -60 -14 15 ; cotton w -40 -14 15 ; cotton w -20 -14 15 ; cotton w 0 -14 15 ; cotton w 20 -14 15 ; cotton w 40 -14 15 ; cotton w 60 -14 15 ; cotton w 72 -62 15
part eyes = pen k : k -18 6 5 ; k 18 6 5 ; l_ w 4 -26 -5 -18 -8 -10 -5 ; l_ w 4 10 -5 18 -8 26 -5
part sight = sight w : e -18 6 9 ; e 18 6 9
part nose = hat a : o a 0 22 9 8 ; o_ w -3 19 2
part pom = pom a : pompom ~ 0 22 11
template hat 1 9 across
scene lay

* pinecone-tree | 4-5 6-8 | -
extras party: tinsel, pine-branch, pinecone, stick-on-gem, tulle, seed-bead
extras world Seasons: wrapping-paper, wood-slice, cinnamon-stick, toy-animal, bottle-cork, stick, wooden-block, milk-carton
appeal 3
topics pinecone christmas tree, christmas, christmas tree, xmas, xmas tree, fir tree, december, ornament, tabletop tree, evergreen, pinecone
colors green, red, gold, white
minutes 25 35
waits 60
mess some
heart cone: pinecone
need trims: pom-pom, felt-ball, bead, button, sequin, tissue-paper, wooden-bead = 12
need star: felt, construction-paper, cardstock, craft-foam, metallic-paper, pipe-cleaner = 1 scrap
need pot: cardboard-tube, cork, spool, terracotta-pot, egg-carton, plastic-lid, wood-slice, bottle-cap, paper-cup
nice color: paint, acrylic-paint = 2 color
nice shine: sticker, stick-on-gem = 2
nice garland: ribbon, yarn, tinsel, string = 2 ft
join glue: glue
tool brush: paintbrush, toothbrush, sponge-brush
tool scissors: scissors
step turn: prepare cone > cone by cc
step paint: paint cone color brush > snow by cc
step pot: build pot cone glue > pot by gc
step garland: decorate garland cone > garland by tc
step star: cut star scissors by tc
step balls: decorate trims cone glue > balls by cc
step shine: decorate shine star > shine by cc
step top: glue star cone glue > star by tc
step rest: play cone by cc
part pot = pot own : r^ ~ 0 72 46 22 3 ; r_ ~- 0 80 44 6
part cone = cone own paint paint a : b^ ~- -62 60 -30 66 0 68 30 66 62 60 40 30 26 -10 0 -60 -26 -10 -40 30 ; b ~ -62 49 -52 43 -42 49 -52 64 ; b ~+ -41.2 49 -31.2 43 -21.2 49 -31.2 64 ; b ~ -20.4 49 -10.4 43 -0.4 49 -10.4 64 ; b ~+ 0.4 49 10.4 43 20.4 49 10.4 64 ; b ~ 21.2 49 31.2 43 41.2 49 31.2 64 ; b ~+ 42 49 52 43 62 49 52 64 ; b ~+ -54 29 -44 23 -34 29 -44 44 ; b ~ -32 29 -22 23 -12 29 -22 44 ; b ~+ -10 29 0 23 10 29 0 44 ; b ~ 12 29 22 23 32 29 22 44 ; b ~+ 34 29 44 23 54 29 44 44 ; b ~ -45 9 -35 3 -25 9 -35 24 ; b ~+ -21.7 9 -11.7 3 -1.7 9 -11.7 24 ; b ~ 1.7 9 11.7 3 21.7 9 11.7 24 ; b ~+ 25 9 35 3 45 9 35 24 ; b ~+ -36 -13 -26 -19 -16 -13 -26 2 ; b ~ -18.7 -13 -8.7 -19 1.3 -13 -8.7 2 ; b ~+ -1.3 -13 8.7 -19 18.7 -13 8.7 2 ; b ~ 16 -13 26 -19 36 -13 26 2 ; b ~ -26 -34 -16 -40 -6 -34 -16 -19 ; b ~+ -10 -34 0 -40 10 -34 0 -19 ; b ~ 6 -34 16 -40 26 -34 16 -19 ; b ~+ -16 -53 -6 -59 4 -53 -6 -38 ; b ~ -4 -53 6 -59 16 -53 6 -38
part snow = color w : o_ w -52 59 5 2 ; o_ w -31.2 59 5 2 ; o_ w -10.4 59 5 2 ; o_ w 10.4 59 5 2 ; o_ w 31.2 59 5 2 ; o_ w 52 59 5 2 ; o_ w -44 39 5 2 ; o_ w -22 39 5 2 ; o_ w 0 39 5 2 ; o_ w 22 39 5 2 ; o_ w 44 39 5 2 ; o_ w -35 19 5 2 ; o_ w -11.7 19 5 2 ; o_ w 11.7 19 5 2 ; o_ w 35 19 5 2 ; o_ w -26 -3 5 2 ; o_ w -8.7 -3 5 2 ; o_ w 8.7 -3 5 2 ; o_ w 26 -3 5 2 ; o_ w -16 -24 5 2 ; o_ w 0 -24 5 2 ; o_ w 16 -24 5 2 ; o_ w -6 -43 5 2 ; o_ w 6 -43 5 2
part garland = garland b : l b 4 -50 48 -10 56 34 34 ; l b 4 -34 16 0 26 24 4 ; l b 4 -18 -18 0 -10 12 -26
part balls = trims c : bits b 1.3 -46 62 10 62 2 36 26 24 -18 6 -8 -28 54 60 ; bits c 1.3 -20 52 40 52 -30 32 12 -2 9 -36
part star = star c : s^ c 0 -72 5 18 8
part shine = shine b : bits own 1.1 0 -72
template star 1 2.5 across

* tube-nativity | 4-5 6-8 | -
extras world Seasons: cardboard-box, toy-animal, stick
appeal 3
topics christmas, nativity, nativity scene, manger, bethlehem, mary and joseph, baby jesus, jesus, creche, crèche, xmas, advent, christian, epiphany
colors blue, brown, cream, gold
minutes 40 50
waits 30
mess low
heart tubes: cardboard-tube = 3
heart cloth: felt, fabric-scrap, construction-paper, tissue-paper, paper-napkin, crepe-paper = 3 color
need faces: construction-paper, paper, cardstock, paper-bag = 1 sheet
nice hay: hay, raffia, grass, crinkle-paper, yarn = handful
nice staff: pipe-cleaner, stick, craft-stick
nice star: metallic-paper, aluminum-foil, sticker, construction-paper = 1 piece
join glue: glue, tape
tool scissors: scissors
tool pen: marker, colored-pencil
step crib: cut tubes scissors > crib by gt
step faces: cut faces scissors by tc
step glue: glue faces tubes glue > bodies faces by cc
step draw: draw pen faces > eyes by cc
step cloaks: cut cloth scissors by tc
step wrap: glue cloth tubes glue > cloaks by tc
step staff: glue staff tubes glue > staff by tc
step hay: fill hay tubes > hay by cc
step baby: roll cloth tubes > baby by tc
step star: decorate star > star by tc
part star = star gold : s^ gold 0 -72 4 26 7 ; s gold+ 0 -72 4 15 6 -45 ; p_ gold 2 -66 12 -66 26 -34
part bodies = tubes own : tube ~ -54 -34 46 112 ; tube ~ 54 -44 46 122
part faces = faces d : o tan -54 -12 18 19 ; o tan 54 -20 18 19
part eyes = pen k : k -60 -12 2.6 ; k -48 -12 2.6 ; u -54 -6 5 ; k 48 -20 2.6 ; k 60 -20 2.6 ; b_ brown- 40 -12 46 -10 54 -12 62 -10 68 -12 64 4 54 10 44 4
part cloaks = cloth a : q a 6 -80 80 -78 10 -74 -34 -54 -46 -34 -34 -30 10 -28 80 ; o_ tan -54 -12 16 17 ; k -60 -12 2.6 ; k -48 -12 2.6 ; u -54 -6 5 ; q_ a- 2 -56 12 -52 12 -48 80 -60 80 ; q b 6 28 80 30 6 32 -40 54 -52 76 -40 78 6 80 80 ; o_ tan 54 -22 16 16 ; b_ brown- 40 -16 46 -13 54 -14 62 -13 68 -16 66 -2 54 6 42 -2 ; k 48 -23 2.6 ; k 60 -23 2.6 ; q_ b- 2 50 8 58 8 62 80 46 80
part staff = staff own : l^ brown 5 88 80 86 -30 78 -48 66 -40
part hay = hay gold : l gold 2.4 -24 52 -27 36 ; l gold+ 2.4 -19.6 50 -22 43 ; l gold- 2.4 -15.2 48 -17 41 ; l gold 2.4 -10.8 52 -12 39 ; l gold+ 2.4 -6.4 50 -7 37 ; l gold- 2.4 -2 48 -2 44 ; l gold 2.4 2.4 52 3 42 ; l gold+ 2.4 6.8 50 8 40 ; l gold- 2.4 11.2 48 13 38 ; l gold 2.4 15.6 52 18 36 ; l gold+ 2.4 20 50 23 43 ; l gold- 2.4 24.4 48 28 41
part baby = cloth c : b^ c -18 50 -14 38 0 36 16 40 20 48 10 54 -8 54 ; o tan -11 42 8 8 ; k -13 42 1.6 ; k -8 42 1.6
part crib = tubes own : a^ ~ 0 48 30 0 0 180 ; a_ ~- 0 50 22 19 20 160 ; z ~- 6 -20 66 -28 82 ; z ~- 6 20 66 28 82
template faces 2 2

* advent-packets | 6-8 9-12 13+ | -
extras hanging: bell, cinnamon-stick, dried-orange-slice, fake-leaf, wooden-craft-shape, tinsel, eucalyptus, craft-foam
appeal 3
topics christmas, advent, advent calendar, countdown, countdown calendar, december, xmas, gift wrap, kindness
colors red, green, gold, cream
minutes 60 70 80
mess low
heart sheet: wrapping-paper, packing-paper, old-book-page, map, sheet-music, magazine, junk-mail, construction-paper, newspaper = 12 sheet
need line: string, cotton-cord, ribbon, yarn = 12 ft
need clips: clothespin, paper-clip, binder-clip, washi-tape = 24
need notes: paper, index-card, paper-strip, sticky-note = 3 sheet
join stick: glue-stick, tape, glue, washi-tape
tool scissors: scissors
tool pen: marker, metallic-pen, gel-pen, ballpoint-pen
step halve: cut sheet scissors by ccc
step tube: roll sheet stick by ccc
step bottom: fold sheet stick by ccc
step write: draw notes pen scissors by tcc
step fill: fill notes sheet by ccc
step pinch: fold sheet > packets by ccc
step number: draw pen sheet > numbers by ccc
step line: tie line > line by ttc
step hang: build clips sheet line > clips by tcc
scene hang
part line = line k : l_ k 2 -100 -74 0 -66 100 -74 ; l_ k 2 -100 -14 0 -6 100 -14 ; l_ k 2 -100 46 0 54 100 46
part packets = sheet a : p a -87 -72.5 -83 -72.5 -74.5 -36.5 -95.5 -36.5 ; p_ a- -84 -72.5 -83 -72.5 -74.5 -36.5 -81 -36.5 ; p c -62.7 -70.7 -58.7 -70.7 -50.2 -34.7 -71.2 -34.7 ; p_ c- -59.7 -70.7 -58.7 -70.7 -50.2 -34.7 -56.7 -34.7 ; p d -38.4 -68.9 -34.4 -68.9 -25.9 -32.9 -46.9 -32.9 ; p_ d- -35.4 -68.9 -34.4 -68.9 -25.9 -32.9 -32.4 -32.9 ; p a -14.1 -67.1 -10.1 -67.1 -1.6 -31.1 -22.6 -31.1 ; p_ a- -11.1 -67.1 -10.1 -67.1 -1.6 -31.1 -8.1 -31.1 ; p a 10.2 -67.1 14.2 -67.1 22.7 -31.1 1.7 -31.1 ; p_ a- 13.2 -67.1 14.2 -67.1 22.7 -31.1 16.2 -31.1 ; p b 34.5 -68.9 38.5 -68.9 47 -32.9 26 -32.9 ; p_ b- 37.5 -68.9 38.5 -68.9 47 -32.9 40.5 -32.9 ; p b 58.8 -70.7 62.8 -70.7 71.3 -34.7 50.3 -34.7 ; p_ b- 61.8 -70.7 62.8 -70.7 71.3 -34.7 64.8 -34.7 ; p c 83.1 -72.5 87.1 -72.5 95.6 -36.5 74.6 -36.5 ; p_ c- 86.1 -72.5 87.1 -72.5 95.6 -36.5 89.1 -36.5 ; p d -87 -12.5 -83 -12.5 -74.5 23.5 -95.5 23.5 ; p_ d- -84 -12.5 -83 -12.5 -74.5 23.5 -81 23.5 ; p b -62.7 -10.7 -58.7 -10.7 -50.2 25.3 -71.2 25.3 ; p_ b- -59.7 -10.7 -58.7 -10.7 -50.2 25.3 -56.7 25.3 ; p c -38.4 -8.9 -34.4 -8.9 -25.9 27.1 -46.9 27.1 ; p_ c- -35.4 -8.9 -34.4 -8.9 -25.9 27.1 -32.4 27.1 ; p d -14.1 -7.1 -10.1 -7.1 -1.6 28.9 -22.6 28.9 ; p_ d- -11.1 -7.1 -10.1 -7.1 -1.6 28.9 -8.1 28.9 ; p a 10.2 -7.1 14.2 -7.1 22.7 28.9 1.7 28.9 ; p_ a- 13.2 -7.1 14.2 -7.1 22.7 28.9 16.2 28.9 ; p c 34.5 -8.9 38.5 -8.9 47 27.1 26 27.1 ; p_ c- 37.5 -8.9 38.5 -8.9 47 27.1 40.5 27.1 ; p d 58.8 -10.7 62.8 -10.7 71.3 25.3 50.3 25.3 ; p_ d- 61.8 -10.7 62.8 -10.7 71.3 25.3 64.8 25.3 ; p a 83.1 -12.5 87.1 -12.5 95.6 23.5 74.6 23.5 ; p_ a- 86.1 -12.5 87.1 -12.5 95.6 23.5 89.1 23.5 ; p a -87 47.5 -83 47.5 -74.5 83.5 -95.5 83.5 ; p_ a- -84 47.5 -83 47.5 -74.5 83.5 -81 83.5 ; p b -62.7 49.3 -58.7 49.3 -50.2 85.3 -71.2 85.3 ; p_ b- -59.7 49.3 -58.7 49.3 -50.2 85.3 -56.7 85.3 ; p b -38.4 51.1 -34.4 51.1 -25.9 87.1 -46.9 87.1 ; p_ b- -35.4 51.1 -34.4 51.1 -25.9 87.1 -32.4 87.1 ; p c -14.1 52.9 -10.1 52.9 -1.6 88.9 -22.6 88.9 ; p_ c- -11.1 52.9 -10.1 52.9 -1.6 88.9 -8.1 88.9 ; p d 10.2 52.9 14.2 52.9 22.7 88.9 1.7 88.9 ; p_ d- 13.2 52.9 14.2 52.9 22.7 88.9 16.2 88.9 ; p b 34.5 51.1 38.5 51.1 47 87.1 26 87.1 ; p_ b- 37.5 51.1 38.5 51.1 47 87.1 40.5 87.1 ; p c 58.8 49.3 62.8 49.3 71.3 85.3 50.3 85.3 ; p_ c- 61.8 49.3 62.8 49.3 71.3 85.3 64.8 85.3 ; p d 83.1 47.5 87.1 47.5 95.6 83.5 74.6 83.5 ; p_ d- 86.1 47.5 87.1 47.5 95.6 83.5 89.1 83.5
part numbers = pen w : o_ w -85 -48.5 6.6 6.2 ; z_ k 1.2 -83.3 -51.5 -86.7 -51.5 -86.7 -45.5 -83.3 -45.5 -83.3 -48.5 -86.7 -48.5 ; o_ w -60.7 -46.7 6.6 6.2 ; z_ k 1.2 -64.2 -48.5 -62.5 -49.7 -62.5 -43.7 ; z_ k 1.2 -56.5 -46.7 -59.9 -46.7 -59.9 -49.7 -56.5 -49.7 -56.5 -43.7 -59.9 -43.7 ; o_ w -36.4 -44.9 6.6 6.2 ; z_ k 1.2 -40.6 -47.9 -37.2 -47.9 -37.2 -44.9 -40.6 -44.9 -40.6 -41.9 -37.2 -41.9 ; z_ k 1.2 -35.6 -47.9 -32.2 -47.9 -32.2 -44.9 -34.9 -44.9 -32.2 -44.9 -32.2 -41.9 -35.6 -41.9 ; o_ w -12.1 -43.1 6.6 6.2 ; z_ k 1.2 -15.6 -44.9 -13.9 -46.1 -13.9 -40.1 ; z_ k 1.2 -7.9 -46.1 -11.3 -46.1 -11.3 -40.1 -7.9 -40.1 -7.9 -43.1 -11.3 -43.1 ; o_ w 12.2 -43.1 6.6 6.2 ; z_ k 1.2 10.5 -46.1 13.9 -46.1 13.9 -40.1 10.5 -40.1 10.5 -46.1 10.5 -43.1 13.9 -43.1 ; o_ w 36.5 -44.9 6.6 6.2 ; z_ k 1.2 33.0 -46.7 34.7 -47.9 34.7 -41.9 ; z_ k 1.2 40.7 -47.9 37.3 -47.9 37.3 -44.9 40.7 -44.9 40.7 -41.9 37.3 -41.9 ; o_ w 60.8 -46.7 6.6 6.2 ; z_ k 1.2 56.6 -49.7 60.0 -49.7 60.0 -46.7 56.6 -46.7 56.6 -43.7 60.0 -43.7 ; z_ k 1.2 61.6 -49.7 61.6 -46.7 65.0 -46.7 65.0 -49.7 65.0 -43.7 ; o_ w 85.1 -48.5 6.6 6.2 ; z_ k 1.2 80.9 -51.5 84.3 -51.5 84.3 -48.5 80.9 -48.5 80.9 -45.5 84.3 -45.5 ; z_ k 1.2 85.9 -51.5 89.3 -51.5 89.3 -48.5 85.9 -48.5 85.9 -45.5 89.3 -45.5 ; o_ w -85 11.5 6.6 6.2 ; z_ k 1.2 -86.7 8.5 -83.3 8.5 -85.7 14.5 ; o_ w -60.7 13.3 6.6 6.2 ; z_ k 1.2 -64.9 10.3 -61.5 10.3 -61.5 13.3 -64.9 13.3 -64.9 16.3 -61.5 16.3 ; z_ k 1.2 -59.9 10.3 -56.5 10.3 -56.5 16.3 -59.9 16.3 -59.9 10.3 ; o_ w -36.4 15.1 6.6 6.2 ; z_ k 1.2 -39.9 13.3 -38.2 12.1 -38.2 18.1 ; z_ k 1.2 -35.6 12.1 -35.6 15.1 -32.2 15.1 -32.2 12.1 -32.2 18.1 ; o_ w -12.1 16.9 6.6 6.2 ; z_ k 1.2 -15.6 15.1 -13.9 13.9 -13.9 19.9 ; z_ k 1.2 -11.3 13.9 -7.9 13.9 -10.3 19.9 ; o_ w 12.2 16.9 6.6 6.2 ; z_ k 1.2 13.9 16.9 10.5 16.9 10.5 13.9 13.9 13.9 13.9 19.9 10.5 19.9 ; o_ w 36.5 15.1 6.6 6.2 ; z_ k 1.2 35.5 13.3 37.2 12.1 37.2 18.1 ; o_ w 60.8 13.3 6.6 6.2 ; z_ k 1.2 57.3 11.5 59.0 10.3 59.0 16.3 ; z_ k 1.2 61.6 10.3 65.0 10.3 65.0 16.3 61.6 16.3 61.6 10.3 ; o_ w 85.1 11.5 6.6 6.2 ; z_ k 1.2 81.6 9.7 83.3 8.5 83.3 14.5 ; z_ k 1.2 85.9 8.5 89.3 8.5 89.3 11.5 85.9 11.5 85.9 14.5 89.3 14.5 ; o_ w -85 71.5 6.6 6.2 ; z_ k 1.2 -86.7 68.5 -86.7 71.5 -83.3 71.5 -83.3 68.5 -83.3 74.5 ; o_ w -60.7 73.3 6.6 6.2 ; z_ k 1.2 -64.2 71.5 -62.5 70.3 -62.5 76.3 ; z_ k 1.2 -59.9 70.3 -56.5 70.3 -56.5 76.3 -59.9 76.3 -59.9 70.3 -59.9 73.3 -56.5 73.3 ; o_ w -36.4 75.1 6.6 6.2 ; z_ k 1.2 -38.1 72.1 -34.7 72.1 -34.7 75.1 -37.4 75.1 -34.7 75.1 -34.7 78.1 -38.1 78.1 ; o_ w -12.1 76.9 6.6 6.2 ; z_ k 1.2 -13.8 73.9 -10.4 73.9 -10.4 76.9 -13.8 76.9 -13.8 79.9 -10.4 79.9 ; o_ w 12.2 76.9 6.6 6.2 ; z_ k 1.2 8.0 73.9 11.4 73.9 11.4 76.9 8.0 76.9 8.0 79.9 11.4 79.9 ; z_ k 1.2 13.7 75.1 15.4 73.9 15.4 79.9 ; o_ w 36.5 75.1 6.6 6.2 ; z_ k 1.2 33.0 73.3 34.7 72.1 34.7 78.1 ; z_ k 1.2 37.3 72.1 40.7 72.1 40.7 75.1 38.0 75.1 40.7 75.1 40.7 78.1 37.3 78.1 ; o_ w 60.8 73.3 6.6 6.2 ; z_ k 1.2 62.5 70.3 59.1 70.3 59.1 73.3 62.5 73.3 62.5 76.3 59.1 76.3 ; o_ w 85.1 71.5 6.6 6.2 ; z_ k 1.2 81.6 69.7 83.3 68.5 83.3 74.5 ; z_ k 1.2 86.6 69.7 88.3 68.5 88.3 74.5
part clips = clips wood : r ~ -85 -72.5 5 15 1.5 ; r_ silver -85 -73.5 6 2 ; r ~ -60.7 -70.7 5 15 1.5 ; r_ silver -60.7 -71.7 6 2 ; r ~ -36.4 -68.9 5 15 1.5 ; r_ silver -36.4 -69.9 6 2 ; r ~ -12.1 -67.1 5 15 1.5 ; r_ silver -12.1 -68.1 6 2 ; r ~ 12.2 -67.1 5 15 1.5 ; r_ silver 12.2 -68.1 6 2 ; r ~ 36.5 -68.9 5 15 1.5 ; r_ silver 36.5 -69.9 6 2 ; r ~ 60.8 -70.7 5 15 1.5 ; r_ silver 60.8 -71.7 6 2 ; r ~ 85.1 -72.5 5 15 1.5 ; r_ silver 85.1 -73.5 6 2 ; r ~ -85 -12.5 5 15 1.5 ; r_ silver -85 -13.5 6 2 ; r ~ -60.7 -10.7 5 15 1.5 ; r_ silver -60.7 -11.7 6 2 ; r ~ -36.4 -8.9 5 15 1.5 ; r_ silver -36.4 -9.9 6 2 ; r ~ -12.1 -7.1 5 15 1.5 ; r_ silver -12.1 -8.1 6 2 ; r ~ 12.2 -7.1 5 15 1.5 ; r_ silver 12.2 -8.1 6 2 ; r ~ 36.5 -8.9 5 15 1.5 ; r_ silver 36.5 -9.9 6 2 ; r ~ 60.8 -10.7 5 15 1.5 ; r_ silver 60.8 -11.7 6 2 ; r ~ 85.1 -12.5 5 15 1.5 ; r_ silver 85.1 -13.5 6 2 ; r ~ -85 47.5 5 15 1.5 ; r_ silver -85 46.5 6 2 ; r ~ -60.7 49.3 5 15 1.5 ; r_ silver -60.7 48.3 6 2 ; r ~ -36.4 51.1 5 15 1.5 ; r_ silver -36.4 50.1 6 2 ; r ~ -12.1 52.9 5 15 1.5 ; r_ silver -12.1 51.9 6 2 ; r ~ 12.2 52.9 5 15 1.5 ; r_ silver 12.2 51.9 6 2 ; r ~ 36.5 51.1 5 15 1.5 ; r_ silver 36.5 50.1 6 2 ; r ~ 60.8 49.3 5 15 1.5 ; r_ silver 60.8 48.3 6 2 ; r ~ 85.1 47.5 5 15 1.5 ; r_ silver 85.1 46.5 6 2

* woven-heart | 6-8 9-12 13+ | -
extras hanging: price-tag, bell, embroidery-floss
appeal 3
topics heart, hearts, woven heart, paper weaving, denmark, scandinavia
variant christmas | - | red, white | christmas, ornament, christmas tree, xmas, danish christmas heart, julehjerte, julehjerter, advent, st nicholas day, denmark, norway, sweden
variant valentine | - | pink, red | valentine's day, valentines day, valentine, valentines, love, february 14, galentine's day, love letter, friendship
colors red, white
minutes 30 35 45
mess low
heart sheet: felt, construction-paper, cardstock, origami-paper, metallic-paper, wrapping-paper, craft-foam, magazine, junk-mail = 2 sheet
need plan: cardboard, cereal-box, index-card, cardstock = 1 scrap
nice notes: paper, candy, sticky-note, paper-strip = 1 scrap
join glue: glue, glue-stick
tool pencil: pencil, chalk
tool ruler: ruler
tool scissors: scissors
step plan: draw plan pencil ruler by tcc
step fold: fold sheet plan pencil by ccc
step cut: cut sheet scissors by ccc
step slits: cut sheet scissors by tcc
step first: weave sheet by tcc
step rest: weave sheet > heart by tcc
step handle: glue sheet glue > handle by ccc
step notes: fill notes sheet > notes by ccc
step hang: play sheet by ccc
scene hang
part handle = sheet a : l^ a 8 -24 -42 -20 -80 0 -94 20 -80 24 -42
part notes = notes w : r^ w -14 -38 26 40 2 -12 ; z_ a 2 -24 -50 -10 -54 ; r^ cream 18 -40 22 36 2 14
part heart = sheet a : b^ a 0 -39.1 -18.4 -49 -41 -43.3 -58 -32 -69.3 -15 -75 7.6 -65.1 26 ; b^ b 0 -39.1 18.4 -49 41 -43.3 58 -32 69.3 -15 75 7.6 65.1 26 ; p_ a 0 -39.1 16.3 -22.8 0 -6.5 -16.3 -22.8 ; p_ b -16.3 -22.8 0 -6.5 -16.3 9.7 -32.5 -6.5 ; p_ a -32.5 -6.5 -16.3 9.7 -32.5 26 -48.8 9.7 ; p_ b -48.8 9.7 -32.5 26 -48.8 42.3 -65.1 26 ; p_ b 16.3 -22.8 32.5 -6.5 16.3 9.7 0 -6.5 ; p_ a 0 -6.5 16.3 9.7 0 26 -16.3 9.7 ; p_ b -16.3 9.7 0 26 -16.3 42.3 -32.5 26 ; p_ a -32.5 26 -16.3 42.3 -32.5 58.5 -48.8 42.3 ; p_ a 32.5 -6.5 48.8 9.7 32.5 26 16.3 9.7 ; p_ b 16.3 9.7 32.5 26 16.3 42.3 0 26 ; p_ a 0 26 16.3 42.3 0 58.5 -16.3 42.3 ; p_ b -16.3 42.3 0 58.5 -16.3 74.8 -32.5 58.5 ; p_ b 48.8 9.7 65.1 26 48.8 42.3 32.5 26 ; p_ a 32.5 26 48.8 42.3 32.5 58.5 16.3 42.3 ; p_ b 16.3 42.3 32.5 58.5 16.3 74.8 0 58.5 ; p_ a 0 58.5 16.3 74.8 0 91.1 -16.3 74.8

* clay-gift-tags | 6-8 9-12 13+ | -
appeal 3
topics christmas, gift tag, gift tags, ornament, ornaments, christmas ornament, clay ornament, xmas, december, gift wrap, present
colors white, red, green, gold
minutes 35 45 50
waits 1440
mess some
heart clay: air-dry-clay, polymer-clay, play-dough, salt-dough = 1/2 lb
heart press: pine-branch, fern-frond, pine-needle, lace, fresh-herb, leaf, rubber-stamp, fake-leaf, bay-leaf = 3
need cord: string, ribbon, yarn, cotton-cord, raffia = 6 ft
need mat: parchment-paper, wax-paper, plastic-sleeve = 1 sheet
nice color: acrylic-paint, metallic-paint, paint, metallic-pen = 1 color
tool roller: rolling-pin, chip-can, plastic-bottle
tool cutter: cookie-cutter, plastic-cup, plastic-lid, plastic-knife
tool hole: paper-straw, plastic-straw, pencil
tool brush: paintbrush, kitchen-sponge
tool pen: permanent-marker, marker, ballpoint-pen
step roll: roll clay roller mat by ccc
step press: print press clay roller by ccc
step cut: shape clay cutter > tags prints by ccc
step hole: poke clay hole by ccc
step edge: shape clay by ccc
step dry: dry clay by ccc
step color: paint clay color brush > wash by ccc
step cord: tie cord clay > cords by tcc
step give: play clay pen by ccc
scene lay
part tags = clay w : o^ w -44 -24 38 38 ; o^ w 46 -8 38 38 ; o^ w -14 56 36 36
part prints = press own : l_ tan 2 -44 2 -44 -36 ; j_ tan -44 -4 -58 -14 2.4 ; j_ tan -44 -4 -30 -14 2.4 ; j_ tan -44 -11 -56 -21 2.4 ; j_ tan -44 -11 -32 -21 2.4 ; j_ tan -44 -18 -54 -28 2.4 ; j_ tan -44 -18 -34 -28 2.4 ; j_ tan -44 -25 -52 -35 2.4 ; j_ tan -44 -25 -36 -35 2.4 ; j_ tan -44 -32 -50 -42 2.4 ; j_ tan -44 -32 -38 -42 2.4 ; l_ tan 2 46 18 46 -20 ; j_ tan 46 12 32 2 2.4 ; j_ tan 46 12 60 2 2.4 ; j_ tan 46 5 34 -5 2.4 ; j_ tan 46 5 58 -5 2.4 ; j_ tan 46 -2 36 -12 2.4 ; j_ tan 46 -2 56 -12 2.4 ; j_ tan 46 -9 38 -19 2.4 ; j_ tan 46 -9 54 -19 2.4 ; j_ tan 46 -16 40 -26 2.4 ; j_ tan 46 -16 52 -26 2.4 ; l_ tan 2 -14 82 -14 44 ; j_ tan -14 76 -28 66 2.4 ; j_ tan -14 76 0 66 2.4 ; j_ tan -14 69 -26 59 2.4 ; j_ tan -14 69 -2 59 2.4 ; j_ tan -14 62 -24 52 2.4 ; j_ tan -14 62 -4 52 2.4 ; j_ tan -14 55 -22 45 2.4 ; j_ tan -14 55 -6 45 2.4 ; j_ tan -14 48 -20 38 2.4 ; j_ tan -14 48 -8 38 2.4
part wash = color c : l_ green 1.6 -44 2 -44 -36 ; j_ green -44 -4 -57 -14 2 ; j_ green -44 -4 -31 -14 2 ; j_ green -44 -11 -55 -21 2 ; j_ green -44 -11 -33 -21 2 ; j_ green -44 -18 -53 -28 2 ; j_ green -44 -18 -35 -28 2 ; j_ green -44 -25 -51 -35 2 ; j_ green -44 -25 -37 -35 2 ; j_ green -44 -32 -49 -42 2 ; j_ green -44 -32 -39 -42 2 ; l_ green 1.6 46 18 46 -20 ; j_ green 46 12 33 2 2 ; j_ green 46 12 59 2 2 ; j_ green 46 5 35 -5 2 ; j_ green 46 5 57 -5 2 ; j_ green 46 -2 37 -12 2 ; j_ green 46 -2 55 -12 2 ; j_ green 46 -9 39 -19 2 ; j_ green 46 -9 53 -19 2 ; j_ green 46 -16 41 -26 2 ; j_ green 46 -16 51 -26 2 ; l_ green 1.6 -14 82 -14 44 ; j_ green -14 76 -27 66 2 ; j_ green -14 76 -1 66 2 ; j_ green -14 69 -25 59 2 ; j_ green -14 69 -3 59 2 ; j_ green -14 62 -23 52 2 ; j_ green -14 62 -5 52 2 ; j_ green -14 55 -21 45 2 ; j_ green -14 55 -7 45 2 ; j_ green -14 48 -19 38 2 ; j_ green -14 48 -9 38 2
part cords = cord b : o_ tan -44 -52 4 4 ; l b 3 -44 -52 -56 -74 -40 -92 -34 -72 -44 -52 ; o_ tan 46 -36 4 4 ; l b 3 46 -36 58 -58 42 -76 36 -56 46 -36 ; o_ tan -14 30 4 4 ; l b 3 -14 30 -26 8 -10 -10 -4 10 -14 30

* kinara | 2-3 4-5 6-8 | -
extras party: glitter-glue, stick-on-gem, sticker
appeal 3
topics kwanzaa, kinara, mishumaa saba, african american, umoja, nguzo saba, first fruits, december
colors red, black, green, yellow
minutes 30 35 40
waits 30
mess some
heart tubes: cardboard-tube = 4
heart color: paint, acrylic-paint, marker = 3 color
need flames: tissue-paper, crepe-paper, construction-paper, felt = 1 sheet
need base: shoebox, cereal-box, cardboard, wood-scrap = 1
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
step halve: cut tubes scissors by ggt
step color: paint tubes color brush by ccc
step base: glue base glue > base by gtc
step black: glue tubes base glue > middle by tcc
step reds: glue tubes base glue > reds by ccc
step greens: glue tubes base glue > greens by ccc
step flames: tear flames by ccc
step light: play flames tubes > flames by tcc
part flames = flames d : x orange -78 -21 7.1 17 ; x_ d -78 -17 4.1 10.5 ; x orange -52 -21 7.1 17 ; x_ d -52 -17 4.1 10.5 ; x orange -26 -21 7.1 17 ; x_ d -26 -17 4.1 10.5 ; x orange 0 -41 7.1 17 ; x_ d 0 -37 4.1 10.5 ; x orange 26 -21 7.1 17 ; x_ d 26 -17 4.1 10.5 ; x orange 52 -21 7.1 17 ; x_ d 52 -17 4.1 10.5 ; x orange 78 -21 7.1 17 ; x_ d 78 -17 4.1 10.5
part reds = tubes own paint color a : tube ~ -78 -4 22 60 ; tube ~ -52 -4 22 60 ; tube ~ -26 -4 22 60
part greens = tubes own paint color c : tube ~ 26 -4 22 60 ; tube ~ 52 -4 22 60 ; tube ~ 78 -4 22 60
part middle = tubes own paint color b : tube ~ 0 -24 22 80
part base = base brown : q^ brown 4 -96 50 96 50 90 80 -90 80 ; q_ brown- 3 -92 70 92 70 90 78 -90 78

* mkeka | 6-8 9-12 13+ | -
topics kwanzaa, mkeka, woven mat, paper weaving, weaving, african american, pan-african, nguzo saba, black history month, placemat
near juneteenth
colors black, red, green
minutes 35 45 60
mess low
heart ground: construction-paper, felt, cardstock, craft-foam, burlap = 1 sheet
heart strips: construction-paper, felt, paper-strip, fabric-scrap, cardstock, ribbon = 12 strip
join stick: glue-stick, glue, tape
tool ruler: ruler
tool pencil: pencil, chalk
tool scissors: scissors
step mark: draw ground ruler pencil by tcc
step slits: cut ground scissors > ground by ccc
step strips: cut strips scissors by ccc
step first: weave strips ground by ccc
step second: weave strips ground > red by ccc
step pattern@9-12,13+: weave strips ground by cc
step fix: glue strips ground stick > green by ccc
step fringe: cut ground scissors > fringe by ccc
step set: play ground by ccc
scene lay
part fringe = ground a : r k -92 0 12 118 ; r k 92 0 12 118 ; r_ black+ -92 -52 14 2 ; r_ black+ 92 -52 14 2 ; r_ black+ -92 -40.5 14 2 ; r_ black+ 92 -40.5 14 2 ; r_ black+ -92 -29 14 2 ; r_ black+ 92 -29 14 2 ; r_ black+ -92 -17.5 14 2 ; r_ black+ 92 -17.5 14 2 ; r_ black+ -92 -6 14 2 ; r_ black+ 92 -6 14 2 ; r_ black+ -92 5.5 14 2 ; r_ black+ 92 5.5 14 2 ; r_ black+ -92 17 14 2 ; r_ black+ 92 17 14 2 ; r_ black+ -92 28.5 14 2 ; r_ black+ 92 28.5 14 2 ; r_ black+ -92 40 14 2 ; r_ black+ 92 40 14 2 ; r_ black+ -92 51.5 14 2 ; r_ black+ 92 51.5 14 2
part ground = ground a : r^ black 0 0 172 124 2
part red = strips b : r red -71.5 -49.5 12.6 11.8 ; r red -71.5 -24.7 12.6 11.8 ; r red -71.5 0.1 12.6 11.8 ; r red -71.5 24.9 12.6 11.8 ; r red -71.5 49.7 12.6 11.8 ; r red -45.5 -37.1 12.6 11.8 ; r red -45.5 -12.3 12.6 11.8 ; r red -45.5 12.5 12.6 11.8 ; r red -45.5 37.3 12.6 11.8 ; r red -19.5 -49.5 12.6 11.8 ; r red -19.5 -24.7 12.6 11.8 ; r red -19.5 0.1 12.6 11.8 ; r red -19.5 24.9 12.6 11.8 ; r red -19.5 49.7 12.6 11.8 ; r red 6.5 -37.1 12.6 11.8 ; r red 6.5 -12.3 12.6 11.8 ; r red 6.5 12.5 12.6 11.8 ; r red 6.5 37.3 12.6 11.8 ; r red 32.5 -49.5 12.6 11.8 ; r red 32.5 -24.7 12.6 11.8 ; r red 32.5 0.1 12.6 11.8 ; r red 32.5 24.9 12.6 11.8 ; r red 32.5 49.7 12.6 11.8 ; r red 58.5 -37.1 12.6 11.8 ; r red 58.5 -12.3 12.6 11.8 ; r red 58.5 12.5 12.6 11.8 ; r red 58.5 37.3 12.6 11.8 ; 
part green = strips c : r green -58.5 -37.1 12.6 11.8 ; r green -58.5 -12.3 12.6 11.8 ; r green -58.5 12.5 12.6 11.8 ; r green -58.5 37.3 12.6 11.8 ; r green -32.5 -49.5 12.6 11.8 ; r green -32.5 -24.7 12.6 11.8 ; r green -32.5 0.1 12.6 11.8 ; r green -32.5 24.9 12.6 11.8 ; r green -32.5 49.7 12.6 11.8 ; r green -6.5 -37.1 12.6 11.8 ; r green -6.5 -12.3 12.6 11.8 ; r green -6.5 12.5 12.6 11.8 ; r green -6.5 37.3 12.6 11.8 ; r green 19.5 -49.5 12.6 11.8 ; r green 19.5 -24.7 12.6 11.8 ; r green 19.5 0.1 12.6 11.8 ; r green 19.5 24.9 12.6 11.8 ; r green 19.5 49.7 12.6 11.8 ; r green 45.5 -37.1 12.6 11.8 ; r green 45.5 -12.3 12.6 11.8 ; r green 45.5 12.5 12.6 11.8 ; r green 45.5 37.3 12.6 11.8 ; r green 71.5 -49.5 12.6 11.8 ; r green 71.5 -24.7 12.6 11.8 ; r green 71.5 0.1 12.6 11.8 ; r green 71.5 24.9 12.6 11.8 ; r green 71.5 49.7 12.6 11.8

* lucia-crown | 4-5 6-8 9-12 | -
extras head: ribbon, fake-leaf
appeal 3
topics saint lucia, st lucia, santa lucia, st. lucia, saint lucy, lucia day, sweden, scandinavia, december 13, festival of light, winter solstice, lucia crown
colors green, white, yellow, red
minutes 30 35 40
waits 30
mess low
heart ring: paper-plate, cardstock, cardboard, cereal-box = 1
heart leaves: construction-paper, felt, fake-leaf, crepe-paper, tissue-paper = 2 sheet
need candles: paper, cardstock, construction-paper, paper-straw = 1 sheet
need flames: tissue-paper, construction-paper, crepe-paper, felt = 1 scrap
nice sash: ribbon, crepe-paper, fabric-scrap = 3 ft
nice berries: pom-pom, felt-ball, bead, sticker = 8
join glue: glue, tape
tool scissors: scissors
step ring: cut ring scissors > ring by gtc
step leaves: cut leaves scissors by tcc
step cover: glue leaves ring glue > leaves by ccc
step roll: roll candles glue by tcc
step flames: tear flames by ccc
step tip: glue flames candles glue > flames by ccc
step feet: cut candles scissors by gtc
step stand: glue candles ring glue > candles by tcc
step berries: decorate berries ring glue > berries by ccc
step sash: tie sash by ttc
part ring = ring own : o^ ~- 0 48 84 28 ; o_ ~-- 0 44 62 18
part candles = candles w : r^ w -62 8 14 64 3 ; r_ silver -58 8 4 60 2 ; r^ w -33 16 14 64 3 ; r_ silver -29 16 4 60 2 ; r^ w 0 20 14 64 3 ; r_ silver 4 20 4 60 2 ; r^ w 33 16 14 64 3 ; r_ silver 37 16 4 60 2 ; r^ w 62 8 14 64 3 ; r_ silver 66 8 4 60 2
part flames = flames c : x orange -62 -40 7.1 17 ; x_ c -62 -35.8 4.1 10.5 ; x orange -33 -32 7.1 17 ; x_ c -33 -27.8 4.1 10.5 ; x orange 0 -28 7.1 17 ; x_ c 0 -23.8 4.1 10.5 ; x orange 33 -32 7.1 17 ; x_ c 33 -27.8 4.1 10.5 ; x orange 62 -40 7.1 17 ; x_ c 62 -35.8 4.1 10.5
part leaves = leaves a : leaf a 77.6 43.3 83.6 23.3 9 ; leaf a- 77.6 48.7 93.6 70.7 9 ; leaf a+ 74.2 54 80.2 34 9 ; leaf a 67.5 59 83.5 81 9 ; leaf a- 58 63.4 64 43.4 9 ; leaf a+ 45.8 67 61.8 89 9 ; leaf a 31.7 69.8 37.7 49.8 9 ; leaf a- 16.2 71.4 32.2 93.4 9 ; leaf a+ 0 72 6 52 9 ; leaf a -16.2 71.4 -32.2 93.4 9 ; leaf a- -31.7 69.8 -37.7 49.8 9 ; leaf a+ -45.8 67 -61.8 89 9 ; leaf a -58 63.4 -64 43.4 9 ; leaf a- -67.5 59 -83.5 81 9 ; leaf a+ -74.2 54 -80.2 34 9 ; leaf a -77.6 48.7 -93.6 70.7 9 ; leaf a- -77.6 43.3 -83.6 23.3 9 ; leaf a -66 60 -54 50 8 ; leaf a- -52 63.3 -40 76.6 8 ; leaf a+ -38 66.2 -26 58.7 8 ; leaf a -24 68.4 -12 83.8 8 ; leaf a- -10 69.7 2 63.6 8 ; leaf a+ 4 69.9 16 85.9 8 ; leaf a 18 69.1 30 62.7 8 ; leaf a- 32 67.2 44 82.1 8 ; leaf a+ 46 64.5 58 56.3 8 ; leaf a 60 61.3 72 73.9 8
part berries = berries d : bits d 0.93 -74 52 -50 66 -22 74 4 72 30 74 56 64 76 50 -36 58

* yule-log | 4-5 6-8 9-12 | -
extras party: pinecone, raffia, eucalyptus, fake-leaf, ivy
topics yule, yule log, yuletide, winter solstice, solstice, christmas, midwinter, december 21, longest night, bûche de noël
colors brown, red, green, yellow
minutes 30 35 45
waits 60
mess some
heart log: cardboard-tube, log, chip-can, oatmeal-canister
heart green: pine-branch, pine-needle, ivy, moss, eucalyptus, fake-leaf, leaf = 2 handful
need candles: construction-paper, paper, cardstock, paper-straw = 1 sheet
need flames: tissue-paper, construction-paper, crepe-paper, felt = 1 scrap
nice bark: bark, packing-paper, paper-bag, corrugated-paper = 1 sheet
nice trims: pinecone, dried-orange-slice, cinnamon-stick, acorn, seed-pod = 3
need slips: paper, paper-strip, index-card = 1 sheet
join glue: glue
tool scissors: scissors
tool pen: marker, crayon, pencil
step rings: draw pen slips log scissors glue > log rings by tcc
step bark: glue bark log glue > bark by tcc
step roll: roll candles glue > candles by tcc
step flames: tear flames glue > flames by ccc
step feet: cut candles scissors by gtc
step stand: glue candles log glue by tcc
step green: decorate green log glue > green by ccc
step trims: glue trims log glue > trims by ccc
step wish: draw slips pen > slips by tcc
step night: play log slips by ttc
part slips = slips w : r w 62 22 26 10 1 -20 ; r cream 70 30 22 9 1 12
part candles = candles b : r^ b -40 -14 15 66 3 ; r_ b- -36 -14 4 62 2 ; r^ b 0 -14 15 66 3 ; r_ b- 4 -14 4 62 2 ; r^ b 40 -14 15 66 3 ; r_ b- 44 -14 4 62 2
part flames = flames d : x orange -40 -62 7.6 18 ; x_ d -40 -57.5 4.3 11.2 ; x orange 0 -62 7.6 18 ; x_ d 0 -57.5 4.3 11.2 ; x orange 40 -62 7.6 18 ; x_ d 40 -57.5 4.3 11.2
part log = log own : roll ~ 0 46 160 58
part bark = bark brown : r^ brown 0 46 160 58 8 ; l_ brown- 2.4 -74 24 -40 22 10 25 ; l_ umber 2.4 -37 31 -11 29 51 32 ; l_ brown- 2.4 -60 38 -32 36 36 39 ; l_ umber 2.4 -23 45 -3 43 21 46 ; l_ brown- 2.4 -46 52 -24 50 62 53 ; l_ umber 2.4 -69 59 5 57 47 60 ; l_ brown- 2.4 -32 66 -16 64 32 67
part rings = slips tan : o^ tan 78 46 17 29 ; o_ tan- 78 46 13 23 ; o_ tan 78 46 10.5 19 ; o_ tan- 78 46 7 13 ; o_ tan 78 46 5 9.5
part green = green own : j dark-green -58 26 -66 12 4 ; j green- -46 23 -51 40 4 ; j green+ -34 26 -36 12 4 ; j green -22 23 -21 40 4 ; j dark-green- -10 26 -6 12 4 ; j green+ 2 23 9 40 4 ; j green 14 26 24 12 4 ; j green- 26 23 39 40 4 ; j dark-green+ 38 26 54 12 4 ; j green -58 23 -66 40 4 ; j green- -46 26 -51 12 4 ; j green+ -34 23 -36 40 4 ; j dark-green -22 26 -21 12 4 ; j green- -10 23 -6 40 4 ; j green+ 2 26 9 12 4 ; j green 14 23 24 40 4 ; j dark-green- 26 26 39 12 4 ; j green+ 38 23 54 40 4
part trims = trims own : bits own 1.7 -26 34 4 38 34 34

* ice-lantern | 6-8 9-12 13+ | Seasons
appeal 3
topics winter solstice, solstice, yule, snow day, ice lantern, ice, winter, finland, sweden, longest night, frozen, polar, december, january
colors light blue, white, green, orange
minutes 25 30 35
waits 720
mess some
place outdoors
heart mold: bucket, plastic-tub, bowl
heart green: pine-branch, leaf, dried-orange-slice, flower, petal, fern-frond, ivy, orange-peel, eucalyptus = 2 handful
heart light: LED-candle, LED-tea-light, string-light, glow-stick
need core: plastic-cup, yogurt-pot, plastic-jar, paper-cup
need weight: stone, pebble, coin, sand = handful
join tape: masking-tape, duct-tape, tape
home water
home towel
step nest: build core mold weight > core by ccc
step tape: tape core mold tape by ccc
step green: fill green mold by ccc
step pour: fill mold water by tcc
step freeze: dry mold by ttc
step free: wash mold water towel > ice green by gtc
step light: build light > glow by ttc
step dusk: play light by tcc
part ice = mold light-blue : q^ light-blue 10 -66 -62 66 -62 58 80 -58 80 ; o light-blue+ 0 -62 67 15 ; z_ w 2.4 -57 -34 -53 20 ; z_ w 2 54 -20 52 10 ; d_ w 2 52 40 -46 -6 44 62 52 -44 -40 64
part core = core light-blue : q_ light-blue+ 8 -38 -60 38 -60 33 56 -33 56 ; o_ light-blue 0 -60 38 8
part glow = light gold : q_ yellow+ 8 -37 -40 37 -40 33 55 -33 55 ; r^ w 0 40 30 30 4 ; x orange 0 8 8.4 20 ; x_ yellow 0 13 4.8 12.4
part green = green own : l_ dark-green 2 -56 60 -44 -30 ; j_ dark-green -55 50 -65 36 2.4 ; j_ green -55 50 -43 38 2.4 ; j_ dark-green -53.3 38 -63.4 24 2.4 ; j_ green -53.3 38 -41.6 26 2.4 ; j_ dark-green -51.6 26 -61.8 12 2.4 ; j_ green -51.6 26 -40.2 14 2.4 ; j_ dark-green -49.9 14 -60.2 0 2.4 ; j_ green -49.9 14 -38.8 2 2.4 ; j_ dark-green -48.2 2 -58.6 -12 2.4 ; j_ green -48.2 2 -37.4 -10 2.4 ; j_ dark-green -46.5 -10 -57 -24 2.4 ; j_ green -46.5 -10 -36 -22 2.4 ; j_ dark-green -44.8 -22 -55.4 -36 2.4 ; j_ green -44.8 -22 -34.6 -34 2.4 ; l_ dark-green 2 54 64 42 -26 ; j_ green 53 54 43 40 2.4 ; j_ dark-green 53 54 63 42 2.4 ; j_ green 51.3 42 41.6 28 2.4 ; j_ dark-green 51.3 42 61.4 30 2.4 ; j_ green 49.6 30 40.2 16 2.4 ; j_ dark-green 49.6 30 59.8 18 2.4 ; j_ green 47.9 18 38.8 4 2.4 ; j_ dark-green 47.9 18 58.2 6 2.4 ; j_ green 46.2 6 37.4 -8 2.4 ; j_ dark-green 46.2 6 56.6 -6 2.4 ; j_ green 44.5 -6 36 -20 2.4 ; j_ dark-green 44.5 -6 55 -18 2.4 ; j_ green 42.8 -18 34.6 -32 2.4 ; j_ dark-green 42.8 -18 53.4 -30 2.4 

* midnight-ball | 6-8 9-12 13+ | -
extras hanging: crystal, bell, ribbon, pipe-cleaner, craft-wire, sequin, stick-on-gem, old-jewelry-piece
extras party: ribbon, bell, balloon, metallic-paper, glitter-paper, crepe-paper
topics new year's eve, new year’s eve, new years eve, new year’s, new year's, nye, happy new year, countdown, ball drop, times square, silvester, hogmanay, december 31, party, disco ball
colors silver, gold, purple
minutes 45 50 50
mess low
heart ball: paper-lantern, foam-ball, newspaper, soft-ball, beach-ball
heart shine: metallic-paper, glitter-paper, aluminum-foil, candy-wrapper, wrapping-paper = 2 sheet
need line: string, ribbon, yarn, cotton-cord, fishing-line = 12 ft
nice trail: tinsel, ribbon, crepe-paper = 6 strip
nice ring: curtain-ring, key-ring, bread-tag
join stick: glue, tape, masking-tape
tool scissors: scissors
step ball: shape ball > ball by ccc
step loop: tie line ball stick > line by tcc
step squares: cut shine scissors by ccc
step cover: decorate shine ball stick > shine by ccc
step trail: tape trail ball stick > trail by ccc
step marks: tie line by tcc
step ring: tie ring line > ring by ggc
step top: build line by ttc
step count: play ball by ccc
scene hang
part line = line k : l_ k 2 0 -100 0 -50
part ring = ring own : a silver 0 -62 9 6 0 360
part trail = trail b : l b 5 -20 60 -34 78 -30 90 ; l c 5 -12 60 -17 78 -18 97 ; l a 5 -4 60 -8 78 -6 90 ; l b 5 4 60 9 78 6 97 ; l c 5 12 60 18 78 18 90 ; l a 5 20 60 35 78 30 97
part ball = ball a : o^ silver 0 8 62 62
part shine = shine a : p_ silver -29.5 -51 -22.1 -51 -22.1 -39 -29.5 -39 ; p_ silver+ -20.7 -51 -0.7 -51 -0.7 -39 -20.7 -39 ; p_ silver- 0.7 -51 20.7 -51 20.7 -39 0.7 -39 ; p_ silver- 22.1 -51 29.5 -51 29.5 -39 22.1 -39 ; p_ purple -45.4 -38 -42.2 -38 -42.2 -26 -45.4 -26 ; p_ w -40.8 -38 -29.4 -38 -29.4 -26 -40.8 -26 ; p_ silver -28 -38 -10.9 -38 -10.9 -26 -28 -26 ; p_ gold -9.5 -38 9.5 -38 9.5 -26 -9.5 -26 ; p_ w 10.9 -38 28 -38 28 -26 10.9 -26 ; p_ silver- 29.4 -38 40.8 -38 40.8 -26 29.4 -26 ; p_ silver- 42.2 -38 45.4 -38 45.4 -26 42.2 -26 ; p_ w -54 -25 -51.2 -25 -51.2 -13 -54 -13 ; p_ w -49.8 -25 -39.4 -25 -39.4 -13 -49.8 -13 ; p_ silver+ -38 -25 -21.6 -25 -21.6 -13 -38 -13 ; p_ w -20.2 -25 -0.7 -25 -0.7 -13 -20.2 -13 ; p_ w 0.7 -25 20.2 -25 20.2 -13 0.7 -13 ; p_ silver+ 21.6 -25 38 -25 38 -13 21.6 -13 ; p_ w 39.4 -25 49.8 -25 49.8 -13 39.4 -13 ; p_ w 51.2 -25 54 -25 54 -13 51.2 -13 ; p_ silver -58.8 -11.5 -55.7 -11.5 -55.7 0.5 -58.8 0.5 ; p_ silver+ -54.3 -11.5 -42.8 -11.5 -42.8 0.5 -54.3 0.5 ; p_ gold -41.4 -11.5 -23.5 -11.5 -23.5 0.5 -41.4 0.5 ; p_ silver -22.1 -11.5 -0.7 -11.5 -0.7 0.5 -22.1 0.5 ; p_ w 0.7 -11.5 22.1 -11.5 22.1 0.5 0.7 0.5 ; p_ purple 23.5 -11.5 41.4 -11.5 41.4 0.5 23.5 0.5 ; p_ silver- 42.8 -11.5 54.3 -11.5 54.3 0.5 42.8 0.5 ; p_ w 55.7 -11.5 58.8 -11.5 58.8 0.5 55.7 0.5 ; p_ gold -60.3 2 -58 2 -58 14 -60.3 14 ; p_ w -56.6 2 -47.4 2 -47.4 14 -56.6 14 ; p_ silver -46 2 -31.2 2 -31.2 14 -46 14 ; p_ silver- -29.8 2 -11.3 2 -11.3 14 -29.8 14 ; p_ w -9.9 2 9.9 2 9.9 14 -9.9 14 ; p_ silver 11.3 2 29.8 2 29.8 14 11.3 14 ; p_ purple 31.2 2 46 2 46 14 31.2 14 ; p_ silver+ 47.4 2 56.6 2 56.6 14 47.4 14 ; p_ silver- 58 2 60.3 2 60.3 14 58 14 ; p_ w -58.8 15.5 -55.7 15.5 -55.7 27.5 -58.8 27.5 ; p_ w -54.3 15.5 -42.8 15.5 -42.8 27.5 -54.3 27.5 ; p_ w -41.4 15.5 -23.5 15.5 -23.5 27.5 -41.4 27.5 ; p_ w -22.1 15.5 -0.7 15.5 -0.7 27.5 -22.1 27.5 ; p_ w 0.7 15.5 22.1 15.5 22.1 27.5 0.7 27.5 ; p_ w 23.5 15.5 41.4 15.5 41.4 27.5 23.5 27.5 ; p_ w 42.8 15.5 54.3 15.5 54.3 27.5 42.8 27.5 ; p_ w 55.7 15.5 58.8 15.5 58.8 27.5 55.7 27.5 ; p_ silver- -54 29 -51.2 29 -51.2 41 -54 41 ; p_ silver+ -49.8 29 -39.4 29 -39.4 41 -49.8 41 ; p_ purple -38 29 -21.6 29 -21.6 41 -38 41 ; p_ silver -20.2 29 -0.7 29 -0.7 41 -20.2 41 ; p_ w 0.7 29 20.2 29 20.2 41 0.7 41 ; p_ silver- 21.6 29 38 29 38 41 21.6 41 ; p_ silver 39.4 29 49.8 29 49.8 41 39.4 41 ; p_ w 51.2 29 54 29 54 41 51.2 41 ; p_ silver- -45.4 42 -42.2 42 -42.2 54 -45.4 54 ; p_ w -40.8 42 -29.4 42 -29.4 54 -40.8 54 ; p_ silver- -28 42 -10.9 42 -10.9 54 -28 54 ; p_ purple -9.5 42 9.5 42 9.5 54 -9.5 54 ; p_ w 10.9 42 28 42 28 54 10.9 54 ; p_ silver 29.4 42 40.8 42 40.8 54 29.4 54 ; p_ gold 42.2 42 45.4 42 45.4 54 42.2 54 ; p_ silver+ -29.5 55 -22.1 55 -22.1 67 -29.5 67 ; p_ w -20.7 55 -0.7 55 -0.7 67 -20.7 67 ; p_ w 0.7 55 20.7 55 20.7 67 0.7 67 ; p_ silver+ 22.1 55 29.5 55 29.5 67 22.1 67

* camel-box | 2-3 4-5 6-8 | -
extras box: stick-on-gem, metallic-paper, glitter-glue, glitter-paper, sequin, aluminum-foil, ribbon, bead
appeal 1
topics three kings, three kings day, three kings' day, epiphany, dia de reyes, día de reyes, dia de los reyes, día de los reyes, los reyes magos, tres reyes, puerto rico, january 6, camel, camels, wise men
colors purple, gold, green
minutes 20 25 30
mess low
heart box: shoebox, small-box, tissue-box, cereal-box, oatmeal-canister
heart grass: hay, grass, crinkle-paper, raffia, tissue-paper, clover = 2 handful
need wrap: construction-paper, wrapping-paper, paper, tissue-paper, packing-paper = 2 sheet
need crowns: construction-paper, metallic-paper, cardstock, paper = 1 sheet
nice jewels: sticker, sequin, stick-on-gem, confetti = 9
join stick: glue-stick, glue, tape
tool scissors: scissors
tool pen: crayon, marker
step open: prepare box scissors by gtc
step tear@2-3: tear wrap by c
step cover@2-3: glue wrap box stick > box by c
step cover@4-5,6-8: glue wrap box stick > box by cc
step crowns: cut crowns scissors by gtc
step jewels: decorate jewels crowns > jewels by ccc
step stick: glue crowns box stick > crowns by ccc
step camels: draw pen box > camels by tcc
step grass: fill grass box > grass by ccc
step bed: play box by ttc
part grass = grass own : l green 3.4 -70 8 -76 -24 -77 -38 ; l gold 3.4 -63.6 8 -65.2 -31 -65.4 -49 ; l light-green 3.4 -57.2 8 -54.4 -38 -53.8 -38 ; l green 3.4 -50.8 8 -55.6 -45 -53.2 -49 ; l gold 3.4 -44.4 8 -44.8 -26 -41.6 -38 ; l light-green 3.4 -38 8 -34 -33 -41 -49 ; l green 3.4 -31.6 8 -35.2 -40 -29.4 -38 ; l gold 3.4 -25.2 8 -24.4 -47 -28.8 -49 ; l light-green 3.4 -18.8 8 -13.6 -28 -17.2 -38 ; l green 3.4 -12.4 8 -14.8 -35 -16.6 -49 ; l gold 3.4 -6 8 -4 -42 -5 -38 ; l light-green 3.4 0.4 8 6.8 -49 -4.4 -49 ; l green 3.4 6.8 8 5.6 -30 7.2 -38 ; l gold 3.4 13.2 8 16.4 -37 18.8 -49 ; l light-green 3.4 19.6 8 27.2 -44 19.4 -38 ; l green 3.4 26 8 26 -25 31 -49 ; l gold 3.4 32.4 8 36.8 -32 31.6 -38 ; l light-green 3.4 38.8 8 47.6 -39 43.2 -49 ; l green 3.4 45.2 8 46.4 -46 43.8 -38 ; l gold 3.4 51.6 8 57.2 -27 55.4 -49 ; l light-green 3.4 58 8 68 -34 56 -38 ; l green 3.4 64.4 8 66.8 -41 67.6 -49
part box = box a : box purple 0 4 156 76
part crowns = crowns gold : p^ gold -68 36 -68 12 -59 24 -50 8 -41 24 -32 12 -32 36 ; p^ gold -20 36 -20 12 -11 24 -2 8 7 24 16 12 16 36 ; p^ gold 28 36 28 12 37 24 46 8 55 24 64 12 64 36
part jewels = jewels c : bits teal 0.59 -62 31 -38 31 -14 31 10 31 34 31 58 31 ; bits red 0.59 -50 31 -2 31 46 31
part camels = pen k : b_ cream -67 64 -66 56 -60 47 -54 55 -48 46 -42 56 -40 62 -48 66 -60 66 ; l_ cream 4 -43 61 -36 60 -34 50 ; o_ cream -32 48 5 3 ; z_ cream 2.6 -63 62 -64 77 ; z_ cream 2.6 -58 62 -57 77 ; z_ cream 2.6 -48 62 -49 77 ; z_ cream 2.6 -43 62 -42 77 ; b_ cream -19 64 -18 56 -12 47 -6 55 0 46 6 56 8 62 0 66 -12 66 ; l_ cream 4 5 61 12 60 14 50 ; o_ cream 16 48 5 3 ; z_ cream 2.6 -15 62 -16 77 ; z_ cream 2.6 -10 62 -9 77 ; z_ cream 2.6 0 62 -1 77 ; z_ cream 2.6 5 62 6 77 ; b_ cream 29 64 30 56 36 47 42 55 48 46 54 56 56 62 48 66 36 66 ; l_ cream 4 53 61 60 60 62 50 ; o_ cream 64 48 5 3 ; z_ cream 2.6 33 62 32 77 ; z_ cream 2.6 38 62 39 77 ; z_ cream 2.6 48 62 47 77 ; z_ cream 2.6 53 62 54 77
template crowns 3 3.5 across
* fork-dragon | 2-3 4-5 | -
appeal 3
topics lunar new year, chinese new year, spring festival, dragon, dragon dance, tet, tết, seollal, losar, year of the dragon, china, vietnam
colors red, gold, orange
minutes 25 30
waits 45
mess some
heart sheet: construction-paper, paper, wrapping-paper, packing-paper, cardstock = 1 sheet
heart tube: cardboard-tube
need gold: metallic-paint, paint = 1 color
need fire: crepe-paper, tissue-paper, ribbon, construction-paper = 4 strip
nice eyes: sticker = 2
join tape: tape, glue-stick, glue
tool pen: marker, crayon
home fork
home plate
step pour: prepare gold plate by gg
step print: print gold fork sheet > scales by cc
step lines: print gold fork sheet by cc
step wrap: tape sheet tube tape > body by tt
step tear: tear fire by cc
step fire: tape fire tube tape > fire by tc
step face: draw pen tube > face by tc
step eyes: decorate eyes tube > eyes by cc
step fly: play tube by cc
part fire = fire c : l orange 9 -56 -8 -76 -14 -84 -4 -98 -22 ; l gold 9 -56 1 -76 0 -84 8 -98 -4 ; l red 9 -56 10 -76 14 -84 20 -98 14 ; l orange 9 -56 19 -76 28 -84 32 -98 32
part body = sheet a : r^ a 8 8 132 62 7 ; r_ a- 8 31 130 14 5 ; o a- 74 8 13 31 ; o_ black+ 74 8 9 24
part scales = gold b : z_ gold 2.2 -10 -18 -10 -6 ; z_ gold 2.2 -6.4 -18 -6.4 -6 ; z_ gold 2.2 -2.8 -18 -2.8 -6 ; z_ gold 2.2 0.8 -18 0.8 -6 ; z_ gold 2.2 12 -18 12 -6 ; z_ gold 2.2 15.6 -18 15.6 -6 ; z_ gold 2.2 19.2 -18 19.2 -6 ; z_ gold 2.2 22.8 -18 22.8 -6 ; z_ gold 2.2 34 -18 34 -6 ; z_ gold 2.2 37.6 -18 37.6 -6 ; z_ gold 2.2 41.2 -18 41.2 -6 ; z_ gold 2.2 44.8 -18 44.8 -6 ; z_ gold 2.2 56 -18 56 -6 ; z_ gold 2.2 59.6 -18 59.6 -6 ; z_ gold 2.2 63.2 -18 63.2 -6 ; z_ gold 2.2 66.8 -18 66.8 -6 ; z_ gold 2.2 0 1 0 13 ; z_ gold 2.2 3.6 1 3.6 13 ; z_ gold 2.2 7.2 1 7.2 13 ; z_ gold 2.2 10.8 1 10.8 13 ; z_ gold 2.2 22 1 22 13 ; z_ gold 2.2 25.6 1 25.6 13 ; z_ gold 2.2 29.2 1 29.2 13 ; z_ gold 2.2 32.8 1 32.8 13 ; z_ gold 2.2 44 1 44 13 ; z_ gold 2.2 47.6 1 47.6 13 ; z_ gold 2.2 51.2 1 51.2 13 ; z_ gold 2.2 54.8 1 54.8 13 ; z_ gold 2.2 -10 20 -10 32 ; z_ gold 2.2 -6.4 20 -6.4 32 ; z_ gold 2.2 -2.8 20 -2.8 32 ; z_ gold 2.2 0.8 20 0.8 32 ; z_ gold 2.2 12 20 12 32 ; z_ gold 2.2 15.6 20 15.6 32 ; z_ gold 2.2 19.2 20 19.2 32 ; z_ gold 2.2 22.8 20 22.8 32 ; z_ gold 2.2 34 20 34 32 ; z_ gold 2.2 37.6 20 37.6 32 ; z_ gold 2.2 41.2 20 41.2 32 ; z_ gold 2.2 44.8 20 44.8 32 ; z_ gold 2.2 56 20 56 32 ; z_ gold 2.2 59.6 20 59.6 32 ; z_ gold 2.2 63.2 20 63.2 32 ; z_ gold 2.2 66.8 20 66.8 32
part face = pen k : o_ k -48 26 2 2.6 ; o_ k -40 26 2 2.6 ; v_ w -56 38 -30 38 4 -6 ; l_ gold 3 -40 -22 -46 -40 -36 -50 ; l_ gold 3 -28 -22 -26 -42 -14 -48
part eyes = eyes w : o w -40 -8 10 10 ; o_ k -42 -8 5 ; o w -20 -8 10 10 ; o_ k -22 -8 5
scene lay

* plate-dragon | 4-5 6-8 | -
extras puppet: glitter-glue, sequin
appeal 3
topics lunar new year, chinese new year, spring festival, dragon, dragon dance, tet, tết, seollal, losar, year of the dragon, china, parade, puppet
colors red, gold, green
minutes 35 45
waits 30
mess some
heart plate: paper-plate = 2
heart tail: crepe-paper, ribbon, tissue-paper, fabric-scrap, wrapping-paper = 5 strip
need eyes: paper-cup, egg-carton, plastic-cup, cardboard-tube = 2
need color: paint, acrylic-paint, marker = 3 color
nice horns: aluminum-foil, metallic-paper, glitter-paper, construction-paper = 1 sheet
nice beard: cotton-ball, yarn, raffia, feather, wool-roving = handful
nice pearl: googly-eye, button, bottle-cap = 2
join tape: tape, glue, masking-tape
tool brush: paintbrush, sponge-brush
tool scissors: scissors
step paint: paint plate color brush by cc
step fold: fold plate > head by cc
step cut: cut plate eyes scissors > mane by gc
step mane: tape plate tape by tc
step eyes: glue eyes plate tape > eyes by tc
step pupils: draw color > pupils by cc
step pearls: glue pearl eyes tape > pearls by cc
step horns: tape horns plate tape > horns by tc
step strap: tape plate tape by tc
step tail: tape tail plate tape beard? > tail beard by cc
step dance: play plate by cc
part tail = tail b : l red 9 30 -14 58 -26 74 -10 98 -34 ; l gold 9 30 -4 58 -8 74 4 98 -10 ; l orange 9 30 6 58 10 74 18 98 14 ; l gold 9 30 16 58 28 74 32 98 38 ; l orange 9 30 26 58 46 74 46 98 62
part beard = beard w : l ~ 5 -50 56 -60 78 ; l ~ 5 -36 62 -42 88 ; l ~ 5 -20 64 -20 90
part mane = plate c : s green 14 2 15 70 50 20
part horns = horns gold : p^ silver -34 -46 -8 -98 0 -50 ; p^ silver- 16 -48 52 -92 38 -36
part head = plate own paint paint a : a^ ~- -10 12 68 0 14 190 ; a^ ~ -10 -6 70 0 170 346 ; p w -72 6 -66 22 -58 3 ; p w -55 2.4 -49 18 -41 -0.6 ; p w -38 -1.2 -32 14 -24 -4.2 ; p w -21 -4.8 -15 10 -7 -7.8 ; p w -4 -8.4 2 6 10 -11.4 ; o_ ~- -66 -18 5 4 ; o_ ~- -54 -20 5 4 ; a_ gold -34 -30 8 5 0 180 ; a_ gold -14 -22 8 5 0 180 ; a_ gold 6 -30 8 5 0 180 ; a_ gold 26 -22 8 5 0 180
part eyes = eyes w : q^ w 3 -46 -48 -22 -54 -20 -76 -42 -76 ; o w -31 -76 13 10 ; q^ w 3 -6 -58 16 -58 18 -80 -4 -80 ; o w 7 -80 12 10
part pupils = color k : o_ k -34 -75 6 6 ; o_ k 4 -79 6 6
part pearls = pearl w : e -34 -75 8 ; e 4 -79 8

* red-lantern | 6-8 9-12 13+ | -
extras hanging: sequin, stick-on-gem, glitter-glue, bell, price-tag, bead, charm
appeal 3
topics lunar new year, chinese new year, spring festival, lantern, lanterns, lantern festival, red lantern, tet, tết, china, mid-autumn festival, paper folding
variant slit@6-8 | - | red, gold | lantern
variant globe@9-12,13+ | - | red, gold | lantern, globe
colors red, gold
minutes 30 45 50
mess low
heart sheet: construction-paper, cardstock, wrapping-paper, origami-paper = 2 sheet
heart inner: metallic-paper, construction-paper, wrapping-paper, paper, glitter-paper = 1 sheet
need tassel: yarn, embroidery-floss, string, crepe-paper, ribbon = 9 ft
nice pivots@9-12,13+: paper-fastener = 2
nice bead@9-12,13+: wooden-bead, bead, bell, button
nice wish@6-8: metallic-pen, paint-marker, gel-pen = 1
nice pole: chopstick, stick, dowel, craft-stick
join glue: glue, glue-stick, tape
tool ruler: ruler
tool scissors: scissors
tool pencil: pencil
step inner@6-8: glue inner glue scissors > inner by c
step wish@6-8: draw wish sheet by c
step fold@6-8: fold sheet by c
step slits@6-8: cut sheet ruler pencil scissors by c
step wrap@6-8: glue sheet inner glue > skin by c
step rims@6-8: glue inner glue > rims by c
step strips@9-12,13+: cut sheet ruler pencil scissors by cc
step holes@9-12,13+: poke sheet pencil by cc
step stack@9-12,13+: build sheet glue pivots? by cc
step bow@9-12,13+: shape sheet by cc
step fan@9-12,13+: arrange sheet > globe by cc
step gold@9-12,13+: glue inner sheet glue > caps by cc
step tassel: tie tassel scissors > tassel by ccc
step bead@9-12,13+: thread bead tassel > bead by cc
step hang: tie tassel > loop by tcc
step pole: tie pole tassel > pole by ccc
scene hang
part pole = pole own : l^ ~ 6 -84 -92 70 -84
part loop = tassel a : l_ a 2.4 0 -88 0 -56
part inner@slit = inner b : r^ b 0 0 62 96 3
part skin@slit = sheet a : b a -29 -46 -56.5 -8 -56.5 8 -29 46 -24 46 -49.5 8 -49.5 -8 -24 -46 ; b a- -21.8 -46 -42.5 -8 -42.5 8 -21.8 46 -16.8 46 -35.5 8 -35.5 -8 -16.8 -46 ; b a -14.6 -46 -28.5 -8 -28.5 8 -14.6 46 -9.6 46 -21.4 8 -21.4 -8 -9.6 -46 ; b a- -7.4 -46 -14.4 -8 -14.4 8 -7.4 46 -2.4 46 -7.4 8 -7.4 -8 -2.4 -46 ; b a -0.2 -46 -0.4 -8 -0.4 8 -0.2 46 4.8 46 6.6 8 6.6 -8 4.8 -46 ; b a- 7 -46 13.7 -8 13.7 8 7 46 12 46 20.7 8 20.7 -8 12 -46 ; b a 14.2 -46 27.7 -8 27.7 8 14.2 46 19.2 46 34.7 8 34.7 -8 19.2 -46 ; b a- 21.4 -46 41.7 -8 41.7 8 21.4 46 26.4 46 48.8 8 48.8 -8 26.4 -46 ; r a 0 -48 66 14 2 ; r a 0 48 66 14 2
part rims@slit = inner b : r b 0 -54 68 6 1 ; r b 0 54 68 6 1 ; a_ b 0 -54 20 16 180 360
part globe@globe = sheet a : l^ a- 9 0 -50 -48 -40 -66 0 -48 40 0 50 ; l^ a+ 9 0 -50 48 -40 66 0 48 40 0 50 ; l a+ 9 0 -50 -38.4 -40 -52.8 0 -38.4 40 0 50 ; l a- 9 0 -50 38.4 -40 52.8 0 38.4 40 0 50 ; l a 9 0 -50 -28.8 -40 -39.6 0 -28.8 40 0 50 ; l a 9 0 -50 28.8 -40 39.6 0 28.8 40 0 50 ; l a- 9 0 -50 -19.2 -40 -26.4 0 -19.2 40 0 50 ; l a+ 9 0 -50 19.2 -40 26.4 0 19.2 40 0 50 ; l a+ 9 0 -50 -9.6 -40 -13.2 0 -9.6 40 0 50 ; l a- 9 0 -50 9.6 -40 13.2 0 9.6 40 0 50 ; l a 9 0 -50 0 -40 0 0 0 40 0 50
part caps@globe = inner b : o b 0 -50 16 7 ; o b 0 50 16 7 ; r b 0 -57 16 8 2 ; r b 0 57 16 8 2
part tassel = tassel b : l_ gold 2.4 0 58 0 66 ; r gold- 0 68 10 7 2 ; l_ gold- 2.6 -4 71 -8 97 ; l_ gold 2.6 -2.4 71 -4.8 97 ; l_ gold- 2.6 -0.8 71 -1.6 97 ; l_ gold 2.6 0.8 71 1.6 97 ; l_ gold- 2.6 2.4 71 4.8 97 ; l_ gold 2.6 4 71 8 97
part bead@globe = bead a : o red 0 63 6 6

* jianzhi | 9-12 13+ | -
appeal 1
topics lunar new year, chinese new year, spring festival, jianzhi, chinese paper cutting, paper cutting, papercut, window flower, china, spring, chunlian, kirigami
colors red, gold
minutes 45 60
mess low
heart sheet: origami-paper, construction-paper, paper, wrapping-paper, tissue-paper, rice-paper = 2 sheet
nice back: metallic-paper, cardstock, paper, tracing-paper = 1 sheet
nice string: string, embroidery-floss, yarn = 2 ft
join stick: glue-stick, glue, tape
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step square: cut sheet ruler pencil scissors by cc
step fold: fold sheet by cc
step beams: draw sheet pencil by cc
step legs: draw sheet pencil by cc
step sun: draw sheet pencil by cc
step inside: cut sheet scissors by cc
step outside: cut sheet scissors > char ring by cc
step back: glue back sheet stick > back by cc
step turn: tape sheet stick by cc
step loop: tie string back > loop by cc
scene hang
part loop = string k : l_ k 2 -20 -70 0 -98 20 -70
part back = back gold : o^ gold 0 4 84 84
part ring = sheet red : a_ red 0 4 80 72 0 360 ; j_ red 72.4 13.5 61.5 12.1 4 ; j_ red 67.4 31.9 57.3 27.7 4 ; j_ red 57.9 48.4 49.2 41.7 4 ; j_ red 44.4 61.9 37.7 53.2 4 ; j_ red 27.9 71.4 23.7 61.3 4 ; j_ red 9.5 76.4 8.1 65.5 4 ; j_ red -9.5 76.4 -8.1 65.5 4 ; j_ red -27.9 71.4 -23.7 61.3 4 ; j_ red -44.4 61.9 -37.7 53.2 4 ; j_ red -57.9 48.4 -49.2 41.7 4 ; j_ red -67.4 31.9 -57.3 27.7 4 ; j_ red -72.4 13.5 -61.5 12.1 4 ; j_ red -72.4 -5.5 -61.5 -4.1 4 ; j_ red -67.4 -23.9 -57.3 -19.7 4 ; j_ red -57.9 -40.4 -49.2 -33.7 4 ; j_ red -44.4 -53.9 -37.7 -45.2 4 ; j_ red -27.9 -63.4 -23.7 -53.3 4 ; j_ red -9.5 -68.4 -8.1 -57.5 4 ; j_ red 9.5 -68.4 8.1 -57.5 4 ; j_ red 27.9 -63.4 23.7 -53.3 4 ; j_ red 44.4 -53.9 37.7 -45.2 4 ; j_ red 57.9 -40.4 49.2 -33.7 4 ; j_ red 67.4 -23.9 57.3 -19.7 4 ; j_ red 72.4 -5.5 61.5 -4.1 4
part char = sheet red : r_ red 0 -44 64 8 ; r_ red 0 -28 54 8 ; r_ red 0 -12 84 8 ; r_ red 0 -36 8 56 ; p_ red -4 -40 6 -40 -8 -8 -40 26 -58 32 -54 24 -24 4 ; p_ red 4 -40 -6 -40 8 -8 40 26 58 32 54 24 24 4 ; r_ red 0 29 44 48 2 ; r_ gold 0 19 28 12 ; r_ gold 0 40 28 12

* dot-kolam | 6-8 9-12 13+ | -
topics pongal, thai pongal, thai pongal festival, kolam, rangoli, muggulu, tamil, tamil nadu, makar sankranti, sankranti, harvest festival, onam, india, math art
colors white, navy, orange
minutes 25 35 45
mess some
heart chalk: chalk, sidewalk-chalk, chalk-marker, oil-pastel, colored-pencil, gel-pen, paint-marker = 2 color
heart ground: construction-paper, cardstock, cardboard, paper-bag = 1 sheet
need ruler: ruler
need pencil: pencil
nice petals: petal, flower, leaf, sequin, tissue-paper, dried-lentil = handful
join glue: glue, glue-stick
step grid: draw ground ruler pencil by tcc
step dots: draw ground chalk > ground dots by ccc
step trace: draw ground pencil by ccc
step edge: draw ground pencil by ccc
step line: draw ground chalk > kolam by ccc
step check: test ground by ccc
step border: draw ground chalk > border by ccc
step petals: decorate petals ground glue > petals by ccc
step floor: play ground by ccc
scene lay
part ground = ground b : r^ navy 0 0 184 150 2
part border = chalk c : z_ orange 3 -84 -67 84 -67 84 67 -84 67 -84 -67 ; j_ orange -70 -67 -70 -58 4 ; j_ orange -70 67 -70 58 4 ; j_ orange -50 -67 -50 -58 4 ; j_ orange -50 67 -50 58 4 ; j_ orange -30 -67 -30 -58 4 ; j_ orange -30 67 -30 58 4 ; j_ orange -10 -67 -10 -58 4 ; j_ orange -10 67 -10 58 4 ; j_ orange 10 -67 10 -58 4 ; j_ orange 10 67 10 58 4 ; j_ orange 30 -67 30 -58 4 ; j_ orange 30 67 30 58 4 ; j_ orange 50 -67 50 -58 4 ; j_ orange 50 67 50 58 4 ; j_ orange 70 -67 70 -58 4 ; j_ orange 70 67 70 58 4
part kolam = chalk a : l_ w 3.4 -45 -50.2 -30 -30 -15 -15 0 0 15 15 30 30 45 50.2 65.2 30 45 15 30 0 15 -15 0 -30 -15 -50.2 -30 -30 -45 -15 -65.2 0 -45 15 -30 30 -15 50.2 0 30 15 15 30 0 45 -15 65.2 -30 45 -50.2 30 -30 15 -15 0 0 -15 15 -30 30 -45 50.2 -65.2 30 -45 15 -30 0 -15 -15 0 -30 15 -50.2 30 -30 45 -15 65.2 0 45 15 30 30 15 50.2 0 30 -15 15 -30 0 -45 -15 -65.2 -30 -45 -50.2 -30 -30
part dots = chalk w : d_ w 3.6 -45 -30 -15 -30 15 -30 45 -30 -45 0 -15 0 15 0 45 0 -45 30 -15 30 15 30 45 30
part petals = petals orange : f_ orange -78 -61 6 9 3 0 3 ; o_ yellow -78 -61 3 ; f_ orange 78 -61 6 9 3 0 3 ; o_ yellow 78 -61 3 ; f_ orange -78 61 6 9 3 0 3 ; o_ yellow -78 61 3 ; f_ orange 78 61 6 9 3 0 3 ; o_ yellow 78 61 3

* lohri-fire | 4-5 6-8 | -
extras world Seasons: wooden-block, stick, wrapping-paper
topics lohri, bonfire, punjab, punjabi, sikh, makar sankranti, winter harvest, campfire, camp fire, folk songs, india, bonfire night
colors orange, red, yellow
minutes 25 30
waits 30
mess low
heart sticks: stick, craft-stick, cinnamon-stick, driftwood, bamboo = 8
heart flames: tissue-paper, cellophane, crepe-paper, felt, construction-paper = 3 sheet
need band: rubber-band, pipe-cleaner, hair-tie, string
need base: paper-plate, cardboard, cereal-box, plastic-lid
nice ring: stone, pebble, bark = 9
nice treat: popcorn, pretzel, pumpkin-seed, breakfast-cereal = handful
nice light: LED-candle, LED-tea-light, flashlight
join glue: glue
tool scissors: scissors
step band: tie sticks band by tt
step spread: build sticks base glue > base sticks by tc
step cut: cut flames scissors by tc
step twist: shape flames by cc
step fire: build flames sticks glue > flames by cc
step ring: arrange ring base glue > ring by cc
step light: build light base > light by gt
step treat: decorate treat base > treat by cc
step sing: play sticks by cc
part base = base own : o^ tan 0 66 88 22 ; o_ tan- 0 68 80 17
part light = light yellow : o_ yellow+ 0 50 26 16
part flames = flames a : b^ red -44 62 -50 22 -30 -10 -24 -44 -6 -20 0 -64 14 -24 26 -40 34 -4 48 24 44 62 ; b_ orange -32 62 -36 30 -20 4 -14 -22 0 4 6 -34 18 4 24 -8 34 28 32 62 ; b_ yellow -18 62 -22 40 -10 20 -4 6 4 22 10 8 20 38 18 62
part sticks = sticks own : stick ~ -62 70 10 -50 9 ; stick ~- 62 70 -10 -50 9 ; stick ~ -30 76 8 -56 9 ; stick ~- 32 76 -8 -54 9 ; stick ~+ -4 78 2 -52 9 ; stick ~ -78 62 14 -44 7 ; stick ~ 78 62 -14 -44 7 ; stick ~- 14 78 -3 -56 7
part ring = ring gray : o gray 79.2 68.4 11 8 ; o gray+ 70.3 74.1 11 8 ; o gray- 52.5 78.8 11 8 ; o gray 28 81.9 11 8 ; o gray+ 0 83 11 8 ; o gray- -28 81.9 11 8 ; o gray -52.5 78.8 11 8 ; o gray+ -70.3 74.1 11 8 ; o gray- -79.2 68.4 11 8
part treat = treat cream : y cream -88 40 5 5 4 .3 ; y cream -72 50 5 5 4 .3 ; y cream -92 56 5 5 4 .3 ; y cream 88 42 5 5 4 .3 ; y cream 74 50 5 5 4 .3 ; y cream 94 56 5 5 4 .3 ; y cream -58 92 5 5 4 .3 ; y cream 60 92 5 5 4 .3

* march-chain | 6-8 9-12 | -
topics martin luther king day, martin luther king, mlk day, mlk, dr king, i have a dream, civil rights, black history month, black history, march on washington, peace, equality, fairness, january, kindness
colors brown, tan, blue, red
minutes 40 50
mess low
heart sheet: packing-paper, construction-paper, paper, paper-bag, wrapping-paper, cardstock = 1 strip
need color: crayon, colored-pencil, marker = 8 color
need signs: index-card, paper, cardstock, sticky-note = 2
nice scraps: fabric-scrap, wrapping-paper, magazine, junk-mail, wallpaper = handful
join stick: glue-stick, glue, tape
tool pencil: pencil
tool scissors: scissors
step strip: cut sheet scissors by cc
step fold: fold sheet by cc
step draw: draw sheet pencil by cc
step cut: cut sheet scissors > people by tc
step color: color color sheet > clothes by cc
step scraps: glue scraps sheet stick > patches by cc
step words: draw signs color scissors > words by cc
step hold: glue signs sheet stick > signs by cc
step march: play sheet by cc
part people = sheet own : r brown -69 -9 8 10 ; r tan -23 -9 8 10 ; r brown- 23 -9 8 10 ; r sand 69 -9 8 10 ; o brown -69 -24 12 13 ; t brown -69 2 5 -82 12 4 -92 8 4 ; t brown -69 2 5 -56 12 4 -46 8 4 ; r brown -74 64 8 32 3 ; r brown -64 64 8 32 3 ; o tan -23 -24 12 13 ; t tan -23 2 5 -36 12 4 -46 8 4 ; t tan -23 2 5 -10 12 4 0 8 4 ; r tan -28 64 8 32 3 ; r tan -18 64 8 32 3 ; o brown- 23 -24 12 13 ; t brown- 23 2 5 10 12 4 0 8 4 ; t brown- 23 2 5 36 12 4 46 8 4 ; r brown- 18 64 8 32 3 ; r brown- 28 64 8 32 3 ; o sand 69 -24 12 13 ; t sand 69 2 5 56 12 4 46 8 4 ; t sand 69 2 5 82 12 4 92 8 4 ; r sand 64 64 8 32 3 ; r sand 74 64 8 32 3
part clothes = color a : q red 3 -80 -8 -58 -8 -54 52 -84 52 ; r blue -23 9 24 34 4 ; r navy -28 48 10 48 2 ; r navy -18 48 10 48 2 ; q gold 3 12 -8 34 -8 38 52 8 52 ; r teal 69 9 24 34 4 ; r gray 64 48 10 48 2 ; r gray 74 48 10 48 2 ; b_ umber -81 -26 -79 -36 -69 -40 -59 -36 -57 -26 -63 -31 -75 -31 ; k -73 -24 1.8 ; k -65 -24 1.8 ; u -69 -19 4 ; b_ k -35 -26 -33 -36 -23 -40 -13 -36 -11 -26 -17 -31 -29 -31 ; k -27 -24 1.8 ; k -19 -24 1.8 ; u -23 -19 4 ; b_ k 11 -26 13 -36 23 -40 33 -36 35 -26 29 -31 17 -31 ; k 19 -24 1.8 ; k 27 -24 1.8 ; u 23 -19 4 ; b_ k 57 -26 59 -36 69 -40 79 -36 81 -26 75 -31 63 -31 ; k 65 -24 1.8 ; k 73 -24 1.8 ; u 69 -19 4
part patches = scraps b : r_ light-blue -69 30 10 10 1 8 ; r_ pink 23 34 10 10 1 -8 ; d_ w 1.6 -26 4 -20 12 66 4 72 12
part signs = signs w : z_ tan 3 -46 10 -46 -50 ; r^ w -46 -66 38 32 2 ; z_ tan 3 0 10 0 -50 ; r^ w 0 -66 38 32 2 ; z_ tan 3 46 10 46 -50 ; r^ w 46 -66 38 32 2 ; z_ tan 3 90 10 90 -50 ; r^ w 82 -66 34 32 2
part words = color k : h_ red -46 -72 5 ; z_ k 2 -58 -60 -34 -60 ; h_ red 0 -72 5 ; z_ k 2 -12 -60 12 -60 ; h_ red 46 -72 5 ; z_ k 2 34 -60 58 -60 ; z_ k 2 72 -72 92 -72 ; z_ k 2 72 -66 92 -66 ; z_ k 2 72 -60 88 -60

* heart-stamp-card | 2-3 4-5 | -
extras card: button, envelope, felt, gift-bow, lace, paper-doily, photo, pom-pom, ribbon, ribbon-rose, ric-rac, stick-on-gem, sticker, washi-tape
appeal 3
topics valentine's day, valentines day, valentine, valentines, heart, hearts, love, february 14, i love you
colors pink, red, white
minutes 20 25
waits 30
mess some
heart tube: cardboard-tube, coffee-sleeve
heart paint: paint = 2 color
need card: cardstock, construction-paper, paper, watercolor-paper = 1 sheet
nice lace: paper-doily, tissue-paper, ribbon, washi-tape = 1
join tape: tape, masking-tape, glue
tool pen: crayon, marker
home plate
home towel
step fold: fold card > card by tc
step pinch: shape tube by gt
step tape: tape tube tape by gt
step pour: prepare paint plate by gg
step stamp: print paint tube plate card > hearts by cc
step fill: print paint card > dots by cc
step wash: wash towel by tt
step lace: glue lace card tape > lace by tc
step sign: draw pen card by cc
scene lay
part card = card w : r^ w 0 0 128 168 2 ; r_ w- -63 0 3 166
part lace = lace pink : r_ pink 0 74 124 14 ; c_ pink -62 68 62 68 10 7 ; d_ w 1.8 -50 76 -30 76 -10 76 10 76 30 76 50 76
part hearts = paint a : h_ a -34 -50 22 ; h_ w -34 -50 15.8 ; h_ b 14 -58 20 ; h_ w 14 -58 14.4 ; h_ a 44 -22 19 ; h_ w 44 -22 13.7 ; h_ b -6 -14 24 ; h_ w -6 -14 17.3 ; h_ b -42 10 18 ; h_ w -42 10 13 ; h_ a 30 24 22 ; h_ w 30 24 15.8 ; h_ a -16 42 19 ; h_ w -16 42 13.7
part dots = paint b : o_ b -34 -50 5 6 ; o_ a 14 -58 5 6 ; o_ b 44 -22 5 6 ; o_ a -6 -14 5 6 ; o_ a -42 10 5 6 ; o_ b 30 24 5 6 ; o_ b -16 42 5 6

* feather-mask | 6-8 9-12 13+ | -
extras head: stick-on-gem, glitter-glue, seed-bead, lace, old-jewelry-piece, ribbon
appeal 3
topics mardi gras, louisiana, state report, mask making, carnival, carnaval, karneval, fasching, venice, new orleans, fat tuesday, shrove tuesday, masquerade, mask, masquerade ball, parade
colors purple, green, gold
minutes 35 45 55
waits 60
mess low
heart mask: mask-blank, cardstock, cereal-box, felt, craft-foam, paper-plate
heart plumes: feather, tissue-paper, crepe-paper, construction-paper = 7
need handle: dowel, craft-stick, chopstick, paper-straw, wooden-spoon when mask!=mask-blank
need color: acrylic-paint, paint, marker, metallic-paint = 2 color
nice gems: stick-on-gem, sequin, bead, button, glitter-glue = 12
nice beads: old-jewelry-piece, bead, letter-bead, wooden-bead, bell = 9
nice trim: ribbon, lace, ric-rac, tinsel = 2 ft
join glue: glue
join strong: glue-gun, waterproof-glue
tool brush: paintbrush
tool scissors: scissors
tool pencil: pencil
step plan: draw mask pencil by ccc
step cut: cut mask scissors > mask by ccc
step eyes: cut mask scissors > holes by tcc
step paint: paint mask color brush > pattern by ccc
step plumes: glue plumes mask glue > plumes by ccc
step trim: glue trim mask glue > trim by ccc
step gems: decorate gems mask glue > gems by ccc
step beads: glue beads mask strong > beads by ggg
step handle: glue handle mask glue > handle by ccc
step parade: play mask by ccc
scene hang
part plumes = plumes b : feather green -58 -4 -92 -60 14 ; feather gold -42 -4 -64 -82 14 ; feather purple -22 -4 -30 -94 14 ; feather green 0 -4 0 -98 14 ; feather purple 22 -4 30 -94 14 ; feather gold 42 -4 64 -82 14 ; feather green 58 -4 92 -60 14
part handle = handle own : stick ~ 74 14 92 98 7
part mask = mask own paint paint a : b^ ~ -88 -6 -62 -22 -28 -22 0 -12 28 -22 62 -22 88 -6 84 24 58 44 24 38 0 14 -24 38 -58 44 -84 24
part pattern = color c : l_ c 3 -78 -4 -58 -14 -34 -14 ; l_ c 3 78 -4 58 -14 34 -14 ; i_ c -70 22 8 1.5 2.6 ; i_ c 70 22 8 1.5 2.6 ; p_ green -8 0 0 -8 8 0 0 10
part holes = mask w : j_ g -60 10 -20 12 13 ; j_ g 60 10 20 12 13
part trim = trim c : o_ gold -78 2 4.5 ; o_ gold -65 -13 4.5 ; o_ gold -52 -20 4.5 ; o_ gold -39 -22 4.5 ; o_ gold -26 -20 4.5 ; o_ gold -13 -14 4.5 ; o_ gold 0 -10 4.5 ; o_ gold 13 -14 4.5 ; o_ gold 26 -20 4.5 ; o_ gold 39 -22 4.5 ; o_ gold 52 -20 4.5 ; o_ gold 65 -13 4.5 ; o_ gold 78 2 4.5
part beads = beads own : d^ gold 3.4 -84 16 -90 28 -88 40 -92 52 ; d^ purple 3.4 84 16 90 28 88 40 92 52
part gems = gems w : o_ w -11 11 2.6 ; o_ w -25.5 25.7 2.6 ; o_ w -54.5 25.7 2.6 ; o_ w -69 11 2.6 ; o_ w -54.5 -3.7 2.6 ; o_ w -25.5 -3.7 2.6 ; o_ w 69 11 2.6 ; o_ w 54.5 25.7 2.6 ; o_ w 25.5 25.7 2.6 ; o_ w 11 11 2.6 ; o_ w 25.5 -3.7 2.6 ; o_ w 54.5 -3.7 2.6
template mask 1 7 across

* catherine-wheel | 4-5 6-8 9-12 | -
topics bonfire night, guy fawkes night, guy fawkes, fireworks, firework, november 5, fifth of november, catherine wheel, pinwheel, spinner, england, new year's eve, new year’s eve, new years eve
colors navy, yellow, pink, orange free
minutes 30 35 40
waits 30
mess some
heart plate: paper-plate
heart sparks: crepe-paper, tissue-paper, ribbon, cellophane, tinsel = 12 strip
need color: paint, acrylic-paint, marker, metallic-paint = 3 color
need axle: pipe-cleaner, twist-tie
need washers: button, bead, wooden-bead, cardboard = 2
need handle: stick, dowel, wooden-spoon, chopstick, bamboo, paper-straw
nice stars: sticker, sequin, metallic-paper = 8
join tape: tape, glue, masking-tape
tool brush: paintbrush, sponge-brush, cotton-swab
tool scissors: scissors
tool poker: pencil
step ground: paint plate color brush > plate by ccc
step spiral: paint plate color brush > spiral by ccc
step sparks: cut sparks scissors by tcc
step stick: tape sparks plate tape > sparks by tcc
step stars: decorate stars plate > stars by ccc
step hole: poke plate washers poker by gtc
step axle: thread axle washers plate > hub by tcc
step handle: tie axle handle > handle by tcc
step spin: test plate by ccc
scene hang
part handle = handle own : stick ~ 0 10 0 100 9
part sparks = sparks b : l yellow 6 50 -12 67 -0.2 77.3 25.7 ; l pink 6 43.3 13 52.1 31.7 48.1 59.3 ; l orange 6 25 31.3 23.3 51.9 6 73.8 ; l red 6 0 38 -11.8 55 -37.7 65.3 ; l yellow 6 -25 31.3 -43.7 40.1 -71.3 36.1 ; l pink 6 -43.3 13 -63.9 11.3 -85.8 -6 ; l orange 6 -50 -12 -67 -23.8 -77.3 -49.7 ; l red 6 -43.3 -37 -52.1 -55.7 -48.1 -83.3 ; l yellow 6 -25 -55.3 -23.3 -75.9 -6 -97.8 ; l pink 6 0 -62 11.8 -79 37.7 -89.3 ; l orange 6 25 -55.3 43.7 -64.1 71.3 -60.1 ; l red 6 43.3 -37 63.9 -35.3 85.8 -18
part plate = plate own paint ground a : plate ~ 0 -12 58
part spiral = color b : l_ yellow 4.5 10 -12 15.3 0.9 7.8 17 -10.4 26.6 -36.8 24.8 ; l_ pink 4.5 5 -3.3 -3.5 7.7 -21.2 9.2 -38.6 -1.6 -50.2 -25.5 ; l_ orange 4.5 -5 -3.3 -18.8 -5.2 -29 -19.8 -28.3 -40.3 -13.5 -62.2 ; l_ yellow 4.5 -10 -12 -15.3 -24.9 -7.8 -41 10.4 -50.6 36.8 -48.8 ; l_ pink 4.5 -5 -20.7 3.5 -31.7 21.2 -33.2 38.6 -22.4 50.2 1.5 ; l_ orange 4.5 5 -20.7 18.8 -18.8 29 -4.2 28.3 16.3 13.5 38.2
part stars = stars w : bits yellow+ 0.93 43.2 3.7 19.4 29.7 -15.7 31.2 -41.7 7.4 -43.2 -27.7 -19.4 -53.7 15.7 -55.2 41.7 -31.4
part hub = washers b : button red 0 -12 9

* martin-lantern | 4-5 6-8 | -
extras hanging: leaf, ribbon, stick-on-gem, glitter-glue
appeal 3
topics st martin, saint martin, st. martin's day, martinmas, st martin's day, martinstag, lantern walk, lantern, lanterns, waldorf, november 11, germany, autumn, fall, sharing
colors orange, yellow, red, green
minutes 40 45
waits 60
mess some
heart window: parchment-paper, tracing-paper, rice-paper, paper = 1 sheet
heart color: tissue-paper, leaf, pressed-flower, petal, watercolor-paint = 3 color
heart light: LED-candle, LED-tea-light, string-light, glow-stick
need rings: cardstock, cereal-box, construction-paper, corrugated-paper = 1 sheet
need floor: cardboard, cereal-box, pizza-box, cake-board = 1 piece
need hang: string, pipe-cleaner, cotton-cord, yarn = 2 ft
need stick: stick, wooden-spoon, dowel, bamboo
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool punch: pencil, hole-punch
home plate
step tear: tear color by cc
step glue: glue color window glue brush > window by cc
step dry: dry window by gc
step floor: cut floor rings scissors plate by gt
step rims: glue rings window glue > rims by tc
step roll: roll window floor glue > floor by tt
step holes: poke rings punch by gt
step hang: tie hang rings stick > handle by tc
step light: build light floor > light by gt
step walk: play stick by cc
scene hang
part handle = hang own : l_ k 2 -52 -42 0 -78 52 -42 ; stick brown -66 -92 84 -66 8
part light = light yellow : r_ yellow+ 0 18 108 106
part window = window w : r^ yellow+ 0 16 112 112 3 ; leaf orange -42 46 -32 10 12 ; leaf red -8 52 -14 14 12 ; leaf green 28 50 36 14 12 ; leaf red -40 2 -24 -28 11 ; leaf orange 4 6 6 -30 12 ; leaf orange 40 8 34 -26 11 ; leaf red 48 56 52 30 9 ; leaf green -24 24 -14 4 8 ; leaf gold 18 22 28 2 8 ; x gold 0 44 5.9 14 ; x_ w 0 47.5 3.4 8.7
part floor = floor own : o ~- 0 74 56 12
part rims = rings a : r^ brown 0 -40 118 14 3 ; r^ brown 0 72 118 14 3
* hand-turkey | 2-3 4-5 | -
extras picture Farm: craft-stick, cotton-swab, grass, hay, corn-husk, birdseed, paper-plate, cupcake-liner, cotton-pad, bottle-cap, wheat-stalk, masking-tape, stick, raffia
appeal 3
topics thanksgiving, turkey, handprint, handprint turkey, friendsgiving, november, fall, autumn, gobble
colors brown, red, orange, yellow
minutes 20 25
waits 45
mess some
heart paint: paint = 4 color
heart paper: paper, construction-paper, watercolor-paper, cardstock, packing-paper = 1 sheet
nice leaves: leaf, fake-leaf, tissue-paper, construction-paper = 4
join stick: glue, glue-stick
home plate
home towel
home water
tool dab: sponge-brush, paintbrush, kitchen-sponge
tool pen: marker, crayon
step pour: prepare paint plate by gg
step hand: paint paint plate dab by tt
step press: print paint paper > sheet turkey by cc
step wash: wash water towel by tt
step legs: print paint paper > legs by cc
step face: draw pen paper > face by tc
step leaves: glue leaves paper stick > leaves by cc
part sheet = paper w : r^ w 0 0 172 168 2
part turkey = paint a : b_ brown -30 6 -34 34 -18 52 10 56 34 44 40 16 26 0 0 -4 ; t_ brown -20 14 12 -46 4 10 -62 -16 9 -66 -30 9 ; t_ red -14 8 11 -26 -30 10 -30 -66 8.5 ; t_ orange 4 2 11 4 -40 10 2 -78 8.5 ; t_ yellow 20 8 11 34 -28 10 38 -62 8.5 ; t_ red- 34 18 10 58 -2 9 72 -24 8
part legs = paint c : l_ orange 5 -6 54 -6 70 ; l_ orange 5 -18 75 -6 69 6 75 ; l_ orange 5 18 54 18 70 ; l_ orange 5 6 75 18 69 30 75 ; x_ red -74 -12 5 11
part face = pen k : k -68 -32 4.5 ; p_ orange -74 -30 -86 -26 -74 -22
part leaves = leaves own : leaf orange -74 70 -46 62 9 ; leaf gold 44 72 74 64 9 ; leaf red 56 -70 76 -56 8 ; leaf gold -78 -72 -58 -58 8
scene lay

* paper-cornucopia | 4-5 6-8 | -
extras party: leaf, pinecone, raffia, fake-leaf, eucalyptus
topics thanksgiving, harvest, harvest festival, harvest home, cornucopia, horn of plenty, fruit, autumn, fall, thankful, november, table decoration
colors brown, red, purple, orange
minutes 30 35
mess low
heart bag: paper-bag, packing-paper
heart fruit: tissue-paper, crepe-paper, newspaper, paper-napkin, play-dough, modeling-clay = 5 sheet
need stems: stick, pipe-cleaner, raffia, construction-paper, paper-bag = 3
nice nature: leaf, acorn, mini-pumpkin, chestnut, gourd, corn-cob, wheat-stalk, fake-leaf = handful
nice tie: raffia, string, ribbon, yarn = 2 ft
join tape: tape, masking-tape, glue
tool scissors: scissors
step rim: fold bag by cc
step twist: shape bag > horn by tc
step tie: tie tie bag > tie by tc
step big: shape fruit by cc
step grapes: shape fruit by cc
step stems: tape stems fruit tape scissors by tc
step fill: fill fruit bag > fruit by cc
step nature: arrange nature bag > leaves by cc
step tell: play fruit by cc
part horn = bag own : b^ brown+ 8 -34 -22 -40 -52 -52 -70 -74 -90 -82 -94 -70 -84 -58 -82 -40 -66 -4 -34 30 2 60 26 66 ; l_ brown 2.4 -60 -46 -66 -26 -60 -6 ; l_ brown 2.4 -36 -42 -44 -10 -34 24 ; l_ brown 2.4 -76 -66 -84 -58 ; b brown 6 -42 22 -44 30 -26 34 14 34 50 26 72 14 74 4 58 0 14 ; b_ brown- 12 -32 22 -34 27 -16 29 14 28 46 22 62 15 62 9 48 7 14
part tie = tie gold : z gold 4 -78 -52 -66 -62
part leaves = nature own : leaf gold 20 66 -4 92 11 ; leaf red 60 74 92 84 11 ; leaf orange 38 -28 62 -48 11
part fruit = fruit b : o red 32 -8 19 18 ; o orange 26 34 20 19 ; o^ red 54 58 20 18 ; o gold 60 14 18 18 ; l brown 3 32 -24 35 -32 ; l brown 3 54 42 58 34 ; o purple 72 40 8 8 ; o purple- 86 42 8 8 ; o purple+ 79 54 8 8 ; o purple 92 56 8 8 ; o purple- 85 66 8 8 ; o purple 72 66 8 8 ; o purple 79 78 8 8 ; o^ orange+ 22 66 17 15 ; l brown 3 22 52 20 46

* harvest-loaf | 6-8 9-12 13+ | -
extras party: leaf, eucalyptus
topics harvest, harvest festival, harvest home, lammas, wheat sheaf, wheatsheaf, harvest loaf, thanksgiving, england, autumn, fall, lughnasadh
colors gold, brown, tan
minutes 50 60 75
waits 2880
mess some
heart dough: play-dough, salt-dough, air-dry-clay = 1 lb
need mat: parchment-paper, wax-paper, paper, cardboard = 1 sheet
nice wash: tea-bag, watercolor-paint, paint, acrylic-paint = 1 color
nice eye: seed, bead, seed-bead, birdseed = 1
home water
tool scissors: scissors
tool roller: rolling-pin, chip-can, plastic-bottle
tool knife: plastic-knife, craft-stick, pencil
tool brush: paintbrush, sponge-brush
step base: roll dough roller knife mat > base by ccc
step stalks: shape dough water > stalks by ccc
step ears: shape dough by ccc
step snip: cut dough scissors by ccc
step set: build dough water > ears by ccc
step band: weave dough water > band by ccc
step mouse: shape dough > mouse by ccc
step eye: decorate eye dough > eye by ccc
step dry: dry dough by ccc
step wash: paint dough wash brush > tea by ccc
scene lay
part base = dough gold : b^ gold- -66 -20 -62 -58 -34 -84 0 -90 34 -84 62 -58 66 -20 46 6 24 20 30 60 40 84 -40 84 -30 60 -24 20 -46 6
part stalks = dough gold : l gold 5 -20 10 -22 48 -36 82 ; l gold+ 5 -15.6 10 -17.1 48 -28 82 ; l gold 5 -11.2 10 -12.2 48 -20 82 ; l gold+ 5 -6.8 10 -7.3 48 -12 82 ; l gold 5 -2.4 10 -2.4 48 -4 82 ; l gold+ 5 2 10 2.5 48 4 82 ; l gold 5 6.4 10 7.4 48 12 82 ; l gold+ 5 10.8 10 12.3 48 20 82 ; l gold 5 15.2 10 17.2 48 28 82 ; l gold+ 5 19.6 10 22.1 48 36 82
part ears = dough gold : j gold -28.5 -52 -34.8 -80 8 ; z_ gold-- 1.4 -35.4 -63 -30.4 -60 -25.4 -63 ; z_ gold-- 1.4 -36.6 -70 -31.6 -67 -26.6 -70 ; z_ gold-- 1.4 -37.9 -77 -32.9 -74 -27.9 -77 ; j gold+ -9.5 -52 -11.6 -80 8 ; z_ gold-- 1.4 -15.1 -63 -10.1 -60 -5.1 -63 ; z_ gold-- 1.4 -15.5 -70 -10.5 -67 -5.5 -70 ; z_ gold-- 1.4 -16 -77 -11 -74 -6 -77 ; j gold 9.5 -52 11.6 -80 8 ; z_ gold-- 1.4 5.1 -63 10.1 -60 15.1 -63 ; z_ gold-- 1.4 5.5 -70 10.5 -67 15.5 -70 ; z_ gold-- 1.4 6 -77 11 -74 16 -77 ; j gold+ 28.5 -52 34.8 -80 8 ; z_ gold-- 1.4 25.4 -63 30.4 -60 35.4 -63 ; z_ gold-- 1.4 26.6 -70 31.6 -67 36.6 -70 ; z_ gold-- 1.4 27.9 -77 32.9 -74 37.9 -77 ; j gold+ -50 -30 -61 -58 8 ; z_ gold-- 1.4 -58.3 -41 -53.3 -38 -48.3 -41 ; z_ gold-- 1.4 -60.5 -48 -55.5 -45 -50.5 -48 ; z_ gold-- 1.4 -62.7 -55 -57.7 -52 -52.7 -55 ; j gold -30 -30 -36.6 -58 8 ; z_ gold-- 1.4 -37 -41 -32 -38 -27 -41 ; z_ gold-- 1.4 -38.3 -48 -33.3 -45 -28.3 -48 ; z_ gold-- 1.4 -39.6 -55 -34.6 -52 -29.6 -55 ; j gold+ -10 -30 -12.2 -58 8 ; z_ gold-- 1.4 -15.7 -41 -10.7 -38 -5.7 -41 ; z_ gold-- 1.4 -16.1 -48 -11.1 -45 -6.1 -48 ; z_ gold-- 1.4 -16.5 -55 -11.5 -52 -6.5 -55 ; j gold 10 -30 12.2 -58 8 ; z_ gold-- 1.4 5.7 -41 10.7 -38 15.7 -41 ; z_ gold-- 1.4 6.1 -48 11.1 -45 16.1 -48 ; z_ gold-- 1.4 6.5 -55 11.5 -52 16.5 -55 ; j gold+ 30 -30 36.6 -58 8 ; z_ gold-- 1.4 27 -41 32 -38 37 -41 ; z_ gold-- 1.4 28.3 -48 33.3 -45 38.3 -48 ; z_ gold-- 1.4 29.6 -55 34.6 -52 39.6 -55 ; j gold 50 -30 61 -58 8 ; z_ gold-- 1.4 48.3 -41 53.3 -38 58.3 -41 ; z_ gold-- 1.4 50.5 -48 55.5 -45 60.5 -48 ; z_ gold-- 1.4 52.7 -55 57.7 -52 62.7 -55 ; j gold -50 -6 -61 -34 8 ; z_ gold-- 1.4 -58.3 -17 -53.3 -14 -48.3 -17 ; z_ gold-- 1.4 -60.5 -24 -55.5 -21 -50.5 -24 ; z_ gold-- 1.4 -62.7 -31 -57.7 -28 -52.7 -31 ; j gold+ -30 -6 -36.6 -34 8 ; z_ gold-- 1.4 -37 -17 -32 -14 -27 -17 ; z_ gold-- 1.4 -38.3 -24 -33.3 -21 -28.3 -24 ; z_ gold-- 1.4 -39.6 -31 -34.6 -28 -29.6 -31 ; j gold -10 -6 -12.2 -34 8 ; z_ gold-- 1.4 -15.7 -17 -10.7 -14 -5.7 -17 ; z_ gold-- 1.4 -16.1 -24 -11.1 -21 -6.1 -24 ; z_ gold-- 1.4 -16.5 -31 -11.5 -28 -6.5 -31 ; j gold+ 10 -6 12.2 -34 8 ; z_ gold-- 1.4 5.7 -17 10.7 -14 15.7 -17 ; z_ gold-- 1.4 6.1 -24 11.1 -21 16.1 -24 ; z_ gold-- 1.4 6.5 -31 11.5 -28 16.5 -31 ; j gold 30 -6 36.6 -34 8 ; z_ gold-- 1.4 27 -17 32 -14 37 -17 ; z_ gold-- 1.4 28.3 -24 33.3 -21 38.3 -24 ; z_ gold-- 1.4 29.6 -31 34.6 -28 39.6 -31 ; j gold+ 50 -6 61 -34 8 ; z_ gold-- 1.4 48.3 -17 53.3 -14 58.3 -17 ; z_ gold-- 1.4 50.5 -24 55.5 -21 60.5 -24 ; z_ gold-- 1.4 52.7 -31 57.7 -28 62.7 -31 ; j gold+ -25.5 16 -31.1 -12 8 ; z_ gold-- 1.4 -32.2 5 -27.2 8 -22.2 5 ; z_ gold-- 1.4 -33.3 -2 -28.3 1 -23.3 -2 ; z_ gold-- 1.4 -34.4 -9 -29.4 -6 -24.4 -9 ; j gold -8.5 16 -10.4 -12 8 ; z_ gold-- 1.4 -14.1 5 -9.1 8 -4.1 5 ; z_ gold-- 1.4 -14.4 -2 -9.4 1 -4.4 -2 ; z_ gold-- 1.4 -14.8 -9 -9.8 -6 -4.8 -9 ; j gold+ 8.5 16 10.4 -12 8 ; z_ gold-- 1.4 4.1 5 9.1 8 14.1 5 ; z_ gold-- 1.4 4.4 -2 9.4 1 14.4 -2 ; z_ gold-- 1.4 4.8 -9 9.8 -6 14.8 -9 ; j gold 25.5 16 31.1 -12 8 ; z_ gold-- 1.4 22.2 5 27.2 8 32.2 5 ; z_ gold-- 1.4 23.3 -2 28.3 1 33.3 -2 ; z_ gold-- 1.4 24.4 -9 29.4 -6 34.4 -9
part band = dough gold : j gold+ -30 38 -20 24 6 ; j gold- -22.6 24 -12.6 38 6 ; j gold+ -15.2 38 -5.2 24 6 ; j gold- -7.8 24 2.2 38 6 ; j gold+ -0.4 38 9.6 24 6 ; j gold- 7 24 17 38 6 ; j gold+ 14.4 38 24.4 24 6
part mouse = dough tan : b tan 4 70 6 56 18 50 30 54 36 66 30 70 ; o tan- 20 50 5 5 ; l_ tan- 2.4 4 68 -8 74 -14 66
part tea = wash tan : b_ brown 30 66 36 65 37 68 33 70
part eye = eye k : k 28 58 2

* sukkah-box | 4-5 6-8 9-12 | -
extras world Seasons: gourd, corn-cob, mini-pumpkin, wooden-bead, leaf, craft-stick, felt, paper-straw, felt-ball, hay, fake-leaf
appeal 3
topics sukkot, sukkos, succot, sukkoth, sukkah, succah, feast of tabernacles, feast of booths, jewish, harvest, harvest festival, lulav, etrog, israel
colors tan, green, red, yellow
minutes 40 45 50
waits 30
mess low
heart box: shoebox, cardboard-box, small-box, tissue-box, cereal-box
heart roof: pine-branch, leaf, stick, reed, bamboo, corn-husk, hay, fern-frond, grass, eucalyptus, fake-leaf = 2 handful
need beams: craft-stick, paper-straw, stick, chopstick = 4
need fruit: tissue-paper, bead, felt-ball, pom-pom, acorn, air-dry-clay, modeling-clay, crepe-paper = 9
need cord: string, yarn, embroidery-floss = 4 ft
need table: small-box, wooden-block, plastic-lid, cardboard, spool
nice walls: fabric-scrap, construction-paper, wrapping-paper, paper-doily, felt = 3 piece
nice stars: sticker, sequin = 4
nice guests: peg-doll, toy-animal, duplo-brick, clothespin = 3
join glue: glue, tape
tool scissors: scissors
tool pen: crayon, marker
step open: cut box scissors by gtc
step walls: decorate walls box glue > walls by ccc
step draw: draw pen box > box by ccc
step stars: decorate stars box > stars by ccc
step fruit: thread fruit cord by tcc
step hang: tape cord box glue > garland by tcc
step beams: glue beams box glue > beams by tcc
step roof: arrange roof box > roof by ccc
step table: build table box guests? > table guests by ccc
step look: play box by ccc
part box = box own : p^ tan- -80 -38 80 -38 80 72 -80 72 ; p tan -80 -38 -92 -46 -92 82 -80 72 ; p tan 80 -38 92 -46 92 82 80 72 ; p tan+ -80 72 80 72 92 84 -92 84 ; r_ light-blue -50 6 26 30 2 ; r_ light-blue 50 6 26 30 2 ; z_ w 2 -50 -8 -50 20 ; z_ w 2 50 -8 50 20
part walls = walls a : r_ cream -50 18 44 92 2 ; r_ teal 0 18 44 92 2 ; r_ cream 50 18 44 92 2 ; f_ red -50 40 6 11 4 0 3 ; f_ red 50 40 6 11 4 0 3
part stars = stars d : s_ gold 0 -6 3 13 7 ; s_ gold 0 -6 3 13 7 90 ; s_ gold -50 -4 5 8 4 ; s_ gold 50 -4 5 8 4
part garland = cord k : l_ k 1.6 -82 -30 -56 -6 -28 -26 0 -4 28 -26 56 -6 82 -30 ; o red -70 -17 6 6 ; o orange -56 -4 7 7 ; o purple -42 -15 6 6 ; o red -14 -13 6 6 ; o yellow 0 -1 8 8 ; o purple 14 -13 6 6 ; o red 42 -15 6 6 ; o orange 56 -4 7 7 ; o purple 70 -17 6 6
part beams = beams own : stick ~ -98 -46 98 -46 6 ; stick ~- -98 -58 98 -58 6 ; stick ~ -62 -40 -66 -66 6 ; stick ~ 62 -40 66 -66 6
part roof = roof own : leaf green -96 -46 -102 -70 7 ; leaf light-green -86.4 -53 -70.4 -58 7 ; leaf dark-green -76.8 -60 -82.8 -46 7 ; leaf green -67.2 -46 -51.2 -34 7 ; leaf light-green -57.6 -53 -63.6 -70 7 ; leaf dark-green -48 -60 -32 -58 7 ; leaf green -38.4 -46 -44.4 -46 7 ; leaf light-green -28.8 -53 -12.8 -34 7 ; leaf dark-green -19.2 -60 -25.2 -70 7 ; leaf green -9.6 -46 6.4 -58 7 ; leaf light-green 0 -53 -6 -46 7 ; leaf dark-green 9.6 -60 25.6 -34 7 ; leaf green 19.2 -46 13.2 -70 7 ; leaf light-green 28.8 -53 44.8 -58 7 ; leaf dark-green 38.4 -60 32.4 -46 7 ; leaf green 48 -46 64 -34 7 ; leaf light-green 57.6 -53 51.6 -70 7 ; leaf dark-green 67.2 -60 83.2 -58 7 ; leaf green 76.8 -46 70.8 -46 7 ; leaf light-green 86.4 -53 102.4 -34 7 ; leaf dark-green 96 -60 90 -70 7
part table = table brown : r^ brown 0 50 54 8 2 ; r brown- -20 62 6 20 ; r brown- 20 62 6 20 ; o yellow -10 43 6 4.5 ; j green 6 46 16 26 3 ; j green 8 46 10 24 2.4
part guests = guests own : b ~ -59 72 -57 52 -50 48 -43 52 -41 72 ; o sand -50 44 7 7 ; b ~- -9 78 -7 58 0 54 7 58 9 78 ; o sand 0 50 7 7 ; b ~+ 41 72 43 52 50 48 57 52 59 72 ; o sand 50 44 7 7

* honeycomb-card | 2-3 4-5 6-8 | -
extras card: cupcake-liner, envelope, photo, pressed-flower, ribbon, stick-on-gem, tissue-paper, washi-tape
appeal 1
topics rosh hashanah, rosh hashana, rosh hashona, jewish new year, shana tova, shanah tovah, apple and honey, apples and honey, high holidays, jewish
colors yellow, red, green
minutes 25 30 30
waits 30
mess some
heart stamp@2-3: cardboard-tube, coffee-sleeve
heart stamp@4-5,6-8: bubble-wrap, cardboard-tube
heart paint: paint = 1 color
need card: cardstock, construction-paper, paper, watercolor-paper = 1 sheet
need apple: construction-paper, tissue-paper, wrapping-paper, magazine, junk-mail, felt = 1 sheet
need leaf: construction-paper, leaf, felt, tissue-paper = 1 scrap
join stick: glue-stick, glue
tool pen: marker, crayon
home plate
home towel
step fold: fold card > card by tcc
step shape: shape stamp by gtc
step pour: prepare paint plate by gtc
step print: print stamp paint plate card > comb by ccc
step bees: print paint card > bees by ccc
step wash: wash towel by tcc
step tear: tear apple by ccc
step apple: glue apple leaf card stick > apple by ccc
step stripes: draw pen card > stripes by tcc
step wish: draw pen card by gtc
scene lay
part card = card w : r^ w 0 0 144 172 2 ; r_ w- -71 0 3 170
part comb = paint a : z_ gold 4 -50 -78 -39.6 -72 ; z_ gold 4 -39.6 -72 -39.6 -60 ; z_ gold 4 -39.6 -60 -50 -54 ; z_ gold 4 -50 -54 -60.4 -60 ; z_ gold 4 -60.4 -60 -60.4 -72 ; z_ gold 4 -60.4 -72 -50 -78 ; s_ yellow -50 -66 3 10 10 ; z_ gold 4 -28 -78 -17.6 -72 ; z_ gold 4 -17.6 -72 -17.6 -60 ; z_ gold 4 -17.6 -60 -28 -54 ; z_ gold 4 -28 -54 -38.4 -60 ; z_ gold 4 -38.4 -60 -38.4 -72 ; z_ gold 4 -38.4 -72 -28 -78 ; s_ yellow -28 -66 3 10 10 ; z_ gold 4 -6 -78 4.4 -72 ; z_ gold 4 4.4 -72 4.4 -60 ; z_ gold 4 4.4 -60 -6 -54 ; z_ gold 4 -6 -54 -16.4 -60 ; z_ gold 4 -16.4 -60 -16.4 -72 ; z_ gold 4 -16.4 -72 -6 -78 ; s_ yellow -6 -66 3 10 10 ; z_ gold 4 16 -78 26.4 -72 ; z_ gold 4 26.4 -72 26.4 -60 ; z_ gold 4 26.4 -60 16 -54 ; z_ gold 4 16 -54 5.6 -60 ; z_ gold 4 5.6 -60 5.6 -72 ; z_ gold 4 5.6 -72 16 -78 ; s_ yellow 16 -66 3 10 10 ; z_ gold 4 38 -78 48.4 -72 ; z_ gold 4 48.4 -72 48.4 -60 ; z_ gold 4 48.4 -60 38 -54 ; z_ gold 4 38 -54 27.6 -60 ; z_ gold 4 27.6 -60 27.6 -72 ; z_ gold 4 27.6 -72 38 -78 ; s_ yellow 38 -66 3 10 10 ; z_ gold 4 -39 -58.5 -28.6 -52.5 ; z_ gold 4 -28.6 -52.5 -28.6 -40.5 ; z_ gold 4 -28.6 -40.5 -39 -34.5 ; z_ gold 4 -39 -34.5 -49.4 -40.5 ; z_ gold 4 -49.4 -40.5 -49.4 -52.5 ; z_ gold 4 -49.4 -52.5 -39 -58.5 ; s_ yellow -39 -46.5 3 10 10 ; z_ gold 4 -17 -58.5 -6.6 -52.5 ; z_ gold 4 -6.6 -52.5 -6.6 -40.5 ; z_ gold 4 -6.6 -40.5 -17 -34.5 ; z_ gold 4 -17 -34.5 -27.4 -40.5 ; z_ gold 4 -27.4 -40.5 -27.4 -52.5 ; z_ gold 4 -27.4 -52.5 -17 -58.5 ; s_ yellow -17 -46.5 3 10 10 ; z_ gold 4 5 -58.5 15.4 -52.5 ; z_ gold 4 15.4 -52.5 15.4 -40.5 ; z_ gold 4 15.4 -40.5 5 -34.5 ; z_ gold 4 5 -34.5 -5.4 -40.5 ; z_ gold 4 -5.4 -40.5 -5.4 -52.5 ; z_ gold 4 -5.4 -52.5 5 -58.5 ; s_ yellow 5 -46.5 3 10 10 ; z_ gold 4 27 -58.5 37.4 -52.5 ; z_ gold 4 37.4 -52.5 37.4 -40.5 ; z_ gold 4 37.4 -40.5 27 -34.5 ; z_ gold 4 27 -34.5 16.6 -40.5 ; z_ gold 4 16.6 -40.5 16.6 -52.5 ; z_ gold 4 16.6 -52.5 27 -58.5 ; s_ yellow 27 -46.5 3 10 10 ; z_ gold 4 -50 -39 -39.6 -33 ; z_ gold 4 -39.6 -33 -39.6 -21 ; z_ gold 4 -39.6 -21 -50 -15 ; z_ gold 4 -50 -15 -60.4 -21 ; z_ gold 4 -60.4 -21 -60.4 -33 ; z_ gold 4 -60.4 -33 -50 -39 ; s_ yellow -50 -27 3 10 10 ; z_ gold 4 -28 -39 -17.6 -33 ; z_ gold 4 -17.6 -33 -17.6 -21 ; z_ gold 4 -17.6 -21 -28 -15 ; z_ gold 4 -28 -15 -38.4 -21 ; z_ gold 4 -38.4 -21 -38.4 -33 ; z_ gold 4 -38.4 -33 -28 -39 ; s_ yellow -28 -27 3 10 10 ; z_ gold 4 -6 -39 4.4 -33 ; z_ gold 4 4.4 -33 4.4 -21 ; z_ gold 4 4.4 -21 -6 -15 ; z_ gold 4 -6 -15 -16.4 -21 ; z_ gold 4 -16.4 -21 -16.4 -33 ; z_ gold 4 -16.4 -33 -6 -39 ; s_ yellow -6 -27 3 10 10 ; z_ gold 4 16 -39 26.4 -33 ; z_ gold 4 26.4 -33 26.4 -21 ; z_ gold 4 26.4 -21 16 -15 ; z_ gold 4 16 -15 5.6 -21 ; z_ gold 4 5.6 -21 5.6 -33 ; z_ gold 4 5.6 -33 16 -39 ; s_ yellow 16 -27 3 10 10 ; z_ gold 4 38 -39 48.4 -33 ; z_ gold 4 48.4 -33 48.4 -21 ; z_ gold 4 48.4 -21 38 -15 ; z_ gold 4 38 -15 27.6 -21 ; z_ gold 4 27.6 -21 27.6 -33 ; z_ gold 4 27.6 -33 38 -39 ; s_ yellow 38 -27 3 10 10 ; z_ gold 4 -39 -19.5 -28.6 -13.5 ; z_ gold 4 -28.6 -13.5 -28.6 -1.5 ; z_ gold 4 -28.6 -1.5 -39 4.5 ; z_ gold 4 -39 4.5 -49.4 -1.5 ; z_ gold 4 -49.4 -1.5 -49.4 -13.5 ; z_ gold 4 -49.4 -13.5 -39 -19.5 ; s_ yellow -39 -7.5 3 10 10 ; z_ gold 4 27 -19.5 37.4 -13.5 ; z_ gold 4 37.4 -13.5 37.4 -1.5 ; z_ gold 4 37.4 -1.5 27 4.5 ; z_ gold 4 27 4.5 16.6 -1.5 ; z_ gold 4 16.6 -1.5 16.6 -13.5 ; z_ gold 4 16.6 -13.5 27 -19.5 ; s_ yellow 27 -7.5 3 10 10 ; z_ gold 4 -50 0 -39.6 6 ; z_ gold 4 -39.6 6 -39.6 18 ; z_ gold 4 -39.6 18 -50 24 ; z_ gold 4 -50 24 -60.4 18 ; z_ gold 4 -60.4 18 -60.4 6 ; z_ gold 4 -60.4 6 -50 0 ; s_ yellow -50 12 3 10 10 ; z_ gold 4 -28 0 -17.6 6 ; z_ gold 4 -17.6 6 -17.6 18 ; z_ gold 4 -17.6 18 -28 24 ; z_ gold 4 -28 24 -38.4 18 ; z_ gold 4 -38.4 18 -38.4 6 ; z_ gold 4 -38.4 6 -28 0 ; s_ yellow -28 12 3 10 10 ; z_ gold 4 38 0 48.4 6 ; z_ gold 4 48.4 6 48.4 18 ; z_ gold 4 48.4 18 38 24 ; z_ gold 4 38 24 27.6 18 ; z_ gold 4 27.6 18 27.6 6 ; z_ gold 4 27.6 6 38 0 ; s_ yellow 38 12 3 10 10
part bees = paint a : o_ gold 44 34 9 6.5 -20 ; o_ gold -52 44 9 6.5 15 ; o_ gold 54 66 9 6.5
part apple = apple b : b^ red -2 18 -18 8 -36 20 -36 50 -18 74 -2 70 14 74 32 50 32 20 14 8 ; b_ red- 14 10 30 22 30 48 14 72 22 48 ; l brown 4 -2 20 2 2 ; leaf green 2 8 28 -8 9
part stripes = pen k : z_ k 1.8 41 29 41 39 ; z_ k 1.8 46 29 46 39 ; o_ w 41 25 4 5 -20 ; o_ w 47 25 4 5 20 ; l_ k 1 36 44 30 50 24 46 ; z_ k 1.8 -55 39 -55 49 ; z_ k 1.8 -50 39 -50 49 ; o_ w -55 35 4 5 -20 ; o_ w -49 35 4 5 20 ; l_ k 1 -60 54 -66 60 -72 56 ; z_ k 1.8 51 61 51 71 ; z_ k 1.8 56 61 56 71 ; o_ w 51 57 4 5 -20 ; o_ w 57 57 4 5 20 ; l_ k 1 46 76 40 82 34 78

* star-lantern | 6-8 9-12 13+ | -
extras hanging: bell, ribbon, crepe-paper, stick-on-gem, sequin, yarn, embroidery-floss
topics mid-autumn festival, mid autumn festival, midautumn, moon festival, mooncake festival, lantern festival, tet trung thu, tết trung thu, trung thu, chuseok, star lantern, vietnam, china, full moon, lantern, september
colors red, yellow, gold
minutes 40 60 75
waits 30
mess low
heart sticks@6-8: craft-stick, paper-straw, bamboo, stick, chopstick = 5
heart sticks@9-12,13+: bamboo, craft-stick, wooden-skewer, dowel, paper-straw, chopstick, stick = 10
heart cover: cellophane, tissue-paper, tracing-paper, rice-paper = 2 sheet
need ties: rubber-band, string, twist-tie, pipe-cleaner, embroidery-floss = 5
need spread@9-12,13+: paper-straw, craft-stick, cardboard = 5
need handle: dowel, stick, wooden-spoon, chopstick, bamboo
need cord: string, yarn, cotton-cord, ribbon = 2 ft
nice tails: crepe-paper, tissue-paper, ribbon, tinsel = 6 strip
nice light: glow-stick, string-light, LED-candle, LED-tea-light
join glue: glue, tape
tool scissors: scissors
step star: arrange sticks by ccc
step ties: tie ties sticks > frame by tcc
step second@9-12,13+: build sticks ties by cc
step spread@9-12,13+: build spread sticks glue scissors by cc
step trace: draw cover sticks by ccc
step cut: cut cover scissors by ccc
step cover: glue cover sticks glue > cover by tcc
step tails: glue tails sticks glue > tails by ccc
step light: build light sticks > light by tcc
step walk: tie cord sticks handle > handle by tcc
scene hang
part handle = handle own : stick ~ -70 -92 60 -92 7 ; l_ k 1.8 0 -90 0 -66
part tails = tails b : l yellow 5 -52 66 -60 82 -56 98 ; l red 5 -47 66 -52 82 -48 98 ; l gold 5 -42 66 -44 82 -40 98 ; l yellow 5 44 66 46 82 42 98 ; l red 5 49 66 54 82 50 98 ; l gold 5 54 66 62 82 58 98
part cover = cover a : s^ red 0 4 5 78 30 ; p_ red- 0 4 0 -74 18 -22 ; p_ red- 0 4 74 -20 28 14 ; p_ red- 0 4 46 67 0 34 ; p_ red- 0 4 -46 67 -28 14 ; p_ red- 0 4 -74 -20 -18 -22
part frame = sticks own : z ~ 5 0 -76 47 68.7 ; z ~ 5 76.1 -20.7 -47 68.7 ; z ~ 5 47 68.7 -76.1 -20.7 ; z ~ 5 -47 68.7 0 -76 ; z ~ 5 -76.1 -20.7 76.1 -20.7
part light = light yellow : o_ yellow+ 0 4 15 15 ; o_ w 0 4 8 8

* moon-rabbit | 2-3 4-5 | -
extras picture Animals: glitter-paper, rice-paper, wool-roving, sticker
appeal 3
topics mid-autumn festival, mid autumn festival, midautumn, moon festival, mooncake festival, chuseok, tsukimi, jade rabbit, moon rabbit, rabbit in the moon, chang'e, full moon, china, japan, korea, september
colors yellow, navy, white, gold
minutes 25 30
waits 30
mess some
heart plate: paper-plate
heart paint: paint = 2 color
need sky: construction-paper, cardstock, wrapping-paper, cardboard = 1 sheet
need rabbit: paper, cardstock, felt, cotton-pad, watercolor-paper = 1 sheet
nice tail: cotton-ball = 1
nice stars: sticker, metallic-paper, confetti = 6
join stick: glue, glue-stick
tool dab: kitchen-sponge, sponge-brush, cotton-ball
tool scissors: scissors
tool pen: marker, crayon
home dish
step pour: prepare paint dish by gg
step dab: paint paint plate dab dish > moon craters by cc
step cut: cut rabbit scissors by gt
step moon: glue plate sky stick > sky by tc
step rabbit: glue rabbit plate stick > rabbit by cc
step tail: glue tail rabbit stick > tail by cc
step face: draw pen rabbit > face by tc
step stars: decorate stars sky > stars by cc
part sky = sky b : r^ navy 0 0 172 176 2
part moon = plate own paint dab a : plate ~ 0 2 72
part craters = paint d : y_ gold -40 -28 13 11 6 .2 ; y_ gold+ 34 -40 15 12 6 .2 ; y_ gold -48 18 11 9 6 .2 ; y_ gold+ 4 -52 10 8 6 .2 ; y_ gold 52 4 10 9 6 .2 ; y_ gold+ -20 56 12 7 6 .2
part rabbit = rabbit w : b^ w -40 48 -38 22 -20 8 6 10 18 26 20 48 0 54 -24 54 ; o w 16 4 19 17 ; j w 10 -8 -8 -44 8 ; j w 18 -10 12 -48 8 ; j_ pink 9 -12 -4 -36 4 ; j_ pink 17 -14 13 -40 4 ; o w 22 36 8 6 -20 ; o w 4 52 14 6
part tail = tail w : cotton w -42 42 11
part face = pen k : k 20 2 3.4 ; o_ pink 33 8 3 2.4 ; z_ k 1.4 30 10 40 8 ; z_ k 1.4 30 12 39 14
part stars = stars d : bits gold 1.67 -72 -70 74 70 ; bits gold 1.48 72 -66 -74 64 ; bits gold 1.11 58 -78 -58 80
template rabbit 1 6
scene lay

* housetop-quilt | 4-5 6-8 9-12 13+ | -
topics black history month, black history, gee's bend, gees bend, quilt, quilts, quilting, patchwork, alabama, african american art, february, civil rights, sewing, upcycling, family history
colors blue, red, tan, gold
minutes 35 45 70 90
waits 30
mess low
heart scraps@4-5,6-8: fabric-scrap, denim, felt, old-t-shirt, bandana, burlap, wallpaper, construction-paper, wrapping-paper, paint-chip = 13 strip
heart scraps@9-12,13+: denim, fabric-scrap, old-t-shirt, bandana, old-jersey, old-tie, felt, burlap, pillowcase = 13 strip
need ground@4-5,6-8: cardboard, cereal-box, cardstock, felt, pizza-box = 1 piece
need ground@9-12,13+: pillowcase, fabric-scrap, bed-sheet, felt, burlap = 1 piece
need thread@9-12,13+: embroidery-floss, sewing-thread, string, yarn = 12 ft
nice stitches@4-5,6-8: marker, crayon, paint-marker = 1 color
join glue@4-5,6-8: glue
tool needle@9-12,13+: needle
tool scissors: scissors, fabric-scissors
step sort: arrange scraps by cccc
step cut: cut scraps ground scissors > ground by gccc
step heart@4-5,6-8: glue scraps ground glue > center by cc
step heart@9-12,13+: sew scraps ground thread needle > center by cc
step first@4-5,6-8: glue scraps ground glue > ring1 by cc
step first@9-12,13+: sew scraps ground thread needle > ring1 by cc
step round@4-5,6-8: glue scraps ground glue > ring2 by cc
step round@9-12,13+: sew scraps ground thread needle > ring2 by cc
step last@4-5,6-8: glue scraps ground glue > ring3 by cc
step last@9-12,13+: sew scraps ground thread needle > ring3 by cc
step trim: cut scraps ground scissors by tccc
step stitches@4-5,6-8: draw stitches scraps > stitches by cc
step quilting@9-12,13+: sew thread needle scraps > quilting by cc
step name: play scraps by cccc
part ground = ground cream : r^ cream -1 0 158 152 2
part center = scraps b : r^ red 2 -2 34 32 1 2
part ring1 = scraps a : r blue -22 -2 18 36 1 ; r navy -6 -27 52 18 1 1 ; r light-blue 28 -10 20 54 1 -1 ; r blue- 4 24 66 20 1
part ring2 = scraps c : r tan -40 0 20 70 1 ; r brown 2 -45 100 20 1 -1 ; r tan+ 48 -4 22 96 1 1 ; r gold 2 44 112 20 1
part ring3 = scraps d : r gold -62 2 24 110 1 ; r red 2 -66 150 24 1 1 ; r red- 72 -4 26 148 1 ; r blue 0 68 160 26 1 -1
part stitches = stitches w : stitch w -74 -50 -74 54 12 ; stitch w -70 -66 74 -65 16 ; stitch w 73 -54 73 66 14 ; stitch w -74 68 70 68 16 ; stitch w -14 -16 18 -15 4 ; stitch w 18 12 -13 13 4
part quilting = thread w : stitch w -74 -50 -74 54 12 ; stitch w -70 -66 74 -65 16 ; stitch w 73 -54 73 66 14 ; stitch w -74 68 70 68 16 ; stitch w -46 -45 50 -46 11 ; stitch w 48 -42 48 36 9 ; stitch w -50 44 54 44 11 ; stitch w -40 -30 -40 30 7 ; stitch w -14 -16 18 -15 4 ; stitch w 18 12 -13 13 4
scene lay

* groundhog-cup | 2-3 4-5 6-8 | Animals, Weather, Seasons
appeal 3
topics groundhog day, groundhog, punxsutawney phil, february 2, shadow, shadows, woodchuck, marmot, candlemas, winter, spring is coming, light and shadow
colors brown, green, tan
minutes 20 25 30
mess low
heart cup: paper-cup, yogurt-pot, plastic-cup
heart stick: craft-stick, paper-straw, plastic-spoon
need hog: construction-paper, cardstock, felt, cardboard, paper-bag = 1 sheet
need grass: tissue-paper, crepe-paper, construction-paper, felt = 1 sheet
nice snow: cotton-ball, pillow-stuffing = handful
nice lamp: flashlight
join glue: glue, tape
tool scissors: scissors
tool pen: marker, crayon
step slit: poke cup scissors by ggt
step hog: cut hog scissors pen by gtc
step face: draw pen hog > hog face by tcc
step stick: glue hog stick glue > stick by tcc
step tear@2-3: tear grass by c
step tear@4-5,6-8: cut grass scissors by tc
step grass: glue grass cup glue > cup grass by ccc
step snow: decorate snow cup glue > snow by ccc
step pop: build stick cup by ccc
step shadow: play lamp stick > shadow by ccc
part shadow = lamp gray : b_ gray+ 12 40 8 -20 14 -58 32 -80 50 -84 68 -80 86 -58 90 -20 84 40 ; o_ gray+ 20 -74 11 11 ; o_ gray+ 78 -74 11 11
part stick = stick own : stick ~ 0 -20 0 96 9
part hog = hog a : o brown -27 -68 9 9 ; o brown 27 -68 9 9 ; b^ brown -34 20 -38 -20 -32 -54 -16 -74 0 -78 16 -74 32 -54 38 -20 34 20 ; b_ tan -18 18 -22 -14 0 -28 22 -14 18 18 ; o brown- -30 0 8 12 20 ; o brown- 30 0 8 12 -20
part face = pen k : k -13 -54 5 ; k 13 -54 5 ; o_ tan 0 -40 15 11 ; o_ k 0 -46 6 4.5 ; r_ w 0 -33 8 9 1 ; z_ k 1 0 -37 0 -29 ; z_ k 1.4 -12 -40 -28 -44 ; z_ k 1.4 12 -40 28 -44
part cup = cup own : cup ~ 0 8 82 66
part grass = grass b : v^ green -42 24 42 24 8 22 ; q green 3 -42 22 42 22 37 48 -37 48 ; v green+ -38 48 38 48 7 18 ; q green+ 3 -38 46 38 46 33 68 -33 68
part snow = snow w : bits w 1.93 -28 72 -6 75 16 74 ; bits w 1.63 32 70
template hog 1 2.5
scene hang

* snow-monster | 2-3 4-5 6-8 | Seasons, Weather
extras figure: bottle-cap, dry-pasta, faux-fur, metallic-paper, pom-pom
appeal 3
topics snow day, snow, snow monster, snow painting, snowman, winter, january, december, yeti, abominable snowman, school is closed, blizzard
colors white, teal, pink, orange
minutes 30 40 45
mess some
place outdoors
heart snow: snow = 1 lb
heart color@2-3: watercolor-paint, paint = 2 color
heart color@4-5,6-8: food-coloring, watercolor-paint, paint = 3 color
need arms@2-3: craft-stick, leaf, wooden-spoon = 2
need arms@4-5,6-8: stick, pine-branch, craft-stick, wooden-spoon = 2
nice eyes: plastic-lid, stone, bottle-cap, pinecone, soft-ball = 3
nice hair: pine-branch, leaf, hay, pinecone, grass = handful
tool squirt@2-3: paintbrush, spray-bottle, sponge-brush
tool squirt@4-5,6-8: spray-bottle, squeeze-bottle, paintbrush, pipette
home water
home bucket
step mix: mix color water bucket by gtt
step pile: build snow > body by ccc
step pat: shape snow > lump by ccc
step arms: build arms snow > arms by ccc
step eyes: decorate eyes snow > eyes by ccc
step hair: decorate hair snow > hair by ccc
step squirt: paint color squirt snow > coat by ccc
step face: paint color squirt snow eyes? > mouth by tcc
step warm: test snow by ttt
part hair = hair own : leaf dark-green -22 -58 -40 -74.5 7 ; leaf green -13 -58 -24 -81.5 7 ; leaf dark-green -4 -58 -8 -88.5 7 ; leaf green 5 -58 8 -88.5 7 ; leaf dark-green 14 -58 24 -81.5 7 ; leaf green 23 -58 40 -74.5 7
part arms = arms own : rod ~ 50 10 94 -36 10 ; rod ~ -50 10 -94 -36 10
part body = snow w : b^ w -84 84 -78 54 -56 30 -58 -8 -40 -46 -14 -64 14 -64 40 -46 58 -8 56 30 78 54 84 84
part lump = snow w : o w -40 80 22 11 ; o w 40 80 22 11 ; o^ w 0 -8 9 8
part coat = color b : b_ teal+ -54 26 -34 14 -10 30 16 18 40 30 56 24 66 46 60 62 20 54 -20 66 -62 56 ; b_ pink -46 -30 -26 -22 0 -34 26 -24 46 -34 50 -18 20 -10 -10 -16 -48 -10 ; d_ orange 3.4 -20 44 4 40 30 46 -44 50 52 46
part eyes = eyes own : o red -24 -24 11 11 ; o red 24 -24 11 11 ; o red 0 -46 11 11 ; o_ k -22 -22 5 ; o_ k 26 -22 5 ; o_ k 2 -44 5
part mouth = color c : o_ w -24 -24 10 ; o_ w 24 -24 10 ; o_ w 0 -44 10 ; o_ k -23 -23 5 ; o_ k 25 -23 5 ; o_ k 1 -43 5 ; b_ k -28 2 28 2 20 20 0 26 -20 20 ; p_ w -18 3 -8 3 -13 12 ; p_ w 8 3 18 3 13 12
`;
