export const shelf = `
* felt-scene | 2-3 4-5 | -
topics felt board, flannel board, quiet book, story board, travel toy, retelling, quiet time, preschool
variant robot | Robots | gray, red, yellow | robot, machine, android
variant pizza | Food | gold, red, green | pizza, restaurant, cooking, dinner, italy, pretend food
variant castle | Fairy Tales | gray, purple, gold | castle, princess, prince, knight, once upon a time, dragon
variant rocket | Space | red, silver, gold | rocket, spaceship, planet, astronaut, outer space
variant farmyard | Farm | red, white, green | farm, barn, farmyard, tractor, old macdonald, farm animals
variant street | Transportation | yellow, red, black | bus, car, truck, traffic, road, vehicles, traffic light
variant valley | Dinosaurs | green, orange, brown | dinosaur, dinosaurs, volcano, long-neck, jurassic
variant reef | Ocean | orange, purple, yellow | fish, reef, octopus, under the sea, ocean animals, aquarium
variant weather | Weather | light blue, yellow, purple | weather, sun, rain, rainbow, calendar, four seasons
variant heroes | Superheroes | blue, red, yellow | superhero, hero, city, cape, dress up, rescue
variant jungle | Jungle, Animals | green, orange, yellow | jungle, rainforest, rain forest, tiger, safari, snake
variant band | Music | red, blue, gold | band, drum, guitar, music class, orchestra, instrument
variant garden | Bugs | red, green, yellow | ladybug, caterpillar, butterfly, garden, bugs, life cycle
variant match | Sports | green, white, red | soccer, football, team, match, goal, ball
colors blue, red, yellow
minutes 30 35
mess low
heart felt: felt = 5 sheet
heart board: cardboard, shoebox, pizza-box, cereal-box, cookie-tin, foam-board, cardboard-box = 1
join glue: glue, tape, duct-tape
tool scissors: scissors
tool pen: marker, fabric-marker, crayon
step cover: glue felt board glue > board by gt
step cut: cut felt scissors pen by gt
step small: cut felt scissors by gg
step feel: play felt by cc
step build: arrange felt board > big-robot big-pizza big-castle big-rocket big-farmyard big-street big-valley big-reef big-weather big-heroes big-jungle big-band big-garden big-match by cc
step finish: arrange felt board > small-robot small-pizza small-castle small-rocket small-farmyard small-street small-valley small-reef small-weather small-heroes small-jungle small-band small-garden small-match by cc
step tell: play felt board by cc
step pocket: prepare felt board by tc
part board = felt light-blue : r kraft 0 0 190 178 2 ; q_ ~ 4 -88 -82 88 -82 88 82 -88 82
part big-robot@robot = felt a : r ~ 0 26 76 70 6 ; r ~ 0 -31 58 46 6 ; r ~ -46 22 18 60 6 ; r ~ 46 22 18 60 6 ; r ~ -20 71 24 24 4 ; r ~ 20 71 24 24 4
part big-pizza@pizza = felt a : o brown 0 4 78 76 ; o ~ 0 4 68 66
part big-castle@castle = felt a : r ~ -50 20 38 90 2 ; r ~ 50 20 38 90 2 ; r ~ 0 36 66 58 2 ; p b -74 -22 -50 -72 -26 -22 ; p b 74 -22 50 -72 26 -22
part big-rocket@rocket = felt a : p b -22 20 -50 54 -22 46 ; p b 22 20 50 54 22 46 ; b ~ -24 48 -26 -10 0 -74 26 -10 24 48 ; o gold 62 -50 18
part big-farmyard@farmyard = felt a : p red -66 44 -66 -14 -34 -44 -2 -14 -2 44 ; p brown -74 -10 -34 -50 6 -10 -34 -42 ; r green 0 62 172 36 2
part big-street@street = felt a : r gray 0 56 172 44 2 ; q ~ 7 -76 24 -76 -26 0 -26 8 -18 8 24 ; q b 6 26 24 26 2 38 0 48 -18 68 -18 76 4 80 24
part big-valley@valley = felt a : p brown 20 74 50 -40 74 -40 88 74 ; b ~ -82 50 -60 18 -24 12 -16 -40 0 -58 22 -50 20 -38 6 -32 8 20 4 44 -30 50 ; r ~ -46 60 14 28 4 ; r ~ -10 60 14 28 4
part big-reef@reef = felt a : b b 16 -16 18 -56 40 -66 62 -56 64 -16 72 6 58 -2 50 10 40 -2 30 10 22 -2 8 6 ; b ~ -76 -30 -50 -54 -14 -34 -50 -14 ; p ~ -22 -34 0 -52 -2 -16 ; r tan 0 72 172 18 2
part big-weather@weather = felt a : o b -46 -44 21 ; y w 30 -34 46 24 8 .12 ; a red 0 76 84 74 180 360 ; a yellow 0 76 73 63 180 360 ; a blue 0 76 62 52 180 360
part big-heroes@heroes = felt a : r gray -62 44 40 84 1 ; r navy 62 34 44 104 1 ; p ~ -22 6 22 6 18 62 -18 62 ; o tan 0 -20 24 ; p b -22 6 -40 64 40 64 22 6
part big-jungle@jungle = felt a : r brown -64 20 20 120 2 ; b ~ -92 -40 -74 -76 -40 -76 -24 -46 -50 -28 -80 -24 ; o b 22 10 40 ; o b -6 -24 13 ; o b 50 -24 13 ; r ~ 0 74 172 22 2
part big-band@band = felt a : q ~ 5 -78 -6 -14 -6 -20 56 -72 56 ; b brown 20 60 18 34 30 18 26 4 42 -4 58 4 54 18 68 34 64 60 42 70
part big-garden@garden = felt a : j b -84 70 -10 44 26 ; j b 84 74 20 40 24 ; o ~ 36 -28 36 32 ; o k 36 -62 15 12
part big-match@match = felt a : r green 0 50 172 72 2 ; q c 4 -30 -18 -12 -26 12 -26 30 -18 24 0 16 -4 16 30 -16 30 -16 -4 -24 0 ; r k -9 40 14 24 2 ; r k 9 40 14 24 2
part small-robot@robot = felt b : o ~ -14 -34 10 ; o ~ 14 -34 10 ; r c 0 -16 30 8 3 ; r c 0 20 52 34 4 ; o ~ -14 14 8 ; o blue 12 14 8 ; o green 0 30 7 ; p ~ -10 -54 10 -54 0 -68
part small-pizza@pizza = felt b : o ~ -30 -24 15 ; o ~ 26 -30 15 ; o ~ 6 10 15 ; o ~ -34 32 15 ; o ~ 38 30 15 ; j c -6 -52 16 -40 8 ; j c -52 4 -40 22 8 ; j c 44 -4 56 10 8 ; j c 2 44 20 54 8 ; o w -10 -8 10 7 ; o w 20 58 10 7
part small-castle@castle = felt b : q brown 8 -14 64 -14 38 0 28 14 38 14 64 ; r c -50 4 14 20 5 ; r c 50 4 14 20 5 ; p c -50 -72 -50 -86 -30 -79 ; p c 50 -72 50 -86 70 -79 ; r ~- -22 4 14 10 1 ; r ~- 0 4 14 10 1 ; r ~- 22 4 14 10 1
part small-rocket@rocket = felt b : o light-blue 0 -14 14 ; r b 0 22 48 8 1 ; p c -18 50 18 50 0 84 ; s c -62 -56 5 12 5 ; s c -70 10 5 10 4 ; s c 66 20 5 12 5 ; s c -40 -20 5 8 3
part small-farmyard@farmyard = felt b : q ~ 3 -48 44 -48 10 -20 10 -20 44 ; b w 20 24 34 8 62 12 76 26 66 42 28 42 ; o k 74 18 10 8 ; r k 34 48 6 16 1 ; r k 58 48 6 16 1 ; o gold 60 -50 16 ; b gold -6 60 4 44 20 48 26 62 10 70 ; p orange 24 50 34 54 25 57
part small-street@street = felt b : o k -56 28 13 ; o k -12 28 13 ; o k 42 28 11 ; o k 66 28 11 ; r light-blue -58 -8 18 16 2 ; r light-blue -34 -8 18 16 2 ; r light-blue -10 -8 18 16 2 ; r k 80 0 4 72 1 ; r k 78 -52 18 44 4 ; o red 78 -66 6 ; o yellow 78 -52 6 ; o green 78 -38 6 ; r w -50 56 24 5 1 ; r w 0 56 24 5 1 ; r w 50 56 24 5 1
part small-valley@valley = felt b : b b 46 -40 54 -24 62 -36 70 -22 78 -40 ; y gray 62 -62 22 12 7 .12 ; o b -50 32 7 ; o b -30 26 8 ; o b -14 10 6 ; o k 10 -48 4 ; o cream 34 66 10 13 ; o cream 16 68 9 12
part small-reef@reef = felt b : e 32 -38 8 ; e 50 -38 8 ; k -62 -34 4 ; l green 8 -66 64 -74 36 -62 14 ; l green 8 -44 64 -38 44 -46 26 ; s c 10 50 5 17 8 ; r w -46 -34 8 26 2 ; b pink 44 64 40 46 56 38 72 46 68 64
part small-weather@weather = felt b : r b -46 -72 8 12 2 ; r b -74 -44 12 8 2 ; r b -46 -16 8 12 2 ; r b -18 -44 12 8 2 ; x blue 8 10 10 18 ; x blue 34 14 10 18 ; x blue 58 8 10 18 ; p gold 70 -12 52 20 64 18 54 44 82 10 70 12 80 -12
part small-heroes@heroes = felt b : r b 0 -24 44 14 6 ; o w -8 -24 5 4 ; o w 8 -24 5 4 ; s c 0 26 5 14 6 ; l a 12 -22 10 -48 -22 ; l a 12 22 10 48 -22 ; r c -70 24 10 12 1 ; r c -54 44 10 12 1 ; r c 54 10 10 12 1 ; r c 70 34 10 12 1
part small-jungle@jungle = felt b : e 8 2 8 ; e 36 2 8 ; o w 22 24 18 13 ; o k 22 18 6 4 ; p k 16 -28 28 -28 22 -12 ; p k -16 6 -16 14 -2 10 ; p k 60 6 60 14 46 10 ; l c 9 -74 -20 -50 0 -76 20 -52 40 ; j green 56 80 70 40 10 ; j green -20 80 -34 46 10
part small-band@band = felt b : o w -46 -6 32 10 ; v w -72 26 -20 26 5 12 ; l tan 7 -84 -40 -50 -14 ; l tan 7 -6 -40 -40 -14 ; o k 42 34 10 ; r tan 42 -34 12 62 2 ; r k 42 -68 20 14 3 ; o k -20 -58 9 7 ; r k -12 -70 4 30 1 ; o k 72 -30 9 7 ; r k 80 -42 4 30 1
part small-garden@garden = felt b : r k 36 -28 4 62 1 ; o k 20 -38 7 ; o k 22 -14 7 ; o k 52 -38 7 ; o k 50 -14 7 ; o light-green -72 -34 14 ; o green -52 -42 14 ; o light-green -32 -34 14 ; o green -12 -42 14 ; k -10 -46 3 ; l green 4 -48 26 -48 56 ; o w -60 14 9 ; o w -36 14 9 ; o w -48 2 9 ; o w -48 26 9 ; o c -48 14 8
part small-match@match = felt b : r tan -25 -2 9 22 3 ; r tan 25 -2 9 22 3 ; o tan 0 -44 18 ; k -7 -47 2.4 ; k 7 -47 2.4 ; u 0 -40 7 ; o ~ 50 60 14 ; p k 50 54 56 59 54 66 46 66 44 59 ; z ~ 5 -84 20 -84 -34 -48 -34 -48 20 ; z ~ 2 -72 20 -72 -34 ; z ~ 2 -60 20 -60 -34 ; z ~ 2 -84 -16 -48 -16 ; z ~ 2 -84 2 -48 2 ; r ~ -9 58 14 8 2 ; r ~ 9 58 14 8 2
scene lay

* lacing-picture | 4-5 6-8 | -
appeal 1
topics lacing card, sewing card, first sewing, lacing, threading, fine motor, montessori, travel toy
variant guitar | Music | orange, black | guitar, instrument, band, music class, strings
variant sneaker | Sports | red, white | sneaker, shoe, running, basketball, soccer, tie your shoes, athlete
variant cloud | Weather | light blue, blue | rain, cloud, rainy day, storm, april showers, water cycle
variant web | Bugs | gray, white | spider, spider web, web, halloween, insect
variant rocket | Space | red, silver | rocket, spaceship, stars, outer space, blast off
variant jelly | Ocean | purple, pink | jellyfish, sea, ocean animals, under the sea, tentacles
variant goal | Sports | green, white | soccer, football, goal, goalkeeper, net, hockey, team
variant stego | Dinosaurs | green, orange | dinosaur, dinosaurs, stegosaurus, spikes, jurassic
variant harp | Fairy Tales, Music | gold, white | harp, jack and the beanstalk, giant, fairy tale, angel, ireland
variant robot | Robots | gray, red | robot, machine, wires, electricity, engineering
variant spaghetti | Food | red, cream | spaghetti, noodles, pasta, italy, dinner, cooking
variant fence | Farm | brown, tan | farm, fence, barn, farm animals, pasture, sheep
variant shield | Superheroes | blue, yellow | superhero, hero, shield, emblem, power, badge
colors blue, yellow
minutes 30 40
mess low
heart lace: shoelace, yarn, string, cotton-cord, ribbon, plastic-lacing = 6 ft
heart card: cardboard, cereal-box, cardstock, pizza-box, foam-board = 1
need color: crayon, marker, oil-pastel, colored-pencil, paint = 3 color
need punch: hole-punch, wooden-skewer, pencil
join end: tape, masking-tape, washi-tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when color=paint
step draw: draw card color brush > sheet shape-guitar shape-sneaker shape-cloud shape-web shape-rocket shape-jelly shape-goal shape-stego shape-harp shape-robot shape-spaghetti shape-fence shape-shield by tc
step holes: poke card punch > holes-guitar holes-sneaker holes-cloud holes-web holes-rocket holes-jelly holes-goal holes-stego holes-harp holes-robot holes-spaghetti holes-fence holes-shield by gg
step tip: tape lace end scissors by tc
step knot: thread lace card by tc
step lace: thread lace card > lace-guitar lace-sneaker lace-cloud lace-web lace-rocket lace-jelly lace-goal lace-stego lace-harp lace-robot lace-spaghetti lace-fence lace-shield by cc
step close: tape lace card end by tc
step again: play lace card by cc
part sheet = card w : r ~ 0 0 186 178 4
part shape-guitar@guitar = color a : b ~ -50 46 -46 18 -28 6 -32 -10 0 -18 32 -10 28 6 46 18 50 46 30 76 -30 76 ; r brown 0 -46 22 60 1 ; r brown- 0 -78 32 18 3 ; o_ k 0 20 15 ; r_ brown 0 54 44 8 1
part shape-sneaker@sneaker = color a : b ~ -76 46 -74 6 -56 -40 -22 -52 -14 -26 28 4 74 18 82 46 ; r_ w 2 52 166 16 6 ; p_ w -22 -48 -12 -24 20 0 34 8 24 20 -4 6 -34 -24
part shape-cloud@cloud = color a : y ~ 0 -44 74 34 9 .13 ; k -18 -44 4 ; k 18 -44 4 ; u 0 -36 9 ; l_ blue 6 -70 76 -30 70 10 78 66 70
part shape-web@web = color a : q_ navy 4 -88 -84 88 -84 88 84 -88 84 ; o red 58 -62 11 ; o red 58 -74 7 ; l_ red 3 48 -64 34 -72 ; l_ red 3 48 -58 36 -52 ; l_ red 3 68 -64 80 -70 ; l_ red 3 68 -58 80 -52 ; k 56 -75 2 ; k 61 -75 2
part shape-rocket@rocket = color a : p a 20 6 46 40 18 36 ; p a -20 6 -46 40 -18 36 ; b w -20 38 -24 -20 0 -80 24 -20 20 38 ; o_ light-blue 0 -22 12 ; b_ orange -14 40 0 84 14 40 ; s_ gold -64 -54 5 10 4 ; s_ gold 66 -60 5 10 4 ; s_ gold 64 56 5 10 4
part shape-jelly@jelly = color a : b ~ -62 -4 -56 -50 -24 -78 24 -78 56 -50 62 -4 40 4 20 -4 0 4 -20 -4 -40 4 ; k -18 -40 5 ; k 18 -40 5 ; u 0 -28 9
part shape-goal@goal = color a : r_ ~ 0 62 180 46 2 ; z_ gray 7 -70 44 -70 -56 70 -56 70 44 ; o w 8 58 16 ; p_ k 8 50 15 56 12 65 4 65 1 56
part shape-stego@stego = color a : b ~ -88 46 -68 24 -40 8 -6 -6 30 0 54 22 76 22 90 38 74 50 42 48 0 54 -44 50 ; r ~- -30 64 20 34 5 ; r ~- 26 64 20 34 5 ; k 74 34 4
part shape-harp@harp = color a : l ~ 11 -50 80 -44 -50 -26 -76 4 -58 30 -46 64 -62 ; l ~ 11 -52 80 0 46 64 -60 ; o_ ~- 66 -66 9
part shape-robot@robot = color a : r ~ 0 30 96 86 6 ; r ~ 0 -37 60 46 6 ; e -14 -40 9 ; e 14 -40 9 ; r_ k 0 -24 24 5 2 ; r_ w 0 30 80 68 4 ; z_ k 3 0 -60 0 -78 ; o red 0 -80 5 ; o_ yellow -26 8 8 ; o_ blue 26 8 8 ; o_ green -26 54 8 ; o_ orange 26 54 8
part shape-spaghetti@spaghetti = color a : o w 0 10 82 70 ; o_ ~ 0 10 84 72 ; o_ w 0 10 72 60 ; o brown -18 -6 13 ; o brown 20 0 13 ; o brown -2 28 13
part shape-fence@fence = color a : r_ light-green 0 56 180 60 2 ; b w -44 34 -40 12 -14 4 16 6 36 14 40 34 30 46 -36 46 ; o k 44 14 13 11 ; r k -24 54 7 22 1 ; r k 22 54 7 22 1 ; k 46 11 2 ; r tan -74 10 12 110 2 ; r tan 0 66 12 40 2 ; r tan 74 10 12 110 2
part shape-shield@shield = color a : p ~ -64 -70 64 -70 66 -14 44 40 0 80 -44 40 -66 -14
part holes-guitar@guitar = punch k : d_ k 2.500 -7 -76 0 -76 7 -76 -9 54 0 54 9 54
part holes-sneaker@sneaker = punch k : d_ k 2.500 -24 -40 -36 -22 -8 -24 -24 -6 8 -10 -8 8 24 2 10 20
part holes-cloud@cloud = punch k : d_ k 2.500 -54 -22 -32 -16 -10 -14 12 -14 34 -16 56 -22 -62 56 -40 60 -18 62 4 62 26 60 48 56
part holes-web@web = punch k : d_ w 2.500 0 -74 52 -52 74 0 52 52 0 74 -52 52 -74 0 -52 -52 0 0
part holes-rocket@rocket = punch k : d_ k 2.500 0 -80 14 -58 22 -32 24 -6 22 16 18 38 0 40 -18 38 -22 16 -24 -6 -22 -32 -14 -58
part holes-jelly@jelly = punch k : d_ k 2.500 -48 -8 -29 -8 -10 -8 10 -8 29 -8 48 -8
part holes-goal@goal = punch k : d_ k 2.500 -58 -46 -34 -46 -10 -46 14 -46 38 -46 58 -46 -58 36 -34 36 -10 36 14 36 38 36 58 36
part holes-stego@stego = punch k : d_ k 2.500 -66 14 -52 -24 -40 2 -26 -48 -12 -10 6 -60 18 -8 36 -42 42 8
part holes-harp@harp = punch k : d_ k 2.500 -30 -66 -12 -62 6 -52 24 -44 42 -48 -32 64 -14 52 6 34 24 10 42 -18
part holes-robot@robot = punch k : d_ k 2.500 -26 8 26 8 -26 54 26 54 0 8 0 54 -26 31 26 31
part holes-spaghetti@spaghetti = punch k : d_ k 2.500 -54 -10 -34 42 -10 -38 6 52 24 -34 42 44 56 -4 -48 24
part holes-fence@fence = punch k : d_ k 2.500 -74 -30 -74 -6 -74 20 74 -30 74 -6 74 20 -74 46 74 46
part holes-shield@shield = punch k : d_ w 2.500 16 -52 -24 4 2 4 -12 52 30 -12 6 -12 28 -52
part lace-guitar@guitar = lace b : z ~ 2.500 -7 -76 -9 54 ; z ~ 2.500 0 -76 0 54 ; z ~ 2.500 7 -76 9 54
part lace-sneaker@sneaker = lace b : z ~ 4 -24 -40 -24 -6 ; z ~ 4 -36 -22 -8 -24 ; z ~ 4 -8 -24 -8 8 ; z ~ 4 -24 -6 8 -10 ; z ~ 4 8 -10 10 20 ; z ~ 4 -8 8 24 2 ; l ~ 4 -24 -40 -46 -64 -62 -48 -36 -38 ; l ~ 4 -36 -22 -64 -26 -70 -8
part lace-cloud@cloud = lace b : z ~ 3 -54 -22 -62 56 ; z ~ 3 -32 -16 -40 60 ; z ~ 3 -10 -14 -18 62 ; z ~ 3 12 -14 4 62 ; z ~ 3 34 -16 26 60 ; z ~ 3 56 -22 48 56
part lace-web@web = lace b : z ~ 2.500 0 -74 0 74 ; z ~ 2.500 -74 0 74 0 ; z ~ 2.500 -52 -52 52 52 ; z ~ 2.500 52 -52 -52 52 ; z ~ 2.500 0 -40 28 -28 40 0 28 28 0 40 -28 28 -40 0 -28 -28 0 -40 ; z ~ 2.500 0 -20 14 -14 20 0 14 14 0 20 -14 14 -20 0 -14 -14 0 -20
part lace-rocket@rocket = lace b : z ~ 4 0 -80 14 -58 22 -32 24 -6 22 16 18 38 0 40 -18 38 -22 16 -24 -6 -22 -32 -14 -58 0 -80 ; z ~ 4 -22 16 22 16 ; z ~ 4 -24 -6 24 -6
part lace-jelly@jelly = lace b : l ~ 3.500 -48 -8 -60 26 -46 50 -56 82 ; l ~ 3.500 -29 -8 -38 24 -24 52 -34 84 ; l ~ 3.500 -10 -8 -18 30 -4 54 -12 84 ; l ~ 3.500 10 -8 4 28 16 56 8 84 ; l ~ 3.500 29 -8 24 26 38 52 30 84 ; l ~ 3.500 48 -8 46 28 60 52 52 82
part lace-goal@goal = lace b : z ~- 2.500 -58 -46 -34 36 -10 -46 14 36 38 -46 58 36 ; z ~- 2.500 -58 36 -34 -46 -10 36 14 -46 38 36 58 -46 ; z ~- 2.500 -60 -5 60 -5
part lace-stego@stego = lace b : z ~ 5 -66 14 -52 -24 -40 2 -26 -48 -12 -10 6 -60 18 -8 36 -42 42 8
part lace-harp@harp = lace b : z gray 2.500 -30 -66 -32 64 ; z gray 2.500 -12 -62 -14 52 ; z gray 2.500 6 -52 6 34 ; z gray 2.500 24 -44 24 10 ; z gray 2.500 42 -48 42 -18
part lace-robot@robot = lace b : z ~ 3 -26 8 26 54 ; z blue 3 26 8 -26 31 0 54 ; z green 3 -26 54 0 8 26 31
part lace-spaghetti@spaghetti = lace b : l ~- 4 -54 -10 -20 20 6 52 30 20 24 -34 ; l ~- 4 -34 42 -30 0 -10 -38 30 -10 56 -4 ; l ~- 4 -48 24 0 10 42 44
part lace-fence@fence = lace b : z brown 4 -74 -30 74 -30 ; z brown 4 -74 -6 74 -6 ; z brown 4 -74 20 74 20 ; z brown 4 -74 46 74 46
part lace-shield@shield = lace b : z ~ 6 16 -52 -24 4 2 4 -12 52 30 -12 6 -12 28 -52 16 -52
scene lay

* yarn-swirls | 4-5 6-8 | -
extras picture Bugs: washi-tape, sticker
topics yarn art, yarn picture, string art, wool picture, swirls, spirals, sensory, texture, huichol
variant snail | Bugs | orange, tan free | snail, garden, minibeast, spiral
variant planet | Space | purple, gold | planet, saturn, jupiter, solar system, outer space
variant lion | Jungle, Animals | orange, yellow | lion, king of the jungle, safari, africa, roar
variant tornado | Weather | gray, light blue | tornado, storm, wind, twister, weather
variant noodles | Food | cream, red | spaghetti, noodles, pasta, italy, dinner, cooking
variant sheep | Farm, Animals | white, black or cream, gray, brown | sheep, lamb, wool, farm animals, baa baa black sheep
variant octopus | Ocean | purple, pink free | octopus, tentacles, sea, ocean animals, under the sea
variant guitar | Music | brown, gold | guitar, instrument, band, strings, music class
variant dragon | Fantasy, Fairy Tales | green, orange | dragon, fire, knight, mythical, castle
variant racetrack | Transportation, Sports | gray, red | race car, racetrack, road, racing, traffic, car
variant hero | Superheroes | blue, red | superhero, hero, emblem, power, cape, shield
variant robot | Robots | silver, red free | robot, machine, wires, android
variant longneck | Dinosaurs | green, yellow | dinosaur, dinosaurs, long-neck, brontosaurus, jurassic
colors orange, yellow
minutes 30 40
waits 60
mess some
heart yarn@4-5: yarn, raffia, cotton-cord = 5 yd
heart yarn@6-8: yarn, raffia, cotton-cord = 10 yd
need base: cardboard, cardstock, cereal-box, paper-plate, pizza-box, construction-paper = 1 sheet
nice wash: paint, acrylic-paint = 1 color
nice line@6-8: pipe-cleaner, twist-tie = 3
nice hang: ribbon, string, ric-rac = 12 in
join glue: glue
tool scissors: scissors
tool pen: marker, crayon, pencil
home towel
tool brush: paintbrush, sponge-brush when wash=acrylic-paint,paint
step wash: paint wash base brush > wash by cc
step draw: draw base pen > sheet by cc
step choose: cut yarn scissors by cc
step spread: glue glue base by cc
step outline@6-8: glue yarn base line? > line-snail line-planet line-lion line-tornado line-noodles line-sheep line-octopus line-guitar line-dragon line-racetrack line-hero line-robot line-longneck by c
step first@4-5: decorate yarn base > line-snail line-planet line-lion line-tornado line-noodles line-sheep line-octopus line-guitar line-dragon line-racetrack line-hero line-robot line-longneck by c
step fill: decorate yarn base > fill-snail fill-planet fill-lion fill-tornado fill-noodles fill-sheep fill-octopus fill-guitar fill-dragon fill-racetrack fill-hero fill-robot fill-longneck by cc
step wipe: wash towel by cc
step finish: draw pen base > face-snail face-planet face-lion face-tornado face-noodles face-sheep face-octopus face-guitar face-dragon face-racetrack face-hero face-robot face-longneck by tc
step dry: dry base by cc
step hang: glue hang base glue > hang by tc
part sheet = base w : ground ~ 0 0 186 178
part wash = wash cream : r_ ~ 0 0 180 172 2
part hang = hang a : l ~ 3 -20 -87 0 -99 20 -87
part fill-snail@snail = yarn a : i ~ -10 -6 56 4 12
part fill-planet@planet = yarn a : o ~ 0 4 54 ; cover-strand own 1.1
part fill-lion@lion = yarn a : f ~ 0 0 16 82 9 ; f ~- 0 0 13 68 8 ; o ~ 0 0 50 ; cover-strand own 1.1
part fill-tornado@tornado = yarn a : l ~ 8 -70 -70 0 -62 70 -72 ; l ~- 8 -64 -56 0 -48 62 -56 ; l ~ 8 -52 -40 0 -32 52 -40 ; l ~- 8 -42 -22 4 -16 40 -24 ; l ~ 8 -30 -6 6 0 30 -8 ; l ~- 8 -20 10 8 14 24 8 ; l ~ 7 -10 26 8 30 18 24 ; l ~- 6 -2 42 8 44 14 40 ; l ~ 5 2 56 6 70 12 62 ; cover-strand own 1.1
part fill-noodles@noodles = yarn a : l ~ 7 -50 -10 -30 -36 0 -42 30 -34 50 -8 44 22 16 38 -20 36 -46 16 -40 -8 -10 -26 20 -16 30 8 10 24 -16 16 ; l ~- 7 -44 26 -10 -6 30 26 52 10 ; l ~+ 7 -20 -44 20 -10 -10 44 ; cover-strand own 1.1
part fill-sheep@sheep = yarn a : i ~ -34 -14 26 2.5 9 ; i ~ 8 -24 28 2.5 9 ; i ~ -28 26 26 2.5 9 ; i ~ 16 22 28 2.5 9 ; i ~ -58 8 22 2.5 8
part fill-octopus@octopus = yarn a : b ~ -44 -6 -46 -50 -20 -76 20 -76 46 -50 44 -6 26 8 -26 8 ; cover-strand own 1.1
part fill-guitar@guitar = yarn a : b ~ -46 76 -52 44 -28 20 -30 2 0 -8 30 2 28 20 52 44 46 76 0 86 ; r ~ 0 -44 20 76 1 ; r ~- 0 -80 30 16 3 ; cover-strand own 1.1
part fill-dragon@dragon = yarn a : l ~ 17 -84 66 -58 40 -30 62 0 40 22 58 46 34 36 -2 46 -34 ; o ~ 50 -46 24 17 ; cover-strand own 1.1
part fill-racetrack@racetrack = yarn a : l ~ 20 -60 30 -66 -30 -34 -62 0 -40 34 -62 66 -30 58 34 20 46 0 24 -24 48 -60 30 ; cover-strand own 1.1
part fill-hero@hero = yarn a : p ~ -62 -66 62 -66 66 -12 42 40 0 78 -42 40 -66 -12 ; cover-strand own 1.1
part fill-robot@robot = yarn a : r ~ 0 28 92 88 5 ; z_ ~+ 2.600 -43 -13 43 -13 43 69 -43 69 -43 -13 ; z_ ~- 2.600 -37.5 -7.5 37.5 -7.5 37.5 63.5 -37.5 63.5 -37.5 -7.5 ; z_ ~+ 2.600 -32 -2 32 -2 32 58 -32 58 -32 -2 ; z_ ~- 2.600 -26.5 3.5 26.5 3.5 26.5 52.5 -26.5 52.5 -26.5 3.5 ; z_ ~+ 2.600 -21 9 21 9 21 47 -21 47 -21 9 ; z_ ~- 2.600 -15.5 14.5 15.5 14.5 15.5 41.5 -15.5 41.5 -15.5 14.5 ; z_ ~+ 2.600 -10 20 10 20 10 36 -10 36 -10 20 ; r ~ 0 -46 66 50 5 ; z_ ~+ 2.600 -30 -68 30 -68 30 -24 -30 -24 -30 -68 ; z_ ~- 2.600 -24.5 -62.5 24.5 -62.5 24.5 -29.5 -24.5 -29.5 -24.5 -62.5 ; z_ ~+ 2.600 -19 -57 19 -57 19 -35 -19 -35 -19 -57 ; z_ ~- 2.600 -13.5 -51.5 13.5 -51.5 13.5 -40.5 -13.5 -40.5 -13.5 -51.5
part fill-longneck@longneck = yarn a : b ~ -84 56 -56 24 -20 8 6 12 22 -14 26 -56 44 -72 66 -64 66 -52 48 -46 44 -10 36 30 20 48 -30 50 ; r ~ -26 62 16 30 4 ; r ~ 16 62 16 30 4 ; cover-strand own 1.1
part line-snail@snail = yarn b : l ~ 10 -76 62 -20 58 40 58 58 30 62 -2 ; l ~ 5 58 -6 48 -36 ; l ~ 5 66 -6 80 -32
part line-planet@planet = yarn b : l ~ 7 -48 -6 -88 18 -40 32 24 18 88 -18 72 -28 48 -20 ; l ~- 5 -50 4 -74 18 -36 24 24 10 76 -16
part line-lion@lion = yarn b : o ~ 0 2 46 ; l_ ~- 4 -42 2 -30 -30 0 -40 30 -30 42 2 30 34 0 44 -30 34 -42 2 ; l_ ~- 4 -28 4 -18 -18 0 -26 18 -18 28 4 20 24 0 30 -20 24 -28 4
part line-tornado@tornado = yarn b : l ~ 5 -80 -40 -66 -10 -78 10 ; l ~ 5 70 -20 56 10 70 34 ; l ~ 5 -50 30 -36 50 -54 70
part line-noodles@noodles = yarn b : o ~ -20 -8 12 ; o ~ 20 0 12 ; o ~ -4 24 12
part line-sheep@sheep = yarn b : o k 56 -8 20 24 ; o k 40 -24 12 7 ; l k 9 -40 50 -40 78 ; l k 9 26 50 26 78
part line-octopus@octopus = yarn b : l ~ 7 -36 4 -60 20 -74 6 -82 24 ; l ~ 7 -26 8 -48 40 -66 40 -62 62 ; l ~ 7 -12 10 -22 46 -40 60 -28 78 ; l ~ 7 36 4 60 20 74 6 82 24 ; l ~ 7 26 8 48 40 66 40 62 62 ; l ~ 7 12 10 22 46 40 60 28 78 ; l_ ~- 1.4 -36 4 -60 20 -74 6 -82 24 ; l_ ~- 1.4 -26 8 -48 40 -66 40 -62 62 ; l_ ~- 1.4 -12 10 -22 46 -40 60 -28 78 ; l_ ~- 1.4 36 4 60 20 74 6 82 24 ; l_ ~- 1.4 26 8 48 40 66 40 62 62 ; l_ ~- 1.4 12 10 22 46 40 60 28 78
part line-guitar@guitar = yarn b : z ~ 3 -6 -84 -6 64 ; z ~ 3 0 -84 0 64 ; z ~ 3 6 -84 6 64
part line-dragon@dragon = yarn b : l ~ 7 72 -44 90 -50 ; l ~ 7 72 -40 92 -34 ; l ~ 7 70 -36 86 -20 ; p_ ~ -64 34 -54 14 -46 36 ; p_ ~ -10 38 0 18 10 36 ; p_ ~ 24 10 8 -4 28 -12
part line-racetrack@racetrack = yarn b : o ~ -66 -6 11 17 ; o ~ 30 -60 17 11 ; o blue 44 42 17 11
part line-hero@hero = yarn b : z ~ 8 14 -44 -22 4 4 4 -10 44 28 -10 4 -10 24 -44 14 -44
part line-robot@robot = yarn b : l ~ 6 -46 10 -66 20 -66 48 ; l ~ 6 46 10 66 20 66 48 ; l ~ 6 -20 72 -20 90 ; l ~ 6 20 72 20 90
part line-longneck@longneck = yarn b : i ~ -26 30 12 2.5 5 ; i ~ 6 30 12 2.5 5 ; l ~ 5 36 -30 32 0 ; l ~ 5 -60 42 -46 32
part face-snail@snail = pen k : k 60 6 4 ; u 66 14 6
part face-planet@planet = pen k : s_ k -66 -62 5 8 4 ; s_ k 66 54 5 8 4 ; s_ k 74 -66 5 8 4
part face-lion@lion = pen k : k -16 -8 6 ; k 16 -8 6 ; p_ k -8 6 8 6 0 16 ; u 0 18 10
part face-tornado@tornado = pen k : p_ k -72 62 -54 62 -54 76 -72 76 ; p_ k -76 62 -63 50 -50 62 ; r_ k 52 66 16 3 1 20
part face-noodles@noodles = pen k : l_ k 4 -72 0 -54 -50 0 -70 54 -50 72 0 54 50 0 70 -54 50 -72 0
part face-sheep@sheep = pen k : o_ w 52 -14 5 ; o_ w 64 -14 5 ; k 52 -13 2.5 ; k 64 -13 2.5
part face-octopus@octopus = pen k : e -14 -34 9 ; e 14 -34 9 ; u 0 -16 8
part face-guitar@guitar = pen k : o_ k 0 36 12 ; r_ k 0 64 28 5 1
part face-dragon@dragon = pen k : k 50 -52 4 ; k 68 -46 2
part face-racetrack@racetrack = pen k : k -72 -18 3 ; k -60 -18 3 ; k -72 6 3 ; k -60 6 3 ; k 20 -68 3 ; k 40 -68 3 ; z_ k 3 -14 56 -32 40
part face-hero@hero = pen k : z_ k 3 -80 -60 -74 -50 ; z_ k 3 80 -60 74 -50 ; z_ k 3 -74 20 -66 14 ; z_ k 3 74 20 66 14
part face-robot@robot = pen k : e -14 -48 9 ; e 14 -48 9 ; r_ k 0 -30 26 5 2 ; o_ red -10 28 7 ; o_ red 12 28 7
part face-longneck@longneck = pen k : k 54 -60 4 ; l_ k 3 52 -50 64 -52
scene lay

* knotted-cushion | 6-8 9-12 | -
appeal 3
topics no-sew pillow, no sew cushion, fleece pillow, tie pillow, room decor, upcycling, sleepover, soft toy
variant planet | Space | purple, gold | planet, saturn, solar system, outer space, bedroom
variant turtle | Ocean, Animals | green, light green | turtle, sea turtle, tortoise, ocean animals, under the sea
variant pizza | Food | gold, red | pizza, food, restaurant, slice, italy
variant ladybug | Bugs | red, black | ladybug, ladybird, beetle, insect, garden
variant ball | Sports | orange, black | basketball, ball, team, sports, fan, coach gift
variant cloud | Weather | white, light blue | cloud, rain, weather, sky, bedtime
variant shield | Superheroes | blue, yellow free | superhero, hero, shield, emblem, power
variant robot | Robots | gray, red | robot, machine, android, bedroom
variant dino | Dinosaurs | green, orange | dinosaur, dinosaurs, stegosaurus, spikes, jurassic
variant drum | Music | red, gold | drum, band, music, percussion, marching band
variant strawberry | Farm, Food | red, green | strawberry, berry, fruit, farm stand, picnic, garden
variant frog | Jungle, Fairy Tales, Animals | green, red | frog, tree frog, frog prince, rainforest, rain forest, pond
colors orange, white
minutes 50 60
mess low
heart cloth: felt, old-t-shirt, old-sweater, blanket, pillowcase, bed-sheet = 2
heart fill: pillow-stuffing, cotton-ball, fabric-scrap, plastic-bag = 4 handful
need patch: felt, fabric-scrap, felt-sticker = 1 piece
join glue: glue
tool scissors: scissors
tool pen: marker, fabric-marker, chalk, sidewalk-chalk
step draw: draw cloth pen by tc
step cut: cut cloth scissors > body-planet body-turtle body-pizza body-ladybug body-ball body-cloud body-shield body-robot body-dino body-drum body-strawberry body-frog by tc
step fringe: cut cloth scissors by tc
step patch: cut patch scissors by tc
step glue: glue patch cloth glue > patch-planet patch-turtle patch-pizza patch-ladybug patch-ball patch-cloud patch-shield patch-robot patch-dino patch-drum patch-strawberry patch-frog by cc
step knot: tie cloth by cc
step stuff: fill fill cloth by cc
step close: tie cloth > knots-planet knots-turtle knots-pizza knots-ladybug knots-ball knots-cloud knots-shield knots-robot knots-dino knots-drum knots-strawberry knots-frog by cc
step face: draw pen cloth > face-planet face-turtle face-pizza face-ladybug face-ball face-cloud face-shield face-robot face-dino face-drum face-strawberry face-frog by cc
step use: play cloth by cc
part knots-planet@planet = cloth a : f ~ 0 0 24 88 4 ; d ~- 3.6 0 -72 19 -70 36 -62 51 -51 62 -36 70 -19 72 0 70 19 62 36 51 51 36 62 19 70 0 72 -19 70 -36 62 -51 51 -62 36 -70 19 -72 0 -70 -19 -62 -36 -51 -51 -36 -62 -19 -70
part knots-turtle@turtle = cloth a : f ~ 0 4 24 82 4 ; d ~- 3.6 0 -64 18 -62 34 -55 48 -44 59 -30 66 -14 68 4 66 22 59 38 48 52 34 63 18 70 0 72 -18 70 -34 63 -48 52 -59 38 -66 22 -68 4 -66 -14 -59 -30 -48 -44 -34 -55 -18 -62
part knots-pizza@pizza = cloth a : z ~ 7 -57.9 -50.3 -65.6 -68.8 ; z ~- 7 -39.6 -50 -39.6 -70 ; z ~ 7 -26.4 -50 -26.4 -70 ; z ~- 7 -6.6 -50 -6.6 -70 ; z ~ 7 6.6 -50 6.6 -70 ; z ~- 7 26.4 -50 26.4 -70 ; z ~ 7 46.2 -50 46.2 -70 ; z ~- 7 57.9 -50.3 65.6 -68.8 ; z ~ 7 58.7 -47.7 78.5 -44.6 ; z ~- 7 49.2 -28.1 67.2 -19.5 ; z ~ 7 42.6 -14.3 60.6 -5.7 ; z ~- 7 36 -0.5 54 8.1 ; z ~ 7 29.4 13.3 47.4 21.9 ; z ~- 7 22.8 27.1 40.8 35.7 ; z ~ 7 12.9 47.8 30.9 56.4 ; z ~- 7 6.3 61.6 24.3 70.2 ; z ~ 7 0.4 74.3 14.9 88.2 ; z ~- 7 -0.4 74.3 -14.9 88.2 ; z ~ 7 -6.3 61.6 -24.3 70.2 ; z ~- 7 -16.2 40.9 -34.2 49.5 ; z ~ 7 -22.8 27.1 -40.8 35.7 ; z ~- 7 -29.4 13.3 -47.4 21.9 ; z ~ 7 -36 -0.5 -54 8.1 ; z ~- 7 -42.6 -14.3 -60.6 -5.7 ; z ~ 7 -52.5 -35 -70.5 -26.4 ; z ~- 7 -58.7 -47.7 -78.5 -44.6 ; d ~-- 3.4 -61.3 -58.6 -39.6 -59 -26.4 -59 -6.6 -59 6.6 -59 26.4 -59 46.2 -59 61.3 -58.6 67.6 -46.3 57.3 -24.2 50.7 -10.4 44.1 3.4 37.5 17.2 30.9 31 21 51.7 14.4 65.5 6.9 80.6 -6.9 80.6 -14.4 65.5 -24.3 44.8 -30.9 31 -37.5 17.2 -44.1 3.4 -50.7 -10.4 -60.6 -31.1 -67.6 -46.3
part knots-ladybug@ladybug = cloth a : f ~ 0 6 24 86 4 ; d ~- 3.6 0 -65 18 -63 35 -55 50 -44 61 -30 69 -12 71 6 69 24 61 41 50 56 35 67 18 75 0 77 -18 75 -35 67 -50 56 -61 42 -69 24 -71 6 -69 -12 -61 -30 -50 -44 -36 -55 -18 -63
part knots-ball@ball = cloth a : f ~ 0 0 24 88 4 ; d ~- 3.6 0 -73 19 -71 36 -63 52 -52 63 -36 71 -19 73 0 71 19 63 36 52 52 36 63 19 71 0 73 -19 71 -36 63 -52 52 -63 37 -71 19 -73 0 -71 -19 -63 -37 -52 -52 -37 -63 -19 -71
part knots-cloud@cloud = cloth a : z ~ 7 -71.6 22.4 -88.6 32.9 ; z ~- 7 -74.9 10.4 -94.9 10.6 ; z ~ 7 -70.7 0.9 -83.6 -14.4 ; z ~- 7 -57.7 -8.5 -70.5 -23.8 ; z ~ 7 -49 -21.7 -68.1 -27.8 ; z ~- 7 -44.7 -36.5 -62.8 -45 ; z ~ 7 -36.9 -43.5 -45 -61.8 ; z ~- 7 -23.5 -47.2 -26.6 -67 ; z ~ 7 -9.2 -47.9 -5.9 -67.6 ; z ~- 7 2.7 -41.8 13.7 -58.5 ; z ~ 7 19.2 -36.2 15.8 -55.9 ; z ~- 7 33.6 -43.2 24.8 -61.1 ; z ~ 7 43.1 -41.3 56.4 -56.3 ; z ~- 7 51.6 -31.4 67.6 -43.4 ; z ~ 7 60.8 -19 76.5 -31.5 ; z ~- 7 69.6 -7.8 86.2 -19 ; z ~ 7 74.2 5 94.2 4.6 ; z ~- 7 72.5 17 91.7 22.6 ; z ~ 7 65.5 28.9 78 44.5 ; z ~- 7 55 33.3 59.3 52.8 ; z ~ 7 39.1 35.3 40.8 55.2 ; z ~- 7 24.6 36.4 25.8 56.3 ; z ~ 7 9.7 37 10.2 57 ; z ~- 7 -3.1 37.1 -3.2 57.1 ; z ~ 7 -18.7 36.8 -19.7 56.8 ; z ~- 7 -34.5 35.5 -36.7 55.4 ; z ~ 7 -48.3 33.6 -51.9 53.2 ; z ~- 7 -61.3 30.1 -68.5 48.8 ; d ~-- 3.4 -79.2 27.1 -83.9 10.5 -76.5 -6 -63.5 -15.4 -57.6 -24.4 -52.8 -40.3 -40.5 -51.8 -24.9 -56.1 -7.7 -56.8 7.6 -49.3 17.7 -45.1 29.6 -51.3 49.1 -48 58.8 -36.8 67.9 -24.6 77 -12.9 83.2 4.8 81.2 19.5 71.1 35.9 57 42 39.9 44.2 25.1 45.4 10 46 -3.2 46.1 -19.2 45.8 -35.5 44.4 -49.9 42.4 -64.5 38.5
part knots-shield@shield = cloth a : f ~ 0 0 28 94 5 ; d ~- 3.6 0 -79 18 -77 34 -71 49 -62 62 -49 71 -34 77 -18 79 0 77 18 71 34 62 49 49 62 34 71 18 77 0 79 -18 77 -34 71 -49 62 -62 49 -71 34 -77 18 -79 0 -77 -18 -71 -34 -62 -49 -49 -62 -34 -71 -18 -77
part knots-robot@robot = cloth a : f ~ 0 0 28 94 5 ; d ~- 3.6 0 -80 18 -78 35 -72 50 -63 63 -50 72 -35 78 -18 80 0 78 18 72 35 63 50 50 63 35 72 18 78 0 80 -18 78 -35 72 -50 63 -63 50 -72 35 -78 18 -80 0 -78 -18 -72 -35 -63 -50 -50 -63 -35 -72 -18 -78
part knots-dino@dino = cloth a : z ~ 7 -85.5 31.7 -88.5 11.9 ; z ~- 7 -69.5 25.2 -84.0 11.5 ; z ~ 7 -60.4 10.1 -77.9 0.3 ; z ~- 7 -52.1 -2.2 -68.4 -13.8 ; z ~ 7 -42.8 -14.4 -57.5 -27.9 ; z ~- 7 -31.5 -23.3 -41.6 -40.6 ; z ~ 7 -17.0 -29.8 -22.9 -48.9 ; z ~- 7 -2.5 -32.0 -1.5 -51.9 ; z ~ 7 10.6 -29.0 17.3 -47.9 ; z ~- 7 25.1 -22.2 35.0 -39.6 ; z ~ 7 35.8 -13.7 50.5 -27.2 ; z ~- 7 46.2 -1.7 60.2 -16.0 ; z ~ 7 63.1 6.3 67.0 -13.3 ; z ~- 7 77.6 10.7 84.1 -8.2 ; z ~ 7 86.7 18.1 99.0 11.8 ; z ~- 7 86.5 30.2 99.0 40.3 ; z ~ 7 76.5 38.3 84.0 56.8 ; z ~- 7 60.8 39.6 65.7 58.9 ; z ~ 7 47.0 50.1 58.6 66.4 ; z ~- 7 34.2 54.0 37.2 73.8 ; z ~ 7 19.5 55.5 20.7 75.5 ; z ~- 7 4.0 56.1 4.3 76.1 ; z ~ 7 -12.5 55.9 -13.3 75.9 ; z ~- 7 -28.0 54.6 -30.8 74.4 ; z ~ 7 -42.4 50.8 -49.8 69.3 ; z ~- 7 -56.4 44.4 -64.6 62.6 ; z ~ 7 -70.5 37.3 -79.6 55.1 ; z ~- 7 -85.9 30.7 -94.0 49.0 ; d ~-- 3.4 -86.9 22.8 -76.0 19.0 -68.3 5.7 -59.4 -7.4 -49.4 -20.5 -36.1 -31.1 -19.7 -38.4 -2.0 -40.9 13.6 -37.5 29.6 -30.1 42.4 -19.8 52.5 -8.1 64.8 -2.5 80.5 2.2 95.2 15.3 94.3 34.8 79.9 46.6 63.0 48.3 52.2 57.4 35.6 62.9 20.0 64.5 4.2 65.1 -12.8 64.9 -29.3 63.5 -45.7 59.1 -60.1 52.6 -74.6 45.3 -89.5 38.9
part knots-drum@drum = cloth a : f ~ 0 0 28 94 5 ; d ~- 3.6 0 -78 17 -76 34 -70 49 -61 61 -49 70 -34 76 -17 78 0 76 17 70 34 61 49 49 61 34 70 17 76 0 78 -17 76 -34 70 -49 61 -61 49 -70 34 -76 17 -78 0 -76 -17 -70 -34 -61 -49 -49 -61 -34 -70 -17 -76
part knots-strawberry@strawberry = cloth a : f ~ 0 4 24 84 4 ; d ~- 3.6 0 -67 18 -65 35 -57 50 -46 61 -32 69 -14 71 4 69 22 61 39 50 54 35 65 18 73 0 75 -18 73 -35 65 -50 54 -61 40 -69 22 -71 4 -69 -14 -61 -32 -50 -46 -36 -57 -18 -65
part knots-frog@frog = cloth a : f ~ 0 8 22 88 4 ; d ~- 3.6 0 -67 21 -64 41 -55 57 -41 68 -23 74 -3 74 19 68 39 57 57 41 71 21 80 0 83 -21 80 -41 71 -57 57 -68 39 -74 19 -74 -3 -68 -23 -57 -41 -41 -55 -21 -64
part body-planet@planet = cloth a : o ~ 0 0 66 ; l_ ~- 6 -58 -20 0 -30 58 -20 ; l_ ~- 6 -58 26 0 36 58 26
part body-turtle@turtle = cloth a : o ~ 0 4 64 56 ; o light-green 0 -66 20 22
part body-pizza@pizza = cloth a : p ~ -66 -54 66 -54 0 84 ; l brown 18 -62 -58 0 -66 62 -58
part body-ladybug@ladybug = cloth a : o ~ 0 10 64 60 ; b k -34 -34 -28 -62 0 -72 28 -62 34 -34 0 -46
part body-ball@ball = cloth a : o ~ 0 0 66
part body-cloud@cloud = cloth a : b ~ -70 30 -78 4 -56 -16 -44 -44 -10 -52 16 -40 40 -48 62 -24 78 2 68 32 30 40 -30 40
part body-shield@shield = cloth a : q ~ 8 -62 -64 62 -64 64 -10 42 42 0 76 -42 42 -64 -10
part body-robot@robot = cloth a : r ~ 0 0 116 112 6
part body-dino@dino = cloth a : b ~ -94.0 30.0 -74.0 24.0 -60.0 2.0 -38.0 -24.0 -4.0 -36.0 30.0 -24.0 52.0 -2.0 70.0 4.0 88.0 12.0 91.0 30.0 78.0 42.0 60.0 44.0 44.0 56.0 8.0 60.0 -32.0 58.0 -58.0 48.0 -74.0 40.0
part body-drum@drum = cloth a : q ~ 4 -62 -50 62 -50 54 56 -54 56
part body-strawberry@strawberry = cloth a : b ~ -60 -30 -30 -54 0 -46 30 -54 60 -30 54 20 0 82 -54 20
part body-frog@frog = cloth a : b ~ -70 20 -56 -20 -54 -56 -24 -58 -14 -34 14 -34 24 -58 54 -56 56 -20 70 20 44 56 -44 56
part patch-planet@planet = patch b : l b 12 -58 20 -20 24 30 4 60 -18 ; o_ b -26 -38 10 ; o_ b 22 40 7
part patch-turtle@turtle = patch b : p b 0 -16 18 -6 18 14 0 24 -18 14 -18 -6 ; p b -13 -42 13 -42 16 -26 0 -20 -16 -26 ; p b 24 -28 42 -26 50 -8 25 -5 ; p b -24 -28 -42 -26 -50 -8 -25 -5 ; p b 25 13 52 10 46 30 24 36 ; p b -25 13 -52 10 -46 30 -24 36 ; p b 0 31 17 24 18 44 8 52 -8 52 -18 44 -17 24
part patch-pizza@pizza = patch b : o b -24 -26 14 ; o b 24 -20 14 ; o b 0 20 13 ; j green -6 -14 12 0 6 ; j green -16 4 -24 20 6 ; o green 8 48 6
part patch-ladybug@ladybug = patch b : r b 0 12 5 112 1 ; o b -32 -4 12 ; o b 32 -4 12 ; o b -34 34 11 ; o b 34 34 11 ; o b -14 54 8 ; o b 14 54 8
part patch-ball@ball = patch b : r b 0 0 5 130 1 ; r b 0 0 130 5 1 ; l b 5 -46 -46 -20 0 -46 46 ; l b 5 46 -46 20 0 46 46
part patch-cloud@cloud = patch b : x b -40 54 16 26 ; x b 0 58 16 28 ; x b 40 54 16 26 ; o_ pink -34 6 9 6 ; o_ pink 34 6 9 6
part patch-shield@shield = patch b : s b 0 -6 5 44 19 ; r red 0 -50 100 9 2
part patch-robot@robot = patch b : r w 0 -18 92 52 6 ; o b -38 34 9 ; o gold -12 34 9 ; o green 14 34 9 ; r b 40 34 16 16 3
part patch-dino@dino = patch b : o b -30 4 12 ; o b 4 -12 12 ; o b 26 16 10 ; o b -12 30 9 ; o b -52 32 8
part patch-drum@drum = patch b : o w 0 -46 60 16 ; r b 0 50 104 9 1 ; z b 5 -54 -26 -36 40 -18 -26 0 40 18 -26 36 40 54 -26
part patch-strawberry@strawberry = patch b : p b 0 -80 12 -56 50 -62 28 -38 0 -44 -28 -38 -50 -62 -12 -56 ; x cream -26 -10 7 11 ; x cream 24 -10 7 11 ; x cream 0 10 7 11 ; x cream -22 28 7 11 ; x cream 22 28 7 11 ; x cream 0 48 7 11
part patch-frog@frog = patch b : o w -38 -40 14 ; o w 38 -40 14 ; b b -14 22 14 22 14 48 0 56 -14 48
part face-planet@planet = pen k : k -14 -8 5 ; k 12 -12 5 ; u 2 -4 9
part face-turtle@turtle = pen k : k -8 -72 4 ; k 8 -72 4 ; u 0 -66 7
part face-pizza@pizza = pen k : k -8 -34 4 ; k 10 -34 4 ; u 1 -28 7
part face-ladybug@ladybug = pen k : o_ w -12 -58 6 ; o_ w 12 -58 6 ; k -12 -57 3 ; k 12 -57 3
part face-ball@ball = pen k : d_ k 1.500 -30 -20 -10 -30 10 -20 30 -30
part face-cloud@cloud = pen k : l_ k 3 -28 -8 -20 -2 -12 -8 ; l_ k 3 12 -8 20 -2 28 -8 ; u 0 4 8
part face-shield@shield = pen k : z_ k 2 0 -26 0 8
part face-robot@robot = pen k : o_ k -22 -24 9 ; o_ k 22 -24 9 ; r_ k 0 2 34 6 2
part face-dino@dino = pen k : k 72 22 4 ; u 78 34 6
part face-drum@drum = pen k : k -14 -46 3 ; k 14 -46 3 ; u 0 -44 6
part face-strawberry@strawberry = pen k : k -12 -18 4 ; k 12 -18 4 ; u 0 -12 8
part face-frog@frog = pen k : k -38 -40 6 ; k 38 -40 6 ; l_ k 4 -44 10 0 24 44 10
scene lay
`;
