export const shelf = `
* felt-coat-tube-pal | 4-5 6-8 | Animals
extras world Animals: toy-tree, grass, stone, leaf, stick, fake-leaf, toy-animal, moss, hay, flower
extras figure: bead, bread-tag, button, dry-pasta, felt-sticker, seed
topics toilet roll animals, toilet paper roll animals, tube animals, cardboard tube animals, forest animals, pets, pretend play, recycling
near zoo, paw patrol
variant bear | Animals | brown, tan, black or white, tan | bear, bears, teddy bear, teddy, brown bear, goldilocks, woodland animals
variant dog | Animals | tan, brown, black free | dog, dogs, puppy, puppies, my dog
minutes 25 30
waits 30
mess low
heart tube: cardboard-tube = 1
heart coat: felt, fabric-scrap, faux-fur, construction-paper, craft-foam, tissue-paper = 1 sheet
nice eyes: googly-eye, button, sticker = 2
nice nose: pom-pom, button, bottle-cap, felt-ball = 1
nice belly: cotton-pad, cotton-ball, paper = 1
nice collar: ribbon, yarn, washi-tape, pipe-cleaner = 1 strip
join stick: glue
tool pen: marker
tool scissors: scissors
step cut: cut coat scissors pen tube by gt
step roll: glue coat tube stick > body by tc
step ears: glue coat tube stick > ears-b ears-d by cc
step belly: glue belly tube stick > belly by cc
step eyes: glue eyes tube stick > eyes by cc
step nose: glue nose tube stick > nose by cc
step face: draw pen coat > face by cc
step collar: glue collar tube stick > collar by tc
step feet: glue coat tube stick > feet by cc
step play: play tube by cc
part feet = coat a : o^ a -20 86 20 11 ; o^ a 20 86 20 11
part ears-b@bear = coat a : o^ ~ -34 -64 18 18 ; o^ ~ 34 -64 18 18 ; o_ b -34 -64 10 10 ; o_ b 34 -64 10 10
part body = coat a : r^ ~ 0 12 84 144 10 ; o_ ~- 0 -58 42 9
part ears-d@dog = coat b : b^ ~ -38 -56 -58 -36 -60 -6 -44 4 -34 -20 ; b^ ~ 38 -56 58 -36 60 -6 44 4 34 -20
part belly = belly w : o^ ~ 0 42 26 30
part face = pen k : k -17 -28 4 ; k 17 -28 4 ; l_ k 3 0 -10 0 -2 ; u -7 -4 7 ; u 7 -4 7
part eyes = eyes own : e -17 -28 8 ; e 17 -28 8
part nose = nose k : pompom k 0 -14 9
part collar = collar red : r^ ~ 0 10 86 9 3 ; o^ gold 0 18 6 6
scene stand

* bowl-shell-turtle | 4-5 6-8 | Ocean, Animals
extras world Ocean: pebble, sand
appeal 3
topics turtle, turtles, sea turtle, tortoise, pond, sea animals, ocean animals, under the sea, reptiles, pet turtle, world turtle day
colors green, light green, brown
minutes 30 35
waits 30
mess some
heart bowl: paper-bowl = 1
heart patches: tissue-paper, construction-paper, crepe-paper, magazine, wrapping-paper, felt, button = 2 sheet
nice paint: paint = 1 color
need card: construction-paper, cardstock, cereal-box, cardboard, craft-foam, felt = 1 sheet
nice eyes: googly-eye, button, sticker = 2
join stick: glue
tool brush: paintbrush, sponge-brush
tool pen: marker, crayon
tool scissors: scissors
step paint: paint paint bowl brush by cc
step tear: prepare patches by cc
step shell: glue patches bowl stick brush > shell patches by cc
step legs: cut card scissors pen by tt
step join: glue card bowl stick > legs head by tc
step eyes: glue eyes card stick > eyes by cc
step face: draw pen card > face by cc
step dry: dry bowl by gg
step crawl: play bowl by cc
part legs = card a : o^ green -56 62 22 14 -20 ; o^ green 52 64 22 14 20 ; p^ green 76 50 96 56 78 62
part head = card green : o^ green -80 28 22 18 ; r_ green -62 40 24 16 6
part shell = bowl own paint paint a : b^ ~ -70 56 -64 10 -36 -30 0 -42 40 -30 66 10 72 56
part patches = patches b : p^ ~ -50 20 -34 0 -16 12 -24 34 -44 36 ; p^ a- -16 -18 4 -34 22 -16 12 6 -8 6 ; p^ brown 18 16 38 0 54 18 44 38 24 36 ; p^ a+ -14 22 8 18 16 40 -4 50 -20 42
part face = pen k : k -84 24 3 ; l_ k 2.5 -92 34 -84 38 -76 36
part eyes = eyes own : e -84 22 7
scene stand

* plate-face-snowman | 2-3 4-5 6-8 | Seasons, Weather
topics snowman, snowmen, snow, winter, frosty, snow day, january, december, christmas, first snow, let it snow
near olaf, frozen
colors white, orange, black
minutes 20 25 30
mess low
heart plate: paper-plate, cake-board, paper-bowl = 1
heart snow: cotton-ball, cotton-pad, pillow-stuffing, tissue, toilet-paper = 2 handful
need nose: construction-paper, felt, cardstock, craft-foam = 1 scrap
nice dots@2-3: construction-paper, felt = 1 scrap
nice dots@4-5,6-8: button, bottle-cap, pom-pom, sticker, bead, pebble = 7
nice scarf: fabric-scrap, felt, ribbon, crepe-paper, tissue-paper, yarn = 1 strip
nice hat: construction-paper, felt, cardstock, sock = 1 sheet
join stick: glue
tool pen: marker, crayon
tool scissors: scissors
step cut: cut nose scissors by gtc
step tufts: prepare snow by ccc
step spread: glue plate stick by tcc
step snow: decorate snow plate stick > plate snow by ccc
step nose: glue nose plate stick > nose by ccc
step dots: glue dots plate stick > dots by tcc
step face: draw pen nose > mouth by gtc
step scarf: glue scarf plate stick > scarf by ccc
step hat: cut hat scissors plate stick > hat by gtc
step hello: play plate by ccc
part scarf = scarf red : q^ ~ 6 -60 62 0 80 60 62 64 78 0 98 -64 78 ; p^ ~- 26 84 46 80 54 100 32 100
part plate = plate own : plate ~ 0 10 78
part snow = snow w : cotton ~ -48 -34 20 ; cotton ~ -16 -50 20 ; cotton ~ 20 -50 20 ; cotton ~ 50 -32 20 ; cotton ~ 64 4 20 ; cotton ~ 54 42 20 ; cotton ~ 22 62 20 ; cotton ~ -18 62 20 ; cotton ~ -52 42 20 ; cotton ~ -64 4 20 ; cotton ~ -30 -8 20 ; cotton ~ 4 -18 20 ; cotton ~ 34 -4 20 ; cotton ~ -34 24 20 ; cotton ~ 0 32 20 ; cotton ~ 32 26 20
part hat = hat k : r^ k 0 -58 96 12 3 ; r^ k 0 -80 58 36 3 ; r_ red 0 -68 58 8
part mouth = pen k : k -22 -10 5 ; k 22 -10 5
part dots = dots k : button k -22 -10 7 ; button k 22 -10 7 ; o_ k -26 34 4 4 ; o_ k -14 42 4 4 ; o_ k 0 45 4 4 ; o_ k 14 42 4 4 ; o_ k 26 34 4 4
part nose = nose orange : p^ ~ -6 6 8 20 50 24
scene hang

* streamer-rainbow-cloud | 4-5 6-8 | Weather
extras hanging: bell, ribbon, cellophane, metallic-paper
appeal 3
topics rainbow, rainbows, cloud, clouds, rain and sun, st patrick's day, colors, noah's ark, rainbow party, pride, mobile, unicorn party
near spring, room decoration
colors red, orange, yellow, green, blue, purple
minutes 25 30
mess low
heart plate: paper-plate, cardstock, construction-paper = 1
heart rays: crepe-paper, ribbon, tissue-paper = 6 strip
heart fluff: cotton-ball, pillow-stuffing, cotton-pad = 2 handful
nice face: googly-eye, sticker, button = 2
nice hang: string, yarn, ribbon, raffia = 12 in
join stick: glue
join tape: tape, masking-tape, washi-tape
tool pen: marker, crayon
tool scissors: scissors
step fold: fold plate by tc
step cut: cut rays scissors by tt
step order: arrange rays by cc
step rays: tape rays plate tape > rays by tc
step close: tape plate tape by tc
step fluff: glue fluff plate stick > plate fluff by cc
step face: glue face plate stick > eyes by cc
step smile: draw pen plate > smile by cc
step hang: tape hang plate tape > hang by gt
step wind: play plate by cc
part hang = hang own : l ~ 3 0 -62 0 -99
part rays = rays a : r^ ~ -50 40 16 112 2 ; r^ b -30 44 16 118 2 ; r^ c -10 46 16 120 2 ; r^ d 10 46 16 120 2 ; r^ e 30 44 16 118 2 ; r^ f 50 40 16 112 2
part plate = plate own : a^ ~ 0 0 78 0 180 360
part fluff = fluff w : cotton ~ -60 -14 22 ; cotton ~ -34 -40 24 ; cotton ~ 0 -52 26 ; cotton ~ 34 -40 24 ; cotton ~ 60 -14 22 ; cotton ~ -30 -8 22 ; cotton ~ 0 -16 24 ; cotton ~ 30 -8 22
part smile = pen k : k -20 -24 4 ; k 20 -24 4 ; u 0 -16 11
part eyes = face own : e -20 -24 9 ; e 20 -24 9
scene hang

* cut-dough-ornaments | 4-5 6-8 9-12 | -
extras hanging: stick-on-gem, glitter-glue, sequin, price-tag
appeal 3
topics ornament, ornaments, salt dough, salt dough ornaments, christmas ornament, christmas ornaments, christmas, christmas tree, christmas decoration, holiday ornament, xmas, december, keepsake, gift tag, gift, decoration, hanging decoration
near window decoration
colors red, green, gold
minutes 35 40 45
waits 1440
mess some
heart dough: salt-dough, air-dry-clay = 2 cup
heart cutter: cookie-cutter, paper-cup, plastic-cup = 2
need paint: paint, acrylic-paint, metallic-paint, marker = 2 color
need loop: ribbon, string, yarn, raffia, twist-tie = 3 ft
nice print: leaf, fern-frond, lace, toy-brick, button = 1
nice sparkle: glitter-glue, sequin, stick-on-gem, sticker = handful
tool hole: paper-straw, plastic-straw, pencil
tool roller: rolling-pin, cardboard-tube, plastic-bottle
tool brush: paintbrush, cotton-swab, sponge-brush when paint=paint,acrylic-paint,metallic-paint
tool scissors: scissors
home plate
step roll: roll dough roller by tcc
step cut: shape cutter dough > stars by ccc
step print: print print dough > print by ccc
step hole: shape hole dough by tcc
step dry: dry dough plate by ggc
step paint: decorate paint dough brush? > color by ccc
step sparkle: decorate sparkle dough > sparkle by ccc
step loop: tie loop dough scissors > loops by gtc
step hang: play dough by ccc
part loops = loop red : l ~ 3 -48 -40 -56 -80 -40 -80 -48 -40 ; l ~ 3 44 -52 36 -90 52 -90 44 -52 ; l ~ 3 6 16 -2 -20 14 -20 6 16
part stars = dough cream : s^ ~ -48 -8 5 36 19 ; h^ ~ 44 -18 30 ; o^ ~ 6 54 34 34 ; o_ k -48 -36 3 3 ; o_ k 44 -38 3 3 ; o_ k 6 26 3 3
part print = print brown : j_ ~ 6 84 6 40 9
part color = paint a : s_ ~ -48 -8 5 24 12 ; h_ b 44 -18 20 ; d_ ~ 4 -10 40 22 40 -16 56 28 58 -6 74 18 74
part sparkle = sparkle gold : d_ ~ 3 -48 -8 -56 -14 -40 -14 44 -22 36 -30 52 -30 44 -8 6 54
scene hang

* coffee-filter-ghosts | 4-5 6-8 | Seasons
extras hanging: wax-paper, bell
appeal 3
topics halloween, ghost, ghosts, friendly ghost, not scary halloween, boo, october, trick or treat, halloween party, coffee filter
colors white, black, orange
minutes 20 25
mess low
heart filter: coffee-filter, tissue, paper-napkin, tissue-paper = 3
heart head: cotton-ball, pom-pom, newspaper, tissue-paper, pillow-stuffing = 3
need tie: string, yarn, embroidery-floss, ribbon = 3 ft
nice eyes: googly-eye, sticker = 6
nice bow: ribbon, tissue-paper, crepe-paper = 3 scrap
join stick: glue when eyes=googly-eye
tool pen: marker, permanent-marker
tool scissors: scissors
step ball: shape head by cc
step wrap: fold filter head > ghosts by cc
step tie: tie tie filter scissors > tie by gt
step eyes: decorate eyes filter stick? > eyes by cc
step face: draw pen filter > faces by cc
step skirt: shape filter by cc
step bow: tie bow filter > bows by tt
step hang: tie tie filter by gt
step boo: play filter by cc
part tie = tie own : l ~ 2 -58 -40 -58 -99 ; l ~ 2 0 -12 0 -99 ; l ~ 2 58 -44 58 -99
part ghosts = filter w : b^ ~ -58 -44 -40 -28 -44 -8 -34 30 -26 54 -42 46 -58 58 -72 46 -90 54 -80 26 -72 -8 -76 -28 ; b^ ~ 0 -16 18 0 14 20 24 56 34 82 16 74 0 86 -16 74 -34 82 -24 56 -14 20 -18 0 ; b^ ~ 58 -48 76 -32 72 -12 82 22 90 50 74 42 58 54 42 42 26 50 36 22 44 -12 40 -32
part faces = pen k : k -64 -24 3.5 ; k -52 -24 3.5 ; o_ k -58 -12 3 4 ; k -6 4 3.5 ; k 6 4 3.5 ; u 0 11 5 ; k 52 -28 3.5 ; k 64 -28 3.5 ; o_ k 58 -16 3 4
part eyes = eyes own : e -64 -24 5 ; e -52 -24 5 ; e -6 4 5 ; e 6 4 5 ; e 52 -28 5 ; e 64 -28 5
part bows = bow c : p_ ~ -58 -4 -70 -10 -70 2 ; p_ ~ -58 -4 -46 -10 -46 2 ; p_ ~ 0 24 -12 18 -12 30 ; p_ ~ 0 24 12 18 12 30 ; p_ ~ 58 -8 46 -14 46 -2 ; p_ ~ 58 -8 70 -14 70 -2
scene hang

* play-stethoscope | 4-5 6-8 | -
extras worn: sticker, letter-bead
topics doctor, doctors, be a doctor, want to be a doctor, nurse, vet, stethoscope, hospital, doctor visit, doctor play, check up, checkup, community helpers, jobs, career day, dress up, teddy bear hospital, pretend play
near heart, heartbeat
colors silver, black, red
minutes 25 30
mess low
heart tube: yarn, ribbon, string, construction-paper, felt, cotton-cord = 4 ft
heart disc: bottle-cap, plastic-lid, metal-lid, cardboard = 1
need shine: aluminum-foil, metallic-paper, duct-tape, construction-paper = 1 scrap
need badge: cardboard, cardstock, construction-paper, paper, index-card = 1 scrap
nice cross: sticker, washi-tape, felt, adhesive-bandage = 2
join tape: tape, masking-tape, duct-tape
tool pen: marker, crayon
tool scissors: scissors
step wrap: roll shine disc > disc by cc
step cord: cut tube scissors by gt
step fork: tape tube tape > cord by tt
step ears: tape shine tube tape > ears by cc
step disc: tape disc tube tape by cc
step badge: draw pen badge > badge by cc
step cross: decorate cross badge > cross by cc
step pin: tape badge tape by tt
step listen: play disc by cc
part cord = tube k : l ~ 6 -40 -70 -48 -40 -30 -6 0 10 30 -6 48 -40 40 -70 ; l ~ 6 0 10 0 44 18 62
part ears = shine silver : o^ ~ -40 -76 8 8 ; o^ ~ 40 -76 8 8
part disc = disc silver : o^ silver 28 70 22 22 ; o_ silver+ 28 70 14 14
part badge = badge w : r^ ~ -56 58 56 44 4 ; l_ k 2.5 -76 72 -66 68 -56 72 -46 68 -38 72
part cross = cross red : r_ ~ -56 50 20 7 ; r_ ~ -56 50 7 20
scene lay

* sand-and-shell-plate | 4-5 6-8 | Ocean, Nature
extras picture Ocean: aluminum-foil, ric-rac, salt, tissue
topics beach, beach day, our trip to the beach, seaside, seashells, shells, sand, vacation, summer, summer vacation, sea, ocean, souvenir, memories, holiday at the sea
near island
colors blue, tan, yellow
minutes 30 35
waits 60
mess some
heart sand: sand, colored-sand, salt, oats = 1 cup
heart shells: seashell, snail-shell, pebble, dry-pasta = 6
need base: paper-plate, cardboard, cake-board, cereal-box = 1
need sea: construction-paper, tissue-paper, crepe-paper, paint, wrapping-paper = 1 sheet
nice foam: cotton-ball, cotton-pad, pillow-stuffing, yarn = handful
nice sun: construction-paper, sticker, button = 1
nice crab: googly-eye, bead = 2
join stick: glue
tool brush: paintbrush, sponge-brush
tool pen: marker, crayon
step tear: decorate sea base brush? stick? > base sea by cc
step glue: glue base stick brush by cc
step sand: decorate sand base > sand by cc
step tip: prepare sand base by tc
step shells: glue shells base stick > shells by cc
step foam: glue foam base stick > foam by cc
step sun: glue sun base stick > sun by cc
step crab: glue crab shells stick > crab by cc
step draw: draw pen base > more by cc
step tell: play base by cc
part base = base own : plate ~ 0 0 92
part sea = sea a : a_ ~ 0 0 78 0 180 360 ; b_ a- -76 -8 -40 -16 0 -8 40 -16 76 -8 76 12 40 6 0 14 -40 6 -76 12
part sand = sand tan : b_ ~ -78 8 -40 2 0 9 40 2 78 8 64 48 34 71 0 78 -34 71 -64 48 ; d_ tan- 1.5 -40 30 -10 44 20 30 46 40 0 66 -24 60 34 58 -54 22 58 20
part foam = foam w : cotton ~ -56 14 11 ; cotton ~ -30 12 11 ; cotton ~ -4 16 11 ; cotton ~ 22 12 11 ; cotton ~ 48 14 11
part shells = shells own : shell pink -40 44 12 ; shell cream -10 56 12 ; shell orange 24 44 12 ; shell pink 46 36 9 ; shell cream 8 70 8 ; shell orange -28 64 8
part sun = sun yellow : s^ ~ 40 -46 10 20 13
part crab = crab own : e 20 38 4.5 ; e 28 38 4.5
part more = pen k : l_ w 3 -62 -44 -56 -51 -50 -45 -44 -51 -38 -44 ; l_ w 2.6 -4 -58 1 -64 6 -59 11 -64 16 -58 ; l_ k 2.5 -20 -22 4 -22 0 -14 -16 -14 -20 -22 ; z_ k 2 -8 -22 -8 -44 ; p_ w -6 -44 -6 -27 8 -27
scene lay

* tube-body-butterfly | 2-3 4-5 6-8 | Bugs
extras world Bugs: flower, cupcake-liner, tissue-paper, petal, crepe-paper, leaf, pom-pom, pipe-cleaner, cotton-pad
topics butterfly, butterflies, toilet roll butterfly, toilet paper roll butterfly, tube butterfly, spring, summer, garden, insects, symmetry
near caterpillar
colors purple, orange, yellow, pink free
minutes 20 25 30
mess low
heart tube: cardboard-tube = 1
heart wings: construction-paper, cardstock, paper-plate, craft-foam, felt, cereal-box = 1 sheet
nice coat: washi-tape, paint, tissue-paper, sticker = 3 color
nice dots: sticker, tissue-paper, cupcake-liner, felt-sticker = 6
nice feelers@4-5,6-8: pipe-cleaner, paper-straw, twist-tie = 1
nice eyes@4-5,6-8: googly-eye, button = 2
need pens: marker, crayon = 3 color
join stick: glue-stick, glue, tape
tool brush: paintbrush, sponge-brush when coat=paint
tool scissors: scissors
step cut: cut wings scissors pens by gtc
step coat: decorate coat tube stick? brush? > body coat by ccc
step color: draw pens wings > wings by ccc
step dots: decorate dots wings stick? > dots by ccc
step join: glue wings tube stick by tcc
step feelers@4-5,6-8: shape feelers tube stick scissors > feelers by tc
step eyes@4-5,6-8: decorate eyes tube > eyes by cc
step face: draw pens tube > face by tcc
step fly: play tube by ccc
part feelers = feelers b : l ~ 4 -8 -56 -14 -82 -28 -90 ; l ~ 4 8 -56 14 -82 28 -90
part wings = wings a : b^ ~ -12 -10 -40 -66 -84 -62 -92 -30 -70 0 -84 30 -70 66 -36 60 -12 20 ; b^ ~ 12 -10 40 -66 84 -62 92 -30 70 0 84 30 70 66 36 60 12 20
part dots = dots c : o_ ~ -62 -38 12 12 ; o_ ~ 62 -38 12 12 ; o_ d -56 38 10 10 ; o_ d 56 38 10 10 ; o_ yellow -36 -22 6 6 ; o_ yellow 36 -22 6 6
part body = tube own : tube ~ 0 -62 38 138
part coat = coat b : r_ ~ 0 4 38 12 ; r_ ~ 0 30 38 12 ; r_ ~ 0 56 38 12
part face = pens k : u 0 -26 7 ; k -8 -38 3.5 ; k 8 -38 3.5
part eyes = eyes own : e -8 -38 6.5 ; e 8 -38 6.5
scene stand

* yarn-spaghetti-plate | 4-5 6-8 | Food
extras world Food: LED-candle, apron, bandana, bell, cardstock, dry-pasta, fabric-scrap, graph-paper, index-card, notebook, paper-cup, paper-napkin, picture-frame, plastic-fork, spaghetti
appeal 1
topics spaghetti, noodles, pasta, meatballs, spaghetti and meatballs, italy, restaurant, pretend food, play food, play kitchen, cloudy with a chance of meatballs
near strega nona, cooking, dinner
colors red, brown, green
minutes 25 25
waits 60
mess low
heart plate: paper-plate, paper-bowl = 1
heart noodles: yarn, string, raffia, cotton-cord = 10 ft
heart sauce: tissue-paper, construction-paper, crepe-paper, felt, paint, paper = 1 sheet
nice balls: pom-pom, packing-paper, paper-bag, felt-ball, play-dough = 3
nice leaf: leaf, felt, construction-paper = 1 scrap
nice cheese: paper-strip, cotton-ball, rice, crinkle-paper = handful
nice fork: plastic-fork = 1
join stick: glue
tool brush: paintbrush, sponge-brush when sauce=paint
tool scissors: scissors
step cut: cut noodles scissors by tc
step spread: glue plate stick by cc
step noodles: arrange noodles plate > plate noodles by cc
step sauce: decorate sauce plate stick? brush? > sauce by cc
step balls: decorate balls plate stick > balls by cc
step leaf: glue leaf plate stick > leaf by cc
step cheese: decorate cheese plate stick > cheese by cc
step serve: play plate fork? > fork by cc
part plate = plate own : plate ~ 0 4 90
part noodles = noodles cream : o_ gold 0 4 56 50 ; i_ ~ -20 -6 30 3 4 ; i_ ~ 22 12 30 3 4 ; i_ ~ -12 28 24 3 4 ; l_ ~ 3.5 -52 10 -30 -26 10 -40 44 -18 54 14 ; l_ ~ 3.5 -44 30 -10 50 30 44 52 20
part sauce = sauce a : b_ ~ -34 -4 -20 -24 8 -28 32 -14 36 10 18 26 -14 24 -32 14
part balls = balls b : o^ ~ -14 -4 14 13 ; o^ ~ 16 -10 14 13 ; o^ ~ 4 14 14 13
part leaf = leaf c : leaf ~ 0 -22 22 -36 8 ; leaf ~ 0 -22 -18 -38 8
part cheese = cheese w : d_ ~ 2.5 -24 6 -4 -14 26 4 -8 20 16 24 30 -8 -2 2 10 -20
part fork = fork silver : l^ ~ 5 88 -20 88 70 ; l_ ~ 3 80 -40 80 -20 96 -20 96 -40 ; l_ ~ 3 88 -40 88 -20
scene lay

* shamrock-on-a-stem | 4-5 6-8 | -
topics st patrick's day, st patricks day, st. patrick's day, saint patrick's day, shamrock, clover, four leaf clover, lucky, luck, ireland, irish, march
near leprechaun
colors green, gold
minutes 30 35
waits 30
mess some
heart plate: paper-plate, cardstock, construction-paper, cardboard, cereal-box = 2
heart green: paint, marker, crayon, tissue-paper = 1 color
need stem: pipe-cleaner, craft-stick, paper-straw, stick = 2
nice gold: button, sticker, stick-on-gem, bottle-cap, sequin, glitter-glue, pom-pom = 6
nice hang: ribbon, string, yarn = 10 in
join stick: glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush when green=paint
tool scissors: scissors
tool pen: pencil, marker
step color: decorate green plate brush? stick? > leaves by cc
step hearts: cut plate scissors pen by gt
step join: glue plate stick by tc
step stem: tape stem plate tape > stem by tc
step gold: decorate gold plate stick > gold by cc
step face: draw pen plate > face by cc
step hang: tape hang plate tape > hang by gt
step luck: play plate by cc
part hang = hang own : l ~ 3 -8 -84 0 -99 8 -84
part stem = stem a : l ~ 8 0 20 6 56 -10 94
part leaves = plate own paint color a : b^ ~ 2 6 -28 -20 -60 -26 -78 -4 -64 14 -74 36 -50 52 -24 36 ; b^ ~ -2 6 28 -20 60 -26 78 -4 64 14 74 36 50 52 24 36 ; h^ ~ 0 -38 42
part gold = gold b : button gold -46 8 8 ; button gold 46 8 8 ; button gold 0 -54 8 ; button gold -30 28 6 ; button gold 30 28 6 ; button gold 0 10 7
part face = pen k : k -10 -24 3 ; k 10 -24 3 ; u 0 -16 8
scene hang

* carton-row-train | 4-5 6-8 | Transportation
extras world Transportation: string, paper-straw, spaghetti, stick, bamboo, pebble, small-box, acorn, chestnut, coffee-bean, candy-wrapper, junk-mail, popcorn, tissue, cotton-ball, toy-animal, wooden-block, notebook, bucket, ticket-stub, sticky-note, hay, broken-crayon, duplo-brick, toy-tree
extras machine: cotton-ball, bell, sticker, stick-on-gem, sequin, candy-wrapper
topics train, trains, egg carton train, choo choo, steam train, locomotive, railway, railroad, thomas, freight train, polar express
colors red, blue, yellow, green free
minutes 35 40
waits 30
mess some
heart carton: egg-carton = 1
heart paint: paint, acrylic-paint = 3 color
heart wheels: button, bottle-cap, plastic-lid, construction-paper, cardstock = 6
nice link: pipe-cleaner, string, yarn, ribbon, twist-tie = 2
nice smoke: cotton-ball, pom-pom, cotton-pad, pillow-stuffing = 2
nice load: pom-pom, pebble, dried-bean, bead, cork, acorn, toy-animal = handful
join stick: glue
tool brush: paintbrush, sponge-brush
tool poke: pencil
tool pen: marker, crayon
tool scissors: scissors
step cut: cut carton scissors by gg
step paint: paint carton paint brush > engine cars by cc
step dry: dry carton by gg
step engine: glue carton stick > cabin by tc
step wheels: glue wheels carton stick scissors? > wheels by cc
step link: poke link carton poke scissors > link by gg
step smoke: glue smoke carton stick > smoke by cc
step face: draw pen carton > windows by cc
step load: fill load carton > load by cc
step go: play carton by cc
part link = link gold : l ~ 4 -32 62 -22 66 -12 62 ; l ~ 4 32 62 42 66 52 62
part load = load own : o_ brown 4 34 7 7 ; o_ gray 18 34 7 7 ; o_ brown 70 34 7 7
part engine = carton own paint paint a : q^ ~ 5 -94 40 -32 40 -36 74 -90 74
part cabin = carton own paint paint b : egg ~ -50 42 20 ; r^ k -82 24 14 32 2
part cars = carton own paint paint c : q^ blue 5 -14 40 36 40 32 74 -10 74 ; q^ ~ 5 46 40 96 40 92 74 50 74
part wheels = wheels k : button k -78 78 10 ; button k -46 78 10 ; button k -2 78 10 ; button k 24 78 10 ; button k 58 78 10 ; button k 84 78 10
part windows = pen k : r_ w -50 32 12 12 2 ; k -78 54 3 ; k -66 54 3 ; u -72 60 5
part smoke = smoke w : cotton ~ -78 -6 12 ; cotton ~ -60 -22 14
scene stand

* box-lemonade-stand | 4-5 6-8 | Food
extras machine: flag, washi-tape, cardboard-letter
extras world Food: bell, button, coin, dried-orange-slice, flag, flower, glass-gem, index-card, paper-napkin, price-tag, string-light
topics lemonade, lemonade stand, shop, store, playing shop, market stall, farmers market, summer, pretend play, money
near garage sale, yard sale, ice cream stand, lemons, lemon, sign
colors yellow, white, green
minutes 40 45
waits 30
mess some
heart box: cardboard-box, shoebox = 1
heart lemons: paper-plate, cake-board, construction-paper, cardstock = 2
heart color: paint, marker, crayon = 2 color
nice posts: cardboard-tube, dowel, paper-straw, craft-stick, stick = 2
nice roof: fabric-scrap, construction-paper, crepe-paper, wrapping-paper, tissue-paper, old-t-shirt = 1 sheet
nice cups: paper-cup, plastic-cup = 3
need pen: marker, crayon = 1 color
join tape: tape, masking-tape, duct-tape
tool brush: paintbrush, sponge-brush when color=paint
tool scissors: scissors
step stand: cut box scissors by gg
step paint: decorate color box brush? > counter by cc
step lemons: decorate color lemons brush? by cc
step slices: draw pen lemons > lemons by cc
step hang: tape lemons box tape by cc
step sign: draw pen box > sign by tc
step posts: tape posts box tape > posts by gt
step roof: tape roof box tape > roof by tt
step cups: arrange cups box > cups by cc
step sell: play box by cc
part posts = posts own : r^ ~ -74 -22 10 100 ; r^ ~ 74 -22 10 100
part roof = roof own : q^ w 2 -90 -78 90 -78 96 -46 -96 -46 ; r_ a -72 -62 20 32 ; r_ a -24 -62 20 32 ; r_ a 24 -62 20 32 ; r_ a 72 -62 20 32 ; c_ a -96 -46 96 -46 8 -12
part counter = box own paint paint a : r^ ~ 0 58 170 70 2 ; r_ ~- 0 26 180 10 2
part lemons = color yellow : o^ ~ -52 62 26 26 ; o_ w -52 62 21 21 ; f_ gold -52 62 6 18 6 ; o^ ~ 52 62 26 26 ; o_ w 52 62 21 21 ; f_ gold 52 62 6 18 6
part sign = pen k : r_ w 0 62 44 26 2 ; l_ k 2.5 -16 62 -8 56 0 64 8 56 16 62
part cups = cups own : cup yellow -30 8 20 26 ; cup yellow 0 8 20 26 ; cup yellow 30 8 20 26
scene stand

* swinging-plate-monkey | 4-5 6-8 | Jungle, Animals
topics monkey, monkeys, chimp, ape, five little monkeys, curious george, zoo, rain forest, rainforest, safari, year of the monkey
near banana
colors brown, tan, yellow
minutes 30 35
waits 30
mess some
heart plate: paper-plate, cake-board = 1
heart color: paint, acrylic-paint = 1 color
heart tail: yarn, pipe-cleaner, string, ribbon, raffia = 12 in
need ears: construction-paper, paper-bag, cardstock, felt, packing-paper = 1 sheet
nice eyes: googly-eye, button, sticker = 2
nice nose: pom-pom, button, felt-ball = 1
nice banana: construction-paper, felt, craft-foam, tissue-paper = 1 scrap
join stick: glue
join tape: tape, masking-tape
tool brush: paintbrush, sponge-brush
tool pen: marker, crayon
tool scissors: scissors
step paint: paint plate color brush > head by cc
step dry: dry plate by gg
step cut: cut ears scissors pen by gt
step face: glue ears plate stick > ears muzzle by tc
step eyes: glue eyes plate stick > eyes by cc
step nose: glue nose plate stick > nose by cc
step grin: draw pen ears > grin by cc
step tail: tape tail plate tape > tail by tc
step banana: glue banana tail stick scissors > banana by tt
step swing: play plate by cc
part tail = tail brown : l ~ 7 40 60 70 84 92 66 88 40 74 44
part ears = ears b : o^ brown -72 -8 22 24 ; o^ brown 72 -8 22 24 ; o_ ~ -72 -8 13 15 ; o_ ~ 72 -8 13 15
part head = plate own paint paint a : plate ~ 0 0 68
part muzzle = ears b : o^ ~ -20 -14 24 24 ; o^ ~ 20 -14 24 24 ; o^ ~ 0 26 44 30
part grin = pen k : k -18 -14 5 ; k 18 -14 5 ; l_ k 3.5 -28 28 -12 40 12 40 28 28 ; k -5 14 2.5 ; k 5 14 2.5
part eyes = eyes own : e -18 -14 10 ; e 18 -14 10
part nose = nose own : pompom ~ 0 14 9
part banana = banana c : b^ ~ 66 38 84 46 98 34 100 18 92 30 80 36
scene hang
`;
