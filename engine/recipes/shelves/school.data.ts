export const shelf = `
* squish-mix | 2-3 4-5 | -
topics colors, color, colours, color mixing, mixing colors, primary colors, art class, color theory, squish, sensory play, science, rainbow colors
colors red, yellow, blue
minutes 15 25
waits 60
mess some
heart paint: paint = 3 color
heart paper: paper, construction-paper, cardstock, packing-paper, watercolor-paper = 3 sheet
nice dab@4-5: cotton-swab = 3
home spoon
tool pen@4-5: crayon, marker, pencil
step fold: fold paper > sheets by gt
step drops: prepare paint spoon paper by tt
step close: fold paper paint by cc
step squish: mix paint paper > one by cc
step open: play paper by cc
step more: paint paint paper spoon > two three by cc
step dots@4-5: decorate dab paint paper > dots by c
step dry: dry paper by gc
step name@4-5: draw paper pen by t
part sheets = paper own : r^ w -64 0 58 150 2 -2 ; r^ w 0 0 58 150 2 1 ; r^ w 64 0 58 150 2 -1 ; z_ white- 1.5 -64 -74 -64 74 ; z_ white- 1.5 0 -74 0 74 ; z_ white- 1.5 64 -74 64 74
part one = paint a : y_ orange -64 4 23 56 9 .28 ; y_ a -64 -36 14 18 6 .3 ; y_ b -64 42 15 16 6 .3 ; d_ b 3.5 -80 -8 -48 -8 ; d_ a 3 -78 18 -50 18 ; o_ orange- -64 6 6 20
part two = paint b : y_ green 0 2 22 58 9 .28 ; y_ b 0 -40 14 16 6 .3 ; y_ c 0 40 14 18 6 .3 ; d_ c 3.5 -15 -10 15 -10 ; d_ b 3 -13 16 13 16 ; o_ green- 0 4 6 20
part three = paint c : y_ purple 64 4 23 56 9 .28 ; y_ c 64 -38 14 17 6 .3 ; y_ a 64 42 14 16 6 .3 ; d_ a 3.5 48 -8 80 -8 ; d_ c 3 50 20 78 20 ; o_ purple- 64 6 6 20
part dots = dab a : d_ a 3 -86 -64 -84 66 ; d_ b 3 -44 64 -44 -62 -20 64 ; d_ c 3 22 -64 44 -62 86 64
scene lay

* texture-plate | 2-3 4-5 | -
topics five senses, 5 senses, senses, touch, feel, texture, texture board, feely board, sensory board, sensory, soft and rough, opposites
near my body
colors teal, yellow, red free
minutes 20 30
mess low
heart soft: cotton-ball, pillow-stuffing, cotton-pad, wool-roving, felt = handful
heart plate: paper-plate, cardboard, cereal-box, pizza-box, cake-board
need bumpy: corrugated-paper, bubble-wrap, egg-carton, cardboard, cup-carrier = 1 scrap
need smooth: aluminum-foil, metallic-paper, wax-paper, parchment-paper, contact-paper = 1 sheet
need crinkly: tissue-paper, crepe-paper, paper-napkin, packing-paper, crinkle-paper = 1 sheet
nice soft-too@4-5: feather, faux-fur, wool-roving = 1
nice scent@4-5: spice, tea-bag, lavender, fresh-herb, orange-peel, cinnamon-stick = 1
nice sound@4-5: bell
nice twist@4-5: pipe-cleaner, yarn, string = 6 in
join glue: glue
join hold: tape, masking-tape
tool scissors: scissors
tool pen: crayon, marker
step lines: draw plate pen > plate lines by gt
step cut: cut bumpy scissors by gg
step soft: decorate glue soft plate > soft by cc
step foil: tape smooth plate hold > foil by tc
step crinkle: decorate glue crinkly plate > crinkle by cc
step tickle@4-5: decorate glue soft-too plate by c
step bumpy: glue glue bumpy plate > bumpy by tc
step scent@4-5: decorate glue scent plate > scent by c
step sound@4-5: tie sound twist plate > bell by g
step play: play plate by cc
part plate = plate own : o^ ~ 0 0 84 84 ; o_ ~- 0 0 78 78 ; o_ ~ 0 0 76 76
part lines = pen k : z_ gray 2 0 -76 0 76 ; z_ gray 2 -76 0 76 0
part soft = soft w : cotton w -26 -24 18 ; cotton w -52 -20 16 ; cotton w -22 -54 16 ; cotton w -46 -46 15 ; cotton w -12 -12 12
part foil = smooth own : p ~ 5 -5 7.4 -75 17.9 -73.8 28 -71.1 37.6 -66.9 46.5 -61.3 54.5 -54.5 61.3 -46.5 66.9 -37.6 71.1 -28 73.8 -17.9 75 -7.4 ; p_ ~+ 10 -12 26 -64 34 -22 ; p_ ~- 34 -22 60 -34 26 -10 ; p_ ~+ 40 -50 56 -42 36 -32
part crinkle = crinkly a : y ~ -34 30 30 24 9 .2 ; y_ ~+ -44 24 13 10 6 .3 ; y ~ -22 56 18 13 7 .22 ; y_ ~- -24 34 10 9 6 .3 ; y ~ -56 16 12 10 6 .25 ; y_ ~+ -20 56 9 6 5 .3 ; y_ ~- -46 42 9 7 6 .3
part bumpy = bumpy b : p ~ 5 5 75 7.4 73.8 17.9 71.1 28 66.9 37.6 61.3 46.5 54.5 54.5 46.5 61.3 37.6 66.9 28 71.1 17.9 73.8 7.4 75 ; bumps ~- 16 8
part scent = scent brown : d_ brown 3.2 -4 4 4 -4 -4 -4 4 4 0 0 8 0 -8 0 0 8 0 -8 ; o_ brown 0 0 9 9
part bell = sound b : a gold 0 88 5 3 0 360 ; o gold 0 96 8 8 ; z_ k 2 0 96 0 103
scene lay

* touch-letters | 4-5 6-8 | -
topics alphabet, abc, abcs, letters, letter, touch letters, name, initial, learning to read, reading, spelling, kindergarten, preschool, back to school, braille, five senses
colors red, yellow, blue
minutes 30 40
waits 60
mess low
heart line@4-5: yarn, string, cotton-cord, ribbon, felt, craft-foam, burlap, fabric-scrap = 5 ft
heart line@6-8: yarn, sandpaper, string, rope, cotton-cord, ribbon, felt, craft-foam, burlap, fabric-scrap = 5 ft
heart card: cardboard, cereal-box, cardstock, pizza-box, folder, construction-paper = 3 half-sheet
nice guide: stencil, cardboard-letter, wooden-letter
nice dot: sticker, button, felt-sticker, stick-on-gem = 3
join glue: glue
tool scissors: scissors
tool pen: marker, crayon, pencil
step cards: cut card scissors > cards by gt
step choose@6-8: arrange card by c
step guide: arrange guide card by tc
step draw: draw card pen by tc
step stuff: cut line scissors by tc
step squeeze: glue glue card by cc
step lay: decorate line card glue > letters by cc
step dot: decorate dot card > dots by cc
step dry: dry card by gc
step feel: play card by cc
part cards = card own : r^ ~ -62 -4 60 96 4 -4 ; r^ ~ 2 4 60 96 4 2 ; r^ ~ 66 -4 58 96 4 -3
part letters = line a : l a 9 -80 28 -62 -38 -46 28 ; l a 9 -72 6 -54 6 ; l b 9 -14 38 -14 -28 ; l b 9 -14 -28 12 -26 18 -12 8 2 -14 4 ; l b 9 -14 4 14 6 22 20 12 36 -14 38 ; l c 9 84 -22 74 -34 58 -32 49 -14 50 10 58 24 74 26 84 14 ; l_ a+ 2 -79 25 -62 -36 -47 25 ; l_ b+ 2 -14 36 -14 -26 ; l_ c+ 2 84 -22 74 -33 58 -31 50 -14 51 10 58 23 74 25
part dots = dot b : bits b 1.11 -80 30 ; bits c 1.11 -14 -30 ; bits a 1.11 84 -23
scene lay

* chef-hat | 2-3 4-5 6-8 | Food
extras head: dry-pasta, string, sticker
appeal 3
topics chef, cook, baker, bakery, restaurant, jobs, job, career day, community helpers, pizza maker, pastry chef, costume, dress up, ratatouille, when i grow up
near kitchen
colors white, red, yellow
minutes 20 25 30
mess low
heart puff: tissue-paper, paper-napkin, packing-paper, crepe-paper, paper-towel, paper-bag = 2 sheet
heart band: cardstock, construction-paper, cereal-box, paper, folder = 2 strip
nice badge: sticker, felt, craft-foam, paper-doily, photo, felt-sticker = 1
need pens: crayon, marker, oil-pastel, paint = 2 color
nice trim@4-5,6-8: ribbon, ric-rac, washi-tape, lace = 2 ft
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, crayon
step strip: cut band scissors > band by gtc
step color: color band pens > stripes by ccc
step trim@4-5,6-8: tape trim band tape > trim by cc
step crumple: prepare puff by ccc
step pleat: tape puff band tape > puff by gtc
step badge: decorate badge band > badge by ccc
step ring: tape band tape by gtt
step gather: tape puff tape by gtc
step fluff: play puff by ccc
step name@6-8: draw band pen > name by c
part puff = puff w : y^ w 0 -34 78 50 9 .16 ; b w -50 30 -56 -10 -40 -40 40 -40 56 -10 50 30 ; l_ gray+ 2 -30 20 -38 -16 -34 -34 ; l_ gray+ 2 -10 20 -14 -22 -8 -40 ; l_ gray+ 2 12 20 14 -22 8 -38 ; l_ gray+ 2 32 20 38 -16 32 -34 ; y_ w -30 -44 26 20 7 .2 ; y_ w 34 -42 24 18 7 .2
part band = band own : q^ w 4 -54 22 54 22 52 72 -52 72 ; p_ white- 40 24 53 24 51 70 38 70
part stripes = pens b : z_ b 6 -52 32 53 32 ; z_ b 6 -51 63 52 63
part trim = trim c : z_ ~ 6 -52 67 52 67
part badge = badge c : o^ c -34 47 11 11 ; s_ w -34 47 5 7 3
part name = pen k : z_ b 2.4 -9.2 42.3 -12.9 39.5 -16.7 39.5 -20.4 43.2 -20.4 50.8 -16.7 54.5 -12.9 54.5 -9.2 51.7 ; z_ b 2.4 -5.2 39.5 -5.2 54.5 ; z_ b 2.4 6 39.5 6 54.5 ; z_ b 2.4 -5.2 47 6 47 ; z_ b 2.4 21.2 39.5 10 39.5 10 54.5 21.2 54.5 ; z_ b 2.4 10 47 18.4 47 ; z_ b 2.4 36.4 39.5 25.2 39.5 25.2 54.5 ; z_ b 2.4 25.2 47 33.6 47
scene stand

* box-camera | 2-3 4-5 6-8 | -
extras machine: button, bead, washi-tape, sticker, cardboard-letter, metal-washer, paper-fastener, snap-fastener, modeling-clay, stick-on-gem
appeal 3
topics photography, photographer, camera, photo, photos, taking pictures, reporter, journalist, polaroid, instant camera, tourist, vacation, jobs, selfie, paparazzi
colors teal, yellow, black free
minutes 20 30 40
mess low
heart box: small-box, tissue-box, cereal-box, shoebox
heart lens: cardboard-tube, plastic-lid, coffee-sleeve, yogurt-pot, paper-cup
need cover: construction-paper, paper, wrapping-paper, packing-paper = 1 sheet
need film: paper, index-card, cardstock = 2 sheet
need pens: crayon, marker, oil-pastel = 3 color
nice flash: aluminum-foil, metallic-paper = 1 scrap
nice shutter@4-5,6-8: bottle-cap, button, pom-pom, cork, sticker
nice strap@4-5,6-8: ribbon, yarn, pipe-cleaner, felt, raffia = 8 in
join stick: glue, glue-stick
join tape: tape, masking-tape
tool scissors: scissors
step slit: cut box scissors > box by ggt
step cover: glue cover box stick > cover by tcc
step lens: tape lens box tape scissors > lens by ggc
step flash: tape flash box tape > flash by ccc
step shutter@4-5,6-8: decorate shutter box > shutter by cc
step strap@4-5,6-8: tape strap box tape > strap by tc
step draw: color box pens > finder by ccc
step film: cut film scissors by gtc
step photos: draw film pens > photo by ccc
step click: play film box by ccc
part photo = film w : r^ w 6 80 54 46 2 3 ; r_ light-blue 6 77 44 30 1 3 ; o_ yellow 16 70 5 5 ; b_ green -15 88 -6 78 4 86 14 80 27 92 -15 91
part box = box own : r^ ~ 0 4 160 104 8
part cover = cover a : r ~ 0 4 160 104 8 ; r_ ~- 0 38 160 34 6 ; r_ k 0 49 66 5 2
part shutter = shutter c : r^ k -52 -53 24 12 3 ; o red -52 -58 10 5
part finder = pens c : r_ w 44 -30 34 18 3 ; r_ k 44 -30 26 11 2 ; z_ b 5 -78 22 78 22
part strap = strap b : l ~ 5 80 -20 96 0 92 26 80 30
part flash = flash own : r silver -50 -28 36 22 3 ; z_ w 2 -64 -34 -36 -34 ; z_ gray 1.5 -60 -22 -40 -22
part lens = lens own : o^ ~ 0 6 40 40 ; o_ k 0 6 33 33 ; o_ navy 0 6 24 24 ; o_ k 0 6 14 14 ; o_ w -10 -4 6 4 -35
scene stand

* play-campfire | 2-3 4-5 | Nature
extras world Nature: leaf, pinecone, toy-animal, acorn, chestnut, grass
appeal 3
topics camping, camp, campfire, bonfire, s'mores, smores, roasting marshmallows, scouts, fire pit, sleepover, summer camp, backyard camping
near tent, cowboy, ranch
colors red, orange, yellow
minutes 20 25
mess low
place floor
heart logs: cardboard-tube, newspaper, packing-paper, paper-bag, chip-can = 4
heart flames: tissue-paper, crepe-paper, paper-napkin, cellophane, construction-paper, felt = 3 sheet
need stones: newspaper, packing-paper, paper-bag, paper = 6 sheet
nice marsh: cotton-ball, cotton-pad, pillow-stuffing = 2
nice sticks: stick, craft-stick, wooden-spoon, chopstick, paper-straw = 2
need pens: crayon, marker, oil-pastel, paint = 2 color
join tape: masking-tape, tape
step logs: color logs pens > logs by cc
step stones: fold stones by cc
step ring: arrange stones > ring by cc
step tent: build logs tape > tent by tc
step tear: tear flames by cc
step pinch: fold flames tape by tc
step fire: build flames logs > flames by cc
step marsh: build marsh sticks tape > marsh by tt
step sing: play logs by cc
part flames = flames b : b^ a -40 54 -52 10 -34 -24 -26 0 -12 -74 8 -30 22 -56 34 -12 48 -18 50 24 40 56 ; b b -30 56 -36 20 -22 -4 -14 10 -2 -46 12 -8 24 -22 34 24 28 56 ; b c -16 58 -20 32 -8 12 0 -14 10 14 18 36 14 58
part logs = logs own : t^ ~ -70 56 10 0 56 10 70 56 10 ; o ~- 71 56 6 10 ; o_ ~-- 71 56 4 7
part tent = logs own : t^ ~ 2 64 9 1 26 9 0 -14 9 ; o ~- 0 -15 9 6 ; t^ ~ -54 70 9 -14 36 9 14 8 9 ; t^ ~ 54 70 9 14 36 9 -14 8 9 ; o ~- 15 7 9 6 -50 ; o ~- -15 7 9 6 50
part ring = stones gray : y^ gray -74 74 19 13 8 .12 ; y^ gray- -44 80 19 13 8 .12 ; y^ gray -12 83 19 13 8 .12 ; y^ gray- 20 83 19 13 8 .12 ; y^ gray 50 80 19 13 8 .12 ; y^ gray- 78 73 18 13 8 .12
part marsh = marsh w : l^ wood 6 96 -8 40 -46 ; y^ w 36 -49 14 12 8 .1 ; l^ wood 6 -96 -20 -46 -52 ; y^ w -42 -55 14 12 8 .1
scene stand

* stage-wheel | 4-5 6-8 9-12 | Nature
topics life cycle, life cycles, cycle, science, science project, homeschool
near nature
variant water-cycle@6-8,9-12 | Weather, Nature | light blue, blue, yellow, green | water cycle, evaporation, condensation, precipitation, rain, where rain comes from, states of matter, water, clouds
variant bean-plant | Nature | light blue, brown, green, yellow | plant growth, plant, plants, seed, how plants grow, life cycle of a plant, bean, sprout, germination, sunflower, garden
variant tree-year | Seasons, Nature | light blue, brown, green, orange | four seasons, seasons of a tree, tree, trees, year, spring summer fall winter, seasons
colors light blue, blue, yellow, green
minutes 35 45 55
mess low
heart plate: paper-plate, cake-board, cardboard
heart scene: construction-paper, cardstock, paper, magazine, junk-mail = 4 sheet
need arrow: cardstock, cereal-box, cardboard, construction-paper = 1 strip
nice fluff: cotton-ball, pillow-stuffing = 2
need pens: marker, crayon, colored-pencil = 3 color
join pin: paper-fastener
join stick: glue-stick, glue
tool scissors: scissors
tool pencil: pencil
step quarter: fold plate pencil > plate by tcc
step ground: cut scene scissors plate stick > ground by ttc
step pictures: cut scene scissors stick plate > water bean tree by ttc
step details: draw plate pens > water-lines bean-lines tree-lines by ccc
step fluff: decorate fluff plate > fluff-w fluff-b fluff-t by ccc
step arrow: cut arrow scissors > arrow by gtc
step pin: poke plate arrow pin pencil > pin by gtc
step words@6-8,9-12: draw plate pens by cc
step tell: play plate by ccc
part plate = plate own : o^ w 0 0 86 86
part ground = scene a : p_ a+ 0 0 -80 -2.8 -78.6 -14.7 -75.6 -26.3 -70.8 -37.3 -64.4 -47.5 -56.6 -56.6 -47.5 -64.4 -37.3 -70.8 -26.3 -75.6 -14.7 -78.6 -2.8 -80 ; p_ a 0 0 2.8 -80 14.7 -78.6 26.3 -75.6 37.3 -70.8 47.5 -64.4 56.6 -56.6 64.4 -47.5 70.8 -37.3 75.6 -26.3 78.6 -14.7 80 -2.8 ; p_ a+ 0 0 80 2.8 78.6 14.7 75.6 26.3 70.8 37.3 64.4 47.5 56.6 56.6 47.5 64.4 37.3 70.8 26.3 75.6 14.7 78.6 2.8 80 ; p_ a 0 0 -2.8 80 -14.7 78.6 -26.3 75.6 -37.3 70.8 -47.5 64.4 -56.6 56.6 -64.4 47.5 -70.8 37.3 -75.6 26.3 -78.6 14.7 -80 2.8
part water@water-cycle = scene b : b_ blue -74 -24 -60 -28 -44 -22 -30 -28 -4 -24 -4 -4 -78 -4 ; o_ yellow -30 -54 13 13 ; y_ w 44 -44 28 15 6 .2 ; y_ w 30 -26 18 9 5 .2 ; y_ gray 40 20 24 12 6 .2 ; j_ blue 28 34 26 46 4 ; j_ blue 40 34 38 50 4 ; j_ blue 52 34 50 46 4 ; j_ blue 34 50 32 62 4 ; j_ blue 47 52 45 62 4 ; p_ gray -70 36 -46 8 -20 40 ; p_ w -53 17 -46 8 -39 17 -46 20 ; b_ green -77 34 -50 36 -4 42 -4 76 -36 74 -66 48 ; l_ blue 6 -44 30 -36 42 -44 52 -28 62 -16 76
part bean@bean-plant = scene b : b_ brown -76 -26 -40 -34 -4 -30 -4 -4 -79 -4 ; b_ brown 4 -26 40 -32 75 -28 79 -4 4 -4 ; b_ brown 4 56 30 50 56 54 40 69 4 79 ; b_ brown -4 56 -30 50 -56 54 -40 69 -4 79 ; o_ cream -34 -17 10 6 20 ; l_ cream 3 38 -14 36 -24 40 -34 36 -44 ; l_ green 4 38 -30 36 -40 42 -50 ; j_ green 42 -50 58 -58 6 ; j_ green 42 -50 30 -62 6 ; l_ cream 2 38 -14 32 -8 ; l_ green 4 32 54 32 22 36 8 ; j_ green 32 40 14 28 7 ; j_ green 32 34 52 24 7 ; j_ green 34 18 20 8 6 ; j_ green 35 14 52 8 6 ; l_ green 4 -32 54 -32 20 ; j_ green -32 42 -50 32 7 ; j_ green -32 36 -14 28 7 ; f_ d -32 16 9 15 5 ; o_ brown -32 16 6 6
part tree@tree-year = scene b : b_ green+ -76 -22 -40 -28 -4 -22 -4 -4 -79 -4 ; b_ green 4 -22 40 -28 76 -22 79 -4 4 -4 ; b_ orange- 4 62 40 54 60 54 40 69 4 79 ; b_ w -4 62 -40 54 -60 54 -40 69 -4 79 ; t_ b -34 -18 5 -34 -40 4 -34 -50 3 ; t_ b 36 -18 5 36 -40 4 36 -50 3 ; t_ b 34 64 5 34 40 4 34 26 3 ; t_ b -34 64 5 -34 40 4 -34 14 2 ; l_ b 3 -34 44 -50 26 ; l_ b 3 -34 40 -18 22 ; l_ b 2.5 -34 30 -44 14 ; l_ b 2.5 -34 28 -24 10 ; y_ pink -34 -50 23 18 8 .2 ; y_ c 36 -48 26 21 8 .2 ; y_ d 34 28 25 20 8 .2
part water-lines@water-cycle = pens k : l_ w 2.5 -58 -32 -62 -40 -56 -46 -60 -54 ; l_ w 2.5 -44 -32 -48 -38 -43 -44 ; l_ w 2 -60 -14 -50 -18 -40 -14 -30 -18
part bean-lines@bean-plant = pens k : o_ yellow -40 -58 9 9 ; z_ brown- 2 -60 -12 -52 -14 ; z_ brown- 2 -20 -12 -12 -14 ; z_ brown- 2 56 -14 66 -16 ; z_ brown- 2 20 64 30 62
part tree-lines@tree-year = pens k : d_ w 2.6 -44 -54 -30 -58 -24 -46 -40 -44 -33 -48 ; d_ red 3 28 -54 46 -44 38 -38 26 -42 ; d_ red 3 24 30 38 20 46 34 32 38 ; d_ w 2.4 -60 22 -14 38 -62 42 -22 52 -50 12
part fluff-w@water-cycle = fluff w : cotton w 38 -46 16 ; cotton w 56 -42 14
part fluff-b@bean-plant = fluff w : cotton w 22 -62 9
part fluff-t@tree-year = fluff w : bits w 1.33 -34 63 ; bits w 0.89 -52 22
part arrow = arrow d : p^ red -5 8 5 8 4 -44 12 -44 0 -68 -12 -44 -4 -44
part pin = pin own : o gold 0 0 7 7 ; o_ gold+ -2 -2 2.5 2.5
scene lay

* visit-bag | 4-5 6-8 | -
extras box: masking-tape, letter-bead
appeal 3
topics jobs, job, community helpers, hospital, career day, first aid, check-up, when i grow up, pretend play, body, get well
variant doctor | - | black, red, white | doctor, nurse, medic, hospital, doctor's bag, paramedic, ambulance, human body
variant vet | Animals | teal, white, yellow | vet, veterinarian, vet clinic, pet doctor, animal doctor, pets, puppy, kitten
colors black, red, white
minutes 40 45
mess low
heart box: cereal-box, shoebox, tissue-box, cardboard-box
heart tube: cardboard-tube
need cover: construction-paper, paper, wrapping-paper, packing-paper = 2 sheet
need sign: construction-paper, paper, felt, craft-foam = 1 scrap
need sticks: craft-stick = 2
nice bandage: adhesive-bandage, cotton-pad, masking-tape = 1
join stick: glue-stick, glue, tape
join tape: tape, masking-tape
need pens: marker, crayon = 2 color
tool scissors: scissors
step open: cut box scissors > box by gt
step cover: glue cover box stick > cover by tc
step handle: tape cover box tape > handle by tc
step sign: cut sign scissors stick box > cross paw by tc
step scope: color tube pens > scope by cc
step sticks: draw sticks pens > sticks by cc
step bandage: prepare bandage > bandage by cc
step cards@6-8: draw cover pens by c
step visit: play tube by cc
part handle = cover a : a ~ 0 -14 44 34 180 360 ; r_ ~ -39 -8 10 16 1 ; r_ ~ 39 -8 10 16 1
part sticks = sticks own : stick ~ 22 -76 26 10 11 ; o_ red 24 -10 5 5 ; z_ k 1.5 18 -60 27 -60 ; z_ k 1.5 18 -50 27 -50 ; z_ k 1.5 18 -40 27 -40 ; z_ red 4 23 -52 25 -12 ; stick ~ 46 -52 44 10 11
part scope = tube own : tube ~ -32 -62 30 70 ; z_ teal 5 -46 -40 -18 -40 ; z_ teal 5 -46 -30 -18 -30
part bandage = bandage tan : patch ~ 4 -34 22
part box = box own : q^ ~ 6 -70 -4 70 -4 78 80 -78 80
part cover = cover a : q ~ 6 -70 -4 70 -4 78 80 -78 80 ; p_ ~- 52 -2 69 -2 76 78 56 78 ; r_ silver -22 -2 14 9 2 ; r_ silver 22 -2 14 9 2
part cross@doctor = sign b : o^ w 0 40 30 30 ; r_ b 0 40 14 42 1 ; r_ b 0 40 42 14 1
part paw@vet = sign b : o^ b 0 40 31 31 ; b_ a -14 52 -10 40 0 36 10 40 14 52 0 55 ; o_ a -17 36 5 7 -25 ; o_ a -6 27 5 7 ; o_ a 6 27 5 7 ; o_ a 17 36 5 7 25
scene stand

* petal-clock | 4-5 6-8 | -
extras board: string, ribbon
topics clock, telling time, time, what time is it, numbers, number, counting, math, o'clock, minutes, first grade, hickory dickory dock, new year's eve
colors yellow, orange, light green, teal free
minutes 35 45
mess low
heart plate: paper-plate, cake-board, cardboard
heart petals: construction-paper, cardstock, paint-chip, origami-paper, felt, sticky-note = 4 sheet
need hands: cardstock, cereal-box, construction-paper, cardboard = 1 strip
nice middle: sticker, button, bottle-cap, pom-pom
join pin: paper-fastener
join stick: glue-stick, glue
tool scissors: scissors
need pens: marker, crayon = 2 color
tool pencil: pencil
step marks: draw plate pencil > plate by tc
step petals: cut petals scissors by tc
step stick: glue petals plate stick > petals by tc
step numbers: draw petals pens > numbers by tc
step minutes@6-8: draw plate pens by c
step hands: cut hands scissors > hands by gt
step pin: poke plate hands pin pencil > pin by gt
step face: draw plate pens > face by cc
step middle: glue middle plate > middle by cc
step ask: play hands by cc
part petals = petals a : o b 0 -66 27 17 -90 ; o^ c 33 -57.2 27 17 -60 ; o d 57.2 -33 27 17 -30 ; o^ b 66 -0 27 17 0 ; o c 57.2 33 27 17 30 ; o^ d 33 57.2 27 17 60 ; o b 0 66 27 17 90 ; o^ c -33 57.2 27 17 120 ; o d -57.2 33 27 17 150 ; o^ b -66 0 27 17 180 ; o c -57.2 -33 27 17 210 ; o^ d -33 -57.2 27 17 240
part plate = plate own : o^ w 0 0 56 56 ; o_ white- 0 0 46 46 ; o_ w 0 0 44 44
part numbers = pens k : z_ k 2.6 35 -68.8 38 -71.8 38 -59.8 ; z_ k 2.6 61.3 -41 63.6 -44 68.1 -44 70.3 -41 69.6 -38.6 61.3 -32 70.3 -32 ; z_ k 2.6 71.5 -4.5 74.5 -6 78.2 -6 80.5 -3 78.2 -0.3 75.2 -0.3 ; z_ k 2.6 78.2 -0.3 80.5 3 78.2 6 74.5 6 71.5 4.5 ; z_ k 2.6 68.1 44 68.1 32 61.3 40.2 70.3 40.2 ; z_ k 2.6 42.5 59.8 35 59.8 34.2 65.1 39.5 64.6 42.5 67.3 41.7 70.6 38.7 71.8 33.5 70.9 ; z_ k 2.6 3.8 70.8 -0.7 71.5 -4.5 76.8 -4.5 79 -1.5 82 1.5 82 4.5 79.5 3 76.5 -0.7 76 -4.5 78.1 ; z_ k 2.6 -42.5 59.8 -33.5 59.8 -39.5 71.8 ; z_ k 2.6 -65.8 37.7 -69.1 35.8 -68.8 33.2 -65.8 32 -62.8 33.2 -62.5 35.8 -65.8 37.7 -70.3 40.7 -68.8 43.4 -65.8 44 -62.8 43.4 -61.3 40.7 -65.8 37.7 ; z_ k 2.6 -71.5 -2.2 -74.5 0.3 -77.5 0 -80.5 -2.5 -79 -5.4 -76 -6 -73 -5.2 -71.5 -2.2 -72.2 3 -75.2 6 -79 5.7 ; z_ k 2.6 -74.9 -41 -71.9 -44 -71.9 -32 ; z_ k 2.6 -61.2 -44 -58.2 -44 -55.2 -41 -55.2 -35 -58.2 -32 -61.2 -32 -64.2 -35 -64.2 -41 -61.2 -44 ; z_ k 2.6 -47.1 -68.8 -44.1 -71.8 -44.1 -59.8 ; z_ k 2.6 -34.9 -68.8 -31.9 -71.8 -31.9 -59.8 ; z_ k 2.6 -9.1 -79 -6.1 -82 -6.1 -70 ; z_ k 2.6 1.6 -79 3.8 -82 8.3 -82 10.6 -79 9.8 -76.6 1.6 -70 10.6 -70
part face = pens k : k -14 12 4 ; k 14 12 4 ; u 0 18 10
part hands = hands a : p^ red -4 6 4 6 3 -24 8 -24 0 -36 -8 -24 -3 -24 ; p^ teal -6.9 -0 -3.4 6 30.9 -14.4 32.9 -10.9 39.8 -23 25.9 -23.1 27.9 -19.6
part pin = pin own : o gold 0 0 6 6
part middle = middle gold : bits own 1 0 0
scene lay

* erupting-volcano | 6-8 9-12 | Nature
extras world Dinosaurs: pinecone, stone, toy-tree, stick
appeal 3
topics volcano, volcanoes, eruption, lava, magma, earth science, geology, science fair, science project, experiment, pompeii, hawaii, iceland, chemistry, science week, science volcano, volcano experiment, papier-mache volcano, paper mache volcano
near dinosaurs, island
colors brown, red, green
minutes 60 75
waits 720
mess lots
heart soda: baking-soda = 3 tbsp
need acid: vinegar, lemon-juice = 1 cup
heart bottle: plastic-bottle, plastic-jar, plastic-cup, yogurt-pot, paper-cup
need skin: newspaper, packing-paper, paper-towel, paper-bag, toilet-paper = 8 sheet
need paste: flour, glue = 1 cup
need base: cardboard, pizza-box, foil-pan, foil-tray, cake-board, cardboard-box
need paint: paint, acrylic-paint = 3 color
nice red: food-coloring = 5 drop
nice foam: dish-soap = 1 tsp
nice trees: stick, pine-branch, pinecone, moss, fresh-herb, pine-needle = 5
nice stones: pebble, stone, moss, sand = handful
join tape: masking-tape, tape, duct-tape
tool brush: paintbrush, sponge-brush
home water: = 1 cup
home bowl
home tray
step set: tape bottle base tape > base bottle by tc
step cone: build skin bottle tape > cone by cc
step paste: mix paste water bowl by cc
step skin: glue skin paste bottle > skin by cc
step dry: dry skin by cc
step paint: paint paint brush skin > rock by cc
step land: decorate trees stones? base paste > trees stones by cc
step load: fill soda bottle red? foam? by cc
step erupt: play acid bottle tray > lava by tt
step vary@9-12: play soda acid by c
part base = base own : r^ ~ 0 76 180 16 3
part bottle = bottle own : r^ ~ 0 0 36 130 8 ; r_ ~+ 0 -62 30 10 3
part cone = skin gray : b^ ~ -86 70 -60 20 -34 -28 -20 -56 20 -56 34 -28 60 20 86 70 0 74 ; z_ ~- 2 -60 60 -36 20 -30 60 -8 -20 ; z_ ~- 2 60 60 36 20 30 60 8 -20
part skin = skin gray paint paint a : b ~ -86 70 -60 20 -34 -28 -21 -58 21 -58 34 -28 60 20 86 70 0 74 ; o_ ~-- 0 -57 20 5
part rock = paint a : b_ a- 20 -54 34 -28 60 20 84 69 30 72 40 40 24 10 ; l_ a- 4 -30 -20 -36 10 -58 50 ; l_ a+ 4 -14 -44 -22 -10 -20 20 ; b_ c -84 71 -58 60 -30 64 0 58 30 64 58 60 84 71 60 74 -60 74 ; o_ k 0 -57 17 4
part lava = acid b : y^ b 0 -66 27 14 7 .25 ; b b -18 -60 -24 -30 -32 0 -26 16 -18 6 -10 -26 -6 18 2 40 10 28 8 -20 18 -24 26 10 36 22 40 8 30 -24 18 -60 ; y_ orange -2 -72 15 9 6 .3 ; b_ orange -8 -56 -12 -20 -20 4 -14 -6 -4 -40 4 20 4 -30 14 -36 10 -56 ; o_ b 16 -88 5 5 ; o_ b -20 -86 4 4 ; o_ orange 2 -94 4.5 4.5 ; o_ b+ -8 -70 4 3
part trees = trees green : z^ umber 4 -80 72 -82 40 ; z^ umber 3 -82 52 -90 42 ; z^ umber 3 -81 56 -72 46 ; z^ umber 4 82 70 86 42 ; z^ umber 3 84 56 94 48
part stones = stones gray : o^ gray -74 66 10 7 ; o^ gray- 78 66 9 6 ; o gray 60 69 6 4 ; o gray- -56 69 6 4
scene stand

* swab-hand | 4-5 6-8 | -
topics human body, skeleton, bones, bone, hand, x-ray, xray, anatomy, my body, radiologist, halloween skeleton
near doctor, hospital, broken arm
colors black, white
minutes 30 40
mess low
heart swabs: cotton-swab, cotton-stem = 20
heart sheet: construction-paper, cardstock, felt, craft-foam, paper = 1 sheet
nice plate: sticky-note, index-card, sticker, paper = 1 scrap
join glue: glue
tool scissors: scissors
tool chalk: chalk, colored-pencil, oil-pastel, crayon, chalk-marker
step trace: draw sheet chalk > sheet outline by tc
step feel: play sheet by cc
step cut: cut swabs scissors by gt
step palm: glue swabs glue sheet > palm by cc
step fingers: glue swabs glue sheet > fingers by cc
step wrist: glue swabs glue sheet > wrist by cc
step label@6-8: glue plate glue scissors sheet > label by c
step dry: dry sheet by cc
step match: play sheet by cc
part sheet = sheet a : r^ ~ 0 0 150 184 3
part outline = chalk w : l_ gray 2 -34 90 -32 62 -46 44 -66 14 -72 -4 -60 -12 -44 10 -40 0 -50 -44 -50 -66 -36 -68 -28 -28 -24 -30 -24 -64 -20 -84 -8 -86 -2 -74 -2 -30 2 -30 14 -72 20 -82 32 -78 34 -66 22 -24 28 -22 48 -52 58 -58 66 -50 62 -38 42 4 36 40 28 62 30 90
part palm = swabs w : l w 5 -24 42 -34 8 ; l w 5 -10 42 -18 0 ; l w 5 2 42 0 -2 ; l w 5 13 42 17 4 ; l w 5 -34 46 -52 24
part fingers = swabs w : l w 5 -36 -2 -38 -24 ; l w 5 -39 -32 -41 -46 ; l w 4.5 -42 -53 -43 -62 ; l w 5 -18 -10 -16 -38 ; l w 5 -15 -46 -14 -62 ; l w 4.5 -13 -69 -13 -78 ; l w 5 3 -12 8 -38 ; l w 5 10 -46 14 -60 ; l w 4.5 17 -66 21 -75 ; l w 5 22 -6 32 -24 ; l w 5 36 -30 43 -40 ; l w 4.5 47 -45 53 -52 ; l w 5 -55 18 -62 6 ; l w 4.5 -64 2 -67 -4 ; d_ w 4 -36 -2 -38 -24 -39 -32 -41 -46 -42 -53 -43 -62 -18 -10 -16 -38 -15 -46 -14 -62 -13 -69 -13 -78 3 -12 8 -38 10 -46 14 -60 17 -66 21 -75 22 -6 32 -24 36 -30 43 -40 47 -45 53 -52 -55 18 -62 6 -64 2 -67 -4
part wrist = swabs w : d w 5 -18 52 -8 52 2 52 12 51 -13 60 -2 60 8 59 ; l w 6 -12 90 -12 68 ; l w 6 8 90 8 68
part label = plate own : r^ ~ 54 78 30 18 1 ; z_ k 1.6 44 75 64 75 ; z_ k 1.6 44 81 58 81
scene lay

* mummy-case | 6-8 9-12 | -
extras box: stick-on-gem, old-jewelry-piece, seed-bead
appeal 3
topics ancient egypt, ancient egypt project, egypt, egyptian, mummy, mummies, sarcophagus, pharaoh, tutankhamun, king tut, pyramid, pyramids, hieroglyphs, hieroglyphics, tomb, archaeology, history, museum, cleopatra, ancient civilizations
colors gold, blue, red
minutes 60 75
waits 60
mess some
heart wrap: fabric-scrap, toilet-paper, paper-towel, masking-tape, crepe-paper, old-t-shirt, bed-sheet, gauze = 4 strip
heart case: small-box, cereal-box, shoebox, milk-carton, cardboard-box
heart body: air-dry-clay, modeling-clay, play-dough, doll, peg-doll, clothespin, craft-stick, toy-animal = 1
need lid: cardboard, cereal-box, cardstock, cardboard-box, pizza-box = 1 sheet
need gold: acrylic-paint, paint, metallic-paint = 1 color
need blue: acrylic-paint, paint, marker, permanent-marker, oil-pastel, crayon, colored-pencil = 2 color
nice gems: stick-on-gem, sequin, bead, metallic-paper = 3
join glue: glue
tool brush: paintbrush
tool scissors: scissors
tool pencil: pencil
tool pen: marker, permanent-marker, paint-marker
step shape: shape body wrap? by cc
step strips: cut wrap scissors by cc
step wrap: glue wrap body glue > mummy by cc
step case: cut case scissors > case by tc
step lid: cut lid scissors pencil > lid by tc
step paint: paint gold brush blue lid case > gilt by cc
step stripes: decorate blue lid > stripes face by cc
step glyphs: draw pen lid > glyphs by cc
step gems: glue gems glue lid > gems by cc
step rest: play body case lid by cc
part case = case own paint paint b : q^ ~ 8 8 -58 24 -84 62 -84 78 -58 74 60 66 84 20 84 12 60
part mummy = wrap w : b^ w 43 -64 56 -58 58 -42 54 -30 66 -18 66 10 58 40 56 70 43 74 30 70 28 40 20 10 20 -18 32 -30 28 -42 30 -58 ; z_ gray+ 2.2 30 -54 57 -46 ; z_ gray+ 2.2 29 -44 57 -52 ; z_ gray+ 2.2 24 -18 62 -26 ; z_ gray+ 2.2 21 -10 66 0 ; z_ gray+ 2.2 21 10 66 -6 ; z_ gray+ 2.2 24 22 64 12 ; z_ gray+ 2.2 26 30 62 36 ; z_ gray+ 2.2 28 50 59 40 ; z_ gray+ 2.2 29 58 58 64 ; o_ k 38 -44 2.4 ; o_ k 49 -44 2.4
part lid = lid own paint paint a : q^ ~ 8 -84 -58 -68 -88 -26 -88 -10 -58 -16 62 -26 88 -68 88 -78 62
part gilt = gold a : q_ a+ 6 -78 -56 -65 -82 -29 -82 -16 -56 -22 60 -30 82 -64 82 -72 60
part stripes = gold b : b_ b -47 -78 -24 -70 -18 -46 -20 -18 -32 -18 -34 -44 -60 -44 -62 -18 -74 -18 -76 -46 -70 -70 ; z_ a 3 -73 -28 -63 -28 ; z_ a 3 -74 -38 -63 -38 ; z_ a 3 -73 -50 -62 -48 ; z_ a 3 -31 -28 -21 -28 ; z_ a 3 -31 -38 -20 -38 ; z_ a 3 -32 -48 -21 -50 ; z_ a 3 -47 -77 -47 -68 ; z_ a 3 -58 -74 -54 -66 ; z_ a 3 -36 -74 -40 -66 ; r_ b -47 6 44 5 1 ; r_ c -47 16 46 5 1 ; r_ b -47 72 34 5 1 ; p_ c -69 -6 -47 4 -25 -6 -29 -12 -65 -12
part face = gold c : o_ tan -47 -46 14 18 ; l_ k 2 -56 -48 -51 -50 -47 -48 ; l_ k 2 -38 -48 -43 -50 -46 -48 ; o_ k -52 -47 2 ; o_ k -42 -47 2 ; l_ red 2 -51 -36 -47 -34 -43 -36 ; r_ b -47 -23 6 12 2
part glyphs = pen k : z_ k 2 -62 28 -62 40 ; o_ k -62 26 3.5 ; z_ k 2 -67 32 -57 32 ; l_ k 2 -54 30 -50 26 -44 30 -50 33 -54 30 ; l_ k 2 -50 33 -50 40 ; l_ k 2 -40 36 -34 28 -28 30 -32 34 -30 40 -40 40 -40 36 ; l_ k 2 -64 50 -60 46 -56 50 -52 46 -48 50 -44 46 -40 50 ; o_ k -32 50 4.5 ; o_ a -32 50 2 ; z_ k 2 -60 58 -60 66 ; z_ k 2 -54 58 -54 66 ; l_ k 2 -46 66 -42 58 -34 58 -34 66
part gems = gems c : bits red 0.74 -47 -4 ; bits teal 0.56 -57 -8 -37 -8
scene lay

* roman-mosaic | 6-8 9-12 13+ | Ocean
topics mosaic, ancient rome, rome, roman, romans, pompeii, italy, ancient greece, history, tile, fish, art history, villa, byzantine
near gladiator
colors teal, orange, cream, navy
minutes 45 75 100
waits 120
mess some
heart tiles@6-8: construction-paper, magazine, junk-mail, paint-chip, cardstock, wrapping-paper, eggshell, mosaic-tile, dried-bean, craft-foam = 3 color
heart tiles@9-12,13+: mosaic-tile, eggshell, paint-chip, cardstock, magazine, junk-mail, construction-paper, polymer-clay, craft-foam = 4 color
heart board: cardboard, wood-scrap, cereal-box, foam-board, cardstock, pizza-box, canvas
nice color: acrylic-paint, paint = 3 color
nice glove: glove, rubber-glove = 1 pair when tiles=mosaic-tile
home towel when tiles=mosaic-tile
join glue: glue, waterproof-glue
tool brush: paintbrush
tool scissors: scissors
tool pencil: pencil
step draw: draw board pencil > board by ccc
step tint: paint color brush tiles by ccc
step cut: cut tiles scissors glove? towel? by ccc
step eye: glue tiles glue board > eye by ccc
step outline: glue tiles glue board > outline by ccc
step fill: glue tiles glue board > fish by ccc
step sea: glue tiles glue board > sea by ccc
step border: glue tiles glue board > border by ccc
step dry: dry board by ccc
step shine: glue glue brush board by ccc
part board = board own : r^ tan 0 0 176 176 3
part eye = tiles k : r_ w -47.5 -15.6 7 7 .8 3.8 ; r_ w -39.8 -16 7 7 .8 -4.5 ; r_ w -31.6 -15.8 7 7 .8 -2.3 ; r_ w -47.7 -8.1 7 7 .8 2.7 ; r_ k -39.3 -8.1 7 7 .8 -4.3 ; r_ w -31.7 -7.7 7 7 .8 -1.6 ; r_ w -47.2 0.3 7 7 .8 -1.1 ; r_ w -39.2 0.1 7 7 .8 4.2 ; r_ w -31.4 0.3 7 7 .8 4.7
part outline = tiles d : r_ d -15.9 -39.6 7 7 .8 1.4 ; r_ d -23.8 -31.6 7 7 .8 0.2 ; r_ d -8.3 -31.8 7 7 .8 -1.1 ; r_ d -0.1 -31.7 7 7 .8 5.1 ; r_ d -39.2 -23.7 7 7 .8 0.1 ; r_ d -31.2 -23.6 7 7 .8 5.9 ; r_ d 7.8 -23.7 7 7 .8 1.2 ; r_ d 15.7 -23.9 7 7 .8 1.9 ; r_ d 63 -23.5 7 7 .8 -5.5 ; r_ d 23.4 -16.1 7 7 .8 2.1 ; r_ d 31.6 -15.7 7 7 .8 -1.5 ; r_ d 55.3 -15.6 7 7 .8 -1.3 ; r_ d 62.9 -16.1 7 7 .8 4 ; r_ d -55.6 -8.1 7 7 .8 1.9 ; r_ d 39.7 -8.1 7 7 .8 -5.3 ; r_ d 47.1 -8.1 7 7 .8 -5.7 ; r_ d 55.6 -8 7 7 .8 1 ; r_ d -55.3 0 7 7 .8 2.7 ; r_ d 55.2 0.3 7 7 .8 5.2 ; r_ d -55.2 7.7 7 7 .8 -5.9 ; r_ d 39.2 8.2 7 7 .8 -2.3 ; r_ d 47.2 7.6 7 7 .8 -2.3 ; r_ d 55.3 8.1 7 7 .8 -1.7 ; r_ d -47.4 15.5 7 7 .8 -3.7 ; r_ d 23.6 15.7 7 7 .8 -1.1 ; r_ d 31.2 15.7 7 7 .8 2.4 ; r_ d 55 15.7 7 7 .8 0.1 ; r_ d 63.4 16.1 7 7 .8 1.3 ; r_ d -39.7 24 7 7 .8 -0.6 ; r_ d -31.4 23.5 7 7 .8 0.8 ; r_ d -23.7 23.4 7 7 .8 5 ; r_ d -16.1 23.9 7 7 .8 4.8 ; r_ d 16 23.7 7 7 .8 -1.2 ; r_ d 63 23.8 7 7 .8 -2 ; r_ d -7.7 31.6 7 7 .8 -3.1 ; r_ d 8.3 31.8 7 7 .8 4.5 ; r_ d 0.1 39.3 7 7 .8 1.7
part fish = tiles a : r_ b -15.9 -31.5 7 7 .8 -5.8 ; r_ a+ -23.6 -23.5 7 7 .8 -5.1 ; r_ a -15.7 -23.3 7 7 .8 -1.4 ; r_ a+ -8 -23.3 7 7 .8 4.3 ; r_ b 0.1 -24.1 7 7 .8 5.3 ; r_ a+ -23.7 -15.5 7 7 .8 -2.7 ; r_ a+ -15.7 -15.7 7 7 .8 1.1 ; r_ a+ -8.1 -16 7 7 .8 5.4 ; r_ b 0.4 -15.5 7 7 .8 4.5 ; r_ a 7.5 -16.2 7 7 .8 -2.7 ; r_ a 15.4 -16.2 7 7 .8 -3.3 ; r_ a+ -24 -7.7 7 7 .8 0.8 ; r_ a -15.5 -7.9 7 7 .8 3.6 ; r_ a+ -7.9 -8.1 7 7 .8 5.6 ; r_ b 0.3 -8.1 7 7 .8 -1.7 ; r_ a 7.8 -8 7 7 .8 -1.3 ; r_ a 16 -7.7 7 7 .8 -1.6 ; r_ a 23.7 -7.6 7 7 .8 0.8 ; r_ b 31.3 -7.9 7 7 .8 4.3 ; r_ a+ -23.3 0.1 7 7 .8 0.3 ; r_ a -16.2 -0.3 7 7 .8 5.1 ; r_ a+ -8.1 -0.3 7 7 .8 1.6 ; r_ b -0.3 -0.2 7 7 .8 -0.9 ; r_ a 7.7 0.4 7 7 .8 -5.3 ; r_ a 16 -0.2 7 7 .8 -4.1 ; r_ a 24 0.2 7 7 .8 -5.8 ; r_ b 31.9 -0.4 7 7 .8 -4.7 ; r_ a+ 39.2 -0.2 7 7 .8 -3.2 ; r_ b- 47.4 0 7 7 .8 -0.7 ; r_ a+ -47.4 7.8 7 7 .8 3.6 ; r_ a -39.6 8.2 7 7 .8 -1 ; r_ a -31.9 8.2 7 7 .8 3.7 ; r_ a+ -23.6 8.3 7 7 .8 -2.8 ; r_ a -16.2 8 7 7 .8 -3.9 ; r_ a -7.6 8.2 7 7 .8 3.9 ; r_ b -0.1 8 7 7 .8 0.3 ; r_ a+ 8.2 8.1 7 7 .8 -5 ; r_ a 15.9 8.2 7 7 .8 -2.4 ; r_ a 23.6 8.2 7 7 .8 -4.9 ; r_ b 31.4 7.9 7 7 .8 0.3 ; r_ a -39.6 15.5 7 7 .8 -2.3 ; r_ a -31.5 16 7 7 .8 -2 ; r_ a+ -24 15.5 7 7 .8 -4.9 ; r_ a -15.7 15.5 7 7 .8 -3.7 ; r_ a -7.6 15.9 7 7 .8 -4.9 ; r_ b -0.4 16.2 7 7 .8 -0.8 ; r_ a+ 8.1 15.7 7 7 .8 3.9 ; r_ a+ 15.5 15.6 7 7 .8 -4.2 ; r_ a -8 23.4 7 7 .8 5.2 ; r_ b -0.2 24 7 7 .8 -3.1 ; r_ a+ 8 24 7 7 .8 -3.8 ; r_ b -0.2 31.5 7 7 .8 -3.2
part sea = tiles c : r_ c -63.2 -62.9 7 7 .8 1.4 ; r_ c -55.5 -62.9 7 7 .8 3 ; r_ c -47.6 -63.2 7 7 .8 -5.3 ; r_ c -39.7 -63.2 7 7 .8 5.7 ; r_ c -31.7 -62.9 7 7 .8 5.8 ; r_ c -23.6 -62.9 7 7 .8 -0.3 ; r_ c -15.6 -62.8 7 7 .8 -5.7 ; r_ c -7.9 -63 7 7 .8 -2.2 ; r_ c -0.3 -63.2 7 7 .8 2.8 ; r_ w 8.1 -62.9 7 7 .8 -1.8 ; r_ c 16.1 -62.9 7 7 .8 -1 ; r_ w 24 -63.1 7 7 .8 1.5 ; r_ c 31.5 -63.6 7 7 .8 -5.1 ; r_ c 39.6 -62.8 7 7 .8 4.6 ; r_ w 47.3 -63 7 7 .8 1 ; r_ c 55.3 -63.2 7 7 .8 0.2 ; r_ c 63 -63.5 7 7 .8 -5.7 ; r_ c -62.9 -55.4 7 7 .8 2 ; r_ c -55.2 -55.1 7 7 .8 3.1 ; r_ light-blue -47.1 -55.4 7 7 .8 1 ; r_ light-blue -39.6 -55.6 7 7 .8 -0 ; r_ c -31.3 -55 7 7 .8 2.5 ; r_ c -23.4 -55.6 7 7 .8 -0.3 ; r_ light-blue -15.5 -55.4 7 7 .8 0.2 ; r_ light-blue -7.8 -55.1 7 7 .8 4.1 ; r_ c 0.1 -55.4 7 7 .8 3.9 ; r_ c 8.2 -55.7 7 7 .8 2.5 ; r_ light-blue 15.6 -55.1 7 7 .8 -5.8 ; r_ light-blue 23.4 -55.3 7 7 .8 -5.7 ; r_ c 31.9 -55.5 7 7 .8 -4.3 ; r_ c 39.9 -55.6 7 7 .8 -4.7 ; r_ light-blue 47.8 -55.2 7 7 .8 -3.6 ; r_ light-blue 55.3 -55.6 7 7 .8 -5.9 ; r_ c 63.2 -55.1 7 7 .8 -3.9 ; r_ light-blue -63.2 -47.6 7 7 .8 4.6 ; r_ light-blue -55.7 -47.4 7 7 .8 1.8 ; r_ c -47.4 -47.1 7 7 .8 -1.9 ; r_ c -39.4 -47.6 7 7 .8 2.7 ; r_ light-blue -31.8 -47.1 7 7 .8 5.8 ; r_ light-blue -23.3 -47.4 7 7 .8 3.5 ; r_ c -15.9 -47.1 7 7 .8 4.3 ; r_ w -7.9 -47.8 7 7 .8 -1.9 ; r_ light-blue 0.2 -47.4 7 7 .8 -5.7 ; r_ light-blue 8.1 -47.7 7 7 .8 3.6 ; r_ c 15.5 -47.5 7 7 .8 3.5 ; r_ w 23.7 -47 7 7 .8 4.8 ; r_ light-blue 32 -47.4 7 7 .8 5.4 ; r_ light-blue 39.2 -47.6 7 7 .8 0.3 ; r_ c 47.2 -47.2 7 7 .8 1.7 ; r_ c 55.1 -47.5 7 7 .8 4.1 ; r_ light-blue 63 -47.7 7 7 .8 0.5 ; r_ w -63.5 -39.8 7 7 .8 5.2 ; r_ c -55.4 -39.1 7 7 .8 5.1 ; r_ w -47.6 -39.5 7 7 .8 -1.9 ; r_ c -39.5 -39.8 7 7 .8 -1 ; r_ c -31.3 -39.8 7 7 .8 3.4 ; r_ c -24.1 -39.8 7 7 .8 -5.9 ; r_ c -8.2 -39.3 7 7 .8 -4.5 ; r_ c 0.2 -39.3 7 7 .8 4.5 ; r_ c 7.8 -39.6 7 7 .8 0.4 ; r_ c 15.8 -39.2 7 7 .8 0.4 ; r_ c 23.7 -39.2 7 7 .8 1.3 ; r_ c 31.4 -39.3 7 7 .8 3.7 ; r_ c 39.4 -39.6 7 7 .8 5.1 ; r_ c 47.6 -39.7 7 7 .8 -4.8 ; r_ w 55 -39.8 7 7 .8 -1.3 ; r_ c 63.5 -39.6 7 7 .8 3.5 ; r_ c -62.9 -31.4 7 7 .8 -0.2 ; r_ w -55.7 -31.6 7 7 .8 0.2 ; r_ c -47.7 -31.9 7 7 .8 -3.6 ; r_ c -39.1 -31.3 7 7 .8 -4.9 ; r_ c -31.9 -31.5 7 7 .8 -5.1 ; r_ c 8 -31.9 7 7 .8 3.5 ; r_ w 16.1 -31.4 7 7 .8 2.5 ; r_ c 23.8 -31.8 7 7 .8 1 ; r_ c 31.8 -31.8 7 7 .8 4.9 ; r_ c 39.8 -31.7 7 7 .8 4.8 ; r_ c 47.6 -31.4 7 7 .8 -1.1 ; r_ c 55 -31.7 7 7 .8 -0.4 ; r_ c 63.5 -31.2 7 7 .8 4.8 ; r_ c -62.8 -24.1 7 7 .8 1.4 ; r_ c -55.5 -23.8 7 7 .8 -5.4 ; r_ c -47.3 -24.1 7 7 .8 -2.9 ; r_ c 23.7 -23.9 7 7 .8 2.6 ; r_ c 31.2 -23.5 7 7 .8 1 ; r_ c 39.4 -23.6 7 7 .8 -5.4 ; r_ c 47.6 -24.1 7 7 .8 5.9 ; r_ w 55 -23.4 7 7 .8 -0.8 ; r_ w -63.5 -15.9 7 7 .8 -4.3 ; r_ w -55.3 -16 7 7 .8 1 ; r_ c 39.5 -16 7 7 .8 -1.9 ; r_ c 47.7 -16.1 7 7 .8 -4.6 ; r_ c -62.9 -7.9 7 7 .8 3.9 ; r_ c 63 -7.9 7 7 .8 -2 ; r_ c -63.3 -0.1 7 7 .8 5.6 ; r_ c 63.3 0.4 7 7 .8 0.6 ; r_ c -63 8.1 7 7 .8 3.5 ; r_ w 63.3 7.6 7 7 .8 -1.3 ; r_ w -63 16.1 7 7 .8 -4.2 ; r_ w -55 16 7 7 .8 5.4 ; r_ c 39.9 16 7 7 .8 1.9 ; r_ w 47.2 15.6 7 7 .8 -2.3 ; r_ c -63.4 24.1 7 7 .8 1.5 ; r_ w -55.1 23.4 7 7 .8 -0.3 ; r_ c -47.2 23.6 7 7 .8 5.1 ; r_ c 23.9 24 7 7 .8 6 ; r_ w 31.4 23.8 7 7 .8 2.9 ; r_ c 39.6 23.8 7 7 .8 3.2 ; r_ w 47.2 23.7 7 7 .8 -4.3 ; r_ c 55 23.6 7 7 .8 -2 ; r_ w -63.2 32 7 7 .8 4.1 ; r_ c -55 31.3 7 7 .8 -4.6 ; r_ c -47.4 31.5 7 7 .8 4.9 ; r_ w -39.2 31.4 7 7 .8 1.4 ; r_ c -31.4 31.7 7 7 .8 3 ; r_ w -23.4 31.9 7 7 .8 -3.1 ; r_ w -16 31.9 7 7 .8 5.7 ; r_ c 15.7 31.6 7 7 .8 0.8 ; r_ c 23.5 31.8 7 7 .8 0.8 ; r_ w 31.3 31.8 7 7 .8 -4.5 ; r_ c 39.1 31.4 7 7 .8 -2.4 ; r_ w 47.1 31.6 7 7 .8 -0.6 ; r_ c 55 31.8 7 7 .8 -3.2 ; r_ w 62.8 31.9 7 7 .8 -2.3 ; r_ c -63.1 39.7 7 7 .8 0.7 ; r_ c -55.5 39.8 7 7 .8 -5.4 ; r_ c -47.6 39.8 7 7 .8 5.5 ; r_ w -39.2 39.7 7 7 .8 -4.4 ; r_ c -31.7 39.2 7 7 .8 4.3 ; r_ c -23.5 39.3 7 7 .8 -3.8 ; r_ c -15.8 39.3 7 7 .8 -2.7 ; r_ c -7.8 39.3 7 7 .8 -2.4 ; r_ c 7.6 39.9 7 7 .8 -0.7 ; r_ c 15.8 39.1 7 7 .8 1.2 ; r_ c 23.7 39.4 7 7 .8 0.8 ; r_ c 31.4 39.7 7 7 .8 -3 ; r_ c 39.7 39.1 7 7 .8 3.5 ; r_ w 47.8 39.1 7 7 .8 -0.5 ; r_ c 54.9 39.8 7 7 .8 -5.3 ; r_ w 63.2 39.6 7 7 .8 -1.7 ; r_ c -63.2 47.6 7 7 .8 3.4 ; r_ w -55.5 47.4 7 7 .8 4.2 ; r_ c -47.6 47.2 7 7 .8 5.6 ; r_ c -39.4 47.7 7 7 .8 -3.8 ; r_ w -31.5 47.5 7 7 .8 3.7 ; r_ c -23.5 47.7 7 7 .8 -5.6 ; r_ c -15.5 47.5 7 7 .8 0.5 ; r_ c -7.8 47 7 7 .8 -0.9 ; r_ w 0.3 47.6 7 7 .8 3.4 ; r_ c 7.6 47.7 7 7 .8 -3.9 ; r_ w 15.6 47.4 7 7 .8 1.9 ; r_ c 23.3 47.3 7 7 .8 -1.6 ; r_ c 31.8 47.8 7 7 .8 -4.5 ; r_ c 39.2 47.4 7 7 .8 2.9 ; r_ c 47 47.3 7 7 .8 0.3 ; r_ c 55.2 47.2 7 7 .8 -0.9 ; r_ c 63.6 47.5 7 7 .8 2.6 ; r_ c -62.8 55.5 7 7 .8 0.8 ; r_ w -55.3 55.2 7 7 .8 4.1 ; r_ light-blue -47.5 54.9 7 7 .8 -1 ; r_ light-blue -39.7 55.5 7 7 .8 3.6 ; r_ c -31.6 55.2 7 7 .8 1.1 ; r_ c -23.7 55.3 7 7 .8 1.5 ; r_ light-blue -15.5 55.1 7 7 .8 -1.4 ; r_ light-blue -8.2 55.5 7 7 .8 -1.6 ; r_ c -0.2 54.9 7 7 .8 -3.8 ; r_ c 7.9 55.4 7 7 .8 1.8 ; r_ light-blue 15.6 55.2 7 7 .8 -4.2 ; r_ light-blue 24 55.2 7 7 .8 3.2 ; r_ c 31.8 55.6 7 7 .8 -5.8 ; r_ w 39.8 55.3 7 7 .8 4.3 ; r_ light-blue 47.3 55.5 7 7 .8 0.2 ; r_ light-blue 54.9 55.2 7 7 .8 -3.1 ; r_ c 62.8 55 7 7 .8 1.1 ; r_ light-blue -63.2 62.9 7 7 .8 0.2 ; r_ light-blue -55.4 62.9 7 7 .8 -1.6 ; r_ w -47.3 62.9 7 7 .8 4.2 ; r_ c -39.4 63.4 7 7 .8 5.7 ; r_ light-blue -31.5 62.9 7 7 .8 4.2 ; r_ light-blue -23.7 63.1 7 7 .8 -4.5 ; r_ c -15.6 63.1 7 7 .8 3.4 ; r_ c -8.2 63.1 7 7 .8 -1.3 ; r_ light-blue -0 63.5 7 7 .8 -2.6 ; r_ light-blue 8.1 63 7 7 .8 5.1 ; r_ c 15.6 63.4 7 7 .8 -1.8 ; r_ c 23.7 63.4 7 7 .8 4.9 ; r_ light-blue 31.6 63 7 7 .8 4.2 ; r_ light-blue 39.3 63.5 7 7 .8 4.8 ; r_ c 47.1 63.5 7 7 .8 4.9 ; r_ w 54.9 63.2 7 7 .8 1 ; r_ light-blue 63.4 63.5 7 7 .8 -5.1
part border = tiles d : r_ d -79 -79 7 7 .8 5.1 ; r_ d -71.1 -79 7 7 .8 1 ; r_ d -63.5 -79 7 7 .8 1.6 ; r_ d -55.1 -79.3 7 7 .8 -2.4 ; r_ d -47.7 -78.8 7 7 .8 2.3 ; r_ d -39.9 -78.6 7 7 .8 5.6 ; r_ d -31.5 -78.9 7 7 .8 -4.1 ; r_ d -24.1 -79 7 7 .8 -5.3 ; r_ d -16 -79.2 7 7 .8 -5.6 ; r_ d -7.9 -79 7 7 .8 4.1 ; r_ d 0 -78.9 7 7 .8 -0 ; r_ d 8 -79 7 7 .8 -2.7 ; r_ d 16.2 -78.6 7 7 .8 4.1 ; r_ d 23.9 -79.1 7 7 .8 -3.2 ; r_ d 31.4 -79.3 7 7 .8 3.2 ; r_ d 39.4 -78.7 7 7 .8 -1.4 ; r_ d 47.8 -78.7 7 7 .8 -6 ; r_ d 55.1 -78.7 7 7 .8 -0.4 ; r_ d 63.6 -79.1 7 7 .8 -5.1 ; r_ d 71.2 -78.8 7 7 .8 -2.8 ; r_ d 78.7 -79.1 7 7 .8 5.6 ; r_ d -78.8 -71.4 7 7 .8 -3 ; r_ c -71.4 -71.5 7 7 .8 3.6 ; r_ b -63.5 -71.1 7 7 .8 -0.6 ; r_ c -55.5 -70.9 7 7 .8 -4.4 ; r_ b -47.3 -71.4 7 7 .8 -1 ; r_ c -39.7 -71.3 7 7 .8 5.7 ; r_ b -31.4 -71.3 7 7 .8 4.6 ; r_ c -23.9 -71.2 7 7 .8 4.3 ; r_ b -15.7 -71.4 7 7 .8 5.9 ; r_ c -8.1 -71.3 7 7 .8 3.3 ; r_ b -0.1 -71.3 7 7 .8 -5.1 ; r_ c 7.6 -71 7 7 .8 -3.1 ; r_ b 15.9 -71.2 7 7 .8 -0.6 ; r_ c 24.1 -71.1 7 7 .8 0.9 ; r_ b 31.9 -71.4 7 7 .8 -4.2 ; r_ c 39.8 -70.8 7 7 .8 -3 ; r_ b 47.2 -70.9 7 7 .8 5.3 ; r_ c 55.1 -70.7 7 7 .8 4.6 ; r_ b 63.3 -71.2 7 7 .8 -4.8 ; r_ c 70.7 -70.7 7 7 .8 -3.1 ; r_ d 79.2 -71.3 7 7 .8 3.9 ; r_ d -78.9 -63.4 7 7 .8 -3.9 ; r_ b -70.9 -63.5 7 7 .8 -3.3 ; r_ b 71.1 -63.1 7 7 .8 5 ; r_ d 78.8 -63.6 7 7 .8 -2.4 ; r_ d -78.9 -55.5 7 7 .8 -4 ; r_ c -70.8 -55.2 7 7 .8 -0.7 ; r_ c 71.3 -55.3 7 7 .8 5.4 ; r_ d 79 -54.9 7 7 .8 -4.1 ; r_ d -78.7 -47.2 7 7 .8 -3.3 ; r_ b -71.2 -47.1 7 7 .8 -1.3 ; r_ b 70.9 -47.4 7 7 .8 -1.1 ; r_ d 78.7 -47.8 7 7 .8 -1.5 ; r_ d -79 -39.9 7 7 .8 5 ; r_ c -71.1 -39.1 7 7 .8 -4.5 ; r_ c 70.9 -39.4 7 7 .8 3.6 ; r_ d 78.7 -39.4 7 7 .8 -1.7 ; r_ d -78.7 -31.7 7 7 .8 2.5 ; r_ b -71 -31.7 7 7 .8 6 ; r_ b 70.9 -31.2 7 7 .8 2 ; r_ d 78.9 -31.5 7 7 .8 0.8 ; r_ d -79 -23.8 7 7 .8 6 ; r_ c -71 -23.5 7 7 .8 3.1 ; r_ c 70.8 -23.5 7 7 .8 4.9 ; r_ d 78.7 -23.3 7 7 .8 -3.1 ; r_ d -78.8 -16.2 7 7 .8 -1 ; r_ b -71.4 -15.5 7 7 .8 -1.7 ; r_ b 71.2 -16 7 7 .8 3.1 ; r_ d 79.3 -16.1 7 7 .8 1.8 ; r_ d -78.9 -7.9 7 7 .8 -2.1 ; r_ c -71.1 -8 7 7 .8 0.8 ; r_ c 71.3 -7.6 7 7 .8 -5 ; r_ d 79.1 -8.2 7 7 .8 2.9 ; r_ d -78.9 -0.2 7 7 .8 -3.4 ; r_ b -70.9 0 7 7 .8 3.2 ; r_ b 71.1 -0.1 7 7 .8 5.5 ; r_ d 79.1 0.2 7 7 .8 -4.9 ; r_ d -78.7 7.8 7 7 .8 -3.4 ; r_ c -71.4 8.1 7 7 .8 5.7 ; r_ c 71.3 8.1 7 7 .8 -4.5 ; r_ d 79 8.2 7 7 .8 2.5 ; r_ d -79 15.6 7 7 .8 -4.6 ; r_ b -70.9 16.1 7 7 .8 4.1 ; r_ b 70.8 16 7 7 .8 4.8 ; r_ d 79 15.7 7 7 .8 0 ; r_ d -79.3 23.9 7 7 .8 5.8 ; r_ c -71.1 23.9 7 7 .8 4 ; r_ c 71.2 23.3 7 7 .8 2.1 ; r_ d 78.7 24.1 7 7 .8 1.2 ; r_ d -79 31.5 7 7 .8 1.5 ; r_ b -70.9 31.8 7 7 .8 3 ; r_ b 70.8 31.8 7 7 .8 3.3 ; r_ d 79.3 31.4 7 7 .8 4.3 ; r_ d -78.8 39.1 7 7 .8 -2.2 ; r_ c -70.8 39.8 7 7 .8 -5.8 ; r_ c 71.3 39.5 7 7 .8 0.1 ; r_ d 79.3 39.6 7 7 .8 0.2 ; r_ d -78.6 47.1 7 7 .8 3.4 ; r_ b -71.4 47.5 7 7 .8 -3.2 ; r_ b 70.9 47.1 7 7 .8 4.3 ; r_ d 78.9 47.1 7 7 .8 -3.3 ; r_ d -79.2 55.7 7 7 .8 5.1 ; r_ c -71.3 55 7 7 .8 1 ; r_ c 70.9 55.2 7 7 .8 -0.3 ; r_ d 79.2 55.3 7 7 .8 0.6 ; r_ d -79.1 63.2 7 7 .8 -1.5 ; r_ b -70.8 63.5 7 7 .8 0.4 ; r_ b 70.7 63.1 7 7 .8 -1.5 ; r_ d 78.8 63.5 7 7 .8 4.6 ; r_ d -78.9 71 7 7 .8 -1.9 ; r_ c -70.8 70.7 7 7 .8 2.5 ; r_ b -63.4 70.8 7 7 .8 -5.4 ; r_ c -55.3 71.2 7 7 .8 -5.2 ; r_ b -47.7 71.1 7 7 .8 -0.6 ; r_ c -39.1 71 7 7 .8 3.6 ; r_ b -31.5 70.9 7 7 .8 -0.1 ; r_ c -23.7 70.7 7 7 .8 1.3 ; r_ b -16 70.9 7 7 .8 -3.4 ; r_ c -7.9 71.4 7 7 .8 5.8 ; r_ b -0.4 71.1 7 7 .8 4.2 ; r_ c 8.1 70.8 7 7 .8 3.9 ; r_ b 16.1 71.3 7 7 .8 3.6 ; r_ c 23.5 70.8 7 7 .8 -5.8 ; r_ b 31.8 70.9 7 7 .8 -1.2 ; r_ c 39.2 70.9 7 7 .8 -4.1 ; r_ b 47.3 71.3 7 7 .8 3.7 ; r_ c 55.1 71 7 7 .8 -1.6 ; r_ b 63.3 71.1 7 7 .8 1.8 ; r_ c 71 71.3 7 7 .8 5 ; r_ d 79.2 71.4 7 7 .8 5.9 ; r_ d -78.7 79.3 7 7 .8 -2.3 ; r_ d -70.8 79 7 7 .8 2.2 ; r_ d -63.6 79.1 7 7 .8 -1 ; r_ d -55.3 78.9 7 7 .8 -1.2 ; r_ d -47.2 79.2 7 7 .8 -3 ; r_ d -39.4 78.9 7 7 .8 2.2 ; r_ d -31.9 79.3 7 7 .8 -3.5 ; r_ d -23.6 78.7 7 7 .8 5.8 ; r_ d -15.7 78.7 7 7 .8 2.9 ; r_ d -8.1 78.7 7 7 .8 -3.6 ; r_ d 0.1 78.8 7 7 .8 1.8 ; r_ d 8.3 79 7 7 .8 2.3 ; r_ d 16 79.3 7 7 .8 -2.8 ; r_ d 23.5 78.8 7 7 .8 2 ; r_ d 31.5 79.1 7 7 .8 -4.3 ; r_ d 39.2 79.4 7 7 .8 4.4 ; r_ d 47.2 78.9 7 7 .8 0.5 ; r_ d 55.5 78.9 7 7 .8 4.9 ; r_ d 63.5 79.3 7 7 .8 -3.9 ; r_ d 70.8 79 7 7 .8 4.4 ; r_ d 79.1 78.8 7 7 .8 2.7
scene lay

* medusa-mask | 9-12 13+ | Fantasy
topics greek myths, greek mythology, greek myth, ancient greece, greece, greek, medusa, gorgon, perseus, percy jackson, mythology, monster, snakes, theater, drama, mask
near odyssey
colors green, gold, purple
minutes 90 120
waits 1440
mess lots
heart skin: newspaper, packing-paper, paper-bag, paper-towel, toilet-paper = 10 sheet
heart paste: flour, glue = 1 cup
heart snakes@9-12: pipe-cleaner, aluminum-foil, paper-bag, yarn, rope, packing-paper, newspaper = handful
heart snakes@13+: craft-wire, pipe-cleaner, aluminum-foil, paper-bag, rope, packing-paper, newspaper = handful
need paint: acrylic-paint, paint, metallic-paint = 3 color
nice eyes: bead, stick-on-gem, button, googly-eye, sequin = 16
join tape: masking-tape, tape
join glue: glue
tool brush: paintbrush
tool scissors: scissors
tool pencil: pencil
home bowl
home water: = 1 cup
step form: build skin bowl tape by cc
step features: build skin tape by cc
step paste: mix paste water by cc
step layers: glue skin paste > face by cc
step dry: dry skin by cc
step eyes: cut skin scissors pencil > holes by tc
step snakes: build snakes skin tape > snakes by cc
step paint: paint paint brush skin snakes > color scales by cc
step eyelets: glue eyes glue skin > eyelets by cc
step show: play skin by cc
part snakes = snakes own paint paint a : l^ ~ 11 -12 -40 -30 -62 -12 -78 -26 -94 ; l^ ~ 11 14 -40 32 -62 18 -78 34 -94 ; l^ ~- 11 -40 -22 -66 -40 -62 -60 -84 -70 ; l^ ~- 11 40 -22 66 -38 60 -58 84 -66 ; l^ ~ 11 -46 0 -72 -8 -80 -30 -96 -24 ; l^ ~ 11 46 0 72 -8 80 -28 96 -22 ; l^ ~- 11 -46 22 -74 24 -76 44 -94 46 ; l^ ~- 11 46 22 74 24 76 44 94 46 ; l^ ~ 11 -38 44 -62 54 -56 74 -74 84 ; l^ ~ 11 38 44 62 54 56 74 74 84
part face = skin gray paint paint b : b^ ~ -46 -24 -30 -46 0 -52 30 -46 46 -24 48 10 38 50 18 78 0 84 -18 78 -38 50 -48 10
part color = paint b : b_ ~+ -4 -6 4 -6 9 32 0 38 -9 32 ; b_ ~- -34 -24 -20 -32 -8 -24 -20 -26 ; b_ ~- 34 -24 20 -32 8 -24 20 -26 ; l_ ~- 4 -30 34 -24 44 ; l_ ~- 4 30 34 24 44 ; b_ c -20 56 -8 50 0 53 8 50 20 56 0 66 ; z_ k 2 -18 57 18 57
part holes = skin k : b_ k -32 -8 -20 -16 -8 -6 -20 -1 ; b_ k 32 -8 20 -16 8 -6 20 -1
part scales = paint c : o c -26 -94 9 7 ; o c 34 -94 9 7 ; o c -84 -70 9 7 ; o c 84 -66 9 7 ; o c -96 -25 9 7 ; o c 96 -23 9 7 ; o c -94 46 9 7 ; o c 94 46 9 7 ; o c -74 84 9 7 ; o c 74 84 9 7 ; d_ c 2.4 -26 -60 -18 -74 26 -60 22 -74 -56 -34 -66 -52 56 -34 64 -50 -64 -5 -78 -20 64 -5 78 -20 -64 23 -76 34 64 23 76 34 -54 50 -58 66 54 50 58 66
part eyelets = eyes c : o_ red -29 -96 2 2 ; o_ red -23 -96 2 2 ; o_ red 31 -96 2 2 ; o_ red 37 -96 2 2 ; o_ red -87 -72 2 2 ; o_ red -81 -72 2 2 ; o_ red 81 -68 2 2 ; o_ red 87 -68 2 2 ; o_ red -97 44 2 2 ; o_ red -91 44 2 2 ; o_ red 91 44 2 2 ; o_ red 97 44 2 2 ; o_ red -77 82 2 2 ; o_ red -71 82 2 2 ; o_ red 71 82 2 2 ; o_ red 77 82 2 2
scene lay

* wish-daruma | 6-8 9-12 13+ | -
topics japan, japanese, daruma, wish, wishes, goals, new year's resolution, new year, good luck, lucky charm, motivation, exam, encouragement, perseverance, balance
near physics, center of gravity
colors red, gold, white, black
minutes 50 60 70
waits 480
mess some
heart shell: egg-shaped-plastic-shell, foam-ball, ping-pong-ball, ornament
heart skin: newspaper, tissue-paper, rice-paper, paper-towel, toilet-paper, old-book-page = 2 sheet
need weight: modeling-clay, air-dry-clay, play-dough, pebble = 1 bit
need paint: acrylic-paint, paint = 4 color
nice shine: metallic-pen, metallic-paint, paint-marker
join glue: glue
join tape: masking-tape, tape
tool brush: paintbrush
tool pen: marker, permanent-marker, pencil
home water: = 2 tbsp
step weight: build weight shell > shell by tcc
step test: tape shell tape by ccc
step paste: mix glue water by ccc
step skin: glue skin glue shell brush > skin by ccc
step dry: dry skin by ccc
step red: paint paint brush skin > red by ccc
step face: paint paint brush skin > face by ccc
step brows: draw pen skin > brows by ccc
step gold: draw shine skin > gold by ccc
step wish: draw pen skin > eye by ccc
part shell = shell own : b^ ~ 0 -84 40 -72 64 -30 70 20 54 64 24 80 -24 80 -54 64 -70 20 -64 -30 -40 -72
part skin = skin gray paint red a : b ~ 0 -84 40 -72 64 -30 70 20 54 64 24 80 -24 80 -54 64 -70 20 -64 -30 -40 -72
part red = paint a : b_ a- 40 -70 63 -30 68 20 52 64 24 79 40 50 50 10 48 -34 ; b_ a+ -44 -56 -52 -40 -54 -20 -44 -40
part face = paint c : b_ c 0 -56 34 -52 48 -30 46 -2 30 20 0 26 -30 20 -46 -2 -48 -30 -34 -52 ; o_ w -21 -20 14 14 ; o_ w 21 -20 14 14 ; a_ k -21 -20 14.6 12.6 0 360 ; a_ k 21 -20 14.6 12.6 0 360 ; o_ tan 0 -6 6 5 ; l_ red 3.5 -8 8 0 10 8 8
part brows = pen k : l_ k 6 -40 -40 -26 -50 -8 -42 ; l_ k 6 40 -40 26 -50 8 -42 ; l_ k 3 -38 -46 -26 -56 -14 -50 ; l_ k 3 38 -46 26 -56 14 -50 ; l_ k 5 -8 2 -24 6 -36 18 ; l_ k 5 8 2 24 6 36 18 ; l_ k 3 -12 6 -24 12 -28 20 ; l_ k 3 12 6 24 12 28 20
part gold = shine b : l_ gold 4 -56 12 -44 40 -20 58 ; l_ gold 4 56 12 44 40 20 58 ; l_ gold 3 -48 52 -30 66 -10 70 ; l_ gold 3 48 52 30 66 10 70 ; i_ gold 0 44 9 2 4 ; f_ gold 0 64 5 6 4
part eye = pen k : o_ k -21 -20 7.5 ; o_ w -23 -23 2.2
scene stand

* stamp-passport | 6-8 9-12 | Transportation
extras book: envelope, map, rubber-band, rubber-stamp, sewing-elastic, sticker, ticket-stub
appeal 3
topics passport, travel, countries, country, continents, geography, world, around the world, japan, france, kenya, vacation, airport, airplane, culture, social studies
near mexico, india, australia, italy, china, brazil, egypt, germany, spain, england, south africa, peru, flags, map, maps
colors navy, gold, red, teal
minutes 45 60
mess some
heart pages: paper, notebook, construction-paper, packing-paper, map = 3 sheet
heart stamps: craft-foam, eraser, foam-tray, kitchen-sponge, bottle-cork, potato, cork = 3
need cover: construction-paper, cardstock, paper-bag, folder = 1 sheet
need ink: washable-ink-pad, paint, acrylic-paint, marker = 2 color
nice gold: metallic-pen, gel-pen, paint-marker, glitter-glue
nice photo: photo, sticker
need thread: embroidery-floss, string, yarn, rubber-band, cotton-cord = 18 in
join glue: glue, glue-stick when stamps=craft-foam; photo
tool scissors: scissors
tool punch: hole-punch, needle, pencil
tool pen: marker, ballpoint-pen, colored-pencil, pencil
step fold: fold pages cover > cover pages by cc
step bind: poke pages cover thread punch > thread by tc
step crest: draw gold cover > crest by cc
step data: draw pen pages > data by cc
step photo: glue photo glue pages > photo by cc
step design: draw pen stamps by cc
step stamps: cut stamps scissors glue by tc
step print: print stamps ink pages > prints by cc
step visit: draw pen pages > notes by cc
step border: play pages by cc
part cover = cover a : r^ ~ 0 0 184 132 6 ; r_ ~- 0 0 6 132
part pages = pages own : r w -45 0 84 122 2 ; r w 45 0 84 122 2 ; r_ white- -4 0 4 122 ; r_ white- 4 0 4 122
part thread = thread c : z_ ~ 2 0 -44 0 44
part crest = gold b : z_ gold 2.5 -88 -62 88 -62 ; z_ gold 2.5 -88 62 88 62
part data = pen k : r_ light-blue -62 -30 34 44 2 ; z_ gray 2 -38 -46 -12 -46 ; z_ gray 2 -38 -36 -16 -36 ; z_ gray 2 -38 -26 -12 -26 ; z_ gray 2 -38 -16 -20 -16
part photo = photo own : r_ light-blue -62 -30 34 44 2 ; o_ brown -62 -36 10 11 ; o_ tan -62 -33 7 8 ; b_ red -78 -9 -72 -20 -62 -22 -52 -20 -46 -9
part prints = ink c : a_ red -24 30 24 21.8 0 360 ; a_ red -24 30 20 19 0 360 ; z_ red 4 -38 20 -10 20 ; z_ red 3 -35 27 -13 27 ; z_ red 3.5 -32 20 -34 42 ; z_ red 3.5 -16 20 -14 42 ; a_ navy 28 -32 24 21.8 0 360 ; a_ navy 28 -32 20 19 0 360 ; p_ navy 28 -50 31 -40 34 -28 41 -14 35 -14 28 -24 21 -14 15 -14 22 -28 25 -40 ; z_ navy 3 20 -24 36 -24 ; p_ teal 12 24 46 16 50 42 16 50 ; p_ w 15 27 43 20 47 39 19 46 ; l_ teal 4 30 44 30 34 33 26 ; j_ teal 33 27 22 24 4 ; j_ teal 33 27 44 28 4 ; j_ teal 33 27 38 20 3.5
part notes = pen k : z_ gray 1.6 10 52 34 52 ; z_ gray 1.6 56 8 78 8 ; z_ gray 1.6 -78 52 -58 52
scene lay

* mirror-periscope | 6-8 9-12 13+ | -
extras machine: washi-tape, masking-tape, sticker, duct-tape, cardboard-letter, metal-washer, button, nuts-and-bolts, dried-lentil, copper-tape, patch
appeal 3
topics spies and detectives, spy, spies, detective, secret agent, agent, periscope, submarine, submarines, mirror, mirrors, reflection, light, optics, science, physics, detective stories, navy
near hide and seek
colors black, orange, gray free
minutes 45 50 50
mess low
heart mirrors: plastic-mirror, old-CD = 2
heart case: cereal-box, shoebox, milk-carton, small-box, chip-can, cardboard-box
need cover: construction-paper, paper, wrapping-paper, newspaper, duct-tape = 2 sheet
need rim: cardboard-tube, coffee-sleeve, plastic-lid, paper-cup
nice marks: sticker, washi-tape, electrical-tape = 3
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
step size: draw case mirrors ruler pencil by ccc
step windows: cut case scissors > case by tcc
step slant: draw case ruler pencil by tcc
step slits: cut case scissors by gtc
step mirrors: tape mirrors case tape > mirrors by tcc
step test: play case by ccc
step cover: tape cover case tape > cover by ccc
step rim: tape rim case tape scissors > rim by tcc
step marks: decorate marks case > marks by ccc
step spy: play case by ccc
part case = case own : r^ ~ 0 0 62 176 4 ; p^ ~- 31 -88 48 -98 48 76 31 88 ; p ~+ -31 -88 -14 -98 48 -98 31 -88
part cover = cover a : r ~ 0 0 62 176 4 ; p_ ~- 31 -86 48 -96 48 76 31 87
part rim = rim own : o^ ~ 0 -56 27 27 ; o_ ~- 0 -56 23 23 ; o_ k 0 -56 21 21
part mirrors = mirrors silver : o_ k 0 -56 20 20 ; p_ silver -15 -44 -12 -70 13 -66 16 -42 ; p_ w -9 -48 -6 -64 -1 -63 -4 -47 ; e 2 -56 8
part marks = marks b : r_ b 0 8 62 7 ; r_ b 0 22 62 7 ; s b 0 54 5 15 6.500
scene stand

* code-wheel | 6-8 9-12 | -
appeal 3
topics spies and detectives, spy, spies, detective, secret agent, secret code, code, codes, cipher, caesar cipher, cryptography, decoder, secret message, mystery, detective stories, escape room, math, alphabet, computer science, ancient rome
colors navy, yellow, red
minutes 35 35
mess low
heart disks: cardstock, cereal-box, paper-plate, construction-paper, cardboard, folder = 2
join pin: paper-fastener
need pens: marker, ballpoint-pen, gel-pen, colored-pencil = 2 color
nice pointer: sticker, stick-on-gem, metallic-paper = 1
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
home bowl
home mug
step disks: cut disks scissors pencil bowl mug > outer inner by cc
step divide: draw disks ruler pencil > spokes by tc
step letters: draw disks pens > letters by cc
step inner: draw disks pens > inner-letters by cc
step pin: poke disks pin pencil > pin by tc
step arrow: decorate pointer disks > arrow by cc
step key: play disks by cc
step write: draw disks pens by cc
step crack@9-12: play disks by c
part outer = disks a : o^ ~ 0 0 90 90 ; o_ ~+ 0 0 86 86 ; o_ w 0 0 84 84
part inner = disks b : o^ ~ 0 0 62 62 ; o_ ~+ 0 0 34 34 ; o_ ~ 0 0 32 32
part spokes = pencil k : z_ gray 1 62.5 7.6 83.4 10.1 ; z_ gray 1 58.9 22.3 78.6 29.8 ; z_ gray 1 51.9 35.8 69.1 47.7 ; z_ gray 1 41.8 47.1 55.7 62.9 ; z_ gray 1 29.3 55.8 39.1 74.4 ; z_ gray 1 15.1 61.2 20.1 81.6 ; z_ gray 1 0 63 0 84 ; z_ gray 1 -15.1 61.2 -20.1 81.6 ; z_ gray 1 -29.3 55.8 -39 74.4 ; z_ gray 1 -41.8 47.2 -55.7 62.9 ; z_ gray 1 -51.8 35.8 -69.1 47.7 ; z_ gray 1 -58.9 22.4 -78.5 29.8 ; z_ gray 1 -62.5 7.6 -83.4 10.2 ; z_ gray 1 -62.5 -7.6 -83.4 -10.1 ; z_ gray 1 -58.9 -22.3 -78.6 -29.8 ; z_ gray 1 -51.9 -35.8 -69.1 -47.7 ; z_ gray 1 -41.8 -47.1 -55.7 -62.9 ; z_ gray 1 -29.3 -55.8 -39.1 -74.4 ; z_ gray 1 -15.1 -61.2 -20.1 -81.6 ; z_ gray 1 -0 -63 -0 -84 ; z_ gray 1 15.1 -61.2 20.1 -81.6 ; z_ gray 1 29.3 -55.8 39 -74.4 ; z_ gray 1 41.8 -47.2 55.7 -62.9 ; z_ gray 1 51.8 -35.8 69.1 -47.7 ; z_ gray 1 58.9 -22.4 78.5 -29.8 ; z_ gray 1 62.5 -7.6 83.4 -10.2 ; z_ b- 1 33.8 4.1 60.6 7.3 ; z_ b- 1 31.8 12 57 21.6 ; z_ b- 1 28 19.3 50.2 34.6 ; z_ b- 1 22.6 25.4 40.5 45.6 ; z_ b- 1 15.8 30.1 28.4 54 ; z_ b- 1 8.2 33 14.6 59.2 ; z_ b- 1 0 34 0 61 ; z_ b- 1 -8.1 33 -14.6 59.2 ; z_ b- 1 -15.8 30.1 -28.3 54 ; z_ b- 1 -22.5 25.5 -40.4 45.7 ; z_ b- 1 -28 19.3 -50.2 34.7 ; z_ b- 1 -31.8 12.1 -57 21.7 ; z_ b- 1 -33.8 4.1 -60.6 7.4 ; z_ b- 1 -33.8 -4.1 -60.6 -7.3 ; z_ b- 1 -31.8 -12 -57 -21.6 ; z_ b- 1 -28 -19.3 -50.2 -34.6 ; z_ b- 1 -22.6 -25.4 -40.5 -45.6 ; z_ b- 1 -15.8 -30.1 -28.4 -54 ; z_ b- 1 -8.2 -33 -14.6 -59.2 ; z_ b- 1 -0 -34 -0 -61 ; z_ b- 1 8.1 -33 14.6 -59.2 ; z_ b- 1 15.8 -30.1 28.3 -54 ; z_ b- 1 22.5 -25.5 40.4 -45.7 ; z_ b- 1 28 -19.3 50.2 -34.7 ; z_ b- 1 31.8 -12.1 57 -21.7 ; z_ b- 1 33.8 -4.1 60.6 -7.4
part letters = pens a : z_ navy 1.8 -4.1 -67.5 0 -78.5 4.1 -67.5 ; z_ navy 1.8 -2.5 -71.3 2.5 -71.3 ; z_ navy 1.8 12.1 -66.5 14.8 -77.2 20.1 -75.9 20.8 -72.9 18.8 -70.5 13.5 -71.9 ; z_ navy 1.8 18.8 -70.5 20.8 -67.2 17.5 -65.2 12.1 -66.5 ; z_ navy 1.8 39.2 -65.8 37.7 -68.9 35.3 -70.1 31.6 -69 29 -64.1 30.2 -60.4 32.6 -59.1 36 -59.7 ; z_ navy 1.8 49 -61.5 41.7 -53.3 44.8 -50.5 50.1 -50.4 52.9 -53.4 52.1 -58.8 49 -61.5 ; z_ navy 1.8 66.9 -41.2 62.3 -48 53.2 -41.7 57.9 -34.9 ; z_ navy 1.8 57.7 -44.9 61.2 -39.8 ; z_ navy 1.8 74.9 -24 71.9 -31.7 61.7 -27.8 ; z_ navy 1.8 66.8 -29.7 69 -24 ; z_ navy 1.8 76.4 -5.1 78.1 -8.1 77.8 -10.8 74.7 -13.2 69.2 -12.6 66.8 -9.5 67.2 -6.8 69.6 -4.3 72.3 -4.6 71.9 -8 ; z_ navy 1.8 78.4 5.4 67.5 4 ; z_ navy 1.8 77.4 13.6 66.5 12.2 ; z_ navy 1.8 73 4.7 72 12.9 ; z_ navy 1.8 73.4 27.8 63.1 23.9 ; z_ navy 1.8 63 46.9 56.3 42.2 55.2 38.9 56.7 36.6 60.2 36.5 ; z_ navy 1.8 55.1 56 47.8 47.8 ; z_ navy 1.8 49 61.5 51 51.4 41.7 53.3 ; z_ navy 1.8 40.1 67.6 35 57.9 28.3 61.4 ; z_ navy 1.8 20.2 64.6 22.8 75.2 17.3 70.2 14.8 77.2 12.1 66.5 ; z_ navy 1.8 4.1 67.5 4.1 78.5 -4.1 67.5 -4.1 78.5 ; z_ navy 1.8 -17.5 76.5 -20.1 75.9 -22.1 72.6 -20.8 67.2 -17.5 65.2 -14.8 65.9 -12.8 69.2 -14.1 74.5 -17.5 76.5 ; z_ navy 1.8 -27.7 61.7 -32.8 71.4 -38.3 68.5 -38.9 65.2 -35.4 63.1 -30 65.9 ; z_ navy 1.8 -51 59.7 -53.1 57.8 -53.3 54 -49.7 49.8 -45.8 49.6 -43.7 51.4 -43.5 55.3 -47.1 59.4 -51 59.7 ; z_ navy 1.8 -47.6 51.7 -47.9 46.8 ; z_ navy 1.8 -53.2 41.7 -62.3 48 -65.8 42.9 -64.7 39.6 -61 39.6 -57.5 44.7 ; z_ navy 1.8 -59.9 41.3 -57.9 34.9 ; z_ navy 1.8 -73.3 23.4 -73.9 26.6 -72.9 29.1 -70 31 -67.9 28.7 -68.6 23.1 -66.9 21 -63.6 22.7 -62.6 25.2 -63.2 28.4 ; z_ navy 1.8 -77.4 13.6 -78.4 5.4 ; z_ navy 1.8 -77.9 9.5 -67 8.1 ; z_ navy 1.8 -78.4 -5.4 -70.2 -4.4 -67.2 -6.8 -66.8 -9.5 -69.2 -12.6 -77.4 -13.6 ; z_ navy 1.8 -74.9 -24 -63.1 -23.9 -71.9 -31.7 ; z_ navy 1.8 -66.9 -41.2 -56.7 -36.6 -61.2 -42.2 -54.4 -40 -62.3 -48 ; z_ navy 1.8 -55.1 -56 -41.7 -53.3 ; z_ navy 1.8 -49 -61.5 -47.8 -47.8 ; z_ navy 1.8 -40.1 -67.6 -33.9 -64.6 -32.8 -71.4 ; z_ navy 1.8 -33.9 -64.6 -31.4 -59.8 ; z_ navy 1.8 -22.8 -75.2 -14.8 -77.2 -20.2 -64.6 -12.1 -66.5
part inner-letters = pens c : z_ c 1.6 28.3 -37 36.8 -41.5 33.4 -32.6 ; z_ c 1.6 31.4 -38.5 34.4 -35.8 ; z_ c 1.6 36.4 -29.2 43.8 -34.3 46.3 -30.6 45.1 -28.4 42.6 -28 40.1 -31.7 ; z_ c 1.6 42.6 -28 42 -24.9 38.9 -25.5 36.4 -29.2 ; z_ c 1.6 51.5 -15.9 52.3 -18.6 51.5 -20.7 48.6 -22 44.4 -20.4 43.1 -17.5 43.9 -15.4 46.3 -13.9 ; z_ c 1.6 54.7 -10 45.8 -9 46.2 -5.6 49.4 -2.6 52.7 -3 55.1 -6.7 54.7 -10 ; z_ c 1.6 54.7 10 55.5 3.3 46.6 2.3 45.8 9 ; z_ c 1.6 51 2.8 50.4 7.8 ; z_ c 1.6 50.7 22.8 53.1 16.5 44.7 13.3 ; z_ c 1.6 48.9 14.9 47.1 19.7 ; z_ c 1.6 42.4 33.3 45 32.5 46.3 30.6 45.7 27.5 42 24.9 38.9 25.5 37.6 27.3 37.7 30.2 39.6 31.4 41.2 29.1 ; z_ c 1.6 39.3 39.3 33.4 32.6 ; z_ c 1.6 34.3 43.8 28.3 37 ; z_ c 1.6 36.3 35.9 31.3 40.4 ; z_ c 1.6 25.8 49.1 21.6 41.2 ; z_ c 1.6 11.1 54.4 9.5 47.9 10.6 45.3 12.8 44.7 14.9 46.5 ; z_ c 1.6 3.4 55.5 3.4 46.5 ; z_ c 1.6 -3.4 55.5 3.4 50.4 -3.4 46.5 ; z_ c 1.6 -10 54.7 -7.9 46 -13.9 44.5 ; z_ c 1.6 -18.6 42.7 -22.8 50.7 -23.4 44.7 -28.8 47.6 -24.6 39.6 ; z_ c 1.6 -28.3 37 -34.3 43.8 -33.4 32.6 -39.3 39.3 ; z_ c 1.6 -45 32.5 -46.3 30.6 -45.7 27.5 -42 24.9 -38.9 25.5 -37.6 27.3 -38.2 30.5 -41.9 33 -45 32.5 ; z_ c 1.6 -42.3 19.6 -50.7 22.8 -52.5 18.1 -51 15.7 -47.8 16.3 -46 21 ; z_ c 1.6 -55 7.8 -55.2 5.6 -53.3 3.1 -48.8 2.5 -46.3 4.5 -46 6.7 -48 9.2 -52.5 9.8 -55 7.8 ; z_ c 1.6 -48.5 4.8 -46.1 1.6 ; z_ c 1.6 -46.6 -2.3 -55.5 -3.3 -54.9 -8.4 -52.5 -9.8 -50.2 -7.8 -50.8 -2.8 ; z_ c 1.6 -50.4 -6.1 -45.8 -9 ; z_ c 1.6 -49.4 -22.4 -51.5 -20.7 -52.3 -18.6 -51.5 -15.9 -49 -16.2 -46.4 -20 -44.2 -20.4 -43.1 -17.5 -43.9 -15.4 -45.9 -13.8 ; z_ c 1.6 -47.6 -28.8 -43.8 -34.3 ; z_ c 1.6 -45.7 -31.5 -38.3 -26.4 ; z_ c 1.6 -39.3 -39.3 -34.9 -34.3 -31.7 -34.1 -30 -35.6 -29.8 -38.7 -34.3 -43.8 ; z_ c 1.6 -28.8 -47.6 -21.6 -41.2 -22.8 -50.7 ; z_ c 1.6 -16.6 -53.1 -12.8 -44.7 -12.5 -50.6 -9.5 -45.6 -10 -54.7 ; z_ c 1.6 -3.4 -55.5 3.4 -46.5 ; z_ c 1.6 3.4 -55.5 -3.4 -46.5 ; z_ c 1.6 10 -54.7 12.2 -49.5 16.6 -53.1 ; z_ c 1.6 12.2 -49.5 11.1 -45.1 ; z_ c 1.6 22.8 -50.7 28.8 -47.6 18.6 -42.7 24.6 -39.6
part arrow = pointer c : p red 26.5 -30 23.1 -15.6 12.6 -24.9
part pin = pin own : o gold 0 0 7 7 ; o_ gold+ -2 -2 2.5 2.5
scene lay

* book-safe | 9-12 13+ | -
extras box: felt, fabric-scrap, tissue-paper, crinkle-paper, lavender, map, metallic-paper, wrapping-paper
appeal 3
topics detective stories, spies and detectives, detective, mystery, mysteries, spy, secret, secret box, hiding place, secret book, hollow book, book safe, treasure, sherlock holmes, books
near diary, harry potter, library, reading
colors brown, gold, red
minutes 70 80
waits 60
mess some
heart box: cereal-box, small-box, cardboard, cardstock, pizza-box, shoebox
heart pages: old-book-page, newspaper, sheet-music, notebook, paper, map = 6 sheet
need cover: cardboard, cereal-box, cardstock, folder, pizza-box = 2 sheet
need skin: construction-paper, paper-bag, wrapping-paper, leather, fabric-scrap, packing-paper, denim = 2 sheet
nice gold: metallic-pen, paint-marker, acrylic-paint, metallic-paint, gel-pen
nice tie: ribbon, string, leather-cord
join glue: glue
join tape: masking-tape, tape
tool scissors: scissors
tool ruler: ruler
tool pencil: pencil
step tray: cut box scissors ruler pencil tape > tray by cc
step edges: glue pages glue box scissors > edges by cc
step lining: glue pages glue box > lining by cc
step covers: cut cover scissors ruler pencil > boards by cc
step skin: glue skin glue cover scissors > skin by cc
step press: dry cover by cc
step join: glue box cover glue by cc
step spine: draw gold skin > title by cc
step tie: glue tie glue cover > tie by cc
step hide: play box by cc
part boards = cover own : q^ ~ 3 -94 8 -78 -66 -4 -66 2 8 ; q^ ~ 3 -22 84 -4 6 96 6 82 84
part skin = skin a : q ~ 4 -94 8 -78 -70 -2 -70 4 8 ; q_ ~+ 3 -84 2 -72 -62 -8 -62 -4 2 ; q ~ 4 -94 84 -94 10 96 10 96 84 ; r_ ~- -88 46 14 74 2
part tray = box own : r^ cream 6 42 160 62 2
part edges = pages own : r cream 6 42 160 62 2 ; z_ tan 1 -72 20 84 20 ; z_ tan 1 -72 30 84 30 ; z_ tan 1 -72 40 84 40 ; z_ tan 1 -72 50 84 50 ; z_ tan 1 -72 60 84 60 ; z_ tan 1 -72 68 84 68
part lining = pages own : p tan -74 11 -60 -12 74 -12 86 11 ; p_ brown -64 9 -52 -8 66 -8 76 9 ; o_ gold 0 0 12 6 ; z_ gold 4 12 0 40 0 ; z_ gold 3 34 0 34 7 ; z_ gold 3 40 0 40 6 ; o_ brown 0 0 6 3
part title = gold b : r_ gold -42 -30 44 26 3 ; r_ a -42 -30 38 20 2 ; s_ gold -42 -30 5 8 3.500 ; z_ gold 2.5 -66 -10 -16 -10 ; z_ gold 2.5 -66 -52 -20 -52
part tie = tie c : r_ c 60 44 10 84 1
scene lay

* chibi-figure | 9-12 13+ | -
extras figure: paper-umbrella, ribbon-rose
appeal 3
topics anime, manga, chibi, kawaii, cosplay, japan, figurine, figure, action figure, character, fan art, gaming, video game, video games, webtoon, comic, otaku, nendoroid
colors pink, navy, cream, black free
minutes 100 130
waits 60
mess some
heart clay: polymer-clay, air-dry-clay, modeling-clay = 2 handful
heart core: aluminum-foil, newspaper, foil-tray = 1 sheet
need bones@9-12: pipe-cleaner, paper-clip, toothpick, twist-tie = 3
need bones@13+: craft-wire, paper-clip, pipe-cleaner, toothpick = 3
need paint: acrylic-paint, paint = 3 color
nice prop: felt, ribbon, fabric-scrap = 1 scrap
join glue: glue
tool tool: toothpick, craft-stick, plastic-knife, pencil
tool scissors: scissors
tool brush: paintbrush
tool pen: permanent-marker, gel-pen, marker, paint-marker
step sketch: draw pen by cc
step core: build core bones > core by cc
step head: shape clay core > head by cc
step body: shape clay bones glue > body by cc
step limbs: shape clay tool > limbs by cc
step hair: shape clay tool > hair by cc
step set: dry clay by tc
step paint: paint paint brush clay > dress by cc
step eyes: draw pen paint brush clay > eyes by cc
step prop: glue prop glue clay scissors > prop by cc
part core = core silver : o^ silver 0 -30 46 44 ; r_ silver 0 40 14 40 2
part limbs = clay c : t^ c -18 16 9 -36 34 8 -44 42 7 ; t^ c 18 16 9 36 34 8 44 42 7 ; t^ c -12 54 10 -13 70 10 -13 80 11 ; t^ c 12 54 10 13 70 10 13 80 11
part body = clay b paint paint a : b^ ~ -16 12 16 12 26 58 0 64 -26 58
part dress = paint a : z_ w 3 -23 52 24 52 ; p_ w -12 14 0 26 12 14 5 12 0 17 -5 12 ; p_ red -5 24 5 24 3 40 -3 40 ; o_ b -13 79 12 6 ; o_ b 13 79 12 6
part head = clay c : o^ c 0 -28 52 46 ; o c -51 -20 7 9 ; o c 51 -20 7 9
part eyes = pen k : o_ w -21 -14 13 17 ; o_ w 21 -14 13 17 ; o_ b -20 -12 11 15 ; o_ b 20 -12 11 15 ; o_ k -20 -13 6 9 ; o_ k 20 -13 6 9 ; o_ w -24 -19 4.500 5 ; o_ w 16 -19 4.500 5 ; o_ w -16 -6 2.500 2.500 ; o_ w 24 -6 2.500 2.500 ; l_ k 3.500 -34 -24 -22 -32 -9 -26 ; l_ k 3.500 34 -24 22 -32 9 -26 ; u 0 3 5
part hair = clay a : b^ a -56 -8 -60 -44 -36 -76 0 -84 36 -76 60 -44 56 -8 48 -30 34 -44 24 -34 10 -46 -4 -32 -20 -46 -34 -32 -46 -30 ; b^ a -52 -60 -78 -54 -90 -24 -84 8 -70 -2 -62 -30 ; b^ a 52 -60 78 -54 90 -24 84 8 70 -2 62 -30 ; l_ a- 2.500 0 -82 2 -60 10 -48 ; l_ a- 2.500 -14 -80 -20 -62 -22 -48 ; l_ a- 2.500 18 -80 30 -64 34 -48 ; l_ a- 2.500 -80 -40 -84 -16 ; l_ a- 2.500 80 -40 84 -16
part prop = prop a : p red -56 -60 -70 -72 -66 -52 ; p red -56 -60 -44 -74 -42 -56 ; o red -56 -61 4 4 ; p red 56 -60 70 -72 66 -52 ; p red 56 -60 44 -74 42 -56 ; o red 56 -61 4 4
scene stand

* anatomical-heart | 9-12 13+ | -
extras picture Nature: stick-on-gem, origami-paper
appeal 1
topics human body, heart, anatomy, anatomical heart, biology, science, medicine, circulatory system, blood, doctor, nurse, med school, valentine's day, gift for a doctor, room decor
near love
colors red, blue, pink, cream or pink, purple, white
minutes 75 90
mess low
heart paper: construction-paper, origami-paper, cardstock, paint-chip, magazine, junk-mail, felt = 4 sheet
heart back: cardstock, watercolor-paper, paper, construction-paper, foam-board, old-book-page = 1 sheet
nice flowers: pressed-flower, flower, paper-doily, petal = 2
nice frame: picture-frame
join glue: glue, glue-stick
tool scissors: scissors
tool pencil: pencil
tool pen: marker, gel-pen, ballpoint-pen, colored-pencil
step study: draw back pencil > back by cc
step trace: draw paper pencil by cc
step vessels: cut paper scissors glue > vessels by cc
step chambers: cut paper scissors glue back > chambers by cc
step shade: glue paper glue > shade by cc
step coronary: cut paper scissors glue > coronary by cc
step bloom: cut paper scissors glue > bloom by cc
step flowers: glue flowers glue > flowers by cc
step label: draw pen back > labels by cc
step frame: build frame back > frame by cc
part frame = frame own : r^ ~ 0 0 184 196 3
part back = back d : r^ ~ 0 0 156 170 2
part vessels = paper b : t^ b 34 -6 9 36 -36 9 34 -56 8 ; l^ a 17 8 -10 4 -40 -10 -52 -26 -42 -30 -20 ; t^ a -2 -50 6 -4 -66 6 -4 -70 6 ; t^ a -16 -48 5 -20 -64 5 -22 -68 5 ; t^ b -2 -8 9 -14 -28 10 -44 -38 8 ; t b 4 -18 8 26 -30 7 52 -36 6
part chambers = paper a : b^ a -34 -20 -10 -16 10 -22 34 -12 48 10 44 40 20 66 -6 76 -26 66 -42 36 -46 4 ; b b 26 -18 46 -6 50 18 38 28 26 8
part shade = paper a : b_ a- 48 12 44 40 20 66 -6 75 16 52 32 30 ; b_ pink -34 -2 -26 -10 -24 12 -30 34 -38 20
part coronary = paper b : l_ b 4 4 -14 0 10 6 36 -4 62 ; l_ b 3 1 14 -14 30 -20 46 ; l_ b 3 5 32 18 44 20 56 ; l_ c 3 10 -12 20 14 32 34 ; l_ c 2.5 20 14 12 26
part bloom = paper c : f^ c -4 -76 8 13 7 ; o_ gold -4 -76 5 5 ; f c 34 -66 7 12 6 ; o_ gold 34 -66 4.500 4.500 ; f w -50 -46 7 11 5 ; o_ gold -50 -46 4 4 ; j green -22 -68 -40 -76 5 ; j green 8 -72 20 -82 5 ; j green 44 -58 58 -56 5 ; j green 22 -58 16 -70 4 ; f w 58 -38 6 9 5 ; o_ gold 58 -38 3.500 3.500
part flowers = flowers w : f w 14 -60 6 8 4 ; o_ gold 14 -60 3 3 ; f purple -28 -76 6 8 4 ; o_ gold -28 -76 3 3
part labels = pen k : z_ k 1.2 46 50 62 60 ; z_ k 1.2 62 60 72 60 ; z_ k 1.2 -46 20 -58 26 ; z_ k 1.2 -58 26 -70 26
scene lay

* camera-obscura | 6-8 | -
extras machine: washi-tape, sticker, duct-tape, cardboard-letter
topics photography, photographer, camera, camera obscura, pinhole, pinhole camera, photo, light, optics, science, physics, art history, vermeer, human eye
near film, eye
colors black, yellow, gray
minutes 35
mess low
heart box: shoebox, oatmeal-canister, chip-can, small-box, cereal-box, cardboard-box
heart screen: tracing-paper, wax-paper, parchment-paper, tissue-paper = 1 sheet
need foil: aluminum-foil, metallic-paper, foil-tray, construction-paper = 1 scrap
need dark: construction-paper, cardstock, felt = 2 sheet
join tape: tape, masking-tape, duct-tape, electrical-tape
tool scissors: scissors
tool point: needle, toothpick, pencil
tool ruler: ruler
home blanket
step dark: tape dark box tape scissors > box dark by c
step window: cut box scissors ruler > window by t
step screen: tape screen box tape > screen by c
step opening: cut box scissors > opening by t
step hole: poke foil point by t
step front: tape foil box tape > foil by t
step seal: tape box tape > seal by c
step look: play box blanket > picture by c
part box = box own : q^ ~ 3 -84 -34 -84 62 30 76 30 -46 ; q^ ~+ 3 -84 -34 -40 -54 70 -62 30 -46 ; q^ ~- 3 30 -46 70 -62 70 50 30 76
part dark = dark a : q_ k 2 -76 -24 -76 54 22 66 22 -36
part window = box own : q_ k 2 -70 -20 -70 50 16 60 16 -30
part screen = screen own : q w 2 -72 -22 -72 52 18 62 18 -32
part picture = screen c : p_ light-blue -70 6 16 4 16 60 -70 50 ; p_ green -70 -20 16 -30 16 6 -70 8 ; p_ red -46 8 -22 8 -22 -12 -46 -10 ; p_ brown -50 8 -34 30 -18 8 ; p_ w -38 -10 -30 -10 -30 0 -38 0 ; t_ brown 2 -6 3 2 8 3 2 12 3 ; o_ green- 2 24 10 14 ; o_ yellow -56 40 7 7
part opening = box own : p_ k 46 -12 56 -16 56 4 46 8
part foil = foil own : p silver 40 -16 62 -25 62 7 40 16 ; p_ silver+ 40 -16 52 -21 46 6 ; o_ k 51 -4 1.800 2.400
part seal = tape gray : q_ gray 1 28 -50 33 -50 33 80 28 80 ; q_ gray 1 -84 -38 -84 -32 30 -44 30 -50
scene stand

* carton-ship | 4-5 6-8 9-12 | Transportation, Ocean
extras machine: flag
extras world Ocean: denim, fabric-scrap, bandana, pillow-stuffing, tissue-paper, cork, map, craft-stick, wooden-block, duplo-brick, candy-wrapper, stone, craft-foam, coaster, spool, blanket
appeal 3
topics ship, boat, sailing, history, sea, explorer, museum
variant viking | Transportation, Ocean | red, cream, yellow, blue | viking, vikings, longship, viking ship, norway, sweden, denmark, iceland, scandinavia, middle ages, norse myths, thor, leif erikson
variant pirate | Transportation, Ocean | black, brown, red, gold | pirate, pirates, pirate ship, treasure, peter pan, jolly roger, captain hook, talk like a pirate day
colors red, cream, yellow, blue
minutes 35 45 60
mess some
heart hull: milk-carton, egg-carton, cardboard-box, small-box, cereal-box, foam-tray
heart sail: paper, construction-paper, fabric-scrap, felt, paper-napkin, paper-bag, flag = 1 sheet
need mast: paper-straw, stick, dowel, chopstick, plastic-straw = 1
need card: cardstock, construction-paper, cereal-box, cardboard = 1 sheet
need skin: construction-paper, paper-bag, duct-tape, masking-tape, packing-paper = 2 sheet
need pens: marker, crayon, oil-pastel = 3 color
nice shields: bottle-cap, sticker, button = 4
nice rope: string, yarn, raffia = 2 ft
join tape: tape, masking-tape
join glue: glue
need clay: modeling-clay, play-dough, air-dry-clay = 1 bit
tool scissors: scissors
step hull: cut hull scissors > hull by ggt
step skin: tape skin hull tape > skin planks by tcc
step ends: cut card scissors tape hull > dragon stern by gtc
step sail: draw sail pens scissors > sail mark skull by tcc
step mast: tape sail mast tape > mast by tcc
step step: build mast clay hull > clay by ccc
step shields: glue shields skin glue > shields ports by ccc
step rope: tie rope mast hull tape > rope by gtc
step oars@6-8,9-12: cut card scissors > oars by cc
step sea: play hull by ccc
part mast = mast brown : l ~ 6 0 44 0 -96
part clay = clay gray : o ~ 0 40 14 8
part rope = rope tan : z_ ~ 1.600 0 -94 -84 30 ; z_ ~ 1.600 0 -94 84 30
part sail = sail b : b^ b -52 -74 0 -80 52 -74 58 -30 50 14 0 20 -50 14 -58 -30
part mark@viking = pens a : p_ a -50 -74 -34 -77 -36 15 -48 13 -56 -30 ; p_ a -16 -79 2 -80 2 19 -16 18 ; p_ a 20 -79 38 -77 40 15 22 18 ; z_ ~ 5 -54 -74 54 -74
part skull@pirate = pens w : b_ k -50 -72 0 -78 50 -72 56 -30 48 12 0 18 -48 12 -56 -30 ; o_ w 0 -36 20 18 ; r_ w 0 -18 20 14 3 ; o_ k -8 -36 5 6 ; o_ k 8 -36 5 6 ; p_ k 0 -30 3 -24 -3 -24 ; z_ w 5 -30 -12 30 6 ; z_ w 5 30 -12 -30 6 ; z_ k 1.500 -4 -18 -4 -12 ; z_ k 1.500 4 -18 4 -12
part hull = hull own : q^ ~ 8 -80 34 80 34 62 78 -62 78
part dragon@viking = card a : b^ brown 66 48 82 34 84 0 74 -22 58 -30 62 -44 84 -46 98 -32 98 -4 98 34 88 60 70 66 ; o_ w 78 -36 4 4 ; o_ k 79 -36 2 ; j brown 88 -44 96 -60 4 ; l_ brown- 2 60 -34 72 -32
part stern = card brown : b^ brown -68 50 -84 34 -88 8 -84 -8 -96 -4 -98 24 -92 54 -72 66
part skin = skin a : q^ brown 10 -84 34 84 34 66 80 -66 80 ; z_ brown- 2 -78 48 78 48 ; z_ brown- 2 -72 64 72 64
part planks@pirate = skin b : z_ gold 3 -80 40 80 40
part ports@pirate = shields d : bits gold 1.85 -51 58 -17 58 17 58 51 58
part shields@viking = shields c : o^ yellow -54 46 14 14 ; o_ red -54 46 5 5 ; o^ blue -18 46 14 14 ; o_ yellow -18 46 5 5 ; o^ yellow 18 46 14 14 ; o_ red 18 46 5 5 ; o^ blue 54 46 14 14 ; o_ yellow 54 46 5 5
part oars = card wood : l tan 4 -40 56 -58 92 ; l tan 4 -4 56 -20 94 ; l tan 4 32 56 18 94 ; j tan -54 84 -64 98 5 ; j tan -18 86 -26 99 5 ; j tan 19 86 12 99 5
scene stand

* food-chain-cups | 4-5 6-8 | Ocean, Animals
appeal 1
topics food chain, food web, predator, predators, who eats whom, marine biology, science, ocean animals, shark, nesting dolls, sizes, big and small, ecosystem
colors light blue, orange, teal, gray
minutes 30 40
mess low
heart cups: paper-cup, plastic-cup, yogurt-pot, foam-cup = 4
heart skin: construction-paper, paper, packing-paper, wrapping-paper, felt, craft-foam = 4 sheet
need pens: marker = 2 color
nice eyes: googly-eye, sticker, button = 4
nice teeth: paper, index-card = 1 scrap
join tape: tape, masking-tape
join glue: glue
tool scissors: scissors
step heights: cut skin scissors by gt
step wrap: tape skin cups tape > sharkcup fishcup shrimpcup weedcup by tc
step fins: cut skin scissors tape > fins by tc
step shark: draw skin pens > faces by cc
step eyes: glue eyes skin glue > eyes by cc
step teeth: cut teeth scissors glue skin > teeth by tc
step order: arrange cups by cc
step eat: play cups by cc
part fins = skin a : p^ gray -78 -48 -66 -80 -50 -48 ; p^ orange 4 -4 14 -24 24 -4
part sharkcup = cups d : q^ gray 6 -92 -54 -28 -54 -36 70 -84 70 ; p_ gray- -44 -52 -29 -52 -37 69 -48 69 ; b_ w -80 44 -60 38 -40 44 -41 67 -80 67
part fishcup = cups b : q^ orange 5 -16 -8 36 -8 30 70 -10 70 ; p_ orange- 24 -6 35 -6 29 69 22 69
part shrimpcup = cups c : q^ pink 4 44 22 74 22 70 70 48 70 ; p_ pink- 66 24 73 24 69 69 64 69
part weedcup = cups c : q^ green 3 80 42 98 42 96 70 82 70
part faces = pens k : b_ k -80 16 -60 6 -40 16 -42 34 -60 42 -78 34 ; l_ k 2.4 -72 -6 -66 -12 ; o_ k 2 18 3.500 ; o_ k 20 18 3.500 ; l_ k 2.4 4 34 11 40 18 34 ; o_ k 54 36 2.2 ; o_ k 64 36 2.2 ; u 59 44 4 ; l_ k 1.600 52 24 46 8 ; l_ k 1.600 66 24 72 8 ; o_ k 86 54 1.600 ; o_ k 92 54 1.600 ; u 89 58 2.5
part teeth = teeth w : v_ w -77 16 -43 16 6 9 ; v_ w -44 37 -76 37 6 9
part eyes = eyes w : e -72 -22 7 ; e -48 -22 7 ; e 2 14 6 ; e 20 14 6
scene stand
`;
