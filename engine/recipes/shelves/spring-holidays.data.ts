export const shelf = `
* shamrock-print | 2-3 4-5 6-8 | -
topics st patrick's day, st patricks day, st patrick’s day, saint patrick's day, saint patricks day, saint patrick’s day, st paddy's day, st paddys day, st paddy’s day, paddy's day, paddys day, paddy’s day, shamrock, shamrocks, clover, four leaf clover, lucky clover, ireland, irish, good luck, leprechaun
colors green, dark green, light green
minutes 15 20 25
waits 30
mess some
heart tube: cardboard-tube
heart paint: paint, acrylic-paint
need paper: paper, construction-paper, cardstock, watercolor-paper, packing-paper = 1 sheet
join tape: tape, masking-tape, rubber-band
tool brush@4-5,6-8: paintbrush, cotton-swab
home plate
step pinch: fold tube tape by gtc
step pour: prepare paint plate paper > sheet by gtc
step print: print tube paint paper plate > outlines by ccc
step fill@2-3: paint paint paper > leaves by c
step fill@4-5,6-8: paint brush paint paper > leaves by cc
step stalk@2-3: paint paint paper > stalks by c
step stalk@4-5,6-8: paint brush paint paper > stalks by cc
step lucky@4-5,6-8: print tube paint paper > lucky by cc
step dry: dry paper by gcc
part sheet = paper own : r^ w 0 0 176 166 3
part stalks = paint b : l_ ~ 7 -28 -8 -24 18 -34 48 ; l_ ~ 5 44 44 48 58 42 74
part lucky = paint b : l_ ~ 5 44 40 40.3 20.9 34.8 12.4 27.1 12.8 25.2 21.2 16.8 23.1 16.4 30.8 24.9 36.3 44 40 ; l_ ~ 5 44 40 63.1 36.3 71.6 30.8 71.2 23.1 62.8 21.2 60.9 12.8 53.2 12.4 47.7 20.9 44 40 ; l_ ~ 5 44 40 47.7 59.1 53.2 67.6 60.9 67.2 62.8 58.8 71.2 56.9 71.6 49.2 63.1 43.7 44 40 ; l_ ~ 5 44 40 24.9 43.7 16.4 49.2 16.8 56.9 25.2 58.8 27.1 67.2 34.8 67.6 40.3 59.1 44 40
part leaves = paint a : b_ ~ -28 -14 -10.4 -40 -7 -56 -16.2 -64.4 -28 -56.8 -39.8 -64.4 -49 -56 -45.6 -40 ; b_ ~ -28 -12 -59.1 -17 -74.9 -13.3 -78.6 -1.4 -66.8 6.1 -68.7 20 -57.2 24.8 -44.1 15 ; b_ ~ -28 -12 -11.9 15 1.2 24.8 12.7 20 10.8 6.1 22.6 -1.4 18.9 -13.3 3.1 -17 ; b_ c 44 40 40.9 23.8 36.2 16.7 29.7 17 28.1 24.1 21 25.7 20.7 32.2 27.8 36.9 ; b_ c 44 40 60.2 36.9 67.3 32.2 67 25.7 59.9 24.1 58.3 17 51.8 16.7 47.1 23.8 ; b_ c 44 40 47.1 56.2 51.8 63.3 58.3 63 59.9 55.9 67 54.3 67.3 47.8 60.2 43.1 ; b_ c 44 40 27.8 43.1 20.7 47.8 21 54.3 28.1 55.9 29.7 63 36.2 63.3 40.9 56.2
part outlines = paint b : l_ ~ 6 -28 -14 -8.7 -42.5 -5 -60 -15.1 -69.2 -28 -60.9 -40.9 -69.2 -51 -60 -47.3 -42.5 -28 -14 ; l_ ~ 6 -28 -12 -62 -17.5 -79.4 -13.4 -83.5 -0.3 -70.5 7.8 -72.6 23 -60 28.3 -45.7 17.6 -28 -12 ; l_ ~ 6 -28 -12 -10.3 17.6 4 28.3 16.6 23 14.5 7.8 27.5 -0.3 23.4 -13.4 6 -17.5 -28 -12
scene lay

* trinity-knot | 9-12 13+ | -
topics st patrick's day, st patricks day, st patrick’s day, saint patrick's day, saint patricks day, saint patrick’s day, paddy's day, paddys day, paddy’s day, ireland, irish, celtic, celtic knot, triquetra, trinity knot, knots, brooch, keyring, gift for grandpa
colors green, dark green, gold free
minutes 40 50
mess low
heart cord: cotton-cord, paracord, leather-cord, shoelace, yarn, raffia = 2 yd
need board: cardboard, cork-sheet, foam-sheet-scrap, cereal-box = 1 piece
need back: felt, craft-foam, denim, leather, cardstock = 1 scrap
nice pin: pin-back, key-ring, bobby-pin
join glue: glue
tool hold: masking-tape, tape, washi-tape
tool scissors: scissors
tool pencil: pencil, marker
step draw: draw board pencil by cc
step pretzel: tie cord by cc
step lobes: arrange cord board hold > knot by cc
step follow: weave cord board by cc
step close: glue cord glue scissors by cc
step back: cut back scissors by cc
step mount: glue back cord glue > back by cc
step pin: glue pin back glue by cc
part back = back b : b^ ~ 0 -84 40 -66 62 -20 94 30 84 68 40 76 0 62 -40 76 -84 68 -94 30 -62 -20 -40 -66
part knot = cord a : l_ ~-- 16 41.8 23.2 52.8 16.2 61.8 8 ; l_ ~ 11 41.8 23.2 52.8 16.2 61.8 8 ; l_ ~-- 2 41.8 23.2 52.8 16.2 61.8 8 ; l_ ~-- 16 58.7 11.2 66.2 2.4 71.3 -7.1 ; l_ ~ 11 58.7 11.2 66.2 2.4 71.3 -7.1 ; l_ ~-- 2 58.7 11.2 66.2 2.4 71.3 -7.1 ; l_ ~-- 16 -35.7 33.6 -35.3 46.6 -32.6 58.5 ; l_ ~ 11 -35.7 33.6 -35.3 46.6 -32.6 58.5 ; l_ ~-- 2 -35.7 33.6 -35.3 46.6 -32.6 58.5 ; l_ ~-- 16 -33.8 54.2 -30 65.2 -24.3 74.3 ; l_ ~ 11 -33.8 54.2 -30 65.2 -24.3 74.3 ; l_ ~-- 2 -33.8 54.2 -30 65.2 -24.3 74.3 ; l_ ~-- 16 -6 -38.7 -17.5 -44.8 -29.2 -48.5 ; l_ ~ 11 -6 -38.7 -17.5 -44.8 -29.2 -48.5 ; l_ ~-- 2 -6 -38.7 -17.5 -44.8 -29.2 -48.5 ; l_ ~-- 16 -24.8 -47.4 -36.3 -49.5 -47 -49.2 ; l_ ~ 11 -24.8 -47.4 -36.3 -49.5 -47 -49.2 ; l_ ~-- 2 -24.8 -47.4 -36.3 -49.5 -47 -49.2 ; l_ ~-- 16 20.6 30.8 34 26.7 46.1 20.8 ; l_ ~ 11 20.6 30.8 34 26.7 46.1 20.8 ; l_ ~-- 2 20.6 30.8 34 26.7 46.1 20.8 ; l_ ~-- 16 69.7 -3.5 73.1 -13.1 73.8 -22.4 ; l_ ~ 11 69.7 -3.5 73.1 -13.1 73.8 -22.4 ; l_ ~-- 2 69.7 -3.5 73.1 -13.1 73.8 -22.4 ; l_ ~-- 16 -31.7 11.4 -34.9 25.1 -35.8 38.5 ; l_ ~ 11 -31.7 11.4 -34.9 25.1 -35.8 38.5 ; l_ ~-- 2 -31.7 11.4 -34.9 25.1 -35.8 38.5 ; l_ ~-- 16 -26.6 71.1 -20 78.8 -12.3 84.1 ; l_ ~ 11 -26.6 71.1 -20 78.8 -12.3 84.1 ; l_ ~-- 2 -26.6 71.1 -20 78.8 -12.3 84.1 ; l_ ~-- 16 11.2 -24.2 0.9 -33.8 -10.3 -41.3 ; l_ ~ 11 11.2 -24.2 0.9 -33.8 -10.3 -41.3 ; l_ ~-- 2 11.2 -24.2 0.9 -33.8 -10.3 -41.3 ; l_ ~-- 16 -43.1 -49.6 -53.1 -47.8 -61.5 -43.7 ; l_ ~ 11 -43.1 -49.6 -53.1 -47.8 -61.5 -43.7 ; l_ ~-- 2 -43.1 -49.6 -53.1 -47.8 -61.5 -43.7 ; l_ ~-- 16 -2.7 33 11.7 32.3 25.7 29.5 ; l_ ~ 11 -2.7 33 11.7 32.3 25.7 29.5 ; l_ ~-- 2 -2.7 33 11.7 32.3 25.7 29.5 ; l_ ~-- 16 73.8 -19 72.9 -28 69.3 -35.9 ; l_ ~ 11 73.8 -19 72.9 -28 69.3 -35.9 ; l_ ~-- 2 73.8 -19 72.9 -28 69.3 -35.9 ; l_ ~-- 16 -22 -9.8 -28.6 3 -33.2 16.5 ; l_ ~ 11 -22 -9.8 -28.6 3 -33.2 16.5 ; l_ ~-- 2 -22 -9.8 -28.6 3 -33.2 16.5 ; l_ ~-- 16 -15.3 82.5 -7 86.1 1.6 87 ; l_ ~ 11 -15.3 82.5 -7 86.1 1.6 87 ; l_ ~-- 2 -15.3 82.5 -7 86.1 1.6 87 ; l_ ~-- 16 24.7 -5.1 16.9 -17.3 7.5 -28 ; l_ ~ 11 24.7 -5.1 16.9 -17.3 7.5 -28 ; l_ ~-- 2 24.7 -5.1 16.9 -17.3 7.5 -28 ; l_ ~-- 16 -58.6 -45.4 -65.8 -40.1 -70.9 -33.1 ; l_ ~ 11 -58.6 -45.4 -65.8 -40.1 -70.9 -33.1 ; l_ ~-- 2 -58.6 -45.4 -65.8 -40.1 -70.9 -33.1 ; l_ ~-- 16 70.9 -33.1 65.8 -40.1 58.6 -45.4 ; l_ ~ 11 70.9 -33.1 65.8 -40.1 58.6 -45.4 ; l_ ~-- 2 70.9 -33.1 65.8 -40.1 58.6 -45.4 ; l_ ~-- 16 -7.5 -28 -16.9 -17.3 -24.7 -5.1 ; l_ ~ 11 -7.5 -28 -16.9 -17.3 -24.7 -5.1 ; l_ ~-- 2 -7.5 -28 -16.9 -17.3 -24.7 -5.1 ; l_ ~-- 16 -1.6 87 7 86.1 15.3 82.5 ; l_ ~ 11 -1.6 87 7 86.1 15.3 82.5 ; l_ ~-- 2 -1.6 87 7 86.1 15.3 82.5 ; l_ ~-- 16 33.2 16.5 28.6 3 22 -9.8 ; l_ ~ 11 33.2 16.5 28.6 3 22 -9.8 ; l_ ~-- 2 33.2 16.5 28.6 3 22 -9.8 ; l_ ~-- 16 -69.3 -35.9 -72.9 -28 -73.8 -19 ; l_ ~ 11 -69.3 -35.9 -72.9 -28 -73.8 -19 ; l_ ~-- 2 -69.3 -35.9 -72.9 -28 -73.8 -19 ; l_ ~-- 16 -25.7 29.5 -11.7 32.3 2.7 33 ; l_ ~ 11 -25.7 29.5 -11.7 32.3 2.7 33 ; l_ ~-- 2 -25.7 29.5 -11.7 32.3 2.7 33 ; l_ ~-- 16 61.5 -43.7 53.1 -47.8 43.1 -49.6 ; l_ ~ 11 61.5 -43.7 53.1 -47.8 43.1 -49.6 ; l_ ~-- 2 61.5 -43.7 53.1 -47.8 43.1 -49.6 ; l_ ~-- 16 10.3 -41.3 -0.9 -33.8 -11.2 -24.2 ; l_ ~ 11 10.3 -41.3 -0.9 -33.8 -11.2 -24.2 ; l_ ~-- 2 10.3 -41.3 -0.9 -33.8 -11.2 -24.2 ; l_ ~-- 16 12.3 84.1 20 78.8 26.6 71.1 ; l_ ~ 11 12.3 84.1 20 78.8 26.6 71.1 ; l_ ~-- 2 12.3 84.1 20 78.8 26.6 71.1 ; l_ ~-- 16 35.8 38.5 34.9 25.1 31.7 11.4 ; l_ ~ 11 35.8 38.5 34.9 25.1 31.7 11.4 ; l_ ~-- 2 35.8 38.5 34.9 25.1 31.7 11.4 ; l_ ~-- 16 -73.8 -22.4 -73.1 -13.1 -69.7 -3.5 ; l_ ~ 11 -73.8 -22.4 -73.1 -13.1 -69.7 -3.5 ; l_ ~-- 2 -73.8 -22.4 -73.1 -13.1 -69.7 -3.5 ; l_ ~-- 16 -46.1 20.8 -34 26.7 -20.6 30.8 ; l_ ~ 11 -46.1 20.8 -34 26.7 -20.6 30.8 ; l_ ~-- 2 -46.1 20.8 -34 26.7 -20.6 30.8 ; l_ ~-- 16 47 -49.2 36.3 -49.5 24.8 -47.4 ; l_ ~ 11 47 -49.2 36.3 -49.5 24.8 -47.4 ; l_ ~-- 2 47 -49.2 36.3 -49.5 24.8 -47.4 ; l_ ~-- 16 29.2 -48.5 17.5 -44.8 6 -38.7 ; l_ ~ 11 29.2 -48.5 17.5 -44.8 6 -38.7 ; l_ ~-- 2 29.2 -48.5 17.5 -44.8 6 -38.7 ; l_ ~-- 16 24.3 74.3 30 65.2 33.8 54.2 ; l_ ~ 11 24.3 74.3 30 65.2 33.8 54.2 ; l_ ~-- 2 24.3 74.3 30 65.2 33.8 54.2 ; l_ ~-- 16 32.6 58.5 35.3 46.6 35.7 33.6 ; l_ ~ 11 32.6 58.5 35.3 46.6 35.7 33.6 ; l_ ~-- 2 32.6 58.5 35.3 46.6 35.7 33.6 ; l_ ~-- 16 -71.3 -7.1 -66.2 2.4 -58.7 11.2 ; l_ ~ 11 -71.3 -7.1 -66.2 2.4 -58.7 11.2 ; l_ ~-- 2 -71.3 -7.1 -66.2 2.4 -58.7 11.2 ; l_ ~-- 16 -61.8 8 -52.8 16.2 -41.8 23.2 ; l_ ~ 11 -61.8 8 -52.8 16.2 -41.8 23.2 ; l_ ~-- 2 -61.8 8 -52.8 16.2 -41.8 23.2
scene lay

* holi-kurta | 2-3 4-5 | -
topics holi, festival of colors, festival of colours, color festival, phagwah, phagwa, dol jatra, india, nepal, hindu, rang, children's day, childrens day, children’s day, colors
colors pink, yellow, teal, purple
minutes 20 25
waits 120
mess some
heart cloth: paper-towel, coffee-filter, paper-napkin, watercolor-paper, tissue = 2
heart color: watercolor-paint, food-coloring, paint = 3 color
need line: masking-tape, tape
tool drip: paintbrush, cotton-swab, pipette, sponge-brush
nice spray: spray-bottle
tool scissors: scissors
home bowl: = 3
home water: = 1 cup
home plate
step cut: cut cloth scissors by gt
step lay: arrange cloth plate > kurta by cc
step mix: mix color water bowl by gt
step drip: paint cloth color drip > drops by cc
step spray: paint cloth spray > mist by cc
step hands@2-3: paint cloth color > hands by c
step flick@4-5: paint cloth color drip > hands by c
step dry: dry cloth by gc
step hang: tape cloth line > tape by tc
part kurta = cloth w : b^ w -26 -74 -12 -70 0 -62 12 -70 26 -74 60 -58 92 -6 70 8 46 -22 46 20 52 84 0 88 -52 84 -46 20 -46 -22 -70 8 -92 -6 -60 -58 ; z_ gray 2 0 -60 0 -14 ; d_ gray 2.4 0 -50 0 -38 0 -26
part drops = color a : y_ a -26 -14 22 20 9 .3 ; y_ b 24 18 24 24 9 .3 ; y_ c -22 50 22 20 9 .3 ; y_ b -62 -26 14 14 8 .3 ; y_ c 58 -32 15 14 8 .3
part mist = spray own : d_ pink 2 -10 -34 4 -6 14 -40 30 -30 36 -12 8 66 16 74 30 62 -40 70 -8 24 -4 36
part hands = color d : y_ d 22 58 20 18 8 .35 ; y_ a 38 -6 12 12 8 .3 ; y_ d -30 14 14 12 8 .3 ; d_ a 3 -8 4 -2 68 8 44 44 36 -40 30 -44 -44 48 -50 ; d_ d 3 -30 -44 20 -24 70 -18 -74 -8
part tape = line own : r ~ -30 -80 12 26 1 -14 ; r ~ 30 -80 12 26 1 14
scene hang

* holi-gulal | 6-8 9-12 13+ | -
topics holi, gulal, abir, color powder, colour powder, holi powder, color run, festival of colors, festival of colours, color festival, phagwah, phagwa, india, nepal, hindu, field day, summer party
colors pink, yellow, green
minutes 35 40 45
waits 720
mess lots
place outdoors
heart powder: cornstarch, flour = 3 cup
heart color: food-coloring, spice, beet = 3 color
need sheet: parchment-paper, wax-paper, foil-tray, foil-pan = 3 sheet
nice sieve: strainer
nice bags: paper-bag, envelope = 3
tool spoon: metal-spoon, wooden-spoon, plastic-spoon
home water: = 3/4 cup
home bowl: = 3
step tint: mix color water bowl by tcc
step knead: mix powder water bowl spoon by ccc
step spread: arrange powder sheet spoon > sheets by ccc
step dry: dry powder by ccc
step rub: prepare powder spoon bowl > bowls heaps by ccc
step sieve: prepare powder sieve by ccc
step pack: fill bags powder by ccc
step place: prepare bowl by gtc
step play: play powder by ttc
part sheets = sheet own : r_ w 0 60 196 40 4
part heaps = powder a : b^ a -96 34 -82 2 -62 -14 -42 2 -28 34 ; b_ a- -50 2 -42 14 -36 34 -60 34 ; b^ b -34 44 -20 -4 0 -30 20 -4 34 44 ; b_ b- 8 -14 22 4 32 44 6 44 ; b^ c 28 34 42 2 62 -14 82 2 96 34 ; b_ c- 74 0 84 14 94 34 70 34 ; d_ a 3 -70 -40 -50 -58 -78 -62 -40 -32 ; d_ b 3 -10 -58 12 -70 0 -84 26 -50 -24 -76 ; d_ c 3 56 -40 76 -58 84 -34 46 -60
part bowls = bowl tan : q^ ~ 6 -98 32 -26 32 -36 74 -88 74 ; r^ ~+ -62 32 76 7 3 ; q^ ~ 6 26 32 98 32 88 74 36 74 ; r^ ~+ 62 32 76 7 3 ; q^ ~ 6 -38 42 38 42 28 90 -28 90 ; r^ ~+ 0 42 80 8 3

* nowruz-sabzeh | 4-5 6-8 9-12 | Nature, Seasons
topics nowruz, norooz, noruz, norouz, nowrooz, navroz, nauryz, newroz, newruz, persian new year, iranian new year, kurdish new year, sabzeh, sabze, haft-sin, haft sin, haft seen, haft-seen, sizdah bedar, iran, persia, afghanistan, spring equinox, spring, new year, sprouts, germination, growing
colors green, red, gold
minutes 25 25 30
waits 14400
mess some
heart seeds: seed, birdseed, dried-lentil, grass-seed, dried-chickpea = 1/2 cup
heart dish: bowl, ceramic-plate, plastic-tub, foil-pan, foil-tray
need pad: paper-towel, cotton-pad, paper-napkin = 2 sheet
need band: ribbon, crepe-paper, fabric-scrap, yarn = 18 in
nice spray: spray-bottle
tool scissors: scissors
home water: = 2 cup
home bowl
step soak: prepare seeds water bowl by tcc
step bed: arrange pad dish water > dish by ccc
step spread: arrange seeds pad dish > seeds by ccc
step cover: prepare pad seeds water by tcc
step green: arrange dish > sprouts by ccc
step mist: prepare spray dish by ccc
step ribbon: tie band dish scissors > ribbon by tcc
step table: play dish by ccc
step wish@6-8,9-12: tie seeds by cc
part seeds = seeds own : b_ brown -64 34 0 26 64 34 64 48 -64 48
part sprouts = seeds c : v^ green- -66 40 66 40 26 86 ; v^ green -66 40 66 40 19 100 ; v_ light-green -60 42 60 42 15 84 ; v_ green -62 42 62 42 22 62
part dish = dish own : q^ ~ 8 -76 36 76 36 58 84 -58 84 ; r^ ~+ 0 38 158 10 4
part ribbon = band b : r^ ~ 0 26 136 14 2 ; b^ ~ 0 26 -30 8 -36 30 -30 42 ; b^ ~ 0 26 30 8 36 30 30 42 ; l^ ~- 8 -2 32 -16 66 ; l^ ~- 8 2 32 16 66 ; o^ ~- 0 27 8 8

* wax-eggs | 6-8 9-12 | -
topics egg, eggs, painted eggs, egg decorating, egg dyeing, spring
variant easter | - | teal, yellow, red | easter, easter egg, easter eggs, easter sunday, holy week, pascha, pysanky, pisanki, ukraine, poland, orthodox easter
variant nowruz | - | red, gold, teal | nowruz, norooz, noruz, norouz, nowrooz, navroz, nauryz, newroz, persian new year, haft-sin, haft sin, haft-seen, haft seen, iran, afghanistan, new year
colors teal, yellow, red
minutes 45 55
waits 60
mess some
heart egg: egg = 3
heart color: food-coloring = 2 color
need wax: crayon, broken-crayon, oil-pastel, beeswax-sheet
need vinegar: vinegar, lemon-juice = 2 tbsp
nice gold: metallic-pen, paint-marker, permanent-marker
tool lift: metal-spoon, kitchen-tongs, plastic-spoon
need rest: egg-carton, bottle-cap, plastic-lid
home pot
home mug: = 2
home water: = 3 cup
home towel
step boil: heat egg pot water by gg
step wax: decorate wax egg > white by cc
step dye: mix color vinegar water mug by tc
step dip: paint egg color lift > eggs by cc
step second: decorate wax egg > yellow by cc
step dark: paint egg color lift by cc
step rest: dry egg rest > rest by cc
step melt: heat egg towel by gt
step gold: decorate gold egg > gold by cc
step table: play egg by cc
part rest = rest own : b^ ~ -96 78 -90 52 -66 44 -44 54 -22 44 0 40 22 44 44 54 66 44 90 52 96 78
part eggs = color a : b^ a -66 -18 -48 -4 -38 26 -44 52 -66 62 -88 52 -94 26 -84 -4 ; b^ c 66 -18 84 -4 94 26 88 52 66 62 44 52 38 26 48 -4 ; b^ a 0 -70 28 -50 42 -6 36 38 0 60 -36 38 -42 -6 -28 -50
part yellow = wax b : l_ ~ 5 -40 -12 -26 -22 -13 -12 0 -22 13 -12 26 -22 40 -12 ; l_ ~ 5 -38 22 -26 12 -13 22 0 12 13 22 26 12 38 22 ; d_ ~ 3 -28 -36 -14 -40 0 -42 14 -40 28 -36 ; d_ ~ 3 48 16 58 16 68 16 78 16 86 16 ; d_ ~ 3 -90 30 -80 32 -70 33 -60 33 -50 32
part white = wax w : f_ w 0 0 8 9 2.6 ; l_ w 3 -92 16 -80 20 -66 21 -52 20 -40 16 ; l_ w 3 -88 4 -66 8 -44 4 ; s_ w -66 44 6 7 3 ; l_ w 3 40 30 54 34 66 35 78 34 92 30 ; f_ w 66 0 6 10 2.6 ; d_ w 2.6 54 46 66 50 78 46 -76 -6 -66 -8 -56 -6 -24 44 -12 48 0 50 12 48 24 44 -18 -54 0 -58 18 -54
part gold = gold own : l_ gold 2.4 -40 -6 -20 -3 0 -2 20 -3 40 -6 ; l_ gold 2.4 -38 6 0 10 38 6

* leaf-eggs | 9-12 13+ | Nature
topics easter, easter egg, easter eggs, easter sunday, holy week, orthodox easter, pascha, egg, eggs, spring, natural dye, plant dye, latvia, lithuania, latvian, red eggs
colors brown, green
minutes 40 45
waits 90
mess some
heart egg: egg = 4
heart skins: onion-skin, red-cabbage, beet, tea-bag = 3 handful
heart leaf: fresh-herb, clover, fern-frond, petal, pressed-flower, leaf = handful
need wrap: tights, net-bag, fabric-scrap, old-t-shirt = 4
need tie: string, yarn, rubber-band, embroidery-floss = 4 ft
nice vinegar: vinegar = 2 tbsp
nice oil: cooking-oil = 1 tsp
tool scissors: scissors
home pot
home water: = 4 cup
home towel
step pick: prepare leaf by cc
step wet: arrange leaf egg water by cc
step bundle: tie wrap egg leaf tie scissors by cc
step brew: heat skins pot water by gt
step vinegar: mix vinegar pot by gt
step simmer: heat egg pot by gt
step cool: dry egg pot by cc
step open: decorate egg wrap scissors > eggs prints by cc
step shine: color oil egg towel > shine by cc
part eggs = skins a : b^ brown -56 -44 -30 -22 -16 18 -24 54 -56 68 -88 54 -96 18 -82 -22 ; b^ brown- 54 -54 80 -32 94 8 86 46 54 60 22 46 14 8 28 -32 ; b^ brown+ 2 -4 26 16 38 46 32 74 2 86 -28 74 -34 46 -22 16
part prints = leaf b : l_ cream 3 -56 50 -54 10 -58 -24 ; j_ cream -55 34 -78 16 6 ; j_ cream -55 30 -32 10 6 ; j_ cream -55 14 -78 -4 6 ; j_ cream -55 10 -34 -10 6 ; j_ cream -57 -2 -60 -32 6 ; l_ cream 3 54 46 56 14 ; b_ cream 56 6 64.4 -6.4 66 -14 61.6 -18 56 -14.4 50.4 -18 46 -14 47.6 -6.4 ; b_ cream 56 8 41.2 5.6 33.6 7.4 31.9 13.1 37.5 16.6 36.6 23.2 42.1 25.5 48.3 20.9 ; b_ cream 56 8 63.7 20.9 69.9 25.5 75.4 23.2 74.5 16.6 80.1 13.1 78.4 7.4 70.8 5.6 ; f_ brown- 2 42 8 22 6 ; o_ cream 2 42 6 ; l_ brown- 3 2 56 4 76 ; j_ brown- 3 72 18 64 4
part shine = oil w : l_ w 4 -80 10 -76 -12 -68 -24 ; l_ w 4 30 -4 36 -26 44 -38 ; l_ w 3 -22 42 -16 26
scene lay

* purim-grogger | 4-5 6-8 | Music
topics purim, grogger, gragger, ra'ashan, raashan, esther, queen esther, megillah, jewish, israel, noise maker, noisemaker
colors purple, yellow, orange free
minutes 25 30
mess low
heart shells: paper-bowl, paper-plate = 2
heart fill: dried-bean, dry-pasta, dried-chickpea, popcorn, bottle-cap, rice, dried-lentil = handful
need stick: craft-stick, wooden-spoon, chopstick, stick, paper-straw = 2
need color: marker, paint, crayon = 3 color
nice tails: crepe-paper, ribbon, tissue-paper = 3 strip
nice stars: sticker, felt-sticker = 6
join tape: tape, masking-tape, duct-tape, washi-tape
tool brush: paintbrush
step color: color shells color brush? > pattern by cc
step handle: tape stick shells tape > handle by tc
step fill: fill fill shells by cc
step close: tape shells tape > shell rim by tt
step tails: tape tails shells tape > tails by cc
step stars: decorate stars shells > stars by cc
step test: test shells by cc
step read: play shells by cc
part handle = stick own : stick ~ 0 10 0 94 14
part tails = tails b : l ~ 7 -46 28 -68 48 -64 76 ; l c 7 -34 38 -46 58 -40 86 ; l ~ 7 46 28 68 48 64 76 ; l c 7 34 38 46 58 40 86
part shell = shells a : o^ ~ 0 -24 66 64 ; o_ ~- 0 -24 52 50 ; o_ ~ 0 -24 49 47
part rim = tape own : r ~ 0 -85 15 9 1 0 ; r ~ 35.9 -73.4 15 9 1 36 ; r ~ 58 -42.9 15 9 1 72 ; r ~ 58 -5.1 15 9 1 108 ; r ~ 35.9 25.4 15 9 1 144 ; r ~ 0 37 15 9 1 180 ; r ~ -35.9 25.4 15 9 1 216 ; r ~ -58 -5.1 15 9 1 252 ; r ~ -58 -42.9 15 9 1 288 ; r ~ -35.9 -73.4 15 9 1 324
part pattern = color b : s_ ~ 0 -24 8 36 17 ; o_ c 0 -24 13 ; o_ a 0 -24 6
part stars = stars c : s ~ -40 -52 5 9 4 ; s ~ 40 -52 5 9 4 ; s ~ -42 8 5 9 4 ; s ~ 42 8 5 9 4

* woven-basket | 6-8 9-12 | -
topics basket, woven basket, paper weaving, weaving, gift basket
variant easter | - | yellow, light green, pink | easter, easter basket, egg hunt, easter egg hunt, easter bunny, easter sunday
variant mishloach-manot | - | purple, gold, teal | purim, mishloach manot, shalach manos, shalach manot, jewish, esther, megillah
colors yellow, light green, pink
minutes 45 55
mess low
heart strips: construction-paper, cardstock, paper-bag, wallpaper, corrugated-paper, folder = 4 sheet
nice bed: crinkle-paper, tissue-paper, hay, raffia, grass = handful
nice bow: ribbon, raffia, crepe-paper = 18 in
join stick: glue-stick, glue
tool clip: clothespin, paper-clip, binder-clip
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
step strips: cut strips ruler pencil scissors by cc
step mat: weave strips by cc
step lock: glue strips stick by cc
step up: fold strips > stakes by cc
step sides: weave strips clip > weave by tc
step rim: fold strips stick > rim by cc
step handle: glue strips stick clip > handle by cc
step bow: tie bow strips > bow by cc
step bed: fill bed strips > bed by cc
step give: play strips > inside treats by cc
part handle = strips b : l^ ~ 12 -60 -2 -52 -56 0 -86 52 -56 60 -2 ; l_ ~+ 4 -60 -2 -52 -56 0 -86 52 -56 60 -2
part bed = bed c : y^ light-green 0 -2 66 14 16 .35
part inside@easter = strips c : b^ teal -34 -34 -20 -14 -22 4 -34 10 -46 4 -48 -14 ; b^ pink 2 -40 16 -20 16 2 2 8 -12 2 -12 -20 ; b^ yellow 36 -32 50 -12 48 4 36 10 24 4 22 -12 ; l_ w 3 -46 -8 -34 -4 -22 -8 ; d_ w 2.5 -6 -12 2 -12 10 -12 ; l_ orange 3 24 -8 36 -4 48 -8
part treats@mishloach-manot = strips c : q^ tan 5 -58 8 -32 -34 -6 8 ; o_ purple- -32 -8 7 ; q^ tan 5 -14 10 10 -30 34 10 ; o_ red- 10 -6 7 ; o^ orange 44 -10 17 ; j green 44 -26 56 -36 4
part stakes = strips a : q^ ~ 4 -72 -4 72 -4 56 82 -56 82
part weave = strips b : r_ ~ -56.7 14 22.7 14 1 ; r_ ~- -34 14 4.1 14 1 ; r_ ~ -11.3 14 22.7 14 1 ; r_ ~- 11.3 14 4.1 14 1 ; r_ ~ 34 14 22.7 14 1 ; r_ ~- 56.7 14 4.1 14 1 ; r_ ~- -53.3 32 3.8 14 1 ; r_ ~ -32 32 21.3 14 1 ; r_ ~- -10.7 32 3.8 14 1 ; r_ ~ 10.7 32 21.3 14 1 ; r_ ~- 32 32 3.8 14 1 ; r_ ~ 53.3 32 21.3 14 1 ; r_ ~ -50 50 20 14 1 ; r_ ~- -30 50 3.6 14 1 ; r_ ~ -10 50 20 14 1 ; r_ ~- 10 50 3.6 14 1 ; r_ ~ 30 50 20 14 1 ; r_ ~- 50 50 3.6 14 1 ; r_ ~- -46.7 68 3.4 14 1 ; r_ ~ -28 68 18.7 14 1 ; r_ ~- -9.3 68 3.4 14 1 ; r_ ~ 9.3 68 18.7 14 1 ; r_ ~- 28 68 3.4 14 1 ; r_ ~ 46.7 68 18.7 14 1
part rim = strips a : r^ ~- 0 -2 150 13 2
part bow = bow c : p^ ~ -60 -6 -82 -18 -82 8 ; p^ ~ -60 -6 -38 -18 -38 8 ; o^ ~- -60 -5 7
scene stand

* seder-plate | 4-5 6-8 | Food
topics passover, pesach, pessach, pesah, seder, seder plate, haggadah, matzah, matzo, jewish, exodus, moses
colors light blue, green, brown
minutes 30 40
mess low
heart plate: paper-plate
heart dishes: cupcake-liner, bottle-cap, egg-carton = 6
need paper: construction-paper, tissue-paper, paper = 3 sheet
need pens: marker, crayon, colored-pencil = 3 color
join stick: glue, glue-stick
tool scissors: scissors
step ring: arrange dishes plate by tc
step stick: glue dishes plate stick > plate dishes by cc
step border: color plate pens > border by cc
step bone: cut paper scissors stick > bone by tc
step egg: cut paper scissors > egg by tc
step greens: tear paper > greens by cc
step charoset: tear paper > charoset by cc
step label: draw plate pens > labels by gc
step ask: play plate by cc
part plate = plate own : plate ~ 0 0 92
part border = pens a : d_ ~ 4 0 -81 21 -78.2 40.5 -70.1 57.3 -57.3 70.1 -40.5 78.2 -21 81 0 78.2 21 70.1 40.5 57.3 57.3 40.5 70.1 21 78.2 0 81 -21 78.2 -40.5 70.1 -57.3 57.3 -70.1 40.5 -78.2 21 -81 0 -78.2 -21 -70.1 -40.5 -57.3 -57.3 -40.5 -70.1 -21 -78.2
part dishes = dishes own : o light-blue 0 -48 23 23 ; o light-blue 41.6 -24 23 23 ; o light-blue 41.6 24 23 23 ; o light-blue 0 48 23 23 ; o light-blue -41.6 24 23 23 ; o light-blue -41.6 -24 23 23 ; o_ light-blue+ 0 -48 18 18 ; o_ light-blue+ 41.6 -24 18 18 ; o_ light-blue+ 41.6 24 18 18 ; o_ light-blue+ 0 48 18 18 ; o_ light-blue+ -41.6 24 18 18 ; o_ light-blue+ -41.6 -24 18 18
part bone = paper tan : l_ tan 7 -10 -56 10 -40 ; d_ tan 5 -13 -56 -9 -61 8 -36 13 -40
part egg = paper w : o_ w 41.6 -24 10 13 20
part greens = paper b : y_ green 41.6 24 15 14 7 .4 ; j_ dark-green -41.6 40 -41.6 6 9 ; j_ dark-green -46 38 -56 12 6 ; j_ dark-green -37 38 -28 12 6 ; j_ light-green 0 66 0 30 13 ; z_ green 1.6 0 64 0 34 ; j_ light-green -6 64 -14 40 7 ; j_ light-green 6 64 14 40 7
part charoset = paper brown : y_ brown -41.6 -24 14 12 7 .3 ; y_ brown+ -44 -27 7 6 6 .3 ; d_ tan 2 -36 -20 -48 -20 -40 -30
part labels = pens c : o_ light-blue 0 0 17 ; s_ w 0 0 6 11 6.300 ; z_ k 1.6 -8 -76 8 -76 ; z_ k 1.6 -8 76 8 76
scene lay

* afikomen-bag | 6-8 9-12 13+ | -
topics passover, pesach, pessach, pesah, seder, afikomen, afikoman, matzah, matzo, matzah cover, jewish
colors teal, gold, cream free
minutes 50 60 75
mess low
heart cloth: felt, fabric-scrap, denim, old-t-shirt = 1 sheet
heart thread: embroidery-floss, yarn = 3 yd
need needle: needle
nice close: button, hook-and-loop-tape, ribbon
nice trim: ric-rac, sequin, lace, bead = 12 in
tool ruler: ruler
tool pen: chalk, fabric-marker, pencil
tool scissors: scissors
tool clip: paper-clip, clothespin, binder-clip
step cut: cut cloth ruler pen scissors by ccc
step mark: draw cloth pen by ccc
step picture: sew cloth thread needle > stem leaf by ccc
step trim: sew trim cloth thread needle > trim by ccc
step fold: fold cloth clip > bag flap by ccc
step sides: sew cloth thread needle > seam by ccc
step close: sew close cloth thread needle > close by ccc
step hide: play cloth by ccc
part bag = cloth a : q^ ~ 5 -82 -74 82 -74 82 82 -82 82
part flap = cloth a : q^ ~- 5 -86 -78 86 -78 70 -14 0 8 -70 -14
part seam = thread b : stitch ~ -75 -10 -75 74 9 ; stitch ~ 75 -10 75 74 9 ; stitch ~ -70 76 70 76 14
part stem = thread c : l_ ~ 3 -50 62 -46 34 -50 14 ; l_ ~ 3 -42 62 -40 30 -38 10 ; l_ ~ 3 50 62 46 34 50 14 ; l_ ~ 3 42 62 40 30 38 10
part leaf = thread b : q_ tan 6 -24 26 26 24 28 64 -26 66 ; d_ brown 1.5 -18 32 -8 32 2 32 12 32 22 32 -18 40 -8 40 2 40 12 40 22 40 -18 48 -8 48 2 48 12 48 22 48 -18 56 -8 56 2 56 12 56 22 56 ; j_ ~ -50 16 -60 -2 4 ; j_ ~ -50 22 -40 2 4 ; j_ ~ -48 36 -62 24 4 ; j_ ~ 50 16 60 -2 4 ; j_ ~ 50 22 40 2 4 ; j_ ~ 48 36 62 24 4
part trim = trim b : l_ ~ 4 -78 -66 -66 -72 -54 -66 -42 -72 -30 -66 -18 -72 -6 -66 6 -72 18 -66 30 -72 42 -66 54 -72 66 -66 78 -70
part close = close c : o^ ~ 0 -14 11 11 ; o_ ~- 0 -14 7 ; d_ k 1.5 -2 -16 2 -16 -2 -12 2 -12
scene lay
`;
