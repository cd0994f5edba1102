export const shelf = `
* three-bears-plate | 2-3 4-5 | Fairy Tales
extras figure: flower, gift-bow
topics goldilocks, three bears, goldilocks and the three bears, porridge, bear, nursery tale
colors brown, tan, red
minutes 20 25
waits 30
mess some
heart plate: paper-plate
heart paint: paint = 1 color
need card: construction-paper, cardstock, paper, felt = 1 sheet
need porridge: cotton-ball, pillow-stuffing, tissue-paper, toilet-paper, paper-napkin = 3
nice cup: paper-cup, paper-bowl, plastic-cup = 1
nice nose@4-5: pom-pom, button, bottle-cap = 1
nice eyes@4-5: googly-eye, button = 2
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
step feats@4-5: glue nose? eyes? plate stick > nose eyes by c
step bowl: glue card plate stick > bowl by gc
step porridge: glue porridge plate stick > porridge by cc
step story: play plate cup? by cc
part ears = card b : o ~ -50 -66 25 25 ; o ~ 50 -66 25 25 ; o_ a -49 -64 14 14 ; o_ a 49 -64 14 14
part head = plate own paint dab a : plate ~ 0 -18 66
part dabs = paint a : y_ ~+ -40 -44 12 9 7 .2 ; y_ ~+ -8 -66 13 9 7 .2 ; y_ ~+ 32 -54 12 10 7 .2 ; y_ ~- 50 -22 11 10 7 .2 ; y_ ~- -52 -10 11 10 7 .2 ; y_ ~+ -40 18 12 9 7 .2 ; y_ ~+ 44 12 11 9 7 .2 ; y_ ~- -14 -42 10 8 7 .2
part muzzle = card b : o ~ 0 4 29 22
part face = pen k : o_ k 0 -6 11 7 ; z_ k 3 0 0 0 10 ; u 0 9 11 ; k -25 -28 7 ; k 25 -28 7
part nose = nose k : pompom ~ 0 -5 9
part eyes = eyes w : e -25 -28 10 ; e 25 -28 10
part bowl = card c : b^ ~ -56 50 -48 76 -24 94 24 94 48 76 56 50 ; o ~- 0 50 57 11 ; r_ ~+ 0 70 84 6 3
part porridge = porridge w : cotton ~ -30 46 17 ; cotton ~ 30 46 17 ; cotton ~ 0 44 20
template ears 2 3
template muzzle 1 2.5 across
template bowl 1 6 across
scene lay

* fold-out-crown | 2-3 4-5 6-8 | Fairy Tales, Fantasy
extras head: cotton-ball, faux-fur, pillow-stuffing, button, sticker, glitter-glue, ribbon, crepe-paper, tulle, old-jewelry-piece, tinsel, lace, ric-rac, aluminum-foil, sequin, wrapping-paper
appeal 3
topics crown, king, queen, princess, prince, royal, coronation, tiara, birthday crown, dress up
colors gold, red, purple free
minutes 15 20 25
mess low
heart plate: paper-plate
heart jewels: metallic-paper, tissue-paper, construction-paper, wrapping-paper, old-calendar-picture, magazine, junk-mail, felt, candy-wrapper, cupcake-liner, craft-foam, crepe-paper = 2 sheet
need pens: crayon, marker, oil-pastel, broken-crayon, paint = 2 color
nice gems@2-3: sticker = 5
nice gems@4-5,6-8: stick-on-gem, sequin, button, pom-pom, sticker, bead, bottle-cap = 5
join stick: glue, glue-stick
tool scissors: scissors
tool pencil: pencil
tool brush: paintbrush, sponge-brush when pens=paint
step color: color plate pens brush > rim points by ccc
step cut: cut plate pencil scissors by gtc
step fold: fold plate by tcc
step bits: cut jewels scissors by gcc
step spread: glue plate jewels stick > jewels by ccc
step gems: glue gems plate stick > gems by ccc
step fit: test plate by tcc
step wear: play plate by ccc
part rim = plate own paint color a : o^ ~ 0 52 92 30 ; o_ ~-- 0 46 66 19
part points = plate own paint color a : p ~- -63 42 -50 -66 -29 42 ; p ~- -17 42 0 -66 17 42 ; p ~- 29 42 50 -66 63 42 ; p ~ -86 52 -80 -46 -56 61 ; p ~ -56 61 -43 -38 -20 66 ; p ~ -20 66 0 -30 20 66 ; p ~ 20 66 43 -38 56 61 ; p ~ 56 61 80 -46 86 52
part jewels = jewels b : o ~-- -74 26 7 9 ; o_ ~2 -74 26 5.2 7.2 ; o ~-- -40 30 7 9 ; o_ ~ -40 30 5.2 7.2 ; o ~-- 0 34 7 9 ; o_ ~2 0 34 5.2 7.2 ; o ~-- 40 30 7 9 ; o_ ~ 40 30 5.2 7.2 ; o ~-- 74 26 7 9 ; o_ ~2 74 26 5.2 7.2 ; o ~-- -66 68 6 4.5 ; o_ ~ -66 68 4.2 2.7 ; o ~-- -24 75 6 4.5 ; o_ ~2 -24 75 4.2 2.7 ; o ~-- 24 75 6 4.5 ; o_ ~ 24 75 4.2 2.7 ; o ~-- 66 68 6 4.5 ; o_ ~2 66 68 4.2 2.7
part gems = gems c : bits yellow 1 -81 6 -40 4 0 0 40 4 81 6

* three-pig-houses | 2-3 4-5 | Fairy Tales
extras world Fairy Tales: hay, stick, toy-brick, paper-bag, toy-tree, pinecone, leaf, masking-tape, paper-straw, toy-animal, cardboard-tube, pine-needle
appeal 3
topics three little pigs, pig, pigs, big bad wolf, wolf, straw sticks and bricks, houses
near building
colors yellow, brown, red, pink
minutes 25 30
waits 30
mess some
heart straw@2-3: paper-straw, hay, crinkle-paper, grass, corn-husk, paper-strip = handful
heart straw@4-5: hay, raffia, wheat-stalk, grass, crinkle-paper, corn-husk, paper-straw, spaghetti = handful
heart sticks@2-3: craft-stick = 6
heart sticks@4-5: stick, craft-stick, chopstick = 6
need paint: paint = 1 color
need card: cardstock, construction-paper, cereal-box, cardboard, watercolor-paper = 3 sheet
need pig: construction-paper, paper, felt = half-sheet
join glue: glue
home saucer
home mug
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
step puff: play card mug by cc
part cards = card cream : p^ ~ -91 80 -91 6 -62 -44 -33 6 -33 80 ; p^ ~ -29 80 -29 -4 0 -54 29 -4 29 80 ; p^ ~ 33 80 33 6 62 -44 91 6 91 80
part straw = straw a : z_ ~ 3 -76.4 10.6 -74 32.5 ; z_ ~- 3 -80.4 8.7 -78.1 30.5 ; z_ ~+ 3 -38.1 48.6 -44.1 69.8 ; z_ ~ 3 -78.5 34.3 -73.4 55.7 ; z_ ~- 3 -81.6 11.2 -75.1 32.2 ; z_ ~+ 3 -37.2 50.3 -44.1 71.2 ; z_ ~ 3 -49.2 15.7 -44.8 37.2 ; z_ ~- 3 -51.7 45.3 -59.6 65.8 ; z_ ~+ 3 -41.8 9.8 -44.2 31.6 ; z_ ~ 3 -57.1 32.9 -49.8 53.7 ; z_ ~- 3 -58.5 10.9 -68.2 30.7 ; z_ ~+ 3 -46 34.8 -41.4 56.3 ; z_ ~ 3 -37.3 36.8 -45.8 57 ; z_ ~- 3 -45.6 32.5 -43.6 54.4 ; z_ ~+ 3 -60.9 29 -53.2 49.6 ; z_ ~ 3 -76.8 50.1 -66.7 69.6 ; z_ ~- 3 -87.2 39.1 -82.2 60.5 ; z_ ~+ 3 -62.1 30.6 -58.5 52.3 ; z_ ~ 3 -38.1 15.6 -36.1 37.5 ; z_ ~- 3 -79.4 39.5 -74.3 60.9 ; z_ ~+ 3 -71.3 45.5 -67.2 67.1 ; z_ ~ 3 -63.5 54.8 -54.6 74.9 ; z_ ~- 3 -80.9 17.8 -86.9 38.9 ; z_ ~+ 3 -58.2 18 -54.3 39.6 ; z_ ~ 3 -83.2 31 -73.1 50.6 ; z_ ~- 3 -47.1 54.6 -57.2 74.2 ; z_ ~+ 3 -55.6 58.2 -44.9 77.5 ; z_ ~ 3 -69.4 57.6 -75.7 78.7 ; z_ ~- 3 -65.1 56 -67.9 77.9 ; z_ ~+ 3 -49.6 21.4 -42.6 42.3 ; z_ ~ 3 -66.2 12.5 -63.4 34.3 ; z_ ~- 3 -44.3 24.3 -33.5 43.5 ; z_ ~+ 3 -81.5 14.6 -88 35.7 ; z_ ~ 3 -73.4 21.6 -64.4 41.7 ; z_ ~- 3 -41.2 28.4 -34.6 49.4 ; z_ ~+ 3 -87.8 8.6 -80.3 29.3 ; z_ ~ 3 -58.2 14.3 -48.1 33.8 ; z_ ~- 3 -57 19.9 -67.9 39 ; z_ ~+ 3 -77.8 34 -84 55.1 ; z_ ~ 3 -66.8 58.3 -66.3 80.3 ; z_ ~- 3 -80 28.4 -69.8 47.9 ; z_ ~+ 3 -61.6 19.3 -70.3 39.5 ; z_ ~ 3 -50.6 33.2 -40.3 52.6 ; z_ ~- 3 -77.6 18.6 -71 39.6 ; z_ ~+ 3 -79.5 52.7 -71.4 73.2 ; z_ ~ 3 -83.7 55.1 -85.2 77.1 ; z_ ~ 3 -55.2 -10.2 -61.9 10.8 ; z_ ~- 3 -44.9 -9.7 -54.3 10.2 ; z_ ~+ 3 -70.3 -15.6 -80.1 4.1 ; z_ ~ 3 -62.2 -6.3 -53.5 13.9 ; z_ ~- 3 -62.4 -21.6 -63.4 0.4 ; z_ ~+ 3 -63.1 -26.2 -56.7 -5.2 ; z_ ~ 3 -65.2 -6.4 -71.2 14.7 ; z_ ~- 3 -75.6 -8.7 -67.5 11.8 ; z_ ~+ 3 -64.2 -22.7 -53.2 -3.7 ; z_ ~ 3 -54.8 -21.9 -48.4 -0.9 ; z_ ~- 3 -50.9 -7.5 -46.1 13.9 ; z_ ~+ 3 -47 -14.9 -51.1 6.7 ; z_ ~ 3 -68.1 -6.1 -72.4 15.5 ; z_ ~- 3 -51.2 -7.1 -46.6 14.4
part sticks = sticks own : stick ~ -25 6 25 5 8 ; stick ~- -26 19 26 20 8 ; stick ~ -25 34 25 33 8 ; stick ~- -26 47 26 48 8 ; stick ~ -25 62 25 61 8 ; stick ~- -26 75 26 74 8
part bricks = paint c : r_ ~ 43 13.1 14 7.2 2 ; r_ ~+ 60 13.1 14 7.2 2 ; r_ ~+ 77 13.1 14 7.2 2 ; r_ ~ 38.8 23.3 5.5 7.2 2 ; r_ ~- 51.5 23.3 14 7.2 2 ; r_ ~+ 68.5 23.3 14 7.2 2 ; r_ ~- 83.2 23.3 9.5 7.2 2 ; r_ ~+ 43 33.5 14 7.2 2 ; r_ ~+ 60 33.5 14 7.2 2 ; r_ ~ 77 33.5 14 7.2 2 ; r_ ~+ 38.8 43.7 5.5 7.2 2 ; r_ ~ 51.5 43.7 14 7.2 2 ; r_ ~- 68.5 43.7 14 7.2 2 ; r_ ~- 83.2 43.7 9.5 7.2 2 ; r_ ~+ 43 53.9 14 7.2 2 ; r_ ~ 60 53.9 14 7.2 2 ; r_ ~ 77 53.9 14 7.2 2 ; r_ ~+ 38.8 64.1 5.5 7.2 2 ; r_ ~- 51.5 64.1 14 7.2 2 ; r_ ~+ 68.5 64.1 14 7.2 2 ; r_ ~+ 83.2 64.1 9.5 7.2 2 ; r_ ~- 43 74.3 14 7.2 2 ; r_ ~- 60 74.3 14 7.2 2 ; r_ ~+ 77 74.3 14 7.2 2 ; r_ ~ 52 0 14 7 2 ; r_ ~- 70 0 16 7 2 ; r_ ~ 62 -10 18 7 2 ; r_ ~+ 62 -21 9 7 2
part pigs = pig d : o ~ -62 52 15 14 ; p ~- -75 46 -72 34 -64 41 ; p ~- -49 46 -52 34 -60 41 ; o_ ~- -62 56 7 5 ; o ~ 0 42 15 14 ; p ~- -13 36 -10 24 -2 31 ; p ~- 13 36 10 24 2 31 ; o_ ~- 0 46 7 5 ; o ~ 62 52 15 14 ; p ~- 49 46 52 34 60 41 ; p ~- 75 46 72 34 64 41 ; o_ ~- 62 56 7 5
part faces = pen k : k -68 48 2.6 ; k -56 48 2.6 ; d_ k 1.3 -64 56 -60 56 ; k -6 38 2.6 ; k 6 38 2.6 ; d_ k 1.3 -2 46 2 46 ; k 56 48 2.6 ; k 68 48 2.6 ; d_ k 1.3 60 56 64 56
template pigs 3 2

* gingerbread-bag-house | 2-3 4-5 6-8 | Fairy Tales, Food
extras world Fairy Tales: candy, candy-wrapper, pretzel, button, marshmallow, pebble, paper-bag, cardboard-tube, toy-tree, pinecone, leaf, pine-needle, cupcake-liner, masking-tape, play-dough, felt-ball, cinnamon-stick, bottle-cork, air-plant
extras machine: candy-wrapper, cellophane
appeal 3
topics hansel and gretel, gingerbread, gingerbread house, witch house, candy house, christmas
near baking, sweets
colors brown, red, green
minutes 25 30 40
waits 45
mess some
heart bag: paper-bag
heart icing: paint, chalk-marker, metallic-paint = 1 color
need stuff: newspaper, packing-paper, paper, tissue-paper, wrapping-paper = 4 sheet
need roof: construction-paper, cardstock, corrugated-paper, cardboard, cereal-box = 1 sheet
need sweets: construction-paper, tissue-paper, felt, cupcake-liner, paper-doily, wrapping-paper, magazine, junk-mail = 2 sheet
nice candy@4-5,6-8: button, candy, pom-pom, bottle-cap, candy-cane, breakfast-cereal, bead = 6
join glue: glue
join tape: tape, masking-tape
home saucer when icing!=chalk-marker
tool dab@2-3: sponge-brush, kitchen-sponge, paintbrush
tool dab@4-5,6-8: cotton-swab, paintbrush, sponge-brush
tool scissors: scissors
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
extras world Fairy Tales: clothespin, cardboard, fabric-scrap, bubble-wrap, denim, masking-tape, paper, toy-tree, newspaper, duplo-brick, wooden-block, flag, cereal-box, playing-card, crepe-paper
extras machine: cardboard-letter
appeal 3
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
appeal 3
topics frog prince, frog king, frog, prince, princess, puppet, kiss, golden ball, fairy tale puppet
colors green, gold, pink
minutes 30 35
waits 15
mess low
heart plate: paper-plate
heart green: construction-paper, tissue-paper, crepe-paper, felt, cardstock, paper = 2 sheet
heart stick: craft-stick, paper-straw, stick, wooden-spoon, balloon-stick, dowel = 1
need crown: metallic-paper, aluminum-foil, construction-paper, candy-wrapper = 1 sheet
need white: paper, paper-napkin, cotton-pad = 1 scrap
need pens: crayon, marker, colored-pencil = 3 color
nice hair: yarn, wool-roving, raffia, fabric-scrap, crinkle-paper = handful
nice pupils: googly-eye, button, bottle-cap = 2
join glue: glue
join tape: tape, masking-tape
tool scissors: scissors
step prince: color plate pens by cc
step cover: glue green plate scissors glue > frog by tc
step hair: glue hair plate glue by cc
step legs: fold green scissors by tc
step limbs: glue green plate glue > legs by cc
step eyes: glue white green plate scissors glue pupils? > eyes pupils by tc
step face: draw pens plate > face by cc
step crown: tape crown plate tape scissors > crown by tc
step stick: tape stick plate tape > stick by tc
step kiss: play plate by cc
part stick = stick own : stick ~ 0 30 0 97 10
part legs = green a : z ~- 10 -36 34 -58 42 -44 52 -66 60 -52 70 -72 78 ; z ~- 10 36 34 58 42 44 52 66 60 52 70 72 78 ; o ~ -76 82 16 7 ; o ~ 76 82 16 7 ; z ~- 9 -52 -6 -72 0 -64 12 -84 18 -78 28 ; z ~- 9 52 -6 72 0 64 12 84 18 78 28 ; o ~ -80 32 12 7 ; o ~ 80 32 12 7
part frog = plate own paint cover a : o^ ~ 0 0 60 54 ; o_ ~+ 0 16 44 30
part eyes = green a : o ~ -32 -48 20 20 ; o ~ 32 -48 20 20 ; o_ w -32 -50 13 13 ; o_ w 32 -50 13 13
part face = pens k : o_ k -30 -49 6 ; o_ k 34 -49 6 ; l_ k 4 -38 6 -20 20 0 24 20 20 38 6 ; d_ k 2 -6 -6 6 -6 ; o_ c -44 10 8 6 ; o_ c 44 10 8 6
part pupils = pupils w : e -32 -50 11 ; e 32 -50 11
part crown = crown b : p^ ~ -24 -52 -30 -94 -12 -76 0 -99 12 -76 30 -94 24 -52 ; r_ ~- 0 -58 46 6 2 ; o_ red 0 -68 5 ; o_ blue -14 -66 4 ; o_ blue 14 -66 4
scene lay

* tube-castle | 4-5 6-8 9-12 | Fairy Tales
extras world Fairy Tales: clothespin, cardboard, fabric-scrap, bubble-wrap, masking-tape, paper, toy-tree, newspaper, toy-brick, wooden-block, flag, cereal-box, playing-card, sand, rope, milk-carton, coin, origami-paper, pinecone, chestnut, board-game-piece, old-belt, kinetic-sand
extras machine: flag, cardboard-letter
appeal 3
topics castle, knight, knights, palace, princess, king, fortress, tower, drawbridge, middle ages, kingdom
colors gold, gray, red free
minutes 40 50 60
waits 30
mess low
heart tubes: cardboard-tube, chip-can = 4
heart wall: cardboard, cereal-box, corrugated-paper, cardstock = 1 sheet
need roofs: metallic-paper, construction-paper, wrapping-paper, wallpaper, cardstock, magazine, junk-mail, paper = 2 sheet
need pens: marker, crayon, colored-pencil, oil-pastel, paint = 2 color
nice flags: feather, ribbon, washi-tape, felt, fabric-scrap, leaf, paper-straw, sticker, toothpick = 4
nice green@6-8,9-12: ivy, moss, fern-frond, grass = handful
nice chain@6-8,9-12: string, yarn, cotton-cord = 18 in
nice moat@4-5: tissue-paper, crepe-paper, fabric-scrap, felt = 1 sheet
join tape: tape, masking-tape, glue
home bowl
tool pencil: pencil
tool brush: paintbrush, kitchen-sponge when pens=paint
tool scissors: scissors
step draw: draw wall pencil by tcc
step walls: cut wall scissors > walls by tcc
step slits: cut tubes scissors > towers by gtc
step windows: draw tubes wall pens brush? > stones windows by ccc
step build: build tubes wall by ccc
step cones: cut roofs bowl scissors by tcc
step roofs: tape roofs tubes tape > roofs by tcc
step chain@6-8,9-12: tie chain wall tape > chain by cc
step flags: tape flags roofs tape > flags by ccc
step moat@4-5: arrange moat tubes > moat by c
step play: play tubes green? by ccc
part moat = moat blue : b_ ~ -96 84 -60 74 0 80 60 74 96 84 96 98 -96 98
part towers = tubes own : tube ~ -26 -32 28 90 ; tube ~ 26 -32 28 90 ; tube ~ -70 -12 36 92 ; tube ~ 70 -12 36 92
part walls = wall own : p^ ~ -54 80 -54 4 -54 4 -44.2 4 -44.2 14 -34.4 14 -34.4 4 -24.5 4 -24.5 14 -14.7 14 -14.7 4 -4.9 4 -4.9 14 4.9 14 4.9 4 14.7 4 14.7 14 24.5 14 24.5 4 34.4 4 34.4 14 44.2 14 44.2 4 54 4 54 80 ; b_ k -20 80 -20 52 0 36 20 52 20 80 ; p^ ~ -18 76 18 76 24 95 -24 95 ; z_ ~- 1.6 -6 77 -8 94 ; z_ ~- 1.6 6 77 8 94
part stones = pens b : r_ ~ -42 32 16 8 2 ; r_ ~- -34 62 14 8 2 ; r_ ~ 36 28 16 8 2 ; r_ ~- 44 54 14 8 2 ; r_ ~ -8 24 14 7 2 ; r_ ~- 38 72 14 7 2 ; r_ ~- -42 46 12 8 2
part windows = pens k : r_ k -70 20 8 20 4 ; r_ k 70 20 8 20 4 ; r_ k -26 -10 7 14 3 ; r_ k 26 -10 7 14 3
part chain = chain own : z ~ 2 -19 48 -23 92 ; z ~ 2 19 48 23 92
part roofs = roofs a : cone ~ -26 -80 44 50 ; cone ~ 26 -80 44 50 ; cone ~ -70 -62 54 52 ; cone ~ 70 -62 54 52
part flags = flags c : rod ~ -26 -79 -16 -104 6 ; rod ~ 26 -79 36 -104 6 ; rod ~ -70 -61 -60 -88 6 ; rod ~ 70 -61 80 -88 6

* pull-up-beanstalk | 4-5 6-8 9-12 | Fairy Tales
extras world Fairy Tales: dried-bean, egg-shaped-plastic-shell, crinkle-paper, stone, marble, flashlight, pipe-cleaner, milk-carton
extras pot: ribbon, washi-tape, burlap, felt, string, yarn, button
topics jack and the beanstalk, beanstalk, jack, giant, magic beans, magic trick, newspaper tree
near growing
colors green, light green, red
minutes 45 35 40
waits 30
mess some
heart sheets: newspaper, packing-paper, wrapping-paper, wallpaper = 3 sheet
need leaves: construction-paper, tissue-paper, crepe-paper, felt, wrapping-paper, fake-leaf, leaf = 2 sheet
need pot: plastic-tub, can, oatmeal-canister, paper-cup, terracotta-pot, yogurt-pot, bucket = 1
nice paint: paint, watercolor-paint = 1 color
nice brush: sponge-brush, paintbrush, kitchen-sponge
nice jack: clothespin, peg-doll, craft-stick = 1
nice pens: marker, crayon = 3 color
nice fill: pebble, stone, sand, rice, soil = 2 cup
join tape: tape, masking-tape
tool scissors: scissors
step paint: paint sheets paint brush by ccc
step strips: cut sheets scissors by tcc
step roll: roll sheets by tcc
step base: tape sheets tape by tcc
step slits: cut sheets scissors by gtc
step pull: build sheets > stalk by ttc
step plant: build sheets pot fill? > pot by ccc
step leaves: tape leaves sheets tape scissors > leaves by tcc
step jack: draw jack pens > jack by ccc
step climb@9-12: play sheets by c
part stalk = sheets own paint paint a : t^ ~ 0 76 9 2 40 8 -2 0 7 2 -40 6 0 -78 4 ; j ~- 0 44 -46 58 7 ; j ~- 0 44 46 60 7 ; j ~ 0 40 -26 62 6 ; j ~ 0 40 28 64 6 ; j ~- 0 8 -50 20 8 ; j ~- 0 8 52 18 8 ; j ~ 0 4 -32 28 6 ; j ~ 0 4 34 28 6 ; j ~- 0 -30 -46 -20 8 ; j ~- 0 -30 46 -24 8 ; j ~ 0 -34 -26 -10 6 ; j ~ 0 -34 28 -10 6 ; l ~ 3.500 0 -70 -16 -88 -30 -80 -26 -68 -20 -74 ; l ~ 3.500 0 -72 16 -92 32 -86 30 -72 22 -76 ; l ~ 3.500 0 -70 2 -90 10 -98
part leaves = leaves b : leaf ~ 4 30 46 28 10 ; leaf ~- -4 24 -48 32 10 ; leaf ~ -4 -8 -50 -8 10 ; leaf ~- 4 -14 50 -6 10 ; leaf ~ 4 -50 38 -58 9 ; leaf ~- -4 -50 -38 -56 9
part pot = pot c : cup ~ 0 62 46 34
part jack = jack own : pin ~ 12 -14 44 ; o tan 12 -18 9 ; p c 2 -20 22 -20 16 -34 ; r c 12 4 16 12 3 ; k 9 -18 1.6 ; k 15 -18 1.6

* rapunzel-tower | 4-5 6-8 | Fairy Tales
extras world Fairy Tales: cardboard-tube, toy-tree, paper-bag, leaf, masking-tape, pinecone, tissue-paper, newspaper, pine-needle, cardboard, air-plant, ivy, toy-animal
extras machine: flag
appeal 3
topics rapunzel, tangled, princess, tower, prince, long hair, braid, castle
colors yellow, gray, purple
minutes 35 45
mess low
heart tower: oatmeal-canister, cardboard-tube, chip-can, milk-carton = 1
heart hair: yarn, raffia, wool-roving, string, crepe-paper = 8 yd
need roof: construction-paper, cardstock, wrapping-paper, metallic-paper, wallpaper = 1 sheet
need wall: construction-paper, packing-paper, paper, wallpaper = 1 sheet
need pens: crayon, marker, colored-pencil, oil-pastel = 3 color
need face: paper, index-card, cardstock, paper-plate = 1 scrap
nice vines: leaf, fake-leaf, moss, ribbon-rose = handful
nice prince: clothespin, peg-doll, craft-stick = 1
join glue: glue
join tape: tape, masking-tape
home bowl
tool scissors: scissors
step stones: color wall pens > stones by cc
step cover: tape wall tower tape > tower by tc
step window: cut face scissors by tc
step draw: draw face pens by cc
step braid: weave hair by tc
step hair: tape hair face tape > rapunzel hair by tc
step stick: tape face tower tape by cc
step roof: tape roof tower bowl tape scissors > roof by tc
step vines: glue vines tower glue > vines by cc
step prince: draw prince pens > prince by cc
part tower = wall b : tube ~ 0 -34 74 116
part stones = pens a : r_ gray- -22 30 20 10 3 ; r_ gray- 6 44 22 10 3 ; r_ gray- -18 60 18 10 3 ; r_ gray- 18 66 18 9 3 ; r_ gray- 24 20 14 9 3 ; r_ gray- -26 -22 14 9 3
part vines = vines green : leaf ~ -34 78 -30 58 7 ; leaf ~- -28 74 -14 64 6 ; leaf ~ -36 56 -26 40 7 ; leaf ~- -36 40 -42 24 6 ; leaf ~ 34 78 26 62 7 ; leaf ~- 36 62 42 44 6 
part roof = roof c : cone ~ 0 -98 104 66 ; r_ ~- 0 -34 100 5 2
part rapunzel = face k : b^ k -20 18 -20 -10 0 -26 20 -10 20 18 ; o tan 0 0 13 14 ; k -5 0 2 ; k 5 0 2 ; u 0 6 5 ; b_ a -15 6 -16 -10 0 -19 16 -10 15 6 10 -6 0 -10 -10 -6
part hair = hair a : l^ ~ 9 -10 10 -24 16 -40 30 -46 50 -48 76 ; l ~- 3 -14 12 -22 20 -28 16 -36 30 -44 28 -46 42 -50 44 -44 54 -52 58 -46 68 ; r c -48 74 12 6 2 ; z ~ 4 -48 78 -54 90 ; z ~ 4 -48 78 -48 92 ; z ~ 4 -48 78 -42 90
part prince = prince own : pin ~ -58 40 42 ; o tan -58 36 9 ; k -61 36 1.6 ; k -55 36 1.6 ; p yellow -66 30 -66 22 -62 26 -58 20 -54 26 -50 22 -50 30

* pea-bed | 4-5 6-8 9-12 | Fairy Tales
extras world Fairy Tales: paper-doily, folder, picture-frame, hardcover-book, fabric-scrap, wrapping-paper, shadow-box, cardboard-box, mosaic-tile, curtain-ring, clothespin, cake-board
topics princess and the pea, princess, bed, mattress, hans christian andersen, dollhouse, pea
colors pink, purple, teal, yellow
minutes 65 50 70
mess low
heart layers@4-5: felt, fabric-scrap, old-t-shirt, bandana, pillowcase = 5 sheet
heart layers@6-8,9-12: felt, fabric-scrap, old-t-shirt, bandana, pillowcase, old-sweater = 5 sheet
heart frame: cardboard, shoebox, small-box, cereal-box, cardstock = 1
need pea: dried-lentil, dried-chickpea, bead, pom-pom, dried-bean, seed, modeling-clay, air-dry-clay, felt-ball = 1
need posts: craft-stick, dowel, stick, chopstick, paper-straw = 4
need fill: pillow-stuffing, cotton-ball, wool-roving, tissue-paper, paper-napkin = 3 handful
need princess: clothespin, peg-doll, craft-stick, wooden-spoon, cork = 1
need pens: marker, permanent-marker, paint-marker = 3 color
nice frill: ribbon, lace, ric-rac, tulle = 2 ft
nice jewels: bead, stick-on-gem, sequin, button = 4
need thread@9-12: embroidery-floss, sewing-thread, yarn, string = 6 ft
join glue: glue
tool needle@9-12: needle
tool pencil: pencil
tool scissors: scissors, fabric-scissors
step cut: cut layers scissors pencil by tcc
step edges@4-5,6-8: glue layers glue by tc
step edges@9-12: sew layers thread needle by c
step fill: fill layers fill by ccc
step bed: cut frame scissors glue by gtc
step posts: glue posts frame glue > frame by tcc
step frill: glue frill posts glue > frill by ccc
step princess: draw princess pens layers by ccc
step pea: arrange pea layers frame > pea mattresses by ccc
step top: arrange princess layers > princess by ccc
step jewels: glue jewels posts glue > jewels by ccc
part frame = frame own : r^ ~- 0 68 156 20 3 ; stick wood -74 -70 -74 84 9 ; stick wood 74 -70 74 84 9 ; stick wood -58 -78 -58 60 7 ; stick wood 58 -78 58 60 7
part frill = frill b : c_ b -76 -66 76 -66 9 14 ; r b 0 -69 158 8 3
part pea = pea own : o green 0 57 7 6
part mattresses = layers a : q^ a 7 -66 36 66 36 66 52 6 52 0 48 -6 52 -66 52 ; r^ b 0 27 132 17 8 ; r^ c 0 10 130 17 8 ; r^ d 0 -7 128 17 8 ; r^ a 0 -24 126 16 8 ; z_ w 1.6 -60 44 -14 44 ; z_ w 1.6 14 44 60 44 ; z_ w 1.6 -60 27 60 27 ; z_ w 1.6 -58 10 58 10 ; z_ a 1.6 -58 -7 58 -7 ; z_ w 1.6 -56 -24 56 -24
part princess = princess own : r^ w -44 -37 34 12 6 ; o tan -40 -46 13 12 ; b_ yellow -54 -44 -52 -58 -38 -60 -28 -52 -34 -54 -46 -52 -50 -40 ; l_ k 1.6 -42 -46 -39 -44 -36 -46 ; p_ yellow+ -50 -57 -50 -66 -44 -61 -40 -68 -36 -61 -32 -66 -31 -56 ; b^ b -28 -32 -26 -46 0 -50 30 -46 50 -40 54 -32
part jewels = jewels yellow : bits ~ 1.3 -74 -74 74 -74 ; bits ~ 1.11 -58 -81 58 -81

* shadow-theater | 4-5 6-8 9-12 | Fairy Tales
appeal 3
topics shadow theater, shadow puppet, puppet theater, theatre, red riding hood, wolf, grandmother, little red, stage, play, drama, wayang
colors red, black, gold
minutes 65 50 60
mess low
heart box: shoebox, cardboard-box, cereal-box, pizza-box
heart screen: tissue-paper, parchment-paper, tracing-paper, wax-paper, rice-paper, paper-towel, paper = 1 sheet
need figures: cardstock, construction-paper, cereal-box, old-greeting-card = 2 sheet
need sticks: paper-straw, wooden-skewer, craft-stick, chopstick, plastic-straw, balloon-stick, stick, bamboo, pipe-cleaner, pencil = 4
need pencil: pencil, chalk, colored-pencil
nice curtain: felt, fabric-scrap, crepe-paper, tissue-paper, bandana = 1 sheet
nice brads@9-12: paper-fastener = 2
nice glass: cellophane, plastic-sleeve, candy-wrapper = 1 scrap
join tape: tape, masking-tape
tool light: flashlight, phone, string-light
tool scissors: scissors
step window: cut box scissors pencil by gtc
step slot: cut box scissors > box by gtc
step screen: tape screen box tape > screen by tcc
step draw: draw figures pencil by tcc
step cut: cut figures scissors > scenery by tcc
step glass: tape glass figures tape scissors by tcc
step sticks: tape figures sticks tape pencil brads? > joints cast sticks by ccc
step trees: tape figures box tape by ccc
step curtain: tape curtain box tape > curtain by ccc
step show: play figures light by ccc
part sticks = sticks own : stick ~ -28 58 -28 97 5 ; stick ~ 34 60 34 97 5
part box = box a : r^ ~ 0 -6 184 140 4 ; r_ ~-- 0 -6 158 106 2
part screen = screen w : r_ yellow+ 0 -6 156 104 ; o_ w 4 -10 60 44
part scenery = figures k : r_ k 0 45 156 6 ; p_ k -62 -48 -50 -19.8 -55.6 -19.8 -46 6.5 -53.2 6.5 -42 32.8 -58.8 32.8 -58.8 46 -65.2 46 -65.2 32.8 -82 32.8 -70.8 6.5 -78 6.5 -68.4 -19.8 -74 -19.8 ; p_ k 66 -52 75.6 -22.6 71.1 -22.6 78.8 4.8 73 4.8 82 32.3 68.6 32.3 68.6 46 63.4 46 63.4 32.3 50 32.3 59 4.8 53.2 4.8 60.9 -22.6 56.4 -22.6 ; p_ k -46 -8 -38.2 8.2 -41.8 8.2 -35.6 23.3 -40.3 23.3 -33 38.4 -43.9 38.4 -43.9 46 -48.1 46 -48.1 38.4 -59 38.4 -51.7 23.3 -56.4 23.3 -50.2 8.2 -53.8 8.2
part cast = figures k : b_ k -40 44 -34 14 -34 2 -26 -10 -18 -6 -14 4 -18 12 -14 22 -8 44 ; p_ k -34 4 -36 -16 -22 -8 ; l_ k 4 -20 16 -8 24 ; b_ k -8 24 6 24 4 34 -6 34 ; l_ k 2 -7 24 -1 16 5 24 ; p_ k 12 14 26 4 26 -12 32 -2 38 4 52 6 62 8 72 -10 75 2 68 20 64 26 66 44 58 44 55 29 42 29 40 44 32 44 31 28 26 20 15 20 ; o_ w 26 8 1.8
part joints = brads own : d_ gold 3 -12 18 14 16
part curtain = curtain a : b^ ~ -92 -74 -56 -74 -58 -40 -72 -10 -70 30 -74 62 -92 62 ; b^ ~ 92 -74 56 -74 58 -40 72 -10 70 30 74 62 92 62 ; c ~- -92 -74 92 -74 8 16 ; r ~- 0 -77 186 10 3

* book-forest | 9-12 13+ | Fairy Tales, Fantasy
extras world Fairy Tales: leaf, pine-needle, pebble, tulle, pillow-stuffing, feather
appeal 3
topics altered book, book sculpture, book art, book nook, storybook, enchanted forest, paper cut, reading, library, night light
colors teal, gold, brown
minutes 90 120
waits 60
mess low
heart book: old-book-page, hardcover-book = 12 page
heart lights: string-light, LED-candle, LED-tea-light = 1
need card: cardstock, magazine, construction-paper, old-greeting-card, cereal-box = 1 sheet
nice wash: watercolor-paint, watercolor-pencil, food-coloring, tea-bag = 1
nice brush: paintbrush, sponge-brush
nice moss: moss, fern-frond, pressed-flower, leaf, tissue-paper = handful
join glue: glue
tool pencil: pencil
tool scissors: scissors
step block: glue book glue scissors by cc
step plan: draw book pencil by cc
step trees: cut book scissors by cc
step wash: paint book wash brush by cc
step stand: glue book glue > behind forest pages by cc
step tower: cut card scissors > castle by cc
step place: glue card book glue > figures by cc
step lights: build lights book > lights by cc
step moss: glue moss book glue > moss by cc
step read: test lights book by cc
part castle = card b : p^ ~-- -26 58 -26 -60 -16 -84 -6 -60 -6 -30 6 -30 6 -76 18 -98 30 -76 30 58 ; r_ yellow+ -16 -44 5 10 2 ; r_ yellow+ 18 -58 6 12 2 ; r_ yellow+ 18 -24 6 12 2
part behind = book cream : p ~- -58 -74 -43 -35 -50 -35 -38 1.4 -47 1.4 -33 37.8 -54 37.8 -54 56 -62 56 -62 37.8 -83 37.8 -69 1.4 -78 1.4 -66 -35 -73 -35 ; p ~- 60 -64 74.4 -28 67.7 -28 79.2 5.6 70.6 5.6 84 39.2 63.8 39.2 63.8 56 56.2 56 56.2 39.2 36 39.2 49.4 5.6 40.8 5.6 52.3 -28 45.6 -28
part lights = lights yellow : lights ~ 2 2
part forest = book cream : p ~ -30 -24 -19.2 1.2 -24.2 1.2 -15.6 24.7 -22.1 24.7 -12 48.2 -27.1 48.2 -27.1 60 -32.9 60 -32.9 48.2 -48 48.2 -37.9 24.7 -44.4 24.7 -35.8 1.2 -40.8 1.2 ; p ~ 36 -18 46.8 5.4 41.8 5.4 50.4 27.2 43.9 27.2 54 49.1 38.9 49.1 38.9 60 33.1 60 33.1 49.1 18 49.1 28.1 27.2 21.6 27.2 30.2 5.4 25.2 5.4 ; p ~+ -78 -26 -66 1 -71.6 1 -62 26.2 -69.2 26.2 -58 51.4 -74.8 51.4 -74.8 64 -81.2 64 -81.2 51.4 -98 51.4 -86.8 26.2 -94 26.2 -84.4 1 -90 1 ; p ~+ 80 -20 91.4 5.2 86.1 5.2 95.2 28.7 88.4 28.7 99 52.2 83 52.2 83 64 77 64 77 52.2 61 52.2 71.6 28.7 64.8 28.7 73.9 5.2 68.6 5.2 ; z_ tan- 1 -86 40 -70 40 ; z_ tan- 1 -88 48 -68 48 ; z_ tan- 1 70 42 90 42 ; z_ tan- 1 70 50 92 50 ; z_ tan- 1 -36 40 -22 40 ; z_ tan- 1 -36 48 -22 48 ; z_ tan- 1 28 44 44 44
part pages = book cream : b^ ~- 0 66 -20 54 -60 52 -94 60 -98 92 -60 84 -20 86 0 96 20 86 60 84 98 92 94 60 60 52 20 54 ; b ~ 0 64 -20 54 -60 50 -92 56 -94 86 -60 78 -20 80 0 90 20 80 60 78 94 86 92 56 60 50 20 54 ; z_ ~- 1.6 0 64 0 90 ; l_ tan- 1.2 -82 66 -50 60 -16 64 ; l_ tan- 1.2 -82 74 -50 68 -16 72 ; l_ tan- 1.2 82 66 50 60 16 64 ; l_ tan- 1.2 82 74 50 68 16 72
part figures = card k : b_ red -12 68 -8 46 -2 38 4 46 8 68 ; o_ tan -2 47 4 4 ; p_ k 26 68 22 56 14 52 16 46 26 46 42 50 48 44 48 54 44 68 40 68 38 58 32 58 30 68
part moss = moss green : y_ ~ -70 62 18 7 7 .2 ; y_ ~- 66 64 20 7 7 .2 ; y_ ~+ -40 60 10 5 6 .2

* tale-tunnel-book | 9-12 13+ | Fairy Tales
extras picture Fairy Tales: washi-tape, lace, crepe-paper, stick-on-gem, ribbon-rose, paper-doily
topics tunnel book, peep show, paper cut, papercut, layered paper, accordion book, pop-up
variant red-riding-hood | Fairy Tales | dark green, red, light green, yellow | red riding hood, wolf, forest, woods
variant dragon-cave | Fantasy, Fairy Tales | purple, green, orange, yellow | dragon, cave, treasure, knight
colors dark green, red, light green, yellow
minutes 80 100
mess low
heart card: cardstock, watercolor-paper, construction-paper, paper = 5 sheet
heart sides: construction-paper, packing-paper, paper, wrapping-paper, wallpaper = 2 sheet
need color: colored-pencil, marker, watercolor-pencil, gel-pen, oil-pastel, crayon = 4 color
nice light: string-light, LED-candle, LED-tea-light, glow-stick
join glue: glue-stick, glue
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step frames: draw card pencil ruler by cc
step layers: draw card pencil by cc
step cut: cut card scissors > frame far far-d by cc
step color: color card color > near near-d by cc
step back: color card color > sky scene scene-d by cc
step pleat: fold sides ruler by cc
step join: glue card sides glue > sides by cc
step check: test card by cc
step light: arrange light card > glow by cc
part sides = sides c : p^ ~- -94 -80 -84 -86 -84 86 -94 92 ; p ~ -84 -86 -76 -80 -76 80 -84 86 ; p^ ~- 94 -80 84 -86 84 86 94 92 ; p ~ 84 -86 76 -80 76 80 84 86
part sky = card d : r_ ~+ 0 0 150 156
part scene@red-riding-hood = card d : o_ w 20 -24 22 ; p_ brown -20 30 -20 -2 0 -22 20 -2 20 30 ; r_ d 0 16 12 26 2 ; b_ c -76 34 -30 22 30 22 76 34 76 80 -76 80
part scene-d@dragon-cave = card d : p_ gold -66 60 -40 38 -18 24 4 10 24 22 44 36 66 60 ; d_ yellow 5 4 16 -10 26 18 26 -26 34 2 36 32 36 -42 44 -14 46 18 46 46 46 -56 56 -28 56 0 56 30 56 56 56
part glow = light yellow : o_ ~+ -40 -60 5 ; o_ ~+ 40 -62 5 ; o_ ~+ 0 -66 5 ; o_ ~+ -62 -40 4 ; o_ ~+ 62 -40 4
part far@red-riding-hood = card c : c ~ -76 60 76 60 9 14 ; p ~- -40 40 -44 -80 -34 -80 -34 40 ; c ~ -76 60 76 60 9 14 ; p ~- 44 40 46 -80 56 -80 54 40 ; p ~ -76 -78 -60 -78 -56 -30 -62 -30 -52 0 -60 0 -48 32 -76 36 ; p ~+ 76 -78 60 -78 56 -30 62 -30 52 0 60 0 48 32 76 36
part far-d@dragon-cave = card a : r ~- -46 0 12 156 1 ; r ~- 48 0 12 156 1 ; p ~+ -76 -78 -60 -78 -56 -30 -62 -30 -52 0 -60 0 -48 32 -76 36 ; p ~+ 76 -78 60 -78 56 -30 62 -30 52 0 60 0 48 32 76 36
part near@red-riding-hood = card a : p^ ~ -80 -84 -52 -84 -58 -40 -54 0 -60 40 -50 60 -80 84 ; p^ ~ 80 -84 52 -84 58 -40 54 0 60 40 50 60 80 84 ; l ~ 9 -58 -50 -40 -62 -30 -60 ; l ~ 9 58 -56 38 -66 28 -62 ; b_ b -34 74 -28 46 -20 34 -12 46 -6 74 ; o_ tan -20 45 5 5 ; r_ d -4 62 9 8 2 ; p_ k 12 76 14 58 6 52 8 44 18 42 20 34 26 42 44 46 56 40 54 56 48 60 48 76 42 76 40 64 26 64 22 76 ; o_ w 14 47 1.8 ; c ~- -80 84 80 84 8 -14
part near-d@dragon-cave = card a : p^ ~ -80 -84 80 -84 80 -40 58 -66 34 -40 22 -70 2 -46 -18 -72 -36 -42 -58 -64 -80 -30 ; p ~- -80 84 -80 40 -56 62 -44 50 -30 74 -10 84 ; b^ b -10 76 0 52 30 40 58 52 66 70 40 80 10 80 ; l b 12 54 54 66 30 56 6 38 6 ; p b 40 -6 20 2 14 10 36 18 46 12 ; p_ b- 44 -4 54 -14 52 4 ; k 34 4 3 ; l b 8 6 74 -16 78 -34 68 ; p_ b- 26 44 32 22 44 38 58 22 58 52
part frame = card a : r^ ~- 0 -86 176 14 2 ; r^ ~- 0 88 176 14 2 ; r^ ~- -82 0 14 180 2 ; r^ ~- 82 0 14 180 2
scene lay

* hut-on-hen-legs | 9-12 13+ | Fairy Tales, Fantasy
extras world Fairy Tales: cardboard-tube, pinecone, toy-tree, leaf, pine-needle, paper-bag, air-plant, masking-tape, driftwood, felt-ball, cupcake-liner, bottle-cork
appeal 1
topics baba yaga, russia, ukraine, slavic, eastern europe, vasilisa, witch, hut, witch house, folktale
near halloween
colors brown, red, gold
minutes 75 90
waits 180
mess some
heart box: milk-carton, small-box, tissue-box = 1
heart legs: stick, pipe-cleaner, dowel, bamboo = 4
need feet: air-dry-clay, modeling-clay, polymer-clay = handful
need logs: stick, craft-stick, bark, paper-straw, cinnamon-stick, wooden-skewer, corrugated-paper, reed = 24
need roof: moss, hay, raffia, leaf, burlap, grass, corn-husk, felt, corrugated-paper = handful
need card: cardboard, cereal-box, cardstock, corrugated-paper = 1 piece
nice wrap: yarn, raffia, string, embroidery-floss, masking-tape = 2 yd
nice light: LED-candle, LED-tea-light, string-light, glow-stick = 1
nice bits: button, bead, metallic-pen, old-key = 2
join glue: glue
tool scissors: scissors
tool pencil: pencil
step box: cut box scissors pencil > body by cc
step legs: build legs by cc
step wrap: tie wrap legs glue by cc
step feet: shape feet legs > feet legs by cc
step dry: dry feet by cc
step logs: glue logs box glue scissors > logs by cc
step roof: glue card box glue scissors > roof by cc
step thatch: glue roof card glue > thatch by cc
step shutters: glue card box glue bits? > shutters by cc
step stand: glue box legs glue light? > light by cc
part feet = feet own : o^ ~ -22 82 20 9 ; o^ ~ 22 82 20 9
part legs = legs own : z^ ~ 7 -24 20 -34 46 -22 72 ; z^ ~ 7 24 20 34 46 22 72 ; z gold- 6 -22 72 -42 84 ; z gold- 6 -22 72 -20 88 ; z gold- 6 -22 72 -4 82 ; z gold- 6 22 72 2 84 ; z gold- 6 22 72 22 88 ; z gold- 6 22 72 42 84
part body = box own : q^ ~ 3 -48 -46 48 -46 46 26 -46 26
part light = light yellow : r_ ~+ -22 -18 22 24 2
part logs = logs own : stick ~ -54 22 54 22 9 ; stick ~- -54 12 54 12 9 ; stick ~ -54 2 -37 2 9 ; stick ~ -6 2 54 2 9 ; stick ~- -54 -8 -37 -8 9 ; stick ~- -6 -8 54 -8 9 ; stick ~ -54 -18 -37 -18 9 ; stick ~ -6 -18 54 -18 9 ; stick ~- -54 -28 -37 -28 9 ; stick ~- -6 -28 54 -28 9 ; stick ~ -54 -38 54 -38 9
part roof = card own : p^ ~- -74 -36 0 -96 74 -36
part thatch = roof gold : z_ ~ 3 -15.7 -62 -19.5 -38.3 ; z_ ~- 3 -44.4 -57.5 -41.1 -33.7 ; z_ ~+ 3 -49.8 -56.5 -38.6 -35.3 ; z_ ~ 3 -11.6 -62.1 -1.6 -40.2 ; z_ ~- 3 -12.2 -53.2 -2.9 -31 ; z_ ~+ 3 -22.3 -55.2 -33.1 -33.8 ; z_ ~ 3 13.5 -57.8 2 -36.7 ; z_ ~- 3 -48 -53.4 -42.7 -30 ; z_ ~+ 3 -38 -62.3 -33.2 -38.8 ; z_ ~ 3 32.6 -61.8 30.6 -37.9 ; z_ ~- 3 14.5 -59.5 13.3 -35.5 ; z_ ~+ 3 -47.4 -62.7 -40.1 -39.8 ; z_ ~ 3 15.7 -58.6 20.4 -35.1 ; z_ ~- 3 6.1 -58.3 11.1 -34.8 ; z_ ~+ 3 26.3 -55.2 32.6 -32 ; z_ ~ 3 12 -56.8 2.8 -34.6 ; z_ ~- 3 28.7 -59.1 17.2 -38 ; z_ ~+ 3 -35 -58.6 -41.4 -35.4 ; z_ ~ 3 -40.4 -56.8 -29.2 -35.5 ; z_ ~- 3 17.7 -54.8 15.9 -30.9 ; z_ ~+ 3 40 -60 35.1 -36.5 ; z_ ~ 3 8.9 -57 10 -33.1 ; z_ ~- 3 33.7 -52.7 34.3 -28.7 ; z_ ~+ 3 18.9 -63 13.9 -39.5 ; z_ ~ 3 18.7 -51.4 10.7 -28.8 ; z_ ~- 3 -19.4 -59.2 -23.6 -35.6 ; z_ ~+ 3 -51.8 -57.7 -43.7 -35.2 ; z_ ~ 3 -35 -62.8 -41.6 -39.8 ; z_ ~- 3 -38.4 -61 -35.7 -37.1 ; z_ ~+ 3 36.5 -63 37.8 -39.1 ; z_ ~ 3 8.9 -52.7 1 -30.1 ; z_ ~- 3 35.3 -60.6 37.5 -36.7 ; z_ ~+ 3 -8.6 -52 -19.7 -30.7 ; z_ ~ 3 -38.2 -61.4 -31.6 -38.4 ; z_ ~ 3 -17.7 -67.8 -8.5 -45.6 ; z_ ~- 3 6.7 -84 13 -60.9 ; z_ ~+ 3 25.7 -82.1 22.2 -58.4 ; z_ ~ 3 -2 -77.8 -1.9 -53.8 ; z_ ~- 3 -19.8 -70 -9.8 -48.1 ; z_ ~+ 3 -15.7 -85.3 -9.9 -62 ; z_ ~ 3 -5.9 -69.7 -2.9 -45.9 ; z_ ~- 3 -12.6 -79.8 -24.4 -58.9 ; z_ ~+ 3 -22.5 -74.7 -19.4 -50.9 ; z_ ~ 3 10.1 -79.7 5.3 -56.1 ; z_ ~- 3 4.8 -73.3 -5 -51.3 ; z_ ~+ 3 -1.4 -82.2 9.2 -60.7 ; z_ ~ 3 17.6 -76.6 25.2 -53.8 ; z_ ~- 3 24.3 -75.2 18.6 -51.9 ; z_ ~+ 3 16.5 -80.7 20.1 -57 ; z_ ~ 3 21.4 -83.1 14.9 -60 ; z_ ~- 3 -16.8 -73.3 -21.8 -49.8 ; z_ ~+ 3 21.6 -70.8 21.6 -46.8 ; z_ ~ 3 -14.2 -83.3 -14.9 -59.3 ; z_ ~- 3 5.4 -83.7 -4.4 -61.8 ; z_ ~+ 3 -3.1 -72.9 3.8 -49.9 ; z_ ~ 3 -14.3 -85.6 -10.3 -61.9
part shutters = card b : r ~ -44 -16 14 30 2 ; r ~ 1 -16 14 30 2 ; r ~- 30 0 24 44 2 ; o_ gold 22 0 2.6 ; z_ ~- 2 -22 -30 -22 -4 ; h_ w -44 -16 5 ; h_ w 1 -16 5

* tale-lantern | 4-5 6-8 9-12 13+ | Fairy Tales
extras jar: bead, copper-tape, ribbon
topics lantern, silhouette lantern, night light, jar lantern
near shadow, knight, princess, ramadan nights
variant castle | Fairy Tales | purple, orange, black free | castle, kingdom
variant dragon-night | Fantasy | teal, yellow, black | dragon, fantasy
colors purple, orange, black
minutes 45 35 45 55
mess low
heart jar: plastic-jar, glass-jar, plastic-cup, tea-light-holder = 1
heart light: LED-candle, LED-tea-light, string-light = 1
need cut: construction-paper, cardstock, paper = 1 sheet
need glow: tissue-paper, tracing-paper, rice-paper, parchment-paper, paper-napkin = 1 sheet
nice knife@13+: craft-knife
nice handle: string, ribbon, pipe-cleaner, craft-wire, yarn = 2 ft
nice stars: metallic-pen, gel-pen, sticker, hole-punch = 5
join glue: glue-stick, glue
join tape: tape, washi-tape, masking-tape
tool pencil: pencil, colored-pencil
tool scissors: scissors
step measure: cut glow jar scissors by tccc
step draw: draw cut pencil by tccc
step cut: cut cut scissors by tccc
step inner@9-12,13+: cut cut scissors by cc
step windows@13+: cut cut knife by t
step glue: glue cut glow glue by cccc
step stars: decorate stars glow > stars by tccc
step wrap: tape glow jar tape > jar skin shapes shapes-d by tccc
step handle: tie handle jar > handle by ttcc
step light: test light jar > light by ttcc
part handle = handle own : l ~ 3 -48 -66 -40 -94 0 -99 40 -94 48 -66
part jar = jar own : r^ ~ 0 6 112 152 16 ; r ~- 0 -68 96 14 4
part skin = glow b : r_ ~ 0 14 108 130 8 ; r_ a 0 -34 108 34 8
part light = light yellow : o_ ~+ 0 30 40 40 ; o_ w 0 36 20 22
part stars = stars yellow : s_ w -36 -38 5 6 2.6 ; s_ w -6 -44 5 5 2 ; s_ w 32 -34 5 6 2.6 ; s_ w 12 -28 5 4 1.8 ; s_ w -22 -24 5 4 1.8
part shapes@castle = cut c : p_ ~ -54 78 -54 52 -38 46 -38 4 -42 4 -30 -18 -18 4 -22 4 -22 34 -12 34 -12 28 -6 28 -6 34 6 34 6 -6 2 -6 14 -30 26 -6 22 -6 22 40 34 40 34 18 30 18 39 2 48 18 44 18 44 54 54 58 54 78 ; r_ b -30 14 5 10 2 ; r_ b 14 6 5 11 2 ; r_ b 39 28 4 8 2 ; b_ b -6 60 -6 50 0 44 6 50 6 60
part shapes-d@dragon-night = cut c : p_ ~ -54 78 -54 56 -30 44 -10 60 14 42 38 56 54 46 54 78 ; b_ ~ -40 6 -28 14 -10 12 6 4 20 2 30 -8 40 -8 50 -2 42 2 34 4 24 16 4 24 -14 24 -30 20 ; p_ ~ -12 14 -22 -16 -2 -6 4 -18 12 -4 24 -10 10 14 ; l_ ~ 4 -28 18 -42 20 -50 10 ; p_ ~ 34 -8 32 -16 39 -9 ; o_ b 41 -4 1.8

* plate-unicorn | 2-3 4-5 | Fantasy
extras figure: flower, ribbon-rose
appeal 3
topics unicorn, unicorns, rainbow, magic, horse, mane, horn
colors pink, purple, light blue, gold or white, purple, light blue, silver
minutes 20 30
mess low
heart plate: paper-plate
heart mane@2-3: tissue-paper, crepe-paper, paper-napkin, origami-paper, construction-paper, cupcake-liner = 3 sheet
heart mane@4-5: yarn, ribbon, crepe-paper, tissue-paper, wool-roving, fabric-scrap, construction-paper = 4 color
need horn: metallic-paper, construction-paper, cardstock, wrapping-paper, felt = 1 sheet
need ears: paper, cardstock, construction-paper, paper-doily = 1 sheet
nice gems@4-5: stick-on-gem, sticker, sequin, pom-pom, glitter-glue, button, bead = 3
nice cloud@4-5: cotton-ball, cotton-pad, pillow-stuffing = handful
join glue: glue
tool scissors: scissors
tool pen: marker, crayon
step cut: cut horn ears scissors by gt
step join: glue horn ears plate glue > ears head horn by tc
step tear@2-3: tear mane by c
step lengths@4-5: cut mane scissors by t
step spread: glue plate glue by cc
step mane: decorate mane plate glue > mane by cc
step lock: glue mane plate glue > lock by cc
step face: draw pen plate > face by tc
step cloud@4-5: glue cloud plate glue > cloud by c
step gems: glue gems horn glue > gems by cc
part cloud = cloud w : cotton ~ -40 84 15 ; cotton ~ -18 90 15 ; cotton ~ 8 90 15 ; cotton ~ 34 86 15
part ears = ears w : j^ ~ -34 -36 -48 -76 15 ; j^ ~ 34 -36 48 -76 15 ; j_ a -36 -42 -46 -70 8 ; j_ a 36 -42 46 -70 8
part mane = mane a : y ~ -62 -24 22 20 7 .2 ; y b -70 2 22 20 7 .2 ; y c -68 28 22 20 7 .2 ; y ~ -58 52 22 20 7 .2 ; y b -40 72 22 18 7 .2 ; y c -54 -46 20 18 7 .2
part head = plate own : plate ~ 4 14 66
part horn = horn d : p^ ~ -14 -42 4 -99 22 -42 ; z_ ~- 3 -10 -52 16 -58 ; z_ ~- 3 -6 -66 12 -72 ; z_ ~- 3 -1 -80 8 -84
part lock = mane b : y ~ -14 -40 17 14 7 .2 ; y a 4 -32 17 14 7 .2 ; y c -30 -30 16 14 7 .2 ; y a -42 -12 16 14 7 .2
part face = pen k : l_ k 3.4 -28 14 -20 20 -10 16 ; l_ k 3.4 20 16 30 20 38 14 ; z_ k 2 -28 15 -33 20 ; z_ k 2 -22 19 -25 26 ; z_ k 2 38 15 43 20 ; z_ k 2 32 19 35 26 ; o_ k -6 46 2.6 ; o_ k 14 46 2.6 ; u 4 54 10
part gems = gems yellow : bits ~ 1.48 38 -20 ; bits ~ 1.3 52 -2 ; bits c 0.93 4 -48
template horn 1 6.5
template ears 2 3
scene lay

* unicorn-horn | 4-5 6-8 | Fantasy
extras head: yarn, ribbon, tulle, ribbon-rose, crepe-paper, flower, tissue-paper, stick-on-gem
appeal 3
topics unicorn, unicorns, unicorn horn, horn, headband, dress up, costume, party
colors pink, purple, light blue free
minutes 30 35
mess low
heart cone: party-hat, cardstock, construction-paper, metallic-paper, felt, paper = 1
heart wrap: yarn, ribbon, crepe-paper, washi-tape, embroidery-floss, raffia = 2 yd
need band: headband, cardstock, construction-paper, corrugated-paper, felt, cereal-box = 1 sheet
need ears: construction-paper, felt, paper, cardstock = 1 scrap
nice fill: pillow-stuffing, cotton-ball, tissue, newspaper = handful
nice flowers: ribbon-rose, tissue-paper, cupcake-liner, pom-pom, felt-ball = 4
nice shine: pipe-cleaner, stick-on-gem, sticker = 2
join glue: glue
join tape: tape, masking-tape
tool scissors: scissors
step cone: roll cone tape glue? scissors by tc
step wrap: tie wrap cone tape > horn by cc
step band: prepare band tape scissors > band by tc
step fill: fill fill cone by cc
step mount: tape cone band tape glue? by tc
step ears: glue ears band scissors glue > ears by tc
step mane: tape wrap band scissors tape > mane by tc
step flowers: glue flowers band glue > flowers by cc
step shine: decorate shine cone > shine by cc
step wear: play band by cc
part mane = wrap a : l ~ 6 60 40 74 58 68 84 ; l b 6 66 36 84 54 80 82 ; l c 6 52 44 62 62 56 86 ; l ~ 6 70 32 92 48 92 76 ; l b 6 46 46 50 66 44 88 ; l c 6 76 28 96 42 98 66
part band = band a : o^ ~- 0 34 78 30 ; o_ ~-- 0 28 72 24 ; b ~ -78 34 -70 50 -40 62 0 66 40 62 70 50 78 34 78 56 70 72 40 84 0 88 -40 84 -70 72 -78 56
part ears = ears b : j^ ~ -48 38 -62 -18 17 ; j^ ~ 48 38 62 -18 17 ; j_ w -50 32 -60 -8 9 ; j_ w 50 32 60 -8 9
part horn = cone w : p^ w -24 56 0 -96 24 56 ; p_ w- 10 55 0 -94 23 55 ; l_ a 6 -22 44 0 46 20 34 ; l_ b 6 -19 24 0 25 17 14 ; l_ c 5 -16 4 0 4 13 -6 ; l_ a 5 -12 -16 0 -16 10 -26 ; l_ b 4 -9 -36 0 -37 7 -46 ; l_ c 4 -6 -56 0 -57 5 -64
part flowers = flowers b : f b -36 60 6 12 5 ; o_ yellow -36 60 4 ; f c -16 68 6 11 5 ; o_ yellow -16 68 4 ; f a 16 68 6 11 5 ; o_ yellow 16 68 4 ; f b 36 60 6 12 5 ; o_ yellow 36 60 4
part shine = shine yellow : bits yellow 1.2 -3 -74 5 -62

* mermaid-tail | 2-3 4-5 | Fantasy, Ocean
extras worn: sequin, glitter-glue, tinsel, crepe-paper, ribbon, ric-rac, tulle
appeal 3
topics mermaid, mermaids, little mermaid, merman, fish tail, dress up, siren
near ocean, sea
colors teal, purple, light blue free
minutes 30 35
waits 60
mess lots
place floor
heart sheet: packing-paper, cardboard-box, wallpaper, cardboard, bed-sheet = 1
heart ring: cardboard-tube, paper-cup, plastic-cup, yogurt-pot = 2
need paint: paint = 2 color
need cover: newspaper, old-towel = 2
nice shine@4-5: aluminum-foil, sticker, metallic-paper, sequin = handful
nice foam: cotton-ball, tissue-paper, bubble-wrap = handful
home tray
join glue: glue
tool scissors: scissors
tool pen: marker, crayon
step outline: draw sheet pen by tt
step cut: cut sheet scissors > tail by gt
step pour: prepare cover paint tray by gg
step scales: print paint sheet ring > scales by cc
step hands: print paint sheet by cc
step fin: paint paint sheet > fin by cc
step dry: dry sheet by gc
step foam: glue foam sheet glue > waist by cc
step shine: decorate shine sheet > shine by cc
step swim: play sheet by cc
part tail = sheet own : b^ ~ -44 -92 0 -96 44 -92 46 -50 36 0 20 38 12 50 -12 50 -20 38 -36 0 -46 -50 ; b^ ~ 0 44 16 54 50 54 80 66 62 86 30 88 0 72 -30 88 -62 86 -80 66 -50 54 -16 54
part scales = paint a : a_ a -26.7 -74 10.5 5.5 0 180 ; a_ a -8.9 -74 10.5 5.5 0 180 ; a_ a 8.9 -74 10.5 5.5 0 180 ; a_ a 26.7 -74 10.5 5.5 0 180 ; a_ b -22.3 -63 10.5 5.5 0 180 ; a_ b 0 -63 10.5 5.5 0 180 ; a_ b 22.3 -63 10.5 5.5 0 180 ; a_ a -20.8 -52 10.5 5.5 0 180 ; a_ a 0 -52 10.5 5.5 0 180 ; a_ a 20.8 -52 10.5 5.5 0 180 ; a_ b -14.5 -41 10.5 5.5 0 180 ; a_ b 14.5 -41 10.5 5.5 0 180 ; a_ a -17.9 -30 10.5 5.5 0 180 ; a_ a 0 -30 10.5 5.5 0 180 ; a_ a 17.9 -30 10.5 5.5 0 180 ; a_ b -12.3 -19 10.5 5.5 0 180 ; a_ b 12.3 -19 10.5 5.5 0 180 ; a_ a -11.2 -8 10.5 5.5 0 180 ; a_ a 11.2 -8 10.5 5.5 0 180 ; a_ b 0 3 10.5 5.5 0 180 ; a_ a -9.1 14 10.5 5.5 0 180 ; a_ a 9.1 14 10.5 5.5 0 180 ; a_ b 0 25 10.5 5.5 0 180 ; a_ a 0 36 10.5 5.5 0 180
part fin = paint b : b_ ~ 6 56 30 58 60 66 74 68 58 82 32 82 8 70 ; b_ ~ -6 56 -30 58 -60 66 -74 68 -58 82 -32 82 -8 70 ; l_ a 3 8 60 34 66 62 72 ; l_ a 3 6 64 26 74 50 78 ; l_ a 3 -8 60 -34 66 -62 72 ; l_ a 3 -6 64 -26 74 -50 78
part waist = foam w : cotton ~ -34 -90 13 ; cotton ~ -12 -94 13 ; cotton ~ 12 -94 13 ; cotton ~ 34 -90 13
part shine = shine silver : bits ~ 1.48 -20 -56 18 -32 -8 -4 ; bits ~ 1.3 10 18
scene lay

* hungry-monster | 2-3 4-5 | Fantasy
extras figure: bottle-cap, bread-tag, dry-pasta, gift-bow, letter-bead, metallic-paper, newspaper, pom-pom
appeal 3
topics monster, monsters, feed the monster, friendly monster, feelings, hungry, yeti, halloween
near cookie
colors purple, green, orange free
minutes 25 30
mess low
heart box: tissue-box, shoebox, small-box, oatmeal-canister, cardboard-box = 1
heart fur: tissue-paper, crepe-paper, crinkle-paper, paper-napkin, wrapping-paper, construction-paper = 3 sheet
need white: paper, paper-plate, cotton-pad, index-card = 2 sheet
need food: newspaper, magazine, junk-mail, packing-paper, aluminum-foil, paper = 2 sheet
nice horns@4-5: egg-carton, pipe-cleaner, cork, ice-cream-cone = 2
nice sight@4-5: googly-eye, button, bottle-cap = 3
nice tuft@4-5: yarn, feather, ribbon, raffia, pipe-cleaner, cotton-ball = handful
join glue: glue
tool scissors: scissors
tool pen: marker, crayon
step mouth: cut box scissors > box mouth by gg
step tear: tear fur by cc
step fur: glue fur box glue > fur by cc
step face: cut white scissors by gt
step stick: glue white box glue > eyes teeth by tc
step dots: draw pen white > pupils by cc
step sight@4-5: glue sight white glue > sight by c
step tuft@4-5: glue tuft box glue > tuft by c
step horns: glue horns box glue > horns by cc
step food: tear food > food by cc
step feed: play box food by cc
part horns = horns gray : j^ ~ -44 -40 -58 -86 12 ; j^ ~ 44 -40 58 -86 12
part box = box own : r^ ~ 0 20 144 120 6
part fur = fur a : q ~- 6 -76 -46 76 -46 78 84 -78 84 ; cover-petal own 1.7
part tuft = tuft c : l ~ 5 -20 -44 -28 -78 ; l ~ 5 -4 -46 -6 -86 ; l ~ 5 14 -44 20 -80
part mouth = box k : b_ k -50 26 -30 20 0 18 30 20 50 26 46 56 24 66 0 68 -24 66 -46 56
part eyes = white w : o^ w -40 -36 22 24 ; o^ w 4 -48 26 28 ; o^ w 46 -34 20 22
part teeth = white w : p_ w -40 22 -26 20 -32 38 ; p_ w -16 19 0 18 -8 38 ; p_ w 10 18 24 20 18 38 ; p_ w 30 20 44 24 38 38 ; p_ w -22 66 -8 67 -16 52 ; p_ w 10 67 24 66 16 52
part pupils = pen k : k -38 -34 9 ; k 6 -44 12 ; k 44 -32 8
part sight = sight w : e -38 -34 13 ; e 6 -44 15 ; e 44 -32 12
part food = food own : y ~ -66 84 12 10 6 .2 ; y ~- 68 86 11 9 6 .2
template teeth 6 2

* fire-tube-dragon | 4-5 6-8 | Fantasy
extras world Fantasy: cardboard, cardboard-box, shoebox, button, coin, candy-wrapper, construction-paper, egg-carton, play-dough, metallic-paper, flag, tissue-paper, cork-sheet, packing-paper, egg-shaped-plastic-shell, dried-bean, raffia
appeal 3
topics dragon, dragons, fire, fire breathing, st george, monster, welsh dragon, wales
near knight
colors green, orange, yellow free
minutes 25 35
waits 20
mess some
heart tube: cardboard-tube
heart fire: tissue-paper, crepe-paper, cellophane, paper-napkin, ribbon = 3 color
need coat: paint, construction-paper, acrylic-paint, metallic-paint, felt, tissue-paper = 1 color
need card: construction-paper, cardstock, felt, craft-foam = 1 sheet
nice bumps: pom-pom, cotton-ball, bead, felt-ball = 4
nice eyes: googly-eye, button, sticker = 2
join glue: glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, cotton-swab when coat=paint,acrylic-paint,metallic-paint
tool scissors: scissors
tool pen: marker, permanent-marker
step coat: decorate coat tube brush? glue > tube by cc
step fire: cut fire scissors by tc
step flames: tape fire tube tape > flames by cc
step spikes: cut card scissors by tc
step back: glue card tube glue > spikes by cc
step bumps: glue bumps tube glue > bumps by cc
step eyes: glue eyes tube glue > eyes by cc
step scales: draw pen tube > scales by cc
step blow: play tube by cc
part flames = fire b : j^ red 30 2 90 -44 9 ; j^ b 30 6 98 -18 10 ; j^ c 30 8 99 8 10 ; j^ red 30 12 97 34 10 ; j^ b 30 14 84 56 9 ; j c 34 4 78 -30 6 ; j c 34 12 76 44 6 ; j red 34 8 84 20 6
part spikes = card b : p^ ~ -80 -26 -72 -52 -62 -26 ; p^ ~ -62 -26 -54 -54 -44 -26 ; p^ ~ -44 -26 -36 -54 -26 -26 ; p^ ~ -26 -26 -18 -54 -8 -26 ; p^ ~ -8 -26 -2 -46 6 -26 ; p^ ~- -50 -26 -84 -84 -62 -72 -48 -90 -34 -70 -18 -82 -16 -26 ; z_ ~-- 2 -44 -28 -62 -72 ; z_ ~-- 2 -32 -28 -34 -70
part tube = tube own paint coat a : roll ~ -20 6 124 72
part scales = pen k : a_ a- -66 4 9 6 0 180 ; a_ a- -46 4 9 6 0 180 ; a_ a- -26 4 9 6 0 180 ; a_ a- -56 16 9 6 0 180 ; a_ a- -36 16 9 6 0 180 ; a_ a- -16 16 9 6 0 180 ; o_ k 30 -25 3 2 ; o_ k -8 -25 6 5 ; o_ k 10 -25 6 5
part bumps = bumps c : pompom a+ -8 -34 14 ; pompom a+ 10 -34 14 ; pompom c 30 -30 7 ; pompom c 42 -28 7
part eyes = eyes w : e -8 -36 9 ; e 11 -36 9
scene lay

* fairy-wand | 2-3 4-5 6-8 | Fantasy, Fairy Tales
extras worn: glitter-glue, sequin, bell, stick-on-gem, charm, tulle
appeal 3
topics fairy, fairies, wand, magic wand, fairy godmother, cinderella, princess, magic, star, tinker bell, dress up
colors yellow, pink, light blue, purple free
minutes 15 25 30
mess low
heart handle@2-3: cardboard-tube, wooden-spoon
heart handle@4-5,6-8: stick, dowel, balloon-stick, paper-straw, chopstick, wooden-spoon, craft-stick, bamboo
heart star@2-3: cardboard, cardstock, cereal-box, metallic-paper, felt, construction-paper = 1 sheet
join streamers@2-3: crepe-paper, tissue-paper, paper-strip, ribbon, tulle = 4 strip
heart streamers@4-5,6-8: ribbon, tulle, crepe-paper, lace, yarn, tissue-paper, ric-rac, fabric-scrap, tinsel = 6 strip
need star@4-5,6-8: cardstock, metallic-paper, cereal-box, felt, cardboard, construction-paper = 1 sheet
need shine: aluminum-foil, metallic-paper, wrapping-paper, tissue-paper, construction-paper, origami-paper, candy-wrapper = 1 scrap
nice gems@2-3: sticker = 5
nice gems@4-5,6-8: stick-on-gem, sticker, sequin, button, pom-pom = 5
nice wind@6-8: ribbon, washi-tape, yarn, masking-tape = 2 ft
join glue: glue, glue-stick
join tape: tape, masking-tape
tool scissors: scissors
tool pencil: pencil, marker
step star: cut star pencil scissors > star by gtc
step bits: tear shine by ccc
step shine: arrange shine star glue > shine by ccc
step gems: glue gems star glue > gems by ccc
step wind: roll wind handle > wind by ccc
step ribbons: cut streamers scissors by gtc
step tie: tape streamers handle tape > handle ribbons by gcc
step fix: tape star handle tape by gtc
step magic: play handle by ccc
part handle = handle own : stick ~ 0 -20 -26 96 9
part wind = wind b : z ~ 4 -8 28 -18 34 ; z ~ 4 -11 42 -21 48 ; z ~ 4 -14 56 -25 62 ; z ~ 4 -18 70 -28 76
part ribbons = streamers b : l^ b 4 2 -2 26 26 14 56 36 86 ; l^ c 4 4 -4 42 18 38 50 62 74 ; l^ d 4 -4 -2 -34 20 -28 50 -60 72 ; l^ a 4 6 -6 60 4 62 30 88 48
part star = star a : s^ ~ 0 -40 5 60 27
part shine = shine d : o_ ~ -33 7 6.6 7.4 ; o_ ~+ 33 7 6.6 7.4 ; o_ ~- -27 -2 6.6 7.4 ; o_ ~+ 28 -2 6.6 7.4 ; o_ ~+ -22 -11 6.6 7.4 ; o_ ~ -11 -11 6.6 7.4 ; o_ ~- 11 -11 6.6 7.4 ; o_ ~+ 22 -11 6.6 7.4 ; o_ ~+ -27 -20 6.6 7.4 ; o_ ~ -16 -20 6.6 7.4 ; o_ ~ -5 -20 6.6 7.4 ; o_ ~- 6 -20 6.6 7.4 ; o_ ~+ 17 -20 6.6 7.4 ; o_ ~ 28 -20 6.6 7.4 ; o_ ~ -22 -29 6.6 7.4 ; o_ ~- -11 -29 6.6 7.4 ; o_ ~- 0 -29 6.6 7.4 ; o_ ~+ 11 -29 6.6 7.4 ; o_ ~ 22 -29 6.6 7.4 ; o_ ~ -27 -38 6.6 7.4 ; o_ ~- -16 -38 6.6 7.4 ; o_ ~- -5 -38 6.6 7.4 ; o_ ~+ 6 -38 6.6 7.4 ; o_ ~ 17 -38 6.6 7.4 ; o_ ~- 28 -38 6.6 7.4 ; o_ ~ -33 -47 6.6 7.4 ; o_ ~- -22 -47 6.6 7.4 ; o_ ~+ -11 -47 6.6 7.4 ; o_ ~+ 0 -47 6.6 7.4 ; o_ ~ 11 -47 6.6 7.4 ; o_ ~- 22 -47 6.6 7.4 ; o_ ~+ 33 -47 6.6 7.4 ; o_ ~+ -49 -56 6.6 7.4 ; o_ ~ -38 -56 6.6 7.4 ; o_ ~- -27 -56 6.6 7.4 ; o_ ~+ -16 -56 6.6 7.4 ; o_ ~+ -5 -56 6.6 7.4 ; o_ ~ 6 -56 6.6 7.4 ; o_ ~- 17 -56 6.6 7.4 ; o_ ~+ 28 -56 6.6 7.4 ; o_ ~ 39 -56 6.6 7.4 ; o_ ~ 50 -56 6.6 7.4 ; o_ ~ -11 -65 6.6 7.4 ; o_ ~ 0 -65 6.6 7.4 ; o_ ~- 11 -65 6.6 7.4 ; o_ ~ -5 -74 6.6 7.4 ; o_ ~- 6 -74 6.6 7.4 ; o_ ~- 0 -83 6.6 7.4 ; o_ ~ 0 -92 5 6
part gems = gems w : bits w 1.11 0 -82 40 -52 -40 -52 24 -8 -24 -8
template star 1 5 across
scene lay

* cone-hats | 4-5 6-8 | Fantasy, Fairy Tales
extras head: glitter-paper, sticker, glitter-glue, ribbon, stick-on-gem
topics hat, dress up, costume, party hat, magic
variant wizard-hat | Fantasy | navy, yellow, silver | wizard, witch, magician, merlin, magic, halloween
variant princess-hat | Fairy Tales | pink, gold, white | princess, hennin, lady, damsel, sleeping beauty, medieval, castle
colors navy, yellow, silver
minutes 30 35
mess low
heart sheet: cardstock, construction-paper, wallpaper, packing-paper, corrugated-paper, wrapping-paper, felt = 2 sheet
heart veil: tulle, ribbon, crepe-paper, tissue-paper, lace, yarn, scarf = 1 yd
nice stars: metallic-paper, construction-paper, cardstock, felt, wrapping-paper = 1 sheet
nice trim: ric-rac, ribbon, faux-fur, crepe-paper, washi-tape = 2 ft
nice gems: stick-on-gem, sticker, button, sequin = 8
join glue: glue when stars; trim; gems=button,sequin
join tape: tape, masking-tape
tool pencil: pencil, chalk
tool scissors: scissors
home string
step join: tape sheet tape by tc
step arc: draw sheet pencil string by tc
step cut: cut sheet scissors by tc
step stars: glue stars sheet glue scissors > stars stars-p by cc
step roll: roll sheet > cone by tt
step veil: tape veil sheet tape > veil veil-p by cc
step close: tape sheet tape by tc
step trim: glue trim sheet glue > trim by cc
step gems: glue gems sheet glue > gems by cc
step wear: play sheet by cc
part veil@wizard-hat = veil b : l ~ 4 0 -90 22 -84 40 -64 56 -58 ; l c 4 0 -90 16 -74 26 -54 40 -46 ; l ~ 4 0 -92 -18 -88 -30 -74 -44 -72
part veil-p@princess-hat = veil c : b^ w- 0 -94 24 -84 58 -40 80 20 92 70 74 80 52 30 26 -30 ; b^ ~ 0 -94 22 -78 48 -30 64 30 70 82 54 86 38 40 18 -30
part cone = sheet a : p^ ~ -62 78 0 -94 62 78 40 88 0 92 -40 88 ; p_ ~- 28 89 0 -92 61 77 40 88
part stars@wizard-hat = stars b : s ~ -24 50 5 13 6 ; s ~ 16 24 5 12 5.500 ; s ~ -8 -10 5 10 4.500 ; s ~ 30 62 5 9 4 ; s c 6 -44 5 7 3 ; b ~ -10 20 -20 14 -32 20 -34 32 -26 42 -16 42 -24 36 -24 26
part stars-p@princess-hat = stars b : h ~ -22 46 12 ; h ~ 16 22 11 ; h ~ -8 -8 9 ; h ~ 30 56 10 ; h ~ 5 -40 7
part trim = trim c : l ~ 10 -62 76 -40 86 0 90 40 86 62 76
part gems = gems w : bits w 0.65 -44 68 10 46 ; bits w 0.56 -30 20 22 -6 -14 12 44 64 8 0 ; bits w 0.5 0 -64

* pinecone-folk | 4-5 6-8 9-12 | Fantasy, Nature
extras world Fantasy: moss, toy-tree, snail-shell, felt-ball, modeling-clay, cupcake-liner, pine-needle, leaf, wood-slice, pinecone
extras figure: clover, fabric-scrap, leaf, paper-umbrella
appeal 3
topics gnome, elf, fairy, troll, pixie, woodland, forest, waldorf, autumn, fall, tomte
variant gnome | Fantasy, Nature | red, white, tan | gnome, gnomes, dwarf, elf, tomte, nisse, scandinavia, christmas
variant fairy | Fantasy, Nature | light green, pink, tan | fairy, fairies, pixie, flower fairy, woodland fairy
colors red, white, tan
minutes 45 35 45
waits 60
mess low
heart cone: pinecone
heart felt: felt, fabric-scrap, old-sweater, craft-foam = 1 sheet
need head: acorn, wooden-bead, chestnut, felt-ball, cork, pom-pom, bead = 1
need hair: cotton-ball, wool-roving, moss, yarn, raffia, pillow-stuffing, faux-fur = handful
need wings: leaf, fake-leaf, seed-pod, feather, tissue-paper, tulle = 4
nice base@4-5: wood-slice, stone, bark, bottle-cap = 1
nice base@6-8,9-12: wood-slice, stone, bark, walnut-shell, bottle-cap = 1
nice bell: bead, pom-pom, flower, seed-pod, button = 1
nice face: permanent-marker, gel-pen, ballpoint-pen, paint-marker = 1
need thread@9-12: embroidery-floss, sewing-thread, yarn, string = 18 in
join glue: glue
tool needle@9-12: needle
tool scissors: scissors, fabric-scissors
step choose: prepare cone by ccc
step hat: cut felt scissors by tcc
step seam@4-5,6-8: glue felt glue by tc
step seam@9-12: sew felt thread needle by c
step head: glue head cone glue > body head head-f by ccc
step hair: glue hair cone glue > beard hair by ccc
step hatted: glue felt cone glue > hat hat-f by tcc
step wings: glue wings cone glue > arms wings by ccc
step face: draw face > face face-g by ccc
step bell: glue bell felt glue > bell bell-f by ccc
step base: glue base cone glue > base by ccc
part base = base own : o^ ~ 0 82 56 13 ; o_ ~+ 0 80 48 9
part wings@fairy = wings b : leaf ~ -14 -4 -84 -46 22 ; leaf ~ 14 -4 84 -46 22 ; leaf ~+ -14 10 -76 34 17 ; leaf ~+ 14 10 76 34 17
part body = cone own : b^ ~-- -23.4 -12 23.4 -12 39 44.4 23.4 82 -23.4 82 -39 44.4 ; b ~ -30.5 -6.6 -24.2 -11.6 -17.8 -6.6 -19.9 3.4 -24.2 5.4 -28.4 3.4 ; b ~+ -18.4 -6.6 -12.1 -11.6 -5.7 -6.6 -7.9 3.4 -12.1 5.4 -16.3 3.4 ; b ~ -6.3 -6.6 0 -11.6 6.3 -6.6 4.2 3.4 0 5.4 -4.2 3.4 ; b ~+ 5.7 -6.6 12.1 -11.6 18.4 -6.6 16.3 3.4 12.1 5.4 7.9 3.4 ; b ~ 17.8 -6.6 24.2 -11.6 30.5 -6.6 28.4 3.4 24.2 5.4 19.9 3.4 ; b ~+ -36.3 9.1 -26.9 4.1 -17.5 9.1 -20.6 19.1 -26.9 21.1 -33.2 19.1 ; b ~ -18.4 9.1 -9 4.1 0.4 9.1 -2.7 19.1 -9 21.1 -15.3 19.1 ; b ~+ -0.4 9.1 9 4.1 18.4 9.1 15.3 19.1 9 21.1 2.7 19.1 ; b ~ 17.5 9.1 26.9 4.1 36.3 9.1 33.2 19.1 26.9 21.1 20.6 19.1 ; b ~ -39.9 24.7 -31.6 19.7 -23.3 24.7 -26.1 34.7 -31.6 36.7 -37.2 34.7 ; b ~+ -24.1 24.7 -15.8 19.7 -7.5 24.7 -10.3 34.7 -15.8 36.7 -21.3 34.7 ; b ~ -8.3 24.7 0 19.7 8.3 24.7 5.5 34.7 0 36.7 -5.5 34.7 ; b ~+ 7.5 24.7 15.8 19.7 24.1 24.7 21.3 34.7 15.8 36.7 10.3 34.7 ; b ~ 23.3 24.7 31.6 19.7 39.9 24.7 37.2 34.7 31.6 36.7 26.1 34.7 ; b ~+ -41 40.4 -30.4 35.4 -19.8 40.4 -23.3 50.4 -30.4 52.4 -37.5 50.4 ; b ~ -20.8 40.4 -10.1 35.4 0.5 40.4 -3 50.4 -10.1 52.4 -17.2 50.4 ; b ~+ -0.5 40.4 10.1 35.4 20.8 40.4 17.2 50.4 10.1 52.4 3 50.4 ; b ~ 19.8 40.4 30.4 35.4 41 40.4 37.5 50.4 30.4 52.4 23.3 50.4 ; b ~ -39.1 56.1 -31 51.1 -22.8 56.1 -25.5 66.1 -31 68.1 -36.4 66.1 ; b ~+ -23.6 56.1 -15.5 51.1 -7.4 56.1 -10.1 66.1 -15.5 68.1 -20.9 66.1 ; b ~ -8.1 56.1 0 51.1 8.1 56.1 5.4 66.1 0 68.1 -5.4 66.1 ; b ~+ 7.4 56.1 15.5 51.1 23.6 56.1 20.9 66.1 15.5 68.1 10.1 66.1 ; b ~ 22.8 56.1 31 51.1 39.1 56.1 36.4 66.1 31 68.1 25.5 66.1 ; b ~+ -34.8 71.7 -25.8 66.7 -16.7 71.7 -19.8 81.7 -25.8 83.7 -31.8 81.7 ; b ~ -17.6 71.7 -8.6 66.7 0.4 71.7 -2.6 81.7 -8.6 83.7 -14.6 81.7 ; b ~+ -0.4 71.7 8.6 66.7 17.6 71.7 14.6 81.7 8.6 83.7 2.6 81.7 ; b ~ 16.7 71.7 25.8 66.7 34.8 71.7 31.8 81.7 25.8 83.7 19.8 81.7
part head-f@fairy = head tan : o^ tan 0 -34 24 24
part hair@fairy = hair gold : y ~ -22 -36 11 12 6 .25 ; y ~ 22 -36 11 12 6 .25 ; y ~ -24 -20 10 11 6 .25 ; y ~ 24 -20 10 11 6 .25
part beard@gnome = hair w : b^ ~ -34 -14 -14 -24 14 -24 34 -14 30 14 14 40 0 58 -14 40 -30 14 ; l_ ~- 2 -14 -4 -10 20 -2 44 ; l_ ~- 2 14 -4 10 20 2 44 ; l_ ~- 2 0 -6 1 20
part hat@gnome = felt a : b^ ~ -42 -10 -26 -44 -10 -76 10 -98 20 -94 18 -70 28 -40 42 -10 20 -18 0 -20 -20 -18
part head@gnome = head tan : o^ ~ 0 -12 10 9
part hat-f@fairy = felt a : b^ ~ -26 -40 -20 -58 0 -64 20 -58 26 -40 12 -46 0 -44 -12 -46 ; l ~- 4 0 -62 2 -74 8 -78 ; j ~ -6 -60 -24 -70 6 ; j ~ 8 -62 26 -70 6
part arms@gnome = wings a : leaf ~ -36 14 -72 44 12 ; leaf ~ 36 14 72 44 12
part face@fairy = face k : k -9 -34 3 ; k 9 -34 3 ; u 0 -26 5
part face-g@gnome = face w : z_ w 2.4 -32 -22 -24 -32 -16 -24 -8 -34 0 -26 8 -34 16 -24 24 -32 32 -22
part bell@gnome = bell yellow : o ~ 20 -94 6 6
part bell-f@fairy = bell yellow : o ~ 8 -79 6 6

* fairy-house | 4-5 6-8 9-12 | Fantasy, Nature, Fairy Tales
extras world Fantasy: leaf, moss, snail-shell, acorn, petal, pressed-flower, felt-ball, cupcake-liner, toy-tree, pine-needle, bell, coffee-filter, pebble, crystal, modeling-clay, pom-pom, toy-animal, ribbon-rose, seed-pod, paper-strip, pipe-cleaner, cork
appeal 3
topics fairy house, fairy, fairies, fairy garden, gnome home, elf house, woodland, forest, village, toadstool
colors green, brown, red
minutes 35 45 60
waits 60
mess some
heart house: milk-carton, oatmeal-canister, cardboard-tube, small-box, plastic-tub, plastic-bottle = 1
heart walls: bark, stick, leaf, craft-stick, moss, corn-husk, reed, raffia = 2 handful
need roof: leaf, moss, pinecone, bark, fern-frond, hay, fake-leaf, corrugated-paper = handful
need card: cardboard, cereal-box, cardstock, corrugated-paper = 1 piece
need door: craft-stick, stick, cork-sheet, cardboard, walnut-shell, wood-scrap, paint-chip = 2
nice beams@6-8,9-12: stick, craft-stick, cinnamon-stick, driftwood = handful
nice path: pebble, seashell, acorn, stone, snail-shell, dried-bean, button = handful
nice garden: flower, pinecone, moss, acorn, pressed-flower, pom-pom, bottle-cap = 3
nice light@6-8,9-12: LED-candle, LED-tea-light, string-light, glow-stick = 1
join glue: glue
home tray
tool scissors: scissors
tool pen: pencil, marker
step cut: cut house scissors pen > house by gtc
step door: glue door house glue > door by tcc
step walls: glue walls house glue > walls by ccc
step beams@6-8,9-12: glue beams house glue > beams by cc
step cone: roll card glue scissors > roof by gtc
step roof: glue roof card glue > thatch by ccc
step set: glue card house glue tray > tray by tcc
step light: arrange light house > light by ctc
step path: arrange path tray > path by ccc
step garden: arrange garden tray > garden by ccc
part tray = tray tan : o^ tan 0 86 102 18
part house = house own : r^ ~ 0 30 84 100 6
part light = light yellow : o_ ~+ 24 18 12 12
part walls = walls brown : r ~ -39 31 8 96 2 -1.2 ; r ~- -30.3 32.5 8 100 2 0 ; r ~+ -21.6 34 8 96 2 1.2 ; r ~ -12.9 31 8 100 2 -1.2 ; r ~ -4.2 32.5 8 96 2 0 ; r ~- 4.5 34 8 100 2 1.2 ; r ~+ 13.2 31 8 96 2 -1.2 ; r ~ 21.9 32.5 8 100 2 0 ; r ~ 30.6 34 8 96 2 1.2 ; r ~- 39.3 31 8 100 2 -1.2 ; o_ yellow+ 24 16 12 ; z_ brown- 2.400 24 4 24 28 ; z_ brown- 2.400 12 16 36 16
part door = door wood : b^ ~ -28 80 -28 46 -14 34 0 46 0 80 ; z_ ~- 1.6 -19 42 -19 80 ; z_ ~- 1.6 -9 42 -9 80 ; o_ k -5 62 2.4
part roof = card own : p^ ~ -68 -10 0 -94 68 -10 40 -2 0 2 -40 -2
part thatch = roof green : leaf ~ -46 -30 -58 0 10 ; leaf ~- -32 -32 -36 4 10 ; leaf ~ -16 -32 -16 8 10 ; leaf ~- 0 -32 0 8 10 ; leaf ~ 16 -32 16 8 10 ; leaf ~- 32 -32 36 4 10 ; leaf ~ 46 -30 58 0 10 ; leaf ~+ -32 -54 -40 -20 10 ; leaf ~ -16 -54 -20 -16 10 ; leaf ~+ 0 -54 0 -14 10 ; leaf ~ 16 -54 20 -16 10 ; leaf ~+ 32 -54 40 -20 10 ; leaf ~- -14 -76 -20 -42 9 ; leaf ~+ 0 -80 0 -42 9 ; leaf ~- 14 -76 20 -42 9 ; leaf ~ -2 -98 -8 -66 7 ; leaf ~ 2 -98 8 -66 7
part path = path gray : bits own .9 -14 86 -20 95 -6 92 6 97 20 94 34 97
part garden = garden c : bits own 1.6 -62 78 58 76 74 84
part beams = beams own : z ~ 5 -38 -10 -38 56 ; z ~ 5 38 -10 38 56

* dragon-egg | 6-8 9-12 13+ | Fantasy
extras world Fantasy: coin, bread-tag, button, candy-wrapper, shoebox, metallic-paper, crystal, tissue-paper, stone
topics dragon egg, dragon, dragons, egg, nest, hatching, game of thrones
near easter
colors teal, gold, purple free
minutes 60 70 90
waits 120
mess some
heart scales: pistachio-shell, pumpkin-seed, paint-chip, craft-foam, felt, cardstock, playing-card, sequin, old-greeting-card, candy-wrapper = 2 handful
heart core: egg-shaped-plastic-shell, foam-ball, newspaper, packing-paper, ornament = 1
need paint: metallic-paint, acrylic-paint = 2 color
need nest: yarn, hay, raffia, moss, crinkle-paper, grass, wool-roving, corn-husk = 2 handful
nice shine: metallic-pen, glitter-glue, stick-on-gem = 1
nice plate: wood-slice, plastic-lid, berry-basket, paper-bowl, foil-pan = 1
join glue: glue
join tape: masking-tape, tape when core!=foam-ball
home cup
tool brush: paintbrush, sponge-brush
tool scissors: scissors when scales!=pistachio-shell,pumpkin-seed,sequin
step core: prepare core tape by ccc
step sort: prepare scales scissors by ccc
step first: glue scales core glue cup by ccc
step rows: glue scales core glue > egg by ccc
step tip: glue scales core glue > tip by ccc
step base: paint paint scales brush by ccc
step shimmer@9-12,13+: paint paint scales brush > shimmer by cc
step shine: decorate shine scales > shine by ccc
step nest: build nest plate? > nest by ccc
step lay: arrange core nest by ccc
part nest = nest gold : o^ ~- 0 76 88 20 ; l ~ 3 -84 72 -60 66 -36 76 ; l ~- 3 -73 79 -49 71 -25 79 ; l ~+ 3 -62 75 -38 76 -14 82 ; l ~ 3 -51 82 -27 81 -3 85 ; l ~- 3 -40 78 -16 70 8 76 ; l ~+ 3 -29 74 -5 75 19 79 ; l ~ 3 -18 81 6 80 30 82 ; l ~- 3 -7 77 17 69 41 85 ; l ~+ 3 4 73 28 74 52 76 ; l ~ 3 15 80 39 79 63 79 ; l ~- 3 26 76 50 68 74 82
part egg = scales own paint base a : b^ ~-- 0 -84 36 -58 56 -4 54 40 30 74 0 82 -30 74 -54 40 -56 -4 -36 -58 ; b ~- -46.8 43 -26.8 43 -27.8 57 -36.8 65 -45.8 57 ; b ~+ -28.4 43 -8.4 43 -9.4 57 -18.4 65 -27.4 57 ; b ~ -10 43 10 43 9 57 0 65 -9 57 ; b ~- 8.4 43 28.4 43 27.4 57 18.4 65 9.4 57 ; b ~+ 26.8 43 46.8 43 45.8 57 36.8 65 27.8 57 ; b ~+ -53 27.5 -33 27.5 -34 41.5 -43 49.5 -52 41.5 ; b ~ -35.8 27.5 -15.8 27.5 -16.8 41.5 -25.8 49.5 -34.8 41.5 ; b ~- -18.6 27.5 1.4 27.5 0.4 41.5 -8.6 49.5 -17.6 41.5 ; b ~+ -1.4 27.5 18.6 27.5 17.6 41.5 8.6 49.5 -0.4 41.5 ; b ~ 15.8 27.5 35.8 27.5 34.8 41.5 25.8 49.5 16.8 41.5 ; b ~- 33 27.5 53 27.5 52 41.5 43 49.5 34 41.5 ; b ~ -55.7 12 -35.7 12 -36.7 26 -45.7 34 -54.7 26 ; b ~- -37.4 12 -17.4 12 -18.4 26 -27.4 34 -36.4 26 ; b ~+ -19.1 12 0.9 12 -0.1 26 -9.1 34 -18.1 26 ; b ~ -0.9 12 19.1 12 18.1 26 9.1 34 0.1 26 ; b ~- 17.4 12 37.4 12 36.4 26 27.4 34 18.4 26 ; b ~+ 35.7 12 55.7 12 54.7 26 45.7 34 36.7 26 ; b ~- -56.7 -3.5 -36.7 -3.5 -37.7 10.5 -46.7 18.5 -55.7 10.5 ; b ~+ -38 -3.5 -18 -3.5 -19 10.5 -28 18.5 -37 10.5 ; b ~ -19.3 -3.5 0.7 -3.5 -0.3 10.5 -9.3 18.5 -18.3 10.5 ; b ~- -0.7 -3.5 19.3 -3.5 18.3 10.5 9.3 18.5 0.3 10.5 ; b ~+ 18 -3.5 38 -3.5 37 10.5 28 18.5 19 10.5 ; b ~ 36.7 -3.5 56.7 -3.5 55.7 10.5 46.7 18.5 37.7 10.5 ; b ~+ -49.8 -19 -29.8 -19 -30.8 -5 -39.8 3 -48.8 -5 ; b ~ -29.9 -19 -9.9 -19 -10.9 -5 -19.9 3 -28.9 -5 ; b ~- -10 -19 10 -19 9 -5 0 3 -9 -5 ; b ~+ 9.9 -19 29.9 -19 28.9 -5 19.9 3 10.9 -5 ; b ~ 29.8 -19 49.8 -19 48.8 -5 39.8 3 30.8 -5 ; b ~ -47.8 -34.5 -27.8 -34.5 -28.8 -20.5 -37.8 -12.5 -46.8 -20.5 ; b ~- -28.9 -34.5 -8.9 -34.5 -9.9 -20.5 -18.9 -12.5 -27.9 -20.5 ; b ~+ -10 -34.5 10 -34.5 9 -20.5 0 -12.5 -9 -20.5 ; b ~ 8.9 -34.5 28.9 -34.5 27.9 -20.5 18.9 -12.5 9.9 -20.5 ; b ~- 27.8 -34.5 47.8 -34.5 46.8 -20.5 37.8 -12.5 28.8 -20.5 ; b ~- -44 -50 -24 -50 -25 -36 -34 -28 -43 -36 ; b ~+ -27 -50 -7 -50 -8 -36 -17 -28 -26 -36 ; b ~ -10 -50 10 -50 9 -36 0 -28 -9 -36 ; b ~- 7 -50 27 -50 26 -36 17 -28 8 -36 ; b ~+ 24 -50 44 -50 43 -36 34 -28 25 -36 ; b ~+ -36.2 -65.5 -16.2 -65.5 -17.2 -51.5 -26.2 -43.5 -35.2 -51.5 ; b ~ -18.7 -65.5 1.3 -65.5 0.3 -51.5 -8.7 -43.5 -17.7 -51.5 ; b ~- -1.3 -65.5 18.7 -65.5 17.7 -51.5 8.7 -43.5 -0.3 -51.5 ; b ~+ 16.2 -65.5 36.2 -65.5 35.2 -51.5 26.2 -43.5 17.2 -51.5 ; b ~ -20.7 -81 -0.7 -81 -1.7 -67 -10.7 -59 -19.7 -67 ; b ~- 0.7 -81 20.7 -81 19.7 -67 10.7 -59 1.7 -67
part tip = scales own paint base a : b ~ -9 -74 9 -74 10 -60 0 -54 -10 -60 ; b ~+ -6 -86 6 -86 8 -72 0 -66 -8 -72
part shimmer = paint b : a_ b -44 6 10 7 20 160 ; a_ b -20 -10 10 7 20 160 ; a_ b 14 8 10 7 20 160 ; a_ b 36 -8 10 7 20 160 ; a_ b 0 36 10 7 20 160 ; a_ b -30 40 10 7 20 160 ; a_ b 32 38 10 7 20 160 ; a_ b 2 -42 10 7 20 160
part shine = shine c : d_ b+ 2.600 -22 -34 20 -26 -6 20 30 22 -38 26 10 58

* quest-map | 4-5 6-8 9-12 13+ | Fantasy
extras picture Fantasy: rubber-stamp, old-key, charm, letter-bead, paper-bag
appeal 3
variant land | Fantasy | cream, brown, red | quest, invented land, narnia, fantasy world, world building
variant pirate | Ocean, Fantasy | cream, brown, red | pirate, pirates, pirate party, treasure island, treasure hunt, treasure, peter pan, captain hook, jake and the never land pirates
topics map, treasure map, adventure
near geography, middle ages
colors cream, brown, red
minutes 60 45 60 80
waits 120
mess some
heart paper: watercolor-paper, paper, packing-paper, rice-paper, paper-bag = 1 sheet
heart stain: tea-bag, coffee-grounds, cocoa, onion-skin = 3
need pen: permanent-marker, drawing-ink, ballpoint-pen, gel-pen, marker = 1
need color: colored-pencil, watercolor-paint, watercolor-pencil, crayon = 3 color
need tie: ribbon, string, leather-cord, raffia, yarn, cotton-cord = 2 ft
nice seal: modeling-clay, air-dry-clay, polymer-clay, play-dough, construction-paper = bit
nice stamp: button, coin, old-key, rubber-stamp, old-jewelry-piece, charm = 1 when seal!=construction-paper
nice fire: charcoal, chalk = bit
home tray
home bowl
home water
home towel
join glue: glue when seal
tool brush: sponge-brush, paintbrush, kitchen-sponge, cotton-ball, paper-towel
tool pencil: pencil
step tear: tear paper by cccc
step brew: mix stain water bowl by ggtc
step stain: paint stain paper tray brush by cccc
step dry: dry paper towel > sheet by cccc
step edges: color fire paper > edges by cccc
step lands: draw paper pencil pen > land rose by tccc
step color: color paper color > tint by cccc
step roll: tie paper tie > ribbon by tccc
step hide: play paper by cccc
step seal: glue seal tie glue stamp? > seal by tccc
part sheet = paper cream : b^ tan -92 -70 -60 -78 -20 -72 30 -80 70 -74 92 -70 88 -30 94 10 88 50 92 76 50 82 10 76 -40 84 -90 76 -86 30 -94 -10 -88 -40 ; b_ cream -80 -60 -20 -62 40 -66 78 -60 76 0 80 62 20 66 -50 70 -78 62 -76 0
part edges = fire k : l_ umber 3 -92 -70 -60 -78 -20 -72 30 -80 70 -74 92 -70 88 -30 94 10 88 50 92 76 50 82 10 76 -40 84 -90 76 -86 30 -94 -10 -88 -40 -92 -70
part tint = color b : b_ light-blue -78 -58 -40 -62 -44 -40 -56 -10 -48 20 -56 50 -70 62 -76 20 ; b_ light-green -20 20 10 10 30 24 26 48 0 56 -24 44 ; l_ light-blue 5 44 -42 30 -24 34 -4 18 10 10 34 -6 46 -30 52
part land = pen k : l_ brown 3 -40 -60 -46 -38 -58 -10 -48 20 -56 50 -68 62 ; p_ brown -26 -14 -12 -42 2 -14 ; p_ brown+ -12 -42 -6 -30 -12 -26 -17 -31 ; p_ brown -6 -14 10 -48 28 -14 ; p_ brown+ 10 -48 17 -34 10 -30 4 -36 ; p_ brown 24 -14 36 -36 50 -14 ; r_ brown 56 22 20 16 ; p_ brown 44 16 44 2 49 2 49 8 53 8 53 2 59 2 59 8 63 8 63 2 68 2 68 16 ; p_ c 56 0 56 -14 66 -9 ; j_ green-- -10 44 -10 26 5 ; j_ green-- 0 48 0 28 5 ; j_ green-- 12 44 12 26 5 ; j_ green-- 22 40 22 24 5 ; d_ c 2.200 -34 34 -26 26 -18 16 -8 8 4 2 16 0 28 4 38 10 ; z_ c 4 -42 38 -32 48 ; z_ c 4 -32 38 -42 48 ; l_ brown 2 -70 0 -64 -4 -58 0 ; l_ brown 2 -72 24 -66 20 -60 24
part rose = pen k : s_ brown -56 -42 4 16 4 ; s_ c -56 -42 4 9 3 45
part ribbon = tie c : l^ ~ 6 -96 60 -50 52 0 60 50 52 96 60
part seal = seal c : y^ ~ 10 60 18 17 9 .14 ; o_ ~- 10 60 12 12 ; s_ ~+ 10 60 5 8 4
scene lay

* spell-book | 9-12 13+ | Fantasy
extras book: charm, clover, embroidery-floss, envelope, feather, leather-cord, metallic-paper, paper, ribbon, rice-paper, stick-on-gem
appeal 3
topics spell book, spellbook, grimoire, magic book, bookbinding, journal, wizard, witch, sketchbook, role play
near potions
colors brown, gold, teal
minutes 90 120
waits 240
mess some
heart pages: paper, watercolor-paper, packing-paper, graph-paper, rice-paper, old-book-page = 16 sheet
need board: cardboard, cereal-box, foam-board, cake-board = 1 sheet
heart skin: paper-bag, packing-paper, leather, denim, tissue-paper, felt, fabric-scrap, wallpaper = 1
need thread: embroidery-floss, sewing-thread, string, yarn, cotton-cord = 5 ft
need relief: string, cotton-cord, cardstock, felt, corrugated-paper, leather-cord = 2 ft
need paint: acrylic-paint, paint = 1 color
nice gold: metallic-paint, metallic-pen = 1
nice gem: stick-on-gem, sea-glass, button, crystal, bottle-cap = 1
nice stain: tea-bag, coffee-grounds = 2
nice prick: awl, pushpin
nice wax: beeswax-sheet = 1
nice key: old-key = 1
home water when stain=tea-bag,coffee-grounds
nice clasp: ribbon, leather-cord, old-belt, shoelace = 18 in
join glue: glue
tool needle: needle
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors, fabric-scissors
step fold: fold pages ruler stain? water? by cc
step holes: poke pages needle pencil prick? by tc
step sew: sew pages thread needle wax? > pages by cc
step boards: cut board pencil ruler scissors by cc
step relief: glue relief board glue by cc
step skin: glue skin board glue > cover relief by cc
step paint: paint paint skin brush by cc
step gold: paint gold skin > gold by cc
step gem: build gem board > gem by cc
step case: glue pages board glue clasp? key? > clasp key by cc
part pages = pages cream : r^ cream 8 4 128 168 3 ; z_ tan 1 70 -70 70 82 ; z_ tan 1 67 -70 67 84 ; r_ cream- 8 86 120 5 1
part cover = skin own paint paint a : r^ ~ -2 -2 136 172 7 ; r_ ~- -60 -2 18 172 4 ; z_ ~-- 2 -50 -86 -50 82
part relief = skin own paint paint a : q ~+ 4 -44 -76 58 -76 58 72 -44 72 ; q_ ~ 4 -39 -71 53 -71 53 67 -39 67 ; o ~+ 7 -2 32 32 ; o_ ~- 7 -2 26 26 ; p ~+ -44 -76 -16 -76 -44 -48 ; p ~+ 58 -76 30 -76 58 -48 ; p ~+ -44 72 -16 72 -44 44 ; p ~+ 58 72 30 72 58 44 ; r ~+ -60 -50 20 7 2 ; r ~+ -60 -2 20 7 2 ; r ~+ -60 46 20 7 2
part gold = gold b : p_ ~ -42 -74 -22 -74 -42 -54 ; p_ ~ 56 -74 36 -74 56 -54 ; p_ ~ -42 70 -22 70 -42 50 ; p_ ~ 56 70 36 70 56 50 ; a_ ~ 7 -2 33 28 0 360 ; s_ ~ 7 -52 4 10 3.500 ; s_ ~ 7 48 4 10 3.500 ; l_ ~ 2.400 -28 -2 -22 -20 -32 -34 ; l_ ~ 2.400 42 -2 36 18 46 32 ; l_ ~ 2.400 42 -4 36 -22 46 -36 ; l_ ~ 2.400 -28 0 -22 18 -32 32
part gem = gem c : o^ ~ 7 -2 17 21 ; o_ ~+ 2 -9 5 7 ; o_ k 7 0 3.500 14
part key = key gold : o^ ~ 86 34 8 ; o_ brown 86 34 4 ; z^ ~ 4 86 42 86 66 ; z_ ~ 3 86 65 94 65 ; z_ ~ 3 86 58 92 58
part clasp = clasp brown : r^ ~ 52 20 44 13 4 ; o gold 40 20 5 5 ; r gold 68 20 6 17 2
scene lay

* dragon-eye | 9-12 13+ | Fantasy
appeal 3
topics dragon eye, dragon, dragons, reptile, clay, jewelry box
near eye, magnet, brooch
colors green, gold, orange free
minutes 60 75
waits 60
mess low
heart clay: polymer-clay, air-dry-clay = 1
heart eye: stick-on-gem, marble, sea-glass, button, crystal = 1
need paint: acrylic-paint, paint-marker, metallic-paint = 2 color
nice mount: small-box, wooden-craft-shape, wood-slice, notebook, picture-frame = 1
nice hang: craft-wire, leather-cord, key-ring = 1
nice rub: metallic-pen, glitter-glue = 1
join glue: glue when mount; clay=polymer-clay
tool straw: paper-straw, plastic-straw, balloon-stick
tool poke: toothpick, pencil, needle, wooden-skewer
tool brush: paintbrush, cotton-swab
step base: shape clay hang? > base by cc
step pupil: paint paint eye brush > eye by cc
step press: build eye clay by cc
step lids: shape clay > lids by cc
step scales: shape clay straw > scales by cc
step detail: shape clay poke by cc
step harden: dry clay by gt
step paint: paint paint clay brush glue? by cc
step rub: decorate rub clay > rub by cc
step mount: glue clay mount glue > mount by cc
part mount = mount wood : r^ ~ 0 0 196 180 8
part base = clay a paint paint a : o^ ~-- 0 0 92 80
part scales = clay a paint paint a : o ~ 86 0 13 10.4 0 ; o ~- 80.8 23.9 13 10.4 20 ; o ~+ 65.9 45 13 10.4 40 ; o ~ 43 60.6 13 10.4 60 ; o ~- 14.9 68.9 13 10.4 80 ; o ~+ -14.9 68.9 13 10.4 100 ; o ~ -43 60.6 13 10.4 120 ; o ~- -65.9 45 13 10.4 140 ; o ~+ -80.8 23.9 13 10.4 160 ; o ~ -86 0 13 10.4 180 ; o ~- -80.8 -23.9 13 10.4 200 ; o ~+ -65.9 -45 13 10.4 220 ; o ~ -43 -60.6 13 10.4 240 ; o ~- -14.9 -68.9 13 10.4 260 ; o ~+ 14.9 -68.9 13 10.4 280 ; o ~ 43 -60.6 13 10.4 300 ; o ~- 65.9 -45 13 10.4 320 ; o ~+ 80.8 -23.9 13 10.4 340 ; o ~- 68.7 10.5 11 8.8 11.2 ; o ~+ 58.2 30 11 8.8 33.8 ; o ~ 38.9 44.9 11 8.8 56.2 ; o ~- 13.7 53 11 8.8 78.8 ; o ~+ -13.7 53 11 8.8 101.2 ; o ~ -38.9 44.9 11 8.8 123.7 ; o ~- -58.2 30 11 8.8 146.2 ; o ~+ -68.7 10.5 11 8.8 168.8 ; o ~ -68.7 -10.5 11 8.8 191.2 ; o ~- -58.2 -30 11 8.8 213.8 ; o ~+ -38.9 -44.9 11 8.8 236.2 ; o ~ -13.7 -53 11 8.8 258.8 ; o ~- 13.7 -53 11 8.8 281.2 ; o ~+ 38.9 -44.9 11 8.8 303.8 ; o ~ 58.2 -30 11 8.8 326.2 ; o ~- 68.7 -10.5 11 8.8 348.8
part eye = eye b : o ~- 0 0 54 42 ; o_ b 0 0 50 38 ; o_ b+ 0 4 38 28 ; z_ c 2 -40 0 -16 0 ; z_ c 2 40 0 16 0 ; z_ c 2 -34 -16 -14 -6 ; z_ c 2 34 -16 14 -6 ; z_ c 2 -34 16 -14 6 ; z_ c 2 34 16 14 6 ; j_ k 0 -36 0 36 8 ; o_ w -14 -16 7 5 -20
part lids = clay a paint paint a : b^ ~ -68 4 -48 -34 0 -52 48 -34 68 4 42 -20 0 -32 -42 -20 ; b^ ~- -68 0 -42 22 0 32 42 22 68 0 50 34 0 50 -50 34 ; l_ ~-- 2 -52 -20 0 -42 52 -20 ; l_ ~-- 2 -50 28 0 42 50 28
part rub = rub b : d_ b 2.200 -84 -14 -76 -36 -58 -52 -34 -66 -10 -70 16 -68 40 -62 62 -48 78 -32 84 -8 84 18 74 38 56 54 30 66 4 70 -22 68 -46 60 -66 46 -80 26
scene lay

* wizard-wand | 9-12 13+ | Fantasy
appeal 3
topics wand, wizard, witch, magic, wizard school, magic wand, harry potter, cosplay, sorcerer
colors brown, gold, black
minutes 60 75
waits 240
mess some
heart core: chopstick, dowel, stick, bamboo, knitting-needle, driftwood = 1
heart grip: air-dry-clay, glue-gun, string, yarn, paper-towel, newspaper, tissue-paper, cotton-cord = 1
need paint: acrylic-paint, metallic-paint, paint = 2 color
nice stone: crystal, bead, wooden-bead, acorn, button = 1
nice wire: craft-wire, leather-cord, ribbon, embroidery-floss, raffia = 18 in
nice sand: sandpaper = 1 scrap
join glue: glue
home saucer
tool brush: paintbrush, sponge-brush
tool scissors: scissors when grip=string,yarn,cotton-cord
step sand: shape sand core by cc
step core: prepare core by cc
step grip: build grip core glue > wand grip by cc
step rings: glue grip core glue scissors > rings by cc
step dry: dry core by cc
step dark: paint paint core brush by cc
step gold: paint paint core brush saucer > gold by cc
step stone: glue stone core glue > stone by cc
step wire: tie wire core > wire by cc
step name: play core by cc
part wand = core own paint dark a : t^ ~ -76.8 82.6 7 -31.4 34.4 6 25.3 -25.8 4.5 80.4 -84.3 2 ; l_ ~+ 2 -19.9 19.1 15.7 -18.7 64.3 -70.3
part grip = grip w paint dark a : t^ ~ -80 86 9 -71.9 77.4 13 -63.8 68.8 10 -50.8 55 12 -34.6 37.8 10 -26.5 29.2 13 -20.1 22.4 7 ; b_ ~+ -65.6 60.4 -47.1 38.7 -35.4 30.4 -50.6 48.6
part rings = grip w paint dark a : l ~ 4 -78.9 64.3 -67.3 72.5 -58.5 83.6 ; l ~ 4 -67.7 55.4 -57.6 62.2 -50.2 71.9 ; l ~ 4 -61.9 47.8 -51.1 55.3 -43 65.7 ; l ~ 4 -55.5 41 -44.6 48.4 -36.5 58.8 ; l ~ 4 -48.2 34.8 -38.1 41.5 -30.8 51.2 ; l ~ 4 -41.8 27.9 -31.6 34.7 -24.3 44.4 ; l ~ 4 -32 17.6 -21.9 24.3 -14.6 34 ; l ~ 3 -11.3 1.4 -4.1 5.4 0.4 12.4 ; l ~ 3 -4.8 -5.5 2.4 -1.5 6.8 5.5
part gold = paint b : l ~ 2.4 -77.4 65.7 -67.3 72.5 -59.9 82.2 ; l ~ 2.4 -60.5 49.2 -51.1 55.3 -44.4 64.3 ; l ~ 2.4 -46.8 36.1 -38.1 41.5 -32.2 49.9 ; l ~ 2.4 -30.6 18.9 -21.9 24.3 -16 32.7 ; l ~ 2 -10.6 2.1 -4.1 5.4 -0.4 11.7 ; l ~ 2 -4.1 -4.8 2.4 -1.5 6.1 4.8 ; l_ ~ 2 9.5 -4.9 24.9 -25.5 48.4 -46.2 63.8 -66.8 ; l_ ~ 2 62.6 -65.4 79.6 -83.4
part stone = stone teal : o^ ~ -86.5 92.9 11 10 ; o_ ~+ -89.5 89.9 4 3
part wire = wire red : l ~ 3.4 -24.2 13.6 -16.3 18.3 -11.1 26 ; l ~ 3.4 -21.8 11 -13.8 15.7 -8.6 23.4 ; l ~ 3.4 -19.3 8.4 -11.4 13.2 -6.2 20.8 ; l ~ 3.400 -9.2 23.2 6.8 33.2 8.8 51.2 ; l ~ 3.400 -9.2 23.2 16.8 27.2 24.8 43.2
scene lay

* scratch-phoenix | 4-5 6-8 9-12 13+ | Fantasy
topics phoenix, firebird, scratch art, fire, rebirth, mythical creature, bird, greek myth, sgraffito
near russia
colors red, orange, yellow, black
minutes 65 50 60 80
waits 60
mess some
heart colors: oil-pastel, crayon, broken-crayon = 4 color
heart paper: cardstock, watercolor-paper, index-card, paper = 1 sheet
need black: acrylic-paint, paint, drawing-ink = 1 color
need soap: dish-soap = drop
need plan: paper, graph-paper, tracing-paper = 1 sheet
nice frame: picture-frame
home saucer
tool brush: paintbrush, sponge-brush
tool scratch: wooden-skewer, toothpick, craft-stick, paper-clip, chopstick, plastic-fork
tool pencil: pencil
step glow: color colors paper > glow by cccc
step polish: color colors paper by cccc
step black: paint black soap paper brush saucer > night by tccc
step dry: dry paper by cccc
step plan: draw plan pencil by tccc
step trace: draw plan paper pencil by tccc
step scratch: shape paper scratch > bird by cccc
step feathers: shape paper scratch > feathers by cccc
step sparks@9-12,13+: shape paper scratch > sparks by cc
step frame: decorate frame paper > frame by cccc
part frame = frame wood : r^ ~ 0 0 176 198 3
part glow = paper w : r^ yellow 0 0 150 174 2 ; r_ orange 0 -50 150 74 2 ; r_ red 0 64 150 46 2
part night = black k : r_ k 0 0 150 174 2
part bird = colors a : j_ red 0 12 -40 62 6 ; o_ yellow -37.6 58 5 5 ; o_ red -37.6 58 2.2 2.2 ; j_ orange 0 12 -22 76 6 ; o_ yellow -20.7 72 5 5 ; o_ red -20.7 72 2.2 2.2 ; j_ red 0 12 0 84 6 ; o_ yellow 0 80 5 5 ; o_ red 0 80 2.2 2.2 ; j_ orange 0 12 22 76 6 ; o_ yellow 20.7 72 5 5 ; o_ red 20.7 72 2.2 2.2 ; j_ red 0 12 40 62 6 ; o_ yellow 37.6 58 5 5 ; o_ red 37.6 58 2.2 2.2 ; b_ orange -9 12 -12 -8 -8 -26 -10 -38 0 -48 10 -38 8 -26 12 -8 9 12 0 24 ; b_ yellow -5 8 -6 -10 0 -22 6 -10 5 8 0 16 ; p_ yellow -3 -46 -12 -64 0 -54 2 -70 6 -54 16 -62 5 -45 ; p_ yellow 8 -38 20 -34 8 -32 ; o_ k 3 -39 2.4
part feathers = colors b : j_ red 9.4 -17.9 17.3 -81.3 6 ; j_ red 11.5 -17.4 30.7 -75.1 6 ; j_ red 13.5 -16.4 42.2 -66.1 6 ; j_ red 15.2 -15 51.3 -54.9 6 ; j_ red 16.5 -13.3 57.7 -42.1 6 ; j_ red 17.4 -11.3 61.2 -28.5 6 ; j_ red 17.9 -9.1 61.9 -14.9 6 ; j_ red 17.9 -7 59.9 -1.9 6 ; j_ orange 9.4 -17.9 14 -55.5 5 ; j_ orange 11.9 -17.2 24.1 -50.8 5 ; j_ orange 14.1 -16 32.4 -43.5 5 ; j_ orange 15.9 -14.2 38.5 -34.5 5 ; j_ orange 17.2 -12 42.2 -24.4 5 ; j_ orange 17.9 -9.5 43.3 -14 5 ; j_ orange 17.9 -7 42 -4 5 ; j_ yellow 9.4 -17.9 11.5 -35.7 4 ; j_ yellow 12.3 -17 18.4 -32.2 4 ; j_ yellow 14.8 -15.3 23.8 -26.7 4 ; j_ yellow 16.7 -12.9 27.2 -19.9 4 ; j_ yellow 17.8 -10 28.5 -12.7 4 ; j_ yellow 17.9 -7 27.7 -5.7 4 ; j_ red -9.4 -17.9 -17.3 -81.3 6 ; j_ red -11.5 -17.4 -30.7 -75.1 6 ; j_ red -13.5 -16.4 -42.2 -66.1 6 ; j_ red -15.2 -15 -51.3 -54.9 6 ; j_ red -16.5 -13.3 -57.7 -42.1 6 ; j_ red -17.4 -11.3 -61.2 -28.5 6 ; j_ red -17.9 -9.1 -61.9 -14.9 6 ; j_ red -17.9 -7 -59.9 -1.9 6 ; j_ orange -9.4 -17.9 -14 -55.5 5 ; j_ orange -11.9 -17.2 -24.1 -50.8 5 ; j_ orange -14.1 -16 -32.4 -43.5 5 ; j_ orange -15.9 -14.2 -38.5 -34.5 5 ; j_ orange -17.2 -12 -42.2 -24.4 5 ; j_ orange -17.9 -9.5 -43.3 -14 5 ; j_ orange -17.9 -7 -42 -4 5 ; j_ yellow -9.4 -17.9 -11.5 -35.7 4 ; j_ yellow -12.3 -17 -18.4 -32.2 4 ; j_ yellow -14.8 -15.3 -23.8 -26.7 4 ; j_ yellow -16.7 -12.9 -27.2 -19.9 4 ; j_ yellow -17.8 -10 -28.5 -12.7 4 ; j_ yellow -17.9 -7 -27.7 -5.7 4
part sparks = colors c : d_ yellow 1.800 -62 -70 -48 -78 -66 -52 60 -72 50 -78 66 -56 -64 20 -58 36 62 18 56 34 -60 60 60 58 -50 74 52 76 ; d_ orange 1.600 -66 -34 -62 4 64 -30 66 0 -34 78 36 78 -66 46 66 44
scene lay

* elf-circlet | 9-12 13+ | Fantasy, Fairy Tales
extras head: ribbon, eucalyptus
topics circlet, crown, elf, elven, tiara, princess, queen, cosplay, larp, headpiece, renaissance fair
near prom
colors gold, green, light blue
minutes 50 70
mess low
heart wire@9-12: pipe-cleaner, twist-tie = 8
heart wire@13+: craft-wire = 9 ft
heart beads: bead, seed-bead, wooden-bead, button = 15
need tie: ribbon, leather-cord, embroidery-floss, yarn, cotton-cord = 2 ft
need measure: string, paper-strip, yarn = 2 ft
nice leaves: fake-leaf, ribbon-rose, felt, feather, leaf = 6
nice drop: old-jewelry-piece, charm, crystal, sea-glass, bell = 1
tool scissors: scissors
tool round: pencil, chopstick, marker
step measure: prepare measure by cc
step band: shape wire measure scissors > band by cc
step center: shape wire round > swirls by cc
step beads: thread beads wire > beads by cc
step leaves: tie leaves wire > leaves by cc
step drop: tie drop wire > drop by cc
step ends: shape wire by cc
step ties: tie tie wire > ties by cc
step fit: test wire by cc
part ties = tie brown : l ~ 5 -64 -18 -78 -50 -68 -84 ; l ~ 5 64 -18 80 -48 72 -86
part band = wire a : l ~ 4 -84 14 -78 -6 -56 -20 -30 -28 0 -30 30 -28 56 -20 78 -6 84 14 ; l^ ~ 5 -84 12 -74 34 -44 50 0 56 44 50 74 34 84 12 ; l^ ~ 4 -84 14 -66 24 -44 36 -22 52 0 62 22 52 44 36 66 24 84 14
part swirls = wire a : i ~ -22 34 12 2 3.400 ; i ~ 22 34 12 2 3.400 ; i ~ -50 26 10 2 3.200 ; i ~ 50 26 10 2 3.200 ; l ~ 4 -12 40 -6 20 0 2 6 20 12 40 ; l ~ 3.400 -10 58 0 74 10 58
part beads = beads c : o ~ -72 33 4.500 ; o ~ -60 41 4.500 ; o ~ -46 48 5 ; o ~ -32 52 5 ; o ~ -16 55 5.500 ; o ~+ 0 56 7 ; o ~ 16 55 5.500 ; o ~ 32 52 5 ; o ~ 46 48 5 ; o ~ 60 41 4.500 ; o ~ 72 33 4.500 ; o ~+ 0 22 5 ; o ~ -22 34 4.500 ; o ~ 22 34 4.500 ; o ~+ 0 4 4
part leaves = leaves b : leaf ~ -40 38 -58 6 8 ; leaf ~ 40 38 58 6 8 ; leaf ~+ -64 32 -84 -8 8 ; leaf ~+ 64 32 84 -8 8 ; leaf ~ -14 28 -24 -10 7 ; leaf ~ 14 28 24 -10 7
part drop = drop c : x^ b 0 64 15 26 ; o_ b+ -3 82 3 4
scene lay

* potion-bottles | 9-12 13+ | Fantasy
appeal 3
topics potion, potions, wizard, witch, apothecary, alchemy, magic shop, halloween, elixir, lab
colors teal, purple, orange
minutes 60 80
waits 60
mess some
heart bottles@9-12: glass-bottle, plastic-bottle, plastic-jar, glass-jar, squeeze-bottle = 3
heart bottles@13+: glass-bottle, glass-jar, plastic-bottle, plastic-jar, squeeze-bottle = 3
heart brew: food-coloring, watercolor-paint, drawing-ink = 3 color
need label: paper, watercolor-paper, packing-paper, paper-bag, old-book-page = 1 sheet
need pen: ballpoint-pen, gel-pen, permanent-marker, drawing-ink, marker, metallic-pen = 1
need shimmer: glitter, metallic-paint, glitter-glue, cooking-oil, sequin, seed-bead, salt = 3 tsp
need tie: string, raffia, leather-cord, embroidery-floss, ribbon = 3 ft
nice age: tea-bag, coffee-grounds = 1
nice charm: old-key, feather, charm, bead, fresh-herb, crystal, button, lavender, cinnamon-stick = 3
nice seal: wax-paper, fabric-scrap, tissue-paper, felt, aluminum-foil = 1 scrap
home water
home saucer
join tape: tape
tool pencil: pencil
tool scissors: scissors
step age: paint age label saucer water by cc
step write: draw label pencil pen by cc
step tear: tear label by cc
step brew: mix brew water bottles > bottles brew by cc
step shimmer: mix shimmer bottles > shimmer by cc
step close: tape bottles tape by cc
step seal: tie seal bottles tie scissors > seal by cc
step label: tape label bottles tape > labels text by cc
step charm: tie charm tie bottles > charm by cc
step shelf: arrange bottles by cc
part bottles = bottles own : b^ ~ -66 -36 -50 -36 -50 -14 -34 4 -26 34 -34 66 -46 80 -70 80 -82 66 -90 34 -82 4 -66 -14 ; q^ ~ 10 -9 -60 9 -60 9 -38 22 -22 22 80 -22 80 -22 -22 -9 -38 ; q^ ~ 12 42 -14 74 -14 74 -4 90 8 90 80 28 80 28 8 42 -4
part brew = brew a : b_ ~ -86 24 -58 20 -30 24 -30 40 -37 64 -48 76 -68 76 -79 64 -86 40 ; q_ b 5 -19 -8 19 -8 19 77 -19 77 ; q_ c 5 31 24 87 24 87 77 31 77 ; o_ ~+ -58 23 27 5 ; o_ b+ 0 -8 19 4 ; o_ c+ 59 24 28 5
part shimmer = shimmer w : d_ w 1.800 -74 36 -62 32 -46 40 -70 70 -50 70 -40 34 -80 48 ; d_ yellow 1.800 -14 4 -4 -2 8 6 14 -2 -10 66 4 70 14 62 -2 12 12 14 ; d_ w 1.800 36 34 50 30 66 36 80 32 40 72 60 72 80 70 70 32
part seal = seal tan : r tan -58 -40 20 14 3 ; r brown 0 -66 22 16 3 ; r_ brown+ 0 -72 22 4 2 ; b^ ~ 38 -4 34 -14 44 -26 58 -29 72 -26 82 -14 78 -4 58 -8 ; r_ ~-- 58 -9 42 4 2
part labels = label cream : r cream -58 48 36 26 3 -2 ; r cream 0 30 34 40 3 ; o cream 59 50 21 17
part text = pen k : z_ brown 2 -70 44 -46 43 ; z_ brown 1.600 -68 52 -48 51 ; s_ brown 0 22 5 8 3.500 ; z_ brown 2 -11 36 11 36 ; z_ brown 1.600 -9 43 9 43 ; l_ brown 2 48 50 54 42 64 42 70 50 64 57 54 57 48 50 ; o_ brown 59 50 3.500
part charm = charm gold : l tan 2 -50 -24 -40 -16 -34 -6 ; bits own 1.5 -33 0 20 -24 38 14 ; l tan 2 8 -46 16 -40 20 -32 ; l tan 2 46 -8 40 0 38 8
`;
