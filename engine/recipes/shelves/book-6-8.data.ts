export const shelf = `
* snapping-peg-animal | 4-5 6-8 9-12 | Animals
appeal 3
topics clothespin animals, clothespin animal, clothespin puppet, peg puppet, finger puppet, note holder, biting, teeth, big mouth
variant dog | Animals | brown, cream, red or white, tan, gray, gold | dog, puppy, pet, pets, dachshund
variant alligator | Jungle, Animals | green, white, yellow | alligator, crocodile, croc, reptile, swamp
variant shark | Ocean, Animals | gray, white, navy | shark, sharks, great white, fish
variant duck | Farm, Animals | yellow, orange, white or blue, red, white, brown, green, gray, orange, pink, purple | duck, duckling, bird
variant dragon | Fantasy, Fairy Tales | purple, orange, yellow free | dragon, fire
minutes 25 30 35
waits 30
mess low
heart pin: clothespin = 1
heart card: cardstock, cereal-box, construction-paper, cardboard, index-card, craft-foam, paper-plate = 1 sheet
need color: marker, crayon, paint, colored-pencil, oil-pastel = 2 color
need teeth: paper, cardstock, construction-paper = 1 scrap
nice shine: glitter-paper, metallic-paper = 1 scrap
nice tongue: pipe-cleaner, twist-tie, ribbon, yarn = 2 in
nice eye: googly-eye, button, sticker = 1
join fix: glue
tool pen: pencil
tool scissors: scissors
step draw: draw pen card by tcc
step color: color card color by ccc
step cut: cut card scissors > top-a top-b top-c top-d top-e low-a low-b low-c low-d low-e by tcc
step teeth: cut teeth scissors card fix > teeth by tcc
step face: draw color card > face by ccc
step eye: glue eye card fix > eye by ccc
step top: glue card pin fix > pin by tcc
step low: glue card pin fix tongue? > tongue by tcc
step shine: glue shine card scissors fix > shine by ccc
step snap: play pin by ccc
part pin = pin wood : q wood 2 -96 -8 -8 -1 -8 9 -96 -2 ; q wood- 2 -96 24 -8 12 -8 22 -96 32 ; o_ gray -34 8 8 10
part low-a@dog = card a : b^ ~ -10 16 30 14 74 16 82 24 70 34 30 42 -6 74 -30 74 -26 40
part low-b@alligator = card a : b^ ~ -16 16 40 14 92 16 96 24 86 32 40 36 0 44 -26 66 -34 40
part low-c@shark = card b : b^ ~ -16 16 30 14 70 18 62 30 20 44 -12 60 -34 46
part low-d@duck = card b : b^ ~ 8 16 52 14 84 18 76 28 40 32 10 30 ; b^ a -34 18 12 18 10 44 -4 74 -36 70
part low-e@dragon = card a : b^ ~ -16 16 30 14 78 16 84 26 60 36 20 42 -4 70 -34 66 -30 40
part teeth = teeth w : v ~ 12 3 70 3 4 -9 ; v ~ 16 18 58 18 3 9
part top-a@dog = card a : b^ ~ -34 -14 -26 -50 6 -66 34 -52 52 -30 88 -26 94 -10 84 4 40 6 -20 6 ; b^ ~- -18 -58 -40 -50 -48 -10 -34 6 -20 -6 -12 -34
part top-b@alligator = card a : b^ ~ -36 -10 -30 -34 -14 -46 2 -38 12 -26 60 -20 78 -28 94 -20 97 -6 92 4 40 6 -22 6 ; d_ ~- 3 28 -12 42 -10 56 -10
part top-c@shark = card a : b^ ~ -38 -8 -30 -30 -8 -40 2 -72 22 -42 60 -28 94 -4 80 4 40 6 -22 6
part top-d@duck = card a : b^ ~ -38 0 -34 -40 -4 -66 28 -54 36 -26 26 -4 -10 6 ; b^ b 22 -22 50 -14 84 -2 80 6 40 8 10 6
part top-e@dragon = card a : b^ ~ -38 -10 -30 -36 -6 -50 20 -36 54 -26 78 -34 92 -20 88 2 40 6 -22 6 ; p^ b -24 -44 -38 -80 -8 -50 ; p^ b 2 -48 -4 -84 18 -40
part tongue = tongue red : l_ ~ 5 30 11 60 10 84 8
part shine = shine gold : p_ ~ -30 -10 -20 -22 -10 -10 -20 2 ; p_ ~ -24 34 -14 22 -4 34 -14 46 ; p_ ~ 22 -14 32 -26 42 -14 32 -2
part face = color k : o_ ~ 82 -12 5 4 ; o_ ~ 6 -30 6
part eye = eye own : e 6 -30 10
scene lay

* hung-box-aquarium | 4-5 6-8 9-12 | Ocean, Space
topics shoebox scene, diorama, shoebox aquarium, habitat, school project
variant sea | Ocean | blue, orange, yellow, green | aquarium, fish, fish tank, under the sea, coral reef, sea animals, pet fish
variant sky | Space | navy, orange, yellow, gray | planets, solar system, outer space, rocket, stars, night sky
minutes 50 60 70
waits 30
mess some
heart box: shoebox, cereal-box, tissue-box, small-box, cardboard-box = 1
heart line: sewing-thread, string, yarn, fishing-line, embroidery-floss, ribbon = 4 ft
need cards: construction-paper, cardstock, paper, craft-foam, felt, metallic-paper = 2 sheet
need paint: paint, acrylic-paint, crayon, marker, oil-pastel = 1 color
nice sand: sand, colored-sand, soil = 1/2 cup
nice shells: seashell, pebble, snail-shell, stone = handful
nice weed: tissue-paper, crepe-paper, yarn, ribbon, pipe-cleaner, moss = 1 piece
nice eyes: googly-eye, sequin, sticker = 6
join stick: glue when sand; shells; weed; eyes!=sticker
tool tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, pencil
tool brush: paintbrush, sponge-brush when paint=paint,acrylic-paint
step paint: color paint box brush > box back by ccc
step draw: draw pen cards by ccc
step cut: cut cards scissors by tcc
step eyes: glue eyes cards stick > eyes lights by ccc
step sand: glue sand box stick > sand by ccc
step shells: glue shells box stick > shells by ccc
step weed: glue weed box scissors stick > weed by tcc
step strings: tape line cards scissors tape > fish planets by tcc
step hang: tape line box tape > lines by ttc
step look: play box by ccc
part box = box own : r^ kraft 0 0 190 130 4
part back = paint a : r_ ~ 0 0 172 112 2 ; d_ ~++ 1.8 -66 30 -30 40 10 -44 34 34 70 20 -70 -40 76 -44 -8 36
part sand = sand tan : p_ ~ -86 56 -86 44 -60 40 -30 46 0 40 40 46 86 42 86 56
part weed = weed d : l ~ 6 -70 50 -78 28 -64 10 -72 -10 ; l ~ 6 -54 50 -48 30 -58 14 ; l ~ 6 72 50 80 26 68 8
part shells = shells own : bits own 1.2 -28 48 14 50 46 48
part lines = line w : z_ ~ 1.6 -44 -64 -44 -30 ; z_ ~ 1.6 8 -64 8 -8 ; z_ ~ 1.6 54 -64 54 -36
part fish@sea = cards b : o^ b -46 -20 22 14 ; p^ b -66 -20 -82 -32 -82 -8 ; k -34 -24 3 ; o^ c 8 4 20 14 ; p^ c -10 4 -26 -8 -26 16 ; k 18 0 3 ; o^ b+ 54 -26 18 12 ; p^ b+ 70 -26 84 -36 84 -16 ; k 44 -29 2.6
part planets@sky = cards b : o^ b -44 -16 20 20 ; l_ b- 5 -72 -10 -60 -4 -28 -10 -16 -24 ; o^ c 8 6 15 15 ; o_ c- 4 2 4 ; q^ d 3 54 -50 64 -34 64 -10 44 -10 44 -34 ; p^ b 44 -18 36 -4 44 -10 ; p^ b 64 -18 72 -4 64 -10 ; o_ light-blue 54 -32 5
part eyes@sea = eyes own : e -34 -24 4 ; e 18 0 4 ; e 44 -29 4
part lights@sky = eyes own : bits own 0.7 -64 -46 30 -44 72 30
scene stand

* wooden-spoon-royals | 4-5 6-8 9-12 | Fairy Tales, Fantasy
extras puppet: sequin, glitter-glue, old-jewelry-piece, paper-doily, metallic-paper, flower, fabric-scrap, button, necklace-chain
topics wooden spoon puppets, wooden spoon puppet, spoon puppets, spoon dolls, puppet, puppets, puppet show, puppet theater, storytelling, once upon a time, theater
variant king | Fairy Tales, Fantasy | red, gold, brown | king, prince, castle, royal
variant queen | Fairy Tales, Fantasy | purple, gold, yellow | queen, princess, cinderella, snow white, rapunzel
variant witch | Fairy Tales, Fantasy | black, green, orange | witch, wizard, hansel and gretel
variant fairy | Fairy Tales, Fantasy | light green, pink, white free | fairy, fairy godmother, elf, tooth fairy
minutes 35 45 50
waits 30
mess low
heart spoon: wooden-spoon = 1
heart dress: fabric-scrap, felt, tissue-paper, paper-napkin, bandana, old-t-shirt, crepe-paper, tulle = 1 piece
need hair: yarn, embroidery-floss, felt, crepe-paper, construction-paper = 4 ft
need belt: ribbon, yarn, string, embroidery-floss, pipe-cleaner, rubber-band = 12 in
need hat: construction-paper, felt, cardstock, metallic-paper, fabric-scrap, paper = 1 scrap
nice jewels: stick-on-gem, sequin, button, bead, sticker = 3
join fix: glue
tool pen: permanent-marker, marker
tool scissors: scissors
step face: draw pen spoon > spoon face by ccc
step hair: glue hair spoon scissors fix > hair beard by tcc
step hat: cut hat scissors spoon fix > crown-k crown-q hat-w wings by tcc
step jewels: glue jewels hat fix > jewels by ccc
step wait: dry spoon by ccc
step dress: cut dress scissors by tcc
step tie: tie belt dress spoon > dress belt by ttc
step play: play spoon by ccc
part wings@fairy = hat c : b^ ~ -8 18 -40 -14 -80 -18 -84 18 -58 40 -20 40 ; b^ ~ 8 18 40 -14 80 -18 84 18 58 40 20 40
part spoon = spoon own : stick ~ 0 0 0 98 12 ; o^ ~ 0 -36 34 40
part hair = hair c : l ~ 9 -28 -58 -38 -36 -34 -10 ; l ~ 9 28 -58 38 -36 34 -10 ; l ~ 9 -24 -64 -6 -74 10 -74 26 -64
part face = pen k : k -12 -40 4 ; k 12 -40 4 ; u 0 -28 9 ; o_ pink -20 -28 6 4 ; o_ pink 20 -28 6 4 ; l_ k 3 -18 -50 -12 -52 -6 -50 ; l_ k 3 18 -50 12 -52 6 -50
part beard@king = hair c : b_ ~ -28 -22 -14 -16 0 -14 14 -16 28 -22 22 4 10 14 0 18 -10 14 -22 4 ; u 0 -22 8
part crown-k@king = hat b : p^ ~ -30 -58 -36 -92 -16 -76 0 -96 16 -76 36 -92 30 -58
part crown-q@queen = hat b : p^ ~ -24 -64 -26 -84 -14 -74 -8 -92 0 -76 8 -92 14 -74 26 -84 24 -64
part hat-w@witch = hat a : p^ ~ -22 -62 4 -99 22 -62 ; o^ ~ 0 -62 42 8
part jewels = jewels d : o_ red -18 -68 3 ; o_ teal 0 -70 3.4 ; o_ red 18 -68 3
part dress = dress a : p^ ~ -12 8 12 8 54 92 -54 92 ; z_ ~- 2.4 -6 16 -26 88 ; z_ ~- 2.4 6 16 26 88 ; z_ ~- 2.4 0 16 0 88
part belt = belt b : r^ ~ 0 12 30 8 3 ; l ~ 4 4 14 12 26 10 36
scene stand

* crossed-stick-snowflake | 4-5 6-8 9-12 | Seasons, Weather
extras hanging: stick-on-gem, glitter-glue, bell, crystal, tinsel, sequin
topics snowflake, snowflakes, winter, snow, snow day, frozen, ice, christmas ornament, christmas tree, craft stick snowflake, december, january
colors white, light blue, silver
minutes 30 35 40
waits 60
mess some
heart arms: craft-stick, dowel, stick = 3
heart trim: sequin, button, stick-on-gem, bead, pom-pom, sticker, cotton-ball, cotton-swab, yarn, glitter-glue, felt = handful
nice paint: paint, acrylic-paint, metallic-paint, marker = 1 color
nice shine: glitter-glue, salt, sequin = 2 tbsp
need loop: ribbon, string, yarn, embroidery-floss, cotton-cord = 8 in
join fix: glue
tool brush: paintbrush, cotton-swab when paint=paint,acrylic-paint,metallic-paint
tool scissors: scissors
step paint: paint paint arms brush by ccc
step dry: dry paint arms by ccc
step cross: glue arms fix > arms by tcc
step wait: dry arms fix by ccc
step trim: glue trim arms fix > trim by ccc
step shine: decorate shine arms fix > shine by ccc
step loop: tie loop scissors arms > loop by ttc
step hang: play arms by gtc
part loop = loop b : hang ~ 0 -88
part arms = arms wood paint paint a : z^ ~ 13 0 -84 0 84 ; z^ ~ 13 -73 -42 73 42 ; z^ ~ 13 -73 42 73 -42
part trim = trim b : o^ ~ 0 0 12 ; o ~ 0 -50 7 ; o ~ 0 50 7 ; o ~ -43 -25 7 ; o ~ 43 25 7 ; o ~ -43 25 7 ; o ~ 43 -25 7
part shine = shine c : d_ ~ 3 0 -72 0 -30 0 30 0 72 -62 -36 -24 -14 24 14 62 36 -62 36 -24 14 24 -14 62 -36
scene hang

* two-triangle-star | 4-5 6-8 9-12 | -
extras hanging: sequin, stick-on-gem, glitter-glue, crystal
appeal 3
topics star of david, magen david, hanukkah, chanukah, hanukah, hannukah, chanuka, hanukkah decorations, jewish, judaism, shabbat, bar mitzvah, bat mitzvah, israel, sukkot, sukkah, six-pointed star
near rosh hashanah, temple
colors blue, white, silver
minutes 30 35 40
waits 60
mess some
heart sticks: craft-stick, paper-straw, pipe-cleaner, pretzel, stick, cotton-swab = 6
heart color: paint, acrylic-paint, metallic-paint, washi-tape, marker, glitter-glue, yarn = 1 color when sticks!=pretzel,pipe-cleaner
need loop: string, ribbon, yarn, embroidery-floss, cotton-cord = 8 in
nice trim: bead, sequin, stick-on-gem, button, sticker = 6
join fix: glue
tool brush: paintbrush when color=paint,acrylic-paint,metallic-paint
step color: color color sticks brush by ccc
step triangles: glue sticks fix > one two by tcc
step wait: dry sticks fix by ccc
step star: glue sticks fix by tcc
step trim: glue trim sticks fix > trim by ccc
step loop: tie loop sticks > loop by ttc
step light: play sticks by ccc
part loop = loop c : hang ~ 0 -84
part one = sticks wood paint color a : z^ ~ 13 0 -84 76 44 ; z^ ~ 13 76 44 -76 44 ; z^ ~ 13 -76 44 0 -84
part two = sticks wood paint color a : z^ ~+ 13 0 90 76 -38 ; z^ ~+ 13 76 -38 -76 -38 ; z^ ~+ 13 -76 -38 0 90
part trim = trim c : o^ ~ 0 -80 6 ; o^ ~ 74 42 6 ; o^ ~ -74 42 6 ; o^ ~ 0 86 6 ; o^ ~ 74 -38 6 ; o^ ~ -74 -38 6
scene hang

* banded-cork-raft | 4-5 6-8 9-12 | Transportation, Ocean
topics paddling pool, kiddie pool, wading pool, boat, raft, rain, rainy day, puddle, puddles, play in the rain, gutter, creek, stream, rain boots, cork boat, cork raft, sailboat, sailing, ship, bath toy, pond, water play, floating, sink or float, regatta
near pirate ship, vikings, moana, explorers
colors red, yellow, white free
minutes 20 25 35
mess low
place table
heart corks: cork, bottle-cork = 3
heart bands: rubber-band, loom-band, hair-tie, string, yarn = 2
join mast: toothpick, wooden-skewer, paper-straw, plastic-straw, craft-stick, stick, cotton-swab = 1
need sail: craft-foam, foam-sheet-scrap, felt, construction-paper, cardstock, fabric-scrap, paper, milk-carton = 1 scrap
nice flag: washi-tape, sticker, tape = 1 scrap
nice pen: permanent-marker, marker
nice crew: toy-animal, toy-brick, bead, button, acorn = 1
home bowl
home water
tool scissors: scissors
step lay: prepare corks bands > corks bands by ccc
step tie: test corks bands by ccc
step sail: cut sail scissors > sail by tcc
step sign: draw pen sail > sign by ccc
step mast: poke sail mast > mast by gtc
step stand: build mast corks by gtc
step flag: tape flag mast? > flag by tcc
step crew: arrange crew corks > crew by ccc
step float: play corks bowl water by ttc
part mast = mast own : stick ~ 0 -92 0 44 5
part sail = sail a : b^ ~ -4 -78 30 -58 54 -20 50 16 0 20 -10 -28
part sign = pen b : s_ ~ 20 -24 5 13 6
part flag = flag b : p^ ~ 0 -92 -34 -84 0 -74
part corks = corks own : r^ tan -36 60 34 36 8 ; r^ tan 0 60 34 36 8 ; r^ tan 36 60 34 36 8 ; o_ tan- -36 60 12 13 ; o_ tan- 0 60 12 13 ; o_ tan- 36 60 12 13
part bands = bands c : z_ ~ 5 -53 50 53 50 ; z_ ~ 5 -53 70 53 70
part crew = crew own : toy orange -36 44 34
scene stand

* rolling-tube-racer | 4-5 6-8 9-12 | Transportation, Sports
extras world Transportation: electrical-tape, hardcover-book, metal-washer, breakfast-cereal, paper-cup, clothespin, shoebox, duct-tape, rubber-band, nuts-and-bolts
extras machine: sticker, washi-tape, ribbon, paper-strip, wrapping-paper, glitter-glue, glitter-paper, bread-tag, stick-on-gem, candy-wrapper
appeal 3
topics race car, race cars, racing car, car, cars, toy car, formula one, toilet roll car, toilet paper roll car, driver, wheels, vehicles, racing, hot wheels, go kart
colors red, white, yellow, blue free
minutes 45 50 50
waits 30
mess some
heart body: cardboard-tube, plastic-bottle, milk-carton, small-box, chip-can = 1
heart wheels: bottle-cap, plastic-lid, metal-lid, toy-wheel, cardboard, spool = 4
need axle: wooden-skewer, dowel, balloon-stick = 2
need pipe: paper-straw, plastic-straw = 1
nice paint: paint, acrylic-paint, metallic-paint, washi-tape, duct-tape, aluminum-foil = 2 color
need driver: paper, construction-paper, cardstock, cork, pom-pom = 1 scrap
nice number: sticker, construction-paper, paper = 1
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool pen: marker, permanent-marker
tool brush: paintbrush when paint=paint,acrylic-paint,metallic-paint
home modeling-clay when wheels=bottle-cap,plastic-lid,metal-lid,cardboard
step paint: decorate paint body brush > body by ccc
step seat: cut body scissors > seat by gtc
step holes: poke wheels axle? modeling-clay by ggt
step pipes: tape pipe body scissors tape > pipes by tcc
step axles: build axle pipe scissors by gtc
step wheels: build wheels axle > wheels by tcc
step driver: draw driver pen scissors tape > driver by ccc
step number: decorate number body pen tape > number by ccc
step test: test wheels body by ccc
step race: play body by ccc
part pipes = pipe w : r ~ -44 50 12 12 4 ; r ~ 46 50 12 12 4
part body = body own paint paint a : r^ ~ 0 18 178 56 22 ; o^ ~- 84 18 12 28 ; r_ b 0 6 160 8
part seat = body k : q_ ~ 6 -26 -10 24 -10 18 4 -20 4
part driver = driver w : o^ ~ -2 -30 18 20 ; a_ c -2 -34 20 0 180 360 ; k -8 -28 2.6 ; k 5 -28 2.6 ; u -2 -22 5
part number = number d : o_ w 48 20 17 ; z_ k 5 44 16 49 10 49 30 ; bits yellow 1.7 -62 24
part wheels = wheels k : o^ ~ -44 54 24 ; o_ d -44 54 15 ; o_ w -44 54 4 ; o^ ~ 46 54 24 ; o_ d 46 54 15 ; o_ w 46 54 4
scene stand

* four-sail-pinwheel | 4-5 6-8 9-12 | Weather
topics pinwheel, windmill, wind, breeze, windy day, spring, summer, garden, balcony, whirligig, fourth of july, moving toy, air, spring break
near kindergarten
colors red, yellow, blue free
minutes 20 25 30
mess low
heart sheet: construction-paper, origami-paper, wrapping-paper, paper, cardstock, graph-paper, metallic-paper, old-greeting-card, folder = 1 sheet
heart stick: pencil, dowel, balloon-stick, paper-straw, plastic-straw, chopstick, stick = 1
need pivot@4-5: paper-fastener, pipe-cleaner, twist-tie = 1 when stick!=pencil
need pivot@6-8,9-12: paper-fastener, pipe-cleaner, twist-tie = 1 when stick!=pencil
home pushpin when stick=pencil
need bead: bead, wooden-bead, letter-bead, cardboard, cardstock, paper-straw = 1
nice color: marker, crayon, colored-pencil, paint, sticker = 3 color
tool ruler: ruler
tool pencil: pencil when stick!=pencil
tool scissors: scissors
step square: cut sheet ruler scissors > sails by tcc
step color: color color sheet > pattern by ccc
step fold: fold sheet by tcc
step cut: cut sheet scissors by tcc
step bend: fold sheet pushpin? pencil? by gtc
step pin: build pivot? pushpin? bead sheet stick > stick hub by ggt
step turn: test sheet bead by tcc
step blow: play stick by ccc
part stick = stick own : stick ~ 0 -14 0 98 8
part sails = sheet a : p^ ~ 0 -22 5 -98 -58 -84 ; p_ ~+ 0 -22 -58 -84 -34 -36 ; p^ b 0 -22 76 -17 62 -80 ; p_ b+ 0 -22 62 -80 14 -56 ; p^ ~ 0 -22 -5 54 58 40 ; p_ ~+ 0 -22 58 40 34 -8 ; p^ b 0 -22 -76 -27 -62 36 ; p_ b+ 0 -22 -62 36 -14 12
part pattern = color c : o_ ~ -20 -66 6 ; o_ ~ 44 -42 6 ; o_ ~ 20 22 6 ; o_ ~ -44 -2 6
part hub = bead c : o^ ~ 0 -22 9 ; o_ silver 0 -22 4
scene stand

* painted-stone-bugs | 4-5 6-8 9-12 | Bugs, Nature
extras world Bugs: leaf, moss, clover, flower, petal, pebble, stone, pom-pom, cupcake-liner, felt-ball, bead, snail-shell, modeling-clay, aluminum-foil, wood-slice, paper-strip, construction-paper
topics painted rocks, painted stones, rock painting, stone painting, garden, garden decoration, spring, minibeasts, insects, kindness rocks, pet rock, beetle
variant ladybug | Bugs, Nature | red, black, white | ladybug, ladybugs, ladybird, ladybirds, lucky
variant bee | Bugs, Nature | yellow, black, white | bee, bees, bumblebee, honeybee, pollinators
variant beetle | Bugs, Nature | green, teal, yellow | beetle, scarab, firefly, june bug
minutes 35 40 45
waits 60
mess some
heart stones: stone, pebble, seashell = 3
heart paint: paint, acrylic-paint, paint-marker, metallic-paint = 2 color
nice eyes: googly-eye, sticker = 6
nice feelers: pipe-cleaner, twist-tie = 3
nice leaf: felt, leaf, construction-paper, moss = handful
nice pen: paint-marker, permanent-marker
join fix: glue
home water
home towel
home newspaper
tool brush: paintbrush, cotton-swab when paint!=paint-marker
tool dots: cotton-swab, toothpick, pencil when paint!=paint-marker
tool scissors: scissors when feelers
step wash: wash stones water towel by ccc
step coat: paint stones paint brush newspaper > stones by ccc
step second: paint stones paint brush by ccc
step head: paint stones paint brush > heads lines by ccc
step dots: paint stones paint dots > dots stripes by ccc
step eyes: glue eyes stones fix > eyes by ccc
step feelers: glue feelers stones scissors fix > feelers by gtc
step name: draw pen stones by ccc
step home: arrange leaf stones > leaf by ccc
step hide: play stones by ccc
part leaf = leaf green : b_ ~ -96 70 -60 44 0 56 60 40 96 66 60 88 -60 90 ; l_ ~- 3 -84 70 0 66 84 66
part stones = stones gray paint coat a : o^ ~ -36 26 50 42 -8 ; o^ ~ 50 40 34 28 10 ; o^ ~ 30 -44 30 25 6
part heads = paint b : o^ ~ -78 34 16 22 -8 ; o^ ~ 78 48 11 15 10 ; o^ ~ 56 -42 10 14 6
part lines@ladybug,beetle = paint b : l_ ~ 4 -62 30 -30 24 12 18 ; l_ ~ 4 68 46 48 40 20 34 ; l_ ~ 4 46 -42 28 -44 2 -46
part dots@ladybug,beetle = paint b : o_ ~ -44 8 7 ; o_ ~ -18 4 7 ; o_ ~ -38 46 7 ; o_ ~ -10 42 7 ; o_ ~ 44 27 4 ; o_ ~ 60 32 4 ; o_ ~ 38 50 4 ; o_ ~ 58 54 4 ; o_ ~ 30 -56 4 ; o_ ~ 28 -32 4
part stripes@bee = paint b : l_ ~ 8 -56 -8 -50 30 -56 56 ; l_ ~ 8 -36 -14 -28 24 -36 66 ; l_ ~ 8 -14 -12 -6 24 -14 62 ; l_ ~ 5 56 18 54 40 52 62 ; l_ ~ 5 42 14 40 40 38 66 ; l_ ~ 5 28 20 26 40 24 60 ; l_ ~ 5 40 -64 38 -44 36 -24 ; l_ ~ 5 28 -68 26 -44 24 -20 ; l_ ~ 5 14 -64 12 -44 10 -26 ; o_ w -54 10 13 7 ; o_ w -54 38 13 7 ; o_ w 54 32 13 7 ; o_ w 54 50 13 7 ; o_ w 40 -52 13 7 ; o_ w 40 -34 13 7
part eyes = eyes own : e -82 26 6 ; e -78 42 6 ; e 80 42 4 ; e 80 54 4 ; e 58 -47 3.4 ; e 58 -37 3.4
part feelers = feelers k : l ~ 3 -86 20 -94 6 -90 -2 ; l ~ 3 -78 18 -80 4 -74 -4 ; l ~ 3 84 38 94 30 96 22 ; l ~ 3 78 36 84 26 82 18 ; l ~ 3 62 -50 72 -58 74 -66 ; l ~ 3 57 -53 62 -62 60 -70
scene lay

* stem-and-bead-dragonfly | 4-5 6-8 9-12 | Bugs, Nature
appeal 3
topics dragonfly, dragonflies, damselfly, insect, insects, pond, summer, pipe cleaner dragonfly, beads, suncatcher, garden
near butterfly
colors teal, light blue, purple free
minutes 25 30 35
mess low
heart stems: pipe-cleaner = 3
heart beads: bead, wooden-bead, letter-bead = 12
nice veil: tissue-paper, cellophane, tulle, coffee-filter, cupcake-liner, plastic-wrap = 1 scrap
nice clip: clothespin = 1
nice line: string, fishing-line, ribbon, yarn = 12 in
join fix: glue
tool scissors: scissors when veil
step fold: fold stems beads > eyes by ccc
step body: thread beads stems > body by ccc
step end: fold stems beads by tcc
step wings: shape stems > wings by tcc
step tie: tie stems by ttc
step veil: glue veil stems scissors fix > veil by tcc
step clip: glue clip stems fix > clip by ccc
step line: tie line stems > line by ttc
step fly: play stems by ccc
part line = line own : hang ~ 0 -62
part clip = clip own : pin ~ 0 -20 90
part veil = veil b : bm_ ~+ 6 -30 40 -62 86 -56 84 -32 40 -20 ; bm_ ~+ 6 -18 44 -16 78 4 70 20 30 4
part wings = stems b : lm ~ 5 4 -28 40 -64 88 -58 86 -32 40 -20 4 -26 ; lm ~ 5 4 -20 44 -18 80 4 70 22 30 6 4 -18
part body = beads a : o^ ~ 0 -34 11 9 ; o^ ~ 0 -18 11 9 ; o^ c 0 -3 10 8 ; o^ ~ 0 11 10 8 ; o^ c 0 25 9 8 ; o^ ~ 0 39 9 8 ; o^ c 0 53 8 7 ; o^ ~ 0 66 8 7 ; o^ c 0 79 7 7 ; o^ ~ 0 91 6 6
part eyes = beads c : o^m ~ -9 -52 11 10 ; o_m w -11 -55 4 ; o_m k -11 -55 2
scene hang

* yarn-coat-sheep | 4-5 6-8 | Farm, Animals
extras figure: bell, flower
extras world Farm: aluminum-foil, clover, craft-stick, felt, grass, hay, moss, paper-straw, stick, stone, toy-tree
appeal 3
topics sheep, lamb, lambs, wool, wrapped sheep, yarn sheep, clothespin sheep, baa baa black sheep, mary had a little lamb, shepherd, shearing, nativity, christmas crib, easter lamb, farmer, eid al-adha
colors white, black, pink
minutes 35 40
waits 30
mess some
heart coat: yarn = 10 yd
heart body: cardboard, cereal-box, cardstock = 1 piece
need legs: clothespin, craft-stick = 2
nice paint: paint, acrylic-paint, marker, permanent-marker = 1 color
nice eyes: googly-eye, sticker, button = 2
nice ears: felt, construction-paper, craft-foam = 1 scrap
join fix: glue
tool pen: pencil, marker
tool scissors: scissors
tool brush: paintbrush when paint=paint,acrylic-paint
step draw: draw pen body by tc
step cut: cut body scissors > body head by gt
step paint: paint paint body legs brush by cc
step head: glue body fix by cc
step start: tape coat body scissors fix by tc
step wind: build coat body fix > coat by cc
step ears: cut ears body scissors fix > ears by tc
step eyes: glue eyes body fix > eyes by cc
step legs: build legs body fix > legs by cc
step graze: play body by cc
part legs = legs wood paint paint b : pin ~ -30 30 62 ; pin ~ 26 30 62
part body = body own paint paint b : b^ ~ -60 -34 -20 -52 30 -48 64 -24 68 10 40 38 -20 42 -58 24
part head = body own paint paint b : b^ ~ -88 -44 -66 -60 -46 -50 -40 -24 -54 2 -78 6 -92 -14
part coat = coat a : y^ ~ 8 -6 66 48 14 .12 ; l_ ~-- 2.4 -50 -20 -10 -40 40 -44 ; l_ ~-- 2.4 -54 -2 0 -24 64 -26 ; l_ ~-- 2.4 -50 16 6 -4 68 -8 ; l_ ~-- 2.4 -36 30 14 14 66 8 ; l_ ~-- 2.4 -10 36 24 28 58 22
part ears = ears b : j^ ~ -46 -48 -18 -58 9 ; j^ ~ -84 -44 -99 -64 7
part eyes = eyes own : e -72 -34 7
scene stand

* ball-on-a-string-cup | 4-5 6-8 9-12 | Sports
extras game: dried-bean, ric-rac, washi-tape
appeal 3
topics cup and ball, ball and cup, catching game, catch, ball game, balero, bilboquet, kendama, mexico, yard game, party game, game, carnival game, rainy day, indoor recess, catch the ball, field day
near basketball
colors red, blue, yellow free
minutes 20 25 30
mess low
heart cup: paper-cup, plastic-cup, yogurt-pot, plastic-tub, foam-cup = 1
heart line: string, yarn, cotton-cord, ribbon, shoelace = 24 in
need ball: aluminum-foil, ping-pong-ball, pom-pom, soft-ball, wooden-bead, cork, paper, bottle-cap, felt-ball = 1
nice handle: cardboard-tube, craft-stick, wooden-spoon, dowel, stick, paper-straw = 1
nice trim: sticker, washi-tape, duct-tape, paint, construction-paper = 3
nice color: marker, permanent-marker, crayon = 3 color
join tape: tape, masking-tape, duct-tape when handle; ball!=aluminum-foil,wooden-bead; trim=construction-paper
tool scissors: scissors
step hole: poke cup scissors > cup by gtc
step trim: decorate trim cup > trim by ccc
step color: color color cup > color by ccc
step handle: tape handle cup scissors tape > handle by tcc
step tie: tie line cup scissors > line by tcc
step ball: build ball line tape > ball by ccc
step test: test line ball cup by ccc
step play: play cup ball by ccc
part handle = handle own : r^ ~ -20 62 30 70 6
part line = line c : l ~ 3.4 -20 30 6 56 30 30 44 -10 54 -50
part cup = cup a : cup ~ -20 -50 88 80
part trim = trim b : s_ ~ -44 -18 5 11 5 ; s_ ~ -14 -6 5 11 5 ; s_ ~ 8 -26 5 10 4
part color = color c : z_ ~ 5 -54 8 14 8 ; z_ ~ 5 -56 -34 16 -34
part ball = ball silver : o^ ~ 58 -66 22 ; a_ ~- 58 -66 21 14 20 130 ; o_ ~+ 52 -74 6
scene stand

* sponge-cake-stand-in | 4-5 6-8 9-12 | Food
extras world Food: cake-board, cardstock, ceramic-mug, coffee-bean, flower, index-card, lace, lavender, paper-doily, paper-napkin, petal, plastic-fork, price-tag
topics cake, birthday cake, slice of cake, cupcake, bakery, baker, pretend food, play food, felt food, play kitchen, tea party, cafe, dessert, birthday, birthday party, pastry, sponge cake, shop
colors pink, white, red, brown free
minutes 30 35 40
waits 60
mess low
heart sponge: kitchen-sponge = 2
heart icing: felt, craft-foam, fabric-scrap, cotton-pad = 1 sheet
need berry: pom-pom, felt-ball, bead, cotton-ball, button, felt = 3
nice cream: ribbon, ric-rac, lace, yarn, pipe-cleaner = 18 in
nice sprinkles: sequin, bead, sticker, confetti = pinch
nice plate: paper-doily, cupcake-liner, paper-plate = 1
join fix: glue, contact-cement
tool pen: marker
tool scissors: scissors
step shape: cut sponge pen scissors > low high by gtc
step pattern: draw sponge icing pen by tcc
step cut: cut icing scissors by tcc
step filling: glue icing sponge fix > filling by ccc
step top: glue icing sponge fix > icing by ccc
step cream: glue cream sponge fix > cream by ccc
step berry: glue berry icing fix > berry by tcc
step sprinkles: glue sprinkles icing fix > sprinkles by ccc
step dry: dry sponge by ccc
step serve: play sponge plate? > plate by ccc
part plate = plate w : o_ ~ 0 70 92 22 ; o_ ~- 0 70 74 15
part low = sponge yellow : q^ ~ 3 -66 26 40 40 76 18 76 46 40 70 -66 56 ; p_ ~- 40 40 76 18 76 46 40 70 ; d_ ~- 3 -46 40 -20 48 4 46 22 56 -34 50
part filling = icing b : q^ ~ 3 -66 14 40 28 76 6 76 18 40 40 -66 26
part high = sponge yellow : q^ ~ 3 -66 -18 40 -4 76 -26 76 6 40 28 -66 14 ; p_ ~- 40 -4 76 -26 76 6 40 28 ; d_ ~- 3 -46 -2 -18 6 6 4 24 12 -32 8
part icing = icing a : q^ ~ 5 -68 -26 -6 -62 78 -34 42 -8 ; q_ ~- 2 -68 -26 42 -8 78 -34 78 -24 42 4 -68 -16 ; d_ ~- 6 -50 -12 -20 -4 10 0
part cream = cream b : l ~ 8 -66 -22 -46 -26 -30 -14 -12 -18 4 -6 22 -12 42 -2 58 -16 76 -26
part berry = berry c : o^ ~ -18 -54 13 13 ; o^ ~ 8 -50 13 13 ; o^ ~ 34 -44 13 13 ; o_ ~+ -22 -58 4 4 ; o_ ~+ 4 -54 4 4 ; o_ ~+ 30 -48 4 4
part sprinkles = sprinkles d : o_ ~ -40 -34 3 ; o_ ~ -22 -30 3 ; o_ ~ 4 -34 3 ; o_ ~ 44 -34 3 ; o_ ~ 14 -22 3 ; o_ ~ 30 -24 3
scene stand

* fruit-slice-fan | 4-5 6-8 9-12 | Food, Seasons
topics fruit, fruits, summer, picnic, paper fan, hand fan, hot day, summer party, lemonade stand, juicy, plate fruit, healthy food, beach day
variant watermelon | Food, Seasons | red, green, white | watermelon, watermelons, melon, summer party
variant orange | Food | orange, cream, white | orange, oranges, citrus, lemon, lime, grapefruit, vitamins
variant kiwi | Food | light green, brown, cream | kiwi, kiwis, kiwi fruit, tropical fruit
minutes 35 35 40
waits 45
mess some
heart plate: paper-plate = 1
heart paint: paint, acrylic-paint, watercolor-paint, tissue-paper, construction-paper = 2 color
need handle: craft-stick, paper-straw, chopstick, stick, dowel = 1
nice seeds: button, sequin, dried-bean, pumpkin-seed, dried-lentil, sticker = 10
join fix: glue, tape
tool pen: marker, pencil
tool brush: paintbrush, sponge-brush, kitchen-sponge when paint!=tissue-paper,construction-paper
tool glue: glue, glue-stick when paint=tissue-paper,construction-paper
tool scissors: scissors
step half: cut plate scissors > half by tcc
step rind: paint paint plate brush? glue? > rind flesh rind-o flesh-o by ccc
step dry: dry plate paint by ccc
step lines: draw pen plate > seeds-w seeds-o seeds-k by ccc
step seeds: glue seeds plate fix > pips by ccc
step handle: glue handle plate fix > handle by tcc
step close: glue plate fix by tcc
step fan: play plate by ccc
part handle = handle own : stick ~ 0 30 0 99 12
part half = plate w : a^ ~ 0 48 96 0 180 360 ; r_ ~ 0 50 190 6 3
part rind@watermelon,kiwi = paint b : a_ ~ 0 48 96 80 180 360
part rind-o@orange = paint a : a_ ~ 0 48 96 82 180 360
part flesh@watermelon,kiwi = paint a : a_ ~ 0 48 72 0 180 360
part flesh-o@orange = paint a : a_ ~+ 0 48 76 0 180 360
part seeds-w@watermelon = pen k : x_ ~ -44 20 5 10 -20 ; x_ ~ -22 -4 5 10 -10 ; x_ ~ 0 14 5 10 ; x_ ~ 22 -4 5 10 10 ; x_ ~ 44 20 5 10 20 ; x_ ~ 0 -16 5 10
part seeds-o@orange = pen a : z_ ~- 4 0 44 -66 22 ; z_ ~- 4 0 44 -42 -12 ; z_ ~- 4 0 44 0 -24 ; z_ ~- 4 0 44 42 -12 ; z_ ~- 4 0 44 66 22
part seeds-k@kiwi = pen k : o_ cream 0 46 20 14 ; o_ ~ -28 28 4 6 -40 ; o_ ~ -16 18 4 6 -20 ; o_ ~ 0 14 4 6 ; o_ ~ 16 18 4 6 20 ; o_ ~ 28 28 4 6 40
part pips = seeds k : bits own 0.75 -58 34 -52 14 -34 6 -34 30 -14 30 -10 -4 10 -4 14 30 34 6 58 34
scene lay

* peg-ballerina | 4-5 6-8 9-12 | -
extras figure: flower, metallic-paper, ribbon, ribbon-rose, stick-on-gem
extras world Music: aluminum-foil, board-game-piece, button, cake-board, confetti, construction-paper, cookie-tin, flashlight, flower, metallic-paper, paper-doily, peg-doll, petal, pom-pom, ribbon-rose, sequin, sheet-music, shoebox, string-light, tinsel, toy-animal, vinyl-record, wood-slice
appeal 3
topics ballet, ballerina, ballerinas, ballet class, dancer, dancers, dance, dancing, dance recital, tutu, nutcracker, swan lake, sugar plum fairy, angelina ballerina, clothespin doll, peg doll, doll, dolls
near gymnastics, figure skating
colors pink, white, brown free
minutes 30 35 40
waits 30
mess low
heart body: clothespin, peg-doll, craft-stick, wooden-spoon = 1
heart tutu: cupcake-liner, tulle, coffee-filter, paper-doily, tissue-paper, paper-napkin, crepe-paper, lace, felt = 2
need arms: pipe-cleaner, twist-tie, yarn, cardstock = 1
need bodice: marker, paint, washi-tape, paint-marker = 1 color
nice hair: yarn, embroidery-floss, felt = 12 in
nice sash: ribbon, yarn, embroidery-floss, washi-tape = 10 in
nice jewels: stick-on-gem, sequin, bead, sticker = 2
join fix: glue
tool pen: marker, ballpoint-pen, pencil
tool scissors: scissors
step face: draw pen body > body face by ccc
step bodice: color bodice body > bodice by ccc
step tutu: cut tutu scissors by tcc
step dress: glue tutu body fix > tutu by tcc
step arms: build arms body scissors fix > arms by tcc
step hair: glue hair body scissors fix > hair by tcc
step sash: tie sash body > sash by ttc
step jewels: glue jewels tutu fix > jewels by ccc
step dry: dry body by ccc
step dance: play body by ccc
part arms = arms cream : l^ ~ 7 -10 -30 -46 -46 -40 -80 -10 -92 ; l^ ~ 7 10 -30 46 -46 40 -80 10 -92
part body = body wood : o^ ~ 0 -58 22 ; t^ ~ 0 -38 12 0 -10 14 0 20 15 ; t^ ~ -7 16 7 -7 60 6 -7 98 5 ; t^ ~ 7 16 7 7 60 6 7 98 5
part bodice = bodice a : t_ ~ 0 -36 11 0 -10 13 0 8 14 ; r_ ~ -7 88 9 18 3 ; r_ ~ 7 88 9 18 3
part tutu = tutu a : y^ ~ 0 16 72 26 16 .16 ; l_ ~- 2 -8 8 -50 24 ; l_ ~- 2 8 8 50 24 ; l_ ~- 2 -2 8 -20 36 ; l_ ~- 2 2 8 20 36
part face = pen k : k -8 -58 3 ; k 8 -58 3 ; u 0 -50 6 ; o_ pink -13 -51 4 3 ; o_ pink 13 -51 4 3
part hair = hair c : b^ ~ -24 -56 -22 -78 0 -86 22 -78 24 -56 14 -70 -14 -70 ; o^ ~ 0 -90 10
part sash = sash b : r^ ~ 0 2 30 8 3 ; l ~ 4 6 4 18 14 22 30
part jewels = jewels b : bits own 1.1 -34 18 34 18
scene stand

* eggshell-hair-garden | 4-5 6-8 9-12 | -
appeal 3
topics easter, easter sunday, easter eggs, easter table, cress, seeds, growing, sprouts, planting, gardening, garden, spring, science, plants, nowruz, earth day, windowsill, plant life cycle
variant heads | Nature, Seasons | green, white, red | cress heads, cress head, egg heads, egg head, grass head, grass heads, easter, nature
variant farmers | Farm | green, white, red | farmer, farmers, farm, scarecrow, vegetable garden
variant trolls | Fantasy, Fairy Tales | green, white, red | troll, trolls, goblin, goblins, monster, monsters, ogre
variant aliens | Space | green, white, red | alien, aliens, martian, astronaut
minutes 25 30 35
waits 7200
mess some
heart shells: eggshell, egg-carton, paper-cup, yogurt-pot, plastic-cup = 2
heart seeds: grass-seed, seed, birdseed, dried-lentil = 1 tbsp
need bed: cotton-ball, cotton-pad, soil, paper-towel, moss = 2 handful
need stand: egg-carton, cardboard-tube, paper, construction-paper, cardstock = 1
nice eyes: googly-eye, sticker = 4
home water
tool pen: permanent-marker, marker, ballpoint-pen
tool scissors: scissors
join tape: tape, glue, glue-stick when stand=paper,construction-paper,cardstock; eyes
step wash: wash shells water > shells by tcc
step face: draw pen shells > faces by ccc
step eyes: glue eyes shells tape > eyes by ccc
step stand: cut stand scissors? tape? > stand by tcc
step bed: fill bed shells water > bed by ccc
step sow: arrange seeds bed shells by ccc
step care: play seeds water scissors > hair by ccc
part bed = bed w : o_ ~ -46 -2 30 10 ; o_ ~ 46 -2 30 10
part hair = seeds green : l green 4 -66 0 -72 -34 -66 -56 ; l green 4 -56 0 -58 -40 -52 -70 ; l green 4 -46 0 -44 -44 -40 -76 ; l green 4 -36 0 -32 -38 -26 -66 ; l green 4 -28 0 -22 -28 -12 -48 ; l green 4 28 0 22 -30 24 -52 ; l green 4 36 0 34 -40 40 -70 ; l green 4 46 0 46 -44 50 -78 ; l green 4 56 0 60 -38 58 -66 ; l green 4 66 0 72 -28 80 -46
part shells = shells own : b^ ~ -80 -2 -66 4 -58 -2 -46 6 -34 -2 -26 4 -12 -2 -10 30 -26 58 -46 64 -68 56 -82 28 ; b^ ~ 80 -2 66 4 58 -2 46 6 34 -2 26 4 12 -2 10 30 26 58 46 64 68 56 82 28
part stand = stand b : r^ ~ -46 72 50 24 5 ; r^ ~ 46 72 50 24 5
part faces = pen k : k -56 24 4 ; k -36 24 4 ; u -46 36 9 ; k 36 24 4 ; k 56 24 4 ; o_ ~ 46 42 6 4
part eyes = eyes own : e -57 22 7 ; e -35 22 7 ; e 35 22 7 ; e 57 22 7
scene stand

* fan-body-dragon | 4-5 6-8 9-12 | Fantasy
extras puppet: sequin, glitter-glue
appeal 3
topics chinese new year, lunar new year, new year in china, dragon dance, chinese dragon, year of the dragon, spring festival, china, chinese, tet, dragon puppet, dragon parade, paper dragon, dragon, dragons, parade, stick puppet
colors red, gold, green
minutes 40 45 50
waits 30
mess low
heart body: construction-paper, paper, wrapping-paper, cardstock, packing-paper, origami-paper = 2 sheet
heart sticks: craft-stick, chopstick, paper-straw, dowel, stick, wooden-skewer, pencil = 2
need trim: metallic-paper, construction-paper, cardstock, tissue-paper, aluminum-foil, wrapping-paper, glitter-paper = 1 sheet
nice flames: tissue-paper, crepe-paper, ribbon, yarn, feather = 1 sheet
nice eyes: googly-eye, sticker, bottle-cap, button = 2
nice scales: sequin, stick-on-gem, glitter-glue, cupcake-liner = handful
join fix: glue-stick, glue, tape
tool pen: marker, pencil
tool scissors: scissors
step strips: cut body scissors fix by tcc
step fold: fold body > body by tcc
step head: draw pen trim scissors > head tail by tcc
step face: draw pen trim > face by ccc
step eyes: glue eyes trim fix > eyes by ccc
step scales: decorate scales body fix > scales by ccc
step ends: glue trim body fix by ccc
step flames: cut flames scissors trim fix > flames by tcc
step sticks: glue sticks body fix > sticks by tcc
step dance: play sticks by ccc
part sticks = sticks own : stick ~ -58 -14 -58 98 8 ; stick ~ 64 10 64 98 8
part tail = trim b : b^ ~ 70 -4 96 -34 90 -4 99 20 78 22 66 14
part body = body a : p^ ~ -46 -40 -34 -6 -24 -36 -24 6 -34 34 -46 2 ; p^ ~- -24 -36 -12 2 -12 42 -24 6 ; p^ ~ -12 2 0 -30 0 10 -12 42 ; p^ ~- 0 -30 14 8 14 48 0 10 ; p^ ~ 14 8 26 -26 26 14 14 48 ; p^ ~- 26 -26 40 8 40 48 26 14 ; p^ ~ 40 8 52 -24 52 14 40 48 ; p^ ~- 52 -24 72 -4 72 30 52 14
part scales = scales b : o_ ~ -18 0 4 ; o_ ~ -6 14 4 ; o_ ~ 7 10 4 ; o_ ~ 20 20 4 ; o_ ~ 33 16 4 ; o_ ~ 46 14 4
part flames = flames b : l ~ 6 -84 16 -96 26 -90 40 -98 54 ; l ~ 6 -78 18 -82 34 -74 46 -80 62
part head = trim b : b^ ~ -94 -30 -90 -52 -72 -66 -46 -62 -34 -40 -34 -4 -50 12 -74 14 -92 4 -70 -8 -94 -16 ; l^ ~- 6 -66 -60 -64 -76 -74 -86 -80 -94 ; l^ ~- 6 -46 -58 -40 -74 -46 -84 -48 -96 ; p_ ~- -36 -46 -24 -40 -34 -30 -22 -22 -34 -14
part face = pen k : o_ ~ -88 -36 4 3 ; o_ w -64 -42 10 ; o_ ~ -65 -42 5 ; v_ w -90 -14 -60 -9 4 6
part eyes = eyes own : e -64 -42 12
scene lay

* felt-sleep-mask | 6-8 9-12 13+ | -
extras worn: lace
appeal 3
topics sleep mask, sleepover, sleep over, slumber party, pajama party, sleep, sleeping, bedtime, night, spa day, eye mask, travel, long flight, sweet dreams, rest, relax, calm, gift for a friend, mother's day, i can't sleep
near teacher gift, camp
variant lashes | - | purple, black, pink | eyelashes, dreaming
variant cat | Animals | gray, pink, black or orange, white, brown, tan | cat, cats, kitten, kitty
variant unicorn | Fantasy | white, gold, pink or pink, purple, light blue, silver | unicorn, unicorns
minutes 45 50 60
waits 60
mess low
heart cloth: felt, fabric-scrap, old-t-shirt, denim, old-sweater = 2 piece
heart band: sewing-elastic, hair-tie, ribbon, tights = 14 in
need paper: paper, cardstock, construction-paper = 1 sheet
nice floss: embroidery-floss, yarn = 3 ft
nice needle: needle
nice bow: ribbon, lace, ric-rac = 8 in
join fix: glue
tool pin: clothespin, binder-clip, paper-clip
tool pen: pencil, marker
tool scissors: scissors
step pattern: draw pen paper scissors by ccc
step cut: cut cloth paper scissors > mask by ccc
step face: cut cloth scissors fix > lashes ears horn by ccc
step stitch: sew floss needle? cloth scissors > stitches by tcc
step measure: test band scissors by ttc
step glue: glue cloth band fix pin > band by tcc
step dry: dry cloth by ccc
step bow: glue bow cloth fix > bow by ccc
step wear: play cloth by ccc
part band = band c : l ~ 9 -86 -6 -96 -40 -60 -66 0 -72 60 -66 96 -40 86 -6
part ears@cat = cloth a : p^ ~ -70 -26 -66 -64 -32 -38 ; p^ c -62 -36 -62 -54 -46 -40 ; p^ ~ 70 -26 66 -64 32 -38 ; p^ c 62 -36 62 -54 46 -40
part horn@unicorn = cloth b : p^ ~ -14 -34 0 -86 14 -34 ; z_ ~- 3 -10 -44 12 -50 ; z_ ~- 3 -6 -58 8 -62
part mask = cloth a : b^ ~ -92 -8 -80 -36 -36 -44 0 -36 36 -44 80 -36 92 -8 76 34 40 44 12 20 0 10 -12 20 -40 44 -76 34
part lashes = cloth k : l_ ~ 4 -66 2 -46 14 -26 2 ; l_ ~ 3 -62 8 -68 18 ; l_ ~ 3 -46 14 -46 26 ; l_ ~ 3 -30 8 -24 18 ; l_ ~ 4 66 2 46 14 26 2 ; l_ ~ 3 62 8 68 18 ; l_ ~ 3 46 14 46 26 ; l_ ~ 3 30 8 24 18
part stitches = floss w : stitch ~ -84 -12 -40 -38 6 ; stitch ~ 84 -12 40 -38 6 ; stitch ~ -70 32 -40 38 4 ; stitch ~ 70 32 40 38 4
part bow = bow c : p^ ~ 0 -30 -20 -42 -20 -18 ; p^ ~ 0 -30 20 -42 20 -18 ; o^ ~- 0 -30 6
scene lay

* hoop-sky-mobile | 4-5 6-8 9-12 13+ | -
extras hanging: wool-roving, felt-ball, letter-bead, tulle, bell, crystal, charm, wooden-craft-shape
topics new baby, new baby brother, new baby sister, baby brother, baby sister, baby, baby shower, newborn, big brother, big sister, nursery, mobile, baby mobile, gift for a baby, room decor, clouds, stars, moon, sweet dreams, cousin
colors white, yellow, light blue, gray
minutes 80 60 60 70
waits 60
mess low
heart hoop: embroidery-hoop, hanger, stick, wooden-bead-ring, basket, driftwood = 1
heart figures: felt, craft-foam, cardstock, fabric-scrap, construction-paper, wood-slice = 3 sheet
need line: sewing-thread, string, embroidery-floss, yarn, fishing-line, ribbon = 9 ft
nice top: ribbon, yarn, cotton-cord = 3 ft
join fix: glue
nice stuff@9-12,13+: pillow-stuffing, cotton-ball, wool-roving = 2 handful
nice needle@9-12,13+: needle
need pattern: paper, cardstock, cardboard = 1 sheet
tool pen: pencil, marker
tool scissors: scissors
step draw: draw pen pattern scissors by tccc
step cut: cut figures scissors pen by tccc
step lines: cut line scissors by tccc
step pair: glue figures line fix needle? stuff? > lines figures by gtcc
step dry: dry figures by cccc
step tie: tie line hoop by ttcc
step top: tie top hoop > hoop top by ttcc
step balance: test line hoop by cccc
step hang: play hoop by ggtc
part top = top c : l ~ 4 -76 -52 -30 -78 0 -98 30 -78 76 -52
part lines = line cream : z_ ~ 2 -66 -46 -66 -6 ; z_ ~ 2 -34 -40 -34 32 ; z_ ~ 2 0 -38 0 -2 ; z_ ~ 2 34 -40 34 30 ; z_ ~ 2 66 -46 66 -6
part hoop = hoop own : o^ wood 0 -50 82 16 ; o_ cream 0 -50 70 9
part figures = figures a : b^ ~ -88 8 -84 -8 -68 -12 -56 -4 -46 2 -50 14 -86 14 ; s^ b -34 48 5 20 10 ; b^ c 10 -6 -12 -4 -18 16 -6 34 14 32 -2 20 -4 4 ; s^ b 34 46 5 20 10 ; b^ ~ 46 8 50 -8 66 -12 78 -4 88 2 84 14 48 14
scene hang

* wound-wool-can | 4-5 6-8 9-12 | -
extras box: felt
appeal 3
topics thank you teacher, thank you, teacher, teacher gift, teacher appreciation, teachers day, pencil holder, pencil cup, pencil can, pen pot, desk, back to school, father's day, fathers day, gift for dad, gift for grandpa, gift for grandma, grandparents day, mother's day, recycling, earth day, school desk, first day of school, end of school year, office
variant apple | Food | cream, red, green or red, green, yellow | teacher, school, apple, thank you teacher
variant flower | Nature | light blue, pink, yellow | mother's day, grandma, spring, birthday, mom
variant tie | - | blue, gray, white | father's day, dad, grandpa, office
minutes 40 45 50
waits 30
mess low
join can@4-5: can, plastic-tub, chip-can, glass-jar, plastic-jar, oatmeal-canister = 1
heart can@6-8,9-12: can, plastic-tub, chip-can, glass-jar, plastic-jar, oatmeal-canister = 1
heart coat: yarn, string, raffia, cotton-cord, ribbon, rope, washi-tape, fabric-scrap = 10 yd
nice badge: felt, construction-paper, cardstock, craft-foam, fabric-scrap = 1 scrap
nice tag: cardstock, price-tag, construction-paper, index-card = 1 scrap
tool pen: marker, gel-pen, metallic-pen when tag
nice dots: button, stick-on-gem, pom-pom, sticker = 4
nice pencils: pencil, colored-pencil, ballpoint-pen = 3
home towel
join fix: glue, tape when coat!=washi-tape
tool scissors: scissors
step wash: wash can towel > can inside by gtc
step start: build coat fix by tcc
step wind: build coat fix > coat by ccc
step end: cut coat scissors fix? by ccc
step badge: cut badge scissors fix? > badge-a badge-f badge-t by tcc
step dots: decorate dots coat fix? > dots by ccc
step dry: dry coat by ccc
step tag: draw pen tag > tag by ccc
step give: play coat pencils? > pencils by ccc
part inside = can own : o ~+ 0 -48 52 10 ; o_ ~-- 0 -48 46 7.5
part pencils = pencils own : r^ yellow -22 -56 9 60 ; p^ tan -26.5 -84 -17.5 -84 -22 -98 ; p_ k -23.5 -93 -20.5 -93 -22 -98 ; r^ red 2 -50 9 70 ; p^ tan -2.5 -84 6.5 -84 2 -98 ; p_ k .5 -93 3.5 -93 2 -98 ; r^ blue 24 -56 9 60 ; p^ tan 19.5 -84 28.5 -84 24 -98 ; p_ k 22.5 -93 25.5 -93 24 -98
part can = can own : q^ ~ 6 -52 -46 52 -46 52 88 -52 88 ; r_ ~+ 0 -44 104 6 2
part coat = coat a : wound ~ 0 24 108 118 15
part badge-a@apple = badge b : o^ b -12 22 26 28 ; o^ b 12 22 26 28 ; l^ brown 4 0 -4 4 -20 ; j^ green 4 -12 26 -24 8
part badge-f@flower = badge b : f^ b 0 20 6 34 12 ; o^ c 0 20 11
part badge-t@tie = badge b : p^ b -12 -32 12 -32 7 -18 -7 -18 ; p^ b -7 -17 7 -17 18 42 0 66 -18 42 ; z_ c 4 -12 10 12 22 ; z_ c 4 -14 30 15 42
part dots = dots c : o^ ~ -38 -18 5 ; o^ ~ 38 -18 5 ; o^ ~ -38 60 5 ; o^ ~ 38 60 5
part tag = tag w : r^ ~ 60 58 40 26 3 10 ; z_ k 2 46 54 72 58 ; z_ k 2 46 62 66 65
scene stand

* tube-log-campfire | 4-5 6-8 9-12 | Nature
extras world Nature: leaf, pinecone, toy-animal, acorn, chestnut, pine-needle, string-light, log
appeal 3
topics camping, campfire, camp fire, camp, camp out, summer camp, scouts, girl scouts, boy scouts, bonfire, s'mores, smores, marshmallows, backyard camping, sleepover, ghost stories, indoor camping, tent, national park
near cowboys, hiking
colors brown, orange, yellow, red
minutes 35 40 45
waits 30
mess some
heart logs: cardboard-tube, stick = 5
heart flames: tissue-paper, crepe-paper, cellophane, construction-paper, felt = 3 sheet
need skin: paint, acrylic-paint, marker, construction-paper, packing-paper = 1 color when logs=cardboard-tube
nice ring: stone, pebble, packing-paper, newspaper = 8
nice light: LED-candle, LED-tea-light, string-light, flashlight = 1
nice stick: stick, dowel, wooden-skewer, paper-straw, craft-stick = 2
nice sweet: cotton-ball, pom-pom, marshmallow = 4
need floor: cardboard, paper-plate, cardstock = 1 piece
join fix: glue
tool brush: paintbrush, sponge-brush when skin=paint,acrylic-paint
tool pen: marker, crayon when logs=cardboard-tube
tool scissors: scissors
step bark: color skin logs brush? by ccc
step rings: draw pen logs by ccc
step flames: cut flames scissors by tcc
step stack: glue logs floor fix > floor logs by tcc
step plant: glue flames floor logs fix > flames by ccc
step ring: arrange ring floor > ring by ccc
step light: arrange light logs > light by ggt
step sweet: poke sweet stick > sweet by tcc
step sit: play logs by ccc
part floor = floor own : o_ tan 0 80 96 16
part light = light yellow : o_ ~+ 0 38 40 24
part flames = flames b : b^ red -46 50 -52 10 -34 -20 -26 -60 -4 -20 4 -94 26 -30 34 -62 50 -4 46 50 ; b_ orange -30 50 -34 16 -18 -10 -10 -48 12 -10 28 16 30 50 ; b_ yellow -14 50 -12 22 0 -4 12 26 12 50
part logs = logs own paint bark a : roll ~ -34 72 110 24 ; roll ~ 34 72 90 24 ; r^ ~ -28 50 92 21 10 -24 ; r^ ~ 28 50 92 21 10 24 ; roll ~ 0 52 96 22 ; l_ ~- 2 -70 70 -40 74 -10 70 ; l_ ~- 2 20 70 44 74 60 70 ; l_ ~- 2 -30 50 0 54 26 50
part ring = ring gray : o^ ~ -90 76 12 10 ; o^ ~- -68 88 13 10 ; o^ ~ -44 94 13 9 ; o^ ~- -16 96 13 9 ; o^ ~ 14 96 13 9 ; o^ ~- 42 94 13 9 ; o^ ~ 68 88 13 10 ; o^ ~- 90 76 12 10
part sweet = sweet w : z tan 4 96 10 40 -58 ; r^ ~ 42 -56 16 17 7 -20 ; r^ ~ 54 -40 16 17 7 -20 ; z tan 4 -96 10 -44 -66 ; r^ ~ -46 -64 16 17 7 20 ; r^ ~ -57 -46 16 17 7 20
scene stand

* noodle-pony | 4-5 6-8 | Farm, Animals
extras puppet: flower, gift-bow
appeal 3
topics horse, horses, pony, ponies, pony party, horse crazy, riding, cowboy, cowgirl, rodeo, hobby horse, stick horse, pool noodle horse, derby, gallop, pretend play, dress up, knights, summer party
variant pony | Farm, Animals | tan, brown, red or brown, white, gray | horse, horses, pony, ponies, cowboy, cowgirl, riding lessons, horse crazy
variant unicorn | Fantasy, Fairy Tales | white, pink, gold | unicorn, unicorns, magic, unicorn party
minutes 40 45
waits 60
mess low
place floor
heart noodle: pool-noodle = 1
heart mane: yarn, felt, ribbon, fabric-scrap, crepe-paper, raffia, tulle = 12 ft
need binding: string, rope, shoelace, cotton-cord, duct-tape, ribbon = 3 ft
need ears: felt, craft-foam, construction-paper, fabric-scrap = 1 sheet
need ink: permanent-marker, marker, paint-marker = 1 color
nice bridle: ribbon, rope, shoelace, washi-tape, duct-tape, cotton-cord = 3 ft
nice eyes: button, googly-eye, felt, sticker = 2
nice bells: bell = 2
join fix: glue
tool scissors: scissors
step bend: fold noodle > noodle by tt
step bind: tie binding noodle > binding by tt
step ears: cut ears scissors noodle fix > ears horn by tc
step strands: cut mane scissors by tc
step mane: glue mane noodle fix > mane by cc
step eyes: glue eyes noodle scissors? fix > eyes by tc
step face: draw ink noodle > face by cc
step bridle: tie bridle noodle bells? > bridle bells by tt
step ride: play noodle by cc
part mane = mane b : l ~ 9 14 -84 34 -78 40 -62 ; l ~ 9 22 -70 46 -62 50 -44 ; l ~ 9 26 -50 50 -42 54 -24 ; l ~ 9 28 -30 52 -20 54 -2 ; l ~ 9 28 -8 50 0 50 18 ; l ~ 9 6 -90 -8 -98 -24 -92
part noodle = noodle a : l^ ~ 34 26 98 24 0 12 -60 -2 -84 -34 -72 -62 -36 -86 -14 ; o_ ~- -88 -12 12 16 ; o_ k -88 -12 4 5
part ears = ears a : j^ ~ -4 -80 -16 -99 8 ; j^ ~- 14 -78 16 -99 8
part horn@unicorn = ears c : p^ ~ -34 -78 -20 -86 -44 -99
part binding = binding red : z_ red 5 -46 -74 -20 -52 ; z_ red 5 -42 -79 -16 -57 ; z_ red 5 -38 -83 -12 -62
part bells = bells gold : o^ ~ -56 -14 7 7 ; o^ ~ -40 -40 7 7 ; z_ k 1.5 -60 -12 -52 -12 ; z_ k 1.5 -44 -38 -36 -38
part bridle = bridle c : l_ ~ 5 -62 -56 -54 -38 -58 -18 ; l_ ~ 5 -56 -40 -20 -44 20 -40
part eyes = eyes own : bits own 1.8 -36 -58
part face = ink k : k -36 -58 5 ; l_ k 3 -80 0 -72 -4
scene stand

* carton-bird-diner | 4-5 6-8 9-12 | Nature, Animals
topics bird feeder, birds, bird, feeding birds, birdwatching, backyard birds, garden birds, winter birds, wildlife, earth day, milk carton bird feeder, recycling, spring, bird house, birdhouse, nature club, scouts, kindness to animals
colors green, red, brown
minutes 40 45 45
waits 60
mess some
heart house: milk-carton, milk-jug, oatmeal-canister, plastic-jar = 1
heart seed: birdseed, seed, oats, pumpkin-seed = 1 cup
need perch: stick, dowel, chopstick, wooden-spoon, pencil, bamboo, wooden-skewer = 1
need line: string, rope, cotton-cord, shoelace, paracord, yarn = 3 ft
nice paint: acrylic-paint, paint, duct-tape, washi-tape = 2 color
nice roof: craft-stick, bark, stick, leaf, moss, pine-branch = 10
join fix: glue when roof
tool brush: paintbrush, sponge-brush when paint=acrylic-paint,paint
tool pen: marker, permanent-marker, pencil
tool scissors: scissors
step window: cut house pen scissors > house by ggt
step paint: decorate paint house brush? > bands by ccc
step roof: glue roof house fix > roof by ccc
step perch: poke perch house scissors > perch by ggt
step line: tie line house scissors > line by gtt
step fill: fill seed house > seed by ccc
step hang: prepare house by ggt
step watch: play house by ccc
part line = line tan : z ~ 3 0 -62 0 -99
part house = house own : r^ w 0 22 104 116 4 ; q^ w 3 -52 -36 -34 -66 34 -66 52 -36 ; q_ w- 2 -52 -36 52 -36 52 -30 -52 -30 ; r_ umber 0 18 68 56 4
part bands = paint a : r_ a 0 22 104 116 4 ; q_ a 3 -52 -36 -34 -66 34 -66 52 -36 ; r_ umber 0 18 68 56 4 ; r_ c 0 74 104 10 ; o_ b -42 -14 5 ; o_ b 42 -14 5
part roof = roof brown : z^ ~ 7 -62 -34 -40 -68 ; z^ ~- 7 -48 -34 -31 -68 ; z^ ~ 7 -34 -34 -22 -68 ; z^ ~- 7 -20 -34 -13 -68 ; z^ ~ 7 -7 -34 -4 -68 ; z^ ~- 7 7 -34 4 -68 ; z^ ~ 7 20 -34 13 -68 ; z^ ~- 7 34 -34 22 -68 ; z^ ~ 7 48 -34 31 -68 ; z^ ~- 7 62 -34 40 -68
part seed = seed tan : b_ ~ -32 46 -20 34 0 38 20 32 32 46
part perch = perch own : stick ~ -30 56 -30 56 3 ; z^ brown 6 -14 56 -14 88 ; o^ brown -14 90 5
scene hang

* wound-magic-wand | 4-5 6-8 9-12 | Fantasy, Fairy Tales
extras worn: charm, old-jewelry-piece
appeal 3
topics magic wand, wand, wands, magic, spell, spells, dress up, costume, magic show, magician, pretend play
variant wizard | Fantasy, Fairy Tales | brown, gold, red | wizard, wizards, witch, harry potter, hogwarts, sorcerer, merlin
variant fairy | Fairy Tales, Fantasy | pink, gold, white free | fairy, fairies, fairy godmother, princess, tinker bell
variant unicorn | Fantasy | white, purple, teal or pink, purple, light blue, silver | unicorn, unicorns
variant ice | Fantasy, Fairy Tales | light blue, silver, white | frozen, elsa, anna and elsa, ice queen, snow queen, ice princess
minutes 35 40 45
waits 60
mess some
heart core: chopstick, stick, dowel, balloon-stick, bamboo, wooden-spoon, driftwood = 1
heart wrap: yarn, ribbon, string, embroidery-floss, washi-tape, cotton-cord, raffia, pipe-cleaner = 6 ft
nice paint: metallic-paint, acrylic-paint, paint, paint-marker, permanent-marker = 1 color
nice beads: bead, wooden-bead, letter-bead, button = 5
nice tails: ribbon, tulle, lace, yarn, crepe-paper, feather = 3 strip
nice top: felt, craft-foam, cardstock, glitter-paper, metallic-paper, wooden-craft-shape = 1 scrap
nice gem: stick-on-gem, sequin, crystal, sticker, pom-pom = 5
join fix: glue
tool pen: pencil when top
tool brush: paintbrush, cotton-swab when paint=metallic-paint,acrylic-paint,paint
tool scissors: scissors
step paint: paint paint core brush? by ccc
step wait: dry core paint by ccc
step start: glue wrap core fix > core by tcc
step wind: build wrap core > grip by ccc
step end: cut wrap scissors fix by tcc
step beads: glue beads core fix > beads by ccc
step top: cut top pen scissors fix > top top-star top-ice by tcc
step gem: glue gem core fix > gem by ccc
step tails: tie tails core scissors? > tails by ttc
step spell: play core by ccc
part tails = tails c : l ~ 5 -14 27 6 42 2 62 16 84 ; l b 5 -14 28 -4 52 -10 72 0 95 ; l a 5 -14 26 20 34 24 52 38 70
part core = core own paint paint a : stick ~ -70 96 58 -58 9
part grip = wrap b : z^ ~ 12 -70 96 -22 38 ; z_ ~- 3 -72 84 -60 94 ; z_ ~- 3 -63 74 -51 84 ; z_ ~- 3 -54 62 -42 72 ; z_ ~- 3 -45 52 -33 62 ; z_ ~- 3 -36 40 -24 50
part beads = beads c : bits own 1.25 -16 30 -6 18 4 6 14 -6 24 -18
part top@wizard = top b : p^ ~ 56 -96 86 -92 72 -66 90 -64 48 -18 56 -50 38 -54
part top-star@fairy,unicorn = top b : s^ ~ 62 -62 5 36 16 -10
part top-ice@ice = top b : s^ ~ 62 -62 6 36 12 -10 ; s^ ~ 62 -62 6 25 13 20
part gem = gem a : bits own 0.9 62 -62 65 -81 52 -54 73 -62 58 -46
scene lay

* foil-suit-robot | 4-5 6-8 9-12 | Robots
extras machine: bead, stick-on-gem, sequin, sticker, candy-wrapper, snap-fastener, metal-washer, dried-lentil, dry-pasta, glitter-paper, coin
extras world Robots: nuts-and-bolts, button, metal-washer, puzzle-piece, modeling-clay, toy-brick, aluminum-foil, graph-paper, pom-pom, flower, letter-bead, coaster, egg-carton, pipe-cleaner, cookie-tin, bell, masking-tape, shoelace, peg-doll, craft-foam, bottle-cap
topics robot, robots, toilet roll robot, toilet paper roll robot, tube robot, tin foil robot, android, machine, recycling, recycled, earth day, spaceman, alien robot, inventor
colors silver, red, blue, yellow
minutes 30 35 40
waits 30
mess low
heart body: cardboard-tube, chip-can, paper-cup, small-box, milk-carton = 1
heart suit: aluminum-foil, metallic-paper, duct-tape = 1 sheet
need arms: pipe-cleaner, craft-wire, twist-tie, paper-straw, plastic-straw, craft-stick = 2
need dials: button, bottle-cap, sequin, sticker, bead, stick-on-gem, metal-washer, nuts-and-bolts, pom-pom = 4
nice eyes: googly-eye, button, sticker, sequin = 2
nice feet: bottle-cap, cork, egg-carton, plastic-lid, clothespin = 2
nice mouth: construction-paper, paper, cardstock = 1 scrap
join fix: glue, tape
tool pen: permanent-marker, marker
tool scissors: scissors
step suit: decorate suit body fix? > body suit by ccc
step press: draw pen body by ccc
step holes: poke body scissors by gtc
step arms: build arms body > arms by tcc
step eyes: glue eyes body fix > eyes by ccc
step mouth: cut mouth pen scissors fix > mouth by tcc
step dials: glue dials body fix > dials by ccc
step feet: glue feet body fix > feet by tcc
step dry: dry body by ccc
step play: play body by ccc
part feet = feet own : r^ red -22 84 34 14 5 ; r^ red 22 84 34 14 5
part arms = arms b : l^ ~ 6 -40 -4 -58 -14 -46 -26 -66 -34 -54 -46 -74 -56 ; l^ ~ 6 40 -4 58 6 46 18 66 26 54 38 72 50 ; l ~ 5 -74 -56 -86 -60 ; l ~ 5 -74 -56 -78 -70 ; l ~ 5 72 50 86 48 ; l ~ 5 72 50 78 64
part body = body own : tube ~ 0 -88 84 166
part suit = suit silver : r_ ~ 0 -4 84 158 4 ; o_ ~+ 0 -84 42 10 ; p_ ~+ -36 -60 -14 -74 -20 -20 ; p_ ~- 10 10 36 -6 30 60 ; p_ ~+ -34 40 -10 26 -20 70 ; z_ ~- 2 -42 -12 42 -12
part eyes = eyes own : e -16 -50 13 ; e 16 -50 13
part mouth = mouth w : r_ ~ 0 -24 34 10 2 ; z_ k 2 -8 -28 -8 -20 ; z_ k 2 0 -28 0 -20 ; z_ k 2 8 -28 8 -20
part dials = dials c : o^ ~ -20 10 9 ; o^ d 2 10 9 ; o^ b 22 10 7 ; o^ d -10 38 11
scene stand
`;
