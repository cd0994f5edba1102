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
`;
