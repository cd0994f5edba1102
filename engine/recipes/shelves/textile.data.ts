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
heart felt: felt = 3 sheet
heart board: cardboard, shoebox, pizza-box, cereal-box, cookie-tin, foam-board = 1
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
part big-robot@robot = felt a : r ~ 0 26 76 70 6 ; r ~ 0 -44 58 46 6 ; r ~ -54 20 18 60 6 ; r ~ 54 20 18 60 6 ; r ~ -20 72 24 26 4 ; r ~ 20 72 24 26 4
part big-pizza@pizza = felt a : o brown 0 4 78 76 ; o ~ 0 4 68 66
part big-castle@castle = felt a : r ~ -50 20 38 90 2 ; r ~ 50 20 38 90 2 ; r ~ 0 36 66 58 2 ; p b -74 -22 -50 -72 -26 -22 ; p b 74 -22 50 -72 26 -22
part big-rocket@rocket = felt a : p b -22 20 -50 54 -22 46 ; p b 22 20 50 54 22 46 ; b ~ -24 48 -26 -10 0 -74 26 -10 24 48 ; o gold 62 -50 18
part big-farmyard@farmyard = felt a : p red -66 44 -66 -14 -34 -44 -2 -14 -2 44 ; p brown -74 -10 -34 -50 6 -10 -34 -42 ; r green 0 62 172 36 2
part big-street@street = felt a : r gray 0 56 172 44 2 ; q ~ 7 -76 24 -76 -26 0 -26 8 -18 8 24 ; q b 6 26 24 26 2 38 0 48 -18 68 -18 76 4 80 24
part big-valley@valley = felt a : p brown 20 74 50 -40 74 -40 88 74 ; b ~ -82 50 -60 18 -24 12 -16 -40 0 -58 22 -50 20 -38 6 -32 8 20 4 44 -30 50 ; r ~ -46 60 14 28 4 ; r ~ -10 60 14 28 4
part big-reef@reef = felt a : b b 16 -16 18 -56 40 -66 62 -56 64 -16 72 6 58 -2 50 10 40 -2 30 10 22 -2 8 6 ; b ~ -76 -30 -50 -54 -14 -34 -50 -14 ; p ~ -22 -34 0 -52 -2 -16 ; r tan 0 72 172 18 2
part big-weather@weather = felt a : o b -46 -44 28 ; y w 30 -34 46 24 8 .12 ; a red 0 76 84 74 180 360 ; a yellow 0 76 73 63 180 360 ; a blue 0 76 62 52 180 360
part big-heroes@heroes = felt a : r gray -62 44 40 84 1 ; r navy 62 34 44 104 1 ; p ~ -22 6 22 6 18 62 -18 62 ; o tan 0 -20 24 ; p b -22 6 -40 64 40 64 22 6
part big-jungle@jungle = felt a : r brown -64 20 20 120 2 ; b ~ -92 -40 -74 -76 -40 -76 -24 -46 -50 -28 -80 -24 ; o b 22 10 40 ; o b -6 -24 13 ; o b 50 -24 13 ; r ~ 0 74 172 22 2
part big-band@band = felt a : q ~ 5 -78 -6 -14 -6 -20 56 -72 56 ; b brown 20 60 18 34 30 18 26 4 42 -4 58 4 54 18 68 34 64 60 42 70
part big-garden@garden = felt a : j b -84 70 -10 44 26 ; j b 84 74 20 40 24 ; o ~ 36 -28 36 32 ; o k 36 -62 15 12
part big-match@match = felt a : r green 0 50 172 72 2 ; q c 4 -30 -18 -12 -26 12 -26 30 -18 24 0 16 -4 16 30 -16 30 -16 -4 -24 0 ; r k -9 40 14 24 2 ; r k 9 40 14 24 2
part small-robot@robot = felt b : o ~ -14 -46 10 ; o ~ 14 -46 10 ; r c 0 -28 30 8 3 ; r c 0 20 52 34 4 ; o ~ -14 14 8 ; o blue 12 14 8 ; o green 0 30 7 ; p ~ -10 -68 10 -68 0 -80
part small-pizza@pizza = felt b : o ~ -30 -24 15 ; o ~ 26 -30 15 ; o ~ 6 10 15 ; o ~ -34 32 15 ; o ~ 38 30 15 ; j c -6 -52 16 -40 8 ; j c -52 4 -40 22 8 ; j c 44 -4 56 10 8 ; j c 2 44 20 54 8 ; o w -10 -8 10 7 ; o w 20 58 10 7
part small-castle@castle = felt b : q brown 8 -14 64 -14 38 0 28 14 38 14 64 ; r c -50 4 14 20 5 ; r c 50 4 14 20 5 ; p c -50 -72 -50 -86 -30 -79 ; p c 50 -72 50 -86 70 -79 ; r ~- -22 4 14 10 1 ; r ~- 0 4 14 10 1 ; r ~- 22 4 14 10 1
part small-rocket@rocket = felt b : o light-blue 0 -14 14 ; r b 0 22 48 8 1 ; p c -18 50 18 50 0 84 ; s c -62 -56 5 12 5 ; s c -70 10 5 10 4 ; s c 66 20 5 12 5 ; s c -40 -20 5 8 3
part small-farmyard@farmyard = felt b : q ~ 3 -48 44 -48 10 -20 10 -20 44 ; b w 20 24 34 8 62 12 76 26 66 42 28 42 ; o k 74 18 10 8 ; r k 34 48 6 16 1 ; r k 58 48 6 16 1 ; o gold 60 -50 16 ; b gold -6 60 4 44 20 48 26 62 10 70 ; p orange 24 50 34 54 25 57
part small-street@street = felt b : o k -56 28 13 ; o k -12 28 13 ; o k 42 28 11 ; o k 66 28 11 ; r light-blue -58 -8 18 16 2 ; r light-blue -34 -8 18 16 2 ; r light-blue -10 -8 18 16 2 ; r k 48 -56 18 44 4 ; o red 48 -70 6 ; o yellow 48 -56 6 ; o green 48 -42 6 ; r w -50 56 24 5 1 ; r w 0 56 24 5 1 ; r w 50 56 24 5 1
part small-valley@valley = felt b : b b 46 -40 54 -24 62 -36 70 -22 78 -40 ; y gray 62 -62 22 12 7 .12 ; o b -50 32 7 ; o b -30 26 8 ; o b -14 10 6 ; o k 10 -48 4 ; o cream 34 66 10 13 ; o cream 16 68 9 12
part small-reef@reef = felt b : e 32 -38 8 ; e 50 -38 8 ; k -62 -34 4 ; l green 8 -66 64 -74 36 -62 14 ; l green 8 -44 64 -38 44 -46 26 ; s c 10 50 5 17 8 ; r w -46 -34 8 26 2 ; b pink 44 64 40 46 56 38 72 46 68 64
part small-weather@weather = felt b : r b -46 -82 8 14 2 ; r b -84 -44 14 8 2 ; r b -46 -6 8 14 2 ; r b -8 -44 14 8 2 ; x blue 8 10 10 18 ; x blue 34 14 10 18 ; x blue 58 8 10 18 ; p gold 70 -12 52 20 64 18 54 44 82 10 70 12 80 -12
part small-heroes@heroes = felt b : r b 0 -24 44 14 6 ; o w -8 -24 5 4 ; o w 8 -24 5 4 ; s c 0 26 5 14 6 ; l a 12 -22 10 -48 -22 ; l a 12 22 10 48 -22 ; r c -70 24 10 12 1 ; r c -54 44 10 12 1 ; r c 54 10 10 12 1 ; r c 70 34 10 12 1
part small-jungle@jungle = felt b : e 8 2 8 ; e 36 2 8 ; o w 22 24 18 13 ; o k 22 18 6 4 ; p k 16 -28 28 -28 22 -12 ; p k -16 6 -16 14 -2 10 ; p k 60 6 60 14 46 10 ; l c 9 -74 -20 -50 0 -76 20 -52 40 ; j ~+ 56 80 70 40 10 ; j ~+ -20 80 -34 46 10
part small-band@band = felt b : o w -46 -6 32 10 ; v w -72 26 -20 26 5 12 ; l tan 7 -84 -40 -50 -14 ; l tan 7 -6 -40 -40 -14 ; o k 42 34 10 ; r tan 42 -34 12 62 2 ; r k 42 -68 20 14 3 ; o k -20 -58 9 7 ; r k -12 -70 4 30 1 ; o k 72 -30 9 7 ; r k 80 -42 4 30 1
part small-garden@garden = felt b : r k 36 -28 4 62 1 ; o k 20 -38 7 ; o k 22 -14 7 ; o k 52 -38 7 ; o k 50 -14 7 ; o light-green -72 -34 14 ; o green -52 -42 14 ; o light-green -32 -34 14 ; o green -12 -42 14 ; k -10 -46 3 ; o c -56 14 10 ; o w -40 14 10 ; o w -48 2 10 ; o w -48 26 10
part small-match@match = felt b : o tan 0 -44 18 ; o ~ 50 60 14 ; p k 50 54 56 59 54 66 46 66 44 59 ; z ~ 5 -84 20 -84 -34 -48 -34 -48 20 ; z ~ 2 -72 20 -72 -34 ; z ~ 2 -60 20 -60 -34 ; z ~ 2 -84 -16 -48 -16 ; z ~ 2 -84 2 -48 2 ; r ~ -9 58 14 8 2 ; r ~ 9 58 14 8 2
scene lay

