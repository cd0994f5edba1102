export const shelf = `
* noodle-mane-lion | 4-5 6-8 | Jungle, Animals
topics lion, lions, lion mask, zoo, safari, savanna, africa, pasta art, noodles, king of the jungle, leo
colors yellow, orange, brown
minutes 30 35
waits 60
mess some
heart mane: dry-pasta, breakfast-cereal, popcorn, dried-bean = 2 handful
heart plate: paper-plate, paper-bowl, cardboard = 1
need color: paint = 2 color
nice ears: construction-paper, felt, cardstock, craft-foam = 1 sheet
nice eyes: googly-eye, button = 2
nice whiskers: spaghetti, pipe-cleaner, string, yarn, raffia = 6 in
nice nose: pom-pom, button, bottle-cap = 1
join stick: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors when ears; whiskers!=spaghetti
tool pen: marker, crayon
step paint: paint plate color brush > face by cc
step ears: glue ears plate stick scissors > ears by tc
step eyes: glue eyes plate stick > eyes by cc
step face: draw pen plate > lines by cc
step nose: glue nose plate stick > nose by cc
step whiskers: glue whiskers plate stick scissors > whiskers by tc
step mane: glue mane plate stick > mane by cc
step dry: dry plate by gg
step roar: play plate by cc
part ears = ears b : o^ ~ -44 -58 18 18 ; o^ ~ 44 -58 18 18 ; o_ ~+ -44 -58 9 9 ; o_ ~+ 44 -58 9 9
part face = plate own paint paint a : plate ~ 0 8 72 ; a_ b 0 8 72 55 0 360
part mane = mane gold : bits ~ 1.5 0 -58 17.1 -55.8 33 -49.2 46.7 -38.7 57.2 -25 63.8 -9.1 66 8 63.8 25.1 57.2 41 46.7 54.7 33 65.2 17.1 71.8 0 74 -17.1 71.8 -33 65.2 -46.7 54.7 -57.2 41 -63.8 25.1 -66 8 -63.8 -9.1 -57.2 -25 -46.7 -38.7 -33 -49.2 -17.1 -55.8 7.9 -48.4 25 -43.2 39.6 -33 50.3 -18.8 56.1 -1.9 56.4 15.9 51.2 33 41 47.6 26.8 58.3 9.9 64.1 -7.9 64.4 -25 59.2 -39.6 49 -50.3 34.8 -56.1 17.9 -56.4 0.1 -51.2 -17 -41 -31.6 -26.8 -42.3 -9.9 -48.1
part lines = pen k : k -18 -6 5 ; k 18 -6 5 ; p_ k -9 14 9 14 0 25 ; l_ k 2.5 0 24 0 32 ; u -9 32 9 ; u 9 32 9
part eyes = eyes own : e -18 -6 9 ; e 18 -6 9
part nose = nose k : o^ k 0 18 10 8
part whiskers = whiskers own : z_ ~ 2.5 -16 26 -46 18 ; z_ ~ 2.5 -16 30 -48 29 ; z_ ~ 2.5 -16 34 -46 40 ; z_ ~ 2.5 16 26 46 18 ; z_ ~ 2.5 16 30 48 29 ; z_ ~ 2.5 16 34 46 40
scene hang

* fork-strokes | 4-5 6-8 | -
extras picture Animals: washi-tape, wrapping-paper, craft-stick, sticker, yarn, stick, leaf, fake-leaf
appeal 1
topics fork painting, kitchen painting, painting without a brush, process art
variant hedgehog | Animals, Seasons | brown, tan, green or tan, gray | hedgehog, hedgehogs, porcupine, porcupines, woodland animals, forest animals
variant lion | Animals, Jungle | orange, yellow, brown | lion, lions, zoo, safari
variant sun | Weather, Seasons | yellow, orange, light blue | sun, sunshine, sunny day, summer
variant flowers | Nature, Seasons | red, green, yellow or pink, purple, yellow, orange, blue, white | flower, flowers, tulips, garden, spring, mother's day, meadow
minutes 25 30
waits 30
mess some
heart fork: plastic-fork = 1
heart color: paint = 2 color
need paper: paper, construction-paper, cardstock, watercolor-paper, paper-plate = 1 sheet
nice eyes: googly-eye, button = 2
nice grass: leaf, grass, tissue-paper, construction-paper, crepe-paper = handful
home plate
join stick: glue
tool pen: marker, crayon
step pour: prepare color plate by tc
step body: paint fork color paper > sheet body-h body-l body-s body-f by cc
step strokes: print fork color paper > strokes-h strokes-l strokes-s strokes-f by cc
step dry: dry paper by gg
step face: draw pen paper > face-h face-l face-s face-f by cc
step eyes: glue eyes paper stick > eyes-h eyes-l by cc
step grass: glue grass paper stick > grass by cc
step show: play paper by cc
part sheet = paper w : ground w 0 0 180 156
part grass = grass green : j_ ~ -70 74 -78 48 6 ; j_ ~ -60 74 -56 44 6 ; j_ ~+ 60 74 54 46 6 ; j_ ~ 70 74 78 50 6 ; j_ ~+ -48 74 -40 54 5 ; j_ ~ 46 74 40 56 5
part strokes-h@hedgehog = color a : z_ ~ 3 -28 10 -40 -18 ; z_ ~ 3 -18 4 -26 -28 ; z_ ~ 3 -6 0 -8 -36 ; z_ ~ 3 8 -2 10 -40 ; z_ ~ 3 22 -2 30 -36 ; z_ ~ 3 36 4 48 -26 ; z_ ~ 3 48 12 66 -12 ; z_ ~ 3 56 22 80 6 ; z_ ~ 3 60 34 84 26 ; z_ ~ 3 -12 16 -20 -10 ; z_ ~ 3 4 14 4 -14 ; z_ ~ 3 20 14 26 -12 ; z_ ~ 3 36 20 50 0
part body-h@hedgehog = color a : b_ ~+ -78 38 -46 12 -20 -4 20 -8 52 8 62 36 50 56 -30 58 -60 50
part face-h@hedgehog = pen k : o_ k -78 38 6 6 ; k -52 26 4 ; u -58 44 7 ; z_ k 3 -20 58 -22 66 ; z_ k 3 26 58 28 66
part eyes-h@hedgehog = eyes own : e -52 26 8
part strokes-l@lion = color a : z_ ~ 3 0 -34 0 -74 ; z_ ~ 3 18 -30 34 -66 ; z_ ~ 3 34 -16 62 -44 ; z_ ~ 3 40 2 80 -8 ; z_ ~ 3 40 18 78 32 ; z_ ~ 3 28 32 56 60 ; z_ ~ 3 10 40 20 74 ; z_ ~ 3 -10 40 -20 74 ; z_ ~ 3 -28 32 -56 60 ; z_ ~ 3 -40 18 -78 32 ; z_ ~ 3 -40 2 -80 -8 ; z_ ~ 3 -34 -16 -62 -44 ; z_ ~ 3 -18 -30 -34 -66 ; z_ ~ 3 8 -34 16 -70 ; z_ ~ 3 -8 -34 -16 -70 ; z_ ~ 3 38 -8 70 -28 ; z_ ~ 3 -38 -8 -70 -28 ; z_ ~ 3 40 10 80 12 ; z_ ~ 3 -40 10 -80 12 ; z_ ~ 3 34 26 68 48 ; z_ ~ 3 -34 26 -68 48
part body-l@lion = color b : o_ ~ 0 4 42 42
part face-l@lion = pen k : k -14 -6 4.5 ; k 14 -6 4.5 ; p_ k -7 10 7 10 0 18 ; u -6 20 6 ; u 6 20 6
part eyes-l@lion = eyes own : eyeball green -14 -6 8 ; eyeball green 14 -6 8
part strokes-s@sun = color b : z_ ~ 3 0 -38 0 -74 ; z_ ~ 3 22 -32 40 -64 ; z_ ~ 3 38 -16 70 -36 ; z_ ~ 3 44 2 82 0 ; z_ ~ 3 38 22 72 40 ; z_ ~ 3 22 38 40 68 ; z_ ~ 3 0 44 0 76 ; z_ ~ 3 -22 38 -40 68 ; z_ ~ 3 -38 22 -72 40 ; z_ ~ 3 -44 2 -82 0 ; z_ ~ 3 -38 -16 -70 -36 ; z_ ~ 3 -22 -32 -40 -64
part body-s@sun = color a : o_ ~ 0 4 40 40
part face-s@sun = pen k : k -13 -2 4 ; k 13 -2 4 ; u 0 8 12
part strokes-f@flowers = color a : b_ ~ -62 -20 -50 -44 -44 -28 -38 -48 -32 -28 -24 -44 -18 -20 -26 0 -52 0 ; b_ ~ 2 -34 12 -60 18 -44 26 -62 32 -44 40 -60 48 -34 40 -14 12 -14 ; b_ c 44 4 52 -14 58 -2 64 -16 68 -2 76 -14 82 4 76 18 52 18
part body-f@flowers = color b : z_ ~ 4 -40 0 -38 66 ; z_ ~ 4 25 -14 24 66 ; z_ ~ 4 64 18 62 66 ; j_ ~ -38 50 -58 26 6 ; j_ ~ 24 46 46 24 6
part face-f@flowers = pen k : d_ yellow 3 -40 -14 25 -30 64 8
scene lay

* beach-shell-creatures | 4-5 6-8 9-12 | Ocean, Animals
extras world Ocean: sand, seashell, pebble, driftwood, sea-glass, dry-pasta, feather, snail-shell, dried-chickpea, air-dry-clay, paper-doily, toilet-paper, stone, bread-tag, stick
topics shells, seashells, beach, beach day, seaside, snail, crab, turtle, hermit crab, sea turtle, summer, under the sea, tide pool
near vacation
colors green, orange, tan
minutes 25 30 30
mess low
heart shell: seashell, snail-shell = 3
heart dough: play-dough, modeling-clay, air-dry-clay, salt-dough = 1 cup
nice eyes: googly-eye, bead, button, dried-bean = 6
nice legs: pipe-cleaner, craft-stick, raffia, stick = 2
nice beach: sand, colored-sand, salt = 1 cup
nice weed: ribbon, crepe-paper, leaf, moss, tissue-paper = handful
need tray: paper-plate, foil-pan, plastic-lid, cardboard = 1
tool scissors: scissors when legs
tool pen@4-5,6-8,9-12: pencil, craft-stick
step roll: shape dough by ccc
step snail: build shell dough > snail by ccc
step turtle: build shell dough > turtle by ccc
step crab: build shell dough > crab by ccc
step legs: cut legs scissors dough > legs by tcc
step eyes: decorate eyes dough > eyes by ccc
step faces: shape pen dough by ccc
step beach: fill beach tray > beach tray by ccc
step weed: arrange weed tray > weed by ccc
step live: play shell tray by ccc
part tray = tray w : o^ ~ 0 46 97 48 ; o_ ~- 0 46 84 38 ; o_ ~ 0 46 82 36
part beach = beach tan : o_ ~ 0 46 82 36
part weed = weed green : l ~ 5 -70 72 -62 62 -72 52 -62 42 ; l ~ 5 82 56 74 48 84 38 76 30
part turtle = dough a : o ~ 24 26 10 8 ; o ~ 70 26 10 8 ; o ~ 86 8 13 11 ; b^ tan 12 22 18 -14 48 -28 76 -12 80 22 ; z_ ~- 2 30 20 34 -14 ; z_ ~- 2 48 20 48 -24 ; z_ ~- 2 66 20 62 -14
part snail = dough a : l ~ 14 -84 36 -50 40 -20 36 -14 14 ; o ~ -14 8 11 12 ; l ~ 3 -18 0 -22 -16 ; l ~ 3 -10 0 -6 -16 ; o^ cream -52 10 30 28 ; i_ brown -52 10 24 2.5 4
part crab = dough b : o^ ~ 6 68 30 16 ; o^ ~+ 6 58 22 16 ; o ~ -34 54 10 9 ; o ~ 46 54 10 9 ; l ~ 4 -20 66 -32 60 ; l ~ 4 32 66 44 60
part legs = legs own : z_ ~ 4 -20 72 -38 78 ; z_ ~ 4 -18 76 -34 86 ; z_ ~ 4 -12 79 -24 92 ; z_ ~ 4 -4 81 -10 95 ; z_ ~ 4 32 72 50 78 ; z_ ~ 4 30 76 46 86 ; z_ ~ 4 24 79 36 92 ; z_ ~ 4 16 81 22 95
part eyes = eyes own : e -22 -18 5 ; e -6 -18 5 ; e 88 4 5 ; e 82 4 4 ; e 0 48 6 ; e 14 48 6
scene lay

* shining-star-wand | 4-5 6-8 | Fantasy, Fairy Tales
extras worn: bell, charm, tulle
topics magic wand, wand, wizard, wizards, witch, fairy, fairies, fairy godmother, princess, magic, magician, wish, star, dress up, harry potter, tooth fairy, cinderella, birthday party
colors gold, pink, purple free
minutes 25 30
mess low
heart stick: stick, dowel, craft-stick, paper-straw, balloon-stick, chopstick, pencil, wooden-spoon = 1
heart star: glitter-paper, cardstock, felt, metallic-paper, craft-foam, construction-paper, paper-plate, cereal-box = 1 sheet
nice ribbons: ribbon, tulle, crepe-paper, tissue-paper, yarn, tinsel, raffia = 5 strip
nice gems: sticker, stick-on-gem, sequin, glitter-glue, felt-sticker, button = 6
nice wrap: washi-tape, metallic-paper, aluminum-foil, crepe-paper = 1 strip
nice coil: pipe-cleaner, yarn = 1
join tape: tape, masking-tape
join stick-on: glue, glue-stick, tape
tool scissors: scissors
tool pen: marker, pencil, crayon
step cut: cut star scissors by tc
step wrap: roll wrap stick stick-on > wrap by cc
step coil: shape coil stick > coil by cc
step ribbons: tape ribbons stick tape > ribbons by tc
step join: tape star stick tape stick-on > stick star by tc
step edge: draw pen star by cc
step gems: decorate gems star stick-on > gems by cc
step wish: play stick by cc
template star 2 4.5
part ribbons = ribbons c : l ~ 6 -8 -10 -38 16 -28 44 -48 76 ; l b 6 8 -10 38 16 28 44 48 78 ; l ~+ 6 -5 -8 -22 24 -12 48 -26 86 ; l b+ 6 5 -8 22 24 12 48 28 86 ; l a 6 -2 -8 -10 30 -4 56 -12 92
part stick = stick own : stick ~ 0 96 0 -30 8
part wrap = wrap b : z_ ~ 4 -4 90 4 82 ; z_ ~ 4 -4 72 4 64 ; z_ ~ 4 -4 54 4 46 ; z_ ~ 4 -4 36 4 28
part coil = coil own : l ~ 4 -6 62 8 56 -6 50 8 44 -6 38 8 32
part star = star a : s^ ~ 0 -46 5 48 21
part gems = gems b : o^ ~ 0 -46 7 7 ; o^ c -14 -62 4 4 ; o^ c 14 -62 4 4 ; o^ c -20 -38 4 4 ; o^ c 20 -38 4 4 ; o^ c 0 -24 4 4
scene stand

* dough-monsters | 4-5 6-8 | Fantasy
extras world Fantasy: pipe-cleaner, paper-strip, old-t-shirt, cardboard-box, pom-pom
topics play dough, playdough, modeling, fine motor, silly, busy box, quiet time
variant monster | Fantasy | green, purple, orange free | monster, monsters, where the wild things are, friendly monster, not scary halloween
variant alien | Space | purple, green, yellow free | alien, aliens, martian, outer space, ufo
variant bug | Bugs | red, black, yellow free | bug, bugs, insects, beetle, ladybug, minibeasts
minutes 25 30
mess low
heart dough: play-dough, modeling-clay, salt-dough = 2 color
heart bits: googly-eye, pipe-cleaner, button, bead, paper-straw, pom-pom, feather, dry-pasta, craft-stick = handful
nice arms: pipe-cleaner, paper-straw, craft-stick, feather, stick, plastic-straw = 4
nice teeth: dried-bean, dry-pasta, button, bead, sequin, rice = handful
nice hair: feather, yarn, pom-pom, grass, leaf, ribbon
nice poke: plastic-fork, toothbrush, cookie-cutter, bottle-cap, toy-brick, plastic-knife = 1
need mat: paper-plate, plastic-lid, baking-tray, cardboard = 1
step ball: shape dough mat > body-m body-a body-b by cc
step bits: decorate bits dough > eyes-m eyes-a eyes-b by cc
step arms: build arms dough > arms by tc
step mouth: shape dough > mouth by cc
step teeth: decorate teeth dough > teeth by cc
step hair: decorate hair dough > hair by cc
step pattern: print poke dough > pattern by cc
step talk: play dough by cc
part arms = arms own : l^ ~ 7 -46 10 -70 -6 -82 -30 ; l^ ~ 7 46 10 70 -6 82 -30 ; l^ ~ 6 -14 -44 -22 -74 ; l^ ~ 6 14 -44 22 -74 ; o^ ~ -22 -78 6 6 ; o^ ~ 22 -78 6 6
part body-m@monster = dough a : b^ ~ -54 70 -60 20 -44 -30 0 -46 44 -30 60 20 54 70 0 78 ; o^ b -28 78 18 10 ; o^ b 28 78 18 10
part body-a@alien = dough a : b^ ~ -40 74 -34 40 -56 6 -48 -34 0 -52 48 -34 56 6 34 40 40 74 0 80
part body-b@bug = dough a : o^ ~ 0 34 58 46 ; o^ b 0 -20 34 30 ; z_ b 4 0 6 0 78 ; o_ b -28 26 9 9 ; o_ b 28 26 9 9 ; o_ b -26 54 8 8 ; o_ b 26 54 8 8
part hair = hair c : rod ~ 0 -40 4 -88 7
part mouth = dough b : b_ k -24 24 0 32 24 24 14 44 -14 44
part teeth = teeth w : bits own 1 -20 27 -12 27 -4 27 4 27 12 27 20 27
part pattern = poke a : d_ b 3.5 -36 50 -24 60 36 50 24 60 -40 0 40 0
part eyes-m@monster = bits own : e -22 -10 13 ; e 22 -10 13 ; e 0 -28 9
part eyes-a@alien = bits own : e -18 -12 14 ; e 18 -12 14
part eyes-b@bug = bits own : e -13 -26 10 ; e 13 -26 10
scene stand

* tube-visitor | 4-5 6-8 | -
extras figure: bread-tag, dry-pasta, letter-bead
extras world Space: air-dry-clay, aluminum-foil, bottle-cap, crystal, glass-gem, kitchen-sponge, modeling-clay, pebble, peg-doll, pipe-cleaner, play-dough, pom-pom, sand, toy-brick
topics toilet roll craft, recycling, pretend play, googly eyes
near mars, planet
variant alien | Space | green, purple, yellow free | alien, aliens, martian, outer space, ufo
variant monster | Fantasy | purple, orange, green free | monster, monsters, friendly monster, love monster, under the bed, halloween
variant robot | Robots | gray, red, light blue free | robot, robots, android, machine
minutes 30 35
waits 30
mess some
heart tube: cardboard-tube
heart coat: paint, aluminum-foil, metallic-paint, tissue-paper, construction-paper, wrapping-paper, felt = 1 color
nice feelers: pipe-cleaner, paper-straw, craft-wire, feather, plastic-straw = 3
nice tips: pom-pom, bead, wooden-bead, cotton-ball, felt-ball, sticker = 3
nice eyes: googly-eye, button, sticker, bottle-cap = 3
need arms: construction-paper, felt, craft-foam, cardstock, paper-strip, ribbon = 1 sheet
nice knobs: bottle-cap, button, sticker, stick-on-gem, bread-tag, sequin = 4
join stick: glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when coat=paint,metallic-paint
tool scissors: scissors
tool pen: marker, crayon
step coat: roll coat tube brush? stick? > body by cc
step feelers: tape feelers tube tape > feelers by tc
step tips: glue tips feelers stick > tips by cc
step eyes: glue eyes tube stick > eyes by cc
step arms: glue arms tube scissors stick > arms by tc
step knobs: glue knobs tube stick > knobs by cc
step face: draw pen tube > face by cc
step land: play tube by cc
part feelers = feelers own : rod ~ -18 -56 -24 -92 5 ; rod ~ 18 -56 24 -92 5 ; rod ~ 0 -58 0 -94 5
part tips = tips c : pompom ~ -22 -94 9 ; pompom ~ 22 -94 9 ; pompom ~ -2 -96 9
part arms = arms b : t^ ~ -30 8 9 -72 -16 7 ; t^ ~ 30 8 9 72 -16 7 ; o^ ~ -24 84 16 8 ; o^ ~ 24 84 16 8
part body = tube own paint coat a : tube ~ 0 -56 68 136
part knobs = knobs c : bits own 1.3 -14 46 4 46 20 46 2 64
part face = pen k : o_ w -16 -24 11 11 ; o_ w 16 -24 11 11 ; k -14 -22 5 ; k 18 -22 5 ; b_ k -20 8 0 14 20 8 12 24 -12 24 ; z_ w 2 -8 13 -8 20 ; z_ w 2 6 13 6 20
part eyes = eyes own : eyeball c -18 -26 12 ; eyeball c 18 -26 12 ; eyeball c 0 -44 9
scene stand

* planets-in-a-box | 4-5 6-8 9-12 | Space
extras world Space: flashlight, string-light
topics solar system, planets, planet, outer space, galaxy, diorama, stars, science project, kindergarten project
near mobile, sun, earth, moon
colors navy, orange, light blue, red
minutes 40 45 50
waits 60
mess some
heart box: shoebox, cardboard-box, tissue-box, cereal-box, small-box
heart planets: egg-carton, newspaper = 1
need color: paint = 4 color
nice foil: aluminum-foil, metallic-paper, sticker, glitter-glue, chalk = 1 sheet
nice clouds: cotton-ball, tissue-paper, pillow-stuffing, tinsel = 4
nice cord: string, yarn, embroidery-floss, ribbon = 3 ft
nice ring: pipe-cleaner, paper-strip, construction-paper, cardstock, plastic-lid = 1
home plate
join stick: glue
join tape: tape, masking-tape when cord
tool brush: paintbrush, sponge-brush, cotton-swab
tool scissors: scissors
step open: cut box scissors by gtc
step dark: paint box color brush > box by ccc
step cut: prepare planets scissors by gtc
step paint: paint planets color brush plate > planets by ccc
step stars: arrange foil box stick > stars by ccc
step clouds: glue clouds box stick > clouds by ccc
step ring: arrange ring planets stick > ring by tcc
step hang: tape cord planets box tape > cords by gtc
step set: arrange planets box stick by ccc
step fly: play box by ccc
part box = box own paint dark a : r^ ~ 0 4 184 150 4 ; r_ ~- 0 8 164 130 3
part stars = foil silver : s_ ~ -60 -36 5 6 3 ; s_ ~ 20 -44 5 5 2 ; s_ ~ 66 -20 5 6 3 ; s_ ~ -20 50 5 5 2 ; s_ ~ 50 54 5 6 3 ; s_ ~ -70 30 5 5 2 ; s_ ~ -10 -10 5 4 2
part clouds = clouds w : cotton ~ -68 56 10 ; cotton ~ 68 58 10 ; cotton ~ -68 -48 9 ; cotton ~ 68 -48 9
part cords = cord w : z_ ~ 1.5 -30 -56 -30 -30 ; z_ ~ 1.5 30 -56 30 -22 ; z_ ~ 1.5 60 -56 60 4
part ring = ring gold : l_ ~ 5 -4 36 16 26 44 22 58 24
part planets = planets own : o^ gold -56 6 24 24 ; o^ c -30 -16 14 14 ; o^ d 30 -8 16 16 ; o^ light-blue -24 40 13 13 ; o_ green -28 38 6 5 ; o^ b 26 36 22 20 ; o_ ~+ 22 30 12 3 ; o^ purple 60 14 11 11
scene stand

* felt-eye-mask | 4-5 6-8 | Superheroes
extras head: glitter-glue, stick-on-gem, felt-sticker
topics superhero, superheroes, hero mask, mask, masks, disguise, dress up, costume, carnival, mardi gras, purim, spider hero, bat hero, masquerade, birthday party
colors red, yellow, blue free
minutes 25 30
waits 30
mess low
heart felt: felt, craft-foam, cardstock, construction-paper, paper-plate = 1 sheet
heart sign: felt, sticker, craft-foam, stick-on-gem, metallic-paper, felt-sticker, duct-tape, glitter-glue, paper-strip = 1
join band: sewing-elastic, beading-elastic, ribbon, cotton-cord, hair-tie, string, craft-stick, yarn = 20 in
nice gems: sequin, stick-on-gem, felt-sticker, glitter-glue, button, pom-pom, sticker, bottle-cap = 8
join stick: glue
tool scissors: scissors
tool pen: marker, chalk, pencil
step fold: draw pen felt by gt
step cut: cut felt scissors > mask by gt
step eyes: cut felt scissors by gg
step shapes: prepare sign scissors by tc
step sign: decorate sign felt stick > sign by cc
step gems: decorate gems felt stick > gems by cc
step dry: dry felt by gg
step band: tie band felt scissors > band by gg
step save: play felt by cc
template mask 1 7 across
part band = band k : l ~ 5 -76 -8 -92 4 -96 24 ; l ~ 5 76 -8 92 4 96 24
part mask = felt a : b^ ~ -82 -14 -60 -40 -20 -34 0 -24 20 -34 60 -40 82 -14 74 24 44 40 18 30 0 14 -18 30 -44 40 -74 24 ; o_ w -36 0 19 14 8 ; o_ w 36 0 19 14 -8
part sign = sign b : p^ ~ -6 -30 10 -30 2 -14 12 -14 -8 10 -2 -8 -10 -8 ; p_ ~ -78 -16 -58 -34 -62 -14 ; p_ ~ 78 -16 58 -34 62 -14 ; z_ ~ 4 -60 30 -44 34 -28 32 ; z_ ~ 4 60 30 44 34 28 32
part gems = gems c : d_ ~ 3 -66 4 -60 -20 -36 -26 -14 -14 14 -14 36 -26 60 -20 66 4
scene lay

* tube-palm-tree | 2-3 4-5 6-8 | Jungle, Nature
extras world Jungle: feather, acorn, wooden-bead, moss, tissue-paper, crinkle-paper, flower, candy-wrapper, felt-ball, plastic-tub, cupcake-liner, stone, breakfast-cereal, pom-pom, berry-basket
topics palm tree, palm trees, rain forest, rainforest, beach, tropical, island, hawaii, luau, summer, coconut, chicka chicka boom boom, monkeys, desert island, vacation, oasis
colors brown, green
minutes 25 30 35
waits 30
mess some
heart trunk: cardboard-tube
heart leaves: crepe-paper, construction-paper, tissue-paper, felt, cardstock, leaf, fake-leaf, wrapping-paper = 2 sheet
need color: paint, crayon, marker = 1 color
nice nuts@2-3: newspaper, tissue-paper, play-dough = 1
nice nuts@4-5,6-8: pom-pom, acorn, bead, cotton-ball, bottle-cap, play-dough = 3
nice ground: cardboard, paper-plate, cereal-box, plastic-lid = 1
nice sand: sand, raffia, grass, moss, paper-strip = handful
nice animal: toy-animal, sticker = 1
join stick: glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint
tool scissors: scissors
step bark: decorate color trunk brush? > trunk by ccc
step rings: draw color trunk by ccc
step cut: cut leaves scissors by gtc
step fringe@4-5,6-8: cut leaves scissors by tc
step crown: tape leaves trunk tape > leaves by tcc
step nuts: glue nuts trunk stick > nuts by ccc
step feet: tape trunk ground tape scissors > ground by gtc
step sand: glue sand ground stick > sand by ccc
step play: play trunk animal? > animal by ccc
part ground = ground own : o ~ 0 82 70 13
part sand = sand tan : o_ ~ 0 80 58 8 ; d_ ~- 1.5 -40 80 -20 84 10 78 30 84 44 80
part trunk = trunk own paint bark a : tube ~ 0 -30 34 112 ; z_ ~- 3 -16 -6 16 -10 ; z_ ~- 3 -16 16 16 12 ; z_ ~- 3 -16 38 16 34 ; z_ ~- 3 -16 60 16 56
part leaves = leaves b : j^ ~ 0 -34 -88 -24 13 ; j^ ~+ 0 -34 -66 -74 13 ; j^ ~ 0 -36 -18 -98 12 ; j^ ~+ 0 -36 30 -96 12 ; j^ ~ 0 -34 72 -68 13 ; j^ ~+ 0 -34 88 -18 13 ; z_ ~- 2 -6 -34 -74 -26 ; z_ ~- 2 6 -34 74 -22
part nuts = nuts brown : o^ ~ -12 -26 9 9 ; o^ ~- 8 -24 9 9 ; o^ ~ -2 -36 8 8
part animal = animal own : toy brown 46 82 40
scene stand

* tube-binoculars | 2-3 4-5 6-8 | Jungle, Nature
extras worn: leaf, letter-bead, patch, charm, felt-sticker
appeal 3
topics binoculars, safari, explorer, explorers, bird watching, birdwatching, camping, adventure, spy, detective, nature walk, jungle safari, scavenger hunt, expedition, zoo
colors green, brown, yellow
minutes 20 25 30
mess low
heart tube: cardboard-tube = 2
heart look: sticker, paint, washi-tape, marker, crayon, construction-paper, tissue-paper, leaf, felt, aluminum-foil, wrapping-paper = 2 color
nice bridge: bottle-cork, cork, craft-stick, clothespin, bottle-cap = 1
nice glass: cellophane, tissue-paper = 1 sheet
nice second: sticker, washi-tape, marker, leaf, button = 8
nice strap: yarn, ribbon, string, cotton-cord = 12 in
join tape: tape, masking-tape, washi-tape
join stick: glue, glue-stick when look=construction-paper,tissue-paper,leaf,felt,aluminum-foil,wrapping-paper
tool brush: paintbrush, sponge-brush when look=paint
tool scissors: scissors
step smooth: prepare tube by ccc
step look: decorate look tube brush? stick? > left coat by ccc
step second: decorate second tube stick? > spots by ccc
step glass: tape glass tube tape scissors > glass by gtc
step bind: tape tube bridge? tape > right by gtc
step strap: tie strap tube > strap by gtc
step look-out: play tube by ccc
part left = tube own : tube ~ -36 -44 62 112 ; tube ~ 36 -44 62 112
part coat = look a : skin ~ -36 16 58 92 ; skin ~ 36 16 58 92
part right = tape b : r ~ 0 -24 134 9 1 ; r ~ 0 54 134 9 1
part strap = strap own : l ~ 4 -36 -42 -40 -70 -20 -92 20 -92 40 -70 36 -42
part glass = glass light-blue : o_ ~ -36 66 28 9 ; o_ ~ 36 66 28 9
part spots = second b : bits own 1.4 -50 -10 -24 4 -48 24 -26 40 24 -10 50 4 26 24 48 40
scene stand

* cork-sailboat | 4-5 6-8 9-12 | Transportation, Ocean
appeal 3
topics boat, boats, sailboat, sailing, ship, raft, bath toy, bath time, sink or float, water play, puddle, regatta, lake, harbor
near pirate ship
colors red, white, blue
minutes 20 25 25
mess low
place sink
heart hull: bottle-cork, cork, foam-tray, milk-carton, plastic-lid = 3
need sail: paper, craft-foam, foam-sheet-scrap, felt, construction-paper, fabric-scrap, leaf, plastic-sleeve = 1 sheet
join band: rubber-band, loom-band, tape = 2
join mast: toothpick, craft-stick, wooden-skewer, balloon-stick = 1
need pens: marker, crayon, permanent-marker = 2 color
nice crew: pebble, toy-animal, bead, dried-bean, duplo-brick, pom-pom = 1
nice sticker: sticker, washi-tape = 2
home bowl
home water
home towel
tool scissors: scissors
step band: build hull band > hull by tcc
step color: color pens sail by ccc
step sticker: decorate sticker sail > marks by ccc
step sail: cut sail scissors by tcc
step mast: build mast sail hull > sail by ggt
step launch: test hull bowl water > bowl by ccc
step crew: play hull bowl crew? > crew by ccc
step dry: wash bowl towel by ttc
part bowl = bowl light-blue : b_ w -98 46 98 46 78 92 40 99 -40 99 -78 92 ; b_ light-blue -96 52 96 52 90 66 -90 66
part sail = sail b : stick ~ 4 26 4 -84 6 ; p^ ~ 8 -80 66 -10 8 4 ; p_ a 8 -40 42 -40 66 -10 8 4
part hull = hull wood : o^ ~ -30 44 14 14 ; o^ ~ 0 44 14 14 ; o^ ~ 30 44 14 14 ; o_ ~- -30 44 8 8 ; o_ ~- 0 44 8 8 ; o_ ~- 30 44 8 8 ; z_ red 3 -44 40 44 40 ; z_ red 3 -44 48 44 48 ; b_ light-blue -94 58 -60 54 -30 60 0 56 30 60 60 54 94 58 88 68 -88 68
part crew = crew own : o^ ~ -30 24 10 8
part marks = sticker yellow : bits own 1.2 22 -36 30 -14
scene stand

* swift-paper-plane | 4-5 6-8 9-12 | Transportation
topics airplane, airplanes, paper airplane, paper plane, plane, jet, flying, pilot, airport, flight, wind, aviation, summer vacation, trip, race
colors white, red, light blue
minutes 20 20 25
mess low
place floor
heart paper: paper, origami-paper, magazine = 2 sheet
need pens: marker, crayon, colored-pencil = 2 color
nice dots: sticker, washi-tape, stick-on-gem, postage-stamp = 6
nice hoop: paper-plate, cardboard-box, pool-noodle, hanger, newspaper = 1
nice weight@6-8,9-12: paper-clip = 1
nice tape: tape, washi-tape, masking-tape = bit
tool scissors: scissors when hoop=paper-plate
step color: color pens paper by ccc
step half: fold paper by ttc
step nose: fold paper by ttc
step again: fold paper by ttc
step wings: fold paper > plane by ttc
step tape: tape paper tape by tcc
step dots: decorate dots paper > dots by ccc
step weight@6-8,9-12: build weight paper by cc
step hoop: prepare hoop scissors? > hoop by gtc
step fly: test paper by ccc
part hoop = hoop w : a^ ~ 52 -14 44 31 0 360
part plane = paper w : p^ ~ 90 -30 -84 -50 -40 2 ; p^ ~- 90 -30 -40 2 -34 44 ; p^ ~ 90 -30 -34 44 -70 60 ; p_ b -84 -50 -40 2 -30 -6 -60 -48
part dots = dots b : bits own 1.1 -44 -30 -16 -26 12 -24 -44 46 -30 34 -14 26
scene hang

* tree-trunk-faces | 4-5 6-8 9-12 | Nature, Fantasy
extras figure: ivy
appeal 3
topics forest, forest school, woods, tree, trees, gnome, gnomes, troll, forest spirit, camping, clay face, mud face, land art, nature walk, park, autumn
near spring
colors brown, green, tan
minutes 30 35 40
mess lots
place outdoors
heart clay: air-dry-clay, salt-dough, play-dough = 2 cup
heart finds: leaf, acorn, moss, stick, pinecone, grass, pebble, chestnut, fern-frond, seed-pod, bark, pine-needle, flower = handful
nice eyes: acorn, chestnut, pebble, seashell, button, snail-shell = 2
nice hair: moss, grass, leaf, pine-needle, fern-frond, hay = handful
nice arms: stick, pine-branch, bark, reed = 2
home water
need board: bark, wood-slice, cardboard, stone, paper-plate = 1
tool poke: stick, craft-stick, plastic-fork = 1
step find: prepare finds by ttc
step ball: shape clay water by ccc
step stick: shape clay board > board face by ccc
step nose: shape clay poke > lines by ccc
step eyes: decorate eyes clay > eyes by ccc
step finds: decorate finds clay > finds by ccc
step hair: decorate hair clay > hair by ccc
step arms: decorate arms clay > arms by ccc
step greet: play clay by ccc
part arms = arms own : stick ~ -56 40 -92 4 6 ; stick ~ 56 40 92 4 6 ; stick ~ -78 18 -94 24 4 ; stick ~ 78 18 94 24 4
part board = board brown : b_ ~ -60 -84 0 -92 60 -84 68 0 62 84 0 92 -62 84 -68 0 ; z_ ~- 3 -40 -78 -44 -20 ; z_ ~- 3 40 -76 46 78 ; z_ ~- 3 -50 40 -44 80
part hair = hair green : y ~ -24 -52 22 14 9 .25 ; y ~+ 12 -58 24 15 9 .25 ; y ~ 40 -40 16 12 8 .25
part face = clay tan : b^ ~ -48 -30 0 -54 48 -30 54 20 30 62 0 74 -30 62 -54 20 ; o^ ~- 0 14 13 20
part lines = poke brown : l_ ~ 3 -24 44 0 52 24 44 ; l_ ~ 2.5 -34 -20 -22 -26 -10 -20 ; l_ ~ 2.5 10 -20 22 -26 34 -20
part eyes = eyes brown : o^ ~ -22 -6 9 9 ; o^ ~ 22 -6 9 9 ; o_ w -20 -8 2.5 2.5 ; o_ w 24 -8 2.5 2.5
part finds = finds own : bits own 1.8 -46 -8 46 -8 -34 58 -18 68 0 72 18 68 34 58
scene hang

* yarn-wrapped-wand | 4-5 6-8 9-12 | Nature, Fantasy
extras worn: bell, charm, ribbon, tulle, bead
topics nature wand, journey stick, talking stick, yarn, wrapping, forest school, magic wand, nature walk, walking stick, woods, hike, memory of a walk
near god's eye
colors red, yellow, teal, purple
minutes 25 30 35
mess low
heart stick: stick, driftwood, pine-branch, bamboo, dowel = 1
heart yarn: yarn, ribbon, raffia, string, cotton-cord, embroidery-floss, fabric-scrap = 3 yd
nice feather: feather, leaf, pine-needle, grass, wheat-stalk = 3
nice beads: bead, wooden-bead, bell, button, curtain-ring = 5
nice flower: flower, fake-leaf, lavender, ribbon-rose, seed-pod, fern-frond, eucalyptus = 3
tool scissors: scissors
step find: prepare stick > stick by tcc
step start: tie yarn stick by ttc
step wind: weave yarn stick > yarn by ccc
step change: tie yarn stick scissors > bands by ttc
step feather: build feather yarn stick > feather by ccc
step flower: build flower yarn stick > flower by ccc
step beads: thread beads yarn > beads by tcc
step end: tie yarn stick scissors by ttc
step wave: play stick by ccc
part stick = stick own : stick ~ -60 84 56 -80 13 ; stick ~ 20 -28 52 -34 7
part yarn = yarn a : z_ ~ 14 -46 64 -20 28
part bands = yarn b : z_ ~ 15 -18 24 2 -4 ; z_ c 15 4 -8 22 -32 ; z_ d 15 24 -36 40 -58
part feather = feather own : feather ~ 40 -60 88 -76 8 ; feather ~ 44 -64 84 -98 8 ; feather ~ 36 -56 92 -50 8
part flower = flower own : f^ red 36 -66 5 12 5 ; f^ yellow 22 -56 5 10 4 ; f^ pink 30 -42 5 10 4
part beads = beads own : l brown 2 10 -14 30 -2 40 12 44 28 42 44 ; o^ b 24 -4 6 6 ; o^ c 35 6 6 6 ; o^ d 42 18 6 6 ; o^ b 44 31 6 6 ; o^ c 42 44 6 6
scene lay
`;
