/** Crafts of boots and hats, of ice and bubbles, of dye, wire lights and matchsticks. */
export const shelf = `
* boot-planter | 6-8 9-12 13+ | Nature
extras pot: toy-animal, snail-shell, moss, peg-doll, paper-umbrella, flag
topics planter, garden, gardening, flower pot, spring, summer, outgrown shoes, recycling, earth day, front door, mother's day, succulents, fairy garden
colors red, green, yellow
minutes 40 45 50
waits 60
mess lots
place outdoors
heart boot: rubber-boot, sneaker, canvas-shoe = 1
heart soil: soil = 4 cup
need plant: potted-plant, grass-seed, fresh-herb, ivy = 1
need stones: pebble, stone, seashell, packing-peanut = 1 handful
need paint: acrylic-paint, permanent-marker, paint-marker = 2 color
nice moss: moss, bark, pinecone = 1 handful
nice sign: craft-stick, price-tag, wooden-craft-shape = 1
tool pen: permanent-marker, marker
tool brush: paintbrush, sponge-brush
tool poke: nail, screwdriver
home hammer
home water: = 1 cup
home plate
step wash: wash boot water by ccc
step holes: poke boot poke hammer by ggt
step paint: paint paint boot brush > boot dots by ccc
step dry: dry boot by ccc
step stones: fill stones boot by ccc
step soil: fill soil boot > soil by ccc
step plant: build plant boot soil > plant by ccc
step moss: arrange moss soil > moss by ccc
step sign: draw pen sign > sign by ccc
step water: play boot plate water by ccc
part plant = plant green : l green 5 -18 -50 -34 -90 ; l green 5 -8 -50 -8 -98 ; l green 5 2 -50 22 -88 ; leaf green -14 -54 -56 -66 9 ; leaf green 0 -54 40 -64 9 ; f pink -34 -88 6 15 7 ; o yellow -34 -88 5 ; f yellow -8 -96 6 14 6 ; o orange -8 -96 5 ; f pink 22 -86 6 15 7 ; o yellow 22 -86 5
part soil = soil brown : o^ brown -8 -44 36 10
part boot = boot a : b^ red -46 -42 30 -42 30 26 60 36 82 56 82 76 -46 76 ; r red-- 18 78 130 10 3 ; r red- -8 -40 78 10 4
part dots = paint b : d_ yellow 5 -28 -12 -4 4 14 -16 -26 26 4 40 34 52 -22 56 60 58
part moss = moss green : y_ green- -30 -46 10 6 6 0.3 ; y_ green- 14 -46 10 6 6 0.3 ; y_ green- -12 -43 10 6 6 0.3
part sign = sign wood : r^ wood 40 -62 30 16 3 8 ; l_ k 2 32 -63 48 -61 ; z^ wood 3 38 -54 30 -38
scene stand

* stomp-print-path | 4-5 6-8 | -
topics footprints, shoe prints, stomp painting, process art, rainy day, puddles, boots, giants, yard, playdate, big paper, back to school
colors blue, red, yellow
minutes 30 35
waits 60
mess lots
place outdoors
heart sole: rubber-boot, sneaker, flip-flop = 1
heart paint: paint = 3 color
need path: packing-paper, wrapping-paper, newspaper, bed-sheet = 3 sheet
need tray: baking-tray, foil-pan, foil-tray, plastic-lid = 1
nice draw: crayon, marker = 2 color
join tape: masking-tape, tape
tool brush: sponge-brush, paintbrush, foam-roller
home bucket-of-water
home towel
step lay: tape path tape > path by tc
step look: test sole by cc
step pour: prepare paint tray brush by tc
step dip: paint sole tray brush by cc
step stomp: print sole path > first by cc
step second: print sole paint path > second by cc
step fingers: draw draw path > creatures by cc
step wash: wash sole bucket-of-water towel by cc
step dry: dry path by cc
part path = path kraft : r^ kraft -60 0 60 172 1 ; r^ kraft+ 0 0 61 172 1 ; r^ kraft 60 0 60 172 1 ; r_ cream -30 -80 12 8 1 ; r_ cream 30 -80 12 8 1 ; r_ cream -30 80 12 8 1 ; r_ cream 30 80 12 8 1
part first = paint a : b_ blue -77.8 9 -64 -4.8 -50.2 9 -51.5 34 -59 44 -74 42.8 ; b_ blue -72.8 49 -60.2 46.5 -54 54 -57.8 67.8 -66.5 70.2 -74 64 ; z_ kraft 3 -75.2 14 -52.8 14 ; z_ kraft 3 -75.2 24 -52.8 24 ; z_ kraft 3 -75.2 34 -52.8 34 ; b_ blue -17.8 -61 -4 -74.8 9.8 -61 8.5 -36 1 -26 -14 -27.2 ; b_ blue -12.8 -21 -0.2 -23.5 6 -16 2.2 -2.2 -6.5 0.2 -14 -6 ; z_ kraft+ 3 -15.2 -56 7.2 -56 ; z_ kraft+ 3 -15.2 -46 7.2 -46 ; z_ kraft+ 3 -15.2 -36 7.2 -36
part second = paint b : b_ red -20.2 -45 -34 -58.8 -47.8 -45 -46.5 -20 -39 -10 -24 -11.2 ; b_ red -25.2 -5 -37.8 -7.5 -44 0 -40.2 13.8 -31.5 16.2 -24 10 ; z_ kraft 3 -22.8 -40 -45.2 -40 ; z_ kraft 3 -22.8 -30 -45.2 -30 ; z_ kraft 3 -22.8 -20 -45.2 -20 ; b_ red 43.8 13 30 -0.8 16.2 13 17.5 38 25 48 40 46.8 ; b_ red 38.8 53 26.2 50.5 20 58 23.8 71.8 32.5 74.2 40 68 ; z_ kraft 3 41.2 18 18.8 18 ; z_ kraft 3 41.2 28 18.8 28 ; z_ kraft 3 41.2 38 18.8 38 ; b_ yellow 48.2 -59 62 -72.8 75.8 -59 74.5 -34 67 -24 52 -25.2 ; b_ yellow 53.2 -19 65.8 -21.5 72 -14 68.2 -0.2 59.5 2.2 52 -4 ; z_ kraft 3 50.8 -54 73.2 -54 ; z_ kraft 3 50.8 -44 73.2 -44 ; z_ kraft 3 50.8 -34 73.2 -34
part creatures = draw k : k 57 -64 3 ; k 67 -64 3 ; u 62 -58 5 ; l_ k 2 56 -71 50 -82 ; l_ k 2 68 -71 74 -82
scene lay

* ribbon-flip-flops | 6-8 9-12 13+ | -
extras worn: charm, bell, bead
appeal 3
topics flip flops, flip-flops, sandals, summer, beach, pool party, sleepover, vacation, beach wedding, upcycled fashion, customized shoes, birthday party
colors pink, yellow, teal
minutes 45 50 60
mess low
heart shoe: flip-flop = 2
heart strip: ribbon, fabric-scrap, old-t-shirt, bandana, yarn = 8 yd
nice flower: ribbon-rose, felt, fake-leaf, button = 2
nice bead: bead, wooden-bead, seashell = 4
need thread: embroidery-floss, sewing-thread, string = 3 ft
tool ruler: ruler
tool scissors: scissors, fabric-scissors
home soap
step wash: wash shoe soap > shoe-line by ccc
step cut: cut strip ruler scissors by ccc
step first: tie strip shoe by tcc
step knot: tie strip shoe > knots by ccc
step push: arrange strip shoe by ccc
step bead: thread bead thread shoe > beads by tcc
step flower: tie flower thread shoe > flower by tcc
step trim: cut strip scissors by ccc
step walk: test shoe by ccc
part shoe-line = shoe w : b^ teal -66 -84 -44 -98 -20 -84 -12 -50 -20 0 -14 50 -28 88 -46 94 -64 86 -74 50 -68 0 -76 -50 ; b^ teal 66 -84 44 -98 20 -84 12 -50 20 0 14 50 28 88 46 94 64 86 74 50 68 0 76 -50
part knots = strip a : l pink 9 -44 -54 -64.0 -30 -72 4 ; l pink 9 -44 -54 -24.0 -30 -16 4 ; p pink -47.5 -47.8 -34 -47.6 -35.2 -38.7 ; p pink -47.5 -47.8 -61.1 -46.7 -57 -54.7 ; p yellow -53.1 -40.8 -45.8 -49.4 -40.2 -42.4 ; p yellow -53.1 -40.8 -64 -29.4 -66.9 -37.9 ; p pink- -58.2 -33.8 -44.8 -33.6 -45.9 -24.7 ; p pink- -58.2 -33.8 -71.8 -32.7 -67.7 -40.7 ; p pink -62.5 -26.8 -55.2 -35.4 -49.6 -28.4 ; p pink -62.5 -26.8 -73.4 -15.4 -76.3 -23.9 ; p yellow -65.9 -19.8 -52.5 -19.6 -53.6 -10.7 ; p yellow -65.9 -19.8 -79.6 -18.7 -75.4 -26.7 ; p pink- -68.5 -12.8 -61.1 -21.4 -55.5 -14.4 ; p pink- -68.5 -12.8 -79.3 -1.4 -82.2 -9.9 ; p pink -70.2 -5.8 -56.8 -5.6 -57.9 3.3 ; p pink -70.2 -5.8 -83.9 -4.7 -79.7 -12.7 ; p yellow -71.5 1.2 -64.2 -7.4 -58.6 -0.4 ; p yellow -71.5 1.2 -82.4 12.6 -85.3 4.1 ; p pink -40.5 -47.8 -27 -47.6 -28.2 -38.7 ; p pink -40.5 -47.8 -54.1 -46.7 -50 -54.7 ; p yellow -34.9 -40.8 -27.5 -49.4 -21.9 -42.4 ; p yellow -34.9 -40.8 -45.8 -29.4 -48.6 -37.9 ; p pink- -29.8 -33.8 -16.3 -33.6 -17.4 -24.7 ; p pink- -29.8 -33.8 -43.4 -32.7 -39.3 -40.7 ; p pink -25.5 -26.8 -18.1 -35.4 -12.5 -28.4 ; p pink -25.5 -26.8 -36.4 -15.4 -39.2 -23.9 ; p yellow -22.1 -19.8 -8.6 -19.6 -9.7 -10.7 ; p yellow -22.1 -19.8 -35.7 -18.7 -31.6 -26.7 ; p pink- -19.5 -12.8 -12.2 -21.4 -6.6 -14.4 ; p pink- -19.5 -12.8 -30.4 -1.4 -33.3 -9.9 ; p pink -17.8 -5.8 -4.3 -5.6 -5.4 3.3 ; p pink -17.8 -5.8 -31.4 -4.7 -27.3 -12.7 ; p yellow -16.5 1.2 -9.1 -7.4 -3.5 -0.4 ; p yellow -16.5 1.2 -27.3 12.6 -30.2 4.1 ; l pink 9 44 -54 64.0 -30 72 4 ; l pink 9 44 -54 24.0 -30 16 4 ; p pink 47.5 -47.8 34 -47.6 35.2 -38.7 ; p pink 47.5 -47.8 61.1 -46.7 57 -54.7 ; p yellow 53.1 -40.8 45.8 -49.4 40.2 -42.4 ; p yellow 53.1 -40.8 64 -29.4 66.9 -37.9 ; p pink- 58.2 -33.8 44.8 -33.6 45.9 -24.7 ; p pink- 58.2 -33.8 71.8 -32.7 67.7 -40.7 ; p pink 62.5 -26.8 55.2 -35.4 49.6 -28.4 ; p pink 62.5 -26.8 73.4 -15.4 76.3 -23.9 ; p yellow 65.9 -19.8 52.5 -19.6 53.6 -10.7 ; p yellow 65.9 -19.8 79.6 -18.7 75.4 -26.7 ; p pink- 68.5 -12.8 61.1 -21.4 55.5 -14.4 ; p pink- 68.5 -12.8 79.3 -1.4 82.2 -9.9 ; p pink 70.2 -5.8 56.8 -5.6 57.9 3.3 ; p pink 70.2 -5.8 83.9 -4.7 79.7 -12.7 ; p yellow 71.5 1.2 64.2 -7.4 58.6 -0.4 ; p yellow 71.5 1.2 82.4 12.6 85.3 4.1 ; p pink 40.5 -47.8 27 -47.6 28.2 -38.7 ; p pink 40.5 -47.8 54.1 -46.7 50 -54.7 ; p yellow 34.9 -40.8 27.5 -49.4 21.9 -42.4 ; p yellow 34.9 -40.8 45.8 -29.4 48.6 -37.9 ; p pink- 29.8 -33.8 16.3 -33.6 17.4 -24.7 ; p pink- 29.8 -33.8 43.4 -32.7 39.3 -40.7 ; p pink 25.5 -26.8 18.1 -35.4 12.5 -28.4 ; p pink 25.5 -26.8 36.4 -15.4 39.2 -23.9 ; p yellow 22.1 -19.8 8.6 -19.6 9.7 -10.7 ; p yellow 22.1 -19.8 35.7 -18.7 31.6 -26.7 ; p pink- 19.5 -12.8 12.2 -21.4 6.6 -14.4 ; p pink- 19.5 -12.8 30.4 -1.4 33.3 -9.9 ; p pink 17.8 -5.8 4.3 -5.6 5.4 3.3 ; p pink 17.8 -5.8 31.4 -4.7 27.3 -12.7 ; p yellow 16.5 1.2 9.1 -7.4 3.5 -0.4 ; p yellow 16.5 1.2 27.3 12.6 30.2 4.1
part beads = bead c : bits w 0.9 -61 -26 -27 -26 61 -26 27 -26
part flower = flower b : f^ yellow -44 -54 6 15 7 ; o orange -44 -54 6 ; f^ yellow 44 -54 6 15 7 ; o orange 44 -54 6
scene lay

* safety-pin-bracelet | 9-12 13+ | -
extras jewelry: charm
appeal 3
topics safety pins, bracelet, jewelry, punk, retro, nineties, eighties, friendship, best friend, summer camp, gift, solidarity
near concert
colors red, teal, silver
minutes 60 70
mess low
heart pin: pin = 30
heart bead: seed-bead, bead = 5 tsp
need elastic: beading-elastic, sewing-elastic = 30 in
need spacer: bead, wooden-bead, letter-bead = 30
tool scissors: scissors
tool close: glue, tape
home bowl
step plan: arrange bead bowl by cc
step load: thread bead pin by cc
step shut: prepare pin close by cc
step order: arrange pin by cc
step top: thread pin spacer elastic > pins by cc
step bottom: thread pin spacer elastic > spacers by cc
step knot: tie elastic scissors by cc
step wear: test pin by cc
part pins = pin own : a^ silver 0 0 83 80 0 360 ; a^ silver 0 0 45 42 0 360 ; l silver 7 46 0 84 0 ; l_ teal 4.6 52 0 72 0 ; o_ silver- 80 0 2.4 ; l silver 7 45 9.6 82.2 17.5 ; l_ teal 4.6 50.9 10.8 70.4 15 ; o_ silver- 78.3 16.6 2.4 ; l silver 7 42 18.7 76.7 34.2 ; l_ teal 4.6 47.5 21.2 65.8 29.3 ; o_ silver- 73.1 32.5 2.4 ; l silver 7 37.2 27 68 49.4 ; l_ teal 4.6 42.1 30.6 58.2 42.3 ; o_ silver- 64.7 47 2.4 ; l silver 7 30.8 34.2 56.2 62.4 ; l_ teal 4.6 34.8 38.6 48.2 53.5 ; o_ silver- 53.5 59.5 2.4 ; l silver 7 23 39.8 42 72.7 ; l_ teal 4.6 26 45 36 62.4 ; o_ silver- 40 69.3 2.4 ; l silver 7 14.2 43.7 26 79.9 ; l_ red 4.6 16.1 49.5 22.2 68.5 ; o_ silver- 24.7 76.1 2.4 ; l silver 7 4.8 45.7 8.8 83.5 ; l_ red 4.6 5.4 51.7 7.5 71.6 ; o_ silver- 8.4 79.6 2.4 ; l silver 7 -4.8 45.7 -8.8 83.5 ; l_ red 4.6 -5.4 51.7 -7.5 71.6 ; o_ silver- -8.4 79.6 2.4 ; l silver 7 -14.2 43.7 -26 79.9 ; l_ red 4.6 -16.1 49.5 -22.2 68.5 ; o_ silver- -24.7 76.1 2.4 ; l silver 7 -23 39.8 -42 72.7 ; l_ red 4.6 -26 45 -36 62.4 ; o_ silver- -40 69.3 2.4 ; l silver 7 -30.8 34.2 -56.2 62.4 ; l_ red 4.6 -34.8 38.6 -48.2 53.5 ; o_ silver- -53.5 59.5 2.4 ; l silver 7 -37.2 27 -68 49.4 ; l_ teal 4.6 -42.1 30.6 -58.2 42.3 ; o_ silver- -64.7 47 2.4 ; l silver 7 -42 18.7 -76.7 34.2 ; l_ teal 4.6 -47.5 21.2 -65.8 29.3 ; o_ silver- -73.1 32.5 2.4 ; l silver 7 -45 9.6 -82.2 17.5 ; l_ teal 4.6 -50.9 10.8 -70.4 15 ; o_ silver- -78.3 16.6 2.4 ; l silver 7 -46 0 -84 0 ; l_ teal 4.6 -52 0 -72 0 ; o_ silver- -80 0 2.4 ; l silver 7 -45 -9.6 -82.2 -17.5 ; l_ teal 4.6 -50.9 -10.8 -70.4 -15 ; o_ silver- -78.3 -16.6 2.4 ; l silver 7 -42 -18.7 -76.7 -34.2 ; l_ teal 4.6 -47.5 -21.2 -65.8 -29.3 ; o_ silver- -73.1 -32.5 2.4 ; l silver 7 -37.2 -27 -68 -49.4 ; l_ red 4.6 -42.1 -30.6 -58.2 -42.3 ; o_ silver- -64.7 -47 2.4 ; l silver 7 -30.8 -34.2 -56.2 -62.4 ; l_ red 4.6 -34.8 -38.6 -48.2 -53.5 ; o_ silver- -53.5 -59.5 2.4 ; l silver 7 -23 -39.8 -42 -72.7 ; l_ red 4.6 -26 -45 -36 -62.4 ; o_ silver- -40 -69.3 2.4 ; l silver 7 -14.2 -43.7 -26 -79.9 ; l_ red 4.6 -16.1 -49.5 -22.2 -68.5 ; o_ silver- -24.7 -76.1 2.4 ; l silver 7 -4.8 -45.7 -8.8 -83.5 ; l_ red 4.6 -5.4 -51.7 -7.5 -71.6 ; o_ silver- -8.4 -79.6 2.4 ; l silver 7 4.8 -45.7 8.8 -83.5 ; l_ red 4.6 5.4 -51.7 7.5 -71.6 ; o_ silver- 8.4 -79.6 2.4 ; l silver 7 14.2 -43.7 26 -79.9 ; l_ red 4.6 16.1 -49.5 22.2 -68.5 ; o_ silver- 24.7 -76.1 2.4 ; l silver 7 23 -39.8 42 -72.7 ; l_ teal 4.6 26 -45 36 -62.4 ; o_ silver- 40 -69.3 2.4 ; l silver 7 30.8 -34.2 56.2 -62.4 ; l_ red 4.6 34.8 -38.6 48.2 -53.5 ; o_ silver- 53.5 -59.5 2.4 ; l silver 7 37.2 -27 68 -49.4 ; l_ teal 4.6 42.1 -30.6 58.2 -42.3 ; o_ silver- 64.7 -47 2.4 ; l silver 7 42 -18.7 76.7 -34.2 ; l_ red 4.6 47.5 -21.2 65.8 -29.3 ; o_ silver- 73.1 -32.5 2.4 ; l silver 7 45 -9.6 82.2 -17.5 ; l_ teal 4.6 50.9 -10.8 70.4 -15 ; o_ silver- 78.3 -16.6 2.4
part spacers = spacer c : d gold 4.2 82.5 8.7 78.9 25.6 71.9 41.5 61.7 55.5 48.8 67.1 33.8 75.8 17.3 81.2 0 83 -17.3 81.2 -33.8 75.8 -48.8 67.1 -61.7 55.5 -71.9 41.5 -78.9 25.6 -82.5 8.7 -82.5 -8.7 -78.9 -25.6 -71.9 -41.5 -61.7 -55.5 -48.8 -67.1 -33.8 -75.8 -17.3 -81.2 -0 -83 17.3 -81.2 33.8 -75.8 48.8 -67.1 61.7 -55.5 71.9 -41.5 78.9 -25.6 82.5 -8.7
scene lay

* shoe-pins | 9-12 13+ | -
topics friendship pins, safety pins, eighties, retro, best friend, sneakers, shoelaces, backpack, school spirit, team colors, summer camp, swap
colors blue, yellow, pink
minutes 30 35
mess low
heart pin: pin = 6
heart bead: seed-bead, bead = 1 tsp
nice card: index-card, cardstock, felt = 1
nice pen: marker, gel-pen = 1 color
nice charm: charm, bell, letter-bead = 1
home bowl
step sort: arrange bead bowl by cc
step code: prepare bead by cc
step load: thread bead pin > beads pins by cc
step charm: thread charm pin > charm by cc
step shut: test pin by cc
step card: draw pen card > card by cc
step mount: build pin card by cc
step swap: play pin by cc
part card = card w : r^ cream 0 0 152 172 4 ; l_ teal 3 -40 -78 -14 -81 10 -77 40 -81
part pins = pin own : l^ silver 3.5 -52 -60 -52 -6 ; a^ silver -45 -5 8.5 5 0 360 ; l^ silver 2.5 -38 -58 -38 -6 ; q^ silver 4 -57 -67 -33 -67 -36 -54 -54 -54 ; l^ silver 3.5 -7 -60 -7 -6 ; a^ silver 0 -5 8.5 5 0 360 ; l^ silver 2.5 7 -58 7 -6 ; q^ silver 4 -12 -67 12 -67 9 -54 -9 -54 ; l^ silver 3.5 38 -60 38 -6 ; a^ silver 45 -5 8.5 5 0 360 ; l^ silver 2.5 52 -58 52 -6 ; q^ silver 4 33 -67 57 -67 54 -54 36 -54 ; l^ silver 3.5 -52 14 -52 68 ; a^ silver -45 69 8.5 5 0 360 ; l^ silver 2.5 -38 16 -38 68 ; q^ silver 4 -57 7 -33 7 -36 20 -54 20 ; l^ silver 3.5 -7 14 -7 68 ; a^ silver 0 69 8.5 5 0 360 ; l^ silver 2.5 7 16 7 68 ; q^ silver 4 -12 7 12 7 9 20 -9 20 ; l^ silver 3.5 38 14 38 68 ; a^ silver 45 69 8.5 5 0 360 ; l^ silver 2.5 52 16 52 68 ; q^ silver 4 33 7 57 7 54 20 36 20
part beads = bead a : o blue -38 -50.5 4 ; o yellow -38 -44.1 4 ; o pink -38 -37.7 4 ; o blue -38 -31.3 4 ; o yellow -38 -24.9 4 ; o pink -38 -18.5 4 ; o blue -38 -12.1 4 ; o yellow 7 -50.5 4 ; o pink 7 -44.1 4 ; o blue 7 -37.7 4 ; o yellow 7 -31.3 4 ; o pink 7 -24.9 4 ; o blue 7 -18.5 4 ; o yellow 7 -12.1 4 ; o pink 52 -50.5 4 ; o blue 52 -44.1 4 ; o yellow 52 -37.7 4 ; o pink 52 -31.3 4 ; o blue 52 -24.9 4 ; o yellow 52 -18.5 4 ; o pink 52 -12.1 4 ; o yellow -38 23.5 4 ; o pink -38 29.9 4 ; o blue -38 36.3 4 ; o yellow -38 42.7 4 ; o pink -38 49.1 4 ; o blue -38 55.5 4 ; o yellow -38 61.9 4 ; o pink 7 23.5 4 ; o blue 7 29.9 4 ; o yellow 7 36.3 4 ; o pink 7 42.7 4 ; o blue 7 49.1 4 ; o yellow 7 55.5 4 ; o pink 7 61.9 4 ; o blue 52 23.5 4 ; o yellow 52 29.9 4 ; o pink 52 36.3 4 ; o blue 52 42.7 4 ; o yellow 52 49.1 4 ; o pink 52 55.5 4 ; o blue 52 61.9 4
part charm = charm c : a silver 0 78 4 2 0 360 ; s gold 0 88 5 9 4
scene lay

* nail-chime | 9-12 13+ | Music
extras hanging: bell, crystal, charm, old-jewelry-piece, feather
extras sound: feather, charm, bell
appeal 1
topics wind chime, chimes, triangle, percussion, instrument, garden, sound science, pitch, workshop, father's day, xylophone
colors silver, teal
minutes 40 45
mess low
heart nail: nail = 9
heart bar: driftwood, stick, dowel, bamboo, wood-scrap = 1
need line: fishing-line, embroidery-floss, string = 6 yd
nice bead: bead, wooden-bead, seashell = 9
nice paint: acrylic-paint, washi-tape = 2 color
need beater: wooden-spoon, chopstick, pencil = 1
join tape: tape, masking-tape
tool scissors: scissors
tool ruler: ruler
home cork
step sort: arrange nail by cc
step listen: test nail line by cc
step cut: cut line ruler scissors by cc
step tie: tie line nail tape > nails by cc
step bead: thread bead line > beads by cc
step paint: decorate paint bar > bands by cc
step bar: tie line bar > bar lines by cc
step hang: tie line bar > loop by cc
step caps: test nail by cc
step ring: play beater nail cork by cc
part loop = line w : l w 2 -74 -58 0 -98 74 -58
part lines = line w : l w 1.5 -64 -56 -64 -20 ; l w 1.5 -48 -56 -48 -16 ; l w 1.5 -32 -56 -32 -12 ; l w 1.5 -16 -56 -16 -8 ; l w 1.5 0 -56 0 -6 ; l w 1.5 16 -56 16 -8 ; l w 1.5 32 -56 32 -12 ; l w 1.5 48 -56 48 -16 ; l w 1.5 64 -56 64 -20
part bar = bar own : stick brown -86 -56 86 -56 12
part bands = paint b : r teal -70 -56 10 13 ; r teal 70 -56 10 13
part nails = nail own : l^ silver 6 -64 -14 -64 20 ; l^ silver 6 -48 -10 -48 34 ; l^ silver 6 -32 -6 -32 48 ; l^ silver 6 -16 -2 -16 62 ; l^ silver 6 0 0 0 76 ; l^ silver 6 16 -2 16 66 ; l^ silver 6 32 -6 32 52 ; l^ silver 6 48 -10 48 38 ; l^ silver 6 64 -14 64 24 ; z silver 4 -70 -16 -58 -16 ; z silver 4 -54 -12 -42 -12 ; z silver 4 -38 -8 -26 -8 ; z silver 4 -22 -4 -10 -4 ; z silver 4 -6 -2 6 -2 ; z silver 4 10 -4 22 -4 ; z silver 4 26 -8 38 -8 ; z silver 4 42 -12 54 -12 ; z silver 4 58 -16 70 -16
part beads = bead c : bits gold 0.93 -64 -36 -32 -32 0 -28 32 -32 64 -36 ; bits red 0.93 -48 -34 -16 -30 16 -30 48 -34
scene hang

* tie-dye-spiral | 6-8 9-12 13+ | -
appeal 3
topics tie dye, tie-dye, tie dye party, t-shirt, hippie, seventies, summer camp, camp shirt, team shirt, fashion, rainbow, birthday party, class shirt, socks
variant spiral | - | red, yellow, blue | spiral, rainbow, hippie, seventies
variant team | Sports | blue, yellow, green free | team, team shirt, team colors, sports team, football, soccer, sports day, fan
colors red, yellow, blue
minutes 60 60 60
waits 1440
mess lots
place outdoors
heart dye: tie-dye, fabric-dye = 3 color
heart cloth: old-t-shirt, tube-sock, pillowcase, bandana, cloth-bag = 1
need band: rubber-band, string, hair-tie = 5
need bottle: squeeze-bottle, plastic-cup, yogurt-pot = 3
need wrap@6-8: plastic-tub = 1
need wrap@9-12,13+: plastic-bag, plastic-wrap = 2
need glove: rubber-glove = 2
home tray
home fork
home water
home towel
step wet: wash cloth water by ccc
step twist: shape cloth fork tray by tcc
step band: tie band cloth by ccc
step mix: mix dye water bottle glove by ggt
step first: paint dye cloth bottle > tee spiral-a by tcc
step flip: paint dye cloth by tcc
step rest: prepare cloth wrap by ccc
step rinse: wash cloth water by gcc
step open: prepare band cloth > spiral-b by ccc
step dry: dry cloth towel by ccc
part tee = cloth w : p^ w -36 -80 -16 -70 16 -70 36 -80 92 -50 76 -8 52 -20 52 84 -52 84 -52 -20 -76 -8 -92 -50
part spiral-a = dye a : p_ b -36 -80 -16 -70 16 -70 36 -80 92 -50 76 -8 52 -20 52 84 -52 84 -52 -20 -76 -8 -92 -50 ; i_ a 0 14 47 2.3 11 10 ; l_ a 10 -44 76 -10 78 20 77 46 76 ; l_ a 9 84 -46 70 -18 ; l_ a 9 -48 -64 -62 -24 ; l_ a 8 -34 -56 -8 -50 20 -58
part spiral-b = dye c : i_ c 0 14 46 2.1 10 190 ; l_ c 9 -46 -34 -20 -40 20 -40 46 -34 ; l_ c 9 56 -62 62 -22 ; l_ c 9 -84 -46 -72 -18
scene lay

* ice-block-tunnels | 4-5 6-8 9-12 | Seasons
appeal 3
topics ice, ice painting, melting, salt and ice, science, states of matter, winter, glacier, arctic, antarctica, summer, hot day, stem
near snow day, frozen
colors blue, red, yellow
minutes 30 30 35
mess lots
place sink
heart ice: ice = 1
heart salt: salt = 1/2 cup
need color: food-coloring, watercolor-paint = 3 color
need tray: baking-tray, foil-pan, foil-tray, plastic-tub = 1
need drop: pipette, plastic-spoon, paintbrush, squeeze-bottle = 1
nice light: flashlight = 1
nice animals: toy-animal = 2
home bowl
home water: = 6 cup
home towel
home three-cups
step freeze: prepare water bowl by ggc
step out: prepare ice bowl tray > tray block by gtc
step mix: mix color water three-cups by tcc
step salt: decorate salt ice > tunnels by ccc
step listen: test ice by ccc
step drip: paint color drop ice > color by ccc
step more: decorate salt color ice by ccc
step light: play light ice > light by ccc
step animals: play animals ice > animals by ccc
step tip: play ice towel by ccc
part tray = tray silver : r^ gray 0 74 176 16 4
part light = light yellow : o_ yellow 0 8 84 66 ; o_ yellow+ 0 8 72 58
part block = ice light-blue : b^ light-blue+ -74 68 -76 30 -58 -20 -20 -48 24 -48 60 -20 76 30 74 68 ; l_ w 5 -58 10 -48 -14 -32 -28
part tunnels = salt w : l_ light-blue- 5 -30 -40 -34 0 -22 40 ; l_ light-blue- 5 10 -46 6 -6 18 30 ; l_ light-blue- 5 42 -30 44 8 34 46
part color = color a : l_ blue 7 -30 -38 -36 -8 -24 22 -30 50 ; l_ red 7 10 -44 4 -10 16 20 8 48 ; l_ yellow 7 42 -28 46 2 36 32 44 54 ; b_ blue -40 -46 -22 -46 -24 -30 -38 -30 ; b_ red 0 -52 20 -52 16 -36 4 -36 ; b_ yellow 34 -38 50 -34 46 -20 36 -22
part animals = animals k : b^ k -70 66 -60 38 -44 38 -36 66 ; o_ w -53 56 8 10 ; p_ orange -58 46 -48 46 -53 52 ; k -57 42 2 ; k -49 42 2 ; toyanimal brown 62 66 28
scene stand

* ice-cube-drawing | 4-5 6-8 9-12 | -
appeal 1
topics ice painting, ice cubes, watercolor, melting, summer, hot day, winter, process art, abstract, weather
near water, ocean
colors blue, pink, yellow
minutes 20 25 30
waits 60
mess some
heart ice: ice = 1
heart powder: watercolor-paint, chalk, broken-crayon, food-coloring = 3 color
need sheet: watercolor-paper, cardstock = 2 sheet
need tray: baking-tray, foil-tray, plastic-lid, foil-pan = 1
need wipe: kitchen-sponge, paper-towel, old-towel = 1
nice salt: salt = pinch
nice line: marker, gel-pen, oil-pastel = 1 color
step lay: prepare sheet tray by tcc
step dust: decorate powder sheet > marks by ccc
step glide: paint ice sheet > sheet glide by ccc
step melt: paint ice sheet > pools by ccc
step salt: decorate salt sheet > stars by ccc
step mop: wash wipe tray by tcc
step dry: dry sheet by ccc
step line: draw line sheet > drawing by ccc
part sheet = sheet w : r^ w 0 4 160 150 2
part marks = powder a : b_ blue+ -66 -30 -30 -52 6 -36 -10 -6 -50 0 ; b_ pink+ 4 -48 44 -54 66 -24 40 0 8 -12 ; b_ yellow+ -50 20 -10 10 30 30 10 60 -40 58
part glide = ice light-blue : l_ light-blue 8 -66 -10 -30 20 10 -10 50 24 68 6 ; l_ pink 7 -60 50 -20 30 20 56 60 40
part pools = ice light-blue : o_ blue -42 -30 15 9 ; o_ pink 40 -34 14 9 ; q^ light-blue 5 38 44 68 38 74 64 44 70 ; q_ w 3 44 48 60 45 62 54 48 56
part stars = salt w : s_ w -40 -30 6 6 2 ; s_ w 40 -34 6 6 2 ; s_ w -20 40 6 6 2
part drawing = line k : l_ k 2.4 -44 6 -64 -12 -64 -34 -40 -50 -8 -44 6 -26 -10 -8 -44 6 ; z_ k 2.4 4 -28 22 -42 22 -10 4 -26 ; o_ k -52 -28 3 ; l_ k 2 -66 -18 -58 -15 -54 -19
scene lay

* yarn-balloon-lantern | 9-12 13+ | -
extras hanging: pressed-flower, sequin, crystal, yarn
appeal 3
topics lantern, lamp, lampshade, string lantern, yarn ball, cocoon, room decor, party decoration, moon, garden party, wedding, autumn
near planet, hot air balloon
colors cream, pink, gold
minutes 60 60
waits 1440
mess lots
heart balloon: balloon = 1
heart yarn: yarn, string, embroidery-floss, cotton-cord = 40 yd
heart glue: glue
need light: string-light, LED-candle, LED-tea-light = 1
need stand: bowl, plastic-cup, plastic-tub = 1
need guard: plastic-bag, newspaper, wax-paper = 2
need slip: cooking-oil, dish-soap = 1 tsp
tool scissors: scissors
home water: = 1/4 cup
home mixing-bowl
home needle
step blow: prepare balloon slip stand by tc
step mix: mix glue water mixing-bowl guard by cc
step soak: mix yarn mixing-bowl by cc
step wind: roll yarn balloon > web by cc
step cross: roll yarn balloon > cross by cc
step dry: dry balloon stand guard by cc
step pop: prepare balloon needle by tc
step mouth: cut yarn scissors > mouth by cc
step light: build light yarn > glow by cc
part glow = light yellow : o_ yellow+ 0 2 64 64 ; l_ k 1.4 -30 -30 10 -36 30 -8 -14 0 -36 20 4 40 34 30 ; d_ yellow 6 -30 -28 -8 -38 16 -34 32 -12 6 -4 -20 2 -36 22 -12 38 12 40 34 28 ; d_ w 2.4 -30 -28 -8 -38 16 -34 32 -12 6 -4 -20 2 -36 22 -12 38 12 40 34 28
part web = yarn a : a^ cream 0 0 80 76 0 360 ; l cream 3 -74 -28 -20 -40 40 -70 ; l cream 3 -78 10 0 -20 74 -30 ; l cream 3 -66 44 0 30 76 20 ; l cream 3 -40 70 20 56 66 44 ; l cream 3 -60 -52 -30 20 -24 74 ; l cream 3 -20 -76 4 0 0 78 ; l cream 3 24 -74 34 0 30 72 ; l cream 3 60 -52 58 10 52 58
part cross = yarn b : l pink 3 -78 -16 -10 16 62 46 ; l pink 3 -56 -56 20 10 78 6 ; l pink 3 -74 32 -10 -30 10 -78 ; l pink 3 -30 72 40 0 52 -60 ; l pink 3 10 78 -40 20 -66 -44
part mouth = yarn a : o_ cream- 0 -76 26 7
scene stand

* squeeze-net-ball | 9-12 13+ | -
appeal 3
topics stress ball, squishy, squeeze ball, fidget, fidget toy, test anxiety, exams, calm down, mesh ball, sensory, putty, teacher gift
colors green, purple
minutes 25 25
mess some
heart balloon: balloon = 2
heart fill: slime, flour, rice, cornstarch, sand = 1/2 cup
need net: net-bag, tulle = 1
need tie: rubber-band, string, hair-tie = 1
need funnel: funnel, squeeze-bottle, plastic-bottle = 1
nice face: permanent-marker = 1 color
tool spoon: pencil, plastic-spoon
tool scissors: scissors
home tray
step fit: build balloon funnel tray by cc
step fill: fill fill balloon funnel spoon by tt
step air: tie balloon by cc
step second: cut balloon scissors > ball by cc
step net: build net balloon tie scissors > net by cc
step face: draw face balloon > face by cc
step squeeze: test balloon net > bumps by cc
step breathe: play balloon by cc
part ball = balloon a : o^ green 0 14 74 72
part bumps = balloon a : d green+ 9.5 -54 0.5 -54 27.5 -40.5 -13 -40.5 14 -40.5 41 -27 -26.5 -27 0.5 -27 27.5 -27 54.5 -13.5 -40 -13.5 -13 -13.5 14 -13.5 41 -13.5 68 0 -26.5 0 0.5 0 27.5 0 54.5 13.5 -40 13.5 -13 13.5 14 13.5 41 13.5 68 27 -26.5 27 0.5 27 27.5 27 54.5 40.5 -13 40.5 14 40.5 41 54 0.5 54 27.5
part net = net k : l_ purple 3.6 12 -55 44 -29.6 72 5 ; l_ purple 3.6 -72 5 -40 -33.6 -12 -55 ; l_ purple 3.6 -16 -56 28 -16.4 72 32 ; l_ purple 3.6 -72 32 -28 -16.4 16 -56 ; l_ purple 3.6 -36 -49 16 0.8 64 51 ; l_ purple 3.6 -64 51 -12 -3.2 36 -49 ; l_ purple 3.6 -52 -38 0 14 52 66 ; l_ purple 3.6 -52 66 0 14 52 -38 ; l_ purple 3.6 -64 -23 -12 31.2 36 77 ; l_ purple 3.6 -36 77 16 27.2 64 -23 ; l_ purple 3.6 -72 -4 -28 44.4 16 84 ; l_ purple 3.6 -16 84 28 44.4 72 -4 ; l_ purple 3.6 -72 23 -40 61.6 -12 83 ; l_ purple 3.6 12 83 44 57.6 72 23 ; p^ purple -12 -62 12 -62 24 -94 8 -86 0 -96 -8 -86 -24 -94 ; z_ purple- 1.6 -4 -66 -8 -86 ; z_ purple- 1.6 4 -66 8 -86 ; r red 0 -62 28 6 3 ; r red- 0 -67 26 4 2
part face = face k : k -18 2 5 ; k 18 2 5 ; u 0 16 12
scene lay

* matchstick-cabin | 6-8 9-12 13+ | -
extras world Seasons: pinecone, cinnamon-stick, bottle-cork, stick, wood-scrap, LED-tea-light, wood-slice, toy-animal
topics log cabin, cabin, hut, house, pioneers, winter, camping, model building, architecture, miniature, dollhouse, christmas village
near snow, forest
colors brown, red, white
minutes 60 75 90
waits 60
mess some
heart match: craft-matchstick = 80
need box: small-box, milk-carton, tissue-box = 1
need roof: corrugated-paper, cardboard, cardstock = 1 sheet
need base: cardboard, cork-sheet, cake-board = 1
nice window: tracing-paper, cellophane, tissue-paper = 1 scrap
nice snow: cotton-ball, salt, pillow-stuffing = 1 handful
nice trees: pinecone, moss, pine-branch = 2
nice light: LED-candle, LED-tea-light = 1
join glue: glue
tool ruler: ruler
tool pen: pencil
tool scissors: scissors
step door: draw box pen ruler by ccc
step cut: cut box scissors by tcc
step window: glue window box glue > panes by ccc
step logs: glue match box glue > logs walls by ccc
step corners: glue match box glue scissors > frame by ccc
step roof: fold roof scissors by ccc
step shingle: glue roof box glue > roof by ccc
step base: glue box base glue > base by ccc
step snow: decorate snow roof base > snow by ccc
step trees: build trees base light? > trees by tcc
part base = base kraft : r^ kraft 0 82 176 10 3
part trees = trees green : x^ ~ 74 54 17 24 ; z_ ~-- 2.4 64 48 69 53 74 48 79 53 84 48 ; z_ ~-- 2.4 60 59 67 65 74 59 81 65 88 59 ; z_ ~-- 2.4 62 70 68 75 74 70 80 75 86 70 ; z_ ~-- 2.4 69 40 74 44 79 40 ; x^ ~ -80 62 12 17 ; z_ ~-- 2 -87 58 -83 62 -80 58 -77 62 -73 58 ; z_ ~-- 2 -89 67 -84 72 -80 67 -76 72 -71 67 ; z_ ~-- 2 -84 51 -80 54 -76 51
part walls = box brown : r^ tan -8 42 104 76 1
part logs = match wood : r brown -8 8 104 5 2 ; r brown+ -8 15 104 5 2 ; r brown -8 22 104 5 2 ; r brown+ -8 29 104 5 2 ; r brown -8 36 104 5 2 ; r brown+ -8 43 104 5 2 ; r brown -8 50 104 5 2 ; r brown+ -8 57 104 5 2 ; r brown -8 64 104 5 2 ; r brown+ -8 71 104 5 2 ; r brown -8 78 104 5 2
part panes = window yellow : r yellow -36 36 26 24 1 ; r brown- 20 56 26 46 1
part frame = match wood : z tan 4 -50 23 -22 23 -22 49 -50 49 -50 23 ; z tan 3 -36 23 -36 49 ; z tan 3 -50 36 -22 36 ; z tan 4 6 80 6 32 34 32 34 80 ; o gold 28 56 3 ; r brown- -62 42 7 78 2 ; r brown- 46 42 7 78 2
part roof = roof a : p^ red -8 -62 62 6 -78 6 ; l_ red- 3 -52 -8 36 -8 ; l_ red- 3 -36 -24 20 -24 ; l_ red- 3 -22 -40 6 -40
part snow = snow w : b^ w -8 -66 12 -44 -2 -38 -16 -46 -26 -40 ; cotton w -70 76 8 ; cotton w -56 78 7 ; cotton w 56 78 8 ; cotton w -8 -60 10 ; cotton w -44 50 5 ; cotton w -28 50 5 ; cotton w -36 50 5
scene stand

* matchstick-sun-mosaic | 4-5 6-8 9-12 13+ | Weather
appeal 1
topics matchsticks, mosaic, stick mosaic, sun, sunburst, patterns, wall art, starburst, summer, geometric art
near math, sorting
colors yellow, orange, red
minutes 35 45 55 70
waits 120
mess low
heart match: craft-matchstick = 60
need board: cardboard, cardstock, cork-sheet = 1 sheet
need paint: paint, acrylic-paint, marker = 2 color
nice middle: button, bottle-cap, felt = 1
nice hang: ribbon, string, yarn = 7 in
join glue: glue
join tape: tape, masking-tape
tool brush: paintbrush, cotton-swab
tool pen: pencil
tool scissors: scissors
home saucer
step ring: draw board pen saucer by tccc
step color: paint paint board brush > board ground by cccc
step sort: arrange match by cccc
step first: glue match board glue brush > rays by cccc
step second: glue match board glue > short by cccc
step cut: cut match scissors by gtcc
step fill: glue match board glue > center by cccc
step middle: glue middle board glue > middle by cccc
step dry: dry board by cccc
step hang: tape hang board tape > hang by gtcc
part hang = hang c : l red 3 -20 -84 0 -100 20 -84
part board = board kraft : r^ kraft 0 0 168 168 4
part ground = paint a : o_ blue 0 0 78 78
part rays = match yellow : z yellow 4 30 0 74 0 ; z orange 4 28 11 68 28 ; z yellow 4 21 21 52 52 ; z orange 4 11 28 28 68 ; z yellow 4 0 30 0 74 ; z orange 4 -11 28 -28 68 ; z yellow 4 -21 21 -52 52 ; z orange 4 -28 11 -68 28 ; z yellow 4 -30 0 -74 0 ; z orange 4 -28 -11 -68 -28 ; z yellow 4 -21 -21 -52 -52 ; z orange 4 -11 -28 -28 -68 ; z yellow 4 0 -30 0 -74 ; z orange 4 11 -28 28 -68 ; z yellow 4 21 -21 52 -52 ; z orange 4 28 -11 68 -28
part short = match red : z red 4 29 6 54 11 ; z red 4 25 17 46 31 ; z red 4 17 25 31 46 ; z red 4 6 29 11 54 ; z red 4 -6 29 -11 54 ; z red 4 -17 25 -31 46 ; z red 4 -25 17 -46 31 ; z red 4 -29 6 -54 11 ; z red 4 -29 -6 -54 -11 ; z red 4 -25 -17 -46 -31 ; z red 4 -17 -25 -31 -46 ; z red 4 -6 -29 -11 -54 ; z red 4 6 -29 11 -54 ; z red 4 17 -25 31 -46 ; z red 4 25 -17 46 -31 ; z red 4 29 -6 54 -11
part center = match orange : o_ orange 0 0 26 26 ; z_ yellow 4 -22 -8 22 -8 ; z_ yellow 4 -24 0 24 0 ; z_ yellow 4 -22 8 22 8 ; z_ yellow 4 -16 -16 16 -16 ; z_ yellow 4 -16 16 16 16
part middle = middle red : button red 0 0 9
scene hang

* bubble-snake-blower | 4-5 6-8 9-12 | -
appeal 3
topics bubbles, bubble snake, bubble blower, summer, backyard, birthday party, soap bubbles, foam, outdoor play, dragon breath, science
near snake
colors green, yellow
minutes 20 25 25
mess some
place outdoors
heart bubbles: bubble-solution, dish-soap = 1/4 cup
heart bottle: plastic-bottle = 1
need sock: sock, tube-sock, old-towel = 1
need band: rubber-band, hair-tie, duct-tape = 1
need dish: plastic-lid, paper-bowl, plastic-tub, bowl = 1
nice tint: food-coloring = 1 color
nice skin: sticker, washi-tape, permanent-marker = 4
tool scissors: scissors
tool pen: permanent-marker, marker
home water: = 1/4 cup
step line: draw bottle pen by gtc
step cut: cut bottle scissors by ggt
step skin: decorate skin bottle > eyes by ccc
step sock: cut sock scissors by gtc
step band: build sock bottle band > bottle sock by tcc
step mix: mix bubbles water dish by tcc
step dip: fill bottle dish by ccc
step tint: decorate tint sock by tcc
step blow: play bottle > snake by ccc
step long: play bottle by ccc
part snake = bubbles w : o glass 14.2 -15.2 8.1 ; o glass 29.1 -16.5 7.8 ; o w 28.5 -3.5 8.1 ; o w 15.5 -2.8 7.8 ; o light-blue+ 22 -10 8.6 ; o light-blue+ 22.8 -26.8 7.4 ; o light-blue+ 36.6 -28 7.2 ; o glass 36 -16 7.4 ; o glass 24 -15.4 7.2 ; o w 30 -22 7.9 ; o w 34.2 -37.2 8.1 ; o w 49.1 -38.5 7.8 ; o light-blue+ 48.5 -25.5 8.1 ; o light-blue+ 35.5 -24.9 7.8 ; o glass 42 -32 8.6 ; o glass 46.8 -44.8 7.4 ; o glass 60.6 -46 7.2 ; o w 60 -34 7.4 ; o w 48 -33.4 7.2 ; o light-blue+ 54 -40 7.9 ; o light-blue+ 56.8 -56.8 7.4 ; o light-blue+ 70.6 -58 7.2 ; o glass 70 -46 7.4 ; o glass 58 -45.4 7.2 ; o w 64 -52 7.9 ; o w 55.4 -70.4 6.8 ; o w 68 -71.5 6.6 ; o light-blue+ 67.5 -60.5 6.8 ; o light-blue+ 56.5 -60 6.6 ; o glass 62 -66 7.3 ; o glass 43.4 -80.4 6.8 ; o glass 56 -81.5 6.6 ; o w 55.5 -70.5 6.8 ; o w 44.5 -70 6.6 ; o light-blue+ 50 -76 7.3 ; o light-blue+ 30 -84 6.2 ; o light-blue+ 41.5 -85 6 ; o glass 41 -75 6.2 ; o glass 31 -74.5 6 ; o w 36 -80 6.6 ; o w 16 -80 6.2 ; o w 27.5 -81 6 ; o light-blue+ 27 -71 6.2 ; o light-blue+ 17 -70.5 6 ; o glass 22 -76 6.6 ; o glass 4.6 -71.6 5.6 ; o glass 14.9 -72.5 5.4 ; o w 14.5 -63.5 5.6 ; o w 5.5 -63 5.4 ; o light-blue+ 10 -68 5.9 ; o light-blue+ -4.8 -61.2 5 ; o light-blue+ 4.4 -62 4.8 ; o glass 4 -54 5 ; o glass -4 -53.6 4.8 ; o w 0 -58 5.3 ; o_ w 84 -58 5 ; o_ w -14 -44 4
part bottle = bottle light-blue : q^ light-blue 5 -64 26 -44 12 -6 -6 16 32 -28 54 -54 58 -66 48 ; p^ light-blue -62 30 -92 36 -92 48 -62 52 ; r^ light-blue- -90 42 7 17 2 -4 ; p_ light-blue+ -46 20 -12 4 -8 10 -42 28
part sock = sock c : b^ green -10 -4 8 -16 30 22 16 34 ; z_ green- 3 -2 -4 18 28 ; z yellow 5 -14 0 8 36
part eyes = skin w : e -34 26 9 ; d_ yellow 5.5 -54 42 -22 38 -8 22 ; o_ orange -54 42 2.4 ; o_ orange -22 38 2.4 ; o_ orange -8 22 2.4
scene stand
`;
