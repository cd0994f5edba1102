export const shelf = `
* dough-mat | 2-3 4-5 | -
appeal 1
topics play dough mat, dough mat, what is missing, quiet play, fine motor, rainy day, busy activity, first shapes
near fire, knight, mythical, traffic, dinner, lunch, italy, water cycle, april showers, garden, slow, cape, flying, brave, band, rock star, music class, easter, buttons, court, team
variant dragon | Fantasy | green, orange | dragon, monster
variant bus | Transportation | yellow, black free | bus, school bus, wheels on the bus, vehicle
variant noodles | Food | red, cream | noodles, spaghetti, pasta
variant cloud | Weather | light blue, blue | rain, cloud, rainy day
variant snail | Bugs | tan, orange | snail, minibeast
variant hero | Superheroes | blue, red | superhero, hero
variant guitar | Music | brown, gold | guitar, instrument
variant planet | Space | purple, gold | planet, saturn, solar system, outer space
variant hen | Farm | brown, cream | hen, chicken, eggs, nest, coop
variant octopus | Ocean | purple, pink free | octopus, sea, under the sea, ocean animals, tentacles
variant robot | Robots | gray, red | robot, machine, android
variant stego | Dinosaurs | green, orange | dinosaur, dinosaurs, stegosaurus, spikes, jurassic
variant hoop | Sports | orange, brown | basketball, hoop, ball
variant monkey | Jungle, Animals | brown, yellow | monkey, banana, rainforest, rain forest, zoo
variant castle | Fairy Tales | gray, purple | castle, princess, prince, once upon a time
colors green, orange
minutes 20 25
mess low
heart dough: play-dough, salt-dough, modeling-clay = 2 handful
heart mat: cardstock, construction-paper, paper, cardboard, folder, paper-plate = 1 sheet
need pen: marker, crayon, oil-pastel, paint = 2 color
nice cover: plastic-sleeve, contact-paper, plastic-wrap, wax-paper, parchment-paper = 1
nice press@2-3: cardboard-tube, cookie-cutter, plastic-fork, craft-stick, duplo-brick, paper-cup = 1
nice press@4-5: cork, bottle-cap, cookie-cutter, paper-straw, seashell, button, cardboard-tube, craft-stick, toy-brick, plastic-fork, bubble-wrap, lace, leaf = 1
step draw: draw mat pen > sheet shape-dragon shape-bus shape-noodles shape-cloud shape-snail shape-hero shape-guitar shape-planet shape-hen shape-octopus shape-robot shape-stego shape-hoop shape-monkey shape-castle by gt
step cover: prepare cover mat by gg
step warm: shape dough by cc
step make: shape dough by cc
step place: arrange dough mat > missing-dragon missing-bus missing-noodles missing-cloud missing-snail missing-hero missing-guitar missing-planet missing-hen missing-octopus missing-robot missing-stego missing-hoop missing-monkey missing-castle by cc
step press: print press dough by cc
step game: play dough mat by cc
step away: prepare dough by tc
part sheet = mat w : ground ~ 0 0 188 176
part shape-dragon@dragon = pen a : b^ ~ -84 62 -60 20 -20 4 0 -30 10 -62 44 -66 62 -44 34 -32 26 0 24 40 6 72 -50 76 ; p ~- -40 14 -56 -30 -26 -20 -12 2 ; k 32 -52 4 ; p_ ~- 14 -62 10 -82 26 -66
part shape-bus@bus = pen a : q^ ~ 8 -84 -44 60 -44 84 -8 84 36 -84 36 ; r_ light-blue -58 -18 26 24 3 ; r_ light-blue -22 -18 26 24 3 ; r_ light-blue 14 -18 26 24 3 ; r_ light-blue 52 -18 22 24 3
part shape-noodles@noodles = pen a : p^ ~ -82 2 82 2 54 72 -54 72 ; r_ ~- 0 8 160 10 4
part shape-cloud@cloud = pen a : y^ ~ 0 -34 76 40 9 .13 ; k -20 -34 4 ; k 20 -34 4 ; u 0 -26 10
part shape-snail@snail = pen a : b^ ~ -84 60 -70 46 20 44 44 20 50 -14 66 -16 74 20 60 58 0 68 ; l_ k 4 54 -14 46 -40 ; l_ k 4 62 -14 72 -38 ; k 62 6 3
part shape-hero@hero = pen a : r ~ 0 26 44 64 8 ; l ~ 13 -20 4 -60 -20 ; l ~ 13 20 4 62 22 ; r ~ -12 68 16 34 4 ; r ~ 12 68 16 34 4 ; o^ tan 0 -34 27 ; r_ ~ 0 -38 52 13 6 ; o_ w -10 -38 5 4 ; o_ w 10 -38 5 4 ; u 0 -24 8
part shape-guitar@guitar = pen a : b^ ~ -84 40 -66 8 -34 16 -12 0 12 8 14 34 -2 50 -18 76 -52 84 -78 70 ; l ~- 16 0 24 70 -56 ; r ~- 74 -62 26 26 4 45 ; o_ k -28 42 13
part shape-planet@planet = pen a : o^ ~ 0 4 54 54 ; l_ ~- 6 -46 -10 0 -18 46 -10 ; l_ ~- 6 -46 22 0 30 46 22 ; s_ gold -74 -66 5 8 4 ; s_ gold 72 -70 5 8 4 ; s_ gold 76 66 5 8 4
part shape-hen@hen = pen a : b^ ~ -60 -6 -76 -40 -48 -30 0 -22 14 -58 36 -68 52 -50 46 -8 20 26 -40 26 ; p_ red 28 -68 30 -82 40 -74 48 -80 46 -62 ; p_ gold 52 -52 66 -46 50 -42 ; k 38 -52 4 ; l_ tan 10 -78 44 -50 76 0 82 50 76 76 44
part shape-octopus@octopus = pen a : b^ ~ -44 -10 -46 -56 -20 -80 20 -80 46 -56 44 -10 28 8 -28 8 ; e -16 -38 10 ; e 16 -38 10 ; u 0 -20 9
part shape-robot@robot = pen a : r ~- -50 24 16 60 6 ; r ~- 50 24 16 60 6 ; r^ ~ 0 30 88 84 6 ; r^ ~ 0 -36 64 50 6 ; z_ k 4 0 -60 0 -80 ; r_ w 0 30 70 62 4 ; e -14 -40 9 ; e 14 -40 9 ; r_ k 0 -22 26 5 2
part shape-stego@stego = pen a : b^ ~ -86 44 -70 26 -40 16 -10 -6 26 -2 46 20 74 22 86 36 70 48 40 46 0 52 -40 46 ; r ~- -24 60 18 36 5 ; r ~- 26 60 18 36 5 ; k 70 32 4
part shape-hoop@hoop = pen a : r_ w -10 -46 116 72 4 ; z_ ~ 4 -68 -82 48 -82 48 -10 -68 -10 -68 -82 ; r_ ~ -10 -14 54 8 4 ; z_ gray 2 -26 -4 6 34 ; z_ gray 2 6 -4 -26 34 ; z_ gray 3 -34 -8 -24 34 4 34 14 -8
part shape-monkey@monkey = pen a : o ~ -44 -22 20 ; o ~ 44 -22 20 ; o_ tan -44 -22 11 ; o_ tan 44 -22 11 ; o^ ~ 0 -22 44 ; b_ tan -28 -40 -12 -46 0 -38 12 -46 28 -40 32 -6 0 16 -32 -6 ; k -14 -28 5 ; k 14 -28 5 ; u 0 -8 12
part shape-castle@castle = pen a : r ~ -54 26 40 96 2 ; r ~ 54 26 40 96 2 ; r^ ~ 0 40 76 68 2 ; v_ ~ -38 6 38 6 4 -12 ; q_ brown 9 -14 74 -14 44 0 32 14 44 14 74 ; r_ k -54 10 9 18 4 ; r_ k 54 10 9 18 4
part missing-dragon@dragon = dough b : x^ ~ 80 -36 15 30 100 ; x^ ~+ 74 -14 16 32 125 ; x^ gold 56 2 15 28 155
part missing-bus@bus = dough b : o^ ~ -48 42 22 ; o_ gray -48 42 9 ; o^ ~ 46 42 22 ; o_ gray 46 42 9
part missing-noodles@noodles = dough b : l^ ~ 9 -70 0 -50 -34 -20 -10 8 -44 44 -20 66 0 ; l^ ~+ 9 -56 -2 -30 -50 6 -26 40 -54 58 -6 ; l^ ~- 9 -40 2 -16 -22 20 -2 34 -24 48 0
part missing-cloud@cloud = dough b : x^ ~ -54 40 18 32 ; x^ ~ -18 52 18 32 ; x^ ~ 18 36 18 32 ; x^ ~ 52 50 18 32
part missing-snail@snail = dough b : i^ ~ -18 12 46 3.2 11
part missing-hero@hero = dough b : p^ ~ -20 -4 -34 -8 -84 64 -26 58 ; p^ ~ 20 -4 34 -8 84 64 26 58 ; s^ gold 0 22 5 16 7
part missing-guitar@guitar = dough b : z^ ~ 4 -50 50 66 -66 ; z^ ~ 4 -44 57 72 -60 ; z^ ~ 4 -38 64 78 -54
part missing-planet@planet = dough b : l^ ~ 11 -50 8 -86 28 -40 42 20 30 86 -8 72 -22 50 -10 ; o^ ~ -56 -44 13
part missing-hen@hen = dough b : o^ ~ -36 52 17 22 ; o^ ~ 0 56 17 22 ; o^ ~ 36 52 17 22
part missing-octopus@octopus = dough b : lm^ ~ 12 6 2 10 44 24 76 ; lm^ ~ 12 18 2 32 40 54 66 ; lm^ ~ 12 28 -2 52 26 82 40 ; lm^ ~ 12 34 -8 60 2 86 4
part missing-robot@robot = dough b : o^ ~ -18 14 11 ; o^ gold 18 14 11 ; o^ green -18 44 11 ; o^ blue 18 44 11 ; o^ ~ 0 -80 8
part missing-stego@stego = dough b : p^ ~ -62 20 -50 -10 -38 14 ; p^ ~ -38 12 -24 -34 -8 -4 ; p^ ~ -8 -6 10 -52 26 -4 ; p^ ~ 26 0 42 -30 50 18
part missing-hoop@hoop = dough b : o^ ~ -10 -40 17 ; z_ k 2 -27 -40 7 -40 ; o^ ~ 54 40 17 ; z_ k 2 37 40 71 40 ; o^ ~ -58 62 17 ; z_ k 2 -75 62 -41 62
part missing-monkey@monkey = dough b : l^ ~ 13 -70 44 -48 66 -20 68 ; l^ ~ 13 4 42 22 66 48 68 ; l^ ~ 13 54 44 66 60 86 58
part missing-castle@castle = dough b : p^ ~ -84 -20 -54 -78 -24 -20 ; p^ ~ 84 -20 54 -78 24 -20
scene lay

* dough-and-sticks | 2-3 4-5 | -
appeal 1
topics play dough, craft sticks, poking, building, fine motor, pincer grip, rainy day, invitation to play
near solstice, airport, travel, music class, band, strong, olympics, exercise, orbit, tide pool, engineering, ice cream shop, wish, rescue, tropical, toucan
variant spider | Bugs | black, white or brown, gray, purple | spider, itsy bitsy spider, web, halloween, minibeast
variant sun | Weather | yellow, orange or orange, gold | sun, sunshine, summer, sunny day
variant biplane | Transportation | red, yellow | airplane, plane, pilot, flying
variant xylophone | Music | blue, red | xylophone, percussion, instrument
variant barbell | Sports | black, blue | weight lifting, barbell, gym
variant satellite | Space | silver, gold | satellite, space station, astronaut, outer space
variant crab | Ocean | red, white | crab, beach, seashore, sea, ocean animals
variant stego | Dinosaurs | green, orange | dinosaur, dinosaurs, stegosaurus, spikes, jurassic
variant robot | Robots | blue, red | robot, machine, android
variant pops | Food | pink, yellow | ice pop, popsicle, ice cream, summer treat, pretend food
variant wand | Fantasy, Fairy Tales | purple, gold | fairy, wizard, magic, wand
variant pig | Farm, Animals | pink, brown | pig, piglet, farm animals, mud, three little pigs
variant hero | Superheroes | red, yellow | superhero, hero, flying
variant palm | Jungle | brown, green | palm tree, rainforest, rain forest, jungle tree
colors red, blue
minutes 20 25
mess low
heart dough: play-dough, salt-dough, modeling-clay = 2 handful
heart sticks@2-3: craft-stick = 8
heart sticks@4-5: craft-stick, paper-straw, plastic-straw = 8
tool poker: pencil, crayon, marker
home plate
step warm: shape dough by cc
step body: shape dough plate > body-spider body-sun body-biplane body-xylophone body-barbell body-satellite body-crab body-stego body-robot body-pops body-wand body-pig body-hero body-palm by tc
step press: shape dough plate by cc
step sticks: build sticks dough > sticks-spider sticks-sun sticks-biplane sticks-xylophone sticks-barbell sticks-satellite sticks-crab sticks-stego sticks-robot sticks-pops sticks-wand sticks-pig sticks-hero sticks-palm by cc
step caps: shape dough > caps-spider caps-sun caps-biplane caps-xylophone caps-barbell caps-satellite caps-crab caps-stego caps-robot caps-pops caps-wand caps-pig caps-hero caps-palm by tc
step face: shape dough poker > face-spider face-sun face-biplane face-xylophone face-barbell face-satellite face-crab face-stego face-robot face-pops face-wand face-pig face-hero face-palm by tc
step play: play dough sticks by cc
step apart: prepare sticks dough by tc
part body-spider@spider = dough a : b^ ~ -48 30 -40 -10 0 -26 40 -10 48 30 36 58 -36 58
part body-sun@sun = dough a : o^ ~ 0 6 46 46
part body-biplane@biplane = dough a : b^ ~ -86 16 -60 -2 30 -14 70 -6 82 14 66 36 20 42 -50 30 ; p ~- -84 14 -94 -26 -66 -24 -58 6
part body-xylophone@xylophone = dough a : l^ ~ 20 -84 22 0 12 84 22 ; l^ ~ 20 -70 58 0 50 70 58
part body-barbell@barbell = dough a : o^ ~ -66 22 30 42 ; o^ ~ 66 22 30 42
part body-satellite@satellite = dough a : o^ ~ 0 14 36 36 ; r_ ~- 0 14 66 8 2
part body-crab@crab = dough a : b^ ~ -58 34 -44 4 0 -8 44 4 58 34 34 58 -34 58
part body-stego@stego = dough a : b^ ~ -92 46 -66 28 -40 14 -6 4 28 10 52 28 82 24 94 38 80 52 46 54 0 62 -44 56 ; l ~ 17 -32 54 -34 74 ; l ~ 17 28 54 30 74
part body-robot@robot = dough a : r^ ~ 0 26 66 70 8 ; r^ ~ 0 -46 50 44 8
part body-pops@pops = dough a : b^ ~ -86 26 -86 -50 -66 -74 -46 -50 -46 26 ; b^ purple -20 26 -20 -50 0 -74 20 -50 20 26 ; b^ green 46 26 46 -50 66 -74 86 -50 86 26
part body-wand@wand = dough a : s^ ~ 0 -28 5 62 30
part body-pig@pig = dough a : b^ ~ -66 20 -50 -16 0 -26 44 -14 66 -18 80 4 78 30 50 44 -46 46
part body-hero@hero = dough a : b^ ~ -30 -6 30 -6 24 50 -24 50 ; o^ tan 0 -38 28
part body-palm@palm = dough a : b^ ~ -40 84 -20 60 -8 20 -4 -22 18 -22 14 24 22 62 40 84
part sticks-spider@spider = sticks own : stick ~ -38 0 -84 -44 10 ; stick ~ 38 0 84 -44 10 ; stick ~ -44 16 -96 -10 10 ; stick ~ 44 16 96 -10 10 ; stick ~ -44 34 -96 34 10 ; stick ~ 44 34 96 34 10 ; stick ~ -38 48 -84 74 10 ; stick ~ 38 48 84 74 10
part sticks-sun@sun = sticks own : stick ~ 0 -36 0 -92 11 ; stick ~ 32 -26 70 -66 11 ; stick ~ 44 6 98 6 11 ; stick ~ 32 38 70 76 11 ; stick ~ 0 48 0 94 11 ; stick ~ -32 38 -70 76 11 ; stick ~ -44 6 -98 6 11 ; stick ~ -32 -26 -70 -66 11
part sticks-biplane@biplane = sticks own : stick ~ -30 -44 60 -44 13 ; stick ~ -30 30 60 30 13 ; stick ~ -4 -42 -4 28 9 ; stick ~ 34 -42 34 28 9 ; stick ~ 86 -34 86 58 9
part sticks-xylophone@xylophone = sticks own : stick ~ -70 -4 -66 78 15 ; stick ~ -42 0 -40 76 15 ; stick ~ -14 2 -13 72 15 ; stick ~ 14 2 13 72 15 ; stick ~ 42 0 40 76 15 ; stick ~ 70 -4 66 78 15 ; stick ~ -30 -84 16 -36 9
part sticks-barbell@barbell = sticks own : stick ~ -52 14 52 14 11 ; stick ~ -52 28 52 28 11
part sticks-satellite@satellite = sticks own : stick ~ -32 2 -94 -14 14 ; stick ~ -34 18 -96 4 14 ; stick ~ -32 34 -94 22 14 ; stick ~ 32 2 94 -14 14 ; stick ~ 34 18 96 4 14 ; stick ~ 32 34 94 22 14 ; stick ~ 0 -18 0 -66 8 ; stick ~ 10 44 20 78 9
part sticks-crab@crab = sticks own : stick ~ -48 16 -82 -34 11 ; stick ~ 48 16 82 -34 11 ; stick ~ -46 40 -92 36 9 ; stick ~ 46 40 92 36 9 ; stick ~ -42 52 -84 76 9 ; stick ~ 42 52 84 76 9 ; stick ~ -14 0 -16 -34 8 ; stick ~ 14 0 16 -34 8
part sticks-stego@stego = sticks own : stick ~ -58 28 -72 -26 13 ; stick ~ -38 18 -46 -44 13 ; stick ~ -16 10 -18 -56 13 ; stick ~ 6 10 10 -56 13 ; stick ~ 28 16 38 -42 13 ; stick ~ -80 42 -98 10 8
part sticks-robot@robot = sticks own : stick ~ 0 -22 0 -6 16 ; stick ~ -30 8 -82 -18 12 ; stick ~ 30 8 82 34 12 ; stick ~ -16 56 -16 84 15 ; stick ~ 16 56 16 84 15 ; stick ~ -14 -66 -26 -92 8 ; stick ~ 14 -66 26 -92 8
part sticks-pops@pops = sticks own : stick ~ -66 22 -66 82 13 ; stick ~ 0 22 0 82 13 ; stick ~ 66 22 66 82 13
part sticks-wand@wand = sticks own : stick ~ 0 10 0 90 15 ; stick ~ -50 -14 -84 10 8 ; stick ~ 50 -14 84 10 8 ; stick ~ -30 20 -52 58 8 ; stick ~ 30 20 52 58 8
part sticks-pig@pig = sticks own : stick ~ -40 40 -40 82 13 ; stick ~ -20 42 -20 82 13 ; stick ~ 24 42 24 82 13 ; stick ~ 44 40 44 82 13 ; stick ~ -62 6 -88 -16 7
part sticks-hero@hero = sticks own : stick ~ -24 4 -66 -50 12 ; stick ~ 24 4 66 -50 12 ; stick ~ -14 44 -22 84 13 ; stick ~ 14 44 22 84 13
part sticks-palm@palm = sticks own : stick ~ 0 -22 -62 -72 11 ; stick ~ 6 -24 -22 -88 11 ; stick ~ 8 -24 32 -88 11 ; stick ~ 12 -22 70 -68 11 ; stick ~ 0 -18 -82 -30 11 ; stick ~ 14 -18 88 -26 11
part caps-spider@spider = dough b : o^ ~ -18 4 14 ; o^ ~ 18 4 14
part caps-sun@sun = dough b : o^ ~ -26 16 10 ; o^ ~ 26 16 10
part caps-biplane@biplane = dough b : o^ ~ 86 12 12 ; o^ ~ 0 56 17 ; o^ ~ 40 56 17
part caps-xylophone@xylophone = dough b : o^ ~ 18 -34 13
part caps-barbell@barbell = dough b : o^ ~ -84 22 12 18 ; o^ ~ 84 22 12 18 ; o^ ~ -34 21 9 20 ; o^ ~ 34 21 9 20
part caps-satellite@satellite = dough b : o^ ~ 0 -72 22 10 ; o_ ~- 0 -76 16 5 ; o^ ~ 22 74 14 10
part caps-crab@crab = dough b : b^ red -98 -40 -92 -68 -80 -50 -70 -70 -64 -42 -80 -26 ; b^ red 98 -40 92 -68 80 -50 70 -70 64 -42 80 -26 ; o^ ~ -16 -40 13 ; o^ ~ 16 -40 13
part caps-stego@stego = dough b : o^ ~ -20 34 9 ; o^ ~ 4 30 10 ; o^ ~ 26 36 8
part caps-robot@robot = dough b : o^ ~ -86 -20 13 ; o^ ~ 86 36 13 ; o^ ~ -26 -90 8 ; o^ ~ 26 -90 8 ; o^ ~ -14 20 8 ; o^ ~ 14 20 8
part caps-pops@pops = dough b : b_ ~ -86 -34 -84 -54 -66 -74 -48 -54 -46 -34 -56 -24 -66 -34 -76 -24 ; b_ ~ -20 -34 -18 -54 0 -74 18 -54 20 -34 10 -24 0 -34 -10 -24 ; b_ ~ 46 -34 48 -54 66 -74 84 -54 86 -34 76 -24 66 -34 56 -24
part caps-wand@wand = dough b : o^ ~ 0 -28 15 ; o^ ~ -84 10 8 ; o^ ~ 84 10 8 ; o^ ~ -52 58 8 ; o^ ~ 52 58 8
part caps-pig@pig = dough b : o^ pink 82 12 11 15 ; p^ pink 42 -12 46 -40 62 -18 ; o^ ~ -20 8 12 ; o^ ~ 8 22 9
part caps-hero@hero = dough b : p^ ~ -28 -4 -40 8 -74 60 -26 44 ; p^ ~ 28 -4 40 8 74 60 26 44 ; s^ ~ 0 20 5 15 7 ; r_ red 0 -42 52 14 6
part caps-palm@palm = dough b : j^ ~ -30 -48 -92 -74 14 ; j^ ~ -10 -62 -26 -98 13 ; j^ ~ 20 -62 38 -98 13 ; j^ ~ 40 -48 96 -70 14 ; j^ ~ -44 -26 -98 -22 12 ; j^ ~ 50 -24 98 -12 12 ; o^ tan -8 -10 10 ; o^ tan 16 -8 10
part face-spider@spider = poker k : o_ k -16 6 6 ; o_ k 20 6 6 ; l_ w 4 -14 34 0 40 14 34
part face-sun@sun = poker k : k -16 -6 5 ; k 16 -6 5 ; l_ k 4 -16 20 0 30 16 20
part face-biplane@biplane = poker k : o_ light-blue 14 -14 13 9
part face-xylophone@xylophone = poker k : d_ k 2 -68 22 -68 22 68 22 68 22 ; d_ k 2 -66 58 -66 58 66 58 66 58
part face-barbell@barbell = poker k : o_ w -66 -8 5 ; o_ w 66 -8 5
part face-satellite@satellite = poker k : k -14 2 4 ; k 14 2 4 ; k 0 30 4
part face-crab@crab = poker k : o_ k -16 -40 5 ; o_ k 16 -40 5 ; l_ k 4 -14 30 0 38 14 30
part face-stego@stego = poker k : k 76 34 4 ; l_ k 3 76 46 84 46 90 42
part face-robot@robot = poker k : k -12 -50 6 ; k 12 -50 6 ; r_ k 0 -34 24 5 2
part face-pops@pops = poker k : d_ k 2 -74 6 -58 -6 ; d_ k 2 -8 6 8 -6 ; d_ k 2 58 6 74 -6
part face-wand@wand = poker k : d_ k 2 0 -70 0 -52 ; d_ k 2 -34 -32 -22 -30 ; d_ k 2 22 -30 34 -32
part face-pig@pig = poker k : k 60 0 4 ; k 80 8 2.5 ; k 86 14 2.5
part face-hero@hero = poker k : k -10 -42 4 ; k 10 -42 4 ; u 0 -28 9
part face-palm@palm = poker k : z_ k 3 -8 14 16 12 ; z_ k 3 -12 36 18 34 ; z_ k 3 -20 60 22 58
scene stand

* open-mouth-pot | 4-5 6-8 | -
topics pinch pot, pencil holder, eraser holder, trinket keeper, desk friend, clay monster, gift for teacher
near africa, river, planet, imaginary, pretend, feelings, dairy, milk, barn, pond, honey, pollinators, community helpers, football, coach gift
variant trex | Dinosaurs | green, white free | dinosaur, dinosaurs, t-rex, tyrannosaurus, jurassic
variant hippo | Jungle, Animals | gray, pink | hippo, hippopotamus, zoo, safari
variant shark | Ocean | blue, white | shark, great white, sea, ocean animals, under the sea
variant robot | Robots | silver, red free | robot, machine, android, engineering
variant alien | Space | light green, purple free | alien, martian, ufo, outer space
variant wolf | Fairy Tales | gray, red | wolf, red riding hood, three little pigs, big bad wolf, fairy tale
variant monster | Fantasy | purple, light green free | monster, monsters, under the bed, worry monster
variant calf | Farm, Animals | white, black | cow, calf, farm animals
variant bullfrog | Jungle, Animals | light green, red | frog, tree frog, rainforest, rain forest, amphibian
variant beehive | Bugs | gold, black | beehive, bee, bees, hive
variant truck | Transportation | green, white free | garbage truck, trash truck, recycling, truck
variant goalmouth | Sports | white, black | soccer, goalkeeper, ball, goal
colors green, white
minutes 40 50
waits 2880
mess some
heart clay: air-dry-clay = 2 handful
need paint: paint, acrylic-paint = 2 color
need poker: pencil, craft-stick, chopstick
tool brush: paintbrush, sponge-brush, cotton-swab
home saucer
home water: = 1/4 cup
home parchment-paper
step ball: shape clay parchment-paper by cc
step thumb: shape clay by cc
step walls: shape clay water saucer by tc
step lay: shape clay parchment-paper > pot-trex pot-hippo pot-shark pot-robot pot-alien pot-wolf pot-monster pot-calf pot-bullfrog pot-beehive pot-truck pot-goalmouth by tc
step extras: shape clay water poker > extras-trex extras-hippo extras-shark extras-robot extras-alien extras-wolf extras-monster extras-calf extras-bullfrog extras-beehive extras-truck extras-goalmouth by cc
step mouth: shape clay poker > mouth-trex mouth-hippo mouth-shark mouth-robot mouth-alien mouth-wolf mouth-monster mouth-calf mouth-bullfrog mouth-beehive mouth-truck mouth-goalmouth by tc
step dry: dry clay parchment-paper by gc
step paint: paint paint clay brush by cc
step details: paint paint clay brush by cc
step use: play clay by cc
part pot-trex@trex = clay own paint paint a : b^ ~ -84 30 -76 -20 -40 -52 10 -56 52 -40 72 0 70 44 40 76 -40 78 -74 62 ; b^ ~ 58 44 96 20 92 54 60 72
part pot-hippo@hippo = clay own paint paint a : b^ ~ -80 40 -78 -10 -50 -44 0 -52 56 -44 84 -6 82 50 56 76 -50 78
part pot-shark@shark = clay own paint paint a : b^ ~ -78 32 -66 -18 -20 -48 30 -44 66 -14 90 -40 96 -50 92 10 96 52 72 40 40 70 -40 74
part pot-robot@robot = clay own paint paint a : q^ ~ 12 -72 -40 72 -40 72 74 -72 74
part pot-alien@alien = clay own paint paint a : b^ ~ -64 40 -70 -8 -40 -44 0 -52 40 -44 70 -8 64 40 44 76 -44 76
part pot-wolf@wolf = clay own paint paint a : b^ ~ -70 44 -72 -10 -46 -46 0 -54 46 -46 72 -10 70 44 44 76 -44 76
part pot-monster@monster = clay own paint paint a : b^ ~ -74 50 -76 -6 -50 -40 0 -50 50 -40 76 -6 74 50 46 78 -46 78
part pot-calf@calf = clay own paint paint a : b^ ~ -66 46 -70 -8 -44 -46 0 -52 44 -46 70 -8 66 46 44 76 -44 76 ; b_ k -66 -10 -40 -44 -14 -40 -18 -8 -44 8
part pot-bullfrog@bullfrog = clay own paint paint a : b^ ~ -80 46 -74 2 -40 -30 0 -36 40 -30 74 2 80 46 48 74 -48 74
part pot-beehive@beehive = clay own paint paint a : b^ ~ -66 76 -78 44 -66 18 -66 -4 -54 -24 -48 -44 -24 -60 0 -72 24 -60 48 -44 54 -24 66 -4 66 18 78 44 66 76 ; l_ ~- 4 -66 16 0 24 66 16 ; l_ ~- 4 -54 -24 0 -16 54 -24
part pot-truck@truck = clay own paint paint a : b^ ~ -80 54 -80 -22 -60 -44 20 -46 30 -30 30 60 ; q^ ~- 8 30 -14 62 -14 82 16 82 60 30 60 ; r_ light-blue 56 6 28 24 4
part pot-goalmouth@goalmouth = clay own paint paint a : o^ ~ 0 12 70 66
part mouth-trex@trex = clay own paint paint b : o_ k -20 20 42 36 ; v_ w -56 0 16 0 6 14 ; v_ w -54 44 14 44 6 -12
part mouth-hippo@hippo = clay own paint paint b : o_ pink -24 24 48 36 ; o_ k -20 28 32 24 ; r_ w -52 2 11 18 4 ; r_ w 4 2 11 18 4 ; r_ w -44 52 11 16 4 ; r_ w -2 52 11 16 4
part mouth-shark@shark = clay own paint paint b : b_ w -74 40 -30 56 30 56 20 70 -40 74 ; o_ k -32 18 36 30 ; v_ w -64 2 0 2 7 13 ; v_ w -62 38 -2 38 7 -11
part mouth-robot@robot = clay own paint paint b : q_ k 6 -44 6 44 6 44 52 -44 52 ; d_ red 4 -30 62 30 62
part mouth-alien@alien = clay own paint paint b : o_ purple 0 28 40 26 ; o_ k 0 32 30 18 ; o_ pink 0 44 16 8
part mouth-wolf@wolf = clay own paint paint b : o_ k 0 30 42 34 ; b_ red -18 46 0 40 18 46 14 68 -14 68 ; v_ w -36 12 36 12 6 13
part mouth-monster@monster = clay own paint paint b : b_ k -52 10 0 0 52 10 44 52 0 64 -44 52 ; p_ w -34 6 -14 2 -24 24 ; p_ w 14 2 34 6 24 24 ; o_ red 0 50 24 10
part mouth-calf@calf = clay own paint paint b : o^ pink 0 32 52 36 ; o_ k 0 42 34 18 ; o_ pink- -24 14 5 ; o_ pink- 24 14 5
part mouth-bullfrog@bullfrog = clay own paint paint b : b_ k -64 18 0 6 64 18 44 46 0 54 -44 46 ; l^ red 12 0 40 30 58 62 40 74 50
part mouth-beehive@beehive = clay own paint paint b : o_ k 0 52 26 24
part mouth-truck@truck = clay own paint paint b : o_ k -44 8 28 36 ; o_ w- -44 46 24 6
part mouth-goalmouth@goalmouth = clay own paint paint b : o_ k 0 36 36 28 ; r_ w -12 14 12 10 2 ; r_ w 12 14 12 10 2
part extras-trex@trex = clay own paint paint a : o^ ~ -48 -50 17 ; o^ ~ 10 -54 17 ; o_ w -48 -52 9 ; o_ w 10 -54 9 ; k -48 -52 5 ; k 10 -54 5 ; o^ ~- -70 76 14 8 ; o^ ~- 30 78 14 8 ; p^ ~- 36 -48 50 -66 58 -36 ; p^ ~- 58 -30 78 -38 74 -8
part extras-hippo@hippo = clay own paint paint a : o^ ~ -46 -52 14 ; o^ ~ 4 -56 14 ; k -46 -54 6 ; k 4 -56 6 ; o^ ~- 40 -54 12 9 -20 ; o^ ~- -80 -30 9 8 ; o_ k -52 -24 4 ; o_ k 4 -26 4 ; o^ ~- -50 80 16 8 ; o^ ~- 44 80 16 8
part extras-shark@shark = clay own paint paint a : p^ ~- 0 -44 20 -86 36 -42 ; o_ w -40 -30 8 ; o_ w 8 -32 8 ; k -40 -30 4 ; k 8 -32 4 ; p^ ~- 20 44 60 76 40 30
part extras-robot@robot = clay own paint paint a : r^ ~- -36 -54 24 30 4 ; r^ ~- 36 -54 24 30 4 ; o_ w -36 -20 14 ; o_ w 36 -20 14 ; k -36 -20 7 ; k 36 -20 7 ; o^ ~- -80 14 12 18 ; o^ ~- 80 14 12 18 ; r^ ~- -40 80 34 12 3 ; r^ ~- 40 80 34 12 3
part extras-alien@alien = clay own paint paint a : l^ ~ 7 -40 -42 -52 -74 ; l^ ~ 7 0 -50 0 -86 ; l^ ~ 7 40 -42 52 -74 ; e -52 -78 12 ; e 0 -88 12 ; e 52 -78 12 ; o^ ~- -46 78 18 8 ; o^ ~- 0 80 14 7 ; o^ ~- 46 78 18 8 ; o_ purple -44 -10 8 ; o_ purple 40 -16 10 ; o_ purple 54 14 6
part extras-wolf@wolf = clay own paint paint a : p^ ~ -64 -34 -62 -86 -22 -50 ; p^ ~ 64 -34 62 -86 22 -50 ; o^ k 0 -10 14 10 ; o_ gold -28 -24 9 6 20 ; o_ gold 28 -24 9 6 -20 ; k -27 -24 4 ; k 27 -24 4 ; o^ ~- -50 78 18 9 ; o^ ~- 50 78 18 9
part extras-monster@monster = clay own paint paint a : e 0 -28 20 ; l^ light-green 11 -54 -34 -70 -60 -60 -82 ; l^ light-green 11 54 -34 70 -60 60 -82 ; o^ light-green -60 66 11 ; o^ light-green 60 66 11 ; o_ light-green -56 -6 7 ; o_ light-green 58 4 6 ; o^ ~- -34 82 20 8 ; o^ ~- 34 82 20 8
part extras-calf@calf = clay own paint paint a : o^ ~ -76 -22 20 10 20 ; o^ ~ 76 -22 20 10 -20 ; o^ tan -30 -54 8 13 ; o^ tan 30 -54 8 13 ; k -24 -22 6 ; k 24 -22 6 ; o^ k -50 80 16 7 ; o^ k 50 80 16 7
part extras-bullfrog@bullfrog = clay own paint paint a : o^ ~ -38 -40 22 ; o^ ~ 38 -40 22 ; o_ gold -38 -42 13 ; o_ gold 38 -42 13 ; r_ k -38 -42 5 18 2 ; r_ k 38 -42 5 18 2 ; o^ ~- -64 78 24 9 ; o^ ~- 64 78 24 9 ; k -8 -8 2.5 ; k 8 -8 2.5
part extras-beehive@beehive = clay own paint paint a : o^ gold+ -56 -52 15 11 ; o^ gold+ 40 10 15 11 ; o^ gold+ 70 -48 15 11 ; z_ k 4 -60 -62 -60 -42 ; z_ k 4 -50 -62 -50 -42 ; z_ k 4 36 0 36 20 ; z_ k 4 46 0 46 20 ; z_ k 4 66 -58 66 -38 ; z_ k 4 76 -58 76 -38 ; o w -56 -66 7 9 ; o w 40 -4 7 9 ; o w 70 -62 7 9
part extras-truck@truck = clay own paint paint a : o^ k -44 64 19 ; o^ k 52 64 19 ; o_ gray -44 64 8 ; o_ gray 52 64 8 ; r^ ~ -4 -50 20 10 3 ; o^ gold 80 44 6
part extras-goalmouth@goalmouth = clay own paint paint a : p^ k -14 -52 14 -52 20 -32 0 -20 -20 -32 ; p^ k -68 -8 -50 -16 -42 6 -54 22 -70 20 ; p^ k 68 -8 50 -16 42 6 54 22 70 20 ; e -24 -10 11 ; e 24 -10 11 ; o^ red -34 82 24 9 ; o^ red 34 82 24 9
scene stand

* pencil-perch | 6-8 9-12 | -
topics pencil topper, back to school, school supplies, desk, gift for teacher, gift for friends, goody bag
near homework, moon landing, honey, dessert, summer, prince, fire, knight, mythical, power, driver
variant rocket | Space | red, silver | rocket, spaceship, astronaut, outer space
variant trex | Dinosaurs | green, cream free | dinosaur, dinosaurs, t-rex, tyrannosaurus, jurassic
variant toucan | Jungle, Animals | black, orange | toucan, bird, tropical, rainforest, rain forest, parrot
variant whale | Ocean | blue, white | whale, humpback, sea, ocean animals, under the sea
variant robot | Robots | silver, red | robot, machine, android, engineering
variant bee | Bugs | gold, white | bee, bumblebee, spelling bee, insect, pollinators
variant guitar | Music | red, cream | guitar, rock star, band, music class, instrument
variant ball | Sports | orange, black | basketball, ball, team, sports fan, coach gift
variant cone | Food | tan, pink | ice cream, ice cream cone, sweet shop
variant pig | Farm, Animals | pink, brown | pig, piglet, farm animals, three little pigs
variant crown | Fairy Tales | gold, red | crown, king, queen, princess, royal
variant dragon | Fantasy | purple, gold free | dragon, dragons
variant emblem | Superheroes | blue, yellow | superhero, hero, shield, emblem
variant car | Transportation | yellow, black | race car, racing, car, vehicle
colors red, white
minutes 40 50
waits 1440
mess some
heart clay: air-dry-clay, polymer-clay = handful
heart pencil: pencil
need paint: acrylic-paint, paint = 3 color
need poker: toothpick, paper-clip, craft-stick
tool brush: paintbrush, cotton-swab
home water: = 1/4 cup when clay!=polymer-clay
home mug when clay!=polymer-clay
home parchment-paper
step plan: prepare clay pencil by cc
step core: shape clay pencil > core-rocket core-trex core-toucan core-whale core-robot core-bee core-guitar core-ball core-cone core-pig core-crown core-dragon core-emblem core-car by cc
step build: shape clay water parchment-paper > build-rocket build-trex build-toucan build-whale build-robot build-bee build-guitar build-ball build-cone build-pig build-crown build-dragon build-emblem build-car by cc
step lines: shape clay poker > lines-rocket lines-trex lines-toucan lines-whale lines-robot lines-bee lines-guitar lines-ball lines-cone lines-pig lines-crown lines-dragon lines-emblem lines-car by cc
step turn: test clay pencil by cc
step dry: dry clay pencil mug by cc
step paint: paint paint clay brush by cc
step second: paint paint clay brush by cc
step school: play clay pencil > pencil by cc
part pencil = pencil own : r gold -7 60 7 76 1 ; r gold- 0 60 7 76 1 ; r gold 7 60 7 76 1 ; r_ silver 0 28 24 14 2
part core-rocket@rocket = clay own paint paint a : b^ ~ -24 22 -26 -30 0 -88 26 -30 24 22
part core-trex@trex = clay own paint paint a : b^ ~ -34 22 -36 -40 -14 -72 28 -74 58 -54 62 -32 30 -26 24 22
part core-toucan@toucan = clay own paint paint a : b^ ~ -26 24 -34 -20 -26 -62 4 -74 28 -54 30 -10 22 24
part core-whale@whale = clay own paint paint a : b^ ~ -62 -10 -54 -40 -10 -54 30 -36 46 -6 30 18 -30 20
part core-robot@robot = clay own paint paint a : q^ ~ 6 -38 -56 38 -56 38 22 -38 22
part core-bee@bee = clay own paint paint a : b^ ~ -52 -20 -36 -50 6 -56 44 -40 54 -14 36 14 -30 16
part core-guitar@guitar = clay own paint paint a : b^ ~ -34 22 -42 -2 -26 -18 -28 -34 -12 -42 12 -42 28 -34 26 -18 42 -2 34 22 0 28
part core-ball@ball = clay own paint paint a : o^ ~ 0 -30 50
part core-cone@cone = clay own paint paint a : p^ ~ -32 -20 32 -20 10 26 -10 26
part core-pig@pig = clay own paint paint a : o^ ~ 0 -24 46 48
part core-crown@crown = clay own paint paint a : p^ ~ -46 20 -54 -52 -24 -22 0 -68 24 -22 54 -52 46 20
part core-dragon@dragon = clay own paint paint a : b^ ~ -28 24 -34 -30 -16 -66 22 -70 54 -50 56 -34 26 -26 22 24
part core-emblem@emblem = clay own paint paint a : p^ ~ -50 -66 50 -66 52 -24 34 10 0 32 -34 10 -52 -24
part core-car@car = clay own paint paint a : r ~- 0 16 34 20 3 ;b^ ~ -78 10 -70 -12 -40 -18 -24 -42 14 -42 30 -20 68 -14 80 10 ; r_ light-blue -4 -26 34 14 4
part build-rocket@rocket = clay own paint paint b : pm^ ~ 22 -10 50 26 22 20 ; o^ ~ 0 -30 13 ; p^ ~ -16 22 16 22 8 34 -8 34
part build-trex@trex = clay own paint paint b : b^ a- 6 -22 40 -24 62 -18 54 -6 10 -2 ; p_ ~ -34 -50 -56 -54 -38 -34 ; p_ ~ -38 -26 -58 -22 -38 -8
part build-toucan@toucan = clay own paint paint b : b^ ~ 14 -60 50 -66 80 -40 78 -20 50 -32 16 -34 ; b^ w -2 -34 24 -34 22 -6 4 -2
part build-whale@whale = clay own paint paint b : b^ a 36 -10 46 -46 36 -72 56 -64 72 -76 66 -44 54 -4 ; b^ w -58 -4 -30 8 10 16 -24 22 -52 12
part build-robot@robot = clay own paint paint b : r^ ~ -46 -18 12 26 3 ; r^ ~ 46 -18 12 26 3 ; z^ ~ 5 0 -56 0 -76 ; o^ ~ 0 -80 9 ; o_ w -16 -28 12 ; o_ w 16 -28 12
part build-bee@bee = clay own paint paint b : o^ ~ -6 -68 18 26 -20 ; o^ ~ 24 -68 18 26 20
part build-guitar@guitar = clay own paint paint b : r^ tan 0 -64 13 50 2 ; r^ tan- 0 -92 22 14 3
part build-ball@ball = clay own paint paint b : o^ ~- 0 22 26 8
part build-cone@cone = clay own paint paint b : y^ ~ 0 -34 38 24 8 .1 ; y^ w 0 -66 28 20 7 .1 ; o^ red 0 -90 10
part build-pig@pig = clay own paint paint b : p^ ~ -38 -50 -44 -84 -12 -66 ; p^ ~ 38 -50 44 -84 12 -66 ; o^ pink- 0 -16 22 17
part build-crown@crown = clay own paint paint b : o^ ~ -54 -56 9 ; o^ ~ 0 -72 10 ; o^ ~ 54 -56 9 ; o^ ~ 0 -8 11 ; o^ blue -26 0 8 ; o^ blue 26 0 8 ; r_ gold- 0 16 92 8 2
part build-dragon@dragon = clay own paint paint b : p^ ~ -12 -62 -22 -94 6 -72 ; p^ ~ 6 -68 6 -98 22 -72 ; b^ ~ -26 -14 -70 -56 -76 -20 -60 -16 -56 2 -30 8
part build-emblem@emblem = clay own paint paint b : p^ ~ 8 -58 -24 -14 -4 -14 -10 20 26 -28 4 -28 16 -58
part build-car@car = clay own paint paint b : o^ ~ -44 14 18 ; o^ ~ 44 14 18 ; r ~ -66 -18 4 14 ; r^ ~ -68 -26 24 8 2
part lines-rocket@rocket = poker k : o_ light-blue 0 -30 8 ; z_ w 3 -24 4 24 4
part lines-trex@trex = poker k : k 8 -52 6 ; v_ w 20 -28 60 -30 6 8
part lines-toucan@toucan = poker k : o_ light-blue 4 -50 9 ; k 4 -50 5 ; o_ k 76 -26 5 ; z_ k 2 22 -44 74 -32
part lines-whale@whale = poker k : k -34 -18 5 ; l_ k 2 -52 -4 -40 4 -28 4 ; l_ light-blue 4 -12 -54 -14 -74 -26 -84 ; l_ light-blue 4 -12 -54 -8 -76 6 -86
part lines-robot@robot = poker k : k -16 -28 6 ; k 16 -28 6 ; r_ k 0 2 42 10 3 ; z_ w 2 -10 -2 -10 6 ; z_ w 2 0 -2 0 6 ; z_ w 2 10 -2 10 6
part lines-bee@bee = poker k : z_ k 9 -8 -52 -8 14 ; z_ k 9 18 -50 18 14 ; k -36 -20 5 ; u -34 -12 7 ; l_ k 3 -42 -38 -56 -62 ; l_ k 3 -34 -44 -38 -68 ; p_ k 52 -20 66 -14 52 -8
part lines-guitar@guitar = poker k : o_ k 0 -16 9 ; z_ k 2 -3 -88 -3 12 ; z_ k 2 3 -88 3 12 ; r_ k 0 12 20 4 1
part lines-ball@ball = poker k : z_ k 4 0 -80 0 20 ; z_ k 4 -50 -30 50 -30 ; l_ k 4 -36 -64 -14 -30 -36 6 ; l_ k 4 36 -64 14 -30 36 6
part lines-cone@cone = poker k : z_ ~- 2 -22 -20 6 22 ; z_ ~- 2 22 -20 -6 22 ; z_ ~- 2 0 -20 14 4 ; z_ ~- 2 0 -20 -14 4 ; d_ yellow 3 -18 -38 18 -30 ; d_ light-blue 3 -4 -28 8 -42
part lines-pig@pig = poker k : k -18 -40 5 ; k 18 -40 5 ; o_ k -7 -16 3.500 5 ; o_ k 7 -16 3.500 5 ; u 0 6 9
part lines-crown@crown = poker k : d_ k 1.500 -40 8 40 8 ; d_ k 1.500 -40 20 40 20
part lines-dragon@dragon = poker k : k 14 -50 5 ; k 50 -46 2.500 ; l_ k 2 28 -34 42 -38 56 -36 ; d_ k 1.500 -8 -30 4 -18 -8 -6 4 8
part lines-emblem@emblem = poker k : z_ w 4 -44 -60 44 -60 45 -24 28 6 0 24 -28 6 -45 -24 -44 -60
part lines-car@car = poker k : o_ silver -44 14 8 ; o_ silver 44 14 8 ; o_ w 14 -2 13 ; z_ k 3 14 -9 14 5 ; z_ k 2 -20 -10 -20 10
scene stand
`;