* lacing-picture | 4-5 6-8 | -
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
heart lace: shoelace, yarn, string, cotton-cord, ribbon = 6 ft
heart card: cardboard, cereal-box, cardstock, pizza-box, foam-board = 1
need color: crayon, marker, oil-pastel, colored-pencil = 3 color
need punch: hole-punch, wooden-skewer, pencil
join end: tape, masking-tape, washi-tape
tool scissors: scissors
step draw: draw card color > sheet shape-guitar shape-sneaker shape-cloud shape-web shape-rocket shape-jelly shape-goal shape-stego shape-harp shape-robot shape-spaghetti shape-fence shape-shield by tc
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
part shape-web@web = color a : q_ navy 4 -88 -84 88 -84 88 84 -88 84 ; o k 34 34 14 ; o k 34 16 9 ; l_ k 3 22 30 4 22 ; l_ k 3 22 40 6 46 ; l_ k 3 46 30 64 24 ; l_ k 3 46 40 64 48 ; k 31 14 2 ; k 37 14 2
part shape-rocket@rocket = color a : p a 20 6 46 40 18 36 ; p a -20 6 -46 40 -18 36 ; b w -20 38 -24 -20 0 -80 24 -20 20 38 ; o_ light-blue 0 -22 12 ; b_ orange -14 40 0 84 14 40 ; s_ gold -64 -54 5 10 4 ; s_ gold 66 -60 5 10 4 ; s_ gold 64 56 5 10 4
part shape-jelly@jelly = color a : b ~ -62 -4 -56 -50 -24 -78 24 -78 56 -50 62 -4 40 4 20 -4 0 4 -20 -4 -40 4 ; k -18 -40 5 ; k 18 -40 5 ; u 0 -28 9
part shape-goal@goal = color a : r_ ~ 0 62 180 46 2 ; z_ gray 7 -70 44 -70 -56 70 -56 70 44 ; o w 8 58 16 ; p_ k 8 50 15 56 12 65 4 65 1 56
part shape-stego@stego = color a : b ~ -88 46 -68 24 -40 8 -6 -6 30 0 54 22 76 22 90 38 74 50 42 48 0 54 -44 50 ; r ~- -30 64 20 34 5 ; r ~- 26 64 20 34 5 ; k 74 34 4
part shape-harp@harp = color a : l ~ 11 -50 80 -44 -50 -26 -76 4 -58 30 -46 64 -62 ; l ~ 11 -52 80 0 46 64 -60 ; o_ ~- 66 -66 9
part shape-robot@robot = color a : r ~ 0 30 96 86 6 ; r ~ 0 -48 60 46 6 ; e -14 -50 9 ; e 14 -50 9 ; r_ k 0 -34 24 5 2 ; r_ w 0 30 80 68 4 ; z_ k 3 0 -70 0 -84 ; o red 0 -84 5 ; o_ yellow -26 8 8 ; o_ blue 26 8 8 ; o_ green -26 54 8 ; o_ orange 26 54 8
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
`;
