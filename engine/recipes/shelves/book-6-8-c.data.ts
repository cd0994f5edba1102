export const shelf = `
* sit-in-box-vehicle | 4-5 6-8 | Transportation, Space
extras machine: sticker, cardboard-letter, washi-tape, plastic-lid, bell, masking-tape, button
appeal 3
topics big box, cardboard box, box play, moving boxes, pretend play, driver, vehicles, drive-in movie, cardboard car
near road trip
variant car | Transportation | red, black, yellow | car, race car, box car, driver, racing, drive in movie
variant ship | Space | gray, blue, red | spaceship, rocket, rocket ship, cockpit, spacecraft, astronaut, mission control, outer space
variant pirates | Ocean, Transportation | brown, black, red | pirate ship, pirates, boat, ship, captain
minutes 50 60
waits 45
mess lots
place floor
heart box: cardboard-box = 1
heart parts: paper-plate, plastic-lid, cardboard, foil-pan, old-CD = 4
need paint: paint, acrylic-paint, marker, construction-paper, duct-tape = 2 color
nice shine: aluminum-foil, metallic-paper, paper-cup, old-CD = 1 sheet
nice knobs: bottle-cap, button, metal-lid, sticker, egg-carton, plastic-lid, cork = 8
nice sail: paper, bed-sheet, fabric-scrap, pillowcase, newspaper = 1 sheet
nice pole: cardboard-tube, broom-handle, dowel, stick = 1
join tape: duct-tape, tape, masking-tape
tool brush: paintbrush, sponge-brush, foam-roller when paint=paint,acrylic-paint
tool pen: marker
tool scissors: scissors
step open: cut box scissors tape pen by gt
step paint: decorate paint box brush? > box by cc
step wheels: tape parts box tape pen > wheels-c wheels-s wheels-p by tc
step panel: draw pen box > panel by cc
step knobs: tape knobs box tape > knobs by cc
step shine: tape shine box tape scissors > shine nose by tc
step pole: tape pole sail box tape > sail flag antenna by tt
step wait: dry box by cc
step ride: play box by cc
part flag@car = sail b : z^ wood 6 70 -80 70 0 ; p^ ~ 70 -80 34 -68 70 -52
part antenna@ship = pole w : z^ ~ 5 66 -80 66 0 ; o^ red 66 -84 7
part sail@pirates = sail w : z^ wood 8 40 -96 40 0 ; b^ ~ 36 -90 -30 -70 -34 -20 36 -10 ; o_ k -4 -50 10 9 ; z_ k 4 -14 -30 8 -38 ; z_ k 4 -14 -38 8 -30
part box = box kraft paint paint a : q^ ~ 5 -92 -6 -60 -12 60 -12 92 -6 84 66 -84 66 ; r_ ~- 0 -8 170 10 3
part shine@car = shine silver : o^ ~ -72 24 12 ; o^ ~ 72 24 12
part nose@ship = shine silver : cupdown ~ 0 -96 34 38
part panel = pen k : r_ w 0 22 70 36 4 ; o_ ~ -20 22 10 ; z_ w 2 -20 22 -14 16 ; z_ ~ 3 6 12 28 12 ; z_ ~ 3 6 22 28 22 ; z_ ~ 3 6 32 28 32
part knobs = knobs c : o^ ~ -48 8 5 5 ; o^ ~ 48 8 5 5 ; o^ ~ -48 22 5 5 ; o^ ~ 48 22 5 5 ; o^ ~ -48 36 5 5 ; o^ ~ 48 36 5 5 ; o^ ~ -48 50 5 5 ; o^ ~ 48 50 5 5
part wheels-c@car = parts k : o^ k -58 66 26 ; o_ w -58 66 14 ; o_ k -58 66 4 ; o^ k 58 66 26 ; o_ w 58 66 14 ; o_ k 58 66 4
part wheels-s@ship = parts b : o^ light-blue 0 -30 30 26 ; p^ c -84 66 -99 96 -50 66 ; p^ c 84 66 99 96 50 66 ; b^ orange -30 66 30 66 16 96 -16 96
part wheels-p@pirates = parts b : o^ ~ -56 46 13 ; o_ k -56 46 7 ; o^ ~ 0 50 13 ; o_ k 0 50 7 ; o^ ~ 56 46 13 ; o_ k 56 46 7
scene stand

* sea-in-a-bottle | 4-5 6-8 9-12 | Ocean
appeal 3
topics ocean in a bottle, sea in a bottle, wave bottle, waves, sensory bottle, discovery bottle, beach, beach vacation, sea, tide, message in a bottle, calm, calming, vacation souvenir, summer, mermaids
colors blue, tan, teal
minutes 20 25 30
mess some
heart bottle: plastic-bottle, plastic-jar, glass-jar = 1
heart floor: sand, colored-sand, seashell, pebble, sea-glass = 1/2 cup
heart tint: food-coloring, paint, watercolor-paint = 3 drop
nice shells: seashell, pebble, sea-glass, snail-shell = 5
nice oil: cooking-oil = 1 cup
nice glints: glitter, sequin, bead, confetti = pinch
nice fish@6-8,9-12: craft-foam, foam-sheet-scrap = 1 scrap
home water: = 3 cup
tool funnel: funnel, paper, measuring-cup
tool scissors@6-8,9-12: scissors when fish
join seal: duct-tape, electrical-tape, tape
step clean: wash bottle water by ccc
step sand: fill floor bottle funnel > bottle sand by ccc
step shells: fill shells bottle > shells by ccc
step water: fill water bottle funnel by ccc
step tint: mix tint bottle > sea by ccc
step glints: fill glints bottle > glints by ccc
step fish@6-8,9-12: cut fish scissors bottle > fish by cc
step oil: fill oil bottle funnel > oil by tcc
step seal: tape seal bottle > seal by ggt
step waves: play bottle by ccc
part bottle = bottle light-blue : q^ ~+ 14 -92 -44 56 -44 80 -22 92 -14 92 14 80 22 56 44 -92 44
part sea = tint blue : p_ blue -90 -4 -60 -10 -30 4 0 -8 30 4 50 -8 50 40 -90 40
part oil = oil yellow : p_ ~+ -88 -40 50 -40 66 -20 50 -8 30 4 0 -8 -30 4 -60 -10 -90 -4
part sand = floor tan : p_ ~ -90 42 -90 28 -50 32 -10 28 30 32 52 28 50 42
part shells = shells own : bits own 0.8 -76 32 -50 35 -20 32 8 35 34 33
part glints = glints w : d_ ~ 2 -70 14 -40 20 -10 12 20 20 44 10 -56 24 6 24
part fish = fish orange : o^ ~ -6 14 15 9 ; p^ ~ -20 14 -32 6 -32 22 ; k 2 12 2 ; o^ ~ -58 12 13 8 ; p^ ~ -70 12 -81 5 -81 19 ; k -51 10 2
part seal = seal silver : r^ ~ 92 0 12 34 3
scene lay

* three-pigs-houses | 4-5 6-8 9-12 | Fairy Tales
extras world Fairy Tales: hay, stick, toy-brick, paper-bag, toy-tree, pinecone, leaf, masking-tape, paper-straw, toy-animal, cardboard-tube, pine-needle
topics three little pigs, the three little pigs, big bad wolf, wolf, pigs, pig, houses, straw house, house of bricks, building, stem, storytelling, small world play, retelling
colors tan, brown, red, pink
minutes 50 60 60
waits 45
mess some
heart cores: milk-carton, small-box, paper-cup, cereal-box, tissue-box, cardboard-tube, paper-bag = 3
heart straw: hay, raffia, paper-straw, yarn, wheat-stalk, grass, corn-husk, crinkle-paper, spaghetti = handful
heart sticks: stick, craft-stick, toothpick, pretzel, bark = 2 handful
need bricks: construction-paper, felt, kitchen-sponge, cardboard, craft-foam = 1 sheet
need pigs: felt, construction-paper, cardstock, craft-foam = 1 sheet
nice eyes: googly-eye, sticker = 6
nice wolf: sock, pipe-cleaner, faux-fur, paper-bag = 1
join fix: glue
tool pen: marker
tool scissors: scissors
step doors: cut cores pen scissors > cores by gtc
step straw: glue straw cores scissors fix > straw by ccc
step sticks: glue sticks cores fix > sticks by ccc
step bricks: cut bricks scissors cores fix > bricks by tcc
step dry: dry cores by ccc
step pigs: cut pigs pen scissors fix > pigs by tcc
step eyes: glue eyes pigs fix > eyes by ccc
step wolf: build wolf pen > wolf by ccc
step huff: play cores pigs by ccc
part cores = cores kraft : r^ ~ -60 34 52 72 3 ; p^ ~ -92 0 -60 -40 -28 0 ; r^ ~ 0 34 52 72 3 ; p^ ~ -32 0 0 -40 32 0 ; r^ ~ 60 34 52 72 3 ; p^ ~ 28 0 60 -40 92 0
part straw = straw gold : z_ ~ 4 -84 68 -80 2 ; z_ ~- 4 -76 68 -72 2 ; z_ ~ 4 -68 68 -66 2 ; z_ ~- 4 -60 68 -60 2 ; z_ ~ 4 -52 68 -54 2 ; z_ ~- 4 -44 68 -48 2 ; z_ ~ 4 -36 68 -40 2 ; l_ ~ 5 -90 0 -60 -36 -30 0 ; l_ ~- 5 -80 -2 -60 -26 -40 -2 ; o_ k -60 58 10 13
part sticks = sticks brown : z_ ~ 6 -24 8 24 8 ; z_ ~- 6 -24 18 24 18 ; z_ ~ 6 -24 28 24 28 ; z_ ~- 6 -24 38 24 38 ; z_ ~ 6 -24 48 24 48 ; z_ ~- 6 -24 58 24 58 ; z_ ~ 6 -30 0 0 -38 ; z_ ~ 6 30 0 0 -38 ; o_ k 0 56 10 14
part bricks = bricks c : r_ ~ 60 34 52 72 2 ; z_ ~-- 2 34 10 86 10 ; z_ ~-- 2 34 24 86 24 ; z_ ~-- 2 34 38 86 38 ; z_ ~-- 2 34 52 86 52 ; z_ ~-- 2 52 0 52 10 ; z_ ~-- 2 70 10 70 24 ; z_ ~-- 2 46 24 46 38 ; z_ ~-- 2 76 38 76 52 ; p_ ~- 28 0 60 -40 92 0 ; r_ ~- 76 -30 12 22 1 ; o_ k 60 56 10 14
part pigs = pigs d : p^ pink -70 72 -71 62 -62 67 ; p^ pink -50 72 -49 62 -58 67 ; o^ pink -60 78 13 12 ; o_ pink- -60 80 6 4 ; p^ pink -10 74 -11 64 -2 69 ; p^ pink 10 74 11 64 2 69 ; o^ pink 0 80 13 12 ; o_ pink- 0 82 6 4 ; p^ pink 50 72 49 62 58 67 ; p^ pink 70 72 71 62 62 67 ; o^ pink 60 78 13 12 ; o_ pink- 60 80 6 4
part eyes = eyes own : e -65 74 3 ; e -55 74 3 ; e -5 76 3 ; e 5 76 3 ; e 55 74 3 ; e 65 74 3
part wolf = wolf gray : p^ ~ -99 34 -98 16 -90 28 ; p^ ~ -86 28 -80 14 -78 32 ; b^ ~ -103 99 -101 60 -102 36 -96 26 -84 24 -78 36 -80 60 -80 99 ; b^ ~- -84 42 -70 46 -68 54 -76 58 -86 56 ; k -93 40 2.6 ; k -86 40 2.6 ; o_ k -69 48 2.4 2
scene stand

* painted-pumpkin-faces | 4-5 6-8 9-12 | Seasons
topics pumpkin, pumpkins, painted pumpkin, no carve pumpkin, fall, autumn, halloween, october, harvest, thanksgiving, jack o lantern, front porch, pumpkin patch
variant grin | Seasons | orange, black, green | jack o lantern, halloween, funny face
variant cat | Seasons, Animals | black, pink, orange | black cat, cat, halloween
variant owl | Seasons, Nature | brown, cream, orange | owl, fall, autumn
minutes 40 45 50
waits 60
mess some
heart pumpkin: pumpkin, mini-pumpkin, gourd = 1
heart paint: acrylic-paint, paint, paint-marker, permanent-marker = 2 color
nice eyes: googly-eye, button, bottle-cap = 2
nice hair: yarn, raffia, leaf, corn-husk, moss, hay, ribbon = handful
need parts: felt, construction-paper, craft-foam, cardstock = 1 scrap
nice dots: sticker, sequin, stick-on-gem = 8
join fix: glue
home towel
home water
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint
tool pen: permanent-marker, marker, pencil
tool scissors: scissors
step wash: wash pumpkin water towel > pumpkin by ccc
step coat: paint paint pumpkin brush? > coat by ccc
step draw: draw pen pumpkin by ccc
step face: paint paint pumpkin brush? > face-g face-c face-o by ccc
step parts: cut parts scissors pumpkin fix > ears-c ears-o beak-o dress by tcc
step eyes: glue eyes pumpkin fix > eyes by ccc
step hair: glue hair pumpkin fix > hair by ccc
step dots: decorate dots pumpkin fix? > dots by ccc
step dry: dry pumpkin by ccc
step show: play pumpkin by ccc
part ears-c@cat = parts a : p^ k -60 -36 -66 -92 -16 -58 ; p^ pink -54 -46 -58 -76 -30 -58 ; p^ k 60 -36 66 -92 16 -58 ; p^ pink 54 -46 58 -76 30 -58
part ears-o@owl = parts a : p^ ~ -60 -36 -72 -84 -20 -56 ; p^ ~ 60 -36 72 -84 20 -56
part pumpkin = pumpkin orange : o^ ~ -44 16 46 58 ; o^ ~ 44 16 46 58 ; o^ ~ 0 16 44 64 ; b^ green -8 -46 -12 -70 4 -76 10 -48
part coat@cat,owl = paint a : o_ ~ -44 16 46 58 ; o_ ~ 44 16 46 58 ; o_ ~ 0 16 44 64 ; l_ ~+ 2.5 -26 -36 -38 16 -26 66 ; l_ ~+ 2.5 26 -36 38 16 26 66
part face-g@grin = paint b : p_ ~ -44 -4 -26 -26 -10 -2 ; p_ ~ 44 -4 26 -26 10 -2 ; p_ ~ -8 16 8 16 0 4 ; p_ ~ -56 28 -34 34 -26 26 -12 38 0 28 12 38 26 26 34 34 56 28 34 60 0 68 -34 60
part face-c@cat = paint w : o_ ~ -30 0 16 18 ; o_ ~ 30 0 16 18 ; o_ k -30 0 5 15 ; o_ k 30 0 5 15 ; p_ pink -8 24 8 24 0 34 ; l_ ~ 3 0 34 -12 44 -22 40 ; l_ ~ 3 0 34 12 44 22 40 ; l_ ~ 2 -40 26 -84 14 ; l_ ~ 2 -40 33 -86 33 ; l_ ~ 2 -40 40 -84 52 ; l_ ~ 2 40 26 84 14 ; l_ ~ 2 40 33 86 33 ; l_ ~ 2 40 40 84 52
part dress@grin = parts c : j^ ~ 2 -48 44 -66 12 ; j^ ~ -2 -48 -44 -66 12 ; p^ red 0 84 -24 74 -24 94 ; p^ red 0 84 24 74 24 94 ; o^ red- 0 84 6
part face-o@owl = paint b : o_ ~ -30 0 27 ; o_ ~ 30 0 27 ; o_ k -30 0 12 ; o_ k 30 0 12 ; l_ ~ 3 -20 50 -10 58 0 50 10 58 20 50 ; l_ ~ 3 -10 66 0 72 10 66
part beak-o@owl = parts c : p^ gold -9 14 9 14 0 34
part eyes = eyes own : eyeball b -28 -6 13 ; eyeball b 28 -6 13
part hair = hair c : l ~ 4 -14 -60 -34 -80 -50 -70 ; l ~ 4 -8 -62 -16 -88 -30 -94 ; l ~ 4 10 -62 22 -88 38 -92 ; l ~ 4 14 -58 40 -78 56 -70
part dots = dots c : bits own 0.9 -66 24 -74 36 -62 46 -72 56 66 24 74 36 62 46 72 56
scene stand

* pebble-cactus-pot | 4-5 6-8 9-12 | Nature
extras pot: crystal, snail-shell, pebble, driftwood, flag, paper-umbrella
appeal 3
topics cactus, cactuses, cacti, succulent, succulents, desert, painted rocks, rock cactus, rock painting, stone painting, plants, garden, houseplant, arizona, mexico, cinco de mayo, gift for mom, gift for a teacher, desk plant, windowsill
colors green, white, pink
minutes 40 45 50
waits 60
mess some
heart stones: stone, pebble = 4
heart paint: acrylic-paint, paint, paint-marker = 2 color
heart pot: terracotta-pot, paper-cup, can, yogurt-pot, plastic-cup, ceramic-mug, glass-jar = 1
need bed: sand, soil, pebble, rice, colored-sand, dried-lentil = 1 cup
nice blossom: tissue-paper, felt, button, pom-pom, ribbon-rose, flower = 2
nice face: permanent-marker, paint-marker, marker
nice coat: washi-tape, sticker = 1
join fix: glue
home water
home towel
home newspaper
tool brush: paintbrush, cotton-swab when paint!=paint-marker
tool dots: toothpick, cotton-swab, pencil when paint!=paint-marker
tool scissors: scissors when blossom=tissue-paper,felt
step wash: wash stones water towel by ccc
step coat: paint paint stones brush newspaper > stones by ccc
step again: paint paint stones brush by ccc
step spines: paint paint stones dots > spines by ccc
step pot: decorate coat pot > pot-coat by ccc
step bed: fill bed pot > pot bed by ccc
step plant: arrange stones pot by ccc
step blossom: glue blossom stones scissors? fix > blossom by tcc
step face: draw face pot > face by ccc
step show: play pot by ccc
part stones = stones gray paint coat a : o^ ~ -30 -20 22 46 -8 ; o^ ~+ 14 -38 22 58 4 ; o^ ~- 46 0 16 28 14 ; o^ ~ -6 10 15 22
part spines = paint w : d_ ~ 2 -34 -50 -28 -36 -38 -26 -28 -14 -36 -2 14 -74 8 -58 20 -50 12 -34 22 -24 10 -10 -10 0 -2 10 -10 18 46 -14 42 -2 50 8
part pot = pot own : p^ ~ -58 26 58 26 44 92 -44 92 ; r^ ~- 0 28 130 16 3
part pot-coat = coat b : z_ ~ 8 -50 56 50 56
part bed = bed tan : o_ ~ 0 22 56 8
part blossom = blossom c : f^ pink -36 -66 6 11 4 ; o_ yellow -36 -66 4 ; f^ pink 18 -94 6 11 4 ; o_ yellow 18 -94 4
part face = face k : k -14 66 4 ; k 14 66 4 ; u 0 74 8
scene stand

* paper-bag-wind-kite | 4-5 6-8 | Weather
extras hanging: sticker, fabric-scrap, ribbon, origami-paper, candy-wrapper, paper-napkin
topics kite, kites, wind, windy day, breeze, march, spring, spring break, beach day, flying, outdoors, field day, mary poppins, park day, running
colors red, yellow, blue free
minutes 30 35
mess low
heart bag: paper-bag = 1
heart tails: crepe-paper, ribbon, tissue-paper, fabric-scrap, plastic-bag, yarn = 6 strip
need line: string, yarn, cotton-cord = 12 ft
need grip: craft-stick, cardboard-tube, stick, paper-straw, clothespin = 1
nice color: marker, crayon, paint, sticker, colored-pencil = 3 color
nice rings: hole-punch
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
step color: decorate color bag > bag marks by cc
step rim: fold bag tape by tc
step tails: cut tails scissors by tc
step fix: tape tails bag tape > tails by cc
step holes: poke bag rings? scissors tape by gt
step bridle: tie line bag > bridle by tt
step grip: tie line grip > grip by tc
step run: play bag by cc
part grip = grip wood : stick ~ 66 96 92 84 8
part bridle = line w : l ~ 2.5 44 -40 64 -20 60 0 ; l ~ 2.5 44 6 58 4 60 0 ; l ~ 2.5 60 0 72 40 80 90
part tails = tails b : l ~ 6 -58 -46 -84 -40 -92 -24 -99 -8 ; l c 6 -58 -36 -82 -28 -88 -8 -98 8 ; l ~ 6 -57 -24 -78 -14 -82 8 -93 26 ; l c 6 -56 -14 -74 0 -74 22 -86 42 ; l ~ 6 -54 -4 -68 14 -66 36 -77 56 ; l c 6 -52 6 -60 26 -56 48 -66 68
part bag = bag own : q^ ~ 4 -58 -50 36 -66 50 -50 50 16 36 26 -52 14 ; p_ ~- 36 -66 50 -50 50 16 36 26
part marks = color a : o_ ~ -20 -26 14 ; o_ w -20 -26 6 ; z_ b 5 4 -56 10 20 ; z_ b 5 18 -60 24 22
scene hang

* spoon-wing-bugs | 4-5 6-8 9-12 | Bugs
extras hanging: glitter-glue, stick-on-gem
topics plastic spoon bugs, spoon craft, spoon bugs, insect, insects, garden, minibeasts, spring, flower pot, plant pot, picnic, recycling
variant bee | Bugs, Farm | yellow, black, white | bee, bees, bumblebee, honeybee, beehive
variant dragonfly | Bugs, Nature | teal, blue, white | dragonfly, dragonflies, pond
variant ladybug | Bugs, Nature | red, black, white | ladybug, ladybird
minutes 25 30 35
waits 30
mess low
heart spoons: plastic-spoon, wooden-spoon = 3
need coat: acrylic-paint, washi-tape, permanent-marker, paint-marker, electrical-tape, construction-paper = 2 color
need wings: paper, construction-paper, cardstock, tissue-paper, plastic-wrap, cellophane, coffee-filter, craft-foam = 1 sheet
nice feelers: pipe-cleaner, twist-tie = 1
need eyes: googly-eye, sticker, bead = 6
nice line: string, yarn, fishing-line = 18 in
join fix: glue, tape
tool brush: paintbrush when coat=acrylic-paint
nice pen: permanent-marker, marker
tool scissors: scissors
step coat: decorate coat spoons brush? scissors? fix? > body-b body-d body-l by tcc
step wings: cut wings scissors > wings-b wings-d wings-l by tcc
step join: glue wings spoons fix by tcc
step eyes: glue eyes spoons fix > eyes by ccc
step feelers: glue feelers spoons scissors fix > feelers by tcc
step face: draw pen spoons > face by ccc
step dry: dry spoons by ccc
step line: tie line spoons > line by ttc
step fly: play spoons by ccc
part line = line w : z_ ~ 2 0 -99 0 -60
part wings-b@bee = wings w : b^ ~ -65 17.8 -91 -3.3 -112.1 5.4 -107.1 27.7 -78.6 33.9 ; b^ ~ -55 17.8 -29 -3.3 -7.9 5.4 -12.9 27.7 -41.4 33.9 ; b^ ~ -5 -32.2 -31 -53.3 -52.1 -44.6 -47.1 -22.3 -18.6 -16.1 ; b^ ~ 5 -32.2 31 -53.3 52.1 -44.6 47.1 -22.3 18.6 -16.1 ; b^ ~ 55 17.8 29 -3.3 7.9 5.4 12.9 27.7 41.4 33.9 ; b^ ~ 65 17.8 91 -3.3 112.1 5.4 107.1 27.7 78.6 33.9
part wings-d@dragonfly = wings w : b^ ~ -63.7 11.6 -84.8 -7 -104.6 -4.5 -103.4 9.1 -82.3 17.8 ; b^ ~ -56.3 11.6 -35.2 -7 -15.4 -4.5 -16.6 9.1 -37.7 17.8 ; b^ ~ -63.7 21.5 -84.8 24 -100.9 36.4 -97.2 46.3 -79.8 37.6 ; b^ ~ -56.3 21.5 -35.2 24 -19.1 36.4 -22.8 46.3 -40.2 37.6 ; b^ ~ -3.7 -38.4 -24.8 -57 -44.6 -54.5 -43.4 -40.9 -22.3 -32.2 ; b^ ~ 3.7 -38.4 24.8 -57 44.6 -54.5 43.4 -40.9 22.3 -32.2 ; b^ ~ -3.7 -28.5 -24.8 -26 -40.9 -13.6 -37.2 -3.7 -19.8 -12.4 ; b^ ~ 3.7 -28.5 24.8 -26 40.9 -13.6 37.2 -3.7 19.8 -12.4 ; b^ ~ 56.3 11.6 35.2 -7 15.4 -4.5 16.6 9.1 37.7 17.8 ; b^ ~ 63.7 11.6 84.8 -7 104.6 -4.5 103.4 9.1 82.3 17.8 ; b^ ~ 56.3 21.5 35.2 24 19.1 36.4 22.8 46.3 40.2 37.6 ; b^ ~ 63.7 21.5 84.8 24 100.9 36.4 97.2 46.3 79.8 37.6
part wings-l@ladybug = wings a : b^ red -62.5 5.4 -91 -0.8 -104.6 26.5 -91 55 -65 48.8 ; b^ red -57.5 5.4 -29 -0.8 -15.4 26.5 -29 55 -55 48.8 ; d_ k 3.7 -84.8 15.3 -78.6 33.9 -91 37.6 -35.2 15.3 -41.4 33.9 -29 37.6 ; b^ red -2.5 -44.6 -31 -50.8 -44.6 -23.5 -31 5 -5 -1.2 ; b^ red 2.5 -44.6 31 -50.8 44.6 -23.5 31 5 5 -1.2 ; d_ k 3.7 -24.8 -34.7 -18.6 -16.1 -31 -12.4 24.8 -34.7 18.6 -16.1 31 -12.4 ; b^ red 57.5 5.4 29 -0.8 15.4 26.5 29 55 55 48.8 ; b^ red 62.5 5.4 91 -0.8 104.6 26.5 91 55 65 48.8 ; d_ k 3.7 35.2 15.3 41.4 33.9 29 37.6 84.8 15.3 78.6 33.9 91 37.6
part body-b@bee = spoons w : stick yellow -60 30.2 -60 83.5 6.2 ; o^ yellow -60 16.6 16.1 22.3 ; z_ k 5 -74.9 14.1 -45.1 14.1 ; z_ k 5 -75.5 25.2 -44.5 25.2 ; z_ k 3.7 -63.1 48.8 -56.9 48.8 ; z_ k 3.7 -63.1 61.2 -56.9 61.2 ; z_ k 3.7 -63.1 73.6 -56.9 73.6 ; stick yellow 0 -19.8 0 33.5 6.2 ; o^ yellow 0 -33.4 16.1 22.3 ; z_ k 5 -14.9 -35.9 14.9 -35.9 ; z_ k 5 -15.5 -24.8 15.5 -24.8 ; z_ k 3.7 -3.1 -1.2 3.1 -1.2 ; z_ k 3.7 -3.1 11.2 3.1 11.2 ; z_ k 3.7 -3.1 23.6 3.1 23.6 ; stick yellow 60 30.2 60 83.5 6.2 ; o^ yellow 60 16.6 16.1 22.3 ; z_ k 5 45.1 14.1 74.9 14.1 ; z_ k 5 44.5 25.2 75.5 25.2 ; z_ k 3.7 56.9 48.8 63.1 48.8 ; z_ k 3.7 56.9 61.2 63.1 61.2 ; z_ k 3.7 56.9 73.6 63.1 73.6
part body-d@dragonfly = spoons a : stick teal -60 24 -60 84.8 6.2 ; o^ teal -60 6.6 12.4 16.1 ; z_ blue 3.1 -63.1 42.6 -56.9 42.6 ; z_ blue 3.1 -63.1 55 -56.9 55 ; z_ blue 3.1 -63.1 67.4 -56.9 67.4 ; stick teal 0 -26 0 34.8 6.2 ; o^ teal 0 -43.4 12.4 16.1 ; z_ blue 3.1 -3.1 -7.4 3.1 -7.4 ; z_ blue 3.1 -3.1 5 3.1 5 ; z_ blue 3.1 -3.1 17.4 3.1 17.4 ; stick teal 60 24 60 84.8 6.2 ; o^ teal 60 6.6 12.4 16.1 ; z_ blue 3.1 56.9 42.6 63.1 42.6 ; z_ blue 3.1 56.9 55 63.1 55 ; z_ blue 3.1 56.9 67.4 63.1 67.4
part body-l@ladybug = spoons k : stick k -60 36.4 -60 73.6 6.2 ; o^ k -60 0.4 13.6 12.4 ; stick k 0 -13.6 0 23.6 6.2 ; o^ k 0 -49.6 13.6 12.4 ; stick k 60 36.4 60 73.6 6.2 ; o^ k 60 0.4 13.6 12.4
part eyes = eyes own : e -66.2 0.4 5 ; e -53.8 0.4 5 ; e -6.2 -49.6 5 ; e 6.2 -49.6 5 ; e 53.8 0.4 5 ; e 66.2 0.4 5
part feelers = feelers k : l ~ 1.9 -63.7 -7 -69.9 -19.4 -76.1 -21.9 ; l ~ 1.9 -56.3 -7 -50.1 -19.4 -43.9 -21.9 ; l ~ 1.9 -3.7 -57 -9.9 -69.4 -16.1 -71.9 ; l ~ 1.9 3.7 -57 9.9 -69.4 16.1 -71.9 ; l ~ 1.9 56.3 -7 50.1 -19.4 43.9 -21.9 ; l ~ 1.9 63.7 -7 69.9 -19.4 76.1 -21.9
part face = pen k : u -60 6.6 4.3 ; u 0 -43.4 4.3 ; u 60 6.6 4.3
scene hang

* gold-medal-on-a-ribbon | 4-5 6-8 9-12 | Sports
extras worn: stick-on-gem, glitter-glue, letter-bead
topics medal, medals, gold medal, trophy, award, awards, winner, champion, olympics, olympic games, summer olympics, winter olympics, sports day, field day, tournament, team, soccer team, coach, father's day, best dad, mother's day, gymnastics, swimming, track and field, graduation
variant gold | Sports | gold, red, white | gold medal, olympics, winner, first place
variant kind | - | silver, blue, yellow | kindness, best dad, best mom, best teacher, thank you, helper
minutes 30 35 40
waits 30
mess low
heart disc: cardboard, cereal-box, paper-plate, wood-slice, plastic-lid, metal-lid, cake-board = 1
heart shine: metallic-paper, aluminum-foil, glitter-paper, candy-wrapper, construction-paper = 1 sheet
heart band: ribbon, fabric-scrap, yarn, cotton-cord, bandana = 3 ft
nice relief: string, yarn, button, dried-lentil, craft-foam, cardboard = 1 scrap
nice star: sticker, stick-on-gem, sequin, felt = 6
nice pen: marker, permanent-marker, gel-pen, metallic-pen
join fix: glue
tool tape: tape, masking-tape
tool pencil: pencil, marker
tool scissors: scissors
home cup when disc!=plastic-lid,metal-lid,wood-slice
step disc: draw cup? pencil disc scissors > disc by gcc
step relief: glue relief disc scissors fix > relief by tcc
step shine: fold shine disc fix scissors > shine by tcc
step press: draw pencil disc > mark-g mark-k by ccc
step star: decorate star disc fix? > stars by ccc
step band: tape band disc tape > band by gtt
step words: draw pen disc by ccc
step award: play disc by ccc
part band = band b : p^ ~ -60 -99 -34 -99 8 -12 -10 -12 ; p^ ~- 60 -99 34 -99 -8 -12 10 -12
part disc = disc own : o^ kraft 0 32 60
part relief = relief own : o_ ~- 0 32 50
part shine = shine a : o^ ~ 0 32 60 ; a_ ~- 0 32 54 50 0 360
part mark-g@gold = pencil b : z_ a-- 10 4 6 4 58 ; z_ a-- 9 -10 18 4 6 ; z_ a-- 9 -12 60 20 60
part mark-k@kind = pencil b : h_ a-- 0 34 32
part stars = star w : bits own 1.25 -36 12 36 12 -44 32 44 32 -34 54 36 54
scene hang
`;
