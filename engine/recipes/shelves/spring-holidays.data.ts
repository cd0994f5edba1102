export const shelf = `
* shamrock-print | 2-3 4-5 6-8 | -
extras picture Nature: washi-tape, stick-on-gem, craft-stick
appeal 3
topics st patrick's day, st patricks day, st patrick’s day, saint patrick's day, saint patricks day, saint patrick’s day, st paddy's day, st paddys day, st paddy’s day, paddy's day, paddys day, paddy’s day, shamrock, shamrocks, clover, four leaf clover, lucky clover, ireland, irish, good luck
near leprechaun
colors green, dark green, light green
minutes 15 20 25
waits 30
mess some
heart tube: cardboard-tube
heart paint: paint, acrylic-paint
need paper: paper, construction-paper, cardstock, watercolor-paper, packing-paper = 1 sheet
join tape@2-3: tape, masking-tape
join tape@4-5,6-8: tape, masking-tape, rubber-band
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
appeal 1
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
part back = back b : b^ ~ 0 -64 24 -50 40 -16 66 26 64 50 36 58 0 46 -36 58 -64 50 -66 26 -40 -16 -24 -50
part knot = cord a : l_ ~-- 16 41.8 -11.2 52.8 -4.2 61.8 4 ; l_ ~ 11 41.8 -11.2 52.8 -4.2 61.8 4 ; l_ ~-- 2 41.8 -11.2 52.8 -4.2 61.8 4 ; l_ ~-- 16 58.7 0.8 66.2 9.6 71.3 19.1 ; l_ ~ 11 58.7 0.8 66.2 9.6 71.3 19.1 ; l_ ~-- 2 58.7 0.8 66.2 9.6 71.3 19.1 ; l_ ~-- 16 -35.7 -21.6 -35.3 -34.6 -32.6 -46.5 ; l_ ~ 11 -35.7 -21.6 -35.3 -34.6 -32.6 -46.5 ; l_ ~-- 2 -35.7 -21.6 -35.3 -34.6 -32.6 -46.5 ; l_ ~-- 16 -33.8 -42.2 -30 -53.2 -24.3 -62.3 ; l_ ~ 11 -33.8 -42.2 -30 -53.2 -24.3 -62.3 ; l_ ~-- 2 -33.8 -42.2 -30 -53.2 -24.3 -62.3 ; l_ ~-- 16 -6 50.7 -17.5 56.8 -29.2 60.5 ; l_ ~ 11 -6 50.7 -17.5 56.8 -29.2 60.5 ; l_ ~-- 2 -6 50.7 -17.5 56.8 -29.2 60.5 ; l_ ~-- 16 -24.8 59.4 -36.3 61.5 -47 61.2 ; l_ ~ 11 -24.8 59.4 -36.3 61.5 -47 61.2 ; l_ ~-- 2 -24.8 59.4 -36.3 61.5 -47 61.2 ; l_ ~-- 16 20.6 -18.8 34 -14.7 46.1 -8.8 ; l_ ~ 11 20.6 -18.8 34 -14.7 46.1 -8.8 ; l_ ~-- 2 20.6 -18.8 34 -14.7 46.1 -8.8 ; l_ ~-- 16 69.7 15.5 73.1 25.1 73.8 34.4 ; l_ ~ 11 69.7 15.5 73.1 25.1 73.8 34.4 ; l_ ~-- 2 69.7 15.5 73.1 25.1 73.8 34.4 ; l_ ~-- 16 -31.7 0.6 -34.9 -13.1 -35.8 -26.5 ; l_ ~ 11 -31.7 0.6 -34.9 -13.1 -35.8 -26.5 ; l_ ~-- 2 -31.7 0.6 -34.9 -13.1 -35.8 -26.5 ; l_ ~-- 16 -26.6 -59.1 -20 -66.8 -12.3 -72.1 ; l_ ~ 11 -26.6 -59.1 -20 -66.8 -12.3 -72.1 ; l_ ~-- 2 -26.6 -59.1 -20 -66.8 -12.3 -72.1 ; l_ ~-- 16 11.2 36.2 0.9 45.8 -10.3 53.3 ; l_ ~ 11 11.2 36.2 0.9 45.8 -10.3 53.3 ; l_ ~-- 2 11.2 36.2 0.9 45.8 -10.3 53.3 ; l_ ~-- 16 -43.1 61.6 -53.1 59.8 -61.5 55.7 ; l_ ~ 11 -43.1 61.6 -53.1 59.8 -61.5 55.7 ; l_ ~-- 2 -43.1 61.6 -53.1 59.8 -61.5 55.7 ; l_ ~-- 16 -2.7 -21 11.7 -20.3 25.7 -17.5 ; l_ ~ 11 -2.7 -21 11.7 -20.3 25.7 -17.5 ; l_ ~-- 2 -2.7 -21 11.7 -20.3 25.7 -17.5 ; l_ ~-- 16 73.8 31 72.9 40 69.3 47.9 ; l_ ~ 11 73.8 31 72.9 40 69.3 47.9 ; l_ ~-- 2 73.8 31 72.9 40 69.3 47.9 ; l_ ~-- 16 -22 21.8 -28.6 9 -33.2 -4.5 ; l_ ~ 11 -22 21.8 -28.6 9 -33.2 -4.5 ; l_ ~-- 2 -22 21.8 -28.6 9 -33.2 -4.5 ; l_ ~-- 16 -15.3 -70.5 -7 -74.1 1.6 -75 ; l_ ~ 11 -15.3 -70.5 -7 -74.1 1.6 -75 ; l_ ~-- 2 -15.3 -70.5 -7 -74.1 1.6 -75 ; l_ ~-- 16 24.7 17.1 16.9 29.3 7.5 40 ; l_ ~ 11 24.7 17.1 16.9 29.3 7.5 40 ; l_ ~-- 2 24.7 17.1 16.9 29.3 7.5 40 ; l_ ~-- 16 -58.6 57.4 -65.8 52.1 -70.9 45.1 ; l_ ~ 11 -58.6 57.4 -65.8 52.1 -70.9 45.1 ; l_ ~-- 2 -58.6 57.4 -65.8 52.1 -70.9 45.1 ; l_ ~-- 16 70.9 45.1 65.8 52.1 58.6 57.4 ; l_ ~ 11 70.9 45.1 65.8 52.1 58.6 57.4 ; l_ ~-- 2 70.9 45.1 65.8 52.1 58.6 57.4 ; l_ ~-- 16 -7.5 40 -16.9 29.3 -24.7 17.1 ; l_ ~ 11 -7.5 40 -16.9 29.3 -24.7 17.1 ; l_ ~-- 2 -7.5 40 -16.9 29.3 -24.7 17.1 ; l_ ~-- 16 -1.6 -75 7 -74.1 15.3 -70.5 ; l_ ~ 11 -1.6 -75 7 -74.1 15.3 -70.5 ; l_ ~-- 2 -1.6 -75 7 -74.1 15.3 -70.5 ; l_ ~-- 16 33.2 -4.5 28.6 9 22 21.8 ; l_ ~ 11 33.2 -4.5 28.6 9 22 21.8 ; l_ ~-- 2 33.2 -4.5 28.6 9 22 21.8 ; l_ ~-- 16 -69.3 47.9 -72.9 40 -73.8 31 ; l_ ~ 11 -69.3 47.9 -72.9 40 -73.8 31 ; l_ ~-- 2 -69.3 47.9 -72.9 40 -73.8 31 ; l_ ~-- 16 -25.7 -17.5 -11.7 -20.3 2.7 -21 ; l_ ~ 11 -25.7 -17.5 -11.7 -20.3 2.7 -21 ; l_ ~-- 2 -25.7 -17.5 -11.7 -20.3 2.7 -21 ; l_ ~-- 16 61.5 55.7 53.1 59.8 43.1 61.6 ; l_ ~ 11 61.5 55.7 53.1 59.8 43.1 61.6 ; l_ ~-- 2 61.5 55.7 53.1 59.8 43.1 61.6 ; l_ ~-- 16 10.3 53.3 -0.9 45.8 -11.2 36.2 ; l_ ~ 11 10.3 53.3 -0.9 45.8 -11.2 36.2 ; l_ ~-- 2 10.3 53.3 -0.9 45.8 -11.2 36.2 ; l_ ~-- 16 12.3 -72.1 20 -66.8 26.6 -59.1 ; l_ ~ 11 12.3 -72.1 20 -66.8 26.6 -59.1 ; l_ ~-- 2 12.3 -72.1 20 -66.8 26.6 -59.1 ; l_ ~-- 16 35.8 -26.5 34.9 -13.1 31.7 0.6 ; l_ ~ 11 35.8 -26.5 34.9 -13.1 31.7 0.6 ; l_ ~-- 2 35.8 -26.5 34.9 -13.1 31.7 0.6 ; l_ ~-- 16 -73.8 34.4 -73.1 25.1 -69.7 15.5 ; l_ ~ 11 -73.8 34.4 -73.1 25.1 -69.7 15.5 ; l_ ~-- 2 -73.8 34.4 -73.1 25.1 -69.7 15.5 ; l_ ~-- 16 -46.1 -8.8 -34 -14.7 -20.6 -18.8 ; l_ ~ 11 -46.1 -8.8 -34 -14.7 -20.6 -18.8 ; l_ ~-- 2 -46.1 -8.8 -34 -14.7 -20.6 -18.8 ; l_ ~-- 16 47 61.2 36.3 61.5 24.8 59.4 ; l_ ~ 11 47 61.2 36.3 61.5 24.8 59.4 ; l_ ~-- 2 47 61.2 36.3 61.5 24.8 59.4 ; l_ ~-- 16 29.2 60.5 17.5 56.8 6 50.7 ; l_ ~ 11 29.2 60.5 17.5 56.8 6 50.7 ; l_ ~-- 2 29.2 60.5 17.5 56.8 6 50.7 ; l_ ~-- 16 24.3 -62.3 30 -53.2 33.8 -42.2 ; l_ ~ 11 24.3 -62.3 30 -53.2 33.8 -42.2 ; l_ ~-- 2 24.3 -62.3 30 -53.2 33.8 -42.2 ; l_ ~-- 16 32.6 -46.5 35.3 -34.6 35.7 -21.6 ; l_ ~ 11 32.6 -46.5 35.3 -34.6 35.7 -21.6 ; l_ ~-- 2 32.6 -46.5 35.3 -34.6 35.7 -21.6 ; l_ ~-- 16 -71.3 19.1 -66.2 9.6 -58.7 0.8 ; l_ ~ 11 -71.3 19.1 -66.2 9.6 -58.7 0.8 ; l_ ~-- 2 -71.3 19.1 -66.2 9.6 -58.7 0.8 ; l_ ~-- 16 -61.8 4 -52.8 -4.2 -41.8 -11.2 ; l_ ~ 11 -61.8 4 -52.8 -4.2 -41.8 -11.2 ; l_ ~-- 2 -61.8 4 -52.8 -4.2 -41.8 -11.2
scene lay

* holi-kurta | 2-3 4-5 | -
topics holi, festival of colors, festival of colours, color festival, phagwah, phagwa, dol jatra, india, nepal, hindu, rang
near colors
colors pink, yellow, teal, purple free
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
topics holi, gulal, abir, color powder, colour powder, holi powder, color run, festival of colors, festival of colours, color festival, phagwah, phagwa, india, nepal, hindu, summer party
near field day
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

* nowruz-sabzeh | 4-5 6-8 9-12 | -
appeal 3
topics nowruz, norooz, noruz, norouz, nowrooz, navroz, nauryz, newroz, newruz, persian new year, iranian new year, kurdish new year, sabzeh, sabze, haft-sin, haft sin, haft seen, haft-seen, sizdah bedar, iran, persia, afghanistan, spring equinox, spring, new year, sprouts, germination, growing
colors green, red, gold
minutes 25 25 30
waits 14400
mess some
heart seeds: seed, birdseed, dried-lentil, grass-seed, dried-chickpea = 1/2 cup
need dish: bowl, ceramic-plate, plastic-tub, foil-pan, foil-tray
need pad: paper-towel, cotton-pad, paper-napkin = 2 sheet
need band: ribbon, crepe-paper, fabric-scrap, yarn = 18 in
nice eggs: egg = 3
need pens: paint-marker, acrylic-paint, marker, paint, watercolor-paint, permanent-marker = 2 color when eggs
nice spray: spray-bottle
tool brush: paintbrush, cotton-swab, sponge-brush when pens=acrylic-paint,paint,watercolor-paint
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
step eggs: decorate eggs pens brush? > eggs by tcc
step table: play dish by ccc
step wish@6-8,9-12: tie seeds by cc
part seeds = seeds own : b_ brown -64 34 0 26 64 34 64 48 -64 48
part sprouts = seeds c : v^ green- -66 40 66 40 26 86 ; v^ green -66 40 66 40 19 100 ; v_ light-green -60 42 60 42 15 84 ; v_ green -62 42 62 42 22 62
part dish = dish own : q^ ~ 8 -76 36 76 36 58 84 -58 84 ; r^ ~+ 0 38 158 10 4
part eggs = eggs w : o^ w -74 74 12 15 ; z_ red 3 -84 72 -64 72 ; d_ gold 2.4 -78 80 -70 80 -74 64 ; o^ w 76 76 12 15 ; z_ green 3 66 74 86 74 ; d_ gold 2.4 72 82 80 82 76 66
part ribbon = band b : r^ ~ 0 26 136 14 2 ; b^ ~ 0 26 -30 8 -36 30 -30 42 ; b^ ~ 0 26 30 8 36 30 30 42 ; l^ ~- 8 -2 32 -16 66 ; l^ ~- 8 2 32 16 66 ; o^ ~- 0 27 8 8

* wax-eggs | 6-8 9-12 | -
extras party: tulle, fern-frond, leaf, pressed-flower
appeal 3
topics egg decorating, egg dyeing, painted eggs
variant easter | - | teal, yellow, red | egg, eggs, easter, easter egg, easter eggs, easter sunday, holy week, pascha, pysanky, pisanki, ukraine, poland, orthodox easter
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

* leaf-eggs | 6-8 9-12 13+ | Nature
appeal 3
topics easter, easter egg, easter eggs, easter sunday, holy week, orthodox easter, pascha, egg, eggs, spring, natural dye, plant dye, latvia, lithuania, latvian, red eggs
colors brown, green
minutes 40 40 45
waits 90
mess some
heart egg: egg = 3
heart skins: onion-skin, red-cabbage, beet, tea-bag = 3 handful
heart leaf: fresh-herb, clover, fern-frond, petal, pressed-flower, leaf = handful
need wrap: tights, net-bag, fabric-scrap, old-t-shirt = 3
need tie: string, yarn, rubber-band, embroidery-floss = 4 ft
nice vinegar: vinegar = 2 tbsp
nice oil: cooking-oil = 1 tsp
tool scissors: scissors
home pot
home water: = 4 cup
home towel
step pick: prepare leaf by ccc
step wet: arrange leaf egg water by ccc
step bundle: tie wrap egg leaf tie scissors by ccc
step brew: heat skins pot water by ggt
step vinegar: mix vinegar pot by ggt
step simmer: heat egg pot by ggt
step cool: dry egg pot by ccc
step open: decorate egg wrap scissors > eggs prints by ccc
step shine: color oil egg towel > shine by ccc
part eggs = skins a : b^ brown -56 -44 -30 -22 -16 18 -24 54 -56 68 -88 54 -96 18 -82 -22 ; b^ brown- 54 -54 80 -32 94 8 86 46 54 60 22 46 14 8 28 -32 ; b^ brown+ 2 -4 26 16 38 46 32 74 2 86 -28 74 -34 46 -22 16
part prints = leaf b : l_ cream 3 -56 50 -54 10 -58 -24 ; j_ cream -55 34 -78 16 6 ; j_ cream -55 30 -32 10 6 ; j_ cream -55 14 -78 -4 6 ; j_ cream -55 10 -34 -10 6 ; j_ cream -57 -2 -60 -32 6 ; l_ cream 3 54 46 56 14 ; b_ cream 56 6 64.4 -6.4 66 -14 61.6 -18 56 -14.4 50.4 -18 46 -14 47.6 -6.4 ; b_ cream 56 8 41.2 5.6 33.6 7.4 31.9 13.1 37.5 16.6 36.6 23.2 42.1 25.5 48.3 20.9 ; b_ cream 56 8 63.7 20.9 69.9 25.5 75.4 23.2 74.5 16.6 80.1 13.1 78.4 7.4 70.8 5.6 ; f_ brown- 2 42 8 22 6 ; o_ cream 2 42 6 ; l_ brown- 3 2 56 4 76 ; j_ brown- 3 72 18 64 4
part shine = oil w : l_ w 4 -80 10 -76 -12 -68 -24 ; l_ w 4 30 -4 36 -26 44 -38 ; l_ w 3 -22 42 -16 26
scene lay

* purim-grogger | 4-5 6-8 | -
extras sound: ribbon, bell, sticker, stick-on-gem, glitter-glue, tinsel
appeal 3
topics purim, grogger, gragger, ra'ashan, raashan, esther, queen esther, megillah, jewish, israel, noise maker, noisemaker
colors purple, yellow, orange free
minutes 25 30
mess low
heart shells: paper-bowl, paper-plate = 2
heart fill: dried-bean, dry-pasta, dried-chickpea, popcorn, bottle-cap, rice, dried-lentil = handful
need stick: craft-stick, wooden-spoon, chopstick, stick, paper-straw = 2
need color: marker, paint, crayon = 3 color
nice tails: crepe-paper, ribbon, tissue-paper = 4 strip
nice stars: sticker, felt-sticker = 4
join tape: tape, masking-tape, duct-tape, washi-tape
tool brush: paintbrush when color=paint
step color: color shells color brush? > pattern by cc
step handle: tape stick shells tape > handle by tc
step fill: fill fill shells by cc
step close: tape shells tape > shell rim by tt
step tails: tape tails shells tape > tails by cc
step stars: decorate stars shells > stars by cc
step test: test shells by cc
step read: play shells by cc
part handle = stick own : stick ~ 0 10 0 94 14
part tails = tails b : l ~ 7 -44 20 -50 32 -68 50 -64 76 ; l c 7 -32 28 -36 40 -46 58 -40 86 ; l ~ 7 44 20 50 32 68 50 64 76 ; l c 7 32 28 36 40 46 58 40 86
part shell = shells a : o^ ~ 0 -24 66 64 ; o_ ~- 0 -24 52 50 ; o_ ~ 0 -24 49 47
part rim = tape own : r ~ 0 -85 15 9 1 0 ; r ~ 35.9 -73.4 15 9 1 36 ; r ~ 58 -42.9 15 9 1 72 ; r ~ 58 -5.1 15 9 1 108 ; r ~ 35.9 25.4 15 9 1 144 ; r ~ 0 37 15 9 1 180 ; r ~ -35.9 25.4 15 9 1 216 ; r ~ -58 -5.1 15 9 1 252 ; r ~ -58 -42.9 15 9 1 288 ; r ~ -35.9 -73.4 15 9 1 324
part pattern = color b : s_ ~ 0 -24 8 36 17 ; o_ c 0 -24 13 ; o_ a 0 -24 6
part stars = stars c : bits ~ 1.67 -40 -52 40 -52 -42 8 42 8

* woven-basket | 6-8 9-12 | -
extras box: ribbon-rose, gift-bow, felt-ball, lace, ric-rac, feather, cotton-ball
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
part weave = strips b : r_ ~ -55.8 17 22.3 19 1 ; r_ ~- -33.5 17 4 19 1 ; r_ ~ -11.2 17 22.3 19 1 ; r_ ~- 11.2 17 4 19 1 ; r_ ~ 33.5 17 22.3 19 1 ; r_ ~- 55.8 17 4 19 1 ; r_ ~- -51.7 41 3.7 19 1 ; r_ ~ -31 41 20.7 19 1 ; r_ ~- -10.3 41 3.7 19 1 ; r_ ~ 10.3 41 20.7 19 1 ; r_ ~- 31 41 3.7 19 1 ; r_ ~ 51.7 41 20.7 19 1 ; r_ ~ -47.5 65 19 19 1 ; r_ ~- -28.5 65 3.4 19 1 ; r_ ~ -9.5 65 19 19 1 ; r_ ~- 9.5 65 3.4 19 1 ; r_ ~ 28.5 65 19 19 1 ; r_ ~- 47.5 65 3.4 19 1
part rim = strips a : r^ ~- 0 -2 150 13 2
part bow = bow c : p^ ~ -60 -6 -82 -18 -82 8 ; p^ ~ -60 -6 -38 -18 -38 8 ; o^ ~- -60 -5 7
scene stand

* seder-plate | 4-5 6-8 | -
appeal 3
topics passover, pesach, pessach, pesah, seder, seder plate, haggadah, matzah, matzo, jewish
near exodus, moses
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
part labels = pens k : z_ k 1.6 -8 -76 8 -76 ; z_ k 1.6 -8 76 8 76
scene lay

* afikomen-bag | 6-8 9-12 13+ | -
extras cloth: yarn, bead, embroidery-floss
topics passover, pesach, pessach, pesah, seder, afikomen, afikoman, matzah, matzo, matzah cover, jewish
colors teal, gold, cream free
minutes 50 60 75
mess low
heart cloth: felt, fabric-scrap, denim, old-t-shirt = 1 sheet
heart thread: embroidery-floss, sewing-thread, yarn = 3 yd
need needle: needle
nice close: button, hook-and-loop-tape, ribbon
nice trim: ric-rac, sequin, lace, bead = 12 in
tool ruler: ruler
tool pen: chalk, fabric-marker, pencil
tool scissors: scissors, fabric-scissors
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

* peekaboo-chick | 2-3 4-5 | Farm, Animals, Seasons
appeal 3
topics easter, easter chick, easter egg, easter sunday, chick, chicks, baby chick, hatching, egg, spring, baby animals, farm babies, puppet
colors yellow, orange, light blue free
minutes 20 25
mess low
heart cup: paper-cup, yogurt-pot, foam-cup
heart down: tissue-paper, crepe-paper, construction-paper, felt, paper-napkin = 1 sheet
heart stick: craft-stick, plastic-spoon, wooden-spoon, paper-straw
need card: cereal-box, cardstock, paper-plate, construction-paper = 1 piece
nice dots: sticker, felt-sticker = 6
nice eyes@4-5: googly-eye, sequin, button = 2
join glue: glue-stick, glue
tool hold: tape, masking-tape
tool pen: marker, crayon
tool scissors: scissors
step zigzag: cut cup scissors > cup by gg
step slot: poke cup scissors by gg
step body: cut card scissors > chick by gt
step tear: tear down by cc
step down: glue down card glue > down by cc
step face: draw card pen > face by tc
step eyes@4-5: glue eyes card glue > eyes by c
step stick: tape stick card hold > stick by gt
step dots: decorate dots cup > dots by cc
step peek: play stick cup by cc
part stick = stick own : stick ~ 0 20 0 98 11
part chick = card a : o^ ~ 0 -34 40 42 ; p ~- -6 -74 -14 -90 0 -82 4 -94 10 -74
part down = down a : y^ ~+ 0 -30 43 42 12 .3 ; y_ ~ -20 -4 18 14 6 .3 ; y_ ~ 20 -4 18 14 6 .3 ; y_ ~ 0 -62 18 12 6 .3
part face = pen k : k -14 -40 6 ; k 14 -40 6 ; p_ orange -9 -30 9 -30 0 -17
part eyes = eyes w : e -14 -40 9 ; e 14 -40 9
part cup = cup light-blue : p^ ~ -52 -8 -38 14 -24 -6 -8 16 6 -6 22 16 36 -6 52 12 56 -8 44 78 -44 78 -56 -8 ; p_ ~- 38 12 52 12 55 -6 44 77 32 77
part dots = dots c : bits ~ 1.11 -30 34 6 66 ; bits pink 1.11 -8 46 32 52 ; bits yellow 1.11 16 32 -28 62
template chick 1 3
scene lay

* bunny-carrier | 4-5 6-8 | Animals, Seasons
extras box: cotton-ball, crinkle-paper, gift-bow, feather, tissue-paper
appeal 3
topics easter, easter basket, easter bunny, easter egg hunt, egg hunt, easter sunday, bunny, rabbit, basket, spring
colors white, pink, light green free
minutes 30 35
mess low
heart box: milk-carton, small-box, plastic-tub, yogurt-pot, coffee-sleeve
heart ears: construction-paper, cardstock, felt, craft-foam = 2 sheet
need strip: cardstock, cereal-box, ribbon = 1 strip
nice tail: cotton-ball, pom-pom
nice grass: crinkle-paper, tissue-paper, hay, grass = handful
join glue: glue
tool hold: tape, masking-tape, stapler
tool pen: marker, permanent-marker
tool scissors: scissors
step open: cut box scissors > box by gt
step coat: glue ears box glue > coat by tc
step ears: cut ears scissors by tc
step pinch: glue ears box glue > ears by cc
step face: draw ears pen glue > face by cc
step feet: glue ears box scissors glue > feet by tc
step tail: glue tail box glue by cc
step handle: tape strip box hold > handle by tc
step grass: fill grass box > grass by cc
step hunt: play box by cc
part handle = strip b : l^ ~ 9 -50 2 -46 -60 0 -92 46 -60 50 2
part grass = grass c : y^ light-green 0 -8 54 16 14 .4 ; v_ light-green -50 -2 50 -2 14 20
part ears = ears a : j^ ~ -24 10 -40 -88 18 ; j^ ~ 24 10 40 -88 18 ; j_ b -25 0 -38 -74 9 ; j_ b 25 0 38 -74 9
part box = box own : q^ ~ 6 -58 -4 58 -4 54 80 -54 80
part coat = ears a : q^ ~ 6 -60 -4 60 -4 55 80 -55 80 ; p_ ~- 46 -2 58 -2 54 79 42 79
part face = pen k : k -22 24 6 ; k 22 24 6 ; o_ pink 0 38 6 4.5 ; z_ k 2 0 42 0 50 ; u -7 48 7 ; u 7 48 7 ; z_ k 1.5 -20 40 -46 36 ; z_ k 1.5 -20 45 -44 48 ; z_ k 1.5 20 40 46 36 ; z_ k 1.5 20 45 44 48
part feet = ears a : o^ ~- -30 82 22 9 ; o^ ~- 30 82 22 9 ; o_ pink -30 83 9 4 ; o_ pink 30 83 9 4
template ears 2 5.5

* crescent-plate | 2-3 4-5 6-8 | -
extras hanging: sequin, stick-on-gem, glitter-glue, craft-foam, bell, ribbon, yarn
appeal 3
topics eid, eid mubarak, eid al-fitr, eid ul-fitr, id al-fitr, eid al-adha, eid ul-adha, bakrid, bakra eid, bayram, hari raya, lebaran, ramadan, ramadhan, ramazan, ramadan mubarak, iftar, muslim, islam, islamic, crescent, crescent moon, moon and stars
colors gold, silver, navy
minutes 20 25 30
waits 40
mess some
heart plate: paper-plate, cake-board, cardstock, construction-paper, cardboard
nice paint: paint, metallic-paint, acrylic-paint = 1 color
heart foil: aluminum-foil, metallic-paper, tissue-paper = 1 sheet
need stars@2-3: construction-paper, cardstock, metallic-paper, felt = 1 scrap
need stars@4-5,6-8: cardstock, cereal-box, metallic-paper, construction-paper = 1 sheet
need string@4-5,6-8: string, yarn, ribbon, cotton-cord = 3 ft
nice gems@2-3: sticker, felt-sticker = 4
nice gems@4-5,6-8: sticker, stick-on-gem, sequin = 4
nice tissue: tissue-paper, cellophane = 1 sheet
join glue: glue-stick, glue
tool brush: paintbrush, sponge-brush, kitchen-sponge when paint
tool scissors: scissors
tool pen: pencil, marker, crayon
tool hold: tape, masking-tape
step cut: cut plate pen scissors > moon by ggc
step paint: paint plate paint brush by ccc
step tear: tear foil by ccc
step foil: tape foil plate hold > foil by ccc
step tissue: glue tissue plate glue > tissue by ccc
step star: cut stars foil scissors by gtc
step gems: decorate gems plate > gems by ccc
step bead@4-5,6-8: tape string stars plate hold > star string by tc
step stick@2-3: glue stars plate glue > low by t
step greet: play plate by ccc
part string = string cream : l_ cream 2.5 -40 -98 -36 -58 ; l_ cream 2.5 28 -68 44 -8
part moon = plate own paint paint a : b^ ~ 30 -70 -10 -74 -56 -52 -80 -6 -68 44 -28 76 22 78 62 52 22 52 -12 30 -24 -4 -12 -40
part foil = foil own : p_ silver -50 -40 -36 -52 -28 -40 -40 -30 ; p_ silver+ -70 -8 -56 -16 -50 -2 -62 6 ; p_ silver -60 26 -46 18 -38 32 -52 40 ; p_ silver+ -34 48 -20 42 -14 56 -28 62 ; p_ silver 4 58 18 54 22 66 8 72 ; p_ silver+ -16 -62 -2 -66 2 -54 -12 -50
part tissue = tissue b : p_ ~ -62 -30 -48 -26 -52 -14 ; p_ ~ -66 12 -52 10 -56 24 ; p_ ~ -26 66 -12 60 -10 72 ; p_ ~ 20 64 32 60 34 72
part star = stars c : s^ navy 44 12 8 26 15 ; s_ silver 44 12 8 14 8
part gems = gems b : bits ~ 1.48 -40 -8 -38 14 -22 -36 -8 44
part low = stars c : s^ navy 58 54 8 26 15 ; s_ silver 58 54 8 14 8
template star 1 3.5
scene hang

* fanous-lantern | 6-8 9-12 13+ | -
extras jar: sequin, stick-on-gem
appeal 3
topics ramadan, ramadhan, ramazan, ramadan mubarak, ramadan kareem, fanous, fanoos, fawanees, lantern, iftar, suhoor, eid, eid mubarak, eid al-fitr, eid ul-fitr, egypt, cairo, muslim, islam, islamic, night light, paper lantern
colors navy, gold, red, teal
minutes 50 65 80
mess low
heart card: cardstock, folder, construction-paper, cereal-box = 2 sheet
heart panes: tissue-paper, cellophane, tracing-paper, crepe-paper = 3 sheet
nice light: LED-candle, LED-tea-light, string-light, glow-stick, flashlight
need ring: pipe-cleaner, string, ribbon, curtain-ring = 6 in
nice gold: metallic-pen, gel-pen, paint-marker
join glue: glue-stick, glue
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors
step walls: draw card ruler pencil by ccc
step arches: cut card scissors > walls by tcc
step star: cut card scissors by tcc
step panes: glue panes card glue scissors > panes by ccc
step gold: draw gold card > gold by ccc
step close: glue card glue by tcc
step roof: build card scissors glue ruler > roof by tcc
step ring: build ring card > ring by tcc
step light: play light card > light by gcc
step hang: play card ring by tcc
part ring = ring own : a gold 0 -88 11 7 0 360
part roof = card a : b^ ~ -46 -32 -40 -52 -20 -62 -6 -78 6 -78 20 -62 40 -52 46 -32 ; r^ ~- 0 -32 112 9 3 ; o^ gold 0 -78 6 5
part walls = card a : q^ ~ 3 -50 -28 50 -28 42 72 -42 72 ; r^ ~- 0 74 104 11 3
part light = light yellow : o_ cream 0 34 30 40
part panes = panes c : q_ c 8 -38 0 -30 -14 -22 0 -24 62 -36 62 ; q_ yellow 10 -12 0 0 -18 12 0 11 62 -11 62 ; q_ d 8 22 0 30 -14 38 0 36 62 24 62 ; o_ cream 0 44 7 12 ; o_ yellow+ -30 44 4 10 ; o_ yellow+ 30 44 4 10 ; s_ a 0 14 8 9 5 ; s_ a -30 18 8 6 3 ; s_ a 30 18 8 6 3
part gold = gold b : z_ gold 2 -46 -20 46 -20 ; d_ gold 2 -40 67 -30 67 -20 67 -10 67 0 67 10 67 20 67 30 67 40 67 ; l_ gold 2 -36 -40 -18 -48 0 -54 18 -48 36 -40 ; d_ gold 2 -24 -40 -12 -42 0 -44 12 -42 24 -40

* mehndi-hand | 6-8 9-12 13+ | -
appeal 3
topics eid, eid mubarak, eid al-fitr, eid ul-fitr, eid al-adha, eid ul-adha, bakrid, bayram, chaand raat, chand raat, henna, mehndi, mehendi, mehandi, wedding, indian wedding, teej, karva chauth, india, pakistan, bangladesh, morocco, muslim, hindu, eid card, greeting card, pattern, mandala
near raksha bandhan
colors tan, brown, gold free
minutes 35 45 60
mess low
heart sheet: construction-paper, cardstock, watercolor-paper, paper-bag, packing-paper, paper, felt = 1 sheet
heart pen: marker, gel-pen, permanent-marker, metallic-pen, ballpoint-pen, paint-marker
nice gems: stick-on-gem, sequin, sticker = 4
nice cuff: lace, ric-rac, washi-tape, ribbon, paper-doily = 8 in
join glue: glue when cuff; gems!=sticker
tool pencil: pencil, chalk
tool scissors: scissors
step fold: fold sheet by ccc
step trace: draw sheet pencil by ccc
step cut: cut sheet scissors > hands by tcc
step heart: draw sheet pen > heart by ccc
step fingers: draw sheet pen > fingers by ccc
step fill: draw sheet pen > fill by ccc
step cuff: glue cuff sheet glue > cuff by ccc
step gems: decorate gems sheet glue > gems by ccc
step inside: draw sheet pen by ccc
part hands = sheet a : b^ ~ -34 86 -34 44 -58 22 -84 -6 -86 -18 -76 -22 -62 -12 -44 0 -46 -50 -44 -66 -36 -68 -30 -60 -24 -14 -20 -76 -14 -90 -4 -88 -2 -76 0 -14 12 -72 20 -82 28 -78 28 -66 22 -10 38 -46 46 -54 54 -48 52 -36 38 12 34 44 30 86
part heart = pen b : o_ ~ -4 24 5 ; f_ ~ -4 24 8 17 4 -90 8 ; d_ ~ 2.2 -4 2 4.4 3.7 11.6 8.4 16.3 15.6 18 24 16.3 32.4 11.6 39.6 4.4 44.3 -4 46 -12.4 44.3 -19.6 39.6 -24.3 32.4 -26 24 -24.3 15.6 -19.6 8.4 -12.4 3.7 ; a_ ~ -4 24 28 26 0 360
part fingers = pen b : j_ ~ -37 -48 -38 -64 5 ; l_ ~ 2 -44 -38 -36 -42 -30 -38 ; l_ ~ 2 -43 -30 -35 -34 -28 -30 ; j_ ~ -11 -66 -10 -84 5 ; l_ ~ 2 -18 -56 -10 -60 -2 -56 ; l_ ~ 2 -19 -46 -11 -50 -2 -46 ; j_ ~ 20 -60 21 -77 5 ; l_ ~ 2 12 -50 19 -54 25 -50 ; l_ ~ 2 9 -40 17 -44 24 -40 ; j_ ~ 45 -36 48 -50 5 ; l_ ~ 2 36 -30 42 -34 48 -30 ; l_ ~ 2 32 -18 38 -22 44 -18 ; j_ ~ -70 -12 -80 -17 4 ; l_ ~ 2 -66 -4 -64 -10 -58 -12
part fill = pen b : i_ ~ -22 58 9 1.6 2.5 ; i_ ~ 14 58 9 1.6 2.5 180 ; j_ ~ -4 54 -4 72 5 ; d_ ~ 2 -36 -22 -34 -12 -12 -32 -12 -22 -12 -12 16 -28 14 -18 34 -6 30 4 -56 6 -48 14 ; l_ ~ 2.5 -34 78 -24 74 -14 78 -4 74 6 78 16 74 26 78 32 75
part cuff = cuff w : r_ gold 0 88 70 11 2 ; d_ w 2 -28 88 -18 88 -8 88 2 88 12 88 22 88
part gems = gems c : bits ~ 0.93 -4 24 ; bits ~ 0.65 -4 80 ; bits ~ 0.56 -36 -54 20 -66
scene lay

* punjabi-pakhi | 6-8 9-12 | -
extras party: bell, stick-on-gem, seed-bead, ric-rac, embroidery-floss, glitter-glue, bead
appeal 1
topics vaisakhi, baisakhi, vaisaki, baisaki, visakhi, vaishakhi, khalsa, sikh, punjab, punjabi, bhangra, mela, nagar kirtan, india, harvest, hand fan, fan
near summer
colors red, yellow, teal, pink free
minutes 45 55
mess low
heart blade: felt, fabric-scrap, burlap, construction-paper, wallpaper = 2 sheet
heart stick: dowel, chopstick, stick, wooden-spoon
heart fringe: yarn, crepe-paper, ribbon, embroidery-floss, raffia = 5 yd
need core: cardboard, cereal-box, cardstock = 1 piece
need sleeve: paper-straw, plastic-straw, reed
nice mirrors: sequin, stick-on-gem, metallic-paper, plastic-mirror = 5
join glue: glue
tool hold: masking-tape, tape
tool ruler: ruler
tool pencil: pencil, chalk
tool scissors: scissors
step core: cut core ruler pencil scissors by tc
step sleeve: tape sleeve core hold scissors by tc
step cover: glue blade core glue scissors > blade by cc
step diamonds: glue blade glue scissors > diamonds by cc
step mirrors: decorate mirrors blade glue > mirrors by cc
step fringe: tape fringe core hold scissors > fringe by tc
step hide: glue blade core glue by cc
step mount: build stick sleeve hold > stick by tc
step swing: play stick by cc
part stick = stick own : stick ~ -48 -72 -48 98 8 ; o^ ~- -48 -74 7 6
part fringe = fringe b : l_ yellow 4 -42 -60 -42 -78 ; l_ teal 4 -32.6 -60 -32.6 -78 ; l_ pink 4 -23.2 -60 -23.2 -78 ; l_ yellow 4 -13.8 -60 -13.8 -78 ; l_ teal 4 -4.4 -60 -4.4 -78 ; l_ pink 4 5 -60 5 -78 ; l_ yellow 4 14.4 -60 14.4 -78 ; l_ teal 4 23.8 -60 23.8 -78 ; l_ pink 4 33.2 -60 33.2 -78 ; l_ yellow 4 42.6 -60 42.6 -78 ; l_ teal 4 52 -60 52 -78 ; l_ pink 4 61.4 -60 61.4 -78 ; l_ yellow 4 70.8 -60 70.8 -78 ; l_ teal 4 68 -58 86 -58 ; l_ pink 4 68 -48.6 86 -48.6 ; l_ yellow 4 68 -39.2 86 -39.2 ; l_ teal 4 68 -29.8 86 -29.8 ; l_ pink 4 68 -20.4 86 -20.4 ; l_ yellow 4 68 -11 86 -11 ; l_ teal 4 68 -1.6 86 -1.6 ; l_ pink 4 68 7.8 86 7.8 ; l_ yellow 4 68 17.2 86 17.2 ; l_ teal 4 68 26.6 86 26.6 ; l_ pink 4 68 36 86 36 ; l_ yellow 4 68 45.4 86 45.4 ; l_ teal 4 -42 44 -42 62 ; l_ pink 4 -32.6 44 -32.6 62 ; l_ yellow 4 -23.2 44 -23.2 62 ; l_ teal 4 -13.8 44 -13.8 62 ; l_ pink 4 -4.4 44 -4.4 62 ; l_ yellow 4 5 44 5 62 ; l_ teal 4 14.4 44 14.4 62 ; l_ pink 4 23.8 44 23.8 62 ; l_ yellow 4 33.2 44 33.2 62 ; l_ teal 4 42.6 44 42.6 62 ; l_ pink 4 52 44 52 62 ; l_ yellow 4 61.4 44 61.4 62 ; l_ teal 4 70.8 44 70.8 62
part blade = blade a : q^ ~ 3 -44 -62 70 -62 70 46 -44 46
part diamonds = blade c : p_ yellow 13 -56 64 -8 13 40 -38 -8 ; p_ c 13 -40 46 -8 13 24 -20 -8 ; p_ d 13 -24 30 -8 13 8 -4 -8 ; p_ c -40 -58 -18 -58 -40 -36 ; p_ c 66 -58 44 -58 66 -36 ; p_ c -40 42 -18 42 -40 20 ; p_ c 66 42 44 42 66 20
part mirrors = mirrors own : bits silver 1.48 13 -8 ; bits silver 0.93 13 -48 13 32 -29 -8 55 -8
scene lay

* sand-chedi | 4-5 6-8 | -
extras party: leaf, fern-frond
topics songkran, thai new year, thailand, water festival, pi mai, laos, lao new year, khmer new year, thingyan, sand pagoda, chedi, new year, sandcastle, sand castle, temple
colors yellow, pink, green free
minutes 30 35
mess some
place outdoors
heart sand: sand, kinetic-sand, soil = 8 cup
heart molds: plastic-tub, yogurt-pot, bucket, plastic-cup, paper-cup, measuring-cup = 3
need flags: construction-paper, origami-paper, tissue-paper, wrapping-paper = 1 sheet
need poles: stick, paper-straw, craft-stick, bamboo = 4
nice flowers: flower, petal, leaf, clover = handful
nice stones: pebble, seashell, stone = handful
join glue: glue, tape
tool scissors: scissors
home water: = 4 cup
home plate
step damp: mix sand water by tc
step base: build sand molds plate > base by tc
step tiers: build sand molds > tiers by cc
step point: shape sand > point by cc
step flags: cut flags scissors by tc
step poles: glue flags poles glue > flags by cc
step ring: arrange stones sand > stones by cc
step flowers: decorate flowers sand > flowers by cc
step pour: play sand water by cc
part flags = flags a : l_ brown 3 0 -96 0 -40 ; p^ a 0 -96 28 -88 0 -78 ; l_ brown 3 -62 -36 -62 40 ; p^ b -62 -36 -86 -28 -62 -18 ; l_ brown 3 62 -36 62 40 ; p^ b 62 -36 86 -28 62 -18 ; l_ brown 3 40 -62 36 6 ; p^ c 40 -62 64 -54 39 -44
part base = sand own : q^ tan 6 -84 38 84 38 92 82 -92 82 ; r_ tan- 0 52 168 3 ; d_ tan- 2 -70 64 -40 70 -10 62 20 72 50 62 76 70
part tiers = sand own : q^ tan 6 -58 4 58 4 66 40 -66 40 ; r_ tan- 0 16 114 3 ; q^ tan 6 -36 -24 36 -24 42 6 -42 6 ; r_ tan- 0 -14 70 3
part point = sand own : b^ tan -22 -22 -14 -44 -4 -66 0 -74 4 -66 14 -44 22 -22
part stones = stones cream : bits cream 1.02 -78 44 -62.4 44 -46.8 44 -31.2 44 -15.6 44 0 44 15.6 44 31.2 44 46.8 44 62.4 44 78 44
part flowers = flowers pink : f pink -40 24 6 9 3.5 ; o yellow -40 24 3 ; f w 0 26 6 9 3.5 ; o yellow 0 26 3 ; f pink 40 24 6 9 3.5 ; o yellow 40 24 3 ; f w -20 -4 5 7 3 ; o yellow -20 -4 2.4 ; f w 20 -4 5 7 3 ; o yellow 20 -4 2.4 ; f pink -66 66 6 9 3.5 ; o yellow -66 66 3 ; f pink 66 66 6 9 3.5 ; o yellow 66 66 3

* flower-garland | 6-8 9-12 13+ | Nature
extras hanging: fake-leaf
extras party: bell
topics garland, flower garland, paper flowers
variant toran | Nature | orange, yellow, dark green | toran, bandhanwar, marigold, marigolds, wedding, indian wedding, ganesh chaturthi, ganesha, ganesh, vinayaka chaturthi, janmashtami, onam, navratri, gudi padwa, ugadi, pongal, india, hindu
variant lei | Nature | pink, yellow, green | lei, lei day, may day, hawaii, hawaiian, aloha, luau, graduation, tropical party
variant phuang-malai | Nature | cream, pink, green | phuang malai, malai, songkran, thai new year, thailand, jasmine garland, mother's day, mothers day, mother’s day
colors orange, yellow, green
minutes 45 55 60
mess low
heart petals: crepe-paper, tissue-paper, cupcake-liner, paper-napkin, coffee-filter = 6 sheet
heart line: yarn, string, embroidery-floss, cotton-cord = 2 yd
need tubes: paper-straw, plastic-straw, bead, wooden-bead = 8
need leaf: construction-paper, felt, leaf, crepe-paper = 1 sheet
tool needle: needle
tool scissors: scissors
step stack: cut petals scissors by ccc
step frill: cut petals scissors by ccc
step tubes: prepare tubes scissors by ccc
step leaves: cut leaf scissors by ccc
step thread: thread petals line needle by tcc
step space: thread tubes petals line needle > toran lei malai by ccc
step hang: thread leaf line needle > drops end tail by ccc
step give: play line by ccc
part toran@toran = petals a : l_ brown 2 -96 -46 96 -46 ; y orange -84 -44 14 14 9 .35 ; y orange -60 -44 14 14 9 .35 ; y orange -36 -44 14 14 9 .35 ; y orange -12 -44 14 14 9 .35 ; y orange 12 -44 14 14 9 .35 ; y orange 36 -44 14 14 9 .35 ; y orange 60 -44 14 14 9 .35 ; y orange 84 -44 14 14 9 .35 ; y_ yellow -84 -44 7 7 7 .35 ; y_ yellow -60 -44 7 7 7 .35 ; y_ yellow -36 -44 7 7 7 .35 ; y_ yellow -12 -44 7 7 7 .35 ; y_ yellow 12 -44 7 7 7 .35 ; y_ yellow 36 -44 7 7 7 .35 ; y_ yellow 60 -44 7 7 7 .35 ; y_ yellow 84 -44 7 7 7 .35
part drops@toran = leaf c : l_ brown 2 -72 -40 -72 26 ; y orange -72 -18 10 10 8 .35 ; y yellow -72 -4.7 10 10 8 .35 ; y orange -72 8.7 10 10 8 .35 ; leaf dark-green -72 24 -72 60 9 ; l_ brown 2 -36 -40 -36 40 ; y orange -36 -18 10 10 8 .35 ; y yellow -36 0 10 10 8 .35 ; y orange -36 18 10 10 8 .35 ; leaf dark-green -36 38 -36 74 9 ; l_ brown 2 0 -40 0 56 ; y orange 0 -18 10 10 8 .35 ; y yellow 0 5.3 10 10 8 .35 ; y orange 0 28.7 10 10 8 .35 ; leaf dark-green 0 54 0 90 9 ; l_ brown 2 36 -40 36 40 ; y orange 36 -18 10 10 8 .35 ; y yellow 36 0 10 10 8 .35 ; y orange 36 18 10 10 8 .35 ; leaf dark-green 36 38 36 74 9 ; l_ brown 2 72 -40 72 26 ; y orange 72 -18 10 10 8 .35 ; y yellow 72 -4.7 10 10 8 .35 ; y orange 72 8.7 10 10 8 .35 ; leaf dark-green 72 24 72 60 9
part lei@lei = petals a : f^ pink -32.9 -60.8 7 14 5.5 ; o_ yellow -32.9 -60.8 4 ; f^ yellow -49.6 -42.4 7 14 5.5 ; o_ orange -49.6 -42.4 4 ; f^ pink+ -59.7 -18 7 14 5.5 ; o_ yellow -59.7 -18 4 ; f^ pink -61.7 9 7 14 5.5 ; o_ yellow -61.7 9 4 ; f^ yellow -55.5 35.1 7 14 5.5 ; o_ orange -55.5 35.1 4 ; f^ pink+ -41.7 56.7 7 14 5.5 ; o_ yellow -41.7 56.7 4 ; f^ pink -22.4 71 7 14 5.5 ; o_ yellow -22.4 71 4 ; f^ yellow 0 76 7 14 5.5 ; o_ orange 0 76 4 ; f^ pink+ 22.4 71 7 14 5.5 ; o_ yellow 22.4 71 4 ; f^ pink 41.7 56.7 7 14 5.5 ; o_ yellow 41.7 56.7 4 ; f^ yellow 55.5 35.1 7 14 5.5 ; o_ orange 55.5 35.1 4 ; f^ pink+ 61.7 9 7 14 5.5 ; o_ yellow 61.7 9 4 ; f^ pink 59.7 -18 7 14 5.5 ; o_ yellow 59.7 -18 4 ; f^ yellow 49.6 -42.4 7 14 5.5 ; o_ orange 49.6 -42.4 4 ; f^ pink+ 32.9 -60.8 7 14 5.5 ; o_ yellow 32.9 -60.8 4
part end@lei = leaf c : leaf green -52 -82 -84 -96 8 ; leaf green -50 -84 -30 -98 7 ; leaf green 52 -82 84 -96 8 ; leaf green 50 -84 30 -98 7
part malai@phuang-malai = petals a : y cream 0 -78 13 13 8 .3 ; y cream 20 -73.4 13 13 8 .3 ; y cream 36 -60.7 13 13 8 .3 ; y cream 44.8 -42.2 13 13 8 .3 ; y cream 44.8 -21.8 13 13 8 .3 ; y cream 36 -3.3 13 13 8 .3 ; y cream 20 9.4 13 13 8 .3 ; y cream 0 14 13 13 8 .3 ; y cream -20 9.4 13 13 8 .3 ; y cream -36 -3.3 13 13 8 .3 ; y cream -44.8 -21.8 13 13 8 .3 ; y cream -44.8 -42.2 13 13 8 .3 ; y cream -36 -60.7 13 13 8 .3 ; y cream -20 -73.4 13 13 8 .3 ; y_ cream- 0 -78 5 5 6 .3 ; y_ cream- 20 -73.4 5 5 6 .3 ; y_ cream- 36 -60.7 5 5 6 .3 ; y_ cream- 44.8 -42.2 5 5 6 .3 ; y_ cream- 44.8 -21.8 5 5 6 .3 ; y_ cream- 36 -3.3 5 5 6 .3 ; y_ cream- 20 9.4 5 5 6 .3 ; y_ cream- 0 14 5 5 6 .3 ; y_ cream- -20 9.4 5 5 6 .3 ; y_ cream- -36 -3.3 5 5 6 .3 ; y_ cream- -44.8 -21.8 5 5 6 .3 ; y_ cream- -44.8 -42.2 5 5 6 .3 ; y_ cream- -36 -60.7 5 5 6 .3 ; y_ cream- -20 -73.4 5 5 6 .3
part tail@phuang-malai = leaf b : l_ green 2 0 20 -20 60 ; l_ green 2 0 20 20 60 ; l_ green 2 0 20 0 72 ; y^ pink 0 22 18 16 10 .3 ; y_ pink+ 0 20 9 8 8 .3 ; y^ cream -20 46 8 8 7 .3 ; y^ cream 20 46 8 8 7 .3 ; y^ cream 0 50 8 8 7 .3 ; x^ pink -22 72 8 15 8 ; x^ pink 22 72 8 15 -8 ; x^ pink 0 82 8 15 ; leaf green -10 22 -40 30 7 ; leaf green 10 22 40 30 7
scene hang

* seed-paper | 6-8 9-12 13+ | Nature
extras card: raffia
appeal 3
topics earth day, seed swap, seed exchange, seed library, community garden, community orchard, wildflowers, seed paper, plantable paper, paper making, handmade paper, recycling, environment, sustainability, zero waste, gardening, spring, bees, pollinators, save the bees, mother's day, mothers day, mother’s day, wedding favor, party favor
colors cream, green, pink
minutes 50 55 60
waits 1440
mess lots
heart pulp: newspaper, egg-carton, paper, paper-bag, construction-paper, toilet-paper = 6 sheet
heart seeds: seed, grass-seed, birdseed = 1 tbsp
need jar: plastic-jar, bucket, plastic-tub
tool screen: papermaking-frame, strainer, tulle, burlap, lace, tights
nice petals: petal, pressed-flower, clover, fresh-herb = handful
nice cutter: cookie-cutter
nice stamp: rubber-stamp = 1
nice pad: washable-ink-pad when stamp
tool whisk: whisk, plastic-fork, wooden-spoon
home water: = 6 cup
home towel: = 2
step tear: tear pulp water jar by ccc
step mash: mix pulp jar whisk by ccc
step drain: prepare pulp screen by tcc
step seeds: mix seeds pulp by ccc
step press: shape pulp towel > sheets by ccc
step cutter: shape cutter pulp towel by ccc
step petals: decorate petals pulp > petals by ccc
step squeeze: prepare pulp towel > seeds by ccc
step dry: dry pulp by ccc
step plant: play pulp stamp? pad? > stamps by ccc
part sheets = pulp w : b^ cream -86 -70 -30 -78 24 -72 40 -60 38 30 -20 42 -80 34 -92 -10 ; h^ cream- 42 38 46 ; d_ gray 2.5 -70 -50 -40 -60 -10 -20 20 -50 -60 10 -30 20 10 10 60 40 30 60 44 76 70 20 14 30
part petals = petals b : j_ pink -58 -40 -40 -52 6 ; j_ pink -20 -50 -8 -36 6 ; j_ purple -70 -6 -54 -2 6 ; j_ pink 6 -8 22 -14 6 ; j_ purple -34 -8 -22 4 6 ; j_ pink 36 52 50 44 6 ; j_ purple 60 22 68 36 6 ; l_ green 3 -44 28 -40 0 -46 -24 ; j_ green -41 4 -28 -10 5 ; j_ green -43 -6 -56 -16 5
part seeds = seeds brown : d_ brown 3 -62 -56 -46 -16 -14 -62 18 -30 -76 20 -12 24 24 16 28 40 58 66 44 88 72 44 12 50 50 26
part stamps = stamp k : f_ k -46 -56 5 8 4 ; f_ k 10 -52 5 8 4
scene lay

* filter-earth | 2-3 4-5 | Space, Nature
extras picture Space: sticker, salt, sequin, stick-on-gem, glitter-glue, foam-sheet-scrap, candy-wrapper, wrapping-paper, paper, origami-paper
appeal 3
topics earth day, planet earth, earth, globe, world, our planet, environment, save the planet, blue planet, mother earth
near geography, solar system
colors blue, green, navy
minutes 15 20
waits 60
mess some
heart filter: coffee-filter, paper-towel, paper-napkin = 1
heart color: marker, watercolor-paint, food-coloring = 2 color
need sky: construction-paper, cardstock = 1 sheet
nice cloud: cotton-ball, pillow-stuffing, cotton-pad = 2
nice stars: sticker, felt-sticker = 6
join glue: glue-stick, glue
tool drip: paintbrush, cotton-swab, sponge-brush, pipette
tool scissors: scissors
home plate
home water: = 1/2 cup
step flat: arrange filter plate > filter by tc
step land: paint filter color drip? > land by cc
step sea: paint filter color drip? > sea by cc
step water: paint filter water drip plate by cc
step dry: dry filter by gc
step round: cut filter scissors by gt
step sky: glue filter sky glue > sky by cc
step cloud: glue cloud filter glue > cloud by cc
step stars: decorate stars sky > stars by cc
part sky = sky c : r^ ~ 0 0 182 182 4
part filter = filter w : s^ w 0 0 40 74 70
part sea = color a : y_ a 0 0 72 72 14 .07 ; o_ a+ -20 -26 26 20 ; o_ a- 30 34 24 20
part land = color b : b_ b -58 -30 -40 -50 -16 -52 -10 -36 -24 -28 -22 -14 -34 -4 -32 8 -44 4 -54 -14 ; b_ b -26 16 -8 20 -4 34 -16 46 -20 62 -30 48 -34 28 ; b_ b 14 -50 40 -54 58 -36 50 -22 36 -26 20 -20 10 -34 ; b_ b 14 -10 36 -14 50 0 40 16 36 38 22 30 20 10 6 4 ; b_ b 48 36 62 32 60 46 48 50 ; b_ light-green -50 -34 -36 -44 -24 -42 -36 -30 -40 -16 ; b_ light-green 20 -2 36 -6 38 8 28 14 ; b_ light-green 24 -44 42 -46 48 -34 30 -34
part cloud = cloud w : y w -52 4 20 9 7 .2 ; y w 14 -52 18 8 7 .2 ; y w 30 60 18 8 7 .2
part stars = stars yellow : bits yellow 1.48 -76 -74 74 -76 80 68 ; bits yellow 1.3 -80 60 ; bits yellow 0.93 62 -86 ; bits yellow 1.11 -62 84
scene lay

* paper-cornet | 4-5 6-8 | Nature
extras party: ribbon, paper-doily, ric-rac, sticker, glitter-glue, fern-frond, leaf, stick-on-gem, fake-leaf, bell
topics cone, paper cone
variant may-basket | Nature, Seasons | yellow, pink, green | may day, may basket, may baskets, first of may, 1st of may, beltane, spring, neighbors, kindness
variant petal-cone | Nature | cream, pink, gold | wedding, marriage, flower girl, bride, wedding day, anniversary, confetti, petals
colors yellow, pink, green
minutes 20 25
mess low
heart paper: construction-paper, cardstock, wallpaper, wrapping-paper, paper-doily, sheet-music = 1 sheet
heart flowers: flower, petal, tissue-paper, leaf, clover = 2 handful
need band: ribbon, crepe-paper, paper-strip, lace = 14 in
nice edge: paper-doily, lace, washi-tape, ric-rac
nice tag: price-tag, index-card, construction-paper
join glue: glue-stick, glue, tape
tool hold: tape, stapler, masking-tape
tool scissors: scissors
tool pen: marker, pencil
step square: cut paper scissors by tc
step roll: roll paper glue > cone by tc
step edge: glue edge paper glue > edge by cc
step handle: tape band paper hold > handle by tc
step tag: draw tag pen by cc
step pick: prepare flowers by tc
step fill: fill flowers paper > bouquet petals by cc
step give: play paper by cc
part handle = band c : l^ ~ 6 -44 -30 -40 -76 0 -94 40 -76 44 -30
part bouquet@may-basket = flowers b : leaf green -20 -20 -48 -66 9 ; leaf green 20 -20 48 -66 9 ; f pink -30 -44 7 17 6 ; o yellow -30 -44 6 ; f w 0 -60 7 18 6 ; o yellow 0 -60 6 ; f purple 30 -44 7 17 6 ; o yellow 30 -44 6 ; f yellow -12 -34 7 14 5 ; o orange -12 -34 5 ; f pink 16 -34 7 14 5 ; o yellow 16 -34 5
part petals@petal-cone = flowers b : b^ pink -46 -28 -30 -46 -6 -52 18 -48 38 -40 46 -28 ; j w -34 -34 -20 -48 7 ; j pink+ -14 -36 -4 -54 7 ; j w 6 -38 20 -50 7 ; j pink- 22 -32 38 -42 7 ; j pink+ -40 -30 -44 -46 6 ; j w -2 -32 -14 -40 6 
part cone = paper a : p^ ~ -50 -28 50 -28 0 90 ; p_ ~- 14 -27 49 -27 2 86
part edge = edge w : c_ w -52 -26 52 -26 9 -9 ; r_ w 0 -29 102 7 2
scene hang

* ribbon-maypole | 6-8 9-12 | Seasons, Nature
extras party: flower, ivy, ribbon-rose, leaf, pressed-flower, fern-frond
extras world Seasons: petal, felt, crinkle-paper, flag, wood-slice, craft-stick, paper-straw, clothespin, wrapping-paper, milk-carton
topics maypole, may pole, ribbon dance, folk dance
variant maypole | Seasons | red, yellow, blue | may day, first of may, 1st of may, beltane, england, germany, maibaum, bavaria, may queen, spring
variant midsummer-pole | Seasons, Nature | green, yellow, blue | midsummer, midsommar, midsommarstang, midsommarstång, summer solstice, solstice, st john's eve, juhannus, sweden, swedish, finland, summer
colors red, yellow, blue
minutes 40 45
mess low
heart pole: dowel, cardboard-tube, chopstick, wooden-spoon, stick
heart ribbons: ribbon, crepe-paper, yarn, paper-strip = 4 yd
need foot: air-dry-clay, play-dough, modeling-clay, terracotta-pot, plastic-tub = 1
need green: crepe-paper, ivy, tissue-paper, leaf, grass, construction-paper = 2 strip
nice people: peg-doll, clothespin, toy-animal = 4
nice blooms: flower, ribbon-rose, tissue-paper, sticker, pom-pom = 4
join hold: tape, masking-tape
join glue: glue
tool scissors: scissors
step foot: build pole foot > pole foot by tc
step wrap: decorate green pole glue > green by cc
step top: build ribbons pole hold scissors > top cross by tc
step strands: cut ribbons scissors by cc
step fix: tape ribbons pole hold > strands rings by tc
step blooms: decorate blooms pole glue > blooms by cc
step people: arrange people foot > people by cc
step weave: weave ribbons pole by tc
step dance: play ribbons by cc
part strands@maypole = ribbons b : l^ red 5 0 -74 -40 -30 -70 20 -80 72 ; l^ yellow 5 0 -74 -26 -20 -44 30 -50 76 ; l^ blue 5 0 -74 -10 -20 -18 34 -20 78 ; l^ red 5 0 -74 10 -20 18 34 20 78 ; l^ yellow 5 0 -74 26 -20 44 30 50 76 ; l^ blue 5 0 -74 40 -30 70 20 80 72
part pole = pole own : r^ wood 0 0 11 156 3
part green = green green : l_ green 5 -6 56 6 47 ; l_ green 5 -6 40 6 31 ; l_ green 5 -6 24 6 15 ; l_ green 5 -6 8 6 -1 ; l_ green 5 -6 -8 6 -17 ; l_ green 5 -6 -24 6 -33 ; l_ green 5 -6 -40 6 -49 ; l_ green 5 -6 -56 6 -65
part cross@midsummer-pole = ribbons green : r^ green 0 -44 120 11 5 ; j dark-green -52 -44 -45 -32 5 ; j dark-green -39 -44 -46 -56 5 ; j dark-green -26 -44 -19 -56 5 ; j dark-green -13 -44 -20 -32 5 ; j dark-green 0 -44 7 -56 5 ; j dark-green 13 -44 6 -56 5 ; j dark-green 26 -44 33 -32 5 ; j dark-green 39 -44 32 -56 5 ; j dark-green 52 -44 59 -56 5
part rings@midsummer-pole = ribbons a : a^ green -48 -14 23 14 0 360 ; a^ green 48 -14 23 14 0 360 ; f w -48 -32.5 5 5 2.4 ; f w -30.4 -19.7 5 5 2.4 ; f w -37.1 1 5 5 2.4 ; f w -58.9 1 5 5 2.4 ; f w -65.6 -19.7 5 5 2.4 ; f w 48 -32.5 5 5 2.4 ; f w 65.6 -19.7 5 5 2.4 ; f w 58.9 1 5 5 2.4 ; f w 37.1 1 5 5 2.4 ; f w 30.4 -19.7 5 5 2.4 ; l^ blue 5 -60 -38 -70 0 -66 34 ; l^ yellow 5 60 -38 70 0 66 34 ; l^ yellow 5 -20 -40 -18 0 -22 36 ; l^ blue 5 20 -40 18 0 22 36
part top@maypole = ribbons c : o^ green 0 -78 20 9 ; f^ yellow 0 -84 6 13 4 ; o red 0 -84 5
part blooms = blooms b : f yellow 0 -84 6 9 4 ; f pink -9 -73 5 7 3 ; f pink 9 -73 5 7 3 ; f yellow 0 -64 5 6 3 ; o w 0 -84 3
part foot = foot own : b^ ~ -34 84 -24 66 0 60 24 66 34 84
part people = people own : o^ brown -60 62 7 7 ; p^ red -60 66 -50 90 -70 90 ; o^ cream -36 66 7 7 ; p^ blue -36 70 -26 94 -46 94 ; o^ brown 36 66 7 7 ; p^ yellow 36 70 46 94 26 94 ; o^ cream 60 62 7 7 ; p^ green 60 66 70 90 50 90

* midsummer-crown | 6-8 9-12 13+ | Nature, Seasons
extras head: ribbon, fake-leaf, ivy
appeal 3
topics midsummer, midsommar, summer solstice, solstice, st john's eve, juhannus, sankthans, kupala, ivan kupala, noc kupaly, may day, may queen, flower crown, flower wreath, flower girl, wedding, sweden, swedish, latvia, ligo, poland, ukraine, bridesmaid, garland, summer
colors pink, yellow, white
minutes 45 50 55
mess some
heart flowers: flower, lavender, clover, fake-leaf, ribbon-rose, fresh-herb = 2 handful
heart base@6-8,9-12: pipe-cleaner, ivy, raffia, hay = 4
heart base@13+: craft-wire, ivy, pipe-cleaner, raffia = 4
need bind: string, yarn, embroidery-floss, raffia, twist-tie = 3 yd
nice bow: ribbon, lace, tulle = 3 ft
tool scissors: scissors
home water: = 1 cup
step pick: prepare flowers water scissors by tcc
step measure: prepare base scissors by tcc
step bundles: tie flowers bind scissors by tcc
step first: tie flowers base bind > base first by tcc
step next: tie flowers base bind > flowers by ccc
step last: tie flowers base bind by ccc
step close: build base > crown by tcc
step bow: tie bow base > bow by ccc
step wear: play base by ccc
part bow = bow c : l^ pink 6 -8 60 -16 78 -12 96 ; l^ pink 6 8 60 20 76 14 94
part base = base own : a^ green 0 -6 70 60 0 360
part crown = base own : leaf green 0 -66 14.6 -88.7 7 ; leaf green 16.9 -63.6 37.3 -81.3 7 ; leaf green 32.4 -56.5 57 -67.7 7 ; leaf green 45.3 -45.3 72.1 -49.1 7 ; leaf green 54.6 -30.9 81.3 -27.1 7 ; leaf green 59.4 -14.5 84 -3.3 7 ; leaf green 59.4 2.5 79.8 20.2 7 ; leaf green 54.6 18.9 69.2 41.6 7 ; leaf green 45.3 33.3 53 59.2 7 ; leaf green 32.4 44.5 32.5 71.5 7 ; leaf green 16.9 51.6 9.3 77.5 7 ; leaf green 0 54 -14.6 76.7 7 ; leaf green -16.9 51.6 -37.3 69.3 7 ; leaf green -32.4 44.5 -57 55.7 7 ; leaf green -45.3 33.3 -72.1 37.1 7 ; leaf green -54.6 18.9 -81.3 15.1 7 ; leaf green -59.4 2.5 -84 -8.7 7 ; leaf green -59.4 -14.5 -79.8 -32.2 7 ; leaf green -54.6 -30.9 -69.2 -53.6 7 ; leaf green -45.3 -45.3 -53 -71.2 7 ; leaf green -32.4 -56.5 -32.5 -83.5 7 ; leaf green -16.9 -63.6 -9.3 -89.5 7 ; leaf dark-green 11.5 -71 21.2 -53.5 6 ; leaf dark-green 35.5 -61.7 37.7 -41.8 6 ; leaf dark-green 54.1 -43.9 48.5 -24.6 6 ; leaf dark-green 64.4 -20.3 52 -4.6 6 ; leaf dark-green 65 5.5 47.5 15.2 6 ; leaf dark-green 55.7 29.5 35.8 31.7 6 ; leaf dark-green 37.9 48.1 18.6 42.5 6 ; leaf dark-green 14.3 58.4 -1.4 46 6 ; leaf dark-green -11.5 59 -21.2 41.5 6 ; leaf dark-green -35.5 49.7 -37.7 29.8 6 ; leaf dark-green -54.1 31.9 -48.5 12.6 6 ; leaf dark-green -64.4 8.3 -52 -7.4 6 ; leaf dark-green -65 -17.5 -47.5 -27.2 6 ; leaf dark-green -55.7 -41.5 -35.8 -43.7 6 ; leaf dark-green -37.9 -60.1 -18.6 -54.5 6 ; leaf dark-green -14.3 -70.4 1.4 -58 6
part first = flowers a : f^ pink 0 -71 8 17 6 ; o yellow 0 -71 6
part flowers = flowers b : f^ w -36 -62 8 16 5 ; o yellow -36 -62 6 ; f^ yellow 36 -62 7 15 6 ; o orange 36 -62 5 ; f^ purple -60 -32 7 15 6 ; o yellow -60 -32 5 ; f^ pink 60 -32 8 16 6 ; o yellow 60 -32 6 ; f^ pink -66 4 8 17 6 ; o yellow -66 4 6 ; f^ w 66 4 8 16 5 ; o yellow 66 4 6 ; f^ yellow -54 36 7 15 6 ; o orange -54 36 5 ; f^ purple 54 36 7 15 6 ; o yellow 54 36 5 ; f^ w -26 56 8 15 5 ; o yellow -26 56 6 ; f^ pink 26 56 8 16 6 ; o yellow 26 56 6
scene lay

* fiesta-picado | 6-8 9-12 13+ | -
extras hanging: tissue-paper, coffee-filter, crepe-paper, ribbon
extras party: string-light, ribbon, crepe-paper, yarn, embroidery-floss, paper-strip, tissue-paper
appeal 3
topics cinco de mayo, 5 de mayo, fifth of may, papel picado, mexico, mexican, fiesta, quinceanera, quinceañera, mexican independence day, battle of puebla, wedding, birthday, birthday party, banner, garland, bunting, paper cutting
colors pink, teal, yellow, purple, orange
minutes 35 50 65
mess low
heart tissue: tissue-paper, crepe-paper, origami-paper, wrapping-paper, paper-napkin = 3 sheet
heart line: string, yarn, ribbon, cotton-cord = 3 yd
nice punch: hole-punch
join stick: glue-stick, glue, tape
tool pencil: pencil
tool scissors: scissors
tool clip: paper-clip, clothespin, binder-clip
step size: cut tissue scissors by ccc
step fold: fold tissue clip by ccc
step draw: draw tissue pencil by ccc
step edges: cut tissue scissors by ccc
step inner: cut tissue scissors > flags cuts by tcc
step punch: poke punch tissue > dots by ccc
step open: fold tissue by ccc
step line: glue tissue line stick > line by ccc
step hang: play line by ccc
part line = line own : l_ ~ 3 -98 -70 -50 -58 0 -54 50 -58 98 -70
part flags = tissue a : r^ a -60 -10 54 104 1 ; c_ a -87 41 -33 41 5 -11 ; r^ b 0 -4 54 104 1 ; c_ b -27 47 27 47 5 -11 ; r^ c 60 -10 54 104 1 ; c_ c 33 41 87 41 5 -11
part cuts = tissue w : f_ w -60 -18 8 15 4 -90 5 ; o_ w -60 -18 3 ; s_ w -78 -44 4 7 3 -90 ; s_ w -42 -44 4 7 3 -90 ; s_ w -78 8 4 7 3 -90 ; s_ w -42 8 4 7 3 -90 ; j_ w -80 -18 -80 -2 3 ; j_ w -40 -18 -40 -2 3 ; p_ w -82 24 -74 32 -82 36 ; p_ w -38 24 -46 32 -38 36 ; h_ w -60 30 6 ; z_ w 2 -82 -54 -38 -54 ; f_ w 0 -12 8 15 4 -90 5 ; o_ w 0 -12 3 ; s_ w -18 -38 4 7 3 -90 ; s_ w 18 -38 4 7 3 -90 ; s_ w -18 14 4 7 3 -90 ; s_ w 18 14 4 7 3 -90 ; j_ w -20 -12 -20 4 3 ; j_ w 20 -12 20 4 3 ; p_ w -22 30 -14 38 -22 42 ; p_ w 22 30 14 38 22 42 ; h_ w 0 36 6 ; z_ w 2 -22 -48 22 -48 ; f_ w 60 -18 8 15 4 -90 5 ; o_ w 60 -18 3 ; s_ w 42 -44 4 7 3 -90 ; s_ w 78 -44 4 7 3 -90 ; s_ w 42 8 4 7 3 -90 ; s_ w 78 8 4 7 3 -90 ; j_ w 40 -18 40 -2 3 ; j_ w 80 -18 80 -2 3 ; p_ w 38 24 46 32 38 36 ; p_ w 82 24 74 32 82 36 ; h_ w 60 30 6 ; z_ w 2 38 -54 82 -54
part dots = tissue w : d_ w 2.6 -78 14 -66 14 -54 14 -42 14 42 14 54 14 66 14 78 14 -18 20 -6 20 6 20 18 20
scene hang

* number-pinata | 6-8 9-12 13+ | -
extras party: ribbon, balloon, glitter-paper, yarn, metallic-paper, candy-wrapper, tissue-paper
appeal 3
topics birthday, birthday party, happy birthday, piñata, pinata, cinco de mayo, 5 de mayo, mexico, mexican, fiesta, party, party game, birthday number, turning five
colors pink, yellow, teal, orange
minutes 70 80 80
mess low
heart board: cardboard, pizza-box, cardboard-box = 2 piece
heart fringe: crepe-paper, tissue-paper = 4 sheet
need wall: cereal-box, cardstock, folder = 2 piece
need pulls: ribbon, string, yarn, crepe-paper = 5 ft
nice filling: candy, sticker, confetti, toy-animal, eraser = handful
join tape: masking-tape, tape, duct-tape
join glue: glue, glue-stick
tool pencil: pencil, marker
tool ruler: ruler
tool scissors: scissors
step cut: cut board pencil ruler scissors by gtc
step strips: cut wall ruler scissors by ccc
step wall: tape wall board tape by tcc
step door: cut board scissors by gtc
step pulls: tape pulls board tape > pulls by tcc
step fill: fill filling board tape by ccc
step shut: tape board tape > body by ttc
step fringe: cut fringe scissors by ccc
step stick: glue fringe board glue > fringe by ccc
step pull: play pulls by ccc
part pulls = pulls b : l^ yellow 4 -14 70 -22 84 -16 98 ; l^ teal 4 0 70 2 86 -2 99 ; l^ pink 4 14 70 24 84 16 98 ; l_ k 2 0 -98 0 -74
part body = board kraft : p^ kraft- -42 -74 50 -74 50 -46 -14 -46 -16 -18 14 -22 44 -6 56 26 40 62 4 78 -32 70 -50 48 -26 30 -8 46 10 46 24 28 18 8 0 2 -20 10 -46 6
part fringe = fringe a : p^ pink -46 -78 46 -78 46 -50 -18 -50 -20 -22 10 -26 40 -10 52 22 36 58 0 74 -36 66 -54 44 -30 26 -12 42 6 42 20 24 14 4 -4 -2 -24 6 -50 2 ; r_ pink -1 -73 93 9 ; v_ pink 45 -69 -47 -69 11 9 ; r_ yellow -1 -60 93 9 ; v_ yellow 45 -56 -47 -56 11 9 ; r_ teal -33 -47 29 9 ; v_ teal -19 -43 -47 -43 3 9 ; r_ orange -34 -34 31 9 ; v_ orange -19 -30 -49 -30 4 9 ; r_ pink -13 -21 73 9 ; v_ pink 23 -17 -49 -17 9 9 ; r_ yellow -4 -8 91 9 ; v_ yellow 41 -4 -49 -4 11 9 ; r_ teal 31 5 33 9 ; v_ teal 47 9 15 9 4 9 ; r_ orange 35 18 33 9 ; v_ orange 51 22 19 22 4 9 ; r_ pink -31 31 17 9 ; v_ pink -23 35 -39 35 2 9 ; r_ pink 30 31 35 9 ; v_ pink 47 35 13 35 4 9 ; r_ yellow -6 44 95 9 ; v_ yellow 41 48 -53 48 12 9 ; r_ teal -4 57 75 9 ; v_ teal 33 61 -41 61 9 9 ; r_ orange -2 70 15 9 ; v_ orange 5 74 -9 74 2 9
scene hang

* hand-bouquet | 2-3 4-5 | Nature
extras picture Nature: wrapping-paper, origami-paper, candy-wrapper, washi-tape, stick-on-gem, sticker, string, coffee-filter
appeal 3
topics mother's day, mothers day, mother’s day, mothering sunday, mothering sunday, mothering sunday, mom, mommy, mum, mama, gift for mom, gift for mum, gift for grandma, grandma, mom's birthday, moms birthday, mom’s birthday, grandma's birthday, grandmas birthday, grandma’s birthday, grandparents' day, grandparents day, grandparents’ day, grandparent's day, grandparents day, grandparent’s day, women's day, womens day, women’s day, international women's day, international womens day, international women’s day, teacher appreciation, flowers, handprint, hand print, spring
colors pink, yellow, purple, light blue free
minutes 20 25
waits 60
mess lots
heart paint: paint, acrylic-paint = 4 color
heart sheet: construction-paper, cardstock, watercolor-paper, paper, canvas = 1 sheet
need vase: wrapping-paper, construction-paper, wallpaper, paper-bag, fabric-scrap = 1 scrap
nice bow: ribbon, fabric-scrap, crepe-paper = 12 in
join glue: glue-stick, glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home plate
home towel
step pour: prepare paint plate sheet > sheet by gt
step stems: paint paint sheet brush > stems by cc
step first: print paint brush sheet plate > first by cc
step more: print paint brush towel sheet > more by cc
step wash: wash towel by tc
step middle: print paint sheet > middles by cc
step dry: dry sheet by gc
step vase: cut vase scissors glue sheet > vase by gt
step bow: tie bow vase glue > bow by gt
part sheet = sheet w : r^ w 0 0 156 184 3
part stems = paint green : l_ green 6 -38 -26 -24 10 -8 40 ; l_ green 6 38 -26 24 10 8 40 ; l_ green 6 0 -40 0 40
part first = paint a : o_ a 0 -44 14.2 15.2 ; l_ a 8.5 -4.7 -53.7 -13.3 -76.3 ; o_ a -13.3 -76.3 4.3 ; l_ a 8.5 -1.7 -55.7 -4.8 -82.9 ; o_ a -4.8 -82.9 4.3 ; l_ a 8.5 1.7 -55.4 4.8 -82 ; o_ a 4.8 -82 4.3 ; l_ a 8.5 4.7 -53.4 13.3 -75.3 ; o_ a 13.3 -75.3 4.3 ; l_ a 8.5 -9 -46.9 -25.6 -53.5 ; o_ a -25.6 -53.5 4.3
part more = paint b : o_ b -42 -20 12.8 13.6 ; l_ b 7.6 -49.1 -26.5 -63.9 -42.3 ; o_ b -63.9 -42.3 3.8 ; l_ b 7.6 -47.3 -29.1 -59 -50.7 ; o_ b -59 -50.7 3.8 ; l_ b 7.6 -44.4 -30 -50.8 -53.1 ; o_ b -50.8 -53.1 3.8 ; l_ b 7.6 -41.3 -29.4 -41.5 -50.5 ; o_ b -41.5 -50.5 3.8 ; l_ b 7.6 -50.4 -19.4 -66.5 -19.3 ; o_ b -66.5 -19.3 3.8 ; o_ c 42 -20 12.8 13.6 ; l_ c 7.6 41.4 -29.6 41.8 -51.3 ; o_ c 41.8 -51.3 3.8 ; l_ c 7.6 44.5 -30.3 51.1 -53.9 ; o_ c 51.1 -53.9 3.8 ; l_ c 7.6 47.2 -28.9 58.7 -49.9 ; o_ c 58.7 -49.9 3.8 ; l_ c 7.6 49 -26.2 63.5 -41.5 ; o_ c 63.5 -41.5 3.8 ; l_ c 7.6 35.5 -25.4 23.9 -36.5 ; o_ c 23.9 -36.5 3.8
part middles = paint d : o_ green 0 -44 6 ; o_ green -42 -20 6 ; o_ green 42 -20 6
part vase = vase d : q^ ~ 5 -34 28 34 28 26 84 -26 84 ; r_ ~- 0 32 66 6 2
part bow = bow a : b^ ~ 0 46 -20 36 -20 56 ; b^ ~ 0 46 20 36 20 56 ; o_ ~- 0 46 5
template vase 1 5 across
scene lay

* dried-flower-hoop | 9-12 13+ | Nature, Seasons
extras hanging: lavender, eucalyptus, feather, crystal
topics mother's day, mothers day, mother’s day, mom, mum, gift for mom, gift for grandma, grandma, mom's birthday, moms birthday, mom’s birthday, women's day, womens day, women’s day, dried flowers, dried flower, wreath, bouquet, wall decor, room decor, boho, cottagecore, cottage core, fairycore, bedroom decor, aesthetic, wedding, housewarming, gift for a teacher
colors pink, cream, green
minutes 50 65
mess some
heart flowers: flower, lavender, cotton-stem, wheat-stalk, eucalyptus, seed-pod = 2 handful
heart hoop@9-12: metal-hoop, embroidery-hoop, wooden-bead-ring, pipe-cleaner
heart hoop@13+: metal-hoop, craft-wire, embroidery-hoop, hanger, wooden-bead-ring
need bind@9-12: embroidery-floss, string, raffia, twist-tie, yarn = 3 yd
need bind@13+: craft-wire, embroidery-floss, string, raffia = 3 yd
need green: eucalyptus, fern-frond, fake-leaf, leaf, grass, bay-leaf, fresh-herb = handful
nice pearls: bead, wooden-bead, seed-bead = 6
nice bow: ribbon, lace, raffia = 24 in
step sort: arrange flowers green by cc
step ring: prepare hoop > hoop by cc
step bundles: tie flowers green bind by cc
step start: tie flowers hoop bind > left by cc
step row: tie flowers green hoop bind > middle by cc
step other: tie flowers hoop bind > right by cc
step pearls: thread pearls bind hoop > pearls by cc
step bow: tie bow hoop > bow by cc
step hang: play hoop bind by cc
part hoop = hoop gold : a^ gold 0 -4 80 75 0 360 ; z_ gold 2 0 -98 0 -84
part left = flowers a : leaf green -56 44 -84 14 8 ; leaf light-green -60 40 -92 34 7 ; leaf green -50 54 -78 60 8 ; f^ pink -66 36 8 13 4 ; o cream -66 36 4 ; l_ tan 3 -64 28 -82 -12 ; b tan -82 -12 -86 -26 -80 -36 -76 -24
part right = flowers c : leaf green 56 44 84 14 8 ; leaf light-green 60 40 92 34 7 ; leaf green 50 54 78 60 8 ; f^ cream 66 36 8 13 4 ; o brown 66 36 4 ; l_ tan 3 64 28 82 -12 ; b tan 82 -12 86 -26 80 -36 76 -24
part middle = flowers b : leaf green -20 66 -52 82 8 ; leaf green 20 66 52 82 8 ; leaf light-green 0 66 -20 92 8 ; leaf light-green 0 66 22 92 8 ; f^ purple -42 58 9 15 4 ; o yellow -42 58 5 ; f^ purple 42 58 9 15 4 ; o yellow 42 58 5 ; f^ cream 0 68 10 20 5 ; f_ pink 0 68 8 13 4 ; o brown 0 68 6 ; f^ pink -22 70 8 13 4 ; o cream -22 70 4 ; f^ pink 22 70 8 13 4 ; o cream 22 70 4
part pearls = pearls w : d w 4.5 -74 -22 -64 -42 -50 -58 74 -22 64 -42 50 -58
part bow = bow a : b^ ~ 0 -80 -28 -94 -26 -66 ; b^ ~ 0 -80 28 -94 26 -66 ; l^ ~- 6 -3 -78 -14 -44 ; l^ ~- 6 3 -78 14 -40 ; o^ ~- 0 -80 6
scene hang

* shirt-card | 4-5 6-8 | -
extras card: photo, puzzle-piece
appeal 3
topics father's day, fathers day, father’s day, dad, daddy, papa, gift for dad, gift for grandpa, grandpa, grandfather, dad's birthday, dads birthday, dad’s birthday, grandpa's birthday, grandpas birthday, grandpa’s birthday, grandparents' day, grandparents day, grandparents’ day, grandparent's day, grandparents day, grandparent’s day, shirt and tie, tie, greeting card, card
near job, office
colors light blue, red, yellow free
minutes 25 35
mess low
heart shirt: construction-paper, cardstock, paper, wrapping-paper = 1 sheet
heart tie: wrapping-paper, construction-paper, origami-paper, fabric-scrap, magazine, junk-mail, felt = 1 scrap
need pens: marker, crayon, colored-pencil = 3 color
nice buttons: button, sticker, felt-sticker = 3
nice pocket: index-card, envelope, sticky-note, construction-paper
join glue: glue-stick, glue
tool scissors: scissors
step fold: fold shirt by tc
step snip: cut shirt scissors by tc
step collar: fold shirt > shirt collar by tc
step tie: cut tie scissors by tc
step stick: glue tie shirt glue > tie by cc
step pattern: draw shirt pens > stripes by cc
step buttons: glue buttons shirt glue > buttons by cc
step pocket: glue pocket shirt glue > pocket by tc
step inside: draw shirt pens by tc
part shirt = shirt a : q^ ~ 4 -66 -84 66 -84 66 88 -66 88 ; z_ ~- 2 0 -50 0 88
part stripes = pens w : z_ w 3 -50 -40 -50 84 ; z_ w 3 -34 -28 -34 84 ; z_ w 3 34 -28 34 84 ; z_ w 3 50 -40 50 84
part collar = shirt a : p^ ~+ -66 -84 -22 -84 0 -60 -34 -30 ; p^ ~+ 66 -84 22 -84 0 -60 34 -30 ; p_ ~- -22 -84 22 -84 0 -60
part tie = tie b : q^ ~ 3 -12 -60 12 -60 8 -40 -8 -40 ; p^ ~ -8 -40 8 -40 20 34 0 58 -20 34 ; z_ yellow 4 -12 -16 12 -4 ; z_ yellow 4 -15 4 15 18 ; z_ yellow 4 -17 24 14 40
part buttons = buttons own : bits yellow 0.93 0 68 ; bits yellow 0.74 0 82 -28 -42
part pocket = pocket w : q^ ~ 3 24 -6 56 -6 56 28 40 36 24 28 ; p_ gold 32 -18 34 -6 30 -6 ; z_ gold 4 36 -20 36 -2
template tie 1 5
scene lay

* pocket-tray | 9-12 13+ | -
topics father's day, fathers day, father’s day, dad, papa, gift for dad, gift for grandpa, gift for a brother, grandpa, dad's birthday, dads birthday, dad’s birthday, grandpa's birthday, grandpas birthday, grandpa’s birthday, grandparents' day, grandparents day, grandparents’ day, valet tray, catchall, catch-all, desk organizer, organizer, key tray, sewing, housewarming
colors gray, orange, navy free
minutes 50 65
mess low
heart cloth: felt, denim, leather, canvas, burlap, fabric-scrap = 2 sheet
heart thread: embroidery-floss, leather-cord, yarn = 2 yd
need core: cardstock, cereal-box, folder = 1 sheet
nice snaps: button, wooden-bead, bead = 4
need needle: needle
join glue: glue
tool ruler: ruler
tool pen: chalk, fabric-marker, pencil, ballpoint-pen
tool clip: binder-clip, clothespin, paper-clip
tool scissors: scissors, fabric-scissors
step cut: cut cloth ruler pen scissors by cc
step core: cut core ruler scissors by cc
step sandwich: glue core cloth glue > base by cc
step edge: sew cloth thread needle > edge by cc
step initials: sew cloth thread needle > initials by cc
step pinch: fold cloth clip > walls by cc
step corners: sew cloth thread needle > corners by cc
step snaps: sew snaps cloth thread needle > snaps by cc
step fill: play cloth by cc
part base = cloth a : p^ ~- -54 -24 54 -24 74 54 -74 54
part walls = cloth a : p^ ~ -54 -24 54 -24 72 -46 -72 -46 ; p^ ~ -54 -24 -74 54 -96 36 -72 -46 ; p^ ~ 54 -24 74 54 96 36 72 -46 ; p^ ~+ -74 54 74 54 94 84 -94 84 ; p^ ~ -74 54 -94 84 -96 36 ; p^ ~ 74 54 94 84 96 36
part edge = thread b : stitch ~ -68 -42 68 -42 14 ; stitch ~ -86 78 86 78 18 ; stitch ~ -70 -38 -90 36 8 ; stitch ~ 70 -38 90 36 8
part initials = thread b : z_ ~ 3.5 -26 76 -18 58 -10 76 ; z_ ~ 3 -22 70 -14 70 ; z_ ~ 3.5 8 76 10 58 18 70 26 58 28 76
part corners = thread b : z_ ~ 4 -90 56 -82 66 ; z_ ~ 4 -82 56 -90 66 ; z_ ~ 4 90 56 82 66 ; z_ ~ 4 82 56 90 66 ; z_ ~ 4 -70 -30 -64 -38 ; z_ ~ 4 70 -30 64 -38
part snaps = snaps own : bits brown 1.11 -86 60 86 60 ; bits brown 0.93 -68 -34 68 -34
scene stand

* stick-frame | 4-5 6-8 | -
extras board: button, pom-pom, seashell, stick-on-gem, cupcake-liner, felt, acorn, toy-brick, toy-animal, letter-bead, tissue-paper, ric-rac, sequin, bottle-cap, ribbon, feather, puzzle-piece, felt-ball, fake-leaf, ribbon-rose, felt-sticker, wooden-craft-shape, construction-paper
topics friend moving away, best friend moving away, moving away, farewell, goodbye gift, friendship frame, grandparents' day, grandparents day, grandparents’ day, grandparent's day, grandparents day, grandparent’s day, grandparents, grandma, grandpa, grandmother, grandfather, nana, granny, abuela, abuelo, oma, opa, grandpa's birthday, grandpas birthday, grandpa’s birthday, grandma's birthday, grandmas birthday, grandma’s birthday, father's day, fathers day, father’s day, mother's day, mothers day, mother’s day, gift for dad, gift for grandpa, gift for grandma, photo frame, picture frame, first day of school, first day of kindergarten, first day of preschool, back to school, new school year, family, family portrait, birthday gift, memories, missing you, remembrance
colors teal, yellow, red free
minutes 25 35
waits 30
mess some
heart sticks: craft-stick = 8
heart picture: photo, paper, watercolor-paper, index-card, old-calendar-picture
need back: cardstock, cereal-box, construction-paper = 1 sheet
need paint: paint, acrylic-paint, marker = 2 color
nice trim: button, sticker, felt-sticker, stick-on-gem, seashell, leaf, pom-pom, bottle-cap, bead, dry-pasta, acorn, sequin = 4
nice hang: ribbon, yarn, string = 12 in
join glue: glue
tool brush: paintbrush
tool hold: tape, masking-tape
tool scissors: scissors
step paint: paint sticks paint brush? > frame by cc
step dry: dry sticks by cc
step double: glue sticks glue by tc
step square: glue sticks glue by tc
step trim: glue trim sticks glue > trim by cc
step back: cut back scissors by gc
step picture: tape picture back hold > picture by tc
step join: glue back sticks glue by tc
step hang: tape hang back hold > hang by tc
step give: play sticks by cc
part hang = hang own : l^ red 4 -50 -62 0 -96 50 -62
part picture = picture w : r^ light-blue 0 4 108 108 2 ; b_ green -52 34 0 20 52 34 52 58 -52 58 ; o_ yellow 32 -26 13 ; o tan -18 -6 16 ; b_ brown -35 -8 -30 -26 -18 -30 -6 -26 -1 -8 -12 -18 -24 -18 ; b_ red -44 56 -38 18 -18 10 2 18 8 56 ; o tan 24 16 12 ; b_ black 11 14 16 2 24 -2 32 2 37 14 30 8 18 8 ; b_ purple 4 56 10 36 24 29 38 36 44 56 ; d_ k 1.8 -23 -6 -13 -6 20 16 28 16 ; u -18 2 5 ; u 24 22 4
part frame = sticks own paint paint a : r^ ~ -57 4 15 150 7 ; r^ ~ 57 4 15 150 7 ; r_ ~- -51 4 2 138 1 ; r_ ~- 63 4 2 138 1 ; r^ ~+ 0 -54 150 15 7 ; r^ ~+ 0 62 150 15 7
part trim = trim b : bits own 1.5 -57 -54 57 -54 -57 62 57 62
scene hang

* juneteenth-flag | 4-5 6-8 9-12 | -
appeal 3
topics juneteenth, juneteenth flag, june 19, june nineteenth, freedom day, emancipation day, jubilee day, black history, black history month, texas, galveston, african american
variant flag | - | blue, red, white | flag, parade
variant banner | - | red, black, green | banner, bunting, garland, pan-african flag, kwanzaa, liberation flag
colors blue, red, white
minutes 30 40 50
mess low
heart paper: construction-paper, cardstock, felt, tissue-paper = 3 sheet
heart stars: paper, sticker, cardstock, construction-paper, felt-sticker = 1 sheet
need pole: paper-straw, stick, dowel, chopstick, wooden-spoon
nice tails: crepe-paper, ribbon = 4 strip
join stick: glue-stick, glue
tool hold: tape, masking-tape
tool pencil: pencil, chalk
tool scissors: scissors
step ground: prepare paper scissors > blue flags by tcc
step horizon: cut paper pencil scissors stick > red by tcc
step burst: cut stars pencil scissors stick paper > burst by gtc
step star: cut stars scissors stick paper > star bstars by gtc
step tails: tape tails paper hold > tails by ccc
step pole: tape pole paper hold > pole line by tcc
step ask: play paper by ccc
part pole@flag = pole wood : stick wood -84 -78 -84 98 8 ; o^ gold -84 -80 6 6
part line@banner = pole wood : stick wood -98 -52 98 -52 7
part tails = tails b : l red 4 -84 -55 -94 -35 -90 -15 ; l blue 4 -84 -55 -98 -30 -96 -8 ; l red 4 -84 -55 -103 -44 -103 -20 ; l blue 4 -84 -55 -88 -30 -82 -6
part blue@flag = paper a : q^ ~ 2 -80 -64 92 -64 92 54 -80 54
part red@flag = paper b : p_ ~ -79 53 -79 24 -58 15 -36 9 -14 6 8 5 30 6 52 9 72 15 92 24 92 53
part burst@flag = stars w : s_ w 6 -8 12 42 31 ; s_ a 6 -8 12 36 26
part star@flag = stars w : s_ w 6 -8 5 24 10
part flags@banner = paper a : p^ red -94 -50 -38 -50 -38 34 -66 20 -94 34 ; p^ black -28 -50 28 -50 28 34 0 20 -28 34 ; p^ green 38 -50 94 -50 94 34 66 20 38 34
part bstars@banner = stars w : s_ w -66 -12 5 20 8.5 ; s_ w 0 -10 5 20 8.5 ; s_ w 66 -12 5 20 8.5 ; z_ w 2.5 -44.1 -4.9 -38.4 -3 ; z_ w 2.5 -52.5 6.6 -49 11.5 ; z_ w 2.5 -66 11 -66 17 ; z_ w 2.5 -79.5 6.6 -83 11.5 ; z_ w 2.5 -87.9 -4.9 -93.6 -3 ; z_ w 2.5 -87.9 -19.1 -93.6 -21 ; z_ w 2.5 -79.5 -30.6 -83 -35.5 ; z_ w 2.5 -66 -35 -66 -41 ; z_ w 2.5 -52.5 -30.6 -49 -35.5 ; z_ w 2.5 -44.1 -19.1 -38.4 -21 ; z_ w 2.5 21.9 -2.9 27.6 -1 ; z_ w 2.5 13.5 8.6 17 13.5 ; z_ w 2.5 0 13 0 19 ; z_ w 2.5 -13.5 8.6 -17 13.5 ; z_ w 2.5 -21.9 -2.9 -27.6 -1 ; z_ w 2.5 -21.9 -17.1 -27.6 -19 ; z_ w 2.5 -13.5 -28.6 -17 -33.5 ; z_ w 2.5 -0 -33 -0 -39 ; z_ w 2.5 13.5 -28.6 17 -33.5 ; z_ w 2.5 21.9 -17.1 27.6 -19 ; z_ w 2.5 87.9 -4.9 93.6 -3 ; z_ w 2.5 79.5 6.6 83 11.5 ; z_ w 2.5 66 11 66 17 ; z_ w 2.5 52.5 6.6 49 11.5 ; z_ w 2.5 44.1 -4.9 38.4 -3 ; z_ w 2.5 44.1 -19.1 38.4 -21 ; z_ w 2.5 52.5 -30.6 49 -35.5 ; z_ w 2.5 66 -35 66 -41 ; z_ w 2.5 79.5 -30.6 83 -35.5 ; z_ w 2.5 87.9 -19.1 93.6 -21
template burst 1 3.5
scene hang

* story-quilt | 9-12 13+ | -
extras cloth: price-tag
appeal 1
topics juneteenth, black history, black history month, harriet powers, faith ringgold, story quilt, quilt, freedom quilt, applique, family story, family history, heritage, memory quilt, grandparents' day, grandparents day, grandparents’ day, new baby, sewing, african american
colors tan, navy, red, gold
minutes 75 90
mess low
heart ground: fabric-scrap, felt, burlap, pillowcase, bandana, canvas = 1 sheet
heart shapes: fabric-scrap, felt, old-t-shirt, denim, bandana, old-tie = 4 scrap
need thread: embroidery-floss, sewing-thread, yarn = 4 yd
need needle: needle
nice border: ric-rac, ribbon, fabric-scrap, lace = 4 strip
nice eyes: bead, button, sequin, safety-eye = 4
need plan: paper, newspaper, graph-paper = 1 sheet
join glue: glue, glue-stick
tool pencil: pencil, chalk
tool clip: paper-clip, clothespin
tool scissors: scissors, fabric-scissors
step story: draw plan pencil by cc
step pattern: cut plan scissors by cc
step shapes: cut shapes plan scissors clip by cc
step lay: arrange shapes ground > ground by cc
step tack: glue shapes ground glue > shapes by cc
step stitch: sew shapes ground thread needle > stitches by cc
step details: sew thread ground needle > details by cc
step eyes: sew eyes shapes needle thread > eyes by cc
step border: sew border ground thread needle > border by cc
step tell: play ground by cc
part ground = ground a : r^ ~ 0 0 178 164 3
part border = border b : r_ ~ 0 -74 178 15 1 ; r_ ~ 0 74 178 15 1 ; r_ ~ -82 0 14 164 1 ; r_ ~ 82 0 14 164 1 ; d_ d 4 -60 -74 -36 -74 -12 -74 12 -74 36 -74 60 -74 -60 74 -36 74 -12 74 12 74 36 74 60 74 -82 -40 -82 0 -82 40 82 -40 82 0 82 40
part shapes = shapes c : s_ gold 44 -40 8 22 13 ; o_ cream 44 -40 9 ; b_ navy -50 62 -46 24 -36 12 -26 24 -22 62 ; o_ brown -36 0 11 ; b_ red -8 62 -4 34 6 22 16 34 20 62 ; o_ brown 6 12 9 ; z_ navy 6 -28 26 -6 30 ; z_ red 6 0 40 -12 32 ; p_ teal 34 34 52 16 70 34 ; r_ red 52 48 30 28 1 ; r_ cream 52 52 9 18 1 ; b_ green -70 62 -30 56 20 60 70 56 72 66 -72 66 ; b_ white -60 -46 -46 -54 -30 -42 -14 -50 -24 -34 -40 -30 ; p_ white -22 -42 -8 -36 -20 -30
part stitches = thread w : d_ w 1.4 44 -65 51.7 -63.8 58.7 -60.2 64.2 -54.7 67.8 -47.7 69 -40 67.8 -32.3 64.2 -25.3 58.7 -19.8 51.7 -16.2 44 -15 36.3 -16.2 29.3 -19.8 23.8 -25.3 20.2 -32.3 19 -40 20.2 -47.7 23.8 -54.7 29.3 -60.2 36.3 -63.8 ; stitch w -52 66 -48 22 5 ; stitch w -20 66 -24 22 5 ; stitch w -10 64 -6 32 4 ; stitch w 22 64 18 32 4 ; stitch w 34 36 52 18 3 ; stitch w 52 18 70 36 3 ; stitch w -70 54 70 54 18
part details = thread k : l_ gold 2 -68 -14 -56 -20 -44 -14 -32 -20 ; l_ gold 2 -2 -20 10 -26 22 -20 ; z_ k 1.5 -46 -4 -46 4
part eyes = eyes own : d_ k 2 -40 -1 -33 -1 3 11 9 11 -52 -46
scene lay

* rainbow-hand-kite | 4-5 6-8 | -
extras hanging: bell, sticker, stick-on-gem, craft-foam, glitter-glue, sequin
appeal 3
topics pride, pride month, pride parade, pride flag, lgbtq, rainbow family, two moms, two dads, rainbow, parade, ribbon dance, hand kite, streamer, wand, field day
near dance, may day, midsummer
colors red, orange, yellow, green, blue, purple
minutes 20 25
mess low
place outdoors
heart ribbons: ribbon, crepe-paper, tissue-paper, fabric-scrap, old-t-shirt = 6 color
heart ring: paper-plate, curtain-ring, cardboard, embroidery-hoop, plastic-lid, wooden-bead-ring
need wrap: washi-tape, masking-tape, tape = 1 roll
nice bells: bell = 2
nice hearts: sticker, felt-sticker = 3
tool scissors: scissors
step ring: cut ring scissors by gc
step wrap: tape ring wrap > ring by tc
step cut: cut ribbons scissors by tc
step order: arrange ribbons by cc
step loop: tie ribbons ring > ribbons by tc
step bells: tie bells ring > bells by tc
step hearts: decorate hearts ring > hearts by cc
step dance: play ring ribbons by cc
part ribbons = ribbons a : l^ a 9 -34 -34 -40 10 -62 44 -52 94 ; l^ b 9 -22 -24 -22 16 -38 50 -28 96 ; l^ c 9 -8 -18 -8 20 -16 54 -4 97 ; l^ d 9 8 -18 8 20 8 56 20 97 ; l^ e 9 22 -24 24 16 32 50 44 94 ; l^ f 9 34 -34 42 10 56 44 68 88
part ring = ring own : a^ cream 0 -52 42 30 0 360 ; z_ tan 2 30 -52 42 -52 ; z_ tan 2 27.7 -40.5 38.8 -35.9 ; z_ tan 2 21.2 -30.8 29.7 -22.3 ; z_ tan 2 11.5 -24.3 16.1 -13.2 ; z_ tan 2 0 -22 0 -10 ; z_ tan 2 -11.5 -24.3 -16.1 -13.2 ; z_ tan 2 -21.2 -30.8 -29.7 -22.3 ; z_ tan 2 -27.7 -40.5 -38.8 -35.9 ; z_ tan 2 -30 -52 -42 -52 ; z_ tan 2 -27.7 -63.5 -38.8 -68.1 ; z_ tan 2 -21.2 -73.2 -29.7 -81.7 ; z_ tan 2 -11.5 -79.7 -16.1 -90.8 ; z_ tan 2 -0 -82 -0 -94 ; z_ tan 2 11.5 -79.7 16.1 -90.8 ; z_ tan 2 21.2 -73.2 29.7 -81.7 ; z_ tan 2 27.7 -63.5 38.8 -68.1
part bells = bells own : o^ gold -26 -12 6 6 ; o^ gold 26 -12 6 6
part hearts = hearts own : h^ pink 0 -88 6 ; h^ pink -31 -70 6 ; h^ pink 31 -70 6
scene hang

* pride-rainbow | 9-12 13+ | Weather
extras hanging: wool-roving, bead
topics pride, pride month, pride flag, lgbtq, rainbow, rainbow wall hanging, macrame, new baby, nursery, baby shower, room decor, bedroom decor, boho, gift for a friend, fiber art
near hope
colors red, orange, yellow, green, blue, purple
minutes 75 90
mess low
heart cord: rope, cotton-cord, paracord = 5 yd
heart yarn: yarn, embroidery-floss, wool-roving = 6 color
need back: felt, cardboard, cardstock = 1 piece
nice pipe: pipe-cleaner = 6
nice rod: dowel, stick, bamboo = 1
nice beads: wooden-bead, bead, letter-bead = 6
join glue: glue
tool hold: masking-tape, tape
home clothespin
tool scissors: scissors
step cut: cut cord scissors hold by cc
step pipe: tape pipe cord hold by cc
step start: tape yarn cord hold by cc
step wrap: decorate yarn cord > arches by cc
step rest: decorate yarn cord by cc
step bend: arrange cord clothespin by cc
step join: glue cord glue clothespin by cc
step back: glue back cord glue scissors by cc
step fray: cut cord scissors > ends by cc
step hang: tape yarn back hold rod? beads? > loop rod beads by cc
part loop = yarn cream : l_ cream 3 -14 -54 0 -92 14 -54
part ends = cord own : l_ cream 2.4 -85 62 -86.2 80 ; l_ cream 2.4 -82 62 -82 78 ; l_ cream 2.4 -79 62 -77.8 81 ; l_ cream 2.4 79 62 77.8 80 ; l_ cream 2.4 82 62 82 78 ; l_ cream 2.4 85 62 86.2 81 ; l_ cream 2.4 -73.5 62 -74.7 82 ; l_ cream 2.4 -70.5 62 -70.5 80 ; l_ cream 2.4 -67.5 62 -66.3 78 ; l_ cream 2.4 67.5 62 66.3 82 ; l_ cream 2.4 70.5 62 70.5 80 ; l_ cream 2.4 73.5 62 74.7 78 ; l_ cream 2.4 -62 62 -63.2 79 ; l_ cream 2.4 -59 62 -59 82 ; l_ cream 2.4 -56 62 -54.8 80 ; l_ cream 2.4 56 62 54.8 79 ; l_ cream 2.4 59 62 59 82 ; l_ cream 2.4 62 62 63.2 80 ; l_ cream 2.4 -50.5 62 -51.7 81 ; l_ cream 2.4 -47.5 62 -47.5 79 ; l_ cream 2.4 -44.5 62 -43.3 82 ; l_ cream 2.4 44.5 62 43.3 81 ; l_ cream 2.4 47.5 62 47.5 79 ; l_ cream 2.4 50.5 62 51.7 82 ; l_ cream 2.4 -39 62 -40.2 78 ; l_ cream 2.4 -36 62 -36 81 ; l_ cream 2.4 -33 62 -31.8 79 ; l_ cream 2.4 33 62 31.8 78 ; l_ cream 2.4 36 62 36 81 ; l_ cream 2.4 39 62 40.2 79 ; l_ cream 2.4 -27.5 62 -28.7 80 ; l_ cream 2.4 -24.5 62 -24.5 78 ; l_ cream 2.4 -21.5 62 -20.3 81 ; l_ cream 2.4 21.5 62 20.3 80 ; l_ cream 2.4 24.5 62 24.5 78 ; l_ cream 2.4 27.5 62 28.7 81
part arches = yarn a : l^ red 10.5 -82 62 -82 30 -79.2 7.7 -71 -13.1 -58 -30.9 -41 -44.6 -21.2 -53.2 -0 -56.1 21.2 -53.2 41 -44.6 58 -30.9 71 -13.1 79.2 7.7 82 30 82 62 ; z_ red- 1.2 -77 30 -86.9 25.4 ; z_ red- 1.2 -74.4 9.1 -82.8 2 ; z_ red- 1.2 -66.7 -10.4 -73.1 -19.6 ; z_ red- 1.2 -54.4 -27.2 -58.4 -37.7 ; z_ red- 1.2 -38.5 -40 -39.7 -51.3 ; z_ red- 1.2 -19.9 -48.1 -18.3 -59.3 ; z_ red- 1.2 -0 -50.9 4.3 -61.2 ; z_ red- 1.2 19.9 -48.1 26.7 -56.9 ; z_ red- 1.2 38.5 -40 47.2 -46.7 ; z_ red- 1.2 54.4 -27.2 64.5 -31.3 ; z_ red- 1.2 66.7 -10.4 77.4 -11.7 ; z_ red- 1.2 74.4 9.1 85.1 10.8 ; z_ red- 1.2 77 30 86.9 34.6 ; l^ orange 10.5 -70.5 62 -70.5 30 -68.1 10.8 -61.1 -7 -49.9 -22.3 -35.3 -34.1 -18.2 -41.5 -0 -44 18.2 -41.5 35.3 -34.1 49.9 -22.3 61.1 -7 68.1 10.8 70.5 30 70.5 62 ; z_ orange- 1.2 -65.5 30 -75.4 26 ; z_ orange- 1.2 -63.3 12.2 -71.9 5.7 ; z_ orange- 1.2 -56.7 -4.4 -63.4 -13 ; z_ orange- 1.2 -46.3 -18.6 -50.7 -28.8 ; z_ orange- 1.2 -32.8 -29.6 -34.4 -40.5 ; z_ orange- 1.2 -17 -36.4 -15.9 -47.5 ; z_ orange- 1.2 -0 -38.8 3.8 -49.2 ; z_ orange- 1.2 17 -36.4 23.2 -45.5 ; z_ orange- 1.2 32.8 -29.6 41 -36.6 ; z_ orange- 1.2 46.3 -18.6 56 -23.2 ; z_ orange- 1.2 56.7 -4.4 67.2 -6.2 ; z_ orange- 1.2 63.3 12.2 73.8 13.3 ; z_ orange- 1.2 65.5 30 75.4 34 ; l^ yellow 10.5 -59 62 -59 30 -57 14 -51.1 -1 -41.7 -13.8 -29.5 -23.7 -15.3 -29.8 -0 -32 15.3 -29.8 29.5 -23.7 41.7 -13.8 51.1 -1 57 14 59 30 59 62 ; z_ yellow- 1.2 -54 30 -63.9 26.6 ; z_ yellow- 1.2 -52.2 15.3 -60.9 9.4 ; z_ yellow- 1.2 -46.8 1.6 -53.8 -6.5 ; z_ yellow- 1.2 -38.2 -10.1 -42.9 -19.8 ; z_ yellow- 1.2 -27 -19.1 -29.2 -29.8 ; z_ yellow- 1.2 -14 -24.8 -13.5 -35.7 ; z_ yellow- 1.2 -0 -26.7 3.2 -37.1 ; z_ yellow- 1.2 14 -24.8 19.6 -34 ; z_ yellow- 1.2 27 -19.1 34.7 -26.4 ; z_ yellow- 1.2 38.2 -10.1 47.5 -15.1 ; z_ yellow- 1.2 46.8 1.6 57 -0.6 ; z_ yellow- 1.2 52.2 15.3 62.6 15.9 ; z_ yellow- 1.2 54 30 63.9 33.4 ; l^ green 10.5 -47.5 62 -47.5 30 -45.9 17.1 -41.1 5.1 -33.6 -5.3 -23.8 -13.2 -12.3 -18.2 -0 -19.9 12.3 -18.2 23.8 -13.2 33.6 -5.3 41.1 5.1 45.9 17.1 47.5 30 47.5 62 ; z_ green- 1.2 -42.5 30 -52.4 27.2 ; z_ green- 1.2 -41.1 18.5 -50 13.1 ; z_ green- 1.2 -36.8 7.7 -44.1 0.1 ; z_ green- 1.2 -30.1 -1.6 -35.2 -10.9 ; z_ green- 1.2 -21.3 -8.6 -23.9 -19.1 ; z_ green- 1.2 -11 -13.1 -11 -23.9 ; z_ green- 1.2 -0 -14.6 2.6 -25.1 ; z_ green- 1.2 11 -13.1 16.1 -22.5 ; z_ green- 1.2 21.3 -8.6 28.5 -16.3 ; z_ green- 1.2 30.1 -1.6 38.9 -7 ; z_ green- 1.2 36.8 7.7 46.7 4.9 ; z_ green- 1.2 41.1 18.5 51.3 18.4 ; z_ green- 1.2 42.5 30 52.4 32.8 ; l^ blue 10.5 -36 62 -36 30 -34.8 20.2 -31.2 11.1 -25.5 3.3 -18 -2.7 -9.3 -6.5 -0 -7.8 9.3 -6.5 18 -2.7 25.5 3.3 31.2 11.1 34.8 20.2 36 30 36 62 ; z_ blue- 1.2 -31 30 -40.9 27.8 ; z_ blue- 1.2 -29.9 21.6 -39 16.8 ; z_ blue- 1.2 -26.8 13.7 -34.4 6.6 ; z_ blue- 1.2 -21.9 7 -27.5 -1.9 ; z_ blue- 1.2 -15.5 1.8 -18.7 -8.3 ; z_ blue- 1.2 -8 -1.4 -8.6 -12.1 ; z_ blue- 1.2 -0 -2.6 2 -13 ; z_ blue- 1.2 8 -1.4 12.6 -11 ; z_ blue- 1.2 15.5 1.8 22.2 -6.2 ; z_ blue- 1.2 21.9 7 30.4 1.1 ; z_ blue- 1.2 26.8 13.7 36.5 10.4 ; z_ blue- 1.2 29.9 21.6 40.1 21 ; z_ blue- 1.2 31 30 40.9 32.2 ; l^ purple 10.5 -24.5 62 -24.5 30 -23.7 23.3 -21.2 17.1 -17.3 11.8 -12.3 7.7 -6.3 5.2 -0 4.3 6.3 5.2 12.3 7.7 17.3 11.8 21.2 17.1 23.7 23.3 24.5 30 24.5 62 ; z_ purple- 1.2 -19.5 30 -29.5 28.5 ; z_ purple- 1.2 -18.8 24.7 -28.1 20.5 ; z_ purple- 1.2 -16.9 19.8 -24.8 13.2 ; z_ purple- 1.2 -13.8 15.5 -19.8 7 ; z_ purple- 1.2 -9.8 12.3 -13.5 2.4 ; z_ purple- 1.2 -5 10.2 -6.2 -0.3 ; z_ purple- 1.2 -0 9.5 1.5 -0.9 ; z_ purple- 1.2 5 10.2 9 0.5 ; z_ purple- 1.2 9.8 12.3 16 4 ; z_ purple- 1.2 13.8 15.5 21.9 9.2 ; z_ purple- 1.2 16.9 19.8 26.3 15.9 ; z_ purple- 1.2 18.8 24.7 28.8 23.5 ; z_ purple- 1.2 19.5 30 29.5 31.5
part rod = rod wood : stick ~ -60 -92 60 -92 7
part beads = beads own : d_ tan 5 -78 88 -58 88 -38 88 38 88 58 88 78 88
scene hang

* tube-fireworks | 2-3 4-5 6-8 | -
appeal 3
topics independence day, fourth of july, 4th of july, july 4th, july 4, 4 july, july fourth, fireworks, firework, new year's eve, new years eve, new year, bastille day, canada day, guy fawkes, bonfire night, usa, america, american, summer party
colors red, white, light blue, navy
minutes 15 20 25
waits 45
mess lots
heart tube: cardboard-tube, coffee-sleeve = 2
heart paint: paint, acrylic-paint, metallic-paint = 3 color
heart sky: construction-paper, cardstock, paper = 2 sheet
nice sparks: sticker, felt-sticker, metallic-paper = 5
tool scissors: scissors
tool brush@4-5,6-8: cotton-swab, paintbrush, toothbrush
home plate
step fringe: cut tube scissors by gtc
step spread: fold tube by ccc
step pour: prepare paint plate sky > sky by gtc
step print: print tube paint plate sky > first by ccc
step second: print tube paint sky > second by ccc
step center: print paint sky > centers by ccc
step trails@4-5,6-8: paint brush paint sky > trails by cc
step sparks: decorate sparks sky > sparks by ccc
step dry: dry sky by gcc
part sky = sky d : r^ ~ 0 0 176 176 3
part trails = paint b : d_ w 2 -38 30 -34 44 -36 58 -40 72 42 2 38 18 40 34 36 50 40 66 -6 50 -4 64 -8 78
part first = paint a : z_ a 4.5 -24 -32 6 -32 ; z_ a 4.5 -24.7 -27.7 3.8 -18.4 ; z_ a 4.5 -26.7 -23.8 -2.4 -6.1 ; z_ a 4.5 -29.8 -20.7 -12.1 3.6 ; z_ a 4.5 -33.7 -18.7 -24.4 9.8 ; z_ a 4.5 -38 -18 -38 12 ; z_ a 4.5 -42.3 -18.7 -51.6 9.8 ; z_ a 4.5 -46.2 -20.7 -63.9 3.6 ; z_ a 4.5 -49.3 -23.8 -73.6 -6.1 ; z_ a 4.5 -51.3 -27.7 -79.8 -18.4 ; z_ a 4.5 -52 -32 -82 -32 ; z_ a 4.5 -51.3 -36.3 -79.8 -45.6 ; z_ a 4.5 -49.3 -40.2 -73.6 -57.9 ; z_ a 4.5 -46.2 -43.3 -63.9 -67.6 ; z_ a 4.5 -42.3 -45.3 -51.6 -73.8 ; z_ a 4.5 -38 -46 -38 -76 ; z_ a 4.5 -33.7 -45.3 -24.4 -73.8 ; z_ a 4.5 -29.8 -43.3 -12.1 -67.6 ; z_ a 4.5 -26.7 -40.2 -2.4 -57.9 ; z_ a 4.5 -24.7 -36.3 3.8 -45.6
part second = paint c : z_ c 4.5 54 -22 78 -22 ; z_ c 4.5 53.3 -17.9 75.8 -9.7 ; z_ c 4.5 51.2 -14.3 69.6 1.1 ; z_ c 4.5 48 -11.6 60 9.2 ; z_ c 4.5 44.1 -10.2 48.3 13.5 ; z_ c 4.5 39.9 -10.2 35.7 13.5 ; z_ c 4.5 36 -11.6 24 9.2 ; z_ c 4.5 32.8 -14.3 14.4 1.1 ; z_ c 4.5 30.7 -17.9 8.2 -9.7 ; z_ c 4.5 30 -22 6 -22 ; z_ c 4.5 30.7 -26.1 8.2 -34.3 ; z_ c 4.5 32.8 -29.7 14.4 -45.1 ; z_ c 4.5 36 -32.4 24 -53.2 ; z_ c 4.5 39.9 -33.8 35.7 -57.5 ; z_ c 4.5 44.1 -33.8 48.3 -57.5 ; z_ c 4.5 48 -32.4 60 -53.2 ; z_ c 4.5 51.2 -29.7 69.6 -45.1 ; z_ c 4.5 53.3 -26.1 75.8 -34.3 ; z_ w 4.5 6 30 28 30 ; z_ w 4.5 5.2 33.8 25.6 42.2 ; z_ w 4.5 3.1 37.1 18.6 52.6 ; z_ w 4.5 -0.2 39.2 8.2 59.6 ; z_ w 4.5 -4 40 -4 62 ; z_ w 4.5 -7.8 39.2 -16.2 59.6 ; z_ w 4.5 -11.1 37.1 -26.6 52.6 ; z_ w 4.5 -13.2 33.8 -33.6 42.2 ; z_ w 4.5 -14 30 -36 30 ; z_ w 4.5 -13.2 26.2 -33.6 17.8 ; z_ w 4.5 -11.1 22.9 -26.6 7.4 ; z_ w 4.5 -7.8 20.8 -16.2 0.4 ; z_ w 4.5 -4 20 -4 -2 ; z_ w 4.5 -0.2 20.8 8.2 0.4 ; z_ w 4.5 3.1 22.9 18.6 7.4 ; z_ w 4.5 5.2 26.2 25.6 17.8 ; z_ yellow 4 62 48 76 48 ; z_ yellow 4 61.2 51 73.3 58 ; z_ yellow 4 59 53.2 66 65.3 ; z_ yellow 4 56 54 56 68 ; z_ yellow 4 53 53.2 46 65.3 ; z_ yellow 4 50.8 51 38.7 58 ; z_ yellow 4 50 48 36 48 ; z_ yellow 4 50.8 45 38.7 38 ; z_ yellow 4 53 42.8 46 30.7 ; z_ yellow 4 56 42 56 28 ; z_ yellow 4 59 42.8 66 30.7 ; z_ yellow 4 61.2 45 73.3 38
part centers = paint yellow : o_ yellow -38 -32 7 ; o_ w 42 -22 6 ; o_ red -4 30 6 ; d_ w 3 -38 -56 -21 -49 -14 -32 -21 -15 -38 -8 -55 -15 -62 -32 -55 -49 ; d_ yellow 2.6 42 -42 56.1 -36.1 62 -22 56.1 -7.9 42 -2 27.9 -7.9 22 -22 27.9 -36.1
part sparks = sparks own : bits yellow 1.48 -72 50 8 -74 ; bits yellow 1.11 -56 72 76 -70 -76 -74
scene lay

* pleated-cockade | 6-8 9-12 | -
extras worn: glitter-glue
topics rosette, badge, cockade, parade, holiday pin
variant cocarde | - | red, white, blue | bastille day, 14 july, july 14, 14th of july, fourteenth of july, le 14 juillet, quatorze juillet, fête nationale, fete nationale, france, french, paris, french revolution, cocarde
variant star-rosette | - | red, white, navy | independence day, fourth of july, 4th of july, july 4th, july fourth, flag day, memorial day, veterans day, labor day, usa, america, election day
colors red, white, blue
minutes 30 35
mess low
heart paper: construction-paper, crepe-paper, tissue-paper, wrapping-paper, origami-paper, cardstock = 3 sheet
need hub: cardstock, cereal-box, felt = 1 scrap
need tails: ribbon, crepe-paper, paper-strip, construction-paper = 2 strip
nice center: button, sticker, felt-sticker
need back: masking-tape, pin-back, bobby-pin, hook-and-loop-tape
join glue: glue
tool ruler: ruler
tool pencil: pencil
tool clip: clothespin, paper-clip, binder-clip
tool scissors: scissors
step strips: cut paper ruler pencil scissors by cc
step pleat: fold paper by cc
step ring: glue paper glue clip by cc
step push: glue paper hub glue > outer by tc
step layers: glue paper glue > middle by cc
step eye: glue paper hub glue scissors > eye star by cc
step center: glue center paper glue > center by cc
step tails: glue tails hub glue scissors > tails by cc
step back: build back hub by tc
part tails = tails a : p^ red -24 10 -2 14 -18 92 -30 76 -44 86 ; p^ blue 24 10 2 14 18 92 30 76 44 86
part outer = paper a : p_ red 20 -16 74 -16 73.5 -7.1 19.9 -13.6 ; p_ red- 19.9 -13.6 73.5 -7.1 71.8 1.7 19.4 -11.2 ; p_ red 19.4 -11.2 71.8 1.7 69.2 10.2 18.7 -8.9 ; p_ red- 18.7 -8.9 69.2 10.2 65.5 18.4 17.7 -6.7 ; p_ red 17.7 -6.7 65.5 18.4 60.9 26 16.5 -4.6 ; p_ red- 16.5 -4.6 60.9 26 55.4 33.1 15 -2.7 ; p_ red 15 -2.7 55.4 33.1 49.1 39.4 13.3 -1 ; p_ red- 13.3 -1 49.1 39.4 42 44.9 11.4 0.5 ; p_ red 11.4 0.5 42 44.9 34.4 49.5 9.3 1.7 ; p_ red- 9.3 1.7 34.4 49.5 26.2 53.2 7.1 2.7 ; p_ red 7.1 2.7 26.2 53.2 17.7 55.8 4.8 3.4 ; p_ red- 4.8 3.4 17.7 55.8 8.9 57.5 2.4 3.9 ; p_ red 2.4 3.9 8.9 57.5 0 58 0 4 ; p_ red- 0 4 0 58 -8.9 57.5 -2.4 3.9 ; p_ red -2.4 3.9 -8.9 57.5 -17.7 55.8 -4.8 3.4 ; p_ red- -4.8 3.4 -17.7 55.8 -26.2 53.2 -7.1 2.7 ; p_ red -7.1 2.7 -26.2 53.2 -34.4 49.5 -9.3 1.7 ; p_ red- -9.3 1.7 -34.4 49.5 -42 44.9 -11.4 0.5 ; p_ red -11.4 0.5 -42 44.9 -49.1 39.4 -13.3 -1 ; p_ red- -13.3 -1 -49.1 39.4 -55.4 33.1 -15 -2.7 ; p_ red -15 -2.7 -55.4 33.1 -60.9 26 -16.5 -4.6 ; p_ red- -16.5 -4.6 -60.9 26 -65.5 18.4 -17.7 -6.7 ; p_ red -17.7 -6.7 -65.5 18.4 -69.2 10.2 -18.7 -8.9 ; p_ red- -18.7 -8.9 -69.2 10.2 -71.8 1.7 -19.4 -11.2 ; p_ red -19.4 -11.2 -71.8 1.7 -73.5 -7.1 -19.9 -13.6 ; p_ red- -19.9 -13.6 -73.5 -7.1 -74 -16 -20 -16 ; p_ red -20 -16 -74 -16 -73.5 -24.9 -19.9 -18.4 ; p_ red- -19.9 -18.4 -73.5 -24.9 -71.8 -33.7 -19.4 -20.8 ; p_ red -19.4 -20.8 -71.8 -33.7 -69.2 -42.2 -18.7 -23.1 ; p_ red- -18.7 -23.1 -69.2 -42.2 -65.5 -50.4 -17.7 -25.3 ; p_ red -17.7 -25.3 -65.5 -50.4 -60.9 -58 -16.5 -27.4 ; p_ red- -16.5 -27.4 -60.9 -58 -55.4 -65.1 -15 -29.3 ; p_ red -15 -29.3 -55.4 -65.1 -49.1 -71.4 -13.3 -31 ; p_ red- -13.3 -31 -49.1 -71.4 -42 -76.9 -11.4 -32.5 ; p_ red -11.4 -32.5 -42 -76.9 -34.4 -81.5 -9.3 -33.7 ; p_ red- -9.3 -33.7 -34.4 -81.5 -26.2 -85.2 -7.1 -34.7 ; p_ red -7.1 -34.7 -26.2 -85.2 -17.7 -87.8 -4.8 -35.4 ; p_ red- -4.8 -35.4 -17.7 -87.8 -8.9 -89.5 -2.4 -35.9 ; p_ red -2.4 -35.9 -8.9 -89.5 -0 -90 -0 -36 ; p_ red- -0 -36 -0 -90 8.9 -89.5 2.4 -35.9 ; p_ red 2.4 -35.9 8.9 -89.5 17.7 -87.8 4.8 -35.4 ; p_ red- 4.8 -35.4 17.7 -87.8 26.2 -85.2 7.1 -34.7 ; p_ red 7.1 -34.7 26.2 -85.2 34.4 -81.5 9.3 -33.7 ; p_ red- 9.3 -33.7 34.4 -81.5 42 -76.9 11.4 -32.5 ; p_ red 11.4 -32.5 42 -76.9 49.1 -71.4 13.3 -31 ; p_ red- 13.3 -31 49.1 -71.4 55.4 -65.1 15 -29.3 ; p_ red 15 -29.3 55.4 -65.1 60.9 -58 16.5 -27.4 ; p_ red- 16.5 -27.4 60.9 -58 65.5 -50.4 17.7 -25.3 ; p_ red 17.7 -25.3 65.5 -50.4 69.2 -42.2 18.7 -23.1 ; p_ red- 18.7 -23.1 69.2 -42.2 71.8 -33.7 19.4 -20.8 ; p_ red 19.4 -20.8 71.8 -33.7 73.5 -24.9 19.9 -18.4 ; p_ red- 19.9 -18.4 73.5 -24.9 74 -16 20 -16
part middle = paper b : p_ w 14 -16 52 -16 51.5 -8.6 13.9 -14 ; p_ silver 13.9 -14 51.5 -8.6 49.9 -1.3 13.4 -12.1 ; p_ w 13.4 -12.1 49.9 -1.3 47.3 5.6 12.7 -10.2 ; p_ silver 12.7 -10.2 47.3 5.6 43.7 12.1 11.8 -8.4 ; p_ w 11.8 -8.4 43.7 12.1 39.3 18.1 10.6 -6.8 ; p_ silver 10.6 -6.8 39.3 18.1 34.1 23.3 9.2 -5.4 ; p_ w 9.2 -5.4 34.1 23.3 28.1 27.7 7.6 -4.2 ; p_ silver 7.6 -4.2 28.1 27.7 21.6 31.3 5.8 -3.3 ; p_ w 5.8 -3.3 21.6 31.3 14.7 33.9 3.9 -2.6 ; p_ silver 3.9 -2.6 14.7 33.9 7.4 35.5 2 -2.1 ; p_ w 2 -2.1 7.4 35.5 0 36 0 -2 ; p_ silver 0 -2 0 36 -7.4 35.5 -2 -2.1 ; p_ w -2 -2.1 -7.4 35.5 -14.7 33.9 -3.9 -2.6 ; p_ silver -3.9 -2.6 -14.7 33.9 -21.6 31.3 -5.8 -3.3 ; p_ w -5.8 -3.3 -21.6 31.3 -28.1 27.7 -7.6 -4.2 ; p_ silver -7.6 -4.2 -28.1 27.7 -34.1 23.3 -9.2 -5.4 ; p_ w -9.2 -5.4 -34.1 23.3 -39.3 18.1 -10.6 -6.8 ; p_ silver -10.6 -6.8 -39.3 18.1 -43.7 12.1 -11.8 -8.4 ; p_ w -11.8 -8.4 -43.7 12.1 -47.3 5.6 -12.7 -10.2 ; p_ silver -12.7 -10.2 -47.3 5.6 -49.9 -1.3 -13.4 -12.1 ; p_ w -13.4 -12.1 -49.9 -1.3 -51.5 -8.6 -13.9 -14 ; p_ silver -13.9 -14 -51.5 -8.6 -52 -16 -14 -16 ; p_ w -14 -16 -52 -16 -51.5 -23.4 -13.9 -18 ; p_ silver -13.9 -18 -51.5 -23.4 -49.9 -30.7 -13.4 -19.9 ; p_ w -13.4 -19.9 -49.9 -30.7 -47.3 -37.6 -12.7 -21.8 ; p_ silver -12.7 -21.8 -47.3 -37.6 -43.7 -44.1 -11.8 -23.6 ; p_ w -11.8 -23.6 -43.7 -44.1 -39.3 -50.1 -10.6 -25.2 ; p_ silver -10.6 -25.2 -39.3 -50.1 -34.1 -55.3 -9.2 -26.6 ; p_ w -9.2 -26.6 -34.1 -55.3 -28.1 -59.7 -7.6 -27.8 ; p_ silver -7.6 -27.8 -28.1 -59.7 -21.6 -63.3 -5.8 -28.7 ; p_ w -5.8 -28.7 -21.6 -63.3 -14.7 -65.9 -3.9 -29.4 ; p_ silver -3.9 -29.4 -14.7 -65.9 -7.4 -67.5 -2 -29.9 ; p_ w -2 -29.9 -7.4 -67.5 -0 -68 -0 -30 ; p_ silver -0 -30 -0 -68 7.4 -67.5 2 -29.9 ; p_ w 2 -29.9 7.4 -67.5 14.7 -65.9 3.9 -29.4 ; p_ silver 3.9 -29.4 14.7 -65.9 21.6 -63.3 5.8 -28.7 ; p_ w 5.8 -28.7 21.6 -63.3 28.1 -59.7 7.6 -27.8 ; p_ silver 7.6 -27.8 28.1 -59.7 34.1 -55.3 9.2 -26.6 ; p_ w 9.2 -26.6 34.1 -55.3 39.3 -50.1 10.6 -25.2 ; p_ silver 10.6 -25.2 39.3 -50.1 43.7 -44.1 11.8 -23.6 ; p_ w 11.8 -23.6 43.7 -44.1 47.3 -37.6 12.7 -21.8 ; p_ silver 12.7 -21.8 47.3 -37.6 49.9 -30.7 13.4 -19.9 ; p_ w 13.4 -19.9 49.9 -30.7 51.5 -23.4 13.9 -18 ; p_ silver 13.9 -18 51.5 -23.4 52 -16 14 -16
part eye@cocarde = paper c : p_ blue 4 -16 31 -16 30.4 -10 3.9 -15.2 ; p_ blue- 3.9 -15.2 30.4 -10 28.6 -4.1 3.7 -14.5 ; p_ blue 3.7 -14.5 28.6 -4.1 25.8 1.2 3.3 -13.8 ; p_ blue- 3.3 -13.8 25.8 1.2 21.9 5.9 2.8 -13.2 ; p_ blue 2.8 -13.2 21.9 5.9 17.2 9.8 2.2 -12.7 ; p_ blue- 2.2 -12.7 17.2 9.8 11.9 12.6 1.5 -12.3 ; p_ blue 1.5 -12.3 11.9 12.6 6 14.4 0.8 -12.1 ; p_ blue- 0.8 -12.1 6 14.4 0 15 0 -12 ; p_ blue 0 -12 0 15 -6 14.4 -0.8 -12.1 ; p_ blue- -0.8 -12.1 -6 14.4 -11.9 12.6 -1.5 -12.3 ; p_ blue -1.5 -12.3 -11.9 12.6 -17.2 9.8 -2.2 -12.7 ; p_ blue- -2.2 -12.7 -17.2 9.8 -21.9 5.9 -2.8 -13.2 ; p_ blue -2.8 -13.2 -21.9 5.9 -25.8 1.2 -3.3 -13.8 ; p_ blue- -3.3 -13.8 -25.8 1.2 -28.6 -4.1 -3.7 -14.5 ; p_ blue -3.7 -14.5 -28.6 -4.1 -30.4 -10 -3.9 -15.2 ; p_ blue- -3.9 -15.2 -30.4 -10 -31 -16 -4 -16 ; p_ blue -4 -16 -31 -16 -30.4 -22 -3.9 -16.8 ; p_ blue- -3.9 -16.8 -30.4 -22 -28.6 -27.9 -3.7 -17.5 ; p_ blue -3.7 -17.5 -28.6 -27.9 -25.8 -33.2 -3.3 -18.2 ; p_ blue- -3.3 -18.2 -25.8 -33.2 -21.9 -37.9 -2.8 -18.8 ; p_ blue -2.8 -18.8 -21.9 -37.9 -17.2 -41.8 -2.2 -19.3 ; p_ blue- -2.2 -19.3 -17.2 -41.8 -11.9 -44.6 -1.5 -19.7 ; p_ blue -1.5 -19.7 -11.9 -44.6 -6 -46.4 -0.8 -19.9 ; p_ blue- -0.8 -19.9 -6 -46.4 -0 -47 -0 -20 ; p_ blue -0 -20 -0 -47 6 -46.4 0.8 -19.9 ; p_ blue- 0.8 -19.9 6 -46.4 11.9 -44.6 1.5 -19.7 ; p_ blue 1.5 -19.7 11.9 -44.6 17.2 -41.8 2.2 -19.3 ; p_ blue- 2.2 -19.3 17.2 -41.8 21.9 -37.9 2.8 -18.8 ; p_ blue 2.8 -18.8 21.9 -37.9 25.8 -33.2 3.3 -18.2 ; p_ blue- 3.3 -18.2 25.8 -33.2 28.6 -27.9 3.7 -17.5 ; p_ blue 3.7 -17.5 28.6 -27.9 30.4 -22 3.9 -16.8 ; p_ blue- 3.9 -16.8 30.4 -22 31 -16 4 -16
part star@star-rosette = paper c : o_ navy 0 -16 29 29 ; s_ w 0 -16 5 23 9.5
part center = center own : button gold 0 -16 7
scene lay

* maple-flag | 4-5 6-8 | -
appeal 3
topics canada day, canada, canadian, july 1, 1 july, july 1st, fête du canada, fete du canada, maple leaf, maple leaves, flag day, ottawa, victoria day, leaf print
near maple syrup
colors red, white
minutes 25 30
waits 30
mess some
heart leaf: leaf = 2
heart paint: paint, acrylic-paint, washable-ink-pad
heart sheet: paper, cardstock, watercolor-paper, construction-paper = 1 sheet
need red: construction-paper, tissue-paper, felt, cardstock = 1 sheet
need pole: stick, paper-straw, dowel, craft-stick
join glue: glue-stick, glue
tool hold: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
home book
step press: prepare leaf book by tc
step bars: cut red scissors by tc
step stick: glue red sheet glue > sheet bars by cc
step test: print leaf paint brush by cc
step print: print leaf paint sheet brush > leaf by tc
step lift: print leaf sheet by cc
step dry: dry sheet by cc
step pole: tape pole sheet hold > pole by tc
step wave: play pole by cc
part pole = pole wood : stick wood -86 -66 -86 98 8
part sheet = sheet w : q^ w 3 -82 -58 94 -58 94 46 -82 46
part bars = red a : r_ ~ -60 -6 44 104 1 ; r_ ~ 72 -6 44 104 1
part leaf = paint a : p_ red 6 -47.4 12.2 -35 22.1 -40 19.6 -22.6 30.8 -32.5 34.5 -25.1 46.9 -27.6 42 -13.9 48.2 -9 25.8 7.2 28.3 15.8 8.5 12.1 9.1 34.4 2.9 34.4 3.5 12.1 -16.3 15.8 -13.8 7.2 -36.2 -9 -30 -13.9 -34.9 -27.6 -22.5 -25.1 -18.8 -32.5 -7.6 -22.6 -10.1 -40 -0.2 -35 ; z_ w 1.4 6 -34 6 12 ; z_ w 1.4 6 10 -18 -12 ; z_ w 1.4 6 10 30 -12 ; z_ w 1.2 6 -10 -2 -22 ; z_ w 1.2 6 -10 14 -22
scene hang

* dragon-boat | 4-5 6-8 | -
extras machine: flag
extras world Ocean: cork
appeal 3
topics dragon boat, dragon boats, dragon boat festival, duanwu, duanwu festival, tuen ng, double fifth, dano, qu yuan, china, chinese, hong kong, taiwan, boat, boat race, rowing, dragon
colors red, yellow, green
minutes 40 45
mess some
heart hull: milk-carton, egg-carton, plastic-bottle
heart crew: cork, craft-stick, clothespin, peg-doll, acorn = 4
need card: cardstock, cereal-box, construction-paper, craft-foam = 2 sheet
need oars: craft-stick, toothpick, paper-straw = 4
nice drum: bottle-cap, button, plastic-lid
join glue: glue
tool hold: tape, duct-tape
tool pen: permanent-marker, marker
tool scissors: scissors
home water: = 8 cup
step hull: cut hull scissors > hull by gt
step scales: draw card pen scissors > scales by tc
step dress: tape card hull hold by tc
step head: cut card pen scissors > head by tc
step tail: tape card hull hold > tail by tc
step crew: draw crew pen > crew by cc
step seats: glue crew hull glue by cc
step oars: tape oars hull hold > oars by tc
step drum: glue drum hull glue > drum by cc
step race: play hull water by tc
part tail = card b : b^ ~ 66 30 84 6 80 -22 94 -44 98 -20 94 14 82 42 ; p_ ~- 94 -44 74 -40 84 -26
part crew = crew own : r^ tan -18 2 15 34 5 ; r^ tan 6 2 15 34 5 ; r^ tan 30 2 15 34 5 ; r^ tan 54 2 15 34 5 ; d_ k 1.6 -21 -6 -15 -6 3 -6 9 -6 27 -6 33 -6 51 -6 57 -6 ; r_ red -18 12 15 7 1 ; r_ green 6 12 15 7 1 ; r_ blue 30 12 15 7 1 ; r_ purple 54 12 15 7 1
part hull = hull w : b^ ~ -74 20 -40 16 40 16 80 20 74 50 50 62 -46 62 -68 48
part scales = card a : b^ red -76 20 -40 17 40 17 82 20 75 50 50 63 -46 63 -69 48 ; a_ yellow -52 30 9 5.5 0 360 ; a_ yellow -34 30 9 5.5 0 360 ; a_ yellow -16 30 9 5.5 0 360 ; a_ yellow 2 30 9 5.5 0 360 ; a_ yellow 20 30 9 5.5 0 360 ; a_ yellow 38 30 9 5.5 0 360 ; a_ yellow 56 30 9 5.5 0 360 ; a_ green -43 42.1 9 5.5 0 360 ; a_ green -25 42.1 9 5.5 0 360 ; a_ green -7 42.1 9 5.5 0 360 ; a_ green 11 42.1 9 5.5 0 360 ; a_ green 29 42.1 9 5.5 0 360 ; a_ green 47 42.1 9 5.5 0 360
part head = card c : b^ green -60 44 -70 10 -62 -14 -72 -22 -96 -18 -98 -30 -82 -40 -86 -52 -72 -50 -60 -62 -56 -46 -40 -40 -40 -10 -46 20 ; p red -42 -36 -30 -28 -42 -20 ; p red -42 -16 -30 -8 -42 0 ; v_ w -96 -19 -76 -22 4 -6 ; e -66 -38 7 ; o_ k -92 -32 2.5 ; l_ yellow 3 -96 -24 -99 -8 -92 -2
part oars = oars wood : stick wood -24 20 -40 84 5 ; stick wood 0 20 -14 86 5 ; stick wood 24 20 12 86 5 ; stick wood 48 20 38 84 5 ; o brown -42 88 6 10 14 ; o brown -15 90 6 10 12 ; o brown 11 90 6 10 12 ; o brown 37 88 6 10 12
part drum = drum own : o^ red -38 6 11 6 ; r^ red -38 11 22 10 2 ; o_ cream -38 5 9 4
template head 2 6
scene stand

* zongzi-charm | 6-8 9-12 | -
extras hanging: bell, bead, charm, price-tag, lavender
extras gift: charm
topics dragon boat festival, duanwu, duanwu festival, tuen ng, double fifth, zongzi, joong, sticky rice dumpling, sachet, xiang bao, xiangbao, five-color thread, five colors, china, chinese, hong kong, taiwan, keychain, charm, origami, good luck
colors green, red, yellow, white, black
minutes 35 40
mess low
heart strip: construction-paper, cardstock, paper-bag, paper-strip, folder = 1 sheet
heart thread: embroidery-floss, yarn = 5 color
nice scent: lavender, fresh-herb, cotton-ball, rice = pinch
nice bead: bead, wooden-bead, bell = 1
join hold: tape, glue-stick
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors
step rule: cut strip ruler pencil scissors by cc
step crease: fold strip by tc
step wrap: fold strip by tc
step scent: fill scent strip by cc
step tuck: fold strip hold > body by cc
step first: decorate thread strip hold > white by cc
step colors: decorate thread strip > colors by cc
step bead: thread bead thread > bead by cc
step tassel: tie thread strip scissors > tassel loop by cc
step wear: play strip by cc
part loop = thread b : l_ red 3 -4 -98 -6 -80 -2 -56 ; l_ red 3 4 -98 6 -80 2 -56
part bead = bead gold : o^ gold 0 -56 8 8
part body = strip a : p^ ~ 0 -50 66 40 0 56 ; p^ ~- 0 -50 -66 40 0 56
part white = thread w : z_ w 5 -5 -42 4 54 ; z_ w 5 -14 -30 -8 54
part colors = thread c : z_ red 5 -22 -20 -20 51 ; z_ yellow 5 -30 -8 -32 48 ; z_ black 5 -39 4 -44 45 ; z_ white 5 -48 16 -54 43 ; z_ red 5 14 -30 18 51 ; z_ yellow 5 23 -18 30 48 ; z_ white 5 32 -6 42 46 ; z_ black 5 42 7 52 43 ; z_ red 5 51 20 60 41
part tassel = thread b : l_ red 3 0 56 -12 92 ; l_ yellow 3 0 56 -6 95 ; l_ w 3 0 56 0 96 ; l_ k 3 0 56 6 95 ; l_ red 3 0 56 12 92 ; r^ red 0 62 10 8 3
scene hang

* tanabata-branch | 4-5 6-8 9-12 | -
extras party: bell, metallic-paper, glitter-paper, paper-strip, ribbon, embroidery-floss, string-light, crepe-paper
extras jar: embroidery-floss, paper-strip, ribbon, washi-tape
around z_ ~ 4 -23 70 23 70 ; z_ ~ 4 -22 84 22 84 | z_ ~ 4 -23 62 23 62 ; z_ ~ 4 -22 77 22 77
appeal 3
topics tanabata, star festival, tanzaku, wish tree, wishing tree, orihime, hikoboshi, qixi, chilseok, july 7, july 7th, seventh of july, japan, japanese, stars, wishes, milky way
colors light green, pink, yellow, light blue, purple
minutes 35 40 50
mess low
heart branch: bamboo, stick, driftwood, pine-branch
heart slips: origami-paper, construction-paper, paper-strip, tissue-paper, index-card = 5 sheet
need ties: string, yarn, embroidery-floss, ribbon, twist-tie = 3 yd
need pen: marker, gel-pen, ballpoint-pen, pencil, crayon
nice stars: sticker, metallic-paper, felt-sticker = 5
need foot: plastic-bottle, glass-jar, plastic-jar, terracotta-pot, can
nice stones: pebble, stone, sand, rice = 2 handful
join glue: glue-stick, glue
tool scissors: scissors
step stand: prepare branch foot stones? > branch foot by tcc
step slips: cut slips scissors by tcc
step write: draw slips pen by ccc
step holes: tie ties slips scissors by gtc
step net: cut slips scissors > net by tcc
step lantern: cut slips scissors glue > lantern by tcc
step chain@4-5,6-8: glue slips glue > chain by cc
step stars@9-12: fold slips > chain by c
step hang: tie slips ties branch > slips by tcc
step dots: decorate stars branch > stars by ccc
step night: play branch by ccc
part branch = branch own : l^ green 7 0 90 -2 30 4 -20 30 -86 ; l^ green 4 0 40 -40 0 -72 -20 ; l^ green 4 4 0 44 -20 84 -22 ; l^ green 4 4 -30 -24 -60 -60 -68 ; leaf light-green -72 -20 -90 -10 5 ; leaf light-green -66 -18 -76 -36 5 ; leaf green -50 -8 -56 -28 5 ; leaf green 84 -22 96 -36 5 ; leaf light-green 62 -22 66 -42 5 ; leaf light-green -60 -68 -80 -74 5 ; leaf green -44 -66 -52 -84 5 ; leaf light-green -24 -60 -26 -80 5 ; leaf light-green 30 -86 46 -94 5 ; leaf light-green 20 -60 38 -68 5 ; leaf light-green 12 -40 32 -44 5 ; leaf green 2 20 22 10 5 ; leaf light-green -2 30 -22 36 5 ; leaf light-green 0 60 18 56 5
part foot = foot own : jar glass 0 48 54 46
part slips = slips b : r^ pink -58 22 15 44 1 4 ; l_ k 1.4 -58 -14 -58 0 ; r^ yellow 60 24 15 44 1 -4 ; l_ k 1.4 60 -20 60 2 ; r^ light-blue -30 42 15 42 1 -3 ; l_ k 1.4 -30 6 -30 20 ; r^ purple 34 40 15 42 1 3 ; l_ k 1.4 34 -16 34 18 ; r^ yellow -52 -40 15 40 1 3 ; l_ k 1.4 -52 -68 -52 -60 ; l_ k 1.4 -59 8 -56 14 -60 20 -56 26 -58 34 ; l_ k 1.4 59 10 62 16 58 22 62 28 60 36 ; l_ k 1.4 -31 28 -28 34 -32 40 -28 46 -30 54 ; l_ k 1.4 33 26 36 32 32 38 36 44 34 52 ; l_ k 1.4 -53 -54 -50 -48 -54 -42 -50 -36 -52 -28
part net = slips c : p^ light-blue 84 -22 92 -6 84 10 76 -6 ; p light-blue 84 8 94 28 84 46 74 28 ; p_ w 84 -14 87 -6 84 2 81 -6 ; p_ w 84 16 88 28 84 40 80 28
part lantern = slips d : r^ pink -84 4 22 30 3 ; z_ w 2 -90 -8 -90 16 ; z_ w 2 -84 -8 -84 16 ; z_ w 2 -78 -8 -78 16 ; r_ yellow -84 -11 22 4 1 ; r_ yellow -84 19 22 4 1 ; l_ k 1.4 -82 -22 -84 -12
part chain = slips e : a_ purple 14 -66 8 5 0 360 ; a_ yellow 6 -56 8 5 0 360 ; a_ pink -2 -47 8 5 0 360 ; a_ light-blue -6 -36 8 5 0 360
part stars = stars yellow : bits yellow .9 -58 38 60 40 -30 57 34 55 -52 -26

* koinobori | 2-3 4-5 6-8 | -
extras hanging: sticker, stick-on-gem, sequin, glitter-glue, crepe-paper
appeal 3
topics koinobori, children's day, childrens day, children’s day, boys' day, boys day, boys’ day, kodomo no hi, carp streamer, carp kite, carp, koi, koi fish, golden week, japan, japanese, may 5, may 5th, windsock, fish kite
colors red, light blue, black
minutes 25 30 40
waits 30
mess some
heart body: tissue-paper, construction-paper, packing-paper, paper-bag, crepe-paper = 1 sheet
heart paint: paint, acrylic-paint = 2 color
need stamp: cardboard-tube, plastic-lid, kitchen-sponge, plastic-cup
need rim: cardstock, cereal-box, folder = 1 strip
need eye: paper, construction-paper, felt = 1 scrap
need pole: wooden-spoon, stick, dowel, paper-straw, chopstick
nice tails: crepe-paper, tissue-paper, ribbon = 5 strip
need line@4-5,6-8: string, yarn, ribbon = 2 ft
join glue: glue-stick, glue
tool hold: tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
home plate
step flat: prepare body paint plate by gtc
step print: print body paint stamp plate > scales by ccc
step dry: dry body by gcc
step cuteye@2-3: cut eye scissors pen by g
step eye@2-3: glue eye body glue > eye by c
step eye@4-5,6-8: glue eye body pen glue scissors > eye by cc
step rim: glue rim body glue > body rim by gtc
step close: glue body glue by gtc
step tails: tape tails body hold > tails by ccc
step pole@2-3: tape rim pole hold > pole by g
step pole@4-5,6-8: tie line body pole hold > pole by tc
step fly: play pole by ccc
part pole = pole wood : stick wood -90 -80 -90 96 8 ; o^ gold -90 -82 7 7 ; l_ k 1.6 -86 -30 -68 -44 ; l_ k 1.6 -86 -30 -68 4
part tails = tails b : l^ yellow 5 72 -40 86 -50 97 -46 ; l^ red 5 74 -32 88 -40 98 -34 ; l^ light-blue 5 76 -22 90 -24 99 -18 ; l^ yellow 5 74 -12 88 -8 98 -2 ; l^ red 5 72 -4 84 4 94 12
part body = body a : q^ ~ 5 -70 -50 20 -44 50 -34 84 -54 80 -20 86 12 50 -6 20 6 -70 12
part scales = paint w : a_ w -14 -37 8 5 0 360 ; a_ w -14 -19 8 5 0 360 ; a_ w -14 -1 8 5 0 360 ; a_ yellow -1 -37 8 5 0 360 ; a_ yellow -1 -19 8 5 0 360 ; a_ yellow -1 -1 8 5 0 360 ; a_ w 12 -36.5 8 5 0 360 ; a_ w 12 -19 8 5 0 360 ; a_ w 12 -1.5 8 5 0 360 ; a_ yellow 25 -33.2 8 5 0 360 ; a_ yellow 25 -19 8 5 0 360 ; a_ yellow 25 -4.8 8 5 0 360 ; a_ w 38 -27.2 8 5 0 360 ; a_ w 38 -10.8 8 5 0 360 ; a_ yellow 51 -24.7 8 5 0 360 ; a_ yellow 51 -13.3 8 5 0 360
part rim = rim w : r^ w -66 -19 12 64 4
part eye = eye w : o w -40 -22 15 15 ; o_ k -38 -21 8 ; o_ w -41 -24 2.5
template eye 2 3
scene hang

* rakhi-bracelet | 6-8 9-12 13+ | -
extras jewelry: stick-on-gem
appeal 3
topics raksha bandhan, rakshabandhan, raksha, rakhi, rakhri, rakhee, brother and sister, brother, sister, siblings, sibling, cousins, india, nepal, hindu, bhai dooj, bhai tika, friendship bracelet, bracelet, wristband
colors red, gold, green free
minutes 35 45 55
mess low
heart thread: embroidery-floss, yarn, ribbon, cotton-cord = 3 yd
heart medal: felt, cardstock, craft-foam, glitter-paper, metallic-paper = 3 scrap
nice gem: stick-on-gem, button, bead, sequin = 5
nice beads: bead, wooden-bead, seed-bead = 4
nice strips: paper-strip = 8
join glue: glue
tool hold: masking-tape, tape
tool pencil: pencil
tool scissors: scissors
step cut: cut thread scissors by ccc
step braid: weave thread hold > band by tcc
step disks: cut medal pencil scissors by tcc
step petals: glue medal glue scissors > petals by ccc
step quill: roll strips glue medal > quills by ccc
step gem: glue gem medal glue > gems by ccc
step beads: thread beads thread > beads by ccc
step mount: glue medal thread glue > disks by tcc
step tie: play thread by ccc
part band = thread a : l^ ~ 9 -98 30 -60 8 -20 0 20 0 60 8 98 30 ; l_ gold 2.5 -94 26 -80 22 -66 8 -52 9 -38 0 -24 2 ; l_ gold 2.5 94 26 80 22 66 8 52 9 38 0 24 2 ; l_ ~- 2.5 -90 30 -76 14 -62 14 -46 2 -32 6 ; l_ ~- 2.5 90 30 76 14 62 14 46 2 32 6
part disks = medal b : o^ red 0 0 50 50 ; o gold 0 -47 7 7 ; o gold 18 -43.4 7 7 ; o gold 33.2 -33.2 7 7 ; o gold 43.4 -18 7 7 ; o gold 47 0 7 7 ; o gold 43.4 18 7 7 ; o gold 33.2 33.2 7 7 ; o gold 18 43.4 7 7 ; o gold 0 47 7 7 ; o gold -18 43.4 7 7 ; o gold -33.2 33.2 7 7 ; o gold -43.4 18 7 7 ; o gold -47 0 7 7 ; o gold -43.4 -18 7 7 ; o gold -33.2 -33.2 7 7 ; o gold -18 -43.4 7 7
part petals = medal c : o_ green 0 0 38 38 ; j gold 0 -12 0 -38 8 ; j gold 8.5 -8.5 26.9 -26.9 8 ; j gold 12 0 38 0 8 ; j gold 8.5 8.5 26.9 26.9 8 ; j gold 0 12 0 38 8 ; j gold -8.5 8.5 -26.9 26.9 8 ; j gold -12 0 -38 0 8 ; j gold -8.5 -8.5 -26.9 -26.9 8
part quills = strips w : o_ red 12.2 -29.6 5 5 ; o_ red 29.6 -12.2 5 5 ; o_ red 29.6 12.2 5 5 ; o_ red 12.2 29.6 5 5 ; o_ red -12.2 29.6 5 5 ; o_ red -29.6 12.2 5 5 ; o_ red -29.6 -12.2 5 5 ; o_ red -12.2 -29.6 5 5 ; o_ w 12.2 -29.6 2 2 ; o_ w 29.6 -12.2 2 2 ; o_ w 29.6 12.2 2 2 ; o_ w 12.2 29.6 2 2 ; o_ w -12.2 29.6 2 2 ; o_ w -29.6 12.2 2 2 ; o_ w -29.6 -12.2 2 2 ; o_ w -12.2 -29.6 2 2
part gems = gem own : o_ red 0 0 14 ; o_ gold 0 0 10 ; o_ w -3 -3 3 ; d_ w 2.6 0 -24 24 0 0 24 -24 0
part beads = beads own : o^ gold -62 9 7 7 ; o^ red -76 15 6 6 ; o^ gold 62 9 7 7 ; o^ red 76 15 6 6
scene lay

* onam-pookalam | 2-3 4-5 6-8 9-12 | -
appeal 3
topics onam, pookalam, pookkalam, flower carpet, flower rangoli, atham, kerala, malayali, mahabali, india, rangoli, harvest festival, petals, mandala
colors orange, yellow, pink, green
minutes 20 25 35 50
mess some
place floor
heart petals: petal, flower, fake-leaf, ribbon-rose, tissue-paper, crepe-paper = 6 handful
heart green: leaf, grass, clover, fern-frond, tissue-paper, construction-paper = 3 handful
need ground@2-3,4-5: cake-board, paper-plate, cardboard, packing-paper = 1 sheet
need ground@6-8,9-12: cardboard, packing-paper, cake-board, bed-sheet = 1 sheet
need line@6-8,9-12: string, yarn, cotton-cord = 2 ft
nice middle: flower, bottle-cap, stone, pinecone
tool pen: chalk, pencil, crayon, marker
home bowl: = 4
step sort: prepare petals green bowl by cccc
step rings: draw ground pen line? > ground by ggtc
step heart: arrange petals > heart by cccc
step first: arrange petals > ring1 by cccc
step second: arrange green > ring2 by cccc
step third: arrange petals > ring3 by cccc
step scallop@6-8,9-12: arrange petals green > ring4 by cc
step middle@4-5,6-8,9-12: arrange middle > middle by ccc
step look: play petals by cccc
part ground = ground own : o^ tan 0 0 94 94
part ring4 = petals c : j pink 0 -66 0 -90 9 ; j pink 22.6 -62 30.8 -84.6 9 ; j pink 42.4 -50.6 57.9 -68.9 9 ; j pink 57.2 -33 77.9 -45 9 ; j pink 65 -11.5 88.6 -15.6 9 ; j pink 65 11.5 88.6 15.6 9 ; j pink 57.2 33 77.9 45 9 ; j pink 42.4 50.6 57.9 68.9 9 ; j pink 22.6 62 30.8 84.6 9 ; j pink 0 66 0 90 9 ; j pink -22.6 62 -30.8 84.6 9 ; j pink -42.4 50.6 -57.9 68.9 9 ; j pink -57.2 33 -77.9 45 9 ; j pink -65 11.5 -88.6 15.6 9 ; j pink -65 -11.5 -88.6 -15.6 9 ; j pink -57.2 -33 -77.9 -45 9 ; j pink -42.4 -50.6 -57.9 -68.9 9 ; j pink -22.6 -62 -30.8 -84.6 9 ; j w 0 -70 0 -84 4 ; j w 23.9 -65.8 28.7 -78.9 4 ; j w 45 -53.6 54 -64.3 4 ; j w 60.6 -35 72.7 -42 4 ; j w 68.9 -12.2 82.7 -14.6 4 ; j w 68.9 12.2 82.7 14.6 4 ; j w 60.6 35 72.7 42 4 ; j w 45 53.6 54 64.3 4 ; j w 23.9 65.8 28.7 78.9 4 ; j w 0 70 0 84 4 ; j w -23.9 65.8 -28.7 78.9 4 ; j w -45 53.6 -54 64.3 4 ; j w -60.6 35 -72.7 42 4 ; j w -68.9 12.2 -82.7 14.6 4 ; j w -68.9 -12.2 -82.7 -14.6 4 ; j w -60.6 -35 -72.7 -42 4 ; j w -45 -53.6 -54 -64.3 4 ; j w -23.9 -65.8 -28.7 -78.9 4
part ring3 = petals b : o yellow 0 -57 8 10 0 ; o yellow 13.6 -55.3 8 10 13.8 ; o yellow 26.5 -50.5 8 10 27.7 ; o yellow 37.8 -42.7 8 10 41.5 ; o yellow 46.9 -32.4 8 10 55.4 ; o yellow 53.3 -20.2 8 10 69.2 ; o yellow 56.6 -6.9 8 10 83.1 ; o yellow 56.6 6.9 8 10 96.9 ; o yellow 53.3 20.2 8 10 110.8 ; o yellow 46.9 32.4 8 10 124.6 ; o yellow 37.8 42.7 8 10 138.5 ; o yellow 26.5 50.5 8 10 152.3 ; o yellow 13.6 55.3 8 10 166.2 ; o yellow 0 57 8 10 180 ; o yellow -13.6 55.3 8 10 193.8 ; o yellow -26.5 50.5 8 10 207.7 ; o yellow -37.8 42.7 8 10 221.5 ; o yellow -46.9 32.4 8 10 235.4 ; o yellow -53.3 20.2 8 10 249.2 ; o yellow -56.6 6.9 8 10 263.1 ; o yellow -56.6 -6.9 8 10 276.9 ; o yellow -53.3 -20.2 8 10 290.8 ; o yellow -46.9 -32.4 8 10 304.6 ; o yellow -37.8 -42.7 8 10 318.5 ; o yellow -26.5 -50.5 8 10 332.3 ; o yellow -13.6 -55.3 8 10 346.2 ; o_ yellow- 0 -57 3 5 0 ; o_ yellow- 13.6 -55.3 3 5 13.8 ; o_ yellow- 26.5 -50.5 3 5 27.7 ; o_ yellow- 37.8 -42.7 3 5 41.5 ; o_ yellow- 46.9 -32.4 3 5 55.4 ; o_ yellow- 53.3 -20.2 3 5 69.2 ; o_ yellow- 56.6 -6.9 3 5 83.1 ; o_ yellow- 56.6 6.9 3 5 96.9 ; o_ yellow- 53.3 20.2 3 5 110.8 ; o_ yellow- 46.9 32.4 3 5 124.6 ; o_ yellow- 37.8 42.7 3 5 138.5 ; o_ yellow- 26.5 50.5 3 5 152.3 ; o_ yellow- 13.6 55.3 3 5 166.2 ; o_ yellow- 0 57 3 5 180 ; o_ yellow- -13.6 55.3 3 5 193.8 ; o_ yellow- -26.5 50.5 3 5 207.7 ; o_ yellow- -37.8 42.7 3 5 221.5 ; o_ yellow- -46.9 32.4 3 5 235.4 ; o_ yellow- -53.3 20.2 3 5 249.2 ; o_ yellow- -56.6 6.9 3 5 263.1 ; o_ yellow- -56.6 -6.9 3 5 276.9 ; o_ yellow- -53.3 -20.2 3 5 290.8 ; o_ yellow- -46.9 -32.4 3 5 304.6 ; o_ yellow- -37.8 -42.7 3 5 318.5 ; o_ yellow- -26.5 -50.5 3 5 332.3 ; o_ yellow- -13.6 -55.3 3 5 346.2
part ring2 = green own : leaf green 0 -34 13.1 -52.4 6 ; leaf green 9.6 -32.6 27.3 -46.6 6 ; leaf green 18.4 -28.6 39.3 -37 6 ; leaf green 25.7 -22.3 48.2 -24.4 6 ; leaf green 30.9 -14.1 53.1 -9.9 6 ; leaf green 33.7 -4.8 53.7 5.5 6 ; leaf green 33.7 4.8 50 20.4 6 ; leaf green 30.9 14.1 42.2 33.6 6 ; leaf green 25.7 22.3 31 44.2 6 ; leaf green 18.4 28.6 17.3 51.1 6 ; leaf green 9.6 32.6 2.2 54 6 ; leaf green 0 34 -13.1 52.4 6 ; leaf green -9.6 32.6 -27.3 46.6 6 ; leaf green -18.4 28.6 -39.3 37 6 ; leaf green -25.7 22.3 -48.2 24.4 6 ; leaf green -30.9 14.1 -53.1 9.9 6 ; leaf green -33.7 4.8 -53.7 -5.5 6 ; leaf green -33.7 -4.8 -50 -20.4 6 ; leaf green -30.9 -14.1 -42.2 -33.6 6 ; leaf green -25.7 -22.3 -31 -44.2 6 ; leaf green -18.4 -28.6 -17.3 -51.1 6 ; leaf green -9.6 -32.6 -2.2 -54 6
part ring1 = petals a : o orange 0 -28 8 8 ; o orange 12.1 -25.2 8 8 ; o orange 21.9 -17.5 8 8 ; o orange 27.3 -6.2 8 8 ; o orange 27.3 6.2 8 8 ; o orange 21.9 17.5 8 8 ; o orange 12.1 25.2 8 8 ; o orange 0 28 8 8 ; o orange -12.1 25.2 8 8 ; o orange -21.9 17.5 8 8 ; o orange -27.3 6.2 8 8 ; o orange -27.3 -6.2 8 8 ; o orange -21.9 -17.5 8 8 ; o orange -12.1 -25.2 8 8 ; o_ orange- 0 -28 3 3 ; o_ orange- 12.1 -25.2 3 3 ; o_ orange- 21.9 -17.5 3 3 ; o_ orange- 27.3 -6.2 3 3 ; o_ orange- 27.3 6.2 3 3 ; o_ orange- 21.9 17.5 3 3 ; o_ orange- 12.1 25.2 3 3 ; o_ orange- 0 28 3 3 ; o_ orange- -12.1 25.2 3 3 ; o_ orange- -21.9 17.5 3 3 ; o_ orange- -27.3 6.2 3 3 ; o_ orange- -27.3 -6.2 3 3 ; o_ orange- -21.9 -17.5 3 3 ; o_ orange- -12.1 -25.2 3 3
part heart = petals c : j pink 0 -2 0 -22 8 ; j pink 1.4 -1.4 15.6 -15.6 8 ; j pink 2 0 22 0 8 ; j pink 1.4 1.4 15.6 15.6 8 ; j pink 0 2 0 22 8 ; j pink -1.4 1.4 -15.6 15.6 8 ; j pink -2 0 -22 0 8 ; j pink -1.4 -1.4 -15.6 -15.6 8
part middle = middle own : o^ yellow 0 0 8 8 ; o_ gold 0 0 4
scene lay

* krishna-flute | 4-5 6-8 9-12 | -
extras sound: stick-on-gem, bell, ribbon, embroidery-floss, charm
topics janmashtami, krishna janmashtami, krishna jayanti, gokulashtami, krishna, bal krishna, govinda, dahi handi, flute, bansuri, murli, peacock feather, peacock, india, hindu, vrindavan, jhulan
colors gold, blue, teal, green, purple
minutes 30 35 45
mess low
heart tube: bamboo, cardboard-tube, paper-straw, wrapping-paper, construction-paper
heart feather: construction-paper, cardstock, felt, craft-foam = 3 scrap
need wrap: washi-tape, ribbon, metallic-paper, yarn, crepe-paper = 2 strip
nice gems: stick-on-gem, sequin, sticker = 7
nice tassel: yarn, embroidery-floss, ribbon = 2 ft
join glue: glue
tool hold: tape, masking-tape
tool pen: marker, crayon, permanent-marker
tool scissors: scissors
step tube: roll tube hold > tube by tcc
step bands: decorate wrap tube glue > bands by ccc
step holes: draw tube pen > holes by ccc
step leaf: cut feather scissors > vane by tcc
step eye: glue feather glue scissors > eye by tcc
step fringe: cut feather scissors > barbs by tcc
step fix: tape feather tube hold by tcc
step gems: decorate gems tube > gems by ccc
step tassel: tie tassel tube > tassel by tcc
step place: play tube by ccc
part tassel = tassel a : l_ red 4 74 34 78 54 76 62 ; p^ red 70 60 84 60 88 96 66 96 ; r^ gold 77 62 16 6 2
part vane = feather d : b^ green -56 22 -66 -14 -54 -56 -18 -86 12 -78 16 -40 -8 -4 -44 24
part barbs = feather c : z_ light-green 3 -31.9 -77.3 -32.3 -91.1 ; z_ teal 3 -23.7 -77.9 -20.8 -91.9 ; z_ light-green 3 -15.7 -75.9 -9.4 -89.3 ; z_ teal 3 -8.2 -71.5 1.1 -83.4 ; z_ light-green 3 -1.8 -64.9 10.2 -74.7 ; z_ teal 3 3.2 -56.5 17.2 -63.7 ; z_ light-green 3 6.5 -46.8 21.9 -50.9 ; z_ teal 3 8 -36.4 23.9 -37.1 ; z_ light-green 3 7.4 -25.8 23.2 -23.2 ; z_ teal 3 4.9 -15.7 19.6 -9.8 ; z_ light-green 3 0.6 -6.6 13.6 2.1 ; z_ teal 3 -58.5 -21.2 -69.9 -17.1 ; z_ light-green 3 -60 -31.6 -71.9 -30.9 ; z_ teal 3 -59.4 -42.2 -71.2 -44.8 ; z_ light-green 3 -56.9 -52.3 -67.6 -58.2 ; z_ teal 3 -52.6 -61.4 -61.6 -70.1 ; z_ light-green 3 -46.8 -68.8 -53.3 -79.9 ; z_ teal 3 -39.7 -74.2 -43.4 -87 ; l_ gold 2.5 -20 -30 -36 0 -56 30
part eye = feather b : b_ gold -44 -8 -50 -32 -38 -56 -14 -68 2 -54 0 -28 -20 -6 ; b_ teal -38 -16 -42 -36 -32 -50 -14 -58 -4 -48 -8 -26 -22 -12 ; b_ navy -30 -24 -30 -40 -18 -48 -12 -42 -14 -28 -22 -22
part tube = tube a : l^ gold 17 -92 44 92 24 ; o^ gold- -93 44 4 8 -6
part bands = wrap own : r_ red -72 42 8 18 1 -6 ; r_ red 70 26 8 18 1 -6 ; r_ teal -58 40 5 18 1 -6 ; r_ teal 56 28 5 18 1 -6 ; r_ red 0 34 5 18 1 -6
part holes = pen k : o_ k -38 38 3.5 ; o_ k -14 36 3 ; o_ k 10 33 3 ; o_ k 22 32 3 ; o_ k 34 30.5 3 ; o_ k 45 29 3
part gems = gems w : bits w 0.5 -72 37 -72 46 70 21 70 30 -26 38 -84 43 83 25
template vane 1 6
scene lay

* clay-ganesha | 6-8 9-12 13+ | -
extras figure: stick-on-gem
topics ganesh chaturthi, ganesha chaturthi, vinayaka chaturthi, vinayaka chavithi, ganesh, ganesha, ganpati, ganapati, ganeshotsav, vinayaka, elephant, modak, india, maharashtra, hindu, clay idol, eco friendly ganesha
colors tan, brown, red
minutes 50 65 80
waits 1440
mess some
heart clay: air-dry-clay = 1 lb
need base: wood-slice, cardboard, plastic-lid, ceramic-plate
nice seed: seed, dried-bean = 1
nice petals: petal, flower, leaf, clover = handful
nice beads: seed-bead, bead, stick-on-gem = 5
tool poke: toothpick, wooden-skewer, pencil, plastic-knife, craft-stick
home water: = 1/4 cup
step parts: prepare clay by ccc
step base: shape clay base > seat by ccc
step seed: fill seed clay by ccc
step belly: build clay water > belly by ccc
step legs: shape clay water > legs by tcc
step arms: shape clay water > arms by tcc
step head: build clay water poke > head by tcc
step ears: shape clay water poke > ears by ccc
step crown: shape clay poke beads? > crown face by ccc
step dry: dry clay petals? by ccc
part seat = clay own : o^ tan- 0 78 78 14 ; o_ tan 0 74 74 11
part ears = clay own : b^ tan -22 -34 -62 -48 -74 -20 -60 6 -30 0 ; b^ tan 22 -34 62 -48 74 -20 60 6 30 0 ; b_ tan-- -30 -28 -56 -36 -62 -18 -52 -4 -34 -6 ; b_ tan-- 30 -28 56 -36 62 -18 52 -4 34 -6
part belly = clay own : o^ tan 0 36 42 40 ; o_ tan-- 4 44 3 2 ; l_ tan-- 2.5 -34 22 -10 30 14 30 34 22
part legs = clay own : b^ tan+ -70 68 -56 52 -20 58 6 66 8 78 -30 80 -62 78 ; b^ tan 70 68 56 52 20 58 -6 68 -10 80 30 80 62 78 ; l_ tan-- 2 -16 66 4 70 10 76
part arms = clay own : t^ tan -32 10 10 -58 26 9 -66 6 8 ; o^ tan+ -67 0 9 10 ; t^ tan 32 10 10 58 34 9 44 46 8 ; o^ tan+ 42 48 10 9 ; b^ cream 36 44 40 34 44 30 48 34 52 44 44 48
part head = clay own : b^ tan -34 -30 -24 -56 0 -64 24 -56 34 -30 24 -8 0 0 -24 -8 ; t^ tan -2 -18 13 -6 8 11 -10 28 9 6 44 7 24 40 6 30 34 5 ; l_ tan-- 1.6 -14 0 -2 2 ; l_ tan-- 1.6 -16 12 -4 13 ; l_ tan-- 1.6 -16 24 -6 23 ; p^ cream 14 -6 30 6 16 2 ; p^ cream -20 -6 -26 0 -18 0
part face = clay k : k -14 -30 4 ; k 14 -30 4 ; l_ red 2.5 -8 -46 8 -46 ; l_ red 2.5 -8 -42 8 -42 ; o_ red 0 -38 3
part crown = clay own : b^ tan -26 -54 -20 -68 -10 -76 0 -94 10 -76 20 -68 26 -54 0 -60 ; d_ red 3 -14 -64 0 -70 14 -64 ; o_ gold 0 -80 3.5

* hina-dolls | 4-5 6-8 9-12 | -
extras party: pressed-flower, ribbon-rose
topics hina matsuri, hinamatsuri, hina dolls, hina doll, girls' day, girls day, girls’ day, girl's day, girls day, girl’s day, dolls' day, dolls day, dolls’ day, doll festival, momo no sekku, peach festival, japan, japanese, emperor and empress, kimono, march 3
colors red, purple, gold, pink
minutes 35 40 50
mess low
heart bodies: cardboard-tube, peg-doll, egg-carton, egg-shaped-plastic-shell, cork, egg-shaped-shaker = 2
heart robe: origami-paper, wrapping-paper, wallpaper, tissue-paper, construction-paper = 4 sheet
need face: paper, construction-paper, wooden-bead, cotton-ball = 2
need black: construction-paper, felt, tissue-paper, yarn = 1 scrap
nice screen: metallic-paper, cardstock, construction-paper = 1 sheet
nice fan: cupcake-liner, origami-paper, paper-fan
join glue: glue
tool pen: marker, gel-pen, colored-pencil
tool scissors: scissors
step bodies: prepare bodies scissors by gtc
step under: glue robe bodies glue > under by tcc
step robe: glue robe bodies glue scissors > robes by tcc
step sleeves: fold robe glue bodies > sleeves by tcc
step heads: glue face bodies glue > heads by tcc
step hair: glue black bodies glue scissors > hair by tcc
step faces: draw face pen > faces by ccc
step fan: fold fan glue scissors > fan by tcc
step screen: fold screen > screen by ccc
step place: play bodies by ccc
part screen = screen gold : p^ gold -96 -52 -32 -62 -32 66 -96 60 ; p^ gold- -32 -62 32 -62 32 66 -32 66 ; p^ gold 32 -62 96 -52 96 60 32 66 ; b_ gold+ -90 -20 -70 -30 -50 -20 -60 -12 ; b_ gold+ 50 -20 70 -30 90 -18 66 -12
part under = robe w : p^ w -48 -4 -28 -4 -14 84 -62 84 ; p^ w 48 -4 28 -4 14 84 62 84
part robes = robe a : b^ purple -48 0 -72 82 -46 86 -36 24 -28 86 -6 82 -30 0 ; b^ red 48 0 72 82 46 86 36 24 28 86 6 82 30 0 ; l_ gold 4 -47 4 -37 26 -30 4 ; l_ gold 4 47 4 37 26 30 4 ; l_ pink 3 -51 4 -37 34 -26 4 ; l_ w 3 51 4 37 34 26 4 ; f_ pink 48 50 5 5 2.2 ; f_ pink 58.4 68 5 5 2.2 ; f_ pink 37.6 68 5 5 2.2 ; d_ gold 2.5 -58 66 -50 76 -22 66 -28 78 -60 78
part sleeves = robe a : b^ purple- -58 20 -84 50 -72 62 -40 44 ; b^ purple- -20 20 -2 48 -12 60 -36 44 ; b^ red- 58 20 84 50 72 62 40 44 ; b^ red- 20 20 2 48 12 60 36 44
part heads = face w : o^ w -38 -20 20 22 ; o^ w 38 -20 20 22
part hair = black k : b^ k -58 -22 -56 -40 -38 -46 -20 -40 -18 -22 -28 -32 -38 -34 -48 -32 ; q^ k 3 -44 -44 -32 -44 -34 -60 -42 -60 ; r_ k -38 -62 4 14 1 ; b^ k 14 10 16 -34 38 -46 60 -34 62 10 56 6 56 -24 38 -34 20 -24 20 6 ; p^ gold 28 -46 48 -46 52 -60 42 -52 38 -64 34 -52 24 -60
part faces = pen k : l_ k 2 -47 -20 -44 -18 -41 -20 ; l_ k 2 -35 -20 -32 -18 -29 -20 ; o_ red -38 -10 3 2.2 ; l_ k 2 29 -20 32 -18 35 -20 ; l_ k 2 41 -20 44 -18 47 -20 ; o_ red 38 -10 3 2.2 ; o_ pink -48 -13 4 3 ; o_ pink -28 -13 4 3 ; o_ pink 28 -13 4 3 ; o_ pink 48 -13 4 3
part fan = fan own : a^ pink 38 52 18 0 200 340 ; z_ gold 1.5 38 52 24 42 ; z_ gold 1.5 38 52 33 36 ; z_ gold 1.5 38 52 43 36 ; z_ gold 1.5 38 52 52 42

* bottle-blossoms | 2-3 4-5 6-8 | Nature, Seasons
extras picture Nature: wrapping-paper, washi-tape, origami-paper, string, cotton-ball, candy-wrapper, cotton-pad, sticker, feather
appeal 3
topics cherry blossom, cherry blossoms, cherry blossom festival, hanami, sakura, blossom, blossoms, peach blossom, plum blossom, apple blossom, spring, spring equinox, tree, japan, japanese, washington dc
colors pink, brown, light blue
minutes 20 25 30
waits 45
mess some
heart bottle: plastic-bottle, celery
heart paint: paint, acrylic-paint = 2 color
heart sheet: paper, construction-paper, watercolor-paper, cardstock = 1 sheet
nice petals@4-5,6-8: tissue-paper, petal, confetti = handful
tool straw@4-5,6-8: paper-straw, plastic-straw
tool swab: cotton-swab, sponge-brush, paintbrush
join glue@4-5,6-8: glue-stick, glue
home plate
home water: = 1/4 cup
home knife when bottle=celery
step mix: mix paint water plate sheet > sheet by gtc
step branch@2-3: paint paint sheet > branch by c
step branch@4-5,6-8: paint paint sheet straw > branch by cc
step dip: prepare paint plate knife by gtc
step print: print bottle paint sheet plate > blossoms by ccc
step more: print bottle paint sheet > more by ccc
step dots: paint swab paint sheet > dots by ccc
step buds: paint paint sheet > buds by ccc
step dry: dry sheet by gcc
step petals@4-5,6-8: glue petals sheet glue > petals by cc
part sheet = sheet c : r^ light-blue 0 0 172 176 3
part branch = paint b : l_ brown 9 -86 74 -52 44 -20 10 20 -24 66 -62 ; l_ brown 6 -40 32 -52 -10 -44 -44 ; l_ brown 6 -6 -2 34 6 66 28 ; l_ brown 4 30 -32 20 -64 ; l_ brown 4 -48 10 -74 -6
part blossoms = paint a : f_ pink 20 -24 5 24 10 ; f_ pink -46 -42 5 22 9 -70 ; f_ pink 62 28 5 22 9 -50 ; f_ pink -20 16 5 20 8 -100
part more = paint a : f_ pink+ 62 -60 5 19 8 -80 ; f_ pink+ 26 12 5 17 7 -60 ; f_ pink+ -70 0 5 17 7 ; f_ pink+ 18 -66 5 16 7 -40
part dots = swab red : o_ red 20 -30 2 2 ; o_ red 25.7 -25.9 2 2 ; o_ red 23.5 -19.1 2 2 ; o_ red 16.5 -19.1 2 2 ; o_ red 14.3 -25.9 2 2 ; o_ red -46 -48 2 2 ; o_ red -40.3 -43.9 2 2 ; o_ red -42.5 -37.1 2 2 ; o_ red -49.5 -37.1 2 2 ; o_ red -51.7 -43.9 2 2 ; o_ red 62 22 2 2 ; o_ red 67.7 26.1 2 2 ; o_ red 65.5 32.9 2 2 ; o_ red 58.5 32.9 2 2 ; o_ red 56.3 26.1 2 2 ; o_ red -20 11 2 2 ; o_ red -15.2 14.5 2 2 ; o_ red -17.1 20 2 2 ; o_ red -22.9 20 2 2 ; o_ red -24.8 14.5 2 2 ; d_ red 2.5 62 -60 26 12 -70 0 18 -66
part buds = paint red : d_ red 4.5 -56 22 -30 38 44 -44 -40 -66 46 10 -82 -14 72 -40 -60 46
part petals = petals pink : j pink+ -10 62 4 56 5 ; j pink+ 34 72 46 64 5 ; j pink+ 64 58 72 70 5 ; j pink+ 8 80 20 82 5
scene lay

* autograph-pillow | 6-8 9-12 13+ | -
extras cloth: yarn, pom-pom
appeal 3
topics last day of school, last day of year, last day of year 6, year 6, leavers, leaver, signed, all signed, signatures, autograph, autographs, end of school, end of the school year, end of school year, school's out, schools out, graduation, kindergarten graduation, class gift, farewell, goodbye, good bye, moving away, moving, summer camp, classmates, friends, friendship, teacher gift, teacher appreciation, birthday party, sleepover, yearbook, last day, last day in our class, last day in class, leaving our class, leaving our school, changes schools, new school for a friend, goodbye present, farewell present, leaving present, goodbye party
colors cream, orange, purple, green free
minutes 40 50 60
mess low
heart cloth: pillowcase, cloth-bag, old-t-shirt, bandana
heart pens: fabric-marker, permanent-marker = 3 color
need card: cardboard, cereal-box, cake-board = 1 piece
nice spots: fabric-paint
nice dab: kitchen-sponge, sponge-brush when spots
tool pencil: pencil, chalk
tool hold: masking-tape, tape, clothespin, binder-clip
tool ruler: ruler
home iron
step flat: prepare cloth card hold > cloth by ccc
step frame: draw cloth pencil ruler by ccc
step title: draw cloth pens > title by ccc
step borders: draw cloth pens > border by ccc
step collect: play cloth pens > names by ccc
step paint: paint spots cloth dab? > spots by ccc
step memory: draw cloth pens > pictures by ccc
step fix: heat cloth iron by ggt
step use: play cloth by ccc
part cloth = cloth own : b^ ~ -88 -66 -60 -72 0 -68 60 -72 88 -66 84 0 88 66 60 72 0 68 -60 72 -88 66 -84 0
part border = pens b : o_ orange -72 -58 4 ; o_ purple -56 -58 4 ; o_ green -40 -58 4 ; o_ light-blue -24 -58 4 ; o_ orange -8 -58 4 ; o_ purple 8 -58 4 ; o_ green 24 -58 4 ; o_ light-blue 40 -58 4 ; o_ orange 56 -58 4 ; o_ purple 72 -58 4 ; o_ green -72 58 4 ; o_ light-blue -56 58 4 ; o_ orange -40 58 4 ; o_ purple -24 58 4 ; o_ green -8 58 4 ; o_ light-blue 8 58 4 ; o_ orange 24 58 4 ; o_ purple 40 58 4 ; o_ green 56 58 4 ; o_ light-blue 72 58 4 ; o_ orange -78 -42 4 ; o_ green 78 -42 4 ; o_ purple -78 -25 4 ; o_ light-blue 78 -25 4 ; o_ green -78 -8 4 ; o_ orange 78 -8 4 ; o_ light-blue -78 9 4 ; o_ purple 78 9 4 ; o_ orange -78 26 4 ; o_ green 78 26 4 ; o_ purple -78 43 4 ; o_ light-blue 78 43 4
part title = pens c : o_ orange 0 -4 30 26 ; s_ yellow 0 -4 8 24 15 ; z_ k 3 -10 2 -4 8 10 -12
part names = pens k : l_ purple 3 -66 -34 -60 -44 -56 -34 -50 -42 -46 -34 -38 -40 -34 -34 ; l_ teal 3 30 -36 38 -44 42 -34 50 -44 54 -34 64 -40 ; l_ red 3 -66 34 -58 26 -52 36 -46 28 -38 36 -30 30 ; l_ green 3 24 38 34 28 40 38 48 30 56 38 64 32 ; l_ blue 3 -70 2 -62 -6 -58 4 -50 -4 -44 2 ; l_ orange 3 44 2 50 -6 56 4 64 -4 70 2 ; l_ blue 3 -14 -46 -6 -52 0 -44 10 -50 ; l_ purple 3 -16 44 -8 36 -2 46 8 38 16 44
part spots = spots a : d_ light-blue 3 -74 -50 74 -50 -74 50 74 50 -24 -34 24 -34
part pictures = pens d : h_ red -34 14 6 ; f_ green 34 16 5 7 3 ; o_ light-blue -32 -18 5 ; s_ teal 32 -18 5 7 3
scene lay

* school-cone | 4-5 6-8 | -
extras box: sticker, letter-bead, glitter-paper, photo, glitter-glue, felt-sticker, craft-foam, cardboard-letter
appeal 3
topics first day of school, back to school, new school, starting school, start of school, first grade, kindergarten, preschool, school cone, schultüte, schultute, schultuete, zuckertüte, einschulung, germany, german, austria, school
colors blue, yellow, red free
minutes 45 55
mess low
heart board: cardstock, cardboard, wallpaper, corrugated-paper, wrapping-paper = 2 sheet
heart collar: crepe-paper, tissue-paper, tulle, fabric-scrap = 2 sheet
need bow: ribbon, yarn, crepe-paper = 3 ft
need shapes: construction-paper, felt, craft-foam, metallic-paper = 3 sheet
nice filling: pencil, eraser, crayon, notebook, candy, sticker = 4
nice padding: tissue-paper, newspaper, crinkle-paper = 2 sheet
join glue: glue
tool hold: tape, duct-tape, stapler
tool string: string, yarn
tool pen: pencil, marker
tool scissors: scissors
step quarter: draw board pen string hold by gt
step cut: cut board scissors by gt
step shapes: cut shapes scissors pen by cc
step stick: glue shapes board glue > shapes by cc
step roll: roll board hold > cone by tt
step collar: glue collar board glue > collar by tc
step name: draw shapes pen glue board > name by tc
step padding: fill padding board by cc
step fill: fill filling board > peek by tc
step tie: tie bow collar > bow by tc
part peek = filling own : stick yellow -20 -60 -28 -92 7 ; p tan -30 -94 -24 -96 -28 -99 ; r^ red 16 -78 22 32 3 8
part collar = collar b : y^ yellow 0 -58 52 20 12 .3 ; p^ yellow -46 -42 46 -42 38 -58 -38 -58 ; z_ yellow- 2 -30 -44 -22 -70 ; z_ yellow- 2 -10 -44 -6 -72 ; z_ yellow- 2 10 -44 6 -72 ; z_ yellow- 2 30 -44 22 -70
part cone = board a : p^ ~ -50 -40 50 -40 6 94 -6 94 ; p_ ~- 22 -39 49 -39 7 92 ; o_ ~+ 0 -40 50 7
part shapes = shapes c : s^ yellow -20 -6 5 13 6 ; s^ red 10 36 5 11 5 ; o^ orange 22 2 11 11 ; b_ w -8 54 4 50 8 58 0 66 -8 62 ; r^ red -8 62 18 9 3 -8 ; o_ k -13 68 3.5 ; o_ k -2 66 3.5
part name = shapes w : r^ w 0 -22 62 17 3 ; l_ k 2.5 -22 -22 -16 -28 -12 -18 -6 -26 0 -18 6 -26 12 -20 20 -24
part bow = bow c : b^ red 0 -44 -32 -58 -34 -30 ; b^ red 0 -44 32 -58 34 -30 ; l^ red- 6 -4 -40 -20 -12 ; l^ red- 6 4 -40 20 -10 ; o^ red- 0 -44 7
scene lay

* pocket-journal | 6-8 9-12 13+ | Seasons
extras book: bookmark, clover, feather, leaf, map, paper, paper-clip, photo, ribbon, rubber-stamp, sticker, sticky-note, ticket-stub
topics summer vacation, summer holidays, summer break, vacation, holidays, road trip, travel journal, travel, trip, journal, diary, scrapbook, summer, summer camp, camping, beach vacation, spring break, memory book, souvenir
colors teal, orange, yellow, cream free
minutes 40 50 60
mess low
heart pockets: envelope, paper-bag, plastic-sleeve = 2
heart cover: cereal-box, map, cardstock, wallpaper, folder = 1 piece
need binding: string, ribbon, embroidery-floss, rubber-band, leather-cord = 2 ft
need pages: paper, graph-paper, index-card = 6 sheet
nice tape: washi-tape, masking-tape = 1 roll
nice tags: price-tag, sticker, postage-stamp, sticky-note = 4
nice close: button, hair-tie, sewing-elastic, ribbon
tool punch: hole-punch
tool pen: gel-pen, marker, pencil
join glue: glue-stick, glue
tool scissors: scissors
step order: arrange pockets pages scissors by ccc
step cover: cut cover scissors > cover by tcc
step punch: poke pockets pages cover punch by tcc
step bind: tie pockets pages cover binding > pockets binding by tcc
step edges: decorate tape pockets > edges by ccc
step map: draw cover pen > map by ccc
step prompts: draw pages pen by ccc
step tags: glue tags pockets glue > tags by ccc
step close: tie close cover > close by tcc
step start: play pockets by ccc
part pockets = pockets own : r^ cream 14 -4 132 150 3 -2 ; r^ w 10 0 132 150 3 1 ; r_ tan 78 0 6 146 1
part tags = tags own : r^ yellow 82 -48 22 14 2 ; r^ pink 84 -20 18 14 2 ; r^ light-blue 82 10 22 14 2 ; r^ orange 84 40 18 14 2
part cover = cover a : r^ teal -2 4 140 160 5 ; r_ teal- -62 4 16 158 3
part edges = tape b : r_ orange 4 74 126 8 1 ; r_ orange 4 -66 126 8 1
part map = pen cream : l_ cream 4 -40 50 -20 30 4 44 20 20 4 0 26 -18 50 -30 ; d_ cream 3 -40 50 ; p_ red 44 -34 56 -34 50 -18 ; o_ red 50 -38 8 ; o_ w 50 -38 3 ; b_ yellow -40 -40 -26 -50 -12 -40 -26 -30 ; z_ yellow 3 -11 -40 -4 -40 ; z_ yellow 3 -13.9 -31.2 -8.2 -27.1 ; z_ yellow 3 -21.4 -25.7 -19.2 -19.1 ; z_ yellow 3 -30.6 -25.7 -32.8 -19.1 ; z_ yellow 3 -38.1 -31.2 -43.8 -27.1 ; z_ yellow 3 -41 -40 -48 -40 ; z_ yellow 3 -38.1 -48.8 -43.8 -52.9 ; z_ yellow 3 -30.6 -54.3 -32.8 -60.9 ; z_ yellow 3 -21.4 -54.3 -19.2 -60.9 ; z_ yellow 3 -13.9 -48.8 -8.2 -52.9 ; l_ light-blue 4 -46 12 -38 6 -30 12 -22 6 ; l_ light-blue 4 -44 22 -36 16 -28 22 -20 16 ; p_ green 26 58 36 36 46 58
part binding = binding own : z_ cream 4 -62 -56 -62 -30 ; z_ cream 4 -62 40 -62 62 ; o_ k -62 -56 3 ; o_ k -62 -30 3 ; o_ k -62 40 3 ; o_ k -62 62 3
part close = close own : l^ red 5 68 -72 66 0 68 80
scene lay

* memory-box-frame | 9-12 13+ | -
extras board: bay-leaf, charm, price-tag, glitter-paper
topics graduation, graduate, grad, graduation party, graduation gift, commencement, prom, high school, class of, last day of school, end of school, memory box, shadow box, memories, photo frame, scrapbook, keepsake, quinceañera, quinceanera, bat mitzvah, bar mitzvah
colors navy, gold, white free
minutes 60 75
mess low
heart frame: picture-frame, shoebox, small-box, pizza-box
heart photos: photo, old-calendar-picture, postage-stamp, map = 4
need ground: wallpaper, sheet-music, map, wrapping-paper, construction-paper = 1 sheet
need tassel: yarn, embroidery-floss, crepe-paper = 4 yd
need card: cardstock, cardboard, foam-board, cereal-box = 2 piece
nice small: pressed-flower, puzzle-piece, bead, candy-wrapper, seashell = 3
nice letters: letter-bead, wooden-letter, sticker, cardboard-letter = 6
nice light: string-light
join glue: glue, glue-stick
tool pen: gel-pen, metallic-pen, marker
tool ruler: ruler
tool scissors: scissors
step sort: arrange photos small? by cc
step ground: glue ground frame glue scissors ruler > frame ground by cc
step spacers: cut card scissors ruler by cc
step layers: glue photos card glue > photos by cc
step cap: cut card scissors ruler > cap by cc
step tassel: tie tassel scissors > tassel by cc
step small: glue small frame glue > small by cc
step letters: glue letters frame glue > letters by cc
step write: draw card pen > note by cc
step light: decorate light frame > lights by cc
part frame = frame own : r^ wood 0 0 176 176 4 ; r_ wood-- 0 0 148 148 2
part ground = ground a : r_ navy 0 0 146 146 1
part lights = light yellow : l_ gray 1.5 -72 -60 -40 -50 0 -62 40 -50 72 -60 ; d_ yellow 4 -56 -54 -36 -50 -14 -57 12 -60 34 -52 58 -54
part photos = photos w : r^ w -34 -8 56 46 1 -6 ; r_ light-blue -34 -11 48 34 1 -6 ; b_ green -56 -2 -34 -12 -12 -6 -12 4 -56 10 ; o_ yellow -22 -20 6 ; r^ w 59 6 26 34 1 -4 ; r_ light-green 59 4 20 24 1 -4 ; o_ red 59 4 5 ; r^ w 30 -14 46 52 1 5 ; r_ pink 29 -18 38 38 1 5 ; o_ tan 30 -20 9 ; b_ purple 14 0 22 -10 38 -10 44 0 ; r^ w -30 44 46 38 1 4 ; r_ teal -30 42 38 28 1 4 ; o_ brown -38 40 6 ; o_ tan -22 40 6 ; r_ red -38 52 12 8 2 ; r_ yellow -22 52 12 8 2
part cap = card k : p^ k 34 24 62 34 34 46 6 34 ; p^ k 18 42 34 48 50 42 50 54 34 60 18 54 ; p_ black+ 34 26 58 34 34 43 10 34
part tassel = tassel b : l_ gold 2.5 34 35 58 40 60 52 ; p^ gold 56 50 64 50 67 72 53 72 ; r^ gold- 60 52 9 5 1
part small = small own : f pink -60 20 6 9 4 ; o yellow -60 20 3 ; f w -54 34 6 7 3 ; leaf green -62 24 -66 46 4
part note = card w : r^ cream 26 66 62 12 1 -2 ; l_ k 1.6 2 67 12 63 20 68 32 64 44 67 50 65
part letters = letters own : o_ gold -62 -40 5 ; o_ gold -51 -40 5 ; o_ gold -40 -40 5 ; o_ gold -29 -40 5 ; o_ gold -18 -40 5 ; o_ gold -7 -40 5 ; d_ k 1.4 -62 -40 -51 -40 -40 -40 -29 -40 -18 -40 -7 -40
scene hang

* grad-cap | 4-5 6-8 | -
extras head: sticker, glitter-glue, stick-on-gem, ric-rac, confetti, bay-leaf
appeal 3
topics graduation, kindergarten graduation, preschool graduation, graduate, grad cap, graduation cap, mortarboard, cap and gown, last day of school, end of school, hat, costume, teacher
colors black, gold, white free
minutes 35 40
mess low
heart board: cardboard, cereal-box, pizza-box, foam-board = 1 piece
heart tassel: yarn, embroidery-floss, crepe-paper, ribbon = 4 yd
need band: cardstock, construction-paper, folder = 2 strip
need cover: construction-paper, felt, fabric-scrap, tissue-paper = 1 sheet
nice button: button, bottle-cap, sticker
nice stars: sticker, felt-sticker, stick-on-gem = 6
join glue: glue
tool hold: tape, masking-tape, stapler
tool ruler: ruler
tool pen: pencil, chalk, marker
tool scissors: scissors
step square: cut board ruler pen scissors by gt
step cover: glue cover board glue > board by tc
step band: tape band hold scissors by tt
step tabs: cut band scissors by tc
step join: glue band board glue > band by tc
step tassel: roll tassel scissors by tc
step hang: tape tassel board hold > tassel by tc
step button: glue button board glue > button by cc
step stars: decorate stars board > stars by cc
step toss: play board by cc
part band = band a : q^ ~- 6 -46 0 46 0 42 52 -42 52 ; p_ ~-- 20 2 44 2 40 50 20 50
part board = cover a : p^ ~ 0 -58 94 -14 0 30 -94 -14 ; p_ ~+ 0 -54 84 -14 0 24 -84 -14
part stars = stars b : bits gold 1.48 -40 -16 ; bits gold 1.11 -18 -28 14 8 ; bits gold 1.3 -18 -2 20 -34 ; bits gold 0.93 -62 -14
part tassel = tassel b : l^ gold 3.5 0 -14 40 -4 74 -2 76 26 ; p^ gold 68 26 84 26 90 76 62 76 ; z_ gold- 1.5 71 34 68 74 ; z_ gold- 1.5 76 34 76 74 ; z_ gold- 1.5 81 34 84 74 ; r^ gold- 76 30 20 8 2
part button = button own : o^ gold 0 -15 7 5

* black-white-book | 4-5 6-8 9-12 | -
appeal 3
topics new baby, baby, baby shower, newborn, new brother, new sister, new sibling, big brother, big sister, big sibling, baby gift, baby book, first book, contrast cards, black and white, baby brother, baby sister
colors black, white, red
minutes 35 45 60
mess low
heart pages: cardstock, index-card, watercolor-paper, paper = 3 sheet
heart black: construction-paper, cardstock, felt, tissue-paper = 2 sheet
need pen: marker, permanent-marker, paint-marker
nice red: construction-paper, felt, cardstock = 1 scrap
nice seal: contact-paper = 1 sheet
nice ribbon: ribbon = 12 in
join glue: glue-stick, glue
tool hold: tape, masking-tape
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
step cut: cut pages ruler pencil scissors by gtc
step shapes: cut black scissors pencil by tcc
step face: glue black pages glue > face by ccc
step more: glue black pages glue > shapes by ccc
step stripes: draw pages pen ruler > stripes by tcc
step red: glue red pages glue scissors > heart by ccc
step join: tape pages hold > pages by tcc
step seal: decorate seal pages by gtc
step ribbon: glue ribbon pages hold > ribbon by tcc
step read: play pages by ccc
part ribbon = ribbon c : l^ red 5 -88 -10 -98 -18 -99 6
part pages = pages w : p^ w -90 -46 -46 -56 -46 54 -90 64 ; p^ w- -46 -56 0 -46 0 64 -46 54 ; p^ w 0 -46 46 -56 46 54 0 64 ; p^ w- 46 -56 92 -46 92 64 46 54
part face = black a : o_ k -68 2 18 22 ; o_ w -74 -4 4.5 ; o_ w -62 -6 4.5 ; l_ w 3.5 -76 9 -68 14 -60 7
part shapes = black a : o_ k -23 4 17 20 ; o_ w- -23 4 11 13 ; o_ k -23 4 6 7 ; b_ k 56 10 62 -10 70 -4 76 -12 84 12 78 22 62 20 ; p_ k 60 -8 62 -24 70 -10 ; p_ k 74 -10 84 -22 84 -4 ; o_ w- 66 4 2.6 ; o_ w- 76 6 2.6 ; b_ k 58 30 82 32 84 50 56 46
part stripes = pen k : z_ k 6 8 -40 8 56 ; z_ k 6 20 -43 20 55 ; z_ k 6 32 -46 32 53
part heart = red c : h_ red 22 6 17
scene lay

* birthday-crown | 2-3 4-5 6-8 | -
extras head: cotton-ball, faux-fur, pillow-stuffing, ribbon, ric-rac, stick-on-gem, sequin, feather, tulle, lace, button, gift-bow, confetti, crepe-paper, glitter-glue, felt-sticker, sticker, tinsel, cupcake-liner, candy-wrapper, wrapping-paper, tissue-paper
appeal 3
topics birthday, happy birthday, birthday party, birthday crown, first birthday, second birthday, half birthday, birthday boy, birthday girl, king, queen, crown, tiara, party, purim, three kings, dress up
colors yellow, red, light blue, green free
minutes 25 30 35
mess low
heart band: felt, cardstock, construction-paper, craft-foam, corrugated-paper = 2 sheet
heart jewels: construction-paper, felt, tissue-paper, origami-paper, felt-sticker, sticker = 3 sheet
need number: construction-paper, felt, cardstock, glitter-paper = 1 scrap
nice edge: ric-rac, washi-tape, lace, ribbon = 20 in
nice puffs@4-5,6-8: pom-pom, cotton-ball, felt-ball = 5
nice puffs@2-3: cotton-ball, tissue-paper = 5
need close: hook-and-loop-tape, masking-tape, tape, sewing-elastic
join glue: glue
tool pen: crayon, pencil, marker
tool ruler: ruler
tool scissors: scissors
step measure: prepare band ruler pen by gtc
step cut: cut band scissors glue > crown by gtc
step jewels: cut jewels scissors by gtc
step stick: glue jewels band glue > jewels by ccc
step number@2-3: cut number pen scissors by g
step number@4-5,6-8: glue number band pen glue scissors > number by tc
step edge: glue edge band glue > edge by tcc
step puffs: glue puffs band glue > puffs by ccc
step press@2-3: glue number band glue > number by c
step close: build close band by gtc
step crown: play band by ccc
part crown = band a : p^ ~ -90 60 -90 -10 -64 18 -46 -50 -22 8 0 -72 22 8 46 -50 64 18 90 -10 90 60
part edge = edge w : r_ red 0 54 178 9 1 ; d_ w 2 -80 54 -66 54 -52 54 -38 54 -24 54 -10 54 4 54 18 54 32 54 46 54 60 54 74 54
part jewels = jewels b : o^ red -66 34 9 9 ; p^ light-blue -44 22 -34 34 -44 46 -54 34 ; p^ light-blue 44 22 54 34 44 46 34 34 ; o^ red 66 34 9 9 ; h^ pink -45 -14 8 ; h^ pink 45 -14 8 ; s^ w 0 -38 5 11 5
part number = number w : o^ red 0 16 26 26 ; o_ w 0 16 21 21 ; l_ red 7 -9 5 0 0 9 6 2 15 -2 16 ; l_ red 7 -2 16 8 17 9 27 0 33 -10 28
part puffs = puffs own : bits light-blue 2.04 0 -74 ; bits pink 1.85 -46 -52 46 -52 ; bits green 1.67 -89 -12 89 -12
scene stand

* explosion-box | 9-12 13+ | -
extras card: puzzle-piece, washi-tape
extras box: gift-bow, lace, glitter-paper, ribbon-rose
appeal 3
topics birthday, happy birthday, explosion box, exploding box, surprise box, birthday gift, birthday card, best friend, anniversary, wedding, mother's day, mothers day, mother’s day, valentine's day, valentines day, valentine’s day, graduation, gift box, pop-up card, memories
colors teal, pink, yellow, white free
minutes 70 85
mess low
heart card: cardstock, construction-paper, folder = 3 sheet
heart inside: photo, origami-paper, wrapping-paper, paint-chip, old-greeting-card, index-card = 8
nice candles: paper-straw, craft-stick, pipe-cleaner = 3
nice ribbon: ribbon, washi-tape, lace = 24 in
nice gems: stick-on-gem, sticker, sequin = 12
join stick: glue-stick, glue
join glue: glue
tool ruler: ruler
tool pencil: pencil
tool pen: gel-pen, metallic-pen, marker
tool scissors: scissors
step outer: draw card ruler pencil by cc
step cut: cut card scissors by cc
step fold: fold card ruler > walls by cc
step inner: cut card ruler pencil scissors stick > inner by cc
step lid: fold card ruler scissors glue > lid by cc
step panels: glue inside card stick scissors > panels by cc
step cake: build card scissors glue > cake by cc
step candles: glue candles card glue scissors > candles by cc
step write: draw inside pen > writing by cc
step trim: decorate ribbon gems? card > trim by cc
part walls = card a : p^ ~ -34 -30 34 -30 34 38 -34 38 ; p^ ~- -34 -30 34 -30 30 -94 -30 -94 ; p^ ~- -34 38 34 38 30 98 -30 98 ; p^ ~- -34 -30 -34 38 -98 34 -98 -26 ; p^ ~- 34 -30 34 38 98 34 98 -26
part inner = card b : p^ ~ -26 -34 26 -34 22 -84 -22 -84 ; p^ ~ -26 42 26 42 22 88 -22 88 ; p^ ~ -38 -22 -38 30 -88 26 -88 -18 ; p^ ~ 38 -22 38 30 88 26 88 -18
part panels = inside w : r^ w 0 -60 32 34 1 ; r_ light-blue 0 -62 26 24 1 ; o_ tan 0 -62 7 ; r_ red 0 -53 16 7 2 ; r^ w 0 66 32 32 1 ; h_ red 0 66 9 ; r^ w -62 4 34 32 1 ; r_ yellow -62 3 28 24 1 ; s_ pink -62 4 5 9 4 ; r^ w 62 4 34 32 1 ; r_ green 62 3 28 24 1 ; o_ brown 58 2 5 ; o_ tan 67 2 5
part writing = pen k : z_ k 1.6 -8 -47 8 -47 ; z_ k 1.6 -8 80 8 80 ; z_ k 1.6 -72 18 -54 18 ; z_ k 1.6 52 18 70 18
part cake = card c : o^ cream 0 24 26 9 ; r^ pink 0 14 50 20 3 ; o^ w 0 4 26 9 ; r^ yellow 0 -4 34 18 3 ; o^ w 0 -14 18 6
part candles = candles d : r^ red -9 -24 4 18 1 ; r^ blue 0 -26 4 18 1 ; r^ red 9 -24 4 18 1 ; x^ orange -9 -37 3 5 ; x^ orange 0 -39 3 5 ; x^ orange 9 -37 3 5
part lid = card a : p^ ~ 44 56 92 50 98 88 52 96 ; p_ ~+ 50 60 88 55 92 84 56 90
part trim = ribbon w : z_ yellow 4 48 76 95 69 ; z_ yellow 4 68 53 74 92 ; b_ yellow 71 72 62 64 62 80 ; b_ yellow 71 72 80 64 80 80
scene lay

* mailed-hug | 2-3 4-5 6-8 | -
appeal 3
topics best friend moved away, my best friend moved away, moved away, moving away, best friend, friendship, cousin, deployment, grandparents' day, grandparents day, grandparents’ day, grandparent's day, grandparents day, grandparent’s day, grandparents, grandma, grandpa, granny, nana, abuela, abuelo, oma, opa, hug, i miss you, missing you, thinking of you, get well, get well soon, father's day, fathers day, father’s day, dad, daddy, mother's day, mothers day, mother’s day, family, faraway family, letter, love, feelings, long distance
colors yellow, red, light blue free
minutes 20 25 30
waits 60
mess some
heart sheet: packing-paper, newspaper, wrapping-paper, paper-bag, paper, crepe-paper = 4 sheet
heart color: crayon, marker, oil-pastel, paint = 4 color
need heart: construction-paper, paper, felt = 1 sheet
nice dots: sticker, felt-sticker = 4
nice cuffs@4-5,6-8: ribbon, washi-tape, lace, ric-rac = 2 strip
need mail: envelope, paper-bag, small-box
join glue: glue-stick, glue
tool hold: tape, masking-tape
home plate@2-3 when color=paint
home towel@2-3 when color=paint
tool brush@4-5,6-8: paintbrush, sponge-brush when color=paint
tool pen: marker, pencil
tool scissors: scissors
step lie: draw sheet pen hold by ttt
step cut: cut sheet scissors > arms hands by gtc
step color@2-3: color sheet color plate? towel? > sleeves by c
step color@4-5,6-8: color sheet color brush? > sleeves by cc
step dry: dry sheet by gcc
step dots: decorate dots sheet > dots by ccc
step heart: cut heart scissors glue sheet > heart by gtc
step draw: draw heart pen > face by ccc
step cuffs@4-5,6-8: glue cuffs sheet glue > cuffs by cc
step fold: fold sheet by ccc
step mail: fill sheet mail by tcc
part arms = sheet a : t tan -70 -4 11 -82 -26 9 ; t tan 70 -4 11 82 -26 9 ; b^ tan -26 -8 -58 -22 -76 -14 -78 6 -60 16 -26 16 26 16 60 16 78 6 76 -14 58 -22 26 -8
part hands = sheet a : o_ tan -82 -30 12 12.8 ; l_ tan 7.2 -87.8 -37 -99.4 -53.7 ; o_ tan -99.4 -53.7 3.6 ; l_ tan 7.2 -85.7 -39.2 -93.8 -60.9 ; o_ tan -93.8 -60.9 3.6 ; l_ tan 7.2 -83 -39.7 -85.9 -62 ; o_ tan -85.9 -62 3.6 ; l_ tan 7.2 -80.1 -38.6 -77.5 -58.3 ; o_ tan -77.5 -58.3 3.6 ; l_ tan 7.2 -89.9 -30.5 -104.9 -32.5 ; o_ tan -104.9 -32.5 3.6 ; o_ tan 82 -30 12 12.8 ; l_ tan 7.2 80.2 -38.9 77.7 -59.1 ; o_ tan 77.7 -59.1 3.6 ; l_ tan 7.2 83 -39.9 86.1 -62.8 ; o_ tan 86.1 -62.8 3.6 ; l_ tan 7.2 85.7 -39 93.6 -60.1 ; o_ tan 93.6 -60.1 3.6 ; l_ tan 7.2 87.7 -36.7 99.3 -52.9 ; o_ tan 99.3 -52.9 3.6 ; l_ tan 7.2 75.2 -34.2 63 -43 ; o_ tan 63 -43 3.6
part sleeves = color b : tm_ yellow 68 -2 12 80 -22 10 ; b_ yellow -26 -8 -56 -21 -70 -14 -72 4 -60 15 -26 15 26 15 60 15 72 4 70 -14 56 -21 26 -8 ; z_ red 5 -62 -20 -58 14 ; z_ light-blue 5 -50 -17 -46 14 ; z_ red 5 -38 -12 -36 14 ; z_ red 5 62 -20 58 14 ; z_ light-blue 5 50 -17 46 14 ; z_ red 5 38 -12 36 14 ; zm_ light-blue 4 66 -14 85 -7 ; zm_ red 4 71 -23 89 -16
part cuffs = cuffs own : r_ red -74 -6 20 7 2 -70 ; r_ red 74 -6 20 7 2 70
part dots = dots own : bits green 0.93 -44 0 44 0 -56 -4 56 -4
part heart = heart b : h^ red 0 12 44
part face = pen k : e -14 0 7 ; e 14 0 7 ; u 0 14 11
template heart 1 7
scene lay
`;
