export const shelf = `
* stitched-sock-softie | 6-8 9-12 | -
extras puppet: flower, gift-bow, patch, metallic-paper, tulle, fabric-scrap, party-hat
appeal 3
topics sock animal, sock softie, stuffed animal, soft toy, plush, plushie, sewing, first sewing, hand sewing, recycled sock
variant pig | Farm, Animals | pink, white | pig, pigs, piglet, three little pigs
variant lamb | Farm, Animals | white, black or cream, gray, brown | lamb, sheep, wool, easter
variant cat | Animals | gray, pink, black | cat, kitten, kitty, pets
variant owl | Animals, Nature | brown, yellow, white | owl, owls, night bird, forest animals
minutes 70 75
mess low
heart sock: sock, tube-sock, mitten, tights = 1
heart fill: pillow-stuffing, cotton-ball, wool-roving, fabric-scrap = 2 handful
heart thread: sewing-thread, embroidery-floss = 3 yd
need felt: felt, fabric-scrap, craft-foam, faux-fur = 1 sheet
need eyes: button, bead, felt = 2
nice ribbon: ribbon, yarn, string = 8 in
tool needle: needle
tool chalk: marker, fabric-marker, chalk
tool scissors: scissors
step cut: cut sock scissors by tc
step fill: fill fill sock by cc
step close: sew sock thread needle > body by tc
step neck: sew sock thread needle by tc
step parts: cut felt chalk scissors by cc
step ears: sew felt sock thread needle > pigparts lambparts catparts owlparts by tc
step eyes: sew eyes sock thread needle > eyes by tc
step face: draw chalk felt > pigface lambface catface owlface by cc
step ribbon: tie ribbon sock > ribbon by cc
step name: play sock by cc
part body = sock own : b^ a 0 -82 40 -66 50 -30 38 -6 62 20 64 70 40 94 -40 94 -64 70 -62 20 -38 -6 -50 -30 -40 -66
part pigparts@pig = felt pink : p^ pink- -42 -60 -40 -90 -14 -76 ; p^ pink- 42 -60 40 -90 14 -76 ; o^ pink- 0 -28 18 13 ; o^ pink- -30 92 16 9 ; o^ pink- 30 92 16 9 ; l^ pink- 5 60 40 78 34 72 20 84 16
part lambparts@lamb = felt k : b^ k -38 -52 -70 -44 -72 -26 -44 -32 ; b^ k 38 -52 70 -44 72 -26 44 -32 ; o^ k 0 -36 28 30 ; o^ k -30 92 15 9 ; o^ k 30 92 15 9 ; cotton w -16 -72 14 ; cotton w 8 -76 15 ; cotton w 26 -66 11
part catparts@cat = felt a : p^ gray- -44 -56 -40 -96 -12 -76 ; p^ gray- 44 -56 40 -96 12 -76 ; p_ pink -38 -66 -36 -86 -22 -76 ; p_ pink 38 -66 36 -86 22 -76 ; o_ w 0 46 30 36 ; l^ gray- 9 56 78 86 72 92 40 82 24
part owlparts@owl = felt c : o^ cream -20 -46 22 22 ; o^ cream 20 -46 22 22 ; p^ gold -8 -36 8 -36 0 -18 ; b^ brown- -56 14 -84 40 -70 76 -54 62 ; b^ brown- 56 14 84 40 70 76 54 62 ; o_ tan 0 46 34 36 ; p^ brown- -40 -62 -52 -92 -20 -78 ; p^ brown- 40 -62 52 -92 20 -78
part eyes = eyes own : button k -16 -48 7 ; button k 16 -48 7
part pigface@pig = chalk k : o_ k -6 -28 3 4 ; o_ k 6 -28 3 4 ; u 0 -10 9
part lambface@lamb = chalk w : u 0 -26 7 ; o_ w -16 -48 3 3 ; o_ w 16 -48 3 3
part catface@cat = chalk k : p_ k -5 -34 5 -34 0 -27 ; l_ k 2.4 0 -27 -6 -20 -12 -24 ; l_ k 2.4 0 -27 6 -20 12 -24 ; z_ k 1.6 -16 -28 -42 -32 ; z_ k 1.6 -16 -24 -42 -20 ; z_ k 1.6 16 -28 42 -32 ; z_ k 1.6 16 -24 42 -20
part owlface@owl = chalk k : l_ k 2 -18 36 -10 42 -2 36 ; l_ k 2 2 36 10 42 18 36 ; l_ k 2 -12 54 -4 60 4 54 ; l_ k 2 8 54 14 60 22 54
part ribbon = ribbon b : r^ red 0 -4 74 8 3 ; p^ red 0 -4 -20 -14 -20 8 ; p^ red 0 -4 20 -14 20 8
scene stand

* tilt-soccer-lid | 4-5 6-8 9-12 | Sports
extras game: bell, bread-tag, clothespin, dried-bean, duct-tape, glitter-paper, paper-clip, ric-rac, sticky-note, ticket-stub, washi-tape
appeal 3
topics marble maze, soccer, football, tilt game, tabletop soccer, pinball, ball game, box game, world cup, maze, goal, travel game
colors green, white, red
minutes 60 45 50
waits 60
mess low
heart field@4-5: cardboard, shoebox, pizza-box, cardboard-box, cereal-box = 1
heart field@6-8,9-12: cardboard, shoebox, pizza-box, cardboard-box, plastic-lid, cereal-box = 1
heart ball: marble, bead, ping-pong-ball, wooden-bead, dried-chickpea = 1
heart rails: paper-straw, plastic-straw, craft-stick, pipe-cleaner, cardboard, toothpick = 8
nice coat: marker, paint, acrylic-paint, construction-paper, crayon = 2 color
nice net: net-bag, gauze, paper-cup, egg-carton, tissue-paper = 1
nice players: sticker, bottle-cap, button, cork, clothespin = 6
join fix: glue, tape
tool brush: paintbrush when coat=paint,acrylic-paint
tool pen: marker, permanent-marker
tool scissors: scissors
step rim: build field scissors fix > field by gtc
step coat: decorate coat field brush? fix? > grass by ccc
step lines: draw pen field > lines by tcc
step goals: cut field pen scissors > goals by gtc
step trial: arrange rails field ball? by ccc
step rails: glue rails field scissors fix > rails by ccc
step players: glue players field fix > players by ccc
step net: tape net field fix > net by ccc
step dry: dry field by ccc
step play: play ball field > ball by ccc
part field = field own : r^ kraft 0 0 150 190 3
part grass = coat green : r_ green 0 0 136 176 2 ; r_ green+ 0 -66 136 22 ; r_ green+ 0 -22 136 22 ; r_ green+ 0 22 136 22 ; r_ green+ 0 66 136 22
part lines = pen w : z_ w 3 -66 0 66 0 ; a_ w 0 0 20 17 0 360 ; z_ w 3 -34 -86 -34 -60 34 -60 34 -86 ; z_ w 3 -34 86 -34 60 34 60 34 86
part goals = field k : r_ k 0 -84 36 14 5 ; r_ k 0 84 36 14 5
part rails = rails w : r ~ -40 -40 44 6 3 20 ; r ~ 40 -40 44 6 3 -20 ; r ~ -40 40 44 6 3 -20 ; r ~ 40 40 44 6 3 20 ; r ~ 0 -24 30 6 3 ; r ~ 0 24 30 6 3 ; r ~ -54 0 6 24 3 ; r ~ 54 0 6 24 3
part players = players own : o^ red -24 -6 7 7 ; o^ red -44 -62 7 7 ; o^ red 44 62 7 7 ; o^ blue 24 6 7 7 ; o^ blue 44 -62 7 7 ; o^ blue -44 62 7 7
part net = net w : z_ w 1.6 -18 -92 18 -76 ; z_ w 1.6 18 -92 -18 -76 ; z_ w 1.6 -18 76 18 92 ; z_ w 1.6 18 76 -18 92
part ball = ball w : o^ w 8 -12 6 6 ; o_ light-blue 6 -14 2 2
scene lay

* ribbon-star-wand | 4-5 6-8 9-12 | Fantasy, Fairy Tales
extras worn: glitter-glue, sequin, bell, charm, tulle, stick-on-gem
appeal 3
topics wand, magic wand, fairy wand, wizard wand, star wand, fairy godmother, fairy, wizard, magic, dress up, princess, spell
near unicorn
colors gold, pink, purple free
minutes 45 35 40
waits 45
mess some
heart stick: dowel, stick, chopstick, wooden-spoon, paper-straw, balloon-stick = 1
heart card: cardboard, cereal-box, cardstock, glitter-paper, metallic-paper, felt, craft-foam = 1
heart ribbon: ribbon, crepe-paper, tulle, yarn, tinsel, lace, fabric-scrap = 4 ft
need coat: paint, acrylic-paint, metallic-paint, marker, aluminum-foil = 1 color
nice shine: glitter, glitter-glue, sequin, stick-on-gem, confetti = 2 tsp
nice wrap: ribbon, yarn, washi-tape, aluminum-foil = 1 yd
nice bell: bell, bead, button, charm = 2
join fix: glue, glue-gun
tool brush: paintbrush when coat=paint,acrylic-paint,metallic-paint
tool pen: pencil, marker
tool scissors: scissors
step star: draw pen card by tcc
step cut: cut card scissors by gtc
step coat: decorate coat card brush? > star by ccc
step shine: decorate shine card fix > shine by ccc
step dry: dry card by ccc
step wrap: tie wrap stick > wrap by ccc
step ribbons: tie ribbon stick scissors > ribbons by ttc
step bell: thread bell ribbon > bell by tcc
step join: glue card stick fix > stick by tcc
step spell: play stick by ccc
part ribbons = ribbon b : l ~ 6 0 2 -20 34 -10 60 -28 92 ; l c 6 2 2 -4 36 -24 58 -14 90 ; l ~ 6 6 2 26 34 14 60 32 92 ; l c 6 4 2 8 36 28 56 18 90
part stick = stick own : stick ~ 0 -6 0 98 9
part wrap = wrap a : z_ a 5 -5 26 5 20 ; z_ a 5 -5 40 5 34 ; z_ a 5 -5 54 5 48 ; z_ a 5 -5 68 5 62 ; z_ a 5 -5 82 5 76
part star = card a : s^ a 0 -44 5 54 25
part shine = shine c : d w 2.4 -20 -50 14 -60 0 -30 24 -38 -10 -72 6 -84 -34 -50 30 -54 ; s_ w 0 -44 4 12 3.5
part bell = bell gold : o^ gold -28 94 6 6 ; o^ gold 32 94 6 6
template star 2 5
scene stand

* felt-finger-troupe | 6-8 9-12 | -
extras puppet: sequin, glitter-glue
topics finger puppets, finger puppet, felt puppets, puppet show, theater, sewing, first sewing, felt animals, story time
variant farm | Farm, Animals | pink, white, yellow | pig, sheep, chick, barnyard, old macdonald
variant forest | Animals, Nature | orange, brown, white | fox, bear, owl, woodland, forest animals
variant tale | Fairy Tales | red, gray, pink | red riding hood, wolf, grandmother, three pigs
variant jungle | Jungle, Animals | yellow, green, gray | lion, frog, elephant, safari
minutes 60 70
mess low
heart felt: felt, fabric-scrap, old-sweater = 3 color
heart thread: embroidery-floss, sewing-thread, yarn = 3 yd
need eyes: bead, button, sequin, felt = 6
nice hair: yarn, faux-fur, wool-roving, pom-pom = 12 in
nice stage: shoebox, cardboard-box, tissue-box, cereal-box = 1
join fix: glue
tool needle: needle
tool pen: pencil, marker, fabric-marker, chalk
tool scissors: scissors
home paper
step pattern: draw pen paper by cc
step cut: cut felt scissors paper by cc
step parts: cut felt scissors > farmears forestears taleears jungleears by cc
step eyes: sew eyes felt thread needle > eyes by tc
step glue: glue felt fix by cc
step sew: sew felt thread needle > bodies stitches by tc
step hair: glue hair felt scissors fix > hair by cc
step face: draw pen felt > faces by cc
step stage: cut stage scissors by gt
step show: play felt stage? by cc
part bodies = felt own : q^ a 16 -90 -30 -58 -62 -34 -62 -34 76 -90 76 ; q^ b 16 -28 -30 0 -62 28 -30 28 76 -28 76 ; q^ c 16 34 -30 62 -62 90 -30 90 76 34 76
part stitches = thread w : stitch w -86 -20 -86 70 8 ; stitch w -38 -40 -38 70 9 ; stitch w -24 -20 -24 70 8 ; stitch w 24 -20 24 70 8 ; stitch w 38 -20 38 70 8 ; stitch w 86 -20 86 70 8
part farmears@farm = felt own : p^ pink- -86 -40 -82 -66 -64 -54 ; p^ pink- -38 -44 -42 -66 -58 -54 ; o^ pink- -62 -12 14 10 ; b^ k -24 -36 -40 -30 -36 -18 -22 -22 ; b^ k 24 -36 40 -30 36 -18 22 -22 ; o^ k 0 -18 16 18 ; p^ orange 54 -14 70 -14 62 0 ; p^ yellow- 58 -58 62 -74 68 -58
part forestears@forest = felt own : p^ orange -88 -40 -84 -72 -64 -54 ; p^ orange -36 -44 -40 -72 -58 -54 ; b_ w -80 -10 -62 6 -44 -10 -62 -22 ; o^ brown -20 -56 10 10 ; o^ brown 20 -56 10 10 ; o^ tan 0 -10 13 10 ; p^ brown 40 -40 38 -66 56 -54 ; p^ brown 84 -40 86 -66 68 -54 ; p^ gold 56 -14 68 -14 62 -2
part taleears@tale = felt own : b^ red -90 -4 -88 -50 -62 -72 -36 -50 -34 -4 -46 -6 -50 -40 -74 -40 -78 -6 ; o_ tan -62 -22 15 17 ; p^ gray- -26 -40 -22 -74 -4 -56 ; p^ gray- 26 -40 22 -74 4 -56 ; b_ gray+ -14 -12 0 4 14 -12 0 -22 ; b^ w 38 -36 44 -62 62 -70 80 -62 86 -36 62 -46 ; o_ tan 62 -20 17 16
part jungleears@jungle = felt own : y^ brown -62 -24 32 30 14 .2 ; o^ yellow -62 -24 20 20 ; o^ green- -16 -58 11 11 ; o^ green- 16 -58 11 11 ; o^ gray- 34 -24 14 20 ; o^ gray- 90 -24 14 20 ; l^ gray 11 62 -16 62 10 72 18
part eyes = eyes own : e -70 -28 5 ; e -54 -28 5 ; e -8 -28 5 ; e 8 -28 5 ; e 54 -28 5 ; e 70 -28 5
part faces = pen k : u -62 -6 6 ; u 0 -8 6 ; o_ k -62 -14 3 2.4
part hair = hair own : l ~ 4 -66 -60 -70 -76 ; l ~ 4 -60 -62 -58 -78
scene lay

* leaf-sail-raft | 4-5 6-8 9-12 | Nature, Transportation
appeal 3
topics raft, stick raft, twig raft, boat, sail boat, sailing, stream, creek, pond, backyard, nature walk, bark boat, forest school
near camping, scouts, outdoors
colors brown, green, tan
minutes 40 40 45
mess low
place outdoors
heart sticks: stick, bamboo, craft-stick, reed = 8
heart line: string, raffia, yarn, cotton-cord, grass = 2 yd
need sail: leaf, fern-frond, corn-husk, fake-leaf, paper, fabric-scrap = 1
need mast: stick, reed, wooden-skewer, chopstick, paper-straw = 1
nice crew: acorn, pinecone, seashell, chestnut, snail-shell = 2
nice float: cork, bottle-cork, bark = 3
tool scissors: scissors
home bowl
home water
step sort: prepare sticks > sticks by ccc
step lay: arrange sticks line by tcc
step bind: tie sticks line scissors > line by ttc
step cross: tie sticks line > cross by ttc
step float: tie float sticks line > float by ttc
step mast: build mast sticks line > mast by ttc
step sail: thread sail mast > sail by tcc
step crew: arrange crew sticks > crew by ccc
step swim: test sticks water bowl by ccc
step launch: play sticks sail by tcc
part float = float tan : r^ tan -56 66 26 18 6 ; r^ tan 0 72 26 18 6 ; r^ tan 56 66 26 18 6
part sticks = sticks brown : stick brown -92 26 92 20 11 ; stick brown- -90 36 90 32 11 ; stick brown -94 48 94 44 11 ; stick brown- -90 58 92 56 11 ; stick brown -88 70 88 66 11
part cross = sticks brown : stick brown- -58 16 -58 76 8 ; stick brown- 58 14 58 74 8
part line = line tan : z tan 5 -66 22 -50 30 ; z tan 5 -66 44 -50 52 ; z tan 5 -66 64 -50 72 ; z tan 5 50 20 66 28 ; z tan 5 50 42 66 50 ; z tan 5 50 62 66 70
part mast = mast brown : stick brown 0 44 0 -92 7
part sail = sail green : j^ green 4 16 16 -88 42 ; z_ green- 2 6 10 14 -78 ; z_ green- 1.4 8 -14 30 -34 ; z_ green- 1.4 10 -34 32 -54 ; z_ green- 1.4 8 -14 -16 -30 ; z_ green- 1.4 10 -36 -12 -52
part crew = crew own : bits own 1.4 -34 34 36 32
scene lay

* dinosaur-world-jar | 4-5 6-8 9-12 | Dinosaurs
extras world Dinosaurs: pinecone, stone
extras jar: crystal, stone
appeal 3
topics dinosaur terrarium, dinosaur habitat, dinosaur world, small world, prehistoric, jurassic, t-rex, triceratops, dinosaur jar, diorama
near jungle
colors green, brown, orange
minutes 30 35 35
mess some
heart jar: glass-jar, plastic-jar, plastic-tub, bowl, shoebox = 1
heart dino: toy-animal = 1
heart ground: sand, soil, moss, pebble, kinetic-sand, coffee-grounds, colored-sand = 1 cup
need green: moss, leaf, fern-frond, fake-leaf, grass, tissue-paper, construction-paper, pine-branch = 1 handful
nice stones: pebble, stone, seashell, bark, pinecone = 5
nice egg: air-dry-clay, play-dough, modeling-clay, dried-bean = 1 scrap
nice volcano: paper, aluminum-foil, construction-paper, egg-carton = 1 scrap
nice lid: tulle, cellophane, fabric-scrap, paper = 1
join hold: rubber-band, string, yarn, tape when lid
tool spoon: metal-spoon, plastic-spoon, wooden-spoon
step clean: prepare jar > jar by ccc
step ground: fill ground jar spoon > ground by ccc
step stones: arrange stones jar > stones by ccc
step green: arrange green jar > green by ccc
step volcano: shape volcano > volcano by tcc
step eggs: roll egg > eggs by ccc
step dino: arrange dino jar > dino by ccc
step lid: tie lid jar hold > lid by tcc
step look: play jar by ccc
part jar = jar own : q^ glass 22 -70 -70 70 -70 78 -50 78 90 -78 90 -78 -50
part green = green green : leaf green -58 62 -66 4 12 ; leaf green -48 62 -36 10 11 ; leaf green+ 56 62 66 -8 12 ; leaf green 48 62 34 14 10 ; leaf green+ -54 60 -50 -10 9 ; o_ green -40 64 22 10 ; o_ green+ 44 66 20 9
part volcano = volcano brown : p^ brown -10 58 14 2 26 2 50 58 ; p_ orange 12 2 28 2 24 16 20 8 16 20 ; y^ gray+ 22 -16 12 10 7 .2
part ground = ground tan : q_ ~ 10 -77 62 -40 54 0 62 40 55 77 62 76 86 -76 86
part stones = stones gray : bits own 1.2 -58 76 -44 82 -8 74 40 78 60 72
part dino = dino green : toy ~ -8 58 54
part eggs = egg cream : o^ cream 22 72 8 10 ; o^ cream 36 76 8 10
part lid = lid own : r^ ~ 0 -76 150 14 4 ; z_ ~- 3 -72 -68 72 -68
scene stand

* foil-cargo-barge | 4-5 6-8 9-12 | Ocean, Transportation
extras world Ocean: cork
appeal 3
topics foil boat, boat, boats, ship, barge, sink or float, floating, penny boat, science, stem, water play, experiment, harbor
near pirates, sailing
colors silver, red, blue
minutes 25 30 30
mess some
heart foil: aluminum-foil, foil-pan, foil-tray = 1
heart cargo: coin, marble, metal-washer, pebble, dried-bean, button, glass-gem, paper-clip = 20
need mast: paper-straw, plastic-straw, toothpick, wooden-skewer, craft-stick, stick, chopstick = 1
need flag: paper, construction-paper, tissue-paper, felt, washi-tape, wrapping-paper = 1 scrap
nice crew: toy-animal, cork, peg-doll, toy-brick, bottle-cork = 1
nice sea: food-coloring = 3 drop
join fix: tape, washi-tape, masking-tape
tool pen: marker, permanent-marker, crayon
tool scissors: scissors
home bowl
home water
home towel
step sea: prepare water bowl sea? > sea by ccc
step hull: fold foil > hull by tcc
step corners: fold foil by tcc
step mast: tape mast foil fix > mast by tcc
step flag: cut flag pen scissors fix > flag by tcc
step leak: test foil water towel by ccc
step guess: play cargo by ccc
step load: test cargo foil > cargo by ccc
step crew: arrange crew foil > crew by ccc
step better: build foil by ccc
part sea = water light-blue : r_ ~ 0 74 196 50 10 ; l_ blue 4 -90 60 -60 66 -30 60 0 66 30 60 60 66 90 60
part mast = mast own : z^ ~ 5 0 30 0 -84
part flag = flag a : p^ ~ 2 -84 54 -64 2 -44 ; o_ w 18 -64 7 7
part cargo = cargo gold : o^ gold -44 18 11 11 ; o^ gold -26 14 11 11 ; o^ gold 24 14 11 11 ; o^ gold 44 18 11 11 ; o^ gold -34 6 10 10 ; o^ gold 34 4 10 10
part crew = crew own : toy ~ -58 16 26
part hull = foil silver : p^ silver -90 16 90 16 68 62 -68 62 ; p_ silver+ -90 16 -40 16 -62 48 ; p_ silver- -40 16 -4 24 -20 60 ; p_ silver+ 10 18 50 16 30 56 ; p_ silver- 56 18 86 18 66 58
scene lay

* tissue-scale-bottle-fish | 4-5 6-8 | Ocean, Animals
extras hanging: sequin, stick-on-gem, glitter-glue
topics bottle fish, fish, rainbow fish, plastic bottle fish, tropical fish, coral reef, recycling, upcycling, under the sea, aquarium, goldfish, earth day
colors blue, orange, yellow
minutes 40 45
waits 60
mess some
heart bottle: plastic-bottle, detergent-bottle, squeeze-bottle = 1
heart scales: tissue-paper, cupcake-liner, crepe-paper, wrapping-paper, construction-paper, aluminum-foil, paint-chip = 3 sheet
need fins: construction-paper, craft-foam, felt, cardstock, paper-plate = 1 sheet
nice eyes: googly-eye, button, bottle-cap, sticker = 2
nice belly: sequin, bead, pebble, dried-bean, rice = 1/4 cup
nice line: string, yarn, fishing-line, ribbon = 1 yd
join fix: glue, tape
tool pen: marker, permanent-marker
tool brush: paintbrush, sponge-brush when fix=glue
tool scissors: scissors
step dry: prepare bottle > bottle by cc
step belly: fill belly bottle > belly by cc
step cut: cut scales scissors by tc
step rows: glue scales bottle fix brush? > scales by cc
step fins: cut fins pen scissors by tc
step tail: glue fins bottle fix > fins by tc
step eyes: glue eyes bottle fix > eyes by cc
step set: dry bottle by cc
step line: tie line bottle > line by tc
step swim: play bottle by cc
part line = line own : z_ ~ 2 -6 -30 0 -100
part fins = fins b : p^ ~ 62 0 98 -44 92 0 98 44 ; b^ ~ -20 -40 0 -74 34 -70 30 -36 ; b^ ~ -10 40 6 70 28 62 18 38 ; b^ ~ -6 6 20 -4 26 16 8 26
part bottle = bottle light-blue : b^ light-blue -96 -8 -88 -18 -70 -20 -40 -44 10 -46 50 -30 70 0 50 30 10 46 -40 44 -70 20 -88 18 -96 8
part belly = belly own : bits own .8 -30 30 -10 34 10 32
part scales = scales a : a_ a -20 -26 13 0 -90 90 ; a_ b -20 0 13 0 -90 90 ; a_ a -20 26 13 0 -90 90 ; a_ c 2 -32 12 0 -90 90 ; a_ a 2 -12 12 0 -90 90 ; a_ b 2 12 12 0 -90 90 ; a_ c 2 32 12 0 -90 90 ; a_ b 22 -24 12 0 -90 90 ; a_ c 22 0 12 0 -90 90 ; a_ a 22 24 12 0 -90 90 ; a_ a 42 -14 11 0 -90 90 ; a_ b 42 10 11 0 -90 90
part eyes = eyes own : e -54 -10 11
scene hang

* cap-castanets | 4-5 6-8 9-12 | Music
extras sound: stick-on-gem, sticker, glitter-glue, ribbon
appeal 1
topics castanets, clappers, clickers, instruments, rhythm, band, spain, flamenco, dance, crocodile clapper, percussion, music class
near cinco de mayo
colors red, yellow, black free
minutes 20 25 25
waits 30
mess low
heart caps: bottle-cap, metal-lid, button, coin, walnut-shell, plastic-lid, metal-washer = 4
heart card: cardboard, cereal-box, cardstock, paper-plate, folder = 1
need pens: marker, paint, acrylic-paint, crayon, permanent-marker = 3 color
nice eyes: googly-eye, sticker = 4
nice band: ribbon, yarn, sewing-elastic, string = 24 in
nice border: washi-tape, duct-tape, sticker, glitter-glue = 1
join fix: glue-gun, waterproof-glue, duct-tape, tape
tool brush: paintbrush when pens=paint,acrylic-paint
tool scissors: scissors
step strips: cut card scissors by tcc
step fold: fold card > card by ccc
step pattern: color pens card brush? > pattern by ccc
step border: decorate border card > border by ccc
step eyes: decorate eyes card fix > eyes by ccc
step caps: build caps card fix > caps by ggt
step dry: dry card by ccc
step band: tie band card > band by tcc
step clap: test card by ccc
step song: play card by ccc
part band = band c : l ~ 5 -86 -50 -96 -30 -84 -10 ; l ~ 5 86 -50 96 -30 84 -10
part card = card own : q^ a 8 -90 -62 -14 -40 -14 -18 -90 -36 ; q^ a 8 -90 -26 -14 10 -18 34 -92 2 ; q^ a 8 90 -62 14 -40 14 -18 90 -36 ; q^ a 8 90 -26 14 10 18 34 92 2
part pattern = pens b : z_ b 5 -80 -50 -66 -38 -52 -48 -38 -34 -26 -36 ; z_ b 5 80 -50 66 -38 52 -48 38 -34 26 -36 ; z_ b 5 -80 -12 -66 -2 -50 0 -36 16 -24 18 ; z_ b 5 80 -12 66 -2 50 0 36 16 24 18
part border = border c : z_ c 4 -88 -58 -16 -38 ; z_ c 4 88 -58 16 -38
part eyes = eyes own : e -34 -46 8 ; e 34 -46 8
part caps = caps silver : cap silver -32 -22 13 ; cap silver -34 12 13 ; cap silver 32 -22 13 ; cap silver 34 12 13
scene lay

* filter-planet-sky | 4-5 6-8 | Space
extras picture Space: candy-wrapper, wrapping-paper, tinsel, stick-on-gem, sequin, glitter-glue, cotton-ball, pom-pom, sticker, salt
topics planets, planet, coffee filter planets, outer space, saturn, jupiter, galaxy, stars, astronomy, night sky
near solar system
colors navy, orange, teal
minutes 35 40
waits 30
mess some
heart filters: coffee-filter, paper-towel, paper-doily = 3
heart pens: marker, watercolor-paint, food-coloring = 3 color
need sky: construction-paper, cardstock, packing-paper, paper = 1 sheet
nice spray: spray-bottle, pipette = 1
nice stars: sticker, chalk, metallic-pen, glitter-glue, salt, sequin = 15
nice ring: pipe-cleaner, ribbon, yarn, metallic-paper, construction-paper = 1
nice moons: button, pom-pom, cotton-ball, bead = 3
join fix: glue
tool brush: paintbrush, cotton-swab when pens=watercolor-paint,food-coloring
tool scissors: scissors
home plate
home water
step rings: color pens filters brush? by cc
step wet: wash filters water plate spray? by cc
step dry: dry filters by cc
step cut: cut filters scissors by tc
step plan: arrange filters sky > page by cc
step stick: glue filters sky fix > planets by cc
step ring: glue ring sky scissors fix > ring by tc
step moons: glue moons sky fix > moons by cc
step stars: decorate stars sky fix > stars by cc
step trip: play sky by cc
part page = sky navy : r^ navy 0 0 184 184 3
part stars = stars yellow : s_ yellow -78 -70 5 8 3.5 ; s_ yellow 10 -80 5 7 3 ; s_ yellow 74 -66 5 8 3.5 ; s_ yellow -20 -20 5 6 2.6 ; s_ yellow 80 30 5 7 3 ; s_ yellow -80 40 5 8 3.5 ; s_ yellow 4 84 5 7 3 ; s_ yellow 78 80 5 6 2.6 ; s_ yellow -60 82 5 6 2.6
part planets = filters own : o_ orange -40 -36 34 34 ; l_ gold 7 -72 -44 -40 -50 -8 -44 ; l_ red 7 -72 -26 -40 -20 -8 -28 ; o_ red -28 -34 7 5 ; o_ teal 40 22 30 30 ; l_ blue 7 14 14 40 4 66 14 ; l_ green 6 16 34 40 40 64 32 ; o_ pink -38 54 22 22 ; l_ purple 6 -56 50 -38 46 -20 52
part ring = ring gold : l gold 6 0 34 10 46 40 40 74 18 84 2 68 4
part moons = moons own : bits own 1 -2 -58 76 -10 -10 58
scene lay
`;
