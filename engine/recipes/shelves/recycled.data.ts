export const shelf = `
* clip-whirlybird | 6-8 9-12 | Transportation
topics helicopter, whirligig, maple seed, spinning, flying, science experiment, gravity, stem, air
colors orange, blue, white free
minutes 20 30
mess low
heart clip: paper-clip, binder-clip, bobby-pin = 1
heart sheet: paper, construction-paper, index-card, magazine, notebook, origami-paper = 1 sheet
need pen: marker, crayon, colored-pencil = 2 color
tool ruler: ruler
tool scissors: scissors
step strip: cut sheet ruler scissors by tc
step lines: draw sheet ruler pen by cc
step cuts: cut sheet scissors by cc
step stripes: color sheet pen > stripes by cc
step fold: fold sheet > blades stem by cc
step clip: build clip sheet > clip by cc
step drop: test sheet by cc
step tune@9-12: test sheet clip scissors by c
part blades = sheet a : p^ ~ -4 -10 -96 -50 -88 -76 2 -34 ; p^ ~- 4 -10 96 -50 88 -76 -2 -34
part stem = sheet a : p^ ~ -26 -20 26 -20 26 12 13 20 13 76 -13 76 -13 20 -26 12 ; p_ ~- 0 20 13 20 13 76 0 76
part stripes = pen b : z_ b 7 -84 -58 -78 -46 ; z_ b 7 -62 -49 -56 -37 ; z_ b 7 84 -58 78 -46 ; z_ b 7 62 -49 56 -37 ; z_ b 5 -20 -4 20 -4
part clip = clip own : z^ gray 4 -7 94 -7 66 7 66 7 90 -2 90 -2 72
scene lay

* mitten-mouth | 4-5 6-8 | Fantasy
topics puppet, lost glove, odd mitten, single glove, winter, monster, puppets, hand puppet, pretend play
colors purple, orange, green
minutes 30 45
waits 60
mess low
heart mitten: mitten, glove, sock = 1
heart eyes: googly-eye, pom-pom, button = 2
need felt: felt, fabric-scrap, craft-foam, faux-fur = 2 scrap
nice hair: yarn, feather, pom-pom, pipe-cleaner = 4 strip
join glue: glue
tool scissors: scissors
tool card: cardstock, cereal-box, cardboard
step stuff: arrange mitten card > mitten by tc
step cut: cut felt scissors by tc
step mouth: glue felt mitten glue > mouth by cc
step eyes: glue eyes mitten glue > eyes by cc
step hair: glue hair mitten glue > hair by cc
step dry: dry mitten by tc
step talk: play mitten by cc
part hair = hair c : l ~ 7 -24 -62 -40 -88 ; l ~ 7 -8 -68 -12 -98 ; l ~ 7 10 -68 18 -96 ; l ~ 7 26 -60 44 -86
part mitten = mitten a : b^ ~ -46 40 -52 -20 -40 -60 0 -74 40 -60 52 -20 46 40 ; b^ ~ 40 16 54 -10 80 -24 92 -6 76 22 46 46 ; r^ ~- 0 66 96 44 6 ; z_ ~ 4 -30 46 -30 86 ; z_ ~ 4 -10 46 -10 86 ; z_ ~ 4 10 46 10 86 ; z_ ~ 4 30 46 30 86
part mouth = felt b : b^ k -34 0 0 -8 34 0 26 28 0 34 -26 28 ; b_ b -12 18 0 14 14 18 8 31 -8 31 ; p_ w -26 -2 -14 -5 -19 9 ; p_ w 26 -2 14 -5 19 9
part eyes = eyes w : e -20 -36 14 ; e 22 -38 14
scene lay

* dice-draw | 4-5 6-8 | -
topics dice game, roll and draw, family game night, rainy day, counting, math, drawing game, waiting room
variant monster | Fantasy | purple, light green, yellow | monster, monsters, halloween, silly
variant bug | Bugs | red, black, yellow | bug, beetle, cootie, insect, ladybug
variant robot | Robots | gray, red, teal | robot, android, machine, coding
variant dinosaur | Dinosaurs | green, orange, yellow | dinosaur, stegosaurus, dino, jurassic
colors green, purple, yellow
minutes 20 25
mess low
heart dice: dice
need sheet: paper, construction-paper, index-card, notebook, cardstock = 3 sheet
need pens: marker, crayon, colored-pencil, gel-pen = 4 color
nice marks: sticker, sticky-note = 6
home bowl
step rules: draw sheet pens > list by tc
step marks: decorate marks sheet > marks by cc
step first: play dice bowl > cube-monster cube-bug cube-robot cube-dinosaur by cc
step draw: draw sheet pens > pic-monster pic-bug pic-robot pic-dinosaur by cc
step again: play dice bowl by cc
step color: color sheet pens by cc
step name: draw sheet pens by tc
part list = sheet w : r^ ~ 0 0 184 176 3 ; r_ ~- 66 0 46 164 2 ; z_ k 2 56 -62 82 -62 ; z_ k 2 56 -36 82 -36 ; z_ k 2 56 -10 82 -10 ; z_ k 2 56 16 82 16 ; z_ k 2 56 42 82 42 ; z_ k 2 56 68 82 68
part marks = marks c : o c 50 -62 5 ; o c 50 -36 5 ; o c 50 -10 5 ; o c 50 16 5 ; o c 50 42 5 ; o c 50 68 5
part pic-monster@monster = pens a : om a -3.2 -26.9 9.9 ; y^ a -28 20.2 45.9 43.4 14 0.1 ; e -44.1 2.8 9.3 ; e -11.9 2.8 9.3 ; b_ k -52.8 26.4 -28 32.6 -3.2 26.4 -11.9 47.5 -28 51.2 -44.1 47.5 ; p_ w -42.9 28.9 -35.4 30.1 -39.2 37.6 ; p_ w -13.1 28.9 -20.6 30.1 -16.8 37.6 ; om_ b 4.2 20.2 5.6 ; om_ b -0.7 41.3 4.3
part pic-bug@bug = pens a : o^ a -28 22.7 43.4 39.7 ; b k -50.3 -7.1 -44.1 -24.4 -28 -30.6 -11.9 -24.4 -5.7 -7.1 -28 -14.5 ; z_ k 1.9 -28 -14.5 -28 62.4 ; om_ k -8.2 7.8 7.4 ; om_ k -3.2 30.1 6.8 ; om_ k -16.8 47.5 6.2 ; om_ w -19.9 -20.7 3.1 ; l_ k 1.9 -35.4 -28.2 -42.9 -39.3 ; l_ k 1.9 -20.6 -28.2 -13.1 -39.3
part pic-robot@robot = pens a : r a -64 25.2 9.9 38.4 4.3 ; r a 8 25.2 9.9 38.4 4.3 ; r a -42.9 63.6 14.9 18.6 2.5 ; r a -13.1 63.6 14.9 18.6 2.5 ; r^ a -28 26.4 57 57 5 ; r^ a -28 -22 44.6 33.5 5 ; z_ k 1.9 -28 -38.1 -28 -45.5 ; o b -28 -45.5 3.7 ; o_ w -38.5 -24.4 7.4 ; o_ w -17.5 -24.4 7.4 ; k -38.5 -24.4 3.1 ; k -17.5 -24.4 3.1 ; r_ k -28 -12 19.8 3.7 1.2 ; r_ b -28 19 39.7 21.1 2.5 ; o_ c -40.4 19 5 ; o_ w -28 19 5 ; o_ c -15.6 19 5 ; d_ b 3.1 -42.9 43.8 -28 43.8 -13.1 43.8
part pic-dinosaur@dinosaur = pens a : p b -65.2 11.5 -60.2 -10.8 -49.1 1.6 ; p b -50.3 1.6 -40.4 -25.7 -30.5 -3.4 ; p b -30.5 -4.6 -18.1 -29.4 -9.4 -2.1 ; p b -9.4 -0.9 3 -15.8 8 10.3 ; b^ a -85 32.6 -76.4 19 -56.5 5.3 -28 -3.4 -2 5.3 14.2 22.7 31.5 41.3 12.9 42.5 -3.2 45 -52.8 45 -75.1 42.5 ; r a -51.6 52.4 14.9 22.3 3.7 ; r a -6.9 52.4 14.9 22.3 3.7 ; k -73.9 27.6 2.5 ; l_ k 1.6 -81.3 36.3 -75.1 37.6 -70.2 35.1 ; o_ b -42.9 20.2 5.6 5 ; o_ b -24.3 15.2 6.2 5.6 ; o_ b -6.9 22.7 5.6 5 ; o_ b -28 32.6 5 4.3
part cube-monster@monster = dice own : r^ w 66 -92 24 24 4 8 ; d_ k 2.500 60 -98 72 -86 66 -92
part cube-bug@bug = dice own : r^ w 66 -92 24 24 4 8 ; d_ k 2.500 60 -98 72 -86 66 -92
part cube-robot@robot = dice own : r^ w 66 -92 24 24 4 8 ; d_ k 2.500 60 -98 72 -86 66 -92
part cube-dinosaur@dinosaur = dice own : r^ w 66 -92 24 24 4 8 ; d_ k 2.500 60 -98 72 -86 66 -92
scene lay

* spool-crawler | 6-8 9-12 | Transportation, Robots
topics cotton reel tank, spool racer, old-fashioned toy, wind-up, rubber band power, stem, physics, race
colors red, blue, yellow free
minutes 30 40
mess low
heart spool: spool
heart band: rubber-band, hair-tie, loom-band = 1
need washer: metal-washer, button, bead = 1
need lever: pencil, chopstick, wooden-skewer, paper-straw = 1
need stop: paper-clip, craft-stick, toothpick, cotton-swab = 1
nice paint: acrylic-paint, paint-marker, marker = 2 color
join tape: tape, masking-tape, duct-tape
home soap
step paint: paint spool paint > rims by cc
step thread: thread band spool by tc
step stop: tape stop spool band tape > spool by tc
step washer: thread washer band soap > washer by cc
step lever: build lever band > lever by tc
step wind: prepare lever by cc
step run: test spool by cc
step grip@9-12: decorate band spool by c
part lever = lever own : stick ~ -94 66 66 -16 8
part spool = spool own : r^ ~- 0 16 84 62 3 ; o^ ~ -46 16 22 62 ; o^ ~ 46 16 22 62 ; o_ ~- 46 16 15 46 ; o_ k 46 16 6 12
part rims = paint a : r_ a 0 2 76 10 ; r_ b 0 30 76 10
part washer = washer gray : o^ gray 62 12 12 22 ; o_ k 62 12 5 9
scene stand

* key-chime | 6-8 9-12 13+ | Music
topics wind chime, old keys, garden, porch, balcony, junk art, gift, sound, recycling
colors teal, gold, red free
minutes 35 45 50
waits 30
mess some
heart keys: old-key, metal-washer, bell = 5
heart stick: stick, driftwood, dowel, hanger, bamboo
need line: string, yarn, cotton-cord, embroidery-floss, raffia = 3 yd
nice paint: acrylic-paint, paint-marker = 3 color
nice beads: bead, wooden-bead, bottle-cap, sea-glass = 10
tool brush: paintbrush
tool scissors: scissors
step wash: prepare keys by ttc
step paint: paint keys paint brush > coats by ccc
step cut: cut line scissors by ccc
step tie: tie line keys > keys by ccc
step beads: thread beads line > beads by ccc
step bar: tie line stick > stick by tcc
step hanger: tie line stick > hanger by tcc
step hang: play stick by ttt
part hanger = line own : z ~ 2 -76 -58 0 -96 76 -58
part keys = keys own : z ~ 1.6 -60 -58 -60 -8 ; z ~ 1.6 -30 -58 -30 16 ; z ~ 1.6 0 -58 0 34 ; z ~ 1.6 30 -58 30 16 ; z ~ 1.6 60 -58 60 -8 ; a^ silver -60 4 13 7 0 359 ; r^ silver -60 32 6 36 ; r_ silver -54 44 9 5 ; a^ silver -30 28 13 7 0 359 ; r^ silver -30 56 6 36 ; r_ silver -24 68 9 5 ; a^ silver 0 46 13 7 0 359 ; r^ silver 0 74 6 36 ; r_ silver 6 86 9 5 ; a^ silver 30 28 13 7 0 359 ; r^ silver 30 56 6 36 ; r_ silver 36 68 9 5 ; a^ silver 60 4 13 7 0 359 ; r^ silver 60 32 6 36 ; r_ silver 66 44 9 5
part coats = paint a : a_ a -60 4 13 7 0 359 ; a_ b -30 28 13 7 0 359 ; a_ c 0 46 13 7 0 359 ; a_ b 30 28 13 7 0 359 ; a_ a 60 4 13 7 0 359
part beads = beads c : o c -60 -34 7 ; o b -60 -20 6 ; o a -30 -30 7 ; o c -30 -14 6 ; o b 0 -24 7 ; o a 0 -8 6 ; o a 30 -30 7 ; o c 30 -14 6 ; o c 60 -34 7 ; o b 60 -20 6
part stick = stick own : stick ~ -90 -58 90 -58 10
scene hang
`;
