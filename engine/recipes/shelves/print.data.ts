export const shelf = `
* footprint-beings | 2-3 4-5 | -
topics footprint, footprints, keepsake, feet, grandparents gift, baby sibling, how big am i
near painting
variant car | Transportation | red, black free | race car, racing, car, vehicle, driving
variant rocket | Space | red, orange free | rocket, spaceship, astronaut, moon, outer space
variant bee | Bugs | yellow, light blue | bee, bumblebee, honey, insect, garden, pollinators
variant ladybug | Bugs | red, black | ladybug, ladybird, beetle, spots, garden
variant trex | Dinosaurs | green, yellow free | dinosaur, dinosaurs, t-rex, dinosaur party, jurassic
variant carrot | Farm, Food | orange, green | carrot, vegetable, garden, farmers market, easter bunny, harvest
variant guitar | Music | brown, gold free | guitar, rock star, band, instrument, music class
variant fish | Ocean | green, blue free | fish, tropical fish, sea, ocean animals, under the sea, aquarium
variant monkey | Jungle, Animals | brown, yellow | monkey, ape, rainforest, rain forest, zoo, banana
variant hero | Superheroes | blue, red free | superhero, hero, cape, flying, brave
variant frog | Fairy Tales, Animals | green, gold | frog prince, frog, princess, pond, fairy tale, crown
variant snowman | Weather, Seasons | light blue, blue | snowman, snow, winter, snow day, cold
variant robot | Robots | gray, red free | robot, machine, android
variant soccer | Sports | blue, white | soccer, football, soccer player, team, athlete, kick
colors red, yellow
minutes 20 25
waits 60
mess lots
place floor
heart paint: paint, washable-ink-pad = 2 color
need sheet: paper, construction-paper, cardstock, packing-paper, watercolor-paper = 1 sheet
nice hang@4-5: ribbon, yarn, raffia, string, ric-rac = 12 in
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool pen: marker, crayon
home chair
home towel
home bowl
home plate
home water: = 2 cup
step ready: prepare sheet towel bowl plate chair by gg
step foot: paint paint brush by tc
step print: print paint sheet > sheet foot-car foot-rocket foot-bee foot-ladybug foot-trex foot-carrot foot-guitar foot-fish foot-monkey foot-hero foot-frog foot-snowman foot-robot foot-soccer by cc
step wash: wash bowl water towel by tc
step second: paint paint sheet > second-car second-rocket second-bee second-ladybug second-trex second-carrot second-guitar second-fish second-monkey second-hero second-frog second-snowman second-robot second-soccer by cc
step dry: dry sheet by gc
step draw: draw pen sheet > draw-car draw-rocket draw-bee draw-ladybug draw-trex draw-carrot draw-guitar draw-fish draw-monkey draw-hero draw-frog draw-snowman draw-robot draw-soccer by tc
step hang@4-5: tape hang sheet tape > hang by t
step play: play sheet by cc
part sheet = sheet w : r ~ 0 0 184 190 3
part hang = hang b : l ~ 3 -18 -93 0 -100 18 -93
part foot-car@car = paint a : b^ ~ -70 14 -62 -12 -20 -6 20 -22 58 -20 66 8 56 30 20 22 -20 28 -60 34 ; o_ ~ 70 -24 9 8 ; o_ ~ 74 -8 6 ; o_ ~ 74 4 5 ; o_ ~ 72 15 5 ; o_ ~ 68 25 4
part foot-rocket@rocket = paint a : b^ ~ -22 50 -18 10 -34 -24 -30 -50 0 -58 30 -46 34 -20 22 12 22 50 0 60 ; o_ ~ -24 -66 10 ; o_ ~ -6 -70 7 ; o_ ~ 8 -68 6 ; o_ ~ 20 -62 6 ; o_ ~ 30 -54 5
part foot-ladybug@ladybug = paint a : b^ ~ -26 58 -24 16 -34 -16 -30 -44 0 -54 30 -42 34 -14 24 20 24 58 0 70 ; o_ ~ -22 -58 10 ; o_ ~ -5 -62 7 ; o_ ~ 8 -60 6 ; o_ ~ 19 -54 6 ; o_ ~ 28 -46 5
part foot-bee@bee = paint a : b^ ~ -22 60 -20 16 -32 -16 -28 -44 0 -54 28 -42 32 -14 20 20 20 60 0 70 ; o_ ~ -22 -58 10 ; o_ ~ -5 -62 7 ; o_ ~ 8 -60 6 ; o_ ~ 19 -54 6 ; o_ ~ 28 -46 5
part foot-trex@trex = paint a : b^ ~ -24 62 -20 16 -34 -18 -30 -46 0 -56 30 -44 34 -16 22 20 22 62 0 72 ; o_ ~ -24 -62 10 ; o_ ~ -6 -66 7 ; o_ ~ 8 -64 6 ; o_ ~ 20 -58 6 ; o_ ~ 30 -50 5
part foot-carrot@carrot = paint a : b^ ~ -24 56 -20 12 -32 -20 -28 -36 0 -44 28 -34 32 -16 20 16 20 56 0 66 ; o_ ~ -22 -52 9 ; o_ ~ -6 -56 7 ; o_ ~ 7 -55 6 ; o_ ~ 18 -50 6 ; o_ ~ 28 -43 5
part foot-guitar@guitar = paint a : b^ ~ -26 70 -20 34 -36 6 -30 -14 0 -22 30 -14 36 6 22 34 24 70 0 82
part foot-fish@fish = paint a : b^ ~ -66 6 -58 -18 -18 -12 20 -30 54 -26 66 0 54 26 20 24 -18 20 -58 26 ; o_ ~ -70 -22 10 ; o_ ~ -78 -6 7 ; o_ ~ -78 8 6 ; o_ ~ -72 22 6
part foot-monkey@monkey = paint a : b^ ~ -26 56 -20 18 -36 -16 -32 -46 0 -56 32 -44 36 -14 22 20 24 56 0 68 ; o_ ~ -22 -62 9 ; o_ ~ -5 -66 7 ; o_ ~ 8 -64 6 ; o_ ~ 20 -58 6 ; o_ ~ 30 -50 5
part foot-hero@hero = paint a : b^ ~ -24 62 -20 18 -34 -14 -30 -42 0 -52 30 -40 34 -12 22 20 22 62 0 72
part foot-frog@frog = paint a : b^ ~ -28 56 -22 20 -38 -10 -34 -38 0 -46 34 -38 38 -10 24 20 26 56 0 68 ; o_ ~ -40 66 16 9 ; o_ ~ 40 66 16 9
part foot-snowman@snowman = paint a : b^ ~ -26 66 -22 26 -36 -4 -32 -32 0 -42 32 -32 36 -4 24 28 26 66 0 76
part foot-robot@robot = paint a : b^ ~ -30 66 -24 24 -38 -6 -34 -34 0 -42 34 -34 38 -6 26 24 28 66 0 76 ; o_ ~ -24 -50 9 ; o_ ~ -6 -54 7 ; o_ ~ 8 -52 6 ; o_ ~ 20 -46 6
part foot-soccer@soccer = paint a : b^ ~ -70 6 -62 -18 -20 -10 20 -28 54 -26 64 -2 54 20 20 16 -20 18 -62 26 ; o_ ~ 68 -30 9 8 ; o_ ~ 72 -14 6 ; o_ ~ 72 -2 5 ; o_ ~ 69 9 5
part second-car@car = paint b : o^ ~ -40 34 18 ; o^ ~ 38 34 18
part second-rocket@rocket = paint b : x_ ~ -14 68 14 22 180 ; x_ gold 4 70 13 24 180 ; x_ ~ 18 66 12 20 180
part second-ladybug@ladybug = paint b : o_ ~ -18 0 6 ; o_ ~ 18 0 6 ; o_ ~ -14 24 6 ; o_ ~ 14 24 6 ; o_ ~ -13 48 6 ; o_ ~ 13 48 6
part second-bee@bee = paint b : o^ ~ -46 -8 20 30 -40 ; o^ ~ 46 -8 20 30 40 ; o^ ~ -40 32 14 22 -60 ; o^ ~ 40 32 14 22 60
part second-trex@trex = paint b : o_ ~ -12 6 6 ; o_ ~ 10 16 6 ; o_ ~ -8 32 6 ; o_ ~ 8 44 6 ; o_ ~ -6 56 5
part second-carrot@carrot = paint b : l_ ~ 9 0 -62 0 -92 ; l_ ~ 9 -6 -62 -26 -88 ; l_ ~ 9 6 -62 26 -88 ; l_ ~ 9 -10 -60 -46 -74 ; l_ ~ 9 10 -60 46 -74
part second-guitar@guitar = paint b : l_ ~ 12 0 -20 0 -84 ; o_ ~ -14 -84 6 ; o_ ~ 14 -84 6 ; o_ ~ -14 -70 6 ; o_ ~ 14 -70 6
part second-fish@fish = paint b : o_ ~ 66 -56 6 ; o_ ~ 54 -76 8 ; o_ ~ 70 -84 5 ; l_ ~ 6 -76 76 -50 66 -26 76 0 66 26 76 50 66 74 76
part second-monkey@monkey = paint b : l_ ~ 11 44 18 62 10 66 -12 ; o_ brown -42 -26 12 ; o_ brown 42 -26 12
part second-hero@hero = paint b : p^ ~ -22 -6 -36 -2 -64 66 -26 58 ; p^ ~ 22 -6 36 -2 64 66 26 58
part second-frog@frog = paint b : p_ ~ -22 -54 -26 -86 -10 -70 0 -90 10 -70 26 -86 22 -54
part second-snowman@snowman = paint b : o_ ~ -56 -60 6 ; o_ light-blue 58 -46 6 ; o_ light-blue -60 0 5 ; o_ light-blue 60 22 6 ; o_ light-blue -54 50 6 ; o_ light-blue -30 -78 5 ; o_ light-blue 40 -84 6
part second-robot@robot = paint b : o_ ~ -12 22 6 ; o_ gold 6 22 6 ; o_ ~ -12 40 6 ; o_ gold 6 40 6 ; o_ ~ -6 -66 5
part second-soccer@soccer = paint b : o_ ~ -24 -4 5 ; o_ ~ -6 -8 5 ; o_ ~ 12 -12 5
part draw-car@car = pen k : o_ tan 0 -30 12 ; b_ blue -13 -30 0 -48 13 -30 ; o_ w -40 34 7 ; o_ w 38 34 7 ; z_ k 3 -86 -6 -74 -6 ; z_ k 3 -86 8 -74 8
part draw-rocket@rocket = pen k : o_ light-blue 0 -18 14 ; k -4 -20 2.500 ; k 5 -20 2.500 ; u 0 -16 5 ; s_ gold -60 -60 5 9 4 ; s_ gold 58 -70 5 9 4 ; s_ gold -58 30 5 8 4 ; s_ gold 60 20 5 8 4
part draw-ladybug@ladybug = pen k : z_ k 4 0 -16 0 68 ; k -11 -38 4 ; k 11 -38 4 ; u 0 -30 7 ; l_ k 3 -10 -66 -26 -86 ; l_ k 3 8 -66 24 -86 ; z_ k 4 -33 -8 -54 -18 ; z_ k 4 33 -8 54 -18 ; z_ k 4 -27 18 -52 18 ; z_ k 4 27 18 52 18 ; z_ k 4 -26 44 -48 54 ; z_ k 4 26 44 48 54
part draw-bee@bee = pen k : z_ k 8 -24 -4 26 -4 ; z_ k 8 -18 20 20 20 ; z_ k 8 -18 44 18 44 ; k -10 -32 4 ; k 12 -32 4 ; u 0 -24 7 ; l_ k 3 -10 -60 -26 -84 ; l_ k 3 8 -60 24 -84
part draw-trex@trex = pen k : e -14 -36 9 ; e 14 -36 9 ; l_ k 3 -20 -14 0 -6 22 -14 ; p_ w -14 -12 -6 -10 -10 -2 ; p_ w 6 -9 14 -11 11 -2 ; l_ k 5 -24 20 -50 12 -54 22 ; l_ k 5 24 20 50 12 54 22 ; l_ k 5 -12 68 -20 86 ; l_ k 5 12 68 20 86
part draw-carrot@carrot = pen k : z_ k 3 -18 4 0 4 ; z_ k 3 2 20 18 20 ; z_ k 3 -16 36 -2 36 ; k -10 -24 4 ; k 10 -24 4 ; u 0 -18 7 ; o_ brown -40 70 8 5 ; o_ brown 0 72 9 6 ; o_ brown 38 70 7 5 ; p_ orange -7 62 7 62 1 86
part draw-guitar@guitar = pen k : o_ k 0 24 12 ; z_ k 2 -4 -84 -4 62 ; z_ k 2 0 -84 0 62 ; z_ k 2 4 -84 4 62 ; r_ k 0 62 24 5 1 ; l_ k 4 -50 -40 -50 -62 -36 -66 ; o_ k -56 -38 7 6 ; l_ k 4 54 -20 54 -42 ; o_ k 48 -18 7 6
part draw-fish@fish = pen k : e 44 -8 9 ; l_ k 3 54 10 62 12 ; o_ w 12 0 4 ; o_ w -6 6 4 ; l_ k 3 20 -12 26 0 20 12 ; l_ k 3 2 -10 8 2 2 14
part draw-monkey@monkey = pen k : k -9 -28 4 ; k 9 -28 4 ; u 0 -20 9 ; l_ k 6 -18 22 -46 40 ; l_ k 6 18 22 48 18 ; l_ k 6 -10 64 -22 84 ; l_ k 6 10 64 22 84 ; l_ k 4 -18 60 -54 66 -60 46 -48 42
part draw-hero@hero = pen k : o_ tan 0 -36 22 ; r_ red 0 -42 42 13 5 ; o_ w -8 -42 5 4 ; o_ w 8 -42 5 4 ; u 0 -28 7 ; s_ gold 0 12 5 15 7 ; l_ k 7 -30 -4 -60 -34 ; l_ k 7 30 -4 60 -34 ; r_ k -10 76 12 12 3 ; r_ k 12 76 12 12 3
part draw-frog@frog = pen k : e -22 -40 11 ; e 22 -40 11 ; l_ k 4 -22 -8 0 2 22 -8 ; o_ red 0 -66 5 ; l_ k 5 -26 20 -50 34 -44 54 ; l_ k 5 26 20 50 34 44 54
part draw-snowman@snowman = pen k : r_ k 0 -42 56 8 2 ; r_ k 0 -60 36 30 3 ; k -10 -24 4 ; k 12 -24 4 ; p_ orange 0 -16 24 -10 0 -8 ; u 0 -4 9 ; l_ red 9 -28 10 0 16 28 10 ; k 0 34 4 ; k 0 50 4 ; l_ brown 4 -26 26 -60 12 ; l_ brown 4 26 26 60 12
part draw-robot@robot = pen k : z_ k 3 -24 -58 -24 -78 ; z_ k 3 20 -54 20 -78 ; e -14 -22 9 ; e 14 -22 9 ; r_ k 0 -4 26 6 2 ; z_ k 5 -30 16 -58 16 -58 40 ; z_ k 5 30 16 58 16 58 40 ; z_ k 2 -26 10 26 10 26 52 -24 52 -26 10 ; r_ k -16 82 20 10 2 ; r_ k 18 82 20 10 2
part draw-soccer@soccer = pen k : o_ w 56 56 20 ; z_ k 3 36 56 44 40 60 36 74 48 74 66 60 76 44 72 36 56 ; p_ k 56 48 63 53 60 62 52 62 49 53 ; z_ k 4 -50 26 -50 36 ; z_ k 4 -20 20 -20 30 ; z_ k 4 24 18 24 28 ; z_ w 3 -28 -14 -2 8 ; l_ k 4 -76 76 76 82
scene lay

* string-block-print | 6-8 9-12 | -
appeal 1
topics printing block, string print, printmaking, collagraph, wrapping paper, pattern, repeat print
near cards
variant snail | Bugs | orange, brown free | snail, garden, spiral, minibeast, insect
variant treble | Music | black, red | treble clef, notes, music notes, sheet music, concert, composer
variant orbit | Space | navy, gold | planet, saturn, orbit, solar system, outer space, galaxy
variant wave | Ocean | blue, white | wave, waves, sea, surfing, tsunami, japan, beach
variant bolt | Superheroes | red, gold | superhero, lightning, hero, power, emblem, comic
variant snake | Jungle, Animals | green, yellow free | snake, python, boa, rainforest, rain forest, reptile
variant tornado | Weather | gray, brown | tornado, storm, wind, twister, weather, hurricane
variant circuit | Robots | green, gold | circuit, robot, computer, technology, coding, electricity
variant ball | Sports | orange, black | basketball, ball, team, sports, court
variant web | Fantasy | purple, gold | dream, magic portal, spell, wizard, spiral, enchanted
colors blue, white
minutes 40 50
waits 120
mess some
heart string: string, yarn, cotton-cord, shoelace = 3 ft
heart block: cardboard, corrugated-paper, wooden-block, foam-board, cork-sheet = 1
need paint: paint, acrylic-paint = 2 color
need sheet: paper, construction-paper, cardstock, packing-paper = 2 sheet
join glue: glue
tool scissors: scissors
tool pencil: pencil
tool brush: sponge-brush, paintbrush, foam-roller, brayer, kitchen-sponge
home plate
step draw: draw block pencil scissors by cc
step lay: glue string block glue > block string-snail string-treble string-orbit string-wave string-bolt string-snake string-tornado string-circuit string-ball string-web by cc
step dry: dry block by cc
step roll: paint paint brush plate block by cc
step proof: print block sheet > sheet by cc
step print: print block paint sheet > print-snail print-treble print-orbit print-wave print-bolt print-snake print-tornado print-circuit print-ball print-web by cc
step second: print block paint sheet > more-snail more-treble more-orbit more-wave more-bolt more-snake more-tornado more-circuit more-ball more-web by cc
step detail: paint paint brush sheet > detail-snail detail-treble detail-orbit detail-wave detail-bolt detail-snake detail-tornado detail-circuit detail-ball detail-web by cc
step use: play sheet by cc
part sheet = sheet w : r ~ -16 -10 156 160 2
part block = block own : r^ ~ 58 58 66 66 2
part string-snail@snail = string own : i ~ 58 54 20 2.5 3 ; l ~ 3 34 80 60 78 82 76 84 58
part string-treble@treble = string own : l ~ 3 58 84 54 40 66 34 62 50 50 62 58 74 68 66 60 58
part string-orbit@orbit = string own : l ~ 3 58 44 70 50 72 62 64 72 50 72 44 60 50 48 58 44 ; l ~ 3 32 70 40 76 84 46 78 40 34 64
part string-wave@wave = string own : l ~ 3 30 66 44 48 60 46 66 56 58 62 54 56 ; l ~ 3 30 80 46 70 66 76 84 66
part string-bolt@bolt = string own : z ~ 3 64 36 46 60 58 60 50 82 74 54 62 54 72 36 64 36
part string-snake@snake = string own : l ~ 4 34 40 50 34 66 42 50 54 40 64 56 74 76 70 84 80
part string-tornado@tornado = string own : l ~ 3 34 38 82 40 40 48 76 52 46 60 70 64 52 70 64 74 56 82
part string-circuit@circuit = string own : z ~ 3 34 44 54 44 54 60 76 60 ; z ~ 3 34 74 64 74 64 82 ; o ~ 78 60 4 ; z ~ 3 66 36 66 50 82 50
part string-ball@ball = string own : l ~ 3 58 38 74 46 78 60 70 76 54 78 40 66 42 48 58 38 ; z ~ 3 58 38 58 78 ; z ~ 3 40 58 78 58
part string-web@web = string own : i ~ 58 58 24 3 3 ; z ~ 3 58 34 58 40 ; z ~ 3 82 58 76 58
part print-snail@snail = paint a : i_ ~ -52 -50 20 2.5 4 ; l_ ~ 4 -76 -24 -50 -26 -26 -28 -24 -46
part print-treble@treble = paint a : l_ ~ 5 -54 -4 -62 -56 -46 -74 -42 -54 -66 -32 -58 -16 -42 -22 -44 -36 -58 -32
part print-orbit@orbit = paint a : l_ ~ 5 -52 -66 -36 -60 -32 -46 -40 -32 -58 -30 -70 -44 -66 -60 -52 -66 ; l_ ~ 5 -84 -28 -74 -24 -18 -62 -26 -68 -82 -34
part print-wave@wave = paint a : l_ ~ 5 -86 -40 -68 -68 -46 -72 -36 -58 -46 -48 -54 -56 ; l_ ~ 5 -86 -26 -64 -40 -40 -32 -20 -44
part print-bolt@bolt = paint a : z_ ~ 5 -46 -76 -68 -46 -54 -46 -64 -18 -34 -54 -48 -54 -36 -76 -46 -76
part print-snake@snake = paint a : l_ ~ 7 -84 -66 -62 -76 -38 -66 -56 -50 -74 -38 -52 -26 -28 -32 -18 -20
part print-tornado@tornado = paint a : l_ ~ 5 -86 -74 -22 -70 -78 -60 -32 -54 -72 -44 -40 -38 -62 -28 -48 -24 -56 -14
part print-circuit@circuit = paint a : z_ ~ 5 -84 -64 -58 -64 -58 -44 -30 -44 ; z_ ~ 5 -84 -26 -46 -26 -46 -14 ; z_ ~ 5 -42 -76 -42 -58 -22 -58
part print-ball@ball = paint a : l_ ~ 5 -52 -76 -32 -66 -26 -48 -36 -28 -58 -26 -76 -42 -72 -64 -52 -76 ; z_ ~ 4 -52 -76 -52 -26 ; z_ ~ 4 -76 -50 -26 -50
part print-web@web = paint a : i_ ~ -52 -50 28 3 4.5
part more-snail@snail = paint a : i_ ~ 22 -44 20 2.5 4 ; l_ ~ 4 -2 -18 24 -20 48 -22 50 -40 ; i_ ~ -48 22 20 2.5 4 ; l_ ~ 4 -72 48 -46 46 -22 44 -20 26
part more-treble@treble = paint a : l_ ~ 5 12 -4 4 -56 20 -74 24 -54 0 -32 8 -16 24 -22 22 -36 8 -32 ; l_ ~ 5 -54 64 -62 14 -46 -6 -42 14 -66 36 -58 52 -42 46 -44 32 -58 36
part more-orbit@orbit = paint a : l_ ~ 5 22 -60 38 -54 42 -40 34 -26 16 -24 4 -38 8 -54 22 -60 ; l_ ~ 5 -10 -22 0 -18 56 -56 48 -62 -8 -28 ; l_ ~ 5 -48 6 -32 12 -28 26 -36 40 -54 42 -66 28 -62 12 -48 6 ; l_ ~ 5 -80 44 -70 48 -14 10 -22 4 -78 38
part more-wave@wave = paint a : l_ ~ 5 -14 -40 4 -68 26 -72 36 -58 26 -48 18 -56 ; l_ ~ 5 -14 -26 8 -40 32 -32 52 -44 ; l_ ~ 5 -86 36 -68 8 -46 4 -36 18 -46 28 -54 20 ; l_ ~ 5 -86 50 -64 36 -40 44 -20 32
part more-bolt@bolt = paint a : z_ ~ 5 20 -66 -2 -36 12 -36 2 -8 32 -44 18 -44 30 -66 20 -66 ; z_ ~ 5 -40 -6 -62 24 -48 24 -58 52 -28 16 -42 16 -30 -6 -40 -6
part more-snake@snake = paint a : l_ ~ 7 -12 -66 10 -76 34 -66 16 -50 -2 -38 20 -26 44 -32 54 -20 ; l_ ~ 7 -84 6 -62 -4 -38 6 -56 22 -74 34 -52 46 -28 40 -18 52
part more-tornado@tornado = paint a : l_ ~ 5 -10 -74 54 -70 -2 -60 44 -54 4 -44 36 -38 14 -28 28 -24 20 -14 ; l_ ~ 5 -86 2 -22 6 -78 16 -32 22 -72 32 -40 38 -62 48 -48 52 -56 62
part more-circuit@circuit = paint a : z_ ~ 5 38 -76 38 -50 18 -50 18 -22 ; z_ ~ 5 0 -76 0 -38 -12 -38 ; z_ ~ 5 50 -34 32 -34 32 -14 ; z_ ~ 5 -72 58 -72 32 -52 32 -52 4 ; z_ ~ 5 -34 58 -34 20 -22 20 ; z_ ~ 5 -84 16 -66 16 -66 -4
part more-ball@ball = paint a : l_ ~ 5 22 -66 42 -56 48 -38 38 -18 16 -16 -2 -32 2 -54 22 -66 ; z_ ~ 4 22 -66 22 -16 ; z_ ~ 4 -2 -40 48 -40 ; l_ ~ 5 -48 0 -28 10 -22 28 -32 48 -54 50 -72 34 -68 12 -48 0 ; z_ ~ 4 -48 0 -48 50 ; z_ ~ 4 -72 26 -22 26
part more-web@web = paint a : i_ ~ 22 -42 28 3 4.5 ; i_ ~ -44 28 28 3 4.5
part detail-snail@snail = paint b : k -22 -48 3 ; k 52 -42 3 ; k -18 24 3 ; j_ green -90 -8 -60 -14 8 ; j_ green 0 0 34 -4 8
part detail-treble@treble = paint b : o_ b -20 -26 7 6 ; l_ b 3 -14 -28 -14 -58 ; o_ b 46 -40 7 6 ; l_ b 3 52 -42 52 -70 ; o_ b -14 40 7 6 ; l_ b 3 -8 38 -8 8
part detail-orbit@orbit = paint b : s_ b -20 -78 5 8 4 ; s_ b -78 -2 5 8 4 ; s_ b 10 10 5 8 4 ; d_ b 2 -12 -10 50 -76 -4 60 54 -6
part detail-wave@wave = paint b : d_ light-blue 3 -30 -72 -22 -64 -26 -80 42 -72 50 -64 -30 4 -22 12 ; p_ red -4 24 34 24 24 38 6 38 ; z_ k 2 14 24 14 0 ; p_ red 16 2 16 20 30 20
part detail-bolt@bolt = paint b : z_ b 3 -84 -40 -74 -44 ; z_ b 3 -26 -60 -16 -66 ; z_ b 3 40 -30 50 -26 ; z_ b 3 -8 -54 -16 -60 ; z_ b 3 -80 30 -70 28 ; z_ b 3 -16 20 -6 24
part detail-snake@snake = paint b : k -84 -66 2.5 ; k -12 -66 2.5 ; k -84 6 2.5 ; d_ b 2 -60 -76 -46 -60 -66 -40 -40 -28 12 -76 26 -60 6 -40 32 -28 -60 -4 -46 12 -66 32 -40 44 ; l_ red 2 -86 -70 -92 -76
part detail-tornado@tornado = paint b : r_ b -30 -10 9 4 1 20 ; r_ b -78 -16 8 4 1 -30 ; r_ b 46 -10 9 4 1 40 ; p_ red -8 56 16 56 16 40 4 30 -8 40 ; r_ b 0 64 26 3 1
part detail-circuit@circuit = paint b : o_ b -28 -44 5 ; o_ b -46 -12 5 ; o_ b -20 -58 5 ; o_ b 18 -20 5 ; o_ b -14 -38 5 ; o_ b 32 -12 5 ; o_ b -52 2 5 ; o_ b -20 20 5 ; o_ b -66 -6 5
part detail-ball@ball = paint b : l_ b 3 -82 -14 -70 -10 ; l_ b 3 -8 -4 4 -8 ; l_ b 3 -80 58 -66 60
part detail-web@web = paint b : s_ b -88 -76 5 9 4 ; s_ b -14 -76 5 8 4 ; s_ b 50 -74 5 8 4 ; s_ b -14 -8 5 10 4 ; s_ b -84 -8 5 8 4 ; s_ b -2 36 5 9 4
scene lay

* foam-tray-print | 4-5 6-8 9-12 | -
topics printmaking, styrofoam print, foam print, engraving, art cards, greeting card, edition, art class
variant submarine | Ocean, Transportation | blue, white | submarine, sea, under the sea, explorer, vehicle
variant toucan | Jungle, Animals | green, white | toucan, bird, tropical, rainforest, rain forest, parrot
variant train | Transportation | red, white free | train, steam train, engine, railroad, locomotive
variant trex | Dinosaurs | green, white free | dinosaur, dinosaurs, skeleton, fossil, t-rex, museum
variant rocket | Space | navy, white free | rocket, spaceship, stars, moon, outer space
variant beetle | Bugs | black, white free | beetle, insect, bug, scarab, garden
variant guitar | Music | purple, white free | guitar, rock star, band, concert, music
variant pitch | Sports | orange, white | basketball, soccer, ball, team, sports, match
variant tractor | Farm | red, white | tractor, farm, farmer, harvest, field
variant robot | Robots | teal, white free | robot, machine, android, gears, engineering
variant hero | Superheroes | red, white free | superhero, city, night, skyline, comic, cape
variant castle | Fairy Tales, Fantasy | purple, white free | castle, princess, dragon, knight, moon, once upon a time
variant pineapple | Food | gold, white | pineapple, fruit, tropical, summer, kitchen, market
variant storm | Weather | gray, white | thunderstorm, lightning, rain, storm, weather, cloud
colors blue, white
minutes 30 40 50
waits 60
mess some
heart tray: foam-tray, foam-sheet-scrap, craft-foam = 1
heart sheet: paper, construction-paper, cardstock, paper-bag, rice-paper = 3 sheet
need paint: paint, acrylic-paint, printing-ink = 1 color
need roller: foam-roller, brayer, sponge-brush, kitchen-sponge
tool point: pencil, ballpoint-pen
tool scissors: scissors
home plate
home spoon@6-8,9-12
step trim: cut tray scissors > block by gtc
step draw: draw tray point > carve-submarine carve-toucan carve-train carve-trex carve-rocket carve-beetle carve-guitar carve-pitch carve-tractor carve-robot carve-hero carve-castle carve-pineapple carve-storm by ccc
step deepen: draw tray point by ccc
step ink: paint paint roller plate tray by tcc
step press: print tray sheet spoon? > sheet by tcc
step peel: print sheet > print-submarine print-toucan print-train print-trex print-rocket print-beetle print-guitar print-pitch print-tractor print-robot print-hero print-castle print-pineapple print-storm by ccc
step again: print tray paint sheet by ccc
step dry: dry sheet by gcc
step sign: draw point sheet > sign by ccc
part sheet = sheet w : r ~ 0 -8 160 168 2
part print-submarine@submarine = paint a : r_ ~ 0 -22 136 108 2 ; l_ w 4 -50 -14 -40 -34 0 -40 40 -34 52 -14 40 4 0 10 -40 4 -50 -14 ; l_ w 4 -12 -40 -12 -60 12 -60 12 -40 ; z_ w 4 4 -60 4 -70 16 -70 ; o_ w -24 -14 8 ; o_ w 2 -14 8 ; o_ w 28 -14 8 ; l_ w 3 -62 24 -30 18 0 24 30 18 62 24
part print-toucan@toucan = paint a : r_ ~ 0 -22 136 108 2 ; l_ w 4 -10 -60 -30 -40 -26 -6 -6 16 8 -6 10 -36 -10 -60 ; l_ w 4 4 -54 40 -56 56 -36 30 -34 10 -36 ; o_ w -8 -44 5 ; l_ w 4 -60 20 0 16 60 20 ; j_ w 30 24 56 6 8 ; j_ w -60 -60 -36 -40 8 ; z_ w 3 -14 -20 -10 0
part print-train@train = paint a : r_ ~ 0 -22 136 108 2 ; z_ w 4 -46 6 -46 -20 6 -20 6 -44 40 -44 40 6 -46 6 ; z_ w 4 -36 -20 -36 -40 -24 -40 -24 -20 ; a_ w -30 14 11 7 0 360 ; a_ w -4 14 11 7 0 360 ; a_ w 26 14 14 9 0 360 ; z_ w 3 -62 28 62 28 ; r_ w 22 -30 16 14 1 ; i_ w -20 -58 8 1.5 3
part print-trex@trex = paint a : r_ ~ 0 -22 136 108 2 ; l_ w 4 -56 -40 -46 -56 -24 -54 -20 -44 -36 -34 -54 -32 -56 -40 ; l_ w 4 -22 -44 0 -30 24 -16 56 -10 ; z_ w 3 -8 -34 -16 -14 ; z_ w 3 2 -28 -4 -6 ; z_ w 3 12 -22 6 0 ; z_ w 4 20 -14 14 6 24 24 ; z_ w 4 26 -14 34 8 28 26 ; z_ w 3 -14 -30 -26 -20 -30 -26 ; o_ w -44 -48 3
part print-rocket@rocket = paint a : r_ ~ 0 -22 136 108 2 ; l_ w 4 -14 14 -16 -30 0 -66 16 -30 14 14 -14 14 ; z_ w 4 -15 -10 -32 16 -14 8 ; z_ w 4 15 -10 32 16 14 8 ; a_ w 0 -28 8 4 0 360 ; l_ w 3 -8 16 0 28 8 16 ; s_ w -48 -56 5 7 3 ; s_ w 48 -60 5 7 3 ; s_ w 52 -8 5 6 2.5 ; s_ w -50 0 5 6 2.5 ; i_ w 46 -34 9 2 2.5
part print-beetle@beetle = paint a : r_ ~ 0 -22 136 108 2 ; l_ w 4 0 -44 30 -26 32 4 0 26 -32 4 -30 -26 0 -44 ; z_ w 4 0 -44 0 26 ; l_ w 4 -14 -44 0 -60 14 -44 ; l_ w 3 -6 -58 -22 -70 ; l_ w 3 6 -58 22 -70 ; z_ w 4 -30 -22 -52 -36 ; z_ w 4 30 -22 52 -36 ; z_ w 4 -33 -6 -56 -6 ; z_ w 4 33 -6 56 -6 ; z_ w 4 -28 12 -50 26 ; z_ w 4 28 12 50 26 ; d_ w 3 -16 -20 16 -20 -18 0 18 0
part print-guitar@guitar = paint a : r_ ~ 0 -22 136 108 2 ; l_ w 4 -50 14 -50 -6 -32 -10 -20 -20 -8 -12 -12 2 -14 18 -34 26 -50 14 ; z_ w 4 -12 -14 38 -58 ; z_ w 4 -6 -8 44 -52 ; z_ w 4 38 -58 50 -64 54 -60 44 -52 ; a_ w -30 4 7 3 0 360 ; o_ w 24 8 6 5 ; z_ w 3 29 6 29 -14 40 -10 ; o_ w -44 -48 6 5 ; z_ w 3 -39 -50 -39 -70
part print-pitch@pitch = paint a : r_ ~ 0 -22 136 108 2 ; a_ w 0 -24 38 34 0 360 ; z_ w 4 0 -60 0 12 ; z_ w 4 -36 -24 36 -24 ; l_ w 4 -26 -50 -10 -24 -26 2 ; l_ w 4 26 -50 10 -24 26 2 ; z_ w 3 -60 -60 -48 -50 ; z_ w 3 -62 -30 -48 -30 ; z_ w 3 60 -60 48 -50 ; z_ w 3 62 -30 48 -30 ; z_ w 3 -52 18 -40 8 ; z_ w 3 52 18 40 8
part print-tractor@tractor = paint a : r_ ~ 0 -22 136 108 2 ; a_ w 26 4 20 15 0 360 ; o_ w 26 4 6 ; a_ w -32 12 12 8 0 360 ; z_ w 4 -44 0 -44 -24 4 -24 4 -54 36 -54 36 -18 ; z_ w 4 -20 0 8 0 ; z_ w 3 -30 -24 -30 -42 ; z_ w 3 10 -48 30 -48 30 -28 10 -28 10 -48 ; l_ w 3 -64 28 -30 26 0 28 30 26 64 28
part print-robot@robot = paint a : r_ ~ 0 -22 136 108 2 ; z_ w 4 -22 -60 22 -60 22 -32 -22 -32 -22 -60 ; z_ w 4 -32 -26 32 -26 32 20 -32 20 -32 -26 ; o_ w -10 -48 5 ; o_ w 10 -48 5 ; z_ w 3 -10 -38 10 -38 ; z_ w 4 -32 -18 -52 -6 -52 10 ; z_ w 4 32 -18 52 -6 52 10 ; z_ w 3 0 -60 0 -70 ; a_ w -10 -6 9 5 0 360 ; a_ w 10 6 9 5 0 360 ; d_ w 2 -24 14 24 -18
part print-hero@hero = paint a : r_ ~ 0 -22 136 108 2 ; z_ w 4 -64 26 -64 -10 -46 -10 -46 6 -28 6 -28 -22 -10 -22 -10 26 ; z_ w 4 30 26 30 -4 48 -4 48 -26 64 -26 64 26 ; d_ w 2.500 -56 0 -56 14 -20 -10 -20 6 38 8 56 -14 56 2 ; a_ w 22 -52 7 3 0 360 ; l_ w 4 16 -46 -2 -36 -20 -34 ; z_ w 4 28 -54 46 -62 ; p_ w 14 -46 -24 -62 -4 -40
part print-castle@castle = paint a : r_ ~ 0 -22 136 108 2 ; z_ w 4 -44 24 -44 -30 -30 -56 -16 -30 -16 24 ; z_ w 4 16 24 16 -30 30 -56 44 -30 44 24 ; z_ w 4 -16 -8 16 -8 ; l_ w 4 -8 24 -8 8 0 2 8 8 8 24 ; z_ w 3 -46 -30 -14 -30 ; z_ w 3 14 -30 46 -30 ; r_ w -30 -14 7 12 3 ; r_ w 30 -14 7 12 3 ; o_ w 0 -54 9 ; s_ w -58 -60 5 6 2.5 ; s_ w 58 -56 5 6 2.5
part print-pineapple@pineapple = paint a : r_ ~ 0 -22 136 108 2 ; l_ w 4 0 -34 22 -24 26 2 14 24 -14 24 -26 2 -22 -24 0 -34 ; z_ w 3 -22 -16 14 22 ; z_ w 3 -12 -30 24 8 ; z_ w 3 22 -16 -14 22 ; z_ w 3 12 -30 -24 8 ; j_ w 0 -34 0 -70 7 ; j_ w -4 -34 -24 -64 7 ; j_ w 4 -34 24 -64 7
part print-storm@storm = paint a : r_ ~ 0 -22 136 108 2 ; l_ w 4 -50 -24 -54 -40 -38 -50 -24 -64 0 -58 18 -66 36 -52 52 -42 46 -24 -50 -24 ; z_ w 4 4 -18 -10 4 6 4 -6 24 ; z_ w 3 -40 -16 -48 6 ; z_ w 3 -26 -14 -34 10 ; z_ w 3 28 -16 20 8 ; z_ w 3 44 -16 36 10 ; i_ w -20 -42 8 1.5 2.5 ; i_ w 20 -42 9 1.5 2.5
part sign = point k : z_ k 2 -66 66 -66 74 ; z_ k 2 -62 75 -57 65 ; z_ k 2 -48 66 -54 66 -54 70 -49 70 -49 74 -54 74 ; l_ k 2 -4 70 2 62 7 73 13 64 18 71 30 66
part block = tray w : r^ ~- 66 66 58 48 1
part carve-submarine@submarine = tray own : l_ gray 2 50 64 56 56 74 56 82 64 74 72 56 72 50 64 ; o_ gray 66 64 4
part carve-toucan@toucan = tray own : l_ gray 2 60 52 54 66 62 76 66 60 60 52 ; l_ gray 2 64 54 80 54 82 62 66 60
part carve-train@train = tray own : z_ gray 2 50 70 50 60 66 60 66 52 80 52 80 70 50 70 ; o_ gray 56 76 4 ; o_ gray 74 76 4
part carve-trex@trex = tray own : l_ gray 2 48 56 56 52 62 58 78 64 84 64 ; z_ gray 2 70 62 68 76 ; z_ gray 2 74 62 78 76
part carve-rocket@rocket = tray own : l_ gray 2 60 76 60 60 66 48 72 60 72 76 60 76
part carve-beetle@beetle = tray own : o_ gray 66 66 14 16 ; z_ w 2 66 50 66 82
part carve-guitar@guitar = tray own : l_ gray 2 52 76 52 66 62 64 64 72 52 76 ; z_ gray 2 62 66 80 54
part carve-pitch@pitch = tray own : a_ gray 66 66 17 15 0 360 ; z_ gray 2 66 50 66 82 ; z_ gray 2 50 66 82 66
part carve-tractor@tractor = tray own : a_ gray 74 70 10 8 0 360 ; a_ gray 56 74 6 4 0 360 ; z_ gray 2 52 66 52 60 68 60 68 52 80 52
part carve-robot@robot = tray own : z_ gray 2 56 54 76 54 76 64 56 64 56 54 ; z_ gray 2 52 66 80 66 80 80 52 80 52 66
part carve-hero@hero = tray own : z_ gray 2 52 80 52 66 62 66 62 74 72 74 72 58 82 58 82 80
part carve-castle@castle = tray own : z_ gray 2 54 80 54 62 60 52 66 62 66 72 72 72 72 62 78 52 84 62 84 80
part carve-pineapple@pineapple = tray own : o_ gray 66 70 11 14 ; z_ gray 2 66 56 66 46 ; z_ gray 2 64 56 56 48 ; z_ gray 2 68 56 76 48
part carve-storm@storm = tray own : l_ gray 2 50 64 52 54 66 50 82 56 80 64 50 64 ; z_ gray 2 68 66 62 74 70 74 64 82
scene lay
`;
