export const shelf = `
* clip-whirlybird | 6-8 9-12 | Transportation
appeal 3
topics helicopter, whirligig, maple seed, spinning, flying, science experiment, gravity, stem, air
colors orange, blue, white free
minutes 20 30
mess low
heart clip: paper-clip, binder-clip, bobby-pin = 1
heart sheet: paper, construction-paper, index-card, magazine, junk-mail, notebook, origami-paper = 1 sheet
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
extras puppet: party-hat, paper-crown, feather, wrapping-paper
topics puppet, lost glove, odd mitten, single glove, monster, puppets, hand puppet, pretend play
near winter
colors purple, orange, green free
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
part mitten = mitten a : mitt ~
part mouth = felt b : b^ k -34 0 0 -8 34 0 26 28 0 34 -26 28 ; b_ b -12 18 0 14 14 18 8 31 -8 31 ; p_ w -26 -2 -14 -5 -19 9 ; p_ w 26 -2 14 -5 19 9
part eyes = eyes w : e -20 -36 12 ; e 22 -42 12
scene lay

* dice-draw | 4-5 6-8 | -
extras game: washi-tape, wrapping-paper
topics dice game, roll and draw, family game night, rainy day, counting, math, drawing game, waiting room
variant monster | Fantasy | purple, light green, yellow free | monster, monsters, halloween, silly
variant bug | Bugs | red, black, yellow free | bug, beetle, cootie, insect, ladybug
variant robot | Robots | gray, red, teal | robot, android, machine, coding
variant dinosaur | Dinosaurs | green, orange, yellow free | dinosaur, stegosaurus, dino, jurassic
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
part pic-monster@monster = pens a : o a 1.6 -40.8 11.8 ; o a -57.6 -40.8 11.8 ; y^ a -28 15.4 54.8 51.8 14 0.1 ; e -47.2 -5.3 11.1 ; e -8.8 -5.3 11.1 ; b_ k -57.6 22.8 -28 30.2 1.6 22.8 -8.8 48 -28 52.4 -47.2 48 ; p_ w -45.8 25.8 -36.9 27.2 -41.3 36.1 ; p_ w -10.2 25.8 -19.1 27.2 -14.7 36.1 ; o_ b 10.5 15.4 6.7 ; o_ b -66.5 15.4 6.7 ; o_ b 4.6 40.6 5.2 ; o_ b -60.6 40.6 5.2
part pic-bug@bug = pens a : o^ a -28 18.4 51.8 47.4 ; b k -54.6 -17.2 -47.2 -37.9 -28 -45.3 -8.8 -37.9 -1.4 -17.2 -28 -26 ; z_ k 2.2 -28 -26 -28 65.7 ; o_ k -4.3 0.6 8.9 ; o_ k -51.7 0.6 8.9 ; o_ k 1.6 27.2 8.1 ; o_ k -57.6 27.2 8.1 ; o_ k -14.7 48 7.4 ; o_ k -41.3 48 7.4 ; o_ w -18.4 -33.4 3.7 ; o_ w -37.6 -33.4 3.7 ; l_ k 2.2 -36.9 -42.3 -45.8 -55.6 ; l_ k 2.2 -19.1 -42.3 -10.2 -55.6
part pic-robot@robot = pens a : r a -70.9 21.3 11.8 45.9 5.2 ; r a 14.9 21.3 11.8 45.9 5.2 ; r a -45.8 67.2 17.8 22.2 3 ; r a -10.2 67.2 17.8 22.2 3 ; r^ a -28 22.8 68.1 68.1 5.9 ; r^ a -28 -34.9 53.3 40 5.9 ; z_ k 2.2 -28 -54.2 -28 -63 ; o b -28 -63 4.4 ; o_ w -40.6 -37.9 8.9 ; o_ w -15.4 -37.9 8.9 ; k -40.6 -37.9 3.7 ; k -15.4 -37.9 3.7 ; r_ k -28 -23.1 23.7 4.4 1.5 ; r_ b -28 13.9 47.4 25.2 3 ; o_ c -42.8 13.9 5.9 ; o_ w -28 13.9 5.9 ; o_ c -13.2 13.9 5.9 ; d_ b 3.7 -45.8 43.5 -28 43.5 -10.2 43.5
part pic-dinosaur@dinosaur = pens a : p b -72.4 5 -66.5 -21.6 -53.2 -6.8 ; p b -54.6 -6.8 -42.8 -39.4 -31 -12.7 ; p b -31 -14.2 -16.2 -43.8 -5.8 -11.2 ; p b -5.8 -9.8 9 -27.5 14.9 3.6 ; b^ a -96.1 30.2 -85.7 13.9 -62 -2.4 -28 -12.7 3.1 -2.4 22.3 18.4 43 40.6 20.8 42 1.6 45 -57.6 45 -84.2 42 ; r a -56.1 53.9 17.8 26.6 4.4 ; r a -2.8 53.9 17.8 26.6 4.4 ; k -82.8 24.3 3 ; l_ k 1.9 -91.6 34.6 -84.2 36.1 -78.3 33.2 ; o_ b -45.8 15.4 6.7 5.9 ; o_ b -23.6 9.5 7.4 6.7 ; o_ b -2.8 18.4 6.7 5.9 ; o_ b -28 30.2 5.9 5.2
part cube-monster@monster = dice own : r^ w 66 -92 24 24 4 8 ; d_ k 2.500 60 -98 72 -86 66 -92
part cube-bug@bug = dice own : r^ w 66 -92 24 24 4 8 ; d_ k 2.500 60 -98 72 -86 66 -92
part cube-robot@robot = dice own : r^ w 66 -92 24 24 4 8 ; d_ k 2.500 60 -98 72 -86 66 -92
part cube-dinosaur@dinosaur = dice own : r^ w 66 -92 24 24 4 8 ; d_ k 2.500 60 -98 72 -86 66 -92
scene lay

* spool-crawler | 6-8 9-12 | Transportation
topics cotton reel tank, spool racer, old-fashioned toy, wind-up, rubber band power, stem, physics, race
colors red, blue, yellow free
minutes 30 40
mess low
heart spool: spool
heart band: rubber-band, hair-tie, loom-band = 1
need washer: metal-washer, button, bead = 1
need lever: pencil, chopstick, wooden-skewer = 1
need stop: paper-clip, craft-stick, toothpick, cotton-swab = 1
nice paint: acrylic-paint, paint-marker, marker = 2 color
join tape: tape, masking-tape, duct-tape
home soap
step paint: paint spool paint > rims by cc
step thread: thread band spool lever by tc
step stop: tape stop spool band tape > spool by tc
step washer: thread washer band soap > washer by cc
step lever: build lever band > lever by tc
step wind: prepare lever by cc
step run: test spool by cc
step grip@9-12: decorate band spool by c
part spool = spool own : r^ ~- 0 16 84 62 3 ; o^ ~ -46 16 22 62 ; o^ ~ 46 16 22 62 ; o_ ~- 46 16 15 46 ; o_ k 46 16 6 12
part rims = paint a : r_ a 0 2 76 10 ; r_ b 0 30 76 10
part washer = washer gray : l^ red 4 50 16 60 8 72 14 ; o^ gray 60 14 12 22 ; o_ k 60 14 5 9 ; l^ red 4 52 16 64 12 74 12
part lever = lever own : stick ~ 56 -40 92 80 8
scene stand

* key-chime | 6-8 9-12 13+ | Music
extras hanging: bell, charm, crystal, old-jewelry-piece, feather
topics wind chime, old keys, garden, porch, balcony, junk art, gift, sound, recycling
colors teal, gold, red free
minutes 35 45 50
waits 30
mess some
heart keys: old-key, metal-washer, bell = 5
heart stick: stick, driftwood, dowel, hanger, bamboo
need line: string, fishing-line, yarn, cotton-cord, embroidery-floss, raffia = 3 yd
nice paint: acrylic-paint, paint-marker = 3 color
nice beads: bead, wooden-bead, letter-bead = 10
home soap
home water
tool brush: paintbrush
tool scissors: scissors
step wash: wash keys soap water by ttc
step paint: paint keys paint brush > coats by ccc
step cut: cut line scissors by ccc
step tie: tie line keys > keys by ccc
step beads: thread beads line > beads by ccc
step bar: tie line stick > stick by tcc
step hanger: tie line stick > hanger by tcc
step hang: play stick by ttt
part hanger = line own : z ~ 2 -76 -58 0 -96 76 -58
part keys = keys own : z ~ 1.6 -60 -58 -60 -8 ; z ~ 1.6 -30 -58 -30 16 ; z ~ 1.6 0 -58 0 34 ; z ~ 1.6 30 -58 30 16 ; z ~ 1.6 60 -58 60 -8 ; a^ silver -60 4 13 7 0 360 ; r^ silver -60 32 6 36 ; r_ silver -54 44 9 5 ; a^ silver -30 28 13 7 0 360 ; r^ silver -30 56 6 36 ; r_ silver -24 68 9 5 ; a^ silver 0 46 13 7 0 360 ; r^ silver 0 74 6 36 ; r_ silver 6 86 9 5 ; a^ silver 30 28 13 7 0 360 ; r^ silver 30 56 6 36 ; r_ silver 36 68 9 5 ; a^ silver 60 4 13 7 0 360 ; r^ silver 60 32 6 36 ; r_ silver 66 44 9 5
part coats = paint a : a_ a -60 4 13 7 0 360 ; a_ b -30 28 13 7 0 360 ; a_ c 0 46 13 7 0 360 ; a_ b 30 28 13 7 0 360 ; a_ a 60 4 13 7 0 360
part beads = beads c : o c -60 -34 7 ; o b -60 -20 6 ; o a -30 -30 7 ; o c -30 -14 6 ; o b 0 -24 7 ; o a 0 -8 6 ; o a 30 -30 7 ; o c 30 -14 6 ; o c 60 -34 7 ; o b 60 -20 6
part stick = stick own : stick ~ -90 -58 90 -58 10
scene hang

* bread-tag-shoal | 6-8 9-12 | Ocean
extras picture Ocean: bead, button, cotton-swab, craft-foam, crepe-paper, dried-bean, felt, glitter-glue, paper-doily, pipe-cleaner, pom-pom, popcorn, raffia, sand, seashell, sequin, snail-shell, stick-on-gem
appeal 1
topics bread tags, bread clips, fish, school of fish, recycling, earth day, plastic ocean, upcycling
colors light blue, orange, green free
minutes 35 45
waits 60
mess some
heart tags: bread-tag = 8
need card: cardstock, cardboard, canvas, cereal-box, construction-paper = 1 sheet
need eyes: googly-eye, sequin, sticker, bead = 8
need paint: acrylic-paint, paint, paint-marker = 2 color
nice weed: ribbon, crepe-paper, tissue-paper, twist-tie, yarn = 5 strip
join glue: glue
tool brush: paintbrush, sponge-brush
tool pen: permanent-marker, marker
step water: paint card paint brush > water by cc
step dry: dry card by cc
step place: arrange tags card by cc
step glue: glue tags card glue > fish by cc
step tails: draw card pen > tails by cc
step eyes: glue eyes tags glue > eyes by cc
step weed: glue weed card glue > weed by cc
step show: play card by cc
part water = card w : r^ a 0 0 186 176 3 ; l_ a+ 7 -90 -56 -40 -62 10 -54 90 -64 ; l_ a- 7 -90 50 -30 42 30 52 90 44
part weed = weed c : l ~ 6 -76 86 -66 56 -78 26 -66 0 ; l ~ 6 74 86 64 60 78 34 66 10 ; l ~ 6 54 86 60 68 50 46 ; l ~ 6 -58 86 -50 62 -60 44 ; l ~ 6 -6 86 0 68 -8 56
part tails = pen b : p_ b -38 -40 -22 -52 -22 -28 ; p_ b 32 -46 48 -58 48 -34 ; p_ b -52 6 -36 -6 -36 18 ; p_ b 8 -2 24 -14 24 10 ; p_ b 66 -8 82 -20 82 4 ; p_ b -22 48 -6 36 -6 60 ; p_ b 40 42 56 30 56 54 ; p_ b 0 -64 12 -74 12 -54
part fish = tags b : q^ b 4 -70 -52 -40 -52 -40 -28 -70 -28 -62 -40 ; q^ w 4 0 -58 30 -58 30 -34 0 -34 8 -46 ; q^ b 4 -84 -6 -54 -6 -54 18 -84 18 -76 6 ; q^ yellow 4 -24 -14 6 -14 6 10 -24 10 -16 -2 ; q^ b 4 34 -20 64 -20 64 4 34 4 42 -8 ; q^ yellow 4 -54 36 -24 36 -24 60 -54 60 -46 48 ; q^ b 4 8 30 38 30 38 54 8 54 16 42 ; q^ w 4 -28 -76 -2 -76 -2 -54 -28 -54 -20 -65
part eyes = eyes w : e -56 -46 5 ; e 14 -52 5 ; e -70 0 5 ; e -10 -8 5 ; e 48 -14 5 ; e -40 42 5 ; e 22 36 5 ; e -15 -70 4
scene lay

* net-scales | 4-5 6-8 9-12 | -
appeal 1
topics printing, scales, orange net, onion bag, texture, stencil, sponge painting, reptile
variant fish | Ocean | teal, navy, orange free | fish, sea, rainbow fish, under the sea
variant dragon | Fantasy | red, gold, orange free | dragon, mythical, fire, knight
variant dinosaur | Dinosaurs | green, light green, yellow free | dinosaur, t-rex, t rex, tyrannosaurus, lizard, reptile
colors teal, yellow, orange
minutes 30 35 45
waits 45
mess some
heart net: net-bag
heart dab: sponge-brush, kitchen-sponge, foam-roller, cotton-ball
need paint: paint, acrylic-paint = 2 color
need sheet: cardstock, construction-paper, cereal-box, watercolor-paper, paper = 1 sheet
need pen: marker, crayon, oil-pastel
join tape: masking-tape, tape
tool scissors: scissors
home plate
step cut: cut net scissors by tcc
step stretch: tape net sheet tape by tcc
step pour: prepare paint plate by tcc
step dab: print sheet net dab paint > scales-fish scales-dragon scales-dinosaur by ccc
step shift@6-8,9-12: print sheet net dab paint by cc
step lift: prepare net by tcc
step dry: dry sheet by ccc
step shape: cut sheet pen scissors > shape-fish shape-dragon shape-dinosaur by tcc
step face: draw sheet pen > face-fish face-dragon face-dinosaur by ccc
step show: play sheet by ccc
part shape-fish@fish = sheet a : p a 40.5 0 81 -35.2 72.2 0 81 35.2 ; b^ a -68.6 0 -44 -33.4 0 -44 35.2 -19.4 51 0 35.2 19.4 0 44 -44 33.4
part shape-dragon@dragon = sheet a : b b -8.8 -17.6 5.3 -66.9 26.4 -81 29.9 -52.8 54.6 -61.6 45.8 -31.7 61.6 -26.4 26.4 -5.3 ; b^ a -77.4 -29.9 -61.6 -51 -35.2 -47.5 -29.9 -24.6 -26.4 0 0 -10.6 31.7 0 51 26.4 81 29.9 86.2 17.6 81 49.3 51 52.8 -19.4 51 -45.8 31.7 -51 -7 -65.1 -14.1 ; r a -19.4 59.8 19.4 26.4 5.3 ; r a 28.2 59.8 19.4 26.4 5.3
part shape-dinosaur@dinosaur = sheet a : b^ a -65.1 -58.1 -44 -72.2 -12.3 -68.6 -5.3 -45.8 -12.3 -29.9 3.5 -14.1 29.9 7 52.8 35.2 81 52.8 54.6 58.1 26.4 45.8 10.6 52.8 -22.9 49.3 -38.7 19.4 -37 -12.3 -40.5 -29.9 -65.1 -33.4 ; r a -17.6 59.8 19.4 28.2 5.3 ; r a 12.3 58.1 19.4 31.7 5.3
part scales-fish@fish = paint b : z_ b 2.200 -34 -29 -28 -33.5 -22 -29 -28 -24.5 -34 -29 ; z_ b 2.200 -20 -29 -14 -33.5 -8 -29 -14 -24.5 -20 -29 ; z_ b 2.200 -6 -29 0 -33.5 6 -29 0 -24.5 -6 -29 ; z_ b 2.200 8 -29 14 -33.5 20 -29 14 -24.5 8 -29 ; z_ b 2.200 -55 -20 -49 -24.5 -43 -20 -49 -15.5 -55 -20 ; z_ b 2.200 -41 -20 -35 -24.5 -29 -20 -35 -15.5 -41 -20 ; z_ b 2.200 -27 -20 -21 -24.5 -15 -20 -21 -15.5 -27 -20 ; z_ b 2.200 -13 -20 -7 -24.5 -1 -20 -7 -15.5 -13 -20 ; z_ b 2.200 1 -20 7 -24.5 13 -20 7 -15.5 1 -20 ; z_ b 2.200 15 -20 21 -24.5 27 -20 21 -15.5 15 -20 ; z_ b 2.200 -62 -11 -56 -15.5 -50 -11 -56 -6.5 -62 -11 ; z_ b 2.200 -48 -11 -42 -15.5 -36 -11 -42 -6.5 -48 -11 ; z_ b 2.200 -34 -11 -28 -15.5 -22 -11 -28 -6.5 -34 -11 ; z_ b 2.200 -20 -11 -14 -15.5 -8 -11 -14 -6.5 -20 -11 ; z_ b 2.200 -6 -11 0 -15.5 6 -11 0 -6.5 -6 -11 ; z_ b 2.200 8 -11 14 -15.5 20 -11 14 -6.5 8 -11 ; z_ b 2.200 22 -11 28 -15.5 34 -11 28 -6.5 22 -11 ; z_ b 2.200 -55 -2 -49 -6.5 -43 -2 -49 2.5 -55 -2 ; z_ b 2.200 -41 -2 -35 -6.5 -29 -2 -35 2.5 -41 -2 ; z_ b 2.200 -27 -2 -21 -6.5 -15 -2 -21 2.5 -27 -2 ; z_ b 2.200 -13 -2 -7 -6.5 -1 -2 -7 2.5 -13 -2 ; z_ b 2.200 1 -2 7 -6.5 13 -2 7 2.5 1 -2 ; z_ b 2.200 15 -2 21 -6.5 27 -2 21 2.5 15 -2 ; z_ b 2.200 29 -2 35 -6.5 41 -2 35 2.5 29 -2 ; z_ b 2.200 -62 7 -56 2.5 -50 7 -56 11.5 -62 7 ; z_ b 2.200 -48 7 -42 2.5 -36 7 -42 11.5 -48 7 ; z_ b 2.200 -34 7 -28 2.5 -22 7 -28 11.5 -34 7 ; z_ b 2.200 -20 7 -14 2.5 -8 7 -14 11.5 -20 7 ; z_ b 2.200 -6 7 0 2.5 6 7 0 11.5 -6 7 ; z_ b 2.200 8 7 14 2.5 20 7 14 11.5 8 7 ; z_ b 2.200 22 7 28 2.5 34 7 28 11.5 22 7 ; z_ b 2.200 -55 16 -49 11.5 -43 16 -49 20.5 -55 16 ; z_ b 2.200 -41 16 -35 11.5 -29 16 -35 20.5 -41 16 ; z_ b 2.200 -27 16 -21 11.5 -15 16 -21 20.5 -27 16 ; z_ b 2.200 -13 16 -7 11.5 -1 16 -7 20.5 -13 16 ; z_ b 2.200 1 16 7 11.5 13 16 7 20.5 1 16 ; z_ b 2.200 15 16 21 11.5 27 16 21 20.5 15 16 ; z_ b 2.200 -48 25 -42 20.5 -36 25 -42 29.5 -48 25 ; z_ b 2.200 -34 25 -28 20.5 -22 25 -28 29.5 -34 25 ; z_ b 2.200 -20 25 -14 20.5 -8 25 -14 29.5 -20 25 ; z_ b 2.200 -6 25 0 20.5 6 25 0 29.5 -6 25 ; z_ b 2.200 8 25 14 20.5 20 25 14 29.5 8 25 ; z_ b 2.200 -27 34 -21 29.5 -15 34 -21 38.5 -27 34 ; z_ b 2.200 -13 34 -7 29.5 -1 34 -7 38.5 -13 34 ; z_ b 2.200 1 34 7 29.5 13 34 7 38.5 1 34
part scales-dragon@dragon = paint b : z_ b 2.200 -70 -37 -64 -41.5 -58 -37 -64 -32.5 -70 -37 ; z_ b 2.200 -56 -37 -50 -41.5 -44 -37 -50 -32.5 -56 -37 ; z_ b 2.200 -63 -28 -57 -32.5 -51 -28 -57 -23.5 -63 -28 ; z_ b 2.200 -49 -28 -43 -32.5 -37 -28 -43 -23.5 -49 -28 ; z_ b 2.200 -56 -19 -50 -23.5 -44 -19 -50 -14.5 -56 -19 ; z_ b 2.200 -42 -19 -36 -23.5 -30 -19 -36 -14.5 -42 -19 ; z_ b 2.200 -49 -10 -43 -14.5 -37 -10 -43 -5.5 -49 -10 ; z_ b 2.200 -42 -1 -36 -5.5 -30 -1 -36 3.5 -42 -1 ; z_ b 2.200 0 -1 6 -5.5 12 -1 6 3.5 0 -1 ; z_ b 2.200 -35 8 -29 3.5 -23 8 -29 12.5 -35 8 ; z_ b 2.200 -21 8 -15 3.5 -9 8 -15 12.5 -21 8 ; z_ b 2.200 -7 8 -1 3.5 5 8 -1 12.5 -7 8 ; z_ b 2.200 7 8 13 3.5 19 8 13 12.5 7 8 ; z_ b 2.200 21 8 27 3.5 33 8 27 12.5 21 8 ; z_ b 2.200 -42 17 -36 12.5 -30 17 -36 21.5 -42 17 ; z_ b 2.200 -28 17 -22 12.5 -16 17 -22 21.5 -28 17 ; z_ b 2.200 -14 17 -8 12.5 -2 17 -8 21.5 -14 17 ; z_ b 2.200 0 17 6 12.5 12 17 6 21.5 0 17 ; z_ b 2.200 14 17 20 12.5 26 17 20 21.5 14 17 ; z_ b 2.200 28 17 34 12.5 40 17 34 21.5 28 17 ; z_ b 2.200 -35 26 -29 21.5 -23 26 -29 30.5 -35 26 ; z_ b 2.200 -21 26 -15 21.5 -9 26 -15 30.5 -21 26 ; z_ b 2.200 -7 26 -1 21.5 5 26 -1 30.5 -7 26 ; z_ b 2.200 7 26 13 21.5 19 26 13 30.5 7 26 ; z_ b 2.200 21 26 27 21.5 33 26 27 30.5 21 26 ; z_ b 2.200 35 26 41 21.5 47 26 41 30.5 35 26 ; z_ b 2.200 -42 35 -36 30.5 -30 35 -36 39.5 -42 35 ; z_ b 2.200 -28 35 -22 30.5 -16 35 -22 39.5 -28 35 ; z_ b 2.200 -14 35 -8 30.5 -2 35 -8 39.5 -14 35 ; z_ b 2.200 0 35 6 30.5 12 35 6 39.5 0 35 ; z_ b 2.200 14 35 20 30.5 26 35 20 39.5 14 35 ; z_ b 2.200 28 35 34 30.5 40 35 34 39.5 28 35 ; z_ b 2.200 42 35 48 30.5 54 35 48 39.5 42 35 ; z_ b 2.200 -21 44 -15 39.5 -9 44 -15 48.5 -21 44 ; z_ b 2.200 -7 44 -1 39.5 5 44 -1 48.5 -7 44 ; z_ b 2.200 7 44 13 39.5 19 44 13 48.5 7 44 ; z_ b 2.200 21 44 27 39.5 33 44 27 48.5 21 44 ; z_ b 2.200 35 44 41 39.5 47 44 41 48.5 35 44 ; z_ b 2.200 49 44 55 39.5 61 44 55 48.5 49 44 ; z_ b 2.200 63 44 69 39.5 75 44 69 48.5 63 44
part scales-dinosaur@dinosaur = paint b : z_ b 2.200 -61 -58 -55 -62.5 -49 -58 -55 -53.5 -61 -58 ; z_ b 2.200 -47 -58 -41 -62.5 -35 -58 -41 -53.5 -47 -58 ; z_ b 2.200 -33 -58 -27 -62.5 -21 -58 -27 -53.5 -33 -58 ; z_ b 2.200 -19 -58 -13 -62.5 -7 -58 -13 -53.5 -19 -58 ; z_ b 2.200 -54 -49 -48 -53.5 -42 -49 -48 -44.5 -54 -49 ; z_ b 2.200 -40 -49 -34 -53.5 -28 -49 -34 -44.5 -40 -49 ; z_ b 2.200 -26 -49 -20 -53.5 -14 -49 -20 -44.5 -26 -49 ; z_ b 2.200 -61 -40 -55 -44.5 -49 -40 -55 -35.5 -61 -40 ; z_ b 2.200 -47 -40 -41 -44.5 -35 -40 -41 -35.5 -47 -40 ; z_ b 2.200 -33 -40 -27 -44.5 -21 -40 -27 -35.5 -33 -40 ; z_ b 2.200 -26 -31 -20 -35.5 -14 -31 -20 -26.5 -26 -31 ; z_ b 2.200 -33 -22 -27 -26.5 -21 -22 -27 -17.5 -33 -22 ; z_ b 2.200 -26 -13 -20 -17.5 -14 -13 -20 -8.5 -26 -13 ; z_ b 2.200 -12 -13 -6 -17.5 0 -13 -6 -8.5 -12 -13 ; z_ b 2.200 -33 -4 -27 -8.5 -21 -4 -27 0.5 -33 -4 ; z_ b 2.200 -19 -4 -13 -8.5 -7 -4 -13 0.5 -19 -4 ; z_ b 2.200 -5 -4 1 -8.5 7 -4 1 0.5 -5 -4 ; z_ b 2.200 -26 5 -20 0.5 -14 5 -20 9.5 -26 5 ; z_ b 2.200 -12 5 -6 0.5 0 5 -6 9.5 -12 5 ; z_ b 2.200 2 5 8 0.5 14 5 8 9.5 2 5 ; z_ b 2.200 -33 14 -27 9.5 -21 14 -27 18.5 -33 14 ; z_ b 2.200 -19 14 -13 9.5 -7 14 -13 18.5 -19 14 ; z_ b 2.200 -5 14 1 9.5 7 14 1 18.5 -5 14 ; z_ b 2.200 9 14 15 9.5 21 14 15 18.5 9 14 ; z_ b 2.200 -26 23 -20 18.5 -14 23 -20 27.5 -26 23 ; z_ b 2.200 -12 23 -6 18.5 0 23 -6 27.5 -12 23 ; z_ b 2.200 2 23 8 18.5 14 23 8 27.5 2 23 ; z_ b 2.200 16 23 22 18.5 28 23 22 27.5 16 23 ; z_ b 2.200 -33 32 -27 27.5 -21 32 -27 36.5 -33 32 ; z_ b 2.200 -19 32 -13 27.5 -7 32 -13 36.5 -19 32 ; z_ b 2.200 -5 32 1 27.5 7 32 1 36.5 -5 32 ; z_ b 2.200 9 32 15 27.5 21 32 15 36.5 9 32 ; z_ b 2.200 23 32 29 27.5 35 32 29 36.5 23 32 ; z_ b 2.200 -26 41 -20 36.5 -14 41 -20 45.5 -26 41 ; z_ b 2.200 -12 41 -6 36.5 0 41 -6 45.5 -12 41 ; z_ b 2.200 2 41 8 36.5 14 41 8 45.5 2 41 ; z_ b 2.200 30 41 36 36.5 42 41 36 45.5 30 41 ; z_ b 2.200 44 41 50 36.5 56 41 50 45.5 44 41 ; z_ b 2.200 51 50 57 45.5 63 50 57 54.5 51 50
part face-fish@fish = pen c : e -42.2 -8.8 7 ; l_ b 7 -17.6 -38.7 -8.8 0 -17.6 38.7 ; l_ b 7 7 -40.5 17.6 0 7 40.5 ; b b -5.3 3.5 15.8 -5.3 22.9 8.8 7 17.6 ; u -54.6 7 6.2
part face-dragon@dragon = pen c : k -51 -33.4 3.5 ; p_ b -44 -47.5 -37 -65.1 -33.4 -44 ; p_ b -29.9 -22.9 -15.8 -26.4 -26.4 -7 ; l_ orange 5.3 -77.4 -21.1 -86.2 -12.3 -86.2 0 ; l_ red 3.5 -73.9 -17.6 -79.2 -5.3 ; o_ c -8.8 26.4 7.9 5.3 ; o_ c 12.3 21.1 7.9 5.3 ; o_ c 31.7 31.7 7.9 5.3
part face-dinosaur@dinosaur = pen c : k -33.4 -56.3 4.4 ; v w -63.4 -38.7 -37 -35.2 6 5.3 ; l_ a- 7 -33.4 0 -51 5.3 -54.6 14.1 ; o_ b 7 14.1 7 ; o_ b -7 29.9 6.2 ; o_ b 22.9 29.9 6.2
scene lay

* ice-paints | 4-5 6-8 | Weather
appeal 3
topics ice painting, frozen paint, summer, hot day, melting, winter, science, states of matter, water, snow
colors blue, red, yellow
minutes 25 30
waits 240
mess some
place outdoors
heart tray: ice-cube-tray, muffin-tin, popsicle-mold, silicone-mold
heart tint: food-coloring, watercolor-paint, paint = 3 color
need sticks: craft-stick, wooden-spoon, paper-straw = 3
need sheet: watercolor-paper, cardstock, paper, construction-paper = 2 sheet
nice salt: salt = pinch
nice film: aluminum-foil, plastic-wrap = 1 sheet
home water
step tint: mix tint tray water by tt
step film: build film tray by tc
step sticks: build sticks tray > sticks by cc
step freeze: prepare tray by gg
step out: prepare tray > cubes by gt
step glide: paint sheet sticks > ground lines by cc
step meet: paint sheet sticks > pools by cc
step salt: decorate salt sheet > salt by cc
step dry: dry sheet by tc
part ground = sheet w : r^ ~ 0 0 186 178 3
part lines = tint a : l_ light-blue 18 -76 56 -50 20 -66 -10 -30 -30 ; l_ pink 18 -30 66 -10 30 4 56 24 20 ; l_ yellow 18 30 66 56 50 70 20 52 0
part pools = tint b : b_ purple+ -40 34 -20 22 -8 38 -24 50 ; b_ orange+ 14 40 34 30 44 46 26 58 ; b_ green+ 60 -2 74 4 70 18 56 14
part salt = salt w : d_ w 2.500 -66 10 -54 34 -60 -10 -20 46 -4 40 40 48 60 30
part cubes = tint a : q^ light-blue 6 -56 -64 -16 -60 -20 -22 -58 -26 ; q^ pink 6 -6 -50 34 -54 38 -16 0 -12 ; q^ yellow 6 50 -54 88 -44 78 -8 42 -18
part sticks = sticks own : stick ~ -38 -56 -44 -96 10 ; stick ~ 16 -44 12 -94 10 ; stick ~ 70 -46 82 -92 10
scene lay

* deck-notebook | 6-8 9-12 13+ | -
extras book: embroidery-floss, hair-tie, paper-clip, ribbon, rubber-stamp, sticker, sticky-note, yarn
topics pocket notebook, mini book, bookbinding, alice in wonderland, old cards, missing card, gift, journal
near spy
colors red, black, white
minutes 30 40 45
mess low
heart cards: playing-card = 2
heart band: rubber-band, hair-tie, loom-band, sewing-elastic = 1
need pages: paper, notebook, packing-paper, old-book-page, map, magazine = 4 sheet
need stick: craft-stick, chopstick, pencil, paper-straw = 1
nice label: postage-stamp, sticker, washi-tape, price-tag = 2
tool punch: hole-punch
tool scissors: scissors
tool pencil: pencil, ballpoint-pen
step pages: cut pages cards pencil scissors by ccc
step stack: arrange pages cards > pages by ccc
step holes: poke cards pages punch by tcc
step band: thread band cards stick > covers band by tcc
step crease: fold cards by ccc
step label: decorate label cards > label by ccc
step open: play cards by ccc
part pages = pages w : r^ w 8 4 112 164 2 2 ; r^ w- 4 2 112 164 2 1
part covers = cards w : q^ w 8 -58 -84 54 -84 54 80 -58 80 ; h_ red -2 -4 26 ; h_ red -34 -64 8 ; z_ red 4 -42 -46 -34 -62 -26 -46 ; z_ ~- 2 -44 -82 -44 78
part band = band b : r^ wood -52 -2 9 150 3 ; z k 4 -58 -44 -46 -44 ; z k 4 -58 40 -46 40
part label = label a : r^ cream 20 52 34 24 2 -4 ; z_ k 2 8 50 30 48 ; z_ k 2 8 57 24 55 ; r^ pink -14 56 22 26 1 5 ; o_ w -14 56 6
scene lay

* puzzle-frame | 6-8 9-12 | -
extras board: string, ribbon, price-tag
appeal 1
topics picture frame, photo frame, missing piece, gift, friendship, father's day, mother's day, autism awareness, family, teacher gift, best friends, memories
near moving away, going away
colors blue, teal, yellow free
minutes 40 50
waits 90
mess some
heart pieces: puzzle-piece, board-game-piece, toy-brick = 24
need card: cardboard, pizza-box, shoebox, corrugated-paper = 2 sheet
need paint: acrylic-paint, paint = 3 color
need photo: photo, paper, old-greeting-card, magazine = 1 sheet
nice word: letter-bead, sticker, glitter-glue, paint-marker = 4
join glue: glue
tool brush: paintbrush, sponge-brush
tool ruler: ruler
tool scissors: scissors
tool pencil: pencil
step frame: cut card ruler pencil scissors > frame by tc
step paint: paint pieces paint brush by cc
step dry: dry pieces by cc
step lay: arrange pieces card by cc
step glue: glue pieces card glue > pieces by cc
step second: glue pieces card glue by cc
step word: decorate word card > word by cc
step photo: glue photo card glue > photo by cc
step show: play card by cc
part photo = photo w : r w 0 0 108 108 2 ; o_ tan 0 -4 24 ; b_ brown -26 -10 -18 -34 0 -38 18 -34 26 -10 10 -22 -10 -22 ; k -8 -4 3 ; k 8 -4 3 ; u 0 4 8 ; b_ blue -40 52 -26 30 0 24 26 30 40 52
part frame = card own : r^ kraft -68 0 34 170 2 ; r^ kraft 68 0 34 170 2 ; r^ kraft 0 -68 170 34 2 ; r^ kraft 0 68 170 34 2
part pieces = pieces a : r^ a -74 -70 24 22 4 -15 ; o_ a -74 -58 6 ; r^ b -49 -70 24 22 4 2 ; o_ b -36 -70 6 ; r^ c -24 -70 24 22 4 -11 ; o_ c -24 -58 6 ; r^ a 1 -70 24 22 4 6 ; o_ a 14 -70 6 ; r^ b 26 -70 24 22 4 -7 ; o_ b 26 -58 6 ; r^ c 51 -70 24 22 4 10 ; o_ c 64 -70 6 ; r^ a 76 -70 24 22 4 -3 ; o_ a 76 -58 6 ; r^ b -74 70 24 22 4 -15 ; o_ b -61 70 6 ; r^ c -49 70 24 22 4 8 ; o_ c -49 82 6 ; r^ a -24 70 24 22 4 1 ; o_ a -11 70 6 ; r^ b 1 70 24 22 4 -6 ; o_ b 1 82 6 ; r^ c 26 70 24 22 4 -13 ; o_ c 39 70 6 ; r^ a 51 70 24 22 4 10 ; o_ a 51 82 6 ; r^ b 76 70 24 22 4 3 ; o_ b 89 70 6 ; r^ c -72 -44 24 22 4 -15 ; o_ c -72 -32 6 ; r^ a -72 -22 24 22 4 4 ; o_ a -59 -22 6 ; r^ b -72 0 24 22 4 -7 ; o_ b -72 12 6 ; r^ c -72 22 24 22 4 12 ; o_ c -59 22 6 ; r^ a -72 44 24 22 4 1 ; o_ a -72 56 6 ; r^ a 72 -44 24 22 4 -15 ; o_ a 85 -44 6 ; r^ b 72 -22 24 22 4 -2 ; o_ b 72 -10 6 ; r^ c 72 0 24 22 4 11 ; o_ c 85 0 6 ; r^ a 72 22 24 22 4 -6 ; o_ a 72 34 6 ; r^ b 72 44 24 22 4 7 ; o_ b 85 44 6
part word = word w : r^ w -27 76 15 15 2 ; r^ w -9 77 15 15 2 ; r^ w 9 76 15 15 2 ; r^ w 27 77 15 15 2 ; z_ k 2 -30 81 -27 71 -24 81 ; z_ k 2 -12 82 -12 72 -6 82 -6 72 ; z_ k 2 6 81 6 71 12 81 12 71 ; z_ k 2 24 82 27 72 30 82
scene lay

* chalk-town | 4-5 6-8 | Transportation
extras world Transportation: toy-tree, pom-pom, duplo-brick, toy-animal, wooden-block, stone, leaf, flower, grass, shoebox, toy-brick, plastic-cup, pipe-cleaner, bottle-cap, modeling-clay
appeal 3
topics sidewalk chalk, road, race track, driveway, cars, city, map, outdoor play, traffic
near summer
colors gray, blue, yellow
minutes 30 40
mess some
place outdoors
heart cars: toy-car = 2
heart chalk: sidewalk-chalk, chalk = 3 color
nice boxes: milk-carton, small-box, cardboard-tube, toy-brick, wooden-block = 4
nice wet: spray-bottle, kitchen-sponge, bucket
home water
step ring: draw chalk > road by tc
step lines: draw chalk > lines by cc
step places: draw chalk > places by cc
step boxes: arrange boxes > boxes by cc
step signs: draw chalk > signs by tc
step drive: play cars > cars by cc
step wash: wash water wet? by cc
part road = chalk a : r_ gray+ 0 0 192 184 3 ; l_ w 40 -60 -56 10 -66 64 -50 62 -4 52 52 0 62 -56 54 -66 0 -60 -56 ; l_ gray- 33 -60 -56 10 -66 64 -50 62 -4 52 52 0 62 -56 54 -66 0 -60 -56
part lines = chalk w : z_ w 3 -36 -61 -22 -63 ; z_ w 3 -8 -65 8 -66 ; z_ w 3 24 -63 40 -58 ; z_ w 3 63 -30 62 -14 ; z_ w 3 59 14 57 28 ; z_ w 3 30 58 14 61 ; z_ w 3 -14 61 -32 58 ; z_ w 3 -64 24 -65 8 ; z_ w 3 -64 -18 -62 -34
part places = chalk b : o_ b -6 6 24 15 ; o_ green 30 -14 10 ; o_ green 26 24 9 ; r_ pink -36 -20 20 18 1 ; p_ red -50 -29 -36 -42 -22 -29
part boxes = boxes own : r^ tan -84 -84 20 24 2 ; r^ red 88 -78 16 26 2 ; r^ blue 86 80 20 20 2 ; r^ yellow -86 80 18 22 2
part signs = chalk c : z_ w 4 -80 20 -50 20 ; o_ red 36 4 7 ; z_ w 3 70 -86 70 -74 ; o_ c 70 -90 5
part cars = cars own : q^ red 4 -26 -74 2 -78 6 -62 -22 -56 ; o_ light-blue -10 -68 6 4 ; q^ yellow 4 44 36 60 42 48 62 34 54 ; o_ light-blue 48 48 5
scene lay

* jug-scoops | 6-8 9-12 | Sports
extras game: dried-bean, masking-tape
appeal 3
topics lacrosse, catch, ball game, backyard game, summer, party game, camp, jai alai, field day, recycling
colors red, blue, yellow
minutes 30 40
mess low
heart jug: milk-jug, detergent-bottle = 2
heart ball: sock, pom-pom, newspaper, yarn, tennis-ball, soft-ball = 1
need grip: duct-tape, electrical-tape, washi-tape, masking-tape = 2 yd
need pen: permanent-marker, marker, paint-marker
nice deco: sticker, duct-tape, electrical-tape = 2
home water
tool scissors: scissors
step wash: wash jug water by tc
step line: draw jug pen by cc
step cut: cut jug scissors by gt
step rim: tape jug grip > scoops rim by cc
step grip: tape jug grip > grip by cc
step deco: decorate deco jug > deco by cc
step ball: shape ball grip > ball by cc
step game: play jug ball by cc
step score@9-12: play jug ball by c
part scoops = jug own : b^ w -70 86 -84 40 -84 0 -60 -30 -20 -40 -14 0 -20 50 -36 84 ; b^ w 70 86 84 40 84 0 60 -30 20 -40 14 0 20 50 36 84 ; b_ w- -80 0 -60 -28 -22 -38 -20 -10 -50 4 ; b_ w- 80 0 60 -28 22 -38 20 -10 50 4
part rim = grip a : l_ a 6 -84 0 -60 -30 -20 -40 ; l_ b 6 84 0 60 -30 20 -40
part grip = grip a : l a 14 -66 84 -94 60 -92 30 -84 20 ; l b 14 66 84 94 60 92 30 84 20
part deco = deco c : s c -46 36 5 12 5 ; s c 46 36 5 12 5
part ball = ball own : o^ yellow 0 -70 21 ; l_ red 5 -18 -78 0 -66 18 -74 ; l_ red 5 -10 -54 2 -66 6 -88
scene stand

* bag-kite | 9-12 13+ | Weather
topics kite, wind, flying, spring, beach, sled kite, park, physics, plastic bag
colors red, yellow, blue free
minutes 45 50
mess low
heart bag: plastic-bag
heart sticks: dowel, bamboo, stick = 2
need line: string, yarn, cotton-cord, fishing-line = 20 yd
need tails: ribbon, crepe-paper, plastic-bag, fabric-scrap = 2 strip
nice pen: permanent-marker, paint-marker = 2 color
join tape: tape, duct-tape, electrical-tape
tool ruler: ruler
tool scissors: scissors
need reel: cardboard-tube, stick, craft-stick, spool = 1
step sail: cut bag ruler scissors by cc
step sticks: tape sticks bag tape > sail sticks by cc
step vent: cut bag scissors > vent by cc
step picture: draw bag pen > picture by cc
step corners: tape bag tape by cc
step bridle: tie line bag > bridle by cc
step tails: tape tails bag tape > tails by cc
step reel: tie line reel > reel by cc
step fly: play bag by cc
part tails = tails b : l ~ 6 -27 -10 -38 14 -22 38 -38 62 -26 88 ; l ~ 6 27 -10 38 14 22 38 38 62 26 88
part sail = bag a : p^ ~ -30 -96 30 -96 62 -66 27 -8 -27 -8 -62 -66
part vent = bag k : p_ light-blue -10 -20 10 -20 0 -34
part sticks = sticks own : stick ~ -30 -96 -27 -8 5 ; stick ~ 30 -96 27 -8 5
part picture = pen c : o_ ~ 0 -62 13 ; z_ ~ 3 0 -79 0 -84 ; z_ ~ 3 0 -45 0 -40 ; z_ ~ 3 -17 -62 -22 -62 ; z_ ~ 3 17 -62 22 -62 ; z_ ~ 3 -12 -74 -16 -78 ; z_ ~ 3 12 -74 16 -78 ; z_ ~ 3 -12 -50 -16 -46 ; z_ ~ 3 12 -50 16 -46 ; k -5 -64 2.4 ; k 5 -64 2.4 ; u 0 -60 6
part bridle = line own : z w 1.6 -62 -66 0 38 62 -66 ; o_ w 0 38 3
part reel = reel own : l w 1.6 0 38 4 58 20 72 48 78 ; roll ~ 66 78 34 14 ; r_ w 66 78 16 13 1
scene hang

* rubbed-money | 6-8 9-12 | -
topics play money, coin rubbing, frottage, store, playing shop, wallet, bank, math, counting money, countries
near pirate, treasure
colors blue, silver, gold
minutes 35 45
mess low
heart coins: coin = 3
heart envelope: envelope = 2
need pen: pencil, crayon, colored-pencil, oil-pastel = 2 color
need sheet: paper, construction-paper, metallic-paper, origami-paper = 1 sheet
nice stamp: postage-stamp, sticker, washi-tape, button = 1
join stick: glue-stick, glue
tool scissors: scissors
step hold: arrange coins sheet by tc
step rub: draw sheet pen > money by cc
step cut: cut sheet scissors by cc
step seal: glue envelope stick by tc
step fold: fold envelope > wallet by cc
step pockets: cut envelope scissors by tc
step stamp: decorate stamp envelope > stamp by cc
step bills: draw sheet pen > bills by cc
step shop: play sheet by cc
part bills = sheet w : r^ light-green -6 -46 120 50 2 -6 ; o_ green -6 -46 16 ; z_ green 3 -52 -36 -34 -38 ; z_ green 3 26 -54 42 -56
part wallet = envelope own : q^ ~ 5 -84 -30 60 -30 60 60 -84 60 ; q_ ~- 5 -84 -30 60 -30 60 -8 -84 -8 ; z_ ~- 2 -78 54 54 54
part stamp = stamp c : o^ c -12 -8 10
part money = pen own : o^ w 76 60 20 ; a_ gray 76 60 18 15 0 360 ; b_ gray 70 50 80 48 84 60 78 70 70 66 ; o^ w 40 76 18 ; a_ gold 40 76 16 13 0 360 ; s_ gold 40 76 5 9 4 ; o^ w 86 22 16 ; a_ gray 86 22 14 11 0 360 ; j_ gray 80 26 92 18 4
scene lay

* umbrella-jellyfish | 6-8 9-12 13+ | Ocean
extras hanging: pipe-cleaner, crepe-paper, fabric-scrap, construction-paper, plastic-straw
appeal 3
topics jellyfish, costume, halloween costume, under the sea party, parade, broken umbrella, ocean decoration
near lantern
colors light blue, pink, white free
minutes 40 50 60
mess low
place floor
heart umbrella: umbrella
heart arms: ribbon, crepe-paper, bubble-wrap, tulle, tissue-paper, lace = 12 ft
need eyes: paper-plate, felt, construction-paper, craft-foam, plastic-lid = 2
nice lights: string-light, glow-stick
nice frill: tulle, lace, crepe-paper, tissue-paper, ric-rac = 3 yd
join tape: duct-tape, tape
tool scissors: scissors
tool pen: marker, permanent-marker
step open: prepare umbrella > bell by gtc
step cut: cut arms scissors by ccc
step long: tape arms umbrella tape > arms by tcc
step curl: shape arms by ccc
step frill: tape frill umbrella tape > frill by tcc
step eyes: tape eyes umbrella tape pen > eyes by ccc
step lights: tie lights umbrella > lights by tcc
step swim: play umbrella by ccc
part arms = arms b : l ~ 8 -56 0 -66 34 -50 60 -62 92 ; l w 7 -32 2 -24 40 -40 64 -30 96 ; l ~ 9 -6 4 -14 44 2 66 -8 98 ; l w 7 18 4 28 36 14 62 24 94 ; l ~ 8 42 2 34 36 50 62 40 92 ; l w 6 62 0 72 30 60 56 70 84
part bell = umbrella a : b^ a -88 6 -74 -44 -38 -74 0 -82 38 -74 74 -44 88 6 58 -4 30 6 0 -4 -30 6 -58 -4 ; l_ a- 4 -30 4 -24 -40 0 -80 ; l_ a- 4 30 4 24 -40 0 -80 ; z gray 4 0 -82 0 -94
part frill = frill b : c b -86 2 86 2 14 10
part eyes = eyes w : e -22 -32 14 ; e 22 -32 14 ; u 0 -12 12
part lights = lights own : d yellow 3 -60 -30 -46 -52 -20 -66 14 -68 44 -56 62 -32
scene hang

* celery-roses | 2-3 4-5 6-8 | Nature
extras picture Nature: stick-on-gem, wrapping-paper, washi-tape, origami-paper, coffee-filter, sticker, string
topics rose, flowers, bouquet, mother's day, valentine's day, vegetable print, stamping, spring, birthday card, grandma, flower card, gift for grandma, mom, teacher, thank you card
colors red, pink, green free
minutes 20 25 35
waits 45
mess some
heart celery: celery = 1
heart paint: paint, washable-ink-pad = 2 color
need sheet: paper, cardstock, construction-paper, watercolor-paper, paper-bag = 1 sheet
need pen: marker, crayon, oil-pastel
nice bow: ribbon, washi-tape, gift-bow, yarn = 1
join band: tape, masking-tape
tool dab: kitchen-sponge, paintbrush, sponge-brush
home knife
home plate
step cut: cut celery knife by ggg
step band: tie band celery by ggt
step pour: prepare paint plate dab by ggt
step print: print sheet celery paint > ground roses by ccc
step second: print sheet celery paint > pink by ccc
step dry: dry sheet by gcc
step stems: draw sheet pen > stems by tcc
step bow: decorate bow sheet band > bow by gcc
step give: play sheet by ccc
part ground = sheet w : r^ ~ 0 0 172 182 3
part stems = pen c : l_ c 4 -44 -20 -24 30 -4 78 ; l_ c 4 0 -10 0 78 ; l_ c 4 44 -20 24 30 4 78 ; l_ c 4 -22 -50 -12 20 0 78 ; l_ c 4 24 -54 12 20 0 78 ; j_ c -30 16 -58 24 8 ; j_ c 30 16 58 24 8
part roses = paint a : a_ a -44 -34 20 16 20 300 ; a_ a -44 -34 13 9 140 430 ; a_ a -44 -34 7 3 0 270 ; a_ a 0 -20 20 16 20 300 ; a_ a 0 -20 13 9 140 430 ; a_ a 0 -20 7 3 0 270 ; a_ a 44 -34 20 16 20 300 ; a_ a 44 -34 13 9 140 430 ; a_ a 44 -34 7 3 0 270
part pink = paint b : a_ b -22 -66 18 14 60 340 ; a_ b -22 -66 11 7 180 460 ; o_ b -22 -66 3 ; a_ b 24 -68 18 14 60 340 ; a_ b 24 -68 11 7 180 460 ; o_ b 24 -68 3
part bow = bow b : b b 0 46 -30 32 -30 60 ; b b 0 46 30 32 30 60 ; o b 0 46 7
scene lay

* basket-weave | 4-5 6-8 | Nature
extras box: ribbon-rose, gift-bow, felt-ball, fake-leaf, cotton-ball, tissue-paper, feather
topics weaving, basket, easter basket, may day basket, flower basket, gift basket, fine motor, spring
colors pink, yellow, purple
minutes 30 40
mess low
heart basket: berry-basket
heart strands: ribbon, yarn, shoelace, fabric-scrap, crepe-paper, raffia = 4 yd
need handle: pipe-cleaner, ribbon, twist-tie = 2
nice bow: gift-bow, tissue-paper, pom-pom = 2
nice nest: crinkle-paper, tissue-paper, hay = handful
join tape: tape, masking-tape
tool scissors: scissors
step cut: cut strands scissors by tc
step tip: prepare strands tape by tc
step weave: weave strands basket > basket rows by cc
step next: weave strands basket by cc
step ends: tie strands basket by tc
step handle: build handle basket > handle by tc
step bow: decorate bow basket > bow by cc
step nest: fill nest basket > nest by cc
step give: play basket by cc
part handle = handle c : l c 7 -64 -6 -58 -62 0 -88 58 -62 64 -6
part nest = nest own : b light-green -70 2 -50 -22 -20 -12 0 -28 24 -12 52 -22 70 2
part basket = basket own : q^ green+ 4 -78 -4 78 -4 62 78 -62 78 ; z_ green 4 -44 -4 -36 78 ; z_ green 4 -14 -4 -12 78 ; z_ green 4 14 -4 12 78 ; z_ green 4 44 -4 36 78 ; r_ green 0 0 156 8 2
part rows = strands a : r_ a 0 20 144 14 2 ; r_ b 0 40 138 14 2 ; r_ c 0 60 130 14 2 ; r_ green -41.9 20 6 15 ; r_ green 13.3 20 6 15 ; r_ green -12.7 40 6 15 ; r_ green 39.8 40 6 15 ; r_ green -37.7 60 6 15 ; r_ green 12.0 60 6 15
part bow = bow a : f b -64 -8 6 16 6 ; o a -64 -8 6 ; f b 64 -8 6 16 6 ; o a 64 -8 6
scene stand

* toothpick-dome | 9-12 13+ | -
topics geodesic dome, architecture, engineering, stem, construction, math, triangles
near bridge, molecule, greenhouse
colors white, red, blue
minutes 50 60
waits 60
mess low
heart picks: toothpick, spaghetti = 25
heart joints: air-dry-clay, polymer-clay, play-dough, sticky-tack = 1/4 lb
need base: cardboard, cereal-box = 1 piece
nice skin: tissue-paper, cellophane, tracing-paper = 2 sheet
nice glow: string-light
join glue: glue
tool pencil: pencil, marker
tool scissors: scissors
step circle: draw base picks pencil by cc
step balls: shape joints by cc
step ring: build picks joints > base ring by cc
step first: build picks joints > first by cc
step second: build picks joints > second by cc
step top: build picks joints > top by cc
step test: test base by cc
step dry: dry joints by cc
step skin: glue skin picks glue scissors > skin by cc
step light: arrange glow base > glow by cc
part base = base kraft : o^ kraft 0 72 92 20
part ring = picks own : z tan- 3 -86 46 0 30 86 46 ; z tan 4 -86 46 -52 76 52 76 86 46 ; d white 7 -52 76 52 76 86 46 -86 46
part skin = skin c : p_ c -52 76 0 16 52 76 ; p_ light-blue 0 16 -80 -2 0 -72 ; p_ c- 0 16 80 -2 0 -72
part glow = glow own : o_ yellow 0 64 14 10
part first = picks own : z tan 4 -86 46 -80 -2 -52 76 0 16 52 76 80 -2 86 46
part second = picks own : z tan- 3 -80 -2 -50 -24 50 -24 80 -2 ; z tan 4 -80 -2 0 16 80 -2 ; d white 7 -80 -2 0 16 80 -2
part top = joints w : z tan- 3 -50 -24 0 -72 50 -24 ; z tan 4 -80 -2 0 -72 80 -2 ; z tan 4 0 16 0 -72 ; d white 8 0 -72 0 -72
scene stand

* stage-shades | 4-5 6-8 9-12 | Music
extras head: stick-on-gem
appeal 1
topics rock star, sunglasses, pop star, party, new year's eve, costume, photo booth, dress up, summer, disco, stage
colors pink, gold, teal free
minutes 25 30 40
waits 45
mess low
heart glasses: sunglasses
heart gems: pom-pom, sequin, stick-on-gem, button, sticker = handful
need line: glitter-glue, pipe-cleaner, ribbon, washi-tape, ric-rac = 1
nice feather: feather, paper-fan, gift-bow = 2
join glue: glue
home towel
step wash: prepare glasses towel > glasses by tcc
step plan: arrange gems glasses by ccc
step glue: glue gems glasses glue > gems by ccc
step line: decorate line glasses > line by tcc
step feather: glue feather glasses glue > feather by tcc
step dry: dry glasses by tcc
step stage: play glasses by ccc
part feather = feather a : feather ~ 84 -6 96 -74 10 ; feather ~ -84 -6 -96 -74 10
part glasses = glasses own : b^ k -88 -20 -46 -30 -8 -18 -12 24 -46 40 -80 26 ; b^ k 88 -20 46 -30 8 -18 12 24 46 40 80 26 ; l k 8 -12 -10 0 -16 12 -10 ; b_ gray -74 -10 -46 -18 -20 -10 -24 18 -46 28 -70 18 ; b_ gray 74 -10 46 -18 20 -10 24 18 46 28 70 18 ; z_ w 4 -62 6 -48 -8 ; z_ w 4 34 6 48 -8
part gems = gems a : bits a 1.3 -84 -16 -64 -26 -40 -30 -18 -24 84 -16 64 -26 40 -30 18 -24 ; bits b 1.3 -82 6 -74 28 -54 36 -32 36 -14 24 82 6 74 28 54 36 32 36 14 24
part line = line b : l c 5 -8 -14 0 -24 8 -14
scene lay
`;
