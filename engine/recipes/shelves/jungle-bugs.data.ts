export const shelf = `
* plate-tiger | 2-3 4-5 | Jungle, Animals
appeal 3
topics tiger, big cat, tiger cub, year of the tiger, lunar new year, jungle book, zoo, india, stripes, rain forest, rainforest
colors orange, black, white, pink
minutes 20 25
waits 30
mess some
heart plate: paper-plate
heart color: paint = 2 color
need edge: cereal-box, cardstock, index-card, old-greeting-card = 1 piece
need card: construction-paper, cardstock = 3 color
nice whiskers@4-5: pipe-cleaner, paper-straw, twist-tie = 3
nice nose@4-5: pom-pom, button, bottle-cap = 1
nice eyes@4-5: googly-eye, button = 2
join stick: glue-stick, glue
tool brush: paintbrush, kitchen-sponge, sponge-brush
tool scissors: scissors
tool pen: marker, crayon
home saucer
step coat: paint plate color brush > plate by cc
step edges: cut edge scissors by gt
step puddle: prepare color saucer by tc
step stripes: print edge color plate > stripes by cc
step cut: cut card scissors by gt
step ears: glue card plate stick > ears muzzle by cc
step whiskers@4-5: glue whiskers card stick scissors > whiskers by t
step nose@4-5: glue nose card stick > nose by c
step eyes@4-5: glue eyes plate stick > eyes by c
step face: draw pen card plate > face by tc
part ears = card a : o ~ -54 -54 27 27 ; o ~ 54 -54 27 27 ; o_ d -54 -54 15 15 ; o_ d 54 -54 15 15
part plate = plate own paint coat a : plate ~ 0 8 76
part stripes = color b : z_ ~ 8 0 -66 0 -40 ; z_ ~ 8 -20 -63 -15 -40 ; z_ ~ 8 20 -63 15 -40 ; z_ ~ 8 -72 -8 -46 0 ; z_ ~ 8 72 -8 46 0 ; z_ ~ 8 -74 14 -46 16 ; z_ ~ 8 74 14 46 16 ; z_ ~ 8 -68 37 -43 33 ; z_ ~ 8 68 37 43 33 ; z_ ~ 8 -54 59 -36 46 ; z_ ~ 8 54 59 36 46
part muzzle = card c : o ~ -17 40 24 20 ; o ~ 17 40 24 20 ; o_ ~ 0 44 16 18
part face = pen k : k -28 -8 9 ; k 28 -8 9 ; p_ k -11 24 11 24 0 36 ; z_ k 3 0 34 0 44 ; u 0 44 13 ; z_ k 2 -24 40 -50 36 ; z_ k 2 -24 46 -50 50 ; z_ k 2 24 40 50 36 ; z_ k 2 24 46 50 50
part whiskers = whiskers w : z_ ~ 3 -20 40 -58 32 ; z_ ~ 3 -20 44 -58 48 ; z_ ~ 3 -20 48 -54 62 ; z_ ~ 3 20 40 58 32 ; z_ ~ 3 20 44 58 48 ; z_ ~ 3 20 48 54 62
part nose = nose d : pompom ~ 0 29 9
part eyes = eyes w : e -28 -8 13 ; e 28 -8 13
template ears 2 2.5
template muzzle 1 4 across
scene lay

* sock-boa | 2-3 4-5 | Jungle, Animals
extras puppet: party-hat
extras world Jungle: construction-paper, crinkle-paper, cardboard-tube, tissue-paper, fake-leaf, paper-bag, shoebox, fabric-scrap, newspaper, cupcake-liner, petal, flower, feather, candy-wrapper, paint-chip, moss, driftwood, basket
appeal 3
topics snake, boa, python, anaconda, reptile, rain forest, rainforest, zoo, cuddly toy, soft toy, odd socks, hiss
colors green, orange, purple, red or light green, teal, yellow, orange, red, purple, brown
minutes 25 30
mess low
heart socks: sock, tube-sock = 3
heart fill: newspaper, pillow-stuffing, tissue-paper, packing-paper, fabric-scrap = 3 handful
need felt: felt, construction-paper, fabric-scrap, craft-foam = 1 scrap
heart tape: masking-tape, duct-tape, tape = 1 roll
join glue: glue
tool scissors: scissors
tool pen: marker
step fluff: prepare fill by cc
step stuff: fill fill socks > socks by cc
step join: build socks tape > joints by gt
step knot: tie socks > knot by gt
step tear: prepare tape by gt
step bands: decorate tape socks > bands by cc
step cut: cut felt scissors by gt
step face: glue felt socks glue pen > face by tc
step play: play socks by cc
part knot = socks c : o ~- 66 62 13 12 ; o ~ 84 58 12 8 -20
part socks = socks a : l^ c 34 -66 36 -44 62 0 66 58 62 ; l^ b 35 60 -38 52 -8 4 2 -46 10 -66 36 ; l^ a 36 -66 -52 -20 -64 34 -60 60 -38 ; o^ a -72 -50 27 21 -10 ; l_ a- 2.4 -92 -40 -76 -36 -60 -38
part joints = tape own : z_ ~ 13 42 -32 78 -38 ; z_ ~ 13 -84 34 -48 38
part bands = tape own : z_ ~ 8 -32 -79 -28 -45 ; z_ ~ 8 -6 -83 -4 -46 ; z_ ~ 8 20 -81 20 -45 ; z_ ~ 8 30 -22 38 12 ; z_ ~ 8 0 -14 4 19 ; z_ ~ 8 -30 -8 -24 25 ; z_ ~ 8 -32 82 -26 48 ; z_ ~ 8 0 84 2 49 ; z_ ~ 8 30 82 31 47
part face = felt d : z ~ 5 -94 -50 -108 -52 ; z ~ 3 -106 -52 -118 -60 ; z ~ 3 -106 -52 -118 -44 ; o w -74 -60 8 8 ; o_ k -76 -59 4 4
scene lay

* lift-leaf-jungle | 2-3 4-5 | Jungle
extras picture Jungle: string, feather, candy-wrapper, tissue-paper, cupcake-liner, coffee-filter, yarn, crepe-paper, ribbon, craft-foam, googly-eye, washi-tape, stick-on-gem, metallic-paper, gift-bow, origami-paper, petal, paper-strip
topics rain forest, rainforest, hide and seek, peekaboo, jungle animals, who is hiding, safari, lift the flap
near monkey, frog, leaves
colors green, orange, yellow, dark green, red
minutes 25 30
mess some
heart leaves: construction-paper, tissue-paper, wrapping-paper, wallpaper, paper-bag, magazine, junk-mail = 2 sheet
heart color: paint, washable-ink-pad = 2 color
need base: cardboard, pizza-box, cardstock, packing-paper = 1 piece
join stick: glue-stick, glue
tool pen: marker, ballpoint-pen
home saucer
home towel
step puddle: prepare color saucer base > base by gt
step print: print color base > prints by cc
step wipe: wash towel by tc
step tear: tear leaves by cc
step faces: draw pen base > faces by gc
step stems: glue leaves base stick > leaves by tc
step more: decorate leaves base > more by cc
step seek: play base leaves by cc
part base = base own : r^ ~ 0 2 190 178 3
part prints = color b : o_ b -46 -36 16 19 ; o_ c 14 -36 16 19 ; o_ c 66 -34 16 19 ; o_ b -20 36 16 19 ; o_ e 50 40 16 19
part faces = pen k : o_ b -63 -42 6 7 ; o_ b -29 -42 6 7 ; o_ tan -46 -31 10 9 ; k -51 -40 3 ; k -41 -40 3 ; u -46 -31 6 ; k 8 -50 4.5 ; k 20 -50 4.5 ; u 14 -34 9 ; p_ c 54 -46 55 -60 64 -50 ; p_ c 68 -50 78 -60 78 -46 ; k 60 -38 3 ; k 72 -38 3 ; z_ k 2.4 60 -52 62 -46 ; z_ k 2.4 66 -54 66 -47 ; z_ k 2.4 72 -52 70 -46 ; p_ k 62 -31 70 -31 66 -26 ; z_ k 1.6 52 -28 62 -28 ; z_ k 1.6 70 -28 80 -28 ; k -26 30 3 ; k -14 30 3 ; u -20 39 6 ; l_ b 4 -6 44 6 52 8 38 ; k 44 34 3 ; k 56 34 3 ; p_ gold 43 42 57 42 50 52 ; z_ e 3 50 22 46 14 ; z_ e 3 50 22 54 13
part leaves = leaves a : leaf ~ -94 -84 -66 4 21 ; leaf ~- -32 -90 -18 -12 16 ; leaf ~ 46 -92 38 -14 16 ; leaf ~- 96 -88 92 0 16 ; leaf ~ -84 6 -46 76 22 ; leaf ~- 14 0 14 70 18 ; leaf ~ 88 12 76 84 17
part more = leaves d : leaf ~ -96 90 -52 68 14 ; leaf ~ -34 94 -4 70 13 ; leaf ~ 24 94 42 68 14 ; leaf ~+ -62 -90 -50 -64 10 ; leaf ~+ 8 -92 10 -64 10 ; leaf ~+ 74 -92 68 -66 10
scene lay

* hand-parrot | 2-3 4-5 | Jungle, Animals
extras picture Jungle: leaf, construction-paper, felt, fake-leaf, magazine, tissue-paper, cupcake-liner, wallpaper, paint-chip, yarn, ribbon, washi-tape, candy-wrapper, craft-foam, corn-husk
topics bird, birds, handprint, keepsake, rain forest, rainforest, tropical, brazil, pirate, grandparents
near feathers
variant macaw | Jungle, Animals | red, yellow, blue, green | parrot, macaw, rio, pirate parrot
variant toucan | Jungle, Animals | black, orange, yellow, light green | toucan
colors red, yellow, blue, green
minutes 25 30
waits 30
mess lots
heart color: paint = 3 color
heart paper: construction-paper, cardstock = 3 sheet
join stick: glue-stick, glue
tool brush: paintbrush, kitchen-sponge, sponge-brush
tool scissors: scissors
tool pen: marker, crayon
home water
home towel
step brush: paint color brush by gt
step tail: print color paper > tail by cc
step wings: print color paper > wings by cc
step wash: wash water towel by tc
step cut: cut paper scissors by gt
step body: glue paper stick > body body-t by tc
step beak: glue paper stick > beak beak-t by cc
step eye: draw pen paper > eye by tc
part tail = color b : o b -12 44 12.8 12.8 ; l b 6.4 -4.8 52.2 -2.8 75 ; l b 6.8 -10.4 54.6 -13.2 80 ; l b 6.8 -17.1 53.5 -23.2 78.3 ; l b 6 -21.6 49.2 -30.4 70.1 ; l b 6.8 -1.4 42.4 13.3 57.1 ; o c 14 46 12.8 12.8 ; l c 6.4 23.7 50.9 34.1 71.3 ; l c 6.8 19.4 55.3 26.4 79.9 ; l c 6.8 12.8 56.7 16.4 82 ; l c 6 7.1 54.4 6.7 77.1 ; l c 6.8 23.3 40.6 42.4 48.7
part wings = color c : o c -40 -2 15.8 15.8 ; l c 7.9 -40.9 11.4 -59 33.1 ; l c 8.4 -47.9 8.7 -72.5 28.5 ; l c 8.4 -52.7 1.8 -79.7 18.1 ; l c 7.4 -52.9 -5.8 -78.9 4.7 ; l c 8.4 -29.3 5.9 -29.3 31.5 ; o b 40 -2 15.8 15.8 ; l b 7.9 52.9 -5.8 79.5 3.9 ; l b 8.4 52.7 1.8 79.7 18.1 ; l b 8.4 47.9 8.7 72.5 28.5 ; l b 7.4 40.9 11.4 59.6 32.2 ; l b 8.4 43.8 -14.7 67.9 -23.5
part body@macaw = paper a : o^ ~ 0 0 33 52 ; o^ ~ 0 -56 29 28 ; o_ w 4 -58 18 15
part body-t@toucan = paper a : o^ ~ 0 0 33 52 ; o^ ~ 0 -56 29 28 ; o_ b 12 -60 12 12
part beak@macaw = paper b : b^ ~ 20 -70 42 -70 56 -52 52 -32 42 -40 20 -46 ; l_ k 2 22 -57 40 -54 50 -46
part beak-t@toucan = paper b : b^ ~ 18 -74 50 -84 84 -72 94 -46 82 -44 60 -52 20 -48 ; b_ k 84 -70 94 -46 82 -46 78 -62 ; l_ a 2 22 -60 56 -64 84 -56
part eye = pen k : k 11 -61 5.5 ; l_ brown 8 -92 50 -30 58 40 54 92 62 ; z_ k 3 -9 50 -9 58 ; z_ k 3 9 50 9 58
template body 1 7
template body-t 1 7
scene lay

* plate-ladybug | 2-3 4-5 | Bugs
extras world Bugs: leaf, flower, petal, clover, construction-paper, cupcake-liner, crinkle-paper, felt, tissue-paper, fake-leaf, cotton-pad, pom-pom
appeal 3
topics ladybug, ladybird, ladybugs, insect, beetle, garden, spring, minibeasts, counting, dots, good luck
colors red, black, white
minutes 20 30
waits 30
mess some
heart plate: paper-plate
heart color: paint = 2 color
need stamp@2-3: potato, kitchen-sponge, apple, carrot, sticker
need stamp@4-5: potato, bottle-cork, cork, kitchen-sponge, bottle-cap, sticker
need card: construction-paper, cardstock = 1 sheet
need white: paper, sticky-note, envelope = 1 scrap
nice feelers@4-5: pipe-cleaner, twist-tie = 2
nice sight@4-5: googly-eye = 2
join stick: glue-stick, glue
tool brush: paintbrush, kitchen-sponge, sponge-brush
tool scissors: scissors
tool pen: marker, crayon
home saucer
step coat: paint plate color brush > plate by cc
step stamp: prepare stamp by gg
step line: draw plate pen > line by gc
step dots: print stamp color plate saucer > dots by cc
step cut: cut card white scissors by gt
step legs: glue card plate stick > legs by tc
step head: glue card plate stick > head by cc
step antennas@4-5: glue feelers plate stick pen > antennas by t
step eyes: glue white card stick pen > eyes by tc
step sight@4-5: glue sight white stick > sight by c
part legs = card b : z ~ 8 -46 -34 -80 -48 -90 -40 ; z ~ 8 46 -34 80 -48 90 -40 ; z ~ 8 -60 12 -92 12 -98 22 ; z ~ 8 60 12 92 12 98 22 ; z ~ 8 -48 52 -76 68 -78 80 ; z ~ 8 48 52 76 68 78 80 ; l ~ 5 -16 -72 -24 -92 -36 -96 ; l ~ 5 16 -72 24 -92 36 -96
part antennas = feelers b : l ~ 5 -18 -74 -26 -90 -36 -96 -44 -90 -38 -84 ; l ~ 5 18 -74 26 -90 36 -96 44 -90 38 -84
part head = card b : o ~ 0 -54 40 28
part plate = plate own paint coat a : plate ~ 0 14 68
part line = pen k : z_ k 5 0 -40 0 82
part dots = color b : o_ ~ -30 -20 12 12 ; o_ ~ 30 -20 12 12 ; o_ ~ -42 18 12 12 ; o_ ~ 42 18 12 12 ; o_ ~ -22 50 12 12 ; o_ ~ 22 50 12 12
part eyes = white own : o w -17 -62 9 9 ; o w 17 -62 9 9 ; o_ k -16 -63 4.5 4.5 ; o_ k 16 -63 4.5 4.5
part sight = sight w : e -17 -62 9 ; e 17 -62 9
template eyes 2 2
scene lay

* hexagon-hive | 2-3 4-5 | Bugs
extras picture Bugs: cupcake-liner, wrapping-paper, fabric-scrap, button, lavender, grass, newspaper, paper-strip, tissue-paper, cotton-ball, construction-paper, washi-tape, yarn, coffee-filter, felt-sticker, pipe-cleaner, pom-pom, sticker
topics bee, bees, beehive, hive, honey, honeycomb, hexagon, shapes, pollinators, world bee day, garden, insects, minibeasts
colors gold, light blue, white
minutes 25 30
waits 20
mess some
heart tube: cardboard-tube
heart color: paint = 1 color
heart sheet: construction-paper, cardstock, packing-paper, paper = 1 sheet
need wings: tissue-paper, paper, paper-napkin, coffee-filter = 1 scrap
join stick: glue-stick, glue
tool pen: marker, crayon
home saucer
home towel
step corners: fold tube sheet > sheet by gt
step pour: prepare color saucer by tc
step comb: print tube color sheet > comb by cc
step bees: print color sheet > bees by cc
step wipe: wash towel by tc
step tear: tear wings by cc
step wings: glue wings sheet stick > wings by tc
step stripes: draw pen sheet > stripes by tc
part sheet = sheet b : r^ ~ 0 4 190 164 2
part comb = color a : z_ ~ 6 -19.6 -29.8 -36.1 -20.3 -52.6 -29.8 -52.6 -48.8 -36.1 -58.3 -19.6 -48.9 -19.6 -29.8 ; z_ ~ 6 16.5 -29.8 0 -20.3 -16.5 -29.8 -16.5 -48.8 -0 -58.3 16.5 -48.9 16.5 -29.8 ; z_ ~ 6 52.6 -29.8 36.1 -20.3 19.6 -29.8 19.6 -48.8 36.1 -58.3 52.6 -48.9 52.6 -29.8 ; z_ ~ 6 -37.7 1.5 -54.1 11 -70.6 1.5 -70.6 -17.5 -54.1 -27 -37.7 -17.5 -37.7 1.5 ; z_ ~ 6 -1.6 1.5 -18.1 11 -34.5 1.5 -34.5 -17.5 -18.1 -27 -1.6 -17.5 -1.6 1.5 ; z_ ~ 6 34.5 1.5 18.1 11 1.6 1.5 1.6 -17.5 18 -27 34.5 -17.5 34.5 1.5 ; z_ ~ 6 70.6 1.5 54.1 11 37.7 1.5 37.7 -17.5 54.1 -27 70.6 -17.5 70.6 1.5 ; z_ ~ 6 -19.6 32.8 -36.1 42.3 -52.6 32.8 -52.6 13.8 -36.1 4.3 -19.6 13.8 -19.6 32.8 ; z_ ~ 6 16.5 32.8 0 42.3 -16.5 32.8 -16.5 13.8 -0 4.3 16.5 13.8 16.5 32.8 ; z_ ~ 6 52.6 32.8 36.1 42.3 19.6 32.8 19.6 13.8 36.1 4.3 52.6 13.8 52.6 32.8
part bees = color a : o_ a -66 -58 13 9 ; o_ a 58 -62 13 9 ; o_ a -64 54 13 9 ; o_ a 20 62 13 9 ; o_ a 76 36 13 9
part wings = wings w : o w -66 -71 7 9 -15 ; o w -56 -69 6 8 20 ; o w 58 -75 7 9 -15 ; o w 68 -73 6 8 20 ; o w -64 41 7 9 -15 ; o w -54 43 6 8 20 ; o w 20 49 7 9 -15 ; o w 30 51 6 8 20 ; o w 76 23 7 9 -15 ; o w 86 25 6 8 20
part stripes = pen k : z_ k 3 -70 -66 -70 -50 ; z_ k 3 -62 -66 -62 -50 ; k -76 -59 2 ; z_ k 3 54 -70 54 -54 ; z_ k 3 62 -70 62 -54 ; k 48 -63 2 ; z_ k 3 -68 46 -68 62 ; z_ k 3 -60 46 -60 62 ; k -74 53 2 ; z_ k 3 16 54 16 70 ; z_ k 3 24 54 24 70 ; k 10 61 2 ; z_ k 3 72 28 72 44 ; z_ k 3 80 28 80 44 ; k 66 35 2
scene lay

* egg-caterpillar | 2-3 4-5 6-8 | Bugs
extras world Bugs: leaf, flower, petal, cupcake-liner, construction-paper, clover, crinkle-paper, paint-chip, candy-wrapper, origami-paper, felt, moss, pom-pom, snail-shell, bead
extras figure: flower, newspaper
appeal 3
topics caterpillar, very hungry caterpillar, hungry caterpillar, garden, spring, minibeasts, insects, story time
near butterfly life cycle, life cycle, metamorphosis
colors green, yellow, red, light green
minutes 25 30 35
waits 45
mess some
heart carton: egg-carton
heart color@2-3: paint = 3 color
heart color@4-5,6-8: paint = 3 color
need leafpaper: construction-paper, cardstock, paper = 1 sheet
nice feeler@4-5,6-8: pipe-cleaner, twist-tie = 1
nice nose@4-5,6-8: pom-pom, button, bottle-cap = 1
nice eyes@2-3: sticker = 2
nice eyes@4-5,6-8: googly-eye, sequin, sticker = 2
join glue: glue
nice brush@2-3: paintbrush, sponge-brush = 1
tool brush@4-5,6-8: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker, crayon
step cut: cut carton scissors > bumps bumps2 head by ggt
step paint@2-3: paint carton color brush? by c
step paint@4-5,6-8: paint carton color brush by cc
step leaf: cut leafpaper scissors by gtc
step bites: tear leafpaper > leaf by ccc
step dry: dry carton by gcc
step feelers: glue leafpaper carton glue > feelers by tcc
step antennas@4-5,6-8: poke feeler carton scissors glue? > antennas by gt
step nose@4-5,6-8: glue nose carton glue > nose by cc
step eyes: glue eyes carton glue > eyes by ccc
step face@2-3: draw pen leafpaper carton glue > face by t
step face@4-5,6-8: draw pen carton > face by cc
step munch: play carton leafpaper by ccc
part leaf = leafpaper d : b^ ~ -98 40 -84 -4 -44 -38 -34 -30 -24 -34 -22 -48 10 -66 60 -74 98 -84 95 -40 92 -16 80 -14 76 0 82 10 60 42 44 48 40 58 26 58 20 72 4 74 -6 66 -18 68 -24 78 -50 78 -76 66 ; l_ ~- 3 -92 42 -40 24 20 -20 94 -80 ; z_ ~- 2 -28 16 -32 -20 ; z_ ~- 2 22 -20 24 -58 ; z_ ~- 2 0 -4 28 46 ; z_ ~- 2 46 -38 68 -10
part feelers = leafpaper d : l ~ 4.5 -79 10 -82 -16 -92 -46 -98 -50 ; l ~ 4.5 -68 8 -66 -18 -60 -48 -50 -54 ; o ~ -98 -52 6.5 6.5 ; o ~ -49 -56 6.5 6.5
part antennas = feeler c : l^ ~ 6 -79 10 -82 -16 -92 -46 -98 -56 -88 -60 -84 -52 ; l^ ~ 6 -68 8 -66 -18 -60 -48 -50 -60 -42 -54 -46 -46
part bumps = carton own paint paint a : egg ~ -34 46 26 ; egg ~ 38 40 26
part bumps2 = carton own paint paint b : egg ~ 2 43 26 ; egg ~ 74 37 26
part head = carton own paint paint c : egg ~ -73 46 34
part face = pen k : o_ d -85 14 9 ; o_ d -63 13 9 ; o_ k -85 14 4 ; o_ k -63 13 4 ; u -73 26 10
part nose = nose c : pompom ~ -74 24 8
part eyes = eyes w : e -85 12 9 ; e -63 11 9
template leaf 1 11 across
scene lay

* blot-butterfly | 2-3 4-5 | Bugs
extras world Bugs: flower, cupcake-liner, tissue-paper, petal, crepe-paper, cotton-pad, pom-pom, pipe-cleaner
appeal 3
topics butterfly, butterflies, symmetry, insect, spring, garden, mirror, squish painting, fold painting, summer
colors yellow, red, blue, brown free
minutes 20 25
waits 60
mess some
heart color: paint = 3 color
heart sheet: paper, construction-paper, cardstock, watercolor-paper, packing-paper = 1 sheet
need body: craft-stick, cardboard, cereal-box = 1 piece
need strip: construction-paper, paper, sticky-note = 1 scrap
join glue: glue
tool spoon: plastic-spoon, paintbrush, metal-spoon
tool scissors: scissors
tool pen: marker, crayon
step fold: fold sheet > sheet by tc
step drops: paint color sheet spoon by cc
step rub: print sheet > blots by cc
step open: test sheet by tc
step dry: dry sheet by cc
step cut: cut sheet scissors by gt
step body: glue body sheet glue > body by tc
step feelers: glue strip body glue > feelers by tc
step face: draw pen body > face by tc
step flap: play body by cc
part feelers = strip d : l ~ 4 -2 -52 -14 -82 -26 -88 ; l ~ 4 2 -52 14 -82 26 -88
part sheet = sheet w : b^ w -2 -30 -28 -66 -70 -78 -94 -58 -90 -24 -62 2 -80 22 -80 56 -56 74 -26 66 -4 38 ; b^ w 2 -30 28 -66 70 -78 94 -58 90 -24 62 2 80 22 80 56 56 74 26 66 4 38
part blots = color a : ym_ a -58 -46 28 22 8 .2 ; ym_ b -64 -48 14 11 6 .25 ; ym_ c -30 -22 15 13 6 .25 ; ym_ c -52 40 22 20 7 .22 ; ym_ a -54 42 10 9 5 .25 ; ym_ b -22 22 13 15 6 .25 ; dm_ b 4 -80 -30 -44 -68 -72 20 -36 60 ; dm_ c 3.5 -84 -54 -30 -48 -66 60
part body = body own : r^ ~ 0 2 15 118 7
part face = pen k : k -3.5 -44 2.6 ; k 3.5 -44 2.6 ; u 0 -37 3.5 ; z_ k 2.4 -7 -12 7 -12 ; z_ k 2.4 -7 8 7 8 ; z_ k 2.4 -7 28 7 28
template sheet 1 8 across fold
scene lay

* peg-crocodile | 4-5 6-8 | Jungle, Animals
extras world Jungle: aluminum-foil, metallic-paper, denim, sand, kinetic-sand, crinkle-paper, grass, play-dough, foil-pan, tissue-paper, feather, stone, fake-leaf, construction-paper, candy-wrapper, bottle-cap, flower, moss
appeal 3
topics crocodile, croc, alligator, reptile, snapping, rain forest, rainforest, river, swamp, safari, zoo, peter pan
near teeth
colors green, white, dark green, red
minutes 35 40
waits 30
mess some
heart pin: clothespin
heart color: paint, acrylic-paint = 1 color
need card: construction-paper, cardstock, cereal-box, cardboard = 1 sheet
nice bumps: egg-carton
need white: paper, index-card, sticky-note = 1 scrap
nice eyes: googly-eye = 2
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pencil: pencil
tool pen: marker
step draw: draw card pencil by tc
step cut: cut card scissors > jaw body by tc
step bumps: cut bumps scissors > bumps by gc
step paint: paint card color brush by cc
step teeth: cut white card glue scissors > teeth by tc
step pin: glue card pin glue > pin by tc
step eyes: glue bumps card glue by cc
step look: draw card pen > look by cc
step stare: glue eyes card glue > eyes by cc
step snap: play pin by cc
part pin = pin own : r^ ~ 34 24 96 13 3 4 ; r^ ~- 34 46 96 13 3 -4 ; r silver 18 35 9 40 3
part jaw = card own paint paint a : q^ ~ 8 -98 44 -40 54 -6 48 18 56 12 84 -30 92 -80 88 -98 66
part body = card own paint paint a : b^ ~ -99 -6 -94 -28 -66 -30 -46 -50 -14 -58 20 -48 52 -42 74 -50 88 -72 98 -88 100 -60 92 -30 74 4 44 24 10 28 -16 16 -50 10 -90 14 ; v ~- -6 -57 60 -44 6 -15 ; v ~- 62 -46 96 -82 4 -12 ; r ~- 60 34 20 40 8 14 ; r ~- 22 30 20 38 8 -8
part bumps = bumps own paint paint a : egg ~ -54 -38 19 ; egg ~ -22 -46 19
part teeth = white own : v_ w -94 13 -28 12 6 16 ; v_ w -92 52 -32 60 6 -14
part look = pen k : o_ k -88 -14 4 3 ; o_ yellow -54 -50 8 7 ; o_ k -54 -50 2.4 6 ; o_ yellow -22 -58 8 7 ; o_ k -22 -58 2.4 6 ; d_ c 4 10 -28 30 -20 52 -20 20 -4 44 2 66 -14 80 -40
part eyes = eyes own : e -54 -50 10 ; e -22 -58 10
scene lay

* color-chameleon | 4-5 6-8 | Jungle, Animals
appeal 3
topics chameleon, lizard, reptile, colors, camouflage, feelings, rain forest, rainforest, moving picture
near color mixing, rainbow, magic
colors green, brown, yellow
minutes 35 40
mess low
heart card: cardstock, construction-paper, cereal-box = 1 sheet
heart color: marker, crayon, colored-pencil, oil-pastel, watercolor-pencil = 6 color
need slide: paper, cardstock, index-card, watercolor-paper, construction-paper = 1 sheet
nice eye: googly-eye, button, sequin, pom-pom = 1
join glue: glue
join tape: tape, masking-tape
tool pencil: pencil
tool scissors: scissors
step draw: draw card pencil by tc
step window: cut card scissors > card window by gt
step jungle: color color card > jungle by cc
step eye: glue eye card glue > eye by cc
step bands: color color slide by cc
step trim: cut slide scissors by tc
step rails: tape slide card tape > rails by tc
step load: build slide card > slide bands by cc
step play: play slide by cc
part slide = slide w : r w 92 6 22 66 2 ; r_ purple 90 6 16 66
part card = card a : r^ ~ -4 4 176 150 3
part rails = tape own : r_ ~ 80 -36 8 10 ; r_ ~ 80 48 8 10
part window = card a : p_ g -60 6 -54 -8.6 -48 -15.6 -42 -20.8 -36 -24.8 -30 -27.9 -24 -30.3 -18 -32.1 -12 -33.3 -6 -33.9 0 -34 6 -33.5 12 -32.5 18 -31 24 -28.8 30 -25.9 36 -22.3 42 -17.5 48 -11.2 54 -1.5 56 8 50 17.8 44 22.3 38 25.7 32 28.2 26 30.2 20 31.7 14 32.8 8 33.5 2 33.9 -4 34 -10 33.7 -16 33.1 -22 32.1 -28 30.7 -34 28.9 -40 26.6 -46 23.5 -52 19.5 -58 13.2
part bands = slide w : p_ red -58 -1.5 -54.8 -7.3 -51.7 -11.6 -48.5 -15.1 -45.3 -18.1 -42.2 -20.7 -39 -22.9 -39 27 -42.2 25.6 -45.3 23.9 -48.5 22 -51.7 19.8 -54.8 17 -58 13.2 ; p_ orange -39 -22.9 -35.8 -24.9 -32.7 -26.6 -29.5 -28.2 -26.3 -29.5 -23.2 -30.6 -20 -31.6 -20 32.5 -23.2 31.9 -26.3 31.1 -29.5 30.3 -32.7 29.4 -35.8 28.3 -39 27 ; p_ yellow -20 -31.6 -16.8 -32.4 -13.7 -33 -10.5 -33.5 -7.3 -33.8 -4.2 -34 -1 -34 -1 34 -4.2 34 -7.3 33.9 -10.5 33.7 -13.7 33.4 -16.8 33 -20 32.5 ; p_ light-green -1 -34 2.2 -33.9 5.3 -33.6 8.5 -33.2 11.7 -32.6 14.8 -31.9 18 -31 18 32.1 14.8 32.7 11.7 33.1 8.5 33.5 5.3 33.7 2.2 33.9 -1 34 ; p_ blue 18 -31 21.2 -29.9 24.3 -28.7 27.5 -27.2 30.7 -25.6 33.8 -23.7 37 -21.5 37 26.1 33.8 27.5 30.7 28.7 27.5 29.7 24.3 30.6 21.2 31.4 18 32.1 ; p_ purple 37 -21.5 40.4 -18.9 43.8 -15.8 47.2 -12.2 50.6 -7.7 54 -1.5 54 13.2 50.6 17.2 47.2 20.1 43.8 22.5 40.4 24.4 37 26.1
part jungle = color b : l ~ 11 -90 58 -30 50 40 54 82 60 ; l a- 12 44 16 68 26 70 46 52 50 44 38 54 32 ; b a- -44 -18 -58 -34 -78 -20 -84 2 -70 16 -46 18 ; p a- -48 -18 -40 -44 -28 -26 ; o c -66 -6 12 12 ; k -68 -6 5 ; l_ k 2.4 -82 6 -72 8 -62 10 ; z a- 9 -24 28 -30 50 ; z a- 9 24 30 22 52 ; leaf dark-green -90 -64 -60 -40 12 ; leaf dark-green 80 -64 54 -38 12 ; leaf dark-green 20 -72 30 -40 10 ; leaf light-green -30 -72 -14 -46 9 ; leaf light-green -88 78 -62 70 8 ; leaf dark-green 70 78 40 68 9
part eye = eye w : e -66 -6 9
scene lay

* jointed-hangers | 6-8 9-12 | Jungle, Animals
extras hanging: leaf, fake-leaf
appeal 3
topics jointed puppet, paper puppet, brads, split pins, moving, rain forest, rainforest, zoo, jungle book, swinging
near gymnastics
variant monkey | Jungle, Animals | brown, tan, red | monkey, monkeys, ape, chimpanzee, curious monkey, five little monkeys
variant sloth | Jungle, Animals | tan, cream, brown | sloth, sloths, slow, sleepy
colors brown, tan, red
minutes 45 50
mess low
heart card: cardstock, cereal-box, cardboard, construction-paper = 2 sheet
heart pivots: paper-fastener = 4
need color: marker, colored-pencil, crayon, paint-marker = 3 color
need branch: stick, dowel, chopstick, paper-straw, bamboo, cardboard-tube = 1
nice cord: string, yarn, rope, raffia, cotton-cord = 2 ft
nice tail: pipe-cleaner
tool punch: hole-punch, pencil
tool pencil: pencil
tool scissors: scissors
join tape: tape, masking-tape
step draw: draw card pencil by cc
step hooks: draw card pencil by cc
step cut: cut card scissors > legs arms arms-s body head head-s by tc
step color: color color card > face face-s by cc
step holes: poke punch card by tc
step pivots: build pivots card > pivots by cc
step tail: tape tail card tape > tail tail-s by cc
step cord: tie cord branch > cord by cc
step hang: play card branch > branch by cc
part cord = cord own : l_ ~ 2 -80 -72 0 -98 80 -72
part branch = branch own : stick ~ -98 -72 98 -68 10
part tail-s@sloth = tail a : l ~ 9 16 58 36 66
part tail@monkey = tail a : l ~ 7 14 56 50 60 78 40 72 14 54 18 60 32
part legs = card a : l ~ 17 -18 50 -32 70 -30 88 ; l ~ 17 18 50 32 70 30 88 ; o b -36 91 13 8 ; o b 36 91 13 8
part arms@monkey = card a : l ~ 15 -20 10 -50 -20 -40 -66 ; l b 12 -40 -66 -44 -84 -56 -84 -58 -72 ; l ~ 15 20 10 54 14 74 -8 ; o b 76 -14 10 10
part arms-s@sloth = card a : l ~ 16 -20 12 -48 -16 -44 -60 ; l ~ 16 20 12 48 -16 44 -60 ; l c 5 -48 -60 -52 -84 -60 -82 -60 -70 ; l c 5 -41 -60 -42 -86 -50 -84 -50 -72 ; l c 5 48 -60 52 -84 60 -82 60 -70 ; l c 5 41 -60 42 -86 50 -84 50 -72
part body = card a : o^ ~ 0 30 32 38
part head@monkey = card a : o ~ -32 -24 12 13 ; o ~ 32 -24 12 13 ; o^ ~ 0 -26 30 29
part head-s@sloth = card a : o^ ~ 0 -26 33 29
part face@monkey = color b : o_ b 0 36 20 26 ; om_ b 32 -24 7 8 ; bm_ b 0 -34 -14 -46 -25 -32 -20 -18 -24 -4 0 2 ; k -9 -28 4 ; k 9 -28 4 ; dm_ k 1.6 -3 -16 ; u 0 -11 10
part face-s@sloth = color b : o_ a+ 0 38 20 24 ; o_ b 0 -23 25 21 ; bm_ c -4 -28 -14 -32 -26 -24 -24 -14 -12 -20 ; k -11 -26 3.6 ; k 11 -26 3.6 ; o_ c 0 -16 5 4 ; u 0 -10 9 ; l_ a- 2 -10 56 -6 48 ; l_ a- 2 8 58 12 50
part pivots = pivots own : o ~ -20 10 4.5 4.5 ; o ~ 20 10 4.5 4.5 ; o ~ -17 52 4.5 4.5 ; o ~ 17 52 4.5 4.5
scene hang

* clay-tree-frog | 6-8 9-12 | Jungle, Animals
extras figure: bottle-cap, metallic-paper, paper-umbrella
extras world Jungle: moss, fake-leaf, flower, petal, cupcake-liner, snail-shell, tissue-paper, potted-plant, pine-needle, bay-leaf, twist-tie, pipe-cleaner, clover, marble, seed-pod, air-plant, ribbon-rose, sea-glass, glass-gem, construction-paper, bubble-wrap
topics frog, tree frog, red-eyed tree frog, poison dart frog, amphibian, rain forest, rainforest, costa rica, clay animals
near pottery
colors green, red, orange, blue
minutes 50 60
waits 1440
mess some
heart clay: air-dry-clay = 1/4 cup
heart color: acrylic-paint, paint, paint-marker = 4 color
need perch: stick, driftwood, bamboo, wood-scrap, stone, terracotta-pot = 1
home water
join glue: glue
tool stylus: toothpick, pencil, craft-stick, wooden-skewer
tool brush: paintbrush, cotton-swab
step body: shape clay by cc
step legs: roll clay by cc
step join: shape clay water stylus > frog by cc
step toes: shape clay stylus by cc
step eyes: shape clay by cc
step sit: build clay perch > perch by cc
step dry: dry clay by cc
step coat: paint clay color brush by cc
step details: paint clay color stylus > details by cc
step stay: glue clay perch glue by cc
part perch = perch own : l^ ~ 20 -98 74 -30 66 40 70 98 62 ; l_ ~- 3 -80 70 -30 63 30 66 ; l_ ~- 2 40 66 84 62
part frog = clay own paint coat a : z ~ 13 -30 14 -78 -6 -84 54 ; z ~ 13 30 14 78 -6 84 54 ; l ~- 13 -22 40 -56 36 -44 60 ; l ~- 13 22 40 56 36 44 60 ; b^ ~ 0 -24 40 -6 46 34 24 64 0 68 -24 64 -46 34 -40 -6 ; b^ ~ -48 -44 -30 -62 0 -56 30 -62 48 -44 54 -14 30 6 0 10 -30 6 -54 -14 ; o ~ -34 -60 20 20 ; o ~ 34 -60 20 20 ; o ~ -92 58 8 8 ; o ~ -80 64 8 8 ; o ~ 92 58 8 8 ; o ~ 80 64 8 8 ; o ~ -52 66 8 8 ; o ~ -38 68 8 8 ; o ~ 52 66 8 8 ; o ~ 38 68 8 8
part details = color b : o_ b -34 -61 14 14 ; o_ b 34 -61 14 14 ; o_ k -34 -61 4 12 ; o_ k 34 -61 4 12 ; o_ w -38 -67 3 3 ; o_ w 30 -67 3 3 ; l_ k 3 -42 -16 -20 -6 0 -4 20 -6 42 -16 ; dm_ k 2 -6 -30 ; lm_ d 6 -38 6 -38 32 -26 52 ; lm_ yellow 4 -30 14 -28 40 ; o_ c -92 58 6 6 ; o_ c -80 64 6 6 ; o_ c 92 58 6 6 ; o_ c 80 64 6 6 ; o_ c -52 66 6 6 ; o_ c -38 68 6 6 ; o_ c 52 66 6 6 ; o_ c 38 68 6 6
scene stand

* filter-butterfly | 2-3 4-5 6-8 | Bugs, Seasons
extras world Bugs: flower, cupcake-liner, tissue-paper, petal, crepe-paper, cotton-pad, pom-pom, pipe-cleaner, button, leaf
appeal 3
topics butterfly, butterflies, insect, spring, summer, garden, color mixing, water colors, mobile, science, monarch
colors purple, blue, pink, yellow free
minutes 20 25 35
waits 60
mess some
heart filter: coffee-filter = 2
heart pin: clothespin
heart color: marker, watercolor-paint, food-coloring, watercolor-pencil = 3 color
nice feelers@4-5,6-8: pipe-cleaner
nice eyes@4-5,6-8: googly-eye = 2
nice knobs@6-8: bead = 2
nice stem: cardboard-tube = 1
nice bloom: tissue-paper, crepe-paper, cupcake-liner = 1 sheet
join glue@4-5,6-8: glue
home water
home towel
tool drip@2-3: spray-bottle, paintbrush, plastic-spoon, cotton-swab
tool drip@4-5,6-8: spray-bottle, pipette, paintbrush, plastic-spoon, cotton-swab
tool pen: marker, permanent-marker
step color: color color filter > wings by ccc
step drip: paint water filter towel drip > bloom by ccc
step dry: dry filter by gcc
step pleat: fold filter by gtc
step clip: build pin filter > pin by tcc
step fan: shape filter by ccc
step feelers@4-5,6-8: fold feelers pin knobs? > feelers knobs by tc
step eyes@4-5,6-8: glue eyes pin glue > eyes by cc
step face: draw pin pen > face by tcc
step land: play pin stem bloom by tcc
part feelers = feelers a : l ~ 4 -4 -54 -16 -80 -30 -84 -28 -74 ; l ~ 4 4 -54 16 -80 30 -84 28 -74
part knobs = knobs own : d^ yellow 5 -28 -73 28 -73
part wings = filter own : bm^ ~ -2 -8 -30 -60 -66 -74 -94 -52 -96 -16 -70 2 -84 26 -78 58 -46 70 -18 50 -2 10
part bloom = color a : bm_ a+ -10 -12 -36 -56 -66 -68 -88 -48 -90 -18 -60 -4 ; bm_ b -22 -16 -44 -48 -66 -56 -78 -42 -78 -22 -54 -12 ; bm_ c -34 -22 -50 -40 -62 -44 -66 -32 -54 -24 ; bm_ b+ -10 6 -60 8 -76 28 -72 54 -48 64 -22 46 ; bm_ a -24 14 -56 18 -64 32 -60 46 -46 52 -30 38 ; bm_ d -38 26 -52 28 -52 38 -42 40 ; lm_ w 1.6 -8 -8 -50 -40 -86 -50 ; lm_ w 1.6 -8 -4 -50 -18 -90 -22 ; lm_ w 1.6 -8 6 -44 24 -76 36 ; lm_ w 1.6 -8 10 -36 40 -56 62 ; lm_ w 1.6 -8 -12 -36 -48 -56 -66
part pin = pin own : pin ~ 0 -58 122
part face = pen k : k -3.5 -46 2.2 ; k 3.5 -46 2.2 ; u 0 -40 3
part eyes = eyes own : e -4 -48 4.4 ; e 4 -48 4.4
scene lay

* cocoon-pop | 4-5 6-8 | Bugs
extras world Bugs: leaf, flower, petal, cupcake-liner, tissue-paper, clover, construction-paper, pipe-cleaner, paint-chip, candy-wrapper, origami-paper
appeal 3
topics butterfly life cycle, life cycle, metamorphosis, caterpillar, chrysalis, cocoon, butterfly, hungry caterpillar, spring
near surprise, new baby, growing up
colors brown, orange, green, yellow
minutes 35 40
mess low
heart tube: cardboard-tube
heart wings: tissue-paper, crepe-paper, paper-napkin, coffee-filter = 1 sheet
need stick: craft-stick, paper-straw, stick = 1
heart wrap: yarn, string, raffia, crepe-paper, masking-tape = 18 ft
need card: construction-paper, cardstock, paper = half-sheet
nice eyes: googly-eye = 2
nice feelers: pipe-cleaner, twist-tie = 1
join glue: glue, tape
tool pen: marker, crayon
tool scissors: scissors
step cut: cut tube wings card scissors by gt
step wrap: roll wrap tube glue > tube by cc
step pleat: fold wings by tc
step wings: glue wings stick glue > wings by tc
step body: draw pen stick feelers? > body feelers by cc
step larva: draw pen card > larva by cc
step bottom: glue card stick glue > stick by cc
step eyes: glue eyes card glue > eyes by cc
step hide: fold wings tube by tc
step pop: play stick by cc
part stick = stick own : r^ ~ 0 -8 13 172 6
part wings = wings b : bm^ ~ -3 -58 -20 -92 -52 -98 -74 -76 -66 -54 -40 -44 -56 -30 -46 -8 -22 -8 -3 -34 ; bm_ d -22 -76 -46 -86 -58 -74 -42 -62 -22 -62 ; bm_ d -14 -36 -36 -34 -40 -22 -26 -18 ; lm_ ~- 1.6 -6 -56 -30 -74 -56 -84 ; lm_ ~- 1.6 -6 -52 -34 -56 -64 -66 ; lm_ ~- 1.6 -6 -42 -26 -32 -46 -18
part body = pen k : r_ k 0 -52 8 50 4 ; l k 3 -2 -76 -8 -92 -14 -95 ; l k 3 2 -76 8 -92 14 -95 ; k -3 -72 1.8 ; k 3 -72 1.8
part feelers = feelers k : l ~ 3.5 -2 -76 -8 -94 -16 -98 ; l ~ 3.5 2 -76 8 -94 16 -98
part tube = tube own : tube ~ 0 -4 54 66 ; wound a 0 32 58 62 12 ; wound a+ 1 31 57 40 7
part larva = card c : o ~ -24 88 12 11 ; o ~+ -8 84 12 11 ; o ~ 8 84 12 11 ; o ~+ 24 88 13 12 ; k 21 85 2.4 ; k 30 86 2.4 ; l k 2.4 24 78 22 70 ; l k 2.4 29 79 32 71
part eyes = eyes own : e 20 85 4.4 ; e 30 86 4.4
template larva 1 2.5 across
scene lay

* bug-hotel | 6-8 9-12 | Bugs, Nature
appeal 3
topics save the bees, bee hotel, wild bees, pollinators, insect hotel, bee hotel, bug house, mason bee, pollinators, wild bees, earth day, gardening, garden, conservation, habitat, spring, scouts, ecology, backyard
colors green, red, brown
minutes 45 60
waits 60
mess some
place outdoors
heart house: milk-carton, can, plastic-bottle, plastic-tub, terracotta-pot, oatmeal-canister, cookie-tin
heart rooms: bamboo, reed, stick, cardboard-tube, paper-straw = 2 handful
heart bedding: pinecone, bark, corrugated-paper, moss, leaf = 2 handful
nice straw: hay, wheat-stalk, grass, raffia, moss, leaf = 2 handful
nice coat: acrylic-paint, paint-marker = 2 color
nice tie: rope, string, craft-wire = 3 ft
need roof: bark, wood-scrap, cardboard, craft-stick = 1 piece
join seal: duct-tape, tape, electrical-tape = 1 roll
tool scissors: scissors
tool brush: paintbrush, sponge-brush
step collect: prepare bedding rooms by cc
step open: cut house scissors seal > house by gt
step paint: paint house coat brush by cc
step length: cut rooms scissors by tc
step pack: fill rooms house > rooms by cc
step bed: fill bedding house > bedding by cc
step straw: fill straw house > straw by cc
step roof: tape roof house seal > roof by tc
step rope: tie tie house > tie by tc
step hang: test house by tt
part tie = tie own : l_ ~ 2.4 -50 -62 0 -99 50 -62
part house = house own paint paint a : r^ ~ 0 18 184 128 5 ; r_ umber 0 18 168 112 3
part rooms = rooms own : o kraft -72 -25 7 7 ; o_ umber -72 -25 3.6 3.6 ; o tan -66 -12.5 7 7 ; o_ umber -66 -12.5 3.6 3.6 ; o tan -72 0 7 7 ; o_ umber -72 0 3.6 3.6 ; o kraft -66 12.5 7 7 ; o_ umber -66 12.5 3.6 3.6 ; o tan -72 25 7 7 ; o_ umber -72 25 3.6 3.6 ; o tan -58 -25 7 7 ; o_ umber -58 -25 3.6 3.6 ; o kraft -52 -12.5 7 7 ; o_ umber -52 -12.5 3.6 3.6 ; o tan -58 0 7 7 ; o_ umber -58 0 3.6 3.6 ; o tan -52 12.5 7 7 ; o_ umber -52 12.5 3.6 3.6 ; o kraft -58 25 7 7 ; o_ umber -58 25 3.6 3.6 ; o tan -44 -25 7 7 ; o_ umber -44 -25 3.6 3.6 ; o tan -38 -12.5 7 7 ; o_ umber -38 -12.5 3.6 3.6 ; o kraft -44 0 7 7 ; o_ umber -44 0 3.6 3.6 ; o tan -38 12.5 7 7 ; o_ umber -38 12.5 3.6 3.6 ; o tan -44 25 7 7 ; o_ umber -44 25 3.6 3.6 ; o kraft -30 -25 7 7 ; o_ umber -30 -25 3.6 3.6 ; o tan -24 -12.5 7 7 ; o_ umber -24 -12.5 3.6 3.6 ; o tan -30 0 7 7 ; o_ umber -30 0 3.6 3.6 ; o kraft -24 12.5 7 7 ; o_ umber -24 12.5 3.6 3.6 ; o tan -30 25 7 7 ; o_ umber -30 25 3.6 3.6 ; o tan -16 -25 7 7 ; o_ umber -16 -25 3.6 3.6 ; o kraft -10 -12.5 7 7 ; o_ umber -10 -12.5 3.6 3.6 ; o tan -16 0 7 7 ; o_ umber -16 0 3.6 3.6 ; o tan -10 12.5 7 7 ; o_ umber -10 12.5 3.6 3.6 ; o kraft -16 25 7 7 ; o_ umber -16 25 3.6 3.6 ; o brown+ 17 -26 6.8 6.8 ; o_ tan 17 -26 4 4 ; o brown 30.5 -26 6.8 6.8 ; o_ tan 30.5 -26 4 4 ; o brown+ 44 -26 6.8 6.8 ; o_ tan 44 -26 4 4 ; o brown 57.5 -26 6.8 6.8 ; o_ tan 57.5 -26 4 4 ; o brown+ 71 -26 6.8 6.8 ; o_ tan 71 -26 4 4 ; o brown 23 -13.5 6.8 6.8 ; o_ tan 23 -13.5 4 4 ; o brown+ 36.5 -13.5 6.8 6.8 ; o_ tan 36.5 -13.5 4 4 ; o brown 50 -13.5 6.8 6.8 ; o_ tan 50 -13.5 4 4 ; o brown+ 63.5 -13.5 6.8 6.8 ; o_ tan 63.5 -13.5 4 4 ; o brown 77 -13.5 6.8 6.8 ; o_ tan 77 -13.5 4 4 ; o brown+ 17 -1 6.8 6.8 ; o_ tan 17 -1 4 4 ; o brown 30.5 -1 6.8 6.8 ; o_ tan 30.5 -1 4 4 ; o brown+ 44 -1 6.8 6.8 ; o_ tan 44 -1 4 4 ; o brown 57.5 -1 6.8 6.8 ; o_ tan 57.5 -1 4 4 ; o brown+ 71 -1 6.8 6.8 ; o_ tan 71 -1 4 4 ; o brown 23 11.5 6.8 6.8 ; o_ tan 23 11.5 4 4 ; o brown+ 36.5 11.5 6.8 6.8 ; o_ tan 36.5 11.5 4 4 ; o brown 50 11.5 6.8 6.8 ; o_ tan 50 11.5 4 4 ; o brown+ 63.5 11.5 6.8 6.8 ; o_ tan 63.5 11.5 4 4 ; o brown 77 11.5 6.8 6.8 ; o_ tan 77 11.5 4 4 ; o brown+ 17 24 6.8 6.8 ; o_ tan 17 24 4 4 ; o brown 30.5 24 6.8 6.8 ; o_ tan 30.5 24 4 4 ; o brown+ 44 24 6.8 6.8 ; o_ tan 44 24 4 4 ; o brown 57.5 24 6.8 6.8 ; o_ tan 57.5 24 4 4 ; o brown+ 71 24 6.8 6.8 ; o_ tan 71 24 4 4
part bedding = bedding own : b brown -72 44 -54 34 -36 44 -34 60 -54 70 -72 62 ; b brown- -66 50 -54 44 -42 50 -54 58 ; b_ brown+ -62 58 -54 54 -46 58 -54 64 ; b brown -28 44 -10 34 8 44 10 60 -10 70 -28 62 ; b brown- -22 50 -10 44 2 50 -10 58 ; b_ brown+ -18 58 -10 54 -2 58 -10 64
part straw = straw own : z ~- 3 16 70 74 44 ; z ~- 3 20 44 72 68 ; z ~ 3 14 58 76 56 ; z ~- 3 18 50 70 72 ; z ~ 3 24 72 66 40 ; z ~- 3 14 64 74 62 ; z ~ 3 30 42 76 70 ; z_ brown 4 -80 32 80 32 ; z_ brown 4 10 -34 10 72
part roof = roof own : p^ ~ -100 -44 -92 -62 92 -62 100 -44
scene lay

* stick-web | 6-8 9-12 | Bugs
extras hanging: leaf
topics spider, spider web, spiders, cobweb, halloween, weaving, god's eye, charlotte's web, anansi, itsy bitsy spider, ojo de dios, arachnid
colors white, black, red
minutes 40 50
mess low
heart sticks: stick, chopstick, dowel, driftwood, paper-straw, craft-stick = 3
heart yarn: yarn, string, cotton-cord, embroidery-floss = 9 yd
need body: pom-pom, felt-ball, cork, bottle-cap, wooden-bead, acorn, button = 1
need legs: pipe-cleaner, embroidery-floss = 2
nice eyes: googly-eye = 2
join glue: glue
tool scissors: scissors
step bind: tie yarn sticks > sticks by tc
step star: build sticks yarn by tc
step round: weave yarn sticks > web by cc
step out: weave yarn sticks > web2 by cc
step knot: tie yarn scissors by cc
step legs: cut legs scissors by tc
step spider: glue legs body glue > legs body by cc
step eyes: glue eyes body glue > eyes by cc
step drop: tie yarn legs > thread by tc
part sticks = sticks own : stick ~ 0 -94 0 94 7 ; stick ~ 81.4 -47 -81.4 47 7 ; stick ~ 81.4 47 -81.4 -47 7
part web = yarn a : o ~ 0 0 9 9 ; z_ ~ 3 0 -22 19.1 -11 19.1 11 0 22 -19.1 11 -19.1 -11 0 -22 ; z_ ~ 3 0 -36 31.2 -18 31.2 18 0 36 -31.2 18 -31.2 -18 0 -36 ; z_ ~ 3 0 -50 43.3 -25 43.3 25 0 50 -43.3 25 -43.3 -25 0 -50
part web2 = yarn a : z_ ~ 3 0 -64 55.4 -32 55.4 32 0 64 -55.4 32 -55.4 -32 0 -64 ; z_ ~ 3 0 -78 67.5 -39 67.5 39 0 78 -67.5 39 -67.5 -39 0 -78 ; d ~ 4 0 -22 19.1 -11 19.1 11 0 22 -19.1 11 -19.1 -11 0 -36 31.2 -18 31.2 18 0 36 -31.2 18 -31.2 -18 0 -50 43.3 -25 43.3 25 0 50 -43.3 25 -43.3 -25 0 -64 55.4 -32 55.4 32 0 64 -55.4 32 -55.4 -32 0 -78 67.5 -39 67.5 39 0 78 -67.5 39 -67.5 -39
part thread = yarn a : l_ ~ 2 39 22 42 50
part legs = legs b : l ~ 3.5 40 56 22 44 12 56 ; l ~ 3.5 40 60 18 58 8 74 ; l ~ 3.5 40 64 22 72 16 90 ; l ~ 3.5 40 66 30 80 28 94 ; l ~ 3.5 46 56 62 44 74 56 ; l ~ 3.5 46 60 68 58 78 74 ; l ~ 3.5 46 64 62 72 70 90 ; l ~ 3.5 46 66 56 80 58 94
part body = body b : pompom ~ 43 62 19
part eyes = eyes own : e 36 58 6 ; e 50 58 6
scene hang

* bug-tic-tac-toe | 6-8 9-12 | Bugs
extras game: dried-bean, glass-gem, ric-rac
appeal 3
topics tic tac toe, noughts and crosses, board game, travel game, painted rocks, rock painting, ladybug, bee, camping, gift for a friend
near vacation, math
colors red, yellow, black, white
minutes 45 50
waits 60
mess some
heart stones: stone, pebble, bottle-cap = 10
heart color: acrylic-paint, paint-marker, paint = 4 color
heart board: cloth-bag, felt, fabric-scrap, wood-slice, cardboard = 1 piece
need lines: permanent-marker, fabric-marker, paint-marker, marker = 1
nice tie: ribbon, yarn, shoelace = 12 in
home water
home towel
tool brush: paintbrush, cotton-swab
tool dotter: toothpick, cotton-swab, pencil
tool ruler: ruler
step wash: wash stones water towel by cc
step coat: paint stones color brush > ladies bees by cc
step second: paint stones color brush by cc
step black: paint stones color brush > marks by cc
step dots: paint stones color dotter > dots by cc
step board: draw board lines ruler > board by cc
step dry: dry stones by cc
step rules: play stones board by cc
step pack: tie tie board > tie by cc
part board = board own : r^ ~ 0 2 168 164 5 ; z_ k 3 -22 -66 -22 66 ; z_ k 3 22 -66 22 66 ; z_ k 3 -66 -22 66 -22 ; z_ k 3 -66 22 66 22
part tie = tie a : l ~ 4 -84 -80 -50 -88 0 -82 50 -88 84 -80
part ladies = stones own paint coat a : o ~ -44 -44 19 19 ; o ~ 0 0 19 19 ; o ~ -44 44 19 19 ; o ~ 28 86 19 19 ; o ~ -82 80 19 19
part bees = stones own paint coat b : o ~ 44 -44 18 20 ; o ~ 0 -44 18 20 ; o ~ 44 44 18 20 ; o ~ 86 -64 18 20 ; o ~ 84 20 18 20
part marks = color c : o_ k -44 -57 12 7 ; z_ k 2.4 -44 -52 -44 -26 ; o_ k 0 -13 12 7 ; z_ k 2.4 0 -8 0 18 ; o_ k -44 31 12 7 ; z_ k 2.4 -44 36 -44 62 ; o_ k 28 73 12 7 ; z_ k 2.4 28 78 28 104 ; o_ k -82 67 12 7 ; z_ k 2.4 -82 72 -82 98 ; z_ k 5 29 -46 59 -46 ; z_ k 5 30 -35 58 -35 ; z_ k 5 -15 -46 15 -46 ; z_ k 5 -14 -35 14 -35 ; z_ k 5 29 42 59 42 ; z_ k 5 30 53 58 53 ; z_ k 5 71 -66 101 -66 ; z_ k 5 72 -55 100 -55 ; z_ k 5 69 18 99 18 ; z_ k 5 70 29 98 29
part dots = color d : d_ k 3 -52 -44 -36 -44 -51 -34 -37 -34 ; d_ w 2.4 -49 -59 -39 -59 ; d_ k 3 -8 0 8 0 -7 10 7 10 ; d_ w 2.4 -5 -15 5 -15 ; d_ k 3 -52 44 -36 44 -51 54 -37 54 ; d_ w 2.4 -49 29 -39 29 ; d_ k 3 20 86 36 86 21 96 35 96 ; d_ w 2.4 23 71 33 71 ; d_ k 3 -90 80 -74 80 -89 90 -75 90 ; d_ w 2.4 -87 65 -77 65 ; o_ w 35 -57 8 5 -30 ; o_ w 53 -57 8 5 30 ; d_ k 1.8 40 -53 48 -53 ; o_ w -9 -57 8 5 -30 ; o_ w 9 -57 8 5 30 ; d_ k 1.8 -4 -53 4 -53 ; o_ w 35 31 8 5 -30 ; o_ w 53 31 8 5 30 ; d_ k 1.8 40 35 48 35 ; o_ w 77 -77 8 5 -30 ; o_ w 95 -77 8 5 30 ; d_ k 1.8 82 -73 90 -73 ; o_ w 75 7 8 5 -30 ; o_ w 93 7 8 5 30 ; d_ k 1.8 80 11 88 11
scene lay

* scratch-jungle | 6-8 9-12 13+ | Jungle
topics scratch art, sgraffito, scraperboard, night, jaguar, panther, black panther, bagheera, jungle book, rain forest, rainforest, eyes, rousseau, henri rousseau, art history
colors green, gold, teal, orange, red
minutes 50 60 90
waits 60
mess some
heart wax: oil-pastel, crayon, broken-crayon = 6 color
heart black: acrylic-paint, paint = 1 color
need sheet: cardstock, watercolor-paper, old-greeting-card, index-card, cardboard, paper = 1 sheet
need soap: dish-soap = 1 drop
nice frame: picture-frame
tool brush: paintbrush, sponge-brush
tool scratcher: paper-clip, toothpick, wooden-skewer, plastic-fork, bobby-pin, craft-stick, chopstick
tool plan: paper, tracing-paper
tool pencil: pencil
step color: color wax sheet > sheet by ccc
step mix: mix black soap brush by ccc
step coat: paint black sheet brush > night by ccc
step dry: dry sheet by ccc
step plan: draw plan pencil by ccc
step eyes: draw scratcher sheet > eyes by ccc
step leaves: draw scratcher sheet > leaves by ccc
step cat@9-12,13+: draw scratcher sheet > cat by cc
step stars: draw scratcher sheet > sky by ccc
step frame: decorate frame sheet > frame by ccc
part frame = frame own : r^ ~ 0 0 196 190 3
part sheet = sheet w : r^ w 0 0 170 164 2
part night = black k : r_ k 0 0 164 158
part sky = wax e : o_ gold 52 -54 13 13 ; d_ w 1.6 -60 -64 -30 -58 -6 -70 20 -62 74 -66 -74 -44 30 -46
part cat = wax b : l_ orange 2 -58 34 -44 6 -22 -6 -20 -26 -6 -14 ; l_ orange 2 58 34 44 6 22 -6 20 -26 6 -14 ; l_ orange 2 -6 -14 0 -16 6 -14 ; l_ pink 2 -8 30 0 36 8 30 0 27 -8 30 ; l_ pink 2 0 36 0 42 -8 46 ; l_ pink 2 0 42 8 46 ; z_ gold 1.4 -16 36 -44 30 ; z_ gold 1.4 -16 40 -44 42 ; z_ gold 1.4 16 36 44 30 ; z_ gold 1.4 16 40 44 42
part eyes = wax b : b_ gold -32 12 -22 4 -10 12 -22 18 ; b_ gold 32 12 22 4 10 12 22 18 ; o_ k -21 11 2.4 6 ; o_ k 21 11 2.4 6
part leaves = wax a : l_ green+ 2.2 -66 78 -72.4 52 -82 26 ; l_ green+ 2.2 -66 78 -68.8 52 -73 26 ; l_ green+ 2.2 -66 78 -64.8 52 -63 26 ; l_ green+ 2.2 -66 78 -60.8 52 -53 26 ; l_ teal+ 2.2 -40 78 -46.4 58 -56 38 ; l_ teal+ 2.2 -40 78 -42.8 58 -47 38 ; l_ teal+ 2.2 -40 78 -38.8 58 -37 38 ; l_ teal+ 2.2 -40 78 -34.8 58 -27 38 ; l_ light-green 2.2 -10 78 -16.4 62 -26 46 ; l_ light-green 2.2 -10 78 -12.8 62 -17 46 ; l_ light-green 2.2 -10 78 -8.8 62 -7 46 ; l_ light-green 2.2 -10 78 -4.8 62 3 46 ; l_ green+ 2.2 18 78 11.6 61 2 44 ; l_ green+ 2.2 18 78 15.2 61 11 44 ; l_ green+ 2.2 18 78 19.2 61 21 44 ; l_ green+ 2.2 18 78 23.2 61 31 44 ; l_ yellow 2.2 46 78 39.6 57 30 36 ; l_ yellow 2.2 46 78 43.2 57 39 36 ; l_ yellow 2.2 46 78 47.2 57 49 36 ; l_ yellow 2.2 46 78 51.2 57 59 36 ; l_ teal+ 2.2 70 78 63.6 51 54 24 ; l_ teal+ 2.2 70 78 67.2 51 63 24 ; l_ teal+ 2.2 70 78 71.2 51 73 24 ; l_ teal+ 2.2 70 78 75.2 51 83 24 ; l_ green+ 2 -82 -10 -57 -27 -48 -28 ; l_ green+ 2 -82 -10 -73 -11 -48 -28 ; z_ green+ 1.4 -82 -10 -48 -28 ; l_ light-green 2 -82 14 -59 3 -52 8 ; l_ light-green 2 -82 14 -75 19 -52 8 ; z_ light-green 1.4 -82 14 -52 8 ; l_ teal+ 2 82 -14 74 -30 50 -30 ; l_ teal+ 2 82 -14 58 -14 50 -30 ; z_ teal+ 1.4 82 -14 50 -30 ; l_ green+ 2 82 12 76 0 54 4 ; l_ green+ 2 82 12 60 16 54 4 ; z_ green+ 1.4 82 12 54 4 ; l_ teal+ 2 -82 -36 -58 -54 -50 -56 ; l_ teal+ 2 -82 -36 -74 -38 -50 -56 ; z_ teal+ 1.4 -82 -36 -50 -56 ; l_ light-green 2 82 -34 79 -43 60 -36 ; l_ light-green 2 82 -34 63 -27 60 -36 ; z_ light-green 1.4 82 -34 60 -36
scene lay

* jar-rainforest | 6-8 9-12 13+ | Jungle, Nature
extras pot: toy-animal, driftwood, snail-shell, crystal, sea-glass, glass-gem, pebble
appeal 3
topics terrarium, rain forest, rainforest, water cycle, ecosystem, biome, habitat, amazon, plants, plant, plant lover, gardening, science fair, earth day, miniature garden
near climate
colors green, brown, orange
minutes 40 45 50
mess some
heart jar: glass-jar, plastic-jar, plastic-bottle
heart plants: potted-plant, moss, clover, ivy, grass-seed = 1
heart soil: soil = 2 cup
need drain: pebble, stone, sand = 1 cup
nice cover: moss, clover = handful
nice charcoal: activated-charcoal, charcoal = 2 tbsp
nice wood: bark, driftwood, stick, pinecone = 1 piece
nice beasts: toy-animal, modeling-clay = 2
home water
tool spoon: metal-spoon, wooden-spoon, plastic-spoon, chopstick
tool tool: wooden-skewer, chopstick, stick, craft-stick, pencil when plants!=moss,grass-seed
tool mister: spray-bottle, plastic-spoon, pipette
tool blade: scissors when jar=plastic-bottle
step wash: wash jar water blade by ccc
step drain: fill drain jar charcoal? > jar drain by ccc
step soil: fill soil jar spoon > soil by ccc
step loosen: prepare plants by ccc
step plant: build plants soil tool > plants by ccc
step wood: build wood soil > wood by ccc
step beasts: decorate beasts soil > beasts by ccc
step cover: build cover soil > cover by ccc
step rain: wash water jar mister by ccc
step close: test jar by ccc
part jar = jar own : r^ ~ 0 12 132 152 26 ; r ~- 0 -72 104 22 6
part drain = drain own : q_ gray 14 -62 66 -58 86 58 86 62 66 ; d_ gray+ 7 -46 74 -22 78 4 73 28 78 48 73 ; d_ gray- 6 -34 80 -8 71 16 80 40 80
part soil = soil own : b_ ~ -62 42 -30 32 6 38 40 28 62 38 62 66 30 69 -30 69 -62 66 ; d_ ~- 3 -40 54 -10 58 20 52 46 58 -24 46
part wood = wood own : l ~ 9 -50 40 -28 22 -14 -4 -22 -24 ; l ~ 6 -20 10 -2 -4 4 -18
part plants = plants own : jarhump ~- -40 32 25 17 ; jarhump ~ 44 32 23 18 ; jarhump ~+ 4 26 28 23 ; jarhump ~ -16 38 17 11 ; jarleaf ~ 20 36 6 -42 9 ; jarleaf ~+ 22 36 42 -46 10 ; jarleaf ~- 22 38 60 -12 9 ; jarleaf ~ 20 38 -14 -8 8 ; jarleaf ~- 44 36 56 6 6 ; jarleaf ~ -44 38 -58 4 6 ; jarleaf ~+ -42 38 -34 6 6 ; jarleaf ~- 24 36 26 -30 6
part cover = cover green : y ~ -26 40 16 9 7 .2 ; y ~+ 18 38 20 9 7 .2 ; y ~- 52 40 12 8 7 .2
part beasts = beasts c : b red -12 22 4 16 14 24 10 32 -8 32 ; o red -6 18 5 5 ; o red 6 17 5 5 ; k -6 17 2 ; k 6 16 2 ; q orange 4 -36 28 -26 24 -26 32 -38 34
scene stand

* jungle-lantern | 9-12 13+ | Jungle
extras jar: raffia
topics lantern, night light, shadow, silhouette, shadow lantern, rain forest, rainforest, sunset, room decor, bedroom, lamp, jungle book, tarzan
near camping
colors yellow, orange, green, black
minutes 60 90
waits 30
mess low
heart jar: glass-jar, plastic-jar
heart glow: tissue-paper, tracing-paper, rice-paper, crepe-paper = 2 sheet
heart dark: construction-paper, cardstock, origami-paper = 1 sheet
need light: LED-candle, LED-tea-light, string-light, flashlight, glow-stick = 1
nice tie: raffia, string, cotton-cord = 2 ft
join stick: glue-stick, glue
join hold: tape, masking-tape
tool ruler: ruler
tool pencil: pencil
tool scissors: scissors
step measure: draw glow jar ruler pencil by cc
step sky: glue glow jar hold > jar glow by cc
step far: cut glow scissors pencil > far by cc
step farstick: glue glow stick by cc
step sketch: draw dark pencil by cc
step cut: cut dark scissors by cc
step near: glue dark jar hold > near by cc
step tie: tie tie jar > tie by cc
step light: test light jar > light by cc
part jar = jar own : r^ ~ 0 12 132 152 16 ; r ~- 0 -70 108 20 5
part glow = glow a : r_ ~ 0 16 126 128 6 ; r_ b 0 62 126 36 4 ; r_ b+ 0 38 126 22 ; r_ ~+ 0 -22 126 50 6
part light = light own : o_ yellow+ 0 22 44 48 ; o_ w 0 24 24 28
part far = glow c : p_ ~ -62 78 -62 22 -52 34 -42 10 -33 36 -18 26 -8 46 8 34 20 44 30 18 40 36 50 26 62 40 62 78 ; j_ ~ 34 70 50 14 9 ; j_ ~ 30 70 22 26 8 ; j_ ~ -44 70 -30 24 8 ; l_ ~ 3 -54 -46 -48 -20 -52 4 ; j_ ~ -50 -26 -36 -18 4 ; j_ ~ -50 -12 -62 -2 4
part near = dark k : p_ k -62 82 -62 60 -46 64 -28 60 -10 58 8 64 24 66 42 58 62 63 62 82 ; j_ k -46 74 -58 24 8 ; j_ k -44 74 -34 30 7 ; j_ k -46 74 -50 20 6 ; j_ k 46 74 56 26 8 ; j_ k 44 74 34 34 7 ; r_ k 0 -44 124 10 3 ; l_ k 3.4 44 -44 48 -20 40 4 44 14 ; j_ k 46 -26 60 -18 5 ; j_ k 44 -8 30 -2 5 ; l_ k 3 -20 -44 -18 -20 -24 -6 ; o_ k -24 18 11 14 ; o_ k -24 2 9 9 ; o_ k -33 1 3.6 4 ; o_ k -15 1 3.6 4 ; l_ k 5 -22 12 -14 -4 -20 -22 ; l_ k 5 -28 12 -38 20 -40 30 ; l_ k 5 -28 28 -34 42 -26 48 ; l_ k 5 -20 28 -10 38 -14 48 ; l_ k 3.4 -22 28 0 36 6 22 -2 18 ; b_ k 10 -30 20 -44 32 -40 32 -22 20 -14 12 -20 ; b_ k 12 -32 -4 -34 -10 -26 -6 -24 12 -24 ; p_ k 26 -20 34 0 24 -14
part tie = tie own : l ~ 4 -56 -68 0 -64 56 -68 ; l ~ 3 8 -66 22 -50 ; l ~ 3 4 -66 0 -48
scene stand

* macrame-vine | 9-12 13+ | Jungle, Nature
extras hanging: lavender, eucalyptus, charm
topics macrame, macramé, knots, boho, leaf garland, leaves, room decor, wall hanging, plants, plant lover, dorm
near rain forest, rainforest, summer camp
colors green, cream, tan
minutes 120 130
waits 30
mess low
heart cord: cotton-cord, yarn, string = 17 yd
need rod: stick, driftwood, dowel, bamboo, curtain-ring, hanger = 1
nice bead: wooden-bead, bead = 5
nice stiff: glue = 2 tbsp
tool ruler: ruler
tool comb: comb, plastic-fork, toothbrush, needle
tool scissors: scissors
step cut: cut cord ruler scissors by cc
step first: tie cord by cc
step second: tie cord > leaves by cc
step five: tie cord by cc
step comb: decorate cord comb by cc
step trim: cut cord scissors > shape by cc
step stiffen: paint stiff cord by cc
step hang: tie cord rod > rod vine by cc
step beads: thread bead cord > beads by cc
part rod = rod own : l^ ~ 8 -96 -74 96 -70
part vine = cord a : l_ ~ 2 -80 -72 0 -99 80 -72 ; l_ ~ 3 -72 -72 -72 -44 ; l_ ~ 3 -37 -72 -37 -26 ; l_ ~ 3 0 -72 0 -12 ; l_ ~ 3 37 -72 37 -28 ; l_ ~ 3 72 -72 72 -46
part leaves = cord a : z_ ~- 5.3 -72.2 -42 -80.4 -38.6 ; z_ ~- 5.3 -72.2 -42 -64.5 -37.4 ; z_ ~ 5.3 -72.7 -35.3 -84.3 -30.6 ; z_ ~ 5.3 -72.7 -35.3 -61.9 -28.9 ; z_ ~- 5.3 -73.2 -28.7 -87.5 -22.8 ; z_ ~- 5.3 -73.2 -28.7 -59.9 -20.7 ; z_ ~ 5.3 -73.7 -22 -89.9 -15.4 ; z_ ~ 5.3 -73.7 -22 -58.6 -13 ; z_ ~- 5.3 -74.2 -15.3 -91.5 -8.2 ; z_ ~- 5.3 -74.2 -15.3 -58.1 -5.7 ; z_ ~ 5.3 -74.7 -8.7 -92.2 -1.5 ; z_ ~ 5.3 -74.7 -8.7 -58.4 1.1 ; z_ ~- 5.3 -75.2 -2 -92.1 4.9 ; z_ ~- 5.3 -75.2 -2 -59.5 7.4 ; z_ ~ 5.3 -75.7 4.7 -91.1 11 ; z_ ~ 5.3 -75.7 4.7 -61.3 13.2 ; z_ ~- 5.3 -76.2 11.3 -89.3 16.7 ; z_ ~- 5.3 -76.2 11.3 -64 18.6 ; z_ ~ 5.3 -76.7 18 -86.8 22.2 ; z_ ~ 5.3 -76.7 18 -67.2 23.6 ; z_ ~- 5.3 -77.2 24.7 -83.7 27.3 ; z_ ~- 5.3 -77.2 24.7 -71.1 28.3 ; z_ ~ 5.3 -77.7 31.3 -79.9 32.3 ; z_ ~ 5.3 -77.7 31.3 -75.6 32.6 ; l ~+ 3 -72 -44 -78 36 ; z_ ~- 6.1 -37 -23.7 -45.1 -19.9 ; z_ ~- 6.1 -37 -23.7 -29.1 -19.5 ; z_ ~ 6.1 -37.2 -16 -48.6 -10.7 ; z_ ~ 6.1 -37.2 -16 -26.1 -10.2 ; z_ ~- 6.1 -37.4 -8.4 -51.4 -1.8 ; z_ ~- 6.1 -37.4 -8.4 -23.7 -1.2 ; z_ ~ 6.1 -37.5 -0.7 -53.4 6.8 ; z_ ~ 6.1 -37.5 -0.7 -22 7.5 ; z_ ~- 6.1 -37.7 7 -54.6 15 ; z_ ~- 6.1 -37.7 7 -21.2 15.7 ; z_ ~ 6.1 -37.9 14.6 -55 22.8 ; z_ ~ 6.1 -37.9 14.6 -21.1 23.5 ; z_ ~- 6.1 -38 22.3 -54.6 30.1 ; z_ ~- 6.1 -38 22.3 -21.9 30.8 ; z_ ~ 6.1 -38.2 30 -53.3 37.1 ; z_ ~ 6.1 -38.2 30 -23.5 37.7 ; z_ ~- 6.1 -38.4 37.6 -51.2 43.7 ; z_ ~- 6.1 -38.4 37.6 -25.8 44.3 ; z_ ~ 6.1 -38.5 45.3 -48.5 50 ; z_ ~ 6.1 -38.5 45.3 -28.9 50.4 ; z_ ~- 6.1 -38.7 53 -45.1 56 ; z_ ~- 6.1 -38.7 53 -32.5 56.2 ; z_ ~ 6.1 -38.9 60.6 -41.1 61.7 ; z_ ~ 6.1 -38.9 60.6 -36.7 61.8 ; l ~+ 3 -37 -26 -39 66 ; z_ ~- 6.8 0 -9.4 -8.4 -5.1 ; z_ ~- 6.8 0 -9.4 8.5 -5.3 ; z_ ~ 6.8 0.1 -0.9 -11.7 5.1 ; z_ ~ 6.8 0.1 -0.9 12.1 4.9 ; z_ ~- 6.8 0.2 7.5 -14.4 15 ; z_ ~- 6.8 0.2 7.5 14.9 14.7 ; z_ ~ 6.8 0.3 16 -16.3 24.5 ; z_ ~ 6.8 0.3 16 17 24.2 ; z_ ~- 6.8 0.4 24.5 -17.3 33.6 ; z_ ~- 6.8 0.4 24.5 18.2 33.2 ; z_ ~ 6.8 0.4 33 -17.4 42.2 ; z_ ~ 6.8 0.4 33 18.5 41.9 ; z_ ~- 6.8 0.5 41.6 -16.7 50.4 ; z_ ~- 6.8 0.5 41.6 17.9 50 ; z_ ~ 6.8 0.6 50 -15.1 58.1 ; z_ ~ 6.8 0.6 50 16.5 57.8 ; z_ ~- 6.8 0.7 58.6 -12.7 65.4 ; z_ ~- 6.8 0.7 58.6 14.2 65.1 ; z_ ~ 6.8 0.8 67 -9.6 72.3 ; z_ ~ 6.8 0.8 67 11.2 72.1 ; z_ ~- 6.8 0.9 75.6 -5.8 78.9 ; z_ ~- 6.8 0.9 75.6 7.6 78.8 ; z_ ~ 6.8 0.9 84.1 -1.4 85.2 ; z_ ~ 6.8 0.9 84.1 3.3 85.2 ; l ~+ 3 0 -12 1 90 ; z_ ~- 6.1 37.1 -25.7 29.2 -21.4 ; z_ ~- 6.1 37.1 -25.7 45.2 -22 ; z_ ~ 6.1 37.3 -18 26.3 -12.1 ; z_ ~ 6.1 37.3 -18 48.7 -12.8 ; z_ ~- 6.1 37.6 -10.4 24 -3 ; z_ ~- 6.1 37.6 -10.4 51.6 -3.9 ; z_ ~ 6.1 37.8 -2.7 22.4 5.7 ; z_ ~ 6.1 37.8 -2.7 53.8 4.6 ; z_ ~- 6.1 38.1 5 21.6 13.9 ; z_ ~- 6.1 38.1 5 55.1 12.8 ; z_ ~ 6.1 38.3 12.6 21.6 21.7 ; z_ ~ 6.1 38.3 12.6 55.6 20.6 ; z_ ~- 6.1 38.6 20.3 22.5 29 ; z_ ~- 6.1 38.6 20.3 55.2 27.9 ; z_ ~ 6.1 38.8 28 24.2 35.9 ; z_ ~ 6.1 38.8 28 54 34.9 ; z_ ~- 6.1 39.1 35.6 26.6 42.4 ; z_ ~- 6.1 39.1 35.6 52 41.6 ; z_ ~ 6.1 39.3 43.3 29.7 48.5 ; z_ ~ 6.1 39.3 43.3 49.3 47.9 ; z_ ~- 6.1 39.6 51 33.4 54.3 ; z_ ~- 6.1 39.6 51 46 53.9 ; z_ ~ 6.1 39.8 58.6 37.7 59.8 ; z_ ~ 6.1 39.8 58.6 42 59.7 ; l ~+ 3 37 -28 40 64 ; z_ ~- 5.3 72.2 -44 64.5 -39.4 ; z_ ~- 5.3 72.2 -44 80.4 -40.6 ; z_ ~ 5.3 72.7 -37.3 61.9 -30.9 ; z_ ~ 5.3 72.7 -37.3 84.3 -32.6 ; z_ ~- 5.3 73.2 -30.7 59.9 -22.7 ; z_ ~- 5.3 73.2 -30.7 87.5 -24.8 ; z_ ~ 5.3 73.7 -24 58.6 -15 ; z_ ~ 5.3 73.7 -24 89.9 -17.4 ; z_ ~- 5.3 74.2 -17.3 58.1 -7.7 ; z_ ~- 5.3 74.2 -17.3 91.5 -10.2 ; z_ ~ 5.3 74.7 -10.7 58.4 -0.9 ; z_ ~ 5.3 74.7 -10.7 92.2 -3.5 ; z_ ~- 5.3 75.2 -4 59.5 5.4 ; z_ ~- 5.3 75.2 -4 92.1 2.9 ; z_ ~ 5.3 75.7 2.7 61.3 11.2 ; z_ ~ 5.3 75.7 2.7 91.1 9 ; z_ ~- 5.3 76.2 9.3 64 16.6 ; z_ ~- 5.3 76.2 9.3 89.3 14.7 ; z_ ~ 5.3 76.7 16 67.2 21.6 ; z_ ~ 5.3 76.7 16 86.8 20.2 ; z_ ~- 5.3 77.2 22.7 71.1 26.3 ; z_ ~- 5.3 77.2 22.7 83.7 25.3 ; z_ ~ 5.3 77.7 29.3 75.6 30.6 ; z_ ~ 5.3 77.7 29.3 79.9 30.3 ; l ~+ 3 72 -46 78 34
part shape = cord a : z_ ~-- 1.4 -72 -44 -78 36 ; z_ ~-- 1.4 -37 -26 -39 66 ; z_ ~-- 1.4 0 -12 1 90 ; z_ ~-- 1.4 37 -28 40 64 ; z_ ~-- 1.4 72 -46 78 34
part beads = bead c : bits c 1.11 -72 -52 -37 -34 0 -20 37 -36 72 -54
scene hang

* leaf-denim | 9-12 13+ | Jungle, Nature
topics painted jeans, custom jeans, denim, upcycling, upcycled clothes, fashion, monstera, leaf stencil, plants, plant lover, thrift flip, stencil, embroidery
near rain forest, rainforest
colors light green, white, gold
minutes 75 120
waits 240
mess some
heart denim: denim = 1 piece
heart color: fabric-paint, acrylic-paint = 2 color
heart stencil: stencil, cardstock, cereal-box, foam-tray = 1 piece
need dab: kitchen-sponge, sponge-brush, foam-roller = 1
nice floss: embroidery-floss = 2 color
need hold: masking-tape, washi-tape, tape
need card: cardboard, cereal-box, magazine = 1 piece
home saucer
home iron
tool needle: needle
tool pencil: pencil, chalk
tool scissors: scissors, fabric-scissors
step slip: prepare denim card > denim by cc
step leaf: cut stencil scissors pencil by cc
step plan: draw denim pencil by cc
step tape: tape stencil hold denim by cc
step dab: print color dab saucer stencil denim > leaves by cc
step lift: test stencil denim by cc
step shade: print color dab stencil denim > shade by cc
step fix: heat denim iron by gt
step sew: sew floss needle denim > veins by cc
part denim = denim own : q^ ~ 3 -74 -70 74 -70 88 96 14 96 0 -6 -14 96 -88 96 ; r ~- 0 -78 150 22 2 ; r_ tan 0 -78 16 10 1 ; r_ ~-- -48 -78 7 24 1 ; r_ ~-- 48 -78 7 24 1 ; o_ gold 8 -78 4 4 ; l_ gold 1.4 -70 -40 -50 -44 -40 -62 ; l_ gold 1.4 70 -40 50 -44 40 -62 ; z_ gold 1.4 0 -66 0 -8 ; l_ gold 1.4 12 -66 14 -40 2 -20 ; z_ ~- 2 -80 -20 -84 94 ; z_ ~- 2 80 -20 84 94 ; z_ gold 1.4 -84 88 -16 88 ; z_ gold 1.4 16 88 84 88
part leaves = color a : p_ a -42.5 71.9 -34.8 74.8 -27.9 71.7 -28.4 64.1 -26.5 60.2 -26 56.7 -35.3 61.1 -25.8 54.7 -25.5 51.2 -26.9 48.1 -37 52.8 -27.6 46.4 -29.2 43.4 -32.1 40.7 -40.9 45 -33.9 39.2 -37.4 36.7 -41.8 34.4 -51.9 34.2 -60.8 39.1 -63.6 43.2 -65.5 47.1 -56.6 48.9 -66.3 49.2 -67.7 53 -67.6 56.4 -56.4 57.6 -67.5 58.3 -67.2 61.6 -65.4 64.6 -54 65.8 -64.3 66.2 -62.1 69.1 -58.7 71.7 -55.6 78.6 -48 78.1 -42.5 71.9 ; p_ a -33.9 37.1 -30.6 43.7 -24.2 45.7 -20.1 40.4 -16.6 39 -14.1 36.9 -22.8 34.4 -12.8 35.8 -10.6 33.6 -9.6 30.8 -19 27.9 -9.1 29.2 -8.3 26.4 -8.7 22.8 -17 20.5 -9 20.8 -9.7 17.1 -11.3 13 -17.9 6.9 -26.5 4.9 -30.8 5.9 -34.3 7.3 -29.6 13.8 -36.2 8.2 -39.3 9.9 -41.2 12.2 -34.6 19.6 -42.3 13.5 -44.1 15.8 -44.6 18.9 -37.8 26.4 -44.8 20.6 -45.2 23.8 -44.4 27.5 -46.4 33.9 -41.2 38 -33.9 37.1 ; p_ a -51.4 15.7 -44.6 15.9 -40.1 11.5 -42.7 5.8 -42.3 2.2 -42.9 -0.6 -48.8 5.4 -43.3 -2.2 -44.1 -5 -46 -7 -52.5 -0.6 -47.1 -8.1 -49.1 -10.1 -52.2 -11.3 -57.7 -5.5 -53.9 -11.9 -57.3 -12.9 -61.4 -13.5 -69.3 -10.7 -74.8 -4.5 -75.8 -0.5 -76.2 3.1 -68.8 2 -76.2 4.9 -76.2 8.3 -75.2 10.9 -66.1 8.6 -74.6 12.3 -73.4 14.8 -71.1 16.5 -62 14.3 -69.8 17.5 -67.4 19.2 -63.9 20.1 -59.6 24.6 -53.9 22.1 -51.4 15.7 ; p_ a -37.4 -10.5 -34.1 -5.7 -28.8 -4.8 -26.1 -9.5 -23.5 -11 -21.8 -12.9 -29 -13.9 -20.9 -14 -19.4 -15.9 -18.9 -18.2 -26.7 -19.5 -18.7 -19.5 -18.4 -21.9 -19.1 -24.7 -25.9 -25.6 -19.5 -26.2 -20.5 -29.1 -22.2 -32.2 -28.1 -36.2 -35.2 -36.9 -38.5 -35.6 -41.1 -34.1 -36.6 -29.5 -42.4 -33.2 -44.7 -31.5 -46 -29.5 -39.9 -24.3 -46.7 -28.3 -47.9 -26.3 -47.9 -23.8 -41.8 -18.6 -47.9 -22.4 -47.8 -19.9 -46.8 -17 -47.7 -11.7 -43.1 -9 -37.4 -10.5 ; p_ a -52.6 -34.3 -47.8 -33.4 -44.1 -35.9 -45.2 -40.2 -44.5 -42.7 -44.6 -44.8 -49.5 -41.3 -44.6 -46 -44.8 -48 -45.9 -49.7 -51.3 -45.9 -46.5 -50.6 -47.7 -52.2 -49.7 -53.4 -54.4 -50.1 -50.9 -54.1 -53.2 -55.2 -56 -56.1 -61.9 -55.2 -66.5 -51.4 -67.7 -48.8 -68.4 -46.3 -63.1 -46.2 -68.7 -45 -69.1 -42.7 -68.7 -40.7 -62.1 -41.2 -68.4 -39.6 -67.9 -37.7 -66.5 -36.2 -59.8 -36.7 -65.7 -35.4 -64.2 -33.9 -61.9 -32.8 -59.4 -29.1 -55.1 -30.1 -52.6 -34.3 ; p_ a 53.4 -44 55.7 -39.1 60.3 -37.5 63.4 -41.2 66.1 -42.2 67.9 -43.6 61.6 -45.7 68.9 -44.5 70.6 -46 71.3 -48 64.5 -50.4 71.8 -49.1 72.4 -51.2 72.2 -53.8 66.2 -55.8 72.1 -55.3 71.6 -58 70.6 -61.1 65.9 -65.7 59.6 -67.4 56.4 -66.8 53.8 -65.8 57.1 -61 52.5 -65.2 50.1 -64.1 48.6 -62.5 53.3 -56.8 47.9 -61.5 46.5 -59.9 46 -57.6 50.8 -52 45.8 -56.4 45.5 -54.1 46 -51.3 44.3 -46.7 48 -43.5 53.4 -44
part shade = color b : p_ b -64.1 77.1 -58.7 76.6 -55.6 72.8 -58 68.6 -58 65.8 -58.7 63.6 -62.9 68.8 -59.2 62.4 -60 60.3 -61.7 58.8 -66.3 64.4 -62.6 58.1 -64.4 56.7 -66.9 56 -70.7 61 -68.3 55.6 -71 55.1 -74.3 55.1 -80.2 57.9 -84 63.2 -84.5 66.4 -84.4 69.2 -78.8 67.7 -84.3 70.7 -84.1 73.3 -83 75.2 -76.2 72.7 -82.4 76.3 -81.3 78.1 -79.4 79.3 -72.4 76.8 -78.3 80 -76.2 81 -73.5 81.5 -69.7 84.7 -65.5 82.3 -64.1 77.1 ; p_ b -27.2 80.6 -25.7 85.3 -21.8 87.4 -18.5 84.4 -16 83.8 -14.2 82.8 -19.6 80.1 -13.2 82.2 -11.5 81 -10.5 79.3 -16.3 76.3 -10 78.3 -9.1 76.5 -9 74.2 -14.1 71.7 -8.9 72.8 -9 70.3 -9.5 67.4 -13.1 62.7 -18.6 60.3 -21.5 60.5 -24 61 -21.6 65.8 -25.3 61.4 -27.6 62.1 -29.1 63.4 -25.6 69 -29.9 64.1 -31.4 65.5 -32.1 67.4 -28.5 73.1 -32.4 68.5 -33 70.5 -32.9 73.1 -35 77 -32 80.4 -27.2 80.6 ; p_ b 51.6 75.8 55.4 80.2 60.8 80.5 62.9 75.6 65.4 73.9 66.9 71.8 59.7 71.5 67.7 70.6 69 68.6 69.2 66.2 61.3 65.7 69.3 64.9 69.3 62.5 68.4 59.8 61.5 59.6 67.8 58.3 66.5 55.6 64.4 52.6 58.2 49.2 51.1 49.3 47.9 50.9 45.5 52.7 50.4 56.8 44.2 53.8 42.1 55.7 41 57.8 47.7 62.3 40.5 59 39.6 61.2 39.8 63.7 46.4 68.2 39.9 65.1 40.3 67.6 41.6 70.3 41.2 75.7 46.1 77.9 51.6 75.8
part veins = floss c : stitch gold -42.5 71.9 -50.9 38.2 5 ; stitch gold -45.2 61.3 -35.6 51.9 3 ; stitch gold -45.2 61.3 -58 57.5 3 ; stitch gold -47.6 51.4 -40.5 43.3 2 ; stitch gold -47.6 51.4 -57.7 47.6 2 ; stitch gold -33.9 37.1 -19.5 10.1 5 ; stitch gold -29.4 28.6 -17.6 28.1 3 ; stitch gold -29.4 28.6 -35.6 18.6 3 ; stitch gold -25.2 20.7 -15.8 19.6 2 ; stitch gold -25.2 20.7 -29.5 12.3 2 ; stitch gold -51.4 15.7 -67.4 -7.9 5 ; stitch gold -56.4 8.3 -51.7 -1.6 3 ; stitch gold -56.4 8.3 -67.5 9 3 ; stitch gold -61.1 1.4 -57.9 -6.9 2 ; stitch gold -61.1 1.4 -70 1.2 2 ; stitch gold -37.4 -10.5 -29.1 -33.5 5 ; stitch gold -34.8 -17.7 -25.5 -19.5 3 ; stitch gold -34.8 -17.7 -40.8 -25 3 ; stitch gold -32.4 -24.5 -25 -26.4 2 ; stitch gold -32.4 -24.5 -36.7 -30.7 2 ; stitch gold -52.6 -34.3 -60.9 -53 5 ; stitch gold -55.2 -40.2 -50.6 -46.6 3 ; stitch gold -55.2 -40.2 -63 -41.1 3 ; stitch gold -57.6 -45.7 -54.3 -51.1 2 ; stitch gold -57.6 -45.7 -63.8 -46.8 2 ; stitch gold 53.4 -44 64.6 -63.4 5 ; stitch gold 56.9 -50.1 65.6 -50.2 3 ; stitch gold 56.9 -50.1 52.6 -57.6 3 ; stitch gold 60.2 -55.8 67.1 -56.4 2 ; stitch gold 60.2 -55.8 57.2 -62.1 2
scene lay

* paper-monstera | 9-12 13+ | Jungle, Nature
extras pot: raffia, ribbon, string, burlap, leather-cord, copper-tape, moss, washi-tape, fabric-scrap
topics paper plant, monstera, swiss cheese plant, houseplant, plants, plant lover, fake plant, room decor, paper flowers, dorm, botany, gift for mom, mother's day
near rain forest, rainforest
colors dark green, green, light green
minutes 60 80
mess low
heart sheet: construction-paper, cardstock, crepe-paper, wrapping-paper, watercolor-paper, paint-chip = 4 sheet
heart stem@9-12: pipe-cleaner, wooden-skewer, stick, bamboo = 5
heart stem@13+: craft-wire, pipe-cleaner = 5 ft
heart pot: terracotta-pot, plastic-tub, ceramic-mug, paper-cup, can
need fill: pebble, sand, stone, air-dry-clay, modeling-clay, soil, rice = 2 cup
nice tint: watercolor-paint, colored-pencil, oil-pastel = 2 color
nice skin: washi-tape, electrical-tape = 1 roll
join join: tape, glue
tool pencil: pencil
tool scissors: scissors
tool ruler: ruler
step plan: draw sheet pencil by cc
step cut: cut sheet scissors > small big by cc
step slits: cut sheet scissors by cc
step tint: color tint sheet > tint by cc
step veins: fold sheet ruler by cc
step stems: glue sheet stem join scissors > stems by cc
step skin: tape skin stem by cc
step pot: fill fill pot > pot by cc
step plant: build stem pot by cc
step bend: shape sheet stem by cc
part stems = stem c : l ~- 4 -4 40 -14 0 -46 -20 ; l ~- 4 0 40 2 -10 -4 -44 ; l ~- 4 4 40 18 6 46 -24 ; l ~- 4 -6 42 -34 28 -60 28 ; l ~- 4 6 42 34 30 62 20
part small = sheet b : p c -53.4 30.7 -46 26.9 -43.7 19.7 -49.7 15 -51.3 11 -53.6 8.3 -56.5 18.1 -54.9 6.8 -57.3 4.3 -60.5 3.2 -63.9 13.8 -62.3 2.6 -65.6 1.7 -69.6 2.1 -72.2 11.5 -71.9 2.4 -76.1 3.3 -80.8 5.1 -87.6 12.5 -89.9 22.3 -88.8 27.2 -87.2 31.2 -79.9 25.8 -86.1 33.3 -84.3 36.8 -81.7 39 -73.2 31.5 -80.2 40.2 -77.5 42.2 -74.1 42.8 -65.6 35.2 -72.1 43.1 -68.5 43.4 -64.3 42.6 -57.1 44.9 -52.4 38.9 -53.4 30.7 ; z_ b 1.4 -53.4 30.7 -84 14.4 ; p b 54.5 24.5 54 33.7 59.7 40 67.6 36.8 72.3 37.5 76.3 36.8 68.4 28.5 78.5 36.3 82.3 35.4 85.1 32.9 76.7 23.8 86.7 31.5 89.4 28.9 91.2 24.7 83.6 17 92.1 22.4 93.7 17.8 94.6 12.3 91.2 1.5 83 -6.2 77.6 -7.9 72.9 -8.5 74 1.6 70.3 -8.7 65.8 -8.8 62.2 -7.6 64.8 4.8 60.3 -6.8 56.8 -5.3 54.3 -2.3 57 10.2 52.9 -0.6 50.6 2.7 49.1 7.3 42.8 12.9 45.9 20.8 54.5 24.5 ; z_ a 1.4 54.5 24.5 87.3 3.9
part big = sheet a : p^ a -36.7 -14.4 -23.5 -13.2 -14.3 -21 -18.5 -32.4 -17.3 -39.1 -18.1 -44.7 -30.3 -33.9 -18.6 -47.8 -19.7 -53.3 -23.1 -57.4 -36.6 -45.9 -25 -59.7 -28.7 -63.7 -34.4 -66.5 -45.9 -56.1 -37.8 -68 -44.2 -70.4 -52 -71.9 -67.4 -67.7 -78.8 -56.4 -81.4 -48.8 -82.5 -42.1 -68.2 -43.2 -82.9 -38.5 -83.4 -32.1 -81.8 -27 -64 -30 -80.7 -24.1 -78.8 -19.2 -74.7 -15.5 -56.8 -18.6 -72.3 -13.4 -67.8 -10 -61.3 -7.6 -53.6 1.7 -42.2 -2.4 -36.7 -14.4 ; z_ b 1.5 -36.7 -14.4 -64.2 -62.1 ; p^ b 38.4 -19.5 43.4 -7.8 54.2 -3.5 62 -12.1 68.2 -14.2 72.7 -17.4 58 -22.9 75.1 -19.3 79.2 -22.7 81.2 -27.4 65.3 -33.7 82.2 -30.1 84 -35 83.7 -41.1 69.8 -46.2 83.5 -44.6 82.7 -51.2 80.4 -58.5 69.8 -69.8 55.1 -74.4 47.5 -73.1 41.3 -71 48.7 -59.4 38 -69.7 32.4 -67.2 28.8 -63.5 39.4 -49.8 26.8 -61.4 23.4 -57.5 22.2 -52.3 32.9 -38.5 21.5 -49.3 20.6 -43.9 21.5 -37.4 17.1 -26.6 25.7 -18.8 38.4 -19.5 ; z_ a 1.5 38.4 -19.5 66.5 -64.5 ; p^ a -0.7 -37 9 -29.7 20.1 -31.3 22.4 -42.2 26.6 -46.9 28.8 -51.7 13.9 -49.3 29.9 -54.5 31.7 -59.3 31.1 -64.2 14.8 -61.7 30.6 -66.9 29.7 -71.8 26.6 -76.8 12.5 -74.3 24.7 -79.7 20.9 -84.7 15.5 -89.7 1.3 -94 -13.2 -90.7 -19 -86.1 -23.1 -81.3 -11.4 -75.2 -25.2 -78.6 -28.7 -73.9 -29.9 -69.1 -14.5 -62.8 -30.6 -66.3 -31.5 -61.5 -30 -56.5 -14.5 -50.3 -29.2 -53.8 -27.3 -48.8 -23.4 -43.8 -21.9 -32.7 -11 -30.4 -0.7 -37 ; z_ b 1.4 -0.7 -37 1 -88
part tint = tint c : z_ c 1.4 -42.6 -24.6 -32.1 -43.2 ; z_ c 1.4 -42.6 -24.6 -63.9 -24.8 ; z_ c 1.4 -50.7 -38.7 -40.2 -57.2 ; z_ c 1.4 -50.7 -38.7 -72 -38.8 ; z_ c 1.4 -57.4 -50.4 -46.9 -68.9 ; z_ c 1.4 -57.4 -50.4 -78.8 -50.5 ; z_ c 1.4 44.5 -29.2 65 -28.6 ; z_ c 1.4 44.5 -29.2 35 -47.4 ; z_ c 1.4 52.8 -42.4 73.3 -41.9 ; z_ c 1.4 52.8 -42.4 43.3 -60.6 ; z_ c 1.4 59.6 -53.4 80.1 -52.9 ; z_ c 1.4 59.6 -53.4 50.2 -71.6 ; z_ c 1.4 -0.3 -48 17 -57.4 ; z_ c 1.4 -0.3 -48 -17 -58.6 ; z_ c 1.4 0.2 -63 17.5 -72.4 ; z_ c 1.4 0.2 -63 -16.5 -73.6 ; z_ c 1.4 0.6 -75.5 17.9 -84.9 ; z_ c 1.4 0.6 -75.5 -16 -86.1
part pot = pot own : flowerpot ~ 0 34 68 52
scene stand

* quilled-bugs | 9-12 13+ | Bugs
extras picture Bugs: pressed-flower, paper-strip
appeal 1
topics quilling, paper filigree, rolled paper, hexagon, insects, picture, birthday card, greeting card
variant bee | Bugs | gold, yellow, black, light blue | bee, honeybee, bumblebee, honey, honeycomb, hive
variant dragonfly | Bugs, Nature | teal, light blue, blue, green | dragonfly, dragonflies, pond, damselfly
colors gold, yellow, black, light blue
minutes 60 80
waits 30
mess low
heart strips: paper-strip, construction-paper, origami-paper = 36 strip
heart base: cardstock, watercolor-paper, index-card, cardboard = 1 sheet
join glue: glue
tool coiler: toothpick, needle, paper-clip, knitting-needle
tool pencil: pencil
tool ruler: ruler
tool scissors: scissors
step strips: prepare strips ruler scissors by cc
step draw: draw base pencil > ground by cc
step frames: fold strips glue > comb reeds by cc
step setframes: glue strips base glue by cc
step coils: roll strips coiler glue by cc
step pinch: shape strips by cc
step body: glue strips base glue > body body-d by cc
step wings: glue strips base glue > wings wings-d by cc
step fill: glue strips base glue > honey buds by cc
step lines: glue strips base glue > lines lines-d by cc
part ground = base w : r^ ~ 0 0 184 176 3
part comb@bee = strips a : z_ a 4 -46.4 -43 -62 -34 -77.6 -43 -77.6 -61 -62 -70 -46.4 -61 -46.4 -43 ; z_ a 4 -15.4 -43 -31 -34 -46.6 -43 -46.6 -61 -31 -70 -15.4 -61 -15.4 -43 ; z_ a 4 15.6 -43 0 -34 -15.6 -43 -15.6 -61 -0 -70 15.6 -61 15.6 -43 ; z_ a 4 -30.9 -16 -46.5 -7 -62.1 -16 -62.1 -34 -46.5 -43 -30.9 -34 -30.9 -16 ; z_ a 4 0.1 -16 -15.5 -7 -31.1 -16 -31.1 -34 -15.5 -43 0.1 -34 0.1 -16 ; z_ a 4 -46.4 11 -62 20 -77.6 11 -77.6 -7 -62 -16 -46.4 -7 -46.4 11 ; z_ a 4 -15.4 11 -31 20 -46.6 11 -46.6 -7 -31 -16 -15.4 -7 -15.4 11 ; z_ a 4 -30.9 38 -46.5 47 -62.1 38 -62.1 20 -46.5 11 -30.9 20 -30.9 38
part honey@bee = strips b : o yellow+ -62 -52 12 12 ; i_ yellow- -62 -52 10.2 3 1.8 ; o orange+ -31 -52 12 12 ; i_ orange- -31 -52 10.2 3 1.8 ; o gold+ -46.5 -25 12 12 ; i_ gold- -46.5 -25 10.2 3 1.8 ; o orange+ -62 2 12 12 ; i_ orange- -62 2 10.2 3 1.8
part wings@bee = strips d : j light-blue 18 24 0 -14 9 ; i_ light-blue- 8 3 5 2 1.4 ; j light-blue 44 26 78 -8 9 ; i_ light-blue- 62 8 5 2 1.4 ; j light-blue 26 22 20 -36 14 ; i_ light-blue- 22 -8 9 3 1.6 ; j light-blue 38 22 62 -30 14 ; i_ light-blue- 50 -6 9 3 1.6
part body@bee = strips b : o gold+ 4 38 12 12 ; i_ gold- 4 38 10.2 3 1.8 ; o k+ 24 36 14 14 ; i_ k- 24 36 11.9 3 1.8 ; o yellow+ 44 40 15 15 ; i_ yellow- 44 40 12.8 4 1.8 ; o k+ 63 48 12 12 ; i_ k- 63 48 10.2 3 1.6 ; o yellow+ 77 56 8 8 ; i_ yellow- 77 56 6.8 3 1.4
part lines@bee = strips c : o_ k -1 35 3 3 ; l_ k 2.4 0 28 -8 16 -16 14 ; l_ k 2.4 6 27 4 14 -2 8 ; l_ k 2 24 50 20 62 ; l_ k 2 36 54 36 66 ; l_ k 2 48 54 52 66 ; d_ gold 2 84 72 70 80 52 82 36 76 20 80 2 80 -14 72
part reeds@dragonfly = strips d : l_ green 3.4 -76 84 -70 20 -60 -20 ; l_ green 3.4 -66 84 -60 40 -48 10 ; l_ green 3.4 70 84 66 50 72 20 ; j_ green -72 60 -86 14 6 ; j_ green 68 70 82 36 6
part body-d@dragonfly = strips a : o teal+ 0 -50 12 12 ; i_ teal- 0 -50 10.2 3 1.8 ; o teal+ 0 -30 13 13 ; i_ teal- 0 -30 11 3 1.8 ; o blue+ 0 -8 11 11 ; i_ blue- 0 -8 9.3 3 1.8 ; o teal+ 0 12 9 9 ; i_ teal- 0 12 7.6 3 1.6 ; o blue+ 0 29 8 8 ; i_ blue- 0 29 6.8 3 1.5 ; o teal+ 0 44 7 7 ; i_ teal- 0 44 6 3 1.4 ; o blue+ 0 57 6 6 ; i_ blue- 0 57 5.1 2 1.4 ; o teal+ 0 68 5 5 ; i_ teal- 0 68 4.2 2 1.3
part wings-d@dragonfly = strips b : jm light-blue -10 -32 -82 -56 15 ; im_ blue -34 -40 9 3 1.6 ; im_ blue -56 -47 9 3 1.6 ; jm light-blue -10 -20 -76 -4 14 ; im_ blue -32 -15 8 3 1.6 ; im_ blue -53 -9 8 3 1.6
part buds@dragonfly = strips c : o brown -58 -30 7 14 ; i_ tan -58 -30 5 3 1.4 ; o brown 73 10 6 13 ; i_ tan 73 10 4.6 3 1.4
part lines-d@dragonfly = strips k : o_ k -7 -54 4 4 ; o_ k 7 -54 4 4 ; l_ k 1.8 -3 -62 -8 -74 ; l_ k 1.8 3 -62 8 -74 ; d_ blue 1.8 -40 80 -22 74 0 80 24 76 46 82
scene lay

* bug-hoop | 9-12 13+ | Bugs
extras cloth: ribbon
appeal 1
topics embroidery, embroidered, hoop art, stitching, hand embroidery, metallic thread, room decor, slow craft, insects, cottagecore, goblincore, gift
variant moth | Bugs | navy, light green, teal, gold, white | moth, luna moth, moon, night, butterfly
variant beetle | Bugs | cream, teal, green, gold, black | beetle, stag beetle, scarab, jewel beetle
colors navy, light green, teal, gold, white
minutes 90 150
mess low
heart cloth: fabric-scrap, denim, pillowcase, canvas, old-t-shirt, burlap, bed-sheet = 1 piece
heart floss: embroidery-floss, yarn = 4 color
heart hoop: embroidery-hoop
nice beads: seed-bead, sequin, bead = handful
nice tint: fabric-paint, fabric-marker, metallic-paint = 1 color
tool needle: needle
tool scissors: scissors, fabric-scissors
tool pencil: pencil, chalk, fabric-marker
step stretch: prepare cloth hoop > hoop cloth by cc
step draw: draw cloth pencil by cc
step tint: paint tint cloth > tint by cc
step outline: sew cloth floss needle scissors > outline outline-b by cc
step body: sew cloth floss needle > body body-b by cc
step fill: sew cloth floss needle > fill fill-b by cc
step marks: sew cloth floss needle > marks marks-b by cc
step beads: sew beads cloth floss needle > beads by cc
step back: cut cloth scissors by cc
part hoop = hoop own : r ~- 0 -91 20 12 2 ; r silver 0 -96 11 6 1 ; o^ ~ 0 3 90 90
part cloth = cloth a : o_ ~ 0 3 81 81 ; z_ ~+ .5 -72 -31.9 -72 37.9 ; z_ ~+ .5 -63 -46.3 -63 52.3 ; z_ ~+ .5 -54 -56 -54 62 ; z_ ~+ .5 -45 -63.1 -45 69.1 ; z_ ~+ .5 -36 -68.4 -36 74.4 ; z_ ~+ .5 -27 -72.3 -27 78.3 ; z_ ~+ .5 -18 -74.9 -18 80.9 ; z_ ~+ .5 -9 -76.5 -9 82.5 ; z_ ~+ .5 0 -77 0 83 ; z_ ~+ .5 9 -76.5 9 82.5 ; z_ ~+ .5 18 -74.9 18 80.9 ; z_ ~+ .5 27 -72.3 27 78.3 ; z_ ~+ .5 36 -68.4 36 74.4 ; z_ ~+ .5 45 -63.1 45 69.1 ; z_ ~+ .5 54 -56 54 62 ; z_ ~+ .5 63 -46.3 63 52.3 ; z_ ~+ .5 72 -31.9 72 37.9 ; z_ ~+ .5 -34.9 -69 34.9 -69 ; z_ ~+ .5 -49.3 -60 49.3 -60 ; z_ ~+ .5 -59 -51 59 -51 ; z_ ~+ .5 -66.1 -42 66.1 -42 ; z_ ~+ .5 -71.4 -33 71.4 -33 ; z_ ~+ .5 -75.3 -24 75.3 -24 ; z_ ~+ .5 -77.9 -15 77.9 -15 ; z_ ~+ .5 -79.5 -6 79.5 -6 ; z_ ~+ .5 -80 3 80 3 ; z_ ~+ .5 -79.5 12 79.5 12 ; z_ ~+ .5 -77.9 21 77.9 21 ; z_ ~+ .5 -75.3 30 75.3 30 ; z_ ~+ .5 -71.4 39 71.4 39 ; z_ ~+ .5 -66.1 48 66.1 48 ; z_ ~+ .5 -59 57 59 57 ; z_ ~+ .5 -49.3 66 49.3 66 ; z_ ~+ .5 -34.9 75 34.9 75
part tint = tint e : o_ cream -36 -38 20 20
part fill@moth = floss b : zm_ b 2.6 5 -24 16 -50 ; zm_ b 2.6 5 -22.9 22.4 -52.1 ; zm_ b 2.6 5 -21.9 28.8 -54.3 ; zm_ b 2.6 5 -20.8 35.2 -56.4 ; zm_ b 2.6 5 -19.7 41.5 -57.5 ; zm_ b 2.6 5 -18.7 47.3 -55.3 ; zm_ b 2.6 5 -17.6 53.2 -53.2 ; zm_ b 2.6 5 -16.5 59.1 -51.1 ; zm_ b 2.6 5 -15.5 62 -47.3 ; zm_ b 2.6 5 -14.4 62 -42 ; zm_ b 2.6 5 -13.3 62 -36.7 ; zm_ b 2.6 5 -12.3 62 -31.3 ; zm_ b 2.6 5 -10.8 58 -25.2 ; zm_ b 2.6 5 -9.2 52.7 -18.8 ; zm_ b 2.6 5 -7.6 47.3 -12.4 ; zm_ b 2.6 5 -6 42 -6 ; zm_ c 2.6 5 -2 44 2 ; zm_ c 2.6 5 -0.4 44.5 6.4 ; zm_ c 2.6 5 1.3 45.1 10.7 ; zm_ c 2.6 5 2.9 45.6 15.1 ; zm_ c 2.6 5 4.5 45.3 19.5 ; zm_ c 2.6 5 6.2 43.1 23.8 ; zm_ c 2.6 5 7.8 40.9 28.2 ; zm_ c 2.6 5 9.5 38.7 32.5 ; zm_ c 2.6 5 10.7 35.8 39.1 ; zm_ c 2.6 5 11.8 32.5 46.7 ; zm_ c 2.6 5 12.9 29.3 54.4 ; zm_ c 2.6 5 14 26 62
part fill-b@beetle = floss b : zm_ c 3 2.5 -6 27.6 -2 ; zm_ b 3 2.5 -0.6 30.4 3.4 ; zm_ c 3 2.5 4.8 32.3 8.8 ; zm_ b 3 2.5 10.2 33.6 14.2 ; zm_ c 3 2.5 15.6 34.3 19.6 ; zm_ b 3 2.5 21 34.5 25 ; zm_ c 3 2.5 26.4 34.1 30.4 ; zm_ b 3 2.5 31.8 33.2 35.8 ; zm_ c 3 2.5 37.2 31.7 41.2 ; zm_ b 3 2.5 42.6 29.5 46.6 ; zm_ c 3 2.5 48 26.4 52 ; zm_ b 3 2.5 53.4 21.9 57.4 ; zm_ b 3 0 -30 22 -29 ; zm_ b 3 0 -25.4 23.4 -24.6 ; zm_ b 3 0 -20.8 24.8 -20.2 ; zm_ b 3 0 -16.2 26.2 -15.8 ; zm_ b 3 0 -11.6 27.6 -11.4
part outline@moth = floss b : lm_ d 2 4 -28 18 -54 44 -62 68 -52 64 -26 42 -4 50 14 40 36 34 56 40 74 28 72 22 52 10 26 4 12
part outline-b@beetle = floss d : lm_ d 2.2 0 -8 22 -6 36 14 34 40 20 58 0 64 ; z_ d 2 0 -8 0 64 ; lm_ d 2 0 -34 20 -32 28 -20 24 -9 0 -8 ; lm_ d 6 32 4 50 -6 56 -18 ; lm_ d 6 36 26 56 28 62 38 ; lm_ d 6 30 48 42 56 44 66 ; lm_ e 3 32 4 50 -6 56 -18 ; lm_ e 3 36 26 56 28 62 38 ; lm_ e 3 30 48 42 56 44 66
part body@moth = floss e : t w 0 -30 7 0 -8 9 0 16 7 0 32 3 ; z_ ~- 1.6 -7 -14 7 -14 ; z_ ~- 1.6 -8 -6 8 -6 ; z_ ~- 1.6 -7 4 7 4 ; z_ ~- 1.6 -6 14 6 14 ; jm_ d -3 -32 -22 -48 4
part body-b@beetle = floss e : lm_ d 6.4 6 -44 16 -54 12 -68 4 -74 ; lm_ d 4.6 12 -42 28 -47 36 -44 ; o_ d 0 -40 16 11 ; lm_ k 4 6 -44 16 -54 12 -68 4 -74 ; lm_ k 2.4 12 -42 28 -47 36 -44 ; o_ k 0 -40 14 9
part marks@moth = floss d : om_ d 44 -36 8 8 ; om_ a 44 -36 5 5 ; om_ w 44 -36 2 2 ; om_ d 30 18 6 6 ; om_ a 30 18 3.4 3.4 ; d_ w 1.6 -60 62 -48 70 0 68 48 66 60 58
part marks-b@beetle = floss d : dm_ d 2.4 10 4 22 8 10 20 24 22 10 36 22 38 10 50 18 50 ; dm_ d 2 8 -26 16 -20
part beads = beads d : d ~ 2.8 0 -66 -40 -62 40 -62 -62 44 62 44 -56 56 56 56
scene lay

* specimen-box | 9-12 13+ | Bugs
extras board: index-card, price-tag
topics insect collection, entomology, museum, natural history, specimen, paper cutting, layered paper, shadow box, biology, science, wall art, room decor, dark academia, goblincore, witchcore, cabinet of curiosities
colors teal, orange, purple, gold, green, red
minutes 100 120
waits 30
mess low
heart case: shadow-box, shoebox, picture-frame, small-box, pizza-box
heart sheets: cardstock, origami-paper, construction-paper, metallic-paper, wrapping-paper, paint-chip, old-greeting-card, magazine, junk-mail, wallpaper = 6 sheet
need lining: paper, watercolor-paper, sheet-music, map, wallpaper, old-book-page = 1 sheet
need spacer: foam-board, corrugated-paper, cardboard, craft-foam, cork-sheet = 1 scrap
nice tips: tweezers
nice hold: pin = 4
nice shine: metallic-pen, gel-pen, metallic-paint = 1
join stick: glue
tool pen: ballpoint-pen, gel-pen, marker
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
step line: glue lining case stick ruler > case lining by cc
step grid: draw lining pencil ruler by cc
step half: cut sheets pencil scissors > wings by cc
step bodies: cut sheets scissors > bodies by cc
step layers: glue sheets stick > layers by cc
step legs: cut sheets scissors > legs by cc
step shine: draw shine sheets > shine by cc
step bend: fold sheets ruler by cc
step mount: glue spacer sheets lining stick hold? tips? by cc
step labels: draw lining pen > labels by cc
part case = case own : r^ umber 0 0 186 190 4 ; r_ umber- 0 0 168 172 2
part lining = lining w : r_ w 0 0 162 166
part legs = sheets k : l_ k 2 -52 -46 -66 -54 -72 -50 ; l_ k 2 -52 -40 -68 -38 ; l_ k 2 -52 -34 -66 -26 -70 -20 ; l_ k 2 -28 -46 -14 -54 -8 -50 ; l_ k 2 -28 -40 -12 -38 ; l_ k 2 -28 -34 -14 -26 -10 -20 ; l_ k 2 -50 42 -66 36 -70 30 ; l_ k 2 -52 50 -70 50 ; l_ k 2 -50 58 -66 66 ; l_ k 2 -30 42 -14 36 -10 30 ; l_ k 2 -28 50 -10 50 ; l_ k 2 -30 58 -14 66
part wings = sheets a : b^ b 40 -48 30 -68 12 -72 8 -54 20 -42 10 -30 20 -20 32 -26 40 -40 ; b^ b 40 -48 50 -68 68 -72 72 -54 60 -42 70 -30 60 -20 48 -26 40 -40 ; j^ light-blue 40 34 4 22 8 ; j^ light-blue 40 34 76 22 8 ; j^ light-blue 40 44 6 52 7 ; j^ light-blue 40 44 74 52 7
part bodies = sheets a : b^ a -40 -62 -26 -56 -22 -36 -28 -22 -40 -16 -52 -22 -58 -36 -54 -56 ; o a- -40 -62 14 9 ; o_ k -40 -71 9 6 ; l_ k 3 -44 -74 -52 -80 -48 -86 ; l_ k 3 -36 -74 -28 -80 -32 -86 ; b^ f -40 30 -24 38 -22 56 -32 68 -40 70 -48 68 -58 56 -56 38 ; o_ k -40 30 13 9 ; t d 40 22 5 40 40 4.6 40 60 3 40 76 2 ; o c 40 21 6 6 ; l_ k 5 40 -58 40 -26 ; l_ k 1.8 40 -58 34 -74 ; l_ k 1.8 40 -58 46 -74
part layers = sheets c : b_ c 36 -50 28 -62 17 -64 16 -56 26 -47 ; b_ c 44 -50 52 -62 63 -64 64 -56 54 -47 ; o_ d 22 -32 5 5 ; o_ d 58 -32 5 5 ; z_ a-- 2 -40 -54 -40 -17 ; j_ a+ -46 -52 -48 -24 4 ; j_ a+ -34 -52 -32 -24 4 ; z_ k 2 -40 38 -40 70 ; o_ k -48 46 4.6 4.6 ; o_ k -32 46 4.6 4.6 ; o_ k -48 58 4.6 4.6 ; o_ k -32 58 4.6 4.6
part shine = shine d : d_ gold 1.6 -46 -60 -40 -62 -34 -60 14 -66 66 -66 12 -60 68 -60 ; l_ gold 1.4 36 32 20 27 10 24 ; l_ gold 1.4 44 32 60 27 70 24 ; l_ gold 1.4 36 46 22 49 12 51 ; l_ gold 1.4 44 46 58 49 68 51 ; z_ gold 1.4 38 50 42 50 ; z_ gold 1.4 38 60 42 60
part labels = lining w : r cream -40 -4 36 10 ; r cream 40 -4 36 10 ; r cream -40 80 36 9 ; r cream 40 84 36 9 ; z_ k 1.4 -53 -4 -27 -4 ; z_ k 1.4 27 -4 53 -4 ; z_ k 1.4 -53 80 -27 80 ; z_ k 1.4 27 84 53 84
scene lay

* moth-mobile | 9-12 13+ | Bugs
extras hanging: wax-paper, leaf, glitter-glue
appeal 1
topics mobile, moth, moths, vellum, tracing paper, hanging, calm, room decor, bedroom, night, moon, insects, luna moth
near balance, physics
colors cream, brown, gold
minutes 60 90
mess low
heart sheet: tracing-paper, rice-paper, coffee-filter, tissue-paper = 3 sheet
heart bar: stick, driftwood, embroidery-hoop, dowel, bamboo, hanger = 1
need line: embroidery-floss, string, fishing-line, yarn = 9 ft
need marks: colored-pencil, watercolor-pencil, permanent-marker, metallic-pen, ballpoint-pen = 3 color
need body: paper-strip, cardstock, construction-paper, index-card, paper = 1
nice tea: tea-bag, coffee-grounds = 1
nice bead: bead, wooden-bead, seed-bead = 5
home water
home saucer
join stick: glue, tape
tool scissors: scissors
tool pencil: pencil
step tea: paint tea water saucer sheet by cc
step half: draw sheet pencil by cc
step cut: cut sheet scissors > wings by cc
step marks: color marks sheet > marks by cc
step body: glue body sheet stick scissors > body by cc
step bend: shape sheet by cc
step point: tie line body stick by cc
step hang: tie line bar > bar lines by cc
step beads: thread bead line > beads by cc
step balance: test bar line by cc
part lines = line b : l_ b 1.2 -62 -70 -62 -9.5 ; l_ b 1.2 -24 -70 -24 39.7 ; l_ b 1.2 14 -70 14 -19.1 ; l_ b 1.2 46 -70 46 56.6 ; l_ b 1.2 70 -70 70 -2.8 ; l_ b 1.6 -70 -72 0 -99 70 -72
part bar = bar own : l^ ~ 8 -94 -66 -30 -74 40 -68 94 -72
part wings = sheet a : b ~ -60.2 -0.3 -47.3 1.5 -38.1 8.9 -43.6 19.9 -54.6 16.2 ; b ~+ -60.2 -7.7 -51 -20.6 -34.4 -24.2 -27 -15 -34.4 -2.2 -49.1 1.5 ; b ~ -63.8 -0.3 -76.7 1.5 -85.9 8.9 -80.4 19.9 -69.4 16.2 ; b ~+ -63.8 -7.7 -73 -20.6 -89.6 -24.2 -97 -15 -89.6 -2.2 -74.9 1.5 ; b ~ -21.9 50.2 -7.2 52.3 3.3 60.7 -3 73.3 -15.6 69.1 ; b ~+ -21.9 41.8 -11.4 27.1 7.5 22.9 15.9 33.4 7.5 48.1 -9.3 52.3 ; b ~ -26.1 50.2 -40.8 52.3 -51.3 60.7 -45 73.3 -32.4 69.1 ; b ~+ -26.1 41.8 -36.6 27.1 -55.5 22.9 -63.9 33.4 -55.5 48.1 -38.7 52.3 ; b ~ 15.7 -10.6 27.6 -8.9 36.1 -2.1 31 8.1 20.8 4.7 ; b ~+ 15.7 -17.4 24.2 -29.3 39.5 -32.7 46.3 -24.2 39.5 -12.3 25.9 -8.9 ; b ~ 12.3 -10.6 0.4 -8.9 -8.1 -2.1 -3 8.1 7.2 4.7 ; b ~+ 12.3 -17.4 3.8 -29.3 -11.5 -32.7 -18.3 -24.2 -11.5 -12.3 2.1 -8.9 ; b ~ 47.8 65.6 60.4 67.4 69.4 74.6 64 85.4 53.2 81.8 ; b ~+ 47.8 58.4 56.8 45.8 73 42.2 80.2 51.2 73 63.8 58.6 67.4 ; b ~ 44.2 65.6 31.6 67.4 22.6 74.6 28 85.4 38.8 81.8 ; b ~+ 44.2 58.4 35.2 45.8 19 42.2 11.8 51.2 19 63.8 33.4 67.4 ; b ~ 71.6 5.2 82.8 6.8 90.8 13.2 86 22.8 76.4 19.6 ; b ~+ 71.6 -1.2 79.6 -12.4 94 -15.6 100.4 -7.6 94 3.6 81.2 6.8 ; b ~ 68.4 5.2 57.2 6.8 49.2 13.2 54 22.8 63.6 19.6 ; b ~+ 68.4 -1.2 60.4 -12.4 46 -15.6 39.6 -7.6 46 3.6 58.8 6.8
part marks = marks b : o_ b -39.9 -13.2 4.6 4.6 ; o_ c -39.9 -13.2 2.2 2.2 ; l_ b 1.2 -56.5 -3.1 -43.6 -3.1 -30.7 -9.5 ; o_ b -48.2 10.7 2.8 2.8 ; o_ b -84.1 -13.2 4.6 4.6 ; o_ c -84.1 -13.2 2.2 2.2 ; l_ b 1.2 -67.5 -3.1 -80.4 -3.1 -93.3 -9.5 ; o_ b -75.8 10.7 2.8 2.8 ; o_ b 1.2 35.5 5.2 5.2 ; o_ c 1.2 35.5 2.5 2.5 ; l_ b 1.2 -17.7 47 -3 47 11.7 39.7 ; o_ b -8.2 62.8 3.2 3.2 ; o_ b -49.2 35.5 5.2 5.2 ; o_ c -49.2 35.5 2.5 2.5 ; l_ b 1.2 -30.3 47 -45 47 -59.7 39.7 ; o_ b -39.8 62.8 3.2 3.2 ; o_ b 34.4 -22.5 4.2 4.2 ; o_ c 34.4 -22.5 2 2 ; l_ b 1.2 19.1 -13.2 31 -13.2 42.9 -19.1 ; o_ b 26.8 -0.4 2.5 2.5 ; o_ b -6.4 -22.5 4.2 4.2 ; o_ c -6.4 -22.5 2 2 ; l_ b 1.2 8.9 -13.2 -3 -13.2 -14.9 -19.1 ; o_ b 1.2 -0.4 2.5 2.5 ; o_ b 67.6 53 4.5 4.5 ; o_ c 67.6 53 2.2 2.2 ; l_ b 1.2 51.4 62.9 64 62.9 76.6 56.6 ; o_ b 59.5 76.4 2.7 2.7 ; o_ b 24.4 53 4.5 4.5 ; o_ c 24.4 53 2.2 2.2 ; l_ b 1.2 40.6 62.9 28 62.9 15.4 56.6 ; o_ b 32.5 76.4 2.7 2.7 ; o_ b 89.2 -6 4 4 ; o_ c 89.2 -6 1.9 1.9 ; l_ b 1.2 74.8 2.8 86 2.8 97.2 -2.8 ; o_ b 82 14.8 2.4 2.4 ; o_ b 50.8 -6 4 4 ; o_ c 50.8 -6 1.9 1.9 ; l_ b 1.2 65.2 2.8 54 2.8 42.8 -2.8 ; o_ b 58 14.8 2.4 2.4
part body = body b : t b -62 -12.3 3.3 -62 -0.3 3.7 -62 14.4 1.5 ; l_ b 1.3 -62 -12.3 -67.5 -22.4 -73 -24.2 ; l_ b 1.3 -62 -12.3 -56.5 -22.4 -51 -24.2 ; t b -24 36.5 3.8 -24 50.2 4.2 -24 67 1.7 ; l_ b 1.3 -24 36.5 -30.3 25 -36.6 22.9 ; l_ b 1.3 -24 36.5 -17.7 25 -11.4 22.9 ; t b 14 -21.6 3.1 14 -10.6 3.4 14 3 1.4 ; l_ b 1.3 14 -21.6 8.9 -31 3.8 -32.7 ; l_ b 1.3 14 -21.6 19.1 -31 24.2 -32.7 ; t b 46 53.9 3.2 46 65.6 3.6 46 80 1.4 ; l_ b 1.3 46 53.9 40.6 44 35.2 42.2 ; l_ b 1.3 46 53.9 51.4 44 56.8 42.2 ; t b 70 -5.2 2.9 70 5.2 3.2 70 18 1.3 ; l_ b 1.3 70 -5.2 65.2 -14 60.4 -15.6 ; l_ b 1.3 70 -5.2 74.8 -14 79.6 -15.6
part beads = bead c : o c -62 -27.9 4 4 ; o c -24 18.7 4 4 ; o c 14 -36.1 4 4 ; o c 46 38.6 4 4 ; o c 70 -18.8 4 4
scene hang

* beetle-brooch | 9-12 13+ | Bugs
topics brooch, pin, badge, jewelry, scarab, egypt, ancient egypt, beetle, jewel beetle, polymer clay, clay, goblincore, dark academia, accessory, gift for a friend
colors teal, gold, purple
minutes 60 75
waits 120
mess some
heart clay: polymer-clay, air-dry-clay = 1/4 cup
heart color: acrylic-paint, metallic-paint = 2 color
need back: pin-back, bobby-pin, key-ring = 1
need felt: felt, fabric-scrap, leather = 1 scrap
nice gems: stick-on-gem, sequin = handful
nice mica: metallic-pen, gel-pen = 1
join glue: glue
home water
tool blade: plastic-knife, craft-stick, ruler
tool stylus: toothpick, needle, paper-clip, pencil
tool brush: paintbrush, cotton-swab
tool scissors: scissors
step knead: shape clay by cc
step shell: shape clay blade > beetle by cc
step head: shape clay water by cc
step legs: roll clay by cc
step texture: shape clay stylus by cc
step harden: dry clay by gt
step paint: paint clay color brush > coat by cc
step rub: paint clay mica > rub by cc
step gems: decorate gems clay glue > gems by cc
step back: glue back felt clay glue scissors > felt by cc
part felt = felt c : o^ ~ 0 20 40 58
part beetle = clay own paint paint a : l ~- 8 -40 -22 -70 -40 -82 -62 ; l ~- 8 40 -22 70 -40 82 -62 ; l ~- 8 -50 20 -84 22 -94 38 ; l ~- 8 50 20 84 22 94 38 ; l ~- 8 -42 56 -66 76 -64 94 ; l ~- 8 42 56 66 76 64 94 ; l ~- 7 -12 -74 -30 -92 -18 -98 ; l ~- 7 12 -74 30 -92 18 -98 ; o ~- 0 -66 26 18 ; b^ ~ -42 -34 -28 -58 0 -64 28 -58 42 -34 30 -24 0 -20 -30 -24 ; b^ ~ -2 -20 -34 -22 -52 6 -52 44 -32 78 -2 90 ; b^ ~ 2 -20 34 -22 52 6 52 44 32 78 2 90
part coat = color b : l_ b 3 -6 -14 -30 -16 -45 8 -45 44 -28 72 -6 82 ; l_ b 3 6 -14 30 -16 45 8 45 44 28 72 6 82 ; l_ b 3 -34 -36 -24 -52 0 -57 24 -52 34 -36 ; lm_ a- 3 -14 -4 -16 36 -8 74 ; lm_ a- 3 -26 -4 -31 36 -20 66 ; lm_ a- 3 -38 8 -42 36 -34 54 ; om_ b -12 -70 5 5
part gems = gems c : bits ~ 1.48 0 -40 ; bits ~ 0.85 -20 -36 20 -36 -22 6 22 6
part rub = mica b : l_ w 3 -44 10 -42 28 -36 46 ; l_ w 3 12 0 16 16 ; d_ gold 2 -34 24 -24 46 -14 60 34 24 24 46 14 60
scene lay

* bolt-bugs | 9-12 13+ | Bugs
extras world Bugs: leaf, moss, stone, pebble, wood-slice, metal-washer, potted-plant, air-plant, flower, paper-strip
appeal 3
topics beetle, insects, metal insects, nuts and bolts, scrap metal, metal art, upcycling, recycled art, junk art, hardware, steampunk, sculpture, workshop, dad, father's day, engineering, goblincore
near watch parts, robot bug, ant, dragonfly
colors silver, gold, red free
minutes 45 60
mess low
heart bolts: nuts-and-bolts = 2 handful
heart wire@9-12: pipe-cleaner, craft-wire = 6
heart wire@13+: craft-wire, pipe-cleaner = 5 ft
nice wings: charm, old-key, metal-washer, curtain-ring = 2
nice eyes: bead, seed-bead, button = 4
nice ground: wood-slice, wood-scrap, stone, bark = 1
tool cutter: scissors
tool pencil: pencil, chopstick
step sort: prepare bolts by cc
step thread: build bolts > bodies by cc
step cut: cut wire cutter by tc
step legs: build wire bolts > legs by cc
step lock: build bolts wire by cc
step wings: tie wings wire bolts > wings by cc
step feelers: shape wire pencil > feelers by cc
step eyes: thread eyes wire > eyes by cc
step stand: test bolts by cc
step ground: build bolts ground > ground by cc
part ground = ground own : o^ ~- 0 2 98 95 ; o_ ~+ 0 2 91 88 ; o_ ~ 0 2 72 70 ; o_ ~+ 0 2 69 67 ; o_ ~ 4 4 44 42 ; o_ ~+ 4 4 41 39
part wings = wings own : p^ gold -34 -24 -72 -48 -76 -40 -36 -12 ; p gold -66 -46 -62 -52 -56 -46 -60 -42 ; o gold -82 -50 14 14 ; o_ wood -82 -50 7 7 ; p^ gold- -26 -24 10 -52 15 -45 -24 -12 ; p gold- 4 -48 0 -54 -6 -48 -2 -44 ; o gold- 20 -54 14 14 ; o_ wood 20 -54 7 7
part legs = wire own : l ~-- 4.5 -42 4 -62 -2 -76 10 -84 8 ; l ~-- 4.5 -42 20 -64 22 -72 38 -80 38 ; l ~-- 4.5 -42 38 -58 46 -64 62 -70 64 ; l ~-- 4.5 -18 4 2 -2 12 8 10 20 ; l ~-- 4.5 -18 20 0 22 8 34 ; l ~-- 4.5 -18 38 -2 46 2 60 -2 66 ; l ~-- 4 40 6 22 0 20 -10 ; l ~-- 4 40 24 20 24 14 30 ; l ~-- 4 40 42 24 48 22 60 ; l ~-- 4 58 6 76 0 82 -10 ; l ~-- 4 58 24 78 24 86 32 ; l ~-- 4 58 42 74 50 76 62
part bodies = bolts own : r ~- -30 22 14 112 2 ; z_ ~-- 1.6 -37 -28.5 -23 -31.5 ; z_ ~-- 1.6 -37 -23.5 -23 -26.5 ; z_ ~-- 1.6 -37 -18.5 -23 -21.5 ; z_ ~-- 1.6 -37 -13.5 -23 -16.5 ; z_ ~-- 1.6 -37 -8.5 -23 -11.5 ; z_ ~-- 1.6 -37 -3.5 -23 -6.5 ; z_ ~-- 1.6 -37 1.5 -23 -1.5 ; z_ ~-- 1.6 -37 6.5 -23 3.5 ; z_ ~-- 1.6 -37 11.5 -23 8.5 ; z_ ~-- 1.6 -37 16.5 -23 13.5 ; z_ ~-- 1.6 -37 21.5 -23 18.5 ; z_ ~-- 1.6 -37 26.5 -23 23.5 ; z_ ~-- 1.6 -37 31.5 -23 28.5 ; z_ ~-- 1.6 -37 36.5 -23 33.5 ; z_ ~-- 1.6 -37 41.5 -23 38.5 ; z_ ~-- 1.6 -37 46.5 -23 43.5 ; z_ ~-- 1.6 -37 51.5 -23 48.5 ; z_ ~-- 1.6 -37 56.5 -23 53.5 ; z_ ~-- 1.6 -37 61.5 -23 58.5 ; z_ ~-- 1.6 -37 66.5 -23 63.5 ; z_ ~-- 1.6 -37 71.5 -23 68.5 ; z_ ~-- 1.6 -37 76.5 -23 73.5 ; q^ ~ 2 -15.3 -33.5 -30 -25 -44.7 -33.5 -44.7 -50.5 -30 -59 -15.3 -50.5 ; o_ ~- -30 -42 10 10 ; o_ ~ -30 -42 9 9 ; r^ ~+ -30 -14 34 15 3 ; r_ ~ -30 -14 12.2 15 ; r_ ~-- -15.7 -14 3 11 ; r^ ~+ -30 12 34 15 3 ; r_ ~ -30 12 12.2 15 ; r_ ~-- -15.7 12 3 11 ; r^ ~+ -30 29 34 15 3 ; r_ ~ -30 29 12.2 15 ; r_ ~-- -15.7 29 3 11 ; r^ ~+ -30 48 34 15 3 ; r_ ~ -30 48 12.2 15 ; r_ ~-- -15.7 48 3 11 ; r ~- 49 21 11 90 2 ; z_ ~-- 1.6 43.5 -18.5 54.5 -21.5 ; z_ ~-- 1.6 43.5 -13.5 54.5 -16.5 ; z_ ~-- 1.6 43.5 -8.5 54.5 -11.5 ; z_ ~-- 1.6 43.5 -3.5 54.5 -6.5 ; z_ ~-- 1.6 43.5 1.5 54.5 -1.5 ; z_ ~-- 1.6 43.5 6.5 54.5 3.5 ; z_ ~-- 1.6 43.5 11.5 54.5 8.5 ; z_ ~-- 1.6 43.5 16.5 54.5 13.5 ; z_ ~-- 1.6 43.5 21.5 54.5 18.5 ; z_ ~-- 1.6 43.5 26.5 54.5 23.5 ; z_ ~-- 1.6 43.5 31.5 54.5 28.5 ; z_ ~-- 1.6 43.5 36.5 54.5 33.5 ; z_ ~-- 1.6 43.5 41.5 54.5 38.5 ; z_ ~-- 1.6 43.5 46.5 54.5 43.5 ; z_ ~-- 1.6 43.5 51.5 54.5 48.5 ; z_ ~-- 1.6 43.5 56.5 54.5 53.5 ; z_ ~-- 1.6 43.5 61.5 54.5 58.5 ; o^ ~ 49 -32 15 13 ; z_ ~-- 2.4 40 -32 58 -32 ; r^ ~+ 49 -2 27 13 3 ; r_ ~ 49 -2 9.7 13 ; r_ ~-- 60.3 -2 3 9 ; r^ ~+ 49 15 27 13 3 ; r_ ~ 49 15 9.7 13 ; r_ ~-- 60.3 15 3 9 ; r^ ~+ 49 33 27 13 3 ; r_ ~ 49 33 9.7 13 ; r_ ~-- 60.3 33 3 9
part feelers = wire own : l ~-- 3.4 -36 -56 -46 -78 -58 -82 -60 -74 ; l ~-- 3.4 -24 -56 -14 -78 -2 -82 0 -74 ; l ~-- 3 44 -44 38 -60 28 -62 ; l ~-- 3 54 -44 62 -60 72 -62
part eyes = eyes c : o ~ -42 -54 5.5 5.5 ; o ~ -18 -54 5.5 5.5 ; o ~ 40 -43 4.6 4.6 ; o ~ 58 -43 4.6 4.6
scene lay

* butterfly-garland | 9-12 13+ | Bugs
extras hanging: tissue-paper, coffee-filter, fake-leaf, ribbon-rose, stick-on-gem, sequin, glitter-glue, crystal
extras party: string-light, ivy, ribbon, embroidery-floss
topics origami, butterfly, butterflies, paper folding, japan, garland, party, wedding, birthday, room decor, spring, monarch, symmetry
near migration, geometry
colors orange, yellow, purple, teal free
minutes 50 60
mess low
heart sheet: origami-paper, map, sheet-music, old-book-page, wrapping-paper, magazine, junk-mail, paper = 7 sheet
heart line: string, embroidery-floss, yarn, ribbon, cotton-cord = 7 ft
nice beads: bead, wooden-bead, seed-bead = 7
nice feelers: craft-wire, pipe-cleaner, embroidery-floss = 7
join stick: glue, glue-stick, tape
tool scissors: scissors
tool ruler: ruler
step square: cut sheet scissors ruler by cc
step base: fold sheet by cc
step collapse: fold sheet by cc
step flaps: fold sheet by cc
step tip: fold sheet stick by cc
step body: fold sheet > butterflies by cc
step more: fold sheet > more by cc
step feelers: glue feelers sheet stick > feelers by cc
step string: thread line sheet stick > line by cc
step beads: thread beads line > beads by cc
part line = line own : l_ ~ 2.4 -99 -66 -78 -46 -40 -23 0 -14 40 -23 78 -46 99 -66 ; l_ ~ 2 -20 -17 -30 10 -34 44 ; l_ ~ 2 20 -17 34 16 40 52
part beads = beads d : o gold -92 -60 4 4 ; o gold -60 -34 4 4 ; o gold -22 -18 4 4 ; o gold 22 -18 4 4 ; o gold 60 -34 4 4 ; o gold -28 4 4 4 ; o gold 32 8 4 4
part butterflies = sheet a : p^ c -0.3 -14.6 3.9 -25.7 20.5 -31.4 19.8 -12.8 1.9 -6.9 ; p^ c- -0.3 -14.6 -6.6 -24.6 -24.1 -26.7 -19.6 -8.6 -0.8 -6.6 ; p c- 1.6 -9.5 17.5 -9.9 16.2 3.5 6.6 0.6 ; p c -1 -9.2 -16.7 -6.3 -12.6 6.6 -3.9 1.7 ; p_ c+ -0.3 -14.6 3.9 -25.7 12.4 -19.9 ; z_ c-- 1 1.7 -8.2 18.2 -28.5 ; z_ c-- 1 -0.9 -7.9 -21.2 -24.4 ; p k -3.2 -17 2.1 -17.5 -1.2 -23.8 ; z_ k 2 -0.6 -17.3 1.1 -1.5
part more = sheet b : p^ a -78.7 -46.4 -76.7 -57.3 -62.2 -65.3 -59.8 -47.9 -75.4 -39.6 ; p^ a- -78.7 -46.4 -86.2 -54.6 -102.7 -53.7 -95.5 -37.7 -77.8 -38.9 ; p a- -76.1 -42 -61.5 -44.9 -60.4 -32.3 -69.8 -33.4 ; p a -78.5 -41.3 -92.5 -36 -86.7 -24.7 -79.3 -30.7 ; p_ a+ -78.7 -46.4 -76.7 -57.3 -67.8 -53.4 ; z_ a-- 1 -75.8 -40.8 -63.9 -62.2 ; z_ a-- 1 -78.2 -40.1 -99.6 -52 ; p k -81.8 -48.1 -77 -49.5 -81.1 -54.7 ; z_ k 2 -79.4 -48.8 -75.3 -34.5 ; p^ b -39.7 -24.5 -33.4 -33.6 -16.9 -35 -21.8 -18.2 -39.5 -16.9 ; p^ b- -39.7 -24.5 -43.2 -35 -58.6 -40.9 -58.6 -23.4 -41.9 -17.3 ; p b- -39.1 -19.4 -24.6 -16.1 -28.7 -4.1 -36.8 -9 ; p b -41.6 -19.7 -56.5 -20.6 -55.8 -7.9 -46.6 -10.4 ; p_ b+ -39.7 -24.5 -33.4 -33.6 -26.9 -26.4 ; z_ b-- 1 -39.3 -18.1 -19.7 -32.9 ; z_ b-- 1 -41.7 -18.5 -56.5 -38.1 ; p k -41.8 -27.3 -36.9 -26.6 -38.4 -33.1 ; z_ k 2 -39.3 -26.9 -41.4 -12.2 ; p^ d 40.4 -24.4 47 -33.4 63.6 -34.2 58.1 -17.5 40.4 -16.9 ; p^ d- 40.4 -24.4 37.3 -35.1 22 -41.5 21.5 -24 37.9 -17.3 ; p d- 40.8 -19.3 55.2 -15.5 50.6 -3.8 42.7 -8.9 ; p d 38.3 -19.8 23.5 -21.1 23.8 -8.5 33 -10.6 ; p_ d+ 40.4 -24.4 47 -33.4 53.3 -26 ; z_ d-- 1 40.6 -18.1 60.7 -32.2 ; z_ d-- 1 38.1 -18.6 24.1 -38.7 ; p k 38.4 -27.3 43.3 -26.5 41.9 -33 ; z_ k 2 40.9 -26.9 38.3 -12.2 ; p^ a 78.6 -46.4 85.8 -54.8 102.4 -54.5 95.7 -38.3 78 -38.9 ; p^ a- 78.6 -46.4 76.2 -57.2 61.4 -64.7 59.7 -47.3 75.6 -39.5 ; p a- 78.6 -41.3 92.7 -36.5 87.3 -25.1 79.8 -30.8 ; p a 76.2 -41.9 61.5 -44.3 60.9 -31.7 70.2 -33.2 ; p_ a+ 78.6 -46.4 85.8 -54.8 91.5 -47 ; z_ a-- 1 78.3 -40.1 99.3 -52.7 ; z_ a-- 1 75.9 -40.7 63.3 -61.7 ; p k 76.8 -49.4 81.6 -48.2 80.7 -54.8 ; z_ k 2 79.2 -48.8 75.6 -34.4 ; p^ d -34.7 44 -29.5 26.5 -4.5 15.9 -3.5 44.7 -30.6 55.7 ; p^ d- -34.7 44 -45.6 29.3 -72.8 27.9 -63.8 55.3 -34.6 56.4 ; p d- -31.3 51.7 -6.8 49.4 -7.3 70.2 -22.4 66.7 ; p d -35.3 52.4 -59.1 58.6 -51.5 78 -38.5 69.5 ; p_ d+ -34.7 44 -29.5 26.5 -15.7 34.4 ; z_ d-- 1 -30.9 53.7 -7.8 20.6 ; z_ d-- 1 -34.9 54.4 -68 31.2 ; p k -39.4 40.7 -31.4 39.3 -37.2 29.9 ; z_ k 2 -35.4 40 -31.2 64.1 ; p^ b 40.8 52 52.2 37.7 79.4 37.3 69.5 64.4 40.3 64.4 ; p^ b- 40.8 52 36.3 34.3 11.6 22.8 9.6 51.6 36.3 63.6 ; p b- 41.1 60.4 64.7 67.5 56.4 86.6 43.7 77.7 ; p b 37.2 59.6 12.8 56.5 12.5 77.3 27.8 74.3 ; p_ b+ 40.8 52 52.2 37.7 62.1 50.3 ; z_ b-- 1 40.7 62.4 74.6 40.4 ; z_ b-- 1 36.7 61.6 14.7 27.7 ; p k 37.7 47.2 45.7 48.9 43.8 38 ; z_ k 2 41.7 48 36.6 72
part feelers = feelers k : l_ k 1.6 -80.7 -53.5 -86.4 -59.7 -90.3 -59.8 ; l_ k 1.6 -80.7 -53.5 -79.2 -61.7 -76 -63.9 ; l_ k 1.6 -38.6 -31.8 -41.3 -39.7 -44.8 -41.5 ; l_ k 1.6 -38.6 -31.8 -33.9 -38.7 -30 -39.4 ; l_ k 1.6 -1.1 -22.5 -5.9 -30 -9.9 -30.9 ; l_ k 1.6 -1.1 -22.5 2 -30.8 5.8 -32.5 ; l_ k 1.6 41.7 -31.8 39.4 -39.7 35.9 -41.6 ; l_ k 1.6 41.7 -31.8 46.7 -38.5 50.6 -39 ; l_ k 1.6 80.4 -53.6 78.6 -61.7 75.3 -63.8 ; l_ k 1.6 80.4 -53.6 85.8 -59.9 89.7 -60.2 ; l_ k 1.6 -36.8 31.9 -45 20.9 -51.4 20 ; l_ k 1.6 -36.8 31.9 -32.9 18.8 -27.3 15.7 ; l_ k 1.6 43.4 40 40 26.8 34.4 23.5 ; l_ k 1.6 43.4 40 51.9 29.3 58.3 28.6
scene hang
`;
