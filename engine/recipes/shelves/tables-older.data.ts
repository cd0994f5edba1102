export const shelf = `
* wind-pump | 6-8 9-12 | Farm, Weather
extras world Farm: aluminum-foil, clover, cotton-ball, craft-stick, foil-pan, grass, hay, moss, stone, toy-animal, toy-brick
topics windmill, wind pump, wind, wind power, wind energy, prairie, ranch, farmer, netherlands, holland, energy, stem, science fair, simple machines
near electricity
colors red, white, green free
minutes 45 50
mess some
heart tower: paper-cup, milk-carton, shoebox, cardboard-box, oatmeal-canister, chip-can, cereal-box, yogurt-pot, plastic-bottle, tissue-box, cardboard-tube = 1
heart wheel: paper-plate, cardstock, cereal-box, cardboard-box, construction-paper, milk-carton = 1
need axle: paper-straw, plastic-straw, wooden-skewer, dowel, chopstick, pencil = 1
need line: string, yarn, embroidery-floss, ribbon, fishing-line = 2 ft
need bucket: bottle-cap, egg-carton, cupcake-liner, plastic-lid, walnut-shell, foil-tray, paper-cup, aluminum-foil, coffee-filter = 1
need base: cardboard, corrugated-paper, pizza-box, cereal-box, foam-board = 1
nice coat: paint, acrylic-paint, washi-tape, wrapping-paper, felt = 1
nice load: dried-bean, bead, pom-pom, button, pebble, popcorn, acorn, dry-pasta = 6
nice sheep: cotton-ball, wool-roving, cotton-pad = 3
join tape: tape, masking-tape, duct-tape, electrical-tape
join glue: glue, tape
tool scissors: scissors
tool pen: marker, pencil, colored-pencil
home bowl
step coat: decorate coat tower > coat by cc
step holes: poke tower pen axle by gc
step base: tape tower base tape > base tower by cc
step circle: cut wheel bowl pen scissors by cc
step blades: cut wheel scissors > wheel by tc
step axle: build wheel axle tower tape > axle by tc
step bucket: tie bucket line axle tape > bucket by tc
step sheep: glue sheep base glue pen > sheep by cc
step blow: test wheel bucket load? by cc
part axle = axle wood : r ~ 38 -36 44 6 2
part tower = tower own : q^ ~ 3 -26 -48 26 -48 44 70 -44 70 ; p_ ~- 16 -46 25 -46 42 68 24 68 ; r_ k -4 54 22 30 8
part coat = coat a : p_ ~ -31 -22 31 -22 35 0 -35 0 ; p_ ~ -39 22 39 22 41 38 -41 38
part base = base own : q^ ~- 3 -84 68 84 68 94 82 -94 82
part wheel = wheel b : p^ ~ 0 -36 -14 -92 14 -92 ; p^ ~- 0 -36 30 -86 50 -66 ; p^ ~ 0 -36 56 -50 56 -22 ; p^ ~- 0 -36 50 -6 30 14 ; p^ ~ 0 -36 14 20 -14 20 ; p^ ~- 0 -36 -30 14 -50 -6 ; p^ ~ 0 -36 -56 -22 -56 -50 ; p^ ~- 0 -36 -50 -66 -30 -86 ; o ~ 0 -36 9 ; o_ a 0 -36 4
part bucket = bucket own : l_ cream 1.8 56 -36 58 -34 58 30 ; p^ ~ 48 34 68 34 65 50 51 50 ; l_ cream 1.6 48 34 58 27 68 34
part sheep = sheep w : cotton ~ -66 62 12 ; o_ k -78 60 4 5 ; cotton ~ 76 66 10 ; o_ k 86 64 3.500 4.500 ; cotton ~ -48 72 9 ; o_ k -57 70 3 4
template wheel 1 4.5
scene stand

* wing-pusher | 6-8 9-12 | Animals, Bugs, Dinosaurs, Fantasy, Farm, Jungle
topics automaton, automata, mechanical toy, moving toy, flying, wings, levers, mechanics, engineering, stem, how birds fly
variant owl | Animals | brown, cream, orange | owl, bird, birds, night animals, forest animals
variant bee | Bugs | yellow, black, light blue | bee, bees, bumblebee, honeybee, pollinators, insects
variant pterosaur | Dinosaurs | teal, orange, yellow | pterosaur, pterodactyl, flying dinosaur, pteranodon
variant dragon | Fantasy, Fairy Tales | green, red, gold free | dragon, dragons, knights and dragons
variant rooster | Farm | white, red, yellow | rooster, chicken, hen, barnyard
variant parrot | Jungle | red, blue, yellow | parrot, macaw, toucan, rain forest, tropical birds
minutes 45 50
mess low
heart stand: paper-cup, yogurt-pot, plastic-cup, milk-carton, small-box, tissue-box, cereal-box, coffee-sleeve, shoebox = 1
heart card: cardstock, construction-paper, cereal-box, paper-plate, index-card, watercolor-paper, folder = 2 sheet
need rod: paper-straw, plastic-straw, wooden-skewer, dowel, chopstick, craft-stick, pencil = 1
nice cover: feather, tissue-paper, aluminum-foil, bubble-wrap, felt, fabric-scrap, craft-foam, wrapping-paper, washi-tape, crepe-paper, sequin, sticker = 2 color
nice eyes: googly-eye, button, bead, bottle-cap = 2
nice extra: pipe-cleaner, yarn, ribbon, raffia, string = 2 strip
nice coat: paint, acrylic-paint = 2 color
need pens: marker, crayon, colored-pencil = 3 color
join tape: tape, masking-tape, washi-tape
join glue: glue, glue-stick, tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint
step coat: paint coat stand brush > coat by cc
step figure: cut card pens scissors > b-owl b-bee b-pterosaur b-dragon b-rooster b-parrot wings-owl wings-bee wings-ptero wings-dragon wings-rooster wings-parrot by cc
step look: color card pens > beak look by cc
step cover: decorate cover card glue > cover by cc
step eyes: glue eyes card glue > eyes by cc
step extra: tape extra card tape > extra by cc
step rod: tape rod card stand scissors tape > rod stand by tc
step hinge: tape card tape by tc
step struts: cut card stand scissors tape > struts by tc
step fly: test rod stand by cc
part rod = rod own : z^ ~ 6 0 -30 0 96
part stand = stand own : holderdown ~ 0 34 64 50
part coat = coat a : p_ ~ -27 58 27 58 28 68 -28 68
part struts = card a : z^ ~- 6 -24 38 -36 -14 ; z^ ~- 6 24 38 36 -14
part wings-owl@owl = card a : bm^ ~ 10 -42 40 -72 92 -78 96 -46 84 -16 62 -2 40 2 14 -8
part wings-bee@bee = card c : om^ ~ 50 -52 46 24 -24 ; om^ ~+ 42 -14 32 15 18
part wings-ptero@pterosaur = card a : pm^ ~ 6 -46 40 -80 98 -62 66 -40 52 -8 32 -18 14 -4 ; lm_ b 5 10 -46 40 -76 94 -62
part wings-dragon@dragon = card b : pm^ ~ 8 -44 46 -88 98 -70 84 -50 90 -22 66 -26 60 2 40 -14 16 2
part wings-rooster@rooster = card a : bm^ ~ 10 -40 40 -62 88 -66 94 -50 82 -40 88 -28 72 -20 74 -6 52 -4 16 -6
part wings-parrot@parrot = card b : bm^ ~ 10 -42 40 -72 96 -70 94 -46 78 -20 52 -4 16 -8
part cover = cover b : jm ~ 36 -34 60 -56 8 ; jm ~+ 52 -26 76 -48 8 ; jm ~ 36 -12 58 -30 7
part b-owl@owl = card a : b^ ~ -30 -60 -20 -86 -8 -74 8 -74 20 -86 30 -60 32 -10 16 22 -16 22 -32 -10 ; o_ b 0 0 20 22
part b-bee@bee = card a : o^ ~ 0 -18 27 42 ; o^ k 0 -62 19 16 ; p_ k -26 -30 26 -30 27 -18 -27 -18 ; p_ k -26 -6 26 -6 22 6 -22 6 ; p_ k -4 22 4 22 0 34
part b-pterosaur@pterosaur = card a : p^ b -6 -76 14 -74 56 -99 ; b^ ~ -14 -50 14 -50 18 -10 0 26 -18 -10 ; b^ ~ -21 -66 0 -82 21 -66 15 -50 -15 -50 ; p^ ~+ -8 -58 8 -58 1 -8
part b-dragon@dragon = card a : b^ ~ -18 -46 18 -46 24 0 10 28 -10 28 -24 0 ; b_ c -10 -34 10 -34 14 0 0 22 -14 0 ; pm^ c 8 -76 22 -98 20 -70 ; b^ ~ -24 -70 0 -82 24 -70 22 -52 14 -38 -14 -38 -22 -52
part b-rooster@rooster = card a : b^ ~ -28 -40 28 -40 32 -4 14 24 -14 24 -32 -4 ; b^ ~ -18 -74 0 -86 18 -74 22 -44 -22 -44 ; b^ b -16 -80 -14 -96 -4 -88 2 -98 8 -88 18 -94 16 -80 ; p_ c -7 -60 7 -60 0 -48 ; o_ b 0 -44 5 7
part b-parrot@parrot = card a : b^ ~ -24 -50 24 -50 26 -6 10 24 -10 24 -26 -6 ; o^ ~ 0 -66 24 22 ; o_ w -10 -66 11 ; o_ w 10 -66 11 ; b_ k -8 -62 0 -68 8 -62 6 -50 0 -42 -6 -50 ; pm^ b 2 22 12 20 8 58
part beak@owl = pens c : p_ ~ -6 -58 6 -58 0 -48
part look = pens k : zm_ ~ 2 52 -40 49 -30 ; zm_ ~ 2 62 -44 59 -34 ; o_ w -10 -66 7 ; o_ w 10 -66 7 ; o_ k -9 -65 4 ; o_ k 11 -65 4
part eyes = eyes w : e -10 -66 8 ; e 10 -66 8
part extra = extra b : l ~ 4 -6 20 -16 42 -12 60 ; l ~ 4 6 20 16 42 12 60
scene stand

* four-page-tree | 9-12 13+ | Seasons, Nature
extras world Seasons: leaf, paint-chip, wood-slice, acorn, wooden-bead, petal, felt-ball
topics four seasons, seasons of the year, tree, spring, summer, fall, autumn, winter, the year, school project, calendar
colors cream, pink, green, orange, white, brown
minutes 50 60
waits 60
mess some
heart tree: cardstock, cereal-box, construction-paper, watercolor-paper, paper-plate, folder = 2 sheet
heart spring: tissue-paper, popcorn, petal, pom-pom, crepe-paper, cupcake-liner, flower, ribbon, felt, button, sticker, craft-foam, sequin, paint = handful
need summer: button, felt, yarn, moss, construction-paper, tissue-paper, pom-pom, wrapping-paper, craft-foam, dried-lentil, paper = handful
need fall: leaf, washi-tape, magazine, junk-mail, wrapping-paper, dried-lentil, fabric-scrap, bark, seed, feather, construction-paper, tissue-paper, button, paper = handful
need winter: cotton-ball, cotton-pad, salt, rice, sequin, bubble-wrap, packing-peanut, lace, coffee-filter, paper-doily, paper-napkin, tissue-paper, paper = handful
nice core: stick, paper-straw, dowel, craft-stick, cardboard-tube, plastic-straw, chopstick = 1
nice top: bead, acorn, pinecone, googly-eye, pom-pom, wooden-bead, felt-ball = 1
need pens: marker, crayon, colored-pencil = 2 color
join glue: glue
tool scissors: scissors
step draw: cut tree pens scissors > trees by cc
step fold: fold tree by cc
step bark: color tree pens > bark by cc
step spring: glue spring tree glue > spring by cc
step summer: glue summer tree glue > summer by cc
step fall: glue fall tree glue > fall by cc
step winter: glue winter tree glue > winter by cc
step join: glue tree glue core? > joined by cc
step top: glue top tree glue > top by cc
step turn: dry tree by cc
part trees = tree a : b^ ~- -6 -92 -40 -94 -62 -70 -60 -30 -72 4 -50 32 -20 34 -8 60 -3 60 ; b^ ~- 6 -92 40 -94 62 -70 60 -30 72 4 50 32 20 34 8 60 3 60 ; b^ ~ -2 -62 -34 -72 -66 -56 -72 -24 -96 -4 -92 36 -52 52 -18 46 -16 84 -2 90 ; b^ ~ 2 -62 34 -72 66 -56 72 -24 96 -4 92 36 52 52 18 46 16 84 2 90
part bark = pens f : p_ ~ 1 -20 8 20 15 46 15 84 1 89 ; p_ ~ -1 -20 -8 20 -15 46 -15 84 -1 89 ; l_ ~ 4 3 36 28 18 56 2 ; l_ ~ 4 -3 36 -28 18 -56 2 ; l_ ~ 3 22 22 48 28 74 22 ; l_ ~ 3 -22 22 -48 28 -74 22 ; l_ ~ 3 2 0 20 -28 40 -46 ; l_ ~ 3 -2 0 -20 -28 -40 -46 ; l_ ~ 3 -10 -62 -30 -78 -46 -80 ; l_ ~ 3 10 -62 30 -78 46 -80
part spring = spring b : bits ~ 1 -24 -82 -44 -84 -36 -70 -54 -64 -14 -74 -58 -46
part winter = winter e : bits own 1.5 24 -82 42 -84 34 -70 54 -66 14 -72 60 -50
part summer = summer c : bits ~ 1.6 14 -50 30 -60 48 -52 62 -38 18 -34 36 -42 54 -26 24 -18 42 -14 62 -10 80 -4 22 -2 36 4 54 8 72 12 88 18 16 14 34 22 52 24 70 30 30 36 50 40 82 32 14 30
part fall = fall d : bits orange 1.2 -40 -48 -58 0 -46 28 -12 54 ; bits red 1.2 -22 -30 -30 14 ; bits gold 1.2 -78 18 -10 66 -60 -20
part joined = glue k : z_ umber 2 0 -84 0 82
part top = top gold : bits own 1.4 0 -92
template trees 4 7
scene stand

* turning-water-cycle | 6-8 9-12 | Weather, Nature
topics water cycle, rain, evaporation, condensation, precipitation, clouds, river, rainfall, science project, science fair, school project, earth day, save water
colors light blue, green, white, yellow
minutes 50 60
waits 30
mess some
heart board: shoebox, cardboard-box, cereal-box, pizza-box, cardboard, foam-board = 1
heart loop: string, yarn, ribbon, embroidery-floss, cotton-cord, fishing-line = 4 ft
need pegs: paper-straw, plastic-straw, paper-fastener, spool, bottle-cork, cork, craft-stick, cardboard = 4
need drops: aluminum-foil, construction-paper, sticker, felt, craft-foam, bubble-wrap, paper = 8
need cloud: cotton-ball, cotton-pad, bubble-wrap, coffee-filter, tissue-paper, paper-towel, paper-napkin, paper = 6
need sea: plastic-wrap, cellophane, bubble-wrap, aluminum-foil, tissue-paper, wrapping-paper, crepe-paper, felt, construction-paper, paper = 1 piece
nice sky: paint, watercolor-paint, acrylic-paint = 2 color
nice sun: bottle-cap, plastic-lid, pipe-cleaner, button, paper-plate, pom-pom, cupcake-liner = 1
nice land: felt, sand, paper-bag, moss, pebble, corrugated-paper, newspaper = handful
need pens: marker, crayon, colored-pencil = 3 color
join tape: tape, masking-tape
join glue: glue, glue-stick, tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when sky=acrylic-paint,paint,watercolor-paint
step land: draw board pens > board land by cc
step sky: paint sky board brush > sky by cc
step sea: cut sea board scissors glue > sea by cc
step ground: glue land board glue by cc
step pegs: poke pegs board pens scissors tape > pegs by gc
step loop: tie loop pegs by tc
step drops: tape drops loop scissors tape > loop drops by cc
step cloud: glue cloud board glue > cloud by cc
step sun: glue sun board glue > sun by cc
step turn: play loop by cc
part board = board own : r^ ~- 0 0 190 176 3
part sky = sky a : r_ ~+ 0 -2 180 166 2
part land = pens b : p_ ~ 4 44 30 -6 44 14 62 -30 90 20 90 80 4 80 ; p_ w 62 -30 72 -10 62 -14 54 -12 ; p_ ~- 30 -6 44 14 56 80 20 80 ; l_ light-blue 7 62 -10 54 14 64 34 44 52 10 56 -10 62
part sea = sea a : q^ light-blue- 6 -90 50 -70 43 -50 50 -30 43 -10 50 4 54 4 82 -90 82 ; l_ w 2.5 -82 58 -66 53 -50 58 -34 53 ; l_ w 2.5 -62 70 -46 65 -30 70 -14 65
part pegs = pegs own : o ~ -66 -56 7 ; o_ ~- -66 -56 4 ; o ~ 68 -56 7 ; o_ ~- 68 -56 4 ; o ~ -66 34 7 ; o_ ~- -66 34 4 ; o ~ 68 34 7 ; o_ ~- 68 34 4
part loop = loop w : z_ w 3 -74 -56 -74 34 ; z_ w 3 76 -56 76 34 ; z_ w 3 -66 -64 68 -64 ; z_ w 3 -66 42 68 42
part drops = drops a : x ~ -74 14 9 13 ; x ~ -74 -12 9 13 ; x ~ -74 -38 9 13 ; x ~ 76 -36 9 13 ; x ~ 76 -8 9 13 ; x ~ 76 20 9 13 ; x ~ 40 42 9 13 ; x ~ 4 42 9 13
part cloud = cloud c : cotton ~ -10 -62 18 ; cotton ~ 12 -70 20 ; cotton ~ 36 -64 20 ; cotton ~ 58 -56 17 ; cotton ~ 22 -54 18 ; cotton ~ 44 -48 15
part sun = sun d : s^ ~ -36 -38 12 20 13
scene lay

* water-jar-tune | 6-8 9-12 | Music
appeal 3
topics xylophone, glass xylophone, bottle organ, water music, instruments, sound science, sound waves, pitch, science experiment, rainbow
near band, concert
colors red, orange, yellow, green, blue
minutes 30 40
mess some
heart jars: glass-jar, glass-bottle = 5
need beater: wooden-spoon, pencil, chopstick, paintbrush, metal-spoon, craft-stick = 2
need tags: construction-paper, sticker, washi-tape, sticky-note, paint-chip, felt, paper = 5
need song: cardstock, paper, index-card, construction-paper, notebook = 1 sheet
nice tint: food-coloring, paint, watercolor-paint = 3 color
nice mark: rubber-band, hair-tie, yarn, ribbon, washi-tape, pipe-cleaner = 5
nice tip: pom-pom, felt, cotton-ball, bead, cork, aluminum-foil = 2
need pens: marker, crayon, colored-pencil = 5 color
join tape: tape, masking-tape, washi-tape
home water: = 4 cup
home towel
tool scissors: scissors when tags!=sticker,sticky-note
step set: arrange jars towel > jars by tc
step pour: fill water jars > water by tc
step tune: test jars water beater by cc
step mark: tie mark jars > mark by cc
step tint: mix tint water jars > tint by tc
step tip: tape tip beater tape by cc
step tags: tape tags pens jars scissors tape > tags by cc
step song: draw song pens > song by cc
step play: play jars beater song > beater by cc
part song = song w : r^ ~ 0 -56 150 64 2 ; o_ a -60 -74 6 ; o_ b -43 -74 6 ; o_ c -26 -74 6 ; o_ c -9 -74 6 ; o_ d 8 -74 6 ; o_ e 25 -74 6 ; o_ d 42 -74 6 ; o_ c 59 -74 6 ; o_ b -60 -54 6 ; o_ b -43 -54 6 ; o_ c -26 -54 6 ; o_ a -9 -54 6 ; o_ a 8 -54 6 ; o_ c 25 -54 6 ; o_ b 42 -54 6 ; o_ a 59 -54 6
part jars = jars own : jar ~ -80 -34 34 96 ; jar ~ -40 -34 34 96 ; jar ~ 0 -34 34 96 ; jar ~ 40 -34 34 96 ; jar ~ 80 -34 34 96
part water = water light-blue : r_ ~ -80 53 28 16 4 ; r_ ~ -40 46 28 30 4 ; r_ ~ 0 39 28 44 4 ; r_ ~ 40 32 28 58 4 ; r_ ~ 80 25 28 72 4
part tint = tint a : r_ a -80 53 28 16 4 ; r_ b -40 46 28 30 4 ; r_ c 0 39 28 44 4 ; r_ d 40 32 28 58 4 ; r_ e 80 25 28 72 4
part mark = mark k : r_ ~ -80 44 35 3 1 ; r_ ~ -40 30 35 3 1 ; r_ ~ 0 16 35 3 1 ; r_ ~ 40 2 35 3 1 ; r_ ~ 80 -12 35 3 1
part tags = tags a : o_ a -80 -8 8 ; o_ b -40 -8 8 ; o_ c 0 -8 8 ; o_ d 40 -8 8 ; o_ e 80 -26 0.100 ; o_ e 80 -20 7
part beater = beater wood : stick ~ -64 84 4 76 7 ; stick ~ 64 86 -4 80 7
scene stand

* castle-siege | 6-8 9-12 13+ | Fairy Tales, Fantasy
extras world Fairy Tales: clothespin, origami-paper, cardboard, newspaper, wooden-block, playing-card, rope, toy-tree, old-belt
extras game: craft-foam, dried-bean, masking-tape
appeal 3
topics catapult, castle, knights, knight, siege, trebuchet, middle ages, medieval, levers, physics, engineering, stem, target game, king arthur
colors gray, red, blue, yellow
minutes 40 45 45
mess low
heart arms: craft-stick = 9
heart bands: rubber-band, hair-tie, loom-band = 5
need scoop: bottle-cap, plastic-spoon, egg-carton, plastic-lid, walnut-shell, paper-cup = 1
need shot: pom-pom, cotton-ball, felt-ball, marshmallow, aluminum-foil, newspaper, paper = 4
need towers: paper-cup, cardboard-tube, milk-carton, plastic-cup, yogurt-pot, wooden-block, egg-carton, small-box, toy-brick = 6
need flag: construction-paper, felt, tissue-paper, washi-tape, ribbon, magazine, junk-mail, paper = 1 scrap
need poles: toothpick, paper-straw, plastic-straw, wooden-skewer, pipe-cleaner, pencil = 2
nice stone: paint, marker, acrylic-paint, crayon = 2 color
nice jewels: sticker, button, sequin, stick-on-gem = 4
join glue: glue, tape
join tape: tape, masking-tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when stone=acrylic-paint,paint
step stack: build arms bands by ccc
step lever: build arms bands > arms by tcc
step wedge: build arms bands > stack by tcc
step scoop: glue scoop arms glue > scoop by ccc
step stone: color stone towers brush > stone by ccc
step jewels: glue jewels towers glue > jewels by ccc
step flags: cut flag poles scissors tape > flags by ccc
step wall: build towers > towers by ccc
step shots: shape shot > shot by ccc
step fire: play arms shot towers by ccc
part towers = towers a : cupdown ~ 20 26 34 44 ; cupdown ~ 52 26 34 44 ; cupdown ~ 84 26 34 44 ; cupdown ~ 36 -18 34 44 ; cupdown ~ 68 -18 34 44 ; cupdown ~ 52 -62 34 44
part stone = stone b : r_ k 52 58 12 20 5 ; r_ ~-- 36 4 6 12 3 ; r_ ~-- 68 4 6 12 3 ; r_ ~-- 20 48 6 12 3 ; r_ ~-- 84 48 6 12 3 ; r_ ~-- 52 -40 6 12 3
part jewels = jewels d : bits ~ 0.65 42 -22 62 -22 28 20 76 20
part flags = flag b : z_ wood 3 52 -64 52 -96 ; p^ ~ 53 -96 76 -90 53 -80 ; z_ wood 3 84 24 84 -2 ; p^ ~ 85 -2 100 3 85 9
part arms = arms wood : r^ ~ -54 66 80 8 3 ; z^ ~ 7 -90 62 -22 8
part stack = bands wood : r^ ~ -44 60 16 4.6 1 ; r^ ~- -44 55.5 16 4.6 1 ; r^ ~ -44 51 16 4.6 1 ; r^ ~- -44 46.5 16 4.6 1 ; r^ ~ -44 42 16 4.6 1 ; r^ ~- -44 37.5 16 4.6 1 ; r^ ~ -44 33 16 4.6 1 ; z_ b 3 -52 66 -40 28 ; z_ b 3 -84 70 -84 52 ; z_ b 3 -80 70 -80 52
part scoop = scoop c : o^ ~ -24 6 12 7 -38 ; o_ ~-- -25 4 8 4 -38
part shot = shot d : o^ ~ -27 -2 8 ; o^ ~ -84 84 7 ; o^ ~ -66 86 7 ; o^ ~ -48 84 7
scene stand

* wall-run | 6-8 9-12 13+ | Weather, Sports, Jungle
extras game: bell, flag, glitter-paper, price-tag
appeal 3
topics marble run, ball run, rube goldberg, chain reaction, gravity, engineering, stem, recycling, inventor
near domino
variant rain | Weather | blue, white, gray | rain, raindrop, thunderstorm, rainy day, gutter
variant bobsled | Sports, Seasons | light blue, red, white | bobsled, winter, winter sports, winter olympics, luge, sledding, ski, snow
variant boulder | Jungle | green, brown, yellow | jungle temple, lost temple, explorer, ruins, indiana, treasure
minutes 50 60 60
mess low
heart chutes: cardboard-tube, pool-noodle, cereal-box, milk-carton, paper-plate = 5
heart ball: marble, wooden-bead, pom-pom, ping-pong-ball, bead, felt-ball, dried-chickpea, aluminum-foil, soft-ball = 2
need wall: cardboard-box, cardboard, pizza-box, shoebox, foam-board, cereal-box = 1
need goal: paper-cup, yogurt-pot, egg-carton, plastic-lid, can, plastic-cup, small-box, paper-bowl = 1
nice bumper: paper-straw, plastic-straw, craft-stick, clothespin, bottle-cap, cork, pipe-cleaner = 4
nice ring: bell, foil-pan, metal-lid, can, old-key, aluminum-foil, paper-clip = 1
nice fluff: cotton-ball, tissue-paper, yarn, felt, leaf, bubble-wrap, feather, wool-roving = handful
nice coat: paint, acrylic-paint, washi-tape, sticker = 2 color
need pens: marker, crayon, colored-pencil = 3 color
join tape: tape, masking-tape, duct-tape, washi-tape
tool brush: paintbrush when coat=paint,acrylic-paint
tool scissors: scissors
step coat: decorate coat wall brush > coat by ccc
step cut: cut chutes scissors by tcc
step first: tape chutes wall tape > wall chute1 by tcc
step more: tape chutes wall tape > chute2 by ccc
step roll: test ball chutes by ccc
step bumper: tape bumper wall tape > bumper by ccc
step ring: tape ring wall tape > ring by ccc
step world: draw pens wall > w-rain w-bobsled w-boulder by ccc
step fluff: tape fluff wall tape > f-rain f-bobsled f-boulder by ccc
step race: play ball goal wall > goal ball by ccc
part wall = wall own : r^ ~ 0 -8 176 160 3
part coat = coat a : r_ ~+ 0 -8 166 150 2
part w-rain@rain = pens a : y_ gray- 34 -68 34 13 8 .2 ; z_ yellow 4 54 -56 48 -46 56 -46 50 -36 ; r_ yellow -74 20 14 18 1 ; z_ k 1.5 -74 11 -74 29 ; z_ k 1.5 -81 20 -67 20 ; a_ red 74 54 14 1 180 360 ; z_ k 2 74 54 74 68 ; o_ k -70 58 8 6 ; o_ k -62 53 4.5 ; p_ k -65 50 -64 45 -61 49 ; x_ ~ 70 -62 8 13 ; x_ ~ 52 -70 6 10 ; x_ ~ -74 30 7 11 ; x_ ~ 72 14 7 11
part w-bobsled@bobsled = pens b : p_ w -84 -84 20 -84 60 -30 30 -44 0 -30 -40 -50 -84 -34 ; r_ ~ 58 -64 34 14 2 ; z_ k 2 44 -58 44 -44 ; z_ k 2 72 -58 72 -44 ; z_ ~ 3 -74 34 -62 22 ; p_ ~ -62 22 -50 26 -62 32
part w-boulder@boulder = pens b : p_ ~+ 22 -84 82 -84 82 -56 66 -56 66 -64 36 -64 36 -56 22 -56 ; r_ k 52 -50 14 14 1 ; l_ green 4 -84 -20 -70 -8 -78 8 -68 24 ; j_ green -72 -6 -56 -14 6 ; j_ green -74 10 -58 4 6 ; j_ green 76 18 60 6 7
part chute1 = chutes own : z^ ~ 9 -76 -48 8 -32 ; z ~- 8 -76 -40 8 -24
part chute2 = chutes own : z^ ~ 9 68 -28 -24 -10 ; z ~- 8 68 -20 -24 -2 ; z^ ~ 9 -70 -6 22 12 ; z ~- 8 -70 2 22 20 ; z^ ~ 9 66 16 -24 32 ; z ~- 8 66 24 -24 40 ; z^ ~ 9 -62 36 -2 50 ; z ~- 8 -62 44 -2 58
part bumper = bumper c : z^ ~ 5 30 -34 40 -20 ; z^ ~ 5 -44 8 -40 -6 ; z^ ~ 5 40 24 46 36 ; z^ ~ 5 78 -30 78 -8
part ring = ring silver : o^ ~ 84 26 9 11 ; o_ ~- 84 30 5
part f-rain@rain = fluff b : cotton ~ -66 -70 17 ; cotton ~ -44 -76 18 ; cotton ~ -24 -70 15
part f-bobsled@bobsled = fluff b : cotton w -70 -22 10 ; cotton w 72 -34 9 ; cotton w -46 44 10 ; cotton w 50 60 9
part f-boulder@boulder = fluff b : cotton w -70 -74 15 ; cotton w -50 -72 12 ; cotton w 74 52 11 ; cotton w -72 62 12
part goal = goal a : cup ~ 18 62 40 26
part ball = ball b : o^ ~ -66 -58 8 ; o^ ~ 14 46 7
scene stand

* shake-kaleidoscope | 6-8 9-12 | Space, Ocean, Nature
topics kaleidoscope, optics, mirrors, reflection, light, science experiment, symmetry, patterns, toys from long ago
near math
variant galaxy | Space | navy, yellow, purple | galaxy, stars, night sky, telescope
variant reef | Ocean | teal, orange, yellow | coral reef, under the sea, sea treasure, mermaid
variant meadow | Nature, Seasons | green, pink, yellow | flowers, meadow, spring, summer, garden
minutes 45 50
mess low
heart tube: cardboard-tube, chip-can = 1
heart mirror: aluminum-foil, metallic-paper = 1 sheet
need board: cereal-box, cardstock, index-card, milk-carton = 1
need window: plastic-wrap, plastic-lid, cellophane, plastic-sleeve, parchment-paper, wax-paper, tracing-paper = 1
need bits: sequin, bead, confetti, seed-bead, button, tissue-paper, stick-on-gem, petal, paper-clip, construction-paper = handful
nice more: bead, sequin, feather, glitter, leaf, yarn, cellophane, candy-wrapper, dry-pasta, sticker = pinch
nice wrap: wrapping-paper, washi-tape, felt, paint, magazine, junk-mail, construction-paper, fabric-scrap, paper = 1 sheet
nice band: ribbon, rubber-band, yarn, hair-tie, ric-rac = 1
join stick: glue-stick, glue, tape
join tape: tape, masking-tape
tool scissors: scissors
tool pen: marker, pencil
tool brush: paintbrush, sponge-brush when wrap=paint
step mirror: glue mirror board stick scissors by tc
step prism: fold board tape tube by tc
step eye: cut board tube pen scissors tape > tube eye by tc
step window: tape window tube scissors tape > window by tc
step bits: fill bits tube > bits-galaxy bits-reef bits-meadow by cc
step more: fill more tube > more by cc
step close: tape window tube tape > view by tc
step wrap: decorate wrap tube brush > wrap-galaxy wrap-reef wrap-meadow by cc
step band: decorate band tube > band by cc
step look: play tube by cc
part tube = tube own : t^ ~ -84 72 20 -44 34 20 0 -8 20 ; z_ ~- 8 -72 80 12 4
part wrap-galaxy@galaxy = wrap a : z_ ~ 44 -70 59 -10 22 ; s_ b -60 50 5 7 3 ; s_ b -38 46 5 6 2.500 ; s_ b -22 26 5 7 3 ; s_ b -44 60 5 5 2
part wrap-reef@reef = wrap a : z_ ~ 44 -70 59 -10 22 ; l_ b 4 -76 50 -60 56 -52 44 -36 48 -26 34 -10 38 ; l_ c 4 -60 72 -46 74 -38 62 -24 64
part wrap-meadow@meadow = wrap a : z_ ~ 44 -70 59 -10 22 ; f_ b -58 50 5 8 4 ; f_ c -36 42 5 8 4 ; f_ b -24 22 5 7 3.500
part band = band b : z_ ~ 6 -20 -6 8 36
part eye = board own : o^ ~- -88 76 9 20 -45 ; o_ k -89 77 4 6 -45
part window = window own : o^ ~ 0 -8 9 20 -45
part view = window w : o^ w 36 -32 60 ; o_ ~ 36 -32 56
part bits-galaxy@galaxy = bits b : o_ a 36 -32 54 ; z_ w 1 36 -86 36 22 ; z_ w 1 -11 -59 83 -5 ; z_ w 1 -11 -5 83 -59 ; s^ b 36 -68 5 10 5 ; s^ b 36 4 5 10 5 ; s^ b 67 -50 5 10 5 ; s^ b 5 -14 5 10 5 ; s^ b 67 -14 5 10 5 ; s^ b 5 -50 5 10 5 ; o_ c 54 -63 6 ; o_ c 18 -1 6 ; o_ c 72 -32 6 ; o_ c 0 -32 6 ; o_ c 54 -1 6 ; o_ c 18 -63 6 ; f_ w 36 -32 6 14 6
part bits-reef@reef = bits b : o_ a 36 -32 54 ; z_ w 1 36 -86 36 22 ; z_ w 1 -11 -59 83 -5 ; z_ w 1 -11 -5 83 -59 ; f^ b 36 -66 5 11 5 ; f^ b 36 2 5 11 5 ; f^ b 66 -49 5 11 5 ; f^ b 6 -15 5 11 5 ; f^ b 66 -15 5 11 5 ; f^ b 6 -49 5 11 5 ; o_ c 54 -63 6 ; o_ c 18 -1 6 ; o_ c 72 -32 6 ; o_ c 0 -32 6 ; o_ c 54 -1 6 ; o_ c 18 -63 6 ; s_ c 36 -32 6 18 7
part bits-meadow@meadow = bits b : o_ a 36 -32 54 ; z_ w 1 36 -86 36 22 ; z_ w 1 -11 -59 83 -5 ; z_ w 1 -11 -5 83 -59 ; j_ b 36 -50 36 -80 8 ; j_ b 36 -14 36 16 8 ; j_ b 52 -41 78 -56 8 ; j_ b 20 -23 -6 -8 8 ; j_ b 52 -23 78 -8 8 ; j_ b 20 -41 -6 -56 8 ; o_ c 54 -63 6 ; o_ c 18 -1 6 ; o_ c 72 -32 6 ; o_ c 0 -32 6 ; o_ c 54 -1 6 ; o_ c 18 -63 6 ; f_ w 36 -32 6 16 7
part more = more w : d_ ~ 4 36 -50 36 -14 52 -41 20 -23 52 -23 20 -41
scene lay

* string-derby | 6-8 9-12 | Farm, Dinosaurs, Animals
extras game: bell, dried-bean, flag, masking-tape, ticket-stub
topics race, derby, racing game, party game, birthday game, family game night, rainy day, horse race, yard game
variant horse | Farm, Animals | brown, cream, red or white, gray, tan | horse, horses, pony, ponies, horse race, cowboy, cowgirl, rodeo, kentucky derby, ranch
variant raptor | Dinosaurs | green, orange, yellow free | dinosaur race, raptor, velociraptor, t-rex, jurassic
variant cheetah | Animals | yellow, black, red | cheetah, leopard, safari, big cats, savanna, jaguar
minutes 40 45
mess low
place floor
heart card: cardboard, cereal-box, cardboard-box, pizza-box, foam-board, paper-plate, shoebox = 2
heart line: string, yarn, cotton-cord, ribbon, shoelace, rope, fishing-line = 20 ft
need cloth: felt, fabric-scrap, construction-paper, craft-foam, wrapping-paper, paper-napkin, paper = 2 scrap
need handle: craft-stick, cardboard-tube, clothespin, pencil, stick, paper-straw, wooden-spoon = 2
nice hair: yarn, feather, raffia, tissue-paper, pipe-cleaner, crepe-paper, faux-fur = handful
nice eyes: googly-eye, button, sticker = 2
nice prize: bottle-cap, plastic-lid, aluminum-foil, gift-bow = 1
nice coat: paint, acrylic-paint = 2 color
need pens: marker, crayon, colored-pencil = 3 color
join glue: glue, tape
join tape: tape, masking-tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint
step draw: cut card pens scissors > racer-horse racer-raptor racer-cheetah by tc
step coat: paint coat card brush by cc
step look: color card pens > look-horse look-raptor look-cheetah by cc
step cloth: cut cloth card scissors glue > cloth by cc
step hair: glue hair card glue > hair-horse hair-mane hair-raptor hair-cheetah by cc
step eyes: glue eyes card glue > eyes by cc
step hole: poke card pens by gc
step line: tie line card handle > line by cc
step prize: tape prize card tape by cc
step race: play line handle by cc
part line = line own : z_ ~ 2 -92 -84 8 -75 90 -62 ; z_ ~ 2 -92 4 17 14 90 26 ; r^ wood 94 2 9 190 2 ; r wood 80 -70 30 7 2 ; stick wood -94 -96 -94 -70 6 ; stick wood -94 -8 -94 18 6 ; o_ k 8 -75 2 ; o_ k 17 14 2
part hair-horse@horse = hair b : l^ ~ 2.7 -53.8 -55.4 -62.4 -47.8 -64.6 -32.7 ; l^ ~ 2.7 -52.7 -53.2 -58.1 -44.6 -59.2 -30.6 ; l^ ~ 3.1 -53.4 35.8 -63.3 44.5 -65.8 61.8 ; l^ ~ 3.1 -52.2 38.3 -58.4 48.2 -59.6 64.3
part racer-horse@horse = card a : q^ b-- 3.2 -54.9 -70.5 -16 -71.6 -3 -94.3 3.4 -102.9 9.9 -99.7 20.7 -85.6 18.6 -79.2 6.7 -80.2 1.3 -69.4 0.2 -52.2 9.9 -20.8 2.4 -20.8 -8.4 -45.7 -35.4 -46.8 -45.2 -20.8 -53.8 -20.8 -47.3 -52.2 -58.1 -56.5 ; q^ b 3.2 -49.5 -61.9 -10.6 -63 2.4 -85.6 8.8 -94.3 15.3 -91 26.1 -77 24 -70.5 12.1 -71.6 6.7 -60.8 5.6 -43.5 15.3 -12.2 7.8 -12.2 -3 -37 -30 -38.1 -39.8 -12.2 -48.4 -12.2 -41.9 -43.5 -52.7 -47.8 ; q^ a-- 3.7 -54.6 18.4 -10 17.2 4.9 -8.8 12.3 -18.8 19.8 -15 32.2 1.1 29.7 8.5 16 7.3 9.8 19.7 8.6 39.5 19.8 75.5 11.1 75.5 -1.3 47 -32.3 45.7 -43.5 75.5 -53.4 75.5 -46 39.5 -58.4 34.6 ; q^ a 3.7 -48.4 28.4 -3.8 27.1 11.1 1.1 18.5 -8.8 26 -5.1 38.4 11 35.9 18.4 22.2 17.2 16 29.6 14.8 49.4 26 85.4 17.3 85.4 4.9 56.9 -26.1 55.6 -37.3 85.4 -47.2 85.4 -39.8 49.4 -52.2 44.5
part racer-raptor@raptor = card a : q^ b-- 3.2 -73.2 -71.6 -43 -70.5 -16 -77 -3 -96.4 12.1 -101.8 25 -92.1 21.8 -84.6 7.8 -84.6 1.3 -73.8 -2 -55.4 0.2 -42.4 8.8 -20.8 -5.2 -20.8 -9.5 -40.3 -20.3 -47.8 -26.8 -36 -18.2 -20.8 -33.3 -20.8 -37.6 -40.3 -37.6 -53.2 -51.6 -60.8 ; q^ b 3.2 -67.8 -63 -37.6 -61.9 -10.6 -68.4 2.4 -87.8 17.5 -93.2 30.4 -83.5 27.2 -75.9 13.2 -75.9 6.7 -65.1 3.4 -46.8 5.6 -33.8 14.2 -12.2 0.2 -12.2 -4.1 -31.6 -14.9 -39.2 -21.4 -27.3 -12.8 -12.2 -27.9 -12.2 -32.2 -31.6 -32.2 -44.6 -46.2 -52.2 ; q^ a-- 3.7 -75.7 17.2 -41 18.4 -10 11 4.9 -11.3 22.2 -17.5 37.1 -6.4 33.4 2.3 17.3 2.3 9.8 14.7 6.1 35.8 8.6 50.7 18.5 75.5 2.4 75.5 -2.6 53.2 -15 44.5 -22.4 58.1 -12.5 75.5 -29.8 75.5 -34.8 53.2 -34.8 38.3 -50.9 29.6 ; q^ a 3.7 -69.5 27.1 -34.8 28.4 -3.8 20.9 11.1 -1.4 28.4 -7.6 43.3 3.6 39.6 12.2 23.5 12.2 16 24.6 12.3 45.7 14.8 60.6 24.7 85.4 8.6 85.4 3.6 63.1 -8.8 54.4 -16.2 68 -6.3 85.4 -23.6 85.4 -28.6 63.1 -28.6 48.2 -44.7 39.5
part racer-cheetah@cheetah = card a : q^ orange-- 3.2 -50.6 -67.3 -8.4 -70.5 1.3 -86.7 11 -91 22.9 -82.4 22.9 -73.8 12.1 -68.4 2.4 -59.7 14.2 -34.9 26.1 -23 18.6 -19.8 6.7 -30.6 -8.4 -48.9 -32.2 -50 -46.2 -34.9 -63.5 -21.9 -70 -27.3 -56 -39.2 -51.6 -54.3 ; l^ orange-- 4.3 -49.5 -63 -62.4 -73.8 -71.1 -68.4 ; q^ orange 3.2 -45.2 -58.6 -3 -61.9 6.7 -78.1 16.4 -82.4 28.3 -73.8 28.3 -65.1 17.5 -59.7 7.8 -51.1 19.6 -26.2 31.5 -14.4 24 -11.1 12.1 -21.9 -3 -40.3 -26.8 -41.4 -40.8 -26.2 -58.1 -13.3 -64.6 -18.7 -50.6 -30.6 -46.2 -45.7 ; l^ orange 4.3 -44.1 -54.3 -57 -65.1 -65.7 -59.7 ; q^ a-- 3.7 -49.7 22.2 -1.3 18.4 9.8 -0.2 21 -5.1 34.6 4.8 34.6 14.7 22.2 20.9 11.1 30.8 24.7 59.4 38.4 73 29.7 76.7 16 64.3 -1.3 43.2 -28.6 42 -44.7 59.4 -64.6 74.2 -72 68 -55.9 54.4 -50.9 37 ; l^ a-- 5 -48.4 27.1 -63.3 14.7 -73.2 20.9 ; q^ a 3.7 -43.5 32.1 4.9 28.4 16 9.8 27.2 4.8 40.8 14.7 40.8 24.6 28.4 30.8 17.3 40.8 30.9 69.3 44.6 82.9 35.9 86.6 22.2 74.2 4.9 53.2 -22.4 51.9 -38.5 69.3 -58.4 84.2 -65.8 78 -49.7 64.3 -44.7 47 ; l^ a 5 -42.2 37 -57.1 24.6 -67 30.8
part look-horse@horse = pens c : o_ k 14.2 -83.5 2.2 ; o_ k 24 -74.8 1.4 ; r_ k 11.5 -13.3 6.5 2.7 0.5 ; r_ k -44.1 -13.3 6.5 2.7 0.5 ; p_ b 16.4 -88.9 21.8 -83.5 19.6 -79.2 15.3 -82.4 ; o_ k 24.7 3.6 2.5 ; o_ k 35.9 13.5 1.6 ; r_ k 21.6 84.2 7.4 3.1 0.6 ; r_ k -42.2 84.2 7.4 3.1 0.6 ; p_ b 27.2 -2.6 33.4 3.6 30.9 8.5 26 4.8
part look-raptor@raptor = pens b : o_ w 15.3 -85.6 3.2 ; o_ k 16.4 -85.6 1.6 ; z_ k 1.4 16.4 -78.1 28.3 -79.2 ; z_ ~ 3.2 -50.6 -61.9 -48.4 -54.3 ; z_ ~ 3.2 -37.6 -60.8 -35.4 -47.8 ; z_ ~ 3.2 -24.6 -64 -22.5 -45.7 ; z_ ~ 3.2 -11.7 -67.3 -9.5 -47.8 ; z^ ~ 2.7 3.4 -55.4 12.1 -51.1 11 -45.7 ; v_ w 18.6 -78.6 28.3 -79.2 4 -2.2 ; p_ k 0.2 -12.2 4.5 -12.2 3.4 -14.9 ; p_ k -29 -12.2 -23.6 -12.2 -25.7 -14.9 ; o_ w 26 1.1 3.7 ; o_ k 27.2 1.1 1.9 ; z_ k 1.6 27.2 9.8 40.8 8.5 ; z_ ~ 3.7 -49.7 28.4 -47.2 37 ; z_ ~ 3.7 -34.8 29.6 -32.3 44.5 ; z_ ~ 3.7 -19.9 25.9 -17.4 47 ; z_ ~ 3.7 -5 22.2 -2.6 44.5 ; z^ ~ 3.1 12.3 35.8 22.2 40.8 21 47 ; v_ w 29.7 9.1 40.8 8.5 4 -2.5 ; p_ k 8.6 85.4 13.6 85.4 12.3 82.3 ; p_ k -24.9 85.4 -18.7 85.4 -21.2 82.3
part look-cheetah@cheetah = pens b : d_ ~ 1.9 -37.6 -53.2 -29 -57.6 -31.1 -47.8 -20.3 -57.6 -21.4 -46.8 -11.7 -58.6 -11.7 -47.8 -2 -57.6 -2 -48.9 5.6 -66.2 -41.9 -43.5 7.8 -40.3 16.4 -26.2 -48.4 -23 ; o_ ~ 19.6 -74.8 1.9 ; l_ ~ 1.1 19.6 -72.7 21.8 -68.4 25 -66.2 ; p_ ~ 27.2 -73.8 30.4 -71.6 27.2 -69.4 ; d_ ~ 2.2 -34.8 38.3 -24.9 33.3 -27.4 44.5 -15 33.3 -16.2 45.7 -5 32.1 -5 44.5 6.1 33.3 6.1 43.2 14.8 23.4 -39.8 49.4 17.3 53.2 27.2 69.3 -47.2 73 ; o_ ~ 30.9 13.5 2.2 ; l_ ~ 1.2 30.9 16 33.4 20.9 37.1 23.4 ; p_ ~ 39.6 14.7 43.3 17.2 39.6 19.7
part hair-raptor@raptor = hair c : p^ ~ 0.2 -86.7 -5.2 -97.5 6.7 -91 ; p_ ~ -4.1 -80.2 -11.7 -88.9 0.2 -85.6 ; p_ ~ -7.4 -73.8 -17.1 -80.2 -5.2 -79.2 ; p^ ~ 8.6 -0.2 2.4 -12.6 16 -5.1 ; p_ ~ 3.6 7.3 -5 -2.6 8.6 1.1 ; p_ ~ -0.1 14.7 -11.2 7.3 2.4 8.5
part hair-cheetah@cheetah = hair b : o^ ~ -65.7 -59.7 3.8 4.3 ; o^ ~ -67 30.8 4.3 5
part hair-mane@horse = hair b : l^ ~ 3.2 5.6 -92.1 -2 -83.5 -0.9 -73.8 -9.5 -68.4 -8.4 -60.8 ; l^ ~ 3.7 14.8 -6.4 6.1 3.6 7.4 14.7 -2.6 20.9 -1.3 29.6
part cloth = cloth c : q^ ~ 2.2 -29 -64 -10.6 -65.1 -8.4 -51.1 -27.9 -50 ; o_ w -19.2 -57 4.3 ; z_ k 1.4 -19.2 -59.7 -19.2 -54.3 ; q^ ~ 2.5 -24.9 25.9 -3.8 24.6 -1.3 40.8 -23.6 42 ; o_ w -13.7 33.9 5 ; l_ k 1.3 -15.6 32 -13.7 30.6 -11.8 32 -15.6 37 -11.6 37
part eyes = eyes w : e 15.3 -84.6 3.2 ; e 26 2.3 3.7
scene stand

* slit-top-aquarium | 6-8 9-12 | Ocean, Space, Jungle
topics diorama, puppet theater, moving picture, theater, habitat, school project, pretend play
variant aquarium | Ocean | light blue, orange, yellow, pink | aquarium, fish tank, fish, coral reef, under the sea, sea animals
variant orbit | Space | navy, orange, yellow, light blue | planets, solar system, spaceship, rocket, aliens
variant treetops | Jungle | green, brown, red, yellow | monkeys, rain forest, treetops, parrots, toucan, zoo
minutes 50 60
mess low
heart box: shoebox, cereal-box, cardboard-box, tissue-box, small-box = 1
need folk: cardstock, paper-plate, construction-paper, cereal-box, index-card, craft-foam, paper = 2 sheet
need line: yarn, string, embroidery-floss, fishing-line, ribbon = 4 ft
need knobs: craft-stick, paper-straw, bead, button, bottle-cap, pipe-cleaner, cork, clothespin, cardboard = 3
nice shine: aluminum-foil, sequin, bubble-wrap, tissue-paper, metallic-paper, sticker, washi-tape, stick-on-gem, fabric-scrap = handful
nice plants: tissue-paper, crepe-paper, ribbon, felt, pipe-cleaner, yarn, moss, leaf, bubble-wrap, cotton-ball, cupcake-liner = handful
nice ground: sand, pebble, seashell, colored-sand, stone, rice, soil, newspaper = handful
nice pane: plastic-wrap, cellophane, tissue-paper = 1 sheet
nice eyes: googly-eye, bead, sequin = 3
need color: paint, marker, crayon, oil-pastel, colored-pencil = 3 color
join glue: glue, tape
join grit: glue
join tape: tape, masking-tape
tool scissors: scissors
tool pencil: pencil, marker
step slits: cut box pencil scissors > box by tt
step paint: color color box > back by cc
step plants: glue plants box glue > plants by cc
step ground: glue ground box grit > ground by cc
step folk: cut folk pencil scissors > folk-a folk-o folk-t by cc
step shine: decorate shine folk glue > shine by cc
step eyes: glue eyes folk glue > eyes by cc
step hang: tape line folk knobs scissors tape > lines knobs by tc
step pane: tape pane box tape > pane by cc
step play: play knobs box by cc
part box = box own : r^ ~- 0 8 184 140 3 ; p^ ~+ -92 -62 -80 -80 80 -80 92 -62 ; z_ k 3 -80 -70 -4 -70 ; z_ k 3 14 -73 70 -73
part back = color a : r_ ~ 0 8 168 124 2
part plants = plants green : l^ ~ 7 -74 66 -78 40 -68 20 -74 -4 ; l^ ~- 7 -60 66 -56 46 -64 30 ; l^ ~ 7 74 66 70 44 78 24 72 8 ; l^ ~- 7 60 66 62 48 56 34
part ground = ground tan : q_ ~ 4 -84 70 -84 58 -50 52 -10 60 30 54 84 60 84 70 ; o_ ~- -30 62 7 4 ; o_ ~- 28 64 8 4 ; o_ ~- 48 62 5 3
part lines = line w : z_ ~ 2 -44 -70 -44 -22 ; z_ ~ 2 4 -70 4 14 ; z_ ~ 2 44 -73 44 -16
part folk-a@aquarium = folk b : o^ ~ -44 -14 24 14 ; p^ ~ -24 -14 -8 -26 -8 -2 ; o^ c 4 24 22 13 ; p^ c -16 24 -32 13 -32 35 ; z_ w 3 -50 -24 -50 -4 ; z_ w 3 10 14 10 34 ; l d 5 34 0 28 14 34 22 ; l d 5 42 2 40 16 44 26 ; l d 5 50 0 54 14 50 24 ; l d 5 56 -6 64 6 62 16 ; o^ d 44 -8 18 15 ; e 48 -12 4
part folk-o@orbit = folk b : o^ ~ -44 -8 20 ; o_ ~- -38 -2 12 8 ; o_ c -44 -8 30 6 -16 ; b^ w -12 36 -8 14 4 2 16 14 20 36 ; p^ b -12 24 -22 40 -10 36 ; p^ b 20 24 30 40 18 36 ; o_ d 4 20 6 ; o^ c 46 -4 17 ; d_ tan 3 40 -8 52 2 48 -12
part folk-t@treetops = folk b : l^ ~ 6 -44 -26 -56 -40 -44 -50 ; o^ ~ -44 -2 14 18 ; o^ ~ -44 -22 15 ; o^ tan -44 -19 10 ; o_ k -48 -22 2 ; o_ k -40 -22 2 ; l^ ~ 5 -36 10 -20 20 -14 8 ; b^ c -6 6 8 0 20 12 16 36 6 52 -4 38 ; p_ d 16 12 30 18 18 24 ; o_ w 8 14 4 ; o_ k 9 14 2 ; l^ d 8 34 14 52 6 44 -6 58 -16 ; o_ k 58 -18 2.500
part shine = shine silver : d_ ~ 4 -44 -14 -38 -8 -34 -16 6 28 12 22 -2 24 46 -6 52 -12
part eyes = eyes w : e -58 -16 4 ; e 18 20 4 ; e 34 -12 4
part pane = pane w : l_ w 2 -78 -50 -50 -50 ; z_ w 3 -74 -6 -52 -44 ; z_ w 3 -70 10 -58 -10
part knobs = knobs wood : r^ ~ -44 -78 26 8 4 ; r^ ~ 4 -80 26 8 4 ; r^ ~ 44 -84 26 8 4
scene stand

* slithering-carton | 6-8 9-12 | Fantasy, Fairy Tales, Jungle
extras puppet: glitter-glue, sequin
topics marionette, string puppet, puppet show, recycling, parade
variant dragon | Fantasy, Fairy Tales | green, red, gold free | dragon, dragons, fire, knights and dragons, chinese dragon
variant snake | Jungle, Animals | green, yellow, red free | snake, snakes, boa, python, reptiles
minutes 55 65
waits 45
mess some
heart cups: egg-carton, cardboard-tube = 2
heart line: string, yarn, cotton-cord = 9 ft
need coat: paint, acrylic-paint, marker = 2 color
need bar: craft-stick, paper-straw, pencil, stick, chopstick, wooden-spoon, dowel = 2
need tongue: tissue-paper, ribbon, crepe-paper, felt, construction-paper, pipe-cleaner, paper = 1 strip
nice joints: bead, wooden-bead, paper-straw, plastic-straw, dry-pasta, spool, button = 5
nice scales: aluminum-foil, sequin, sticker, tissue-paper, washi-tape, felt, metallic-paper, bottle-cap, bubble-wrap = handful
nice eyes: googly-eye, pom-pom, button, bead, bottle-cap = 2
nice crest: pipe-cleaner, feather, craft-foam, construction-paper, cardstock, felt = 4
join glue: glue, tape
join tape: tape, masking-tape
tool scissors: scissors
tool pencil: pencil
tool pen: marker
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
step cut: cut cups scissors by tc
step paint: paint coat cups brush > row by cc
step holes: poke pencil cups by gc
step thread: thread line cups joints? > joints by cc
step scales: decorate scales cups glue > scales by cc
step eyes: glue eyes cups glue > eyes by cc
step crest: glue crest cups glue > crest-d crest-s by cc
step tongue: tape tongue cups scissors tape pencil pen > fire tongue by cc
step bars: tie line bar cups > bars by tc
step walk: play bar cups by cc
part bars = bar wood : z_ k 1.600 -74 -70 -66 28 ; z_ k 1.600 12 -70 -6 10 ; z_ k 1.600 72 -64 80 38 ; stick ~ -84 -72 26 -72 8 ; stick ~ 44 -66 92 -66 8
part joints = joints c : o ~ -46 30 5 ; o ~ -19 16 5 ; o ~ 8 14 5 ; o ~ 34 24 5 ; o ~ 58 36 5
part row = cups own paint paint a : l k 2 -66 46 -36 34 -6 24 24 28 53 40 80 54 ; egg ~ 84 60 14 ; egg ~- 55 48 16 ; egg ~ 25 36 17 ; egg ~- -6 30 18 ; egg ~ -38 40 18 ; egg ~ -70 54 25 ; d_ b 3.500 84 48 55 34 25 21 -6 14 -38 24 -74 26 ; e -80 42 7 ; e -63 40 7
part scales = scales b : s_ ~ 72 46 5 5 2.500 ; s_ ~ 47 37 5 5 2.500 ; s_ ~ 21 24 5 6 3 ; s_ ~ -6 18 5 6 3 ; s_ ~ -33 26 5 6 3
part crest-d@dragon = crest b : p^ ~ -82 18 -80 -12 -68 14 ; p^ ~ -64 14 -54 -14 -52 20 ; p^ ~ -40 14 -32 -10 -26 16 ; p^ ~ -10 2 -4 -20 4 2 ; p^ ~ 20 8 28 -12 32 10 ; p^ ~ 48 24 58 6 60 26 ; p^ ~ 94 52 100 34 100 62
part crest-s@snake = crest b : z_ ~ 4 -42 22 -38 38 ; z_ ~ 4 -16 14 -12 30 ; z_ ~ 4 12 20 16 36 ; z_ ~ 4 38 32 42 46
part eyes = eyes w : e -80 32 10 ; e -57 32 10
part fire@dragon = tongue b : l ~ 6 -86 46 -94 54 -88 66 -98 78 ; l c 5 -82 48 -86 60 -78 70 -84 84
part tongue@snake = tongue c : l ~ 4 -84 48 -92 56 -96 66 ; l ~ 4 -92 56 -88 68
scene hang

* hero-tower | 6-8 9-12 | Superheroes
extras machine: flag, glitter-paper, glitter-glue, sticker, cardboard-letter, patch, nuts-and-bolts, cotton-swab, pipe-cleaner, ping-pong-ball, candy-wrapper, dried-lentil, washi-tape, copper-tape
extras world Superheroes: toy-car, duct-tape, toy-tree, flag, bell, board-game-piece, pom-pom, peg-doll, index-card, toy-brick, flashlight, confetti, flower, bubble-wrap, net-bag
appeal 1
topics headquarters, hero headquarters, secret base, lair, elevator, pulley, simple machines, dollhouse, city, tower, batcave, engineering, stem, small world play
colors navy, red, yellow
minutes 60 75
mess low
heart box: cereal-box, shoebox, cardboard-box, tissue-box, pizza-box = 1
heart rope: string, yarn, cotton-cord, ribbon, shoelace, paracord = 6 ft
need cabin: paper-cup, small-box, milk-carton, yogurt-pot, cardboard-tube, egg-carton = 1
need winch: pencil, paper-straw, dowel, chopstick, plastic-straw, stick, cardboard-tube, wooden-skewer = 1
need heroes: clothespin, craft-stick, cork, cardstock, peg-doll, index-card, construction-paper, pipe-cleaner = 2
need cape: felt, fabric-scrap, tissue-paper, construction-paper, wrapping-paper, paper-napkin, paper = 2 scrap
nice screen: aluminum-foil, cellophane, metallic-paper, plastic-lid, old-CD, bubble-wrap = 1 scrap
nice knobs: bottle-cap, button, sticker, bead, stick-on-gem = 6
nice coat: paint, acrylic-paint, washi-tape, wrapping-paper = 2 color
nice post: craft-stick, pipe-cleaner, paper-straw, cardboard-tube = 4
need pens: marker, crayon, colored-pencil = 3 color
join glue: glue, tape
join tape: tape, masking-tape, duct-tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
step coat: decorate coat box brush > coat by cc
step floors: cut box scissors tape > box by tc
step signs: draw pens box > signs by cc
step screen: glue screen box glue > screen by cc
step knobs: glue knobs box glue > knobs by cc
step heroes: glue heroes cape scissors pens glue > heroes by cc
step cabin: tie cabin rope pens > cabin by tc
step winch: build winch rope box pens tape > winch by tc
step pole: tape post box tape > pole by cc
step alarm: play winch heroes by cc
part box = box own : r^ ~- -4 4 132 156 3 ; r_ ~-- -32 4 70 146 2
part coat = coat a : r_ ~ -32 -46 66 42 1 ; r_ ~ -32 4 66 46 1 ; r_ ~ -32 54 66 42 1
part signs = pens c : r_ ~ 36 10 44 134 2 ; r_ k 36 52 30 44 2 ; o_ b 36 -40 15 ; s_ ~ 36 -40 5 12 5 ; z_ k 4 -68 -22 4 -22 ; z_ k 4 -68 30 4 30
part screen = screen light-blue : r_ ~ -32 -50 40 20 2 ; z_ w 2 -46 -46 -34 -54 ; o_ w -22 -50 3
part knobs = knobs b : bits ~ 0.74 -54 -32 -30 -32 -6 -32 ; bits c 0.74 -42 -32 -18 -32 -58 20
part pole = post silver : z^ ~ 5 -8 -70 -8 74
part heroes = heroes wood : z^ ~ 9 -46 2 -46 26 ; o ~ -46 -6 8 ; p_ b -50 2 -42 2 -36 24 -56 24 ; z_ k 4 -52 -7 -40 -7 ; z^ ~ 9 -30 52 -30 76 ; o ~ -30 44 8 ; p_ c -34 52 -26 52 -20 74 -40 74 ; z_ k 4 -36 43 -24 43
part cabin = cabin c : z_ k 2 84 -72 84 -4 ; q^ ~ 3 66 0 102 0 98 36 70 36 ; p_ ~- 90 2 101 2 97 34 88 34 ; l_ k 2 68 0 84 -14 100 0 ; o_ b 82 18 8
part winch = winch wood : r^ ~ 40 -82 120 8 3 ; r ~- 72 -82 8 12 2 ; z_ k 2 80 -80 84 -72 ; z^ ~ 6 -20 -82 -20 -96
scene stand

* tightrope-walker | 6-8 9-12 | Robots, Sports, Superheroes, Jungle
appeal 3
topics balance, balancing toy, center of gravity, tightrope, circus, acrobat, physics, science experiment, stem, toys from long ago
variant robot | Robots | silver, red, blue free | robot, robots, android, machine
variant gymnast | Sports | red, white, blue | gymnast, gymnastics, balance beam, surfer, skateboarder, circus
variant hero | Superheroes | blue, red, yellow free | superhero, superheroes, caped hero, cape
variant parrot | Jungle, Animals | green, red, yellow free | parrot, macaw, bird, toucan, rain forest
minutes 35 45
mess low
heart pole: pipe-cleaner, paper-straw, plastic-straw, wooden-skewer, craft-wire, stick, dowel = 2
heart weights: modeling-clay, play-dough, air-dry-clay, bottle-cap, clothespin, nuts-and-bolts, coin, button, metal-washer, bead, old-key, paper-clip, binder-clip, sticky-tack = 2
need body: cardstock, cereal-box, craft-foam, construction-paper, index-card, paper-plate = 1 sheet
need foot: craft-stick, cork, bottle-cork, pencil, clothespin, paper-straw, pencil = 1
need rope: string, yarn, cotton-cord, ribbon, shoelace, fishing-line = 6 ft
nice shine: aluminum-foil, metallic-paper, sticker, washi-tape, tissue-paper, feather, felt, fabric-scrap, sequin = 2 scrap
nice eyes: googly-eye, button, bead, sticker = 2
nice tail: ribbon, yarn, crepe-paper, feather, raffia = 2 strip
need pens: marker, crayon, colored-pencil = 3 color
join glue: glue, tape
join tape: tape, masking-tape, electrical-tape
tool scissors: scissors
step draw: cut body pens scissors > b-robot b-gymnast b-hero b-parrot by tc
step color: color body pens > look-robot look-gymnast look-hero look-parrot by cc
step shine: glue shine body scissors glue > shine by cc
step eyes: glue eyes body glue > eyes by cc
step tail: tape tail body tape > tail by cc
step foot: tape foot body scissors tape > foot by tc
step pole: tape pole body tape > pole by tc
step weights: build weights pole tape? > weights by cc
step test: test weights pole by cc
step rope: play rope foot > rope by tc
part rope = rope k : l_ ~ 2.500 -100 24 0 36 100 24
part pole = pole own : z^ ~ 5 2 -16 -84 74 ; z^ ~ 5 -2 -16 84 74
part tail = tail c : l ~ 4 -6 4 -22 30 -16 56 ; l ~ 4 6 4 20 30 14 58
part foot = foot wood : z^ ~ 7 0 -10 0 32
part b-robot@robot = body a : r^ ~ 0 -20 46 44 5 ; r^ ~ 0 -62 38 32 5 ; z^ ~ 3 0 -78 0 -92 ; o b 0 -94 5
part b-gymnast@gymnast = body a : b^ ~ -18 -44 18 -44 14 -10 10 4 -10 4 -14 -10 ; o^ tan 0 -66 18 ; b_ brown -18 -68 -14 -84 0 -88 14 -84 18 -68 0 -76 ; o^ brown 0 -90 8 ; zm^ tan 7 16 -40 40 -58
part b-hero@hero = body a : p^ b -14 -44 14 -44 40 6 20 -2 0 8 -20 -2 -40 6 ; b^ ~ -20 -46 20 -46 14 -8 10 4 -10 4 -14 -8 ; o^ tan 0 -66 19 ; b_ k -19 -70 -16 -86 0 -90 16 -86 19 -70 0 -78 ; zm^ ~ 8 18 -42 38 -62
part b-parrot@parrot = body a : b^ ~ -22 -50 22 -50 24 -14 8 12 -8 12 -24 -14 ; o^ ~ 0 -64 24 21 ; b^ k -6 -60 0 -64 6 -60 4 -51 0 -46 -4 -51 ; jm^ b 18 -44 40 -4 10
part look-robot@robot = pens k : r_ ~ 0 -54 22 5 1 ; z_ w 1 -6 -54 6 -54 ; r_ w 0 -22 30 18 2 ; o_ b -8 -24 4 ; o_ c 6 -24 4 ; z_ ~ 2 -12 -15 12 -15 ; o_ w -8 -68 5.5 ; o_ w 8 -68 5.5 ; o_ k -8 -68 3 ; o_ k 8 -68 3
part look-gymnast@gymnast = pens b : z_ ~ 5 -15 -34 14 -14 ; u 0 -60 7 ; k -7 -67 3 ; k 7 -67 3
part look-hero@hero = pens c : z_ k 8 -18 -67 18 -67 ; p_ ~ 0 -36 10 -26 0 -14 -10 -26 ; u 0 -58 6 ; o_ w -7 -67 4.5 ; o_ w 7 -67 4.5 ; k -7 -67 2.6 ; k 7 -67 2.6
part look-parrot@parrot = pens c : z_ ~ 3 -10 -26 -4 -20 ; z_ ~ 3 4 -26 10 -20 ; z_ ~ 3 -4 -14 4 -14 ; o_ w -10 -70 6.5 ; o_ w 10 -70 6.5 ; o_ k -10 -70 3.6 ; o_ k 10 -70 3.6
part shine = shine c : s ~ -14 -34 5 5 2.500 ; s ~ 14 -34 5 5 2.500
part eyes = eyes w : e -8 -67 6 ; e 8 -67 6
part weights = weights b : weight ~ -84 64 30 ; weight ~ 84 64 30
scene stand

* desk-robot | 6-8 9-12 13+ | Robots
extras machine: button, metal-washer, keycap, snap-fastener, stick-on-gem, sequin, copper-tape, rubber-band, dry-pasta, dried-lentil, coin, bread-tag, sticker, candy-wrapper, glitter-paper, cardboard-letter, patch
topics robot, robots, junk robot, recycled robot, android, inventor, machines, engineering, stem, recycling, upcycling, earth day
near desk organizer, steampunk
colors silver, red, teal, yellow
minutes 50 60 60
waits 30
mess some
heart trunk: can, milk-carton, plastic-jar, small-box, cardboard-tube, plastic-bottle, paper-cup, oatmeal-canister, chip-can, tissue-box, cereal-box, plastic-tub, shoebox = 1
heart dials: bottle-cap, plastic-lid, button, metal-lid, nuts-and-bolts, sticker, bead, toy-wheel, metal-washer, foil-tray, coin = 5
need head: plastic-lid, paper-cup, egg-carton, small-box, yogurt-pot, cardboard-tube, plastic-cup, kitchen-sponge, tennis-ball, cardboard = 1
need arms: pipe-cleaner, craft-wire, craft-stick, paper-straw, plastic-straw, plastic-fork, cardboard-tube, clothespin, twist-tie, ribbon, cardboard = 2
need legs: cork, cardboard-tube, bottle-cork, spool, clothespin, paper-cup, egg-carton, wooden-block, cardboard = 2
need grip: clothespin, binder-clip, paper-clip, bobby-pin, hair-tie, cardboard = 2
nice skin: aluminum-foil, paint, acrylic-paint, metallic-paper, wrapping-paper, duct-tape, metallic-paint = 1 piece
nice eyes: googly-eye, button, bead, bottle-cap, sequin = 2
nice aerial: pipe-cleaner, paper-straw, toothpick, paper-clip, cotton-swab, twist-tie, feather = 2
need pen: permanent-marker, marker, paint-marker = 1 color
join tape: tape, masking-tape, duct-tape, electrical-tape
tool scissors: scissors when legs=paper-cup,egg-carton,cardboard-tube,cardboard; head=cardboard,cardboard-tube,egg-carton; arms=cardboard,cardboard-tube; grip=cardboard
step skin: decorate skin trunk head tape > skin skin-head by ccc
step legs: tape legs trunk scissors tape > trunk legs by tcc
step head: tape head trunk scissors tape > head by tcc
step arms: tape arms trunk scissors tape > arms by tcc
step grip: tape grip arms scissors tape > grip by ccc
step dials: tape dials trunk tape > dials by ccc
step eyes: tape eyes head tape > eyes by ccc
step aerial: tape aerial head tape > aerial by ccc
step face: draw pen head trunk > face by ccc
step job: play grip trunk by ccc
scene stand
part legs = legs own : r^ ~ -22 62 20 34 3 ; r^ ~ 22 62 20 34 3 ; r_ ~- -16 62 6 32 2 ; r_ ~- 28 62 6 32 2
part arms = arms silver : l^ ~ 6 -38 0 -58 6 -66 28 -60 42 ; l^ ~ 6 38 -4 60 -10 72 -32 66 -52
part trunk = trunk silver : r^ ~ 0 14 80 76 5 ; r_ ~- 31 14 14 74 3 ; r_ ~+ 0 -20 80 7 2 ; r_ ~+ 0 48 80 7 2
part skin = skin silver : foil ~ 0 14 80 78
part head = head b : r^ ~ 0 -50 56 42 6 ; r_ ~- 21 -50 12 40 4
part skin-head = skin silver : foil ~ 0 -50 56 42
part dials = dials c : bits own 1.5 -22 2 2 2 -22 32 2 32 26 32 ; o_ w 26 2 7
part eyes = eyes w : e -12 -54 9 ; e 12 -54 9
part face = pen k : r_ ~ 0 -37 26 6 2 ; z_ w 1 -6 -40 -6 -34 ; z_ w 1 0 -40 0 -34 ; z_ w 1 6 -40 6 -34 ; z_ ~ 2 26 2 29 -2 ; o_ w -12 -54 7 ; o_ w 12 -54 7 ; o_ k -12 -54 3.6 ; o_ k 12 -54 3.6
part aerial = aerial d : l^ ~ 4 -12 -70 -18 -92 ; o^ ~ -18 -94 5 ; l^ ~ 4 12 -70 18 -92 ; o^ ~ 18 -94 5
part grip = grip wood : q^ ~ 2 -66 40 -58 40 -56 66 -62 54 -68 66 ; q^ ~ 2 60 -52 70 -54 76 -80 68 -70 60 -80 ; r^ w 68 -84 30 20 2 6 ; z_ k 2 60 -88 74 -86 ; z_ k 2 60 -82 72 -80

* sushi-belt | 6-8 9-12 | Food
extras machine: washi-tape
extras world Food: bell, board-game-piece, button, coin, flag, index-card, paper-fan, paper-napkin, peg-doll, seashell, string-light
appeal 1
topics sushi, sushi train, japan, japanese food, restaurant, pretend food, play kitchen, conveyor belt, cafe, menu, simple machines, engineering, stem, chef
near cooking
colors white, orange, green, red
minutes 60 70
mess low
heart food: play-dough, modeling-clay, felt, air-dry-clay, cotton-ball, craft-foam, kitchen-sponge, pom-pom = 6
heart rollers: cardboard-tube = 2
need belt: construction-paper, wrapping-paper, felt, fabric-scrap, paper, paper-bag, ribbon = 2 sheet
need frame: shoebox, cardboard-box, cereal-box, tissue-box, pizza-box = 1
need topping: felt, craft-foam, construction-paper, tissue-paper, ribbon, yarn, bubble-wrap, rubber-band, paper = 3 color
need axle: pencil, chopstick, dowel, stick, wooden-skewer, paper-straw, wooden-spoon = 2
need plates: bottle-cap, plastic-lid, cupcake-liner, cardstock, paper-plate, metal-lid, cereal-box, paper = 3
nice roe: bead, sequin, rice, seed-bead, dried-lentil, popcorn, button = handful
nice sign: index-card, cardstock, craft-stick, sticky-note = 1
need pen: marker, crayon, colored-pencil = 3 color
join glue: glue, tape
join tape: tape, masking-tape
tool scissors: scissors
step frame: cut frame pen scissors > frame by tc
step axles: build rollers frame axle tape > rollers by tc
step belt: tape belt rollers scissors tape > belt by cc
step turn: test belt axle by cc
step plates: prepare plates scissors pen? > plates by cc
step rice: shape food scissors > food by cc
step topping: glue topping food scissors glue > topping by cc
step roe: decorate roe food > roe by cc
step sign: draw sign pen > sign by cc
step serve: play belt food plates by cc
scene stand
part sign = sign w : r^ ~ 0 -36 110 80 3 ; z_ b 4 -42 -66 -6 -66 ; z_ k 2 -42 -56 10 -56 ; z_ k 2 -42 -48 -4 -48 ; z_ k 2 -42 -40 4 -40 ; o_ b 34 -54 10
part frame = frame own : r^ ~- 0 44 184 44 4 ; r_ ~-- 0 30 172 8 2
part rollers = rollers own : o^ ~ -76 22 18 ; o_ ~- -76 22 11 ; o_ k -76 22 3 ; o^ ~ 76 22 18 ; o_ ~- 76 22 11 ; o_ k 76 22 3 ; z^ wood 5 76 22 94 8
part belt = belt gray : q^ ~ 8 -84 2 84 2 90 10 84 16 -84 16 -90 10 ; z_ w 1.500 -60 4 -60 14 ; z_ w 1.500 -30 4 -30 14 ; z_ w 1.500 0 4 0 14 ; z_ w 1.500 30 4 30 14 ; z_ w 1.500 60 4 60 14
part plates = plates b : o^ d -58 0 22 6 ; o^ b 0 0 22 6 ; o^ c 58 0 22 6
part food = food a : r^ w -68 -12 16 14 6 ; r^ w -48 -12 16 14 6 ; r^ w -9 -12 16 14 6 ; r^ w 11 -12 16 14 6 ; r^ w 49 -11 18 16 2 ; r^ w 69 -11 18 16 2
part topping = topping b : q^ b 4 -78 -22 -60 -22 -58 -14 -78 -14 ; q^ b 4 -58 -22 -40 -22 -38 -14 -58 -14 ; r_ w -72 -18 2 6 ; q^ d 4 -19 -22 0 -22 2 -14 -19 -14 ; q^ d 4 2 -22 20 -22 22 -14 2 -14 ; z_ c 5 -9 -22 -9 -5 ; z_ c 5 11 -22 11 -5 ; r_ c 49 -10 20 14 1 ; r_ c 69 -10 20 14 1 ; o_ w 49 -19 9 4 ; o_ w 69 -19 9 4
part roe = roe b : d_ ~ 2.500 44 -20 49 -18 54 -20 64 -20 69 -18 74 -20 49 -22 69 -22

* sowing-game | 6-8 9-12 13+ | Farm, Nature
topics mancala, board game, oware, bao, africa, african games, ghana, ancient games, counting, strategy, family game night, sowing, travel game, kwanzaa
near seeds, harvest
colors green, brown, yellow free
minutes 35 40 45
waits 45
mess some
heart field: egg-carton = 1
heart seeds: dried-bean, bead, pebble, button, dried-chickpea, dry-pasta, popcorn, seashell, acorn, marble, pom-pom, pumpkin-seed, stone, dried-lentil, bottle-cap, coin = 48
need stores: paper-cup, cupcake-liner, plastic-lid, paper-bowl, yogurt-pot, small-box, egg-carton, aluminum-foil, coconut-shell, paper-plate = 2
need coat: paint, acrylic-paint, marker = 3 color
nice lining: felt, fabric-scrap, tissue-paper, moss, construction-paper, crinkle-paper = 12
nice fence: craft-stick, toothpick, stick, pipe-cleaner, washi-tape, yarn, ribbon, raffia = 8
nice crops: leaf, pipe-cleaner, sticker, pom-pom, petal, feather, cotton-ball = 6
nice bag: cloth-bag, sock, paper-bag, envelope, net-bag = 1
join glue: glue, tape when lining; crops; fence!=washi-tape
join tape: tape, masking-tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint
step open: cut field scissors > field by tcc
step coat: paint coat field brush > soil by ccc
step stores: tape stores field tape > stores by ccc
step lining: glue lining field scissors glue > lining by ccc
step fence: glue fence field scissors glue > fence by ccc
step crops: glue crops field glue > crops by ccc
step seeds: fill seeds field > seeds by ccc
step rules: play seeds field by ccc
step harvest: play seeds stores by ccc
step bag: fill seeds bag by ccc
part stores = stores c : o^ ~ -82 8 16 34 ; o_ ~- -82 8 11 27 ; o^ ~ 82 8 16 34 ; o_ ~- 82 8 11 27
part crops = crops green : j^ ~ -42 -44 -50 -64 6 ; j^ ~ -42 -44 -34 -64 6 ; j^ ~ 14 -44 6 -64 6 ; j^ ~ 14 -44 22 -64 6 ; j^ ~ 44 -44 38 -62 6 ; j^ ~ 44 -44 52 -62 6
part field = field own paint coat a : r^ ~ 0 8 132 92 8
part soil = coat b : o_ ~ -54 -14 11 16 ; o_ ~ -32 -14 11 16 ; o_ ~ -10 -14 11 16 ; o_ ~ 12 -14 11 16 ; o_ ~ 34 -14 11 16 ; o_ ~ 55 -14 11 16 ; o_ ~ -54 30 11 16 ; o_ ~ -32 30 11 16 ; o_ ~ -10 30 11 16 ; o_ ~ 12 30 11 16 ; o_ ~ 34 30 11 16 ; o_ ~ 55 30 11 16
part lining = lining b : o_ ~- -54 -14 8 12 ; o_ ~- -32 -14 8 12 ; o_ ~- -10 -14 8 12 ; o_ ~- 12 -14 8 12 ; o_ ~- 34 -14 8 12 ; o_ ~- 55 -14 8 12 ; o_ ~- -54 30 8 12 ; o_ ~- -32 30 8 12 ; o_ ~- -10 30 8 12 ; o_ ~- 12 30 8 12 ; o_ ~- 34 30 8 12 ; o_ ~- 55 30 8 12
part fence = fence wood : l^ ~ 3.400 -60 -53 -60 -35 ; l^ ~ 3.400 -48 -53 -48 -35 ; l^ ~ 3.400 -36 -53 -36 -35 ; l^ ~ 3.400 -24 -53 -24 -35 ; l^ ~ 3.400 -12 -53 -12 -35 ; l^ ~ 3.400 0 -53 0 -35 ; l^ ~ 3.400 12 -53 12 -35 ; l^ ~ 3.400 24 -53 24 -35 ; l^ ~ 3.400 36 -53 36 -35 ; l^ ~ 3.400 48 -53 48 -35 ; l^ ~ 3.400 60 -53 60 -35 ; l^ ~ 3.400 -60 51 -60 69 ; l^ ~ 3.400 -48 51 -48 69 ; l^ ~ 3.400 -36 51 -36 69 ; l^ ~ 3.400 -24 51 -24 69 ; l^ ~ 3.400 -12 51 -12 69 ; l^ ~ 3.400 0 51 0 69 ; l^ ~ 3.400 12 51 12 69 ; l^ ~ 3.400 24 51 24 69 ; l^ ~ 3.400 36 51 36 69 ; l^ ~ 3.400 48 51 48 69 ; l^ ~ 3.400 60 51 60 69
part seeds = seeds c : d_ ~ 3.500 -57 -18 -51 -18 -57 -10 -51 -10 -35 -18 -29 -18 -35 -10 -29 -10 -13 -18 -7 -18 -13 -10 -7 -10 9 -18 15 -18 9 -10 15 -10 31 -18 37 -18 31 -10 37 -10 52 -18 58 -18 52 -10 58 -10 ; d_ ~ 3.500 -57 26 -51 26 -57 34 -51 34 -35 26 -29 26 -35 34 -29 34 -13 26 -7 26 -13 34 -7 34 9 26 15 26 9 34 15 34 31 26 37 26 31 34 37 34 52 26 58 26 52 34 58 34
scene lay

* pinecone-forecast | 6-8 9-12 13+ | Weather, Nature
appeal 1
topics weather station, hygrometer, humidity, forecast, meteorologist, rain, barometer, science experiment, science fair, forest, nature study
near seeds, fall
colors teal, yellow, red free
minutes 40 45 45
waits 30
mess low
heart cone: pinecone = 1
need needle: paper-straw, plastic-straw, grass, pipe-cleaner, toothpick, feather, paper-strip = 1
need dial: cardstock, cardboard, cereal-box, paper-plate, construction-paper, index-card, milk-carton = 1 sheet
need base: cardboard, wood-slice, wood-scrap, plastic-lid, bark, paper-plate, shoebox = 1
need hold: modeling-clay, air-dry-clay, play-dough, glue, sticky-tack = 1
nice roof: milk-carton, shoebox, plastic-bottle, yogurt-pot, egg-carton, plastic-cup = 1
nice signs: cotton-ball, sticker, aluminum-foil, tissue-paper, felt = 3
nice wood: moss, acorn, leaf, pebble, bark, seed-pod, feather, pine-needle = handful
nice coat: paint, acrylic-paint, washi-tape = 2 color
nice book: notebook, index-card, paper = 1
need pens: marker, colored-pencil, crayon = 3 color
join tape: tape, masking-tape
join glue: glue, tape
join grit: glue
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint
step coat: decorate coat base brush > coat by ccc
step set: build cone hold base > base cone by ccc
step needle: tape needle cone tape scissors > needle by tcc
step dial: cut dial pens scissors > dial by tcc
step mount: tape dial base tape by ccc
step signs: glue signs dial scissors glue > signs by ccc
step wood: glue wood base grit > wood by ccc
step roof: cut roof scissors > roof by gcc
step start: test cone needle by ccc
step book: draw book pens by ccc
scene stand
part roof = roof b : r^ ~- 0 -2 178 138 2 ; p^ ~ -98 -68 -70 -98 70 -98 98 -68 ; z_ ~- 2 -92 -72 92 -72
part dial = dial w : a^ w -16 46 100 4 -88 -4 ; z_ k 2 -14 -50 -13 -42 ; z_ k 2 28 -42 24 -35 ; z_ k 2 60 -12 53 -8 ; z_ k 2 78 32 70 34
part signs = signs b : x_ blue -2 -38 7 11 ; x_ blue 10 -34 6 10 ; y_ light-blue 36 -14 13 8 7 .2 ; o_ yellow 60 18 9
part base = base own : r^ ~ 0 74 184 16 3
part coat = coat a : r_ ~ 0 74 176 8 1
part cone = cone brown : pinecone ~ -34 -24 56 90
part needle = needle c : rod ~ -14 36 70 -38 9
part wood = wood green : y_ ~ -74 66 14 6 7 .2 ; y_ ~ 20 66 12 5 7 .2 ; j_ orange 40 66 60 60 5

* ring-glider | 6-8 9-12 13+ | Sports
extras game: bell, price-tag
appeal 3
topics frisbee, flying disc, flying ring, disc golf, ultimate, throwing game, outdoor game, summer camp, field day, aerodynamics, stem, party game
colors red, yellow, blue, white free
minutes 30 35 40
waits 30
mess low
place outdoors
heart plate: paper-plate = 4
need deco: washi-tape, marker, duct-tape, paint, acrylic-paint, electrical-tape, sticker, crayon, paint-marker = 3 color
nice weight: dried-bean, rice, popcorn, dried-lentil, coin, button, paper-clip, pebble = handful
nice tail: ribbon, crepe-paper, yarn, tissue-paper, raffia, tinsel = 3
nice mast: stick, cardboard-tube, plastic-bottle, pool-noodle, dowel, wooden-spoon = 3
nice flag: felt, fabric-scrap, construction-paper, aluminum-foil, cardstock, bubble-wrap = 3
nice glow: glow-stick, glow-paint, metallic-paper, stick-on-gem = 4
nice score: index-card, cardboard, notebook, paper, chalk = 1
join tape: tape, masking-tape, duct-tape
join glue: glue, tape
tool scissors: scissors
home bowl
tool pen: pencil, marker, ballpoint-pen
step ring: cut plate bowl scissors > ring1 by tcc
step second: glue plate glue tape > ring2 by ccc
step weight: tape weight plate tape > weight by ccc
step deco: decorate deco plate > deco by ccc
step tail: tape tail plate tape > tail by ccc
step glow: tape glow plate tape > glow by ccc
step flight: test plate by ccc
step course: tape flag mast tape scissors > course by ccc
step card: draw score deco pen by ccc
step play: play plate by ccc
scene stand
part course = mast wood : z^ ~ 6 72 84 72 -30 ; p^ b 72 -32 98 -20 72 -6 ; z^ ~ 6 40 70 40 -66 ; p^ b 40 -70 66 -58 40 -46 ; z^ ~ 6 94 88 94 20 ; p^ b 94 18 76 28 94 40
part tail = tail b : l ~ 5 -70 10 -86 30 -78 52 -92 74 ; l c 5 -58 22 -68 44 -58 64 -70 86 ; l ~ 5 -46 30 -50 54 -40 72 -48 92
part ring1 = plate white : a^ w- 34 26 64 38 0 360 ; a_ blue 34 26 60 42 0 50 ; a_ red 34 26 60 42 60 110 ; a_ yellow 34 26 60 42 120 170 ; a_ blue 34 26 60 42 180 230 ; a_ red 34 26 60 42 240 290 ; a_ yellow 34 26 60 42 300 350 ; a^ ~ -14 -14 70 40 0 360
part ring2 = plate white : a_ ~- -14 -14 70 66 0 360 ; a_ ~- -14 -14 44 40 0 360
part weight = weight tan : d_ ~ 3 -14 -78 30 -60 50 -14 30 32 -14 50 -58 32 -78 -14 -58 -60
part deco = deco a : a_ ~ -14 -14 64 46 -20 20 ; a_ b -14 -14 64 46 25 65 ; a_ c -14 -14 64 46 70 110 ; a_ ~ -14 -14 64 46 115 155 ; a_ b -14 -14 64 46 160 200 ; a_ c -14 -14 64 46 205 245 ; a_ ~ -14 -14 64 46 250 290 ; a_ b -14 -14 64 46 295 335
part glow = glow yellow : d_ ~ 5 -14 -69 41 -14 -14 41 -69 -14

* one-egg-machine | 6-8 9-12 13+ | Farm, Food
appeal 1
topics vending machine, gumball machine, machine, inventor, engineering, stem, simple machines, arcade, recycling
near party
variant hen | Farm, Animals | white, red, yellow or brown, red, gold | hen, chicken, chickens, eggs, egg, barnyard, spring animals
variant gumball | Food | red, yellow, light blue | gumball, gumballs, bubble gum, candy, candy shop, candy machine, snack
minutes 55 60 65
waits 30
mess low
heart tank: plastic-bottle, paper-cup, paper-plate, milk-carton, plastic-cup, paper-bowl, yogurt-pot, cardstock = 1
heart drum: cardboard-tube = 1
need box: shoebox, cardboard-box, cereal-box, tissue-box, milk-carton, small-box = 1
need eggs: pom-pom, ping-pong-ball, wooden-bead, aluminum-foil, cotton-ball, felt-ball, marble, candy, newspaper, paper = 8
need chute: cereal-box, cardstock, construction-paper, cardboard, paper-plate, egg-carton, paper = 1 sheet
nice coat: paint, acrylic-paint, wrapping-paper, washi-tape = 2 color
nice trim: feather, felt, tissue-paper, cotton-ball, construction-paper, fabric-scrap, crepe-paper = 6
nice eyes: googly-eye, button, sticker, bottle-cap = 2
nice crank: craft-stick, pencil, clothespin, pipe-cleaner, plastic-spoon, stick = 1
nice nest: hay, raffia, crinkle-paper, yarn, paper-bowl, cupcake-liner, plastic-lid = 1
need pens: marker, crayon, colored-pencil = 3 color
join tape: tape, masking-tape, duct-tape
join glue: glue, tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
step coat: decorate coat box brush > coat by ccc
step holes: cut box drum pens scissors > box by gtc
step pocket: cut drum scissors pens > drum by gtc
step tank: build tank box scissors tape > tank-h tank-g by tcc
step chute: fold chute box scissors tape > chute by tcc
step eggs: shape eggs > eggs by ccc
step look: draw pens box > look-h look-g by ccc
step trim: glue trim box scissors glue > trim-h trim-g by ccc
step eyes: glue eyes box glue > eyes eyes-g by ccc
step lay: play drum eggs crank? nest? tape? > crank out by ccc
scene stand
part tank-h@hen = tank w : q^ w 4 -50 -96 50 -96 14 -40 14 -26 -14 -26 -14 -40 ; p_ w- 20 -96 48 -96 13 -42 4 -42 ; o w- 0 -96 50 9
part tank-g@gumball = tank own : q^ w 4 -50 -96 50 -96 14 -40 14 -26 -14 -26 -14 -40 ; p_ w- 20 -96 48 -96 13 -42 4 -42 ; o w- 0 -96 50 9
part box = box own : r^ ~ 0 26 108 112 4 ; r_ ~- 46 26 16 110 3
part coat = coat a : r_ ~ -6 26 92 108 3
part drum = drum own : o^ ~ 62 -2 10 19 ; o_ ~-- 62 -2 6 13
part look-h@hen = pens b : o_ w -8 8 34 ; p_ c -20 8 -8 2 4 8 -8 22 ; p_ b -14 24 -2 24 -8 34 ; o_ k -22 0 4 ; o_ k 6 0 4 ; z_ gold 2 -54 74 -40 60 ; z_ gold 2 -46 78 -34 66 ; z_ gold 2 38 74 26 60 ; z_ gold 2 30 78 20 66 ; z_ gold 2 -52 -20 -40 -14 ; z_ gold 2 36 -22 24 -14
part look-g@gumball = pens b : r_ ~ -8 4 60 22 4 ; o_ k -8 4 6 ; z_ w 3 -28 4 -18 4 ; z_ w 3 2 4 12 4 ; r_ k -8 34 40 5 2
part trim-h@hen = trim b : b^ ~ -22 -32 -24 -54 -12 -44 -4 -60 6 -44 18 -54 22 -32 ; j^ w -52 26 -86 44 12 ; j^ w 60 30 88 52 12 ; j^ ~ 56 70 96 58 9 ; j^ ~ 58 76 96 74 8
part trim-g@gumball = trim b : v^ ~ -54 -28 54 -28 9 12
part eyes@hen = eyes w : e -22 0 8 ; e 6 0 8
part eyes-g@gumball = eyes c : eyeball ~ -30 -16 7 ; eyeball ~ 14 -16 7
part crank = crank own : stick ~ 66 -2 66 34 8
part chute = chute own : r_ k -8 56 44 30 4 ; p^ ~ -26 62 10 62 22 88 -38 88
part eggs = eggs c : bits own 1.2 -28 -98 -10 -100 8 -99 26 -98 -18 -92 0 -92 18 -92
part out = eggs c : bits own 1.3 -8 78

* peak-cable-car | 6-8 9-12 | Transportation
extras machine: sticker, washi-tape, masking-tape, cardboard-letter, bell
topics cable car, gondola, ski lift, mountain, alps, switzerland, funicular, zip line, pulley, simple machines, engineering, stem, winter vacation, skiing
colors red, white, green
minutes 50 60
waits 30
mess low
heart cabin: milk-carton, small-box, paper-cup, egg-carton, cardboard-tube, yogurt-pot, cereal-box, shoebox, tissue-box = 1
heart rope: string, yarn, cotton-cord, ribbon, fishing-line, paracord, shoelace = 20 ft
need wheel: spool, paper-straw, plastic-straw, paper-clip, bead, curtain-ring, pipe-cleaner = 2
need winch: cardboard-tube, pencil, stick, dowel, wooden-spoon, chopstick = 1
need riders: clothespin, cork, craft-stick, cardstock, peg-doll, wooden-bead, index-card, paper = 2
nice coat: paint, acrylic-paint, washi-tape, wrapping-paper = 2 color
nice panes: plastic-wrap, cellophane, wax-paper, plastic-sleeve = 1 scrap
nice snow: cotton-ball, tissue-paper, paper-napkin, bubble-wrap, felt, cotton-pad = handful
nice lamp: button, sticker, bottle-cap, sequin, bead = 2
need pens: marker, crayon, colored-pencil = 3 color
join tape: tape, masking-tape
join glue: glue, tape
tool scissors: scissors
tool brush: paintbrush, sponge-brush when coat=paint,acrylic-paint
step cut: cut cabin pens scissors > cabin holes by tc
step coat: decorate coat cabin brush > coat by cc
step panes: tape panes cabin scissors tape > panes by cc
step riders: arrange riders cabin pens? > riders by cc
step lamp: glue lamp cabin glue > lamp by cc
step snow: glue snow cabin glue > snow by cc
step hang: tie wheel rope cabin pens scissors tape > hang by tc
step line: tie rope wheel > rope by tc
step winch: tape winch rope tape > winch by tc
step ride: play winch cabin by cc
scene stand
part rope = rope k : z_ ~ 2.500 -98 20 98 -70
part winch = winch own : r^ ~ -86 56 30 16 3 ; z_ red 2 -94 48 -94 64 ; z_ red 2 -86 48 -86 64 ; z_ red 2 -78 48 -78 64 ; l_ cream 1.8 -74 50 -30 10 0 -20
part hang = wheel silver : l cream 3 -10 -18 6 -2 22 -32 ; z cream 3 6 -2 6 12 ; pulley ~ -10 -21 7 ; pulley ~ 22 -36 7
part cabin = cabin own : cabin ~ 6 44 104 66
part coat = coat a : r_ ~ 6 44 98 60 8 ; r_ b 6 60 98 10 1
part holes = pens k : r_ k -24 38 26 28 4 ; r_ k 6 38 24 28 4 ; r_ k 36 38 26 28 4
part panes = panes light-blue : r_ ~ -24 34 24 28 4 ; r_ ~ 6 34 24 28 4 ; r_ ~ 36 34 24 28 4
part riders = riders wood : peg ~ -24 22 16 34 ; peg ~ 36 22 16 34 ; o_ k -27 32 1.500 ; o_ k -21 32 1.500 ; o_ k 33 32 1.500 ; o_ k 39 32 1.500 ; u -24 36 3 ; u 36 36 3
part lamp = lamp yellow : o^ ~ -40 60 5 ; o^ ~ 52 60 5
part snow = snow w : y_ ~ -28 12 18 7 8 .2 ; y_ ~ 6 10 20 7 8 .2 ; y_ ~ 38 12 17 7 8 .2

* plate-orrery | 6-8 9-12 13+ | Space
topics orrery, solar system, sun earth and moon, planets, day and night, orbit, eclipse, moon phases, astronomy, planetarium, science project, science fair, school project, year
colors yellow, blue, white, navy
minutes 50 60 70
waits 45
mess some
heart plate: paper-plate, cardboard, pizza-box, cereal-box, cardboard-box, cardstock = 1
heart balls: pom-pom, ping-pong-ball, foam-ball, aluminum-foil, wooden-bead, cotton-ball, modeling-clay, felt-ball, play-dough, bead, bottle-cap, button = 3
need pivot: paper-fastener, pipe-cleaner, twist-tie, craft-wire, toothpick, wooden-skewer = 2
need coat: paint, acrylic-paint, marker, crayon, oil-pastel = 3 color
need arm: cardboard, cereal-box, cardstock, paper-straw, plastic-straw, index-card = 2
nice stars: sticker, glow-paint, sequin, bead, aluminum-foil, stick-on-gem, salt, button = handful
nice rays: tissue-paper, felt, yarn, construction-paper, feather, crepe-paper, pipe-cleaner = 8
nice light: LED-candle, LED-tea-light, flashlight, glow-stick = 1
need pens: crayon, colored-pencil, gel-pen, chalk, marker = 1 color
join glue: glue, tape when rays; stars!=glow-paint; pens=marker
join tape: tape, masking-tape when pivot=toothpick,wooden-skewer; balls!=modeling-clay,play-dough
tool scissors: scissors
tool point: pencil, wooden-skewer
tool brush: paintbrush, sponge-brush when coat=acrylic-paint,paint
step paint: color coat plate balls scissors brush > sky by ccc
step arms: cut arm scissors > arm1 arm2 by tcc
step pivots: poke plate point arm by gcc
step join: build pivot plate arm tape by tcc
step balls: build balls arm plate tape? > sun earth moon by ccc
step rays: glue rays plate scissors glue > rays by ccc
step stars: glue stars plate glue > stars by ccc
step months: draw pens plate glue? > marks by ccc
step light: test light balls > lit by tcc
step turn: play plate arm by ccc
scene lay
part sky = plate own paint paint d : o^ ~ 0 0 94 ; o_ ~+ 0 0 72 ; o_ ~ 0 0 70
part marks = pens w : z_ ~ 2 0 -92 0 -82 ; z_ ~ 2 46 -80 41 -71 ; z_ ~ 2 80 -46 71 -41 ; z_ ~ 2 92 0 82 0 ; z_ ~ 2 80 46 71 41 ; z_ ~ 2 46 80 41 71 ; z_ ~ 2 0 92 0 82 ; z_ ~ 2 -46 80 -41 71 ; z_ ~ 2 -80 46 -71 41 ; z_ ~ 2 -92 0 -82 0 ; z_ ~ 2 -80 -46 -71 -41 ; z_ ~ 2 -46 -80 -41 -71
part stars = stars w : s_ ~ -40 -40 5 4 2 ; s_ ~ -56 10 5 3 1.500 ; s_ ~ -20 54 5 4 2 ; s_ ~ 30 48 5 3 1.500 ; s_ ~ 12 -58 5 4 2 ; s_ ~ -30 -62 5 3 1.500
part lit = light yellow : o_ ~+ 0 0 40
part arm1 = arm wood : z^ ~ 9 0 0 50 -22
part rays = rays a : s^ ~ 0 0 14 36 24
part sun = balls a : o^ ~ 0 0 25 ; o_ ~+ -7 -8 9
part arm2 = arm wood : z^ ~ 6 50 -22 72 -44
part earth = balls b : o^ ~ 50 -22 15 ; y_ green 46 -26 6 5 6 .2 ; y_ green 56 -16 5 4 6 .2
part moon = balls c : o^ ~ 74 -46 8 ; o_ ~- 76 -44 2
`;
