export const shelf = `
* footprint-beings | 2-3 4-5 | -
topics footprint, footprints, keepsake, feet, grandparents gift, baby sibling, painting, how big am i
variant car | Transportation | red, black | race car, racing, car, vehicle, driving
variant rocket | Space | red, orange | rocket, spaceship, astronaut, moon, outer space
variant bee | Bugs | yellow, light blue | bee, bumblebee, honey, insect, garden, pollinators
variant trex | Dinosaurs | green, yellow | dinosaur, dinosaurs, t-rex, dinosaur party, jurassic
variant carrot | Farm, Food | orange, green | carrot, vegetable, garden, farmers market, easter bunny, harvest
variant guitar | Music | brown, gold | guitar, rock star, band, instrument, music class
variant fish | Ocean | orange, blue | fish, goldfish, sea, ocean animals, under the sea, aquarium
variant monkey | Jungle, Animals | brown, yellow | monkey, ape, rainforest, rain forest, zoo, banana
variant hero | Superheroes | blue, red | superhero, hero, cape, flying, brave
variant frog | Fairy Tales, Animals | green, gold | frog prince, frog, princess, pond, fairy tale, crown
variant snowman | Weather, Seasons | light blue, white | snowman, snow, winter, snow day, cold
variant robot | Robots | gray, red | robot, machine, android
variant soccer | Sports | blue, white | soccer, football, soccer player, team, athlete, kick
colors red, yellow
minutes 20 25
waits 60
mess lots
place floor
heart paint: paint, washable-ink-pad = 2 color
need sheet: paper, construction-paper, cardstock, packing-paper, watercolor-paper = 1 sheet
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool pen: marker, crayon
home chair
home towel
home bowl
home water: = 2 cup
step ready: prepare sheet towel bowl chair by gg
step foot: paint paint brush by tc
step print: print paint sheet > sheet foot-car foot-rocket foot-bee foot-trex foot-carrot foot-guitar foot-fish foot-monkey foot-hero foot-frog foot-snowman foot-robot foot-soccer by cc
step wash: wash bowl water towel by tc
step second: paint paint sheet > second-car second-rocket second-bee second-trex second-carrot second-guitar second-fish second-monkey second-hero second-frog second-snowman second-robot second-soccer by cc
step dry: dry sheet by gc
step draw: draw pen sheet > draw-car draw-rocket draw-bee draw-trex draw-carrot draw-guitar draw-fish draw-monkey draw-hero draw-frog draw-snowman draw-robot draw-soccer by tc
step play: play sheet by cc
part sheet = sheet w : r ~ 0 0 156 188 3
part second-car@car = paint b : o^ ~ -40 34 18 ; o^ ~ 38 34 18
part second-rocket@rocket = paint b : x_ ~ -12 72 14 26 180 ; x_ gold 4 76 14 28 180 ; x_ ~ 18 70 12 24 180
part second-bee@bee = paint b : o^ ~ -46 -8 20 30 -40 ; o^ ~ 46 -8 20 30 40 ; o^ ~ -40 32 14 22 -60 ; o^ ~ 40 32 14 22 60
part second-trex@trex = paint b : o_ ~ -12 6 6 ; o_ ~ 10 16 6 ; o_ ~ -8 32 6 ; o_ ~ 8 44 6 ; o_ ~ -6 56 5
part second-carrot@carrot = paint b : l_ ~ 9 0 -62 0 -92 ; l_ ~ 9 -6 -62 -26 -88 ; l_ ~ 9 6 -62 26 -88 ; l_ ~ 9 -10 -60 -46 -74 ; l_ ~ 9 10 -60 46 -74
part second-guitar@guitar = paint b : l_ ~ 12 0 -20 0 -84 ; o_ ~ -14 -84 6 ; o_ ~ 14 -84 6 ; o_ ~ -14 -70 6 ; o_ ~ 14 -70 6
part second-fish@fish = paint b : o_ ~ 66 -56 6 ; o_ ~ 54 -76 8 ; o_ ~ 70 -84 5 ; l_ ~ 6 -76 76 -50 66 -26 76 0 66 26 76 50 66 74 76
part second-monkey@monkey = paint b : l_ ~ 11 44 18 62 10 66 -12 ; o_ tan 0 -22 24 22 ; o_ brown -42 -26 12 ; o_ brown 42 -26 12
part second-hero@hero = paint b : p^ ~ -22 -6 -36 -2 -64 66 -26 58 ; p^ ~ 22 -6 36 -2 64 66 26 58
part second-frog@frog = paint b : p_ ~ -22 -54 -26 -86 -10 -70 0 -90 10 -70 26 -86 22 -54
part second-snowman@snowman = paint b : o_ ~ -56 -60 6 ; o_ light-blue 58 -46 6 ; o_ light-blue -60 0 5 ; o_ light-blue 60 22 6 ; o_ light-blue -54 50 6 ; o_ light-blue -30 -78 5 ; o_ light-blue 40 -84 6
part second-robot@robot = paint b : o_ ~ -12 22 6 ; o_ gold 6 22 6 ; o_ ~ -12 40 6 ; o_ gold 6 40 6 ; o_ ~ -6 -66 5
part second-soccer@soccer = paint b : o_ ~ -24 -4 5 ; o_ ~ -6 -8 5 ; o_ ~ 12 -12 5
part foot-car@car = paint a : b^ ~ -70 14 -62 -12 -20 -6 20 -22 58 -20 66 8 56 30 20 22 -20 28 -60 34 ; o_ ~ 70 -24 9 8 ; o_ ~ 74 -8 6 ; o_ ~ 74 4 5 ; o_ ~ 72 15 5 ; o_ ~ 68 25 4
part foot-rocket@rocket = paint a : b^ ~ -22 50 -18 10 -34 -24 -30 -50 0 -58 30 -46 34 -20 22 12 22 50 0 60 ; o_ ~ -24 -66 10 ; o_ ~ -6 -70 7 ; o_ ~ 8 -68 6 ; o_ ~ 20 -62 6 ; o_ ~ 30 -54 5
part foot-bee@bee = paint a : b^ ~ -22 60 -20 16 -32 -16 -28 -44 0 -54 28 -42 32 -14 20 20 20 60 0 70 ; o_ ~ -22 -58 10 ; o_ ~ -5 -62 7 ; o_ ~ 8 -60 6 ; o_ ~ 19 -54 6 ; o_ ~ 28 -46 5
part foot-trex@trex = paint a : b^ ~ -24 62 -20 16 -34 -18 -30 -46 0 -56 30 -44 34 -16 22 20 22 62 0 72 ; o_ ~ -24 -62 10 ; o_ ~ -6 -66 7 ; o_ ~ 8 -64 6 ; o_ ~ 20 -58 6 ; o_ ~ 30 -50 5
part foot-carrot@carrot = paint a : b^ ~ -24 -56 -20 -12 -32 20 -28 36 0 44 28 34 32 16 20 -16 20 -56 0 -66
part foot-guitar@guitar = paint a : b^ ~ -26 70 -20 34 -36 6 -30 -14 0 -22 30 -14 36 6 22 34 24 70 0 82
part foot-fish@fish = paint a : b^ ~ -66 6 -58 -18 -18 -12 20 -30 54 -26 66 0 54 26 20 24 -18 20 -58 26 ; o_ ~ -70 -22 10 ; o_ ~ -78 -6 7 ; o_ ~ -78 8 6 ; o_ ~ -72 22 6
part foot-monkey@monkey = paint a : b^ ~ -26 56 -20 18 -36 -16 -32 -46 0 -56 32 -44 36 -14 22 20 24 56 0 68 ; o_ ~ -22 -62 9 ; o_ ~ -5 -66 7 ; o_ ~ 8 -64 6 ; o_ ~ 20 -58 6 ; o_ ~ 30 -50 5
part foot-hero@hero = paint a : b^ ~ -24 62 -20 18 -34 -14 -30 -42 0 -52 30 -40 34 -12 22 20 22 62 0 72
part foot-frog@frog = paint a : b^ ~ -28 56 -22 20 -38 -10 -34 -38 0 -46 34 -38 38 -10 24 20 26 56 0 68 ; o_ ~ -40 66 16 9 ; o_ ~ 40 66 16 9
part foot-snowman@snowman = paint a : b^ ~ -26 66 -22 26 -36 -4 -32 -32 0 -42 32 -32 36 -4 24 28 26 66 0 76
part foot-robot@robot = paint a : b^ ~ -30 66 -24 24 -38 -6 -34 -34 0 -42 34 -34 38 -6 26 24 28 66 0 76 ; o_ ~ -24 -50 9 ; o_ ~ -6 -54 7 ; o_ ~ 8 -52 6 ; o_ ~ 20 -46 6
part foot-soccer@soccer = paint a : b^ ~ -70 6 -62 -18 -20 -10 20 -28 54 -26 64 -2 54 20 20 16 -20 18 -62 26 ; o_ ~ 68 -30 9 8 ; o_ ~ 72 -14 6 ; o_ ~ 72 -2 5 ; o_ ~ 69 9 5
part draw-car@car = pen k : o_ tan 0 -30 12 ; b_ blue -13 -30 0 -48 13 -30 ; o_ w -40 34 7 ; o_ w 38 34 7 ; z_ k 3 -86 -6 -74 -6 ; z_ k 3 -86 8 -74 8
part draw-rocket@rocket = pen k : o_ light-blue 0 -18 14 ; k -4 -20 2.500 ; k 5 -20 2.500 ; u 0 -16 5 ; s_ gold -60 -60 5 9 4 ; s_ gold 58 -70 5 9 4 ; s_ gold -58 30 5 8 4 ; s_ gold 60 20 5 8 4
part draw-bee@bee = pen k : z_ k 8 -24 -4 26 -4 ; z_ k 8 -18 20 20 20 ; z_ k 8 -18 44 18 44 ; k -10 -32 4 ; k 12 -32 4 ; u 0 -24 7 ; l_ k 3 -10 -60 -26 -84 ; l_ k 3 8 -60 24 -84
part draw-trex@trex = pen k : e -14 -36 9 ; e 14 -36 9 ; l_ k 3 -20 -14 0 -6 22 -14 ; p_ w -14 -12 -6 -10 -10 -2 ; p_ w 6 -9 14 -11 11 -2 ; l_ k 5 -24 20 -50 12 -54 22 ; l_ k 5 24 20 50 12 54 22 ; l_ k 5 -12 68 -20 86 ; l_ k 5 12 68 20 86
part draw-carrot@carrot = pen k : z_ k 3 -14 -30 4 -30 ; z_ k 3 0 -6 18 -6 ; z_ k 3 -24 18 -6 18 ; k -10 -46 4 ; k 10 -46 4 ; u 0 -40 7 ; o_ brown -40 70 8 5 ; o_ brown 0 72 9 6 ; o_ brown 38 70 7 5 ; p_ orange -10 44 12 44 2 84
part draw-guitar@guitar = pen k : o_ k 0 24 12 ; z_ k 2 -4 -84 -4 62 ; z_ k 2 0 -84 0 62 ; z_ k 2 4 -84 4 62 ; r_ k 0 62 24 5 1 ; l_ k 4 -50 -40 -50 -62 -36 -66 ; o_ k -56 -38 7 6 ; l_ k 4 54 -20 54 -42 ; o_ k 48 -18 7 6
part draw-fish@fish = pen k : e 44 -8 9 ; l_ k 3 54 10 62 12 ; a_ k 12 9 -60 60 10 0 ; o_ w 12 0 4 ; o_ w -6 6 4 ; l_ k 3 20 -12 26 0 20 12 ; l_ k 3 2 -10 8 2 2 14
part draw-monkey@monkey = pen k : k -9 -28 4 ; k 9 -28 4 ; u 0 -20 9 ; l_ k 6 -18 22 -46 40 ; l_ k 6 18 22 48 18 ; l_ k 6 -10 64 -22 84 ; l_ k 6 10 64 22 84 ; l_ k 4 -18 60 -54 66 -60 46 -48 42
part draw-hero@hero = pen k : o_ tan 0 -36 22 ; r_ red 0 -42 42 13 5 ; o_ w -8 -42 5 4 ; o_ w 8 -42 5 4 ; u 0 -28 7 ; s_ gold 0 12 5 15 7 ; l_ k 7 -30 -4 -60 -34 ; l_ k 7 30 -4 60 -34 ; r_ k -10 76 12 12 3 ; r_ k 12 76 12 12 3
part draw-frog@frog = pen k : e -22 -40 11 ; e 22 -40 11 ; l_ k 4 -22 -8 0 2 22 -8 ; o_ red 0 -66 5 ; l_ k 5 -26 20 -50 34 -44 54 ; l_ k 5 26 20 50 34 44 54
part draw-snowman@snowman = pen k : r_ k 0 -42 56 8 2 ; r_ k 0 -60 36 30 3 ; k -10 -24 4 ; k 12 -24 4 ; p_ orange 0 -16 24 -10 0 -8 ; u 0 -4 9 ; l_ red 9 -28 10 0 16 28 10 ; k 0 34 4 ; k 0 50 4 ; l_ brown 4 -26 26 -60 12 ; l_ brown 4 26 26 60 12
part draw-robot@robot = pen k : z_ k 3 -24 -58 -24 -78 ; z_ k 3 20 -54 20 -78 ; e -14 -22 9 ; e 14 -22 9 ; r_ k 0 -4 26 6 2 ; z_ k 5 -30 16 -58 16 -58 40 ; z_ k 5 30 16 58 16 58 40 ; z_ k 2 -26 10 26 10 26 52 -24 52 -26 10 ; r_ k -16 82 20 10 2 ; r_ k 18 82 20 10 2
part draw-soccer@soccer = pen k : o_ w 56 56 20 ; z_ k 3 36 56 44 40 60 36 74 48 74 66 60 76 44 72 36 56 ; p_ k 56 48 63 53 60 62 52 62 49 53 ; z_ k 4 -50 26 -50 36 ; z_ k 4 -20 20 -20 30 ; z_ k 4 24 18 24 28 ; z_ w 3 -28 -14 -2 8 ; l_ k 4 -76 76 76 82
scene lay
`;
