export const shelf = `
* masher-prints | 2-3 4-5 | -
extras picture Farm: grass, craft-stick, cotton-pad, cupcake-liner, cotton-swab, pressed-flower, paper-plate, masking-tape
appeal 1
topics potato masher painting, potato masher prints, kitchen printing, stamping, printing, toddler painting
variant pigs | Farm, Animals | pink, brown | pig, pigs, piglets, muddy pigs, three little pigs, mud, farmyard
variant chicks | Farm, Animals | yellow, orange | chick, chicks, chickens, hen, easter, baby animals
variant flowers | Nature, Seasons | red, green or pink, purple, yellow, orange, blue, white | flower, flowers, garden, spring, summer, meadow
variant ladybugs | Bugs | red, black or orange, yellow | ladybug, ladybugs, ladybird, beetle, insects
variant suns | Weather | yellow, orange | sun, sunny day, sunshine, summer
minutes 20 25
waits 30
mess lots
heart stamp: potato-masher
heart paint: paint = 2 color
need sheet: paper, packing-paper, construction-paper, cardstock, watercolor-paper, newspaper = 2 sheet
need pens: marker, crayon, oil-pastel = 3 color
home plate
step puddle: prepare paint plate sheet > page by gt
step dip: print stamp paint plate
step stamp: print stamp sheet > prints
step dab: print paint sheet > dabs-pigs dabs-chicks dabs-flowers dabs-ladybugs dabs-suns
step dry: dry sheet by gc
step faces: draw pens sheet > faces-pigs faces-chicks faces-flowers faces-ladybugs faces-suns by gc
step noise: play sheet
part page = sheet white : r^ ~ 0 0 184 150 3
part prints = paint a : o_ ~ -44 -22 34 28 ; o_ ~ 44 -24 34 28 ; o_ ~ 0 36 34 28 ; z_ w 4 -66 -32 -22 -32 ; z_ w 4 -70 -20 -18 -20 ; z_ w 4 -64 -8 -24 -8 ; z_ w 4 22 -34 66 -34 ; z_ w 4 18 -22 70 -22 ; z_ w 4 24 -10 64 -10 ; z_ w 4 -22 26 22 26 ; z_ w 4 -26 38 26 38 ; z_ w 4 -20 50 20 50
part dabs-pigs@pigs = paint b : y_ ~ -54 60 26 10 7 .2 ; y_ ~ 54 58 28 11 7 .2 ; d_ ~ 4 -82 30 82 24 -80 -52 8 -60
part dabs-chicks@chicks = paint b : p_ ~ -80 -26 -96 -20 -80 -14 ; p_ ~ 80 -28 96 -22 80 -16 ; p_ ~ -36 34 -52 40 -36 46 ; z_ ~ 4 -50 4 -50 16 ; z_ ~ 4 -38 4 -38 16 ; z_ ~ 4 38 2 38 14 ; z_ ~ 4 50 2 50 14 ; z_ ~ 4 -6 62 -6 72 ; z_ ~ 4 6 62 6 72
part dabs-flowers@flowers = paint b : z_ ~ 6 -44 8 -44 66 ; z_ ~ 6 44 6 44 66 ; z_ ~ 6 0 64 0 74 ; o_ ~ -58 40 12 6 30 ; o_ ~ 58 40 12 6 -30 ; d_ yellow 7 -44 -22 44 -24 0 36
part dabs-ladybugs@ladybugs = paint b : o_ ~ -74 -22 10 14 ; o_ ~ 74 -24 10 14 ; o_ ~ -30 36 10 14 ; d_ ~ 4 -52 -32 -36 -14 36 -34 52 -14 -8 26 10 48
part dabs-suns@suns = paint b : z_ ~ 5 -44 -54 -44 -66 ; z_ ~ 5 -80 -22 -90 -22 ; z_ ~ 5 -70 -44 -78 -52 ; z_ ~ 5 -18 -46 -10 -54 ; z_ ~ 5 44 -56 44 -68 ; z_ ~ 5 82 -24 92 -24 ; z_ ~ 5 70 -46 78 -54 ; z_ ~ 5 -36 36 -48 36 ; z_ ~ 5 36 36 48 36 ; z_ ~ 5 26 58 34 66 ; z_ ~ 5 -26 58 -34 66
part faces-pigs@pigs = pens k : o_ pink- -44 -18 11 8 ; d_ k 2 -48 -18 -40 -18 ; d_ k 3 -56 -32 -32 -32 ; o_ pink- 44 -20 11 8 ; d_ k 2 40 -20 48 -20 ; d_ k 3 32 -34 56 -34 ; o_ pink- 0 40 11 8 ; d_ k 2 -4 40 4 40 ; d_ k 3 -12 26 12 26 ; p_ pink- -66 -40 -58 -56 -50 -46 ; p_ pink- -22 -40 -30 -56 -38 -46 ; p_ pink- 66 -42 58 -58 50 -48 ; p_ pink- 22 -42 30 -58 38 -48 ; p_ pink- -22 18 -14 2 -6 12 ; p_ pink- 22 18 14 2 6 12
part faces-chicks@chicks = pens k : d_ k 4 -60 -28 60 -30 -16 30
part faces-flowers@flowers = pens k : u -44 -22 5 ; u 44 -24 5 ; u 0 36 5
part faces-ladybugs@ladybugs = pens k : d_ w 2.5 -77 -26 77 -28 -33 32 ; z_ k 2 -80 -32 -88 -42 ; z_ k 2 -72 -34 -74 -44 ; z_ k 2 80 -34 88 -44 ; z_ k 2 72 -36 74 -46 ; z_ k 2 -36 24 -44 14
part faces-suns@suns = pens k : d_ k 3 -54 -28 -34 -28 34 -30 54 -30 -10 30 10 30 ; u -44 -18 9 ; u 44 -20 9 ; u 0 40 9
scene lay

* seed-dot-fruit | 2-3 4-5 | -
topics dot stickers, sticker craft, peel and stick, toddler stickers, no mess
variant strawberry | Food, Farm | red, green | strawberry, strawberries, fruit, berries, summer, garden
variant watermelon | Food, Seasons | red, green | watermelon, melon, fruit, summer, picnic
variant ladybug | Bugs | red, black | ladybug, ladybird, beetle, insects, spots
variant toadstool | Fairy Tales, Nature | red, white | toadstool, mushroom, gnome, fairy, forest
minutes 15 20
mess low
heart skin: construction-paper, cardstock, craft-foam = 1 sheet
heart dots: sticker, felt-sticker = 12
need second: construction-paper, cardstock, tissue-paper = 1 sheet
join fix: glue-stick, glue
tool pen: pencil, marker, crayon
tool scissors: scissors
step cut: cut skin second pen scissors > body-strawberry body-watermelon body-ladybug body-toadstool by gt
step join: glue second skin fix > top-strawberry top-watermelon top-ladybug top-toadstool
step peel: prepare dots by gc
step dots: decorate dots skin > seeds spots whites
step face: draw pen skin > face smile grin gnome by tc
step eat: play skin
part body-strawberry@strawberry = skin red : b^ ~ -62 -34 -30 -56 0 -46 30 -56 62 -34 52 20 0 88 -52 20
part body-watermelon@watermelon = skin red : b^ ~ -84 -40 0 -34 84 -40 70 20 40 50 0 58 -40 50 -70 20
part body-ladybug@ladybug = skin red : o^ ~ 0 14 70 66 ; z_ k 3 0 -50 0 80
part body-toadstool@toadstool = skin red : b^ ~ -88 20 -76 -34 -40 -68 0 -78 40 -68 76 -34 88 20 40 28 -40 28
part top-strawberry@strawberry = second green : p^ ~ 0 -38 -18 -58 -56 -46 -34 -66 -46 -84 -14 -72 0 -92 14 -72 46 -84 34 -66 56 -46 18 -58
part top-watermelon@watermelon = second green : b^ ~ -90 -42 -72 24 -42 56 0 66 42 56 72 24 90 -42 80 -40 64 16 36 44 0 52 -36 44 -64 16 -80 -40
part top-ladybug@ladybug = second black : o^ ~ 0 -62 34 24 ; l ~ 3 -14 -80 -24 -96 ; l ~ 3 14 -80 24 -96
part top-toadstool@toadstool = second white : b^ ~ -26 26 26 26 22 60 32 88 -32 88 -22 60
part seeds@strawberry,watermelon = dots k : d k 5 -30 -20 0 -28 30 -20 -40 6 -14 -4 14 0 40 6 -24 28 2 30 28 24 -6 44 12 42
part spots@ladybug = dots k : d k 8 -34 -20 34 -20 -48 12 48 12 -22 14 22 14 -40 44 40 44 -16 52 16 52 -18 -38 18 -38
part whites@toadstool = dots w : d w 9 -56 -6 -30 -42 0 -60 32 -40 58 -4 -4 -28 -26 -8 26 -8 -64 8 66 10 0 6 -40 10
part face@strawberry = pen k : u 0 18 8 ; o_ k -12 12 3 3 ; o_ k 12 12 3 3
part gnome@toadstool = pen k : u 0 56 7 ; o_ k -9 48 3 3 ; o_ k 9 48 3 3
part smile@watermelon = pen k : u 0 8 9 ; o_ k -12 2 3 3 ; o_ k 12 2 3 3
part grin@ladybug = pen w : u 0 -60 8 ; o_ w -10 -68 4 4 ; o_ w 10 -68 4 4
scene lay

* plate-ring-suncatcher | 2-3 4-5 6-8 | -
topics suncatcher, sun catcher, stained glass, contact paper window, window decoration, sticky window, tissue paper window
variant sun | Weather, Seasons | yellow, orange, red or orange, gold | sun, sunshine, sunny, summer, sunflower, solstice
variant fish | Ocean, Animals | blue, teal, green free | fish, rainbow fish, sea, aquarium, under the sea
variant flower | Nature, Bugs | pink, purple, yellow or red, purple, yellow, orange, blue, white | flower, flowers, spring, garden, mother's day
minutes 20 25 30
mess low
heart film: contact-paper = 2 sheet
heart ring: paper-plate = 1
need bits: tissue-paper, cellophane, crepe-paper, leaf, petal, feather = 3 sheet
need pens: crayon, marker, oil-pastel = 2 color
nice loop: ribbon, yarn, string = 12 in
join tape: tape, masking-tape, washi-tape
tool scissors: scissors
step ring: cut ring scissors by gtc
step rim: color ring pens > rim by ccc
step more: tape ring pens? tape > more-sun more-fish more-flower eye by gtc
step film: build film ring > film by gtc
step tear: prepare bits by ccc
step stick: arrange bits film > bits by ccc
step close: build film scissors by gtc
step loop: tape loop ring tape > loop by gtc
step shine: play ring by ccc
part loop = loop own : l ~ 3 -8 -60 -20 -98 20 -98 8 -60
part more-sun@sun = pens a : p ~ 0 -98 -12 -68 12 -68 ; p ~ 0 98 -12 68 12 68 ; p ~ -98 0 -68 -12 -68 12 ; p ~ 98 0 68 -12 68 12 ; p ~ -70 -70 -56 -40 -40 -56 ; p ~ 70 -70 56 -40 40 -56 ; p ~ -70 70 -56 40 -40 56 ; p ~ 70 70 56 40 40 56
part more-fish@fish = pens a : p ~ 58 0 98 -42 88 0 98 42 ; p ~ -20 -64 20 -94 30 -62
part more-flower@flower = pens a : o ~ 0 -76 24 22 ; o ~ 0 76 24 22 ; o ~ -76 0 22 24 ; o ~ 76 0 22 24 ; o ~ -54 -54 22 22 ; o ~ 54 -54 22 22 ; o ~ -54 54 22 22 ; o ~ 54 54 22 22
part film = film own : o_ glass 0 0 52 52
part bits = bits own : p_ a -40 -20 -10 -36 0 -8 -24 4 ; p_ b -8 -40 22 -38 20 -10 2 -6 ; p_ c 22 -30 44 -12 34 10 16 -8 ; p_ b -46 0 -20 6 -24 30 -42 18 ; p_ c -18 4 8 0 6 28 -16 30 ; p_ a 10 0 40 12 28 34 10 28 ; p_ a -18 32 8 30 4 48 -14 46
part rim = ring w : a^ a 0 0 70 50 0 360 ; z_ b 4 -60 -10 -52 -10 ; z_ b 4 52 10 60 10 ; z_ b 4 -10 -60 -10 -52 ; z_ b 4 10 52 10 62 ; z_ b 4 -44 -44 -38 -38 ; z_ b 4 38 38 44 44 ; z_ b 4 44 -44 38 -38 ; z_ b 4 -44 44 -38 38
part eye@fish = ring w : e -60 -8 9
scene hang

* taped-cup-shaker | 2-3 | Music
extras sound: sticker, crepe-paper, washi-tape
appeal 3
topics shaker, maraca, maracas, rattle, band, instruments, toddler music, noise
colors red, yellow, blue free
minutes 15
mess low
heart cups: paper-cup, yogurt-pot, plastic-cup, foam-cup = 2
need fill: breakfast-cereal, oats, rice = 1/4 cup
need tape: tape, masking-tape, duct-tape, washi-tape, electrical-tape = 1 roll
nice dots: sticker, felt-sticker = 10
nice streamers: ribbon, crepe-paper, tissue-paper, paper-strip = 3 strip
step pour: fill fill cups > cups
step listen: play cups
step close: tape cups tape > seal by g
step dots: decorate dots cups > dots
step streamers: tape streamers tape cups > streamers by t
step shake: play cups
step song: play cups
part streamers = streamers b : l ~ 7 -34 78 -48 90 -44 98 ; l c 7 0 80 4 92 -4 99 ; l ~ 7 34 78 46 90 42 98
part cups = cups own : cup ~ 0 -2 72 82 ; cupdown ~ 0 -84 72 82
part seal = tape a : r^ a 0 0 80 16 2 ; r_ a+ 0 -4 80 3
part dots = dots b : d b 7 -18 -50 16 -34 -8 -22 20 -62 ; d c 7 -16 28 12 40 -2 58 22 24 -20 48
scene stand

* leaf-pressed-dough | 2-3 4-5 | Nature, Seasons
topics leaf prints, leaves, nature playdough, nature walk, autumn, fall, spring, garden, backyard, play dough
near tree
colors tan, green, brown
minutes 15 20
mess some
heart dough: play-dough, modeling-clay, salt-dough = 2 handful
heart leaves: leaf, fern-frond, clover, ivy, fake-leaf = 5
nice trunk@4-5: stick, pine-branch, bark = 4
nice stones@4-5: pebble, stone, acorn, seashell, snail-shell = 6
nice flowers: flower, petal, feather, grass = 3
nice roller: rolling-pin, can, plastic-bottle, cardboard-tube = 1
step pat: shape dough by cc
step roll: roll dough roller? > slab by tc
step press: print leaves dough by cc
step lift: build leaves dough > prints by tc
step trunk@4-5: print trunk dough > trunk by c
step stones@4-5: arrange stones dough > stones by c
step flowers: arrange flowers dough > flowers by cc
step again: play dough by cc
part slab = dough a : b^ ~ -88 -8 -74 -62 -20 -76 40 -70 84 -44 90 10 70 62 10 76 -52 68 -84 40
part prints = leaves a : j_ tan- -40.0 6.0 -58.0 -50.0 15 ; z_ brown 1.6 -40.0 6.0 -56.2 -44.4 ; z_ brown 1.2 -45.4 -10.8 -41.4 -23.2 ; z_ brown 1.2 -45.4 -10.8 -55.9 -18.5 ; z_ brown 1.2 -49.0 -22.0 -45.0 -34.4 ; z_ brown 1.2 -49.0 -22.0 -59.5 -29.7 ; j_ tan- 10.0 -8.0 22.0 -62.0 14 ; z_ brown 1.6 10.0 -8.0 20.8 -56.6 ; z_ brown 1.2 13.6 -24.2 22.8 -32.4 ; z_ brown 1.2 13.6 -24.2 8.7 -35.5 ; z_ brown 1.2 16.0 -35.0 25.2 -43.2 ; z_ brown 1.2 16.0 -35.0 11.1 -46.3 ; j_ tan- 54.0 0.0 72.0 -44.0 12 ; z_ brown 1.6 54.0 0.0 70.2 -39.6 ; z_ brown 1.2 59.4 -13.2 68.4 -18.8 ; z_ brown 1.2 59.4 -13.2 56.9 -23.5 ; z_ brown 1.2 63.0 -22.0 72.0 -27.6 ; z_ brown 1.2 63.0 -22.0 60.5 -32.3 ; j_ tan- 46.0 56.0 66.0 14.0 13 ; z_ brown 1.6 46.0 56.0 64.0 18.2 ; z_ brown 1.2 52.0 43.4 61.1 38.4 ; z_ brown 1.2 52.0 43.4 50.1 33.2 ; z_ brown 1.2 56.0 35.0 65.1 30.0 ; z_ brown 1.2 56.0 35.0 54.1 24.8 ; leaf green -14 62 -26 10 13
part trunk = trunk brown : stick brown -74 30 -70 -20 6 ; stick brown -70 0 -80 -16 4
part stones = stones own : bits own 1 -62 44 -50 54 -36 58 60 -30 72 -18 78 0
part flowers = flowers pink : f_ ~ 4 -46 6 13 5 ; o_ yellow 4 -46 4 ; f_ ~ 22 30 6 12 5 ; o_ yellow 22 30 4 ; f_ ~ 20 58 6 10 4 ; o_ yellow 20 58 3
scene lay

* dough-nest | 2-3 4-5 6-8 | Animals, Nature, Seasons
extras world Animals: feather, leaf, moss, flower, grass, crinkle-paper, birdseed, toy-tree, petal, wool-roving, fake-leaf
topics nest, bird nest, eggs, bird eggs, birds, robin, spring, backyard birds, easter, play dough, hatching
colors brown, light blue, yellow
minutes 20 20 25
mess some
heart dough: play-dough, modeling-clay, air-dry-clay, salt-dough = 2 color
heart twigs: grass, hay, raffia, crinkle-paper, pine-needle, moss, yarn, stick = 2 handful
nice feathers: feather, leaf, petal, cotton-ball = 4
nice bird@4-5,6-8: googly-eye, button, bead = 2
nice beak@4-5,6-8: construction-paper, felt, craft-foam = 1 scrap
tool scissors@4-5,6-8: scissors when beak
step ball: roll dough by ccc
step bowl: shape dough > bowl by tcc
step twigs: build twigs dough > twigs by ccc
step eggs: roll dough > eggs by tcc
step soft: arrange feathers dough > feathers by ccc
step bird@4-5,6-8: build dough bird > bird by cc
step beak@4-5,6-8: cut beak scissors dough > beak by tc
step sing: play dough by ccc
part bowl = dough a : b^ ~ -82 10 -70 66 -30 84 30 84 70 66 82 10 ; o^ ~+ 0 10 82 26 ; o_ ~- 0 12 64 18
part twigs = twigs tan : z ~ 5 -84 20 -40 34 ; z ~- 5 -90 34 -30 24 ; z ~ 5 -70 56 -10 46 ; z ~- 5 -60 30 0 62 ; z ~ 5 10 40 70 60 ; z ~- 5 20 66 80 36 ; z ~ 5 40 28 92 22 ; z ~- 5 -20 76 40 70 ; z ~ 5 -84 6 -60 -4 ; z ~ 5 62 -6 92 2
part eggs = dough b : o^ ~ -26 -2 18 22 -14 ; o^ ~ 28 -2 18 22 14 ; o^ ~ 0 4 18 22
part feathers = feathers own : feather ~ -66 4 -90 -36 8 ; feather ~ 70 4 88 -34 8
part bird = dough c : o^ ~ 0 -44 26 22 ; o^ ~ 0 -74 18 17 ; e -7 -78 6 ; e 7 -78 6
part beak = beak orange : p^ orange -6 -68 6 -68 0 -56
scene stand

* bubble-wrap-corn | 2-3 4-5 6-8 | Farm, Food
topics corn, corn on the cob, sweetcorn, maize, harvest, fall, autumn, thanksgiving, vegetables, garden, picnic
colors yellow, green, orange
minutes 25 30 30
waits 30
mess some
heart wrap: bubble-wrap = 1
heart paint: paint, acrylic-paint = 1 color
need cob: paper, construction-paper, cardstock, paper-plate, cereal-box = 1 sheet
need husk: construction-paper, tissue-paper, crepe-paper, corn-husk, felt, packing-paper = 1 sheet
nice silk: yarn, raffia, crinkle-paper, string = 12 in
join fix: glue-stick, glue
join wet: glue when silk
tool brush: paintbrush, sponge-brush, kitchen-sponge
tool scissors: scissors
step cut: cut cob scissors > cob by gtc
step coat: print paint wrap brush by ccc
step print: print wrap cob > kernels by ccc
step dry: dry cob by gcc
step husk: cut husk scissors by gtc
step leaves: glue husk cob fix > husk by tcc
step silk: glue silk cob scissors wet > silk by gtc
step count: play cob by ccc
part silk = silk tan : l ~ 3 -10 -74 -24 -92 ; l ~ 3 0 -78 -2 -99 ; l ~ 3 10 -74 22 -94
part cob = cob cream : b^ cream 0 -84 26 -56 32 0 28 56 0 80 -28 56 -32 0 -26 -56
part kernels = paint a : b_ ~ 0 -80 24 -54 30 0 26 54 0 76 -26 54 -30 0 -24 -54 ; d_ gold 4.6 -8 -60 6 -60 -16 -46 -2 -46 12 -46 -20 -32 -6 -32 8 -32 20 -32 -22 -18 -8 -18 6 -18 20 -18 -22 -4 -8 -4 6 -4 20 -4 -22 10 -8 10 6 10 20 10 -20 24 -6 24 8 24 20 24 -16 38 -2 38 12 38 -8 52 6 52
part husk = husk green : b^ ~ -4 92 -40 70 -62 10 -74 -50 -34 -10 -14 50 ; b^ ~ 4 92 40 70 62 10 74 -50 34 -10 14 50 ; b^ ~- 0 96 -24 70 -26 30 0 54 26 30 24 70
template cob 1 8
scene lay

* stop-and-go-light | 2-3 4-5 6-8 | Transportation
extras world Transportation: toy-car, paper-strip, cotton-pad, newspaper, construction-paper, toy-tree, toy-brick, pipe-cleaner, masking-tape
appeal 3
topics traffic light, stoplight, traffic lights, red light green light, road safety, street, driving, crossing, colors
near cars
colors black, red, yellow, green
minutes 20 25 25
waits 30
mess some
heart post: milk-carton, cardboard-tube, tissue-box, small-box, cereal-box, shoebox = 1
heart lights: construction-paper, tissue-paper, felt, cardstock, craft-foam = 3 color
need coat: paint, acrylic-paint, construction-paper, duct-tape, electrical-tape = 1 color
nice road: masking-tape, duct-tape, washi-tape = 1 roll
nice cars: toy-car, duplo-brick, toy-brick = 2
join fix: glue, tape
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
tool scissors: scissors
tool pen: pencil, marker, crayon
home cup
step coat: decorate coat post brush? fix > post coat by ccc
step dry: dry post by gcc
step lights: cut lights scissors pen cup by gtc
step red: glue lights post fix > red by ccc
step rest: glue lights post fix > rest by ccc
step road: tape road by gcc
step drive: play post cars? by ccc
part post = post own : r^ ~ 0 0 76 184 8
part coat = coat black : r_ ~ 0 0 76 184 8 ; r_ ~+ -30 0 5 176 2
part red = lights red : o^ red 0 -56 26 26 ; o_ red+ -8 -64 6 5
part rest = lights green : o^ yellow 0 4 26 26 ; o_ yellow+ -8 -4 6 5 ; o^ green 0 64 26 26 ; o_ green+ -8 56 6 5
scene stand

* gingerbread-runner | 2-3 4-5 6-8 | Fairy Tales, Food
extras figure: bead, button, dry-pasta, seed
appeal 3
topics gingerbread man, gingerbread, gingerbread boy, gingerbread girl, run run as fast as you can, cookies, christmas
near baking, winter
colors brown, white, red
minutes 25 30 35
waits 30
mess some
heart body: cardboard, paper-bag, packing-paper, cereal-box, sandpaper, felt, craft-foam, construction-paper = 1 sheet
heart icing: ric-rac, yarn, ribbon, string, lace, cotton-ball, crepe-paper, tissue-paper = 1 piece
nice buttons@4-5,6-8: button, pom-pom, bead, sequin, bottle-cap, sticker = 3
nice dots@2-3: sticker, felt-sticker = 3
nice eyes@4-5,6-8: googly-eye, button = 2
nice scent: spice, cocoa, coffee-grounds = 1 tsp
nice bow: ribbon, fabric-scrap, felt = 6 in
join fix: glue
tool pen: marker, crayon, pencil
tool scissors: scissors
step cut: cut body pen scissors > body by gtc
step scent: glue scent body fix > scent by ccc
step bits: cut icing scissors by gtc
step icing: glue icing body fix > icing by ccc
step buttons@4-5,6-8: glue buttons body fix > buttons by cc
step dots@2-3: decorate dots body > dots by c
step eyes@4-5,6-8: glue eyes body fix > eyes by cc
step face: draw pen body > face by ccc
step bow: glue bow body scissors fix > bow by gtc
step dry: dry body by gcc
step run: play body by ccc
part body = body tan : b^ ~ -24 -22 -40 -46 -34 -76 0 -90 34 -76 40 -46 24 -22 62 -18 86 -4 78 18 30 20 34 44 58 78 40 94 18 86 0 56 -18 86 -40 94 -58 78 -34 44 -30 20 -78 18 -86 -4 -62 -18
part scent = scent brown : d_ ~ 2 -14 -6 12 4 -4 20 18 28 -20 34 8 40 -60 2 62 4 -30 66 34 70 -16 -64 20 -36
part icing = icing w : z_ w 5 -76 -10 -68 -2 -76 6 -68 14 ; z_ w 5 76 -10 68 -2 76 6 68 14 ; z_ w 5 -54 76 -44 70 -36 78 -26 72 ; z_ w 5 54 76 44 70 36 78 26 72
part buttons = buttons own : bits own 1 0 -8 0 12 0 32
part dots = dots own : d red 6 0 -8 0 12 0 32
part eyes = eyes own : e -13 -58 7 ; e 13 -58 7
part face = pen k : u 0 -46 12
part bow = bow c : p^ ~ 0 -22 -18 -32 -18 -12 ; p^ ~ 0 -22 18 -32 18 -12 ; o^ ~- 0 -22 5
template body 1 8
scene lay

* cotton-popcorn-box | 4-5 6-8 | Food
appeal 3
topics popcorn, movie night, cinema, circus, carnival, snack, party, fair, pretend food, letter p
colors red, white, yellow
minutes 25 25
mess low
heart fluff: cotton-ball, tissue-paper, pillow-stuffing, paper-napkin, toilet-paper = 2 handful
heart box: paper-cup, paper-bag, small-box, milk-carton, oatmeal-canister, construction-paper, cardstock = 1
need stripes: construction-paper, tape, washi-tape, duct-tape, crayon, marker, paint = 1 color
nice butter: chalk, crayon, marker, colored-pencil, paint = 1 color
nice label: sticker, paper, index-card = 1
join fix: glue, glue-stick, tape
tool scissors: scissors
tool brush: paintbrush, kitchen-sponge when stripes=paint
step box: build box scissors fix > box by tc
step stripes: decorate stripes box brush? fix? > stripes by tc
step label: decorate label box fix > label by cc
step pull: prepare fluff by cc
step butter: color butter fluff > butter by cc
step heap: glue fluff box fix > fluff by cc
step show: play box by cc
part fluff = fluff w : cotton ~ -44 -40 18 ; cotton ~ 44 -40 18 ; cotton ~ -20 -46 20 ; cotton ~ 18 -46 20 ; cotton ~ -32 -64 17 ; cotton ~ 0 -66 19 ; cotton ~ 32 -64 17 ; cotton ~ -14 -84 14 ; cotton ~ 14 -84 14 ; cotton ~ 64 84 12
part butter = butter yellow : y_ yellow -32 -58 8 6 6 .2 ; y_ yellow 4 -62 8 6 6 .2 ; y_ yellow 36 -56 8 6 6 .2 ; y_ yellow -10 -84 6 5 6 .2 ; y_ yellow 22 -40 8 6 6 .2
part box = box w : q^ w 3 -58 -34 58 -34 44 92 -44 92
part stripes = stripes a : p_ ~ -54 -32 -38 -32 -30 90 -42 90 ; p_ ~ -22 -32 -6 -32 -5 90 -17 90 ; p_ ~ 10 -32 26 -32 20 90 8 90 ; p_ ~ 42 -32 55 -32 43 90 33 90
part label = label w : o^ w 0 32 26 20 ; o_ yellow 0 32 21 15 ; cotton w 0 32 8
scene stand

* firefly-jar-picture | 2-3 4-5 6-8 | Bugs
extras picture Bugs: glitter-paper, grass, newspaper, paper-strip, tissue, envelope, moss, felt, crinkle-paper, construction-paper, fake-leaf
appeal 3
topics fireflies, firefly, lightning bugs, glow worms, jar of fireflies, summer night, insects, night, backyard
near camping
colors navy, yellow, green
minutes 20 25 30
waits 30
mess some
heart night: construction-paper, cardstock, packing-paper = 1 sheet
heart glow: paint, glow-paint, acrylic-paint, washable-ink-pad = 1 color
need jar: paper, tissue-paper, parchment-paper, tracing-paper, coffee-filter = 1 sheet
nice lid: metallic-paper, washi-tape, wrapping-paper = 1 scrap
nice grass: construction-paper, tissue-paper, crepe-paper, grass = 1 scrap
nice stars: sticker, glitter-glue = 8
join fix: glue-stick, glue
tool pen: marker, crayon, permanent-marker, pencil
tool scissors: scissors
home plate
home towel
step cut: cut jar pen scissors > jar by gtc
step stick: glue jar night fix > page by ccc
step puddle: prepare glow plate by gcc
step print: print glow jar plate > lights by ccc
step wash: wash towel by tcc
step lid: glue lid night scissors fix > lid by gtc
step grass: glue grass night fix > grass by ccc
step stars: decorate stars night > stars by ccc
step bugs: draw pen jar > bugs by gcc
step dark: play night by ccc
part page = night navy : r^ navy 0 0 160 190 3
part jar = jar w : q^ light-blue+ 12 -34 -50 34 -50 52 -34 52 76 -52 76 -52 -34 ; r_ w -40 20 5 70 2
part lid = lid silver : r^ ~ 0 -60 76 18 3 ; r_ ~- 0 -56 76 3
part lights = glow yellow : o_ yellow -24 -14 9 11 ; o_ yellow 20 -26 9 11 ; o_ yellow 4 12 9 11 ; o_ yellow -28 40 9 11 ; o_ yellow 28 34 9 11 ; o_ yellow -2 56 9 11
part bugs = pen k : o_ k -24 -26 5 5 ; o_ k 20 -38 5 5 ; o_ k 4 0 5 5 ; o_ k -28 28 5 5 ; o_ k 28 22 5 5 ; o_ k -2 44 5 5 ; z_ k 1.6 -32 -22 -38 -30 ; z_ k 1.6 -16 -22 -10 -30 ; z_ k 1.6 12 -34 6 -42 ; z_ k 1.6 28 -34 34 -42 ; z_ k 1.6 -4 4 -10 -4 ; z_ k 1.6 12 4 18 -4 ; z_ k 1.6 -36 32 -42 24 ; z_ k 1.6 -20 32 -14 24 ; z_ k 1.6 20 26 14 18 ; z_ k 1.6 36 26 42 18
part grass = grass green : p ~ -78 94 -70 70 -62 94 ; p ~ -62 94 -56 78 -48 94 ; p ~ 78 94 70 68 62 94 ; p ~ 62 94 56 78 48 94
part stars = stars yellow : s_ ~ -60 -76 5 8 3.5 ; s_ ~ 56 -80 5 8 3.5 ; s_ ~ 64 -30 5 7 3 ; s_ ~ -66 -20 5 7 3 ; s_ ~ -30 -84 5 6 2.6
scene lay

* dabbed-star-sky | 2-3 4-5 | Space
appeal 1
topics stars, night sky, milky way, galaxy, outer space, moon, stamping, toddler painting, good night
near planets, astronaut
colors black, white
minutes 20 25
waits 30
mess some
heart night: construction-paper, cardstock, packing-paper = 1 sheet
heart paint: paint, acrylic-paint = 1 color
need dabber: cotton-ball, pom-pom, toothbrush, kitchen-sponge, cotton-swab, cotton-pad, tissue, paper-napkin = 1
nice grip: clothespin = 1
nice stars: sticker, felt-sticker = 10
nice round: paper-cup, plastic-lid, cardboard-tube, cookie-cutter = 1
home plate
step puddle: prepare paint plate night > page by gc
step clip: build dabber grip by gt
step dab: print paint dabber night > clouds by cc
step dots: print paint night > dots by cc
step round: print paint round night > moon by cc
step dry: dry night by gc
step stars: decorate stars night > stars by cc
step night: play night by cc
part page = night navy : r^ k 0 0 184 160 3
part clouds = paint w : y_ w -50 20 26 16 8 .2 ; y_ w -10 2 28 18 8 .2 ; y_ w 34 -16 26 15 8 .2 ; y_ w 64 -34 16 10 8 .2 ; y_ w -74 40 14 9 8 .2
part dots = paint w : d_ w 3 -70 -50 -40 -60 -20 -40 10 -56 -60 -20 60 20 40 44 10 36 -20 54 70 56 80 0 -80 0 -40 66 20 66 76 -66
part moon = paint w : o_ white 52 -52 18 18 ; o_ cream 46 -56 4 3 ; o_ cream 58 -46 3 3
part stars = stars yellow : s_ yellow -70 -66 5 10 4.5 ; s_ yellow -4 -66 5 9 4 ; s_ yellow -34 -24 5 8 3.5 ; s_ yellow 20 22 5 9 4 ; s_ yellow -70 64 5 8 3.5 ; s_ yellow 50 66 5 9 4 ; s_ yellow 82 36 5 8 3.5 ; s_ yellow -12 44 5 8 3.5
scene lay
`;
