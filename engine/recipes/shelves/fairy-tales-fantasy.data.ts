export const shelf = `
* three-bears-plate | 2-3 4-5 | Fairy Tales
topics goldilocks, three bears, goldilocks and the three bears, porridge, bear, nursery tale
colors brown, tan, red
minutes 20 25
waits 30
mess some
heart plate: paper-plate
heart paint: paint = 1 color
need card: construction-paper, cardstock, paper, felt = 1 sheet
need porridge: cotton-ball, pillow-stuffing, tissue-paper, toilet-paper, paper-napkin = 3
join stick: glue
home saucer
tool dabber: kitchen-sponge, sponge-brush, paintbrush
tool scissors: scissors
tool pen: marker, crayon
step pour: prepare paint saucer by gg
step dab: paint plate paint dabber > head dabs by cc
step cut: cut card scissors by gt
step dry: dry plate by gc
step ears: glue plate card stick > ears muzzle by tc
step face: draw pen plate > face by tc
step bowl: glue card plate stick > bowl by gc
step porridge: glue porridge plate stick > porridge by cc
step story: play plate by cc
part ears = card b : o ~-- -50 -66 25 25 ; o ~-- 50 -66 25 25 ; o_ ~ -49 -64 13 13 ; o_ ~ 49 -64 13 13
part head = plate own paint dab a : plate ~ 0 -18 66
part dabs = paint a : y_ ~+ -40 -44 12 9 7 .2 ; y_ ~+ -8 -66 13 9 7 .2 ; y_ ~+ 32 -54 12 10 7 .2 ; y_ ~- 50 -22 11 10 7 .2 ; y_ ~- -52 -10 11 10 7 .2 ; y_ ~+ -40 18 12 9 7 .2 ; y_ ~+ 44 12 11 9 7 .2 ; y_ ~- -14 -42 10 8 7 .2
part muzzle = card b : o ~ 0 4 29 22
part face = pen k : o_ k 0 -6 11 7 ; z_ k 3 0 0 0 10 ; u 0 9 11 ; k -25 -28 7 ; k 25 -28 7
part bowl = card c : b^ ~ -56 50 -48 76 -24 94 24 94 48 76 56 50 ; o ~- 0 50 57 11 ; r_ ~+ 0 70 84 6 3
part porridge = porridge w : cotton ~ -30 46 17 ; cotton ~ 30 46 17 ; cotton ~ 0 44 20
scene lay

* fold-out-crown | 2-3 4-5 6-8 | Fairy Tales, Fantasy
topics crown, king, queen, princess, prince, royal, coronation, tiara, birthday crown, dress up
colors gold, red, purple free
minutes 15 20 25
mess low
heart plate: paper-plate
heart jewels: metallic-paper, tissue-paper, construction-paper, wrapping-paper, old-calendar-picture, magazine, felt, candy-wrapper, cupcake-liner = 2 sheet
need pens: crayon, marker, oil-pastel, broken-crayon = 2 color
nice gems@4-5,6-8: stick-on-gem, sequin, button, pom-pom, sticker, bead = 8
join stick: glue, glue-stick
tool scissors: scissors
tool pencil: pencil
step color: color plate pens > rim points by ccc
step cut: cut plate pencil scissors by gtc
step fold: fold plate by tcc
step bits: cut jewels scissors by gcc
step spread: glue plate jewels stick > jewels by ccc
step gems: glue gems plate stick > gems by ccc
step fit: test plate by tcc
step wear: play plate by ccc
part rim = plate own paint color a : o^ ~ 0 52 92 30 ; o_ ~-- 0 46 66 19
part points = plate own paint color a : p ~- -66 44 -72 -68.6 -46.7 30.6 ; p ~- -46.7 30.6 -29.8 -80.7 0 25 ; p ~- 0 25 29.8 -80.7 46.7 30.6 ; p ~- 46.7 30.6 72 -68.6 66 44 ; p ~ 66 44 72 -51.4 46.7 57.4 ; p ~ -46.7 57.4 -72 -51.4 -66 44 ; p ~ 46.7 57.4 29.8 -39.3 0 63 ; p ~ 0 63 -29.8 -39.3 -46.7 57.4
part jewels = jewels b : o b 67.1 18 8 9 ; o c -67.1 18 8 9 ; o b 27.8 29.3 8 9 ; o c -27.8 29.3 8 9 ; o c -74 57.2 6 4.5 ; o b -46 66 6 4.5 ; o c -16 69.5 6 4.5 ; o b 16 69.5 6 4.5 ; o c 46 66 6 4.5 ; o b 74 57.2 6 4.5
part gems = gems c : s yellow 70.1 -15.6 5 7 3 ; s yellow -70.1 -15.6 5 7 3 ; s yellow 29 -3.8 5 7 3 ; s yellow -29 -3.8 5 7 3

* three-pig-houses | 2-3 4-5 | Fairy Tales
topics three little pigs, pig, pigs, big bad wolf, wolf, straw sticks and bricks, houses, building
colors yellow, brown, red, pink
minutes 25 30
waits 30
mess some
heart straw@2-3: crinkle-paper, grass, corn-husk, paper-strip, paper-bag = handful
heart straw@4-5: hay, raffia, wheat-stalk, grass, crinkle-paper, corn-husk, paper-straw, spaghetti = handful
heart sticks@2-3: craft-stick = 6
heart sticks@4-5: stick, craft-stick, chopstick = 6
need paint: paint = 1 color
need card: cardstock, construction-paper, cereal-box, cardboard, watercolor-paper = 3 sheet
need pig: construction-paper, paper, felt = half-sheet
join glue: glue
home saucer
tool brick: kitchen-sponge, duplo-brick, eraser, potato
tool scissors: scissors
tool pen: marker, crayon
step fold: fold card scissors > cards by gt
step straw: glue straw card glue > straw by cc
step sticks: glue sticks card glue > sticks by cc
step pour: prepare paint saucer brick scissors by gg
step bricks: print paint card brick > bricks by cc
step pigs: cut pig scissors by gt
step glue: glue pig card glue > pigs by tc
step face: draw pen pig > faces by tc
step puff: play card by cc
part cards = card cream : p^ ~ -91 80 -91 6 -62 -44 -33 6 -33 80 ; p^ ~ -29 80 -29 -4 0 -54 29 -4 29 80 ; p^ ~ 33 80 33 6 62 -44 91 6 91 80
part straw = straw a : z_ ~ 3 -76.4 10.6 -74 32.5 ; z_ ~- 3 -80.4 8.7 -78.1 30.5 ; z_ ~+ 3 -38.1 48.6 -44.1 69.8 ; z_ ~ 3 -78.5 34.3 -73.4 55.7 ; z_ ~- 3 -81.6 11.2 -75.1 32.2 ; z_ ~+ 3 -37.2 50.3 -44.1 71.2 ; z_ ~ 3 -49.2 15.7 -44.8 37.2 ; z_ ~- 3 -51.7 45.3 -59.6 65.8 ; z_ ~+ 3 -41.8 9.8 -44.2 31.6 ; z_ ~ 3 -57.1 32.9 -49.8 53.7 ; z_ ~- 3 -58.5 10.9 -68.2 30.7 ; z_ ~+ 3 -46 34.8 -41.4 56.3 ; z_ ~ 3 -37.3 36.8 -45.8 57 ; z_ ~- 3 -45.6 32.5 -43.6 54.4 ; z_ ~+ 3 -60.9 29 -53.2 49.6 ; z_ ~ 3 -76.8 50.1 -66.7 69.6 ; z_ ~- 3 -87.2 39.1 -82.2 60.5 ; z_ ~+ 3 -62.1 30.6 -58.5 52.3 ; z_ ~ 3 -38.1 15.6 -36.1 37.5 ; z_ ~- 3 -79.4 39.5 -74.3 60.9 ; z_ ~+ 3 -71.3 45.5 -67.2 67.1 ; z_ ~ 3 -63.5 54.8 -54.6 74.9 ; z_ ~- 3 -80.9 17.8 -86.9 38.9 ; z_ ~+ 3 -58.2 18 -54.3 39.6 ; z_ ~ 3 -83.2 31 -73.1 50.6 ; z_ ~- 3 -47.1 54.6 -57.2 74.2 ; z_ ~+ 3 -55.6 58.2 -44.9 77.5 ; z_ ~ 3 -69.4 57.6 -75.7 78.7 ; z_ ~- 3 -65.1 56 -67.9 77.9 ; z_ ~+ 3 -49.6 21.4 -42.6 42.3 ; z_ ~ 3 -66.2 12.5 -63.4 34.3 ; z_ ~- 3 -44.3 24.3 -33.5 43.5 ; z_ ~+ 3 -81.5 14.6 -88 35.7 ; z_ ~ 3 -73.4 21.6 -64.4 41.7 ; z_ ~- 3 -41.2 28.4 -34.6 49.4 ; z_ ~+ 3 -87.8 8.6 -80.3 29.3 ; z_ ~ 3 -58.2 14.3 -48.1 33.8 ; z_ ~- 3 -57 19.9 -67.9 39 ; z_ ~+ 3 -77.8 34 -84 55.1 ; z_ ~ 3 -66.8 58.3 -66.3 80.3 ; z_ ~- 3 -80 28.4 -69.8 47.9 ; z_ ~+ 3 -61.6 19.3 -70.3 39.5 ; z_ ~ 3 -50.6 33.2 -40.3 52.6 ; z_ ~- 3 -77.6 18.6 -71 39.6 ; z_ ~+ 3 -79.5 52.7 -71.4 73.2 ; z_ ~ 3 -83.7 55.1 -85.2 77.1 ; z_ ~ 3 -55.2 -10.2 -61.9 10.8 ; z_ ~- 3 -44.9 -9.7 -54.3 10.2 ; z_ ~+ 3 -70.3 -15.6 -80.1 4.1 ; z_ ~ 3 -62.2 -6.3 -53.5 13.9 ; z_ ~- 3 -62.4 -21.6 -63.4 0.4 ; z_ ~+ 3 -63.1 -26.2 -56.7 -5.2 ; z_ ~ 3 -65.2 -6.4 -71.2 14.7 ; z_ ~- 3 -75.6 -8.7 -67.5 11.8 ; z_ ~+ 3 -64.2 -22.7 -53.2 -3.7 ; z_ ~ 3 -54.8 -21.9 -48.4 -0.9 ; z_ ~- 3 -50.9 -7.5 -46.1 13.9 ; z_ ~+ 3 -47 -14.9 -51.1 6.7 ; z_ ~ 3 -68.1 -6.1 -72.4 15.5 ; z_ ~- 3 -51.2 -7.1 -46.6 14.4
part sticks = sticks own : stick ~ -25 6 25 5 8 ; stick ~- -26 19 26 20 8 ; stick ~ -25 34 25 33 8 ; stick ~- -26 47 26 48 8 ; stick ~ -25 62 25 61 8 ; stick ~- -26 75 26 74 8
part bricks = paint c : r_ ~ 43 13.1 14 7.2 2 ; r_ ~+ 60 13.1 14 7.2 2 ; r_ ~+ 77 13.1 14 7.2 2 ; r_ ~ 38.8 23.3 5.5 7.2 2 ; r_ ~- 51.5 23.3 14 7.2 2 ; r_ ~+ 68.5 23.3 14 7.2 2 ; r_ ~- 83.2 23.3 9.5 7.2 2 ; r_ ~+ 43 33.5 14 7.2 2 ; r_ ~+ 60 33.5 14 7.2 2 ; r_ ~ 77 33.5 14 7.2 2 ; r_ ~+ 38.8 43.7 5.5 7.2 2 ; r_ ~ 51.5 43.7 14 7.2 2 ; r_ ~- 68.5 43.7 14 7.2 2 ; r_ ~- 83.2 43.7 9.5 7.2 2 ; r_ ~+ 43 53.9 14 7.2 2 ; r_ ~ 60 53.9 14 7.2 2 ; r_ ~ 77 53.9 14 7.2 2 ; r_ ~+ 38.8 64.1 5.5 7.2 2 ; r_ ~- 51.5 64.1 14 7.2 2 ; r_ ~+ 68.5 64.1 14 7.2 2 ; r_ ~+ 83.2 64.1 9.5 7.2 2 ; r_ ~- 43 74.3 14 7.2 2 ; r_ ~- 60 74.3 14 7.2 2 ; r_ ~+ 77 74.3 14 7.2 2 ; r_ ~ 52 0 14 7 2 ; r_ ~- 70 0 16 7 2 ; r_ ~ 62 -10 18 7 2 ; r_ ~+ 62 -21 9 7 2
part pigs = pig d : o ~ -62 52 15 14 ; p ~- -75 46 -72 34 -64 41 ; p ~- -49 46 -52 34 -60 41 ; o_ ~- -62 56 7 5 ; o ~ 0 42 15 14 ; p ~- -13 36 -10 24 -2 31 ; p ~- 13 36 10 24 2 31 ; o_ ~- 0 46 7 5 ; o ~ 62 52 15 14 ; p ~- 49 46 52 34 60 41 ; p ~- 75 46 72 34 64 41 ; o_ ~- 62 56 7 5
part faces = pen k : k -68 48 2.6 ; k -56 48 2.6 ; d_ k 1.3 -64 56 -60 56 ; k -6 38 2.6 ; k 6 38 2.6 ; d_ k 1.3 -2 46 2 46 ; k 56 48 2.6 ; k 68 48 2.6 ; d_ k 1.3 60 56 64 56

* gingerbread-bag-house | 2-3 4-5 6-8 | Fairy Tales, Food
topics hansel and gretel, gingerbread, gingerbread house, witch house, candy house, christmas, baking, sweets
colors brown, red, green
minutes 25 30 40
waits 45
mess some
heart bag: paper-bag
heart icing: paint, chalk-marker, metallic-paint = 1 color
need stuff: newspaper, packing-paper, paper, tissue-paper, wrapping-paper = 4 sheet
need roof: construction-paper, cardstock, corrugated-paper, cardboard, cereal-box = 1 sheet
need sweets: construction-paper, tissue-paper, felt, cupcake-liner, paper-doily, wrapping-paper, magazine = 2 sheet
nice candy@4-5,6-8: button, pom-pom, bottle-cap, candy-cane, bead = 6
join glue: glue
join tape: tape, masking-tape
home saucer
tool dab@2-3: sponge-brush, kitchen-sponge, paintbrush
tool dab@4-5,6-8: cotton-swab, paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker, crayon, pencil
step stuff: fill stuff bag by ccc
step close: fold bag tape > walls by gtc
step roof: fold roof bag tape scissors > roof by gtc
step sweets: cut sweets scissors by gcc
step door: glue sweets bag glue > door by tcc
step stick: glue sweets roof glue > sweets by ccc
step ice: paint icing roof saucer dab > icing by ccc
step ice2@6-8: paint icing bag dab > piping by c
step candy: glue candy bag glue > candy by ccc
step dry: dry bag by gcc
part walls = bag own : q^ ~ 4 -58 -14 58 -14 58 82 -58 82 ; p_ ~- 46 -12 56 -12 56 80 46 80
part door = sweets b : b^ ~ -17 82 -17 46 0 34 17 46 17 82 ; o_ w 9 60 3 ; r c -40 34 20 22 2 ; r c 40 34 20 22 2 ; z_ w 2 -40 24 -40 44 ; z_ w 2 -50 34 -30 34 ; z_ w 2 40 24 40 44 ; z_ w 2 30 34 50 34
part roof = roof a : p^ ~ -82 0 -48 -80 48 -80 82 0 ; p_ ~- 66 -2 40 -78 48 -78 80 -2
part sweets = sweets b : o b -38 -52 9 ; i_ w -38 -52 7 2 2.2 ; o c 0 -54 9 ; i_ w 0 -54 7 2 2.2 ; o yellow 38 -52 9 ; i_ w 38 -52 7 2 2.2 ; h pink -52 -22 10 ; h b -18 -24 10 ; h yellow 18 -24 10 ; h c 52 -22 10
part icing = icing w : c_ w -84 -2 84 -2 11 13 ; r_ w 0 -3 168 7 3 ; r w 0 -81 100 8 4
part piping = icing w : l_ w 3 -20 82 -20 44 0 30 20 44 20 82 ; d_ w 2.4 -52 74 -44 74 -36 74 -28 74 28 74 36 74 44 74 52 74
part candy = candy c : o c -40 62 7 ; o b -52 18 6 ; o pink 40 62 7 ; o yellow 52 18 6 ; o b -28 18 6 ; o c 28 18 6

* stone-castle-box | 2-3 4-5 | Fairy Tales
topics castle, knight, knights, princess, king, queen, fort, playhouse, middle ages, drawbridge
colors gray, red, yellow
minutes 35 40
waits 60
mess lots
place floor
heart box: cardboard-box
heart sponge: kitchen-sponge, foam-sheet-scrap, sponge-brush = 2
need paint: paint = 2 color
need flags: fabric-scrap, felt, construction-paper, paper-napkin, bandana, wrapping-paper = 2
need pole: cardboard-tube, wooden-spoon = 2
need cover: newspaper, packing-paper, old-towel, bed-sheet = 2
join tape: tape, masking-tape
home tray
tool scissors: scissors
tool pen: marker, crayon
step cut: cut box scissors pen > box by gg
step gate: fold box scissors > gate by gg
step mix: prepare paint cover tray sponge by gt
step stones: print paint box sponge > stones by cc
step dots: print paint box by cc
step dry: dry box by gc
step poles: tape pole box tape > poles by gt
step flags: tape flags pole tape > flags by tc
step play: play box by cc
part poles = pole own : tube ~ -58 -84 14 60 ; tube ~ 58 -84 14 60
part flags = flags b : p^ b -52 -82 -14 -70 -52 -58 ; p^ c 64 -82 96 -70 64 -58
part box = box own : p^ ~ -80 80 -80 -50 -80 -50 -62.2 -50 -62.2 -28 -44.4 -28 -44.4 -50 -26.7 -50 -26.7 -28 -8.9 -28 -8.9 -50 8.9 -50 8.9 -28 26.7 -28 26.7 -50 44.4 -50 44.4 -28 62.2 -28 62.2 -50 80 -50 80 80 ; p_ ~- 66 -48 79 -48 79 79 66 79
part stones = paint a : r_ ~- -62 -16.5 24 12 5 ; r_ ~+ -35 -16.5 24 12 5 ; r_ ~- -8 -16.5 24 12 5 ; r_ ~- 19 -16.5 24 12 5 ; r_ ~ 46 -16.5 24 12 5 ; r_ ~ 67.5 -16.5 13 12 5 ; r_ ~+ -68.8 -1.5 10.5 12 5 ; r_ ~ -48.5 -1.5 24 12 5 ; r_ ~- -21.5 -1.5 24 12 5 ; r_ ~+ 5.5 -1.5 24 12 5 ; r_ ~- 32.5 -1.5 24 12 5 ; r_ ~+ 59.5 -1.5 24 12 5 ; r_ ~ -62 13.5 24 12 5 ; r_ ~- -35 13.5 24 12 5 ; r_ ~+ 46 13.5 24 12 5 ; r_ ~+ 67.5 13.5 13 12 5 ; r_ ~+ -68.8 28.5 10.5 12 5 ; r_ ~ -48.5 28.5 24 12 5 ; r_ ~+ 59.5 28.5 24 12 5 ; r_ ~- -62 43.5 24 12 5 ; r_ ~ -35 43.5 24 12 5 ; r_ ~+ 46 43.5 24 12 5 ; r_ ~- 67.5 43.5 13 12 5 ; r_ ~+ -68.8 58.5 10.5 12 5 ; r_ ~- -48.5 58.5 24 12 5 ; r_ ~ 59.5 58.5 24 12 5 ; r_ ~ -70 -38 13 13 4 ; r_ ~- -35 -38 13 13 4 ; r_ ~+ 0 -38 13 13 4 ; r_ ~ 35 -38 13 13 4 ; r_ ~- 70 -38 13 13 4
part gate = box own : b_ k -26 80 -26 34 -14 14 0 8 14 14 26 34 26 80 ; p^ ~ -24 76 24 76 34 97 -34 97 ; z_ ~- 2 -9 77 -12 96 ; z_ ~- 2 9 77 12 96

* frog-prince-puppet | 4-5 6-8 | Fairy Tales
topics frog prince, frog king, frog, prince, princess, puppet, kiss, golden ball, fairy tale puppet
colors green, gold, pink
minutes 30 35
waits 15
mess low
heart plate: paper-plate
heart green: construction-paper, tissue-paper, crepe-paper, felt, cardstock, paper = 2 sheet
heart stick: craft-stick, paper-straw, stick, wooden-spoon, balloon-stick, dowel = 1
need crown: metallic-paper, aluminum-foil, construction-paper, candy-wrapper = half-sheet
need white: paper, paper-napkin, cotton-pad = 1 scrap
need pens: crayon, marker, colored-pencil = 3 color
nice hair: yarn, wool-roving, raffia, fabric-scrap, crinkle-paper = handful
join glue: glue, glue-stick
join tape: tape, masking-tape
tool scissors: scissors
step prince: color plate pens by cc
step cover: glue green plate glue > frog by cc
step hair: glue hair plate glue by cc
step legs: fold green scissors by tc
step limbs: glue green plate glue > legs by cc
step eyes: glue white green plate glue > eyes by cc
step face: draw pens plate > face by cc
step crown: tape crown plate tape scissors > crown by tc
step stick: tape stick plate tape > stick by tc
step kiss: play plate by cc
part stick = stick own : stick ~ 0 30 0 97 10
part legs = green a : z ~- 10 -36 34 -58 42 -44 52 -66 60 -52 70 -72 78 ; z ~- 10 36 34 58 42 44 52 66 60 52 70 72 78 ; o ~ -76 82 16 7 ; o ~ 76 82 16 7 ; z ~- 9 -52 -6 -72 0 -64 12 -84 18 -78 28 ; z ~- 9 52 -6 72 0 64 12 84 18 78 28 ; o ~ -80 32 12 7 ; o ~ 80 32 12 7
part frog = plate own paint cover a : o^ ~ 0 0 60 54 ; o_ ~+ 0 16 44 30
part eyes = green a : o ~ -32 -48 20 20 ; o ~ 32 -48 20 20 ; o_ w -32 -50 13 13 ; o_ w 32 -50 13 13
part face = pens k : o_ k -30 -49 6 ; o_ k 34 -49 6 ; l_ k 4 -38 6 -20 20 0 24 20 20 38 6 ; d_ k 2 -6 -6 6 -6 ; o_ c -44 10 8 6 ; o_ c 44 10 8 6
part crown = crown b : p^ ~ -24 -52 -30 -94 -12 -76 0 -99 12 -76 30 -94 24 -52 ; r_ ~- 0 -58 46 6 2 ; o_ red 0 -68 5 ; o_ blue -14 -66 4 ; o_ blue 14 -66 4
scene lay

* tube-castle | 4-5 6-8 | Fairy Tales
topics castle, knight, knights, palace, princess, king, fortress, tower, drawbridge, middle ages, kingdom
colors gold, gray, red free
minutes 40 50
mess low
heart tubes: cardboard-tube, chip-can = 4
heart wall: cardboard, cereal-box, corrugated-paper, cardstock = 1 sheet
need roofs: metallic-paper, construction-paper, wrapping-paper, wallpaper, cardstock, magazine = 2 sheet
need pens: marker, crayon, colored-pencil, oil-pastel = 2 color
nice flags: feather, ribbon, washi-tape, paper-straw, sticker = 4
nice chain@6-8: string, yarn, cotton-cord = 18 in
join tape: tape, masking-tape
home bowl
tool pencil: pencil
tool scissors: scissors
step draw: draw wall pencil by tc
step walls: cut wall scissors > walls by tc
step stones: color wall pens > stones by cc
step slits: cut tubes scissors > towers by gt
step windows: draw tubes pens > windows by cc
step build: build tubes wall by cc
step cones: cut roofs bowl scissors by tc
step roofs: tape roofs tubes tape > roofs by tc
step chain@6-8: tie chain wall tape > chain by c
step flags: tape flags roofs tape > flags by cc
step play: play tubes by cc
part towers = tubes own : tube ~ -26 -32 28 90 ; tube ~ 26 -32 28 90 ; tube ~ -70 -12 36 92 ; tube ~ 70 -12 36 92
part walls = wall own : p^ ~ -54 80 -54 4 -54 4 -44.2 4 -44.2 14 -34.4 14 -34.4 4 -24.5 4 -24.5 14 -14.7 14 -14.7 4 -4.9 4 -4.9 14 4.9 14 4.9 4 14.7 4 14.7 14 24.5 14 24.5 4 34.4 4 34.4 14 44.2 14 44.2 4 54 4 54 80 ; b_ k -20 80 -20 52 0 36 20 52 20 80 ; p^ ~ -18 76 18 76 24 95 -24 95 ; z_ ~- 1.6 -6 77 -8 94 ; z_ ~- 1.6 6 77 8 94
part stones = pens b : r_ ~ -42 32 16 8 2 ; r_ ~- -34 62 14 8 2 ; r_ ~ 36 28 16 8 2 ; r_ ~- 44 54 14 8 2 ; r_ ~ -8 24 14 7 2 ; r_ ~- 38 72 14 7 2 ; r_ ~- -42 46 12 8 2
part windows = pens k : r_ k -70 20 8 20 4 ; r_ k 70 20 8 20 4 ; r_ k -26 -10 7 14 3 ; r_ k 26 -10 7 14 3
part chain = chain own : z ~ 2 -19 48 -23 92 ; z ~ 2 19 48 23 92
part roofs = roofs a : cone ~ -26 -80 44 50 ; cone ~ 26 -80 44 50 ; cone ~ -70 -62 54 52 ; cone ~ 70 -62 54 52
part flags = flags c : p c -26 -96 -26 -84 -10 -90 ; p c 26 -96 26 -84 42 -90 ; p c -70 -80 -70 -67 -52 -74 ; p c 70 -80 70 -67 88 -74 ; z k 1.6 -26 -97 -26 -78 ; z k 1.6 26 -97 26 -78 ; z k 1.6 -70 -81 -70 -60 ; z k 1.6 70 -81 70 -60
`;
