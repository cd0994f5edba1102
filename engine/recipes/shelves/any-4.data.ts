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
part body = pumpkin yellow : rim brown 0 14 96 98 3 ; shape yellow 0 14 96 98
part glow = light yellow : l_ yellow 3 -44 -38 -20 -32 0 -30 20 -32 44 -38 ; details brown 0 14 96 98

* fringed-box-pinata | 6-8 9-12 13+ | -
appeal 3
topics pinata, piñata, party game, birthday party, fiesta, cinco de mayo, cardboard pinata, crepe paper, party decoration
near birthday, party
carries any
minutes 90 110 120
waits 60
mess some
scene hang
heart box: cardboard-box, cardboard = 2
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
part rope = rope tan : l ~ 4 0 -56 0 -104
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
`;
