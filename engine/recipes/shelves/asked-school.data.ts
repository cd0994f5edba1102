/** What a strict reader would have made of the tables of school children. */
export const shelf = `
* spattered-galaxy | 6-8 9-12 | Space
appeal 3
topics galaxy, stars, night sky, starry sky, milky way, planets, outer space, universe, solar system, splatter painting, toothbrush painting, constellation, constellations, nebula, astronaut
colors navy, white, silver, gold
minutes 40 50
waits 30
mess some
heart night: construction-paper, cardstock, packing-paper = 1 sheet
heart stars: paint, acrylic-paint = 1 color
heart spatter: toothbrush, paintbrush = 1
need shine: aluminum-foil, metallic-paper, candy-wrapper, foil-pan = half-sheet
need disc: cardboard, cereal-box, cardstock, paper-plate = 1 piece
nice glow: chalk, oil-pastel, crayon = 2 color
nice bright@6-8: sticker = 4
nice line@9-12: gel-pen, colored-pencil, metallic-pen = 1
join stick: glue, glue-stick, tape
tool tip: pencil, ballpoint-pen
tool scissors: scissors
home newspaper: = 3 page
home saucer
step cover: prepare newspaper stars saucer by tc
step glow: color glow night > glow by cc
step spatter: paint spatter stars night > night stars by cc
step big: paint tip stars night > big by cc
step dry: dry night by cc
step discs: cut disc scissors tip by cc
step wrap: fold shine disc > planets by cc
step press: draw tip shine disc > craters by cc
step bright@6-8: decorate bright night > bright by c
step line@9-12: draw line night > line by c
step stick: tape disc night stick by cc
part night = night a : r_ ~ 0 0 188 176 3
part glow = glow b : o_ purple -6 8 96 26 -28 ; o_ blue 6 4 66 15 -28 ; o_ pink -16 14 30 8 -28
part stars = stars w : d_ ~ 1.5 -80 -70 -62 -50 -46 -74 -30 -58 -20 -76 4 -66 22 -78 40 -60 58 -74 78 -62 -84 -30 -70 -14 -52 -34 -34 -20 -14 -36 8 -26 30 -40 48 -22 70 -36 84 -18 -80 10 -60 2 -40 16 -26 -2 -4 8 16 -6 36 12 52 0 74 14 -74 36 -56 48 -36 34 -18 46 0 36 24 50 44 34 64 46 82 36 -82 70 -60 74 -42 62 -22 76 2 66 26 78 46 64 66 76 ; d_ ~ 2.4 -66 -64 -8 -50 62 -50 -76 -6 20 22 -28 54 70 62 36 -14
part big = stars w : s_ ~ -66 -34 4 9 3 ; s_ ~ 10 -60 4 8 3 ; s_ ~ 76 -2 4 8 3 ; s_ ~ -8 68 4 9 3
part planets = shine own : o^ ~ -40 34 32 ; o^ ~ 46 -30 24 ; o^ ~ 48 52 15
part craters = shine own : o_ silver- -50 26 8 ; o_ silver- -30 44 6 ; o_ silver- -28 22 4 ; z_ silver- 3 24 -36 68 -36 ; z_ silver- 3 23 -26 69 -26 ; o_ silver- 44 48 4 ; o_ silver- 54 58 3
part line = line w : z_ ~ 1.5 -66 -34 10 -60 76 -2
part bright = bright own : bits own 0.7 -60 -50 40 -64 66 20 -20 60
scene lay

* enchanted-jar | 6-8 9-12 | Fantasy, Fairy Tales
appeal 3
topics glitter jar, fairy jar, unicorn, unicorns, magic jar, magic potion, potion, snow globe, enchanted forest, fairy, fairies, glitter, wizard, calm down jar
near mermaid, dragon
colors purple, gold, pink free
minutes 30 35
waits 120
mess some
place sink
heart jar: glass-jar, plastic-jar = 1
heart glitter: glitter, glitter-glue, sequin = 2 tsp
heart thick: glue, dish-soap = 3 tbsp
nice dye: food-coloring, watercolor-paint = 2 drop
nice figure: toy-animal, toy-brick, old-jewelry-piece, crystal = 1
nice collar: ribbon, yarn, lace, washi-tape = 1 ft
join seal: glue-gun, duct-tape, electrical-tape, tape
tool stir: craft-stick, chopstick, plastic-spoon, pencil
home water: = 2 cup
step try: test jar figure? > jar by cc
step warm: fill jar water > water by tc
step thick: mix thick stir jar by cc
step dye: mix dye jar stir > dye by cc
step glitter: fill glitter jar stir > glitter by cc
step figure: fill figure jar > figure by cc
step test: test jar water by cc
step seal: tape jar seal > lid by gg
step collar: tie collar jar > collar by cc
step turn: play jar by cc
part jar = jar own : jar ~ 0 -56 112 136
part water = water light-blue : q_ ~ 12 -48 -30 48 -30 48 72 -48 72
part dye = dye a : q_ ~ 12 -48 -30 48 -30 48 72 -48 72 ; b_ ~- -44 30 -20 14 0 24 30 10 46 20 46 68 -46 68
part figure = figure w : b^ ~ -30 68 -30 40 -34 22 -20 14 4 16 14 -4 24 -10 34 0 36 10 26 12 22 22 22 68 12 68 10 44 -16 44 -20 68 ; p^ gold 22 -8 32 -34 30 -6 ; l_ a+ 5 14 -6 8 8 6 20 ; l_ a+ 5 -34 24 -42 40 -38 56 ; k 26 0 2.4
part glitter = glitter b : d_ ~ 2.2 -38 -18 -22 -24 -6 -14 10 -22 26 -16 40 -22 -40 4 -24 -2 -6 4 40 6 -42 34 38 30 -40 52 -6 56 32 52 42 62 -30 64 ; s_ ~ -12 -8 5 6 2.5 ; s_ w 34 -4 5 6 2.5 ; s_ w -40 20 5 6 2.5 ; s_ ~ 36 42 5 6 2.5
part lid = seal own : r^ c 0 -66 104 22 5 ; r_ c- 0 -58 104 5 1
part collar = collar b : r^ ~ 0 -44 96 8 2 ; b^ ~ 0 -44 -22 -56 -24 -36 ; b^ ~ 0 -44 22 -56 24 -36
scene stand

* graph-pixel-picture | 6-8 9-12 13+ | -
topics minecraft, pixel, pixels, pixel art, video game, video games, gaming, gamer, computer game, blocks, block world, roblox, terraria, emoji, math, coding, creeper, pixel picture, retro games
colors green, brown, black, blue free
minutes 35 45 60
mess low
heart grid: graph-paper = 1 sheet
heart pens: colored-pencil, marker, crayon, gel-pen, watercolor-pencil = 4 color
nice back: cardstock, construction-paper, cardboard, cereal-box = 1 sheet
join stick: glue-stick, glue
tool pencil: pencil
tool ruler: ruler, index-card
tool scissors: scissors
step frame: draw pencil ruler grid > sheet frame by ccc
step dot: draw pencil grid by ccc
step outline: color pens grid > outline by ccc
step fill: color pens grid > fill by ccc
step shade: color pens grid > shade by ccc
step check: test grid by ccc
step cut: cut grid scissors by ccc
step mount: glue grid back stick > back by ccc
step code: play grid by ccc
part back = back b : r^ ~ 0 0 184 184 4
part sheet = grid w : r^ ~ 0 0 164 164 1
part frame = grid gray : z_ ~ 1 -64 -82 -64 82 ; z_ ~ 1 -48 -82 -48 82 ; z_ ~ 1 -32 -82 -32 82 ; z_ ~ 1 -16 -82 -16 82 ; z_ ~ 1 0 -82 0 82 ; z_ ~ 1 16 -82 16 82 ; z_ ~ 1 32 -82 32 82 ; z_ ~ 1 48 -82 48 82 ; z_ ~ 1 64 -82 64 82 ; z_ ~ 1 -82 -64 82 -64 ; z_ ~ 1 -82 -48 82 -48 ; z_ ~ 1 -82 -32 82 -32 ; z_ ~ 1 -82 -16 82 -16 ; z_ ~ 1 -82 0 82 0 ; z_ ~ 1 -82 16 82 16 ; z_ ~ 1 -82 32 82 32 ; z_ ~ 1 -82 48 82 48 ; z_ ~ 1 -82 64 82 64
part fill = pens a : r_ ~ 0 8 128 112 ; r_ b -56 -56 16 16 ; r_ b 56 -56 16 16
part shade = pens a : r_ ~- -56 56 16 16 ; r_ ~+ -8 -40 16 16 ; r_ ~- 40 56 16 16 ; r_ ~+ 24 -40 16 16 ; r_ ~- 56 24 16 16 ; r_ ~- -24 56 16 16 ; r_ ~+ -56 -24 16 16 ; r_ ~- 56 -40 16 16 ; r_ b- -56 -72 16 16 ; r_ b- 56 -72 16 16
part outline = pens k : r_ w -32 -8 32 32 ; r_ w 32 -8 32 32 ; r_ ~ -24 0 16 16 ; r_ ~ 40 0 16 16 ; r_ ~ 0 40 80 16 ; r_ w -24 40 16 16 ; r_ w 24 40 16 16
scene lay

* block-head | 4-5 6-8 9-12 | -
topics minecraft, block head, block, blocks, block world, video game, video games, gaming, gamer, roblox, pixel art, pixels, pixel, computer game, monster, creature
near birthday party, box head, costume
colors green, black, brown
minutes 45 50 60
mess low
heart box: tissue-box, small-box, cardboard-box, shoebox, milk-carton = 1
heart squares: sticky-note, construction-paper, origami-paper, tissue-paper, felt, craft-foam, paint-chip, wrapping-paper = 3 color
need face: graph-paper, paper, cardstock = 1 sheet
need pens: colored-pencil, marker, crayon = 3 color
join stick: glue-stick, glue
tool pencil: pencil
tool ruler: ruler, index-card
tool scissors: scissors
step plan: draw face pencil ruler by tcc
step color: color pens face by ccc
step squares: cut squares scissors ruler by tcc
step cover: glue squares box stick > head squares by ccc
step face: cut face scissors by tcc
step glue: glue face box stick > face by ccc
step shade: color pens squares > shade by ccc
step name: play box by ccc
part head = box a : p^ ~ -62 -58 -34 -82 86 -82 60 -58 ; p^ ~- 60 -58 86 -82 86 44 60 70 ; r^ ~ -1 6 122 128 1
part squares = squares a : r_ ~+ -46 -42 30 30 ; r_ ~- -14 -42 30 30 ; r_ ~+ 46 -42 28 30 ; r_ ~- -46 22 30 30 ; r_ ~+ 46 22 28 30 ; r_ ~- 46 54 28 30 ; r_ ~+ -46 54 30 30 ; p_ ~+ -62 -58 -52 -67 -18 -67 -28 -58 ; p_ ~- 6 -58 14 -66 50 -66 42 -58
part shade = pens a : r_ ~- 14 -42 12 12 ; r_ ~- -54 -10 12 12 ; r_ ~- 54 -2 10 12 ; p_ ~- 70 -52 78 -60 78 -38 70 -30 ; p_ ~+ 66 0 76 -10 76 12 66 22
part face = face own : r_ w -28 -8 30 30 ; r_ w 26 -8 30 30 ; r_ k -22 -4 16 18 ; r_ k 32 -4 16 18 ; r_ k 0 38 64 18 ; r_ w -20 32 12 10 ; r_ w 20 32 12 10
scene stand

* coffee-dough-fossils | 6-8 9-12 | Dinosaurs, Nature
extras world Dinosaurs: toothbrush, tweezers, seashell, snail-shell, sand, burlap, wood-slice, stone, map, straw-hat
appeal 3
topics fossil, fossils, dinosaur fossils, paleontologist, paleontology, excavation, dig, footprints, dinosaur footprints, natural history museum, jurassic, extinct animals, geology, archaeology, salt dough fossils, coffee dough
colors brown, tan, cream
minutes 45 50
waits 2880
mess some
heart flour: flour = 1 cup
heart press: toy-animal, seashell, fern-frond, leaf, pine-branch, pinecone, snail-shell, feather = 2
need salt: salt = 1/2 cup
nice grit: coffee-grounds, sand, cocoa, spice, soil = 1/2 cup
home bowl
home water: = 1/2 cup
home spoon
nice pin: rolling-pin = 1
nice bury: sand, soil, oats, kinetic-sand = 4 cup
nice stain: paint, watercolor-paint, acrylic-paint, tea-bag = 1 color
tool brush: paintbrush, kitchen-sponge when stain
nice card: index-card, cardstock, price-tag = 2
nice pen: ballpoint-pen, marker, pencil = 1
need dry: paper-towel, cardboard, newspaper = 1
step dry: mix flour salt grit? bowl spoon by cc
step wet: mix water bowl spoon by cc
step pat: shape flour pin? > stones by cc
step press: shape press flour > prints by cc
step edge: shape flour by cc
step rest: dry flour dry by cc
step rub: decorate grit flour > dust by cc
step stain: paint stain flour brush dry by cc
step bury: play bury flour > bury by cc
step card: draw card pen by cc
part bury = bury own : b_ tan -96 60 -60 44 0 52 50 42 96 58 92 86 -92 86
part stones = flour own : b^ brown -86 -20 -70 -62 -34 -76 2 -62 10 -24 -6 12 -44 22 -78 8 ; b^ brown 14 -46 40 -66 78 -56 88 -20 76 8 42 14 18 -8 ; b^ brown -40 44 -10 26 34 32 50 58 30 82 -16 84 -40 70
part prints = press own : b_ brown- -58 2 -64 -18 -50 -26 -66 -56 -46 -36 -40 -62 -30 -36 -12 -52 -22 -22 -12 -14 -22 2 -40 8 ; i_ brown- 52 -24 24 3 4 ; j_ brown- -22 70 30 46 12 ; z_ brown 2 -22 70 30 46 ; z_ brown 2 -6 70 2 50 ; z_ brown 2 10 64 12 46
part dust = grit own : d_ brown- 1.6 -74 -30 -70 -10 -30 14 -4 -30 -14 -58 24 -40 76 -40 70 -4 34 2 -28 46 -4 36 40 46 36 70 0 78 -30 66
scene lay

* peering-lanterns | 6-8 9-12 | -
appeal 3
topics halloween, spooky, glowing eyes, monster eyes, lanterns, lantern, halloween lantern, night, bats, haunted house, october, trick or treat, glow in the dark, owl eyes, halloween decoration
near sleepover
colors black, orange, white
minutes 40 45
mess low
heart tube: cardboard-tube = 3
heart light@6-8: glow-stick, flashlight, LED-candle = 2
heart light@9-12: LED-tea-light, glow-stick, flashlight, LED-candle = 2
need dark: cardstock, construction-paper, paper, felt = 2 sheet
nice second@9-12: glow-stick = 2
nice web: yarn, string, embroidery-floss, gauze = 3 ft
nice blade@9-12: craft-knife = 1
join hold: tape, glue-stick, glue, masking-tape
tool pencil: pencil, colored-pencil
tool scissors: scissors
step wrap: roll dark tube hold scissors > tubes by cc
step flat: fold tube by cc
step eyes: cut tube scissors pencil > eyes by tc
step round: shape tube by cc
step blade@9-12: cut dark blade by g
step ears: cut dark scissors hold > ears by cc
step web: tie web tube > web by cc
step light: decorate light tube > glow by tc
step second@9-12: decorate second tube > second by c
step hide: play tube by cc
part tubes = dark a : tube ~ -58 -30 48 112 ; tube ~ 0 -60 48 142 ; tube ~ 58 -14 48 96
part ears = dark a : pm_ ~ -82 -26 -76 -58 -60 -28 ; p^ ~ -22 -54 -30 -86 -4 -58 ; p^ ~ 22 -54 30 -86 4 -58 ; p^ ~ 40 -8 34 -36 54 -10 ; p^ ~ 76 -8 82 -36 62 -10
part eyes = tube b : o_ k -68 10 8 11 ; o_ k -48 10 8 11 ; p_ k -20 -24 -4 -14 -18 -10 ; p_ k 20 -24 4 -14 18 -10 ; v_ k -14 12 14 12 4 8 ; o_ k 48 24 9 ; o_ k 68 24 9
part glow = light own : o_ yellow -68 10 7 10 ; o_ yellow -48 10 7 10 ; p_ orange -19 -23 -6 -15 -17 -12 ; p_ orange 19 -23 6 -15 17 -12 ; v_ orange -12 12 12 12 4 6 ; o_ light-green 48 24 8 ; o_ light-green 68 24 8 ; o_ k -66 12 2.4 4 ; o_ k -46 12 2.4 4 ; o_ k 50 25 2.6 ; o_ k 70 25 2.6
part second = second light-green : z^ ~ 5 -92 78 -40 84 ; z^ ~ 5 40 86 92 80
part web = web w : l_ ~ 1.6 -24 44 0 50 24 42 ; l_ ~ 1.6 -24 56 0 62 24 54 ; l_ ~ 1.6 -24 68 0 74 24 66 ; l_ ~ 1.6 -10 40 -8 78 ; l_ ~ 1.6 10 40 8 78
scene stand

* pressed-flower-card | 6-8 9-12 13+ | -
extras card: envelope, lace, lavender, photo, raffia, ribbon, tracing-paper
topics get well, get well soon, get-well card, get well card, sick, ill, grandpa is sick, grandma is sick, sick friend, hospital, thinking of you, sympathy, missing somebody, thank you card, mother's day, mother’s day, grandma's birthday, birthday card, card, flower card, pressed flowers
colors light blue, pink, green, yellow free
minutes 40 45 50
waits 30
mess low
heart wash: watercolor-paint, watercolor-pencil, food-coloring = 3 color
heart flowers: pressed-flower, petal, leaf, fern-frond = 3
heart card: watercolor-paper, cardstock, index-card = 1 sheet
nice seal: contact-paper, tape, plastic-wrap = 1 piece
nice bow: ribbon, raffia, yarn, string = 12 in
join stick: glue
tool brush: paintbrush
tool dab: cotton-swab, toothpick, paintbrush
tool pen: gel-pen, ballpoint-pen, marker, pencil
home water: = 1 cup
step fold: fold card > card by ccc
step wet: paint water card brush by ccc
step bloom: paint wash card brush > wash by ccc
step dry: dry card by ccc
step lay: arrange flowers card by ccc
step stick: glue flowers card stick dab > flowers by ccc
step stems: draw pen card > stems by ccc
step bow: glue bow card stick > bow by ccc
step seal: decorate seal card by tcc
step write: draw pen card by ccc
part card = card w : r^ ~ 0 0 132 176 3 ; z_ ~- 2 -64 -86 -64 86
part wash = wash a : b_ ~ -50 -50 -20 -72 30 -64 52 -30 46 20 10 40 -40 24 -56 -10 ; b_ b+ -30 -40 0 -54 30 -40 28 -6 -6 4 -30 -14 ; b_ ~+ -40 10 -10 0 20 14 0 30 -26 28
part stems = pen dark-green : l_ ~ 2.5 0 60 -4 20 -22 -18 ; l_ ~ 2.5 0 60 4 10 4 -30 ; l_ ~ 2.5 0 60 10 24 28 -8
part flowers = flowers b : f_ b -24 -28 4 20 5 ; o_ d -24 -28 5 ; f_ d 4 -48 4 20 6 ; o_ orange 4 -48 5 ; f_ purple 32 -18 4 17 5 ; o_ d 32 -18 4 ; leaf c -4 26 -34 10 8 ; leaf c 6 20 34 12 8
part bow = bow b : b^ ~ 0 58 -22 46 -24 68 ; b^ ~ 0 58 22 46 24 68 ; o ~ 0 58 5 ; l ~ 3 0 60 -12 82 ; l ~ 3 0 60 12 82
scene lay

* shell-mobile | 6-8 9-12 13+ | Ocean
extras hanging: crystal, charm, feather, bell, old-jewelry-piece, cork
appeal 3
topics beach, seashell, seashells, shell mobile, driftwood, driftwood mobile, sea, seaside, mobile, wind chime, summer vacation, vacation, room decor, bedroom decor, wall hanging, coast
near island, hawaii, mermaid
colors teal, cream, light blue
minutes 60 60 75
waits 30
mess low
heart shells: seashell, sea-glass = 9
heart wood: driftwood, stick, dowel, bamboo = 1
heart line: embroidery-floss, string, cotton-cord, fishing-line, yarn, raffia = 18 ft
nice beads: bead, wooden-bead, seed-bead = 18
nice feather: feather = 3
join dab@9-12: glue, glue-gun
join dab@13+: glue, glue-gun
tool scissors: scissors
home towel
step sort: arrange shells towel by ccc
step cut: cut line scissors by tcc
step wind: tie line shells by ccc
step beads: thread beads line > beads by ccc
step next: tie shells line > shells strands by ccc
step dab: glue shells line dab by ggc
step wood: tie line wood > wood by ccc
step feather: tie feather line > feather by ccc
step loop: tie line wood > loop by ccc
step balance: test wood line by ccc
part loop = line own : z ~ 2.5 0 -98 -64 -62 ; z ~ 2.5 0 -98 64 -62
part wood = wood own : stick ~ -88 -60 88 -64 13
part strands = line own : z ~ 2 -66 -60 -66 0 ; z ~ 2 -33 -60 -33 44 ; z ~ 2 0 -60 0 76 ; z ~ 2 33 -60 33 44 ; z ~ 2 66 -60 66 0
part beads = beads a : d^ a 4.4 -66 -32 -33 -26 0 -42 0 8 33 -26 66 -32 -33 24 33 24 0 52 ; d^ w 4.4 -66 -22 -33 -17 0 -33 0 -1 33 -17 66 -22 -33 33 33 33 0 43
part shells = shells cream : shell ~ -66 8 13 ; shell pink -33 0 13 ; shell ~ -33 48 15 ; shell ~ 0 -18 12 ; shell light-blue 0 24 13 ; shell ~ 0 74 16 ; shell ~ 33 0 13 ; shell pink 33 48 15 ; shell ~ 66 8 13
part feather = feather w : feather ~ -66 26 -72 64 7 ; feather ~ 66 26 72 64 7 ; feather ~ 4 86 10 99 5
scene hang
`;
