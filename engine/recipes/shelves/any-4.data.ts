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
heart color: food-coloring = 3 color
need cups: paper-cup, egg-carton, muffin-tin, yogurt-pot, cupcake-liner = 4
tool brush: paintbrush, cotton-swab
home milk
home toaster
home plate
step mix: mix color milk cups by tcc
step line: paint bread color brush plate > bread body by ccc
step fill: paint bread color brush by ccc
step mark: paint bread color brush by tcc
step toast: heat bread toaster by ggt
step eat: play bread by ccc
part bread = bread tan : q^ brown 20 -70 -76 70 -76 88 -50 78 -22 74 80 -74 80 -78 -22 -88 -50 ; q_ cream 18 -62 -68 62 -68 78 -48 68 -22 64 71 -64 71 -68 -22 -78 -48
part body = color a : painted ~ 0 4 112 116

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
need color: food-coloring = 2 color
nice trim: candy, sprinkles, pretzel = handful
need sheet: parchment-paper, wax-paper, aluminum-foil = 2 sheet
home butter
home pot
home spoon
step plan: prepare sheet by ccc
step melt: heat mallow butter pot spoon by gtt
step tint: mix mallow color cereal spoon by ttc
step wait: dry cereal by ccc
step press: shape cereal sheet butter > body by ccc
step edge: shape cereal by ccc
step trim: decorate trim cereal > trim by ccc
step mark: decorate cereal mallow color by ccc
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
step friend: glue friend jar glue by gttc
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
`;
