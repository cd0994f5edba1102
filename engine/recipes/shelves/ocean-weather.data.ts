export const shelf = `
* sponge-fish | 2-3 4-5 | Ocean
extras picture Ocean: bead, button, coffee-filter, cotton-swab, craft-foam, crepe-paper, crinkle-paper, cupcake-liner, dried-bean, felt, felt-sticker, fern-frond, glitter-glue, packing-paper, paper-doily, pipe-cleaner, pom-pom, popcorn, raffia, sand, seashell, sequin, snail-shell, stick-on-gem
topics fish, under the sea, aquarium, fish tank, sea life, school of fish, waves
near rainbow fish, fishing, water, swimming
colors blue, orange, light blue, cream or teal, light blue, navy
minutes 20 30
waits 45
mess some
heart sponge: kitchen-sponge = 2
need sheet: paper, watercolor-paper, construction-paper, cardstock, packing-paper = 1 sheet
need paint: paint = 2 color
home newspaper
home plate
tool scissors: scissors
tool pen: marker, crayon
step cut: cut sponge scissors by gg
step lay: prepare sheet newspaper paint plate > sheet by gt
step waves: print sponge paint sheet > waves by cc
step fish: print sponge paint sheet > fish by cc
step bubbles: print paint sheet > bubbles by cc
step dry: dry sheet by gt
step eyes: draw pen sheet > eyes by tc
part sheet = sheet d : r ~ 0 0 184 150
part waves = paint a : l_ blue 8 -84 -58 -72 -53 -60 -58 -48 -63 -36 -58 -24 -53 -12 -58 0 -63 12 -58 24 -53 36 -58 48 -63 60 -58 72 -53 84 -58 ; l_ blue 8 -84 -37 -72 -42.1 -60 -47 -48 -41.9 -36 -37 -24 -42.1 -12 -47 0 -41.9 12 -37 24 -42.1 36 -47 48 -41.9 60 -37 72 -42.1 84 -47 ; l_ blue 8 -84 60.8 -72 62.1 -60 55.2 -48 53.9 -36 60.8 -24 62.1 -12 55.2 0 53.9 12 60.8 24 62.1 36 55.2 48 53.9 60 60.8 72 62.1 84 55.2 ; l_ light-blue 2 -84 -57 -72 -52 -60 -57 -48 -62 -36 -57 -24 -52 -12 -57 0 -62 12 -57 24 -52 36 -57 48 -62 60 -57 72 -52 84 -57 ; l_ light-blue 2 -84 -36 -72 -41.1 -60 -46 -48 -40.9 -36 -36 -24 -41.1 -12 -46 0 -40.9 12 -36 24 -41.1 36 -46 48 -40.9 60 -36 72 -41.1 84 -46 ; l_ light-blue 2 -84 61.8 -72 63.1 -60 56.2 -48 54.9 -36 61.8 -24 63.1 -12 56.2 0 54.9 12 61.8 24 63.1 36 56.2 48 54.9 60 61.8 72 63.1 84 56.2
part fish = paint b : p_ orange -63 -4 -86 -21.2 -79.1 -4 -86 13.2 ; b_ orange -7.8 -4 -23.9 -20.1 -46.9 -22.4 -67.6 -8.6 -67.6 0.6 -46.9 14.4 -23.9 12.1 ; d_ yellow 2.2 -47.4 -1.9 -33.5 -14.3 -55.5 5.8 -46.7 -9.9 -20.2 -3.8 -33.1 6.6 -28.7 -0.6 -41.8 4.8 -24.4 -13.5 -37.7 -6 -25.2 9.8 ; p_ yellow 66 -8 84 -21.5 78.6 -8 84 5.5 ; b_ yellow 22.8 -8 35.4 -20.6 53.4 -22.4 69.6 -11.6 69.6 -4.4 53.4 6.4 35.4 4.6 ; d_ orange 1.9 42.6 -14.1 37.9 -8.8 61.7 -1.6 57.4 -12 42 0.7 53 -3.9 50.2 -12.8 45 -5.9 63.5 -8.4 ; p_ orange 1 32 -20 16.2 -13.7 32 -20 47.8 ; b_ orange 51.4 32 36.7 17.3 15.7 15.2 -3.2 27.8 -3.2 36.2 15.7 48.8 36.7 46.7 ; d_ yellow 2.1 33.4 40.1 23.5 27.8 8 36.6 23 38.7 31.4 31.1 11 26.3 14.7 41 30.3 22.3 39.4 27.4 16.6 32.4
part bubbles = paint a : o_ blue -2 -20 5 ; o_ blue 6 -30 3.5 ; o_ blue -60 34 4.5 ; o_ blue -68 24 3.5 ; o_ blue 66 20 5 ; o_ blue 74 10 3.5
part eyes = pen k : o_ w -22 -8 5 ; o_ k -21 -8 2.6 ; o_ w 34 -12 4.4 ; o_ k 33 -12 2.3 ; o_ w 38 28 4.8 ; o_ k 39 28 2.5
scene lay

* sticky-aquarium | 2-3 4-5 | Ocean
extras picture Ocean: stick-on-gem
appeal 3
topics aquarium, fish tank, fish, under the sea, sea life, seaweed, suncatcher, stained glass, window
colors blue, green, orange, teal
minutes 25 35
mess low
heart film: contact-paper = 1 sheet
heart bits: tissue-paper, cellophane, crepe-paper = 3 color
need card: construction-paper, cardstock, cereal-box = 2 sheet
join tape: masking-tape, tape, washi-tape
tool scissors: scissors
step cut: cut card scissors by gt
step hang: tape film tape > film by gt
step fish: decorate card film > fish weeds by cc
step tear: tear bits by cc
step water: decorate bits film > water by cc
step frame: decorate card film > frame by cc
step look: play film by cc
part film = film own : r_ glass 0 0 176 146
part water = bits own : p_ light-blue -86 -70 -30 -72 -36 -30 -84 -24 ; p_ teal+ -40 -72 20 -70 14 -34 -34 -30 ; p_ blue+ 10 -72 86 -72 84 -26 18 -32 ; p_ blue+ -86 -34 -40 -38 -28 10 -84 18 ; p_ light-blue -44 -38 16 -40 22 8 -36 12 ; p_ teal+ 12 -36 60 -38 64 12 14 10 ; p_ light-blue 54 -34 86 -32 86 24 58 20 ; p_ teal -86 10 -34 4 -38 70 -86 72 ; p_ blue+ -42 4 24 2 18 72 -38 70 ; p_ light-blue 16 6 60 4 66 72 12 70 ; p_ blue 54 12 86 14 86 72 58 72
part weeds = card b : l^ green 7 -60 72 -44 56 -54 40 -46 26 ; l^ green 7 62 72 70 50 58 32 68 12 60 -4 70 -20
part fish = card c : p orange -52 -36 -74 -52.5 -67.4 -36 -74 -19.5 ; b orange 0.8 -36 -14.6 -51.4 -36.6 -53.6 -56.4 -40.4 -56.4 -31.6 -36.6 -18.4 -14.6 -20.6 ; p red 54 -4 78 -22 70.8 -4 78 14 ; b red -3.6 -4 13.2 -20.8 37.2 -23.2 58.8 -8.8 58.8 0.8 37.2 15.2 13.2 12.8 ; p yellow -34 38 -54 23 -48 38 -54 53 ; b yellow 14 38 0 24 -20 22 -38 34 -38 42 -20 54 0 52 ; o_ w -12 -40 4.5 ; o_ k -11 -40 2.3 ; o_ w 12 -8 4.8 ; o_ k 11 -8 2.5 ; o_ w 2 34 4.2 ; o_ k 3 34 2.2
part frame = card a : r ~ 0 -76 188 13 ; r ~ 0 76 188 13 ; r ~ -88 0 13 160 ; r ~ 88 0 13 160
scene lay

* diving-whale | 2-3 4-5 | Ocean
extras picture Ocean: aluminum-foil, ric-rac, tissue
appeal 3
topics whale, blue whale, humpback, jonah and the whale, moby dick, snail and the whale, puppet, waves, sea
near orca, dolphin, boat trip
colors blue, teal, gray, cream
minutes 25 30
mess low
heart waves: construction-paper, tissue-paper, wrapping-paper = 2 sheet
heart stick: craft-stick, plastic-spoon, paper-straw, wooden-spoon = 1
need base: cardstock, construction-paper, cereal-box, cardboard = 1 sheet
need body: construction-paper, cardstock, felt, craft-foam = 1 sheet
join glue: glue-stick, glue
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pen: marker, crayon
step tear: tear waves by cc
step whale: cut body scissors > whale by gt
step eye: draw pen body > eye by tc
step handle: tape stick body tape > handle by gt
step back: glue waves base glue > sky back by cc
step pocket: glue waves base glue > front by tc
step dive: play stick by cc
part sky = base d : r ~ 0 -12 176 124 4
part back = waves b : p ~ -88 -14 -82.5 -9.1 -77 -7 -71.5 -9.1 -66 -14 -60.5 -18.9 -55 -21 -49.5 -18.9 -44 -14 -38.5 -9.1 -33 -7 -27.5 -9.1 -22 -14 -16.5 -18.9 -11 -21 -5.5 -18.9 0 -14 5.5 -9.1 11 -7 16.5 -9.1 22 -14 27.5 -18.9 33 -21 38.5 -18.9 44 -14 49.5 -9.1 55 -7 60.5 -9.1 66 -14 71.5 -18.9 77 -21 82.5 -18.9 88 -14 88 30 -88 30
part handle = stick own : stick ~ 4 0 4 96 11
part whale = body c : l ~+ 5 -28 -54 -30 -76 -44 -83 ; l ~+ 5 -26 -54 -22 -77 -8 -83 ; b^ ~ -62 -14 -58 -42 -30 -58 6 -56 36 -40 52 -30 62 -44 58 -62 74 -54 88 -64 84 -42 70 -26 60 -6 36 8 0 12 -40 10 ; b_ ~+ -60 -12 -40 -8 -10 -6 20 -4 10 6 -30 8 -52 2 ; j ~- -12 -4 8 22 9
part eye = pen k : k -40 -26 4.5 ; l_ k 2.5 -60 -14 -50 -10 -42 -12
part front = waves a : p^ ~ -92 19.5 -85.4 19.3 -78.9 14.9 -72.3 8.8 -65.7 4.5 -59.1 4.7 -52.6 9.1 -46 15.2 -39.4 19.5 -32.9 19.3 -26.3 14.9 -19.7 8.8 -13.1 4.5 -6.6 4.7 0 9.1 6.6 15.2 13.1 19.5 19.7 19.3 26.3 14.9 32.9 8.8 39.4 4.5 46 4.7 52.6 9.1 59.1 15.2 65.7 19.5 72.3 19.3 78.9 14.9 85.4 8.8 92 4.5 92 48 -92 48 ; p^ b -92 36.1 -86.2 40.2 -80.5 40.7 -74.8 37.3 -69 31.9 -63.2 27.8 -57.5 27.3 -51.8 30.7 -46 36.1 -40.2 40.2 -34.5 40.7 -28.8 37.3 -23 31.9 -17.2 27.8 -11.5 27.3 -5.8 30.7 0 36.1 5.8 40.2 11.5 40.7 17.2 37.3 23 31.9 28.8 27.8 34.5 27.3 40.2 30.7 46 36.1 51.8 40.2 57.5 40.7 63.2 37.3 69 31.9 74.8 27.8 80.5 27.3 86.2 30.7 92 36.1 92 64 -92 64
template whale 1 8 across
scene lay

* tube-octopus | 2-3 4-5 6-8 | Ocean
extras figure: bottle-cap, dry-pasta, flower, gift-bow, metallic-paper, newspaper
extras world Ocean: sand, seashell, pebble, pipe-cleaner, crinkle-paper, pom-pom, candy-wrapper, egg-carton, cupcake-liner, coffee-filter, kitchen-sponge, craft-foam, terracotta-pot, air-dry-clay, modeling-clay, cardboard-tube, gift-bow, stick-on-gem, sea-glass, toy-brick, coin
appeal 3
topics octopus, eight, sea creature, tentacles, under the sea, number eight
near squid, kraken
colors purple, pink, white free
minutes 25 30 35
waits 30
mess some
heart tube: cardboard-tube
need paint: paint, acrylic-paint = 3 color
nice cups@4-5,6-8: breakfast-cereal, sequin, stick-on-gem, button, sticker, pom-pom = 16
nice sight@4-5,6-8: googly-eye, button, bottle-cap = 2
join glue: glue
home plate
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
tool pen: marker, crayon
step paint: paint tube paint brush plate > head legs by ccc
step dry: dry tube by gtc
step top: fold tube by tcc
step legs: cut tube scissors by gtc
step curl: roll tube pen by ccc
step suckers: print paint tube > suckers by ccc
step cups@4-5,6-8: glue cups tube glue > cups by cc
step eyes: paint paint tube > eyes by tcc
step sight@4-5,6-8: glue sight tube glue > sight by cc
step face: draw pen tube > face by tcc
part legs = tube own paint paint a : t^ ~- -22 10 8 -27.5 38 7.5 -42.8 62 6.5 -56.4 76 5.5 -68.3 66 4.5 ; t^ ~- 22 10 8 27.5 38 7.5 42.8 62 6.5 56.4 76 5.5 68.3 66 4.5 ; t^ ~- -9 10 8 -11.2 38 7.5 -13.9 62 6.5 -16.4 76 5.5 -18.4 66 4.5 ; t^ ~- 10 10 8 12.5 38 7.5 15.2 62 6.5 17.6 76 5.5 19.7 66 4.5 ; t ~ -30 8 8.5 -39 40 8.5 -55 68 7.5 -71 84 6 -83.8 74 5 ; t ~ 30 8 8.5 39 40 8.5 55 68 7.5 71 84 6 83.8 74 5 ; t ~ -14 8 8.5 -18.2 40 8.5 -27.2 68 7.5 -36.2 84 6 -43.4 74 5 ; t ~ 14 8 8.5 18.2 40 8.5 27.2 68 7.5 36.2 84 6 43.4 74 5
part head = tube own paint paint a : b^ ~ -36 18 -36 -56 -38 -84 -14 -74 0 -72 14 -74 38 -84 36 -56 36 18 0 24 ; l_ ~- 2.5 -37 -80 -16 -66 0 -64 16 -66 37 -80
part suckers = paint b : d_ pink 3.4 -43 42 -53 60 -66 76 -21 44 -29 64 -38 79 21 44 29 64 38 79 43 42 53 60 66 76
part cups = cups b : bits ~ 0.74 -43 42 -53 60 -66 76 -21 44 -29 64 -38 79 21 44 29 64 38 79 43 42 53 60 66 76 -12 50 -16 70 13 50 17 70
part eyes = paint c : o_ w -14 -28 12 13 ; o_ w 14 -28 12 13
part face = pen k : o_ k -12 -26 6 7 ; o_ k 12 -26 6 7 ; o_ w -14 -29 2 ; o_ w 10 -29 2 ; u 0 -6 11
part sight = sight w : e -14 -28 13 ; e 14 -28 13

* streamer-jellyfish | 4-5 6-8 | Ocean
extras hanging: pipe-cleaner, ribbon, construction-paper, fabric-scrap, sequin, stick-on-gem, glitter-glue, plastic-straw
appeal 3
topics jellyfish, jelly fish, sea creature, tentacles, under the sea, ocean mobile
near medusa, party
colors pink, purple, light blue free
minutes 30 40
waits 30
mess some
heart tentacles: crepe-paper, tissue-paper, ribbon, bubble-wrap = 8 strip
heart bell: paper-plate
need paint: paint, watercolor-paint, acrylic-paint = 2 color
nice arms: bubble-wrap, tulle, lace, cellophane = 1 strip
nice eyes: googly-eye, sticker, button = 2
nice punch: hole-punch
home water
join stick: glue when eyes=googly-eye,button
join tape: tape, masking-tape, duct-tape
join line: string, yarn, ribbon, cotton-cord = 24 in
tool brush: paintbrush, sponge-brush, cotton-ball
tool scissors: scissors
tool pen: marker, pencil
step paint: paint bell paint brush water by cc
step dry: dry bell by cc
step slit: cut bell scissors by tc
step dome: tape bell tape > bell by tc
step tentacles: cut tentacles scissors by tc
step fix: tape tentacles bell tape > tentacles by cc
step arms: tape arms bell tape > arms by tc
step eyes: glue eyes stick? bell > eyes by cc
step face: draw pen bell > face by cc
step hang: tie line bell punch? pen > line by gt
part line = line own : l_ cream 2 0 -100 0 -68
part arms = arms own : l glass 11 -8 10 -16 30 -2 46 -14 62 -4 76 ; l glass 11 10 10 18 28 6 44 16 60 8 72 ; l_ w 2 -8 14 -14 30 -2 46 -12 60 ; l_ w 2 10 14 16 28 7 44 14 58
part tentacles = tentacles b : l_ ~+ 7 -56 6 -61 26 -51 46 -60 66 -60 84 ; l ~ 7 -40 6 -45 26 -35 46 -44 66 -44 89 ; l_ ~+ 7 -24 6 -29 26 -19 46 -28 66 -28 94 ; l ~ 7 -9 6 -14 26 -4 46 -13 66 -13 84 ; l_ ~+ 7 9 6 4 26 14 46 5 66 13 89 ; l ~ 7 24 6 19 26 29 46 20 66 28 94 ; l_ ~+ 7 40 6 35 26 45 46 36 66 44 84 ; l ~ 7 56 6 51 26 61 46 52 66 60 89
part bell = bell own paint paint a : b^ ~ -72 10 -70 -20 -46 -54 0 -70 46 -54 70 -20 72 10 48 16 24 10 0 17 -24 10 -48 16 ; b_ ~+ -52 -20 -34 -46 -6 -58 -26 -40 -36 -14 ; l_ ~- 2 -70 6 -48 11 -24 5 0 12 24 5 48 11 70 6 ; o_ b+ -50 -2 6 5 ; o_ b+ 48 -22 8 6 ; o_ b+ 10 -48 8 6 ; o_ b+ 56 2 5 4 ; o_ b+ -12 -36 5 4
part face = pen k : k -20 -16 6 1.3 ; k 20 -16 6 1.3 ; u 0 -6 9
part eyes = eyes own : e -20 -16 10 ; e 20 -16 10
scene hang

* paper-bag-fish | 4-5 6-8 | Ocean
extras world Ocean: crinkle-paper, pipe-cleaner, candy-wrapper, craft-foam, cupcake-liner, coffee-filter, egg-carton, kitchen-sponge, seashell, pom-pom, sand
topics under the sea, sea creature, aquarium, stuffed animal, tropical
near fishing, pets
variant fish | Ocean, Animals | orange, yellow, teal free | fish, goldfish, clownfish, koi, nemo, rainbow fish, puffer fish
variant whale | Ocean, Animals | blue, light blue, navy or gray, teal, light blue | whale, blue whale, humpback, sperm whale, moby dick, jonah and the whale
colors orange, yellow, teal
minutes 35 45
waits 60
mess some
heart bag: paper-bag
need paint: paint, acrylic-paint = 3 color
need filling: newspaper, packing-paper, paper-towel, toilet-paper, tissue-paper, plastic-bag = 4 sheet
need fins: cardstock, construction-paper, cardboard, cereal-box = 1 half-sheet
nice trim: tissue-paper, crepe-paper, wrapping-paper = 1 sheet
nice gems: sequin, button, stick-on-gem = 6
nice eyes: googly-eye, button, bottle-cap = 2
join tie: yarn, string, ribbon, rubber-band, pipe-cleaner, twist-tie = 18 in
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker
step stuff: fill bag filling > body by cc
step tie: tie bag tie > tail tie by tc
step paint: paint bag paint brush > stripes by cc
step dry: dry bag by cc
step fins: cut fins scissors > fins fins-w by tc
step attach: glue fins bag glue by tc
step trim: glue trim bag glue > scales spout by tc
step gems: glue gems bag glue > gems by cc
step face: draw pen bag > face by cc
step eyes: glue eyes bag glue > eyes by cc
part tail = bag own paint paint a : q ~ 4 44 -6 90 -50 96 -44 84 -4 96 40 90 48 44 8 ; z_ ~- 2 50 -2 84 -34 ; z_ ~- 2 52 1 84 0 ; z_ ~- 2 50 4 84 36
part body = bag own paint paint a : b^ ~ -92 6 -84 -24 -54 -46 -14 -48 22 -32 46 -6 46 8 22 36 -14 54 -54 52 -84 36 ; b_ ~+ -78 28 -50 40 -14 40 16 26 -14 50 -54 48 ; z_ ~- 1.5 -50 -40 -42 -22 ; z_ ~- 1.5 20 -24 8 -10 ; z_ ~- 1.5 26 24 12 14
part stripes@fish = paint b : l_ ~ 6 -44 -46 -36 0 -44 50 ; l_ ~ 6 -18 -47 -10 0 -18 52 ; l_ ~ 6 8 -37 16 0 8 42
part tie = tie c : r ~ 47 1 8 20 2 ; r_ ~- 47 -2 8 2 ; r_ ~- 47 4 8 2 ; l_ ~ 3 48 10 54 22 50 32 ; l_ ~ 3 46 10 44 24 48 30
part fins@fish = fins b : b ~ -42 -44 -26 -74 14 -66 10 -38 -14 -46 ; b ~ -6 8 14 0 26 14 18 34 2 30
part scales@fish = trim c : a ~ -36 -24 11 0 -90 90 ; a ~+ -36 0 11 0 -90 90 ; a ~ -36 24 11 0 -90 90 ; a ~+ -18 -12 11 0 -90 90 ; a ~ -18 14 11 0 -90 90 ; a ~+ -18 38 11 0 -90 90 ; a ~ 2 -24 11 0 -90 90 ; a ~+ 2 -2 11 0 -90 90 ; a ~ 20 -10 11 0 -90 90 ; a ~+ 22 12 11 0 -90 90
part fins-w@whale = fins c : b ~ -20 22 2 16 12 30 0 58 -18 52 -24 36
part spout@whale = trim b : l ~ 6 -40 -46 -42 -66 -56 -84 ; l ~ 6 -38 -46 -38 -70 -36 -90 ; l ~ 6 -36 -46 -34 -66 -18 -84 ; l ~+ 5 -44 -46 -50 -62 -72 -68 ; l ~+ 5 -32 -46 -28 -62 -4 -68
part face = pen k : l_ k 3 -88 14 -76 20 -64 17 ; o_ w -64 -8 8 ; o_ k -65 -7 4
part eyes = eyes own : e -64 -8 11
part gems = gems c : bits ~ 0.74 -30 -30 -10 -34 -36 30 -14 36 14 -22 20 24

* carton-turtle | 4-5 6-8 | Ocean
extras world Ocean: sand, seashell, pebble, pipe-cleaner, crinkle-paper, craft-foam, candy-wrapper, pom-pom, cupcake-liner, coffee-filter
appeal 3
topics seaside, beach, sea creature, under the sea, animals with shells, egg carton animal
variant turtle | Ocean, Animals | green, light green, teal free | turtle, turtles, sea turtle, sea turtles, save the turtles
variant tortoise | Animals | green, tan, pink or brown | tortoise, tortoises, our tortoise, pet tortoise, tortoise wakes up, hibernation, waking up in spring, tortoise and the hare, slow
variant crab | Ocean | red, orange, pink free | crab, hermit crab, lobster, beach, rock pool, tide pool
colors green, light green, teal
minutes 30 35
waits 30
mess some
heart carton: egg-carton
need card: construction-paper, cardstock = 1 half-sheet
heart paint: paint, acrylic-paint = 2 color
nice mosaic: tissue-paper, crepe-paper = 1 sheet
nice eyes: googly-eye, sequin, button = 2
nice gems: sequin, stick-on-gem, button, bead, sticker = 8
join glue: glue
tool brush: paintbrush, cotton-swab
tool scissors: scissors
tool pen: marker
step cup: cut carton scissors > shell by gt
step body: cut card carton pen scissors > body body-c body-t by tc
step paint: paint carton paint brush by cc
step dry: dry carton by cc
step pattern: paint carton paint brush > pattern pattern-c by cc
step mosaic: glue mosaic carton glue > mosaic mosaic-c by cc
step gems: glue gems carton glue > gems gems-c by cc
step join: glue carton card glue by cc
step bend: fold card by cc
step face: draw pen card > face face-c by cc
step eyes: glue eyes card glue > eyes eyes-c by cc
part body-t@tortoise = card b : b ~ -16 -42 -18 -70 -10 -86 10 -86 18 -70 16 -42 ; o ~ -50 -28 17 15 ; o ~ 50 -28 17 15 ; o ~ -48 40 17 15 ; o ~ 48 40 17 15 ; p ~ -6 52 6 52 0 72
part body@turtle = card b : jm ~ 34 -30 88 -62 17 ; jm ~ 34 30 68 74 14 ; b ~ -15 -46 -17 -78 -8 -92 8 -92 17 -78 15 -46 ; p ~ -7 50 7 50 0 82
part body-c@crab = card a : lm ~ 8 44 14 70 8 84 26 ; lm ~ 8 42 26 66 30 76 50 ; lm ~ 8 34 38 54 50 58 72 ; lm ~ 9 40 -24 62 -40 66 -52 ; bm ~ 58 -50 58 -72 72 -86 76 -68 84 -70 92 -80 94 -58 80 -46 66 -44 ; zm ~ 5 14 -40 16 -66
part shell = carton own paint paint a : o^ ~ 0 4 52 50 ; o_ ~- 0 4 44 42 ; o_ ~ 0 2 42 40
part pattern@turtle,tortoise = paint b : q_ b 4 0 -16 17 -6 17 13 0 23 -17 13 -17 -6 ; q_ b 3 -6 -36 6 -36 14 -16 0 -22 -14 -16 ; q_ b 3 24 -10 38 -18 40 18 24 16 ; q_ b 3 -24 -10 -38 -18 -40 18 -24 16 ; q_ b 3 -8 30 8 30 16 20 20 34 0 41 -20 34 -16 20
part pattern-c@crab = paint b : d_ b 4.5 -20 -14 0 -24 20 -14 -26 12 26 12 -10 26 12 24 0 2
part mosaic@turtle,tortoise = mosaic c : o_ a 0 4 45 43 ; bits c 1.5 0 4 -28 -18 28 -18 -16 34 34 20 ; bits light-green 1.5 -30 10 14 -30 18 38 ; bits yellow 1.5 -14 -30 -32 28 36 0 2 24
part mosaic-c@crab = mosaic c : o_ a 0 6 45 42 ; bits c 1.5 -24 -6 24 -6 -14 28 16 30 ; bits yellow 1.5 0 6 -34 18 34 18
part gems@turtle,tortoise = gems c : bits ~ 0.74 0 2 -26 -4 26 -4 -14 -28 14 -28 -16 26 16 26 0 -40
part gems-c@crab = gems c : bits ~ 0.74 -32 -2 32 -2 -12 -6 12 -6 0 8 -34 22 34 22 0 40
part face@turtle,tortoise = pen k : o_ k -8 -79 3.4 ; o_ k 8 -79 3.4 ; u 0 -71 6
part face-c@crab = pen k : o_ k -16 -68 4.5 ; o_ k 16 -68 4.5 ; u 0 -40 9
part eyes@turtle,tortoise = eyes own : e -9 -80 7 ; e 9 -80 7
part eyes-c@crab = eyes own : e -16 -69 10 ; e 16 -69 10
scene lay

* wave-bottle | 4-5 6-8 | Ocean
appeal 3
topics waves, ocean in a bottle, calm down jar, sensory bottle, storm at sea, oil and water, science, density, calm
near tides, ship in a bottle
colors blue, teal
minutes 20 25
mess some
place sink
heart bottle: plastic-bottle, plastic-jar
heart oil: cooking-oil = 1 cup
need dye: food-coloring = 4 drop
home water: = 1 cup
nice shells: seashell, sea-glass, pebble, stick-on-gem = 5
nice shine: glitter, sequin, confetti = 1 pinch
join seal: duct-tape, electrical-tape, tape
tool funnel: funnel, paper
step soak: wash bottle by tc
step shells: fill shells bottle > shells by cc
step water: fill water bottle funnel > sea by cc
step dye: mix dye bottle by cc
step shine: fill shine bottle > shine by cc
step oil: fill oil bottle funnel > bottle oil by tt
step seal: tape bottle seal > seal by gt
step rock: play bottle by cc
part bottle = bottle own : q^ glass+ 14 -90 -6 -78 -26 40 -26 62 -10 84 -8 84 32 62 34 40 50 -78 50 -90 30
part oil = oil own : q_ ~ 10 -86 8 -76 -22 38 -22 60 -6 72 -5 72 24 -84 24 ; b_ ~+ -70 -12 -20 -15 30 -12 30 -8 -20 -9 -70 -6
part sea = dye a : p_ ~ -87 30 -87 14 -79 19.9 -71 22.9 -63 21.5 -55 16.3 -47 10 -39 5.7 -31 5.5 -23 9.5 -15 15.8 -7 21.1 1 23 9 20.4 17 14.6 25 8.5 33 5.2 41 6.2 49 11.1 57 17.5 65 22.1 74 24 60 32 38 47 -76 47 ; p_ ~+ -60 29 -52 29.9 -44 27.9 -36 23.9 -28 20 -20 18 -12 19.1 -4 22.6 4 26.8 12 29.6 20 29.6 28 26.9 36 22.7 44 19.2 40 30 32 27 24 29.9 16 33.4 8 35.7 0 35.7 -8 33.3 -16 29.8 -24 26.9 -32 26 -40 27.6 -48 30.9 -56 34.2
part shells = shells own : c cream -66 46 -48 46 3 8 ; c blush -28 46 -14 46 3 7 ; c cream 8 46 26 46 3 8 ; o_ sand -40 42 5 4 ; o_ sand 0 43 4 3
part shine = shine b : d_ w 1.5 25.3 42.5 -70 18.4 12.6 36.6 -5 24.6 -11.8 33 -14.4 20.4 -30.3 27 0.6 43.9 24.6 31.2 -35.7 41 -51 16.7 -41.5 19.8 -21.9 44 26 20.5 2.9 17.6 -52 40.5 -64.7 30.6 14.5 22.9 -67.2 42.7 -74.1 31.6 -51.4 28.5 -20.8 29 ; d_ yellow 1.4 -26.9 27 -61.3 38.8 -75.3 30.1 19.2 19.9 -1.4 28.8 -50.8 20.7 -22.3 40.2 -35.3 35.9 -12.7 20.9 -47.6 41.9 28.5 32.6 -38.4 21.4
part seal = seal own : r ~ 78 12 20 44 4 ; r_ ~- 88 12 5 42

* salt-seascape | 6-8 9-12 | Ocean
topics sea, seascape, beach, waves, storm at sea, sunset, salt painting, watercolor, resist, landscape, moonlight
colors blue, teal, navy, yellow
minutes 40 60
waits 60
mess some
heart paint: watercolor-paint = 3 color
heart salt: salt = handful
heart wax: crayon, oil-pastel, broken-crayon = 1
need sheet: watercolor-paper, cardstock, paper = 1 sheet
home water
home board
nice wrap@9-12: plastic-wrap = 1 sheet
join tape: masking-tape, washi-tape, tape
tool brush: paintbrush
step tape: tape sheet board tape > sheet by cc
step wax: draw wax sheet > foam by cc
step sky: paint sheet paint brush water > sky by cc
step sea: paint sheet paint brush water > sea by cc
step wrap@9-12: decorate wrap sheet > wrap by c
step salt: decorate salt sheet > salt by cc
step dry: dry sheet by cc
step clean: prepare sheet salt tape by cc
part sheet = sheet own : r ~ 0 0 184 150
part sky = paint d : r_ light-blue 0 -38 168 60 ; p_ yellow+ -84 -17.5 -70 -20.3 -56 -24.1 -42 -26.7 -28 -26.5 -14 -23.7 0 -19.9 14 -17.3 28 -17.5 42 -20.3 56 -24.1 70 -26.7 84 -26.5 84 -6 -84 -6 ; b_ w -60 -54 -30 -60 -6 -52 -30 -48 ; o_ yellow 42 -38 15
part sea = paint a : r_ b 0 8 168 32 ; p_ a -84 20 -77 22.8 -70 24 -63 22.8 -56 20 -49 17.2 -42 16 -35 17.2 -28 20 -21 22.8 -14 24 -7 22.8 0 20 7 17.2 14 16 21 17.2 28 20 35 22.8 42 24 49 22.8 56 20 63 17.2 70 16 77 17.2 84 20 84 67 -84 67 ; p_ c -84 48.2 -75.6 48.9 -67.2 46.7 -58.8 42.9 -50.4 39.8 -42 39.1 -33.6 41.3 -25.2 45.1 -16.8 48.2 -8.4 48.9 0 46.7 8.4 42.9 16.8 39.8 25.2 39.1 33.6 41.3 42 45.1 50.4 48.2 58.8 48.9 67.2 46.7 75.6 42.9 84 39.8 84 67 -84 67
part wrap = wrap own : z_ a+ 1.6 -70 50 -48 60 ; z_ b 1.6 -52 58 -34 46 ; z_ a+ 1.6 -26 50 -10 62 ; z_ b 1.6 -12 60 12 50 ; z_ a+ 1.6 14 52 32 61 ; z_ b 1.6 36 60 54 48 ; z_ a+ 1.6 54 50 74 61
part foam = wax w : l_ w 2.5 -80 4 -72.5 6.5 -65 4 -57.5 1.5 -50 4 -42.5 6.5 -35 4 -27.5 1.5 -20 4 ; l_ w 2.5 0 10 7.8 12.5 15.6 10 23.4 7.5 31.2 10 39 12.5 46.8 10 54.6 7.5 62.4 10 70.2 12.5 78 10 ; l_ w 4 -84 22 -70 26 -56 22 -42 18 -28 22 -14 26 0 22 14 18 28 22 42 26 56 22 70 18 84 22 ; l_ w 3 -70 34 -59.2 37.5 -48.3 34 -37.5 30.5 -26.7 34 -15.8 37.5 -5 34 5.8 30.5 16.7 34 27.5 37.5 38.3 34 49.2 30.5 60 34 ; l_ w 4.5 -84 47 -67.2 52 -50.4 47 -33.6 42 -16.8 47 0 52 16.8 47 33.6 42 50.4 47 67.2 52 84 47
part salt = salt own : s_ light-blue -4 46.2 7 4.5 1.6 ; s_ w 26 19.4 7 4.5 1.6 ; s_ light-blue -76.3 31.5 7 4.5 1.6 ; s_ w -35.2 54.1 7 4.5 1.6 ; s_ light-blue 29.7 43.3 7 4.5 1.6 ; s_ w 9.1 46.4 7 4.5 1.6 ; s_ light-blue -55.3 34.9 7 4.5 1.6 ; s_ w -52.7 59.1 7 4.5 1.6 ; s_ light-blue -68.8 54.6 7 4.5 1.6 ; s_ w -25.4 33 7 4.5 1.6 ; s_ light-blue 53.4 13 7 4.5 1.6 ; s_ w 1.4 16.7 7 4.5 1.6 ; s_ light-blue 76 61.2 7 4.5 1.6 ; s_ w 15 36.8 7 4.5 1.6 ; s_ light-blue -18 13.6 7 4.5 1.6 ; s_ w 35.3 62.3 7 4.5 1.6 ; s_ light-blue 74.3 46.5 7 4.5 1.6 ; s_ w -60.2 24.2 7 4.5 1.6 ; s_ light-blue 48.4 38 7 4.5 1.6 ; s_ w -43.3 34.2 7 4.5 1.6 ; s_ light-blue -17.4 52.1 7 4.5 1.6 ; s_ w -50.2 48.2 7 4.5 1.6 ; s_ light-blue -3.7 61.9 7 4.5 1.6 ; s_ w -40.3 12.4 7 4.5 1.6 ; s_ light-blue 61.5 20.4 7 4.5 1.6 ; s_ w -33.5 25.3 7 4.5 1.6
scene lay

* clothespin-shark | 6-8 9-12 | Ocean
extras world Ocean: craft-foam, candy-wrapper, pipe-cleaner, egg-carton, pumpkin-seed, guitar-pick, cardboard-tube
appeal 3
topics shark, shark week, baby shark, great white, jaws, megalodon, predator, fish
near teeth, dentist
colors gray, light blue, orange
minutes 35 40
waits 20
mess low
heart pin: clothespin
heart card: cardstock, cereal-box, craft-foam, construction-paper = 1 half-sheet
need teeth: paper, index-card = 1 scrap
need prey: construction-paper, cardstock, paper = 1 scrap
join glue: glue
tool scissors: scissors
tool pen: marker, permanent-marker
step draw: draw card pen by cc
step cut: cut card scissors > shark by cc
step jaw: cut card scissors by cc
step teeth: cut teeth scissors by cc
step bite: glue teeth card glue > teeth by cc
step face: draw pen card > face by cc
step prey: cut prey scissors pen by cc
step glue: glue card pin prey glue > pin prey by cc
step dry: dry pin by cc
step play: play pin by cc
part pin = pin own : q^ ~ 2 -14 -6 92 -22 94 -12 -14 4 ; q^ ~- 2 -14 10 92 20 94 30 -14 18 ; r silver 24 4 8 26 2
part prey = prey c : p ~ -68 18 -84 6 -79.2 18 -84 30 ; b ~ -29.6 18 -40.8 6.8 -56.8 5.2 -71.2 14.8 -71.2 21.2 -56.8 30.8 -40.8 29.2 ; k -36 15 2.4
part shark = card a : b^ ~ -92 -2 -86 -22 -50 -42 -14 -46 -8 -70 12 -84 16 -62 24 -44 56 -32 66 -38 84 -68 94 -60 86 -24 92 -4 70 -14 40 -4 10 2 -40 6 ; b^ ~ -84 40 -40 24 10 16 44 10 62 0 56 26 30 42 10 48 24 70 2 64 -12 54 -50 58 ; b_ ~+ -78 42 -40 32 6 24 34 22 8 38 -40 50
part teeth = teeth own : v w -84 0 10 0 9 -11 ; v w -78 36 10 20 8 9
part face = pen k : k -50 -22 5.5 ; z_ k 2.4 -6 -30 -12 -14 ; z_ k 2.4 2 -30 -4 -14 ; z_ k 2.4 10 -30 4 -14
scene lay

* denim-whale | 9-12 13+ | Ocean
topics whale, whale softie, plush, stuffed animal, stuffie, pillow, jeans, upcycling, sewing, blue whale, humpback, save the whales, baby gift
variant whale | Ocean, Animals | blue, white, navy | whale, humpback, blue whale, sperm whale, moby dick
variant shark | Ocean, Animals | blue, white, navy | shark, great white, jaws, shark week
colors blue, white, navy
minutes 90 120
mess low
heart cloth: denim, old-sweater, old-towel, fabric-scrap = 2
heart stuffing: pillow-stuffing, cotton-ball, wool-roving, fabric-scrap = 3 handful
need belly: felt, fabric-scrap, old-t-shirt, pillowcase = 1 sheet
need pattern: paper, newspaper, packing-paper = 1 sheet
need thread: embroidery-floss, sewing-thread, yarn = 3 yd
nice eyes@13+: button = 2
join needle: needle
tool scissors: scissors, fabric-scissors
tool pen: chalk, fabric-marker, ballpoint-pen, pencil = 1
step pattern: draw pattern pen scissors by cc
step cut: cut cloth pattern pen scissors by cc
step belly: sew belly cloth needle thread scissors by cc
step face: sew thread needle cloth > face by cc
step eyes@13+: sew eyes cloth needle thread > eyes by c
step around: sew cloth needle thread > body body-s belly belly-s stitches stitches-s by cc
step stuff: fill stuffing cloth by cc
step close: sew cloth needle thread by cc
part body@whale = cloth a : b^ ~ -90 8 -86 -22 -62 -46 -22 -52 16 -42 42 -18 56 -22 60 -46 52 -72 72 -66 78 -54 92 -64 96 -40 82 -18 72 12 44 40 0 54 -50 52 -80 36 ; b_ ~+ -70 -30 -40 -44 0 -42 20 -32 -10 -36 -50 -28
part body-s@shark = cloth a : b^ ~ -94 2 -70 -20 -30 -34 -8 -36 4 -66 20 -76 20 -52 28 -30 58 -16 72 -38 92 -58 90 -28 82 -4 94 26 70 12 40 20 26 28 12 54 -4 58 -4 34 -50 34 -80 22 ; b_ ~+ -70 -12 -34 -26 0 -28 30 -20 -10 -22 -50 -10
part belly@whale = belly b : b_ ~ -88 14 -50 18 0 26 40 18 60 14 40 38 0 50 -48 48 -78 34 ; z_ ~- 1.6 -70 26 -30 34 ; z_ ~- 1.6 -66 34 -20 40 ; z_ ~- 1.6 -50 42 -8 46
part belly-s@shark = belly b : b_ ~ -88 8 -50 8 0 14 40 10 30 19 -4 30 -50 30 -78 19
part stitches@whale = thread b : stitch w -84 -16 -62 -40 4 ; stitch w -60 -41 -22 -47 6 ; stitch w -20 -47 14 -38 6 ; stitch w 16 -36 41 -13 5 ; stitch w 42 -13 58 -18 3 ; stitch w 76 -14 66 10 4 ; stitch w 64 12 42 34 5
part stitches-s@shark = thread b : stitch w -84 -4 -64 -17 4 ; stitch w -62 -17 -30 -29 5 ; stitch w -4 -34 8 -62 5 ; stitch w 18 -50 25 -27 4 ; stitch w 28 -25 57 -11 5 ; stitch w 60 -12 74 -32 4 ; stitch w 80 -6 86 16 4
part face = thread k : l_ w 2.5 -60 -6 -54 -1 -46 -1 -40 -6 ; z_ w 2 -55 -1 -57 4 ; z_ w 2 -49 0 -49 5
part eyes = eyes own : button c -50 -8 7
template body 2 11 across
template body-s 2 11 across
scene lay

* sea-glass-pendant | 13+ | Ocean
extras jewelry: charm
topics necklace, pendant, jewelry, beach, mermaid, sea glass, vacation, summer memory, gift for a friend, mother's day, birthday gift
colors teal, silver, brown
minutes 60
mess low
heart glass: sea-glass, seashell, stone, crystal = 1
heart wire: craft-wire = 24 in
need cord: leather-cord, cotton-cord, string, ribbon = 1 yd
nice beads: seed-bead, bead, wooden-bead = 2
tool pencil: pencil, marker, chopstick
tool scissors: scissors
step choose: prepare glass wire scissors by c
step loop: shape wire pencil > loop by c
step cage: shape wire glass > glass cage by c
step back: shape wire glass by c
step neck: shape wire > neck by c
step spiral: shape wire pencil scissors > curl by c
step beads: thread beads cord > beads by c
step cord: tie cord > cord by c
part cord = cord c : l_ ~ 4.5 -1 -52 -34 -76 -62 -104 ; l_ ~ 4.5 1 -52 34 -76 62 -104
part beads = beads own : o ~ -13 -62 6 6 ; o ~ 13 -62 6 6
part loop = wire own : a silver 0 -46 12 8.5 0 360
part glass = glass a : b^ ~ -2 -30 26 -22 42 4 38 46 14 78 -16 80 -40 54 -44 14 -28 -20 ; b_ ~+ -20 -10 4 -22 22 -12 4 0 -18 20 -28 14
part cage = wire silver : l silver 3 -5 -32 -26 -8 -38 22 -20 62 4 81 ; l silver 3 5 -32 26 -8 40 20 24 60 2 81 ; l silver 3 -36 2 -4 24 38 32 ; l silver 3 -40 40 0 52 30 56
part neck = wire silver : r silver 0 -34 14 3.4 1.5 ; r silver 0 -30 14.5 3.4 1.5 ; r silver 0 -26 14 3.4 1.5
part curl = wire silver : i silver 14 2 11 2.2 2.6 -90 ; l_ silver 2.6 6 -26 12 -16 14 -9
scene hang

* shrink-charms | 9-12 13+ | Ocean
extras gift: charm, embroidery-floss
extras jewelry: charm, seashell, ribbon, yarn
topics charms, keychain, key chain, zipper pull, jewelry, sea life, whale, jellyfish, turtle, backpack, friendship gift, party favor
near sticker art
colors blue, pink, green, orange
minutes 60 75
mess low
heart plastic: shrink-plastic = 1 sheet
need pens: permanent-marker = 4 color
need parchment: parchment-paper = 1 sheet
home oven
home tray
home book
nice ring: key-ring, curtain-ring = 1
need links: string, leather-cord, embroidery-floss, ribbon = 12 in
tool scissors: scissors
tool punch: hole-punch
step sketch: draw plastic pens > charms by cc
step color: color plastic pens by cc
step cut: cut plastic scissors by cc
step punch: poke plastic punch by cc
step bake: heat plastic parchment oven tray by gt
step flat: prepare plastic parchment book by gt
step hang: tie links plastic > links by cc
step ring: thread ring > ring by cc
part ring = ring own : a^ silver 0 -70 25 19 0 360 ; a_ silver- 0 -70 25 23.5 20 160
part links = links own : l_ cream 3 -12 -50 -40 -30 -56 -6 ; l_ cream 3 0 -48 2 -20 2 14 ; l_ cream 3 12 -50 40 -30 56 -8
part charms = plastic own : b^ white -92 8 -70 -8 -44 -10 -24 6 -22 26 -34 42 -60 46 -86 36 -94 20 ; o_ k -57 0 3.6 ; b_ blue -82 22 -74 10 -56 8 -46 16 -36 10 -28 4 -30 16 -38 28 -56 36 -76 32 ; o_ k -68 20 2.4 ; b_ light-blue -78 28 -62 28 -46 30 -56 36 -74 33 ; q^ white 10 2 16 30 24 30 56 20 96 -16 96 -28 56 -26 24 ; o_ k 2 20 3.6 ; b_ pink -18 52 -14 36 2 30 18 36 22 52 2 56 ; l_ pink 4 -12 58 -16 70 -10 82 -14 90 ; l_ purple 4 -2 58 -4 70 2 82 0 92 ; l_ pink 4 8 58 6 70 12 82 8 90 ; l_ purple 4 17 57 16 68 20 78 16 86 ; o_ k -4 45 2.2 ; o_ k 8 45 2.2 ; b^ white 34 10 54 -10 78 -8 94 14 90 38 64 48 40 38 ; o_ k 57 -2 3.6 ; o_ green 64 22 17 14 ; j_ light-green 52 14 40 6 5 ; j_ light-green 76 14 88 8 5 ; j_ light-green 54 32 44 40 5 ; j_ light-green 74 32 84 38 5 ; o_ light-green 64 5 6 6 ; p_ light-green 64 15 71 21 68 29 60 29 57 21
scene hang

* wave-layers | 9-12 13+ | Ocean
extras picture Ocean: rope, seashell, stick
topics sea, wave, surf, surfing, sunset, beach, hokusai, great wave, japan, layered paper, papercut, shadow box, room decor, vacation
colors navy, blue, teal, light blue, cream, orange
minutes 75 120
waits 30
mess low
heart sheets: cardstock, construction-paper, paint-chip = 5 sheet
need frame: cardstock, cardboard, foam-board, shoebox = 1 sheet
need spacer: cardboard, foam-board, cereal-box, craft-foam = 1 sheet
join glue: glue, glue-stick
tool scissors: scissors
tool pencil: pencil
tool ruler: ruler
step size: prepare sheets frame ruler pencil by cc
step lines: draw sheets pencil by cc
step cut: cut sheets scissors > back mid front by cc
step sun: glue sheets glue scissors > sky by cc
step spacers: cut spacer scissors ruler pencil by cc
step build: build sheets spacer glue by cc
step frame: glue frame sheets glue scissors > frame by cc
step dry: dry frame by cc
part sky = sheets e : r ~ 0 0 176 176 ; o f 24 -14 25
part back = sheets d : p^ ~ -84 -4 -73.5 -1.1 -63 -2.2 -52.5 -6.7 -42 -12 -31.5 -14.9 -21 -13.8 -10.5 -9.3 0 -4 10.5 -1.1 21 -2.2 31.5 -6.7 42 -12 52.5 -14.9 63 -13.8 73.5 -9.3 84 -4 84 84 -84 84
part mid = sheets c : p^ ~ -84 30 -63 26.6 -46.2 16.4 -31.9 1.1 -16.8 -4 -4.2 2.1 -13.4 5.5 -18.5 13 -15.1 21.5 -8.4 27.3 0 30 21 26.6 37.8 16.4 52.1 1.1 67.2 -4 79.8 2.1 70.6 5.5 65.5 13 68.9 21.5 75.6 27.3 84 30 84 84 -84 84 ; p_ w -4 2 -12 1 -8 5 -16 4 -12 9 -19 10 -14 13 -13 5 ; p_ w 79 2 71 1 75 5 67 4 71 9 64 10 69 13 70 5
part front = sheets b : p^ ~ -86 62 -86 57.4 -86 43.6 -73.9 22.9 -58.8 16 -46.2 24.3 -55.4 28.9 -60.5 39 -57.1 50.5 -50.4 58.3 -42 62 -21 57.4 -4.2 43.6 10.1 22.9 25.2 16 37.8 24.3 28.6 28.9 23.5 39 26.9 50.5 33.6 58.3 42 62 63 57.4 79.8 43.6 86 22.9 86 16 86 24.3 86 28.9 86 39 86 50.5 86 58.3 86 62 86 84 -86 84 ; p_ w -46 24 -54 22 -51 27 -59 27 -56 32 -63 34 -58 38 -56 29 ; p_ w 38 24 30 22 33 27 25 27 28 32 21 34 26 38 28 29 ; p^ a -86 84 -86 80.8 -86 71.2 -86 56.8 -70 52 -55 57.8 -66 61 -72 68 -68 76 -60 81.4 -50 84 -25 80.8 -5 71.2 12 56.8 30 52 45 57.8 34 61 28 68 32 76 40 81.4 50 84 75 80.8 86 71.2 86 56.8 86 52 86 57.8 86 61 86 68 86 76 86 81.4 86 84 86 88 -86 88
part frame = frame w : r ~ 0 -83 192 16 ; r ~ 0 83 192 16 ; r ~ -85 0 16 170 ; r ~ 85 0 16 170
scene lay

* macrame-jellyfish | 9-12 13+ | Ocean
extras hanging: ribbon, bead, seed-bead
appeal 1
topics jellyfish, macrame, knots, room decor, boho, wall hanging, sea creature, under the sea, friendship knots, summer camp
colors cream, pink free
minutes 90 100
mess low
heart cord: cotton-cord, yarn, string = 16 yd
heart hoop: embroidery-hoop, wooden-bead-ring, curtain-ring = 1
nice beads: wooden-bead, bead, seed-bead = 4
tool scissors: scissors
home comb
step cut: cut cord scissors by cc
step top: tie cord > top by cc
step hoop: tie cord hoop > bell hoop by cc
step level: test hoop by cc
step knot: tie cord > spirals by cc
step beads: thread beads cord > beads by cc
step trim: cut cord scissors comb > fringe by cc
step hang: play cord by cc
part top = cord b : l_ ~ 3 0 -100 0 -72 ; r ~ 0 -66 12 18 5 ; r_ ~- 0 -70 12 2 ; r_ ~- 0 -65 12 2 ; r_ ~- 0 -60 12 2
part hoop = hoop own : b ~ -54 0 -38 -9 0 -12 38 -9 54 0 38 9 0 12 -38 9 ; b_ g+ -49 0 -34 -6 0 -8 34 -6 49 0 34 6 0 8 -34 6
part bell = cord b : l ~+ 4.5 -4.2 -58 -36.4 -34 -52 2 ; l ~ 4.5 -3.4 -58 -29.4 -34 -42 8 ; l ~+ 4.5 -2.2 -58 -19.6 -34 -28 11 ; l ~ 4.5 -0.8 -58 -7 -34 -10 13 ; l ~+ 4.5 0.8 -58 7 -34 10 13 ; l ~ 4.5 2.2 -58 19.6 -34 28 11 ; l ~+ 4.5 3.4 -58 29.4 -34 42 8 ; l ~ 4.5 4.2 -58 36.4 -34 52 2 ; d ~- 3.6 -52 2 -42 8 -28 11 -10 13 10 13 28 11 42 8 52 2
part fringe = cord b : l ~ 4 -48 3 -49.2 40 -47.2 66 -52 96 ; l ~+ 4 -36 8 -35.1 40 -36.6 66 -33 96 ; l ~ 4 -22 12 -22.9 40 -21.4 66 -25 96 ; l ~+ 4 -8 12 -7.4 40 -8.4 66 -6 96 ; l ~ 4 8 12 7.4 40 8.4 66 6 96 ; l ~+ 4 22 12 22.9 40 21.4 66 25 96 ; l ~ 4 36 8 35.1 40 36.6 66 33 96 ; l ~+ 4 48 3 49.2 40 47.2 66 52 96
part spirals = cord b : o ~+ -46 12 6.5 4.2 -25 ; o ~+ -46 20 6.5 4.2 -25 ; o ~- -42 26 6.5 4.2 25 ; o ~+ -46 32 6.5 4.2 -25 ; o ~- -42 38 6.5 4.2 25 ; o ~+ -46 44 6.5 4.2 -25 ; o ~- -42 50 6.5 4.2 25 ; o ~+ -46 56 6.5 4.2 -25 ; o ~+ -17 20 6.5 4.2 -25 ; o ~- -13 26 6.5 4.2 25 ; o ~+ -17 32 6.5 4.2 -25 ; o ~- -13 38 6.5 4.2 25 ; o ~+ -17 44 6.5 4.2 -25 ; o ~- -13 50 6.5 4.2 25 ; o ~+ -17 56 6.5 4.2 -25 ; o ~- -13 62 6.5 4.2 25 ; o ~+ -17 68 6.5 4.2 -25 ; o ~- -13 74 6.5 4.2 25 ; o ~+ 13 20 6.5 4.2 -25 ; o ~- 17 26 6.5 4.2 25 ; o ~+ 13 32 6.5 4.2 -25 ; o ~- 17 38 6.5 4.2 25 ; o ~+ 13 44 6.5 4.2 -25 ; o ~- 17 50 6.5 4.2 25 ; o ~+ 13 56 6.5 4.2 -25 ; o ~- 17 62 6.5 4.2 25 ; o ~+ 13 68 6.5 4.2 -25 ; o ~+ 42 20 6.5 4.2 -25 ; o ~- 46 26 6.5 4.2 25 ; o ~+ 42 32 6.5 4.2 -25 ; o ~- 46 38 6.5 4.2 25 ; o ~+ 42 44 6.5 4.2 -25 ; o ~- 46 50 6.5 4.2 25 ; o ~+ 42 56 6.5 4.2 -25
part beads = beads own : o ~ -44 63 6 ; o ~ -15 78 6 ; o ~ 15 72 6 ; o ~ 44 61 6
scene hang

* wave-block-print | 9-12 13+ | Ocean
topics linocut, lino print, block print, printmaking, stamp, wave, surf, hokusai, great wave, japan, greeting cards, poster
colors blue, navy
minutes 60 120
waits 60
mess some
heart block@9-12: foam-tray, foam-sheet-scrap, craft-foam = 1
heart block@13+: lino-block = 1
need ink: printing-ink, acrylic-paint, paint, fabric-paint = 2 color
need sheet: paper, rice-paper, cardstock, construction-paper = 4 sheet
need plan: tracing-paper, paper = 1 sheet
home plate
home spoon
tool carve@9-12: pencil, ballpoint-pen
tool carve@13+: lino-cutter
tool pencil: pencil
tool roll: brayer, foam-roller, sponge-brush
step plan: draw plan pencil by cc
step trace: prepare plan block pencil by cc
step carve@9-12: draw carve block > block by c
step carve@13+: cut carve block > block by c
step ink: paint ink roll plate block by cc
step print: print block sheet spoon > sheet print by cc
step check: test block carve by cc
step more: print block ink roll sheet by cc
step dry: dry sheet by cc
part sheet = sheet own : r ~- 4 6 150 172 0 7 ; r ~ -4 4 150 174 0 4 ; r ~- -12 2 150 176 0 -3 ; r^ ~ -18 2 150 178
part print = ink a : r_ ~ -18 -4 126 136 ; p_ w -78 30 -66 0 -50 -26 -26 -44 2 -48 22 -36 30 -20 20 -24 22 -10 10 -18 10 -2 -2 -14 -6 2 -14 -10 -24 10 -26 34 -16 46 4 50 42 42 42 50 10 60 -30 58 -60 60 -78 50 ; l_ ~ 3 -68 34 -58 6 -42 -14 -20 -30 ; l_ ~ 3 -58 44 -48 16 -36 0 -20 -14 ; l_ ~ 3 -46 50 -38 28 -30 16 ; o_ w 22 -50 10 ; l_ w 3 -76 -54 -56 -58 -40 -54 ; l_ w 3 -70 -46 -52 -50 -38 -46 ; d_ w 1.8 34 -12 28 -2 38 -2 18 4 30 8 6 10
part block = block own : r^ ~- 66 44 62 68 3 -8 ; r_ a 66 44 54 60 2 -8 ; p_ ~ 42 50 48 34 60 24 72 22 80 30 72 30 72 38 64 34 60 44 66 56 84 54 86 62 62 66 46 66 ; l_ a 2 48 58 52 44 62 34
scene lay

* strainer-cloud | 2-3 4-5 | Weather
appeal 1
topics rain, rain cloud, rainy day, water cycle, science, experiment, spring showers
near weather station, puddles
colors blue, light blue, silver
minutes 20 25
mess some
place sink
heart cloud: cotton-ball, cotton-pad = 1 handful
home strainer
home bowl
home mug
home spoon
home water
nice dropper@4-5: pipette, squeeze-bottle
nice sheet: paper, watercolor-paper, coffee-filter = 1 sheet
tool color: food-coloring, watercolor-paint, paint = bit
step mix: mix color water mug by gt
step pull: tear cloud by cc
step cloud: fill cloud strainer bowl > bowl strainer cloud by tc
step drip: fill water spoon cloud dropper? by cc
step wait: test cloud bowl > rain by cc
step squeeze: play cloud strainer bowl by cc
step catch: print sheet strainer by tc
part bowl = bowl c : b ~ -76 30 76 30 70 58 46 82 0 86 -46 82 -70 58 ; b_ glass -69 34 69 34 63 56 42 77 0 80 -42 77 -63 56
part rain = water a : q_ ~ 14 -62 60 62 60 56 70 40 76 0 79 -40 76 -56 70 ; o_ ~+ 0 60 58 4 ; x a -40 20 4.5 8 ; x a -27 38 4.5 8 ; x a -12 28 4.5 8 ; x a 3 42 4.5 8 ; x a 16 27 4.5 8 ; x a 30 40 4.5 8 ; x a 42 22 4.5 8
part strainer = strainer c : r ~- 78 -34 44 8 4 ; a ~ 0 -34 58 0 0 180 ; a_ ~+ 0 -32 52 0 0 180 ; z_ c- 1.2 -42 -30 -31.5 -10 ; z_ c- 1.2 -28 -30 -21.0 6 ; z_ c- 1.2 -14 -30 -10.5 14 ; z_ c- 1.2 0 -30 0.0 17 ; z_ c- 1.2 14 -30 10.5 14 ; z_ c- 1.2 28 -30 21.0 6 ; z_ c- 1.2 42 -30 31.5 -10 ; l_ c- 1.2 -46 -14 0 -10 46 -14 ; l_ c- 1.2 -36 2 0 6 36 2 ; r ~ 0 -34 122 8 4
part cloud = cloud own : cotton ~ -40 -42 18 ; cotton ~ 40 -42 18 ; cotton ~ -24 -58 21 ; cotton ~ 26 -58 21 ; cotton ~ 0 -46 22 ; cotton ~ -8 -74 21 ; cotton ~ 14 -72 19 ; o_ light-blue -6 -80 9 4 ; o_ light-blue 22 -58 8 4 ; o_ light-blue -26 -50 7 3.5

* plate-rain-cloud | 2-3 4-5 | Weather
extras hanging: aluminum-foil, ribbon, cellophane, metallic-paper, plastic-straw, bell
appeal 3
topics rain, rain cloud, rainy day, cloud, spring showers, storm, april
near feelings, sad, grumpy
colors blue, light blue, teal
minutes 20 25
mess low
heart plate: paper-plate
heart rain: crepe-paper, tissue-paper, construction-paper = 8 strip
nice shine@2-3: ribbon, tinsel, yarn, aluminum-foil = 4 strip
nice eyes@4-5: googly-eye, button = 2
nice drops@4-5: sequin, button, sticker, stick-on-gem = 4
need fluff: cotton-ball, pillow-stuffing, cotton-pad = handful
nice paint: paint = 1 color
join glue: glue, glue-stick
tool scissors@2-3: scissors when shine
tool pen: marker, crayon
step fold: fold plate by tc
step tear: tear rain by cc
step stick: glue rain plate glue > rain by cc
step shine@2-3: glue shine plate scissors glue? > shine by g
step drops@4-5: glue drops rain glue > drops by c
step close: glue plate glue > cloud by tc
step dab: print paint plate by cc
step fluff: decorate fluff plate glue > fluff by cc
step face: draw pen plate > face by tc
step eyes@4-5: glue eyes plate glue > eyes by c
step shake: play plate by cc
part rain = rain a : l_ ~ 9 -62 -10 -66 18 -59 44 -64 70 ; l b 9 -46 0 -50 28 -43 50 -48 78 ; l_ ~ 9 -27 10 -31 32 -24 56 -29 86 ; l c 9 -9 14 -13 36 -6 54 -11 74 ; l_ ~ 9 9 14 5 36 12 54 7 80 ; l b 9 27 10 23 32 30 54 25 86 ; l_ ~ 9 46 0 42 28 49 50 44 70 ; l c 9 62 -10 58 18 65 44 60 78
part shine = shine silver : l_ silver 4 -52 -6 -55 30 -50 60 -54 82 ; l_ silver 4 -18 0 -21 30 -16 60 -20 90 ; l_ silver 4 18 0 15 30 20 60 16 90 ; l_ silver 4 52 0 49 30 54 60 50 82
part drops = drops c : bits ~ 1.11 -60 40 -26 54 9 44 42 60
part cloud = plate own : a^ ~ 0 -50 80 0 0 180
part fluff = fluff w : cotton ~ -66 -46 18 ; cotton ~ 66 -46 18 ; cotton ~ -46 -56 20 ; cotton ~ 46 -56 20 ; cotton ~ 0 -64 20 ; cotton ~ -20 -60 21 ; cotton ~ 22 -60 20 ; cotton ~ -56 -20 19 ; cotton ~ 56 -20 19 ; cotton ~ -36 0 18 ; cotton ~ 36 0 18 ; cotton ~ -12 8 19 ; cotton ~ 14 8 19 ; cotton ~ -28 -30 20 ; cotton ~ 28 -30 20 ; cotton ~ 0 -36 20 ; cotton ~ 0 -12 17
part face = pen k : k -20 -24 6 1.2 ; k 20 -24 6 1.2 ; u 0 -10 10
part eyes = eyes w : e -20 -24 9 ; e 20 -24 9
scene hang

* streamer-windsock | 2-3 4-5 6-8 | Weather
extras hanging: fabric-scrap, ribbon, bell, sticker, stick-on-gem, sequin, metallic-paper, glitter-glue, origami-paper
topics wind, windsock, windy day, breeze, march
near kite, airport, camp, garden party, koinobori, children's day, rainbow
colors red, orange, yellow, blue free
minutes 20 30 40
mess low
place outdoors
heart tails: crepe-paper, tissue-paper, ribbon, fabric-scrap = 8 strip
heart body@2-3: cardboard-tube, coffee-sleeve
heart body@4-5,6-8: construction-paper, cardstock, folder, wrapping-paper, paper = 1 sheet
nice paint@4-5,6-8: paint, acrylic-paint, watercolor-paint = 2 color
tool brush@4-5,6-8: paintbrush, kitchen-sponge when paint
nice dots: sticker, washi-tape = 2
join tape: tape, masking-tape, washi-tape
join line@4-5,6-8: string, yarn, cotton-cord = 1 yd
tool pen: marker, crayon
tool scissors: scissors
tool punch@4-5,6-8: hole-punch
step draw: draw pen body > body stripes by ccc
step paint@4-5,6-8: paint paint body brush by cc
step dots: decorate dots body > dots by ccc
step roll@4-5,6-8: roll body tape by tc
step tails: cut tails scissors by gtc
step fix: tape tails body tape > tails by tcc
step hang@4-5,6-8: tie line body punch > line by gt
step run@2-3: play body by c
step wind@4-5,6-8: test body by tc
part line = line own : l_ ~ 2 -38 -52 0 -84 38 -52 ; l_ ~ 2 0 -104 0 -84
part tails = tails b : l a 7 -38 8 -41 32 -35 56 -39 88 ; l b 7 -27.2 8 -30.2 32 -24.2 56 -28.2 93 ; l c 7 -16.3 8 -19.3 32 -13.3 56 -17.3 98 ; l d 7 -5.4 8 -8.4 32 -2.4 56 -6.4 88 ; l a 7 5.4 8 2.4 32 8.4 56 4.4 93 ; l b 7 16.3 8 13.3 32 19.3 56 15.3 98 ; l c 7 27.2 8 24.2 32 30.2 56 26.2 88 ; l d 7 38 8 35 32 41 56 37 93
part body = body a : b^ ~ -42 -52 -42 8 -22 14 0 16 22 14 42 8 42 -52 22 -57 0 -58 -22 -57 ; b_ ~- 28 -50 28 12 42 8 42 -52 ; o_ ~- 0 -52 42 7 ; o_ ~-- 0 -51 37 5
part stripes = pen k : l_ c 5 -40 -42 -27 -38 -13 -44 0 -40 13 -44 27 -38 40 -43 ; l_ d 5 -40 -4 -27 0 -13 -6 0 -2 13 -6 27 0 40 -5 ; d_ blue 3 -30 -22 -15 -26 0 -20 15 -26 30 -22
part dots = dots d : s_ ~ -32 -24 5 6 2.6 ; s_ ~ 30 -24 5 6 2.6
scene hang

* spray-rain | 2-3 4-5 | Weather
extras picture Weather: cotton-ball, foam-sheet-scrap, stick-on-gem, sequin, felt, newspaper, cotton-pad, craft-stick, cardboard, metallic-paper, candy-wrapper, tissue, envelope
topics rain, rainy day, rain cloud, umbrella, storm, water play, april showers, puddles
colors blue, purple, red, gray
minutes 20 25
waits 40
mess some
place sink
heart spray: spray-bottle, kitchen-sponge
heart pen: marker = 3 color
need sheet: paper, watercolor-paper, paper-towel = 1 sheet
need cover: construction-paper, cardstock = 1 half-sheet
home tray
home water
join tape: masking-tape, tape
join glue: glue-stick, glue
tool scissors: scissors
step lean: tape sheet tray tape > sheet by gt
step clouds: draw pen sheet > clouds by cc
step rain: wash spray water sheet > rain by cc
step dry: dry sheet by gc
step cut: cut cover scissors pen by gt
step under: glue cover sheet glue > umbrella by cc
step tell: play sheet by cc
part sheet = sheet own : r ~ 0 0 150 184
part clouds = pen a : y_ a -30 -58 34 20 7 ; y_ b 26 -64 32 20 7 ; y_ navy 2 -52 30 16 6 ; l_ light-blue 2 -48 -60 -30 -66 -12 -60 ; l_ light-blue 2 12 -66 28 -74 42 -66
part rain = spray a : l_ light-blue 3 -56 -46 -55 -10 -57 30 -56 48 ; l_ blue+ 4 -46 -46 -47 -10 -45 30 -46 74 ; l_ light-blue 3 -36 -46 -35 -10 -37 30 -36 30 ; l_ blue+ 3 -26 -46 -25 -10 -27 30 -26 84 ; l_ light-blue 4 -14 -46 -15 -10 -13 30 -14 66 ; l_ navy+ 3 -4 -46 -3 -10 -5 30 -4 20 ; l_ blue+ 3 6 -46 5 -10 7 30 6 80 ; l_ purple+ 3 16 -46 17 -10 15 30 16 50 ; l_ purple+ 4 26 -46 27 -10 25 30 26 84 ; l_ light-blue 3 36 -46 35 -10 37 30 36 40 ; l_ purple+ 3 46 -46 47 -10 45 30 46 76 ; l_ light-blue 3 56 -46 57 -10 55 30 56 52
part umbrella = cover c : a^ ~ 0 42 44 0 180 360 ; c g -44 42 44 42 4 6 ; l_ ~- 1.6 0 0 -16 20 -22 38 ; l_ ~- 1.6 0 0 16 20 22 38 ; l d 4.5 0 38 0 76 6 84 14 80 14 74
template umbrella 1 7 across
scene lay

* bubble-rain | 4-5 6-8 | Weather
extras picture Weather: craft-stick, cardboard, cotton-ball, stick-on-gem, sequin
topics rain, snow, snowstorm, blizzard, rainy day, umbrella, winter, spring, storm
near seasons
variant rain | Weather | light blue, blue, red | rain, rainy day, umbrella, rain shower, april showers, spring
variant snow | Weather, Seasons | navy, white, red | snow, snowstorm, blizzard, winter, snow day, january
colors light blue, blue, red
minutes 30 40
waits 30
mess some
heart wrap: bubble-wrap = 1 sheet
need paint: paint, acrylic-paint = 2 color
need sheet: construction-paper, cardstock, folder = 1 sheet
need thing: felt, construction-paper, cardstock, wrapping-paper = 1 half-sheet
need cloud: paper, coffee-filter, paper-napkin = 1 sheet
need roller@6-8: cardboard-tube, rolling-pin = 1
home plate
join tape@6-8: tape, masking-tape
join glue: glue, glue-stick
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pen: marker
step pad@4-5: cut wrap scissors by t
step roller@6-8: tape wrap roller tape scissors by c
step paint: prepare paint brush plate wrap by cc
step print: print wrap sheet > sheet drops by cc
step again: print wrap sheet by cc
step dry: dry sheet by cc
step cut: cut thing cloud scissors by tc
step glue: glue thing cloud sheet glue > cloud umbrella house by cc
step draw: draw pen sheet > lines lines-s by cc
part sheet = sheet a : r ~ 0 0 184 156
part drops = paint b : d_ b 2.5 -76.5 -51.5 -65.5 -51.5 -54.5 -51.5 -43.5 -51.5 -32.5 -51.5 -21.5 -51.5 -10.5 -51.5 0.5 -51.5 11.5 -51.5 22.5 -51.5 33.5 -51.5 44.5 -51.5 55.5 -51.5 66.5 -51.5 77.5 -51.5 88.5 -51.5 -82 -42 -71 -42 -60 -42 -49 -42 -38 -42 -27 -42 -16 -42 -5 -42 6 -42 17 -42 28 -42 39 -42 50 -42 61 -42 72 -42 83 -42 -76.5 -32.5 -65.5 -32.5 -54.5 -32.5 -43.5 -32.5 -32.5 -32.5 -21.5 -32.5 -10.5 -32.5 0.5 -32.5 11.5 -32.5 22.5 -32.5 33.5 -32.5 44.5 -32.5 55.5 -32.5 66.5 -32.5 77.5 -32.5 88.5 -32.5 -82 -23 -71 -23 -60 -23 -49 -23 -38 -23 -27 -23 -16 -23 -5 -23 6 -23 17 -23 28 -23 39 -23 50 -23 61 -23 72 -23 83 -23 -76.5 -13.5 -65.5 -13.5 -54.5 -13.5 -43.5 -13.5 -32.5 -13.5 -21.5 -13.5 -10.5 -13.5 0.5 -13.5 11.5 -13.5 22.5 -13.5 33.5 -13.5 44.5 -13.5 55.5 -13.5 66.5 -13.5 77.5 -13.5 88.5 -13.5 -82 -4 -71 -4 -60 -4 -49 -4 -38 -4 -27 -4 -16 -4 -5 -4 6 -4 17 -4 28 -4 39 -4 50 -4 61 -4 72 -4 83 -4 -76.5 5.5 -65.5 5.5 -54.5 5.5 -43.5 5.5 -32.5 5.5 -21.5 5.5 -10.5 5.5 0.5 5.5 11.5 5.5 22.5 5.5 33.5 5.5 44.5 5.5 55.5 5.5 66.5 5.5 77.5 5.5 88.5 5.5 -82 15 -71 15 -60 15 -49 15 -38 15 -27 15 -16 15 -5 15 6 15 17 15 28 15 39 15 50 15 61 15 72 15 83 15 -76.5 24.5 -65.5 24.5 -54.5 24.5 -43.5 24.5 -32.5 24.5 -21.5 24.5 -10.5 24.5 0.5 24.5 11.5 24.5 22.5 24.5 33.5 24.5 44.5 24.5 55.5 24.5 66.5 24.5 77.5 24.5 88.5 24.5 -82 34 -71 34 -60 34 -49 34 -38 34 -27 34 -16 34 -5 34 6 34 17 34 28 34 39 34 50 34 61 34 72 34 83 34 -76.5 43.5 -65.5 43.5 -54.5 43.5 -43.5 43.5 -32.5 43.5 -21.5 43.5 -10.5 43.5 0.5 43.5 11.5 43.5 22.5 43.5 33.5 43.5 44.5 43.5 55.5 43.5 66.5 43.5 77.5 43.5 88.5 43.5 -82 53 -71 53 -60 53 -49 53 -38 53 -27 53 -16 53 -5 53 6 53 17 53 28 53 39 53 50 53 61 53 72 53 83 53 -76.5 62.5 -65.5 62.5 -54.5 62.5 -43.5 62.5 -32.5 62.5 -21.5 62.5 -10.5 62.5 0.5 62.5 11.5 62.5 22.5 62.5 33.5 62.5 44.5 62.5 55.5 62.5 66.5 62.5 77.5 62.5 88.5 62.5 -82 72 -71 72 -60 72 -49 72 -38 72 -27 72 -16 72 -5 72 6 72 17 72 28 72 39 72 50 72 61 72 72 72 83 72 ; d_ w 1.2 20.6 37.9 49.6 64.4 -79.1 1.5 74.5 25.7 67.4 -45.1 -5.2 -27.5 7.4 15.8 -81.8 -31.4 -37 61 44.6 -38.9 19.7 -43.3 -83.7 55 -48.8 -31.6 81 55.2 6.6 29.5 -49.6 64.2 32 67.6 66.1 -20.6 -23.3 -38.1 -59.5 -51.4 -33.4 19.6 -83.4 29.5 -27.2 -19.1 53.5 3.5 -30.9 3.5 34.4 -52.5 79.8 -57 42 51.5 -82.5 -53.8 -51 39.8 72.2 64.3 4.1 42.4 -65.8 38.8 -68.7 -15 18.6 61.2 7.6 -18.8 -70.9 -40.3 81.8 10.4 15.8 49.1 -7.4 -4.3 -66.1 -2.6 -58.9 51.5 -20.7 70.5 -23.3 43.8 46.2 31.7 25.1 16.6 -41.9 28.7 62.1 30.9 47.1 16.7 27.8 -4.5 -9.9 25.8 -21.2 -55.2 66.1 -59.9 -65.9 14.7 -20.9 -3 79.4 -9.9 -14.2 -17.9 -39 -39.6 43.7 -20.3 -7.5 61
part cloud = cloud w : y ~ -38 -58 44 20 8 ; y ~ 36 -62 46 20 8
part umbrella@rain = thing c : a^ ~ 0 34 52 0 180 360 ; c a -52 34 52 34 4 7 ; l_ ~- 2 0 -16 -18 8 -26 30 ; l_ ~- 2 0 -16 18 8 26 30
part lines@rain = pen k : l k 4 0 32 0 64 7 72 15 66
part house@snow = thing c : r^ ~ 0 42 66 54 ; p^ w -44 18 0 -18 44 18 ; p_ white- -44 18 44 18 40 14 -40 14 ; b w -86 76 -86 62 -50 56 0 66 50 56 86 64 86 76
part lines-s@snow = pen k : r_ yellow -16 38 16 18 ; z_ k 1.6 -16 29 -16 47 ; z_ k 1.6 -24 38 -8 38 ; r_ k 16 48 14 30 ; o_ yellow 20 48 1.6
scene lay

* torn-sun | 2-3 4-5 | Weather
topics sun, sunny, sunshine, summer, good morning, sunny day
near day and night, yellow, warm, hot
variant sun | Weather, Seasons | yellow, orange, gold | sun, sunshine, summer, summer solstice
colors yellow, orange, gold
minutes 20 25
mess low
heart plate: paper-plate
heart rays: construction-paper, tissue-paper, crepe-paper, wrapping-paper = 2 sheet
nice paint: paint = 1 color
nice thin@2-3: crepe-paper, tissue-paper, paper-strip = handful
nice thin@4-5: yarn, ribbon, pipe-cleaner, raffia, paper-straw, craft-stick, feather, crepe-paper = handful
nice eyes@4-5: googly-eye, button, bottle-cap = 2
join glue: glue, glue-stick
tool pen: marker, crayon
step tear: tear rays by cc
step spread: glue plate glue > plate by tc
step first: glue rays plate > back by cc
step second: glue rays plate glue > front by cc
step thin: glue thin plate glue > thin by cc
step middle: decorate rays plate glue > middle by cc
step dab: print paint plate > dabs by cc
step face: draw pen plate rays > face by tc
step eyes@4-5: glue eyes plate glue > eyes by c
step hello: play plate by cc
part plate = plate own : plate ~ 0 0 60
part thin = thin c : s ~ 0 0 16 97 60 10
part back = rays b : q ~- 2 43.8 4.6 88.3 17.2 82.7 30.1 39.9 18.6 ; q ~ 2 35.6 25.9 74.1 57.9 53.4 63.6 25.2 36 ; q ~ 2 17.9 40.2 29.3 85.1 13.5 76.8 3.8 43.8 ; q ~- 2 -4.6 43.8 -13.1 93.1 -30.1 82.7 -18.6 39.9 ; q ~ 2 -25.9 35.6 -59 67.9 -63.6 53.4 -36 25.2 ; q ~ 2 -40.2 17.9 -87.2 35.2 -76.8 13.5 -43.8 3.8 ; q ~- 2 -43.8 -4.6 -88.3 -17.2 -82.7 -30.1 -39.9 -18.6 ; q ~ 2 -35.6 -25.9 -74.1 -57.9 -53.4 -63.6 -25.2 -36 ; q ~ 2 -17.9 -40.2 -29.3 -85.1 -13.5 -76.8 -3.8 -43.8 ; q ~- 2 4.6 -43.8 13.1 -93.1 30.1 -82.7 18.6 -39.9 ; q ~ 2 25.9 -35.6 59 -67.9 63.6 -53.4 36 -25.2 ; q ~ 2 40.2 -17.9 87.2 -35.2 76.8 -13.5 43.8 -3.8
part front = rays a : q ~+ 2 39.3 -7.6 77.4 -9.5 75.6 7.9 39.1 8.3 ; q ~ 2 37.8 13 76.4 32.4 56.6 41.1 29.7 26.8 ; q ~ 2 26.2 30.2 46.9 62.3 26 58.5 12.4 38 ; q ~+ 2 7.6 39.3 10.1 82.4 -7.9 75.6 -8.3 39.1 ; q ~ 2 -13 37.8 -30.5 71.8 -41.1 56.6 -26.8 29.7 ; q ~ 2 -30.2 26.2 -66.3 50 -58.5 26 -38 12.4 ; q ~+ 2 -39.3 7.6 -77.4 9.5 -75.6 -7.9 -39.1 -8.3 ; q ~ 2 -37.8 -13 -76.4 -32.4 -56.6 -41.1 -29.7 -26.8 ; q ~ 2 -26.2 -30.2 -46.9 -62.3 -26 -58.5 -12.4 -38 ; q ~+ 2 -7.6 -39.3 -10.1 -82.4 7.9 -75.6 8.3 -39.1 ; q ~ 2 13 -37.8 30.5 -71.8 41.1 -56.6 26.8 -29.7 ; q ~ 2 30.2 -26.2 66.3 -50 58.5 -26 38 -12.4
part middle = rays a : o ~ 0 0 46 ; q_ ~ 2 -38 -31 -15 -33 -13 -14 -35 -11 ; q_ c 2 -12 -39 11 -41 13 -22 -9 -19 ; q_ ~+ 2 14 -29 37 -31 39 -12 17 -9 ; q_ c 2 -46 -5 -23 -7 -21 12 -43 15 ; q_ ~ 2 21 -3 44 -5 46 14 24 17 ; q_ ~+ 2 -34 19 -11 17 -9 36 -31 39 ; q_ ~ 2 -8 24 15 22 17 41 -5 44 ; q_ c 2 14 17 37 15 39 34 17 37 ; q_ ~+ 2 -22 -17 1 -19 3 0 -19 3 ; q_ ~ 2 2 -13 25 -15 27 4 5 7 ; q_ c 2 -16 5 7 3 9 22 -13 25 ; q_ ~ 2 4 7 27 5 29 24 7 27
part dabs = paint b : o_ b -28 14 9 7 ; o_ b 28 14 9 7
part face = pen k : k -15 -8 6 1.3 ; k 15 -8 6 1.3 ; u 0 8 16
part eyes = eyes w : e -15 -8 9 ; e 15 -8 9
scene lay

* rainbow-bridge | 4-5 6-8 | Weather
appeal 3
topics rainbow, colors, science, experiment, st patrick's day, noah's ark, pride, spring, capillary
near pot of gold, leprechaun, hope
colors light blue, red, yellow, purple
minutes 25 30
waits 120
mess some
heart towel: paper-towel = 1 sheet
heart pens: marker = 6 color
need cups: plastic-cup, paper-cup, yogurt-pot = 2
home water
nice fluff: cotton-ball, pillow-stuffing, cotton-pad = handful
join glue: glue
tool scissors: scissors
tool ruler: ruler
step strip: cut towel scissors ruler by tc
step stripes: color pens towel > rainbow by cc
step cups: fill cups water > cups by cc
step bridge: arrange towel cups by tc
step watch: test towel by cc
step dry: dry towel cups by cc
step clouds: glue fluff cups glue > clouds by cc
step stand: build towel cups by cc
part rainbow = towel own : a^ red 0 40 76.0 67.9 180 360 ; a_ orange 0 40 68.5 60.4 180 360 ; a_ yellow 0 40 61.0 52.9 180 360 ; a_ green 0 40 53.5 45.4 180 360 ; a_ blue 0 40 46.0 37.9 180 360 ; a_ purple 0 40 38.5 30.4 180 360 ; r_ purple 0 0 .1 .1
part cups = cups own : cup ~ -54 30 50 52 ; cup ~ 54 30 50 52
part clouds = fluff own : cotton ~ -72 40 16 ; cotton ~ -36 42 16 ; cotton ~ -54 34 18 ; cotton ~ -66 64 17 ; cotton ~ -40 66 17 ; cotton ~ -54 54 17 ; cotton ~ 72 40 16 ; cotton ~ 36 42 16 ; cotton ~ 54 34 18 ; cotton ~ 66 64 17 ; cotton ~ 40 66 17 ; cotton ~ 54 54 17

* weather-dial | 4-5 6-8 | Weather
extras board: string, ribbon, pom-pom, washi-tape, button
topics weather chart, weather wheel, calendar, morning circle, school, kindergarten, sunny, cloudy, weather forecast, meteorologist
near seasons, sun, rain, snow, wind
colors yellow, light blue, red, gray
minutes 30 45
mess low
heart plate: paper-plate, cake-board = 1
need arrow: cardstock, cereal-box, construction-paper, cardboard = 1 scrap
nice fluff: cotton-ball, cotton-pad, pillow-stuffing = handful
nice bits: tissue-paper, cupcake-liner, felt, wrapping-paper = 1 scrap
join axle: paper-fastener
join glue: glue, glue-stick
tool ruler: ruler, index-card
tool pen: marker, crayon, colored-pencil
tool scissors: scissors
step fields: draw plate ruler pen > plate by tc
step pictures: draw pen plate > pictures by cc
step fluff: glue fluff plate glue > fluff by cc
step bits: glue bits plate glue > bits by cc
step arrow: cut arrow scissors > arrow by tc
step axle: poke plate arrow axle > axle by gg
step turn: test arrow by cc
step morning: play arrow by cc
part plate = plate own : o^ ~ 0 0 88 88 ; a_ light-blue 0 0 80 0 -120 -60 ; a_ yellow+ 0 0 80 0 -60 0 ; a_ silver 0 0 80 0 0 60 ; a_ navy 0 0 80 0 60 120 ; a_ gray+ 0 0 80 0 120 180 ; a_ light-green 0 0 80 0 180 240 ; z_ w 3 0 0 80 0 ; z_ w 3 0 0 40 69.3 ; z_ w 3 0 0 -40 69.3 ; z_ w 3 0 0 -80 0 ; z_ w 3 0 0 -40 -69.3 ; z_ w 3 0 0 40 -69.3
part pictures = pen k : o_ yellow 0 -54 13 ; z_ yellow 3 17 -54 22 -54 ; z_ yellow 3 12 -42 15.6 -38.4 ; z_ yellow 3 0 -37 0 -32 ; z_ yellow 3 -12 -42 -15.6 -38.4 ; z_ yellow 3 -17 -54 -22 -54 ; z_ yellow 3 -12 -66 -15.6 -69.6 ; z_ yellow 3 0 -71 0 -76 ; z_ yellow 3 12 -66 15.6 -69.6 ; y_ w 48 -28 22 13 6 ; y_ gray 48 22 20 10 6 ; x_ blue 38 38 3 5 ; x_ blue 48 42 3 5 ; x_ blue 58 37 3 5 ; p_ yellow 4 36 -10 56 -1 56 -6 72 12 50 3 50 10 36 ; z_ w 2.4 -35 28 -61 28 ; z_ w 2.4 -41.5 39.3 -54.5 16.7 ; z_ w 2.4 -54.5 39.3 -41.5 16.7 ; l_ k 2.4 -66 -34 -46 -34 -38 -40 -42 -46 -47 -42 ; l_ k 2.4 -64 -26 -40 -26 -32 -22 -36 -17 ; l_ k 2.4 -60 -18 -48 -18
part bits = bits a : o_ ~ 0 -54 13
part fluff = fluff own : bits ~ 1.93 42 -26 ; bits ~ 1.78 56 -28 48 -34
part arrow = arrow c : q^ ~ 2 -5 16 -4 -36 -15 -36 2 -62 18 -34 7 -35 6 16
part axle = axle own : o ~ 0 0 6.5 ; o_ ~+ -1.5 -1.5 2.5
template arrow 1 4.5
scene lay

* tornado-bottle | 6-8 9-12 | Weather
appeal 3
topics tornado, twister, cyclone, hurricane, storm, wizard of oz, science, experiment, whirlpool, vortex, oz
colors blue, silver
minutes 20 25
mess some
place sink
heart bottles: plastic-bottle = 2
heart seal: duct-tape, electrical-tape = 1 roll
home water: = 4 cup
home towel
nice washer: metal-washer = 1
nice dye: food-coloring = 4 drop
nice shine: glitter, sequin, confetti = 1 pinch
step match: prepare bottles by cc
step fill: fill water bottles > bottles water by cc
step dye: mix dye bottles by cc
step shine: fill shine bottles > shine by cc
step washer: build washer bottles by cc
step join: tape bottles seal towel > seal by tc
step check: test bottles by cc
step spin: play bottles by cc
part bottles = bottles own : q^ glass 10 -40 -96 40 -96 40 -34 10 -10 10 10 40 34 40 96 -40 96 -40 34 -10 10 -10 -10 -40 -34
part water = water a : q_ ~ 8 -36 -70 36 -70 36 -36 9 -12 6 -4 -6 -4 -9 -12 -36 -36 ; b_ glass -24 -71 24 -71 14 -54 7 -36 4 -10 0 -2 -4 -10 -7 -36 -14 -54 ; l_ ~+ 2 -20 -64 0 -60 16 -64 ; l_ ~+ 2 -13 -52 2 -48 11 -53 ; l_ ~+ 2 -8 -40 1 -37 7 -41 ; l_ ~+ 2 -5 -28 1 -26 5 -29 ; q_ ~ 8 -36 66 36 66 36 92 -36 92 ; o_ ~+ 0 66 36 4 ; l_ ~ 4 0 -4 2 20 -1 44 1 66
part shine = shine b : d_ w 1.6 -26 -56 24 -52 -20 -40 20 -38 -12 -26 28 -62 -30 -66 -20 76 10 80 24 74 -6 86 ; d_ yellow 1.5 -28 -46 14 -28 30 -44 -14 82 18 86 0 75
part seal = seal own : r^ ~ 0 0 27 26 3 ; r_ ~- 0 -5 27 2 ; r_ ~- 0 5 27 2

* cup-anemometer | 6-8 9-12 | Weather
topics wind meter, anemometer, wind speed, weather station, wind, science, windy day, storm, meteorologist, science fair
colors red, white, yellow
minutes 30 45
mess low
heart cups: paper-cup, plastic-cup, yogurt-pot = 4
heart arms: paper-straw, plastic-straw = 2
need axle: pencil = 1
join fix: stapler, tape, masking-tape, duct-tape
home pushpin
tool pen: marker, permanent-marker
step mark: color pen cups by cc
step cross: tape arms fix > arms by tc
step cups: build cups arms fix > cups by tc
step turn: test cups arms by cc
step pin: poke arms axle pushpin > axle pin by gt
step free: test arms pushpin by cc
step wind: test axle by cc
step table: play axle by cc
part axle = axle own : r^ ~ 0 42 8 96 2 ; p_ tan -4 86 4 86 0 98 ; r ~ 0 -2 9 10 1 ; r silver 0 4 9 5 ; r pink 0 -5 9 8 2
part arms = arms c : stick ~ -66 -26 66 -8 7 ; stick ~- -62 2 60 -36 7
part pin = pushpin own : z k 2.4 0 -32 0 -6 ; o k 0 -32 3.4
part cups = cups own : p^ white 54 -22 94 -26 88 12 62 16 ; o white- 58 -4 5 19 8 ; p^ white -56 -44 -94 -38 -92 -4 -64 -6 ; o white- -93 -21 5 17 2 ; p^ white 44 -54 76 -68 84 -36 60 -24 ; o white- 78 -52 5 17 -18 ; p^ a -46 -14 -84 8 -68 38 -40 16 ; o a- -75 24 5 17 -30 ; r_ w -58 12 26 6 0 -30

* weather-vane | 9-12 13+ | Weather
appeal 1
topics wind, weather vane, weathervane, wind direction, garden, balcony, weather station, windy day, farm
near compass
variant whale | Weather, Ocean | navy, silver or blue, gray, teal, light blue | whale, nantucket, lighthouse, sailor, coast
variant rooster | Weather, Farm | black, red or brown, white, red, gold | rooster, weathercock, chicken, barn, cock
colors navy, silver
minutes 75 90
waits 120
mess some
place outdoors
heart card: cereal-box, folder, cardboard, foam-board, cardstock = 1
heart rod: chopstick, wooden-skewer, knitting-needle = 1
need sleeve: plastic-straw, paper-straw = 1
need paint: acrylic-paint = 2 color
heart pot: terracotta-pot, plastic-tub, can, yogurt-pot = 1
need fill: sand, soil, pebble, stone = 2 cup
join glue: glue
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush, sponge-brush
tool scissors: scissors
tool pencil: pencil
tool pen: permanent-marker, paint-marker
tool compass: phone
step draw: draw card pencil by cc
step cut: cut card scissors by cc
step sleeve: cut sleeve tape scissors by cc
step join: glue card sleeve glue > vane vane-r by cc
step paint: paint card paint brush by cc
step pot: fill pot fill rod > pot rod by cc
step letters: draw pot pen > letters by cc
step set: test card rod by cc
step north: build pot compass by cc
part rod = rod own : stick ~ 0 -20 0 44 6
part pot = pot own : p^ ~ -38 34 38 34 30 84 -30 84 ; r ~ 0 32 86 14 3 ; r_ ~- 0 40 80 2
part letters = pen k : z_ w 3.2 -12 72 -12 52 ; z_ w 3.2 -12 52 8 72 ; z_ w 3.2 8 72 8 52
part vane@whale = card own paint paint a : b^ ~ -92 -32 -88 -62 -60 -82 -20 -84 14 -72 40 -56 54 -60 56 -80 46 -96 66 -94 74 -82 86 -96 98 -88 88 -64 74 -48 56 -32 20 -16 -30 -10 -70 -14 ; l_ ~+ 2.5 -86 -30 -64 -26 -40 -32 ; o_ b -62 -50 4 ; z_ ~+ 2 -60 -18 -30 -16 ; z_ ~+ 2 -52 -24 -24 -22
part vane-r@rooster = card own paint paint a : b^ ~ 40 -40 54 -74 84 -96 96 -70 92 -40 70 -14 36 0 -10 2 -36 -14 -46 -40 -54 -66 -48 -84 -36 -88 -26 -74 -18 -50 10 -42 ; f ~ 74 -64 3 26 9 -60 ; b b -56 -84 -54 -98 -46 -92 -40 -102 -34 -93 -26 -96 -28 -82 -40 -84 ; p_ yellow -53 -76 -72 -70 -54 -66 ; b_ b -53 -64 -48 -64 -46 -50 -53 -50 ; o_ w -43 -77 3 ; l_ ~+ 2.5 -10 -30 10 -18 34 -22 ; l_ ~+ 2.5 52 -60 66 -46 64 -26 ; z_ ~ 5 -8 0 -8 12 ; z_ ~ 5 8 0 8 12
template vane 1 11 across
template vane-r 1 11 across

* cloud-lamp | 9-12 13+ | Weather
extras hanging: crystal, metallic-paper, seed-bead
appeal 3
topics cloud, cloud lamp, night light, night-light, thundercloud, storm, room decor, bedroom decor, bedroom, aesthetic, lightning, dream
colors white, light blue, yellow
minutes 60 75
waits 90
mess some
heart lantern: paper-lantern = 1
need fluff: pillow-stuffing, cotton-ball = 8 handful
need light@9-12: string-light, glow-stick = 1
need light@13+: string-light = 1
nice board@13+: microcontroller = 1
home computer@13+ when board
nice drops: crystal, glass-gem, bead, sequin, sea-glass, seed-bead, bell, button = 9
nice ring: embroidery-hoop, metal-hoop, wooden-bead-ring, curtain-ring = 1
nice bolt: glitter-paper, metallic-paper, cardstock, construction-paper = 1 scrap
join line: fishing-line, string, cotton-cord, yarn = 2 yd
join glue@9-12: glue
join glue@13+: glue-gun, glue
tool scissors: scissors
tool brush: paintbrush, sponge-brush when glue=glue
step open: build lantern line > line lantern by cc
step flash@13+: prepare board light computer by c
step light: fill light lantern > glow by tc
step tear: tear fluff by cc
step puff: glue fluff lantern glue brush? > fluff by cc
step shape: glue fluff lantern glue by cc
step bolt: tie bolt line scissors > bolt by cc
step ring: tie ring line lantern > ring by cc
step drops: tie drops line lantern > drops by cc
step shine: play light lantern line by cc
part line = line own : l_ ~ 2 0 -104 0 -50
part bolt = bolt c : z_ w 1.2 -34 30 -34 44 ; z_ w 1.2 33 26 33 50 ; p^ yellow -30 42 -48 68 -36 68 -42 92 -20 62 -32 62 -24 42 ; p^ yellow 34 48 18 70 29 70 24 88 42 64 32 64 38 48
part ring = ring own : l_ ~ 1.2 -52 30 -44 66 ; l_ ~ 1.2 52 30 44 66 ; a ~ 0 66 46 42 0 360
part drops = drops a : l_ gray 1 -16 40 -16 72 ; l_ gray 1 2 40 2 84 ; l_ gray 1 18 40 18 66 ; l_ gray 1 -56 26 -56 54 ; l_ gray 1 56 26 56 76 ; x light-blue -16 78 5 8 ; x light-blue 2 90 5 8 ; x light-blue 18 72 5 8 ; x light-blue -56 60 5 8 ; x light-blue 56 82 5 8
part lantern = lantern own : o ~ 0 -8 62 54
part fluff = fluff w : cotton ~ -62 4 28 ; cotton ~ 64 6 28 ; cotton ~ -44 -30 30 ; cotton ~ 46 -28 30 ; cotton ~ -20 -48 28 ; cotton ~ 20 -50 28 ; cotton ~ -40 22 26 ; cotton ~ 42 24 26 ; cotton ~ -14 28 27 ; cotton ~ 16 28 27 ; cotton ~ -24 -8 30 ; cotton ~ 24 -8 30 ; cotton ~ 0 -26 28 ; cotton ~ 0 6 28
part glow = light c : o_ yellow+ -46 -6 10 ; o_ yellow -46 -6 5.5 ; o_ yellow+ -20 -32 10 ; o_ yellow -20 -32 5.5 ; o_ yellow+ 14 -6 10 ; o_ yellow 14 -6 5.5 ; o_ yellow+ 46 -18 10 ; o_ yellow 46 -18 5.5 ; o_ yellow+ -14 20 10 ; o_ yellow -14 20 5.5 ; o_ yellow+ 36 22 10 ; o_ yellow 36 22 5.5
scene hang

* storm-pour | 9-12 13+ | Weather
topics paint pouring, acrylic pour, fluid art, abstract art, canvas painting, room decor, marbling, gift
variant storm | Weather | navy, gray, white, blue | storm, stormy sky, thunderstorm, lightning, tornado, clouds, hurricane
variant aurora | Weather, Nature | navy, green, teal, purple | aurora, northern lights, night sky, iceland, norway, arctic, lapland
variant surf | Ocean | teal, light blue, white, tan | beach, surf, waves, sea foam, shore, vacation, seascape
colors navy, gray, white, blue
minutes 45 60
waits 1440
mess lots
heart canvas: canvas, wood-slice, foam-board, cake-board = 1
need paint: acrylic-paint = 4 color
need medium: glue = 1/2 cup
home water
home tray
home newspaper
need cups: paper-cup, plastic-cup, yogurt-pot = 7
need stir: craft-stick, plastic-spoon, chopstick = 4
nice wind: paper-straw, plastic-straw = 1
step cover: prepare newspaper tray canvas by cc
step mix: mix paint medium water cups stir by cc
step thin: test cups stir by cc
step stack: fill cups paint by cc
step pour: paint canvas paint cups > canvas pour pour-a pour-s by cc
step tilt: paint canvas paint by cc
step blow: paint wind canvas paint by cc
step streak: paint stir canvas paint > bolt stars foam by cc
step dry: dry canvas tray by cc
part canvas = canvas own : ground ~ 0 0 176 150 ; r_ ~- 0 74 176 4
part pour@storm = paint a : r_ navy 0 0 172 146 ; p_ gray -86 -24.2 -71.7 -18.5 -57.3 -19.5 -43 -26.6 -28.7 -35.8 -14.3 -41.5 0 -40.5 14.3 -33.4 28.7 -24.2 43 -18.5 57.3 -19.5 71.7 -26.6 86 -35.8 86 -72 -86 -72 ; p_ blue -86 10 -50 -8 -10 6 30 -14 86 4 86 30 40 16 0 34 -44 20 -86 40 ; b_ navy+ -80 -50 -40 -64 10 -54 50 -62 82 -46 50 -38 0 -44 -40 -36 ; b_ w -60 -22 -30 -34 6 -26 40 -36 74 -24 40 -20 4 -14 -28 -20 ; b_ gray+ -70 -4 -36 -14 10 -6 30 -12 6 4 -34 2 ; b_ gray -78 52 -30 40 20 54 76 42 30 62 -30 60 ; l_ light-blue 2.5 -84 26 -40 8 0 22 40 4 84 18 ; l_ w 2 -80 46 -30 34 20 48 80 34
part pour-a@aurora = paint a : r_ navy 0 0 172 146 ; l_ purple 20 -72 -12 -60 -38 -36 -12 -8 -48 22 -16 52 -60 71 -32 ; l_ teal 20 -72 28 -60 2 -36 28 -8 -8 22 24 52 -20 71 8 ; l_ green 22 -71 10 -60 -16 -36 10 -8 -26 22 6 52 -38 71 -10 ; l_ light-green 5 -76 6 -60 -20 -36 6 -8 -30 22 2 52 -42 76 -14 ; l_ teal+ 2.5 -76 24 -60 -2 -36 24 -8 -12 22 20 52 -24 76 4
part pour-s@surf = paint a : r_ tan 0 0 172 146 ; p_ teal -86 -73 86 -73 86 -20 60 -8 30 -22 0 -6 -30 -18 -60 2 -86 -8 ; p_ light-blue -86 -14 -60 -2 -30 -24 0 -12 30 -28 60 -14 86 -26 86 6 56 22 26 4 -4 24 -36 10 -64 32 -86 20 ; b_ teal- -70 -56 -20 -66 30 -56 70 -64 40 -46 -20 -48 ; l_ w 6 -83 23 -64 33 -36 12 -4 26 26 6 56 23 83 9 ; l_ w 3.5 -84 -9 -60 1 -30 -20 0 -8 30 -24 60 -10 84 -21 ; l_ w 2.5 -84 36 -62 44 -34 26 -4 38 28 20 58 36 84 24
part bolt@storm = stir w : z w 4 26 -24 8 6 24 4 2 46 ; z w 2.5 15 22 30 40
part stars@aurora = stir w : d_ w 1.8 -43.7 -21.8 -59.8 -34.2 -66.4 -56.1 79.9 -57.9 22.7 -46 -7.5 -44.2 -14.8 -24.7 -19.3 -62.5 -25.8 -34.8 64.2 -40.1 12.6 -33 61 -54.3 32.3 -22.4 -48.4 -60.8 -37.3 -47.7 42.3 -51.6 ; p_ k -86 73 -86 58 -76 40 -68 58 -60 46 -52 60 -40 54 -24 62 0 56 30 62 48 48 56 60 66 38 76 58 86 50 86 73
part foam@surf = stir w : d_ w 2.4 -41.9 33.2 -20.8 34.9 20.1 19.8 -77.9 41.4 79.3 31.2 53.8 31.3 21.6 42.3 3.7 38.8 41.3 34.6 -31.8 18.9 34.3 43.8 -8.9 44.2 60.6 20.7 -58.2 24.1
scene lay

* storm-hoop | 9-12 13+ | Weather
extras cloth: ribbon
appeal 1
topics embroidery, hoop art, rain cloud, thunderstorm, lightning, rain, storm, room decor, stitching, slow craft, wall art
colors navy, white, yellow, light blue
minutes 120 150
mess low
heart hoop: embroidery-hoop = 1
heart floss: embroidery-floss = 4 color
need cloth: fabric-scrap, denim, pillowcase, old-t-shirt = 1 piece
nice drops: seed-bead, bead, sequin = 9
nice back: felt, fabric-scrap, cardstock = 1 sheet
join needle: needle
join glue: glue
tool pen: chalk, fabric-marker, pencil = 1
tool scissors: scissors, fabric-scissors
step hoop: prepare cloth hoop > hoop cloth by cc
step draw: draw pen cloth by cc
step outline: sew floss cloth needle scissors > outline by cc
step fill: sew floss cloth needle > cloud by cc
step bolt: sew floss cloth needle > bolt by cc
step rain: sew floss cloth needle > rain by cc
step drops: sew drops cloth needle floss > drops by cc
step finish: glue cloth hoop glue scissors by cc
step back: glue back hoop glue scissors by cc
part hoop = hoop own : o^ ~ 0 4 90 90 ; o_ ~- 0 4 82 82 ; r ~ 0 -88 18 14 3 ; r silver 0 -96 8 6 2
part cloth = cloth a : o ~ 0 4 80 80
part cloud = floss b : o light-blue -5 -22 3.6 ; o w 44.1 -26.7 3.6 ; o w -32.8 -24.4 3.6 ; o w 13.5 -10.4 3.6 ; o light-blue -42.6 -9.5 3.6 ; o w 16 -19.2 3.6 ; o w 3 -47 3.6 ; o w -6.2 -7.9 3.6 ; o light-blue 2 -18 3.6 ; o w -4.4 -36.1 3.6 ; o w 35.4 -14.6 3.6 ; o w -19.2 -38.5 3.6 ; o light-blue 27.7 -30 3.6 ; o w 36 -30.7 3.6 ; o w -44.4 -18.5 3.6 ; o w 29 -36.5 3.6 ; o light-blue 6.2 -27.6 3.6 ; o w -32.2 -13.4 3.6 ; o w -20.4 -5.8 3.6 ; o w -41.6 -0.5 3.6 ; o light-blue -26.7 -19.9 3.6 ; o w -13.3 -27.3 3.6 ; o w 7.8 -6.7 3.6 ; o w 24.9 -3 3.6 ; o light-blue -31.6 -2.5 3.6 ; o w 39.7 -19.8 3.6 ; o w -8.2 -44.8 3.6 ; o w 10 -35.3 3.6 ; o light-blue 24.7 -14.8 3.6 ; o w -15.4 -15.7 3.6 ; o w 41.7 -6.4 3.6 ; o w 8.6 -19.6 3.6 ; o light-blue 20.6 -25.1 3.6 ; o w 31.8 -4.3 3.6 ; o w 13.1 -25.3 3.6 ; o w 19.2 -40 3.6 ; o light-blue -23.7 -32.7 3.6 ; o w -21.8 -13.6 3.6 ; o w -38.8 -28.3 3.6 ; o w 17.3 -33.1 3.6 ; o light-blue 28.9 -23.5 3.6 ; o w 16 -0.5 3.6 ; o w -18.2 -22.6 3.6 ; o w -4 -1.7 3.6 ; o light-blue 1 -10.6 3.6 ; o w 7.2 -41.3 3.6 ; o w -3.1 -29.4 3.6 ; o w -12 -3.5 3.6 ; o light-blue 0 -41 3.6 ; o w -11.1 -35.1 3.6 ; o w 37.9 -0.3 3.6 ; o w -36.8 -18.4 3.6 ; o light-blue -30.2 -31.5 3.6 ; o w -7 -15.7 3.6 ; o w 4.3 -0.1 3.6 ; o w 2.4 -34.8 3.6 ; o light-blue -27.7 -8 3.6 ; o w 20.4 -8.1 3.6 ; o w -24.2 -0.2 3.6
part outline = floss b : l_ w 2.4 -44 2 -54 -10 -48 -28 -32 -38 -24 -34 -18 -50 0 -56 16 -48 22 -40 40 -42 52 -28 54 -10 46 2 20 3 0 2 -20 3 -44 2
part bolt = floss c : p ~ 4 4 -14 34 -2 34 -10 62 16 24 4 24 14 4 ; z_ ~- 1 3 8 12 8 ; z_ ~- 1 0 14 10 14 ; z_ ~- 1 -5 20 6 20 ; z_ ~- 1 -8 26 14 26 ; z_ ~- 1 -12 32 10 32 ; z_ ~- 1 -4 38 7 38 ; z_ ~- 1 -5 44 3 44 ; z_ ~- 1 -7 50 0 50
part rain = floss d : stitch d -42 12 -48 46 3 ; stitch d -30 12 -36 60 4 ; stitch d -18 12 -24 38 2 ; stitch d 24 12 18 44 3 ; stitch d 36 12 30 62 4 ; stitch d 48 12 42 42 3
part drops = drops d : o ~ -49 52 3.4 ; o ~ -37 66 3.4 ; o ~ -26 44 3.4 ; o ~ -22 54 3.4 ; o ~ 17 50 3.4 ; o ~ 29 68 3.4 ; o ~ 41 48 3.4 ; o ~ 24 62 3.4 ; o ~ 46 58 3.4
scene lay

* cord-rainbow | 9-12 13+ | Weather
extras hanging: wool-roving, bead
topics rainbow, boho rainbow, room decor, nursery, baby gift, wall hanging, pride, friendship gift
near hope, yarn, spring
colors red, orange, gold, teal, navy, cream
minutes 90 90
waits 30
mess low
heart core: rope, cotton-cord = 8 ft
heart yarn: yarn, embroidery-floss = 5 color
join glue: glue
tool needle: needle
tool scissors: scissors, fabric-scissors
tool ruler: ruler
step cut: cut core scissors ruler by cc
step start: glue yarn core glue by cc
step wrap: weave yarn core > arcs by cc
step end: glue yarn core glue by cc
step bend: shape core by cc
step sew: sew core needle yarn scissors by cc
step fringe: cut core scissors > fringe by cc
step loop: tie yarn > loop by cc
part loop = yarn a : l_ cream 2.4 -6 -72 0 -94 6 -72
part arcs = yarn a : l^ a 15 -74 44 -74 16 -74 4 -72.9 -10.8 -66.5 -30.4 -55 -47.5 -39.2 -60.8 -20.4 -69.1 0 -72 20.4 -69.1 39.2 -60.8 55 -47.5 66.5 -30.4 72.9 -10.8 74 4 74 16 74 44 ; l^ b 15 -58.5 44 -58.5 16 -58.5 4 -57.6 -8.2 -52.6 -23.6 -43.5 -37.1 -31 -47.6 -16.1 -54.2 0 -56.5 16.1 -54.2 31 -47.6 43.5 -37.1 52.6 -23.6 57.6 -8.2 58.5 4 58.5 16 58.5 44 ; l^ c 15 -43 44 -43 16 -43 4 -42.3 -5.5 -38.6 -16.8 -32 -26.8 -22.8 -34.5 -11.9 -39.3 0 -41 11.9 -39.3 22.8 -34.5 32 -26.8 38.6 -16.8 42.3 -5.5 43 4 43 16 43 44 ; l^ d 15 -27.5 44 -27.5 16 -27.5 4 -27.1 -2.8 -24.7 -10.1 -20.4 -16.4 -14.6 -21.3 -7.6 -24.4 0 -25.5 7.6 -24.4 14.6 -21.3 20.4 -16.4 24.7 -10.1 27.1 -2.8 27.5 4 27.5 16 27.5 44 ; l^ e 15 -12 44 -12 16 -12 4 -11.8 -0.1 -10.8 -3.3 -8.9 -6 -6.4 -8.2 -3.3 -9.5 0 -10 3.3 -9.5 6.4 -8.2 8.9 -6 10.8 -3.3 11.8 -0.1 12 4 12 16 12 44 ; z_ a- 1 -67 -0.3 -80.6 -6.5 ; z_ a- 1 -66.2 -8.5 -78.9 -16.2 ; z_ a- 1 -64.4 -16.5 -76.1 -25.7 ; z_ a- 1 -61.7 -24.2 -72.2 -34.8 ; z_ a- 1 -58 -31.5 -67.2 -43.3 ; z_ a- 1 -53.5 -38.3 -61.1 -51.1 ; z_ a- 1 -48.2 -44.5 -54.2 -58.2 ; z_ a- 1 -42.2 -50.1 -46.5 -64.4 ; z_ a- 1 -35.5 -54.8 -38 -69.5 ; z_ a- 1 -28.3 -58.7 -29 -73.6 ; z_ a- 1 -20.7 -61.7 -19.6 -76.6 ; z_ a- 1 -12.8 -63.8 -9.9 -78.4 ; z_ a- 1 -4.7 -64.8 0 -79 ; z_ a- 1 3.5 -64.9 9.9 -78.4 ; z_ a- 1 11.6 -64 19.6 -76.6 ; z_ a- 1 19.6 -62.1 29 -73.6 ; z_ a- 1 27.3 -59.2 38 -69.5 ; z_ a- 1 34.5 -55.4 46.5 -64.4 ; z_ a- 1 41.2 -50.8 54.2 -58.2 ; z_ a- 1 47.4 -45.4 61.1 -51.1 ; z_ a- 1 52.8 -39.2 67.2 -43.3 ; z_ a- 1 57.4 -32.5 72.2 -34.8 ; z_ a- 1 61.2 -25.3 76.1 -25.7 ; z_ a- 1 64.1 -17.6 78.9 -16.2 ; z_ a- 1 66 -9.6 80.6 -6.5 ; z_ a- 1 66.9 -1.5 81 3.4 ; z_ b- 1 -51.5 0.2 -65.1 -4.8 ; z_ b- 1 -50.6 -7.8 -63.3 -15 ; z_ b- 1 -48.4 -15.6 -59.8 -24.6 ; z_ b- 1 -45 -23 -54.9 -33.7 ; z_ b- 1 -40.6 -29.7 -48.7 -41.8 ; z_ b- 1 -35.1 -35.7 -41.2 -48.9 ; z_ b- 1 -28.8 -40.7 -32.8 -54.7 ; z_ b- 1 -21.8 -44.7 -23.5 -59.1 ; z_ b- 1 -14.2 -47.5 -13.6 -62.1 ; z_ b- 1 -6.3 -49.1 -3.4 -63.4 ; z_ b- 1 1.8 -49.5 6.8 -63.1 ; z_ b- 1 9.8 -48.6 17 -61.3 ; z_ b- 1 17.6 -46.4 26.6 -57.8 ; z_ b- 1 25 -43 35.7 -52.9 ; z_ b- 1 31.7 -38.6 43.8 -46.7 ; z_ b- 1 37.7 -33.1 50.9 -39.2 ; z_ b- 1 42.7 -26.8 56.7 -30.8 ; z_ b- 1 46.7 -19.8 61.1 -21.5 ; z_ b- 1 49.5 -12.2 64.1 -11.6 ; z_ b- 1 51.1 -4.3 65.4 -1.4 ; z_ c- 1 -36 0.7 -49.7 -3.2 ; z_ c- 1 -34.9 -6.7 -47.6 -13.5 ; z_ c- 1 -32.4 -13.8 -43.3 -23 ; z_ c- 1 -28.4 -20.2 -37.2 -31.5 ; z_ c- 1 -23.1 -25.6 -29.4 -38.5 ; z_ c- 1 -16.9 -29.8 -20.3 -43.7 ; z_ c- 1 -9.9 -32.6 -10.4 -46.9 ; z_ c- 1 -2.5 -33.9 0 -48 ; z_ c- 1 5 -33.6 10.4 -46.9 ; z_ c- 1 12.3 -31.8 20.3 -43.7 ; z_ c- 1 19.1 -28.5 29.4 -38.5 ; z_ c- 1 25 -23.9 37.2 -31.5 ; z_ c- 1 29.8 -18.1 43.3 -23 ; z_ c- 1 33.4 -11.5 47.6 -13.5 ; z_ c- 1 35.5 -4.3 49.7 -3.2 ; z_ d- 1 -20.5 1.3 -34.3 -1.6 ; z_ d- 1 -19.3 -5 -31.5 -12 ; z_ d- 1 -16.2 -10.6 -25.6 -21.1 ; z_ d- 1 -11.5 -15 -17.3 -27.9 ; z_ d- 1 -5.7 -17.7 -7.2 -31.7 ; z_ d- 1 0.7 -18.5 3.6 -32.3 ; z_ d- 1 7 -17.3 14 -29.5 ; z_ d- 1 12.6 -14.2 23.1 -23.6 ; z_ d- 1 17 -9.5 29.9 -15.3 ; z_ d- 1 19.7 -3.7 33.7 -5.2
part fringe = core f : fringe ~ -81.5 44 15 38 4 ; fringe ~ 66.5 44 15 38 4 ; fringe ~ -66.0 44 15 38 4 ; fringe ~ 51.0 44 15 38 4 ; fringe ~ -50.5 44 15 38 4 ; fringe ~ 35.5 44 15 38 4 ; fringe ~ -35.0 44 15 38 4 ; fringe ~ 20.0 44 15 38 4 ; fringe ~ -19.5 44 15 38 4 ; fringe ~ 4.5 44 15 38 4
scene hang
`;
