/** Crafts whose heart had lain on the table and stayed in the drawer. */
export const shelf = `
* egg-cup-chick | 2-3 4-5 | Farm, Animals
extras world Farm: grass, hay, crinkle-paper, birdseed
appeal 3
topics chick, chicks, baby chick, baby chicks, easter, easter chick, easter chicks, spring, spring chicken, hatching, hatching chicks, nest, baby birds, egg box chicks, egg carton chicks
near eggs, chicken, henhouse
colors yellow, orange, green
minutes 25 30
waits 30
mess some
heart carton: egg-carton = 1
heart color: paint = 1 color
need beak: construction-paper, cardstock, felt, paper = 1 scrap
nice eyes@2-3: sticker = 6
nice eyes@4-5: googly-eye = 6
nice fluff: feather, tissue-paper, crepe-paper = 3
join glue: glue, glue-stick
tool brush: paintbrush, sponge-brush, cotton-swab, kitchen-sponge
tool pen: marker
tool scissors: scissors
step cut: cut carton scissors > nest by gg
step paint: paint carton color brush > chicks by cc
step dry: dry carton by cc
step beak: cut beak scissors by gt
step face: glue beak carton glue > beaks by cc
step draw: draw pen carton > looks by tc
step eyes: glue eyes carton glue > eyes by cc
step fluff: glue fluff carton glue > fluff by cc
step home: play carton by cc
part fluff = fluff a : j^ ~ -58 -28 -68 -62 7 ; j^ ~ 0 -34 -8 -70 7 ; j^ ~ 58 -28 68 -62 7
part chicks = carton own paint paint a : b^ ~ -86 52 -82 8 -74 -22 -58 -34 -42 -22 -34 8 -30 52 ; b^ ~ 30 52 34 8 42 -22 58 -34 74 -22 82 8 86 52 ; b^ ~ -28 52 -25 4 -16 -28 0 -40 16 -28 25 4 28 52
part beaks = beak b : p^ ~ -66 4 -50 4 -58 20 ; p^ ~ 50 4 66 4 58 20 ; p^ ~ -8 0 8 0 0 16
part looks = pen k : k -68 -8 4.5 ; k -48 -8 4.5 ; k 48 -8 4.5 ; k 68 -8 4.5 ; k -11 -12 4.5 ; k 11 -12 4.5
part eyes = eyes w : e -69 -9 8 ; e -47 -9 8 ; e 47 -9 8 ; e 69 -9 8 ; e -12 -13 8 ; e 12 -13 8
part nest = carton own : q^ tan 5 -98 40 98 40 88 84 -88 84 ; b_ tan- -90 44 -58 62 -30 44 ; b_ tan- -30 44 0 62 30 44 ; b_ tan- 30 44 58 62 90 44
scene stand

* tube-ladybug | 2-3 4-5 | Bugs, Nature
extras world Nature: leaf, grass, moss, fake-leaf
extras figure: button, sequin, bead
appeal 3
topics ladybug, ladybugs, ladybird, ladybirds, lady bug, lady beetle, minibeasts, mini beasts, insect, insects, beetle, red beetle, creepy crawlies, garden bugs
near spring, garden, lucky charm
colors red, black, green or orange, yellow
minutes 20 25
waits 30
mess some
heart tube: cardboard-tube = 1
heart dots: sticker, felt-sticker = 8
need color: paint, construction-paper, marker, crayon = 1 color
nice feelers@4-5: pipe-cleaner, twist-tie = 1
nice leaf: construction-paper, leaf, felt, tissue-paper = 1
join glue: glue, glue-stick, tape
tool brush: paintbrush, sponge-brush, kitchen-sponge when color=paint
tool pen: marker, crayon
tool scissors: scissors when feelers
step coat: paint color tube brush? glue? > body by cc
step dry: dry tube by gc
step line: draw pen tube > line by tc
step face: draw pen tube > face by tc
step dots: decorate dots tube > dots by cc
step feelers@4-5: tape feelers tube scissors glue > feelers by t
step leaf: arrange leaf tube > leaf by cc
step fly: play tube by cc
part leaf = leaf green : j^ ~ -96 82 96 82 20
part feelers = feelers k : l ~ 4 -12 -58 -18 -82 -30 -92 ; l ~ 4 12 -58 18 -82 30 -92 ; o ~ -32 -94 5 ; o ~ 32 -94 5
part body = tube own paint coat a : r^ ~ 0 12 84 148 9 ; o_ ~- 0 -62 41 8
part line = pen b : z_ ~ 4 0 -2 0 84 ; l_ ~ 4 -42 -4 0 -2 42 -4
part face = pen k : k -16 -36 5 ; k 16 -36 5 ; u 0 -24 11
part dots = dots b : o_ ~ -25 16 8 ; o_ ~ 25 16 8 ; o_ ~ -17 40 8 ; o_ ~ 17 40 8 ; o_ ~ -28 60 8 ; o_ ~ 28 60 8 ; o_ ~ -14 75 6 ; o_ ~ 14 75 6
scene stand

* plate-wheeled-lid | 2-3 4-5 6-8 | Transportation
extras machine: sticker, washi-tape, bread-tag, masking-tape, button
appeal 3
topics vehicles, wheels, things that go, collage
variant bus | Transportation | yellow, blue, red free | bus, buses, school bus, double decker bus, wheels on the bus, the wheels on the bus, coach, public transport, first bus ride
variant train | Transportation | red, blue, green free | train, trains, steam train, railway, railroad, choo choo, locomotive, train ride, passenger train
minutes 25 30 40
mess low
heart body: cardboard, shoebox, cereal-box, pizza-box, cardboard-box = 1
heart wheels: paper-plate, cake-board = 2
heart windows: construction-paper, origami-paper, wrapping-paper, magazine, paper, sticky-note, tissue-paper = 3 color
nice faces: photo = 2
nice smoke: tissue-paper, crepe-paper, paper-napkin = 1 sheet
join glue: glue-stick, glue
tool pen: marker, permanent-marker
tool scissors: scissors
step lay: prepare body > body by gcc
step cut: cut wheels windows scissors by gcc
step wheels: glue wheels body glue > wheels by tcc
step hubs: color wheels pen > hubs by ccc
step windows: glue windows body glue > windows by ccc
step lamps: glue windows body glue > lamps by tcc
step faces: glue faces body glue > faces by ccc
step people: draw pen body > people by tcc
step smoke: glue smoke body glue > smoke by ccc
step drive: play body by ccc
part smoke = smoke w : y^ ~ 60 -84 14 9 7 ; y^ ~ 82 -92 12 7 7 ; y^ ~ 40 -92 9 6 6
part body = body own : q^ tan 6 -94 -66 94 -66 94 46 -94 46 ; r_ tan- 0 40 186 6
part windows = windows a : r^ a -62 -34 38 42 2 3 ; r^ b -16 -32 38 42 2 -3 ; r^ c 30 -34 38 42 2 2 ; r_ a 0 14 178 14 2
part lamps = windows c : o^ yellow 84 32 9 9 ; o^ red -86 32 8 8
part people = pen k : o_ cream -62 -30 11 11 ; k -66 -32 2 ; k -58 -32 2 ; u -62 -27 4 ; o_ cream -16 -28 11 11 ; k -20 -30 2 ; k -12 -30 2 ; u -16 -25 4 ; o_ cream 30 -30 11 11 ; k 26 -32 2 ; k 34 -32 2 ; u 30 -27 4
part faces = faces own : r^ w -62 -30 24 28 1 ; o_ tan -62 -31 9 10 ; r^ w 30 -30 24 28 1 ; o_ tan 30 -31 9 10
part wheels = wheels w : o^ w -50 54 30 30 ; o_ silver -50 54 21 21 ; o^ w 50 54 30 30 ; o_ silver 50 54 21 21
part hubs = pen k : a_ b -50 54 20 14 0 360 ; a_ b 50 54 20 14 0 360 ; o_ k -50 54 6 ; o_ k 50 54 6
scene stand

* fork-fur-tube | 2-3 4-5 6-8 | -
extras world Animals: grass, leaf, fake-leaf, stick
appeal 3
topics fork painting, fork print, toilet paper roll animals, tube animals, fur, wild animals, zoo, animals
variant tiger | Jungle, Animals | orange, black, green | tiger, tigers, big cat, big cats, rainforest, jungle animals, tiger who came to tea
variant lion | Jungle, Animals | orange, brown, green or yellow, tan | lion, lions, lion king, safari, savanna, jungle animals, king of the jungle
variant bear | Animals, Nature | brown, black, green or black, white, tan | bear, bears, brown bear, bear hunt, polar bear, woodland animals, forest animals
variant highland-cow | Farm, Animals | brown, tan, green or orange, tan | highland cow, highland cows, scotland, hairy cow, cow, cows
minutes 25 30 35
waits 30
mess some
heart tube: cardboard-tube = 1
heart paint: paint, acrylic-paint = 1 color
heart fork: plastic-fork, toothbrush = 1
need ears: construction-paper, cardstock, paper, felt = 1 scrap
nice eyes@2-3: sticker = 2
nice eyes@4-5,6-8: googly-eye = 2
nice grass: tissue-paper, crepe-paper, raffia = 1 sheet
join glue: glue, glue-stick, tape
tool pen: marker, crayon
tool scissors: scissors
home plate
step spread: prepare paint tube plate > body by gcc
step comb: print fork paint tube > fur by ccc
step feel@2-3: play tube by c
step dry: dry tube by gcc
step ears: cut ears scissors by gtc
step stick: glue ears tube glue > ears-tiger ears-lion ears-bear ears-highland-cow by tcc
step face: draw pen tube > face marks-tiger marks-lion by tcc
step eyes: glue eyes tube glue > eyes by ccc
step grass: tear grass tube glue > grass by ccc
step roar: play tube by ccc
part ears-lion@lion = ears a : o^ ~ -30 -68 14 14 ; o_ ~- -30 -68 7 7 ; o^ ~ 30 -68 14 14 ; o_ ~- 30 -68 7 7
part ears-tiger@tiger = ears a : o^ ~ -30 -68 15 15 ; o_ w -30 -68 8 8 ; o^ ~ 30 -68 15 15 ; o_ w 30 -68 8 8
part ears-bear@bear = ears a : o^ ~ -30 -70 16 16 ; o_ ~- -30 -70 8 8 ; o^ ~ 30 -70 16 16 ; o_ ~- 30 -70 8 8
part ears-highland-cow@highland-cow = ears b : b^ tan -30 -60 -62 -66 -78 -86 -70 -96 -58 -78 -28 -70 ; b^ tan 30 -60 62 -66 78 -86 70 -96 58 -78 28 -70 ; j^ a -34 -48 -72 -44 10 ; j^ a 34 -48 72 -44 10
part body = tube own : r^ ~ 0 12 84 148 9 ; o_ ~- 0 -62 41 8
part fur = paint a : r_ ~ 0 14 82 144 8 ; z_ ~- 2.5 -36 -54 -37 -40 ; z_ ~- 2.5 -28 -56 -28 -42 ; z_ ~+ 2.5 -20 -56 -20 -44 ; z_ ~- 2.5 -6 -58 -6 -46 ; z_ ~- 2.5 6 -58 6 -46 ; z_ ~+ 2.5 20 -56 20 -44 ; z_ ~- 2.5 28 -56 28 -42 ; z_ ~- 2.5 36 -54 37 -40 ; z_ ~- 2.5 -34 8 -36 24 ; z_ ~+ 2.5 -26 10 -27 26 ; z_ ~- 2.5 -18 10 -18 28 ; z_ ~- 2.5 -8 12 -8 28 ; z_ ~+ 2.5 2 12 2 28 ; z_ ~- 2.5 12 12 12 28 ; z_ ~- 2.5 22 10 23 26 ; z_ ~+ 2.5 32 8 34 24 ; z_ ~- 2.5 -32 44 -33 60 ; z_ ~- 2.5 -22 46 -22 62 ; z_ ~+ 2.5 -12 46 -12 62 ; z_ ~- 2.5 -2 46 -2 62 ; z_ ~- 2.5 8 46 8 62 ; z_ ~+ 2.5 18 46 18 62 ; z_ ~- 2.5 28 44 29 60
part marks-tiger@tiger = pen k : z_ ~ 5 0 -54 0 -42 ; z_ ~ 5 -40 -8 -26 -6 ; z_ ~ 5 40 -8 26 -6 ; z_ ~ 6 -41 34 -20 38 ; z_ ~ 6 41 34 20 38 ; z_ ~ 6 -41 66 -20 70 ; z_ ~ 6 41 66 20 70
part marks-lion@lion = pen brown : z_ ~ 3.5 -38 -46 -28 -40 ; z_ ~ 3.5 -40 -30 -30 -28 ; z_ ~ 3.5 -40 -12 -30 -14 ; z_ ~ 3.5 -36 4 -27 -2 ; z_ ~ 3.5 38 -46 28 -40 ; z_ ~ 3.5 40 -30 30 -28 ; z_ ~ 3.5 40 -12 30 -14 ; z_ ~ 3.5 36 4 27 -2 ; z_ ~ 3.5 -10 10 -8 1 ; z_ ~ 3.5 10 10 8 1 ; z_ ~ 3.5 0 -58 0 -50
part face = pen k : k -15 -30 5 ; k 15 -30 5 ; b_ k -6 -18 6 -18 0 -10 ; u 0 -8 8
part eyes = eyes w : e -15 -31 8 ; e 15 -31 8
part grass = grass c : p^ ~ -58 90 -54 52 -46 78 -38 44 -30 78 -20 56 -12 80 -2 60 8 80 18 54 28 78 38 46 46 78 54 54 60 90
scene stand

* sticker-post | 2-3 4-5 6-8 | -
extras card: postage-stamp, washi-tape, ribbon
appeal 3
topics mail, post, post office, letter, letters, mailbox, postbox, mail carrier, postman, stickers, sticker, no mess, mess free, mess-free, not messy, rainy day, rainy tuesday, quiet time, quiet play, waiting room, sick day, home sick, busy bag, restaurant, letter to grandma, pretend play, envelopes
near thank you card, thank you, snow day, pen pal
colors red, yellow, blue free
minutes 20 25 30
mess low
heart stickers: sticker, felt-sticker = 24
heart envelopes: envelope = 3
nice color: crayon, marker, colored-pencil = 3 color
nice inside: paper, junk-mail, index-card, sticky-note, construction-paper = 3 sheet
nice clip@6-8: paper-clip = 3
nice box: tissue-box, shoebox, cereal-box, cardboard-box = 1
tool pen: crayon, marker, pencil, colored-pencil
tool scissors: scissors when box
step line: draw pen envelopes > envelopes lines by gcc
step stick: decorate stickers envelopes > rows by ccc
step stamp: decorate stickers envelopes > stamps by ccc
step color: color color envelopes > colored by ccc
step inside: fill inside envelopes by ccc
step names: draw pen envelopes > names by gtc
step clip@6-8: arrange clip envelopes > clips by c
step box: cut box scissors > box by gtc
step post: play envelopes box? by ccc
part box = box own : q^ ~ 5 -44 -96 44 -96 44 -22 -44 -22 ; r_ k 0 -80 60 6
part envelopes = envelopes own : r^ w -48 -14 88 58 2 -6 ; z_ silver 2 -90 -38 -50 -8 -8 -46 ; r^ w 50 -8 86 56 2 5 ; z_ silver 2 12 -38 50 -4 92 -30 ; r^ w 0 52 100 66 2
part lines = pen k : l_ gray 2 -42 66 -24 54 -6 68 12 54 30 66 42 58
part colored = color b : l_ b 4 -84 2 -72 -6 -64 4 -52 -6 -44 4 ; l_ c 4 26 10 38 2 48 12 60 2 70 12
part names = pen k : z_ k 2.5 -40 34 -8 34 ; z_ k 2.5 -40 41 -16 41
part rows = stickers a : o_ a -42 66 6 ; o_ yellow -25 55 6 ; s_ a -7 67 5 8 4 ; o_ b 12 55 6 ; o_ a 30 65 6 ; s_ yellow 43 58 5 8 4 ; o_ a -76 -24 6 ; o_ b -64 -22 6 ; o_ yellow 30 -16 6 ; s_ a 42 -14 5 8 4
part stamps = stickers b : r^ b 38 32 14 15 1 ; r^ a -22 -30 12 13 1 -6 ; r^ a 78 -22 12 13 1 5
part clips = clip silver : z_ silver 2 2 16 2 30 8 30 8 18 4 18 4 26
scene lay

* muddy-building-site | 2-3 4-5 | Transportation
extras world Transportation: stone, stick, toy-tree, wooden-block, plastic-cup
appeal 3
topics digger, diggers, excavator, excavators, bulldozer, bulldozers, dump truck, dump trucks, construction, construction site, construction sites, construction vehicles, building site, building sites, builder, builders, mud, muddy, monster truck, monster trucks, tractor, tractors, jcb, backhoe, road works, heavy machinery
near toy cars, cars, farm
colors brown, yellow, gray
minutes 30 35
mess lots
heart cars: toy-car = 2
heart mud: paint = 1 color
need hill: cereal-box, cardboard, cardboard-box, shoebox, pizza-box = 1
need tray: paper-plate, baking-tray, plastic-lid, foil-tray, cookie-tin, plastic-tub = 1
nice rocks: newspaper, paper-bag, aluminum-foil, packing-paper, paper, construction-paper = 1 sheet
nice earth: soil, coffee-grounds, sand, oats, kinetic-sand = 2 handful
nice scrub: kitchen-sponge, toothbrush = 1
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
home water
home towel
home bowl
step open: cut hill scissors by gg
step fold: fold hill > hill by tt
step fix: tape hill tape > tape by gg
step mud: prepare mud tray > mud by gg
step rocks: shape rocks > rocks by cc
step earth: arrange earth hill cars > earth by cc
step dig: play cars mud > cars by cc
step drive: print cars hill > tracks by cc
step clear: play cars by cc
step wash: wash cars bowl water towel scrub? by tt
scene stand
part hill = hill own : p^ tan -96 60 -8 -44 20 -44 96 60 ; p_ tan- 20 -44 96 60 34 60 ; z_ tan- 2 -8 -44 34 60
part tape = tape w : r_ ~ -84 60 20 8 1 -40 ; r_ ~ 88 58 20 8 1 44
part tracks = mud a : z_ ~ 6 -76 54 0 -36 ; z_ ~ 6 -56 58 12 -30 ; z_ ~ 6 -2 -40 16 -40
part mud = tray silver : o^ ~ 0 78 88 16 ; o_ brown 0 76 74 11 ; o_ brown- -20 76 22 5
part rocks = rocks gray : b^ gray 44 74 52 58 66 56 76 72 ; b^ gray- 68 76 74 62 86 64 92 78
part earth = earth own : b_ ~ -96 60 -88 46 -76 40 -64 48 -56 60
part cars = cars yellow : q^ ~ 4 -20 -62 20 -62 20 -48 -20 -48 ; q^ ~ 4 -16 -82 8 -82 12 -62 -16 -62 ; p_ light-blue -10 -77 4 -77 7 -64 -10 -64 ; z^ ~ 5 18 -60 38 -80 52 -62 ; p^ gray 44 -64 60 -64 56 -48 46 -52 ; o^ k -12 -46 8 ; o_ silver -12 -46 3 ; o^ k 14 -46 8 ; o_ silver 14 -46 3 ; q^ red 5 -50 56 -12 56 -4 70 -56 70 ; q^ red 4 -30 42 -14 42 -10 56 -32 56 ; o^ k -42 72 8 ; o_ silver -42 72 3 ; o^ k -18 72 8 ; o_ silver -18 72 3

* cut-out-dough-token | 2-3 4-5 6-8 | -
appeal 3
topics salt dough, salt dough ornament, salt dough ornaments, salt dough decorations, clay ornament, clay ornaments, clay medal, dough, cookie cutters, rolling and cutting
near ornament, ornaments, keepsake, gift, medal
carries any
minutes 25 30 40
waits 2880
mess some
scene lay
heart dough: salt-dough, air-dry-clay = 2 handful
heart cutter: cookie-cutter, paper-cup, plastic-cup, plastic-lid = 1
nice flour: flour, cornstarch = 1 handful
nice pin: rolling-pin = 1
nice paint: paint, acrylic-paint = 2 color
nice loop: ribbon, string, yarn, raffia = 12 in
tool point: toothpick, pencil, craft-stick
tool brush: paintbrush, cotton-swab, sponge-brush when paint
step dust: prepare flour by ccc
step roll: roll dough pin? by ccc
step cut: print cutter dough > token by ccc
step draw: draw point dough > body by gtc
step dots: shape dough > dots by ccc
step hole: poke point loop by ggt
step dry: dry dough by gcc
step paint: paint paint dough brush > color by ccc
step loop: tie loop dough > loop by ggt
step show: play dough by ccc
part loop = loop a : l^ ~ 4 0 -84 -14 -97 0 -101 14 -97 0 -84
part token = dough cream : o^ ~ 0 0 88 88 ; o_ ~- 0 0 82 82 ; o_ ~ 0 0 79 79
part dots = dough cream : d_ ~-- 4 0 -72 36 -62 62 -36 72 0 62 36 36 62 0 72 -36 62 -62 36 -72 0 -62 -36 -36 -62
part body = dough cream : inked tan- 0 0 94 94 3.4
part color = paint a : painted ~ 0 0 94 94

* wooden-spoon-friend | 2-3 4-5 | Fairy Tales
extras puppet: sticker, ribbon, button
appeal 3
topics wooden spoon puppet, wooden spoon puppets, spoon puppet, spoon puppets, spoon doll, puppet, puppets, puppet show, puppet theater, storytelling, story time, nursery rhymes, once upon a time
variant goldilocks | Fairy Tales | yellow, blue, pink | goldilocks, goldilocks and the three bears, girl with golden hair, rapunzel
variant bear | Fairy Tales, Animals | brown, red, tan | three bears, bear, bears, teddy, teddy bear, baby bear
variant princess | Fairy Tales, Fantasy | brown, purple, gold or black, red, orange, yellow | princess, prince, cinderella, snow white, sleeping beauty, queen
variant sheep | Farm, Animals | white, green, pink or black, cream, brown | sheep, lamb, lambs, baa baa black sheep, farm animals, barnyard
variant lion | Jungle, Animals | orange, green, yellow or brown, yellow | lion, lions, jungle animals, safari, king of the jungle
minutes 25 30
mess low
heart spoon: wooden-spoon = 1
nice hair@2-3: yarn, raffia, crepe-paper, felt = 4 ft
heart hair@4-5: yarn, raffia, crepe-paper, felt = 4 ft
heart dress: fabric-scrap, felt, bandana, paper-napkin, tissue-paper, crepe-paper = 1 piece
need top: felt, construction-paper, fabric-scrap, cardstock, paper = 1 scrap
join fix: tape, glue
tool pen: marker, permanent-marker
tool scissors: scissors
step look: prepare spoon > spoon by ct
step face: draw pen spoon > face by tc
step snip@4-5: cut hair scissors by t
step hair: glue hair scissors spoon fix > hair-goldilocks hair-bear hair-princess hair-sheep hair-lion by gc
step top: cut top scissors spoon fix > top-goldilocks top-bear top-princess top-sheep top-lion by gt
step cut: cut dress scissors by gt
step dress: tape dress spoon fix > dress by cc
step play: play spoon by cc
part hair-goldilocks@goldilocks = hair a : y^ ~ 0 -62 36 34 9 ; l^ ~ 8 -30 -58 -40 -20 -34 4 ; l^ ~ 8 30 -58 40 -20 34 4
part hair-princess@princess = hair a : l^ ~ 10 -28 -70 -38 -24 -32 30 ; l^ ~ 10 28 -70 38 -24 32 30 ; l^ ~ 10 -18 -78 -28 -30 -24 34 ; l^ ~ 10 18 -78 28 -30 24 34
part hair-lion@lion = hair a : s^ ~ 0 -54 16 54 34
part spoon = spoon own : r^ wood 0 38 12 122 5 ; o^ wood 0 -52 28 38
part hair-sheep@sheep = hair a : y^ ~ 0 -84 28 16 8 ; y^ ~ 0 -22 18 9 7
part top-sheep@sheep = top c : j^ ~ -24 -62 -58 -56 9 ; j^ ~ 24 -62 58 -56 9
part top-lion@lion = top c : o^ ~ -24 -84 11 11 ; o^ ~ 24 -84 11 11
part hair-bear@bear = hair a : y^ ~ 0 -84 26 10 8 ; y^ ~ 0 -24 20 9 7
part top-goldilocks@goldilocks = top b : p^ ~ 0 -86 -22 -98 -22 -74 ; p^ ~ 0 -86 22 -98 22 -74 ; o^ ~- 0 -86 6
part top-bear@bear = top a : o^ ~- -28 -84 13 13 ; o_ tan -28 -84 6 6 ; o^ ~- 28 -84 13 13 ; o_ tan 28 -84 6 6
part top-princess@princess = top c : p^ gold -24 -74 -24 -98 -12 -86 0 -102 12 -86 24 -98 24 -74
part face = pen k : k -10 -56 4 ; k 10 -56 4 ; u 0 -42 9 ; o_ pink -17 -44 5 3.5 ; o_ pink 17 -44 5 3.5
part dress = dress b : b^ ~ -8 0 8 0 30 30 52 84 0 94 -52 84 -30 30 ; l_ ~- 4 -14 24 -22 84 ; l_ ~- 4 14 24 22 84 ; l_ ~- 3 0 30 0 90
scene stand

* first-day-handprint | 2-3 4-5 6-8 | -
extras card: sticker, washi-tape, button, postage-stamp
appeal 3
topics keepsake, handprint, handprints, handprint keepsake, hand print, growing up
near mother's day, father's day, grandparents day, birthday, gift for grandma, new year
variant first | - | blue, yellow, red free | first day at nursery, nursery, first day of nursery, first day of school, first day at school, first day, preschool, first day of preschool, kindergarten, first day of kindergarten, daycare, first day of daycare, reception, back to school, starting school, starting nursery, starting preschool, new school, school starts, bag tag
variant last | - | red, yellow, blue free | last day of school, end of school, end of the school year, last day of kindergarten, last day of preschool, last day of nursery, last day at nursery, kindergarten graduation, preschool graduation, graduation, leaving nursery, end of year keepsake
variant today | - | green, yellow, red free | how big i am, growing up, handprint, handprints, keepsake, handprint keepsake, birthday keepsake, milestone, time capsule
minutes 20 25 30
waits 30
mess some
heart card: cardstock, construction-paper, watercolor-paper, paper-plate, paper = 1 sheet
heart paint: paint = 1 color
nice sleeve: plastic-sleeve, contact-paper, picture-frame = 1
nice loop: yarn, ribbon, string, cotton-cord = 20 in
nice photo: photo = 1
nice stars: sticker = 6
nice wipe: wet-wipe, paper-towel = 2
tool brush: kitchen-sponge, sponge-brush, paintbrush
tool scissors: scissors when sleeve=plastic-sleeve,contact-paper
tool punch: hole-punch, pencil when loop
tool pen: marker, permanent-marker, crayon
join stick: glue-stick, tape, glue
home plate
home water
home towel
step write: draw pen card > card words by gtc
step coat: prepare paint brush plate by ttc
step print: print paint card > hand by ccc
step wash: wash water towel wipe? by ccc
step dry: dry card by gcc
step photo: glue photo card stick > photo by ccc
step stars: decorate stars card > stars by ccc
step cover: build card sleeve scissors > cover by ggt
step loop: tie loop card punch > loop by ggt
step grow: play card by ccc
part loop = loop c : l ~ 4 -14 -78 -20 -96 0 -101 20 -96 14 -78
part card = card cream : r^ ~ 0 4 150 176 4
part hand = paint a : o_ ~ 0 30 27 29 ; z_ ~ 13 -21 20 -30 -28 ; z_ ~ 13 -8 8 -11 -48 ; z_ ~ 13 7 8 9 -50 ; z_ ~ 13 21 18 28 -34 ; z_ ~ 13 24 40 50 12
part words = pen k : z_ k 3 -56 -70 -8 -70 ; z_ k 3 4 -70 54 -70 ; z_ k 3 -36 78 36 78
part photo = photo own : r^ w -48 56 34 40 1 -5 ; r_ light-blue -48 53 26 26 1 -5 ; o_ tan -48 54 7 8
part stars = stars b : s_ ~ 58 -50 5 9 4 ; s_ ~ -60 -46 5 8 3.5 ; s_ ~ 60 62 5 9 4 ; s_ ~ 62 0 5 7 3 ; s_ ~ -62 6 5 7 3 ; s_ ~ 40 66 5 7 3
part cover = sleeve w : p_ w+ -66 -60 -58 -60 -62 -20 -66 -20
scene hang

* lollipop-sign-card | 4-5 6-8 9-12 | -
extras card: sticker, washi-tape, ribbon
appeal 3
topics leaving card, farewell card, farewell, goodbye, goodbye card, going away, leaving, thank you card, thank you, thank-you card, lollipop lady, lollipop man, lollipop person, crossing guard, school crossing, bus driver, school bus driver, teacher leaving, teacher is leaving, last day of school, retirement, retirement card, thank you teacher, teacher thank you, teacher appreciation, end of year teacher gift, coach gift, get well card, traffic sign
near moving away, end of school, road safety, birthday card
colors yellow, black, white free
minutes 30 35 40
mess low
heart card: cardstock, construction-paper, paper-plate = 1 sheet
heart joint: paper-fastener, button = 1
heart stick: craft-stick, paper-straw, stick, wooden-spoon = 1
nice photo: photo = 1
nice rim: washi-tape, ribbon, paper-strip, sticker = 1 strip
join fix: glue, tape, glue-stick
tool pen: marker, permanent-marker, crayon
tool punch: hole-punch, pencil
tool scissors: scissors
home bowl
step draw: draw pen card bowl by ccc
step cut: cut card scissors > back by tcc
step sign: draw pen card > front letters by tcc
step rim: decorate rim card > rim by ccc
step inside: draw pen card photo? fix? > inside by ccc
step stick: tape stick card fix > stick by tcc
step hole: poke punch card by ttc
step joint: build joint card > joint by tcc
step turn: test card by ccc
step give: play card by ccc
part stick = stick own : r^ ~ 0 66 12 72 5
part back = card a : o^ ~ 24 -22 54 54
part inside = pen k : r_ w 52 -20 34 40 2 ; o_ tan 45 -20 7 8 ; o_ tan 59 -20 7 8 ; k 43 -21 1.4 ; k 47 -21 1.4 ; k 57 -21 1.4 ; k 61 -21 1.4 ; u 45 -18 3 ; u 59 -18 3
part front = card a : o^ ~ -24 -22 54 54 ; a_ k -24 -22 51 45 0 360
part rim = rim c : a_ red -24 -22 53 47 0 360
part letters = pen k : z_ k 5 -54 -40 -34 -40 ; z_ k 5 -44 -40 -44 -20 ; z_ k 5 -26 -40 -26 -20 ; z_ k 5 -26 -30 -14 -30 ; z_ k 5 -14 -40 -14 -20 ; z_ k 5 -4 -20 2 -40 8 -20 ; r_ k -24 -4 48 6 1 ; r_ k -24 10 34 6 1
part joint = joint gold : o^ gold 0 -62 6 6
scene lay

* memory-stone | 4-5 6-8 9-12 13+ | -
extras world Nature: moss, leaf, flower, grass, seashell, pinecone
appeal 3
topics memorial, memorial stone, memory stone, remembering, remembrance, pet loss, pet memorial, remembering a pet, saying goodbye to a pet, pet died, grief, grave, pet grave, funeral, rainbow bridge, somebody died, grandpa died, grandma died
near garden marker, stone painting
variant cat-remembered | - | gray, cream, light blue or black, orange, white, brown, tan | our cat died, cat died, my cat died, the cat died, kitten died
variant dog-remembered | - | brown, cream, light blue or black, white, tan, orange, gray | our dog died, dog died, my dog died, the dog died, puppy died
variant rabbit-remembered | - | tan, cream, light green or white, gray, brown, black | our rabbit died, rabbit died, my rabbit died, bunny died
variant hamster-remembered | - | tan, cream, light green or white, gray, brown, black, orange | hamster died, my hamster died, our hamster died, guinea pig died, our guinea pig died, gerbil died, mouse died, our mouse died
variant fish-remembered | - | orange, cream, light blue or red, blue, white, yellow, black | goldfish died, my goldfish died, our fish died, fish died, my fish died
variant bird-remembered | - | yellow, cream, light blue or blue, green, white, gray | bird died, our bird died, budgie died, our budgie died, parakeet died, canary died, chicken died, our hen died
variant heart-remembered | - | red, cream, light blue free | memorial, grandpa died, grandma died, in loving memory, remembering somebody
minutes 40 45 60 70
waits 60
mess some
heart stone: stone = 1
heart paint: acrylic-paint, paint, paint-marker = 3 color
nice pen: paint-marker, permanent-marker, marker = 1
nice flowers: flower, petal, leaf, fern-frond, seashell, pebble = handful
nice light: LED-light = 1
tool brush: paintbrush, cotton-swab
tool chalk: pencil, chalk, crayon
home water
home towel
step wash: wash stone water towel > stone by tccc
step tell: play stone by tttc
step ground: paint paint stone brush > ground by cccc
step draw: draw chalk stone by tccc
step figure: paint paint stone brush > figure-cat figure-dog figure-rabbit figure-hamster figure-fish figure-bird figure-heart by cccc
step face: draw pen? stone > face-cat face-dog face-rabbit face-hamster face-fish face-bird by cccc
step name: draw pen? brush stone > name by gtcc
step dots: paint paint stone brush > dots by cccc
step dry: dry stone by cccc
step place: arrange stone flowers? light? > flowers by cccc
part stone = stone own : b^ gray -92 30 -84 -30 -44 -66 20 -70 74 -44 94 8 82 58 30 80 -50 76
part ground = paint c : b_ c -80 26 -72 -26 -38 -56 18 -60 64 -38 82 8 70 50 26 68 -44 64
part figure-cat@cat-remembered = paint a : p_ ~ -31 -8 -27 -41 -8 -26 ; p_ ~ 31 -8 27 -41 8 -26 ; o_ ~ 0 -4 33 26
part figure-dog@dog-remembered = paint a : o_ ~ 0 -6 29 27 ; b_ ~- -24 -30 -38 -20 -40 10 -32 15 -23 -10 ; b_ ~- 24 -30 38 -20 40 10 32 15 23 -10 ; o_ b 0 6 15 12
part figure-rabbit@rabbit-remembered = paint a : o_ ~ -11 -30 8 19 -6 ; o_ ~ 11 -30 8 19 6 ; o_ ~ 0 0 27 23
part figure-hamster@hamster-remembered = paint a : o_ ~ -24 -34 10 10 ; o_ ~ 24 -34 10 10 ; o_ pink -24 -34 5 5 ; o_ pink 24 -34 5 5 ; o_ ~ 0 -8 36 28 ; o_ w -22 2 13 12 ; o_ w 22 2 13 12
part figure-fish@fish-remembered = paint a : p_ ~ 22 -8 48 -30 48 14 ; o_ ~ -6 -8 34 22 ; p_ ~ -12 -28 10 -44 12 -24
part figure-bird@bird-remembered = paint a : o_ ~ 4 -2 32 24 ; o_ ~ -22 -26 17 16 ; p_ ~ 26 4 56 -6 52 12 ; o_ ~- 10 0 18 12 12
part figure-heart@heart-remembered = paint a : h_ ~ 0 -8 34
part face-cat@cat-remembered = paint k : k -12 -8 4 ; k 12 -8 4 ; p_ pink -4 1 4 1 0 6 ; u -4 7 4 ; u 4 7 4 ; z_ k 1.5 -14 4 -34 0 ; z_ k 1.5 -14 8 -34 10 ; z_ k 1.5 14 4 34 0 ; z_ k 1.5 14 8 34 10
part face-dog@dog-remembered = paint k : k -10 -12 4 ; k 10 -12 4 ; o_ k 0 1 6 4 ; u 0 7 7
part face-rabbit@rabbit-remembered = paint k : k -10 -5 4 ; k 10 -5 4 ; p_ pink -3 3 3 3 0 7 ; u 0 9 6 ; z_ k 1.3 -12 5 -32 1 ; z_ k 1.3 -12 9 -32 11 ; z_ k 1.3 12 5 32 1 ; z_ k 1.3 12 9 32 11
part face-hamster@hamster-remembered = pen k : k -12 -16 4.5 ; k 12 -16 4.5 ; p_ pink -4 -6 4 -6 0 -1 ; u -4 1 4 ; u 4 1 4
part face-fish@fish-remembered = pen k : k -24 -12 4 ; l_ k 2 -12 -20 -8 -8 -12 4 ; u -32 -2 5
part face-bird@bird-remembered = pen k : k -24 -28 4 ; p_ orange -38 -28 -50 -22 -38 -19
part name = paint k : z_ k 3.5 -30 36 -18 36 ; z_ k 3.5 -12 36 -2 36 ; z_ k 3.5 4 36 16 36 ; z_ k 3.5 22 36 32 36
part dots = paint b : d_ b 4 -62 16 -58 -12 -46 -35 -24 -52 22 -55 48 -38 62 -10 64 18 -46 46 -20 56 14 58 44 46
part flowers = flowers own : f pink -78 66 5 14 5 ; o yellow -78 66 4.5 ; f w -60 78 5 12 4.5 ; o yellow -60 78 4 ; f purple 78 64 5 14 5 ; o yellow 78 64 4.5
scene lay

* moon-and-lantern-card | 4-5 6-8 9-12 13+ | -
extras card: sequin, stick-on-gem, ribbon, glitter-glue, sticker, envelope, washi-tape
appeal 3
topics eid, eid card, eid cards, eid mubarak, eid al fitr, eid al-fitr, eid al adha, eid al-adha, eid party, eid gift, eid for the neighbors, ramadan, ramadan card, ramadan kareem, ramadan lantern, islam, muslim holiday, crescent moon, moon and stars
near mosque, neighbors
colors blue, gold, white free
minutes 35 40 45 50
mess low
heart card: cardstock, construction-paper, paper = 1 sheet
heart gold: metallic-paper, glitter-paper, wrapping-paper, construction-paper = 1 sheet
nice lace: paper-doily = 1
nice gems: sequin, stick-on-gem, sticker = 6
join glue: glue-stick, glue
tool punch: hole-punch
tool pen: marker, pencil, gel-pen
tool scissors: scissors
home cup
step fold: fold card > card by cccc
step moon: cut gold cup pen scissors > moon by ttcc
step stars: poke punch gold > stars by tccc
step lace: glue lace card scissors glue > lace by tccc
step lantern: cut gold scissors > lantern by ttcc
step build: glue gold card glue > roof by cccc
step sky: glue gold card glue > sky by cccc
step line: draw pen card > chain by cccc
step gems: decorate gems card > gems by cccc
step write: draw pen card by tccc
part card = card a : r^ ~ 0 0 150 188 3 ; z_ ~- 2 -72 -94 -72 94
part chain = pen k : z_ w 2 14 -94 14 -42
part lace = lace w : o_ w 14 22 30 34 ; o_ a- 14 22 10 12 ; d_ a- 3 0 0 28 0 -6 24 34 24 0 46 28 46 14 -6 14 50
part lantern = gold b : p^ b -20 62 48 62 42 74 -14 74 ; p^ b -18 -14 46 -14 40 -4 -12 -4
part roof = gold b : b^ b -16 -14 -8 -34 14 -44 36 -34 44 -14 ; z_ b 4 -14 -4 -20 62 ; z_ b 4 42 -4 48 62 ; z_ b 4 14 -4 14 62
part moon = gold b : b^ b -46 -86 -64 -78 -70 -60 -62 -42 -44 -36 -30 -42 -46 -46 -54 -60 -48 -74 -30 -80
part stars = gold b : s^ b -30 -60 5 9 4 ; s^ b 56 -78 5 8 3.5 ; s^ b 62 -40 5 8 3.5 ; s^ b -56 -10 5 8 3.5 ; s^ b -50 40 5 8 3.5
part sky = gold b : s^ b 60 78 5 7 3 ; s^ b -44 82 5 8 3.5
part gems = gems c : d_ c 3 -60 16 -38 -10 -40 62 62 10 58 46 40 -64
scene lay

* clay-beetle | 4-5 6-8 9-12 | Bugs, Nature
extras world Nature: moss, leaf, stick, stone
appeal 3
topics clay bug, clay bugs, clay beetle, insect, insects, minibeasts, mini beasts, creepy crawlies, bug, bugs, six legs, entomology, bug collection
near garden, fossils
variant beetle | Bugs, Nature | green, gold, black free | beetle, beetles, stag beetle, jewel beetle, dung beetle, scarab
variant ladybug | Bugs, Nature | red, black, white or yellow, orange | ladybug, ladybugs, ladybird, ladybirds
variant bee | Bugs, Nature | yellow, black, white or orange | bee, bees, bumblebee, honeybee
variant spider | Bugs, Nature | black, red, gray or brown, gray | spider, spiders, tarantula, arachnid, itsy bitsy spider
minutes 40 50 60
waits 1440
mess some
heart clay: air-dry-clay, salt-dough = 1 handful
heart eyes: bead, seed-bead, googly-eye, wooden-bead = 2
nice legs@4-5,6-8: pipe-cleaner, twist-tie = 4
nice legs@9-12: craft-wire, pipe-cleaner, twist-tie = 4
need paint: paint, acrylic-paint, metallic-paint = 2 color
nice texture: toothbrush, burlap, plastic-fork, lace, paper-doily, leaf = 1
tool point: pencil, toothpick, craft-stick
tool brush: paintbrush, cotton-swab
tool scissors: scissors when legs
home water
step body: shape clay > body by ccc
step head: shape clay water > head by tcc
step line: shape point clay > lines by ccc
step texture: print texture clay > dents by ccc
step eyes: build eyes clay > eyes by ccc
step snip: cut legs scissors by ggt
step legs: build legs clay > legs legs-spider feelers by tcc
step roll: roll clay > thin-legs thin-legs-spider by ccc
step dry: dry clay by ccc
step paint: paint paint clay brush > marks-beetle marks-ladybug marks-bee marks-spider by ccc
step crawl: play clay by ccc
part thin-legs-spider@spider = clay own paint paint a : l ~ 6 -34 -20 -58 -44 -80 -40 ; l ~ 6 34 -20 58 -44 80 -40 ; l ~ 6 -44 4 -74 -10 -96 6 ; l ~ 6 44 4 74 -10 96 6 ; l ~ 6 -46 32 -76 30 -94 50 ; l ~ 6 46 32 76 30 94 50 ; l ~ 6 -38 58 -60 70 -72 92 ; l ~ 6 38 58 60 70 72 92
part thin-legs@beetle,ladybug,bee = clay own paint paint b : l ~ 6 -40 -12 -70 -30 -92 -14 ; l ~ 6 40 -12 70 -30 92 -14 ; l ~ 6 -46 20 -76 16 -96 34 ; l ~ 6 46 20 76 16 96 34 ; l ~ 6 -38 50 -66 62 -82 86 ; l ~ 6 38 50 66 62 82 86
part legs-spider@spider = legs k : l ~ 7 -34 -20 -58 -44 -80 -40 ; l ~ 7 34 -20 58 -44 80 -40 ; l ~ 7 -44 4 -74 -10 -96 6 ; l ~ 7 44 4 74 -10 96 6 ; l ~ 7 -46 32 -76 30 -94 50 ; l ~ 7 46 32 76 30 94 50 ; l ~ 7 -38 58 -60 70 -72 92 ; l ~ 7 38 58 60 70 72 92
part legs@beetle,ladybug,bee = legs k : l ~ 7 -40 -12 -70 -30 -92 -14 ; l ~ 7 40 -12 70 -30 92 -14 ; l ~ 7 -46 20 -76 16 -96 34 ; l ~ 7 46 20 76 16 96 34 ; l ~ 7 -38 50 -66 62 -82 86 ; l ~ 7 38 50 66 62 82 86
part feelers@beetle,ladybug,bee = legs k : l ~ 4 -12 -66 -24 -86 -40 -92 ; l ~ 4 12 -66 24 -86 40 -92
part body = clay own paint paint a : o^ ~ 0 24 50 62
part head = clay own paint paint b : o^ ~ 0 -50 30 22
part lines = clay own : z_ a- 3 0 -34 0 84 ; l_ a- 3 -44 -6 0 -20 44 -6
part dents = texture k : d_ a- 2 -30 4 -20 10 -32 20 -18 26 20 6 30 14 18 24 32 30
part marks-beetle@beetle = paint b : l_ b 5 -34 0 -36 34 -20 66 ; l_ b 5 34 0 36 34 20 66 ; l_ b 4 -16 0 -16 60 ; l_ b 4 16 0 16 60
part marks-ladybug@ladybug = paint b : o_ b -24 12 9 ; o_ b 24 12 9 ; o_ b -28 42 9 ; o_ b 28 42 9 ; o_ b -13 66 7 ; o_ b 13 66 7
part marks-bee@bee = paint b : b_ b -48 10 0 4 48 10 50 24 0 18 -50 24 ; b_ b -48 44 0 38 48 44 42 58 0 52 -42 58
part marks-spider@spider = paint b : p_ b -12 20 12 20 0 40 ; p_ b -12 60 12 60 0 40
part eyes = eyes c : o^ w -13 -54 7 ; o_ k -13 -54 3.5 ; o^ w 13 -54 7 ; o_ k 13 -54 3.5
scene lay
`;
