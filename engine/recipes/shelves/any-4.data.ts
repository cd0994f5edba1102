export const shelf = `
* pocket-pumpkin | 2-3 4-5 6-8 | -
appeal 3
topics mini pumpkin, mini pumpkins, little pumpkin, pumpkin painting, painted pumpkins, no carve pumpkin, harvest party, fall craft
near pumpkin, fall, autumn, halloween
carries any
minutes 25 30 40
waits 45
mess some
scene stand
heart pumpkin: mini-pumpkin, gourd, pumpkin = 1
heart paint: paint, acrylic-paint = 3 color
nice mat: newspaper, magazine, cardboard = 2
nice spots: sticker = 6
nice eyes@4-5,6-8: googly-eye, button = 2
join glue: glue when eyes
tool brush: paintbrush, sponge-brush, cotton-swab
home cloth
step mat: prepare mat by ccc
step wipe: wash pumpkin cloth by ccc
step spots: decorate spots pumpkin by ccc
step coat: paint pumpkin paint brush > pumpkin coat by ccc
step peel: decorate spots pumpkin > bare by ccc
step patch: paint pumpkin paint brush > patch by ccc
step body: paint pumpkin paint brush > body by tcc
step mark: paint pumpkin paint brush by tcc
step eyes@4-5,6-8: glue eyes glue pumpkin by cc
step show: play pumpkin by ccc
part pumpkin = pumpkin orange : o^ ~ -52 12 40 62 ; o^ ~ 52 12 40 62 ; o^ ~- -26 12 42 68 ; o^ ~- 26 12 42 68 ; o ~ 0 12 40 70 ; t brown 0 -54 9 10 -84 6
part coat = paint b : b_ ~ -88 -10 -70 -40 -52 -46 -62 0 -56 66 -80 54 ; b_ ~ 88 -10 70 -40 52 -46 62 0 56 66 80 54
part bare = spots orange : d_ orange 5 -72 -14 -76 16 -68 40 72 -14 76 16 68 40
part patch = paint w : o_ w 0 16 62 58
part body = paint a : painted ~ 0 16 90 94

* toast-canvas | 4-5 6-8 9-12 | -
appeal 3
topics painted toast, toast painting, milk paint, edible paint, edible art, toast art, bread painting, breakfast craft, rainbow toast, food coloring
near breakfast, snack, cooking
carries any
minutes 25 30 40
mess some
scene lay
heart bread: bread = 2
heart tint: food-coloring = 3 color
need cups: paper-cup, egg-carton, muffin-tin, yogurt-pot, cupcake-liner = 4
tool brush: paintbrush, cotton-swab
home milk
home toaster
home plate
step mix: mix tint milk cups by tcc
step line: paint bread tint brush plate > bread body by ccc
step fill: paint bread tint brush by ccc
step mark: paint bread tint brush by tcc
step toast: heat bread toaster by ggt
step eat: play bread by ccc
part bread = bread tan : q^ brown 20 -70 -76 70 -76 88 -50 78 -22 74 80 -74 80 -78 -22 -88 -50 ; q_ cream 18 -62 -68 62 -68 78 -48 68 -22 64 71 -64 71 -68 -22 -78 -48
part body = tint a : painted ~ 0 4 112 116

* pressed-crispies | 6-8 9-12 13+ | -
appeal 3
topics rice krispies, rice krispie treats, cereal treats, crispy treats, marshmallow treats, edible art, bake sale, party food, no bake
near baking, cooking, snack, breakfast
carries any
minutes 45 50 50
waits 30
mess some
scene lay
heart cereal: breakfast-cereal = 3 cup
heart mallow: marshmallow = 2 cup
need tint: food-coloring = 2 color
nice trim: candy, sprinkles, pretzel = handful
need sheet: parchment-paper, wax-paper, aluminum-foil = 2 sheet
home butter
home pot
home spoon
step plan: prepare sheet by ccc
step melt: heat mallow butter pot spoon by gtt
step tint: mix mallow tint cereal spoon by ttc
step wait: dry cereal by ccc
step press: shape cereal sheet butter > body by ccc
step edge: shape cereal by ccc
step trim: decorate trim cereal > trim by ccc
step mark: decorate cereal mallow tint by ccc
step set: dry cereal by ccc
part body = cereal a : of-popcorn a 0 0 136 140 ; details a 0 0 136 140
part trim = trim b : bits own 1.5 -76 70 -60 80 -42 84 74 70 60 80 42 84

* crayon-line-eggs | 4-5 6-8 9-12 13+ | -
appeal 3
topics egg dyeing, dyed eggs, dye eggs, easter eggs, egg coloring, coloring eggs, wax resist, pysanky, batik eggs, egg decorating
near easter, spring, breakfast
carries any
minutes 35 40 50 60
waits 20
mess some
scene lay
heart egg: egg = 3
heart dye: food-coloring = 3 color
need sour@6-8,9-12,13+: vinegar = 3 tbsp
need crayon: crayon, oil-pastel = 2 color
need cups: paper-cup, plastic-jar, glass-jar, yogurt-pot, plastic-cup = 3
tool spoon: wooden-spoon, metal-spoon, plastic-spoon
nice bands: rubber-band = 3
nice dots: sticker = 6
home warm-water
home cloth
step boil: wash egg cloth by gttt
step draw: decorate egg crayon > egg body by cccc
step bands: decorate bands egg by tccc
step dots: decorate dots egg by cccc
step dye@4-5: mix dye warm-water cups by t
step dye@6-8,9-12,13+: mix dye sour warm-water cups by ttc
step dip: prepare egg dye cups spoon > bath by cccc
step turn: dry egg cloth by tccc
step bare: prepare egg cloth > bare by cccc
step next: paint egg dye by cccc
part egg = egg cream : o^ cream 0 4 66 84 
part bath = dye blue : o_ blue 0 4 64 82 ; o_ blue+ -22 -32 14 22 18
part body = crayon w : print w 0 8 88 92
part bare = egg w : z_ w 4 -44 -44 44 -44 ; z_ w 4 -46 66 46 66

* glowing-carve | 6-8 9-12 13+ | -
appeal 3
topics pumpkin carving, carving pumpkins, carved pumpkin, jack-o'-lantern, jack o lantern, pumpkin lantern, pumpkin stencil, halloween porch
near pumpkin, halloween, fall, autumn
carries any
minutes 70 80 100
mess lots
scene stand
heart pumpkin: pumpkin = 1
tool scoop: plastic-spoon, metal-spoon, wooden-spoon, measuring-cup
need plan: construction-paper, paper, tracing-paper, cardstock, magazine = 1
need light: LED-candle, flashlight, glow-stick = 1
need mat: newspaper, plastic-bag, cardboard, magazine = 3
need pen: marker, permanent-marker, pencil = 1
need pick: wooden-skewer, toothpick, nail, plastic-fork, chopstick = 1
tool bowl: bowl, plastic-tub, bucket
home kitchen-knife
home tape
step mat: prepare mat by ccc
step lid: cut pumpkin kitchen-knife > pumpkin by ggt
step scoop: prepare pumpkin scoop bowl by ccc
step thin: prepare pumpkin scoop by ccc
step draw: draw plan pen by ccc
step prick: prepare plan pumpkin pick tape > dots by ccc
step cut: cut pumpkin kitchen-knife > body by ggt
step mark: shape pumpkin scoop by ccc
step light: build light pumpkin > glow by ccc
part pumpkin = pumpkin orange : o^ ~ -52 12 40 62 ; o^ ~ 52 12 40 62 ; o^ ~- -26 12 42 68 ; o^ ~- 26 12 42 68 ; o ~ 0 12 40 70 ; t brown 0 -54 9 10 -84 6
part dots = pick brown : d_ brown 1.5 -60 -30 -66 0 -66 30 -54 56 60 -30 66 0 66 30 54 56
part glow = light yellow : rim yellow 0 14 100 102 7
part body = pumpkin yellow : rim brown 0 14 96 98 3 ; shape yellow 0 14 96 98 ; details brown 0 14 96 98

* fringed-box-pinata | 6-8 9-12 13+ | -
appeal 3
topics pinata, piñata, party game, birthday party, fiesta, cinco de mayo, cardboard pinata, crepe paper, party decoration
near birthday, party
carries any
minutes 90 110 120
waits 60
mess some
scene hang
heart box: cardboard-box, cardboard = 1
heart fringe: crepe-paper, tissue-paper = 3 color
heart candy: candy, stick-on-gem, sticker, toy-animal = 2 handful
need fix: tape, masking-tape, duct-tape
join glue: glue, glue-stick
need rope: rope, cotton-cord, ribbon, string = 4 ft
tool scissors: scissors
tool pen: marker, pencil
step draw: draw box pen by ccc
step cut: cut box scissors by gtc
step wall: tape box fix by tcc
step rope: tie rope box fix > rope by ttc
step fill: fill candy box by ccc
step close: tape box fix > body by tcc
step fringe: cut fringe scissors by ccc
step rows: glue fringe box glue > coat by ccc
step mark: glue fringe box glue > mark by ccc
step play: play box by ccc
part rope = rope tan : strings tan 0 4 140 132 -104 1
part body = box kraft : card kraft-- 4 8 140 132 5 ; shape kraft 0 4 140 132
part coat = fringe a : of-tissue a 0 4 140 132
part mark = fringe b : details a 0 4 140 132

* ring-with-a-wire-drawing | 9-12 13+ | -
appeal 3
topics wreath, wreath making, grapevine wreath, door wreath, dried flowers, floral wire, flower wreath, front door, home decor
near fall, autumn, christmas, spring
carries any
minutes 60 80
mess low
scene hang
heart ring: wreath = 1
heart wire: craft-wire = 5 ft
heart blooms: flower, eucalyptus, wheat-stalk, pine-branch, pressed-flower, lavender = 2 handful
nice green: eucalyptus, fern-frond, pine-branch, lavender, moss, fake-leaf, leaf = 1 handful
nice bow: ribbon, lace, raffia = 3 ft
join glue: glue-gun, glue
need plan: paper, construction-paper, cardboard, newspaper, tracing-paper = 1
tool pen: pencil, marker
tool cutter: scissors
step draw: draw plan pen ring by cc
step bend: shape wire plan cutter by cc
step inside: shape wire by cc
step hang: build wire ring cutter > ring body by cc
step bunch: build blooms wire cutter by cc
step wind: build blooms ring wire > blooms by cc
step green: build green ring > green by cc
step drop: glue glue blooms ring by tc
step bow: tie bow ring > bow by cc
step look: play ring by cc
part ring = ring brown : a ~ 0 0 88 66 0 360 ; l_ ~- 3 -74 -20 -60 -50 -28 -72 0 -78 34 -70 62 -46 78 -8 ; l_ ~+ 3 -80 10 -66 44 -30 72 4 80 42 68 68 38 ; l_ ~-- 2 -70 0 -58 -36 -20 -66 20 -70
part green = green green : j ~ -86 -26 -50 -66 10 ; j ~ -92 8 -62 56 10 ; j ~ -54 56 4 88 10 ; j ~- -70 -50 -30 -82 9 ; j ~- -84 34 -40 74 9
part blooms = blooms b : f ~ -74 34 6 18 6 ; f ~+ -54 60 6 17 6 ; f ~ -24 76 6 18 6 ; f ~+ -82 2 6 15 5 ; f ~ -74 -30 6 14 5 ; d_ yellow 4 -74 34 -54 60 -24 76 -82 2 -74 -30
part body = wire silver : inked gray 0 0 100 104 2
part bow = bow a : p ~ 42 66 20 52 22 84 ; p ~ 42 66 66 50 64 82 ; p ~- 42 66 30 98 44 96 ; p ~- 42 66 60 98 48 98 ; o ~-- 42 66 6

* sequin-by-sequin-ball | 6-8 9-12 13+ | -
appeal 3
topics sequin ornament, sequin ball, pinned sequins, sequins, sequin art, foam ball ornament, polystyrene ball, beaded ornament, bauble
near ornament, christmas, holiday
carries any
minutes 50 80 100
mess low
scene hang
heart ball: foam-ball = 1
heart sequins: sequin = 3 handful
need pins@9-12,13+: pin = 60
nice beads: bead = 2 handful
need loop: ribbon, string, yarn, ric-rac, embroidery-floss = 8 in
need pen: marker, permanent-marker, ballpoint-pen, pencil
join glue@6-8: glue, waterproof-glue
step draw: draw ball pen > ball by ccc
step sort: arrange sequins by ccc
step first@6-8: glue sequins ball glue > body by c
step first@9-12,13+: decorate sequins pins ball beads? > body by cc
step fill@6-8: glue sequins ball glue by c
step fill@9-12,13+: decorate sequins pins ball by cc
step mark@6-8: glue sequins ball glue by c
step mark@9-12,13+: decorate sequins pins ball by cc
step ground@6-8: glue sequins ball glue > ground by c
step ground@9-12,13+: decorate sequins pins ball > ground by cc
step beads@6-8: glue beads ball glue > beads by c
step beads@9-12,13+: decorate beads pins ball > beads by cc
step loop@6-8: glue loop ball glue > loop by t
step loop@9-12,13+: decorate loop pins ball > loop by cc
step look: play ball by ccc
part loop = loop b : l ~ 4 -10 -72 -14 -96 0 -104 14 -96 10 -72
part ball = ball white : o^ white 0 6 80 80
part ground = sequins c : o_ c 0 6 79 79 ; cover-bead c 1.1 1
part body = sequins a : of-bead a 0 8 108 112
part beads = beads w : d_ w 2.6 -78 6 78 6 0 -72 0 84 -55 -49 55 -49 -55 61 55 61

* head-on-a-ball | 6-8 9-12 13+ | -
appeal 2
topics foam ball craft, polystyrene ball, styrofoam ball, styrofoam, foam ball animals, foam balls, cake pop, plant pick, ball puppet
near puppet, figure
carries face
minutes 45 60 75
waits 60
mess some
scene stand
heart ball: foam-ball = 1
heart paint: acrylic-paint, paint = 3 color
heart stick: wooden-skewer, dowel, chopstick = 1
nice pipe: pipe-cleaner = 3
need soft: felt, craft-foam, construction-paper, cardstock, fabric-scrap = 3 scrap
nice pins: toothpick = 4
join glue: glue
tool brush: paintbrush, sponge-brush
tool scissors: scissors
home mug
step stick: build ball stick > stick by tcc
step coat: paint ball paint brush > ball by ccc
step dry: dry ball mug by ccc
step second: paint ball paint brush by ccc
step cut: cut soft scissors by ccc
step head: glue soft ball glue pins? > head by ccc
step pipe: build pipe ball scissors by tcc
step face: paint ball paint brush by ccc
step base: build stick mug by ccc
part stick = stick wood : r ~ 0 66 6 80 2
part ball = ball white paint coat a : bareplate ~ 0 -14 116 116
part head = soft a : onplate own 0 -14 116 116

* crest-on-a-shield | 4-5 6-8 9-12 | -
appeal 3
topics shield, cardboard shield, sword and shield, knight shield, coat of arms, crest, cardboard armor, knights, dress up, duct tape shield
near knight, medieval, costume
carries any
minutes 35 50 60
waits 45
mess some
scene stand
heart board: cardboard, pizza-box, cardboard-box, foam-board = 1
heart shine: duct-tape, aluminum-foil, metallic-paper, washi-tape = 1
need paint: paint, acrylic-paint = 3 color
need grip: sewing-elastic, ribbon, old-belt, cardboard-tube, hook-and-loop-tape, fabric-scrap = 1
nice sword: pool-noodle = 1
join fix: duct-tape, tape, glue
tool pen: marker, permanent-marker, pencil
tool scissors: scissors
tool brush: paintbrush, sponge-brush
step shape: draw board pen by tcc
step cut: cut board scissors > board by ggc
step ground: paint board paint brush > ground by ccc
step crest: draw board pen by tcc
step body: paint board paint brush > body by ccc
step mark: paint board paint brush by ccc
step rim: decorate shine board fix > rim by tcc
step grip: tape grip board fix by ttc
step sword: build sword fix > sword by ttc
step vow: play board by ccc
part sword = sword b : t ~ 58 86 13 96 -82 13 ; r_ silver 66 48 34 16 3 -20
part board = board kraft : b^ ~ -72 -80 0 -90 72 -80 76 -10 52 58 0 94 -52 58 -76 -10
part ground = paint b : b_ ~+ -66 -74 0 -83 66 -74 70 -10 48 54 0 86 -48 54 -70 -10
part rim = shine silver : l_ silver 9 -72 -80 0 -90 72 -80 76 -10 52 58 0 94 -52 58 -76 -10 -72 -80
part body = paint a : painted ~ 0 -6 92 100

* under-the-thumb-film | 9-12 13+ | -
appeal 3
topics flip book, flipbook, flip books, flick book, animation, drawing animation, hand drawn animation, sticky notes, cartoon, storyboard
near comic, film, drawing
carries any
minutes 60 80
mess low
scene lay
heart pad: sticky-note, notebook, index-card = 30
heart pen: ballpoint-pen, gel-pen, marker, pencil = 1
need color: colored-pencil, marker, gel-pen, crayon = 2 color
nice clip: binder-clip, rubber-band = 1
step plan: prepare pad pen by cc
step last: draw pad pen > pad by cc
step keys: draw pad pen > page by cc
step between: draw pad pen > trail by cc
step mark: draw pad pen > body by cc
step color: color pad color by cc
step cover: draw pad pen color by cc
step clip: build clip pad > clip by cc
step flip: test pad by cc
step hold@13+: draw pad pen by c
part pad = pad yellow : p^ ~-- -74 -60 84 -60 92 80 -66 80 ; p ~- -78 -66 80 -66 88 76 -70 76 ; p ~ -82 -72 76 -72 84 70 -74 70
part page = pad yellow : p^ ~+ -86 -78 72 -78 78 60 50 66 -80 64 ; p^ ~- 50 66 78 60 62 44 ; r_ ~ -7 -71 154 12
part trail = pen gray : l_ gray 2 -60 44 -40 48 -18 48 ; l_ gray 2 -66 30 -52 32 -34 34 ; l_ gray 2 -66 14 -56 14 -46 16
part body = color a : painted ~ 8 2 92 104
part clip = clip k : r^ k -7 -80 40 16 3 ; a^ silver -7 -87 12 8.5 180 360

* clay-takes-a-step | 9-12 13+ | -
appeal 3
topics claymation, stop motion, stop-motion, stop motion film, clay animation, animation, movie making, filmmaking, film set, wallace and gromit
near film, movie, phone, youtube
carries any
minutes 80 110
mess low
scene stand
heart clay: modeling-clay, play-dough = 3 color
heart phone: phone = 1
need set: cardboard, construction-paper, cardboard-box, pizza-box, foam-board = 2
nice tack: sticky-tack, tape, masking-tape = bit
nice bones: craft-wire, pipe-cleaner, toothpick = 2
need paint: marker, paint, construction-paper, crayon, chalk = 3 color
nice light: flashlight, string-light = 1
step plan: prepare set by cc
step scene: color set paint > wall scene by cc
step bones: build bones by cc
step model: shape clay > body by cc
step mark: shape clay by cc
step foot: build clay tack set by cc
step stand: build phone set tack? > phone by cc
step light: build light by cc
step shoot: test phone clay by cc
step cut: play phone by cc
part wall = set kraft : q^ kraft 6 -90 -74 70 -74 70 62 -90 62 ; p kraft- -90 62 70 62 90 84 -96 84
part scene = paint light-blue : r_ sky -10 -10 148 116 ; d_ w 6 -64 -46 -54 -50 -44 -46 32 -52 42 -56 50 -52
part body = clay a : standing ~ -14 72 92 104
part phone = phone k : r^ k 74 52 34 62 6 ; r_ sky 74 50 26 46 2 ; o_ gray 74 78 3.4

* cam-and-follower-toy | 9-12 13+ | -
appeal 3
topics automata, automaton, cam toy, mechanical toy, moving toy, cardboard machine, crank toy, cams, engineering, stem, mechanics, kinetic sculpture
near machine, invention, science
carries any
minutes 80 100
waits 30
mess low
scene stand
heart box: cardboard-box, shoebox, tissue-box = 1
heart axle: wooden-skewer, dowel = 2
heart cam: craft-foam, foam-sheet-scrap, cardboard = 2 scrap
need straw: paper-straw, plastic-straw = 1
need card: cardstock, construction-paper, cereal-box = 1 sheet
need pen: marker, colored-pencil, paint-marker = 3 color
join glue: glue-gun, glue
tool scissors: scissors
home tape
step frame: cut box scissors tape > box by cc
step cams: cut cam scissors by cc
step axle: build axle box cam glue > cam by cc
step crank: build axle glue cam > crank by cc
step guide: glue straw box glue > guide by cc
step rod: build axle cam glue > rod by cc
step draw: color card pen by cc
step cut: cut card scissors axle glue > body by cc
step scene: color card pen box by cc
step turn: test axle cam by cc
part box = box kraft : r^ kraft-- 0 42 136 100 2 ; r_ brown 0 44 116 84 ; r_ kraft 0 -6 140 8
part cam = cam teal : o ~ -6 58 24 20 ; o_ k -2 60 4
part crank = axle wood : r ~ 4 60 150 5 2 ; r ~ 80 72 5 30 2 ; o k 80 88 6
part rod = axle wood : r_ ~ 0 4 5 72 2 ; o ~- 0 36 15 5
part guide = straw w : r ~ 0 -6 12 26 3
part body = card a : figure ~ 0 -56 92 88

* shaken-storm-jar | 4-5 6-8 9-12 13+ | -
appeal 3
topics snow globe, snow globes, homemade snow globe, glitter jar, glitter globe, water globe, snow globe jar, snow dome, winter craft
near sensory bottle, winter, christmas
carries any !land
minutes 30 40 50 60
waits 240
mess some
scene stand
heart jar: plastic-jar, glass-jar = 1
heart glitter@6-8,9-12,13+: glitter, sequin, confetti = 2 tsp
heart glitter@4-5: sequin, confetti, glitter-glue, glitter = 2 tsp
need thick@6-8,9-12,13+: glycerin, dish-soap, glue = 2 tsp
need figure: polymer-clay, craft-foam, plastic-lid, foam-tray, shrink-plastic, acrylic-sheet = 1
nice friend: toy-animal = 1
need pen: permanent-marker, marker, acrylic-paint, paint-marker = 2 color when figure!=polymer-clay
join glue@9-12,13+: waterproof-glue, glue-gun
join glue@4-5,6-8: waterproof-glue, glue-gun, duct-tape
tool scissors: scissors when figure!=polymer-clay
home water
step wash: wash jar by cccc
step make: shape figure pen? scissors? > body by tccc
step mark: decorate figure pen? by cccc
step lid: glue figure jar glue > base by gttc
step friend: glue friend jar glue > friend by gttc
step water: fill jar water > water by tccc
step thick@6-8,9-12,13+: mix thick water by ccc
step storm: fill glitter jar > storm by cccc
step close: glue jar glue > jar by gttc
step shake: play jar by cccc
part water = water light-blue : q_ sky 20 -58 -70 58 -70 66 -50 66 62 -66 62 -66 -50
part body = figure a : standing ~ 0 58 88 96
part storm = glitter w : d_ white 2.6 -46 -40 -30 -56 -10 -46 14 -58 36 -44 48 -20 -50 -8 50 12 -44 22 ; d_ yellow 2.4 -38 -22 26 -30 44 -2 -54 8 0 -62
part jar = jar light-blue : l_ w 4 -62 58 -66 40 -66 -46 -56 -68 ; l_ w 4 62 58 66 40 66 -46 56 -68 ; l_ w 5 -54 -30 -56 -4 -54 24
part base = jar b : r^ ~ 0 74 140 28 6 ; r_ ~- 0 66 140 3 ; r_ ~- 0 76 140 3
part friend = friend c : toyanimal ~ 80 94 34

* pocket-of-tape | 9-12 13+ | -
appeal 3
topics duct tape wallet, duct tape, wallet, duct tape craft, card holder, duct tape art, tape wallet, pocket money, ducktape
near gift, birthday, money
carries any
minutes 50 70
mess low
scene lay
heart tape: duct-tape = 2 color
tool ruler: ruler
tool knife@13+: craft-knife, scissors
tool knife@9-12: scissors
tool mat@13+: cutting-mat, cardboard when knife=craft-knife
nice window: plastic-sleeve = 1
nice close: hook-and-loop-tape, snap-fastener = 1
need plan: paper, index-card, sticky-note, graph-paper = 1
tool pen: pencil, ballpoint-pen, marker, permanent-marker
step sheet: build tape ruler by cc
step second: fold tape by cc
step trim: cut tape ruler knife mat? > sheet by ct
step fold: fold tape by cc
step sides: tape tape > edge by cc
step slots: build tape by cc
step window: tape window tape by cc
step plan: draw plan pen by cc
step figure: cut tape knife mat? > body by ct
step close: build close tape by cc
part sheet = tape b : r^ ~ 0 0 172 124 4 ; r_ ~+ 0 -42 172 4 ; r_ ~- 0 -2 172 3 ; r_ ~- 0 40 172 3
part edge = tape silver : r_ silver -82 0 10 124 3 ; r_ silver 82 0 10 124 3 ; r_ silver 0 58 172 8 2
part body = tape a : card w 0 0 100 98 3 ; figure ~ 0 0 100 98

* chestnut-beings | 4-5 6-8 9-12 | -
appeal 3
topics conkers, conker animals, chestnut animals, chestnuts, acorn people, autumn crafts, fall crafts, forest finds, nature figures, buckeyes
near fall, autumn, woodland
carries face
minutes 30 45 60
waits 60
mess low
scene stand
heart body: chestnut = 3
need small: acorn, seed-pod, pebble, dried-bean = 4
need legs: stick, pipe-cleaner, toothpick, spaghetti = 4
nice coat: leaf, feather, moss, felt, petal, pine-needle = 4
nice eyes: googly-eye, bead = 2
join glue: glue, glue-gun, modeling-clay, sticky-tack
tool pen: marker, permanent-marker, chalk-marker, paint-marker
step lay: arrange body small by ccc
step wipe: wash body by ccc
step stack: glue body glue > body by tcc
step head: glue small body glue > head by tcc
step legs: glue legs body glue > legs by tcc
step coat: glue coat body glue > coat by ccc
step eyes: glue eyes body glue by tcc
step face: draw pen body by tcc
step rest: dry body by ccc
step play: play body by ccc
part legs = legs wood : t ~ -24 62 6 -34 94 5 ; t ~ 24 62 6 34 94 5 ; t ~ -44 34 5 -76 16 5 ; t ~ 44 34 5 76 16 5
part coat = coat b : bits own 1.5 -40 70 -18 80 18 80 40 70 0 84
part body = body brown : o^ brown 0 40 52 44 ; b_ tan -26 66 0 56 26 66 16 80 -16 80 ; o_ brown++ -18 22 12 7 -20
part head = small brown : onplate brown 0 -32 96 96

* lashed-stick-outline | 4-5 6-8 9-12 13+ | -
appeal 2
topics lashing, twigs, sticks, stick art, twig art, stick craft, lashed sticks, forest school, bushcraft, square lashing, nature craft
near camping, woodland, fall
carries any !land
minutes 35 45 60 70
waits 30
mess low
scene hang
heart stick: stick, driftwood, bamboo = 8
heart cord: string, yarn, raffia, embroidery-floss, leather-cord, cotton-cord = 10 ft
nice soft: moss, fern-frond, grass, pine-needle = 1 handful
nice leaves: leaf, fake-leaf, petal, flower, pressed-flower = 6
nice plume: feather, pine-branch, seed-pod = 4
join glue: glue-gun, glue, sticky-tack
tool scissors: scissors
step sort: arrange stick by cccc
step lay: arrange stick by tccc
step lash: tie stick cord scissors > frame by ttcc
step all: tie stick cord > body by ttcc
step inside: build stick glue > inside by tccc
step mark: glue stick glue by tccc
step soft: glue soft glue stick > soft by cccc
step leaves: glue leaves glue stick > leaves by cccc
step plume: build plume cord by tccc
step hang: tie cord stick > hanger by ttcc
part hanger = cord tan : strings tan 0 8 132 132 -104 2
part body = stick brown : rim brown 0 8 132 132 7 ; shape tan 0 8 132 132
part inside = stick brown : of-twig own 0 8 132 132
part frame = cord cream : edge-dot cream 0 8 136 136 1.3
part soft = soft green : filled own 0 8 116 116 1.3 5
part leaves = leaves b : filled own 0 8 122 122 1.2 8

* strung-on-a-fuzzy-wire | 4-5 6-8 9-12 | -
appeal 3
topics bead threading, threading beads, stringing beads, bead craft, pipe cleaner beads, beaded pipe cleaner, fine motor, lacing beads, big beads, suncatcher
near toddler, jewelry
carries any
minutes 25 35 40
mess low
scene hang
heart beads: wooden-bead, bead = 30
heart wire: pipe-cleaner = 3
need lace: shoelace, string, yarn, ribbon = 1
nice fix: tape, masking-tape, washi-tape
tool tray: muffin-tin, egg-carton, paper-bowl, ice-cube-tray
step sort: arrange beads tray by ccc
step stop: build wire beads by tcc
step thread: thread beads wire by ccc
step tip: tape fix lace by tcc
step join: build wire > body by tcc
step bend: shape wire by tcc
step mark: thread beads wire > mark by tcc
step hang: tie lace wire > hanger by tcc
step show: play lace by ccc
part hanger = lace b : strings b 0 8 128 128 -104 1
part body = beads a : edge-bead a 0 8 128 128 1.5
part mark = wire b : details b 0 8 128 128

* petals-in-a-dough-figure | 2-3 4-5 6-8 | -
appeal 3
topics nature playdough, playdough, play dough, playdough and nature, loose parts, pressing flowers into dough, petals, forest playdough, garden play
near toddler, sensory play, fall
carries any
minutes 20 25 30
mess low
scene lay
heart dough: play-dough, salt-dough, air-dry-clay = 2 handful
heart petals: petal, flower, leaf, fern-frond, pine-needle = 1 handful
nice sticks@4-5,6-8: stick, pine-branch, craft-stick = 4
nice shells@4-5,6-8: seashell, pebble, acorn, seed-pod = 6
nice board: wood-scrap, baking-tray, cardboard, plastic-lid = 1
nice tray: muffin-tin, egg-carton, paper-plate = 1
step sort: arrange petals tray by ccc
step knead: shape dough by ccc
step pat: shape dough board? > body by tcc
step line: shape dough by tcc
step petals: decorate petals dough > petals by ccc
step sticks@4-5,6-8: decorate sticks dough > sticks by cc
step shells@4-5,6-8: decorate shells dough > shells by cc
step mark: shape dough by tcc
step lift: play petals dough by ccc
part sticks = sticks brown : l ~ 6 -84 88 84 90 ; l ~ 6 -86 -86 84 -88 ; l ~- 6 -90 -84 -88 86 ; l ~- 6 90 -86 88 88
part body = dough a : card a- 0 2 136 140 6 ; shape a 0 0 136 140
part petals = petals b : of-petal b/c 0 4 126 130 1.4 26
part shells = shells cream : filled own 0 4 124 128 1.2 5

* snow-white-dough-tag | 2-3 4-5 6-8 9-12 | -
appeal 3
topics baking soda dough, baking soda clay, cornstarch clay, cornstarch dough, white clay ornaments, homemade clay, white dough ornaments, dough ornaments, gift tags, cold porcelain
near ornament, christmas, keepsake
carries any
minutes 35 35 45 60
waits 1440
mess some
scene hang
heart starch: cornstarch = 1 cup
heart soda@4-5,6-8,9-12: baking-soda = 2 cup
need soda@2-3: salt = 1 cup
need loop@4-5,6-8,9-12: ribbon, string, yarn, cotton-cord = 8 in
need straw: paper-straw, plastic-straw = 1
need cutter: plastic-knife, cookie-cutter, craft-stick, plastic-spoon = 1
tool pin: rolling-pin, dowel, cardboard-tube, plastic-bottle
nice shine@6-8,9-12: glitter, glitter-glue, metallic-paint = 1 tbsp
nice shine@2-3,4-5: glitter-glue, paint, metallic-paint, watercolor-paint = 1 color
home pot
home water
home plate
step stir: mix starch soda water pot by cccc
step cook: heat pot by gggt
step knead: shape starch by cccc
step roll: roll starch pin by tccc
step outline: shape starch cutter > body by tccc
step mark: shape starch straw > mark by tccc
step hole@4-5,6-8,9-12: poke straw starch by ccc
step dry: dry starch plate by cccc
step shine: decorate shine starch > shine by cccc
step loop@4-5,6-8,9-12: tie loop starch > loop by gcc
part loop = loop a : strings a 0 10 130 134 -104 1
part body = starch white : card white 0 10 130 134 4 ; shape white 0 10 130 134
part mark = straw gray : details gray 0 10 130 134 ; inked silver 0 10 130 134 1.2
part shine = shine b : of-dot b 0 10 128 132 1.1 14

* sticky-side-out-walk | 2-3 4-5 6-8 | -
appeal 3
topics nature bracelet, nature bracelets, sticky tape, tape bracelet, nature walk, nature hunt, duct tape, flower bracelet, outdoor toddler activity, leaf collecting
near walk, garden, spring, fall
carries any
minutes 30 35 40
mess low
place outdoors
scene stand
heart tape: duct-tape, tape, masking-tape, contact-paper = 1
heart finds: flower, petal, pressed-flower = 1 handful
heart green: leaf, grass, fern-frond, clover = 1 handful
need card: cardboard, cereal-box, paper-plate, cardstock = 1
nice bag: basket, paper-bag, bucket = 1
nice shine@4-5,6-8: sequin, confetti, feather = 1 handful
tool pen: marker, crayon, pencil
tool scissors: scissors
step shape: draw card pen by gtc
step cut: cut card scissors > body by ggc
step sticky: tape tape card scissors > sticky by gtt
step band: tape tape by gtt
step walk: arrange finds bag? by ccc
step press: decorate finds green tape > finds by ccc
step fill: decorate green tape > green by ccc
step shine@4-5,6-8: decorate shine tape > shine by cc
step mark: draw card pen by tcc
step show: play card by ccc
part body = card kraft : card kraft-- 0 4 142 146 5 ; shape kraft 0 2 142 146
part sticky = tape silver : shape silver 0 2 130 134
part green = green green : of-leaf green 0 2 126 130 1 30
part finds = finds b : of-flower a/b/c 0 2 120 124 1.1 18
part shine = shine yellow : d_ yellow 2.5 -20 -30 24 -10 -10 30 20 44

* felt-on-a-wooden-spoon | 2-3 4-5 6-8 | -
appeal 3
topics wooden spoon puppets, wooden spoon puppet, spoon puppets, puppets, puppet theater, puppet show, story time, felt puppets
near storytelling, kitchen, play
carries any !land
minutes 20 30 40
waits 20
mess low
scene stand
heart spoon: wooden-spoon = 1
heart felt: felt, craft-foam = 2 scrap
heart hair@4-5,6-8: yarn, wool-roving, raffia = 3 ft
nice bow@4-5,6-8: ribbon, ric-rac, lace = 8 in
nice coat: fabric-scrap, cloth-napkin, old-t-shirt, bandana = 1
nice eyes@4-5,6-8: googly-eye, button = 2
join glue: glue
tool pen: marker, permanent-marker
tool scissors: scissors
step draw: draw felt pen by gtc
step cut: cut felt scissors by gtc
step stick: glue felt spoon glue > spoon body by ccc
step press: dry spoon by ccc
step parts: glue felt spoon glue by tcc
step hair@4-5,6-8: glue hair spoon glue > hair by cc
step eyes@4-5,6-8: glue eyes spoon glue by cc
step mark: draw felt pen by tcc
step coat: build coat spoon bow? > coat bow by tcc
step play: play spoon by ccc
part spoon = spoon own : stick ~ 0 10 0 98 12 ; o^ ~ 0 -30 38 44
part coat = coat b : p^ b -10 34 10 34 44 92 -44 92 ; z_ b- 2 -6 42 -22 88 ; z_ b- 2 6 42 22 88 ; z_ b- 2 0 42 0 88
part bow = bow c : p ~ 0 36 -16 28 -16 44 ; p ~ 0 36 16 28 16 44 ; o ~- 0 36 4
part hair = hair c : l_ ~ 5 -7 28 7 32 ; l_ ~- 5 -7 24 7 28 ; l_ ~ 5 -7 20 7 24
part body = felt a : card w 0 -34 116 112 3 ; figure ~ 0 -34 116 112

* sock-headed-mount | 4-5 6-8 9-12 13+ | -
appeal 3
topics hobby horse, stick horse, hobbyhorse, hobby horsing, stick pony, ride on toy, sock horse, cowboy, pretend play
near horse, riding, knight
carries animal/bird/fish/bug/robot face
minutes 45 70 90 100
waits 30
mess low
scene stand
heart stick@6-8,9-12,13+: dowel, broom-handle, bamboo, stick, pool-noodle = 1
heart stick@4-5: stick, pool-noodle, cardboard-tube, bamboo = 1
heart head: sock, tube-sock = 1
need felt: felt, fabric-scrap, craft-foam, faux-fur = 3 sheet
need fill: pillow-stuffing, cotton-ball, old-t-shirt, fabric-scrap, newspaper = 3 handful
need rein: ribbon, cotton-cord, rope, old-belt, yarn = 4 ft
nice mane: yarn, wool-roving, faux-fur, raffia = 10 ft
nice eyes: button, googly-eye, bead = 2
need thread@6-8,9-12,13+: sewing-thread, embroidery-floss, yarn = 3 ft
tool needle@6-8,9-12,13+: needle
join glue@4-5: glue, glue-gun
join tie: string, duct-tape, rubber-band, hair-tie, tape, yarn
tool scissors: scissors
step stuff: fill head fill > head by cccc
step stick: tie head stick tie > stick by ttcc
step cut: cut felt scissors by gccc
step sew@6-8,9-12,13+: sew felt head needle thread > face by tcc
step sew@4-5: glue felt head glue > face by t
step eyes@6-8,9-12,13+: sew eyes head needle thread by tcc
step eyes@4-5: glue eyes head glue by t
step mane: tie mane head scissors > mane by tccc
step rein: tie rein head > rein by ttcc
step wrap: decorate rein stick by tccc
step ride: play stick by cccc
part stick = stick wood : r ~ 0 54 10 96 3
part mane = mane c : y ~ 0 -74 34 14 9 .3 ; y ~- -44 -56 16 16 7 .3 ; y ~- 44 -56 16 16 7 .3
part head = head a : o^ ~ 0 -30 50 54 ; r ~- 0 22 22 18 4
part face = felt a : face a 0 -34 118 116
part rein = rein b : l ~ 4 -34 4 -60 50 -14 74 ; l ~ 4 34 4 60 50 14 74 ; l ~ 5 -12 26 12 26

* felt-and-fur-headband | 4-5 6-8 9-12 13+ | -
appeal 3
topics ear headband, animal ears, costume ears, headband, hair band, hairband, cat ears, costume, dress up, cosplay, party headband
near halloween, carnival, hair
carries any !land
minutes 35 45 60 70
waits 20
mess low
scene stand
heart felt: felt, craft-foam = 2 sheet
heart fur: faux-fur, wool-roving, pom-pom, feather, yarn = 1 handful
need band: headband, hair-tie, sewing-elastic, cardstock, old-t-shirt = 1
nice wire@9-12,13+: craft-wire = 12 in
nice wire@4-5,6-8: pipe-cleaner = 2
nice bow: ribbon, ric-rac, lace = 24 in
join glue: glue-gun, glue, waterproof-glue
tool scissors: scissors
tool pen: marker, pencil, chalk
step draw: draw felt pen by tccc
step cut: cut felt scissors by gccc
step wire: glue wire felt glue by gtcc
step close: glue felt glue by ttcc
step fur: cut fur scissors by gccc
step inner: glue fur felt glue > fur by ttcc
step wrap: build band bow? glue > band bow by ttcc
step set: glue felt band glue > body by ttcc
step mark: draw felt pen by cccc
step wear: play band by cccc
part band = band k : a ~ 0 70 84 70 180 360 ; a ~- 0 70 78 74 184 356
part bow = bow b : a ~ 0 70 84 74 180 232 ; a ~ 0 70 84 74 308 360
part body = felt a : face ~ 0 -44 116 104
part fur = fur c : y ~ -34 8 14 10 8 .3 ; y ~- 34 8 14 10 8 .3 ; y ~ 0 4 20 10 8 .3

* gem-by-gem-case | 6-8 9-12 13+ | -
appeal 3
topics decoden, phone case, decoden phone case, custom phone case, whipped cream glue, rhinestone phone case, bling, gems, kawaii, diy phone case
near phone, fashion, gift
carries any !long
minutes 45 60 75
waits 720
mess some
scene lay
heart case: phone-case = 1
heart gems: stick-on-gem, glass-gem, sequin, button, bead, charm = 3 handful
need cream: glue, waterproof-glue, glitter-glue = 1/4 cup
nice pick: tweezers = 1
nice gloves: glove, rubber-glove = 1
need plan: paper, sticky-note, index-card, tracing-paper = 1
tool pen: pencil, marker, ballpoint-pen
home cloth
step clean: wash case cloth by ccc
step trace: draw plan pen case by ccc
step lay: arrange gems plan by ccc
step gloves: prepare gloves by ccc
step line: glue case cream > case cream by ccc
step outline: decorate gems case pick? > body by ccc
step fill: decorate gems case by ccc
step mark: decorate gems case by ccc
step swirl: decorate cream case > swirl by ccc
step dry: dry case by ccc
part case = case b : r^ ~ 0 0 104 188 16 ; r_ ~+ 0 0 92 176 12 ; r_ ~-- -24 -68 34 34 8 ; o_ k -32 -76 7 ; o_ k -16 -60 7
part cream = cream w : y_ w 0 20 44 50 12 .2
part body = gems a : of-gem a 0 20 82 88
part swirl = cream w : y w -38 80 9 8 7 .3 ; y w -14 84 9 8 7 .3 ; y w 12 84 9 8 7 .3 ; y w 37 80 9 8 7 .3 ; y w 38 -78 9 8 7 .3 ; y w 40 -56 8 8 7 .3

* crepe-bouquet-with-a-guest | 6-8 9-12 13+ | -
appeal 3
topics crepe paper flowers, paper flowers, crepe paper, flower making, bouquet, floral wire, paper bouquet, flower arrangement, room decor
near mother's day, spring, gift
carries any !land
minutes 50 70 90
waits 20
mess low
scene stand
heart crepe: crepe-paper = 3 color
heart wire@9-12,13+: craft-wire = 6 ft
heart wire@6-8: pipe-cleaner, twist-tie, chopstick = 6
need wrap: tape, washi-tape, masking-tape = 1
nice stick: wooden-skewer, dowel, bamboo, stick = 3
need vase: glass-bottle, glass-jar, can, plastic-bottle, plastic-jar, paper-cup = 1
join glue: glue, glue-stick, glue-gun
tool scissors: scissors
step bend: shape wire > wire by tcc
step skin: shape crepe wire glue > body by ccc
step trim: cut crepe scissors by ccc
step mark: glue crepe glue by ccc
step stem: build wire wrap stick? by tcc
step petals: cut crepe scissors by ccc
step cup: shape crepe by ccc
step bloom: build crepe wire wrap > blooms by tcc
step leaves: glue crepe wrap glue > leaves by ccc
step vase: build vase > vase by ccc
part wire = wire green : z ~ 4 0 36 0 -10 ; l ~ 4 -20 40 -40 10 -56 -12 ; l ~ 4 20 40 40 10 56 -12
part leaves = crepe green : j ~ -16 34 -52 34 9 ; j ~ 16 34 54 32 9 ; j ~- 2 20 26 -2 7
part blooms = crepe b : f ~ -60 -16 7 26 8 ; f ~+ -60 -16 7 17 6 ; o ~-- -60 -16 6 ; f ~ 60 -16 7 26 8 ; f ~+ 60 -16 7 17 6 ; o ~-- 60 -16 6
part body = crepe a : card w 0 -46 86 88 2 ; figure ~ 0 -46 86 88
part vase = vase light-blue : q^ ~ 8 -24 34 24 34 34 92 -34 92 ; l_ w 3 -22 46 -26 82

* coil-pot-with-a-relief | 6-8 9-12 13+ | -
appeal 3
topics coil pot, coil pottery, coil building, hand building, pottery, ceramics, clay pot, earthenware, pinch and coil, clay vase
near clay, art class, planter
carries any
minutes 60 80 100
waits 4320
mess some
scene stand
heart clay@9-12,13+: stoneware-clay, air-dry-clay = 2 lb
heart clay@6-8: air-dry-clay = 2 lb
need fork: plastic-fork, toothpick, toothbrush, wooden-skewer, craft-stick = 1
nice mat: fabric-scrap, old-towel, burlap, canvas, plastic-bag = 1
nice sponge: kitchen-sponge, sponge-brush = 1
tool rib: craft-stick, plastic-spoon, plastic-lid, wooden-spoon, plastic-knife
home water
step base: shape clay mat? by ccc
step coils: roll clay by ccc
step score: prepare clay fork water by ccc
step lay: build clay > pot by ccc
step rise: build clay fork by ccc
step smooth: shape clay rib by ccc
step draw: draw clay fork by ccc
step relief: build clay fork water > body by ccc
step sponge: wash clay sponge water by ccc
step dry: dry clay by ccc
part pot = clay cream : b^ ~ -54 -76 54 -76 60 -66 84 0 74 60 48 88 -48 88 -74 60 -84 0 -60 -66 ; o_ ~-- 0 -76 52 9 ; o_ ~- 0 -75 45 6 ; l_ ~- 2.5 -76 -34 0 -26 76 -34 ; l_ ~- 2.5 -84 -4 -70 0 ; l_ ~- 2.5 84 -4 70 0 ; l_ ~- 2.5 -74 56 0 66 74 56
part body = clay tan : rim tan-- 1 13 96 96 2 ; print tan 0 12 96 96

* pulp-pressed-picture | 4-5 6-8 9-12 13+ | -
appeal 2
topics handmade paper, paper making, papermaking, recycled paper, paper pulp, seed paper, plantable paper, homemade paper, mold and deckle, recycling
near earth day, upcycling, card making
carries any !long
minutes 40 50 60 70
waits 1440
mess lots
place sink
scene lay
heart pulp: crinkle-paper, newspaper, junk-mail, paper, paper-napkin, egg-carton, construction-paper = 3 handful
need tub: plastic-tub, bucket, bowl, measuring-cup = 1
need felt: fabric-scrap, old-towel, felt, old-t-shirt, cloth-napkin = 2
need sponge: kitchen-sponge, old-towel, paper-towel = 1
nice petals: petal, flower, leaf, fern-frond, grass = 1 handful
nice seeds: seed, grass-seed = 1 tbsp
nice frame: papermaking-frame = 1
nice tint: food-coloring, washable-ink-pad, paint, watercolor-paint = 2 color
home warm-water
home blender
home strainer
step tear: tear pulp tub warm-water by cccc
step blend: mix pulp blender by ggtt
step tint: mix tint pulp by cccc
step drain: prepare pulp strainer frame? by tccc
step press: shape pulp felt > body by cccc
step edge: shape pulp felt by tccc
step petals: decorate petals pulp > petals by cccc
step seeds: decorate seeds pulp > seeds by cccc
step sponge: wash sponge pulp felt by tccc
step dry: dry pulp by cccc
part body = pulp cream : rim cream- 0 2 142 142 7 ; rim cream 0 0 142 142 5 ; shape cream 0 0 142 142 ; details tan 0 0 142 142 ; inked tan 0 0 142 142 1
part petals = petals b : of-petal b/c 0 2 134 134 1.2 14
part seeds = seeds brown : of-seed brown 0 2 134 134 .8 12

* mountain-with-a-face | 4-5 6-8 9-12 | -
appeal 3
topics volcano, volcano model, erupting volcano, baking soda volcano, baking soda and vinegar, vinegar and baking soda, fizzing volcano, eruption, science experiment, science fair
near science, chemistry, stem
carries any
minutes 45 60 75
waits 120
mess lots
scene stand
heart bottle: plastic-bottle, plastic-jar, glass-jar = 1
heart soda: baking-soda = 3 tbsp
heart sour@6-8,9-12: vinegar, lemon-juice = 1/2 cup
need clay: air-dry-clay, modeling-clay, play-dough, salt-dough = 2 lb
nice soap: dish-soap = 1 tbsp
nice red: food-coloring = 1 color
nice paint: acrylic-paint, paint = 3 color
need tray: baking-tray, plastic-tub, foil-pan, plastic-lid, cardboard = 1
tool tip: craft-stick, plastic-knife, toothpick, pencil, plastic-spoon
tool brush: paintbrush, sponge-brush when paint
home vinegar
home cup
step stand: build bottle tray > mountain by ccc
step coat: shape clay bottle > slope by ccc
step draw: draw tip clay by tcc
step build: shape clay tip > body by ccc
step paint: paint paint clay brush > glow by ccc
step soda: fill soda bottle by ccc
step soap: mix soap bottle by ccc
step red: mix red bottle by tcc
step pour@6-8,9-12: test sour bottle cup > lava by cc
step pour@4-5: test vinegar cup bottle > lava by t
step watch: play tray by ccc
part slope = clay w paint paint brown : p^ ~ -22 -64 22 -64 92 86 -92 86 ; l_ ~- 3 -30 -40 -50 20 -56 60 ; l_ ~- 3 34 -30 60 40 66 74
part mountain = bottle gray : o_ gray 0 -66 22 6 ; o_ k 0 -66 14 3.5
part glow = paint green : b_ green -92 86 -78 66 -50 74 -20 68 10 76 44 66 78 70 92 86
part body = clay tan : rim brown-- 1 21 92 92 3 ; print tan 0 20 92 92
part lava = soda red : y_ red 0 -70 24 9 9 .3 ; t_ red -16 -66 7 -30 -20 5 ; t_ red 18 -66 6 40 -6 5 ; t_ orange -8 -74 4 -10 -94 3 ; d_ orange 4 -24 -84 22 -86 6 -94

* bounce-board | 6-8 9-12 13+ | -
appeal 3
topics pinball, pinball machine, rubber band pinball, marble game, nail board, bagatelle, wooden game, woodworking, hammer and nails, arcade game
near game, marble run, carpentry
carries any !long
minutes 60 80 90
waits 45
mess some
scene stand
heart board: wood-scrap, foam-board = 1
heart bands: rubber-band = 6
need marble: marble, ping-pong-ball, wooden-bead = 1
need strips: wood-strip, craft-stick, ruler, cardboard = 5
need paint: paint, acrylic-paint, paint-marker = 3 color
need nails@9-12,13+: nail = 40
tool hammer@9-12,13+: hammer
home nails@6-8
home hammer@6-8
nice caps: bottle-cap = 4
tool brush: paintbrush, sponge-brush
tool pen: pencil, marker
step draw: draw board pen by ccc
step body: paint board paint brush > board body by ccc
step plan: draw board pen by ccc
step nails: build board nails hammer > nails by gtc
step walls: build strips board nails hammer > walls by gtc
step bands: build bands board > bands by ccc
step shoot: build bands strips by tcc
step caps: build caps board nails hammer paint? > caps by gtc
step slope: test board marble > marble by ccc
step score: play marble by ccc
part board = board wood : r^ ~ 0 0 160 186 6 ; r_ ~+ 0 0 146 172 3
part body = paint a : painted ~ 0 -8 96 108
part walls = strips brown : r ~ -76 0 9 184 2 ; r ~ 76 0 9 184 2 ; r ~ 0 -88 156 9 2 ; r ~ 0 88 156 9 2 ; r ~ 64 18 6 132 2
part nails = nails gray : d silver 3.4 -56 -56 -56 30 56 -56 56 30 -30 -70 30 -70 -40 62 40 62 -10 70 12 70
part bands = bands red : l_ red 2.5 -56 -56 -56 30 ; l_ red 2.5 56 -56 56 30 ; l_ red 2.5 -40 62 -10 70 ; l_ red 2.5 40 62 12 70
part caps = caps silver : o^ ~ -62 56 9 ; o_ ~- -62 56 5.5 ; o^ ~ -24 78 9 ; o_ ~- -24 78 5.5 ; o^ ~ 26 78 9 ; o_ ~- 26 78 5.5 ; o^ ~ 0 -76 9 ; o_ ~- 0 -76 5.5
part marble = marble blue : o blue 30 46 8 ; o_ w 27 43 2.4

* plaster-strip-face | 9-12 13+ | -
appeal 2
topics plaster mask, plaster bandage mask, plaster cloth mask, mask making, mod roc, face mask, carnival mask, mardi gras mask, theater mask
near halloween, costume, masquerade
carries face
minutes 80 100
waits 1440
mess lots
scene lay
heart bandage: plaster-bandage = 1 roll
heart oil: cooking-oil, lard, dish-soap = 2 tbsp
need paint: acrylic-paint, paint = 3 color
nice crest: feather, fake-leaf, yarn, raffia = 6
nice tie: ribbon, sewing-elastic, leather-cord = 3 ft
nice towel: old-towel, old-t-shirt, newspaper = 1
need bulk: newspaper, aluminum-foil, paper-towel, cardboard = 3
join glue: glue, glue-gun, waterproof-glue
tool scissors: scissors
tool brush: paintbrush, sponge-brush
home bowl
home warm-water
step form: prepare bowl oil towel? by cc
step bulk: shape bulk by cc
step strips: cut bandage scissors by cc
step first: shape bandage warm-water > mask by cc
step second: shape bandage warm-water by cc
step free: dry bandage bowl by cc
step holes: cut bandage scissors by tc
step paint: paint paint bandage brush > body by cc
step mark: paint paint bandage brush by cc
step crest: glue crest bandage glue tie? > crest tie by cc
part tie = tie c : l ~ 5 -58 -12 -82 6 -76 34 -88 60 ; l ~ 5 58 -12 82 6 76 34 88 60
part crest = crest c : bits own 2.2 -36 -78 -12 -88 12 -88 36 -78
part mask = bandage w : o^ w 0 0 66 78 ; l_ w- 2 -40 -48 -10 -60 24 -56 ; l_ w- 2 -50 20 -44 48 -20 66
part body = paint a : onplate own 0 0 132 132

* pinecone-that-feeds-birds | 4-5 6-8 9-12 | -
appeal 3
topics bird feeder, bird feeders, pinecone bird feeder, pine cone bird feeder, feeding birds, birdseed, peanut butter feeder, bird food, garden birds
near winter, bird watching, backyard
carries animal/bird/fish/bug/robot face !long
minutes 30 40 45
mess some
scene hang
heart cone: pinecone = 2
heart seed: birdseed, pumpkin-seed, oats = 1 cup
need paste: peanut-butter, sunflower-butter, lard = 1/4 cup
need cord: string, cotton-cord, raffia, yarn = 3 ft
need card: milk-carton, cereal-box, cardboard, cardstock = 1
nice tray: baking-tray, plastic-lid, paper-plate, foil-tray = 1
tool spoon: wooden-spoon, metal-spoon, plastic-knife, craft-stick
tool scissors: scissors
tool pen: crayon, pencil, permanent-marker, marker
step draw: draw card pen by tcc
step cut: cut card scissors by gcc
step face: draw card pen by tcc
step tie: tie cord cone > loop by tcc
step spread: build paste cone spoon by ccc
step roll: shape cone seed tray? > cone seeds by ccc
step head: build card cone > head by tcc
step second: shape cone paste seed by ccc
step hang: tie cord by ggt
step watch: play cone by ccc
part loop = cord tan : l ~ 3 0 -30 0 -104
part cone = cone brown : pinecone brown 0 -8 132 96
part seeds = seed tan : d_ tan 3.4 -38 22 -20 18 0 24 20 20 40 26 -46 42 -24 40 -4 44 18 42 42 46 -34 60 -10 62 12 60 32 64 ; d_ cream 3 -30 30 -8 34 14 30 32 34 -38 52 -14 52 6 54 26 54 -22 70 4 72 22 72
part head = card a : face a 0 -34 104 96
`;
